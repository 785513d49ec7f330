# A szabálykönyv: egy üzenet minden fejezethez és minden szakaszhoz. Lásd docs/teaching.md.

## Miről szól a játék

# en: 1673e3a0
what-the-game-is = Miről szól a játék
    .lead = Két–négy vonat közös vasúton fut, amely egyetlen városból nő ki. Rakj le lapkákat, hogy gőzöd legyen, költsd a gőzt áruk szállítására, és legyél az első, akinek 13 pontja van.

# en: 51b3d3c7
what-the-game-is-the-table = Az asztal részei
    .says = Két kép mutatja, mi van az asztalon játék közben.
    .picture-the-map = A vasút: vágányok, két város és egy vonat.
    .picture-the-displays = A készlet, és ami a játékosoknál van.
    .part-1 = Város. A színe mondja meg, milyen árut fogad.
    .part-2 = Áru, amely felrakásra vár.
    .part-3 = Váltó. A sarokban lévő szám az a gőz, amelyet a lapka hozott.
    .part-4 = Domb: rálépni 2 gőz.
    .part-5 = Ív víztoronnyal.
    .part-6 = Híd: két vágány, amely nem találkozik.
    .part-7 = A vonatod.
    .part-8 = Város a kínálatban, az áruival.
    .part-9 = A vágánylapkák paklija.
    .part-10 = A megmaradt körpályajelzők.
    .part-11 = A kazánod: a gőz, amennyid van.

# en: 8e9b29b8
what-the-game-is-one-railway-for-all = Egy vasút mindenkinek
    .says = A vágány senkié: amit egy játékos lerak, azon minden vonat futhat. A körödben lapkát raksz le, vagy a vonatodat mozgatod, vagy vizet veszel fel. A lapkák és a víz gőzzel töltik a kazánodat, a futás kiüríti.

# en: 6c7c4b3f
what-the-game-is-where-points-come-from = Miből lesz pont
    .says = A saját színű városába vitt áru 2 pontot ér. Aki körpályát zár be, jelzőt kap, az 1 pont. A különböző színű áruk legfeljebb 5 pont ráadást hoznak.

# en: 27382055
what-the-game-is-how-it-ends = Hogyan ér véget
    .says = Akinek 13 pontja van, azonnal nyer. Ha ez senkinek sem sikerül, az utolsó vágánylapka felhúzásával vége a játéknak, és a legtöbb pont nyer. Addig senki sem esik ki.

# en: 47af1cb5
what-the-game-is-reconstructed = Mi a rekonstrukció
    .says = A szabálykönyv az összegeket megadja, de a lapkák listáját nem. Hogy az egyes fajtákból hány van, mi a számuk és a jelük, az ehhez a programhoz készült rekonstrukció. Ugyanígy a színenkénti három város és a városok száma. Ahol a szabálykönyv hallgat, ott a program saját döntése érvényes: cserélsz egy lapkát, ha mást nem tehetsz, és tizenkét előrelépés nélküli forduló után vége a játéknak.

## Előkészület

# en: 287a295e
setting-up = Előkészület
    .lead = Egy város, rajta minden vonat, üres kazánok, és minden játékosnál három rejtett lapka. Két további város nyíltan fekszik, mindegyiken két áru.

# en: a0574e81
setting-up-cities-and-goods = Városok és áruk
    .says = Tizenkét város van, a négy szín mindegyikéből három. Az egyik a kezdőváros, ez nem kap árut; kettő a kínálat, mindegyiken két áru a zsákból; a többi kilenc a városok paklija. A zsákban 28 áru van, színenként 7. Hét jelző és 20 szén félre van téve, és szene még senkinek sincs.

# en: d9358a87
setting-up-hands-and-piles = Kezek és paklik
    .says = A 80 vágánylapkából minden játékos hármat húz. A többi a vágánylapkák paklija: két játékossal 74, hárommal 71, néggyel 68 lapka. Minden körödet három lapkával kezded, amíg a pakli el nem fogy; a lapkákat nem lehet cserélgetni vagy visszaadni.

# en: cbb0929e
setting-up-trains-and-boilers = Vonatok és kazánok
    .says = Minden vonat a kezdővárosban áll. A kazánodban 0-tól 6-ig lehet gőz, soha nem több és nem kevesebb. Az elején üres.

# en: a0a86c2d
setting-up-who-begins = Ki kezd
    .says = A kezdő játékost a véletlen dönti el. Utána balra haladva következtek.

# en: 35289b65
setting-up-what-everybody-knows = Amit mindenki tud
    .says = A kezedben lévő lapkákat csak te látod, de azt mindenki, hogy hány van nálad. A két pakli és a zsák sorrendje mindenki előtt rejtve van; amit még senki sem látott, azt ki lehet számolni. Minden más nyílt: a tábla, a kínálat, az áruk, a vonatok és a rakományuk, a gőz, a szén, a jelzők és a pontok.

