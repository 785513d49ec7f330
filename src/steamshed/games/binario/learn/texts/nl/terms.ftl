# The words of the game, explained: see docs/teaching.md.

# en: 74d34676
silver = zilver
    .forms = zilver
    .says = Het geld van het spel. Ladingen die aankomen brengen het op; bouwen, voertuigen en tol kosten het.

# en: 4d130959
start-cube = startkubus
    .forms = startkubus, kubus
    .says = Wie hem heeft, is in elke stap van de ronde eerst. Daarna krijgt de ander hem.

# en: 924154b5
control-card = stuurkaart
    .forms = stuurkaart, stuurkaarten
    .says = Elke ronde wordt er een getrokken en meteen uitgevoerd: prijzen, weer, kortingen.

# en: 7a5fbcd3
era = tijdperk
    .forms = tijdperk, tijdperken
    .says = Een van de vier delen van het spel, van 24, 24, 16 en 16 rondes. Elk brengt nieuwe wegen en voertuigen.

# en: 90ad29c4
facility = bedrijf
    .forms = bedrijf, bedrijven
    .says = Een stad, een boerderij of een fabriek op de kaart. Het geeft en neemt goederen op de stations ernaast.

# en: 4425b6cd
station = station
    .forms = station, stations
    .says = Staat naast bedrijven en is een eind van je lijnen. Elk hoort bij één soort: weg, paardentram, spoor, magneetbaan.

# en: 9d22c317
port = haven
    .forms = haven, havens
    .says = Een station voor schepen, aan een rechte of naar buiten gebogen kust.

# en: 509ea9da
seat = zetel
    .forms = zetel
    .says = Je eerste wegstation, nummer 0. Daar komt het hoofdgebouw.

# en: 9de1b980
route = route
    .forms = route, routes
    .says = Een voltooide weg tussen twee stations van jou van één soort. Ze wordt genoteerd en telt aan het eind.

# en: bd439f7a
line = lijn
    .forms = lijn, lijnen, rij, rijen
    .says = Een rij van een vrachtbord: twee stations, goederen heen, goederen terug, en voertuigen die heen en weer rijden.

# en: e218dc04
freight-board = vrachtbord
    .forms = vrachtbord, vrachtborden
    .says = Het bord met je twaalf rijen: vijf voor wegen, vier voor sporen, drie voor schepen.

# en: 08dc3f7b
token = fiche
    .forms = fiche, fiches
    .says = Elke geladen richting van een lijn houdt één fiche van haar goederen vast. Is er geen meer, dan kan niemand die goederen opnieuw laden.

# en: 2a4a1235
load = lading
    .forms = lading, ladingen
    .says = Wat de voertuigen van een lijn in één richting vervoeren. Bij aankomst is het lading maal prijs, en 1 zilver per vak.

# en: 5193d1d6
toll = tol
    .forms = tol, tollen
    .says = Voor elke tegel van je tegenstander die een betaalde lading gebruikte, geef je die 1 zilver.

# en: d810e328
joint-tile = gedeelde tegel
    .forms = gedeelde tegel, gedeelde tegels, gedeeld, gedeelde
    .says = Een tegel van je tegenstander waaraan jij een uitgang toevoegde. Hij is tot het eind voor beiden gratis.

# en: c996e62a
class = klasse
    .forms = klasse, klassen
    .says = Een pad is zo goed als zijn slechtste deel. De klasse zegt hoe snel een voertuig er is, en of het er mag rijden.

# en: c3ea6924
couple = koppelen
    .forms = koppel*, gekoppel*
    .says = Voertuigen van één soort op één lijn rijden als één en laden samen wat ze allemaal kunnen dragen.

# en: f66daa29
central-building = hoofdgebouw
    .forms = hoofdgebouw
    .says = Staat op je station 0. Daarmee mag een station het eind van meer lijnen zijn, en mogen nieuwere voertuigen op oude stations stoppen.

# en: 6fd2b7db
modernise = moderniseren
    .forms = moderniser*, gemoderniseerd*, modernisering*
    .says = Tegels en stations naar een betere soort brengen. Een route wint pas als elk deel ervan gemoderniseerd is.

# en: d5db0ded
portal = portaal
    .forms = portaal, portalen
    .says = Een van de twee einden van een tunnel, op open land.

# en: dedfbf29
bridge = brug
    .forms = brug, bruggen
    .says = Voert een weg recht over een rivier: 4 meer, over een grote rivier 8.

# en: 4c4d57ca
personality = persoonlijkheid
    .forms = persoonlijkheid, persoonlijkheden
    .says = Een kaart van het gevorderde spel die je het hele spel speelt: ze verandert voor jou prijzen, snelheden of kosten.
