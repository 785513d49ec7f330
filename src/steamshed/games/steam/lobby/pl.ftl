title = Steam
sentence = Układaj tory, ulepszaj lokomotywę i przy każdej dostawie wybieraj: dochód teraz czy punkty na końcu.
length = 2 h
