# Railroad Revolution po polsku. Czego brakuje, jest po angielsku.

phase-endow_pick = Majątek początkowy
phase-place = Umieszczenie pracownika
phase-action = Akcja
phase-deal = Umowy
phase-milestone = Kamienie milowe
phase-over = Koniec gry
phase-promote = Awans
