# Age of Steam in het Nederlands, met de woorden van de Nederlandse spelregels. Alleen berichten zonder woorden ontbreken.

tile-name = { $tile ->
    [straight] een recht spoor
    [gentle] een flauwe bocht
    [acute] een scherpe bocht
    [x_straight_straight] een kruising van twee rechte sporen
    [x_gentle_straight] een kruising van een flauwe bocht en een recht spoor
    [x_gentle_gentle] een kruising van twee flauwe bochten
    [co_gentle_gentle] twee flauwe bochten naast elkaar
    [co_gentle_acute_left] een flauwe en een scherpe bocht, links
    [co_gentle_acute_right] een flauwe en een scherpe bocht, rechts
    [co_straight_acute] een recht spoor en een scherpe bocht
    [town_1] een dorpstegel met één uitgang
    [town_3_left] een dorpstegel met drie uitgangen, links
    [town_3_right] een dorpstegel met drie uitgangen, rechts
    [town_3_half] een dorpstegel met drie uitgangen in één helft
   *[town_3_star] een dorpstegel met drie uitgangen in een ster
}
    .short = { $tile ->
        [straight] recht spoor
        [gentle] flauwe bocht
        [acute] scherpe bocht
        [x_straight_straight] kruising, twee recht
        [x_gentle_straight] kruising, bocht en recht
        [x_gentle_gentle] kruising, twee bochten
        [co_gentle_gentle] twee flauwe bochten
        [co_gentle_acute_left] flauwe en scherpe bocht, links
        [co_gentle_acute_right] flauwe en scherpe bocht, rechts
        [co_straight_acute] recht spoor en scherpe bocht
        [town_1] dorpstegel, één uitgang
        [town_3_left] dorpstegel, drie uitgangen links
        [town_3_right] dorpstegel, drie uitgangen rechts
        [town_3_half] dorpstegel, drie uitgangen, helft
       *[town_3_star] dorpstegel, drie uitgangen, ster
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
auction-passed = { $who } past dankzij de actie Passen.
place-taken = { $who } neemt plaats { $place } in de volgorde en betaalt { $price ->
    [0] niets
   *[other] ${ $price }
}.
action-taken = { $who } kiest { action-name }.
engine-raised = { $who } verhoogt het motorbereik tot { $engine }.
locomotive-declined = { $who } verhoogt het motorbereik niet.
tile-placed = { $who } bouwt { tile-name } op { $hex } voor ${ $price }.
tile-replaced = { $who } vervangt de tegel op { $hex } door { tile-name } voor ${ $price }.
link-completed = De spoorlijn van { $from } naar { $to } is compleet; { $owned ->
    [0] ze heeft geen eigenaar.
   *[1] eigenaar: { $who }.
}
urbanized = { $who } bouwt nieuwe stad { $letter } in { $town }.
build-turn-ended = { $who } beëindigt de bouwbeurt.
section-lost = { $who } verliest de incomplete rails bij { $hex }.
delivered = { $who } vervoert een kubus ({ $colour }) over { $links ->
    [one] één spoorlijn
   *[other] { $links } spoorlijnen
}: { $route }. { $paid ->
    [0] Niemand krijgt inkomsten.
   *[other] Inkomsten: { $gains }.
}
move-skipped = { $who } doet deze ronde van het vervoeren niets.
income-collected = { $who } ontvangt { $money ->
    [0] geen inkomsten.
   *[other] ${ $money } aan inkomsten.
}
expenses-paid = { $who } betaalt ${ $money } onkosten{ $short ->
    [0] .
   *[other] { " " }en komt ${ $short } tekort.
}
income-lost = { $who } verliest { $points } inkomsten voor de ontbrekende dollars (nu { $income }).
eliminated = { $who } kan niet betalen en is uit het spel.
income-reduced = { $who } verliest { $points } inkomsten door de aftrek (nu { $income }).
goods-drawn = { $who } trekt kubussen uit het zakje: { $colours }.
goods-placed = { $who } legt een kubus ({ $colour }) in vakje { $box }.
production-declined = { $who } gebruikt Productie niet.
growth-rolled = De { $side ->
    [W] witte
   *[B] zwarte
} dobbelstenen geven { $dice }.
goods-arrived = { $city }: er komt een kubus bij ({ $colour }).
goods-added = Volgens de regel van de kaart komt er een kubus van de kleur { $colour } in { $city }.
turn-begins = Beurt { $turn } begint.
game-over = De partij is uit na beurt { $turn }.

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
choice-urbanize = Nieuwe stad { $letter } bouwen in { $town }
choice-build = Op { $hex } { tile-name } bouwen voor ${ $price }
    .button = Bouwen voor ${ $price }
choice-replace = De tegel op { $hex } vervangen door { tile-name } voor ${ $price }
    .button = Vervangen voor ${ $price }
choice-done = Bouwbeurt beëindigen
choice-deliver = Kubus vervoeren ({ $colour }): { $route }
    .button = Vervoeren: { $links ->
        [one] één spoorlijn
       *[other] { $links } spoorlijnen
    }, { $own } eigen
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
phase-build_track = Rails aanleggen
    .short = Aanleggen
phase-move_goods = Goederen vervoeren
phase-goods_growth = Goederen inbrengen
    .short = Inbrengen
phase-over = Einde van de partij
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
ask-build_track = Rails aanleggen: kies een veld
ask-build-next = Bouwen op { $hex }: kies een tegel
ask-urbanize-next = Stad in { $town }: kies een tegel
ask-move_goods = Goederen vervoeren: kies een kubus
ask-deliver-next = Kubus vervoeren ({ $colour }): kies de weg
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
rules-BUILD = Rails aanleggen
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
preset-seed = Tegels tellen
    .help = De standaard: zoals op het Nederlandse spelregelblad telt elke tegel en kost terrein één keer. Kies de andere voor de regels uit de doos.
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
option-vp_track_unit = Of er tegels of stukken rails worden geteld.
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
draw-bid = bod ${ $bid }
draw-bid_none = nog geen bod
draw-bid_place = plaats { $place }
draw-bid_passed = gepast
draw-to_move = is aan zet
draw-out = uit het spel sinds beurt { $turn }
draw-player = { $player }: geld ${ $cash }, inkomsten { $income }, { $shares ->
    [one] één aandeel
   *[other] { $shares } aandelen
}, motorbereik { $engine }, { $action }
draw-livery_1 = Groen
draw-livery_2 = Oranje
draw-livery_3 = Blauw
draw-livery_4 = Roze
draw-livery_5 = Bruin
draw-livery_6 = Crème
draw-effect_first_move = vervoert vóór de anderen
draw-effect_first_build = bouwt vóór de anderen
draw-effect_engineer = bouwt één tegel meer
draw-effect_locomotive = motor reikt één lijn verder
draw-effect_urbanization = bouwt een nieuwe stad
draw-effect_production = vult de goederenkaart aan
draw-effect_turn_order_pass = één keer passen bij het bieden

## Regels, volgens hun nummer; .refusal zegt waarom iets niet mag

AS-SETUP-01 = Drie tot zes spelers kunnen meedoen.
AS-SETUP-02 = De spelers spreken de opties af voor het spel begint. Iedereen kan ze zien, en ze veranderen niet tijdens het spel.
AS-SETUP-03 = Alle 96 goederenkubussen gaan in het zakje. Trek er 52 en vul de goederenkaart: eerst de drie rijen van de twaalf genummerde kolommen, dan de twee rijen van de letterkolommen A tot H.
AS-SETUP-04 = Pittsburgh en Wheeling krijgen drie kubussen uit het zakje, elke andere stad twee. Dorpen krijgen er geen, en 18 kubussen blijven in het zakje.
AS-SETUP-05 = Elke maatschappij begint met $10, twee uitgegeven aandelen, een motorbereik van één en 0 inkomsten.
AS-SETUP-06 = Elke speler gooit drie dobbelstenen voor de spelersvolgorde; het hogere totaal komt eerst. Bij gelijke totalen wordt opnieuw gegooid om die plaatsen.
AS-SETUP-07 = Alle 136 railtegels, de 8 dorpsschijven en de 8 stadstegels liggen in de voorraad.
AS-SETUP-08 = Het spel begint met het uitgeven van aandelen in beurt 1. Niemand heeft al een pas.
AS-TURN-01 = Een beurt heeft tien fasen: aandelen uitgeven, spelersvolgorde bepalen, acties kiezen, rails aanleggen, goederen vervoeren, inkomsten ontvangen, onkosten betalen, inkomstenaftrek, goederen inbrengen, beurtenteller ophogen.
    .refusal = Dat kan nu niet: dit is de fase ‘{ $phase }’.
AS-TURN-02 = Aandelen uitgeven en het begin van het bieden gaan in de volgorde van de vorige beurt. Vanaf het kiezen van acties telt de nieuwe volgorde.
AS-TURN-03 = De laatste beurt heeft ook al haar fasen.
AS-INFO-01 = Alles is open: geld, inkomsten, aandelen, motoren, goederen, tegels, en wat in het zakje zit. Alleen toekomstige trekkingen en worpen zijn onbekend.
AS-INFO-02 = Het toeval beslist over de opzet, de kubussen van Productie en de dobbelstenen van de fase goederen inbrengen, en verder nergens over.
AS-INFO-03 = Spelers kunnen elkaar niets verkopen, lenen of geven, en geen belofte bindt.
AS-SHARE-01 = In spelersvolgorde geeft ieder één keer zoveel aandelen uit als gewenst. Elk aandeel brengt meteen $5 op.
    .refusal = Zoveel aandelen kun je niet uitgeven. Kies een heel getal: 0, 1, 2 enzovoort.
AS-SHARE-02 = Een maatschappij kan in totaal 15 aandelen uitgeven.
    .refusal = Je hebt al { $issued } aandelen uitgegeven; met { $shares } erbij worden het er meer dan { $most }.
AS-SHARE-03 = Niemand hoeft aandelen uit te geven. De twee aandelen van het begin zijn al uitbetaald als je eerste $10.
AS-SHARE-04 = Aandelen geef je alleen in deze fase uit, en je kunt ze nooit terugkopen.
    .refusal = Aandelen geef je alleen in de fase daarvoor uit, aan het begin van de beurt.
AS-ORDER-01 = De spelers bieden in de oude volgorde, ronde na ronde. Wie gestopt is en de hoogste bieder worden overgeslagen.
AS-ORDER-02 = Ben je aan de beurt, dan bied je, stop je, of pas je als je Passen hebt.
AS-ORDER-03 = Een bod is minstens $1, hoger dan het hoogste bod en niet meer dan je geld. Je nieuwe bod vervangt je oude.
    .refusal = { $why ->
        [cash] ${ $amount } bieden kan niet: je hebt ${ $cash }.
        [least] ${ $amount } bieden kan niet: het laagste bod is $1.
       *[highest] Een bod van ${ $amount } is te laag: het hoogste bod is ${ $highest }.
    }
AS-ORDER-04 = Wie stopt, neemt de laagste plaats die nog vrij is en doet niet meer mee met bieden.
AS-ORDER-05 = Wie de vorige beurt Passen koos, mag één keer passen: je blijft meedoen zonder bod, en een eerder bod blijft staan. Een ongebruikte pas vervalt.
    .refusal = { $why ->
        [used] Je hebt bij dit bieden al gepast.
       *[none] Je hebt de vorige beurt Passen niet gekozen, dus je kunt niet passen.
    }
AS-ORDER-06 = Je kunt niet passen als alleen jij en de hoogste bieder over zijn, want dan zou er niets veranderen. Zolang niemand geboden heeft, kan het wel.
    .refusal = Alleen jij en de hoogste bieder zijn over, dus je kunt niet passen.
AS-ORDER-07 = Het bieden eindigt als één speler over is. Die neemt de eerste plaats en betaalt het laatste eigen bod, of niets zonder bod.
AS-ORDER-08 = De eerste en de tweede plaats betalen hun hele bod, de laatste niets, en alle anderen de helft, afgerond naar boven. Je betaalt als je je plaats inneemt.
AS-ORDER-09 = Zijn er nog maar twee spelers in het spel, dan betaalt wie stopt niets.
AS-ORDER-10 = Met drie spelers betaalt niemand de helft: de eerste twee plaatsen betalen hun hele bod, de derde niets.
AS-ORDER-11 = Kun je niet bieden en niet passen, dan stop je vanzelf.
AS-ORDER-12 = Je kunt geen $0 bieden, het hoogste bod niet evenaren, niet meer bieden dan je hebt, en niet twee keer passen.
AS-ACT-01 = In de nieuwe volgorde neemt ieder een van de zeven acties die niemand anders heeft. Je moet er een nemen, maar hoeft die niet te gebruiken.
    .refusal = Iemand heeft dit al gekozen: { action-name }.
AS-ACT-02 = De acties van de vorige beurt gaan terug als deze fase begint.
AS-ACT-03 = Als eerste vervoeren: je bent de eerste in beide rondes van het vervoeren.
AS-ACT-04 = Als eerste bouwen: je bouwt vóór alle anderen.
AS-ACT-05 = Ingenieur: je mag vier tegels bouwen in plaats van drie.
AS-ACT-06 = Locomotief: je mag je motorbereik meteen met één verhogen, tot zes. Je mag ook weigeren, want een grotere motor kost elke beurt meer.
    .refusal = { $why ->
        [first] Beslis eerst of Locomotief je motorbereik verhoogt.
       *[none] Over je motorbereik beslis je alleen meteen na het kiezen van Locomotief.
    }
AS-ACT-07 = Stad bouwen: je mag vóór je eerste tegel van deze beurt een stadstegel op een dorp leggen.
AS-ACT-08 = Productie: je mag twee kubussen trekken en op de goederenkaart leggen voordat er goederen worden ingebracht.
AS-ACT-09 = Passen: je mag bij het bieden van de volgende beurt één keer passen.
AS-MAP-01 = Rails liggen op vlak land, rivieren, bergen en dorpen, nooit op een stad, een meer of buiten de kaart.
    .refusal = { $why ->
        [lake] { $hex } is een meer: daar kunnen geen rails liggen.
        [city] { $hex } is een stad: daar kan geen tegel liggen.
       *[outside] { $hex } ligt niet op de kaart.
    }
AS-MAP-02 = Een stad verbindt alle rails die er aankomen, aan alle zes kanten. Er ligt nooit een tegel op.
AS-MAP-03 = Een dorp verbindt alle rails op zijn eigen tegel. Zonder tegel verbindt het niets.
AS-BUILD-01 = De spelers bouwen in spelersvolgorde; wie Als eerste bouwen heeft, begint.
AS-BUILD-02 = Je mag tot drie tegels bouwen, vier als Ingenieur. Leggen en vervangen tellen allebei, en je mag stoppen wanneer je wilt.
AS-BUILD-03 = Je betaalt elke tegel meteen.
    .refusal = Dat kost ${ $price } en je hebt ${ $cash }.
AS-BUILD-04 = Wie Stad bouwen heeft, legt zijn stadstegel vóór zijn eerste tegel.
    .refusal = Je hebt deze beurt al een tegel gelegd; een stad bouw je vóór de eerste.
AS-BUILD-05 = Op een veld mag je maar één keer per bouwbeurt bouwen, tenzij de optie meer toestaat.
    .refusal = Op { $hex } heb je deze beurt al gebouwd.
AS-BUILD-06 = Aan het eind van je bouwbeurt verlies je de incomplete rails die je niet verlengd hebt.
AS-BUILD-07 = Een bouw wordt eerst gecontroleerd, dan betaald; dan worden de tegels gewisseld, en als laatste veranderen de eigenaars. Rails die je houdt of omleidt worden daardoor niet nieuw.
AS-BUILD-08 = Je bouwbeurt eindigt vanzelf na je laatste tegel. Kun je niets meer bouwen, dan beëindig je hem zelf.
AS-PLACE-01 = Op een leeg veld leg je een rechte, een flauwe of een scherpe bocht. Tegels met twee sporen mogen daar alleen direct als de optie het toestaat.
    .refusal = { $why ->
        [town] Een dorpstegel mag alleen op een dorp, niet op { $hex }.
       *[double] Op het lege veld { $hex } mag geen tegel met twee sporen; die vervangt alleen een andere tegel.
    }
AS-PLACE-02 = Op een dorp leg je een dorpstegel, of een andere tegel met een dorpsschijf erop.
AS-PLACE-03 = Geen rails mogen van de kaart af of een meer in leiden. Ze mogen wel tegen de lege kant van een andere tegel aan komen.
    .refusal = { $why ->
        [lake] Op { $hex } zouden de rails een meer in gaan.
       *[outside] Op { $hex } zouden de rails van de kaart af gaan.
    }
AS-PLACE-04 = Geen rails mogen op de rails van een andere speler aansluiten. Ze mogen een stad, eigen rails, eigenaarloze rails, een leeg veld of een lege kant raken.
    .refusal = Op { $hex } zouden de rails die van een andere speler raken.
AS-PLACE-05 = Nieuwe rails beginnen bij een stad of bij je eigen rails. Ze mogen ook beginnen bij eigenaarloze rails die van een stad komen, of van een dorp waar je rails hebt. Elk spoor op de tegel heeft zo’n begin nodig; op een dorp is één genoeg.
    .refusal = De rails op { $hex } zouden geen begin hebben: ze sluiten niet aan op een stad en niet op rails die je mag verlengen.
AS-PLACE-06 = Geen rails mogen van een stad of dorp terugleiden naar dezelfde plaats.
    .refusal = De rails zouden van { $node } terug naar { $node } gaan.
AS-PLACE-07 = De tegel, en de dorpsschijf als je er een nodig hebt, moet in de voorraad zijn.
    .refusal = Deze tegel is op: { tile-name }.
AS-PLACE-08 = Je net mag uit meer delen bestaan. Elk begint bij een stad of neemt eigenaarloze rails over, dus ook je allereerste tegel.
AS-PLACE-09 = Alle rails op de tegel die je legt zijn van jou, en ook de eigenaarloze rails die erop aansluiten.
AS-REPL-01 = Als je een tegel vervangt, blijven alle oude rails of worden omgeleid, en er moet iets bij komen of omgeleid worden. Rails verdwijnen nooit.
    .refusal = Oude rails op { $hex } zouden verdwijnen onder: { tile-name }.
AS-REPL-02 = Rails die blijven, houden hun eigenaar.
AS-REPL-03 = Rails die je toevoegt volgen de regels van het leggen en zijn van jou. Een stad ernaast is begin genoeg.
AS-REPL-04 = Je mag het open eind van je eigen incomplete rails, of van eigenaarloze rails die je mag verlengen, naar een andere zijde draaien. Het andere eind blijft waar het is.
    .refusal = { $why ->
        [far] De rails op { $hex } zijn eigenaarloos, en je kunt er niet bij: aan het andere eind ligt geen stad en liggen geen rails van jou.
       *[fixed] Op { $hex } kan alleen het open eind draaien; het andere blijft waar het is.
    }
AS-REPL-05 = Complete spoorlijnen, rails op dorpen en rails van andere spelers worden nooit omgeleid.
    .refusal = { $why ->
        [link] De spoorlijn op { $hex } is compleet: die kun je niet meer omleiden.
       *[rival] De rails op { $hex } zijn van een andere speler: die mag je niet omleiden.
    }
AS-REPL-06 = Met één tegel mag je één spoor houden, een ander omleiden en een derde toevoegen, voor één prijs. De zijde die een omleiding verlaat blijft vrij.
    .refusal = Op { $hex } zouden andere rails de zijde nemen die de omgeleide rails verlaten.
AS-REPL-07 = Op een dorp houdt de nieuwe tegel alle uitgangen en voegt er minstens één toe. Je hebt al rails op de tegel nodig, of een begin voor een nieuwe uitgang; de nieuwe uitgangen zijn van jou.
    .refusal = { $why ->
        [lost] De nieuwe tegel op { $hex } moet alle uitgangen van het dorp houden.
        [nothing] De nieuwe tegel op { $hex } moet een uitgang toevoegen.
       *[apart] Je hebt geen rails in het dorp op { $hex }, en geen nieuwe uitgang zou een stad of rails die je mag verlengen raken.
    }
AS-REPL-08 = De oude tegel en zijn dorpsschijf gaan eerst terug naar de voorraad, dus je kunt ze meteen weer gebruiken.
AS-REPL-09 = Een tegel vervangen kost nooit extra voor een rivier of berg.
AS-REPL-10 = Je kunt een tegel niet vervangen door dezelfde in dezelfde stand, en op een stad kun je niets vervangen.
    .refusal = Die tegel ligt al op { $hex }.
AS-OWN-01 = Wat je bouwt is van jou. Eén schijf geldt voor een heel stuk rails.
AS-OWN-02 = Een complete spoorlijn tussen twee verschillende steden of dorpen blijft voor altijd van jou.
AS-OWN-03 = Bouw je verder aan eigenaarloze rails, dan zijn die meteen van jou.
AS-OWN-04 = Aan het eind van je bouwbeurt verlies je alle incomplete rails waaraan je niets nieuws hebt toegevoegd. De uitgangen van een dorp worden stuk voor stuk bekeken.
AS-OWN-05 = Omleiden is geen verlengen: het redt geen incomplete rails en maakt ze ook niet van jou.
AS-OWN-06 = Maakt een omleiding een spoorlijn compleet, dan is die meteen van jou.
AS-OWN-07 = Tot je volgende bouwbeurt zijn je incomplete rails veilig; niemand anders mag erop aansluiten of ze verlengen.
AS-OWN-08 = Een maatschappij kan 20 stukken rails tegelijk bezitten, compleet of niet, tenzij zonder deze grens wordt gespeeld.
    .refusal = Je zou meer dan { $limit } stukken rails bezitten; zoveel schijven heb je.
AS-URB-01 = Wie Stad bouwen heeft, mag één stadstegel uit de voorraad op een dorp leggen, met of zonder rails. Dat is gratis en telt niet als tegel.
    .refusal = { $why ->
        [none] Je kunt geen stad bouwen: je hebt Stad bouwen deze beurt niet.
        [second] Je hebt deze beurt al een stad gebouwd.
       *[tile] Stad { $letter } ligt al op de kaart.
    }
AS-URB-02 = Het dorp wordt voorgoed een stad van die kleur. Zijn tegel en dorpsschijf gaan terug naar de voorraad.
    .refusal = { $town } is al een stad; een nieuwe stad komt op een dorp.
AS-URB-03 = De rails op de tegel van het dorp verdwijnen. Langere stukken houden hun eigenaar en eindigen nu bij de stad.
AS-URB-04 = Open rails die naar het dorp wezen, bereiken nu de stad. Hun eigenaar heeft een spoorlijn voltooid, het maakt niet uit wie de stad legde.
AS-URB-05 = Eigenaarloze rails die zo compleet worden, gaan naar de speler die de stad legde, zolang die schijven heeft. Spoorlijnen die al compleet en eigenaarloos waren, blijven dat.
AS-URB-06 = Rails die van de nieuwe stad terug naar diezelfde stad zouden leiden, zijn dood: ze zijn van niemand, vervoeren niets en tellen niet.
AS-URB-07 = Een nieuwe stad begint zonder goederen. Ze krijgt ze uit haar eigen letterkolom als goederen worden ingebracht.
AS-URB-08 = Je hoeft geen nieuwe stad te leggen. Na je eerste tegel kan het niet meer.
AS-URB-09 = Liggen alle acht stadstegels op de kaart, dan mag je Stad bouwen nog nemen, maar het doet niets.
AS-COST-01 = Een rechte of bocht op een leeg veld kost $2, op een rivier $3, op een berg $4.
AS-COST-02 = In de gewone regels betaal je de extra $1 voor een rivier of $2 voor een berg maar één keer per rivier en per berggroep. Vervangen betaalt dit niet en telt niet als de eerste keer.
AS-COST-03 = Met de optie ‘Elke tegel’ betaalt elke tegel op een leeg rivier- of bergveld extra.
AS-COST-04 = Een tegel met twee sporen op een leeg veld kost $3 als ze naast elkaar liggen en $4 als ze kruisen. Op een rivier komt daar $1 bij, op een berg $2.
AS-COST-05 = Een tegel op een leeg dorp kost $1, en $1 meer per uitgang.
AS-COST-06 = Een tegel op een dorp vervangen kost $3.
AS-COST-07 = Een enkel spoor vervangen door een kruising kost $3, ook als je het oude spoor omleidt.
AS-COST-08 = Een enkel spoor vervangen door twee sporen naast elkaar kost $3 of $2, afhankelijk van de optie.
AS-COST-09 = Elke andere vervanging kost $2, ook als je er twee sporen mee omleidt.
AS-COST-10 = Een stadstegel leggen kost niets.
AS-SUP-01 = De tegels zijn beperkt. Is een soort op, dan kun je die niet bouwen tot er een terugkomt.
    .refusal = Deze tegel is op: { tile-name }.
AS-SUP-02 = Er zijn 8 dorpsschijven. Zonder schijf kun je op een dorp alleen dorpstegels leggen.
    .refusal = Alle 8 dorpsschijven zijn in gebruik: op { $hex } kan alleen een dorpstegel.
AS-SUP-03 = Op een dorp kies je zelf de soort tegel, ook als een andere dezelfde uitgangen heeft. Hij blijft tot iemand hem vervangt.
AS-SUP-04 = De bank heeft altijd geld.
AS-MOVE-01 = Er zijn twee rondes. In elke ronde is ieder één keer aan de beurt, in spelersvolgorde; wie Als eerste vervoeren heeft, komt eerst.
AS-MOVE-02 = Als je aan de beurt bent, vervoer je één kubus, verhoog je je motorbereik met één, of doe je niets.
AS-MOVE-03 = Zo mag je je motorbereik één keer per beurt verhogen, nooit boven zes. Het mag naast de actie Locomotief.
    .refusal = { $why ->
        [twice] Je hebt het motorbereik deze fase al verhoogd.
       *[most] Je motorbereik is al { $most }, meer kan niet.
    }
AS-MOVE-04 = Je mag elke kubus vervoeren die op een stad ligt, maar geen van de goederenkaart.
    .refusal = In { $city } ligt geen kubus van deze kleur: { $colour }.
AS-MOVE-05 = Een kubus reist over een of meer complete spoorlijnen, het maakt niet uit van wie ze zijn. Incomplete rails kan hij niet gebruiken.
    .refusal = Er loopt geen complete spoorlijn van { $from } naar { $to }.
AS-MOVE-06 = Een kubus reist over hoogstens zoveel spoorlijnen als je motorbereik is.
    .refusal = De reis gaat over { $links ->
        [one] één spoorlijn
       *[other] { $links } spoorlijnen
    }; je motorbereik is maar { $engine }.
AS-MOVE-07 = Een kubus komt nooit twee keer in dezelfde stad of hetzelfde dorp.
    .refusal = De kubus zou twee keer in { $stop } komen.
AS-MOVE-08 = De reis eindigt in de eerste stad van de kleur van de kubus. Zo’n stad kan hij niet voorbij, en nergens anders kan hij stoppen.
    .refusal = { $why ->
        [past] De kubus ({ $colour }) moet stoppen in { $stop }, de eerste stad van die kleur onderweg.
       *[short] { $stop } neemt geen kubussen van deze kleur: { $colour }.
    }
AS-MOVE-09 = Een kubus mag uit een stad van zijn eigen kleur vertrekken.
AS-MOVE-10 = Zwarte kubussen gaan alleen naar zwarte nieuwe steden.
    .refusal = { $stop } is geen zwarte nieuwe stad.
AS-MOVE-11 = Elke spoorlijn onderweg geeft haar eigenaar meteen één punt inkomsten. Eigenaarloze geven niets. Leiden twee spoorlijnen naar dezelfde plaats, dan kies je.
    .refusal = { $count ->
        [one] Er loopt maar één spoorlijn van { $from } naar { $to }: noem geen zijde.
       *[other] Er lopen { $count } spoorlijnen van { $from } naar { $to }: kies er één.
    }
AS-MOVE-12 = De vervoerde kubus gaat terug in het zakje.
AS-MOVE-13 = Je kunt alleen kubussen kiezen die op hun bestemming kunnen komen. Niets doen mag altijd.
AS-INC-01 = Ieder ontvangt $1 per punt inkomsten.
AS-EXP-01 = Ieder betaalt $1 voor elk uitgegeven aandeel en $1 per punt motorbereik.
AS-EXP-02 = Kun je niet alles betalen, dan betaal je wat je hebt en verlies je één punt inkomsten per ontbrekende dollar.
AS-EXP-03 = Zouden je inkomsten onder 0 komen, dan ben je uit het spel. Met precies 0 ga je door.
AS-EXP-04 = De spelers betalen na elkaar; de betaling van de een heeft geen gevolg voor de ander.
AS-ELIM-01 = De rails van een uitgeschakelde maatschappij blijven eigenaarloos liggen. Iedereen mag haar spoorlijnen gebruiken, maar ze geven geen inkomsten en niemand kan ze overnemen.
AS-ELIM-02 = Wie uit het spel is, doet niet meer mee, en de anderen schuiven op in de volgorde. De actie vervalt.
AS-ELIM-03 = Zijn er na de onkosten minder dan twee maatschappijen, dan eindigt de partij meteen en wint de laatste.
AS-RED-01 = Ieder verliest inkomsten: vanaf 11 twee, vanaf 21 vier, vanaf 31 zes, vanaf 41 acht (in de officiële regels vanaf 50 tien).
AS-RED-02 = De aftrek kijkt naar je inkomsten na de onkosten, en maar één keer.
AS-RED-03 = Je inkomsten dalen alleen als je je onkosten niet kunt betalen of door de aftrek. Een bovengrens is er niet.
AS-GROW-01 = Wie Productie heeft, mag eerst twee kubussen trekken en elk in een leeg vakje van de goederenkaart leggen.
    .refusal = { $why ->
        [none] De goederenkaart heeft geen vakje { $box }.
       *[full] Vakje { $box } van de goederenkaart is niet leeg.
    }
AS-GROW-02 = Weigeren kan alleen vóór het trekken. Getrokken kubussen moeten neergelegd worden, en iedereen ziet ze.
    .refusal = { $why ->
        [place] Je hebt getrokken: leg nu elke kubus in een leeg vakje.
       *[draw] Je hebt nog niet getrokken: trek eerst.
    }
AS-GROW-03 = Zijn er minder vakjes leeg of zitten er minder kubussen in het zakje, dan trek je er minder. In beurt 1 is de kaart vol en doet Productie niets.
AS-GROW-04 = Dan worden dobbelstenen gegooid voor het witte deel van de kaart en daarna voor het zwarte, één per speler die het spel begon.
AS-GROW-05 = Voor elke dobbelsteen gaat de bovenste kubus van de kolom met dat nummer naar zijn stad. De bovenste van de letterkolom eronder gaat naar zijn nieuwe stad, als die op de kaart ligt.
AS-GROW-06 = Kubussen verlaten een kolom van boven; lege vakjes worden overgeslagen, en niets schuift op.
AS-GROW-07 = Een dobbelsteen voor een lege kolom brengt niets. De letterkolom van een stad die niet op de kaart ligt houdt haar kubussen.
AS-GROW-08 = In een stad kan elk aantal kubussen liggen. Alleen Productie vult de goederenkaart aan.
AS-END-01 = De partij duurt 10, 8, 7 of 6 beurten voor 3, 4, 5 of 6 spelers, geteld bij het begin.
AS-END-02 = Na elke beurt gaat de beurtenteller verder. Na de laatste beurt worden de punten geteld.
    .refusal = De partij is uit.
AS-VP-01 = Je krijgt 3 punten per punt inkomsten en verliest er 3 per uitgegeven aandeel; je rails komen daarbij. Geld telt niet.
AS-VP-02 = Tellen alle complete spoorlijnen, dan tellen de rails van elk van je spoorlijnen.
AS-VP-03 = Telt alleen van stad naar stad, dan telt een spoorlijn alleen als je eigen spoorlijnen erover van stad naar stad leiden, met hoogstens dorpen ertussen.
AS-VP-04 = Worden stukken rails geteld, dan geeft elk stuk 1 punt: op een dorp één per gebruikte uitgang, op een kruising één per spoor.
AS-VP-05 = Worden tegels geteld, dan geeft elk veld met tellende rails van jou 1 punt, hoeveel er ook liggen.
AS-VP-06 = Incomplete rails tellen niet, en verwijderde rails ook niet.
AS-VP-07 = Wie de meeste punten heeft wint. Bij gelijke punten wordt de overwinning gedeeld.
AS-VP-08 = Uitgeschakelde spelers komen laatst; wie later uitviel staat hoger. Ze hebben geen punten.

## Naast het bord

panel-way = { $start } – { $end }
    .button = { $tiles ->
        [one] Eén tegel
       *[other] { $tiles } tegels
    } bouwen voor ${ $price }
panel-way-ended = { panel-way }, einde
    .button = { panel-way.button }, einde beurt
panel-two-ways = { $first } en { $second }
    .button = { panel-way.button }
panel-two-ways-ended = { panel-two-ways }, einde
    .button = { panel-way.button }, einde beurt
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
panel-links = Snelle spoorlijnen: voltooi er een en bouw verder
panel-links-from = Snelle spoorlijnen vanuit { $node }
panel-column-tiles = tegels
panel-column-price = prijs
panel-tiles = { $tiles }
panel-price = ${ $money }
panel-order-gain = Beste voor mij
panel-order-leader = Tegen de koploper
panel-order-city = Per stad
panel-deliveries = { $count ->
    [one] Eén vervoer
   *[other] { $count } keer vervoeren
}
panel-column-you = jij
panel-column-others = anderen
panel-gain = +{ $gain }
panel-nobody = niemand anders
panel-over = { $links ->
    [one] één spoorlijn
   *[other] { $links } spoorlijnen, via { $via }
}
panel-delivery = { $colour }: { $start } → { $end }
panel-both-rounds = Beide rondes, als het dan nog kan
panel-both = { $first }, dan { $second }
    .button = Vervoeren, dan { $second }
panel-raise-then = Motorbereik verhogen, dan { $second }
    .button = Verhogen, dan { $second }
panel-nothing-both = In geen van beide rondes iets vervoeren
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
panel-places-whole = { $count ->
    [one] Plaats { $place }: het hele bod
   *[other] Plaats { $place } of { $final }: het hele bod
}
panel-places-half = { $count ->
    [one] Plaats { $place }: de helft
   *[other] Plaats { $place } tot en met { $final }: de helft
}
panel-place-drop = Als je nu stopt: plaats { $place }
panel-places-out = Zonder bod
panel-column-left = over voor spoor
panel-column-pay = je betaalt
panel-your-bid = Jouw bod
panel-up-to = Bied mee tot
panel-up-to-words = steeds net genoeg om mee te blijven doen
panel-bid-up-to = ${ $value } bieden, tot ${ $limit }
    .button = { panel-bid-up-to }
panel-up-to-kept = Zolang deze veiling duurt, bied je mee tot ${ $limit }.
panel-drop = Stoppen: plaats { $place } voor ${ $price }
    .button = Stoppen: plaats { $place } voor ${ $price }
panel-build-way = Weg bouwen
panel-build = Weg bouwen: wijs twee steden of dorpen aan
panel-no-way = { $why ->
    [tiles] Geen weg van { $start } naar { $end }: daar zijn { $needs } tegels voor nodig, je hebt er { $have }
    [money] Geen weg van { $start } naar { $end }: die kost ${ $needs }, je hebt ${ $have }
   *[none] Een weg van { $start } naar { $end } kan nu niet
}
panel-ways-begun = Wat je er nu van kunt bouwen
panel-way-begun = Vanuit { $start } richting { $end }
    .button = { panel-way.button }
panel-no-links = { $why ->
    [money] Je kunt geen spoorlijn voltooien: de goedkoopste kost ${ $needs }, je hebt ${ $have }
   *[tiles] { $tiles ->
        [one] Met één tegel kun je geen spoorlijn voltooien
       *[other] Met { $tiles } tegels kun je geen spoorlijn voltooien
    }
}
panel-no-deliveries = Met motorbereik { $engine } kun je niets vervoeren
panel-waiting = { $count ->
    [one] Eén kubus ({ $colour }) wacht in { $start } op { $end }.
   *[other] { $count } kubussen ({ $colour }) wachten in { $start } op { $end }.
}
panel-without = zonder
panel-with = ermee
panel-deliver-nothing = niets vervoeren
panel-deliver-best = beste vervoer
panel-cash-left = Geld over
panel-money = ${ $money }
panel-plus = +${ $money }
panel-minus = −${ $money }
panel-number = { $number }
panel-way-mountain = over bergen bij { $hexes }
panel-deliver = Kubus vervoeren: ronde { $round } van 2, motorbereik { $engine }
panel-shares = Uit te geven aandelen
panel-share-costs = Elk aandeel levert nu ${ $money } op en kost 3 punten aan het eind en $1 per beurt.
panel-actions = Vrije acties
panel-engine = Je motorbereik is { $engine }; elk punt kost $1 per beurt
panel-take-raise = Locomotief: motorbereik { $engine }
    .button = Locomotief nemen, motorbereik { $engine }
panel-take-decline = Locomotief: motorbereik blijft { $engine }
    .button = Locomotief, bereik { $engine }
panel-urbanize = Je mag eerst een nieuwe stad bouwen: wijs een dorp aan.
panel-cubes = { $count }× { $colour } op komst
panel-no-cubes = geen goederen op komst
panel-new-cities = Een nieuwe stad op { $town }
panel-end-of-turn = Einde van deze beurt
panel-cash-before = Geld voor de inkomsten
panel-income = Inkomsten
panel-expenses = { $shares ->
    [one] Eén aandeel en motorbereik { $engine }
   *[other] { $shares } aandelen en motorbereik { $engine }
}
panel-income-next = Inkomsten volgende beurt
panel-growth = Goederen naar { $city } (dobbelsteen { $die })
panel-percent = { $percent }%
panel-must-deliver = Vervoer iets: je onkosten zijn ${ $owe }, en je hebt ${ $have }.
panel-tight = Elke dollar gaat op. Vervoer minstens één keer.
panel-bankrupt = Je gaat failliet: je komt ${ $money } tekort.
panel-short = Onkosten ${ $owe }, geld ${ $have }: je verliest { $points } inkomsten.
## Reasons for advice

reason-forecast = vervoer dat nog komt, min het geld ervoor: { $points }
reason-distance = wat tot het einde nog kan veranderen: { $points }
reason-track = punten voor rails: { $points }
reason-engine = een groter motorbereik voor de volgende beurten: { $points }
reason-network = wat je netwerk later kan vervoeren: { $points }
reason-income = inkomsten in de volgende beurten: { $points }
reason-cash = geld: { $points }
reason-shares = aandelen waarvoor betaald moet worden: { $points }
reason-rivals = wat je rivalen hebben: { $points }
reason-rivals-growth = wat je rivalen gaan verdienen: { $points }
reason-leader = de sterkste rivaal: { $points }
reason-ruin = het gevaar van een faillissement: { $points }
reason-links = voltooide spoorlijnen voor de volgende beurten: { $points }
reason-shortage = geld dat deze beurt tekort zal komen: { $points }

## Het einde van een beurt, stap voor stap

end-money = Inkomsten, onkosten, aftrek
end-growth =
    Goederen inbrengen, { $side ->
        [W] witte
       *[B] zwarte
    } dobbelstenen
end-column-cash = geld
end-column-income-collected = inkomsten
end-column-expenses-paid = onkosten
end-column-cash-after = over
end-column-income-reduced = inkomsten

## Numbers after the game

numbers-count = Beurt
numbers-player = Speler
numbers-points = Punten
numbers-points-points = als de partij toen afgelopen was
numbers-accounts = Inkomsten en onkosten
numbers-accounts-income = inkomsten
numbers-accounts-expenses = onkosten
numbers-accounts-short = inkomsten verloren door geldgebrek
numbers-accounts-shares = uitgegeven aandelen
numbers-spending = Uitgegeven geld
numbers-spending-track = rails
numbers-spending-order = biedingen op de spelersvolgorde
numbers-building = Bouwen
numbers-building-tiles = spoortegels
numbers-building-links = voltooide spoorlijnen
numbers-building-cities = nieuwe steden
numbers-deliveries = Vervoer naar lengte
numbers-deliveries-links-1 = 1 spoorlijn
numbers-deliveries-links-2 = 2 spoorlijnen
numbers-deliveries-links-3 = 3 spoorlijnen
numbers-deliveries-links-4 = 4 spoorlijnen
numbers-deliveries-links-5 = 5 spoorlijnen
numbers-deliveries-links-6 = 6 spoorlijnen
numbers-paid = Wie inkomsten kreeg van wiens vervoer
