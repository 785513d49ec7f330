# The words of the game, explained: see docs/teaching.md.

# en: 024608e4
city = város
    .forms = város, városok, várost, városba, városból, városban, városnál, városnak, városon, várossal, városhoz, városig, városé, városokat, városokba, városokban, városra, városoknak
    .says = Hely, amelynek színe van. Az ilyen színű árukockákat fogadja, és mind a hat oldalán csatlakozhat vágány.

# en: 16f11bc7
town = település
    .forms = település*
    .says = Szín nélküli megálló. Véget vet egy kapcsolatnak és kezdi a következőt, de árukockát nem fogad.

# en: d41a2fcb
link = kapcsolat
    .forms = kapcsolat*
    .says = Kész vágány két különböző város vagy település között. Minden kapcsolat, amelyen árukocka utazik, 1 bevételt hoz a gazdájának.

# en: b759758e
unfinished = befejezetlen vonal
    .forms = befejezetlen vonal*, befejezetlen szakasz*, befejezetlen*
    .says = Vágány, amely még nem ér mindkét végén várost vagy települést. Elveszted, ha a következő építésedben nem folytatod.

# en: dcd4e773
open-end = nyitott vég
    .forms = nyitott vég*
    .says = Egy befejezetlen vonal szabad vége. Csak ez a vágánydarab fordítható el.

# en: 2f69522d
disc = korong
    .forms = korong, korongot, korongját, korongja, koronggal, korongok, korongod, korongokat
    .says = Egy társaság színű jelzője. Megmutatja, kié egy kapcsolat vagy egy befejezetlen vonal; minden társaságnak húsz van.

# en: e56788ff
tile = lapka
    .forms = lapka, lapkát, lapkád, lapkák, lapkával, lapkára, lapkának, lapkája, lapkán, lapkáért, lapkákat
    .says = Hatszög vágánnyal. Egy építésben hármat rakhatsz le vagy cserélhetsz, Mérnökként négyet.

# en: 90e0d67a
share = részvény
    .forms = részvény*, részvénn*
    .says = Azonnal 5 $-t hoz, minden fordulóban 1 $-ba, a végén 3 pontba kerül. Soha nem vásárolható vissza.

# en: fb9fa8fc
income = bevétel
    .forms = bevétel, bevételt, bevételed, bevétele, bevételért, bevételedet, bevételből, bevételnek, bevételre, bevételeket, bevételek, bevételi
    .says = Amit a társaságod minden fordulóban kap, lépésenként 1 $. A végén minden lépés 3 pont.

# en: eec5982a
expenses = kiadások
    .forms = kiadás*, számla, számlát, számlára, számlán, számláját, számlája, számlád, számláján
    .says = Amit minden forduló végén fizetsz: 1 $ részvényenként és 1 $ a mozdonyod minden szintjéért.

# en: fd7ef405
reduction = bevételcsökkentés
    .forms = bevételcsökk*, csökkentés*
    .says = A forduló végén a magas bevétel csökken: 11-től 2-vel, 21-től 4-gyel, 31-től 6-tal és így tovább.

# en: 0dcae51c
engine = mozdony
    .forms = mozdony, mozdonyod, mozdonyt, mozdonnyal, mozdonya, mozdonyért, mozdonyok, mozdonyát, mozdonyodat, mozdonynak
    .says = Megmondja, hány kapcsolaton vihetsz el egy árukockát, 1-től 6-ig. Minden szintje fordulónként 1 $-ba kerül.

# en: 5a8b7633
cube = árukocka
    .forms = árukock*, áru, árut, áruk, árukat
    .says = Egy darab áru. Városból városba utazik, és az első saját színű városban kikerül a játékból.

# en: 18f2c5a2
display = árutábla
    .forms = árutábl*
    .says = A játéktábla melletti tábla a később érkező árukockákkal: városonként egy oszlop, amelyet a dobókockák ürítenek.

# en: f5cf06da
new-city = új város
    .forms = új város*
    .says = Város, amelyet a Városiasodás tesz egy településre. Színe van, és egy oszlopa az árutáblán.

# en: c2a85e38
urbanization = Városiasodás
    .forms = városiasodás*
    .says = Akció, amellyel az építésedben, az első lapkád előtt új várost alapítasz.

# en: db18e0cc
production = Termelés
    .forms = termelés*
    .says = Akció, amellyel a dobás előtt két árukockát teszel a zsákból az árutáblára.

# en: 3a318ea8
engineer = Mérnök
    .forms = mérnök*
    .says = Akció, amellyel három helyett négy lapkát rakhatsz le.

# en: 5f570b44
pass = Körsorrendi passz
    .forms = körsorrendi passz*, passz, passzod, passza, passzt
    .says = Akció, amellyel a következő árverésen egyszer kiszállás nélkül passzolhatsz.

# en: 3bdc6b6c
ruin = csőd
    .forms = csőd*
    .says = Aki nem tudja kifizetni a számlát, bevételt veszít érte. Akinek a bevétele nulla alá esne, kiesik a játékból.
