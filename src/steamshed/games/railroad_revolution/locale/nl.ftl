# Railroad Revolution in het Nederlands. Alleen berichten zonder woorden ontbreken.

phase-endow_pick = Startvermogen
    .short = Start
phase-place = Arbeider plaatsen
    .short = Arbeider
phase-action = Hoofdactie
    .short = Actie
phase-deal = Deals
phase-milestone = Mijlpalen
phase-over = Einde van de partij
phase-promote = Bevordering
## Wat er gebeurde

did-sell = { $who } verkoopt een aandeel voor ${ $money }.
did-hire = { $who } neemt { $worker } in dienst voor ${ $price }.
did-pick = { $who } kiest een startvermogen: { $worker } en { $gains }.
did-place = { $who } plaatst { $worker } op { $main }.
did-skip = { $who } heeft niets meer te bouwen en slaat de beurt over.
did-city = { $price ->
    [0] { $who } bouwt een gratis station in { $what }.
   *[other] { $who } bouwt een station in { $what } voor ${ $price }.
}
did-primary = { $who } neemt de hoofdbeloning: { $gains }.
did-first-bonus = { $price ->
    [0] { $who } neemt de bonus voor het eerste station: { $gains }.
   *[other] { $who } neemt voor ${ $price } de bonus voor het eerste station: { $gains }.
}
did-rail = { $free ->
    [yes] { $who } legt gratis rails: { $what }.
   *[no] { $price ->
        [0] { $who } legt rails: { $what }.
       *[other] { $who } legt rails voor ${ $price }: { $what }.
    }
}
did-sector = { $shares ->
    [0] { $who } opent een gratis kantoor in sector { $what }.
    [one] { $who } opent een kantoor in sector { $what } en neemt één aandeel.
   *[other] { $who } opent een kantoor in sector { $what } en neemt { $shares } aandelen.
}
did-tile-worker = { $who } levert { $worker } in voor de telegraaftegel: { $gains }.
did-sell-piece = { $who } verkoopt { $piece } voor ${ $money }.
did-trade-flip = { $face ->
    [down] { $who } draait de trein { $train } weer open.
   *[up] { $price ->
        [0] { $who } draait een trein om voor de bonus: { $gains }.
       *[other] { $who } betaalt ${ $price } en draait een trein om voor de bonus: { $gains }.
    }
}
did-promo = { $who } bevordert { $worker } naar mijlpaal { $letter } ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard).
did-spec = { $who } gebruikt het kleureffect ({ $colour }): { $kind ->
    [flip] { $face ->
        [down] een trein weer open{ $price ->
            [0] {""}
           *[other] {" "}voor ${ $price }
        }.
       *[up] een trein omgedraaid voor de bonus ({ $gains }){ $price ->
            [0] {""}
           *[other] , voor ${ $price }
        }.
    }
    [train] de trein { $train } voor ${ $price }.
    [exchange] een ruil van arbeiders.
    [steps] stappen op de prestatiebalken.
    [shares] { $shares ->
        [one] één aandeel.
       *[other] { $shares } aandelen.
    }
    [bonus] de bonus voor het eerste station ({ $gains }).
    [no_cost] het station kost ${ $money } minder.
    [primary] nog eens de hoofdbeloning ({ $gains }) voor ${ $price }.
    [terrain_money] ${ $money } voor de rails.
    [extra_rail] een derde stuk rails.
    [first_shares] { $shares ->
        [one] één aandeel voor het eerste kantoor.
       *[other] { $shares } aandelen voor het eerste kantoor.
    }
    [share_money] ${ $money } voor de genomen aandelen.
    [tile] de telegraaftegel ({ $gains }) voor ${ $price }.
    [deal] { $shares ->
        [one] de deal { $what } ({ $gains }) voor één aandeel{ $price ->
            [0] {""}
           *[other] {" "}en ${ $price }
        }.
       *[other] de deal { $what } ({ $gains }) voor { $shares } aandelen{ $price ->
            [0] {""}
           *[other] {" "}en ${ $price }
        }.
    }
   *[train_money] ${ $money } voor de treinen.
}
did-done = { $price ->
    [0] { $who } beëindigt de actie.
   *[other] { $who } beëindigt de actie en betaalt ${ $price }.
}
did-accept = { $price ->
    [0] { $shares ->
        [one] { $who } sluit de deal { $what } voor één aandeel: { $gains }.
       *[other] { $who } sluit de deal { $what } voor { $shares } aandelen: { $gains }.
    }
   *[other] { $shares ->
        [one] { $who } sluit de deal { $what } voor één aandeel en ${ $price }: { $gains }.
       *[other] { $who } sluit de deal { $what } voor { $shares } aandelen en ${ $price }: { $gains }.
    }
}
did-pass = { $who } sluit geen deal meer.
did-first = { $who } vervangt eerst mijlpaal { $what } ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
}).
did-keep = { $who } houdt mijlpaal { $what } ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard).
did-step = { $who } gaat vooruit op de { $track } naar { $points ->
    [one] één punt
   *[other] { $points } punten
} per stuk{ $price ->
    [0] { $shares ->
        [0] {""}
        [one] ; de tol is één aandeel
       *[other] ; de tol is { $shares } aandelen
    }
   *[other] ; de tol is ${ $price }
}.
did-discard = { $who } levert { $worker } in als tol.
did-promote = { $price ->
    [0] { $who } bevordert { $worker } naar mijlpaal { $letter } ({ $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } waard).
   *[other] { $who } betaalt ${ $price } en bevordert { $worker } naar mijlpaal { $letter } ({ $points ->
       [one] { $points } punt
      *[other] { $points } punten
   } waard).
}
did-exchange = { $who } ruilt { $worker } tegen { $other }.
did-take = { $who } neemt { $worker }.
did-train = { $who } neemt de trein { $train } (8 punten waard).
did-flip = { $face ->
    [down] { $who } draait de trein { $train } weer open.
   *[up] { $price ->
        [0] { $who } draait een trein om voor de bonus: { $gains }.
       *[other] { $who } betaalt ${ $price } en draait een trein om voor de bonus: { $gains }.
    }
}
did-stop = { $who } ziet af van de rest van het effect.
recalled = { $who } neemt { $workers ->
    [one] één arbeider
   *[other] alle { $workers } arbeiders
} terug van het bord.
deals-offered = { $who } heeft de deals geopend: iedereen mag er een sluiten.
deals-shuffled = De gebruikte dealtegels worden geschud.
deal-revealed = De volgende dealtegel ligt open.
milestone-completed = { $who } haalt mijlpaal { $letter }: +{ $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
milestones-drawn = { $who } trekt { $count ->
    [one] één mijlpaal { $letter }
   *[other] { $count } mijlpalen { $letter }
}.
end-triggered = { $who } heeft de voorraad tot het logo geleegd: na deze ronde heeft iedereen nog één beurt.
last-round = De laatste ronde begint: iedereen heeft nog één beurt.
game-over = De partij is uit.

## Wat een keuze doet

choice-sell = Een aandeel verkopen voor ${ $money }
choice-hire = Voor ${ $price } { $worker } in dienst nemen
choice-pick = Dit startvermogen kiezen: { $worker } en { $gains }
choice-place = Plaatsen: { $worker } op { $main }
choice-skip = De beurt overslaan
choice-city = { $price ->
    [0] Gratis station in { $what }
   *[other] Station in { $what } voor ${ $price }
}
choice-primary = De hoofdbeloning nemen: { $gains }
choice-first-bonus = { $price ->
    [0] De bonus voor het eerste station nemen: { $gains }
   *[other] De bonus voor het eerste station nemen voor ${ $price }: { $gains }
}
choice-rail = { $free ->
    [yes] Gratis rails: { $what }
   *[no] { $price ->
        [0] Rails: { $what }
       *[other] Rails voor ${ $price }: { $what }
    }
}
choice-sector = { $shares ->
    [0] Gratis kantoor in sector { $what }
    [one] Kantoor in sector { $what }: één aandeel
   *[other] Kantoor in sector { $what }: { $shares } aandelen
}
choice-tile-worker = Inleveren voor de telegraaftegel ({ $gains }): { $worker }
choice-sell-piece = Verkopen voor ${ $money }: { $piece }
choice-trade-flip = { $face ->
    [down] De trein { $train } open draaien
   *[up] De trein omdraaien voor de bonus: { $gains }
}
choice-promo = Bevorderen naar mijlpaal { $letter } ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard): { $worker }
choice-spec = Kleureffect gebruiken voor ${ $price }: { $what }
choice-done = { $price ->
    [0] De actie beëindigen
   *[other] De actie beëindigen en ${ $price } betalen
}
choice-accept = { $shares ->
    [one] De deal { $what } sluiten voor één aandeel: { $gains }
   *[other] De deal { $what } sluiten voor { $shares } aandelen: { $gains }
}
choice-pass = Geen deal meer
choice-first = Eerst mijlpaal { $what } ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
}) vervangen
choice-keep = Mijlpaal { $what } ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard) houden
choice-step = Vooruit op de { $track } naar { $points ->
    [one] één punt
   *[other] { $points } punten
} per stuk
choice-discard = Inleveren: { $worker }
choice-promote = Bevorderen naar mijlpaal { $letter } ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard): { $worker }
choice-give = Geven: { $worker }
choice-take = Nemen: { $worker }
choice-exchange = Nemen: { $other }
choice-train = De trein { $train } nemen
choice-flip = { $face ->
    [down] De trein { $train } open draaien
   *[up] De trein omdraaien voor de bonus: { $gains }
}
choice-stop = Afzien van de rest

