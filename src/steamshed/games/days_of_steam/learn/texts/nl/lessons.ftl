# De lessen: een bericht voor elke les en elke stap. Zie docs/teaching.md.

## Het eerste fluitsignaal

# en: c03466ca
first-whistle = Het eerste fluitsignaal
    .idea = Elke beurt doe je één ding: een tegel leggen, met je trein rijden, of water nemen.
    .know-1 = Eén ding per beurt: een tegel, een rit, of water.
    .know-2 = Tegels en steden brengen stoom; rijden kost stoom.
    .know-3 = Een goederenblokje dat in een stad van zijn kleur wordt geleverd, is 2 punten waard.
    .know-4 = Met 13 punten win je meteen.

# en: 97eccc81
first-whistle-step-1 = Alle treinen delen één spoornet, en dat groeit tijdens het spel. Een tegel leggen vult je ketel: het getal op de tegel is de stoom die je krijgt. Je hebt { $steam } stoom, en er wacht een goederenblokje dat nergens heen kan.
    .pin-1 = Je trein, in de gele stad.
    .pin-2 = Een rood goederenblokje. Het wil naar een rode stad.
    .pin-3 = Hier houdt de lijn op.
    .ask = Leg je rechte tegel aan het eind van de lijn.
    .answer-1 = Dat brengt ook { $told_gained } stoom. Maar de lijn naar het oosten is nog steeds één tegel lang; kijk bij markering 3.
    .answer-2 = De lijn gaat verder, en je krijgt er { $told_gained } stoom bij. Maar nu buigt ze af, en een trein remt voor een bocht. Je hebt een tegel die rechtdoor gaat.
    .answer-3 = Een brug leidt de lijn verder. Ze brengt maar { $told_gained } stoom, en haar tweede spoor leidt vandaag nergens heen.
    .answer-4 = Het is aan boord. Maar er is nog geen rode stad, en met { $steam } stoom zou je niet ver komen.
    .answer-5 = Je trein rijdt voor 1 stoom, leeg. Eerst moet het spoor ergens heen leiden.
    .otherwise = Dat mag, en het brengt stoom. Maar de lijn bij markering 3 wacht op een tegel.
    .DS-PLACE-02 = Rails moeten op rails aansluiten. Draai de tegel tot zijn rails verdergaan waar de andere ophouden.
    .after = Je kreeg 2 stoom en hebt er { $steam }. Je trok een nieuwe tegel, dus je hebt er weer drie. Oranje legde ergens anders een tegel: ieder één ding, dan de volgende speler.

# en: c19069d9
first-whistle-step-2 = Nu er twee tegels tussen liggen, mag een stad de lijn afsluiten. In de uitstalling liggen twee steden, elk met twee goederen erop. Een stad brengt stoom, net als elke tegel.
    .pin-1 = Een rode stad.
    .pin-2 = Een groene stad.
    .pin-3 = Plaats voor een van de twee.
    .ask = Leg de stad waar je goederenblokje op wacht.
    .answer-1 = Een groene stad is welkom, en ze brengt { $told_gained } stoom. Maar je goederenblokje is rood, en kan nog steeds nergens heen.
    .answer-3 = Je mag een stad van de stapel trekken en moet die dan leggen, welke het ook is. De stad die je nodig hebt ligt open op tafel.
    .answer-4 = { $told_gained } stoom erbij. Maar er ligt nog steeds geen rode stad op het bord, en je goederenblokje wacht.
    .answer-5 = Geladen. Maar als je nu rijdt, is er nog geen rode stad om heen te rijden.
    .answer-6 = De trein vertrekt leeg, en de rode stad ligt nog op tafel.
    .otherwise = Dat mag. Maar het goederenblokje wacht op een stad van zijn kleur.
    .DS-CITY-05 = Steden houden afstand: er moeten minstens twee tegels met rails tussen liggen.
    .DS-CITY-04 = Daar niet: een stad heeft rails nodig die naar een andere stad leiden, met twee tegels ertussen.
    .after = De rode stad ligt er, en je hebt { $steam } stoom. Een nieuwe stad nam meteen haar plaats in de uitstalling in.

# en: 1f9c4f82
first-whistle-step-3 = Rijd nu. Elke tegel die je oprijdt kost 1 stoom, en de stad aan het eind ook; laden is gratis. Een goederenblokje is geleverd zodra je trein een stad van zijn kleur binnenrijdt.
    .pin-1 = Laad het voor je vertrekt.
    .pin-2 = Drie stappen naar het oosten.
    .ask = Laad het rode goederenblokje, rijd naar de rode stad en stop daar.
    .answer-1 = Daar ga je, leeg. Goederen lopen niet achter de trein aan: laad eerst, het kost niets.
    .answer-2 = Het westen leidt naar de blauwe stad. Die neemt geen rood goederenblokje aan.
    .answer-3 = Je mag op de rails stoppen, en het goederenblokje blijft aan boord. Je hebt nog { $steam } stoom, genoeg om deze beurt aan te komen.
    .answer-4 = Eén stap tekort! Het goederenblokje blijft aan boord, maar de twee punten moeten een beurt wachten.
    .answer-5 = Stoom voor later, tot 6. Voor deze rit heb je al genoeg.
    .answer-6 = Nog een stad, nog eens { $told_gained } stoom. Je rode goederenblokje wacht nog steeds.
    .answer-7 = Een verrassing van de stapel. Je rode goederenblokje wacht nog steeds.
    .otherwise = Dat mag, maar het rode goederenblokje is nog niet in de rode stad.
    .DS-GOODS-02 = Na het laden moet de trein rijden.
    .after = Geleverd! De rit kostte { $told_spent } stoom, je houdt { $steam } over en hebt { $points } punten. Wie het eerst 13 punten heeft, wint meteen.

## Rails leggen

# en: 8389cea5
laying-track = Rails leggen
    .idea = Een tegel moet aan alle kanten passen, en een trein moet er overheen naar een stad in de buurt kunnen rijden.
    .know-1 = Rails sluiten op rails aan, lege kanten op lege kanten.
    .know-2 = Een dood spoor verbindt een tegel niet.
    .know-3 = Rails reiken vijf tegels ver van een stad, niet verder.
    .know-4 = In een ketel past 6; wat meer is gaat verloren.

