# The words of the game, explained: see docs/teaching.md.

# en: 137ce68e
worker = arbeider
    .forms = arbeider, arbeiders
    .says = Elke beurt plaats je er een op een van je vier acties. Witte bevorderen, gekleurde hebben een eigen effect.

# en: b57e459d
specialist = specialist
    .forms = specialist, specialisten
    .says = Een gekleurde arbeider: paars, oranje, grijs of turquoise. Op elke actie heeft hij een ander effect.

# en: c6dcd940
available = beschikbare arbeiders
    .forms = beschikbare arbeiders, beschikbare arbeider, beschikbaar, beschikbare
    .says = De arbeiders in je voorraad en op je bord, zonder de managers. Aan het eind van je beurt moeten er vier over zijn.

# en: c278653a
supply = eigen voorraad
    .forms = eigen voorraad
    .says = De arbeiders naast je bord die je kunt plaatsen. Is die leeg als je beurt begint, dan komen alle arbeiders thuis.

# en: 16d7c0ae
common-supply = gemeenschappelijke voorraad
    .forms = gemeenschappelijke voorraad
    .says = De arbeiders, het geld en de aandelen die nog van niemand zijn. Arbeiders zijn beperkt, geld en aandelen niet.

# en: 93b518ab
manager = manager
    .forms = manager, managers
    .says = Een arbeider die naar een plek op een mijlpaal is bevorderd. Hij blijft daar tot die gehaald is.

# en: 9a652b3d
promote = bevorderen
    .forms = bevorder*, bevordering*
    .says = Een beschikbare arbeider naar een lege plek in zijn kleur op een mijlpaal van jou zetten.

# en: 719b1ba6
milestone = mijlpaal
    .forms = mijlpaal, mijlpalen
    .says = Een tegel met voorwaarden op de kaart en plekken voor managers. Gehaald brengt hij de meeste punten; na A komt B, dan C, dan D.

# en: 1e678537
connected = verbonden
    .forms = verbonden
    .says = Een stad is verbonden als rails van jou de stad raken. Washington en Charlotte zijn dat altijd.

# en: 94a6c8bd
rail = rails
    .forms = rails
    .says = Ligt op een vak tussen twee steden, twee per actie. Rails verbinden steden en tellen voor mijlpalen.

# en: 3e5e0cca
triangle = driehoek
    .forms = driehoek, driehoeken
    .says = Het teken van ruw terrein. Elk kost $100 als je daar rails legt.

# en: 54e1f470
building = gebouw
    .forms = gebouw, gebouwen
    .says = Het meest linkse van je voorraad wordt een station in een stad of een kantoor op de telegraaf.

# en: a66e1e7d
station = station
    .forms = station, stations
    .says = Een gebouw in een verbonden stad. Het kost de prijs van de stad en brengt een beloning; in elke stad mag je er een hebben.

# en: 87e54f3d
office = kantoor
    .forms = kantoor, kantoren, telegraafkantoor, telegraafkantoren, startkantoor
    .says = Een gebouw in een sector van de telegraaf. Het kost niets, brengt aandelen, en naburige kantoren tellen.

# en: 1f7abf60
sector = sector
    .forms = sector, sectoren, telegraafsectoren, sectortegel
    .says = Een van de acht delen van de telegraaflijn, met eigen aandelen en een tegel.

# en: 9c7e3310
bonus = bonus
    .forms = bonus, bonussen
    .says = Iets extra’s voor wie als eerste in een stad bouwt of het eerste kantoor van een sector opent. Ook een neutraal gebouw neemt hem weg.

# en: f93ab57e
share = aandeel
    .forms = aandeel, aandelen
    .says = Betaalt deals, en je kunt het bij elke beslissing verkopen voor $150. Kopen kan niemand.

# en: 7c49d748
deal = deal
    .forms = deal, deals, dealteken, dealtekens
    .says = Twee aanbiedingen die een dealteken of sector 3 of 6 voor iedereen opent. Een deal kost aandelen en brengt wat hij toont.

# en: 5223a8dc
train = trein
    .forms = trein, treinen
    .says = Open is hij aan het eind 8 punten waard. Gedekt gedraaid geeft hij zijn bonus, open gedraaid telt hij weer.

# en: 9a68c5d0
toll = tol
    .forms = tol, tollen
    .says = Een prijs tussen twee plaatsen van een prestatiebalk. Iedereen betaalt hem die erlangs gaat.

# en: 1bc92ea9
track = prestatiebalk
    .forms = prestatiebalk, prestatiebalken
    .says = Drie sporen met je markeringen. Aan het eind vermenigvuldigt elk wat je hebt: steden van niveau 5, stations, kantoren.

# en: 0d84c984
endowment = startvermogen
    .forms = startvermogen
    .says = De tegel die je vóór de eerste beurt kiest: een specialist en iets om mee te beginnen.