## Opties

preset-standard = Spelregels
    .help = Zoals in de spelregels: getrokken mijlpalen ziet alleen wie ze trekt.
option-milestone_draw = Of alleen de speler die mijlpalen trekt ze ziet, of iedereen.
    .name = Getrokken mijlpalen
option-milestone_draw-private = Verborgen
option-milestone_draw-open = Open

## Fasen, vragen, werkwoorden

title = Railroad Revolution
phase-steps = Stappen op de prestatiebalken
    .short = Stappen
phase-toll = Tol
phase-exchange = Ruil: geven
    .short = Geven
phase-exchange_take = Ruil: nemen
    .short = Nemen
phase-worker = Arbeider nemen
    .short = Nieuwe arbeider
phase-train = Trein nemen
    .short = Trein
phase-flip = Trein omdraaien
    .short = Omdraaien
phase-free_rail = Gratis rails
phase-free_station = Gratis station
phase-free_office = Gratis kantoor
phase-start_rail = Startrails
phase-start_office = Startgebouw: kantoor
    .short = Startkantoor
phase-start_station = Startgebouw: station
    .short = Startstation
ask-endow_pick = Kies je startvermogen
ask-place = Kies een arbeider en een actie
ask-place-next = Kies de actie voor deze arbeider
ask-skip = Er is niets meer te bouwen: sla de beurt over
ask-action = Voer de actie uit en betaal daarna
ask-deal = Sluit een deal, of pas
ask-milestone = Kies de mijlpaal die je houdt
ask-first = Welke mijlpaal vervang je eerst?
ask-steps = Kies een prestatiebalk
ask-toll = Kies de arbeider die de tol betaalt
ask-promote = Bevorderen: kies een arbeider en een mijlpaal
ask-promote-next = Kies de mijlpaal die een manager krijgt
ask-promo-next = Kies de mijlpaal die een manager krijgt
ask-exchange = Ruil: kies de arbeider die je geeft
ask-exchange_take = Ruil: kies de arbeider die je neemt
ask-worker = Kies een arbeider uit de gemeenschappelijke voorraad
ask-train = Kies een trein
ask-flip = Kies een trein om om te draaien
ask-free_rail = Kies een plek voor de gratis rails
ask-free_station = Kies een stad voor het gratis station
ask-free_office = Kies een sector voor het gratis kantoor
ask-start_rail = Kies een plek voor de startrails
ask-start_office = Kies een sector voor het startgebouw
ask-start_station = Kies een stad voor het startgebouw
verb-sell = Verkopen
verb-hire = In dienst nemen
verb-pick = Kiezen
verb-place = Plaatsen
verb-skip = Overslaan
verb-city = Station bouwen
verb-primary = Hoofdbeloning nemen
verb-first_bonus = Bonus nemen
verb-rail = Rails leggen
verb-sector = Kantoor openen
verb-tile_worker = Tegel gebruiken
verb-trade_flip = Trein omdraaien
verb-promo = Bevorderen
verb-spec = Kleureffect gebruiken
verb-done = Actie beëindigen
verb-accept = Deal sluiten
verb-pass = Geen deal sluiten
verb-first = Eerst vervangen
verb-keep = Houden
verb-step = Stap vooruit
verb-discard = Inleveren
verb-promote = Bevorderen
verb-give = Geven
verb-take = Nemen
verb-train = Trein nemen
verb-flip = Omdraaien
verb-stop = Van de rest afzien

## Namen

what-white = wit
what-purple = paars
what-orange = oranje
what-grey = grijs
what-turquoise = turquoise
what-supply = uit de voorraad
what-board = van het bord
what-station = Station
what-railroad = Spoor
what-telegraph = Telegraaf
what-trade = Handel
what-stations = Stations
what-network = Netwerk
what-rail = rails
what-building = gebouw
what-upper = boven
what-lower = onder
what-up = (voorkant)
what-down = (achterkant)
what-money600 = $600
what-promote2 = twee bevorderingen
what-shares3 = drie aandelen
what-steps3 = drie stappen
what-rail100 = rails voor $100
worker-white = een witte arbeider
worker-purple = een paarse arbeider
worker-orange = een oranje arbeider
worker-grey = een grijze arbeider
worker-turquoise = een turquoise arbeider
other-white = een witte
other-purple = een paarse
other-orange = een oranje
other-grey = een grijze
other-turquoise = een turquoise
colour-white = wit
colour-purple = paars
colour-orange = oranje
colour-grey = grijs
colour-turquoise = turquoise
main-station = Station
main-railroad = Spoor
main-telegraph = Telegraaf
main-trade = Handel
track-telegraph = telegraafbalk
track-stations = stationsbalk
track-network = netwerkbalk
piece-rail = een stuk rails
piece-building = een gebouw
train-money600 = ‘$600’
train-promote2 = ‘twee bevorderingen’
train-shares3 = ‘drie aandelen’
train-steps3 = ‘drie stappen’
train-rail100 = ‘rails voor $100’
gains-money_500 = $500
gains-money_600 = $600
gains-shares_1 = één aandeel
gains-shares_2 = twee aandelen
gains-shares_3 = drie aandelen
gains-steps_1 = één stap
gains-steps_2 = tot twee stappen
gains-steps_3 = tot drie stappen
gains-steps_4 = tot vier stappen
gains-steps_5 = tot vijf stappen
gains-promote_1 = één bevordering
gains-promote_2 = twee bevorderingen
gains-promote_2_paying_100 = twee bevorderingen voor $100 per stuk
gains-exchange = een ruil van arbeiders
gains-train = een trein
gains-flip_1 = een trein omdraaien
gains-flip_2 = twee keer een trein omdraaien
gains-free_rail = gratis rails
gains-free_station = een gratis station
gains-free_office = een gratis kantoor
gains-start_rail = de startrails
gains-start_office = het startgebouw als kantoor
gains-start_station = het startgebouw als station
gains-worker_any_1 = een arbeider van een kleur naar keuze
gains-worker_white = een witte arbeider
gains-worker_purple = een paarse arbeider
gains-worker_orange = een oranje arbeider
gains-worker_grey = een grijze arbeider
gains-worker_turquoise = een turquoise arbeider
score-telegraph = Telegraaf
score-stations = Stations
score-network = Netwerk
score-links = Telegraafverbindingen
score-milestones = Mijlpalen
score-trains = Treinen

