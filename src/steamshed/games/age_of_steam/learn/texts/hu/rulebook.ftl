# A szabálykönyv: egy üzenet minden fejezethez és minden szakaszhoz.

## Miről szól a játék

# en: 976761d4
what-the-game-is = Miről szól a játék
    .lead = Építs olyan vasutakat, amelyek bevételt hoznak, és legyen a legtöbb pontod az utolsó forduló után. Három–hat vasúttársaság épít vonalakat az amerikai Középnyugat városai között; a legjobb bevétel nyer, levonva a részvényeket, és egy keveset a vágány is ér.
# en: ed420596
what-the-game-is-the-table = Az asztal részei
    .says = Két kép mutatja, mi van az asztalon játék közben.
    .picture-the-map = A térkép St. Louis és Cincinnati körül.
    .picture-the-displays = A térkép melletti táblák.
    .part-1 = Város. A színe mondja meg, milyen árukockát fogad.
    .part-2 = Település: szín nélküli megálló.
    .part-3 = Kapcsolat, a gazdája korongjával.
    .part-4 = Árukocka, amely szállításra vár.
    .part-5 = Az árutábla: az eljövendő áruk, minden városnak egy oszlop.
    .part-6 = A bevételsáv: minden társaságnak egy jelző. Alatta a részvények és a mozdony.
    .part-7 = A forduló és a körsorrend.
    .part-8 = A hét akció, fordulónként mindegyik egy társaságé.
    .part-9 = Egy társaság: készpénz, bevétel, részvény, mozdony.
# en: 0f93f901
the-turn-a-turn-in-pictures = Egy forduló öt képben
    .says = Zöld egy egész fordulót játszik: pénz, sorrend és akció, vágány, szállítás, új áru.
    .picture-turn-shares = 1. Zöld két részvényt bocsát ki: most 10 $.
    .picture-turn-actions = 2. Zöld az utolsó a sorrendben, és a Mozdonyt választja; a mozdonya 3. szintű lesz.
    .picture-turn-track = 3. Három lapka 7 $-ért köti össze Evansville-t és Cincinnatit Indianapolis településén át.
    .picture-turn-goods = 4. Egy piros árukocka Zöld három kapcsolatán megy: a bevétele 2 helyett 5. Azután jön a bevétel, a számla és a csökkentés.
    .picture-turn-growth = 5. A dobókockák árukockákat visznek az árutábláról a városokba.

# en: 81cbadc9
what-the-game-is-your-company-in-four-figures = A társaságod négy számban
    .says = A készpénz licitre, vágányra és számlára való. Minden bevétel fordulónként 1 $-t és a végén 3 pontot hoz, minden részvény ugyanennyibe kerül. A mozdony szintje, 1 és 6 között, azt mondja meg, hány kapcsolaton át vihetsz egy árukockát.

# en: 01e452bd
what-the-game-is-cities-towns-links = Városok, települések, kapcsolatok
    .says = A városnak színe van, és mind a hat oldalán fogad vágányt. A település szín nélküli megálló; a saját mezőjén fekvő vágányokat köti össze. Két különböző város vagy település közötti kész vonal a kapcsolat.

# en: 2eecba75
what-the-game-is-nothing-is-hidden = Semmi sem titkos
    .says = Nyílt a pénz, az eljövendő áru, és az is, hogy melyik színből hány árukocka van a zsákban. Csak a dobás és a húzás ismeretlen. Nincs alku, kölcsön vagy ajándék.

## Előkészület

# en: 7c6223df
setting-up = Előkészület
    .lead = Az előkészület magától megtörténik: árukockák a városokban, árukockák az árutáblán, 10 $ minden társaságnak. Ez a fejezet elmondja, mit látsz.

# en: d8b60e15
setting-up-players-and-options = Játékosok és beállítások
    .says = Hárman-hatan játszhattok. A szabályváltozatot kezdés előtt választjátok ki, és mindenki látja.

# en: 90e41f4a
setting-up-goods = Áru
    .says = A 96 árukockából 52 tölti meg az árutáblát, Pittsburgh és Wheeling 3-3-at kap, minden más város 2-t; 18 a zsákban marad. A településekre nem kerül.

# en: ba0c4f16
setting-up-companies = Társaságok
    .says = Minden társaság 1. szintű mozdonnyal, 0 bevétellel, 2 részvénnyel és 10 $-ral kezd. A két részvény árát már megkapta: az a 10 $.

