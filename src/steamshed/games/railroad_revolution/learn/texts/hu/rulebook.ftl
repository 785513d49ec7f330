# A szabálykönyv: fejezetenként és szakaszonként egy üzenet.

## Miről szól a játék

# en: c2fa67ea
what-the-game-is = Miről szól a játék
    .lead = A legtöbb pont nyer. Mindegyikőtök egy vasúttársaságot vezet az Egyesült Államok keleti partján: néhány munkás, kevés pénz, és előttetek az egész Nyugat. Vágányokat fektettek, állomásokat és távíróhivatalokat nyittok, és menedzserré léptettek elő munkásokat, akik mérföldköveket teljesítenek.

# en: b2f1f822
what-the-game-is-the-table = Az asztal részei
    .says = Négy kép mutatja, mi van az asztalon játék közben.
    .picture-the-map = A térkép Salt Lake Citytől a keleti partig.
    .picture-the-lines = A távíróvonal és a teljesítménysávok.
    .picture-the-supply = Az üzletek és a közös készlet.
    .picture-the-company = Egy társaság táblája.
    .part-1 = Város: a szintje, az állomás ára, a jutalma és az első állomás bónusza.
    .part-2 = Vágánymező. Minden háromszög 100 $-ral többe kerül.
    .part-3 = Zöld egyik vágánya.
    .part-4 = Zöld egyik állomása.
    .part-5 = Szektor: a részvényei, az első hivatal részvényei és a lapkája.
    .part-6 = Pontok két szomszédos hivatalért.
    .part-7 = Jelölő egy teljesítménysávon.
    .part-8 = A két üzlet közül a felső.
    .part-9 = Munkások a közös készletben.
    .part-10 = Vonatpakli.
    .part-11 = Mérföldkőpakli.
    .part-12 = A saját készleted munkásai.
    .part-13 = A négy akciómező egyike.
    .part-14 = A vágányaid és az épületeid. Fölöttük az, amennyiért egy darab eladható.
    .part-15 = Vonat előlappal.
    .part-16 = Nyitott mérföldkő: a pontjai, a feltételei, a menedzserei.

# en: 098c1735
what-the-game-is-aim = A cél
    .says = A legtöbb pontot gyűjtő társaság nyer. Pontot érnek a teljesített mérföldkövek, a vonatok, a szomszédos távíróhivatalok, és a három teljesítménysáv, amely megszorozza, amit felépítettél. Pontozni csak a játék végén kell.

# en: 9bc41ec0
what-the-game-is-open-table = Nyílt asztal
    .says = Minden nyilvános, ami a táblákon és a játékosok előtt van: pénz, részvények, munkások, vonatok, nyitott és teljesített mérföldkövek. Ugyanígy a kiterített üzletlapka, a városok és a távíró lapkái, a használt üzletlapkák, és az is, hány lapka van még az egyes paklikban.

# en: 383b53d7
what-the-game-is-what-nobody-knows = Amit senki sem tud
    .says = Rejtett a mérföldkőpaklik és az üzletlapkák sorrendje. A húzott mérföldköveket az látja, aki húzza őket; az asztal úgy is dönthet, hogy mindenki lássa. Véletlen csak a keverésben van, az elején és amikor az üzletlapkák elfogynak; kocka nincs.

# en: 5f6cbfad
what-the-game-is-reconstructed = Mi a rekonstrukció
    .says = A szabálykönyv megmutatja a játék szerkezetét, de nem minden számát. Ehhez a programhoz készült rekonstrukció: a városok fele, a térkép szintjei, összeköttetései és háromszögei; a városlapkák jutalmai és árai; a távíróvonal legtöbb száma; az üzletek; szinte minden mérföldkő; az 500 $-os kezdővagyon; a teljesítménysávok pontjai és vámjai; amennyiért a darabok eladhatók. A nyomtatott játékban ezek eltérhetnek.

# en: 57b93a60
what-the-game-is-words = Néhány szó
    .says = A saját készleted a táblád melletti munkásokból áll; elérhető munkásaid ezek és a tábládon állók, a menedzserek viszont nem. Egy város be van kapcsolva, ha egy vágányod érinti; Washington és Charlotte mindig az. Az épület a városban állomás, a távíróvonalon hivatal. Fizetni pénzzel kell; eldobni annyi, mint részvényt vagy munkást a közös készletbe visszaadni.

## Előkészületek

# en: 96a9d356
setting-up = Előkészületek
    .lead = Az asztal magától felépül; csak a kezdővagyonodat választod. Ezt a fejezetet akkor olvasd, ha tudni szeretnéd, mi miért van ott, ahol van.

# en: 20694d61
setting-up-what-you-begin-with = Amivel kezdesz
    .says = Minden társaságnak 600 $ pénze, 3 részvénye, a saját készletében 4 fehér munkása és előlappal egy vonata van, amely két előléptetést ad. A játékostáblán nyolc szektorban 15 vágány és 12 épület fekszik; egy első vágány Washington és Charlotte között van. Kapsz egy A1 és egy A2 mérföldkövet, jelölőid mindhárom sávon a 0-n állnak.

# en: cb822788
setting-up-what-lies-on-the-table = Ami az asztalon van
    .says = Minden város a szintjének megfelelő lapkát kap, az 1., 2., 4., 5., 7. és 8. távírószektor is egyet-egyet, és az első üzletlapka képpel felfelé kerül. Négy vonatpakli van: négy játékosnál fajtánként 5, háromnál 4, kettőnél 3 vonattal. A közös készletben kezdetben csak szakemberek vannak; a megmaradt fehér munkások a dobozba kerülnek.

