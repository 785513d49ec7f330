# De spelregels van Binario Duel in het Nederlands.

## What the game is

# en: 9ef1ea95
game = Waar het spel over gaat
    .lead = Na tachtig rondes winnen de meeste punten. Twee maatschappijen vervoeren goederen over één continent, van paardenkarren tot magneettreinen. Je bouwt wegen, koopt voertuigen en opent lijnen. Het zilver dat de lijnen verdienen zet je om in voertuigen, stations en routes, en dat zijn aan het eind je punten.

# en: bea183c5
game-the-table = De tafel, deel voor deel
    .says = Twee afbeeldingen laten zien wat er midden in een partij op tafel ligt. De borden van de tweede afbeelding heeft elke speler.
    .picture-the-map = De kaart tussen Venezia en een boerderij.
    .picture-the-boards = Wat er naast de kaart ligt.
    .part-1 = Een stad. Ze verstuurt en ontvangt post en passagiers en koopt de meeste goederen.
    .part-2 = Een boerderij: een bedrijf. De tekens erboven laten zien wat een bedrijf afneemt, die eronder wat het levert.
    .part-3 = Een station van Groen, met zijn nummer. Het bedient de bedrijven ernaast.
    .part-4 = Een wegtegel van Groen, hier een zandweg.
    .part-5 = Drie paardenkarren van een lijn op hun rit.
    .part-6 = Een lijn: een rij van het vrachtbord, met haar goederen, haar voertuigen en de rondes die nog komen.
    .part-7 = De gemeenschappelijke voorraad: prijs en fiches van elke goederensoort, en de voertuigen die te koop zijn.
    .part-8 = De stuurkaarten, één voor elke ronde.
    .part-9 = Een maatschappij: zilver, lijnen, voertuigen en punten.

# en: d2e67330
game-two-companies = Twee spelers en de startkubus
    .says = Binario Duel is een spel voor twee. Wie de eerste speler is, spreken jullie af of bepaalt het toeval; die heeft in ronde 1 de startkubus. Elke maatschappij begint met 200 zilver en met niets op de kaart.

# en: a1942305
game-tables = De prijstabel en de voorraadtabel
    .says = De eerste speler gooit de kleurendobbelsteen: de prijstabel van die kleur zegt voor het hele spel wat elke goederensoort oplevert. Daarna gooit de tweede speler voor de voorraadtabel van tijdperk I. Die zegt hoeveel steden, boerderijen en bedrijven het continent heeft, hoeveel fiches elke goederensoort heeft en welke voertuigen in de gemeenschappelijke voorraad liggen.

# en: 4b6c3b64
game-table-ready = Het continent, tegels, borden en kaarten
    .says = Het continent wordt gebouwd met precies de bedrijven van de voorraadtabel; Venezia, Győr en Bern zijn altijd bij de steden. Elke speler neemt de tegels en aanduidingen van tijdperk I en drie lege vrachtborden, en de stuurkaarten van tijdperk I worden klaargelegd. Een kant-en-klare kaart brengt haar eigen bedrijven en haar eigen voorraadkleur voor tijdperk I mee, dus dan gooit de tweede speler niet; voor de prijstabel en de latere voorraden wordt gewoon gegooid.

# en: 9677770f
game-public = Wat openbaar is
    .says = Alles ligt open: zilver, voertuigen, lijnen en fiches. Verborgen zijn alleen de volgorde van de gedekte stuurkaarten en de kaarten die ongezien zijn teruggelegd. In het gevorderde spel komen daar tijdens het kiezen de persoonlijkheden in de hand bij.

# en: 03ff17ea
game-silver = Zilver
    .says = Je hebt nooit minder dan nul zilver. Wat je uit eigen wil koopt, moet je helemaal kunnen betalen; wat een kaart je laat betalen, neemt hoogstens alles wat je hebt. Er zijn geen leningen en geen giften, en niemand valt af. Tussen de spelers gaat zilver alleen als tol en voor gebruikte voertuigen.

# en: c825f66b
game-reconstructed = Wat is gereconstrueerd
    .says = De spelregels die dit programma volgt geven de opbouw van het spel, maar niet alle getallen. De prijzen van goederen, voertuigen, wegen en stations, de stuurkaarten, de voorraadtabellen, de persoonlijkheden en de kaarten zijn voor dit programma gereconstrueerd. Het gedrukte spel kan daarin afwijken.

## The round

# en: 7712fd2f
round = De ronde
    .lead = Elke ronde heeft vijf stappen, altijd in dezelfde volgorde. In elke stap begint wie de startkubus heeft, en daarna wisselt de kubus van eigenaar.
    .worked = Ronde 7, en Groen heeft de kubus. Drie paardenkarren met graan zijn één plaats van Venezia, 4 vakken van de boerderij. De kaart is Goede oogst: graan levert 4 op in plaats van 3. De karren komen aan en leveren 3 × 4 + 4 = 16 op, dus Groen heeft 56 zilver in plaats van 40. De andere stappen slaan beiden over, en ronde 8 begint met de kubus bij Oranje.

# en: b4a01541
round-five-steps = De vijf stappen
    .says = Eerst wordt een stuurkaart getrokken, dan rijden alle voertuigen. In stap 3 bouw je, in stap 4 handel je in voertuigen, in stap 5 werk je je vrachtborden bij. Stap 1 en 2 gebeuren altijd; de andere drie mag je overslaan. Een voltooide route hoef je niet op een bord te zetten.

# en: 4ac0a6ca
round-who-first = Wie begint
    .says = Alleen wie de kubus heeft trekt de kaart, en de voertuigen van beide maatschappijen rijden vanzelf. Daarna doet de houder stap 3 en vervolgens de ander; dan doen beiden stap 4, en ten slotte beiden stap 5. De houder grijpt dus als eerste naar schaarse fiches. Aan het eind van de ronde gaat de kubus naar de andere speler. Omdat elk tijdperk een even aantal rondes heeft, heeft de eerste speler hem bij het begin van een tijdperk altijd weer.

# en: 91ffd790
round-one-thing = Wat stap 3 toelaat
    .says = Je doet één van drie dingen: slopen en bouwen, of het hoofdgebouw bouwen of uitbreiden, of moderniseren. Je sloopt en bouwt hoogstens elk één route, geheel of gedeeltelijk, en slopen gaat voor. Een landroute is hoogstens twee nieuwe stations en de weg ertussen, een zeeroute hoogstens twee havens. Alles wordt meteen betaald, en wat je niet kunt betalen, kun je niet bouwen.

## The continent

# en: 0c321725
continent = Het continent
    .lead = De kaart is een raster van vierkante vakken met zee eromheen. Een stad, een boerderij of een fabriek, kortweg een bedrijf, staat op één vak en handelt met de stations op de vier vakken ernaast.

# en: 55ff98fb
continent-land-and-sea = Land, kust en zee
    .says = De buitenste vakken zijn allemaal zee, en alle zee hangt samen. Of een vak land, kust of zee is, volgt uit zijn vier hoeken, zodat de kustlijn nergens breekt; een vak met land in alleen twee tegenover elkaar liggende hoeken bestaat niet. Een kust is recht, of buigt naar buiten of naar binnen. Riviermondingen en bedrijven aan de kust liggen alleen aan een rechte kust.

