title = Days of Steam
sentence = Lay square tiles, build up steam and run your train: circuits and deliveries score.
length = 45 min
