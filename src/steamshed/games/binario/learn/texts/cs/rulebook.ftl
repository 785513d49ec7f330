# Pravidla hry Binario Duel česky.

## What the game is

# en: 9ef1ea95
game = O čem hra je
    .lead = Po osmdesáti kolech vyhrává nejvíc bodů. Dvě společnosti vozí zboží po jednom kontinentu, od koňských povozů po maglev. Stavíš cesty, kupuješ vozidla a otevíráš linky. Stříbrné, které linky vydělají, měníš ve vozidla, stanice a trasy, a ty jsou na konci tvými body.

# en: bea183c5
game-the-table = Části stolu
    .says = Dva obrázky ukazují, co leží na stole uprostřed hry. Desky z druhého obrázku má každý hráč.
    .picture-the-map = Mapa mezi městem Venezia a farmou.
    .picture-the-boards = Co leží vedle mapy.
    .part-1 = Město. Posílá a bere poštu a cestující a kupuje většinu zboží.
    .part-2 = Farma: jeden ze závodů. Značky nad závodem ukazují, co bere, značky pod ním, co dává.
    .part-3 = Stanice Zelené s číslem. Slouží závodům vedle sebe.
    .part-4 = Dílek cesty Zelené, tady polní cesta.
    .part-5 = Tři koňské povozy jedné linky na jízdě.
    .part-6 = Linka: řádek přepravní desky se zbožím, vozidly a koly, která zbývají.
    .part-7 = Společná zásoba: cena a žetony každého zboží a vozidla na prodej.
    .part-8 = Řídicí karty, na každé kolo jedna.
    .part-9 = Společnost: stříbrné, linky, vozidla a body.

# en: d2e67330
game-two-companies = Dva hráči a startovní kostka
    .says = Binario Duel je hra pro dva. Na prvním hráči se hráči dohodnou, nebo rozhodne náhoda; v 1. kole má startovní kostku. Každá společnost začíná s 200 stříbrnými a bez čehokoli na mapě.

# en: a1942305
game-tables = Tabulka cen a tabulka zásob
    .says = První hráč hodí barevnou kostkou: tabulka cen této barvy určuje pro celou hru, kolik které zboží platí. Potom hodí druhý hráč na tabulku zásob I. éry. Ta říká, kolik měst, farem a závodů na kontinentu je, kolik je žetonů každého zboží a která vozidla leží ve společné zásobě.

# en: 4b6c3b64
game-table-ready = Kontinent, dílky, desky a karty
    .says = Kontinent se postaví přesně se závody z tabulky zásob; mezi městy jsou vždy Venezia, Győr a Bern. Každý hráč si vezme dílky a označení I. éry a tři prázdné přepravní desky a připraví se řídicí karty I. éry. Hotová mapa si přináší vlastní závody i barvu zásob I. éry, takže druhý hráč tehdy nehází; na tabulku cen a na pozdější zásoby se hází jako obvykle.

# en: 9677770f
game-public = Co je veřejné
    .says = Všechno leží otevřeně: stříbrné, vozidla, linky i žetony. Skryté je jen pořadí zakrytých řídicích karet, karty vrácené bez prohlédnutí a v pokročilé hře osobnosti v ruce během výběru.

# en: 03ff17ea
game-silver = Stříbrné
    .says = Stříbrných nikdy nemáš méně než nula. Co kupuješ z vlastní vůle, musíš zaplatit celé; co ti uloží karta, vezme nejvýš všechno, co máš. Nejsou půjčky ani dary a nikdo ze hry nevypadne. Mezi hráči putují stříbrné jen jako mýto a za ojetá vozidla.

# en: c825f66b
game-reconstructed = Co je rekonstruováno
    .says = Pravidla, kterými se program řídí, udávají stavbu hry, ale ne všechna čísla. Ceny zboží, vozidel, cest a stanic, řídicí karty, tabulky zásob, osobnosti a mapy jsou pro tento program rekonstruované. Tištěná hra se v nich může lišit.

## The round

# en: 7712fd2f
round = Kolo
    .lead = Každé kolo má pět kroků, vždy ve stejném pořadí. V každém z nich začíná držitel startovní kostky a potom kostka změní majitele.
    .worked = Je 7. kolo a kostku má Zelená. Tři koňské povozy s obilím jsou jedno políčko od Venezie, cesta z farmy má 4 pole. Karta zní Dobrá úroda: obilí platí 4 místo 3. Povozy dorazí a vydělají 3 × 4 + 4 = 16, takže Zelená má 56 stříbrných místo 40. Zbylé kroky oba vynechají a 8. kolo začíná s kostkou u Oranžové.

# en: b4a01541
round-five-steps = Pět kroků
    .says = Nejdřív se si vezme řídicí karta, pak jedou všechna vozidla. V kroku 3 stavíš, v kroku 4 obchoduješ s vozidly, v kroku 5 upravuješ přepravní desky. Kroky 1 a 2 proběhnou vždy, ostatní tři můžeš vynechat. Hotovou trasu na desku zapsat nemusíš.

# en: 4ac0a6ca
round-who-first = Kdo začíná
    .says = Kartu si bere jen držitel kostky a vozidla obou společností jedou sama. Potom dělá krok 3 držitel a po něm druhý hráč; pak oba krok 4 a nakonec oba krok 5. Držitel tedy první sahá po vzácných žetonech. Na konci kola přejde kostka k druhému hráči. Protože každá éra má sudý počet kol, má ji na začátku éry vždy znovu první hráč.

# en: 91ffd790
round-one-thing = Co dovoluje krok 3
    .says = Uděláš jedno ze tří: bouráš a stavíš, nebo postavíš či vylepšíš ústřední budovu, nebo modernizuješ. Bourá se i staví nejvýš po jedné trase, celé nebo zčásti, a bourá se dřív. Pozemní trasa jsou nejvýš dvě nové stanice a cesta mezi nimi, mořská nejvýš dva přístavy. Všechno se platí hned, a co nezaplatíš, to nepostavíš.

## The continent

# en: 0c321725
continent = Kontinent
    .lead = Mapa je mřížka čtvercových polí, kolem dokola je moře. Město, farma nebo továrna, krátce závod, stojí na jednom poli a obchoduje se stanicemi na čtyřech polích vedle sebe.

# en: 55ff98fb
continent-land-and-sea = Pevnina, pobřeží a moře
    .says = Krajní pole jsou všechna moře a celé moře souvisí. Zda je pole pevnina, pobřeží, nebo moře, plyne z jeho čtyř rohů, takže se břeh nikde nepřeruší; pole, které má pevninu jen ve dvou protilehlých rozích, neexistuje. Pobřeží je rovné, nebo se ohýbá ven či dovnitř. Ústí řek a pobřežní závody jsou jen na rovném pobřeží.

