# A leckék szövegei: egy üzenet minden leckéhez és minden lépéshez. Lásd docs/teaching.md.

## Az első füttyszó

# en: c03466ca
first-whistle = Az első füttyszó
    .idea = Minden körödben egy dolgot teszel: lapkát raksz le, a vonatoddal futsz, vagy vizet veszel fel.
    .know-1 = Körönként egy dolog: lapka, menet vagy víz.
    .know-2 = A lapkák és a városok gőzt hoznak; a futás elkölti.
    .know-3 = Egy saját színű városba szállított áru 2 pont.
    .know-4 = 13 ponttal azonnal nyersz.

# en: 97eccc81
first-whistle-step-1 = Minden vonat ugyanazt a vasutat használja, és a vasút játék közben nő. Ha lapkát raksz le, telik a kazánod: a lapka száma annyi gőzt ad. { $steam } gőzöd van, és egy áru vár, de nincs hová mennie.
    .pin-1 = A vonatod a sárga városban.
    .pin-2 = Piros áru. Piros városba szeretne menni.
    .pin-3 = Itt ér véget a vonal.
    .ask = Rakd le az egyenest a vonal végére.
    .answer-1 = Ez is { $told_gained } gőzt hoz. De a keleti vonal még mindig csak egy lapka hosszú; nézd meg a 3. jelölést.
    .answer-2 = A vonal megy tovább, és jön vele { $told_gained } gőz. De most elkanyarodik, és a vonat az ívben lassít. Van olyan lapkád, amely egyenesen megy tovább.
    .answer-3 = A híd továbbviszi a vonalat. Csak { $told_gained } gőzt hoz, és a második vágánya ma sehová sem vezet.
    .answer-4 = Fel van rakva. De piros város még nincs, és { $steam } gőzzel nem jutnál messzire.
    .answer-5 = A vonatod 1 gőzért elindul, üresen. Előbb legyen hová mennie a vasútnak.
    .otherwise = Szabad, és gőzt hoz. De a 3. jelölésnél a vonal lapkára vár.
    .DS-PLACE-02 = A vágánynak vágánnyal kell találkoznia. Forgasd a lapkát, amíg a sínjei a meglévőket folytatják.
    .after = 2 gőzt kaptál, most { $steam } van. Új lapkát húztál, tehát megint három van a kezedben. Narancs máshol rakott le lapkát: mindenki egy dolgot tesz, azután jön a következő.

# en: c19069d9
first-whistle-step-2 = Most már város zárhatja a vonalat, mert két lapka van közben. Két város van a kínálatban, mindegyiken két áru. A város is hoz gőzt, mint minden lapka.
    .pin-1 = Piros város.
    .pin-2 = Zöld város.
    .pin-3 = Hely az egyiknek.
    .ask = Rakd le azt a várost, amelyre az árud vár.
    .answer-1 = A zöld város is jó, és { $told_gained } gőzt hoz. De az árud piros, és továbbra sem lenne hová mennie.
    .answer-3 = Húzhatsz várost a pakliból is, és akkor le kell raknod, bármi az. De ami neked kell, nyíltan az asztalon van.
    .answer-4 = Még { $told_gained } gőz. De piros város még mindig nincs a táblán, és az árud vár.
    .answer-5 = Felrakva. Ha most futsz, még mindig nincs piros város, ahová mehetnél.
    .answer-6 = A vonat üresen indul, és a piros város még az asztalon van.
    .otherwise = Szabad. De az áru egy saját színű városra vár.
    .DS-CITY-05 = A városok távol vannak egymástól: legalább két vágánylapkának kell köztük lennie.
    .DS-CITY-04 = Oda nem: a városhoz olyan vágány kell, amely másik városba vezet, két lapkával közben.
    .after = Áll a piros város, és { $steam } gőzöd van. A kínálatban rögtön új város került a helyére.

# en: 1f9c4f82
first-whistle-step-3 = Most fuss. Minden lapka, amelyre belépsz, 1 gőz, és a végén a város is; a felrakás ingyen van. Az áru abban a pillanatban le van szállítva, amikor a vonatod a saját színű városába ér.
    .pin-1 = Rakd fel, mielőtt indulsz.
    .pin-2 = Három lépés keletre.
    .ask = Rakd fel a piros árut, fuss a piros városba, és állj meg ott.
    .answer-1 = Elindultál, üresen. Az áru nem megy a vonat után: előbb rakd fel, ingyen van.
    .answer-2 = Nyugatra a kék város van. Az nem fogad piros árut.
    .answer-3 = Megállhatsz a vágányon, és az áru a vonaton marad. { $steam } gőzöd van még, ez elég, hogy ebben a körben megérkezz.
    .answer-4 = Egy lépés hiányzik! Az áru a vonaton marad, de a két pontnak várnia kell egy kört.
    .answer-5 = Gőz későbbre, legfeljebb 6. Ehhez a menethez már van elég.
    .answer-6 = Még egy város, még { $told_gained } gőz. A piros árud továbbra is vár.
    .answer-7 = Meglepetés a pakliból. A piros árud továbbra is vár.
    .otherwise = Szabad, de a piros áru még nincs a piros városban.
    .DS-GOODS-02 = Felrakás után a vonatnak mennie kell.
    .after = Leszállítva! A menet ára { $told_spent } gőz, { $steam } maradt, és { $points } pontod van. Akinek először van 13 pontja, azonnal nyer.

## Vágány lerakása

# en: 8389cea5
laying-track = Vágány lerakása
    .idea = A lapkának minden oldalon illeszkednie kell, és a vonatnak rajta át el kell jutnia egy közeli városba.
    .know-1 = Vágány vágánnyal, vágány nélküli oldal vágány nélkülivel találkozik.
    .know-2 = A vakvágány nem köti be a lapkát.
    .know-3 = A vágány öt lapkára mehet egy várostól, tovább nem.
    .know-4 = A kazánba 6 fér; ami több, elvész.

