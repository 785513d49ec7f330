# A leckék szövegei: egy üzenet minden leckéhez és minden lépéshez. Lásd docs/teaching.md.

## Az árukocka megtalálja a városát

# en: 427a2ff9
a-cube-finds-its-city = Az árukocka megtalálja a városát
    .idea = Az árukocka a saját színű városába megy, és minden használt kapcsolat egy pontot ér.
    .know-1 = Az árukocka a saját színű városába megy, befejezett kapcsolatokon át.
    .know-2 = Minden használt kapcsolat egy pont a tulajdonosának.
    .know-3 = A pontot bevételnek veszed, amely minden fordulóban fizet, vagy győzelmi pontnak.
    .know-4 = Egy fordulóban mindenki kétszer szállít.

# en: ee4c13d3
a-cube-finds-its-city-step-1 = Te vagy zöld; Narancs és Kék a vetélytársaid. Ez a játék egyetlen képen: városok, színes árukockák, amelyek utazni szeretnének, és vágány, amelyet valaki épített. A vágány egyik várostól a másikig egy kapcsolat, és a korongok rajta a tulajdonost mutatják. Ez a kapcsolat a tiéd.
    .pin-1 = Albanyban egy sárga árukocka vár.
    .pin-2 = Hartford sárga város.
    .pin-3 = A kapcsolatod összeköti őket.
    .ask = Szállítsd a sárga árukockát Hartfordba.
    .answer-1 = Ez is jó szállítás: Albany kék, és { $waiting } pontot hoz. Sorra kerül majd; kezdd a sárgával.
    .answer-2 = A mozdonyod szintje most { $locomotive }, de ez volt az egész lépésed, és egy árukocka sem utazott. Ehhez a kapcsolathoz az 1. szint is elég.
    .answer-3 = Megteheted, de semmit sem ad. Keress olyan árukockát, amelynek színe a túlsó végen lévő városé.
    .ST-MOVE-03 = Arra még nem vezet kapcsolat. Árukocka csak befejezett kapcsolatokon utazik.
    .after = Az árukocka megérkezik, és kikerül a játékból. Egy kapcsolatot használt, és az a tiéd: { $waiting } pontot kapsz.

# en: cccdea23
a-cube-finds-its-city-step-2 = A pontot kétféleképpen használhatod fel. Győzelmi pontként a végén számít; bevételként e forduló és minden későbbi forduló végén 1 $-t hoz.
    .pin-1 = A győzelmi pontjaid.
    .pin-2 = A bevételed.
    .ask = Válassz, ahogy tetszik; itt mindkettő jó.
    .after = A bevételed most { $income }, győzelmi pontod { $vp }. Narancsnak és Kéknek nincs mit szállítania, és kezdődik a szállítás második köre.

# en: eb2fead5
a-cube-finds-its-city-step-3 = Egy fordulóban minden játékos kétszer szállít. Ezen a kapcsolaton még egy árukocka hazamehet, a másik irányba.
    .pin-1 = Kék, Hartfordban.
    .pin-2 = Albany kék.
    .ask = Szállíts egy második árukockát.
    .answer-1 = Később hasznos lesz ez a mozdonyszint: { $locomotive }. De a kék árukocka ott marad, ahol van, és valaki más is odaépíthet.
    .answer-2 = Semmi sem történik, és ez a forduló nem hoz második pontot. Nézd meg újra Hartfordot.
    .ST-MOVE-03 = Az árukocka a saját színű városába megy, és ez a kapcsolat csak Albanyt és Hartfordot köti össze.
    .after = Megint egy kapcsolat, megint { $waiting } pont neked.

# en: 28243b55
a-cube-finds-its-city-step-4 = Most próbáld ki a bevételt. Ha mindenki kétszer szállított, mindenki fizetést kap: minden bevételpontért 1 $-t.
    .pin-1 = A készpénzed: { $cash } $.
    .ask = Vedd fel a pontot bevételnek.
    .answer-1 = Egy győzelmi pont, a végéig biztos. Nincs vele baj; de vegyél egyszer bevételt, és figyeld a készpénzed.
    .after = Véget ért a forduló, és megkaptad a bevételedet ({ $income }): { $cash } $ pénzed van. { $rounds } forduló után az nyer, akinek a legtöbb győzelmi pontja van.

## Erősebb mozdony

# en: 665852c3
a-stronger-locomotive = Erősebb mozdony
    .idea = A mozdonyod mondja meg, hány kapcsolaton át mehet egy árukocka, és a fejlesztése a két lépésed egyike.
    .know-1 = Egy árukocka annyi kapcsolatot használhat, amennyi a mozdonyod szintje.
    .know-2 = A fejlesztés ingyen van, egy lépés, fordulónként egyszer; a legmagasabb szint a 6.
    .know-3 = A település nem fogad árukockát, de kapcsolatokra osztja a vonalat.
    .know-4 = Egy szállítás pontjai soha nem oszthatók meg.

# en: bc6e7331
a-stronger-locomotive-step-1 = New York lila, és Albanyban két lila árukocka vár. Közöttük egy település van. A település nem fogad árukockát, de kettévágja a vonaladat: két kapcsolat, tehát két pont.
    .pin-1 = Két lila árukocka.
    .pin-2 = Poughkeepsie település.
    .pin-3 = New York lila.
    .pin-4 = A mozdonyod szintje: { $locomotive }.
    .ask = Ebben a fázisban két lépésed van; kezdd úgy, hogy a legtöbb pontot hozzák.
    .answer-1 = Ez most { $waiting } pont. A második lépésben fejleszthetnél, de a lila árukockák Albanyban maradnának: összesen 1 pont. Van jobb sorrend?
    .answer-2 = A passz semmit sem ad, és a mozdonyod szintje marad { $locomotive }.
    .ST-MOVE-04 = Azon az úton két kapcsolat van, és a mozdonyod egyet bír.
    .ST-TOWN-06 = A település nem fogad árukockát. Csak áthaladnak rajta.
    .after = A szint most { $locomotive }, ingyen. A többiek léptek, és jön a második lépésed.

# en: eb547732
a-stronger-locomotive-step-2 = Most már két kapcsolatot használhat egy árukocka. Fordulónként egyszer lehet fejleszteni, ez a lépés tehát egy árukockáé.
    .pin-1 = Szint: { $locomotive }.
    .ask = Szállíts egy árukockát két pontért.
    .answer-1 = Szabad, és { $waiting } pontot ér: egy kapcsolatot használ. A mozdonyod most többre képes.
    .answer-2 = Akkor az erősebb mozdony ebben a fordulóban semmit sem hoz.
    .ST-MOVE-02 = Fordulónként egyszer elég: épp most fejlesztetted.
    .after = Két kapcsolat, mindkettő a tiéd: { $waiting } pont.

# en: 17ca5aa8
a-stronger-locomotive-step-3 = Egy szállítás minden pontja ugyanarra megy: mind bevétel, vagy mind győzelmi pont. A játék elején vagyunk, és a minden fordulóban érkező pénz korán ér a legtöbbet.
    .pin-1 = Bevétel: { $income }.
    .pin-2 = { $round }. forduló, összesen { $rounds }.
    .ask = Vedd fel a két pontot bevételnek.
    .answer-1 = Két győzelmi pont. A játék végén jó; most a bevétel a hátralévő fordulók mindegyikében 2 $-t fizetne.
    .ST-SCORE-02 = Egy szállítás pontjai nem oszthatók meg.
    .after = Bevétel: { $income }, rögtön ki is fizetve: { $cash } $ pénzed van. Egy lila árukocka maradt a következő fordulóra, és a mozdonyod megtartja a szintjét.

## Vágányépítés

# en: 5a1234e5
laying-track = Vágányépítés
    .idea = Az építésedben legfeljebb három lapkát raksz le, és mindegyikért a kijáratai és a terep szerint fizetsz.
    .know-1 = Egy építésben legfeljebb három lapka, azonnal fizetve.
    .know-2 = Kijáratonként 1 $; település vagy folyó +1 $, hegy +2 $.
    .know-3 = Kezdj bármelyik városnál vagy a saját vágányodnál.
    .know-4 = Településre településlapka kell. A végén minden befejezett kapcsolat 1 pont.

# en: 533ba5df
laying-track-step-1 = 10 $-od van, és New York messze van. Egy lapka kijáratonként 1 $, az egyszerű vágány tehát 2 $; folyón 1 $-ral több, hegyen 2 $-ral. Új vágány városnál vagy saját vágánynál kezdődik.
    .pin-1 = Albany: itt kezdj.
    .pin-2 = Folyóhexa: 2 $ meg 1 $.
    .pin-3 = Az elérendő település.
    .ask = Rakj le egy egyenes lapkát a K9 hexára, Albanyból dél felé.
    .answer-1 = Ez a lapka Albanyban kezdődik, ahogy kell, az ára { $price } $. De elfordul Poughkeepsie-től; az kell, amelyik egyenesen délre fut.
    .answer-2 = New York is város, tehát szabad. De kezdjük a másik végén, Albanyban.
    .answer-3 = Bármikor abbahagyhatod, de akkor semmi sem épül, és semmit sem lehet szállítani.
    .otherwise = Szabad: minden városban jó kezdeni. De ebben a leckében a vonal Albanyból délre megy.
    .ST-BUILD-09 = A vágánynak városhoz vagy a saját vágányodhoz kell kapcsolódnia. Kezdj Albany mellett.
    .ST-BUILD-04 = Városra nem lehet építeni; mind a hat oldala eleve állomás.
    .after = Az ára { $price } $, { $cash } $ maradt, és még { $tiles } lapka. A vágány Poughkeepsie-re néz, de még nem érkezett meg: települést csak településlapkával lehet elérni.

