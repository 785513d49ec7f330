# Kniha pravidel: zpráva pro každou kapitolu a každý oddíl.

## O čem hra je

# en: 976761d4
what-the-game-is = O čem hra je
    .lead = Stav železnice, které ti přinášejí příjem, a měj po posledním kole nejvíc bodů. Tři až šest železničních společností staví tratě mezi městy amerického Středozápadu; vyhrává nejlepší příjem po odečtení akcií a s trochou bodů za koleje.
# en: ed420596
what-the-game-is-the-table = Části stolu
    .says = Dva obrázky ukazují, co leží na stole uprostřed hry.
    .picture-the-map = Mapa kolem St. Louis a Cincinnati.
    .picture-the-displays = Přehledy vedle mapy.
    .part-1 = Město. Jeho barva říká, které kostky přijímá.
    .part-2 = Městečko: zastávka bez barvy.
    .part-3 = Spojení s kotoučem majitele.
    .part-4 = Kostka zboží, která čeká na přepravu.
    .part-5 = Přehled zboží: kostky, které teprve přijdou, pro každé město sloupec.
    .part-6 = Stupnice příjmu: ukazatel každé společnosti. Pod ní akcie a lokomotiva.
    .part-7 = Kolo a pořadí hráčů.
    .part-8 = Sedm akcí, každá pro jednu společnost za kolo.
    .part-9 = Společnost: peníze, příjem, akcie, lokomotiva.
# en: 0f93f901
the-turn-a-turn-in-pictures = Kolo v pěti obrázcích
    .says = Zelená hraje celé kolo: peníze, pořadí a akce, koleje, přeprava, nové zboží.
    .picture-turn-shares = 1. Zelená vydává dvě akcie: teď $10.
    .picture-turn-actions = 2. Zelená je v pořadí poslední a bere akci Lokomotiva; její lokomotiva má teď 3.
    .picture-turn-track = 3. Tři dílky za $7 spojují Evansville a Cincinnati přes městečko Indianapolis.
    .picture-turn-goods = 4. Červená kostka jede po třech spojeních Zelené: z příjmu 2 je 5. Potom přijde příjem, výdaje a srážka.
    .picture-turn-growth = 5. Hrací kostky přinesou kostky z přehledu zboží do měst.

# en: 81cbadc9
what-the-game-is-your-company-in-four-figures = Tvá společnost ve čtyřech číslech
    .says = Peníze jsou na nabídky, koleje a výdaje. Každý bod příjmu přinese $1 každé kolo a 3 body na konci, každá akcie totéž stojí. Lokomotiva, od 1 do 6, říká, po kolika spojeních můžeš vézt kostku.

# en: 01e452bd
what-the-game-is-cities-towns-links = Města, městečka, spojení
    .says = Město má barvu a přijímá koleje na všech šesti stranách. Městečko je zastávka bez barvy; spojuje koleje na svém vlastním poli. Hotová trať mezi dvěma různými městy nebo městečky je spojení.

# en: 2eecba75
what-the-game-is-nothing-is-hidden = Nic není skryté
    .says = Všichni vidí peníze, zboží, které přijde, i počet kostek každé barvy v sáčku. Neznámé jsou jen hody a tahy ze sáčku. Neexistují dohody, půjčky ani dary.

## Příprava

# en: 7c6223df
setting-up = Příprava
    .lead = Příprava proběhne sama: kostky ve městech, kostky v přehledu zboží, $10 pro každou společnost. Tato kapitola říká, na co se díváš.

# en: d8b60e15
setting-up-players-and-options = Hráči a volby
    .says = Hrají tři až šest hráčů. Sada pravidel se vybírá před začátkem a všichni ji vidí.

# en: 90e41f4a
setting-up-goods = Zboží
    .says = Z 96 kostek jich 52 zaplní přehled zboží, po 3 dostanou Pittsburgh a Wheeling a po 2 každé další město; 18 zůstane v sáčku. Městečka nedostanou žádnou.

# en: ba0c4f16
setting-up-companies = Společnosti
    .says = Každá společnost začíná s lokomotivou 1, příjmem 0, 2 akciemi a $10. Obě akcie už jsou vyplacené: to je těch $10.

# en: 9deb649e
setting-up-first-order = První pořadí
    .says = Každý hodí třemi hracími kostkami a nejvyšší součet je první. Kdo má stejný součet, hází znovu o společná místa.