# en: 5e636c50
laying-track-step-1 = Rails moeten op rails aansluiten, en een lege kant op een lege kant. Lege vakken ernaast maken niet uit. Een tegel kan dus op de ene manier wel liggen en op de andere niet: je mag hem draaien zoals je wilt.
    .pin-1 = De lijn komt uit het westen.
    .pin-2 = Hier moet ze afbuigen.
    .ask = Leg de bocht zo dat de lijn naar het zuiden gaat.
    .answer-1 = Het past, maar nu gaat de lijn naar het noorden. Een kwartslag meer of minder maakt het verschil.
    .answer-2 = Ook dat past, en bij de stad begint een nieuwe lijn. Maar het gaat om de lijn bij markering 2.
    .answer-3 = De brug leidt de lijn verder naar het oosten. Ze brengt { $told_gained } stoom, de bocht zou er 2 brengen.
    .answer-4 = Een goede tegel, en hij komt nog aan de beurt. Eerst de bocht.
    .otherwise = Het past. Maar de lijn bij markering 2 moet naar het zuiden gaan.
    .DS-PLACE-02 = Daar zouden rails op een lege kant stuiten. Draai de tegel tot de rails aansluiten.
    .after = De bocht bracht 2 stoom: je hebt er { $steam }. Bruggen, wissels en watertorens brengen er maar 1, dus let op het getal.

# en: a9e37adb
laying-track-step-2 = Deze tegel heeft een doorgaand spoor en daarnaast een dood spoor. Een dood spoor is geen weg naar huis: een trein moet over de nieuwe tegel naar een stad kunnen rijden zonder ooit te keren.
    .pin-1 = Recht met dood spoor.
    .pin-2 = Hier houdt de lijn op.
    .ask = Leid de lijn met het doorgaande spoor verder naar het zuiden.
    .answer-1 = Ook een heuvel brengt { $told_gained } stoom. Maar wie hem oprijdt betaalt 2 in plaats van 1, bij elke rit. Bewaar hem voor een plaats waar je niet rijdt.
    .answer-2 = De brug past. Ze brengt { $told_gained } stoom; de tegel met het dode spoor brengt er 2.
    .answer-3 = Hier past hij, omdat zijn doorgaande spoor de stad of de lijn raakt. De lijn naar het zuiden is nog open.
    .answer-4 = Je hebt de westelijke lijn langer gemaakt. De lijn die verder moet ligt bij markering 2.
    .otherwise = Dat mag. De lijn bij markering 2 wacht nog steeds.
    .DS-PLACE-03 = Alleen het dode spoor zou de lijn raken, en van een dood spoor komt geen trein thuis. Draai de tegel.
    .DS-PLACE-02 = Daar zouden rails op een lege kant stuiten.
    .after = Je hebt { $steam } stoom. Waar het dode spoor heen wijst maakt niet uit: de rest van een tegel mag overal heen leiden, ook naar niets.

# en: 7d48af5d
laying-track-step-3 = Rails mogen vijf tegels ver van de dichtstbijzijnde stad liggen, langs de rails geteld. Je lijn heeft er vier. Er mag er nog één bij.
    .pin-1 = De vijfde tegel.
    .pin-2 = Nu 2 stoom, maar oprijden kost er 2.
    .ask = Leg als vijfde van de lijn de tegel die je ketel vult.
    .answer-1 = Het past en brengt je op { $steam } stoom. Twee van je tegels brengen meer.
    .answer-2 = Dat brengt { $told_gained } stoom, maar ergens anders. De vijfde tegel hoort bij markering 1.
    .otherwise = Dat mag. De vijfde tegel hoort bij markering 1.
    .after = { $steam } stoom: de ketel is vol. Er past nooit meer in dan 6.

# en: 67bcb598
laying-track-step-4 = Een zesde tegel aan het eind van deze lijn wordt geweigerd: probeer het maar als je wilt. Er is plaats ergens anders, bij de stad en in het westen. Let op je stoom als je legt.
    .pin-1 = Vijf tegels van de gele stad.
    .pin-2 = Je ketel: { $steam } van 6.
    .ask = Leg een tegel naar keuze waar het mag.
    .answer-1 = Met een volle ketel is dat precies de juiste gedachte! Leg voor deze ene keer een tegel en kijk wat er met de stoom gebeurt.
    .otherwise = Dat is een goederenblokje gebruik van een beurt. Leg voor deze ene keer een tegel.
    .after = Je hebt nog steeds { $steam } stoom: wat de tegel bracht ging verloren. Met een volle ketel is het tijd om te rijden.

## Steden stichten

# en: 8b4b29a5
founding-cities = Steden stichten
    .idea = Een stad brengt twee goederen op het bord, dus leg de stad die je eigen trein helpt.
    .know-1 = Minstens twee tegels met rails tussen een nieuwe stad en elke andere.
    .know-2 = Een stad in de uitstalling toont haar goederen; de stapel is een gok.
    .know-3 = In één rit kun je meerdere goederen leveren.
    .know-4 = Wie een stad legt, trekt geen railtegel.

# en: e18f532c
founding-cities-step-1 = Een nieuwe stad heeft een leeg vak nodig waar rails naartoe wijzen, en twee tegels met rails tot de dichtstbijzijnde andere stad. Tel langs de rails, niet door de lucht. Je trein heeft al een rood goederenblokje aan boord.
    .pin-1 = Twee tegels van de blauwe stad: plaats.
    .pin-2 = Maar één tegel: te dichtbij.
    .pin-3 = Rood, met twee blauwe goederen.
    .pin-4 = Groen, met rood en geel.
    .ask = Leg de stad die je trein het best past.
    .answer-1 = Het past, en je krijgt { $told_gained } stoom. Maar niemand neemt daar het rode goederenblokje aan, en de rode stad blijft in de uitstalling liggen voor Oranje.
    .answer-2 = Niemand weet wat er komt. In de uitstalling ligt precies de kleur die je vervoert.
    .answer-3 = { $told_gained } stoom. Intussen kan Oranje vlak voor je neus een stad leggen.
    .answer-4 = Je keert terug naar het westen met het goederenblokje nog aan boord. Die kant op ligt geen rode stad.
    .otherwise = Dat mag, maar je rode goederenblokje is geen stap dichter bij een rode stad.
    .DS-CITY-04 = Te dichtbij: er ligt maar één tegel tussen. Met één tegel meer kan er een vak verder een stad komen.
    .DS-CITY-05 = Naast elkaar? Tussen twee steden moeten twee tegels liggen.
    .after = De rode stad ligt vlak voor je met haar twee blauwe goederen, en je hebt { $steam } stoom.

