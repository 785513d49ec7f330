# A leckék szövegei: egy üzenet minden leckéhez és minden lépéshez. Lásd docs/teaching.md.

## Egy munkás, egy akció

# en: 8d020d48
one-worker = Egy munkás, egy akció
    .idea = Egy kör: egy munkás a négy akcióhelyed egyikére, és végrehajtod az akciót.
    .know-1 = Egy munkás, egy akció, azután a következő játékos.
    .know-2 = A hivatal a barna számot hozza; az első a fehér számot is.
    .know-3 = A semleges épületek csak az első helyeket foglalják.
    .know-4 = A munkások maguktól hazajönnek, amikor a készleted üres.

# en: ce5bbc56
one-worker-step-1 = Te vagy a zöld, Narancs az ellenfeled. A legtöbb pont nyer: a legtöbbet a mérföldkövek adják, azután a vonatok, és amit a három teljesítménysávod megszoroz. A körödben egy munkás a készletedből a négy akcióhelyed egyikére megy, és végrehajtod azt az akciót: állomás, vágány, távíróhivatal vagy eladás.
    .pin-1 = A lehelyezhető munkásaid. Négy fehér, és a fehérek mindenhez értenek.
    .pin-2 = Távíró: hivatal a távíróvonalon. Semmibe sem kerül, és részvényt hoz.
    .pin-3 = Mindössze { $cash } $ pénzed van. A vágány és az állomás gyorsan elviszi.
    .ask = Helyezz le egy fehér munkást a Távíróra.
    .answer-1 = Az állomás pénzbe kerül: Washingtonban vagy Charlotte-ban 300 $. Az is jó kezdet, de ma azzal kezdjük, ami ingyen van.
    .answer-2 = Két vágány legalább 400 $, dombokon át több. A következő leckében lefektetjük őket; előbb valami ingyeneset.
    .answer-3 = A Kereskedés eladja egy saját vágányodat vagy épületedet 400 $-ért, és a darab soha nem jön vissza. Egyelőre tartsd meg a tieidet.
    .answer-4 = A narancs az egyetlen szakembered, és valami sajátot is hozzátenne. Neki külön leckéje van; küldj egy fehéret.
    .answer-5 = Eggyel kevesebb részvény, 150 $-ral több: { $cash } $ pénzed van. A körödben bármikor megteheted, nem kell sietni vele.
    .after = A munkásod a Távírón áll, a táblád mellett még { $supply } vár. Most maga az akció: válassz szektort.

# en: 2f4f6b92
one-worker-step-2 = A távíróvonalnak nyolc szektora van. A barna szám az, amit ott minden hivatal hoz, a fehér szám ajándék az elsőnek. Ha már áll ott épület, az elvitte az ajándékot, akkor is, ha semleges, és senkié.
    .pin-1 = Négy részvény, és még egy az elsőnek.
    .pin-2 = Semleges épület. Nem ad pontot, csak az első helyet foglalja.
    .pin-3 = Három részvény, és még kettő az elsőnek.
    .pin-4 = Két részvény, és még kettő az elsőnek.
    .ask = Nyisd meg a hivatalodat ott, ahol a legtöbb részvényt hozza.
    .answer-1 = Négy részvény: a vonal legnagyobb száma. De a semleges épület volt az első, ezért a fehér szám nem a tiéd. Van, ahol a két szám együtt többet ad.
    .answer-2 = Kettő meg kettő, négy részvény. Jó, de egy szektor jobb.
    .answer-3 = Három részvény: ott egy semleges épület az első. A barnát és a fehéret csak ott add össze, ahol az első hely üres.
    .answer-4 = Kettő meg egy, három részvény. Nézz balrább.
    .answer-5 = Egy meg kettő, három részvény. Nézz balrább.
    .answer-6 = Két részvény, mert ott egy semleges épület az első. Keress üres első helyet.
    .otherwise = Később. Előbb a hivatal: az akciódat egészében végre kell hajtani.
    .RR-TURN-06 = Még nem: a Távíróra küldött munkás hivatalt jelent, és még nem nyitottál.
    .after = Három meg kettő: 5 részvényt kaptál, most { $shares } van. Mindegyik 150 $-t ér, amikor csak eladod.

# en: 22038ace
one-worker-step-3 = Az akció kész, és nincs mit fizetni. E szektor lapkája munkásokat léptet elő, de az későbbre való. Ha elégedett vagy, fejezd be az akciót, és a következő társaság jön.
    .pin-1 = A hivatalod, az első helyen.
    .pin-2 = { $shares } részvény.
    .ask = Fejezd be az akciót.
    .answer-1 = Egy részvényből 150 $ lett. Pénzre hamarosan szükséged lesz, de a részvény olyat is tud, amit a pénz nem; tartsd meg, amíg nem tudod, mire kell.
    .otherwise = Szabad, de itt nem kell. Fejezd be az akciót.
    .after = A vetélytársad eladott egy vágányt 400 $-ért, és megint te jössz. A fehér munkásod a Távírón marad, amíg a készleted ki nem ürül; akkor mindannyian maguktól hazajönnek.

## Két vágány nyugatra

# en: 808c209f
two-rails = Két vágány nyugatra
    .idea = A Vasút pontosan két vágányt fektet a hálózatodból: 400 $, és 100 $ minden háromszögért.
    .know-1 = Pontosan két vágány, 400 $, és 100 $ minden háromszögért.
    .know-2 = A vágány a hálózatodban kezdődik; a második az elsőt folytathatja.
    .know-3 = Más társaságok vágányai semmit sem zárnak el.
    .know-4 = Az akció árát akkor fizeted, amikor befejezed.

# en: 66c10eb6
two-rails-step-1 = A hálózatod Washington, Charlotte és minden város, amelyet a vágányaid érintenek. Új vágánynak ott kell kezdődnie. Két vágány együtt 400 $, és az úton minden háromszög további 100 $.
    .pin-1 = Az első vágányod kezdettől fogva itt fekszik.
    .pin-2 = Washington – Chicago: két háromszög.
    .pin-3 = Charlotte – Little Rock: három háromszög.
    .pin-4 = A vetélytársad már járt itt. Ez semmit sem zár el: minden társaság lefektethet egy saját vágányt.
    .ask = Fektess vágányt Chicagóba.
    .answer-1 = Little Rock, három háromszögön át: a tartozásod már { $owed } $, és { $cash } $ pénzed van. Részvényt kellene eladnod, és még hátravan a második vágány.
    .answer-2 = Miami, egy háromszögön át: eddig { $owed } $. Olcsó, de délre vezet, és a síkság Chicago mögött kezdődik.
    .answer-3 = Most { $cash } $ pénzed van. Bármikor szabad, de ez a lecke abból is megvan, amid volt.
    .RR-RAIL-01 = Ez a hely még nem érinti a hálózatodat. Kezdd Washingtonban vagy Charlotte-ban.
    .RR-TURN-06 = A Vasút két vágányt jelent; még egy sem fekszik.
    .after = Chicago be van kapcsolva. A tartozásod { $owed } $: 400 $ az akcióért és 200 $ a két háromszögért. Akkor fizeted, amikor befejezed az akciót.

# en: 736147da
two-rails-step-2 = A második vágány kezdődhet ott, ahol az első végződik. { $cash } $ pénzed van, a tartozásod { $owed } $: egyetlen további háromszögre sem telik. Van egy út tovább, amely semmi pluszba nem kerül.
    .pin-1 = Chicago – Duluth: egy háromszög.
    .pin-2 = Chicago – Little Rock: egy háromszög és egy üzlet.
    .pin-3 = Innen három út vezet tovább.
    .ask = Fektesd le a második vágányt úgy, hogy { $cash } $ elég legyen.
    .answer-1 = Little Rock, egy háromszögön át: { $owed } $, és { $cash } $ pénzed van. A hiányzó 100 $-ért részvényt adnál el.
    .answer-2 = Duluth, egy háromszögön át: { $owed } $, és { $cash } $ pénzed van. A hiányzó 100 $-ért részvényt adnál el.
    .answer-3 = Még három háromszög, összesen { $owed } $. Ez két eladott részvény.
    .answer-4 = A vágányoknak nem kell érintkezniük, tehát ez szabad; összesen { $owed } $, és { $cash } $ pénzed van.
    .answer-5 = Ez kifizet egy háromszöget. De van olyan vágány, amelyhez egy sem kell.
    .RR-RAIL-01 = Ez a hely nem érinti a hálózatodat. Chicagóból három út vezet tovább.
    .RR-RAIL-04 = Itt már van vágányod; egy helyre egy társaság csak egyet fektethet.
    .after = Kansas City be van kapcsolva, síkságon át, felár nélkül. A tartozásod továbbra is { $owed } $.