# en: 5e636c50
laying-track-step-1 = Vágánynak vágánnyal kell találkoznia, vágány nélküli oldalnak vágány nélkülivel. Az üres szomszédos mezők nem számítanak. Egy lapka tehát így illik, úgy nem: forgasd, ahogy akarod.
    .pin-1 = A vonal nyugatról jön.
    .pin-2 = Itt kell elfordulnia.
    .ask = Rakd le az ívet úgy, hogy a vonal délre forduljon.
    .answer-1 = Illik, de a vonal most északra fordul. Egy negyed fordulat a különbség.
    .answer-2 = Ez is illik, és új vonalat kezd a városnál. De a 2. jelölésnél lévő vonalat kell elfordítani.
    .answer-3 = A híd kelet felé viszi tovább a vonalat. { $told_gained } gőzt hoz, az ív 2-t hozna.
    .answer-4 = Jó lapka, sorra kerül majd. Előbb az ív.
    .otherwise = Illik. De a 2. jelölésnél lévő vonalat kell délre fordítani.
    .DS-PLACE-02 = Ott a vágány vágány nélküli oldalhoz érne. Forgasd a lapkát, amíg a sínek összeérnek.
    .after = Az ív 2 gőzt hozott: most { $steam } van. A híd, a váltó és a víztorony csak 1-et hoz, úgyhogy nézd a számot.

# en: a9e37adb
laying-track-step-2 = Ezen a lapkán átmenő vágány van, mellette vakvágány. A vakvágány nem vezet haza: a vonatnak az új lapkán át visszafordulás nélkül kell eljutnia egy városba.
    .pin-1 = Egyenes vakvágánnyal.
    .pin-2 = Itt ér véget a vonal.
    .ask = Vidd tovább a vonalat délre az átmenő vágánnyal.
    .answer-1 = A domb is hoz { $told_gained } gőzt. De aki rálép, 1 helyett 2-t fizet, minden menetben. Tartsd meg olyan helyre, ahol nem te futsz.
    .answer-2 = A híd illik. { $told_gained } gőzt hoz; a vakvágányos lapka 2-t.
    .answer-3 = Itt illik, mert az átmenő vágánya a várost vagy a vonalat éri. De a déli vonal még nyitva van.
    .answer-4 = A nyugati vonalat hosszabbítottad meg. A 2. jelölésnél lévőt kell továbbvinni.
    .otherwise = Szabad. A 2. jelölésnél a vonal még vár.
    .DS-PLACE-03 = Csak a vakvágány érne a vonalhoz, és vakvágányról egy vonat sem jut haza. Forgasd el a lapkát.
    .DS-PLACE-02 = Ott a vágány vágány nélküli oldalhoz érne.
    .after = { $steam } gőzöd van. Mindegy, merre néz a vakvágány: a lapka többi része bárhová vezethet, akár a semmibe.

# en: 7d48af5d
laying-track-step-3 = A vágány öt lapkára mehet a legközelebbi várostól, a sínek mentén számolva. A vonalad négy lapka. Még egy szabad.
    .pin-1 = Az ötödik lapka.
    .pin-2 = Most 2 gőz, de belépni is 2.
    .ask = Rakd le a vonal ötödik lapkájának azt, amelyik megtölti a kazánodat.
    .answer-1 = Illik, és így { $steam } gőzöd van. Két lapkád többet hoz.
    .answer-2 = Ez { $told_gained } gőzt hoz, de máshol. Az ötödik lapka az 1. jelöléshez való.
    .otherwise = Szabad. Az ötödik lapka az 1. jelöléshez való.
    .after = { $steam } gőz: a kazán tele van. 6-nál több soha nem fér bele.

# en: 67bcb598
laying-track-step-4 = Hatodik lapka nem kerülhet e vonal végére: próbáld ki, ha akarod. Máshol van hely, a városnál és nyugaton. Lerakáskor figyeld a gőzödet.
    .pin-1 = Öt lapka a sárga várostól.
    .pin-2 = A kazánod: { $steam } a 6-ból.
    .ask = Rakj le egy lapkát bárhová, ahová szabad.
    .answer-1 = Teli kazánnal ez éppen a jó gondolat! De most az egyszer rakj le egy lapkát, és nézd meg, mi lesz a gőzzel.
    .otherwise = Jó felhasználása egy körnek. De most az egyszer rakj le egy lapkát.
    .after = Még mindig { $steam } gőzöd van: amit a lapka hozott, elveszett. Teli kazánnal ideje futni.

## Városalapítás

# en: 8b4b29a5
founding-cities = Városalapítás
    .idea = A város két árut hoz a táblára, ezért azt rakd le, amelyik a te vonatodnak segít.
    .know-1 = Új város és bármelyik másik között legalább két vágánylapka van.
    .know-2 = A kínálatban lévő város áruit látod; a pakli szerencsejáték.
    .know-3 = Egy menet több árut is leszállíthat.
    .know-4 = Város lerakásáért nem húzol vágánylapkát.

# en: e18f532c
founding-cities-step-1 = Az új városnak olyan üres mező kell, amelyre sínek néznek, és két vágánylapka a legközelebbi másik városig. A sínek mentén számolj, ne légvonalban. A vonatodon már van egy piros áru.
    .pin-1 = Két lapka a kék várostól: van hely.
    .pin-2 = Csak egy lapka: túl közel.
    .pin-3 = Piros, két kék áruval.
    .pin-4 = Zöld, egy pirossal és egy sárgával.
    .ask = Rakd le azt a várost, amelyik a vonatodnak a legjobb.
    .answer-1 = Illik, és tiéd { $told_gained } gőz. De a vonatodon lévő piros áru ott nem talál gazdára, és a piros város Narancsnak marad a kínálatban.
    .answer-2 = Senki sem tudja, mi jön. A kínálatban éppen az a szín van, amelyet szállítasz.
    .answer-3 = { $told_gained } gőz. Közben Narancs az orrod előtt rakhat le várost.
    .answer-4 = Visszafordulsz nyugatra, az áru a vonaton. Arra nincs piros város.
    .otherwise = Szabad, de a piros árud nem került közelebb piros városhoz.
    .DS-CITY-04 = Túl közel: csak egy lapka van közben. Még egy lapka, és egy mezővel odébb állhatna város.
    .DS-CITY-05 = Egymás mellett? Két város között két lapkának kell lennie.
    .after = A piros város a két kék árujával közvetlenül előtted áll, és { $steam } gőzöd van.