# en: 4a6c55f1
founding-cities-step-2 = Een rit eindigt niet met een levering. Je mag in dezelfde stad weer laden en doorstomen, en je mag een stad aan elke kant verlaten, ook terug waar je vandaan kwam.
    .pin-1 = Eén stap van de rode stad.
    .pin-2 = Blauwe goederen.
    .pin-3 = Een blauwe stad, drie stappen verder.
    .ask = Doe twee leveringen in één rit.
    .answer-1 = Geleverd: { $points } punten. Maar je hebt nog { $steam } stoom, en aan je voeten liggen blauwe goederen.
    .answer-2 = Je hebt geleverd en bent leeg vertrokken. De blauwe goederen laden had niets gekost.
    .answer-3 = Het blauwe goederenblokje blijft veilig aan boord. Maar je hebt de stoom om aan te komen.
    .answer-4 = Eén stap voor de blauwe stad. Je hebt er de stoom voor.
    .answer-5 = Weg van de rode stad, met een rood goederenblokje aan boord?
    .answer-6 = Stoom is altijd welkom. Maar je hebt alles wat je nodig hebt voor een prachtige rit.
    .answer-7 = Een stad brengt { $told_gained } stoom. Maar je hebt alles wat je nodig hebt voor een prachtige rit.
    .otherwise = Dat mag. Er is hier een rit die twee keer levert.
    .after = Twee goederen voor { $told_spent } stoom: { $points } punten. Dat is 2 per goederenblokje, en 1 extra omdat ze verschillende kleuren hebben.

# en: 1302f560
founding-cities-step-3 = In plaats van een stad uit de uitstalling mag je er een van de stapel trekken. Je ziet haar kleur, je moet die leggen, en pas dan krijgt ze haar twee goederen.
    .pin-1 = Steden in de stapel: { $cities }.
    .pin-2 = Nu twee tegels van de blauwe stad.
    .ask = Trek een stad en leg die in het zuiden.
    .answer-1 = Die kun je zien, met haar goederen erbij. Vaak is dat beter! Probeer voor deze ene keer de stapel.
    .answer-2 = { $told_gained } stoom. We willen nu de stapel proberen.
    .otherwise = Dat mag. Probeer voor deze ene keer de stapel.
    .after = Een gele stad met een groen en een rood goederenblokje, en { $steam } stoom voor jou. Je trok geen railtegel: je speelde er geen uit je hand.

## De rails beslissen

# en: e22d8d93
rails-decide = De rails beslissen
    .idea = Tijdens een rit keert een trein nooit, maar tussen twee beurten mag hij gratis omdraaien.
    .know-1 = Op een wissel volgt een trein de rails vanaf de kant waar hij binnenkwam.
    .know-2 = De volgende beurt mag hij vertrekken in elke richting die zijn tegel biedt.
    .know-3 = Een heuvel oprijden kost 2, al het andere 1.
    .know-4 = In een stad mag je draaien zoals je wilt.

# en: c0eb8931
rails-decide-step-1 = Een wissel verbindt drie lijnen, maar niet elke lijn met elke andere. Deze leidt van west naar oost, en van oost naar zuid. Een trein uit het westen kan de aftakking niet nemen: hij zou moeten keren.
    .pin-1 = Een groen goederenblokje.
    .pin-2 = De wissel.
    .pin-3 = De groene stad, aan de aftakking.
    .pin-4 = Een heuvel: oprijden kost 2 stoom.
    .ask = Laad het groene goederenblokje, rijd tot de wissel en stop erop.
    .answer-1 = Rechtdoor, zoals de rails leiden, en de heuvel op: tot nu toe { $spent } stoom. Er is een kortere weg naar de aftakking.
    .answer-2 = Het goederenblokje is veilig aan boord. Eén stap verder en je stond op de wissel.
    .answer-3 = Je hebt het goederenblokje achtergelaten. Laden kost niets.
    .answer-4 = Stoom, ja. Maar je hebt er al { $steam_before }, en het goederenblokje wacht.
    .otherwise = Dat mag. De weg naar de groene stad begint bij de wissel.
    .DS-MOVE-05 = Je kwam uit het westen, en van daar gaan de rails rechtdoor. Stop hier: volgende beurt ziet de wereld er anders uit.
    .after = Twee stappen, { $told_spent } stoom, nog { $steam } over. Het goederenblokje is aan boord, en op de rails kan niemand het je afnemen.

# en: de5f3290
rails-decide-step-2 = Een nieuwe beurt, een nieuw begin: van waar hij staat mag je trein langs alle rails van zijn tegel vertrekken. Op de wissel is dat naar het westen, het oosten of het zuiden.
    .pin-1 = Hij mag in drie richtingen vertrekken.
    .pin-2 = Twee tegels, dan de stad: drie stappen.
    .ask = Neem de aftakking en lever het groene goederenblokje.
    .answer-1 = Terug naar het westen. De groene stad ligt aan de aftakking.
    .answer-2 = De heuvel kostte 2. De groene stad ligt aan de aftakking.
    .answer-3 = Je mag stoppen en later verdergaan. Maar je hebt de stoom om nu aan te komen.
    .answer-4 = Eén stap tekort, en nog { $steam } stoom in de ketel.
    .answer-5 = Meer stoom, maar het goederenblokje is drie stappen van huis, en je hebt er drie.
    .otherwise = Dat mag, maar het goederenblokje is drie stappen van huis.
    .after = Geleverd: { $points } punten. In één rit vanuit de blauwe stad kan het niet; in twee was het makkelijk.

## Pas op voor de bocht

# en: 9488fb44
mind-the-curve = Pas op voor de bocht
    .idea = Wie in een rit met een bocht meer dan 2 stoom uitgeeft, moet gooien, en hoe meer stoom, hoe erger.
    .know-1 = Tot en met 2 stoom is een rit altijd veilig.
    .know-2 = Met een bocht: na 3 stoom ontspoor je bij 1 van de 6 ogen, na 4 bij 2, na 5 bij 3, na 6 bij 4.
    .know-3 = Ontsporen kost de stoom en de beurt, en maakt de hele rit ongedaan.
    .know-4 = Rechte rails en steden hebben geen snelheidsgrens.

# en: f544d132
mind-the-curve-step-1 = De rode stad is drie stappen ver, en een daarvan is een bocht. Geef je meer dan 2 stoom uit in een rit met een bocht, dan wordt er aan het eind gegooid. Na 3 stoom ontspoor je alleen bij een 1.
    .pin-1 = De bocht.
    .pin-2 = Een rood goederenblokje.
    .pin-3 = Drie stappen ver.
    .ask = Neem het risico: laad, rijd naar de rode stad en stop.
    .answer-1 = Heel voorzichtig, en geen worp. Wees voor deze ene keer stoutmoedig: vijf van de zes ogen zijn goederenblokje.
    .answer-2 = Maar { $told_spent } stoom, dus geen worp: goed gezien! Wees voor deze ene keer stoutmoedig en rijd door.
    .answer-3 = Laden betekent verder rijden, en elke stap meer maakt de worp gevaarlijker. Stop waar het rode goederenblokje thuis is.
    .answer-4 = Je reed de rode stad voorbij: { $spent } stoom, en nu zijn { $risk } zijden van de dobbelsteen tegen je. Stop waar het goederenblokje thuis is.
    .answer-5 = Een lege trein waagt niets en verdient niets.
    .answer-6 = De ketel is vol, dus die stoom gaat verloren. Wees stoutmoedig!
    .otherwise = Dat mag. Maar wees voor deze ene keer stoutmoedig.
    .after = Een { $told_die }! Je bent ontspoord. Trein en goederenblokje zijn terug waar ze begonnen, en de { $told_spent } stoom is weg: je hebt er nog { $steam }. Er is niets geleverd, en je beurt was voorbij.