# en: b3cc4215
two-rails-step-3 = Mindkét vágány fekszik, az akció tehát kész. Amikor befejezed, kifizeted a tartozásodat.
    .pin-1 = A térkép keresztútja: innen még öt út vezet tovább.
    .ask = Fejezd be az akciót, és fizess.
    .answer-1 = { $cash } $ pénzed van, a tartozásod { $owed } $: ehhez egy részvénnyel több vagy kevesebb nem számít.
    .after = { $cash_before } $ pénzed volt, kifizetted, most { $cash } $ van. Itt az üres zseb nem szégyen: a hivatal és az eladás semmibe sem kerül, és { $shares } részvényed van.

## Saját állomás

# en: 6acef6ed
a-station = Saját állomás
    .idea = Az állomásnak ára van, mindenkinek jutalmat ad, és az elsőnek bónuszt.
    .know-1 = Állomás bekapcsolt városban áll, városonként egy lehet a tiéd.
    .know-2 = A jutalom mindenkié, a bónusz az elsőé.
    .know-3 = Az ajándékokat bármilyen sorrendben elveheted, vagy ott is hagyhatod.

# en: ab1cb5c6
a-station-step-1 = Állomás a hálózatod városaiban állhat, mindegyikben egy lehet a tiéd. Az ár a felső szélen van. Alatta két ajándék: a jutalom mindenkié, aki ott épít, a bónusz csak az első állomásé.
    .pin-1 = Chicago: 300 $, narancs vagy szürke munkás. Elsőként: két részvény.
    .pin-2 = Kansas City: 300 $, szürke vagy türkiz munkás. Elsőként: egy lépés és egy előléptetés.
    .pin-3 = Itt a vetélytársad volt az első.
    .ask = Építs ott, ahol az elsőt két részvény várja.
    .answer-1 = Lehet: bárhány társaságnak lehet ott állomása. De a vetélytársad volt az első, a bónusz tehát elment.
    .answer-2 = Kezdettől be van kapcsolva, és senki sincs ott. De az első bónusza egy részvény és egy előléptetés; te két részvényt kerestél.
    .answer-3 = Bekapcsolt és üres. Az első bónusza egy munkáscsere; te két részvényt kerestél.
    .answer-4 = Most { $cash } $ pénzed van. Az állomás enélkül is kifizethető.
    .RR-STA-07 = Ez a város nincs a hálózatodban. Előbb a vágány, azután az állomás.
    .after = Az állomásod Chicago első helyén áll. A tartozásod { $owed } $.

# en: 5e066cb4
a-station-step-2 = Most vedd el, amit az állomás hoz, bármilyen sorrendben. A két szín közötti vonás azt jelenti: e munkások egyikét, ahogy tetszik. A készletedbe kerül, és a következő körödtől lehelyezhető. Itt te vagy az első, tehát a bónusz is a tiéd.
    .pin-1 = A narancs, a könyvelő, pénzt takarít meg és keres.
    .pin-2 = A szürke, az ügynök, a részvényekhez és a bónuszokhoz ért.
    .pin-3 = Az első helyen: két részvény.
    .ask = Vegyél el egy munkást, narancsot vagy szürkét, és az első állomás bónuszát.
    .answer-1 = Szabad: ajándékot senkinek sem kell elvennie. De egy munkás felfogadása 800 $, és két részvényről mondanál le.
    .answer-2 = { $cash } $ pénzed van. Nem kell eladni: előbb vedd el, ami ingyen van.
    .otherwise = Az későbbre való. A munkás és a bónusz vár.
    .after = Most { $workers } munkásod és { $shares } részvényed van. Négynél több munkás kell ahhoz, hogy később előléptethess valakit.

# en: 5145a8c8
a-station-step-3 = Egy állomás, egy munkás és két részvény, és mindezért 300 $-t kell fizetni.
    .pin-1 = { $cash } $, és a tartozásod 300 $.
    .ask = Fejezd be az akciót, és fizess.
    .answer-1 = Enélkül is tudsz fizetni. Fejezd be az akciót.
    .after = 300 $-t fizettél, és { $cash } $ pénzed van. Két részvény 300 $-t ér: ez az állomás kifizette magát.

## A drót mentén

# en: 0972ccc5
the-wire = A drót mentén
    .idea = Az egymás melletti hivatalok pontot érnek, és egy munkást odaadhatsz a szektor lapkájáért.
    .know-1 = Két szomszédos hivatal 5 vagy 8 pont.
    .know-2 = Egy munkás odaadható a szektor lapkájáért; a lapka ott marad.
    .know-3 = A köröd végén négy munkásnak kell maradnia.

# en: 9b392a00
the-wire-step-1 = Két szektor között egy pontszám áll: balra 5, jobbra 8. Akinek mindkét oldalon van hivatala, a végén megkapja. És a két üzletes szektor kivételével mindegyikben lapka fekszik, amelyet ott bárki használhat egy munkásért.
    .pin-1 = A hivatalod a 4. szektorban.
    .pin-2 = 5 pont a 4. és az 5. szektorért együtt.
    .pin-3 = Két részvény, még kettő az elsőnek, és egy lapka: 600 $ egy munkásért.
    .ask = Nyiss hivatalt a tiéd mellett, abban a szektorban, amelynek a lapkája pénzt ad.
    .answer-1 = A tiéd mellett, 5 pont és négy részvény: jó hivatal. De az üzletes szektornak nincs lapkája, és neked pénz kell.
    .answer-2 = Öt részvény, de nem a hivatalod mellett, és az ottani lapka előléptet.
    .answer-3 = A vetélytársad az első, és nem a tiéd mellett van.
    .answer-4 = Négy részvény, és a lapkán ingyenes vágány; de messze van a hivatalodtól.
    .answer-5 = Nem a hivatalod mellett van; a lapkája egy vonat.
    .answer-6 = Nem a hivatalod mellett van; a lapkája lépéseket ad.
    .otherwise = Előbb a hivatal.
    .RR-TEL-05 = Itt már van hivatalod. Egy szektorban minden társaságnak egy lehet.
    .after = Négy részvény, és a két hivatal 5 pontot ér: a pontszámod { $points }.

# en: 6b588d0f
the-wire-step-2 = Most a lapka: egy munkás elmegy tőled, és 600 $-t kapsz. A munkás jöhet a készletedből vagy a tábládról, akár az is, akit most helyeztél le. A kör végén négy munkásodnak kell lennie, a menedzsereket nem számítva; most { $workers } van.
    .pin-1 = Fehér munkások a tábládon.
    .pin-2 = A könyvelőd. Egy szakember többet ér, mint egy fehér.
    .ask = Adj egy fehér munkást a lapkáért.
    .answer-1 = Ugyanaz a 600 $, de az egyetlen szakemberedet adnád oda. Egy fehér is megteszi.
    .answer-2 = Otthagyhatod a lapkát. De pénz nélkül a következő körben keveset építhetsz.
    .answer-3 = Ezzel { $cash } $ van. A lapka négyszer annyit fizet.
    .after = { $cash } $ a kezedben, és { $workers } munkás: éppen elég.

# en: ae11f2ce
the-wire-step-3 = Négy munkásnál bezárul az ajtó: amíg nem jön hozzád másik, senkit sem dobhatsz el, és senkit sem léptethetsz elő végleg.
    .pin-1 = { $workers }: ennyi a legkevesebb, amikor véget ér a köröd.
    .ask = Fejezd be az akciót.
    .answer-1 = Most { $cash } $. Nem volt rá szükség; fejezd be az akciót.
    .after = Egy ingyenes hivatal, négy részvény, { $cash } $ és 5 pont. A lapka ott marad, ahol van: a vetélytársad is használhatja.

## Pénz időben

# en: 1bdd6d8c
money-in-time = Pénz időben
    .idea = Az akció végén fizetsz, ezért az is fizethet érte, amit az akció hoz.
    .know-1 = Az akció ára a végén esedékes.
    .know-2 = Egy részvény bármikor 150 $; részvényt venni nem lehet.
    .know-3 = Olyan kör, amelyet nem tudsz befejezni, soha nincs a kínálatban.