## Hoofdstukken van de regels

rules-GEN = Het spel
rules-SET = Opzetten
rules-TURN = De beurt
rules-STA = Stations
rules-RAIL = Spoor
rules-TEL = Telegraaf
rules-TRD = Handel
rules-DEAL = Deals
rules-TRN = Treinen
rules-MIL = Mijlpalen
rules-PERF = Prestatiebalken
rules-END = Einde van de partij
rules-SCO = Puntentelling
rules-INFO = Wat iedereen weet

## Woorden op de tafel

draw-board = Verenigde Staten
draw-telegraph = Telegraaflijn
draw-tracks = Prestatiebalken
draw-deal = Deals
draw-supply = Gemeenschappelijke voorraad
draw-player = Maatschappij { $player }
draw-city = { $city }, niveau { $level }: station ${ $cost }, dan { $primary }; eerste { $bonus }
draw-city_bonus_cost = { $bonus } voor ${ $cost }
draw-space = { $one } – { $other }: { $terrain }
draw-space_deal = { $one } – { $other }: { $terrain }, deal
draw-terrain_0 = vlakte
draw-terrain_1 = één driehoek
draw-terrain_2 = twee driehoeken
draw-terrain_3 = drie driehoeken
draw-start_space = { $one } – { $other }: ieders eerste rails
draw-rail = Rails van { $player }, { $one } – { $other }
draw-station = Station van { $player } in { $city }
draw-station_first = Eerste station van { $player } in { $city }
draw-office = Kantoor van { $player } in sector { $sector }
draw-office_first = Eerste kantoor van { $player } in sector { $sector }
draw-neutral = Neutraal gebouw
draw-sector = Sector { $sector }: { $shares ->
    [one] één aandeel
   *[other] { $shares } aandelen
}, voor het eerste kantoor nog { $first }
draw-sector_tile = Sector { $sector }: { $shares ->
    [one] één aandeel
   *[other] { $shares } aandelen
}, voor het eerste kantoor nog { $first }; voor een arbeider { $tile }
draw-sector_deal = Sector { $sector }: { $shares ->
    [one] één aandeel
   *[other] { $shares } aandelen
}, voor het eerste kantoor nog { $first }; deal
draw-link = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor kantoren in sector { $one } en { $other }
draw-per_telegraph = per kantoor
draw-per_stations = per station
draw-per_network = per stad niveau 5
draw-mark = { $player }: { $track }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, positie { $position }
draw-toll_money = tol ${ $size }
draw-toll_shares = tol: { $size ->
    [one] één aandeel
   *[other] { $size } aandelen
}
draw-toll_worker = tol: één arbeider
draw-deal_half = { $half } deal: { $shares ->
    [one] één aandeel
   *[other] { $shares } aandelen
}{ $money } voor { $effects }
draw-deal_money = { " " }en ${ $money }
draw-half_upper = Bovenste
draw-half_lower = Onderste
draw-column = { $count ->
    [one] één gedekte dealtegel
   *[other] { $count } gedekte dealtegels
}
draw-common = Gemeenschappelijke voorraad: { $count ->
        [one] één arbeider
       *[other] { $count } arbeiders
    }, { $colour }
draw-stack = { $count ->
    [one] één trein
   *[other] { $count } treinen
}: { $effects }
draw-pile = { $count ->
    [one] één mijlpaal { $letter }
   *[other] { $count } mijlpalen { $letter }
}
draw-endowment = Startvermogen: { $effects }, met een arbeider ({ $colour })
draw-drawn = Getrokken: { $milestone }
draw-drawn_hidden = Een mijlpaal die je niet ziet
draw-milestone = Mijlpaal { $letter }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}: { $conditions }; managers { $managers }
draw-managed = { $milestone }; gevuld: { $filled }
draw-completed = Gehaald: mijlpaal { $letter }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
draw-condition_connect = verbonden steden van niveau { $what }: { $number }
draw-condition_station = stations in steden van niveau { $what }: { $number }
draw-condition_deal_rails = rails met een deal: { $number }
draw-condition_terrain_rails = rails over { $what }: { $number }
draw-any = elke kleur
draw-none = geen
draw-action = { $player }: actie { $action }
draw-worker_supply = { $player }: { $count ->
    [one] één arbeider
   *[other] { $count } arbeiders
} te plaatsen ({ $colour })
draw-worker_board = { $player }: { $count ->
    [one] één arbeider
   *[other] { $count } arbeiders
} op { $action } ({ $colour })
draw-train_up = { $player }: { $count ->
    [one] één open trein
   *[other] { $count } open treinen
}, { $effects }
draw-train_down = { $player }: { $count ->
    [one] één gedekte trein
   *[other] { $count } gedekte treinen
}, { $effects }
draw-stock_rail = { $player }: rails in voorraad: { $count }
draw-stock_building = { $player }: { $count ->
    [one] één gebouw
   *[other] { $count } gebouwen
} in voorraad
draw-sale = ${ $money } voor een stuk uit deze sector
draw-cash = Geld
draw-shares = Aandelen
draw-points = Punten
draw-holdings = { $player }: ${ $cash }, { $shares ->
    [one] één aandeel
   *[other] { $shares } aandelen
}, { $points ->
    [one] één punt
   *[other] { $points } punten
}
draw-shares_title = { $player }: { $shares ->
    [one] één aandeel
   *[other] { $shares } aandelen
}, elk ${ $price }
draw-to_move = is aan zet
draw-first_player = startspeler
draw-round = Ronde { $round }
draw-round_triggered = Ronde { $round }, dan nog één
draw-round_last_round = Ronde { $round }: de laatste
draw-livery_1 = Groen
draw-livery_2 = Oranje
draw-livery_3 = Blauw
draw-livery_4 = Roze
draw-effect_shares = { $n ->
    [one] één aandeel
   *[other] { $n } aandelen
}
draw-effect_steps = { $n ->
    [one] één stap
   *[other] tot { $n } stappen
}
draw-effect_promote = { $n ->
    [one] één bevordering
   *[other] { $n } bevorderingen
}
draw-effect_promote_paying = { $n ->
    [one] één bevordering voor ${ $pay }
   *[other] { $n } bevorderingen voor ${ $pay } elk
}
draw-effect_exchange = ruil van een arbeider
draw-effect_worker_any = { $n ->
    [one] één arbeider naar keuze
   *[other] { $n } arbeiders naar keuze
}
draw-effect_workers = arbeiders: { $colours }
draw-effect_either = een arbeider: { $colours }
draw-effect_train = een trein
draw-effect_flip = { $n ->
    [one] één trein omdraaien
   *[other] { $n } treinen omdraaien
}
draw-effect_free_rail = gratis rails
draw-effect_free_station = gratis station
draw-effect_free_office = gratis kantoor
draw-effect_start_rail = de startrails
draw-effect_start_station = het startgebouw in Washington of Charlotte
draw-effect_start_office = het startgebouw in een sector met deal
draw-or = { " " }of{ " " }
figure-cash = Geld
figure-shares = Aandelen
figure-workers = Arbeiders
figure-points = Punten
draw-players = Spelers

round-begins = Ronde { $round } begint.
draw-short_cash = { figure-cash }
draw-short_shares = { figure-shares }
draw-short_workers = { figure-workers }
draw-short_points = { figure-points }

## Regels, volgens hun nummer; .refusal zegt waarom iets niet mag

RR-SET-01 = Het spel wordt in dertien stappen opgezet: spelersborden; wat elke speler krijgt; gemeenschappelijke voorraad; stapels treinen; mijlpalen; markeerfiches; dealtegels; stadstegels; telegraaftegels; neutrale gebouwen; tegels met startvermogen; de keuze daarvan; wat over is, gaat in de doos. De startspeler begint; het gaat met de klok mee.
RR-SET-02 = Elke stapel treinen heeft 5, 4 of 3 treinen met 4, 3 of 2 spelers.
RR-SET-03 = Neutrale gebouwen staan alleen op eerste plaatsen. Ze zijn van niemand, leveren geen punten op en blokkeren niets behalve de eerste plaats.
RR-SET-04 = De laatste speler van de eerste ronde kiest het eerst een tegel met startvermogen, de startspeler het laatst. Wat de tegel geeft, wordt uitgevoerd voordat de volgende kiest.
    .refusal = Dit startvermogen kun je niet nemen.
