# De lessen: een bericht voor elke les en elke stap. Zie docs/teaching.md.

## Een ronde in vijf stappen

# en: 21f6bf98
five-steps = Een ronde in vijf stappen
    .idea = Elke ronde heeft dezelfde vijf stappen, en een lading betaalt in de tweede.
    .know-1 = Een ronde: kaart, rijden, bouwen, handel, vrachtborden.
    .know-2 = Een lading betaalt bij aankomst: eenheden maal prijs, en 1 voor elk vak van de weg.
    .know-3 = De startkubus gaat na elke ronde naar de ander; wie hem heeft begint.
    .know-4 = Je bouwt hoogstens één ding per ronde.

# en: dcb33b6b
five-steps-step-1 = Na 80 rondes winnen de punten: de meeste komen van je voertuigen, dan van je stations. Zilver is er om die te kopen. Elke ronde heeft vijf stappen. Jij bent Groen; Oranje is je tegenstander. Je hebt een korte weg en drie paardenkarren met graan. De eerste stap is een stuurkaart.
    .pin-1 = Je station 0. Het bedient de boerderij in het zuiden.
    .pin-2 = Je station 1. Het bedient Venezia in het noorden.
    .pin-3 = Drie karren met graan, één stap van hun doel.
    .pin-4 = De kaarten liggen in twee stapels. Jij hebt de startkubus, dus jij kiest.
    .ask = Trek de kaart van deze ronde van een van de stapels.
    .otherwise = Eerst komt de kaart: kies een van de twee stapels.
    .after = Goede oogst: graan betaalt vandaag 1 meer per eenheid, 4 in plaats van 3. Daarna ging stap 2 vanzelf: elk voertuig reed een stap, en je karren kwamen aan. Ze brachten 3 eenheden voor 4, en nog 4 voor de 4 vakken van de weg: { $told_silver } zilver. Je hebt { $silver }.

# en: 11352cf8
five-steps-step-2 = Stap 3 is bouwen: één weg of spoor, een paar havens, een hoofdgebouw, of iets dat beter wordt. Het is één ding per ronde, dus denk er even over na. Vandaag heb je niets nodig.
    .pin-1 = Je zilver. Bouwen kost het, aankomsten brengen het terug.
    .ask = Sla het bouwen over.
    .answer-1 = Een weg is iets moois, en de volgende les bouwt er een. Kijk hier alleen hoe een ronde verloopt.
    .answer-2 = Betere stations geven aan het eind punten, maar deze les loopt alleen de ronde door.
    .answer-3 = Een los station verdient niets tot er een weg naartoe leidt. Laat het voor vandaag.
    .otherwise = Alles wat je kunt bouwen krijgt nog zijn les. Ga nu verder.
    .after = Jij bouwt eerst omdat je de kubus hebt; Oranje kwam daarna en bouwde ook niets. Je zilver is nog steeds { $silver }.

# en: 4fcf1df1
five-steps-step-3 = Stap 4 is handel: voertuigen uit de gemeenschappelijke voorraad. Jullie kopen allebei van dezelfde stapel, en op is op. Je drie karren zijn bezig, dus er is niets nodig.
    .pin-1 = Paardenkarren over voor jullie beiden: { $stock_cart }.
    .ask = Maak de handel af.
    .answer-1 = Gekocht, maar waar moet hij rijden? Deze lijn heeft al de drie karren die gekoppeld mogen worden. De nieuwe zou in de remise staan.
    .answer-2 = Een koets vervoert alleen post en passagiers, tussen twee steden. Je hebt een weg naar één stad.
    .otherwise = Dat kan wachten tot een lijn het nodig heeft.
    .after = De handel is voorbij. Eén stap is over: de vrachtborden.

# en: 8286336d
five-steps-step-4 = Stap 5 zijn de vrachtborden. Daar open en verander je lijnen: van waar, naar waar, waarmee. Die van jou loopt goed: de karren staan in Venezia en nemen pesticide mee terug naar de boerderij.
    .pin-1 = Je lijn: heen graan, terug pesticide, drie karren.
    .ask = Maak de vracht af, en daarmee de ronde.
    .answer-1 = Gesloten: de goederen gaan terug naar de voorraad en de karren naar je remise. Een lijn die verdient kun je beter met rust laten.
    .answer-2 = Een lijn die bij een station staat mag je veranderen. Deze is al in beide richtingen geladen.
    .otherwise = Laat de lijn zoals ze is en ga verder.
    .after = Ronde { $round }: de kubus ging naar Oranje, en die trok de kaart: rustige tijden. Je karren zijn op de terugweg. Rondes tot de aankomst: { $in_road_1 }. Dat is het ritme van elke ronde.

## Je eerste weg

# en: 8710744a
first-road = Je eerste weg
    .idea = Een weg verbindt twee stations, en een station bedient de plaatsen ernaast.
    .know-1 = Een station bedient elke plaats die er met een zijde aan grenst.
    .know-2 = Alles van één bouwstap betaal je in één keer, en pas als het compleet is.
    .know-3 = Zandweg: 2 per tegel, bos 1 meer, heuvel 2 meer. Eenvoudig station: 6.
    .know-4 = Eén bouwstap: hoogstens twee stations en de weg ertussen.

# en: 8686fb37
first-road-step-1 = Welkom. Jij bent Groen, en Oranje is je tegenstander. De meeste punten winnen: aan het eind tellen voertuigen, stations, wegen en zilver. Je begint met 200 zilver en een lege kaart, en eerst bouw je een weg. Een weg heeft aan elk eind een station nodig, en een station bedient elke plaats die een van zijn vier zijden raakt.
    .pin-1 = De boerderij verkoopt graan.
    .pin-2 = Venezia koopt graan. Elke stad doet dat.
    .pin-3 = Deze weide raakt de boerderij.
    .ask = Begin een zandweg met een eerste eind op de weide ten noorden van de boerderij, 4,6.
    .answer-1 = Scherp gezien: 3,7 raakt de boerderij en het houthakkerskamp, en in een spel kan dat veel waard zijn. Neem voor deze les de weide ten noorden van de boerderij.
    .answer-2 = Ook deze weide raakt de boerderij, maar ze ligt aan de verre kant: de weg naar Venezia zou langer zijn.
    .answer-3 = Die weide raakt de boerderij niet, dus het graan kan daar niet geladen worden. Welke weide deelt er een zijde mee?
    .answer-4 = ‘Tegel voor tegel’ is voor bijzondere plannen. Kies twee einden, dan stelt het programma paden met prijzen voor.
    .answer-5 = Paardentrams rijden op hun eigen spoor: 3 per tegel en 8 per station, waar een zandweg 2 en 6 kost. Neem eerst de weg.
    .answer-6 = Schepen komen in een latere les. Boerderij en stad liggen dicht bij elkaar, dus een weg is genoeg.
    .answer-7 = Een los station mag, maar dan is de weg een tweede bouwstap. Bouw beide einden en de weg in één keer.
    .answer-8 = Je mag het bouwen overslaan, maar je hebt één bouwstap per ronde en 80 in het hele spel. Gebruik deze.
    .otherwise = Kies de zandweg, dan de weide op 4,6.
    .BI-STN-02 = Vanaf daar zou een station geen plaats bedienen. Neem een weide die een zijde deelt met een boerderij, een bedrijf of een stad.
    .after = Het eerste eind is ingetekend, nog in potlood. Je betaalt niets tot de hele weg gekozen is.

# en: ced49f5f
first-road-step-2 = Nu het andere eind. Drie weiden raken Venezia. Hoe dichter de twee stations bij elkaar liggen, hoe sneller een kar er is.
    .pin-1 = Ten zuiden van Venezia, drie stappen van je eerste eind.
    .pin-2 = Ten oosten van Venezia, ook drie stappen.
    .pin-3 = Ten noorden van Venezia, vijf stappen.
    .ask = Kies de weide ten zuiden van Venezia, 2,5.
    .answer-1 = Even dichtbij en even goed. Neem voor deze les de weide ten zuiden van Venezia, zodat de volgende beelden kloppen.
    .answer-2 = Ze raakt Venezia, maar de weg erheen is twee vakken langer. Een langere weg betaalt bij elke aankomst iets meer en duurt veel langer.
    .answer-3 = Die weide raakt het houthakkerskamp, en dat koopt helemaal niets. Zoek er een die Venezia raakt.
    .answer-4 = Daar mag een weg eindigen, maar Venezia zou niet bediend worden.
    .otherwise = Het station moet een zijde met Venezia delen.
    .after = Beide einden zijn gekozen. Nu stelt het programma tot vijf paden voor, het goedkoopste eerst.

# en: 02e232f1
first-road-step-3 = Een tegel zandweg kost 2 op een weide, 3 in een bos en 4 op een heuvel. Bruggen kosten meer, en over bergen en meren kun je niet. De vorm kost niets: een bocht is even goedkoop als een rechte.
    .pin-1 = Een bos: hier kost een tegel 1 zilver meer.
    .ask = Kies het goedkoopste pad.
    .answer-1 = Even lang, maar door het bos: 5 zilver in plaats van 4. Daar win je hier niets mee.
    .answer-2 = Dat pad is langer dan nodig: meer tegels te betalen en meer rondes onderweg.
    .otherwise = Het eerste voorstel is het goedkoopste.
    .after = Twee tegels, 4 zilver. Nu moet je nog de grootte van de stations kiezen.

# en: d82c8bec
first-road-step-4 = Een eenvoudig station kost 6 en heeft plaats voor twee wegen. Een uitgebreid kost 10, heeft plaats voor drie en geeft aan het eind 10 punten meer. Je kunt het later voor 5 uitbreiden.
    .pin-1 = Hier komt station 0: de zetel van je maatschappij.
    .ask = Neem aan beide einden een eenvoudig station.
    .answer-1 = Dat mag, maar de derde kant heeft nog niets te doen. In de eerste rondes is 4 zilver een halve kar, en karren verdienen.
    .otherwise = Klein is nu genoeg.
    .after = Twee tegels voor 4 en twee stations voor 12: { $silver_less } zilver, je houdt { $silver } over. Je eerste wegstation wordt altijd nummer 0, de zetel van de maatschappij. De voltooide weg is een route en telt later voor punten.

## Karren en een lijn

# en: 7102558c
first-line = Karren en een lijn
    .idea = Een weg verdient zelf niets: een lijn heeft goederen, voertuigen en een rij op een vrachtbord nodig.
    .know-1 = Voertuigen wachten in de remise tot een lijn ze neemt.
    .know-2 = Een lijn neemt één fiche van de goederen voor elke geladen richting.
    .know-3 = Vakken tellen met beide stations mee; de reistijd volgt uit vakken en voertuig.
    .know-4 = Gekoppelde voertuigen tellen hun lading op en zijn even snel als één.

