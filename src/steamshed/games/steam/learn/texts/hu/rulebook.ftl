# A szabálykönyv: egy üzenet minden fejezethez és minden szakaszhoz.

## Miről szól a játék

# en: 541178e3
what-the-game-is = Miről szól a játék
    .lead = Építs vasutat, vigyél színes árukockákat a színük városába, és legyen a végén a legtöbb győzelmi pontod: minden kapcsolatodért pontot kapsz, amelyet egy árukocka használ. Ez a könyv előbb az alapjátékot mondja el; az utolsó előtti fejezet sorolja fel, min változtat a standardjáték.
# en: d3942efd
what-the-game-is-the-table = Az asztal részei
    .says = Két kép mutatja, mi van az asztalon játék közben.
    .picture-the-map = A térkép Albany, Hartford és New York körül.
    .picture-the-displays = A térkép melletti táblák.
    .part-1 = Város. A színe mondja meg, milyen árukockát fogad.
    .part-2 = Település: szín nélküli megálló.
    .part-3 = Kapcsolat, a gazdája korongjával.
    .part-4 = Árukocka, amely szállításra vár.
    .part-5 = Az árukészlet: tizenkét mező árukockákkal a Városi termeléshez és a Városiasodáshoz.
    .part-6 = A bevételsáv, −10-től 10-ig.
    .part-7 = A győzelmi pontok. Alattuk a mozdonyok szintje.
    .part-8 = A forduló és a körsorrend.
    .part-9 = A hét akciólapka a számukkal.
    .part-10 = Egy játékos: készpénz, bevétel, pont, mozdony.
# en: ad482525
the-round-a-round-in-pictures = Egy forduló négy képben
    .says = Akciólapka, vágány, áru, pénz: ez egy forduló.
    .picture-round-tiles = 1. A körsorrendben mindenki akciólapkát választ; a száma adja a helyét a következő fordulóban.
    .picture-round-track = 2. Zöld három lapkát rak le Albanytól Poughkeepsie településén át New Yorkig: két kapcsolat.
    .picture-round-goods = 3. Egy lila árukocka Hartfordból New Yorkba ment Zöld három kapcsolatán: 3 pont, bevételnek vagy győzelmi pontnak.
    .picture-round-money = 4. Mindenki megkapja a bevételét, vagy kifizeti, ha 0 alatt van.

# en: 70af4e54
what-the-game-is-what-you-do = Mit csinálsz
    .says = A kapcsolat két város vagy település közötti vágány, és egy játékosé. Minden kapcsolat, amelyet egy kocka használ, egy pont a tulajdonosának; ezt bevételként veszi fel, amely minden fordulóban fizet, vagy győzelmi pontként. A végén a legtöbb győzelmi pont nyer.

# en: cd950164
what-the-game-is-players-and-maps = Játékosok és térképek
    .says = Északkelet-USA térképén hárman-öten játszhattok, a Ruhr-vidéken hárman-hatan. Az első három vagy négy, a második négy vagy öt játékossal a legjobb.

# en: edad83f8
what-the-game-is-nothing-is-hidden = Semmi sem titkos
    .says = A pénz, a kockák, a sávok és a maradék lapkák mindenki előtt nyíltak. Az előkészület után semmi sem a véletlenen múlik, a zsákból többé nem húzunk, és sosem dönt két játékos egyszerre.

# en: edfc4fb1
what-the-game-is-bank-and-pieces = A bank és a kellékek
    .says = A bank pénze sosem fogy el, és mindig tud váltani; minden összeg és licit egész dollár. Bármennyi kapcsolatod lehet, mert a korongok száma nem korlát. A vágánylapkáké igen: 136 van, és amelyik oldal elfogyott, az nem építhető.

# en: c462fdda
what-the-game-is-seats-and-order = Helyek és körsorrend
    .says = A „bal” és az óramutató járása a helyeket követi, amelyek sosem változnak. A körsorrend a körsorrendjelzőt követi, amely minden fordulóban változik. Aki kiesett a játékból, azt mindenhol kihagyjuk.

## Előkészület

# en: c60bc5a3
setting-up = Előkészület
    .lead = Árukockákat húzunk a városokra és az árukészletbe, és szinte ez minden, ami a véletlenen múlik. Mindenki a semmivel kezd: nincs pénze, bevétele 0, győzelmi pontja nincs, mozdonyszintje 1.

# en: 19c0c220
setting-up-cubes-on-cities = Kockák a városokon
    .says = Mind a 96 kocka a zsákba kerül, és minden város annyi véletlenül húzott kockát kap, amennyi rá van nyomtatva. A Ruhr-vidéken három játékossal minden város eggyel kevesebbet kap. Egy kocka a saját színű városára is kerülhet; ekkor egy másik ilyen színű városba kell eljutnia.

# en: 5255c008
setting-up-goods-supply = Az árukészlet
    .says = A térkép mellett tizenkét árukészletmezőn három-három véletlen kocka van, három játékossal kettő-kettő. A Városi termelés és a Városiasodás viszi őket a térképre.

# en: 9d812d24
setting-up-beside-the-map = A térkép mellett
    .says = Tíz várositermelés-jelző és nyolc új város lapka vár: egy piros, egy sárga, egy lila, egy kék és négy szürke. Egy nyomtatott város a játékban egyszer kaphat várositermelés-jelzőt. Szürke nyomtatott város nincs, ezért a szürke kockák szürke új városra várnak.

# en: 97afd7c9
setting-up-players = A játékosok
    .says = Mindenki választ egy színt, és jelzőit a 0 bevételre, a 0 győzelmi pontra és az 1. mozdonyszintre teszi. A fordulójelző az 1-esen áll.

# en: 515ac6c3
setting-up-who-begins = Ki kezd
    .says = Az első körsorrendet a nyitó árverés adja, és ehhez senki sem kap pénzt. Beállítással helyette húzni is lehet: mindenki húz egy akciólapkát, a legkisebb szám kezd, a többiek az óramutató járása szerint követik. Ekkor a második 1 $-t kap, a harmadik 2 $-t, és így tovább, a hatodik 5 $-t.