# en: d44dd7b3
setting-up-neutral-buildings = Semleges épületek
    .says = Három játékosnál semleges épület áll San Franciscóban, Bismarckban és Houstonban, valamint a 2. és az 5. szektorban; kettőnél San Diegóban, Salt Lake Cityben, Duluthban és Little Rockban, valamint az 1., a 4. és a 7. szektorban. Az első helyet foglalják el, mást nem akadályoznak. Senkiéi sem, és nem érnek pontot.

# en: fc187999
setting-up-endowments = Kezdővagyonok
    .says = Annyi kezdővagyon-lapka van, ahány játékos, mindegyiken egy szakemberrel. Elsőként a kezdőjátékos jobbján ülő választ, aztán az óramutató járásával ellentétesen a többiek, utoljára a kezdőjátékos. Mindenki rögtön felhasználja a lapkáját, mielőtt a következő választ. A lapkákon álló szakemberek nincsenek a közös készletben.

# en: 9ae06213
setting-up-what-they-give = Amit adnak
    .says = A munkást mindig elveszed. Elveheted azt is, amit a lapka mutat: legfeljebb három lépés, vámmal; a kezdővágány, ár és üzlet nélkül; három részvény; a kezdőépület egy üzletes szektor első hivatalaként, részvény és üzlet nélkül, vagy első állomásként Washingtonban vagy Charlotte-ban, ár, jutalom és bónusz nélkül; munkáscsere; egy vonat; vagy 500 $.

# en: c6af4d40
setting-up-spare-pieces = A kezdődarabok
    .says = A kezdővágány és a kezdőépület nem része a készletednek, ezért nem hozza közelebb a játék végét. Minden másban úgy számít, mint bármelyik vágány, állomás vagy hivatal. A fel nem használt kezdődarabok a dobozba kerülnek.

# en: afc0899b
setting-up-ready = Öt munkás a kezdéskor
    .says = Az előkészületek után mindenkinek pontosan öt elérhető munkása van. Az első kör előtt senki sem ad el részvényt és nem fogad fel munkást: a kezdővagyon vámjait a 600 $-ból és a 3 részvényből kell fizetni.

## A kör

# en: a079633c
the-turn = A kör
    .lead = Egy munkás, egy akció, és jön a következő játékos. Egy kör rövid, de amit elindít, hosszú lehet.

# en: 719c82f2
the-turn-a-turn-in-pictures = Egy kör képekben
    .says = Zöld egy egész kört játszik.
    .picture-turn-place = 1. Egy fehér munkás a készletből az Állomás mezőre kerül.
    .picture-turn-act = 2. Állomás Chicagóban 300 $-ért. A fehér munkás egy narancs munkást léptet elő egy mérföldkőre.
    .picture-turn-end = 3. A kör végén teljesül a mérföldkő: 18 pont, és Zöld három új közül egyet megtart.

# en: f448a403
the-turn-place-and-act = Lehelyezés és akció
    .says = A körök az óramutató járása szerint követik egymást, a kezdőjátékossal kezdve. A körödben egy munkást kell venned a saját készletedből, a saját táblád Állomás, Vasút, Távíró vagy Kereskedés mezőjére tenned, és azt a főakciót végrehajtanod. Egy mezőn akárhány, akármilyen színű munkás állhat.

# en: ac5b9243
the-turn-completely = Az akciót egészében végre kell hajtani
    .says = A főakciót egészében végre kell hajtani. Olyan akciót, amelyet nem tudsz befejezni, nem választhatsz.

# en: 0df09c3a
the-turn-course-of-a-turn = A kör menete
    .says = Először hazatérnek a munkásaid, ha a készleted üres. Aztán lehelyezel egy munkást, és a részeket tetszőleges sorrendben végrehajtod, amíg be nem fejezed az akciót. Üzletek következnek, ha valami megnyitotta őket; ezután négy munkásodnak kell lennie, majd sor kerül minden játékos mérföldköveire, és legvégül arra, vége-e a játéknak.

# en: b83317ea
the-turn-optional = Ami nem kötelező
    .says = A jutalmak és bónuszok nem kötelezőek, sem egészben, sem részben. Mindig elveszed a kezdővagyon munkását, a szektor részvényeit az első hivataléival együtt, és az eladás pénzét. Két munkásból álló jutalmat csak egészben lehet elvenni.

# en: 8b44b0f9
the-turn-only-what-works = Csak ami hat
    .says = Jutalom, bónusz, színhatás, fordítás vagy üzlet csak akkor választható, ha az ára kifizetése után változtatna valamin. A pénz és a részvény mindig ilyen; munkás akkor, ha van a közös készletben; vonat, ha maradt pakli; minden más, ha legalább egy dolgot kezdhetsz vele.

# en: 7abed281
the-turn-one-thing-at-a-time = Egyszerre egy dolog
    .says = Több hatás a feltüntetett sorrendben következik, és mindegyikről le lehet mondani. Amit elkezdesz, azt befejezed vagy abbahagyod, mielőtt mást tennél. Közben eladhatsz részvényt és felfogadhatsz munkást, kivéve vám, csere vagy munkásválasztás közepén.

# en: c0477203
the-turn-nothing-left = Kör üres készlettel
    .says = Ha a készleted üres, semmit sem tehetsz, és a köröd kimarad: nem helyezel le munkást. Részvényt ekkor is eladhatsz, munkást is felfogadhatsz, és a kör vége a szokásos. Ha egyetlen darabod is van, mindig kereskedhetsz.

## Munkások

