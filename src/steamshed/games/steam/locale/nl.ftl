# Steam in het Nederlands. Wat ontbreekt komt uit het Engels.

title = Steam
phase-opening_auction = Openingsveiling
    .short = Veiling
phase-capital = Kapitaal
phase-auction = Veiling van de beurtvolgorde
    .short = Volgorde
phase-take_action = Actietegels
    .short = Acties
phase-build = Rails bouwen
    .short = Bouwen
phase-goods = Goederen leveren
    .short = Goederen
phase-take_points = Punten voor een levering
    .short = Punten
phase-over = Einde van het spel
## Wat er gebeurde

bid = { $who } biedt ${ $amount }.
auction-passed = { $who } past.
stayed-in = { $who } past en blijft meedoen dankzij Beurtvolgorde.
dropped-out = { $who } stopt met bieden.
position-taken = { $who } neemt plaats { $position } en betaalt ${ $price }.
money-raised = { $who } haalt ${ $money } op en heeft inkomsten { $income } en { $vp } punten.
no-capital = { $who } haalt geen kapitaal op.
action-taken = { $who } neemt { $tile }{ $declared ->
    [use] { " " }om te gebruiken
    [pass] { " " }met een pas
   *[other] { "" }
} voor ${ $price }.
locomotive-improved = { $who } verbetert de locomotief tot niveau { $level }.
tile-placed = { $who } bouwt op { $hex } voor ${ $price }: { $face }.
tile-improved = { $who } verbetert { $hex } voor ${ $price }: { $face }.
link-redirected = { $who } leidt de verbinding op { $hex } om voor ${ $price }.
link-completed = De verbinding van { $from } naar { $to } is klaar.
link-lost = { $who } verliest de onvoltooide verbinding bij { $hex }.
urbanized = { $who } maakt van { $town } een nieuwe stad ({ $colour }).
city-grown = { $who } laat { $city } groeien.
cubes-arrived = { $city } krijgt { $colours } uit vak { $space }.
build-turn-ended = { $who } beëindigt de bouwbeurt.
delivered = { $who } levert { $colour } over { $links ->
    [one] één verbinding
   *[other] { $links } verbindingen
}: { $route }.
income-taken = { $who } neemt { $points } als inkomsten en heeft { $income }.
vp-taken = { $who } neemt { $points } punten en heeft er { $vp }.
goods-passed = { $who } levert niets.
income-received = { $who } ontvangt ${ $money }.
expenses-paid = { $who } betaalt ${ $money }.
steps-lost = { $who } komt ${ $short } tekort, gaat terug en heeft inkomsten { $income } en { $vp } punten.
bankrupt = { $who } is failliet en uit het spel.
order-changed = De beurtvolgorde verandert volgens de nummers van de actietegels.
round-begins = Ronde { $round } begint.
game-over = Het spel is uit na ronde { $round }.

## Wat een keuze doet

choice-bid = ${ $amount } bieden
choice-pass = Passen
choice-drop = Stoppen
choice-capital = { $money ->
    [0] Geen kapitaal ophalen
   *[other] ${ $money } ophalen
}
choice-take = { $tile } nemen{ $declared ->
    [use] { " " }en gebruiken
    [pass] { " " }en passen
   *[other] { "" }
}
choice-build = { $hex }: { $face } voor ${ $price }
    .button = Bouwen voor ${ $price }
choice-improve-tile = { $hex } verbeteren: { $face } voor ${ $price }
    .button = Verbeteren voor ${ $price }
choice-redirect = De verbinding op { $hex } omleiden naar kant { $to } voor ${ $price }
    .button = Omleiden voor ${ $price }
choice-urbanize = Nieuwe stad ({ $colour }) op { $town }{ $space ->
    [0] { "" }
   *[other] { " " }met de kubussen van vak { $space }
}
choice-grow = De kubussen van vak { $space } naar { $city }
choice-end = Bouwbeurt beëindigen
choice-deliver = { $colour } leveren: { $route }
    .button = Leveren over { $links }, { $own } eigen
choice-improve = De locomotief verbeteren
choice-income = { $points } als inkomsten nemen
choice-vp = { $points } punten nemen

## Opties

