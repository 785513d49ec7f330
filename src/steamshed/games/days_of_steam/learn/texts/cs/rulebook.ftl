# Kniha pravidel: zpráva pro každou kapitolu a každý oddíl. Viz docs/teaching.md.

## O čem hra je

# en: 1673e3a0
what-the-game-is = O čem hra je
    .lead = Dva až čtyři vlaky sdílejí jednu železnici, která vyrůstá z jediného města. Pokládej dílky a získávej páru, utrácej páru za dopravu zboží a měj první 13 bodů.

# en: 51b3d3c7
what-the-game-is-the-table = Části stolu
    .says = Dva obrázky ukazují, co leží na stole uprostřed hry.
    .picture-the-map = Železnice: koleje, dvě města a vlak.
    .picture-the-displays = Zásoba a to, co má každý hráč.
    .part-1 = Město. Jeho barva říká, které zboží přijímá.
    .part-2 = Zboží, které čeká na naložení.
    .part-3 = Výhybka. Číslo v rohu je pára, kterou dílek přinesl.
    .part-4 = Kopec: vjezd stojí 2 body páry.
    .part-5 = Zatáčka s vodárnou.
    .part-6 = Most: dvě koleje, které se nespojují.
    .part-7 = Tvůj vlak.
    .part-8 = Město v nabídce se svým zbožím.
    .part-9 = Hromádka dílků kolejí.
    .part-10 = Zbývající žetony okruhů.
    .part-11 = Tvůj kotel: pára, kterou máš.

# en: 8e9b29b8
what-the-game-is-one-railway-for-all = Jedna železnice pro všechny
    .says = Koleje nepatří nikomu: co jeden hráč položí, po tom smějí jezdit všechny vlaky. Ve svém tahu položíš dílek, nebo jedeš vlakem, nebo vezmeš vodu. Dílky a voda plní tvůj kotel párou, jízda ho vyprazdňuje.

# en: 6c7c4b3f
what-the-game-is-where-points-come-from = Odkud jsou body
    .says = Zboží přivezené do města své barvy má cenu 2 bodů. Za uzavřený okruh je žeton, tedy 1 bod. Zboží různých barev přináší bonus až 5 bodů.

# en: 27382055
what-the-game-is-how-it-ends = Jak hra končí
    .says = Kdo má 13 bodů, okamžitě vyhrává. Když se to nikomu nepodaří, hra končí vzetím posledního dílku kolejí a vyhrává, kdo má nejvíc bodů. Do té doby nikdo nevypadne.

# en: 47af1cb5
what-the-game-is-reconstructed = Co je rekonstruováno
    .says = Pravidla udávají celkové počty, ale ne seznam dílků. Kolik je dílků každého druhu, jejich čísla a znaky jsou pro tento program rekonstruované. Také tři města každé barvy a číslo na městě. Kde pravidla mlčí, má program vlastní rozhodnutí: dílek vyměníš, když nic jiného udělat nemůžeš, a po dvanácti kolech bez postupu hra končí.

## Příprava

# en: 287a295e
setting-up = Příprava
    .lead = Jedno město, na něm všechny vlaky, prázdné kotle a u každého hráče tři skryté dílky. Další dvě města leží otevřeně, na každém dvojí zboží.

# en: a0574e81
setting-up-cities-and-goods = Města a zboží
    .says = Měst je dvanáct, od každé ze čtyř barev tři. Jedno je počáteční a nedostane žádné zboží; dvě tvoří nabídku, na každém leží dvojí zboží ze sáčku; zbylých devět je hromádka měst. V sáčku je 28 kostek zboží, od každé barvy 7. Sedm žetonů okruhů a 20 kostek uhlí leží stranou a uhlí zatím nikdo nemá.

# en: d9358a87
setting-up-hands-and-piles = Ruce a hromádky
    .says = Z 80 dílků kolejí si každý hráč vezme tři. Ostatní tvoří hromádku kolejí: 74 dílků při dvou hráčích, 71 při třech, 68 při čtyřech. Každý tah začínáš se třemi dílky, dokud hromádka nedojde; dílky se nikdy nevyměňují mezi hráči ani nevracejí.

# en: cbb0929e
setting-up-trains-and-boilers = Vlaky a kotle
    .says = Všechny vlaky stojí v počátečním městě. V kotli je pára od 0 do 6, nikdy víc ani míň. Na začátku je prázdný.

# en: a0a86c2d
setting-up-who-begins = Kdo začíná
    .says = Kdo začne, rozhodne náhoda. Pak se hraje doleva.