# en: 7381c722
continent-rivers = Řeky
    .says = Řeka je řetěz polí od pramene nebo jezera k ústí nebo jezeru, nikdy však od jezera k jezeru, a řeky se nestýkají. Jednou, na rovném přechodovém poli, se může změnit ve veletok a už se nezúží. Pramen je vždy úzká řeka a ústí je tak široké jako voda, která do něj přitéká.

# en: 94bd9034
continent-deserts = Pouště, jezera, volné louky
    .says = Kolem každé pouště leží jiné pouště nebo pouštní louky. Je tu aspoň jedno jezero a aspoň tři prázdné dosažitelné louky: sem později přijdou potravinářské závody.

# en: e5346c2c
continent-facilities = Kde závody stojí
    .says = Dvě města nemají nikdy společnou stranu; farmy a továrny se smějí dotýkat navzájem i měst. Solivary stojí na rovném pobřeží, rybárny tam nebo u jezera, všechno ostatní ve vnitrozemí. Na mapě jsou přesně závody z tabulky zásob, na velké mapě všechny z krabice, a zprvu žádný potravinářský závod. Každý má vedle sebe volnou zem a po volné zemi, přes města a přes rovnou vodu se dají všechny spojit.

# en: 053ee2d2
continent-port-sites = Místa pro přístavy a ostrovy
    .says = Přístav může stát na rovném nebo ven ohnutém pobřeží, které má vedle sebe moře a není na něm závod ani ústí. Takové místo má vedle sebe Venezia, aspoň jedno další město a každý závod na ostrově.

# en: cf10f9fa
continent-box = Dílky v krabici
    .says = Rychlá mapa nepoužívá žádný druh krajiny častěji, než kolik má krabice dílků. Pro větší mapy toto omezení neplatí.

# en: 0bd86785
continent-by-hand = Kontinent vlastní rukou
    .says = S touto volbou první hráč vybere jeden ze tří obrysů a pak hráči střídavě, počínaje druhým, umisťují po jedné věci: jezera, hory, řeky, pouště, města, solivary, rybárny, další závody, kopce a lesy. Jezero, hora, kopec a les se kladou na jakoukoli prázdnou pevninu; poušť potřebuje na všech čtyřech stranách prázdnou zem nebo pouštní louku. Řeku vede jeden hráč od pramene pole po poli k ústí nebo k jezeru a jednou ji smí rozšířit. Nabízí se jen to, s čím lze kontinent dokončit, a co nemá místo, se vynechá. Co zůstane prázdné, je louka.

## Stations and ports

# en: f7d0c84d
stations = Stanice a přístavy
    .lead = Stanice slouží každému závodu, se kterým má společnou stranu; rohy se nepočítají. Patří k jednomu druhu, přijímá určitý počet cest a nese označení pro přepravní desky.
    .worked = Zelená staví dva základní přístavy, na 1,4 a na 6,1, za 20 stříbrných. Nejkratší cesta po moři má 11 polí, s oběma přístavy 13. Koga naloží 3 a pluje 9 kol. S cestujícími za 4 přinese při každém příjezdu 3 × 4 + 13 = 25 stříbrných.

# en: 04a235a1
stations-where = Kde stanice stojí a komu slouží
    .says = Stanice se staví na volné zemi: na louce, v lese, na kopci, v poušti nebo na pouštní louce, kde nic není. Stojí svou cenu a příplatek za krajinu. Slouží každému závodu vedle sebe; bez závodu se v ní nedá nakládat ani vykládat. Stanici můžeš postavit i samotnou a cestu k ní přivést později.
    .picture-beside-allowed = Povoleno: jedna stanice sousedí stranou s farmou, druhá s městem Venezia.
    .picture-beside-refused = Zakázáno: pole se farmy a pily dotýká jen rohem.

# en: e55f05e6
stations-families = Druhy, strany a éry
    .says = Silniční stanice přijímají silnice, stanice koněspřežky koněspřežku, nádraží železnice a expresní dráhy obě tyto trati, stanice maglevu tunely maglevu. Základní stanice a stanice koněspřežky mají místo pro cesty na dvou stranách, rozšířené a nádraží železnice na třech, všechny ostatní na čtyřech. Základní a rozšířené silniční stanice se stavějí v I. a II. éře, stanice II. éry ve II. a III., III. éry ve III. a IV., IV. éry ve IV. Stanice koněspřežky patří do I. éry, nádraží železnice do II. a III., expresní dráhy do III. a IV., stanice maglevu do IV.

# en: 7bc842cf
stations-ports = Přístavy
    .says = Přístav se staví na volném místě pro přístav, bez příplatku: základní v I. a II. éře, rozšířený ve II. a přístavy II., III. a IV. éry jako silniční stanice. Lodě plují po nejkratším řetězu mořských polí a délka cesty je tento řetěz a oba přístavy. Na moři se mýto neplatí. Mořská trasa sama body nedává, její přístavy ano.
    .picture-port-allowed = Povoleno: dva přístavy na volných místech pro přístav.
    .picture-port-refused = Zakázáno: toto pole je pevnina, ne místo pro přístav.

# en: 4c12de1b
stations-labels = Označení, vlastníci a počet dílků
    .says = Nová stanice dostane nejnižší volné označení svého druhu: 0 až 11 na silnici, I až X na kolejích, A až H pro přístavy. Tvá první silniční stanice má číslo 0 a je sídlem společnosti. Ze dvou stanic v jednom kroku dostane nižší označení ten konec, který byl vybrán první. Linky začínají a končí jen ve tvých vlastních stanicích. Když dojdou označení nebo dílky některého druhu, další nepostavíš, dokud se nějaký neuvolní.

# en: 0fbaa67d
stations-supply = Zásoba dílků
    .says = Každý hráč má tolik dílků cest, portálů a stanic každého druhu, kolik jich je v krabici, pokud se nehraje s neomezenou zásobou. Co leží na mapě, v zásobě chybí; společný dílek se počítá tomu, kdo ho položil. Pole pod zemí dílek nepotřebují. Na co nemáš dílky, to se ti nenabídne.

## Roads and rails

# en: c1868e2d
ways = Silnice a koleje
    .lead = V jednom kroku stavby položíš jednu cestu s nejvýš dvěma novými stanicemi na koncích. Cenu každého návrhu vidíš, než si vybereš, a dokud není vybráno všechno, nic se neplatí.
    .worked = Dvě první cesty z dílků polní cesty a se dvěma základními stanicemi po 6 stříbrných, obě z 200 stříbrných.
    .row-0 = cesta · dílky · stanice · cena · zbývá
    .row-1 = 4,6 až 2,5 přes dvě louky · 2 + 2 · 6 + 6 · 16 · 184
    .row-2 = 7,7 až 10,6 přes veletok · 2 + 10 + 2 · 6 + 6 · 26 · 174

