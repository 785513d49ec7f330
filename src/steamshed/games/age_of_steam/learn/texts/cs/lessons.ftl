# Lekce: zpráva pro každou lekci a pro každý krok. Viz docs/teaching.md.

## První vlak

# en: 7aed857a
first-train = První vlak
    .idea = Položíš koleje mezi dvěma městy, převezeš po nich kostku a od té chvíle ti trať vydělává.
    .know-1 = Kolejím mezi dvěma městy nebo městečky se říká spojení a patří tomu, kdo je postavil.
    .know-2 = Kostka jede do města své barvy.
    .know-3 = Každé spojení na cestě dá svému majiteli 1 k příjmu.
    .know-4 = Příjem znamená peníze každé kolo a na konci 3 body za každý stupeň.

# en: 6f40a2e9
first-train-look = Města mají barvy a kostky zboží, které v nich čekají, také. Kostka chce do města své barvy a někdo ji tam musí dovézt.
    .title = Rozhlédni se
    .pin-1 = V Evansville čeká červená kostka.
    .pin-2 = St. Louis je červené město: tu kostku chce.
    .pin-3 = Tvé trati ze St. Louis chybí jediné pole.

# en: a0f504a8
first-train-build = Při stavbě smíš položit tři dílky a tohle je třetí. Dílek na rovině stojí $2. Koleje musí navázat na tvůj vlastní konec a dojít do Evansville.
    .title = Stavba
    .pin-1 = Mezera.
    .pin-2 = Tvé peníze.
    .ask = Uzavři mezeru u značky 1, aby byly St. Louis a Evansville spojené.
    .answer-1 = Skončit smíš kdykoli a svých ${ $cash } si necháš. Jenže pak není trať a kostka zůstane, kde je.
    .answer-2 = Dílek leží v mezeře, ale oba konce nespojuje: jedna jeho strana musí mířit k tvým kolejím na západě, druhá k Evansville. Otáčej jím, dokud nesedí obě.
    .answer-3 = Opravdové koleje za ${ $cash_less }. Tvé trati ale pořád chybí jedno pole a tohle byl tvůj poslední dílek. Podívej se na mezeru znovu.
    .otherwise = To je dovoleno, ale úkol je jiný. Vrať tah. Úkol: { first-train-build.ask }
    .AS-PLACE-05 = Nové koleje začínají u města nebo u tvých vlastních kolejí. Toto pole se nedotýká ani jednoho.
    .AS-MAP-01 = Město dílek nepotřebuje: spojuje všechno, co dojde k jeho šesti stranám.
    .after = St. Louis a Evansville jsou spojené. Takové trati se říká spojení a kotouč na ní ukazuje, že je navždy tvoje. Dílek stál ${ $cash_less }, zbývá ti ${ $cash }. Oranžová a Modrá tentokrát nestavějí.

# en: 1fcec339
first-train-deliver = Teď se vozí zboží. Jsou dvě přepravní kola a v každém smíš převézt jednu kostku. Tvá lokomotiva zvládne jedno spojení a víc nepotřebuješ.
    .title = Přeprava
    .pin-1 = Tuto kostku.
    .pin-2 = Do tohoto města.
    .pin-3 = Lokomotiva 1: po jednom spojení.
    .ask = Dovez červenou kostku do St. Louis.
    .answer-1 = Tvá lokomotiva má teď { $engine } a zvládne delší cesty. Je to opravdová volba a stála tě toto přepravní kolo. Kostka ale pořád čeká.
    .answer-2 = Nedělat nic smíš, ale kostku za tebe nikdo neodveze.
    .otherwise = To je dovoleno, ale něco jiného ti přinese víc. Vrať tah a spočítej svá spojení. Úkol: { first-train-deliver.ask }
    .after = Spojení platí svému majiteli, a to jsi ty: tvůj příjem je teď { $income }. Příjem 1 přinese $1 na konci každého kola a 3 body na konci hry. Kostka se vrací do sáčku.

## Kladení kolejí

# en: f11c5efb
laying-track = Kladení kolejí
    .idea = Koleje rostou od města nebo od tvých vlastních kolejí, dílek po dílku, a městečko na cestě udělá z jedné trati dvě spojení.
    .know-1 = Koleje začínají u města nebo u tvých vlastních kolejí.
    .know-2 = Rovina stojí $2, městečko $1 a $1 za každou stranu; řeky a hory stojí víc.
    .know-3 = Tři dílky za kolo, každý se platí hned.
    .know-4 = Městečko rozdělí trať na dvě spojení.

# en: f5158660
laying-track-from-a-city = Oranžová má Evansville a Cincinnati spojené krátkou tratí. Ty jdeš druhou stranou, přes městečko Indianapolis. Koleje smějí začít na kterékoli straně města.
    .title = Z města
    .pin-1 = Trať Oranžové: jedno spojení.
    .pin-2 = Sem patří tvůj první dílek.
    .pin-3 = Indianapolis, městečko.
    .ask = Polož na J9 dílek, který vede z Evansville k Indianapolisu.
    .answer-1 = Dobrý postřeh: začít jde i v Cincinnati a trať bude stejná. Tato lekce začíná v Evansville.
    .answer-2 = To by byl konec úplně bez kolejí. Máš ${ $cash } a dílek stojí $2.
    .answer-3 = Ten dílek začíná v Evansville, ale k Indianapolisu nevede. Má opustit J9 na severovýchodní straně.
    .answer-4 = Dovoleno, za ${ $cash_less }: začít se smí u každého města. Tento dílek ale nevede z Evansville do Indianapolisu.
    .otherwise = To je dovoleno, ale úkol je jiný. Vrať tah. Úkol: { laying-track-from-a-city.ask }
    .AS-PLACE-05 = Koleje začínají u města nebo u tvých vlastních kolejí. Toto pole se nedotýká ani jednoho, dílek by visel ve vzduchu.
    .AS-PLACE-03 = Koleje by vedly do jezera.
    .AS-MAP-01 = Na městě nemůže ležet dílek.
    .after = ${ $cash_less } za rovinu, placeno hned. Trať má teď otevřený konec a ten míří k Indianapolisu.

# en: f3e6e7ff
laying-track-the-town = Městečko je zastávka jako město, ale žádné zboží nechce. Koleje na poli s městečkem stojí $1 a $1 navíc za každou stranu, kterou koleje vycházejí. Chceš přijet z J9 a pokračovat k Cincinnati: dvě strany.
    .title = Městečko
    .pin-1 = Dovnitř z jihozápadu, ven na severovýchod.
    .pin-2 = Další pole.
    .ask = Polož na Indianapolis dílek, kterým trať přijde z J9 a odejde k L8.
    .answer-1 = Nejlevnější možnost, ${ $cash_less }, a spojení z ní je. Trať ale v městečku končí a pozdější výměna dílku stojí další $3.
    .answer-2 = Tvá trať by končila v polích, jedno pole před městečkem.
    .answer-3 = Tvá trať došla do městečka, za ${ $cash_less }. Tady ale chceš přesně dvě strany: jednu k J9, druhou k L8.
    .answer-4 = V jednom tahu smíš stavět na dvou místech. O otevřený konec, na kterém nestavíš dál, ale můžeš přijít, a Indianapolis čeká.
    .otherwise = To je dovoleno, ale úkol je jiný. Vrať tah. Úkol: { laying-track-the-town.ask }
    .after = ${ $cash_less }: $1 a po $1 za každou ze dvou stran. Evansville a Indianapolis jsou spojené, to je tvé první spojení. Druhá strana městečka je otevřený konec.

# en: 6c2ad400
laying-track-two-links = V tomto kole zbývá jeden dílek. Severovýchodně od Indianapolisu leží L8 a za ním Cincinnati.
    .title = Dvě spojení
    .pin-1 = Stačí jeden oblouk.
    .pin-2 = Cincinnati přijme koleje na každé straně.
    .ask = Spoj Indianapolis a Cincinnati.
    .answer-1 = Ušetříš $2 a necháš trať nedokončenou, jeden dílek před městem.
    .answer-2 = Ten dílek navazuje na Indianapolis nebo na Cincinnati, ale nespojuje je. Zkus oblouk otočit jinak.
    .answer-3 = Dovoleno, ale třetí dílek je pryč a otevřený konec u Indianapolisu nevede nikam.
    .otherwise = To je dovoleno, ale úkol je jiný. Vrať tah. Úkol: { laying-track-two-links.ask }
    .after = ${ $cash_less } a po třech dílcích stavba sama končí. Celkem to stálo $7 a máš ${ $cash }. Oranžová má mezi oběma městy jedno spojení, ty dvě, protože městečko tvou trať dělí.

## Čí je spojení?

# en: 81c252ee
whose-link = Čí je spojení?
    .idea = Kostka smí jet po spojeních kohokoli a každé spojení platí svému majiteli, ne tomu, kdo veze.
    .know-1 = Kostka smí jet po spojeních kohokoli.
    .know-2 = Každé spojení platí svému majiteli, ne tomu, kdo veze.
    .know-3 = Kostka zastaví v prvním městě své barvy a nikde není dvakrát.
    .know-4 = Delší cesta po vlastních spojeních bývá lepší.

