# Lekce: zpráva pro každou lekci a pro každý krok. Viz docs/teaching.md.

## Kostka hledá své město

# en: 427a2ff9
a-cube-finds-its-city = Kostka hledá své město
    .idea = Kostka jede do města své barvy a každé spojení, které použije, má cenu bodu.
    .know-1 = Kostka jede do města své barvy po hotových spojeních.
    .know-2 = Každé použité spojení je bod pro jeho majitele.
    .know-3 = Body se berou jako příjem, který platí každé kolo, nebo jako vítězné body.
    .know-4 = Každý veze v kole dvakrát.

# en: ee4c13d3
a-cube-finds-its-city-step-1 = Tvá barva je zelená; Oranžová a Modrá jsou tví soupeři. Tohle je celá hra v jednom obrázku: města, barevné kostky, které chtějí cestovat, a koleje, které někdo postavil. Koleje z jednoho města do dalšího jsou spojení a kotouče na nich ukazují majitele. Toto spojení je tvoje.
    .pin-1 = V Albany čeká žlutá kostka.
    .pin-2 = Hartford je žluté město.
    .pin-3 = Tvé spojení je spojuje.
    .ask = Dovez žlutou kostku do Hartfordu.
    .answer-1 = I to je dobrá přeprava: Albany je modré a body za ni: { $waiting }. Dojde na ni; začni žlutou.
    .answer-2 = Tvá lokomotiva je teď na úrovni { $locomotive }, ale byl to celý tah a žádná kostka nejela. Na toto spojení stačí úroveň 1.
    .answer-3 = Smíš to, ale nepřinese ti to vůbec nic. Hledej kostku v barvě města na druhém konci.
    .ST-MOVE-03 = Tudy ještě žádné spojení nevede. Kostka jede jen po hotových spojeních.
    .after = Kostka dojela a opouští hru. Použila jedno spojení a to je tvoje, tvé body za přepravu: { $waiting }.

# en: cccdea23
a-cube-finds-its-city-step-2 = Bod jde vzít dvěma způsoby. Jako vítězný bod se počítá na konci. Jako příjem ti zaplatí $1 na konci tohoto kola a každého dalšího.
    .pin-1 = Tvé vítězné body.
    .pin-2 = Tvůj příjem.
    .ask = Vezmi bod, jak chceš; správně je tu obojí.
    .after = Tvůj příjem je teď { $income } a vítězné body { $vp }. Oranžová a Modrá nemají co vézt a začíná druhé přepravní kolo.

# en: eb2fead5
a-cube-finds-its-city-step-3 = Každý hráč veze v jednom kole hry dvakrát. Na tomto spojení může domů ještě jedna kostka, opačným směrem.
    .pin-1 = Modrá, v Hartfordu.
    .pin-2 = Albany je modré.
    .ask = Dovez druhou kostku.
    .answer-1 = Lokomotiva na úrovni { $locomotive } se bude hodit později. Modrá kostka ale zůstává, kde je, a někdo jiný si k ní může postavit koleje.
    .answer-2 = Nic se neděje a druhý bod ti toto kolo nepřinese. Podívej se znovu na Hartford.
    .ST-MOVE-03 = Kostka jede do města své barvy a toto spojení vede jen mezi Albany a Hartfordem.
    .after = Zase jedno spojení, tvé body za přepravu: { $waiting }.

# en: 28243b55
a-cube-finds-its-city-step-4 = Tentokrát zkus příjem. Až všichni povezou dvakrát, dostane každý zaplaceno: $1 za každý krok příjmu.
    .pin-1 = Tvé peníze: ${ $cash }.
    .ask = Vezmi bod jako příjem.
    .answer-1 = Vítězný bod, jistý až do konce. Není na tom nic špatného; vezmi ale jednou příjem a sleduj své peníze.
    .after = Kolo skončilo a vyplatil se tvůj příjem { $income }: máš ${ $cash }. Počet kol je { $rounds } a pak vyhrává nejvíc vítězných bodů.

## Silnější lokomotiva

# en: 665852c3
a-stronger-locomotive = Silnější lokomotiva
    .idea = Lokomotiva říká, po kolika spojeních smí kostka jet, a zlepšit ji je jeden z tvých dvou tahů.
    .know-1 = Kostka smí použít tolik spojení, jakou úroveň má tvá lokomotiva.
    .know-2 = Zlepšení je zadarmo, zabere jeden tah, jednou za kolo; konec je na 6.
    .know-3 = Městečka kostky nepřijímají, ale dělí trať na spojení.
    .know-4 = Body za jednu přepravu se nikdy nedělí.

# en: bc6e7331
a-stronger-locomotive-step-1 = New York je fialový a v Albany čekají dvě fialové kostky. Mezi nimi leží městečko. Městečko kostky nepřijímá, ale tvou trať dělí na dvě části: dvě spojení, tedy dva body.
    .pin-1 = Dvě fialové kostky.
    .pin-2 = Poughkeepsie je městečko.
    .pin-3 = New York je fialový.
    .pin-4 = Tvá lokomotiva: úroveň { $locomotive }.
    .ask = V této fázi máš dva tahy; začni tak, aby přinesly nejvíc bodů.
    .answer-1 = Teď body: { $waiting }. Ve druhém tahu jde potom zlepšit lokomotivu, ale fialové kostky zůstanou v Albany: celkem 1 bod. Je nějaké lepší pořadí?
    .answer-2 = Pas nepřinese nic a tvá lokomotiva zůstává na úrovni { $locomotive }.
    .ST-MOVE-04 = Ta cesta má dvě spojení a tvá lokomotiva zvládne jedno.
    .ST-TOWN-06 = Městečko kostky nepřijímá. Jen jím projíždějí.
    .after = Úroveň { $locomotive }, zadarmo. Ostatní už vezli a přichází tvůj druhý tah.

# en: eb547732
a-stronger-locomotive-step-2 = Teď smí kostka použít dvě spojení. Zlepšit se smí jen jednou za kolo, tento tah je tedy pro kostku.
    .pin-1 = Úroveň { $locomotive }.
    .ask = Dovez kostku za dva body.
    .answer-1 = Dovoleno, body: { $waiting }. Použije jedno spojení. Tvá lokomotiva teď umí víc.
    .answer-2 = Pak silnější lokomotiva v tomto kole nic nevydělá.
    .ST-MOVE-02 = Jednou za kolo stačí: lokomotiva je právě zlepšená.
    .after = Dvě spojení, obě tvá, body: { $waiting }.

# en: 17ca5aa8
a-stronger-locomotive-step-3 = Všechny body za jednu přepravu jdou stejnou cestou: vše jako příjem, nebo vše jako vítězné body. Hra je na začátku a peníze, které chodí každé kolo, mají největší cenu brzy.
    .pin-1 = Příjem { $income }.
    .pin-2 = { $round }. kolo z { $rounds }.
    .ask = Vezmi oba body jako příjem.
    .answer-1 = Dva vítězné body. Na konci hry dobré; teď by příjem platil $2 v každém z příštích kol.
    .ST-SCORE-02 = Body za jednu přepravu nejde rozdělit.
    .after = Příjem { $income }, hned vyplacený: máš ${ $cash }. Jedna fialová kostka zbývá na příští kolo a lokomotiva si úroveň nechává.

## Kladení kolejí

# en: 5a1234e5
laying-track = Kladení kolejí
    .idea = Při stavbě položíš až tři dílky a každý se platí podle východů a terénu.
    .know-1 = Až tři dílky za stavbu, placené hned.
    .know-2 = $1 za každý východ; městečko nebo řeka o $1 víc, hory o $2 víc.
    .know-3 = Začni u kteréhokoli města nebo u vlastních kolejí.
    .know-4 = Městečko potřebuje dílek městečka. Každé hotové spojení je na konci 1 bod.

# en: 533ba5df
laying-track-step-1 = Máš $10 a New York je daleko. Dílek stojí $1 za každý východ, tedy jednoduchá kolej $2, přes řeku o $1 víc a v horách o $2 víc. Nové koleje začínají u města nebo u tvých vlastních kolejí.
    .pin-1 = Albany: začni tady.
    .pin-2 = Pole s řekou: $2 a $1.
    .pin-3 = Městečko, kam chceš dojít.
    .ask = Polož přímou kolej na K9, z Albany na jih.
    .answer-1 = Ten dílek začíná v Albany, jak má, za ${ $price }. Odbočuje ale od Poughkeepsie; chceš ten, který vede přímo na jih.
    .answer-2 = I New York je město, takže je to dovoleno. Začněme ale na druhém konci, v Albany.
    .answer-3 = Skončit smíš kdykoli, ale pak není nic postaveno a nic nejde dovézt.
    .otherwise = Dovoleno: začít se dá dobře u každého města. V této lekci vede trať z Albany na jih.
    .ST-BUILD-09 = Koleje musí navazovat na město nebo na tvé vlastní koleje. Začni vedle Albany.
    .ST-BUILD-04 = Na městě se nestaví; nádražím je už každá z jeho šesti stran.
    .after = Zaplaceno ${ $price }, zbývá ${ $cash } a dílky: { $tiles }. Koleje míří k Poughkeepsie, ale ještě tam nejsou: do městečka se dojde jen dílkem městečka.

