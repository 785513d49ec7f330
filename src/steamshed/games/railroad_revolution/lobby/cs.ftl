title = Railroad Revolution
sentence = Pracovníci různých řemesel staví koleje, stanice a telegrafní vedení napříč kontinentem.
length = 2 h
