title = Steam
sentence = Stavěj koleje, zlepšuj lokomotivu a při každé dodávce vol: příjem teď, nebo body na konci.
length = 2 h
