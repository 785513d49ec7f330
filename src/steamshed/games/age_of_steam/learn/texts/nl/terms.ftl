# The words of the game, explained: see docs/teaching.md.

# en: 024608e4
city = stad
    .forms = stad, steden
    .says = Een plaats met een kleur. Ze neemt kubussen van die kleur aan, en rails aan alle zes zijden.

# en: 16f11bc7
town = dorp
    .forms = dorp, dorpen
    .says = Een halte zonder kleur. Er eindigt een spoorlijn en er begint een volgende, maar kubussen neemt het niet aan.

# en: d41a2fcb
link = spoorlijn
    .forms = spoorlijn, spoorlijnen
    .says = Complete rails tussen twee verschillende steden of dorpen. Elke spoorlijn waarover een kubus reist, levert de eigenaar 1 inkomsten op.

# en: b759758e
unfinished = incomplete lijn
    .forms = incomplete lijn, incomplete lijnen, incomplete serie, incompleet, incomplete
    .says = Rails die nog niet aan beide einden een stad of dorp bereiken. Je verliest ze als je ze in je volgende bouwbeurt niet verlengt.

# en: dcd4e773
open-end = open eind
    .forms = open eind, open einde, open einden
    .says = Het losse eind van een incomplete lijn. Alleen dat stuk rails mag je omleiden.

# en: 2f69522d
disc = schijf
    .forms = schijf, schijven, spelersschijf, spelersschijven
    .says = Een merk in de kleur van een maatschappij. Het toont van wie een spoorlijn of incomplete lijn is; elke maatschappij heeft er twintig.

# en: e56788ff
tile = tegel
    .forms = tegel, tegels
    .says = Een zeshoek met rails. In een bouwbeurt leg of vervang je er drie, als ingenieur vier.

# en: 90e0d67a
share = aandeel
    .forms = aandeel, aandelen
    .says = Brengt meteen $5 op, kost elke beurt $1 en aan het eind 3 punten. Je kunt het nooit terugkopen.

# en: fb9fa8fc
income = inkomsten
    .forms = inkomsten
    .says = Wat je maatschappij elke beurt ontvangt, $1 per stap. Elke stap is aan het eind 3 punten waard.

# en: eec5982a
expenses = onkosten
    .forms = onkosten
    .says = Wat je aan het eind van elke beurt betaalt: $1 per aandeel en $1 per punt van je motor.

# en: fd7ef405
reduction = aftrek
    .forms = aftrek, inkomstenaftrek
    .says = Aan het eind van een beurt dalen hoge inkomsten: vanaf 11 met 2, vanaf 21 met 4, vanaf 31 met 6 enzovoort.

# en: 0dcae51c
engine = motor
    .forms = motor, motoren, motorbereik
    .says = Zegt over hoeveel spoorlijnen je een kubus kunt vervoeren, van 1 tot 6. Elk punt kost elke beurt $1.

# en: 5a8b7633
cube = kubus
    .forms = kubus, kubussen, goederenkubus, goederenkubussen, goederen
    .says = Een stuk goederen. Het reist van stad naar stad en verlaat het spel in de eerste stad van zijn kleur.

# en: 18f2c5a2
display = goederenkaart
    .forms = goederenkaart
    .says = De tabel naast het bord met de kubussen die nog komen: een kolom per stad, die door de dobbelstenen wordt geleegd.

# en: f5cf06da
new-city = nieuwe stad
    .forms = nieuwe stad, nieuwe steden, stadstegel, stadstegels
    .says = Een stad die met Stad bouwen op een dorp komt. Ze heeft een kleur en een kolom op de goederenkaart.

# en: c2a85e38
urbanization = Stad bouwen
    .forms = Stad bouwen
    .says = De actie waarmee je in je bouwbeurt, vóór je eerste tegel, een nieuwe stad sticht.

# en: db18e0cc
production = Productie
    .forms = Productie
    .says = De actie waarmee je vóór het gooien twee kubussen uit het zakje op de goederenkaart legt.

# en: 3a318ea8
engineer = Ingenieur
    .forms = Ingenieur
    .says = De actie waarmee je vier tegels legt in plaats van drie.

# en: 5f570b44
pass = Passen
    .forms = Passen
    .says = De actie waarmee je bij het volgende bieden één keer mag passen zonder te stoppen.

# en: 3bdc6b6c
ruin = ondergang
    .forms = ondergang, uitgeschakelde
    .says = Wie de onkosten niet kan betalen, verliest er inkomsten voor. Een maatschappij waarvan de inkomsten onder nul zouden komen, is uit het spel.