# en: 7381c722
continent-rivers = Rivieren
    .says = Een rivier is een keten van vakken van een bron of een meer naar een monding of een meer, maar nooit van meer naar meer. Rivieren komen niet samen. Eén keer, op een recht overgangsvak, kan ze een stroom worden, en ze wordt nooit meer smaller. Een bron is altijd een smalle rivier, en een monding is zo breed als het water dat erin uitkomt.

# en: 94bd9034
continent-deserts = Woestijnen, meren, vrije weiden
    .says = Rond elke woestijn liggen andere woestijnen of woestijnweiden. Er is minstens één meer, en minstens drie weiden zijn leeg en bereikbaar: daar komen later de voedselfabrieken.

# en: e5346c2c
continent-facilities = Waar de bedrijven staan
    .says = Twee steden delen nooit een kant; boerderijen en fabrieken mogen elkaar en steden raken. Zoutziederijen staan aan een rechte kust, visserijen daar of bij een meer, alle andere in het binnenland. Op de kaart staan precies de bedrijven van de voorraadtabel, op de grote kaart alle uit de doos, en in het begin geen voedselfabriek. Elk heeft vrij land naast zich, en over vrij land, door steden en over recht water kunnen ze allemaal verbonden worden.

# en: 053ee2d2
continent-port-sites = Havenplaatsen en eilanden
    .says = Een haven kan staan aan een rechte of naar buiten gebogen kust met zee ernaast, waar geen bedrijf en geen monding is. Venezia en minstens één andere stad hebben zo’n plaats naast zich, en elk bedrijf op een eiland ook.

# en: cf10f9fa
continent-box = De tegels in de doos
    .says = De snelle kaart gebruikt geen enkel soort terrein vaker dan de doos er tegels van heeft. Voor grotere kaarten geldt dat niet.

# en: 0bd86785
continent-by-hand = Zelf een continent bouwen
    .says = Als jullie dat gekozen hebben, kiest de eerste speler een van drie omtrekken. Daarna plaatsen jullie om de beurt één ding, de tweede speler eerst: meren, bergen, rivieren, woestijnen, steden, zoutziederijen, visserijen, andere bedrijven, heuvels en bossen. Een meer, berg, heuvel of bos kan op elk leeg land; een woestijn heeft aan vier kanten leeg land of woestijnweide nodig. Een rivier wordt door één speler vanaf haar bron vak voor vak naar een monding of een meer geleid en mag één keer breder worden. Alleen wat het continent mogelijk houdt wordt aangeboden, en wat geen plaats heeft valt weg. Wat aan het eind leeg is, is weide.

## Stations and ports

# en: f7d0c84d
stations = Stations en havens
    .lead = Een station bedient elk bedrijf waarmee het een kant deelt; hoeken tellen niet. Het hoort bij één soort, neemt een aantal wegen aan en heeft een aanduiding voor de vrachtborden.
    .worked = Groen bouwt twee eenvoudige havens, op 1,4 en op 6,1, voor 20 zilver. De kortste weg over zee is 11 vakken, met beide havens 13. Een kogge laadt 3 en vaart er 9 rondes over. Met passagiers voor 4 brengt ze bij elke aankomst 3 × 4 + 13 = 25 zilver op.

# en: 04a235a1
stations-where = Waar een station staat, en wat het bedient
    .says = Een station wordt op vrij land gebouwd: weide, bos, heuvel, woestijn of woestijnweide waar niets op staat. Het kost zijn prijs en de toeslag van het terrein. Het bedient elk bedrijf ernaast; zonder bedrijf kan er niet geladen of gelost worden. Je mag een station ook alleen bouwen en er later een weg naartoe leggen.
    .picture-beside-allowed = Toegestaan: het ene station deelt een kant met de boerderij, het andere met Venezia.
    .picture-beside-refused = Niet toegestaan: het vak raakt de boerderij en de zagerij alleen met een hoek.

# en: e55f05e6
stations-families = Soorten, kanten en tijdperken
    .says = Wegstations nemen wegen aan, paardentramstations de paardentram, spoorweg- en sneltreinstations allebei die sporen, magneettreinstations tunnels van de magneetbaan. Een eenvoudig station en een paardentramstation hebben plaats voor wegen aan twee kanten, een uitgebreid station en een spoorwegstation aan drie, alle andere aan vier. Eenvoudige en uitgebreide wegstations worden in tijdperk I en II gebouwd. Die van tijdperk II bouw je in II en III, die van III in III en IV, die van IV in IV. Paardentramstations horen bij tijdperk I, spoorwegstations bij II en III, sneltreinstations bij III en IV, magneettreinstations bij IV.

# en: 7bc842cf
stations-ports = Havens
    .says = Een haven wordt op een vrije havenplaats gebouwd, zonder toeslag: eenvoudig in tijdperk I en II, uitgebreid in II, en die van tijdperk II, III en IV zoals de wegstations. Schepen varen over de kortste keten van zeevakken, en de lengte van de route is die keten en beide havens. Op zee is geen tol. Een zeeroute zelf levert geen punten op, haar havens wel.
    .picture-port-allowed = Toegestaan: twee havens op vrije havenplaatsen aan de kust.
    .picture-port-refused = Niet toegestaan: dit vak is land, geen havenplaats.

# en: 4c12de1b
stations-labels = Aanduidingen, eigenaars en het aantal tegels
    .says = Een nieuw station krijgt de laagste vrije aanduiding van zijn soort: 0 tot 11 op de weg, I tot X op het spoor, A tot H voor havens. Je eerste wegstation is nummer 0, de zetel van je maatschappij. Van twee stations in één stap krijgt het eerst gekozen eind de lagere aanduiding. Lijnen beginnen en eindigen alleen bij je eigen stations. Als aanduidingen of tegels van een soort op zijn, kun je er niet meer bouwen totdat er een vrijkomt.

# en: 0fbaa67d
stations-supply = Voorraad tegels
    .says = Elke speler heeft zoveel wegtegels, portalen en stations van elke soort als er in de doos zitten, tenzij jullie met onbeperkte voorraad spelen. Wat op de kaart ligt, ontbreekt in de voorraad; een gedeelde tegel telt voor wie hem gelegd heeft. Vakken onder de grond hebben geen tegel nodig. Waarvoor je geen tegels hebt, wordt je niet aangeboden.

## Roads and rails

# en: c1868e2d
ways = Wegen en sporen
    .lead = In één bouwstap leg je één weg, met hoogstens twee nieuwe stations aan de einden. Je ziet de prijs van elk voorstel voordat je kiest, en er wordt niets betaald totdat alles gekozen is.
    .worked = Twee eerste wegen met tegels zandweg en twee eenvoudige stations van 6 zilver, allebei vanaf 200 zilver.
    .row-0 = weg · tegels · stations · prijs · zilver over
    .row-1 = 4,6 naar 2,5 over twee weiden · 2 + 2 · 6 + 6 · 16 · 184
    .row-2 = 7,7 naar 10,6 over de stroom · 2 + 10 + 2 · 6 + 6 · 26 · 174