# en: f0216ae7
laying-track-step-2 = Dílek městečka stojí $1 za každý východ, $1 za městečko a tady $1 za řeku. Kolik má východů, volíš ty; každý je samostatná kolej.
    .pin-1 = Poughkeepsie.
    .pin-2 = Trať má pokračovat do New Yorku.
    .ask = Polož dílek městečka se dvěma východy, na sever a na jih.
    .answer-1 = Spojení z Albany je hotové, za ${ $price }. Dílek ale nemá východ na jih a ty chceš dál.
    .answer-2 = Dva východy, ${ $price }, a spojení z Albany je hotové. Druhý východ ale nemíří na jih.
    .answer-3 = Víc východů stojí víc: ${ $price }. Tvé zůstanou, jen když z nich brzy postavíš dál. Dnes stačí dva.
    .answer-4 = Dobrá úvaha: jde to i z New Yorku a dílek městečka by je spojil. Polož nejdřív městečko, ať vidíš, jak se spojení uzavře.
    .answer-5 = Koleje z Albany by nevedly nikam a pokračovat na nich můžeš nejpozději při příští stavbě.
    .otherwise = Dovoleno, ale trať by do Poughkeepsie nedošla.
    .ST-BUILD-04 = Na městečko pasuje jen dílek městečka.
    .after = Zaplaceno ${ $price }. Albany–Poughkeepsie je hotové, tvé vlastní spojení. Východ na jih je otevřený.

# en: 56137c40
laying-track-step-3 = Zbývá jeden dílek a mezi městečkem a New Yorkem leží jedno pole. Kde se východ potká s městem, tam trať končí.
    .pin-1 = Zase řeka: $3.
    .pin-2 = Máš ${ $cash }.
    .ask = Dokonči trať do New Yorku.
    .answer-1 = Dílek stojí ${ $price }, ale otevřený východ městečka s New Yorkem nespojuje.
    .answer-2 = Necháš si ${ $cash } a jižní východ zůstane otevřený. New York je jeden dílek daleko.
    .otherwise = Dovoleno, ale trať do New Yorku pak zůstane otevřená.
    .after = Zaplaceno ${ $price }, zbývá ${ $cash }. I Poughkeepsie–New York je hotové, tvá spojení: { $links }.

# en: 294c4669
laying-track-step-4 = Víc než tři dílky za stavbu nejde; jen Inženýr pokládá čtyři. Podívej, co máš: dvě nová spojení, dva body za každou kostku, která projede celou cestu. A každé hotové spojení má na konci cenu 1 vítězného bodu.
    .pin-1 = Albany–Poughkeepsie.
    .pin-2 = Poughkeepsie–New York.
    .ask = Ukonči stavbu.
    .ST-BUILD-02 = Tři dílky leží; v této stavbě je to vše.
    .after = Kdyby hra skončila teď, tvé body by byly { $points }: { $links } za spojení a { $income_vp } za příjem. Následuje přeprava zboží.

## Půjčené dolary

# en: 9f813af4
borrowed-dollars = Půjčené dolary
    .idea = Když nemůžeš zaplatit ty, zaplatí banka: každých $5 tě stojí krok příjmu a přepravy ho vrátí.
    .know-1 = Místa prvního kola se draží; poslední je zadarmo.
    .know-2 = Peníze přijdou samy, když musíš platit: $5 za krok příjmu.
    .know-3 = Co z $5 zbude, je tvoje.
    .know-4 = Záporný příjem se platí každé kolo a na konci stojí 2 body za krok.
    .know-5 = Dluh 2 až 4 v 1. kole je běžný; přepravy ho splatí.

# en: 1b839d96
borrowed-dollars-step-1 = Nová hra. Nikdo nemá ani dolar, a přesto se prodávají místa v pořadí: nabídka se platí příjmem, krok za každých započatých $5. Oranžová má první místo zadarmo a Modrá nabízí $1 za druhé. Třetí místo je zadarmo.
    .pin-1 = Peníze ${ $cash }.
    .pin-2 = Příjem { $income }.
    .pin-3 = Oranžová je první.
    .ask = Nech druhé místo Modré: pasuj.
    .answer-1 = Když vyhraje, platíš příjmem dřív, než leží jediný dílek. Jsou žetony, se kterými poslední veze jako první; příjem si nech.
    .ST-ORDER-03 = Nabídka musí být vyšší než ta předchozí.
    .after = Modrá platí $1: banka dala $5 za krok příjmu, takže Modrá má příjem { $income_2 } a v ruce ${ $cash_2 }. Tvé místo je { $place }. a nestálo tě nic.

# en: d2bf22af
borrowed-dollars-step-2 = Každý si bere žeton akce. Oranžová má Pořadí, Modrá Inženýra. Ty vybíráš jako poslední, ale s jedním žetonem vezeš zboží před nimi.
    .pin-1 = První přeprava: zadarmo.
    .ask = Vezmi První přepravu.
    .answer-1 = Úroveň { $locomotive } za ${ $price }: to jsou dva kroky příjmu, teď { $income }, a to ještě bez kolejí.
    .otherwise = Možné. S První přepravou jsou ale kostky tvé první trati jistě tvoje a nestojí nic.
    .after = Oranžová položila jeden dílek daleko na západě, Modrá tři na severu: příjmy { $income_1 } a { $income_2 }. Teď stavíš ty.

# en: 89a733f1
borrowed-dollars-step-3 = Peníze nemáš a nepotřebuješ je. Stojí-li dílek víc, než máš, dá banka $5 a posune tvůj příjem o krok dolů. Děje se to samo, nikdy víc, než je třeba.
    .pin-1 = Peníze ${ $cash }.
    .pin-2 = Příjem { $income }.
    .pin-3 = Rovina: $2.
    .ask = Začni trať z Albany do Hartfordu: přímá kolej na L8.
    .answer-1 = I tento oblouk vede do Hartfordu, přes L9. Stojí stejně; vezmi ale přímou kolej, ať zůstaneme spolu.
    .answer-2 = Bez kolejí není co vézt. Malým dluhem v 1. kole začíná každá železnice.
    .otherwise = Dovoleno a banka pomůže zaplatit. Zdejší kostky ale chtějí jezdit mezi Albany a Hartfordem.
    .ST-MONEY-08 = O peníze nejde žádat předem. Přijdou, když musíš platit.
    .after = Dílek stál ${ $price }. Banka dala $5: příjem { $income } a v ruce ti z nich zbývá ${ $cash }.

# en: adb7d079
borrowed-dollars-step-4 = M9 leží v horách: $2 za východy a $2 za terén. Máš ${ $cash }, banka tedy zase pomůže.
    .pin-1 = Hory: $4.
    .pin-2 = Hartford.
    .pin-3 = Peníze ${ $cash }.
    .ask = Dokonči trať do Hartfordu.
    .answer-1 = ${ $price } a dílek tvůj otevřený konec s Hartfordem nespojuje.
    .answer-2 = Pak trať nevede nikam a krok příjmu je zatím utracený za nic.
    .otherwise = Dovoleno, ale trať do Hartfordu to nedokončí.
    .after = ${ $price } za hory. Z banky dalších $5: příjem { $income }, peníze ${ $cash }.

# en: 8522a199
borrowed-dollars-step-5 = Třetí dílek je možný. Dnes ale nic nečeká a co neutratíš, zůstane tvoje: ${ $cash } v ruce je příští dílek bez půjčky.
    .pin-1 = Zbývá ${ $cash }.
    .ask = Skonči se stavbou.
    .otherwise = Postavit ho smíš. Neotevře ale nic, co jde dovézt v tomto kole, a na dolary utracené teď si budeš později půjčovat.
    .after = Tvé spojení stojí. Peníze ${ $cash }, příjem { $income }: na konci tohoto kola by se platilo ${ $debt }.

# en: b2fe1332
borrowed-dollars-step-6 = Teď trať vydělává. Máš První přepravu, a tak vezeš před ostatními.
    .pin-1 = Žlutá, do Hartfordu.
    .pin-2 = Modrá, do Albany.
    .ask = Dovez jednu z obou kostek.
    .answer-1 = Úroveň { $locomotive }, zadarmo. Splacený krok dluhu má ale na konci cenu 2 bodů; nejdřív vydělej.
    .answer-2 = Nic nevyděláno a dluh zůstává.
    .after = Tvé body za přepravu: { $waiting }.

# en: 61d10452
borrowed-dollars-step-7 = Tvůj příjem je { $income }. Pod nulou tě stojí třikrát: dolary na konci každého kola, novou půjčku, když žádné nemáš, a 2 vítězné body za každý krok na konci hry.
    .pin-1 = Příjem { $income }.
    .ask = Vezmi bod tam, kde pomůže nejvíc.
    .answer-1 = Vítězný bod. Tento krok dluhu ale bere $1 každé kolo a 2 vítězné body, pokud tu na konci ještě bude.
    .after = Příjem { $income }. Ještě jedna přeprava a dluh je pryč.

# en: 13331774
borrowed-dollars-step-8 = Druhá kostka čeká ve svém městě. Tvůj druhý tah v kole.
    .pin-1 = Příjem { $income }.
    .ask = Dovez druhou kostku.
    .answer-1 = Úroveň { $locomotive }. To se bude hodit příští kolo; teď má spojení do Hartfordu ještě jednu kostku.
    .answer-2 = Pak kolo skončí s příjmem { $income }.
    .after = Tvé body za přepravu zase: { $waiting }.

