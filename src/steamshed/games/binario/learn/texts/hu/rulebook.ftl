# A Binario párbaj szabálykönyve magyarul.

## What the game is

# en: 9ef1ea95
game = Miről szól a játék
    .lead = Nyolcvan kör után a legtöbb pont nyer. Két társaság szállít árut egy kontinensen, a szekerektől a mágnesvasútig. Utakat építesz, járműveket veszel és fuvarokat indítasz. Amit a fuvarok ezüstben hoznak, azt járművekre, állomásokra és útvonalakra költöd, és a végén ezek a pontjaid.

# en: bea183c5
game-the-table = Az asztal részei
    .says = Két kép mutatja, mi van az asztalon játék közben. A második kép tábláiból mindkét játékosnak van.
    .picture-the-map = A térkép Venezia és egy farm között.
    .picture-the-boards = Ami a térkép mellett van.
    .part-1 = Egy város. Postát és utasokat ad és fogad, és a legtöbb árut megveszi.
    .part-2 = Egy farm: ez egy telep. A telep fölötti jelek mutatják, mit fogad, az alatta lévők, mit ad.
    .part-3 = Zöld állomása a számával. A mellette lévő telepeket szolgálja ki.
    .part-4 = Zöld egy útlapkája, itt földút.
    .part-5 = Egy fuvar három szekere menet közben.
    .part-6 = Egy fuvar: a fuvartábla egy sora az áruival, a járműveivel és a hátralévő körökkel.
    .part-7 = A közös készlet: minden áru ára és jelzői, és az eladó járművek.
    .part-8 = A vezérlőkártyák, minden körre egy.
    .part-9 = Egy társaság: ezüst, fuvarok, járművek és pontok.

# en: d2e67330
game-two-companies = Két játékos és a start kocka
    .says = A Binario párbaj kétszemélyes játék. Az első játékosban megegyeztek, vagy a véletlen dönt; az 1. körben nála van a start kocka. Mindkét társaság 200 ezüsttel és üres térképpel kezd.

# en: a1942305
game-tables = Az értéktáblázat és a készlettáblázat
    .says = Az első játékos dob a színkockával: az ilyen színű értéktáblázat mondja meg az egész játékra, melyik áru mennyit fizet. Ezután a második játékos dob az I. kor készlettáblázatáért. Ez adja meg, hány város, farm és üzem van a kontinensen, melyik áruból hány jelző van, és mely járművek vannak a közös készletben.

# en: 4b6c3b64
game-table-ready = A kontinens, a lapkák, a táblák és a kártyák
    .says = A kontinens pontosan a készlettáblázat telepeivel épül; Venezia, Győr és Bern mindig a városok között van. Mindkét játékos megkapja az I. kor lapkáit és jelöléseit meg három üres fuvartáblát, és az asztalra kerülnek az I. kor vezérlőkártyái. A kész térkép magával hozza a telepeit és az I. kor készletének színét, így ekkor a második játékos nem dob; az értéktáblázatot és a későbbi készleteket a szokásos módon dobjátok ki.

# en: 9677770f
game-public = Mi nyilvános
    .says = Minden nyílt: az ezüst, a járművek, a fuvarok és a jelzők. Rejtve csak a lefordított vezérlőkártyák sorrendje marad, a látatlanul visszatett kártyák, és a haladó játékban a választás alatt a kézben tartott személyiségek.

# en: 03ff17ea
game-silver = Ezüst
    .says = Ezüstöd sosem lehet nullánál kevesebb. Amit magad akarsz megvenni, azt teljesen ki kell tudnod fizetni; amit egy kártya fizettet veled, az legfeljebb a teljes vagyonod. Nincs kölcsön, nincs ajándék, és senki sem esik ki. A játékosok között ezüst csak úthasználatért és használt járműért jár.

# en: c825f66b
game-reconstructed = Mi a rekonstrukció
    .says = A szabálykönyv, amelyet ez a program követ, a játék szerkezetét adja meg, de nem minden számát. Az áruk, a járművek, az utak és az állomások ára, a vezérlőkártyák, a készlettáblázatok, a személyiségek és a térképek ehhez a programhoz készült rekonstrukciók. A nyomtatott játékban ezek eltérhetnek.

## The round

# en: 7712fd2f
round = A kör
    .lead = Minden kör öt lépésből áll, mindig ugyanabban a sorrendben. Mindegyikben az kezd, akinél a start kocka van, a végén pedig a kocka gazdát cserél.
    .worked = A 7. körben a kocka Zöldnél van. Három szekér gabonával egy lépésre jár Veneziától, amely 4 mezőre van a farmtól. A kártya: jó termés, a gabona 3 helyett 4-et fizet. A szekerek megérkeznek, és 3 × 4 + 4 = 16 ezüstöt hoznak, így Zöldnek 40 helyett 56 ezüstje van. A többi lépésben mindketten továbbadják, és a 8. kör úgy kezdődik, hogy a kocka Narancsnál van.

# en: b4a01541
round-five-steps = Az öt lépés
    .says = Először vezérlőkártyát húztok, aztán minden jármű halad. A 3. lépésben építesz, a 4.-ben járműveket veszel és adsz el, az 5.-ben a fuvartábláidat rendezed. Az 1. és a 2. lépés mindig megtörténik, a másik három kihagyható. A kész útvonalat sem kötelező táblára venni.

# en: 4ac0a6ca
round-who-first = Ki kezd
    .says = A kártyát csak az húzza, akinél a kocka van, és mindkét társaság járművei maguktól haladnak. Ezután ő végzi el a 3. lépést, utána a másik; majd mindketten a 4., végül mindketten az 5. lépést. Így ő nyúlhat elsőként a szűkös jelzőkért. A kör végén a kocka a másik játékoshoz kerül. Mivel minden kor páros számú körből áll, minden kor elején újra az első játékosnál van.

# en: 91ffd790
round-one-thing = Mit enged a 3. lépés
    .says = Három dologból egyet tehetsz: bontasz és építesz, vagy központi épületet építesz, illetve fejlesztesz, vagy korszerűsítesz. Bontani és építeni is legfeljebb egy-egy útvonalat lehet, egészben vagy részben, és a bontás van előbb. Egy szárazföldi útvonal legfeljebb két új állomás és a köztük lévő út, egy tengeri legfeljebb két kikötő. Mindent azonnal fizetsz, és amit nem tudsz kifizetni, azt nem építheted meg.

## The continent

# en: 0c321725
continent = A kontinens
    .lead = A térkép négyzetes mezőkből áll, körülötte tenger van. Egy város, farm vagy üzem, röviden telep, egy mezőt foglal el, és a mellette lévő négy mezőn álló állomásokkal kereskedik.

# en: 55ff98fb
continent-land-and-sea = Szárazföld, tengerpart, tenger
    .says = A legkülső mezők mind tenger, és az egész tenger összefügg. Hogy egy mező szárazföld, tengerpart vagy tenger, az a négy sarkából következik, ezért a partvonal sosem szakad meg; olyan mező nincs, amelynek csak két szemközti sarka szárazföld. A part egyenes, vagy kifelé, illetve befelé hajlik. Folyótorkolat és parti telep csak egyenes parton van.