# en: d4f6f02d
first-line-step-1 = Je weg van de boerderij naar Venezia is klaar. Een paardenkar kost 8 zilver en vervoert 1 eenheid van wat dan ook. Op één lijn mogen tot drie karren gekoppeld worden, en drie zijn even snel als één.
    .pin-1 = Paardenkarren in de gemeenschappelijke voorraad: { $stock_cart }.
    .pin-2 = Een ossenkar vervoert 2, maar hij is langzamer en kost 12.
    .ask = Koop drie paardenkarren en maak de handel af.
    .answer-1 = Eén kar zou 1 × 3 + 4 = 7 zilver per rit opbrengen. Drie brengen er in dezelfde tijd 13 op: de weg en de rij zijn dezelfde.
    .answer-2 = Twee karren brengen 10 zilver per rit op, drie 13. De derde kost 8 en heeft zich na drie ladingen terugbetaald.
    .answer-3 = Er mogen er maar drie op één lijn gekoppeld worden; de vierde zou in de remise wachten. Stop bij drie.
    .answer-4 = Twee ossenkarren zouden 4 eenheden laden, maar ze doen 4 rondes over deze weg, paardenkarren 3. Probeer eerst de paarden.
    .answer-5 = Een weg zonder voertuigen is alleen een mooi uitzicht. Koop er eerst een paar.
    .otherwise = Daarvoor heb je nog geen weg, spoor of haven. Drie paardenkarren zijn wat deze weg nodig heeft.
    .after = { $silver_less } zilver voor drie karren, je houdt { $silver } over. Ze staan in je remise en wachten op een lijn.

# en: 2315b2bf
first-line-step-2 = Een lijn is één rij van een vrachtbord: van, naar, de goederen heen, de goederen terug, de voertuigen. Elke geladen richting neemt één fiche van die goederen uit de gemeenschappelijke voorraad en houdt het. Graan is in dit spel 3 per eenheid waard.
    .pin-1 = Fiches graan over: { $left_grain }.
    .pin-2 = Je eerste van vijf rijen voor wegen.
    .pin-3 = Laadt graan bij de boerderij.
    .pin-4 = Lost het in Venezia.
    .ask = Open een weglijn van station 0 naar station 1: heen graan, alle drie de karren; ga dan verder.
    .answer-1 = De karren zouden leeg naar Venezia rijden, en een lege rit betaalt niets. De boerderij heeft graan.
    .answer-2 = De rij is van jou en het fiche is genomen, maar zonder karren beweegt er niets. Ze wachten in je remise.
    .answer-3 = Eén kar laadt 1 eenheid. Je hebt er drie, en samen zijn ze even snel.
    .answer-4 = Twee karren laden 2 eenheden. De derde zou niets te doen hebben.
    .answer-5 = Vanuit Venezia zou de lijn met andere goederen beginnen. Een mooi idee voor de volgende les; begin hier bij de boerderij.
    .answer-6 = De karren zouden deze ronde in de remise staan. Zet ze eerst aan het werk.
    .otherwise = Kijk nog eens naar de rij: van 0 naar 1, graan, drie karren.
    .BI-GOOD-01 = De boerderij heeft zulke goederen niet, of Venezia koopt ze niet. De boerderij verkoopt graan en stro, en Venezia wil graan.
    .after = Vakken van de weg, met beide stations: { $cells_road_1 }. Een kar doet een ronde over elk vak en spaart er één uit per vier, dus rondes per rit: { $trip_road_1 }. Ronde { $round } is begonnen en de karren deden hun eerste stap; nog te gaan: { $in_road_1 }.

# en: 451a2b4c
first-line-step-3 = Nu loopt de lijn vanzelf. Je zou meer kunnen bouwen en kopen; laat vandaag de karren rollen. In de meeste rondes van een spel is er iets kleins te doen, in sommige niets.
    .pin-1 = Onderweg, rondes te gaan: { $in_road_1 }.
    .ask = Doe deze ronde niets meer: bouw niets, en maak de twee latere stappen af.
    .answer-1 = Goed gedacht voor een echt spel. Wacht hier tot de eerste lading binnen is voor je meer uitgeeft.
    .answer-2 = Meer voertuigen vragen meer lijnen. Wacht op de eerste lading.
    .otherwise = Laat deze ronde gewoon voorbijgaan.
    .after = Ronde { $round }: de kubus is weer van jou.

# en: 6c65c619
first-line-step-4 = Jij hebt de kubus, dus jij trekt de kaart. De karren rijden in stap 2, wat je daarna ook doet. Nog één ronde en ze zijn er.
    .pin-1 = Bij aankomst betaalt ze { $pays_road_1 }.
    .ask = Trek een kaart, en laat dan ook deze ronde voorbijgaan.
    .answer-1 = Verleidelijk. Wacht op de eerste lading, bouw dan wat je wilt.
    .otherwise = Trek, bouw niets, en maak handel en vracht af.
    .after = De eerste lading is binnen: 3 karren × 3 zilver + 4 vakken = { $told_silver }. Je hebt { $silver } zilver. De karren keren om, en ze moeten naar huis, geladen of niet.

## Heen en terug

# en: d0ccc3d7
there-and-back = Heen en terug
    .idea = Laad in beide richtingen, en stuur de duurdere goederen heen: hun prijs geldt voor beide.
    .know-1 = De terugweg wordt altijd gereden: laad hem.
    .know-2 = Eén lijn, één prijs: die van de goederen heen.
    .know-3 = Leg het vertrek waar de duurdere goederen zijn.
    .know-4 = De twee richtingen mogen verschillende goederen vervoeren, elk met een eigen fiche.

# en: cb8d236f
there-and-back-step-1 = Je karren hebben graan naar Venezia gebracht en staan daar. De terugweg rijden ze in elk geval, en een lege rit betaalt niets. Een lijn die bij een station staat mag je veranderen, en boerderijen kopen pesticide van steden.
    .pin-1 = Hier staan de karren, klaar om leeg naar huis te rijden.
    .pin-2 = Fiches pesticide over: { $left_pesticide }.
    .pin-3 = Heen graan, terug niets: { $rate_road_1 } zilver per ronde.
    .ask = Verander de lijn: kies pesticide voor de terugweg en laat de rest zoals het is.
    .answer-1 = Dan is het graan weg en betaalt weer maar één richting. Houd het graan en vul de andere weg.
    .answer-2 = De karren gaan nog steeds leeg naar huis. Wat koopt de boerderij?
    .answer-3 = De karren zouden de lijn verlaten en rusten. Ze zijn hier nodig.
    .answer-4 = De karren zouden drie rondes moeten rusten voor ze ergens anders mogen beginnen, dus je wint niets.
    .answer-5 = Die weg komt zo meteen. Vul eerst de lege rit van de karren die in Venezia staan.
    .answer-6 = Dan betaalt de volgende aankomst niets: drie rondes voor geen zilver.
    .otherwise = Verander lijn 1: alleen de lading terug.
    .after = De karren nemen meteen pesticide mee naar huis en krijgen daarvoor { $pays_road_1 }. De lijn ging van 2,2 naar { $rate_road_1 } zilver per ronde, voor niets dan een fiche. Pesticide over: { $left_pesticide }.

# en: 916ecf8b
there-and-back-step-2 = Je hebt ook een weg van de wijnmakerij naar Győr; de helft is straat van de stad zelf, en die is gratis. Wijn is 5 waard, pesticide 4. Maar een lijn heeft één prijs voor beide richtingen: die van de goederen heen.
    .pin-1 = Bedient de wijnmakerij: verkoopt wijn, koopt pesticide.
    .pin-2 = Bedient Győr: koopt wijn, verkoopt pesticide.
    .pin-3 = Fiches wijn over: { $left_wine }.
    .ask = Open de lijn met je drie karren zo dat beide richtingen de hogere prijs betalen, en ga verder.
    .answer-1 = Beide richtingen zijn geladen, goed gedaan. Maar pesticide gaat heen, dus ook de wijn reist voor 4: { $rate_road_2 } zilver per ronde. Welk station moet het vertrek zijn?
    .answer-2 = Wijn voor 5, en leeg naar huis: { $rate_road_2 } zilver per ronde. Wijnboeren kopen iets in de stad.
    .answer-3 = De goederen zijn juist. Alle drie de karren samen zijn even snel als één.
    .answer-4 = Eén richting leeg, en de goedkopere goederen bepalen de prijs. In deze weg zit meer.
    .answer-5 = Drie karren zouden werkloos in de remise staan.
    .otherwise = Kijk naar beide goederen en naar welk ervan heen gaat.
    .after = Wijn gaat heen voor 5 en de pesticide komt terug voor 5: 3 × 5 + 4 = { $pays_road_2 } zilver voor elke rit van { $trip_road_2 } rondes. Dat is { $rate_road_2 } zilver per ronde, een van de beste lijnen van het vroege spel.

## Schepen, en zilver per ronde

# en: 4cb3b4bf
silver-a-round = Schepen, en zilver per ronde
    .idea = Vergelijk voertuigen met opbrengst gedeeld door reistijd, nooit met snelheid of lading alleen.
    .know-1 = Twee havens zijn een zeeroute; de zee ertussen is gratis.
    .know-2 = Zilver per ronde = opbrengst van een rit gedeeld door haar rondes; de helft daarvan als één richting leeg is.
    .know-3 = Rijen: 5 weg, 4 spoor, 3 schip.
    .know-4 = Post en passagiers gaan van stad naar stad, in beide richtingen.

# en: efbd15a8
silver-a-round-step-1 = Twee havens zijn een hele zeeroute: ertussen hoef je niets te bouwen. Een haven staat aan de kust en bedient de plaatsen ernaast, zoals elk station. Een eenvoudige haven kost 10.
    .pin-1 = Kust naast Venezia.
    .pin-2 = Kust naast Győr.
    .pin-3 = Kust naast de visserij.
    .ask = Bouw twee eenvoudige havens: één voor Venezia op 1,4 en één voor Győr op 6,1.
    .answer-1 = Vis van de visserij naar Győr: dat kan, maar vissers kopen niets, dus elke tweede rit is leeg. Twee steden hebben post en passagiers in beide richtingen.
    .answer-2 = Eén haven wacht op een tweede, en dat is weer een bouwstap. Bouw ze allebei tegelijk.
    .answer-3 = Dan blijven de steden zonder schip, en is de bouwstap van deze ronde weg.
    .otherwise = Voor passagiers moeten beide einden een stad bedienen: Venezia en Győr.
    .after = { $silver_less } zilver voor een zeeweg van 13 vakken: 11 zee en de twee havens. Lange wegen kosten op zee niets, en elk vak geeft bij elke aankomst 1 zilver meer.