# en: 0f2421dd
borrowed-dollars-step-9 = Až všichni dovezou, příjem se každému vyplatí, nebo vybere. Tvůj je pořád krok pod nulou.
    .pin-1 = Příjem { $income }.
    .ask = Vezmi příjem ještě jednou.
    .answer-1 = Pak na konci tohoto kola platíš ${ $debt }. S příjmem by to nebylo nic.
    .after = Příjem { $income }: nic neplatíš a v ruce máš ${ $cash }. Celá trať stála $6 a je tvoje po zbytek hry. Oranžová na −1 zaplatila $1. Modrá na −2 měla zaplatit $2, v ruce neměla nic a teď má příjem { $income_2 }.

## Čí jsou spojení?

# en: 58188006
whose-links = Čí jsou spojení?
    .idea = Každé spojení platí svému majiteli, proto záleží víc na zvolené cestě než na vzdálenosti.
    .know-1 = Každé spojení platí svému majiteli, ne tomu, kdo veze.
    .know-2 = Aspoň jedno spojení musí být tvé a nikdo jich na cestě nesmí mít víc než ty.
    .know-3 = Kostka zastaví v prvním městě své barvy a žádným městem neprojede dvakrát.
    .know-4 = Nejdelší vlastní cesta bývá nejlepší.

# en: 421cb09d
whose-links-step-1 = Kostka smí použít spojení jiných hráčů. Ti pak za ně dostanou své: 1 bod za každé spojení jeho majiteli. Z Hartfordu do New Yorku vedou dvě cesty.
    .pin-1 = Fialová kostka v Hartfordu.
    .pin-2 = Toto spojení patří Modré.
    .pin-3 = Tato cesta je celá tvoje.
    .pin-4 = Úroveň { $locomotive }.
    .ask = Dovez fialovou kostku do New Yorku tak, aby ti to vyneslo co nejvíc.
    .answer-1 = Dojela. Dvě spojení, tvé body: { $waiting }, body Modré: { $waiting_2 }, a ta pro to nic neudělala. Je cesta, na které jsou všechny kotouče tvé?
    .answer-2 = Modrá kostka může chvíli počkat. Nejdřív fialová.
    .answer-3 = Pěkná přeprava, body: { $waiting }, ale začíná v New Yorku. Úkolem je fialová kostka v Hartfordu.
    .answer-4 = Úroveň { $locomotive }: víc, než tu má kterákoli cesta. Nejdřív vez.
    .answer-5 = Nikomu nic.
    .after = Tři spojení přes Albany a Poughkeepsie, všechna tvá, body: { $waiting }. Městem jiné barvy kostka projet smí.

# en: c256d83b
whose-links-step-2 = Kdo veze, rozhoduje první, jak body vezme. Ostatní po něm a všichni to vidí.
    .pin-1 = Příjem { $income }.
    .pin-2 = Body { $vp }.
    .ask = Vezmi je, jak chceš.
    .after = Příjem { $income }, vítězné body { $vp }.

# en: cd8aaaec
whose-links-step-3 = Teď modrá kostka. Albany je modré a jen jedno spojení daleko. Kostka ale nespěchá: smí jet velkou oklikou, pokud žádným městem neprojede dvakrát a zastaví v prvním městě své barvy.
    .pin-1 = Modrá, v Hartfordu.
    .pin-2 = Albany je modré.
    .pin-3 = Tady začíná dlouhá cesta.
    .ask = Najdi cestu, která ti přinese nejvíc.
    .answer-1 = Krátká cesta, body: { $waiting }. Nikdo jiný nic nedostane, ale tvá lokomotiva ji utáhne mnohem dál.
    .answer-2 = To přinese body: { $waiting }. Dobré, ale šlo o modrou kostku.
    .answer-3 = Úroveň { $locomotive }; hledaná cesta potřebuje čtyři.
    .answer-4 = Nikomu nic.
    .after = Čtyři spojení: tři jsou tvá, body: { $waiting }; jedno patří Modré, body: { $waiting_2 }. Cizí spojení smíš použít, dokud jich nikdo nemá na cestě víc než ty a aspoň jedno je tvé.

# en: 52409504
whose-links-step-4 = Modrá dostala jeden bod a ty tři. To je dobrý obchod; jeden za jeden by nebyl.
    .pin-1 = Body { $vp }.
    .ask = Vezmi své body.
    .after = Modrá si bod za spojení vzala jako vítězný bod. Pak vezla žlutou kostku z New Yorku přes New Haven do Hartfordu.

# en: 9418b687
whose-links-step-5 = Poslední spojení na cestě Modré je tvé. Dostaneš tedy zaplaceno, i když to nebyl tvůj tah.
    .pin-1 = Tvé spojení, použila ho Modrá.
    .ask = Vezmi, co ti patří, body: { $waiting }.
    .after = Spojení, která potřebují ostatní, pro tebe pracují i v jejich tazích. Máš příjem { $income } a vítězné body { $vp }.

## Sedm žetonů akcí

# en: 9aec4977
seven-action-tiles = Sedm žetonů akcí
    .idea = Žeton akce pro tebe v tomto kole něco udělá a jeho číslo je tvé místo v příštím.
    .know-1 = Každý jeden žeton, v pořadí hráčů; žetony 1 až 4 jsou zadarmo.
    .know-2 = Růst města $2, Lokomotiva $4 + nová úroveň, Urbanizace $6.
    .know-3 = První přeprava začíná v obou přepravních kolech, První stavba při stavbě.
    .know-4 = Číslo tvého žetonu je tvé místo v příštím kole: nízká čísla začínají.

# en: 5dfcc7bd
seven-action-tiles-step-1 = Kolo začíná žetony akcí. V pořadí hráčů si každý vezme jeden ze sedmi; co umí, platí v tomto kole. Modrá byla první a vzala Inženýra. Později také veze zboží před tebou, pokud s tím něco neuděláš.
    .pin-1 = Zbývá jedna fialová kostka.
    .pin-2 = Po tomto spojení ji může odvézt Modrá.
    .pin-3 = Ty ji můžeš vézt po dvou.
    .pin-4 = Modrá je před tebou.
    .ask = Vezmi žeton, který ti zajistí fialovou kostku.
    .answer-1 = Zadarmo a v příštím kole začínáš. V tomto kole nedělá nic: Modrá veze před tebou a kostku vezme.
    .answer-2 = Zadarmo a stavíš před ostatními. Stavět první ale neznamená první vézt.
    .answer-3 = Úroveň { $locomotive } za ${ $price }: $4 a nová úroveň. Delší ruka, ale Modrá pořád veze před tebou.
    .answer-4 = ${ $price } a smíš dát kostky ze zásoby do města. Fialovou kostku ale odveze Modrá.
    .answer-5 = ${ $price } za Nové město. Silné uprostřed hry; fialová kostka ale bude pryč.
    .answer-6 = Žeton vzatý s pasem nestojí nic a dá ti jen své číslo. Podívej se na první čtyři žetony.
    .ST-ACT-01 = Ten už někdo má. Každý žeton je tu jednou.
    .after = První přeprava je tvá, zadarmo. Oranžová má První stavbu; Oranžová ani Modrá tentokrát nic nepostavily.

# en: 3b817435
seven-action-tiles-step-2 = Stavíš ty. Na tento plán koleje nepotřebuješ.
    .pin-1 = Máš První přepravu.
    .ask = Ukonči stavbu.
    .otherwise = Stavět smíš, ale v tomto kole nejde o dolary. Jde o kostku.
    .after = Začíná přeprava zboží a první jsi na řadě ty.

# en: 5ba8a5e9
seven-action-tiles-step-3 = Teď žeton působí. V obou přepravních kolech začínáš ty, Modrá až po tobě.
    .pin-1 = Pořád tu je.
    .ask = Dovez kostku do New Yorku.
    .answer-1 = Úroveň { $locomotive }. A teď je na tahu Modrá a fialovou kostku má na dosah.
    .answer-2 = Pak ji vezme Modrá.
    .ST-MOVE-08 = To je spojení Modré a na cestě není žádné tvé.
    .after = Tvé body za přepravu: { $waiting }, a Modrá nemá co vézt.

# en: 3408cb28
seven-action-tiles-step-4 = Před tebou je ještě sedm kol. Jediná kostka Modré je pryč a tvá síť má dvě spojení.
    .pin-1 = Příjem { $income }.
    .ask = Vezmi příjem.
    .answer-1 = Dva vítězné body. Se sedmi koly před sebou je příjem lepší setba: $2 v tomto a každém dalším kole.
    .after = Příjem { $income }. Modrá místo toho zlepšuje lokomotivu, Oranžová pasuje.

# en: b9662d52
seven-action-tiles-step-5 = Tvůj druhý tah. Pro tvou trať teď žádná kostka není.
    .pin-1 = Úroveň { $locomotive }.
    .ask = Využij tah pro svou lokomotivu.
    .answer-1 = To je promarněný tah: zlepšení tu nestojí nic.
    .after = Úroveň { $locomotive }, zadarmo. Kolo skončilo, příjem se vyplatil a čísla žetonů určila nové pořadí: ty 2, Modrá 3, Oranžová 4. Začínáš ty.