# en: b8e5efd9
ways-one-path = Jedna cesta, zaplacená najednou
    .says = Všechno, co v jednom kroku postavíš, je jedna cesta, která se žádného pole nedotkne dvakrát. Začíná u tvé stanice, staré nebo nové, nebo u otevřeného konce tvé či společné cesty. Smí vést po starých dílcích a přes města, ale nikdy přes stanici: stanice jsou její konce. Musí něco přidat nebo dokončit trasu; stavba, která jen dokončí trasu, nestojí nic.

# en: f994806c
ways-types = Které cesty ve které éře
    .says = Silnice jsou polní cesta, asfaltová silnice, rychlostní silnice a dálnice; koleje jsou koněspřežka, železnice, expresní dráha a maglev. Polní cesta se staví v I. a II. éře, asfaltová silnice ve II. a III., rychlostní silnice ve III. a IV., dálnice ve IV. Koněspřežka se staví jen v I. éře, železnice ve II. a III., expresní dráha ve III. a IV., maglev ve IV. Co se už nestaví, zůstává na mapě a dál slouží.

# en: 2f73b3bc
ways-nowhere = Kudy cesta nevede
    .says = Cesta na povrchu nemůže ležet na hoře, jezeře, moři ani pobřeží, na prameni, ústí nebo v ohybu řeky ani na závodu. Jedinou výjimkou je město, kterým mohou procházet silnice.

# en: dee2e183
ways-price = Cena dílku, mosty
    .says = Nový dílek stojí svou cenu a příplatek: na louce a pouštní louce nic, v lese 1, na kopci a v poušti 2. Dílek polní cesty za 2 tedy stojí 2, 3 nebo 4 stříbrné. Most přes řeku přidá 4, přes veletok nebo přechodové pole 8. Vede rovně přes rovnou vodu, nestojí na něm stanice a nikdy se nemění ani nekříží.

# en: 5e050592
ways-open-ends = Tvary a nedokončené cesty
    .says = Tvar dílku plyne z cesty: rovný, zatáčka, odbočka nebo křižovatka. Tvar nic nestojí. Když skončíš v půli, poslední dílek má otevřený konec, který míří rovně dál; při další stavbě ho smíš zdarma otočit, není-li to most nebo portál. Nedokončená cesta nic nerezervuje: soupeř může stavět napříč.

# en: bc8b4883
ways-connected = Co je s čím spojeno
    .says = Dva sousední dílky jsou spojené, když mají oba východ k sobě a jsou oba silnice nebo oba koleje druhů, které lze spojit. Každý druh se spojí sám se sebou; polní cesta s asfaltovou silnicí, ta s rychlostní silnicí, ta s dálnicí a železnice s expresní dráhou. Na poli je jedna cesta, nebo dvě jako úrovňové křížení; na poli se stanicí žádná. Nová stanice přijme cesty, které k ní míří, dokud má strany. Kde tvá cesta narazí na starý dílek, použije jeho východy, otočí otevřený, přestaví dílek, nebo ho rovně zkříží; nic jiného nejde.

# en: ebf821aa
ways-streets = Ulice měst
    .says = Každé město má ulici na všechny čtyři strany. Silnice obou hráčů smějí jednou stranou dovnitř a jinou ven, bez ceny a bez mýta; město se počítá jako jedno pole a má třídu silnice, která jím vede. Dílky před ním a za ním musí být druhů, které lze spojit, nebo může stanice stát přímo u ulice. V samotném městě cesta nekončí. Dálnice se města nedotýkají a koleje jím neprocházejí.

# en: 009305c8
ways-tunnels = Tunely
    .says = Od III. éry smějí rychlostní silnice, dálnice a expresní dráhy pod zem, pod čímkoli, i pod mořem a jinými tunely. Tunel má dva portály na volné zemi a mezi nimi aspoň jedno pole; smí zatáčet, ale nevětví se. Portál stojí dílek, krajinu a ještě 4, každé pole pod zemí dílek a ještě 3. Každý portál a každé pole pod zemí se počítá do délky, a není-li tvé, i do mýta. Tunel rychlostní silnice od 7,3 do 10,3 stojí 2 × (9 + 4) + 2 × 12 = 50 stříbrných.

# en: 277eb1c4
ways-maglev = Maglev
    .says = Maglev vede jen pod zemí, od jedné stanice maglevu k jiné, která s ní nesousedí, a každé pole stojí 15. Od stanice vybrané jako první vede tunel na východ či západ a potom na sever či jih; je-li potřebná strana obsazená, opačně, a nejde-li ani to, postavit se nedá. Stanice přijme nejvýš čtyři tunely, na každé straně jeden. Soupeř ho používat nemůže.

# en: 2732f635
ways-routes = Trasy: co se zapisuje
    .says = Když cesta spojí dvě různé tvé stanice jednoho druhu, zapíše se jako trasa. Aspoň jeden tvůj nebo společný dílek na ní nesmí být v jiné tvé trase. Trasy dávají na konci body. Trasa má aspoň 3 pole, protože se počítají obě stanice a něco mezi nimi leží. Tytéž dvě stanice může spojovat více tras.

## The other one's ways

# en: f32f0ef4
rival = Soupeřovy silnice a koleje
    .lead = Po soupeřových silnicích a kolejích smíš jezdit, jakmile jsou napojené na tvoje. Dílek, na který se napojíš, je společný a pro oba zdarma; každý jiný jeho dílek stojí 1 stříbrný za každý náklad, který dorazí.
    .worked = Oranžová má cestu přes veletok. Zelená se na ni napojí z obou stran: čtyři nové dílky za 8, dvě napojení po 2, dvě základní stanice za 12, dohromady 24 z 50 stříbrných. Po třech koňských povozech za 24 zbudou 2. Cesta má 9 polí a trvá 7 kol. Postřik za 4 zaplatí při příjezdu 3 × 4 + 9 = 21 a 1 z toho dostane Oranžová za most: Zelená má 22 stříbrných, Oranžová 121.

# en: 34454aeb
rival-joining = Používání a napojení
    .says = Na soupeřově síti smíš jezdit, jakmile jsi na ni napojen(a). Silnice se napojují křižovatkou, odbočkou nebo prodloužením, koleje jen odbočkou nebo prodloužením. Prodloužení začíná u otevřeného východu soupeřova dílku, mostu nebo portálu, který míří na tvůj nový dílek nebo stanici. Nestojí nic a dílek zůstává soupeřův.