# en: 23964d23
mind-the-curve-step-2 = Tot en met 2 stoom hoef je nooit te gooien, bocht of geen bocht. Dezelfde weg kan dus ook in twee korte ritten. Dat kost een beurt meer, maar het is zeker.
    .pin-1 = Twee stappen ver. Wie op de rails stopt, houdt het goederenblokje aan boord.
    .ask = Laad en rijd precies zo ver als veilig is.
    .answer-1 = Veilig, met { $told_spent } stoom. Je kon nog één stap verder en was nog steeds veilig.
    .answer-2 = Dat was weer dezelfde gok met de dobbelsteen. Deze keer was de vraag hoe je veilig rijdt.
    .answer-3 = Zonder het goederenblokje is de rit voor niets.
    .answer-4 = Stoom voor later. Voor de veilige weg heb je genoeg.
    .otherwise = Dat mag, maar het goederenblokje is niet onderweg.
    .after = { $told_spent } stoom, geen worp. Het goederenblokje is aan boord, en je hebt nog { $steam } stoom voor de laatste stap.

# en: 94bbbae9
mind-the-curve-step-3 = De tegel waarop een rit begint telt niet als bocht. Draaien in een stad ook niet, onder welke hoek dan ook.
    .pin-1 = Vertrek op de bocht.
    .pin-2 = Eén stap.
    .ask = Breng het goederenblokje thuis.
    .answer-1 = Dat leidt terug naar de gele stad.
    .answer-2 = Niet verkeerd, maar de rode stad is één stap ver.
    .otherwise = Dat mag. De rode stad is één stap ver.
    .after = Geleverd: { $points } punten, en geen worp. Met een bocht ontspoor je na 3 stoom bij een 1, na 4 bij 1 of 2; na 5 bij 1 tot 3, na 6 bij 1 tot 4. Op rechte rails mag je zo hard als je wilt.

## Heen en terug

# en: 32fbfa41
there-and-back = Heen en terug
    .idea = Dezelfde stoom kan 2 punten opleveren of 5, dus zoek steden die elkaars goederen hebben.
    .know-1 = Een trein vervoert één goederenblokje; een rit kan er meerdere vervoeren, na elkaar.
    .know-2 = Steden met elkaars kleuren maken dubbele leveringen.
    .know-3 = Stop je in een stad, dan ligt het goederenblokje daar voor iedereen.
    .know-4 = Stop je op de rails, dan blijft het veilig.

# en: 19cfb9e7
there-and-back-step-1 = Je hebt 6 stoom en een rechte lijn: je kunt niet ontsporen. De trein neemt één goederenblokje tegelijk mee, en laden is gratis. Zes stappen, twee goederen in jouw stad, één in de volgende: wat maak je ervan?
    .pin-1 = Rood: drie stappen.
    .pin-2 = Groen: zes stappen.
    .pin-3 = Geel: dat wil hierheen.
    .ask = Haal met je 6 stoom zoveel punten als je kunt.
    .answer-1 = Alle zes stappen voor één goederenblokje, 2 punten. Dezelfde stoom kan meer.
    .answer-2 = Geleverd, { $points } punten, en nog { $steam } stoom. Maar je kwam langs een goederenblokje dat met je mee terug wilde.
    .answer-3 = Geleverd, maar je verliet de rode stad leeg. Wat lag daar?
    .answer-4 = Elke stap kost stoom, en de trein is leeg.
    .answer-5 = De ketel is vol: wat een tegel brengt gaat nu verloren.
    .otherwise = Dat mag. Zes stappen kunnen meer opleveren.
    .after = Twee goederen in één rit: { $points } punten voor { $told_spent } stoom. Twee kleuren geven 1 punt extra. De ketel is nu leeg, en Oranje heeft { $steam_1 } stoom.

# en: 81f16466
there-and-back-step-2 = Een lege ketel betekent rails leggen. Een gewone rechte tegel brengt 2 stoom, en een bocht en een heuvel ook.
    .pin-1 = 2 stoom.
    .pin-2 = Hier kan de lijn groeien.
    .pin-3 = Oranje, naast je, met { $steam_1 } stoom.
    .pin-4 = Het groene goederenblokje: wie het het eerst laadt, heeft het.
    .ask = Leg je rechte tegel achter de groene stad.
    .answer-1 = { $told_gained } stoom, voor de ketel even goed. Maar laten we de lijn naar het oosten laten groeien, waar ooit een stad kan komen.
    .otherwise = Dat mag. Leg nu de rechte tegel: de ketel is leeg.
    .after = { $steam } stoom voor jou, { $steam_1 } voor Oranje: die kan volgende beurt met het groene goederenblokje vertrekken.

# en: 728a5146
there-and-back-step-3 = Een trein die in een stad stopt zet zijn goederenblokje daar neer, voor iedereen. Een trein die op de rails stopt houdt het, en niemand kan eraan komen.
    .pin-1 = Jullie willen het allebei.
    .pin-2 = Twee stappen: op de rails.
    .ask = Breng het groene goederenblokje buiten het bereik van Oranje.
    .answer-1 = Je bent weg, maar het goederenblokje ligt nog in de stad bij Oranje.
    .answer-2 = Ook zo is het veilig voor Oranje. Maar de groene stad ligt in het oosten.
    .answer-3 = Meer stoom. En nu is Oranje aan de beurt, met het groene goederenblokje naast zijn trein.
    .otherwise = Dat mag, maar nu kan Oranje het groene goederenblokje laden.
    .after = Nu is het van jou, al duurt het nog een paar beurten voor het aankomt. Goederen op de rails zijn veilig; goederen in een stad zijn van niemand.

## Het circuit sluiten