RR-SET-05 = Een tegel met startvermogen geeft zijn arbeider en een van deze: tot 3 stappen op de prestatiebalken, met tol; gratis rails op een beschikbaar vak, zonder prijs of deal; 3 aandelen; een kantoor op de eerste plaats van een sector met deal, zonder aandelen of deal; de ruil van een eigen arbeider, ook de nieuwe; een station op de eerste plaats van Washington of Charlotte, zonder prijs, beloning of bonus; een trein; $500. Dit mag je weigeren, maar de arbeider neem je altijd.
    .refusal = { $reason ->
        [rail] Je startrails kunnen niet op { $what }: het vak moet je netwerk raken.
        [office] Je startkantoor kan niet in sector { $what }: het moet een lege sector met deal zijn.
       *[station] Je startstation kan niet in { $what }: het moet Washington of Charlotte zijn, met de eerste plaats leeg.
    }
RR-SET-06 = De startrails en het startgebouw horen niet bij je voorraad van 15 rails en 12 gebouwen. Ze tellen niet mee voor het einde van het spel, maar verder zijn ze in alles rails, een station of een kantoor.
RR-SET-07 = Na het opzetten heeft ieder precies 5 beschikbare arbeiders: 4 witte en die van de tegel, of wat een ruil ervan gemaakt heeft.
    .refusal = Tot het einde van het opzetten houdt iedereen de eerste 5 arbeiders.
RR-SET-08 = Tijdens het opzetten worden geen aandelen verkocht en wordt niemand in dienst genomen. Tol voor stappen betaal je van je $600 en 3 aandelen.
    .refusal = Vóór de eerste beurt worden geen aandelen verkocht en wordt niemand in dienst genomen.
RR-SET-09 = De arbeiders op de tegels met startvermogen liggen niet in de gemeenschappelijke voorraad, dus niemand kan ze door een ruil krijgen.
RR-GEN-01 = Geld en aandelen raken in de gemeenschappelijke voorraad nooit op.
RR-GEN-02 = Het aantal arbeiders is beperkt. Moet je een kleur nemen die op is, dan neem je een andere kleur naar keuze uit de gemeenschappelijke voorraad; ligt daar niemand, dan neem je niemand. Waar je de ene of de andere kleur mag nemen, noem je eerst de kleur, ook een die op is. Dan neem je een andere. Bij in dienst nemen, een arbeider naar keuze en een ruil kies je vrij. Dan kies je een kleur die er ligt.
    .refusal = Zo’n arbeider ligt niet in de gemeenschappelijke voorraad.
RR-GEN-03 = Betalen is eigen geld aan de gemeenschappelijke voorraad geven. Inleveren is aandelen of arbeiders daaraan teruggeven; arbeiders komen uit je eigen voorraad of van je bord, zoals je wilt. Managers kun je niet inleveren.
    .refusal = { $reason ->
        [supply] Je hebt in je voorraad geen arbeider van deze kleur: { $colour }.
       *[board] Je hebt op je bord geen arbeider van deze kleur: { $colour }.
    }
RR-GEN-04 = Genomen arbeiders, aandelen en geld komen in je eigen voorraad. Een genomen arbeider, ook door een ruil, kan meteen bevorderd, ingeleverd en geruild worden, en geplaatst vanaf je volgende beurt; wie je in dienst neemt voordat je plaatst, kun je nog deze beurt plaatsen.
RR-GEN-05 = In je beurt voer je de delen van je actie uit in elke volgorde: de hoofdactie, het betalen ervan, beloningen, bonussen, het kleureffect. Je mag betalen met geld dat een later deel oplevert.
RR-GEN-06 = Bij elk van je beslissingen in een beurt mag je aandelen verkopen voor $150 per stuk. Aandelen kopen kan niet.
    .refusal = Je hebt geen aandeel om te verkopen.
RR-GEN-07 = Bij elk van je beslissingen in een beurt mag je $800 betalen en 1 arbeider van een kleur uit de gemeenschappelijke voorraad in dienst nemen. Dat mag ook meer keren.
    .refusal = { $reason ->
        [colour] In de gemeenschappelijke voorraad ligt geen arbeider van deze kleur: { $colour }.
       *[cash] In dienst nemen kost $800, en je hebt ${ $cash }.
    }
RR-GEN-08 = In je eigen beurt mag je bij elke stap verkopen en in dienst nemen, tot je actie en je deals voorbij zijn. In andermans beurt mag dat alleen terwijl je over een deal beslist. Het mag niet tijdens het opzetten, niet terwijl er mijlpalen getrokken worden, en nergens anders.
    .refusal = Verkopen en in dienst nemen kan niet terwijl er mijlpalen getrokken worden.
RR-GEN-09 = Aan het eind van je beurt moet je minstens 4 beschikbare arbeiders hebben. Een actie, bonus, beloning, bevordering, tol of inlevering waarna dat niet meer kan, mag niet.
    .refusal = Daarna kun je de beurt niet meer met 4 arbeiders eindigen.
RR-GEN-10 = Binnen je eigen beurt mag je onder 4 arbeiders komen als je voor het eind van de beurt weer op 4 komt. Zo kun je een arbeider inleveren voor $600 en er dan een in dienst nemen. Met minder dan 4 kan de beurt niet eindigen.
    .refusal = De beurt kan niet eindigen met minder dan 4 arbeiders; je hebt er { $workers }.
RR-GEN-11 = Bij deals in andermans beurt mag je geen moment minder dan 4 beschikbare arbeiders hebben: wil je met precies 4 bevorderen of inleveren, dan neem je er eerst een in dienst. Een ruil telt als één moment. Zo begint ieder zijn beurt met minstens 4.
    .refusal = In andermans beurt houd je altijd 4 arbeiders: neem er eerst een in dienst.
RR-GEN-12 = Er zijn geen doodlopende wegen: je mag iets alleen doen als je daarna nog aan alle plichten van de beurt kunt voldoen: de hoofdactie afmaken, die betalen en minstens 4 beschikbare arbeiders hebben.
    .refusal = Daarna kun je je beurt niet meer afmaken.
RR-GEN-13 = Beloningen en bonussen mag je geheel of gedeeltelijk weigeren, tenzij een regel ‘moet’ zegt. De arbeider van het startvermogen, de aandelen van een sector en van het eerste kantoor en het geld van een verkoop neem je altijd. Een beloning van meer arbeiders neem je in haar geheel.
RR-GEN-14 = Je kunt iets alleen kiezen als na het betalen van de prijs minstens één effect iets kan veranderen. Dat geldt voor beloningen, de bonus voor het eerste station, tegelbonussen, kleureffecten, het omdraaien van treinen en deals. Geld en aandelen veranderen altijd iets. Arbeiders als er een in de gemeenschappelijke voorraad ligt, een trein als er een stapel over is. Al het andere als je er volgens de regels iets mee kunt doen.
    .refusal = Dat zou nu niets veranderen.
RR-GEN-15 = Meer effecten worden in hun volgorde uitgevoerd, elk mag je weigeren. Een begonnen effect maak je af of stop je voordat je iets anders kiest; alleen aandelen verkopen en arbeiders in dienst nemen mag ertussen, behalve terwijl een tol, een ruil of de keuze van een arbeider open is.
    .refusal = Maak eerst af wat nog open is: { $phase }.