# en: b8e5efd9
ways-one-path = Eén pad, meteen betaald
    .says = Alles wat je in een stap bouwt is één pad dat geen vak twee keer raakt. Het begint bij een station van jou, oud of nieuw, of bij een open eind van je eigen of een gedeelde weg. Het mag over bestaande tegels en door steden lopen, maar nooit door een station: stations zijn de einden. Het moet iets toevoegen of een route voltooien; een bouw die alleen een route voltooit kost niets.

# en: f994806c
ways-types = Welke wegen in welk tijdperk
    .says = Wegen voor voertuigen zijn zandweg, asfaltweg, autoweg en autosnelweg; sporen zijn paardentram, spoorweg, snelspoor en magneetbaan. Een zandweg wordt in tijdperk I en II gelegd, asfalt in II en III, een autoweg in III en IV, een autosnelweg in IV. De paardentram wordt alleen in tijdperk I gelegd, de spoorweg in II en III, het snelspoor in III en IV, de magneetbaan in IV. Wat niet meer gebouwd wordt, blijft op de kaart en blijft in gebruik.

# en: 2f73b3bc
ways-nowhere = Waar geen weg kan liggen
    .says = Boven de grond ligt geen weg op berg, meer, zee of kust, of op een bedrijf. Ook een bron, een monding of een bocht van een rivier draagt er geen. De enige uitzondering is een stad: daar mogen wegen, geen sporen, doorheen.

# en: dee2e183
ways-price = Prijs van een tegel, bruggen
    .says = Een nieuwe tegel kost zijn prijs en een toeslag: niets op weide en woestijnweide, 1 in een bos, 2 op een heuvel of in een woestijn. Een tegel zandweg van 2 kost dus 2, 3 of 4 zilver. Een brug kost 4 extra over een rivier en 8 over een stroom of het overgangsvak. Ze loopt recht over recht water, draagt geen station en wordt nooit veranderd of gekruist.

# en: 5e050592
ways-open-ends = Vormen en onvoltooide wegen
    .says = De vorm van een tegel volgt uit het pad: recht, bocht, aftakking of kruising. De vorm kost niets. Stop je halverwege, dan heeft de laatste tegel een open eind dat rechtdoor wijst; bouw je verder, dan mag je het gratis draaien, behalve bij een brug of een portaal. Een onvoltooide weg houdt niets vrij: je tegenstander mag eroverheen bouwen.

# en: bc8b4883
ways-connected = Wat met wat verbonden is
    .says = Twee tegels naast elkaar zijn verbonden als beide een uitgang naar elkaar hebben en beide weg of beide spoor zijn, van soorten die aansluiten. Elke soort sluit op zichzelf aan; zandweg op asfaltweg, asfaltweg op autoweg, autoweg op autosnelweg, en spoorweg op snelspoor. Op een vak ligt één weg, of twee als gelijkvloerse kruising; op een vak met een station geen. Een nieuw station neemt de wegen op die ernaar wijzen, zolang het kanten heeft. Waar je pad een oude tegel treft, gebruikt het zijn uitgangen, draait het een open uitgang, verbouwt het de tegel of kruist het hem recht; iets anders kan niet.

# en: ebf821aa
ways-streets = Straten van steden
    .says = Elke stad heeft een straat naar haar vier kanten. Wegen van beide spelers mogen er aan de ene kant in en aan een andere uit, zonder prijs en zonder tol; de stad telt als één vak en krijgt de klasse van de weg. De tegels ervoor en erna moeten van soorten zijn die aansluiten, of een station mag direct aan de straat staan. In de stad zelf eindigt een pad nooit. Autosnelwegen raken geen stad, en rails gaan er niet doorheen.

# en: 009305c8
ways-tunnels = Tunnels
    .says = Vanaf tijdperk III mogen autowegen, autosnelwegen en snelspoor onder de grond, onder alles door, zelfs onder zee en andere tunnels. Een tunnel heeft twee portalen op vrij land en minstens één vak ertussen; hij mag buigen maar niet aftakken. Een portaal kost de tegel, het terrein en nog 4, elk vak onder de grond de tegel en nog 3. Elk portaal en elk vak onder de grond telt mee in de lengte, en als het niet van jou is ook voor de tol. Een autowegtunnel van 7,3 naar 10,3 kost 2 × (9 + 4) + 2 × 12 = 50 zilver.

# en: 277eb1c4
ways-maglev = Magneetbaan
    .says = Een magneetbaan loopt alleen onder de grond, van het ene magneettreinstation naar een ander dat er niet naast ligt, en elk vak kost 15. Vanaf het eerst gekozen station gaat de tunnel naar oost of west en dan naar noord of zuid; is een kant die nodig is bezet, dan andersom, en lukt ook dat niet, dan kan hij niet gebouwd worden. Een station neemt hoogstens vier tunnels aan, één per kant. Je tegenstander kan hem niet gebruiken.

# en: 2732f635
ways-routes = Routes: wat genoteerd wordt
    .says = Een pad wordt als route genoteerd als het twee verschillende stations van jou van één soort verbindt. Minstens één eigen of gedeelde tegel ervan mag nog in geen route van jou zitten. Routes geven aan het eind punten. Een route telt minstens 3 vakken, want beide stations tellen en er ligt iets tussen. Dezelfde twee stations mogen door meer routes verbonden zijn.

## The other one's ways

# en: f32f0ef4
rival = De wegen en sporen van je tegenstander
    .lead = Je mag over de wegen en sporen van je tegenstander rijden zodra ze op de jouwe aansluiten. De tegel waar je aansluit wordt gedeeld en is gratis voor beiden; elke andere tegel van hem kost 1 zilver voor elke lading die aankomt.
    .worked = Oranje heeft een weg over de stroom. Groen sluit er aan beide kanten op aan: vier nieuwe tegels voor 8, twee aansluitingen van 2, twee eenvoudige stations voor 12, samen 24 van de 50 zilver. Na drie paardenkarren voor 24 blijft er 2 over. De route is 9 vakken lang en duurt 7 rondes. Pesticide voor 4 levert bij aankomst 3 × 4 + 9 = 21 op, en 1 daarvan gaat naar Oranje voor de brug: Groen heeft 22 zilver, Oranje 121.

# en: 34454aeb
rival-joining = Gebruiken en aansluiten
    .says = Ben je op het net van je tegenstander aangesloten, dan mag je het gebruiken. Wegen sluiten aan met een kruising, een aftakking of een verlenging, sporen alleen met een aftakking of een verlenging. Een verlenging begint bij een open uitgang van een tegel, brug of portaal van de tegenstander die naar je nieuwe tegel of station wijst. Ze kost niets, en de tegel blijft van je tegenstander.