# en: 0f77cb56
silver-a-round-step-2 = Er zijn drie schepen te koop. Met passagiers voor 4: de kogge (20 zilver) brengt elke 9 rondes 25 op, de karveel (24) elke 7 rondes 21, het galjoen (34) elke 10 rondes 33. Maar één getal vergelijkt ze: zilver per ronde.
    .pin-1 = Kogge: 3 eenheden, 9 rondes.
    .pin-2 = Karveel: 2 eenheden, 7 rondes.
    .pin-3 = Galjoen: 5 eenheden, 10 rondes. Het neemt alles behalve post.
    .ask = Koop het schip dat op deze route het meeste zilver per ronde verdient, en ga verder.
    .answer-1 = Het goedkoopste: 25 in 9 rondes is 2,8 per ronde. Deel ook voor de andere twee.
    .answer-2 = Het snelste: 21 in 7 rondes is 3 per ronde. Eén schip doet het beter, al is het langzamer.
    .answer-3 = Op één route vaart één schip: schepen worden niet gekoppeld. Het tweede zou in de haven blijven.
    .answer-4 = Havens zonder schip verdienen niets.
    .otherwise = Karren en trams zwemmen niet. Vergelijk de drie schepen.
    .after = 33 zilver in 10 rondes is 3,3 per ronde, de karveel haalt 3,0 en de kogge 2,8. Het is ook het duurste: is zilver schaars, dan geeft de kogge het meest voor haar prijs. Je houdt { $silver } over.

# en: 8dbbb688
silver-a-round-step-3 = Schepen hebben hun eigen vrachtbord met drie rijen. Passagiers reizen tussen elke twee steden, in beide richtingen. Er zijn vier fiches, en Oranje wil ze ook.
    .pin-1 = Fiches passagiers over: { $left_passengers }.
    .pin-2 = De eerste van drie rijen voor schepen.
    .ask = Open een scheepslijn met heen en terug passagiers, zet het galjoen erop en ga verder.
    .answer-1 = Tien rondes naar huis zonder betaling. Vul de terugweg.
    .answer-2 = De fiches zijn van jou, maar het galjoen ligt nog aan de kade.
    .answer-3 = Terug post zou even goed zijn, maar een galjoen neemt die niet.
    .answer-4 = Post betaalt even goed als passagiers, maar een galjoen neemt die niet.
    .answer-5 = Het galjoen zou een ronde in de haven wachten.
    .otherwise = In beide richtingen passagiers, en het galjoen.
    .after = 5 × 4 + 13 = { $pays_ship_1 } zilver elke { $trip_ship_1 } rondes, { $rate_ship_1 } per ronde. Het paneel toont dat getal voor elke lijn die je plant. Fiches passagiers over: { $left_passengers }.

## De kaart van vandaag

# en: 11a92b6e
todays-card = De kaart van vandaag
    .idea = Een prijskaart legt de prijs vast van elke rit die onderweg is of in haar ronde begint, tot die rit betaald is.
    .know-1 = Een prijskaart merkt ritten; het merk blijft tot de rit betaald is.
    .know-2 = Ritten die later in dezelfde ronde beginnen worden ook gemerkt, ook op nieuwe lijnen.
    .know-3 = Een rij zonder voertuigen heeft geen rit en krijgt geen merk.
    .know-4 = Sommige kaarten raken beide spelers, andere alleen wie ze trok.

# en: 08a5ca87
todays-card-step-1 = Je hebt een weg van de wijnmakerij naar Győr en drie karren in de remise. De lijn kan vandaag beginnen of volgende ronde; het lijkt niet uit te maken. Eerst de kaart.
    .pin-1 = Niemand weet wat hier ligt.
    .pin-2 = Hier ook niet.
    .ask = Trek de kaart.
    .otherwise = De kaart komt eerst.
    .after = { $card } De prijs van wijn is 5, dus vandaag is hij 10.

# en: 406f94e0
todays-card-step-2 = Een prijskaart betaalt niet alleen wat vandaag aankomt. Ze zet haar prijs op elke rit met die goederen die onderweg is, en op elke rit die in deze ronde begint. Het merk blijft op de rit tot ze betaald is, hoe lang dat ook duurt.
    .pin-1 = Wijn betaalt deze ronde dubbel.
    .pin-2 = Fiches wijn over: { $left_wine }.
    .pin-3 = Een vrije rij.
    .ask = Maak er het meeste van: laat bouwen en handel voorbijgaan en open de lijn zo dat de wijn vandaag vertrekt.
    .answer-1 = De rit met wijn is gemerkt, heel goed. Maar de karren komen leeg naar huis; Győr heeft pesticide.
    .answer-2 = De pesticide vertrekt vandaag; de wijn zou over drie rondes beginnen, als de kaart allang voorbij is. Stuur de wijn eerst.
    .answer-3 = Een rij zonder karren heeft geen rit, dus er is niets te merken. De karren moeten er vandaag op staan.
    .answer-4 = De rit is gemerkt, maar met minder karren dan je hebt. Alle drie tellen ze voor 10.
    .answer-5 = Volgende ronde betaalt dezelfde rit 19. Vandaag zou ze 34 betalen.
    .answer-6 = Een weg kost vandaag en verdient later. Gebruik eerst de kaart: ze geldt alleen voor ritten die nu beginnen.
    .otherwise = Het gaat erom dat karren met wijn nog in deze ronde vertrekken.
    .after = De rit is gemerkt: 3 × 10 + 4 = { $pays_road_1 } zilver bij aankomst, in plaats van 19. De kaart zelf is voorbij: in ronde { $round } heeft Oranje een andere getrokken.

# en: d3926560
todays-card-step-3 = Rondes per rit: { $trip_road_1 }, en één daarvan is voorbij. Nieuwe kaarten komen en gaan; het merk blijft op deze rit. Alleen een andere prijskaart voor wijn zou het vervangen.
    .pin-1 = Gemerkt: 10 in plaats van 5.
    .ask = Laat deze ronde en de volgende voorbijgaan: niets bouwen, klaar, klaar; trekken; niets bouwen, klaar, klaar.
    .answer-1 = In een echte partij wel. Kijk hier eerst naar de karren.
    .otherwise = Je hoeft alleen te wachten.
    .BI-LINE-05 = De karren zijn onderweg. Een lijn verander je alleen als ze bij een station staat.
    .after = Ronde { $round }: de wijn is aangekomen en betaalde { $told_silver } zilver, drie rondes na haar kaart. Je hebt { $silver }. De pesticide op de terugweg betaalt { $pays_road_1 }.

## Het hoofdgebouw

# en: fb29aaa5
central-building = Het hoofdgebouw
    .idea = Zonder hoofdgebouw bedient elk station één lijn; met een hoofdgebouw zoveel als je wilt.
    .know-1 = Geen hoofdgebouw: één lijn per station, en geen voertuig dat nieuwer is dan zijn stations.
    .know-2 = Elk hoofdgebouw heft beide grenzen voorgoed op.
    .know-3 = Het staat op wegstation 0, kost in tijdperk I 40 en telt 30, 50, 70 of 90 punten.
    .know-4 = Het kost de bouwstap van zijn ronde.

# en: db034696
central-building-step-1 = Bij je station 0 in Venezia komen twee wegen samen: een van de boerderij, een van de wijnmakerij. De lijn van de boerderij loopt. Maar zolang je geen hoofdgebouw hebt, mag een station het eind van maar één lijn zijn, dus de wijn kan Venezia niet bereiken.
    .pin-1 = Station 0: hier eindigt al een lijn.
    .pin-2 = Bedient de wijnmakerij. De weg is klaar, de lijn mag niet.
    .pin-3 = De lijn die station 0 bezet houdt.
    .ask = Bouw het hoofdgebouw, generatie I, voor 40 zilver.
    .answer-1 = Een tweede station naast Venezia zou ook helpen: het kost een weg en een bouwstap, en helpt deze ene keer. Het hoofdgebouw maakt al je stations voorgoed vrij.
    .answer-2 = Ook een beter station neemt maar één lijn. De grens valt met het hoofdgebouw.
    .answer-3 = Een los station zonder weg is nog geen eind voor een lijn.
    .answer-4 = De weg naar de wijnmakerij zou nog een ronde niets doen.
    .otherwise = Het is het hoofdgebouw dat de grens opheft.
    .after = { $silver_less } zilver, en het staat op station 0. Aan het eind is het 30 punten waard, terwijl de 40 zilver er 4 waard was geweest. Vanaf nu nemen je stations elk aantal lijnen, en voertuigen uit elk tijdperk.

# en: 75283260
central-building-step-2 = Dat was de bouwstap. Je hebt nog { $silver } zilver en een ongebruikte weg naar de wijnmakerij. Drie karren kosten 24.
    .pin-1 = Paardenkarren over: { $stock_cart }.
    .ask = Koop drie karren en ga verder.
    .answer-1 = Twee ossenkarren kosten ook 24 en laden 4, maar doen er 4 rondes over: 24 elke 4 rondes is 6 per ronde. Drie paardenkarren halen 19 elke 3, dat is 6,3.
    .answer-2 = Eén kar haalt 9 per rit, drie halen 19.
    .answer-3 = Twee karren halen 14 per rit, drie halen 19. Er is zilver voor de derde.
    .answer-4 = De wijnmakerij wacht.
    .otherwise = Drie paardenkarren zijn het beste dat je voor deze weg kunt krijgen.
    .after = Drie karren voor { $silver_less }; je houdt { $silver } zilver over.

# en: 64e2ff41
central-building-step-3 = Nu de tweede lijn naar station 0. De rest weet je: de duurdere goederen gaan heen, en iets komt terug.
    .pin-1 = Wijn, 5 waard.
    .pin-2 = Pesticide, 4 waard. Fiches over: { $left_pesticide }.
    .ask = Open met je drie karren de beste lijn tussen de wijnmakerij en Venezia, en ga verder.
    .answer-1 = Ze loopt, voor de prijs van pesticide: { $rate_road_2 } per ronde. Wijn moet heen gaan.
    .answer-2 = Ze loopt, maar gaat leeg naar huis: { $rate_road_2 } per ronde.
    .answer-3 = Een tweede lijn naar de boerderij mag nu, maar het is de wijnweg die wacht.
    .answer-4 = Karren in de remise verdienen niets.
    .otherwise = Van de wijnmakerij naar Venezia, heen wijn, terug pesticide, drie karren.
    .after = Bij station 0 eindigen twee lijnen. De nieuwe haalt { $rate_road_2 } zilver per ronde, dus ze verdient de 40 zilver van het hoofdgebouw in zeven rondes terug.