# en: 7023a4a1
workers = Munkások
    .lead = Munkásból van a legkevesebb. Maguktól hazatérnek, felfogadhatók, eldobhatók és előléptethetők, de négynek mindig maradnia kell.
    .worked = Zöldnek öt munkása és 200 $ pénze van, és fehér munkást tett a Kereskedésre, aki egyet előléptet. Még egy előléptetés után három maradna; egy felfogadott munkás teszi lehetővé.
    .row-0 = lépés · munkás · pénz
    .row-1 = a fehér előlépteti a narancs munkást · 4 · 200 $
    .row-2 = egy vágány eladva, 700 $ · 4 · 900 $
    .row-3 = szürke munkás felfogadva, 800 $ · 5 · 100 $
    .row-4 = vonat megfordítva, türkiz előléptetve · 4 · 100 $

# en: 593cea29
workers-coming-home = Hazatérés
    .says = Ha a köröd kezdetén a saját készleted üres, a tábládról minden munkás visszatér bele. Ez nem kerül semmibe és nem akció; utána rendes köröd van. Amíg van munkás a készletedben, a többiek a helyükön maradnak, és a készletből helyezel le.

# en: a796d653
workers-four-remain = Négy marad
    .says = A köröd végén legalább négy elérhető munkásod legyen; a menedzserek nem számítanak. A körödön belül lehet kevesebb, ha a végéig újra négy lesz, például felfogadással. Ami után ez már lehetetlen volna, az nem megengedett.

# en: a1c16a4a
workers-in-other-turns = Mások körében
    .says = Más körében, üzlet közben soha, egy pillanatra sem lehet négynél kevesebb munkásod. Ha pontosan négy van, előbb fogadj fel egyet, és csak aztán léptess elő vagy dobj el. A csere egyetlen pillanatnak számít.

# en: 024c363f
workers-common-supply = A közös készlet
    .says = A munkások száma véges. Ha az elfogyott, akit el kellene venned, választhatsz más színűt; ha senki sincs, nem veszel senkit. Ahol két szín látható, az elfogyottat is megnevezheted, és utána választasz mást. Ahol bármely szín megengedett, a meglévők közül választasz.

# en: 665a689f
workers-giving-and-taking = Adni és venni
    .says = Az eldobott munkás a készletedből vagy a tábládról való, ahogy akarod; menedzsert nem lehet eldobni. Az új munkás a készletedbe kerül, rögtön előléptethető, eldobható vagy cserélhető, de lehelyezni csak a következő körödtől lehet. Akit lehelyezés előtt fogadsz fel, azt még ugyanabban a körben lehelyezheted.

# en: 17bb9c53
workers-exchange = Csere
    .says = Egy elérhető munkásod helyet cserél a közös készlet egyik munkásával, és az új a saját készletedbe kerül, akkor is, ha a régi a tábládon állt. Ezért a tábláról ugyanolyan színűre is cserélhetsz: az ismét bevethető. A készletből ez semmit sem változtatna, ezért nem választható.

# en: dad5ede1
workers-just-placed = Akit most helyeztél le
    .says = Az éppen lehelyezett munkás a tábládon állónak számít. Ugyanabban a körben előléptetheted, cserélheted vagy eldobhatod, és a színhatása továbbra is használható.

## Pénz, részvények, tetszőleges sorrend

# en: 249f0973
money = Pénz, részvények, tetszőleges sorrend
    .lead = A pénz kevés, a részvény pedig olyan pénz, amely többre is jó. A főakció ára az akció végén esedékes, így egy akció kifizetheti önmagát.
    .worked = Zöldnek se pénze, se részvénye, mégis megépíti az első állomást Chicagóban, amely 300 $.
    .row-0 = lépés · részvény · pénz · tartozás
    .row-1 = állomás Chicagóban · 0 · 0 $ · 300 $
    .row-2 = az első állomás bónusza · 2 · 0 $ · 300 $
    .row-3 = két részvény eladva · 0 · 300 $ · 300 $
    .row-4 = az akció vége · 0 · 0 $ · 0 $

# en: cd60399d
money-unlimited = Korlát nélkül
    .says = A pénz és a részvény a közös készletben sohasem fogy el.

# en: 7b7bea11
money-selling = Részvény eladása
    .says = Egy körben bármelyik döntésednél eladhatsz egy vagy több részvényt, darabját 150 $-ért. Részvényt venni nem lehet.

# en: 742d1242
money-hiring = Felfogadás
    .says = 800 $-ért elvehetsz a közös készletből egy ott lévő, bármilyen színű munkást. Annyiszor teheted, ahányszor ki tudod fizetni.

# en: 7119298e
money-when = Mikor adhatsz el és fogadhatsz fel
    .says = Eladni és felfogadni a saját köröd minden lépésénél lehet, amíg az akciód és az üzleteid véget nem érnek. Más körében is lehet, amíg egy üzletről döntesz. Az előkészületekben és mérföldkövek húzása közben nem.

# en: 69ef082c
money-any-order = Tetszőleges sorrend
    .says = Az akciód részei tetszőleges sorrendben jönnek: a főakció, az ára, a jutalmak, a bónuszok és a színhatás. Így egy jutalom vagy bónusz hozhatja meg azt a pénzt, amelyből az akciót kifizeted.

# en: d61927c5
money-no-credit = Nincs hitel
    .says = Csak a főakció ára várhat. Minden más árat rögtön és egészben kell kifizetni abból, amid van; ha kevés a pénzed, előbb adj el részvényt. Elköltheted azt a pénzt is, amely a főakcióhoz kell majd, ha a kört így is be tudod fejezni.

# en: 35da8837
money-no-dead-ends = Nincs zsákutca
    .says = Olyan választás, amely után nem tudnád befejezni a köröd, nincs a lehetőségek között. A főakciót be kell tudnod fejezni, az árát kifizetni, és négy munkással zárni.

## Állomás

