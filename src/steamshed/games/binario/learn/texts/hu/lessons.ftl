# A leckék szövegei: egy üzenet minden leckéhez és minden lépéshez. Lásd docs/teaching.md.

## Egy kör öt lépésben

# en: 21f6bf98
five-steps = Egy kör öt lépésben
    .idea = Minden körnek ugyanaz az öt lépése van, és a rakomány a másodikban fizet.
    .know-1 = Egy kör: kártya, haladás, építés, járművek, fuvartáblák.
    .know-2 = A rakomány érkezéskor fizet: egység szorozva az árral, és 1 az út minden mezőjéért.
    .know-3 = A start kocka minden kör után gazdát cserél; akinél van, az kezd.
    .know-4 = Körönként legfeljebb egy dolgot építesz.

# en: dcb33b6b
five-steps-step-1 = 80 kör után a pont dönt: a legtöbbet a saját járművek hozzák, aztán az állomások. Az ezüst arra jó, hogy ezeket megvedd. Minden körnek öt lépése van. Te vagy Zöld, Narancs az ellenfeled. Van egy rövid utad és három szekered gabonával. Az első lépés egy vezérlőkártya.
    .pin-1 = A 0. állomásod. A délre fekvő farmot szolgálja ki.
    .pin-2 = Az 1. állomásod. Az északra fekvő Veneziát szolgálja ki.
    .pin-3 = Három szekér gabonával, egy lépésre a céltól.
    .pin-4 = A kártyák két pakliban vannak. Nálad a start kocka, te választasz.
    .ask = Húzd meg e kör kártyáját bármelyik pakliból.
    .otherwise = Előbb a kártya: válassz a két pakli közül.
    .after = Jó termés: a gabona ma egységenként 1-gyel többet fizet, 3 helyett 4-et. Azután a 2. lépés magától lefutott: minden jármű haladt egyet, és a szekereid megérkeztek. 3 egységet hoztak 4-ért, és még 4-et az út 4 mezőjéért: { $told_silver } ezüst. Most { $silver } ezüstöd van.

# en: 11352cf8
five-steps-step-2 = A 3. lépés az építés: egy út vagy sín, egy pár kikötő, egy központi épület, vagy valaminek a korszerűsítése. Körönként egy dolog, ezért érdemes meggondolni. Ma semmi sem kell.
    .pin-1 = Az ezüstöd. Az építés elkölti, az érkezések visszahozzák.
    .ask = Hagyd ki az építést.
    .answer-1 = Az út szép dolog, és a következő lecke épít is egyet. Itt csak nézd meg, hogyan zajlik egy kör.
    .answer-2 = A jobb állomás a végén pontot ad, de ez a lecke csak végigmegy a körön.
    .answer-3 = Egy magányos állomás semmit sem keres, amíg út nem éri el. Ma hagyd.
    .otherwise = Ami építhető, mind sorra kerül a maga leckéjében. Most menj tovább.
    .after = Te építesz előbb, mert nálad a kocka; Narancs volt a második, és ő sem épített. Az ezüstöd továbbra is { $silver }.

# en: 4fcf1df1
five-steps-step-3 = A 4. lépés a járművek vétele a közös készletből. Mindketten ugyanabból vesztek, és ami elfogyott, elfogyott. A három szekered dolgozik, tehát semmi sem kell.
    .pin-1 = Szekér kettőtöknek: { $stock_cart }.
    .ask = Fejezd be a járművek lépését.
    .answer-1 = Megvetted, de hol járjon? Ezen a fuvaron már megvan a három összeköthető szekér. Az új a járműparkban állna.
    .answer-2 = A postakocsi csak postát és utasokat visz, két város között. A te utad egy városhoz vezet.
    .otherwise = Az várhat, amíg egy fuvarhoz nem kell.
    .after = A járművek lépésének vége. Egy lépés maradt: a fuvartáblák.

# en: 8286336d
five-steps-step-4 = Az 5. lépés a fuvartáblák. Itt indítasz és módosítasz fuvarokat: honnan, hová, mivel. A tiéd jól működik: a szekerek Veneziában állnak, és növényvédő szert visznek haza a farmra.
    .pin-1 = A fuvarod: oda gabona, vissza növényvédő szer, három szekér.
    .ask = Fejezd be a fuvarok lépését, és vele a kört.
    .answer-1 = Megszüntetve: az áruk visszakerülnek a készletbe, a szekerek a járműparkba. Egy jól kereső fuvart jobb békén hagyni.
    .answer-2 = Az állomáson álló fuvar módosítható. De ez már mindkét irányban rakott.
    .otherwise = Hagyd a fuvart, ahogy van, és fejezd be.
    .after = { $round }. kör: a kocka Narancshoz került, ő húzta a kártyát: csendes idők. A szekereid visszafelé tartanak, az érkezésig { $in_road_1 } kör. Ez minden kör ritmusa.

## Az első utad

# en: 8710744a
first-road = Az első utad
    .idea = Az út két állomást köt össze, és az állomás a mellette lévő telepeket szolgálja ki.
    .know-1 = Az állomás minden telepet és várost kiszolgál, amellyel közös oldala van.
    .know-2 = Egy építés mindenestül egyszerre fizetendő, és csak akkor, ha teljes.
    .know-3 = Földút: lapkánként 2, erdőben 1-gyel, dombon 2-vel több. Alapállomás: 6.
    .know-4 = Egy építés: legfeljebb két állomás és közöttük az út.

# en: 8686fb37
first-road-step-1 = Üdvözlünk. Te vagy Zöld, Narancs az ellenfeled. A legtöbb pont nyer: a végén a járművek, az állomások, az útvonalak és az ezüst is pontot ér. 200 ezüsttel és üres térképpel kezdesz, és először utat építesz. Egy útnak mindkét végén állomás kell, és az állomás minden telepet és várost kiszolgál, amely a négy oldala valamelyikét érinti.
    .pin-1 = A farm gabonát ad el.
    .pin-2 = Venezia gabonát vesz. Minden város vesz.
    .pin-3 = Ez a rét érinti a farmot.
    .ask = Földút építésébe kezdj: az egyik vége a farmtól északra lévő réten legyen, 4,6.
    .answer-1 = Éles szem: a 3,7 a farmot és a favágót is érinti, és ez játékban sokat érhet. Ehhez a leckéhez válaszd a farmtól északra lévő rétet.
    .answer-2 = Ez a rét is érinti a farmot, de a túlsó oldalán van: az út Veneziáig hosszabb lenne.
    .answer-3 = Az a rét nem érinti a farmot, ott tehát nem lehetne felrakni a gabonáját. Melyik rétnek van vele közös oldala?
    .answer-4 = A „Lapkánként” különleges tervekre való. Válassz két véget, és a program árakkal együtt utakat javasol.
    .answer-5 = A lóvasút saját pályán jár: lapkánként 3 és állomásonként 8, ahol a földút 2 és 6. Előbb az út.
    .answer-6 = A hajók egy későbbi leckében jönnek. A farm és a város közel van, elég az út.
    .answer-7 = Egyetlen állomás is szabad, de akkor az út egy második építés. Építsd meg egyszerre a két véget és az utat.
    .answer-8 = Kihagyhatod, de körönként egy építésed van, az egész játékban 80. Használd ki ezt is.
    .otherwise = Földutat válassz, azután a 4,6 rétet.
    .BI-STN-02 = Onnan az állomás egy telepet sem szolgálna ki. Válassz olyan rétet, amelynek közös oldala van egy farmmal, üzemmel vagy várossal.
    .after = Megvan az első vég, egyelőre csak ceruzával rajzolva. Semmit sem fizetsz, amíg az egész utat ki nem választottad.

# en: ced49f5f
first-road-step-2 = Most a másik vég. Három rét érinti Veneziát. Minél közelebb van a két állomás, annál hamarabb ér oda egy szekér.
    .pin-1 = Veneziától délre, három lépésre az első végtől.
    .pin-2 = Veneziától keletre, szintén három lépés.
    .pin-3 = Veneziától északra, öt lépés.
    .ask = Válaszd a Veneziától délre lévő rétet, 2,5.
    .answer-1 = Ugyanolyan közel van, és ugyanolyan jó. Ehhez a leckéhez válaszd a Veneziától délre lévő rétet, hogy a következő képek illjenek hozzá.
    .answer-2 = Érinti Veneziát, de odáig két mezővel hosszabb az út. A hosszabb út érkezéskor kicsit többet fizet, de sokkal tovább tart.
    .answer-3 = Az a rét a favágót érinti, és az semmit sem vesz. Keress olyat, amelyik Veneziát érinti.
    .answer-4 = Ott is végződhet út, de Veneziát nem szolgálná ki.
    .otherwise = Az állomásnak közös oldala legyen Veneziával.
    .after = Mindkét vég megvan. A program most legfeljebb öt utat javasol, a legolcsóbbat elsőnek.

# en: 02e232f1
first-road-step-3 = Egy földútlapka réten 2, erdőben 3, dombon 4. A híd többe kerül, hegyen és tavon nem lehet átmenni. Az alak semmibe sem kerül: a kanyar olyan olcsó, mint az egyenes.
    .pin-1 = Erdő: itt egy lapka 1 ezüsttel több.
    .ask = Válaszd a legolcsóbb utat.
    .answer-1 = Ugyanolyan hosszú, de az erdőn megy át: 4 helyett 5 ezüst. Itt semmit sem nyersz vele.
    .answer-2 = Ez az út hosszabb, mint kellene: több lapkát fizetsz, és több kör a menet.
    .otherwise = Az első javaslat a legolcsóbb.
    .after = Két lapka, 4 ezüst. Már csak az állomások mérete hiányzik.

# en: d82c8bec
first-road-step-4 = Az alapállomás 6, és két útnak van rajta hely. A bővített 10, három útnak van hely, és a végén 10 ponttal többet ad. Később 5-ért bővíthető.
    .pin-1 = Itt fog állni a 0. állomás: a társaságod székhelye.
    .ask = Válassz mindkét végre alapállomást.
    .answer-1 = Szabad, de a harmadik oldalnak még nincs dolga. Az első körökben 4 ezüst fél szekér, és a szekér keres.
    .otherwise = Egyelőre a kicsi elég.
    .after = Két lapka 4, két állomás 12: összesen { $silver_less } ezüst, { $silver } maradt. Az első közúti állomásod mindig a 0. lesz, a társaság székhelye. A kész út útvonal, és pontot fog érni.

## Szekerek és egy fuvar

