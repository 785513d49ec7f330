title = Binario Duel
sentence = Two carriers connect a continent by road, rail and ship, and live from freight.
length = 2 h