# en: f0216ae7
laying-track-step-2 = A településlapka kijáratonként 1 $, a településért 1 $, és itt a folyóért 1 $. Te választod, hány kijárata legyen; mindegyik külön vágány lesz.
    .pin-1 = Poughkeepsie.
    .pin-2 = A vonalnak New Yorkba kell továbbmennie.
    .ask = Rakj le egy településlapkát két kijárattal, északra és délre.
    .answer-1 = Az Albanyból jövő kapcsolat befejezett, az ára { $price } $. De a lapkának nincs déli kijárata, és te tovább akarsz menni.
    .answer-2 = Két kijárat, { $price } $, és az Albanyból jövő kapcsolat befejezett. De a második kijárat nem délre néz.
    .answer-3 = Több kijárat többe kerül: { $price } $. Csak akkor maradnak a tieid, ha hamarosan továbbépíted őket. Ma kettő elég.
    .answer-4 = Jó gondolat: New Yorkból is megy, és a településlapka összekötné őket. De előbb a települést rakd le, hogy lásd, ahogy a kapcsolat elkészül.
    .answer-5 = Az Albanyból jövő vágány sehová sem vezetne, és a következő építésedig folytatnod kell.
    .otherwise = Szabad, de a vonal nem érkezne meg Poughkeepsie-be.
    .ST-BUILD-04 = Településre csak településlapka illik.
    .after = Az ára { $price } $. Albany–Poughkeepsie befejezett, saját kapcsolat. A déli kijárat nyitva van.

# en: 56137c40
laying-track-step-3 = Egy lapka maradt, és egy hexa van a település és New York között. Ahol egy kijárat várost ér, ott a vonal véget ér benne.
    .pin-1 = Megint folyó: 3 $.
    .pin-2 = { $cash } $ pénzed van.
    .ask = Fejezd be a vonalat New Yorkig.
    .answer-1 = A lapka ára { $price } $, de nem köti össze a település nyitott kijáratát New Yorkkal.
    .answer-2 = Megmarad { $cash } $, és a déli kijárat nyitva marad. New York egy lapkára van.
    .otherwise = Szabad, de akkor a New York-i vonal nyitva marad.
    .after = Az ára { $price } $, { $cash } $ maradt. Poughkeepsie–New York is befejezett: most { $links } kapcsolatod van.

# en: 294c4669
laying-track-step-4 = Egy építésben legfeljebb három lapka van; csak a Mérnök rak le négyet. Nézd, mid van: két új kapcsolat, két pont minden árukockáért, amely végigmegy. És minden befejezett kapcsolat a végén 1 győzelmi pont.
    .pin-1 = Albany–Poughkeepsie.
    .pin-2 = Poughkeepsie–New York.
    .ask = Fejezd be az építést.
    .ST-BUILD-02 = Három lapka már lekerült; erre az építésre ennyi.
    .after = Ha most vége lenne a játéknak, { $points } pontod lenne: { $links } a kapcsolatokért és { $income_vp } a bevételért. Az áruszállítás következik.

## Kölcsönzött dollárok

# en: 9f813af4
borrowed-dollars = Kölcsönzött dollárok
    .idea = Ha nem tudsz fizetni, a bank fizet: minden 5 $ egy lépés bevételbe kerül, és a szállítások visszahozzák.
    .know-1 = Az első forduló helyeit elárverezzük; az utolsó ingyen van.
    .know-2 = A pénz magától jön, amikor fizetned kell: 5 $ egy lépés bevételért.
    .know-3 = Ami az 5 $-ból megmarad, a tiéd.
    .know-4 = A negatív bevételt minden fordulóban fizeted, és a végén lépésenként 2 pontba kerül.
    .know-5 = Az 1. fordulóban 2–4 lépés adósság rendes dolog; a szállítások visszafizetik.

# en: 1b839d96
borrowed-dollars-step-1 = Új játék. Senkinek sincs egy dollárja sem, és a körsorrend helyei mégis elkelnek: a licitet bevétellel fizetitek, minden megkezdett 5 $ egy lépés. Narancs semmiért megkapta az első helyet, Kék 1 $-t licitál a másodikért. A harmadik hely ingyen van.
    .pin-1 = Készpénz: { $cash } $.
    .pin-2 = Bevétel: { $income }.
    .pin-3 = Narancs az első.
    .ask = Hagyd Kéknek a második helyet: passzolj.
    .answer-1 = Ha ezzel nyersz, bevétellel fizetsz, mielőtt egyetlen lapka lekerülne. Van olyan akciólapka, amellyel az utolsó szállít elsőként; tartsd meg a bevételed.
    .ST-ORDER-03 = A licitnek többnek kell lennie az előzőnél.
    .after = Kék 1 $-t fizet: a bank 5 $-t adott egy lépés bevételért, Kék bevétele tehát { $income_2 }, pénze { $cash_2 } $. A te helyed: { $place }., és semmit sem veszítettél.

# en: d2bf22af
borrowed-dollars-step-2 = Mindenki választ egy akciólapkát. Narancs a Körsorrendet választotta, Kék a Mérnököt. Te vagy az utolsó, de az egyik lapkával előttük szállíthatsz.
    .pin-1 = Első szállító: ingyen.
    .ask = Vedd el az Első szállítót.
    .answer-1 = Mozdonyszint { $locomotive }, az ára { $price } $: ez két lépés bevétel, most { $income }, és még vágányod sincs.
    .otherwise = Lehetséges. De az Első szállítóval az első vonalad árukockái biztosan a tieid, és semmibe sem kerül.
    .after = Narancs egy lapkát rakott le messze nyugaton, Kék hármat északon: bevételük { $income_1 } és { $income_2 }. Most te építesz.

# en: 89a733f1
borrowed-dollars-step-3 = Nincs pénzed, és nem is kell. Ha egy lapka többe kerül, mint amid van, a bank 5 $-t ad, és a bevételed egy lépést csökken. Ez magától történik, és soha nem több, mint amennyi kell.
    .pin-1 = Készpénz: { $cash } $.
    .pin-2 = Bevétel: { $income }.
    .pin-3 = Alföld: 2 $.
    .ask = Kezdj vonalat Albanyból Hartfordba: egy egyenes lapka az L8 hexára.
    .answer-1 = Ez az ív is Hartfordba vezet, az L9 felé. Ugyanannyiba kerül; de rakd le az egyenest, hogy együtt haladjunk.
    .answer-2 = Vágány nélkül nincs mit szállítani. Egy kis adósság az 1. fordulóban: minden vasút így kezdődik.
    .otherwise = Szabad, és a bank segít fizetni. De az itteni árukockák Albany és Hartford között szeretnének utazni.
    .ST-MONEY-08 = Előre nem kérhetsz pénzt. Akkor jön, amikor fizetned kell.
    .after = A lapka ára { $price } $. A bank 5 $-t adott: bevétel { $income }, és { $cash } $ a kezedben maradt belőle.

# en: adb7d079
borrowed-dollars-step-4 = Az M9 a hegyekben van: 2 $ a kijáratokért és 2 $ a terepért. { $cash } $ pénzed van, tehát a bank megint segít.
    .pin-1 = Hegy: 4 $.
    .pin-2 = Hartford.
    .pin-3 = Készpénz: { $cash } $.
    .ask = Fejezd be a vonalat Hartfordig.
    .answer-1 = { $price } $, és a lapka nem köti össze a nyitott végedet Hartforddal.
    .answer-2 = Akkor a vonal sehová sem vezet, és az egy lépés bevétel egyelőre hiába ment el.
    .otherwise = Szabad, de a hartfordi vonal ettől nem lesz kész.
    .after = A hegy ára { $price } $. Még egyszer 5 $ a banktól: bevétel { $income }, készpénz { $cash } $.

# en: 8522a199
borrowed-dollars-step-5 = Harmadik lapka is lehetséges. De ma semmi sem vár ott, és amit nem költesz el, a tiéd marad: a kezedben lévő { $cash } $ a következő lapka kölcsön nélkül.
    .pin-1 = { $cash } $ maradt.
    .ask = Hagyd abba az építést.
    .otherwise = Megépítheted. De ebben a fordulóban semmi szállíthatót nem nyit meg, és a most elköltött dollárt később kölcsön kell venni.
    .after = A kapcsolatod áll. Készpénz { $cash } $, bevétel { $income }: e forduló végén ennyit fizetnél: { $debt } $.

# en: b2fe1332
borrowed-dollars-step-6 = Most a vonal keres. Nálad az Első szállító, ezért a többiek előtt lépsz.
    .pin-1 = Sárga, Hartfordba.
    .pin-2 = Kék, Albanyba.
    .ask = Szállítsd a két árukocka egyikét.
    .answer-1 = A szint { $locomotive }, ingyen. De egy lépés visszafizetett adósság a végén 2 pontot ér; előbb keress.
    .answer-2 = Semmit sem kerestél, és az adósság megmarad.
    .after = { $waiting } pont neked.

# en: 61d10452
borrowed-dollars-step-7 = A bevételed { $income }. Nulla alatt háromszor kerül sokba: dollárba minden forduló végén, új kölcsönbe, ha nincs pénzed, és lépésenként 2 győzelmi pontba a játék végén.
    .pin-1 = Bevétel: { $income }.
    .ask = Vedd fel a pontot ott, ahol a legtöbbet segít.
    .answer-1 = Egy győzelmi pont. De ez a lépés adósság minden fordulóban 1 $-t visz el, és 2 győzelmi pontot, ha a végén is megvan.
    .after = Bevétel: { $income }. Még egy szállítás, és elfogy az adósság.