RR-GEN-16 = Ruil: kies een van je beschikbare arbeiders, uit je voorraad of van je bord, en een uit de gemeenschappelijke voorraad. Ze wisselen van plaats en de nieuwe komt in je eigen voorraad. Het aantal beschikbare arbeiders verandert dus niet. Dezelfde kleur nemen kan alleen voor een arbeider van je bord, die zo weer in je voorraad komt; anders zou er niets veranderen.
    .refusal = { $reason ->
        [colour] In de gemeenschappelijke voorraad ligt geen arbeider van deze kleur: { $colour }.
       *[same] Je zou dezelfde kleur terugkrijgen. Kies een andere.
    }
RR-GEN-17 = Er is geen krediet: elke prijs behalve die van de hoofdactie betaal je helemaal van wat je op dat moment hebt; kom je geld tekort, verkoop dan eerst aandelen. Geld dat de hoofdactie nodig zal hebben mag je gebruiken zolang je de beurt nog kunt afmaken.
    .refusal = Je hebt ${ $cash } en dat is te weinig. Verkoop eerst aandelen.
RR-TURN-01 = De spelers zijn met de klok mee aan de beurt, vanaf de startspeler, ieder één beurt.
RR-TURN-02 = In je beurt neem je 1 arbeider uit je eigen voorraad en zet je hem op een van de vier actievelden van je bord. Dan voer je de hoofdactie uit. Dat moet.
    .refusal = Zo’n arbeider heb je niet in je eigen voorraad.
RR-TURN-03 = Op een actieveld mogen onbeperkt arbeiders staan, in alle kleuren door elkaar.
RR-TURN-04 = Is je eigen voorraad leeg als je beurt begint, dan komen alle arbeiders van je bord daarin terug. Dat gaat vanzelf, voordat je verkoopt of iemand in dienst neemt, en is geen actie: daarna heb je een gewone beurt.
RR-TURN-05 = Eerder terughalen kan niet: zolang er een arbeider in je eigen voorraad is, moet je er daarvan een plaatsen.
    .refusal = Die arbeider staat op je bord. Plaats er een uit je eigen voorraad.
RR-TURN-06 = De hoofdactie moet helemaal worden uitgevoerd; een actie die je niet kunt afmaken, mag je niet kiezen.
    .refusal = De hoofdactie is nog niet klaar.
RR-TURN-07 = Het kleureffect van de arbeider die je geplaatst hebt hoef je niet te gebruiken. Je mag het één keer in de beurt gebruiken.
    .refusal = Het kleureffect is deze beurt al gebruikt.
RR-TURN-08 = Wit: bevorder 1 van je arbeiders. Elke specialist mag dat ook doen in plaats van zijn eigen effect, maar nooit allebei.
    .refusal = { $reason ->
        [white] Een witte arbeider kan alleen bevorderen.
       *[used] Het effect van de arbeider is deze beurt al gebruikt.
    }
RR-TURN-09 = Een beurt gaat zo: je arbeiders komen terug als je voorraad leeg is; je plaatst een arbeider; je voert je actie uit in elke volgorde en beëindigt die; deals volgen als de actie ze geopend heeft; je moet minstens 4 arbeiders hebben; de mijlpalen van alle spelers worden bekeken; er wordt gekeken of het einde van het spel komt; dan volgt de volgende speler.
    .refusal = Dat kan nu niet ({ $phase }).
RR-TURN-10 = Kun je niets doen omdat je voorraad leeg is, dan wordt je beurt overgeslagen en plaats je geen arbeider. Verkopen en in dienst nemen mag nog, en het einde van de beurt verloopt als altijd.
    .refusal = Je kunt een arbeider plaatsen, dus overslaan mag niet.
RR-TURN-11 = De net geplaatste arbeider staat op je bord: je mag hem in dezelfde beurt bevorderen, ruilen of inleveren. Zijn kleureffect blijft bruikbaar.
RR-TURN-12 = Het kleureffect mag voor, tussen of na de delen van de hoofdactie komen, zodra er iets is om het op toe te passen.
RR-STA-01 = Je neemt je meest linkse gebouw en zet het in een beschikbare stad.
    .refusal = Je hebt al een stad gekozen.
RR-STA-02 = Je betaalt de kosten aan de bovenrand van de stad.
    .refusal = Het station kost ${ $owed } en je hebt ${ $cash }.
RR-STA-03 = Je mag de hoofdbeloning nemen: stappen, of een of twee arbeiders; ‘/’ betekent een van de twee getoonde kleuren.
    .refusal = { $reason ->
        [city] Kies eerst een stad.
       *[colour] Dat is niet de hoofdbeloning van deze stad.
    }
RR-STA-04 = Staat er nog geen gebouw in de stad, ook geen neutraal, dan komt het jouwe op de eerste plaats. Je mag dan de bonus voor het eerste station nemen, tegen de prijs als die er is.
    .refusal = Kies eerst een stad.
RR-STA-05 = Anders komt het rechts ervan te staan, zonder bonus. In een stad mogen onbeperkt stations staan.
    .refusal = Er stond al een ander gebouw, dus er is geen bonus.
RR-STA-06 = In een stad mag je maar één station hebben.
    .refusal = Je hebt al een station in { $what }.
RR-STA-07 = Je kunt geen station bouwen in een stad buiten je netwerk, zonder gebouw in je voorraad, of als je het niet kunt betalen.
    .refusal = { $reason ->
        [stock] Je hebt geen gebouw meer.
        [reach] Je netwerk komt niet in { $what }.
        [none] In geen enkele verbonden stad kun je een station betalen.
       *[pay] Het station kost ${ $size }. Met ${ $cash } en { $shares ->
            [one] één aandeel
           *[other] { $shares } aandelen
        } kun je het niet betalen en de beurt met 4 arbeiders eindigen.
    }
RR-STA-08 = Washington en Charlotte werken als elke stad; hun tegel is op het bord gedrukt. Ze zijn van niveau 1, en daar vraagt geen mijlpaal om.
RR-STA-09 = Paars: betaal $100 en draai een van je treinen om. Dat mag ook voordat je de stad kiest, want rails van het omdraaien kunnen een nieuwe stad openen.
    .refusal = Kies de trein die je omdraait.
RR-STA-10 = Grijs: neem de bonus voor het eerste station van deze stad, voor zijn prijs. Is jouw station het eerste, dan krijg je die bonus twee keer en betaal je telkens de prijs.
    .refusal = Kies eerst een stad, neem dan de bonus.
RR-STA-11 = Oranje: het station betaal je niet, bonussen wel.
    .refusal = Kies eerst een stad waar het station iets kost.
RR-STA-12 = Turquoise: betaal $300 en neem de hoofdbeloning nog eens; bij ‘/’ mag je de andere kleur kiezen.
    .refusal = { $reason ->
        [city] Kies eerst een stad.
       *[colour] Kies de kleur van de arbeider die je neemt.
    }
RR-STA-13 = Hoofdbeloning en bonus voor het eerste station mag je in een actie elk één keer nemen, en nog een keer door turquoise of grijs. Dat mag voordat je het station betaalt.
    .refusal = Die beloning is al genomen.
RR-RAIL-01 = Je neemt je 2 meest linkse rails en legt elk op een beschikbaar vak.
    .refusal = Je netwerk komt niet op { $what }.
RR-RAIL-02 = De rails kosten samen $400, en $100 voor elke driehoek bij de vakken. Vlakte kost niets extra.
    .refusal = De rails kosten ${ $owed } en je hebt ${ $cash }.
RR-RAIL-03 = Je kiest de vakken na elkaar; de eerste rails mogen het tweede vak beschikbaar maken. Ze hoeven elkaar niet te raken.
RR-RAIL-04 = Op een vak mag je één stuk rails hebben. Elke andere speler mag er ook een hebben.
    .refusal = Je hebt al rails op { $what }.