# en: 1b701836
money-in-time-step-1 = Nincs pénzed, nincs részvényed, és a munkásod az Állomáson áll. Reménytelennek látszik: minden város 300 $-t kér. De a körödön belül bármilyen sorrendben cselekedhetsz, és az ár csak a végén esedékes.
    .pin-1 = { $cash } $, és { $shares } részvény.
    .pin-2 = 300 $. Elsőként: egy részvény és egy előléptetés.
    .pin-3 = 300 $. Elsőként: két részvény.
    .pin-4 = 300 $, de a vetélytársad az első.
    .ask = Építsd meg az egyetlen állomást, amelyet ki tudsz fizetni.
    .otherwise = Nézd meg, mit hoz az első állomás.
    .RR-STA-07 = Oda nem: legyen bekapcsolva, és amit hoz, az a végén legyen elég az árára. Keress olyan első bónuszt, amelyet el lehet adni.
    .after = A tartozásod { $owed } $, és { $cash } $ pénzed van. Csak ez a város volt választható, mert az asztal soha nem enged olyan kört kezdeni, amelyet nem tudsz befejezni.

# en: 34bc5ecd
money-in-time-step-2 = Még semmi sem esedékes. Előbb hozd el, ami itt van.
    .pin-1 = Az első állomás Chicagóban: a tiéd.
    .ask = Vedd el az első állomás bónuszát.
    .answer-1 = Egy munkás, nagyon jó, és mindjárt is megkaphatod. De ő nem fizeti ki a számlát.
    .after = { $shares } részvény.

# en: 33a8fc5a
money-in-time-step-3 = Egy részvény 150 $-ért adható el, a köröd bármelyik pillanatában, annyi, amennyi tetszik. Venni soha nem tudsz, ezért csak annyit adj el, amennyi kell. Itt mindkettő kell.
    .pin-1 = { $shares } részvény, darabja 150 $.
    .ask = Adj el egy részvényt.
    .answer-1 = Jól jön. Most a számla.
    .after = { $cash } $. A fele megvan.

# en: 9cd86016
money-in-time-step-4 = És a másik fele.
    .pin-1 = { $cash } $ a 300 $-ból.
    .ask = Add el a másik részvényt is.
    .answer-1 = Jól jön. Most a számla.
    .after = { $cash } $: pontosan az ára.

# en: 34dd85cc
money-in-time-step-5 = Mielőtt fizetsz, ne felejtsd el a jutalmat: ingyen van.
    .pin-1 = Egy munkás, narancs vagy szürke.
    .ask = Vegyél el egy munkást.
    .answer-1 = A számla ki van fizetve, de a munkás ottmaradt. Ingyen volt.
    .after = { $workers } munkás.

# en: e201a954
money-in-time-step-6 = Állomás, munkás, és egy számla, amelyet az állomás maga fizet ki.
    .ask = Fejezd be az akciót.
    .after = Semmivel kezdtél, és van egy állomásod Chicagóban, eggyel több munkásod, és { $cash } $ pénzed. Mielőtt azt mondod, hogy valamire nem telik, nézd meg, mit hoz.

## Kereskedés és kétoldalú vonatok

# en: 055c8fdb
trade-and-trains = Kereskedés és kétoldalú vonatok
    .idea = A Kereskedés eladja a bal szélső darabodat, és megfordít egy vonatot: egyik oldala bónusz, a másik 8 pont.
    .know-1 = A Kereskedés a bal szélső szektorból ad el; a későbbi szektorok többet fizetnek.
    .know-2 = A hátlapjára fordított vonat a bónuszát adja, az előlapjára fordított a 8 pontját.
    .know-3 = Pénzért, részvényért és munkásért a végén nem jár pont.

# en: ea00a757
trade-and-trains-step-1 = A vágányaid és épületeid szektorokban fekszenek, és mindig balról veszel. A Kereskedés a bal szélső szektor egy darabját végleg eltávolítja, és a fölötte álló számot fizeti. Minél előrébb tartasz, annál többet hoz egy darab.
    .pin-1 = A következő vágány; a 600 $-os szektor utolsó darabja.
    .pin-2 = A következő épület; a 700 $-os szektorban van.
    .ask = Add el azt a darabot, amelyik eladható.
    .answer-1 = Rendben, a sorrend szabad: három részvény, és a vonat a hátlapján fekszik. Most vedd vissza, és előbb adj el, hogy egyszerre egy dolgot nézzünk.
    .otherwise = Az későbbre való.
    .RR-TRD-01 = Az épület egy szektorral odébb van. Előbb a 600 $-os szektornak kell kiürülnie.
    .after = 600 $-ral több: { $cash } $. A darab kikerült a játékból, és a következő eladás 700 $-t hoz.

# en: 69f8e216
trade-and-trains-step-2 = Minden Kereskedéssel megfordíthatsz egy vonatot. Előlappal a végén 8 pont. Hátlapra fordítva a bónuszát adja, itt három részvényt, és a pontok elmennek, amíg vissza nem fordítod.
    .pin-1 = Előlap: 8 pont, vagy most három részvény.
    .pin-2 = Jelenleg { $points } pont.
    .ask = Fordítsd meg a részvényes vonatot.
    .answer-1 = Hagyhatod. De most a bónusz, később megint a pontok: így jó kihasználni egy vonatot.
    .otherwise = Nem azt.
    .RR-TRN-05 = Az a vonat előléptet, és nincs mérföldköved, amelyre előléptethetnél: semmit sem változtatna.
    .after = { $shares } részvény, és { $points } pont { $points_before } helyett. 8 pont alszik, de nem veszett el.

# en: 33279054
trade-and-trains-step-3 = Jöjjenek a többiek.
    .pin-1 = Hátlappal.
    .ask = Fejezd be az akciót.
    .otherwise = Most nem kell más.
    .after = A vetélytársad hivatalt nyitott. Te jössz.

# en: 58221259
trade-and-trains-step-4 = Egy második Kereskedés újra felébreszti a vonatot. A visszafordításért nincs bónusz, csak a 8 pont, és az a játék végén számít, ha a vonat akkor előlappal fekszik.
    .pin-1 = Egy helyen bárhány munkás állhat.
    .ask = Helyezz le megint egy fehér munkást a Kereskedésre.
    .answer-1 = A szürkének ott saját hatása van. Egy fehér is megteszi.
    .otherwise = Talán jó kör; de a vonat tovább alszik. A Kereskedés fordítja meg.
    .after = Most a vonat, azután az eladás.

# en: 334fb808
trade-and-trains-step-5 = Előbb fordítasz vagy előbb adsz el, ahogy tetszik.
    .pin-1 = Ezt.
    .ask = Fordítsd a vonatot az előlapjára.
    .answer-1 = 700 $, és a sorrend szabad. De a vonatért jöttünk: vedd vissza, és előbb fordítsd meg.
    .otherwise = Nem azt.
    .after = Megint { $points } pont.

# en: 1095a2ae
trade-and-trains-step-6 = A 700 $-os szektorban vágányok és egy épület van. Választhatsz. Amit eladsz, azt nem építheted meg, ezért gondold meg, mire lesz szükséged.
    .pin-1 = Maradt vágány: { $stock_rails }.
    .pin-2 = Maradt épület: { $stock_buildings }.
    .ask = Adj el egy vágányt vagy egy épületet.
    .otherwise = A Kereskedés csak akkor kész, ha eladtál egy darabot.
    .after = 700 $-ral több: { $cash } $. Két kör 1300 $-t és három részvényt hozott, és a vonat ébren van.

## Kit küldesz

# en: 51c9d1db
who-you-send = Kit küldesz
    .idea = Minden szín minden akcióhoz hozzátesz valami sajátot: az is számít, ki megy, nemcsak az, hová.
    .know-1 = A szakember a saját hatását használja, vagy előléptet, soha mindkettőt.
    .know-2 = Narancs: állomás az ára nélkül.
    .know-3 = Szürke: első bónuszok és fehér számok még egyszer.
    .know-4 = Mind a tizenhat hatás rajta van a játékossegédleten.

# en: 5414c1ba
who-you-send-step-1 = Egy fehér munkás bármelyik akciónál előléptethet valakit. A szakember is, vagy helyette egyszer a saját hatását használja. A narancs, a könyvelő, úgy épít állomást, hogy nem fizeted az árát.
    .pin-1 = Denver: 500 $, és két munkás jön, egy narancs és egy türkiz.
    .pin-2 = { $cash } $: nagyon kevés.
    .pin-3 = A könyvelő.
    .ask = Küldd azt a munkást, aki ennyi pénzzel is építeni tud Denverben: { $cash } $.
    .answer-1 = A jó munkás a rossz helyen: ott pénzt keresne, de állomást nem építene.
    .answer-2 = A szürke részvényekkel és bónuszokkal dolgozik. Denver ára annyi marad, amennyi.
    .answer-3 = Szabad, de Denver vár, és ma csak egy munkásod tudja megnyitni.
    .otherwise = Ezzel nem jutsz Denverbe.
    .RR-STA-07 = Vele egy állomás sem fizethető ki. Van, akivel egyáltalán nem kell árat fizetni.
    .after = A könyvelő az Állomáson áll.

