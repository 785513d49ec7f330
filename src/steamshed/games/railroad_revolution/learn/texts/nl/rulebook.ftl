# De spelregels om te lezen: een bericht voor elk hoofdstuk en elke paragraaf.

## Wat het spel is

# en: c2fa67ea
what-the-game-is = Wat het spel is
    .lead = De meeste punten winnen. Ieder van jullie leidt een spoorwegmaatschappij aan de oostkust van de Verenigde Staten, met een paar arbeiders, wat geld en het hele westen voor je. Je legt rails, opent stations en telegraafkantoren en bevordert arbeiders tot managers, die mijlpalen helpen halen.

# en: b2f1f822
what-the-game-is-the-table = De tafel, deel voor deel
    .says = Vier afbeeldingen laten zien wat er midden in een partij op tafel ligt.
    .picture-the-map = De kaart, van Salt Lake City tot de oostkust.
    .picture-the-lines = De telegraaflijn en de prestatiebalken.
    .picture-the-supply = De deals en de gemeenschappelijke voorraad.
    .picture-the-company = Het bord van een maatschappij.
    .part-1 = Een stad: haar niveau, de prijs van een station, haar beloning en de bonus voor het eerste station.
    .part-2 = Een vak voor rails. Elke driehoek kost $100 meer.
    .part-3 = Rails van Groen.
    .part-4 = Een station van Groen.
    .part-5 = Een sector: zijn aandelen, die voor het eerste kantoor en zijn tegel.
    .part-6 = Punten voor twee kantoren naast elkaar.
    .part-7 = Een fiche op een prestatiebalk.
    .part-8 = De bovenste van de twee deals.
    .part-9 = Arbeiders in de gemeenschappelijke voorraad.
    .part-10 = Een stapel treinen.
    .part-11 = Een stapel mijlpalen.
    .part-12 = Je eigen voorraad arbeiders.
    .part-13 = Een van de vier actievelden.
    .part-14 = Je voorraad rails en gebouwen. Erboven staat wat een stuk bij verkoop oplevert.
    .part-15 = Een open trein.
    .part-16 = Een open mijlpaal: zijn punten, zijn voorwaarden, zijn managers.

# en: 098c1735
what-the-game-is-aim = Het doel
    .says = De maatschappij met de meeste punten wint. Punten komen van gehaalde mijlpalen, van treinen, van naburige telegraafkantoren en van drie prestatiebalken, die vermenigvuldigen wat je gebouwd hebt. Ze worden pas aan het einde geteld.

# en: 9bc41ec0
what-the-game-is-open-table = Een open tafel
    .says = Alles op de borden en voor de spelers is openbaar: geld, aandelen, arbeiders, treinen, open en gehaalde mijlpalen. Dat geldt ook voor de open dealtegel, de tegels van steden en telegraaf, de gebruikte dealtegels en hoeveel tegels elke stapel nog heeft.

# en: 383b53d7
what-the-game-is-what-nobody-knows = Wat niemand weet
    .says = Verborgen zijn de volgorde van de stapels mijlpalen en die van de dealtegels. Getrokken mijlpalen ziet de speler die ze trekt; een tafel kan ervoor kiezen ze aan allen te tonen. Toeval zit alleen in het schudden, aan het begin en als de dealtegels op zijn; dobbelstenen zijn er niet.

# en: 5f6cbfad
what-the-game-is-reconstructed = Wat is gereconstrueerd
    .says = De spelregels tonen de opbouw van het spel, maar niet elk getal. Sommige delen zijn voor dit programma gereconstrueerd: de helft van de steden, de niveaus, verbindingen en driehoeken op de kaart; de beloningen en kosten van de stadstegels; de meeste getallen van de telegraaflijn; de deals; bijna alle mijlpalen; het startvermogen van $500; de punten en tol op de prestatiebalken; wat stukken bij verkoop opleveren. Het gedrukte spel kan daarin afwijken.

# en: 57b93a60
what-the-game-is-words = Een paar woorden
    .says = Je eigen voorraad zijn de arbeiders naast je bord; beschikbaar zijn zij en die op je bord, maar niet je managers. Een stad is verbonden als rails van jou de stad raken; Washington en Charlotte zijn dat altijd. Een gebouw is in een stad een station en op de telegraaflijn een kantoor. Betalen is geld geven, inleveren is aandelen of een arbeider teruggeven aan de gemeenschappelijke voorraad.

## Voorbereiding

# en: 96a9d356
setting-up = Voorbereiding
    .lead = De tafel zet zichzelf klaar; je kiest alleen je startvermogen. Lees dit hoofdstuk als je wilt weten waarom iets ligt waar het ligt.

# en: 20694d61
setting-up-what-you-begin-with = Waarmee je begint
    .says = Elke maatschappij heeft $600, 3 aandelen, 4 witte arbeiders in de eigen voorraad en een open trein die twee bevorderingen geeft. Op het spelersbord liggen in acht sectoren 15 rails en 12 gebouwen; eerste rails liggen tussen Washington en Charlotte. Je krijgt één mijlpaal A1 en één A2, en je markeerfiches staan op 0 van de drie prestatiebalken.

# en: cb822788
setting-up-what-lies-on-the-table = Wat er op tafel ligt
    .says = Elke stad krijgt een tegel van haar niveau. De telegraafsectoren 1, 2, 4, 5, 7 en 8 krijgen elk een tegel. De eerste dealtegel wordt opengelegd. Er zijn vier stapels treinen: met vier spelers 5 van elke soort, met drie 4, met twee 3. In de gemeenschappelijke voorraad zitten aan het begin alleen specialisten; witte arbeiders die over zijn gaan in de doos.