# en: 7e4e03ed
station = Állomás
    .lead = Az állomás bekapcsolt városban áll, megvan az ára, és jutalmat hoz. Aki elsőként érkezik, bónuszt is talál.
    .worked = Zöldnek 400 $ pénze, 2 részvénye és öt munkása van, és megépíti az első állomást Chicagóban.
    .row-0 = lépés · pénz · részvény · munkás
    .row-1 = állomás Chicagóban, tartozás 300 $ · 400 $ · 2 · 5
    .row-2 = elsődleges jutalom: narancs munkás · 400 $ · 2 · 6
    .row-3 = az első állomás bónusza: 2 részvény · 400 $ · 4 · 6
    .row-4 = az akció vége · 100 $ · 4 · 6

# en: 275dbe13
station-building = Építés
    .says = Vedd a bal szélső épületedet, és tedd egy bekapcsolt városba. A város felső szélén álló árat fizeted.

# en: 9cf4824c
station-where = Hol állhat
    .says = Minden városban egy állomásod lehet. Nem megengedett olyan város, amely nincs bekapcsolva, sem olyan ár, amelyet nem tudsz kifizetni; épület nélkül a készletben nincs állomás.
    .picture-station-allowed = A vágányaid elérik Chicagót.
    .picture-station-refused = A vágányaid nem érik el Houstont.

# en: c8b84c8c
station-primary-reward = Az elsődleges jutalom
    .says = Elveheted, amit a város mutat: lépéseket a sávokon, vagy egy-két munkást. Ahol két szín között törtvonal áll, az egyiket veszed el.

# en: 9dff198a
station-first = Első vagy nem
    .says = Ha a városban nem áll épület, semleges sem, a tiéd az első helyre kerül, és elveheted az első állomás bónuszát, az áráért, ha van. Különben jobb oldalra kerül, bónusz nélkül. Ott akárhány állomás állhat.

# en: f6438b53
station-once-each = Mindegyik egyszer
    .says = Az elsődleges jutalmat és a bónuszt akciónként egyszer-egyszer veheted el, és még egyszer türkiz, illetve szürke munkással. Elveheted őket az állomás kifizetése előtt is.

# en: ee7c0774
station-home-cities = Washington és Charlotte
    .says = Olyan városok, mint a többi, nyomtatott lapkával. Az 1. szinten vannak, és ezt egy mérföldkő sem kéri.

# en: 694933bf
station-free-station = Ingyenes állomás
    .says = Üzlet hozhat ingyenes állomást: a bal szélső épületed egy bekapcsolt városba kerül, ahol még nincs állomásod, az első helyre, ha az üres. Nem kerül semmibe, és sem jutalmat, sem bónuszt nem hoz.

## Vasút

# en: ea46fe7a
railroad = Vasút
    .lead = Két vágány 400 $, és minden háromszög az útjukon további 100 $. A vágányok városokat kapcsolnak be, és a mérföldköveknél számít, mi van alájuk nyomtatva.
    .worked = Zöldnek 600 $ pénze és 3 részvénye van, és Chicagóig, illetve Little Rockig fektet vágányt: 400 $ + 200 $ + 300 $ = 900 $.
    .row-0 = lépés · tartozás · pénz · részvény
    .row-1 = Washington – Chicago, két háromszög · 600 $ · 600 $ · 3
    .row-2 = Charlotte – Little Rock, három háromszög · 900 $ · 600 $ · 3
    .row-3 = két részvény eladva · 900 $ · 900 $ · 1
    .row-4 = az akció vége · 0 $ · 0 $ · 1

# en: 172db8b8
railroad-two-rails = Két vágány
    .says = Vedd a két bal szélső vágányodat, és tedd mindegyiket olyan mezőre, amely érinti a hálózatodat. Egymás után fekteted őket: az első megnyithatja az utat a másodiknak, és nem kell egymást érinteniük.
    .picture-rails-allowed = Az első vágány eléri Chicagót, a második onnan megy tovább.
    .picture-rails-refused = A hálózatod sem Kansas Cityt, sem Houstont nem éri el.

# en: 265b3f7b
railroad-price = Az ár
    .says = Az akció ára 400 $, és 100 $ minden háromszögért azokon a mezőkön, ahová építesz. A síkság nem kerül többe.

# en: 14ddb5bc
railroad-one-on-a-space = Mezőnként egy
    .says = Minden mezőn egy vágányod lehet; mások is fektethetnek oda. Mindig van mező, ahová építhetsz.

# en: bbeb3cb9
railroad-exactly-two = Pontosan kettő
    .says = Pontosan két vágányt fektetsz. Ha csak egy maradt a készletedben, azt fekteted le a teljes 400 $-ért és a háromszögeiért. Ha egy sincs, vagy nem tudsz fizetni, az akció nem választható.

# en: be6c7e3e
railroad-deal-icons = Üzletjelek
    .says = Üzletjeles mezőn fekvő új vágány az egész akció után üzleteket nyit, akár első vagy ott, akár nem. Egy akcióban két ilyen vágány is csak egyszer nyitja meg őket.

# en: 272a3107
railroad-free-rails = Ingyenes vágányok
    .says = Az ingyenes vágány a készleted bal szélső vágánya, az előkészületekben a kezdővágány. Sem a 400 $-t, sem háromszöget nem fizetsz érte, és nem nyit üzleteket. Ami a mezőjére van nyomtatva, a mérföldköveknél mégis számít.

## Távíró