# en: 7102558c
first-line = Szekerek és egy fuvar
    .idea = Az út magában semmit sem keres: a fuvarhoz áru, jármű és egy sor kell a fuvartáblán.
    .know-1 = A járművek a járműparkban várnak, amíg egy fuvar el nem viszi őket.
    .know-2 = Egy fuvar minden rakott irányhoz egy jelzőt vesz el az áruból.
    .know-3 = A mezők a két állomással együtt számítanak; a menetidő a mezőkből és a járműből adódik.
    .know-4 = Az összekötött járművek rakománya összeadódik, és olyan gyorsak, mint egy.

# en: d4f6f02d
first-line-step-1 = Kész az utad a farmtól Veneziáig. Egy szekér 8 ezüst, és bármiből 1 egységet visz. Egy fuvaron legfeljebb három szekér köthető össze, és három olyan gyors, mint egy.
    .pin-1 = Szekér a közös készletben: { $stock_cart }.
    .pin-2 = Az ökrös szekér 2-t visz, de lassabb, és 12-be kerül.
    .ask = Vegyél három szekeret, és fejezd be a vételt.
    .answer-1 = Egy szekér menetenként 1 × 3 + 4 = 7 ezüstöt hozna. Három ugyanannyi idő alatt 13-at: az út és a sor ugyanaz.
    .answer-2 = Két szekér menetenként 10 ezüstöt hoz, három 13-at. A harmadik 8-ba kerül, és három rakomány után megtérül.
    .answer-3 = Egy fuvaron csak három köthető össze; a negyedik a járműparkban várna. Állj meg háromnál.
    .answer-4 = Két ökrös szekér 4 egységet rakna fel, de ehhez az úthoz 4 kör kell nekik, a szekérnek 3. Előbb a lovakat próbáld.
    .answer-5 = Jármű nélkül az út csak látvány. Előbb vegyél néhányat.
    .otherwise = Azoknak még nincs utad, síned vagy kikötőd, amin járhatnának. Erre az útra három szekér kell.
    .after = Három szekér { $silver_less } ezüst, { $silver } maradt. A járműparkban állnak, és fuvarra várnak.

# en: 2315b2bf
first-line-step-2 = Egy fuvar a fuvartábla egy sora: honnan, hová, áru oda, áru vissza, járművek. Minden rakott irány egy jelzőt vesz el abból az áruból a közös készletből, és megtartja. A gabona ebben a játékban egységenként 3-at ér.
    .pin-1 = Maradt gabonajelző: { $left_grain }.
    .pin-2 = Az első sorod az öt közútiból.
    .pin-3 = A farmnál gabonát rak fel.
    .pin-4 = Veneziában lerakja.
    .ask = Indíts közúti fuvart a 0. állomásról az 1.-re: oda gabona, mindhárom szekér; azután fejezd be.
    .answer-1 = A szekerek üresen mennének Veneziába, és az üres menet semmit sem fizet. A farmnak van gabonája.
    .answer-2 = A sor a tiéd, és a jelzőt elvetted, de szekér nélkül semmi sem mozog. A járműparkban várnak.
    .answer-3 = Egy szekér 1 egységet visz. Három van, és együtt ugyanolyan gyorsak.
    .answer-4 = Két szekér 2 egységet visz. A harmadiknak nem lenne dolga.
    .answer-5 = Veneziából a fuvar másik áruval kezdődne. Jó ötlet a következő leckére; itt a farmnál kezdj.
    .answer-6 = A szekerek ebben a körben a járműparkban állnának. Előbb adj nekik munkát.
    .otherwise = Nézd meg újra a sort: a 0.-tól az 1.-ig, gabona, három szekér.
    .BI-GOOD-01 = A farmnak nincs ilyen áruja, vagy Venezia nem veszi. A farm gabonát és szalmabálát ad el, és Venezia gabonát kér.
    .after = Az út a két állomással { $cells_road_1 } mező. Egy szekérnek mezőnként egy kör kell, és minden négy után egyet megtakarít: a menet { $trip_road_1 } kör. Következett: { $round }. kör, és a szekerek haladtak egyet: még { $in_road_1 } van hátra.

# en: 451a2b4c
first-line-step-3 = A fuvar most magától jár. Építhetnél és vehetnél még; ma hagyd gurulni a szekereket. A játék legtöbb körében van valami apró tennivaló, némelyikben semmi.
    .pin-1 = Úton, hátravan: { $in_road_1 } kör.
    .ask = Ebben a körben ne tegyél többet: ne építs, és fejezd be a két későbbi lépést.
    .answer-1 = Igazi játékban jó gondolat. Itt várd meg az első rakományt, mielőtt többet költesz.
    .answer-2 = Több járműhöz több fuvar kell. Várd meg az első rakományt.
    .otherwise = Csak hagyd elmúlni ezt a kört.
    .after = { $round }. kör: a kocka megint a tiéd.

# en: 6c65c619
first-line-step-4 = Nálad a kocka, tehát te húzod a kártyát. A szekerek a 2. lépésben haladnak, bármit teszel utána. Még egy kör, és ott vannak.
    .pin-1 = Érkezéskor { $pays_road_1 } ezüstöt fizet.
    .ask = Húzz egy kártyát, azután hagyd elmúlni ezt a kört is.
    .answer-1 = Csábító. Várd meg az első rakományt, azután építs, amit szeretnél.
    .otherwise = Húzz, ne építs, és fejezd be a járművek és a fuvarok lépését.
    .after = Megjött az első rakomány: 3 szekér × 3 ezüst + 4 mező = { $told_silver }. { $silver } ezüstöd van. A szekerek megfordulnak, és haza kell menniük, akár rakottak, akár nem.

## Oda és vissza

# en: d0ccc3d7
there-and-back = Oda és vissza
    .idea = Rakj fel mindkét irányban, és a drágább árut küldd odafelé: az ára mindkét irányban érvényes.
    .know-1 = A hazautat mindig megteszik: rakd meg.
    .know-2 = Egy fuvar, egy ár: az odafelé vitt árué.
    .know-3 = Az induló állomás ott legyen, ahol a drágább áru van.
    .know-4 = A két irány más-más árut vihet, mindegyik a maga jelzőjével.

# en: cb8d236f
there-and-back-step-1 = A szekereid gabonát vittek Veneziába, és ott állnak. A hazautat mindenképpen megteszik, és az üres menet semmit sem fizet. Az állomáson álló fuvar módosítható, és a farmok növényvédő szert vesznek a városoktól.
    .pin-1 = Itt állnak a szekerek, üresen indulnának haza.
    .pin-2 = Maradt növényvédőszer-jelző: { $left_pesticide }.
    .pin-3 = Oda gabona, vissza semmi: körönként { $rate_road_1 } ezüst.
    .ask = Módosítsd a fuvart: vissza növényvédő szer, a többi maradjon.
    .answer-1 = Akkor a gabona elmegy, és megint csak egy irány fizet. Tartsd meg a gabonát, és töltsd meg a másik irányt.
    .answer-2 = A szekerek még mindig üresen mennek haza. Mit vesz a farm?
    .answer-3 = A szekerek elhagynák a fuvart, és pihennének. Itt van rájuk szükség.
    .answer-4 = A szekereknek három kört kellene pihenniük, mielőtt máshol indulhatnak, tehát semmit sem nyersz.
    .answer-5 = Az az út mindjárt jön. Előbb töltsd meg a Veneziában álló szekerek üres menetét.
    .answer-6 = Akkor a következő érkezés semmit sem fizet: három kör ezüst nélkül.
    .otherwise = Az 1. fuvart módosítsd: csak a visszafelé vitt árut.
    .after = A szekerek rögtön növényvédő szert visznek haza, { $pays_road_1 } ezüstért. A fuvar körönként 2,2 helyett { $rate_road_1 } ezüstöt hoz, egyetlen jelzőért. Maradt növényvédő szer: { $left_pesticide }.

# en: 916ecf8b
there-and-back-step-2 = Van egy utad a borászattól Győrig is, a fele a város saját utcája, az ingyen van. A bor 5-öt ér, a növényvédő szer 4-et. De egy fuvarnak mindkét irányban egy ára van: az odafelé vitt árué.
    .pin-1 = A borászatot szolgálja ki: bort ad el, növényvédő szert vesz.
    .pin-2 = Győrt szolgálja ki: bort vesz, növényvédő szert ad el.
    .pin-3 = Maradt borjelző: { $left_wine }.
    .ask = Indítsd el a fuvart a három szekereddel úgy, hogy mindkét irány a magasabb áron fizessen, és fejezd be.
    .answer-1 = Mindkét irány rakott, ügyes. De a növényvédő szer megy oda, ezért a bort is 4-ért viszed: körönként { $rate_road_2 } ezüst. Melyik legyen az induló állomás?
    .answer-2 = Bor 5-ért, és haza üresen: körönként { $rate_road_2 } ezüst. A borászok vesznek valamit a városban.
    .answer-3 = Az áruk jók. Mind a három szekér együtt olyan gyors, mint egy.
    .answer-4 = Az egyik irány üres, és az olcsóbb áru szabja meg az árat. Több van ebben az útban.
    .answer-5 = Három szekér tétlenül állna a járműparkban.
    .otherwise = Nézd meg mindkét árut, és hogy melyik megy odafelé.
    .after = A bor 5-ért megy oda, és a növényvédő szer 5-ért jön vissza: 3 × 5 + 4 = { $pays_road_2 } ezüst minden menetért, amely { $trip_road_2 } kör. Ez körönként { $rate_road_2 } ezüst, a korai játék egyik legjobb fuvara.

## Hajók, és ezüst körönként

# en: 4cb3b4bf
silver-a-round = Hajók, és ezüst körönként
    .idea = A járműveket a fizetés és a menetidő hányadosa szerint hasonlítsd össze, soha csak a sebesség vagy a rakomány szerint.
    .know-1 = Két kikötő egy tengeri útvonal; a tenger közöttük ingyen van.
    .know-2 = Ezüst körönként = egy menet fizetése osztva a köreivel; a fele, ha az egyik irány üres.
    .know-3 = Sorok: 5 közút, 4 vasút, 3 hajó.
    .know-4 = A posta és az utasok városból városba mennek, oda és vissza.