# en: 607c5d30
closing-the-ring = Het circuit sluiten
    .idea = Rails die door twee of meer steden rondlopen zijn een circuit, en een nieuw circuit is een punt waard.
    .know-1 = Een circuit gaat door minstens twee steden, en je hoeft er niet te keren.
    .know-2 = Een nieuw circuit is één fiche, 1 punt, meteen.
    .know-3 = Een heel aparte tweede lijn tussen dezelfde steden telt opnieuw; een kleine omweg niet.
    .know-4 = Laat geen circuit liggen waaraan één tegel ontbreekt.

# en: 7fba6ad8
closing-the-ring-step-1 = Rails die terugkomen waar ze begonnen zijn een circuit als ze door twee steden of meer gaan. Een trein moet er zonder keren helemaal rond kunnen rijden. Sluit je een nieuw circuit, dan neem je meteen een fiche: 1 punt.
    .pin-1 = Er ontbreekt één tegel.
    .pin-2 = Een recht spoor.
    .pin-3 = Een Y-wissel: twee takken, één stam.
    .ask = Sluit het circuit zo dat een trein rond kan rijden.
    .answer-1 = Het lijkt gesloten, maar een trein die over een tak binnenkomt kan alleen door de stam weg. Om rond te rijden zou hij moeten keren, dus er is geen fiche.
    .answer-2 = { $told_gained } stoom, maar het gat is er nog, en Oranje ziet het ook.
    .otherwise = Dat mag. Maar het gat is er nog, en Oranje ziet het ook.
    .DS-PLACE-02 = Rails zouden op een lege kant stuiten. Draai de tegel, of neem een andere.
    .after = Een circuit: geel, rood en terug. Fiches: { $markers }, punten: { $points }, stoom: { $steam }. Heuvel of vlak, bocht of recht: voor een circuit maakt het geen verschil.

# en: e8ac905c
closing-the-ring-step-2 = Oranje heeft een derde lijn tot dicht bij de rode stad gelegd. Een tweede weg tussen twee steden telt als nieuw als hij helemaal los van de eerste ligt. Er ontbreekt één tegel, en de handen zijn verborgen: Oranje kon niet weten wat jij hebt.
    .pin-1 = De tegel van Oranje.
    .pin-2 = Het gat.
    .pin-3 = Nog { $markers_left } van 7 fiches.
    .ask = Neem een tweede fiche.
    .answer-1 = Een bocht is het goede idee. Kijk bij markering 2: naast welke kanten liggen rails?
    .answer-2 = { $told_gained } stoom. Nu kan Oranje het gat zelf dichten.
    .otherwise = Dat mag. Nu kan Oranje het gat zelf dichten.
    .after = Fiches: { $markers }. Laat nooit een circuit liggen waaraan één tegel ontbreekt: iemand heeft die tegel misschien. Er zijn in totaal zeven fiches, en latere circuits leveren niets op.

## Water en kolen

# en: 79f8ff1a
water-and-coal = Water en kolen
    .idea = Een watertoren geeft 4 stoom voor een beurt, en laat in het spel geven kolen stoom voor de beurt daarna.
    .know-1 = Een beurt bij een watertoren: 4 stoom.
    .know-2 = De twaalfde stad geeft iedereen 5 kolen.
    .know-3 = Kolen verbrand je aan het begin van een beurt, en vanaf de volgende kun je die stoom uitgeven.
    .know-4 = Na kolen volgt een tegel of een rit, geen water.

# en: ebf06a22
water-and-coal-step-1 = Het spoornet is bijna af: er is nog één stad. Als de twaalfde gelegd wordt, krijgt elke speler vijf kolen.
    .pin-1 = De laatste stad.
    .pin-2 = Plaats ervoor.
    .pin-3 = Jij, zonder stoom, maar met een rood goederenblokje.
    .ask = Leg de laatste stad.
    .answer-1 = 4 stoom, een goede gedachte voor de volgende beurt! Leg nu eerst de stad.
    .answer-2 = { $told_gained } stoom. Maar de laatste stad ligt er nog voor Oranje.
    .otherwise = Dat mag. Maar de laatste stad ligt er nog voor Oranje.
    .after = Alle twaalf steden liggen er. Je hebt { $steam } stoom en { $coal } kolen, en Oranje heeft { $coal_1 } kolen.

# en: 25de6934
water-and-coal-step-2 = Je trein staat bij een watertoren. Staat hij daar als je beurt begint, dan mag je de beurt gebruiken om water te nemen: 4 stoom. Dat is twee keer zoveel als de beste tegel brengt.
    .pin-1 = De watertoren. Oprijden kost 1, zoals bij alle rails.
    .pin-2 = { $steam } van 6.
    .ask = Neem water.
    .answer-1 = { $told_gained } stoom voor de tegel. De toren geeft meer.
    .answer-2 = Na kolen moet een tegel of een rit volgen, nooit water. En hier staat een toren.
    .answer-3 = Je verlaat de toren met een bijna lege ketel.
    .otherwise = Dat mag. Maar je staat bij een toren met een bijna lege ketel.
    .after = { $steam } stoom. Torens zijn zeldzaam, er zijn er vier in het spel. Op elk past één trein.

# en: c0bdd3c1
water-and-coal-step-3 = Aan het begin van je beurt mag je kolen verbranden: elke kubus is 1 stoom. Die kun je niet in dezelfde beurt uitgeven, maar hij wacht in de ketel op de volgende. Na het verbranden leg je nog een tegel of rijd je.
    .pin-1 = { $coal } kolen.
    .pin-2 = De rode stad, vijf stappen ver, alles recht.
    .ask = Verbrand wat in de ketel past, en rijd dan naar de rode stad.
    .answer-1 = Je komt er. Maar daarna is de ketel leeg, en voor je vertrok was er nog plaats voor één stoom.
    .answer-2 = Daar kwam het goederenblokje vandaan. Het wil naar het oosten.
    .answer-3 = Kolen en een tegel samen: meer dan in de ketel past, een deel ging verloren.
    .answer-4 = Meer dan in de ketel past: een deel ging verloren.
    .answer-5 = Er was maar plaats voor één stoom. De toren had er vier gegeven.
    .otherwise = Dat mag, maar het rode goederenblokje is nog aan boord.
    .DS-COAL-01 = In de ketel past 6 en je hebt er { $steam }: er is plaats voor één.
    .after = Geleverd: { $points } punten. Je had 5 stoom om uit te geven, gaf er { $told_spent } uit, en door de kolen heb je nog { $steam }. Verbrand voor je rijdt, als er plaats is.

## Over oude rails