# en: 0cd134cd
whose-link-two-ways = V Cincinnati čeká modrá kostka a Evansville je modré. Vedou tam dvě cesty: krátká trať Oranžové a tvoje přes Indianapolis. Kostku smíš vézt po kterékoli, protože spojení jsou otevřená všem.
    .title = Dvě cesty
    .pin-1 = Modrá kostka.
    .pin-2 = Spojení Oranžové.
    .pin-3 = Tvá trať: dvě spojení.
    .ask = Dovez modrou kostku do Evansville tak, aby tvůj příjem vzrostl o dva.
    .answer-1 = Jde to, ale vydělá Oranžová: její příjem je teď { $income_1 }, tvůj pořád { $income }. Kostka smí jet po spojeních kohokoli a vydělá majitel spojení. Hledej cestu, na které jsou kotouče tvé.
    .answer-2 = Lokomotiva { $engine }. Tři spojení na tuto cestu bohatě stačí; kostka potřebuje jen dvě.
    .answer-3 = Kostka čeká a Oranžová také.
    .answer-4 = Jela červená kostka a to je dovoleno: kterákoli kostka z kteréhokoli města. Na ni dojde v dalším kroku. Nejdřív modrá.
    .otherwise = To je dovoleno, ale něco jiného ti přinese víc. Vrať tah a spočítej svá spojení. Úkol: { whose-link-two-ways.ask }
    .AS-MOVE-08 = Modrá kostka vystupuje v prvním modrém městě. Přes Evansville projet nemůže.
    .AS-MOVE-05 = Mezi těmito dvěma není žádné spojení.
    .after = Dvě spojení, obě tvá: z příjmu { $income_before } je { $income }. Oranžová a Modrá v tomto přepravním kole zlepšují lokomotivu.

# en: 100e2d64
whose-link-over-a-rival-s-link = Druhé přepravní kolo. Červená kostka v Cincinnati chce do St. Louis a poslední kus cesty patří Modré. To tě nemusí zastavit. U každé cesty se ptej: kolik z těch spojení je mých?
    .title = Po cizím spojení
    .pin-1 = Červená kostka.
    .pin-2 = St. Louis je červené.
    .pin-3 = Spojení Modré: tady vydělá někdo jiný.
    .ask = Dovez červenou kostku do St. Louis a vydělej cestou co nejvíc.
    .answer-1 = Kostka dojela, ale tobě nic nepřinesla: 1 k příjmu pro Oranžovou, 1 pro Modrou, pro tebe nic. Krátká cesta není cíl. Tvá lokomotiva zvládne o spojení víc.
    .answer-2 = Lokomotiva { $engine }. Byl to ale tvůj poslední tah v tomto kole a červená kostka zůstává na dosah všem.
    .answer-3 = Pak červená kostka čeká a Oranžová nebo Modrá ji může odvézt po svých spojeních, mimo tvoje.
    .otherwise = To je dovoleno, ale něco jiného ti přinese víc. Vrať tah a spočítej svá spojení. Úkol: { whose-link-over-a-rival-s-link.ask }
    .after = Tři spojení: dvě platí tobě, jedno Modré. Tvůj příjem je { $income }, příjem Modré { $income_2 }. Dát soupeři jeden a získat dva bývá dobrý obchod.

## Silnější lokomotiva

# en: 230306fa
the-engine = Silnější lokomotiva
    .idea = Lokomotiva říká, po kolika spojeních smí kostka jet; zlepšit ji tě stojí jednu přepravu teď a $1 každé kolo.
    .know-1 = Lokomotiva je největší počet spojení na jedné cestě, od 1 do 6.
    .know-2 = Zlepšit ji smíš jednou za obě přepravní kola, místo přepravy.
    .know-3 = Každý stupeň lokomotivy stojí $1 každé kolo.
    .know-4 = Jedna dlouhá přeprava vydělá tolik co několik krátkých.

# en: 81268206
the-engine-too-far = Na tvé trati jsou dvě kostky. Červená potřebuje do St. Louis jedno spojení, modrá do Evansville dvě. Tvá lokomotiva zvládne jedno spojení. V jednom ze dvou přepravních kol ji smíš místo přepravy o 1 zlepšit.
    .title = Příliš daleko
    .pin-1 = Červená, jedno spojení do St. Louis.
    .pin-2 = Modrá, dvě spojení do Evansville.
    .pin-3 = Lokomotiva 1.
    .ask = Je první přepravní kolo ze dvou. Připrav delší cestu.
    .answer-1 = Příjem { $income }, o 1 víc. Ve druhém přepravním kole ti ale zbude jen zlepšení lokomotivy: 1 k příjmu za celé kolo. Je nějaké pořadí, které přinese víc a červenou kostku nechá na příště?
    .answer-2 = Toto přepravní kolo přišlo nazmar. Dá se využít užitečně.
    .otherwise = To je dovoleno, ale delší cestu to nepřipraví. Vrať tah a mysli na obě přepravní kola.
    .AS-MOVE-06 = Dvě spojení a tvá lokomotiva zvládne jedno. Ještě ne.
    .after = Lokomotiva { $engine }. Od teď smějí tvé kostky jet po dvou spojeních. Každý stupeň lokomotivy také stojí $1 na konci každého kola.

# en: d308bac6
the-engine-the-longer-journey = Druhé přepravní kolo. Lokomotiva už je jednou zlepšená a víc než jednou za kolo to nejde. Teď máš na dosah obě kostky.
    .title = Delší cesta
    .pin-1 = Dvě spojení.
    .pin-2 = Jedno spojení.
    .pin-3 = Lokomotiva 2.
    .ask = Vyber přepravu, která ti přinese nejvíc.
    .answer-1 = Příjem { $income }. Tuto cestu zvládala i stará lokomotiva.
    .answer-2 = Pak by tě nová lokomotiva stála peníze a nepřinesla nic.
    .otherwise = To je dovoleno, ale něco jiného ti přinese víc. Vrať tah a spočítej svá spojení. Úkol: { the-engine-the-longer-journey.ask }
    .AS-MOVE-03 = V této fázi nejvýš jednou za kolo. Podruhé by ji mohla zlepšit zvláštní akce Lokomotiva.
    .after = 2 k příjmu za jednu kostku: z { $income_before } je { $income }. Červená kostka tu zůstává na příští kolo a všechna spojení, po kterých může jet, jsou tvá.

## Výdaje

# en: f17dcb87
the-bill = Výdaje
    .idea = Na konci každého kola platíš $1 za každou akcii a za každý stupeň lokomotivy; když nemáš na zaplacení, ztrácíš příjem, a pod 0 tvá společnost vypadává.
    .know-1 = Výdaje jsou $1 za každou akcii a $1 za každý stupeň lokomotivy, každé kolo.
    .know-2 = Nejdřív dostaneš příjem, potom platíš.
    .know-3 = Každý chybějící dolar vezme 1 z příjmu; pod 0 končíš, přesně 0 přežije.
    .know-4 = Než utratíš: peníze + příjem − akcie − lokomotiva nesmí klesnout pod 0.

# en: 6d309f68
the-bill-before-you-spend = Máš $3 a můžeš položit ještě jeden dílek. Nejdřív ale počítej. Na konci kola dostaneš $1 za každý bod příjmu, potom zaplatíš $1 za každou akcii a $1 za každý stupeň lokomotivy. Čeká jedna kostka, dobrá za 1 k příjmu.
    .title = Než utratíš
    .pin-1 = Peníze 3 a ještě $1, když převezeš kostku.
    .pin-2 = 3 akcie: $3.
    .pin-3 = Lokomotiva 1: $1. Výdaje jsou $4.
    .ask = Rozhodni: něco postavit, nebo tady skončit?
    .answer-1 = Zbude ti ${ $cash } a po přepravě o $1 víc. Výdaje jsou $4. Každý chybějící dolar vezme 1 z příjmu a ty budeš mít jen 1: pod 0 společnost vypadává ze hry. Než postavíš, počítej znovu.
    .otherwise = To je dovoleno, ale nejdřív se podívej na své peníze. Vrať tah a počítej.
    .after = Svých ${ $cash } si necháváš. Možná to vypadá bázlivě, ale drží tě to ve hře.

# en: cd980cc4
the-bill-earn = Teď vydělej dolar, který chybí. Výdaje jsou $4 a máš $3.
    .title = Vydělej
    .pin-1 = Červená, do St. Louis po tvém vlastním spojení.
    .ask = Převez kostku.
    .answer-1 = Lokomotiva má teď { $engine } a výdaje jsou $5. Ve druhém přepravním kole ještě můžeš vézt, ale dolar bude chybět a vezme ti jediný příjem.
    .answer-2 = Bez přepravy chybí dolar a nemáš příjem, který by šlo ztratit. Je tu druhé přepravní kolo; na štěstí ale nespoléhej.
    .otherwise = To je dovoleno, ale něco jiného ti přinese víc. Vrať tah a spočítej svá spojení. Úkol: { the-bill-earn.ask }
    .after = Příjem { $income }. S $1, který přinese, zaplatíš přesně $4.

# en: 6fe3c504
the-bill-resist = Druhé přepravní kolo. Není už co vézt a zlepšení lokomotivy vypadá, že je zadarmo. Není: nový stupeň patří do výdajů už v tomto kole.
    .title = Nezlepšovat
    .pin-1 = S lokomotivou 2 by výdaje byly $5.
    .ask = Využij druhé přepravní kolo tak, aby šlo výdaje zaplatit celé.
    .answer-1 = Lokomotiva { $engine }, výdaje $5 a máš $4. Chybějící dolar srazí tvůj příjem z 1 na 0. Přežiješ, ale přeprava byla k ničemu.
    .otherwise = To je dovoleno, ale nejdřív se podívej na výdaje. Vrať tah a počítej.
    .after = Dostaneš $1 a máš $4; výdaje jsou $4. Zbývá ti ${ $cash } a tvůj příjem je pořád { $income }. Začíná nové kolo a společnost žije.
