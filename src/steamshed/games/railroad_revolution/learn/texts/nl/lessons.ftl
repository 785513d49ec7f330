# De lessen: een bericht voor elke les en elke stap. Zie docs/teaching.md.

## Eén arbeider, één actie

# en: 8d020d48
one-worker = Eén arbeider, één actie
    .idea = Een beurt is één arbeider op een van je vier actievelden, en die actie voer je uit.
    .know-1 = Eén arbeider, één actie, dan de volgende speler.
    .know-2 = Een kantoor brengt het bruine getal op; het eerste brengt ook het witte getal op.
    .know-3 = Neutrale gebouwen houden alleen eerste plaatsen bezet.
    .know-4 = Arbeiders komen vanzelf terug als je voorraad leeg is.

# en: ce5bbc56
one-worker-step-1 = Jij bent Groen; Oranje is je tegenstander. De meeste punten winnen: mijlpalen leveren er de meeste op, dan treinen, en wat je drie prestatiebalken vermenigvuldigen. In je beurt gaat één arbeider uit je voorraad naar een van je vier actievelden, en je voert die actie uit: een station, rails, een telegraafkantoor of een verkoop.
    .pin-1 = Je arbeiders die geplaatst kunnen worden. Vier zijn wit, en witte kunnen van alles.
    .pin-2 = Telegraaf: een kantoor aan de lijn. Het kost niets en brengt aandelen op.
    .pin-3 = ${ $cash } is alles wat je hebt. Rails en stations maken het snel op.
    .ask = Zet een witte arbeider op Telegraaf.
    .answer-1 = Een station kost geld: $300 in Washington of Charlotte. Ook dat is een goed begin, maar vandaag beginnen we met wat gratis is.
    .answer-2 = Twee stukken rails kosten minstens $400, en over heuvels meer. Die leggen we in de volgende les; eerst iets gratis.
    .answer-3 = Handel verkoopt een van je eigen rails of gebouwen voor $400, en dat stuk komt nooit terug. Houd ze voorlopig.
    .answer-4 = Oranje is je enige specialist, en hij zou iets eigens toevoegen. Hij krijgt een les voor zichzelf; stuur een van de witte.
    .answer-5 = Een aandeel minder, $150 meer: je hebt ${ $cash }. Dat mag op elk moment van je beurt, dus er is geen haast.
    .after = Je arbeider staat op Telegraaf, naast je bord wachten er nog { $supply }. Nu de actie zelf: kies een sector.

# en: 2f4f6b92
one-worker-step-2 = De telegraaflijn heeft acht sectoren. Het bruine getal is wat elk kantoor daar opbrengt, het witte getal is een geschenk voor het eerste. Een gebouw dat er al staat heeft het geschenk al, ook een neutraal gebouw dat van niemand is.
    .pin-1 = Vier aandelen, en één meer voor het eerste.
    .pin-2 = Een neutraal gebouw. Het telt geen punten en houdt alleen de eerste plaats bezet.
    .pin-3 = Drie aandelen, en twee meer voor het eerste.
    .pin-4 = Twee aandelen, en twee meer voor het eerste.
    .ask = Open je kantoor waar het de meeste aandelen opbrengt.
    .answer-1 = Vier aandelen: het hoogste getal op de lijn. Maar het neutrale gebouw was eerst, dus het witte getal is niet voor jou. Ergens zijn de twee getallen samen meer.
    .answer-2 = Twee en twee is vier aandelen. Goed, en één sector doet het beter.
    .answer-3 = Drie aandelen: een neutraal gebouw staat er eerst. Tel bruin en wit alleen op waar de eerste plaats vrij is.
    .answer-4 = Twee en één is drie aandelen. Kijk verder naar links.
    .answer-5 = Eén en twee is drie aandelen. Kijk verder naar links.
    .answer-6 = Twee aandelen, want een neutraal gebouw staat er eerst. Zoek een vrije eerste plaats.
    .otherwise = Later. Eerst het kantoor: je actie moet helemaal uitgevoerd worden.
    .RR-TURN-06 = Nog niet: een arbeider op Telegraaf betekent een kantoor, en je hebt er nog geen geopend.
    .after = Drie en twee: je nam 5 aandelen en hebt er nu { $shares }. Elk is $150 waard, wanneer je het ook verkoopt.

# en: 22038ace
one-worker-step-3 = De actie is uitgevoerd, en er is niets te betalen. De tegel in deze sector bevordert arbeiders, en dat is voor later. Als je tevreden bent, beëindig je de actie en is de volgende maatschappij aan de beurt.
    .pin-1 = Je kantoor, op de eerste plaats.
    .pin-2 = Aandelen: { $shares }.
    .ask = Beëindig je actie.
    .answer-1 = Een aandeel is $150 geworden. Geld heb je gauw nodig, maar een aandeel kan ook dingen die geld niet kan; houd het tot je het weet.
    .otherwise = Dat mag, maar het is hier niet nodig. Beëindig de actie.
    .after = Je rivaal heeft een stuk rails verkocht voor $400, en jij bent weer aan de beurt. Je witte arbeider blijft op Telegraaf tot je voorraad leeg is; dan komen ze allemaal vanzelf terug.

## Twee stukken rails naar het westen

# en: 808c209f
two-rails = Twee stukken rails naar het westen
    .idea = Spoor legt precies twee stukken rails vanuit je netwerk: $400, en $100 voor elke driehoek.
    .know-1 = Precies twee stukken rails, $400, en $100 voor elke driehoek.
    .know-2 = Rails beginnen in je netwerk; het tweede stuk mag het eerste verlengen.
    .know-3 = Rails van andere maatschappijen blokkeren niets.
    .know-4 = Wat een actie kost betaal je als je die beëindigt.

# en: 66c10eb6
two-rails-step-1 = Je netwerk is Washington, Charlotte en elke stad die je rails raken. Nieuwe rails moeten daar beginnen. Twee stukken rails kosten samen $400, en elke driehoek onderweg $100 meer.
    .pin-1 = Hier liggen vanaf het begin je eerste rails.
    .pin-2 = Washington naar Chicago: twee driehoeken.
    .pin-3 = Charlotte naar Little Rock: drie driehoeken.
    .pin-4 = Hier was je rivaal al. Dat blokkeert niets: elke maatschappij mag er één eigen stuk rails leggen.
    .ask = Leg rails naar Chicago.
    .answer-1 = Little Rock, over drie driehoeken: je moet al ${ $owed } betalen, en je hebt ${ $cash }. Je zou een aandeel moeten verkopen, en het tweede stuk komt nog.
    .answer-2 = Miami, over één driehoek: tot nu toe ${ $owed }. Goedkoop, maar het leidt naar het zuiden, en de vlakte begint achter Chicago.
    .answer-3 = Nu heb je ${ $cash }. Dat mag altijd, maar deze les kan met wat je had.
    .RR-RAIL-01 = Die plek raakt je netwerk nog niet. Begin in Washington of Charlotte.
    .RR-TURN-06 = Spoor betekent twee stukken rails; er ligt er nog geen.
    .after = Chicago is verbonden. Je moet ${ $owed } betalen: $400 voor de actie en $200 voor twee driehoeken. Dat betaal je als je de actie beëindigt.

# en: 736147da
two-rails-step-2 = Het tweede stuk mag beginnen waar het eerste eindigt. Je hebt ${ $cash } en moet ${ $owed } betalen: voor nog een driehoek is er geen geld. Er is één weg verder die niets extra kost.
    .pin-1 = Chicago naar Duluth: één driehoek.
    .pin-2 = Chicago naar Little Rock: één driehoek, en een deal.
    .pin-3 = Van hier leiden drie wegen verder.
    .ask = Leg het tweede stuk zo dat ${ $cash } genoeg is.
    .answer-1 = Little Rock, over één driehoek: ${ $owed }, en je hebt ${ $cash }. Voor de ontbrekende $100 zou je een aandeel verkopen.
    .answer-2 = Duluth, over één driehoek: ${ $owed }, en je hebt ${ $cash }. Voor de ontbrekende $100 zou je een aandeel verkopen.
    .answer-3 = Met drie driehoeken meer wordt het ${ $owed }. Dat zijn twee verkochte aandelen.
    .answer-4 = De stukken hoeven elkaar niet te raken, dus dit mag; maar het wordt ${ $owed }, en je hebt ${ $cash }.
    .answer-5 = Dat betaalt een driehoek. Maar er is een weg zonder driehoek.
    .RR-RAIL-01 = Die plek raakt je netwerk niet. Van Chicago leiden drie wegen verder.
    .RR-RAIL-04 = Daar liggen al rails van jou; meer dan één stuk mag een maatschappij niet op een plek leggen.
    .after = Kansas City is verbonden, over de vlakte, zonder extra kosten. Je moet nog steeds ${ $owed } betalen.

