# Pravidla ke čtení: zpráva pro každou kapitolu a každý oddíl.

## O čem hra je

# en: c2fa67ea
what-the-game-is = O čem hra je
    .lead = Vyhrává, kdo má nejvíc bodů. Každý hráč vede železniční společnost na východním pobřeží Spojených států, má pár pracovníků, trochu peněz a před sebou celý Západ. Pokládáš koleje, otevíráš stanice a telegrafní úřady a povyšuješ pracovníky na manažery, kteří plní mezníky.

# en: b2f1f822
what-the-game-is-the-table = Části stolu
    .says = Čtyři obrázky ukazují, co leží na stole uprostřed hry.
    .picture-the-map = Mapa od Salt Lake City k východnímu pobřeží.
    .picture-the-lines = Telegrafní vedení a stupnice výkonu.
    .picture-the-supply = Dohody a společná zásoba.
    .picture-the-company = Deska jedné společnosti.
    .part-1 = Město: úroveň, cena stanice, odměna a bonus za první stanici.
    .part-2 = Políčko kolejí. Každá ikona obtížné krajiny stojí o $100 víc.
    .part-3 = Kolej hráče Zelená.
    .part-4 = Stanice hráče Zelená.
    .part-5 = Sektor: jeho akcie, akcie za první úřad a jeho kartička.
    .part-6 = Body za dva sousední úřady.
    .part-7 = Ukazatel na stupnici výkonu.
    .part-8 = Horní ze dvou smluv.
    .part-9 = Pracovníci ve společné zásobě.
    .part-10 = Hromádka vlaků.
    .part-11 = Hromádka mezníků.
    .part-12 = Tvá osobní zásoba pracovníků.
    .part-13 = Jedno ze čtyř políček akcí.
    .part-14 = Tvá zásoba kolejí a budov. Nad ní je, za kolik lze kus prodat.
    .part-15 = Vlak lícem nahoru.
    .part-16 = Otevřený mezník: jeho body, podmínky a manažeři.

# en: 098c1735
what-the-game-is-aim = Cíl
    .says = Vyhrává společnost s nejvíce body. Body přinášejí splněné mezníky, vlaky, sousední telegrafní úřady a tři stupnice výkonu, které násobí to, co postavíš. Počítají se až na konci.

# en: 9bc41ec0
what-the-game-is-open-table = Otevřený stůl
    .says = Vše na deskách a před hráči je veřejné: peníze, akcie, pracovníci, vlaky, otevřené i splněné mezníky. Stejně tak odkrytá kartička dohody, kartičky měst a telegrafu, použité kartičky dohod a to, kolik kartiček zbývá v každé hromádce.

# en: 383b53d7
what-the-game-is-what-nobody-knows = Co nikdo neví
    .says = Skryté je pořadí hromádek mezníků a kartiček dohod. Vzaté mezníky vidí hráč, který si z nich vybírá; stůl se může rozhodnout ukazovat je všem. Náhoda je jen v míchání, na začátku a když dojdou kartičky dohod; kostky tu nejsou.

# en: 5f6cbfad
what-the-game-is-reconstructed = Co je rekonstruováno
    .says = Pravidla ukazují stavbu hry, ale ne každé číslo. Pro tento program je rekonstruováno: polovina měst, úrovně, spojení a obtížná krajina na mapě; odměny a ceny kartiček měst; většina čísel telegrafního vedení; dohody; téměř všechny mezníky; počáteční jmění $500; body a mýtné na stupnicích výkonu; ceny prodávaných kusů. Tištěná hra se v tom může lišit.

# en: 57b93a60
what-the-game-is-words = Pár slov
    .says = Tvá osobní zásoba jsou pracovníci vedle desky; dostupní jsou oni a ti na tvé desce, ne však manažeři. Město je připojené, dotýká-li se ho tvá kolej; Washington a Charlotte jsou připojené vždy. Budova je ve městě stanicí a na telegrafním vedení úřadem. Platit znamená dát peníze, zahodit znamená vrátit akcie nebo pracovníka do společné zásoby.

## Příprava

# en: 96a9d356
setting-up = Příprava
    .lead = Stůl se připraví sám; vybíráš si jen počáteční jmění. Tuto kapitolu čti, když tě zajímá, proč něco leží tam, kde leží.

# en: 20694d61
setting-up-what-you-begin-with = S čím začínáš
    .says = Každá společnost má $600, 3 akcie, 4 bílé pracovníky v osobní zásobě a lícem nahoru vlak, který dává dvě povýšení. Na hráčské desce leží v osmi sektorech 15 kolejí a 12 budov; první kolej leží mezi Washingtonem a Charlotte. Dostaneš jeden mezník A1 a jeden A2 a tvé ukazatele stojí na všech třech stupnicích na 0.

# en: cb822788
setting-up-what-lies-on-the-table = Co leží na stole
    .says = Každé město dostane kartičku své úrovně, sektory telegrafu 1, 2, 4, 5, 7 a 8 po jedné kartičce a odkryje se první kartička dohody. Jsou čtyři hromádky vlaků: při čtyřech hráčích po 5 od každého druhu, při třech po 4, při dvou po 3. Ve společné zásobě jsou na začátku jen specialisté; zbylí bílí pracovníci jdou do krabice.

