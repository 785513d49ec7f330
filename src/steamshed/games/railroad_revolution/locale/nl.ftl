# Railroad Revolution in het Nederlands. Wat ontbreekt komt uit het Engels.

phase-endow_pick = Startvermogen
    .short = Start
phase-place = Arbeider plaatsen
    .short = Arbeider
phase-action = Hoofdactie
    .short = Actie
phase-deal = Deals
phase-milestone = Mijlpalen
phase-over = Einde van het spel
phase-promote = Bevordering
## Wat er gebeurde

did-sell = { $who } verkoopt een aandeel.
did-hire = { $who } huurt een arbeider: { $what }.
did-pick = { $who } kiest een startvermogen, met deze arbeider: { $what }.
did-place = { $who } plaatst een arbeider: { $what }.
did-skip = { $who } heeft niets meer te bouwen en slaat over.
did-city = { $who } bouwt een station in { $what }.
did-primary = { $who } neemt de hoofdbeloning { $what }
did-first-bonus = { $who } neemt de bonus voor het eerste station.
did-rail = { $who } legt rails: { $what }.
did-sector = { $who } opent een kantoor in sector { $what }.
did-tile-worker = { $who } legt een arbeider af voor de telegraaftegel: { $what }.
did-sell-piece = { $who } verkoopt: { $what }.
did-trade-flip = { $who } draait een trein om: { $what }.
did-promo = { $who } bevordert een arbeider: { $what }, naar mijlpaal { $letter } van { $points } punten.
did-spec = { $who } gebruikt het kleureffect { $what }
did-done = { $who } beëindigt de actie en betaalt ${ $price }.
did-accept = { $who } sluit een deal: { $what }.
did-pass = { $who } sluit geen deal meer.
did-first = { $who } vervangt eerst mijlpaal { $what } van { $points } punten.
did-keep = { $who } houdt een mijlpaal { $what } van { $points } punten.
did-step = { $who } gaat vooruit: { $what }.
did-discard = { $who } legt een arbeider af: { $what }.
did-promote = { $who } bevordert een arbeider: { $what }, naar mijlpaal { $letter } van { $points } punten.
did-give = { $who } geeft een arbeider: { $what }.
did-take = { $who } neemt een arbeider: { $what }.
did-train = { $who } neemt een trein: { $what }.
did-flip = { $who } draait een trein om: { $what }.
did-stop = { $who } stopt met het effect.
recalled = { $who } neemt { $workers ->
    [one] één arbeider
   *[other] { $workers } arbeiders
} terug.
deals-offered = Er zijn deals.
deals-shuffled = De gebruikte dealtegels worden geschud.
deal-revealed = De volgende dealtegel ligt open.
milestone-completed = { $who } haalt een mijlpaal { $letter }: { $points } punten.
milestones-drawn = { $who } trekt mijlpalen { $letter }: { $count }.
end-triggered = { $who } heeft de voorraad tot het logo geleegd: het einde nadert.
last-round = Iedereen heeft nog één beurt.
game-over = Het spel is uit.

## Wat een keuze doet

choice-sell = Een aandeel verkopen voor $150
choice-hire = Een arbeider huren voor ${ $price }: { $what }
    .button = Huren voor ${ $price }
choice-pick = Dit startvermogen kiezen, met deze arbeider: { $what }
choice-place = Een arbeider plaatsen: { $what }
choice-skip = De beurt overslaan
choice-city = Station in { $what } voor ${ $price }
    .button = Bouwen voor ${ $price }
choice-primary = De hoofdbeloning nemen { $what }
choice-first-bonus = De bonus voor het eerste station nemen voor ${ $price }
choice-rail = Rails op { $what } voor ${ $price }
    .button = Leggen voor ${ $price }
choice-sector = Kantoor in sector { $what }
choice-tile-worker = Afleggen voor de telegraaftegel: { $what }
choice-sell-piece = Verkopen: { $what }
choice-trade-flip = Trein omdraaien: { $what }
choice-promo = Bevorderen: { $what }, naar mijlpaal { $letter } van { $points } punten
choice-spec = Kleureffect gebruiken voor ${ $price } { $what }
    .button = Gebruiken voor ${ $price }
