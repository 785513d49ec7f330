title = Dni Pary
sentence = Wykładaj kwadratowe żetony, zbieraj punkty pary i prowadź pociąg: punktują objazdy i dostawy.
length = 45 min
