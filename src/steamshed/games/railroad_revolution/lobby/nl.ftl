title = Railroad Revolution
sentence = Vaklieden leggen rails en bouwen stations en een telegraaflijn dwars door een continent.
length = 2 uur