# en: 86a2b57e
rival-reshaping = Een tegel verbouwen: aftakking en kruising
    .says = Voor een nieuwe uitgang van een oude tegel betaal je het slopen en de nieuwe tegel samen; op een tegel van de tegenstander de helft daarvan, naar boven afgerond. Bij een zandweg is dat (1 + 2) / 2, dus 2 zilver. Het terrein wordt niet opnieuw betaald, en twee uitgangen tegelijk zijn één verbouwing. Sporen hebben hoogstens drie uitgangen, wegen vier. De tegel krijgt de betere van de twee soorten en moet nog bij al zijn buren passen.

# en: 7fd7ef70
rival-joint = Gedeelde tegels
    .says = Een tegel van de tegenstander waaraan je een uitgang toevoegt wordt gedeeld, gratis voor beiden tot het einde van het spel. Je nieuwe tegel vervangt de oude, die teruggaat naar de voorraad van de eigenaar. Soms heeft een aftakking of kruising van je tegenstander een open uitgang naar jou toe. Die gebruik je zonder te betalen, en ook ze wordt gedeeld. Alle andere aftakkingen en kruisingen zijn gewone tegels met tol.

# en: 5f9ce9ad
rival-level = Gelijkvloerse kruisingen
    .says = Waar twee wegen kruisen, zijn alle vier de richtingen verbonden. Sporen kruisen andere sporen of een weg zonder aan te sluiten: beide recht, haaks, en nooit op een brug of een portaal. Je betaalt ervoor als voor een verbouwing. Elke weg houdt zijn eigenaar, oversteken is gratis, en alleen wie over de weg van de ander rijdt betaalt tol. Een gelijkvloerse kruising verandert nooit, en beide tegels blijven buiten de voorraad van hun eigenaar.

# en: 3e713b49
rival-closed = Stations blijven gesloten
    .says = Geen weg van jou sluit aan op een station van de tegenstander, en geen pad van jou gaat erdoorheen of eindigt er. Door je eigen stations van hetzelfde soort mogen je lijnen wel, als de wegen aan beide kanten aansluiten.
    .picture-joined-allowed = Toegestaan: Groen sluit aan beide kanten op de weg van Oranje aan en gaat over de brug ertussen.
    .picture-joined-refused = Niet toegestaan: het station van Oranje kan geen eind van een weg van Groen zijn.

# en: b72eced4
rival-toll = Tol
    .says = Voor elke betaalde lading geef je je tegenstander 1 zilver voor elk van diens tegels op het pad. Bruggen, portalen en vakken onder de grond tellen mee. Eigen en gedeelde tegels, steden en de zee zijn gratis. Een lege rit betaalt geen tol.

## Goods and lines

# en: bf061b72
goods = Goederen en lijnen
    .lead = Een lijn is één rij van een vrachtbord: van, naar, goederen heen, goederen terug, en voertuigen. Elke geladen richting houdt één fiche vast, en fiches zijn er te weinig.
    .worked = Groen opent een lijn van de wijnmakerij naar Győr, 4 vakken: wijn heen, pesticide terug, drie paardenkarren. Wijn levert 5 op, en elke rit duurt 3 rondes. Elke 3 rondes brengt de lijn dus 3 × 5 + 4 = 19 zilver op, dat is 6,3 per ronde.

# en: 13c4cb83
goods-rows = Twaalf rijen
    .says = Je hebt vijf rijen voor de weg, vier voor het spoor en drie voor schepen. Een rij noemt twee verschillende stations van jou, van één soort, met een voltooid pad ertussen. Ze mag zonder goederen en zonder voertuigen geopend worden; dan verdient ze niets, maar wat ze noemt staat bij de puntentelling op het bord. Met een hoofdgebouw mogen twee rijen dezelfde stations hebben, elk met eigen fiches en voertuigen.

# en: e715e7e6
goods-changing = Openen, veranderen, sluiten
    .says = Lijnen worden alleen in stap 5 geopend, veranderd en gesloten. Een lijn met voertuigen moet daarvoor bij een station staan. Elke lijn mag je hoogstens één keer per ronde aanpassen, een nieuwe niet nog eens in dezelfde ronde. Verander je de goederen voor de rit die juist gaat beginnen, dan geldt het al voor die rit.

# en: 5f20b645
goods-tokens = Fiches
    .says = Om een richting te vullen neem je een fiche van die goederen uit de gemeenschappelijke voorraad. Het blijft op de rij totdat je de goederen verandert of de lijn sluit. Is er geen fiche meer, dan kan niemand nog een lijn met die goederen openen. Mogen goederen niet meer vervoerd worden, dan gaat hun fiche terug en is de richting leeg.

# en: 70d70632
goods-who-sells = Wie levert en wie afneemt
    .says = Goederen gaan van een station naast een bedrijf dat ze levert naar een station naast een ander bedrijf dat ze afneemt. Bij bedrijven raakt nooit iets op, en ze hebben niets nodig om te maken: alleen de fiches beperken de handel. Heen en terug mag een lijn verschillende goederen vervoeren.

# en: 94ada74e
goods-people = Post, passagiers, arbeiders
    .says = Post en passagiers gaan van een stad naar een andere stad. Arbeiders reizen vanaf tijdperk II, van een stad naar een boerderij of een bedrijf, of terug naar een stad, maar niet van stad naar stad.

# en: c4b7ec8b
goods-special = Voedsel, mest, balken
    .says = Voedsel gaat vanaf tijdperk III van een voedselfabriek naar een stad. Mest wordt alleen in tijdperk I en II vervoerd. Balken mogen ook naar havens: per schip naar elke haven van jou, over land naar een station naast een haven van een van beide spelers.

# en: 9b155949
goods-which-way = Welk pad een lijn neemt
    .says = Een lijn neemt het kortste pad dat haar voertuigen kunnen gebruiken, heen en terug hetzelfde; het hoeft niet één genoteerde route te zijn. Bij gelijke lengte neemt ze het pad met minder tegels van de tegenstander, dan de betere klasse. Daarna geldt de volgorde noord, oost, zuid, west. Paden, tijden en tol worden aan het eind van stap 5 opnieuw berekend voor alle lijnen die stilstaan; een rit die onderweg is eindigt zoals ze begon. Past er geen pad meer bij de voertuigen, dan gaan ze naar de remise en blijft de rij.

## Movement and silver

# en: a38cc1a3
movement = Rijden en zilver
    .lead = In stap 2 gaat elk voertuig één plaats verder, en wat aankomt wordt meteen betaald. Korte ritten met lading heen en terug zijn het hart van het spel.
    .worked = Dezelfde weg als daarnet, maar de lijn is andersom opgeschreven: van Győr met pesticide, terug met wijn. Nu bepaalt pesticide met 4 de prijs voor beide richtingen. Elke rit van 3 rondes brengt 3 × 4 + 4 = 16 op in plaats van 19. Per ronde is dat 5,3 in plaats van 6,3.

# en: 063ef51c
movement-rounds = Vakken en rondes
    .says = Deel de vakken van de route door de snelheid, rond naar boven af, en trek af wat tussen haakjes staat: 2-(1) is twee vakken per ronde en in totaal één ronde minder; 1-(4-1) is één vak per ronde en één ronde minder voor elke volle vier vakken. Een paardenkar op een zandweg heeft voor 3 of 4 vakken 3 rondes nodig, voor 7 of 8 vakken 6 en voor 16 vakken 12. Daarna tellen persoonlijkheden erbij of eraf. Geen rit duurt korter dan 2 rondes, en geen rit mag langer duren dan het bord plaatsen heeft: 12 op de weg, 14 op het spoor, 16 op zee. Het rode markeerfiche ligt na de laatste gebruikte plaats.