# en: 86a2b57e
rival-reshaping = Přestavba dílku: odbočka a křižovatka
    .says = Za nový východ starého dílku platíš dohromady jeho zbourání a nový dílek; na soupeřově dílku polovinu toho, zaokrouhleno nahoru. U polní cesty je to (1 + 2) / 2, tedy 2 stříbrné. Krajina se znovu neplatí a dva východy najednou jsou jedna přestavba. Koleje mají nejvýš tři východy, silnice čtyři. Dílek má lepší z obou druhů a musí dál pasovat ke všem sousedům.

# en: 7fd7ef70
rival-joint = Společné dílky
    .says = Soupeřův dílek, ke kterému přidáš východ, se stane společným, do konce hry zdarma pro oba. Tvůj nový dílek nahradí jeho a jeho se vrátí do jeho zásoby. Má-li jeho odbočka nebo křižovatka otevřený východ k tobě, použiješ ji bez placení a také se stane společnou. Jeho ostatní odbočky a křižovatky jsou obyčejné dílky s mýtem.

# en: 5f9ce9ad
rival-level = Úrovňová křížení
    .says = Kde se kříží dvě silnice, jsou spojené všechny čtyři směry. Koleje kříží jiné koleje nebo silnici bez spojení: obojí rovně, v pravém úhlu a nikdy na mostě nebo portálu. Platí se to jako přestavba. Každá cesta zůstává svému vlastníkovi, přejezd je zdarma a mýto platí jen ten, kdo jede podél soupeřovy cesty. Úrovňové křížení se nikdy nemění a oba dílky svým vlastníkům v zásobě chybějí.

# en: 3e713b49
rival-closed = Stanice zůstávají zavřené
    .says = Žádná tvá cesta se nenapojí na soupeřovu stanici, neprochází jí a nekončí v ní. Vlastními stanicemi téhož druhu tvé linky projíždět smějí, jsou-li cesty napojené na obou stranách.
    .picture-joined-allowed = Povoleno: Zelená se z obou stran napojí na cestu Oranžové a jede přes most mezi nimi.
    .picture-joined-refused = Zakázáno: stanice Oranžové nemůže být koncem cesty Zelené.

# en: b72eced4
rival-toll = Mýto
    .says = Z každého zaplaceného nákladu dáš soupeři 1 stříbrný za každý jeho dílek na cestě, včetně mostů, portálů a polí pod zemí. Vlastní a společné dílky, města a moře jsou zdarma. Prázdná jízda mýto neplatí.

## Goods and lines

# en: bf061b72
goods = Zboží a linky
    .lead = Linka je jeden řádek přepravní desky: odkud, kam, zboží tam, zboží zpět a vozidla. Každý naložený směr drží jeden žeton a právě žetonů je málo.
    .worked = Zelená otevírá linku od vinařství do Győru, 4 pole: tam víno, zpět postřik, tři koňské povozy. Víno platí 5 a každá jízda trvá 3 kola. Linka tedy každá 3 kola přinese 3 × 5 + 4 = 19 stříbrných, to je 6,3 za kolo.

# en: 13c4cb83
goods-rows = Dvanáct řádků
    .says = Máš pět řádků pro silnice, čtyři pro koleje a tři pro lodě. Řádek jmenuje dvě různé tvé stanice jednoho druhu, mezi kterými vede hotová cesta. Smí se otevřít bez zboží i bez vozidel; pak nic nevydělává, ale co jmenuje, je při bodování na desce. S ústřední budovou smějí mít dva řádky stejné stanice, každý s vlastními žetony a vozidly.

# en: e715e7e6
goods-changing = Otevření, změna, zrušení
    .says = Linky se otevírají, mění a ruší jen v kroku 5. Linka s vozidly přitom musí stát ve stanici a na každou smíš sáhnout nejvýš jednou za kolo, na novou už v témže kole ne. Změníš-li zboží pro jízdu, která má právě začít, platí už pro ni.

# en: 5f20b645
goods-tokens = Žetony
    .says = Chceš-li naložit jeden směr linky, vezmi si ze společné zásoby žeton toho zboží. Zůstane na řádku, dokud zboží nezměníš nebo linku nezrušíš. Když žeton nezbývá, nikdo s tím zbožím další linku neotevře. Nesmí-li se zboží už vozit, jeho žeton se vrátí a směr je prázdný.

# en: 70d70632
goods-who-sells = Kdo dává a kdo bere
    .says = Zboží jede ze stanice u závodu, který ho dává, do stanice u jiného závodu, který ho bere. Závodům zboží nikdy nedojde a k výrobě nic nepotřebují: obchod omezují jen žetony. Tam a zpět smí linka vozit různé zboží.

# en: 94ada74e
goods-people = Pošta, cestující, dělníci
    .says = Pošta a cestující jezdí z města do jiného města. Dělníci cestují od II. éry z města na farmu nebo do závodu, nebo zpět do města, ale ne z města do města.

# en: c4b7ec8b
goods-special = Potraviny, hnůj, trámy
    .says = Potraviny jezdí od III. éry z potravinářského závodu do města. Hnůj se vozí jen v I. a II. éře. Trámy mohou i do přístavů: lodí do kteréhokoli tvého přístavu, po zemi do stanice vedle přístavu kteréhokoli hráče.

# en: 9b155949
goods-which-way = Kudy linka jede
    .says = Linka jede nejkratší cestou, kterou její vozidla mohou použít, tam i zpět stejnou; nemusí to být jedna zapsaná trasa. Mezi stejně dlouhými vybere tu s méně soupeřovými dílky, pak s lepší třídou, pak první v pořadí sever, východ, jih, západ. Cesty, doby a mýto se na konci kroku 5 spočítají znovu pro všechny stojící linky; jízda na cestě skončí tak, jak začala. Nehodí-li se už vozidlům žádná cesta, jdou do vozového parku a řádek zůstane.

## Movement and silver

# en: a38cc1a3
movement = Pohyb a stříbrné
    .lead = V kroku 2 se každé vozidlo posune o jedno políčko, a co dorazilo, se hned zaplatí. Srdcem hry jsou krátké jízdy s nákladem tam i zpět.
    .worked = Stejná cesta jako předtím, ale linka je zapsaná opačně: z Győru s postřikem, zpět s vínem. Teď určuje cenu oběma směrům postřik za 4. Každá jízda na 3 kola přinese 3 × 4 + 4 = 16 místo 19, to je 5,3 za kolo místo 6,3.

# en: 063ef51c
movement-rounds = Pole a kola
    .says = Vyděl pole cesty rychlostí, zaokrouhli nahoru a odečti, co je v závorce: 2-(1) jsou dvě pole za kolo a celkem o kolo méně; 1-(4-1) je jedno pole za kolo a o kolo méně za každá celá čtyři pole. Koňský povoz na polní cestě potřebuje na 3 nebo 4 pole 3 kola, na 7 nebo 8 polí 6 a na 16 polí 12. Potom přidají nebo uberou osobnosti. Žádná jízda netrvá méně než 2 kola a žádná nesmí trvat déle, než má deska políček: 12 na silnici, 14 na kolejích, 16 na moři. Červená značka leží za posledním použitým políčkem.