## De weg van de ander

# en: 9dd856b8
the-others-road = De weg van de ander
    .idea = Je mag op de wegen van je tegenstander aansluiten: een tegel die je verbouwt wordt gedeeld en gratis, de andere tegels kosten 1 zilver per rit.
    .know-1 = Je mag over de wegen van je tegenstander rijden zodra je erop bent aangesloten, nooit door diens stations.
    .know-2 = Een uitgang aan zo’n tegel toevoegen kost de helft en maakt hem gedeeld: gratis voor beiden.
    .know-3 = De eigen tegels van je tegenstander kosten elk 1 zilver voor elke betaalde rit; lege ritten betalen geen tol.
    .know-4 = Een brug kost 4 meer over een rivier, 8 meer over een stroom.

# en: 3806e779
the-others-road-step-1 = Je wilt een weg van de boerderij naar Bern, maar de stroom ligt ertussen, en een brug kost daar 10. Oranje heeft er een gebouwd. De stations van Oranje zijn voor jou gesloten; de wegen niet.
    .pin-1 = De brug van Oranje.
    .pin-2 = Jouw eind bij de boerderij.
    .pin-3 = Jouw eind bij Bern.
    .pin-4 = Een bocht in de weg van Oranje: hier zou je kunnen aansluiten.
    .ask = Kies de twee einden van een zandweg: 4,6 bij de boerderij en 11,5 bij Bern.
    .answer-1 = Het raakt Bern, maar van de verre kant: de weg zou langer zijn. Neem de weide ten noorden van Bern.
    .answer-2 = Dat eind raakt Bern niet. De weide ten noorden ervan wel.
    .answer-3 = Begin bij de boerderij, op 4,6.
    .answer-4 = Een schip zou het ook kunnen, vanaf de kust ten zuiden van de boerderij. Deze les gaat over wegen.
    .answer-5 = De rivier gaat niet vanzelf weg.
    .otherwise = Een zandweg, van 4,6 naar 11,5.
    .after = De planner heeft verschillende paden. Sommige gebruiken de brug van Oranje, andere bouwen een eigen.

# en: 59711d5a
the-others-road-step-2 = Het eerste pad sluit bij twee tegels op de weg van Oranje aan. Zo’n tegel een nieuwe uitgang geven kost de helft van het verbouwen, hier 2 zilver, en maakt hem gedeeld: gratis voor beiden, voor altijd. De brug ertussen blijft van Oranje: 1 zilver voor elke lading van jou die erover gaat.
    .pin-1 = Zou voor 2 zilver gedeeld worden.
    .pin-2 = Blijft van Oranje: 1 zilver per rit.
    .pin-3 = Zou voor 2 zilver gedeeld worden.
    .pin-4 = De andere plaats voor een brug: 6 zilver, en van jezelf.
    .ask = Kies het goedkoopste pad, met eenvoudige stations aan beide einden.
    .answer-1 = Een eigen brug over de kleine rivier: { $silver_less } zilver in plaats van 24, en geen tol. Maar 6 zilver is de tol van zes ritten, en dat zijn 42 rondes. Vroeg zilver is meer waard dan laat zilver.
    .answer-2 = Een omweg voor { $silver_less } zilver. Hij is langer, dus elke rit duurt meer rondes. Kijk naar het eerste voorstel.
    .answer-3 = Het juiste pad. De derde kant van het station kan wachten.
    .otherwise = Het eerste voorstel is het goedkoopste; eenvoudige stations zijn genoeg.
    .after = Vier nieuwe tegels voor 8, twee aansluitingen voor 4, twee stations voor 12: { $silver_less } zilver. Een eigen brug had 6 meer gekost.

# en: 80828272
the-others-road-step-3 = Je hebt { $silver } zilver. De weg heeft 9 vakken, en hij is lang genoeg dat paardenkarren twee rondes uitsparen.
    .pin-1 = Nu gedeeld: beide kleuren.
    .pin-2 = Nu gedeeld.
    .ask = Koop drie karren en ga verder.
    .answer-1 = Ossen doen 9 rondes over 9 vakken; paarden 7.
    .answer-2 = Een weg wil voertuigen.
    .answer-3 = Er is zilver voor drie.
    .otherwise = Drie paardenkarren.
    .after = Je houdt { $silver } zilver over, en dat is genoeg: een lijn zelf kost niets.

# en: fc836102
the-others-road-step-4 = Bern verkoopt pesticide voor 4, de boerderij graan voor 3. Je weet welk van de twee heen moet gaan.
    .pin-1 = Bedient Bern.
    .pin-2 = Bedient de boerderij.
    .ask = Open de lijn voor de betere prijs met alle drie de karren, en ga verder.
    .answer-1 = In beide richtingen geladen voor 3: { $pays_road_1 } per rit. Vanuit Bern zou het meer zijn.
    .answer-2 = Zeven rondes naar huis zonder lading.
    .answer-3 = De karren zouden wachten.
    .otherwise = Heen pesticide uit Bern, terug graan, drie karren.
    .after = 3 × 4 + 9 = { $pays_road_1 } zilver elke { $trip_road_1 } rondes, min 1 voor de brug van Oranje. De lange weg betaalt zijn vakken, maar korte lijnen verdienen meer per ronde: deze haalt { $rate_road_1 }, een korte 5 of 6.

## De hele weg beter

# en: 398c0812
horse-tram = De paardentram
    .idea = Rails in tijdperk I: de paardentram heeft eigen sporen en vult rijen die je voor wegen niet nodig hebt.
    .know-1 = Het spoor kost 3 per tegel, een paardentramstation 8. Je bouwt het alleen in tijdperk I.
    .know-2 = Een paardentram is zo snel als een kar op een zandweg, en je koppelt er tot vier.
    .know-3 = Paardentrams gebruiken het vrachtbord voor rails: je vijf rijen voor wegen blijven vrij.
    .know-4 = Hun spoor sluit niet aan op wegen of spoorwegen, en je kunt het niet moderniseren.

# en: 409535ed
horse-tram-step-1 = Ronde { $round }. Je hebt { $silver } zilver en een lege kaart. Deze keer leg je rails: een paardentram verbindt de wijnmakerij met Venezia. Je bouwt hem net zoals een weg.
    .pin-1 = Ten noorden van de wijnmakerij, die wijn verkoopt en pesticide koopt.
    .pin-2 = Ten noorden van Venezia, dat wijn koopt en pesticide verkoopt.
    .ask = Bouw een paardentram van 4,2 naar 2,3, langs het goedkoopste pad.
    .answer-1 = Dat pad is langer en kost meer. De eerste voorstellen zijn het goedkoopst.
    .answer-2 = Een weg zou ook kunnen en is zelfs goedkoper. Maar drie karren laden 3 eenheden en vier paardentrams 4. Kies de paardentram.
    .answer-3 = Tegel voor tegel is voor bijzondere plannen. Kies twee einden, dan stelt het programma paden met prijzen voor.
    .answer-4 = Een los station levert niets op. Bouw meteen het hele spoor.
    .answer-5 = Passen mag, maar paardentrams bouw en koop je alleen in tijdperk I. Bouw nu.
    .otherwise = Kies de paardentram, dan de weide op 4,2 en dan die op 2,3.
    .BI-BLD-08 = Spoorwegen komen met tijdperk II. In tijdperk I is de paardentram het enige spoor.
    .after = Twee tegels van 3: 6 zilver. Nu alleen nog de stations.

# en: 6c063115
horse-tram-step-2 = Een paardentram stopt bij paardentramstations. Zo’n station kost 8 en heeft ruimte voor twee wegen. Het neemt geen gewone wegen aan, en een wegstation neemt geen rails aan.
    .pin-1 = Het eerste station aan rails krijgt de aanduiding I.
    .ask = Bouw aan beide einden een paardentramstation.
    .otherwise = Het spoor heeft aan elk eind een paardentramstation nodig.
    .after = Twee tegels voor 6 en twee stations voor 16, samen { $silver_less } zilver; { $silver } over.

# en: fd8e63f0
horse-tram-step-3 = Op dit spoor rijden twee soorten voertuigen. Een paardentram kost 10, vervoert 1 eenheid van wat dan ook, en je koppelt er tot vier. Een ossenspoor kost 12 en vervoert 2, maar je koppelt er hoogstens twee.
    .pin-1 = Paardentram: 10 zilver.
    .pin-2 = Ossenspoor: 12 zilver, een ronde per vak.
    .ask = Koop vier paardentrams en stop.
    .answer-1 = Je kunt er vier koppelen, en vier laden 4 eenheden in dezelfde tijd. Je hebt het zilver.
    .answer-2 = Twee ossensporen laden ook 4 eenheden, voor minder zilver. Maar ze hebben 4 rondes nodig, paardentrams 3.
    .answer-3 = Karren rijden niet op rails. Koop paardentrams.
    .answer-4 = Een spoor zonder trams levert niets op.
    .otherwise = Die rijden hier niet. Koop vier paardentrams.
    .after = { $silver_less } zilver voor vier paardentrams, { $silver } over. Ze wachten in je remise.

# en: f55e944f
horse-tram-step-4 = Paardentrams komen op het vrachtbord voor rails, met vier eigen rijen. Wijn is meer waard dan pesticide, dus stuur die eerst: die prijs geldt in beide richtingen.
    .pin-1 = Resterende fiches wijn: { $left_wine }.
    .pin-2 = Resterende fiches pesticide: { $left_pesticide }.
    .pin-3 = Je eerste van vier rijen voor rails.
    .ask = Open een lijn voor rails van de wijnmakerij naar Venezia: heen wijn, terug pesticide, alle vier de paardentrams; stop dan.
    .answer-1 = Dan gaat het pesticide heen en betalen beide richtingen die prijs. Begin bij de wijnmakerij.
    .answer-2 = De andere paardentrams zouden in de remise staan. Koppel ze alle vier.
    .answer-3 = De terugweg wordt hoe dan ook gereden. Laad er pesticide voor.
    .answer-4 = De paardentrams staan nog in de remise. Open eerst de lijn.
    .otherwise = Van de wijnmakerij (4,2) naar Venezia (2,3): heen wijn, terug pesticide, vier paardentrams.
    .after = De rit duurt { $trip_rail_1 } rondes, en elke rit betaalt 4 × 5 + 4 = { $pays_rail_1 } zilver: { $rate_rail_1 } per ronde. Drie karren hadden 6,3 opgeleverd. En alle vijf de rijen voor wegen zijn nog vrij.