# en: 58119274
who-you-send-step-2 = Vele minden árcédula ugyanaz: semmi. Válaszd hát a legdrágábbat.
    .pin-1 = A vetélytársad volt az első: bónuszt nem kapsz, a jutalmat igen.
    .ask = Építs Denverben.
    .answer-1 = Vele ingyen van, és egy munkás jön. De máshol 500 $-t takarít meg, és két munkás jön.
    .answer-2 = Itt csak 300 $-t takarítana meg.
    .answer-3 = Itt csak 300 $-t takarítana meg, és egy munkás jön.
    .otherwise = Előbb a város.
    .after = A tartozásod egyelőre { $owed } $.

# en: 07b4d09e
who-you-send-step-3 = A lehelyezett munkás hatása akkor lép életbe, amikor te mondod, bármikor a város kiválasztása után.
    .pin-1 = { $cash } $, és a tartozásod 500 $.
    .ask = Használd a könyvelő hatását.
    .answer-1 = Két munkás csatlakozik hozzád: most { $workers }. Most az ár.
    .otherwise = Előbb az ár.
    .after = A tartozásod { $owed } $. Ötszáz dollár megtakarítva.

# en: 36319d2f
who-you-send-step-4 = És a jutalom ugyanaz, mint mindenkinek.
    .pin-1 = A türkiz, a mérnök: harmadik vágány kettő áráért.
    .ask = Vedd el a két munkást.
    .otherwise = Két ingyen munkás: előbb őket vedd el.
    .after = { $workers } munkás, közülük kettő új.

# en: c3d64f93
who-you-send-step-5 = Jó nap a könyvelőnek.
    .ask = Fejezd be az akciót.
    .otherwise = Más nem kell.
    .after = Egy 500 $-os állomás, és még mindig { $cash } $ pénzed van. Megint te jössz.

# en: 39faaf5e
who-you-send-step-6 = Most a szürke, az ügynök. A Távírón még egyszer elveszi a szektor fehér számát; ha te vagy az első, kétszer kapod meg.
    .pin-1 = Az ügynök.
    .pin-2 = Három részvény, és kettő az elsőnek.
    .pin-3 = Itt a vetélytársad az első; a szürke akkor is megkapná egyszer a fehér számot.
    .ask = Küldd az ügynököt oda, ahol megkettőzi a részvényajándékot.
    .answer-1 = Ott is hasznos. De a fehér számok a távíróvonalon vannak.
    .otherwise = Azt más is megteheti. A fehér számok a szürkének valók.
    .after = A szürke a Távírón áll.

# en: bf1c38b5
who-you-send-step-7 = Neki az a legjobb szektor, ahol nagy a fehér szám, és üres az első hely.
    .pin-1 = Kettő, és kettő az elsőnek.
    .pin-2 = Egy, és kettő az elsőnek.
    .ask = Nyisd meg azt a hivatalt, amely a szürkével a legtöbbet hozza.
    .answer-1 = Négy, és a szürkével még egy: öt. Egy semleges épület az első.
    .answer-2 = Kettő, kettő, és megint kettő: hat. És üzletek. Majdnem a legjobb.
    .answer-3 = Kettő, és a szürkével kettő: négy. A vetélytársad az első.
    .answer-4 = Egy, kettő, és megint kettő: öt.
    .answer-5 = Három, és a szürkével egy: négy.
    .answer-6 = Kettő, egy, és megint egy: négy.
    .answer-7 = Kettő, és a szürkével egy: három.
    .otherwise = Előbb a szektor.
    .after = Eddig öt részvény.

# en: df598d3e
who-you-send-step-8 = És most a saját munkája.
    .pin-1 = { $shares } részvény.
    .ask = Használd az ügynök hatását.
    .otherwise = Előbb a szürke hatása.
    .after = Még kettő: { $shares } részvény, az 1050 $, ha mindet eladnád.

## Menedzserek és mérföldkövek

# en: 67f141af
milestones = Menedzserek és mérföldkövek
    .idea = A mérföldkőhöz teljesíteni kell a feltételeit, és elő kell léptetni a menedzsereit; akkor pontot ad, és jön egy jobb.
    .know-1 = Előléptetés: egy munkás a színe szerinti helyre megy, és ott marad.
    .know-2 = Menedzserek és feltételek bármilyen sorrendben; minden kör végén ellenőrizzük.
    .know-3 = Azután húzz hármat a következő betűből, és tarts meg egyet.
    .know-4 = A térképen egy mérföldkő semmit sem használ el.

# en: 7a93f9e6
milestones-step-1 = A legtöbb pont mérföldkövekből jön. Az állomás egy épületed egy városban, amelyet a hálózatod elér. Minden mérföldkőnek feltételei vannak a térképen, és helyei a menedzsereknek. Ehhez két bekapcsolt 2. szintű város, egy állomás 2. szintű városban és egy narancs menedzser kell.
    .pin-1 = 18 pont.
    .pin-2 = 2. szintű, bekapcsolva.
    .pin-3 = 2. szintű, bekapcsolva.
    .ask = Építsd meg azt az állomást, amely a mérföldkőhöz még kell.
    .answer-1 = Állomás, de Washington 1. szintű, és azt egy mérföldkő sem kéri.
    .answer-2 = Állomás, de Charlotte 1. szintű, és azt egy mérföldkő sem kéri.
    .answer-3 = Ez a másik fele, és a sorrend szabad. Egyelőre vedd vissza: előbb az állomás.
    .otherwise = Előbb az állomás.
    .after = A feltételek teljesültek: két város, egy állomás. Csak a menedzser hiányzik.

# en: 33ab80e0
milestones-step-2 = A lehelyezett fehér munkás előléptetheti egy munkásodat: az a mérföldkő színe szerinti helyére megy, és most már menedzser. Többé nem dolgozik, és nem számít bele a négybe. { $workers } munkásod van, egy tehát mehet.
    .pin-1 = A narancs munkásod.
    .pin-2 = A hely narancs.
    .ask = Léptesd elő a narancs munkást erre a mérföldkőre.
    .answer-1 = Az állomás áll, de menedzser nélkül a mérföldkő nyitva marad. E kör előléptetése elveszne.
    .otherwise = Ehhez nem kell, de nem is rossz. Gondolj a menedzserre.
    .RR-MIL-02 = Az A, B és C helyei csak a saját színüket fogadják; csak a D fogad bárkit.
    .after = { $workers } munkás maradt, ennyi a legkevesebb. A mérföldkövet a kör végén nézzük meg.

# en: 7709f12a
milestones-step-3 = Minden kör végén, akár a tiéd, akár nem, teljesül minden mérföldkő, amelynek mindene megvan. A menedzserei visszamennek a közös készletbe, a lapka pontot ad, és három lapkát húzol a következő betűből.
    .pin-1 = Előléptetve.
    .pin-2 = A következő betű.
    .ask = Fejezd be az akciót.
    .otherwise = Jól jön. Azután fejezd be az akciót.
    .after = Teljesítve: 18 pont, a pontszámod { $points }. Három B mérföldkő van előtted; egyet megtartasz közülük.

# en: cad9541a
milestones-step-4 = Pontban kicsi köztük a különbség, munkában nagy. A térképen semmi sem használódik el: ami az egyik mérföldkőnek jó volt, a következőnek is jó. Gondolj a következő két vágányodra, és arra, ami már fekszik.
    .pin-1 = A Chicago – Little Rock vágányod üzletjelen fekszik.
    .pin-2 = Síkság Kansas Cityig, 3. szint.
    .pin-3 = Síkság Houstonig, 3. szint, üzletjellel.
    .ask = Tartsd meg azt a mérföldkövet, amelynek a feltételeit egyetlen kör vágányai teljesítenék.
    .answer-1 = 28 pont, a legtöbb a három közül. De két vágány kell hozzá két háromszögön át, egy három háromszögön át, és két menedzser; ezekből a vágányokból egyetlen egyed van.
    .answer-2 = 27 pont két állomásért 3. szintű városokban, és két menedzser. Vágány egymaga nem elég: két állomás még két kör és még két ár.
    .after = 23 pont: két vágány üzletjellel, két 3. szintű város, egy lila menedzser. Kansas City és Houston 400 $, és csak a menedzser hiányzik. A másik két lapka a pakli alá kerül.

