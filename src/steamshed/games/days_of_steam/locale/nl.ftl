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
start-red = rode
start-green = groene
start-yellow = gele
start-blue = blauwe
goal-red = { start-red }
goal-green = { start-green }
goal-yellow = { start-yellow }
goal-blue = { start-blue }
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
draw-short_steam = { draw-steam }
draw-short_points = punten
draw-load = laden
draw-short_coal = kolen
draw-short_markers = fiches
draw-short_hand = tegels
draw-livery_1 = Den
draw-livery_2 = Oranje
draw-livery_3 = Hemel
draw-livery_4 = Roos

## Waarom iets niet mag

DS-TURN-01 =
    .refusal = Een beurt heeft één actie, en dat hoort daar nu niet bij.
DS-TURN-06 =
    .refusal = { $reason ->
        [hand] Je hebt deze tegel niet: { $tile }.
       *[possible] Je kunt iets anders doen: een tegel ruil je alleen als niets mogelijk is.
    }
DS-PLACE-01 =
    .refusal = Je hebt deze tegel niet: { $tile }.
DS-PLACE-02 =
    .refusal = Op { $cell } zouden rails een kant zonder rails raken, of andersom ({ $edge }).
DS-PLACE-03 =
    .refusal = Geen stuk van de tegel op { $cell } leidt zonder keren naar een stad.
DS-PLACE-04 =
    .refusal = { $cell } ligt meer dan vijf tegels van de dichtstbijzijnde stad.
DS-OVER-01 =
    .refusal = { $cell } is bezet, en de tegel heeft geen teken om over andere te leggen.
DS-OVER-02 =
    .refusal = { $what ->
        [city] Een stad kan niet bedekt worden.
        [hill] Een heuvel kan niet bedekt worden.
        [bridge] Een brug kan niet bedekt worden.
       *[train] Een tegel waarop een trein staat kan niet bedekt worden.
    }
DS-OVER-06 =
    .refusal = { $reason ->
        [cut_city] Een stad zou haar laatste route naar een andere stad verliezen.
       *[cut_track] Andere rails zouden hun laatste route naar een stad verliezen.
    }
DS-CITY-01 =
    .refusal = De stapel steden is leeg.
DS-CITY-02 =
    .refusal = Op plaats { $slot } ligt geen stad.
DS-CITY-03 =
    .refusal = { $reason ->
        [cell] Er is geen vak voor een stad.
       *[drawn] Je hebt een stad getrokken en moet haar leggen.
    }
DS-CITY-04 =
    .refusal = { $reason ->
        [occupied] { $cell } is bezet.
        [edge] Een kant zonder rails grenst aan { $cell }; een stad heeft aan alle kanten rails.
        [connect] Geen doorlopende route leidt van { $cell } naar een andere stad.
       *[close] { $cell } ligt te dicht bij een andere stad: er moeten twee stukken rails tussen.
    }
DS-CITY-05 =
    .refusal = Op { $cell } zou de stad naast een andere liggen.
DS-MOVE-01 =
    .refusal = { $reason ->
        [no_step] Een rit heeft minstens één stap.
       *[other] Het kost { $cost } stoom en je kunt { $steam } uitgeven.
    }
DS-MOVE-04 =
    .refusal = Je trein staat niet op rails die naar het { $edge } leiden.
DS-MOVE-05 =
    .refusal = Vanwaar hij kwam kan je trein niet zonder keren naar het { $edge }.
DS-MOVE-07 =
    .refusal = Je trein staat op een dood spoor en moet stoppen.
DS-MOVE-08 =
    .refusal = Het { $edge } hoort bij het andere spoor van deze tegel.
DS-MOVE-09 =
    .refusal = Op { $cell } staat een andere trein.
DS-MOVE-10 =
    .refusal = Daar staat een andere trein, en je kunt er niet langs.
DS-MOVE-12 =
    .refusal = Daar ligt niets: { $edge }.
DS-GOODS-02 =
    .refusal = { $colour } kan hier nu niet geladen worden, of er moet een stap volgen.
DS-GOODS-03 =
    .refusal = Je trein vervoert al een goed.
DS-WATER-01 =
    .refusal = Je trein staat niet bij een watertoren.
DS-COAL-01 =
    .refusal = { $reason ->
        [once] Kolen worden één keer per beurt verbrand.
        [start] Kolen worden alleen aan het begin van een beurt verbrand.
       *[number] Je hebt { $coal } kolen en plaats voor { $room } stoom: { $cubes } kan niet.
    }