# en: 35289b65
setting-up-what-everybody-knows = Co všichni vědí
    .says = Dílky v ruce vidíš jen ty, ale kolik jich držíš, vidí všichni. Pořadí obou hromádek a sáčku je skryté všem; co ještě nikdo neviděl, se dá spočítat. Vše ostatní je otevřené: deska, nabídka, zboží, vlaky a co vezou, pára, uhlí, žetony a body.

## Tah

# en: 42f9e214
the-turn = Tah
    .lead = Ve svém tahu uděláš přesně jednu věc. Pak jednu udělá hráč po tvé levici.
    .worked = Zelená stojí ve žlutém městě s 1 bodem páry. Leží tu červené zboží a červené město ještě není. O tři tahy později je doručené; Oranžová mezitím pokládá dílky.
    .row-0 = Tah · co dělá Zelená · pára
    .row-1 = 1 · položí přímou kolej s číslem 2 a vezme si dílek · 1 + 2 = 3
    .row-2 = 2 · položí červené město z nabídky, číslo 1 · 3 + 1 = 4
    .row-3 = 3 · naloží červené a jede přes dva dílky do města: 2 body · 4 – 3 = 1

# en: 27ad83d3
the-turn-a-turn-in-pictures = Tah v obrázcích
    .says = Ve svém tahu uděláš jednu ze tří věcí.
    .picture-turn-tile = Položíš dílek: o 2 body páry víc, teď 5.
    .picture-turn-run = Nebo jedeš vlakem: tři kroky za 3 body páry a žluté zboží přinese 2 body.
    .picture-turn-water = Nebo vezmeš vodu u vodárny: 4 body páry.

# en: 7105be94
the-turn-one-thing = Jedna akce za tah
    .says = Polož dílek kolejí, polož město, jeď vlakem, nebo vezmi u vodárny vodu: jedno z toho a jen jedno. Když je hotovo, je na tahu hráč po tvé levici.

# en: 7effdf3c
the-turn-drawing = Nový dílek
    .says = Po položení dílku kolejí si jako poslední krok tahu vezmeš nový z hromádky kolejí. Město není z tvé ruky, a tak za ně nový dílek nedostaneš.

# en: bc03a051
the-turn-coal-comes-before = Uhlí je předtím
    .says = Ke konci hry mají všichni uhlí. Než položíš dílek nebo vyjedeš, smíš ho část spálit; tvůj tah tím není vyčerpaný.

# en: 08c6bb7d
the-turn-no-passing = Bez pasování
    .says = Pasovat nelze. Když opravdu nejde udělat vůbec nic, vyměníš dílek: jeden z ruky odložíš lícem nahoru ze hry a vezmeš si jiný, pokud nějaký zbývá. Odložený dílek vidí všichni, z tvé ruky víc nic.

## Kladení kolejí

# en: 199327cc
laying-track = Kladení kolejí
    .lead = Dílek musí pasovat na všech stranách a vlak po něm musí moci dojet do města. Za to dostaneš páru, která je na něm napsaná.
    .worked = Ze žlutého města vede přímá kolej, přímá kolej, zatáčka a přímá kolej se slepou: čtyři dílky. Zelená má 5 bodů páry a na konec pokládá kopec s číslem 2.
    .row-0 = Kopec je pátý dílek od města: dovoleno. Šestý by byl příliš daleko.
    .row-1 = 5 + 2 by bylo 7; do kotle se vejde 6 a 1 bod páry přijde nazmar.

# en: 38b677f8
laying-track-from-your-hand = Z ruky
    .says = Dílek z ruky polož na prázdné pole, natočený, jak chceš. Vždy navazuje na koleje, které leží: na pole musí nějaká kolej mířit. Jen dílek se znakem smí ležet i na jiném dílku a jinak dílky z desky nikdy nemizí.

# en: 05f66f47
laying-track-track-meets-track = Kolej se potkává s kolejí
    .says = Kde se nový dílek dotýká jiných, musí se kolej potkat s kolejí a prázdná strana s prázdnou stranou. Slepá kolej je také kolej a město má koleje na všech čtyřech stranách. Na prázdných polích kolem nezáleží.
    .picture-meets-allowed = Zatáčka navazuje na trať.
    .picture-meets-refused = Trať by končila u strany bez kolejí.

# en: a3584308
laying-track-a-way-to-a-city = Cesta do města
    .says = Vlak musí moci přejet po některé koleji nového dílku a dojet do města, aniž by kdy couval; stačí jeden směr. Slepá kolej nestačí, ani kolej, která vede jen do slepé. Zbytek dílku smí vést kamkoli, i do prázdna.
    .picture-way-allowed = Trať vede dílkem dál; slepá kolej je vedle ní.
    .picture-way-refused = Trať by vedla do slepé koleje: z tohoto dílku se žádný vlak do města nedostane.