## A kör

# en: 42f9e214
the-turn = A kör
    .lead = A körödben pontosan egy dolgot teszel. Azután a bal oldali szomszédod tesz egyet.
    .worked = Zöld a sárga városban áll, 1 gőzzel. Ott egy piros áru fekszik, és piros város még nincs. Három körrel később le van szállítva; közben Narancs egy-egy lapkát rak le.
    .row-0 = Kör · mit tesz Zöld · gőz
    .row-1 = 1 · lerak egy 2-es egyenest, és lapkát húz · 1 + 2 = 3
    .row-2 = 2 · lerakja a piros várost a kínálatból, száma 1 · 3 + 1 = 4
    .row-3 = 3 · felrakja a pirosat, és két lapkán át a városba fut: 2 pont · 4 – 3 = 1

# en: 27ad83d3
the-turn-a-turn-in-pictures = Egy kör képekben
    .says = A körödben három dolog egyikét teszed.
    .picture-turn-tile = Lapkát raksz le: 2-vel több gőz, most 5.
    .picture-turn-run = Vagy a vonatoddal futsz: három lépés 3 gőz, és a sárga áru 2 pontot hoz.
    .picture-turn-water = Vagy vizet veszel fel a víztoronynál: 4 gőz.

# en: 7105be94
the-turn-one-thing = Körönként egy akció
    .says = Vágánylapkát raksz le, várost raksz le, a vonatoddal futsz, vagy víztoronynál vizet veszel fel: ezek közül egyet, és csak egyet. Ha megtörtént, a bal oldali szomszédod következik.

# en: 7effdf3c
the-turn-drawing = Húzás
    .says = Ha vágánylapkát raktál le, a köröd utolsó lépéseként újat húzol a vágánylapkák paklijából. A város nem a kezedből jön, ezért utána nem húzol.

# en: bc03a051
the-turn-coal-comes-before = Előtte jön a szén
    .says = A játék vége felé mindenkinek van szene. Mielőtt lapkát raksz le vagy futsz, elégethetsz belőle; ez nem használja el a körödet.

# en: 08c6bb7d
the-turn-no-passing = Nincs passz
    .says = Passzolni nem lehet. Ha valóban semmit sem tehetsz, lapkát cserélsz: egyet a kezedből képpel fölfelé kiteszel a játékból, és másikat húzol, ha van még. A félretett lapkát mindenki látja, a kezedből mást senki.

## Vágány lerakása

# en: 199327cc
laying-track = Vágány lerakása
    .lead = A lapkának minden oldalon illeszkednie kell, és egy vonatnak rajta át el kell jutnia egy városba. Cserébe annyi gőzt kapsz, amennyi rajta áll.
    .worked = A sárga városból egyenes, egyenes, ív és vakvágányos egyenes vezet tovább: négy lapka. Zöldnek 5 gőze van, és a vonal végére dombot rak le, száma 2.
    .row-0 = A domb az ötödik lapka a várostól: szabad. A hatodik túl messze lenne.
    .row-1 = 5 + 2 = 7 lenne; a kazánba 6 fér, 1 gőz elvész.

# en: 38b677f8
laying-track-from-your-hand = A kezedből
    .says = A kezedből raksz le egy lapkát, tetszés szerint elforgatva, üres mezőre. Mindig meglévő vágányt folytat: olyan mezőre kerül, amerre valamilyen vágány vezet. Csak a jeles lapka tehető másik lapkára is, és lapka másként nem kerül le a tábláról.

# en: 05f66f47
laying-track-track-meets-track = Vágány vágánnyal találkozik
    .says = Ahol az új lapka másokhoz ér, ott vágánynak vágánnyal, vágány nélküli oldalnak vágány nélkülivel kell találkoznia. A vakvágány vágánynak számít, és a városnak mind a négy oldalán vágány van. Az üres szomszédos mezők nem számítanak.
    .picture-meets-allowed = Az ív folytatja a vonalat.
    .picture-meets-refused = A vonal vágány nélküli oldalnál érne véget.

# en: a3584308
laying-track-a-way-to-a-city = Út egy városba
    .says = Egy vonatnak az új lapka valamelyik vágányán át, visszafordulás nélkül el kell jutnia egy városba; az egyik irány elég. A vakvágány nem elég, és az a vágány sem, amely csak vakvágányba vezet. A lapka többi része bárhová vezethet, akár a semmibe.
    .picture-way-allowed = A vonal átmegy a lapkán; a vakvágány mellette van.
    .picture-way-refused = A vonal a vakvágányba futna: erről a lapkáról egy vonat sem jut el a városba.

