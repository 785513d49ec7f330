# Steam in het Nederlands. Alleen berichten zonder woorden ontbreken.

title = Steam
phase-opening_auction = Openingsveiling
    .short = Veiling
phase-capital = Kapitaal
phase-auction = Veiling van de beurtvolgorde
    .short = Volgorde
phase-take_action = Actietegels
    .short = Acties
phase-build = Rails aanleggen
    .short = Aanleggen
phase-goods = Goederen leveren
    .short = Goederen
phase-take_points = Punten voor een levering
    .short = Punten
phase-over = Einde van de partij
## Wat er gebeurde

bid = { $who } biedt ${ $amount }.
auction-passed = { $who } past.
stayed-in = { $who } past en blijft meedoen dankzij Beurtvolgorde.
dropped-out = { $who } stopt met bieden en krijgt plaats { $position }.
position-taken = { $who } neemt plaats { $position } in de beurtvolgorde en betaalt { $price ->
    [0] niets
   *[other] ${ $price }
}.
money-raised = { $who } haalt ${ $money } op (nu inkomsten { $income }, { $vp ->
    [one] één punt
   *[other] { $vp } punten
}).
no-capital = { $who } haalt geen kapitaal op.
action-taken = { $who } neemt { $tile }{ $declared ->
    [use] { " " }om te gebruiken
    [pass] { " " }met een pas
   *[other] { "" }
}, { $price ->
    [0] gratis
   *[other] voor ${ $price }
}.
locomotive-improved = { $who } verbetert de locomotief tot niveau { $level }.
tile-placed = { $who } bouwt op { $hex } voor ${ $price }: { $face }.
tile-improved = { $who } verbetert de tegel op { $hex } voor ${ $price }: { $face }.
link-redirected = { $who } leidt de verbinding op { $hex } om voor ${ $price }.
link-completed = De verbinding van { $from } naar { $to } is voltooid; { $owned ->
    [0] ze heeft geen eigenaar.
   *[1] eigenaar: { $who }.
}
link-lost = { $who } verliest de onvoltooide verbinding bij { $hex }.
urbanized = { $who } maakt van { $town } een nieuwe stad ({ $colour }).
city-grown = { $who } gebruikt Stadsgroei in { $city }.
cubes-arrived = { $city } krijgt kubussen uit vak { $space }: { $colours }.
build-turn-ended = { $who } beëindigt de bouwbeurt.
delivered = { $who } levert een kubus ({ $colour }) over { $links ->
    [one] één verbinding
   *[other] { $links } verbindingen
}: { $route }.
income-taken = { $who } neemt { $points ->
    [one] één punt
   *[other] { $points } punten
} als inkomsten (nu { $income }).
vp-taken = { $who } neemt { $points ->
    [one] één overwinningspunt
   *[other] { $points } overwinningspunten
} (nu { $vp }).
goods-passed = { $who } past in deze rondgang.
income-received = { $who } ontvangt { $money ->
    [0] geen inkomsten.
   *[other] ${ $money } aan inkomsten.
}
expenses-paid = { $who } betaalt ${ $money } aan kosten.
steps-lost = { $who } komt ${ $short } tekort en zakt tot inkomsten { $income } en { $vp ->
    [one] { $vp } overwinningspunt
   *[other] { $vp } overwinningspunten
}.
bankrupt = { $who } is failliet en uit het spel.
order-changed = De nummers van de actietegels bepalen de nieuwe beurtvolgorde.
round-begins = Ronde { $round } begint.
game-over = De partij is uit na ronde { $round }.

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
choice-deliver = Kubus leveren ({ $colour }): { $route }
    .button = Leveren: { $links ->
        [one] één verbinding
       *[other] { $links } verbindingen
    }, { $own } eigen
choice-improve = De locomotief verbeteren
choice-income = { $points ->
    [one] Het punt
   *[other] { $points } punten
} als inkomsten nemen
choice-vp = { $points ->
    [one] Eén punt nemen
   *[other] { $points } punten nemen
}

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
option-initial_order = De eerste beurtvolgorde van het basisspel: veiling, of loting met geld voor wie later komt.
    .name = Eerste beurtvolgorde
option-initial_order-auction = Veiling
option-initial_order-random_first_game = Loting
option-income_max = Het eind van de inkomstenbalk; 0 is geen eind.
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
ask-build = Rails aanleggen: kies een veld of beëindig je beurt
ask-build-next = Bouwen op { $hex }: kies een tegel
ask-redirect-next = Omleiden op { $hex }: kies de nieuwe richting
ask-urbanize-next = Nieuwe stad op { $town }: kies kleur en kubussen
ask-grow-next = Stadsgroei in { $city }: kies de kubussen
ask-end = Je kunt niets meer bouwen
ask-goods = Kies een kubus, verbeter de locomotief, of pas
ask-deliver-next = Kubus leveren ({ $colour }): kies de weg
ask-take_points = Inkomsten nu of punten voor het eind?
verb-bid = Bieden
verb-pass = Passen
verb-drop = Stoppen
verb-capital = Kapitaal ophalen
verb-take = Nemen
verb-build = Bouwen
verb-redirect = Omleiden
verb-urbanize = Nieuwe stad bouwen
verb-grow = Stadsgroei
verb-end = Klaar
verb-deliver = Leveren
verb-improve = Locomotief verbeteren
verb-income = Inkomsten nemen
verb-vp = Punten nemen

## Namen

tile-turn_order = Beurtvolgorde
tile-first_move = Als eerste leveren
tile-engineer = Ingenieur
tile-first_build = Als eerste bouwen
tile-city_growth = Stadsgroei
tile-locomotive = Locomotief
tile-urbanization = Stadsbouw
tile-21 = recht spoor
tile-22 = flauwe bocht
tile-23 = scherpe bocht
tile-41 = kruising van twee rechte sporen
tile-42 = kruising van een recht spoor en een flauwe bocht
tile-43 = kruising van twee flauwe bochten
tile-44 = recht spoor en scherpe bocht
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
score-points = Overwinningspunten
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
rules-BUILD = Rails aanleggen
rules-TOWN = Dorpen
rules-LINK = Verbindingen
rules-REDIR = Verbindingen omleiden
rules-IMPR = Tegels verbeteren
rules-URB = Stadsbouw
rules-GROW = Stadsgroei
rules-MOVE = Goederen leveren
rules-INC = Inkomsten en kosten
rules-BANK = Faillissement
rules-NEXT = De volgende ronde
rules-STD = Het standaardspel
rules-SCORE = Puntentelling
rules-END = Einde van de partij

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
draw-new_city_stock = Nieuwe stad ({ $colour }): { $count ->
    [one] nog één
   *[other] nog { $count }
}
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
draw-bid = bod ${ $bid }
draw-bid_none = nog geen bod
draw-bid_place = plaats { $place }
draw-bid_passed = gepast
draw-to_move = is aan zet
draw-out = failliet
draw-player = { $player }: geld ${ $cash }, inkomsten { $income }, overwinningspunten { $points }, locomotief { $locomotive }, { $action }
draw-livery_1 = Groen
draw-livery_2 = Oranje
draw-livery_3 = Blauw
draw-livery_4 = Roze
draw-livery_5 = Bruin
draw-livery_6 = Crème
draw-effect_turn_order = eerste in de volgende ronde
draw-effect_turn_order_standard = één pas in de volgende veiling
draw-effect_first_move = levert vóór de anderen
draw-effect_engineer = bouwt één tegel meer
draw-effect_first_build = bouwt vóór de anderen
draw-effect_city_growth = kubussen voor een stad
draw-effect_locomotive = één niveau hoger
draw-effect_urbanization = bouwt een nieuwe stad
draw-price_and_level = ${ $price } + niveau