# en: c9bb4269
laying-track-not-too-far = Ne příliš daleko
    .says = To město smí být po kolejích nejvýš pět dílků daleko, nový dílek v to počítaje: dílek hned vedle města je první. Kopec je tu jeden dílek, i když vjet na něj stojí víc.

# en: 520e4b45
laying-track-between-two-cities = Mezi dvěma městy
    .says = Koleje smějí spojit dvě města jediným dílkem. Odstup se musí dodržet, jen když se pokládá město.

# en: 52f8a24f
laying-track-steam = Pára
    .says = Dostaneš tolik páry, jaké je číslo na dílku: 2 za obyčejné koleje, kopce a dílky se slepou kolejí, 1 za mosty, výhybky, dvojité zatáčky, vodárny a všechny dílky se znakem. Do kotle se vejde 6, co je navíc, přijde nazmar. Potom se zjistí, zda na desce vznikl nový okruh.

## Města

# en: 3d607d6a
cities = Města
    .lead = Město je dílek s kolejemi na všech stranách a přináší dvojí zboží. Mezi ním a nejbližším jiným městem musí ležet aspoň dva dílky kolejí.
    .worked = Ze žlutého města vede oklikou trať ze tří dílků k poli, které leží o dvě pole na východ. Zelená tam položí červené město a v příštím tahu mezi obě přímou kolej.
    .row-0 = Červené město: po kolejích tři dílky od žlutého, dovoleno · pára 0 + 1 = 1
    .row-1 = Přímá kolej mezi nimi: dovoleno a uzavírá okruh · pára 1 + 2 = 3, 1 žeton
    .row-2 = V opačném pořadí: po přímé koleji je mezi nimi jen jeden dílek a město by bylo příliš blízko.

# en: 43494b3c
cities-from-the-display-or-the-pile = Z nabídky, nebo z hromádky
    .says = Vezmi jedno ze dvou měst v nabídce i s jeho zbožím, nebo vrchní město z hromádky. Město vzaté z nabídky hned nahradí nové z hromádky a dostane dvojí zboží ze sáčku. Když hromádka dojde, místo zůstane prázdné.

# en: 97b870c1
cities-drawn-from-the-pile = Vzaté z hromádky
    .says = Město vzaté z hromádky vidí všichni a musíš ho položit, ať má jakoukoli barvu. Teprve pak dostane dvojí zboží ze sáčku. Brát z hromádky smíš, jen když je pro město nějaké pole.

# en: 49e1a5d7
cities-where = Kam smí město
    .says = Na prázdné pole, ke kterému není obrácená žádná prázdná strana. Vlak musí moci z města dojet do jiného bez couvání a nejkratší taková cesta musí mít aspoň dva dílky kolejí; kopec je jeden dílek. Cesta zpátky do téhož města se nepočítá a nezáleží ani na tom, jak blízko jsou města vzdušnou čarou. Města se neotáčejí. Dokud pro město není žádné pole, nelze je vzít z nabídky ani z hromádky.
    .picture-city-allowed = Mezi městy leží dva dílky kolejí.
    .picture-city-refused = Město by tu bylo od modrého vzdálené jen jeden dílek.

# en: bb6809a6
cities-side-by-side-and-over-switches = Vedle sebe a přes výhybky
    .says = Dvě města nikdy neleží hned vedle sebe. Koleje, na kterých by vlak musel couvat, města nespojují, takže nejsou ani spojená, ani příliš blízko. Koleje, které vlak otočí, je spojují.

# en: ecc34e6d
cities-as-far-out-as-track-leads = Tak daleko, kam vedou koleje
    .says = Město smí ležet na konci kterékoli trati, ať je jakkoli dlouhá. Hranice pěti dílků platí jen pro koleje.

# en: afa20f5a
cities-what-a-city-brings = Co město přináší
    .says = Dostaneš jeho 1 bod páry, a když uzavře nový okruh, žeton. Jakmile na desce leží dvanácté město, každý hned dostane pět kostek uhlí.

# en: d04332d3
cities-goods-enough = Zboží je dost
    .says = Jedenáct měst spotřebuje 22 kostek zboží z 28, takže sáček nikdy nedojde. Město na desce nové zboží nedostává, ani když to jeho dojde.

## Jízda vlakem