# en: b3cc4215
two-rails-step-3 = Beide stukken liggen, dus de actie is compleet. Als je die beëindigt, betaal je.
    .pin-1 = Het kruispunt van de kaart: van hier leiden nog vijf wegen verder.
    .ask = Beëindig de actie en betaal.
    .answer-1 = Je hebt ${ $cash } en moet ${ $owed } betalen: een aandeel meer of minder maakt daarvoor niet uit.
    .after = Je betaalde ${ $cash_before } en hebt nog ${ $cash }. Een lege beurs is hier geen schande: kantoren en verkopen kosten niets, en je hebt { $shares ->
        [one] { $shares } aandeel
       *[other] { $shares } aandelen
    }.

## Een eigen station

# en: 6acef6ed
a-station = Een eigen station
    .idea = Een station kost zijn prijs, geeft iedereen een hoofdbeloning en het eerste een bonus.
    .know-1 = Stations staan in verbonden steden, in elke stad één van jou.
    .know-2 = De hoofdbeloning is voor iedereen, de bonus voor het eerste station.
    .know-3 = Geschenken mag je in elke volgorde nemen, of laten liggen.

# en: ab1cb5c6
a-station-step-1 = Stations staan in steden van je netwerk, in elke stad één van jou. De prijs staat aan de bovenrand. Eronder staan twee geschenken: de hoofdbeloning voor iedereen die er bouwt, en de bonus voor alleen het eerste station.
    .pin-1 = Chicago: $300, een arbeider, oranje of grijs. Eerste: twee aandelen.
    .pin-2 = Kansas City: $300, een arbeider, grijs of turquoise. Eerste: een stap en een bevordering.
    .pin-3 = Hier was je rivaal eerst.
    .ask = Bouw waar op het eerste station twee aandelen wachten.
    .answer-1 = Dat mag: elke maatschappij kan er een station hebben. Maar je rivaal was eerst, dus de bonus is weg.
    .answer-2 = Vanaf het begin verbonden, en er is niemand. Maar de bonus is er één aandeel en een bevordering; je zocht twee aandelen.
    .answer-3 = Verbonden en leeg. Maar de bonus is er de ruil van een arbeider; je zocht twee aandelen.
    .answer-4 = Je hebt nu ${ $cash }. Het station kun je zonder dat betalen.
    .RR-STA-07 = Die stad hoort niet bij je netwerk. Eerst rails, dan stations.
    .after = Je station staat op de eerste plaats van Chicago. Je moet ${ $owed } betalen.

# en: 5e066cb4
a-station-step-2 = Neem nu wat het station opbrengt, in elke volgorde. De streep tussen de twee kleuren betekent: een van deze arbeiders, naar keuze. Hij komt in je voorraad en kan vanaf je volgende beurt geplaatst worden. Je bent hier de eerste, dus de bonus is ook van jou.
    .pin-1 = Oranje, de boekhouder, spaart en verdient geld.
    .pin-2 = Grijs, de onderhandelaar, is goed met aandelen en bonussen.
    .pin-3 = Op de eerste plaats: twee aandelen.
    .ask = Neem een arbeider, oranje of grijs, en de bonus voor het eerste station.
    .answer-1 = Dat mag: niemand hoeft een geschenk aan te nemen. Maar een arbeider in dienst nemen kost $800, en de twee aandelen laat je dan liggen.
    .answer-2 = Je hebt ${ $cash }. Verkopen hoeft niet: neem eerst wat gratis is.
    .otherwise = Dat is voor later. De arbeider en de bonus wachten.
    .after = Je hebt nu { $workers } arbeiders en { $shares } aandelen. Meer dan vier arbeiders heb je nodig om later iemand te bevorderen.

# en: 5145a8c8
a-station-step-3 = Een station, een arbeider en twee aandelen, en $300 om het allemaal te betalen.
    .pin-1 = ${ $cash }, en je moet $300 betalen.
    .ask = Beëindig de actie en betaal.
    .answer-1 = Je kunt zonder dat betalen. Beëindig de actie.
    .after = Je betaalde $300 en hebt ${ $cash }. Twee aandelen zijn $300 waard: dit station heeft zichzelf betaald.

## Langs de lijn

# en: 0972ccc5
the-wire = Langs de lijn
    .idea = Kantoren naast elkaar tellen punten, en voor een arbeider krijg je de tegel van een sector.
    .know-1 = Twee kantoren naast elkaar tellen 5 of 8 punten.
    .know-2 = Voor de tegel van een sector kun je een arbeider inleveren; de tegel blijft.
    .know-3 = Aan het eind van je beurt moeten er vier arbeiders over zijn.

# en: 9b392a00
the-wire-step-1 = Tussen twee sectoren staat een aantal punten: links 5, rechts 8. Wie aan beide kanten een kantoor heeft, krijgt ze aan het eind. En in elke sector behalve de twee met deals ligt een tegel die iedereen daar voor één arbeider mag gebruiken.
    .pin-1 = Je kantoor in sector 4.
    .pin-2 = 5 punten voor sector 4 en 5 samen.
    .pin-3 = Twee aandelen, twee meer voor het eerste, en een tegel: $600 voor een arbeider.
    .ask = Open een kantoor naast dat van jou, in de sector waarvan de tegel geld betaalt.
    .answer-1 = Naast dat van jou, 5 punten en vier aandelen: een goed kantoor. Maar een sector met deals heeft geen tegel, en je hebt geld nodig.
    .answer-2 = Vijf aandelen, maar niet naast je kantoor, en de tegel daar bevordert.
    .answer-3 = Je rivaal is de eerste, en het ligt niet naast dat van jou.
    .answer-4 = Vier aandelen, en gratis rails op de tegel; maar ver van je kantoor.
    .answer-5 = Niet naast je eigen kantoor; de tegel is een trein.
    .answer-6 = Niet naast je eigen kantoor; de tegel is voor stappen.
    .otherwise = Eerst het kantoor.
    .RR-TEL-05 = Daar heb je al een kantoor. Elke maatschappij mag er één per sector hebben.
    .after = Vier aandelen, en de twee kantoren zijn 5 punten waard: je staat op { $points }.

# en: 6b588d0f
the-wire-step-2 = Nu de tegel: je levert één arbeider in en neemt $600. De arbeider mag uit je voorraad komen of van je bord, zelfs die je net geplaatst hebt. Aan het eind van een beurt moet je vier arbeiders hebben, managers niet meegeteld; je hebt er { $workers }.
    .pin-1 = Witte arbeiders op je bord.
    .pin-2 = Je boekhouder. Een specialist is meer waard dan een witte.
    .ask = Lever een witte arbeider in voor de tegel.
    .answer-1 = Dezelfde $600, maar je zou je enige specialist weggeven. Een witte doet het even goed.
    .answer-2 = Je mag de tegel laten liggen. Maar zonder geld kun je volgende beurt weinig bouwen.
    .answer-3 = Dat maakt ${ $cash }. De tegel betaalt vier keer zoveel.
    .after = ${ $cash } in de hand, en { $workers } arbeiders: net genoeg.

# en: ae11f2ce
the-wire-step-3 = Met vier arbeiders is de deur dicht: tot er een bij komt, kun je niemand voorgoed inleveren of bevorderen.
    .pin-1 = { $workers }: minder mag niet als je beurt eindigt.
    .ask = Beëindig de actie.
    .answer-1 = Nu ${ $cash }. Het was niet nodig; beëindig de actie.
    .after = Een kantoor voor niets, vier aandelen, ${ $cash } en 5 punten. De tegel blijft waar hij is: je rivaal mag hem ook gebruiken.

## Geld op tijd

# en: 1bdd6d8c
money-in-time = Geld op tijd
    .idea = Je betaalt aan het eind van de actie, dus wat de actie opbrengt mag je daarvoor gebruiken.
    .know-1 = De prijs van een actie betaal je aan haar eind.
    .know-2 = Een aandeel is op elk moment $150; aandelen kun je niet kopen.
    .know-3 = Een beurt die je niet kunt afmaken wordt nooit aangeboden.