# en: 49106dda
setting-up-supply = Zásoba
    .says = V zásobě je 136 dílků, 8 kotoučů městeček a 8 Nových měst. První kolo začíná akciemi a pas zatím nikdo nemá.

## Kolo

# en: f8598a9c
the-turn = Kolo
    .lead = Kolo má deset fází; v šesti rozhoduješ, ostatní vyřídí stůl. Každé kolo se dohraje celé, i to poslední.

# en: 08390565
the-turn-the-ten-phases = Deset fází
    .says = Fáze kola, vždy v tomto pořadí: akcie, pořadí hráčů, výběr akcí, stavba kolejí, přeprava zboží, příjem, výdaje, srážka, nové zboží a posun ukazatele kola. Rozhoduješ v prvních pěti a s akcí Výroba i u nového zboží.

# en: a510b755
the-turn-in-whose-order = V čím pořadí
    .says = Akcie a začátek dražby se řídí pořadím z minulého kola. Výběr akcí, stavba a přeprava se řídí pořadím, které se právě vydražilo.

# en: cbe5c6eb
the-turn-to-the-end = Poslední kolo
    .says = I poslední kolo má všech deset fází, s výdaji a srážkou.

## Akcie

# en: 64bd17d9
shares = Akcie
    .lead = Jednou za kolo smíš vydat akcie po $5. Každá stojí $1 na konci každého kola a 3 body na konci hry a nikdy se nevrací.
    .worked = Tři společnosti na začátku vydají 2, 1 a 0 akcií.
    .row-0 = akcie · peníze
    .row-1 = Zelená · 2 + 2 = 4 · $10 + $10 = $20
    .row-2 = Oranžová · 2 + 1 = 3 · $10 + $5 = $15
    .row-3 = Modrá · 2 + 0 = 2 · $10

# en: 80cd45b5
shares-issuing = Vydání
    .says = V pořadí hráčů každá společnost jednou řekne, kolik akcií vydává: jakékoli celé číslo, i 0.

# en: a6bb9321
shares-the-limit = Nejvyšší počet
    .says = Společnost nikdy nemá víc než 15 akcií celkem, i s prvními dvěma.

# en: 261791cb
shares-never-otherwise = Jen v této fázi
    .says = V žádné jiné fázi se akcie nevydávají a nikdy se nekupují zpět.

# en: 7131ba42
shares-how-many = Kolik
    .says = Akcie přinese v kole, kdy ji vydáš, $4: $5 bez $1 ve výdajích. Sečti nabídku, koleje a výdaje, odečti peníze a jistý příjem, vyděl čtyřmi a zaokrouhli nahoru.

## Pořadí hráčů

# en: 0cc4adaf
player-order = Pořadí hráčů
    .lead = Nabízíš za své místo v pořadí tohoto kola. První dvě místa platí svou nabídku, kdo odstoupí první, neplatí nic a je poslední, a místa mezi nimi platí polovinu.
    .worked = Pět společností v pořadí Zelená, Oranžová, Modrá, Růžová, Hnědá. Pas má Hnědá.
    .row-0 = co dělá · místo · platí
    .row-1 = Zelená · nabízí $2
    .row-2 = Oranžová · odstupuje · 5 · $0
    .row-3 = Modrá · nabízí $3
    .row-4 = Růžová · odstupuje · 4 · polovina z $0
    .row-5 = Hnědá · pasuje
    .row-6 = Zelená · odstupuje · 3 · polovina z $2: $1
    .row-7 = Hnědá · odstupuje · 2 · vše z ničeho: $0
    .row-8 = Modrá · zbývá · 1 · $3

# en: 3485b4fd
player-order-bidding = Nabídky
    .says = Ve starém pořadí, pořád dokola: nabídni víc než nejvyšší nabídka, aspoň $1 a nejvýš tolik, kolik máš, nebo odstup. Nová nabídka nahrazuje tvou starou. Kdo má nejvyšší nabídku, není na řadě.

# en: 0dfd519d
player-order-dropping-out = Odstoupení
    .says = Kdo odstoupí, dostane poslední místo, které je ještě volné. Kdo nemůže nabídnout ani pasovat, odstupuje automaticky.

