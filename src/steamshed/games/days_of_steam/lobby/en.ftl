title = Days of Steam
sentence = Lay square tiles, gather steam and run your train: loops and deliveries score.
length = 45 min