# en: 9deb649e
setting-up-first-order = Az első körsorrend
    .says = Mindenki három kockával dob, a legnagyobb összeg az első. Akik egyenlőt dobtak, a közös helyeikért újra dobnak.

# en: 49106dda
setting-up-supply = Készlet
    .says = A készletben 136 lapka, 8 településkorong és 8 új város van. Az első forduló a részvényekkel kezdődik, és passza még senkinek sincs.

## A forduló

# en: f8598a9c
the-turn = A forduló
    .lead = Egy forduló tíz fázisból áll; hatban te döntesz, a többi magától megy. Minden forduló végigmegy, az utolsó is.

# en: 08390565
the-turn-the-ten-phases = A tíz fázis
    .says = A forduló fázisai, mindig ebben a sorrendben: részvény, körsorrend, akció, vágányépítés, áruszállítás, bevétel, kiadás, csökkentés, új áru, végül továbblép a fordulójelző. Az első ötben döntesz, és ha tiéd a Termelés, az új árunál is.

# en: a510b755
the-turn-in-whose-order = Kinek a sorrendjében
    .says = A részvények és az árverés kezdete az előző forduló sorrendjét követi. Az akcióválasztás, az építés és a szállítás azt, amelyet most licitáltatok ki.

# en: cbe5c6eb
the-turn-to-the-end = Az utolsó forduló
    .says = Az utolsó fordulónak is mind a tíz fázisa megvan, kiadással és csökkentéssel.

## Részvények

# en: 64bd17d9
shares = Részvények
    .lead = Fordulónként egyszer részvényt bocsáthatsz ki, darabját 5 $-ért. Mindegyik 1 $-ba kerül minden forduló végén és 3 pontba a játék végén, és soha nem kerül vissza.
    .worked = Három társaság a játék elején 2, 1 és 0 részvényt bocsát ki.
    .row-0 = részvény · készpénz
    .row-1 = Zöld · 2 + 2 = 4 · 10 $ + 10 $ = 20 $
    .row-2 = Narancs · 2 + 1 = 3 · 10 $ + 5 $ = 15 $
    .row-3 = Kék · 2 + 0 = 2 · 10 $

# en: 80cd45b5
shares-issuing = Kibocsátás
    .says = A körsorrendben minden társaság egyszer megmondja, hány részvényt bocsát ki: bármilyen egész számot, 0-t is.

# en: a6bb9321
shares-the-limit = A felső határ
    .says = Egy társaságnak összesen soha nincs 15-nél több részvénye, az első kettőt is beleszámítva.

# en: 261791cb
shares-never-otherwise = Csak ebben a fázisban
    .says = Más fázisban nem lehet részvényt kibocsátani, és visszavásárolni soha nem lehet.

# en: 7131ba42
shares-how-many = Mennyit
    .says = Egy részvény abban a fordulóban, amelyben kibocsátod, 4 $-t hoz: 5 $-t, levonva 1 $-t a számlán. Add össze a licitet, a vágányt és a számlát, vond le a készpénzt és a biztos bevételt, oszd el 4-gyel, és kerekíts felfelé.

## Körsorrend

# en: 0cc4adaf
player-order = Körsorrend
    .lead = A forduló sorrendjében elfoglalt helyedre licitálsz. Az első két hely kifizeti a licitjét, az első kiszálló semmit sem fizet, és utolsó lesz, a közbülsők a felét fizetik.
    .worked = Öt társaság, sorrendben Zöld, Narancs, Kék, Rózsaszín, Barna. A passz Barnáé.
    .row-0 = mit tesz · hely · fizet
    .row-1 = Zöld · licit 2 $
    .row-2 = Narancs · kiszáll · 5 · 0 $
    .row-3 = Kék · licit 3 $
    .row-4 = Rózsaszín · kiszáll · 4 · 0 $ fele
    .row-5 = Barna · passzol
    .row-6 = Zöld · kiszáll · 3 · 2 $ fele: 1 $
    .row-7 = Barna · kiszáll · 2 · a semmi egésze: 0 $
    .row-8 = Kék · megmarad · 1 · 3 $

# en: 3485b4fd
player-order-bidding = Licitálás
    .says = A régi sorrendben, körbe-körbe: a legmagasabb licitnél többet licitálsz, legalább 1 $-t és legfeljebb annyit, amennyi pénzed van, vagy kiszállsz. Az új licited a régi helyébe lép. A legmagasabb licit gazdája nem kerül sorra.