# en: 668ed969
seven-action-tiles-step-6 = Začínat znamená vybírat ze všech sedmi. Čísla 1 až 4 jsou zadarmo. Růst města stojí $2, Lokomotiva $4 a novou úroveň, Urbanizace $6; jejich vysoká čísla tě v příštím pořadí dají na konec.
    .pin-1 = Číslo 6: $4 + 4.
    .pin-2 = Peníze ${ $cash }.
    .pin-3 = Číslo 1: v příštím kole první.
    .ask = Vezmi Lokomotivu a podívej se, co stojí.
    .otherwise = Možný plán. Tady ale jednou vezmi Lokomotivu, ať vidíš, jak se počítá její cena.
    .after = ${ $price } za úroveň { $locomotive }. V ruce bylo ${ $cash_before }; zbytek dala banka: příjem { $income }, peníze ${ $cash }. Vyplatí se to, jen když čekají dlouhé přepravy. Tvé číslo je teď 6.

## Nové město

# en: df2e3a01
a-new-city = Nové město
    .idea = Urbanizace promění městečko v město barvy, kterou chceš, s čerstvými kostkami.
    .know-1 = Urbanizace: z městečka je město s kostkami z jednoho pole zásoby; žádný dílek se nespotřebuje.
    .know-2 = Koleje, které k městečku míří, jsou hned hotové.
    .know-3 = Šedé kostky mohou jen do šedých Nových měst.
    .know-4 = Co je ohlášené, musí se provést. Pole zásoby se nikdy nedoplňují.

# en: 06290d5e
a-new-city-step-1 = Máš Urbanizaci a je zaplacená, $6. Teď smíš proměnit jedno městečko v město: kterékoli městečko, kterákoli barva, co zbývá. Dostane všechny kostky z jednoho pole zásoby zboží a nepočítá se jako dílek.
    .pin-1 = Šedé kostky nemají město. Zatím.
    .pin-2 = Tvé otevřené koleje míří k New Havenu.
    .pin-3 = Dvě fialové kostky.
    .pin-4 = Tvá lokomotiva: úroveň { $locomotive }.
    .ask = Postav Nové město tak, aby dvě kostky mohly jet po čtyřech spojeních.
    .answer-1 = Šedé kostky tu teď mohou skončit. Z New Yorku i z Albany je to ale po jednom spojení. Odkud by cesta byla delší?
    .answer-2 = Správné místo a barva. Žluté je ale doma vedle v Hartfordu a k červené v Bostonu žádné spojení nevede. Jiné kostky by jely dál.
    .answer-3 = Tvé otevřené koleje jsou teď hotové, dobrý postřeh. Na tvých tratích ale žádná kostka té barvy nečeká. Pro kterou barvu žádné město není?
    .answer-4 = Město stojí uprostřed tvé trati, ale žádná kostka té barvy na ní nečeká. Pro kterou barvu žádné město není?
    .answer-5 = Vybrat jde kterékoli městečko, i daleko. Tvé koleje tam ale nevedou.
    .answer-6 = Stavba a Nové město smějí přijít v libovolném pořadí. Začni městem: dokončí ti spojení bez dílku.
    .otherwise = Dovoleno. Nejdřív ale Nové město.
    .ST-BUILD-03 = Urbanizace je zaplacená, a tak se musí využít, než stavba skončí.
    .after = New Haven je šedé město se dvěma fialovými kostkami. Tvé koleje, které k němu mířily, jsou teď hotové spojení, tvá spojení: { $links }.

# en: 8c22fb02
a-new-city-step-2 = Ještě smíš položit tři dílky, i od Nového města. Dnes je ale tvá síť dost dlouhá.
    .pin-1 = Šedé, se dvěma fialovými kostkami.
    .pin-2 = Hotové spojení.
    .ask = Ukonči stavbu.
    .otherwise = Dovoleno. K oběma přepravám to ale není třeba.
    .after = Ostatní už v prvním přepravním kole vezli a na tahu jsi ty.

# en: 5b8849b9
a-new-city-step-3 = Jedna šedá kostka leží v Albany, jedna v New Yorku. Obě mohou do Nového města ještě v tomto kole.
    .pin-1 = Odtud: dvě spojení.
    .pin-2 = A odtud?
    .ask = Dovez šedou kostku, která přinese nejvíc.
    .answer-1 = Dvě spojení, body: { $waiting }. Druhá šedá kostka začíná dál.
    .answer-2 = Body: { $waiting }, velmi dobré; tato kostka je další. Nejdřív šedá.
    .answer-3 = Úroveň { $locomotive }. Tak dlouhá tu zatím žádná cesta není.
    .answer-4 = Pak Nové město v tomto přepravním kole nic nevydělá.
    .after = Čtyři spojení, všechna tvá, body: { $waiting }.

# en: ff80ae49
a-new-city-step-4 = Je { $round }. kolo z { $rounds }. Peníze ještě porostou a body jsou vítané, rozumné je tedy obojí.
    .pin-1 = Příjem { $income }.
    .pin-2 = Body { $vp }.
    .ask = Vezmi body, jak chceš.
    .after = Příjem { $income }, vítězné body { $vp }.

# en: b774f3e1
a-new-city-step-5 = A teď jedna z kostek, které přišly s městem. Začínají na samém konci tvé trati.
    .pin-1 = Dvě fialové kostky.
    .pin-2 = New York je fialový.
    .ask = Dovez fialovou kostku.
    .answer-1 = Body: { $waiting }. Fialové kostky mají delší cestu.
    .answer-2 = Úroveň { $locomotive }; víc než čtyři spojení tu ale nejsou.
    .answer-3 = Čekají čtyři body.
    .after = Zase čtyři spojení, body: { $waiting }. Růst města funguje podobně: za $2 jdou kostky z jednoho pole do tištěného města, do každého jednou a do Nového města nikdy.

## Otevřené konce

# en: 42ce04fe
open-ends = Otevřené konce
    .idea = Nedokončené koleje jsou tvé, jen dokud na nich stavíš dál, a koleje, které nikomu nepatří, můžeš dokončit ty.
    .know-1 = Otevřená trať, kterou při příští stavbě neprodloužíš, nepatří nikomu.
    .know-2 = Odklonit otevřený konec stojí $2 a jako prodloužení se nepočítá.
    .know-3 = Hotová spojení se nikdy neztrácejí.
    .know-4 = Ničí koleje mohou dokončit jiní: jeden dílek může koupit celé spojení.

# en: e2a80ce3
open-ends-step-1 = Tvé spojení do Hartfordu je v bezpečí. Minulé kolo ale začaly ještě dvě další tratě a žádná není hotová. Na konci této stavby přijdeš o každou otevřenou trať, na které se nestavělo. Máš Inženýra: čtyři dílky místo tří.
    .pin-1 = Otevřená: stáčí se k horám.
    .pin-2 = Otevřená: míří k New Havenu.
    .pin-3 = Tyto koleje nepatří nikomu.
    .ask = Odkloň otevřený konec na K9 k Poughkeepsie, na jih.
    .answer-1 = ${ $price } a konec teď míří jinam. Poughkeepsie leží přímo na jihu.
    .answer-2 = Tento už míří dobře: k New Havenu.
    .answer-3 = Dovoleno, protože začíná ve městě. Leží ale dobře, jak je.
    .answer-4 = To dojde do Hartfordu: druhé spojení mezi stejnými městy, za ${ $price }. Dovoleno a na konci za bod; novou cestu ale neotevře a Poughkeepsie ano.
    .answer-5 = Trať roste, a tak zůstává tvoje; hory ale stojí ${ $price } a do žádného města nedojde.
    .answer-6 = Možná dobrý dílek a dojde i na něj. Nejdřív odkloň K9.
    .answer-7 = Obě otevřené tratě by teď nepatřily nikomu a vzít by si je mohl kdokoli.
    .ST-TOWN-03 = Nejdřív musí k městečku mířit K9; zatím tam z tvých kolejí nevede nic.
    .after = ${ $price } za dva východy a za řeku nic: terén už je zaplacený. Samo odklonění ale trať neudrží. Musí růst.

# en: a9785fae
open-ends-step-2 = Teď trať míří k městečku. Dílek městečka spojení dokončí a hotové spojení je navždy tvé.
    .pin-1 = Poughkeepsie: $1 východ, $1 městečko, $1 řeka.
    .ask = Dojdi do Poughkeepsie co nejlevněji.
    .answer-1 = Spojení je hotové. Dílek ale stojí ${ $price } a každý další východ je další otevřený konec, o který se musíš starat. Teď stačí jeden východ.
    .answer-2 = Odkloněno, ale neprodlouženo: obě tratě by byly ztracené.
    .otherwise = Možné, ale peníze jsou právě na to, co plánujeme. Nejdřív Poughkeepsie.
    .after = ${ $price }. Albany–Poughkeepsie je hotové. Zbývá ${ $cash } a dílky: { $tiles }.