# en: 296c10ce
player-order-who-pays-what = Kdo platí kolik
    .says = 1. a 2. místo platí celou nabídku, poslední místo nic, všechna ostatní polovinu, zaokrouhleno nahoru. Platí se při obsazení místa; kdo zbude, má 1. místo.

# en: 0b3835c5
player-order-with-three-with-two = Ve třech, ve dvou
    .says = Se třemi společnostmi nikdo neplatí polovinu. Se dvěma neplatí nic ten, kdo odstoupí první.

# en: 41c6a969
player-order-the-pass = Pas v pořadí
    .says = Kdo měl v minulém kole akci Pas v pořadí, smí jednou pasovat a zůstat v dražbě; jeho dřívější nabídka platí dál. Pasovat nejde, když zbývají jen dva a ten druhý vede.

## Sedm akcí

# en: adc11b39
the-seven-actions = Sedm akcí
    .lead = V novém pořadí si každá společnost vezme jednu ze sedmi akcí, jen na toto kolo. Vzít si ji musíš; jestli ji použiješ, je na tobě.

# en: a6564a41
the-seven-actions-choosing = Výběr
    .says = Každá společnost má jednu a žádné dvě nemají stejnou. Nejdřív se vrátí akce z minulého kola.

# en: 45565ee0
the-seven-actions-first-move-first-build = První přeprava, První stavba
    .says = První přeprava je první v obou přepravních kolech. První stavba staví přede všemi.

# en: d2ebd618
the-seven-actions-engineer = Inženýr
    .says = Smíš postavit čtyři dílky místo tří.

# en: 17b34d68
the-seven-actions-locomotive = Lokomotiva
    .says = Tvá lokomotiva se hned zlepší o 1, nejvýš na 6. Smíš to odmítnout, protože každý stupeň stojí $1 každé kolo.

# en: 153595e4
the-seven-actions-urbanization = Urbanizace
    .says = Smíš založit Nové město, jak říká kapitola 10.

# en: d6433dcc
the-seven-actions-production = Výroba
    .says = Smíš přidat dvě kostky do přehledu zboží, jak říká kapitola 13.

# en: 904a4dc5
the-seven-actions-turn-order-pass = Pas v pořadí
    .says = Máš jeden pas v dražbě příštího kola, jak říká kapitola 5.

## Stavba kolejí

# en: a3fbaac9
building-track = Stavba kolejí
    .lead = Při své stavbě položíš nejvýš tři dílky, jeden po druhém, a každý hned zaplatíš. S akcí Inženýr čtyři, a skončit smíš kdykoli.
    .worked = Zelená má $12, spojí Evansville s Cincinnati a vyrazí k Lexingtonu.
    .row-0 = dílek · cena · peníze
    .row-1 = K10, přímá kolej, rovina. Začíná v Evansville. · $2 · z $12 na $10
    .row-2 = L9, přímá kolej, rovina. Dojde do Cincinnati: spojení. · $2 · z $10 na $8
    .row-3 = N9, mírný oblouk přes Ohio. Nedokončeno. · $3 · z $8 na $5

# en: adbe95ec
building-track-who-how-many-when-it-ends = Kdo, kolik a do kdy
    .says = Staví se v pořadí hráčů, jen První stavba přede všemi. Položení i výměna se počítají jako jeden dílek. S posledním dílkem stavba sama končí.

# en: 6130c138
building-track-what-a-tile-costs = Kolik stojí dílek
    .says = Dílek stojí na rovině $2, na řece $3, v horách $4; na městečku $1 a $1 navíc za každou použitou stranu. Podle základních pravidel platí společnost příplatek za jednu řeku nebo pohoří jen jednou, za svůj první dílek tam; podle oficiálních za každý dílek.

# en: bfb9da12
building-track-where-track-may-lie = Kde smějí koleje ležet
    .says = Koleje leží na rovině, na řece, v horách a na městečkách, nikdy na městech, na jezerech ani mimo mapu.

# en: aa54c783
building-track-where-track-may-begin = Kde smějí koleje začít
    .says = U města, u tvých vlastních kolejí nebo u ničích kolejí, které vedou z města nebo z městečka, kde máš koleje. Tvůj první dílek se tedy dotýká města.
    .picture-begin-allowed = Dílek se dotýká města Evansville.
    .picture-begin-refused = Dílek se nedotýká města ani tvých kolejí.