# en: 0dfd519d
player-order-dropping-out = Kiszállás
    .says = Aki kiszáll, a leghátsó szabad helyre kerül. Aki sem licitálni, sem passzolni nem tud, automatikusan kiszáll.

# en: 296c10ce
player-order-who-pays-what = Ki mennyit fizet
    .says = Az 1. és a 2. hely a teljes licitjét fizeti, az utolsó semmit, mindenki más a felét, felfelé kerekítve. Mindenki akkor fizet, amikor a helyére kerül; aki megmarad, az 1. helyet kapja.

# en: 0b3835c5
player-order-with-three-with-two = Hárman és ketten
    .says = Három társasággal senki sem fizet felet. Kettővel az első kiszálló semmit sem fizet.

# en: 41c6a969
player-order-the-pass = A Körsorrendi passz
    .says = Akié az előző fordulóban a Körsorrendi passz volt, egyszer passzolhat, és bent marad; a korábbi licitje érvényes. Nem lehet passzolni, ha már csak ketten vannak, és a másik vezet.

## A hét akció

# en: adc11b39
the-seven-actions = A hét akció
    .lead = Az új sorrendben minden társaság választ egyet a hét akcióból, csak erre a fordulóra. Választanod kell; hogy használod-e, rajtad áll.

# en: a6564a41
the-seven-actions-choosing = Választás
    .says = Minden társaság egyet visz el, és nincs két egyforma. Előbb az előző forduló akciói visszakerülnek.

# en: 45565ee0
the-seven-actions-first-move-first-build = Első szállító, Első építő
    .says = Az Első szállító mindkét szállítási körben az első. Az Első építő mindenki előtt épít.

# en: d2ebd618
the-seven-actions-engineer = Mérnök
    .says = Három helyett négy lapkát építhetsz.

# en: 17b34d68
the-seven-actions-locomotive = Mozdony
    .says = A mozdonyod azonnal 1 szinttel jobb lesz, legfeljebb 6-os. Le is mondhatsz róla, mert minden szint fordulónként 1 $-ba kerül.

# en: 153595e4
the-seven-actions-urbanization = Városiasodás
    .says = Új várost alapíthatsz; erről szól a 10. fejezet.

# en: d6433dcc
the-seven-actions-production = Termelés
    .says = Két árukockát tehetsz az árutáblára; erről szól a 13. fejezet.

# en: 904a4dc5
the-seven-actions-turn-order-pass = Körsorrendi passz
    .says = Egy passzod lesz a következő forduló árverésén; erről szól az 5. fejezet.

## Vágányépítés

# en: a3fbaac9
building-track = Vágányépítés
    .lead = Egy építésben legfeljebb három lapkát raksz le, egymás után, és mindegyiket azonnal kifizeted. Mérnökként négyet, és bármikor abbahagyhatod.
    .worked = Zöldnek 12 $-ja van, összeköti Evansville-t és Cincinnatit, és elindul Lexington felé.
    .row-0 = lapka · ár · készpénz
    .row-1 = K10, egyenes, alföld. Evansville-nél kezdődik. · 2 $ · 12 $ helyett 10 $
    .row-2 = L9, egyenes, alföld. Eléri Cincinnatit: kapcsolat. · 2 $ · 10 $ helyett 8 $
    .row-3 = N9, enyhe ív az Ohión át. Befejezetlen. · 3 $ · 8 $ helyett 5 $

# en: adbe95ec
building-track-who-how-many-when-it-ends = Ki, mennyit, meddig
    .says = A körsorrendben építetek, de az Első építő mindenki előtt. A lerakás és a csere is egy lapkának számít. Az utolsó lapkával az építés magától véget ér.

# en: 6130c138
building-track-what-a-tile-costs = Mennyibe kerül egy lapka
    .says = Egy lapka alföldön 2 $, folyón 3 $, hegyen 4 $; településen 1 $, és még 1 $ minden használt oldalért. Az alapszabály szerint egy társaság csak egyszer fizeti meg egy folyó vagy egy hegység felárát, az ottani első lapkájánál; a hivatalos szabály szerint minden lapkánál.

# en: bfb9da12
building-track-where-track-may-lie = Hol fekhet vágány
    .says = Vágány alföldön, folyón, hegyen és településen fekhet, városon, tavon és a térképen kívül soha.

# en: aa54c783
building-track-where-track-may-begin = Hol kezdődhet vágány
    .says = Városnál, a saját vágányodnál, vagy olyan gazdátlan vágánynál, amely városból vagy olyan településből jön, ahol van vágányod. Az első lapkád tehát várossal érintkezik.
    .picture-begin-allowed = A lapka Evansville városához ér.
    .picture-begin-refused = A lapka sem városhoz, sem saját vágányhoz nem ér.

