title = Railroad Revolution
sentence = Pracovníci s řemesly staví koleje, stanice a telegrafní vedení napříč kontinentem.
length = 2 h