# en: 477c5678
running = Jízda vlakem
    .lead = Jízda má nejvýš šest kroků a platí se krok za krokem. Vlak sleduje koleje a nikdy necouvá, dokud nezastavíš.
    .worked = Zelená stojí ve žlutém městě se 6 body páry a chce do červeného. Jedna cesta vede jihem, druhá severem přes kopec. Všechny tři jízdy vedou zatáčkou a kostka je milostivá.
    .row-0 = Cesta · kroky · utraceno · zbývá
    .row-1 = Jih · zatáčka 1, přímá kolej 1, město 1 · 3 · 3
    .row-2 = Sever · kopec 2, zatáčka 1, město 1 · 4 · 2
    .row-3 = Sever, na kopci Oranžová · kopec 3, zatáčka 1, město 1 · 5 · 1

# en: d37a21a2
running-your-own-train = Tvůj vlak
    .says = Jezdíš jen svým vlakem, aspoň jeden krok a jen po kolejích. Platíš párou, která v kotli byla na začátku tahu, ne párou z právě spáleného uhlí. Jízda smí vést dvakrát týmž místem, objet okruh i skončit tam, kde začala.

# en: f0a44f35
running-what-a-step-costs = Co stojí krok
    .says = Krokem vlak vjede na další kolej nebo do dalšího města. Vjet na kolej, na slepou kolej nebo do města stojí 1 bod páry, na kopec 2. Odjezd nestojí nic.

# en: bdfc6356
running-other-trains = Jiné vlaky
    .says = Vjet na kolej, na které stojí jiný vlak, stojí o 1 víc, na kopci tedy 3. Celá výhybka je jeden kus koleje. Obě koleje mostu nebo dvojité zatáčky jsou oddělené, stejně jako slepá kolej vedle průběžné. Ve městech je místo pro všechny a bez příplatku.

# en: 11dca823
running-setting-out = Vyjetí
    .says = Vyjet smíš každým směrem, kam vede kolej pod tvým vlakem, ať přijel odkudkoli. Z města kteroukoli stranou. Mezi tahy se tedy vlak otáčí zadarmo.

# en: 760ab463
running-under-way = Cestou
    .says = Jedoucí vlak nikdy necouvá. Na výhybce smí jen na větve, které pokračují odtud, kudy přijel. Kde kolej vede na prázdné pole, tam se dál nejede.

# en: 76804b12
running-in-a-city = Ve městě
    .says = Město lze opustit kteroukoli stranou, i tou, kudy vlak přijel. Nikde jinde se jedoucí vlak nemůže jen tak vrátit.

# en: 7ec82798
running-dead-ends-bridges-double-curves = Slepé koleje, mosty, dvojité zatáčky
    .says = Slepá kolej je konec jízdy; v příštím tahu ji vlak opustí tudy, kudy přijel. Na mostě a na dvojité zatáčce se vlak drží koleje, po které přijel.

# en: aeed09b9
running-stopping-and-passing = Zastavení a míjení
    .says = Nesmíš zastavit na koleji, kde stojí jiný vlak; druhá kolej téhož dílku je volná a každé město také. Na takovou kolej smíš vjet, jen když ti pára vystačí dál, až na místo, kde zastavit lze. Na obsazenou slepou kolej tedy nevjede nikdo.

# en: 966d031b
running-paying-and-stopping = Placení a konec jízdy
    .says = Každý krok se platí hned a nelze utratit víc, než máš. Jízda končí, teprve když zastavíš. Protože krok stojí aspoň 1 a do kotle se vejde 6, kroků je nejvýš šest.

## Zatáčky a kostka

# en: 0205362b
curves-and-the-die = Zatáčky a kostka
    .lead = Na přímé koleji rychlost omezená není. Stojí-li jízda přes zatáčku víc než 2 body páry, rozhodne na konci kostka.
    .worked = Zelená ve žlutém městě naloží červené zboží; do červeného města vede přímá kolej a zatáčka. Zelená má 6 bodů páry.
    .row-0 = Jedna jízda: pára 1 + 1 + 1 = 3 a zatáčka, Zelená hází
    .row-1 = Kostka 1: vykolejení. Vlak i zboží jsou zpátky ve žlutém městě, zbývají 3 body páry, žádné body
    .row-2 = Kostka 2 až 6: dojel. Zbývají 3 body páry, 2 body
    .row-3 = Dvě jízdy, 2 body páry a pak 1: bez hodu, zbývají 3 body páry, 2 body, ale o tah později

# en: 707fdfd0
curves-and-the-die-when-you-roll = Kdy házíš
    .says = Hází se jednou, na konci jízdy, když stála víc než 2 body páry a vedla aspoň jednou zatáčkou. Počítá se vše zaplacené, i kopce a míjení. Kde na cestě zatáčka byla, je jedno.

# en: d6d18be4
curves-and-the-die-when-you-derail = Kdy vykolejíš
    .says = Vykolejíš, když kostka ukáže nejvýš tolik, kolik stála jízda nad 2. Po 3 bodech páry je to 1, po 4 je to 1 nebo 2; po 5 od 1 do 3, po 6 od 1 do 4. Se 6 body páry přes zatáčku tedy dojedeš jen dvakrát ze šesti.

