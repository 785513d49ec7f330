# Railroad Revolution in het Nederlands. Wat ontbreekt komt uit het Engels.

phase-endow_pick = Startkapitaal
phase-place = Arbeider plaatsen
phase-action = Actie
phase-deal = Deals
phase-milestone = Mijlpalen
phase-over = Einde van het spel
phase-promote = Promotie