# en: d44dd7b3
setting-up-neutral-buildings = Neutrální budovy
    .says = Při třech hráčích stojí neutrální budovy v San Franciscu, Bismarcku a Houstonu a v sektorech 2 a 5; při dvou v San Diegu, Salt Lake City, Duluthu a Little Rocku a v sektorech 1, 4 a 7. Zabírají první políčko a nic jiného neblokují. Nikomu nepatří a nebodují.

# en: fc187999
setting-up-endowments = Počáteční jmění
    .says = Kartiček počátečního jmění je tolik co hráčů a na každé stojí specialista. První vybírá hráč po pravici prvního hráče, pak se pokračuje proti směru hodinových ručiček a první hráč vybírá poslední. Každá kartička se vyhodnotí dřív, než vybírá další. Specialisté na kartičkách neleží ve společné zásobě.

# en: 9ae06213
setting-up-what-they-give = Co dává
    .says = Pracovníka si bereš vždy. Vzít si smíš i to, co kartička ukazuje: až tři kroky, s mýtným; počáteční kolej, bez ceny a dohody; tři akcie; počáteční budovu jako první úřad v sektoru s dohodou, bez akcií a dohody; počáteční budovu jako první stanici ve Washingtonu či Charlotte, bez ceny, odměny a bonusu; výměnu pracovníka; vlak; nebo $500.

# en: c6af4d40
setting-up-spare-pieces = Počáteční kusy
    .says = Počáteční kolej a počáteční budova nepatří do tvé zásoby, takže nepřibližují konec hry. Ve všem ostatním platí jako každá jiná kolej, stanice nebo úřad. Nepoužité počáteční kusy jdou do krabice.

# en: afc0899b
setting-up-ready = Pět pracovníků na začátku
    .says = Po přípravě má každý přesně pět dostupných pracovníků. Před prvním tahem nikdo neprodává akcie ani nenajímá: mýtné za kroky z počátečního jmění se platí z $600 a 3 akcií.

## Tah

# en: a079633c
the-turn = Tah
    .lead = Jeden pracovník, jedna akce a další hráč. Tah je krátký, ale co uvede do pohybu, může být dlouhé.

# en: 719c82f2
the-turn-a-turn-in-pictures = Tah v obrázcích
    .says = Zelená hraje celý tah.
    .picture-turn-place = 1. Bílý pracovník jde ze zásoby na Stanici.
    .picture-turn-act = 2. Stanice v Chicagu za $300. Bílý pracovník povýší oranžového na mezník.
    .picture-turn-end = 3. Na konci tahu je mezník splněn: 18 bodů a Zelená si ze tří nových jeden nechá.

# en: f448a403
the-turn-place-and-act = Umístit a jednat
    .says = Tahy jdou po směru hodinových ručiček, začíná první hráč. Ve svém tahu musíš vzít jednoho pracovníka z osobní zásoby a dát ho na políčko Stanice, Železnice, Telegraf nebo Obchod své desky. Potom provedeš tuto hlavní akci. Na jednom políčku smí stát libovolně mnoho pracovníků libovolných barev.

# en: ac5b9243
the-turn-completely = Akce se provádí celá
    .says = Hlavní akce se musí provést celá. Akci, kterou nemůžeš dokončit, si nesmíš vybrat.

# en: 0df09c3a
the-turn-course-of-a-turn = Průběh tahu
    .says = Nejdřív se vrátí tvoji pracovníci, je-li tvá zásoba prázdná. Pak umístíš pracovníka a provedeš části akce v libovolném pořadí, dokud akci neukončíš. Následují dohody, jestliže je něco spustilo; potom musíš mít čtyři pracovníky, zkontrolují se mezníky všech hráčů a nakonec to, zda nastal konec hry.

# en: b83317ea
the-turn-optional = Co je dobrovolné
    .says = Odměny a bonusy jsou dobrovolné, celé i zčásti. Vždy se berou pracovník z počátečního jmění, akcie sektoru i s akciemi za první úřad a peníze z prodeje. Odměna dvou pracovníků se bere celá, nebo vůbec.

# en: 8b44b0f9
the-turn-only-what-works = Jen co něco změní
    .says = Odměna, bonus, efekt navíc, otočení nebo dohoda se nabízí, jen když po zaplacení ceny může něco změnit. Peníze a akcie vždy; pracovníci, leží-li nějací ve společné zásobě; vlak, zbývá-li nějaká hromádka; vše ostatní, můžeš-li s tím udělat aspoň jednu věc.

# en: 7abed281
the-turn-one-thing-at-a-time = Jedno po druhém
    .says = Více efektů přichází v uvedeném pořadí a každý lze odmítnout. Co začneš, dokončíš nebo ukončíš dřív, než začneš něco dalšího. Mezi tím smíš prodávat akcie a najímat, ne však uprostřed mýtného, výměny nebo volby pracovníka.

# en: c0477203
the-turn-nothing-left = Tah s prázdnou zásobou
    .says = Je-li tvá zásoba kolejí a budov prázdná, nemůžeš dělat nic a tah se vynechá: pracovník se neumisťuje. Prodávat akcie a najímat smíš dál a konec tahu proběhne jako obvykle. Dokud máš jediný kus, můžeš vždy obchodovat.

## Pracovníci