# en: efbd15a8
silver-a-round-step-1 = Két kikötő egész tengeri útvonal: közöttük semmit sem kell építeni. A kikötő a tengerparton áll, és a mellette lévő telepeket szolgálja ki, mint minden állomás. Egy alap kikötő 10.
    .pin-1 = Tengerpart Venezia mellett.
    .pin-2 = Tengerpart Győr mellett.
    .pin-3 = Tengerpart a halásztelep mellett.
    .ask = Építs két alap kikötőt: egyet Veneziának az 1,4 és egyet Győrnek a 6,1 mezőn.
    .answer-1 = Hal a halásztelepről Győrbe: lehetséges, de a halászok semmit sem vesznek, ezért minden második menet üres. Két városnak oda-vissza van postája és utasa.
    .answer-2 = Egy kikötő magában a másodikra vár, és az még egy építés. Építsd meg egyszerre mindkettőt.
    .answer-3 = Akkor a városok hajó nélkül maradnak, és e kör építése elmegy.
    .otherwise = Utasokhoz mindkét végnek várost kell kiszolgálnia: Veneziát és Győrt.
    .after = { $silver_less } ezüst egy 13 mezős tengeri útért: 11 tenger és a két kikötő. A tengeren a hosszú út semmibe sem kerül, és minden mező 1 ezüstöt ad minden érkezéshez.

# en: 0f77cb56
silver-a-round-step-2 = Három hajó eladó. Utasokkal, 4-ért: a kogge (20 ezüst) 9 körönként 25-öt hoz, a karavella (24) 7 körönként 21-et, a galleon (34) 10 körönként 33-at. Csak egy szám tesz köztük különbséget: ezüst körönként.
    .pin-1 = Kogge: 3 egység, 9 kör.
    .pin-2 = Karavella: 2 egység, 7 kör.
    .pin-3 = Galleon: 5 egység, 10 kör. Postán kívül mindent visz.
    .ask = Vedd meg azt a hajót, amelyik ezen az útvonalon körönként a legtöbb ezüstöt hozza, és fejezd be.
    .answer-1 = A legolcsóbb: 25 ezüst 9 kör alatt körönként 2,8. Oszd el a másik kettőt is.
    .answer-2 = A leggyorsabb: 21 ezüst 7 kör alatt körönként 3. Az egyik hajó jobb, pedig lassabb.
    .answer-3 = Egy útvonalon egy hajó jár: a hajók nem köthetők össze. A második a járműparkban állna.
    .answer-4 = Hajó nélkül a kikötő semmit sem keres.
    .otherwise = A szekér és a lóvasút nem úszik. A három hajót hasonlítsd össze.
    .after = 33 ezüst 10 kör alatt körönként 3,3; a karavella 3,0, a kogge 2,8. Ez a legdrágább is: ha kevés az ezüst, a kogge adja a legtöbbet az áráért. { $silver } ezüstöd maradt.

# en: 8dbbb688
silver-a-round-step-3 = A hajóknak saját fuvartáblájuk van három sorral. Utasok bármelyik két város között utaznak, oda és vissza. Négy jelző van, és Narancsnak is kell.
    .pin-1 = Maradt utasjelző: { $left_passengers }.
    .pin-2 = Az első sor a három hajósorból.
    .ask = Indíts hajófuvart utasokkal oda és vissza, tedd rá a galleont, és fejezd be.
    .answer-1 = Tíz kör hazáig fizetség nélkül. Töltsd meg a visszautat.
    .answer-2 = A jelzők a tieid, de a galleon még a járműparkban van.
    .answer-3 = Visszafelé a posta ugyanolyan jó lenne, de a galleon nem viszi.
    .answer-4 = A posta ugyanúgy fizet, mint az utasok, de a galleon nem viszi.
    .answer-5 = A galleon egy kört a járműparkban várna.
    .otherwise = Utasok oda és vissza, és a galleon.
    .after = 5 × 4 + 13 = { $pays_ship_1 } ezüst, a menet { $trip_ship_1 } kör, tehát körönként { $rate_ship_1 }. A panel minden tervezett fuvarnál megmutatja ezt a számot. Maradt utasjelző: { $left_passengers }.

## A mai kártya

# en: 11a92b6e
todays-card = A mai kártya
    .idea = Az árkártya rögzíti minden olyan menet árát, amely úton van, vagy a körében indul, amíg azt ki nem fizetik.
    .know-1 = Az árkártya meneteket jelöl meg; a jelölés a menet kifizetéséig tart.
    .know-2 = Az ugyanabban a körben később induló menetek is jelölést kapnak, az új fuvarok is.
    .know-3 = Jármű nélküli sornak nincs menete, és nem kap jelölést.
    .know-4 = Némelyik kártya mindkét játékost érinti, némelyik csak azt, aki húzta.

# en: 08a5ca87
todays-card-step-1 = Van egy utad a borászattól Győrig és három szekered a járműparkban. A fuvar indulhat ma vagy a következő körben; látszólag mindegy. Előbb a kártya.
    .pin-1 = Senki sem tudja, mi van itt.
    .pin-2 = Itt sem.
    .ask = Húzd meg a kártyát.
    .otherwise = A kártya az első.
    .after = { $card } A bor ára 5, ma tehát 10.

# en: 406f94e0
todays-card-step-2 = Az árkártya nemcsak a ma érkező rakományra hat. Ráteszi az árát minden menetre, amely ezt az árut viszi, és úton van, vagy ebben a körben indul. A jelölés a menetnél marad a kifizetésig, bármeddig tart is.
    .pin-1 = A bor ebben a körben duplán fizet.
    .pin-2 = Maradt borjelző: { $left_wine }.
    .pin-3 = Szabad sor.
    .ask = Hozd ki belőle a legtöbbet: hagyd ki az építést és a vételt, és indítsd el úgy a fuvart, hogy a bor ma induljon.
    .answer-1 = A boros menet meg van jelölve, nagyon jó. De a szekerek üresen jönnek haza; Győrnek van növényvédő szere.
    .answer-2 = A növényvédő szer ma indul; a bor csak három kör múlva indulna, amikor a kártyának rég vége. Előbb a bort küldd.
    .answer-3 = Szekér nélküli sornak nincs menete, nincs tehát mit megjelölni. A szekereknek ma rajta kell lenniük.
    .answer-4 = A menet meg van jelölve, de kevesebb szekérrel, mint amennyid van. Mindhárom 10-zel számít.
    .answer-5 = A következő körben ugyanez a menet 19-et fizet. Ma 34-et fizetne.
    .answer-6 = Az út ma pénzbe kerül, és később keres. Előbb használd a kártyát: csak a most induló meneteknek szól.
    .otherwise = Az számít, hogy boros szekerek még ebben a körben elinduljanak.
    .after = A menet meg van jelölve: érkezéskor 3 × 10 + 4 = { $pays_road_1 } ezüst, 19 helyett. Magának a kártyának vége: most { $round }. kör van, és Narancs másikat húzott.

# en: d3926560
todays-card-step-3 = A menet { $trip_road_1 } kör, és egy már megvan. Új kártyák jönnek-mennek; a jelölés e menetnél marad. Csak egy másik borárkártya cserélheti le.
    .pin-1 = Megjelölve: 5 helyett 10.
    .ask = Hagyd elmúlni ezt a kört és a következőt: tovább, kész, kész; húzás; tovább, kész, kész.
    .answer-1 = Igazi játékban igen. Itt előbb figyeld a szekereket.
    .otherwise = Nincs más dolgod, mint várni.
    .BI-LINE-05 = A szekerek úton vannak. Egy fuvar csak akkor módosítható, amikor állomáson áll.
    .after = { $round }. kör: a bor megérkezett, és { $told_silver } ezüstöt fizetett, három körrel a kártyája után. { $silver } ezüstöd van. A visszafelé vitt növényvédő szer { $pays_road_1 } ezüstöt fizet.

## A központi épület

# en: fb29aaa5
central-building = A központi épület
    .idea = Központi épület nélkül minden állomás egy fuvart szolgál ki; vele annyit, amennyit akarsz.
    .know-1 = Központi épület nélkül: állomásonként egy fuvar, és a jármű nem lehet újabb az állomásainál.
    .know-2 = Bármelyik központi épület végleg megszünteti mindkét korlátot.
    .know-3 = A 0. közúti állomáson áll, az I. korban 40-be kerül, és 30, 50, 70 vagy 90 pontot ér.
    .know-4 = A körének az építését viszi el.

# en: db034696
central-building-step-1 = Két út találkozik a veneziai 0. állomásodon: egy a farmtól, egy a borászattól. A farm fuvara jár. De amíg nincs központi épületed, egy állomás csak egy fuvar vége lehet, a bor tehát nem jut el Veneziába.
    .pin-1 = 0. állomás: itt már végződik egy fuvar.
    .pin-2 = A borászatot szolgálja ki. Az útja kész, a fuvara nem szabad.
    .pin-3 = A fuvar, amely a 0. állomást foglalja.
    .ask = Építsd meg az I. generációs központi épületet 40 ezüstért.
    .answer-1 = Egy második állomás Venezia mellett szintén segítene: egy útba és egy építésbe kerül, és csak most segít. A központi épület végleg felszabadítja minden állomásodat.
    .answer-2 = A jobb állomás is csak egy fuvart fogad. A korlát a központi épülettel szűnik meg.
    .answer-3 = Út nélkül egy magányos állomás még nem lehet fuvar vége.
    .answer-4 = A borászat útja még egy körig tétlen maradna.
    .otherwise = A korlátot a központi épület szünteti meg.
    .after = { $silver_less } ezüst, és a 0. állomáson áll. A végén 30 pontot ér, míg a 40 ezüst 4-et ért volna. Mostantól az állomásaid bárhány fuvart fogadnak, és bármelyik kor járműveit.

# en: 75283260
central-building-step-2 = Ez volt az építés. { $silver } ezüstöd maradt, és egy tétlen utad a borászathoz. Három szekér 24.
    .pin-1 = Maradt szekér: { $stock_cart }.
    .ask = Vegyél három szekeret, és fejezd be.
    .answer-1 = Két ökrös szekér ugyanúgy 24, és 4-et visz, de 4 kör kell nekik: 4 körönként 24 az körönként 6. Három szekér 3 körönként 19-et hoz, az 6,3.
    .answer-2 = Egy szekér menetenként 9-et hoz, három 19-et.
    .answer-3 = Két szekér menetenként 14-et hoz, három 19-et. Van ezüst a harmadikra.
    .answer-4 = A borászat vár.
    .otherwise = Erre az útra három szekér a legjobb, amit kaphatsz.
    .after = Három szekér { $silver_less }; { $silver } ezüst maradt.