RR-RAIL-05 = Je legt precies 2 rails. Is er nog maar 1 in je voorraad, dan leg je die en betaal je de volle $400 en het terrein. Zonder rails, of als je niet kunt betalen, kun je deze actie niet kiezen.
    .refusal = { $reason ->
        [laid] Alle rails van deze actie liggen er al.
        [stock] Je hebt geen rails meer.
       *[pay] Met ${ $cash } en { $shares ->
            [one] één aandeel
           *[other] { $shares } aandelen
        } kun je de rails van deze actie niet betalen en de beurt met 4 arbeiders eindigen.
    }
RR-RAIL-06 = Leg je rails op een vak met een dealteken, als eerste daar of niet, dan wordt na de hele actie over de deals beslist. Ook na twee zulke rails maar één keer.
RR-RAIL-07 = Paars: betaal $300 en neem een trein.
    .refusal = Kies de trein die je neemt.
RR-RAIL-08 = Grijs: neem 2 aandelen.
    .refusal = De grijze arbeider levert aandelen op.
RR-RAIL-09 = Oranje: neem $100, en $50 voor elke driehoek bij de vakken van deze actie.
    .refusal = Leg eerst alle rails.
RR-RAIL-10 = Turquoise: leg 3 rails voor $400 en $100 voor elke driehoek van alle drie. Je hebt bij het begin van de actie 3 rails in je voorraad nodig, en eenmaal gekozen moet je ze alle drie leggen. Met minder rails kun je het effect niet gebruiken.
    .refusal = Voor een derde stuk rails heb je bij het begin van de actie 3 rails in voorraad nodig. Je had er { $count }.
RR-RAIL-11 = Gratis rails zijn de meest linkse van je voorraad, bij het opzetten de startrails, op een beschikbaar vak: zonder de $400, zonder terreinkosten en zonder deal. De tekens van het vak tellen voor mijlpalen.
    .refusal = { $reason ->
        [stock] Je hebt geen rails meer.
       *[space] Je netwerk raakt { $what } niet.
    }
RR-RAIL-12 = Een beschikbaar vak voor rails is er altijd: de kaart heeft er 26, die allemaal samenhangen, en een speler heeft hoogstens 16 rails.
RR-TEL-01 = Je neemt je meest linkse gebouw en zet het in een beschikbare sector. Dat kost niets, je hebt geen netwerk nodig, en de volgorde van de sectoren is vrij.
    .refusal = Je hebt al een sector gekozen.
RR-TEL-02 = Je neemt de aandelen van de sector, het bruine getal.
RR-TEL-03 = Staat er nog geen gebouw in de sector, ook geen neutraal, dan komt het jouwe op de eerste plaats. Je neemt dan ook de aandelen voor het eerste kantoor, het witte getal.
RR-TEL-04 = Anders komt het rechts ervan te staan, zonder aandelen voor het eerste kantoor.
RR-TEL-05 = In een sector mag je maar één kantoor hebben.
    .refusal = Je hebt al een kantoor in sector { $what }.
RR-TEL-06 = Eén keer in de actie, als eerste of niet, mag je een arbeider inleveren en de bonus van de sectortegel nemen. De arbeider komt uit je voorraad of van je bord; de net geplaatste mag ook. De tegel blijft voor iedereen liggen tot het einde van het spel.
    .refusal = { $reason ->
        [sector] Kies eerst een sector.
       *[used] De bonus van deze tegel heb je al voor een arbeider genomen.
    }
RR-TEL-07 = De sectoren met deal, 3 en 6, hebben geen tegel en dus geen tegelbonus. Een kantoor daar opent na de hele actie de deals.
    .refusal = Een sector met deal heeft geen tegel.
RR-TEL-08 = Je kunt deze actie niet kiezen zonder gebouw in je voorraad, of met een kantoor in alle 8 sectoren.
    .refusal = { $reason ->
        [full] Je hebt in elke sector een kantoor.
       *[stock] Je hebt geen gebouw meer.
    }
RR-TEL-09 = Paars: ruil één arbeider.
    .refusal = Het paarse effect is de ruil van één arbeider.
RR-TEL-10 = Grijs: neem de aandelen voor het eerste kantoor. Is jouw kantoor het eerste, dan krijg je ze twee keer.
    .refusal = Kies eerst een sector.
RR-TEL-11 = Oranje: neem $100 voor elk aandeel dat je in deze actie van de sector en voor het eerste kantoor neemt. Aandelen van tegels of treinen tellen niet.
    .refusal = Kies eerst een sector.
RR-TEL-12 = Turquoise: betaal $400 en neem de tegelbonus, naast het inleveren van een arbeider of in plaats daarvan, dus hoogstens twee keer in een actie. Niet in sectoren met deal.
    .refusal = Kies eerst een sector met een tegel.
RR-TEL-13 = Een gratis kantoor is het meest linkse gebouw van je voorraad in een beschikbare sector, op de eerste plaats als die leeg is: geen aandelen, geen tegelbonus, geen deal.
    .refusal = Je hebt geen gebouw meer.
RR-TRD-01 = Je neemt precies één stuk uit de meest linkse sector van je voorraad waar nog iets ligt; liggen er rails en een gebouw, dan kies je. Het stuk gaat uit het spel, en je neemt het geld dat boven die sector staat.
    .refusal = { $reason ->
        [sold] Je hebt in deze actie al een stuk verkocht.
       *[sector] Verkoop uit de meest linkse sector van je voorraad waar nog iets ligt.
    }
RR-TRD-02 = Voor of na de verkoop mag je een van je treinen omdraaien. Gratis rails door omdraaien vóór de verkoop mogen het laatste stuk van een sector zijn, zodat je uit de volgende verkoopt; maar er moet iets te verkopen blijven.
    .refusal = Je hebt in deze actie al een trein omgedraaid.
RR-TRD-03 = Alleen met een lege voorraad kun je deze actie niet kiezen.
    .refusal = Je voorraad is leeg.
RR-TRD-04 = Paars: tot 3 stappen op de prestatiebalken.
    .refusal = Het paarse effect is tot 3 stappen.
RR-TRD-05 = Grijs: sluit een van de twee deals van de open dealtegel. Daarbij neem je 1 aandeel, dat je ervoor mag gebruiken. Niemand anders doet mee. De tegel gaat weg, en de volgende wordt meteen opengelegd. Sluit je niets, dan krijg je geen aandeel, en de tegel blijft.
    .refusal = { $reason ->
        [choose] Kies een van de twee deals.
        [shares] Die deal kost { $size ->
            [one] één aandeel
           *[other] { $size } aandelen
        }, en met het aandeel dat je krijgt heb je er { $shares }.
       *[cash] Die deal kost ${ $size }, en je hebt ${ $cash }.
    }
RR-TRD-06 = Oranje: $100 voor elke trein die je op dat moment hebt, open of gedekt.
    .refusal = Je hebt geen trein.
RR-TRD-07 = Turquoise: draai nog een trein om. Samen met het omdraaien van de hoofdactie mag dat twee keer dezelfde zijn.
    .refusal = Kies de trein die je omdraait.
RR-TRD-08 = Een gratis station is het meest linkse gebouw van je voorraad in een beschikbare stad, op de eerste plaats als die leeg is: geen kosten, geen beloningen.
RR-TRN-01 = Om een trein te nemen pak je de bovenste tegel van een stapel. Leg hem open voor je, met de kant van 8 punten. Zijn alle stapels leeg, dan krijg je niets.
    .refusal = Die stapel is leeg.
RR-TRN-02 = Je mag zoveel treinen hebben als je wilt, ook meer van één soort.
RR-TRN-03 = Een open trein omdraaien: je neemt zijn bonus, voor zijn prijs als die er is; daarna ligt hij gedekt.
    .refusal = Zo’n open trein heb je niet.
RR-TRN-04 = Een gedekte trein omdraaien: hij ligt open, en je krijgt geen bonus.
    .refusal = Zo’n gedekte trein heb je niet.
RR-TRN-05 = Een open trein mag je alleen omdraaien als zijn bonus iets kan veranderen; gebruiken hoef je die niet. Een gedekte trein mag je altijd omdraaien.
    .refusal = De bonus van die trein zou nu niets veranderen.
