# Steam in het Nederlands. Wat ontbreekt komt uit het Engels.

phase-opening_auction = Openingsveiling
phase-capital = Kapitaal
phase-auction = Veiling om de volgorde
phase-take_action = Actietegels
phase-build = Rails bouwen
phase-goods = Goederen
phase-take_points = Punten voor een levering
phase-over = Einde van het spel