# en: 64e2ff41
central-building-step-3 = Most a második fuvar a 0. állomásra. A többit tudod: a drágább áru megy oda, és vissza is jön valami.
    .pin-1 = Bor, 5-öt ér.
    .pin-2 = Növényvédő szer, 4-et ér. Maradt jelző: { $left_pesticide }.
    .ask = Indítsd el a legjobb fuvart a borászat és Venezia között a három szekereddel, és fejezd be.
    .answer-1 = Jár, a növényvédő szer árán: körönként { $rate_road_2 }. A bornak kell odafelé mennie.
    .answer-2 = Jár, de hazafelé üresen: körönként { $rate_road_2 }.
    .answer-3 = Most már szabad második fuvar is a farmhoz, de a boros út az, amelyik vár.
    .answer-4 = A járműparkban álló szekér semmit sem keres.
    .otherwise = A borászattól Veneziába, oda bor, vissza növényvédő szer, három szekér.
    .after = Két fuvar végződik a 0. állomáson. Az új körönként { $rate_road_2 } ezüstöt hoz, tehát hét kör alatt visszahozza a központi épület 40 ezüstjét.

## A másik útja

# en: 9dd856b8
the-others-road = A másik útja
    .idea = Csatlakozhatsz a vetélytárs útjaihoz: az átépített lapka közös és ingyenes lesz, a többi lapkája menetenként 1 ezüst.
    .know-1 = A vetélytárs útjain járhatsz, ha csatlakoztál hozzájuk, az állomásain át soha.
    .know-2 = Egy új kijárat az ő lapkáján féláron van, és közössé teszi: mindkettőtöknek ingyen.
    .know-3 = A saját lapkái minden fizetett menetért 1-1 ezüstbe kerülnek; az üres menetért nincs úthasználat.
    .know-4 = A híd folyó fölött 4-gyel, folyam fölött 8-cal több.

# en: 3806e779
the-others-road-step-1 = Utat szeretnél a farmtól Bernig, de közben ott a folyam, és ott egy híd 10. Narancs már épített egyet. Az állomásai zárva vannak előtted; az útjai nem.
    .pin-1 = Narancs hídja.
    .pin-2 = A te véged a farmnál.
    .pin-3 = A te véged Bernnél.
    .pin-4 = Narancs útjának kanyarja: itt csatlakozhatnál.
    .ask = Válaszd ki egy földút két végét: 4,6 a farmnál és 11,5 Bernnél.
    .answer-1 = Érinti Bernt, de a túlsó oldalról: az út hosszabb lenne. Válaszd a Berntől északra lévő rétet.
    .answer-2 = Ez a vég nem érinti Bernt. A tőle északra lévő rét igen.
    .answer-3 = Kezdj a farmnál, a 4,6 mezőn.
    .answer-4 = Hajóval is menne, a farmtól délre lévő partról. De ez a lecke az utakról szól.
    .answer-5 = A folyó nem megy el magától.
    .otherwise = Földút, a 4,6 mezőtől a 11,5 mezőig.
    .after = A tervező több utat is tud. Némelyik Narancs hídját használja, némelyik sajátot épít.

# en: 59711d5a
the-others-road-step-2 = Az első javaslat két lapkánál csatlakozik Narancs útjához. Egy új kijárat az ő lapkáján az átépítés árának fele, itt 2 ezüst, és közössé teszi: mindkettőtöknek ingyen, örökre. A köztük lévő híd az övé marad: minden áthaladó rakományodért 1 ezüst.
    .pin-1 = 2 ezüstért közös lenne.
    .pin-2 = Narancsé marad: menetenként 1 ezüst.
    .pin-3 = 2 ezüstért közös lenne.
    .pin-4 = A híd másik helye: 6 ezüst, és a sajátod.
    .ask = Válaszd a legolcsóbb utat, mindkét végén alapállomással.
    .answer-1 = Saját híd a kis folyó fölött: 24 helyett { $silver_less } ezüst, és nincs úthasználat. De 6 ezüst hat menet úthasználata, és az 42 kör. A korai ezüst többet ér, mint a késői.
    .answer-2 = Kerülő, az ára { $silver_less } ezüst. Hosszabb, ezért minden menet több kör. Nézd meg az első javaslatot.
    .answer-3 = A jó út. De az állomás harmadik oldala várhat.
    .otherwise = Az első javaslat a legolcsóbb; az alapállomás elég.
    .after = Négy új lapka 8, két közös lapka 4, két állomás 12: összesen { $silver_less } ezüst. Saját híddal 6-tal több lett volna.

# en: 80828272
the-others-road-step-3 = { $silver } ezüstöd van. Az út 9 mező, elég hosszú ahhoz, hogy a szekerek két kört megtakarítsanak.
    .pin-1 = Most közös: mindkét szín.
    .pin-2 = Most közös.
    .ask = Vegyél három szekeret, és fejezd be.
    .answer-1 = Az ökröknek 9 mezőhöz 9 kör kell; a lovaknak 7.
    .answer-2 = Az úthoz jármű kell.
    .answer-3 = Van ezüst háromra.
    .otherwise = Három szekér.
    .after = { $silver } ezüst maradt, és ez elég: maga a fuvar semmibe sem kerül.

# en: fc836102
the-others-road-step-4 = Bern 4-ért ad növényvédő szert, a farm 3-ért gabonát. Tudod, melyik menjen odafelé.
    .pin-1 = Bernt szolgálja ki.
    .pin-2 = A farmot szolgálja ki.
    .ask = Indítsd el a fuvart a jobb áron mindhárom szekérrel, és fejezd be.
    .answer-1 = Mindkét irány rakott, 3-ért: menetenként { $pays_road_1 }. Bernből több lenne.
    .answer-2 = Hét kör hazáig rakomány nélkül.
    .answer-3 = A szekerek várnának.
    .otherwise = Bernből oda növényvédő szer, vissza gabona, három szekér.
    .after = 3 × 4 + 9 = { $pays_road_1 } ezüst, a menet { $trip_road_1 } kör, levonva 1-et Narancs hídjáért. A hosszú út a mezőiért többet fizet, de a rövid fuvar körönként többet keres: ez { $rate_road_1 }, egy rövid 5 vagy 6.

## Az egész utat emeld

# en: 398c0812
horse-tram = A lóvasút
    .idea = Sínek már az I. korban: a lóvasút saját pályán jár, és olyan sorokat tölt meg, amelyek az utaknak nem kellenek.
    .know-1 = A pálya lapkánként 3, egy lóvasút állomás 8 ezüst. Csak az I. korban épül.
    .know-2 = A lóvasút olyan gyors, mint a szekér a földúton, és legfeljebb négy köthető össze.
    .know-3 = A lóvasút a sínek fuvartábláját használja: az öt közúti sorod szabad marad.
    .know-4 = A pályája sem úthoz, sem vasúthoz nem csatlakozik, és nem korszerűsíthető.

# en: 409535ed
horse-tram-step-1 = { $round }. kör. { $silver } ezüstöd van és egy üres térkép. Most síneket raksz le: lóvasút köti össze a borászatot Veneziával. Ugyanúgy megy, mint az út építése.
    .pin-1 = A borászattól északra; az bort ad el és növényvédő szert vesz.
    .pin-2 = Veneziától északra; Venezia bort vesz és növényvédő szert ad el.
    .ask = Építs lóvasutat 4,2 és 2,3 között a legolcsóbb úton.
    .answer-1 = Ez hosszabb és többe kerül. Az első javaslatok a legolcsóbbak.
    .answer-2 = Út is jó volna, sőt olcsóbb is. De három szekér 3 egységet visz, négy lóvasút 4-et. Válaszd a lóvasutat.
    .answer-3 = Lapkánként építeni különleges terveknél érdemes. Válassz két véget, és a program árakkal együtt utakat javasol.
    .answer-4 = Egy magányos állomás semmit sem keres. Építsd meg egyszerre az egész pályát.
    .answer-5 = Passzolhatsz, de lóvasút csak az I. korban épül és kapható. Építs most.
    .otherwise = Válaszd a lóvasutat, azután a 4,2 rétet, majd a 2,3-at.
    .BI-BLD-08 = A vasút a II. korral jön. Az I. korban a lóvasút az egyetlen sínpálya.
    .after = Két lapka, darabja 3: 6 ezüst. Már csak az állomásokat kell kiválasztani.

# en: 6c063115
horse-tram-step-2 = A lóvasút lóvasút állomáson áll meg. Ára 8, és két út fér hozzá. Közutat nem fogad, és a közúti állomás sem fogad lóvasutat.
    .pin-1 = Az első sínes állomás jelölése I.
    .ask = Építs mindkét végére lóvasút állomást.
    .otherwise = A pályának mindkét végén lóvasút állomás kell.
    .after = Két lapka 6, két állomás 16: { $silver_less } ezüst, { $silver } maradt.

# en: fd8e63f0
horse-tram-step-3 = Ezen a pályán kétféle jármű jár. Egy lóvasút 10 ezüst, bármiből 1 egységet visz, és legfeljebb négy köthető össze. Egy ökrös vasút 12, és 2 egységet visz, de csak kettő köthető össze.
    .pin-1 = Lóvasút: 10 ezüst.
    .pin-2 = Ökrös vasút: 12 ezüst, minden mező egy kör.
    .ask = Vegyél négy lóvasutat, és fejezd be.
    .answer-1 = Négy köthető össze, és négy ugyanannyi idő alatt 4 egységet visz. Van rá ezüstöd.
    .answer-2 = Két ökrös vasút is 4 egységet visz, kevesebb ezüstért. De 4 kör kell nekik, a lóvasútnak 3.
    .answer-3 = A szekér nem jár sínen. Lóvasutat vegyél.
    .answer-4 = Jármű nélkül a pálya semmit sem keres.
    .otherwise = Azok itt nem járnak. Vegyél négy lóvasutat.
    .after = { $silver_less } ezüst négy lóvasútért, { $silver } maradt. A járműparkodban várnak.

# en: f55e944f
horse-tram-step-4 = A lóvasút a sínek fuvartáblájára kerül, amelynek négy saját sora van. A bor többet ér a növényvédő szernél, ezért azt küldd előbb: az ára mindkét irányban érvényes.
    .pin-1 = Maradt borjelző: { $left_wine }.
    .pin-2 = Maradt növényvédőszer-jelző: { $left_pesticide }.
    .pin-3 = Az első sorod a négy vasútiból.
    .ask = Indíts vasúti fuvart a borászattól Veneziába: oda bor, vissza növényvédő szer, mind a négy lóvasút; azután fejezd be.
    .answer-1 = Akkor növényvédő szer megy ki, és mindkét irány annak az árát fizeti. A borászattól indíts.
    .answer-2 = A többi lóvasút a járműparkban állna. Kösd össze mind a négyet.
    .answer-3 = Haza mindenképp menni kell. Rakj fel növényvédő szert a visszaútra.
    .answer-4 = A lóvasutak még a járműparkban vannak. Előbb indítsd el a fuvart.
    .otherwise = A borászattól (4,2) Veneziába (2,3): oda bor, vissza növényvédő szer, négy lóvasút.
    .after = A menet { $trip_rail_1 } kör, és mindegyik 4 × 5 + 4 = { $pays_rail_1 } ezüstöt fizet: körönként { $rate_rail_1 }. Három szekér 6,3-et hozott volna. És mind az öt közúti sor szabad még.

