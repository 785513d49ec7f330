# The words of the game, explained: see docs/teaching.md.

# en: 569e2b35
city = stad
    .forms = stad, steden, startstad
    .says = Een tegel met een kleur en rails aan alle vier kanten. Ze komt met twee goederen en neemt goederen van haar kleur aan.

# en: d5ab43fe
good = goederenblokje
    .forms = goederenblokje, goederenblokjes, goederen
    .says = Een blokje in een van vier kleuren. Geleverd in de eerste stad van zijn kleur is het 2 punten waard.

# en: 43c1eee8
steam = stoom
    .forms = stoom
    .says = Daar rijdt een trein op. Tegels, water en kolen leveren stoom, elke stap van een rit kost stoom, en in de ketel past hoogstens 6.

# en: 53c64565
boiler = ketel
    .forms = ketel, ketels
    .says = Bevat je stoom, van 0 tot 6. Wat er niet in past, is verloren.

# en: cf492200
run = rit
    .forms = rit, ritten
    .says = Een beurt waarin je trein rijdt: stap voor stap over de rails, zonder te keren, tot je stopt.

# en: 32c0e678
step = stap
    .forms = stap, stappen
    .says = Van het ene stuk rails of de ene stad naar het volgende. Het kost 1 stoom, een heuvel op 2, rails met een andere trein 1 meer.

# en: 7758b473
curve = bocht
    .forms = bocht, bochten
    .says = Gebogen rails. Kostte een rit door een bocht meer dan 2 stoom, dan beslist aan het eind de dobbelsteen.

# en: ffdc6ef6
derail = ontsporen
    .forms = ontsporen, ontspoor*
    .says = De dobbelsteen toonde niet meer dan de stoom die je boven 2 uitgaf: trein en goederen staan weer waar ze begonnen, en de stoom is weg.

# en: bf229ac5
circuit = circuit
    .forms = circuit, circuits
    .says = Rails die door minstens twee steden terugkomen waar ze begonnen, en waar een trein rond kan rijden zonder te keren.

# en: dded8b77
marker = circuitfiche
    .forms = circuitfiche, circuitfiches, fiche, fiches
    .says = Voor wie een nieuw circuit sluit. Er zijn er zeven, elk 1 punt waard.

# en: 4f2f54f7
hill = heuvel
    .forms = heuvel, heuvels
    .says = Rails die 2 stoom kosten om op te rijden in plaats van 1. Ze tellen als één tegel.

# en: fdf45efd
bridge = brug
    .forms = brug, bruggen
    .says = Twee rechte sporen die elkaar kruisen zonder elkaar te raken: een trein blijft op het spoor waarop hij kwam.

# en: 0e1f0b92
double-curve = dubbele bocht
    .forms = dubbele bocht, dubbele bochten
    .says = Twee bochten op één tegel die elkaar niet raken. Elk is een eigen spoor.

# en: 9ca545ba
junction = wissel
    .forms = wissel, wissels
    .says = Rails die zich splitsen. Een trein neemt alleen takken die verder gaan vanaf de kant waar hij binnenkwam.

# en: f68cff21
dead-end = dood spoor
    .forms = dood spoor, dode sporen
    .says = Rails die op de tegel eindigen. Een rit eindigt daar; in de volgende beurt rijdt de trein terug zoals hij kwam.

# en: a9397319
water-tower = watertoren
    .forms = watertoren, watertorens
    .says = Staat je trein er aan het begin van je beurt, dan mag je de beurt gebruiken om 4 stoom te nemen.

# en: 5f45f7d3
coal = kolen
    .forms = kolen, kolenblokje, kolenblokjes
    .says = Iedereen krijgt vijf blokjes als de twaalfde stad ligt. Verbrand aan het begin van een beurt geeft elk 1 stoom, voor latere beurten.

# en: 78527791
display = uitstalling
    .forms = uitstalling
    .says = De twee open steden met hun goederen waarvan iedereen er een mag nemen.

# en: 39a9ff80
symbol = tegel met het teken
    .forms = tegel met het teken, tegels met het teken, met het teken, het teken
    .says = Een tegel die ook op rails gelegd mag worden die er al liggen.