# en: 7381c722
continent-rivers = Folyók
    .says = A folyó mezők lánca, amely forrásból vagy tóból indul, és torkolatban vagy tóban végződik, de tóból tóba nem vezet; a folyók nem találkoznak. Egyszer, egy egyenes átmeneti mezőn folyammá szélesedhet, és többé nem szűkül. A forrás mindig keskeny folyó, a torkolat pedig olyan széles, mint a beléje érő víz.

# en: 94bd9034
continent-deserts = Sivatagok, tavak, szabad rétek
    .says = Minden sivatag körül sivatag vagy sivatag-rét fekszik. Van legalább egy tó, és legalább három üres, elérhető rét: ezekre kerülnek később az élelmiszergyárak.

# en: e5346c2c
continent-facilities = Hol állnak a telepek
    .says = Két város sosem érintkezik oldalával; farmok és üzemek egymással is, városokkal is szomszédosak lehetnek. Sólepárló telep egyenes tengerparton áll, halásztelep ott vagy tó mellett, minden más a szárazföld belsejében. A térképen pontosan a készlettáblázat telepei vannak, a nagy térképen a doboz összes telepe, élelmiszergyár pedig eleinte nincs. Mindegyik mellett van szabad föld, és szabad földön, városokon és egyenes vízen át mind összeköthető.

# en: 053ee2d2
continent-port-sites = Kikötőhelyek és szigetek
    .says = Kikötő egyenes vagy kifelé hajló tengerparton állhat, ha mellette tenger van, és nincs ott sem telep, sem torkolat. Venezia és legalább még egy város mellett van ilyen hely, és minden szigeten álló telep mellett is.

# en: cf10f9fa
continent-box = A doboz lapkái
    .says = A gyors térképen semmilyen területből nincs több, mint ahány lapka a dobozban van. A nagyobb térképekre ez a korlát nem áll.

# en: 0bd86785
continent-by-hand = Kontinens kézzel
    .says = Ha ezt választottátok, az első játékos kiválaszt egyet három körvonalból, majd felváltva helyeztek el egy-egy dolgot, a második játékossal kezdve: tavakat, hegyeket, folyókat, sivatagokat, városokat, sólepárló telepeket, halásztelepeket, más üzemeket, dombokat és erdőket. Tó, hegy, domb és erdő bármely üres szárazföldre kerülhet; a sivatagnak mind a négy oldalán üres föld vagy sivatag-rét kell. A folyót egy játékos vezeti a forrásától mezőről mezőre torkolatig vagy tóig, és egyszer kiszélesítheti. Csak az választható, amivel a kontinens befejezhető marad, és aminek nincs helye, az kimarad. Ami a végén üres, az rét.

## Stations and ports

# en: f7d0c84d
stations = Állomások és kikötők
    .lead = Egy állomás minden olyan telepet kiszolgál, amellyel közös oldala van; a sarkok nem számítanak. Egy fajtához tartozik, megadott számú utat fogad, és jelölést visel a fuvartáblák számára.
    .worked = Zöld két alap kikötőt épít, az 1,4 és a 6,1 mezőn, 20 ezüstért. A legrövidebb tengeri út 11 mező, a két kikötővel együtt 13. Egy kogge 3 egységet visz, és 9 kör alatt ér át. Ha az utasok ára 4, minden megérkezés 3 × 4 + 13 = 25 ezüstöt hoz.

# en: 04a235a1
stations-where = Hol áll egy állomás, és mit szolgál ki
    .says = Állomás szabad földre épül: rétre, erdőre, dombra, sivatagra vagy sivatag-rétre, amelyen nincs semmi. Az ára mellé a terület felárát is kifizeted. Minden mellette lévő telepet kiszolgál; telep nélkül sem be-, sem kirakodni nem lehet rajta. Építhetsz állomást magában is, és később vezethetsz hozzá utat.
    .picture-beside-allowed = Szabad: az egyik állomás oldalával érinti a farmot, a másik Veneziát.
    .picture-beside-refused = Nem szabad: a mező csak a sarkával érinti a farmot és a fűrésztelepet.

# en: e55f05e6
stations-families = Fajták, oldalak, korok
    .says = A közúti állomás közutakat fogad, a lóvasút állomás lóvasutat, a vasút- és a gyorsvasút állomás e két pálya bármelyikét, a mágnesvasút állomás mágnesvasúti alagutat. Az alapállomás és a lóvasút állomás két oldalán, a bővített és a vasútállomás három, minden más négy oldalán fogad utat. Közúti alap- és bővített állomás az I. és II. korban épül, a II. kori a II.–III., a III. kori a III.–IV., a IV. kori a IV. korban. Lóvasút állomás az I., vasútállomás a II.–III., gyorsvasút állomás a III.–IV., mágnesvasút állomás a IV. korban épül.

# en: 7bc842cf
stations-ports = Kikötők
    .says = Kikötő szabad kikötőhelyre épül, felár nélkül: alap kikötő az I. és II. korban, bővített a II.-ban, a II., III. és IV. kori pedig úgy, mint a közúti állomások. A hajók a tengermezők legrövidebb láncán mennek, és az út hossza ez a lánc meg a két kikötő. A tengeren nincs úthasználati díj. A tengeri útvonal magában nem ér pontot, a kikötői igen.
    .picture-port-allowed = Szabad: két kikötő a part szabad kikötőhelyein.
    .picture-port-refused = Nem szabad: ez a mező szárazföld, nem kikötőhely.

# en: 4c12de1b
stations-labels = Jelölések, tulajdonosok, a lapkák száma
    .says = Az új állomás a fajtája legkisebb szabad jelölését kapja: közúton 0–11, sínen I–X, kikötőknél A–H. Az első közúti állomásod a 0. számú, a társaság székhelye. Ha egy lépésben két állomás épül, az elsőnek választott vég kapja a kisebb jelölést. Fuvarjaid csak saját állomásokon kezdődhetnek és végződhetnek. Ha egy fajtából elfogyott a jelölés vagy a lapka, nem építhetsz többet, amíg egy fel nem szabadul.

# en: 0fbaa67d
stations-supply = A lapkák készlete
    .says = Mindkét játékosnak annyi útlapkája, alagútbejárata és állomása van fajtánként, amennyi a dobozban van, hacsak nem korlátlan készlettel játszotok. Ami a térképen fekszik, az hiányzik belőle; a közös lapka annál számít, aki lerakta. A föld alatti mezőkhöz nem kell lapka. Amihez nincs lapkád, azt a játék nem kínálja fel.

## Roads and rails

# en: c1868e2d
ways = Közutak és sínek
    .lead = Egy építési lépésben egy utat fektetsz le, a végein legfeljebb két új állomással. Minden javaslat árát látod, mielőtt választasz, és amíg nem választottál ki mindent, nem fizetsz.
    .worked = Két első út földút-lapkákból és két közúti alapállomással, amelyek ára 6-6 ezüst; mindkettő 200 ezüstből épül.
    .row-0 = út · lapkák · állomások · ár · marad ezüst
    .row-1 = 4,6 és 2,5 között két réten át · 2 + 2 · 6 + 6 · 16 · 184
    .row-2 = 7,7 és 10,6 között a folyamon át · 2 + 10 + 2 · 6 + 6 · 26 · 174