# en: 4a6c55f1
founding-cities-step-2 = A menet nem ér véget a szállítással. Ugyanabban a városban újra felrakhatsz árut, és mehetsz tovább. A várost bármelyik oldalon elhagyhatod, arra is, amerről jöttél.
    .pin-1 = Egy lépés a piros városig.
    .pin-2 = Kék áruk.
    .pin-3 = Kék város, onnan három lépés.
    .ask = Szállíts le két árut egy menetben.
    .answer-1 = Leszállítva: { $points } pont. De még { $steam } gőzöd van, és kék áruk hevernek a lábadnál.
    .answer-2 = Szállítottál, és üresen mentél el. A kék áruk felrakása ingyen lett volna.
    .answer-3 = A kék áru a vonaton marad, biztonságban. De van gőzöd, hogy megérkezz.
    .answer-4 = Egy lépés hiányzik a kék városig. Van rá gőzöd.
    .answer-5 = El a piros várostól, piros áruval?
    .answer-6 = A gőz mindig jól jön. De minden megvan egy remek menethez.
    .answer-7 = A város { $told_gained } gőzt hoz. De minden megvan egy remek menethez.
    .otherwise = Szabad. De van itt egy menet, amely kétszer szállít.
    .after = Két áru { $told_spent } gőzért: { $points } pont. Áruként 2, és még 1, mert különböző színűek.

# en: 1302f560
founding-cities-step-3 = A kínálat helyett a pakliból is húzhatsz várost. Látod a színét, le kell raknod, és csak azután kapja meg a két áruját.
    .pin-1 = Városok a pakliban: { $cities }.
    .pin-2 = Most két lapkára van a kék várostól.
    .ask = Húzz egy várost, és rakd le délen.
    .answer-1 = Ezt látod, az áruit is. Gyakran ez a jobb! De most az egyszer próbáld ki a paklit.
    .answer-2 = { $told_gained } gőz. De most a paklit szeretnénk kipróbálni.
    .otherwise = Szabad. De most az egyszer próbáld ki a paklit.
    .after = Sárga város egy zöld és egy piros áruval, és { $steam } gőzöd van. Vágánylapkát nem húztál: a kezedből nem játszottál ki egyet sem.

## A sín dönt

# en: e22d8d93
rails-decide = A sín dönt
    .idea = Menet közben a vonat soha nem fordul vissza, de két kör között ingyen megfordulhat.
    .know-1 = A váltón a vonat arra megy, amerre a sín a belépésétől vezet.
    .know-2 = A következő körben bármelyik irányba indulhat, amelyet a lapkája enged.
    .know-3 = A dombra belépni 2, minden másra 1.
    .know-4 = Városban úgy fordulsz, ahogy akarsz.

# en: c0eb8931
rails-decide-step-1 = A váltó három vonalat köt össze, de nem mindegyiket mindegyikkel. Ez nyugatról keletre vezet, és keletről délre. A nyugatról jövő vonat nem mehet a mellékágra: vissza kellene fordulnia.
    .pin-1 = Zöld áru.
    .pin-2 = A váltó.
    .pin-3 = A zöld város, a mellékág végén.
    .pin-4 = Domb: belépni 2 gőz.
    .ask = Rakd fel a zöld árut, fuss a váltóig, és állj meg rajta.
    .answer-1 = Egyenesen tovább, ahogy a sín vezet, fel a dombra: eddig { $spent } gőz. A mellékágra van rövidebb út.
    .answer-2 = Az áru biztonságban van a vonaton. Még egy lépés, és a váltón állnál.
    .answer-3 = Otthagytad az árut. A felrakás ingyen van.
    .answer-4 = Gőz, igen. De már így is { $steam_before } van, és az áru vár.
    .otherwise = Szabad. De a zöld városba az út a váltóval kezdődik.
    .DS-MOVE-05 = Nyugatról jöttél, és onnan a sín egyenesen megy tovább. Állj meg itt: a következő körben más a helyzet.
    .after = Két lépés, { $told_spent } gőz, { $steam } maradt. Az áru a vonaton van, és a vágányon senki sem veheti el tőled.

# en: de5f3290
rails-decide-step-2 = Új kör, új indulás: a vonatod onnan, ahol áll, a lapkája bármelyik sínjén elindulhat. A váltón ez nyugat, kelet vagy dél.
    .pin-1 = Három irányba indulhat.
    .pin-2 = Két lapka, azután a város: három lépés.
    .ask = Menj a mellékágra, és szállítsd le a zöld árut.
    .answer-1 = Vissza nyugatra. A zöld város a mellékág végén van.
    .answer-2 = A domb 2 volt. A zöld város a mellékág végén van.
    .answer-3 = Megállhatsz, és később mehetsz tovább. De van gőzöd, hogy most megérkezz.
    .answer-4 = Egy lépés hiányzik, és { $steam } gőz maradt a kazánban.
    .answer-5 = Több gőz, de az áru három lépésre van az otthonától, és neked három gőzöd van.
    .otherwise = Szabad, de az áru három lépésre van az otthonától.
    .after = Leszállítva: { $points } pont. A kék városból egy menetben nem lehet; kettőben könnyű volt.

## Vigyázz az ívben

# en: 9488fb44
mind-the-curve = Vigyázz az ívben
    .idea = Ha egy menet 2-nél több gőz, és van benne ív, dobnod kell, és minél több a gőz, annál rosszabb.
    .know-1 = Legfeljebb 2 gőzzel a menet mindig biztos.
    .know-2 = Ívvel: 3 gőz a kocka 6 lapjából 1-nél siklik ki, 4 gőz 2-nél, 5 gőz 3-nál, 6 gőz 4-nél.
    .know-3 = A kisiklás a gőzbe és a körbe kerül, és az egész menetet visszavonja.
    .know-4 = Egyenes vágányon és városban nincs sebességhatár.

# en: f544d132
mind-the-curve-step-1 = A piros város három lépésre van, és az egyik ív. Egy menet ívvel és 2-nél több gőzzel: akkor a végén dobsz. 3 gőz után csak az 1-esnél siklasz ki.
    .pin-1 = Az ív.
    .pin-2 = Piros áru.
    .pin-3 = Három lépésre.
    .ask = Vállald a kockázatot: rakd fel, fuss a piros városba, és állj meg.
    .answer-1 = Nagyon óvatos, és nincs dobás. Most az egyszer légy merész: hat lapból öt jó.
    .answer-2 = Csak { $told_spent } gőz, tehát nincs dobás: jól látod! De most az egyszer légy merész, és fuss végig.
    .answer-3 = Ha felraksz, tovább is kell futnod, és minden további lépés rontja a dobást. Ott állj meg, ahol a piros áru otthon van.
    .answer-4 = Továbbfutottál a piros városon: { $spent } gőz, és most a kocka { $risk } lapja van ellened. Ott állj meg, ahol az áru otthon van.
    .answer-5 = Az üres vonat semmit sem kockáztat, és semmit sem keres.
    .answer-6 = A kazán tele van, ez a gőz elvész. Légy merész!
    .otherwise = Szabad. De most az egyszer légy merész.
    .after = A dobás: { $told_die }! Kisiklottál. A vonat és az áru ott van, ahonnan indult, és oda a gőz: { $told_spent } elveszett, { $steam } maradt. Semmit sem szállítottál, és véget ért a köröd.

