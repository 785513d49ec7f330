# Het regelboek: een bericht voor elk hoofdstuk en elke paragraaf.

## Waar het spel over gaat

# en: 976761d4
what-the-game-is = Waar het spel over gaat
    .lead = Bouw spoorlijnen die inkomsten opleveren, en heb de meeste punten na de laatste beurt. Drie tot zes spoorwegmaatschappijen leggen lijnen tussen de steden van het Amerikaanse Midden-Westen; de beste inkomsten winnen, min de aandelen, plus een beetje voor rails.
# en: ed420596
what-the-game-is-the-table = De tafel, deel voor deel
    .says = Twee afbeeldingen laten zien wat er midden in een partij op tafel ligt.
    .picture-the-map = De kaart rond St. Louis en Cincinnati.
    .picture-the-displays = De overzichten naast de kaart.
    .part-1 = Een stad. De kleur zegt welke kubussen ze neemt.
    .part-2 = Een dorp: een halte zonder kleur.
    .part-3 = Een spoorlijn, met de schijf van de eigenaar.
    .part-4 = Een goederenkubus die op vervoer wacht.
    .part-5 = De goederenkaart: kubussen die nog komen, een kolom per stad.
    .part-6 = De inkomstentabel: een marker per maatschappij. Daaronder aandelen en motor.
    .part-7 = De beurt en de spelersvolgorde.
    .part-8 = De zeven acties, elk voor één maatschappij per beurt.
    .part-9 = Een maatschappij: geld, inkomsten, aandelen, motor.
# en: 0f93f901
the-turn-a-turn-in-pictures = Een beurt in vijf afbeeldingen
    .says = Groen speelt een hele beurt: geld, volgorde en actie, rails, goederen, nieuwe goederen.
    .picture-turn-shares = 1. Groen geeft twee aandelen uit: nu $10.
    .picture-turn-actions = 2. Groen is de laatste in de volgorde en neemt Locomotief; de motor gaat naar 3.
    .picture-turn-track = 3. Drie tegels voor $7 verbinden Evansville en Cincinnati via het dorp Indianapolis.
    .picture-turn-goods = 4. Een rode kubus gaat over drie spoorlijnen van Groen: inkomsten 2 worden 5. Daarna inkomsten, onkosten en aftrek.
    .picture-turn-growth = 5. Dobbelstenen brengen kubussen van de goederenkaart naar de steden.

# en: 81cbadc9
what-the-game-is-your-company-in-four-figures = Je maatschappij in vier getallen
    .says = Geld is voor boden, rails en onkosten. Elk punt inkomsten brengt elke beurt $1 op en aan het eind 3 punten, en elk aandeel kost evenveel. De motor, van 1 tot 6, zegt over hoeveel spoorlijnen je een kubus kunt vervoeren.

# en: 01e452bd
what-the-game-is-cities-towns-links = Steden, dorpen, spoorlijnen
    .says = Een stad heeft een kleur en neemt aan alle zes zijden rails aan. Een dorp is een halte zonder kleur; het verbindt de rails op zijn eigen veld. Een complete lijn tussen twee verschillende steden of dorpen is een spoorlijn.

# en: 2eecba75
what-the-game-is-nothing-is-hidden = Niets is geheim
    .says = Geld, de goederen die nog komen en het aantal kubussen van elke kleur in het zakje zijn open. Alleen de worpen en de trekkingen zijn onbekend. Er zijn geen afspraken, leningen of geschenken.

## Opzetten van het spel

# en: 7c6223df
setting-up = Opzetten van het spel
    .lead = De tafel wordt vanzelf klaargezet: kubussen in de steden, kubussen op de goederenkaart, $10 voor elke maatschappij. Dit hoofdstuk vertelt wat je ziet.

# en: d8b60e15
setting-up-players-and-options = Spelers en opties
    .says = Je speelt met drie tot zes spelers. De spelregels worden vóór het begin gekozen en iedereen ziet ze.

# en: 90e41f4a
setting-up-goods = Goederen
    .says = Van de 96 kubussen vullen er 52 de goederenkaart, gaan er 3 naar Pittsburgh, 3 naar Wheeling en 2 naar elke andere stad; 18 blijven in het zakje. Dorpen krijgen er geen.

# en: ba0c4f16
setting-up-companies = Maatschappijen
    .says = Elke maatschappij begint met motor 1, inkomsten 0, 2 aandelen en $10. De twee aandelen zijn al uitbetaald: dat is die $10.