RR-TRN-06 = Twee keer omdraaien zijn twee aparte keren, met twee treinen of twee keer dezelfde. De tweede keer mag je weglaten.
RR-TRN-07 = De treinen geven: 1 of 2 bevorderingen; $600; tot 3 stappen; 3 aandelen; voor $100 gratis rails.
RR-DEAL-01 = Over deals wordt hoogstens één keer in een beurt beslist, na de hele actie. Daarvoor zijn rails op een vak met een dealteken nodig, of een kantoor in een sector met deal.
RR-DEAL-02 = Een deal kost 1 tot 4 aandelen, en geld als dat erbij staat. Om hem te sluiten lever je de aandelen in, betaal je en neem je de beloning.
    .refusal = { $reason ->
        [shares] Die deal kost { $size ->
            [one] één aandeel
           *[other] { $size } aandelen
        }, en je hebt er { $shares }.
       *[cash] Die deal kost ${ $size }, en je hebt ${ $cash }.
    }
RR-DEAL-03 = Wie aan de beurt is mag geen, een of beide deals sluiten, elk één keer, in elke volgorde. Daarna mag, met de klok mee, ieder ander er geen of een sluiten. Meer spelers mogen dezelfde deal sluiten.
    .refusal = { $reason ->
        [taken] Die deal heb je al gesloten.
       *[one] In andermans beurt mag je maar één deal sluiten.
    }
RR-DEAL-04 = Een deal waarvan de beloning niets zou veranderen, kun je niet sluiten.
    .refusal = De beloning van die deal zou nu niets veranderen.
RR-DEAL-05 = Daarna gaat de tegel gedekt naar de gebruikte, en wordt de volgende van de kolom opengelegd. Is de kolom leeg, dan worden eerst de gebruikte tegels, met deze erbij, tot een nieuwe kolom geschud.
RR-DEAL-06 = De beloning van een deal opent nooit een andere deal.
RR-DEAL-07 = Deals geven: een ruil; gratis rails, een gratis station of kantoor; 1 of 2 bevorderingen voor $100 elk; een of twee keer een trein omdraaien; een trein; de getoonde arbeiders; stappen.
RR-DEAL-08 = Je wordt over deals alleen gevraagd als je er een kunt sluiten, zo nodig na een verkoop van aandelen of na iemand in dienst nemen. Wie aan de beurt is, beslist eerst, tot een pas, tot beide deals gesloten zijn of er geen meer kan. Met minder dan 4 beschikbare arbeiders is ophouden verboden. Een andere speler is klaar na een pas of als de beloning van de ene deal is uitgevoerd.
RR-DEAL-09 = Alle spelers beslissen over dezelfde open tegel. Wat eerdere spelers van arbeiders, stapels treinen en eerste plaatsen nemen, is er voor de latere niet meer.
RR-MIL-01 = Bevorderen is een beschikbare arbeider naar een lege managersplek op een van je open mijlpalen zetten.
    .refusal = { $reason ->
        [milestone] Dat is niet een van je open mijlpalen.
        [supply] Je hebt in je voorraad geen arbeider van deze kleur: { $colour }.
       *[board] Je hebt op je bord geen arbeider van deze kleur: { $colour }.
    }
RR-MIL-02 = Plekken op A, B en C nemen alleen de getoonde kleur, die op D elke kleur, ook wit. Een arbeider die op geen lege plek past, kun je niet bevorderen.
    .refusal = Geen lege plek van die mijlpaal neemt deze kleur.
RR-MIL-03 = Je mag ook bevorderen als nog aan geen voorwaarde van de mijlpaal voldaan is.
RR-MIL-04 = Managers zijn geen beschikbare arbeiders; tot de mijlpaal gehaald is, kun je ze niet verplaatsen, ruilen of inleveren.
    .refusal = Die arbeider is al manager.
RR-MIL-05 = Bevorderen kan alleen met wit, met een specialist als wit, en met effecten die ‘bevorder’ zeggen. Bij een of twee bevorderingen doe je ze na elkaar en mag je de tweede weglaten; beide mogen naar dezelfde mijlpaal of naar verschillende.
RR-MIL-06 = Een mijlpaal is gehaald als al zijn managersplekken gevuld zijn en al zijn voorwaarden gelden.
RR-MIL-07 = Mijlpalen worden aan het eind van elke beurt bekeken, na de deals, voor alle spelers: eerst voor wie aan de beurt was, dan met de klok mee. Ze worden vanzelf gehaald, of je wilt of niet.
RR-MIL-08 = Is een mijlpaal gehaald, dan gaan zijn managers naar de gemeenschappelijke voorraad; je draait de tegel gedekt en houdt hem voor zijn punten.
RR-MIL-09 = Een gehaalde mijlpaal A wordt vervangen door een B, B door C, C door D, en D door niets. Je trekt de 3 bovenste tegels van die stapel en moet er 1 open houden; de andere 2 gaan onder de stapel in de volgorde waarin ze kwamen. Zijn er minder dan 3, dan trek je die; is er geen, dan wordt er niet vervangen.
    .refusal = Houd een van de getrokken mijlpalen.
RR-MIL-10 = Haal je twee mijlpalen tegelijk, dan draai je beide om en vervang je ze na elkaar. Verschillen hun letters, dan kies je welke eerst komt. Anders valt er niets te kiezen: beide komen uit dezelfde stapel, de tweede nadat de twee geweigerde tegels van de eerste eronder gelegd zijn.
    .refusal = Dat is niet een van de twee te vervangen mijlpalen.
RR-MIL-11 = Voorwaarde ‘verbonden steden’: minstens zoveel verschillende verbonden steden van precies dat niveau.
RR-MIL-12 = Voorwaarde ‘stations’: eigen stations in minstens zoveel steden van precies dat niveau.
RR-MIL-13 = Voorwaarde ‘rails met een deal’: eigen rails op minstens zoveel vakken met een dealteken.
RR-MIL-14 = Voorwaarde ‘rails over terrein’: eigen rails op minstens zoveel vakken met precies dat teken (vlakte, of 1, 2 of 3 driehoeken).
RR-MIL-15 = Voorwaarden kijken naar wat er ligt en verbruiken niets: dezelfde rails of hetzelfde station mogen voor meer voorwaarden en mijlpalen dienen. Het startvak telt voor geen enkele.
RR-MIL-16 = Een mijlpaal die net getrokken is heeft geen managers en kan dus niet bij hetzelfde bekijken gehaald worden. Heb je in beide rijen een gehaalde D, dan heb je geen open mijlpaal en kun je niemand meer bevorderen.
RR-MIL-17 = Aan het eind van de allerlaatste beurt worden mijlpalen nog gehaald en geteld, maar er worden geen nieuwe getrokken.
RR-PERF-01 = Een stap brengt een van je markeerfiches één positie hoger; meer stappen mag je over de prestatiebalken verdelen.
RR-PERF-02 = Tol tussen twee posities betaal je bij het passeren: het geld, de aandelen, of één arbeider uit je voorraad of van je bord. Kun je niet betalen, dan kun je de stap niet doen. Elke speler betaalt elke tol zelf.
    .refusal = { $reason ->
        [shares] De tol is { $size ->
            [one] één aandeel
           *[other] { $size } aandelen
        }, en je hebt er { $shares }.
       *[cash] De tol is ${ $size }, en je hebt ${ $cash }. Verkoop eerst aandelen.
    }
RR-PERF-03 = Zoveel stappen betekent altijd tot zoveel. Stappen die je niet doet, vervallen.
RR-PERF-04 = Boven de top is er geen stap. Op één positie mogen onbeperkt markeerfiches staan.
    .refusal = Je fiche staat al boven aan die balk.
RR-END-01 = Het einde komt als de sectoren links van het logo in de voorraad van een speler leeg zijn: 13 rails en 10 gebouwen zijn uit de voorraad weg, gebouwd of verkocht.
RR-END-02 = De ronde wordt uitgespeeld, tot en met de speler rechts van de startspeler. Dan heeft ieder precies nog één beurt, en dan is de partij uit.
    .refusal = De partij is uit.
