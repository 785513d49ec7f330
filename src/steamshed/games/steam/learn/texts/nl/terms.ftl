# The words of the game, explained: see docs/teaching.md.

# en: 0a84a4eb
city = stad
    .forms = stad, steden
    .says = Een veld met een kleur. Er liggen kubussen, ze neemt kubussen van haar kleur aan, en er mogen rails beginnen.

# en: 68100d19
town = dorp
    .forms = dorp, dorpen
    .says = Een halte zonder kleur. Een dorpstegel beëindigt er een verbinding en begint de volgende; kubussen komen er alleen doorheen.

# en: 1a8d011d
link = verbinding
    .forms = verbinding, verbindingen
    .says = Voltooide rails tussen twee steden of dorpen. Telkens als een kubus ze gebruikt, krijgt de eigenaar een punt.

# en: 403fdd84
incomplete = onvoltooide verbinding
    .forms = onvoltooide verbinding, onvoltooide verbindingen, onvoltooid, onvoltooide
    .says = Rails die niet aan beide einden een stad of dorp bereiken. Je verliest ze als je ze in je volgende bouwbeurt niet verlengt.

# en: ef0354d1
open-end = open eind
    .forms = open eind, open einde, open einden
    .says = Waar een onvoltooide verbinding ophoudt. Van daar mag je verder bouwen, of omleiden.

# en: 1bfa3de9
exit = uitgang
    .forms = uitgang, uitgangen
    .says = Een zijde van een tegel waar de rails hem verlaten. Elke uitgang van een tegel kost $1.

# en: 58f0432f
redirect = omleiden
    .forms = omleiden, omleidt, omgeleid, omleiding
    .says = Het open eind van een onvoltooide verbinding naar een andere zijde draaien, voor $1 per uitgang. Het is geen verlengen.

# en: 9accf171
improve = verbeteren
    .forms = verbeteren, verbetert, verbeterd, verbetering
    .says = Een tegel vervangen door een met meer rails. Wat er lag blijft, met zijn eigenaar. Ook de locomotief kun je verbeteren.

# en: 0a55511f
cube = kubus
    .forms = kubus, kubussen
    .says = Een stuk goederen. Hij gaat van zijn stad over verbindingen naar de eerste stad van zijn kleur.

# en: 3a0e24c1
supply = goederenvoorraad
    .forms = goederenvoorraad, goederenvak, goederenvakken
    .says = Twaalf vakken met kubussen naast de kaart. Stadsgroei en Stadsbouw brengen ze in het spel; ze worden nooit aangevuld.

# en: 8069944c
locomotive = locomotief
    .forms = locomotief, locomotieven
    .says = Haar niveau, 1 tot 6, zegt over hoeveel verbindingen je een kubus mag leveren.

# en: b119bca0
income = inkomsten
    .forms = inkomsten
    .says = Wat je elke ronde krijgt, of betaalt als ze onder 0 zijn. Ze lopen van −10 tot 10; aan het eind zijn 2 stappen 1 punt, en elke stap onder 0 kost er 2.

# en: 5321bbc9
points = overwinningspunten
    .forms = overwinningspunten, overwinningspunt
    .says = Ze beslissen het spel. De punten van een levering neem je allemaal als overwinningspunten of allemaal als inkomsten.

# en: 38322be3
raise-money = geld ophalen
    .forms = geld ophalen, geld op te halen, haal* geld op, ophalen, opgehaald, haal je geld op
    .says = De bank geeft $5 voor elke stap inkomsten die je opgeeft. In het basisspel gebeurt dat vanzelf als je moet betalen.

# en: 446678c2
action-tile = actietegel
    .forms = actietegel, actietegels
    .says = Een van zeven tegels, elke ronde één voor iedereen. Hij geeft een recht, en zijn nummer is je plaats in de volgende ronde.

# en: f083be8a
city-growth = Stadsgroei
    .forms = Stadsgroei
    .says = De actietegel waarmee je de kubussen van één goederenvak naar een gedrukte stad brengt.

# en: 83f481fa
urbanization = Stadsbouw
    .forms = Stadsbouw
    .says = De actietegel waarmee je een nieuwe stad met kubussen op een dorp zet.

# en: 8d19efa1
new-city = nieuwe stad
    .forms = nieuwe stad, nieuwe steden
    .says = Een stadstegel die de plaats van een dorp inneemt. Ze heeft een eigen kleur; vier van de acht zijn grijs.

# en: dc2596bb
growth-marker = groeifiche
    .forms = groeifiche, groeifiches
    .says = Toont dat een stad haar Stadsgroei heeft gehad: elke gedrukte stad één keer in het spel.

# en: 54cc3fec
upkeep = onderhoud
    .forms = onderhoud
    .says = In het standaardspel gaat elke ronde het niveau van je locomotief van je inkomsten af.

# en: ef89176b
bankrupt = faillissement
    .forms = faillissement, failliet, faillissementen, failliete
    .says = Wie negatieve inkomsten niet kan betalen, ook niet na alles opgehaald te hebben, is uit het spel.
