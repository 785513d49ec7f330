# Days of Steam in het Nederlands. Alleen berichten zonder woorden ontbreken.

phase-turn = Leg een tegel, rijd of neem water
    .short = Beurt
phase-turn_burnt = Kolen verbrand: tegel leggen of rijden
    .short = Kolen
phase-place_drawn = Leg de getrokken stad
    .short = Stad
phase-run = Rijd met de trein
    .short = Trein
phase-over = Einde van de partij
## Wat er gebeurde

tile-laid = { $who } legt op { $cell } een tegel: { $tile }.
tile-covered = { $who } legt op { $cell } een tegel over een oude: { $tile } over { $covered }.
tile-drawn = { $who } trekt een railtegel; { $left ->
    [0] geen meer over
    [one] nog één over
   *[other] nog { $left } over
}.
tile-exchanged = { $who } kan niets doen en legt een tegel weg: { $tile }.
city-drawn = { $who } trekt een stad: { $city }.
city-placed = { $who } legt een stad ({ $city }) op { $cell }.
goods-drawn = Deze stad krijgt goederen: { $goods }.
display-filled = Op plaats { $slot } komt een stad ({ $city }) met goederen: { $goods }.
coal-given = De laatste stad ligt op het bord: iedereen krijgt { $coal } kolen.
steam-gained = { $who } krijgt { $gained } stoom en heeft { $steam }.
circuit-new = { $who } sluit een nieuw circuit ({ $cities }) en neemt een fiche: +1 punt; { $left ->
    [0] geen fiche meer over
    [one] nog één fiche over
   *[other] nog { $left } fiches over
}.
circuit-none = { $reason ->
    [same] { $who } krijgt geen fiche: het circuit { $cities } deelt rails met een ouder circuit door dezelfde steden.
    [kept] { $who } krijgt geen fiche: het circuit { $cities } was er al.
    [few_stops] { $who } krijgt geen fiche: een circuit heeft minstens twee steden nodig.
    [reversing] { $who } krijgt geen fiche: op dat circuit zou een trein moeten keren.
   *[no_marker] { $who } sluit een nieuw circuit ({ $cities }), maar alle fiches zijn op.
}
train-moved = { $who } rijdt naar het { $edge }, naar { $cell }, voor { $cost } stoom.
good-loaded = { $who } laadt een goederenblokje ({ $colour }) in de stad op { $cell }.
good-arrived = { $who } brengt een goederenblokje ({ $colour }) naar de stad op { $cell }.
good-delivered = { $who } levert een goederenblokje ({ $colour }) af: +{ $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
good-unloaded = { $who } lost een goederenblokje ({ $colour }) in de stad op { $cell }.
roll-passed = { $who } heeft na { $spent } stoom met een bocht { $needed } nodig en gooit { $die }: de trein blijft op de rails.
derailed = { $who } heeft na { $spent } stoom met een bocht { $needed } nodig en gooit { $die }: ontspoord, terug naar het begin.
move-ended = { $who } stopt na { $spent } stoom en houdt { $steam } over.
coal-burnt = { $who } verbrandt { $cubes ->
        [one] één kolenblokje
       *[other] { $cubes } kolenblokjes
    } en heeft { $steam } stoom.
water-taken = { $who } neemt water bij de watertoren.
game-over = { $reason ->
    [won] { $who } heeft 13 punten en wint meteen.
    [last_tile] De laatste railtegel is getrokken: de partij is uit.
   *[stalled] Al twaalf rondes is er niets gebeurd: de partij is uit.
}

## Wat een keuze doet

choice-track = { $cell }: { $tile }, { $steam } stoom
    .button = Leggen: { $steam } stoom
choice-cover = { $cell }: { $tile } over de oude tegel, { $steam } stoom
    .button = Leggen: { $steam } stoom
choice-city = Stad ({ $city }) op { $cell } leggen: { $steam } stoom
    .button = Leggen: { $steam } stoom
choice-draw_city = Een stad trekken en leggen
choice-move_step = Naar het { $edge } rijden, naar { $cell }, voor { $cost } stoom
    .button = Rijden voor { $cost } stoom
choice-load = Goederenblokje laden: { $colour }
choice-stop = Hier stoppen
choice-burn = { $cubes } kolen verbranden
choice-water = Water nemen
choice-exchange = Tegel wegleggen en een andere trekken: { $what }

## Opties

option-circuit_novelty = Of een variant van een bestaand circuit een fiche oplevert.
    .name = Nieuwe circuits
option-circuit_novelty-strict = Echt nieuwe
option-circuit_novelty-any_loop = Elk nieuw gesloten circuit
option-coal_same_turn = Of stoom uit kolen in dezelfde beurt gebruikt mag worden.
    .name = Kolen werken meteen
option-start_city_goods = Of de startstad twee goederen krijgt.
    .name = Goederen in de startstad
option-last_tile_end = Of de partij eindigt met de laatste railtegel, of als iedereen evenveel beurten had.
    .name = De laatste tegel
option-last_tile_end-immediate = Meteen uit
option-last_tile_end-round = Ronde uitspelen

## Vragen en werkwoorden

ask-turn = Leg een tegel, rijd met je trein of neem water
ask-turn_burnt = De kolen zijn verbrand: leg nu een tegel of rijd
ask-place_drawn = Kies een vak voor de getrokken stad
ask-run = Rijd verder, laad een goederenblokje, of stop
ask-exchange = Niets is mogelijk: kies een tegel om te ruilen
ask-track-next = Kies een vak en de stand
ask-city-next = Kies een vak voor de stad
ask-move_step-next = De trein: kies het volgende vak
verb-track = Rails leggen
verb-city = Stad leggen
verb-draw_city = Stad trekken
verb-place = Stad leggen
verb-move_step = Rijden
verb-load = Laden
verb-stop = Stoppen
verb-burn = Kolen verbranden
verb-water = Water nemen
verb-exchange = Ruilen

## Namen

title = Days of Steam
price = { $amount } stoom
tile-ST = recht spoor
tile-CU = bocht
tile-HS = recht spoor op een heuvel
tile-HC = bocht op een heuvel
tile-WS = recht spoor met watertoren
tile-WC = bocht met watertoren
tile-SD = recht spoor met dood spoor
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
rules-END = Einde van de partij
rules-SCORE = Puntentelling
rules-INFO = Wat iedereen weet

## Woorden op de tafel

draw-board = Days of Steam
draw-supply = Steden en stapels
draw-players = Spelers
draw-hand = Je tegels
draw-hand_note = rijd, leg of neem water
draw-hand_hidden = tegels op de hand zijn verborgen
draw-cell_empty = Vak { $cell }, leeg
draw-cell_tile = Vak { $cell }: { $tile }
draw-cell_city = Vak { $cell }: stad ({ $colour })
draw-tile = { $tile }, { $steam } stoom
draw-tile_over = { $tile }, { $steam } stoom, mag over rails gelegd worden
draw-laid = { $tile }, rails naar { $edges }
draw-edge_N = { edge-N }
draw-edge_E = { edge-E }
draw-edge_S = { edge-S }
draw-edge_W = { edge-W }
draw-on_cell = { $what }, op { $cell }
draw-city = Stad ({ $colour }) op { $cell }
draw-good = Goederenblokje ({ $colour }) op { $cell }
draw-goods = { $count ->
    [one] Eén goederenblokje ({ $colour }) op { $cell }
   *[other] { $count } goederenblokjes ({ $colour }) op { $cell }
}
draw-train = { $player }: trein op { $cell }
draw-train_cargo = { $player }: trein op { $cell } met een goederenblokje ({ $colour }) uit { $origin }
draw-cargo = { $player } vervoert een goederenblokje ({ $colour }), geladen op { $origin }
draw-display = Plaats { $slot }: stad ({ $colour }) met { $goods }
draw-display_empty = Plaats { $slot }: leeg
draw-display_good = Goederenblokje ({ $colour }) bij de stad
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
draw-delivered = { $player } heeft afgeleverd: { $count } ({ $colour })
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
draw-livery_1 = Groen
draw-livery_2 = Oranje
draw-livery_3 = Blauw
draw-livery_4 = Roze

## Regels, volgens hun nummer; .refusal zegt waarom iets niet mag

DS-TURN-01 = In je beurt doe je precies één ding: een tegel leggen (rails of een stad), met je trein rijden, of water nemen bij een watertoren.
    .refusal = Dat kan nu niet: een beurt heeft één actie.
DS-TURN-02 = Is dat gedaan, dan is de speler links van je aan de beurt.
DS-TURN-03 = Heb je een railtegel gelegd, dan trek je aan het eind van je beurt een nieuwe van de stapel rails. Een stad levert geen nieuwe tegel op.
DS-TURN-04 = Voor je een tegel legt of rijdt, mag je kolen verbranden. Dat kost je je beurt niet.
DS-TURN-05 = Passen kan niet.
DS-TURN-06 = Kun je helemaal niets doen, dan ruil je een tegel: leg er een uit je hand open uit het spel en trek een andere, als die er nog is. Verder krijg je niets. Trek je zo de laatste tegel, dan eindigt de partij zoals gewoonlijk.
    .refusal = { $reason ->
        [hand] Je hebt deze tegel niet: { $tile }.
       *[possible] Je kunt iets anders doen: een tegel ruil je alleen als niets mogelijk is.
    }
DS-TURN-07 = Het toeval beslist wie begint.
DS-TURN-08 = Je begint je beurt altijd met drie tegels in je hand, tot de stapel op is. Tegels worden nooit onderling geruild of teruggelegd.
DS-INFO-01 = Alleen jij ziet de tegels in je hand. Hoeveel tegels ieder heeft, ziet iedereen.
DS-INFO-02 = Niemand weet in welke volgorde de stapels liggen of wat er nu uit de zak komt. Hoeveel er over is, en wat nog niemand gezien heeft, mag iedereen uitrekenen.
DS-INFO-03 = Al het andere is open: bord, uitstalling, goederen, treinen en hun lading, stoom, kolen, fiches, leveringen en punten.
DS-INFO-04 = Wordt een tegel geruild, dan ziet iedereen de tegel die weggelegd wordt, en verder niets van die hand. Ook hoeveel rondes er al niets gebeurd is, ziet iedereen.
DS-PLACE-01 = Leg een tegel uit je hand, gedraaid zoals je wilt, op een leeg vak. Alleen een tegel met het teken mag op een andere tegel.
    .refusal = Je hebt deze tegel niet: { $tile }.
DS-PLACE-02 = Waar de nieuwe tegel andere raakt, moeten rails op rails aansluiten en een lege kant op een lege kant. Een dood spoor telt als rails, en een stad heeft rails aan alle vier de kanten. Lege vakken ernaast maken niet uit.
    .refusal = Op { $cell } zouden rails een kant zonder rails raken, of andersom ({ $edge }).
DS-PLACE-03 = Een trein moet over rails van de nieuwe tegel naar een stad kunnen rijden zonder ooit te keren. Eén richting is genoeg. Een dood spoor is niet genoeg, en rails waarop de trein zou moeten keren ook niet.
    .refusal = Geen stuk van de tegel op { $cell } leidt zonder keren naar een stad.
DS-PLACE-04 = Die stad moet dichtbij zijn: langs de rails hoogstens vijf tegels, de nieuwe tegel meegeteld. Naast een stad is één. Een heuvel telt hier als één tegel.
    .refusal = { $cell } ligt meer dan vijf tegels van de dichtstbijzijnde stad.
DS-PLACE-05 = Rails mogen twee steden verbinden met één tegel ertussen. Alleen wie een stad legt, moet afstand houden.
DS-PLACE-06 = De andere rails op de tegel mogen overal heen leiden, ook naar niets.
DS-PLACE-07 = Voor het leggen krijg je zoveel stoom als het getal op de tegel. In je ketel past 6; wat meer is gaat verloren. Daarna wordt gekeken of de nieuwe rails een circuit sluiten.
DS-PLACE-08 = Nieuwe rails gaan dus altijd verder op rails die er liggen: op een leeg vak waar rails naar wijzen, of, met het teken, op een railtegel. Tegels verdwijnen nooit van het bord, tenzij ze bedekt worden.
DS-OVER-01 = Een tegel met het teken mag op een railtegel gelegd worden, of op een leeg vak zoals elke andere.
    .refusal = Op { $cell } ligt al een tegel, en de jouwe heeft geen teken om over andere te leggen.
DS-OVER-02 = Heuvels, bruggen en steden kunnen niet bedekt worden, en ook geen tegel waarop iemands trein staat.
    .refusal = { $what ->
        [city] Een stad kan niet bedekt worden.
        [hill] Een heuvel kan niet bedekt worden.
        [bridge] Een brug kan niet bedekt worden.
       *[train] Een tegel waarop een trein staat kan niet bedekt worden.
    }
DS-OVER-03 = Al het andere kan bedekt worden: rechte tegels, bochten, wissels, dubbele bochten, dode sporen, watertorens, en tegels die zelf over andere gelegd zijn.
DS-OVER-04 = Wat bedekt is, is voorgoed weg.
DS-OVER-05 = De nieuwe tegel moet passen alsof de oude er nooit geweest is. Van de oude rails hoeft hij niets te bewaren.
DS-OVER-06 = Je mag niets afsnijden. Een stad die een route naar een andere stad had, moet die nog hebben. Van alle andere rails moet een trein nog naar een stad kunnen rijden.
    .refusal = { $reason ->
        [cut_city] Een stad zou haar laatste route naar een andere stad verliezen.
       *[cut_track] Andere rails zouden hun laatste route naar een stad verliezen.
    }
DS-OVER-07 = Je krijgt stoom, misschien een circuitfiche, en een nieuwe tegel, net als bij elke andere tegel.
DS-OVER-08 = Verder mag alles: je mag een circuit verbreken, iemands weg bederven of een watertoren weghalen, en het net mag uiteenvallen. Treinen elders houden hun plaats en hun goederen.
DS-CITY-01 = Neem een van de twee steden van de uitstalling met haar goederen, of trek de bovenste van de stapel steden, en leg die.
    .refusal = De stapel steden is leeg.
DS-CITY-02 = Een stad uit de uitstalling wordt meteen vervangen door een nieuwe van de stapel, en die krijgt twee goederen uit de zak. Is de stapel op, dan blijft de plaats leeg.
    .refusal = Op plaats { $slot } ligt geen stad.
DS-CITY-03 = Een stad die je van de stapel trekt, ziet iedereen. Je moet die leggen, en pas dan krijgt ze twee goederen uit de zak. Je mag alleen trekken als er een vak voor een stad is.
    .refusal = { $reason ->
        [cell] Er is geen vak voor een stad.
       *[drawn] Je hebt een stad getrokken en moet die leggen.
    }
DS-CITY-04 = Een stad komt op een leeg vak waar geen kant zonder rails aan grenst. Een trein moet er zonder keren naar een andere stad kunnen rijden. Tot de dichtstbijzijnde andere stad moeten het minstens twee tegels met rails zijn; een heuvel is één tegel. Terugkomen in dezelfde stad telt niet. Hoe dicht steden hemelsbreed bij elkaar liggen maakt niet uit.
    .refusal = { $reason ->
        [occupied] { $cell } is bezet.
        [edge] Een kant zonder rails grenst aan { $cell }; een stad heeft aan alle kanten rails.
        [connect] Geen doorlopende route leidt van { $cell } naar een andere stad.
       *[close] { $cell } ligt te dicht bij een andere stad: er moeten twee tegels met rails tussen liggen.
    }
DS-CITY-05 = Twee steden mogen niet naast elkaar liggen. Rails waarop een trein zou moeten keren verbinden geen steden, dus zijn die niet verbonden en ook niet te dichtbij; rails die de trein omdraaien verbinden ze wel.
    .refusal = Op { $cell } zou de stad naast een andere liggen.
DS-CITY-06 = Steden mogen zo ver weg liggen als de rails leiden: de grens van vijf tegels geldt alleen voor rails.
DS-CITY-07 = Voor het leggen van een stad krijg je de stoom die erop staat, en misschien een circuitfiche.
DS-CITY-08 = Zodra de laatste van de twaalf steden op het bord ligt, krijgt iedereen vijf kolenblokjes.
DS-CITY-09 = Er zijn altijd genoeg goederen in de zak: er blijven er over als alle steden de hunne hebben.
DS-CITY-10 = Steden zijn aan alle kanten gelijk en worden dus niet gedraaid. Zolang er geen vak voor een stad is, kun je er geen nemen en geen trekken.
DS-CIRC-01 = Een circuit bestaat uit rails die door minstens twee steden terugkomen waar ze begonnen, en waar een trein zonder keren helemaal rond kan rijden.
DS-CIRC-02 = Een circuit mag geen stad, geen wissel en geen ander stuk rails twee keer gebruiken. Een brug of een dubbele bocht heeft twee gescheiden sporen en mag op elk daarvan één keer. Dode sporen horen nooit bij een circuit; heuvels, treinen en stoom maken niet uit.
DS-CIRC-03 = Leg je een tegel of stad die een nieuw circuit sluit, dan neem je één fiche, als er nog een is. Ook als je meer circuits sluit, neem je er maar één.
DS-CIRC-04 = Je neemt het fiche meteen; later kan niemand er nog een opeisen.
DS-CIRC-05 = Er zijn zeven fiches. Zijn ze op, dan leveren circuits niets op.
DS-CIRC-06 = Een tegel sluit een circuit als je het eerder niet rond kon rijden. Het gaat dus over rails die de tegel heeft toegevoegd, of door de net gelegde stad. Of het gaat over beide sporen van een brug of dubbele bocht die op een wissel gelegd is.
DS-CIRC-07 = Twee circuits gelden als hetzelfde als ze door dezelfde steden in dezelfde volgorde gaan, in welke richting ook. Bovendien moet elk stuk tussen twee steden rails delen met hetzelfde stuk van het andere circuit.
DS-CIRC-08 = Een circuit is nieuw als geen circuit dat er net daarvoor lag als hetzelfde geldt. Met de optie ‘Elk nieuw circuit’ is elk circuit dat net gesloten is nieuw.
DS-CIRC-09 = Een tweede, heel aparte lijn tussen twee steden van een circuit maakt dus een nieuw circuit. Een circuit door andere steden ook. Een omweg die een stuk alleen verlaat en er weer op terugkomt, maakt geen nieuw circuit. Een tegel over een andere met dezelfde rails ook niet.
DS-CIRC-10 = Je fiche houd je, ook als het circuit verbroken wordt. Wordt het later weer gesloten, dan geldt het als nieuw als er net daarvoor geen ander circuit lag dat als hetzelfde geldt.
DS-MOVE-01 = Je rijdt alleen met je eigen trein, minstens één stap, en alleen over rails. Stappen betaal je met stoom, maar niet met stoom uit net verbrande kolen.
    .refusal = { $reason ->
        [no_step] Een rit heeft minstens één stap.
       *[other] Deze stap kost { $cost } stoom en je kunt { $steam } uitgeven.
    }
DS-MOVE-02 = Een stap brengt de trein op de volgende rails of in de volgende stad. Rails, een dood spoor of een stad oprijden kost 1 stoom, een heuvel 2. Vertrekken kost niets.
DS-MOVE-03 = Rails oprijden waar een andere trein op staat kost 1 meer. Een hele wissel is één stuk rails; de twee sporen van een brug of dubbele bocht, en een dood spoor, zijn gescheiden. In steden is plaats voor iedereen.
DS-MOVE-04 = Je mag vertrekken in elke richting waarheen de rails onder je trein leiden, waar hij ook vandaan kwam: tussen twee beurten keren treinen gratis.
    .refusal = Je trein staat niet op rails die naar het { $edge } leiden.
DS-MOVE-05 = Een rijdende trein volgt de rails en keert nooit. Op een wissel neemt hij alleen takken die verder gaan vanaf de kant waar hij binnenkwam.
    .refusal = Vanwaar hij kwam kan je trein niet zonder keren naar het { $edge }.
DS-MOVE-06 = Een stad mag je aan elke kant verlaten, ook terug naar waar de trein vandaan kwam.
DS-MOVE-07 = Een dood spoor is het eind van de rit. In je volgende beurt rijdt de trein er achteruit weer af.
    .refusal = Je trein staat op een dood spoor en moet stoppen.
DS-MOVE-08 = Op een brug of een dubbele bocht blijft een trein op het spoor waarop hij binnenkwam.
    .refusal = Het { $edge } hoort bij het andere spoor van deze tegel.
DS-MOVE-09 = Je mag niet stoppen op rails waar een andere trein staat. Het andere spoor van dezelfde tegel is vrij, en in een stad mogen zoveel treinen staan als er willen.
    .refusal = Op { $cell } staat een andere trein, dus je kunt daar niet stoppen.
DS-MOVE-10 = Rails waar een andere trein staat, mag je alleen oprijden als je genoeg stoom hebt om voorbij die trein te komen. Je moet een plaats bereiken waar je mag stoppen. Een bezet dood spoor kan niemand oprijden.
    .refusal = Daar staat een andere trein, en je hebt niet genoeg stoom om erlangs te gaan.
DS-MOVE-11 = Een rit mag weer langs dezelfde plaats gaan, een circuit rond rijden, en eindigen waar hij begon.
DS-MOVE-12 = Waar rails naar een leeg vak leiden, kun je niet verder.
    .refusal = Aan deze kant van je trein ligt geen tegel: { $edge }.
DS-MOVE-13 = Je betaalt elke stap meteen, en je kunt niet meer uitgeven dan je hebt.
DS-MOVE-14 = De rit gaat door tot je stopt, zo ver als je stoom reikt: hoogstens zes stappen.
DS-DERAIL-01 = Kostte een rit meer dan 2 stoom en ging hij door een bocht, dan gooi je één keer als hij voorbij is. Alles wat je betaald hebt telt, ook heuvels en passeren, waar de bocht ook lag.
DS-DERAIL-02 = Om op de rails te blijven moet je meer gooien dan je boven 2 hebt uitgegeven: na 3 stoom heb je 2 nodig, na 4 heb je 3 nodig, na 5 heb je 4 nodig, na 6 heb je 5 nodig. Anders ontspoor je.
DS-DERAIL-03 = Elke bocht waar de trein doorheen reed telt, ook op heuvels, bij watertorens en op takken van wissels. Ook de rails waarop hij stopte tellen als hij alleen door een bocht verder zou kunnen. Draaien in een stad, dode sporen en de rails waarop de rit begon tellen niet.
DS-DERAIL-04 = Een ontspoorde trein is terug waar hij begon, en alle goederen ook, afgeleverd of niet. De stoom is verloren en je beurt is voorbij. Stoom uit kolen die je in deze beurt verbrandde, blijft.
DS-DERAIL-05 = Een levering telt dus pas, en kan pas de partij winnen, als de trein veilig is aangekomen.
DS-GOODS-01 = Alleen rijden kost stoom. Laden, vervoeren en afleveren zijn gratis.
DS-GOODS-02 = In elke stad op je rit, ook waar hij begint, mag een lege trein één goederenblokje laden dat daar ligt, van welke kleur ook. Het hoeft niet. Na het laden moet je verder rijden.
    .refusal = { $reason ->
        [loaded] Na het laden moet je minstens één stap rijden.
        [track] Laden kan alleen in een stad.
        [stuck] Na het laden zou je niet verder kunnen rijden.
       *[none] In deze stad ligt zo’n goederenblokje niet: { $colour }.
    }
DS-GOODS-03 = In een trein is plaats voor één goederenblokje. Steden krijgen geen nieuwe goederen.
    .refusal = Je trein vervoert al een goederenblokje.
DS-GOODS-04 = Een goederenblokje is afgeleverd zodra de trein een stad van die kleur binnenrijdt, of je wilt of niet. Alleen de stad waar het geladen werd, neemt het niet aan.
DS-GOODS-05 = Met een goederenblokje aan boord mag je de stad waar je het laadde in en door rijden; het blijft aan boord.
DS-GOODS-06 = Werd een goederenblokje gelost en elders opnieuw geladen, dan is het die tweede stad die het niet aanneemt.
DS-GOODS-07 = Wat je aflevert houd je, voor iedereen zichtbaar. Je mag verder rijden en opnieuw laden, ook in dezelfde stad, en zo in één rit meer goederen afleveren.
DS-GOODS-08 = Stop je in een stad met een goederenblokje aan boord, dan wordt het daar gelost, en iedereen mag het meenemen.
DS-GOODS-09 = Stop je op de rails, dan blijft het goederenblokje aan boord, en niemand kan het je afnemen.
DS-GOODS-10 = Terwijl een trein rijdt, kun je geen goederen neerleggen of ruilen.
DS-GOODS-11 = Goederenblokjes van één kleur zijn allemaal gelijk.
DS-WATER-01 = Staat je trein bij een watertoren als je beurt begint, dan mag je de beurt gebruiken om water te nemen: 4 stoom, tot de 6 die in de ketel passen.
    .refusal = Je trein staat niet bij een watertoren.
DS-WATER-02 = Een watertoren staat bij gewone rails: erheen rijden kost 1, en er is plaats voor één trein.
DS-COAL-01 = Kolen verbrand je aan het begin van je beurt, één keer, zoveel blokjes als je wilt: elk geeft 1 stoom, zolang er plaats is in de ketel. Verbrande kolen zijn weg.
    .refusal = { $reason ->
        [once] Kolen worden één keer per beurt verbrand.
        [start] Kolen worden alleen aan het begin van een beurt verbrand.
       *[number] Je hebt { $coal } kolen en plaats voor { $room } stoom: { $cubes } kan niet.
    }
DS-COAL-02 = Na het verbranden van kolen moet je een tegel leggen of rijden: water nemen of een tegel ruilen kan niet. Kun je geen tegel leggen en niet rijden, dan mag je niet verbranden.
    .refusal = { $reason ->
        [after] Je hebt kolen verbrand: leg nu een tegel. Een rit kan ook.
       *[nothing] Na het verbranden van kolen zou je niets meer kunnen doen.
    }
DS-COAL-03 = Stoom uit kolen is voor latere beurten; in deze beurt kun je alleen uitgeven wat je daarvoor had. Met de optie ‘Kolen werken meteen’ mag je hem meteen uitgeven.
DS-COAL-04 = Niemand heeft kolen voor de laatste stad er ligt. Wat dan niet uitgedeeld wordt, blijft in de doos.
    .refusal = Niemand heeft kolen voor de laatste stad er ligt.
DS-STEAM-01 = In een ketel past 0 tot 6 stoom.
DS-SCORE-01 = Je hebt 2 punten voor elk afgeleverd goederenblokje, 1 voor elk circuitfiche, en een bonus voor verschillende kleuren.
DS-SCORE-02 = Goederen van twee kleuren geven 1 punt extra, van drie kleuren 3, van alle vier 5. Alleen de hoogste bonus telt.
DS-SCORE-03 = Punten tellen zodra je ze hebt, de bonus ook.
DS-END-01 = Wie 13 punten heeft, wint meteen: na het leggen van een tegel, of als een rit veilig is aangekomen.
    .refusal = De partij is uit: iemand heeft gewonnen.
DS-END-02 = Lukt dat niemand, dan is de partij uit als iemand de laatste railtegel trekt. De tegels in de handen zijn niets waard.
    .refusal = De partij is uit: de laatste railtegel is getrokken.
DS-END-03 = Met de optie ‘De laatste tegel: Ronde uitspelen’ gaat de partij zonder trekken door tot iedereen evenveel beurten had. Wie 13 punten haalt, wint nog steeds meteen.
DS-END-04 = Wie de meeste punten heeft, wint. Bij gelijke stand beslissen meer circuitfiches, daarna meer stoom.
DS-END-05 = Is ook dat gelijk, dan wordt de overwinning gedeeld. De andere plaatsen worden op dezelfde manier bepaald.
DS-END-06 = Punten gaan voor: wie er 13 haalt, wint, ook in de beurt waarin de laatste tegel getrokken zou worden.
DS-END-07 = Als twaalf rondes lang niemand een tegel legt of ruilt of iets aflevert, is de partij uit, en wint wie de meeste punten heeft.
    .refusal = De partij is uit: al twaalf rondes is er niets gebeurd.
DS-END-08 = Voor het einde valt niemand af.
DS-END-09 = Wie meteen wint, is eerste; de anderen volgen naar punten, fiches en stoom.

## Naast het bord

panel-deliveries = { $count ->
    [one] Levering binnen bereik, of wijs een vak aan
   *[other] Leveringen binnen bereik, of wijs een vak aan
}
panel-no-deliveries = Geen levering binnen bereik. Wijs een vak aan om erheen te rijden of een tegel te leggen.
panel-column-points = punten
panel-column-risk = risico
panel-percent = { $percent }%
panel-safe = veilig
panel-gain = +{ $gain }
panel-number = { $number }
panel-run-delivers = Afleveren: { $colours } (naar { $cells })
panel-run-delivers-one = Goederenblokje ({ $colour }) van de { $start } naar de { $goal } stad brengen ({ $cell })
panel-run = Rijd erheen
panel-run-fetches = Goederenblokje ({ $colour }) ophalen en stoppen op { $cell }
panel-run-stops = Stopt op { $cell }
panel-run-burns = verbrandt { $cubes } kolen
panel-fetches = Ritten om iets op te halen
panel-lay = Tegels om te leggen, of wijs een vak aan
panel-cities = Steden om te leggen
panel-run-safely = Een rit voor { $steam } stoom, +{ $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
    .button = Rijden voor { $steam } stoom
panel-run-rolls = Een rit voor { $steam } stoom, dan de dobbelsteen; +{ $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } bij aankomst
    .button = Rijden voor { $steam } stoom + worp
panel-run-costs = { $steam } stoom, { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}
panel-run-carries = aan het eind aan boord: goederenblokje ({ $colour })
panel-derails = ontspoort met { $percent }% kans
panel-runs-here = { $count ->
    [one] Een rit naar dit vak
   *[other] Ritten naar dit vak
}
panel-lay-here = Tegels die hier passen
panel-city-here = Steden voor dit vak
panel-nothing-here = Met dit vak kun je nu niets doen.
panel-lies = Op { $cell }
panel-joins = Sluit aan: { $edges }
panel-opens = Opent: { $edges }
panel-leads = Van { $edge } naar { $edges }
panel-display = Plaats { $slot }
panel-city-goods = Goederenblokjes: { $colours }
panel-tile = { $tile }: +{ $steam } stoom
panel-after = Resultaat
panel-now = nu
panel-then = dan
panel-draw-tile = Daarna trek je een tegel.
panel-draw-city = Daarna komt een nieuwe stad in de uitstalling.
panel-steam = Stoom van { $most }
panel-points = Punten
panel-same-safely = { $points ->
    [one] Een andere rit brengt { $points } punt op zonder worp.
   *[other] Een andere rit brengt { $points } punten op zonder worp.
}
panel-roll = De worp
panel-roll-arrives = { $faces }: komt aan, +{ $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
panel-roll-derails = { $faces }: ontspoort; trein en goederen gaan terug, de stoom is weg

## Reasons for advice

reason-points = punten die je hebt: { $points }
reason-steam = stoom in je ketel: { $points }
reason-coal = kolen om te verbranden: { $points }
reason-deliveries = leveringen binnen je bereik: { $points }
reason-finish = hoe dicht je bij de overwinning bent: { $points }
reason-sites = goede plekken voor de volgende steden: { $points }
reason-symbols = tegels op hand die over andere mogen: { $points }
reason-turn = de volgende beurt is voor jou: { $points }
reason-rival-points = punten van de sterkste rivaal: { $points }
reason-rival-steam = stoom van de sterkste rivaal: { $points }
reason-rival-deliveries = leveringen binnen bereik van de rivaal: { $points }
reason-rival-finish = hoe dicht een rivaal bij de overwinning is: { $points }
reason-run = de rit die je volgende beurt kunt maken: { $points }
reason-win = de kans om volgende beurt te winnen: { $points }
reason-ring = een circuit dat je kunt sluiten: { $points }
reason-rival-run = de rit die een rivaal kan maken: { $points }
reason-rival-win = het gevaar dat een rivaal volgende beurt wint: { $points }
reason-rival-ring = een circuit dat rivalen kunnen sluiten: { $points }
reason-over = hoe de partij eindigt: { $points }

## Het einde van een beurt, stap voor stap

end-roll = De dobbelsteen

## Numbers after the game

numbers-player = Speler
numbers-points = Punten
numbers-points-points = als de partij toen afgelopen was
numbers-goods = Goederen
numbers-goods-loaded = geladen
numbers-goods-delivered = afgeleverd
numbers-steam = Stoom
numbers-steam-gained = gekregen
numbers-steam-coal = uit kolen
numbers-steam-spent = verbruikt
numbers-building = Bouwen
numbers-building-tiles = railtegels
numbers-building-cities = steden
numbers-trouble = Dobbelsteen
numbers-trouble-passed = geslaagde worpen
numbers-trouble-derailed = ontsporingen