# en: 3ed4929e
telegraph = Távíró
    .lead = A hivatal nem kerül semmibe, részvényt hoz, és bármely szektorban állhat. A szomszédos hivatalok a végén pontot érnek.
    .worked = Zöldnek nincs pénze, 1 részvénye és öt munkása van, és hivatala a 4. szektorban. Az 5. szektor 2 részvényt hoz, és az első hivatalért még 2-t; a lapkáján 600 $ áll. A játék végén a szomszédos 4. és 5. szektor 5 pontot ér.
    .row-0 = lépés · részvény · pénz · munkás
    .row-1 = első hivatal az 5. szektorban · 5 · 0 $ · 5
    .row-2 = fehér munkás eldobva a lapkáért · 5 · 600 $ · 4
    .row-3 = az akció vége · 5 · 600 $ · 4

# en: 9e11bd0b
telegraph-office = Hivatal nyitása
    .says = Vedd a bal szélső épületedet, és tedd bármely szektorba, ahol nincs hivatalod. Nem kerül semmibe, hálózat sem kell hozzá, és a szektorok sorrendje szabad. Mindegyikben egy hivatalod állhat.
    .picture-office-allowed = Az 5. szektorban még nincs hivatalod.
    .picture-office-refused = A 4. szektorban már van hivatalod.

# en: e09a0f58
telegraph-shares = Részvények
    .says = Annyi részvényt veszel el, amennyit a szektor barna száma mond, akár első vagy, akár nem.

# en: e0a67f2c
telegraph-first = Első vagy nem
    .says = Ha a szektorban nem áll épület, semleges sem, a tiéd az első helyre kerül, és a fehér szám szerinti részvényeket is elveszed. Különben jobb oldalra kerül, ezek nélkül.

# en: 84b00db4
telegraph-tile = Munkás a lapkáért
    .says = Eldobhatsz egy munkást, akár az éppen lehelyezettet is, és elveheted, amit a szektor lapkája mutat. Nem kell elsőnek lenned, és akciónként egyszer teheted. A lapka a játék végéig mindenkinek ott marad.

# en: 57ae4543
telegraph-deal-sectors = A 3. és a 6. szektor
    .says = Ezen a kettőn üzletjel van, lapka nincs. Az itt nyitott hivatal az egész akció után üzleteket nyit.

# en: 5c489b03
telegraph-not-possible = Mikor nem lehet
    .says = Épület nélkül a készletedben nem választhatod a Távírót, és akkor sem, ha mind a nyolc szektorban van hivatalod.

# en: 10b162aa
telegraph-free-office = Ingyenes hivatal
    .says = Üzlet hozhat ingyenes hivatalt: a bal szélső épületed egy olyan szektorba kerül, ahol még nincs hivatalod, az első helyre, ha az üres. Nem hoz részvényt, sem lapkát, sem üzletet.

## Kereskedés és vonatok

# en: 93ee2bf1
trade-and-trains = Kereskedés és vonatok
    .lead = A Kereskedés pénzzé teszi a készleted egy darabját, és vonatot fordít. A vonatnak két oldala van: 8 pont, vagy egy felhasznált bónusz.
    .worked = Zöldnek 100 $ pénze, nulla részvénye és két vonata van előlappal. Az első szektorban, ahol még van valami (600 $), egy vágány maradt; a következő a 700 $-os.
    .row-0 = lépés · pénz · részvény · vonatok pontja
    .row-1 = a vágány eladva, 600 $ · 700 $ · 0 · 16
    .row-2 = vonat hátlapra: 3 részvény · 700 $ · 3 · 8
    .row-3 = következő Kereskedés: ugyanez előlapra · 700 $ · 3 · 16
    .row-4 = egy épület eladva, 700 $ · 1400 $ · 3 · 16

# en: 1619445e
trade-and-trains-selling-a-piece = Egy darab eladása
    .says = Pontosan egy darabot veszel el a készleted bal szélső olyan szektorából, ahol még van; ha vágány és épület is van benne, választasz. A darab kikerül a játékból, és elveszed a szektor fölé nyomtatott pénzt. Kereskedni csak üres készlettel nem lehet.

# en: 13e6de40
trade-and-trains-flip-with-the-sale = Fordítás az eladáshoz
    .says = Az eladás előtt vagy után megfordíthatod egy vonatodat. Ha a bónusza vágány, az elviheti egy szektor utolsó darabját, és akkor a következőből adsz el. Valaminek maradnia kell, amit eladhatsz.

# en: 3841c7fd
trade-and-trains-taking-a-train = Új vonat
    .says = Bármelyik megmaradt pakliból veszel egy vonatot, és előlappal magad elé teszed. Egy fajtából több is lehet, akármennyi. Ha minden pakli üres, nem veszel semmit.

# en: 099cbe84
trade-and-trains-face-down = Hátlapra fordítás
    .says = Megfordítasz egy előlappal fekvő vonatot, és elveszed a bónuszát, az áráért, ha van; ezután hátlappal fekszik, és nem ér pontot. Csak akkor teheted, ha a bónusz változtathat valamin, de abba is hagyhatod anélkül, hogy használnád.

# en: 484c83c6
trade-and-trains-face-up = Előlapra fordítás
    .says = Megfordítasz egy hátlappal fekvő vonatot, és 8 pontja újra számít. Ez nem ad bónuszt, és mindig szabad.

# en: 0091c359
trade-and-trains-two-flips = Két fordítás
    .says = Ahol két fordítás jár, lehet két vonat, vagy kétszer ugyanaz. A másodikat elhagyhatod.

# en: 60d4dc5b
trade-and-trains-five-kinds = Az öt fajta
    .says = A vonatok ezt adják: egy vagy két előléptetés; 600 $; legfeljebb három lépés; három részvény; vagy 100 $-ért ingyenes vágány. Az első fajtából mindenki eggyel kezd; a másik négy a paklikban van.

## Kit küldesz