# en: 95cfe122
reduction = Srážka z příjmu
    .idea = Vysoký příjem na konci každého kola klesá: při 11 ztratíš 2, na 10 se tedy dobře zastavuje a ke 13 se vyplatí dojít.
    .know-1 = Od příjmu 11 ztrácíš každé kolo 2, od 21 čtyři, od 31 šest, od 41 osm.
    .know-2 = Srážka se dívá na příjem jednou, až po zaplacení výdajů.
    .know-3 = Při 10, 20, 30 a 40 stojí 1 k příjmu víc, než přinese; tři najednou se už vyplatí.
    .know-4 = Srážka přijde i v posledním kole.
# en: b7231449
reduction-the-track = Po výdajích má každé kolo ještě jeden krok: srážku z příjmu. Do 10 ti zůstává celý příjem. Od 11 do 20 ztrácíš 2, od 21 do 30 ztrácíš 4 a tak dál, kolo za kolem. Příjem se tedy snadno získá a těžko udrží.
    .title = Pravidlo
    .pin-1 = Tvůj příjem: { $income }.
    .pin-2 = Červená do St. Louis: 1 k příjmu pro tebe.
    .pin-3 = Modrá do Evansville: 2 k příjmu pro tebe.
# en: 2766b299
reduction-stop-at-ten = Je to tvůj poslední tah v tomto kole a máš na dosah dvě kostky. Mysli na příjem, se kterým začneš příští kolo.
    .title = Zastavit na deseti
    .pin-1 = Tvůj příjem: { $income }.
    .pin-2 = Jedno tvé spojení.
    .pin-3 = Dvě tvá spojení.
    .ask = Převez kostku, po které budeš mít na konci kola vyšší příjem.
    .answer-1 = Příjem { $income }, a to je o 1 moc: od 11 vezme srážka 2, takže kolo skončí s 9. Kostka jela, a jsi tam, kde na začátku.
    .answer-2 = Pak tvůj příjem zůstane { $income }. Jedna z obou přeprav přinese víc než nic.
    .otherwise = To je dovoleno, ale úkol je jiný. Vrať tah. Úkol: { reduction-stop-at-ten.ask }
    .after = Z 10 se nic nesráží: příjem { $income }. Modrá kostka tu zůstává na příští kolo, kdy můžeš 10 jedním skokem překonat.
# en: 75eba8b1
reduction-three-at-once = Jiné kolo: teď začínáš na 10. Když je překročíš, vezme srážka každé kolo 2; malý krok je tedy zbytečný.
    .title = Velký skok
    .pin-1 = Tvůj příjem: { $income }.
    .pin-2 = Červená do St. Louis: tři tvá spojení.
    .pin-3 = Modrá do Evansville: dvě tvá spojení.
    .ask = Převez kostku, která se vyplatí i přes srážku.
    .answer-1 = Příjem { $income }, minus 2: zase 10. Nic ti to nepřineslo a kostka je pryč.
    .answer-2 = Pak máš dál 10. Jedna z kostek ale přinese tolik, že i po srážce něco zbude.
    .otherwise = To je dovoleno, ale úkol je jiný. Vrať tah. Úkol: { reduction-three-at-once.ask }
    .after = 13 minus 2: příjem { $income }. Tři najednou se vyplatí, dva ne. Mysli na to před každou velkou přepravou.

## Peníze z akcií

# en: f7356b9a
shares = Peníze z akcií
    .idea = Akcie přinese $5 teď a stojí $1 každé kolo a 3 body na konci: vydej, co kolo potřebuje, ať nechybí ani dolar.
    .know-1 = Akcie: $5 teď, $1 každé kolo, 3 body na konci. Nejvýš 15, zpět se nekupují.
    .know-2 = Plánuj celé kolo: nabídka, koleje a výdaje, minus příjem, který máš jistý.
    .know-3 = Jeden chybějící dolar stojí tolik co jedna akcie, a akcie přinese pět.
    .know-4 = Peníze, které zbudou na konci, nemají cenu.

# en: 0a83dca4
shares-the-plan = Kolo začíná penězi. Každá akcie, kterou vydáš, přinese hned $5, stojí $1 na konci každého kola a na konci hry vezme 3 body. Koupit zpět ji nejde.
    .title = Plán
    .pin-1 = Máš $2.
    .pin-2 = Zatím 4 akcie.
    .pin-3 = Plánuješ trať přes Indianapolis: $2 + $3 + $2 = $7.

# en: 3bf651ae
shares-how-many = Teď počítej pro celé kolo. Máš $2, koleje stojí $7, tvůj příjem 2 přinese $2 a výdaje jsou $6 za 4 akcie a lokomotivu 2. Každá nová akcie přinese $5 a k výdajům přidá $1. Žádná kostka v tomto kole není na dohled, s přepravou tedy nepočítej.
    .title = Kolik?
    .pin-1 = Příjem 2.
    .pin-2 = Lokomotiva 2.
    .pin-3 = $2.
    .pin-4 = $3.
    .pin-5 = $2.
    .ask = Vydej co nejméně akcií, ale tak, aby při tomto plánu nechyběl ani dolar.
    .answer-1 = S ${ $cash } položíš jeden dílek a potom nemáš na výdaje. Chybí $4 a příjem je 2: společnost by vypadla.
    .answer-2 = ${ $cash } stačí přesně na koleje. Pak přijdou $2 a platit máš $7: chybí pět a příjem je 2. Společnost by vypadla.
    .answer-3 = Teď ${ $cash }, po stavbě $5, s příjmem $7, a výdaje jsou $8. Jeden chybějící dolar stojí 1 z příjmu: $1 každé kolo a 3 body. To je cena akcie, jenže akcie by přinesla $5.
    .answer-4 = Jde to a zbude $7. Poslední akcie ale není potřeba: stojí 3 body a $1 každé kolo.
    .answer-5 = To máš ${ $cash }, mnohem víc, než plán potřebuje. Každá akcie navíc stojí 3 body a $1 každé kolo.
    .otherwise = To je dovoleno. Vrať tah a spočítej celé kolo ještě jednou.
    .after = Máš ${ $cash } a vydané akcie: { $shares }. $7 půjde do kolejí, $2 přijdou, $9 zaplatíš: zbudou $3, dost na malou nabídku.

# en: 28b5153f
shares-the-last-turn = O osm kol později, poslední kolo. Další koleje nechceš; zbývá jedna přeprava. Tvůj příjem 14 je vyšší než výdaje $10. Peníze se na konci nepočítají.
    .title = Poslední kolo
    .pin-1 = 10. kolo z 10.
    .pin-2 = Teď stačí $1.
    .pin-3 = Každá akcie: o 3 body méně.
    .ask = Kolik akcií teď vydáš?
    .answer-1 = ${ $cash } a není co za to koupit. Tvé body klesnou z { $points_before } na { $points }. Na co by ty peníze byly?
    .otherwise = To je dovoleno. Vrať tah a spočítej celé kolo ještě jednou.
    .after = Žádnou. Body zůstávají na { $points } a všechno zaplatíš z příjmu.

## Dražba a výběr

# en: 6f77c97c
order-and-actions = Dražba a výběr
    .idea = Nabízíš za pořadí, ve kterém se vybírají akce; první dva platí vše, poslední nic, ostatní polovinu.
    .know-1 = 1. a 2. místo platí svou nabídku, kdo odstoupí první, neplatí nic, ostatní platí polovinu, zaokrouhleno nahoru.
    .know-2 = Pořadí rozhoduje, kdo první vybírá, staví a veze.
    .know-3 = Sedm akcí, každá pro jednoho hráče, na jedno kolo.
    .know-4 = Než nabídneš, věz, co tvůj plán potřebuje, a nenabízej víc, než má cenu.

# en: b285706b
order-and-actions-what-it-is-for = Chceš spojit Chicago a Evansville: na to jsou potřeba čtyři dílky a stavba má tři. Každé kolo si vybíráš jednu ze sedmi akcí a každou dostane jen jeden hráč. Než nabídneš za pořadí, podívej se, co akce umějí.
    .title = K čemu to je
    .pin-1 = První dílek.
    .pin-2 = Druhý.
    .pin-3 = Třetí: Terre Haute.
    .pin-4 = Čtvrtý. Celkem $9.
# en: 21227392
order-and-actions-first-four-actions = Sedm akcí, každá pro jednoho hráče a na jedno kolo. Čtyři rozhodují o tom, kdo je první a jakou máš sílu.
    .title = Čtyři akce
    .pin-1 = První přeprava: vezeš před ostatními, v obou přepravních kolech.
    .pin-2 = První stavba: stavíš před ostatními.
    .pin-3 = Inženýr: čtyři dílky místo tří.
    .pin-4 = Lokomotiva: tvá lokomotiva je hned o spojení silnější a stojí každé kolo o $1 víc.
# en: 8824d200
order-and-actions-other-three-actions = Ostatní tři mění mapu, zboží nebo příští dražbu.
    .title = Ještě tři
    .pin-1 = Urbanizace: Nové město na městečko, zadarmo, před tvým prvním dílkem.
    .pin-2 = Výroba: dvě nové kostky do přehledu zboží na konci kola.
    .pin-3 = Pas v pořadí: v příští dražbě smíš jednou pasovat a zůstat.

# en: 4a4a38f5
order-and-actions-bid = Tvému plánu pomohou dvě z nich: Inženýr a Urbanizace, která ušetří dílek. Chceš tedy vybírat mezi prvními dvěma. Modrá nabízí $1 a Oranžová $2. Můžeš nabídnout víc, nebo odstoupit. Kdo odstoupí první, je poslední a neplatí nic; dvě nejlepší místa platí celou nabídku; všichni mezi nimi polovinu, zaokrouhleno nahoru.
    .title = Nabídka
    .pin-1 = Oranžová vede s $2.
    .pin-2 = Máš $16.
    .ask = Zůstaň v dražbě, a to co nejlevněji.
    .answer-1 = Kdo odstoupí první: poslední místo, zadarmo. Často je to výhodné. Tři ostatní by ale vybírali před tebou a ty máš přání.
    .answer-2 = To je víc, než je třeba. Co nabídneš, to na jednom z prvních dvou míst zaplatíš, a přidat můžeš i později.
    .otherwise = To je dovoleno, ale tvůj plán potřebuje něco jiného. Vrať tah.
    .AS-ORDER-03 = Nabídka musí být vyšší než $2, které nabízí Oranžová, a musíš na ni mít.
    .after = Růžová odstupuje první: čtvrté místo, neplatí nic. Po ní Modrá: třetí místo, polovina z $1 se zaokrouhlí na $1. Oranžová nabízí $5. V dražbě zbývá už jen Oranžová a ty.