# en: 1b701836
money-in-time-step-1 = Je hebt geen geld en geen aandeel, en je arbeider staat op Station. Het lijkt hopeloos: elke stad vraagt $300. Maar binnen een beurt mag je dingen in elke volgorde doen, en de prijs betaal je pas aan het eind.
    .pin-1 = ${ $cash }, en aandelen: { $shares }.
    .pin-2 = $300. Eerste: één aandeel en een bevordering.
    .pin-3 = $300. Eerste: twee aandelen.
    .pin-4 = $300, maar je rivaal is de eerste.
    .ask = Bouw het enige station dat je kunt betalen.
    .otherwise = Kijk wat het eerste station opbrengt.
    .RR-STA-07 = Daar niet: de stad moet verbonden zijn, en wat ze opbrengt moet uiteindelijk genoeg zijn om voor de stad te betalen. Zoek een bonus die je kunt verkopen.
    .after = Je moet ${ $owed } betalen en hebt ${ $cash }. Alleen deze stad werd aangeboden, want de tafel laat je nooit een beurt beginnen die je niet kunt afmaken.

# en: 34bc5ecd
money-in-time-step-2 = Je hoeft nog niets te betalen. Haal eerst op wat hier ligt.
    .pin-1 = Het eerste station in Chicago: van jou.
    .ask = Neem de bonus voor het eerste station.
    .answer-1 = Een arbeider, heel goed, en zo meteen is hij er ook nog. Maar hij betaalt de rekening niet.
    .after = Aandelen: { $shares }.

# en: 33a8fc5a
money-in-time-step-3 = Een aandeel verkoop je voor $150, op elk moment van je beurt, zoveel als je wilt. Kopen kun je er nooit een, dus verkoop alleen wat nodig is. Hier heb je ze allebei nodig.
    .pin-1 = Aandelen: { $shares }, elk $150.
    .ask = Verkoop een aandeel.
    .answer-1 = Hij is welkom. Nu de rekening.
    .after = ${ $cash }. De helft.

# en: 9cd86016
money-in-time-step-4 = En de andere helft.
    .pin-1 = ${ $cash } van $300.
    .ask = Verkoop het andere aandeel.
    .answer-1 = Hij is welkom. Nu de rekening.
    .after = ${ $cash }: precies de prijs.

# en: 34dd85cc
money-in-time-step-5 = Vergeet voor je betaalt de hoofdbeloning niet: die is gratis.
    .pin-1 = Een arbeider, oranje of grijs.
    .ask = Neem een arbeider.
    .answer-1 = De rekening is betaald, maar de arbeider blijft achter. Hij was gratis.
    .after = { $workers } arbeiders.

# en: e201a954
money-in-time-step-6 = Een station, een arbeider, en een rekening die het station zelf betaalt.
    .ask = Beëindig de actie.
    .after = Je begon met niets en hebt een station in Chicago, een arbeider meer, en ${ $cash }. Voor je zegt dat je iets niet kunt betalen: kijk wat het opbrengt.

## Handel, en treinen met twee kanten

# en: 055c8fdb
trade-and-trains = Handel, en treinen met twee kanten
    .idea = Handel verkoopt je meest linkse stuk en draait een trein om: de ene kant is een bonus, de andere 8 punten.
    .know-1 = Handel verkoopt uit de meest linkse sector; latere sectoren betalen meer.
    .know-2 = Een trein die je dichtdraait geeft zijn bonus, een open trein zijn 8 punten.
    .know-3 = Geld, aandelen en arbeiders tellen aan het eind niets.

# en: ea00a757
trade-and-trains-step-1 = Je rails en gebouwen liggen in sectoren, en je neemt altijd van links. Handel haalt één stuk van de meest linkse sector voorgoed weg en betaalt het getal erboven. Hoe verder je bent, hoe meer een stuk opbrengt.
    .pin-1 = De volgende rails; het laatste stuk van de sector van $600.
    .pin-2 = Het volgende gebouw; het ligt in de sector van $700.
    .ask = Verkoop het stuk dat verkocht kan worden.
    .answer-1 = Prima, de volgorde is vrij: drie aandelen, en de trein ligt gedekt. Neem het nu terug en verkoop eerst, zodat we één ding tegelijk zien.
    .otherwise = Dat is voor later.
    .RR-TRD-01 = Het gebouw ligt een sector verder. Eerst moet de sector van $600 leeg zijn.
    .after = $600 erbij: ${ $cash }. Het stuk is uit het spel, en de volgende verkoop brengt $700 op.

# en: 69f8e216
trade-and-trains-step-2 = Bij elke Handel mag je één trein omdraaien. Open is hij aan het eind 8 punten waard. Draai je hem dicht, dan geeft hij zijn bonus, hier drie aandelen, en zijn de punten weg tot hij weer open ligt.
    .pin-1 = Open: 8 punten, of nu drie aandelen.
    .pin-2 = { $points } punten zoals het nu staat.
    .ask = Draai de trein met de aandelen om.
    .answer-1 = Je mag hem laten. Maar nu de bonus en later weer de punten: zo gebruik je een trein goed.
    .otherwise = Die niet.
    .RR-TRN-05 = Die trein bevordert, en je hebt geen mijlpaal om naar te bevorderen: er zou niets veranderen.
    .after = { $shares } aandelen, en { $points } punten in plaats van { $points_before }. 8 punten slapen, ze zijn niet verloren.

# en: 33279054
trade-and-trains-step-3 = Laat de anderen hun beurt hebben.
    .pin-1 = Gedekt.
    .ask = Beëindig de actie.
    .otherwise = Meer is er nu niet nodig.
    .after = Je rivaal heeft een kantoor geopend. Jij bent aan de beurt.

# en: 58221259
trade-and-trains-step-4 = Een tweede Handel wekt de trein weer. Opendraaien geeft geen bonus, alleen zijn 8 punten, en die tellen aan het eind van het spel als hij dan open ligt.
    .pin-1 = Op één actieveld mogen zoveel arbeiders staan als je wilt.
    .ask = Zet weer een witte arbeider op Handel.
    .answer-1 = Grijs heeft daar een eigen effect. Een witte is genoeg.
    .otherwise = Een goede beurt, misschien; maar de trein slaapt door. Handel draait hem om.
    .after = Nu de trein, dan de verkoop.

# en: 334fb808
trade-and-trains-step-5 = Eerst omdraaien of eerst verkopen, zoals je wilt.
    .pin-1 = Deze.
    .ask = Draai de trein open.
    .answer-1 = $700, en de volgorde is vrij. Maar we kwamen voor de trein: neem het terug en draai hem eerst om.
    .otherwise = Dat niet.
    .after = Weer { $points } punten.

# en: 1095a2ae
trade-and-trains-step-6 = In de sector van $700 liggen rails en een gebouw. Je mag kiezen. Wat je verkoopt kun je niet bouwen, dus bedenk wat je nodig zult hebben.
    .pin-1 = Rails over: { $stock_rails }.
    .pin-2 = Gebouwen over: { $stock_buildings }.
    .ask = Verkoop rails of een gebouw.
    .otherwise = Handel is pas compleet als er een stuk verkocht is.
    .after = $700 erbij: ${ $cash }. Twee beurten brachten $1300 en drie aandelen op, en de trein is wakker.

## Wie je stuurt

# en: 51c9d1db
who-you-send = Wie je stuurt
    .idea = Elke kleur voegt aan elke actie iets eigens toe: wie er gaat is even belangrijk als waarheen.
    .know-1 = Een specialist gebruikt zijn eigen effect of bevordert, nooit allebei.
    .know-2 = Oranje: stations zonder hun prijs.
    .know-3 = Grijs: nog eens de bonus van het eerste station of het witte getal.
    .know-4 = Alle zestien effecten staan op de spelershulp.