# en: 5331cc7c
curves-and-the-die-what-is-a-curve = Co je zatáčka
    .says = Počítá se každá zatáčka, kterou vlak projel, i na kopci, u vodárny a na větvi výhybky. Kolej, na které zastavil, se počítá, pokud by z ní mohl dál jen zatáčkou. Nepočítá se zatočení ve městě, slepá kolej, kolej, kde jízda začala, a výhybka, na které vlak zastavil a která vede i rovně.

# en: 65bb9186
curves-and-the-die-derailed = Vykolejení
    .says = Vlak je zpátky tam, kde začal, a všechno zboží také, doručené i nedoručené. Utracená pára je ztracená a tvůj tah končí. Pára z uhlí spáleného v tomto tahu zůstává.

# en: 27bdc1dc
curves-and-the-die-after-the-roll = Po hodu
    .says = Doručení tedy platí, teprve když vlak bezpečně dojel. Až pak se hledí na to, zda máš 13 bodů.

## Zboží

# en: d3cfa0ec
goods = Zboží
    .lead = Tvůj vlak veze jen jedno zboží a nakládání nestojí nic. Zboží je doručené v prvním městě své barvy, do kterého vjedeš.
    .worked = Žluté, červené a zelené město leží na přímé trati, vždy se dvěma dílky mezi sebou. Zelená má 6 bodů páry a může je utratit dvojím způsobem.
    .row-0 = Se zeleným šest kroků až do zeleného města: jedno zboží, 2 body
    .row-1 = S červeným tři kroky do červeného města, tam naložit žluté a tři kroky zpátky: dvojí zboží, 2 + 2 + 1 za dvě barvy = 5 bodů

# en: b038fec4
goods-loading = Nakládání
    .says = V každém městě na cestě, i na jejím začátku, smí prázdný vlak naložit jedno zboží, které tam leží, kterékoli barvy. Nemusí a páru to nestojí; tu stojí jen jízda. Po naložení je nutné ujet aspoň jeden krok.

# en: 6ad83b8c
goods-one-aboard = Jedno ve vlaku
    .says = Ve vlaku je místo pro jedno zboží. Během jízdy nelze zboží odložit ani vyměnit. Zboží jedné barvy je všechno stejné.

# en: 2aa97614
goods-delivering = Doručení
    .says = Jakmile vlak vjede do města barvy svého zboží, je zboží doručené, ať chceš, nebo ne. Nepřijme ho jen město, ve kterém bylo naloženo.

# en: a4c8f5a4
goods-the-city-it-came-from = Město, odkud je
    .says = Se zbožím ve vlaku smíš vjet do města, kde bylo naloženo, i projet jím; zboží zůstává ve vlaku. Bylo-li někde vyloženo a znovu naloženo, nepřijme ho město druhého naložení.

# en: 6eba40a5
goods-and-on = Víc zboží v jedné jízdě
    .says = Co doručíš, zůstává u tebe, všem na očích. Vlak smí jet dál a znovu nakládat, i v tomtéž městě. Jedna jízda tak může doručit víc zboží.

# en: ef4fcd42
goods-stopping-with-a-good-aboard = Zastavení se zbožím
    .says = Když zastavíš ve městě, zboží se tam vyloží a vzít si ho smí kdokoli. Když zastavíš na trati, zůstane ve vlaku a nikdo ti ho nevezme.

## Okruhy

# en: e63cfe73
circuits = Okruhy
    .lead = Okruh jsou koleje, které se aspoň přes dvě města vracejí na začátek a které by vlak mohl projet celé dokola bez couvání. Kdo uzavře nový, hned si bere žeton.
    .worked = Žluté a červené město mají spojit tři tratě; dvěma z nich chybí po jednom dílku. Zelená uzavře první okruh, Oranžová dokončí třetí trať. Na jiné desce je dílek jen objížďkou.
    .row-0 = Přímá kolej na jihu, klade Zelená: první okruh · 1 žeton, 1 bod
    .row-1 = Zatáčka, klade Oranžová: zcela oddělená třetí trať tvoří další dva okruhy · přesto jen 1 žeton
    .row-2 = Objížďka, která trať u jedné výhybky opustí a u druhé se vrátí: nic nového · žádný žeton

# en: 5ce59121
circuits-what-a-circuit-is = Co je okruh
    .says = Koleje, které se aspoň přes dvě města vracejí na začátek a které by vlak mohl projet celé dokola bez couvání. Zda to nějaký vlak někdy udělá, je jedno.