## A forduló

# en: a4bb9cc0
the-round = A forduló
    .lead = Egy forduló hat fázisból áll, és mindegyik véget ér, mielőtt a következő kezdődik. Három játékossal tíz forduló van, néggyel nyolc, öttel vagy hattal hét.
    .worked = Négy játékos ezeket az akciólapkákat vette el, a körsorrendben. Amikor a forduló véget ér, a számok adják az új sorrendet.
    .row-0 = játékos · lapka · hely a következő fordulóban
    .row-1 = Zöld · 6 Mozdony · harmadik
    .row-2 = Narancs · 4 Első építő · második
    .row-3 = Kék · 7 Városiasodás, passzolással · negyedik
    .row-4 = Rózsaszín · 2 Első szállító · első

# en: 460be4b9
the-round-six-phases = Hat fázis
    .says = Előbb mindenki választ egy akciólapkát, azután mindenki vágányt épít, majd két körben áruszállítás következik. Ezután jön a bevétel és a költségek, végül az új körsorrend, és kezdődik a következő forduló.

# en: f23bd349
the-round-how-many-rounds = Hány forduló
    .says = Az dönti el, hányan kezdtétek a játékot: hárman 10, négyen 8, öten vagy hatan 7 forduló. Ez akkor sem változik, ha valaki kiesik.

# en: 681e0a82
the-round-the-last-round = Az utolsó forduló
    .says = Az utolsó forduló a bevétellel és a költségekkel ér véget. Új körsorrend már nem készül, hanem összeszámoljuk a pontokat.

# en: 69e776cb
the-round-the-next-order = A következő körsorrend
    .says = E forduló akciólapkáinak száma dönt, a legkisebb az első. A passzolással elvett lapka ugyanúgy számít a számával. Azután a lapkák visszakerülnek, és a fordulójelző továbblép.

## Pénz

# en: 4ef5fda1
money = Pénz
    .lead = Vágányra senkinek sem kell spórolnia: ami hiányzik, azt a bank abban a pillanatban adja, amikor fizetsz. Minden 5 $ egy lépés bevételbe kerül, és a bevétel az, amit minden fordulóban kapsz vagy fizetsz.
    .worked = Zöldnek nincs készpénze, bevétele 0, és összeköti Albanyt Hartforddal. Két lapka 6 $-ért két lépés bevételbe kerül, és még 4 $ van kézben.
    .row-0 = lapka · ár · a banktól · bevétel · készpénz
    .row-1 = L8, egyenes · 2 $ · 5 $ · −1 · 3 $
    .row-2 = M9, enyhe ív · 4 $ · 5 $ · −2 · 4 $

# en: 98716567
money-cash-first = Előbb a készpénz
    .says = Fizetni készpénzből fizetsz. Csak ha az nem elég, akkor szerzel pénzt, 5 $-os lépésekben, és minden lépés 1-gyel csökkenti a bevételedet.

# en: 248fe984
money-no-more-than-needed = Csak amennyi kell
    .says = A bank annyi lépést ad, amennyi a hiányt épp fedezi, magától. Az utolsó 5 $-ból megmaradt pénz (legfeljebb 4 $) a tiéd.

# en: ccf745da
money-at-the-bottom = Ha a bevétel −10
    .says = A bevétel sosem megy −10 alá. Ott minden további 5 $ helyette 2 győzelmi pontba kerül, és 2-nél kevesebb ponttal már nem szerezhető pénz. Beállítással az utolsó pont is ad 5 $-t.

# en: 2075a296
money-how-much-you-can-pay = Mennyit tudsz fizetni
    .says = Add össze a készpénzedet, 5 $-t a bevétel minden lépéséért −10-ig, és 5 $-t minden 2 győzelmi pontért. Ennél drágább licit, akciólapka vagy vágánylapka tilos.

# en: fae47612
money-when-you-pay = Mikor fizetsz
    .says = Az akciólapkát elvételkor fizeted, a vágánylapkát lerakáskor, a nyitó árverés licitjét akkor, amikor nyer, a negatív bevételt a bevétel fázisában. Pénzt csak ezekre szerzel: előre soha, tartaléknak soha, és az áruszállítás fázisában soha.

# en: 5fb0a8a5
money-at-once = Ha csökken a bevétel
    .says = A pénzszerzés azonnal mozgatja a bevételjelződet, és ez a későbbi fordulókban és a végén is számít. Ami a mostani bevételfázisban esedékes, az már nem változik.

## A nyitó árverés

# en: fe8019d1
opening-auction = A nyitó árverés
    .lead = Az első forduló előtt a körsorrend helyeit egyenként eladjuk. Még senkinek sincs pénze, ezért a licitet bevétellel fizetitek.
    .worked = Három játékos licitál az első helyre. Zöld 2 $-t kínál, Narancs 7 $-t, Kék és Zöld passzol: Narancs 7 $-t fizet, és ő az első. Ez két lépés, tehát Narancs bevétele −2, és 3 $-ja marad; egy 5 $-os licit egy lépésbe került volna, és semmi sem maradt volna. A második hely árverését Kék nyitja, aki Narancs bal oldalán ül.

# en: 0c6a7489
opening-auction-one-place-after-another = Egyik hely a másik után
    .says = Előbb az első helyet árverezzük el, azután a másodikat, és így tovább. Az utolsót nem: azt ingyen kapja, aki megmarad. Az első árverést véletlenül húzott játékos nyitja, és a licit az óramutató járása szerint halad.

# en: 34c64c1f
opening-auction-bid-or-pass = Licit vagy passz
    .says = Ha te jössz, többet licitálsz a mostani licitnél, vagy passzolsz; az első licit lehet 0 $. Aki passzol, csak erről a helyről esik ki, a következőre újra licitálhat.