## Regels, volgens hun nummer; .refusal zegt waarom iets niet mag

ST-GEN-01 = Hoeveel spelers kunnen meedoen, hangt van de kaart af: drie tot vijf in de Noordoost-VS, drie tot zes in het Ruhrgebied.
ST-GEN-02 = Alles is open: geld, standen, de kubussen op de kaart en in de voorraad, de tegels die er nog zijn. Alleen de volgorde waarin kubussen uit de zak komen is verborgen, en na het opzetten trekt niemand nog uit de zak.
ST-GEN-03 = De bank heeft altijd geld en kan altijd wisselen.
ST-GEN-04 = Je mag zoveel verbindingen bezitten als je wilt; de schijven die ze markeren zijn geen grens.
ST-GEN-05 = Er zijn 136 railtegels. Een tegel waarvan geen stuk meer over is, kan niet gebouwd worden.
    .refusal = Deze tegel is op: { $face }.
ST-GEN-06 = Spelers beslissen nooit tegelijk, en na het opzetten gebeurt niets meer bij toeval.
ST-GEN-07 = Alle bedragen en biedingen zijn hele dollars.
ST-GEN-08 = Plaatsen aan tafel en kleuren staan vast voor het opzetten. ‘Met de klok mee’ en ‘links’ volgen de plaatsen aan tafel, ‘beurtvolgorde’ volgt het overzicht van de beurtvolgorde. Wie uit het spel is, wordt overal overgeslagen.
ST-SETUP-01 = Alle 96 kubussen gaan in de zak. Elke stad krijgt er zoveel, willekeurig getrokken, als het getal dat erop staat; getrokken kubussen gaan niet terug. Eerst worden de steden gevuld, dan de goederenvakken 1 tot 12.
ST-SETUP-02 = In het Ruhrgebied met precies drie spelers krijgt elke stad één kubus minder.
ST-SETUP-03 = Elk van de 12 goederenvakken krijgt 3 willekeurig getrokken kubussen. Met precies drie spelers zijn het er 2, op beide kaarten.
ST-SETUP-04 = Een kubus mag op een stad van zijn eigen kleur liggen. Hij kan alleen naar een andere stad van die kleur geleverd worden.
ST-SETUP-05 = De groeifiches en de tegels van de nieuwe steden liggen naast de kaart.
ST-SETUP-06 = Elke speler neemt een kleur en begint met inkomsten 0, geen overwinningspunten, een locomotief van niveau 1 en geen geld.
ST-SETUP-07 = De rondemarkering staat op 1.
ST-SETUP-08 = Basisspel, eerste beurtvolgorde door veiling: de openingsveiling beslist over de beurtvolgorde, en niemand krijgt startgeld.
ST-SETUP-09 = Basisspel, eerste beurtvolgorde door toeval: elke speler trekt een actietegel. Het laagste nummer is eerste, en de anderen volgen met de klok mee. De tweede krijgt $1, de derde $2, de vierde $3, de vijfde $4, de zesde $5. De tegels gaan terug, en er is geen veiling.
ST-SETUP-10 = Standaardspel: elke speler trekt willekeurig een actietegel. Het laagste nummer is eerste, het volgende tweede, en zo verder; de plaatsen aan tafel maken niet uit. De tegels gaan terug, en niemand krijgt startgeld.
ST-SETUP-11 = Een gedrukte stad mag één keer in het spel een groeifiche krijgen. Geen gedrukte stad is grijs.
    .refusal = { $city } heeft al een groeifiche.
ST-MONEY-01 = Je betaalt eerst met je eigen geld. Van de bank komt alleen geld als het jouwe niet genoeg is voor een betaling die je nu moet doen.
ST-MONEY-02 = Als je geld ophaalt, verlaagt elke $5 je inkomsten met 1.
ST-MONEY-03 = Bij inkomsten −10 kost elke volgende $5 in plaats daarvan 2 overwinningspunten.
ST-MONEY-04 = Je haalt zo weinig keer $5 op als het tekort vraagt, en meer kan niet; wat overblijft, hoogstens $4, houd je. Altijd dalen eerst de inkomsten, pas daarna de punten. Geld ophalen gaat dus vanzelf en is geen beslissing.
ST-MONEY-05 = Bij inkomsten −10 en met minder dan 2 overwinningspunten kun je geen geld ophalen. Met de optie ‘Eén is genoeg’ geeft ook het laatste losse punt $5.
ST-MONEY-06 = Je kunt hoogstens betalen: je geld, $5 voor elke stap inkomsten tot −10, en $5 voor elke 2 overwinningspunten. Een bod, een actietegel of een railtegel die meer kost, is niet toegestaan.
    .refusal = Het kost ${ $price }; je kunt hoogstens ${ $funds } ophalen.
ST-MONEY-07 = Een railtegel betaal je als je hem legt, een actietegel als je hem neemt. Wat van een $5 overblijft, helpt bij de volgende betaling, dus tegel voor tegel betalen kost evenveel als de hele beurt in één keer.
ST-MONEY-08 = In het basisspel haal je geld op voor deze betalingen: het winnende bod van de openingsveiling, een actietegel, elke tegel die je legt, verbetert of omleidt, en negatieve inkomsten. In de fase waarin goederen geleverd worden is er niets te betalen. Zonder zo’n betaling, als reserve, of zolang je geld genoeg is, kun je niets ophalen.
    .refusal = In het basisspel kun je geen geld vooraf nemen: de bank geeft het als je moet betalen.
ST-MONEY-09 = Geld ophalen verlaagt je inkomsten meteen. Wat in deze inkomstenfase betaald moet worden verandert niet, maar latere rondes en de puntentelling rekenen met de lagere inkomsten.
ST-ORDER-01 = De plaatsen in de beurtvolgorde worden één voor één geveild, de eerste plaats eerst. De laatste plaats wordt niet geveild: die krijgt gratis wie overblijft.
ST-ORDER-02 = Een gelote speler opent de veiling van de eerste plaats. Er wordt met de klok mee geboden.
ST-ORDER-03 = In je beurt bied je meer dan het huidige bod, of je past en doet voor deze plaats niet meer mee. Het eerste bod mag $0 zijn.
    .refusal = Een bod van ${ $amount } is te laag: het huidige bod is ${ $highest }.