DS-COAL-02 =
    .refusal = { $reason ->
        [after] Na het verbranden van kolen moet een tegel of een rit volgen.
       *[nothing] Er zou geen tegel en geen rit kunnen volgen.
    }
DS-COAL-04 =
    .refusal = Niemand heeft kolen voor de laatste stad er ligt.
DS-END-01 =
    .refusal = Het spel is uit: iemand heeft gewonnen.
DS-END-02 =
    .refusal = Het spel is uit: de laatste railtegel is getrokken.
DS-END-07 =
    .refusal = Het spel is uit: het is vastgelopen.

## Naast het bord

panel-deliveries = { $count ->
    [one] Levering binnen bereik, of wijs een vak aan
   *[other] Leveringen binnen bereik, of wijs een vak aan
}
panel-no-deliveries = Geen levering binnen bereik. Wijs een vak aan om erheen te rijden of een tegel te leggen.
panel-column-points = punten
panel-column-risk = risico
panel-percent = { $percent } %
panel-safe = veilig
panel-gain = +{ $gain }
panel-number = { $number }
panel-run-delivers = Lever { $colours } (naar { $cells })
panel-run-delivers-one = { $colour } van de { $start } stad naar de { $goal } stad ({ $cell })
panel-run = Rijd erheen
panel-run-fetches = { $colour } ophalen, naar { $cell }
panel-run-burns = verbrandt { $cubes } kolen
panel-fetches = Ritten om iets op te halen
panel-lay = Tegels om te leggen, of wijs een vak aan
panel-cities = Steden om te plaatsen
panel-run-safely = Een rit voor { $steam } stoom, +{ $points } punten
    .button = Rijd voor { $steam } stoom
panel-run-rolls = Een rit voor { $steam } stoom, dan de dobbelsteen; +{ $points } punten bij aankomst
    .button = Rijd voor { $steam } stoom, dan werpen
panel-run-costs = { $steam } stoom, { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}
panel-run-carries = aan het eind aan boord: { $colour }
panel-derails = ontspoort met { $percent } %
panel-runs-here = { $count ->
    [one] Een rit naar dit vak
   *[other] Ritten naar dit vak
}
panel-lay-here = Tegels die hier passen
panel-city-here = Steden voor dit vak
panel-nothing-here = Met dit vak kan nu niets.
panel-joins = Sluit aan: { $edges }
panel-opens = Opent: { $edges }
panel-tile = { $tile }: +{ $steam } stoom
panel-after = Daarna
panel-now = nu
panel-then = dan
panel-draw-tile = Daarna trek je een tegel.
panel-draw-city = Daarna komt een nieuwe stad in de uitstalling.
panel-steam = Stoom van { $most }
panel-points = Punten
panel-same-safely = Een andere rit brengt { $points } punten zonder worp.
panel-roll = De worp
panel-roll-arrives = { $faces }: komt aan, +{ $points } punten
panel-roll-derails = { $faces }: ontspoort; trein en goederen gaan terug, de stoom is weg

## Reasons for advice

reason-points = punten die je hebt: { $points }
reason-steam = stoom in je ketel: { $points }
reason-coal = kolen om te stoken: { $points }
reason-deliveries = leveringen binnen je bereik: { $points }
reason-finish = hoe dicht je bij de winst bent: { $points }
reason-sites = goede plekken voor de volgende steden: { $points }
reason-symbols = tegels op hand die over andere mogen: { $points }
reason-turn = de volgende beurt hebben: { $points }
reason-rival-points = punten van de sterkste rivaal: { $points }
reason-rival-steam = stoom van de sterkste rivaal: { $points }
reason-rival-deliveries = leveringen binnen bereik van de rivaal: { $points }
reason-rival-finish = hoe dicht een rivaal bij de winst is: { $points }
reason-run = de rit die je volgende beurt kunt maken: { $points }
reason-win = de kans om volgende beurt te winnen: { $points }
reason-ring = een circuit dat je kunt sluiten: { $points }
reason-rival-run = de rit die een rivaal kan maken: { $points }
reason-rival-win = het gevaar dat een rivaal volgende beurt wint: { $points }
reason-rival-ring = een circuit dat rivalen kunnen sluiten: { $points }
reason-over = hoe het spel eindigt: { $points }

## Het einde van een beurt, stap voor stap

end-roll = De dobbelsteen
