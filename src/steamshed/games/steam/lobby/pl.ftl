title = Steam
sentence = Buduj tory, ulepszaj parowóz i przy każdej dostawie wybieraj: dochód teraz czy punkty na końcu.
length = 2 h
