title = Railroad Revolution
sentence = Szakmunkások vágányt, állomásokat és távíróvonalat építenek egy földrészen át.
length = 2 óra
