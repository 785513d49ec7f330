# Age of Steam in het Nederlands, met de woorden van de Nederlandse spelregels. Wat ontbreekt komt uit het Engels.

tile-name = { $tile ->
    [straight] recht
    [gentle] flauwe bocht
    [acute] scherpe bocht
    [x_straight_straight] twee rechte kruisend
    [x_gentle_straight] flauwe bocht kruist rechte
    [x_gentle_gentle] twee flauwe bochten kruisend
    [co_gentle_gentle] twee flauwe bochten naast elkaar
    [co_gentle_acute_left] flauwe en scherpe bocht, links
    [co_gentle_acute_right] flauwe en scherpe bocht, rechts
    [co_straight_acute] rechte en scherpe bocht
    [town_1] dorpstegel, één uitgang
    [town_3_left] dorpstegel, drie uitgangen links
    [town_3_right] dorpstegel, drie uitgangen rechts
    [town_3_half] dorpstegel, drie uitgangen in één helft
   *[town_3_star] dorpstegel, drie uitgangen in een ster
}
action-name = { $special ->
    [first_move] Als eerste goederen vervoeren
    [first_build] Als eerste bouwen
    [engineer] Ingenieur
    [locomotive] Locomotief
    [urbanization] Stad bouwen
    [production] Productie
   *[turn_order_pass] Passen (Turn Order Pass)
}

## Wat er gebeurde

shares-issued = { $who } geeft { $shares ->
    [0] geen aandelen uit
    [one] één aandeel uit voor ${ $money }
   *[other] { $shares } aandelen uit voor ${ $money }
}.
bid = { $who } biedt ${ $amount }.
auction-passed = { $who } past met de Turn Order Pass.
place-taken = { $who } neemt plaats { $place } en betaalt ${ $price }.
action-taken = { $who } kiest { action-name }.
engine-raised = { $who } verhoogt het motorbereik tot { $engine }.
locomotive-declined = { $who } verhoogt het motorbereik niet.
tile-placed = { $who } bouwt { tile-name } op { $hex } voor ${ $price }.
tile-replaced = { $who } vervangt de tegel op { $hex } door { tile-name } voor ${ $price }.
link-completed = De spoorlijn van { $from } naar { $to } is klaar.
urbanized = { $who } bouwt stad { $letter } in { $town }.
build-turn-ended = { $who } beëindigt de bouwbeurt.
section-lost = { $who } verliest de incomplete rails bij { $hex }.
delivered = { $who } vervoert { $colour } over { $links ->
    [one] één spoorlijn
   *[other] { $links } spoorlijnen
}: { $route }.
income-gained = { $who } krijgt { $points } inkomsten en heeft { $income }.
move-skipped = { $who } vervoert niets.
income-collected = { $who } ontvangt ${ $money }.
expenses-paid = { $who } betaalt ${ $money }{ $short ->
    [0] .
   *[other] { " " }en komt ${ $short } tekort.
}
income-lost = { $who } verliest { $points } inkomsten en heeft { $income }.
eliminated = { $who } kan niet betalen en is uit het spel.
income-reduced = { $who } verliest { $points } inkomsten door de aftrek en heeft { $income }.
goods-drawn = { $who } trekt { $colours } uit het zakje.
goods-placed = { $who } legt { $colour } in vakje { $box }.
production-declined = { $who } produceert niet.
growth-rolled = { $side ->
    [W] Witte
   *[B] Zwarte
} dobbelstenen: { $dice }.
goods-arrived = { $colour } komt aan in { $city }.
turn-begins = Beurt { $turn } begint.
game-over = Het spel is uit na beurt { $turn }.

## Wat een keuze doet