# en: 17c68ed7
building-track-what-it-may-meet = Mivel találkozhat
    .says = A vágány nem vezethet tóba, a térkép szélén túlra vagy más társaság vágányához. Lapka üres oldalára nézhet; ott el van zárva.
    .picture-meet-allowed = A vágányod elmegy Narancs nyitott vége mellett, nem ér hozzá.
    .picture-meet-refused = Az íved Narancs vágányába futna.

# en: c0fed315
building-track-which-tiles = Milyen lapka
    .says = Közönséges üres mezőre egyszerű lapkát raksz; a hivatalos szabály szerint kétvágányút is, 3 $ és 6 $ között. Településre településlapka kerül, vagy más lapka koronggal.

# en: f9ff57a2
building-track-no-circles = Nincs hurok
    .says = Egy vonal nem térhet vissza abba a városba vagy településbe, ahonnan indult, és önmagába sem záródhat.

# en: e0bcaa83
building-track-one-field-once = Kétszer építeni egy mezőre
    .says = Egy építésben nem építhetsz kétszer ugyanazon a mezőn, hacsak a beállítás meg nem engedi.

# en: 5124c9a8
building-track-what-is-left-in-the-box = Ha elfogy a lapka
    .says = A lapkák és a korongok száma véges, a pénzé nem. A felvett lapka újra használható. Településre te választod ki a lapka fajtáját.

# en: 0be76b09
building-track-whose-it-is = Kié az új vágány
    .says = Az új lapka minden vágánya a tiéd. Új várost az első lapkád előtt kell alapítani. A befejezetlen vonal, amelyet nem építettél tovább, az építésed végén elvész.

# en: edc388a8
building-track-for-the-exact-reader = Az ellenőrzések sorrendje
    .says = 1. Az építés előtti állásban dől el, mivel találkozna a vágány, hol kezdődik, és mit tart meg a kicserélt lapka. 2. Az építés utáni állásban nincs hurok, a lapka és a korong megvan a készletben, és a vonalaidra van elég korongod. 3. Fizetsz, és kicserélődnek a lapkák: a megtartott és az elfordított vágány gazdája nem változik, az új vágány a tiéd. 4. A tiéd lesznek a gazdátlan vonalak, amelyekhez csatlakoztál, és a kapcsolatok, amelyek most elkészültek.

## Lapkacsere

# en: 5de6715e
replacing-tiles = Lapkacsere
    .lead = Egy lapkát kicserélhetsz olyanra, amely megtartja a rajta lévő vágányt, és többet tesz hozzá. Csak nyitott vég fordítható el, és vágány soha nem tűnik el.
    .worked = Az egyenes vonal Evansville és Cincinnati között Narancsé, az Indianapolison át vezető Kéké. Zöld is el akarja érni Indianapolist: Narancs vonala alatt.
    .row-0 = lapka · ár · mi történik
    .row-1 = M10, szűk ív az Ohión · 3 $ · Cincinnatinál kezdődik
    .row-2 = L9, két egyenes · 3 $ · keresztezi Narancs kapcsolatát, amely megmarad
    .row-3 = K9, két egyenes koronggal · 3 $ · a település két további oldala Zöldé

# en: 495efe95
replacing-tiles-adding = Vágány hozzáépítése
    .says = Minden régi vágány marad, ahogy volt, a gazdájával együtt, vagy nyitott vég, amely elfordul. Valamit hozzá kell tenni vagy el kell fordítani: ugyanaz a lapka még egyszer nem lépés.
    .picture-cross-allowed = Az új lapka megtartja Narancs egyenesét, és hozzáteszi a tiédet.
    .picture-cross-refused = E lapka alatt eltűnne Narancs vágánya.

# en: 7bae1a8c
replacing-tiles-your-new-piece = Az új vágányod
    .says = Az új vágány szabályai szerint fekszik: városnál, a saját vágányodnál vagy olyan gazdátlan vágánynál kezdődik, amelyet átvehetsz, és senki máséval nem találkozik.

# en: e1884655
replacing-tiles-turning-an-open-end = Nyitott vég elfordítása
    .says = A saját nyitott véged fordíthatod el, vagy egy gazdátlant, amelyet elérsz. A rögzített vége marad. Az oldalnak, amelyet a vágány elhagy, szabadon kell maradnia.
    .picture-turn-allowed = A nyitott vég északkeletre fordul; a cincinnati vég marad.
    .picture-turn-refused = Itt a rögzített cincinnati vég fordulna el.