# en: b45106e2
circuits-nothing-twice = V okruhu nic dvakrát
    .says = Okruh nesmí použít dvakrát žádné město, výhybku ani jiný kus koleje. Most a dvojitá zatáčka mají dvě oddělené koleje a po každé se smí projet jednou. Slepé koleje do okruhu nikdy nepatří; na kopcích, vlacích a páře nezáleží.

# en: c4a232a5
circuits-the-marker = Žeton
    .says = Když tvůj dílek nebo město uzavře nový okruh, hned si bereš žeton, a jen jeden, i když jich uzavře víc. Žetonů je sedm. Když dojdou, okruhy nic nepřinášejí a později si o žeton nikdo říct nemůže.

# en: 02539d12
circuits-when-a-tile-closes-a-ring = Kdy dílek uzavírá okruh
    .says = Okruh je právě uzavřený, pokud ho předtím nešlo projet. Vede po koleji, kterou přidal nový dílek, nebo přes nové město, nebo po obou kolejích mostu či dvojité zatáčky položené na výhybku.

# en: ffee22e7
circuits-when-two-rings-are-the-same = Kdy dva okruhy platí za týž
    .says = Dva okruhy platí za týž, když vedou přes stejná města ve stejném pořadí, v kterémkoli směru. Každý úsek mezi dvěma městy musí mít navíc nějakou kolej společnou se stejným úsekem druhého okruhu.

# en: ceff4a5a
circuits-when-a-ring-is-new = Kdy je okruh nový
    .says = Nový je, když těsně předtím neležel žádný okruh, který by platil za týž. Zcela oddělená trať mezi dvěma městy okruhu tvoří nový, okruh přes jiná města také. Objížďka, která úsek jen opustí a vrátí se na něj, nový okruh netvoří. Ani dílek, který nahradí jiný se stejnou kolejí.

# en: 42fff056
circuits-broken-rings = Přerušené okruhy
    .says = Žeton ti zůstane, i když se okruh přeruší. Uzavře-li se okruh později znovu, posuzuje se znovu podle toho, co leželo těsně předtím.

## Kladení přes koleje

# en: 3f67c359
over-old-track = Kladení přes koleje
    .lead = Dílek se znakem se smí položit i na koleje, které už leží. Co tam bylo, zmizí, a nový dílek musí pasovat, jako by to tam nikdy nebylo.
    .worked = Žluté a červené město spojují dvě tratě, ale na jižní by kvůli výhybce Y musel každý vlak couvat. Oranžová má 9 bodů a k doručení čtvrté barvy potřebuje na severu tři rovné kroky.
    .row-0 = Zelená položí přímou kolej se znakem přes výhybku Y: okruh lze projet · 1 žeton, pára 2 + 1 = 3
    .row-1 = Oranžová položí přímou kolej jinam · pára 1 + 2 = 3, dost na tři kroky
    .row-2 = Zelená položí výhybku Y se znakem přes severní přímou kolej: okruh je přerušený, žeton zůstává · pára 3 + 1 = 4
    .row-3 = Oranžová teď může jen jihem: pára 1 + 1 + 2 + 1 + 1 = 6 přes dvě zatáčky

# en: ad4b907e
over-old-track-the-symbol = Znak
    .says = Znak má 17 dílků z 80. Takový dílek se smí položit na dílek kolejí, nebo na prázdné pole jako každý jiný.

# en: 1371b2a3
over-old-track-what-may-be-covered = Co lze zakrýt
    .says = Kopce, mosty a města zakrýt nelze, ani dílek, na kterém stojí čísi vlak. Vše ostatní ano: přímé koleje, zatáčky, výhybky, dvojité zatáčky, slepé koleje, vodárny i dílky, které samy leží na jiných.

# en: 5a3f5f91
over-old-track-gone-for-good = Zakryté dílky jsou ze hry venku
    .says = Zakrytý dílek už neexistuje a nikdy se nevrátí. Nový musí pasovat k sousedům a vést do města do pěti dílků, jako by tam starý nikdy nebyl. Ze starých kolejí nemusí zachovat nic.

# en: 1500dafa
over-old-track-cut-nothing-off = Nic neodřízni
    .says = Každé město, které mělo cestu do jiného, ji musí mít dál. Ze všech ostatních kolejí musí vlak stále moci dojet do města, jakkoli dalekého.
    .picture-cut-allowed = Vlaky se pořád dostanou z jednoho města do druhého.
    .picture-cut-refused = Obě větve vedou na jih: žádný vlak by se už z jednoho města do druhého nedostal.

# en: a117e39f
over-old-track-what-it-brings = Co přináší
    .says = Páru, možná žeton okruhu a nový dílek, přesně jako každý jiný dílek.

