# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 9f2bbdb3
outline = Kies een van de drie omtrekken voor het continent. Beide maatschappijen spelen erop.
    .matters = Bij een lange kust zijn schepen meer waard; op compact land zijn de wegen kort.
    .mistake = Kies niet de mooiste. Jullie gebruiken hem allebei, dus een foute is er niet.

# en: 495d99b2
continent = Plaats het volgende deel van het continent. Alleen vakken waarmee het continent klopt, worden aangeboden.
    .matters = Plekken die op twee of drie vakken met elkaar handelen, zijn toekomstige lijnen van wie er het eerst is. Een rivier kost iedereen een brug. Elke plek heeft vrije vakken ernaast nodig voor stations.
    .mistake = Bouw geen perfecte hoek voor jezelf. De startspeler is er het eerst.

# en: 266954d2
draft_return = Geef een van je drie persoonlijkheden terug. De keuzes zijn geheim tot ze allemaal gemaakt zijn.
    .matters = Houd wat de kaart begunstigt: een kust de kapitein, nabije steden de postmeester. Zilver of voertuigen aan het begin zijn het meest waard in de eerste twaalf rondes.
    .mistake = Geef niet terug wat je niet begrijpt. Lees eerst alle drie.

# en: b1633c55
draft_pass = Geef een van de twee persoonlijkheden aan je tegenstander. Ze dient de andere maatschappij het hele spel.
    .matters = Wat je geeft, kan tegen je werken: geef wat de kaart weinig oplevert.
    .mistake = Geef geen kaart door die je tegenstander op gang helpt: twee voertuigen zijn 20 tot 40 zilver waard.

# en: b1fa8fa2
draft_keep = Houd een van de twee persoonlijkheden in je hand. Ze werkt voor je vanaf de eerste ronde.
    .matters = Een geschenk aan het begin groeit met elke ronde; punten aan het eind niet.
    .mistake = Houd niet de kaart met de langste tekst.

# en: 02bb8d46
control_card = Jij hebt de startkubus, dus jij trekt de stuurkaart van deze ronde. Kies een van de stapels; niemand weet wat erin ligt.
    .matters = Een prijskaart markeert de ritten met die goederen die onderweg zijn of deze ronde beginnen. Kortingen op tegels, stations of voertuigen gelden alleen deze ronde.
    .mistake = Vergeet de kaart niet na het lezen. Lees haar opnieuw voor de vrachtstap.

# en: 2491b29f
food_factory = Plaats de voedselfabriek op een weide met een vrij vak ernaast. Ze verkoopt voedsel aan steden en koopt fruit, dieren, vis, zout en graan.
    .matters = Naast je eigen station werkt ze meteen voor je. Houd die weg van stations van de tegenstander.
    .mistake = Zet die niet midden in het niets omdat ze daar geen kwaad doet.

# en: 7f5f39a9
build = Eén ding per ronde: een weg met zijn stations, een paar havens, één station, het hoofdgebouw, of moderniseren; eerst slopen mag. Passen mag ook.
    .matters = In de eerste twaalf rondes is zilver schaars: bouw korte wegen van drie of vier vakken die in beide richtingen geladen zijn. Een kaart kan vandaag tegels of stations goedkoper maken.
    .mistake = Bouw niet eerst de lange weg. Drie vakken verdienen 5 tot 8 zilver per ronde, negen vakken 3.

# en: ad56e8b3
planner = Zeg hoe de weg gebouwd wordt: met voorstellen of vak voor vak. Tot de laatste keuze wordt niets betaald.
    .matters = De voorstellen zijn bijna altijd goed genoeg, en het eerste is het goedkoopst. Met de hand kun je een open eind laten.
    .mistake = Leg niet met de hand wat het eerste voorstel biedt.

# en: 6016e43b
first_end = Kies het eerste eind van de weg. Er komt een station, of het jouwe wordt gebruikt.
    .matters = Kijk welke plekken het vak raken: twee plekken bij één station zijn dubbele handel voor één prijs.
    .mistake = Kijk niet naar één plek alleen, want dan komt het station een vak te ver.