preset-base = Basisspel
    .help = Het basisspel in het noordoosten van de Verenigde Staten.
preset-standard = Standaardspel
    .help = Met kapitaal, elke ronde een veiling en onderhoud van de locomotief.
preset-base_ruhr = Basisspel, Ruhr
    .help = Het basisspel in het Ruhrgebied, ook voor zes.
preset-standard_ruhr = Standaardspel, Ruhr
    .help = Het standaardspel in het Ruhrgebied, ook voor zes.
option-map = De kaart waarop gespeeld wordt.
    .name = Kaart
option-map-us = Noordoost-VS
option-map-ruhr = Ruhrgebied
option-rules = Het basisspel, of het standaardspel met kapitaal, veilingen en onderhoud van de locomotief.
    .name = Regels
option-rules-base = Basisspel
option-rules-standard = Standaardspel
option-initial_order = De eerste beurtvolgorde van het basisspel: veiling, of toeval met geld voor de lateren.
    .name = Eerste beurtvolgorde
option-initial_order-auction = Veiling
option-initial_order-random_first_game = Toeval
option-income_max = Het eind van het inkomstenspoor; 0 is geen eind.
    .name = Hoogste inkomsten
option-income_max-10 = 10
option-income_max-0 = Geen eind
option-town_revisit_in_delivery = Of een kubus onderweg meer dan eens door hetzelfde dorp mag.
    .name = Twee keer een dorp
option-town_revisit_in_delivery-allowed = Toegestaan
option-town_revisit_in_delivery-forbidden = Verboden
option-base_last_vp = Of ook het laatste losse punt $5 geeft bij de laagste inkomsten.
    .name = Het laatste punt
option-base_last_vp-two_needed = Twee punten voor $5
option-base_last_vp-one_is_enough = Eén is genoeg
option-standard_lenient = Hulp voor beginners in het standaardspel: waarvoor geld opgehaald wordt zoals in het basisspel.
    .name = Hulp voor beginners
option-standard_lenient-off = Geen
option-standard_lenient-track = Voor rails
option-standard_lenient-upkeep = Voor onderhoud
option-standard_lenient-both = Voor beide
option-lenient_seats = De spelers die de hulp krijgen.
    .name = Wie hulp krijgt
option-urbanize_unavailable_pass = Of Stadsbouw met een pas genomen mag worden als er geen dorp of nieuwe stad meer is.
    .name = Stadsbouw met een pas
option-urbanize_unavailable_pass-allowed = Toegestaan
option-urbanize_unavailable_pass-forbidden = Verboden

## Fasen, vragen, werkwoorden

ask-opening_auction = Bied op de plaats in de beurtvolgorde, of pas
ask-auction = Bied op de beurtvolgorde, of pas
ask-capital = Hoeveel kapitaal haal je op?
ask-take_action = Kies een actietegel
ask-build = Rails bouwen: kies een veld, of beëindig je beurt
ask-build-next = Bouwen op { $hex }: kies een tegel
ask-redirect-next = Omleiden op { $hex }: kies de nieuwe richting
ask-urbanize-next = Nieuwe stad op { $town }: kies kleur en kubussen
ask-grow-next = Stadsgroei in { $city }: kies de kubussen
ask-end = Er kan niets meer gebouwd worden
ask-goods = Kies een kubus, verbeter de locomotief, of pas
ask-deliver-next = { $colour } leveren: kies de weg
ask-take_points = Nu inkomsten of punten voor het eind?
verb-bid = Bieden
verb-pass = Passen
verb-drop = Stoppen
verb-capital = Kapitaal
verb-take = Nemen
verb-build = Bouwen
verb-redirect = Omleiden
verb-urbanize = Nieuwe stad
verb-grow = Stadsgroei
verb-end = Klaar
verb-deliver = Leveren
verb-improve = Locomotief
verb-income = Inkomsten
verb-vp = Punten

## Namen