# en: b0e58e4a
the-whole-road = Az egész utat emeld
    .idea = Egy útvonal csak annyira jó, mint a leggyengébb része, ezért az egészet korszerűsítsd, mielőtt járművet veszel rá.
    .know-1 = Az útvonal osztálya a leggyengébb lapkájáé vagy állomásáé.
    .know-2 = A korszerűsítés több fokot is átugorhat az áraik összegéért, egészben vagy részenként.
    .know-3 = Járművet akkor cserélsz, amikor a fuvar állomáson áll.
    .know-4 = Egy menet sem rövidebb 2 körnél.

# en: 65892f9d
the-whole-road-step-1 = Megkezdődött a II. kor: aszfalt, vasút, gőz. Aszfalton három gőztraktor 3 helyett 2 kör alatt tenné meg ezt az utat, és 6-ot vinne. De egy útvonal annyit ér, mint a leggyengébb lapkája vagy állomása, és központi épület nélkül a jármű nem lehet újabb az állomásainál.
    .pin-1 = Alapállomás: I. kori.
    .pin-2 = Alapállomás: I. kori.
    .pin-3 = Földút, 1. osztály.
    .pin-4 = Gőztraktor: 26 ezüst, 2 egység, három köthető össze.
    .ask = Korszerűsítsd az egész útvonalat 2. osztályra ebben az egy lépésben.
    .answer-1 = Nagyobb állomások, több pont, de még I. kori: se gőz, se aszfalt.
    .answer-2 = Egy lapka aszfalt 4-ért: szabad, de az útvonal 1. osztályú marad, amíg az utolsó rész is el nem készül. Az egészre is telik.
    .answer-3 = Egy II. kori állomás 17-ért: a másik még alapállomás, tehát semmi sem lesz gyorsabb.
    .answer-4 = Egyetlen állomás keveset változtat: az út és a másik állomás visszatartja az útvonalat.
    .answer-5 = Egy új út a régi mellett drágább, és ezt már használja egy fuvar.
    .answer-6 = A vasút most erős, de már két állomás 48. Előbb korszerűsítsd, amid van.
    .answer-7 = Így járhatnának itt traktorok, de földúton 4 kör kell nekik, több, mint a szekereidnek. Az egész útvonal aszfalton csak 2 ezüsttel drágább.
    .answer-8 = 90 ezüst után túl kevés maradna traktorra, és az út még mindig földút lenne.
    .answer-9 = Minden kör várakozás annyiba kerül, amennyit a gőz keresne.
    .otherwise = Korszerűsítsd az 1. útvonalat 2. osztályra, egészben.
    .after = Két lapka 4-ért és két állomás 17-ért: összesen { $silver_less } ezüst, { $silver } maradt. Az állomások és az útvonal { $points_more } ponttal többet érnek majd, mint az ezüst. A szekerek úgy mennek tovább, mintha mi sem történt volna.

# en: 8b827eda
the-whole-road-step-2 = Most a járművek. A traktor postán és utasokon kívül mindent visz, és három köthető össze; a gőzteherautó mindent visz, de csak kettő. 4 mező aszfalton mindkettőnek 2 kör kell, a lehető legrövidebb menet.
    .pin-1 = 26 ezüst, 2 egység, három köthető össze.
    .pin-2 = 34 ezüst, 2 egység, kettő köthető össze.
    .ask = Vegyél három gőztraktort, és fejezd be.
    .answer-1 = Egy traktor 2 egységet visz: kevesebbet, mint három szekér. Van ezüst háromra.
    .answer-2 = Két traktor 2 körönként 20-at hoz, három 28-at. Van ezüst a harmadikra.
    .answer-3 = Két gőzteherautó 68 ezüstért 2 körönként 20-at hoz. Három traktor 78-ért 28-at, és ezen az úton nincs posta.
    .answer-4 = Csak embert és postát visz, és ez az út egy farmhoz vezet.
    .answer-5 = Jó út öreg szekerek alatt. Most van itt a gőz ideje.
    .otherwise = Erre az útra három gőztraktor illik a legjobban.
    .after = Három traktor { $silver_less } ezüst, { $silver } maradt. Mindegyik 20 pontot ér a végén.

# en: 945a8c8e
the-whole-road-step-3 = A szekerek Veneziában állnak, a következő menetük előtt: járművet csak most lehet cserélni. A levett szekerek egy menetnyit pihennek, azután szabadok más fuvarhoz.
    .pin-1 = Most { $pays_road_1 } ezüst, a menet { $trip_road_1 } kör.
    .pin-2 = Itt állnak a szekerek.
    .ask = Módosítsd a fuvart: tartsd meg mindkét árut, tedd rá a három traktort, azután fejezd be.
    .answer-1 = Kevesebb traktor kevesebbet visz, és nem gyorsabb. Tedd a fuvarra mind a hármat.
    .answer-2 = Akkor a traktorok a járműparkban maradnak.
    .answer-3 = Ami megszűnt, megszűnt: a jelzők visszakerülnek a készletbe, és Narancs elviheti őket. Inkább módosítsd a fuvart.
    .answer-4 = A traktorok várnának, amíg a szekerek megint állomáson állnak.
    .otherwise = Az áruk maradjanak, a járműveket cseréld.
    .after = 6 egység × 4 + 4 mező = { $pays_road_1 } ezüst, a menet { $trip_road_1 } kör: körönként { $rate_road_1 }, a szekerek 5,3-at hoztak. A gyorsaság és a pont csak akkor jött meg, amikor az utolsó rész is elkészült.

## Ami a végén számít

# en: 34fa788b
points = Ami a végén számít
    .idea = Az ezüst tizedpontot ér: az utolsó kör vége előtt csinálj belőle járművet, állomást és útvonalat.
    .know-1 = Ezüst: 10-ért 1 pont. Járművek: egyenként 10–40, a járműparkban is.
    .know-2 = Útvonal 10–40, állomás és kikötő 10–50, központi épület 30–90.
    .know-3 = Fuvar nélkül az állomás és az útvonal a felét éri; egy üres sor is elég.
    .know-4 = Csak tizenkét sor van: töltsd meg mindet, a legjobb útvonalaiddal.

# en: fb210d83
points-step-1 = 80. kör, az utolsó. { $points } pontod van, Narancsnak { $points_1 }. { $silver } ezüstöd van, és az csak 17 pont. A járművek a koruk szerint 10, 20, 30 vagy 40 pontot érnek, fuvaron vagy a járműparkban.
    .pin-1 = Te: { $points } pont.
    .pin-2 = Narancs: { $points_1 } pont.
    .pin-3 = Benzines furgon, III. kor: 58 ezüst, 30 pont.
    .pin-4 = Elektromos furgon, IV. kor: 84 ezüst, 40 pont.
    .ask = Vedd meg azt, ami az ezüstödért a legtöbb pontot adja, és fejezd be.
    .answer-1 = 80 pont 168 ezüstért: jó. De az olcsóbb járművek ezüstönként kicsit többet adnak, és három is kijön.
    .answer-2 = Két furgon, és 59 ezüst maradt: még egyre telik.
    .answer-3 = Modern és drága: 84 ezüst 40 pontért. Számold ki a régebbiek pontját ezüstönként.
    .answer-4 = 30 pont 60 ezüstért. Egy másik ugyanennyit ad kevesebbért.
    .answer-5 = 30 pont 64 ezüstért. Egy másik ugyanennyit ad kevesebbért.
    .answer-6 = 17 pont a megtartott ezüstért. Járművekkel sokkal több lenne.
    .otherwise = Oszd el a pontot az árral: 30 pont 58-ért a legjobb az eladók közül.
    .after = Három furgon { $silver_less } ezüstért 90 pont; az ezüst ebből 17-et ért. Most { $points } pontod van.

# en: e74646fc
points-step-2 = Egy dolog maradt. Állomás és útvonal csak akkor ér teljes pontot, ha egy fuvarod használja, különben a felét. A borászattól Győrig vezető autóutadon nincs fuvar, és egy üres sor is elég.
    .pin-1 = III. kori: fuvarral 40 pont, anélkül 20.
    .pin-2 = III. kori: fuvarral 40 pont, anélkül 20.
    .pin-3 = 3. osztályú útvonal: fuvarral 30 pont, anélkül 15.
    .pin-4 = Szabad sor.
    .ask = Indíts bármilyen fuvart az autóúton, akár áru nélkül, és fejezd be a játékot.
    .answer-1 = Az autóút és az állomásai a felét érik: 55 pont elvész. Egy sor semmibe sem kerül.
    .answer-2 = Azokat az állomásokat már használja egy fuvar. Az autóutat nem.
    .otherwise = A sornak az autóút két állomását kell összekötnie, 4,2 és 6,3.
    .after = A sor { $points_more } pontot hozott. Vége a játéknak: te { $points }, Narancs { $points_1 }.

## A haladó játék

# en: b86c48f0
advanced-game = A haladó játék
    .idea = Egy személyiség az egész játékra megváltoztatja a társaságodat, és néhány szabály szigorúbb.
    .know-1 = Három kártya: egyet visszaadsz, egyet továbbadsz, azután kettőből megtartasz egyet.
    .know-2 = Az elavult jármű nem közlekedhet és nem adható el, de pontot ér.
    .know-3 = Egy állomásnak annyi szabad oldal kell, ahány útnak van rajta hely.
    .know-4 = A IV. generációs központi épülettel az a kör lesz az utolsó.

# en: ebdf41fc
advanced-game-step-1 = A haladó játékban minden játékosnak van egy személyisége, saját hatással. Három kártyát kapsz: bankár, vámos, hajókapitány. Egy visszakerül a dobozba, egy Narancshoz, egy nálad marad.
    .pin-1 = A kezed. Bankár: most 60 ezüst, minden későbbi kor elején 30. Vámos: most 30 ezüst, Narancs lapkánként 2-t fizet neked, te nem fizetsz úthasználatot. Hajókapitány: két kogge, a hajók egy körrel gyorsabbak, eggyel több egységet visznek, és soha nem vesztegelnek.
    .ask = Add vissza a vámost: még senkinek sincs útja, és az a vetélytárs, aki látja, nem használja majd a tiédet.
    .answer-1 = 150 ezüst a játék során, ebből 60 az első körben, amikor a legkevesebb az ezüst. Gondold meg kétszer.
    .answer-2 = Két kogge 40 ezüstöt és 20 pontot ér, és minden hajód jobb lesz. Gondold meg kétszer.
    .otherwise = A három közül egy visszakerül.
    .after = Mindketten titokban visszaadtatok egy kártyát.