# en: 17c68ed7
building-track-what-it-may-meet = Na co smějí narazit
    .says = Koleje nesmějí vést do jezera, přes okraj mapy ani ke kolejím jiné společnosti. K prázdné straně dílku mířit smějí; tam jsou zablokované.
    .picture-meet-allowed = Tvé koleje míjejí otevřený konec Oranžové a nedotýkají se ho.
    .picture-meet-refused = Tvůj oblouk by narazil na koleje Oranžové.

# en: c0fed315
building-track-which-tiles = Které dílky
    .says = Na obyčejné prázdné pole se klade jednoduchý dílek; podle oficiálních pravidel i dílek se dvěma kolejemi, za $3 až $6. Na městečko patří dílek s městečkem, nebo jiný dílek s kotoučem.

# en: f9ff57a2
building-track-no-circles = Žádné smyčky
    .says = Trať se nesmí vrátit do města nebo městečka, ze kterého vyšla, ani se uzavřít sama do sebe.

# en: e0bcaa83
building-track-one-field-once = Dvakrát na jednom poli
    .says = Při jedné stavbě nesmíš na stejném poli stavět dvakrát, pokud to volba nedovolí.

# en: 5124c9a8
building-track-what-is-left-in-the-box = Když dílky dojdou
    .says = Dílků a kotoučů je omezený počet, peněz ne. Dílky sebrané z mapy lze použít znovu. Na městečku si druh dílku vybíráš ty.

# en: 0be76b09
building-track-whose-it-is = Komu patří nové koleje
    .says = Všechny koleje nového dílku jsou tvé. Nové město musí přijít před tvým prvním dílkem. O nedokončenou trať, kterou neprodloužíš, na konci stavby přijdeš.

# en: edc388a8
building-track-for-the-exact-reader = Pořadí kontrol
    .says = 1. Před stavbou se ověří, na co by koleje narazily, kde začínají a co vyměněný dílek zachová. 2. Po ní: nevznikla smyčka, dílek a kotouč jsou v zásobě a máš dost kotoučů pro své tratě. 3. Zaplatíš a dílky se vymění: zachované a odkloněné koleje mají dál svého majitele, nové jsou tvé. 4. Tvé budou ničí tratě, na které se tvé koleje napojily, a spojení, která jsou teď hotová.

## Výměna dílků

# en: 5de6715e
replacing-tiles = Výměna dílků
    .lead = Dílek lze vyměnit za jiný, který koleje na něm zachová a přidá další. Odklonit lze jen otevřený konec a žádné koleje nikdy nezmizí.
    .worked = Oranžová má přímou trať z Evansville do Cincinnati, Modrá trať přes Indianapolis. Zelená chce do Indianapolisu také: pod tratí Oranžové.
    .row-0 = dílek · cena · co se stane
    .row-1 = M10, ostrý oblouk na řece Ohio · $3 · začíná v Cincinnati
    .row-2 = L9, křížení přímých · $3 · kříží Oranžovou, její spojení zůstává
    .row-3 = K9, křížení přímých s kotoučem · $3 · další dvě strany městečka patří Zelené

# en: 495efe95
replacing-tiles-adding = Přidávání kolejí
    .says = Každá stará kolej zůstává, jak je, i se svým majitelem, nebo je to otevřený konec, který se odkloní. Něco se musí přidat nebo odklonit: tentýž dílek znovu není tah.
    .picture-cross-allowed = Nový dílek zachová přímou trať Oranžové a přidá tvou.
    .picture-cross-refused = Pod tímto dílkem by koleje Oranžové zmizely.

# en: 7bae1a8c
replacing-tiles-your-new-piece = Tvá nová kolej
    .says = Platí pro ni pravidla nových kolejí: začíná u města, u tvých vlastních kolejí nebo u ničích kolejí, které smíš převzít, a na cizí nenaráží.

# en: e1884655
replacing-tiles-turning-an-open-end = Odklon otevřeného konce
    .says = Odklonit smíš svůj otevřený konec, nebo ničí ve tvém dosahu. Jeho pevný konec zůstává. Strana, kterou koleje opustí, musí zůstat volná.
    .picture-turn-allowed = Otevřený konec se odkloní na severovýchod; konec u Cincinnati zůstane.
    .picture-turn-refused = Tady by se odklonil pevný konec u Cincinnati.