# en: 13331774
borrowed-dollars-step-8 = A másik árukocka a városában vár. A forduló második lépése.
    .pin-1 = Bevétel: { $income }.
    .ask = Szállítsd a másik árukockát.
    .answer-1 = A szint { $locomotive }. A következő fordulóban jól jön majd; de a hartfordi kapcsolaton most még egy árukocka vár.
    .answer-2 = Akkor a forduló végén ennyi a bevételed: { $income }.
    .after = Megint { $waiting } pont.

# en: 0f2421dd
borrowed-dollars-step-9 = Ha mindenki szállított, mindenki megkapja vagy befizeti a bevételét. A tiéd még egy lépéssel nulla alatt van.
    .pin-1 = Bevétel: { $income }.
    .ask = Vegyél fel még egyszer bevételt.
    .answer-1 = Akkor e forduló végén fizetsz: { $debt } $. Bevétellel semmit sem fizetnél.
    .after = Bevétel { $income }: nincs mit fizetni, és { $cash } $ van a kezedben. Az egész vonal 6 $ volt, és a játék végéig a tiéd. Narancs −1-en 1 $-t fizetett. Kéknek −2-n 2 $-t kellett fizetnie pénz nélkül, most a bevétele { $income_2 }.

## Kié a kapcsolat?

# en: 58188006
whose-links = Kié a kapcsolat?
    .idea = Minden kapcsolat a tulajdonosának fizet, ezért a választott út többet számít, mint a távolság.
    .know-1 = Minden kapcsolat a tulajdonosának fizet, nem a szállítónak.
    .know-2 = Legalább egy kapcsolat legyen a tiéd, és az úton senkinek se legyen több, mint neked.
    .know-3 = Az árukocka az első saját színű városban megáll, és egy városon sem megy át kétszer.
    .know-4 = A leghosszabb saját út rendszerint a legjobb út.

# en: 421cb09d
whose-links-step-1 = Az árukocka más játékosok kapcsolatait is használhatja. Akkor ők is kapnak: minden kapcsolatért 1 pontot a tulajdonosa. Két út vezet Hartfordból New Yorkba.
    .pin-1 = Lila árukocka Hartfordban.
    .pin-2 = Ez a kapcsolat Kéké.
    .pin-3 = Ez az út végig a tiéd.
    .pin-4 = Szint: { $locomotive }.
    .ask = Szállítsd a lila árukockát New Yorkba úgy, hogy a lehető legtöbbet kapd.
    .answer-1 = Megérkezik. Két kapcsolat: { $waiting } pont neked és { $waiting_2 } Kéknek, aki semmit sem tett érte. Van olyan út, ahol minden korong a tiéd?
    .answer-2 = A kék árukocka várhat egy kicsit. Előbb a lila.
    .answer-3 = Szép szállítás, { $waiting } pont, de New Yorkból indul. A feladat a hartfordi lila árukocka.
    .answer-4 = A szint { $locomotive }: hosszabb, mint bármelyik út itt. Előbb szállíts.
    .answer-5 = Senkinek semmi.
    .after = Három kapcsolat Albanyn és Poughkeepsie-n át, mind a tiéd: { $waiting } pont. Az árukocka átmehet más színű városon.

# en: c256d83b
whose-links-step-2 = Aki szállít, elsőként dönt arról, hogyan veszi fel a pontjait. A többiek követik, és mindenki látja.
    .pin-1 = Bevétel: { $income }.
    .pin-2 = Győzelmi pont: { $vp }.
    .ask = Vedd fel, ahogy tetszik.
    .after = Bevétel { $income }, győzelmi pont { $vp }.

# en: cd8aaaec
whose-links-step-3 = Most a kék árukocka. Albany kék, és csak egy kapcsolatra van. De az árukocka nem siet: hosszú kerülőt is tehet, ha egy városon sem megy át kétszer, és az első saját színű városban megáll.
    .pin-1 = Kék, Hartfordban.
    .pin-2 = Albany kék.
    .pin-3 = Itt kezdődik a hosszú út.
    .ask = Találd meg azt az utat, amely a legtöbbet hozza neked.
    .answer-1 = A rövid út: { $waiting } pont. Más semmit sem kap, de a mozdonyod sokkal messzebb is elvinné.
    .answer-2 = Ez { $waiting } pontot hoz. Jó, de a kék árukocka volt a kérdés.
    .answer-3 = A szint { $locomotive }; a keresett úthoz négy kell.
    .answer-4 = Senkinek semmi.
    .after = Négy kapcsolat: három a tiéd, { $waiting } pont; egy Kéké, { $waiting_2 } pont. Mások kapcsolatait addig használhatod, amíg az úton egyiküknek sincs több, mint neked, és legalább egy a tiéd.

# en: 52409504
whose-links-step-4 = Egy pontot adtál Kéknek, és hármat kaptál. Ez jó vásár; egyet egyért nem lenne az.
    .pin-1 = Győzelmi pont: { $vp }.
    .ask = Vedd fel a pontjaidat.
    .after = Kék győzelmi pontnak vette fel a kapcsolatáért járó pontot. Azután a sárga árukockát szállította New Yorkból New Havenen át Hartfordba.

# en: 9418b687
whose-links-step-5 = Kék útjának utolsó kapcsolata a tiéd. Ezért te is kapsz, bár nem te léptél.
    .pin-1 = A te kapcsolatod, Kék használta.
    .ask = Vedd fel a pontodat: { $waiting }.
    .after = Az a kapcsolat, amelyre másoknak szükségük van, az ő lépéseikben is neked dolgozik. Bevételed { $income }, győzelmi pontod { $vp }.

## Hét akciólapka

# en: 9aec4977
seven-action-tiles = Hét akciólapka
    .idea = Az akciólapka ebben a fordulóban tesz érted valamit, és a száma a helyed a következőben.
    .know-1 = Mindenki egy lapkát, körsorrendben; az 1–4. lapka ingyen van.
    .know-2 = Városi termelés 2 $, Mozdony 4 $ + az új szint, Városiasodás 6 $.
    .know-3 = Az Első szállító a szállítás mindkét körében első, az Első építő az építésben.
    .know-4 = A lapkád száma a helyed a következő fordulóban: a kis számok kezdenek.

# en: 5dfcc7bd
seven-action-tiles-step-1 = A forduló az akciólapkákkal kezdődik. Körsorrendben mindenki választ egyet a hétből; a hatása erre a fordulóra szól. Kék volt az első, és a Mérnököt választotta. Később szállítani is előtted fog, hacsak nem teszel ellene.
    .pin-1 = Egy lila árukocka maradt.
    .pin-2 = Kék ezen a kapcsolaton szállíthatja.
    .pin-3 = Te két kapcsolaton.
    .pin-4 = Kék előtted van.
    .ask = Vedd el azt a lapkát, amellyel tiéd lesz a lila árukocka.
    .answer-1 = Ingyen van, és a következő fordulóban első leszel. Ebben a fordulóban semmit sem tesz: Kék előtted lép, és elviszi az árukockát.
    .answer-2 = Ingyen van, és a többiek előtt építesz. De aki elsőként épít, még nem szállít elsőként.
    .answer-3 = A szint { $locomotive }, az ára { $price } $: 4 $ és az új szint. Hosszabb kar, de Kék akkor is előtted szállít.
    .answer-4 = { $price } $, és árukockákat vihetsz a készletből egy városba. De a lila árukocka Kéké lesz.
    .answer-5 = { $price } $ egy új városért. A játék közepén erős; de a lila árukocka elmegy.
    .answer-6 = Az akciója nélkül elvett lapka semmibe sem kerül, és csak a számát adja. Nézd meg az első négy lapkát.
    .ST-ACT-01 = Azt már más választotta. Minden lapkából egy van.
    .after = Az Első szállító a tiéd, ingyen. Narancs az Első építőt választotta; Narancs és Kék most nem épített.

# en: 3b817435
seven-action-tiles-step-2 = Te építesz. Ehhez a tervhez nem kell vágány.
    .pin-1 = Nálad az Első szállító.
    .ask = Fejezd be az építést.
    .otherwise = Építhetsz, de ebben a fordulóban nem a dollárokról van szó. Hanem az árukockáról.
    .after = Kezdődik az áruszállítás, és te vagy az első.

# en: 5ba8a5e9
seven-action-tiles-step-3 = Most érvényesül a lapka. A szállítás mindkét körében te jössz elsőként, Kék utánad.
    .pin-1 = Még itt van.
    .ask = Szállítsd az árukockát New Yorkba.
    .answer-1 = A szint { $locomotive }. És most Kék lép, elérhető közelben a lila árukocka.
    .answer-2 = Akkor Kék viszi el.
    .ST-MOVE-08 = Ez Kék kapcsolata, és az úton egy sem a tiéd.
    .after = { $waiting } pont, és Kéknek nincs mit szállítania.

# en: 3408cb28
seven-action-tiles-step-4 = Hét forduló van még hátra. Kék egyetlen árukockája elment, és a hálózatod két kapcsolat hosszú.
    .pin-1 = Bevétel: { $income }.
    .ask = Válassz bevételt.
    .answer-1 = Két győzelmi pont. Hét hátralévő fordulóval a bevétel a jobb vetőmag: 2 $ ebben és minden későbbi fordulóban.
    .after = Bevétel: { $income }. Kék inkább a mozdonyát fejleszti, Narancs passzol.

# en: b9662d52
seven-action-tiles-step-5 = A második lépésed. Most egy árukocka sem illik a vonaladra.
    .pin-1 = Szint: { $locomotive }.
    .ask = Használd a lépést a mozdonyodra.
    .answer-1 = Kár lenne a lépésért: a fejlesztés itt ingyen van.
    .after = A szint { $locomotive }, ingyen. Véget ért a forduló, mindenki megkapta a bevételét, és a lapkák száma szerint új a sorrend: neked 2 volt, Kéknek 3, Narancsnak 4. Te vagy az első.