# en: 667a66ab
order-and-actions-enough = Když teď odstoupíš, máš druhé místo a platíš svoje $3. Na první místo by bylo třeba víc než $5 a Oranžová může přidávat dál. Hodí se ti dvě akce a Oranžová může vzít jen jednu. Koleje stojí $9 a výdaje $5 nebo $6 teprve přijdou.
    .title = Dost
    .pin-1 = Čtyři dílky.
    .pin-2 = Nové město v Terre Haute ušetří dílek.
    .pin-3 = $16 minus to, co nabídneš.
    .ask = Přidat, nebo nechat první místo Oranžové?
    .answer-1 = To platíš za rozdíl, který nepotřebuješ: až Oranžová vybere, jedna z tvých dvou akcí tu pořád bude. A každý dolar se hodí na koleje a výdaje.
    .otherwise = To je dovoleno, ale zvaž, jakou cenu pro tebe to místo má. Vrať tah.
    .after = Máš druhé místo a platíš ${ $cash_less }; zbývá ${ $cash }. Oranžová platí $5 a volí Urbanizaci.

# en: e88ea406
order-and-actions-choose = Víš, co tvůj plán potřebuje: v jedné stavbě z Chicaga přes Terre Haute do Evansville, aby červená kostka mohla jet už v tomto kole.
    .title = Výběr
    .pin-1 = Čtyři pole bez kolejí.
    .pin-2 = Tato kostka chce do Chicaga.
    .pin-3 = Chicago je červené.
    .ask = Vezmi akci, se kterou trať v tomto kole dokončíš.
    .answer-1 = Silnější lokomotiva se hodí skoro vždy. Se třemi dílky ale trať zůstane otevřená a lokomotiva nebude mít v tomto kole co táhnout.
    .answer-2 = Stavíš před ostatními. Nikdo ti tu ale v cestě není; chybí ti dílky.
    .answer-3 = V obou přepravních kolech vezeš první. Bez hotové trati není co vézt.
    .answer-4 = Dvě nové kostky do přehledu zboží na konci kola. Dobré v dlouhé hře s málem zboží, ale teď chybí něco jiného.
    .answer-5 = V příští dražbě můžeš jednou pasovat, aniž odstoupíš. Užitečné, když se nehodí nic jiného; tady se něco hodí.
    .otherwise = To je dovoleno a každá akce se někdy hodí. Vrať tah a mysli na to, co tvému plánu chybí. Úkol: { order-and-actions-choose.ask }
    .after = Inženýr: v tomto kole čtyři dílky. Za $9 bude trať hotová; s ${ $cash } to zaplatíš a $4 zbudou na výdaje. V prvním přepravním kole zlepši lokomotivu a ve druhém ti červená kostka přinese 2 k příjmu.

## Nové město

# en: ee87e5dc
new-city = Nové město
    .idea = Urbanizace promění městečko v město barvy, kterou si vybereš, zadarmo a před tvým prvním dílkem.
    .know-1 = Urbanizace: jedno Nové město na kterékoli městečko, zadarmo, před prvním dílkem.
    .know-2 = Černé kostky přijímají jen černá Nová města.
    .know-3 = Koleje, které k městečku míří, jsou s městem spojené, ať patří komukoli.
    .know-4 = Dvě města blízko sebe dají levné spojení.

# en: 0a354cfb
new-city-found-it = Černé kostky nemají na tištěné mapě domov: přijímají je jen černá Nová města. Máš Urbanizaci, a tak teď, před prvním dílkem, smíš proměnit kterékoli městečko v Nové město. Je jich osm v pěti barvách: A červené, B modré, E žluté, F fialové a C, D, G, H černá.
    .title = Založ ho
    .pin-1 = Černá kostka v St. Louis.
    .pin-2 = Další v Evansville.
    .pin-3 = Tvé koleje míří k Terre Haute.
    .ask = Dej černým kostkám domov na konci své trati.
    .answer-1 = Stavba by skončila bez použití akce a tvá nedokončená trať by přišla o kotouč.
    .answer-2 = Tvá trať je teď spojení, protože končí u města. Podívej se ale na barvu: žádná z kostek tu nemůže vystoupit.
    .answer-3 = Nové město zadarmo a smí být kdekoli. Tvá trať k němu ale nevede a v tomto kole je jen jedno.
    .answer-4 = S prvním dílkem mizí pro toto kolo možnost založit město. Vezmi dílek zpět a nejdřív zakládej.
    .otherwise = To je dovoleno, ale černé kostky pořád nemají na tvé trati domov. Vrať tah.
    .AS-URB-02 = Nové město může nahradit jen městečko.
    .after = Terre Haute je černé město a nestálo nic. Tvůj otevřený konec k němu mířil, takže trať ze St. Louis je hotová: spojení.

# en: e0cbfbde
new-city-one-tile = Všechny tři dílky ti zůstaly: založení města se nepočítá. Město přijímá koleje na všech šesti stranách. Mezi Terre Haute a Evansville leží jediné pole.
    .title = Jeden dílek
    .pin-1 = Jedno pole, dvě města.
    .pin-2 = Této kostce by se to hodilo.
    .ask = Spoj Terre Haute a Evansville jedním dílkem.
    .answer-1 = Skončit tady smíš a jedna kostka může jet. Za další $2 by mohly obě.
    .answer-2 = Ten dílek se dotýká jen jednoho z obou měst. Otoč ho, aby se dotýkal obou.
    .answer-3 = Koleje za ${ $cash_less }, ale Evansville je od Terre Haute pořád odříznuté.
    .otherwise = To je dovoleno, ale úkol je jiný. Vrať tah. Úkol: { new-city-one-tile.ask }
    .after = Celé spojení za ${ $cash_less }: dvě města, jeden dílek. Nová města dávají krátká spojení a krátká spojení jsou levný příjem.

# en: 46e96bac
new-city-stop = Máš $4. Výdaje budou také $4, za 3 akcie a lokomotivu 1, a na dohled jsou dvě přepravy. Na další dílek peníze stačí, ale v tomto kole by nikam nevedl.
    .title = Nech si peníze
    .pin-1 = $4.
    .ask = Ukonči stavbu.
    .answer-1 = Smíš to, a pokud dílek stojí $2, dvě přepravy výdaje ještě zaplatí. Dílek, který nikam nevede, se ale musí v příštím kole zase prodlužovat. Peníze si zatím nech.
    .otherwise = To je dovoleno, ale nejdřív se podívej na své peníze. Vrať tah a počítej.
    .after = Oranžová a Modrá nestavějí. Vozí se zboží.

# en: d86da8aa
new-city-round-one = Dvě černé kostky, dvě tvá spojení, jeden domov pro obě. Tvé lokomotivě stačí pokaždé jedno spojení.
    .title = První přepravní kolo
    .pin-1 = Terre Haute přijímá černé.
    .ask = Dovez černou kostku.
    .answer-1 = Lokomotiva { $engine } a výdaje vzrostou o $1. Obě kostky potřebují jen jedno spojení.
    .answer-2 = Čekají dvě kostky. Jednu odvez hned.
    .otherwise = To je dovoleno, ale něco jiného ti přinese víc. Vrať tah a spočítej svá spojení. Úkol: { new-city-round-one.ask }
    .after = Příjem { $income }. Druhá kostka je na druhé přepravní kolo.

# en: 05f80f55
new-city-round-two = Druhé přepravní kolo a totéž s druhou kostkou. Černé kostky smějí jet po kterémkoli spojení, ale tady jsou jen tvá.
    .title = Druhé přepravní kolo
    .pin-1 = Do Terre Haute.
    .ask = Dovez druhou černou kostku.
    .answer-1 = Lokomotiva { $engine }. V příštím kole možná přijdou delší cesty, ale druhá kostka čeká a odvézt ji mohou i jiní.
    .answer-2 = Zbývá jedna kostka.
    .otherwise = To je dovoleno, ale něco jiného ti přinese víc. Vrať tah a spočítej svá spojení. Úkol: { new-city-round-two.ask }
    .after = Příjem { $income } díky městu, které na začátku kola neexistovalo. Nové město začíná bez kostek; vlastní mu přinesou hrací kostky, ze sloupce s jeho písmenem.

## Odklon a křížení

# en: 6ab2c5ae
turning = Odklon otevřeného konce
    .idea = Nedokončená trať smí změnit směr: její otevřený konec se odkloní, ale tvoje zůstane jen díky novým kolejím.
    .know-1 = Nedokončená trať musí při každé tvé stavbě růst, jinak přijde o kotouč.
    .know-2 = Svůj otevřený konec můžeš odklonit za $2; samo odklonění ho nezachrání.
    .know-3 = Koleje nikdy nezmizí a hotové spojení odklonit nelze.
    .know-4 = Hotové spojení je v bezpečí navždy.
# en: 7edab21c
crossing = Křížení soupeřovy trati
    .idea = Soupeřova trať v cestě není zeď: za $3 vyměníš dílek za jiný, který ji zachová a přidá tvou.
    .know-1 = Soupeřovu trať lze křížit za $3, nikdy se na ni napojit ani ji odstranit.
    .know-2 = Dílek slouží oběma tratím a žádná druhé nepřekáží.
    .know-3 = I trať, která kříží, musí růst, nebo být dokončená.