# en: 4dc5185b
opening-auction-winning = Nyerés
    .says = Ha mindenki más passzolt, a megmaradt játékos nyer, azonnal kifizeti a licitjét, és elfoglalja a helyet. Ha senki sem licitált, az ára 0 $. A legtöbbet kínálónak sosem kell önmagára licitálnia.

# en: 6b567cb3
opening-auction-the-next-place = A következő hely
    .says = A nyertesek többé nem vesznek részt. A következő árverést a nyertestől balra az első olyan játékos nyitja, akinek még nincs helye.

# en: 32d6413d
opening-auction-the-limit = A határ
    .says = Nem licitálhatsz többet, mint amennyit ki tudnál fizetni. Az elején ez 50 $: tíz 5 $-os lépés.

## Akciólapkák

# en: fec0c435
action-tiles = Akciólapkák
    .lead = A körsorrendben mindenki választ egyet a hét lapka közül. Ebben a fordulóban hat, és a száma adja a helyedet a következőben.
    .worked = Zöld mozdonya 4. szintű, és a Mozdony lapkát választja: 4 $ és az új szintért 5 $, összesen 9 $.
    .row-0 = készpénz előtte · ár · bevétel · készpénz utána
    .row-1 = 9 $ · 9 $ · marad · 0 $
    .row-2 = 7 $ · 9 $, ebből 5 $ a banktól · egy lépéssel kevesebb · 3 $

# en: 996c576a
action-tiles-one-each = Mindenkinek egy
    .says = Mindenki pontosan egyet vesz el a maradék lapkák közül; senki sem maradhat nélküle. Ha egy beállítás miatt az utolsó játékosnak nem maradna elvehető lapka, a Városiasodást passzolással mindig elveheti.

# en: a2fae9b8
action-tiles-the-seven = A hét lapka
    .says = 1 Körsorrend, 2 Első szállító, 3 Mérnök, 4 Első építő, 5 Városi termelés, 6 Mozdony és 7 Városiasodás. Az 1–4. lapka ingyenes. A Városi termelés 2 $, a Mozdony 4 $ és még az új szint, a Városiasodás 6 $.

# en: d492edf0
action-tiles-the-free-four = A négy ingyenes
    .says = A Körsorrend most nem tesz semmit, de a következő fordulóban első leszel. Az Első szállító az áruszállítás mindkét körében elsőként cselekszik, az Első építő elsőként épít. A Mérnök egy építésben három helyett négy lapkaműveletet végez, mindegyiket rendes áron.

# en: 1574d475
action-tiles-the-locomotive = Mozdony
    .says = A mozdonyod azonnal egy szinttel jobb lesz. A 6. szinten ezt a lapkát nem veheted el.

# en: e31bef49
action-tiles-use-or-pass = Használat vagy passz
    .says = Aki a Városi termelést vagy a Városiasodást veszi el, azonnal bejelenti: használja és fizet, vagy passzol és nem fizet. Ez végleges. Passz után a lapkának csak a száma számít.

# en: dddafbcf
action-tiles-when-use-is-impossible = Amikor nem használható
    .says = A Városi termelés nem használható, ha üres az árukészlet, nincs több várositermelés-jelző, vagy már minden városnak van. A Városiasodás nem használható, ha nincs több település vagy új város lapka. A lapka passzolással ekkor is elvehető, hacsak a Városiasodásnál egy beállítás nem tiltja.

# en: 5139337d
action-tiles-too-dear = Ha nem tudod kifizetni
    .says = A Mozdonyhoz, valamint a Városi termelés és a Városiasodás használatához kell a pénz, készpénzben vagy szerezve. Az 1–4. lapkát és a passzolást pénz miatt sosem tagadjuk meg.

# en: 5c7fd3b0
action-tiles-in-your-build-turn = A saját építésedben
    .says = A Városi termelést és a Városiasodást a saját építésedben hajtod végre. Az így érkező kockák még ugyanebben a fordulóban elszállíthatók.

## Vágányépítés

# en: e95f10cf
building-track = Vágányépítés
    .lead = Az építésedben legfeljebb három lapkát raksz le, egyiket a másik után, és mindegyiket azonnal kifizeted. A vágány városnál vagy a saját vágányodnál kezdődik, és sosem csatlakozik más játékoséhoz.
    .worked = Zöldnek 10 $-ja van, és Albanyból Poughkeepsie településen át New Yorkba épít: három lapka, 10 $, két kapcsolat.
    .row-0 = lapka · ár · készpénz
    .row-1 = K9, egyenes a folyónál · 2 $ + 1 $ folyó = 3 $ · 10 $, marad 7 $
    .row-2 = Poughkeepsie, két kijárat · 2 $ + 1 $ település + 1 $ folyó = 4 $ · 7 $, marad 3 $
    .row-3 = K11, egyenes a folyónál · 2 $ + 1 $ folyó = 3 $ · 3 $, marad 0 $

# en: 498591f5
building-track-who-and-how-many = Ki és mennyit
    .says = Az Első építő kezd, a többiek a körsorrendben követik. Mindenkinek három művelete van, a Mérnöknek négy: lapka lerakása, fejlesztése vagy átirányítása egy-egy művelet, az új város egy sem. Tehetsz kevesebbet, vagy akár semmit is; amit nem használsz fel, elvész.

# en: 915b595b
building-track-in-any-order = Bárhol, bármilyen sorrendben
    .says = A műveleteid távol is lehetnek egymástól, és bármilyen sorrendben jöhetnek, a Városi termeléssel vagy a Városiasodással vegyítve. Amit bejelentettél, azt az építésed vége előtt végre kell hajtanod. Csak akkor marad el, ha lehetetlenné vált, és az ára nem jár vissza.

# en: 1733f245
building-track-where-a-tile-may-lie = Hol lehet lapka
    .says = Vágánylapka város és település nélküli hexára kerül, településlapka településre, városra pedig semmi. Egy kijárat sem vezethet vastag fekete vonalhoz vagy a tábla szélén túlra.

