title = Steam
sentence = Leg rails, verbeter je locomotief en kies bij elke levering: nu inkomsten of punten aan het eind.
length = 2 uur