# en: 18bbbd36
turning-turn-it = Minulé kolo tvá trať vyrazila k Lexingtonu. Teď se v Cincinnati objevila žlutá kostka a chce do Wheelingu na východě. Svůj otevřený konec smíš odklonit za $2: dílek se vymění za jiný, který z Cincinnati vychází jako dřív, ale odchází jinou stranou.
    .title = Odkloň ho
    .pin-1 = Tvůj otevřený konec.
    .pin-2 = Žlutá, do Wheelingu.
    .pin-3 = Odkloň ho sem.
    .ask = Odkloň dílek na N9, aby vedl k O9 na severovýchodě.
    .answer-1 = Nedokončená trať, kterou neprodloužíš, přijde na konci tvé stavby o kotouč. Koleje zůstanou, ale nepatří nikomu a navázat na ně smí kdokoli.
    .answer-2 = Odkloněno za ${ $cash_less }, ale ne k O9. Má vycházet z Cincinnati a odcházet na severovýchodní straně.
    .answer-3 = I nová trať z Cincinnati může dojít do Wheelingu. Starý konec pak ale přijde o kotouč a co stál, je pryč; odklonění ho využije.
    .answer-4 = To dojde do Lexingtonu za ${ $cash_less } a tvou trať zachrání. Žlutá kostka ale v městečku vystoupit nemůže.
    .answer-5 = Nová trať jinde a starý otevřený konec pořád míří k Lexingtonu. Když na něm v tomto kole nebudeš stavět dál, je ztracený.
    .otherwise = To je dovoleno, ale úkol je jiný. Vrať tah. Úkol: { turning-turn-it.ask }
    .AS-REPL-04 = Konec u Cincinnati je pevný. Odklonit lze jen otevřený konec.
    .AS-REPL-01 = Koleje k Cincinnati by zmizely. Co leží, zůstává.
    .after = Odkloněno za ${ $cash_less }. Při výměně dílku se příplatek za řeku neplatí.

# en: c6910ec4
turning-extend-it = Samo odklonění není prodloužení: na konci stavby by trať stejně byla ztracená. Je třeba přidat nové koleje. O9 leží na řece Ohio; pole s řekou stojí o $1 víc, podle základních pravidel jen při tvé první stavbě na té řece.
    .title = Prodluž ji
    .pin-1 = Na řece Ohio.
    .pin-2 = Potom sem.
    .pin-3 = Wheeling.
    .ask = Pokračuj přes O9 k P9.
    .answer-1 = Takto trať pokračuje podél řeky a oblouk by odtud do Wheelingu došel také. Tady jdi přes P9.
    .answer-2 = Ztraceno: odklonit není prodloužit, trať proto už nemá kotouč.
    .answer-3 = Trať pokračuje, ale pryč od Wheelingu. Má opustit O9 na jihovýchodní straně.
    .answer-4 = Tvá trať do Wheelingu čeká u O9.
    .otherwise = To je dovoleno, ale úkol je jiný. Vrať tah. Úkol: { turning-extend-it.ask }
    .after = ${ $cash_less } za toto pole. Trať vyrostla, a proto ti v tomto kole zůstává.

# en: 63cb867d
turning-arrive = Před Wheelingem zbývá jedno pole a ze tří dílků jeden. Město přijímá koleje na každé straně.
    .title = Do cíle
    .pin-1 = Poslední pole.
    .pin-2 = Wheeling je žlutý.
    .ask = Dokonči spojení do Wheelingu.
    .answer-1 = Skončit smíš: prodloužená trať je v bezpečí do tvé příští stavby. Hotová je ale v bezpečí navždy a peníze máš.
    .answer-2 = Těsně vedle, koleje nespojují O9 a Wheeling.
    .answer-3 = Wheeling je o jedno pole dál. Tohle byl poslední dílek v kole.
    .otherwise = To je dovoleno, ale úkol je jiný. Vrať tah. Úkol: { turning-arrive.ask }
    .after = Cincinnati a Wheeling jsou spojené. Spojení zůstane navždy tvé a odklonit už ho nejde.

# en: 2c0d8385
crossing-cross-it = Tvá trať ze Springfieldu narazila na trať Oranžové, která vede z Chicaga dolů do Terre Haute. Napojit se na ni nesmíš, ale smíš ji křížit. Za $3 se dílek vymění za jiný, který její koleje zachová a přidá tvoje.
    .title = Zkřiž ji
    .pin-1 = Tvůj otevřený konec.
    .pin-2 = V cestě je trať Oranžové.
    .pin-3 = Modrá kostka v St. Louis.
    .pin-4 = Za ní Michigan City, modré Nové město.
    .ask = Zkřiž trať Oranžové na I8, rovně.
    .answer-1 = Nedokončený úsek ze Springfieldu v tomto kole nevyrostl, a tak by přišel o kotouč.
    .answer-2 = Tvé koleje jsou na dílku spolu s kolejemi Oranžové, ale nevedou dál k J7. Přijď z H8 a odejdi na protější straně.
    .answer-3 = Za ${ $cash_less } můžeš uhnout a na té straně je blízko Chicago. Kostka je ale modrá a modré město leží za tratí Oranžové.
    .answer-4 = Tvůj otevřený konec pořád stojí před tratí Oranžové. Křížení stojí jen $3.
    .otherwise = To je dovoleno, ale úkol je jiný. Vrať tah. Úkol: { crossing-cross-it.ask }
    .AS-REPL-01 = Koleje Oranžové by zmizely. Co leží, zůstává, nový dílek je tedy musí zachovat.
    .after = ${ $cash_less }. Dílek slouží oběma tratím a žádná druhé nepřekáží: Oranžová má dál své spojení a ty máš za ním otevřený konec.

# en: ba053496
crossing-through = Michigan City je teď město, koleje k němu proto smějí z kterékoli strany. Od tvého křížení je jedno pole daleko.
    .title = Skrz
    .pin-1 = Jeden oblouk.
    .pin-2 = Michigan City.
    .ask = Dokonči trať na J7.
    .answer-1 = Zatím v bezpečí, protože trať vyrostla. S jedním dílkem navíc by ale modrá kostka mohla jet.
    .answer-2 = Oblouk nekončí v Michigan City. Má opustit J7 na severní straně.
    .answer-3 = Michigan City je jeden dílek daleko.
    .otherwise = To je dovoleno, ale úkol je jiný. Vrať tah. Úkol: { crossing-through.ask }
    .after = Spojení ze Springfieldu do Michigan City. S lokomotivou 2 teď modrá kostka ze St. Louis může jet celou cestu po dvou tvých spojeních.

## Odkud se bere zboží

# en: 8e9c0349
new-goods = Odkud se bere zboží
    .idea = Na konci kola přinesou hrací kostky horní kostku sloupce do jeho města a s Výrobou rozhoduješ, co tam leží.
    .know-1 = Každé kolo tolik hracích kostek na západě, kolik je hráčů, a stejně tolik na východě.
    .know-2 = Hrací kostka přinese nejvyšší kostku svého sloupce do města s tím číslem; stejně tak ze sloupce s písmenem pod ním do jeho Nového města, pokud je na mapě.
    .know-3 = Přehled zboží je veřejný: vidíš, co přijde, ne kdy.
    .know-4 = Doplní ho jen Výroba.

# en: c1051049
new-goods-the-display = Zboží, které teprve přijde, leží v přehledu zboží, všem na očích. Každý sloupec s číslem patří městu: bílá čísla na západě, černá na východě. Sloupce s písmeny čekají na své Nové město. Když padne číslo sloupce, jeho nejvyšší kostka se přesune do města.
    .title = Přehled zboží
    .pin-1 = Bílá 2: St. Louis, červené město.
    .pin-2 = Černá 1: Evansville, modré město.
    .pin-3 = Vyprázdněná políčka zůstanou prázdná, pokud někdo nepoužije Výrobu.

# en: ef4ef6f7
new-goods-draw = Tvá akce je Výroba. Před hodem smíš vytáhnout dvě kostky ze sáčku a každou dát do prázdného políčka. Tvá trať spojuje St. Louis a Evansville, takže víš, co tam chceš vidět.
    .title = Tažení
    .pin-1 = Tvoje v tomto kole.
    .pin-2 = Tvá trať.
    .ask = Vytáhni dvě kostky.
    .answer-1 = Odmítnout smíš, dokud netaháš. Pak ale byla akce vybraná zbytečně.
    .otherwise = To je dovoleno. Vrať tah a podívej se, co by tažení přineslo.
    .after = Červená kostka a modrá. Obě je teď třeba umístit a všichni je viděli.

# en: b998ad45
new-goods-the-red-cube = Mysli pozpátku. Červená jede do červeného města a tím je St. Louis. Kostka se tedy má objevit na druhém konci tvé trati. Nejvyšší kostka sloupce přichází první.
    .title = Červená kostka
    .pin-1 = St. Louis chce červenou.
    .pin-2 = Sloupec města Evansville.
    .pin-3 = Dole leží fialová kostka.
    .ask = Dej červenou kostku tam, kde poslouží tvé trati.
    .answer-1 = Pak přijde do St. Louis, které je samo červené. Odtud by musela hledat jiné červené město.
    .answer-2 = Sloupec E čeká na Nové město E a to není na mapě. Kostka tam může ležet až do konce hry.
    .answer-3 = Přišla by do města, kam tvá trať nevede. Kde tvá trať začíná, když končí v St. Louis?
    .otherwise = To je dovoleno, ale tvé trati by kostka neposloužila. Vrať tah a mysli na to, kde má její cesta začít.
    .after = Leží nad fialovou kostkou ve sloupci města Evansville, přijde tedy první. Teď modrá.