# en: c9bb4269
laying-track-not-too-far = Nem túl messze
    .says = Ez a város a vágány mentén legfeljebb öt lapkára lehet, az új lapkát is beleszámítva: a város melletti lapka az első. A domb itt egy lapka, bár drágább rálépni.

# en: 520e4b45
laying-track-between-two-cities = Két város között
    .says = Vágány két várost egyetlen közbülső lapkával is összeköthet. Csak a város lerakásakor kell távolságot tartani.

# en: 52f8a24f
laying-track-steam = Gőz
    .says = Annyi gőzt kapsz, amennyi a lapka száma: 2-t az egyszerű vágányért, a dombért és a vakvágányos lapkáért, 1-et a hídért, a váltóért, a kettős ívért, a víztoronyért és minden jeles lapkáért. A kazánba 6 fér, ami több, elvész. Ezután kiderül, keletkezett-e új körpálya a táblán.

## Városok

# en: 3d607d6a
cities = Városok
    .lead = A város olyan lapka, amelynek minden oldalán vágány van, és két árut hoz. A legközelebbi másik várostól legalább két vágánylapkának kell elválasztania.
    .worked = A sárga városból három lapkából álló vonal kerül arra a mezőre, amely tőle kettővel keletre van. Zöld oda rakja le a piros várost, és a következő körben egyenest a kettő közé.
    .row-0 = Piros város: vágányon három lapka választja el a sárgától, szabad · 0 + 1 = 1 gőz
    .row-1 = Egyenes a kettő közé: szabad, és körpályát zár be · 1 + 2 = 3 gőz, 1 jelző
    .row-2 = Fordított sorrendben: az egyenes után csak egy lapka van közben, a város túl közel lenne.

# en: 43494b3c
cities-from-the-display-or-the-pile = A kínálatból vagy a pakliból
    .says = Elveszed a kínálat két városának egyikét az áruival együtt, vagy felhúzod a városok paklijának legfelső lapját. A kínálatból elvett város helyére azonnal új kerül a pakliból, és két árut kap a zsákból. Ha a pakli elfogyott, a hely üres marad.

# en: 97b870c1
cities-drawn-from-the-pile = A pakliból húzva
    .says = A húzott várost mindenki látja, és le kell raknod, bármilyen színű. Csak azután kap két árut a zsákból. Húzni csak akkor szabad, ha van mező egy városnak.

# en: 49e1a5d7
cities-where = Hová kerülhet város
    .says = Üres mezőre, amely felé nem néz vágány nélküli oldal. Egy vonatnak a városból visszafordulás nélkül el kell jutnia egy másikba, és a legrövidebb ilyen út legalább két vágánylapka; a domb egy lapka. A saját magához visszavezető út nem számít, és az sem, légvonalban milyen közel vannak a városok. A várost nem kell forgatni. Amíg nincs mező egy városnak, nem vehetsz és nem húzhatsz várost.
    .picture-city-allowed = Két vágánylapka van a városok között.
    .picture-city-refused = Az itteni város csak egy lapkára lenne a kéktől.

# en: bb6809a6
cities-side-by-side-and-over-switches = Egymás mellett és váltókon át
    .says = Két város soha nem lehet közvetlenül egymás mellett. Az a vágány, amelyen a vonatnak vissza kellene fordulnia, nem köt össze két várost, ezért azok sem összekötve, sem túl közel nincsenek. A vonatot megfordító vágány viszont összeköti őket.

# en: ecc34e6d
cities-as-far-out-as-track-leads = Ameddig a vágány vezet
    .says = Város bármely vonal végére kerülhet, akármilyen hosszú az. Az ötlapkás határ csak a vágányra vonatkozik.

# en: afa20f5a
cities-what-a-city-brings = Mit hoz egy város
    .says = Megkapod a rajta álló 1 gőzt, és ha új körpályát zár be, egy jelzőt. Amikor a tizenkettedik város a táblán van, mindenki azonnal öt szenet kap.

# en: d04332d3
cities-goods-enough = Elég az áru
    .says = Tizenegy város 22 árut vesz el a 28-ból, a zsák tehát soha nem ürül ki. A táblán lévő város nem kap új árut, ha az övéi elfogytak.

## Futás

# en: 477c5678
running = Futás
    .lead = Egy menet legfeljebb hat lépés, egyenként fizetve. A vonat a vágányt követi, és soha nem fordul vissza, amíg meg nem állítod.
    .worked = Zöld a sárga városban áll 6 gőzzel, és a pirosba akar jutni. Délen is van út, északon is, dombon át. Mindhárom menet ívet érint, és a kocka kegyes.
    .row-0 = Út · lépések · elköltve · maradt
    .row-1 = Dél · ív 1, egyenes 1, város 1 · 3 · 3
    .row-2 = Észak · domb 2, ív 1, város 1 · 4 · 2
    .row-3 = Észak, Narancs a dombon · domb 3, ív 1, város 1 · 5 · 1