# en: 0aaeba29
replacing-tiles-never-turned = Co se nikdy neodklání
    .says = Nikdy se neodklánějí spojení, ani tvá vlastní, ani koleje na městečkách, ani koleje jiných společností.

# en: eee02ecf
replacing-tiles-towns = Městečka
    .says = Nový dílek má všechny staré strany a aspoň jednu navíc, nejvýš čtyři. Jedna nová strana musí začínat jako nové koleje, pokud v městečku koleje ještě nemáš.

# en: f917ba04
replacing-tiles-tiles-go-back-first = Starý dílek se vrací napřed
    .says = Starý dílek a jeho kotouč jsou zpět v zásobě dřív, než se hledá nový. Tentýž dílek se tak dá položit znovu, jen otočený.

# en: 4a73d663
replacing-tiles-prices = Ceny
    .says = Jednoduchý dílek za křížení stojí $3, jakýkoli dílek na městečku $3, dvě koleje vedle sebe $3 (oficiálně $2), všechno ostatní $2. Za řeku nebo hory se nikdy nepřiplácí.

## Komu patří koleje

# en: e78ae987
who-owns-track = Komu patří koleje
    .lead = Co postavíš, je tvé. Hotové spojení zůstává navždy tvé; nedokončená trať musí při každé tvé stavbě růst, jinak nepatří nikomu.
    .worked = Zelená má spojení z Evansville do Cincinnati a otevřený konec na N9 a nestaví nic. Na konci stavby si spojení svůj kotouč nechá a otevřený konec o něj přijde.

# en: 1ce4c3c0
who-owns-track-one-disc-for-each-line = Jeden kotouč na trať
    .says = Kdo trať postaví, tomu patří, a označí ji jedním kotoučem. Spojení zůstává svému majiteli navždy.

# en: ccf2cd01
who-owns-track-losing-an-unfinished-line = Ztráta nedokončené trati
    .says = Na konci vlastní stavby přijdeš o každou nedokončenou trať, která při ní nedostala nové koleje. Každá otevřená strana městečka se posuzuje zvlášť. Odklon není růst.

# en: 97bb5417
who-owns-track-turning-that-completes = Odklon, který dokončí
    .says = Pokud odkloněný konec dokončí spojení, je to spojení tvé.

# en: 2a6e30e4
who-owns-track-taking-up-what-nobody-owns = Převzetí ničí trati
    .says = Přidej koleje k nedokončené trati, která nikomu nepatří, a je hned tvá.

# en: 9052cabb
who-owns-track-until-your-next-build-turn = Do tvé příští stavby
    .says = Tvou nedokončenou trať nesmí nikdo jiný prodloužit ani se na ni napojit.

# en: ee51d167
who-owns-track-twenty-discs = Dvacet kotoučů
    .says = Máš kotouče nejvýš pro 20 tratí, hotových i nedokončených dohromady. Stavba, která by jich potřebovala víc, není dovolena.

## Nová města

# en: 87f69d27
new-cities = Nová města
    .lead = S Urbanizací proměníš městečko v město barvy, kterou si vybereš, zadarmo a před svým prvním dílkem. Černé kostky mají domov jen v černých Nových městech.
    .worked = Trať Zelené ze St. Louis míří k Terre Haute. Zelená tam založí černé město C: trať je spojení a cena je $0. Jeden dílek na J9 za $2 připojí i Evansville.

# en: 66632638
new-cities-founding = Založení
    .says = Nové město položíš na kterékoli městečko, s kolejemi i bez nich, kdekoli na mapě; ne na město ani na Nové město. Nic nestojí a do tvých tří dílků se nepočítá.

# en: a003dc43
new-cities-when = Kdy
    .says = Založíš ho před svým prvním dílkem, nebo v tomto kole vůbec.

# en: 83cd4ce2
new-cities-what-happens-to-track-there = Co se stane s tamními kolejemi
    .says = Dílek a kotouč se vrátí do zásoby. Tratě, které končily v městečku, končí ve městě; trať, která ležela jen na tom dílku, zmizí.

# en: 8f73de48
new-cities-lines-that-pointed-at-it = Tratě, které k němu mířily
    .says = Jsou připojené k městu a stávají se spojeními, ať patří komukoli. Ničí tratě, které se tak dokončí, připadnou zakladateli, dokud má kotouče.