# en: 7023a4a1
workers = Pracovníci
    .lead = Pracovníků máš nejméně ze všeho. Vracejí se sami, lze je najímat, zahazovat a povyšovat, ale čtyři musejí vždy zůstat.
    .worked = Zelená má pět pracovníků a $200 a umístila bílého na Obchod; ten jednoho povýší. Po dalším povýšení by zbyli tři; umožní ho najatý pracovník.
    .row-0 = krok · pracovníci · peníze
    .row-1 = bílý povýší oranžového · 4 · $200
    .row-2 = kolej prodána za $700 · 4 · $900
    .row-3 = šedý pracovník najat za $800 · 5 · $100
    .row-4 = vlak otočen, tyrkysový povýšen · 4 · $100

# en: 593cea29
workers-coming-home = Návrat
    .says = Je-li tvá osobní zásoba na začátku tahu prázdná, vrátí se do ní všichni pracovníci z tvé desky. Nic to nestojí a není to akce; pak hraješ běžný tah. Dokud je v zásobě aspoň jeden, ostatní zůstávají, kde jsou, a umisťuješ ze zásoby.

# en: a796d653
workers-four-remain = Čtyři zůstávají
    .says = Na konci tahu musíš mít aspoň čtyři dostupné pracovníky; manažeři se nepočítají. Během tahu jich smíš mít méně, pokud se do jeho konce vrátíš na čtyři, třeba najmutím. Vše, po čem by to už nebylo možné, je zakázáno.

# en: a1c16a4a
workers-in-other-turns = V cizím tahu
    .says = Při dohodě v tahu jiného hráče nesmíš mít méně než čtyři pracovníky ani na okamžik. Máš-li přesně čtyři, nejdřív najmi a teprve pak povyšuj nebo zahazuj. Výměna se počítá jako jediný okamžik.

# en: 024c363f
workers-common-supply = Společná zásoba
    .says = Pracovníků je omezený počet. Došla-li barva, kterou si máš vzít, vezmeš si jinou podle své volby; není-li tam nikdo, nevezmeš si nikoho. Kde jsou vyobrazeny dvě barvy, smíš jmenovat i tu, která došla, a pak zvolit jinou. Kde je dovolena libovolná barva, vybíráš z těch, které tam jsou.

# en: 665a689f
workers-giving-and-taking = Dávat a brát
    .says = Zahozený pracovník pochází z tvé zásoby nebo desky, jak chceš; manažery zahodit nelze. Nový pracovník přijde do tvé zásoby a lze ho hned povýšit, zahodit nebo vyměnit, umístit však až od tvého příštího tahu. Koho najmeš před umístěním, toho smíš umístit ještě v témže tahu.

# en: 17bb9c53
workers-exchange = Výměna
    .says = Jeden tvůj dostupný pracovník si vymění místo s jedním ze společné zásoby a nový přijde do tvé osobní zásoby, i když starý stál na desce. Proto lze pracovníka z desky vyměnit i za stejnou barvu: je znovu k umístění. Ze zásoby by to nic nezměnilo a nenabízí se to.

# en: dad5ede1
workers-just-placed = Právě umístěný
    .says = Právě umístěný pracovník se počítá jako stojící na tvé desce. Smíš ho v témže tahu povýšit, vyměnit nebo zahodit a jeho efekt navíc lze stále využít.

## Peníze, akcie a libovolné pořadí

# en: 249f0973
money = Peníze, akcie a libovolné pořadí
    .lead = Peněz je málo a akcie jsou peníze, které umějí víc. Cena hlavní akce se platí až na jejím konci, takže se akce může zaplatit sama.
    .worked = Zelená nemá peníze ani akcie a staví první stanici v Chicagu za $300.
    .row-0 = krok · akcie · peníze · dluh
    .row-1 = stanice v Chicagu · 0 · $0 · $300
    .row-2 = bonus za první stanici · 2 · $0 · $300
    .row-3 = dvě akcie prodány · 0 · $300 · $300
    .row-4 = konec akce · 0 · $0 · $0

# en: cd60399d
money-unlimited = Bez omezení
    .says = Peníze a akcie ve společné zásobě nikdy nedojdou.

# en: 7b7bea11
money-selling = Prodej akcií
    .says = Při kterémkoli svém rozhodnutí v tahu smíš prodat jednu nebo více akcií, každou za $150. Kupovat akcie nelze.

# en: 742d1242
money-hiring = Najímání
    .says = Za $800 si vezmeš pracovníka libovolné barvy, která leží ve společné zásobě. Smíš to udělat tolikrát, kolikrát můžeš zaplatit.

# en: 7119298e
money-when = Kdy smíš prodávat a najímat
    .says = Prodávat a najímat smíš v každém kroku vlastního tahu, dokud neskončí tvá akce a tvé dohody. Smíš to i tehdy, když rozhoduješ o dohodě v tahu jiného hráče. Ne při přípravě a ne při braní mezníků.

# en: 69ef082c
money-any-order = Libovolné pořadí
    .says = Části akce přicházejí v pořadí, jaké chceš: hlavní akce, její cena, odměny, bonusy a efekt navíc. Odměna nebo bonus tak může přinést peníze, kterými akci zaplatíš.

# en: d61927c5
money-no-credit = Bez úvěru
    .says = Čeká jen cena hlavní akce. Každá jiná cena se platí hned a celá z toho, co máš; chybí-li ti peníze, nejdřív prodej akcie. Peníze, které bude potřebovat hlavní akce, smíš utratit, dokud můžeš tah ještě dokončit.

# en: 35da8837
money-no-dead-ends = Žádné slepé uličky
    .says = Volba, po které by tah nešlo dokončit, se nenabízí. Musí jít dokončit hlavní akci, zaplatit její cenu a skončit se čtyřmi pracovníky.