# en: ca5f5379
new-goods-the-blue-cube = Stejná úvaha, jen obráceně: Evansville je modré. Potom se hází, za každého hráče jednou hrací kostkou na západě a jednou na východě.
    .title = Modrá kostka
    .pin-1 = Evansville chce modrou.
    .pin-2 = Sloupec města St. Louis.
    .ask = Dej modrou kostku tam, kde poslouží tvé trati.
    .answer-1 = Sloupec E čeká na Nové město, které není na mapě.
    .answer-2 = Ve sloupci města Evansville by se objevila v modrém městě a musela by hledat jiné.
    .answer-3 = Do města tohoto sloupce tvá trať nevede.
    .otherwise = To je dovoleno, ale tvé trati by kostka neposloužila. Vrať tah a mysli na to, kde má její cesta začít.
    .after = Bílé 2, 2, 4 a černé 1, 3, 6. Dvojka padla dvakrát: do St. Louis přichází modrá kostka a žlutá pod ní. Jednička přináší tvou červenou kostku do Evansville. Dvě kostky pro tvou trať, v každém směru jedna.

## Co má přednost

# en: d1cff8dd
first-things-first = Co má přednost
    .idea = Nejdřív vez, co by mohl odvézt soupeř, a na později nech, na co dosáhneš jen ty.
    .know-1 = Než sáhneš po největší přepravě, podívej se, kterou kostku může odvézt někdo jiný.
    .know-2 = Kostka, na kterou dosáhne jen tvá lokomotiva, může počkat na druhé přepravní kolo.
    .know-3 = První přeprava má cenu, když je o kostku boj.
    .know-4 = Sleduj lokomotivy soupeřů: mezi přepravními koly rostou.

# en: 8041a879
first-things-first-two-cubes = Máš První přepravu, takže v obou přepravních kolech začínáš, a tvá lokomotiva dosáhne na tři spojení. Červená kostka ti přinese 3, modrá 2. Silní hráči si před tou větší položí ještě jednu otázku: kdo jiný ji může odvézt?
    .title = Dvě kostky
    .pin-1 = Červená: tři tvá spojení do St. Louis.
    .pin-2 = Modrá: dvě tvá spojení do Evansville.
    .pin-3 = Vlastní spojení Oranžové do Evansville.
    .pin-4 = Oranžová: lokomotiva 1.
    .ask = Je první přepravní kolo a Oranžová veze po tobě. Kterou kostku nejdřív?
    .answer-1 = Příjem { $income }, o tři víc. Teď si ale Oranžová vezme modrou kostku po své krátké trati a na druhé přepravní kolo ti nic nezbude. Na kterou z obou kostek Oranžová nedosáhne?
    .answer-2 = Jedno ze spojení tak vydělá Oranžové a modrá kostka jí zůstává na dosah.
    .answer-3 = Správná kostka po nesprávném spojení: vydělá Oranžová a ty nic.
    .answer-4 = Lokomotiva { $engine }, ale Oranžová čekat nebude: jednu z těch kostek má na dosah.
    .answer-5 = Oranžová si vezme kostku a tobě jedno přepravní kolo chybí.
    .otherwise = To je dovoleno, ale něco jiného ti přinese víc. Vrať tah a spočítej svá spojení. Úkol: { first-things-first-two-cubes.ask }
    .after = Příjem { $income }. Oranžová pro svou lokomotivu 1 žádnou kostku nenachází a zlepšuje ji. Červená je pořád tu.

# en: 966c32f6
first-things-first-now-the-other = Druhé přepravní kolo a začínáš zase ty. Oranžová má teď lokomotivu 2: mohla by s ní odvézt červenou kostku po svém spojení a jednom tvém. Na tahu jsi ale ty.
    .title = Teď ta druhá
    .pin-1 = Tři tvá spojení.
    .pin-2 = Oranžová: lokomotiva 2.
    .ask = Vez červenou kostku cestou, která ti vynese nejvíc.
    .answer-1 = Dvě spojení: jedno platí Oranžové, jedno tobě. Tvá lokomotiva umí víc.
    .answer-2 = Pak červenou kostku odveze Oranžová: 1 k příjmu pro ni a 1 pro tebe.
    .answer-3 = Pak červenou kostku odveze Oranžová.
    .otherwise = To je dovoleno, ale něco jiného ti přinese víc. Vrať tah a spočítej svá spojení. Úkol: { first-things-first-now-the-other.ask }
    .after = Příjem { $income }. Pět za jedno kolo; s velkou kostkou napřed by to byly tři a jeden pro Oranžovou.

## Hádanka: poslední kolo

# en: b36c339c
last-turn = Úloha: poslední kolo
    .idea = Najdi tři dílky a dvě přepravy, které vyhrají hru.
    .know-1 = Každý příjem dá 3 body, každá akcie 3 vezme, hotové koleje dají trochu, peníze nic.
    .know-2 = Srážka z příjmu přijde i v posledním kole.
    .know-3 = Přes městečko má trať o spojení víc a každá kostka na ní vynese o jeden víc.
    .know-4 = V posledním kole utrať všechno, co ještě vydělá.

# en: c47d0c57
last-turn-the-position = Když se v tomto posledním kole nic nestane, vyhraje Oranžová s 20 body. Máš $7, tři dílky a lokomotivu 3, potom dvě přepravy. Na konci dá každý bod příjmu 3 body, hotové koleje 1 za pole a každá akcie 3 vezme. Nezapomeň na srážku: od 11 do 20 vezme 2.
    .title = Pozice
    .pin-1 = Dvě kostky v Cincinnati: modrá a červená.
    .pin-2 = Evansville, modré: tady tvá trať začíná.
    .pin-3 = St. Louis, červené: tady tvá trať končí.
    .pin-4 = $7: po tomto kole peníze nemají cenu.

# en: 2cc58136
last-turn-build = Je třeba dojít do Cincinnati. Cest je víc a nemají stejnou cenu.
    .title = Stavba
    .pin-1 = Odtud.
    .pin-2 = Sem.
    .ask = Polož první dílek nejlepší trati mezi Evansville a Cincinnati.
    .answer-1 = Přímá trať: dva dílky, $4, jedno spojení. Kostky by přinesly 2 a 1 a na konci by to bylo 17 bodů. Oranžová má 20. Co udělá zbytek tvých peněz?
    .answer-2 = Pak na tvé trati nic nepojede a vyhraje Oranžová.
    .answer-3 = S tímto dílkem už do Cincinnati nejlepší cestou nedojdeš. Každé spojení na cestě kostky je příjem: počítej spojení, ne pole.
    .otherwise = To je dovoleno, ale úkol je jiný. Vrať tah. Úkol: { last-turn-build.ask }
    .after = ${ $cash_less }. Míříš přes Indianapolis.

# en: 4c7d3a67
last-turn-build-3 = Zbývají dva dílky. Mysli na to, co s tratí udělá zastávka na cestě.
    .title = Stavba
    .pin-1 = Městečko udělá z jedné trati dvě spojení.
    .ask = Polož druhý dílek.
    .answer-1 = Nedokončené koleje nebodují a nic nevezou.
    .answer-2 = ${ $cash_less } a trať je v městečku. Musí ale pokračovat do druhého města a na to ti zbývá jeden dílek a ${ $cash }.
    .answer-3 = Tudy jdeš právě kvůli Indianapolisu.
    .otherwise = To je dovoleno, ale úkol je jiný. Vrať tah. Úkol: { last-turn-build-3.ask }
    .after = ${ $cash_less } za městečko. Zbývá ${ $cash } a jeden dílek.

# en: 8421751c
last-turn-build-4 = To je tvůj poslední dílek ve hře. Nedokončené koleje nebodují a nic nevezou.
    .title = Stavba
    .pin-1 = Indianapolis má jednu otevřenou stranu.
    .ask = Dokonči trať.
    .answer-1 = Chybí jeden dílek a peníze po tomto kole nemají cenu.
    .answer-2 = To trať nedokončí a byl to poslední dílek.
    .otherwise = To je dovoleno, ale úkol je jiný. Vrať tah. Úkol: { last-turn-build-4.ask }
    .after = Cincinnati, Indianapolis, Evansville, St. Louis: tři tvá vlastní spojení. Máš ${ $cash } a výdaje $8 zaplatí tvůj příjem.

# en: a8608792
last-turn-deliver = Lokomotiva 3, dvě přepravní kola, dvě kostky. Žádný soupeř tu nemá trať.
    .title = Přeprava
    .pin-1 = Červená.
    .pin-2 = Modrá.
    .ask = Proveď první přepravu.
    .answer-1 = Lokomotiva { $engine }: žádná cesta ji tu nepotřebuje a jedna z kostek by zůstala stát.
    .answer-2 = Dvě kostky, dvě přepravní kola: žádné nazbyt.
    .otherwise = To je dovoleno, ale něco jiného ti přinese víc. Vrať tah a spočítej svá spojení. Úkol: { last-turn-deliver.ask }
    .after = Příjem { $income }.

# en: 29818cdd
last-turn-deliver-6 = Tvůj poslední tah ve hře. Potom příjem, výdaje, srážka a body.
    .title = Přeprava
    .pin-1 = Zbývá jedna kostka.
    .ask = Proveď druhou přepravu.
    .answer-1 = Lokomotiva neboduje.
    .answer-2 = Zbývá jedna kostka a má větší cenu, než potřebuješ k vítězství.
    .otherwise = To je dovoleno, ale něco jiného ti přinese víc. Vrať tah a spočítej svá spojení. Úkol: { last-turn-deliver-6.ask }
    .after = Příjem 8 + 5 = 13, po srážce o 2 je { $income }. To je 33 bodů, k tomu { $track } za koleje, minus 15 za pět akcií: { $points }. Oranžová má { $points_1 }. Vyhráváš, protože tvá trať vede přes městečko.