## Üzletek

# en: 4bd7adc4
deals = Üzletek
    .idea = Az üzletjeles vágány vagy hivatal megnyitja az üzleteket: te mindkettőt elfogadhatod, mindenki más egyet.
    .know-1 = Az új vágányod vagy hivatalod alatti üzletjel megnyitja az üzleteket, körönként egyszer.
    .know-2 = Aki megnyitja, mindkettőt elfogadhatja, a többiek egyet-egyet.
    .know-3 = Az üzletekért részvénnyel fizetsz: tarts meg kettőt-hármat.
    .know-4 = Az ingyenes vágány a hegyekben éri a legtöbbet.

# en: 64272d4f
deals-step-1 = Némelyik helyen üzletjel van. Egy ott lefektetett vágány az akció végén megnyitja a felfordított üzleteket. Egy üzlet részvénybe kerül, néha pénzbe is: ez az, amit a részvény tud, és a pénz nem.
    .pin-1 = Kansas City – Houston: síkság és üzlet.
    .pin-2 = Kansas City – Duluth: síkság és üzlet.
    .pin-3 = Két részvény: ingyenes vágány.
    .pin-4 = Két részvény és 100 $: narancs munkás.
    .pin-5 = { $shares } részvény: mindkettőre elég.
    .ask = Fektess vágányt síkságon, üzlettel.
    .answer-1 = Síkság, és tovább Denverbe; de ott nincs üzletjel. A másik vágánynak kellene megnyitnia az üzleteket.
    .answer-2 = Ez megnyitja az üzleteket, de a háromszög 100 $, és az a pénz az alsó üzlethez kell.
    .otherwise = Ez nem nyit meg üzletet. Keresd az üzletjelet a síkságon.
    .after = Az üzletek megnyílnak, amikor befejezed az akciót. Egy jel vagy kettő: egyszer nyílnak meg.

# en: 0625847d
deals-step-2 = A második vágány bárhová mehet. Kansas City és Denver között síkság van.
    .pin-1 = Síkság.
    .ask = Fektess vágányt Denverbe.
    .otherwise = Ez is lehetséges. De Denver nem jár felárral, és nyugatra vezet.
    .after = A tartozásod { $owed } $, a pénzed { $cash } $.

# en: 9fcada59
deals-step-3 = Most véget ér az akció, fizetsz, és megnyílnak az üzletek.
    .ask = Fejezd be az akciót.
    .answer-1 = Vigyázz: az eladott részvénnyel már nem fizethetsz üzletért.
    .otherwise = Azután fejezd be az akciót.
    .after = 400 $-t fizettél, és { $cash } $ pénzed van. Te nyitottad meg az üzleteket, ezért mindkettőt elfogadhatod, bármilyen sorrendben.

# en: b38bed92
deals-step-4 = Az ingyenes vágányért sem a 400 $-t, sem a háromszögeket nem fizeted. Ezért a hegyekben éri a legtöbbet. További üzletet nem nyit meg.
    .pin-1 = Két részvény: ingyenes vágány.
    .ask = Fogadd el a felső üzletet.
    .answer-1 = Narancs munkás két részvényért és 100 $-ért: ez is jó, és mindkettőt elfogadhatod. Kezdd a felsővel.
    .answer-2 = Megnyitottad az üzleteket, és a vetélytársadra hagyod?
    .answer-3 = Eggyel kevesebb részvény, és az egyik üzletre már nem telik.
    .otherwise = Előbb az üzletek.
    .after = { $shares } részvény maradt. Hová kerüljön az ingyenes vágány?

# en: 61283337
deals-step-5 = Denverből három háromszögön át hágó vezet Salt Lake Citybe. Pénzért ezek a háromszögek magukban 300 $-ba kerülnének.
    .pin-1 = Három háromszög.
    .pin-2 = Egy vágányra a Csendes-óceántól.
    .ask = Fektesd az ingyenes vágányt a három háromszögön át.
    .answer-1 = A részvényeket már odaadtad; a vágány ingyen a tiéd. Vedd el.
    .answer-2 = Ez is három háromszög, és ingyen van. De visszavezet délkeletre; nézz nyugat felé.
    .otherwise = Ingyen van, de kevesebbet takarít meg, mint három háromszög. Ott használd, ahol a vágány a legdrágább.
    .after = Egy vágány a hegyekbe két részvényért. Most a másik üzlet.

# en: cae5d33e
deals-step-6 = { $shares } részvényed és { $cash } $ pénzed van: dollárra pontosan az alsó üzlet ára. Utánad a vetélytársad is elfogadhat egy üzletet ugyanarról a lapkáról.
    .pin-1 = Két részvény és 100 $: narancs munkás.
    .ask = Fogadd el az alsó üzletet.
    .answer-1 = Egy munkás két részvényért olcsó: felfogadva 800 $.
    .otherwise = Előbb az üzlet.
    .after = Most { $workers } munkásod van. A vetélytársad is elvett egy narancs munkást: ugyanazt az üzletet mindketten elfogadhatjátok. A lapka elment, és felfordul a következő.

## Három sáv, amely szoroz

# en: 1a90c700
three-tracks = Három sáv, amely szoroz
    .idea = Egy lépés annyiszor ér pontot, ahány van abból, amit a sávja számol.
    .know-1 = A játék végén: a sáv értéke szorozva azzal, amit számol.
    .know-2 = Minden lépés előtt számolj: a legjobb sáv változik.
    .know-3 = A vámot áthaladáskor fizeted; aki nem tud fizetni, nem haladhat át.
    .know-4 = A fel nem használt lépések elvesznek.

# en: bd74fc71
three-tracks-step-1 = A végén mindegyik teljesítménysáv szoroz: az értéke szorozva a hivatalaiddal, az állomásaiddal vagy a hálózatod 5. szintű városaival. Egy lépés egyszerre mindegyikük értékét emeli. A lila a Kereskedésen legfeljebb három lépést tesz.
    .pin-1 = Szorozva a hivatalokkal: { $offices } van.
    .pin-2 = Szorozva az állomásokkal: { $stations } van.
    .pin-3 = Szorozva az 5. szintű városokkal: Seattle és San Diego a tiéd.
    .pin-4 = Jelenleg { $points } pont.
    .ask = Használd a lila hatását.
    .otherwise = Az várhat. Előbb a három lépés.
    .after = Három lépés a tiéd, egymás után.

# en: 1ea34cc7
three-tracks-step-2 = Az első lépés a hálózatsávon városonként 3-at ér, a másik két sávon épületenként 1-et. Számolj: két város, öt állomás, három hivatal.
    .pin-1 = 0, 3, 6, 8, 10, 12, 14 minden 5. szintű városért.
    .pin-2 = Minden lépéssel állomásonként 1-gyel több.
    .ask = Tedd meg azt a lépést, amely a legtöbb pontot hozza.
    .answer-1 = Öt állomás, 5 pont. Majdnem.
    .answer-2 = Három hivatal, 3 pont. Egy másik sávnak több a szoroznivalója.
    .answer-3 = A fel nem használt lépés elvész.
    .otherwise = Előbb a lépések.
    .after = Két város, darabja három pont: { $points } pont.

# en: 82ba1c64
three-tracks-step-3 = Némelyik hely között vám van, áthaladáskor fizeted. A hálózatsávon a második lépés egy részvény. A részvény a végén nem pont, ezért csak azt kérdezd, mi mást vennél rajta.
    .pin-1 = 3-ról 6-ra városonként: a vám egy részvény.
    .pin-2 = { $shares } részvény.
    .ask = Tedd meg azt a lépést, amely a legtöbb pontot hozza.
    .answer-1 = Öt pont, vám nélkül. De a hálózat még mindig hatot ad, és egy részvény 150 $, a végén nem pont.
    .answer-2 = Három pont. Két sáv többet ad.
    .answer-3 = Két lépés elveszne.
    .otherwise = Előbb a lépések.
    .after = Hattal több: { $points } pont, és { $shares } részvény maradt.

