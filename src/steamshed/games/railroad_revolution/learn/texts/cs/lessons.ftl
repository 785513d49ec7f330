# Lekce: zpráva pro každou lekci a pro každý krok. Viz docs/teaching.md.

## Jeden pracovník, jedna akce

# en: 8d020d48
one-worker = Jeden pracovník, jedna akce
    .idea = Tah je jeden pracovník na jednom z tvých čtyř políček akcí a provedená akce.
    .know-1 = Jeden pracovník, jedna akce, pak další hráč.
    .know-2 = Úřad přináší hnědé číslo; první úřad i bílé.
    .know-3 = Neutrální budovy jen zabírají první políčka.
    .know-4 = Pracovníci se vracejí sami, když je tvá zásoba prázdná.

# en: ce5bbc56
one-worker-step-1 = Ty jsi Zelená, soupeřem je Oranžová. Vyhrává, kdo má nejvíc bodů: nejvíc jich přinášejí mezníky, potom vlaky a to, co násobí tvé tři stupnice výkonu. Ve svém tahu dáš jednoho pracovníka ze zásoby na jedno ze čtyř políček akcí a tu akci provedeš: stanici, koleje, telegrafní úřad, nebo prodej.
    .pin-1 = Tví pracovníci, které lze umístit. Čtyři jsou bílí a bílí umějí všechno.
    .pin-2 = Telegraf: úřad na vedení. Nestojí nic a přináší akcie.
    .pin-3 = ${ $cash } je všechno, co máš. Koleje a stanice to rychle spolknou.
    .ask = Dej bílého pracovníka na Telegraf.
    .answer-1 = Stanice stojí peníze: $300 ve Washingtonu nebo v Charlotte. I to je slušný začátek, ale dnes začneme tím, co je zadarmo.
    .answer-2 = Dvě koleje stojí aspoň $400 a přes kopce víc. Položíme je v další lekci; nejdřív něco zadarmo.
    .answer-3 = Obchod prodá jednu tvou kolej nebo budovu za $400 a ten kus se už nevrátí. Zatím si své nech.
    .answer-4 = Oranžový je tvůj jediný specialista a přidal by něco svého. Má svou vlastní lekci; pošli některého z bílých.
    .answer-5 = O akcii méně, o $150 víc: máš ${ $cash }. To smíš v kterékoli chvíli svého tahu, není tedy kam spěchat.
    .after = Tvůj pracovník stojí na Telegrafu, vedle desky jich čeká ještě { $supply }. Teď sama akce: vyber sektor.

# en: 2f4f6b92
one-worker-step-2 = Telegrafní vedení má osm sektorů. Hnědé číslo je to, co tam přinese každý úřad, bílé je dárek pro první. Budova, která už tam stojí, dárek vzala, i neutrální, která nikomu nepatří.
    .pin-1 = Čtyři akcie a pro první úřad o jednu víc.
    .pin-2 = Neutrální budova. Neboduje a jen zabírá první políčko.
    .pin-3 = Tři akcie a pro první úřad o dvě víc.
    .pin-4 = Dvě akcie a pro první úřad o dvě víc.
    .ask = Otevři úřad tam, kde přinese nejvíc akcií.
    .answer-1 = Čtyři akcie: největší číslo na vedení. Neutrální budova ale byla první, takže bílé číslo pro tebe není. Někde dají obě čísla dohromady víc.
    .answer-2 = Dvě a dvě jsou čtyři akcie. Dobré, ale jeden sektor dá víc.
    .answer-3 = Tři akcie: první tam stojí neutrální budova. Hnědé a bílé sčítej jen tam, kde je první políčko prázdné.
    .answer-4 = Dvě a jedna jsou tři akcie. Podívej se víc vlevo.
    .answer-5 = Jedna a dvě jsou tři akcie. Podívej se víc vlevo.
    .answer-6 = Dvě akcie, protože první tam stojí neutrální budova. Hledej prázdné první políčko.
    .otherwise = Později. Nejdřív úřad: akci musíš provést celou.
    .RR-TURN-06 = Ještě ne: pracovník na Telegrafu znamená úřad a ten zatím není otevřený.
    .after = Tři a dvě: dostáváš 5 akcií a teď jich máš { $shares }. Každá je za $150, kdykoli ji chceš prodat.

# en: 22038ace
one-worker-step-3 = Akce je provedená a není co platit. Kartička v tomto sektoru povyšuje pracovníky a na to přijde čas později. Až budeš mít vše, ukončíš akci a na tahu je další společnost.
    .pin-1 = Tvůj úřad, na prvním políčku.
    .pin-2 = Tvé akcie: { $shares }.
    .ask = Ukonči akci.
    .answer-1 = Z akcie je $150. Peníze budeš brzy potřebovat, ale akcie umí i to, co peníze ne; nech si ji, dokud nevíš.
    .otherwise = Dovoleno, ale není to tu třeba. Ukonči akci.
    .after = Soupeř prodal kolej za $400 a na tahu jsi zase ty. Tvůj bílý pracovník zůstane na Telegrafu, dokud nebude tvá zásoba prázdná; pak se všichni sami vrátí.

## Dvě koleje na západ

# en: 808c209f
two-rails = Dvě koleje na západ
    .idea = Železnice položí přesně dvě koleje od tvé sítě: $400 a $100 za každou ikonu obtížné krajiny.
    .know-1 = Přesně dvě koleje, $400 a $100 za každou ikonu obtížné krajiny.
    .know-2 = Kolej začíná ve tvé síti; druhá smí navázat na první.
    .know-3 = Koleje jiných společností nic neblokují.
    .know-4 = Cena akce se platí, až ji ukončíš.

# en: 66c10eb6
two-rails-step-1 = Tvá síť je Washington, Charlotte a každé město, kterého se tvé koleje dotýkají. Nová kolej musí začínat tam. Dvě koleje stojí dohromady $400 a každá ikona obtížné krajiny na cestě dalších $100.
    .pin-1 = Tady leží od začátku tvá první kolej.
    .pin-2 = Z Washingtonu do Chicaga: dvě ikony obtížné krajiny.
    .pin-3 = Z Charlotte do Little Rocku: tři ikony obtížné krajiny.
    .pin-4 = Tady už byl soupeř. Nic to neblokuje: každá společnost smí položit jednu svou kolej.
    .ask = Polož kolej do Chicaga.
    .answer-1 = Little Rock přes tři ikony obtížné krajiny: dlužíš už ${ $owed } a máš ${ $cash }. Bylo by třeba prodat akcii a druhá kolej teprve přijde.
    .answer-2 = Miami přes jednu ikonu obtížné krajiny: zatím ${ $owed }. Levné, ale vede na jih a pláně začínají za Chicagem.
    .answer-3 = Teď máš ${ $cash }. Dovoleno je to kdykoli, ale tato lekce jde zvládnout s tím, co bylo.
    .RR-RAIL-01 = To políčko se tvé sítě ještě nedotýká. Začni ve Washingtonu nebo v Charlotte.
    .RR-TURN-06 = Železnice znamená dvě koleje; zatím neleží žádná.
    .after = Chicago je připojené. Dlužíš ${ $owed }: $400 za akci a $200 za dvě ikony obtížné krajiny. Platí se, až akci ukončíš.

# en: 736147da
two-rails-step-2 = Druhá kolej smí začít tam, kde první končí. Máš ${ $cash } a dlužíš ${ $owed }: na jedinou další ikonu obtížné krajiny peníze nejsou. Jedna cesta dál nestojí nic navíc.
    .pin-1 = Z Chicaga do Duluthu: jedna ikona obtížné krajiny.
    .pin-2 = Z Chicaga do Little Rocku: jedna ikona obtížné krajiny a dohoda.
    .pin-3 = Odtud vedou dál tři cesty.
    .ask = Polož druhou kolej tak, aby ${ $cash } stačilo.
    .answer-1 = Little Rock přes jednu ikonu obtížné krajiny: ${ $owed } a máš ${ $cash }. Kvůli chybějícím $100 bude třeba prodat akcii.
    .answer-2 = Duluth přes jednu ikonu obtížné krajiny: ${ $owed } a máš ${ $cash }. Kvůli chybějícím $100 bude třeba prodat akcii.
    .answer-3 = Další tři ikony obtížné krajiny, to dělá ${ $owed }. To jsou dvě prodané akcie.
    .answer-4 = Koleje se dotýkat nemusí, je to tedy dovoleno; dělá to ${ $owed } a máš ${ $cash }.
    .answer-5 = To zaplatí jednu ikonu obtížné krajiny. Je tu ale kolej, u které žádná není.
    .RR-RAIL-01 = To políčko se tvé sítě nedotýká. Z Chicaga vedou dál tři cesty.
    .RR-RAIL-04 = Tam už tvá kolej leží; víc než jednu společnost na políčko položit nesmí.
    .after = Kansas City je připojené, přes pláně a bez příplatku. Dlužíš pořád ${ $owed }.