tile-turn_order = Beurtvolgorde
tile-first_move = Als eerste leveren
tile-engineer = Ingenieur
tile-first_build = Als eerste bouwen
tile-city_growth = Stadsgroei
tile-locomotive = Locomotief
tile-urbanization = Stadsbouw
tile-21 = recht
tile-22 = flauwe bocht
tile-23 = scherpe bocht
tile-41 = twee rechte kruisend
tile-42 = recht en flauwe bocht kruisend
tile-43 = twee flauwe bochten kruisend
tile-44 = recht en scherpe bocht
tile-45 = twee flauwe bochten
tile-46 = flauwe en scherpe bocht
tile-47 = scherpe en flauwe bocht
tile-T11 = dorpstegel, één uitgang
tile-T21 = dorpstegel, twee uitgangen, recht
tile-T22 = dorpstegel, twee uitgangen, flauw
tile-T23 = dorpstegel, twee uitgangen, scherp
tile-T31 = dorpstegel, drie uitgangen, gelijk verdeeld
tile-T32 = dorpstegel, drie uitgangen, links
tile-T33 = dorpstegel, drie uitgangen, rechts
tile-T34 = dorpstegel, drie uitgangen, scherp
tile-T41 = dorpstegel, vier uitgangen, vredesteken
tile-T42 = dorpstegel, vier uitgangen, X
tile-T43 = dorpstegel, vier uitgangen, halve ster
face-21 = { tile-21 }
face-22 = { tile-22 }
face-23 = { tile-23 }
face-41 = { tile-41 }
face-42 = { tile-42 }
face-43 = { tile-43 }
face-44 = { tile-44 }
face-45 = { tile-45 }
face-46 = { tile-46 }
face-47 = { tile-47 }
face-T11 = { tile-T11 }
face-T21 = { tile-T21 }
face-T22 = { tile-T22 }
face-T23 = { tile-T23 }
face-T31 = { tile-T31 }
face-T32 = { tile-T32 }
face-T33 = { tile-T33 }
face-T34 = { tile-T34 }
face-T41 = { tile-T41 }
face-T42 = { tile-T42 }
face-T43 = { tile-T43 }
newcity-red = Nieuwe stad, rood
newcity-blue = Nieuwe stad, blauw
newcity-purple = Nieuwe stad, paars
newcity-yellow = Nieuwe stad, geel
newcity-gray = Nieuwe stad, grijs
colour-red = rood
colour-blue = blauw
colour-purple = paars
colour-yellow = geel
colour-gray = grijs
figure-cash = Geld
figure-income = Inkomsten
figure-points = Punten
figure-locomotive = Locomotief
    .short = Loc
score-points = Punten
score-income = Inkomsten
score-links = Verbindingen

## Hoofdstukken van de regels

rules-GEN = Het spel
rules-SETUP = Opzetten
rules-MONEY = Geld
rules-ORDER = Openingsveiling
rules-ROUND = De ronde
rules-ACT = Actietegels
rules-TILE = Railtegels
rules-BUILD = Rails bouwen
rules-TOWN = Dorpen
rules-LINK = Verbindingen
rules-REDIR = Omleiden
rules-IMPR = Tegels verbeteren
rules-URB = Stadsbouw
rules-GROW = Stadsgroei
rules-MOVE = Goederen leveren
rules-INC = Inkomsten en kosten
rules-BANK = Faillissement
rules-NEXT = De volgende ronde
rules-STD = Het standaardspel
rules-SCORE = Puntentelling
rules-END = Einde van het spel

## Woorden op de tafel