# en: 6eddd227
movement-legs = Jízdy
    .says = Vozidla umístěná na prázdný řádek začínají v levé stanici směrem tam. V kroku 2 se každá linka posune o políčko, nejdřív silniční, kolejové a lodní řádky držitele kostky. Když je doba jízdy naplněna, náklad se zaplatí, vozidla se otočí a další jízda začíná se zbožím toho směru. Cesta domů se jede vždy, s nákladem nebo bez. Linka stojí ve stanici od příjezdu, dokud se znovu nepohne.

# en: 4b417ae9
movement-pay = Kolik náklad platí
    .says = Naložená jízda platí náklad všech spřažených vozidel krát cena a ještě 1 stříbrný za každé pole cesty. Přičítají se pole, ne kola. Prázdná jízda neplatí nic a nestojí mýto. Banka platí bez omezení.

# en: c759b53a
movement-one-price = Jedna cena pro oba směry
    .says = Linka má pro oba směry jednu cenu: podle zboží tam, nebo podle zboží zpět, je-li naložená jen cesta zpět. Jedna volba dává každému směru cenu jeho vlastního zboží. Cena je ta z tabulky s tím, co přidá tvá osobnost, a čte se ve chvíli placení; předem je pevné jen to, co označila karta.

# en: 6ccdbec6
movement-class = Třída cesty a kdo po ní smí
    .says = Cesta je tak dobrá jako její nejhorší část: nejnižší třída mezi jejími dílky a tvými stanicemi na ní; města se nepočítají. Vozidlo ji smí použít, má-li na kartě rychlost pro tuto třídu. Vozidla tažená zvířaty a parní vozidla ji na rychlostních silnicích a dálnicích nemají. Po smíšené silnici, která se počítá jako polní cesta nebo asfalt, jezdit smějí.

## Vehicles and trade

# en: 02d9caf0
vehicles = Vozidla a obchod
    .lead = Kupuje se ze společné zásoby za pevné ceny, v érách napsaných na kartě. Spřažená vozidla naloží víc a nejsou pomalejší.
    .worked = Zelená má dva přístavy s cestou o 13 polích a zbývá jí 70 stříbrných. Po galeoně za 34 zbude 36. Která loď je nejlepší s cestujícími za 4?
    .row-0 = loď · platí · kola · stříbrné za kolo
    .row-1 = koga · 3 × 4 + 13 = 25 · 9 · 2,8
    .row-2 = karavela · 2 × 4 + 13 = 21 · 7 · 3,0
    .row-3 = galeona · 5 × 4 + 13 = 33 · 10 · 3,3

# en: 3527eab0
vehicles-buying = Nákup
    .says = V kroku 4 koupíš tolik vozidel, kolik chceš a zaplatíš; jdou do tvého vozového parku. Vozidla I. éry se prodávají v I. éře, koňské a volské povozy i ve II.; vozidla II. éry ve II. a III., III. éry ve III. a IV., IV. éry ve IV. Když zásoba některého druhu dojde, může ti ho prodat jen soupeř.

# en: 016a99df
vehicles-coupling = Spřahování
    .says = Na jedné lince jsou všechna vozidla jednoho druhu, nejvýš tolik, kolik jich karta dovolí spřáhnout. Jedou jako jedno a naloží dohromady, co unesou všechna. Každé zboží na lince musí být takové, které tento druh vozí, musí pro něj být cesta a jízda se musí vejít na desku.

# en: 7e56d37a
vehicles-where = Kde smí vozidlo jezdit
    .says = V kroku 5 smí vozidlo z vozového parku na kteroukoli tvou linku, pro kterou se hodí. V základní hře se stará vozidla smějí používat v každé éře. Koněspřežka a volská dráha jezdí jen po kolejích koněspřežky a nic jiného po nich nejezdí; vlaky maglevu jezdí jen po maglevu.

# en: 081a45a5
vehicles-used = Ojetá vozidla
    .says = Banka nic zpět nekupuje. V kroku 4 smíš soupeři nabídnout vozidla ze svého vozového parku, po jednom, za polovinu ceny zaokrouhlenou nahoru, má-li na to stříbrné; přijme, nebo odmítne. Co odmítl, se v tomto kroku znovu nenabízí. Takto lze prodat vozidla kterékoli éry, neříká-li volba jinak.

# en: 625e7ae2
vehicles-resting = Stažení vozidel, odpočinek
    .says = V kroku 4 smíš stáhnout vozidla z linky, která stojí ve stanici, u každé linky jednou, a hned je nabídnout. I spřahovat a vyměňovat lze jen na stojící lince, která si ponechá směr; řádek, který přišel o všechna vozidla, začíná znovu v levé stanici. Stažená vozidla odpočívají tolik kol, kolik trvala jízda. Do té doby smějí jen na linku, která v téže stanici začíná nebo stojí; stažená během jízdy na žádnou. Koupí-li je soupeř, smí je použít hned.

## Všechna vozidla

