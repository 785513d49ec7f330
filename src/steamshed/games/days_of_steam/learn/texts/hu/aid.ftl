# A Days of Steam játékossegédlete: egy oldal a tábla mellé. A sorok celláit | választja el.

# en: 0a16666d
turn = A köröd: egy ezekből
    .step-1 = Vágánylapka lerakása
    .step-1-says = Megkapod a gőzét (1 vagy 2). Azután egy lapkát húzol.
    .step-2 = Város lerakása
    .step-2-says = A kínálatból az áruival, vagy a pakliból húzva, azután két áru a zsákból. 1 gőz. Lapkát nem húzol.
    .step-3 = Vonat
    .step-3-says = Gőzt fizetsz, árut viszel. Addig tart, míg meg nem állsz.
    .step-4 = Vízfelvétel
    .step-4-says = Csak ha a köröd kezdetén víztoronynál áll a vonatod: 4 gőz.
    .note = Passzolni nem lehet. A kazánba 6 fér; ami több, elvész. A játék végén, 1–3 előtt: szénégetés, kockánként 1 gőz, a következő körtől költhető.

# en: a973bfee
where = Hová kerülhet lapka
    .row-1 = Vágány | Vágány vágányhoz, üres oldal üres oldalhoz. Vonat futhasson rajta át városba visszafordulás nélkül, 5 lapkán belül, az újjal együtt. A vakvágány nem elég.
    .row-2 = Város | Mind a négy oldalán vágány. Út másik városba, köztük 2 vagy több lapka. Ötös határ nincs.
    .row-3 = Jeles lapka | Vágányra is. Dombra, hídra, városra, vonat alá nem. Semmit sem vág el.

# en: 5e21632f
goods = Áruk
    .says = Egy áru fér fel. Felrakás az út bármely városában, induláskor is. Az első saját színű városban azonnal leszállítva, de nem ott, ahol felraktad. Más városban megállsz: lekerül, bárki elviheti. Vágányon megállsz: fent marad.

# en: 94b55f66
coal = Szén
    .says = A tizenkettedik város mindenkinek 5 szenet ad. Égetés a köröd elején, egyszer, azután lapka vagy vonat; víz nem.

# en: 4bccf9c8
steps = Mennyibe kerül egy lépés
    .row-1 = vágány, vakvágány, város | 1
    .row-2 = domb | 2
    .row-3 = másik vonat mellett el, városban soha | 1-gyel több
    .note = Az indulás, a felrakás és a leszállítás ingyenes. Futás közben nincs visszafordulás; városban szabadon; két kör között ingyen. Ne állj meg olyan vágányon, ahol más vonat áll.

# en: 6762bbda
curves = Ívek
    .head = elköltött gőz | kisiklik
    .row-1 = 1–2 | nincs dobás
    .row-2 = 3 | 1
    .row-3 = 4 | 1–2
    .row-4 = 5 | 1–3
    .row-5 = 6 | 1–4
    .says = Íven futottál, és 2-nél többet költöttél? A végén egyszer dobsz. Kisiklás: vonat és áruk vissza, ahogy a menet előtt, a gőz elveszett, a körnek vége.
    .note = Nem ív: város, vakvágány, a lapka, ahonnan indulsz, váltó, amelyen megállsz, ha egyenesen is vezet.

# en: f99a050c
circuits = Körpályák
    .says = Visszatérő vágány legalább két városon át, amelyen egy vonat visszafordulás nélkül körbefuthat, semmit sem használva kétszer (híd és kettős ív: vágányonként egyszer). Ha újat zársz be: azonnal 1 jelző. Összesen hét jelző. Új: más városok, vagy egészen külön vágány. Nem új: kerülő, amelynek közös vágánya van a régivel.

# en: 430fddda
points = Pontok
    .row-1 = leszállított áru | 2
    .row-2 = körpályajelző | 1
    .row-3 = 2, 3, 4 különböző szín | 1, 3, 5
    .note = 13 pont azonnal nyer. Különben az utolsó vágánylapka húzásakor vége: több pont, azután jelző, azután gőz. A következő áru értéke: az első 2, második szín 3, harmadik 4, negyedik 4, meglévő szín 2.

# en: 0290251a
before = Mielőtt megállsz
    .rule = Van itt áru, amely arra megy, amerre én?
    .says = És mit tehet a következő vonat a gőzével?