# en: cd445624
three-tracks-step-4 = Most nézd meg újra: a hálózatsávon a harmadik lépés csak 6-ról 8-ra emeli az értéket.
    .pin-1 = Városonként 2-vel több.
    .pin-2 = Állomásonként 1-gyel több.
    .ask = Tedd meg azt a lépést, amely a legtöbb pontot hozza.
    .answer-1 = Két város, darabja két pont: 4. Az előbb ez volt a legjobb sáv; számolj újra.
    .answer-2 = Három pont. Számold meg az állomásokat.
    .answer-3 = Egy lépés elveszne.
    .otherwise = Előbb a lépés.
    .after = Öt állomás, 5 pont: a pontszámod { $points }. A három lépés 17-et hozott.

# en: a9f7602e
three-tracks-step-5 = Az eladás még hozzátartozik az akcióhoz.
    .pin-1 = A bal szélső szektor, amelyben még van darab.
    .ask = Adj el egy darabot.
    .answer-1 = Ez is jó: felébred a vonat, 8 pont. Egy igazi körben tedd meg mindkettőt, mielőtt befejezed; itt előbb az eladás jön.
    .answer-2 = Három részvény, és 8 pont elalszik. Lehet; de előbb az eladás.
    .otherwise = Előbb az eladás.
    .after = { $cash } $ a kezedben. Mostantól egy további állomás is 1 ponttal többet ér: a sáv azt is számolja, ami később jön.

## Négynek maradnia kell

# en: 3edd51a1
four-remain = Négynek maradnia kell
    .idea = A köröd végén négy munkásnak kell maradnia, ezért minden menedzserhez kell egy ötödik; azt léptesd elő, aki már dolgozott.
    .know-1 = A köröd végén négy munkásnak kell maradnia; a menedzserek nem számítanak.
    .know-2 = Bármikor felfogadhatsz valakit 800 $-ért, bármilyen meglévő színből.
    .know-3 = Azt a szakembert léptesd elő, aki már dolgozott, a pihentet tartsd meg.
    .know-4 = A körödön belül négy alá mehetsz, ha visszatérsz.

# en: 9957743c
four-remain-step-1 = E mérföldkő mindkét állomása áll; türkiz és narancs menedzser kell hozzá. { $workers } munkásod van, és a lehelyezett fehér előléptethet valakit. Az egyik narancs munkás már dolgozott, és a Vasúton áll, a másik pihent.
    .pin-1 = 27 pont: két állomás 3. szintű városokban. Állnak.
    .pin-2 = Már dolgozott; csak akkor jön haza, ha a készleted üres.
    .pin-3 = Pihent: a következő körödben használhatja a hatását.
    .ask = Léptesd elő azt a narancs munkást, aki kevésbé fog hiányozni.
    .answer-1 = Menedzser és menedzser egyre megy, és szabad. De ő a következő körben ár nélkül építhetett volna állomást. A másik semmit sem tehet, amíg mindenki haza nem jön.
    .answer-2 = Ott rá is szükség van, de belőle csak egy van, és pihent. Kezdd a naranccsal.
    .otherwise = Előbb az előléptetés.
    .after = { $workers } munkás maradt, és a narancs hely be van töltve.

# en: 2ab206ca
four-remain-step-2 = Most a türkiz. A vonatod, ha megfordítod, legfeljebb két munkást léptet elő. De négy munkásból egy előléptetés után három marad, és a kör így nem érhet véget. A körödben bármikor felfogadhatsz bármilyen színű munkást 800 $-ért. { $cash } $ pénzed van, és egy eladás hátravan.
    .pin-1 = { $workers }: a legkevesebb.
    .pin-2 = A 700 $-os szektor egy vágánya.
    .pin-3 = Két előléptetés.
    .ask = Előbb adj el egy vágányt.
    .answer-1 = 150 $ egy részvényért. Talán arra is szükség lesz; előbb a darab.
    .otherwise = Előbb a pénz.
    .after = { $cash } $: elég egy munkás felfogadására.

# en: bdef5a9a
four-remain-step-3 = A felfogadott munkás azonnal a tiéd. Melyik szín legyen? Gondolj arra, ami ezután jön: a másik mérföldköved, az A2-3, szürke menedzsert kér.
    .pin-1 = 18 pont: két vágány két háromszögön át, és egy szürke menedzser.
    .pin-2 = Az ügynök.
    .ask = Fogadd fel azt a színt, amelyik a másik mérföldkövedhez kell.
    .answer-1 = A négyhez bárki jó. De az egyik színből hamarosan menedzser lehet.
    .otherwise = Felfogadás előtt is előléptethetsz, ha a végén megvan a négy; de most haladj ebben a sorrendben.
    .after = { $workers } munkás, { $cash } $.

# en: a7b3713a
four-remain-step-4 = Most egy mehet.
    .pin-1 = Fordítsd meg.
    .ask = Fordítsd meg a vonatot.
    .otherwise = A türkiz hely még üres.
    .after = A vonat egyelőre hátlappal fekszik: { $points } pont. Előléptethetsz vele.

# en: fc4f26d9
four-remain-step-5 = Léptesd elő, akit a mérföldkő kér.
    .pin-1 = A mérnök.
    .ask = Léptesd elő a türkizt.
    .answer-1 = Ő a másik mérföldkövet töltené be, de annak a vágányai még nem fekszenek. Ma 27 pont vár.
    .answer-2 = Akkor hiába fordítottad meg a vonatot.
    .otherwise = Most nem.
    .after = Minden hely be van töltve. { $workers } munkás maradt.

# en: 4fb0a5c3
four-remain-step-6 = A vonat még egy előléptetést engedne, de nincs kit nélkülözni.
    .ask = Fejezd be az előléptetést.
    .otherwise = Más nem kell.
    .after = Vissza az akcióhoz.

# en: 165db5ce
four-remain-step-7 = Minden megvan: fejezd be a kört, és nézd meg.
    .ask = Fejezd be az akciót.
    .otherwise = Más nem kell.
    .after = Teljesítve: 27 pont, összesen { $points }. És az alvó vonat további 8-at ér, ha újra az előlapjára fordítod.

# en: d9cd452f
four-remain-step-8 = Három C mérföldkő. Két 3. szintű városban van állomásod, és a 4. szintű Denver és Santa Fe be van kapcsolva.
    .pin-1 = 4. szintű, bekapcsolva.
    .pin-2 = 4. szintű, bekapcsolva.
    .ask = Tartsd meg azt, amelynek a feltételei már teljesültek.
    .answer-1 = 34 pont két állomásért 4. szintű városokban, és két szürke menedzser. Egyik állomásod sincs meg.
    .answer-2 = 33 pont, de két vágány három háromszögön át: egy sincs.
    .after = 32 pont, és csak két menedzsert kell találni: lilát és narancsot. Ezért jó, hogy megtartottad a pihent narancsot.

## Az utolsó kör: rejtvény

# en: 022a6020
the-last-turn = Az utolsó kör: rejtvény
    .idea = Az utolsó körben csak a pont számít: a pénz, a részvény és a munkás arra való, hogy elköltsd.
    .know-1 = Ha egy tábla a logóig kiürül: befejezzük a fordulót, azután mindenkinek még egy köre van.
    .know-2 = A végén csak a pont számít; minden mást költs el.
    .know-3 = Az utolsó kör előtt nézd meg a távíró hézagait, az alvó vonatokat, a hiányzó menedzsereket és az üzleteket.
    .know-4 = Egyenlőségnél a gazdagabb társaság nyer.

# en: dd39aacb
the-last-turn-step-1 = Valaki a logóig kiürítette a tábláját, a forduló véget ért, és rajtad kívül már mindenkinek megvolt a további köre. Ez a játék legutolsó köre. A vetélytársadnak { $points_1 } pontja van, neked { $points }, és egyetlen kör többre képes, mint gondolnád.
    .pin-1 = { $points_1 } pont.
    .pin-2 = Az 5. és a 7. hivatalod, köztük hézag.
    .pin-3 = 24 pont: két bekapcsolt 4. szintű város, megvan. Türkiz menedzser kell hozzá.
    .pin-4 = Alszik: 8 pont.
    .pin-5 = Három részvény: ingyenes állomás.
    .pin-6 = Egy részvény: vonatfordítás.
    .ask = Találd meg azt az akciót, amely a legtöbbet hozza, és helyezd le a munkásodat.
    .answer-1 = A Kereskedés felébreszti a vonatot, és az előléptetés teljesíti a mérföldkövet: összesen legfeljebb 132 pont. Szép kör, és veszítesz. Egy másik akció mindkettőt tudja, és többet is.
    .answer-2 = Egy állomás a sávján három pont, és az előléptetés teljesíti a mérföldkövet; legfeljebb 127 lesz. Keresd a számokat a hivatalok között.
    .answer-3 = Igaz, a részvényért nem jár pont. De azzal fizetsz valamiért, ami pontot ad, és mindegyikre szükséged lesz.
    .after = Távíró. Melyik szektor legyen?

