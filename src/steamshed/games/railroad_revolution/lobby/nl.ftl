title = Railroad Revolution
sentence = Vaklieden bouwen rails, stations en een telegraaflijn dwars door een continent.
length = 2 uur
