title = Days of Steam
sentence = Pokládej čtvercové kartičky, sbírej páru a jezdi vlakem: okruhy a dodávky nesou body.
length = 45 min