# en: 9deb649e
setting-up-first-order = De eerste volgorde
    .says = Iedereen gooit drie dobbelstenen, en het hoogste totaal is eerste. Wie een gelijk totaal heeft, gooit opnieuw om de gedeelde plaatsen.

# en: 49106dda
setting-up-supply = Voorraad
    .says = In de voorraad liggen 136 tegels, 8 dorpsschijven en 8 nieuwe steden. De eerste beurt begint met de aandelen, en niemand kan al passen.

## De beurt

# en: f8598a9c
the-turn = De beurt
    .lead = Een beurt heeft tien fasen; in zes ervan beslis je, de rest doet de tafel. Elke beurt wordt helemaal gespeeld, ook de laatste.

# en: 08390565
the-turn-the-ten-phases = De tien fasen
    .says = De fasen van een beurt, altijd in deze volgorde: aandelen, spelersvolgorde, acties, rails aanleggen, goederen vervoeren, inkomsten, onkosten, aftrek, nieuwe goederen, en de beurtenteller gaat verder. Je beslist in de eerste vijf en, als je Productie hebt, bij de nieuwe goederen.

# en: a510b755
the-turn-in-whose-order = In welke volgorde
    .says = De aandelen en het begin van het bieden volgen de volgorde van de vorige beurt. Acties, bouwen en vervoeren volgen de volgorde waarom net geboden is.

# en: cbe5c6eb
the-turn-to-the-end = De laatste beurt
    .says = Ook de laatste beurt heeft alle tien fasen, met onkosten en aftrek.

## Aandelen

# en: 64bd17d9
shares = Aandelen
    .lead = Eén keer per beurt mag je aandelen uitgeven voor $5 per stuk. Elk aandeel kost $1 aan het eind van elke beurt en 3 punten aan het eind van het spel, en het komt nooit terug.
    .worked = Drie maatschappijen geven aan het begin 2, 1 en 0 aandelen uit.
    .row-0 = aandelen · geld
    .row-1 = Groen · 2 + 2 = 4 · $10 + $10 = $20
    .row-2 = Oranje · 2 + 1 = 3 · $10 + $5 = $15
    .row-3 = Blauw · 2 + 0 = 2 · $10

# en: 80cd45b5
shares-issuing = Uitgeven
    .says = In spelersvolgorde zegt elke maatschappij één keer hoeveel aandelen ze uitgeeft: elk heel getal mag, ook 0.

# en: a6bb9321
shares-the-limit = De grens
    .says = Een maatschappij heeft nooit meer dan 15 aandelen in totaal, de eerste twee meegeteld.

# en: 261791cb
shares-never-otherwise = Alleen in deze fase
    .says = In geen andere fase worden aandelen uitgegeven, en ze worden nooit teruggekocht.

# en: 7131ba42
shares-how-many = Hoeveel
    .says = Een aandeel brengt in de beurt waarin je het uitgeeft $4 op: $5, min $1 aan onkosten. Tel bod, rails en onkosten op, trek je geld en je zekere inkomsten eraf, deel door 4 en rond naar boven af.

## Spelersvolgorde

# en: 0cc4adaf
player-order = Spelersvolgorde
    .lead = Je biedt om je plaats in de volgorde van deze beurt. De eerste twee plaatsen betalen hun bod, wie het eerst stopt betaalt niets en is laatste, en wie ertussen zit betaalt de helft.
    .worked = Vijf maatschappijen in de volgorde Groen, Oranje, Blauw, Roze, Bruin. Bruin mag passen.
    .row-0 = doet · plaats · betaalt
    .row-1 = Groen · biedt $2
    .row-2 = Oranje · stopt · 5 · $0
    .row-3 = Blauw · biedt $3
    .row-4 = Roze · stopt · 4 · de helft van $0
    .row-5 = Bruin · past
    .row-6 = Groen · stopt · 3 · de helft van $2: $1
    .row-7 = Bruin · stopt · 2 · alles van niets: $0
    .row-8 = Blauw · blijft over · 1 · $3

# en: 3485b4fd
player-order-bidding = Bieden
    .says = In de oude volgorde, steeds rond: bied meer dan het hoogste bod, minstens $1 en niet meer dan je hebt, of stop. Je nieuwe bod vervangt je oude. Wie het hoogste bod heeft, wordt overgeslagen.

# en: 0dfd519d
player-order-dropping-out = Stoppen
    .says = Wie stopt, krijgt de achterste plaats die nog vrij is. Wie niet kan bieden en niet kan passen, stopt automatisch.

