# Dni Pary: słowa polskiej instrukcji. Czego brakuje, jest po angielsku.

title = Dni Pary
phase-turn = Wyłóż żeton, jedź albo użyj wieży wodnej
    .short = Tura
phase-turn_burnt = Węgiel spalony: wyłóż żeton albo jedź
    .short = Węgiel
phase-place_drawn = Wyłóż dociągnięte miasto
    .short = Miasto
phase-run = Przemieść pociąg
    .short = Pociąg
phase-over = Koniec gry
