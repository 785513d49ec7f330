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
figure-vp = Punten
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
draw-player = { $player }: geld ${ $cash }, inkomsten { $income }, punten { $vp }, locomotief { $locomotive }, { $action }
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
