# Railroad Revolution česky, slovy českých pravidel. Chybějí jen zprávy beze slov.

phase-endow_pick = Počáteční jmění
    .short = Jmění
phase-place = Umístění pracovníka
    .short = Pracovník
phase-action = Hlavní akce
    .short = Akce
phase-deal = Dohody
phase-milestone = Mezníky
phase-over = Konec hry
phase-steps = Kroky na stupnici výkonu
    .short = Kroky
phase-toll = Mýtné
phase-promote = Povýšení
phase-exchange = Výměna: vydat
    .short = Vydat
phase-exchange_take = Výměna: vzít
    .short = Vzít
phase-worker = Vzít si pracovníka
    .short = Nový pracovník
phase-train = Vzít si vlak
    .short = Vlak
phase-flip = Otočit vlak
    .short = Otočit
phase-free_rail = Kolej zdarma
phase-free_station = Stanice zdarma
phase-free_office = Úřad zdarma
phase-start_rail = Počáteční kolej
phase-start_office = Počáteční budova: úřad
    .short = Poč. úřad
phase-start_station = Počáteční budova: stanice
    .short = Poč. stanice
## Co se stalo

did-sell = { $who } prodává akcii.
did-hire = { $who } najímá pracovníka: { $what }.
did-pick = { $who } si bere počáteční jmění, pracovník: { $what }.
did-place = { $who } umisťuje pracovníka: { $what }.
did-skip = { $who } už nemá co stavět a vynechává tah.
did-city = { $who } staví stanici: { $what }.
did-primary = { $who } si bere primární odměnu { $what }
did-first-bonus = { $who } si bere bonus za první stanici.
did-rail = { $who } pokládá kolej: { $what }.
did-sector = { $who } otevírá úřad v sektoru { $what }.
did-tile-worker = { $who } zahazuje pracovníka pro kartičku telegrafu: { $what }.
did-sell-piece = { $who } prodává: { $what }.
did-trade-flip = { $who } otáčí vlak: { $what }.
did-promo = { $who } povyšuje pracovníka: { $what }, mezník { $letter }, body: { $points }.
did-spec = { $who } využívá efekt barvy: { $what }.
did-done = { $who } končí akci a platí ${ $price }.
did-accept = { $who } přijímá smlouvu: { $what }.
did-pass = { $who } další dohodu nepřijímá.
did-first = { $who } nejdřív vyměňuje mezník { $what }, body: { $points }.
did-keep = { $who } si nechává mezník { $what }, body: { $points }.
did-step = { $who } postupuje na stupnici: { $what }.
did-discard = { $who } zahazuje pracovníka: { $what }.
did-promote = { $who } povyšuje pracovníka: { $what }, mezník { $letter }, body: { $points }.
did-give = { $who } vydává pracovníka: { $what }.
did-take = { $who } si bere pracovníka: { $what }.
did-train = { $who } si bere vlak: { $what }.
did-flip = { $who } otáčí vlak: { $what }.
did-stop = { $who } končí efekt.
recalled = { $who } si bere zpět { $workers ->
    [one] jednoho pracovníka
    [few] { $workers } pracovníky
   *[other] { $workers } pracovníků
}.
deals-offered = Nabízejí se dohody.
deals-shuffled = Použité kartičky dohod se míchají.
deal-revealed = Otáčí se další kartička dohody.
milestone-completed = { $who } plní mezník { $letter }, body: { $points }.
milestones-drawn = { $who } si líže mezníky { $letter }: { $count }.
end-triggered = { $who } má zásobu prázdnou až po logo: konec se blíží.
last-round = Každý má ještě jeden tah.
game-over = Konec hry.

## Co volba udělá

choice-sell = Prodat akcii za $150
choice-hire = Najmout pracovníka za ${ $price }: { $what }
choice-pick = Vzít si toto počáteční jmění, pracovník: { $what }
choice-place = Umístit pracovníka: { $what }
choice-skip = Vynechat tah
choice-city = Stanice: { $what }, ${ $price }
choice-primary = Vzít si primární odměnu { $what }
choice-first-bonus = Vzít si bonus za první stanici za ${ $price }
choice-rail = Kolej: { $what }, ${ $price }
choice-sector = Úřad v sektoru { $what }
choice-tile-worker = Zahodit pro kartičku telegrafu: { $what }
choice-sell-piece = Prodat: { $what }
choice-trade-flip = Otočit vlak: { $what }
choice-promo = Povýšit: { $what }, mezník { $letter }, body: { $points }
choice-spec = Využít efekt barvy za ${ $price }: { $what }
choice-done = Ukončit akci, zaplatit ${ $price }
choice-accept = Přijmout smlouvu: { $what }
choice-pass = Další dohodu nepřijmout
choice-first = Nejdřív vyměnit mezník { $what }, body: { $points }
choice-keep = Nechat si mezník { $what }, body: { $points }
choice-step = Postoupit: { $what }
choice-discard = Zahodit: { $what }
choice-promote = Povýšit: { $what }, mezník { $letter }, body: { $points }
choice-give = Vydat: { $what }
choice-take = Vzít si: { $what }
choice-train = Vzít si vlak: { $what }
choice-flip = Otočit vlak: { $what }
choice-stop = Skončit

## Nastavení

preset-standard = Podle pravidel
    .help = Jako v pravidlech: vylosované mezníky vidí jen ten, kdo je losuje.
option-milestone_draw = Zda vylosované mezníky vidí jen losující hráč, nebo všichni.
    .name = Vylosované mezníky
option-milestone_draw-private = Skryté
option-milestone_draw-open = Otevřené

## Fáze, otázky, slovesa