# en: 2b1d352a
fleet = Všechna vozidla
    .lead = Tady je každé vozidlo s cenou, nákladem, počtem spřažených, rychlostí a body. Rychlost je uvedena podle třídy: polní cesta, asfaltová silnice, rychlostní silnice, dálnice; koněspřežka, železnice, expresní dráha, maglev; nebo moře.
    .worked = Na začátku hry jsou ve společné zásobě vozidla I. éry. Vozidla II., III. a IV. éry přibývají, když jejich éra začne.
    .row-0 = vozidlo · éra · cena · uveze · spřáhne · rychlost podle třídy · body
    .row-1 = koňský povoz · I · 8 · 1 · 3 · 1-(4-1) / 1-(3-1) / – / – · 10
    .row-2 = volský povoz · I · 12 · 2 · 2 · 1 / 1-(5-1) / – / – · 10
    .row-3 = poštovní kočár · I · 14 · 2 · 1 · 1-(3-1) / 1-(2-1) / – / – · 10
    .row-4 = koněspřežka · I · 10 · 1 · 4 · 1-(4-1) / – / – / – · 10
    .row-5 = volská dráha · I · 12 · 2 · 2 · 1 / – / – / – · 10
    .row-6 = koga · I · 20 · 3 · 1 · 1-(3-1) · 10
    .row-7 = karavela · I · 24 · 2 · 1 · 2 · 10
    .row-8 = galeona · I · 34 · 5 · 1 · 1-(4-1) · 10
    .row-9 = parní traktor · II · 26 · 2 · 3 · 1 / 1-(2-1) / – / – · 20
    .row-10 = parní nákladní vůz · II · 34 · 2 · 2 · 1-(3-1) / 2-(1) / – / – · 20
    .row-11 = parní omnibus · II · 40 · 3 · 1 · 1-(3-1) / 2-(1) / – / – · 20
    .row-12 = parní nákladní vlak · II · 44 · 3 · 3 · – / 2 / 2-(1) / – · 20
    .row-13 = parní osobní vlak · II · 46 · 3 · 2 · – / 2 / 3 / – · 20
    .row-14 = kolesový parník · II · 56 · 4 · 1 · 3 · 20
    .row-15 = šroubový parník · II · 64 · 6 · 1 · 2-(1) · 20
    .row-16 = benzinová dodávka · III · 58 · 4 · 1 · 1-(2-1) / 3 / 4 / 4 · 30
    .row-17 = dieselový nákladní vůz · III · 60 · 3 · 2 · 1-(2-1) / 2-(1) / 3 / 3-(1) · 30
    .row-18 = autobus · III · 64 · 5 · 1 · 1-(2-1) / 3 / 4 / 4 · 30
    .row-19 = dieselový nákladní vlak · III · 72 · 4 · 3 · – / 3 / 4 / – · 30
    .row-20 = dieselový rychlík · III · 78 · 4 · 2 · – / 3 / 5 / – · 30
    .row-21 = motorová nákladní loď · III · 96 · 9 · 1 · 3 · 30
    .row-22 = motorový trajekt · III · 88 · 6 · 1 · 4 · 30
    .row-23 = elektrická dodávka · IV · 84 · 5 · 1 · – / 3 / 4 / 5 · 40
    .row-24 = elektrický nákladní vůz · IV · 92 · 4 · 2 · – / 3 / 4 / 5 · 40
    .row-25 = elektrobus · IV · 90 · 7 · 1 · – / 3 / 5 / 6 · 40
    .row-26 = elektrický nákladní vlak · IV · 100 · 5 · 3 · – / 4 / 6 / – · 40
    .row-27 = rychlovlak · IV · 108 · 6 · 2 · – / 4 / 7 / – · 40
    .row-28 = maglev · IV · 130 · 8 · 2 · – / – / – / 8 · 40
    .row-29 = nákladní maglev · IV · 130 · 8 · 2 · – / – / – / 7 · 40
    .row-30 = elektrická kontejnerová loď · IV · 150 · 12 · 1 · 4 · 40
    .row-31 = křídlový člun · IV · 120 · 8 · 1 · 6 · 40

# en: 22aeb53b
fleet-speed = Jak číst rychlost
    .says = „2“ jsou dvě pole za kolo. „2-(1)“ jsou dvě pole za kolo a celkem o kolo méně. „1-(4-1)“ je jedno pole za kolo a o kolo méně za každá celá čtyři pole. Pomlčka znamená, že vozidlo v té třídě jezdit nemůže.

## Control cards

# en: 86db518d
cards = Řídicí karty
    .lead = Jedna karta za kolo, si bere ji držitel kostky a provede se hned; žádná po tobě nechce rozhodnutí. Naučit se vyplatí cenové karty: drží se nákladu, dokud není zaplacen.
    .worked = Karta 5. kola zdvojnásobí víno. V kroku 5 dá Zelená tři koňské povozy na linku od vinařství do Győru: jízda začíná v kole té karty, a proto je označená cenou 10. Dorazí v 8. kole a zaplatí 3 × 10 + 4 = 34, takže Zelená má 64 stříbrných místo 30. Další jízda platí zase 19.

# en: c0288f7d
cards-piles = Dva balíčky
    .says = Pro každou éru se zamíchají její karty a každý hráč si bez prohlédnutí vezme 12, ve III. a IV. éře 8. Dohromady se vyloží jako dva zakryté balíčky; zbytek se bez prohlédnutí vrátí. Éry tedy mají 24, 24, 16 a 16 kol a kolo poslední karty se dohraje. S příslušnou volbou vybírá balíček držitel kostky; jinak se první balíček lízá dřív než druhý. Použité karty leží otevřeně a nevracejí se.

# en: 78a230cc
cards-doing = Provedení karty
    .says = Karta se ukáže a hned provede, pro oba hráče, nebo jen pro toho, kdo ji lízl. Co říká o tomto kole, s kolem končí, kromě označených cen. Některé karty nedělají nic. Jmenuje-li karta více druhů zboží nebo pohonu, platí pro kterýkoli z nich. Žádná karta nechce rozhodnutí.

# en: a5b35fde
cards-prices = Ceny, které se drží
    .says = Cenová karta označí každý náklad svého zboží, který je právě na jízdě. Označí i ten, jehož jízda začne později v tomto kole, také na lince, kterou otevřeš v kroku 5. Některé cenu linky násobí, zaokrouhleno nahoru, jiné k ní přidávají. Značka zůstane, dokud není náklad zaplacen, ať to trvá jakkoli dlouho; pozdější cenová karta ji nahradí. Řádek bez vozidel značku nedostane. Značka se ztratí, když změníš zboží, stáhneš všechna vozidla nebo linku zrušíš.

# en: 60731d05
cards-silver = Zaplacené a získané stříbrné
    .says = Některé karty stříbrné berou, nejvýš kolik máš, ať vlastníš to, o čem vyprávějí, nebo ne; jiné je dávají. Několik jich počítá, co máš: silniční stanice, přístavy, mosty nebo vozidla na linkách, do určité meze. Společné mosty se nepočítají nikomu a vozidla ve vozovém parku se nepočítají.

# en: d891af07
cards-held-up = Zdržené a zrychlené jízdy
    .says = Zdržená vozidla v tomto kole nejedou. Vozidla, kterým karta pomůže, se posunou o víc než jedno políčko; co při příjezdu zbude, propadá. Karta říká, která vozidla myslí, a musí souhlasit všechno, co jmenuje.

# en: 5bbe32d6
cards-cheaper = Dnes levněji
    .says = Některé karty zlevní stavbu v kroku 3: dílky silnic nebo kolejí, stanice, přístavy, tunely, modernizaci nebo ústřední budovu, každou položku o tolik procent, zaokrouhleno nahoru. Bourání nezlevní nikdy. Jiné uberou v kroku 4 pár stříbrných z ceny vozidel ze zásoby, nejníž na 1; ojetá mají cenu stejnou. Nejdřív platí sleva karty, pak sleva osobnosti, pokaždé zaokrouhleno nahoru.

# en: e3c8650d
cards-tokens = Více žetonů, jiné mýto
    .says = Karta může přidat do společné zásoby žetony zboží, kde už zůstanou. Jiná změní mýto za dílek v kroku 2 tohoto kola.