# en: d9d29f67
over-old-track = Over oude rails
    .idea = Een tegel met het teken mag rails vervangen die er al liggen, om een circuit af te maken of een weg te bederven.
    .know-1 = Een tegel met het teken mag op oude rails liggen.
    .know-2 = Niet op heuvels, bruggen, steden of onder een trein.
    .know-3 = Geen stad en geen rails mogen van alle steden afgesneden worden.
    .know-4 = Een fiche is voorgoed van jou, ook als het circuit verbroken wordt.

# en: d5f9937a
over-old-track-step-1 = Sommige tegels dragen een teken: die mogen over rails gelegd worden die er al liggen. De oude tegel is weg, en de nieuwe moet op zijn plaats passen. Hier bederft een Y-wissel een circuit.
    .pin-1 = Hier kan een trein niet van west naar oost doorrijden.
    .pin-2 = Een rechte met het teken.
    .pin-3 = Een Y-wissel met het teken.
    .ask = Maak het circuit heel.
    .answer-1 = De rechte is de juiste tegel, maar niet hier. Waar houdt het circuit een trein tegen?
    .answer-2 = Nog een Y-wissel waar treinen niet door kunnen. Het circuit heeft het omgekeerde nodig.
    .answer-3 = { $told_gained } stoom, en het circuit is zoals het was.
    .answer-4 = Een stad erbij, en het circuit is zoals het was.
    .answer-5 = Een uitstapje met een lege trein. Het circuit is zoals het was.
    .otherwise = Dat mag, maar het circuit is zoals het was.
    .DS-OVER-01 = Die tegel heeft geen teken: hij heeft een leeg vak nodig.
    .DS-OVER-02 = Heuvels, bruggen, steden en tegels waarop een trein staat kunnen niet bedekt worden.
    .DS-PLACE-02 = Rails zouden op een lege kant stuiten. Draai de tegel.
    .after = Nu is het een circuit. Fiches: { $markers }, punten: { $points }. Oranje legde een tegel en heeft { $steam_1 } stoom en { $points_1 } punten. Kijk wat ze hierna zou kunnen doen.

# en: 57b07e5e
over-old-track-step-2 = Oranje heeft drie kleuren geleverd. Het rode goederenblokje in de juiste stad zou de vierde zijn: 4 punten erbij, 13 in totaal. De rode stad is drie rechte stappen ver, en Oranje heeft { $steam_1 } stoom.
    .pin-1 = Oranje, { $points_1 } punten.
    .pin-2 = Het goederenblokje dat ze nodig heeft.
    .pin-3 = Haar weg.
    .pin-4 = Geen trein kan rechtdoor over de takken van een Y-wissel.
    .ask = Houd haar tegen: leg een tegel over haar weg.
    .answer-1 = Zo blijft de rechte weg open, en meer dan drie stappen heeft Oranje niet nodig.
    .answer-2 = { $told_gained } stoom voor jou. Dan laadt Oranje rood, rijdt drie stappen en wint.
    .answer-3 = Slim: je trein op haar weg kost haar 1 extra, en ze heeft er maar drie. Dat houdt haar deze beurt tegen. Je tegel kan het langer.
    .answer-4 = Dan laadt Oranje rood, rijdt drie stappen en wint.
    .otherwise = Dat mag. Dan laadt Oranje rood, rijdt drie stappen en wint.
    .DS-OVER-02 = Een tegel waarop een trein staat, een heuvel of een brug kan niet bedekt worden.
    .DS-OVER-01 = Die tegel heeft geen teken: hij heeft een leeg vak nodig.
    .DS-PLACE-02 = Rails zouden op een lege kant stuiten. Laat de stam van de Y naar de lege kant wijzen.
    .after = De rechte weg is dicht. Over de zuidelijke lijn kost het zes stoom met twee bochten, en ze heeft er { $steam_1 }. Het circuit is verbroken, maar je fiche blijft: { $points } punten.

## Tellen tot dertien

# en: bd152c26
counting-to-thirteen = Tellen tot dertien
    .idea = Een nieuwe kleur is meer waard dan nog een goederenblokje van een oude.
    .know-1 = 2 punten per goederenblokje; kleuren geven 1, 3 of 5 extra bij twee, drie of vier.
    .know-2 = Een tweede kleur is 3 waard, een derde 4, een vierde 4, een oude kleur 2.
    .know-3 = Vier goederen in vier kleuren zijn 13 punten.
    .know-4 = Met 13 win je meteen; anders eindigt het spel met de laatste railtegel.

# en: c43d53db
counting-to-thirteen-step-1 = Je hebt rood, rood en blauw geleverd: 6 punten, 1 extra voor twee kleuren, en 1 voor een fiche. Drie kleuren zouden 3 geven in plaats van die 1, vier kleuren 5. Hier liggen twee goederen, elk drie rechte stappen van huis.
    .pin-1 = Jij: { $points } punten.
    .pin-2 = Blauw: die kleur heb je al.
    .pin-3 = Groen: een derde kleur.
    .ask = Lever het goederenblokje dat meer waard is.
    .answer-1 = Drie stappen naar het oosten, en 2 punten: van { $points } zou je op 10 komen. Het andere goederenblokje doet het beter.
    .answer-2 = In het oosten ligt de blauwe stad. Groen ligt in het zuiden.
    .answer-3 = Veilig, maar niet geleverd. Je hebt de stoom om aan te komen.
    .answer-4 = Eén stap tekort, met stoom over.
    .answer-5 = Leeg? Hier liggen twee goederen, en laden is gratis.
    .answer-6 = { $told_gained } stoom. De goederen liggen waar ze lagen, en Oranje heeft { $steam_1 } stoom.
    .answer-7 = Een stad brengt { $told_gained } stoom. De goederen liggen waar ze lagen.
    .otherwise = Dat mag. Maar hier zijn punten te halen.
    .after = 2 voor het goederenblokje en 2 voor de derde kleur: van { $points_before } naar { $points }. Oranje maakt stoom en legt een tegel in het zuiden.

# en: 2a85e8af
counting-to-thirteen-step-2 = 12 punten: één meer is genoeg. Je hebt geen stoom om te rijden, maar kijk wat Oranje gelegd heeft.
    .pin-1 = De tegel van Oranje.
    .pin-2 = Een gat tussen die tegel en jouw stad.
    .pin-3 = 2 stoom, en misschien meer.
    .ask = Win het spel.
    .answer-1 = { $told_gained } stoom, en { $points } punten, zoals eerst.
    .otherwise = Dat mag. Maar er is nu meteen een punt te halen.
    .after = Een circuit door drie steden, het dertiende punt, en je wint meteen. Had niemand dat gehaald, dan zouden de meeste punten winnen zodra de laatste railtegel getrokken is; bij gelijke stand beslissen de fiches, dan de stoom.

## Als een oude machinist