# en: 668ed969
seven-action-tiles-step-6 = Aki első, mind a hétből választhat. Az 1–4. ingyen van. A Városi termelés 2 $, a Mozdony 4 $ és az új szint, a Városiasodás 6 $; a nagy számuk a következő sorrend végére tesz.
    .pin-1 = 6. lapka: 4 $ + 4.
    .pin-2 = Készpénz: { $cash } $.
    .pin-3 = 1. lapka: első a következő fordulóban.
    .ask = Válaszd a Mozdonyt, és nézd meg, mennyibe kerül.
    .otherwise = Lehetséges terv. De itt vedd el egyszer a Mozdonyt, hogy lásd, hogyan számoljuk az árát.
    .after = Az új szint { $locomotive }, az ára { $price } $. A pénzed { $cash_before } $ volt; a többit a bank adta: bevétel { $income }, készpénz { $cash } $. Csak akkor éri meg, ha hosszú szállítások várnak. A számod most 6.

## Egy új város

# en: df2e3a01
a-new-city = Egy új város
    .idea = A Városiasodás egy települést tetszőleges színű várossá tesz, friss árukockákkal.
    .know-1 = Városiasodás: a településből város lesz, egy árukészletmező kockáival; nem számít lapkának.
    .know-2 = A településre néző vágány azonnal befejezett.
    .know-3 = Szürke árukocka csak szürke új városba mehet.
    .know-4 = Amit bejelentettél, végre kell hajtanod. Az árukészletmezők soha nem töltődnek újra.

# en: 06290d5e
a-new-city-step-1 = A Városiasodást vetted el, és 6 $-t fizettél érte. Most egy települést várossá tehetsz: bármelyiket, bármilyen megmaradt színben. Az árukészlet egyik mezőjéről minden kockát magával visz, és nem számít lapkának.
    .pin-1 = A szürke árukockáknak nincs városuk. Még nincs.
    .pin-2 = A nyitott vágányod New Havenre néz.
    .pin-3 = Két lila árukocka.
    .pin-4 = A mozdonyod szintje: { $locomotive }.
    .ask = Tegyél le egy új várost úgy, hogy két árukocka négy kapcsolaton át utazhasson.
    .answer-1 = A szürke árukockák most ide jöhetnek. De New Yorkból és Albanyból ez csak egy-egy kapcsolat. Hol lenne hosszabb az út?
    .answer-2 = Jó a hely és a szín. De a sárga a szomszédban, Hartfordban van otthon, és Boston pirosához nem vezet kapcsolat. Más árukockák messzebbre utaznának.
    .answer-3 = A nyitott vágányod most befejezett, jól látod. De a vonalaidon nem vár ilyen színű árukocka. Melyik színnek nincs egyáltalán városa?
    .answer-4 = A város a vonalad közepén áll, de nem vár rajta ilyen színű árukocka. Melyik színnek nincs egyáltalán városa?
    .answer-5 = Bármelyik település választható, a távoli is. De oda nem vezet vágányod.
    .answer-6 = Az építés és az új város bármilyen sorrendben jöhet. Kezdd a várossal: lapka nélkül fejez be neked egy kapcsolatot.
    .otherwise = Szabad. De előbb az új város.
    .ST-BUILD-03 = Kifizetted a Városiasodást, tehát az építés vége előtt használnod kell.
    .after = New Haven szürke város két lila árukockával. A ránéző vágányod most befejezett kapcsolat: összesen { $links } van.

# en: 8c22fb02
a-new-city-step-2 = Még lerakhatnál három lapkát, az új városból is. De ma elég hosszú a hálózatod.
    .pin-1 = Szürke, két lila árukockával.
    .pin-2 = Befejezett kapcsolat.
    .ask = Fejezd be az építést.
    .otherwise = Szabad. De a két szállításhoz nem kell.
    .after = A szállítás első körében a többiek már léptek, te jössz.

# en: 5b8849b9
a-new-city-step-3 = Egy szürke árukocka Albanyban van, egy New Yorkban. Még ebben a fordulóban mindkettő az új városba mehet.
    .pin-1 = Innen: két kapcsolat.
    .pin-2 = És innen?
    .ask = Szállítsd azt a szürke árukockát, amelyik a legtöbbet hozza.
    .answer-1 = Két kapcsolat, { $waiting } pont. A másik szürke árukocka messzebbről indul.
    .answer-2 = { $waiting } pont, nagyon jó; az az árukocka a következő. Előbb a szürke.
    .answer-3 = A szint { $locomotive }. Olyan hosszú út itt még nincs.
    .answer-4 = Akkor az új város ebben a körben semmit sem keres.
    .after = Négy kapcsolat, mind a tiéd: { $waiting } pont.

# en: ff80ae49
a-new-city-step-4 = { $round }. forduló, összesen { $rounds }. A pénz még gyarapszik, és a pont is jól jön, tehát mindkettő helyes.
    .pin-1 = Bevétel: { $income }.
    .pin-2 = Győzelmi pont: { $vp }.
    .ask = Vedd fel a pontokat, ahogy tetszik.
    .after = Bevétel { $income }, győzelmi pont { $vp }.

# en: b774f3e1
a-new-city-step-5 = És most az egyik árukocka, amely a várossal jött. A vonalad legvégéről indulnak.
    .pin-1 = Két lila árukocka.
    .pin-2 = New York lila.
    .ask = Szállíts egy lila árukockát.
    .answer-1 = { $waiting } pont. A lila árukockáknak hosszabb útjuk van.
    .answer-2 = A szint { $locomotive }; de több mint négy kapcsolat nincs.
    .answer-3 = Négy pont vár.
    .after = Megint négy kapcsolat, { $waiting } pont. A Városi termelés hasonló: 2 $-ért egy mező kockái egy nyomtatott városba kerülnek, városonként egyszer, és új városba soha.

## Nyitott végek

# en: 42ce04fe
open-ends = Nyitott végek
    .idea = A befejezetlen vágány csak addig a tiéd, amíg tovább építed, és a gazdátlan vágányt te is befejezheted.
    .know-1 = A nyitott vonal, amelyet a következő építésedben nem hosszabbítasz meg, gazdátlan lesz.
    .know-2 = A nyitott vég átirányítása 2 $, és nem számít hosszabbításnak.
    .know-3 = A befejezett kapcsolat soha nem vész el.
    .know-4 = A gazdátlan vágányt mások is befejezhetik: egy lapkával egész kapcsolatot szerezhetsz.

# en: e2a80ce3
open-ends-step-1 = A hartfordi kapcsolatod biztonságban van. De az előző fordulóban még két vonalat kezdtél, és egyiket sem fejezted be. Az építés végén elveszítesz minden nyitott vonalat, amelyet nem építettél tovább. Te vagy a Mérnök: három lapka helyett négy.
    .pin-1 = Nyitott: a hegyek felé fordul.
    .pin-2 = Nyitott: New Havenre néz.
    .pin-3 = Ez a vágány gazdátlan.
    .ask = Irányítsd át a K9 nyitott végét délre, Poughkeepsie felé.
    .answer-1 = { $price } $, és a vég most másfelé néz. Poughkeepsie pontosan délre van.
    .answer-2 = Az már jól néz: New Havenre.
    .answer-3 = Szabad, mert városban kezdődik. De jól fekszik, ahogy van.
    .answer-4 = Ez eléri Hartfordot: második kapcsolat ugyanazon két város között, az ára { $price } $. Szabad, és a végén egy pontot ér; de nem nyit új utat, Poughkeepsie pedig nyitna.
    .answer-5 = A vonal nő, tehát a tiéd marad; de a hegy ára { $price } $, és egy várost sem ér el.
    .answer-6 = Talán jó lapka, és sorra kerül. Előbb irányítsd át a K9-et.
    .answer-7 = Mindkét nyitott vonal gazdátlan lenne, bárki elvihetné.
    .ST-TOWN-03 = Előbb a K9-nek kell a településre néznie; egyelőre semmid sem vezet oda.
    .after = Az ára { $price } $ a két kijáratért, a folyóért semmi: a terepet már kifizetted. De az átirányítás magában nem tartja meg a vonalat. Nőnie kell.

# en: a9785fae
open-ends-step-2 = A vonal most a településre néz. Egy településlapka befejezi a kapcsolatot, és a befejezett kapcsolat örökre a tiéd.
    .pin-1 = Poughkeepsie: 1 $ kijárat, 1 $ település, 1 $ folyó.
    .ask = Érd el Poughkeepsie-t olyan olcsón, ahogy csak lehet.
    .answer-1 = A kapcsolat befejezett. De a lapka ára { $price } $, és minden további kijárat még egy nyitott vég, amelyre vigyázni kell. Most egy kijárat elég.
    .answer-2 = Átirányítva, de nem meghosszabbítva: mindkét vonal elveszne.
    .otherwise = Lehetséges, de a pénz épp elég arra, amit tervezünk. Előbb Poughkeepsie.
    .after = { $price } $. Albany–Poughkeepsie befejezett. { $cash } $ és { $tiles } lapka maradt.

# en: 7edb0ddf
open-ends-step-3 = A második nyitott vonalhoz is csak egy településlapka kell. Már New Havenre néz.
    .pin-1 = New Haven alföldön van: 1 $ kijárat, 1 $ település.
    .ask = Fejezd be a New Haven-i vonalat.
    .answer-1 = Befejezett, az ára { $price } $. De a többi kijárat megint nyitott vég lenne; az egykijáratú lapka olcsóbb.
    .answer-2 = A New Haven-i vonal elveszne.
    .otherwise = Lehetséges. De a New Haven-i nyitott vonal az építés végén elveszne.
    .after = { $price } $. { $links } kapcsolatod van, és { $cash } $ maradt.