# en: b8e5efd9
ways-one-path = Egy út, egyszerre fizetve
    .says = Amit egy lépésben építesz, az egyetlen út, amely egy mezőt sem érint kétszer. Régi vagy új saját állomásodnál kezdődik, vagy egy saját, illetve közös út nyitott végénél. Mehet meglévő lapkákon és városokon át, de állomáson sosem: az állomások a végei. Valamit hozzá kell tennie, vagy egy útvonalat kell befejeznie; amelyik építés csak befejez egy útvonalat, az ingyenes.

# en: f994806c
ways-types = Melyik út melyik korban épül
    .says = A közutak: földút, aszfaltút, autóút és autópálya; a sínek: lóvasút, vasút, gyorsvasút és mágnesvasút. Földút az I. és II. korban épül, aszfaltút a II.–III., autóút a III.–IV., autópálya a IV. korban. Lóvasút csak az I., vasút a II.–III., gyorsvasút a III.–IV., mágnesvasút a IV. korban. Ami már nem épül, az a térképen marad, és használható.

# en: 2f73b3bc
ways-nowhere = Ahol nem vezethet út
    .says = Felszíni út nem fekhet hegyen, tavon, tengeren és tengerparton, forráson, torkolaton és a folyó kanyarulatán, sem telepen. Az egyetlen kivétel a város, amelyen közút átvezethető.

# en: dee2e183
ways-price = Egy lapka ára, hidak
    .says = Az új lapka az árába és egy felárba kerül: rét és sivatag-rét 0, erdő 1, domb és sivatag 2. A 2 ezüstös földút-lapka tehát 2, 3 vagy 4 ezüst. A híd felára folyón 4, folyamon és az átmenetén 8. A híd egyenesen megy át egyenes vízen, állomás nem lehet rajta, és sosem változik, nem is keresztezhető.

# en: 5e050592
ways-open-ends = Alakok és befejezetlen utak
    .says = A lapka alakja az útból következik: egyenes, kanyar, elágazás vagy kereszteződés. Az alak nem kerül semmibe. Ha félúton megállsz, az utolsó lapka nyitott vége egyenesen előre mutat; amikor továbbépítesz, ingyen elfordíthatod, kivéve a hidat és az alagútbejáratot. A befejezetlen út semmit sem foglal le: az ellenfeled keresztülépíthet rajta.

# en: bc8b4883
ways-connected = Mi mivel függ össze
    .says = Két szomszédos lapka akkor függ össze, ha mindkettőnek van kijárata a másik felé, és mindkettő közút vagy mindkettő sín, csatlakozó típussal. Minden típus csatlakozik önmagához; a földút az aszfaltúthoz, az aszfaltút az autóúthoz, az autóút az autópályához, a vasút a gyorsvasúthoz. Egy mezőn egy út van, vagy szintbeli kereszteződésként kettő; állomás mezőjén egy sem. Az új állomás felveszi a rá mutató utakat, ameddig van oldala. Ahol utad régi lapkát ér, ott a kijáratait használja, egy nyitottat elfordít, átépíti a lapkát, vagy egyenesen keresztezi; más nem lehetséges.

# en: ebf821aa
ways-streets = Városi utcák
    .says = Minden városból mind a négy oldalra vezet utca. Mindkét játékos közútja bemehet az egyik oldalon és kijöhet a másikon, ár és úthasználati díj nélkül; a város egy mezőnek számít, és az út osztályát veszi fel. Az előtte és utána lévő lapkának csatlakozó típusúnak kell lennie, de állomás is állhat közvetlenül az utcánál. Út magában a városban nem végződik. Autópálya nem érhet városhoz, és sín nem mehet át rajta.

# en: 009305c8
ways-tunnels = Alagutak
    .says = A III. kortól autóút, autópálya és gyorsvasút a föld alá mehet, bármi alatt, még tenger és más alagutak alatt is. Az alagútnak két bejárata van szabad földön, köztük legalább egy mezővel; kanyarodhat, de nem ágazik el. Egy bejárat ára a lapka, a terület és még 4, minden föld alatti mezőé a lapka és még 3. Minden bejárat és föld alatti mező beleszámít a hosszba, és ha nem a tiéd, az úthasználatba is. Egy autóút-alagút a 7,3 mezőtől a 10,3 mezőig 2 × (9 + 4) + 2 × 12 = 50 ezüst.

# en: 277eb1c4
ways-maglev = Mágnesvasút
    .says = A mágnesvasút csak a föld alatt megy, egyik mágnesvasút állomástól egy másikig, amely nem szomszédos vele, és minden mező 15 ezüst. Az elsőnek választott állomástól előbb kelet vagy nyugat, aztán észak vagy dél felé halad; ha egy szükséges oldal foglalt, fordítva, és ha az sem megy, nem építhető meg. Egy állomás legfeljebb négy alagutat fogad, oldalanként egyet. Az ellenfeled nem használhatja.

# en: 2732f635
ways-routes = Útvonalak: mi kerül feljegyzésre
    .says = Ha egy út két különböző, azonos fajtájú állomásodat köti össze, útvonalként kerül feljegyzésre. Legyen benne legalább egy saját vagy közös lapka, amely más útvonaladban még nincs benne. Az útvonalak a végén pontot adnak. Egy útvonal legalább 3 mező, mert mindkét állomás számít, és kell köztük lennie valaminek. Ugyanazt a két állomást több útvonal is összekötheti.

## The other one's ways

# en: f32f0ef4
rival = Az ellenfeled útjai és sínjei
    .lead = Az ellenfeled útjain és sínjein is közlekedhetsz, ha csatlakoznak a tieidhez. Az a lapka, ahol csatlakozol, közös lesz és mindkettőtöknek ingyenes; minden más lapkája 1 ezüst minden megérkező rakomány után.
    .worked = Narancsnak útja van a folyamon át. Zöld mindkét oldalon csatlakozik: négy új lapka 8, két csatlakozás 2-2, két alapállomás 12, összesen 24 az 50 ezüstből. Három szekér 24-ért, és 2 marad. Az út 9 mező, és 7 körig tart. A 4-es árú növényvédő szer érkezéskor 3 × 4 + 9 = 21-et fizet, és ebből 1 Narancsé a hídért: Zöldnek 22, Narancsnak 121 ezüstje van.

# en: 34454aeb
rival-joining = Használat és csatlakozás
    .says = Aki a másik hálózatához csatlakozik, használhatja azt. Közutak kereszteződéssel, elágazással vagy hozzáépítéssel csatlakoznak, sínek csak elágazással vagy hozzáépítéssel. A hozzáépítés az ellenfél lapkájának, hídjának vagy alagútbejáratának nyitott kijáratánál kezdődik, amely az új lapkádra vagy állomásodra mutat. Nem kerül semmibe, és a lapkája az övé marad.