# en: 152049b7
like-an-engineer = Als een oude machinist
    .idea = Leg rechte tegels waar je rijdt, rijd als de ketel vol is, en laat niets liggen voor de volgende trein.
    .know-1 = Rechte tegels waar jij rijdt, heuvels en bochten waar anderen rijden.
    .know-2 = Rijd bij 5 of 6 stoom: een volle ketel verspilt wat je legt.
    .know-3 = Kijk wat de volgende speler met zijn stoom kan doen: die ligt open.
    .know-4 = De sterkste beurt levert twee keer.

# en: 835b72cc
like-an-engineer-step-1 = Eén gat in de rechte lijn tussen geel en rood. Twee van je tegels zouden het vullen, allebei brengen ze 2 stoom, allebei sluiten ze een circuit. Denk aan de ritten die komen: in de gele stad ligt een rood goederenblokje, in de rode een geel.
    .pin-1 = Het gat.
    .pin-2 = Een rechte: oprijden kost 1.
    .pin-3 = Een heuvel: oprijden kost 2.
    .ask = Vul het gat met de betere tegel.
    .answer-1 = Een fiche en { $told_gained } stoom, net zoveel. Maar heen en terug kost nu acht stoom, en dat past in geen ketel.
    .answer-2 = { $told_gained } stoom. Oranje heeft drie tegels die je niet ziet; een ervan past misschien in het gat.
    .answer-3 = De rechte weg heeft een gat, en de andere weg heeft bochten en een heuvel.
    .answer-4 = Een ritje zonder goederenblokje. Het gat is er nog.
    .otherwise = Dat mag. Maar het gat is een fiche waard, ook voor Oranje.
    .after = Fiches: { $markers }. En de ketel is vol: { $steam } stoom. Heuvels zijn voor plaatsen waar de anderen rijden. Oranje heeft nu { $steam_1 } stoom: net genoeg om het rode goederenblokje weg te brengen.

# en: 8a31a2f3
like-an-engineer-step-2 = Met een volle ketel is elke tegel die je legt verspilde stoom: rijd. En tel wat je achterlaat, want Oranje staat met { $steam_1 } stoom naast een rood goederenblokje.
    .pin-1 = Dit kun jij laden.
    .pin-2 = Oranje, klaar voor vertrek.
    .pin-3 = Het goederenblokje dat ze wil meenemen.
    .ask = Maak de beste rit, en laat Oranje niets over.
    .answer-1 = Tot nu toe { $points } punten, en { $steam } stoom bewaard. Maar dan laadt Oranje rood en rijdt drie stappen naar huis.
    .answer-2 = Je kwam langs het rode goederenblokje en liet het aan Oranje.
    .answer-3 = Daar ligt blauw. Het gele goederenblokje wil naar het westen.
    .answer-4 = In de blauwe stad ligt een rood goederenblokje, dat klopt. Maar je laat een geel achter, en Oranje heeft een rit.
    .answer-5 = Je vertrok zonder het gele goederenblokje.
    .answer-6 = De ketel is vol, dus dat bracht helemaal geen stoom. En Oranje heeft een rit.
    .otherwise = Dat mag, maar nu heeft Oranje een rit.
    .after = { $points } punten: twee goederen, twee kleuren, één fiche. Oranje moest een tegel leggen in plaats van te rijden. Je moet twee of drie beurten leggen voor één rit, dus laat elke rit dubbel tellen.

## Puzzel: de laatste trein

# en: e6d59ee8
puzzle-last-train = Puzzel: de laatste trein
    .idea = Win deze beurt, wat de dobbelsteen ook zou zeggen.
    .know-1 = De kortste weg is niet altijd de veiligste.
    .know-2 = Een heuvel kost stoom, een bocht kost geluk.
    .know-3 = Treinen op de weg kosten elk 1.

# en: a141e236
puzzle-last-train-step-1 = Je hebt { $points } punten, Oranje heeft er { $points_1 } en wacht niet. Bij je ligt een geel goederenblokje, je vierde kleur. Er zijn drie gele steden in de buurt, en je hebt { $steam } stoom.
    .pin-1 = Oost: een bocht op de weg.
    .pin-2 = West: twee treinen op de weg.
    .pin-3 = Zuid: een heuvel op de weg.
    .pin-4 = Een circuit met een gat.
    .ask = Win deze beurt, met zekerheid.
    .answer-1 = Drie stoom en een bocht: bij een 1 ben je hier terug met { $points_before } punten. Vijf van de zes keer win je. Zes van de zes zou beter zijn.
    .answer-2 = Veilig, maar ver van de winst. En nu is Oranje aan de beurt.
    .answer-3 = Veilig, op de bocht, en één stap van de winst. Maar nu is Oranje aan de beurt.
    .answer-4 = De groene stad is te ver voor vandaag, en groen heb je al geleverd.
    .answer-5 = Op de heuvel, voor 2 stoom. Je hebt genoeg om verder te gaan.
    .answer-6 = Eén stap tekort!
    .answer-7 = Zonder het gele goederenblokje betaalt geen stad je iets.
    .answer-8 = Het gat is hoogstens een punt waard: { $points }. Je hebt er vier nodig.
    .answer-9 = Stoom, maar geen punten. Oranje is aan de beurt.
    .otherwise = Dat wint niet met zekerheid.
    .DS-MOVE-10 = Op de weg naar het westen staan twee treinen, elk 1 extra: vijf stoom tot de stad, en je hebt er { $steam }. Je zou er niet langs komen.
    .after = Over de heuvel: 2 en 1 en 1, { $told_spent } stoom en geen bocht, dus geen worp. 2 punten voor het goederenblokje, 2 voor de vierde kleur: { $points }. Goed gereden!

## Oefeningen

# en: ebb538da
two-new-colours = Acht punten in één rit
    .idea = Twee nieuwe kleuren in één rit zijn acht waard.
    .know-1 = Een derde en een vierde kleur zijn elk 4 punten waard, laat dus elk stuk van een rit iets vervoeren.

# en: eb0734c2
two-new-colours-decide = Je hebt { $points } punten en { $steam } stoom; rood en blauw zijn al geleverd.
    .ask = Wat is je rit?
    .answer-1 = Dezelfde zes stappen met één goederenblokje: { $points } punten. Het gele goederenblokje had de eerste helft mee gekund, en daar wachtte nog een groen.
    .otherwise = Dat mag, maar het wint niet. Welke twee kleuren ontbreken, en waar liggen ze?
    .after = Geel is de derde kleur en groen de vierde: elk 4 punten. Zes rechte stappen met een draai in de stad, en dat is geen bocht, dus je gooit niet. Van { $points_before } naar { $points }, en het spel is gewonnen.