# en: 296c10ce
player-order-who-pays-what = Wie wat betaalt
    .says = Plaats 1 en 2 betalen hun hele bod, de laatste plaats betaalt niets, alle andere betalen de helft, afgerond naar boven. Je betaalt als je je plaats krijgt; wie overblijft, krijgt plaats 1.

# en: 0b3835c5
player-order-with-three-with-two = Met drie, met twee
    .says = Met drie maatschappijen betaalt niemand de helft. Met twee betaalt wie het eerst stopt niets.

# en: 41c6a969
player-order-the-pass = Passen
    .says = Wie de vorige beurt de actie Passen had, mag één keer passen en blijft meedoen; een eerder bod blijft staan. Passen kan niet als er nog maar twee over zijn en de ander leidt.

## De zeven acties

# en: adc11b39
the-seven-actions = De zeven acties
    .lead = In de nieuwe volgorde neemt elke maatschappij een van de zeven acties, alleen voor deze beurt. Nemen moet; of je die gebruikt, bepaal je zelf.

# en: a6564a41
the-seven-actions-choosing = Kiezen
    .says = Elke maatschappij neemt er één, en geen twee hebben dezelfde. Eerst gaan de acties van de vorige beurt terug.

# en: 45565ee0
the-seven-actions-first-move-first-build = Als eerste vervoeren, Als eerste bouwen
    .says = Met Als eerste vervoeren ben je in beide rondes van het vervoer de eerste. Met Als eerste bouwen bouw je vóór alle anderen.

# en: d2ebd618
the-seven-actions-engineer = Ingenieur
    .says = Je mag vier tegels bouwen in plaats van drie.

# en: 17b34d68
the-seven-actions-locomotive = Locomotief
    .says = Je motor gaat meteen 1 omhoog, tot hoogstens 6. Je mag ervan afzien, want elk punt motorbereik kost elke beurt $1.

# en: 153595e4
the-seven-actions-urbanization = Stad bouwen
    .says = Je mag een nieuwe stad stichten, zoals hoofdstuk 10 vertelt.

# en: d6433dcc
the-seven-actions-production = Productie
    .says = Je mag twee kubussen op de goederenkaart leggen, zoals hoofdstuk 13 vertelt.

# en: 904a4dc5
the-seven-actions-turn-order-pass = Passen
    .says = Je mag bij het bieden van de volgende beurt één keer passen, zoals hoofdstuk 5 vertelt.

## Rails bouwen

# en: a3fbaac9
building-track = Rails bouwen
    .lead = In je bouwbeurt leg je tot drie tegels, één voor één, en je betaalt elke tegel meteen. Als Ingenieur leg je er vier, en je mag altijd stoppen.
    .worked = Groen heeft $12, verbindt Evansville met Cincinnati en gaat op weg naar Lexington.
    .row-0 = tegel · prijs · geld
    .row-1 = K10, recht, vlak. Begint bij Evansville. · $2 · van $12 naar $10
    .row-2 = L9, recht, vlak. Bereikt Cincinnati: een spoorlijn. · $2 · van $10 naar $8
    .row-3 = N9, flauwe bocht over de Ohio. Incompleet. · $3 · van $8 naar $5

# en: adbe95ec
building-track-who-how-many-when-it-ends = Wie, hoeveel en tot wanneer
    .says = Er wordt in spelersvolgorde gebouwd, maar wie Als eerste bouwen heeft gaat vóór allen. Leggen en vervangen tellen allebei als één tegel. Met de laatste tegel eindigt de bouwbeurt vanzelf.

# en: 6130c138
building-track-what-a-tile-costs = Wat een tegel kost
    .says = Een tegel kost op een vlak veld $2, op een rivier $3, op een berg $4; op een dorp $1, en $1 meer voor elke gebruikte uitgang. Volgens de gewone regels betaalt een maatschappij de extra kosten van een rivier of gebergte maar één keer, bij haar eerste tegel daar; volgens de officiële bij elke tegel.

# en: bfb9da12
building-track-where-track-may-lie = Waar rails mogen liggen
    .says = Rails liggen op vlakke velden, rivieren, bergen en dorpen, nooit op steden, op meren of buiten de kaart.

# en: aa54c783
building-track-where-track-may-begin = Waar rails mogen beginnen
    .says = Bij een stad, bij je eigen rails, of bij eigenaarloze rails die uit een stad komen of uit een dorp waar je rails hebt. Je eerste tegel raakt dus een stad.
    .picture-begin-allowed = De tegel raakt de stad Evansville.
    .picture-begin-refused = De tegel raakt geen stad en geen rails van jou.