draw-goods = Goederenvoorraad
draw-new_cities = Nieuwe steden
draw-growth_markers = Groeifiches
draw-tracks = Inkomsten, punten, locomotief
draw-order = Ronde en beurtvolgorde
draw-actions = Actietegels
draw-players = Spelers
draw-income = Inkomsten
draw-vp = Overwinningspunten
draw-vp_note = 50 per rondgang
draw-locomotive = Locomotief
draw-round = Ronde
draw-round_of = Ronde { $round } van { $rounds }
draw-turn_order = Beurtvolgorde
draw-order_place = { $player }: plaats { $place }
draw-terrain_plain = vlak land
draw-terrain_river = rivier
draw-terrain_mountain = berg
draw-terrain_gorge = rivier in de bergen
draw-terrain_town = dorp
draw-owner_none = eigenaarloos
draw-tile = { $tile } op { $field }
draw-city = { $name }, stad ({ $colour })
draw-grown = { $name } heeft een groeifiche
draw-town = { $name }, dorp
draw-new_city = Nieuwe stad op { $name }, { $colour }
draw-cube = Kubus ({ $colour }) in { $name }
draw-cubes = { $count ->
    [one] Eén kubus ({ $colour }) in { $name }
   *[other] { $count } kubussen ({ $colour }) in { $name }
}
draw-link = { $player }: verbinding van { $one } naar { $other }, lengte { $tiles }
draw-incomplete = { $player }: onvoltooide verbinding vanaf { $one }, lengte { $tiles }
draw-section = { $player }: rails, lengte { $tiles }
draw-space_empty = Vak { $space }: leeg
draw-space_full = Vak { $space }: { $cubes }
draw-space_cube = Kubus ({ $colour }) in vak { $space }
draw-new_city_stock = Nieuwe stad ({ $colour }): nog { $count }
draw-markers_stock = Groeifiches: nog { $count }
draw-income_title = { $player }: inkomsten { $value }
draw-vp_title = { $player }: { $value ->
    [one] één punt
   *[other] { $value } punten
}
draw-locomotive_title = { $player }: locomotief { $value }
draw-action_taken = { $number } { $action }: { $effect }. Genomen door { $player }
draw-taken = { $player } heeft { $action }
draw-no_action = geen actietegel
draw-with_pass = { $action } (pas)
draw-to_move = is aan zet
draw-out = failliet
draw-player = { $player }: geld ${ $cash }, inkomsten { $income }, punten { $points }, locomotief { $locomotive }, { $action }
draw-livery_1 = Den
draw-livery_2 = Oranje
draw-livery_3 = Hemel
draw-livery_4 = Roos
draw-livery_5 = Omber
draw-livery_6 = Ivoor
draw-effect_turn_order = eerste in de volgende ronde
draw-effect_turn_order_standard = één pas in de volgende veiling
draw-effect_first_move = levert vóór de anderen
draw-effect_engineer = bouwt één tegel meer
draw-effect_first_build = bouwt vóór de anderen
draw-effect_city_growth = kubussen voor een stad
draw-effect_locomotive = één niveau hoger
draw-effect_urbanization = bouwt een nieuwe stad
draw-price_and_level = ${ $price } + niveau

## Waarom iets niet mag

ST-GEN-05 =
    .refusal = Deze tegel is op: { $face }.
ST-SETUP-11 =
    .refusal = { $city } heeft al een groeifiche.
ST-MONEY-06 =
    .refusal = Het kost ${ $price }; je kunt hoogstens ${ $funds } ophalen.
ST-MONEY-08 =
    .refusal = Geld wordt alleen opgehaald voor een betaling die moet, en vanzelf.
ST-ORDER-03 =
    .refusal = Een bod van ${ $amount } is niet hoger dan het huidige bod van ${ $highest }.
ST-ORDER-06 =
    .refusal = Je kunt hoogstens ${ $funds } ophalen, geen ${ $amount }.
ST-ROUND-01 =
    .refusal = Dat hoort niet bij dit deel van de ronde: { $phase }.
ST-ROUND-02 =
    .refusal = Dat hoort niet bij dit deel van de ronde: { $phase }.
ST-ROUND-04 =
    .refusal = Het spel is uit.
ST-ACT-01 =
    .refusal = De tegel is al genomen.
ST-ACT-08 =
    .refusal = Je locomotief heeft het hoogste niveau.
ST-ACT-09 =
    .refusal = Stadsgroei en Stadsbouw neem je met gebruik of pas, de andere zonder; na een pas wordt de tegel niet gebruikt.
ST-ACT-10 =
    .refusal = Stadsgroei kan niet: er is geen kubus, fiche of stad meer voor.
ST-ACT-11 =
    .refusal = Stadsbouw kan niet: er is geen dorp of nieuwe stad meer.
ST-ACT-12 =
    .refusal = In het standaardspel wordt niets aangekondigd.
ST-ACT-13 =
    .refusal = De tegel kost ${ $price }; je kunt hoogstens ${ $funds } ophalen.