# en: b8df7e1a
building-track-how-exits-meet = Hogyan találkoznak a kijáratok
    .says = A városhoz érő kijárat ott végződik; amelyik a szomszéd lapka kijáratához ér, ahhoz csatlakozik; minden más nyitott vég. A vágány városokon és településeken kívül nem ágazik el. Egy kijárat olyan lapkára is mutathat, amelynek ott nincs kijárata, és más játékos nyitott vége elé is építhetsz, hogy elzárd.

# en: c3dce603
building-track-where-track-may-begin = Hol kezdődhet vágány
    .says = Új vágány bármely városnál kezdődhet, a sajátjaidtól távol is, a saját vágányodnál, vagy olyan településnél, ahol már van kapcsolatod. Ahol nincs, az a település nem kezdet. Ezért a játékban az első lapkád egy városból vezet ki.
    .picture-begin-allowed = A lapka Albany városából vezet ki.
    .picture-begin-refused = A lapka sem városhoz, sem saját vágányhoz nem ér.

# en: 078d905d
building-track-what-it-may-not-join = Mihez nem csatlakozhat
    .says = Új vágány nem csatlakozhat más játékos vonalához; ezt csak településlapka teheti, ahogy a következő fejezet elmondja. Egy kapcsolat nem térhet vissza abba a városba vagy településre, ahol kezdődött, és nem is mutathat vissza a településére. Több kapcsolatból álló hurok szabályos.
    .picture-join-allowed = A vágányod Hartfordból indul, Narancs nyitott vége mellett.
    .picture-join-refused = Az íved Narancs vágányához csatlakozna.

# en: 7278aaa8
building-track-two-paths-on-one-tile = Két út egy lapkán
    .says = Üres hexára rögtön kétutas lapkát vagy több kijáratú településlapkát is rakhatsz. Ekkor mindkét útnak kapcsolódnia kell úgy, ahogy az új vágánynak kell.

# en: 1f9fc708
building-track-it-is-yours = Kié az új vágány
    .says = Minden vonal, amely új vágányt kapott, a tiéd. Ha két saját vonaladat kötöd össze, egy kapcsolat lesz belőlük, és egy kapcsolat a végén egy pont.

# en: 6664ae5f
building-track-prices = Árak
    .says = Minden kijárat 1 $. A település még 1 $, a folyó 1 $, a hegy 2 $, és mind összeadódik. Egy egyenes az alföldön 2 $, a hegyen 4 $; egy két kijáratú településlapka folyónál 4 $.

# en: d2a9b51c
building-track-what-counts-as-what = Folyó, domb és part
    .says = A csatorna és a kis tó folyónak számít, és egy hexa a folyóért egyszer fizet, akárhány van rajta. A domb hegy. Minden más talaj alföld, a partvidék is.

# en: f59b5f1f
building-track-tiles-run-out = A lapkák elfogynak
    .says = Egy lapkának két oldala van, és ha az egyiket használod, a másik is kikerül a készletből; ha több lapka is megfelel, magától az kerül le, amelyik a legkevésbé hiányzik. A levett lapka visszakerül, cserénél még az új keresése előtt. A lapkák mind a hat irányba forgathatók, de nem tükrözhetők.

## Települések

# en: fe063b0d
towns = Települések
    .lead = A település nem fogad árukockát, de ott egy kapcsolat véget ér, és a következő kezdődik. Így ez a legolcsóbb út a több ponthoz.
    .worked = Zöldnek 10 $-ja van, és Easton településen át összeköti New Yorkot Philadelphiával. A vonal két kapcsolat: az első lila kocka rögtön 2 pontot hoz, míg a települést elkerülő vonal 1-et hozott volna, és a végén mindkét kapcsolat 1 pont.
    .row-0 = lapka · ár · készpénz
    .row-1 = J12, enyhe ív New Yorkból · 3 $ · 10 $, marad 7 $
    .row-2 = Easton, két kijárat · 4 $ · 7 $, marad 3 $
    .row-3 = I13, enyhe ív Philadelphiába · 3 $ · 3 $, marad 0 $

# en: f91d094e
towns-every-exit-a-line = Minden kijárat önálló vonal
    .says = A település nem köt össze kapcsolatokat eggyé: lapkájának minden kijárata másik kapcsolathoz tartozik. Településen nincs árukocka, és oda nem is szállítható, de a kockák áthaladnak rajta.

# en: 9ef29113
towns-choosing-the-tile = A lapka kiválasztása
    .says = Bármelyik településlapkát választhatod, és minden kijáratát kifizeted. Legalább egy kijárata csatlakozzon a saját vágányodhoz, városhoz, vagy olyan gazdátlan vonalhoz, amelyet megszerezhetsz. A többi kijárat a településen át kapcsolódik.

# en: 441aa0a1
towns-whose-exits = Kié a kijárat
    .says = Az új lapka minden kijárata a tiéd, a nyitott végűek is; ezek befejezetlen kapcsolatok. De az a kijárat, amely más játékos nyitott végéhez ér, annak kapcsolatát fejezi be, és az övé marad, bár te fizeted ki. Egyedül egy ilyen kijárattal a lapkád nem kapcsolódik.

# en: d59138f2
towns-no-turning = Nem forgatható
    .says = Településlapka sosem forgatható el és nem irányítható át. Csak fejleszthető, vagy új városnak adja át a helyét.

# en: aefdaa54
towns-pointing-is-not-arriving = Mutatni nem megérkezés
    .says = A településre mutató vágány befejezetlen, amíg ott nincs illeszkedő kijáratú településlapka vagy új város. Szomszédos városok és települések vágány nélkül nincsenek összekötve.

## Kié a vágány

# en: c006d106
whose-track = Kié a vágány
    .lead = A befejezett kapcsolat örökre a tiéd. A befejezetlen csak addig, amíg bővül.
    .worked = A Hartfordból N9-ig vezető vonal gazdátlan, Zöld saját nyitott vége pedig az M11-en ebben a körben nem bővült. Zöld 3 $-ért egyenest rak az O9-re, és eléri Bostont: az egész Hartford–Boston kapcsolat Zöldé. Azután Zöld befejezi az építést, és az M11 gazdátlan lesz.