# en: 5414c1ba
who-you-send-step-1 = Een witte arbeider mag iemand bevorderen, bij welke actie ook. Een specialist mag dat ook, of in plaats daarvan één keer zijn eigen effect gebruiken. Oranje, de boekhouder, bouwt een station zonder de prijs te betalen.
    .pin-1 = Denver: $500, en er komen twee arbeiders, oranje en turquoise.
    .pin-2 = ${ $cash }: veel te weinig.
    .pin-3 = De boekhouder.
    .ask = Stuur de arbeider die met ${ $cash } in Denver kan bouwen.
    .answer-1 = De juiste arbeider op de verkeerde plaats: hij zou er geld verdienen, maar geen station bouwen.
    .answer-2 = Grijs werkt met aandelen en bonussen. De prijs van Denver blijft wat hij is.
    .answer-3 = Dat mag, maar Denver wacht, en maar één van je arbeiders kan het vandaag openen.
    .otherwise = Dat brengt je niet naar Denver.
    .RR-STA-07 = Met hem kun je geen station betalen. Iemand anders betaalt helemaal geen prijs.
    .after = De boekhouder staat op Station.

# en: 58119274
who-you-send-step-2 = Met hem is elk prijskaartje gelijk: niets. Neem dus de duurste.
    .pin-1 = Je rivaal was eerst: geen bonus voor jou, de hoofdbeloning wel.
    .ask = Bouw in Denver.
    .answer-1 = Met hem gratis, en één arbeider. Maar ergens anders spaart hij $500, en komen er twee arbeiders.
    .answer-2 = Hier zou hij maar $300 sparen.
    .answer-3 = Hier zou hij maar $300 sparen, en er komt één arbeider.
    .otherwise = Eerst de stad.
    .after = Je moet ${ $owed } betalen, voorlopig.

# en: 07b4d09e
who-you-send-step-3 = Het effect van de geplaatste arbeider gebruik je wanneer je wilt, op elk moment nadat de stad gekozen is.
    .pin-1 = ${ $cash }, en je moet $500 betalen.
    .ask = Gebruik het effect van de boekhouder.
    .answer-1 = Twee arbeiders komen erbij: { $workers }. Nu de prijs.
    .otherwise = Eerst de prijs.
    .after = Je moet ${ $owed } betalen. Vijfhonderd dollar gespaard.

# en: 36319d2f
who-you-send-step-4 = En de hoofdbeloning is dezelfde als voor iedereen.
    .pin-1 = Turquoise, de ingenieur: een derde stuk rails voor de prijs van twee.
    .ask = Neem de twee arbeiders.
    .otherwise = Twee arbeiders voor niets: neem ze eerst.
    .after = { $workers } arbeiders, twee van hen nieuw.

# en: c3d64f93
who-you-send-step-5 = Een goede dag voor de boekhouder.
    .ask = Beëindig de actie.
    .otherwise = Meer is er niet nodig.
    .after = Een station van $500, en je hebt nog steeds ${ $cash }. Jij bent weer aan de beurt.

# en: 39faaf5e
who-you-send-step-6 = Nu grijs, de onderhandelaar. Op Telegraaf neemt hij het witte getal van de sector nog eens; ben je de eerste, dan krijg je het twee keer.
    .pin-1 = De onderhandelaar.
    .pin-2 = Drie aandelen, en twee voor het eerste.
    .pin-3 = Hier is je rivaal de eerste; grijs zou het witte getal toch één keer krijgen.
    .ask = Stuur de onderhandelaar waar hij een geschenk van aandelen verdubbelt.
    .answer-1 = Daar is hij ook nuttig. Maar de witte getallen staan op de telegraaflijn.
    .otherwise = Dat kan iemand anders. De witte getallen zijn voor grijs.
    .after = Grijs staat op Telegraaf.

# en: bf1c38b5
who-you-send-step-7 = De beste sector voor hem heeft een hoog wit getal en een vrije eerste plaats.
    .pin-1 = Twee, en twee voor het eerste.
    .pin-2 = Eén, en twee voor het eerste.
    .ask = Open het kantoor dat met grijs het meest opbrengt.
    .answer-1 = Vier, en met grijs één meer: vijf. Een neutraal gebouw is de eerste.
    .answer-2 = Twee, twee, en nog eens twee: zes. En deals. Bijna het beste.
    .answer-3 = Twee, en met grijs twee: vier. Je rivaal is de eerste.
    .answer-4 = Eén, twee, en nog eens twee: vijf.
    .answer-5 = Drie, en met grijs één: vier.
    .answer-6 = Twee, één, en nog eens één: vier.
    .answer-7 = Twee, en met grijs één: drie.
    .otherwise = Eerst de sector.
    .after = Tot nu toe vijf aandelen.

# en: df598d3e
who-you-send-step-8 = En nu zijn eigen werk.
    .pin-1 = { $shares } aandelen.
    .ask = Gebruik het effect van de onderhandelaar.
    .otherwise = Eerst het effect van grijs.
    .after = Twee erbij: { $shares } aandelen, samen $1050 als je ze allemaal verkocht.

## Managers en mijlpalen

# en: 67f141af
milestones = Managers en mijlpalen
    .idea = Een mijlpaal vraagt dat zijn voorwaarden vervuld en zijn managers bevorderd zijn; dan telt hij en komt er een betere.
    .know-1 = Bevorderen: een arbeider gaat naar een plek van zijn kleur en blijft daar.
    .know-2 = Managers en voorwaarden, in elke volgorde; aan het eind van elke beurt wordt gekeken.
    .know-3 = Trek dan drie van de volgende letter en houd er één.
    .know-4 = Een mijlpaal verbruikt niets op de kaart.

# en: 7a93f9e6
milestones-step-1 = De meeste punten komen van mijlpalen. Een station is een gebouw van jou in een stad die je netwerk bereikt. Elke mijlpaal heeft voorwaarden op de kaart en plekken voor managers. Deze vraagt twee verbonden steden van niveau 2, een station in een stad van niveau 2, en een oranje manager.
    .pin-1 = 18 punten.
    .pin-2 = Niveau 2, verbonden.
    .pin-3 = Niveau 2, verbonden.
    .ask = Bouw het station dat de mijlpaal nog vraagt.
    .answer-1 = Een station, maar Washington is niveau 1, en dat vraagt geen enkele mijlpaal.
    .answer-2 = Een station, maar Charlotte is niveau 1, en dat vraagt geen enkele mijlpaal.
    .answer-3 = Dat is de andere helft, en de volgorde is vrij. Neem het voorlopig terug: eerst het station.
    .otherwise = Eerst het station.
    .after = De voorwaarden zijn vervuld: twee steden, één station. Alleen de manager ontbreekt.

# en: 33ab80e0
milestones-step-2 = Een witte arbeider die je plaatst mag een van je arbeiders bevorderen: die gaat naar een plek van zijn kleur op een mijlpaal en is nu manager. Hij werkt niet meer, en telt niet bij je vier. Je hebt { $workers } arbeiders, dus één kan er gaan.
    .pin-1 = Je oranje arbeider.
    .pin-2 = De plek is oranje.
    .ask = Bevorder de oranje arbeider naar deze mijlpaal.
    .answer-1 = Het station staat, maar zonder zijn manager blijft de mijlpaal open. De bevordering van deze beurt zou verloren gaan.
    .otherwise = Daarvoor niet nodig, maar niet verkeerd. Denk aan de manager.
    .RR-MIL-02 = De plekken van A, B en C nemen alleen de kleur die ze tonen; alleen D neemt iedereen.
    .after = Je houdt { $workers } arbeiders over, minder mag niet. Naar een mijlpaal wordt gekeken als een beurt eindigt.

# en: 7709f12a
milestones-step-3 = Aan het eind van elke beurt, ook die van anderen, is elke mijlpaal die alles heeft gehaald. Zijn managers gaan terug naar de gemeenschappelijke voorraad, de tegel telt, en er worden drie tegels van de volgende letter getrokken.
    .pin-1 = Bevorderd.
    .pin-2 = De volgende letter.
    .ask = Beëindig de actie.
    .otherwise = Fijn om te hebben. Beëindig dan de actie.
    .after = Gehaald: 18 punten, en je staat op { $points }. Voor je liggen drie mijlpalen B; je houdt er één.