title = Railroad Revolution
ask-endow_pick = Vyber si počáteční jmění
ask-place = Vyber pracovníka a akci
ask-place-next = Vyber akci pro tohoto pracovníka
ask-skip = Už není co stavět: vynechej tah
ask-action = Proveď akci, potom zaplať
ask-deal = Přijmi dohodu, nebo pokračuj
ask-milestone = Vyber mezník, který si necháš
ask-first = Který mezník vyměníš nejdřív?
ask-steps = Vyber stupnici výkonu pro postup
ask-toll = Vyber pracovníka, který zaplatí mýtné
ask-promote = Povýšení: vyber pracovníka a mezník
ask-promote-next = Vyber mezník, který dostane manažera
ask-promo-next = Vyber mezník, který dostane manažera
ask-exchange = Výměna: vyber pracovníka, kterého vydáš
ask-exchange_take = Výměna: vyber pracovníka, kterého si vezmeš
ask-worker = Vyber pracovníka ze společné zásoby
ask-train = Vyber vlak
ask-flip = Vyber vlak k otočení
ask-free_rail = Vyber políčko pro kolej zdarma
ask-free_station = Vyber město pro stanici zdarma
ask-free_office = Vyber sektor pro úřad zdarma
ask-start_rail = Vyber políčko pro počáteční kolej
ask-start_office = Vyber sektor pro počáteční budovu
ask-start_station = Vyber město pro počáteční budovu
verb-sell = Prodat
verb-hire = Najmout
verb-pick = Vzít si
verb-place = Umístit
verb-skip = Vynechat
verb-city = Stanice
verb-primary = Primární odměna
verb-first_bonus = Bonus za první stanici
verb-rail = Kolej
verb-sector = Úřad
verb-tile_worker = Kartička telegrafu
verb-trade_flip = Otočit vlak
verb-promo = Povýšit
verb-spec = Efekt barvy
verb-done = Ukončit akci
verb-accept = Přijmout
verb-pass = Bez dohody
verb-first = Nejdřív vyměnit
verb-keep = Nechat si
verb-step = Postup
verb-discard = Zahodit
verb-promote = Povýšit
verb-give = Vydat
verb-take = Vzít si
verb-train = Vzít si vlak
verb-flip = Otočit
verb-stop = Skončit

## Jména

what-white = bílý
what-purple = fialový
what-orange = oranžový
what-grey = šedý
what-turquoise = tyrkysový
what-supply = ze zásoby
what-board = z desky
what-station = Stanice
what-railroad = Železnice
what-telegraph = Telegraf
what-trade = Obchod
what-stations = Stanice
what-network = Síť
what-rail = kolej
what-building = budova
what-upper = horní
what-lower = dolní
what-up = (lícem nahoru)
what-down = (lícem dolů)
what-money600 = $600
what-promote2 = dvě povýšení
what-shares3 = tři akcie
what-steps3 = tři kroky
what-rail100 = kolej a $100
score-telegraph = Telegraf
score-stations = Stanice
score-network = Síť
score-links = Telegrafní spojení
score-milestones = Mezníky
score-trains = Vlaky

## Kapitoly pravidel

rules-GEN = Hra
rules-SET = Příprava
rules-TURN = Tah
rules-STA = Stanice
rules-RAIL = Železnice
rules-TEL = Telegraf
rules-TRD = Obchod
rules-DEAL = Dohody
rules-TRN = Vlaky
rules-MIL = Mezníky
rules-PERF = Stupnice výkonu
rules-END = Konec hry
rules-SCO = Bodování
rules-INFO = Co všichni vědí

## Slova na stole

draw-board = Spojené státy
draw-telegraph = Telegrafní vedení
draw-tracks = Stupnice výkonu
draw-deal = Dohody
draw-supply = Společná zásoba
draw-player = Společnost { $player }
draw-city = { $city }, úroveň { $level }: stanice ${ $cost }, pak { $primary }; první { $bonus }
draw-city_bonus_cost = { $bonus } za ${ $cost }
draw-space_deal = { $one } – { $other }: { $terrain }, dohoda
draw-space = { $one } – { $other }: { $terrain }
draw-terrain_0 = pláně
draw-terrain_1 = jeden trojúhelník
draw-terrain_2 = dva trojúhelníky
draw-terrain_3 = tři trojúhelníky
draw-start_space = { $one } – { $other }: první kolej všech
draw-rail = Kolej, { $player }, { $one } – { $other }
draw-station = Stanice, { $player }, { $city }
draw-station_first = První stanice, { $player }, { $city }
draw-office = Úřad, { $player }, sektor { $sector }
draw-office_first = První úřad, { $player }, sektor { $sector }
draw-neutral = Neutrální budova
draw-sector = Sektor { $sector }: akcie { $shares }, první úřad o { $first } víc
draw-sector_tile = Sektor { $sector }: akcie { $shares }, první úřad o { $first } víc; za pracovníka { $tile }
draw-sector_deal = Sektor { $sector }: akcie { $shares }, první úřad o { $first } víc; dohoda
draw-link = { $points } VB za úřady v sektorech { $one } a { $other }
draw-per_telegraph = za každý úřad
draw-per_stations = za každou stanici
draw-per_network = za město úrovně 5
draw-mark = { $player }: { $track }, body { $points }, pozice { $position }
draw-toll_money = mýtné ${ $size }
draw-toll_shares = mýtné: akcie { $size }
draw-toll_worker = mýtné: jeden pracovník
draw-deal_half = { $half } smlouva: akcie { $shares }{ $money }, za to { $effects }
draw-deal_money = { " " }a ${ $money }
draw-half_upper = Horní
draw-half_lower = Dolní
draw-column = { $count ->
    [one] jedna dohoda lícem dolů
    [few] { $count } dohody lícem dolů
   *[other] { $count } dohod lícem dolů
}
draw-common = Společná zásoba, { $colour } pracovník: { $count }
draw-stack = Vlaky ({ $count }): { $effects }
draw-pile = Mezníky { $letter }: { $count }
draw-endowment = Počáteční jmění: { $effects }, pracovník: { $colour }
draw-drawn = Vylosováno: { $milestone }
draw-drawn_hidden = Mezník, který nevidíš
draw-milestone = Mezník { $letter }, body { $points }: { $conditions }; manažeři { $managers }
draw-managed = { $milestone }; obsazeno: { $filled }
draw-completed = Splněno: mezník { $letter }, body { $points }
draw-condition_connect = připojená města úrovně { $what }: { $number }
draw-condition_station = stanice ve městech úrovně { $what }: { $number }
draw-condition_deal_rails = koleje s dohodou: { $number }
draw-condition_terrain_rails = koleje přes { $what }: { $number }
draw-any = kdokoli
draw-none = nikdo
draw-action = { $player }: akce { $action }
draw-worker_supply = { $player }: { $colour } pracovník k umístění: { $count }
draw-worker_board = { $player }: { $colour } pracovník na akci { $action }: { $count }
draw-train_up = { $player }: vlaky lícem nahoru: { $count }, { $effects }
draw-train_down = { $player }: vlaky lícem dolů: { $count }, { $effects }
draw-stock_rail = { $player }: koleje v zásobě: { $count }
draw-stock_building = { $player }: budovy v zásobě: { $count }
draw-sale = ${ $money } za kus z tohoto sektoru
draw-cash = Peníze
draw-shares = Akcie
draw-points = Body
draw-holdings = { $player }: ${ $cash }, akcie { $shares }, body { $points }
draw-shares_title = { $player }: akcie { $shares }, po ${ $price }
draw-to_move = rozhoduje
draw-first_player = první hráč
draw-round = { $round }. kolo
draw-round_triggered = { $round }. kolo, pak poslední
draw-round_last_round = { $round }. kolo: poslední
draw-livery_1 = Zelená
draw-livery_2 = Oranžová
draw-livery_3 = Modrá
draw-livery_4 = Růžová
draw-effect_shares = { $n ->
    [one] jedna akcie
    [few] { $n } akcie
   *[other] { $n } akcií
}
draw-effect_steps = { $n ->
    [one] jeden krok
    [few] až { $n } kroky
   *[other] až { $n } kroků
}
draw-effect_promote = { $n } × povýšení
draw-effect_promote_paying = { $n } × povýšení po ${ $pay }
draw-effect_exchange = výměna pracovníka
draw-effect_worker_any = { $n ->
    [one] pracovník libovolné barvy
    [few] { $n } pracovníci libovolné barvy
   *[other] { $n } pracovníků libovolné barvy
}
draw-effect_workers = pracovníci: { $colours }
draw-effect_either = pracovník: { $colours }
draw-effect_train = vlak
draw-effect_flip = { $n } × otočit vlak
draw-effect_free_rail = kolej zdarma
draw-effect_free_station = stanice zdarma
draw-effect_free_office = úřad zdarma
draw-effect_start_rail = počáteční kolej
draw-effect_start_station = počáteční budova: Washington nebo Charlotte
draw-effect_start_office = počáteční budova v sektoru s dohodou
draw-or = { " " }nebo{ " " }
figure-cash = Peníze
figure-shares = Akcie
figure-workers = Pracovníci
figure-points = Body
draw-players = Hráči