# en: d44dd7b3
setting-up-neutral-buildings = Neutrale gebouwen
    .says = Met drie spelers staan er neutrale gebouwen in San Francisco, Bismarck en Houston en in sector 2 en 5; met twee in San Diego, Salt Lake City, Duluth en Little Rock en in sector 1, 4 en 7. Ze bezetten de eerste plaats en blokkeren verder niets. Ze zijn van niemand en leveren geen punten op.

# en: fc187999
setting-up-endowments = Startvermogen
    .says = Er zijn evenveel tegels met startvermogen als spelers, elk met een specialist erop. De speler rechts van de startspeler kiest eerst, daarna gaat het tegen de klok in, en de startspeler kiest het laatst. Elke tegel wordt gebruikt voordat de volgende speler kiest. De specialisten op de tegels liggen niet in de gemeenschappelijke voorraad.

# en: 9ae06213
setting-up-what-they-give = Wat het geeft
    .says = De arbeider neem je altijd. Je mag nemen wat de tegel toont: tot drie stappen, met tol; de startrails, zonder prijs of deal; drie aandelen; het startgebouw als eerste kantoor van een sector met deal, zonder aandelen of deal; het startgebouw als eerste station in Washington of Charlotte, zonder prijs, beloning of bonus; de ruil van een arbeider; een trein; of $500.

# en: c6af4d40
setting-up-spare-pieces = De startstukken
    .says = De startrails en het startgebouw horen niet bij je voorraad en brengen het einde van het spel dus niet dichterbij. Verder tellen ze als alle andere rails, stations of kantoren. Ongebruikte startstukken gaan in de doos.

# en: afc0899b
setting-up-ready = Vijf arbeiders bij het begin
    .says = Na de voorbereiding heeft iedereen precies vijf beschikbare arbeiders. Voor de eerste beurt verkoopt niemand aandelen en neemt niemand arbeiders in dienst: tol voor stappen uit het startvermogen betaal je van de $600 en de 3 aandelen.

## De beurt

# en: a079633c
the-turn = De beurt
    .lead = Eén arbeider, één actie, en de volgende speler. Een beurt is kort, maar wat hij in gang zet kan lang zijn.

# en: 719c82f2
the-turn-a-turn-in-pictures = Een beurt in afbeeldingen
    .says = Groen speelt een hele beurt.
    .picture-turn-place = 1. Een witte arbeider gaat uit de voorraad naar Station.
    .picture-turn-act = 2. Een station in Chicago voor $300. De witte arbeider bevordert een oranje arbeider naar een mijlpaal.
    .picture-turn-end = 3. Aan het eind van de beurt is de mijlpaal gehaald: 18 punten, en Groen houdt een van drie nieuwe.

# en: f448a403
the-turn-place-and-act = Plaatsen en handelen
    .says = De beurten gaan met de klok mee, te beginnen bij de startspeler. In je beurt moet je één arbeider uit je eigen voorraad nemen en hem op Station, Spoor, Telegraaf of Handel van je bord zetten. Dan voer je die hoofdactie uit. Op één vak mogen onbeperkt veel arbeiders staan, in alle kleuren.

# en: ac5b9243
the-turn-completely = De actie wordt helemaal uitgevoerd
    .says = De hoofdactie moet helemaal worden uitgevoerd. Een actie die je niet kunt afmaken, mag je niet kiezen.

# en: 0df09c3a
the-turn-course-of-a-turn = Het verloop van een beurt
    .says = Eerst komen je arbeiders thuis, als je voorraad leeg is. Dan plaats je een arbeider en handel je, alle delen in de volgorde die je wilt, tot je de actie beëindigt. Deals volgen als iets ze geopend heeft; daarna moet je vier arbeiders hebben, worden de mijlpalen van alle spelers bekeken, en als laatste of het spel eindigt.

# en: b83317ea
the-turn-optional = Wat vrijwillig is
    .says = Beloningen en bonussen zijn vrijwillig, geheel of gedeeltelijk. Altijd genomen worden de arbeider van het startvermogen, de aandelen van een sector met die voor het eerste kantoor, en het geld van een verkoop. Een beloning van twee arbeiders neem je helemaal of niet.

# en: 8b44b0f9
the-turn-only-what-works = Alleen wat werkt
    .says = Een beloning, bonus, kleureffect, omdraaien of deal is alleen te kiezen als het na betaling van de prijs iets kan veranderen. Geld en aandelen doen dat altijd; arbeiders als er in de gemeenschappelijke voorraad liggen; een trein als er een stapel over is; al het andere als je er ten minste één ding mee kunt doen.

# en: 7abed281
the-turn-one-thing-at-a-time = Eén ding tegelijk
    .says = Meerdere effecten komen in de getoonde volgorde, en elk mag je laten lopen. Wat je begint, maak je af of stop je voordat je iets anders doet. Aandelen verkopen en arbeiders in dienst nemen mag tussendoor, behalve midden in een tol, een ruil of de keuze van een arbeider.

# en: c0477203
the-turn-nothing-left = Een beurt met een lege voorraad
    .says = Als je voorraad rails en gebouwen leeg is, kun je niets doen en wordt je beurt overgeslagen: je plaatst geen arbeider. Aandelen verkopen en arbeiders in dienst nemen mag nog wel, en het einde van de beurt verloopt als altijd. Met één stuk over kun je altijd handelen.

## Arbeiders