# en: b3cc4215
two-rails-step-3 = Obě koleje leží, akce je tedy celá. Když ji ukončíš, zaplatíš, co dlužíš.
    .pin-1 = Křižovatka mapy: odtud vede dál ještě pět cest.
    .ask = Ukonči akci a zaplať.
    .answer-1 = Máš ${ $cash } a dlužíš ${ $owed }: na akcii navíc nebo méně tu nezáleží.
    .after = Zaplaceno ${ $cash_before }, zbývá ti ${ $cash }. Prázdná kapsa tu není ostuda: úřady a prodej nestojí nic a máš akcie: { $shares }.

## Vlastní stanice

# en: 6acef6ed
a-station = Vlastní stanice
    .idea = Stanice stojí svou cenu, každému dá odměnu a první bonus.
    .know-1 = Stanice stojí v připojených městech, v každém jedna tvoje.
    .know-2 = Odměna je pro každého, bonus pro první stanici.
    .know-3 = Dárky smíš brát v libovolném pořadí, nebo je nechat být.

# en: ab1cb5c6
a-station-step-1 = Stanice stojí ve městech tvé sítě, v každém jedna tvoje. Cena je na horním okraji. Pod ní jsou dva dárky: odměna pro každého, kdo tam staví, a bonus jen pro první stanici.
    .pin-1 = Chicago: $300, oranžový nebo šedý pracovník. První: dvě akcie.
    .pin-2 = Kansas City: $300, šedý nebo tyrkysový pracovník. První: krok a povýšení.
    .pin-3 = Tady byl první soupeř.
    .ask = Stav tam, kde na první stanici čekají dvě akcie.
    .answer-1 = Smíš: stanici tam může mít libovolný počet společností. První byl ale soupeř, takže bonus je pryč.
    .answer-2 = Připojené od začátku a nikdo tam není. Bonus za první je ale jedna akcie a povýšení; hledáš dvě akcie.
    .answer-3 = Připojené a prázdné. Bonus za první je ale výměna pracovníka; hledáš dvě akcie.
    .answer-4 = Teď máš ${ $cash }. Stanice se dá zaplatit i bez toho.
    .RR-STA-07 = To město není ve tvé síti. Nejdřív koleje, potom stanice.
    .after = Tvá stanice stojí na prvním políčku v Chicagu. Dlužíš ${ $owed }.

# en: 5e066cb4
a-station-step-2 = Teď si vezmi, co stanice přináší, v libovolném pořadí. Lomítko mezi barvami znamená: jeden z těchto pracovníků, podle tebe. Přijde do tvé zásoby a umístit ho lze od příštího tahu. Tvá stanice je tu první, takže i bonus je tvůj.
    .pin-1 = Oranžový, účetní, šetří a vydělává peníze.
    .pin-2 = Šedý, jednatel, se vyzná v akciích a bonusech.
    .pin-3 = Na prvním políčku: dvě akcie.
    .ask = Vezmi si pracovníka, oranžového nebo šedého, a bonus za první stanici.
    .answer-1 = Dovoleno: žádný dárek se brát nemusí. Najmout pracovníka ale stojí $800 a o dvě akcie přijdeš.
    .answer-2 = Máš ${ $cash }. Prodávat netřeba: nejdřív vezmi, co je zadarmo.
    .otherwise = To je na později. Čeká pracovník a bonus.
    .after = Tví pracovníci: { $workers }, tvé akcie: { $shares }. K pozdějšímu povýšení je třeba mít víc než čtyři pracovníky.

# en: 5145a8c8
a-station-step-3 = Stanice, pracovník a dvě akcie a za to všechno zaplatíš $300.
    .pin-1 = ${ $cash } a dlužíš $300.
    .ask = Ukonči akci a zaplať.
    .answer-1 = Zaplatit můžeš i bez toho. Ukonči akci.
    .after = Zaplaceno $300, máš ${ $cash }. Dvě akcie mají cenu $300: tato stanice se zaplatila sama.

## Podél vedení

# en: 0972ccc5
the-wire = Podél vedení
    .idea = Úřady vedle sebe bodují a za kartičku sektoru lze dát pracovníka.
    .know-1 = Dva úřady vedle sebe dají 5 nebo 8 bodů.
    .know-2 = Za kartičku sektoru lze dát pracovníka; kartička zůstává.
    .know-3 = Na konci tahu musí zbýt čtyři pracovníci.

# en: 9b392a00
the-wire-step-1 = Mezi dvěma sektory je počet bodů: 5 vlevo, 8 vpravo. Kdo má úřad na obou stranách, ten je na konci dostane. A v každém sektoru kromě dvou s dohodou leží kartička, kterou tam může kdokoli využít za jednoho pracovníka.
    .pin-1 = Tvůj úřad v sektoru 4.
    .pin-2 = 5 bodů za sektory 4 a 5 dohromady.
    .pin-3 = Dvě akcie, pro první úřad o dvě víc, a kartička: $600 za pracovníka.
    .ask = Otevři úřad vedle svého, v sektoru, jehož kartička dává peníze.
    .answer-1 = Vedle tvého, 5 bodů a čtyři akcie: dobrý úřad. Sektor s dohodou ale nemá kartičku a ty potřebuješ peníze.
    .answer-2 = Pět akcií, ale ne vedle tvého úřadu a kartička tam povyšuje.
    .answer-3 = První je soupeř a není to vedle tvého.
    .answer-4 = Čtyři akcie a na kartičce kolej zdarma; ale daleko od tvého úřadu.
    .answer-5 = Není to vedle tvého úřadu; jeho kartička je vlak.
    .answer-6 = Není to vedle tvého úřadu; jeho kartička dává kroky.
    .otherwise = Nejdřív úřad.
    .RR-TEL-05 = Tam už úřad máš. Každá společnost má v sektoru jeden.
    .after = Čtyři akcie a oba úřady mají cenu 5 bodů. Tvé body: { $points }.

# en: 6b588d0f
the-wire-step-2 = Teď kartička: jeden pracovník tě opustí a ty dostaneš $600. Může to být pracovník ze zásoby nebo z desky, i ten právě umístěný. Na konci tahu musíš mít čtyři pracovníky, manažeři se nepočítají; tví pracovníci: { $workers }.
    .pin-1 = Bílí pracovníci na tvé desce.
    .pin-2 = Tvůj účetní. Specialista má větší cenu než bílý.
    .ask = Dej za kartičku bílého pracovníka.
    .answer-1 = Stejných $600, ale přijdeš o jediného specialistu. Bílý poslouží také.
    .answer-2 = Kartičku smíš nechat být. Bez peněz ale v příštím tahu skoro nic nepostavíš.
    .answer-3 = To je ${ $cash }. Kartička dá čtyřikrát tolik.
    .after = Máš ${ $cash } a { $workers ->
        [one] { $workers } pracovníka
        [few] { $workers } pracovníky
       *[other] { $workers } pracovníků
    }: právě dost.

# en: ae11f2ce
the-wire-step-3 = Se čtyřmi pracovníky jsou dveře zavřené: dokud nepřijde další, nikoho nelze natrvalo zahodit ani povýšit.
    .pin-1 = { $workers }: nejméně, kolik jich na konci tahu smíš mít.
    .ask = Ukonči akci.
    .answer-1 = Teď ${ $cash }. Nebylo to třeba; ukonči akci.
    .after = Úřad zadarmo, čtyři akcie, ${ $cash } a 5 bodů. Kartička zůstává, kde je: soupeř ji smí využít také.

## Peníze včas