# en: 709ccf55
new-cities-a-line-that-meets-the-city-twice = Trať, která se města dotkne dvakrát
    .says = Trať, která má oba konce u nového města, je mrtvá: nepatří nikomu, nic po ní nejezdí a neboduje.

# en: fe80a678
new-cities-its-goods = Jeho zboží
    .says = Zpočátku žádné nemá. Později přichází ze sloupce s jeho písmenem.

# en: 09e743fc
new-cities-all-eight-on-the-map = Všech osm na mapě
    .says = Když je všech osm na mapě, akci lze pořád vzít, ale bez účinku.

## Přeprava zboží

# en: 4c7a2dc6
moving-goods = Přeprava zboží
    .lead = Jsou dvě přepravní kola a v každém převezeš jednu kostku, nebo zlepšíš lokomotivu, nebo neuděláš nic. Kostka jede nejvýš po tolika spojeních, kolik má tvá lokomotiva, do prvního města své barvy.
    .worked = Zelená s lokomotivou 3 veze červenou kostku z Cincinnati přes Indianapolis a Evansville do St. Louis. Dvě spojení patří Zelené, poslední Modré: příjem Zelené vzroste o 2, příjem Modré o 1.

# en: 4da8caac
moving-goods-two-rounds = Dvě přepravní kola
    .says = V každém je každý jednou na řadě, v pořadí hráčů, jen První přeprava přede všemi. Když jsi na řadě, uděláš jednu věc.

# en: 7dab7bc5
moving-goods-raising-the-engine = Zlepšení lokomotivy
    .says = V této fázi smíš lokomotivu zlepšit jednou za kolo, nejvýš na 6. Akce Lokomotiva je navíc.

# en: 6e6cd3d3
moving-goods-which-cubes = Které kostky
    .says = Smíš vzít kteroukoli kostku v kterémkoli městě, která má cestu k cíli, ale žádnou z přehledu zboží. Na barvě města, ze kterého vyjíždí, nezáleží.

# en: a6f5b9ce
moving-goods-which-way = Kudy
    .says = Cesta vede po hotových spojeních kohokoli, nejvýš po tolika, kolik má tvá lokomotiva, a nikam nepřijde dvakrát. Žádné z nich nemusí být tvé.

# en: 1383dcfc
moving-goods-where-it-ends = Kde končí
    .says = Končí v prvním městě své barvy, nikdy v městečku ani v jiném městě. Černé kostky jedou jen do černých Nových měst.

# en: 8759cb13
moving-goods-who-earns = Kdo vydělá
    .says = Každé spojení dá hned svému majiteli 1 k příjmu; ničí spojení nedá nic. Vedou-li na stejné místo dvě spojení, vybíráš ty.

# en: d6db714c
moving-goods-the-cube = Kostka
    .says = Dovezená kostka se vrací do sáčku.

## Peníze a úpadek

# en: cc6ec1fe
money-and-ruin = Peníze a úpadek
    .lead = Po přepravě dostane každá společnost $1 za každý bod příjmu a potom zaplatí $1 za každou akcii a každý stupeň lokomotivy. Když nemáš na zaplacení, ztrácíš příjem, a společnost, jejíž příjem by klesl pod 0, vypadává.
    .worked = Dvě společnosti nemají peníze, mají 5 akcií a lokomotivu 1: výdaje jsou $6.
    .row-0 = příjem · dostane · platí · chybí · příjem potom
    .row-1 = Oranžová · 2 · $2 · $2 · $4 · −2: vypadává
    .row-2 = Zelená · 4 · $4 · $4 · $2 · 2: hraje dál

# en: 376cfba3
money-and-ruin-collecting = Příjem
    .says = Dostaneš $1 za každý příjem. Příjem sám zůstává.

# en: 8cf187e4
money-and-ruin-the-bill = Výdaje
    .says = Platíš $1 za každou akcii a $1 za každý stupeň lokomotivy. Jde se v pořadí hráčů, ale ničí výdaje nemění výdaje jiného.

# en: 9c3a6083
money-and-ruin-being-short = Když peníze nestačí
    .says = Komu peníze nestačí, zaplatí všechny, které má, a pak ztratí 1 z příjmu za každý chybějící dolar.