# en: 0aaeba29
replacing-tiles-never-turned = Soha nem fordul el
    .says = Kapcsolat soha nem fordítható el, a sajátod sem; ugyanígy a településen fekvő vágány és más társaságok vágánya sem.

# en: eee02ecf
replacing-tiles-towns = Települések
    .says = Az új lapkán megvan minden régi oldal, és legalább eggyel több, legfeljebb négy. Az egyik új oldalnak úgy kell kezdődnie, mint az új vágánynak, hacsak nincs már vágányod a településen.

# en: f917ba04
replacing-tiles-tiles-go-back-first = Előbb a régi kerül vissza
    .says = A régi lapka és a korongja már a készletben van, amikor az újat keresed. Így ugyanaz a lapka elfordítva újra lerakható.

# en: 4a73d663
replacing-tiles-prices = Árak
    .says = Egyszerű lapkából keresztezés 3 $, bármely lapka cseréje településen 3 $, két vágány egymás mellett 3 $ (hivatalos: 2 $), minden más 2 $. Folyóért vagy hegyért soha nincs felár.

## Kié a vágány

# en: e78ae987
who-owns-track = Kié a vágány
    .lead = Amit építesz, a tiéd. A kész kapcsolat örökre a tiéd marad; a befejezetlen vonalnak minden építésedben nőnie kell, különben gazdátlan lesz.
    .worked = Zöldnek kapcsolata van Evansville és Cincinnati között, és nyitott vége az N9 mezőn, és nem épít semmit. Az építés végén a kapcsolaton rajta marad a korong, a nyitott vég elveszti.

# en: 1ce4c3c0
who-owns-track-one-disc-for-each-line = Vonalanként egy korong
    .says = A vonal azé, aki építi, és egy koronggal jelöli. A kapcsolat örökre a gazdájáé marad.

# en: ccf2cd01
who-owns-track-losing-an-unfinished-line = Befejezetlen vonal elvesztése
    .says = A saját építésed végén elveszted minden befejezetlen vonaladat, amely ebben az építésben nem kapott új vágányt. A település minden nyitott oldala külön számít. Az elfordítás nem növekedés.

# en: 97bb5417
who-owns-track-turning-that-completes = Elfordítás, amely befejez
    .says = Ha az elfordított véggel elkészül egy kapcsolat, a kapcsolat a tiéd.

# en: 2a6e30e4
who-owns-track-taking-up-what-nobody-owns = Gazdátlan vonal átvétele
    .says = Tegyél vágányt egy gazdátlan, befejezetlen vonalhoz, és azonnal a tiéd.

# en: 9052cabb
who-owns-track-until-your-next-build-turn = A következő építésedig
    .says = A befejezetlen vonaladat senki más nem folytathatja, és nem is érhet hozzá.

# en: ee51d167
who-owns-track-twenty-discs = Húsz korong
    .says = Legfeljebb 20 vonalra van korongod, kész és befejezetlen vonalra együtt. Ha egy építéshez több kellene, nem szabad.

## Új városok

# en: 87f69d27
new-cities = Új városok
    .lead = A Városiasodással egy települést az általad választott színű várossá teszel, ingyen, az első lapkád előtt. Fekete árukockát csak fekete új város fogad.
    .worked = Zöld vonala St. Louisból Terre Haute-ra néz. Zöld itt alapítja a fekete C várost: a vonal kapcsolat lesz, az ára 0 $. Egy lapka a J9 mezőn, 2 $-ért, Evansville-t is hozzáköti.

# en: 66632638
new-cities-founding = Alapítás
    .says = Új várost bármelyik településre tehetsz, vágánnyal vagy anélkül, bárhol a térképen; városra és új városra nem. Semmibe sem kerül, és nem számít bele a három lapkádba.

# en: a003dc43
new-cities-when = Mikor
    .says = Az első lapkád előtt alapítod, vagy ebben a fordulóban már nem.

# en: 83cd4ce2
new-cities-what-happens-to-track-there = Mi lesz az ottani vágánnyal
    .says = A lapka és a korong visszakerül a készletbe. A településben végződő vonalak most a városban végződnek; az a vonal, amely csak ezen a lapkán feküdt, eltűnik.