## Stanice

# en: 7e4e03ed
station = Stanice
    .lead = Stanice stojí v připojeném městě, má svou cenu a přináší odměnu. Kdo je tam první, najde i bonus.
    .worked = Zelená má $400, 2 akcie a pět pracovníků a staví první stanici v Chicagu.
    .row-0 = krok · peníze · akcie · pracovníci
    .row-1 = stanice v Chicagu, dluh $300 · $400 · 2 · 5
    .row-2 = primární odměna: oranžový pracovník · $400 · 2 · 6
    .row-3 = bonus za první stanici: 2 akcie · $400 · 4 · 6
    .row-4 = konec akce · $100 · 4 · 6

# en: 275dbe13
station-building = Stavba
    .says = Vezmi svou levou krajní budovu a dej ji do připojeného města. Platíš cenu na horním okraji města.

# en: 9cf4824c
station-where = Kde smí stát
    .says = V každém městě smíš mít jednu stanici. Město, které není připojené, je zakázáno, stejně jako cena, kterou nemůžeš zaplatit; bez budovy v zásobě stanice není.
    .picture-station-allowed = Tvé koleje vedou do Chicaga.
    .picture-station-refused = Tvé koleje do Houstonu nevedou.

# en: c8b84c8c
station-primary-reward = Primární odměna
    .says = Smíš si vzít, co město ukazuje: kroky na stupnicích, nebo jednoho či dva pracovníky. Je-li mezi dvěma barvami lomítko, bereš si jednu z nich.

# en: 9dff198a
station-first = První, nebo ne
    .says = Nestojí-li ve městě žádná budova, ani neutrální, jde tvoje na první políčko a smíš si vzít bonus za první stanici, za jeho cenu, má-li nějakou. Jinak stojí vpravo a bonus není. Stanic tam smí být libovolně mnoho.

# en: f6438b53
station-once-each = Každé jednou
    .says = Primární odměna i bonus se v jedné akci berou jednou, a ještě jednou díky tyrkysovému nebo šedému pracovníkovi. Smíš si je vzít dřív, než stanici zaplatíš.

# en: ee7c0774
station-home-cities = Washington a Charlotte
    .says = Jsou to města jako ostatní, jen s natištěnou kartičkou. Mají úroveň 1 a tu žádný mezník nechce.

# en: 694933bf
station-free-station = Stanice zdarma
    .says = Dohoda může dát stanici zdarma: tvá levá krajní budova jde do připojeného města, kde stanici nemáš, na první políčko, je-li volné. Nic nestojí a nepřináší odměnu ani bonus.

## Železnice

# en: ea46fe7a
railroad = Železnice
    .lead = Dvě koleje stojí $400 a za každou ikonu obtížné krajiny na jejich cestě dalších $100. Koleje připojují města a to, co je pod nimi natištěno, platí pro mezníky.
    .worked = Zelená má $600 a 3 akcie a pokládá koleje do Chicaga a do Little Rocku: $400 + $200 + $300 = $900.
    .row-0 = krok · dluh · peníze · akcie
    .row-1 = Washington – Chicago, dvě ikony obtížné krajiny · $600 · $600 · 3
    .row-2 = Charlotte – Little Rock, tři ikony obtížné krajiny · $900 · $600 · 3
    .row-3 = dvě akcie prodány · $900 · $900 · 1
    .row-4 = konec akce · $0 · $0 · 1

# en: 172db8b8
railroad-two-rails = Dvě koleje
    .says = Vezmi své dvě levé krajní koleje a dej každou na políčko, které se dotýká tvé sítě. Pokládáš je po sobě: první může otevřít cestu druhé a nemusejí spolu sousedit.
    .picture-rails-allowed = První kolej dosáhne do Chicaga, druhá vede odtud dál.
    .picture-rails-refused = Tvá síť nevede ani do Kansas City, ani do Houstonu.

# en: 265b3f7b
railroad-price = Cena
    .says = Akce stojí $400 a $100 za každou ikonu obtížné krajiny u políček, na kterých stavíš. Pláně nestojí nic navíc.

# en: 14ddb5bc
railroad-one-on-a-space = Jedna na políčku
    .says = Na každém políčku smíš mít jednu kolej; ostatní tam smějí položit své. Políčko, na kterém lze stavět, se najde vždy.

# en: bbeb3cb9
railroad-exactly-two = Přesně dvě
    .says = Pokládáš přesně dvě koleje. Zbývá-li ti v zásobě jen jedna, položíš ji za celých $400 a ikony obtížné krajiny u ní. Bez kolejí, nebo nemůžeš-li zaplatit, nelze akci zvolit.

# en: be6c7e3e
railroad-deal-icons = Ikony dohody
    .says = Nová kolej na políčku s ikonou dohody spustí po celé akci dohody, ať jsi tam první, nebo ne. Dvě takové koleje v jedné akci je spustí také jen jednou.

# en: 272a3107
railroad-free-rails = Koleje zdarma
    .says = Kolej zdarma je levá krajní kolej tvé zásoby, v přípravě počáteční kolej. Neplatíš za ni $400 ani ikony obtížné krajiny a nespouští dohody. Co je na jejím políčku natištěno, pro mezníky přesto platí.

## Telegraf