# en: 23964d23
mind-the-curve-step-2 = Legfeljebb 2 gőznél soha nem kell dobnod, akár van ív, akár nincs. Ugyanaz az út tehát két rövid menetben is megtehető. Eggyel több kör, de biztos.
    .pin-1 = Két lépésre. Ha vágányon állsz meg, az áru a vonaton marad.
    .ask = Rakd fel, és fuss éppen addig, ameddig biztos.
    .answer-1 = Biztos, { $told_spent } gőzzel. Még egy lépést mehetnél, és az is biztos lenne.
    .answer-2 = Ez megint ugyanaz a szerencsejáték volt, a kockával szemben. Most az volt a kérdés, hogyan biztos.
    .answer-3 = Áru nélkül hiábavaló a menet.
    .answer-4 = Gőz későbbre. A biztos úthoz van elég.
    .otherwise = Szabad, de az áru nincs úton.
    .after = { $told_spent } gőz, nincs dobás. Az áru a vonaton van, és { $steam } gőz maradt az utolsó lépésre.

# en: 94bbbae9
mind-the-curve-step-3 = A lapka, amelyen a menet kezdődik, nem számít ívnek. A városban való fordulás sem, bármilyen szögben.
    .pin-1 = Az ívről indulsz.
    .pin-2 = Egy lépés.
    .ask = Vidd haza az árut.
    .answer-1 = Ez vissza, a sárga városba vezet.
    .answer-2 = Nem rossz, de a piros város egy lépésre van.
    .otherwise = Szabad. De a piros város egy lépésre van.
    .after = Leszállítva: { $points } pont, dobás nélkül. Ívvel 3 gőz után 1-esnél siklasz ki, 4 után 1-nél vagy 2-nél, 5 után 1-től 3-ig, 6 után 1-től 4-ig. Egyenes vágányon olyan gyorsan futsz, ahogy csak akarsz.

## Oda és vissza

# en: 32fbfa41
there-and-back = Oda és vissza
    .idea = Ugyanaz a gőz 2 pontot is hozhat, 5-öt is, ezért keress olyan városokat, ahol egymás árui várnak.
    .know-1 = A vonat egy árut visz; egy menet többet is, egymás után.
    .know-2 = Ha két városban egymás színei várnak, kettős szállítás lehet belőle.
    .know-3 = Ha városban állsz meg, leteszed az árut, és bárkié lehet.
    .know-4 = Ha vágányon állsz meg, biztonságban marad.

# en: 19cfb9e7
there-and-back-step-1 = 6 gőzöd van és egyenes vonalad: itt nem siklasz ki. A vonat egyszerre egy árut visz, és a felrakás ingyen van. Hat lépés, két áru a te városodban, egy a következőben: mit hozol ki belőle?
    .pin-1 = Piros: három lépés.
    .pin-2 = Zöld: hat lépés.
    .pin-3 = Sárga: ide szeretne jönni.
    .ask = Használd a 6 gőzödet a lehető legtöbb pontra.
    .answer-1 = Mind a hat lépés egyetlen áruért, 2 pont. Ugyanez a gőz többre is képes.
    .answer-2 = Leszállítva, { $points } pont, és { $steam } gőz maradt. De elmentél egy áru mellett, amely veled jött volna haza.
    .answer-3 = Leszállítva, de a piros várost üresen hagytad el. Mi feküdt ott?
    .answer-4 = Minden lépés gőzbe kerül, és a vonat üres.
    .answer-5 = A kazán tele van: amit egy lapka hoz, most elvész.
    .otherwise = Szabad. De hat lépés többet is hozhat.
    .after = Két áru egy menetben: { $points } pont { $told_spent } gőzért. A két szín 1 ráadáspont. A kazán most üres, Narancs gőze { $steam_1 }.

# en: 81f16466
there-and-back-step-2 = Üres kazánnal vágányt kell lerakni. Egy egyszerű egyenes 2 gőzt hoz, az ív és a domb is.
    .pin-1 = 2 gőz.
    .pin-2 = Itt nőhet a vonal.
    .pin-3 = Narancs melletted, gőze { $steam_1 }.
    .pin-4 = A zöld áru: azé, aki előbb rakja fel.
    .ask = Rakd le az egyenest a zöld városon túl.
    .answer-1 = { $told_gained } gőz, a kazánnak ugyanolyan jó. De nőjön inkább kelet felé a vonal, ahová egyszer város jöhet.
    .otherwise = Szabad. De kérlek, rakd le az egyenest: a kazán üres.
    .after = A te gőzöd { $steam }, Narancsé { $steam_1 }: a következő körben elindulhatna a zöld áruval.

# en: 728a5146
there-and-back-step-3 = Ha a vonat városban áll meg, leteszi az áruját, és az bárkié lehet. Ha vágányon áll meg, nála marad, és senki sem nyúlhat hozzá.
    .pin-1 = Mindketten ezt szeretnétek.
    .pin-2 = Két lépés: vágányon.
    .ask = Vidd a zöld árut oda, ahol Narancs nem éri el.
    .answer-1 = Elindultál, de az áru még a városban van, Narancs mellett.
    .answer-2 = Így is biztonságban van Narancstól. De a zöld város keleten van.
    .answer-3 = Több gőz. És most Narancs jön, a vonata mellett a zöld áruval.
    .otherwise = Szabad, de most Narancs felrakhatja a zöld árut.
    .after = Most a tiéd, bár néhány kör, mire megérkezik. A vágányon lévő áru biztonságban van; a városban lévő senkié.

## Bezárul a körpálya

# en: 607c5d30
closing-the-ring = Bezárul a körpálya
    .idea = Egy pontot ér a két vagy több városon átmenő körpálya, ha egy vonat körbe tud futni rajta.
    .know-1 = A körpálya legalább két várost érint, és nem kell benne visszafordulni.
    .know-2 = Egy új körpálya egy jelző, azonnal 1 pont.
    .know-3 = Egy teljesen külön második vonal ugyanazon városok között újra számít; egy kis kerülő nem.
    .know-4 = Ne hagyj körpályát egy lapka híján.

