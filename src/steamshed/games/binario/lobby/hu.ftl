title = Binario Duel
sentence = Két fuvarozó köt össze egy kontinenst úton, vasúton és hajóval, és a fuvarból él.
length = 2 óra