round-begins = Začíná { $round }. kolo.
draw-short_cash = { figure-cash }
draw-short_shares = { figure-shares }
draw-short_workers = { figure-workers }
draw-short_points = { figure-points }

## Pravidla podle čísel; .refusal říká, proč něco nejde

RR-SET-01 = Hra se připravuje ve třinácti krocích: hráčské desky, majetek, společná zásoba, hromádky vlaků, mezníky, ukazatele, kartičky dohod, kartičky měst, kartičky telegrafu, neutrální budovy, kartičky počátečního jmění, jejich výběr, a co zbude, jde do krabice. Začíná první hráč, hraje se po směru hodinových ručiček.
RR-SET-02 = Hromádka vlaků má 5 / 4 / 3 kartičky pro 4 / 3 / 2 hráče.
RR-SET-03 = Neutrální budovy zabírají jen první políčka; nikomu nepatří, nebodují a kromě prvního políčka nic neblokují.
RR-SET-04 = Pořadí výběru jmění: první vybírá poslední hráč prvního kola, poslední první hráč. Vybraná odměna se vyhodnotí dřív, než vybírá další.
    .refusal = Tato kartička počátečního jmění není k mání.
RR-SET-05 = Kartička jmění dává svého pracovníka a jedno z: až 3 kroky výkonu i s mýtným; kolej zdarma na dostupné políčko bez ceny a dohody; 3 akcie; úřad na prvním políčku sektoru s dohodou, bez akcií a dohody; výměnu jednoho vlastního pracovníka, i nového; stanici na prvním políčku Washingtonu nebo Charlotte bez ceny, odměny a bonusu; vlak; $500. Odměnu lze odmítnout, pracovník se bere vždy.
    .refusal = { $what } není místo pro tvůj počáteční kus.
RR-SET-06 = Počáteční kolej a budova nepatří k zásobě 15 a 12 kusů: pro spuštění konce se nepočítají, jinak platí jako kolej, stanice nebo úřad ve všem.
RR-SET-07 = Po přípravě má každý přesně 5 dostupných pracovníků: 4 bílé a pracovníka z kartičky, nebo co z nich udělala výměna.
    .refusal = Každý si nechá pracovníky, se kterými začíná.
RR-SET-08 = Během přípravy se akcie neprodávají a nikdo se nenajímá; mýtné za kroky jmění se platí z $600 a 3 akcií.
    .refusal = Před prvním tahem se akcie neprodávají a nikdo se nenajímá.
RR-SET-09 = Pracovníci ležící na kartičkách jmění nejsou ve společné zásobě; výměna vidí zásobu bez nich.
RR-GEN-01 = Peníze a akcie ve společné zásobě nejsou omezené.
RR-GEN-02 = Pracovníci jsou omezení. Máš-li si vzít barvu, která došla, vezmi si jinou barvu ze společné zásoby podle volby. Není-li v ní nikdo, nebereš nic. U znaku „/“ nejdřív jmenuješ barvu; smíš jmenovat i tu, která došla, a pak ji nahradit. Kde volíš volně (najímání, libovolný pracovník, výměna), volíš barvu, která v zásobě je.
    .refusal = Takový pracovník ve společné zásobě není.
RR-GEN-03 = Platit znamená dát vlastní peníze do společné zásoby. Zahodit znamená vrátit do ní akcie nebo pracovníky, a to z osobní zásoby nebo z desky podle volby. Manažery zahodit nelze.
    .refusal = Takového pracovníka tam nemáš.