# en: 8f73de48
new-cities-lines-that-pointed-at-it = Vonalak, amelyek ránéztek
    .says = A városhoz csatlakoznak, és kapcsolat lesz belőlük, mindegy, kié a vonal. Az így elkészült gazdátlan vonalak az alapítóé lesznek, amíg van korongja.

# en: 709ccf55
new-cities-a-line-that-meets-the-city-twice = Vonal, amely kétszer éri a várost
    .says = Az a vonal, amelynek mindkét vége az új városnál van, halott: senkié, semmit sem visz, és pontot sem ad.

# en: fe80a678
new-cities-its-goods = Az áruja
    .says = Eleinte nincs. Később a betűje oszlopából érkezik.

# en: 09e743fc
new-cities-all-eight-on-the-map = Mind a nyolc a térképen
    .says = Ha mind a nyolc a térképen van, az akció akkor is választható, de hatása nincs.

## Áruszállítás

# en: 4c7a2dc6
moving-goods = Áruszállítás
    .lead = Két kör van, és mindegyikben elszállítasz egy árukockát, vagy fejleszted a mozdonyod, vagy nem teszel semmit. Az árukocka legfeljebb annyi kapcsolaton át megy, amennyi a mozdonyod szintje, az első saját színű városig.
    .worked = Zöld hármas mozdonnyal viszi a piros árukockát Cincinnatiból Indianapolison és Evansville-en át St. Louisba. Két kapcsolat Zöldé, az utolsó Kéké: Zöld bevétele 2-vel nő, Kéké 1-gyel.

# en: 4da8caac
moving-goods-two-rounds = Két kör
    .says = Minden körben mindenki egyszer kerül sorra, a körsorrendben, de az Első szállító mindenki előtt. Amikor sorra kerülsz, egy dolgot teszel.

# en: 7dab7bc5
moving-goods-raising-the-engine = Mozdonyfejlesztés
    .says = Ebben a fázisban fordulónként egyszer fejlesztheted a mozdonyt, legfeljebb 6-ig. A Mozdony akció ezen felül jár.

# en: 6e6cd3d3
moving-goods-which-cubes = Melyik árukocka
    .says = Bármelyik városból bármelyik árukockát viheted, amelynek van útja a céljához, de az árutábláról egyet sem. Nem számít, milyen színű városból indul.

# en: a6f5b9ce
moving-goods-which-way = Melyik úton
    .says = Az út kész kapcsolatokon vezet, bárkié is, legfeljebb annyin, amennyi a mozdonyod szintje, és sehol sem jár kétszer. Egyiknek sem kell a tiédnek lennie.

# en: 1383dcfc
moving-goods-where-it-ends = Hol ér véget
    .says = Az első saját színű városban, soha nem településen vagy más városban. Fekete árukocka csak fekete új városba megy.

# en: 8759cb13
moving-goods-who-earns = Ki keres rajta
    .says = Minden kapcsolat azonnal 1 bevételt ad a tulajdonosának; a gazdátlan kapcsolat semmit sem ad. Ha két kapcsolat vezet ugyanoda, te választasz.

# en: d6db714c
moving-goods-the-cube = Az árukocka
    .says = A leszállított árukocka visszakerül a zsákba.

## Pénz és csőd

# en: cc6ec1fe
money-and-ruin = Pénz és csőd
    .lead = A szállítás után minden társaság 1 $-t kap minden bevételért, azután 1 $-t fizet minden részvényért és a mozdony minden szintjéért. Aki nem tud fizetni, bevételt veszít, és az a társaság, amelynek bevétele 0 alá esne, kiesik.
    .worked = Két társaságnak nincs készpénze, 5 részvénye és 1. szintű mozdonya van: a számla 6 $.
    .row-0 = bevétel · kap · fizet · hiányzik · bevétel azután
    .row-1 = Narancs · 2 · 2 $ · 2 $ · 4 $ · −2: kiesik
    .row-2 = Zöld · 4 · 4 $ · 4 $ · 2 $ · 2: tovább játszik

# en: 376cfba3
money-and-ruin-collecting = Bevétel
    .says = Minden bevételért 1 $-t kapsz. Maga a bevétel megmarad.

# en: 8cf187e4
money-and-ruin-the-bill = A számla
    .says = 1 $-t fizetsz minden részvényért és 1 $-t a mozdony minden szintjéért. A fizetés a körsorrendben történik; senki fizetése nem hat másra.

# en: 9c3a6083
money-and-ruin-being-short = Ha nem elég
    .says = Akinek kevés a pénze, odaadja minden készpénzét, azután minden hiányzó dollárért 1 bevételt veszít.