ST-ORDER-04 = Als alle anderen gepast hebben, wint wie overblijft voor het eigen bod, of voor $0 als niemand geboden heeft. Wie wint, betaalt meteen, haalt zo nodig geld op, en neemt de plaats in. De hoogste bieder hoeft nooit tegen zichzelf te bieden.
ST-ORDER-05 = Winnaars doen aan latere veilingen niet mee. De volgende veiling wordt geopend door de eerste speler links van de laatste winnaar die nog geen plaats heeft.
ST-ORDER-06 = Je mag niet meer bieden dan je zou kunnen betalen; aan het begin is dat $50.
    .refusal = Een bod van ${ $amount } is te hoog: je kunt hoogstens ${ $funds } ophalen.
ST-ORDER-07 = Wie voor een plaats past, mag op de volgende weer bieden.
ST-ROUND-01 = Een ronde van het basisspel heeft zes fasen: actietegels, rails aanleggen, goederen leveren (twee rondgangen), inkomsten en kosten, beurtvolgorde, volgende ronde. Elke fase eindigt voordat de volgende begint.
    .refusal = Dat kan nu niet: dit is de fase ‘{ $phase }’.
ST-ROUND-02 = Een ronde van het standaardspel heeft zeven fasen: kapitaal, veiling van de beurtvolgorde, actietegels, rails aanleggen, goederen leveren (twee rondgangen), inkomsten en kosten, volgende ronde.
    .refusal = Dat kan nu niet: dit is de fase ‘{ $phase }’.
ST-ROUND-03 = Het spel duurt 10, 8, 7 of 7 rondes voor 3, 4, 5 of 6 spelers. De spelers die begonnen tellen.
ST-ROUND-04 = De laatste ronde eindigt met inkomsten en kosten: in het basisspel vallen de fasen 5 en 6 weg, in het standaardspel fase 7. Dan is de partij uit.
    .refusal = De partij is uit.
ST-ACT-01 = In beurtvolgorde neemt iedere speler precies één van de tegels die er nog zijn. Niemand mag zonder blijven.
    .refusal = Een andere speler heeft { $tile } al.
ST-ACT-02 = De tegels zijn 1 Beurtvolgorde, 2 Als eerste leveren, 3 Ingenieur, 4 Als eerste bouwen, 5 Stadsgroei, 6 Locomotief, 7 Stadsbouw.
ST-ACT-03 = In het basisspel betaal je een tegel als je hem neemt: tegels 1 tot en met 4 zijn gratis, Stadsgroei kost $2, Locomotief $4 plus het nummer van het nieuwe niveau, Stadsbouw $6. In het standaardspel zijn ze allemaal gratis.
ST-ACT-04 = Beurtvolgorde doet in het basisspel deze ronde niets, maar met nummer 1 ben je in de volgende eerste.
ST-ACT-05 = Als eerste leveren: je bent de eerste in beide rondgangen van het leveren.
ST-ACT-06 = Ingenieur: je mag in je bouwbeurt 4 handelingen doen in plaats van 3, elk voor de gewone prijs.
ST-ACT-07 = Als eerste bouwen: je bouwt vóór alle anderen; zij volgen in beurtvolgorde.
ST-ACT-08 = Locomotief: je locomotief gaat meteen één niveau omhoog. Op niveau 6 mag je deze tegel niet nemen.
    .refusal = Je locomotief heeft al het hoogste niveau, 6.
ST-ACT-09 = Neem je in het basisspel Stadsgroei of Stadsbouw, dan zeg je meteen of je de tegel gebruikt of past. Gebruiken betekent dat je betaalt; met een pas betaal je niets en mag je de tegel niet gebruiken. Wat je gezegd hebt, is definitief.
    .refusal = { $why ->
        [say] Zeg eerst of je { $tile } gebruikt.
        [plain] { $tile } neem je zonder aankondiging.
       *[passed] Je hebt { $tile } met een pas genomen, dus je kunt die tegel deze ronde niet gebruiken.
    }
ST-ACT-10 = Stadsgroei kun je niet gebruiken als alle goederenvakken leeg zijn, als er geen groeifiche meer is, of als elke stad er al een heeft. De tegel met een pas nemen mag dan nog.
    .refusal = { $why ->
        [cubes] Stadsgroei kan niet: de goederenvoorraad is leeg.
        [marker] Stadsgroei kan niet: er is geen groeifiche meer.
       *[city] Stadsgroei kan niet: elke stad heeft al een groeifiche.
    }
ST-ACT-11 = Stadsbouw kun je niet gebruiken als er geen dorp of geen nieuwe stad meer is. De tegel met een pas nemen mag dan nog. Verbiedt de optie Stadsbouw met een pas, dan mag niemand tegel 7 nog nemen, in het basisspel en in het standaardspel.
    .refusal = { $why ->
        [town] Stadsbouw kan niet: er is geen dorp meer.
       *[tile] Stadsbouw kan niet: er is geen nieuwe stad meer.
    }
ST-ACT-12 = In het standaardspel zeg je niets als je een tegel neemt: in je bouwbeurt gebruik je hem of laat je hem ongebruikt.
    .refusal = In het standaardspel zeg je bij het nemen van een tegel niet of je die gebruikt.
ST-ACT-13 = In het basisspel mag je Stadsgroei of Stadsbouw alleen gebruiken als je de prijs kunt betalen met het geld dat je kunt ophalen. Locomotief mag je zonder dat geld helemaal niet nemen; Locomotief heeft geen pas. Tegels 1 tot en met 4 en een pas worden nooit om geld geweigerd.
    .refusal = De tegel kost ${ $price }; je kunt hoogstens ${ $funds } ophalen.
ST-ACT-14 = Niemand blijft zonder tegel. Als de optie Stadsbouw met een pas verbiedt, kan de laatste van zes spelers, met locomotief 6, alleen tegels 6 en 7 overhouden. Die neemt dan toch Stadsbouw met een pas. Anders kan dit niet gebeuren, want van twee tegels is er minstens één niet Locomotief.
ST-ACT-15 = Stadsgroei en Stadsbouw gebruik je in je eigen bouwbeurt, niet in die van een ander. De kubussen kunnen nog in dezelfde ronde geleverd worden.
    .refusal = Je hebt { $tile } deze ronde niet.