# en: 7edb0ddf
open-ends-step-3 = Druhé otevřené trati také chybí jen dílek městečka. K New Havenu už míří.
    .pin-1 = New Haven leží na rovině: $1 východ, $1 městečko.
    .ask = Dokonči trať do New Havenu.
    .answer-1 = Hotové, za ${ $price }. Ostatní východy by ale zase byly otevřené konce; dílek s jedním východem je levnější.
    .answer-2 = Trať do New Havenu by byla ztracená.
    .otherwise = Možné. Otevřená trať do New Havenu by ale na konci stavby byla ztracená.
    .after = ${ $price }. Tvá spojení: { $links }, zbývá ${ $cash }.

# en: e3fa44e2
open-ends-step-4 = Někdo opustil trať, která začíná v Hartfordu. Koleje bez majitele si smí vzít, kdo na nich postaví dál, pokud začínají ve městě nebo u jeho vlastního spojení.
    .pin-1 = Ničí.
    .pin-2 = Jedno pole do Bostonu: $3.
    .ask = Dokonči zapomenutou trať do Bostonu.
    .answer-1 = ${ $price } a Boston se starými kolejemi spojený není. Podívej se, jak k sobě oba konce míří.
    .answer-2 = Necháš si ${ $cash } a trať do Bostonu může za $3 dokončit někdo jiný.
    .otherwise = Dovoleno. Jinde ale čeká celé spojení za jeden dílek.
    .after = Jeden dílek a celé Hartford–Boston je tvoje. Tvá spojení: { $links }, peníze: ${ $cash }.

# en: 29526156
open-ends-step-5 = Všechny čtyři dílky leží. Nic tvého už není otevřené, a tak se nic nemůže ztratit.
    .pin-1 = Všech $10 je utraceno.
    .ask = Ukonči stavbu.
    .after = Hotová spojení: { $links }. Zůstanou tvá až do konce hry, ať se stane cokoli.

## Příjem, nebo body?

# en: bc779c20
income-or-points = Příjem, nebo body?
    .idea = Příjem je setba: brzy platí každé kolo, na konci se vyplatí splácet jen dluh.
    .know-1 = Na konci: 1 bod za dva kroky příjmu, 2 ztracené za každý krok dluhu, 1 za každé hotové spojení.
    .know-2 = Krok ven z dluhu má cenu 2 bodů i v posledním kole.
    .know-3 = Zpočátku ber příjem; zhruba v poslední třetině hry body.
    .know-4 = Peníze, kostky a lokomotivy se na konci nepočítají.

# en: f8b7d32a
income-or-points-step-1 = Poslední kolo. Až skončí, jsou každé dva kroky příjmu 1 bod, každý krok dluhu 2 body vezme a každé hotové spojení je 1. Peníze se nepočítají.
    .pin-1 = Příjem { $income }: 4 ztracené body, když zůstane.
    .pin-2 = Dvě spojení do New Yorku.
    .pin-3 = Tři spojení do New Yorku.
    .pin-4 = { $round }. kolo z { $rounds }.
    .ask = Začni fialovou kostkou v Albany.
    .answer-1 = Tři spojení, { $waiting } body. Ta kostka přijde potom. Začni dodávkou po dvou spojeních a mysli na to, co její body mohou splatit.
    .answer-2 = Úroveň { $locomotive } tu nic nepotřebuje a lokomotivy se na konci nepočítají.
    .answer-3 = V Albany čekají body; nepasuj.
    .after = Dvě spojení, body k vzetí: { $waiting }.

# en: eeb6fbf3
income-or-points-step-2 = Dva body jako vítězné body jsou 2. Co jsou jako příjem?
    .pin-1 = Z { $income } na 0.
    .pin-2 = ${ $cash } a na konci kola k placení $2.
    .ask = Vezmi je tam, kde mají větší cenu.
    .answer-1 = Vítězné body: { $vp }. Dluh ale zůstává: zaplatíš $2 s ${ $cash } v ruce, takže tě banka posune na −3 a konec vezme 6 bodů.
    .after = Příjem { $income }: 4 body dluhu jsou pryč a platba také. Dva body měly cenu čtyř.

# en: b7a2c2e6
income-or-points-step-3 = Tvůj poslední tah. Dluh je splacený a příjem je nula.
    .pin-1 = Tři spojení.
    .ask = Dovez poslední kostku.
    .answer-1 = Lokomotiva se na konci nepočítá.
    .answer-2 = V Hartfordu by zůstaly tři body.
    .after = Body: { $waiting }.

# en: fe532607
income-or-points-step-4 = Tři kroky příjmu by zaplatily $3 a peníze se už nepočítají. Na konci by to byl 1 bod: polovina, zaokrouhleno dolů.
    .pin-1 = Příjem { $income }.
    .pin-2 = Body: { $vp }.
    .ask = Vezmi je tam, kde mají větší cenu.
    .answer-1 = Příjem { $income }: na konci má cenu 1 bodu. Druhým způsobem jsou to 3.
    .after = Hra skončila: { $vp } vítězných bodů a { $links } spojení dělají { $points }. Oranžová má { $points_1 }, Modrá { $points_2 }. Obojí jako příjem by bylo 18, obojí jako body 16.

## Městečka jsou zastávky

# en: 80b3c59b
towns-are-stations = Městečka jsou zastávky
    .idea = Body počítají spojení, ne míle: trať přes městečko vydělá dvakrát tolik co přímá.
    .know-1 = Body počítají spojení: krátká spojení jsou nejlepší.
    .know-2 = Městečko uprostřed udělá z jedné trati dvě spojení a na konci o 1 bod víc.
    .know-3 = Dražší trať bývá lepší: $5 je jeden krok příjmu a přeprava ho splatí.
    .know-4 = Než trať postavíš, spočítej kostky, které po ní pojedou.

# en: 04e667f5
towns-are-stations-step-1 = Mezi New Yorkem a Philadelphií chtějí jet čtyři kostky. Přímá trať jsou dva dílky za $6, jedno spojení. Přes Easton jsou to tři dílky za $10, dvě spojení.
    .pin-1 = Dvě do New Yorku.
    .pin-2 = Dvě do Philadelphie.
    .pin-3 = Easton.
    .pin-4 = Úroveň { $locomotive }: dvě spojení.
    .ask = Polož z New Yorku první dílek trati, která vydělá víc.
    .answer-1 = Přímá trať, ${ $price } za tuto její polovinu. Ušetříš $4 a každá ze čtyř kostek přinese 1 bod. Kolik by přinesly přes Easton?
    .answer-2 = Začíná v New Yorku, ale nevede ani do Eastonu, ani do Philadelphie.
    .answer-3 = Začátek ve Philadelphii; také to jde. Začni ale v New Yorku, ať zůstaneme spolu.
    .answer-4 = Na trať čekají čtyři kostky.
    .otherwise = Dovoleno, ale čtyři kostky čekají v New Yorku a ve Philadelphii.
    .after = ${ $price } i s řekou. Míří k Eastonu.

# en: dc64dd61
towns-are-stations-step-2 = Easton leží u řeky: za ni $1, za městečko $1, za každý východ $1. Trať přichází z jihovýchodu a pokračuje na jih.
    .pin-1 = Easton.
    .pin-2 = Poslední pole před Philadelphií.
    .ask = Polož dílek městečka, který vede dál na I13.
    .answer-1 = První spojení je hotové za ${ $price }. Dílek s jedním východem tu ale končí; přidat druhý později stojí znovu celý dílek.
    .answer-2 = ${ $price } a první spojení je hotové. Podívej se ale, kde je I13: přímo na jihu.
    .answer-3 = Víc východů za ${ $price }. Každý otevřený musí při příští stavbě růst, jinak se ztratí; tady stačí dva.
    .answer-4 = Trať do Eastonu by zůstala otevřená.
    .otherwise = Dovoleno, ale trať tím do Eastonu nedojde.
    .after = ${ $price }. New York–Easton je tvé spojení.

# en: fe2a788a
towns-are-stations-step-3 = Chybí ještě jeden dílek. Vede z jižního východu Eastonu do Philadelphie.
    .pin-1 = Řeka: $3.
    .pin-2 = Zbývá ${ $cash }.
    .ask = Dokonči trať.
    .answer-1 = ${ $price }, ale Easton a Philadelphii nespojuje.
    .answer-2 = Do Philadelphie chybí jeden dílek.
    .otherwise = Dovoleno, ale do Philadelphie chybí jeden dílek.
    .after = ${ $price }. Dvě spojení, celkem $10, o $4 víc než přímá trať.

# en: 066d84d9
towns-are-stations-step-4 = To byl tvůj třetí dílek. Kde by přímá trať byla jedno spojení, stojí dvě.
    .pin-1 = První spojení.
    .pin-2 = Druhé spojení.
    .ask = Ukonči stavbu.
    .after = Začíná přeprava zboží a na tahu jsi ty.

# en: d988e1e0
towns-are-stations-step-5 = Teď uvidíš, jakou cenu městečko má. Každá kostka na této trati použije dvě spojení.
    .pin-1 = Modrá.
    .pin-2 = Fialová.
    .ask = Dovez kteroukoli ze čtyř kostek.
    .answer-1 = Úroveň { $locomotive }; tato trať potřebuje dvě. Nejdřív vydělej: k těmto kostkám mohou postavit i jiní.
    .answer-2 = Čekají čtyři kostky.
    .after = Body za jednu kostku: { $waiting }. Na přímé trati by to byl 1.