# en: 7023a4a1
workers = Arbeiders
    .lead = Arbeiders heb je het minst van alles. Ze komen vanzelf terug en je kunt ze in dienst nemen, inleveren en bevorderen, maar vier moeten er altijd overblijven.
    .worked = Groen heeft vijf arbeiders en $200 en heeft een witte op Handel geplaatst, die er een bevordert. Na nog een bevordering zouden er drie overblijven; een nieuwe arbeider maakt het mogelijk.
    .row-0 = stap · arbeiders · geld
    .row-1 = de witte bevordert de oranje · 4 · $200
    .row-2 = rails verkocht voor $700 · 4 · $900
    .row-3 = een grijze arbeider in dienst genomen voor $800 · 5 · $100
    .row-4 = trein omgedraaid, turquoise bevorderd · 4 · $100

# en: 593cea29
workers-coming-home = Thuiskomen
    .says = Als je eigen voorraad leeg is wanneer je beurt begint, komen alle arbeiders van je bord daarin terug. Dat kost niets en is geen actie; daarna heb je een gewone beurt. Zolang er één in je voorraad is, blijven de anderen staan en plaats je uit je voorraad.

# en: a796d653
workers-four-remain = Vier blijven over
    .says = Aan het einde van je beurt moet je ten minste vier beschikbare arbeiders hebben; managers tellen niet mee. Tijdens je beurt mogen het er minder zijn, als je voor het einde weer op vier komt, bijvoorbeeld door iemand in dienst te nemen. Alles waarna dat niet meer kan, is verboden.

# en: a1c16a4a
workers-in-other-turns = In andermans beurt
    .says = Bij een deal in de beurt van een ander heb je geen ogenblik minder dan vier arbeiders. Met precies vier neem je er eerst een in dienst, en pas daarna bevorder je of lever je in. Een ruil telt als één ogenblik.

# en: 024c363f
workers-common-supply = De gemeenschappelijke voorraad
    .says = Het aantal arbeiders is beperkt. Is de kleur die je moet nemen op, dan neem je een andere naar keuze; is er niemand, dan neem je niemand. Waar twee kleuren staan, mag je ook de kleur noemen die op is en dan een andere kiezen. Waar elke kleur mag, kies je uit wat er ligt.

# en: 665a689f
workers-giving-and-taking = Geven en nemen
    .says = Een arbeider die je inlevert, komt uit je voorraad of van je bord, zoals je wilt; managers kun je niet inleveren. Een nieuwe arbeider komt in je voorraad en kan meteen bevorderd, ingeleverd of geruild worden, maar pas vanaf je volgende beurt geplaatst. Wie je in dienst neemt voordat je plaatst, mag je nog in dezelfde beurt plaatsen.

# en: 17bb9c53
workers-exchange = Ruil
    .says = Een van je beschikbare arbeiders wisselt van plaats met een uit de gemeenschappelijke voorraad. De nieuwe komt in je eigen voorraad, ook als de oude op je bord stond. Daarom mag je een arbeider van het bord ook tegen dezelfde kleur ruilen: die is weer te plaatsen. Uit de voorraad zou dat niets veranderen, dus daar kan het niet.

# en: dad5ede1
workers-just-placed = Wie net geplaatst is
    .says = De arbeider die je net geplaatst hebt telt als staand op je bord. Je mag hem in dezelfde beurt bevorderen, ruilen of inleveren, en zijn kleureffect blijft bruikbaar.

## Geld, aandelen en vrije volgorde

# en: 249f0973
money = Geld, aandelen en vrije volgorde
    .lead = Geld is schaars, en aandelen zijn geld dat meer kan. De kosten van de hoofdactie betaal je aan het einde ervan, dus een actie kan zichzelf betalen.
    .worked = Groen heeft geen geld en geen aandelen en bouwt het eerste station in Chicago, dat $300 kost.
    .row-0 = stap · aandelen · geld · schuld
    .row-1 = station in Chicago · 0 · $0 · $300
    .row-2 = bonus voor het eerste station · 2 · $0 · $300
    .row-3 = twee aandelen verkocht · 0 · $300 · $300
    .row-4 = einde van de actie · 0 · $0 · $0

# en: cd60399d
money-unlimited = Onbeperkt
    .says = Geld en aandelen raken in de gemeenschappelijke voorraad nooit op.

# en: 7b7bea11
money-selling = Aandelen verkopen
    .says = Bij elk van je beslissingen in een beurt mag je een of meer aandelen verkopen, voor $150 per stuk. Aandelen kopen kan niet.

# en: 742d1242
money-hiring = In dienst nemen
    .says = Voor $800 neem je een arbeider van een kleur naar keuze die in de gemeenschappelijke voorraad ligt. Dat mag zo vaak als je kunt betalen.

# en: 7119298e
money-when = Wanneer je mag verkopen en in dienst nemen
    .says = Verkopen en in dienst nemen mag bij elke stap van je eigen beurt, tot je actie en je deals voorbij zijn. Het mag ook als je over een deal beslist in de beurt van een ander. Niet in de voorbereiding en niet terwijl er mijlpalen getrokken worden.

# en: 69ef082c
money-any-order = Vrije volgorde
    .says = De delen van je actie komen in de volgorde die je wilt: de hoofdactie, de kosten ervan, beloningen, bonussen en het kleureffect. Een beloning of bonus kan dus het geld opleveren waarmee je de actie betaalt.