# en: 618fc56a
colours = Kit küldesz
    .lead = A fehér munkás előléptet; a négy szakember mindegyike minden főakcióhoz hozzátesz valamit. A munkás megválasztása a kör fele.
    .worked = Zöldnek 600 $ pénze van, részvénye nincs, és narancs munkást tett a Vasútra. Két vágány, mindegyik három háromszögön át: 400 $ + 600 $ = 1000 $. A narancs 100 $ + 6 × 50 $ = 400 $-t hoz.
    .row-0 = lépés · tartozás · pénz
    .row-1 = Denver – Salt Lake City · 700 $ · 600 $
    .row-2 = Salt Lake City – San Francisco · 1000 $ · 600 $
    .row-3 = a narancs színhatása: 400 $ · 1000 $ · 1000 $
    .row-4 = az akció vége · 0 $ · 0 $

# en: 2eea3652
colours-colour-effect = A színhatás
    .says = A lehelyezett munkás hatását a körben egyszer használhatod, ha akarod. Jöhet a főakció részei előtt, között vagy után, amint van mire hatnia.

# en: 58413a66
colours-white = Fehér
    .says = A fehér munkás előlépteti egy munkásodat. Egy szakember a saját hatása helyett ugyanezt teheti, de a kettőt együtt soha.

# en: 070c5b6d
colours-on-station = Állomáson
    .says = Lila: fizess 100 $-t, és fordíts meg egy vonatot, akár a város kiválasztása előtt. Szürke: vedd el az első állomás bónuszát az áráért, bár nem vagy első, vagy másodszor, ha az vagy. Narancs: az állomást nem fizeted, csak a bónuszokat. Türkiz: fizess 300 $-t, és vedd el újra az elsődleges jutalmat, új színválasztással.

# en: 6eaa6443
colours-on-railroad = Vasúton
    .says = Lila: fizess 300 $-t, és végy egy vonatot. Szürke: végy 2 részvényt. Narancs: ha a vágányok lent vannak, végy 100 $-t, és 50 $-t minden háromszögért. Türkiz: kettő helyett három vágányt fektetsz ugyanazért a 400 $-ért és az összes háromszögért; az akció kezdetén három kell a készletben, és akkor mind a hármat le kell fektetned.

# en: a9ebd64f
colours-on-telegraph = Távírón
    .says = Lila: cserélj egy munkást. Szürke: vedd el az első hivatal részvényeit, bár nem vagy első, vagy kétszer, ha az vagy. Narancs: végy 100 $-t minden részvényért, amelyet a szektor éppen hozott, az első hivataléival együtt. Türkiz: fizess 400 $-t, és vedd el a lapkát munkás nélkül, vagy még egyszer; a 3. és a 6. szektorban nem.

# en: 2ac18829
colours-on-trade = Kereskedésen
    .says = Lila: legfeljebb három lépés. Szürke: fogadd el egyedül a két üzlet egyikét, és végy egy részvényt, amellyel fizethetsz is érte; ezután rögtön a következő üzletlapka jön. Üzlet nélkül nincs részvény. Narancs: végy 100 $-t minden vonatodért, akár előlappal, akár hátlappal fekszik. Türkiz: fordíts még egyszer, akár ugyanazt a vonatot.

## Üzletek

# en: 3bccd5a7
deals = Üzletek
    .lead = Üzletjel egy új vágány alatt, vagy hivatal a 3. vagy a 6. szektorban: ez nyitja meg az asztalon lévő két üzletet. Részvénybe kerülnek, és mindenki részt vehet.
    .worked = Zöldnek 500 $ pénze és 4 részvénye van, és Kansas Cityből Houstonba (üzletjellel) és Denverbe fektet vágányt. Az üzletek: ingyenes vágány 2 részvényért, narancs munkás 2 részvényért és 100 $-ért.
    .row-0 = lépés · pénz · részvény
    .row-1 = Zöld 400 $-t fizet a vágányokért · 100 $ · 4
    .row-2 = Zöld: ingyenes vágány, Denver – Salt Lake City · 100 $ · 2
    .row-3 = Zöld: a narancs munkás is · 0 $ · 0
    .row-4 = Narancsnak 200 $ pénze és 3 részvénye volt: munkás · 100 $ · 1

# en: 1ff39c3f
deals-when = Mikor jönnek az üzletek
    .says = Üzletek körönként legfeljebb egyszer jönnek, az egész akció után. Amit egy üzlet hoz, sohasem nyit további üzleteket, az üzletjelen fekvő ingyenes vágány sem.

# en: b76b6322
deals-price = Az ár
    .says = Egy üzlet egytől négy részvénybe kerül, és pénzbe, ha ez áll rajta. Eldobod a részvényeket, fizetsz, és elveszed a jutalmat.

# en: 0a8c94e4
deals-who-takes-part = Ki fogadhat el üzletet
    .says = Akinek a köre van, egyet sem, egyet vagy mindkét üzletet elfogadhatja, tetszőleges sorrendben. Utána az óramutató járása szerint mindenki más egyet fogadhat el, vagy egyet sem. Ugyanazt többen is elfogadhatják.

# en: 9fe95854
deals-who-is-asked = Mikor kérdezünk meg
    .says = Csak akkor kérdezünk meg, ha el tudsz fogadni egy üzletet, ha kell, részvényeladás vagy felfogadás után; olyat, amelynek jutalma semmit sem változtatna, nem lehet. A saját körödben addig folytatod, amíg nem passzolsz, meg nincs mindkettő, vagy többet már nem fogadhatsz el. Négynél kevesebb munkással nem hagyhatod abba. A később következők azt látják, amit az előttük lévők munkásból, vonatból és első helyből meghagytak.