# en: 1bdd6d8c
money-in-time = Peníze včas
    .idea = Platíš až na konci akce, takže akci může zaplatit to, co sama přinese.
    .know-1 = Cena akce se platí na jejím konci.
    .know-2 = Akcie je kdykoli za $150; kupovat akcie nelze.
    .know-3 = Tah, který nelze dokončit, se nikdy nenabídne.

# en: 1b701836
money-in-time-step-1 = Nemáš peníze ani akcie a tvůj pracovník stojí na Stanici. Vypadá to beznadějně: každé město chce $300. V jednom tahu ale smíš dělat věci v libovolném pořadí a cena se platí až na konci.
    .pin-1 = ${ $cash }, akcie: { $shares }.
    .pin-2 = $300. První: jedna akcie a povýšení.
    .pin-3 = $300. První: dvě akcie.
    .pin-4 = $300, ale první je soupeř.
    .ask = Postav jedinou stanici, kterou můžeš zaplatit.
    .otherwise = Podívej se, co přináší první stanice.
    .RR-STA-07 = Tam ne: město musí být připojené a co přinese, musí na konci stačit na zaplacení. Hledej bonus za první stanici, který jde prodat.
    .after = Dlužíš ${ $owed } a máš ${ $cash }. Nabízelo se jen toto město, protože stůl ti nikdy nedovolí začít tah, který nejde dokončit.

# en: 34bc5ecd
money-in-time-step-2 = Platit ještě netřeba. Nejdřív si vezmi, co tu leží.
    .pin-1 = První stanice v Chicagu: tvoje.
    .ask = Vezmi si bonus za první stanici.
    .answer-1 = Pracovník, výborně, a za chvíli tu bude pořád. Účet ale nezaplatí.
    .after = Tvé akcie: { $shares }.

# en: 33a8fc5a
money-in-time-step-3 = Akcie se prodává za $150, v kterékoli chvíli tvého tahu a kolik chceš. Koupit ji nejde nikdy, prodávej tedy jen, co potřebuješ. Tady potřebuješ obě.
    .pin-1 = Akcie: { $shares }, každá za $150.
    .ask = Prodej akcii.
    .answer-1 = Pracovník je vítaný. Teď účet.
    .after = ${ $cash }. Polovina.

# en: 9cd86016
money-in-time-step-4 = A druhá polovina.
    .pin-1 = ${ $cash } z $300.
    .ask = Prodej i druhou akcii.
    .answer-1 = Pracovník je vítaný. Teď účet.
    .after = ${ $cash }: přesně cena.

# en: 34dd85cc
money-in-time-step-5 = Než zaplatíš, nezapomeň na odměnu: je zadarmo.
    .pin-1 = Pracovník, oranžový nebo šedý.
    .ask = Vezmi si pracovníka.
    .answer-1 = Účet je zaplacený, ale pracovník zůstal stát. Byl zadarmo.
    .after = Tví pracovníci: { $workers }.

# en: e201a954
money-in-time-step-6 = Stanice, pracovník a účet, který stanice platí sama.
    .ask = Ukonči akci.
    .after = Na začátku nebylo nic a teď máš stanici v Chicagu, o pracovníka víc a ${ $cash }. Než řekneš, že na něco nemáš, podívej se, co to přinese.

## Obchod a vlaky se dvěma stranami

# en: 055c8fdb
trade-and-trains = Obchod a vlaky se dvěma stranami
    .idea = Obchod prodá tvůj levý krajní kus a otočí vlak: jedna strana je bonus, druhá 8 bodů.
    .know-1 = Obchod prodává z levého krajního sektoru; další sektory platí víc.
    .know-2 = Vlak otočený lícem dolů dá bonus, lícem nahoru svých 8 bodů.
    .know-3 = Peníze, akcie a pracovníci na konci nebodují.

# en: ea00a757
trade-and-trains-step-1 = Tvé koleje a budovy leží v sektorech a vždy se bere zleva. Obchod odebere jeden kus z levého krajního sektoru, navždy, a zaplatí číslo nad ním. Čím dál jsi, tím víc kus přinese.
    .pin-1 = Další kolej; je to poslední kus sektoru za $600.
    .pin-2 = Další budova; leží v sektoru za $700.
    .ask = Prodej kus, který prodat jde.
    .answer-1 = Dobře, pořadí je volné: tři akcie a vlak leží lícem dolů. Teď to vrať a nejdřív prodej, ať vidíme jednu věc po druhé.
    .otherwise = To je na později.
    .RR-TRD-01 = Budova leží o sektor dál. Nejdřív musí být prázdný sektor za $600.
    .after = O $600 víc: ${ $cash }. Kus je mimo hru a další prodej přinese $700.

# en: 69f8e216
trade-and-trains-step-2 = S každým Obchodem smíš otočit jeden vlak. Lícem nahoru dá na konci 8 bodů. Otočený lícem dolů dá svůj bonus, tady tři akcie, a body jsou pryč, dokud ho zase neotočíš nahoru.
    .pin-1 = Lícem nahoru: 8 bodů, nebo tři akcie hned.
    .pin-2 = Body v této chvíli: { $points }.
    .ask = Otoč vlak s akciemi.
    .answer-1 = Smíš ho nechat být. Ale bonus teď a body zase později: tak se vlak využije dobře.
    .otherwise = Tento ne.
    .RR-TRN-05 = Ten vlak povyšuje a ty nemáš mezník, na který povýšit: nic by to nezměnilo.
    .after = Tvé akcie: { $shares }. Body: { $points } místo { $points_before }. 8 bodů spí, není ztraceno.

# en: 33279054
trade-and-trains-step-3 = Ať táhnou ostatní.
    .pin-1 = Lícem dolů.
    .ask = Ukonči akci.
    .otherwise = Nic jiného teď netřeba.
    .after = Soupeř otevřel úřad. Jsi na tahu.

# en: 58221259
trade-and-trains-step-4 = Druhý Obchod vlak zase probudí. Za otočení nahoru bonus není, jen jeho 8 bodů, a ty se počítají, když na konci hry leží lícem nahoru.
    .pin-1 = Na jednom políčku smí stát libovolný počet pracovníků.
    .ask = Dej na Obchod zase bílého pracovníka.
    .answer-1 = Šedý tam má vlastní efekt. Bílý stačí.
    .otherwise = Možná dobrý tah; vlak ale spí dál. Otáčí ho Obchod.
    .after = Teď vlak, potom prodej.

# en: 334fb808
trade-and-trains-step-5 = Nejdřív otočit, nebo nejdřív prodat, jak chceš.
    .pin-1 = Tento.
    .ask = Otoč vlak lícem nahoru.
    .answer-1 = $700 a pořadí je volné. Jde nám ale o vlak: vrať to a nejdřív ho otoč.
    .otherwise = To ne.
    .after = Body jsou zase { $points }.

# en: 1095a2ae
trade-and-trains-step-6 = V sektoru za $700 jsou koleje a budova. Smíš si vybrat. Co prodáš, nepostavíš, mysli tedy na to, co budeš potřebovat.
    .pin-1 = Zbývající koleje: { $stock_rails }.
    .pin-2 = Zbývající budovy: { $stock_buildings }.
    .ask = Prodej kolej nebo budovu.
    .otherwise = Obchod je celý, až když je kus prodaný.
    .after = O $700 víc: ${ $cash }. Dva tahy přinesly $1300 a tři akcie a vlak je vzhůru.

## Koho pošleš

# en: 51c9d1db
who-you-send = Koho pošleš
    .idea = Každá barva přidá ke každé akci něco svého: kdo jde, je stejně důležité jako kam.
    .know-1 = Specialista využije svůj efekt, nebo povyšuje, nikdy obojí.
    .know-2 = Oranžový: stanice bez ceny.
    .know-3 = Šedý: bonusy za první a bílá čísla ještě jednou.
    .know-4 = Všech šestnáct efektů je na přehledu pro hráče.