# en: 86a2b57e
rival-reshaping = Átépítés: elágazás és kereszteződés
    .says = Hogy egy régi lapkának új kijárata legyen, a bontását és az új lapkát együtt fizeted; az ellenfél lapkáján ennek a felét, felfelé kerekítve. Földútnál ez (1 + 2) / 2, vagyis 2 ezüst. A területet nem fizeted újra, és két kijárat egyszerre egy átépítés. Sínlapkának legfeljebb három kijárata van, közútnak négy. A lapka a két típus közül a jobbat veszi fel, és továbbra is illenie kell minden szomszédjához.

# en: 7fd7ef70
rival-joint = Közös lapkák
    .says = Az ellenfél lapkája, amelyhez kijáratot teszel, közös lesz, a játék végéig mindkettőtöknek ingyenes. Az új lapkád az övé helyére kerül, az övé pedig visszamegy a készletébe. Ha egy elágazásának vagy kereszteződésének nyitott kijárata feléd néz, fizetés nélkül használod, és az is közös lesz. A többi elágazása és kereszteződése közönséges lapka, úthasználattal.

# en: 5f9ce9ad
rival-level = Szintbeli kereszteződések
    .says = Ahol két közút keresztezi egymást, mind a négy irány összefügg. Sín a sínt vagy a közutat csatlakozás nélkül keresztezi: mindkettő egyenes, derékszögben, és sosem hídon vagy alagútbejáraton. Úgy fizeted, mint az átépítést. Mindkét út a gazdájáé marad, az áthaladás ingyenes, és úthasználatot csak akkor fizetsz, ha a másik útján mész végig. A szintbeli kereszteződés sosem változik, és mindkét lapka hiányzik a gazdája készletéből.

# en: 3e713b49
rival-closed = Az állomások zárva maradnak
    .says = Utad nem csatlakozhat az ellenfél állomásához, nem mehet át rajta, és nem végződhet ott. A saját, azonos fajtájú állomásaidon a fuvarjaid áthaladhatnak, ha az utak mindkét oldalon csatlakoznak.
    .picture-joined-allowed = Szabad: Zöld mindkét oldalon csatlakozik Narancs útjához, és átmegy a köztük lévő hídon.
    .picture-joined-refused = Nem szabad: Narancs állomása nem lehet Zöld útjának a vége.

# en: b72eced4
rival-toll = Úthasználat
    .says = Minden kifizetett rakomány után 1 ezüstöt adsz az ellenfelednek az út minden lapkájáért, amely az övé. A hidak, az alagútbejáratok és a föld alatti mezők is számítanak. A saját és a közös lapkák, a városok és a tenger ingyenesek. Üres menetért nem jár úthasználat.

## Goods and lines

# en: bf061b72
goods = Áruk és fuvarok
    .lead = Egy fuvar a fuvartábla egy sora: honnan, hová, áru oda, áru vissza és járművek. Minden rakott irány egy jelzőt tart magánál, és éppen jelzőből van kevés.
    .worked = Zöld fuvart indít a borászattól Győrbe, 4 mezőn: oda bort, vissza növényvédő szert visz három szekér. A bor 5-öt fizet, egy út 3 körig tart. Így a fuvar 3 körönként 3 × 5 + 4 = 19 ezüstöt hoz, körönként 6,3-et.

# en: 13c4cb83
goods-rows = Tizenkét sor
    .says = Öt sorod van közútra, négy sínre és három hajóra. Egy sor két különböző, azonos fajtájú állomásodat nevezi meg, amelyeket kész út köt össze. Áru és jármű nélkül is megnyitható; ekkor nem keres semmit, de amit megnevez, az a pontozáskor táblán szerepel. Központi épülettel két sornak ugyanazok lehetnek az állomásai, mindegyiknek saját jelzőivel és járműveivel.

# en: e715e7e6
goods-changing = Indítás, módosítás, megszüntetés
    .says = Fuvart csak az 5. lépésben lehet indítani, módosítani és megszüntetni. Ha jármű van rajta, ehhez állomáson kell állnia, és körönként egy fuvarhoz legfeljebb egyszer nyúlhatsz; az újhoz ugyanabban a körben már nem. Ha a most induló út áruját változtatod meg, az már erre az útra érvényes.

# en: 5f20b645
goods-tokens = Jelzők
    .says = Egy irány megrakásához elveszel egy jelzőt az áruból a közös árukészletből. A soron marad, amíg az árut meg nem változtatod, vagy a fuvart meg nem szünteted. Ha nincs több jelző, senki sem indíthat újabb fuvart azzal az áruval. Ha egy áru többé nem szállítható, a jelzője visszakerül, és az irány üres lesz.

# en: 70d70632
goods-who-sells = Ki adja és ki veszi
    .says = Az áru olyan állomásról indul, amely mellett egy telep adja, és olyanra érkezik, amely mellett egy másik telep veszi. A telepek sosem fogynak ki, és a termeléshez semmi sem kell nekik: a kereskedést csak a jelzők korlátozzák. Egy fuvar oda és vissza különböző árut vihet.

# en: 94ada74e
goods-people = Posta, utasok, munkások
    .says = Posta és utas városból másik városba megy. Munkás a II. kortól utazik, városból farmra vagy üzembe, vagy vissza egy városba, de városból városba nem.

# en: c4b7ec8b
goods-special = Élelmiszer, trágya, gerenda
    .says = Élelmiszer a III. kortól megy élelmiszergyárból városba. Trágyát csak az I. és a II. korban lehet szállítani. Gerenda kikötőbe is mehet: hajóval bármelyik saját kikötődbe, szárazföldön bármelyik játékos kikötője melletti állomásra.

# en: 9b155949
goods-which-way = Merre megy egy fuvar
    .says = A fuvar a legrövidebb olyan úton megy, amelyet a járművei használhatnak, oda és vissza ugyanazon; ennek nem kell egyetlen feljegyzett útvonalnak lennie. Egyforma hossznál az dönt, amelyen kevesebb az ellenfél lapkája, aztán a jobb osztály, aztán az észak, kelet, dél, nyugat sorrend. Az utat, a menetidőt és az úthasználatot az 5. lépés végén minden álló fuvarra újraszámoljátok; a megkezdett menet úgy ér véget, ahogy elindult. Ha egyetlen út sem jó már a járműveknek, a járműparkba kerülnek, a sor pedig megmarad.

## Movement and silver

# en: a38cc1a3
movement = Haladás és ezüst
    .lead = A 2. lépésben minden jármű egyet halad, és ami megérkezett, az azonnal fizet. A játék lelke a rövid út, oda-vissza rakománnyal.
    .worked = Ugyanaz az út, mint az előbb, de a fuvar fordítva van felírva: Győrből növényvédő szerrel, vissza borral. Most a 4-es árú növényvédő szer szabja meg mindkét irány árát. Minden 3 körös út 3 × 4 + 4 = 16-ot hoz 19 helyett, körönként 5,3-et 6,3 helyett.

# en: 063ef51c
movement-rounds = Mezők és körök
    .says = Oszd el az út mezőit a sebességgel, kerekíts felfelé, és vond le, ami zárójelben áll: a 2-(1) körönként két mező, és összesen egy körrel kevesebb; az 1-(4-1) körönként egy mező, és minden teljes négy mező után egy körrel kevesebb. A szekér földúton 3 vagy 4 mezőt 3, 7 vagy 8 mezőt 6, 16 mezőt 12 kör alatt tesz meg. Ezután a személyiségek hozzáadnak vagy levonnak. Egy út sem tart 2 körnél rövidebb ideig, és nem tarthat tovább, mint ahány hely a táblán van: közúton 12, sínen 14, tengeren 16. A piros úthosszjelző az utolsó használt hely után fekszik.