# en: dd6b2cf6
advanced-game-step-2 = Most a kettőből az egyik Narancsé lesz. Amit továbbadsz, azt ellened használják; amit megtartasz, annál még jobb lehet az, amit kapsz. Ezen a parton három városnak és egy halásztelepnek lehet kikötője.
    .pin-1 = Part Venezia kikötőjének.
    .pin-2 = Part Győr kikötőjének.
    .pin-3 = Part Bern kikötőjének.
    .pin-4 = Part a halásztelep kikötőjének.
    .ask = Add tovább a bankárt, és tartsd meg a hajókapitányt.
    .answer-1 = Akkor Narancs az 1. körtől két koggéval hajózhat, és mindenkinek csak három hajósora van. Ehhez a leckéhez tartsd meg.
    .otherwise = Add tovább a kettő egyikét.
    .after = A kártyák gazdát cseréltek: a fogadóst kaptad, akinek postakocsija és 10 ezüstje van, és akivel az utasok és a munkások 1-gyel többet fizetnek.

# en: d237728a
advanced-game-step-3 = A kezedben lévő kettőből egyet megtartasz. A kezdő hatás azonnal jön, a másik az egész játékban tart. A kezdő járművek nem a közös készletből jönnek, tehát senkitől semmit sem vesznek el.
    .pin-1 = Kogge a készletben: { $stock_cog }. A kapitány kettőt hoz magával.
    .ask = Tartsd meg a hajókapitányt.
    .answer-1 = Az 5-ért utazó utasok minden korban jók. De a kapitány azonnal két koggét ad, és a hajói minden menetben egy kört megtakarítanak.
    .otherwise = Tarts meg egyet.
    .after = Két koggéval a járműparkban és { $silver } ezüsttel kezdesz. A megtartott kártyák most nyíltak: Narancs a postamester.

# en: 0a4a6c2b
advanced-game-step-4 = A többit ismered, négy változással. A régi járművek elavulnak: az állati erővel vont járművek a szekér kivételével a III. korban; a szekér, a vitorlások és a közúti gőzösök a IV. korban. Az állomás oldalain hely kell, és a saját síneid nem keresztezhetik egymást. A játék azzal a körrel is véget ér, amelyben valaki megépíti a IV. generációs központi épületet.
    .pin-1 = A III. kor kezdetén elavul.
    .pin-2 = Az 1. kör úgy kezdődik, mint mindig.
    .ask = Húzd meg az első kártyát.
    .otherwise = A kártya az első.
    .after = { $card } A játék elkezdődött. Leginkább az utolsó változásra figyelj: az éllovas becsukhatja az ajtót.

## Rejtvény: lovak és ökrök

# en: 1aabcb62
puzzle = Rejtvény: lovak és ökrök
    .idea = Egy fuvarhoz nem mindig az a legjobb jármű, amelyik ott a legtöbbet keresi.
    .know-1 = Minden járműnek azt a fuvart add, amelyet a többi nem tud.
    .know-2 = Az ökrök és a tehervonatok nem visznek sem postát, sem utast.
    .know-3 = Az egész járműparkot add össze, ne a legjobb egyetlen fuvart nézd.

# en: c4dfee99
puzzle-step-1 = Két út kész, két sor szabad, és az ezüstöd elfogyott. A járműparkban három szekér és két ökrös szekér áll. Adj mindkét csoportnak fuvart úgy, hogy a kettő együtt körönként a legtöbb ezüstöt hozza.
    .pin-1 = A borászatot szolgálja ki. Négy mező Veneziáig.
    .pin-2 = Veneziát szolgálja ki.
    .pin-3 = Szintén Veneziát szolgálja ki. Öt mező Győrig.
    .pin-4 = Győrt szolgálja ki.
    .pin-5 = Ökrök: egyenként 2 egység, mezőnként egy kör, se posta, se utas.
    .ask = Indítsd el mindkét fuvart.
    .answer-1 = Körönként { $rate_road_1 }: itt egy fuvar sem lehet jobb. De most nézd az ökröket. Mit vihetnek két város között?
    .answer-2 = Mindkét irány rakott, de a növényvédő szer árán. Melyik áru menjen odafelé?
    .answer-3 = Hazafelé üres: az ezüst fele az úton marad.
    .answer-4 = Egy második ökrös szekér megkettőzné a rakományt, ugyanolyan gyorsan.
    .answer-5 = Városok között visszafelé is mindig utazna valami.
    .answer-6 = Egy szekér a postával; a másik kettőt hozzá lehetne kötni.
    .answer-7 = Öt jármű aludna a járműparkban.
    .otherwise = Jár, de a két fuvar együtt többet is hozhat. Számold ki mindkét csoportra mindkét úton a fizetést osztva a körökkel.
    .BI-LINE-09 = Az ökrök nem visznek sem postát, sem utast.
    .after = A szekerek a borral egymaguk 6,3-at hoznának, az ökrök pedig semmit. Az ökrök a borral 4 kör alatt 24-et hoznak, körönként 6-ot; a szekerek a postával 4 alatt 17-et, az 4,25. Együtt körönként több mint 10 ezüst: megoldva.

# en: d4b9a013
first-railway = Az első vasutad
    .idea = A II. kor elhozza a vasutat: drágább az útnál, de a vonat többet visz és gyorsabb.
    .know-1 = A vasúthoz vasútállomás kell: lapkánként 7, állomásonként 24 ezüst.
    .know-2 = A síneknek külön fuvartáblájuk van, négy sorral.
    .know-3 = Körönként két mező, vonatonként 3 egység, legfeljebb három köthető össze.
    .know-4 = Egy vasútállomás 30 pontot ér, egy vasúti útvonal 20-at.

# en: 6cef75db
first-railway-step-1 = II. kor, { $round }. kör. { $silver } ezüstöd van és egy üres térkép. Mostantól vasutat is építhetsz, ugyanúgy, mint utat: kiválasztod a fajtáját, azután a két végét, és a program árakkal együtt utakat javasol.
    .pin-1 = A farmtól északra; a farm gabonát ad el.
    .pin-2 = Veneziától délre; Venezia növényvédő szert ad el és gabonát vesz.
    .ask = Építs vasutat 4,6 és 2,5 között a legolcsóbb úton.
    .answer-1 = Ez többe kerül, és semmivel sem hoz többet. Az első javaslat a legolcsóbb.
    .answer-2 = Út is jó volna itt. Ebben a leckében síneket raksz le: válaszd a vasutat.
    .answer-3 = Lapkánként építeni különleges terveknél érdemes. Válassz két véget, és a program árakkal együtt utakat javasol.
    .answer-4 = Egy magányos állomás semmit sem keres. Építsd meg egyszerre az egész vasutat.
    .answer-5 = Passzolhatsz, de akkor soha nem fut itt vonat. Építsd meg a vasutat.
    .otherwise = Válaszd a vasutat, azután a 4,6 rétet, majd a 2,5-öt.
    .BI-BLD-08 = Lóvasút csak az I. korban épült. Most a vasút ideje jött el.
    .after = Két vasúti lapka, darabja 7: 14 ezüst. Már csak az állomásokat kell kiválasztani.

# en: 07fa5f74
first-railway-step-2 = A vasút vasútállomáson végződik. Ára 24, és három út fér hozzá. Utat nem fogad, és a közúti állomás sem fogad sínt.
    .pin-1 = Az első vasútállomás jelölése I.
    .ask = Építs mindkét végére vasútállomást.
    .otherwise = A vasútnak mindkét végén vasútállomás kell.
    .after = Két lapka 14, két állomás 48: { $silver_less } ezüst, { $silver } maradt.

# en: 85f17153
first-railway-step-3 = Most jönnek a vonatok. Egy gőzvontatású tehervonat 44 ezüst, 3 egységet visz, és körönként két mezőt megy. Postát, utast és munkást nem visz; a gőzvontatású személyvonat csak azokat.
    .pin-1 = Gőzvontatású tehervonat: 44 ezüst.
    .pin-2 = Gőzvontatású személyvonat: 46 ezüst.
    .ask = Vegyél két gőzvontatású tehervonatot, és fejezd be.
    .answer-1 = Egy vonat 3 egységet visz. Kettő összekötve ugyanannyi idő alatt 6-ot, és van rá ezüstöd.
    .answer-2 = A személyvonathoz mindkét végen város kell. A te vasutad várost köt össze farmmal.
    .answer-3 = Vonat nélkül a vasút semmit sem keres.
    .otherwise = Azok nem járnak sínen. Tehervonatot vegyél.
    .after = { $silver_less } ezüst két vonatért, { $silver } maradt. A járműparkodban várnak.

# en: a1ee9819
first-railway-step-4 = A fuvar a sínek fuvartáblájára kerül. A növényvédő szer többet ér a gabonánál, ezért azt küldd előbb: az ára mindkét irányban érvényes.
    .pin-1 = Maradt növényvédőszer-jelző: { $left_pesticide }.
    .pin-2 = Maradt gabonajelző: { $left_grain }.
    .pin-3 = Az első sorod a négy vasútiból.
    .ask = Indíts vasúti fuvart Veneziából a farmhoz: oda növényvédő szer, vissza gabona, mindkét vonat; azután fejezd be.
    .answer-1 = Akkor gabona megy ki, és mindkét irány a gabona árát fizeti. Veneziából indíts.
    .answer-2 = A második vonat a járműparkban állna. Kösd össze mindkettőt.
    .answer-3 = Haza mindenképp menni kell. Rakj fel gabonát a visszaútra.
    .answer-4 = A vonatok még a járműparkban vannak. Előbb indítsd el a fuvart.
    .otherwise = Veneziából (2,5) a farmhoz (4,6): oda növényvédő szer, vissza gabona, két tehervonat.
    .after = A menet { $trip_rail_1 } kör, és mindegyik 6 × 4 + 4 = { $pays_rail_1 } ezüstöt fizet: körönként { $rate_rail_1 }. Három szekér ugyanezen a távon a felét sem hozta.

# en: faeb16ad
tunnel = A hegy alatt
    .idea = A III. kortól az utak a föld alá mehetnek: rövidebbek, és senkinek sincsenek útban.
    .know-1 = Egy alagútnak két bejárata van szabad földön, és legalább egy mező van köztük.
    .know-2 = Egy alagútbejárat a lapka ára és még 4, egy föld alatti mező a lapka ára és még 3.
    .know-3 = Bármi alatt átmehet, és minden mezője számít a menetidőben és a fizetségben.
    .know-4 = Csak autóútnak, autópályának, gyorsvasútnak és mágnesvasútnak lehet alagútja.
    .know-5 = Munkást mindkét irányban vihetsz egy város és bármely más hely között.