# en: 2fc2eb85
whose-track-complete = Befejezett kapcsolatok
    .says = Egy kapcsolat befejezett, ha mindkét végén város vagy település van. Több körben is megépítheted. Ha egyszer befejezett, sosem vész el, csak csőd esetén.

# en: 90e3ff4b
whose-track-open-lines = Befejezetlen kapcsolatok
    .says = A befejezetlen kapcsolat az építőjéé, és senki más nem bővítheti, nem irányíthatja át, és nem csatlakozhat hozzá. Ha már az építésed elején a tiéd volt, fejezd be vagy bővítsd, különben az építés végén gazdátlan lesz. Amit most kezdesz, az tehát a következő építésed végéig biztos.

# en: d5fc62cd
whose-track-extending = Bővítés
    .says = A bővítés új vágány a nyitott végnél, új lapkával vagy a szomszéd lapka fejlesztésével. Az átirányítás magában nem bővítés; az átirányítás és utána a bővítés ugyanabban a körben igen.

# en: 72e1b278
whose-track-taking-over = Megszerzés
    .says = A gazdátlan befejezetlen kapcsolat a tiéd lesz, ha bővíted vagy befejezed. Ehhez városban kell kezdődnie, vagy a saját kapcsolatodhoz kell csatlakoznia. Ha városból építesz, és a nyitott végéhez érsz, a tiéd, bárhol kezdődik.

# en: c9c599c1
whose-track-finished-by-others = Amit más fejez be
    .says = Más játékos új várossal vagy egy településlapka kijáratával befejezheti a kapcsolatodat. A tiéd marad, és többé nem veszhet el.

# en: 4da8ee8d
whose-track-several-links = Több kapcsolat
    .says = Két várost vagy települést több kapcsolat is összeköthet, egy vagy több játékosé. Mindegyik önálló kapcsolat: ha használják, fizet a tulajdonosának, és a végén 1 pont.

# en: 322b6f54
whose-track-nobodys-track = Gazdátlan vágány
    .says = Gazdátlan vágányú lapkát bárki fejleszthet; a régi vágány gazdátlan marad, ha új vágány nem csatlakozik hozzá. Gazdátlan befejezett kapcsolat csak csőd után van, és senki sem szerezheti meg.

## Átirányítás és fejlesztés

# en: 0d32c31b
turning-and-improving = Átirányítás és fejlesztés
    .lead = A lerakott lapka nem az utolsó szó. Egy kapcsolat nyitott végét másfelé fordíthatod, vagy egy lapkát több vágányúra cserélhetsz.
    .worked = Az O9-en Narancs íve vezet Bostonból Worcesterbe. Zöldnek nyitott vége van Providence-ben, közvetlenül délre tőle, és az ívet olyan lapkára cseréli, amelyen egy második, egyenes út is van. Négy kijárata van, ezért 4 $, a folyóért semmi; Narancs kapcsolata marad, ahogy volt, Zöld vonala pedig észak felé nőtt.

# en: f700cb19
turning-and-improving-turning = Átirányítás
    .says = A befejezetlen kapcsolat nyitott végén a lapka megtartja azt az oldalt, ahol a vágány belép, és másik oldalt kap, ahol kilép. Ezt a saját befejezetlen kapcsolataiddal teheted, és olyan gazdátlanokkal, amelyek városban vagy olyan településen kezdődnek, ahol van kapcsolatod. Befejezett kapcsolat és más játékosé sosem irányítható át.
    .picture-turn-allowed = A K9 nyitott vége délre fordul, Poughkeepsie felé.
    .picture-turn-refused = Az L8 kapcsolata kész, nem irányítható át.

# en: 99393d0c
turning-and-improving-how-to-turn = Így irányítasz át
    .says = A lapkát elforgatod, vagy ugyanannyi utasra cseréled; a rajta lévő többi út pontosan marad. Az új oldal más legyen, mint a mostani, és minden építési szabály érvényes rá. Saját vagy gazdátlan nyitott véghez érhet, ezzel befejezi a kapcsolatot, más játékoséhoz nem. Az ebben a körben lerakott lapka is átirányítható.

# en: 60258bae
turning-and-improving-price-of-turning = Az átirányítás ára
    .says = Az ezután ott fekvő lapka minden kijáratáért 1 $-t fizetsz, tehát 2 $-t vagy 4 $-t, a terepért semmit. Ez egy művelet.

# en: c3dd25a5
turning-and-improving-it-keeps-nothing = Az átirányítás nem bővítés
    .says = Az átirányítás nem menti meg a befejezetlen kapcsolatodat, és nem szerzi meg a gazdátlant. Csak ha befejezi a kapcsolatot, akkor a tiéd. Település nem irányítható át.

# en: 06ceffea
turning-and-improving-improving = Fejlesztés
    .says = Egyutas lapkát kétutasra, településlapkát több kijáratúra cserélsz, mindegy, kié a vágány. Ami ott volt, a helyén és a tulajdonosánál marad. Ugyanannak a lapkának az átirányítása és fejlesztése két művelet.

# en: 3f36a2d7
turning-and-improving-new-paths = Az új vágány
    .says = A hozzáadott vágány az építés szabályait követi: kapcsolódnia kell, nem alkothat hurkot, és más játékos vonalához csak településkijárat érhet. Településhez akkor adhatsz kijáratot, ha van ott kapcsolatod, vagy egy új kijárat saját vágányhoz, városhoz vagy megszerezhető vonalhoz csatlakozik.

# en: 44cac8bc
turning-and-improving-price-of-improving = A fejlesztés ára
    .says = Az egész új lapka minden kijáratáért 1 $-t fizetsz, településen még 1 $-t, de a terepért semmit. Ez egy művelet. Csak létező és még meglévő lapka használható; kétutas lapka és négy kijáratú település tovább nem fejleszthető.

