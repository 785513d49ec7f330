# The words of the game, explained: see docs/teaching.md.

# en: 74d34676
silver = ezüst
    .forms = ezüst*
    .says = A játék pénze. A megérkező rakományok hozzák; építésre, járművekre és úthasználatra kell.

# en: 4d130959
start-cube = start kocka
    .forms = start kock*, kocka, kockát
    .says = Akinél van, a kör minden lépésében ő kezd. Utána a másik kapja meg.

# en: 924154b5
control-card = vezérlőkártya
    .forms = vezérlőkárty*
    .says = Minden körben egyet húztok és azonnal végrehajtotok: árak, időjárás, kedvezmények.

# en: 7a5fbcd3
era = kor
    .forms = kor, korok, korban, kort, korszak*, korokban, kornak, korból, korhoz, korba
    .says = A játék négy részének egyike, 24, 24, 16 és 16 körrel. Mindegyik új utakat és járműveket hoz.

# en: 90ad29c4
facility = telep
    .forms = telep, telepek, telepet, telepnek, telepnél, telepekkel, telephez, teleptől, telepen, telepeket
    .says = Város, farm vagy üzem a térképen. A mellette álló állomásokon ad és vesz árut.

# en: 4425b6cd
station = állomás
    .forms = állomás, állomást, állomások, állomásod, állomáson, állomásra, állomásnak, állomásokat, állomása, állomásokra, állomásodon, állomásai, állomásaid, állomástól, állomásig, állomásokon
    .says = Telepek mellett áll, és fuvaraid egyik vége. Mindegyik egy fajtához tartozik: közúti, lóvasúti, vasúti, mágnesvasúti.

# en: 9d22c317
port = kikötő
    .forms = kikötő, kikötőt, kikötők, kikötőd, kikötővel, kikötőkből, kikötőben, kikötőre, kikötőket, kikötőből, kikötője, kikötőnek
    .says = A hajók állomása, egyenes vagy kifelé hajló tengerparton.

# en: 509ea9da
seat = székhely
    .forms = székhely*
    .says = Az első közúti állomásod, a 0. számú. Ide épül a központi épület.

# en: 9de1b980
route = útvonal
    .forms = útvonal*
    .says = Kész út két azonos fajtájú állomásod között. Feljegyzik, és a végén pontot ér.

# en: bd439f7a
line = fuvar
    .forms = fuvar, fuvart, fuvarok, fuvaron, fuvarra, fuvarnak, fuvarokat, fuvarja, fuvarod, fuvarral, fuvarhoz, fuvarban, fuvaraid, fuvaronként
    .says = A fuvartábla egy sora: két állomás, áru oda, áru vissza, és járművek, amelyek ide-oda járnak.

# en: e218dc04
freight-board = fuvartábla
    .forms = fuvartábl*
    .says = A tábla a tizenkét soroddal: öt a közútnak, négy a sínnek, három a hajóknak.

# en: 08dc3f7b
token = jelző
    .forms = jelző, jelzőt, jelzők, jelzője, jelzőket, jelzővel, jelzőjük, jelzőből
    .says = Egy fuvar minden rakott iránya egy árujelzőt tart. Ha nincs több, azt az árut senki sem rakhatja fel többé.

# en: 2a4a1235
load = rakomány
    .forms = rakomány*
    .says = Amit egy fuvar járművei egy irányban visznek. Érkezéskor mennyiségszer ár, és mezőnként 1 ezüst.

# en: 5193d1d6
toll = úthasználat
    .forms = úthasználat*
    .says = Ellenfeled minden lapkájáért, amelyet egy kifizetett rakomány használt, 1 ezüstöt adsz neki.

# en: d810e328
joint-tile = közös lapka
    .forms = közös lapk*
    .says = Ellenfeled lapkája, amelyhez kijáratot építettél. A játék végéig mindkettőtöknek ingyenes.

# en: c996e62a
class = osztály
    .forms = osztály*
    .says = Egy út annyira jó, mint a legrosszabb része. Az osztály megmondja, milyen gyors ott egy jármű, és egyáltalán mehet-e rajta.

# en: c3ea6924
couple = összekötés
    .forms = összeköt*
    .says = Egy fuvar egyfajta járművei egyként mozognak, és együtt annyit visznek, amennyi mindegyikre fér.

# en: f66daa29
central-building = központi épület
    .forms = központi épület*
    .says = A 0. állomásodon áll. Vele egy állomás több fuvar vége lehet, és újabb járművek is megállhatnak régi állomáson.

# en: 6fd2b7db
modernise = korszerűsítés
    .forms = korszerűsít*
    .says = Lapkák és állomások jobb fajtára emelése. Egy útvonal csak akkor nyer vele, ha minden része emelkedik.

# en: d5db0ded
portal = alagútbejárat
    .forms = alagútbejárat*, bejárat*
    .says = Az alagút két végének egyike, szabad földön.

# en: dedfbf29
bridge = híd
    .forms = híd, hidak, hidat, hídon, hídért, híddal, hidakat, hídra, hidakért
    .says = Az utat egyenesen viszi át egy folyón: 4-gyel, folyam fölött 8-cal drágább.

# en: 4c4d57ca
personality = személyiség
    .forms = személyiség*
    .says = A haladó játék kártyája, amelyet végig játszol: árakat, sebességet vagy költségeket változtat meg neked.