# en: 8b7ac776
deals-what-there-is = Mi minden van
    .says = Az üzletek ezt adják: munkáscsere; ingyenes vágány, állomás vagy hivatal; egy vagy két előléptetés, darabja 100 $; egy vagy két vonatfordítás; egy vonat; a mutatott munkások; vagy lépések.

# en: a706318e
deals-next-tile = A következő lapka
    .says = Ha mindenki döntött, a lapka félrekerül, és a következőt fordítjuk fel. Ha nincs több, előbb a használtakat keverjük meg, ezzel együtt.

## Menedzserek és mérföldkövek

# en: 2cd40116
milestones = Menedzserek és mérföldkövek
    .lead = A pontjaid többségét a mérföldkövek adják. Mindegyik kér valamit a térképen és menedzsereket, és a könnyebbek után nehezebbek jönnek, A-tól D-ig.
    .worked = Egy 18 pontos A mérföldkő két bekapcsolt 2. szintű várost, egy állomást 2. szintű városban és egy narancs menedzsert kér. Zöld már bekapcsolta Chicagót és Little Rockot. Egy fehér munkás az Állomáson Chicagóban épít 300 $-ért, és előlépteti a narancs munkást. A kör végén a mérföldkő teljesül, a menedzser a közös készletbe kerül, és Zöld három B mérföldkőből egyet megtart.

# en: 58c64a1e
milestones-promoting = Előléptetés
    .says = Előléptetni annyi, mint egy elérhető munkást egyik nyitott mérföldköved üres helyére tenni. A munkás ekkor menedzser lesz. A mérföldkő egyetlen feltételének sem kell még teljesülnie.

# en: 442e406d
milestones-colours-of-places = A helyek színei
    .says = Az A, B és C helyei csak a mutatott színt fogadják, a D helyei bármelyiket, a fehéret is. Akinek nem maradt hely, az nem léptethető elő.

# en: 03fbb363
milestones-managers-stay = A menedzserek maradnak
    .says = A menedzser nem elérhető munkás. Amíg a mérföldkő nem teljesül, nem lehet áthelyezni, cserélni vagy eldobni.

# en: 6f4e05f6
milestones-how = Hogyan léptetsz elő
    .says = Előléptet a fehér munkás, a szakember a saját hatása helyett, vagy egy hatás, amely ezt mondja. Két előléptetésnél egymás után jönnek, ugyanarra a mérföldkőre vagy kettőre, és a másodikat elhagyhatod.

# en: eed61313
milestones-complete = Teljesítés
    .says = A mérföldkő akkor teljesül, ha minden helye betelt, és minden feltétele fennáll. Ezt minden kör végén, az üzletek után, minden játékosnál ellenőrizzük, azzal kezdve, akinek a köre volt. Magától megtörténik, és nem halasztható.

# en: e9d1ee0d
milestones-what-then = Mi történik ekkor
    .says = A menedzserek a közös készletbe kerülnek, a lapkát hátlappal megtartod a pontjaiért. Helyébe a következő betű lép: A után B, B után C, C után D, D után semmi. Három lapkát húzol, és egyet meg kell tartanod; a másik kettő a pakli aljára kerül.

# en: 0905cb5c
milestones-two-at-once = Kettő egyszerre
    .says = Ha két mérföldköved egyszerre teljesül, mindkettő megfordul, aztán egymás után cserélődnek. Ha különböző a betűjük, te választod, melyik jön előbb.

# en: 861b2940
milestones-conditions = Feltételek
    .says = Négyféle van: ennyi bekapcsolt város egy szintről; állomásod ennyi városban egy szintről; ennyi vágány üzletjeles mezőn; ennyi vágány síkságon, vagy egy, két, illetve három háromszöges mezőn. A szintnek és a háromszögek számának pontosan egyeznie kell.

# en: 4e71e133
milestones-nothing-is-used-up = Semmi sem használódik el
    .says = A feltételek azt nézik, mi van a térképen, és semmit sem használnak el: egy vágány vagy állomás több mérföldkövet is szolgálhat. Az első vágány, Washington és Charlotte között, egyet sem.

# en: 7611719f
milestones-end-of-the-line = A sor vége
    .says = Új lapkán nincs menedzser, ezért abban az ellenőrzésben, amelyben húzod, nem teljesülhet. Két teljesített D után nincs nyitott mérföldköved, és senkit sem léptethetsz elő. A legutolsó kör végén a mérföldkövek még teljesülnek, de új lapkát már nem húzol.

## A három sáv

# en: dfdb4ee2
tracks = A három sáv
    .lead = Három jelölő halad fölfelé három teljesítménysávon, és a végén mindegyik megszorozza, amit felépítettél. A játék vége felé egyetlen lépés hat pontot vagy többet is érhet.
    .worked = Zöldnek 2 bekapcsolt 5. szintű városa, 5 állomása, 3 hivatala és három lépése van egy lila munkástól a Kereskedésen. Minden jelölő a 0-n áll.
    .row-0 = lépés · vám · ennyi ponttal több
    .row-1 = Hálózat, 3-ra · nincs · 2 × 3 = 6
    .row-2 = Hálózat, 6-ra · 1 részvény · 2 × 3 = 6
    .row-3 = Állomások, 1-re · nincs · 5 × 1 = 5

# en: 3f030320
tracks-a-step = Egy lépés
    .says = Egy lépés egyik jelölődet egy hellyel feljebb viszi. Több lépést eloszthatsz a sávok között.

# en: c0e3d489
tracks-tolls = Vámok
    .says = Ahol két hely közé vám van nyomtatva, áthaladáskor fizeted: pénz, részvény, vagy egy munkás a készletedből vagy a tábládról. Ha nem tudsz fizetni, nem léphetsz. Minden vámot minden játékos megfizet.

