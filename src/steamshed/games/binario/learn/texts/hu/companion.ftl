# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 9f2bbdb3
outline = Válassz egyet a kontinens három körvonala közül. Mindkét társaság ezen játszik.
    .matters = A hosszú tengerparton többet érnek a hajók; a tömör szárazföldön rövidek az utak.
    .mistake = Ne a legszebbet válaszd. Mindketten ugyanazt használjátok, tehát nincs rossz.

# en: 495d99b2
continent = Helyezd el a kontinens következő részét. Csak olyan mezőket kínálunk, amelyekkel a kontinens ép marad.
    .matters = Két-három mezőre lévő telepek, amelyek kereskednek egymással, jövendő fuvarok annak, aki előbb ér oda. Egy folyó mindenkinek egy hídba kerül. Minden telep mellett kell szabad mező az állomásoknak.
    .mistake = Ne építs magadnak tökéletes sarkot. A kezdőjátékos ér oda előbb.

# en: 266954d2
draft_return = Add vissza három személyiséged egyikét. A választás titkos, amíg mind meg nem történt.
    .matters = Azt tartsd meg, akinek a térkép kedvez: tengerparton a hajókapitány, közeli városoknál a postamester. Az ezüst vagy a jármű a kezdéskor az első tizenkét körben ér a legtöbbet.
    .mistake = Ne add vissza azt, amit nem értesz. Előbb olvasd el mind a hármat.

# en: b1633c55
draft_pass = Adj át egyet a két személyiségből az ellenfelednek. Az egész játékban a másik társaságot szolgálja.
    .matters = Amit átadsz, ellened fordulhat: azt add, amiből a térkép keveset hoz ki.
    .mistake = Ne adj át olyan kártyát, amely elindítja az ellenfelet: két jármű 20–40 ezüstöt ér.

# en: b1fa8fa2
draft_keep = Tarts meg egyet a kezedben lévő két személyiségből. Az első körtől neked dolgozik.
    .matters = A kezdő ajándék körről körre kamatozik; a végi pont nem.
    .mistake = Ne a leghosszabb szövegű kártyát tartsd meg.

# en: 02bb8d46
control_card = Nálad a start kocka, tehát te húzod a kör vezérlőkártyáját. Bármelyik pakliból húzhatsz; senki sem tudja, mi van bennük.
    .matters = Az árkártya azokat a meneteket jelöli meg, amelyek azzal az áruval úton vannak vagy ebben a körben indulnak. A lapkák, állomások, járművek kedvezménye csak ebben a körben érvényes.
    .mistake = Ne felejtsd el a kártyát, miután elolvastad. Olvasd el újra a fuvarlépés előtt.

# en: 2491b29f
food_factory = Helyezd az élelmiszergyárat egy rétre, amely mellett van szabad mező. Élelmiszert ad a városoknak, és gyümölcsöt, állatot, halat, sót és gabonát vesz.
    .matters = A saját állomásod mellett rögtön neked dolgozik. Tartsd távol az ellenfél állomásaitól.
    .mistake = Ne tedd a semmi közepére csak azért, mert ott nem árt.

# en: 7f5f39a9
build = Egy dolgot tehetsz a körben: út építése állomásaival, két kikötő, egy állomás, a központi épület vagy korszerűsítés; előtte bonthatsz. Passzolhatsz is.
    .matters = Az első tucat körben kevés az ezüst: építs három-négy mezős utakat, amelyeken mindkét irányban van rakomány. Egy kártya ma olcsóbbá teheti a lapkát vagy az állomást.
    .mistake = Ne a hosszú utat építsd meg előbb. Három mező körönként 5–8 ezüstöt hoz, kilenc mező 3-at.

# en: ad56e8b3
planner = Mondd meg, hogyan épüljön az út: javaslatokból vagy mezőről mezőre. Az utolsó választásig semmit sem fizetsz.
    .matters = A javaslatok szinte mindig elég jók, és az első a legolcsóbb. Kézzel nyitott véget is hagyhatsz.
    .mistake = Ne rakd le kézzel, amit az első javaslat kínál.