# en: cad9541a
milestones-step-4 = In punten verschillen ze weinig, in werk veel. Op de kaart wordt niets verbruikt: wat voor de ene mijlpaal diende, dient ook voor de volgende. Denk aan je volgende twee stukken rails, en aan wat er al ligt.
    .pin-1 = Je rails van Chicago naar Little Rock liggen op een dealteken.
    .pin-2 = Vlakte naar Kansas City, niveau 3.
    .pin-3 = Vlakte naar Houston, niveau 3, met een dealteken.
    .ask = Houd de mijlpaal waarvan één beurt rails de voorwaarden vervult.
    .answer-1 = 28 punten, de meeste van de drie. Maar hij vraagt twee stukken rails over twee driehoeken, één over drie, en twee managers; je hebt maar één van die stukken.
    .answer-2 = 27 punten voor twee stations in steden van niveau 3, en twee managers. Rails alleen zijn niet genoeg: twee stations zijn nog twee beurten en nog twee prijzen.
    .after = 23 punten: twee stukken rails met een dealteken, twee steden van niveau 3, een paarse manager. Kansas City en Houston voor $400, en alleen de manager ontbreekt. De andere twee tegels gaan onder de stapel.

## Deals

# en: 4bd7adc4
deals = Deals
    .idea = Rails of een kantoor met een dealteken openen de deals: jij mag ze allebei sluiten, ieder ander één.
    .know-1 = Een dealteken onder je nieuwe rails of kantoor opent de deals, één keer per beurt.
    .know-2 = Wie ze opent mag ze allebei sluiten, de anderen elk één.
    .know-3 = Deals betaal je met aandelen: houd er twee of drie.
    .know-4 = Gratis rails zijn in de bergen het meest waard.

# en: 64272d4f
deals-step-1 = Sommige plekken dragen een dealteken. Rails daar openen de open deals als de actie voorbij is. Een deal kost aandelen, soms ook geld: aandelen kunnen hier wat geld niet kan.
    .pin-1 = Kansas City naar Houston: vlakte, en een deal.
    .pin-2 = Kansas City naar Duluth: vlakte, en een deal.
    .pin-3 = Twee aandelen: gratis rails.
    .pin-4 = Twee aandelen en $100: een oranje arbeider.
    .pin-5 = { $shares } aandelen: genoeg voor allebei.
    .ask = Leg rails over vlakte met een deal.
    .answer-1 = Vlakte, en verder naar Denver; maar daar is geen dealteken. Het andere stuk zou de deals moeten openen.
    .answer-2 = Dat opent de deals, maar de driehoek kost $100, en dat geld heb je nodig voor de onderste deal.
    .otherwise = Dat opent geen deal. Zoek het dealteken op de vlakte.
    .after = De deals openen als je de actie beëindigt. Eén teken of twee, ze openen één keer.

# en: 0625847d
deals-step-2 = Het tweede stuk mag overal heen. Kansas City naar Denver is vlakte.
    .pin-1 = Vlakte.
    .ask = Leg rails naar Denver.
    .otherwise = Kan ook. Maar Denver kost niets extra en leidt naar het westen.
    .after = Van je ${ $cash } moet je ${ $owed } betalen.

# en: 9fcada59
deals-step-3 = Nu eindigt de actie, je betaalt, en de deals gaan open.
    .ask = Beëindig de actie.
    .answer-1 = Pas op: met een verkocht aandeel kun je geen deal betalen.
    .otherwise = Beëindig dan de actie.
    .after = Je betaalde $400 en hebt ${ $cash }. Omdat jij de deals opende mag je ze allebei sluiten, in elke volgorde.

# en: b38bed92
deals-step-4 = Gratis rails kosten de $400 niet, en hun driehoeken ook niet. Dus zijn ze in de bergen het meest waard. Ze openen geen nieuwe deals.
    .pin-1 = Twee aandelen: gratis rails.
    .ask = Sluit de bovenste deal.
    .answer-1 = Een oranje arbeider voor twee aandelen en $100: ook goed, en je mag ze allebei. Begin met de bovenste.
    .answer-2 = Je opende de deals en laat ze aan je rivaal?
    .answer-3 = Een aandeel minder, en een van de deals is buiten bereik.
    .otherwise = Eerst de deals.
    .after = Aandelen over: { $shares }. Waar komen de gratis rails?

# en: 61283337
deals-step-5 = Van Denver leidt een pas over drie driehoeken naar Salt Lake City. Zonder deal kosten alleen al deze driehoeken $300.
    .pin-1 = Drie driehoeken.
    .pin-2 = Nog één stuk rails tot de Stille Oceaan.
    .ask = Leg de gratis rails over de drie driehoeken.
    .answer-1 = De aandelen zijn uitgegeven; de rails zijn gratis van jou. Neem ze.
    .answer-2 = Ook drie driehoeken, en gratis. Maar het leidt terug naar het zuidoosten; kijk naar het westen.
    .otherwise = Gratis, maar het spaart minder dan drie driehoeken. Gebruik ze waar rails het duurst zijn.
    .after = Rails de bergen in, voor twee aandelen. Nu de andere deal.

# en: cae5d33e
deals-step-6 = Je hebt { $shares } aandelen en ${ $cash }: op de dollar af de onderste deal. Na jou mag je rivaal één deal van dezelfde tegel sluiten.
    .pin-1 = Twee aandelen en $100: een oranje arbeider.
    .ask = Sluit de onderste deal.
    .answer-1 = Een arbeider voor twee aandelen is goedkoop: in dienst nemen kost $800.
    .otherwise = Eerst de deal.
    .after = Nu heb je { $workers } arbeiders. Je rivaal heeft ook een oranje arbeider genomen: jullie mogen dezelfde deal sluiten. De tegel is weg en de volgende wordt opengelegd.

## Drie sporen die vermenigvuldigen

# en: 1a90c700
three-tracks = Drie sporen die vermenigvuldigen
    .idea = Een stap is zoveel punten waard als je hebt van wat de prestatiebalk telt.
    .know-1 = De waarde van de balk maal wat ze telt, aan het eind van het spel.
    .know-2 = Tel voor elke stap: de beste balk verandert.
    .know-3 = Tol betaal je als je passeert; wie niet kan betalen kan niet verder.
    .know-4 = Stappen die je niet gebruikt zijn verloren.

# en: bd74fc71
three-tracks-step-1 = Aan het eind vermenigvuldigt elke prestatiebalk: haar waarde maal je kantoren, je stations, of de steden van niveau 5 in je netwerk. Een stap op een balk verhoogt de waarde voor allemaal tegelijk. Paars op Handel doet tot drie stappen.
    .pin-1 = Maal kantoren: je hebt er { $offices }.
    .pin-2 = Maal stations: je hebt er { $stations }.
    .pin-3 = Maal steden van niveau 5: je hebt Seattle en San Diego.
    .pin-4 = { $points } punten zoals het nu staat.
    .ask = Gebruik het effect van paars.
    .otherwise = Dat kan wachten. Eerst de drie stappen.
    .after = Drie stappen zijn van jou, de ene na de andere.

# en: 1ea34cc7
three-tracks-step-2 = De eerste stap op de balk Netwerk is 3 waard voor elke stad, op de andere twee balken 1 voor elk gebouw. Tel: twee steden, vijf stations, drie kantoren.
    .pin-1 = 0, 3, 6, 8, 10, 12, 14 voor elke stad van niveau 5.
    .pin-2 = Met elke stap 1 meer voor elk station.
    .ask = Doe de stap die de meeste punten opbrengt.
    .answer-1 = Vijf stations, 5 punten. Bijna.
    .answer-2 = Drie kantoren, 3 punten. Een andere balk heeft meer te vermenigvuldigen.
    .answer-3 = Een stap die je niet gebruikt is verloren.
    .otherwise = Eerst de stappen.
    .after = Twee steden, elk drie punten: { $points } punten.

# en: 82ba1c64
three-tracks-step-3 = Tussen sommige plekken staat tol, die je betaalt als je passeert. De tweede stap van de balk Netwerk kost een aandeel. Een aandeel is aan het eind geen punt, dus vraag je alleen af wat je er anders voor krijgt.
    .pin-1 = Van 3 naar 6 voor elke stad: tol één aandeel.
    .pin-2 = Aandelen: { $shares }.
    .ask = Doe de stap die de meeste punten opbrengt.
    .answer-1 = Vijf punten, en geen tol. Maar Netwerk geeft er nog zes, en een aandeel is $150, aan het eind geen punt.
    .answer-2 = Drie punten. Twee sporen geven meer.
    .answer-3 = Twee stappen zouden verloren gaan.
    .otherwise = Eerst de stappen.
    .after = Zes erbij: { $points } punten. Aandelen over: { $shares }.

