# The words of the game, explained: see docs/teaching.md.

# en: 137ce68e
worker = munkás
    .forms = munkás, munkást, munkások, munkásod, munkással, munkása, munkásodat, munkásokat, munkásnak, munkásokból, munkásaid, munkásait, munkásra, munkásért, munkásai, munkásokkal
    .says = Minden körben egyet helyezel a négy akciód egyikére. A fehérek előléptetnek, a színeseknek saját hatásuk van.

# en: b57e459d
specialist = szakember
    .forms = szakember*, szakmunkás*
    .says = Színes munkás: lila, narancs, szürke vagy türkiz. Mind a négy akciónál más a hatása.

# en: c6dcd940
available = elérhető munkások
    .forms = elérhető munkás*, elérhető*
    .says = A készletedben és a tábládon lévő munkások, a menedzserek nélkül. A köröd végén négynek kell maradnia.

# en: c278653a
supply = saját készlet
    .forms = saját készlet*
    .says = A táblád melletti munkások, akiket lehelyezhetsz. Ha a köröd elején üres, minden munkásod hazatér.

# en: 16d7c0ae
common-supply = közös készlet
    .forms = közös készlet*
    .says = A munkások, a pénz és a részvények, amelyek még senkié. A munkások száma véges, a pénzé és a részvényeké nem.

# en: 93b518ab
manager = menedzser
    .forms = menedzser*
    .says = Munkás, akit egy mérföldkő helyére léptettek elő. Ott marad, amíg a mérföldkő nem teljesül.

# en: 9a652b3d
promote = előléptetés
    .forms = előléptet*, léptesd elő
    .says = Egy elérhető munkás egy nyitott mérföldköved üres, a színének megfelelő helyére kerül.

# en: 719b1ba6
milestone = mérföldkő
    .forms = mérföldk*
    .says = Lapka a térképre szóló feltételekkel és menedzserek helyeivel. Teljesítve innen jön a legtöbb pontod; A után B, majd C, végül D jön.

# en: 1e678537
connected = bekapcsolva
    .forms = bekapcsolva, bekapcsolt, bekapcsolják, be van kapcsolva, bekapcsolni, bekapcsolod
    .says = Egy város be van kapcsolva, ha egy vágányod érinti. Washington és Charlotte mindig az.

# en: 94a6c8bd
rail = vágány
    .forms = vágány, vágányt, vágányok, vágányod, vágánya, vágányodat, vágánynak, vágányokat, vágányért, vágányra, vágánnyal, vágányaid
    .says = Két város közötti mezőre fektetett darab, akciónként kettő. Városokat kapcsol be, és mérföldkövekhez számít.

# en: 3e5e0cca
triangle = háromszög
    .forms = háromszög*
    .says = A nehéz terep jele. Mindegyik 100 $, amikor vágányt fektetsz oda.

# en: 54e1f470
building = épület
    .forms = épület, épületet, épületed, épületek, épülete, épületedet, épületenként, épületeid, épületből
    .says = A készleted bal szélső épülete városban állomás, a távírón hivatal lesz.

# en: a66e1e7d
station = állomás
    .forms = állomás, állomást, állomásod, állomások, állomásért, állomáson, állomása, állomásonként, állomásaid, állomásokat, állomásra
    .says = Épület egy bekapcsolt városban. A város árába kerül és jutalmat hoz; városonként egy lehet a tiéd.

# en: 87e54f3d
office = hivatal
    .forms = hivatal*, távíróhivatal*, kezdőhivatal*
    .says = Épület a távíró egyik szektorában. Semmibe sem kerül, részvényt hoz, és a szomszédos hivatalok pontot érnek.

# en: 1f7abf60
sector = szektor
    .forms = szektor*, távírószektor*
    .says = A távíróvonal nyolc részének egyike, saját részvényekkel és lapkával.

# en: 9c7e3310
bonus = bónusz
    .forms = bónusz*
    .says = Ráadás annak, aki elsőként épít egy városban, vagy megnyitja egy szektor első hivatalát. Semleges épület is elveszi.

# en: f93ab57e
share = részvény
    .forms = részvény*, részvénn*
    .says = Üzletért fizethetsz vele, és bármelyik döntésednél eladható 150 $-ért. Venni nem lehet.

# en: 7c49d748
deal = üzlet
    .forms = üzlet, üzletek, üzletet, üzleteket, üzletes, üzletért, üzleten, üzlethez, üzletnél, üzletekre, üzletjel*
    .says = Két ajánlat, amelyet egy üzletjel vagy a 3. és a 6. szektor nyit meg mindenkinek. Részvénybe kerül, és azt hozza, amit mutat.

# en: 5223a8dc
train = vonat
    .forms = vonat, vonatot, vonatok, vonatod, vonatért, vonatodat, vonatokat, vonatnak, vonatra, vonataid, vonatonként
    .says = Előlappal felfelé a végén 8 pont. Hátlapra fordítva bónuszt hoz, előlapra fordítva újra számít.

# en: 9a68c5d0
toll = vám
    .forms = vám, vámot, vámok, vámokat, vámmal, vámért
    .says = Ár egy sáv két helye között. Mindenki megfizeti, aki átlép rajta.

# en: 1bc92ea9
track = sáv
    .forms = sáv, sávok, sávot, sávon, sávokon, sávja, teljesítménysáv*, hálózatsáv
    .says = Három sáv a jelzőiddel. A végén mindegyik megszorozza, amid van: 5. szintű városok, állomások, hivatalok.

# en: 0d84c984
endowment = kezdővagyon
    .forms = kezdővagyon*
    .says = Lapka, amelyet az első kör előtt választasz: egy szakember és valami kezdésnek.