# en: 17c68ed7
building-track-what-it-may-meet = Wat ze mogen raken
    .says = Rails mogen niet in een meer, over de rand van de kaart of tegen de rails van een andere maatschappij lopen. Ze mogen naar een lege zijde van een tegel wijzen; daar zijn ze geblokkeerd.
    .picture-meet-allowed = Jouw rails gaan langs het open eind van Oranje zonder het te raken.
    .picture-meet-refused = Jouw bocht zou op de rails van Oranje uitkomen.

# en: c0fed315
building-track-which-tiles = Welke tegels
    .says = Op een gewoon leeg veld leg je een simpele tegel; volgens de officiële regels ook een complexe, met twee stukken rails, voor $3 tot $6. Op een dorp leg je een dorpstegel, of een andere tegel met een schijf erop.

# en: f9ff57a2
building-track-no-circles = Geen lussen
    .says = Een lijn mag niet terugkeren naar de stad of het dorp waar ze begon, en ook niet in zichzelf sluiten.

# en: e0bcaa83
building-track-one-field-once = Twee keer bouwen op één veld
    .says = Je mag in één bouwbeurt niet twee keer op hetzelfde veld bouwen, tenzij de optie het toestaat.

# en: 5124c9a8
building-track-what-is-left-in-the-box = Als tegels op zijn
    .says = Tegels en schijven zijn beperkt, geld niet. Tegels die van de kaart komen, kun je opnieuw gebruiken. Op een dorp kies je zelf de soort tegel.

# en: 0be76b09
building-track-whose-it-is = Van wie nieuwe rails zijn
    .says = Alle rails van een nieuwe tegel zijn van jou. Een nieuwe stad moet vóór je eerste tegel komen. Een incomplete lijn waaraan je niet verder bouwt, verlies je aan het eind van de bouwbeurt.

# en: edc388a8
building-track-for-the-exact-reader = De volgorde van de controles
    .says = 1. Vóór het bouwen wordt bekeken wat de rails zouden raken, waar ze beginnen en wat een vervangen tegel behoudt. 2. Erna: er is geen lus, tegel en schijf zijn in voorraad en je hebt genoeg schijven voor je lijnen. 3. Je betaalt en de tegels worden gewisseld: behouden en omgeleide rails houden hun eigenaar, nieuwe zijn van jou. 4. De eigenaarloze lijnen waarop je aansloot en de spoorlijnen die nu compleet zijn, worden van jou.

## Tegels vervangen

# en: 5de6715e
replacing-tiles = Tegels vervangen
    .lead = Een tegel mag je vervangen door een die de rails erop houdt en er meer aan toevoegt. Alleen een open eind kun je omleiden, en rails verdwijnen nooit.
    .worked = Oranje heeft de rechte lijn van Evansville naar Cincinnati, Blauw de lijn door Indianapolis. Groen wil ook naar Indianapolis: onder de lijn van Oranje door.
    .row-0 = tegel · prijs · wat er gebeurt
    .row-1 = M10, scherpe bocht aan de Ohio · $3 · begint bij Cincinnati
    .row-2 = L9, kruising van twee rechte sporen · $3 · kruist de spoorlijn van Oranje, die blijft
    .row-3 = K9, kruising van twee rechte sporen met de schijf · $3 · twee uitgangen meer van het dorp zijn van Groen

# en: 495efe95
replacing-tiles-adding = Rails toevoegen
    .says = Elk oud stuk rails blijft zoals het is, met zijn eigenaar, of is een open eind dat omgeleid wordt. Er moet iets toegevoegd of omgeleid worden: dezelfde tegel nog eens is geen zet.
    .picture-cross-allowed = De nieuwe tegel houdt de rechte lijn van Oranje en voegt de jouwe toe.
    .picture-cross-refused = Onder deze tegel zouden de rails van Oranje verdwijnen.

# en: 7bae1a8c
replacing-tiles-your-new-piece = Je nieuwe stuk
    .says = Het volgt de regels voor nieuwe rails: het begint bij een stad, bij je eigen rails of bij eigenaarloze rails die je mag overnemen, en raakt die van niemand anders.

# en: e1884655
replacing-tiles-turning-an-open-end = Een open eind omleiden
    .says = Je mag een eigen open eind omleiden, of een eigenaarloos dat binnen je bereik ligt. Het vaste eind blijft. De zijde die de rails verlaten, moet vrij blijven.
    .picture-turn-allowed = Het open eind draait naar het noordoosten; het eind bij Cincinnati blijft.
    .picture-turn-refused = Hier zou het vaste eind bij Cincinnati draaien.