# en: 3ed4929e
telegraph = Telegraf
    .lead = Úřad nic nestojí, přináší akcie a smí stát v kterémkoli sektoru. Sousední úřady na konci bodují.
    .worked = Zelená nemá peníze, má 1 akcii a pět pracovníků a úřad v sektoru 4. Sektor 5 dává 2 akcie a 2 další za první úřad; na jeho kartičce je $600. Na konci hry mají sousední sektory 4 a 5 hodnotu 5 bodů.
    .row-0 = krok · akcie · peníze · pracovníci
    .row-1 = první úřad v sektoru 5 · 5 · $0 · 5
    .row-2 = bílý pracovník zahozen pro kartičku · 5 · $600 · 4
    .row-3 = konec akce · 5 · $600 · 4

# en: 9e11bd0b
telegraph-office = Otevření úřadu
    .says = Vezmi svou levou krajní budovu a dej ji do libovolného sektoru, kde úřad nemáš. Nic to nestojí, není k tomu třeba síť a pořadí sektorů je volné. V každém smí stát jeden tvůj úřad.
    .picture-office-allowed = V sektoru 5 ještě úřad nemáš.
    .picture-office-refused = V sektoru 4 už úřad máš.

# en: e09a0f58
telegraph-shares = Akcie
    .says = Vezmeš si tolik akcií, kolik říká hnědé číslo sektoru, ať jsi první, nebo ne.

# en: e0a67f2c
telegraph-first = První, nebo ne
    .says = Nestojí-li v sektoru žádná budova, ani neutrální, jde tvoje na první políčko a vezmeš si i akcie podle bílého čísla. Jinak stojí vpravo, bez nich.

# en: 84b00db4
telegraph-tile = Pracovník za kartičku
    .says = Smíš zahodit jednoho pracovníka, i právě umístěného, a vzít si, co ukazuje kartička sektoru. Nemusíš tam být první a smíš to jednou za akci. Kartička zůstává všem až do konce hry.

# en: 57ae4543
telegraph-deal-sectors = Sektory 3 a 6
    .says = Tyto dva mají ikonu dohody a nemají kartičku. Úřad v nich spustí po celé akci dohody.

# en: 5c489b03
telegraph-not-possible = Kdy to nejde
    .says = Bez budovy v zásobě Telegraf zvolit nelze, ani máš-li úřad ve všech osmi sektorech.

# en: 10b162aa
telegraph-free-office = Úřad zdarma
    .says = Dohoda může dát úřad zdarma: tvá levá krajní budova jde do sektoru, kde úřad nemáš, na první políčko, je-li volné. Nepřináší akcie, kartičku ani dohody.

## Obchod a vlaky

# en: 93ee2bf1
trade-and-trains = Obchod a vlaky
    .lead = Obchod mění kus tvé zásoby v peníze a otáčí vlaky. Vlak má dvě strany: 8 bodů, nebo využitý bonus.
    .worked = Zelená má $100, žádné akcie a dva vlaky lícem nahoru. V prvním sektoru, kde ještě něco je, s cenou $600, zbývá jedna kolej; další sektor má cenu $700.
    .row-0 = krok · peníze · akcie · body za vlaky
    .row-1 = kolej prodána za $600 · $700 · 0 · 16
    .row-2 = vlak otočen lícem dolů: 3 akcie · $700 · 3 · 8
    .row-3 = příští Obchod: týž vlak lícem nahoru · $700 · 3 · 16
    .row-4 = budova prodána za $700 · $1400 · 3 · 16

# en: 1619445e
trade-and-trains-selling-a-piece = Prodej kusu
    .says = Odebereš přesně jeden kus z levého krajního sektoru zásoby, ve kterém něco je; jsou-li tam koleje i budovy, vybíráš. Kus opouští hru a ty si vezmeš peníze natištěné nad sektorem. Obchod nelze zvolit jen s prázdnou zásobou.

# en: 13e6de40
trade-and-trains-flip-with-the-sale = Otočení při prodeji
    .says = Před prodejem nebo po něm smíš otočit jeden svůj vlak. Je-li jeho bonusem kolej, může vzít poslední kus sektoru a pak prodáváš z dalšího. Něco k prodeji musí zbýt.

# en: 3841c7fd
trade-and-trains-taking-a-train = Vzít si vlak
    .says = Vezmeš si vlak z kterékoli zbývající hromádky a dáš ho před sebe lícem nahoru. Vlaků jednoho druhu smíš mít více, bez omezení. Jsou-li všechny hromádky prázdné, nevezmeš si nic.

# en: 099cbe84
trade-and-trains-face-down = Otočit lícem dolů
    .says = Otočíš vlak ležící lícem nahoru a vezmeš si jeho bonus, za jeho cenu, má-li nějakou; pak leží lícem dolů a nic neboduje. Smíš to, jen když bonus může něco změnit, ale využít ho nemusíš.

# en: 484c83c6
trade-and-trains-face-up = Otočit lícem nahoru
    .says = Otočíš vlak ležící lícem dolů a jeho 8 bodů opět platí. Bonus to nedává a dovoleno je to vždy.

# en: 0091c359
trade-and-trains-two-flips = Dvě otočení
    .says = Kde jsou dovolena dvě otočení, smíš otočit dva vlaky, nebo dvakrát týž. Druhé smíš vynechat.

# en: 60d4dc5b
trade-and-trains-five-kinds = Pět druhů
    .says = Vlaky dávají jedno nebo dvě povýšení; $600; až tři kroky; tři akcie; nebo kolej zdarma za $100. S jedním vlakem prvního druhu začíná každý; ostatní čtyři leží v hromádkách.