# en: 6eddd227
movement-legs = Ritten
    .says = Voertuigen die op een lege rij gezet worden, beginnen bij het linker station, heen. In stap 2 gaat elke lijn één plaats verder, eerst de weg-, spoor- en scheepsrijen van wie de kubus heeft. Als de reistijd om is, wordt de lading betaald, keren de voertuigen en begint de volgende rit met de goederen van die richting. De weg terug wordt altijd gereden, geladen of leeg. Een lijn staat bij een station vanaf haar aankomst totdat ze weer gaat rijden.

# en: 4b417ae9
movement-pay = Wat een lading oplevert
    .says = Een geladen rit levert de lading van alle gekoppelde voertuigen maal de prijs op, en 1 zilver voor elk vak van de route. Het zijn de vakken die erbij komen, niet de rondes. Een lege rit levert niets op en kost geen tol. De bank betaalt onbeperkt.

# en: c759b53a
movement-one-price = Eén prijs voor beide richtingen
    .says = Een lijn heeft één prijs voor beide richtingen: die van de goederen heen, of van de goederen terug als alleen de terugweg geladen is. Een optie geeft elke richting de prijs van haar eigen goederen. De prijs is die van de tabel, met wat je persoonlijkheid erbij doet, en wordt afgelezen als de lading betaald wordt; alleen wat een kaart gemerkt heeft, ligt eerder vast.

# en: 6ccdbec6
movement-class = Klasse van een pad, en wie het mag gebruiken
    .says = Een pad is zo goed als zijn slechtste deel: de laagste klasse van zijn wegtegels en van je stations erop; steden tellen niet. Een voertuig mag het gebruiken als zijn kaart een snelheid voor die klasse noemt. Voertuigen met dieren ervoor en stoomvoertuigen hebben er geen op autowegen en autosnelwegen. Op een gemengde weg die als zandweg of asfalt telt, mogen ze rijden.

## Vehicles and trade

# en: 02d9caf0
vehicles = Voertuigen en handel
    .lead = Jullie kopen uit een gemeenschappelijke voorraad, voor vaste prijzen, in de tijdperken die op de kaart staan. Gekoppelde voertuigen laden meer en zijn niet langzamer.
    .worked = Groen heeft twee havens met een route van 13 vakken en nog 70 zilver. Na een galjoen voor 34 blijft er 36 over. Welk schip is het beste met passagiers voor 4?
    .row-0 = schip · levert op · rondes · zilver per ronde
    .row-1 = kogge · 3 × 4 + 13 = 25 · 9 · 2,8
    .row-2 = karveel · 2 × 4 + 13 = 21 · 7 · 3,0
    .row-3 = galjoen · 5 × 4 + 13 = 33 · 10 · 3,3

# en: 3527eab0
vehicles-buying = Kopen
    .says = In stap 4 koop je zoveel voertuigen als je wilt en kunt betalen; ze gaan naar je remise. Voertuigen van tijdperk I zijn in tijdperk I te koop, paardenkarren en ossenkarren ook in II; die van tijdperk II in II en III, van III in III en IV, van IV in IV. Is de voorraad van een soort op, dan kan alleen je tegenstander je er een verkopen.

# en: 016a99df
vehicles-coupling = Koppelen
    .says = Op één lijn zijn alle voertuigen van één soort, hoogstens zoveel als de kaart laat koppelen. Ze rijden als één voertuig en laden samen wat ze allemaal kunnen dragen. Die soort moet alle goederen van de lijn kunnen vervoeren, er moet een pad voor zijn, en de rit moet op het bord passen.

# en: 7e56d37a
vehicles-where = Waar een voertuig mag rijden
    .says = In stap 5 mag een voertuig uit de remise op elke lijn van jou die erbij past. In het basisspel mogen oude voertuigen in elk tijdperk gebruikt worden. Paardentram en ossenspoor rijden alleen op sporen van de paardentram, en daar rijdt niets anders; magneettreinen rijden alleen op de magneetbaan.

# en: 081a45a5
vehicles-used = Gebruikte voertuigen
    .says = De bank koopt niets terug. In stap 4 mag je voertuigen uit de remise aan je tegenstander aanbieden, één tegelijk, voor de halve prijs, naar boven afgerond. De tegenstander moet het zilver hebben, en neemt aan of weigert. Wat geweigerd is, wordt in deze stap niet opnieuw aangeboden. Zo mogen voertuigen van elk tijdperk verkocht worden, tenzij een optie anders zegt.

# en: 625e7ae2
vehicles-resting = Voertuigen terugtrekken, rusten
    .says = In stap 4 mag je voertuigen terugtrekken van een lijn die bij een station staat, bij elke lijn één keer, en ze meteen aanbieden. Ook koppelen en ruilen kan alleen op een lijn die stilstaat, en de lijn houdt haar richting; een rij die alle voertuigen kwijt is, begint opnieuw bij haar linker station. Teruggetrokken voertuigen rusten zoveel rondes als een rit duurde. Tot dan mogen ze alleen op een lijn die bij hetzelfde station begint of staat; zijn ze onderweg weggehaald, dan op geen enkele. Koopt je tegenstander ze, dan zijn ze meteen bruikbaar.

## Alle voertuigen