## The central building, modernising, demolishing

# en: 4ec85320
growing = Ústřední budova, modernizace, bourání
    .lead = Ústřední budova ruší dvě omezení mladé společnosti: jednu linku na stanici a žádné vozidlo novější než jeho stanice. Modernizace dělá, co máš, rychlejším a cennějším; bourání je pro vzácný omyl.
    .worked = Je 25. kolo, II. éra. Zelená má polní cestu se dvěma dílky a dvěma základními stanicemi a 125 stříbrných. Modernizovat všechno na třídu 2 stojí 2 × 4 za dílky a 2 × (5 + 12) za stanice: 42. Po třech parních traktorech za 78 zbude 5 stříbrných. Místo 16 každá 3 kola platí linka teď 6 × 4 + 4 = 28 každá 2 kola.

# en: 25394b06
growing-central = Ústřední budova
    .says = Stojí na tvé silniční stanici 0, která dál pracuje a už se nedá zbourat, jen modernizovat. Generace I se staví v I. a II. éře, II ve II. a III., III ve III. a IV., IV ve IV., za 40, 90, 160 nebo 240 stříbrných; rozšíření stojí po stupních 60, 90 a 110. Bez ní je každá stanice či přístav koncem nejvýš jedné linky a žádné vozidlo nesmí být z pozdější éry než kterákoli z jeho koncových stanic. S ní, ať je kterékoli generace, obě omezení mizí. Lodě IV. éry potřebují na obou koncích přístav IV. éry v každém případě.

# en: f507ea43
growing-modernising = Modernizace: co a jak daleko
    .says = V jednom kroku modernizuješ jednu trasu, celou nebo zčásti, nebo jednu stanici, nebo jeden či dva přístavy. Z polní cesty se stane asfaltová silnice, rychlostní silnice a dálnice, ze železnice expresní dráha; silniční stanice a přístavy stoupají od základních přes rozšířené k II., III. a IV. éře, z nádraží železnice je nádraží expresní dráhy. Koněspřežka, expresní dráha, dálnice a maglev dál nejdou. Cíl se musí v této éře stavět; více stupňů stojí jejich součet a v tunelu stojí každé pole stejně.

# en: d4faced9
growing-whole = Počítá se celá trasa
    .says = Lepší třídu má trasa teprve tehdy, když ji má každý dílek i obě stanice. Zvolíš-li celek, modernizuje se všechno, co je pod cílem a může ho dosáhnout, a pasovat musí jen výsledek; po jednom musí pasovat po každé části. Žádný spoj se nesmí přerušit, ani soupeřův. Vozidla na cestě nepřekážejí.

# en: 09004111
growing-price = Společné dílky, zásoba, cena
    .says = Společný dílek smí modernizovat kterýkoli hráč za plnou cenu; zůstává společný. Soupeřovy dílky modernizovat nemůžeš. Starý dílek se vrací tomu, kdo ho položil, nový je z tvé zásoby; přeskočené stupně dílek nepotřebují. Platíš modernizaci a za sebrání starého dílku nic.

# en: 37302f77
growing-demolishing = Bourání: co smí pryč
    .says = Bourat smíš vlastní dílky, stanice a přístavy za jejich cenu; nic se nevrací, ale dílek jde zpět do tvé zásoby. V jednom kroku to jsou dílky jedné trasy s jejími stanicemi, nebo jednoho nedokončeného úseku, nebo jedna osamělá stanice, nebo jeden či dva přístavy. Tunel se bourá celý: portály a každé pole pod zemí za 3, u maglevu za 4. Společné dílky, úrovňová křížení se soupeřem a sídlo pod ústřední budovou zůstávají. Zůstává i dílek, po kterém právě jede tvá linka.

# en: 04f31771
growing-afterwards = Co bude s linkami, trasami a poli
    .says = Na konci tvého kroku 3 se všechno vyrovná: přerušené trasy se škrtnou, linky bez cesty se zruší, jejich vozidla jdou do vozového parku a žetony do zásoby. To platí i pro soupeřovy linky na tvých dílcích; má-li ještě cestu, jízda na cestě skončí tak, jak začala. Uvolněné pole je les nebo pouštní louka, bylo-li jimi, jinak louka; řeky a pobřeží zůstávají. Sousední dílky si nechají východy, které jsou teď otevřené.

# en: d79d0147
growing-replacing = Výměna
    .says = Dílek nebo stanici smíš zbourat a v témže kroku na témže poli postavit jiné, obojí za plnou cenu. Je-li na konci všechno spojené, trasy a linky trvají dál. Zvětšit stanici je levnější modernizací: ze základní na rozšířenou stojí 5, kdežto zbourat a postavit znovu 2 + 10 = 12.

## Eras, end and points

# en: bd44c3f9
end = Éry, konec a body
    .lead = Každá éra přináší nové cesty, vozidla a žetony a bere staré z police, nikdy z mapy. Po 80. kole se všechno sečte a stříbrné znamenají nejméně.
    .worked = Zelená končí se 137 stříbrnými. Asfaltová silnice a její stanice jsou díky jedné lince na desce; rychlostní silnice se svými stanicemi není v žádném řádku.
    .row-0 = co · body
    .row-1 = 137 stříbrných · 13
    .row-2 = tři koňské povozy ve vozovém parku · 3 × 10 = 30
    .row-3 = dva parní nákladní vozy · 2 × 20 = 40
    .row-4 = trasa třídy 2 na desce, dvě stanice II. éry · 20 + 60 = 80
    .row-5 = trasa třídy 3 mimo desku, dvě stanice III. éry · (30 + 80) / 2 = 55
    .row-6 = ústřední budova I · 30
    .row-7 = celkem · 248

# en: 673f1aad
end-eras = Když éra začíná
    .says = Vyloží se karty nové éry a barevná kostka určí její tabulku zásob: na II. a IV. éru hází první hráč, na III. druhý. Zboží a vozidla z té tabulky přibudou do zásoby. Se III. érou odcházejí ze zásoby nepoužité dílky I. éry, se IV. dílky II. éry, a také vozidla, která se už nedají koupit. Co je na mapě, linky, tabulka cen i stříbrné zůstávají.

# en: df64fa54
end-food = Potravinářské závody, konec hnoje
    .says = Na začátku III. éry umístí první hráč potravinářský závod a do zásoby přibudou 4 žetony potravin; všechen hnůj opouští hru, i z linek na cestě, bez zaplacení. Na začátku IV. éry umístí druhý hráč další, se 2 žetony. Potravinářský závod patří na prázdnou louku s volnou zemí vedle, a není-li taková, na jinou volnou zem.