# en: 6eddd227
movement-legs = Menetek
    .says = Az üres sorra tett járművek a bal oldali állomásról indulnak, odafelé. A 2. lépésben minden fuvar egyet halad: előbb a kocka birtokosának közúti, vasúti és hajós sorai. Amikor letelik a menetidő, a rakomány fizet, a járművek megfordulnak, és a következő út annak az iránynak az árujával kezdődik. A hazautat mindig meg kell tenni, rakva vagy üresen. Egy fuvar a megérkezésétől addig áll az állomáson, amíg újra nem mozdul.

# en: 4b417ae9
movement-pay = Mennyit fizet egy rakomány
    .says = Egy rakott út annyit fizet, amennyi az összes összekötött jármű rakománya szorozva az árral, és még 1 ezüstöt az út minden mezőjéért. A mezők adódnak hozzá, nem a körök. Az üres út semmit sem fizet, és úthasználati díjba sem kerül. A bank korlátlanul fizet.

# en: c759b53a
movement-one-price = Egy ár mindkét irányra
    .says = Egy fuvarnak mindkét irányban egy ára van: az odaút árujáé, vagy ha csak a visszaút rakott, a visszaút árujáé. Egy beállítással mindegyik irány a saját árujának árán fizet. Az ár a táblázaté, azzal együtt, amit a személyiséged hozzátesz, és a kifizetéskor olvassátok le; előre csak az rögzített, amit egy kártya megjelölt.

# en: 6ccdbec6
movement-class = Az út osztálya, és ki használhatja
    .says = Egy út annyira jó, mint a leggyengébb része: a legalacsonyabb osztály az útlapkái és a rajta lévő állomásaid között; a városok nem számítanak. Egy jármű akkor használhatja, ha a kártyáján van sebesség ehhez az osztályhoz. Állat húzta és gőzhajtású járműnek autóúton és autópályán nincs. Vegyes úton, amely földútnak vagy aszfaltútnak számít, közlekedhetnek.

## Vehicles and trade

# en: 02d9caf0
vehicles = Járművek vétele és eladása
    .lead = Közös készletből vásároltok, rögzített áron, a kártyán megadott korokban. Az összekötött járművek többet visznek, és nem lassabbak.
    .worked = Zöldnek két kikötője van 13 mezős úttal, és 70 ezüstje maradt. Egy galleon 34 ezüst, így 36 marad. Melyik hajó a legjobb, ha az utasok ára 4?
    .row-0 = hajó · fizet · kör · ezüst körönként
    .row-1 = kogge · 3 × 4 + 13 = 25 · 9 · 2,8
    .row-2 = karavella · 2 × 4 + 13 = 21 · 7 · 3,0
    .row-3 = galleon · 5 × 4 + 13 = 33 · 10 · 3,3

# en: 3527eab0
vehicles-buying = Vétel
    .says = A 4. lépésben annyi járművet veszel, amennyit akarsz és ki tudsz fizetni; a járműparkodba kerülnek. Az I. kor járműveit az I. korban árulják, a szekeret és az ökrös szekeret a II.-ban is; a II. korét a II.–III., a III. korét a III.–IV., a IV. korét a IV. korban. Ha egy fajta elfogyott a készletből, csak az ellenfeled adhat el belőle.

# en: 016a99df
vehicles-coupling = Összekötés
    .says = Egy fuvaron minden jármű egyfajta, legfeljebb annyi, amennyit a kártya sorba kötni enged. Úgy haladnak, mint egyetlen jármű, és annyit visznek, amennyit együtt elbírnak. A fuvar minden árujának olyannak kell lennie, amit ez a fajta szállíthat, kell hozzá út, és a menetidőnek el kell férnie a táblán.

# en: 7e56d37a
vehicles-where = Hol közlekedhet egy jármű
    .says = Az 5. lépésben a járműpark járműve bármely hozzá illő fuvarodra felkerülhet. Az alapjátékban a régi járművek minden korban használhatók. Lóvasút és ökrös vasút csak lóvasúti pályán jár, és ott más nem is; mágnesvonat csak mágnesvasúton.

# en: 081a45a5
vehicles-used = Használt járművek
    .says = A bank semmit sem vesz vissza. A 4. lépésben felajánlhatod a járműparkod járműveit az ellenfelednek, egyszerre egyet, az ár feléért, felfelé kerekítve, ha van rá ezüstje; ő megveszi, vagy nem kéri. Amit nem kért, azt ebben a lépésben nem ajánlhatod fel újra. Így bármely kor járműve eladható, hacsak egy beállítás mást nem mond.

# en: 625e7ae2
vehicles-resting = Járművek levétele, pihenés
    .says = A 4. lépésben járműveket vonhatsz ki egy állomáson álló fuvarból, fuvaronként egyszer, és azonnal fel is ajánlhatod őket. Összekötni és cserélni is csak álló fuvaron lehet, az iránya megmarad; amelyik sor minden járművét elvesztette, a bal oldali állomásán kezdi újra. A levett járművek annyi körig pihennek, ameddig egy menet tartott. Addig csak olyan fuvarra kerülhetnek, amely ugyanarról az állomásról indul vagy ott áll; ha úton vették le őket, egyikre sem. Ha az ellenfeled megveszi őket, azonnal használhatja.

## Minden jármű