ST-BUILD-01 = De spelers bouwen in beurtvolgorde; wie Als eerste bouwen heeft, begint.
ST-BUILD-02 = In je bouwbeurt mag je tot 3 handelingen doen, als Ingenieur 4: een tegel op een leeg veld leggen, een tegel verbeteren en een tegel omleiden tellen elk als één. Een nieuwe stad telt niet.
    .refusal = Je hebt al je handelingen van deze bouwbeurt gebruikt.
ST-BUILD-03 = Bouwen hoeft nooit. Maar heb je in het basisspel gezegd dat je Stadsgroei of Stadsbouw gebruikt, dan moet je dat doen voordat je bouwbeurt eindigt. Alleen als het onmogelijk is geworden vervalt het, en de prijs krijg je niet terug.
    .refusal = Je hebt aangekondigd je actietegel te gebruiken: doe dat eerst.
ST-BUILD-04 = Een railtegel komt op een veld zonder stad of dorp, een dorpstegel op een dorp. Op een dorp mogen alleen dorpstegels en een nieuwe stad. Op een stad of buiten de kaart wordt niets gebouwd.
    .refusal = { $why ->
        [city] { $hex } is een stad: daar kan geen tegel liggen.
        [town] { $hex } is een dorp: daar kan alleen een dorpstegel liggen.
        [plain] Een dorpstegel mag alleen op een dorp, niet op { $hex }.
       *[outside] Op { $hex } kan niets gebouwd worden.
    }
ST-BUILD-05 = Geen uitgang van een tegel mag naar een dikke zwarte lijn of de rand van de kaart leiden.
    .refusal = { $why ->
        [black] Een uitgang op { $hex } zou naar een dikke zwarte lijn leiden.
       *[outside] Een uitgang op { $hex } zou van de kaart af leiden.
    }
ST-BUILD-06 = Buiten steden en dorpen splitsen rails zich nooit en komen ze nooit samen.
ST-BUILD-07 = Waar een uitgang van de tegel een stad raakt, eindigen de rails daar. Waar hij een uitgang van de buurtegel raakt, worden de twee één lijn. Overal elders is het een open eind.
ST-BUILD-08 = Nieuwe rails mogen niet op de rails van een andere speler aansluiten. Alleen de nieuwe uitgangen van een dorpstegel mogen dat.
    .refusal = Rails op { $hex } zouden op die van een andere speler aansluiten.
ST-BUILD-09 = Elk nieuw stuk rails moet verbonden zijn: zijn lijn moet eindigen in een stad of in een dorp waar je al een verbinding had, of rails bevatten die je al had. Anders is het niet via eigen rails met een stad verbonden, en mag je het niet bouwen.
    .refusal = Rails op { $hex } zouden niet via eigen rails met een stad verbonden zijn.
ST-BUILD-10 = Een nieuwe verbinding mag bij elke stad beginnen, ook ver van je andere, maar niet bij een dorp waar je geen rails hebt. Je net mag uit meer delen bestaan.
ST-BUILD-11 = Je eerste tegel van het spel leidt dus uit een stad.
ST-BUILD-12 = Een verbinding mag niet in dezelfde stad of hetzelfde dorp beginnen en eindigen. Haar open eind mag niet terugwijzen naar het dorp waar ze begint. Geen tegel mag zo gelegd, verbeterd of omgeleid worden. Lussen van meer verbindingen mogen wel.
    .refusal = Een verbinding zou in { $node } beginnen en eindigen.
ST-BUILD-13 = Een uitgang mag naar een leeg veld wijzen, of naar een tegel die aan die kant geen uitgang heeft. Hij blijft een open eind, en de buurtegel kan later verbeterd worden. Je mag dwars voor het open eind van een andere speler bouwen en het zo blokkeren.
ST-BUILD-14 = Je mag op een leeg veld meteen een tegel met twee sporen (41 tot 47) leggen, of een dorpstegel met meer uitgangen. Beide sporen moeten dan verbonden zijn, en geen van beide mag op de rails van een andere speler aansluiten.
ST-BUILD-15 = Leg of verbeter je een tegel, dan is elke lijn met nieuwe rails van jou. De uitzondering is een uitgang van een dorpstegel die de verbinding van een andere speler voltooit. Verbind je twee eigen lijnen, dan worden ze één verbinding, die aan het eind 1 punt telt.
ST-BUILD-16 = Een tegel op een leeg veld kost $1 per uitgang. Een dorp kost $1 extra, een rivier $1, bergen $2, en alles wat geldt wordt opgeteld: een dorp in de bergen aan een rivier kost $4 extra.
ST-BUILD-17 = Kanalen (met paarse randen) en kleine meren tellen als rivier. Meer rivieren op één veld kosten samen $1.
ST-BUILD-18 = Elk veld dat geen berg en geen stad is, is vlak land, ook aan de kust. Heuvels zijn bergen. Een kustveld dat in de bergen ligt, kost als een berg.
ST-BUILD-19 = In het standaardspel mag je een tegel alleen leggen als je er geld genoeg voor hebt.
    .refusal = Het kost ${ $price }; je hebt ${ $funds }.
ST-BUILD-20 = De handelingen van je bouwbeurt mogen op verschillende plaatsen zijn en in elke volgorde komen, met Stadsbouw en Stadsgroei ertussen. Elk moet mogen op het moment dat je hem doet.
ST-BUILD-21 = Je mag je bouwbeurt beëindigen zonder iets te bouwen. Handelingen die je niet gebruikt, vervallen.
ST-TILE-01 = De voorraad heeft 13 soorten stukken, 136 in totaal, aan beide kanten bedrukt. Je kunt een tegel bouwen als er een stuk in de voorraad is dat hem aan een van beide kanten heeft; het hele stuk is dan gebruikt, ook de andere kant.
ST-TILE-02 = Soms hebben meer soorten stukken de gewenste tegel (44, 45, 46, 47). Dan wordt het stuk genomen waarvan de andere kant nog het vaakst in de voorraad is; is dat gelijk, dan het stuk dat eerst in de lijst van tegels staat.
ST-TILE-03 = Een tegel die door verbeteren, omleiden of Stadsbouw weggaat, komt terug in de voorraad. Bij verbeteren en omleiden komt hij terug voordat de nieuwe genomen wordt. Je mag hetzelfde stuk dus omkeren of draaien, ook als er geen ander is.
ST-TILE-04 = Tegels mogen in alle zes richtingen gedraaid worden, maar nooit gespiegeld. De andere kant van een stuk is een andere tegel.
ST-TOWN-01 = Elke uitgang van een dorpstegel is een eigen spoor en hoort bij een eigen verbinding. Een dorp voegt verbindingen niet samen.
ST-TOWN-02 = Op een dorp mag je elke dorpstegel kiezen; je betaalt al zijn uitgangen.
ST-TOWN-03 = Minstens één uitgang van de eerste tegel op een dorp moet op je eigen rails, een stad of een eigenaarloze lijn aansluiten. Die lijn moet dan eindigen in een stad of in een ander dorp waar je een verbinding hebt. De andere uitgangen zijn via het dorp verbonden.
    .refusal = De tegel op { $hex } zou op niets aansluiten wat je kunt gebruiken: geen eigen rails, geen stad, geen verbinding die je kunt overnemen.