# en: cd5d0e8d
towns-are-stations-step-6 = Všechny čtyři kostky přinesou 8 bodů místo 4 a na konci se počítají dvě spojení místo jednoho. $4 navíc bylo méně než jeden krok příjmu.
    .pin-1 = Příjem { $income }.
    .ask = Vezmi body; mysli na to, které je kolo.
    .answer-1 = Dva vítězné body. Je { $round }. kolo z { $rounds } a dva kroky příjmu zaplatí $2 sedmkrát.
    .after = Příjem { $income }. Silní hráči nejdřív hledají krátké mezery mezi sídly a doprostřed každé dlouhé trati dávají městečko.

## Standardní hra

# en: 29d5a34a
the-standard-game = Standardní hra
    .idea = Ve standardní hře se peníze získávají jednou za kolo, před vším ostatním, a lokomotiva stojí údržbu: nejdřív plánuj, potom plať.
    .know-1 = Standardní hra: peníze se získávají jednou, na začátku kola; pak se platí z hotovosti.
    .know-2 = Dražba každé kolo: první dva platí vše, poslední nic, ostatní polovinu.
    .know-3 = Žetony akcí jsou zadarmo a lokomotiva stojí $1 za úroveň každé kolo.
    .know-4 = Když na údržbu chybí: 1 vítězný bod za každé $2, potom příjem.

# en: 2f0a2c75
the-standard-game-step-1 = Tady banka otevírá jednou za kolo, na začátku; později zaplatíš jen to, co máš v ruce. Chceš být na řadě první ($3 by měly stačit) a dokončit trať do Hartfordu ($4). Lokomotiva na úrovni 3 k tomu bude stát údržbu $3, minus tvůj příjem.
    .pin-1 = Peníze ${ $cash }.
    .pin-2 = Hory: $4.
    .pin-3 = Údržba: $1 za každou úroveň, každé kolo.
    .ask = Získej, co plán potřebuje: každý krok je $5 za jeden příjem.
    .answer-1 = Příjem zůstává { $income }. S ${ $cash } ale nejde ani nabízet, ani stavět, a později si půjčit nejde.
    .answer-2 = ${ $cash }: dost na trať a nabídku $1. Když někdo nabídne víc, nemůžeš přidat, a na údržbu nezbude nic.
    .answer-3 = ${ $cash } a příjem { $income }. Víc, než plán potřebuje: každý krok navíc se musí zase vydělat.
    .ST-ROUND-02 = Každá fáze má svůj čas: nejdřív kapitál, pak nabídky, žetony a koleje.
    .after = V ruce ${ $cash }, příjem { $income }. Oranžová a Modrá získali po $5.

# en: 472ed4f4
the-standard-game-step-2 = Pořadí se draží v každém kole. Nabídni víc než ostatní, nebo pasuj; kdo pasuje první, je poslední. První a druhý platí celou nabídku, poslední nic, ostatní polovinu.
    .pin-1 = Dražbu začínáš ty.
    .pin-2 = Oranžová má ${ $cash_1 }.
    .pin-3 = Modrá má ${ $cash_2 }.
    .ask = Nabídni $3.
    .answer-1 = Nulová nabídka je dovolená. Vyhraje, jen když první nechce být nikdo.
    .answer-2 = Možné, ale drž se plánu: $3 za pořadí, $4 za trať, zbytek na údržbu.
    .answer-3 = Máš poslední místo a neplatíš nic. Levné; než ale přijdeš na řadu, může být Lokomotiva pryč.
    .ST-STD-07 = Nabídnout jde jen to, co máš.
    .after = Výš nejde nikdo. Máš první místo a platíš $3: zbývá ${ $cash }. Modrá je druhá, Oranžová poslední.

# en: da724949
the-standard-game-step-3 = Žetony akcí jsou tu zadarmo. Jejich čísla pořadí neurčují; kdo ale vezme Pořadí, smí v příští dražbě jednou pasovat a zůstat.
    .pin-1 = Teď zadarmo, ale každé kolo o dolar údržby víc.
    .pin-2 = Tři spojení od New Yorku, až bude trať hotová.
    .ask = Vezmi Lokomotivu.
    .answer-1 = Jistě povezeš první. Na úrovni { $locomotive } ale kostka z Hartfordu nemůže jet.
    .answer-2 = Pomůže v příští dražbě, teď nijak.
    .otherwise = Možné. Kostka v Hartfordu ale v tomto kole potřebuje úroveň 3.
    .after = Úroveň { $locomotive } a v ruce pořád ${ $cash }.

# en: c26ba384
the-standard-game-step-4 = Trati do Hartfordu chybí jeden dílek. Zaplatit ho jde z hotovosti, a jen z ní.
    .pin-1 = $4.
    .pin-2 = ${ $cash }.
    .ask = Dokonči trať do Hartfordu.
    .answer-1 = ${ $price }, ale Hartford s tvým otevřeným koncem spojený není.
    .answer-2 = Tvůj otevřený konec z Albany by byl ztracený a kostka v Hartfordu zůstane.
    .otherwise = Dovoleno, ale peníze jsou určené na Hartford.
    .after = Zaplaceno ${ $price }, zbývá ${ $cash }.

# en: debd877f
the-standard-game-step-5 = Další dva dílky by byly možné. Na konci kola se ale platí údržba, zbytek si tedy nech.
    .pin-1 = ${ $cash }.
    .ask = Ukonči stavbu.
    .otherwise = Můžeš. Blíží se ale údržba ${ $locomotive_before } a co nezaplatíš, stojí vítězné body: jeden za každé $2.
    .after = Modrá vzala První přepravu a neměla co vézt. Na tahu jsi ty.

# en: 5dd6ce61
the-standard-game-step-6 = Tři spojení za sebou a úroveň 3. S příjmem { $income } by se bez přepravy na konci kola platilo $5.
    .pin-1 = Tři spojení.
    .pin-2 = Dvě spojení.
    .ask = Dovez kostku, která přinese nejvíc.
    .answer-1 = Body: { $waiting }. Ta druhá využije všechny tvé úrovně.
    .answer-2 = Zadarmo jako vždy, ale úroveň { $locomotive } stojí každé kolo údržbu ${ $locomotive } a tak dlouhá žádná cesta není.
    .answer-3 = Pak údržba celý plán zničí.
    .after = Body: { $waiting }.

# en: 2fafd74b
the-standard-game-step-7 = Tvůj příjem je { $income }. Údržbu platí právě příjem, teď i ve všech dalších kolech.
    .pin-1 = Příjem { $income }.
    .pin-2 = Úroveň { $locomotive }.
    .ask = Vezmi příjem.
    .answer-1 = Vítězné body: { $vp }. S příjmem { $income } a úrovní { $locomotive } ale na konci kola dlužíš $5 a v ruce máš ${ $cash }. Co chybí, vezme si vítězné body zpátky.
    .after = Příjem { $income }.

# en: b55651c4
the-standard-game-step-8 = Zbývá jedna kostka, v Albany. Přinese dva body.
    .pin-1 = Dvě spojení.
    .ask = Dovez ji.
    .answer-1 = Úroveň { $locomotive }: každé kolo o dolar víc.
    .answer-2 = V Albany zůstávají dva body.
    .after = Body: { $waiting }.

# en: 39cb268a
the-standard-game-step-9 = Na konci kola dostaneš příjem a zaplatíš úroveň. To je teď { $income } a { $locomotive } a v ruce máš ${ $cash }.
    .pin-1 = Příjem { $income }.
    .ask = Vezmi body, jak chceš: zaplatit jde obojí.
    .after = Údržba je zaplacená: peníze ${ $cash }, příjem { $income }, vítězné body { $vp }. Další kolo začíná zase kapitálem.

## Poslední kolo: úloha

# en: 39a3c4b2
the-last-round = Poslední kolo: úloha
    .idea = Nepočítá se nic, co si necháš, jen to, jak to využiješ.
    .know-1 = Na konci peníze nemají cenu: proměň je ve spojení.
    .know-2 = Ve standardní hře stojí chybějící dolar údržby půl bodu.
    .know-3 = Nové spojení se počítá třikrát: jako bod a v každé přepravě, která ho použije.

# en: 63dba6c1
the-last-round-step-1 = Standardní hra, poslední kolo a jen ty máš ještě co dělat. Máš $6, tři dílky a dvě přepravy; údržba $4 teprve přijde. Oranžová i Modrá budou mít body: { $points_1 }.
    .pin-1 = ${ $cash }, údržba $4.
    .pin-2 = Fialová, v Hartfordu.
    .pin-3 = Žlutá, v New Yorku.
    .pin-4 = Fialová, v Albany.
    .pin-5 = Modrá, v New Yorku.
    .ask = Skonči s 27 body.
    .answer-1 = Správný směr; přes L9 to stojí stejně. Vezmi přímou kolej, ať zůstaneme spolu.
    .answer-2 = Necháš si ${ $cash } na údržbu a dovezeš dvě kostky po dvou spojeních: 26 bodů. Dobré, ale ne 27. Jakou cenu má na konci dolar?
    .answer-3 = Dobře: ten dílek k řešení patří, jen z Hartfordu. Začni v Albany, ať zůstaneme spolu.
    .answer-4 = Spojení do New Havenu stojí celkem $4 a je za 1 bod. Pak ale chybí $2 na údržbu a to bod vezme: 26. Která trať by prodloužila i přepravy?
    .otherwise = ${ $cash_before } se rychle utratí. Spočítej, co dílek přidá k tvým dvěma přepravám.
    .after = ${ $price }: na hory zbývá ${ $cash }.