# en: 0aaeba29
replacing-tiles-never-turned = Nooit omgeleid
    .says = Spoorlijnen worden nooit omgeleid, ook je eigen niet, en rails op dorpen en rails van andere maatschappijen evenmin.

# en: eee02ecf
replacing-tiles-towns = Dorpen
    .says = De nieuwe tegel heeft alle oude uitgangen en minstens één meer, hoogstens vier. Eén nieuwe uitgang moet beginnen zoals nieuwe rails, tenzij je al rails in het dorp hebt.

# en: f917ba04
replacing-tiles-tiles-go-back-first = De oude tegel gaat eerst terug
    .says = De oude tegel en zijn schijf liggen weer in de voorraad voor de nieuwe gezocht wordt. Dezelfde tegel kan dus gedraaid opnieuw gelegd worden.

# en: 4a73d663
replacing-tiles-prices = Prijzen
    .says = Een simpele tegel die een kruising wordt kost $3, elke tegel op een dorp ook. Twee stukken rails naast elkaar kosten $3 (officieel $2), al het andere $2. Voor rivier of berg betaal je nooit extra.

## Van wie de rails zijn

# en: e78ae987
who-owns-track = Van wie de rails zijn
    .lead = Wat je bouwt is van jou. Een complete spoorlijn blijft voor altijd van jou; een incomplete lijn moet in elk van je bouwbeurten groeien, anders is ze van niemand.
    .worked = Groen heeft een spoorlijn van Evansville naar Cincinnati en een open eind op N9, en bouwt niets. Aan het eind van de bouwbeurt houdt de spoorlijn haar schijf en verliest het open eind de zijne.

# en: 1ce4c3c0
who-owns-track-one-disc-for-each-line = Eén schijf per lijn
    .says = Een lijn is van de bouwer, en draagt één schijf. Een spoorlijn blijft voor altijd van haar eigenaar.

# en: ccf2cd01
who-owns-track-losing-an-unfinished-line = Een incomplete lijn verliezen
    .says = Aan het eind van je eigen bouwbeurt verlies je elke incomplete lijn die er geen nieuwe rails in kreeg. Elke open uitgang van een dorp wordt apart bekeken. Omleiden is geen groeien.

# en: 97bb5417
who-owns-track-turning-that-completes = Omleiden dat compleet maakt
    .says = Maakt het omgeleide eind een spoorlijn compleet, dan is die spoorlijn van jou.

# en: 2a6e30e4
who-owns-track-taking-up-what-nobody-owns = Overnemen wat van niemand is
    .says = Voeg rails toe aan een eigenaarloze incomplete lijn, en ze is meteen van jou.

# en: 9052cabb
who-owns-track-until-your-next-build-turn = Tot je volgende bouwbeurt
    .says = Niemand anders mag je incomplete lijn verlengen of erop aansluiten.

# en: ee51d167
who-owns-track-twenty-discs = Twintig schijven
    .says = Je hebt schijven voor hoogstens 20 lijnen, compleet en incompleet samen. Bouwen waarvoor er meer nodig zijn, mag niet.

## Nieuwe steden

# en: 87f69d27
new-cities = Nieuwe steden
    .lead = Met Stad bouwen verander je een dorp in een stad met een kleur naar keuze, gratis en vóór je eerste tegel. Zwarte kubussen hebben alleen in zwarte nieuwe steden een thuis.
    .worked = De lijn van Groen uit St. Louis wijst naar Terre Haute. Groen sticht daar de zwarte stad C: de lijn is een spoorlijn, en de prijs is $0. Eén tegel op J9 voor $2 verbindt ook Evansville.

# en: 66632638
new-cities-founding = Stichten
    .says = Je legt een nieuwe stad op een dorp naar keuze, met of zonder rails, waar ook op de kaart; niet op een stad en niet op een nieuwe stad. Het kost niets en telt niet mee bij je drie tegels.

# en: a003dc43
new-cities-when = Wanneer
    .says = Je sticht die vóór je eerste tegel, of deze beurt helemaal niet.

# en: 83cd4ce2
new-cities-what-happens-to-track-there = Wat er met de rails daar gebeurt
    .says = Tegel en schijf gaan terug naar de voorraad. Lijnen die in het dorp eindigden, eindigen in de stad; een lijn die alleen op die tegel lag, is weg.

# en: 8f73de48
new-cities-lines-that-pointed-at-it = Lijnen die ernaar wezen
    .says = Ze zijn met de stad verbonden en worden spoorlijnen, van wie ze ook zijn. Eigenaarloze lijnen die zo compleet worden, zijn voor de stichter, zolang die schijven heeft.