# en: 2b1d352a
fleet = Alle voertuigen
    .lead = Hier staat elk voertuig met zijn prijs, zijn lading, hoeveel er gekoppeld mogen worden, zijn snelheid en zijn punten. Snelheden staan per klasse: zandweg, asfaltweg, snelweg, autosnelweg; paardentram, spoorweg, snelspoor, magneetbaan; of de zee.
    .worked = Aan het begin van het spel liggen de voertuigen van tijdperk I in de gemeenschappelijke voorraad. Die van tijdperk II, III en IV komen erbij als hun tijdperk begint.
    .row-0 = voertuig · tijdperk · prijs · vervoert · koppelt · snelheid per klasse · punten
    .row-1 = paardenkar · I · 8 · 1 · 3 · 1-(4-1) / 1-(3-1) / – / – · 10
    .row-2 = ossenkar · I · 12 · 2 · 2 · 1 / 1-(5-1) / – / – · 10
    .row-3 = postkoets · I · 14 · 2 · 1 · 1-(3-1) / 1-(2-1) / – / – · 10
    .row-4 = paardentram · I · 10 · 1 · 4 · 1-(4-1) / – / – / – · 10
    .row-5 = ossenspoor · I · 12 · 2 · 2 · 1 / – / – / – · 10
    .row-6 = kogge · I · 20 · 3 · 1 · 1-(3-1) · 10
    .row-7 = karveel · I · 24 · 2 · 1 · 2 · 10
    .row-8 = galjoen · I · 34 · 5 · 1 · 1-(4-1) · 10
    .row-9 = stoomtractor · II · 26 · 2 · 3 · 1 / 1-(2-1) / – / – · 20
    .row-10 = stoomvrachtwagen · II · 34 · 2 · 2 · 1-(3-1) / 2-(1) / – / – · 20
    .row-11 = stoomomnibus · II · 40 · 3 · 1 · 1-(3-1) / 2-(1) / – / – · 20
    .row-12 = stoomgoederentrein · II · 44 · 3 · 3 · – / 2 / 2-(1) / – · 20
    .row-13 = stoompersonentrein · II · 46 · 3 · 2 · – / 2 / 3 / – · 20
    .row-14 = raderstoomboot · II · 56 · 4 · 1 · 3 · 20
    .row-15 = schroefstoomboot · II · 64 · 6 · 1 · 2-(1) · 20
    .row-16 = bestelwagen op benzine · III · 58 · 4 · 1 · 1-(2-1) / 3 / 4 / 4 · 30
    .row-17 = dieselvrachtwagen · III · 60 · 3 · 2 · 1-(2-1) / 2-(1) / 3 / 3-(1) · 30
    .row-18 = autobus · III · 64 · 5 · 1 · 1-(2-1) / 3 / 4 / 4 · 30
    .row-19 = dieselgoederentrein · III · 72 · 4 · 3 · – / 3 / 4 / – · 30
    .row-20 = dieselsneltrein · III · 78 · 4 · 2 · – / 3 / 5 / – · 30
    .row-21 = motorvrachtschip · III · 96 · 9 · 1 · 3 · 30
    .row-22 = motorveerboot · III · 88 · 6 · 1 · 4 · 30
    .row-23 = elektrische bestelwagen · IV · 84 · 5 · 1 · – / 3 / 4 / 5 · 40
    .row-24 = elektrische vrachtwagen · IV · 92 · 4 · 2 · – / 3 / 4 / 5 · 40
    .row-25 = elektrische bus · IV · 90 · 7 · 1 · – / 3 / 5 / 6 · 40
    .row-26 = elektrische goederentrein · IV · 100 · 5 · 3 · – / 4 / 6 / – · 40
    .row-27 = hogesnelheidstrein · IV · 108 · 6 · 2 · – / 4 / 7 / – · 40
    .row-28 = magneettrein · IV · 130 · 8 · 2 · – / – / – / 8 · 40
    .row-29 = magneetgoederentrein · IV · 130 · 8 · 2 · – / – / – / 7 · 40
    .row-30 = elektrisch containerschip · IV · 150 · 12 · 1 · 4 · 40
    .row-31 = draagvleugelboot · IV · 120 · 8 · 1 · 6 · 40

# en: 22aeb53b
fleet-speed = Hoe je een snelheid leest
    .says = ‘2’ is twee vakken per ronde. ‘2-(1)’ is twee vakken per ronde en in totaal één ronde minder. ‘1-(4-1)’ is één vak per ronde en één ronde minder voor elke volle vier vakken. Een streepje betekent dat het voertuig op die klasse niet kan rijden.

## Control cards

# en: 86db518d
cards = Stuurkaarten
    .lead = Eén kaart per ronde, getrokken door wie de kubus heeft en meteen uitgevoerd; geen kaart vraagt je iets te beslissen. De prijskaarten zijn het leren waard: ze blijven aan een lading hangen totdat die betaald is.
    .worked = De kaart van ronde 5 verdubbelt wijn. In stap 5 zet Groen drie paardenkarren op de lijn van de wijnmakerij naar Győr: de rit begint in de ronde van de kaart en is daarom gemerkt met 10. Ze komt aan in ronde 8 en levert 3 × 10 + 4 = 34 op, dus Groen heeft 64 zilver in plaats van 30. De volgende rit levert weer 19 op.

# en: c0288f7d
cards-piles = De twee stapels
    .says = Voor elk tijdperk worden zijn kaarten geschud, en elke speler neemt er ongezien 12, in tijdperk III en IV 8. Samen vormen ze twee gedekte stapels; de rest gaat ongezien terug. De tijdperken hebben dus 24, 24, 16 en 16 rondes, en de ronde van de laatste kaart wordt uitgespeeld. Met de optie ervoor kiest wie de kubus heeft de stapel; anders wordt de eerste stapel voor de tweede getrokken. Gebruikte kaarten liggen open en komen niet terug.

# en: 78a230cc
cards-doing = Een kaart uitvoeren
    .says = De kaart wordt getoond en meteen uitgevoerd, voor beide spelers of alleen voor wie de kaart trok. Wat ze over deze ronde zegt, eindigt met de ronde, behalve gemerkte prijzen. Sommige kaarten doen niets. Noemt een kaart meer goederen of aandrijvingen, dan geldt ze voor elk daarvan. Geen kaart vraagt om een beslissing.

# en: a5b35fde
cards-prices = Prijzen die blijven hangen
    .says = Een prijskaart merkt elke lading van haar goederensoort die nu een rit maakt. Ook elke lading waarvan de rit later in de ronde begint, wordt gemerkt, ook op een lijn die je in stap 5 opent. Sommige vermenigvuldigen de prijs van de lijn, naar boven afgerond, andere tellen er iets bij op. Het merk blijft totdat de lading betaald is, hoe lang dat ook duurt; een latere prijskaart vervangt het. Een rij zonder voertuigen wordt niet gemerkt. Het merk gaat verloren als je de goederen verandert, alle voertuigen weghaalt of de lijn sluit.

# en: 60731d05
cards-silver = Zilver betaald en gekregen
    .says = Sommige kaarten nemen zilver, hoogstens wat je hebt, of je nu bezit waar het verhaal over gaat of niet; andere geven het. Een paar tellen wat je hebt: wegstations, havens, bruggen of voertuigen op lijnen, tot een grens. Gedeelde bruggen tellen voor niemand, en voertuigen uit de remise tellen niet.

# en: d891af07
cards-held-up = Vertraagd of versneld
    .says = Voertuigen die worden opgehouden rijden deze ronde niet. Voertuigen die worden vooruitgeholpen gaan meer dan één plaats verder; wat bij aankomst over is, gaat verloren. De kaart zegt welke voertuigen ze bedoelt, en alles wat ze noemt moet kloppen.

# en: 5bbe32d6
cards-cheaper = Vandaag goedkoper
    .says = Sommige kaarten maken bouwen in stap 3 goedkoper: weg- of railtegels, stations, havens, tunnels, moderniseren of het hoofdgebouw, elk onderdeel met zoveel procent, naar boven afgerond. Slopen wordt nooit goedkoper. Andere halen in stap 4 een paar zilver van voertuigen uit de voorraad af, tot minstens 1; gebruikte houden hun prijs. Eerst komt de korting van de kaart, dan die van een persoonlijkheid, telkens naar boven afgerond.

# en: e3c8650d
cards-tokens = Meer fiches, andere tol
    .says = Een kaart kan fiches van een goederensoort aan de gemeenschappelijke voorraad toevoegen, waar ze blijven. Een andere verandert de tol per tegel in stap 2 van deze ronde.

