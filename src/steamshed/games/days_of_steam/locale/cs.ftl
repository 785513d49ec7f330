# Days of Steam česky. Co chybí, je anglicky.

phase-turn = Kartička, vlak nebo vodárna
    .short = Tah
phase-turn_burnt = Uhlí shořelo: kartička nebo vlak
    .short = Uhlí
phase-place_drawn = Umístit vytažené město
    .short = Město
phase-run = Jízda vlaku
    .short = Vlak
phase-over = Konec hry