# en: 709ccf55
new-cities-a-line-that-meets-the-city-twice = Een lijn die de stad twee keer raakt
    .says = Een lijn met beide einden bij de nieuwe stad is dood: ze is van niemand, vervoert niets en telt niet.

# en: fe80a678
new-cities-its-goods = Haar goederen
    .says = Eerst heeft ze er geen. Later komen ze uit de kolom met haar letter.

# en: 09e743fc
new-cities-all-eight-on-the-map = Alle acht op de kaart
    .says = Liggen alle acht op de kaart, dan mag de actie nog gekozen worden, maar zonder gevolg.

## Goederen vervoeren

# en: 4c7a2dc6
moving-goods = Goederen vervoeren
    .lead = Er zijn twee rondes, en in elke vervoer je één kubus, of verhoog je je motor, of doe je niets. Een kubus gaat over hoogstens zoveel spoorlijnen als je motor aangeeft, naar de eerste stad van zijn kleur.
    .worked = Groen, met motor 3, brengt de rode kubus van Cincinnati door Indianapolis en Evansville naar St. Louis. Twee spoorlijnen zijn van Groen, de laatste is van Blauw: de inkomsten van Groen stijgen met 2, die van Blauw met 1.

# en: 4da8caac
moving-goods-two-rounds = Twee rondes
    .says = In elke ronde is iedereen één keer aan de beurt, in spelersvolgorde, maar wie Als eerste vervoeren heeft, gaat vóór allen. In je beurt doe je één ding.

# en: 7dab7bc5
moving-goods-raising-the-engine = De motor verhogen
    .says = Je mag de motor in deze fase één keer per beurt verhogen, tot 6. De actie Locomotief komt daar nog bij.

# en: 6e6cd3d3
moving-goods-which-cubes = Welke kubussen
    .says = Je mag elke kubus uit elke stad nemen die een weg naar zijn doel heeft, maar geen van de goederenkaart. De kleur van de stad waar hij vertrekt doet er niet toe.

# en: a6f5b9ce
moving-goods-which-way = Welke weg
    .says = De weg gaat over ieders complete spoorlijnen, niet meer dan je motor aangeeft, en komt nergens twee keer. Geen ervan hoeft van jou te zijn.

# en: 1383dcfc
moving-goods-where-it-ends = Waar hij eindigt
    .says = Hij eindigt in de eerste stad van de kleur van de kubus, nooit in een dorp of in een andere stad. Zwarte kubussen gaan alleen naar zwarte nieuwe steden.

# en: 8759cb13
moving-goods-who-earns = Wie verdient
    .says = Elke spoorlijn geeft haar eigenaar meteen 1 punt inkomsten; een eigenaarloze spoorlijn geeft niets. Leiden er twee spoorlijnen naar dezelfde plaats, dan kies jij.

# en: d6db714c
moving-goods-the-cube = De kubus
    .says = De vervoerde kubus gaat terug in het zakje.

## Geld en ondergang

# en: cc6ec1fe
money-and-ruin = Geld en ondergang
    .lead = Na het vervoeren ontvangt elke maatschappij $1 per punt inkomsten, en dan betaalt ze $1 voor elk aandeel en elk punt motorbereik. Wie niet kan betalen verliest inkomsten, en een maatschappij waarvan de inkomsten onder 0 zouden komen is uit het spel.
    .worked = Twee maatschappijen hebben geen geld, 5 aandelen en motor 1: de onkosten zijn $6.
    .row-0 = inkomsten · ontvangt · betaalt · tekort · inkomsten daarna
    .row-1 = Oranje · 2 · $2 · $2 · $4 · −2: uit het spel
    .row-2 = Groen · 4 · $4 · $4 · $2 · 2: speelt door

# en: 376cfba3
money-and-ruin-collecting = Ontvangen
    .says = Je ontvangt $1 per punt inkomsten. De inkomsten zelf blijven.

# en: 8cf187e4
money-and-ruin-the-bill = De onkosten
    .says = Je betaalt $1 voor elk aandeel en $1 voor elk punt motorbereik. Het gaat in spelersvolgorde, maar niemands onkosten veranderen die van een ander.

# en: 9c3a6083
money-and-ruin-being-short = Tekort
    .says = Wie tekortkomt betaalt al zijn geld en verliest dan 1 punt inkomsten voor elke ontbrekende dollar.