## Koho pošleš

# en: 618fc56a
colours = Koho pošleš
    .lead = Bílí pracovníci povyšují; každý ze čtyř specialistů přidá ke každé hlavní akci něco svého. Volba pracovníka je polovina volby tahu.
    .worked = Zelená má $600, žádné akcie a oranžového pracovníka na Železnici. Dvě koleje, každá přes tři ikony obtížné krajiny, stojí $400 + $600 = $1000 a oranžový přinese $100 + 6 × $50 = $400.
    .row-0 = krok · dluh · peníze
    .row-1 = Denver – Salt Lake City · $700 · $600
    .row-2 = Salt Lake City – San Francisco · $1000 · $600
    .row-3 = efekt navíc oranžového: $400 · $1000 · $1000
    .row-4 = konec akce · $0 · $0

# en: 2eea3652
colours-colour-effect = Efekt navíc
    .says = Efekt umístěného pracovníka smíš využít jednou za tah, chceš-li. Může přijít před částmi hlavní akce, mezi nimi i po nich, jakmile je na čem ho využít.

# en: 58413a66
colours-white = Bílý
    .says = Bílý pracovník povýší jednoho tvého pracovníka. Specialista smí udělat totéž místo vlastního efektu, ale nikdy obojí.

# en: 070c5b6d
colours-on-station = Na Stanici
    .says = Fialový: zaplať $100 a otoč vlak, i před výběrem města. Šedý: vezmi si bonus za první stanici za jeho cenu, i když nejsi první, nebo podruhé, jsi-li první. Oranžový: stanici neplatíš, jen bonusy. Tyrkysový: zaplať $300 a vezmi si primární odměnu znovu, s novou volbou barvy.

# en: 6eaa6443
colours-on-railroad = Na Železnici
    .says = Fialový: zaplať $300 a vezmi si vlak. Šedý: vezmi si 2 akcie. Oranžový: když koleje leží, vezmi si $100 a $50 za každou ikonu obtížné krajiny. Tyrkysový: polož tři koleje místo dvou za týchž $400 a všechny ikony obtížné krajiny; na začátku akce musíš mít v zásobě tři a pak musíš položit všechny.

# en: a9ebd64f
colours-on-telegraph = Na Telegrafu
    .says = Fialový: vyměň pracovníka. Šedý: vezmi si akcie za první úřad, i když nejsi první, nebo dvakrát, jsi-li první. Oranžový: vezmi si $100 za každou akcii, kterou sektor právě přinesl, i za první úřad. Tyrkysový: zaplať $400 a vezmi si bonus kartičky bez pracovníka, nebo ještě jednou; ne v sektorech 3 a 6.

# en: 2ac18829
colours-on-trade = Na Obchodu
    .says = Fialový: až tři kroky. Šedý: přijmi jen pro sebe jednu ze dvou smluv a vezmi si akcii, kterou ji smíš zaplatit; pak se hned odkryje další kartička dohody. Bez smlouvy akcie není. Oranžový: vezmi si $100 za každý svůj vlak, lícem nahoru i dolů. Tyrkysový: otoč ještě jednou, třeba týž vlak.

## Dohody

# en: 3bccd5a7
deals = Dohody
    .lead = Ikona dohody pod novou kolejí nebo úřad v sektoru 3 či 6 otevře dvě smlouvy na stole. Platí se akciemi a zúčastnit se může každý.
    .worked = Zelená má $500 a 4 akcie a pokládá koleje z Kansas City do Houstonu, s ikonou dohody, a do Denveru. Smlouvy jsou: kolej zdarma za 2 akcie a oranžový pracovník za 2 akcie a $100.
    .row-0 = krok · peníze · akcie
    .row-1 = Zelená platí za koleje $400 · $100 · 4
    .row-2 = Zelená: kolej zdarma, Denver – Salt Lake City · $100 · 2
    .row-3 = Zelená: i oranžový pracovník · $0 · 0
    .row-4 = Oranžová měla $200 a 3 akcie: pracovník · $100 · 1

# en: 1ff39c3f
deals-when = Kdy přicházejí dohody
    .says = Dohody přicházejí nejvýš jednou za tah, po celé akci. Co dohoda přinese, nikdy nespustí další dohody, ani kolej zdarma na ikoně dohody.

# en: b76b6322
deals-price = Cena
    .says = Smlouva stojí jednu až čtyři akcie a peníze, je-li to uvedeno. Zahodíš akcie, zaplatíš a vezmeš si odměnu.

# en: 0a8c94e4
deals-who-takes-part = Kdo smí přijmout
    .says = Hráč na tahu smí přijmout žádnou, jednu nebo obě smlouvy v libovolném pořadí. Pak následují ostatní po směru hodinových ručiček a každý smí přijmout žádnou nebo jednu. Tutéž smlouvu smí přijmout více hráčů.

# en: 9fe95854
deals-who-is-asked = Kdy dostaneš nabídku
    .says = Hra se tě ptá, jen když smlouvu přijmout můžeš, třeba po prodeji akcií nebo najmutí; smlouvu, jejíž odměna by nic nezměnila, přijmout nelze. Ve vlastním tahu pokračuješ, dokud neodmítneš, nemáš obě, nebo už žádná není možná, a s méně než čtyřmi pracovníky skončit nesmíš. Kdo je na řadě později, vidí, co předchozí nechali z pracovníků, vlaků a prvních políček.