# en: 2cef63ef
money-and-ruin-ruin = Úpadek
    .says = Pokud by tvůj příjem klesl pod 0, tvá společnost vypadává. S přesně 0 přežije.

# en: 4b836ce8
money-and-ruin-what-is-left-of-a-ruined-company = Co bude s jejími kolejemi
    .says = Její spojení zůstávají navždy, vozit po nich smějí všichni a neplatí nikomu; její nedokončené tratě lze převzít. Její akce propadá a pořadí se posune.

# en: 8bfa5d06
money-and-ruin-one-left = Když zbude jedna
    .says = Zbudou-li méně než dvě společnosti, hra hned končí.

# en: 5c70e01e
money-and-ruin-reduction = Srážka
    .says = Potom příjem klesne: od 11 o 2, od 21 o 4, od 31 o 6, od 41 o 8 (oficiálně od 50 o 10). Jednou, podle příjmu v té chvíli. Jinak příjem neklesá.

## Nové zboží

# en: 5b4f103c
new-goods = Nové zboží
    .lead = Na konci kola hrací kostky rozhodnou, které kostky z přehledu zboží přijdou do měst. Nejdřív smí ten, kdo má Výrobu, přidat do přehledu dvě kostky.
    .worked = Bílé hrací kostky: 3, 3, 4. Nové město B je na mapě, A není. Trojky přinesou dvě kostky do Kansas City a pro A nic; čtyřka přinese jednu do Des Moines a jednu do Nového města B.

# en: aed81b70
new-goods-production = Výroba
    .says = Vytáhneš dvě kostky a každou dáš do prázdného políčka podle své volby. Odmítnout smíš před tažením; potom se musí umístit obě. Když je málo políček nebo kostek, táhneš méně; v prvním kole je přehled plný.

# en: 894a73e4
new-goods-the-dice = Hrací kostky
    .says = Hází se tolika hracími kostkami, kolik hráčů hru začalo: nejdřív pro západ, potom stejně tolika pro východ.

# en: 7a2a6b4a
new-goods-what-a-die-brings = Co přinese hrací kostka
    .says = Hrací kostka přinese nejvyšší kostku svého sloupce do města s tím číslem. Je-li na mapě Nové město písmena pod ním, přijde tam i nejvyšší kostka toho písmena.

# en: c9113c71
new-goods-from-top-to-bottom = Odshora dolů
    .says = Sloupec se vyprazdňuje odshora dolů a kostky se neposouvají nahoru. Prázdný sloupec nepřinese nic.

# en: 4cf59767
new-goods-no-limit-no-refill = Bez omezení, bez doplnění
    .says = Ve městě může být kostek kolik chce. Přehled zboží doplňuje jen Výroba.

## Konec a body

# en: 8f3507e8
the-end-and-the-points = Konec a body
    .lead = Ve 3, 4, 5 nebo 6 hráčích má hra 10, 8, 7 nebo 6 kol. Potom dá každý příjem 3 body, body jsou i za koleje a každá akcie 3 vezme; peníze se nepočítají.
    .worked = Trať Evansville, Indianapolis, Cincinnati: J9, K9 (městečko), L8. Příjem 2, 2 akcie. Základní pravidla: 3 pole. Oficiální: čtyři úseky, protože městečko má dvě strany.
    .row-0 = příjem · koleje · akcie · body
    .row-1 = základní · 6 · 3 · −6 · 3
    .row-2 = oficiální · 6 · 4 · −6 · 4

# en: 227d2c6b
the-end-and-the-points-when-it-ends = Kdy je konec
    .says = Počet kol se řídí tím, kolik hráčů hru začalo, ne kolik jich zbývá.

# en: 76a79e07
the-end-and-the-points-points = Body
    .says = Body jsou 3 x příjem + koleje – 3 x akcie. Mohou být i záporné.

# en: ea3700cc
the-end-and-the-points-track-default-rules = Koleje, základní pravidla
    .says = 1 bod máš za každé pole na svých spojeních, která vedou z jednoho města do jiného a mezi nimi jsou jen městečka. Pole se počítá jednou.

# en: 27df8d89
the-end-and-the-points-track-official = Koleje, oficiální pravidla
    .says = 1 bod máš za každý úsek kolejí na kterémkoli svém spojení. Městečko se počítá za každou použitou stranu.