# en: 5414c1ba
who-you-send-step-1 = Bílý pracovník smí někoho povýšit, ať je akce jakákoli. Specialista to smí také, nebo místo toho jednou využije vlastní efekt. Oranžový, účetní, staví stanici, aniž zaplatí její cenu.
    .pin-1 = Denver: $500 a přijdou dva pracovníci, oranžový a tyrkysový.
    .pin-2 = ${ $cash }: zdaleka málo.
    .pin-3 = Účetní.
    .ask = Pošli pracovníka, který může s ${ $cash } stavět v Denveru.
    .answer-1 = Správný pracovník na nesprávném místě: vydělal by tam peníze, ale stanici nepostaví.
    .answer-2 = Šedý pracuje s akciemi a bonusy. Cena Denveru zůstává, jaká je.
    .answer-3 = Dovoleno, ale Denver čeká a dnes ho může otevřít jen jeden z tvých pracovníků.
    .otherwise = Tím se do Denveru nedostaneš.
    .RR-STA-07 = S ním žádnou stanici nezaplatíš. Někdo jiný neplatí cenu vůbec.
    .after = Účetní stojí na Stanici.

# en: 58119274
who-you-send-step-2 = S ním je každá cenovka stejná: nic. Vezmi tedy nejdražší.
    .pin-1 = První byl soupeř: bonus nedostaneš, odměnu přesto ano.
    .ask = Stav v Denveru.
    .answer-1 = S ním zadarmo a jeden pracovník. Jinde ale ušetří $500 a přijdou pracovníci dva.
    .answer-2 = Tady by ušetřil jen $300.
    .answer-3 = Tady by ušetřil jen $300 a přijde jeden pracovník.
    .otherwise = Nejdřív město.
    .after = Dlužíš ${ $owed }, prozatím.

# en: 07b4d09e
who-you-send-step-3 = Efekt umístěného pracovníka se využije, kdy řekneš, v kterékoli chvíli po výběru města.
    .pin-1 = ${ $cash } a dlužíš $500.
    .ask = Využij efekt účetního.
    .answer-1 = Přibyli dva pracovníci, celkem { $workers }. Teď cena.
    .otherwise = Nejdřív cena.
    .after = Dlužíš ${ $owed }. Pět set dolarů ušetřeno.

# en: 36319d2f
who-you-send-step-4 = A odměna je stejná jako pro každého.
    .pin-1 = Tyrkysový, inženýr: třetí kolej za cenu dvou.
    .ask = Vezmi si oba pracovníky.
    .otherwise = Dva pracovníci zadarmo: nejdřív si je vezmi.
    .after = Pracovníci: { $workers }, z toho dva noví.

# en: c3d64f93
who-you-send-step-5 = Účetní má dobrý den.
    .ask = Ukonči akci.
    .otherwise = Nic jiného netřeba.
    .after = Stanice za $500 a pořád máš ${ $cash }. Zase jsi na tahu.

# en: 39faaf5e
who-you-send-step-6 = Teď šedý, jednatel. Na Telegrafu si vezme bílé číslo sektoru ještě jednou; je-li tvůj úřad první, dostaneš ho dvakrát.
    .pin-1 = Jednatel.
    .pin-2 = Tři akcie a dvě pro první úřad.
    .pin-3 = Tady je první soupeř; šedý by přesto dostal bílé číslo jednou.
    .ask = Pošli jednatele tam, kde zdvojnásobí dárek v akciích.
    .answer-1 = I tam je užitečný. Bílá čísla jsou ale na telegrafním vedení.
    .otherwise = To zvládne někdo jiný. Bílá čísla jsou pro šedého.
    .after = Šedý stojí na Telegrafu.

# en: bf1c38b5
who-you-send-step-7 = Nejlepší sektor pro něj má velké bílé číslo a prázdné první políčko.
    .pin-1 = Dvě a dvě pro první úřad.
    .pin-2 = Jedna a dvě pro první úřad.
    .ask = Otevři úřad, který se šedým přinese nejvíc.
    .answer-1 = Čtyři a se šedým ještě jedna: pět. První je neutrální budova.
    .answer-2 = Dvě, dvě a zase dvě: šest. A dohody. Skoro nejlepší.
    .answer-3 = Dvě a se šedým dvě: čtyři. První je soupeř.
    .answer-4 = Jedna, dvě a zase dvě: pět.
    .answer-5 = Tři a se šedým jedna: čtyři.
    .answer-6 = Dvě, jedna a zase jedna: čtyři.
    .answer-7 = Dvě a se šedým jedna: tři.
    .otherwise = Nejdřív sektor.
    .after = Zatím pět akcií.

# en: df598d3e
who-you-send-step-8 = A teď jeho vlastní práce.
    .pin-1 = Akcie: { $shares }.
    .ask = Využij efekt jednatele.
    .otherwise = Nejdřív efekt šedého.
    .after = O dvě víc, celkem akcií: { $shares }. To je $1050, kdyby se prodaly všechny.

## Manažeři a mezníky

# en: 67f141af
milestones = Manažeři a mezníky
    .idea = Mezník chce splněné podmínky a povýšené manažery; pak boduje a přijde lepší.
    .know-1 = Povýšit: pracovník přejde na místo své barvy a zůstane tam.
    .know-2 = Manažeři a podmínky, v libovolném pořadí; kontrola na konci každého tahu.
    .know-3 = Pak si vezmi tři dalšího písmene a jeden si nech.
    .know-4 = Mezník na mapě nic nespotřebuje.

# en: 7a93f9e6
milestones-step-1 = Nejvíc bodů přinášejí mezníky. Stanice je tvá budova ve městě, do kterého vede tvá síť. Každý mezník má podmínky na mapě a místa pro manažery. Tento chce dvě připojená města úrovně 2, stanici ve městě úrovně 2 a oranžového manažera.
    .pin-1 = 18 bodů.
    .pin-2 = Úroveň 2, připojené.
    .pin-3 = Úroveň 2, připojené.
    .ask = Postav stanici, kterou mezník ještě chce.
    .answer-1 = Stanice, ale Washington má úroveň 1 a tu žádný mezník nikdy nechce.
    .answer-2 = Stanice, ale Charlotte má úroveň 1 a tu žádný mezník nikdy nechce.
    .answer-3 = To je druhá polovina a pořadí je volné. Prozatím to vrať: nejdřív stanice.
    .otherwise = Nejdřív stanice.
    .after = Podmínky jsou splněné: dvě města, jedna stanice. Chybí jen manažer.

# en: 33ab80e0
milestones-step-2 = Umístěný bílý pracovník smí povýšit jednoho z tvých pracovníků: ten přejde na místo své barvy na mezníku a je z něj manažer. Už nepracuje a mezi tvé čtyři se nepočítá. Tví pracovníci: { $workers }, jeden tedy může jít.
    .pin-1 = Tvůj oranžový pracovník.
    .pin-2 = Místo je oranžové.
    .ask = Povyš oranžového pracovníka na tento mezník.
    .answer-1 = Stanice stojí, ale bez manažera zůstane mezník otevřený. Povýšení tohoto tahu by propadlo.
    .otherwise = Není to k tomu třeba, ale chyba také ne. Mysli na manažera.
    .RR-MIL-02 = Místa na A, B a C berou jen barvu, kterou ukazují; jen D bere kohokoli.
    .after = { $workers ->
        [few] Zbývají ti { $workers } pracovníci
       *[other] Zbývá ti { $workers } pracovníků
    }, méně jich být nesmí. Na mezník se hledí, když tah končí.

# en: 7709f12a
milestones-step-3 = Na konci každého tahu, tvého i cizího, se splní každý mezník, který má všechno. Jeho manažeři jdou zpět do společné zásoby, kartička boduje a berou se tři kartičky dalšího písmene.
    .pin-1 = Povýšený.
    .pin-2 = Další písmeno.
    .ask = Ukonči akci.
    .otherwise = Hodí se. Potom ukonči akci.
    .after = Splněno: 18 bodů, tvé body: { $points }. Před tebou jsou tři mezníky B; jeden z nich si necháš.

# en: cad9541a
milestones-step-4 = V bodech se liší málo, v práci hodně. Nic na mapě se nespotřebuje: co posloužilo jednomu mezníku, poslouží i dalšímu. Mysli na své další dvě koleje a na to, co už leží.
    .pin-1 = Tvá kolej z Chicaga do Little Rocku leží na ikoně dohody.
    .pin-2 = Pláně do Kansas City, úroveň 3.
    .pin-3 = Pláně do Houstonu, úroveň 3, s ikonou dohody.
    .ask = Nech si mezník, jehož podmínky splní jeden tah s kolejemi.
    .answer-1 = 28 bodů, nejvíc ze tří. Chce ale dvě koleje přes dvě ikony obtížné krajiny, jednu přes tři a dva manažery; z těch kolejí máš jedinou.
    .answer-2 = 27 bodů za dvě stanice ve městech úrovně 3 a dva manažery. Koleje samy ho nesplní: dvě stanice jsou další dva tahy a další dvě ceny.
    .after = 23 bodů: dvě koleje s dohodou, dvě města úrovně 3, fialový manažer. Kansas City a Houston za $400 a chybí jen manažer. Zbylé dvě kartičky jdou dospod hromádky.

