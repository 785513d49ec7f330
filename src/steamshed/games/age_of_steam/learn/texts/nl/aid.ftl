# Spelersoverzicht van Age of Steam: één bladzijde naast het bord. De cellen van een rij worden gescheiden door |.

# en: 9c2a5080
turn = De beurt
    .step-1 = Aandelen uitgeven
    .step-1-says = Zoveel je wilt: elk meteen $5. In totaal hoogstens 15.
    .step-2 = Spelersvolgorde
    .step-2-says = Bied of stop. De eerste en de tweede betalen alles, wie het eerst stopt niets, de anderen de helft, naar boven afgerond.
    .step-3 = Acties kiezen
    .step-3-says = In de nieuwe volgorde, ieder één.
    .step-4 = Rails aanleggen
    .step-4-says = Tot 3 tegels, meteen betaald. Wie Als eerste bouwen heeft begint, dan in volgorde.
    .step-5 = Goederen vervoeren
    .step-5-says = Twee rondes. Telkens één van: een kubus vervoeren, motorbereik verhogen (één keer per beurt, hoogstens 6), niets.
    .step-6 = Inkomsten ontvangen
    .step-6-says = $1 per punt inkomsten.
    .step-7 = Onkosten betalen
    .step-7-says = $1 per aandeel en per punt motorbereik. Tekort: 1 inkomsten per dollar. Onder 0: uit het spel.
    .step-8 = Inkomstenaftrek
    .step-8-says = Naar je inkomsten, zie hiernaast.
    .step-9 = Goederen inbrengen
    .step-9-says = Eerst Productie. Dan een dobbelsteen per speler, wit en zwart: de bovenste kubus van die kolom komt, en van de letterkolom eronder.
    .step-10 = Beurtenteller
    .step-10-says = Laatste beurt gespeeld? Tel de punten.

# en: 761b9c52
delivery = Eén kubus vervoeren
    .says = Naar een stad van de kleur van de kubus; in de eerste stopt hij. Zwarte kubussen: alleen naar zwarte nieuwe steden. Nergens twee keer. Hoogstens zoveel spoorlijnen als je motorbereik. Spoorlijnen van wie ook; elke geeft haar eigenaar 1 inkomsten.

# en: dd0b5641
costs = Wat een tegel kost
    .row-1 = vlak land | $2
    .row-2 = rivier | $3 *
    .row-3 = berg | $4 *
    .row-4 = dorp | $1, en $1 per uitgang
    .row-5 = ander spoor kruisen | $3
    .row-6 = twee sporen naast elkaar | $3
    .row-7 = vervangen op een dorp | $3
    .row-8 = je open eind omleiden, elke andere vervanging | $2
    .note = * De toeslag maar één keer per rivier en per berggroep. Een nieuwe stad: $0.

# en: cb532218
where = Waar rails mogen liggen
    .says = Ze beginnen bij een stad, bij eigen rails, of bij eigenaarloze rails die van een stad komen. Nooit een meer in, van de kaart af of in andermans rails; kruisen mag. Wat ligt, blijft. Incomplete rails moeten in elke bouwbeurt van jou groeien, anders verliezen ze hun schijf. Een complete spoorlijn is voor altijd van jou.

# en: e6a36f30
actions = De zeven acties
    .row-1 = Als eerste vervoeren | eerste in beide rondes van het vervoeren
    .row-2 = Als eerste bouwen | bouwt vóór iedereen
    .row-3 = Ingenieur | vier tegels in plaats van drie
    .row-4 = Locomotief | motorbereik meteen +1, hoogstens 6
    .row-5 = Stad bouwen | een stadstegel op een dorp, vóór je eerste tegel, gratis
    .row-6 = Productie | twee kubussen uit het zakje op de goederenkaart
    .row-7 = Passen | één keer passen bij het volgende bieden

# en: 42cd45c1
reduction = Aftrek
    .head = inkomsten | dalen
    .row-1 = tot 10 | 0
    .row-2 = 11–20 | 2
    .row-3 = 21–30 | 4
    .row-4 = 31–40 | 6
    .row-5 = vanaf 41 | 8

# en: a84b13b7
turns = Beurten
    .head = spelers | beurten
    .row-1 = 3 | 10
    .row-2 = 4 | 8
    .row-3 = 5 | 7
    .row-4 = 6 | 6

# en: fbd43e28
points = Punten
    .row-1 = per punt inkomsten | +3
    .row-2 = per veld rails * | +1
    .row-3 = per aandeel | −3
    .row-4 = geld | 0
    .note = * Op eigen spoorlijnen tussen twee steden, met alleen dorpen ertussen.

# en: 4573ba1f
new-cities = Nieuwe steden
    .says = A rood, B blauw, E geel, F paars; C, D, G, H zwart.

# en: d8de8970
before = Voor je geld uitgeeft
    .rule = Geld + inkomsten − aandelen − motor: niet onder 0.
    .says = Anders kost elke ontbrekende dollar 1 inkomsten. Uit het spel als geld en twee keer je inkomsten minder zijn dan aandelen en motor. Een aandeel geeft nu $5; het kost $1 per beurt en 3 punten aan het eind.