# en: cd445624
three-tracks-step-4 = Kijk nu nog eens: de derde stap van de balk Netwerk verhoogt de waarde maar van 6 naar 8.
    .pin-1 = 2 meer voor elke stad.
    .pin-2 = 1 meer voor elk station.
    .ask = Doe de stap die de meeste punten opbrengt.
    .answer-1 = Twee steden, elk twee punten: 4. Daarnet was het de beste balk; tel nog eens.
    .answer-2 = Drie punten. Tel de stations.
    .answer-3 = Eén stap zou verloren gaan.
    .otherwise = Eerst de stap.
    .after = Vijf stations, 5 punten: je staat op { $points }. De drie stappen brachten 17 op.

# en: a9f7602e
three-tracks-step-5 = De verkoop hoort nog bij de actie.
    .pin-1 = De meest linkse sector waar een stuk in ligt.
    .ask = Verkoop een stuk.
    .answer-1 = Ook goed: de trein wordt wakker, 8 punten. Doe in een echte beurt allebei voor je eindigt; hier komt de verkoop eerst.
    .answer-2 = Drie aandelen, en 8 punten gaan slapen. Dat mag; maar eerst de verkoop.
    .otherwise = Eerst de verkoop.
    .after = ${ $cash } in de hand. Een station meer is nu ook 1 punt meer waard: de balk telt alles wat later komt.

## Vier blijven over

# en: 3edd51a1
four-remain = Vier blijven over
    .idea = Als je beurt eindigt moeten er vier arbeiders over zijn, dus elke manager vraagt een vijfde; bevorder wie al gewerkt heeft.
    .know-1 = Aan het eind van je beurt moeten er vier arbeiders over zijn; managers tellen niet.
    .know-2 = Neem op elk moment iemand in dienst voor $800, elke kleur die er is.
    .know-3 = Bevorder een specialist die gewerkt heeft, houd de frisse.
    .know-4 = Binnen je beurt mag je onder de vier komen, als het weer vier worden.

# en: 9957743c
four-remain-step-1 = Beide stations van deze mijlpaal staan; hij vraagt een turquoise en een oranje manager. Je hebt { $workers } arbeiders, en de witte die je geplaatst hebt mag iemand bevorderen. De ene oranje arbeider is al gebruikt en staat op Spoor, de andere is fris.
    .pin-1 = 27 punten: twee stations in steden van niveau 3. Ze staan er.
    .pin-2 = Heeft gewerkt; komt pas terug als je voorraad leeg is.
    .pin-3 = Fris: kan in je volgende beurt zijn effect gebruiken.
    .ask = Bevorder de oranje arbeider die je het minst zult missen.
    .answer-1 = Een manager is een manager, en het mag. Maar deze had volgende beurt een station zonder prijs voor je kunnen bouwen. De andere kan niets doen tot iedereen terugkomt.
    .answer-2 = Die is daar ook nodig, maar je hebt er maar één van, en hij is fris. Begin met oranje.
    .otherwise = Eerst de bevordering.
    .after = Je houdt { $workers } arbeiders over, en de oranje plek is gevuld.

# en: 2ab206ca
four-remain-step-2 = Nu turquoise. Je trein bevordert er tot twee als je hem omdraait. Maar met vier arbeiders laat een bevordering er drie over, en zo kan de beurt niet eindigen. Op elk moment van je beurt mag je voor $800 een arbeider van elke kleur in dienst nemen. Je hebt ${ $cash } en moet nog verkopen.
    .pin-1 = { $workers }: minder mag niet.
    .pin-2 = Rails van de sector van $700.
    .pin-3 = Twee bevorderingen.
    .ask = Verkoop eerst rails.
    .answer-1 = $150 voor een aandeel. Misschien is het nog nodig; eerst het stuk.
    .otherwise = Eerst het geld.
    .after = ${ $cash }: genoeg om één arbeider in dienst te nemen.

# en: bdef5a9a
four-remain-step-3 = Een arbeider die je in dienst neemt, is meteen van jou. Welke kleur? Denk aan wat er komt: je andere mijlpaal, A2-3, vraagt een grijze manager.
    .pin-1 = 18 punten: twee stukken rails over twee driehoeken, en een grijze manager.
    .pin-2 = De onderhandelaar.
    .ask = Neem de kleur in dienst die je andere mijlpaal nodig heeft.
    .answer-1 = Om op vier te komen is iedereen goed. Maar één kleur wordt straks zelf manager.
    .otherwise = Je mag bevorderen voor je iemand in dienst neemt, zolang er aan het eind vier zijn; maar houd nu deze volgorde aan.
    .after = { $workers } arbeiders, ${ $cash }.

# en: a7b3713a
four-remain-step-4 = Nu kan er één gaan.
    .pin-1 = Draai hem om.
    .ask = Draai de trein om.
    .otherwise = De turquoise plek is nog leeg.
    .after = De trein ligt voorlopig gedekt: { $points } punten. Hij laat je bevorderen.

# en: fc4f26d9
four-remain-step-5 = Bevorder wie de mijlpaal vraagt.
    .pin-1 = De ingenieur.
    .ask = Bevorder turquoise.
    .answer-1 = Hij zou de andere mijlpaal vullen, maar de rails daarvan liggen nog niet. Vandaag wachten er 27 punten.
    .answer-2 = Dan was de trein voor niets omgedraaid.
    .otherwise = Nu niet.
    .after = Alle plekken zijn gevuld. Er blijven { $workers } arbeiders over.

# en: 4fb0a5c3
four-remain-step-6 = De trein staat een tweede bevordering toe, maar je kunt niemand missen.
    .ask = Stop met bevorderen.
    .otherwise = Meer is er niet nodig.
    .after = Terug naar de actie.

# en: 165db5ce
four-remain-step-7 = Alles is er: beëindig de beurt en kijk.
    .ask = Beëindig de actie.
    .otherwise = Meer is er niet nodig.
    .after = Gehaald: 27 punten, in totaal { $points }. En de slapende trein is er 8 waard als je hem weer opendraait.

# en: d9cd452f
four-remain-step-8 = Drie mijlpalen C. Je hebt stations in twee steden van niveau 3, en Denver en Santa Fe van niveau 4 zijn verbonden.
    .pin-1 = Niveau 4, verbonden.
    .pin-2 = Niveau 4, verbonden.
    .ask = Houd die waarvan de voorwaarden al vervuld zijn.
    .answer-1 = 34 punten voor twee stations in steden van niveau 4, en twee grijze managers. Geen van beide stations heb je.
    .answer-2 = 33 punten, maar twee stukken rails over drie driehoeken: je hebt er geen.
    .after = 32 punten, en je hoeft alleen twee managers te vinden: paars en oranje. Daarom is het goed dat je de verse oranje gehouden hebt.

## De laatste beurt: een puzzel

# en: 022a6020
the-last-turn = De laatste beurt: een puzzel
    .idea = In de laatste beurt tellen alleen punten: geld, aandelen en arbeiders zijn er om uit te geven.
    .know-1 = Is een bord tot het logo leeg: maak de ronde af, dan ieder nog één beurt.
    .know-2 = Aan het eind tellen alleen punten; geef al het andere uit.
    .know-3 = Kijk voor de laatste beurt naar gaten op de telegraaflijn, slapende treinen, ontbrekende managers en de deals.
    .know-4 = Bij gelijke stand wint de rijkste maatschappij.

# en: dd39aacb
the-last-turn-step-1 = Iemand had zijn bord tot het logo geleegd, de ronde is uitgespeeld, en nu heeft iedereen behalve jij nog een beurt gehad. Dit is de allerlaatste beurt van het spel. Je rivaal heeft { $points_1 } punten, jij { $points }, en één beurt kan meer dan je denkt.
    .pin-1 = { $points_1 } punten.
    .pin-2 = Je kantoren 5 en 7, met een gat ertussen.
    .pin-3 = 24 punten: twee verbonden steden van niveau 4, gedaan. Hij vraagt een turquoise manager.
    .pin-4 = Slaapt: 8 punten.
    .pin-5 = Drie aandelen: een gratis station.
    .pin-6 = Eén aandeel: een trein omdraaien.
    .ask = Vind de actie die het meest opbrengt, en plaats je arbeider.
    .answer-1 = Handel wekt de trein, en met de bevordering haal je de mijlpaal: samen hoogstens 132 punten. Een mooie beurt, en je verliest. Een andere actie doet allebei, en meer.
    .answer-2 = Een station telt drie punten op zijn balk, en met de bevordering haal je de mijlpaal; je komt hoogstens op 127. Kijk naar de getallen tussen de kantoren.
    .answer-3 = Aandelen tellen geen punten, dat klopt. Maar ze betalen iets dat wel telt, en je zult ze allemaal nodig hebben.
    .after = Telegraaf. Nu: welke sector?