# en: 7fb94bd7
the-last-turn-step-2 = Minden szomszédos hivatalpár a köztük lévő számot éri. A távírósávod hivatalonként 3-on áll.
    .pin-1 = 8 pont.
    .pin-2 = 8 pont.
    .pin-3 = Hivatalonként 3.
    .ask = Nyisd meg azt a hivatalt, amely a legtöbb pontot adja.
    .answer-1 = Betölti a 3. és az 5. közti hézagot: 5 meg 5, és 3 a hivatalért. Van hézag, amely többet ér.
    .answer-2 = 8 a 7. szektor hivatala mellett, és 3 a hivatalért. Egy szektornak mindkét oldalán szomszédja van.
    .answer-3 = 5 a 2. szektor hivatala mellett, és 3 a hivatalért. Keress két szomszédot.
    .answer-4 = 24 pont, igen, és kelleni fog; a sorrend szabad. Egyelőre vedd vissza, és nyisd meg a hivatalt.
    .otherwise = Még nem.
    .after = 8 meg 8 a hézagért és 3 a hivatalért: { $points } pont. Három részvény is jött vele, most { $shares } van. És a szektor megnyitja az üzleteket.

# en: f83c28d7
the-last-turn-step-3 = A lehelyezett munkás előléptetheti egy munkásodat. Öt van.
    .pin-1 = A mérnök már dolgozott; ettől még előléptethető.
    .pin-2 = Türkiz menedzser.
    .ask = Léptesd elő a hiányzó menedzsert.
    .answer-1 = Megnyílnak az üzletek, de az előléptetés elvész, és vele 24 pont.
    .answer-2 = Most { $shares } részvényed van. Számold ki újra a két üzlet árát.
    .otherwise = Ez nem hoz pontot.
    .after = Minden feltétel és minden menedzser megvan: a kör végén pontot ad.

# en: 74700afd
the-last-turn-step-4 = Nincs tartozásod. Az üzletek az akció után jönnek.
    .pin-1 = { $shares } részvény: három meg egy.
    .ask = Fejezd be az akciót.
    .answer-1 = Most { $shares } részvényed van, és a két üzlet négybe kerül.
    .otherwise = Ez nem hoz pontot.
    .after = Az üzletek nyitva vannak, és mindkettő a tiéd, ha ki tudod fizetni.

# en: 9e6c7b70
the-last-turn-step-5 = Te nyitottad meg az üzleteket, tehát mindkettőt elfogadhatod. Az ingyenes állomás csak a részvényeibe kerül, és nem ad jutalmat; de a sávon számít.
    .pin-1 = Három részvény.
    .pin-2 = Állomásonként 3.
    .ask = Fogadd el a felső üzletet.
    .answer-1 = Ez felébreszti a vonatot, és kelleni fog; a sorrend szabad. Vedd vissza, és kezdd a felsővel.
    .answer-2 = A részvényért nem jár pont. Költsd el.
    .answer-3 = Most { $shares } részvényed van, és a két üzlet négybe kerül.
    .otherwise = Ez nem hoz pontot.
    .after = { $shares } részvény maradt. Hol álljon az állomás?

# en: 969984bc
the-last-turn-step-6 = Bármelyik bekapcsolt város jó, ahol nincs állomásod; ma mind ugyanannyit ér.
    .pin-1 = Állomásonként 3.
    .ask = Tedd az állomást egy városba.
    .answer-1 = A részvényeket már odaadtad. Vedd el az állomást.
    .otherwise = Előbb az állomás.
    .after = 3-mal több: { $points } pont.

# en: cea802a3
the-last-turn-step-7 = Egy részvény, egy üzlet.
    .pin-1 = Egy részvény: vonatfordítás.
    .ask = Fogadd el az alsó üzletet.
    .answer-1 = A megmaradt részvényért nem jár pont. A vonatért igen.
    .answer-2 = 150 $, és semmi pont.
    .otherwise = Ez nem hoz pontot.
    .after = Most a vonat.

# en: ef6b6022
the-last-turn-step-8 = Az egyik vonatod alszik, a másik már ébren van.
    .pin-1 = Hátlappal.
    .ask = Fordítsd meg a jó vonatot.
    .otherwise = A részvényt odaadtad, és a vonat átaludná a játék végét.
    .after = 8 a vonatért és 24 a mérföldkőért: { $points } pont, a vetélytársadé { $points_1 }. Eggyel nyersz, és más kör nem lett volna elég.

## Gyakorlatok

# en: f4622377
a-gift-and-a-worker = Ajándék és munkás
    .idea = Két kezdővagyon maradt. Melyik ér neked többet?
    .know-1 = A kezdővagyonnál előbb a munkást nézd: azt a színt, amelyet a mérföldköveid kérnek.

# en: dd57b3dc
a-gift-and-a-worker-decide = Két kezdővagyon maradt, és te választasz elsőként. Az egyik három részvényt és egy narancs munkást hoz, a másik 500 $-t és egy lilát.
    .pin-1 = 18 pont, narancs menedzserrel.
    .pin-2 = 17 pont, narancs menedzserrel.
    .pin-3 = Három részvény, és narancs.
    .pin-4 = 500 $, és lila.
    .ask = Melyiket veszed el?
    .answer-1 = Az 500 $ három részvénynél 50 $-ral ér többet. De egyik mérföldköved sem kér lilát, és a vetélytársad elviszi a munkást, aki neked kell.
    .after = Mindkét mérföldköved narancs menedzsert kér, és most a tiéd; felfogadni 800 $ volna. A két kezdővagyon között 50 $ a különbség, és részvénnyel üzletért is fizethetsz.

# en: 68994182
four-for-the-price-of-one = Négy munkás egy körben
    .idea = Egy város, amely két munkást hoz, és valaki, aki ezt megduplázza.
    .know-1 = A menedzser a négyen felüli munkásokból lesz: ott szerezd őket, ahol egy kör többet is hoz.

# en: eaa4da95
four-for-the-price-of-one-decide = { $cash } $ pénzed és { $workers } munkásod van. Amit a két mérföldköved a térképen kér, megvan; három menedzser hiányzik, egy narancs és két türkiz. Denver be van kapcsolva.
    .pin-1 = 500 $: egy narancs és egy türkiz munkás.
    .pin-2 = { $cash } $.
    .pin-3 = A mérnök 300 $-ért másodszor is elveszi egy állomás jutalmát.
    .pin-4 = 27 pont: türkiz és narancs.
    .pin-5 = 24 pont: türkiz.
    .ask = Kit küldesz, és hová?
    .answer-1 = Denver 500 $-ért, két munkás, és 300 $ nálad marad. De hat munkásból csak kettő lehet menedzser, és a hetedik 800 $. A mérnök a 300 $-ból még kettőt csinált volna.
    .answer-2 = A hivatal részvényt hoz. A mérföldköveid menedzserre várnak, és Denverben kettő is van.
    .answer-3 = Nem pénzed hiányzik: Denverre elég, és annál többre is.
    .answer-4 = Egy munkás 800 $-ért. Denver kettőt hoz 500 $-ért, és valaki még ennél is többet tud.
    .otherwise = Szabad. De mi hiányzik a két mérföldkövedhez?
    .after = Denver 500 $, egy narancs és egy türkiz munkást hoz; a mérnök ezt a jutalmat 300 $-ért még egyszer elveszi. Négy szakember egy körben, összesen nyolc munkás: három menedzser lehet, 51 pontért, és négynél több marad. Fehér munkással hat lenne, és abból csak kettő nélkülözhető.

# en: f9b1620f
over-the-mountains = A hegyeken át
    .idea = Két vágány, amelyet nem tudsz kifizetni, és egy könyvelő.
    .know-1 = Egy szakembernek négy hatása van: nézd végig mind a négy akciót, mielőtt elküldöd.

