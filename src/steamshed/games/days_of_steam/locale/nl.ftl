# Days of Steam in het Nederlands. Wat ontbreekt komt uit het Engels.

phase-turn = Leg een tegel, rijd of neem water
    .short = Beurt
phase-turn_burnt = Kolen verbrand: tegel leggen of rijden
    .short = Kolen
phase-place_drawn = Leg de getrokken stad
    .short = Stad
phase-run = Rijd met de trein
    .short = Trein
phase-over = Einde van het spel
## Wat er gebeurde

tile-laid = { $who } legt op { $cell }: { $tile }.
tile-covered = { $who } legt op { $cell }: { $tile } over { $covered }.
tile-drawn = { $who } trekt een railtegel; nog { $left } over.
tile-exchanged = { $who } kan niets doen en legt weg: { $tile }.
city-drawn = { $who } trekt een stad: { $city }.
city-placed = { $who } legt een stad ({ $city }) op { $cell }.
goods-drawn = Die krijgt { $goods }.
display-filled = Een stad ({ $city }) met { $goods } komt op plaats { $slot }.
coal-given = De laatste stad ligt er: iedereen krijgt { $coal } kolen.
steam-gained = { $who } krijgt { $gained } stoom en heeft { $steam }.
circuit-new = { $who } sluit een nieuw circuit, { $cities }, en neemt een fiche; nog { $left } over.
circuit-none = { $reason ->
    [same] De lus { $cities } is geen nieuw circuit: een ander met dezelfde steden deelt er rails mee.
    [kept] De lus { $cities } was er al.
    [few_stops] De lus komt langs minder dan twee steden: geen circuit.
    [reversing] De lus is geen circuit: een trein zou moeten keren.
   *[no_marker] { $who } sluit een nieuw circuit, { $cities }, maar alle fiches zijn op.
}
train-moved = { $who } rijdt naar het { $edge }, { $cell }, voor { $cost } stoom.
good-loaded = { $who } laadt { $colour } op { $cell }.
good-arrived = { $who } brengt { $colour } naar { $cell }.
good-delivered = { $who } heeft { $colour } geleverd.
good-unloaded = { $who } lost { $colour } op { $cell }.
roll-passed = { $who } gaf { $spent } uit in bochten en gooit { $die }: de trein blijft op de rails.
derailed = { $who } gaf { $spent } uit in bochten en gooit { $die }: ontspoord.
move-ended = { $who } stopt na { $spent } stoom en heeft { $steam }.
coal-burnt = { $who } verbrandt { $cubes } kolen en heeft { $steam } stoom.
water-taken = { $who } neemt water.
game-over = { $reason ->
    [won] { $who } wint meteen: het spel is uit.
    [last_tile] De laatste railtegel is getrokken: het spel is uit.
   *[stalled] Er gebeurt al lang niets meer: het spel is uit.
}

## Wat een keuze doet

choice-track = { $cell }: { $tile }, { $steam } stoom
    .button = Leggen: { $steam } stoom
choice-cover = { $cell }: { $tile } over de oude tegel, { $steam } stoom
    .button = Leggen: { $steam } stoom
choice-city = De stad ({ $city }) op { $cell } leggen: { $steam } stoom
    .button = Leggen: { $steam } stoom
choice-draw_city = Een stad trekken en leggen
choice-move_step = Naar het { $edge } rijden, { $cell }, voor { $cost } stoom
    .button = Rijden voor { $cost } stoom
choice-load = { $colour } laden
choice-stop = Hier stoppen
choice-burn = { $cubes } kolen verbranden
choice-water = Water nemen
choice-exchange = Wegleggen en een andere tegel trekken: { $what }

## Opties

option-circuit_novelty = Of een variant van een bestaand circuit een fiche oplevert.
    .name = Nieuwe circuits
option-circuit_novelty-strict = Echt nieuwe
option-circuit_novelty-any_loop = Elke nieuwe lus
option-coal_same_turn = Of stoom uit kolen in dezelfde beurt gebruikt mag worden.
    .name = Kolen werken meteen
option-start_city_goods = Of de startstad twee goederen krijgt.
    .name = Goederen op de startstad
option-last_tile_end = Of het spel eindigt met de laatste railtegel, of als iedereen evenveel beurten had.
    .name = De laatste tegel
option-last_tile_end-immediate = Meteen uit
option-last_tile_end-round = Ronde uitspelen

## Vragen en werkwoorden

ask-turn = Leg een tegel, rijd met je trein of neem water
ask-turn_burnt = De kolen zijn verbrand: leg nu een tegel of rijd
ask-place_drawn = Kies een vak voor de getrokken stad
ask-run = Rijd verder, laad een goed, of stop
ask-exchange = Niets is mogelijk: kies een tegel om te ruilen
ask-track-next = Kies een vak en de stand
ask-city-next = Kies een vak voor de stad
ask-move_step-next = De trein: kies het volgende vak
verb-track = Rails leggen
verb-city = Stad leggen
verb-draw_city = Stad trekken
verb-place = De stad leggen
verb-move_step = Rijden
verb-load = Laden
verb-stop = Stoppen
verb-burn = Kolen verbranden
verb-water = Water nemen
verb-exchange = Ruilen

## Namen