# en: d61927c5
money-no-credit = Geen krediet
    .says = Alleen de kosten van de hoofdactie wachten. Elke andere prijs betaal je meteen en helemaal, van wat je hebt; kom je geld tekort, verkoop dan eerst aandelen. Geld dat de hoofdactie nodig zal hebben mag je uitgeven, zolang je de beurt nog kunt afmaken.

# en: 35da8837
money-no-dead-ends = Geen doodlopende wegen
    .says = Een keuze waarna je je beurt niet kunt afmaken, is er niet. Je moet de hoofdactie kunnen voltooien, de kosten kunnen betalen en met vier arbeiders kunnen eindigen.

## Station

# en: 7e4e03ed
station = Station
    .lead = Een station staat in een verbonden stad, kost zijn prijs en geeft een beloning. Wie er het eerst is, vindt ook een bonus.
    .worked = Groen heeft $400, 2 aandelen en vijf arbeiders en bouwt het eerste station in Chicago.
    .row-0 = stap · geld · aandelen · arbeiders
    .row-1 = station in Chicago, schuld $300 · $400 · 2 · 5
    .row-2 = hoofdbeloning: een oranje arbeider · $400 · 2 · 6
    .row-3 = bonus voor het eerste station: 2 aandelen · $400 · 4 · 6
    .row-4 = einde van de actie · $100 · 4 · 6

# en: 275dbe13
station-building = Bouwen
    .says = Neem je meest linkse gebouw en zet het in een verbonden stad. Je betaalt de kosten aan de bovenrand van de stad.

# en: 9cf4824c
station-where = Waar het mag staan
    .says = In elke stad mag je één station hebben. Een stad die niet verbonden is mag niet, en kosten die je niet kunt betalen ook niet; zonder gebouw in voorraad is er geen station.
    .picture-station-allowed = Je rails komen tot Chicago.
    .picture-station-refused = Je rails komen niet tot Houston.

# en: c8b84c8c
station-primary-reward = De hoofdbeloning
    .says = Je mag nemen wat de stad toont: stappen op de prestatiebalken, of een of twee arbeiders. Bij een schuine streep tussen twee kleuren neem je er een van.

# en: 9dff198a
station-first = Eerste of niet
    .says = Als er geen gebouw in de stad staat, ook geen neutraal, komt het jouwe op de eerste plaats. Je mag dan de bonus voor het eerste station nemen, tegen de prijs als die er is. Anders staat het rechts, zonder bonus. Daar mogen onbeperkt stations staan.

# en: f6438b53
station-once-each = Elk één keer
    .says = Hoofdbeloning en bonus neem je in een actie elk één keer, en nog een keer met een turquoise of grijze arbeider. Je mag ze nemen voordat het station betaald is.

# en: ee7c0774
station-home-cities = Washington en Charlotte
    .says = Dat zijn steden als alle andere, met een gedrukte tegel. Ze zijn van niveau 1, en daar vraagt geen mijlpaal om.

# en: 694933bf
station-free-station = Een gratis station
    .says = Een deal kan een gratis station geven: je meest linkse gebouw in een verbonden stad waar je er geen hebt, op de eerste plaats als die leeg is. Het kost niets en geeft beloning noch bonus.

## Spoor

# en: ea46fe7a
railroad = Spoor
    .lead = Twee rails kosten $400, en $100 meer voor elke driehoek op hun weg. Rails verbinden steden, en wat eronder gedrukt is telt voor mijlpalen.
    .worked = Groen heeft $600 en 3 aandelen en legt rails naar Chicago en naar Little Rock: $400 + $200 + $300 = $900.
    .row-0 = stap · schuld · geld · aandelen
    .row-1 = Washington – Chicago, twee driehoeken · $600 · $600 · 3
    .row-2 = Charlotte – Little Rock, drie driehoeken · $900 · $600 · 3
    .row-3 = twee aandelen verkocht · $900 · $900 · 1
    .row-4 = einde van de actie · $0 · $0 · 1

# en: 172db8b8
railroad-two-rails = Twee rails
    .says = Neem je twee meest linkse rails en leg elk op een vak dat je netwerk raakt. Je legt ze na elkaar: de eerste mag de weg voor de tweede openen, en ze hoeven elkaar niet te raken.
    .picture-rails-allowed = De eerste rails bereiken Chicago, de tweede gaan vandaar verder.
    .picture-rails-refused = Je netwerk komt niet in Kansas City en niet in Houston.

# en: 265b3f7b
railroad-price = De prijs
    .says = De actie kost $400, en $100 voor elke driehoek bij de vakken waarop je bouwt. Vlakte kost niets extra.

# en: 14ddb5bc
railroad-one-on-a-space = Eén per vak
    .says = Op elk vak mag je één stuk rails hebben; anderen mogen er ook leggen. Een vak om op te bouwen is er altijd.

# en: bbeb3cb9
railroad-exactly-two = Precies twee
    .says = Je legt precies twee rails. Is er nog maar één in je voorraad, dan leg je die voor de volle $400 en de driehoeken. Zonder rails, of als je niet kunt betalen, kun je de actie niet kiezen.

# en: be6c7e3e
railroad-deal-icons = Dealtekens
    .says = Nieuwe rails op een vak met een dealteken openen de deals na de hele actie, of je er nu het eerst bent of niet. Twee zulke rails in één actie openen ze ook maar één keer.

# en: 272a3107
railroad-free-rails = Gratis rails
    .says = Gratis rails zijn de meest linkse van je voorraad, of in de voorbereiding de startrails. Je betaalt er geen $400 en geen driehoeken voor, en ze openen geen deals. Wat op hun vak gedrukt is telt toch voor mijlpalen.

