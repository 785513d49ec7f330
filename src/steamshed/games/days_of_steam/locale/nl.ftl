# Days of Steam in het Nederlands. Wat ontbreekt komt uit het Engels.

phase-turn = Leg een tegel, rijd of neem water
    .short = Beurt
phase-turn_burnt = Kolen verbrand: tegel leggen of rijden
    .short = Kolen
phase-place_drawn = Leg de getrokken stad
    .short = Stad
phase-run = Rijd met de trein
    .short = Trein
phase-over = Einde van het spel