# en: 498183d8
the-last-round-step-2 = Údržba se celá nezaplatí. Každé chybějící $2 stojí jeden vítězný bod.
    .pin-1 = ${ $cash }.
    .ask = Pokračuj.
    .answer-1 = Půl trati nevydělá nic. Teď ji dokonči.
    .otherwise = To trať nedokončí.
    .after = Zbývá ${ $cash } a máš { $links ->
        [one] { $links } hotové spojení
        [few] { $links } hotová spojení
       *[other] { $links } hotových spojení
    }.

# en: 9074107e
the-last-round-step-3 = Nezbývá ani dolar a tak je to správně: na konci se peníze nepočítají. Teď musí trať vydělat.
    .ask = Ukonči stavbu.
    .after = Ostatní pasují. Dva tahy jsou tvé.

# en: 30fae0e5
the-last-round-step-4 = Úroveň 4, tři spojení za sebou. Jet by mohly čtyři kostky.
    .pin-1 = Úroveň { $locomotive }.
    .ask = Dovez první kostku.
    .answer-1 = Body: { $waiting }, také správně. Vezmi nejdřív tu v Hartfordu.
    .answer-2 = Jen body: { $waiting }. Jsou tu dvě delší cesty.
    .answer-3 = Vyšší údržba a tak dlouhá žádná cesta není.
    .answer-4 = V celé hře ti zbývaly dva tahy a tohle byl jeden.
    .after = Body: { $waiting }.

# en: fae64e82
the-last-round-step-5 = Příjem by snížil účet, vítězné body se počítají samy. Spočítej obojí.
    .pin-1 = Příjem { $income }, údržba $4, peníze ${ $cash }.
    .ask = Jak je vezmeš?
    .answer-1 = Příjem { $income } je na konci 1 bod a na účtu ušetří jeden bod: celkem 2. Jako vítězné body jsou to 3.
    .after = Vítězné body: { $vp }.

# en: 9386ff3f
the-last-round-step-6 = Zbývá jeden tah. Právě dovezená kostka je pryč, tři další čekají.
    .ask = Dovez druhou kostku.
    .answer-1 = { $waiting ->
        [one] { $waiting } bod
        [few] { $waiting } body
       *[other] { $waiting } bodů
    }. Jedna kostka může jet ještě dál.
    .answer-2 = Úroveň { $locomotive } účet jen prodlouží.
    .answer-3 = To byl poslední tah hry a kostka zůstala stát.
    .after = Body: { $waiting }.

# en: 0b42461e
the-last-round-step-7 = Účet přijde hned po této volbě. Je na $4 a máš ${ $cash }.
    .pin-1 = Vítězné body: { $vp }.
    .ask = Jak je vezmeš?
    .answer-1 = Příjem { $income }: na konci 1 bod a polovina účtu ušetřená. Vítězné body jsou pořád víc.
    .after = Údržba vzala 2 body, zbývá { $vp }. Tvá spojení: { $links }, to dělá celkem { $points }; Oranžová má { $points_1 }. Neutracené peníze jsou na konci nic a nezaplacený účet stojí jen polovinu.

## Cvičení

# en: 1788d67a
not-a-dollar-in-hand = Ani dolar v ruce
    .idea = Poslední přeprava hry: příjem, nebo vítězné body?
    .know-1 = Nezaplacený dolar v posledním kole stojí víc, než se zdá.

# en: 3ed7426b
not-a-dollar-in-hand-decide = Poslední kolo, poslední přeprava. Body, které si můžeš vzít: { $waiting }. Tvůj příjem je pod nulou a platí se hned po této volbě.
    .pin-1 = Příjem { $income }.
    .pin-2 = Peníze ${ $cash }.
    .ask = Příjem, nebo vítězné body?
    .answer-1 = 3 body, to je pravda. Zbývalo ale zaplatit $1 a v ruce není nic: banka dala $5 a vzala další krok. Končíš s příjmem { $income }, body: { $points }.
    .after = Z −1 na { $income }: 2 body dluhu jsou pryč a 1 bod přibyl, celkem 3, a nic se neplatí. Tvé body na konci: { $points }. Jako vítězné body by to byly také 3, ale pak se platí $1, banka tě posune na −2 a konec vezme další 2. S jediným dolarem v ruce by to bylo stejné.

# en: e9d1ee55
three-is-not-three = Tři nejsou vždy tři
    .idea = Dvě cesty ti přinesou stejně. Přinesou stejně i soupeři?
    .know-1 = Ze dvou cest, které ti platí stejně, zvol tu, která soupeři neplatí nic.

# en: 5434a38c
three-is-not-three-decide = Poslední tah hry. Tvé body: { $points }, Modrá: { $points_2 }. V Hartfordu zbývají dvě kostky.
    .pin-1 = Fialová, do New Yorku.
    .pin-2 = Modrá, do Albany.
    .pin-3 = Toto spojení patří Modré.
    .pin-4 = Modrá je tvůj soupeř.
    .ask = Která přeprava?
    .answer-1 = Nejdelší cesta na mapě. Body pro tebe: { $waiting }, ale pro Modrou: { $waiting_2 }. Byla by to shoda a tu vyhraje Modrá nižším číslem žetonu akce.
    .answer-2 = Body pro tebe: { $waiting }, pro Modrou: { $waiting_2 }. Proti soupeři žádný zisk.
    .answer-3 = Body pro tebe: { $waiting }, pro Modrou nic. Poctivé, ale na předstižení Modré to nestačí.
    .answer-4 = Čekaly dvě kostky a tohle byl tvůj poslední tah.
    .after = Fialová přes Albany použije tři spojení, všechna tvá. Body pro tebe: { $waiting }, pro Modrou nic, a to vyhrává o bod. Modrá velkou oklikou použije čtyři a zaplatí ti také 3, čtvrté je ale Modré. Pak je to 29 : 29 při stejném příjmu a Modrá vyhraje nižším číslem žetonu akce.

# en: 4079fd6b
money-has-no-morrow = Peníze nemají zítřek
    .idea = Nejdražší žeton na stole, v posledním kole.
    .know-1 = V posledním kole je drahý žeton, který zdvojnásobí tvé body, levný.

# en: a6454761
money-has-no-morrow-decide = Začíná poslední kolo a ty vybíráš první. V New Yorku leží dvě šedé kostky a šedé město je New Haven, čtyři tvá spojení daleko.
    .pin-1 = Dvě šedé kostky.
    .pin-2 = New Haven, šedé: čtyři spojení.
    .pin-3 = Úroveň { $locomotive }.
    .pin-4 = ${ $cash }.
    .ask = Který žeton akce?
    .answer-1 = Zadarmo, ale jeden ze dvou tahů padne na vylepšení lokomotivy, takže pojede jen jedna šedá kostka: 4 body místo 8.
    .answer-2 = První v kole, které už nepřijde.
    .answer-3 = O dílek víc, snad o spojení víc: to je bod. Šedé kostky jsou za 8 a na úrovni { $locomotive } zůstanou, kde jsou.
    .answer-4 = Tam, kde chceš stavět ty, nikdo jiný nechce. Jde o to, jak daleko tvá lokomotiva utáhne.
    .otherwise = Spočítej spojení do New Havenu a pak úrovně své lokomotivy.
    .after = Šedé kostky potřebují úroveň { $locomotive }. S Lokomotivou, přesně za $8, pojedou v tomto kole obě: 8 bodů. Bez ní padne jeden ze dvou tahů na vylepšení a zbudou 4. Za $8 by bylo jedno nebo dvě spojení a pořadí v kole, které se nehraje, nemá cenu.

# en: 5e148bd8
over-the-rivals-track = Přes soupeřovy koleje
    .idea = Zbývá jeden dílek, dvě tratě mají propadnout a mezi nimi leží Oranžová.
    .know-1 = Pole s kolejemi není zavřené: vylepši dílek a projeď křížem.

# en: 7ac5189d
over-the-rivals-track-decide = V této stavbě ti zbývá ${ $cash } a jeden dílek. Ani na jednom z tvých dvou otevřených konců se nestavělo, takže na jejím konci oba propadnou.
    .pin-1 = Spojení Oranžové, Boston–Worcester.
    .pin-2 = Tvůj otevřený konec z Bostonu.
    .pin-3 = Tvůj otevřený východ u Providence.
    .ask = Co položíš?
    .answer-1 = Cesta kolem Oranžové, ale nenavazuje na žádný z tvých otevřených konců a na konci stavby propadnou oba.
    .answer-2 = Odklonění stojí ${ $price }, trať neprodlouží a zatím nikam nevede: oba otevřené konce propadnou.
    .answer-3 = Oba otevřené konce budou ničí.
    .otherwise = To se smí, ale oba otevřené konce propadnou. Co leží mezi nimi?
    .after = Na O9 leží koleje Oranžové, ale smí je nahradit dílek se dvěma kolejemi: ta Oranžové zůstane, jak je, a tvá projde z Providence na O8. Cena ${ $price }, za řeku nic. Jeden dílek a z obou otevřených konců je jedno hotové spojení.