# en: 6016e43b
first_end = Válaszd ki az út egyik végét. Ott állomás épül, vagy a tiédet használja.
    .matters = Nézd meg, mely telepek érintik a mezőt: két telep egy állomásnál két üzlet egy árért.
    .mistake = Ne csak egy telepet nézz, mert egy mezővel messzebb kerül az állomás.

# en: 04918a1b
second_end = Válaszd ki az út másik végét. Az utolsó választásig semmit sem fizetsz.
    .matters = Mindkét irányban menjen áru: amit az egyik vége ad és a másik vesz, és fordítva. Egy mezővel hosszabb út egyszer 2 ezüst, aztán minden menetben egy kör.
    .mistake = Ne köss össze két olyan helyet, amelyek semmit sem adnak el egymásnak.

# en: e0eb2127
proposal = Válassz egyet a javasolt utak közül. Az árát akkor fizeted, ha mindent kiválasztottál.
    .matters = Számold a mezőket és az árat. A városi utcák ingyen vannak, de mezőnek számítanak; az ellenfél lapkái minden fizetett menetnél úthasználatba kerülnek.
    .mistake = Ne csak az árat nézd. A rövidebb út minden körben többet hoz.

# en: 659b2ccc
station_kind = Válaszd ki, mekkora legyen az állomás. A nagyobbnak több oldala van utaknak, és több pontot ér.
    .matters = Az alapállomásnak két oldala van, és eleinte elég. Központi épület nélkül a jármű nem lehet újabb az állomásainál.
    .mistake = Ne építs bővített állomást az első körökben. Később is bővítheted; az ezüst most fél szekér.

# en: 4398f03f
station_cell = Válaszd ki, hol álljon az állomás. Csak akkor hasznos, ha egy telepet érint.
    .matters = Kevés a jelölés és az állomáslapka: tizenkettő közútra, tíz vasútra, nyolc kikötő.
    .mistake = Ne építs olyan állomást, amely semmit sem szolgál ki.

# en: ee8dc24c
lay_start = Válaszd ki, hol kezdődik az út: állomásnál vagy nyitott végnél. Aztán mezőről mezőre rakod.
    .matters = A nyitott vég nem keres, amíg állomáshoz nem ér, és az ellenfél keresztülépíthet rajta.
    .mistake = Ne kezdd messze attól, ahol az ezüst elfogy.

# en: c2ecebbc
lay = Rakd le a következő lapkát, vagy állj meg. A befejezetlen út megvár.
    .matters = A híd egyenesen megy át a folyón; a folyó kanyarja nem hidalható át. Hagyj ezüstöt az út végére és egy járműre.
    .mistake = Ne egy mezővel az állomás előtt fogyjon el az ezüstöd.

# en: 028d0e78
demolish_object = Válaszd ki, mit bontasz: útvonalat, szakaszt, állomást vagy kikötőt. Ezüstbe kerül, és semmi sem jár vissza.
    .matters = Utána ugyanabban a lépésben még építhetsz. A korszerűsítés olcsóbb a cserénél.
    .mistake = Ne bonts ok nélkül. A legtöbb játékban senkinek sem kell.

# en: caad6708
demolish = Bontsd le az egészet vagy lapkánként. A fuvar, amely elveszti az útját, a lépés végén megszűnik.
    .matters = Nézd meg, melyik fuvarod használja, és mennyi pontot ér.
    .mistake = Ne szüntess meg olyan fuvart, amely még keresett.

# en: 7ffa0bec
modernise_object = Válassz egy útvonalat, állomást vagy kikötőpárt a korszerűsítéshez. Körönként egy dolgot teszel, tehát azt, ami a legtöbbet hozza.
    .matters = Az útvonal osztálya a leggyengébb lapkájáé vagy állomásáé: a sebesség az utolsó elemmel jön.
    .mistake = Ne hagyj alapállomást a végén, miután a lapkákat korszerűsítetted: egy kört sem nyersz vele.

# en: 5f7556f7
modernise_target = Válaszd ki, meddig korszerűsítesz. Egy állomás minden foka 10 pont, egy feljegyzett útvonal minden osztálya is.
    .matters = Az állatok és a gőz nem járnak autóúton és autópályán: nézd meg, mi közlekedik ott.
    .mistake = Ne korszerűsítsd az utat a járműveid osztálya fölé.

