# Steam po polsku. Czego brakuje, jest po angielsku.

phase-opening_auction = Licytacja otwarcia
phase-capital = Kapitał
phase-auction = Licytacja kolejności
phase-take_action = Żetony akcji
phase-build = Budowa torów
phase-goods = Towary
phase-take_points = Punkty za dostawę
phase-over = Koniec gry