# en: 2cef63ef
money-and-ruin-ruin = Ondergang
    .says = Zouden je inkomsten onder 0 komen, dan is je maatschappij uit het spel. Met precies 0 gaat ze door.

# en: 4b836ce8
money-and-ruin-what-is-left-of-a-ruined-company = Wat er met de rails gebeurt
    .says = Haar spoorlijnen blijven voor altijd, vervoeren goederen voor iedereen en betalen niemand; haar incomplete lijnen kunnen overgenomen worden. Haar actie vervalt, en de volgorde schuift aan.

# en: 8bfa5d06
money-and-ruin-one-left = Als er één overblijft
    .says = Blijven er minder dan twee maatschappijen over, dan is het spel meteen uit.

# en: 5c70e01e
money-and-ruin-reduction = Aftrek
    .says = Dan dalen de inkomsten: vanaf 11 met 2, vanaf 21 met 4, vanaf 31 met 6, vanaf 41 met 8 (officieel vanaf 50 met 10). Eén keer, naar de inkomsten van dat moment. Op geen andere manier dalen de inkomsten.

## Nieuwe goederen

# en: 5b4f103c
new-goods = Nieuwe goederen
    .lead = Aan het eind van een beurt bepalen dobbelstenen welke kubussen van de goederenkaart naar de steden komen. Eerst mag wie Productie heeft twee kubussen op de goederenkaart leggen.
    .worked = Witte dobbelstenen 3, 3, 4. De nieuwe stad B ligt op de kaart, A niet. De 3 brengt twee kubussen naar Kansas City en niets voor A; de 4 brengt er één naar Des Moines en één naar de nieuwe stad B.

# en: aed81b70
new-goods-production = Productie
    .says = Je trekt twee kubussen en legt elk in een leeg vakje naar keuze. Afzien mag vóór het trekken; daarna moeten ze allebei gelegd worden. Je trekt er minder als er te weinig vakjes of kubussen zijn; in de eerste beurt is de goederenkaart vol.

# en: 894a73e4
new-goods-the-dice = De dobbelstenen
    .says = Er worden zoveel dobbelstenen gegooid als er spelers aan het spel begonnen: eerst voor het westen, dan evenveel voor het oosten.

# en: 7a2a6b4a
new-goods-what-a-die-brings = Wat een dobbelsteen brengt
    .says = Een dobbelsteen brengt de bovenste kubus van zijn kolom naar de stad met dat nummer. De bovenste kubus van de letter eronder gaat naar de nieuwe stad met die letter, als die op de kaart ligt.

# en: c9113c71
new-goods-from-top-to-bottom = Van boven naar beneden
    .says = Een kolom raakt van boven naar beneden leeg, en kubussen schuiven niet omhoog. Een lege kolom brengt niets.

# en: 4cf59767
new-goods-no-limit-no-refill = Geen grens, geen aanvulling
    .says = In een stad mogen zoveel kubussen liggen als er komen. Alleen Productie vult de goederenkaart aan.

## Het einde en de punten

# en: 8f3507e8
the-end-and-the-points = Het einde en de punten
    .lead = Met 3, 4, 5 of 6 spelers heeft het spel 10, 8, 7 of 6 beurten. Dan telt elk punt inkomsten 3, zijn er punten voor rails, en kost elk aandeel er 3; geld telt niet.
    .worked = De lijn Evansville, Indianapolis, Cincinnati: J9, K9 (dorp), L8. Inkomsten 2, 2 aandelen. Gewoon: 3 velden. Officieel: vier stukken rails, want het dorp heeft twee uitgangen.
    .row-0 = inkomsten · rails · aandelen · punten
    .row-1 = gewoon · 6 · 3 · −6 · 3
    .row-2 = officieel · 6 · 4 · −6 · 4

# en: 227d2c6b
the-end-and-the-points-when-it-ends = Wanneer het uit is
    .says = Het aantal beurten hangt af van hoeveel spelers begonnen, niet van hoeveel er over zijn.

# en: 76a79e07
the-end-and-the-points-points = Punten
    .says = Punten zijn 3 × inkomsten + rails − 3 × aandelen. Ze kunnen negatief zijn.

# en: ea3700cc
the-end-and-the-points-track-default-rules = Rails, gewone regels
    .says = Je krijgt 1 punt voor elk veld op je eigen spoorlijnen die van de ene stad naar een andere leiden, met alleen dorpen ertussen. Een veld telt één keer.

# en: 27df8d89
the-end-and-the-points-track-official = Rails, officieel
    .says = Je krijgt 1 punt voor elk stuk rails op al je spoorlijnen. Een dorp telt voor elke gebruikte uitgang.