ST-TOWN-04 = Alle uitgangen van de nieuwe dorpstegel zijn van jou, ook die met een open eind; dat zijn onvoltooide verbindingen.
ST-TOWN-05 = Raakt een nieuwe uitgang van een dorpstegel het open eind van een andere speler, dan voltooit hij diens verbinding, en die blijft van die speler. Je betaalt de uitgang toch, en zo’n uitgang alleen verbindt je tegel niet.
ST-TOWN-06 = In dorpen liggen geen kubussen en er kan niets heen; kubussen rijden erdoor.
    .refusal = { $why ->
        [from] { $town } is een dorp: daar liggen geen kubussen.
       *[to] { $town } is een dorp: daar kun je niets leveren.
    }
ST-TOWN-07 = Een dorpstegel wordt nooit gedraaid of omgeleid. Hij kan alleen verbeterd worden, of weggaan door Stadsbouw.
    .refusal = De dorpstegel op { $hex } wordt niet gedraaid.
ST-LINK-01 = Een verbinding is voltooid zodra er aan beide einden een stad of dorp ligt. Je mag er meer beurten over bouwen.
ST-LINK-02 = Een voltooide verbinding gaat nooit verloren en wordt nooit opgegeven, behalve door een faillissement.
ST-LINK-03 = Een onvoltooide verbinding is van de bouwer; niemand anders mag die verlengen, omleiden of erop aansluiten.
ST-LINK-04 = Aan het eind van je bouwbeurt verlies je elke onvoltooide verbinding die je aan het begin al had, tenzij je haar hebt verlengd of voltooid: ze is eigenaarloos. Wat je in deze beurt begon, overnam of verlengde, blijft van jou.
ST-LINK-05 = Verlengen is minstens één nieuw stuk rails aan het open eind, met een nieuwe tegel of door de buurtegel te verbeteren. Omleiden is geen verlengen; omleiden en dan verlengen in dezelfde beurt wel.
ST-LINK-06 = Een eigenaarloze onvoltooide verbinding neem je over door die met een tegel of een nieuwe stad te verlengen of te voltooien. Ze moet in een stad beginnen of direct op een verbinding van jou aansluiten: in het dorp waar ze begint, of omdat je die net op je eigen rails aansluit.
    .refusal = De eigenaarloze verbinding bij { $hex } begint niet in een stad of bij je eigen rails, dus je kunt die niet overnemen.
ST-LINK-07 = Raak je vanuit een stad het open eind van een eigenaarloze verbinding, dan is ze voltooid en van jou, waar ze ook begint.
ST-LINK-08 = Voltooide verbindingen zonder eigenaar komen alleen van een faillissement, en niemand kan ze overnemen.
ST-LINK-09 = Een uitgang die naar een dorp wijst zonder passende uitgang daar, is een open eind: een verbinding bereikt een dorp alleen via een dorpstegel, of als het dorp een nieuwe stad wordt.
ST-LINK-10 = Steden en dorpen naast elkaar zijn zonder rails ertussen niet verbonden.
ST-LINK-11 = Twee steden of dorpen mogen door meer verbindingen verbonden zijn, van dezelfde speler of van verschillende.
    .refusal = { $count ->
        [one] Er loopt maar één verbinding van { $from } naar { $to }: noem geen kant.
       *[other] Er lopen { $count } verbindingen van { $from } naar { $to }: kies er één.
    }
ST-LINK-12 = Een ander kan je onvoltooide verbinding voltooien met een nieuwe stad of een uitgang van een dorpstegel. Vanaf dat moment is ze voltooid en kan ze niet meer verloren gaan.
ST-LINK-13 = Een tegel met eigenaarloze rails mag iedereen verbeteren, zoals elke andere. De oude rails blijven eigenaarloos, tenzij nieuwe erop aansluiten.
ST-REDIR-01 = Je mag de tegel aan het open eind van een onvoltooide verbinding omleiden: de rails blijven waar ze binnenkomen en gaan er aan een andere kant uit.
    .refusal = Bij kant { $side } van { $hex } eindigt geen onvoltooide verbinding.
ST-REDIR-02 = Je mag je eigen onvoltooide verbindingen omleiden, en eigenaarloze die in een stad beginnen of in een dorp waar je een verbinding hebt. Verbindingen van andere spelers en voltooide mag je niet omleiden.
    .refusal = { $why ->
        [complete] De verbinding bij { $hex } is voltooid: die kun je niet meer omleiden.
        [rival] De verbinding bij { $hex } is van een andere speler: die mag je niet omleiden.
       *[far] De eigenaarloze verbinding bij { $hex } begint niet in een stad of bij een verbinding van jou: die mag je niet omleiden.
    }
ST-REDIR-03 = Je draait de tegel of ruilt hem voor een andere met evenveel sporen. Alle andere sporen erop blijven precies zoals ze zijn.
    .refusal = Geen tegel heeft deze rails voor { $hex }.
ST-REDIR-04 = Omleiden kost $1 per uitgang van de tegel die er dan ligt, dus $2 of $4, en niets voor het terrein.
ST-REDIR-05 = Voor de nieuwe richting gelden alle regels van het bouwen: geen zwarte lijn, niet aansluiten op de rails van een andere speler, niet terug naar dezelfde stad of hetzelfde dorp.
ST-REDIR-06 = Omleiden telt als één handeling.
ST-REDIR-07 = Omleiden redt je onvoltooide verbinding niet en maakt een eigenaarloze niet van jou, tenzij het de verbinding voltooit: dan is ze van jou.
ST-REDIR-08 = Rails op dorpen kunnen niet omgeleid worden.
    .refusal = { $why ->
        [town] { $hex } is een dorp: daar kun je geen rails omleiden.
       *[city] { $hex } is een stad: daar valt niets om te leiden.
    }
ST-REDIR-09 = De nieuwe kant moet een andere zijn dan de huidige. Ook een tegel die je in dezelfde beurt gelegd hebt, mag je omleiden. Een verbinding van één tegel houdt de stad of het dorp waar ze begint. Raakt de nieuwe kant een eigen of eigenaarloos open eind, dan sluiten de twee aan en is de verbinding voltooid; het open eind van een andere speler mag ze niet raken.
    .refusal = { $why ->
        [same] Het open eind op { $hex } wijst daar al heen.
       *[rival] Het open eind op { $hex } zou op rails van een andere speler aansluiten.
    }