ST-ACT-15 =
    .refusal = Je hebt de tegel hiervoor niet, of het is niet jouw bouwbeurt.
ST-BUILD-02 =
    .refusal = Je mag geen tegel meer leggen.
ST-BUILD-03 =
    .refusal = Je hebt aangekondigd je actietegel te gebruiken: doe dat eerst.
ST-BUILD-04 =
    .refusal = Dit kan niet op { $hex } liggen: { $face }.
ST-BUILD-05 =
    .refusal = Een uitgang op { $hex } zou een zwarte kant of de rand van de kaart raken.
ST-BUILD-08 =
    .refusal = Rails op { $hex } zouden aan die van een andere speler vastzitten.
ST-BUILD-09 =
    .refusal = Rails op { $hex } zouden niet via eigen rails met een stad verbonden zijn.
ST-BUILD-12 =
    .refusal = Een verbinding zou in { $node } beginnen en eindigen.
ST-BUILD-19 =
    .refusal = Het kost ${ $price }; je hebt ${ $funds }.
ST-TOWN-03 =
    .refusal = Geen uitgang op { $hex } zou eigen rails, een stad of een over te nemen verbinding raken.
ST-TOWN-06 =
    .refusal = In { $town } liggen geen kubussen en er kan niets heen: het is een dorp.
ST-TOWN-07 =
    .refusal = De dorpstegel op { $hex } wordt niet gedraaid.
ST-LINK-06 =
    .refusal = De eigenaarloze verbinding bij { $hex } begint ver van je rails.
ST-LINK-11 =
    .refusal = Van { $from } naar { $to }: noem de kant alleen als er te kiezen valt.
ST-REDIR-01 =
    .refusal = Bij kant { $side } van { $hex } eindigt geen onvoltooide verbinding.
ST-REDIR-02 =
    .refusal = De verbinding bij { $hex } is voltooid, of je mag haar niet omleiden.
ST-REDIR-03 =
    .refusal = Geen tegel heeft deze rails voor { $hex }.
ST-REDIR-08 =
    .refusal = Dorpen en steden kunnen niet omgeleid worden.
ST-REDIR-09 =
    .refusal = Het eind op { $hex } wijst daar al heen, of zou aan andermans rails vastzitten.
ST-IMPR-01 =
    .refusal = Dit voegt niets toe aan { $hex }: { $face }.
ST-IMPR-02 =
    .refusal = Dit zou rails op { $hex } weghalen of verplaatsen: { $face }.
ST-IMPR-04 =
    .refusal = Je hebt geen rails in het dorp op { $hex }, en geen nieuwe tak zou die raken.
ST-IMPR-07 =
    .refusal = Deze tegel is op ({ $face }), of aan wat daar ligt kan niets worden toegevoegd.
ST-URB-01 =
    .refusal = Op { $town } kan geen nieuwe stad ({ $colour }).
ST-URB-07 =
    .refusal = Kies één goederenvak met kubussen.
ST-URB-08 =
    .refusal = { $city } is een nieuwe stad en groeit nooit.
ST-GROW-01 =
    .refusal = { $city } kan niet groeien met vak { $space }.
ST-MOVE-02 =
    .refusal = De locomotief wordt één keer in deze fase verbeterd, tot niveau { $most }.
ST-MOVE-03 =
    .refusal = Er kan geen { $colour } van { $from } naar { $to }: geen kubus, of geen voltooide verbinding.
ST-MOVE-04 =
    .refusal = { $links } verbindingen zijn te veel voor je locomotief: { $level }.
ST-MOVE-05 =
    .refusal = De kubus stopt in { $stop }, dat zijn kleur heeft.
ST-MOVE-06 =
    .refusal = { $stop } zou twee keer bezocht worden.
ST-MOVE-07 =
    .refusal = { $stop } wordt bereikt over een verbinding of dorp waar de kubus al was.
ST-MOVE-08 =
    .refusal = Je hebt onderweg een eigen verbinding nodig, en niemand mag er meer hebben.
ST-MOVE-11 =
    .refusal = { $stop } is geen stad voor { $colour }.
ST-SCORE-02 =
    .refusal = Neem je punten eerst als inkomsten of als overwinningspunten.