# en: 8b7ac776
deals-what-there-is = Co dohody dávají
    .says = Dohody dávají výměnu pracovníka; kolej, stanici nebo úřad zdarma; jedno nebo dvě povýšení po $100; jedno nebo dvě otočení vlaků; vlak; vyobrazené pracovníky; nebo kroky.

# en: a706318e
deals-next-tile = Další kartička
    .says = Když se všichni rozhodli, kartička se odloží a odkryje se další. Nezbývá-li žádná, nejdřív se zamíchají použité i s touto.

## Manažeři a mezníky

# en: 2cd40116
milestones = Manažeři a mezníky
    .lead = Mezníky dávají většinu tvých bodů. Každý chce něco na mapě a k tomu manažery a po lehčích přicházejí těžší, od A do D.
    .worked = Mezník A za 18 bodů chce dvě připojená města úrovně 2, stanici ve městě úrovně 2 a oranžového manažera. Zelená už připojila Chicago a Little Rock. Bílý pracovník na Stanici staví v Chicagu za $300 a povýší oranžového. Na konci tahu se mezník splní, manažer jde do společné zásoby a ze tří mezníků B si Zelená jeden nechá.

# en: 58c64a1e
milestones-promoting = Povýšení
    .says = Povýšit znamená přesunout dostupného pracovníka na prázdné místo na jednom z tvých otevřených mezníků. Pracovník je pak manažerem. Žádná podmínka mezníku ještě nemusí být splněna.

# en: 442e406d
milestones-colours-of-places = Barvy míst
    .says = Místa na A, B a C berou jen vyobrazenou barvu, místa na D libovolnou, i bílou. Pracovníka, pro kterého není místo, povýšit nelze.

# en: 03fbb363
milestones-managers-stay = Manažeři zůstávají
    .says = Manažeři nejsou dostupní pracovníci. Dokud mezník není splněn, nelze je přesouvat, vyměňovat ani zahazovat.

# en: 6f4e05f6
milestones-how = Jak povyšovat
    .says = Povyšuje bílý pracovník, specialista místo vlastního efektu, nebo efekt, který to říká. Při dvou povýšeních jde jedno po druhém, na týž mezník nebo na dva, a druhé smíš vynechat.

# en: eed61313
milestones-complete = Splnění
    .says = Mezník je splněn, když jsou obsazena všechna jeho místa a platí všechny jeho podmínky. Kontroluje se to na konci každého tahu, po dohodách, u všech hráčů, nejdřív u hráče na tahu. Děje se to samo a nelze to odložit.

# en: e9d1ee0d
milestones-what-then = Co se stane pak
    .says = Manažeři jdou do společné zásoby a kartičku si necháš lícem dolů pro její body. Na její místo přijde další písmeno: po A je B, po B je C, po C je D, po D nic. Vezmeš si tři kartičky a jednu si musíš nechat; zbylé dvě jdou dospod hromádky.

# en: 0905cb5c
milestones-two-at-once = Dva najednou
    .says = Splní-li se dva tvé mezníky zároveň, oba se otočí a pak se nahradí jeden po druhém. Liší-li se jejich písmena, vybíráš, který dřív.

# en: 861b2940
milestones-conditions = Podmínky
    .says = Jsou čtyři druhy: tolik připojených měst jedné úrovně; tvé stanice v tolika městech jedné úrovně; tolik kolejí na políčkách s ikonou dohody; tolik kolejí na pláních nebo na políčkách s jednou, dvěma či třemi ikonami obtížné krajiny. Úroveň i počet ikon musejí souhlasit přesně.

# en: 4e71e133
milestones-nothing-is-used-up = Nic se nespotřebuje
    .says = Podmínky hledí na to, co leží na mapě, a nic nespotřebují: jedna kolej nebo stanice může sloužit více mezníkům. První kolej, z Washingtonu do Charlotte, neslouží žádnému.

# en: 7611719f
milestones-end-of-the-line = Konec řady
    .says = Nová kartička nemá manažery, takže se při kontrole, v níž si ji bereš, splnit nemůže. Po dvou splněných D nemáš otevřený mezník a nemůžeš nikoho povýšit. Na konci úplně posledního tahu se mezníky ještě plní, ale nové kartičky se nelosují.

## Tři stupnice

# en: dfdb4ee2
tracks = Tři stupnice
    .lead = Tři ukazatele stoupají po třech stupnicích výkonu a na konci každý násobí, co postavíš. Ke konci hry může mít jediný krok hodnotu šesti bodů i více.
    .worked = Zelená má 2 připojená města úrovně 5, 5 stanic, 3 úřady a tři kroky od fialového pracovníka na Obchodu. Všechny ukazatele stojí na 0.
    .row-0 = krok · mýtné · bodů navíc
    .row-1 = Síť na 3 · žádné · 2 × 3 = 6
    .row-2 = Síť na 6 · 1 akcie · 2 × 3 = 6
    .row-3 = Stanice na 1 · žádné · 5 × 1 = 5

# en: 3f030320
tracks-a-step = Krok
    .says = Krok posune jeden tvůj ukazatel o pozici výš. Více kroků lze rozdělit mezi stupnice.

# en: c0e3d489
tracks-tolls = Mýtné
    .says = Je-li mezi dvěma pozicemi natištěno mýtné, platíš ho při průchodu: peníze, akcie, nebo pracovníka ze zásoby či z desky. Nemůžeš-li zaplatit, nemůžeš postoupit. Každé mýtné platí každý hráč.

