title = Steam
sentence = Rakj le vágányt, fejleszd a mozdonyt, és minden szállításnál dönts: bevétel most, vagy pont a végén.
length = 2 óra