# en: 84143489
end-last-round = Konec hry
    .says = Hra končí po kole, ve kterém byla vzata poslední karta IV. éry, po 80. kole. To kolo se hraje se všemi pěti kroky.

# en: 0b09d867
end-silver = Body za stříbrné a vozidla
    .says = Každých celých 10 stříbrných je 1 bod. Každé vozidlo je za 10, 20, 30 nebo 40 bodů podle své éry, spřažená každé zvlášť. Vozidla ve vozovém parku se počítají plně, pokud je volba nepůlí.

# en: 27c0b1e9
end-routes = Body za trasy, stanice a ústřední budovu
    .says = Každá zapsaná trasa je 10 bodů krát její třída na konci hry. Základní stanice, stanice koněspřežky a základní přístav jsou za 10, rozšířené za 20, II. éry za 30, III. za 40, IV. za 50. Ústřední budova je podle generace za 30, 50, 70 nebo 90, vždy plně a vedle stanice pod ní.

# en: aca2e579
end-listed = Poloviční body za to, co žádná linka nepoužívá
    .says = Stanice a trasy se počítají plně, jsou-li na desce, jinak napůl. Stanice je na desce, když v ní začíná nebo končí některá tvá linka; trasa, když cesta některé tvé linky vede po všech jejích dílcích. Každá trasa se počítá jednou a cesty, které k žádné trase nepatří, se nepočítají.

# en: 8c622f51
end-tie = Remíza
    .says = Vyhrává, kdo má více bodů. Při shodě rozhodují stříbrné, pak počet vozidel; jinak se oba o vítězství dělí.

## The advanced game

# en: 64be8c6e
advanced = Pokročilá hra
    .lead = Každý hráč vede společnost jako osobnost, stará vozidla se vyřazují a stanice potřebují místo. A ústřední budova generace IV hru ukončí, takže ten, kdo vede, může zavřít dveře.

# en: 123a817b
advanced-draft = Osobnosti: výběr
    .says = Před 1. kolem dostane každý hráč tři osobnosti. Jednu vrátíš, jednu předáš soupeři a z ponechané a přijaté si jednu necháš. Oba hráči volí tajně a zároveň; pak se obě ponechané karty ukážou.

# en: 8f18fc22
advanced-gifts = Co dávají
    .says = Začátek karty se provede hned, zbytek platí celou hru. Vozidla, která přináší, nejsou ze zásoby a jdou do tvého vozového parku. Stanice zdarma jsou z tvé zásoby: další stanice toho druhu, které postavíš, nic nestojí, a propadnou, když se druh přestane stavět. Jiné dary jsou rychlejší nebo větší vozidla, lepší ceny a levnější dílky, stanice nebo vozidla. Další přinášejí stříbrné s každou érou, jiné mýto, delší soupravy nebo lodě, které žádná karta nezdrží.

# en: fbccb669
advanced-crossing = Vlastní koleje se nekříží
    .says = Tvé koleje nesmějí na povrchu křížit tvé vlastní koleje, jen soupeřovy. Křížit silnice a jít pod zem se smí jako dřív.

# en: 1fd2bb4b
advanced-retiring = Vozidla, která se vyřazují
    .says = Od III. éry se nesmějí používat volské povozy, koněspřežky, poštovní kočáry a volské dráhy, ve IV. éře ani koňské povozy, parní silniční vozidla a plachetnice. Na začátku éry jdou z linek do vozového parku a jejich náklad je ztracen; řádky zůstávají. Koupit se už nedají, ani ojetá, ale na konci se počítají.

# en: bb43fac1
advanced-room = Místo pro stanice
    .says = Pozemní stanice potřebuje tolik sousedních polí, kde může cesta pokračovat, kolik má stran: volnou zem, rovnou vodu k přemostění, cestu, na kterou se lze napojit, u silnic i město. Moře, pobřeží, hora, jezero, jiné závody, stanice a okraj mapy se nepočítají. Toto místo nesmí vzít starší stanici žádného hráče. Modernizace stanice se nezkoumá a stanice maglevu pravidlo nemají.

# en: 7443a658
advanced-early-end = Dřívější konec
    .says = Hra končí také po kole, ve kterém hráč postavil ústřední budovu generace IV. Kolo dohrají oba.

# en: d36ce3cf
advanced-as-before = Všechno ostatní jako dřív
    .says = Ve všem ostatním platí pravidla základní hry.

## Often got wrong

# en: 4f8e21a1
wrong = Časté omyly
    .lead = Deset věcí, které snadno přehlédne i ten, kdo už hrál.

# en: 2c63f0d2
wrong-corners = Stanice slouží všemu, čeho se dotýká.
    .says = Ne, rohy se nepočítají: závodu slouží jen přes některou ze svých čtyř stran.

# en: ecc50082
wrong-price = Každé zboží má na lince svou cenu.
    .says = Cenu oběma směrům určuje zboží tam. Postřik vezený zpět na lince s vínem platí 5, víno vezené zpět na lince s postřikem platí 4.

# en: e740f306
wrong-cells = K příjmu se přičítají kola.
    .says = Přičítají se pole. Cesta o 4 polích přidá 4, přestože povozy potřebují 3 kola.

# en: 7affa60b
wrong-both-stations = Počítají se jen dílky mezi stanicemi.
    .says = Pole cesty jsou i obě stanice. Jeden dílek mezi dvěma stanicemi je cesta o 3 polích, nejkratší možná.

# en: 4d90298a
wrong-card = Cenová karta platí jen dnes.
    .says = Označuje náklady, ne den. Náklad označený dnes se zaplatí touto cenou, ať dorazí kdykoli; řádek bez vozidel se neoznačí vůbec.

# en: 789b3974
wrong-one-step = Do jednoho kroku stavby se vejdou dvě věci.
    .says = Je to jedna trasa se dvěma stanicemi, nebo ústřední budova, nebo modernizace, nikdy dvě z toho.

# en: e164b61e
wrong-last-element = S novým povrchem jsou povozy rychlejší.
    .says = Teprve s poslední částí. Jediná základní stanice drží asfaltovou silnici na třídě 1.

# en: b758773d
wrong-taking-off = Zrušení linky ušetří cestu domů.
    .says = Neušetří: stažená vozidla odpočívají po dobu celé jízdy, ledaže znovu vyjedou z téže stanice.

# en: ab667790
wrong-highways = Lepší silnice vyhovuje všem.
    .says = Pára a zvířata po rychlostních silnicích nejezdí. Než silnici modernizuješ na třídu 3, podívej se, co po ní jezdí.

# en: 54cfbc0c
wrong-parked = Plné body dává jen to, co vydělává.
    .says = Vozidla ve vozovém parku se počítají plně. Stanice a trasy, které nejmenuje žádný řádek, se počítají napůl, a aby byly na desce, stačí prázdný řádek.