# en: 02b74b4f
modernise = Korszerűsítsd az egészet vagy darabonként. Azért fizetsz, amit fejlesztesz.
    .matters = A félkész útvonal olyan lassú, mint előtte. Az egészet fejleszd, ha telik rá.
    .mistake = Ne állj meg egy darabbal előbb.

# en: 41b51dc3
trade = Végy járművet a közös készletből, vegyél le állomáson álló fuvarról, vagy ajánlj fel egyet a járműparkodból az ellenfélnek. Ha készen vagy, fejezd be.
    .matters = Kösd össze a fajta határáig: a második és a harmadik jármű nem kér sort, árut és időt. A készlet közös, és a legtöbb fajta csak egy korban kapható.
    .mistake = Ne egy járművet tegyél arra a fuvarra, amelyen három is mehet.

# en: 411162b0
withdraw = Válaszd ki, hány jármű megy le a fuvarról. A járműparkodba kerülnek, és egy menetnyit pihennek.
    .matters = Pihenés közben eladhatók és pontot érnek. Ha mind lejön, a sor az árukkal megmarad.
    .mistake = Ne a túlsó végén vedd le a járműveket, hogy megspórold a hazautat. Sosem sikerül.

# en: c011f88d
offer = Az ellenfél használt járművet kínál fél áron. Fogadd el vagy utasítsd el.
    .matters = Neked 10–40 pontot ér, az ellenfelednek már nem; fuvaron sem kell lennie. A játék elején az ezüst egy fuvaron többet hoz.
    .mistake = Ne utasítsd el csak azért, mert régi.

# en: c0596d03
freight = Indíts, módosíts vagy szüntess meg fuvarokat, ahányat akarsz, aztán fejezd be. Csak állomáson álló fuvart módosíthatsz.
    .matters = A jó áru kevés: a jármű nélküli sor is megtartja a jelzőit. A drágább áru menjen odafelé, mert az ára mindkét irányban érvényes.
    .mistake = Ne fejezd be úgy, hogy meg sem nézted az állomáson álló fuvarokat. A következő alkalom egy egész menet múlva jön.

# en: 6be1142b
departure = Válaszd ki az induló állomást. Az innen induló áru szabja meg mindkét irány árát.
    .matters = Onnan indulj, ahol a drágább áru van. Központi épület nélkül egy állomás egy fuvart fogad.
    .mistake = Ne indulj megszokásból a telepnél, ha a város adja a drágább árut.

# en: 1ba10bca
destination = Válaszd ki a célállomást. Mindkettő a tiéd, egy fajta, és össze vannak kötve.
    .matters = Kevés mező és áru mindkét irányban: ez hoz ezüstöt.
    .mistake = Ne válaszd a legtávolabbi állomást azért, mert egy menet ott fizet a legtöbbet.

# en: 9fd44248
outbound = Válaszd ki az odafelé menő árut, vagy semmit. Egy jelzőt vesz el a közös készletből.
    .matters = Az ára mindkét irányban érvényes. Nézd meg, milyen járműved van: ökrös, traktor és tehervonat nem visz postát és utast.
    .mistake = Ne válassz olyan árut, amelyet egyik járműved sem vihet.

# en: 267ee646
return = Válaszd ki a visszafelé menő árut, vagy semmit. Egy jelzőt vesz el a közös készletből.
    .matters = A saját ára nem számít: az odafelé menő ára érvényes. Az üres irány felezi a fuvar bevételét.
    .mistake = Ne hagyd üresen a visszautat azért, mert olcsó az áru.

# en: faa46dc1
vehicle = Válaszd ki, mi közlekedjen a fuvaron. Rögtön az induló állomáson áll, és a következő körtől halad.
    .matters = A panel megmutatja, melyik fajta mennyit hoz körönként ezen az úton.
    .mistake = Ne köss le olyan járművet, amely mást is tudna, ahol egy egyszerűbb is megteszi.

# en: b57e306a
number = Válaszd ki, hány ilyen jármű közlekedjen együtt. Olyan gyorsak, mint egy.
    .matters = A sor minden járműve annyit visz, mint az első. Ami a járműparkban marad, nem keres.
    .mistake = Ne tarts néhányat a járműparkban egy fuvarhoz, amely még nincs kész.