## Dohody

# en: 4bd7adc4
deals = Dohody
    .idea = Kolej nebo úřad s ikonou dohody otevře dohody: ty smíš vzít obě, všichni ostatní jednu.
    .know-1 = Ikona dohody pod tvou novou kolejí nebo úřadem otevře dohody, jednou za tah.
    .know-2 = Kdo je otevře, smí vzít obě, ostatní po jedné.
    .know-3 = Dohody se platí akciemi: dvě nebo tři si nech.
    .know-4 = Kolej zdarma má největší cenu v horách.

# en: 64272d4f
deals-step-1 = Některá políčka mají ikonu dohody. Kolej na nich po skončení akce otevře odkryté dohody. Smlouva stojí akcie, někdy i peníze: to je to, co akcie umí a peníze ne.
    .pin-1 = Z Kansas City do Houstonu: pláně a dohoda.
    .pin-2 = Z Kansas City do Duluthu: pláně a dohoda.
    .pin-3 = Dvě akcie: kolej zdarma.
    .pin-4 = Dvě akcie a $100: oranžový pracovník.
    .pin-5 = Akcie: { $shares }, dost na obě.
    .ask = Polož kolej přes pláně s dohodou.
    .answer-1 = Pláně a dál do Denveru; ikona dohody tam ale není. Dohody by musela otevřít ta druhá kolej.
    .answer-2 = To dohody otevře, ale ikona obtížné krajiny stojí $100 a ty peníze potřebuješ na dolní smlouvu.
    .otherwise = To žádnou dohodu neotevře. Hledej ikonu dohody na pláních.
    .after = Dohody se otevřou, až akci ukončíš. Jedna ikona nebo dvě, otevřou se jednou.

# en: 0625847d
deals-step-2 = Druhá kolej smí kamkoli. Z Kansas City do Denveru jsou pláně.
    .pin-1 = Pláně.
    .ask = Polož kolej do Denveru.
    .otherwise = Také možné. Denver ale nestojí nic navíc a vede na západ.
    .after = Dlužíš ${ $owed } ze svých ${ $cash }.

# en: 9fcada59
deals-step-3 = Teď akce končí, zaplatíš a dohody se otevřou.
    .ask = Ukonči akci.
    .answer-1 = Pozor: prodaná akcie už smlouvu nezaplatí.
    .otherwise = Potom ukonči akci.
    .after = Zaplaceno $400, máš ${ $cash }. Kdo dohody otevřel, smí vzít obě, v libovolném pořadí. To jsi ty.

# en: b38bed92
deals-step-4 = Kolej zdarma nestojí ani $400, ani ikony obtížné krajiny. Největší cenu má tedy v horách. Další dohody neotevírá.
    .pin-1 = Dvě akcie: kolej zdarma.
    .ask = Přijmi horní smlouvu.
    .answer-1 = Oranžový pracovník za dvě akcie a $100: také dobré a smíš vzít obě. Začni horní.
    .answer-2 = Dohody jsou otevřené tvou kolejí a necháš je soupeři?
    .answer-3 = O akcii méně a na jednu ze smluv nedosáhneš.
    .otherwise = Nejdřív dohody.
    .after = Zbývající akcie: { $shares }. Kam půjde kolej zdarma?

# en: 61283337
deals-step-5 = Z Denveru vede průsmyk přes tři ikony obtížné krajiny do Salt Lake City. Za peníze stojí jen ty ikony $300.
    .pin-1 = Tři ikony obtížné krajiny.
    .pin-2 = Jedna kolej od Tichého oceánu.
    .ask = Polož kolej zdarma přes tři ikony obtížné krajiny.
    .answer-1 = Akcie jsou pryč; kolej je tvoje za nic. Vezmi si ji.
    .answer-2 = Také tři ikony obtížné krajiny a zadarmo. Vede ale zpátky na jihovýchod; dívej se na západ.
    .otherwise = Zadarmo, ale ušetří to méně než tři ikony obtížné krajiny. Využij ji tam, kde jsou koleje nejdražší.
    .after = Kolej do hor za dvě akcie. Teď druhá smlouva.

# en: cae5d33e
deals-step-6 = Tvé akcie: { $shares }, a máš ${ $cash }: dolní smlouva, na dolar přesně. Po tobě smí soupeř přijmout jednu smlouvu z téže kartičky.
    .pin-1 = Dvě akcie a $100: oranžový pracovník.
    .ask = Přijmi dolní smlouvu.
    .answer-1 = Pracovník za dvě akcie je levný: najmout ho stojí $800.
    .otherwise = Nejdřív dohoda.
    .after = Tví pracovníci: { $workers }. Oranžového pracovníka si vzal i soupeř: tutéž smlouvu může přijmout každý. Kartička je pryč a odkrývá se další.

## Tři stupnice, které násobí

# en: 1a90c700
three-tracks = Tři stupnice, které násobí
    .idea = Krok má tolik bodů, kolik máš toho, co jeho stupnice počítá.
    .know-1 = Hodnota stupnice krát to, co počítá, na konci hry.
    .know-2 = Před každým krokem počítej: nejlepší stupnice se mění.
    .know-3 = Mýtné se platí při průchodu; kdo nemůže zaplatit, neprojde.
    .know-4 = Nevyužité kroky propadají.

# en: bd74fc71
three-tracks-step-1 = Na konci každá stupnice násobí: svou hodnotu krát tvé úřady, tvé stanice, nebo města úrovně 5 ve tvé síti. Krok na stupnici zvedne hodnotu pro všechny najednou. Fialový udělá na Obchodu až tři kroky.
    .pin-1 = Krát úřady: máš { $offices }.
    .pin-2 = Krát stanice: máš { $stations }.
    .pin-3 = Krát města úrovně 5: máš Seattle a San Diego.
    .pin-4 = Body v této chvíli: { $points }.
    .ask = Využij efekt fialového.
    .otherwise = To může počkat. Nejdřív tři kroky.
    .after = Tři kroky jsou tvé, jeden po druhém.

# en: 1ea34cc7
three-tracks-step-2 = První krok na stupnici sítě má cenu 3 za každé město, na obou ostatních stupnicích 1 za každou budovu. Počítej: dvě města, pět stanic, tři úřady.
    .pin-1 = 0, 3, 6, 8, 10, 12, 14 za každé město úrovně 5.
    .pin-2 = S každým krokem o 1 víc za každou stanici.
    .ask = Udělej krok, který přinese nejvíc bodů.
    .answer-1 = Pět stanic, 5 bodů. Skoro.
    .answer-2 = Tři úřady, 3 body. Jiná stupnice má víc co násobit.
    .answer-3 = Nevyužitý krok propadá.
    .otherwise = Nejdřív kroky.
    .after = Dvě města, za každé tři body. Tvé body: { $points }.

# en: 82ba1c64
three-tracks-step-3 = Mezi některými pozicemi je mýtné, platí se při průchodu. Druhý krok na stupnici sítě stojí akcii. Akcie na konci není bod, ptej se tedy jen, co jiného by koupila.
    .pin-1 = Ze 3 na 6 za každé město: mýtné jedna akcie.
    .pin-2 = Akcie: { $shares }.
    .ask = Udělej krok, který přinese nejvíc bodů.
    .answer-1 = Pět bodů a bez mýtného. Síť ale pořád dává šest a akcie je $150, na konci žádný bod.
    .answer-2 = Tři body. Dvě stupnice dají víc.
    .answer-3 = Propadly by dva kroky.
    .otherwise = Nejdřív kroky.
    .after = O šest víc. Tvé body: { $points }, zbývající akcie: { $shares }.