choice-done = De actie beëindigen, ${ $price } betalen
choice-accept = Deal sluiten: { $what }
choice-pass = Geen deal meer
choice-first = Eerst mijlpaal { $what } van { $points } punten vervangen
choice-keep = Mijlpaal { $what } van { $points } punten houden
choice-step = Vooruit: { $what }
choice-discard = Afleggen: { $what }
choice-promote = Bevorderen: { $what }, naar mijlpaal { $letter } van { $points } punten
choice-give = Geven: { $what }
choice-take = Nemen: { $what }
choice-train = Trein nemen: { $what }
choice-flip = Trein omdraaien: { $what }
choice-stop = Hier stoppen

## Opties

preset-standard = Spelregels
    .help = Zoals in de spelregels: getrokken mijlpalen ziet alleen wie ze trekt.
option-milestone_draw = Of getrokken mijlpalen alleen door die speler of door iedereen gezien worden.
    .name = Getrokken mijlpalen
option-milestone_draw-private = Verborgen
option-milestone_draw-open = Open

## Fasen, vragen, werkwoorden

title = Railroad Revolution
phase-steps = Stappen op de prestatiesporen
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
ask-place = Kies een arbeider en zijn actie
ask-place-next = Kies de actie voor deze arbeider
ask-skip = Er is niets meer te bouwen: sla de beurt over
ask-action = Voer de actie uit en betaal daarna
ask-deal = Sluit een deal, of ga verder
ask-milestone = Kies de mijlpaal die je houdt
ask-first = Welke mijlpaal vervang je eerst?
ask-steps = Kies een prestatiespoor
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
verb-hire = Huren
verb-pick = Kiezen
verb-place = Plaatsen
verb-skip = Overslaan
verb-city = Station
verb-primary = Hoofdbeloning
verb-first_bonus = Bonus eerste station
verb-rail = Rails
verb-sector = Kantoor
verb-tile_worker = Telegraaftegel
verb-trade_flip = Trein omdraaien
verb-promo = Bevorderen
verb-spec = Kleureffect
verb-done = Actie beëindigen
verb-accept = Sluiten
verb-pass = Geen deal
verb-first = Eerst vervangen
verb-keep = Houden
verb-step = Vooruit
verb-discard = Afleggen
verb-promote = Bevorderen
verb-give = Geven
verb-take = Nemen
verb-train = Trein nemen
verb-flip = Omdraaien
verb-stop = Stoppen

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
what-rail100 = rails en $100
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
rules-PERF = Prestatiesporen
rules-END = Einde van het spel
rules-SCO = Puntentelling
rules-INFO = Wat iedereen weet

## Woorden op de tafel

