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

did-sell = { $who } prodává akcii za ${ $money }.
did-hire = { $who } najímá { $worker } za ${ $price }.
did-pick = { $who } si bere počáteční jmění: { $worker } a { $gains }.
did-place = { $who } umisťuje { $worker } na akci { $main }.
did-skip = { $who } už nemá co stavět a vynechává tah.
did-city = { $price ->
    [0] { $who } staví stanici zdarma: { $what }.
   *[other] { $who } staví stanici za ${ $price }: { $what }.
}
did-primary = { $who } si bere primární odměnu: { $gains }.
did-first-bonus = { $price ->
    [0] { $who } si bere bonus za první stanici: { $gains }.
   *[other] { $who } si za ${ $price } bere bonus za první stanici: { $gains }.
}
did-rail = { $free ->
    [yes] { $who } pokládá kolej zdarma: { $what }.
   *[no] { $price ->
        [0] { $who } pokládá kolej: { $what }.
       *[other] { $who } pokládá kolej za ${ $price }: { $what }.
    }
}
did-sector = { $shares ->
    [0] { $who } otevírá úřad zdarma v sektoru { $what }.
    [one] { $who } otevírá úřad v sektoru { $what } a bere si jednu akcii.
    [few] { $who } otevírá úřad v sektoru { $what } a bere si { $shares } akcie.
   *[other] { $who } otevírá úřad v sektoru { $what } a bere si { $shares } akcií.
}
did-tile-worker = { $who } zahazuje { $worker } za bonus kartičky telegrafu: { $gains }.
did-sell-piece = { $who } prodává { $piece } za ${ $money }.
did-trade-flip = { $face ->
    [down] { $who } otáčí vlak { $train } zpět lícem nahoru.
   *[up] { $price ->
        [0] { $who } otáčí vlak lícem dolů a bere si jeho bonus: { $gains }.
       *[other] { $who } otáčí vlak lícem dolů a za ${ $price } si bere jeho bonus: { $gains }.
    }
}
did-promo = { $who } povyšuje { $worker } na mezník { $letter } (má hodnotu { $points } VB).
did-spec = { $who } využívá efekt navíc ({ $colour }): { $kind ->
    [flip] { $face ->
        [down] otáčí vlak lícem nahoru{ $price ->
            [0] {""}
           *[other] {" "}za ${ $price }
        }.
       *[up] otáčí vlak pro jeho bonus ({ $gains }){ $price ->
            [0] {""}
           *[other] {" "}za ${ $price }
        }.
    }
    [train] vlak { $train } za ${ $price }.
    [exchange] výměna pracovníka.
    [steps] kroky výkonu.
    [shares] { $shares ->
        [one] jedna akcie.
        [few] { $shares } akcie.
       *[other] { $shares } akcií.
    }
    [bonus] bonus za první stanici ({ $gains }).
    [no_cost] stanice je o ${ $money } levnější.
    [primary] ještě jednou primární odměna ({ $gains }) za ${ $price }.
    [terrain_money] ${ $money } za koleje.
    [extra_rail] třetí kolej.
    [first_shares] { $shares ->
        [one] jedna akcie za první úřad.
        [few] { $shares } akcie za první úřad.
       *[other] { $shares } akcií za první úřad.
    }
    [share_money] ${ $money } za vzaté akcie.
    [tile] bonus kartičky telegrafu ({ $gains }) za ${ $price }.
    [deal] { $shares ->
        [one] { $what } smlouva ({ $gains }) za jednu akcii{ $price ->
            [0] {""}
           *[other] {" "}a ${ $price }
        }.
        [few] { $what } smlouva ({ $gains }) za { $shares } akcie{ $price ->
            [0] {""}
           *[other] {" "}a ${ $price }
        }.
       *[other] { $what } smlouva ({ $gains }) za { $shares } akcií{ $price ->
            [0] {""}
           *[other] {" "}a ${ $price }
        }.
    }
   *[train_money] ${ $money } za vlaky.
}
did-done = { $price ->
    [0] { $who } končí akci.
   *[other] { $who } končí akci a platí ${ $price }.
}
did-accept = { $price ->
    [0] { $shares ->
        [one] { $who } přijímá smlouvu ({ $what }) za jednu akcii: { $gains }.
        [few] { $who } přijímá smlouvu ({ $what }) za { $shares } akcie: { $gains }.
       *[other] { $who } přijímá smlouvu ({ $what }) za { $shares } akcií: { $gains }.
    }
   *[other] { $shares ->
        [one] { $who } přijímá smlouvu ({ $what }) za jednu akcii a ${ $price }: { $gains }.
        [few] { $who } přijímá smlouvu ({ $what }) za { $shares } akcie a ${ $price }: { $gains }.
       *[other] { $who } přijímá smlouvu ({ $what }) za { $shares } akcií a ${ $price }: { $gains }.
    }
}
did-pass = { $who } další smlouvu nepřijímá.
did-first = { $who } nejdřív vyměňuje mezník { $what } ({ $points } VB).
did-keep = { $who } si nechává mezník { $what } (má hodnotu { $points } VB).
did-step = { $who } postupuje na stupnici { $track } na { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za kus{ $price ->
    [0] { $shares ->
        [0] {""}
        [one] , mýtné je jedna akcie
        [few] , mýtné jsou { $shares } akcie
       *[other] , mýtné je { $shares } akcií
    }
   *[other] , mýtné je ${ $price }
}.
did-discard = { $who } zahazuje { $worker } jako mýtné.
did-promote = { $price ->
    [0] { $who } povyšuje { $worker } na mezník { $letter } (má hodnotu { $points } VB).
   *[other] { $who } platí ${ $price } a povyšuje { $worker } na mezník { $letter } (má hodnotu { $points } VB).
}
did-exchange = { $who } vyměňuje { $worker } za { $other }.
did-take = { $who } si bere { $worker }.
did-train = { $who } si bere vlak { $train } (má hodnotu 8 VB).
did-flip = { $face ->
    [down] { $who } otáčí vlak { $train } zpět lícem nahoru.
   *[up] { $price ->
        [0] { $who } otáčí vlak lícem dolů a bere si jeho bonus: { $gains }.
       *[other] { $who } otáčí vlak lícem dolů a za ${ $price } si bere jeho bonus: { $gains }.
    }
}
did-stop = { $who } se vzdává zbytku efektu.
recalled = { $who } si bere z desky zpět { $workers ->
    [one] jednoho pracovníka
    [few] všechny { $workers } pracovníky
   *[other] všech { $workers } pracovníků
}.
deals-offered = { $who } otevírá dohody: přijmout smlouvu smí každý.
deals-shuffled = Použité kartičky dohod se zamíchají.
deal-revealed = Odkryje se další kartička dohody.
milestone-completed = { $who } splňuje mezník { $letter }: +{ $points } VB.
milestones-drawn = { $who } si bere na výběr { $count ->
    [one] jeden mezník { $letter }
    [few] { $count } mezníky { $letter }
   *[other] { $count } mezníků { $letter }
}.
end-triggered = { $who } má zásobu prázdnou až po logo: po tomto kole má každý ještě jeden tah.
last-round = Poslední kolo: každý má ještě jeden tah.
game-over = Konec hry.

## Co volba udělá

choice-sell = Prodat akcii za ${ $money }
choice-hire = Najmout { $worker } za ${ $price }
choice-pick = Vzít si toto počáteční jmění: { $worker } a { $gains }
choice-place = Umístit { $worker } na akci { $main }
choice-skip = Vynechat tah
choice-city = { $price ->
    [0] Stanice zdarma: { $what }
   *[other] Stanice za ${ $price }: { $what }
}
choice-primary = Vzít si primární odměnu: { $gains }
choice-first-bonus = { $price ->
    [0] Vzít si bonus za první stanici: { $gains }
   *[other] Vzít si za ${ $price } bonus za první stanici: { $gains }
}
choice-rail = { $free ->
    [yes] Kolej zdarma: { $what }
   *[no] { $price ->
        [0] Kolej: { $what }
       *[other] Kolej za ${ $price }: { $what }
    }
}
choice-sector = { $shares ->
    [0] Úřad zdarma v sektoru { $what }
    [one] Úřad v sektoru { $what }: jedna akcie
    [few] Úřad v sektoru { $what }: { $shares } akcie
   *[other] Úřad v sektoru { $what }: { $shares } akcií
}
choice-tile-worker = Zahodit { $worker } za bonus kartičky telegrafu: { $gains }
choice-sell-piece = Prodat { $piece } za ${ $money }
choice-trade-flip = { $face ->
    [down] Otočit vlak { $train } lícem nahoru
   *[up] Otočit vlak pro jeho bonus: { $gains }
}
choice-promo = Povýšit { $worker } na mezník { $letter } (má hodnotu { $points } VB)
choice-spec = Využít efekt navíc za ${ $price }: { $what }
choice-done = { $price ->
    [0] Ukončit akci
   *[other] Ukončit akci a zaplatit ${ $price }
}
choice-accept = { $shares ->
    [one] Přijmout smlouvu ({ $what }) za jednu akcii: { $gains }
    [few] Přijmout smlouvu ({ $what }) za { $shares } akcie: { $gains }
   *[other] Přijmout smlouvu ({ $what }) za { $shares } akcií: { $gains }
}
choice-pass = Další smlouvu nepřijmout
choice-first = Nejdřív vyměnit mezník { $what } ({ $points } VB)
choice-keep = Nechat si mezník { $what } (má hodnotu { $points } VB)
choice-step = Postoupit na stupnici { $track } na { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za kus
choice-discard = Zahodit { $worker }
choice-promote = Povýšit { $worker } na mezník { $letter } (má hodnotu { $points } VB)
choice-give = Vydat { $worker }
choice-take = Vzít si { $worker }
choice-exchange = Vzít si { $other }
choice-train = Vzít si vlak { $train }
choice-flip = { $face ->
    [down] Otočit vlak { $train } lícem nahoru
   *[up] Otočit vlak pro jeho bonus: { $gains }
}
choice-stop = Vzdát se zbytku

## Nastavení

preset-standard = Podle pravidel
    .help = Jako v pravidlech: vzaté mezníky vidí jen ten, kdo si z nich vybírá.
option-milestone_draw = Zda vzaté mezníky vidí jen hráč, který si z nich vybírá, nebo všichni.
    .name = Vzaté mezníky
option-milestone_draw-private = Skryté
option-milestone_draw-open = Otevřené

## Fáze, otázky, slovesa

title = Railroad Revolution
ask-endow_pick = Vyber si počáteční jmění
ask-place = Vyber pracovníka a akci
ask-place-next = Vyber akci pro tohoto pracovníka
ask-skip = Už není co stavět: vynechej tah
ask-action = Proveď akci, potom zaplať
ask-deal = Přijmi smlouvu, nebo pasuj
ask-milestone = Vyber mezník, který si necháš
ask-first = Který mezník vyměníš nejdřív?
ask-steps = Vyber stupnici výkonu pro postup
ask-toll = Vyber pracovníka, který zaplatí mýtné
ask-promote = Povýšení: vyber pracovníka a mezník
ask-promote-next = Vyber mezník, který dostane manažera
ask-promo-next = Vyber mezník, který dostane manažera
ask-exchange = Výměna: vyber pracovníka, kterého vydáš
ask-exchange_take = Výměna: vyber pracovníka, kterého si vezmeš
ask-worker = Vyber pracovníka ze společné zásoby
ask-train = Vyber vlak
ask-flip = Vyber vlak k otočení
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
verb-spec = Efekt navíc
verb-done = Ukončit akci
verb-accept = Přijmout
verb-pass = Bez smlouvy
verb-first = Nejdřív vyměnit
verb-keep = Nechat si
verb-step = Postup
verb-discard = Zahodit
verb-promote = Povýšit
verb-give = Vydat
verb-take = Vzít si
verb-train = Vzít si vlak
verb-flip = Otočit
verb-stop = Vzdát se zbytku

## Jména

what-white = bílý
what-purple = fialový
what-orange = oranžový
what-grey = šedý
what-turquoise = tyrkysový
what-supply = ze zásoby
what-board = z desky
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
what-rail100 = kolej za $100
worker-white = bílého pracovníka
worker-purple = fialového pracovníka
worker-orange = oranžového pracovníka
worker-grey = šedého pracovníka
worker-turquoise = tyrkysového pracovníka
other-white = bílého
other-purple = fialového
other-orange = oranžového
other-grey = šedého
other-turquoise = tyrkysového
colour-white = bílý
colour-purple = fialový
colour-orange = oranžový
colour-grey = šedý
colour-turquoise = tyrkysový
main-station = Stanice
main-railroad = Železnice
main-telegraph = Telegraf
main-trade = Obchod
track-telegraph = telegrafu
track-stations = stanic
track-network = sítě
piece-rail = kolej
piece-building = budovu
train-money600 = „$600“
train-promote2 = „dvě povýšení“
train-shares3 = „tři akcie“
train-steps3 = „tři kroky“
train-rail100 = „kolej za $100“
gains-money_500 = $500
gains-money_600 = $600
gains-shares_1 = jednu akcii
gains-shares_2 = dvě akcie
gains-shares_3 = tři akcie
gains-steps_1 = jeden krok
gains-steps_2 = až dva kroky
gains-steps_3 = až tři kroky
gains-steps_4 = až čtyři kroky
gains-steps_5 = až pět kroků
gains-promote_1 = jedno povýšení
gains-promote_2 = dvě povýšení
gains-promote_2_paying_100 = dvě povýšení po $100
gains-exchange = výměnu pracovníka
gains-train = vlak
gains-flip_1 = otočení vlaku
gains-flip_2 = dvě otočení vlaků
gains-free_rail = kolej zdarma
gains-free_station = stanici zdarma
gains-free_office = úřad zdarma
gains-start_rail = počáteční kolej
gains-start_office = počáteční budovu jako úřad
gains-start_station = počáteční budovu jako stanici
gains-worker_any_1 = pracovníka libovolné barvy
gains-worker_white = bílého pracovníka
gains-worker_purple = fialového pracovníka
gains-worker_orange = oranžového pracovníka
gains-worker_grey = šedého pracovníka
gains-worker_turquoise = tyrkysového pracovníka
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
draw-terrain_1 = jedna ikona obtížné krajiny
draw-terrain_2 = dvě ikony obtížné krajiny
draw-terrain_3 = tři ikony obtížné krajiny
draw-start_space = { $one } – { $other }: první kolej všech
draw-rail = Kolej, { $player }, { $one } – { $other }
draw-station = Stanice, { $player }, { $city }
draw-station_first = První stanice, { $player }, { $city }
draw-office = Úřad, { $player }, sektor { $sector }
draw-office_first = První úřad, { $player }, sektor { $sector }
draw-neutral = Neutrální budova
draw-sector = Sektor { $sector }: { $shares ->
    [one] jedna akcie
    [few] { $shares } akcie
   *[other] { $shares } akcií
}, první úřad o { $first } víc
draw-sector_tile = Sektor { $sector }: { $shares ->
    [one] jedna akcie
    [few] { $shares } akcie
   *[other] { $shares } akcií
}, první úřad o { $first } víc; za pracovníka { $tile }
draw-sector_deal = Sektor { $sector }: { $shares ->
    [one] jedna akcie
    [few] { $shares } akcie
   *[other] { $shares } akcií
}, první úřad o { $first } víc; dohoda
draw-link = { $points } VB za úřady v sektorech { $one } a { $other }
draw-per_telegraph = za každý úřad
draw-per_stations = za každou stanici
draw-per_network = za město úrovně 5
draw-mark = { $player }: { $track }, { $points } VB, pozice { $position }
draw-toll_money = mýtné ${ $size }
draw-toll_shares = mýtné { $size ->
    [one] jedna akcie
    [few] { $size } akcie
   *[other] { $size } akcií
}
draw-toll_worker = mýtné: jeden pracovník
draw-deal_half = { $half } smlouva: { $shares ->
    [one] jedna akcie
    [few] { $shares } akcie
   *[other] { $shares } akcií
}{ $money }, za to { $effects }
draw-deal_money = { " " }a ${ $money }
draw-half_upper = Horní
draw-half_lower = Dolní
draw-column = { $count ->
    [one] jedna dohoda lícem dolů
    [few] { $count } dohody lícem dolů
   *[other] { $count } dohod lícem dolů
}
draw-common = Společná zásoba, { $colour } pracovník: { $count }
draw-stack = { $count ->
    [one] jeden vlak
    [few] { $count } vlaky
   *[other] { $count } vlaků
}: { $effects }
draw-pile = { $count ->
    [one] jeden mezník { $letter }
    [few] { $count } mezníky { $letter }
   *[other] { $count } mezníků { $letter }
}
draw-endowment = Počáteční jmění: { $effects }, pracovník: { $colour }
draw-drawn = Na výběr: { $milestone }
draw-drawn_hidden = Mezník, který nevidíš
draw-milestone = Mezník { $letter }, { $points } VB: { $conditions }; manažeři { $managers }
draw-managed = { $milestone }; obsazeno: { $filled }
draw-completed = Splněno: mezník { $letter }, { $points } VB
draw-condition_connect = { $number ->
    [one] jedno připojené město úrovně { $what }
    [few] { $number } připojená města úrovně { $what }
   *[other] { $number } připojených měst úrovně { $what }
}
draw-condition_station = { $number ->
    [one] jedna stanice ve městě úrovně { $what }
    [few] { $number } stanice ve městech úrovně { $what }
   *[other] { $number } stanic ve městech úrovně { $what }
}
draw-condition_deal_rails = { $number ->
    [one] jedna kolej s dohodou
    [few] { $number } koleje s dohodou
   *[other] { $number } kolejí s dohodou
}
draw-condition_terrain_rails = { $number ->
    [one] jedna kolej: { $what }
    [few] { $number } koleje: { $what }
   *[other] { $number } kolejí: { $what }
}
draw-any = kdokoli
draw-none = nikdo
draw-action = { $player }: akce { $action }
draw-worker_supply = { $player }: { $colour } pracovník k umístění: { $count }
draw-worker_board = { $player }: { $colour } pracovník na akci { $action }: { $count }
draw-train_up = { $player }: { $count ->
    [one] jeden vlak
    [few] { $count } vlaky
   *[other] { $count } vlaků
} lícem nahoru, { $effects }
draw-train_down = { $player }: { $count ->
    [one] jeden vlak
    [few] { $count } vlaky
   *[other] { $count } vlaků
} lícem dolů, { $effects }
draw-stock_rail = { $player }: v zásobě { $count ->
    [one] jedna kolej
    [few] { $count } koleje
   *[other] { $count } kolejí
}
draw-stock_building = { $player }: v zásobě { $count ->
    [one] jedna budova
    [few] { $count } budovy
   *[other] { $count } budov
}
draw-sale = ${ $money } za kus z tohoto sektoru
draw-cash = Peníze
draw-shares = Akcie
draw-points = Body
draw-holdings = { $player }: ${ $cash }, { $shares ->
    [one] jedna akcie
    [few] { $shares } akcie
   *[other] { $shares } akcií
}, { $points } VB
draw-shares_title = { $player }: { $shares ->
    [one] jedna akcie
    [few] { $shares } akcie
   *[other] { $shares } akcií
}, po ${ $price }
draw-to_move = je na tahu
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
draw-effect_promote = { $n ->
    [one] jedno povýšení
    [few] { $n } povýšení
   *[other] { $n } povýšení
}
draw-effect_promote_paying = { $n ->
        [one] jedno povýšení za ${ $pay }
        [few] { $n } povýšení po ${ $pay }
       *[other] { $n } povýšení po ${ $pay }
    }
draw-effect_exchange = výměna pracovníka
draw-effect_worker_any = { $n ->
    [one] pracovník libovolné barvy
    [few] { $n } pracovníci libovolné barvy
   *[other] { $n } pracovníků libovolné barvy
}
draw-effect_workers = pracovníci: { $colours }
draw-effect_either = pracovník: { $colours }
draw-effect_train = vlak
draw-effect_flip = { $n ->
    [one] otočení vlaku
    [few] { $n } otočení vlaků
   *[other] { $n } otočení vlaků
}
draw-effect_free_rail = kolej zdarma
draw-effect_free_station = stanice zdarma
draw-effect_free_office = úřad zdarma
draw-effect_start_rail = počáteční kolej
draw-effect_start_station = počáteční budova: Washington nebo Charlotte
draw-effect_start_office = počáteční budova v sektoru s dohodou
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

RR-SET-01 = Hra se připravuje ve třinácti krocích: hráčské desky; co dostane každý hráč; společná zásoba; hromádky vlaků; mezníky; ukazatele; kartičky dohod; kartičky měst; kartičky telegrafu; neutrální budovy; kartičky počátečního jmění; jejich výběr; co zbude, jde do krabice. Začíná první hráč a hraje se po směru hodinových ručiček.
RR-SET-02 = Každá hromádka vlaků má pro 4, 3 nebo 2 hráče 5, 4 nebo 3 kartičky.
RR-SET-03 = Neutrální budovy stojí jen na prvních políčkách. Nikomu nepatří, nepřinášejí body a blokují jen první políčko.
RR-SET-04 = Kartičku počátečního jmění si jako první vybírá poslední hráč prvního kola, jako poslední první hráč. Co kartička dává, se vyhodnotí dřív, než vybírá další.
    .refusal = Tuto kartičku počátečního jmění si vzít nemůžeš.
RR-SET-05 = Kartička jmění dává svého pracovníka a jednu z těchto věcí: až 3 kroky výkonu, s mýtným; kolej zdarma na dostupné políčko bez ceny a dohody; 3 akcie; úřad na prvním políčku sektoru s dohodou, bez akcií a dohody; výměnu jednoho vlastního pracovníka, i nového; stanici na prvním políčku Washingtonu nebo Charlotte bez ceny, odměny a bonusu; vlak; $500. To můžeš odmítnout, pracovníka si ale bereš vždy.
    .refusal = { $reason ->
        [rail] Počáteční kolej sem dát nelze: { $what }. Políčko se musí dotýkat tvé sítě.
        [office] Počáteční úřad nelze dát do sektoru { $what }: musí to být prázdný sektor s dohodou.
       *[station] Počáteční stanici sem dát nelze: { $what }. Musí to být Washington nebo Charlotte s volným prvním políčkem.
    }
RR-SET-06 = Počáteční kolej a počáteční budova nepatří k tvé zásobě 15 kolejí a 12 budov. Pro konec hry se nepočítají, ve všem ostatním jsou kolejí, stanicí nebo úřadem.
RR-SET-07 = Po přípravě má každý přesně 5 dostupných pracovníků: 4 bílé a pracovníka z kartičky, nebo co z nich udělala výměna.
    .refusal = Do konce přípravy si každý nechá svých prvních 5 pracovníků.
RR-SET-08 = Během přípravy se akcie neprodávají a nikdo se nenajímá; mýtné za kroky platíš ze svých $600 a 3 akcií.
    .refusal = Před prvním tahem nemůžeš prodávat akcie ani najímat.
RR-SET-09 = Pracovníci na kartičkách počátečního jmění nejsou ve společné zásobě, takže je nikdo nezíská výměnou.
RR-GEN-01 = Peníze a akcie ve společné zásobě nikdy nedojdou.
RR-GEN-02 = Pracovníků je omezený počet. Máš-li si vzít barvu, která došla, vezmi si ze společné zásoby jinou barvu, jakou chceš. Není-li v ní nikdo, nebereš si nikoho. Kde si smíš vzít jednu barvu nebo druhou, nejdřív jmenuješ barvu, třeba i tu, která došla, a pak si místo ní vezmeš jinou. Kde volíš volně (najímání, libovolný pracovník, výměna), volíš barvu, která v zásobě je.
    .refusal = Takový pracovník ve společné zásobě není.
RR-GEN-03 = Platit znamená dát peníze do společné zásoby. Zahodit znamená vrátit do ní akcie nebo pracovníky. Pracovníci jsou z tvé osobní zásoby nebo z tvé desky, jak chceš. Manažery zahodit nelze.
    .refusal = { $reason ->
        [supply] V zásobě nemáš pracovníka této barvy: { $colour }.
       *[board] Na desce nemáš pracovníka této barvy: { $colour }.
    }
RR-GEN-04 = Pracovníci, akcie a peníze, které si bereš, jdou do tvé osobní zásoby. Vzatého pracovníka, i výměnou, můžeš hned povýšit, zahodit nebo vyměnit, a umístit ho můžeš od příštího tahu. Koho najmeš před umístěním, toho můžeš umístit ještě v tomto tahu.
RR-GEN-05 = Ve svém tahu provádíš části akce v libovolném pořadí: hlavní akci, placení její ceny, odměny, bonusy, efekt navíc. Platit můžeš i penězi, které přinese pozdější část.
RR-GEN-06 = Při každém svém rozhodnutí v tahu smíš prodávat akcie po $150. Kupovat akcie nelze.
    .refusal = Nemáš akcii k prodeji.
RR-GEN-07 = Při každém svém rozhodnutí v tahu smíš zaplatit $800 a najmout 1 pracovníka libovolné barvy ze společné zásoby, i víckrát.
    .refusal = { $reason ->
        [colour] Ve společné zásobě není pracovník této barvy: { $colour }.
       *[cash] Najmutí stojí $800 a ty máš ${ $cash }.
    }
RR-GEN-08 = Ve vlastním tahu smíš prodávat a najímat v každém kroku, dokud neskončí tvá akce a tvé dohody. V cizím tahu jen tehdy, když rozhoduješ o dohodě. Ne při přípravě, ne při braní mezníků ani jindy.
    .refusal = Při braní mezníků nelze prodávat ani najímat.
RR-GEN-09 = Na konci tahu musíš mít aspoň 4 dostupné pracovníky. Nesmíš použít akci, bonus, odměnu, povýšení, zahození ani mýtné, po kterých toho už nelze dosáhnout.
    .refusal = Potom by tah nešlo ukončit se 4 pracovníky.
RR-GEN-10 = Ve vlastním tahu smíš klesnout pod 4 pracovníky, pokud se do konce tahu na 4 vrátíš, třeba zahozením pracovníka za $600 a najmutím jiného. S méně než 4 tah ukončit nelze.
    .refusal = Tah musíš ukončit aspoň se 4 pracovníky; máš jich { $workers }.
RR-GEN-11 = Při dohodách v cizím tahu nesmíš mít ani na okamžik méně než 4 dostupné pracovníky: chceš-li s právě 4 povýšit nebo zahodit, nejdřív najmi. Výměna je jeden okamžik. Každý tak začíná tah aspoň se 4.
    .refusal = V cizím tahu musíš mít stále 4 pracovníky. Nejdřív někoho najmi.
RR-GEN-12 = Nejsou tu slepé uličky: něco smíš udělat, jen když potom ještě můžeš splnit všechny povinnosti tahu. To znamená dokončit hlavní akci, zaplatit její cenu a mít aspoň 4 dostupné pracovníky.
    .refusal = Potom by tah nešlo dokončit.
RR-GEN-13 = Odměny a bonusy jsou dobrovolné, celé i zčásti, pokud pravidlo neříká „musíš“; pracovník z kartičky jmění, akcie sektoru, akcie za první úřad a peníze z prodeje se berou vždy. Odměna více pracovníků se bere celá.
RR-GEN-14 = Něco smíš zvolit, jen když po zaplacení ceny může aspoň jeden jeho efekt něco změnit. To platí pro odměny, bonus za první stanici, bonusy kartiček, efekty navíc, otočení vlaku a dohody. Peníze a akcie něco změní vždy. Pracovníci tehdy, je-li nějaký ve společné zásobě, vlak tehdy, není-li některá hromádka prázdná. Ostatní tehdy, když s nimi lze podle pravidel něco udělat.
    .refusal = To by teď nic nezměnilo.
RR-GEN-15 = Více efektů se vyhodnocuje v uvedeném pořadí a každý můžeš odmítnout. Začatý efekt dokonči nebo ukonči, než uděláš něco jiného. Mezitím smíš jen prodávat akcie a najímat, ne však uprostřed mýtného, výměny nebo volby pracovníka.
    .refusal = Nejdřív dokonči, co je otevřené: { $phase }.
RR-GEN-16 = Výměna: vyber jednoho ze svých dostupných pracovníků, ze zásoby nebo z desky, a jednoho ve společné zásobě. Vymění si místa a nový jde do tvé osobní zásoby. Počet tvých dostupných pracovníků se tedy nemění. Stejnou barvu si smíš vzít jen za pracovníka z desky, který se tím vrátí do zásoby; jinak by se nic nezměnilo.
    .refusal = { $reason ->
        [colour] Ve společné zásobě není pracovník této barvy: { $colour }.
       *[same] Vrátila by se ti stejná barva. Vyber jinou.
    }
RR-GEN-17 = Úvěr není: každou cenu kromě ceny hlavní akce platíš celou z toho, co v tu chvíli máš. Chybí-li hotovost, nejdřív prodej akcie. Peníze, které bude potřebovat hlavní akce, smíš použít, dokud můžeš tah ještě dokončit.
    .refusal = Máš ${ $cash } a to je málo. Nejdřív prodej akcie.
RR-TURN-01 = Hráči jsou na tahu po směru hodinových ručiček od prvního hráče, každý po jednom tahu.
RR-TURN-02 = Ve svém tahu si vezmeš 1 pracovníka z osobní zásoby a dáš ho na jedno ze čtyř políček akcí své desky. Potom provedeš hlavní akci. To je povinné.
    .refusal = Takového pracovníka v osobní zásobě nemáš.
RR-TURN-03 = Na jednom políčku akce smí stát libovolně mnoho pracovníků libovolných barev.
RR-TURN-04 = Je-li na začátku tahu tvá osobní zásoba prázdná, vrátí se do ní všichni pracovníci z tvé desky. Děje se to samo, dřív než něco prodáš nebo někoho najmeš, a není to akce: potom hraješ běžný tah.
RR-TURN-05 = Dřív je vrátit nelze: dokud máš v osobní zásobě pracovníka, musíš umístit někoho z ní.
    .refusal = Ten pracovník je na desce. Umísti někoho z osobní zásoby.
RR-TURN-06 = Hlavní akce se musí provést celá; nelze zvolit akci, kterou nemůžeš dokončit.
    .refusal = Hlavní akce ještě není hotová.
RR-TURN-07 = Efekt navíc umístěného pracovníka použít nemusíš. Použít ho smíš jednou za tah.
    .refusal = Efekt navíc už byl v tomto tahu využit.
RR-TURN-08 = Bílý: povyš 1 vlastního pracovníka. Každý specialista to smí udělat místo vlastního efektu, ale nikdy obojí.
    .refusal = { $reason ->
        [white] Bílý pracovník má jediný efekt: povýšit pracovníka.
       *[used] Efekt pracovníka už byl v tomto tahu využit.
    }
RR-TURN-09 = Tah probíhá takto: pracovníci se vrátí, je-li tvá zásoba prázdná; umístíš pracovníka; provedeš akci v libovolném pořadí a ukončíš ji; rozhoduje se o dohodách, pokud je akce otevřela; musíš mít aspoň 4 dostupné pracovníky; zkontrolují se mezníky všech hráčů; zkontroluje se konec hry; hraje další hráč.
    .refusal = To teď udělat nelze ({ $phase }).
RR-TURN-10 = Nelze-li nic udělat, protože je tvá zásoba prázdná, tah se vynechá a pracovníka neumisťuješ. Prodávat a najímat smíš i tak a konec tahu proběhne.
    .refusal = Můžeš umístit pracovníka, takže tah vynechat nelze.
RR-TURN-11 = Právě umístěný pracovník stojí na tvé desce: v témže tahu ho smíš povýšit, vyměnit nebo zahodit. Jeho efekt navíc můžeš použít i tak.
RR-TURN-12 = Efekt navíc smíš použít před částmi hlavní akce, mezi nimi i po nich, jakmile je na čem.
RR-STA-01 = Vezmi svou levou krajní budovu a dej ji do dostupného města.
    .refusal = Město už je vybrané.
RR-STA-02 = Zaplať cenu na horním okraji města.
    .refusal = Stanice stojí ${ $owed } a máš ${ $cash }.
RR-STA-03 = Smíš si vzít primární odměnu: kroky, nebo 1–2 pracovníky; „/“ znamená jednu ze dvou barev.
    .refusal = { $reason ->
        [city] Nejdřív vyber město.
       *[colour] To není primární odměna tohoto města.
    }
RR-STA-04 = Nestojí-li ve městě ještě žádná budova, ani neutrální, jde tvoje na první políčko. Potom si smíš vzít bonus za první stanici, za jeho cenu, pokud nějakou má.
    .refusal = Nejdřív vyber město.
RR-STA-05 = Jinak jde vpravo vedle a bonus není. Ve městě smí stát libovolně mnoho stanic.
    .refusal = Jiná budova tam stála dřív, takže bonus není.
RR-STA-06 = V jednom městě smíš mít jen jednu stanici.
    .refusal = Stanici tu už máš: { $what }.
RR-STA-07 = Stanici nelze postavit ve městě mimo tvou síť, bez budovy v zásobě, ani když ji nemůžeš zaplatit.
    .refusal = { $reason ->
        [stock] Nezbývá ti žádná budova.
        [reach] Tvá síť sem nevede: { $what }.
        [none] V žádném připojeném městě nemáš na stanici dost peněz.
       *[pay] Stanice stojí ${ $size }. Máš ${ $cash } a { $shares ->
            [one] jednu akcii
            [few] { $shares } akcie
           *[other] { $shares } akcií
        }: na stanici a 4 pracovníky na konci tahu to nestačí.
    }
RR-STA-08 = Washington a Charlotte fungují jako každé město; jejich kartička je natištěná. Mají úroveň 1 a tu žádný mezník nežádá.
RR-STA-09 = Fialový: zaplať $100 a otoč jeden vlastní vlak. Smíš to i před výběrem města, protože kolej z otočení může otevřít nové.
    .refusal = Vyber vlak, který otočíš.
RR-STA-10 = Šedý: vezmi si bonus za první stanici tohoto města za jeho cenu. Je-li tvá stanice první, dostaneš ho dvakrát a pokaždé platíš.
    .refusal = Nejdřív vyber město, potom si vezmi jeho bonus.
RR-STA-11 = Oranžový: cena stanice se neplatí; ceny bonusů ano.
    .refusal = Nejdřív vyber město, kde stanice něco stojí.
RR-STA-12 = Tyrkysový: zaplať $300 a vezmi si primární odměnu znovu. U „/“ smíš zvolit druhou barvu.
    .refusal = { $reason ->
        [city] Nejdřív vyber město.
       *[colour] Vyber barvu pracovníka, kterého si bereš.
    }
RR-STA-13 = Primární odměnu i bonus za první stanici si smíš v akci vzít jednou, a ještě jednou díky tyrkysovému nebo šedému pracovníkovi. Vzít si je smíš i před zaplacením stanice.
    .refusal = Tuto odměnu už máš.
RR-RAIL-01 = Vezmi 2 levé krajní koleje a dej každou na dostupné políčko.
    .refusal = Tvá síť sem nevede: { $what }.
RR-RAIL-02 = Koleje stojí dohromady $400 a $100 za každou ikonu obtížné krajiny u políček. Pláně nestojí nic navíc.
    .refusal = Koleje stojí ${ $owed } a ty máš ${ $cash }.
RR-RAIL-03 = Políčka vybíráš jedno po druhém; první kolej může zpřístupnit druhé políčko. Nemusejí spolu sousedit.
RR-RAIL-04 = Na jednom políčku smíš mít jednu kolej. Libovolně mnoho dalších hráčů tam smí mít svou.
    .refusal = Kolej tu už máš: { $what }.
RR-RAIL-05 = Pokládáš přesně 2 koleje. Zbývá-li v zásobě jen 1, položíš ji a zaplatíš celých $400 a terén. Bez kolejí, nebo když nemůžeš zaplatit, tuto akci zvolit nelze.
    .refusal = { $reason ->
        [laid] Všechny koleje této akce už leží.
        [stock] Nezbývá ti žádná kolej.
       *[pay] Máš ${ $cash } a { $shares ->
            [one] jednu akcii
            [few] { $shares } akcie
           *[other] { $shares } akcií
        }: na koleje této akce a 4 pracovníky na konci tahu to nestačí.
    }
RR-RAIL-06 = Položíš-li kolej na políčko s ikonou dohody, ať jako první, nebo ne, rozhoduje se po celé akci o dohodách. I po dvou takových kolejích jen jednou.
RR-RAIL-07 = Fialový: zaplať $300 a vezmi si vlak.
    .refusal = Vyber vlak, který si vezmeš.
RR-RAIL-08 = Šedý: vezmi si 2 akcie.
    .refusal = Šedý pracovník přináší akcie.
RR-RAIL-09 = Oranžový: vezmi si $100 a $50 za každou ikonu obtížné krajiny u políček zastavěných v této akci.
    .refusal = Nejdřív polož všechny koleje.
RR-RAIL-10 = Tyrkysový: polož 3 koleje za $400 a $100 za každou ikonu obtížné krajiny u všech tří. Na začátku akce potřebuješ 3 koleje v zásobě a po volbě musíš položit všechny tři. S menším počtem kolejí efekt použít nelze.
    .refusal = Na třetí kolej potřebuješ na začátku akce 3 koleje v zásobě. Bylo jich { $count }.
RR-RAIL-11 = Kolej zdarma je levá krajní kolej tvé zásoby, při přípravě počáteční kolej, na dostupném políčku: bez $400, bez ceny terénu a bez dohody. Ikony políčka se počítají pro mezníky.
    .refusal = { $reason ->
        [stock] Nezbývá ti žádná kolej.
       *[space] Tvá síť sem nevede: { $what }.
    }
RR-RAIL-12 = Dostupné políčko kolejí je vždy: na mapě jich je 26, všechna spojená, a hráč má nejvýš 16 kolejí.
RR-TEL-01 = Vezmi svou levou krajní budovu a dej ji do dostupného sektoru. Nic to nestojí, síť není potřeba a na pořadí sektorů nezáleží.
    .refusal = Sektor už máš vybraný.
RR-TEL-02 = Vezmeš si akcie sektoru, hnědé číslo.
RR-TEL-03 = Není-li v sektoru ještě žádná budova, ani neutrální, jde tvoje na první políčko. Potom si vezmeš i akcie za první úřad, bílé číslo.
RR-TEL-04 = Jinak jde vpravo vedle, bez akcií za první úřad.
RR-TEL-05 = V jednom sektoru smíš mít jen jeden úřad.
    .refusal = Úřad v tomto sektoru už máš: { $what }.
RR-TEL-06 = Jednou v akci, ať máš první úřad, nebo ne, smíš zahodit jednoho pracovníka a vzít si bonus kartičky sektoru. Pracovník je ze zásoby nebo z desky, třeba i ten právě umístěný. Kartička zůstává všem do konce hry.
    .refusal = { $reason ->
        [sector] Nejdřív vyber sektor.
       *[used] Bonus této kartičky za pracovníka už máš.
    }
RR-TEL-07 = Sektory s dohodou (3 a 6) nemají kartičku ani její bonus. Úřad v nich spustí po celé akci vyhodnocení dohod.
    .refusal = Sektor s dohodou nemá kartičku.
RR-TEL-08 = Tuto akci nelze zvolit bez budovy v zásobě ani s úřadem ve všech 8 sektorech.
    .refusal = { $reason ->
        [full] Úřad máš v každém sektoru.
       *[stock] Nezbývá ti žádná budova.
    }
RR-TEL-09 = Fialový: vyměň jednoho pracovníka.
    .refusal = Fialový efekt je výměna jednoho pracovníka.
RR-TEL-10 = Šedý: vezmi si akcie za první úřad. Je-li tvůj úřad první, dostaneš je dvakrát.
    .refusal = Nejdřív vyber sektor.
RR-TEL-11 = Oranžový: vezmi si $100 za každou akcii, kterou v této akci bereš jako akcii sektoru a za první úřad. Akcie z kartiček a vlaků se nepočítají.
    .refusal = Nejdřív vyber sektor.
RR-TEL-12 = Tyrkysový: zaplať $400 a vezmi si bonus kartičky, navíc k zahození pracovníka nebo místo něj, tedy nejvýš dvakrát v akci. Ne v sektorech s dohodou.
    .refusal = Nejdřív vyber sektor s kartičkou.
RR-TEL-13 = Úřad zdarma je levá krajní budova zásoby v dostupném sektoru, na prvním políčku, je-li volné: bez akcií, bez bonusu kartičky, bez dohody.
    .refusal = Nezbývá ti budova.
RR-TRD-01 = Odeber přesně jeden kus z levého krajního sektoru zásoby, ve kterém ještě nějaký je. Je-li tam kolej i budova, vyber si. Kus opouští hru a ty si vezmeš peníze natištěné nad sektorem.
    .refusal = { $reason ->
        [sold] V této akci už něco prodáno bylo.
       *[sector] Prodávej z levého krajního sektoru zásoby, ve kterém ještě něco je.
    }
RR-TRD-02 = Před prodejem nebo po něm smíš otočit jeden vlastní vlak. Kolej zdarma z otočení před prodejem smí být posledním kusem sektoru; pak prodáváš z dalšího. Něco k prodeji ale musí zbýt.
    .refusal = V této akci už vlak otočen byl.
RR-TRD-03 = Tuto akci nelze zvolit jen tehdy, je-li tvá zásoba prázdná.
    .refusal = Tvá zásoba je prázdná.
RR-TRD-04 = Fialový: až 3 kroky výkonu.
    .refusal = Fialový efekt jsou až 3 kroky.
RR-TRD-05 = Šedý: přijmi jednu ze dvou smluv odkryté kartičky dohody; s ní si bereš 1 akcii, kterou smíš použít na její cenu. Nikdo jiný se neúčastní. Kartička se odloží a hned se odkryje další. Když nic nepřijmeš, akcii nedostaneš a kartička zůstává.
    .refusal = { $reason ->
        [choose] Vyber jednu ze dvou smluv.
        [shares] Smlouva stojí { $size ->
            [one] jednu akcii
            [few] { $size } akcie
           *[other] { $size } akcií
        }. I s tou, kterou dostaneš, jich máš { $shares }.
       *[cash] Smlouva stojí ${ $size } a ty máš ${ $cash }.
    }
RR-TRD-06 = Oranžový: $100 za každý vlak, který v tu chvíli máš, lícem nahoru i dolů.
    .refusal = Nemáš vlak.
RR-TRD-07 = Tyrkysový: otoč ještě jeden vlak. Spolu s otočením hlavní akce smíš týž vlak otočit dvakrát.
    .refusal = Vyber vlak, který otočíš.
RR-TRD-08 = Stanice zdarma je levá krajní budova zásoby v dostupném městě, na prvním políčku, je-li volné: bez ceny a bez odměn.
RR-TRN-01 = Vzít si vlak znamená vzít vrchní kartičku libovolné hromádky. Polož ji před sebe lícem nahoru, stranou s 8 VB. Jsou-li všechny hromádky prázdné, nedostaneš nic.
    .refusal = Ta hromádka je prázdná.
RR-TRN-02 = Smíš mít libovolně mnoho vlaků, i více jednoho druhu.
RR-TRN-03 = Otočit vlak ležící lícem nahoru: vezmi si jeho bonus (za jeho cenu), pak leží lícem dolů.
    .refusal = Takový vlak lícem nahoru nemáš.
RR-TRN-04 = Otočit vlak ležící lícem dolů: leží lícem nahoru, bez bonusu.
    .refusal = Takový vlak lícem dolů nemáš.
RR-TRN-05 = Vlak lícem nahoru lze otočit, jen když jeho bonus může něco změnit; využít ho pak nemusíš. Vlak lícem dolů lze otočit vždy.
    .refusal = Bonus toho vlaku by teď nic nezměnil.
RR-TRN-06 = Otočit dvakrát jsou dvě samostatná otočení, dvou vlaků nebo dvakrát téhož. Druhé smíš odmítnout.
RR-TRN-07 = Vlaky dávají: 1 nebo 2 povýšení; $600; až 3 kroky; 3 akcie; za $100 kolej zdarma.
RR-DEAL-01 = O dohodách se rozhoduje nejvýš jednou za tah, po celé akci. Je k tomu třeba kolej na políčku s ikonou dohody nebo úřad v sektoru s dohodou.
RR-DEAL-02 = Smlouva stojí 1 až 4 akcie a peníze, pokud jsou na ní uvedené. Přijmout ji znamená zahodit akcie, zaplatit a vzít si odměnu.
    .refusal = { $reason ->
        [shares] Smlouva stojí { $size ->
            [one] jednu akcii
            [few] { $size } akcie
           *[other] { $size } akcií
        } a ty máš { $shares }.
       *[cash] Smlouva stojí ${ $size } a ty máš ${ $cash }.
    }
RR-DEAL-03 = Hráč na tahu smí přijmout žádnou, jednu nebo obě smlouvy , každou jednou, v libovolném pořadí. Pak, po směru hodinových ručiček, smí každý další přijmout žádnou nebo jednu. Tutéž smlouvu smí přijmout více hráčů.
    .refusal = { $reason ->
        [taken] Tuto smlouvu už máš.
       *[one] V cizím tahu smíš přijmout jen jednu smlouvu.
    }
RR-DEAL-04 = Smlouvu, jejíž odměna nemůže nic změnit, přijmout nelze.
    .refusal = Odměna té smlouvy by teď nic nezměnila.
RR-DEAL-05 = Potom jde kartička lícem dolů na odkládací hromádku a odkryje se další ze sloupce; je-li prázdný, nejdřív se z odložených (i s právě použitou) zamíchá nový.
RR-DEAL-06 = Odměny z dohod nikdy nespouštějí další dohodu.
RR-DEAL-07 = Dohody dávají: výměnu; kolej, stanici nebo úřad zdarma; 1 nebo 2 povýšení po $100; jedno nebo dvě otočení vlaků; vlak; vyobrazené pracovníky; kroky.
RR-DEAL-08 = Smlouva se ti nabídne, jen když nějakou můžeš přijmout, třeba po prodeji akcií nebo najmutí. Nejdřív rozhoduje hráč na tahu, dokud neodmítne, nemá obě, nebo už žádnou přijmout nemůže. S méně než 4 dostupnými pracovníky skončit nesmí. Jiný hráč končí odmítnutím, nebo když je odměna jeho jediné smlouvy vyhodnocená.
RR-DEAL-09 = Všichni hráči rozhodují o téže odkryté kartičce. Pracovníci, vlaky z hromádek a první políčka, které si vzali dřívější hráči, už pro pozdější nejsou.
RR-MIL-01 = Povýšit znamená přesunout dostupného pracovníka na prázdné místo manažera na jednom z tvých nesplněných mezníků.
    .refusal = { $reason ->
        [milestone] To není tvůj nesplněný mezník.
        [supply] V zásobě nemáš pracovníka této barvy: { $colour }.
       *[board] Na desce nemáš pracovníka této barvy: { $colour }.
    }
RR-MIL-02 = Místa na mezníku A, B a C berou jen vyobrazenou barvu, místa na D libovolnou, i bílou. Pracovníka, který nepasuje na žádné prázdné místo, povýšit nelze.
    .refusal = Žádné volné místo toho mezníku tu barvu nebere.
RR-MIL-03 = Povýšit smíš, i když ještě není splněna žádná podmínka mezníku.
RR-MIL-04 = Manažeři nejsou dostupní pracovníci. Dokud není mezník splněn, nelze je přesouvat, vyměňovat ani zahazovat.
    .refusal = Ten pracovník už je manažer.
RR-MIL-05 = Povyšuješ jen bílým, specialistou použitým jako bílý a efekty, které říkají „povýšit“. Jedno nebo dvě povýšení provádíš po sobě a druhé smíš vynechat. Obě smějí jít na týž mezník, nebo na různé.
RR-MIL-06 = Mezník je splněn, když jsou obsazena všechna místa manažerů a platí všechny podmínky.
RR-MIL-07 = Mezníky se kontrolují na konci každého tahu, po dohodách, u všech hráčů: nejdřív u hráče na tahu, pak po směru hodinových ručiček. Splní se samy, ať chceš, nebo ne.
RR-MIL-08 = Když je mezník splněn, jdou jeho manažeři do společné zásoby. Kartičku otočíš lícem dolů a necháš si ji kvůli jejím VB.
RR-MIL-09 = Splněný mezník A nahradí B, místo B přijde C, místo C přijde D a místo D nic. Vezmeš si 3 vrchní kartičky té hromádky a 1 si musíš nechat lícem nahoru; zbylé 2 jdou pod hromádku v pořadí, jak přišly. Je-li jich méně než 3, vezmeš si, co tam je; není-li žádná, náhrada není.
    .refusal = Nech si jeden ze vzatých mezníků.
RR-MIL-10 = Splníš-li dva mezníky najednou, oba se otočí a potom se nahradí jeden po druhém. Liší-li se jejich písmena, vybereš, který dřív. Jinak není co vybírat: oba jsou z téže hromádky, druhý až poté, co první dvě odmítnuté kartičky šly pod ni.
    .refusal = To není jeden ze dvou mezníků k výměně.
RR-MIL-11 = Podmínka „připojená města“: tvá síť dosahuje aspoň do tolika různých měst přesně dané úrovně.
RR-MIL-12 = Podmínka „stanice“: máš stanice v aspoň tolika městech přesně dané úrovně.
RR-MIL-13 = Podmínka „koleje s dohodou“: máš koleje na aspoň tolika políčkách s ikonou dohody.
RR-MIL-14 = Podmínka „koleje v terénu“: máš koleje na aspoň tolika políčkách přesně s danou ikonou: pláně, nebo 1, 2 či 3 ikony obtížné krajiny.
RR-MIL-15 = Na podmínky se jen hledí, nikdy se nespotřebují: jedna kolej či stanice může sloužit více podmínkám a mezníkům. Počáteční políčko se nepočítá pro žádnou.
RR-MIL-16 = Právě vzatý mezník nemá manažery, takže se v téže kontrole nesplní. Když obě tvé řady došly ke splněnému D, nemáš otevřený mezník a povyšovat už nelze.
RR-MIL-17 = Na konci úplně posledního tahu se mezníky plní a přinášejí body, ale nové se neberou.
RR-PERF-01 = Krok posune jeden z tvých ukazatelů o pozici výš. Více kroků smíš rozdělit mezi stupnice.
RR-PERF-02 = Mýtné natištěné mezi dvěma pozicemi platíš, když ho mineš: peníze, akcie, nebo jednoho pracovníka ze zásoby či desky. Když ho nemůžeš zaplatit, krok udělat nelze. Každé mýtné platí každý hráč.
    .refusal = { $reason ->
        [shares] Mýtné: { $size ->
            [one] jedna akcie
            [few] { $size } akcie
           *[other] { $size } akcií
        }; máš jich { $shares }.
       *[cash] Mýtné je ${ $size } a ty máš ${ $cash }. Nejdřív prodej akcie.
    }
RR-PERF-03 = Tolik kroků znamená vždy nejvýš tolik. Nevyužité kroky propadají.
RR-PERF-04 = Nad nejvyšší pozici krok nevede. Na jedné pozici smí stát libovolně mnoho ukazatelů.
    .refusal = Tvůj ukazatel je na konci té stupnice.
RR-END-01 = Konec přichází, když jsou sektory zásoby některého hráče vlevo od loga prázdné: 13 kolejí a 10 budov opustilo zásobu, postavené nebo prodané.
RR-END-02 = Kolo se dohraje, až po hráče vpravo od prvního hráče. Pak má každý ještě přesně jeden tah a hra končí.
    .refusal = Hra skončila.
RR-END-03 = Zkoumá se to na konci každého tahu u všech hráčů; platí jen první případ. Dohrává se kolo, ve kterém nastal.
RR-END-04 = Do konce platí všechna pravidla; mezníky lze plnit až do konce úplně posledního tahu včetně.
RR-SCO-01 = 8 VB za každý tvůj vlak lícem nahoru.
RR-SCO-02 = VB každého splněného mezníku; otevřené se nepočítají.
RR-SCO-03 = Hodnota stupnice sítě krát počet různých měst úrovně 5, do kterých dosahuje tvá síť; stanice v nich být nemusí.
RR-SCO-04 = Hodnota stupnice stanic krát počet tvých stanic ve všech městech, i ve Washingtonu a Charlotte.
RR-SCO-05 = Hodnota stupnice telegrafu krát počet tvých úřadů.
RR-SCO-06 = Za každou dvojici sousedních sektorů, ve kterých máš úřad: 5 nebo 8 VB natištěných mezi nimi. Dostane je každý hráč, který má oba.
RR-SCO-07 = Peníze, akcie, pracovníci a to, co zbylo v zásobě, nepřinášejí body.
RR-SCO-08 = Vyhrává, kdo má nejvíc VB. Při shodě rozhoduje víc peněz, každá akcie za $150. Je-li i to stejné, o vítězství se dělí.
RR-INFO-01 = Všichni vidí: vše na deskách; peníze, akcie, pracovníky, vlaky a mezníky všech hráčů, otevřené i splněné; odkrytou kartičku dohody; kartičky měst a telegrafu; velikosti hromádek; použité kartičky dohod.
RR-INFO-02 = Nikdo nevidí pořadí hromádek mezníků a kartiček dohod. Vzaté mezníky vidí jen hráč, který si vybírá, nebo s volbou „Vzaté mezníky: Otevřené“ všichni. Dvě vrácené kartičky znají ti, kdo je viděli.
RR-INFO-03 = Náhoda rozhoduje o míchání při přípravě a o kartičkách dohod. Kostky ve hře nejsou.

## Reasons for advice

reason-milestones = splněné mezníky: { $points }
reason-goals = tvé otevřené mezníky: { $points }
reason-next-goals = mezníky, které mohou následovat: { $points }
reason-workers = pracovníci k povýšení a jejich barvy: { $points }
reason-tracks = stupnice výkonu a co počítají: { $points }
reason-links = sousední telegrafní úřady: { $points }
reason-trains = vlaky: { $points }
reason-money = peníze a akcie: { $points }
reason-money-early = peníze, dokud je čas je využít: { $points }
reason-goals-early = otevřené mezníky, na které zbývá čas: { $points }
reason-effects = efekty, které zbývá využít: { $points }
reason-rival = co může čekat nejsilnější soupeř: { $points }
reason-rivals = co mohou čekat tvoji soupeři: { $points }

## Vedle desky

panel-turn = Umístit pracovníka a udělat první krok za ${ $price }
    .button = Umístit a dál za ${ $price }
panel-whole-turn = Celá akce za ${ $price }
    .button = Provést celou akci za ${ $price }
panel-then-ends = potom akce končí, bez odměn a efektu navíc
panel-worker-from = { $what }
panel-milestone = manažeři na mezníku: { $filled } z { $slots }
panel-turns = { $count ->
    [one] Jeden způsob
    [few] { $count } způsoby: kterým pracovníkem?
   *[other] { $count } způsobů: kterým pracovníkem?
}
panel-endowments = Částka $500 na jedné z kartiček je rekonstruovaná: v tištěné hře může být jiná.
panel-workers = Pracovníci a akce
panel-column-price = stojí
panel-reward-ends = Odměna, pak akce končí
panel-reward-colour-ends = Odměna ({ $what }), pak akce končí
panel-goals = Tvé mezníky
panel-goal = Mezník { $letter }, { $points } VB
panel-column-managers = manažeři
panel-of = { $have } z { $number }
panel-goal-connect = připojená města úrovně { $what }: { $have } z { $number }
panel-goal-station = stanice ve městech úrovně { $what }: { $have } z { $number }
panel-goal-deal_rails = koleje s ikonou dohody: { $have } z { $number }
panel-goal-terrain_rails =
    koleje přes { $what ->
        [0] pláně
        [1] jednu ikonu obtížné krajiny
        [2] dvě ikony obtížné krajiny
       *[other] tři ikony obtížné krajiny
    }: { $have } z { $number }
panel-completes =
    { $managers ->
        [0] Na konci tahu bude splněn.
        [one] Chybí jeden manažer.
        [few] Chybí { $managers } manažeři.
       *[other] Chybí { $managers } manažerů.
    }
panel-besides = A také
panel-from = od ${ $money }
panel-money = ${ $money }
panel-number = { $number }
panel-point = Nebo klikni na město, políčko nebo sektor.
panel-action = Co můžeš v této akci udělat
panel-after = Výsledek
panel-now = teď
panel-then = potom
panel-cash = Peníze
panel-owed = K zaplacení na konci akce
panel-shares = Akcie
panel-workers-left = Pracovníci v zásobě
panel-must-sell = Chybí ${ $money }: prodej akcie (tvé mají hodnotu ${ $worth }).
panel-instead = ${ $price } místo ${ $money }
panel-worker-at = { $what }
panel-then-ends-plainly = potom akce končí, bez odměn
panel-spec-flip = { $pay ->
    [0] Otočit vlak
   *[other] Otočit vlak za ${ $pay }
}
panel-spec-train = Vzít si vlak za ${ $pay }
panel-spec-exchange = Vyměnit pracovníka
panel-spec-steps = { $number ->
    [one] Jeden krok výkonu
    [few] Až { $number } kroky výkonu
   *[other] Až { $number } kroků výkonu
}
panel-spec-shares = { $number ->
    [one] jedna akcie
    [few] { $number } akcie
   *[other] { $number } akcií
}
panel-spec-bonus = Bonus za první stanici ve městě za jeho cenu; dvakrát, jsi-li první
panel-spec-no_cost = Stanice nic nestojí
panel-spec-primary = Vzít si za ${ $pay } odměnu města ještě jednou
panel-spec-terrain_money = ${ $number } a ${ $each } za každou ikonu obtížné krajiny u kolejí
panel-spec-extra_rail = { $rails ->
    [few] { $rails } koleje místo dvou; u třetí platíš jen obtížnou krajinu
   *[other] { $rails } kolejí místo dvou; u třetí platíš jen obtížnou krajinu
}
panel-spec-first_shares = Akcie za první úřad; dvakrát, jsi-li první
panel-spec-share_money = ${ $number } za každou akcii vzatou v sektoru
panel-spec-tile = Vzít si bonus kartičky telegrafu za ${ $pay }
panel-spec-deal = { $number ->
    [one] Jedna ze dvou smluv jen pro tebe, k ní jedna akcie
    [few] Jedna ze dvou smluv jen pro tebe, k ní { $number } akcie
   *[other] Jedna ze dvou smluv jen pro tebe, k ní { $number } akcií
}
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
numbers-building-rails = koleje
numbers-building-stations = stanice
numbers-building-offices = telegrafní úřady
numbers-building-trains = vlaky
numbers-spending = Utracené peníze
numbers-spending-rails = koleje
numbers-spending-stations = stanice
numbers-milestones = Mezníky
numbers-milestones-completed = splněno
numbers-milestones-points = body za ně
numbers-deals = Dohody
numbers-deals-accepted = přijato