# en: d37a21a2
running-your-own-train = A saját vonatod
    .says = Csak a saját vonatodat mozgatod, legalább egy lépést, és csak vágányon. Azzal a gőzzel fizetsz, amely a kör elején megvolt, a most elégetett szén gőzével nem. A menet ugyanazt a helyet kétszer is érintheti, körpályán körbemehet, és ott is véget érhet, ahol kezdődött.

# en: f0a44f35
running-what-a-step-costs = Mennyibe kerül egy lépés
    .says = Egy lépéssel a vonat a következő vágányra vagy a következő városba ér. Vágányra, vakvágányra vagy városba lépni 1 gőz, dombra 2. Elhagyni bármit ingyen lehet.

# en: bdfc6356
running-other-trains = Más vonatok
    .says = Olyan vágányra lépni, amelyen másik vonat áll, 1-gyel több, dombon tehát 3. Egy váltó egészben egyetlen vágánydarab. A híd és a kettős ív két vágánya külön van, és az átmenő vágány melletti vakvágány is. A városokban mindenkinek van hely, felár nélkül.

# en: 11dca823
running-setting-out = Indulás
    .says = Bármely irányba indulhatsz, amerre a vonatod alatti vágány vezet, mindegy, honnan jött. Városból bármelyik oldalon. Két kör között tehát a vonat ingyen megfordulhat.

# en: 760ab463
running-under-way = Útközben
    .says = Futó vonat soha nem fordul vissza. Váltón csak olyan ágra mehet, amely onnan folytatódik, ahol belépett. Ahol a vágány üres mezőre vezet, ott nincs tovább.

# en: 76804b12
running-in-a-city = Városban
    .says = A várost bármelyik oldalon el lehet hagyni, akár arra is, amerről a vonat jött. Máshol futó vonat nem fordulhat csak úgy vissza.

# en: 7ec82798
running-dead-ends-bridges-double-curves = Vakvágány, híd, kettős ív
    .says = A vakvágány a menet vége; a következő körödben a vonat arra hagyja el, amerről jött. Hídon és kettős íven a vonat azon a vágányon marad, amelyen belépett.

# en: aeed09b9
running-stopping-and-passing = Megállás és elhaladás
    .says = Nem állhatsz meg olyan vágányon, ahol másik vonat áll; ugyanannak a lapkának a másik vágánya szabad, és minden város is. Ilyen vágányra csak akkor léphetsz, ha a gőzöd elég, hogy túljuss rajta egy helyre, ahol megállhatsz. Foglalt vakvágányra tehát senki sem léphet.

# en: 966d031b
running-paying-and-stopping = Fizetés és megállás
    .says = Minden lépést azonnal fizetsz, és nem költhetsz többet, mint amid van. A menetnek csak akkor van vége, ha megállsz. Mivel minden lépés legalább 1, és a kazánba 6 fér, hat lépés a legtöbb.

## Ívek és a kocka

# en: 0205362b
curves-and-the-die = Ívek és a kocka
    .lead = Az egyenes vágányon nincs sebességhatár. Ha egy íven átmenő menet 2 gőznél többe kerül, a végén a kocka dönt.
    .worked = Zöld a sárga városban piros árut rak fel; a piros városig egy egyenes és egy ív vezet. Zöldnek 6 gőze van.
    .row-0 = Egy menetben: 1 + 1 + 1 = 3 gőz, ívvel, Zöld dob
    .row-1 = Kocka 1: kisiklás. A vonat és az áru ismét a sárga városban, 3 gőz maradt, nincs pont
    .row-2 = Kocka 2–6: megérkezett. 3 gőz maradt, 2 pont
    .row-3 = Két menetben, 2 gőz és utána 1: nincs dobás, 3 gőz maradt, 2 pont, de egy körrel később

# en: 707fdfd0
curves-and-the-die-when-you-roll = Mikor dobsz
    .says = Egyszer dobsz, a menet végén, ha az 2 gőznél többe került, és legalább egy íven átment. Minden számít, amit fizettél, a domb és az elhaladás is. Az nem számít, az úton hol volt az ív.

# en: d6d18be4
curves-and-the-die-when-you-derail = Mikor siklasz ki
    .says = Kisiklasz, ha a kocka legfeljebb annyit mutat, amennyit 2-n felül elköltöttél. 3 gőz után ez az 1, 4 után az 1 és a 2, 5 után 1-től 3-ig, 6 után 1-től 4-ig. 6 gőzzel íven át tehát hat esetből csak kettőben érsz célba.