# en: e3fa44e2
open-ends-step-4 = Valaki feladott egy Hartfordban kezdődő vonalat. A gazdátlan vágányt megszerezheti, aki továbbépíti, ha az városban vagy az ő kapcsolatánál kezdődik.
    .pin-1 = Gazdátlan.
    .pin-2 = Egy hexa Bostonig: 3 $.
    .ask = Fejezd be az elfelejtett vonalat Bostonig.
    .answer-1 = { $price } $, és Boston nincs összekötve a régi vágánnyal. Nézd meg, hogyan néz egymásra a két vég.
    .answer-2 = Megmarad { $cash } $, és valaki más 3 $-ért befejezheti a bostoni vonalat.
    .otherwise = Szabad. De máshol egy lapkáért egész kapcsolat vár.
    .after = Egy lapka, és az egész Hartford–Boston a tiéd. { $links } kapcsolatod és { $cash } $ pénzed van.

# en: 29526156
open-ends-step-5 = Mind a négy lapkát felhasználtad. Semmid sincs nyitva, tehát semmi sem veszhet el.
    .pin-1 = Mind a 10 $ elment.
    .ask = Fejezd be az építést.
    .after = { $links } befejezett kapcsolat: a játék végéig a tiéd, bármi történjék.

## Bevétel vagy pont?

# en: bc779c20
income-or-points = Bevétel vagy pont?
    .idea = A bevétel vetőmag: korán minden fordulóban fizet, a végén csak az adósságot érdemes törleszteni.
    .know-1 = A végén: két lépés bevétel 1 pont, minden lépés adósság −2, minden befejezett kapcsolat 1.
    .know-2 = Egy lépés ki az adósságból az utolsó fordulóban is 2 pontot ér.
    .know-3 = Korán bevételt vegyél; a játék körülbelül utolsó harmadában pontot.
    .know-4 = Készpénz, árukocka és mozdony a végén semmit sem ér.

# en: f8b7d32a
income-or-points-step-1 = Az utolsó forduló. Amikor véget ér, minden két lépés bevétel 1 pont, minden lépés adósság 2-t elvisz, és minden befejezett kapcsolat 1. A pénz semmit sem ér.
    .pin-1 = Bevétel { $income }: 4 elveszett pont, ha így marad.
    .pin-2 = Két kapcsolat New Yorkig.
    .pin-3 = Három kapcsolat New Yorkig.
    .pin-4 = { $round }. forduló, összesen { $rounds }.
    .ask = Kezdd az albanyi lila árukockával.
    .answer-1 = Három kapcsolat, { $waiting } pont. Az a kocka jön utána. Kezdd a két kapcsolatos szállítással, és gondold meg, mit fizethetnek vissza a pontjai.
    .answer-2 = Itt semmihez sem kell ekkora szint: { $locomotive }. A mozdony pedig a végén semmit sem ér.
    .answer-3 = Albanyban pontok várnak; ne passzolj.
    .after = Két kapcsolat: { $waiting } pont a tiéd.

# en: eeb6fbf3
income-or-points-step-2 = Két pont győzelmi pontként 2. Mennyi bevételként?
    .pin-1 = Innen: { $income }, 0-ra.
    .pin-2 = { $cash } $, és a forduló végén 2 $-t kell fizetni.
    .ask = Vedd fel ott, ahol többet ér.
    .answer-1 = { $vp } győzelmi pont. De az adósság megmarad: { $cash } $ pénzzel 2 $-t kell fizetned, a bank tehát −3-ra visz, és a vége 6 pontot vesz el.
    .after = Bevétel { $income }: az adósság 4 pontja eltűnt, és a fizetnivaló is. Két pont négyet ért.

# en: b7a2c2e6
income-or-points-step-3 = Az utolsó lépésed. Az adósság vissza van fizetve, a bevétel nulla.
    .pin-1 = Három kapcsolat.
    .ask = Szállítsd az utolsó árukockát.
    .answer-1 = A mozdony a végén semmit sem ér.
    .answer-2 = Három pont Hartfordban maradna.
    .after = { $waiting } pont.

# en: fe532607
income-or-points-step-4 = Három lépés bevétel 3 $-t fizetne, és a pénz már semmit sem ér. A végén 1 pont lenne: a fele, lefelé kerekítve.
    .pin-1 = Bevétel: { $income }.
    .pin-2 = { $vp } pont.
    .ask = Vedd fel ott, ahol többet ér.
    .answer-1 = Bevétel { $income }: a végén 1 pontot ér. A másik módon 3 lenne.
    .after = Vége a játéknak: { $vp } győzelmi pont és { $links } kapcsolat, összesen { $points }. Narancs pontszáma { $points_1 }, Kéké { $points_2 }. Mindkettő bevételként 18 lett volna, mindkettő pontként 16.

## A település is állomás

# en: 80b3c59b
towns-are-stations = A település is állomás
    .idea = A pont kapcsolatokat számol, nem mérföldeket: egy településen át vezető vonal kétszer annyit keres, mint az egyenes.
    .know-1 = A pont kapcsolatokat számol: a rövid kapcsolat a legjobb kapcsolat.
    .know-2 = Egy település középen két kapcsolatot csinál egy vonalból, és a végén eggyel több pontot ad.
    .know-3 = A drágább vonal gyakran a jobb: 5 $ egy lépés bevétel, és egy szállítás visszahozza.
    .know-4 = Mielőtt vonalat építesz, számold meg, hány árukocka használja majd.

# en: 04e667f5
towns-are-stations-step-1 = Négy árukocka szeretne New York és Philadelphia között utazni. Az egyenes vonal két lapka, 6 $, egy kapcsolat. Eastonon át három lapka, 10 $, két kapcsolat.
    .pin-1 = Kettő New Yorkba.
    .pin-2 = Kettő Philadelphiába.
    .pin-3 = Easton.
    .pin-4 = Szint { $locomotive }: két kapcsolat.
    .ask = Rakd le New Yorkból annak a vonalnak az első lapkáját, amelyik többet fog keresni.
    .answer-1 = Az egyenes vonal, ennek a felének az ára { $price } $. Megtakarítasz 4 $-t, és a négy árukocka mindegyike 1 pontot hoz. Mennyit hoznának Eastonon át?
    .answer-2 = New Yorkban kezdődik, de sem Eastonba, sem Philadelphiába nem vezet.
    .answer-3 = Philadelphiában kezded; az is jó. De kezdd New Yorkban, hogy együtt haladjunk.
    .answer-4 = Négy árukocka vár vonalra.
    .otherwise = Szabad, de a négy árukocka New Yorkban és Philadelphiában vár.
    .after = A folyóval együtt { $price } $. Eastonra néz.

# en: dc64dd61
towns-are-stations-step-2 = Easton folyónál van: azért 1 $, a településért 1 $, minden kijáratért 1 $. A vonal délkeletről jön, és délre megy tovább.
    .pin-1 = Easton.
    .pin-2 = Az utolsó hexa Philadelphia előtt.
    .ask = Rakd le azt a településlapkát, amely az I13 felé vezet tovább.
    .answer-1 = Az első kapcsolat befejezett, az ára { $price } $. De az egy kijáratú lapka itt véget ér; a másodikat később hozzátenni megint az egész lapka ára.
    .answer-2 = { $price } $, és az első kapcsolat befejezett. De nézd meg, hol van az I13: pontosan délre.
    .answer-3 = Több kijárat, az ára { $price } $. Minden nyitottnak nőnie kell a következő építésedben, különben elvész; itt kettő elég.
    .answer-4 = Az eastoni vonal nyitva maradna.
    .otherwise = Szabad, de a vonal ettől nem érkezik meg Eastonba.
    .after = { $price } $. New York–Easton a te kapcsolatod.

# en: fe2a788a
towns-are-stations-step-3 = Még egy lapka hiányzik. Easton déli kijáratától megy Philadelphiáig.
    .pin-1 = Folyó: 3 $.
    .pin-2 = { $cash } $ maradt.
    .ask = Fejezd be a vonalat.
    .answer-1 = { $price } $, de nem köti össze Eastont és Philadelphiát.
    .answer-2 = Philadelphiáig egy lapka hiányzik.
    .otherwise = Szabad, de Philadelphiáig egy lapka hiányzik.
    .after = { $price } $. Két kapcsolat, összesen 10 $, 4 $-ral több, mint az egyenes vonal.

# en: 066d84d9
towns-are-stations-step-4 = Ez volt a harmadik lapkád. Két kapcsolat áll ott, ahol az egyenes vonal egy lenne.
    .pin-1 = Első kapcsolat.
    .pin-2 = Második kapcsolat.
    .ask = Fejezd be az építést.
    .after = Kezdődik az áruszállítás, és te lépsz.

# en: d988e1e0
towns-are-stations-step-5 = Most nézd meg, mit ér a település. Ezen a vonalon minden árukocka két kapcsolatot használ.
    .pin-1 = Kék.
    .pin-2 = Lila.
    .ask = Szállítsd a négy árukocka bármelyikét.
    .answer-1 = A szint { $locomotive }; ehhez a vonalhoz kettő kell. Előbb keress: mások is építhetnek ezekhez az árukockákhoz.
    .answer-2 = Négy árukocka vár.
    .after = { $waiting } pont egy árukockáért. Az egyenes vonalon 1 lett volna.

# en: cd5d0e8d
towns-are-stations-step-6 = A négy árukocka 4 helyett 8 pontot hoz, és a végén egy helyett két kapcsolat számít. A 4 $ különbség kevesebb volt, mint egy lépés bevétel.
    .pin-1 = Bevétel: { $income }.
    .ask = Vedd fel a pontokat; gondolj arra, melyik fordulóban vagyunk.
    .answer-1 = Két győzelmi pont. Ez { $rounds } fordulóból a { $round }.: két lépés bevétel hétszer fizet 2 $-t.
    .after = Bevétel: { $income }. Az erős játékosok előbb a városok és települések közti rövid hézagokat keresik, és minden hosszú vonal közepére települést tesznek.