# en: cd445624
three-tracks-step-4 = Teď se podívej znovu: třetí krok na stupnici sítě zvedne hodnotu jen z 6 na 8.
    .pin-1 = O 2 víc za každé město.
    .pin-2 = O 1 víc za každou stanici.
    .ask = Udělej krok, který přinese nejvíc bodů.
    .answer-1 = Dvě města, za každé dva body: 4. Před chvílí to byla nejlepší stupnice; počítej znovu.
    .answer-2 = Tři body. Spočítej stanice.
    .answer-3 = Jeden krok by propadl.
    .otherwise = Nejdřív krok.
    .after = Pět stanic, 5 bodů. Tvé body: { $points }. Tři kroky přinesly 17.

# en: a9f7602e
three-tracks-step-5 = K akci ještě patří prodej.
    .pin-1 = Levý krajní sektor, ve kterém je nějaký kus.
    .ask = Prodej kus.
    .answer-1 = Také dobré: vlak se budí, 8 bodů. Ve skutečném tahu udělej obojí, než ho ukončíš; tady má přednost prodej.
    .answer-2 = Tři akcie a 8 bodů jde spát. Smíš; nejdřív ale prodej.
    .otherwise = Nejdřív prodej.
    .after = Máš ${ $cash }. I další stanice má teď cenu o 1 bod vyšší: stupnice počítá i to, co přijde potom.

## Čtyři zůstávají

# en: 3edd51a1
four-remain = Čtyři zůstávají
    .idea = Na konci tahu musí zbýt čtyři pracovníci, takže každý manažer potřebuje pátého; povyšuj ty, kdo už pracovali.
    .know-1 = Na konci tahu musí zbýt čtyři pracovníci; manažeři se nepočítají.
    .know-2 = Najmout lze kdykoli za $800, kteroukoli barvu, která je v zásobě.
    .know-3 = Povyš specialistu, který už pracoval, svěžího si nech.
    .know-4 = Během tahu smíš klesnout pod čtyři, když se na ně vrátíš.

# en: 9957743c
four-remain-step-1 = Obě stanice tohoto mezníku stojí; chce tyrkysového a oranžového manažera. Tví pracovníci: { $workers }, a umístěný bílý smí někoho povýšit. Jeden oranžový už pracoval a stojí na Železnici, druhý je svěží.
    .pin-1 = 27 bodů: dvě stanice ve městech úrovně 3. Stojí.
    .pin-2 = Už pracoval; vrátí se, až bude tvá zásoba prázdná.
    .pin-3 = Svěží: v příštím tahu může využít svůj efekt.
    .ask = Povyš oranžového pracovníka, který ti bude chybět méně.
    .answer-1 = Manažer jako manažer a je to dovoleno. Tento by ti ale příští tah postavil stanici bez ceny. Ten druhý nemůže nic, dokud se všichni nevrátí.
    .answer-2 = I jeho je tam třeba, ale máš ho jediného a je svěží. Začni oranžovým.
    .otherwise = Nejdřív povýšení.
    .after = Zbývající pracovníci: { $workers }, a oranžové místo je obsazené.

# en: 2ab206ca
four-remain-step-2 = Teď tyrkysový. Tvůj vlak při otočení povýší až dva. Se čtyřmi pracovníky ale po povýšení zbudou tři a tak tah skončit nemůže. V kterékoli chvíli svého tahu smíš najmout pracovníka libovolné barvy za $800. Máš ${ $cash } a prodej tě teprve čeká.
    .pin-1 = { $workers }: méně už ne.
    .pin-2 = Kolej ze sektoru za $700.
    .pin-3 = Dvě povýšení.
    .ask = Nejdřív prodej kolej.
    .answer-1 = $150 za akcii. Možná bude také třeba; nejdřív ale kus.
    .otherwise = Nejdřív peníze.
    .after = ${ $cash }: dost na najmutí jednoho pracovníka.

# en: bdef5a9a
four-remain-step-3 = Najatý pracovník je hned tvůj. Jaká barva? Mysli na to, co přijde: tvůj druhý mezník, A2-3, chce šedého manažera.
    .pin-1 = 18 bodů: dvě koleje přes dvě ikony obtížné krajiny a šedý manažer.
    .pin-2 = Jednatel.
    .ask = Najmi barvu, kterou potřebuje tvůj druhý mezník.
    .answer-1 = Do počtu čtyř je dobrý kdokoli. Jedna barva se ale brzy sama stane manažerem.
    .otherwise = Povýšit smíš i před najmutím, jen když jsou na konci čtyři; teď to ale udělej v tomto pořadí.
    .after = Pracovníci: { $workers }, peníze: ${ $cash }.

# en: a7b3713a
four-remain-step-4 = Teď může jeden jít.
    .pin-1 = Otoč ho.
    .ask = Otoč vlak.
    .otherwise = Tyrkysové místo je pořád prázdné.
    .after = Vlak prozatím leží lícem dolů, body: { $points }. Dovolí ti povyšovat.

# en: fc4f26d9
four-remain-step-5 = Povyš, koho mezník chce.
    .pin-1 = Inženýr.
    .ask = Povyš tyrkysového.
    .answer-1 = Obsadil by druhý mezník, ale jeho koleje ještě neleží. Dnes čeká 27 bodů.
    .answer-2 = Pak by byl vlak otočený pro nic.
    .otherwise = Teď ne.
    .after = Všechna místa jsou obsazená. Zbývající pracovníci: { $workers }.

# en: 4fb0a5c3
four-remain-step-6 = Vlak by dovolil druhé povýšení, ale nikdo nepřebývá.
    .ask = Skonči s povyšováním.
    .otherwise = Nic jiného netřeba.
    .after = Zpátky k akci.

# en: 165db5ce
four-remain-step-7 = Všechno je připravené: ukonči tah a uvidíš.
    .ask = Ukonči akci.
    .otherwise = Nic jiného netřeba.
    .after = Splněno: 27 bodů, celkem { $points }. A spící vlak dá dalších 8, až ho zase otočíš nahoru.

# en: d9cd452f
four-remain-step-8 = Tři mezníky C. Máš stanice ve dvou městech úrovně 3 a připojený Denver a Santa Fe, úroveň 4.
    .pin-1 = Úroveň 4, připojené.
    .pin-2 = Úroveň 4, připojené.
    .ask = Nech si ten, jehož podmínky už jsou splněné.
    .answer-1 = 34 bodů za dvě stanice ve městech úrovně 4 a dva šedé manažery. Z těch stanic nemáš žádnou.
    .answer-2 = 33 bodů, ale dvě koleje přes tři ikony obtížné krajiny: nemáš žádnou.
    .after = 32 bodů a zbývá najít jen dva manažery: fialového a oranžového. Proto je dobře, že svěží oranžový zůstal.

## Poslední tah: hádanka

# en: 022a6020
the-last-turn = Poslední tah: hádanka
    .idea = V posledním tahu se počítají jen body: peníze, akcie a pracovníci jsou k utracení.
    .know-1 = Když je deska prázdná až po logo: dohraje se kolo a každý má ještě jeden tah.
    .know-2 = Na konci se počítají jen body; všechno ostatní utrať.
    .know-3 = Před posledním tahem hledej mezery na vedení, spící vlaky, chybějící manažery a dohody.
    .know-4 = Při shodě vyhrává bohatší společnost.

# en: dd39aacb
the-last-turn-step-1 = Někdo vyprázdnil desku až po logo, kolo se dohrálo a teď už měli všichni kromě tebe ještě jeden tah. Toto je úplně poslední tah hry. Soupeř má body: { $points_1 }, ty { $points }, a jeden tah umí víc, než si myslíš.
    .pin-1 = Body soupeře: { $points_1 }.
    .pin-2 = Tvé úřady 5 a 7, mezi nimi mezera.
    .pin-3 = 24 bodů: dvě připojená města úrovně 4, hotovo. Chce tyrkysového manažera.
    .pin-4 = Spí: 8 bodů.
    .pin-5 = Tři akcie: stanice zdarma.
    .pin-6 = Jedna akcie: otočit vlak.
    .ask = Najdi akci, která přinese nejvíc, a umísti pracovníka.
    .answer-1 = Obchod probudí vlak a povýšení splní mezník: celkem nejvýš 132 bodů. Pěkný tah, a prohraješ. Jiná akce udělá obojí, a ještě víc.
    .answer-2 = Stanice dá na své stupnici tři body a povýšení splní mezník; dosáhneš nejvýš na 127. Hledej čísla mezi úřady.
    .answer-3 = Akcie nebodují, to je pravda. Zaplatí ale něco, co boduje, a budeš potřebovat každou.
    .after = Telegraf. Teď který sektor?