title = Days of Steam
price = { $amount } stoom
tile-ST = recht
tile-CU = bocht
tile-HS = recht op een heuvel
tile-HC = bocht op een heuvel
tile-WS = recht met watertoren
tile-WC = bocht met watertoren
tile-SD = recht met dood spoor
tile-CDS = bocht met dood spoor, links
tile-CDW = bocht met dood spoor, rechts
tile-BR = brug
tile-DC = dubbele bocht
tile-SWL = wissel naar links
tile-SWR = wissel naar rechts
tile-YS = Y-wissel
tile-TR = driehoek
tile-XL = dubbele wissel, links
tile-XR = dubbele wissel, rechts
tile-FN = driewegwissel
covered-ST = { tile-ST }
covered-CU = { tile-CU }
covered-WS = { tile-WS }
covered-WC = { tile-WC }
covered-SD = { tile-SD }
covered-CDS = { tile-CDS }
covered-CDW = { tile-CDW }
covered-DC = { tile-DC }
covered-SWL = { tile-SWL }
covered-SWR = { tile-SWR }
covered-YS = { tile-YS }
covered-TR = { tile-TR }
covered-XL = { tile-XL }
covered-XR = { tile-XR }
covered-FN = { tile-FN }
what-ST = { tile-ST }
what-CU = { tile-CU }
what-HS = { tile-HS }
what-HC = { tile-HC }
what-WS = { tile-WS }
what-WC = { tile-WC }
what-SD = { tile-SD }
what-CDS = { tile-CDS }
what-CDW = { tile-CDW }
what-BR = { tile-BR }
what-DC = { tile-DC }
what-SWL = { tile-SWL }
what-SWR = { tile-SWR }
what-YS = { tile-YS }
what-TR = { tile-TR }
what-XL = { tile-XL }
what-XR = { tile-XR }
what-FN = { tile-FN }
edge-N = noorden
edge-E = oosten
edge-S = zuiden
edge-W = westen
city-red = rood
city-green = groen
city-yellow = geel
city-blue = blauw
colour-red = rood
colour-green = groen
colour-yellow = geel
colour-blue = blauw
good-red = rood
good-green = groen
good-yellow = geel
good-blue = blauw
figure-steam = Stoom
figure-points = Punten
figure-coal = Kolen
figure-markers = Fiches
figure-hand = Tegels
score-goods = Goederen
score-colours = Kleuren
score-markers = Circuits

## Hoofdstukken van de regels

rules-TURN = De beurt
rules-STEAM = Stoom
rules-PLACE = Rails leggen
rules-OVER = Over rails leggen
rules-CITY = Steden
rules-CIRC = Circuits
rules-MOVE = Met de trein rijden
rules-DERAIL = Ontsporen
rules-GOODS = Goederen
rules-WATER = Watertorens
rules-COAL = Kolen
rules-END = Einde van het spel
rules-SCORE = Puntentelling
rules-INFO = Wat iedereen weet

## Woorden op de tafel

draw-board = Days of Steam
draw-supply = Steden en stapels
draw-players = Spelers
draw-hand = Je hand
draw-hand_note = rijd, leg of neem water
draw-hand_hidden = de handen zijn verborgen
draw-cell_empty = Vak { $cell }, leeg
draw-cell_tile = Vak { $cell }: { $tile }
draw-cell_city = Vak { $cell }: stad ({ $colour })
draw-tile = { $tile }, { $steam } stoom
draw-tile_over = { $tile }, { $steam } stoom, mag over rails gelegd worden
draw-on_cell = { $what }, op { $cell }
draw-city = Stad ({ $colour }) op { $cell }
draw-good = Goed ({ $colour }) op { $cell }
draw-goods = { $count ->
    [one] Eén goed ({ $colour }) op { $cell }
   *[other] { $count } goederen ({ $colour }) op { $cell }
}
draw-train = { $player }: trein op { $cell }
draw-train_cargo = { $player }: trein op { $cell } met een goed ({ $colour }) uit { $origin }
draw-cargo = { $player } vervoert { $colour }, geladen op { $origin }
draw-display = Plaats { $slot }: stad ({ $colour }) met { $goods }
draw-display_empty = Plaats { $slot }: leeg
draw-display_good = Goed ({ $colour }) bij de stad
draw-no_goods = geen goederen
draw-city_pile = Stapel steden: { $count }
draw-track_pile = Stapel rails: { $count }
draw-markers_left = Circuitfiches over: { $count }
draw-drawn = Getrokken stad: { $colour }
draw-short_city_pile = steden
draw-short_track_pile = railtegels
draw-short_markers_left = fiches
draw-steam_of = { $player }: { $value } stoom
draw-player = { $player }: punten { $points }, stoom { $steam }, kolen { $coal }, fiches { $markers }, goederen { $goods }, tegels { $hand }
draw-delivered = { $player } heeft geleverd: { $count } { $colour }
draw-markers_of = { $player }: { $count ->
    [one] één circuitfiche
   *[other] { $count } circuitfiches
}
draw-coal_of = { $player }: { $count } kolen
draw-to_move = is aan zet
draw-steam = stoom
draw-short_points = punten
draw-short_coal = kolen
draw-short_markers = fiches
draw-short_hand = tegels
draw-livery_1 = Den
draw-livery_2 = Oranje
draw-livery_3 = Hemel
draw-livery_4 = Roos