RR-GEN-04 = Vzatí pracovníci, akcie a peníze jdou do osobní zásoby. Vzatý pracovník, i výměnou, je hned k dispozici pro povýšení, zahození a výměnu a umístit ho lze od příštího tahu; najatý před umístěním už v tomto tahu.
RR-GEN-05 = Libovolné pořadí: v jednom tahu vyhodnocuješ části akce v libovolném pořadí: hlavní akci, placení její ceny, odměny, bonusy, efekt barvy. Cenu lze zaplatit i penězi z pozdější části.
RR-GEN-06 = Při každém svém rozhodnutí v tahu smíš prodávat akcie po $150. Kupovat akcie nelze.
    .refusal = Nemáš akcii k prodeji.
RR-GEN-07 = Při každém svém rozhodnutí v tahu smíš zaplatit $800 a najmout 1 pracovníka libovolné barvy ze společné zásoby, i víckrát.
    .refusal = Toho pracovníka nelze najmout: stojí $800, máš ${ $cash } a jeho barva musí být ve společné zásobě.
RR-GEN-08 = Volné akce jsou možné v každém kroku vlastního tahu, dokud neskončí akce a tvé dohody, a při tvých dohodách v cizím tahu. Ne v přípravě, ne při losování mezníků ani jinde.
    .refusal = Ne během losování mezníků.
RR-GEN-09 = Nejméně pracovníků: na konci tahu musíš mít aspoň 4 dostupné pracovníky. Akce, bonus, odměna, povýšení, zahození nebo mýtné, po kterých toho už nelze dosáhnout, nejsou dovolené.
    .refusal = Potom už by tah nešlo ukončit se 4 pracovníky.
RR-GEN-10 = Ve vlastním tahu smíš klesnout pod 4 pracovníky, pokud se do konce tahu na 4 vrátíš, třeba zahozením pracovníka za $600 a najmutím jiného. S méně než 4 tah ukončit nelze.
    .refusal = Tah nelze ukončit s méně než 4 pracovníky; máš { $workers }.
RR-GEN-11 = Při dohodách v cizím tahu nesmíš mít ani na okamžik méně než 4 dostupné pracovníky: chceš-li s právě 4 povýšit nebo zahodit, nejdřív najmi. Výměna je jeden okamžik. Každý tak začíná tah aspoň se 4.
    .refusal = V cizím tahu máš vždy 4 pracovníky: nejdřív najmi.
RR-GEN-12 = Žádné slepé uličky: možnost je dovolená, jen když po ní lze vlastními dalšími volbami splnit všechny povinnosti tahu: dokončit hlavní akci, zaplatit její cenu a mít aspoň 4 dostupné pracovníky.
    .refusal = Potom už by tah nešlo dokončit.
RR-GEN-13 = Odměny a bonusy jsou dobrovolné, celé i zčásti, pokud pravidlo neříká „musíš“; pracovník z kartičky jmění, akcie sektoru, akcie za první úřad a peníze z prodeje se berou vždy. Odměna více pracovníků se bere celá.
RR-GEN-14 = Možnost, která spouští efekty (primární odměna, bonus za první stanici, bonus kartičky, efekt barvy, otočení vlaku, dohoda), se nabízí, jen když po zaplacení ceny může aspoň jeden její efekt něco změnit. Peníze a akcie vždy, pracovníci, je-li nějaký ve společné zásobě, vlak, není-li některá hromádka prázdná, ostatní, je-li některá jejich volba dovolená.
    .refusal = To by teď nic nezměnilo.
RR-GEN-15 = Více efektů se vyhodnocuje v uvedeném pořadí, každý lze odmítnout. Započatý efekt se dokončí nebo ukončí, než se zvolí něco jiného; mezi tím lze jen prodávat akcie a najímat, ne však při otevřeném mýtném, výměně nebo volbě pracovníka.
    .refusal = Nejdřív dokonči nebo ukonči, co je otevřené: { $phase }.
RR-GEN-16 = Výměna: vyber jednoho dostupného pracovníka (zásoba nebo deska) a jednoho ležícího v té chvíli ve společné zásobě; vymění si místa a nový jde do osobní zásoby. Počet dostupných se nemění. Stejnou barvu za stejnou lze jen s pracovníkem z desky (je pak zpět v zásobě); ze zásoby by to nic nezměnilo a nenabízí se.
    .refusal = Není s kým takto vyměnit.
RR-GEN-17 = Bez úvěru: každá cena kromě ceny hlavní akce se platí celá z toho, co máš ve chvíli volby; chybí-li hotovost, nejdřív prodej akcie. Peníze potřebné na hlavní akci lze použít, dokud lze tah ještě dokončit.
    .refusal = Peněz je na to málo: ${ $cash }; nejdřív prodej akcie.
RR-TURN-01 = Po směru hodinových ručiček od prvního hráče; každý jeden tah.
RR-TURN-02 = Ve svém tahu musíš (1) vzít 1 pracovníka z osobní zásoby, (2) dát ho na jedno ze čtyř políček akcí své desky, (3) provést hlavní akci.
    .refusal = Takového pracovníka v osobní zásobě nemáš.
RR-TURN-03 = Počet pracovníků na políčku akce není omezen; barvy se smějí míchat.
RR-TURN-04 = Návrat: je-li na samém začátku tahu tvá osobní zásoba prázdná, vrátí se do ní všichni pracovníci z desky. Není to akce; pak hraješ běžný tah. Děje se samo, před volnými akcemi.
RR-TURN-05 = Dřív vracet nelze: s aspoň 1 pracovníkem v osobní zásobě musíš umístit jednoho z nich.
    .refusal = Ten pracovník leží na desce; umísti jednoho z osobní zásoby.
RR-TURN-06 = Hlavní akce se musí provést celá; nelze zvolit akci, kterou nemůžeš dokončit.
    .refusal = Hlavní akce ještě není hotová.
RR-TURN-07 = Efekt barvy umístěného pracovníka je dobrovolný a využije se nejvýš jednou za tah.
    .refusal = Efekt barvy už byl v tomto tahu využit.
RR-TURN-08 = Bílý: povyš 1 vlastního pracovníka. Každý specialista smí místo vlastního efektu jednat jako bílý; nikdy obojí.
    .refusal = Jen jedno za tah: vlastní efekt pracovníka, nebo povýšení; bílý jen povyšuje.
RR-TURN-09 = Průběh tahu: návrat pracovníků, je-li osobní zásoba prázdná; umístění pracovníka; akce v libovolném pořadí a její konec; dohody, jsou-li spuštěny; kontrola aspoň 4 pracovníků; mezníky všech hráčů; kontrola spuštění konce; další hráč.
    .refusal = To sem nepatří ({ $phase }).