ST-SCORE-04 =
    .refusal = Je inkomsten zijn al maximaal: { $most }.
ST-BANK-03 =
    .refusal = Het spel is uit: er is nog één speler.
ST-STD-02 =
    .refusal = Je kunt hoogstens { $most } stappen doen, geen { $steps }.
ST-STD-03 =
    .refusal = Geld wordt alleen in de kapitaalfase opgehaald.
ST-STD-06 =
    .refusal = Een bod van ${ $amount } is niet hoger dan het huidige bod van ${ $highest }.
ST-STD-07 =
    .refusal = Je hebt ${ $cash }, geen ${ $amount }.
ST-STD-13 =
    .refusal = Je locomotief heeft het hoogste niveau.
ST-STD-18 =
    .refusal = Je hebt geen recht meer om te blijven: pas.

## Naast het bord

panel-way = { $start } – { $end }
    .button = { $tiles ->
        [one] Bouw één tegel
       *[other] Bouw { $tiles } tegels
    } voor ${ $price }
panel-way-ended = { panel-way }, einde
    .button = { panel-way.button }, einde van de bouwbeurt
panel-two-ways = { $first } en { $second }
    .button = { panel-way.button }
panel-two-ways-ended = { panel-two-ways }, einde
    .button = { panel-way.button }, einde van de bouwbeurt
panel-ways-ended = Hetzelfde en einde van de bouwbeurt
panel-turns = Hele bouwbeurten
panel-order-goods = Goederen
panel-order-links = Spoorlijnen
panel-order-price = Prijs
panel-ways = { $count ->
    [one] Eén weg van { $start } naar { $end }
   *[other] { $count } wegen: { $start } – { $end }
}
panel-way-tiles = { $tiles ->
    [one] één tegel op { $hexes }
   *[other] { $tiles } tegels op { $hexes }
}
panel-way-plain = alles vlak
panel-way-river = over de rivier bij { $hexes }
panel-way-replaced = vervangt een tegel op { $hexes }
panel-parts = Tegel { $at } van { $tiles }
panel-part = { $hex } ${ $price }
panel-part-refused = past niet
panel-part-no-way = Daarmee is er geen weg van { $start } naar { $end }.
panel-left = ${ $money } over
panel-links = Spoorlijnen om mee te beginnen: daarna bouw je verder
panel-links-from = Spoorlijnen vanuit { $node } om mee te beginnen
panel-column-tiles = tegels
panel-column-price = prijs
panel-tiles = { $tiles }
panel-price = ${ $money }
panel-order-gain = Beste voor mij
panel-order-leader = Tegen de koploper
panel-order-city = Per stad
panel-deliveries = { $count ->
    [one] Eén levering
   *[other] { $count } leveringen
}
panel-column-you = jij
panel-column-others = anderen
panel-gain = +{ $gain }
panel-nobody = niemand anders
panel-over = { $links ->
    [one] één verbinding
   *[other] { $links } verbindingen, via { $via }
}
panel-delivery = { $colour }: { $start } → { $end }
panel-both-rounds = Beide ronden, als het dan nog kan
panel-both = { $first }, dan { $second }
    .button = Nu leveren, in ronde 2 { $second }
panel-raise-then = Locomotief verbeteren, dan { $second }
    .button = Locomotief verbeteren, in ronde 2 { $second }
panel-nothing-both = In beide ronden passen
panel-gain-income = +{ $gain } inkomsten
panel-gain-vp = +{ $gain } punten
panel-delivered-income = { panel-delivery }, { panel-gain-income }
    .button = Leveren: { panel-gain-income }
panel-delivered-vp = { panel-delivery }, { panel-gain-vp }
    .button = Leveren: { panel-gain-vp }