# en: 9a3c3c92
the-end-and-the-points-what-does-not-count = Co se nepočítá
    .says = Nepočítají se nedokončené tratě ani dílky městeček, které byly sebrány z mapy.

# en: 6a60d60b
the-end-and-the-points-ranking = Umístění
    .says = Vyhrává nejvíc bodů, při rovnosti je vítězství společné. Společnosti v úpadku jsou poslední, ta pozdější před dřívější.

## Časté omyly

# en: 48a3ebe4
often-got-wrong = Časté omyly
    .lead = Čemu věří i zkušení hráči.

# en: f625d4bb
often-got-wrong-the-carrier-earns = Vydělá ten, kdo veze.
    .says = Ne: každé spojení platí svému majiteli, ne tomu, kdo veze.

# en: bbb75bbc
often-got-wrong-a-cube-may-ride-on-to-a-farther-city-o = Kostka smí jet dál, do vzdálenějšího města své barvy.
    .says = Ne: zastaví v prvním.

# en: 96088982
often-got-wrong-raising-the-engine-is-free = Zlepšení lokomotivy je zadarmo.
    .says = Stojí tě jedno ze dvou přepravních kol a $1 v tomto i každém dalším kole.

# en: 58c1c982
often-got-wrong-cash-is-points = Peníze jsou body.
    .says = Nejsou. Příjem ano.

# en: 221564f0
often-got-wrong-turning-an-open-end-keeps-it = Odkloněný otevřený konec ti zůstane.
    .says = Zachrání ho jen nové koleje, nebo odklon, který dokončí spojení.

# en: 81934298
often-got-wrong-a-new-city-can-be-founded-after-the-fi = Nové město lze založit i po prvním dílku.
    .says = Jen před ním.

# en: dd15878a
often-got-wrong-the-winner-of-the-auction-alone-pays = Platí jen vítěz dražby.
    .says = Druhý platí také celou nabídku, místa mezi ním a posledním polovinu; nic neplatí jen ten, kdo odstoupí první.

# en: 38aaec60
often-got-wrong-more-income-is-always-better = Vyšší příjem je vždy lepší.
    .says = Přeprava, která tě zvedne přesně z 10 na 11, skončí kolo na 9. Stejně tak u 20, 30 a 40.

# en: b4ac9e1b
often-got-wrong-a-new-city-helps-only-its-founder = Nové město pomáhá jen zakladateli.
    .says = Dokončí tratě všech, které k němu míří.

# en: 1509b98a
often-got-wrong-in-the-last-turn-nothing-is-reduced-or = V posledním kole není srážka ani placení.
    .says = Hraje se všech deset fází, a kdo nemá na zaplacení, vypadává i tehdy.

## Dvě sady pravidel

# en: 1d1877dc
two-sets = Základní a oficiální pravidla
    .lead = V čem se liší základní a oficiální pravidla.

# en: 9baae44d
two-sets-river-and-mountain-extra = Příplatek za řeku a hory
    .says = Základní: platí se jednou za každou řeku a pohoří. Oficiální: platí se za každý dílek.

# en: bbae7eaa
two-sets-two-tracks-on-an-empty-field = Dvě koleje na prázdné pole
    .says = Základní: není dovoleno. Oficiální: je dovoleno, za $3 až $6.

# en: c077802c
two-sets-replacing-by-two-tracks-side-by-side = Výměna za dvě koleje vedle sebe
    .says = Základní: stojí $3. Oficiální: stojí $2.

# en: 45d000d5
two-sets-reduction-from-income-50 = Srážka od příjmu 50
    .says = Základní: 8. Oficiální: 10.

# en: 7176386d
two-sets-track-that-scores = Které koleje bodují
    .says = Základní: bodují pole na vlastních tratích mezi městy. Oficiální: bodují úseky na všech vlastních spojeních.

# en: 42db39b7
two-sets-where-the-rules-come-from = Odkud jsou tato pravidla
    .says = Základní pravidla se řídí nizozemským listem pravidel hry, oficiální tištěnou knihou pravidel. Mapa, počet dílků, barvy měst a písmena Nových měst v tom listu nejsou: řídí se zveřejněnými popisy tištěné hry. Z desky není nic okopírováno.
