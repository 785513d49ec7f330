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
    [first_move] Als eerste vervoeren
    [first_build] Als eerste bouwen
    [engineer] Ingenieur
    [locomotive] Locomotief
    [urbanization] Stad bouwen
    [production] Productie
   *[turn_order_pass] Passen
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
    [first_move] Als eerste vervoeren
    [first_build] Als eerste bouwen
    [engineer] Ingenieur
    [locomotive] Locomotief
    [urbanization] Stad bouwen
    [production] Productie
   *[turn_order_pass] Passen
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
verb-decline = Niet doen
verb-done = Klaar
verb-drop = Stoppen
verb-nothing = Niets
verb-pass = Passen
verb-produce = Produceren
verb-raise = Motor verhogen
verb-raise_engine = Motor verhogen

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
## Opties

title = Age of Steam
preset-seed = Spelregelblad
    .help = Zoals op het spelregelblad: tegels tellen, terrein kost één keer.
preset-official = Officieel
    .help = Zoals in de huidige gedrukte regels: elk stuk rails telt, terrein kost elke keer.
option-map = De kaart waarop gespeeld wordt.
    .name = Kaart
option-terrain_cost = Of rivieren en bergen één keer per rivier of berggroep extra kosten, of bij elke tegel.
    .name = Terreinkosten
option-direct_complex = Of complexe tegels op lege velden gelegd mogen worden.
    .name = Complexe tegels meteen
option-coexisting_upgrade_cost = Prijs om een simpele tegel te vervangen door een met rails naast elkaar, in dollars.
    .name = Rails naast elkaar
option-income_reduction_table = Welke tabel de inkomsten verlaagt; ze verschillen vanaf 50 inkomsten.
    .name = Inkomstenaftrek
option-vp_track_scope = Welke spoorlijnen tellen: die van stad naar stad, of alle voltooide.
    .name = Tellende spoorlijnen
option-vp_track_unit = Of tegels of stukken rails geteld worden.
    .name = Railpunten
option-ownership_disc_limit = Hoeveel stukken rails een maatschappij mag bezitten; 0 is geen grens.
    .name = Spelersschijven
option-rebuild_same_hex_same_turn = Of op een veld meer dan één keer per bouwbeurt gebouwd mag worden.
    .name = Herbouw in één beurt
option-terrain_cost-first_per_feature = Alleen eerste tegel
option-terrain_cost-every_tile = Elke tegel
option-income_reduction_table-seed = Tot 8
option-income_reduction_table-official = Tot 10
option-vp_track_scope-city_to_city = Van stad naar stad
option-vp_track_scope-completed_links = Alle spoorlijnen
option-vp_track_unit-tile = Tegels
option-vp_track_unit-section = Stukken rails
option-ownership_disc_limit-0 = Geen grens
option-coexisting_upgrade_cost-3 = $3
option-coexisting_upgrade_cost-2 = $2
map-rust_belt = Rust Belt
map-polder = Polder

## Woorden op de tafel

draw-goods = Goederenkaart
draw-goods_note = witte en zwarte dobbelstenen
draw-tracks = Inkomsten, aandelen en motor
draw-order = Beurt en spelersvolgorde
draw-actions = Acties
draw-players = Spelers
draw-income = Inkomsten
draw-income_note = aftrek per beurt
draw-shares = Uitgegeven aandelen
draw-engine = Motorbereik
draw-cash = Geld
draw-turn = Beurt
draw-turn_of = Beurt { $turn } van { $turns }
draw-player_order = Spelersvolgorde
draw-order_place = { $player }: plaats { $place }
draw-terrain_plain = vlak land
draw-terrain_river = rivier
draw-terrain_mountain = berg
draw-terrain_town = dorp
draw-owner_none = eigenaarloos
draw-tile = { $tile } op { $field }
draw-city = { $name }, stad ({ $colour }), { $dice }
draw-city_plain = { $name }, stad ({ $colour })
draw-white = wit
draw-black_die = zwart
draw-town = { $name }, dorp
draw-new_city = Stad { $letter } in { $name }, { $colour }
draw-cube = Kubus ({ $colour }) in { $name }
draw-cubes = { $count ->
    [one] Eén kubus ({ $colour }) in { $name }
   *[other] { $count } kubussen ({ $colour }) in { $name }
}
draw-link = { $player }: spoorlijn van { $one } naar { $other }, lengte { $tiles }
draw-unfinished = { $player }: incomplete rails vanaf { $one }, lengte { $tiles }
draw-section = { $player }: rails, lengte { $tiles }
draw-column = Kolom { $column }: { $cities }
draw-column_letter = Kolom { $column }: stadstegel ({ $colour }), { $place }
draw-not_placed = niet op de kaart
draw-box_empty = Vakje { $column } { $row }: leeg
draw-box_full = Vakje { $column } { $row }: kubus ({ $colour })
draw-income_title = { $player }: inkomsten { $value }
draw-engine_title = { $player }: motorbereik { $value }
draw-shares_title = { $player }: { $value ->
    [one] één aandeel uitgegeven
   *[other] { $value } aandelen uitgegeven
}
draw-action_taken = { $action }: { $effect }. Gekozen door { $player }
draw-taken = { $player } heeft { $action }
draw-no_action = geen actie
draw-to_move = is aan zet
draw-out = uit het spel sinds beurt { $turn }
draw-player = { $player }: geld ${ $cash }, inkomsten { $income }, { $shares ->
    [one] één aandeel
   *[other] { $shares } aandelen
}, motorbereik { $engine }, { $action }
draw-livery_1 = Den
draw-livery_2 = Oranje
draw-livery_3 = Hemel
draw-livery_4 = Roos
draw-livery_5 = Omber
draw-livery_6 = Ivoor
draw-effect_first_move = vervoert vóór de anderen
draw-effect_first_build = bouwt vóór de anderen
draw-effect_engineer = bouwt één tegel meer
draw-effect_locomotive = motor reikt één lijn verder
draw-effect_urbanization = bouwt een nieuwe stad
draw-effect_production = vult de goederenkaart aan
draw-effect_turn_order_pass = één keer passen bij het bieden