# en: d5f9ffdb
out-of-reach = Buiten bereik
    .idea = Een goederenblokje op jouw trein levert niemand anders.
    .know-1 = Wat in een stad ligt is van niemand; op je trein, op de rails, is het veilig.

# en: 33ac6eee
out-of-reach-decide = Oranje heeft { $points_1 } punten en { $steam_1 } stoom, en staat naast je. Jij hebt { $steam } stoom en kunt een circuit sluiten.
    .ask = Wat doe je?
    .answer-1 = Een fiche en { $steam_more } stoom, { $points } punten. Dan laadt Oranje rood, rijdt drie rechte stappen en heeft gewonnen.
    .otherwise = Dat mag. Maar wat doet Oranje met het rode goederenblokje?
    .after = Het rode goederenblokje zou de vierde kleur van Oranje zijn: 4 punten, samen 13, en er is net genoeg stoom. Op je trein, op de rails, is het veilig, en je levert het zelf.

# en: 2e121cd4
in-the-way = Sta in de weg
    .idea = Een trein op de rails kost de anderen 1 stoom meer.
    .know-1 = Waar jouw trein staat mag niemand stoppen, en voorbijrijden kost 1 meer.

# en: d8f75f63
in-the-way-decide = Oranje heeft { $points_1 } punten en { $steam_1 } stoom. Het rode goederenblokje daar is de vierde kleur, drie stappen van huis. Jij hebt { $steam } stoom.
    .ask = Hoe houd je Oranje van de winst?
    .answer-1 = { $steam_more } stoom erbij, en dan rijdt Oranje drie stappen en wint.
    .otherwise = Dat mag, maar Oranje rijdt drie stappen en wint.
    .after = Nu kost de weg Oranje 1 en 2 en 1: vier stoom, en er is { $steam_1 }. Oranje kan de tegel niet eens op, want stoppen mag daar niet. Eén stoom van jou heeft een beurt gekocht.

# en: 86cb6415
certain-is-better = Geen haast
    .idea = Als niemand je kan stoppen, speel dan veilig.
    .know-1 = Waar wachten niets kost, is een veilige rit beter dan een goede kans.

# en: e8fe682e
certain-is-better-decide = Je hebt { $points } punten en { $steam } stoom; het gele goederenblokje wint het spel. Oranje heeft { $points_1 } punten en geen stoom.
    .ask = Hoe rijd je?
    .answer-1 = Drie stoom door een bocht: vijf op de zes keer win je meteen, één keer ben je terug zonder stoom. Een beurt wachten wint zes op de zes.
    .otherwise = Dat mag, maar er is een weg die zeker wint.
    .after = Twee stoom, geen worp. In de volgende beurt wint de laatste stap, en niets kan dat verhinderen: de tegel onder je trein kan niet bedekt worden, en een stad heeft plaats voor iedereen. Oranje haalt in één beurt zonder stoom geen acht punten.

# en: 797f6817
now-or-never = Nu of nooit
    .idea = Als wachten zeker verliest, neem dan de slechte kans.
    .know-1 = Drie vlakken van de zes zijn er drie meer dan geen.

# en: d5c381e2
now-or-never-decide = Jullie hebben allebei { $points } punten. Oranje vervoert een vierde kleur en is één stap van de rode stad. Jouw weg naar de gele stad kost 5, met een bocht.
    .ask = Wat nu?
    .answer-1 = Veilig, en geen worp. Maar er komt geen volgende beurt: Oranje zet één stap en wint.
    .otherwise = Dat mag, maar Oranje zet één stap en wint.
    .after = In de volgende beurt had Oranje gewonnen: niemand kan een stad versperren, en de tegel onder een trein kan niet bedekt worden. Drie vlakken van de zes zijn er dus drie meer dan geen. Deze keer was de dobbelsteen je goed gezind, en je hebt { $points } punten.

# en: 32bd4524
take-the-marker = Eén stoom minder
    .idea = Sluit het circuit zodra je kunt, ook met een mindere tegel.
    .know-1 = Een punt dat straks iedereen kan nemen, is meer waard dan een beetje stoom.

# en: 20526618
take-the-marker-decide = Je bocht brengt 2 stoom, je wissel maar 1. Een circuit mist één tegel.
    .ask = Waar leg je je tegel?
    .answer-1 = { $steam_more } stoom, en het circuit mist nog steeds een tegel als Oranje in de hand kijkt.
    .otherwise = Dat mag, maar het circuit blijft open voor Oranje.
    .after = De rechte rails van de wissel sluiten het circuit: een fiche, en { $points } punten. Oranje kan elke tegel hebben die past, en dat zijn er veel.

# en: 58e0b104
one-red-city = Eén rode stad
    .idea = Leg de stad waar ze jou dient en niet de andere trein.
    .know-1 = Een stad vóór je eigen trein is een levering, vóór die van een ander een cadeau.

# en: 14a970b8
one-red-city-decide = Jij en Oranje vervoeren allebei een rood goederenblokje, elk aan het eind van een lijn. Er is één rode stad in de uitstalling. Op de groene liggen twee blauwe goederen voor de blauwe stad.
    .ask = Welke stad leg je, en waar?
    .answer-1 = Twee blauwe goederen zijn mooi. Maar nu legt Oranje de rode stad vóór de eigen trein, en die van jou heeft een lange weg.
    .otherwise = Dat mag. Maar waar komt de rode stad, en wie is er het dichtst bij?
    .after = Vóór je trein is het één stap tot een levering, en je hebt { $steam } stoom. Oranje zou het zes kosten, en er is { $steam_1 }: het andere rode goederenblokje moet wachten.

# en: 4a9bfc57
coal-in-time = Kolen op tijd
    .idea = Verbrand kolen een beurt eerder, en alleen wat er naast de tegel bij past.
    .know-1 = Kolen branden terwijl je legt: de stoom is er voor de rit van de volgende beurt.

# en: 31725b42
coal-in-time-decide = De rode stad is zes rechte stappen ver, en je hebt { $steam } stoom en { $coal } kolen.
    .ask = Maak je klaar voor de rit van de volgende beurt, met zo weinig mogelijk kolen.
    .answer-1 = De ketel was vol voordat de tegel kwam, dus de tegel bracht niets. Er zijn { $coal } kolen over.
    .otherwise = Dat mag, maar het vult de ketel niet met zo weinig mogelijk kolen.
    .after = 1, uit de kolen 3 en uit de tegel 2: { $steam } stoom, en { $coal } kolen voor een andere dag. Stoom uit kolen kun je niet uitgeven in de beurt waarin ze branden, dus branden ze terwijl je legt.