# en: b0e58e4a
the-whole-road = De hele weg beter
    .idea = Een route is maar zo goed als haar slechtste deel, dus moderniseer alles voor je er iets voor koopt.
    .know-1 = De klasse van een route is die van haar slechtste tegel of station.
    .know-2 = Moderniseren mag treden overslaan voor de som van hun prijzen, alles ineens of stuk voor stuk.
    .know-3 = Voertuigen wissel je als de lijn bij een station staat.
    .know-4 = Geen rit duurt korter dan 2 rondes.

# en: 65892f9d
the-whole-road-step-1 = Tijdperk II is begonnen: asfalt, spoorwegen, stoom. Drie stoomtractoren op asfalt zouden deze rit in 2 rondes doen in plaats van 3, en 6 laden. Maar een route telt als haar slechtste tegel of station, en zonder hoofdgebouw mag geen voertuig nieuwer zijn dan zijn stations.
    .pin-1 = Eenvoudig: een station van tijdperk I.
    .pin-2 = Eenvoudig: een station van tijdperk I.
    .pin-3 = Zandweg, klasse 1.
    .pin-4 = Stoomtractor: 26 zilver, 2 eenheden, drie mogen gekoppeld worden.
    .ask = Moderniseer in deze ene stap de hele route tot klasse 2.
    .answer-1 = Grotere stations, meer punten, maar nog steeds tijdperk I: geen stoom, geen asfalt.
    .answer-2 = Eén tegel asfalt voor 4: dat mag, maar de route blijft klasse 1 tot het laatste deel klaar is. Je kunt alles betalen.
    .answer-3 = Eén station van tijdperk II voor 17: het andere is nog eenvoudig, dus er gaat nog niets sneller.
    .answer-4 = Eén station verandert weinig: de weg en het andere station houden de route tegen.
    .answer-5 = Een nieuwe weg naast de oude is duurder, en op deze rijdt al een lijn.
    .answer-6 = Spoorwegen zijn nu sterk, maar alleen al twee stations kosten 48. Verbeter eerst wat je hebt.
    .answer-7 = Dan zouden hier tractoren mogen rijden, maar op een zandweg doen ze er 4 rondes over, meer dan je karren. De hele route op asfalt is maar 2 zilver duurder.
    .answer-8 = Met 90 zilver eraf had je te weinig voor tractoren, en de weg was nog steeds van zand.
    .answer-9 = Elke ronde wachten kost je wat stoom zou verdienen.
    .otherwise = Moderniseer route 1, klasse 2, alles.
    .after = Twee tegels voor 4 en twee stations voor 17: { $silver_less } zilver, je houdt { $silver } over. Stations en route tellen zoveel punten meer dan het zilver deed: { $points_more }. De karren rijden door alsof er niets gebeurd is.

# en: 8b827eda
the-whole-road-step-2 = Nu de voertuigen. Een tractor neemt alles behalve post en passagiers, en er mogen er drie gekoppeld worden; een vrachtwagen neemt alles, maar er mogen er maar twee. Op 4 vakken asfalt doen ze er allebei 2 rondes over, korter kan niet.
    .pin-1 = 26 zilver, 2 eenheden, drie gekoppeld.
    .pin-2 = 34 zilver, 2 eenheden, twee gekoppeld.
    .ask = Koop drie stoomtractoren en ga verder.
    .answer-1 = Eén tractor laadt 2 eenheden: minder dan drie karren. Er is zilver voor drie.
    .answer-2 = Twee tractoren halen 20 elke 2 rondes, drie halen 28. Er is zilver voor de derde.
    .answer-3 = Twee vrachtwagens halen 20 elke 2 rondes voor 68 zilver. Drie tractoren halen 28 voor 78, en op deze weg is geen post.
    .answer-4 = Die neemt alleen passagiers en post, en deze weg leidt naar een boerderij.
    .answer-5 = Een goede weg onder oude karren. Nu is het tijd voor stoom.
    .otherwise = Drie stoomtractoren passen het best bij deze weg.
    .after = { $silver_less } zilver voor drie tractoren, je houdt { $silver } over. Elk is aan het eind 20 punten waard.

# en: 945a8c8e
the-whole-road-step-3 = De karren staan in Venezia, voor hun volgende rit: alleen nu mag je voertuigen wisselen. Karren die eraf gaan rusten één rit en zijn dan vrij voor een andere lijn.
    .pin-1 = Nu { $pays_road_1 } elke { $trip_road_1 } rondes.
    .pin-2 = Hier staan de karren.
    .ask = Verander de lijn: houd beide goederen en zet de drie tractoren erop, ga dan verder.
    .answer-1 = Minder tractoren laden minder en zijn niet sneller. Zet ze alle drie op de lijn.
    .answer-2 = Dan blijven de tractoren in de remise.
    .answer-3 = Gesloten is gesloten: de fiches gaan terug naar de voorraad, en Oranje kan ze nemen. Verander de lijn in plaats daarvan.
    .answer-4 = De tractoren zouden wachten tot de karren weer bij een station staan.
    .otherwise = Houd de goederen, wissel de voertuigen.
    .after = 6 eenheden × 4 + 4 vakken = { $pays_road_1 } zilver elke { $trip_road_1 } rondes: { $rate_road_1 } per ronde, waar de karren 5,3 haalden. Snelheid en punten kwamen pas toen het laatste deel klaar was.

## Wat aan het eind telt

# en: 34fa788b
points = Wat aan het eind telt
    .idea = Zilver is een tiende punt waard: maak er voertuigen, stations en routes van voor de laatste ronde voorbij is.
    .know-1 = Zilver: 1 punt per 10. Voertuigen: elk 10 tot 40, ook in de remise.
    .know-2 = Routes 10 tot 40, stations en havens 10 tot 50, het hoofdgebouw 30 tot 90.
    .know-3 = Stations en routes zonder lijn tellen half; een lege rij is genoeg.
    .know-4 = Maar twaalf rijen: vul ze allemaal, met je beste routes.

# en: fb210d83
points-step-1 = Ronde 80, de laatste. Je hebt { $points } punten, Oranje heeft er { $points_1 }. Je hebt { $silver } zilver, en dat is maar 17 punten. Voertuigen tellen 10, 20, 30 of 40, naar hun tijdperk, op een lijn of in de remise.
    .pin-1 = Jij: { $points } punten.
    .pin-2 = Oranje: { $points_1 } punten.
    .pin-3 = Bestelwagen op benzine, tijdperk III: 58 zilver, 30 punten.
    .pin-4 = Elektrische bestelwagen, tijdperk IV: 84 zilver, 40 punten.
    .ask = Koop wat de meeste punten voor je zilver geeft, en ga verder.
    .answer-1 = 80 punten voor 168 zilver: goed. Goedkopere voertuigen geven iets meer per zilver, en er passen er drie.
    .answer-2 = Twee bestelwagens, en 59 zilver over: er kan er nog een bij.
    .answer-3 = Modern en duur: 84 zilver voor 40 punten. Reken de punten per zilver van de oudere uit.
    .answer-4 = 30 punten voor 60 zilver. Een ander geeft hetzelfde voor minder.
    .answer-5 = 30 punten voor 64 zilver. Een ander geeft hetzelfde voor minder.
    .answer-6 = 17 punten voor het zilver dat je houdt. Met voertuigen zou het veel meer zijn.
    .otherwise = Deel punten door prijs: 30 voor 58 is het beste dat te koop is.
    .after = Drie bestelwagens voor { $silver_less } zilver zijn 90 punten; het zilver was er 17 van waard. Je hebt nu { $points } punten.

# en: e74646fc
points-step-2 = Eén ding is over. Stations en routes tellen alleen heel als een lijn van jou ze gebruikt, anders half. Je autoweg van de wijnmakerij naar Győr heeft geen lijn, en een lege rij is genoeg.
    .pin-1 = Tijdperk III: 40 punten met lijn, 20 zonder.
    .pin-2 = Tijdperk III: 40 punten met lijn, 20 zonder.
    .pin-3 = Een route van klasse 3: 30 punten met lijn, 15 zonder.
    .pin-4 = Een vrije rij.
    .ask = Open een lijn op de autoweg, al is het zonder goederen, en maak het spel af.
    .answer-1 = De autoweg en zijn stations tellen half: 55 punten blijven liggen. Een rij kost niets.
    .answer-2 = Die stations liggen al aan een lijn. De autoweg niet.
    .otherwise = De rij moet de twee stations van de autoweg verbinden, 4,2 en 6,3.
    .after = De rij bracht { $points_more } punten op. Het spel is uit: jij { $points }, Oranje { $points_1 }.

## Het gevorderde spel

# en: b86c48f0
advanced-game = Het gevorderde spel
    .idea = Een persoonlijkheid verandert je maatschappij voor het hele spel, en een paar regels zijn strenger.
    .know-1 = Drie kaarten: geef er één terug, geef er één door, houd dan één van twee.
    .know-2 = Afgedankte voertuigen mogen niet rijden en niet verkocht worden, maar tellen nog.
    .know-3 = Een station heeft zoveel open kanten nodig als het plaats voor wegen heeft.
    .know-4 = Wie hoofdgebouw IV bouwt, laat het spel na die ronde eindigen.

# en: ebdf41fc
advanced-game-step-1 = In het gevorderde spel heeft elke speler een persoonlijkheid met een eigen effect. Je krijgt drie kaarten: bankier, douanier, scheepskapitein. Eén gaat terug in de doos, één naar Oranje, één blijft bij jou.
    .pin-1 = Je hand. Bankier: nu 60 zilver, 30 aan het begin van elk later tijdperk. Douanier: nu 30 zilver, Oranje betaalt je 2 per tegel, jij betaalt geen tol. Scheepskapitein: twee koggen, schepen een ronde sneller, met één eenheid meer en nooit opgehouden.
    .ask = Geef de douanier terug: niemand heeft nog een weg, en een tegenstander die hem ziet zal die van jou niet gebruiken.
    .answer-1 = 150 zilver over het spel, 60 daarvan in de eerste ronde, als zilver het schaarst is. Denk nog eens na.
    .answer-2 = Twee koggen zijn 40 zilver en 20 punten waard, en elk schip van jou wordt beter. Denk nog eens na.
    .otherwise = Een van de drie gaat terug.
    .after = Jullie hebben allebei in het geheim een kaart teruggegeven.