# en: 5331cc7c
curves-and-the-die-what-is-a-curve = Mi számít ívnek
    .says = Minden ív, amelyen a vonat végigment, dombon, víztoronynál és váltó ágán is. A vágány, amelyen megállt, akkor számít, ha csak íven mehetne tovább. Nem számít a fordulás városban, a vakvágány, a vágány, amelyről a menet indult, és az a váltó, amelyen megállt, ha egyenesen is tovább vezet.

# en: 65bb9186
curves-and-the-die-derailed = Kisiklás
    .says = A vonat visszakerül oda, ahonnan indult, és minden áru is, akár leszállították, akár nem. Az elköltött gőz elvész, és a körödnek vége. Az ebben a körben elégetett szén gőze megmarad.

# en: 27bdc1dc
curves-and-the-die-after-the-roll = A dobás után
    .says = A szállítás tehát csak akkor számít, ha a vonat biztonságban megérkezett. Csak akkor derül ki az is, megvan-e a 13 pontod.

## Áruk

# en: d3cfa0ec
goods = Áruk
    .lead = A vonatod egyszerre egy árut visz, és a felrakás ingyen van. Az áru az első saját színű városban, ahová belépsz, le van szállítva.
    .worked = A sárga, a piros és a zöld város egy egyenes vonalon van, kettő-kettő között két lapka. Zöldnek 6 gőze van, és kétféleképpen költheti el.
    .row-0 = A zölddel hat lépés át a zöld városig: 1 áru, 2 pont
    .row-1 = A pirossal három lépés a piros városig, ott a sárga felrakása, három lépés vissza: 2 áru, 2 + 2 + 1 a két színért = 5 pont

# en: b038fec4
goods-loading = Felrakás
    .says = A menet minden városában, a kezdetén is, az üres vonat felrakhat egy ott fekvő árut, bármilyen színűt. Nem kötelező, és nem kerül gőzbe; csak a futás kerül. Felrakás után legalább egy lépést menni kell.

# en: 6ad83b8c
goods-one-aboard = Egy a vonaton
    .says = A vonaton egy árunak van hely. Menet közben árut lerakni vagy cserélni nem lehet. Az egyforma színű áruk egyformák.

# en: 2aa97614
goods-delivering = Leszállítás
    .says = Amint a vonat az áru színével egyező városba ér, az áru le van szállítva, akár akarod, akár nem. Csak az a város nem fogadja, ahol felrakták.

# en: a4c8f5a4
goods-the-city-it-came-from = A város, ahonnan jött
    .says = Áruval a vonaton befuthatsz abba a városba, ahol felraktad, és át is futhatsz rajta; az áru a vonaton marad. Ha valahol lerakták, és újra felrakták, a második felrakás városa az, amelyik nem fogadja.

# en: 6eba40a5
goods-and-on = Több áru egy futásban
    .says = Amit leszállítasz, nyíltan nálad marad. A vonat továbbfuthat, és újra felrakhat, akár ugyanabban a városban. Így egy menet több árut is leszállíthat.

# en: ef4fcd42
goods-stopping-with-a-good-aboard = Megállás áruval
    .says = Ha városban állsz meg, az áru ott lekerül a vonatról, és bárki elviheti. Ha vágányon állsz meg, a vonaton marad, és senki sem veheti el tőled.

## Körök

# en: e63cfe73
circuits = Körpályák
    .lead = A körpálya legalább két városon át visszavezető vágány, amelyen egy vonat visszafordulás nélkül körbe tudna futni. Aki újat zár be, azonnal jelzőt kap.
    .worked = Három vonal köti majd össze a sárga és a piros várost; kettőből hiányzik egy-egy lapka. Zöld bezárja az első körpályát, Narancs befejezi a harmadik vonalat. Egy másik táblán egy lapka csak kerülőt ad.
    .row-0 = Zöld egyenese délen: az első körpálya · 1 jelző, 1 pont
    .row-1 = Narancs íve: a teljesen külön harmadik vonallal két új körpálya lesz · mégis csak 1 jelző
    .row-2 = Kerülő, amely az egyik váltónál elhagyja a vonalat, a másiknál visszatér: semmi új · nincs jelző

# en: 5ce59121
circuits-what-a-circuit-is = Mi a körpálya
    .says = Visszatérő vágány legalább két városon át, amelyen egy vonat visszafordulás nélkül végig körbe tudna futni. Nem számít, hogy valaha is megteszi-e egy vonat.

# en: b45106e2
circuits-nothing-twice = Körpályán semmi sem lehet kétszer
    .says = A körpálya semelyik várost, váltót vagy más vágánydarabot nem használhat kétszer. A hídnak és a kettős ívnek két külön vágánya van, mindegyiken egyszer át lehet menni. A vakvágány soha nem része körpályának; domb, vonat és gőz nem számít.

