# A Binario Duel játékossegédlete: egy oldal a tábla mellé. A sorok celláit | választja el.

# en: ad0c5c3a
round = A kör
    .step-1 = Vezérlőkártya
    .step-1-says = A start kocka birtokosa felfordít egyet. Tegyétek, amit mond.
    .step-2 = Haladás
    .step-2-says = Minden jármű egy helyet. Megérkezett? Fizet, megfordul.
    .step-3 = Építés
    .step-3-says = Előbb a birtokos. Egy ezekből: bontás és/vagy építés, központi épület, korszerűsítés. Vagy tovább.
    .step-4 = Járművek
    .step-4-says = Vétel, kivonás álló fuvarból, használt ajánlása féláron.
    .step-5 = Fuvartáblák
    .step-5-says = Fuvar indítása, módosítása, megszüntetése. Csak ha állomáson áll, vagy nincs járműve.
    .note = A kocka a másik játékoshoz kerül. 1–24. kör I. kor, 25–48. II., 49–64. III., 65–80. IV.

# en: e442fc3f
load = Mit fizet egy rakomány
    .rule = Járművek × egység × ár + mezők
    .says = 3 szekér borral, ára 5, 4 mező: 3 × 1 × 5 + 4 = 19. Ár: az odaút árujáé, mindkét irányban. Mezők: a két állomással. Üres: 0. Az ellenfél lapkái: egyenként 1, fizető menetből. Ezüst körönként: a fizetés osztva a körökkel, fele, ha egyik irány üres.

# en: 2e94699e
trip = Menetidő körökben
    .says = Alap b: mezők osztva b-vel, felfelé kerekítve. b-(n): n-nel kevesebb. b-(k-m): minden teljes k mező után m-mel kevesebb. Legalább 2. Legfeljebb közúton 12, sínen 14, hajóval 16.

# en: 4a72701e
central = Központi épület nélkül
    .says = Állomásonként egy fuvar, és egy jármű sem újabb a két állomásánál. Vele mindkét korlát megszűnik. Ára: I 40; II 90 (fejlesztve 60); III 160 (90); IV 240 (110). Pont: 30, 50, 70, 90.

# en: a556e71a
points = Pontok
    .row-1 = ezüst | 10-enként 1
    .row-2 = jármű, a járműparkban is | kor szerint 10, 20, 30, 40
    .row-3 = útvonal | osztály szerint 10, 20, 30, 40
    .row-4 = állomás, kikötő, központi épület | lásd a táblázatát
    .row-5 = állomás vagy útvonal fuvar nélkül | fele
    .note = Egyenlőségnél több ezüst, azután több jármű.

# en: 1fcf4d7d
before = Mielőtt befejezed a kört
    .rule = Áll állomáson fuvar, amely üresen indulna?
    .says = Áll jármű tétlenül a járműparkban? Készleten van még az utolsó jelző egy árudból?

# en: c2bcad5b
ways = Mennyibe kerül egy út
    .head = út | lapka | korszerűsítés | korok
    .row-1 = földút | 2 | – | I–II
    .row-2 = aszfaltút | 5 | 4 | II–III
    .row-3 = autóút | 9 | 6 | III–IV
    .row-4 = autópálya | 14 | 8 | IV
    .row-5 = lóvasút | 3 | – | I
    .row-6 = vasút | 7 | – | II–III
    .row-7 = gyorsvasút | 12 | 7 | III–IV
    .row-8 = mágnesvasút, föld alatti mezőnként | 15 | – | IV
    .note = Felár: erdő 1, domb és sivatag 2, híd 4, folyam 8. Alagút (III, IV): bejárat 4, föld alatti mező 3. Csatlakozás az ellenfél lapkájához: a bontás és az építés fele, felfelé kerekítve.

# en: cea7a65b
stations = Állomások
    .head = állomás (utak) | építés | korszerűsítés | pont
    .row-1 = közúti alap (2) | 6 | – | 10
    .row-2 = bővített közúti (3) | 10 | 5 | 20
    .row-3 = II. kori közúti (4) | 20 | 12 | 30
    .row-4 = III. kori közúti (4) | 34 | 18 | 40
    .row-5 = IV. kori közúti (4) | 52 | 24 | 50
    .row-6 = lóvasút (2) | 8 | – | 10
    .row-7 = vasút (3) | 24 | – | 30
    .row-8 = gyorsvasút (4) | 40 | 20 | 40
    .row-9 = mágnesvasút (4) | 60 | – | 50

# en: c3627ffe
ports = Kikötők
    .head = kikötő | építés | korszerűsítés | pont
    .row-1 = alap | 10 | – | 10
    .row-2 = bővített | 16 | 8 | 20
    .row-3 = II. kori | 28 | 14 | 30
    .row-4 = III. kori | 44 | 20 | 40
    .row-5 = IV. kori | 66 | 28 | 50

