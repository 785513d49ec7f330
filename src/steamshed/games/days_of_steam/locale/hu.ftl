# Days of Steam magyarul. Ami hiányzik, angolul jelenik meg.

phase-turn = Lapka, vonat vagy víztorony
    .short = Kör
phase-turn_burnt = Elégett a szén: lapka vagy vonat
    .short = Szén
phase-place_drawn = A húzott város lerakása
    .short = Város
phase-run = A vonat mozgatása
    .short = Vonat
phase-over = A játék vége