# en: 63add95e
idle-dollars = Zahálející dolary
    .idea = Vozit už není co, ale utrácet ještě ano.
    .know-1 = Když už není co vozit, kupuj spojení: nejdřív to, kterému chybí jediný dílek.

# en: 734e873b
idle-dollars-decide = Poslední kolo. Žádná kostka už jet nemůže a dolary na konci nemají cenu. Každé hotové spojení je za bod.
    .pin-1 = Tvůj otevřený východ směrem k New Yorku.
    .pin-2 = ${ $cash }.
    .ask = Vytěž co nejvíc ze tří dílků a peněz: ${ $cash }.
    .answer-1 = Trať do Hartfordu stojí celkem $6 za jedno spojení a zbude $1: na další je to bez banky málo a krok pod nulu vezme 2 body.
    .answer-2 = ${ $cash }, které nikdo nespočítá.
    .answer-3 = Celé spojení za $3: dobře viděno. Zbývá ale ${ $cash } a dva dílky.
    .otherwise = Tak tu zůstane ležet bod. Kterému spojení chybí jediný dílek a co koupí zbylé dva?
    .after = K11 uzavře jediným dílkem za $3 celé spojení. Zbylé $4 koupí dvěma levnými dílky další, třeba Hartford–New Haven. Tvé body: { $points }. Albany–Hartford by stálo $6 za jedno spojení a na K11 k tomu by byla třeba banka, což jsou 2 body.

# en: 83991b0b
where-only-you-reach = Kam dosáhneš jen ty
    .idea = Dvě nové kostky a dostat je smí kterékoli město.
    .know-1 = Nové kostky patří tam, kde je tvá trať dlouhá a soupeř pro ně nemůže.

# en: e89639b6
where-only-you-reach-decide = Růst města je zaplacený a tvé dílky tohoto kola leží. Tvá lokomotiva má úroveň { $locomotive }. První přepravu má Modrá.
    .pin-1 = Dvě fialové kostky; New York je fialový.
    .pin-2 = Trať Modré z Albany do New Yorku.
    .pin-3 = Hartford: jen tvá trať.
    .pin-4 = Modrá veze první.
    .ask = Které město, které kostky?
    .answer-1 = Modrá veze první a její trať začíná v Albany. Jedna ze dvou kostek bude pryč dřív, než přijdeš na řadu.
    .answer-2 = Fialové kostky ve fialovém městě: jsou tam, kam chtěly, a nikdo za to nic nedostane.
    .answer-3 = Červená a šedá nemají na tvých tratích kam jet.
    .otherwise = To se smí, ale žádné tvé spojení tam nezačíná. Žádnou kostku bys odtud neodvezl(a).
    .after = Z Hartfordu jedou fialové kostky po třech tvých spojeních a žádné spojení Modré tam nezačíná: 6 bodů v tomto kole. V Albany by Modrá, která veze první, jednu hned vzala a druhá by ti přinesla 2.

# en: 5c740e92
the-free-gift-that-costs = Dárek, který něco stojí
    .idea = Lepší lokomotiva zadarmo. Proč ne?
    .know-1 = Ve standardní hře je úroveň, kterou nevyužiješ, účet.

# en: eda718c2
the-free-gift-that-costs-decide = Standardní hra, tvůj poslední tah a po tvých tratích nemůže jet žádná kostka. Vylepšit lokomotivu nestojí ani dolar. Tvé body: { $points }, Oranžová i Modrá: { $points_1 }.
    .pin-1 = Úroveň { $locomotive }: tolik dolarů údržby.
    .pin-2 = Příjem { $income }.
    .pin-3 = Peníze ${ $cash }.
    .ask = Co uděláš?
    .answer-1 = Úroveň { $locomotive } a hned tolik dolarů údržby. S příjmem { $income } a bez peněz jeden dolar chyběl a to vzalo vítězný bod. Teď mají všichni tři stejně, body: { $points }, a příjmem vyhrává Oranžová.
    .after = Příjem { $income } přesně zaplatí úroveň { $locomotive }. Vylepšit je zadarmo, ale další úroveň stojí o chvilku později o dolar víc; chyběl by, vzal by vítězný bod a s ním i vítězství. Nedělat nic byl nejlepší tah: { $points } proti { $points_1 }.

# en: 08452f18
turn-it = Otoč to
    .idea = Dva dolary, jeden otevřený konec a Hartford hned vedle.
    .know-1 = Otevřený konec odkloněný k městu dokončí spojení a za terén se neplatí.

# en: bacd0f93
turn-it-decide = Poslední kolo a máš ${ $cash }. Tvá otevřená trať z Albany míjí Hartford.
    .pin-1 = Tvůj otevřený konec míří vedle Hartfordu.
    .pin-2 = Hartford, přímo na jih od něj.
    .pin-3 = ${ $cash }.
    .ask = Jak trať dosáhne Hartfordu?
    .answer-1 = Dosáhne Hartfordu za ${ $price }. V ruce ale bylo jen ${ $cash_before }: banka dá $5, tvůj příjem klesne na { $income } a to na konci vezme 2 body.
    .answer-2 = Koleje, ale žádné spojení: trať k Hartfordu zůstane otevřená a propadne.
    .answer-3 = Otevřená trať propadne a ${ $cash } nemá cenu.
    .otherwise = Otevřený konec teď míří jinam, ale ne na Hartford.
    .after = Otočený na jih končí dílek na M9 v Hartfordu: ${ $price } za dva východy, za hory nic. Spojení je hotové a tvé. Body: { $points }. Zatáčka na N9 Hartfordu také dosáhne, stojí ale $3; za chybějící dolar vezme banka krok a krok pod nulou jsou 2 body.

# en: 9c8d81d2
why-not = Proč ne?
    .idea = Co pravidla zakazují, hra odmítne, a důvod říká, co by se smělo.
    .know-1 = Nové koleje začínají u města, u tvých kolejí nebo u městečka, kde máš spojení.
    .know-2 = Nové koleje se nikdy nenapojí na trať jiného hráče, kolem otevřeného konce ale projít smějí.
    .know-3 = Odklonit lze jen nedokončená spojení.
    .know-4 = Odmítnutí nic nestojí: přečti si důvod a zkus to znovu.

# en: 307770bc
why-not-step-1 = Co pravidla zakazují, to se neprovede. Jedna věta řekne proč a o nic nepřijdeš. Zkus to: pole J10 vypadá jako dobrý začátek, ale není u něj město ani tvé koleje.
    .title = Začátek
    .pin-1 = J10: tady začít nejde.
    .pin-2 = Albany: tady koleje začínat smějí.
    .ask = Zkus rovný dílek na J10, chceš-li. Potom ho polož na K9, z Albany na jih.
    .answer-1 = To se smí, ale je to jiný dílek nebo jiné pole. Vrať ho.
    .answer-2 = Tvá stavba skončila a nic není postavené. Vrať to.
    .otherwise = { why-not-step-1.ask }
    .ST-BUILD-09 = Nejde to: na J10 by koleje nezačínaly u města ani u tvých kolejí. K9 sousedí s Albany.
    .after = Albany je město, takže tam koleje začínat smějí. Dílek stál ${ $cash_less } a zbývá ti ${ $cash }.

# en: 87baa04e
why-not-step-2 = Jiná pozice. Chceš stavět z Hartfordu přes M9. Koleje Oranžové na L8 tam mají otevřený konec, který míří na M9.
    .title = Soupeř
    .pin-1 = Otevřený konec Oranžové.
    .pin-2 = M9, tvé další pole.
    .ask = Zkus na M9 oblouk, který se setká s kolejemi Oranžové, chceš-li. Potom polož rovný dílek z Hartfordu na sever.
    .answer-1 = To se smí, ale není to rovný dílek na M9. Vrať ho.
    .answer-2 = Tvá stavba skončila a nic není postavené. Vrať to.
    .otherwise = { why-not-step-2.ask }
    .ST-BUILD-08 = Nejde to: oblouk by se napojil na koleje Oranžové. Na trať jiného hráče se smí napojit jen dílek městečka.
    .after = Rovný dílek projde kolem otevřeného konce Oranžové, nenapojí se na něj, a tak ho zablokuje. Stál ${ $cash_less }.

# en: dd95698b
why-not-step-3 = Jiná pozice. Tvé spojení přes L8 je hotové. Na K9 máš otevřený konec a smíš ho odklonit: otočit na jinou stranu.
    .title = Odklánění
    .pin-1 = L8: část hotového spojení.
    .pin-2 = K9: tvůj otevřený konec.
    .ask = Zkus odklonit L8, chceš-li. Potom otoč otevřený konec na K9 na jih, k Poughkeepsie.
    .answer-1 = To se smí, ale otevřený konec na K9 nemíří na jih. Vrať to.
    .answer-2 = Tvá stavba skončila a otevřený konec míří tam, kam předtím. Vrať to.
    .answer-3 = To jsou nové koleje. Tady se odklánějí koleje, které leží. Vrať to.
    .otherwise = { why-not-step-3.ask }
    .ST-REDIR-02 = Nejde to: spojení přes L8 je hotové a hotová spojení se nikdy neodklánějí.
    .after = Otevřený konec teď míří na Poughkeepsie. Odklonění stálo ${ $cash_less } a zbývá ti ${ $cash }.