# en: c4a232a5
circuits-the-marker = A jelző
    .says = Ha a lapkád vagy a városod új körpályát zár be, azonnal egy jelzőt kapsz, és csak egyet, akkor is, ha többet zár be. Hét jelző van. Ha elfogytak, a körpályák semmit sem érnek, és később senki sem kérhet jelzőt.

# en: 02539d12
circuits-when-a-tile-closes-a-ring = Mikor zár be körpályát egy lapka
    .says = A körpálya most zárult be, ha korábban nem lehetett rajta körbefutni. Olyan vágányon megy, amelyet az új lapka hozott, vagy az új városon át, vagy egy váltóra rakott híd vagy kettős ív mindkét vágányán.

# en: ffee22e7
circuits-when-two-rings-are-the-same = Mikor ugyanaz két körpálya
    .says = Két körpálya ugyanannak számít, ha ugyanazokon a városokon megy át ugyanabban a sorrendben, bármelyik irányban. Emellett két-két város között minden szakaszuknak kell, hogy legyen közös vágánya a másik körpálya ugyanazon szakaszával.

# en: ceff4a5a
circuits-when-a-ring-is-new = Mikor új egy körpálya
    .says = Új, ha közvetlenül előtte egyetlen vele azonosnak számító körpálya sem volt. Egy körpálya két városa között a teljesen külön vonal új körpályát ad, és a más városokon átmenő körpálya is. A kerülő, amely csak elhagy egy szakaszt, és visszatér rá, nem ad újat. Az a lapka sem, amely egy ugyanolyan vágányút helyére kerül.

# en: 42fff056
circuits-broken-rings = Megszakadt körpályák
    .says = A jelződ akkor is nálad marad, ha a körpálya megszakad. Ha a körpálya később újra bezárul, az dönt, hogy közvetlenül előtte mi volt a táblán.

## Meglévő vágányra

# en: 3f67c359
over-old-track = Meglévő vágányra
    .lead = A jeles lapka meglévő vágányra is lerakható. Ami ott volt, eltűnik, és az újnak úgy kell illenie, mintha az soha nem lett volna.
    .worked = Két vonal köti össze a sárga és a piros várost, de a déliben egy Y váltó miatt minden vonatnak vissza kellene fordulnia. Narancsnak 9 pontja van, és északon három egyenes lépés kell neki, hogy negyedik színt szállítson le.
    .row-0 = Zöld jeles egyenest rak az Y váltóra: a körpályán körbe lehet futni · 1 jelző, 2 + 1 = 3 gőz
    .row-1 = Narancs máshol rak le egy egyenest · 1 + 2 = 3 gőz, elég a három lépésre
    .row-2 = Zöld jeles Y váltót rak egy északi egyenesre: a körpálya megszakad, a jelző megmarad · 3 + 1 = 4 gőz
    .row-3 = Narancs útja most a déli: 1 + 1 + 2 + 1 + 1 = 6 gőz, két íven át

# en: ad4b907e
over-old-track-the-symbol = A jel
    .says = A 80 lapkából 17-en van jel. Az ilyen lapka meglévő vágánylapkára is lerakható, vagy üres mezőre, mint bármelyik másik.

# en: 1371b2a3
over-old-track-what-may-be-covered = Mi fedhető le
    .says = Domb, híd és város nem fedhető le, és olyan lapka sem, amelyen bárkinek a vonata áll. Minden más igen: egyenes, ív, váltó, kettős ív, vakvágányos lapka, víztorony, és olyan lapka is, amely maga is másikon fekszik.

# en: 5a3f5f91
over-old-track-gone-for-good = A lefedett lapka kikerül a játékból
    .says = A lefedett lapka nincs többé, és soha nem tér vissza. Az újnak illenie kell a szomszédaihoz, és öt lapkán belül városba kell vezetnie, mintha a régi soha nem lett volna ott. A régi vágányból semmit sem kell megtartania.

# en: 1500dafa
over-old-track-cut-nothing-off = Semmit ne vágj el
    .says = Minden városból, ahonnan volt út másik városba, továbbra is legyen. Minden más vágányról a vonatnak továbbra is el kell jutnia egy városba, bármilyen messze.
    .picture-cut-allowed = A vonatok továbbra is eljutnak egyik városból a másikba.
    .picture-cut-refused = Mindkét ág délre vezet: egy vonat sem jutna el többé egyik városból a másikba.

# en: a117e39f
over-old-track-what-it-brings = Mit hoz
    .says = Gőzt, talán jelzőt, és új lapkát, pontosan úgy, mint bármelyik másik lapka.

