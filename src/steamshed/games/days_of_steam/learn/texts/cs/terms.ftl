# The words of the game, explained: see docs/teaching.md.

# en: 569e2b35
city = město
    .forms = město, města, městě, městem, městu, měst, městům, městech, městy
    .says = Dílek, který má barvu a koleje na všech čtyřech stranách. Přichází s dvojím zbožím a přijímá zboží své barvy.

# en: d5ab43fe
good = zboží
    .forms = zboží, zbožím
    .says = Kostka jedné ze čtyř barev. Doručená v prvním městě své barvy má cenu 2 bodů.

# en: 43c1eee8
steam = pára
    .forms = pára, páru, páry, párou, páře, par
    .says = Pohání vlak. Přinášejí ji dílky, voda a uhlí, stojí ji každý krok jízdy a do kotle se jí vejde nejvýš 6.

# en: 53c64565
boiler = kotel
    .forms = kotel, kotle, kotlem, kotli, kotlů, kotlích
    .says = Je v něm tvá pára, od 0 do 6. Co se nevejde, propadá.

# en: cf492200
run = jízda
    .forms = jízda, jízdy, jízdu, jízdou, jízdě, jízdami, jízd, jízdách
    .says = Tah, ve kterém jede tvůj vlak: krok za krokem po kolejích, bez couvání, dokud nezastavíš.

# en: 32c0e678
step = krok
    .forms = krok, kroky, kroku, kroků, krokem, krocích
    .says = Z jedné koleje nebo města na další. Stojí 1 páru, na kopec 2, na kolej s cizím vlakem o 1 víc.

# en: 7758b473
curve = zatáčka
    .forms = zatáč*
    .says = Ohnutá kolej. Když jízda přes zatáčku stála víc než 2 body páry, rozhodne na jejím konci kostka.

# en: ffdc6ef6
derail = vykolejení
    .forms = vykolej*
    .says = Kostka neukázala víc než páru utracenou nad 2: vlak i zboží se vracejí, odkud vyjely, a pára je pryč.

# en: bf229ac5
circuit = okruh
    .forms = okruh*
    .says = Koleje, které se aspoň přes dvě města vracejí na začátek a které by vlak projel bez couvání.

# en: dded8b77
marker = žeton okruhu
    .forms = žeton* okruh*, žeton*
    .says = Dostane ho, kdo uzavře nový okruh. Je jich sedm, každý za 1 bod.

# en: 4f2f54f7
hill = kopec
    .forms = kopec, kopce, kopci, kopcem, kopců
    .says = Kolej, na kterou se vjíždí za 2 body páry místo 1. Počítá se jako jeden dílek.

# en: fdf45efd
bridge = most
    .forms = most, mosty, mostu, mostem, mostů, mostě, mostech
    .says = Dvě přímé koleje, které se kříží a nestýkají: vlak zůstává na té, po které přijel.

# en: 0e1f0b92
double-curve = dvojitá zatáčka
    .forms = dvojit* zatáč*
    .says = Dvě zatáčky na jednom dílku, které se nestýkají. Každá je samostatná kolej.

# en: 9ca545ba
junction = výhybka
    .forms = výhyb*
    .says = Kolej, která se větví. Vlak smí jen na ty větve, které vedou dál odtamtud, odkud přijel.

# en: f68cff21
dead-end = slepá kolej
    .forms = slep* kolej*, slep* kolejí
    .says = Kolej, která na dílku končí. Jízda tam končí; v příštím tahu se vlak vrací, odkud přijel.

# en: a9397319
water-tower = vodárna
    .forms = vodár*
    .says = Stojí-li u ní tvůj vlak na začátku tahu, můžeš tah využít a vzít 4 body páry.

# en: 5f45f7d3
coal = uhlí
    .forms = uhlí, uhlím
    .says = Každý dostane pět kostek, když leží dvanácté město. Spálená na začátku tahu dá každá 1 páru, na pozdější tahy.

# en: 78527791
display = nabídka
    .forms = nabídka, nabídky, nabídce, nabídku, nabídkou
    .says = Dvě otevřená města se zbožím, ze kterých si kdokoli může jedno vzít.

# en: 39a9ff80
symbol = dílek se znakem
    .forms = dílek se znakem, dílky se znakem, dílku se znakem, dílků se znakem, se znakem, znak
    .says = Dílek, který se smí položit i na ležící koleje.