# en: dd6b2cf6
advanced-game-step-2 = Nu gaat een van je twee naar Oranje. Wat je doorgeeft wordt tegen je gebruikt; wat je houdt kan nog overtroffen worden door wat je krijgt. Aan deze kust kunnen drie steden en een visserij een haven hebben.
    .pin-1 = Kust voor een haven van Venezia.
    .pin-2 = Kust voor een haven van Győr.
    .pin-3 = Kust voor een haven van Bern.
    .pin-4 = Kust voor een haven van de visserij.
    .ask = Geef de bankier door en houd de scheepskapitein vast.
    .answer-1 = Dan kan Oranje vanaf ronde 1 met twee koggen varen, en ieder heeft maar drie rijen voor schepen. Houd hem voor deze les.
    .otherwise = Geef een van de twee door.
    .after = De kaarten zijn gewisseld: je kreeg de herbergier, die een postkoets en 10 zilver heeft en passagiers en arbeiders 1 meer laat betalen.

# en: d237728a
advanced-game-step-3 = Van de twee in je hand houd je er één. Het begineffect komt meteen, het andere duurt het hele spel. Beginvoertuigen komen niet uit de gemeenschappelijke voorraad, dus ze nemen niemand iets af.
    .pin-1 = Koggen in de voorraad: { $stock_cog }. De kapitein brengt er zelf twee mee.
    .ask = Houd de scheepskapitein.
    .answer-1 = Passagiers voor 5 zijn in elk tijdperk goed. Maar de kapitein geeft meteen twee koggen, en zijn schepen sparen bij elke rit een ronde uit.
    .otherwise = Houd er één.
    .after = Je begint met twee koggen in de remise en { $silver } zilver. De gehouden kaarten zijn nu open: Oranje is de postmeester.

# en: 0a4a6c2b
advanced-game-step-4 = De rest ken je, met vier veranderingen. Oude voertuigen worden afgedankt: alle voertuigen met trekdieren behalve de paardenkar in tijdperk III; paardenkarren, zeilschepen en stoomvoertuigen op de weg in tijdperk IV. Een station heeft ruimte aan zijn kanten nodig, en je eigen sporen mogen elkaar niet kruisen. Het spel eindigt ook met de ronde waarin iemand het hoofdgebouw van generatie IV bouwt.
    .pin-1 = Wordt afgedankt als tijdperk III begint.
    .pin-2 = Ronde 1 begint zoals altijd.
    .ask = Trek de eerste kaart.
    .otherwise = De kaart komt eerst.
    .after = { $card } Het spel is begonnen. Let het meest op de laatste verandering: wie voor staat kan de deur dichtdoen.

## Puzzel: paarden en ossen

# en: 1aabcb62
puzzle = Puzzel: paarden en ossen
    .idea = Het beste voertuig voor een lijn is niet altijd dat wat er het meest verdient.
    .know-1 = Geef elk voertuig de lijn die de andere niet kunnen rijden.
    .know-2 = Ossen en goederentreinen vervoeren geen post en geen passagiers.
    .know-3 = Tel alle voertuigen samen, niet de beste losse lijn.

# en: c4dfee99
puzzle-step-1 = Twee wegen zijn klaar, twee rijen zijn vrij, en je zilver is op. In de remise staan drie paardenkarren en twee ossenkarren. Geef elke groep haar lijn, zo dat ze samen het meeste zilver per ronde verdienen.
    .pin-1 = Bedient de wijnmakerij. Vier vakken naar Venezia.
    .pin-2 = Bedient Venezia.
    .pin-3 = Bedient ook Venezia. Vijf vakken naar Győr.
    .pin-4 = Bedient Győr.
    .pin-5 = Ossen: elk 2 eenheden, een ronde per vak, geen post en geen passagiers.
    .ask = Open beide lijnen.
    .answer-1 = { $rate_road_1 } per ronde: beter kan een lijn hier niet. Maar kijk nu naar de ossen. Wat mogen die tussen twee steden vervoeren?
    .answer-2 = In beide richtingen geladen, maar voor de prijs van pesticide. Welke goederen moeten heen gaan?
    .answer-3 = Leeg naar huis: de helft van het zilver blijft op de weg liggen.
    .answer-4 = Een tweede ossenkar zou bij dezelfde snelheid de lading verdubbelen.
    .answer-5 = Tussen steden wil altijd iets mee terug.
    .answer-6 = Eén kar met de post; de andere twee kunnen eraan gekoppeld worden.
    .answer-7 = Vijf voertuigen zouden in de remise slapen.
    .otherwise = Ze loopt, maar beide lijnen samen kunnen meer verdienen. Reken voor elke groep op elke weg opbrengst gedeeld door rondes uit.
    .BI-LINE-09 = Ossen nemen geen post en geen passagiers.
    .after = Karren met de wijn zouden alleen 6,3 halen, en de ossen niets. Ossen met de wijn halen 24 in 4 rondes, 6 per ronde; de karren met de post halen 17 in 4, dat is 4,25. Samen meer dan 10 zilver per ronde: opgelost.

# en: d4b9a013
first-railway = Je eerste spoorweg
    .idea = Tijdperk II brengt spoorwegen: duurder dan wegen, maar een trein vervoert meer en is sneller.
    .know-1 = Een spoorweg heeft spoorwegstations nodig: 7 per tegel, 24 per station.
    .know-2 = Rails hebben een eigen vrachtbord, met vier rijen.
    .know-3 = Twee vakken per ronde, 3 eenheden per trein, tot drie gekoppeld.
    .know-4 = Een spoorwegstation is 30 punten waard, een spoorroute 20.

# en: 6cef75db
first-railway-step-1 = Tijdperk II, ronde { $round }. Je hebt { $silver } zilver en een lege kaart. Nu mag je spoorwegen bouwen, net zoals een weg: je kiest de soort, dan beide einden, en het programma stelt paden met prijzen voor.
    .pin-1 = Ten noorden van de boerderij, die graan verkoopt.
    .pin-2 = Ten zuiden van Venezia, dat pesticide verkoopt en graan koopt.
    .ask = Bouw een spoorweg van 4,6 naar 2,5, langs het goedkoopste pad.
    .answer-1 = Dat pad kost meer en levert niets extra op. Het eerste voorstel is het goedkoopste.
    .answer-2 = Een weg zou hier ook kunnen. In deze les leg je rails: kies de spoorweg.
    .answer-3 = Tegel voor tegel is voor bijzondere plannen. Kies twee einden, dan stelt het programma paden met prijzen voor.
    .answer-4 = Een los station levert niets op. Bouw meteen de hele spoorweg.
    .answer-5 = Passen mag, maar dan rijdt hier nooit een trein. Bouw de spoorweg.
    .otherwise = Kies de spoorweg, dan de weide op 4,6 en dan die op 2,5.
    .BI-BLD-08 = De paardentram werd alleen in tijdperk I gebouwd. Nu is het tijd voor spoorwegen.
    .after = Twee tegels spoorweg van 7: 14 zilver. Nu alleen nog de stations.

# en: 07fa5f74
first-railway-step-2 = Een spoorweg eindigt bij spoorwegstations. Zo’n station kost 24 en heeft ruimte voor drie wegen. Het neemt geen gewone wegen aan, en een wegstation neemt geen rails aan.
    .pin-1 = Het eerste spoorwegstation krijgt de aanduiding I.
    .ask = Bouw aan beide einden een spoorwegstation.
    .otherwise = De spoorweg heeft aan elk eind een spoorwegstation nodig.
    .after = Twee tegels voor 14 en twee stations voor 48, samen { $silver_less } zilver; { $silver } over.

# en: 85f17153
first-railway-step-3 = Nu de treinen. Een stoomgoederentrein kost 44, vervoert 3 eenheden en rijdt twee vakken per ronde. Hij vervoert geen post, passagiers of arbeiders; de stoompersonentrein alleen die.
    .pin-1 = Stoomgoederentrein: 44 zilver.
    .pin-2 = Stoompersonentrein: 46 zilver.
    .ask = Koop twee stoomgoederentreinen en stop.
    .answer-1 = Eén trein vervoert 3 eenheden. Twee gekoppelde vervoeren er 6 in dezelfde tijd, en je hebt het zilver.
    .answer-2 = Een personentrein heeft aan beide einden een stad nodig. Jouw spoorweg verbindt een stad met een boerderij.
    .answer-3 = Een spoorweg zonder treinen levert niets op.
    .otherwise = Die rijden niet op rails. Koop goederentreinen.
    .after = { $silver_less } zilver voor twee treinen, { $silver } over. Ze wachten in je remise.

# en: a1ee9819
first-railway-step-4 = De lijn komt op het vrachtbord voor rails. Pesticide is meer waard dan graan, dus stuur dat eerst: die prijs geldt in beide richtingen.
    .pin-1 = Resterende fiches pesticide: { $left_pesticide }.
    .pin-2 = Resterende fiches graan: { $left_grain }.
    .pin-3 = Je eerste van vier rijen voor rails.
    .ask = Open een spoorlijn van Venezia naar de boerderij: heen pesticide, terug graan, beide treinen; stop dan.
    .answer-1 = Dan gaat het graan heen en betalen beide richtingen de prijs van graan. Begin in Venezia.
    .answer-2 = De tweede trein zou in de remise staan. Koppel ze allebei.
    .answer-3 = De terugweg wordt hoe dan ook gereden. Laad er graan voor.
    .answer-4 = De treinen staan nog in de remise. Open eerst de lijn.
    .otherwise = Van Venezia (2,5) naar de boerderij (4,6): heen pesticide, terug graan, twee goederentreinen.
    .after = De rit duurt { $trip_rail_1 } rondes, en elke rit betaalt 6 × 4 + 4 = { $pays_rail_1 } zilver: { $rate_rail_1 } per ronde. Drie paardenkarren verdienden op dezelfde vakken nog niet de helft.

# en: faeb16ad
tunnel = Onder de berg
    .idea = Vanaf tijdperk III mogen wegen onder de grond: korter, en niemand heeft er last van.
    .know-1 = Een tunnel heeft twee portalen op vrij land en minstens één vak ertussen.
    .know-2 = Een portaal kost de tegel en 4 extra, een vak onder de grond de tegel en 3 extra.
    .know-3 = Hij gaat overal onderdoor, en elk vak telt voor de rit en voor de opbrengst.
    .know-4 = Alleen autowegen, autosnelwegen, snelsporen en magneetbanen hebben tunnels.
    .know-5 = Arbeiders vervoer je in beide richtingen tussen een stad en elke andere plaats.