# en: cca0ab32
over-old-track-nothing-else-is-sacred = Amit elronthatsz
    .says = Megszakíthatsz egy körpályát, elronthatod valakinek az útját, eltüntethetsz egy víztornyot, és a hálózat akár részekre is eshet. A máshol álló vonatok a helyükön maradnak, az áruikkal együtt.

## Víz és szén

# en: b24a6aef
water-and-coal = Víz és szén
    .lead = Egy kör a víztoronynál 4 gőzt ad. Az utolsó város lerakásakor mindenki szenet kap, amely a következő körre ad gőzt.
    .worked = Zöldnek 3 gőze van, és egy lépésre áll egy víztoronytól. Később 1 gőzzel és 5 szénnel 6 gőzös menetre készül.
    .row-0 = Első kör: egy lépés a toronyhoz · 3 – 1 = 2 gőz
    .row-1 = Második kör: vízfelvétel · 2 + 4 = 6 gőz
    .row-2 = Később, első kör: 3 szén elégetése és egy 2-es lapka · 1 + 3 + 2 = 6 gőz, 2 szén maradt
    .row-3 = 5 szén megtöltené a kazánt, de akkor a lapka semmit sem hozna

# en: 76e48c00
water-and-coal-taking-water = Vízfelvétel
    .says = Ha a köröd kezdetén a vonatod víztoronynál áll, a kört vízfelvételre használhatod: 4 gőz, legfeljebb annyi, amennyivel a kazánban 6 lesz. Teli kazánnal is szabad.

# en: c6f8b98e
water-and-coal-getting-there = Odajutni
    .says = A víztorony közönséges vágány mellett áll. Odaérni 1 gőz, és egy vonatnak van hely.

# en: f143d837
water-and-coal-five-coal-for-everybody = Öt szén mindenkinek
    .says = Amikor a tizenkettedik város is lekerült, minden játékos öt szenet kap, egyszer a játékban. Előtte senkinek sincs. Két vagy három játékossal a 20-ból megmaradt szén a dobozban marad.

# en: b70b1155
water-and-coal-burning = Égetés
    .says = A köröd elején egyszer szenet égethetsz. Annyi kockát, amennyit akarsz, amíg van hely a kazánban. Mindegyik 1 gőzt ad, és elfogy. Ez még nem a köröd egy dolga.

# en: 5c19e4b4
water-and-coal-then-a-tile-or-a-run = Utána lapka vagy menet
    .says = Égetés után lapkát vagy várost kell leraknod, vagy futnod kell; vizet nem vehetsz fel, és lapkát nem cserélhetsz. Ha ezek egyike sem lehetséges, nem égethetsz.

# en: 941ab7dd
water-and-coal-for-later = A szén gőze későbbi körökre való
    .says = A szénből lett gőz nem költhető el abban a körben, amelyben elégetted; a kazánban vár. 5 gőzzel égess el 1 szenet, és fuss 5-ért: a végén 1 gőzöd van.

## Pontok és a vége

# en: 7a3de3a8
points-and-the-end = Pontok és a vége
    .lead = A pontok attól fogva számítanak, hogy megvannak. 13 azonnal nyer; különben az utolsó vágánylapkával ér véget a játék.
    .worked = Zöld pirosat, zöldet és sárgát szállított le, és kék árut visz a kék városba. Narancs pirosat, pirosat és kéket szállított le, és 2 jelzője van.
    .row-0 = Pontok · áruk · színek · jelzők · összesen
    .row-1 = Zöld előtte · 6 · 3 · 0 · 9
    .row-2 = Zöld a kék áruval · 8 · 5 · 0 · 13: azonnal nyer
    .row-3 = Narancs · 6 · 1 · 2 · 9

# en: 26f38440
points-and-the-end-adding-up = Összeadás
    .says = 2 pont minden leszállított áruért, 1 minden jelzőért, és a ráadás a színekért. Az összeg a játék minden pillanatában érvényes, a ráadással együtt; a végén semmi sem jön hozzá.

# en: 7f13f1f2
points-and-the-end-colours = Színek
    .says = Két szín áruja 1 ponttal hoz többet, három szín 3-mal, mind a négy 5-tel. Csak a legnagyobb ráadás számít. A második szín tehát az áruval együtt 3 pontot ér, a harmadik 4-et, a negyedik 4-et, egy már meglévő szín csak 2-t.

# en: 9e36b1a1
points-and-the-end-thirteen = Tizenhárom pont
    .says = Akinek legalább 13 pontja van, azonnal nyer: lapka lerakása után, vagy ha egy menet célba ért. Ez az első, még abban a körben is, amelyben az utolsó lapkát húznák.