# en: 32f9c2fb
tracks-up-to = Legfeljebb ennyi
    .says = Kevesebbet is léphetsz, mint amennyi jár; a többi elvész. A sáv tetején nincs tovább. Egy helyen több jelölő is állhat.

# en: a16ab8e4
tracks-what-they-count = Mit számolnak
    .says = A Hálózat sáv a bekapcsolt 5. szintű városokat számolja, az Állomások minden állomásodat, a Távíró a hivatalaidat. A jelölőd helyének pontját ezzel a számmal szorozzuk.

## A vég és a pontok

# en: b7e25f05
end-and-points = A vég és a pontok
    .lead = A vég akkor jön el, ha valakinek a készlete a logóig kiürült. A megkezdett kör végéig mindenki sorra kerül, aztán mindenkinek még egy köre van, és utána csak a pontok számítanak.
    .worked = Három játékos távírópontjai: 5 pont jár a szomszédokért az 1. szektortól az 5.-ig, 8 pont az 5.-től a 8.-ig.
    .row-0 = társaság · hivatalok szektorai · pont
    .row-1 = Zöld · 1, 3, 4 · 5
    .row-2 = Narancs · 1, 2, 3, 6, 7 · 5 + 5 + 8 = 18
    .row-3 = Kék · 2, 5, 7 · 0

# en: eec3130f
end-and-points-signal = A jel
    .says = Közel a vég, ha egy készletből 13 vágány és 10 épület elfogyott, akár beépítve, akár eladva: a logótól balra eső szektorok üresek. Ezt minden kör végén minden játékosnál megnézzük, mert egy üzlet más körében is kiválthatja. Csak az első alkalom számít.

# en: af13a82c
end-and-points-last-turns = Az utolsó körök
    .says = A megkezdett kört végigjátsszátok, a kezdőjátékos jobbján ülőig. Aztán mindenkinek pontosan egy köre van még. Minden szabály érvényben marad, és mérföldkövet a legutolsó kör végéig lehet teljesíteni.

# en: 01d72d3f
end-and-points-trains-and-milestones = Vonatok és mérföldkövek
    .says = Minden előlappal fekvő vonat 8 pont. Minden teljesített mérföldkő annyit ér, amennyi rajta áll, a nyitott semmit.

# en: 05aa34fd
end-and-points-points-of-tracks = Sávok
    .says = Hálózat: a jelölőd helyének pontja minden különböző bekapcsolt 5. szintű városért; állomás nem kell hozzá. Állomások: minden állomásodért, Washingtonban és Charlotte-ban is. Távíró: minden hivatalodért.

# en: d327b244
end-and-points-links = Szomszédos hivatalok
    .says = Minden szomszédos szektorpárért, amelynek mindkét felében van hivatalod, a nyomtatott 5 vagy 8 pont jár. Akinek szintén van ott hivatala, az is megkapja.

# en: f5609aed
end-and-points-what-does-not-count = Ami nem számít
    .says = Pénz, részvény, munkás és a megmaradt készlet nem ér pontot.

# en: cc38ebc6
end-and-points-winner = A győztes
    .says = A legtöbb pont nyer. Egyenlőségnél a több pénz, minden részvényt 150 $-nak számítva. Ha ez is egyenlő, a győzelem közös.

## Amit gyakran elrontanak

# en: 314fa4bd
often-got-wrong = Amit gyakran elrontanak
    .lead = Amit még sokat játszók is hisznek.

# en: f5712d12
often-got-wrong-four-workers = A menedzserek is a négy munkáshoz számítanak.
    .says = Nem: a köröd végén négy másiknak kell maradnia. A körön belül lehet kevesebb.

# en: 5b78a4a9
often-got-wrong-price-first = Az állomást a bónusza előtt kell kifizetni.
    .says = A főakció ára az akció végén esedékes. A bónusz két részvényéből is kifizetheted.

# en: 446f0127
often-got-wrong-work-and-promote = A szakember használja a hatását, és elő is léptet.
    .says = Egy körben a kettőből egy, sohasem mindkettő.

# en: 0135819a
often-got-wrong-first-of-players = A városban az első játékos kapja a bónuszt.
    .says = Csak ha nem áll ott épület, és a semleges épület is számít.

# en: 3217fb68
often-got-wrong-at-least = 4. szintű város jó a 3. szint helyett.
    .says = Nem jó: a mérföldkő pontosan azt a szintet kéri. Ugyanígy három háromszög nem kettő.

# en: 982645a8
often-got-wrong-free-pieces = Ingyenes vágány vagy hivatal üzleteket nyit.
    .says = Az ingyen darab semmi mást nem hoz: se részvényt, se jutalmat, se üzletet. De a mérföldköveknél és a pontoknál számít.

# en: 5c7ae6f0
often-got-wrong-two-signs = Két üzletjel kétszer nyit üzleteket.
    .says = Csak egyszer. És csak az fogadhatja el mindkét üzletet, akinek a köre van.

# en: 02ca87a7
often-got-wrong-level-five = A Hálózat sávhoz állomás kell.
    .says = Az 5. szintű városokat elég, ha a vágányaid bekapcsolják.

# en: 66a95ddb
often-got-wrong-sleeping-train = Egy vonat mindenképp 8 pont.
    .says = Ha a végén hátlappal fekszik, nem ér semmit. Fordítsd vissza idejében.

# en: 39ea051c
often-got-wrong-home-when-you-like = A munkások akkor térnek haza, amikor akarod.
    .says = Csak akkor, ha a köröd kezdetén üres a készleted.