# en: 9b0b8437
a-whole-turn = Celé kolo
    .idea = Všech deset fází najednou a s vlastním plánem: akcie, pořadí, akce, koleje, dvě přepravy a nakonec vyúčtování.
    .know-1 = Rozhoduješ v pěti fázích: akcie, pořadí, akce, koleje, zboží. Ostatní proběhne samo.
    .know-2 = Plánuj od konce: která přeprava, které koleje, jaká lokomotiva a kolik peněz to potřebuje.
    .know-3 = Akcie vydáváš jednou, na celé kolo: nabídka, koleje a výdaje.
    .know-4 = Teď si zahraj svou první hru: bot „snadný“ je dobrý soupeř.
# en: 387e73cc
a-whole-turn-plan = Teď hraješ celé kolo. Nejdřív plán. V Cincinnati čekají dvě kostky a tvá trať končí v Evansville. Přes Indianapolis dojdeš do Cincinnati třemi dílky za $7. Pak má červená kostka do St. Louis tři spojení a tvá lokomotiva zvládne dvě.
    .title = Plán
    .pin-1 = Červená kostka a modrá.
    .pin-2 = St. Louis je červené a tam tvá trať začíná.
    .pin-3 = Indianapolis, městečko: z jedné trati udělá dvě spojení.
    .pin-4 = Lokomotiva 2: o jedno méně, než červená kostka potřebuje.
    .pin-5 = Tvé peníze: ${ $cash }.
# en: 582a46fd
a-whole-turn-shares = 1. fáze, akcie. Koleje stojí $7. Výdaje budou $1 za každou akcii a $3 za lokomotivu 3. Dvě přepravy přinesou 5 k příjmu, takže dostaneš $7. Každá akcie teď přinese $5.
    .title = Akcie
    .pin-1 = Peníze ${ $cash }.
    .pin-2 = Zatím vydané akcie: { $shares }.
    .pin-3 = Lokomotiva { $engine }, brzy 3.
    .pin-4 = Příjem { $income }, brzy 7.
    .ask = Vydej co nejméně akcií, ale tolik, kolik celé kolo potřebuje.
    .answer-1 = ${ $cash } nestačí ani na koleje. Červená kostka by z Cincinnati nikdy neodjela.
    .answer-2 = ${ $cash } stačí přesně na koleje. Pak přijde $7 a platit máš $8: chybí dolar a to stojí 1 z příjmu.
    .answer-3 = To je víc, než kolo potřebuje. Každá akcie navíc stojí $1 každé kolo a na konci 3 body.
    .otherwise = To je dovoleno, ale úkol je jiný. Vrať tah. Úkol: { a-whole-turn-shares.ask }
    .after = Máš ${ $cash } a vydané akcie: { $shares }. $7 na koleje, $7 příjem, $9 na výdaje. Oranžová a Modrá akcie nevydávají.
# en: 2202d269
a-whole-turn-order = 2. fáze, pořadí hráčů. Na tvé straně mapy tě nikdo neruší a tvou akci nikdo jiný nechce. Jakou cenu má tedy lepší místo?
    .title = Pořadí
    .pin-1 = Z minulého kola máš první místo.
    .pin-2 = ${ $cash }: každý dolar má své využití.
    .ask = Vezmi si místo co nejlevněji.
    .answer-1 = Ve třech hráčích platí první dvě místa celou nabídku. Platíš za místo, které ti v tomto kole nic nepřinese.
    .otherwise = To je dovoleno, ale úkol je jiný. Vrať tah. Úkol: { a-whole-turn-order.ask }
    .after = Máš třetí místo a neplatíš nic. Oranžová platí $1 za první místo a bere První přepravu; Modrá bere Inženýra.
# en: faea3ef9
a-whole-turn-action = 3. fáze, akce. Zbývá jich pět. Červená kostka potřebuje tři spojení a tvá lokomotiva zvládne dvě.
    .title = Akce
    .pin-1 = Lokomotiva: hned +1.
    .pin-2 = Lokomotiva { $engine }.
    .ask = Vezmi akci Lokomotiva a zlepši svou lokomotivu.
    .answer-1 = Akce je tvá, ale lokomotiva zůstala stejná. Červená kostka pořád jet nemůže.
    .answer-2 = Hodí se jindy. V obou přepravních kolech tohoto kola ale chceš vézt, proto se lokomotiva musí zlepšit teď.
    .otherwise = To je dovoleno, ale úkol je jiný. Vrať tah. Úkol: { a-whole-turn-action.ask }
    .after = Lokomotiva { $engine }. Začíná 4. fáze: Oranžová a Modrá nestavějí a stavíš ty.
# en: ff75cdd5
a-whole-turn-build = 4. fáze, koleje. Tři dílky: z Evansville do Indianapolisu, přes městečko a dál do Cincinnati.
    .title = Koleje
    .pin-1 = První dílek: $2.
    .pin-2 = Městečko, dovnitř a ven: $3.
    .pin-3 = Třetí dílek: $2.
    .ask = Spoj Evansville a Cincinnati přes Indianapolis.
    .answer-1 = Bez kolejí v tomto kole nic nepojede a akcie by byly zbytečné.
    .answer-2 = Přímá trať je kratší a má o spojení méně: obě kostky by přinesly 3 k příjmu místo 5.
    .otherwise = To je dovoleno, ale úkol je jiný. Vrať tah. Úkol: { a-whole-turn-build.ask }
    .after = Tvá stavba končí: zbývá ${ $cash } a tři spojení z Cincinnati do St. Louis, všechna tvá. V 5. fázi je první Oranžová, ale ani ona, ani Modrá nemají co vézt.
# en: c07d90d8
a-whole-turn-first-delivery = 5. fáze, zboží, první přepravní kolo ze dvou. Obě kostky teď mohou jet a žádný soupeř na ně nedosáhne.
    .title = První přepravní kolo
    .pin-1 = Červená do St. Louis: tři spojení.
    .pin-2 = Modrá do Evansville: dvě spojení.
    .ask = Převez jednu z obou kostek po svých spojeních.
    .answer-1 = Lokomotiva { $engine }: žádná cesta ji tu nepotřebuje a výdaje vzrostou o $1. Dvě kostky, dvě přepravní kola.
    .answer-2 = Dvě kostky a dvě přepravní kola: potřebuješ obě.
    .otherwise = To je dovoleno, ale jiná cesta přinese víc. Vrať tah. Úkol: { a-whole-turn-first-delivery.ask }
    .after = Příjem { $income }. Oranžová a Modrá zlepšují lokomotivu a začíná druhé přepravní kolo.
# en: 725d975a
a-whole-turn-second-delivery = Druhé přepravní kolo. Potom už proběhne vše samo: dostaneš příjem, zaplatíš výdaje, od 11 se příjem sráží a hrací kostky přinesou nové zboží.
    .title = Druhé přepravní kolo
    .pin-1 = Zbývá jedna kostka.
    .ask = Převez druhou kostku.
    .answer-1 = Lokomotiva { $engine }, a kostka, která by přinesla příjem, zůstane.
    .answer-2 = Pak kostka čeká, ale výdaje ne.
    .otherwise = To je dovoleno, ale jiná cesta přinese víc. Vrať tah. Úkol: { a-whole-turn-second-delivery.ask }
    .after = 6. až 10. fáze: dostáváš $7, platíš $9, z příjmu { $income } se nic nesráží, hrací kostky přinášejí zboží a začíná { $turn }. kolo. Zbývá ${ $cash }.
# en: fad5c2a2
a-whole-turn-looking-back = To bylo celé kolo. Z příjmu 2 je { $income } díky třem dílkům a dvěma kostkám. V příštím kole rozhodne nové zboží, který plán je nejlepší. Víš všechno, co do první hry potřebuješ.
    .title = Ohlédnutí
    .pin-1 = Začalo další kolo.
    .pin-2 = Peníze ${ $cash }.
    .pin-3 = Příjem { $income }.

## Cvičení

# en: f8ce242b
ten-is-a-good-number = Deset je dobré číslo
    .idea = Poslední tah hry a na dosah ještě 1 k příjmu.
    .know-1 = Při 10, 20, 30 a 40 stojí jeden příjem navíc víc, než přinese.

# en: f6a58ad4
ten-is-a-good-number-decide = Poslední tah hry. Tvůj příjem je { $income } a jedna červená kostka by mohla přinést ještě 1.
    .pin-1 = Tvůj příjem: { $income }.
    .pin-2 = Jedno tvé spojení do St. Louis.
    .pin-3 = Poslední kolo.
    .ask = Co uděláš?
    .answer-1 = Příjem { $income }, a to je o 1 moc: od 11 do 20 vezme srážka 2, takže na konci je méně než předtím. Přeprava tě stojí tři body.
    .otherwise = To je dovoleno, ale spočítej ještě jednou, co udělá srážka.
    .after = Při 10 se nesráží nic, při 11 dva. Končíš s příjmem { $income }, body: { $points }; s přepravou by byly o tři méně. O 2 vyšší příjem by tě vrátil na 10, vyplatí se to až od tří. Stejná past je u 20, 30 a 40, v každém kole.

# en: 223166d6
one-more-share = Ještě jednu akcii?
    .idea = Akcie stojí body, ale chybí jeden dílek.
    .know-1 = V posledním kole nevydávat je dobrý zvyk, ne zákon: spočítej, co peníze otevřou.