# en: cca0ab32
over-old-track-nothing-else-is-sacred = Co smíš přerušit
    .says = Smíš přerušit okruh, zkazit někomu cestu nebo odstranit vodárnu a síť se smí i rozpadnout. Vlaky jinde zůstávají na místě i se zbožím.

## Voda a uhlí

# en: b24a6aef
water-and-coal = Voda a uhlí
    .lead = Tah u vodárny přinese 4 body páry. S posledním položeným městem dostane každý uhlí a to dává páru na příští tah.
    .worked = Zelená má 3 body páry a stojí krok od vodárny. Později má 1 bod páry a 5 kostek uhlí a chystá jízdu za 6.
    .row-0 = První tah: krok k vodárně · pára 3 – 1 = 2
    .row-1 = Druhý tah: vzít vodu · pára 2 + 4 = 6
    .row-2 = Později, první tah: spálit 3 uhlí a položit dílek s číslem 2 · pára 1 + 3 + 2 = 6, zbývá uhlí 2
    .row-3 = Spálit 5 by kotel naplnilo, ale dílek by pak nepřinesl nic

# en: 76e48c00
water-and-coal-taking-water = Vzít vodu
    .says = Stojí-li tvůj vlak na začátku tahu u vodárny, smíš tah využít k nabrání vody: 4 body páry, nejvýš do 6, které se do kotle vejdou. Smíš to i s plným kotlem.

# en: c6f8b98e
water-and-coal-getting-there = Jak tam
    .says = Vodárna stojí u obyčejné koleje. Dojet k ní stojí 1 a je tam místo pro jeden vlak.

# en: f143d837
water-and-coal-five-coal-for-everybody = Pět uhlí pro každého
    .says = Když leží dvanácté město, dostane každý hráč pět kostek uhlí, jednou za hru. Předtím nemá uhlí nikdo. Při dvou nebo třech hráčích zůstane zbytek z 20 kostek v krabici.

# en: b70b1155
water-and-coal-burning = Spalování
    .says = Na začátku tahu smíš jednou pálit uhlí. Spálíš tolik kostek, kolik chceš, dokud je v kotli místo. Každá dá 1 bod páry a je pryč. To ještě není ta jedna věc tvého tahu.

# en: 5c19e4b4
water-and-coal-then-a-tile-or-a-run = Pak dílek, nebo jízda
    .says = Po spálení musíš položit dílek nebo město, nebo jet; vzít vodu ani vyměnit dílek nelze. Když nic z toho nejde, spalovat nesmíš.

# en: 941ab7dd
water-and-coal-for-later = Pára z uhlí je na další tahy
    .says = Páru z uhlí nelze utratit v tahu, ve kterém shořelo; čeká v kotli. S 5 body páry spal 1 a jeď za 5: zbude ti 1 bod páry.

## Body a konec

# en: 7a3de3a8
points-and-the-end = Body a konec
    .lead = Body platí od chvíle, kdy je máš. 13 okamžitě vyhrává; jinak hru ukončí poslední dílek kolejí.
    .worked = Zelená má doručené červené, zelené a žluté a veze modré zboží do modrého města. Oranžová má doručené červené, červené a modré a 2 žetony.
    .row-0 = Body · zboží · barvy · žetony · celkem
    .row-1 = Zelená předtím · 6 · 3 · 0 · 9
    .row-2 = Zelená s modrým zbožím · 8 · 5 · 0 · 13: okamžitě vyhrává
    .row-3 = Oranžová · 6 · 1 · 2 · 9

# en: 26f38440
points-and-the-end-adding-up = Sčítání
    .says = 2 body za každé doručené zboží, 1 za každý žeton okruhu a bonus za barvy. Součet platí v každé chvíli hry i s bonusem; na konci se nic nepřidává.

# en: 7f13f1f2
points-and-the-end-colours = Barvy
    .says = Zboží dvou barev přinese o 1 bod víc, tří barev o 3, všech čtyř o 5. Platí jen nejvyšší bonus. Druhá barva má tedy i se zbožím cenu 3 bodů, třetí 4, čtvrtá 4 a barva, kterou už máš, jen 2.

# en: 9e36b1a1
points-and-the-end-thirteen = Třináct bodů
    .says = Kdo má 13 bodů nebo víc, okamžitě vyhrává: po položení dílku, nebo když jízda dojela. To má přednost i v tahu, ve kterém by si někdo vzal poslední dílek.

# en: 00807eea
points-and-the-end-the-last-tile = Poslední dílek
    .says = Jinak hra končí s tahem, ve kterém si někdo vezme poslední dílek kolejí. Nikdo už nehraje a dílky v rukou nemají žádnou cenu.