## Telegraaf

# en: 3ed4929e
telegraph = Telegraaf
    .lead = Een kantoor kost niets, geeft aandelen en mag in elke sector staan. Naburige kantoren leveren aan het einde punten op.
    .worked = Groen heeft geen geld, 1 aandeel en vijf arbeiders, en een kantoor in sector 4. Sector 5 geeft 2 aandelen en nog 2 voor het eerste kantoor; de tegel toont $600. Aan het einde van het spel zijn de buren 4 en 5 samen 5 punten waard.
    .row-0 = stap · aandelen · geld · arbeiders
    .row-1 = eerste kantoor in sector 5 · 5 · $0 · 5
    .row-2 = een witte arbeider ingeleverd voor de tegel · 5 · $600 · 4
    .row-3 = einde van de actie · 5 · $600 · 4

# en: 9e11bd0b
telegraph-office = Een kantoor openen
    .says = Neem je meest linkse gebouw en zet het in een sector waar je nog geen kantoor hebt. Het kost niets, je hebt er geen netwerk voor nodig, en de volgorde van de sectoren is vrij. In elke sector mag één kantoor van jou staan.
    .picture-office-allowed = In sector 5 heb je nog geen kantoor.
    .picture-office-refused = In sector 4 heb je al een kantoor.

# en: e09a0f58
telegraph-shares = Aandelen
    .says = Je neemt zoveel aandelen als het bruine getal van de sector zegt, eerste of niet.

# en: e0a67f2c
telegraph-first = Eerste of niet
    .says = Als er geen gebouw in de sector staat, ook geen neutraal, komt het jouwe op de eerste plaats. Je neemt dan ook de aandelen van het witte getal. Anders staat het rechts, zonder die aandelen.

# en: 84b00db4
telegraph-tile = Een arbeider voor de tegel
    .says = Je mag één arbeider inleveren, ook de net geplaatste, en nemen wat de tegel van de sector toont. Je hoeft er niet de eerste te zijn, en het mag één keer per actie. De tegel blijft tot het einde van het spel voor iedereen liggen.

# en: 57ae4543
telegraph-deal-sectors = Sector 3 en 6
    .says = Deze twee hebben een dealteken en geen tegel. Een kantoor daar opent de deals na de hele actie.

# en: 5c489b03
telegraph-not-possible = Wanneer het niet kan
    .says = Zonder gebouw in voorraad kun je Telegraaf niet kiezen, en ook niet met een kantoor in alle acht sectoren.

# en: 10b162aa
telegraph-free-office = Een gratis kantoor
    .says = Een deal kan een gratis kantoor geven: je meest linkse gebouw in een sector waar je er geen hebt, op de eerste plaats als die leeg is. Het geeft geen aandelen, geen tegel en geen deals.

## Handel en treinen

# en: 93ee2bf1
trade-and-trains = Handel en treinen
    .lead = Handel maakt van een stuk van je voorraad geld, en draait treinen om. Een trein heeft twee kanten: 8 punten, of een gebruikte bonus.
    .worked = Groen heeft $100, geen aandelen en twee open treinen. In de eerste sector waar nog iets ligt, die van $600, zijn nog één keer rails; de volgende is die van $700.
    .row-0 = stap · geld · aandelen · punten van treinen
    .row-1 = de rails verkocht voor $600 · $700 · 0 · 16
    .row-2 = trein gedekt gedraaid: 3 aandelen · $700 · 3 · 8
    .row-3 = volgende Handel: dezelfde trein weer open · $700 · 3 · 16
    .row-4 = een gebouw verkocht voor $700 · $1400 · 3 · 16

# en: 1619445e
trade-and-trains-selling-a-piece = Een stuk verkopen
    .says = Je neemt precies één stuk uit de meest linkse sector van je voorraad waar nog iets ligt; liggen er rails en gebouwen, dan kies je. Het stuk gaat uit het spel, en je neemt het geld dat boven de sector staat. Alleen met een lege voorraad kan Handel niet.

# en: 13e6de40
trade-and-trains-flip-with-the-sale = Omdraaien bij de verkoop
    .says = Voor of na de verkoop mag je een van je treinen omdraaien. Zijn rails de bonus, dan mogen die het laatste stuk van een sector zijn, en verkoop je uit de volgende. Er moet iets overblijven om te verkopen.

# en: 3841c7fd
trade-and-trains-taking-a-train = Een trein nemen
    .says = Je neemt een trein van een stapel die er nog is en legt hem open voor je neer. Je mag er meerdere van één soort hebben, onbeperkt. Zijn alle stapels leeg, dan neem je niets.

# en: 099cbe84
trade-and-trains-face-down = Gedekt draaien
    .says = Je draait een open trein om en neemt de bonus, voor de prijs als die er is; daarna ligt hij gedekt en levert niets op. Het mag alleen als de bonus iets kan veranderen, maar gebruiken hoef je hem niet.

# en: 484c83c6
trade-and-trains-face-up = Open draaien
    .says = Je draait een gedekte trein om, en zijn 8 punten tellen weer. Dat geeft geen bonus en mag altijd.

# en: 0091c359
trade-and-trains-two-flips = Twee keer omdraaien
    .says = Waar je twee keer mag omdraaien, mogen het twee treinen zijn of twee keer dezelfde. De tweede keer mag je weglaten.

# en: 60d4dc5b
trade-and-trains-five-kinds = De vijf soorten
    .says = Treinen geven een of twee bevorderingen; $600; tot drie stappen; drie aandelen; of gratis rails voor $100. Iedereen begint met een van de eerste soort; de andere vier liggen op de stapels.