# en: d423a409
tunnel-step-1 = III. kor, { $round }. kör. { $silver } ezüstöd van, és új a gyorsvasút: lapkánként 12, és gyorsabb a vasútnál. Győr és a halásztelep között hegy és téglagyár áll, ott nem fekhet sín.
    .pin-1 = Győrtől délre.
    .pin-2 = A halászteleptől nyugatra.
    .pin-3 = A felszínen hegyen nem vezet út.
    .pin-4 = A téglagyár is útban van.
    .ask = Építs gyorsvasutat 6,3 és 11,3 között, az alagúton át.
    .answer-1 = Ez megkerüli a hegyet, vagy többet ás a kelleténél. Hosszabb, és többe kerül. Nézd meg az első javaslatot.
    .answer-2 = A vasút olcsóbb, de alagútja nem lehet: kerülnie kell, és a vonatai lassabbak. Válaszd a gyorsvasutat.
    .answer-3 = Az autóútnak is lehet alagútja, de ez a lecke a sínekről szól. Válaszd a gyorsvasutat.
    .answer-4 = Mezőnként is áshatsz. De a program javaslataiban már ott az alagút: válassz két véget.
    .answer-5 = Ez magában semmit sem keres. Építsd meg egyszerre az egész vasutat.
    .answer-6 = Passzolhatsz, de akkor a hegy köztük marad. Építsd meg a vasutat.
    .otherwise = Válaszd a gyorsvasutat, azután 6,3-at és 11,3-at, végül az alagutas utat.
    .BI-BLD-08 = A mágnesvasút a IV. korral jön. Most a gyorsvasút ideje jött el.
    .after = Két alagútbejárat, darabja 16, és két föld alatti mező, darabja 15: 62 ezüst. A felszínen hat lapka volna 72-ért, és minden menet két mezővel hosszabb.

# en: 2d21ec2f
tunnel-step-2 = Ezt a pályát a vasútállomás és a gyorsvasút állomás is fogadja. De egy útvonal annyit ér, mint a leggyengébb része: két gyorsvasút állomással, 40-ért, 3. osztályú lesz.
    .pin-1 = Az alagútbejárat úgy csatlakozik az állomáshoz, mint bármely más sín.
    .ask = Építs mindkét végére gyorsvasút állomást.
    .answer-1 = A vasútállomás olcsóbb, de akkor az útvonal 2. osztályú, és központi épület nélkül III. kori vonat nem állhat meg ott.
    .otherwise = A legjobb vonatokhoz mindkét végen gyorsvasút állomás kell.
    .after = { $silver_less } ezüst két alagútbejáratért, két föld alatti mezőért és két állomásért; { $silver } maradt.

# en: e95ee610
tunnel-step-3 = Most jönnek a vonatok. A II. kortól minden hely küld és fogad munkást, városból és városba, így egy személyvonat mindkét irányban tele lehet. A halásztelep halat is ad el, de Győrben nincs semmi, amit megvenne.
    .pin-1 = Dízel expresszvonat: 78 ezüst, 4-et visz, körönként öt mező.
    .pin-2 = Dízel tehervonat: 72 ezüst, 4 egység árut visz, de munkást nem.
    .pin-3 = Gőzvontatású személyvonat: 46 ezüst, 3-at visz, itt körönként három mező.
    .ask = Vegyél két dízel expresszvonatot, és fejezd be.
    .answer-1 = Egy vonat 4 munkást visz. Kettő összekötve ugyanannyi idő alatt 8-at, és van rá ezüstöd.
    .answer-2 = A tehervonat nem visz munkást. Halat hozna Győrbe, és üresen menne vissza.
    .answer-3 = Nem rossz ötlet, ha kevés az ezüst: hat mezőre ennek is 2 kör kell. De kettő csak 6-ot visz, két dízel expressz 8-at. A jobbikra is van ezüstöd.
    .answer-4 = Vonat nélkül a vasút semmit sem keres.
    .otherwise = Azok nem visznek munkást síneken. Dízel expresszvonatot vegyél.
    .after = { $silver_less } ezüst két vonatért, { $silver } maradt. A járműparkodban várnak.

# en: 35ec639b
tunnel-step-4 = Két munkásjelző, irányonként egy, és a fuvar oda-vissza fizet.
    .pin-1 = Maradt munkásjelző: { $left_workers }.
    .pin-2 = Az első sorod a négy vasútiból.
    .ask = Indíts vasúti fuvart Győr és a halásztelep között: oda munkás, vissza munkás, mindkét vonat; azután fejezd be.
    .answer-1 = A járműparkban álló vonat senkit sem visz. Kösd össze mindkettőt.
    .answer-2 = Ezek a vonatok munkást visznek, és a munkás itt mindkét irányban utazik. Vidd oda is, vissza is.
    .answer-3 = A vonatok még a járműparkban vannak. Előbb indítsd el a fuvart.
    .otherwise = 6,3 és 11,3 között: oda munkás, vissza munkás, két dízel expresszvonat.
    .after = Hat mező, a föld alattiakkal együtt: a menet { $trip_rail_1 } kör, és 8 × 3 + 6 = { $pays_rail_1 } ezüstöt fizet, körönként { $rate_rail_1 }. Ha Narancs valaha az alagutadat használja, mind a négy mezője 1 ezüstöt hoz neked.

## Gyakorlatok

# en: 1c121e8d
the-first-road-of-all = A legelső út
    .idea = 200 ezüst és üres térkép: mi hozza a legtöbbet ahhoz képest, amibe kerül?
    .know-1 = A legrövidebb út, drága áru, rakomány visszafelé is: így indul az ezüst.

# en: 1e66056c
the-first-road-of-all-decide = 1. kör, és még senki sem épített semmit. { $silver } ezüstöd van. Egy város utcáját ingyen használhatod.
    .pin-1 = { $silver } ezüst.
    .pin-2 = 12 ezüst: 2 egység, mezőnként egy kör.
    .pin-3 = A bútor 5-öt fizet.
    .pin-4 = A bor 5-öt fizet.
    .ask = Melyik első út hozza a legtöbbet ahhoz képest, amibe kerül?
    .answer-1 = Két város, oda-vissza postával, csak három mező: nem rossz ötlet. De a folyam miatt { $silver_less } ezüst az első postakocsi előtt, és egy postakocsi körönként 5,5-öt hoz. Egy híd nélküli út feleannyiba kerül, és többet keres.
    .answer-2 = Az 1. körben ugyanúgy van építési lépés, mint a többiben. Nem jön vissza.
    .otherwise = Ez egy út. De keress három mezőt folyó nélkül, egy árut, amely 5-öt fizet, és valamit hazafelé is.
    .after = Három mező a lehető legrövidebb út, és itt egy 5-öt fizető árut köt össze visszafelé vitt rakománnyal: bútort a berni gyárból, vagy bort Milanónak. A nagyobbik része a város saját utcája, ezért csak { $silver_less } ezüstöt fizettél. Két ökrös szekér 3 körönként 23 ezüstöt hoz, körönként 7,7-et.

# en: 66ca4270
one-coach-or-three-carts = Egy postakocsi vagy három szekér
    .idea = Mi vigye a postát a hidadon át?
    .know-1 = Oszd el a fizetést a körökkel, mielőtt járműveket hasonlítasz össze: a gyors legyőzheti a nagyot.

# en: 486f2a1b
one-coach-or-three-carts-decide = A hidad Triestét és Salzburgot köti össze, összesen három mező, és mindkét város ad postát. { $silver } ezüstöd van.
    .pin-1 = Triestét szolgálja ki.
    .pin-2 = Salzburgot szolgálja ki.
    .pin-3 = 14 ezüst: 2 egység, és három mezőnként egy körrel kevesebb.
    .pin-4 = 8 ezüst: 1 egység, legfeljebb három köthető össze.
    .ask = Mit veszel?
    .answer-1 = Három szekéren három egység fér el kettővel szemben, de három kör kell nekik kettővel szemben: 3 körönként 15 ezüst, körönként 5, 24 ezüstért. Számold ki a postakocsival is.
    .answer-2 = Az ökrök nem visznek sem postát, sem utast, és két város között az I. korban más nincs.
    .answer-3 = A híd, amelyen semmi sem jár, semmit sem keres.
    .otherwise = Az nem jár a te utadon.
    .after = A postakocsi három mezőnként egy kört megtakarít, itt tehát 2 kör kell neki. 2 × 4 + 3 = 11-et hoz 2 körönként: körönként 5,5-öt, 14 ezüstért. Három szekér körönként 5-öt hoz, 24-ért. És postakocsit csak az I. korban lehet venni.

# en: 73ba4ff0
the-last-wine = Az utolsó bor
    .idea = Van út, de nincs szekér; és Narancs szekerei várnak.
    .know-1 = Az üres sor is tartja a jelzőit: nyisd meg, mielőtt az utolsó elfogy.

# en: 5d244dee
the-last-wine-decide = Maradt borjelző: { $left_wine }; növényvédő szer: { $left_pesticide }. Van egy utad a borászattól Győrig, de nincs járműved, és csak { $silver } ezüstöd van. Narancsnak három szekere van a járműparkban, és utánad következik.
    .pin-1 = A borászatot szolgálja ki.
    .pin-2 = Győrt szolgálja ki.
    .pin-3 = Az utolsó bor.
    .pin-4 = Az utolsó növényvédő szer.
    .pin-5 = Narancs első boros fuvara.
    .ask = Mit teszel a fuvarlépésedben?
    .answer-1 = Most Narancs elindít egy második boros fuvart a három szekérrel, és elfogyott az utolsó bor. A borászathoz vezető utad elvesztette a legjobb áruját.
    .answer-2 = A bor biztos, jól láttad. De az utolsó növényvédő szer még a készletben van, és visszafelé üresen menne.
    .answer-3 = Mindkét jelző a tiéd, nagyon jó. De egy fuvarnak mindkét irányban egy ára van, az odafelé vitt árué: így a bort is 4-ért vinnéd.
    .otherwise = Szabad. De melyik áruk lesznek meg még, amikor Narancs végzett?
    .after = Egy sort jármű nélkül is megnyithatsz, és a jelzőit akkor is elveszi. A bor megy odafelé, tehát mindkét irány 5-öt fog fizetni, bármeddig késnek is a szekerek. Aki előbb jön, azé az utolsó jelző: te voltál az.