# en: d423a409
tunnel-step-1 = Tijdperk III, ronde { $round }. Je hebt { $silver } zilver, en het snelspoor is nieuw: 12 per tegel, en sneller dan een spoorweg. Tussen Győr en de visserij liggen een berg en de steenfabriek; daar kunnen geen rails liggen.
    .pin-1 = Ten zuiden van Győr.
    .pin-2 = Ten westen van de visserij.
    .pin-3 = Boven de grond gaat geen weg over een berg.
    .pin-4 = Ook de steenfabriek staat in de weg.
    .ask = Bouw een snelspoor van 6,3 naar 11,3, door de tunnel.
    .answer-1 = Dat pad gaat om de berg heen of graaft meer dan nodig is. Het is langer en kost meer. Kijk naar het eerste voorstel.
    .answer-2 = Een spoorweg is goedkoper, maar heeft geen tunnels: hij moet eromheen, en zijn treinen zijn langzamer. Kies het snelspoor.
    .answer-3 = Autowegen hebben ook tunnels, maar deze les gaat over rails. Kies het snelspoor.
    .answer-4 = Je kunt ook vak voor vak graven. Maar in de voorstellen van het programma zit de tunnel al: kies twee einden.
    .answer-5 = Dat alleen levert niets op. Bouw meteen het hele spoor.
    .answer-6 = Passen mag, maar dan blijft de berg ertussen. Bouw het spoor.
    .otherwise = Kies het snelspoor, dan 6,3 en 11,3, en dan het pad met de tunnel.
    .BI-BLD-08 = Magneetbanen komen met tijdperk IV. Nu is het tijd voor het snelspoor.
    .after = Twee portalen van 16 en twee vakken onder de grond van 15: 62 zilver. Boven de grond waren het zes tegels voor 72 geweest, en elke rit twee vakken langer.

# en: 2d21ec2f
tunnel-step-2 = Zowel een spoorwegstation als een sneltreinstation neemt dit spoor aan. Maar een route is zo goed als haar zwakste deel: met twee sneltreinstations, van 40 elk, wordt ze klasse 3.
    .pin-1 = Een portaal sluit op een station aan zoals elk ander spoor.
    .ask = Bouw aan beide einden een sneltreinstation.
    .answer-1 = Een spoorwegstation is goedkoper, maar dan is de route klasse 2, en zonder hoofdgebouw mag er geen trein van tijdperk III stoppen.
    .otherwise = De beste treinen hebben aan elk eind een sneltreinstation nodig.
    .after = { $silver_less } zilver voor twee portalen, twee vakken onder de grond en twee stations; { $silver } over.

# en: e95ee610
tunnel-step-3 = Nu de treinen. Vanaf tijdperk II stuurt en ontvangt elke plaats arbeiders, van en naar steden, dus een personentrein kan in beide richtingen vol zitten. De visserij verkoopt ook vis, maar Győr heeft niets wat ze koopt.
    .pin-1 = Dieselsneltrein: 78 zilver, vervoert er 4, vijf vakken per ronde.
    .pin-2 = Dieselgoederentrein: 72 zilver, vervoert 4 eenheden goederen, maar geen arbeiders.
    .pin-3 = Stoompersonentrein: 46 zilver, vervoert er 3, hier drie vakken per ronde.
    .ask = Koop twee dieselsneltreinen en stop.
    .answer-1 = Eén trein vervoert 4 arbeiders. Twee gekoppelde vervoeren er 8 in dezelfde tijd, en je hebt het zilver.
    .answer-2 = Goederentreinen vervoeren geen arbeiders. Ze zouden vis naar Győr brengen en leeg teruggaan.
    .answer-3 = Geen slecht idee als je weinig zilver hebt: voor zes vakken heeft hij ook 2 rondes nodig. Maar twee ervan vervoeren er 6 en twee dieselsneltreinen 8. Je kunt de betere betalen.
    .answer-4 = Een spoor zonder treinen levert niets op.
    .otherwise = Die vervoeren geen arbeiders op rails. Koop dieselsneltreinen.
    .after = { $silver_less } zilver voor twee treinen, { $silver } over. Ze wachten in je remise.

# en: 35ec639b
tunnel-step-4 = Twee fiches arbeiders, één per richting, en de lijn betaalt heen en terug.
    .pin-1 = Resterende fiches arbeiders: { $left_workers }.
    .pin-2 = Je eerste van vier rijen voor rails.
    .ask = Open een spoorlijn tussen Győr en de visserij: heen arbeiders, terug arbeiders, beide treinen; stop dan.
    .answer-1 = Een trein in de remise vervoert niemand. Koppel ze allebei.
    .answer-2 = Deze treinen vervoeren arbeiders, en die reizen hier in beide richtingen. Laad ze heen en terug.
    .answer-3 = De treinen staan nog in de remise. Open eerst de lijn.
    .otherwise = Tussen 6,3 en 11,3: heen arbeiders, terug arbeiders, twee dieselsneltreinen.
    .after = Zes vakken, die onder de grond meegeteld: een rit duurt { $trip_rail_1 } rondes en betaalt 8 × 3 + 6 = { $pays_rail_1 } zilver, { $rate_rail_1 } per ronde. Gebruikt Oranje ooit jouw tunnel, dan krijg je voor elk van de vier vakken 1 zilver.

## Oefeningen

# en: 1c121e8d
the-first-road-of-all = De allereerste weg
    .idea = 200 zilver en een lege kaart: wat verdient het meest voor wat het kost?
    .know-1 = De kortste weg, dure goederen, een lading terug: zo begint het zilver.

# en: 1e66056c
the-first-road-of-all-decide = Ronde 1, en niemand heeft iets gebouwd. Je hebt { $silver } zilver. De straat van een stad mag je gratis gebruiken.
    .pin-1 = { $silver } zilver.
    .pin-2 = 12 zilver: 2 eenheden, een ronde per vak.
    .pin-3 = Meubels betalen 5.
    .pin-4 = Wijn betaalt 5.
    .ask = Welke eerste weg verdient het meest voor wat hij kost?
    .answer-1 = Twee steden met post in beide richtingen, maar drie vakken: geen gek idee. Maar door de stroom is het { $silver_less } zilver nog voor de eerste koets, en een koets haalt 5,5 per ronde. Een weg zonder brug kost de helft en verdient meer.
    .answer-2 = Ronde 1 heeft een bouwstap zoals elke andere. Die komt niet terug.
    .otherwise = Dat is een weg. Maar zoek drie vakken zonder rivier, goederen die 5 opleveren, en iets voor de terugweg.
    .after = Drie vakken is de kortste weg die er is, en hier verbinden ze goederen die 5 opleveren met een lading terug: meubels uit de fabriek bij Bern, of wijn voor Milano. Het meeste ervan is straat van de stad zelf, dus je betaalde { $silver_less } zilver. Twee ossenkarren halen 23 zilver per 3 rondes, 7,7 per ronde.

# en: 66ca4270
one-coach-or-three-carts = Eén koets of drie karren
    .idea = Wat moet de post over je brug brengen?
    .know-1 = Deel de opbrengst door de rondes voor je voertuigen vergelijkt: snel kan groot verslaan.

# en: 486f2a1b
one-coach-or-three-carts-decide = Je brug verbindt Trieste en Salzburg, drie vakken in totaal, en allebei geven ze post. Je hebt { $silver } zilver.
    .pin-1 = Bedient Trieste.
    .pin-2 = Bedient Salzburg.
    .pin-3 = 14 zilver: 2 eenheden, en een ronde minder per drie vakken.
    .pin-4 = 8 zilver: 1 eenheid, tot drie gekoppeld.
    .ask = Wat koop je?
    .answer-1 = Drie karren dragen drie eenheden tegen twee, maar ze hebben drie rondes nodig tegen twee: 15 zilver per 3 rondes, 5 per ronde, voor 24 zilver. Reken nog eens met de koets.
    .answer-2 = Ossen nemen geen post en geen passagiers, en tussen twee steden is er in tijdperk I niets anders.
    .answer-3 = Een brug waarop niets rijdt verdient niets.
    .otherwise = Dat rijdt niet op jouw weg.
    .after = De koets spaart een ronde per drie vakken uit, dus hier heeft ze 2 rondes nodig. Ze brengt 2 × 4 + 3 = 11 per 2 rondes: 5,5 per ronde voor 14 zilver. Drie karren brengen 5 per ronde voor 24. En koetsen zijn alleen in tijdperk I te koop.

# en: 73ba4ff0
the-last-wine = De laatste wijn
    .idea = Wel een weg, geen karren; en Oranje heeft karren klaarstaan.
    .know-1 = Ook een lege rij houdt haar fiches vast: open de rij voor het laatste fiche weg is.

# en: 5d244dee
the-last-wine-decide = Fiches wijn over: { $left_wine }; pesticide: { $left_pesticide }. Je hebt een weg van de wijnmakerij naar Győr, maar geen voertuigen en maar { $silver } zilver. Oranje heeft drie karren in de remise en is na jou.
    .pin-1 = Bedient de wijnmakerij.
    .pin-2 = Bedient Győr.
    .pin-3 = De laatste wijn.
    .pin-4 = De laatste pesticide.
    .pin-5 = De eerste wijnlijn van Oranje.
    .ask = Wat doe je in je vrachtstap?
    .answer-1 = Nu opent Oranje met de drie karren een tweede wijnlijn, en de laatste wijn is weg. Je weg naar de wijnmakerij is haar beste goederen kwijt.
    .answer-2 = De wijn is veilig, goed gezien. Maar de laatste pesticide ligt nog in de voorraad, en de terugweg zou leeg zijn.
    .answer-3 = Beide fiches zijn van jou, heel goed. Maar een lijn heeft één prijs voor beide richtingen, die van de goederen heen: zo zou de wijn voor 4 reizen.
    .otherwise = Dat mag. Maar welke goederen zijn er nog als Oranje klaar is?
    .after = Een rij mag je zonder voertuigen openen, en haar fiches neemt ze toch. De wijn gaat heen, dus beide richtingen zullen 5 betalen, hoe lang de karren ook op zich laten wachten. Wie het eerst is heeft het laatste fiche: dat was jij.