draw-board = Verenigde Staten
draw-telegraph = Telegraaflijn
draw-tracks = Prestatiesporen
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
draw-sector = Sector { $sector }: aandelen { $shares }, eerste kantoor { $first } meer
draw-sector_tile = Sector { $sector }: aandelen { $shares }, eerste kantoor { $first } meer; voor een arbeider { $tile }
draw-sector_deal = Sector { $sector }: aandelen { $shares }, eerste kantoor { $first } meer; deal
draw-link = { $points } punten voor kantoren in sector { $one } en { $other }
draw-per_telegraph = voor elk kantoor
draw-per_stations = voor elk station
draw-per_network = voor elke stad van niveau 5
draw-mark = { $player }: { $track }, { $points } punten, positie { $position }
draw-toll_money = tol ${ $size }
draw-toll_shares = tol: aandelen { $size }
draw-toll_worker = tol: één arbeider
draw-deal_half = { $half } deal: aandelen { $shares }{ $money } voor { $effects }
draw-deal_money = { " " }en ${ $money }
draw-half_upper = Bovenste
draw-half_lower = Onderste
draw-column = { $count ->
    [one] één gedekte dealtegel
   *[other] { $count } gedekte dealtegels
}
draw-common = Voorraad: { $count ->
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
draw-milestone = Mijlpaal { $letter }, { $points } punten: { $conditions }; managers { $managers }
draw-managed = { $milestone }; gevuld: { $filled }
draw-completed = Gehaald: mijlpaal { $letter }, { $points } punten
draw-condition_connect = verbonden steden van niveau { $what }: { $number }
draw-condition_station = stations in steden van niveau { $what }: { $number }
draw-condition_deal_rails = rails met een deal: { $number }
draw-condition_terrain_rails = rails over { $what }: { $number }
draw-any = elke kleur
draw-none = geen
draw-action = { $player }: actie { $action }
draw-worker_supply = { $player }: te plaatsen arbeiders ({ $colour }): { $count }
draw-worker_board = { $player }: arbeiders ({ $colour }) op { $action }: { $count }
draw-train_up = { $player }: open treinen: { $count }, { $effects }
draw-train_down = { $player }: gedekte treinen: { $count }, { $effects }
draw-stock_rail = { $player }: rails in voorraad: { $count }
draw-stock_building = { $player }: gebouwen in voorraad: { $count }
draw-sale = ${ $money } voor een stuk uit deze sector
draw-cash = Geld
draw-shares = Aandelen
draw-points = Punten
draw-holdings = { $player }: ${ $cash }, aandelen { $shares }, punten { $points }
draw-shares_title = { $player }: aandelen { $shares }, elk ${ $price }
draw-to_move = is aan zet
draw-first_player = startspeler
draw-round = Ronde { $round }
draw-round_triggered = Ronde { $round }, dan nog één
draw-round_last_round = Ronde { $round }: de laatste
draw-livery_1 = Den
draw-livery_2 = Oranje
draw-livery_3 = Hemel
draw-livery_4 = Roos
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

## Waarom iets niet mag

RR-SET-04 =
    .refusal = Dit startvermogen is er niet.
RR-SET-05 =
    .refusal = { $what } is geen plek voor je startstuk.
RR-SET-07 =
    .refusal = Iedereen houdt de arbeiders waarmee hij begint.
RR-SET-08 =
    .refusal = Vóór de eerste beurt worden geen aandelen verkocht en niemand gehuurd.
RR-GEN-02 =
    .refusal = Zo'n arbeider ligt niet in de gemeenschappelijke voorraad.
RR-GEN-03 =
    .refusal = Je hebt daar niet zo'n arbeider.
RR-GEN-06 =
    .refusal = Je hebt geen aandeel om te verkopen.
RR-GEN-07 =
    .refusal = Deze arbeider kun je niet huren: hij kost $800, je hebt ${ $cash }, en de kleur moet in de voorraad liggen.
RR-GEN-08 =
    .refusal = Niet terwijl er mijlpalen getrokken worden.
RR-GEN-09 =
    .refusal = Daarna kun je de beurt niet meer met 4 arbeiders eindigen.
RR-GEN-10 =
    .refusal = De beurt kan niet eindigen met minder dan 4 arbeiders; je hebt er { $workers }.
RR-GEN-11 =
    .refusal = In andermans beurt houd je altijd 4 arbeiders: huur eerst.
RR-GEN-12 =
    .refusal = Daarna kun je je beurt niet meer afmaken.
RR-GEN-14 =
    .refusal = Dat zou nu niets veranderen.
RR-GEN-15 =
    .refusal = Maak eerst af of stop wat nog open is: { $phase }.
RR-GEN-16 =
    .refusal = Er is niemand om zo mee te ruilen.
RR-GEN-17 =
    .refusal = Je geld (${ $cash }) is daarvoor te weinig; verkoop eerst aandelen.
RR-TURN-02 =
    .refusal = Zo'n arbeider heb je niet in je eigen voorraad.
RR-TURN-05 =
    .refusal = Die arbeider ligt op je bord; plaats er een uit je eigen voorraad.
RR-TURN-06 =
    .refusal = De hoofdactie is nog niet klaar.
RR-TURN-07 =
    .refusal = Het kleureffect is deze beurt al gebruikt.
RR-TURN-08 =
    .refusal = Eén keer per beurt: het eigen effect van de arbeider of een bevordering; een witte bevordert alleen.
RR-TURN-09 =
    .refusal = Dat hoort hier niet ({ $phase }).
RR-TURN-10 =
    .refusal = Je kunt een arbeider plaatsen, dus overslaan mag niet.
RR-STA-01 =
    .refusal = Je hebt al een stad gekozen.
RR-STA-02 =
    .refusal = Het station kost ${ $owed } en je hebt ${ $cash }.
RR-STA-03 =
    .refusal = Dat is niet de hoofdbeloning van een gekozen stad.
RR-STA-04 =
    .refusal = Kies eerst een stad.
RR-STA-05 =
    .refusal = Daar stond eerder een ander gebouw: geen bonus.
RR-STA-06 =
    .refusal = Je hebt al een station in { $what }.
RR-STA-07 =
    .refusal = Dat kan niet: de stad moet verbonden zijn, er moet een gebouw zijn en je moet kunnen betalen.
RR-STA-09 =
    .refusal = De voorman draait een van je treinen om: noem de trein en de kant.
RR-STA-10 =
    .refusal = Kies eerst een stad: de onderhandelaar neemt de bonus voor het eerste station.
RR-STA-11 =
    .refusal = Er zijn geen stationskosten om te besparen.
RR-STA-12 =
    .refusal = De ingenieur neemt de hoofdbeloning van de gekozen stad nog eens.
RR-STA-13 =
    .refusal = Die beloning is al genomen.
RR-RAIL-01 =
    .refusal = { $what } raakt je netwerk niet.
RR-RAIL-02 =
    .refusal = De rails kosten ${ $owed } en je hebt ${ $cash }.
RR-RAIL-04 =
    .refusal = Je hebt al rails op { $what }.
RR-RAIL-05 =
    .refusal = Dat kan niet: precies de rails van de actie worden gelegd, en je moet kunnen betalen.
RR-RAIL-07 =
    .refusal = De voorman neemt een trein: noem de soort.
RR-RAIL-08 =
    .refusal = De onderhandelaar neemt aandelen.
RR-RAIL-09 =
    .refusal = Leg eerst alle rails.
RR-RAIL-10 =
    .refusal = Voor derde rails zijn drie rails in voorraad nodig aan het begin van de actie.
RR-RAIL-11 =
    .refusal = De gratis rails hebben een vrije plek en rails in voorraad nodig.
RR-TEL-01 =
    .refusal = Je hebt al een sector gekozen.
RR-TEL-05 =
    .refusal = Je hebt al een kantoor in sector { $what }.
RR-TEL-06 =
    .refusal = De tegelbonus vraagt een gekozen sector en wordt één keer voor een arbeider genomen.
RR-TEL-07 =
    .refusal = Een sector met deal heeft geen tegel.
RR-TEL-08 =
    .refusal = Je hebt geen gebouw meer, of in elke sector een kantoor.
RR-TEL-09 =
    .refusal = De voorman ruilt één arbeider.
RR-TEL-10 =
    .refusal = Kies eerst een sector.
RR-TEL-11 =
    .refusal = Kies eerst een sector.
RR-TEL-12 =
    .refusal = Kies eerst een sector met een tegel.
RR-TEL-13 =
    .refusal = Je hebt geen gebouw meer.
RR-TRD-01 =
    .refusal = Dat stuk ligt niet in de meest linkse sector van je voorraad, of je hebt al verkocht.
RR-TRD-02 =
    .refusal = Het omdraaien van deze actie is al gebruikt.
RR-TRD-03 =
    .refusal = Je voorraad is leeg.
RR-TRD-04 =
    .refusal = De voorman doet tot 3 stappen.
RR-TRD-05 =
    .refusal = Je kunt die deal niet betalen.
RR-TRD-06 =
    .refusal = Je hebt geen trein.
RR-TRD-07 =
    .refusal = De ingenieur draait nog een trein om: noem hem en de kant.
RR-TRN-01 =
    .refusal = Die stapel is leeg.
RR-TRN-03 =
    .refusal = Zo'n open trein heb je niet.
RR-TRN-04 =
    .refusal = Zo'n gedekte trein heb je niet.
RR-TRN-05 =
    .refusal = De bonus van die trein zou nu niets veranderen.
RR-DEAL-02 =
    .refusal = De deal kost meer dan je aandelen ({ $shares }) en ${ $cash }.
RR-DEAL-03 =
    .refusal = Die deal mag je niet meer sluiten.
RR-DEAL-04 =
    .refusal = De beloning van die deal zou nu niets veranderen.
RR-MIL-01 =
    .refusal = Dat is geen beschikbare arbeider en open mijlpaal van jou.
RR-MIL-02 =
    .refusal = Geen lege plek van die mijlpaal neemt deze kleur.
RR-MIL-04 =
    .refusal = Die arbeider is al manager.
RR-MIL-09 =
    .refusal = Houd een van de getrokken mijlpalen.
RR-MIL-10 =
    .refusal = Dat is niet een van de twee te vervangen mijlpalen.
RR-PERF-02 =
    .refusal = Je kunt de tol op dat spoor niet betalen.
RR-PERF-04 =
    .refusal = Je fiche staat boven aan dat spoor.
RR-END-02 =
    .refusal = Het spel is uit.

## Reasons for advice

reason-milestones = voltooide mijlpalen: { $points }
reason-goals = je open mijlpalen: { $points }
reason-next-goals = mijlpalen die kunnen volgen: { $points }
reason-workers = arbeiders om te bevorderen, en hun kleuren: { $points }
reason-tracks = prestatiesporen en wat ze tellen: { $points }
reason-links = telegraafkantoren naast elkaar: { $points }
reason-trains = treinen: { $points }
reason-money = geld en aandelen: { $points }
reason-money-early = geld zolang er tijd is het te gebruiken: { $points }
reason-goals-early = open mijlpalen waarvoor nog tijd is: { $points }
reason-effects = effecten die nog te gebruiken zijn: { $points }
reason-rival = wat de sterkste rivaal kan verwachten: { $points }
reason-rivals = wat je rivalen kunnen verwachten: { $points }

## Naast het bord

panel-turn = Een arbeider en de eerste stap voor ${ $price }
    .button = Plaats de arbeider en ga door voor ${ $price }
panel-whole-turn = De hele actie voor ${ $price }
    .button = Speel de hele actie voor ${ $price }
panel-then-ends = daarna eindigt de actie, zonder beloningen of kleureffect
panel-milestone = managers op de mijlpaal: { $filled } van { $slots }
panel-turns = { $count ->
    [one] Eén manier
   *[other] { $count } manieren: met welke arbeider?
}
panel-workers = Arbeiders en acties
panel-column-price = kost
panel-reward-ends = De beloning, dan eindigt de actie
panel-reward-colour-ends = De beloning ({ $what }), dan eindigt de actie
panel-goals = Je mijlpalen
panel-goal = Mijlpaal { $letter }, { $points } punten
panel-column-managers = managers
panel-of = { $have } van { $number }
panel-goal-connect = verbonden steden van niveau { $what }: { $have } van { $number }
panel-goal-station = stations in steden van niveau { $what }: { $have } van { $number }
panel-goal-deal_rails = rails met een deal: { $have } van { $number }
panel-goal-terrain_rails =
    rails over { $what ->
        [0] vlakte
        [1] één driehoek
        [2] twee driehoeken
       *[other] drie driehoeken
    }: { $have } van { $number }
panel-completes =
    { $managers ->
        [0] Voltooid aan het einde van de beurt.
        [one] Nog één manager voltooit hem.
       *[other] Nog { $managers } managers voltooien hem.
    }
panel-besides = Daarnaast
panel-from = vanaf ${ $money }
panel-money = ${ $money }
panel-number = { $number }
panel-point = Of wijs een stad, vak of sector aan.
panel-action = Wat de actie kan
panel-after = Daarna
panel-now = nu
panel-then = dan
panel-cash = Geld
panel-owed = Te betalen aan het eind van de actie
panel-shares = Aandelen
panel-workers-left = Arbeiders in je voorraad
panel-must-sell = ${ $money } ontbreekt: verkoop aandelen (de jouwe zijn ${ $worth } waard).
panel-instead = ${ $price } in plaats van ${ $money }
panel-worker-at = { $what }
panel-then-ends-plainly = daarna eindigt de actie, zonder beloningen
panel-spec-flip = { $pay ->
    [0] Je draait een trein om
   *[other] Voor ${ $pay } draai je een trein om
}
panel-spec-train = Voor ${ $pay } een trein
panel-spec-exchange = Je ruilt een arbeider
panel-spec-steps = Hoogstens { $number } stappen op de prestatiesporen
panel-spec-shares = { $number } aandelen
panel-spec-bonus = De bonus van het eerste station in de stad voor zijn prijs; twee keer als je de eerste bent
panel-spec-no_cost = Het station kost niets
panel-spec-primary = Voor ${ $pay } nog eens de beloning van de stad
panel-spec-terrain_money = ${ $number } en ${ $each } voor elke driehoek van de rails
panel-spec-extra_rail = { $rails } rails in plaats van twee; van de derde betaal je alleen de driehoeken
panel-spec-first_shares = De aandelen van het eerste kantoor; twee keer als je de eerste bent
panel-spec-share_money = ${ $number } voor elk aandeel uit de sector
panel-spec-tile = Voor ${ $pay } de bonus van de telegraaftegel
panel-spec-deal = Een van de twee deals, alleen voor jou, met { $number } aandeel erbij
panel-spec-train_money = ${ $number } voor elk van je treinen

## Het einde van een beurt, stap voor stap

end-milestone = Mijlpalen
end-last = Het einde van het spel