## Wie je stuurt

# en: 618fc56a
colours = Wie je stuurt
    .lead = Witte arbeiders bevorderen; elk van de vier specialisten voegt aan elke hoofdactie iets eigens toe. De keuze van de arbeider is de halve keuze van de beurt.
    .worked = Groen heeft $600, geen aandelen, en een oranje arbeider op Spoor. Twee rails over elk drie driehoeken kosten $400 + $600 = $1000, en oranje brengt $100 + 6 × $50 = $400 op.
    .row-0 = stap · schuld · geld
    .row-1 = Denver – Salt Lake City · $700 · $600
    .row-2 = Salt Lake City – San Francisco · $1000 · $600
    .row-3 = kleureffect van oranje: $400 · $1000 · $1000
    .row-4 = einde van de actie · $0 · $0

# en: 2eea3652
colours-colour-effect = Het kleureffect
    .says = Het effect van de geplaatste arbeider mag je één keer in de beurt gebruiken, als je wilt. Het mag voor, tussen of na de delen van de hoofdactie komen, zodra er iets is om het op toe te passen.

# en: 58413a66
colours-white = Wit
    .says = Een witte arbeider bevordert een van je arbeiders. Een specialist mag hetzelfde doen in plaats van zijn eigen effect, maar nooit allebei.

# en: 070c5b6d
colours-on-station = Op Station
    .says = Paars: betaal $100 en draai een trein om, ook voordat je de stad kiest. Grijs: neem de bonus voor het eerste station voor zijn prijs, hoewel je niet de eerste bent, of een tweede keer als je het wel bent. Oranje: het station betaal je niet, alleen bonussen. Turquoise: betaal $300 en neem de hoofdbeloning nog eens, met een nieuwe keuze van kleur.

# en: 6eaa6443
colours-on-railroad = Op Spoor
    .says = Paars: betaal $300 en neem een trein. Grijs: neem 2 aandelen. Oranje: als de rails liggen, neem $100, en $50 voor elke driehoek. Turquoise: leg drie rails in plaats van twee voor dezelfde $400 en alle driehoeken; bij het begin van de actie heb je er drie in voorraad nodig, en dan moet je ze alle drie leggen.

# en: a9ebd64f
colours-on-telegraph = Op Telegraaf
    .says = Paars: ruil een arbeider. Grijs: neem de aandelen voor het eerste kantoor, hoewel je niet de eerste bent, of twee keer als je het wel bent. Oranje: neem $100 voor elk aandeel dat de sector net heeft opgeleverd, ook die voor het eerste kantoor. Turquoise: betaal $400 en neem de tegelbonus zonder arbeider, of nog een keer; niet in sector 3 en 6.

# en: 2ac18829
colours-on-trade = Op Handel
    .says = Paars: tot drie stappen. Grijs: sluit in je eentje een van de twee deals en neem een aandeel, dat je ervoor mag gebruiken; daarna wordt meteen de volgende dealtegel opengelegd. Zonder deal geen aandeel. Oranje: neem $100 voor elk van je treinen, open of gedekt. Turquoise: draai nog een keer om, ook dezelfde trein.

## Deals

# en: 3bccd5a7
deals = Deals
    .lead = Een dealteken onder nieuwe rails, of een kantoor in sector 3 of 6, opent de twee deals op tafel. Ze kosten aandelen, en iedereen mag meedoen.
    .worked = Groen heeft $500 en 4 aandelen en legt rails van Kansas City naar Houston, met een dealteken, en naar Denver. De deals zijn gratis rails voor 2 aandelen en een oranje arbeider voor 2 aandelen en $100.
    .row-0 = stap · geld · aandelen
    .row-1 = Groen betaalt $400 voor de rails · $100 · 4
    .row-2 = Groen: gratis rails, Denver – Salt Lake City · $100 · 2
    .row-3 = Groen: ook een oranje arbeider · $0 · 0
    .row-4 = Oranje had $200 en 3 aandelen: een arbeider · $100 · 1

# en: 1ff39c3f
deals-when = Wanneer deals komen
    .says = Deals komen hoogstens één keer per beurt, na de hele actie. Wat een deal geeft opent nooit nieuwe deals, ook gratis rails op een dealteken niet.

# en: b76b6322
deals-price = De prijs
    .says = Een deal kost een tot vier aandelen, en geld als dat erbij staat. Je levert de aandelen in, betaalt en neemt de beloning.

# en: 0a8c94e4
deals-who-takes-part = Wie een deal mag sluiten
    .says = De speler die aan de beurt is mag geen, een of beide deals sluiten, in elke volgorde. Daarna volgen de anderen met de klok mee, en ieder mag er geen of een sluiten. Meerdere spelers mogen dezelfde deal sluiten.

# en: 9fe95854
deals-who-is-asked = Wanneer je gevraagd wordt
    .says = Je wordt alleen gevraagd als je een deal zou kunnen sluiten, zo nodig na het verkopen van aandelen of het in dienst nemen van arbeiders; een deal waarvan de beloning niets zou veranderen kan niet. In je eigen beurt ga je door tot je past, beide hebt of er geen meer kan. Met minder dan vier arbeiders mag je niet ophouden. Wie later komt, ziet wat de anderen aan arbeiders, treinen en eerste plaatsen hebben overgelaten.