# en: 35ce44bf
trade = Ki mit ad, mit vesz
    .head = hely | ad | vesz
    .row-1 = város | posta, utasok, növényvédő szer, állatgyógyszer, munkás (II) | posta, utasok, munkás, élelmiszer, élő állat, gyümölcs, bor, bútor, kerítés, só, sóder, tégla, hal, gerenda, gabona
    .row-2 = mezőgazdasági farm | gabona, szalmabála | növényvédő szer, trágya
    .row-3 = állattenyésztő telep | élő állat, trágya (II-ig) | állatgyógyszer, gabona, kerítés, szalmabála
    .row-4 = borászat | bor | növényvédő szer, boros hordó
    .row-5 = gyümölcsös | gyümölcs | növényvédő szer, raklap
    .row-6 = favágó | farönk | –
    .row-7 = fűrésztelep | gerenda | farönk
    .row-8 = fafeldolgozó gyár | bútor, raklap, kerítés | gerenda
    .row-9 = hordógyár | boros hordó | gerenda, farönk
    .row-10 = sólepárló telep | só | raklap
    .row-11 = halásztelep | hal | –
    .row-12 = kavicsbánya, téglagyár | sóder; tégla | –
    .row-13 = élelmiszergyár (III) | élelmiszer | gabona, hal, só, gyümölcs, élő állat
    .note = A II. kortól minden hely munkást is küld és fogad, városba és városból. A gerenda kikötőbe is mehet.

# en: 9c8d367d
vehicles-road = Közúti járművek
    .head = jármű | kapható | ár | rakomány | összekötve | földút | aszfaltút | autóút | autópálya | mit visz
    .row-1 = szekér | I–II | 8 | 1 | 3 | 1-(4-1) | 1-(3-1) | – | – | mindent
    .row-2 = ökrös szekér | I–II | 12 | 2 | 2 | 1 | 1-(5-1) | – | – | posta, utas kivételével
    .row-3 = postakocsi | I | 14 | 2 | – | 1-(3-1) | 1-(2-1) | – | – | posta, utas
    .row-4 = gőztraktor | II–III | 26 | 2 | 3 | 1 | 1-(2-1) | – | – | posta, utas kivételével
    .row-5 = gőzteherautó | II–III | 34 | 2 | 2 | 1-(3-1) | 2-(1) | – | – | mindent
    .row-6 = gőzomnibusz | II–III | 40 | 3 | – | 1-(3-1) | 2-(1) | – | – | posta, utas, munkás
    .row-7 = benzines furgon | III–IV | 58 | 4 | – | 1-(2-1) | 3 | 4 | 4 | mindent
    .row-8 = dízel teherautó | III–IV | 60 | 3 | 2 | 1-(2-1) | 2-(1) | 3 | 3-(1) | posta, utas kivételével
    .row-9 = autóbusz | III–IV | 64 | 5 | – | 1-(2-1) | 3 | 4 | 4 | posta, utas, munkás
    .row-10 = elektromos furgon | IV | 84 | 5 | – | – | 3 | 4 | 5 | mindent
    .row-11 = elektromos teherautó | IV | 92 | 4 | 2 | – | 3 | 4 | 5 | posta, utas kivételével
    .row-12 = elektromos autóbusz | IV | 90 | 7 | – | – | 3 | 5 | 6 | posta, utas, munkás

# en: 294529b3
vehicles-rail = Sínen járó járművek
    .head = jármű | kapható | ár | rakomány | összekötve | lóvasút | vasút | gyorsvasút | mágnesvasút | mit visz
    .row-1 = lóvasút | I | 10 | 1 | 4 | 1-(4-1) | – | – | – | mindent
    .row-2 = ökrös vasút | I | 12 | 2 | 2 | 1 | – | – | – | posta, utas kivételével
    .row-3 = gőzvontatású tehervonat | II–III | 44 | 3 | 3 | – | 2 | 2-(1) | – | posta, utas, munkás kivételével
    .row-4 = gőzvontatású személyvonat | II–III | 46 | 3 | 2 | – | 2 | 3 | – | posta, utas, munkás
    .row-5 = dízel tehervonat | III–IV | 72 | 4 | 3 | – | 3 | 4 | – | posta, utas, munkás kivételével
    .row-6 = dízel expresszvonat | III–IV | 78 | 4 | 2 | – | 3 | 5 | – | posta, utas, munkás
    .row-7 = villamos tehervonat | IV | 100 | 5 | 3 | – | 4 | 6 | – | posta, utas, munkás kivételével
    .row-8 = nagysebességű vonat | IV | 108 | 6 | 2 | – | 4 | 7 | – | posta, utas, munkás
    .row-9 = mágnesvasúti személyvonat | IV | 130 | 8 | 2 | – | – | – | 8 | posta, utas, munkás
    .row-10 = mágnesvasúti tehervonat | IV | 130 | 8 | 2 | – | – | – | 7 | posta, utas, munkás kivételével

# en: 778ae404
ships = Hajók
    .head = jármű | kapható | ár | rakomány | összekötve | tenger | mit visz
    .row-1 = kogge | I | 20 | 3 | – | 1-(3-1) | mindent
    .row-2 = karavella | I | 24 | 2 | – | 2 | mindent
    .row-3 = galleon | I | 34 | 5 | – | 1-(4-1) | posta kivételével
    .row-4 = lapátkerekes gőzhajó | II–III | 56 | 4 | – | 3 | mindent
    .row-5 = csavargőzös | II–III | 64 | 6 | – | 2-(1) | posta, utas, munkás kivételével
    .row-6 = motoros teherhajó | III–IV | 96 | 9 | – | 3 | posta, utas, munkás kivételével
    .row-7 = motoros komp | III–IV | 88 | 6 | – | 4 | mindent
    .row-8 = elektromos konténerhajó | IV | 150 | 12 | – | 4 | posta, utas, munkás kivételével
    .row-9 = elektromos szárnyashajó | IV | 120 | 8 | – | 6 | mindent
    .note = A sebességek jelét lásd: „Menetidő körökben”; kötőjel: ott nem járhat. Minden korban használható; a haladó játékban a régiek visszavonulnak.