RR-TURN-10 = Nelze-li nic udělat, protože je tvá zásoba prázdná, tah se vynechá: pracovník se neumisťuje; prodej, najímání a konec tahu zůstávají.
    .refusal = Můžeš umístit pracovníka, tah nelze vynechat.
RR-TURN-11 = Právě umístěný pracovník leží na desce: lze ho v témže tahu povýšit, vyměnit nebo zahodit. Jeho efekt barvy zůstává k dispozici.
RR-TURN-12 = Efekt barvy lze využít před částmi hlavní akce, mezi nimi i po nich, jakmile existuje to, čeho se týká.
RR-STA-01 = Vezmi svou levou krajní budovu a dej ji do dostupného města.
    .refusal = Město už je vybrané.
RR-STA-02 = Zaplať cenu na horním okraji města.
    .refusal = Stanice stojí ${ $owed } a máš ${ $cash }.
RR-STA-03 = Smíš si vzít primární odměnu: kroky, nebo 1–2 pracovníky; „/“ znamená jednu ze dvou barev.
    .refusal = To není primární odměna vybraného města.
RR-STA-04 = Nestojí-li ve městě žádná budova (hráče ani neutrální), jde tvoje na první políčko a smíš si vzít bonus za první stanici, případně za jeho cenu.
    .refusal = Nejdřív vyber město.
RR-STA-05 = Jinak jde vpravo vedle; bez bonusu. Počet stanic ve městě není omezen.
    .refusal = První tam stála jiná budova: bez bonusu.
RR-STA-06 = Jedna vlastní stanice na město. Druhá není dovolená.
    .refusal = Stanici tam už máš: { $what }.
RR-STA-07 = Stanici nelze postavit ve městě mimo tvou síť, bez budovy v zásobě, ani když ji nemůžeš zaplatit.
    .refusal = To nejde: město musí být připojené, budova v zásobě a musíš mít na zaplacení.
RR-STA-08 = Washington a Charlotte fungují jako každé město; jejich kartička je natištěná. Mají úroveň 1: žádný mezník ji nechce.
RR-STA-09 = Fialový: zaplať $100 a otoč jeden vlastní vlak. Lze i před výběrem města (kolej z otočení může otevřít nové město).
    .refusal = Předák otáčí jeden z tvých vlaků: uveď vlak a stranu.
RR-STA-10 = Šedý: vezmi si bonus za první stanici tohoto města za jeho cenu; jsi-li první, máš ho dvakrát (pokaždé za cenu).
    .refusal = Nejdřív vyber město: jednatel bere jeho bonus za první stanici.
RR-STA-11 = Oranžový: cena stanice se neplatí; ceny bonusů ano.
    .refusal = Není cena stanice, kterou by šlo ušetřit.
RR-STA-12 = Tyrkysový: zaplať $300 a vezmi si primární odměnu znovu (u „/“ s novou volbou).
    .refusal = Inženýr bere primární odměnu vybraného města znovu.
RR-STA-13 = Primární odměna i bonus za první stanici se za akci berou nejvýš jednou, a ještě jednou díky tyrkysovému nebo šedému. Lze je vzít i před zaplacením stanice.
    .refusal = Ta odměna už je vybraná.
RR-RAIL-01 = Vezmi 2 levé krajní koleje a dej každou na dostupné políčko kolejí.
    .refusal = { $what } se nedotýká tvé sítě.
RR-RAIL-02 = Cena: $400 + $100 za každý trojúhelník u obsazených políček. Pláně nestojí nic navíc.
    .refusal = Koleje stojí ${ $owed } a máš ${ $cash }.
RR-RAIL-03 = Políčka se volí po sobě; první kolej může zpřístupnit druhé políčko. Nemusejí spolu sousedit.
RR-RAIL-04 = Jedna vlastní kolej na políčko; hráčů na políčku smí být libovolně.
    .refusal = Kolej tam už máš: { $what }.
RR-RAIL-05 = Přesně 2 koleje. Zbývá-li v zásobě jen 1: polož ji a zaplať celých $400 + terén. Bez kolejí není akce dovolená; stejně tak nelze-li zaplatit.
    .refusal = To nejde: pokládá se přesně tolik kolejí, kolik akce má, a musíš mít na zaplacení.
RR-RAIL-06 = Kolej na políčku s ikonou dohody (první i další) spustí po celé akci jedno vyhodnocení dohod; dvě taková políčka také jen jedno.
RR-RAIL-07 = Fialový: zaplať $300 a vezmi si vlak.
    .refusal = Předák bere vlak: uveď druh.
RR-RAIL-08 = Šedý: vezmi si 2 akcie.
    .refusal = Jednatel bere akcie.
RR-RAIL-09 = Oranžový: vezmi si $100 + $50 za každý trojúhelník u políček této akce.
    .refusal = Nejdřív polož všechny koleje.
RR-RAIL-10 = Tyrkysový: 3 koleje za $400 + $100 za trojúhelníky všech tří. Na začátku akce je třeba mít 3 koleje v zásobě; po volbě se musí položit všechny. S menším počtem kolejí efekt použít nelze.
    .refusal = Třetí kolej vyžaduje tři koleje v zásobě na začátku akce.
RR-RAIL-11 = Kolej zdarma je levá krajní kolej zásoby (v přípravě počáteční) na dostupném políčku: bez $400, bez ceny terénu, bez dohody. Ikony políčka platí pro mezníky.
    .refusal = Kolej zdarma vyžaduje volné políčko a kolej v zásobě.
RR-RAIL-12 = Dostupné políčko kolejí existuje vždy (26 políček, hráč na nich má nejvýš 16 kolejí, mapa je souvislá).
RR-TEL-01 = Vezmi svou levou krajní budovu a dej ji do dostupného sektoru. Bez ceny, bez sítě, sektory v libovolném pořadí.
    .refusal = Sektor už je vybraný.