# en: 8b7ac776
deals-what-there-is = Wat er is
    .says = Deals geven de ruil van een arbeider; gratis rails, een gratis station of kantoor; een of twee bevorderingen voor $100 per stuk; een of twee keer een trein omdraaien; een trein; de getoonde arbeiders; of stappen.

# en: a706318e
deals-next-tile = De volgende tegel
    .says = Als allen beslist hebben, gaat de tegel weg en wordt de volgende opengelegd. Is er geen meer, dan worden eerst de gebruikte geschud, met deze erbij.

## Managers en mijlpalen

# en: 2cd40116
milestones = Managers en mijlpalen
    .lead = Mijlpalen brengen de meeste punten op. Elke mijlpaal vraagt iets op de kaart en managers, en na de lichtere komen de zwaardere, van A tot D.
    .worked = Een mijlpaal A van 18 punten vraagt twee verbonden steden van niveau 2, een station in een stad van niveau 2 en een oranje manager. Groen heeft Chicago en Little Rock al verbonden. Een witte arbeider op Station bouwt in Chicago voor $300 en bevordert de oranje arbeider. Aan het einde van de beurt is de mijlpaal gehaald, gaat de manager naar de gemeenschappelijke voorraad en houdt Groen een van drie mijlpalen B.

# en: 58c64a1e
milestones-promoting = Bevorderen
    .says = Bevorderen is een beschikbare arbeider naar een lege plek op een van je open mijlpalen zetten. Hij is dan manager. Aan geen voorwaarde van de mijlpaal hoeft al voldaan te zijn.

# en: 442e406d
milestones-colours-of-places = De kleuren van de plekken
    .says = Plekken op A, B en C nemen alleen de getoonde kleur, die op D elke kleur, ook wit. Een arbeider voor wie geen plek is, kun je niet bevorderen.

# en: 03fbb363
milestones-managers-stay = Managers blijven
    .says = Managers zijn geen beschikbare arbeiders. Tot de mijlpaal gehaald is, kun je ze niet verplaatsen, ruilen of inleveren.

# en: 6f4e05f6
milestones-how = Hoe je bevordert
    .says = Een witte arbeider bevordert, een specialist in plaats van zijn eigen effect, of een effect dat het zegt. Twee bevorderingen doe je na elkaar, naar dezelfde mijlpaal of naar twee, en de tweede mag je weglaten.

# en: eed61313
milestones-complete = Gehaald
    .says = Een mijlpaal is gehaald als alle plekken gevuld zijn en alle voorwaarden gelden. Dat wordt aan het einde van elke beurt bekeken, na de deals, voor alle spelers, te beginnen bij wie aan de beurt was. Het gebeurt vanzelf en uitstellen kan niet.

# en: e9d1ee0d
milestones-what-then = Wat er dan gebeurt
    .says = De managers gaan naar de gemeenschappelijke voorraad, en de tegel houd je gedekt voor zijn punten. Op zijn plaats komt de volgende letter: na A komt B, na B komt C, na C komt D, na D niets. Je trekt drie tegels en moet er een houden; de andere twee gaan onder de stapel.

# en: 0905cb5c
milestones-two-at-once = Twee tegelijk
    .says = Worden twee van je mijlpalen samen gehaald, dan draai je beide om en vervang je ze na elkaar. Verschillen de letters, dan kies je welke eerst komt.

# en: 861b2940
milestones-conditions = Voorwaarden
    .says = Er zijn vier soorten: zoveel verbonden steden van een niveau; stations van jou in zoveel steden van een niveau; zoveel rails op vakken met een dealteken; zoveel rails op vlakte, of op vakken met één, twee of drie driehoeken. Niveau en driehoeken moeten precies kloppen.

# en: 4e71e133
milestones-nothing-is-used-up = Niets wordt verbruikt
    .says = Voorwaarden kijken naar wat er op de kaart ligt en verbruiken niets: dezelfde rails of hetzelfde station mogen voor meerdere mijlpalen dienen. De eerste rails, van Washington naar Charlotte, dienen voor geen enkele.

# en: 7611719f
milestones-end-of-the-line = Het einde van de rij
    .says = Een nieuwe tegel heeft geen managers en kan dus niet gehaald worden op het moment dat je hem trekt. Na twee gehaalde D heb je geen open mijlpaal en kun je niemand bevorderen. Aan het einde van de allerlaatste beurt tellen mijlpalen nog, maar nieuwe tegels worden niet getrokken.

## De drie prestatiebalken

# en: dfdb4ee2
tracks = De drie prestatiebalken
    .lead = Drie markeerfiches klimmen op drie prestatiebalken, en aan het einde vermenigvuldigt elk wat je gebouwd hebt. Laat in het spel kan één stap zes punten of meer waard zijn.
    .worked = Groen heeft 2 verbonden steden van niveau 5, 5 stations, 3 kantoren en drie stappen van een paarse arbeider op Handel. Alle markeerfiches staan op 0.
    .row-0 = stap · tol · punten meer
    .row-1 = Netwerk naar 3 · geen · 2 × 3 = 6
    .row-2 = Netwerk naar 6 · 1 aandeel · 2 × 3 = 6
    .row-3 = Stations naar 1 · geen · 5 × 1 = 5

# en: 3f030320
tracks-a-step = Een stap
    .says = Een stap brengt een van je markeerfiches één positie hoger. Meerdere stappen mag je over de prestatiebalken verdelen.

# en: c0e3d489
tracks-tolls = Tol
    .says = Waar tussen twee posities tol staat, betaal je die bij het passeren: geld, aandelen, of een arbeider uit je voorraad of van je bord. Kun je niet betalen, dan kun je de stap niet doen. Elke speler betaalt elke tol zelf.