# en: 23ee9eb3
points-and-the-end-most-points = Nejvíc bodů
    .says = Pak vyhrává, kdo má nejvíc bodů. Při shodě rozhodne víc žetonů okruhů, potom víc páry; je-li shodné i to, je vítězství společné. Další místa se určují stejně, i za tím, kdo vyhrál třinácti body.

# en: 447ba851
points-and-the-end-if-nothing-happens = Dvanáct kol bez postupu
    .says = Když dvanáct celých kol nikdo nepoloží ani nevymění dílek a nic nedoručí, hra končí a vyhrává, kdo má nejvíc bodů. Jak dlouho se nic neděje, vidí všichni.

## Časté omyly

# en: cdb9c062
often-got-wrong = Časté omyly
    .lead = Čemu se po prvním čtení snadno uvěří a co říkají pravidla.

# en: f56fb201
often-got-wrong-entering-a-city-is-free = Vjet do města je zadarmo.
    .says = Není, stojí to 1 jako kolej. Dva dílky a město jsou 3 body páry.

# en: a07a5d60
often-got-wrong-a-city-brings-a-new-tile = Kdo položí město, bere si dílek.
    .says = Ne. Dílek si bereš jen po dílku kolejí, protože jen ten byl z tvé ruky.

# en: 91446abd
often-got-wrong-a-long-run-always-rolls = Po dlouhé jízdě se vždy hází.
    .says = Ke kostce je třeba obojí: víc než 2 body páry a zatáčka. Jízda za 6 bodů páry po přímých kolejích je bezpečná.

# en: 9866224e
often-got-wrong-turning-in-a-city-is-a-curve = Zatočení ve městě je zatáčka.
    .says = Není, ať je úhel jakýkoli. Dokonce se tam smíš vrátit.

# en: cd3fc005
often-got-wrong-a-train-never-turns-round = Vlak se smí otočit jen ve městě.
    .says = Během jízdy ano. Mezi dvěma tahy ale kdekoli: zastav na výhybce a v příštím tahu ji opusť kterýmkoli směrem.

# en: 9a009e6e
often-got-wrong-a-good-may-ride-on = Zboží smí jet dál do vzdálenějšího města své barvy.
    .says = Ne, je doručené v prvním, i kdyby mělo jet jinam. Projíždí jen městem, kde bylo naloženo.

# en: 77d43e8a
often-got-wrong-a-good-in-a-city-waits-for-you = Zboží vyložené ve městě na tebe počká.
    .says = Nepatří nikomu. Chceš-li si ho nechat, zastav na trati.

# en: 69f42f88
often-got-wrong-cities-close-together-are-too-close = Města s jedním polem mezi sebou jsou příliš blízko.
    .says = Vzdálenost se počítá po kolejích. Vedou-li velkou oklikou, jedno pole mezi městy stačí.

# en: d8b14a11
often-got-wrong-every-closed-ring-is-a-circuit = Každé koleje, které se vrátí na začátek, jsou okruh.
    .says = Koleje, které vlak neprojede celé dokola, okruh nejsou a objížďka staré trati není nový okruh.

# en: bb816725
often-got-wrong-coal-takes-you-further-now = S uhlím dojedeš v tomto tahu dál.
    .says = Uhlí je na příští tah. Spaluj ho, když pokládáš dílek, nebo před jízdou, na kterou stačí stará pára.

## Nastavení

# en: d52d46f0
options = Nastavení
    .lead = Čtyři pravidla lze zvolit před hrou, tam, kde se stará pravidla dají číst dvojím způsobem. Tato kniha popisuje výchozí volbu.

# en: 7ce24b11
options-new-circuits = Nové okruhy
    .says = Ve výchozí hře přináší žeton jen opravdu nový okruh. Při druhé volbě každý právě uzavřený okruh, i objížďka.

# en: 2d79d1b5
options-coal-burns-at-once = Uhlí působí hned
    .says = Ve výchozí hře pára z uhlí čeká na pozdější tah. S touto volbou ji lze utratit už v tahu, ve kterém uhlí shořelo.

# en: 55a49e88
options-goods-on-the-start-city = Zboží v počátečním městě
    .says = Ve výchozí hře počáteční město zboží nemá. S touto volbou dostane dvojí ze sáčku; i tak je dost pro všechna města, použije se jen 24 z 28.

# en: 86f2f59a
options-the-last-tile = Poslední dílek
    .says = Ve výchozí hře končí hra tahem, ve kterém si někdo vezme poslední dílek kolejí. Při druhé volbě se hraje dál bez braní, dokud všichni neměli stejně tahů; 13 bodů stále okamžitě vyhrává.