# en: 18ca5ae2
one-more-share-decide = Poslední kolo a nemáš peníze. Každá akcie stojí 3 body.
    .pin-1 = Poslední kolo.
    .pin-2 = Žádné peníze.
    .pin-3 = Chybí jeden dílek: $2.
    .pin-4 = Červená a modrá kostka v Cincinnati.
    .ask = Kolik akcií vydáš?
    .answer-1 = Ušetříš 3 body a nepoložíš jediný dílek, který chybí. Dvě kostky v Cincinnati jsou mimo dosah: 3 a 2 k příjmu, 15 bodů.
    .answer-2 = Spočítej, kolik stojí chybějící dílek. Každá akcie navíc jsou 3 body pryč.
    .otherwise = Spočítej, kolik stojí chybějící dílek a co otevře.
    .after = Jedna akcie: o 3 body méně, o $5 víc. Dílek na L8 stojí $2 a otevře Cincinnati: červená kostka přinese 3 k příjmu, modrá 2, dohromady 15 bodů, a boduje i nové spojení.

# en: 44ea8cc1
worth-of-first-move = Jakou cenu má První přeprava
    .idea = Jedna kostka, dvě trati od ní a ty jsi poslední.
    .know-1 = Akce má cenu toho, co s ní smíš udělat dřív než ostatní.

# en: a6e28e98
worth-of-first-move-decide = Vybíráš poslední a Oranžová je v pořadí první. Jedna modrá kostka leží tam, kde začíná tvá trať i trať Oranžové.
    .pin-1 = V pořadí jsi poslední.
    .pin-2 = Jediná kostka, na kterou dosáhneš.
    .pin-3 = 2 k příjmu pro tebe po tvé trati.
    .pin-4 = 1 pro Oranžovou po té krátké.
    .ask = Kterou akci si vezmeš?
    .answer-1 = Silnější lokomotiva, ano, a nic, co by táhla: Oranžová přepravuje před tebou a jedinou kostku odveze po své trati.
    .answer-2 = Stavět první tu nic nezmění. Jde o kostku, ne o pole.
    .answer-3 = Nové kostky přijdou na konci kola. Tato už bude pryč.
    .answer-4 = To pomůže v příští dražbě. Kostka už bude pryč.
    .otherwise = To je dovoleno. Ale kdo odveze kostku?
    .after = S První přepravou odvezeš kostku před Oranžovou: 2 k příjmu pro tebe, nic pro Oranžovou. Druhé přepravní kolo ti zbude na zlepšení lokomotivy, takže nepřijdeš ani o to, co nabízí akce Lokomotiva.

# en: 720a7a19
one-for-sky = Jeden pro Modrou
    .idea = Krátká cesta jen po tvém, nebo dlouhá, na které vydělá i soupeř.
    .know-1 = Počítej, co dostaneš ty; co dostanou jiní, má význam jen proti tomu.

# en: b38d70ac
one-for-sky-decide = Jedna červená kostka a tvá lokomotiva má { $engine }.
    .pin-1 = Červená v Cincinnati.
    .pin-2 = Fort Wayne, červené: jedno spojení, tvé.
    .pin-3 = St. Louis, červené: daleko, a poslední spojení má Modrá.
    .ask = Kam ji odvezeš?
    .answer-1 = Jisté a jen po tvém, a má to cenu { $income_more }. Zaplatit soupeři bolí méně, než se zdá, když je vzadu a ty dostaneš víc.
    .answer-2 = Tak dobrá kostka na tebe nepočká.
    .otherwise = To je dovoleno, ale je cesta, která přinese víc.
    .after = Čtyři spojení: tři platí tobě, jedno Modré. Tvůj příjem vzroste o { $income_more }, příjem Modré o 1, a Modrá je poslední. Krátká cesta jen po tvém by přinesla 1.

# en: 1b5f0afe
the-free-place = Místo zadarmo
    .idea = Jakou cenu má místo v pořadí, když ti nikdo nestojí v cestě?
    .know-1 = Místo má cenu toho, co dovolí. Kdo odstoupí první, neplatí nic.

# en: 25506f76
the-free-place-decide = Máš ${ $cash } a příjem { $income } a chceš stavět za $7 tam, kde tě nikdo neruší. Výdaje jsou ${ $bill } a v tomto kole nelze přepravit žádnou kostku. Oranžová nabízí $1.
    .pin-1 = Oranžová nabízí $1.
    .pin-2 = ${ $cash }.
    .pin-3 = Tvůj plán: Evansville, Indianapolis, Cincinnati za $7.
    .ask = Co teď?
    .answer-1 = Ve třech hráčích platí první dvě místa celou nabídku. Skončíš-li na jednom z nich, $10 − $2 − $7 + $3 nechá $4 na výdaje $6: chybí dva dolary, 2 z příjmu jsou pryč. A za co? Nikdo ti nestojí v cestě.
    .answer-2 = Každý dolar, který tu zaplatíš, bude chybět na výdaje a každý chybějící dolar je jeden příjem. Co by ti první místo přineslo?
    .otherwise = Co by ti lepší místo v tomto kole přineslo?
    .after = $10 − $7 + $3 je $6, přesně výdaje. Kdo odstoupí první, neplatí nic, a tvůj plán nepotřebuje vzácnou akci ani první přepravu.

# en: b27a06e7
the-far-end = Vzdálený konec
    .idea = Domov pro dvě černé kostky: kde?
    .know-1 = Cíl má cenu délky cesty k němu.

# en: c4b90b59
the-far-end-decide = Máš Urbanizaci a chceš domov pro dvě černé kostky v St. Louis.
    .pin-1 = Dvě černé kostky v St. Louis.
    .pin-2 = Indianapolis.
    .pin-3 = Lexington.
    .pin-4 = Lokomotiva { $engine }.
    .ask = Kde založíš Nové město a v jaké barvě?
    .answer-1 = Uprostřed tvé trati, po dvou spojeních: dvě kostky, každá 2 k příjmu. Tvá lokomotiva utáhne dvakrát tak daleko.
    .answer-2 = Místo je správné, ale město je červené: černým kostkám k ničemu není.
    .answer-3 = Bez černého města zůstanou obě kostky v St. Louis.
    .otherwise = To je dovoleno, ale nedoveze to dvě černé kostky tak daleko, kam tvá lokomotiva utáhne.
    .after = Mezi St. Louis a Lexingtonem jsou čtyři spojení, všechna tvá, a tvá lokomotiva zvládne čtyři. Každá kostka přinese 4 k příjmu; s městem v Indianapolis by to byly 2.

# en: b252d66e
two-for-you-none-for-orange = Dva pro tebe, nic pro Oranžovou
    .idea = Dvě kostky mají pro tebe stejnou cenu, pro vedoucího ne.
    .know-1 = Když je to tobě jedno a soupeři ne, vezmi to, co chce soupeř.

# en: 630100f8
two-for-you-none-for-orange-decide = Tvůj poslední tah ve hře; po tobě přepravuje Oranžová. Dvě modré kostky mají pro tebe cenu 2, na každém konci tvé trati jedna.
    .pin-1 = Modrá v Cincinnati: 2 pro tebe do Evansville.
    .pin-2 = Modrá v Evansville: 2 pro tebe do Cincinnati.
    .pin-3 = Toledo je modré a cesta tam patří Oranžové.
    .pin-4 = Oranžová vede.
    .ask = Kterou odvezeš?
    .answer-1 = Dva pro tebe, dobře. Ale druhá kostka zůstane v Cincinnati a Oranžová ji po dvou svých spojeních odveze do Toleda.
    .answer-2 = To je trať Oranžové: vydělá ona, ne ty.
    .answer-3 = 2 k příjmu čekají.
    .otherwise = To je dovoleno. Ale co udělá Oranžová s posledním tahem?
    .after = Každá ti přinese 2. Ale jen kostka v Cincinnati může po dvou spojeních Oranžové do Toleda; ta v Evansville má jen tvou cestu. Konečný stav: ty { $points }, Oranžová { $points_1 }; naopak by vyhrála Oranžová.

# en: 170b1337
no-gifts = Žádné dárky
    .idea = Nové město pomůže každému, čí koleje k němu míří.
    .know-1 = Koleje, které míří k městečku, se k Novému městu připojí, ať patří komukoli.

# en: 0eb31b3b
no-gifts-decide = Máš Urbanizaci a zakládáš černé město, aby jedna z tvých černých kostek mohla na cestu.
    .pin-1 = Terre Haute: tvůj konec z Evansville a konec Oranžové z Chicaga.
    .pin-2 = Springfield: tvůj konec ze St. Louis.
    .pin-3 = Dvě černé kostky v Chicagu.
    .ask = Springfield, nebo Terre Haute?
    .answer-1 = Tvá trať z Evansville je hotová. Ale trať Oranžové z Chicaga také, bez dílku, a dvě černé kostky v Chicagu mají teď kam jet.
    .answer-2 = Dvě tvé černé kostky nemají kam jet a oba otevřené konce ztratí kotouče.
    .otherwise = To je dovoleno, ale nedá to jedné z tvých černých kostek domov, který by Oranžová nemohla využít.
    .after = Každé město dokončí jednu tvou trať a přijme jednu tvou kostku. V Terre Haute ale zadarmo dokončíš trať Oranžové a otevřeš ji pro dvě kostky. Ve Springfieldu stavíš jen pro sebe.
# en: 170d9997
first-train-who-is-who = Řídíš železniční společnost. Ve třech hráčích má hra deset kol. Vyhrává společnost s nejvíce body a body dává hlavně příjem: zboží, které jede po tvých kolejích.
    .title = Kdo je kdo
    .pin-1 = To jsi ty: tvá společnost je zelená.
    .pin-2 = Oranžová, tvůj první soupeř.
    .pin-3 = Modrá, tvůj druhý soupeř.
    .pin-4 = Kolo hry.