RR-TEL-02 = Vezmi si akcie sektoru (hnědé číslo).
RR-TEL-03 = První úřad (zatím žádná budova hráče ani neutrální): první políčko a k tomu akcie za první úřad (bílé číslo).
RR-TEL-04 = Jinak: místo vpravo, bez akcií za první úřad.
RR-TEL-05 = Jeden vlastní úřad na sektor.
    .refusal = Úřad v tomto sektoru už máš: { $what }.
RR-TEL-06 = Smíš zahodit jednoho vlastního pracovníka (zásoba nebo deska, i právě umístěného) za bonus kartičky sektoru, první úřad nebo ne, jednou za akci. Kartička zůstává všem do konce hry.
    .refusal = Bonus kartičky vyžaduje vybraný sektor a bere se jednou za pracovníka.
RR-TEL-07 = Sektory s dohodou (3 a 6) nemají kartičku ani její bonus. Úřad v nich spustí po celé akci vyhodnocení dohod.
    .refusal = Sektor s dohodou nemá kartičku.
RR-TEL-08 = Není dovoleno: žádná budova v zásobě; vlastní úřad ve všech 8 sektorech.
    .refusal = Nezbývá budova, nebo je úřad v každém sektoru.
RR-TEL-09 = Fialový: vyměň jednoho pracovníka.
    .refusal = Předák vymění jednoho pracovníka.
RR-TEL-10 = Šedý: vezmi si akcie za první úřad; jsi-li první, máš je dvakrát.
    .refusal = Nejdřív vyber sektor.
RR-TEL-11 = Oranžový: vezmi si $100 za každou akcii, kterou v této akci bereš jako akcii sektoru a za první úřad. Akcie z kartiček a vlaků se nepočítají.
    .refusal = Nejdřív vyber sektor.
RR-TEL-12 = Tyrkysový: zaplať $400 a vezmi si bonus kartičky; navíc k zahození pracovníka nebo místo něj (tedy nejvýš dvakrát za akci). Ne v sektorech s dohodou.
    .refusal = Nejdřív vyber sektor s kartičkou.
RR-TEL-13 = Úřad zdarma je levá krajní budova zásoby v dostupném sektoru, na prvním políčku, je-li volné: bez akcií, bez bonusu kartičky, bez dohody.
    .refusal = Nezbývá ti budova.
RR-TRD-01 = Odeber přesně jeden kus z levého krajního sektoru zásoby, ve kterém nějaký je; jsou-li tam oba druhy, vyber. Kus opouští hru. Vezmi si peníze natištěné nad sektorem.
    .refusal = Ten kus není v levém krajním sektoru zásoby, nebo už se prodávalo.
RR-TRD-02 = Před prodejem nebo po něm smíš otočit jeden vlastní vlak. Kolej zdarma z otočení před prodejem smí být posledním kusem sektoru, takže prodáváš z dalšího; něco k prodeji ale musí zbýt.
    .refusal = Otočení této akce je už využité.
RR-TRD-03 = Nedovolené jen s prázdnou zásobou.
    .refusal = Tvá zásoba je prázdná.
RR-TRD-04 = Fialový: až 3 kroky výkonu.
    .refusal = Předák udělá až 3 kroky.
RR-TRD-05 = Šedý: přijmi jednu ze dvou smluv odkryté kartičky dohody; s ní si bereš 1 akcii, použitelnou na její cenu. Nikdo jiný se neúčastní. Kartička se odloží a hned se odkryje další. Kdo nic nepřijme, akcii nemá a kartička zůstává.
    .refusal = Na tu dohodu nemáš.
RR-TRD-06 = Oranžový: $100 za každý vlastní vlak, lícem nahoru i dolů, počítáno při vyhodnocení.
    .refusal = Nemáš vlak.
RR-TRD-07 = Tyrkysový: ještě jedno otočení vlaku; spolu s otočením hlavní akce lze týž vlak otočit dvakrát.
    .refusal = Inženýr otočí ještě jeden vlak: uveď ho i stranu.
RR-TRD-08 = Stanice zdarma je levá krajní budova zásoby v dostupném městě, na prvním políčku, je-li volné: bez ceny a bez odměn.
RR-TRN-01 = „Vzít si vlak“: vrchní kartička libovolné neprázdné hromádky, lícem nahoru (strana s 8 VB). Jsou-li všechny prázdné: nic.
    .refusal = Ta hromádka je prázdná.
RR-TRN-02 = Více vlaků jednoho druhu je dovoleno; bez omezení.
RR-TRN-03 = Otočit vlak ležící lícem nahoru: vezmi si jeho bonus (za jeho cenu), pak leží lícem dolů.
    .refusal = Takový vlak lícem nahoru nemáš.
RR-TRN-04 = Otočit vlak ležící lícem dolů: leží lícem nahoru, bez bonusu.
    .refusal = Takový vlak lícem dolů nemáš.
RR-TRN-05 = Vlak lícem nahoru lze otočit, jen když jeho bonus může něco změnit; využít ho pak nemusíš. Vlak lícem dolů lze otočit vždy.
    .refusal = Bonus toho vlaku by teď nic nezměnil.
RR-TRN-06 = „Otočit dvakrát“: dvě samostatná otočení, dvou vlaků nebo jednoho dvakrát. Druhé lze odmítnout.
RR-TRN-07 = Vlaky dávají: 1 nebo 2 povýšení; $600; až 3 kroky; 3 akcie; za $100 kolej zdarma.
RR-DEAL-01 = O dohodách se rozhoduje nejvýš jednou za tah, po celé akci: po koleji na políčku s ikonou dohody nebo po úřadu v sektoru s dohodou.
RR-DEAL-02 = Smlouva stojí 1–4 akcie (a peníze, jsou-li uvedeny). Přijmout znamená zahodit akcie, zaplatit a vzít si odměnu.
    .refusal = Dohoda stojí víc, než máš: akcie { $shares }, ${ $cash }.
RR-DEAL-03 = Hráč na tahu smí přijmout žádnou, jednu nebo obě smlouvy (každou jednou, v libovolném pořadí). Pak po směru hodinových ručiček každý další žádnou nebo jednu. Tutéž smlouvu smí přijmout více hráčů.
    .refusal = Tu dohodu už přijmout nelze.
RR-DEAL-04 = Smlouvu, jejíž odměna nemůže nic změnit, přijmout nelze.
    .refusal = Odměna té dohody by teď nic nezměnila.