# en: 2b1d352a
fleet = Minden jármű
    .lead = Itt van minden jármű: az ára, hogy mennyit visz, hány köthető össze, milyen gyors és hány pontot ér. A sebesség osztályonként áll: földút, aszfaltút, autóút, autópálya; lóvasút, vasút, gyorsvasút, mágnesvasút; vagy a tenger.
    .worked = A játék elején a közös készletben az I. kor járművei vannak. A II., III. és IV. koriak koruk kezdetén kerülnek bele.
    .row-0 = jármű · kor · ár · visz · köthető · sebesség osztályonként · pont
    .row-1 = szekér · I · 8 · 1 · 3 · 1-(4-1) / 1-(3-1) / – / – · 10
    .row-2 = ökrös szekér · I · 12 · 2 · 2 · 1 / 1-(5-1) / – / – · 10
    .row-3 = postakocsi · I · 14 · 2 · 1 · 1-(3-1) / 1-(2-1) / – / – · 10
    .row-4 = lóvasút · I · 10 · 1 · 4 · 1-(4-1) / – / – / – · 10
    .row-5 = ökrös vasút · I · 12 · 2 · 2 · 1 / – / – / – · 10
    .row-6 = kogge · I · 20 · 3 · 1 · 1-(3-1) · 10
    .row-7 = karavella · I · 24 · 2 · 1 · 2 · 10
    .row-8 = galleon · I · 34 · 5 · 1 · 1-(4-1) · 10
    .row-9 = gőztraktor · II · 26 · 2 · 3 · 1 / 1-(2-1) / – / – · 20
    .row-10 = gőzteherautó · II · 34 · 2 · 2 · 1-(3-1) / 2-(1) / – / – · 20
    .row-11 = gőzomnibusz · II · 40 · 3 · 1 · 1-(3-1) / 2-(1) / – / – · 20
    .row-12 = gőzvontatású tehervonat · II · 44 · 3 · 3 · – / 2 / 2-(1) / – · 20
    .row-13 = gőzvontatású személyvonat · II · 46 · 3 · 2 · – / 2 / 3 / – · 20
    .row-14 = lapátkerekes gőzhajó · II · 56 · 4 · 1 · 3 · 20
    .row-15 = csavargőzös · II · 64 · 6 · 1 · 2-(1) · 20
    .row-16 = benzines furgon · III · 58 · 4 · 1 · 1-(2-1) / 3 / 4 / 4 · 30
    .row-17 = dízel teherautó · III · 60 · 3 · 2 · 1-(2-1) / 2-(1) / 3 / 3-(1) · 30
    .row-18 = autóbusz · III · 64 · 5 · 1 · 1-(2-1) / 3 / 4 / 4 · 30
    .row-19 = dízel tehervonat · III · 72 · 4 · 3 · – / 3 / 4 / – · 30
    .row-20 = dízel expresszvonat · III · 78 · 4 · 2 · – / 3 / 5 / – · 30
    .row-21 = motoros teherhajó · III · 96 · 9 · 1 · 3 · 30
    .row-22 = motoros komp · III · 88 · 6 · 1 · 4 · 30
    .row-23 = elektromos furgon · IV · 84 · 5 · 1 · – / 3 / 4 / 5 · 40
    .row-24 = elektromos teherautó · IV · 92 · 4 · 2 · – / 3 / 4 / 5 · 40
    .row-25 = elektromos autóbusz · IV · 90 · 7 · 1 · – / 3 / 5 / 6 · 40
    .row-26 = villamos tehervonat · IV · 100 · 5 · 3 · – / 4 / 6 / – · 40
    .row-27 = nagysebességű vonat · IV · 108 · 6 · 2 · – / 4 / 7 / – · 40
    .row-28 = mágnesvasúti személyvonat · IV · 130 · 8 · 2 · – / – / – / 8 · 40
    .row-29 = mágnesvasúti tehervonat · IV · 130 · 8 · 2 · – / – / – / 7 · 40
    .row-30 = elektromos konténerhajó · IV · 150 · 12 · 1 · 4 · 40
    .row-31 = elektromos szárnyashajó · IV · 120 · 8 · 1 · 6 · 40

# en: 22aeb53b
fleet-speed = Hogyan olvasd a sebességet
    .says = „2”: körönként két mező. „2-(1)”: körönként két mező, és összesen egy körrel kevesebb. „1-(4-1)”: körönként egy mező, és minden teljes négy mező után egy körrel kevesebb. A vonás azt jelenti, hogy a jármű az adott osztályon nem mehet.

## Control cards

# en: 86db518d
cards = Vezérlőkártyák
    .lead = Körönként egy kártya, a kocka birtokosa húzza, és azonnal végre kell hajtani; döntést egyik sem kér. Az árkártyákat érdemes megtanulni: a rakományon maradnak, amíg az ki nem fizetődik.
    .worked = Az 5. kör kártyája megduplázza a bor árát. Zöld az 5. lépésben három szekeret tesz a borászattól Győrbe menő fuvarra: az út a kártya körében kezdődik, ezért 10-es jelölést kap. A 8. körben érkezik meg, és 3 × 10 + 4 = 34-et fizet, így Zöldnek 30 helyett 64 ezüstje van. A következő út megint 19-et fizet.

# en: c0288f7d
cards-piles = A két pakli
    .says = Minden korban megkeveritek a kor kártyáit, és mindkét játékos látatlanul vesz 12-t, a III. és a IV. korban 8-at. Ezek együtt két lefordított pakliba kerülnek, a többi látatlanul visszamegy. Így a korok 24, 24, 16 és 16 körösek, és az utolsó kártya körét végigjátsszátok. Ha ez a beállítás él, a kocka birtokosa választ paklit; különben az első pakli fogy el előbb. A használt kártyák nyíltan fekszenek, és nem térnek vissza.

# en: 78a230cc
cards-doing = Egy kártya végrehajtása
    .says = A kártyát felfordítjátok, és azonnal végrehajtjátok, mindkét játékosra vagy csak arra, aki húzta. Ami erre a körre szól, az a körrel véget ér, kivéve a megjelölt árakat. Vannak kártyák, amelyek nem tesznek semmit. Ha egy kártya több árut vagy hajtást nevez meg, bármelyikre érvényes. Döntést egyik sem kér.

# en: a5b35fde
cards-prices = Árak, amelyek megmaradnak
    .says = Az árkártya megjelöli az árujának minden rakományát, amely most úton vagy indulóban van, és mindazt, amelynek útja később, ugyanebben a körben kezdődik, az 5. lépésben indított fuvarodét is. Van, amelyik szorozza a fuvar árát, felfelé kerekítve, és van, amelyik hozzáad. A jelölés a kifizetésig megmarad, bármeddig tart; egy későbbi árkártya felváltja. Jármű nélküli sor nem kap jelölést. A jelölés elvész, ha az árut megváltoztatod, minden járművet leveszel, vagy a fuvart megszünteted.

# en: 60731d05
cards-silver = Fizetett és kapott ezüst
    .says = Van kártya, amely ezüstöt vesz el, legfeljebb annyit, amennyid van, akkor is, ha nincs meg neked, amiről a története szól; más kártya ad. Néhány azt számolja, amid van: közúti állomást, kikötőt, hidat vagy fuvaron lévő járművet, egy felső határig. A közös híd senkinél sem számít, és a járműparkban álló járművek sem.

# en: d891af07
cards-held-up = Késleltetett és gyorsított menetek
    .says = A veszteglő járművek ebben a körben nem haladnak. Amelyeket a kártya előrelendít, egynél többet haladnak; ami érkezéskor megmarad, elvész. A kártya megmondja, mely járművekre érvényes, és mindennek illenie kell, amit megnevez.

# en: 5bbe32d6
cards-cheaper = Ma olcsóbb
    .says = Egyes kártyáktól a 3. lépésben olcsóbb az építés: közúti vagy sínlapkák, állomások, kikötők, alagutak, korszerűsítés vagy a központi épület, tételenként ennyi és ennyi százalékkal, felfelé kerekítve. A bontás sosem lesz olcsóbb. Mások a 4. lépésben a készlet járműveiből engednek néhány ezüstöt, legalább 1-ig; a használtak ára nem változik. Előbb a kártya kedvezménye jön, aztán a személyiségé, mindkétszer felfelé kerekítve.

# en: e3c8650d
cards-tokens = Több jelző, más úthasználat
    .says = Egy kártya jelzőket adhat egy áruból a közös árukészlethez, és azok ott maradnak. Egy másik e kör 2. lépésére megváltoztatja a lapkánkénti úthasználati díjat.

## The central building, modernising, demolishing