# en: 7fba6ad8
closing-the-ring-step-1 = A visszatérő vágány akkor körpálya, ha két vagy több várost érint, és egy vonat visszafordulás nélkül körbe tud futni rajta. Aki újat zár be, azonnal jelzőt kap: 1 pont.
    .pin-1 = Egy lapka hiányzik.
    .pin-2 = Egyenes.
    .pin-3 = Y váltó: két ág, egy szár.
    .ask = Zárd be a körpályát úgy, hogy egy vonat körbe tudjon futni.
    .answer-1 = Zártnak látszik, de az egyik ágon érkező vonat csak a száron mehet ki. Ha körbe akarna menni, vissza kellene fordulnia, ezért nincs jelző.
    .answer-2 = { $told_gained } gőz, de a hézag megvan, és Narancs is látja.
    .otherwise = Szabad. De a hézag megvan, és Narancs is látja.
    .DS-PLACE-02 = A vágány vágány nélküli oldalhoz érne. Forgasd el, vagy vegyél másik lapkát.
    .after = Ez egy körpálya: sárga, piros és vissza. Jelződ: { $markers }, pontod: { $points }, gőzöd: { $steam }. Domb vagy síkság, ív vagy egyenes: a körpályának mindegy.

# en: e8ac905c
closing-the-ring-step-2 = Narancs egy harmadik vonalat vitt a piros város közelébe. Két város között a második út újnak számít, ha az elsőtől teljesen külön van. Egy lapka hiányzik, és a kezek rejtve vannak: nem tudhatta, mi van nálad.
    .pin-1 = Narancs lapkája.
    .pin-2 = A hézag.
    .pin-3 = Maradt jelző: { $markers_left } a 7-ből.
    .ask = Szerezz egy második jelzőt.
    .answer-1 = Az ív jó ötlet. Nézd a 2. jelölést: melyik oldala mellett vannak sínek?
    .answer-2 = { $told_gained } gőz. Most Narancs maga zárhatja be a hézagot.
    .otherwise = Szabad. De most Narancs maga zárhatja be a hézagot.
    .after = { $markers } jelző. Soha ne hagyj körpályát egy lapka híján: valakinek a kezében lehet. Összesen hét jelző van, a későbbi körpályákért semmi sem jár.

## Víz és szén

# en: 79f8ff1a
water-and-coal = Víz és szén
    .idea = A víztorony egy körért 4 gőzt ad, és a játék vége felé a szén a rákövetkező körre ad gőzt.
    .know-1 = Egy kör a víztoronynál: 4 gőz.
    .know-2 = A tizenkettedik város mindenkinek 5 szenet ad.
    .know-3 = A szén a köröd elején ég el, és a következő körtől költhető.
    .know-4 = Szén után lapka vagy menet jön, víz nem.

# en: ebf06a22
water-and-coal-step-1 = A vasút majdnem kész: egy város van hátra. Amikor a tizenkettedik lekerül, minden játékos öt szenet kap.
    .pin-1 = Az utolsó város.
    .pin-2 = Hely neki.
    .pin-3 = Te, gőz nélkül, de piros áruval.
    .ask = Rakd le az utolsó várost.
    .answer-1 = 4 gőz, jó gondolat a következő körre! Most rakd le a várost.
    .answer-2 = { $told_gained } gőz. De az utolsó várost most Narancs rakhatja le.
    .otherwise = Szabad. De az utolsó várost most Narancs rakhatja le.
    .after = Mind a tizenkét város áll. { $steam } gőzöd és { $coal } szened van, Narancs szene { $coal_1 }.

# en: 25de6934
water-and-coal-step-2 = A vonatod víztoronynál áll. Ha a köröd kezdetén ott áll, a körödet vízfelvételre használhatod: 4 gőz. Kétszer annyi, mint amennyit a legjobb lapka hoz.
    .pin-1 = A víztorony. Belépni 1, mint minden vágányra.
    .pin-2 = { $steam } a 6-ból.
    .ask = Vegyél fel vizet.
    .answer-1 = { $told_gained } gőz a lapkáért. A torony többet ad.
    .answer-2 = Szén után lapkának vagy menetnek kell jönnie, víznek soha. És itt a torony.
    .answer-3 = Majdnem üres kazánnal hagyod el a tornyot.
    .otherwise = Szabad. De majdnem üres kazánnal állsz egy toronynál.
    .after = { $steam } gőz. A torony ritka, négy van a játékban. Mindegyiknél egy vonat fér el.

# en: c0bdd3c1
water-and-coal-step-3 = A köröd elején szenet égethetsz: minden szén 1 gőz. Ugyanabban a körben nem költhető el, de a kazánban megvár a következőig. Az égetés után még lapkát raksz le, vagy futsz.
    .pin-1 = { $coal } szén.
    .pin-2 = A piros város, öt lépésre, végig egyenes.
    .ask = Égesd el, ami a kazánba fér, azután fuss a piros városba.
    .answer-1 = Oda fogsz érni. De utána üres lesz a kazán, és indulás előtt még egy gőznek volt hely.
    .answer-2 = Az áru onnan jött. Keletre szeretne menni.
    .answer-3 = Szén és lapka együtt: több, mint ami a kazánba fér, egy része elveszett.
    .answer-4 = Több, mint ami a kazánba fér: egy része elveszett.
    .answer-5 = Csak egy gőznek volt hely. A torony négyet adott volna.
    .otherwise = Szabad, de a piros áru még a vonaton van.
    .DS-COAL-01 = A kazánba 6 fér, és { $steam } gőzöd van: egynek van hely.
    .after = Leszállítva: { $points } pont. 5 elkölthető gőzöd volt, elköltöttél { $told_spent } gőzt, és a szénnel { $steam } maradt. Akkor égess, mielőtt futsz, ha van hely.

## Meglévő vágányra

# en: d9d29f67
over-old-track = Meglévő vágányra
    .idea = A jeles lapka meglévő vágány helyére is kerülhet, hogy befejezzen egy körpályát, vagy elrontson egy utat.
    .know-1 = A jeles lapka meglévő vágányra is tehető.
    .know-2 = Dombra, hídra, városra és vonat alá nem.
    .know-3 = Egy várost és egy vágányt sem szabad minden várostól elvágni.
    .know-4 = A jelző végleg a tiéd, akkor is, ha a körpálya megszakad.