## A standardjáték

# en: 29d5a34a
the-standard-game = A standardjáték
    .idea = A standardjátékban fordulónként egyszer, minden más előtt szerzel pénzt, és a mozdony fenntartása pénzbe kerül: előbb tervezz, azután fizess.
    .know-1 = Standardjáték: egyszer szerzel pénzt, a forduló elején; azután készpénzből fizetsz.
    .know-2 = Minden fordulóban árverés: az első kettő mindent fizet, az utolsó semmit, a többiek a felét.
    .know-3 = Az akciólapkák ingyen vannak, és a mozdony szintenként 1 $ minden fordulóban.
    .know-4 = Ha nem telik a fenntartásra: minden 2 $-ért 1 győzelmi pont, azután bevétel.

# en: 2f0a2c75
the-standard-game-step-1 = Itt a bank fordulónként egyszer nyit ki, az elején; később csak azt költheted, amid van. Első szeretnél lenni (3 $ elég lehet), be akarod fejezni a hartfordi vonalat (4 $), és egy 3. szintű mozdony fenntartása 3 $, levonva a bevételedet.
    .pin-1 = Készpénz: { $cash } $.
    .pin-2 = Hegy: 4 $.
    .pin-3 = Fenntartás: szintenként 1 $, minden fordulóban.
    .ask = Szerezz annyi tőkét, amennyi a tervhez kell: minden lépés 5 $ egy bevételért.
    .answer-1 = A bevétel marad { $income }. De { $cash } $ pénzzel sem licitálni, sem építeni nem tudsz, és később nincs kölcsön.
    .answer-2 = { $cash } $: elég a vonalra és egy 1 $-os licitre. Ha valaki többet licitál, nem tudod követni, és a fenntartásra semmi sem marad.
    .answer-3 = { $cash } $, és a bevétel { $income }. Több, mint amennyi a tervhez kell: minden fölösleges lépést vissza kell keresni.
    .ST-ROUND-02 = Minden fázisnak megvan az ideje: előbb a tőke, azután a licitek, a lapkák és a vágány.
    .after = { $cash } $ a kezedben, a bevétel { $income }. Narancs és Kék 5 $-t szerzett.

# en: 472ed4f4
the-standard-game-step-2 = A körsorrendet minden fordulóban elárverezzük. Licitálj többet a többieknél, vagy passzolj; az első passzoló lesz az utolsó. Az első és a második kifizeti a teljes licitjét, az utolsó semmit sem fizet, a közbülsők a felét.
    .pin-1 = Te kezded a licitet.
    .pin-2 = Narancs pénze { $cash_1 } $.
    .pin-3 = Kék pénze { $cash_2 } $.
    .ask = Licitálj 3 $-t.
    .answer-1 = Semmit is lehet licitálni. De csak akkor nyer, ha senki sem akar első lenni.
    .answer-2 = Lehetséges, de tartsd magad a tervhez: 3 $ a sorrendért, 4 $ a vonalért, a többi a fenntartásra.
    .answer-3 = Utolsó vagy, és semmit sem fizetsz. Olcsó; de akkor a Mozdonyt elvihetik, mire te választasz.
    .ST-STD-07 = Csak annyit licitálhatsz, amennyi pénzed van.
    .after = Senki sem megy följebb. Első vagy, és 3 $-t fizetsz: { $cash } $ marad. Kék a második, Narancs az utolsó.

# en: da724949
the-standard-game-step-3 = Itt az akciólapkák ingyen vannak. A számuk a sorrendben nem számít; de aki a Körsorrendet veszi el, a következő árverésen egyszer passzolhat, és bent marad.
    .pin-1 = Most ingyen, de minden fordulóban eggyel több dollár fenntartás.
    .pin-2 = Három kapcsolat New Yorktól, ha a vonal kész.
    .ask = Válaszd a Mozdonyt.
    .answer-1 = Biztosan te szállítanál elsőként. De ezzel a szinttel a hartfordi árukocka nem utazhat: { $locomotive }.
    .answer-2 = Segítség a következő árverésen, most semmi.
    .otherwise = Lehetséges. De a hartfordi árukockához ebben a fordulóban 3. szint kell.
    .after = A szint { $locomotive }, és még mindig { $cash } $ van a kezedben.

# en: c26ba384
the-standard-game-step-4 = A hartfordi vonalból egy lapka hiányzik. Ki tudod fizetni készpénzből, és csak abból.
    .pin-1 = 4 $.
    .pin-2 = { $cash } $.
    .ask = Fejezd be a vonalat Hartfordig.
    .answer-1 = { $price } $, de Hartford nincs összekötve a nyitott végeddel.
    .answer-2 = Az Albanyból jövő nyitott véged elveszne, és a hartfordi árukocka ott marad.
    .otherwise = Szabad, de a pénz Hartfordra kell.
    .after = Az ára { $price } $, { $cash } $ maradt.

# en: debd877f
the-standard-game-step-5 = Még két lapka lehetséges lenne. De a forduló végén fenntartást kell fizetni, ezért a többit tartsd meg.
    .pin-1 = { $cash } $.
    .ask = Fejezd be az építést.
    .otherwise = Megteheted. De jön a fenntartás, { $locomotive_before } $, és amit nem tudsz kifizetni, győzelmi pontba kerül: minden 2 $ egybe.
    .after = Kék az Első szállítót választotta, és nem volt mit szállítania. Te lépsz.

# en: 5dd6ce61
the-standard-game-step-6 = Három kapcsolat egymás után, és 3. szint. A bevételed { $income }: ha semmit sem szállítasz, a forduló végén 5 $-t kell fizetned.
    .pin-1 = Három kapcsolat.
    .pin-2 = Két kapcsolat.
    .ask = Szállítsd azt az árukockát, amelyik a legtöbbet hozza.
    .answer-1 = { $waiting } pont. A másik minden szintedet kihasználja.
    .answer-2 = Ingyen van, mint mindig, de ennek a szintnek ({ $locomotive }) a fenntartása fordulónként { $locomotive } $, és olyan hosszú út nincs.
    .answer-3 = Akkor a fenntartás tönkreteszi a tervet.
    .after = { $waiting } pont.

# en: 2fafd74b
the-standard-game-step-7 = A bevételed { $income }. A bevétel fizeti a fenntartást, most és minden későbbi fordulóban.
    .pin-1 = Bevétel: { $income }.
    .pin-2 = Szint: { $locomotive }.
    .ask = Válassz bevételt.
    .answer-1 = { $vp } győzelmi pont. De a bevétel { $income }, a szint { $locomotive }: a forduló végén 5 $-t kell fizetned, és { $cash } $ pénzed van. Ami hiányzik, győzelmi pontot vesz vissza.
    .after = Bevétel: { $income }.

# en: b55651c4
the-standard-game-step-8 = Egy árukocka maradt, Albanyban. Két pontot hoz.
    .pin-1 = Két kapcsolat.
    .ask = Szállítsd el.
    .answer-1 = A szint { $locomotive }: minden fordulóban eggyel több dollár.
    .answer-2 = Két pont Albanyban marad.
    .after = { $waiting } pont.

# en: 39cb268a
the-standard-game-step-9 = A forduló végén megkapod a bevételedet, és kifizeted a szintedet. Most { $income } és { $locomotive }, és { $cash } $ pénzed van.
    .pin-1 = Bevétel: { $income }.
    .ask = Vedd fel a pontokat, ahogy tetszik: mindkettő kifizethető.
    .after = A fenntartás ki van fizetve: készpénz { $cash } $, bevétel { $income }, győzelmi pont { $vp }. A következő forduló megint a tőkével kezdődik.

## Az utolsó forduló: feladvány

# en: 39a3c4b2
the-last-round = Az utolsó forduló: feladvány
    .idea = Semmi sem számít, amit megtartasz, csak az, amit kihoztál belőle.
    .know-1 = A végén a készpénz semmit sem ér: csinálj belőle kapcsolatot.
    .know-2 = A standardjátékban egy dollár hiányzó fenntartás fél pontba kerül.
    .know-3 = Egy új kapcsolat háromszor számít: pontként, és minden szállításban, amely használja.

# en: 63dba6c1
the-last-round-step-1 = Standardjáték, utolsó forduló, és már csak neked van tennivalód. 6 $-od, három lapkád és két szállításod van; 4 $ fenntartás még hátravan. Narancsnak és Kéknek egyaránt { $points_1 } pontja lesz.
    .pin-1 = { $cash } $, fenntartás 4 $.
    .pin-2 = Lila, Hartfordban.
    .pin-3 = Sárga, New Yorkban.
    .pin-4 = Lila, Albanyban.
    .pin-5 = Kék, New Yorkban.
    .ask = Legyen a végén 27 pontod.
    .answer-1 = Jó irány; az L9 felé ugyanannyiba kerül. Rakd le az egyenest, hogy együtt haladjunk.
    .answer-2 = Megtartasz { $cash } $ pénzt a fenntartásra, és két árukockát szállítasz két-két kapcsolaton: 26 pont. Jó, de nem 27. Mit ér egy dollár a végén?
    .answer-3 = Jó: ez a lapka a megoldás része, Hartfordból kezdve. De kezdd Albanyban, hogy együtt haladjunk.
    .answer-4 = A New Haven-i kapcsolat összesen 4 $, és 1 pont. De akkor 2 $ hiányzik a fenntartásból, és az 1 pontot elvisz: 26. Melyik vonal tenné a szállításokat is hosszabbá?
    .otherwise = { $cash_before } $ hamar elfogy. Számold ki, mit tesz hozzá a lapka a két szállításodhoz.
    .after = { $price } $: a hegyre { $cash } $ maradt.