# en: a94eadd9
the-last-round-of-an-era = Egy kor utolsó köre
    .idea = Mit nem lehet holnap már megvenni?
    .know-1 = Mielőtt egy kor véget ér, vedd meg, ami vele eltűnik a készletből, ha van hozzá fuvarod.

# en: fb38b80a
the-last-round-of-an-era-decide = { $round }. kör, az I. kor utolsó köre. Egy lóvasút jár Venezia és a farm között, és legfeljebb négyet köthetsz össze. { $silver } ezüstöd van.
    .pin-1 = Az I. kor utolsó köre.
    .pin-2 = Egy lóvasút, menetenként { $pays_rail_1 } ezüst.
    .pin-3 = 10 ezüst; csak az I. korban kapható.
    .pin-4 = 8 ezüst; az I. és a II. korban kapható.
    .ask = Mit veszel?
    .answer-1 = A szekér hasznos, de még 24 körig kapható. E kör után a lóvasúti fuvar soha többé nem nőhet.
    .answer-2 = E kör után a lóvasutak végleg eltűnnek a készletből, és a fuvarod menetenként { $pays_rail_1 } ezüstön marad.
    .answer-3 = Jó kezdet. De négyet lehet összekötni, és ez volt az utolsó alkalom.
    .otherwise = Ahhoz nincs fuvarod. Mi nem lesz kapható holnap?
    .after = Lóvasút csak az I. korban kapható, és a vágányán más nem járhat. Néggyel összekötve a fuvar menetenként { $pays_rail_1 } helyett 20 ezüstöt fizet majd, a játék végéig. Szekér a II. korban is kapható.

# en: e4bd36a8
where-to-put-the-factory = Hová kerüljön az élelmiszergyár?
    .idea = Te helyezheted el az élelmiszergyárat. Kit szolgáljon?
    .know-1 = Amit mindenki használhat, oda tedd, ahol csak neked van állomásod.

# en: 07639213
where-to-put-the-factory-decide = Kezdődik a III. kor, és te helyezed el az élelmiszergyárat egy mezőn. Az élelmiszer 5-öt fizet, és városokba megy; négy jelzője lesz.
    .pin-1 = A 0. állomásod, a farmnál.
    .pin-2 = Az 1. állomásod, Veneziánál.
    .pin-3 = Narancs állomása, Bernnél.
    .pin-4 = Az élelmiszer 5-öt fizet.
    .ask = Hol szolgál téged, és nem Narancsot?
    .answer-1 = Az a mező Narancs egyik állomásával szomszédos: Narancs ingyen rakodhatna élelmiszert, neked pedig előbb oda kellene építened.
    .answer-2 = Közel van Veneziához, és az élelmiszer oda való. De ezzel a mezővel egy állomásod sem szomszédos.
    .otherwise = Ott nincs állomásod. Előbb állomás és út kellene hozzá, hogy bármit is adjon neked.
    .after = A 0. állomásod mellett a gyárat azonnal kiszolgálod: nem kell új állomás, sem új út. A három traktorod élelmiszert vihet Veneziába és növényvédő szert vissza, körönként 14 helyett 17 ezüstért. Ebben a korban csak négy élelmiszerjelző van, és az elsők a tieid.

# en: 7af1ef03
a-used-tractor = Egy használt traktor
    .idea = Narancs olyasmit kínál eladásra, amire nincs szükséged.
    .know-1 = Félárú használt jármű: ennél olcsóbb út nincs a pontokhoz.

# en: 595d7f23
a-used-tractor-decide = { $round }. kör. Narancsnak kevés az ezüstje, és egy használt gőztraktort kínál féláron, 13 ezüstért. { $silver } ezüstöd van, és fuvarod nincs hozzá.
    .pin-1 = II. kor: 20 pont, fuvaron vagy a járműparkban.
    .pin-2 = { $silver } ezüst: 10-enként egy pont.
    .pin-3 = Narancs: { $points_1 } pont.
    .ask = Elfogadod?
    .answer-1 = Megtartasz 13 ezüstöt, az 1 pont, és Narancs megtart egy 20 pontos járművet.
    .after = Minden járműved teljes értékű pont, fuvaron vagy a járműparkban: 20 pont 13 ezüstért, és az az ezüst 1-et ért. Most { $points } pontod van, ennyivel több, mint előtte: { $points_more }. Narancs pedig elvesztette a 20-at.

# en: b6ae2680
the-last-building-step = Az utolsó építési lépés
    .idea = 80. kör: mi csinál ezüstből legtöbb pontot?
    .know-1 = A végén az új állomás ad legtöbb pontot az ezüstért: köss össze kettőt a legrövidebb úttal, és írd be egy üres sorba.

# en: 66af00c2
the-last-building-step-decide = 80. kör: egy építési, egy járműves és egy fuvarlépés van hátra. { $silver } ezüstöd és szabad soraid vannak a fuvartáblán.
    .pin-1 = Győr: az utcája ingyen van.
    .pin-2 = { $silver } ezüst: 10 pont.
    .pin-3 = Szabad sor; üres is maradhat.
    .pin-4 = Az utolsó kör.
    .ask = Mit teszel az építési lépésben?
    .answer-1 = Korszerűsíted az útvonaladat, a maradékból furgont veszel: összesen 50 pont. Egy új út kétszer annyit ad.
    .answer-2 = Egy IV. korbeli furgon 40 pont 84 ezüstért, és abból 8 már az ezüstben volt. Az építési lépés volt a legjobb, amid volt.
    .answer-3 = Két új állomás, az ötlet tehát jó, és egy sorral akár 90 pont. De az út, amely csupa utca, nem ér útvonalat. Eggyel több lapkával már az.
    .otherwise = Ennyivel több pont, mint előtte: { $points_more }; több is lehet. Keresd a legrövidebb utat két új állomással, amely nem csupa utca.
    .after = Egy új, III. korbeli állomás 40 pont 34 ezüstért, egy IV. korbeli 50 pont 52-ért: jármű ezt meg sem közelíti. Az út rövid, a fele Győr utcája, és útvonalként is pontot ér. Most egy üres sor, amelyben mindkét állomás szerepel, megduplázza őket: mindegyikből eggyel összesen 111 pont 95 ezüstért.

# en: 99715617
shut-the-door = Csukd be az ajtót
    .idea = Te vezetsz, de Narancs többet keres. Meddig tartson a játék?
    .know-1 = Aki vezet, de kevesebbet keres, gondoljon a végére: a haladó játékban a IV. központi épület hozza el.

# en: 949bf35a
shut-the-door-decide = Haladó játék, { $round }. kör. { $points } pontod és { $silver } ezüstöd van. Narancsnak { $points_1 } pontja és { $silver_1 } ezüstje van, és ebben a körben már épített.
    .pin-1 = A fuvarod körönként { $rate_road_1 } ezüstöt hoz.
    .pin-2 = Narancs: { $silver_1 } ezüst.
    .pin-3 = Körönként { $rate_rail_1_1 } ezüst.
    .pin-4 = Körönként { $rate_rail_2_1 } ezüst.
    .ask = Mit teszel az építési lépésben?
    .answer-1 = Jó út, de az előnyöd nem nő olyan gyorsan, mint Narancs ezüstje: körönként több mint 50.
    .answer-2 = A jobb állomás pontot ér, de minden további kör Narancsnak többet ér, mint neked.
    .answer-3 = Akkor az expresszek futnak tovább: körönként több mint 50 ezüst Narancsnak, és 14 neked.
    .otherwise = Szabad. De ki nyer a még hátralévő körökkel?
    .after = A haladó játékban a IV. generációs központi épülettel ez a kör az utolsó. 110 ezüstbe kerül, és 20 pontot ad: { $points } pont { $points_1 } ellen, és { $silver_1 } ezüstből Narancs ma nem tud ennyit venni. Még 14 kör alatt az expresszek több mint 700 ezüstöt hoztak volna, és az előnyt.

# en: 6df55217
relisting = Átcsoportosítás a végén
    .idea = A végén csak az számít teljes értékkel, amit egy fuvar használ, ezért az utolsó körben oda viszed a soraidat, ahol a pontok vannak.
    .know-1 = Egy állomás teljes értékű, ha egy fuvarod ott kezdődik vagy végződik, egy útvonal, ha egy fuvarod végigmegy rajta.
    .know-2 = Az utolsó körben a fuvarok ezüstje már későn jön: egy sor annyit ér, amennyit táblára vesz.
    .know-3 = Ha minden sor foglalt, szüntess meg egyet, amelynek az állomásait más sor is táblára veszi.
    .know-4 = A lekerült járművek a járműparkban ugyanannyi pontot érnek.

# en: 9f57b63d
relisting-step-1 = { $round }. kör, a játék utolsó lépése. Mind az öt közúti sor foglalt, és mindegyik Venezia és a farm között jár. A borászattól Győrig vezető autóutadon nincs fuvar, ezért az állomásai és az útvonala a felét érik.
    .title = Hely kell
    .pin-1 = III. kori állomás: táblán 40 pont, különben 20.
    .pin-2 = III. kori állomás: táblán 40 pont, különben 20.
    .pin-3 = Az 5. sor: nincs rajta jármű, és az állomásait más sorok is táblára veszik.
    .ask = Szabadíts fel egy sort: szüntess meg egy fuvart, amely a számoláshoz nem kell.
    .answer-1 = Ez módosít egy fuvart, de sort nem szabadít fel. Vedd vissza.
    .answer-2 = Vége a játéknak, és az autóút a felét éri: 55 pont elveszett. Vedd vissza.
    .otherwise = { relisting-step-1.ask }
    .BI-LINE-02 = Mind az öt közúti sor foglalt. Előbb szüntess meg egy fuvart.
    .after = A sor szabad. A régi út állomásait a többi sor továbbra is táblára veszi.

# en: 92fe425e
relisting-step-2 = Most a szabad sor az autóútra kerül. Áru és jármű már nem számít: egy üres sor is táblára veszi az állomásait és az útvonalat.
    .title = Táblára vele
    .pin-1 = A szabad sor.
    .pin-2 = Az autóút: 3. osztályú, táblán 30 pont, különben 15.
    .ask = Indíts fuvart az autóúton 4,2 és 6,3 között, és fejezd be a játékot.
    .answer-1 = Vége a játéknak, és az autóút még mindig a felét éri. Vedd vissza.
    .answer-2 = Azok az állomások már táblán vannak. Az autóút nincs. Vedd vissza.
    .answer-3 = Egy szabad sor elég. Vedd vissza, és indítsd a fuvart az autóúton.
    .otherwise = { relisting-step-2.ask }
    .after = Két állomás és egy útvonal most teljes értékű: { $points_more } ponttal több. Vége a játéknak: te { $points }, Narancs { $points_1 }.