# en: d5f9937a
over-old-track-step-1 = Némelyik lapkán jel van: ezek meglévő vágányra is lerakhatók. A régi lapka eltűnik, és az újnak a helyére kell illenie. Itt egy Y váltó rontja el a körpályát.
    .pin-1 = Itt a vonat nem tud nyugatról keletre átfutni.
    .pin-2 = Egyenes, jellel.
    .pin-3 = Y váltó, jellel.
    .ask = Tedd teljessé a körpályát.
    .answer-1 = Az egyenes a jó lapka, de nem itt. Hol állítja meg a körpálya a vonatot?
    .answer-2 = Még egy Y váltó, ahol a vonat nem tud átfutni. A körpályának épp az ellenkezője kell.
    .answer-3 = { $told_gained } gőz, és a körpálya olyan, amilyen volt.
    .answer-4 = Eggyel több város, és a körpálya olyan, amilyen volt.
    .answer-5 = Rövid út üres vonattal. A körpálya olyan, amilyen volt.
    .otherwise = Szabad, de a körpálya olyan, amilyen volt.
    .DS-OVER-01 = Ezen a lapkán nincs jel: üres mező kell neki.
    .DS-OVER-02 = Domb, híd, város és olyan lapka, amelyen vonat áll, nem fedhető le.
    .DS-PLACE-02 = A vágány vágány nélküli oldalhoz érne. Forgasd el.
    .after = Ez most körpálya: { $markers } jelző, { $points } pont. Narancs lapkát rakott le, gőze { $steam_1 }, pontja { $points_1 }. Nézd meg, mit tehetne ezután.

# en: 57b07e5e
over-old-track-step-2 = Narancs három színt szállított le. A városában lévő piros áru lenne a negyedik: 4 pont, összesen 13. A piros város három egyenes lépésre van, Narancs gőze { $steam_1 }.
    .pin-1 = Narancs, { $points_1 } pont.
    .pin-2 = Az áru, amely kell neki.
    .pin-3 = Az útja.
    .pin-4 = Y váltón egyetlen vonat sem fut át egyenesen.
    .ask = Állítsd meg: rakj lapkát az útjára.
    .answer-1 = Így az egyenes út nyitva marad, és neki három lépés elég.
    .answer-2 = { $told_gained } gőz neked. Azután Narancs felrakja a pirosat, három lépést fut, és nyer.
    .answer-3 = Ügyes: az útjában álló vonatod neki 1-gyel több, és csak három gőze van. Ez egy körre feltartja. A lapkád tovább is tudja.
    .answer-4 = Akkor Narancs felrakja a pirosat, három lépést fut, és nyer.
    .otherwise = Szabad. De akkor Narancs felrakja a pirosat, három lépést fut, és nyer.
    .DS-OVER-02 = Domb, híd és olyan lapka, amelyen vonat áll, nem fedhető le.
    .DS-OVER-01 = Ezen a lapkán nincs jel: üres mező kell neki.
    .DS-PLACE-02 = A vágány vágány nélküli oldalhoz érne. Az Y szára az üres oldalra nézzen.
    .after = Az egyenes út le van zárva. A déli vonalon hat gőz, két ívvel, és Narancs gőze { $steam_1 }. A körpálya megszakadt, de a jelződ megmarad: { $points } pont.

## Számolás tizenháromig

# en: bd152c26
counting-to-thirteen = Számolás tizenháromig
    .idea = Egy új szín többet ér, mint még egy áru egy régiből.
    .know-1 = Áruként 2 pont; a színek 1, 3 vagy 5 pontot hoznak, ha kettő, három vagy négy van.
    .know-2 = A második szín 3-at ér, a harmadik 4-et, a negyedik 4-et, egy régi szín 2-t.
    .know-3 = Négy áru négy színben 13 pont.
    .know-4 = 13 ponttal azonnal nyersz; különben az utolsó vágánylapkával ér véget a játék.

# en: c43d53db
counting-to-thirteen-step-1 = Pirosat, pirosat és kéket szállítottál: 6 pont, még 1 a két színért, és 1 egy jelzőért. Három szín az 1 helyett 3-at hozna, négy szín 5-öt. Két áru van itt, mindegyik három egyenes lépésre az otthonától.
    .pin-1 = Te: { $points } pont.
    .pin-2 = Kék: ez a színed megvan.
    .pin-3 = Zöld: a harmadik szín.
    .ask = Szállítsd le azt az árut, amelyik többet ér.
    .answer-1 = Három lépés keletre, és 2 pont: { $points } után 10 lenne. A másik áru jobb.
    .answer-2 = Keleten a kék város van. A zöld délen.
    .answer-3 = Biztonságban van, de nincs leszállítva. Van gőzöd, hogy megérkezz.
    .answer-4 = Egy lépés hiányzik, pedig van még gőzöd.
    .answer-5 = Üresen? Két áru van itt, és a felrakás ingyen van.
    .answer-6 = { $told_gained } gőz. Az áruk ott vannak, ahol voltak, és Narancs gőze { $steam_1 }.
    .answer-7 = A város { $told_gained } gőzt hoz. Az áruk ott vannak, ahol voltak.
    .otherwise = Szabad. De itt pontok várnak rád.
    .after = 2 az áruért és 2 a harmadik színért: { $points_before } helyett { $points } pont. Narancs gőzt gyűjt, és délen lapkát rak le.

# en: 2a85e8af
counting-to-thirteen-step-2 = 12 pont: még egy elég. Nincs gőzöd futni, de nézd, mit rakott le Narancs.
    .pin-1 = Narancs lapkája.
    .pin-2 = Hézag közte és a városod között.
    .pin-3 = 2 gőz, és talán több is.
    .ask = Nyerd meg a játékot.
    .answer-1 = { $told_gained } gőz, és { $points } pont, mint eddig.
    .otherwise = Szabad. De itt és most egy pont vár rád.
    .after = Körpálya három városon át, a tizenharmadik pont, és azonnal tiéd a játék. Ha senki sem érte volna el, az utolsó vágánylapka húzásakor a legtöbb pont nyerne; egyenlőségnél a jelzők, azután a gőz dönt.

## Mint egy öreg mozdonyvezető