RR-DEAL-05 = Potom jde kartička lícem dolů na odkládací hromádku a odkryje se další ze sloupce; je-li prázdný, nejdřív se z odložených (i s právě použitou) zamíchá nový.
RR-DEAL-06 = Odměny z dohod nikdy nespouštějí další dohodu.
RR-DEAL-07 = Dohody dávají: výměnu; kolej, stanici nebo úřad zdarma; 1 nebo 2 povýšení po $100; jedno nebo dvě otočení vlaků; vlak; vyobrazené pracovníky; kroky.
RR-DEAL-08 = Hráči se dohody nabídnou, jen když nějaký počet prodejů a najmutí (třeba žádný) umožní přijetí. Nejdřív hráči na tahu, dokud neodmítne, nemá obě, nebo už žádné přijetí nelze umožnit; nesmí skončit s méně než 4 dostupnými pracovníky. Jinému hráči do odmítnutí nebo vyhodnocení odměny jeho jediné smlouvy.
RR-DEAL-09 = Všichni rozhodují o téže odkryté kartičce; co se u dřívějších hráčů změnilo v zásobě (pracovníci, hromádky vlaků, první políčka), pozdější vidí.
RR-MIL-01 = Povýšit znamená přesunout dostupného pracovníka na prázdné místo manažera na jednom z tvých nesplněných mezníků.
    .refusal = To není dostupný pracovník a tvůj otevřený mezník.
RR-MIL-02 = Místa na A/B/C berou jen vyobrazenou barvu, na D libovolnou včetně bílé. Pracovníka, který nepasuje na žádné prázdné místo, povýšit nelze.
    .refusal = Žádné volné místo toho mezníku tu barvu nebere.
RR-MIL-03 = K povýšení není třeba splnit žádnou podmínku.
RR-MIL-04 = Manažeři nejsou dostupní pracovníci; do splnění je nelze přesouvat, vyměňovat ani zahazovat.
    .refusal = Ten pracovník už je manažer.
RR-MIL-05 = Povyšuje se jen bílým (nebo specialistou jako bílým) a efekty „povýšit“. „Povýšit 1 nebo 2“: jeden po druhém, druhého lze vynechat; oba na týž nebo na různé mezníky.
RR-MIL-06 = Mezník je splněn, když jsou obsazena všechna místa manažerů a platí všechny podmínky.
RR-MIL-07 = Kontroluje se na konci KAŽDÉHO tahu, po dohodách, u všech hráčů, nejdřív hráč na tahu, pak po směru hodinových ručiček. Splnění je samočinné a povinné.
RR-MIL-08 = Při splnění jdou manažeři do společné zásoby; kartička se otočí lícem dolů a zůstává ti (boduje své VB).
RR-MIL-09 = Náhrada: A→B, B→C, C→D, D→nic. Vezmi 3 vrchní kartičky té hromádky, 1 si nech lícem nahoru, 2 jdou dospod v pořadí, jak přišly. Nechat si jednu je povinné. Je-li jich méně než 3, vezmi, co je; není-li žádná, náhrada není.
    .refusal = Nech si jeden z vylosovaných mezníků.
RR-MIL-10 = Dva mezníky splněné najednou se oba otočí a nahradí po sobě; liší-li se písmena, hráč volí, který dřív, jinak není co volit (oba z téže hromádky, druhý až po vrácení prvních dvou dospod).
    .refusal = To není jeden ze dvou mezníků k výměně.
RR-MIL-11 = Podmínka „připojená města“: aspoň tolik různých připojených měst přesně dané úrovně.
RR-MIL-12 = Podmínka „stanice“: vlastní stanice v aspoň tolika městech přesně dané úrovně.
RR-MIL-13 = Podmínka „koleje s dohodou“: vlastní koleje na aspoň tolika políčkách s ikonou dohody.
RR-MIL-14 = Podmínka „koleje v terénu“: vlastní koleje na aspoň tolika políčkách přesně s danou ikonou: pláně, nebo 1, 2 či 3 trojúhelníky.
RR-MIL-15 = Podmínky se zkoušejí na stavu, nikdy se „nespotřebují“: jedna kolej či stanice může sloužit více podmínkám a mezníkům. Počáteční políčko neplatí pro žádnou.
RR-MIL-16 = Kartička vzatá při kontrole nemá manažery, takže se v téže kontrole nesplní. Hráč, jehož obě řady došly ke splněnému D, nemá otevřený mezník: povyšovat pak nelze.
RR-MIL-17 = Na konci úplně posledního tahu se mezníky plní a bodují, ale náhrada se nebere.
RR-PERF-01 = Krok posune jeden tvůj ukazatel o pozici výš; více kroků lze rozdělit mezi stupnice.
RR-PERF-02 = Mýtné mezi dvěma pozicemi se platí při průchodu: peníze, akcie, nebo jeden pracovník ze zásoby či desky. Kdo nemůže zaplatit, nemůže postoupit. Každý platí každé mýtné sám.
    .refusal = Na mýtné na té stupnici nemáš.
RR-PERF-03 = „n kroků“ znamená až n. Nevyužité kroky propadají.
RR-PERF-04 = Nad nejvyšší pozici krok nevede. Ukazatele smějí stát spolu.
    .refusal = Tvůj ukazatel je na té stupnici nahoře.
RR-END-01 = Spuštění: sektory zásoby hráče vlevo od loga jsou prázdné (ze zásoby je pryč 13 kolejí a 10 budov, postavených nebo prodaných).
RR-END-02 = Kolo se dohraje (po hráče vpravo od prvního hráče), pak má každý přesně jeden další tah a hra končí.
    .refusal = Hra skončila.