ST-IMPR-01 = Je vervangt een tegel met één spoor door een met twee (41 tot 47) die het oude spoor op dezelfde plaats heeft. Een dorpstegel vervang je door een met meer uitgangen die alle oude heeft. De tegel mag van jou of van een ander zijn.
    .refusal = Dit voegt niets toe aan { $hex }: { $face }.
ST-IMPR-02 = De oude rails houden hun plaats en hun eigenaar; alleen een eigenaarloze verbinding waarop nieuwe rails aansluiten, krijgt een andere. Niets wordt weggehaald of verplaatst. Dezelfde tegel omleiden en verbeteren zijn twee handelingen.
    .refusal = De oude rails op { $hex } zouden niet op hun plaats blijven: { $face }.
ST-IMPR-03 = De nieuwe rails volgen de regels van het bouwen: geen zwarte lijn, verbonden, niet terug naar dezelfde stad of hetzelfde dorp. Alleen uitgangen van een dorpstegel mogen op de rails van een andere speler aansluiten.
ST-IMPR-04 = Om een dorpstegel uitgangen toe te voegen moet je een verbinding hebben die in dat dorp eindigt. Anders moet een nieuwe uitgang aansluiten op je eigen rails, een stad of een eigenaarloze verbinding die je mag overnemen.
    .refusal = Je hebt geen verbinding in het dorp op { $hex }, en geen nieuwe uitgang zou je rails, een stad of een over te nemen verbinding raken.
ST-IMPR-05 = Verbeteren kost $1 per uitgang van de hele nieuwe tegel en $1 meer op een dorp, maar niets voor het terrein.
ST-IMPR-06 = Verbeteren telt als één handeling.
ST-IMPR-07 = Bestaat er geen tegel met de rails die je wilt, of is hij op, dan kun je hem niet bouwen. Tegels met twee sporen en dorpstegels met vier uitgangen kunnen niet verder verbeterd worden.
    .refusal = { $why ->
        [full] De tegel op { $hex } heeft al twee sporen: er kan niets bij.
       *[none] Deze tegel is op: { $face }.
    }
ST-URB-01 = Eén keer, op elk moment van je bouwbeurt, leg je een nieuwe stad van een nog beschikbare kleur op een dorp naar keuze: met of zonder rails, van jou of niet, verbonden of niet.
    .refusal = { $why ->
        [second] Je hebt Stadsbouw deze beurt al gebruikt.
        [town] { $town } is geen dorp.
       *[tile] Er is geen nieuwe stad meer van deze kleur: { $colour }.
    }
ST-URB-02 = Een dorpstegel die er ligt, gaat eerst terug naar de voorraad.
ST-URB-03 = Verbindingen die in het dorp eindigden, eindigen nu in de nieuwe stad en houden hun eigenaar.
ST-URB-04 = Uitgangen die alleen op de weggehaalde dorpstegel lagen, zonder rails buiten het veld, verdwijnen, en daarmee het bezit ervan.
ST-URB-05 = Elk open eind dat naar het veld wijst, zonder zwarte lijn ertussen, eindigt nu in de nieuwe stad: die verbinding is voltooid, ook als ze van een andere speler is.
ST-URB-06 = Eigenaarloze verbindingen die zo voltooid worden, zijn van jou.
ST-URB-07 = Dan moet je alle kubussen van één goederenvak dat er heeft nemen en op de nieuwe stad leggen. Zijn alle vakken leeg, dan krijgt ze er geen.
    .refusal = Kies één goederenvak met kubussen.
ST-URB-08 = Een nieuwe stad telt alsof ze een groeifiche heeft: Stadsgroei kan er nooit gebruikt worden.
    .refusal = { $city } is een nieuwe stad, en daar kun je Stadsgroei niet gebruiken.
ST-URB-09 = Een nieuwe stad telt niet als een van je handelingen en kost niets voor het terrein.
ST-URB-10 = Vanaf dat moment is het een stad: je mag er in dezelfde beurt rails laten beginnen, en ze neemt kubussen van haar kleur aan.
ST-GROW-01 = Eén keer, op elk moment van je bouwbeurt, leg je alle kubussen van één goederenvak op een stad zonder groeifiche. Je legt er een groeifiche bij. Het mag elke gedrukte stad zijn, verbonden of niet.
    .refusal = { $why ->
        [second] Je hebt Stadsgroei deze beurt al gebruikt.
        [city] { $city } is geen stad.
        [marker] Er is geen groeifiche meer.
        [cubes] De goederenvoorraad is leeg.
       *[space] In vak { $space } van de goederenvoorraad liggen geen kubussen.
    }
ST-GROW-02 = De goederenvakken worden nooit aangevuld, en niemand trekt nog uit de zak.
ST-MOVE-01 = Er zijn twee rondgangen. In elke doet iedere speler precies één ding: de locomotief verbeteren, één kubus leveren, of passen. Wie Als eerste leveren heeft, komt eerst; de anderen volgen in beurtvolgorde.
ST-MOVE-02 = Je locomotief gaat één niveau omhoog, gratis, tot niveau 6, hoogstens één keer in deze fase. Dat mag ook als je in dezelfde ronde de tegel Locomotief nam.
    .refusal = { $why ->
        [twice] Je hebt je locomotief deze fase al verbeterd.
       *[most] Je locomotief heeft al niveau { $most }, het hoogste.
    }
ST-MOVE-03 = Om te leveren kies je een kubus op een stad en een weg over voltooide verbindingen naar een andere stad van die kleur.
    .refusal = { $why ->
        [cube] In { $from } ligt geen kubus van deze kleur: { $colour }.
       *[link] Er loopt geen voltooide verbinding van { $from } naar { $to }.
    }
ST-MOVE-04 = De weg heeft hoogstens zoveel verbindingen als het niveau van je locomotief.
    .refusal = De weg heeft { $links ->
        [one] één verbinding
       *[other] { $links } verbindingen
    }, en je locomotief is van niveau { $level }.
ST-MOVE-05 = De kubus stopt in de eerste stad van zijn kleur die hij bereikt. Zo’n stad kan hij niet voorbij.
    .refusal = De kubus ({ $colour }) moet stoppen in { $stop }, de eerste stad van die kleur onderweg.
ST-MOVE-06 = De kubus komt nooit terug in de stad waar hij begon, en in geen stad twee keer.
    .refusal = De kubus zou twee keer in { $stop } komen.
ST-MOVE-07 = Een kubus gebruikt elke verbinding onderweg hoogstens één keer. Door een dorp mag hij vaker, tenzij de optie twee keer een dorp verbiedt.
    .refusal = { $why ->
        [town] De kubus zou twee keer in het dorp { $stop } komen.
       *[link] De kubus zou dezelfde verbinding naar { $stop } twee keer gebruiken.
    }
ST-MOVE-08 = Minstens één verbinding op de weg moet van jou zijn, en geen andere speler mag er meer op hebben dan jij.
    .refusal = { $why ->
        [none] Geen verbinding op deze weg is van jou; minstens één moet dat zijn.
       *[more] Verbindingen van een andere speler op deze weg: { $most }. Van jou: maar { $own }.
    }