# en: 152049b7
like-an-engineer = Mint egy öreg mozdonyvezető
    .idea = Egyenest rakj oda, ahol te futsz, teli kazánnal fuss, és ne hagyj semmit a következő vonatnak.
    .know-1 = Egyenes oda, ahol te futsz, domb és ív oda, ahol mások.
    .know-2 = 5 vagy 6 gőznél fuss: teli kazánnál elvész, amit a lapka hoz.
    .know-3 = Nézd meg, mit tehet a következő játékos a gőzével: minden nyílt.
    .know-4 = A legerősebb kör kétszer szállít.

# en: 835b72cc
like-an-engineer-step-1 = Egy hézag van a sárga és a piros közti egyenes vonalban. Két lapkád is betöltené, mindkettő 2 gőzt hoz, mindkettő körpályát zár. Gondolj a későbbi menetekre: a sárga városban piros áru van, a pirosban sárga.
    .pin-1 = A hézag.
    .pin-2 = Egyenes: belépni 1.
    .pin-3 = Domb: belépni 2.
    .ask = Töltsd be a hézagot a jobbik lapkával.
    .answer-1 = Jelző és { $told_gained } gőz, ugyanannyi. De az oda-vissza út most nyolc gőz, és annyi egy kazánba sem fér.
    .answer-2 = { $told_gained } gőz. Narancsnak három lapkája van, amelyet nem látsz; az egyik betöltheti a hézagot.
    .answer-3 = Az egyenes úton hézag van, a másikon ívek és egy domb.
    .answer-4 = Út áru nélkül. A hézag még megvan.
    .otherwise = Szabad. De a hézag egy jelzőt ér, Narancsnak is.
    .after = { $markers } jelző, és a kazán tele van: { $steam } gőz. A domb oda való, ahol mások futnak. Narancs gőze most { $steam_1 }: éppen elég, hogy elvigye a piros árut.

# en: 8a31a2f3
like-an-engineer-step-2 = Teli kazánnál minden lerakott lapka gőze elvész: fuss. És számold meg, mit hagysz itt, mert Narancs egy piros áru mellett áll, gőze { $steam_1 }.
    .pin-1 = Ezt te rakhatod fel.
    .pin-2 = Narancs, indulásra készen.
    .pin-3 = Az áru, amelyet el akar vinni.
    .ask = Tedd meg a legjobb menetet, és ne hagyj semmit Narancsnak.
    .answer-1 = Eddig { $points } pont, és { $steam } gőz megmaradt. De azután Narancs felrakja a pirosat, és három lépéssel hazaér.
    .answer-2 = Elmentél a piros áru mellett, és Narancsnak hagytad.
    .answer-3 = Arra kék van. A sárga áru nyugatra szeretne menni.
    .answer-4 = Igaz, a kék városban van piros áru. De itt hagysz egy sárgát, és Narancs is futhat.
    .answer-5 = A sárga áru nélkül indultál el.
    .answer-6 = A kazán tele van, tehát ez egyáltalán nem hozott gőzt. És Narancs futhat.
    .otherwise = Szabad, de most Narancs futhat.
    .after = { $points } pont: két áru, két szín, egy jelző. Narancsnak futás helyett lapkát kellett leraknia. Egy menetre két-három kör lerakás gyűjt elég gőzt, ezért mindegyik menet érjen kettőt.

## Rejtvény: az utolsó vonat

# en: e6d59ee8
puzzle-last-train = Rejtvény: az utolsó vonat
    .idea = Nyerj ebben a körben, bármit mondana is a kocka.
    .know-1 = A legrövidebb út nem mindig a legbiztosabb.
    .know-2 = A domb gőzbe kerül, az ív szerencsébe.
    .know-3 = Minden útban álló vonat 1.

# en: a141e236
puzzle-last-train-step-1 = { $points } pontod van, Narancs pontszáma { $points_1 }, és nem fog várni. Egy sárga áru van nálad, a negyedik színed. Három sárga város van közel, és { $steam } gőzöd van.
    .pin-1 = Kelet: ív az úton.
    .pin-2 = Nyugat: két vonat az úton.
    .pin-3 = Dél: domb az úton.
    .pin-4 = Körpálya hézaggal.
    .ask = Nyerj ebben a körben, biztosan.
    .answer-1 = Három gőz és egy ív: 1-esnél megint itt vagy, { $points_before } ponttal. Hatból ötször nyersz. Hatból hatszor jobb lenne.
    .answer-2 = Biztos, de messze van a győzelemtől. És most Narancs jön.
    .answer-3 = Biztos, az íven, egy lépésre a győzelemtől. De most Narancs jön.
    .answer-4 = A zöld város mára túl messze van, és zöldet már szállítottál.
    .answer-5 = Fent a dombon, 2 gőzért. Van elég, hogy továbbmenj.
    .answer-6 = Egy lépés hiányzik!
    .answer-7 = A sárga áru nélkül egy város sem fizet.
    .answer-8 = A hézag legfeljebb egy pontot ér: { $points }. Neked négy kell.
    .answer-9 = Gőz, de nem pont. Narancs következik.
    .otherwise = Ezzel nem nyersz biztosan.
    .DS-MOVE-10 = Nyugat felé két vonat áll az úton, mindegyik 1-gyel több: a városig öt gőz, és neked { $steam } van. Nem tudnál elmenni mellettük.
    .after = Át a dombon: 2 meg 1 meg 1, { $told_spent } gőz és ív nélkül, tehát nincs dobás. 2 pont az áruért, 2 a negyedik színért: { $points }. Szép vezetés!

## Gyakorlatok

# en: ebb538da
two-new-colours = Nyolc pont egy menetben
    .idea = Két új szín egy menetben nyolc pontot ér.
    .know-1 = A harmadik és a negyedik szín 4-4 pont, ezért a menet minden szakaszán vigyél valamit.

# en: eb0734c2
two-new-colours-decide = { $points } pontod és { $steam } gőzöd van; a pirosat és a kéket már leszállítottad.
    .ask = Hogyan futsz?
    .answer-1 = Ugyanaz a hat lépés egy áruval: { $points } pont. Az út első felén a sárga áru utazott volna, és ott várt egy másik zöld.
    .otherwise = Szabad, de nem nyer. Melyik két szín hiányzik, és hol vannak?
    .after = A sárga a harmadik szín, a zöld a negyedik: 4-4 pont. Hat egyenes lépés, fordulás a városban, ami nem ív, tehát nincs dobás. { $points_before } pontból { $points } lett, és megnyerted a játékot.

# en: d5f9ffdb
out-of-reach = Elérhetetlenül
    .idea = A vonatodon lévő árut senki más nem szállítja le.
    .know-1 = Ami egy városban van, senkié; a vonatodon, a vágányon biztonságban van.