# en: 9a3c3c92
the-end-and-the-points-what-does-not-count = Wat niet telt
    .says = Incomplete lijnen tellen niet, en dorpstegels die van de kaart gehaald zijn ook niet.

# en: 6a60d60b
the-end-and-the-points-ranking = Rangorde
    .says = De meeste punten winnen, en bij gelijke stand wordt de overwinning gedeeld. Uitgeschakelde maatschappijen komen achteraan, wie later uitviel vóór wie eerder uitviel.

## Vaak verkeerd begrepen

# en: 48a3ebe4
often-got-wrong = Vaak verkeerd begrepen
    .lead = Wat zelfs ervaren spelers geloven.

# en: f625d4bb
often-got-wrong-the-carrier-earns = De vervoerder verdient.
    .says = Nee: elke spoorlijn betaalt haar eigenaar, niet degene die vervoert.

# en: bbb75bbc
often-got-wrong-a-cube-may-ride-on-to-a-farther-city-o = Een kubus mag doorreizen naar een verdere stad van zijn kleur.
    .says = Nee: hij stopt in de eerste.

# en: 96088982
often-got-wrong-raising-the-engine-is-free = De motor verhogen is gratis.
    .says = Het kost een van je twee vervoersrondes, en $1 in deze en elke latere beurt.

# en: 58c1c982
often-got-wrong-cash-is-points = Geld is punten.
    .says = Nee. Inkomsten wel.

# en: 221564f0
often-got-wrong-turning-an-open-end-keeps-it = Een omgeleid open eind blijft van jou.
    .says = Alleen nieuwe rails redden het, of omleiden dat een spoorlijn compleet maakt.

# en: 81934298
often-got-wrong-a-new-city-can-be-founded-after-the-fi = Een nieuwe stad kun je na de eerste tegel stichten.
    .says = Alleen ervoor.

# en: dd15878a
often-got-wrong-the-winner-of-the-auction-alone-pays = Alleen wie het bieden wint betaalt.
    .says = De tweede betaalt ook het hele bod, wie ertussen zit de helft; alleen wie het eerst stopt betaalt niets.

# en: 38aaec60
often-got-wrong-more-income-is-always-better = Meer inkomsten zijn altijd beter.
    .says = Een kubus die je van precies 10 naar 11 brengt, eindigt de beurt op 9. Hetzelfde bij 20, 30 en 40.

# en: b4ac9e1b
often-got-wrong-a-new-city-helps-only-its-founder = Een nieuwe stad helpt alleen haar stichter.
    .says = Ze maakt ieders lijnen compleet die ernaar wijzen.

# en: 1509b98a
often-got-wrong-in-the-last-turn-nothing-is-reduced-or = In de laatste beurt is er geen aftrek en betaal je niets.
    .says = Alle tien fasen worden gespeeld, en wie niet kan betalen is ook dan uit het spel.

## De twee soorten regels

# en: 1d1877dc
two-sets = Standaardregels en officiële regels
    .lead = Waar de gewone en de officiële regels verschillen.

# en: 9baae44d
two-sets-river-and-mountain-extra = Extra voor rivier en berg
    .says = Gewoon: je betaalt het één keer per rivier en gebergte. Officieel: je betaalt het bij elke tegel.

# en: bbae7eaa
two-sets-two-tracks-on-an-empty-field = Twee stukken rails op een leeg veld
    .says = Gewoon: dat mag niet. Officieel: dat mag, voor $3 tot $6.

# en: c077802c
two-sets-replacing-by-two-tracks-side-by-side = Vervangen door rails naast elkaar
    .says = Gewoon: het kost $3. Officieel: het kost $2.

# en: 45d000d5
two-sets-reduction-from-income-50 = Aftrek vanaf 50 inkomsten
    .says = Gewoon: 8. Officieel: 10.

# en: 7176386d
two-sets-track-that-scores = Rails die tellen
    .says = Gewoon: velden op eigen lijnen tussen steden tellen. Officieel: stukken rails op alle eigen spoorlijnen tellen.

# en: 42db39b7
two-sets-where-the-rules-come-from = Waar deze regels vandaan komen
    .says = De gewone regels volgen het Nederlandse spelregelblad, de officiële het gedrukte regelboek. De kaart, het aantal tegels, de kleuren van de steden en de letters van de nieuwe steden staan niet op dat blad: ze volgen gepubliceerde beschrijvingen van het gedrukte spel. Van het bord is niets gekopieerd.