## The central building, modernising, demolishing

# en: 4ec85320
growing = Het hoofdgebouw, moderniseren, slopen
    .lead = Het hoofdgebouw heft de twee grenzen van een jonge maatschappij op: één lijn per station, en geen voertuig nieuwer dan zijn stations. Moderniseren maakt wat je hebt sneller en meer waard; slopen is voor de zeldzame vergissing.
    .worked = Ronde 25, tijdperk II. Groen heeft een zandweg met twee tegels en twee eenvoudige stations, en 125 zilver. Alles naar klasse 2 moderniseren kost 2 × 4 voor de tegels en 2 × (5 + 12) voor de stations: 42. Na drie stoomtractors voor 78 blijft er 5 zilver over. In plaats van 16 per 3 rondes levert de lijn nu 6 × 4 + 4 = 28 per 2 rondes op.

# en: 25394b06
growing-central = Het hoofdgebouw
    .says = Het staat op je wegstation 0, dat blijft werken en niet meer gesloopt kan worden, alleen gemoderniseerd. Generatie I wordt in tijdperk I en II gebouwd, II in II en III, III in III en IV, IV in IV. Dat kost 40, 90, 160 of 240 zilver; uitbreiden kost per trede 60, 90 en 110. Zonder hoofdgebouw is elk station en elke haven het eind van hoogstens één lijn. Dan mag ook geen voertuig van een later tijdperk zijn dan een van zijn eindstations. Met een hoofdgebouw, van welke generatie ook, vervallen beide grenzen. Schepen van tijdperk IV hebben in elk geval aan beide einden een haven van tijdperk IV nodig.

# en: f507ea43
growing-modernising = Moderniseren: wat en hoe ver
    .says = In één stap moderniseer je één route, geheel of gedeeltelijk, of één station, of een of twee havens. Een zandweg wordt asfaltweg, autoweg en autosnelweg, een spoorweg snelspoor; wegstations en havens gaan van eenvoudig naar uitgebreid, II, III en IV, spoorwegstations worden sneltreinstations. Paardentram, snelspoor, autosnelweg en magneetbaan gaan niet verder. Het doel moet in dit tijdperk gebouwd worden; meer treden kosten hun som, en in een tunnel kost elk vak hetzelfde.

# en: d4faced9
growing-whole = De hele route telt
    .says = Een route heeft de betere klasse pas als elke tegel en beide stations die hebben. Kies je alles, dan wordt alles gemoderniseerd wat onder het doel ligt en het mag bereiken, en hoeft alleen het resultaat te passen; deel voor deel moet het na elk deel passen. Geen verbinding mag breken, ook niet een van je tegenstander. Voertuigen onderweg zijn geen beletsel.

# en: 09004111
growing-price = Gedeelde tegels, voorraad, prijs
    .says = Beide spelers mogen een gedeelde tegel voor de volle prijs moderniseren; hij blijft gedeeld. Tegels van je tegenstander kun je niet moderniseren. De oude tegel gaat terug naar wie hem legde, en de nieuwe komt uit jouw voorraad; treden die je overslaat vragen geen tegel. Je betaalt het moderniseren, en niets voor het weghalen van de oude tegel.

# en: 37302f77
growing-demolishing = Slopen: wat weg mag
    .says = Je mag je eigen tegels, stations en havens slopen voor hun prijs; er wordt niets terugbetaald, maar de tegel gaat terug naar je voorraad. In één stap zijn dat tegels van één route met haar stations, of van één onvoltooid stuk. Of je sloopt één los station, of een of twee havens. Een tunnel gaat in zijn geheel: de portalen, en elk vak onder de grond voor 3, van een magneetbaan voor 4. Gedeelde tegels, gelijkvloerse kruisingen met de tegenstander en de zetel onder het hoofdgebouw blijven. Ook een tegel waar een lijn van jou overheen onderweg is, blijft.

# en: 04f31771
growing-afterwards = Wat er met lijnen, routes en vakken gebeurt
    .says = Aan het eind van je stap 3 wordt alles geregeld: verbroken routes worden geschrapt, lijnen zonder pad gesloten, hun voertuigen gaan naar de remise en hun fiches naar de voorraad. Dat geldt ook voor lijnen van je tegenstander over jouw tegels; is er nog een pad, dan eindigt een rit die onderweg is zoals die begon. Een leeg geworden vak is bos of woestijnweide als het dat was, anders weide; rivieren en kusten blijven. Tegels ernaast houden hun uitgangen, die nu open zijn.

# en: d79d0147
growing-replacing = Vervangen
    .says = Je mag een tegel of station slopen en in dezelfde stap op hetzelfde vak iets anders bouwen, allebei voor de volle prijs. Is aan het eind alles verbonden, dan blijven routes en lijnen bestaan. Een station vergroten gaat goedkoper met moderniseren: van eenvoudig naar uitgebreid kost 5, slopen en opnieuw bouwen 2 + 10 = 12.

## Eras, end and points

# en: bd44c3f9
end = Tijdperken, einde en punten
    .lead = Elk tijdperk brengt nieuwe wegen, voertuigen en fiches, en haalt oude van de plank, nooit van de kaart. Na ronde 80 wordt alles geteld, en zilver het minst.
    .worked = Groen eindigt met 137 zilver. Door een lijn staan de asfaltweg en zijn stations op het bord; de autoweg met zijn stations staat in geen enkele rij.
    .row-0 = wat · punten
    .row-1 = 137 zilver · 13
    .row-2 = drie die in de remise paardenkarren · 3 × 10 = 30
    .row-3 = twee stoomvrachtwagens · 2 × 20 = 40
    .row-4 = route van klasse 2 op het bord, twee stations van tijdperk II · 20 + 60 = 80
    .row-5 = route van klasse 3 niet op het bord, twee stations van tijdperk III · (30 + 80) / 2 = 55
    .row-6 = hoofdgebouw I · 30
    .row-7 = samen · 248

# en: 673f1aad
end-eras = Als een tijdperk begint
    .says = De kaarten van het nieuwe tijdperk worden klaargelegd, en de kleurendobbelsteen geeft zijn voorraadtabel: de eerste speler gooit voor II en IV, de tweede voor III. De goederen en voertuigen van die tabel komen bij de voorraad. Met tijdperk III gaan de ongebruikte tegels van tijdperk I uit de voorraad, met IV die van II. Ook voertuigen die niet meer te koop zijn, gaan eruit. Wat op de kaart ligt, de lijnen, de prijstabel en het zilver blijven.

# en: df64fa54
end-food = De voedselfabrieken, het einde van mest
    .says = Aan het begin van tijdperk III plaatst de eerste speler een voedselfabriek, en 4 fiches voedsel komen bij de voorraad; alle mest gaat uit het spel, ook van lijnen die onderweg zijn, zonder betaling. Aan het begin van tijdperk IV plaatst de tweede speler er nog een, met 2 fiches. Een voedselfabriek komt op een lege weide met vrij land ernaast, of als die er niet is, op ander vrij land.

