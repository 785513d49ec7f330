# Steam česky. Co chybí, je anglicky.

phase-opening_auction = Úvodní dražba
phase-capital = Kapitál
phase-auction = Dražba o pořadí
phase-take_action = Kartičky akcí
phase-build = Stavba kolejí
phase-goods = Zboží
phase-take_points = Body za dodávku
phase-over = Konec hry
