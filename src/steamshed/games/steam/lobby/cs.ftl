title = Steam
sentence = Stavěj koleje, zlepšuj stroj a při každé dodávce vol: příjem teď, nebo body na konci.
length = 2 h