# en: 2cef63ef
money-and-ruin-ruin = Csőd
    .says = Ha a bevételed 0 alá esne, a társaságod kiesik. Pontosan 0-val megmarad.

# en: 4b836ce8
money-and-ruin-what-is-left-of-a-ruined-company = Mi lesz a vágányaival
    .says = A kapcsolatai örökre ott maradnak, mindenki szállíthat rajtuk, és senkinek sem fizetnek; a befejezetlen vonalai átvehetők. Az akciója elvész, és a sorrend összezárul.

# en: 8bfa5d06
money-and-ruin-one-left = Ha csak egy marad
    .says = Ha kettőnél kevesebb társaság marad, a játék azonnal véget ér.

# en: 5c70e01e
money-and-ruin-reduction = Csökkentés
    .says = Ezután csökken a bevétel: 11-től 2-vel, 21-től 4-gyel, 31-től 6-tal, 41-től 8-cal (hivatalos: 50-től 10-zel). Egyszer, az akkori bevétel szerint. Más módon a bevétel nem csökken.

## Új áru

# en: 5b4f103c
new-goods = Új áru
    .lead = A forduló végén dobókockák döntik el, mely árukockák jönnek az árutábláról a városokba. Előbb a Termelés gazdája két árukockát tehet az árutáblára.
    .worked = Fehér dobás: 3, 3, 4. A B új város a térképen van, az A nincs. A 3-as két árukockát visz Kansas Citybe, és az A-nak semmit; a 4-es egyet Des Moines-ba és egyet a B új városba.

# en: aed81b70
new-goods-production = Termelés
    .says = Két árukockát húzol, és mindkettőt egy általad választott üres mezőre teszed. Húzás előtt lemondhatsz róla; azután mindkettőt el kell helyezni. Kevesebbet húzol, ha kevés a mező vagy az árukocka; az első fordulóban az árutábla tele van.

# en: 894a73e4
new-goods-the-dice = A dobókockák
    .says = Annyi kockával dobunk, ahány játékos elkezdte a játékot: előbb nyugatra, azután ugyanannyival keletre.

# en: 7a2a6b4a
new-goods-what-a-die-brings = Mit hoz egy dobókocka
    .says = A dobókocka az oszlopa legfelső árukockáját az ilyen számú városba viszi. Ha az alatta lévő betű új városa a térképen van, oda a betű legfelső árukockája kerül.

# en: c9113c71
new-goods-from-top-to-bottom = Fentről lefelé
    .says = Az oszlop fentről lefelé ürül, és az árukockák nem csúsznak feljebb. Az üres oszlop nem hoz semmit.

# en: 4cf59767
new-goods-no-limit-no-refill = Nincs határ, nincs pótlás
    .says = Egy városban bármennyi árukocka lehet. Az árutáblát csak a Termelés tölti fel újra.

## A vége és a pontok

# en: 8f3507e8
the-end-and-the-points = A vége és a pontok
    .lead = 3, 4, 5 vagy 6 játékossal a játék 10, 8, 7 vagy 6 forduló. Azután minden bevétel 3 pont, a vágány is pontot ér, és minden részvény 3-at levon; a készpénz semmit sem ér.
    .worked = A vonal: Evansville, Indianapolis, Cincinnati, vagyis J9, K9 (település), L8. Bevétel 2, részvény 2. Alapszabály: 3 mező. Hivatalos: négy szakasz, mert a településnek két oldala van.
    .row-0 = bevétel · vágány · részvény · pont
    .row-1 = alapszabály · 6 · 3 · −6 · 3
    .row-2 = hivatalos · 6 · 4 · −6 · 4

# en: 227d2c6b
the-end-and-the-points-when-it-ends = Mikor van vége
    .says = A fordulók számát az adja, hányan kezdtétek a játékot, nem az, hányan maradtatok.

# en: 76a79e07
the-end-and-the-points-points = Pontok
    .says = Pont = 3 x bevétel + vágány – 3 x részvény. Negatív is lehet.

# en: ea3700cc
the-end-and-the-points-track-default-rules = Vágány, alapszabály
    .says = 1 pont jár minden mezőért azokon a saját kapcsolataidon, amelyek egy városból egy másikba vezetnek, közben csak településekkel. Egy mező egyszer számít.

# en: 27df8d89
the-end-and-the-points-track-official = Vágány, hivatalos
    .says = 1 pont jár bármelyik kapcsolatod minden szakaszáért. A település minden használt oldala számít.

