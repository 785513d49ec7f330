# Spelersoverzicht van Steam: één bladzijde naast het bord. De cellen van een rij worden gescheiden door |.

# en: 5fcac363
round = De ronde
    .step-1 = Actietegels
    .step-1-says = In beurtvolgorde, ieder één.
    .step-2 = Rails aanleggen
    .step-2-says = Eerst wie Als eerste bouwen heeft, dan in beurtvolgorde. Tot 3 tegels, Ingenieur 4.
    .step-3 = Goederen leveren
    .step-3-says = Twee keer, eerst wie Als eerste leveren heeft: één kubus leveren, of de locomotief verbeteren (één keer per ronde, gratis, hoogstens 6), of passen.
    .step-4 = Inkomsten
    .step-4-says = Boven 0 krijg je $1 per stap, eronder betaal je $1 per stap.
    .step-5 = Beurtvolgorde
    .step-5-says = Naar de nummers van de actietegels, laag eerst.
    .step-6 = Volgende ronde
    .step-6-says = 3 spelers 10 rondes, 4 spelers 8, 5 en 6 spelers 7.

# en: d12a4658
money = Geld
    .says = Eerst eigen geld. Tekort? $5 per stap inkomsten, vanzelf, niet meer dan nodig. Bij −10: $5 voor 2 overwinningspunten. Wie bij de inkomsten niet alles kan betalen, is failliet.

# en: f088baf3
delivery = Een levering
    .says = Naar een stad van de kleur van de kubus; in de eerste stopt hij. Geen stad en geen verbinding twee keer. Hoogstens zoveel verbindingen als je niveau. Minstens één is van jou, en niemand heeft er onderweg meer. Elke geeft haar eigenaar 1 punt: een hele levering als inkomsten (tot 10), of als overwinningspunten.

# en: ece66886
open-lines = Onvoltooide verbindingen
    .says = Begonnen en niet af? Verleng ze in je volgende bouwbeurt, anders zijn ze eigenaarloos. Voltooide verbindingen gaan nooit verloren.

# en: 102327bb
standard = Anders in het standaardspel
    .says = Kapitaal: zo vaak $5 als je wilt, alleen dan. Veiling: de eerste en de tweede betalen alles, de laatste niets, de anderen de helft, naar boven afgerond. Actietegels zijn gratis, niemand zegt het gebruik vooraf, de nummers tellen niet. Rails alleen van eigen geld. Onderhoud: inkomsten min niveau; tekort: 1 overwinningspunt voor $2, dan inkomsten. Beurtvolgorde: één keer passen in de volgende veiling en blijven.

# en: 41effe70
costs = Wat een tegel kost
    .row-1 = elke uitgang | $1
    .row-2 = dorp | $1 extra
    .row-3 = rivier | $1 extra
    .row-4 = berg | $2 extra
    .row-5 = tegel verbeteren: alle uitgangen van de nieuwe, dorp $1 extra, geen terrein | $3 tot $5
    .row-6 = open eind omleiden: uitgangen van de tegel, geen terrein | $2 of $4
    .note = Rails op vlak land zijn dus $2, over een rivier $3, in de bergen $4. Begin bij een stad naar keuze of bij eigen rails. Nooit in andermans rails, over een dikke lijn of van de kaart af.

# en: 05f349c4
tiles = Actietegels
    .head = nr. | tegel | prijs | wat hij doet
    .row-1 = 1 | Beurtvolgorde | – | eerste in de volgende ronde
    .row-2 = 2 | Als eerste leveren | – | levert als eerste, beide keren
    .row-3 = 3 | Ingenieur | – | vier tegels
    .row-4 = 4 | Als eerste bouwen | – | bouwt als eerste
    .row-5 = 5 | Stadsgroei | $2 | de kubussen van één goederenvak naar een stad zonder groeifiche
    .row-6 = 6 | Locomotief | $4 + nieuw niveau | niveau +1
    .row-7 = 7 | Stadsbouw | $6 | een dorp wordt een stad, met de kubussen van één goederenvak
    .note = 5 en 7 kun je met een pas nemen, gratis.

# en: f3d128c8
points = Einde van het spel
    .row-1 = overwinningspunten | zoals ze zijn
    .row-2 = inkomsten boven 0 | 1 per 2, naar beneden afgerond
    .row-3 = inkomsten onder 0 | −2 per stap
    .row-4 = voltooide verbinding | +1
    .row-5 = geld, locomotief | 0
    .note = Gelijk: hogere inkomsten, dan lagere actietegel.

# en: d4fe06fa
before = Voor je geld uitgeeft
    .rule = Ontbrekende dollars gedeeld door 5, naar boven afgerond: zoveel dalen je inkomsten.
    .says = Standaardspel: geld − bod − rails + inkomsten − niveau: niet onder 0. Anders kost elke ontbrekende $2 een punt.