# en: 7fb94bd7
the-last-turn-step-2 = Každá sousední dvojice úřadů dá číslo mezi nimi. Tvá stupnice telegrafu stojí na 3 za každý úřad.
    .pin-1 = 8 bodů.
    .pin-2 = 8 bodů.
    .pin-3 = 3 za každý úřad.
    .ask = Otevři úřad, který dá nejvíc bodů.
    .answer-1 = Uzavře mezeru mezi 3 a 5: 5 a 5 a 3 za úřad. Je tu mezera za víc bodů.
    .answer-2 = 8 vedle tvého úřadu v 7 a 3 za úřad. Jeden sektor má souseda na obou stranách.
    .answer-3 = 5 vedle tvého úřadu ve 2 a 3 za úřad. Hledej dva sousedy.
    .answer-4 = 24 bodů, ano, a budeš je chtít; pořadí je volné. Prozatím to vrať a otevři úřad.
    .otherwise = Ještě ne.
    .after = 8 a 8 za mezeru a 3 za úřad. Tvé body: { $points }. S úřadem přišly tři akcie, takže jich máš { $shares }. A sektor otevírá dohody.

# en: f83c28d7
the-last-turn-step-3 = Umístěný pracovník smí povýšit jednoho z tvých pracovníků. Máš jich pět.
    .pin-1 = Inženýr už pracoval; povýšit ho lze přesto.
    .pin-2 = Tyrkysový manažer.
    .ask = Povyš chybějícího manažera.
    .answer-1 = Dohody se otevřou, ale povýšení propadne a s ním 24 bodů.
    .answer-2 = Tvé akcie: { $shares }. Spočítej znovu cenu obou smluv.
    .otherwise = To nepřinese žádné body.
    .after = Všechny podmínky i všichni manažeři: bodovat bude na konci tahu.

# en: 74700afd
the-last-turn-step-4 = Nic nedlužíš. Dohody přijdou po akci.
    .pin-1 = Akcie: { $shares }, tři a jedna.
    .ask = Ukonči akci.
    .answer-1 = Tvé akcie: { $shares }, a obě smlouvy stojí čtyři.
    .otherwise = To nepřinese žádné body.
    .after = Dohody jsou otevřené a obě jsou tvé, když na ně máš.

# en: 9e6c7b70
the-last-turn-step-5 = Dohody otevřel tvůj úřad, a tak smíš vzít obě. Stanice zdarma nestojí nic než akcie a nedá odměnu; na stupnici se ale počítá.
    .pin-1 = Tři akcie.
    .pin-2 = 3 za každou stanici.
    .ask = Přijmi horní smlouvu.
    .answer-1 = To probudí vlak a budeš to chtít; pořadí je volné. Vrať to a začni horní.
    .answer-2 = Akcie nebodují. Utrať je.
    .answer-3 = Tvé akcie: { $shares }, a obě smlouvy stojí čtyři.
    .otherwise = To nepřinese žádné body.
    .after = Zbývající akcie: { $shares }. Kde má stanice stát?

# en: 969984bc
the-last-turn-step-6 = Hodí se kterékoli připojené město bez tvé stanice; dnes se všechna počítají stejně.
    .pin-1 = 3 za každou stanici.
    .ask = Postav stanici v některém městě.
    .answer-1 = Akcie jsou pryč. Stanici si vezmi.
    .otherwise = Nejdřív stanice.
    .after = O 3 víc. Tvé body: { $points }.

# en: cea802a3
the-last-turn-step-7 = Jedna akcie, jedna smlouva.
    .pin-1 = Jedna akcie: otočit vlak.
    .ask = Přijmi dolní smlouvu.
    .answer-1 = Akcie, která zbude, neboduje. Vlak ano.
    .answer-2 = $150 a žádné body.
    .otherwise = To nepřinese žádné body.
    .after = Teď vlak.

# en: ef6b6022
the-last-turn-step-8 = Jeden z tvých vlaků spí, druhý už je vzhůru.
    .pin-1 = Lícem dolů.
    .ask = Otoč ten správný vlak.
    .otherwise = Akcie je pryč a vlak by konec hry zaspal.
    .after = 8 za vlak a 24 za mezník. Tvé body: { $points }, soupeř má { $points_1 }. Vyhráváš o jediný bod a žádný jiný tah by to nedokázal.

## Cvičení

# en: f4622377
a-gift-and-a-worker = Dárek a pracovník
    .idea = Zbývají dvě počáteční jmění. Které má pro tebe větší cenu?
    .know-1 = U počátečního jmění se nejdřív podívej na pracovníka: na barvu, kterou chtějí tvé mezníky.

# en: dd57b3dc
a-gift-and-a-worker-decide = Zbývají dvě počáteční jmění a ty vybíráš první. Jedno přináší tři akcie a oranžového pracovníka, druhé $500 a fialového.
    .pin-1 = 18 bodů, za oranžového manažera.
    .pin-2 = 17 bodů, za oranžového manažera.
    .pin-3 = Tři akcie a oranžový.
    .pin-4 = $500 a fialový.
    .ask = Které si vezmeš?
    .answer-1 = $500 je o $50 víc, než kolik stojí tři akcie. Fialového ale žádný tvůj mezník nechce a soupeř odejde s pracovníkem, kterého potřebuješ.
    .after = Oba tvé mezníky chtějí oranžového manažera a teď je tvůj; najmout ho stojí $800. Obě jmění se liší o $50 a akciemi se dá platit i za dohody.

# en: 68994182
four-for-the-price-of-one = Čtyři pracovníci v jednom tahu
    .idea = Město, které přinese dva pracovníky, a někdo, kdo to zdvojnásobí.
    .know-1 = Manažeři vznikají z pracovníků nad čtyři: ber je tam, kde jeden tah přinese víc najednou.

# en: eaa4da95
four-for-the-price-of-one-decide = Tvé peníze: ${ $cash }, tví pracovníci: { $workers }. Vše, co tvé dva mezníky chtějí na mapě, už je; chybí tři manažeři, jeden oranžový a dva tyrkysoví. Denver je připojený.
    .pin-1 = $500: oranžový a tyrkysový pracovník.
    .pin-2 = ${ $cash }.
    .pin-3 = Inženýr vezme odměnu stanice podruhé, za $300.
    .pin-4 = 27 bodů: tyrkysový a oranžový.
    .pin-5 = 24 bodů: tyrkysový.
    .ask = Koho pošleš a kam?
    .answer-1 = Denver za $500, dva pracovníci a $300 ti zůstane. Ze šesti pracovníků se ale manažery mohou stát jen dva a sedmý stojí $800. Inženýr by z těch $300 udělal další dva.
    .answer-2 = Úřady přinášejí akcie. Tvé mezníky čekají na manažery a v Denveru jsou dva.
    .answer-3 = Peníze ti nechybí: na Denver stačí, a ještě na víc.
    .answer-4 = Jeden pracovník za $800. Denver přinese dva za $500 a někdo umí ještě víc.
    .otherwise = To se smí. Co ale chybí tvým dvěma mezníkům?
    .after = Denver stojí $500 a přinese oranžového a tyrkysového pracovníka; inženýr tu odměnu vezme podruhé za $300. Čtyři specialisté v jednom tahu, celkem osm pracovníků: tři se mohou stát manažery, za 51 bodů, a zbude jich víc než čtyři. S bílým by jich bylo šest a postradatelní jen dva.

# en: f9b1620f
over-the-mountains = Přes hory
    .idea = Dvě koleje, na které nemáš, a účetní.
    .know-1 = Specialista má čtyři efekty: než ho pošleš, projdi všechny čtyři akce.

