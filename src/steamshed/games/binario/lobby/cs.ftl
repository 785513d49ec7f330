title = Binario Duel
sentence = Dva dopravci spojují kontinent silnicí, železnicí i lodí a žijí z nákladu.
length = 2 h
