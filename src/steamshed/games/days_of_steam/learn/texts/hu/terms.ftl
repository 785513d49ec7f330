# The words of the game, explained: see docs/teaching.md.

# en: 569e2b35
city = város
    .forms = város*, kezdőváros*
    .says = Lapka, amelynek színe van, és mind a négy oldalán vágány. Két áruval érkezik, és a saját színű árukat fogadja.

# en: d5ab43fe
good = áru
    .forms = áru, árut, áruk, árukat, áruval, árunak, áruért, árura, áruja, áruit, áruival, árukkal, áruból, árud
    .says = Kocka a négy szín egyikében. Az első saját színű városban leszállítva 2 pontot ér.

# en: 43c1eee8
steam = gőz
    .forms = gőz, gőzt, gőzöd, gőzödet, gőze, gőzzel, gőzért, gőzből, gőzöddel, gőzük, gőzbe, gőzödből
    .says = Ez hajtja a vonatot. Lapka, víz és szén hozza, a menet minden lépése fogyasztja, és legfeljebb 6 fér a kazánba.

# en: 53c64565
boiler = kazán
    .forms = kazán, kazánba, kazánnal, kazánban, kazánok, kazánodban, kazánodat, kazánod, kazánból
    .says = Ebben van a gőzöd, 0-tól 6-ig. Ami nem fér bele, elvész.

# en: cf492200
run = menet
    .forms = menet, menetben, menethez, menetre, menetnek, menetet, meneted, menetek, menettel, menete, menetért, menetből
    .says = Olyan kör, amelyben a vonatod megy: lépésről lépésre a vágányon, visszafordulás nélkül, amíg meg nem állsz.

# en: 32c0e678
step = lépés
    .forms = lépés*, egyet lép, hármat lép
    .says = Egyik vágányról vagy városból a következőre. 1 gőzbe kerül, dombra 2-be, másik vonat mellett 1-gyel többe.

# en: 7758b473
curve = ív
    .forms = ív, ívet, íven, ívek, ívre, ívnek, ívvel, ívért, íveken
    .says = Hajló vágány. Ha egy íves menet 2-nél több gőzbe került, a végén a kocka dönt.

# en: ffdc6ef6
derail = kisiklás
    .forms = kisikl*, kisiklás*
    .says = A kocka nem mutatott többet, mint a 2 fölött elköltött gőz: a vonat és az áruk visszakerülnek oda, ahonnan indultak, a gőz elvész.

# en: bf229ac5
circuit = körpálya
    .forms = körpály*
    .says = Visszatérő vágány legalább két városon át, amelyen egy vonat visszafordulás nélkül körbemehet.

# en: dded8b77
marker = körpályajelző
    .forms = jelző, jelzőt, jelzők, jelződ, jelzőért, jelzőjük, jelzője, jelzőket, körpályajelző*
    .says = Aki új körpályát zár be, kap egyet. Hét van, mindegyik 1 pont.

# en: 4f2f54f7
hill = domb
    .forms = domb*
    .says = Vágány, amelyre lépni 1 helyett 2 gőz. Egy lapkának számít.

# en: fdf45efd
bridge = híd
    .forms = híd*, hidat, hidak, hidakon
    .says = Két egyenes vágány, amely keresztezi egymást, de nem találkozik: a vonat azon marad, amelyen jött.

# en: 0e1f0b92
double-curve = kettős ív
    .forms = kettős ív*
    .says = Két ív egy lapkán, amely nem találkozik. Mindkettő külön vágány.

# en: 9ca545ba
junction = váltó
    .forms = váltó*
    .says = Elágazó vágány. A vonat csak arra mehet rajta, amerre onnan, ahol jött, tovább vezet.

# en: f68cff21
dead-end = vakvágány
    .forms = vakvágány*, vakvágánnyal
    .says = Vágány, amely a lapkán véget ér. A menet ott befejeződik; a következő körben a vonat arra megy, amerről jött.

# en: a9397319
water-tower = víztorony
    .forms = víztoron*, víztorn*
    .says = Ha a köröd elején mellette áll a vonatod, a kört 4 gőz felvételére használhatod.

# en: 5f45f7d3
coal = szén
    .forms = szén*, szenet, szene, szened, szenek
    .says = Mindenki öt kockát kap, amikor a tizenkettedik város is lekerült. A kör elején elégetve mindegyik 1 gőz, későbbi körökre.

# en: 78527791
display = kínálat
    .forms = kínálat*
    .says = A két nyílt város az áruival, amelyekből bárki vehet egyet.

# en: 39a9ff80
symbol = jeles lapka
    .forms = jeles lapk*, jeles
    .says = Lapka, amely meglévő vágányra is lerakható.