# en: 04918a1b
second_end = Kies het andere eind van de weg. Tot de laatste keuze wordt niets betaald.
    .matters = Er moeten goederen in beide richtingen gaan: wat het eerste eind verkoopt en dit koopt, en omgekeerd. Eén vak meer kost eenmalig 2 zilver en bij elke rit een ronde.
    .mistake = Verbind geen twee plekken die elkaar niets te verkopen hebben.

# en: e0eb2127
proposal = Kies een van de voorgestelde paden. De prijs betaal je als alles gekozen is.
    .matters = Tel vakken en prijs. Straten van steden zijn gratis, maar tellen als vak; tegels van de tegenstander kosten tol bij elke betaalde rit.
    .mistake = Kijk niet alleen naar de prijs. Een kortere weg verdient elke ronde meer.

# en: 659b2ccc
station_kind = Kies hoe groot het station is. Grotere hebben meer kanten voor wegen en meer punten.
    .matters = Een eenvoudig station heeft twee kanten en is in het begin genoeg. Zonder hoofdgebouw mag een voertuig niet nieuwer zijn dan zijn stations.
    .mistake = Bouw in de eerste rondes geen uitgebreide stations. Uitbreiden kan later; het zilver is nu een halve kar.

# en: 4398f03f
station_cell = Kies waar het station staat. Het moet een plek raken om nuttig te zijn.
    .matters = Aanduidingen en stationstegels zijn schaars: twaalf voor wegen, tien voor sporen, acht havens.
    .mistake = Plaats geen station dat niets bedient.

# en: ee8dc24c
lay_start = Kies waar het pad begint: bij een station of een open eind. Dan leg je het vak voor vak.
    .matters = Een open eind verdient niets tot het een station bereikt, en de tegenstander kan eroverheen bouwen.
    .mistake = Begin niet ver van waar je zilver opraakt.

# en: c2ecebbc
lay = Leg de volgende tegel, of stop. Een onvoltooide weg wacht op je.
    .matters = Een brug gaat recht over een rivier; een bocht van de rivier kan niet overbrugd worden. Houd zilver over voor de rest van de weg en voor een voertuig.
    .mistake = Zorg dat je zilver niet één vak voor het station op is.

# en: 028d0e78
demolish_object = Kies wat je sloopt: een route, een los stuk, een station of havens. Het kost zilver, en niets komt terug.
    .matters = Daarna mag je in dezelfde stap nog bouwen. Moderniseren is goedkoper dan vervangen.
    .mistake = Sloop niet zonder noodzaak. In de meeste partijen hoeft niemand dat.

# en: caad6708
demolish = Sloop het geheel, of tegel voor tegel. Lijnen die hun weg verliezen, worden aan het eind van de stap gesloten.
    .matters = Kijk welke lijnen van jou het gebruiken, en wat het aan punten waard is.
    .mistake = Sluit geen lijn die nog verdiende.

# en: 7ffa0bec
modernise_object = Kies één route, station of paar havens om te moderniseren. Je doet één ding per ronde, kies dus wat het meeste oplevert.
    .matters = De klasse van een route is die van haar slechtste tegel of station: snelheid komt met het laatste deel.
    .mistake = Laat na het moderniseren van de tegels geen eenvoudig station aan het eind: dat spaart geen ronde.

# en: 5f7556f7
modernise_target = Kies hoe ver. Elke trede van een station is 10 punten, elke klasse van een genoteerde route ook.
    .matters = Dieren en stoom rijden niet op autowegen en autosnelwegen: kijk wat er rijdt.
    .mistake = Moderniseer een weg niet boven de voertuigen die je hebt.

# en: 02b74b4f
modernise = Moderniseer alles, of stuk voor stuk. Je betaalt voor wat je moderniseert.
    .matters = Een halve route is zo langzaam als voorheen. Moderniseer alles als je zilver genoeg hebt.
    .mistake = Stop niet één stuk te vroeg.

