title = Days of Steam
sentence = Pokládej čtvercové dílky, sbírej páru a jezdi vlakem: okruhy a dodávky nesou body.
length = 45 min