# en: 7fb94bd7
the-last-turn-step-2 = Elk paar kantoren naast elkaar telt het getal ertussen. Je balk Telegraaf staat op 3 voor elk kantoor.
    .pin-1 = 8 punten.
    .pin-2 = 8 punten.
    .pin-3 = 3 voor elk kantoor.
    .ask = Open het kantoor dat de meeste punten telt.
    .answer-1 = Het sluit het gat tussen 3 en 5: 5 en 5, en 3 voor het kantoor. Er is een gat dat meer waard is.
    .answer-2 = 8 naast je kantoor in 7, en 3 voor het kantoor. Eén sector heeft aan beide kanten een buur.
    .answer-3 = 5 naast je kantoor in 2, en 3 voor het kantoor. Zoek er een met twee buren.
    .answer-4 = 24 punten, ja, en die wil je ook; de volgorde is vrij. Neem het voorlopig terug en open het kantoor.
    .otherwise = Nog niet.
    .after = 8 en 8 voor het gat en 3 voor het kantoor: { $points } punten. Er kwamen drie aandelen bij, dus je hebt er { $shares }. En de sector opent de deals.

# en: f83c28d7
the-last-turn-step-3 = De arbeider die je geplaatst hebt mag een van je arbeiders bevorderen. Je hebt er vijf.
    .pin-1 = De ingenieur heeft gewerkt; bevorderd worden kan hij toch.
    .pin-2 = Een turquoise manager.
    .ask = Bevorder de ontbrekende manager.
    .answer-1 = De deals gaan open, maar de bevordering is verloren, en 24 punten ook.
    .answer-2 = Je hebt nu { $shares } aandelen. Tel nog eens wat de twee deals kosten.
    .otherwise = Dat brengt geen punten op.
    .after = Alle voorwaarden en alle managers: hij telt als de beurt eindigt.

# en: 74700afd
the-last-turn-step-4 = Er is niets te betalen. De deals komen na de actie.
    .pin-1 = { $shares } aandelen: drie en één.
    .ask = Beëindig de actie.
    .answer-1 = Je hebt nu { $shares } aandelen. De twee deals kosten er vier.
    .otherwise = Dat brengt geen punten op.
    .after = De deals zijn open, en allebei zijn ze van jou als je kunt betalen.

# en: 9e6c7b70
the-last-turn-step-5 = Jij opende de deals, dus je mag ze allebei sluiten. Een gratis station kost alleen zijn aandelen en geeft geen beloning; maar het telt op de balk.
    .pin-1 = Drie aandelen.
    .pin-2 = 3 voor elk station.
    .ask = Sluit de bovenste deal.
    .answer-1 = Dat wekt de trein, en dat wil je ook; de volgorde is vrij. Neem het terug en begin met de bovenste.
    .answer-2 = Aandelen tellen geen punten. Geef ze uit.
    .answer-3 = Je hebt nu { $shares } aandelen. De twee deals kosten er vier.
    .otherwise = Dat brengt geen punten op.
    .after = Aandelen over: { $shares }. Waar moet het station staan?

# en: 969984bc
the-last-turn-step-6 = Elke verbonden stad zonder station van jou is goed; vandaag tellen ze allemaal evenveel.
    .pin-1 = 3 voor elk station.
    .ask = Zet het station in een stad.
    .answer-1 = De aandelen zijn uitgegeven. Neem het station.
    .otherwise = Eerst het station.
    .after = 3 erbij: { $points } punten.

# en: cea802a3
the-last-turn-step-7 = Eén aandeel, één deal.
    .pin-1 = Eén aandeel: een trein omdraaien.
    .ask = Sluit de onderste deal.
    .answer-1 = Een aandeel dat overblijft telt niets. De trein wel.
    .answer-2 = $150, en geen punten.
    .otherwise = Dat brengt geen punten op.
    .after = Nu de trein.

# en: ef6b6022
the-last-turn-step-8 = Een van je treinen slaapt, de andere is al wakker.
    .pin-1 = Gedekt.
    .ask = Draai de juiste trein om.
    .otherwise = Het aandeel is uitgegeven, en de trein zou door het eind van het spel heen slapen.
    .after = 8 voor de trein en 24 voor de mijlpaal: { $points } punten tegen { $points_1 }. Je wint met één punt, en geen andere beurt had dat gekund.

## Oefeningen

# en: f4622377
a-gift-and-a-worker = Een geschenk en een arbeider
    .idea = Er zijn nog twee startvermogens. Welk is voor jou meer waard?
    .know-1 = Kijk bij een startvermogen eerst naar de arbeider: naar de kleur die je mijlpalen vragen.

# en: dd57b3dc
a-gift-and-a-worker-decide = Er zijn nog twee startvermogens, en jij kiest als eerste. Het ene brengt drie aandelen en een oranje arbeider, het andere $500 en een paarse.
    .pin-1 = 18 punten, voor een oranje manager.
    .pin-2 = 17 punten, voor een oranje manager.
    .pin-3 = Drie aandelen, en oranje.
    .pin-4 = $500, en paars.
    .ask = Welk neem je?
    .answer-1 = $500 is $50 meer dan drie aandelen waard zijn. Maar geen mijlpaal van jou vraagt paars, en je rivaal gaat ervandoor met de arbeider die jij nodig hebt.
    .after = Beide mijlpalen vragen een oranje manager, en nu is hij van jou; er een in dienst nemen kost $800. De twee startvermogens verschillen $50, en met aandelen kun je ook deals betalen.

# en: 68994182
four-for-the-price-of-one = Vier arbeiders in één beurt
    .idea = Een stad die twee arbeiders brengt, en iemand die dat kan verdubbelen.
    .know-1 = Managers komen van de arbeiders boven de vier: haal ze waar één beurt er meer brengt.

# en: eaa4da95
four-for-the-price-of-one-decide = Je hebt ${ $cash } en { $workers } arbeiders. Alles wat je twee mijlpalen op de kaart vragen is er; er ontbreken drie managers, een oranje en twee turquoise. Denver is verbonden.
    .pin-1 = $500: een oranje en een turquoise arbeider.
    .pin-2 = ${ $cash }.
    .pin-3 = De ingenieur neemt de beloning van een station een tweede keer, voor $300.
    .pin-4 = 27 punten: turquoise en oranje.
    .pin-5 = 24 punten: turquoise.
    .ask = Wie stuur je, en waarheen?
    .answer-1 = Denver voor $500, twee arbeiders, en je houdt $300 over. Maar van zes arbeiders kunnen er maar twee manager worden, en een zevende kost $800. De ingenieur had van die $300 er nog twee gemaakt.
    .answer-2 = Kantoren brengen aandelen. Je mijlpalen wachten op managers, en Denver heeft er twee.
    .answer-3 = Aan geld ontbreekt het je niet: het is genoeg voor Denver, en voor meer.
    .answer-4 = Eén arbeider voor $800. Denver brengt er twee voor $500, en iemand kan het nog beter.
    .otherwise = Dat mag. Maar wat ontbreekt er aan je twee mijlpalen?
    .after = Denver kost $500 en brengt een oranje en een turquoise arbeider; de ingenieur neemt die beloning een tweede keer voor $300. Vier specialisten in één beurt, acht arbeiders in totaal: drie kunnen manager worden, voor 51 punten, en er blijven er meer dan vier over. Met een witte waren het er zes, en kon je er maar twee missen.

# en: f9b1620f
over-the-mountains = Over de bergen
    .idea = Twee stukken rails die je niet kunt betalen, en een boekhouder.
    .know-1 = Een specialist heeft vier effecten: bekijk alle vier de acties voor je hem stuurt.