RR-END-03 = Daarnaar wordt aan het eind van elke beurt bij alle spelers gekeken; alleen de eerste keer telt. De ronde waarin het gebeurt, is de ronde die uitgespeeld wordt.
RR-END-04 = Tot het einde gelden alle regels; mijlpalen kun je halen tot en met het eind van de allerlaatste beurt.
RR-SCO-01 = 8 punten voor elk van je open treinen.
RR-SCO-02 = De punten van elke gehaalde mijlpaal; open mijlpalen tellen niet.
RR-SCO-03 = De waarde op de prestatiebalk Netwerk maal het aantal verschillende verbonden steden van niveau 5; een station is daar niet nodig.
RR-SCO-04 = De waarde op de prestatiebalk Stations maal het aantal van je stations in alle steden, ook in Washington en Charlotte.
RR-SCO-05 = De waarde op de prestatiebalk Telegraaf maal het aantal van je kantoren.
RR-SCO-06 = Voor elk paar naburige sectoren met in beide een kantoor van jou: de 5 of 8 punten die ertussen gedrukt zijn. Elke speler met beide krijgt ze.
RR-SCO-07 = Geld, aandelen, arbeiders en wat er van je voorraad over is leveren niets op.
RR-SCO-08 = Wie de meeste punten heeft, wint. Zijn die gelijk, dan wint het meeste geld, met $150 voor elk aandeel; is ook dat gelijk, dan wordt de overwinning gedeeld.
RR-INFO-01 = Voor iedereen zichtbaar: alles op de borden; geld, aandelen, arbeiders, treinen en mijlpalen van alle spelers, open en gehaald; de open dealtegel; de tegels van steden en telegraaf; de grootte van de stapels; de gebruikte dealtegels.
RR-INFO-02 = Voor allen verborgen: de volgorde van de stapels mijlpalen en van de dealtegels. Getrokken mijlpalen ziet alleen wie ze trekt, of iedereen met de optie ‘Getrokken mijlpalen: Open’. De twee teruggelegde tegels kent wie ze gezien heeft.
RR-INFO-03 = Het toeval beslist over het schudden bij het opzetten en van de dealtegels. Dobbelstenen zijn er niet.

## Reasons for advice

reason-milestones = gehaalde mijlpalen: { $points }
reason-goals = je open mijlpalen: { $points }
reason-next-goals = mijlpalen die kunnen volgen: { $points }
reason-workers = arbeiders om te bevorderen, en hun kleuren: { $points }
reason-tracks = prestatiebalken en wat ze tellen: { $points }
reason-links = telegraafkantoren naast elkaar: { $points }
reason-trains = treinen: { $points }
reason-money = geld en aandelen: { $points }
reason-money-early = geld zolang er tijd is het te gebruiken: { $points }
reason-goals-early = open mijlpalen waarvoor nog tijd is: { $points }
reason-effects = effecten die nog te gebruiken zijn: { $points }
reason-rival = wat de sterkste rivaal kan verwachten: { $points }
reason-rivals = wat je rivalen kunnen verwachten: { $points }

## Naast het bord

panel-turn = Plaats een arbeider en zet de eerste stap voor ${ $price }
    .button = Plaatsen en door voor ${ $price }
panel-whole-turn = De hele actie voor ${ $price }
    .button = Hele actie voor ${ $price }
panel-then-ends = daarna eindigt de actie, zonder beloningen of kleureffect
panel-worker-from = { $what }
panel-milestone = managers op de mijlpaal: { $filled } van { $slots }
panel-turns = { $count ->
    [one] Eén manier
   *[other] { $count } manieren: met welke arbeider?
}
panel-endowments = De $500 op een van deze tegels is gereconstrueerd: in het gedrukte spel kan dat een ander bedrag zijn.
panel-workers = Arbeiders en acties
panel-column-price = kosten
panel-reward-ends = De beloning, dan eindigt de actie
panel-reward-colour-ends = De beloning ({ $what }), dan eindigt de actie
panel-goals = Je mijlpalen
panel-goal = Mijlpaal { $letter }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
panel-column-managers = managers
panel-of = { $have } van { $number }
panel-goal-connect = verbonden steden van niveau { $what }: { $have } van { $number }
panel-goal-station = stations in steden van niveau { $what }: { $have } van { $number }
panel-goal-deal_rails = rails met een dealteken: { $have } van { $number }
panel-goal-terrain_rails =
    rails over { $what ->
        [0] vlakte
        [1] één driehoek
        [2] twee driehoeken
       *[other] drie driehoeken
    }: { $have } van { $number }
panel-completes =
    { $managers ->
        [0] Gehaald aan het einde van de beurt.
        [one] Nog één manager en je haalt hem.
       *[other] Nog { $managers } managers en je haalt hem.
    }
panel-besides = Daarnaast
panel-from = vanaf ${ $money }
panel-money = ${ $money }
panel-number = { $number }
panel-point = Of wijs een stad, vak of sector aan.
panel-action = Wat je in deze actie kunt doen
panel-after = Resultaat
panel-now = nu
panel-then = dan
panel-cash = Geld
panel-owed = Te betalen aan het eind van de actie
panel-shares = Aandelen
panel-workers-left = Arbeiders in je voorraad
panel-must-sell = Je komt ${ $money } tekort: verkoop aandelen (de jouwe zijn ${ $worth } waard).
panel-instead = ${ $price } in plaats van ${ $money }
panel-worker-at = { $what }
panel-then-ends-plainly = daarna eindigt de actie, zonder beloningen
panel-spec-flip = { $pay ->
        [0] Een trein omdraaien
       *[other] Voor ${ $pay } een trein omdraaien
    }
panel-spec-train = Voor ${ $pay } een trein nemen
panel-spec-exchange = Een arbeider ruilen
panel-spec-steps = { $number ->
    [one] Hoogstens { $number } stap op de prestatiebalken
   *[other] Hoogstens { $number } stappen op de prestatiebalken
}
panel-spec-shares = { $number ->
    [one] één aandeel
   *[other] { $number } aandelen
}
panel-spec-bonus = De bonus van het eerste station in de stad, tegen de prijs; twee keer als jouw station het eerste is
panel-spec-no_cost = Het station kost niets
panel-spec-primary = Voor ${ $pay } nog eens de beloning van de stad nemen
panel-spec-terrain_money = ${ $number } en ${ $each } voor elke driehoek van de rails
panel-spec-extra_rail = { $rails ->
        [one] Eén stuk rails
       *[other] { $rails } stukken rails
    } in plaats van twee; van de derde betaal je alleen de driehoeken
panel-spec-first_shares = De aandelen van het eerste kantoor; twee keer als jouw kantoor het eerste is
panel-spec-share_money = ${ $number } voor elk aandeel uit de sector
panel-spec-tile = Voor ${ $pay } de bonus van de telegraaftegel nemen
panel-spec-deal = { $number ->
    [one] Een van de twee deals, alleen voor jou, met { $number } aandeel erbij
   *[other] Een van de twee deals, alleen voor jou, met { $number } aandelen erbij
}
panel-spec-train_money = ${ $number } voor elk van je treinen

## Het einde van een beurt, stap voor stap

end-milestone = Mijlpalen
end-last = Einde van de partij

## Numbers after the game

numbers-count = Ronde
numbers-player = Speler
numbers-points = Punten
numbers-points-points = als de partij toen afgelopen was
numbers-building = Bouwen
numbers-building-rails = rails
numbers-building-stations = stations
numbers-building-offices = telegraafkantoren
numbers-building-trains = treinen
numbers-spending = Uitgegeven geld
numbers-spending-rails = rails
numbers-spending-stations = stations
numbers-milestones = Mijlpalen
numbers-milestones-completed = gehaald
numbers-milestones-points = punten ervoor
numbers-deals = Deals
numbers-deals-accepted = gesloten