# en: 32f9c2fb
tracks-up-to = Hoogstens zoveel
    .says = Je mag minder stappen doen dan je krijgt; de rest vervalt. Aan de top van een prestatiebalk is er geen stap meer. Op één positie mogen meerdere markeerfiches staan.

# en: a16ab8e4
tracks-what-they-count = Wat ze tellen
    .says = Netwerk telt de verbonden steden van niveau 5, Stations je stations in alle steden, Telegraaf je kantoren. De punten van je positie worden met dat aantal vermenigvuldigd.

## Einde en punten

# en: b7e25f05
end-and-points = Einde en punten
    .lead = Het einde komt als iemands voorraad tot het logo leeg is. De ronde wordt uitgespeeld, iedereen heeft nog één beurt, en dan tellen alleen punten.
    .worked = Naburige kantoren van drie spelers: 5 punten tussen buren van sector 1 tot 5, 8 punten van 5 tot 8.
    .row-0 = maatschappij · kantoren in sectoren · punten
    .row-1 = Groen · 1, 3, 4 · 5
    .row-2 = Oranje · 1, 2, 3, 6, 7 · 5 + 5 + 8 = 18
    .row-3 = Blauw · 2, 5, 7 · 0

# en: eec3130f
end-and-points-signal = Het teken
    .says = Het einde nadert als uit een voorraad 13 rails en 10 gebouwen weg zijn, gebouwd of verkocht: de sectoren links van het logo zijn leeg. Dat wordt aan het einde van elke beurt voor alle spelers bekeken, want een deal kan het in andermans beurt veroorzaken. Alleen de eerste keer telt.

# en: af13a82c
end-and-points-last-turns = De laatste beurten
    .says = De ronde wordt uitgespeeld, tot en met de speler rechts van de startspeler. Daarna heeft iedereen precies nog één beurt. Alle regels blijven gelden, en mijlpalen kun je halen tot het einde van de allerlaatste beurt.

# en: 01d72d3f
end-and-points-trains-and-milestones = Treinen en mijlpalen
    .says = Elke open trein is 8 punten waard. Elke gehaalde mijlpaal is waard wat erop staat, een open mijlpaal niets.

# en: 05aa34fd
end-and-points-points-of-tracks = Prestatiebalken
    .says = Netwerk: de punten van je positie voor elke verschillende verbonden stad van niveau 5; een station is daar niet nodig. Stations: voor elk van je stations, ook in Washington en Charlotte. Telegraaf: voor elk van je kantoren.

# en: d327b244
end-and-points-links = Naburige kantoren
    .says = Voor elk paar naburige sectoren met kantoren van jou in beide krijg je de gedrukte 5 of 8 punten. Anderen die daar kantoren hebben krijgen ze ook.

# en: f5609aed
end-and-points-what-does-not-count = Wat niet telt
    .says = Geld, aandelen, arbeiders en wat er van je voorraad over is leveren niets op.

# en: cc38ebc6
end-and-points-winner = De winnaar
    .says = De meeste punten winnen. Bij gelijke stand wint wie meer geld heeft, elk aandeel geteld als $150. Is ook dat gelijk, dan wordt de overwinning gedeeld.

## Vaak fout

# en: 314fa4bd
often-got-wrong = Vaak fout
    .lead = Wat zelfs geoefende spelers geloven.

# en: f5712d12
often-got-wrong-four-workers = Managers tellen mee voor de vier arbeiders.
    .says = Nee: vier anderen moeten er aan het einde van je beurt over zijn. Tijdens de beurt mogen het er minder zijn.

# en: 5b78a4a9
often-got-wrong-price-first = Het station moet betaald zijn voordat je de bonus neemt.
    .says = De kosten van de hoofdactie betaal je aan het einde van de actie. Twee aandelen van de bonus mogen ervoor dienen.

# en: 446f0127
often-got-wrong-work-and-promote = Een specialist gebruikt zijn effect en bevordert.
    .says = Een van de twee per beurt, nooit allebei.

# en: 0135819a
often-got-wrong-first-of-players = De eerste speler in een stad krijgt de bonus.
    .says = Alleen als er geen gebouw staat, en neutrale gebouwen tellen mee.

# en: 3217fb68
often-got-wrong-at-least = Een stad van niveau 4 is goed voor niveau 3.
    .says = Nee: mijlpalen vragen precies dat niveau. Zo zijn drie driehoeken ook geen twee.

# en: 982645a8
often-got-wrong-free-pieces = Gratis rails of een gratis kantoor openen deals.
    .says = Gratis stukken geven verder niets: geen aandelen, geen beloning, geen deals. Maar ze tellen voor mijlpalen en punten.

# en: 5c7ae6f0
often-got-wrong-two-signs = Twee dealtekens openen de deals twee keer.
    .says = Eén keer maar. En alleen wie aan de beurt is mag beide deals sluiten.

# en: 02ca87a7
often-got-wrong-level-five = Netwerk vraagt om stations.
    .says = De steden van niveau 5 hoeven alleen met je rails verbonden te zijn.

# en: 66a95ddb
often-got-wrong-sleeping-train = Een trein is hoe dan ook 8 punten waard.
    .says = Ligt hij aan het einde gedekt, dan levert hij niets op. Draai hem op tijd weer open.

# en: 39ea051c
often-got-wrong-home-when-you-like = Arbeiders komen thuis wanneer je wilt.
    .says = Alleen als je voorraad leeg is wanneer je beurt begint.