# en: 3a332828
over-the-mountains-decide = De allerlaatste beurt. C-06 heeft beide managers en het station; er ontbreken twee stukken rails, elk over drie driehoeken. Je hebt ${ $cash } en { $shares } aandelen.
    .pin-1 = 33 punten.
    .pin-2 = Van Denver naar Salt Lake City: drie driehoeken. Daarachter weer drie.
    .pin-3 = De boekhouder.
    .pin-4 = ${ $cash }.
    .ask = Wie stuur je, en waarheen?
    .answer-1 = Denver zonder de $500, en twee arbeiders: op elke andere dag een sterke beurt. Vandaag zijn het 3 punten, en er blijven er 33 in de bergen liggen.
    .answer-2 = Een kantoor, en met sector 8 wat stappen op je sporen: hoogstens 12 punten. De bergen zijn er 33 waard.
    .answer-3 = De goede actie, maar niet de goede arbeider: de twee stukken kosten $1000, en met beide aandelen verkocht heb je $600.
    .otherwise = Dat mag. Maar wat ontbreekt er aan C-06?
    .after = Denver, Salt Lake City, San Francisco: de twee stukken rails kosten $1000, en met beide aandelen verkocht heb je $600. De boekhouder geeft $100 terug, en $50 voor elk van de zes driehoeken, samen $400: precies genoeg, en 33 punten. Geen andere arbeider had het kunnen betalen.

# en: 3afd32a4
the-last-letter = De laatste letter
    .idea = Drie D-mijlpalen, en één beurt om er een te halen.
    .know-1 = Houd tegen het eind de mijlpaal die je kunt halen, niet die met de meeste punten.

# en: ce58a88d
the-last-letter-decide = Je C-mijlpaal is gehaald. Deze ronde wordt uitgespeeld, dan heeft ieder nog één beurt. San Diego en San Francisco zijn verbonden, en in San Diego heb je een station.
    .pin-1 = 42 punten: twee steden van niveau 5 verbonden, een station in een ervan.
    .pin-2 = 44 punten: stations in twee steden van niveau 5.
    .pin-3 = 42 punten: vier stukken rails over twee driehoeken.
    .pin-4 = Bevordert er tot twee.
    .ask = Welke houd je?
    .answer-1 = 44 punten, het meeste dat er is. Maar hij vraagt een tweede station aan de kust en twee managers. Wie in San Francisco bouwt, bevordert in die beurt één arbeider, en de trein blijft zoals hij is: de tegel zou niets opleveren.
    .answer-2 = Van vier stukken over twee driehoeken heb je er twee. Nog twee kun je in één beurt leggen; maar dan ontbreekt er minstens één manager.
    .after = Aan D-01 ontbreken alleen twee managers, en een D neemt iedereen, ook witte. In je ene beurt stuur je een arbeider naar Handel en draai je de trein om, die er twee bevordert: 42 punten voor 8. De andere lukken niet in één beurt.

# en: 3ec36340
in-somebody-elses-turn = In de beurt van een ander
    .idea = Je laatste beurt is voorbij. Het spel ook?
    .know-1 = Deals zijn voor iedereen: houd een aandeel over voor de beurten van de anderen.

# en: 66621625
in-somebody-elses-turn-decide = De allerlaatste beurt van het spel is van je rivaal, die de deals heeft geopend en gepast. Je mag er een sluiten. Je hebt { $shares } aandelen en ${ $cash }.
    .pin-1 = 42 punten: de drie stations staan er, twee managers ontbreken.
    .pin-2 = Drie aandelen: een station zonder de prijs.
    .pin-3 = Eén aandeel: tot twee bevorderingen, elk voor $100.
    .pin-4 = { $workers } arbeiders.
    .ask = Welke deal?
    .answer-1 = Een station, 3 punten op zijn balk. Goed, maar het kost al je aandelen, en de andere deal wint een hele mijlpaal.
    .answer-2 = Het spel is uit, en aandelen en geld tellen geen punten. Er wachtte een hele mijlpaal.
    .otherwise = Geld alleen telt geen punten meer.
    .after = D-04 heeft zijn drie stations en mist twee managers van welke kleur ook. Eén aandeel voor de deal en $100 per bevordering: er blijven vier arbeiders over, en als de beurt van je rivaal eindigt is de mijlpaal gehaald. 42 punten in een beurt die niet eens van jou is.

# en: fd5e4304
ring-the-bell = Luid de bel
    .idea = Je staat voor. Hoeveel beurten moet het spel nog hebben?
    .know-1 = Wie voorstaat mag het spel beëindigen: tel de beurten die de anderen nog nodig hebben.

# en: 0ddfe602
ring-the-bell-decide = Jij hebt { $points } punten, je rivaal { $points_1 }. Op je bord staat nog één gebouw voor het logo, en jouw beurt is de laatste van de ronde. Aan D-03 van je rivaal ontbreken alleen nog twee managers.
    .pin-1 = Eén gebouw voor het logo.
    .pin-2 = 42 punten voor je rivaal, die per beurt één arbeider kan bevorderen.
    .pin-3 = { $points_1 } punten.
    .ask = Waar stuur je je arbeider heen?
    .answer-1 = Nog twee stukken rails zijn nuttig, en de kust is dichtbij. Maar het gebouw blijft staan, er eindigt niets, en je rivaal heeft een beurt meer: voor de tweede manager, en voor 42 punten.
    .after = Het laatste gebouw voor het logo is weg als je een kantoor opent, een station bouwt of het verkoopt. Dan heeft je rivaal nog één beurt, en jij één. Eén bevordering is voor D-03 niet genoeg: het spel eindigt vóór de 42 punten.

# en: 8a512974
eight-for-forty-two = Acht voor tweeënveertig
    .idea = De allerlaatste beurt: loont het een trein te laten slapen?
    .know-1 = In de laatste beurt gaat een trein alleen slapen voor meer dan zijn 8 punten.

# en: 01823ed9
eight-for-forty-two-decide = De allerlaatste beurt, en je arbeider staat op Handel. Een trein die wakker is, is 8 punten waard. Je staat op { $points }.
    .pin-1 = 42 punten: de drie stations staan er, twee managers ontbreken.
    .pin-2 = Bevordert er tot twee.
    .pin-3 = Drie stappen op de sporen.
    .pin-4 = Slaapt.
    .ask = Welke trein draai je om?
    .answer-1 = Drie stappen met vijf stations klinken als 15 punten, min 8 voor de trein. Maar zonder aandelen houdt de tol je tegen: je eindigt hoogstens waar je stond, en de mijlpaal mist zijn managers.
    .answer-2 = Hij wordt wakker: 8 punten, samen 158. Een arbeider op Handel bevordert er maar één, dus D-04 mist de andere manager, en er blijven 42 punten liggen.
    .otherwise = Dat mag. Maar wat ontbreekt er aan D-04?
    .after = Een goede regel zegt: laat in de laatste beurt geen trein slapen. Dit is de uitzondering. D-04 heeft zijn drie stations en mist twee managers; de trein bevordert ze allebei: 42 punten voor 8, en 184 in totaal. Geen andere weg levert meer op.

# en: 363d01e0
the-third-coast-city = De derde stad aan de kust
    .idea = De allerlaatste beurt, en geen gebouw meer. Wat telt er nog?
    .know-1 = Kijk in de laatste beurt naar elke balk: één stuk rails kan meer waard zijn dan alle stappen.

# en: 35419e41
the-third-coast-city-decide = De allerlaatste beurt, en je gebouwen zijn allemaal op. Je hebt ${ $cash }, { $shares } aandelen en { $points } punten.
    .pin-1 = 14 punten voor elke stad van niveau 5.
    .pin-2 = Van Seattle naar San Francisco, met een dealteken.
    .pin-3 = Eén aandeel: een trein omdraaien.
    .pin-4 = Slaapt: 8 punten.
    .ask = Welke actie?
    .answer-1 = Drie stappen met drie stations en de trein wakker: hoogstens 187 punten, en de laatste stap kost een arbeider die je voor $800 moet vervangen. De kust brengt meer.
    .answer-2 = De trein wordt wakker: 8 punten. Een andere actie wekt hem ook, en brengt nog meer.
    .answer-3 = Aandelen tellen geen punten, dat klopt. Maar een ervan betaalt iets dat wel telt.
    .otherwise = Dat mag, maar kijk nog eens naar de kust.
    .after = Je balk Netwerk staat op 14 voor elke stad van niveau 5. San Francisco ligt één stuk rails van Seattle: 14 punten, zonder station. De rails liggen op een dealteken, en voor één aandeel wordt de slapende trein wakker: nog 8. De rails kosten $600: het ene aandeel verkoop je, het andere betaalt de deal. 192 punten, en geen andere weg levert meer op.