## Új városok és Városi termelés

# en: ba31da20
new-cities-and-growth = Új városok és Városi termelés
    .lead = Két akciólapka visz kockákat a készletből a térképre, és az egyik új várost is hoz. Mindkettőt az építésedben használod, és egyik sem számít műveletnek.
    .worked = Zöld Hartfordból induló nyitott vonala New Haven településre mutat. Zöld szürke új várost tesz oda az 1. mező két lila kockájával: a vonal lapka nélkül befejezett, és Zöldnek négy kapcsolata van. Az áruszállításban a szürke kocka New Yorkból Poughkeepsie-n, Albanyn és Hartfordon át New Havenbe megy: négy kapcsolat, 4 pont.

# en: 4648ce61
new-cities-and-growth-a-new-city = Új város
    .says = Az építésedben egyszer, bármikor, egy még meglévő, bármilyen színű új várost teszel bármelyik településre, vágánnyal vagy anélkül, akár a tiéd, akár nem. Ha ott településlapka fekszik, előbb visszakerül a készletbe.

# en: a93cf304
new-cities-and-growth-what-becomes-of-track = Mi lesz a vágánnyal
    .says = A településen végződő kapcsolatok most a városban végződnek, és tulajdonosuk marad; a csak a településlapkán fekvő kijáratok eltűnnek. Minden nyitott vég, amely erre a hexára mutat, befejezett lesz, más játékosoké is. Ha a kapcsolat gazdátlan volt, a tiéd lesz.

# en: ae794da9
new-cities-and-growth-its-cubes = A kockái
    .says = Azután egy árukészletmező összes kockáját az új városra kell tenned. Ha minden mező üres, nem kap egyet sem.

# en: e8afa092
new-cities-and-growth-it-counts-as-grown = Azonnal város
    .says = Még ugyanabban a körben kezdhetsz belőle vágányt, és elfogadja a színe kockáit. Terepért nem fizet. Olyan, mintha lenne várositermelés-jelzője, ezért Városi termelés sosem használható rajta.

# en: c62b019b
new-cities-and-growth-city-growth = Városi termelés
    .says = Az építésedben egyszer, bármikor, egy árukészletmező összes kockáját egy várositermelés-jelző nélküli nyomtatott városra teszed, és jelzőt teszel mellé. Nem kell, hogy odáig kapcsolatod legyen.

# en: cd13798a
new-cities-and-growth-no-refill = Nincs utántöltés
    .says = Az árukészletmezőket sosem töltjük újra. Ha mind a tizenkettő üres, nem jön több kocka a játékba.

## Áruszállítás

# en: 586f0abd
moving-goods = Áruszállítás
    .lead = Egy fordulóban mindenki kétszer szállít egy kockát, fejleszti a mozdonyát vagy passzol. A kocka befejezett kapcsolatokon megy a színével egyező városba, és a mozdonyszinted mondja meg, hány kapcsolatot használhat.
    .worked = Zöld a 3. szinten a lila kockát Hartfordból Albanyn és Poughkeepsie-n át New Yorkba viszi. Az első kapcsolat Narancsé, a másik kettő Zöldé. Zöldnek több van, mint Narancsnak, ezért az út szabályos: Zöld 2 győzelmi pontot vesz fel, azután Narancs 1 pontot bevételként. Narancs második kapcsolatával kettő állna kettővel szemben, ez még szabályos; a harmadikkal már nem.

# en: 59728826
moving-goods-two-rounds = Két kör
    .says = Mindkét körben az Első szállító cselekszik először, azután a többiek a körsorrendben, és mindenki egyet tesz. A passz semmit sem ad.

# en: 1149c2bb
moving-goods-improving-the-locomotive = A mozdony fejlesztése
    .says = Szállítás helyett egy szinttel fejlesztheted a mozdonyodat, ingyen, legfeljebb 6-ig. Ezt egy fázisban egyszer teheted, akkor is, ha ebben a fordulóban a Mozdony lapkát vetted el.

# en: 23d8c39d
moving-goods-the-way = Az út
    .says = Válassz bármelyik városon egy kockát, és befejezett kapcsolatokból egy utat egy másik, a kocka színével egyező városig. Az út legfeljebb annyi kapcsolatból állhat, amennyi a mozdonyszinted.

# en: fbf87ea7
moving-goods-where-it-stops = Hol áll meg
    .says = A kocka az első saját színű városban megáll; ilyenen nem vezet át út. Sosem tér vissza a városába, egy várost és egy kapcsolatot sem használ kétszer, és egyszerre kell célba érnie. Településen többször is áthaladhat, ha egy beállítás nem tiltja.

# en: 25ba48ec
moving-goods-whose-links = Kié a kapcsolat
    .says = Az úton legalább egy kapcsolat a tiéd legyen, és egyetlen más játékosnak se legyen rajta több, mint neked. A gazdátlan befejezett kapcsolatokat mindenki használhatja: a hosszba számítanak, de senkinek sem fizetnek.

# en: 4646100d
moving-goods-the-cube = A kocka
    .says = A leszállított kocka a zsákba kerül, és kiesik a játékból. Sosem jön vissza a térképre.

## Pontok, bevétel, csőd és a játék vége

# en: 04345a35
points-ruin-and-the-end = Pontok, bevétel, csőd és a játék vége
    .lead = Minden használt kapcsolat egy pont a tulajdonosának, bevételként vagy győzelmi pontként. A végén a bevétel a felét éri, az adósság kétszer annyiba kerül, és minden befejezett kapcsolat egy pont.
    .worked = A tizedik forduló véget ér, és mindenki megkapja vagy kifizeti a bevételét. Zöld 1 $-ral tartozik, és nincs készpénze: a bank 5 $-t ad, és a bevétel az összeszámolás előtt −2-re csökken.
    .row-0 = játékos · győzelmi pont · bevétel · kapcsolatok · összesen
    .row-1 = Zöld · 37 · −2 elvesz 4-et · 3 · 36
    .row-2 = Narancs · 30 · 5 ad 2-t · 1 · 33
    .row-3 = Kék · 30 · −2 elvesz 4-et · 1 · 27