ST-MOVE-09 = Voltooide verbindingen zonder eigenaar mag je gebruiken. Ze tellen voor de lengte van de weg en betalen niemand.
ST-MOVE-10 = Een geleverde kubus gaat in de zak en is uit het spel.
ST-MOVE-11 = Je mag een kubus alleen verplaatsen als hij nu zijn bestemming bereikt.
    .refusal = { $stop } neemt geen kubussen van deze kleur: { $colour }.
ST-MOVE-12 = Passen levert niets op.
ST-SCORE-01 = Iedere eigenaar van verbindingen op de weg, ook wie levert, krijgt 1 punt voor elke eigen verbinding die gebruikt is.
ST-SCORE-02 = Je neemt al je punten van een levering als inkomsten, of allemaal als overwinningspunten; verdelen kan niet.
    .refusal = Kies eerst wat de punten van je levering worden.
ST-SCORE-03 = Eerst beslist wie levert, dan de anderen die punten krijgen, in beurtvolgorde. Elke beslissing valt open, vóór de volgende.
ST-SCORE-04 = Inkomsten eindigen bij +10: met +10 moet je overwinningspunten nemen; met minder mag je inkomsten nemen, ook als een deel van de punten bovenaan verloren gaat. Met de optie ‘Geen eind’ kies je altijd vrij.
    .refusal = Je inkomsten zijn al { $most }, het hoogste: neem overwinningspunten.
ST-SCORE-05 = Overwinningspunten hebben geen bovengrens; de markeringen 50+ en 100+ helpen alleen bij het tellen.
ST-INC-01 = In beurtvolgorde ontvangt ieder met positieve inkomsten zoveel dollars, en betaalt ieder met negatieve inkomsten zoveel. De inkomsten aan het begin van de fase tellen, ook als geld ophalen ze verlaagt.
ST-INC-02 = Wat je tekortkomt haal je op van de bank, in stappen van $5.
ST-BANK-01 = Wie in het basisspel niet alles kan betalen, ook niet na alles op te halen wat kan, is failliet en uit het spel.
ST-BANK-02 = De schijven van wie failliet is, gaan van het bord. De voltooide verbindingen blijven de rest van het spel eigenaarloos, en niemand kan ze overnemen; de onvoltooide zijn eigenaarloos en kunnen zoals gewoonlijk overgenomen worden. De actietegel en het geld gaan terug; kubussen, groeifiches, nieuwe steden en rails blijven op de kaart.
ST-BANK-03 = Is er nog maar één speler, dan eindigt de partij meteen en wint die speler. Diens eigen inkomsten en kosten in deze fase hoeven dan nog niet geweest te zijn. De punten worden geteld als aan het eind van het spel.
    .refusal = De partij is uit: er is nog één speler.
ST-BANK-04 = Alleen in de fase van inkomsten en kosten kan een speler failliet gaan. Alle andere betalingen zijn vrijwillig, en niemand mag een betaling doen waarvoor het geld ontbreekt.
ST-BANK-05 = De fase gaat door met de volgende speler in beurtvolgorde. De anderen houden hun volgorde; latere veilingen, plaatsen en betalingen tellen alleen de spelers die er nog zijn. Het aantal rondes, kubussen en tegels verandert niet.
ST-NEXT-01 = De nieuwe beurtvolgorde volgt de nummers van de actietegels van deze ronde, het laagste eerst. Ook een tegel die met een pas genomen is, telt met zijn nummer.
ST-NEXT-02 = De actietegels gaan terug, de rondemarkering schuift één op, en de volgende ronde begint.
ST-END-01 = Na inkomsten en kosten van de laatste ronde geven positieve inkomsten 1 overwinningspunt voor elke volle 2. Negatieve inkomsten kosten 2 punten voor elke 1 onder 0; inkomsten 0 geven niets.
ST-END-02 = Onvoltooide verbindingen verliezen hun eigenaar. Dan krijg je 1 overwinningspunt voor elke voltooide verbinding van jou.
ST-END-03 = De eindscore mag onder 0 liggen. Geld, kubussen en locomotieven tellen niet.
ST-END-04 = Wie de meeste overwinningspunten heeft, wint. Zijn die gelijk, dan beslissen de hogere inkomsten aan het eind, zoals ze waren voordat ze punten gaven; daarna het lagere nummer van de actietegel van de laatste ronde. Er is dus precies één winnaar.
ST-END-05 = De andere plaatsen worden op dezelfde manier bepaald. Wie failliet ging heeft geen score en komt laatst; wie later uitviel staat hoger. Faillissementen gebeuren na elkaar, dus gelijk eindigen kan niet.
ST-END-06 = Ook in het standaardspel beslist als laatste het nummer van de tegel uit de laatste ronde, al ligt de kant zonder nummer boven.
ST-STD-01 = Alle regels van het basisspel gelden, tenzij een regel van het standaardspel iets anders zegt.
ST-STD-02 = Fase 1, kapitaal: in beurtvolgorde kies je hoeveel keer je $5 neemt, ook geen enkele keer. Elke keer kost 1 inkomsten; bij inkomsten −10 kost elke volgende $5 twee overwinningspunten. Je mag zoveel nemen als je wilt, nodig of niet. De beurtvolgorde is die van de laatste veiling, in ronde 1 die van de getrokken tegels.
    .refusal = Je mag hoogstens { $most } keer $5 nemen, niet { $steps } keer.
ST-STD-03 = In geen andere fase kun je geld ophalen: in fase 2 tot en met 6 betaal je met het geld in je hand.
    .refusal = Geld wordt alleen in de kapitaalfase opgehaald.
ST-STD-04 = In ronde 1 minstens $10 nemen is goede raad, geen regel.
ST-STD-05 = Een optie kan hulp voor beginners geven, aan iedereen of aan sommigen. Voor rails: voor de tegels die je legt, verbetert of omleidt haal je geld op zoals in het basisspel. Voor onderhoud: wat je in fase 6 tekortkomt haal je op zoals in het basisspel, en kan dat niet, dan ben je failliet. Of voor beide. Een bod is altijd beperkt tot je geld.
ST-STD-06 = Fase 2, veiling: de eerste speler van de huidige beurtvolgorde begint, en de anderen volgen in die volgorde. In je beurt bied je meer dan het huidige bod, of je past; het eerste bod mag $0 zijn.
    .refusal = Een bod van ${ $amount } is te laag: het huidige bod is ${ $highest }.
ST-STD-07 = Je mag niet meer bieden dan het geld dat je hebt.
    .refusal = ${ $amount } bieden kan niet: je hebt ${ $cash }.