# en: 498183d8
the-last-round-step-2 = A fenntartást nem fogod egészében kifizetni. Minden hiányzó 2 $ egy győzelmi pontba kerül.
    .pin-1 = { $cash } $.
    .ask = Folytasd.
    .answer-1 = Fél vonal semmit sem keres. Most fejezd be.
    .otherwise = Ezzel nem lesz kész a vonal.
    .after = { $cash } $ maradt, és { $links } befejezett kapcsolat.

# en: 9074107e
the-last-round-step-3 = Egy dollár sem maradt, és ez így van jól: a végén a pénz semmit sem ér. Most a vonalnak kell keresnie.
    .ask = Fejezd be az építést.
    .after = A többiek passzolnak. Két lépésed van.

# en: 30fae0e5
the-last-round-step-4 = 4. szint, három kapcsolat egymás után. Négy árukocka mehetne.
    .pin-1 = Szint: { $locomotive }.
    .ask = Szállítsd az első árukockát.
    .answer-1 = { $waiting } pont: ez is jó. De előbb a hartfordit vidd.
    .answer-2 = Csak { $waiting } pont. Van két hosszabb út.
    .answer-3 = Több fenntartás, és olyan hosszú út nincs.
    .answer-4 = Az egész játékból két lépésed volt hátra, és ez volt az egyik.
    .after = { $waiting } pont.

# en: fae64e82
the-last-round-step-5 = A bevétel csökkentené a számlát, a győzelmi pont magában számít. Számold ki mindkettőt.
    .pin-1 = Bevétel { $income }, fenntartás 4 $, készpénz { $cash } $.
    .ask = Mire használod a pontokat?
    .answer-1 = Bevétel { $income }: a végén 1 pont, és a számlából is megtakarít egyet: összesen 2. Győzelmi pontként 3.
    .after = { $vp } győzelmi pont.

# en: 9386ff3f
the-last-round-step-6 = Egy lépés van hátra. Az imént szállított árukocka elment, három másik vár.
    .ask = Szállítsd a második árukockát.
    .answer-1 = { $waiting } pont. Egy árukocka még messzebbre utazhat.
    .answer-2 = Ez a szint csak a számlát növeli: { $locomotive }.
    .answer-3 = Ez volt a játék utolsó lépése, és egy árukocka ottmaradt.
    .after = { $waiting } pont.

# en: 0b42461e
the-last-round-step-7 = A számla rögtön e döntés után jön. 4 $, és { $cash } $ pénzed van.
    .pin-1 = { $vp } győzelmi pont.
    .ask = Mire használod a pontokat?
    .answer-1 = Bevétel { $income }: a végén 1 pont, és a számla fele megtakarítva. A győzelmi pont még így is több.
    .after = A fenntartás 2 pontot vitt el, és { $vp } maradt. A kapcsolataiddal ({ $links }) ez összesen { $points }; Narancs pontszáma { $points_1 }. Az el nem költött pénz a végén semmi, a ki nem fizetett számla csak a felébe kerül.

## Gyakorlatok

# en: 1788d67a
not-a-dollar-in-hand = Egy dollár sincs kézben
    .idea = A játék utolsó szállítása: bevétel vagy győzelmi pont?
    .know-1 = Az utolsó fordulóban egy kifizetetlen dollár többe kerül, mint amennyinek látszik.

# en: 3ed7426b
not-a-dollar-in-hand-decide = Az utolsó forduló, az utolsó szállítás: { $waiting } pontot vehetsz fel. A bevételed nulla alatt van, és rögtön e döntés után fizetned kell.
    .pin-1 = Bevétel: { $income }.
    .pin-2 = Készpénz: { $cash } $.
    .ask = Bevétel vagy győzelmi pont?
    .answer-1 = 3 pont, ez igaz. De még 1 $-t fizetned kellett, és semmid sem volt: a bank 5 $-t adott, és még egy lépést elvett. A végén a bevételed { $income }, a pontszámod { $points }.
    .after = A bevétel −1-ről { $income } lett: a 2 pontnyi adósság eltűnt, és 1 pont jött, összesen 3, fizetni pedig nincs mit. A pontszámod { $points }. Győzelmi pontként is 3 lett volna, de akkor 1 $-t fizetni kell, a bank −2-re léptet, és a vége még 2-t elvesz. Egyetlen dollárral a kezedben mindkettő egyforma volna.

# en: e9d1ee55
three-is-not-three = A három nem mindig három
    .idea = Két út neked ugyanannyit hoz. A vetélytársadnak is?
    .know-1 = Ha két út neked ugyanannyit fizet, azt válaszd, amelyik a vetélytársnak semmit.

# en: 5434a38c
three-is-not-three-decide = A játék utolsó lépése. A pontszámod { $points }, Kéké { $points_2 }. Két árukocka maradt Hartfordban.
    .pin-1 = Lila, New Yorkba.
    .pin-2 = Kék, Albanyba.
    .pin-3 = Ez a kapcsolat Kéké.
    .pin-4 = Kék a vetélytársad.
    .ask = Melyik szállítás?
    .answer-1 = A térkép leghosszabb útja: { $waiting } neked, de { $waiting_2 } Kéknek. Egyenlők lennétek, és Kék nyer a kisebb számú akciólapkával.
    .answer-2 = { $waiting } neked és { $waiting_2 } Kéknek: a vetélytársadhoz képest semmi haszon.
    .answer-3 = { $waiting } neked, Kéknek semmi. Becsületes, de nem elég, hogy megelőzd Kéket.
    .answer-4 = Két árukocka vár, és ez volt az utolsó lépésed.
    .after = A lila Albanyn át három kapcsolatot használ, mind a tiéd: { $waiting } neked, Kéknek semmi, és ezzel egy ponttal nyersz. A kék hosszú kerülője négyet használ, és neked szintén 3-at fizet, de a negyedik Kéké. Akkor 29–29 az állás, egyforma bevétellel, és Kék nyer a kisebb számú akciólapkával.

# en: 4079fd6b
money-has-no-morrow = A pénznek nincs holnapja
    .idea = A legdrágább lapka, az utolsó fordulóban.
    .know-1 = Az utolsó fordulóban olcsó az a drága lapka, amely megduplázza a pontjaidat.

# en: a6454761
money-has-no-morrow-decide = Kezdődik az utolsó forduló, és te választasz elsőként. Két szürke árukocka van New Yorkban, a szürke város pedig New Haven, négy kapcsolatodra innen.
    .pin-1 = Két szürke árukocka.
    .pin-2 = New Haven, szürke: négy kapcsolat.
    .pin-3 = Szint: { $locomotive }.
    .pin-4 = { $cash } $.
    .ask = Melyik akciólapka?
    .answer-1 = Ingyen van, de két lépésed egyike a mozdony fejlesztésére megy, így csak az egyik szürke árukocka utazik: 8 pont helyett 4.
    .answer-2 = Első egy olyan fordulóban, amely már nem jön el.
    .answer-3 = Eggyel több lapka, talán eggyel több kapcsolat: az egy pont. A szürke árukockák 8-at érnek, és ezen a szinten ({ $locomotive }) ott maradnak, ahol vannak.
    .answer-4 = Senki sem akar ott építeni, ahol te. A kérdés az, milyen messzire húz a mozdonyod.
    .otherwise = Számold meg a kapcsolatokat New Havenig, aztán a mozdonyod szintjeit.
    .after = A szürke árukockákhoz ez a szint kell: { $locomotive }. A Mozdony lapkával, pontosan 8 $-ért, mindkettő elutazik ebben a fordulóban: 8 pont. Nélküle két lépésed egyike fejlesztésre megy, és 4 marad. A 8 $ egy-két kapcsolatot vett volna, a hely pedig semmit sem ér egy fordulóban, amelyet nem játszanak le.

# en: 5e148bd8
over-the-rivals-track = A vetélytárs vágányán át
    .idea = Egy lapka maradt, két vonal veszhet el, és köztük Narancs vágánya fekszik.
    .know-1 = A mező, amelyen vágány van, nincs lezárva: fejleszd a lapkát, és keresztezd.

# en: 7ac5189d
over-the-rivals-track-decide = { $cash } $ pénzed és egy lapkád maradt ebben az építésben. A két nyitott végedet még nem építetted tovább, így a végén mindkettő elvész.
    .pin-1 = Narancs kapcsolata, Boston–Worcester.
    .pin-2 = A nyitott véged Bostonból.
    .pin-3 = A nyitott kijáratod Providence-nél.
    .ask = Mit raksz le?
    .answer-1 = Kerülő Narancs körül, de egyik nyitott végedhez sem csatlakozik, és az építés végén mindkettő elvész.
    .answer-2 = Az átirányítás ára { $price } $, nem hosszabbítja meg a vonalat, és még sehová sem vezet: mindkét nyitott vég elvész.
    .answer-3 = Mindkét nyitott vég gazdátlan lesz.
    .otherwise = Szabad, de mindkét nyitott vég elvész. Mi van köztük?
    .after = Az O9 hexán Narancs vágánya fekszik, de kétutas lapka kerülhet a helyére: Narancsé marad, ahogy volt, a tiéd pedig átfut Providence-ből az O8-ra. Az ára { $price } $, a folyóért semmi. Egy lapka, és a két nyitott végből egyetlen befejezett kapcsolat lett.

# en: 63add95e
idle-dollars = Heverő dollárok
    .idea = Szállítani már nincs mit, de elkölteni még van mit.
    .know-1 = Ha már nincs mit szállítani, vegyél kapcsolatokat: előbb azt, amelyikhez egyetlen lapka kell.