# en: a94eadd9
the-last-round-of-an-era = De laatste ronde van een tijdperk
    .idea = Wat is er morgen niet meer te koop?
    .know-1 = Koop voor een tijdperk eindigt wat ermee uit de voorraad verdwijnt, als je er een lijn voor hebt.

# en: fb38b80a
the-last-round-of-an-era-decide = Ronde { $round }, de laatste van tijdperk I. Tussen Venezia en de boerderij rijdt één paardentram, en er mogen er tot vier gekoppeld worden. Je hebt { $silver } zilver.
    .pin-1 = De laatste ronde van tijdperk I.
    .pin-2 = Eén tram, { $pays_rail_1 } zilver per rit.
    .pin-3 = 10 zilver; alleen in tijdperk I te koop.
    .pin-4 = 8 zilver; in tijdperk I en II te koop.
    .ask = Wat koop je?
    .answer-1 = Karren zijn nuttig, maar ze zijn nog 24 rondes te koop. Na deze ronde kan de tramlijn nooit meer groeien.
    .answer-2 = Na deze ronde verdwijnen de trams voorgoed uit de voorraad, en je lijn blijft op { $pays_rail_1 } zilver per rit.
    .answer-3 = Een goed begin. Maar er mogen er vier gekoppeld worden, en dit was de laatste kans.
    .otherwise = Daar heb je geen lijn voor. Wat is er morgen niet meer te koop?
    .after = Paardentrams zijn alleen in tijdperk I te koop, en op hun sporen mag niets anders rijden. Met vier gekoppeld betaalt de lijn straks 20 zilver per rit in plaats van { $pays_rail_1 }, de rest van het spel. Karren zijn in tijdperk II nog te koop.

# en: e4bd36a8
where-to-put-the-factory = Waar komt de voedselfabriek?
    .idea = Jij mag de voedselfabriek plaatsen. Wie moet ze dienen?
    .know-1 = Zet wat iedereen mag gebruiken waar alleen jij een station hebt.

# en: 07639213
where-to-put-the-factory-decide = Tijdperk III begint, en jij plaatst de voedselfabriek op een weide. Voedsel betaalt 5 en gaat naar steden; er komen vier fiches.
    .pin-1 = Je station 0, bij de boerderij.
    .pin-2 = Je station 1, bij Venezia.
    .pin-3 = Het station van Oranje, bij Bern.
    .pin-4 = Voedsel betaalt 5.
    .ask = Waar dient ze jou en niet Oranje?
    .answer-1 = Die weide grenst aan een station van Oranje: Oranje zou gratis voedsel laden, en jij zou er eerst moeten bouwen.
    .answer-2 = Dicht bij Venezia, en daar moet het voedsel heen. Maar geen station van jou grenst aan deze weide.
    .otherwise = Daar staat geen station van jou. Ze zou een station en een weg nodig hebben voor ze je iets geeft.
    .after = Naast je station 0 wordt de fabriek meteen bediend: geen nieuw station, geen nieuwe weg. Je drie tractoren kunnen voedsel naar Venezia brengen en pesticide terug, voor 17 zilver per ronde in plaats van 14. Er zijn in dit tijdperk maar vier fiches voedsel, en de eerste zijn van jou.

# en: 7af1ef03
a-used-tractor = Een gebruikte tractor
    .idea = Oranje wil je iets verkopen dat je niet nodig hebt.
    .know-1 = Een gebruikt voertuig voor de halve prijs is de goedkoopste weg naar punten.

# en: 595d7f23
a-used-tractor-decide = Ronde { $round }. Oranje zit krap in het zilver en biedt je een gebruikte stoomtractor aan voor de halve prijs, 13 zilver. Je hebt { $silver } zilver, en geen lijn ervoor.
    .pin-1 = Tijdperk II: 20 punten, op een lijn of in de remise.
    .pin-2 = { $silver } zilver: een punt per 10.
    .pin-3 = Oranje: { $points_1 } punten.
    .ask = Neem je het aan?
    .answer-1 = Je houdt 13 zilver, 1 punt waard, en Oranje houdt een voertuig van 20 punten.
    .after = Elk voertuig van jou telt volledig, op een lijn of in de remise: 20 punten voor 13 zilver, en dat zilver was 1 waard. Je hebt nu { $points } punten, { $points_more } meer dan ervoor, en Oranje is die 20 kwijt.

# en: b6ae2680
the-last-building-step = De laatste bouwstap
    .idea = Ronde 80: wat maakt van zilver de meeste punten?
    .know-1 = Aan het eind geven nieuwe stations de meeste punten voor je zilver: verbind er twee met de kortste weg, en zet die in een lege rij.

# en: 66af00c2
the-last-building-step-decide = Ronde 80: er zijn nog een bouwstap, een handelsstap en een vrachtstap. Je hebt { $silver } zilver en vrije rijen op je vrachtbord.
    .pin-1 = Győr: de straat is gratis.
    .pin-2 = { $silver } zilver is 10 punten.
    .pin-3 = Een vrije rij; ze mag leeg blijven.
    .pin-4 = De laatste ronde.
    .ask = Wat doe je in de bouwstap?
    .answer-1 = Je route moderniseren, en van de rest een bestelwagen kopen: 50 punten in totaal. Een nieuwe weg geeft twee keer zoveel.
    .answer-2 = Een bestelwagen van tijdperk IV is 40 punten voor 84 zilver, en 8 daarvan zaten al in het zilver. De bouwstap was het beste dat je had.
    .answer-3 = Twee nieuwe stations, het idee is dus goed, en met een rij wordt het tot 90 punten. Maar een weg die alleen straat is telt niet als route. Met één tegel meer wel.
    .otherwise = { $points_more } punten meer dan ervoor; het kan beter. Zoek de kortste weg met twee nieuwe stations die niet alleen straat is.
    .after = Een nieuw station van tijdperk III geeft 40 punten voor 34 zilver, en een van tijdperk IV 50 voor 52: geen voertuig komt daarbij in de buurt. De weg is kort, half de straat van Győr, en telt als route. Nu verdubbelt een lege rij met beide stations ze: met één van elk samen 111 punten voor 95 zilver.

# en: 99715617
shut-the-door = Doe de deur dicht
    .idea = Je staat voor, en Oranje verdient meer. Hoe lang moet het spel duren?
    .know-1 = Wie voorstaat maar minder verdient moet aan het eind denken: in het gevorderde spel brengt hoofdgebouw IV het.

# en: 949bf35a
shut-the-door-decide = Gevorderd spel, ronde { $round }. Je hebt { $points } punten en { $silver } zilver. Oranje heeft { $points_1 } punten en { $silver_1 } zilver, en heeft deze ronde al gebouwd.
    .pin-1 = Je lijn brengt { $rate_road_1 } zilver per ronde.
    .pin-2 = Oranje: { $silver_1 } zilver.
    .pin-3 = { $rate_rail_1_1 } zilver per ronde.
    .pin-4 = { $rate_rail_2_1 } zilver per ronde.
    .ask = Wat doe je in de bouwstap?
    .answer-1 = Een goede weg, maar je voorsprong groeit niet zo snel als het zilver van Oranje: meer dan 50 per ronde.
    .answer-2 = Betere stations zijn punten waard, maar elke ronde meer is voor Oranje meer waard dan voor jou.
    .answer-3 = Dan rijden de sneltreinen door: meer dan 50 zilver per ronde voor Oranje, en 14 voor jou.
    .otherwise = Dat mag. Maar wie wint bij de rondes die nog komen?
    .after = In het gevorderde spel eindigt een hoofdgebouw van generatie IV het spel met deze ronde. Het kost 110 zilver en geeft 20 punten: { $points } tegen { $points_1 }, en met { $silver_1 } zilver koopt Oranje vandaag niet zoveel. In nog 14 rondes hadden de sneltreinen meer dan 700 zilver gebracht, en de voorsprong.

# en: 6df55217
relisting = Rijen verplaatsen aan het eind
    .idea = Aan het eind telt alleen heel wat een lijn gebruikt, dus in de laatste ronde zet je je rijen waar de punten zijn.
    .know-1 = Een station telt heel als een lijn van jou er begint of eindigt, een route als een lijn van jou over de hele route loopt.
    .know-2 = In de laatste ronde komt zilver van lijnen te laat: een rij is waard wat erop staat.
    .know-3 = Zijn alle rijen bezet, sluit dan een lijn waarvan de stations ook op een andere rij staan.
    .know-4 = Teruggetrokken voertuigen tellen in de remise net zo goed.

# en: 9f57b63d
relisting-step-1 = Ronde { $round }, de laatste stap van het spel. Alle vijf rijen voor de weg zijn bezet, en ze lopen allemaal tussen Venezia en de boerderij. Je autoweg van de wijnmakerij naar Győr heeft geen lijn, dus zijn stations en zijn route tellen half.
    .title = Plaats maken
    .pin-1 = Station van tijdperk III: op het bord 40 punten, anders 20.
    .pin-2 = Station van tijdperk III: op het bord 40 punten, anders 20.
    .pin-3 = Rij 5: geen voertuigen, en stations die ook op andere rijen staan.
    .ask = Maak een rij vrij: sluit een lijn die de telling niet nodig heeft.
    .answer-1 = Dat verandert een lijn, maar maakt geen rij vrij. Neem het terug.
    .answer-2 = Het spel is uit, en de autoweg telt half: 55 punten zijn weg. Neem het terug.
    .otherwise = { relisting-step-1.ask }
    .BI-LINE-02 = Alle vijf rijen voor de weg zijn bezet. Sluit eerst een lijn.
    .after = De rij is vrij. De stations van de oude weg staan nog op de andere rijen.

# en: 92fe425e
relisting-step-2 = Nu gaat de vrije rij naar de autoweg. Goederen en voertuigen doen er niet meer toe: ook een lege rij zet haar stations en de route op het bord.
    .title = Op het bord
    .pin-1 = De vrije rij.
    .pin-2 = De autoweg: klasse 3, op het bord 30 punten, anders 15.
    .ask = Open een lijn op de autoweg, tussen 4,2 en 6,3, en maak het spel af.
    .answer-1 = Het spel is uit, en de autoweg telt nog steeds half. Neem het terug.
    .answer-2 = Die stations staan al op het bord. De autoweg niet. Neem het terug.
    .answer-3 = Eén vrije rij is genoeg. Neem het terug en open de lijn op de autoweg.
    .otherwise = { relisting-step-2.ask }
    .after = Twee stations en een route tellen nu heel: { $points_more } punten meer. Het spel is uit: jij { $points }, Oranje { $points_1 }.