panel-bids = Boden
panel-column-cash = geld
panel-column-bid = bod
panel-player = { $who }
panel-of-cash = van ${ $money }
panel-no-bid = –
panel-out = gestopt: plaats { $place }
panel-highest = hoogste bod
panel-you = jij
panel-still-bids = biedt nog
panel-places = Jouw plaats voor een bod van ${ $bid }
panel-column-pay = je betaalt
panel-place = Plaats { $place }
panel-place-win = als alle anderen stoppen
panel-place-drop = als je nu stopt
panel-place-later = { $others ->
    [one] als één hoger biedt en je dan stopt
   *[other] als { $others } hoger bieden en je dan stopt
}
panel-taken = { $who } heeft die
panel-your-bid = Jouw bod
panel-up-to = Bied mee tot
panel-up-to-words = steeds het minste waarmee je erin blijft als je overboden wordt
panel-bid-up-to = Bied ${ $value }, tot ${ $limit }
    .button = { panel-bid-up-to }
panel-up-to-kept = Zolang deze veiling duurt, bied je mee tot ${ $limit }.
panel-drop = Stoppen: plaats { $place } voor ${ $price }
    .button = Stoppen: plaats { $place } voor ${ $price }
panel-build-way = Bouw een weg
panel-build = Bouw een weg: wijs twee steden of dorpen aan
panel-no-way = Geen weg van { $start } naar { $end } met { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
} en jouw geld
panel-no-links = { $tiles ->
    [one] Met één tegel en jouw geld is geen verbinding te voltooien
   *[other] Met { $tiles } tegels en jouw geld is geen verbinding te voltooien
}
panel-no-deliveries = Met locomotief { $engine } kan niets geleverd worden
panel-waiting = { $count ->
    [one] Eén kubus ({ $colour }) wacht in { $start } op { $end }.
   *[other] { $count } kubussen ({ $colour }) wachten in { $start } op { $end }.
}
panel-without = zonder
panel-with = ermee
panel-deliver-nothing = niets leveren
panel-deliver-best = beste leveringen
panel-cash-left = Geld over
panel-money = ${ $money }
panel-plus = +${ $money }
panel-minus = −${ $money }
panel-number = { $number }
panel-way-mountain = over bergen bij { $hexes }
panel-way-gorge = over een rivier in de bergen bij { $hexes }
panel-deliver = Lever een kubus: ronde { $round } van 2, locomotief { $engine }
panel-opening = Alleen wie plaats { $place } wint betaalt; wie past biedt weer op de volgende.
panel-capital = Stappen kapitaal
panel-capital-costs = Elke stap levert ${ $money } op en kost één inkomsten, bij de laagste inkomsten punten.
panel-actions = Vrije actietegels
panel-new-cities = Een nieuwe stad op { $town }
panel-new-city = Nieuwe stad ({ $colour }), vak { $space }
panel-growth-here = Kubussen voor { $city }
panel-cubes = { $count } { $colour }
panel-column-cubes = kubussen
panel-nothing = geen
panel-points = { $points ->
    [one] Eén punt: inkomsten of een overwinningspunt
   *[other] { $points } punten: inkomsten of overwinningspunten
}
panel-end-of-round = Einde van deze ronde
panel-net-income = Inkomsten na kosten
panel-income-next = Inkomsten volgende ronde
panel-points-next = Overwinningspunten
panel-raised = Opgehaald geld
panel-must-raise = ${ $money } moet opgehaald worden: inkomsten dalen.
panel-bankrupt = Je zou failliet gaan: je komt ${ $money } tekort.
panel-short = Aan het eind van de ronde ontbreekt ${ $money }: punten of inkomsten dalen.
## Reasons for advice

reason-distance = wat tot het einde nog kan veranderen: { $points }
reason-engine = een betere locomotief voor de volgende rondes: { $points }
reason-network = wat je netwerk later kan vervoeren: { $points }
reason-income = inkomen in de volgende rondes: { $points }
reason-cash = geld in de hand: { $points }
reason-rivals = wat je rivalen hebben: { $points }
reason-rivals-growth = wat je rivalen gaan verdienen: { $points }
reason-leader = de sterkste rivaal: { $points }
reason-ruin = het gevaar van een faillissement: { $points }
reason-forecast = punten die nog komen als de rest goed gaat: { $points }
reason-links = voltooide verbindingen voor de volgende rondes: { $points }

## Het einde van een beurt, stap voor stap

end-money = Inkomen en uitgaven
end-order = Beurtvolgorde
end-column-cash = geld
end-column-income-received = inkomen
end-column-expenses-paid = kosten
end-column-cash-after = over