# en: 734e873b
idle-dollars-decide = Az utolsó forduló. Több árukocka nem utazhat, és a dollár a végén semmit sem ér. A befejezett kapcsolat egy-egy pont.
    .pin-1 = A nyitott kijáratod, New York felé.
    .pin-2 = { $cash } $.
    .ask = Hozd ki a legtöbbet ebből a pénzből és három lapkából: { $cash } $.
    .answer-1 = A hartfordi vonal összesen 6 $ egyetlen kapcsolatért, és 1 $ marad: kevés egy másikra a bank nélkül, és egy lépés nulla alá 2 pont.
    .answer-2 = { $cash } $, amelyet senki sem számol meg.
    .answer-3 = Egész kapcsolat 3 $-ért: jól láttad. De { $cash } $ és két lapka még maradt.
    .otherwise = Így ott marad egy pont. Melyik kapcsolathoz kell egyetlen lapka, és mit vesz a másik kettő?
    .after = A K11 egyetlen lapkával, 3 $-ért egész kapcsolatot zár le. A maradék 4 $ két olcsó lapkával még egyet vesz, például Hartford–New Havent: a pontszámod { $points }. Albany–Hartford egy kapcsolatért 6 $ lett volna, és a K11-hez már a bank kellene, ami 2 pont.

# en: 83991b0b
where-only-you-reach = Ahová csak te érsz el
    .idea = Két friss árukocka, és bármelyik város megkaphatja.
    .know-1 = A friss árukockának ott a helye, ahol a vonalad hosszú, és vetélytárs nem viheti el.

# en: e89639b6
where-only-you-reach-decide = Kifizetted a Városi termelést, és e forduló lapkáit már leraktad. A mozdonyod szintje { $locomotive }. Az Első szállító Kéké.
    .pin-1 = Két lila árukocka; New York lila.
    .pin-2 = Kék vonala Albanyból New Yorkba.
    .pin-3 = Hartford: csak a te vonalad.
    .pin-4 = Kék szállít elsőként.
    .ask = Melyik város, melyik árukockák?
    .answer-1 = Kék szállít elsőként, és Kék vonala Albanyban kezdődik. A két árukocka egyike eltűnik, mielőtt te jönnél.
    .answer-2 = Lila árukockák a lila városban: ott vannak, ahová tartottak, és ezért senki sem kap semmit.
    .answer-3 = A piros és a szürke a te vonalaidon nem jut sehová.
    .otherwise = Szabad, de onnan egy kapcsolatod sem indul. Onnan nem vihetnéd el az árukockákat.
    .after = Hartfordból a lila árukockák három kapcsolatodon futnak, és ott Kéknek egy kapcsolata sem kezdődik: 6 pont ebben a fordulóban. Albanyból Kék, aki elsőként szállít, egyet azonnal elvinne, és a másik 2-t hozna neked.

# en: 5c740e92
the-free-gift-that-costs = Az ingyen ajándék ára
    .idea = Jobb mozdony ingyen. Miért ne?
    .know-1 = A standardjátékban a szint, amelyet nem használsz, számla.

# en: eda718c2
the-free-gift-that-costs-decide = Standardjáték, az utolsó lépésed, és a vonalaidon egy árukocka sem utazhat. A mozdony fejlesztése egy dollárba sem kerül. A pontszámod { $points }, Narancsé és Kéké egyaránt { $points_1 }.
    .pin-1 = Szint: { $locomotive }. Ennyi dollár a fenntartás.
    .pin-2 = Bevétel: { $income }.
    .pin-3 = Készpénz: { $cash } $.
    .ask = Mit teszel?
    .answer-1 = A szint { $locomotive }, és rögtön ennyi dollár fenntartás járt. { $income } bevétellel és készpénz nélkül egy dollár hiányzott, és ez egy győzelmi pontot elvitt. Most mindhármótoknak { $points } pontja van, és Narancs nyer a bevételével.
    .after = A { $income } bevétel pontosan kifizeti ezt a szintet: { $locomotive }. Fejleszteni ingyen van, de a következő szint egy pillanattal később egy dollárral többe kerül; hiányozna, elvinne egy győzelmi pontot, és vele a győzelmet. A tábla legjobb lépése az volt, hogy nem tettél semmit: { $points } pont { $points_1 } ellen.

# en: 08452f18
turn-it = Fordítsd el
    .idea = Két dollár, egy nyitott vég, és Hartford közvetlenül mellette.
    .know-1 = A város felé átirányított nyitott vég befejezi a kapcsolatot, és a terepért nem kell fizetni.

# en: bacd0f93
turn-it-decide = Az utolsó forduló, és { $cash } $ pénzed van. A nyitott vonalad Albanyból elfut Hartford mellett.
    .pin-1 = A nyitott véged elnéz Hartford mellett.
    .pin-2 = Hartford, pontosan délre tőle.
    .pin-3 = { $cash } $.
    .ask = Hogyan éri el a vonal Hartfordot?
    .answer-1 = Eléri Hartfordot, az ára { $price } $. De csak { $cash_before } $ pénzed volt: a bank 5 $-t ad, a bevételed { $income } lesz, és ez a végén 2 pontot elvesz.
    .answer-2 = Vágány, de nem kapcsolat: a hartfordi vonal nyitva marad és elvész.
    .answer-3 = A nyitott vonal elvész, és { $cash } $ semmit sem ér.
    .otherwise = A nyitott vég most másfelé néz, de nem Hartfordra.
    .after = Délre fordítva az M9 lapkája Hartfordban ér véget: { $price } $ a két kijáratért, a hegyért semmi. A kapcsolat befejezett és a tiéd: a pontszámod { $points }. Egy ív az N9 hexán szintén eléri Hartfordot, de 3 $; a hiányzó dollárért a bank egy lépést elvesz, és egy lépés nulla alatt 2 pont.

# en: 9c8d81d2
why-not = Miért nem?
    .idea = Amit a szabály tilt, azt a játék elutasítja, és az indok megmondja, mi volna szabad.
    .know-1 = Új vágány városnál, a saját vágányodnál, vagy olyan településnél kezdődik, ahol van kapcsolatod.
    .know-2 = Új vágány sosem csatlakozik más játékos vonalához, de nyitott vég mellett elmehet.
    .know-3 = Csak befejezetlen kapcsolat irányítható át.
    .know-4 = Az elutasítás semmibe sem kerül: olvasd el az indokot, és próbáld újra.

# en: 307770bc
why-not-step-1 = Amit a szabály tilt, az nem történik meg. Egy mondat megmondja, miért, és semmit sem veszítesz. Próbáld ki egyszer: a J10 jó kezdetnek látszik, de sem város, sem saját vágány nincs mellette.
    .title = A kezdet
    .pin-1 = J10: itt nem kezdhetsz.
    .pin-2 = Albany: itt kezdődhet vágány.
    .ask = Próbáld ki az egyenes lapkát a J10-en, ha akarod. Azután rakd le a K9-re, Albanyból dél felé.
    .answer-1 = Ez szabad, de másik lapka vagy másik hexa. Vedd vissza.
    .answer-2 = Az építésed véget ért, és semmit sem építettél. Vedd vissza.
    .otherwise = { why-not-step-1.ask }
    .ST-BUILD-09 = Nem lehet: a J10-en a vágány nem városnál és nem a saját vágányodnál kezdődne. A K9 Albanyt érinti.
    .after = Albany város, ezért ott kezdődhet vágány. A lapka { $cash_less } $ volt, és { $cash } $ maradt.

# en: 87baa04e
why-not-step-2 = Másik állás. Hartfordból szeretnél építeni az M9-en át. Narancs L8-on lévő vágányának ott nyitott vége van, és az M9-re mutat.
    .title = A vetélytárs
    .pin-1 = Narancs nyitott vége.
    .pin-2 = M9, a következő hexád.
    .ask = Próbáld ki az M9-en azt az ívet, amely Narancs vágányához ér, ha akarod. Azután rakd le az egyenes lapkát Hartfordból észak felé.
    .answer-1 = Ez szabad, de nem az egyenes lapka az M9-en. Vedd vissza.
    .answer-2 = Az építésed véget ért, és semmit sem építettél. Vedd vissza.
    .otherwise = { why-not-step-2.ask }
    .ST-BUILD-08 = Nem lehet: az ív Narancs vágányához csatlakozna. Más játékos vonalához csak településlapka csatlakozhat.
    .after = Az egyenes lapka elmegy Narancs nyitott vége mellett, nem csatlakozik hozzá, és így elzárja. Az ára { $cash_less } $.

# en: dd95698b
why-not-step-3 = Másik állás. Az L8-on át vezető kapcsolatod befejezett. A K9-en nyitott véged van, és azt átirányíthatod: másik oldalra fordíthatod.
    .title = Átirányítás
    .pin-1 = L8: befejezett kapcsolat része.
    .pin-2 = K9: a nyitott véged.
    .ask = Próbáld átirányítani az L8-at, ha akarod. Azután fordítsd a K9 nyitott végét dél felé, Poughkeepsie irányába.
    .answer-1 = Ez szabad, de a K9 nyitott vége nem dél felé mutat. Vedd vissza.
    .answer-2 = Az építésed véget ért, és a nyitott vég arra mutat, amerre eddig. Vedd vissza.
    .answer-3 = Ez új vágány. Itt lerakott vágányt irányítasz át. Vedd vissza.
    .otherwise = { why-not-step-3.ask }
    .ST-REDIR-02 = Nem lehet: az L8-on át vezető kapcsolat befejezett, és befejezett kapcsolat sosem irányítható át.
    .after = A nyitott vég most Poughkeepsie felé mutat. Az átirányítás { $cash_less } $ volt, és { $cash } $ maradt.