# en: 84143489
end-last-round = Het einde
    .says = Het spel eindigt na de ronde waarin de laatste kaart van tijdperk IV getrokken werd, ronde 80. Die ronde wordt met alle vijf stappen gespeeld.

# en: 0b09d867
end-silver = Punten voor zilver en voertuigen
    .says = Elke volle 10 zilver is 1 punt. Elk voertuig is 10, 20, 30 of 40 punten naar zijn tijdperk, gekoppelde elk apart. Voertuigen in de remise tellen heel, tenzij een optie ze halveert.

# en: 27c0b1e9
end-routes = Punten voor routes, stations en het hoofdgebouw
    .says = Elke genoteerde route is 10 punten maal haar klasse aan het eind. Een eenvoudig station, een paardentramstation of een eenvoudige haven is 10, een uitgebreide 20, die van tijdperk II 30, van III 40, van IV 50. Het hoofdgebouw is 30, 50, 70 of 90 naar zijn generatie, telt altijd heel, en komt bij het station eronder.

# en: aca2e579
end-listed = Halve punten voor wat geen lijn gebruikt
    .says = Stations en routes tellen heel als ze op het bord staan, anders half. Een station staat op het bord als een van je lijnen er begint of eindigt; een route als het pad van een van je lijnen over al haar tegels loopt. Elke route telt één keer, en wegen die bij geen route horen tellen niet.

# en: 8c622f51
end-tie = Gelijke stand
    .says = Wie meer punten heeft, wint. Bij gelijke stand beslist meer zilver, dan meer voertuigen; anders delen beiden de overwinning.

## The advanced game

# en: 64be8c6e
advanced = Het gevorderde spel
    .lead = Elke speler leidt de maatschappij als een persoonlijkheid, oude voertuigen worden afgedankt, en stations hebben ruimte nodig. En het hoofdgebouw van generatie IV beëindigt het spel, dus wie voorstaat kan de deur dichtdoen.

# en: 123a817b
advanced-draft = Persoonlijkheden: het kiezen
    .says = Voor ronde 1 krijgt elke speler drie persoonlijkheden. Je geeft er een terug, geeft er een aan je tegenstander, en houdt van de gehouden en de gekregen kaart er een. Beiden kiezen tegelijk in het geheim; daarna worden de twee gehouden kaarten getoond.

# en: 8f18fc22
advanced-gifts = Wat ze geven
    .says = Het begin van een kaart wordt meteen uitgevoerd, de rest geldt het hele spel. Voertuigen die ze brengt komen niet uit de voorraad en gaan naar je remise. Gratis stations komen uit jouw voorraad: de eerstvolgende van dat soort die je bouwt kosten niets, en ze vervallen als de soort niet meer gebouwd wordt. Andere gaven zijn snellere of grotere voertuigen, betere prijzen, en goedkopere tegels, stations of voertuigen. Weer andere geven zilver bij elk tijdperk, andere tol, langere slepen, of schepen die geen kaart ophoudt.

# en: fbccb669
advanced-crossing = Eigen sporen kruisen niet
    .says = Je sporen mogen boven de grond je eigen sporen niet kruisen, alleen die van je tegenstander. Wegen kruisen en onder de grond gaan mag zoals voorheen.

# en: 1fd2bb4b
advanced-retiring = Voertuigen die worden afgedankt
    .says = Vanaf tijdperk III mogen ossenkarren, paardentrams, postkoetsen en ossensporen niet gebruikt worden, in tijdperk IV ook geen paardenkarren, stoomvoertuigen op de weg en zeilschepen. Aan het begin van het tijdperk gaan ze van hun lijnen naar de remise, en hun lading is verloren; de rijen blijven. Ze zijn niet meer te koop, ook niet gebruikt, maar tellen aan het eind wel.

# en: bb43fac1
advanced-room = Ruimte voor stations
    .says = Een landstation heeft zoveel buurvakken nodig waar een weg verder kan als het kanten heeft: vrij land, recht water voor een brug, een weg waarop aangesloten mag worden, of voor wegen een stad. Zee, kust, berg, meer, andere bedrijven, stations en de rand van de kaart tellen niet. Het mag die ruimte niet wegnemen van een ouder station van een van beide spelers. Het moderniseren van een station wordt niet gecontroleerd, en voor magneettreinstations geldt de regel niet.

# en: 7443a658
advanced-early-end = Het vroege einde
    .says = Het spel eindigt ook na de ronde waarin een speler een hoofdgebouw van generatie IV heeft gebouwd. Beiden spelen de ronde uit.

# en: d36ce3cf
advanced-as-before = Verder alles als voorheen
    .says = In al het andere gelden de regels van het basisspel.

## Often got wrong

# en: 4f8e21a1
wrong = Vaak fout gedaan
    .lead = Tien dingen die gemakkelijk over het hoofd worden gezien, ook door wie al gespeeld heeft.

# en: 2c63f0d2
wrong-corners = Een station bedient alles wat het raakt.
    .says = Nee, hoeken tellen niet: het bedient een bedrijf alleen over een van zijn vier kanten.

# en: ecc50082
wrong-price = Alle goederen hebben op een lijn hun eigen prijs.
    .says = De goederen heen bepalen de prijs in beide richtingen. Pesticide terug op een wijnlijn levert 5 op, wijn terug op een pesticidelijn levert 4 op.

# en: e740f306
wrong-cells = De rondes komen bij de opbrengst.
    .says = Het zijn de vakken. Een route van 4 vakken geeft 4 erbij, ook al hebben de karren 3 rondes nodig.

# en: 7affa60b
wrong-both-stations = Alleen de tegels ertussen tellen.
    .says = Ook beide stations zijn vakken van de route. Eén tegel tussen twee stations is een route van 3 vakken, de kortste die er is.

# en: 4d90298a
wrong-card = Een prijskaart geldt alleen vandaag.
    .says = Ze merkt ladingen, niet de dag. Een lading die vandaag gemerkt is wordt voor die prijs betaald, wanneer ze ook aankomt; een rij zonder voertuigen wordt helemaal niet gemerkt.

# en: 789b3974
wrong-one-step = In één bouwstap passen twee dingen.
    .says = Het is één route met haar twee stations, of het hoofdgebouw, of moderniseren, en nooit twee daarvan.

# en: e164b61e
wrong-last-element = Een nieuw wegdek maakt karren sneller.
    .says = Pas met het laatste deel. Eén eenvoudig station houdt een asfaltweg op klasse 1.

# en: b758773d
wrong-taking-off = Een lijn sluiten bespaart de weg terug.
    .says = Nee: voertuigen die weggehaald zijn rusten een hele rit lang, tenzij ze weer van hetzelfde station vertrekken.

# en: ab667790
wrong-highways = Een betere weg is goed voor iedereen.
    .says = Stoom en dieren rijden niet op autowegen. Kijk voordat je een weg naar klasse 3 moderniseert wat erop rijdt.

# en: 54cfbc0c
wrong-parked = Alleen wat verdient geeft volle punten.
    .says = Voertuigen in de remise tellen heel. Stations en routes die geen rij noemt tellen half, en een lege rij is genoeg om ze op het bord te zetten.