# en: 32f9c2fb
tracks-up-to = Až tolik
    .says = Smíš udělat méně kroků, než dostaneš; ostatní propadají. Na vrcholu stupnice další krok není. Na jedné pozici smí stát více ukazatelů.

# en: a16ab8e4
tracks-what-they-count = Co počítají
    .says = Stupnice Síť počítá připojená města úrovně 5, Stanice tvé stanice ve všech městech, Telegraf tvé úřady. Body tvé pozice se tímto počtem násobí.

## Konec a body

# en: b7e25f05
end-and-points = Konec a body
    .lead = Konec přijde, když je něčí zásoba prázdná až po logo. Kolo se dohraje, každý má ještě jeden tah a pak platí už jen body.
    .worked = Telegrafní spojení tří hráčů: 5 bodů mezi sousedy od sektoru 1 do 5, 8 bodů od 5 do 8.
    .row-0 = společnost · úřady v sektorech · body
    .row-1 = Zelená · 1, 3, 4 · 5
    .row-2 = Oranžová · 1, 2, 3, 6, 7 · 5 + 5 + 8 = 18
    .row-3 = Modrá · 2, 5, 7 · 0

# en: eec3130f
end-and-points-signal = Spuštění konce
    .says = Konec se blíží, když je z něčí zásoby pryč 13 kolejí a 10 budov, postavených nebo prodaných: sektory vlevo od loga jsou prázdné. Kontroluje se to na konci každého tahu u všech hráčů, protože to může způsobit dohoda v cizím tahu. Platí jen první případ.

# en: af13a82c
end-and-points-last-turns = Poslední tahy
    .says = Kolo se dohraje po hráče vpravo od prvního hráče. Pak má každý přesně jeden další tah. Všechna pravidla platí dál a mezníky lze plnit až do konce úplně posledního tahu.

# en: 01d72d3f
end-and-points-trains-and-milestones = Vlaky a mezníky
    .says = Každý vlak ležící lícem nahoru má 8 bodů. Každý splněný mezník má tolik bodů, kolik je na něm, otevřený nic.

# en: 05aa34fd
end-and-points-points-of-tracks = Stupnice
    .says = Síť: body tvé pozice za každé různé připojené město úrovně 5; stanice tam není třeba. Stanice: za každou tvou stanici, i ve Washingtonu a Charlotte. Telegraf: za každý tvůj úřad.

# en: d327b244
end-and-points-links = Telegrafní spojení
    .says = Za každou dvojici sousedních sektorů s tvými úřady v obou dostaneš natištěných 5 nebo 8 bodů. Ostatní, kdo tam úřady mají, je dostanou také.

# en: f5609aed
end-and-points-what-does-not-count = Co neboduje
    .says = Peníze, akcie, pracovníci a zbytek zásoby nebodují.

# en: cc38ebc6
end-and-points-winner = Vítěz
    .says = Vyhrává, kdo má nejvíc bodů. Při shodě vyhrává víc peněz, každá akcie se počítá za $150. Je-li i to stejné, vítězství se dělí.

## Časté omyly

# en: 314fa4bd
often-got-wrong = Časté omyly
    .lead = Čemu věří i zkušení hráči.

# en: f5712d12
often-got-wrong-four-workers = Manažeři se počítají mezi čtyři pracovníky.
    .says = Nepočítají: na konci tahu musejí zůstat čtyři jiní. Během tahu jich smí být méně.

# en: 5b78a4a9
often-got-wrong-price-first = Stanice se musí zaplatit před jejím bonusem.
    .says = Cena hlavní akce se platí na konci akce. Zaplatit ji mohou i dvě akcie z bonusu.

# en: 446f0127
often-got-wrong-work-and-promote = Specialista využije svůj efekt a ještě povýší.
    .says = Jedno z obojího za tah, nikdy obojí.

# en: 0135819a
often-got-wrong-first-of-players = Bonus dostane první hráč ve městě.
    .says = Jen když tam nestojí žádná budova, a neutrální budovy se počítají.

# en: 3217fb68
often-got-wrong-at-least = Město úrovně 4 stačí za úroveň 3.
    .says = Nestačí: mezníky chtějí přesně tu úroveň. Stejně tak tři ikony obtížné krajiny nejsou dva.

# en: 982645a8
often-got-wrong-free-pieces = Kolej nebo úřad zdarma spustí dohody.
    .says = Kusy zdarma nepřinášejí nic dalšího: žádné akcie, odměny ani dohody. Pro mezníky a body ale platí.

# en: 5c7ae6f0
often-got-wrong-two-signs = Dvě ikony dohody spustí dohody dvakrát.
    .says = Jen jednou. A obě smlouvy smí přijmout jen hráč na tahu.

# en: 02ca87a7
often-got-wrong-level-five = Stupnice Síť chce stanice.
    .says = Města úrovně 5 stačí připojit kolejemi.

# en: 66a95ddb
often-got-wrong-sleeping-train = Vlak má 8 bodů v každém případě.
    .says = Leží-li na konci lícem dolů, nemá nic. Otoč ho včas zpátky.

# en: 39ea051c
often-got-wrong-home-when-you-like = Pracovníci se vracejí, kdy chceš.
    .says = Jen když je tvá zásoba na začátku tahu prázdná.