choice-issue = { $shares ->
    [0] Geen aandelen uitgeven
    [one] Eén aandeel uitgeven voor ${ $money }
   *[other] { $shares } aandelen uitgeven voor ${ $money }
}
choice-bid = ${ $amount } bieden
choice-drop = Stoppen
choice-pass = Passen
choice-take = { $what ->
    [first_move] Als eerste goederen vervoeren
    [first_build] Als eerste bouwen
    [engineer] Ingenieur
    [locomotive] Locomotief
    [urbanization] Stad bouwen
    [production] Productie
   *[turn_order_pass] Passen (Turn Order Pass)
}
choice-raise = Motorbereik verhogen
choice-decline = Niet doen
choice-urbanize = Stad { $letter } bouwen in { $town }
choice-build = { tile-name } bouwen op { $hex } voor ${ $price }
    .button = Bouwen voor ${ $price }
choice-replace = De tegel op { $hex } vervangen door { tile-name } voor ${ $price }
    .button = Vervangen voor ${ $price }
choice-done = Bouwbeurt beëindigen
choice-deliver = { $colour } vervoeren: { $route }
    .button = Vervoeren over { $links }, { $own } eigen
choice-raise_engine = Motorbereik verhogen
choice-nothing = Niets vervoeren
choice-produce = Twee goederenkubussen trekken
choice-place = De kubus in { $what } leggen

## Namen

sentence = Maatschappijen geven aandelen uit, bieden om de volgorde, leggen rails over rivieren en bergen en vervoeren goederen zo ver hun motor reikt.
length = 2–3 uur
phase-issue_shares = Aandelen uitgeven
    .short = Aandelen
phase-determine_player_order = Spelersvolgorde bepalen
    .short = Volgorde
phase-select_actions = Acties kiezen
    .short = Acties
phase-build_track = Rails bouwen
phase-move_goods = Goederen vervoeren
phase-goods_growth = Goederen inbrengen
    .short = Inbrengen
phase-over = Einde van het spel
newcity-A = Stadstegel A
newcity-B = Stadstegel B
newcity-C = Stadstegel C
newcity-D = Stadstegel D
newcity-E = Stadstegel E
newcity-F = Stadstegel F
newcity-G = Stadstegel G
newcity-H = Stadstegel H
colour-red = rood
colour-blue = blauw
colour-purple = paars
colour-yellow = geel
colour-black = zwart
figure-cash = Geld
figure-income = Inkomsten
figure-shares = Aandelen
figure-engine = Motor
score-income = Inkomsten
score-track = Rails
score-shares = Aandelen
ask-issue_shares = Hoeveel aandelen geef je uit?
ask-determine_player_order = Bied om de spelersvolgorde, of stop
ask-select_actions = Kies een actie voor deze beurt
ask-build_track = Rails bouwen: kies een veld
ask-build-next = Bouwen op { $hex }: kies een tegel
ask-urbanize-next = Stad in { $town }: kies een tegel
ask-move_goods = Goederen vervoeren: kies een kubus
ask-deliver-next = { $colour } vervoeren: kies de weg
ask-goods_growth = Productie: kies
ask-place = Kies een vakje voor de kubus
ask-raise = Motorbereik verhogen?
verb-build = Bouwen
verb-urbanize = Stad
verb-deliver = Vervoeren
verb-take = Kiezen
verb-place = Leggen
verb-bid = Bieden
verb-issue = Uitgeven

## Hoofdstukken van de regels

rules-SETUP = Opzetten van het spel
rules-TURN = De beurt
rules-INFO = Wat iedereen weet
rules-SHARE = Aandelen uitgeven
rules-ORDER = Spelersvolgorde
rules-ACT = Acties
rules-MAP = Het speelbord
rules-BUILD = Rails bouwen
rules-PLACE = Tegels leggen
rules-REPL = Rails vervangen
rules-OWN = Eigenaar van rails
rules-URB = Stad bouwen
rules-COST = Bouwkosten
rules-SUP = Voorraad
rules-MOVE = Goederen vervoeren
rules-INC = Inkomsten
rules-EXP = Onkosten
rules-ELIM = Uit het spel
rules-RED = Inkomsten aftrek
rules-GROW = Goederen inbrengen
rules-END = Einde van het spel
rules-VP = Overwinningspunten