# en: 9a3c3c92
the-end-and-the-points-what-does-not-count = Mi nem számít
    .says = A befejezetlen vonal nem ér semmit, és a felvett településlapka sem.

# en: 6a60d60b
the-end-and-the-points-ranking = Sorrend
    .says = A legtöbb pont nyer, egyenlőségnél közös a győzelem. A csődbe ment társaságok a végére kerülnek, a később kiesett a korábban kiesett elé.

## Gyakori tévedések

# en: 48a3ebe4
often-got-wrong = Gyakori tévedések
    .lead = Amit a sok játékot játszók is hisznek.

# en: f625d4bb
often-got-wrong-the-carrier-earns = A szállító keres rajta.
    .says = Nem: minden kapcsolat a tulajdonosának fizet, nem a szállítónak.

# en: bbb75bbc
often-got-wrong-a-cube-may-ride-on-to-a-farther-city-o = Az árukocka továbbmehet egy távolabbi, saját színű városba.
    .says = Nem: az elsőben megáll.

# en: 96088982
often-got-wrong-raising-the-engine-is-free = A mozdonyfejlesztés ingyen van.
    .says = Az egyik körödbe kerül, és 1 $-ba ebben és minden későbbi fordulóban.

# en: 58c1c982
often-got-wrong-cash-is-points = A készpénz pontot ér.
    .says = Nem. A bevétel ér.

# en: 221564f0
often-got-wrong-turning-an-open-end-keeps-it = Az elfordított nyitott vég megmarad.
    .says = Csak új vágánnyal marad meg, vagy olyan elfordítással, amely befejez egy kapcsolatot.

# en: 81934298
often-got-wrong-a-new-city-can-be-founded-after-the-fi = Új város az első lapka után is alapítható.
    .says = Csak előtte.

# en: dd15878a
often-got-wrong-the-winner-of-the-auction-alone-pays = Csak az árverés győztese fizet.
    .says = A második is a teljes licitjét fizeti, a közbülsők a felét; csak az első kiszálló nem fizet semmit.

# en: 38aaec60
often-got-wrong-more-income-is-always-better = A több bevétel mindig jobb.
    .says = Az a szállítás, amely pontosan 10-ről 11-re emel, a forduló végén 9-et hagy. Ugyanígy 20-nál, 30-nál és 40-nél.

# en: b4ac9e1b
often-got-wrong-a-new-city-helps-only-its-founder = Az új város csak az alapítójának segít.
    .says = Mindenkinek befejezi a vonalát, amely ránéz.

# en: 1509b98a
often-got-wrong-in-the-last-turn-nothing-is-reduced-or = Az utolsó fordulóban nincs csökkentés és fizetés.
    .says = Mind a tíz fázis lejátszódik, és aki nem tud fizetni, még ekkor is kiesik.

## A két szabályváltozat

# en: 1d1877dc
two-sets = Alapszabályok és hivatalos szabályok
    .lead = Miben tér el az alapszabály és a hivatalos szabály.

# en: 9baae44d
two-sets-river-and-mountain-extra = A folyó és a hegy felára
    .says = Alapszabály: folyónként és hegységenként egyszer fizeted. Hivatalos: minden lapkánál fizeted.

# en: bbae7eaa
two-sets-two-tracks-on-an-empty-field = Két vágány üres mezőre
    .says = Alapszabály: nem szabad. Hivatalos: szabad, 3 $ és 6 $ között.

# en: c077802c
two-sets-replacing-by-two-tracks-side-by-side = Csere két egymás melletti vágányra
    .says = Alapszabály: az ára 3 $. Hivatalos: az ára 2 $.

# en: 45d000d5
two-sets-reduction-from-income-50 = Csökkentés 50-es bevételtől
    .says = Alapszabály: 8. Hivatalos: 10.

# en: 7176386d
two-sets-track-that-scores = A pontot érő vágány
    .says = Alapszabály: a városok közötti saját vonalak mezői számítanak. Hivatalos: minden saját kapcsolat szakaszai számítanak.

# en: 42db39b7
two-sets-where-the-rules-come-from = Honnan valók ezek a szabályok
    .says = Az alapszabály a játék holland szabálylapját követi, a hivatalos a nyomtatott szabálykönyvet. A térkép, a lapkák száma, a városok színe és az új városok betűje nincs azon a lapon: ezek a nyomtatott játék közzétett leírásait követik. A tábláról semmi sincs lemásolva.