RR-END-03 = Spuštění se kontroluje na konci každého tahu u všech hráčů; platí jen první. Dohrává se kolo, ve kterém nastalo.
RR-END-04 = Po spuštění platí všechna pravidla dál; mezníky lze plnit až do konce úplně posledního tahu včetně.
RR-SCO-01 = 8 VB za každý vlastní vlak lícem nahoru.
RR-SCO-02 = VB každého splněného mezníku. Nesplněné: 0.
RR-SCO-03 = Hodnota stupnice sítě × počet různých připojených měst úrovně 5 (stanice netřeba).
RR-SCO-04 = Hodnota stupnice stanic × vlastní stanice (všechna města, i Washington a Charlotte).
RR-SCO-05 = Hodnota stupnice telegrafu × vlastní úřady.
RR-SCO-06 = Za každou dvojici sousedních sektorů s vlastními úřady v obou: natištěných 5 nebo 8 VB. Dostane je každý takový hráč.
RR-SCO-07 = Peníze, akcie, pracovníci a nevyužitá zásoba nebodují.
RR-SCO-08 = Vyhrává nejvíc VB; při shodě nejvíc peněz, každá akcie za $150; pak se vítězství dělí.
RR-INFO-01 = Veřejné: vše na deskách, majetek všech hráčů (peníze, akcie, pracovníci, vlaky, mezníky otevřené i splněné), odkrytá kartička dohody, kartičky měst a telegrafu, velikosti hromádek, použité kartičky dohod.
RR-INFO-02 = Skryté všem: pořadí hromádek mezníků a kartiček dohod. Vylosované mezníky vidí jen losující hráč, nebo všichni, je-li tak zvoleno. Dvě vrácené kartičky znají ti, kdo je viděli.
RR-INFO-03 = Náhoda: míchání při přípravě a kartičky dohod. Žádné kostky.

## Reasons for advice

reason-milestones = splněné mezníky: { $points }
reason-goals = tvé otevřené mezníky: { $points }
reason-next-goals = mezníky, které mohou následovat: { $points }
reason-workers = pracovníci k povýšení a jejich barvy: { $points }
reason-tracks = stupnice výkonu a co počítají: { $points }
reason-links = sousední telegrafní úřady: { $points }
reason-trains = vlaky: { $points }
reason-money = peníze a akcie: { $points }
reason-money-early = peníze, dokud je čas je využít: { $points }
reason-goals-early = otevřené mezníky, na které zbývá čas: { $points }
reason-effects = efekty, které zbývá využít: { $points }
reason-rival = co může čekat nejsilnější soupeř: { $points }
reason-rivals = co mohou čekat tvoji soupeři: { $points }

## Vedle desky

panel-turn = Pracovník a první krok za ${ $price }
    .button = Umístit pracovníka a pokračovat za ${ $price }
panel-whole-turn = Celá akce za ${ $price }
    .button = Provést celou akci za ${ $price }
panel-then-ends = potom akce končí, bez odměn a efektu barvy
panel-milestone = manažeři na mezníku: { $filled } z { $slots }
panel-turns = { $count ->
    [one] Jeden způsob
   *[other] Kterým pracovníkem? Způsobů: { $count }
}
panel-workers = Pracovníci a akce
panel-column-price = stojí
panel-reward-ends = Odměna, pak akce končí
panel-reward-colour-ends = Odměna ({ $what }), pak akce končí
panel-goals = Vaše mezníky
panel-goal = Mezník { $letter }, bodů: { $points }
panel-column-managers = manažeři
panel-of = { $have } z { $number }
panel-goal-connect = připojená města úrovně { $what }: { $have } z { $number }
panel-goal-station = stanice ve městech úrovně { $what }: { $have } z { $number }
panel-goal-deal_rails = koleje s dohodou: { $have } z { $number }
panel-goal-terrain_rails =
    koleje přes { $what ->
        [0] rovinu
        [1] jeden trojúhelník
        [2] dva trojúhelníky
       *[other] tři trojúhelníky
    }: { $have } z { $number }
panel-completes =
    { $managers ->
        [0] Na konci tahu splněno.
        [one] Chybí jeden manažer.
       *[other] Chybí manažerů: { $managers }.
    }
panel-besides = Kromě toho
panel-from = od ${ $money }
panel-money = ${ $money }
panel-number = { $number }
panel-point = Nebo ukaž na město, políčko nebo sektor.
panel-action = Co akce umí
panel-after = Potom
panel-now = teď
panel-then = potom
panel-cash = Peníze
panel-owed = K zaplacení na konci akce
panel-shares = Akcie
panel-workers-left = Pracovníci v zásobě
panel-must-sell = Chybí ${ $money }: prodej akcie (tvé mají hodnotu ${ $worth }).
panel-instead = ${ $price } místo ${ $money }
panel-worker-at = { $what }
panel-then-ends-plainly = potom akce končí, bez odměn
panel-spec-flip = { $pay ->
    [0] Otočíš vlak
   *[other] Za ${ $pay } otočíš vlak
}
panel-spec-train = Za ${ $pay } vlak
panel-spec-exchange = Vyměníš pracovníka
panel-spec-steps = Kroky na stupnicích výkonu: nejvýš { $number }
panel-spec-shares = Akcie: { $number }
panel-spec-bonus = Bonus první stanice ve městě za jeho cenu; dvakrát, jsi-li první
panel-spec-no_cost = Stanice nic nestojí
panel-spec-primary = Za ${ $pay } odměna města ještě jednou
panel-spec-terrain_money = ${ $number } a ${ $each } za každý trojúhelník kolejí
panel-spec-extra_rail = Počet kolejí: { $rails } místo dvou; u třetí platíš jen trojúhelníky
panel-spec-first_shares = Akcie prvního úřadu; dvakrát, jsi-li první
panel-spec-share_money = ${ $number } za každou akcii vzatou v sektoru
panel-spec-tile = Za ${ $pay } bonus telegrafní destičky
panel-spec-deal = Jedna ze dvou dohod jen pro tebe, navíc akcie: { $number }
panel-spec-train_money = ${ $number } za každý tvůj vlak

## Konec kola krok za krokem

end-milestone = Mezníky
end-last = Konec hry

## Numbers after the game

numbers-count = Kolo
numbers-player = Hráč
numbers-points = Body
numbers-points-points = kdyby hra tehdy skončila
numbers-building = Stavba
numbers-building-rails = železnice
numbers-building-stations = stanice
numbers-building-offices = telegrafní úřady
numbers-building-trains = vlaky
numbers-spending = Utracené peníze
numbers-spending-rails = železnice
numbers-spending-stations = stanice
numbers-milestones = Mezníky
numbers-milestones-completed = splněno
numbers-milestones-points = body za ně
numbers-deals = Obchody
numbers-deals-accepted = přijato