# en: 3a332828
over-the-mountains-decide = A legutolsó kör. A C-06 mindkét menedzsere és az állomása megvan; két vágány hiányzik, mindkettő három háromszögön át. { $cash } $ pénzed és { $shares } részvényed van.
    .pin-1 = 33 pont.
    .pin-2 = Denverből Salt Lake Citybe: három háromszög. Azon túl megint három.
    .pin-3 = A könyvelő.
    .pin-4 = { $cash } $.
    .ask = Kit küldesz, és hová?
    .answer-1 = Denver az 500 $-os ára nélkül, és két munkás: bármely más napon erős kör. Ma 3 pont, és 33 a hegyeken marad.
    .answer-2 = Egy hivatal, és a 8. szektorral néhány lépés a sávjaidon: legfeljebb 12 pont. A hegyek 33-at érnek.
    .answer-3 = Jó akció, de nem a jó munkás: a két vágány 1000 $, és mindkét részvény eladásával 600 $ pénzed van.
    .otherwise = Szabad. De mi hiányzik a C-06-hoz?
    .after = Denver, Salt Lake City, San Francisco: a két vágány 1000 $, és mindkét részvény eladásával 600 $ pénzed van. A könyvelő visszaad 100 $-t, és a hat háromszög mindegyikéért 50 $-t, összesen 400 $-t: pontosan elég, és 33 pont. Más munkás nem tudta volna kifizetni.

# en: 3afd32a4
the-last-letter = Az utolsó betű
    .idea = Három D mérföldkő, és egyetlen kör, hogy egyet teljesíts.
    .know-1 = A vége felé azt a mérföldkövet tartsd meg, amelyet be tudsz fejezni, ne azt, amelyik a legtöbb pontot éri.

# en: ce58a88d
the-last-letter-decide = A C mérföldköved teljesült. Ezt a fordulót még befejezitek, azután mindenkinek még egy köre van. San Diego és San Francisco be van kapcsolva, és San Diegóban állomásod van.
    .pin-1 = 42 pont: két bekapcsolt 5. szintű város, az egyikben állomás.
    .pin-2 = 44 pont: állomás két 5. szintű városban.
    .pin-3 = 42 pont: négy vágány két-két háromszögön át.
    .pin-4 = Legfeljebb két munkást léptet elő.
    .ask = Melyiket tartod meg?
    .answer-1 = 44 pont, ennél több nincs. De második állomást kér a parton, és két menedzsert. Aki San Franciscóban épít, abban a körben egy munkást léptet elő, és a vonat marad, ahogy van: a lapka semmit sem érne.
    .answer-2 = A négy két háromszöges vágányból kettőd van. Még kettőt lefektethetsz egy körben; de akkor legalább egy menedzser hiányzik.
    .after = A D-01-hez csak két menedzser hiányzik, és egy D-hez bárki jó, a fehér is. Az egyetlen körödben munkást küldesz a Kereskedésre, és megfordítod a vonatot, amely kettőt léptet elő: 42 pont 8-ért. A többi egyetlen kör alatt nem megy.

# en: 3ec36340
in-somebody-elses-turn = Más körében
    .idea = Az utolsó köröd véget ért. A játék is?
    .know-1 = Az üzlet mindenkié: tarts meg egy részvényt a többiek köreire.

# en: 66621625
in-somebody-elses-turn-decide = A játék legutolsó köre a vetélytársadé, aki megnyitotta az üzleteket, és passzolt. Az egyiket elfogadhatod. { $shares } részvényed és { $cash } $ pénzed van.
    .pin-1 = 42 pont: a három állomás áll, két menedzser hiányzik.
    .pin-2 = Három részvény: állomás az ára nélkül.
    .pin-3 = Egy részvény: legfeljebb két előléptetés, egyenként 100 $.
    .pin-4 = { $workers } munkás.
    .ask = Melyik üzlet?
    .answer-1 = Egy állomás, 3 pont a sávján. Jó, de minden részvényedet elviszi, és a másik üzlet egy egész mérföldkövet nyer.
    .answer-2 = A játék véget ért, és a részvény meg a pénz nem ér pontot. Egy egész mérföldkő várt.
    .otherwise = A pénz magában már nem ér pontot.
    .after = A D-04 három állomása megvan, és két bármilyen színű menedzser hiányzik. Egy részvény az üzletért és 100 $ minden előléptetésért: négy munkás marad, és a vetélytársad körének végén a mérföldkő teljesül. 42 pont egy olyan körben, amely nem is a tiéd.

# en: fd5e4304
ring-the-bell = Harangszó
    .idea = Te vezetsz. Hány kör legyen még a játékból?
    .know-1 = Aki vezet, befejezheti a játékot: számold meg, hány kör kell még a többieknek.

# en: 0ddfe602
ring-the-bell-decide = Neked { $points } pontod van, a vetélytársadnak { $points_1 }. A tábládon egy épület maradt a logó előtt, és a te köröd a forduló utolsó köre. A vetélytársad D-03 mérföldkövéhez csak két menedzser hiányzik.
    .pin-1 = Egy épület a logó előtt.
    .pin-2 = 42 pont a vetélytársadnak, aki egy körben egy munkást tud előléptetni.
    .pin-3 = { $points_1 } pont.
    .ask = Hová küldöd a munkásodat?
    .answer-1 = Még két vágány hasznos, és a part közel van. De az épület marad, semmi sem ér véget, és a vetélytársadnak eggyel több köre lesz: a második menedzserre és 42 pontra.
    .after = A logó előtti utolsó épület elmegy, ha hivatalt nyitsz, állomást építesz vagy eladod. Akkor a vetélytársadnak még egy köre van, és neked is egy. Egy előléptetés kevés a D-03-hoz: a játék a 42 pont előtt véget ér.

# en: 8a512974
eight-for-forty-two = Nyolc negyvenkettőért
    .idea = A legutolsó kör: megéri elaltatni egy vonatot?
    .know-1 = Az utolsó körben egy vonatot csak a 8 pontjánál többért altass el.

# en: 01823ed9
eight-for-forty-two-decide = A legutolsó kör, és a munkásod a Kereskedésen áll. Egy ébren lévő vonat 8 pontot ér. A pontszámod { $points }.
    .pin-1 = 42 pont: a három állomás áll, két menedzser hiányzik.
    .pin-2 = Legfeljebb két munkást léptet elő.
    .pin-3 = Három lépés a sávokon.
    .pin-4 = Alszik.
    .ask = Melyik vonatot fordítod meg?
    .answer-1 = Három lépés öt állomással 15 pontnak hangzik, mínusz 8 a vonatért. De részvény nélkül a vámok megállítanak: legfeljebb ott végzel, ahol álltál, és a mérföldkőhöz hiányoznak a menedzserek.
    .answer-2 = Felébred: 8 pont, összesen 158. A Kereskedésen álló munkás csak egyet léptet elő, így a D-04-hez hiányzik a másik menedzser, és 42 pont elmarad.
    .otherwise = Szabad. De mi hiányzik a D-04-hez?
    .after = Jó szabály: az utolsó körben ne altass el vonatot. Ez a kivétel. A D-04 három állomása megvan, és két menedzser hiányzik; a vonat mindkettőt előlépteti: 42 pont 8-ért, összesen 184. Más út nem ér el többet.

# en: 363d01e0
the-third-coast-city = A harmadik város a parton
    .idea = A legutolsó kör, és egy épület sem maradt. Mi ér még pontot?
    .know-1 = Az utolsó körben nézz végig minden sávot: egy vágány többet érhet, mint az összes lépés.

# en: 35419e41
the-third-coast-city-decide = A legutolsó kör, és az épületeid mind elfogytak. { $cash } $ pénzed, { $shares } részvényed és { $points } pontod van.
    .pin-1 = 14 pont minden 5. szintű városért.
    .pin-2 = Seattle-ből San Franciscóba, üzletjellel.
    .pin-3 = Egy részvény: vonatfordítás.
    .pin-4 = Alszik: 8 pont.
    .ask = Melyik akció?
    .answer-1 = Három lépés három állomással és az ébredő vonat: legfeljebb 187 pont, és az utolsó lépés egy munkásba kerül, akit 800 $-ért pótolnod kell. A part többet hoz.
    .answer-2 = A vonat felébred: 8 pont. Egy másik akció szintén felébreszti, és azon felül is hoz.
    .answer-3 = Igaz, a részvény nem ér pontot. De az egyik kifizet valamit, ami igen.
    .otherwise = Szabad, de nézd meg még egyszer a partot.
    .after = A hálózatsávod minden 5. szintű városért 14-en áll. San Francisco egy vágányra van Seattle-től: 14 pont, állomás sem kell hozzá. A vágány üzletjelen fekszik, és egy részvényért az alvó vonat felébred: még 8. A vágányok 600 $-ba kerülnek: egy részvényt eladsz, a másik az üzletet fizeti. 192 pont, és más út nem ér el többet.