# en: b09d121f
points-ruin-and-the-end-one-point-a-link = Kapcsolatonként egy pont
    .says = Az úton mindenki 1 pontot kap minden saját kapcsolatáért, amelyet a kocka használt. Mindegy, ki szállította. A gazdátlan kapcsolat senkinek sem fizet.

# en: c7ef4245
points-ruin-and-the-end-all-or-all = Mindet vagy semmit
    .says = Egy szállításért járó összes pontodat vagy bevételnek, vagy győzelmi pontnak választod; megosztani sosem lehet. Előbb a szállító dönt, azután a többi tulajdonos a körsorrendben, és mindenki tudja, mit választottak előtte.

# en: 3ee72287
points-ruin-and-the-end-ends-of-the-tracks = A sávok vége
    .says = A bevétel 10-nél megáll, hacsak egy beállítás el nem törli ezt a határt. Aki ott van, győzelmi pontot vesz fel; aki alatta van, választhat bevételt, de ami túlmenne, elvész. A győzelmi pontnak nincs felső határa.

# en: cdfed430
points-ruin-and-the-end-income-and-expenses = Bevétel és költségek
    .says = A körsorrendben a pozitív bevételű játékos annyi dollárt kap, a negatív bevételű annyit fizet. A jelző állása a fázis elején dönt. Ami hiányzik, azt a szokásos 5 $-os lépésekben szerzi meg.

# en: 3e7cbe09
points-ruin-and-the-end-out-of-the-game = Kiesés
    .says = Aki a negatív bevételt minden lehetséges pénzszerzés után sem tudja teljesen kifizetni, csődbe megy, és kiesik a játékból. Ez csak ebben a fázisban történhet, mert mást nem is vehetsz meg, amit nem tudsz kifizetni.

# en: 2176fe82
points-ruin-and-the-end-what-is-left-behind = Ami utána marad
    .says = A csődbe ment játékos befejezett kapcsolatai gazdátlanul a térképen maradnak, és senki sem szerezheti meg őket. A befejezetlenek a szokásos módon megszerezhetők. Akciólapkája és pénze visszakerül; a vágányok, kockák, jelzők és új városok maradnak.

# en: bea8e6e2
points-ruin-and-the-end-who-plays-on = Ki játszik tovább
    .says = A többiek megtartják a sorrendjüket, és tovább játszanak; a helyek és fizetések csak velük számolnak, a fordulók, kockák és lapkák száma marad. Ha csak egy játékos marad, a játék azonnal véget ér, és ő nyer.

# en: 452bef7d
points-ruin-and-the-end-the-last-count = Az utolsó számolás
    .says = A pozitív bevétel feleannyi győzelmi pontot ad, lefelé kerekítve; minden lépés 0 alatt 2 pontot vesz el. A befejezetlen kapcsolatok gazdátlanok lesznek, és minden befejezett kapcsolat 1 pont. A készpénz, a kockák és a mozdony nem ér semmit, és az eredmény negatív is lehet.

# en: 63816a91
points-ruin-and-the-end-ties-and-places = Holtverseny és helyezések
    .says = A legtöbb győzelmi pont nyer. Holtversenyben a nagyobb bevétel van előrébb, azután az utolsó forduló kisebb számú akciólapkája. A kiesettek a végén állnak, a később kiesett a korábban kiesett előtt.

## A standardjáték

# en: c85a541f
the-standard-game = A standardjáték
    .lead = Ugyanazok a vasutak szűkebb pénztárcával: fordulónként egyszer pénz, minden fordulóban árverés a körsorrendért, és fenntartási költség a mozdonyért. Minden más szabály marad.
    .worked = Előbb az árverés. Rózsáé a Körsorrend lapka joga, és mindenkinek 10 $-ja van: Zöld 0 $-t licitál, Narancs 2 $-t, Kék passzol, Rózsaszín passzol és bent marad, Zöld 3 $-t licitál, Narancs és Rózsaszín passzol. Azután, egy másik játékban, három játékos fenntartási költsége.
    .row-0 = játékos · ami számít · eredmény
    .row-1 = Zöld · első, licitje 3 $ · fizet 3 $-t
    .row-2 = Rózsaszín · második, nem licitált · nem fizet
    .row-3 = Narancs · harmadik, licitje 2 $ · a felét fizeti: 1 $
    .row-4 = Kék · utolsó · nem fizet
    .row-5 = Zöld · bevétel 4, szint 3 · kap 1 $-t
    .row-6 = Narancs · bevétel 2, szint 6, készpénz 10 $ · fizet 4 $-t, marad 6 $
    .row-7 = Kék · bevétel −1, szint 4, készpénz 2 $, 5 pont · 3 $ hiányzik: elveszt 2 pontot, 1 $ visszajár

# en: 3ce6b82b
the-standard-game-what-changes = Mi változik
    .says = A fordulónak hét fázisa van: tőkeszerzés, árverés a körsorrendért, akciólapkák, vágányépítés, áruszállítás, bevétel és költségek, következő forduló. Az első sorrendet akciólapkák húzása adja, a legkisebb szám az első, és senki sem kap érte pénzt. Minden másban az alapjáték szabályai érvényesek.

# en: 438aead4
the-standard-game-capital = Tőkeszerzés
    .says = A körsorrendben mindenki bármennyi 5 $-os lépést tesz, akár kell, akár nem, mindegyiket egy lépés bevételért, −10-nél 2 győzelmi pontért. Más fázisban nem szerezhető pénz, tehát később csak a készpénz számít. Az első fordulóban legalább 10 $-t szerezni tanács, nem szabály.