# en: 33ac6eee
out-of-reach-decide = Narancsnak { $points_1 } pontja és { $steam_1 } gőze van, és melletted áll. Neked { $steam } gőzöd van, és bezárhatnál egy körpályát.
    .ask = Mit teszel?
    .answer-1 = Egy jelző és { $steam_more } gőz, { $points } pont. Azután Narancs felrakja a pirosat, hármat lép egyenes vágányon, és nyert.
    .otherwise = Szabad. De mit tesz majd Narancs a piros áruval?
    .after = A piros áru Narancs negyedik színe volna: 4 pont, összesen 13, és éppen van rá gőze. A vonatodon, a vágányon biztonságban van, és majd te szállítod le.

# en: 2e121cd4
in-the-way = Állj az útjába
    .idea = A vágányon álló vonat a többieknek 1 gőzzel többe kerül.
    .know-1 = Ahol a vonatod áll, ott senki sem állhat meg, és elhaladni 1-gyel többe kerül.

# en: d8f75f63
in-the-way-decide = Narancsnak { $points_1 } pontja és { $steam_1 } gőze van. Az ottani piros áru a negyedik színe, három lépésre a céltól. Neked { $steam } gőzöd van.
    .ask = Hogyan akadályozod meg, hogy Narancs nyerjen?
    .answer-1 = { $steam_more } gőzzel több, azután Narancs három lépést tesz és nyer.
    .otherwise = Szabad, de Narancs három lépést tesz és nyer.
    .after = Most az út Narancsnak 1 és 2 és 1: négy gőz, és csak { $steam_1 } van. Még a lapkára sem léphet, mert nem állhat meg rajta. Egy gőzödért egy kört nyertél.

# en: 86cb6415
certain-is-better = Nem sürgős
    .idea = Ha senki sem állíthat meg, légy biztonságban.
    .know-1 = Ahol a várakozás semmibe sem kerül, a biztos menet jobb a jó esélynél.

# en: e8fe682e
certain-is-better-decide = { $points } pontod és { $steam } gőzöd van; a sárga áru megnyeri a játékot. Narancsnak { $points_1 } pontja van és semmi gőze.
    .ask = Hogyan futsz?
    .answer-1 = Három gőz egy íven át: hatból ötször azonnal nyersz, egyszer visszakerülsz gőz nélkül. Egy kört várva hatból hatszor nyersz.
    .otherwise = Szabad, de van út, amely biztosan nyer.
    .after = Két gőz, nincs dobás. A következő körben az utolsó lépés nyer, és ezt semmi sem akadályozza: a vonatod alatti lapka nem fedhető le, a városban mindenkinek van hely, és Narancs gőz nélkül egy körben nem szerez nyolc pontot.

# en: 797f6817
now-or-never = Most vagy soha
    .idea = Ha a várakozás biztosan veszít, vállald a rossz esélyt.
    .know-1 = Hatból három oldal hárommal több a semminél.

# en: d5c381e2
now-or-never-decide = Mindkettőtöknek { $points } pontja van. Narancs a negyedik színét viszi, és egy lépésre van a piros várostól. A te utad a sárga városba 5 gőz, egy ívvel.
    .ask = Mi legyen?
    .answer-1 = Biztonságos, és nincs dobás. De nem lesz következő kör: Narancs egyet lép és nyer.
    .otherwise = Szabad, de Narancs egyet lép és nyer.
    .after = A következő körben Narancs nyert volna: várost senki sem zárhat el, és a vonat alatti lapka nem fedhető le. Így hatból három oldal hárommal több a semminél. Ezúttal a kocka jó volt, és { $points } pontod van.

# en: 32bd4524
take-the-marker = Eggyel kevesebb gőz
    .idea = Zárd be a körpályát, amint lehet, akár gyengébb lapkával is.
    .know-1 = Egy pont, amelyet a következő körben bárki elvehet, többet ér egy kis gőznél.

# en: 20526618
take-the-marker-decide = Az íved 2 gőzt hoz, a váltód csak 1-et. Egy körpályából egy lapka hiányzik.
    .ask = Hová kerül a lapkád?
    .answer-1 = { $steam_more } gőz, és a körpályából még mindig egy lapka hiányzik, amikor Narancs a kezébe néz.
    .otherwise = Szabad, de a körpálya nyitva marad Narancsnak.
    .after = A váltó egyenes vágánya bezárja a körpályát: egy jelző, és { $points } pont. Narancs kezében bármelyik odaillő lapka ott lehet, és sok van belőlük.

# en: 58e0b104
one-red-city = Egy piros város
    .idea = Oda rakd a várost, ahol neked használ, és nem a másik vonatnak.
    .know-1 = A saját vonatod előtt egy város szállítás, a másé előtt ajándék.

# en: 14a970b8
one-red-city-decide = Te is, Narancs is piros árut visz, mindkettő egy vonal végén. Egy piros város van a kínálatban. A zöldön két kék áru van a kék városnak.
    .ask = Melyik várost rakod le, és hová?
    .answer-1 = Két kék áru szép dolog. De most Narancs a piros várost a saját vonata elé rakja, és a tiéd messze lesz tőle.
    .otherwise = Szabad. De hol lesz a piros város, és ki van hozzá közelebb?
    .after = A vonatod előtt egy lépés a szállítás, és van { $steam } gőzöd. Narancsnak hatba kerülne, és csak { $steam_1 } van: a másik piros árunak várnia kell.

# en: 4a9bfc57
coal-in-time = Szén idejében
    .idea = Egy körrel előbb égesd el a szenet, és csak annyit, amennyi a lapka mellett belefér.
    .know-1 = A szén lerakás közben ég: a gőz a következő kör menetére ott van.

# en: 31725b42
coal-in-time-decide = A piros város hat egyenes lépésre van, és { $steam } gőzöd és { $coal } szened van.
    .ask = Készülj fel a következő kör menetére, a lehető legkevesebb szénnel.
    .answer-1 = A kazán tele volt, mielőtt a lapka jött, így az semmit sem hozott. { $coal } szén maradt.
    .otherwise = Szabad, de nem a lehető legkevesebb szénnel tölti meg a kazánt.
    .after = 1, a szénből 3 és a lapkából 2: { $steam } gőz, és { $coal } szén marad máskorra. A szén gőzét nem lehet abban a körben elkölteni, amelyben ég, ezért lerakás közben égesd.