ST-STD-08 = Wie past, stopt en neemt de laatste plaats van de nieuwe volgorde die nog vrij is: de eerste die past is laatste, de volgende voorlaatste, en zo verder. Wie overblijft is eerste.
ST-STD-09 = Wie het hoogste bod heeft, wordt overgeslagen. De veiling eindigt als nog maar één speler niet gestopt is. Heeft niemand geboden, dan is die speler eerste en betaalt niets.
ST-STD-10 = Wie de vorige ronde de tegel Beurtvolgorde nam, mag in de veiling één keer passen zonder te stoppen. Met een tweede pas stop je. In ronde 1 mag niemand dat.
ST-STD-11 = Je betaalt als de veiling voorbij is. De eerste twee plaatsen betalen hun hele laatste bod, de laatste plaats niets, en alle anderen de helft van hun laatste bod, afgerond naar boven. Wie nooit bood, betaalt niets. Met drie spelers betalen de eerste en de tweede alles en de derde niets. Zijn er door faillissementen nog maar twee spelers, dan is de tweede plaats de laatste en betaalt niets.
ST-STD-12 = Fase 3: actietegels worden genomen zoals in het basisspel, maar gratis.
ST-STD-13 = Locomotief: één niveau hoger, gratis; op niveau 6 mag je deze tegel niet nemen.
    .refusal = Je locomotief heeft al het hoogste niveau, 6.
ST-STD-14 = Fase 6: je inkomsten min het niveau van je locomotief, beide zoals aan het begin van de fase. Wat boven 0 is ontvang je, wat onder 0 is betaal je van je geld.
ST-STD-15 = Ontbreken er nog dollars als al je geld betaald is, dan ga je voor elke $2 of deel daarvan één stap terug. Je gaat eerst terug in overwinningspunten tot 0, dan in inkomsten tot −10. Is het ontbrekende bedrag oneven, dan krijg je $1 terug.
ST-STD-16 = Zijn ook 0 overwinningspunten en inkomsten −10 niet genoeg, dan ben je failliet.
ST-STD-17 = De beurtvolgorde van fase 2 geldt tot de volgende veiling. De nummers van de actietegels veranderen die niet.
ST-STD-18 = Het recht van de tegel Beurtvolgorde hoef je niet te gebruiken. Zolang het ongebruikt is mag je passen en blijven, of meteen stoppen, bijvoorbeeld om laatste te zijn en niets te betalen. Na de veiling is het weg.
    .refusal = Je hebt geen recht meer om te blijven: pas.
ST-STD-19 = Zonder geld mag je nog $0 bieden als niemand geboden heeft; anders kun je alleen passen.

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
panel-order-links = Verbindingen
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
panel-links = Snelle verbindingen: voltooi er een en bouw verder
panel-links-from = Snelle verbindingen vanuit { $node }
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
panel-both-rounds = Beide rondgangen, als het dan nog kan
panel-both = { $first }, dan { $second }
    .button = Leveren, dan { $second }
panel-raise-then = Locomotief verbeteren, dan { $second }
    .button = Verbeteren, dan { $second }
panel-nothing-both = In beide rondgangen passen
panel-gain-income = +{ $gain } inkomsten
panel-gain-vp = +{ $gain ->
        [one] { $gain } punt
       *[other] { $gain } punten
    }
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
panel-column-left = over voor rails
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
    [money] Je kunt geen verbinding voltooien: de goedkoopste kost ${ $needs }, je hebt ${ $have }
   *[tiles] { $tiles ->
        [one] Met één tegel kun je geen verbinding voltooien
       *[other] Met { $tiles } tegels kun je geen verbinding voltooien
    }
}
panel-no-deliveries = Met een locomotief van niveau { $engine } kun je niets leveren
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
panel-deliver = Kubus leveren: rondgang { $round } van 2, locomotief { $engine }
panel-opening = Alleen de winnaar van plaats { $place } betaalt. Pas je, dan mag je op de volgende plaats weer bieden.
panel-capital = Hoeveel keer $5
panel-capital-costs = Elke stap levert ${ $money } op en kost één punt inkomsten, bij de laagste inkomsten overwinningspunten.
panel-actions = Vrije actietegels
panel-urbanize = Je hebt Stadsbouw: wijs een dorp aan voor een nieuwe stad.
panel-grow = Je hebt Stadsgroei: wijs een stad aan die kubussen krijgt.
panel-new-cities = Een nieuwe stad op { $town }
panel-new-city = Nieuwe stad ({ $colour }), vak { $space }
panel-growth-here = Kubussen voor { $city }
panel-cubes = { $count }× { $colour }
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
panel-must-raise = Je moet ${ $money } ophalen: je inkomsten dalen.
panel-bankrupt = Je gaat failliet: je komt ${ $money } tekort.
panel-short = Aan het eind van de ronde kom je ${ $money } tekort: punten of inkomsten dalen.
## Reasons for advice

reason-distance = wat tot het einde nog kan veranderen: { $points }
reason-engine = een betere locomotief voor de volgende rondes: { $points }
reason-network = wat je netwerk later kan vervoeren: { $points }
reason-income = inkomsten in de volgende rondes: { $points }
reason-cash = geld: { $points }
reason-rivals = wat je rivalen hebben: { $points }
reason-rivals-growth = wat je rivalen gaan verdienen: { $points }
reason-leader = de sterkste rivaal: { $points }
reason-ruin = het gevaar van een faillissement: { $points }
reason-forecast = punten die nog komen als de rest goed gaat: { $points }
reason-links = voltooide verbindingen voor de volgende rondes: { $points }

## Het einde van een beurt, stap voor stap

end-money = Inkomsten en kosten
end-order = Beurtvolgorde
end-column-cash = geld
end-column-income-received = inkomsten
end-column-expenses-paid = kosten
end-column-cash-after = over

## Numbers after the game

numbers-count = Ronde
numbers-player = Speler
numbers-points = Punten
numbers-points-points = als de partij toen afgelopen was
numbers-accounts = Inkomsten en kosten
numbers-accounts-income = inkomsten
numbers-accounts-expenses = kosten
numbers-accounts-raised = opgehaald kapitaal
numbers-spending = Uitgegeven geld
numbers-spending-track = rails
numbers-spending-order = biedingen op de beurtvolgorde
numbers-spending-actions = actietegels
numbers-gains = Wat leveringen opbrachten
numbers-gains-vp = overwinningspunten
numbers-gains-income = inkomsten
numbers-deliveries = Leveringen naar lengte
numbers-deliveries-links-1 = 1 verbinding
numbers-deliveries-links-2 = 2 verbindingen
numbers-deliveries-links-3 = 3 verbindingen
numbers-deliveries-links-4 = 4 verbindingen
numbers-deliveries-links-5 = 5 verbindingen
numbers-deliveries-links-6 = 6 verbindingen
numbers-paid = Wie punten kreeg van wiens levering
