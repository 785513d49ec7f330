# Railroad Revolution česky, slovy českých pravidel. Co chybí, je anglicky.

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
phase-train = Vzít si vlak
phase-flip = Otočit vlak
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
did-pick = { $who } si bere počáteční jmění { $what }.
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
did-promo = { $who } povyšuje pracovníka: { $what }.
did-spec = { $who } využívá efekt barvy { $what }
did-done = { $who } končí akci a platí ${ $price }.
did-accept = { $who } přijímá smlouvu: { $what }.
did-pass = { $who } další dohodu nepřijímá.
did-first = { $who } nejdřív vyměňuje { $what }.
did-keep = { $who } si nechává mezník { $what }.
did-step = { $who } postupuje na stupnici: { $what }.
did-discard = { $who } zahazuje pracovníka: { $what }.
did-promote = { $who } povyšuje pracovníka: { $what }.
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
deals-offered = Nabízejí se dohody: kartička { $tile }.
deals-shuffled = Použité kartičky dohod se míchají.
deal-revealed = Další kartička dohody: { $tile }.
milestone-completed = { $who } plní mezník { $tile }, body: { $points }.
milestones-drawn = { $who } si líže mezníky { $letter }: { $count }.
end-triggered = { $who } má zásobu prázdnou až po logo: konec se blíží.
last-round = Každý má ještě jeden tah.
game-over = Konec hry.

## Co volba udělá

choice-sell = Prodat akcii za $150
choice-hire = Najmout pracovníka za ${ $price }: { $what }
    .button = Najmout za ${ $price }
choice-pick = Vzít si počáteční jmění { $what }
choice-place = Umístit pracovníka: { $what }
choice-skip = Vynechat tah
choice-city = Stanice: { $what }, ${ $price }
    .button = Postavit za ${ $price }
choice-primary = Vzít si primární odměnu { $what }
choice-first-bonus = Vzít si bonus za první stanici za ${ $price }
choice-rail = Kolej: { $what }, ${ $price }
    .button = Položit za ${ $price }
choice-sector = Úřad v sektoru { $what }
choice-tile-worker = Zahodit pro kartičku telegrafu: { $what }
choice-sell-piece = Prodat: { $what }
choice-trade-flip = Otočit vlak: { $what }
choice-promo = Povýšit: { $what }
choice-spec = Využít efekt barvy za ${ $price } { $what }
    .button = Využít za ${ $price }
choice-done = Ukončit akci, zaplatit ${ $price }
choice-accept = Přijmout smlouvu: { $what }
choice-pass = Další dohodu nepřijmout
choice-first = Nejdřív vyměnit { $what }
choice-keep = Nechat si { $what }
choice-step = Postoupit: { $what }
choice-discard = Zahodit: { $what }
choice-promote = Povýšit: { $what }
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
what-supply = (zásoba)
what-board = (deska)
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
draw-space_deal = { $space }, { $one } – { $other }: { $terrain }, dohoda
draw-space = { $space }, { $one } – { $other }: { $terrain }
draw-terrain_0 = pláně
draw-terrain_1 = jeden trojúhelník
draw-terrain_2 = dva trojúhelníky
draw-terrain_3 = tři trojúhelníky
draw-start_space = { $one } – { $other }: první kolej všech
draw-rail = Kolej, { $player }, políčko { $space }
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
draw-per_network = za každé město úrovně 5
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
draw-endowment = Počáteční jmění { $tile }: { $effects }, pracovník: { $colour }
draw-drawn = Vylosováno: { $milestone }
draw-drawn_hidden = Mezník, který nevidíš
draw-milestone = Mezník { $tile }, body { $points }: { $conditions }; manažeři { $managers }
draw-managed = { $milestone }; obsazeno: { $filled }
draw-completed = Splněno: { $tile }, body { $points }
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
draw-face_down = lícem dolů
draw-livery_1 = Borovice
draw-livery_2 = Pomeranč
draw-livery_3 = Obloha
draw-livery_4 = Růže
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
