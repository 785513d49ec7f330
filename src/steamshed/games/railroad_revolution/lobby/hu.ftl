title = Railroad Revolution
sentence = Szakmunkások vágányt, állomásokat és távíróvonalat építenek egy kontinensen át.
length = 2 óra
