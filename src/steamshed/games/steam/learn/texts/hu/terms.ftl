# The words of the game, explained: see docs/teaching.md.

# en: 0a84a4eb
city = város
    .forms = város, várost, városba, városban, városból, városok, városokat, városnak, városon, városhoz, várossal, városra, városnál, városig, városokban, városokon, városával, városának
    .says = Mező, amelynek színe van. Kockák vannak rajta, a saját színűeket fogadja, és vágány kezdődhet nála.

# en: 68100d19
town = település
    .forms = település, települést, településen, településre, települések, településnek, településnél, településhez, településig, településeken, településből, településsel, településeket, településjel*
    .says = Szín nélküli megálló. A település-vágánylapka véget vet egy kapcsolatnak és kezdi a következőt; a kockák csak áthaladnak.

# en: 1a8d011d
link = kapcsolat
    .forms = kapcsolat*
    .says = Befejezett vágány két város vagy település között. Valahányszor egy kocka használja, a gazdája egy pontot kap.

# en: 403fdd84
incomplete = befejezetlen kapcsolat
    .forms = befejezetlen kapcsolat*, befejezetlen*
    .says = Vágány, amely nem ér mindkét végén várost vagy települést. Elvész, ha a következő építésedben nem bővíted.

# en: ef0354d1
open-end = nyitott vég
    .forms = nyitott vég*
    .says = Ahol egy befejezetlen kapcsolat megszakad. Onnan folytatható, vagy átirányítható.

# en: 1bfa3de9
exit = kijárat
    .forms = kijárat*
    .says = A lapka oldala, ahol a vágány elhagyja. Egy lapka minden kijárata 1 $.

# en: 58f0432f
redirect = átirányítás
    .forms = átirányít*
    .says = Egy befejezetlen kapcsolat nyitott végének másik oldalra fordítása, kijáratonként 1 $-ért. Nem bővítés.

# en: 9accf171
improve = vágány fejlesztése
    .forms = fejlesztés, fejlesztése, fejlesztést, fejlesztésnél, fejlesztéssel, fejlesztésnek
    .says = Egy lapka cseréje olyanra, amelyen több vágány van. Ami ott volt, a gazdájával együtt marad. A mozdonyt is lehet fejleszteni.

# en: 0a55511f
cube = árukocka
    .forms = árukock*, kocka, kockát, kockák, kockákat, kockának, kockával, kockája, kockái, kockáját, kockáért
    .says = Egy darab áru. A városából kapcsolatokon át az első saját színű városba megy.

# en: 3a0e24c1
supply = árukészlet
    .forms = árukészlet*
    .says = Tizenkét mező kockákkal a térkép mellett. A Városi termelés és a Városiasodás hozza őket játékba; soha nem töltődnek újra.

# en: 8069944c
locomotive = mozdony
    .forms = mozdony, mozdonyod, mozdonyt, mozdonya, mozdonyodat, mozdonyát, mozdonynak, mozdonnyal, mozdonyok, mozdonyszint*
    .says = A szintje, 1-től 6-ig, megmondja, hány kapcsolaton szállíthatsz el egy kockát.

# en: b119bca0
income = bevétel
    .forms = bevétel, bevételt, bevételed, bevétele, bevételként, bevételből, bevételedet, bevételi, bevétellel, bevételnek, bevételre, bevételért, bevételét
    .says = Amit minden fordulóban kapsz, vagy fizetsz, ha 0 alatt van. −10-től 10-ig tart; a végén 2 lépés 1 pont, és minden 0 alatti lépés −2.

# en: 5321bbc9
points = győzelmi pont
    .forms = győzelmi pont*, győzelmipont*
    .says = Ez dönti el a játékot. Egy szállítás pontjait mind győzelmi pontként vagy mind bevételként veszed el.

# en: 38322be3
raise-money = pénzszerzés
    .forms = pénzt szerez*, pénzszerzés*, szerez pénzt, szerezni, szerzett
    .says = A bank minden lépés bevételért, amelyről lemondasz, 5 $-t ad. Az alapjátékban ez magától történik, amikor fizetned kell.

# en: 446678c2
action-tile = akciólapka
    .forms = akciólapk*
    .says = Hét lapka egyike, minden fordulóban mindenkinek egy. Jogot ad, és a száma a helyed a következő fordulóban.

# en: f083be8a
city-growth = Városi termelés
    .forms = városi termelés*
    .says = Akciólapka, amellyel egy árukészletmező kockáit egy nyomtatott városra teszed.

# en: 83f481fa
urbanization = Városiasodás
    .forms = városiasodás*
    .says = Akciólapka, amellyel új várost teszel kockákkal egy településre.

# en: 8d19efa1
new-city = új város
    .forms = új város*
    .says = Városlapka, amely egy település helyére kerül. Saját színe van; a nyolcból négy szürke.

# en: dc2596bb
growth-marker = várositermelés-jelző
    .forms = várositermelés-jelző*, termelésjelző*, termelés-jelző*
    .says = Azt mutatja, hogy egy városban már volt Városi termelés: minden nyomtatott városban egyszer lehet a játékban.

# en: 54cc3fec
upkeep = fenntartási költség
    .forms = fenntartás*
    .says = A standardjátékban minden fordulóban levonják a mozdonyod szintjét a bevételedből.

# en: ef89176b
bankrupt = csőd
    .forms = csőd*
    .says = Aki a negatív bevételt minden lehetséges pénzszerzés után sem tudja kifizetni, kiesik a játékból.