# en: 4ec85320
growing = Központi épület, korszerűsítés, bontás
    .lead = A központi épület a fiatal társaság két korlátját oldja fel: hogy állomásonként egy fuvar lehet, és hogy a jármű nem lehet újabb az állomásainál. A korszerűsítés gyorsabbá és értékesebbé teszi, amid van; a bontás a ritka tévedésekre való.
    .worked = A 25. kör, a II. kor eleje. Zöldnek egy földútja van két lapkával és két alapállomással, és 125 ezüstje. Az egészet 2. osztályúra korszerűsíteni 2 × 4 a lapkákért és 2 × (5 + 12) az állomásokért: 42. Három gőztraktor 78-ért, és 5 ezüst marad. A fuvar 3 körönkénti 16 helyett most 2 körönként 6 × 4 + 4 = 28-at fizet.

# en: 25394b06
growing-central = A központi épület
    .says = A 0. közúti állomásodon áll, amely továbbra is működik, és többé nem bontható le, csak korszerűsíthető. Az I. generáció az I. és II. korban épül, a II. a II.–III., a III. a III.–IV., a IV. a IV. korban, 40, 90, 160, illetve 240 ezüstért; a fejlesztés fokonként 60, 90 és 110. Nélküle egy állomás vagy kikötő legfeljebb egy fuvar vége lehet, és egy jármű sem lehet későbbi korú, mint bármelyik végállomása. Vele, bármelyik generációval, mindkét korlát megszűnik. A IV. kor hajóinak mindenképpen mindkét végen IV. kori kikötő kell.

# en: f507ea43
growing-modernising = Korszerűsítés: mit és meddig
    .says = Egy lépésben egy útvonalat korszerűsítesz, egészben vagy részben, vagy egy állomást, vagy egy-két kikötőt. A földútból aszfaltút, autóút, autópálya lesz, a vasútból gyorsvasút; a közúti állomások és a kikötők alapról bővítettre, majd II., III. és IV. korira korszerűsödnek, a vasútállomásból gyorsvasút állomás lesz. Lóvasút, gyorsvasút, autópálya és mágnesvasút tovább nem korszerűsíthető. A cél olyan legyen, ami ebben a korban épül; több fok ára az összegük, és alagútban minden mező ugyanennyi.

# en: d4faced9
growing-whole = Az egész útvonal számít
    .says = Az útvonalnak csak akkor jobb az osztálya, ha minden lapkája és mindkét állomása eléri. Ha az egészet választod, minden korszerűsödik, ami a cél alatt van és elérheti, és csak a végeredménynek kell összeillenie; egyenként minden rész után. Egy csatlakozás sem szakadhat meg, az ellenfeledé sem. Az úton lévő járművek nem akadályozzák.

# en: 09004111
growing-price = Közös lapkák, készlet, ár
    .says = Közös lapkát bármelyik játékos korszerűsíthet teljes áron; közös marad. Az ellenfél lapkáit nem korszerűsítheted. A régi lapka ahhoz kerül vissza, aki lerakta, az új a te készletedből jön; az átlépett fokokhoz nem kell lapka. A korszerűsítést fizeted, a régi lapka felszedéséért semmit.

# en: 37302f77
growing-demolishing = Bontás: mi tűnhet el
    .says = A saját lapkáidat, állomásaidat és kikötőidet bonthatod le, az áruk szerint; vissza semmi sem jár, de a lapka a készletedbe kerül. Egy lépésben ez egy útvonal lapkái az állomásaival, vagy egy befejezetlen szakaszé, vagy egy magányos állomás, vagy egy-két kikötő. Az alagút csak egészben bontható: a bejáratai, és minden föld alatti mező 3-ért, mágnesvasútnál 4-ért. A közös lapkák, az ellenféllel közös szintbeli kereszteződések és a központi épület alatti székhely maradnak. Marad az a lapka is, amelyen egy fuvarod éppen úton van.

# en: 04f31771
growing-afterwards = Mi lesz a fuvarokkal, útvonalakkal, mezőkkel
    .says = A 3. lépésed végén minden rendeződik: a megszakadt útvonalak törlődnek, az út nélkül maradt fuvarok megszűnnek, járműveik a járműparkba, jelzőik a készletbe kerülnek. Ez az ellenfelednek a te lapkáidon járó fuvarjaira is áll; ha maradt útja, a megkezdett menet úgy ér véget, ahogy elindult. A kiürült mező erdő vagy sivatag-rét, ha az volt, különben rét; folyó és tengerpart megmarad. A szomszédos lapkák megtartják kijárataikat, amelyek most nyitottak.

# en: d79d0147
growing-replacing = Csere
    .says = Lebonthatsz egy lapkát vagy állomást, és ugyanabban a lépésben mást építhetsz ugyanarra a mezőre, mindkettőért a teljes árat fizetve. Ha a végén minden összefügg, az útvonalak és a fuvarok megmaradnak. Állomást nagyobbítani korszerűsítéssel olcsóbb: alapról bővítettre 5, míg lebontani és újraépíteni 2 + 10 = 12.

## Eras, end and points

# en: bd44c3f9
end = Korok, vég és pontok
    .lead = Minden kor új utakat, járműveket és jelzőket hoz, és régieket visz el a polcról, a térképről sosem. A 80. kör után mindent összeszámoltok, és az ezüst ér a legkevesebbet.
    .worked = Zöld 137 ezüsttel zár. Egy fuvar táblára veszi az aszfaltutat és állomásait; az autóút az állomásaival egy sorban sincs.
    .row-0 = mi · pont
    .row-1 = 137 ezüst · 13
    .row-2 = három szekér a járműparkban · 3 × 10 = 30
    .row-3 = két gőzteherautó · 2 × 20 = 40
    .row-4 = táblán lévő 2. osztályú útvonal, két II. kori állomás · 20 + 60 = 80
    .row-5 = 3. osztályú útvonal táblán kívül, két III. kori állomás · (30 + 80) / 2 = 55
    .row-6 = I. generációs központi épület · 30
    .row-7 = összesen · 248

# en: 673f1aad
end-eras = Amikor egy kor elkezdődik
    .says = Az asztalra kerülnek az új kor kártyái, és a színkocka kijelöli a készlettáblázatot: a II. és a IV. korban az első játékos dob, a III.-ban a második. E táblázat árui és járművei a készlethez kerülnek. A III. korral az I. kor fel nem használt lapkái, a IV.-kel a II. koré kikerülnek a készletből, és a már nem vehető járművek is. Ami a térképen van, a fuvarok, az értéktáblázat és az ezüst megmarad.

# en: df64fa54
end-food = Az élelmiszergyárak, a trágya vége
    .says = A III. kor elején az első játékos elhelyez egy élelmiszergyárat, és 4 élelmiszerjelző kerül a készletbe; minden trágya kikerül a játékból, az úton lévő fuvarokról is, fizetés nélkül. A IV. kor elején a második játékos helyez el még egyet, 2 jelzővel. Élelmiszergyár üres rétre kerül, amely mellett szabad föld van, vagy ha ilyen nincs, más szabad földre.

# en: 84143489
end-last-round = A játék vége
    .says = A játék azzal a körrel ér véget, amelyben a IV. kor utolsó kártyáját kihúztátok, a 80. körrel. Ezt a kört mind az öt lépésével végigjátsszátok.