# en: 3a332828
over-the-mountains-decide = Úplně poslední tah. C-06 má oba manažery i stanici; chybí mu dvě koleje, každá přes tři ikony obtížné krajiny. Tvé peníze: ${ $cash }, akcie: { $shares }.
    .pin-1 = 33 bodů.
    .pin-2 = Z Denveru do Salt Lake City: tři ikony obtížné krajiny. Za ním zase tři.
    .pin-3 = Účetní.
    .pin-4 = ${ $cash }.
    .ask = Koho pošleš a kam?
    .answer-1 = Denver bez jeho $500 a dva pracovníci: jindy silný tah. Dnes jsou to 3 body a 33 zůstane v horách.
    .answer-2 = Úřad a se sektorem 8 pár kroků na stupnicích: nejvýš 12 bodů. Hory jsou za 33.
    .answer-3 = Správná akce, ale ne správný pracovník: obě koleje stojí $1000 a po prodeji obou akcií máš $600.
    .otherwise = To se smí. Co ale chybí C-06?
    .after = Denver, Salt Lake City, San Francisco: obě koleje stojí $1000 a po prodeji obou akcií máš $600. Účetní vrátí $100 a $50 za každou ze šesti ikon obtížné krajiny, celkem $400: přesně dost, a 33 bodů. Jiný pracovník by to nezaplatil.

# en: 3afd32a4
the-last-letter = Poslední písmeno
    .idea = Tři mezníky D a jediný tah na splnění jednoho z nich.
    .know-1 = Blízko konce si nech mezník, který stihneš splnit, ne ten s nejvíce body.

# en: ce58a88d
the-last-letter-decide = Tvůj mezník C je splněný. Dohrává se toto kolo a pak má každý ještě jeden tah. San Diego a San Francisco jsou připojené a v San Diegu stojí tvá stanice.
    .pin-1 = 42 bodů: dvě připojená města úrovně 5, v jednom stanice.
    .pin-2 = 44 bodů: stanice ve dvou městech úrovně 5.
    .pin-3 = 42 bodů: čtyři koleje přes dvě ikony obtížné krajiny.
    .pin-4 = Povýší až dva.
    .ask = Který si necháš?
    .answer-1 = 44 bodů, víc nemá žádný. Chce ale druhou stanici na pobřeží a dva manažery. Kdo staví v San Franciscu, povýší v tom tahu jednoho a vlak zůstane, jak je: kartička by nedala nic.
    .answer-2 = Ze čtyř kolejí přes dvě ikony obtížné krajiny máš dvě. Další dvě se dají položit v jednom tahu; pak ale chybí aspoň jeden manažer.
    .after = D-01 chybí jen dva manažeři a na D může kdokoli, i bílý. Ve svém jediném tahu pošleš pracovníka na Obchod a otočíš vlak, který povýší dva: 42 bodů za 8. Ostatní v jediném tahu splnit nejde.

# en: 3ec36340
in-somebody-elses-turn = V cizím tahu
    .idea = Tvůj poslední tah skončil. Skončila i hra?
    .know-1 = Dohody jsou pro všechny: nech si akcii na tahy ostatních.

# en: 66621625
in-somebody-elses-turn-decide = Úplně poslední tah hry má soupeř, který otevřel dohody a pasoval. Jednu smíš přijmout. Tvé akcie: { $shares }, peníze: ${ $cash }.
    .pin-1 = 42 bodů: tři stanice stojí, dva manažeři chybí.
    .pin-2 = Tři akcie: stanice bez ceny.
    .pin-3 = Jedna akcie: až dvě povýšení, každé za $100.
    .pin-4 = Pracovníci: { $workers }.
    .ask = Která smlouva?
    .answer-1 = Stanice, 3 body na stupnici. Dobré, ale vezme ti všechny akcie a druhá smlouva získá celý mezník.
    .answer-2 = Hra skončila a akcie ani peníze nebodují. Čekal celý mezník.
    .otherwise = Samotné peníze už nebodují.
    .after = D-04 má své tři stanice a chybí mu dva manažeři jakékoli barvy. Jedna akcie za smlouvu a $100 za každé povýšení: čtyři pracovníci zůstanou a na konci soupeřova tahu je mezník splněný. 42 bodů v tahu, který ani není tvůj.

# en: fd5e4304
ring-the-bell = Zazvoň
    .idea = Vedeš. Kolik tahů má hra ještě mít?
    .know-1 = Kdo vede, smí hru ukončit: spočítej, kolik tahů ještě potřebují ostatní.

# en: 0ddfe602
ring-the-bell-decide = Tvé body: { $points }, soupeřovy: { $points_1 }. Na tvé desce zbývá před logem jedna budova a tvůj tah je v kole poslední. Soupeřovu mezníku D-03 už chybějí jen dva manažeři.
    .pin-1 = Jedna budova před logem.
    .pin-2 = 42 bodů pro soupeře, který v tahu povýší jednoho.
    .pin-3 = Body soupeře: { $points_1 }.
    .ask = Kam pošleš pracovníka?
    .answer-1 = Dvě další koleje se hodí a pobřeží je blízko. Budova ale zůstane, nic nekončí a soupeř má o tah víc: na druhého manažera a na 42 bodů.
    .after = Poslední budova před logem zmizí, když otevřeš úřad, postavíš stanici nebo ji prodáš. Pak má soupeř ještě jeden tah a ty také jeden. Jedno povýšení na D-03 nestačí: hra skončí dřív, než těch 42 bodů přijde.

# en: 8a512974
eight-for-forty-two = Osm za čtyřicet dva
    .idea = Úplně poslední tah: vyplatí se uspat vlak?
    .know-1 = V posledním tahu uspi vlak jen za víc než jeho 8 bodů.

# en: 01823ed9
eight-for-forty-two-decide = Úplně poslední tah a tvůj pracovník stojí na Obchodu. Vlak, který nespí, má 8 bodů. Tvé body: { $points }.
    .pin-1 = 42 bodů: tři stanice stojí, dva manažeři chybí.
    .pin-2 = Povýší až dva.
    .pin-3 = Tři kroky na stupnicích.
    .pin-4 = Spí.
    .ask = Který vlak otočíš?
    .answer-1 = Tři kroky s pěti stanicemi zní jako 15 bodů, minus 8 za vlak. Bez akcií tě ale zastaví mýtné: nejlépe skončíš tam, kde jsi teď, a mezníku chybí manažeři.
    .answer-2 = Probudí se: 8 bodů, celkem 158. Pracovník na Obchodu povýší jen jednoho, takže D-04 chybí druhý manažer a 42 bodů zůstane ležet.
    .otherwise = To se smí. Co ale chybí D-04?
    .after = Dobré pravidlo říká: v posledním tahu žádný vlak neuspávej. Tohle je výjimka. D-04 má své tři stanice a chybí mu dva manažeři; vlak povýší oba: 42 bodů za 8 a celkem 184. Víc nepřinese žádná jiná cesta.

# en: 363d01e0
the-third-coast-city = Třetí město na pobřeží
    .idea = Úplně poslední tah a žádná budova. Co ještě boduje?
    .know-1 = V posledním tahu se podívej na každou stupnici: jedna kolej může dát víc než všechny kroky.

# en: 35419e41
the-third-coast-city-decide = Úplně poslední tah a tvé budovy jsou pryč. Tvé peníze: ${ $cash }, akcie: { $shares }, body: { $points }.
    .pin-1 = 14 bodů za každé město úrovně 5.
    .pin-2 = Ze Seattlu do San Franciska, s ikonou dohody.
    .pin-3 = Jedna akcie: otočit vlak.
    .pin-4 = Spí: 8 bodů.
    .ask = Která akce?
    .answer-1 = Tři kroky se třemi stanicemi a probuzený vlak: nejvýš 187 bodů a poslední krok stojí pracovníka, kterého musíš nahradit za $800. Pobřeží přinese víc.
    .answer-2 = Vlak se probudí: 8 bodů. Jiná akce ho probudí také a k tomu přinese víc.
    .answer-3 = Akcie nebodují, to je pravda. Jedna z nich ale zaplatí něco, co boduje.
    .otherwise = To se smí, ale podívej se ještě jednou na pobřeží.
    .after = Tvá stupnice sítě stojí na 14 za každé město úrovně 5. San Francisco je jednu kolej od Seattlu: 14 bodů, stanice netřeba. Kolej leží na ikoně dohody a za jednu akcii se probudí spící vlak: dalších 8. Koleje stojí $600: jedna akcie se prodá, druhá zaplatí dohodu. 192 bodů a víc nepřinese žádná jiná cesta.
