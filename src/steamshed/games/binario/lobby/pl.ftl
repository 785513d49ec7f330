title = Binario Duel
sentence = Dwóch przewoźników łączy kontynent drogą, koleją i statkiem, i żyje z frachtu.
length = 2 h