## Waarom iets niet mag

AS-TURN-01 =
    .refusal = Dat kan niet in deze fase van de beurt ({ $action }).
AS-SHARE-01 =
    .refusal = Je kunt een heel aantal aandelen uitgeven, of geen.
AS-SHARE-02 =
    .refusal = Je hebt al { $issued } aandelen uitgegeven; met { $shares } erbij worden het er meer dan { $most }.
AS-SHARE-04 =
    .refusal = Je kunt alleen in de fase daarvoor, aan het begin van de beurt, aandelen uitgeven.
AS-ORDER-03 =
    .refusal = Je kunt geen ${ $amount } bieden: het hoogste bod is ${ $highest } en je hebt ${ $cash }.
AS-ORDER-05 =
    .refusal = Je hebt geen pas om te gebruiken.
AS-ORDER-06 =
    .refusal = Alleen jij en de hoogste bieder zijn over: bied of stop.
AS-ACT-01 =
    .refusal = Iemand heeft dit al gekozen: { action-name }.
AS-ACT-06 =
    .refusal = Meteen na het kiezen van Locomotief beslis je of je het motorbereik verhoogt, en alleen dan.
AS-MAP-01 =
    .refusal = Op { $hex } kunnen geen rails liggen.
AS-BUILD-03 =
    .refusal = Dat kost ${ $price } en je hebt ${ $cash }.
AS-BUILD-04 =
    .refusal = Een stad bouw je alleen vóór je eerste tegel van de beurt.
AS-BUILD-05 =
    .refusal = Op { $hex } heb je deze beurt al gebouwd.
AS-PLACE-01 =
    .refusal = Op het lege veld { $hex } kan dit niet: { tile-name }.
AS-PLACE-03 =
    .refusal = Op { $hex } zouden de rails een meer in of van de kaart af gaan.
AS-PLACE-04 =
    .refusal = Op { $hex } zouden de rails die van een andere speler raken.
AS-PLACE-05 =
    .refusal = Op { $hex } zouden de rails niet beginnen bij een stad of bij rails die je mag verlengen.
AS-PLACE-06 =
    .refusal = De rails zouden van { $node } terug naar { $node } gaan.
AS-PLACE-07 =
    .refusal = Deze tegel is op: { tile-name }.
AS-REPL-01 =
    .refusal = Oude rails op { $hex } zouden verdwijnen onder: { tile-name }.
AS-REPL-04 =
    .refusal = De rails op { $hex } kun je zo niet omleiden.
AS-REPL-05 =
    .refusal = Op { $hex } zou je een complete spoorlijn of rails van een ander omleiden.
AS-REPL-06 =
    .refusal = Op { $hex } zouden andere rails de zijde nemen die de omgeleide rails verlaten.
AS-REPL-07 =
    .refusal = Op { $hex } moet de nieuwe tegel alle uitgangen van het dorp houden en er één toevoegen waar je mag bouwen.
AS-REPL-10 =
    .refusal = Die tegel ligt al op { $hex }.
AS-OWN-08 =
    .refusal = Je zou meer dan { $limit } stukken rails bezitten.
AS-URB-01 =
    .refusal = Stad { $letter } kan niet op { $town }: je bouwt één stad, en de tegel moet er nog zijn.
AS-URB-02 =
    .refusal = { $town } is geen dorp dat een stad kan worden.
AS-SUP-01 =
    .refusal = Deze tegel is op: { tile-name }.
AS-SUP-02 =
    .refusal = Alle dorpsschijven zijn in gebruik: op { $hex } kan alleen een dorpstegel.
AS-MOVE-03 =
    .refusal = Je verhoogt het motorbereik één keer in deze fase, hoogstens tot { $most }.
AS-MOVE-04 =
    .refusal = In { $city } ligt geen kubus: { $colour }.
AS-MOVE-05 =
    .refusal = Er loopt geen complete spoorlijn van { $from } naar { $to }.
AS-MOVE-06 =
    .refusal = De reis gaat over { $links } spoorlijnen en je motor reikt maar { $engine } ver.
AS-MOVE-07 =
    .refusal = De kubus zou twee keer in { $stop } komen.
AS-MOVE-08 =
    .refusal = Een kubus ({ $colour }) stopt in de eerste stad van die kleur; { $stop } past daar niet bij.
AS-MOVE-10 =
    .refusal = { $stop } is geen zwarte nieuwe stad.
AS-MOVE-11 =
    .refusal = Zeg van { $from } naar { $to } langs welke zijde de kubus vertrekt, alleen als er meer spoorlijnen zijn.
AS-GROW-01 =
    .refusal = Vakje { $box } van de goederenkaart is niet leeg.
AS-GROW-02 =
    .refusal = Je trekt eerst en legt dan elke getrokken kubus neer.
AS-END-02 =
    .refusal = Het spel is uit.