# en: 00807eea
points-and-the-end-the-last-tile = Az utolsó lapka
    .says = Különben a játéknak annak a körnek a végén van vége, amelyben valaki az utolsó vágánylapkát húzza. Senki sem következik többé, és a kezekben lévő lapkák semmit sem érnek.

# en: 23ee9eb3
points-and-the-end-most-points = A legtöbb pont
    .says = Ekkor a legtöbb pont nyer. Egyenlőségnél a több jelző dönt, azután a több gőz; ha az is egyenlő, a győzelem közös. A többi hely ugyanígy dől el, az után is, aki 13 ponttal nyert.

# en: 447ba851
points-and-the-end-if-nothing-happens = Tizenkét forduló előrelépés nélkül
    .says = Ha tizenkét teljes fordulón át senki sem rak le vagy cserél lapkát, és senki sem szállít le semmit, vége a játéknak. A legtöbb pont nyer. Mindenki láthatja, hány fordulója nem történt semmi.

## Gyakori tévedések

# en: cdb9c062
often-got-wrong = Gyakori tévedések
    .lead = Amit az első olvasás után könnyű elhinni, és amit a szabályok mondanak.

# en: f56fb201
often-got-wrong-entering-a-city-is-free = Városba lépni ingyen van.
    .says = Nem, 1-be kerül, mint a vágány. Két lapka és egy város három gőz.

# en: a07a5d60
often-got-wrong-a-city-brings-a-new-tile = Aki várost rak le, lapkát húz.
    .says = Nem. Csak vágánylapka után húzol, mert csak az jött a kezedből.

# en: 91446abd
often-got-wrong-a-long-run-always-rolls = Hosszú menet után mindig dobni kell.
    .says = A kockához mindkettő kell: 2-nél több gőz és egy ív. Egyenes vágányon hat gőz is biztonságos.

# en: 9866224e
often-got-wrong-turning-in-a-city-is-a-curve = A fordulás városban ív.
    .says = Nem az, akármilyen szögben. Ott akár vissza is fordulhatsz.

# en: cd3fc005
often-got-wrong-a-train-never-turns-round = A vonat csak városban fordulhat meg.
    .says = Menet közben igen. De két kör között bárhol megfordulhat: állj meg egy váltón, és a következő körben bármely irányba elhagyhatod.

# en: 9a009e6e
often-got-wrong-a-good-may-ride-on = Az áru továbbmehet egy távolabbi saját színű városba.
    .says = Nem, az elsőben le van szállítva, akkor is, ha másikat szántál neki. Csak azon a városon megy át, ahol felrakták.

# en: 77d43e8a
often-got-wrong-a-good-in-a-city-waits-for-you = A városban lerakott áru megvár.
    .says = Senkié sem. Ha meg akarod tartani, a vágányon állj meg.

# en: 69f42f88
often-got-wrong-cities-close-together-are-too-close = Két város, köztük egy mezővel, túl közel van.
    .says = A távolságot a vágány mentén kell számolni. Ha az nagyot kerül, egyetlen mező is elég köztük.

# en: d8b14a11
often-got-wrong-every-closed-ring-is-a-circuit = Minden visszatérő vágány körpálya.
    .says = Az a vágány, amelyen vonat nem tud körbefutni, nem körpálya, és egy régi vonal kerülője nem új körpálya.

# en: bb816725
often-got-wrong-coal-takes-you-further-now = A szénnel ebben a körben messzebbre jutsz.
    .says = A szén a következő körre való. Akkor égesd, amikor lapkát raksz le, vagy olyan menet előtt, amelyre a régi gőzöd is elég.

## Beállítások

# en: d52d46f0
options = Beállítások
    .lead = Négy szabály a játék előtt választható, ott, ahol a régi szabálykönyv kétféleképpen olvasható. Ez a könyv az alapesetet mondja el.

# en: 7ce24b11
options-new-circuits = Új körpályák
    .says = Alapesetben csak a valóban új körpálya ér jelzőt. A másik választással minden most bezárt körpálya, a kerülő is.

# en: 2d79d1b5
options-coal-burns-at-once = A szén azonnal hat
    .says = Alapesetben a szénből lett gőz egy későbbi körre vár. Ezzel a beállítással abban a körben is elkölthető, amelyben elégetted.

# en: 55a49e88
options-goods-on-the-start-city = Áru a kezdővárosban
    .says = Alapesetben a kezdővárosban nincs. Ezzel a beállítással két árut kap a zsákból; így is jut minden városnak, mert a 28-ból 24 kell.

# en: 86f2f59a
options-the-last-tile = Az utolsó lapka
    .says = Alapesetben a játék azzal a körrel ér véget, amelyben az utolsó vágánylapkát húzzák. A másik választással húzás nélkül folytatódik, amíg mindenkinek ugyanannyi köre volt; 13 pont akkor is azonnal nyer.
