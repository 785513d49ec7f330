title = Binario Duel
sentence = Twee vervoerders verbinden een continent over weg, spoor en water, en leven van vracht.
length = 2 uur