# en: 24d8f4bb
the-standard-game-the-auction = Az árverés
    .says = A mostani körsorrendet követi. Többet licitálsz a mostani licitnél, legfeljebb a készpénzedet, vagy passzolsz; az első licit lehet 0 $, készpénz nélkül is. A legtöbbet kínálót kihagyjuk, és az árverés véget ér, ha csak egy játékos nem szállt ki; ha senki sem licitált, ő ingyen lesz az első.

# en: 489fb3e9
the-standard-game-places-and-prices = Helyek és árak
    .says = Aki elsőként kiszáll, az utolsó helyet kapja, a következő az utolsó előttit, és így tovább. Az első és a második teljesen kifizeti az utolsó licitjét, az utolsó semmit, mindenki más a felét, felfelé kerekítve; ha ketten maradtatok, a második az utolsó. Ez a sorrend a következő árverésig tart, bármi az akciólapkák száma.

# en: 591042ad
the-standard-game-turn-order-tile = A Körsorrend lapka
    .says = Aki az előző fordulóban elvette, az árverésen egyszer passzolhat úgy, hogy bent marad; a második passzal kiesik. A jogot nem kell használni: birtokosa azonnal ki is szállhat. Az árveréssel elvész, és az első fordulóban senkinek sincs.

# en: 0a2f75f2
the-standard-game-free-action-tiles = Ingyenes akciólapkák
    .says = Minden akciólapka ingyenes, és semmit sem kell bejelenteni: az építésedben használod a Városi termelést vagy a Városiasodást, vagy nem. A Mozdony egy szinttel emel, és a 6. szinten nem vehető el.

# en: 5bb36742
the-standard-game-track-from-cash = Vágány készpénzből
    .says = Lapkát csak akkor rakhatsz le, fejleszthetsz vagy irányíthatsz át, ha a készpénzed fedezi az árát. Ezért a tőkeszerzésnél gondolj a licitre, a vágányra és a fenntartásra.

# en: 098dd52e
the-standard-game-upkeep = Fenntartási költség
    .says = A bevétel fázisában a bevételedből levonjuk a mozdonyszintedet, mindkettőt úgy, ahogy a fázis elején áll. Ha az eredmény pozitív, megkapod, ha negatív, készpénzből kifizeted.

# en: f8410792
the-standard-game-being-short = Ha nincs elég
    .says = Ha a készpénzed nem elég, minden hiányzó 2 $-ért egy győzelmi pontot veszítesz, felfelé kerekítve. Ha a pontok elfogytak, minden 2 $-ért egy lépés bevételt, −10-ig. Páratlan hiánynál 1 $ visszajár. Ha így sem tudsz fizetni, csődbe mész.

# en: 19ff447b
the-standard-game-help-for-beginners = Könnyítés kezdőknek
    .says = Beállítással a kiválasztott játékosok, vagy mindenki, az alapjáték szerint szerezhetnek pénzt vágányra, fenntartásra vagy mindkettőre. A licit a készpénzre korlátozott marad.

# en: 17204e62
the-standard-game-ties = Holtverseny
    .says = A holtversenyt végül az utolsó fordulóban elvett akciólapka száma dönti el, mint az alapjátékban. A standardjáték másra nem használja a számokat.

## Gyakori tévedések

# en: fce982c2
often-got-wrong = Gyakori tévedések
    .lead = Amit sok játék után is rosszul tudnak, és ami igaz.

# en: 0dedda01
often-got-wrong-reaching-a-town = A település elérhető, ha a vágány rámutat.
    .says = Nem: illeszkedő kijáratú településlapka vagy új város kell oda. Addig a kapcsolatod befejezetlen, és elveszhet.

# en: 307a8ed0
often-got-wrong-over-a-town = A településen átvezető vonal egy kapcsolat.
    .says = Kettő: két pont annak a kockának, amely mindkettőt használja, és két pont a végén. Viszont 2. mozdonyszint kell hozzá.

# en: 2c658038
often-got-wrong-turning-keeps = A nyitott vég átirányítása megtartja a kapcsolatot.
    .says = Nem: ugyanabban a körben bővülnie kell, vagy befejezetté kell válnia.

# en: 27bcd997
often-got-wrong-borrowing-early = Pénzt előre is lehet szerezni.
    .says = Az alapjátékban nem. Akkor jön, amikor fizetsz, és csak amennyi kell.

# en: 161fd9c8
often-got-wrong-splitting-points = Két pont lehet egy bevétel és egy győzelmi pont.
    .says = Egy szállítás pontjai sosem oszthatók meg. Két szállítást kétféleképpen is felvehetsz.

# en: eed708d9
often-got-wrong-riding-on = A kocka továbbmehet egy távolabbi, saját színű városba.
    .says = Az elsőben megáll, akkor is, ha hosszabb utat terveztél.

# en: d799244e
often-got-wrong-rivals-links = Csak a saját kapcsolataidat használhatod.
    .says = A többiekét is használhatod, és ők kapják érte a pontot. De egy kapcsolat a tiéd legyen, és senki másnak ne legyen az úton több, mint neked.

# en: 5b899438
often-got-wrong-passed-tile = A passzolással elvett lapka nem számít.
    .says = A száma akkor is megadja a helyedet a következő fordulóban.

# en: 3311323d
often-got-wrong-price-of-improving = A fejlesztésnél a különbséget fizeted.
    .says = Az egész új lapkát fizeted, kijáratonként 1 $-t, de a terepért semmit. Az átirányításnál sem számít a terep.

# en: 268d94f2
often-got-wrong-gray-cubes = A szürke kockákat már a kezdettől el lehet szállítani.
    .says = Szürke nyomtatott város nincs. Szürke új városra várnak; és az új város sosem kap Városi termelést.

# en: e4850a96
often-got-wrong-where-the-rules-come-from = Honnan valók ezek a szabályok
    .says = A szabályok, az árak és a lapkák a nyomtatott szabálykönyvet követik. Mindkét térkép rekonstrukció, nem a nyomtatott tábla: a szabálykönyvben megnevezett helyek körül minden az általános földrajz alapján készült. Hogy két tükrözött lapka közül melyiknek melyik a száma, azt mi választottuk.