# en: 0b09d867
end-silver = Pontok ezüstért és járművekért
    .says = Minden teljes 10 ezüst 1 pont. Minden jármű a kora szerint 10, 20, 30 vagy 40 pont, az összekötöttek külön-külön. A járműparkban álló járművek teljes pontot érnek, hacsak egy beállítás nem felezi.

# en: 27c0b1e9
end-routes = Pontok útvonalakért, állomásokért, a központi épületért
    .says = Minden feljegyzett útvonal 10 pont szorozva a végén érvényes osztályával. Alapállomás, lóvasút állomás és alap kikötő 10, bővített 20, II. kori 30, III. kori 40, IV. kori 50. A központi épület a generációja szerint 30, 50, 70 vagy 90, mindig teljes értékkel, az alatta lévő állomáson felül.

# en: aca2e579
end-listed = Fél pont annak, amit egy fuvar sem használ
    .says = Az állomások és az útvonalak teljes pontot érnek, ha táblán vannak, különben felet. Egy állomás akkor van táblán, ha egy fuvarod ott kezdődik vagy végződik; egy útvonal akkor, ha egy fuvarod útja minden lapkáján áthalad. Minden útvonal egyszer számít, és az az út, amely egyik útvonalhoz sem tartozik, semmit sem ér.

# en: 8c622f51
end-tie = Döntetlen
    .says = Az nyer, akinek több pontja van. Egyenlőségnél a több ezüst dönt, aztán a több jármű; különben közös a győzelem.

## The advanced game

# en: 64be8c6e
advanced = A haladó játék
    .lead = Mindkét játékos egy személyiségként vezeti a társaságát, a régi járművek elavulnak, és az állomásoknak hely kell. A IV. generációs központi épület pedig véget vet a játéknak, így aki vezet, bezárhatja az ajtót.

# en: 123a817b
advanced-draft = Személyiségek: a választás
    .says = Az 1. kör előtt mindkét játékos három személyiséget kap. Egyet visszaadsz, egyet átadsz az ellenfelednek, és a megtartott meg a kapott közül egyet megtartasz. Titokban, egyszerre választotok; aztán a két megtartott kártyát megmutatjátok.

# en: 8f18fc22
advanced-gifts = Mit adnak
    .says = A kártya kezdő hatása azonnal érvényesül, a többi az egész játékban. A járművek, amelyeket hoz, nem a készletből jönnek, és a járműparkodba kerülnek. Az ingyenes állomások a te készletedből valók: a következők, amelyeket ebből a fajtából építesz, nem kerülnek semmibe, és elvesznek, ha a fajta már nem építhető. Más adományok: gyorsabb vagy nagyobb járművek, jobb árak, olcsóbb lapkák, állomások vagy járművek, ezüst minden kor elején, más úthasználat, hosszabb szerelvények, vagy hajók, amelyek sosem vesztegelnek.

# en: fbccb669
advanced-crossing = Saját sínek nem keresztezik egymást
    .says = Sínjeid a felszínen nem keresztezhetik saját sínjeidet, csak az ellenfeledéit. Közutat keresztezni és a föld alá menni továbbra is szabad.

# en: 1fd2bb4b
advanced-retiring = Elavuló járművek
    .says = A III. kortól ökrös szekér, lóvasút, postakocsi és ökrös vasút nem használható, a IV. korban szekér, gőzhajtású közúti jármű és vitorlás hajó sem. A kor elején lekerülnek a fuvarjaikról és a járműparkba kerülnek, a rakományuk elvész, a sorok megmaradnak. Venni sem lehet már őket, használtan sem, de a végén számítanak.

# en: bb43fac1
advanced-room = Hely az állomásoknak
    .says = Egy szárazföldi állomásnak annyi olyan szomszéd kell, ahol út továbbmehet, ahány oldala van: szabad föld, áthidalható egyenes víz, csatlakoztatható út, közútnál város is. Tenger, tengerpart, hegy, tó, más telepek, állomások és a térkép széle nem számítanak. Nem veheti el ezt a helyet egyik játékos régebbi állomásától sem. A korszerűsítésre ez nem vonatkozik, és a mágnesvasút állomásokra sem.

# en: 7443a658
advanced-early-end = A korábbi vég
    .says = A játék azzal a körrel is véget ér, amelyben egy játékos IV. generációs központi épületet épített. A kört mindketten befejezik.

# en: d36ce3cf
advanced-as-before = Minden más, mint eddig
    .says = Minden másban az alapjáték szabályai érvényesek.

## Often got wrong

# en: 4f8e21a1
wrong = Amit gyakran elrontanak
    .lead = Tíz dolog, amelyen azok is átsiklanak, akik már játszottak.

# en: 2c63f0d2
wrong-corners = Egy állomás mindent kiszolgál, amihez hozzáér.
    .says = Nem, a sarkok nem számítanak: csak a négy oldalán át szolgál ki telepet.

# en: ecc50082
wrong-price = Egy fuvaron minden árunak saját ára van.
    .says = Az odaút áruja szabja meg mindkét irány árát. A boros fuvaron visszavitt növényvédő szer 5-öt fizet, a növényvédőszeres fuvaron visszavitt bor 4-et.

# en: e740f306
wrong-cells = A bevételhez a körök adódnak hozzá.
    .says = A mezők. Egy 4 mezős út 4-et ad hozzá, pedig a szekereknek 3 kör kell.

# en: 7affa60b
wrong-both-stations = Csak a köztük lévő lapkák számítanak.
    .says = Az út mezője mindkét állomás is. Egy lapka két állomás között 3 mezős út, a lehető legrövidebb.

# en: 4d90298a
wrong-card = Az árkártya csak mára szól.
    .says = Rakományokat jelöl meg, nem a napot. A ma megjelölt rakomány ezen az áron fizet, bármikor érkezik; jármű nélküli sor egyáltalán nem kap jelölést.

# en: 789b3974
wrong-one-step = Egy építési lépésbe két dolog is belefér.
    .says = Egy útvonal a két állomásával, vagy a központi épület, vagy a korszerűsítés, de sosem kettő ezekből.

# en: e164b61e
wrong-last-element = Az új burkolattól gyorsabbak a szekerek.
    .says = Csak az utolsó résszel. Egyetlen alapállomás 1. osztályon tartja az aszfaltutat.

# en: b758773d
wrong-taking-off = Aki megszünteti a fuvart, megspórolja a hazautat.
    .says = Nem: a levett járművek egy teljes útnyi ideig pihennek, hacsak nem ugyanarról az állomásról indulnak újra.

# en: ab667790
wrong-highways = A jobb út mindenkinek jó.
    .says = Gőz és állat nem jár autóúton. Mielőtt egy utat 3. osztályúra korszerűsítesz, nézd meg, mi közlekedik rajta.

# en: 54cfbc0c
wrong-parked = Teljes pontot csak az ér, ami keres.
    .says = A járműparkban álló járművek teljes pontot érnek. Az az állomás és útvonal, amelyet egy sor sem nevez meg, felet, és egy üres sor is elég, hogy táblára kerüljön.