# en: 41b51dc3
trade = Koop voertuigen uit de gemeenschappelijke voorraad, haal ze van een lijn die bij een station staat, of bied voertuigen uit je remise je tegenstander aan. Sluit af als je klaar bent.
    .matters = Koppel tot de grens van een soort: het tweede en derde voertuig kosten geen rij, geen fiche en geen tijd. De voorraad is gedeeld, en de meeste soorten zijn maar in één tijdperk te koop.
    .mistake = Zet niet één voertuig op een lijn die er drie mag hebben.

# en: 411162b0
withdraw = Kies hoeveel voertuigen de lijn verlaten. Ze gaan naar je remise en rusten daar één rit.
    .matters = Terwijl ze rusten, mogen ze verkocht worden en tellen ze punten. Gaan ze allemaal, dan blijft de rij met haar goederen.
    .mistake = Haal geen voertuigen aan het verre eind eraf om de terugweg te sparen. Dat lukt nooit.

# en: c011f88d
offer = Je tegenstander biedt je een gebruikt voertuig aan voor de halve prijs. Neem het aan of sla het af.
    .matters = Het is voor jou 10 tot 40 punten waard en voor je tegenstander niet meer; je hebt er geen lijn voor nodig. Vroeg in het spel verdient zilver meer op een lijn.
    .mistake = Sla het niet af alleen omdat het oud is.

# en: c0596d03
freight = Open, verander of sluit lijnen, zoveel je wilt, en sluit dan af. Alleen lijnen die bij een station staan, kunnen veranderd worden.
    .matters = Goede goederen zijn schaars: een rij zonder voertuigen houdt haar fiches. De duurdere goederen gaan heen, want hun prijs geldt in beide richtingen.
    .mistake = Sluit niet af zonder naar de lijnen bij een station te kijken. De volgende gelegenheid is een hele rit later.

# en: 6be1142b
departure = Kies het vertrekstation. De goederen die hier vertrekken, bepalen de prijs voor beide richtingen.
    .matters = Vertrek waar de duurdere goederen verkocht worden. Zonder hoofdgebouw heeft een station één lijn.
    .mistake = Vertrek niet uit gewoonte bij het bedrijf als de stad de duurdere goederen verkoopt.

# en: 1ba10bca
destination = Kies de bestemming. Beide moeten van jou zijn, van één soort, en verbonden.
    .matters = Weinig vakken en goederen in beide richtingen: dat verdient.
    .mistake = Kies niet het verste station omdat één rit daar het meeste oplevert.

# en: 9fd44248
outbound = Kies de goederen heen, of geen. Ze nemen één fiche uit de gemeenschappelijke voorraad.
    .matters = Hun prijs geldt in beide richtingen. Kijk welke voertuigen je hebt: ossenkar, tractor en goederentrein nemen geen post en geen passagiers mee.
    .mistake = Kies geen goederen die geen van je voertuigen mag vervoeren.

# en: 267ee646
return = Kies de goederen terug, of geen. Ze nemen één fiche uit de gemeenschappelijke voorraad.
    .matters = Hun eigen prijs doet er niet toe: de prijs van de goederen heen telt. Een lege rit halveert wat de lijn verdient.
    .mistake = Laat de terugweg niet leeg omdat de goederen goedkoop zijn.

# en: faa46dc1
vehicle = Kies wat er op de lijn rijdt. Het staat meteen op het vertrekstation en rijdt vanaf de volgende ronde.
    .matters = Het paneel laat zien wat elke soort op deze weg per ronde verdient.
    .mistake = Gebruik geen voertuig dat ander werk aankan waar een eenvoudiger volstaat.

# en: b57e306a
number = Kies hoeveel voertuigen van deze soort samen rijden. Ze zijn zo snel als één.
    .matters = Elk voertuig van de rij vervoert evenveel als het eerste. Wat in de remise blijft, verdient niets.
    .mistake = Houd er geen paar in de remise voor een lijn die nog niet bestaat.
