# De lessen: een bericht voor elke les en elke stap. Zie docs/teaching.md.

## Een kubus vindt zijn stad

# en: 427a2ff9
a-cube-finds-its-city = Een kubus vindt zijn stad
    .idea = Een kubus gaat naar een stad van zijn eigen kleur, en elke verbinding die hij gebruikt is een punt waard.
    .know-1 = Een kubus gaat naar een stad van zijn eigen kleur, over voltooide verbindingen.
    .know-2 = Elke gebruikte verbinding is één punt voor haar eigenaar.
    .know-3 = Punten neem je als inkomsten, die elke ronde betalen, of als overwinningspunten.
    .know-4 = Iedereen is twee keer per ronde aan zet om te leveren.

# en: ee4c13d3
a-cube-finds-its-city-step-1 = Jij bent groen; Oranje en Blauw zijn je rivalen. Dit is het spel in één beeld: steden, gekleurde kubussen die willen reizen, en rails die iemand gebouwd heeft. Rails van de ene stad naar de volgende zijn een verbinding, en de schijven erop tonen de eigenaar. Deze verbinding is van jou.
    .pin-1 = In Albany wacht een gele kubus.
    .pin-2 = Hartford is een gele stad.
    .pin-3 = Jouw verbinding ligt ertussen.
    .ask = Breng de gele kubus naar Hartford.
    .answer-1 = Ook dat is een goede levering: Albany is blauw, en ze brengt { $waiting } punt op. Die komt nog; begin met de gele.
    .answer-2 = Je locomotief is nu van niveau { $locomotive }, maar dat was je hele zet, en er heeft geen kubus gereisd. Deze verbinding vraagt maar niveau 1.
    .answer-3 = Dat mag, maar het levert je niets op. Zoek een kubus met de kleur van de stad aan de andere kant.
    .ST-MOVE-03 = Die kant op is er nog geen verbinding. Een kubus reist alleen over voltooide verbindingen.
    .after = De kubus komt aan en gaat uit het spel. Hij gebruikte één verbinding, en die is van jou: je krijgt { $waiting } punt.

# en: cccdea23
a-cube-finds-its-city-step-2 = Een punt kun je op twee manieren nemen. Als overwinningspunt telt het aan het eind. Als inkomsten betaalt het je $1 aan het eind van deze ronde en van elke latere.
    .pin-1 = Je overwinningspunten.
    .pin-2 = Je inkomsten.
    .ask = Neem het punt zoals je wilt; hier is allebei goed.
    .after = Je hebt nu inkomsten { $income } en { $vp ->
        [one] { $vp } overwinningspunt
       *[other] { $vp } overwinningspunten
    }. Oranje en Blauw hebben niets te leveren, en de tweede leveringsronde begint.

# en: eb2fead5
a-cube-finds-its-city-step-3 = In elke ronde van het spel mag iedere speler twee keer leveren. Nog één kubus kan over deze verbinding naar huis, de andere kant op.
    .pin-1 = Blauw, in Hartford.
    .pin-2 = Albany is blauw.
    .ask = Lever een tweede kubus.
    .answer-1 = Een locomotief van niveau { $locomotive } is later nuttig. Maar de blauwe kubus blijft waar hij is, en iemand anders kan erheen bouwen.
    .answer-2 = Er gebeurt niets, en deze ronde brengt je geen tweede punt. Kijk nog eens naar Hartford.
    .ST-MOVE-03 = Een kubus gaat naar een stad van zijn eigen kleur, en deze verbinding loopt alleen tussen Albany en Hartford.
    .after = Weer één verbinding, weer { $waiting } punt voor jou.

# en: 28243b55
a-cube-finds-its-city-step-4 = Probeer deze keer inkomsten. Als iedereen twee keer geleverd heeft, wordt iedereen betaald: $1 voor elke stap inkomsten.
    .pin-1 = Je geld: ${ $cash }.
    .ask = Neem het punt als inkomsten.
    .answer-1 = Eén overwinningspunt, veilig tot het eind. Daar is niets mis mee; maar neem een keer inkomsten, en let op je geld.
    .after = De ronde is voorbij en je inkomsten van { $income } zijn uitbetaald: je hebt ${ $cash }. Na { $rounds } rondes wint de speler met de meeste overwinningspunten.

## Een sterkere locomotief

# en: 665852c3
a-stronger-locomotive = Een sterkere locomotief
    .idea = Je locomotief zegt over hoeveel verbindingen een kubus mag reizen, en die verbeteren is een van je twee zetten.
    .know-1 = Een kubus mag zoveel verbindingen gebruiken als je locomotief niveaus heeft.
    .know-2 = Verbeteren is gratis, kost één zet, mag één keer per ronde; bij 6 houdt het op.
    .know-3 = Dorpen nemen geen kubussen aan, maar delen een lijn in verbindingen.
    .know-4 = De punten van één levering worden nooit gesplitst.

# en: bc6e7331
a-stronger-locomotive-step-1 = New York is paars, en in Albany wachten twee paarse kubussen. Ertussen ligt een dorp. Een dorp neemt geen kubussen aan, maar deelt je lijn in tweeën: twee verbindingen, dus twee punten.
    .pin-1 = Twee paarse kubussen.
    .pin-2 = Poughkeepsie is een dorp.
    .pin-3 = New York is paars.
    .pin-4 = Je locomotief: niveau { $locomotive }.
    .ask = Je hebt twee zetten in deze fase; begin zo dat ze de meeste punten opbrengen.
    .answer-1 = Dat is nu { $waiting } punt. In je tweede zet zou je dan kunnen verbeteren, maar de paarse kubussen blijven in Albany: samen 1 punt. Is er een betere volgorde?
    .answer-2 = Passen brengt niets op, en je locomotief blijft op niveau { $locomotive }.
    .ST-MOVE-04 = Die weg heeft twee verbindingen, en je locomotief kan er één aan.
    .ST-TOWN-06 = Een dorp neemt geen kubussen aan. Ze reizen er alleen doorheen.
    .after = Niveau { $locomotive }, gratis. De anderen zijn geweest, en je tweede zet komt.

# en: eb547732
a-stronger-locomotive-step-2 = Nu mag een kubus twee verbindingen gebruiken. Er mag maar één verbetering per ronde, dus deze zet is voor een kubus.
    .pin-1 = Niveau { $locomotive }.
    .ask = Lever een kubus voor twee punten.
    .answer-1 = Dat mag, en het is { $waiting } punt waard: hij gebruikt één verbinding. Je locomotief kan nu meer.
    .answer-2 = Dan verdient de sterkere locomotief deze ronde niets.
    .ST-MOVE-02 = Eén keer per ronde is genoeg: je hebt de locomotief net verbeterd.
    .after = Twee verbindingen, allebei van jou: { $waiting } punten.

# en: 17ca5aa8
a-stronger-locomotive-step-3 = Alle punten van één levering gaan dezelfde kant op: allemaal inkomsten, of allemaal overwinningspunten. Het is vroeg in het spel, en geld dat elke ronde komt is vroeg het meest waard.
    .pin-1 = Inkomsten { $income }.
    .pin-2 = Ronde { $round } van { $rounds }.
    .ask = Neem de twee punten als inkomsten.
    .answer-1 = Twee overwinningspunten. Goed aan het eind van het spel; nu zouden inkomsten in elke komende ronde $2 betalen.
    .ST-SCORE-02 = De punten van één levering kun je niet splitsen.
    .after = Inkomsten { $income }, meteen uitbetaald: je hebt ${ $cash }. Eén paarse kubus is over voor de volgende ronde, en je locomotief houdt haar niveau.

## Rails leggen

# en: 5a1234e5
laying-track = Rails leggen
    .idea = In je bouwbeurt leg je tot drie tegels, en elke betaal je naar zijn uitgangen en zijn terrein.
    .know-1 = Tot drie tegels per beurt, meteen betaald.
    .know-2 = $1 per uitgang; dorp of rivier $1 meer, berg $2 meer.
    .know-3 = Begin bij een stad naar keuze of bij je eigen rails.
    .know-4 = Een dorp vraagt een dorpstegel. Elke voltooide verbinding is aan het eind 1 punt.

# en: 533ba5df
laying-track-step-1 = Je hebt $10, en New York is ver. Een tegel kost $1 per uitgang, dus $2 voor gewone rails, en $1 meer over een rivier, $2 meer in de bergen. Nieuwe rails beginnen bij een stad of bij eigen rails.
    .pin-1 = Albany: begin hier.
    .pin-2 = Een rivierveld: $2 en $1.
    .pin-3 = Het dorp om te bereiken.
    .ask = Leg op K9 een rechte tegel, van Albany naar het zuiden.
    .answer-1 = Die tegel begint in Albany, zoals het hoort, voor ${ $price }. Maar hij buigt van Poughkeepsie weg; je wilt de tegel die recht naar het zuiden gaat.
    .answer-2 = New York is ook een stad, dus dit mag. Laten we aan de andere kant beginnen, in Albany.
    .answer-3 = Je mag altijd stoppen, maar dan is er niets gebouwd en kan er niets geleverd worden.
    .otherwise = Dat mag: elke stad is een goed begin. In deze les gaat de lijn van Albany naar het zuiden.
    .ST-BUILD-09 = Rails moeten aan een stad of aan je eigen rails vastzitten. Begin naast Albany.
    .ST-BUILD-04 = Op een stad wordt niets gebouwd; elk van haar zes kanten is al een station.
    .after = ${ $price } betaald, ${ $cash } over, tegels te gaan: { $tiles }. De rails wijzen naar Poughkeepsie maar zijn er nog niet: een dorp bereik je alleen met een dorpstegel.

# en: f0216ae7
laying-track-step-2 = Een dorpstegel kost $1 per uitgang, $1 voor het dorp, en hier $1 voor de rivier. Je kiest hoeveel uitgangen hij heeft; elke uitgang wordt een eigen spoor.
    .pin-1 = Poughkeepsie.
    .pin-2 = De lijn moet verder naar New York.
    .ask = Leg een dorpstegel met twee uitgangen, noord en zuid.
    .answer-1 = De verbinding uit Albany is voltooid, voor ${ $price }. Maar de tegel heeft geen uitgang naar het zuiden, en je wilt verder.
    .answer-2 = Twee uitgangen, ${ $price }, en de verbinding uit Albany is voltooid. Maar de tweede uitgang wijst niet naar het zuiden.
    .answer-3 = Meer uitgangen kosten meer: ${ $price }. Ze blijven alleen van jou als je er gauw verder bouwt. Vandaag zijn twee genoeg.
    .answer-4 = Goed bedacht: vanuit New York gaat het ook, en de dorpstegel zou ze verbinden. Leg eerst het dorp, dan zie je de verbinding sluiten.
    .answer-5 = De rails uit Albany zouden nergens heen leiden, en je hebt tot je volgende bouwbeurt om ermee verder te gaan.
    .otherwise = Dat mag, maar zo komt de lijn niet in Poughkeepsie aan.
    .ST-BUILD-04 = Op een dorp past alleen een dorpstegel.
    .after = ${ $price } betaald. Albany–Poughkeepsie is voltooid, een eigen verbinding. De uitgang naar het zuiden is open.

# en: 56137c40
laying-track-step-3 = Er is nog één tegel, en tussen het dorp en New York ligt één veld. Waar een uitgang een stad raakt, eindigt de lijn erin.
    .pin-1 = Weer een rivier: $3.
    .pin-2 = Je hebt ${ $cash }.
    .ask = Maak de lijn naar New York af.
    .answer-1 = De tegel kost ${ $price }, maar verbindt de open uitgang van het dorp niet met New York.
    .answer-2 = Je houdt ${ $cash }, en de zuidelijke uitgang blijft open. New York is één tegel ver.
    .otherwise = Dat mag, maar dan blijft de lijn naar New York open.
    .after = ${ $price } betaald, ${ $cash } over. Ook Poughkeepsie–New York is voltooid: je hebt nu { $links } verbindingen.

# en: 294c4669
laying-track-step-4 = Meer dan drie tegels mag niet in een beurt; alleen de Ingenieur legt er vier. Kijk wat je hebt: twee nieuwe verbindingen, twee punten voor elke kubus die de hele weg reist. En elke voltooide verbinding is aan het eind 1 overwinningspunt waard.
    .pin-1 = Albany–Poughkeepsie.
    .pin-2 = Poughkeepsie–New York.
    .ask = Beëindig je bouwbeurt.
    .ST-BUILD-02 = Er liggen drie tegels; meer mag deze beurt niet.
    .after = Als het spel nu uit was, had je { $points } punten: { $links } voor je verbindingen en { $income_vp } voor je inkomsten. Nu komt het leveren van goederen.

## Geleende dollars

# en: 9f813af4
borrowed-dollars = Geleende dollars
    .idea = Kun je niet betalen, dan doet de bank het: elke $5 kost je één stap inkomsten, en leveringen brengen die terug.
    .know-1 = De plaatsen van de eerste ronde worden geveild; de laatste is gratis.
    .know-2 = Geld komt vanzelf als je moet betalen: $5 voor één stap inkomsten.
    .know-3 = Wat van de $5 overblijft is van jou.
    .know-4 = Negatieve inkomsten betaal je elke ronde, en ze kosten aan het eind 2 punten per stap.
    .know-5 = Een schuld van 2 tot 4 in ronde 1 is normaal; leveringen lossen die af.

# en: 1b839d96
borrowed-dollars-step-1 = Een nieuw spel. Niemand heeft een dollar, en toch worden plaatsen in de beurtvolgorde verkocht: een bod betaal je met inkomsten, één stap voor elke begonnen $5. Oranje kreeg de eerste plaats voor niets, en Blauw biedt $1 voor de tweede. De derde plaats is gratis.
    .pin-1 = Geld ${ $cash }.
    .pin-2 = Inkomsten { $income }.
    .pin-3 = Oranje is eerste.
    .ask = Laat Blauw de tweede plaats: pas.
    .answer-1 = Wint dat bod, dan betaal je met inkomsten voor er ook maar één tegel ligt. Er zijn tegels waarmee de laatste als eerste levert; houd je inkomsten.
    .ST-ORDER-03 = Een bod moet hoger zijn dan het vorige.
    .after = Blauw betaalt $1: de bank gaf $5 voor een stap inkomsten, dus Blauw staat op { $income_2 } met ${ $cash_2 } in de hand. Jij hebt plaats { $place } en hebt niets verloren.

# en: d2bf22af
borrowed-dollars-step-2 = Iedereen neemt een actietegel. Oranje nam Beurtvolgorde, Blauw de Ingenieur. Jij komt het laatst, maar met één tegel lever je vóór hen.
    .pin-1 = Als eerste leveren: gratis.
    .ask = Neem Als eerste leveren.
    .answer-1 = Niveau { $locomotive } voor ${ $price }: dat zijn twee stappen inkomsten, nu { $income }, voor je ook maar rails hebt.
    .otherwise = Dat kan. Met Als eerste leveren zijn de kubussen van je eerste lijn zeker van jou, en het kost niets.
    .after = Oranje heeft één tegel ver in het westen gelegd, Blauw drie in het noorden: inkomsten { $income_1 } en { $income_2 }. Nu is het jouw bouwbeurt.

# en: 89a733f1
borrowed-dollars-step-3 = Je hebt geen geld, en je hebt het niet nodig. Kost een tegel meer dan je hebt, dan geeft de bank $5 en zet je inkomsten één stap lager. Dat gaat vanzelf, en nooit meer dan nodig.
    .pin-1 = Geld ${ $cash }.
    .pin-2 = Inkomsten { $income }.
    .pin-3 = Vlak: $2.
    .ask = Begin een lijn van Albany naar Hartford: een rechte tegel op L8.
    .answer-1 = Ook deze bocht leidt naar Hartford, over L9. Ze kost hetzelfde; maar neem de rechte, zodat we samen blijven.
    .answer-2 = Zonder rails is er niets te leveren. Met een kleine schuld in ronde 1 begint elke spoorweg.
    .otherwise = Dat mag, en de bank helpt betalen. Maar de kubussen hier willen tussen Albany en Hartford reizen.
    .ST-MONEY-08 = Je kunt niet vooraf om geld vragen. Het komt als je moet betalen.
    .after = De tegel kostte ${ $price }. De bank gaf $5: inkomsten { $income }, en daarvan heb je nog ${ $cash } in de hand.

# en: adb7d079
borrowed-dollars-step-4 = M9 ligt in de bergen: $2 voor de uitgangen en $2 voor het terrein. Je hebt ${ $cash }, dus de bank helpt weer.
    .pin-1 = Berg: $4.
    .pin-2 = Hartford.
    .pin-3 = Geld ${ $cash }.
    .ask = Maak de lijn naar Hartford af.
    .answer-1 = ${ $price }, en de tegel verbindt je open eind niet met Hartford.
    .answer-2 = Dan leidt de lijn nergens heen, en is de stap inkomsten voorlopig voor niets uitgegeven.
    .otherwise = Dat mag, maar de lijn naar Hartford is er niet mee af.
    .after = ${ $price } voor de berg. Nog eens $5 van de bank: inkomsten { $income }, geld ${ $cash }.

# en: 8522a199
borrowed-dollars-step-5 = Een derde tegel kan. Maar daar wacht vandaag niets, en wat je niet uitgeeft blijft van jou: met ${ $cash } in de hand leg je de volgende tegel zonder lening.
    .pin-1 = ${ $cash } over.
    .ask = Stop met bouwen.
    .otherwise = Je mag hem bouwen. Maar hij opent niets dat je deze ronde kunt leveren, en dollars die je nu uitgeeft moet je later lenen.
    .after = Je verbinding ligt er. Geld ${ $cash }, inkomsten { $income }: aan het eind van deze ronde zou je ${ $debt } betalen.

# en: b2fe1332
borrowed-dollars-step-6 = Nu verdient de lijn. Je hebt Als eerste leveren, dus je komt vóór de anderen.
    .pin-1 = Geel, voor Hartford.
    .pin-2 = Blauw, voor Albany.
    .ask = Lever een van de twee kubussen.
    .answer-1 = Niveau { $locomotive }, gratis. Maar een afgeloste stap schuld is aan het eind 2 punten waard; verdien eerst.
    .answer-2 = Niets verdiend, en de schuld blijft.
    .after = { $waiting } punt voor jou.

# en: 61d10452
borrowed-dollars-step-7 = Je inkomsten zijn { $income }. Onder nul kosten ze je drie keer iets: dollars aan het eind van elke ronde, een nieuwe lening als je die niet hebt, en 2 overwinningspunten per stap als het spel eindigt.
    .pin-1 = Inkomsten { $income }.
    .ask = Neem het punt waar het het meest helpt.
    .answer-1 = Eén overwinningspunt. Maar deze stap schuld kost elke ronde $1, en 2 overwinningspunten als ze er aan het eind nog is.
    .after = Inkomsten { $income }. Nog één levering, en de schuld is weg.

# en: 13331774
borrowed-dollars-step-8 = De andere kubus wacht in zijn stad. Je tweede zet van de ronde.
    .pin-1 = Inkomsten { $income }.
    .ask = Lever de andere kubus.
    .answer-1 = Niveau { $locomotive }. Dat wil je volgende ronde hebben; nu heeft de verbinding met Hartford nog een kubus te vervoeren.
    .answer-2 = Dan eindigt de ronde met inkomsten { $income }.
    .after = Weer { $waiting } punt.

# en: 0f2421dd
borrowed-dollars-step-9 = Als iedereen geleverd heeft, worden ieders inkomsten uitbetaald of geïnd. Die van jou staan nog één stap onder nul.
    .pin-1 = Inkomsten { $income }.
    .ask = Neem nog eens inkomsten.
    .answer-1 = Dan betaal je ${ $debt } aan het eind van deze ronde. Met inkomsten zou het niets zijn.
    .after = Inkomsten { $income }: niets te betalen, en ${ $cash } in de hand. De hele lijn kostte $6, en ze is de rest van het spel van jou. Oranje, op −1, betaalde $1. Blauw, op −2, moest zonder geld in de hand $2 betalen, en staat nu op { $income_2 }.

## Wiens verbindingen?

# en: 58188006
whose-links = Wiens verbindingen?
    .idea = Elke verbinding betaalt haar eigenaar, dus de weg die je kiest is belangrijker dan de afstand.
    .know-1 = Elke verbinding betaalt haar eigenaar, niet degene die levert.
    .know-2 = Minstens één verbinding moet van jou zijn, en niemand mag er onderweg meer hebben dan jij.
    .know-3 = Een kubus stopt in de eerste stad van zijn kleur, en komt door geen stad twee keer.
    .know-4 = De langste weg die van jou is, is meestal de beste.

# en: 421cb09d
whose-links-step-1 = Een kubus mag verbindingen van andere spelers gebruiken. Dan worden die voor de hunne betaald: 1 punt per verbinding, aan haar eigenaar. Van Hartford naar New York leiden twee wegen.
    .pin-1 = Een paarse kubus in Hartford.
    .pin-2 = Deze verbinding is van Blauw.
    .pin-3 = Deze weg is helemaal van jou.
    .pin-4 = Niveau { $locomotive }.
    .ask = Breng de paarse kubus zo naar New York dat je zoveel mogelijk krijgt.
    .answer-1 = Hij komt aan. Twee verbindingen: { $waiting } punt voor jou en { $waiting_2 } voor Blauw, die er niets voor deed. Is er een weg waar alle schijven van jou zijn?
    .answer-2 = De blauwe kubus kan nog even wachten. Eerst paars.
    .answer-3 = Een mooie levering voor { $waiting }, maar ze begint in New York. De opdracht is de paarse kubus in Hartford.
    .answer-4 = Niveau { $locomotive }: meer dan elke weg hier vraagt. Lever eerst.
    .answer-5 = Voor niemand iets.
    .after = Drie verbindingen door Albany en Poughkeepsie, allemaal van jou: { $waiting } punten. Een kubus mag door een stad van een andere kleur.

# en: c256d83b
whose-links-step-2 = Wie levert beslist het eerst hoe hij de punten neemt. De anderen volgen, en iedereen ziet het.
    .pin-1 = Inkomsten { $income }.
    .pin-2 = Punten { $vp }.
    .ask = Neem ze zoals je wilt.
    .after = Inkomsten { $income }, overwinningspunten { $vp }.

# en: cd8aaaec
whose-links-step-3 = Nu de blauwe kubus. Albany is blauw en maar één verbinding ver. Maar een kubus heeft geen haast: hij mag een lange omweg maken, als hij door geen stad twee keer komt en in de eerste stad van zijn kleur stopt.
    .pin-1 = Blauw, in Hartford.
    .pin-2 = Albany is blauw.
    .pin-3 = Hier begint de lange weg.
    .ask = Vind de weg die je het meest opbrengt.
    .answer-1 = De korte weg: { $waiting } punt. Niemand anders krijgt iets, maar je locomotief zou hem veel verder kunnen trekken.
    .answer-2 = Dat brengt { $waiting } op. Goed, maar de vraag was de blauwe kubus.
    .answer-3 = Niveau { $locomotive }; de weg die je zoekt vraagt er vier.
    .answer-4 = Voor niemand iets.
    .after = Vier verbindingen: drie zijn van jou, { $waiting } punten; één is van Blauw, { $waiting_2 } punt. Je mag verbindingen van anderen gebruiken zolang niemand er onderweg meer heeft dan jij, en er minstens één van jou is.

# en: 52409504
whose-links-step-4 = Je gaf Blauw één punt en nam er drie. Dat is een goede ruil; één tegen één zou dat niet zijn.
    .pin-1 = Punten { $vp }.
    .ask = Neem je punten.
    .after = Blauw nam het punt voor de verbinding als overwinningspunt. Daarna bracht Blauw de gele kubus van New York over New Haven naar Hartford.

# en: 9418b687
whose-links-step-5 = De laatste verbinding op de weg van Blauw is van jou. Dus word jij ook betaald, al was het niet jouw zet.
    .pin-1 = Jouw verbinding, gebruikt door Blauw.
    .ask = Neem wat je krijgt: { $waiting } punt.
    .after = Verbindingen die anderen nodig hebben werken ook in hun beurten voor jou. Je hebt inkomsten { $income } en overwinningspunten { $vp }.

## Zeven actietegels

# en: 9aec4977
seven-action-tiles = Zeven actietegels
    .idea = Een actietegel doet deze ronde iets voor je, en zijn nummer is je plaats in de volgende.
    .know-1 = Ieder één tegel, in beurtvolgorde; de tegels 1 tot 4 zijn gratis.
    .know-2 = Stadsgroei $2, Locomotief $4 + nieuw niveau, Stadsbouw $6.
    .know-3 = Als eerste leveren komt in beide leveringsrondes eerst, Als eerste bouwen bij het bouwen.
    .know-4 = Het nummer van je tegel is je plaats in de volgende ronde: lage nummers gaan eerst.

# en: 5dfcc7bd
seven-action-tiles-step-1 = Een ronde begint met de actietegels. In beurtvolgorde neemt ieder een van de zeven; wat hij doet geldt voor deze ronde. Blauw was eerst en nam de Ingenieur. Straks levert Blauw ook vóór jou, tenzij je er iets aan doet.
    .pin-1 = Er is nog één paarse kubus.
    .pin-2 = Blauw kan hem over deze verbinding leveren.
    .pin-3 = Jij over twee.
    .pin-4 = Blauw komt vóór jou.
    .ask = Neem de tegel waarmee je de paarse kubus wint.
    .answer-1 = Gratis, en volgende ronde ben je eerste. Deze ronde doet hij niets: Blauw komt vóór jou en neemt de kubus.
    .answer-2 = Gratis, en je bouwt vóór de anderen. Maar eerst bouwen is niet eerst leveren.
    .answer-3 = Niveau { $locomotive } voor ${ $price }: $4 en het nieuwe niveau. Een langere arm, maar Blauw levert nog steeds vóór jou.
    .answer-4 = ${ $price }, en je mag kubussen uit de goederenvoorraad naar een stad brengen. Maar de paarse kubus is voor Blauw.
    .answer-5 = ${ $price } voor een nieuwe stad. Sterk midden in het spel; maar de paarse kubus is dan weg.
    .answer-6 = Een tegel met een pas kost niets en geeft je alleen zijn nummer. Kijk naar de eerste vier tegels.
    .ST-ACT-01 = Die is genomen. Elke tegel is er één keer.
    .after = Als eerste leveren is van jou, gratis. Oranje nam Als eerste bouwen; Oranje en Blauw hebben deze keer niets gebouwd.

# en: 3b817435
seven-action-tiles-step-2 = Het is jouw bouwbeurt. Voor dit plan heb je geen rails nodig.
    .pin-1 = Je hebt Als eerste leveren.
    .ask = Beëindig je bouwbeurt.
    .otherwise = Je mag bouwen, maar deze ronde gaat niet om dollars. Ze gaat om de kubus.
    .after = Het leveren begint, en jij bent het eerst aan zet.

# en: 5ba8a5e9
seven-action-tiles-step-3 = Nu werkt de tegel. In beide leveringsrondes kom jij eerst, Blauw na jou.
    .pin-1 = Hij ligt er nog.
    .ask = Breng de kubus naar New York.
    .answer-1 = Niveau { $locomotive }. En nu is Blauw aan zet, met de paarse kubus binnen bereik.
    .answer-2 = Dan neemt Blauw hem.
    .ST-MOVE-08 = Dat is de verbinding van Blauw, en onderweg is er geen van jou.
    .after = { $waiting } punten, en Blauw heeft niets te leveren.

# en: 3408cb28
seven-action-tiles-step-4 = Er komen nog zeven rondes. De enige kubus van Blauw is weg, en je netwerk is twee verbindingen lang.
    .pin-1 = Inkomsten { $income }.
    .ask = Neem inkomsten.
    .answer-1 = Twee overwinningspunten. Met zeven rondes te gaan leveren inkomsten meer op: $2 in deze en elke latere ronde.
    .after = Inkomsten { $income }. Blauw verbetert in plaats daarvan de locomotief, Oranje past.

# en: b9662d52
seven-action-tiles-step-5 = Je tweede zet. Geen kubus past nu bij je lijn.
    .pin-1 = Niveau { $locomotive }.
    .ask = Gebruik de zet voor je locomotief.
    .answer-1 = Dat zou een verspilde zet zijn: verbeteren kost hier niets.
    .after = Niveau { $locomotive }, gratis. De ronde is voorbij, de inkomsten zijn betaald, en de nieuwe volgorde kwam van de nummers van de tegels: jij had 2, Blauw 3, Oranje 4. Jij bent eerste.

# en: 668ed969
seven-action-tiles-step-6 = Eerste zijn betekent eerste keus uit alle zeven. De nummers 1 tot 4 zijn gratis. Stadsgroei kost $2, Locomotief $4 en het nieuwe niveau, Stadsbouw $6; hun hoge nummers zetten je achteraan in de volgende volgorde.
    .pin-1 = Nummer 6: $4 + 4.
    .pin-2 = Geld ${ $cash }.
    .pin-3 = Nummer 1: volgende ronde eerste.
    .ask = Neem de Locomotief en kijk wat ze kost.
    .otherwise = Een mogelijk plan. Neem hier een keer de Locomotief, om te zien hoe haar prijs geteld wordt.
    .after = ${ $price } voor niveau { $locomotive }. Je had ${ $cash_before }; de bank gaf de rest: inkomsten { $income }, geld ${ $cash }. Dat loont alleen als er lange leveringen wachten. Je nummer is nu 6.

## Een nieuwe stad

# en: df2e3a01
a-new-city = Een nieuwe stad
    .idea = Stadsbouw maakt van een dorp een stad in de kleur die je wilt, met verse kubussen erop.
    .know-1 = Stadsbouw: een dorp wordt een stad, met de kubussen van één goederenvak; er gaat geen tegel af.
    .know-2 = Rails die naar het dorp wijzen zijn meteen voltooid.
    .know-3 = Grijze kubussen kunnen alleen naar grijze nieuwe steden.
    .know-4 = Wat je hebt aangekondigd moet je uitvoeren. Goederenvakken worden nooit aangevuld.

# en: 06290d5e
a-new-city-step-1 = Je nam Stadsbouw en betaalde er $6 voor. Nu mag je van één dorp een stad maken: elk dorp, elke kleur die er nog is. Ze neemt alle kubussen van één goederenvak mee, en telt niet als tegel.
    .pin-1 = Grijze kubussen hebben geen stad. Nog niet.
    .pin-2 = Je open rails wijzen naar New Haven.
    .pin-3 = Twee paarse kubussen.
    .pin-4 = Je locomotief: niveau { $locomotive }.
    .ask = Leg een nieuwe stad zo dat twee kubussen over vier verbindingen kunnen reizen.
    .answer-1 = Grijze kubussen kunnen hier nu terecht. Maar van New York en van Albany is dat elk één verbinding. Waar zou de weg langer zijn?
    .answer-2 = De juiste plaats en kleur. Maar geel is hiernaast thuis, in Hartford, en naar het rood van Boston leidt geen verbinding. Andere kubussen zouden verder reizen.
    .answer-3 = Je open rails zijn nu voltooid, goed gezien. Maar aan je lijnen wacht geen kubus van die kleur. Voor welke kleur is er helemaal geen stad?
    .answer-4 = De stad ligt midden op je lijn, maar er wacht geen kubus van die kleur aan. Voor welke kleur is er helemaal geen stad?
    .answer-5 = Elk dorp mag, ook ver weg. Maar er leiden geen rails van jou heen.
    .answer-6 = Bouwen en de nieuwe stad mogen in elke volgorde. Begin met de stad: ze voltooit zonder tegel een verbinding voor je.
    .otherwise = Dat mag. Maar eerst de nieuwe stad.
    .ST-BUILD-03 = Je hebt voor Stadsbouw betaald, dus je moet die gebruiken voor de beurt eindigt.
    .after = New Haven is een grijze stad met twee paarse kubussen. Je rails die erheen wezen zijn nu een voltooide verbinding: je hebt er { $links }.

# en: 8c22fb02
a-new-city-step-2 = Je zou nog drie tegels kunnen leggen, ook vanaf de nieuwe stad. Vandaag is je netwerk lang genoeg.
    .pin-1 = Grijs, met twee paarse kubussen.
    .pin-2 = Een voltooide verbinding.
    .ask = Beëindig je bouwbeurt.
    .otherwise = Dat mag. Maar voor de twee leveringen is het niet nodig.
    .after = De anderen zijn in de eerste leveringsronde geweest, en jij bent aan de beurt.

# en: 5b8849b9
a-new-city-step-3 = Eén grijze kubus ligt in Albany, één in New York. Allebei kunnen ze deze ronde nog naar de nieuwe stad.
    .pin-1 = Van hier: twee verbindingen.
    .pin-2 = En van hier?
    .ask = Lever de grijze kubus die het meest opbrengt.
    .answer-1 = Twee verbindingen, { $waiting } punten. De andere grijze kubus begint verder weg.
    .answer-2 = { $waiting } punten, heel goed; die kubus komt hierna. Eerst de grijze.
    .answer-3 = Niveau { $locomotive }. Zo lang is hier nog geen weg.
    .answer-4 = Dan verdient de nieuwe stad deze ronde niets.
    .after = Vier verbindingen, allemaal van jou: { $waiting } punten.

# en: ff80ae49
a-new-city-step-4 = Het is ronde { $round } van { $rounds }. Geld groeit nog en punten zijn welkom, dus allebei is goed.
    .pin-1 = Inkomsten { $income }.
    .pin-2 = Punten { $vp }.
    .ask = Neem de punten zoals je wilt.
    .after = Inkomsten { $income }, overwinningspunten { $vp }.

# en: b774f3e1
a-new-city-step-5 = En nu een van de kubussen die met de stad meekwamen. Ze beginnen helemaal aan het eind van je lijn.
    .pin-1 = Twee paarse kubussen.
    .pin-2 = New York is paars.
    .ask = Lever een paarse kubus.
    .answer-1 = { $waiting } punten. De paarse kubussen hebben een langere weg.
    .answer-2 = Niveau { $locomotive }; maar meer dan vier verbindingen zijn er niet.
    .answer-3 = Er wachten vier punten.
    .after = Weer vier verbindingen, { $waiting } punten. Stadsgroei werkt net zo: voor $2 gaan de kubussen van één vak naar een gedrukte stad, één keer per stad, en nooit naar een nieuwe stad.

## Open einden

# en: 42ce04fe
open-ends = Open einden
    .idea = Onvoltooide rails blijven alleen van jou zolang je eraan verder bouwt, en rails die van niemand zijn kun jij voltooien.
    .know-1 = Een open lijn die je in je volgende bouwbeurt niet verlengt, wordt van niemand.
    .know-2 = Een open eind omleiden kost $2 en telt niet als verlengen.
    .know-3 = Voltooide verbindingen verlies je nooit.
    .know-4 = Eigenaarloze rails kunnen anderen voltooien: één tegel koopt soms een hele verbinding.

# en: e2a80ce3
open-ends-step-1 = Je verbinding met Hartford is veilig. Maar vorige ronde begon je nog twee lijnen en voltooide er geen. Aan het eind van deze beurt verlies je elke open lijn waaraan niet gebouwd is. Je bent de Ingenieur: vier tegels in plaats van drie.
    .pin-1 = Open: ze buigt af naar de bergen.
    .pin-2 = Open: ze wijst naar New Haven.
    .pin-3 = Deze rails zijn van niemand.
    .ask = Leid het open eind op K9 om naar Poughkeepsie, naar het zuiden.
    .answer-1 = ${ $price }, en het eind wijst nu een andere kant op. Poughkeepsie ligt recht in het zuiden.
    .answer-2 = Die wijst al goed: naar New Haven.
    .answer-3 = Dat mag, want ze begint in een stad. Maar ze ligt goed zoals ze is.
    .answer-4 = Dat bereikt Hartford: een tweede verbinding tussen dezelfde twee steden, voor ${ $price }. Het mag, en is aan het eind een punt waard; maar het opent geen nieuwe weg, en Poughkeepsie wel.
    .answer-5 = De lijn groeit, dus ze blijft van jou; maar een berg kost ${ $price }, en er is geen stad bereikt.
    .answer-6 = Misschien een goede tegel, en hij komt nog. Leid eerst K9 om.
    .answer-7 = Beide open lijnen zouden nu van niemand zijn, en ieder mag ze nemen.
    .ST-TOWN-03 = K9 moet eerst naar het dorp wijzen; tot nu toe leidt er niets van jou heen.
    .after = ${ $price } voor de twee uitgangen, en niets voor de rivier: het terrein was al betaald. Maar omleiden alleen houdt de lijn niet. Ze moet groeien.

# en: a9785fae
open-ends-step-2 = Nu wijst de lijn naar het dorp. Een dorpstegel voltooit de verbinding, en een voltooide verbinding is voor altijd van jou.
    .pin-1 = Poughkeepsie: $1 uitgang, $1 dorp, $1 rivier.
    .ask = Bereik Poughkeepsie zo goedkoop als je kunt.
    .answer-1 = De verbinding is voltooid. Maar de tegel kost ${ $price }, en elke uitgang meer is weer een open eind om op te letten. Eén uitgang is nu genoeg.
    .answer-2 = Omgeleid, maar niet verlengd: beide lijnen zouden verloren gaan.
    .otherwise = Dat kan, maar het geld is net genoeg voor het plan. Eerst Poughkeepsie.
    .after = ${ $price }. Albany–Poughkeepsie is voltooid. Over: ${ $cash }, en tegels: { $tiles }.

# en: 7edb0ddf
open-ends-step-3 = Ook de tweede open lijn heeft alleen een dorpstegel nodig. Ze wijst al naar New Haven.
    .pin-1 = New Haven ligt op vlak land: $1 uitgang, $1 dorp.
    .ask = Voltooi de lijn naar New Haven.
    .answer-1 = Voltooid, voor ${ $price }. De andere uitgangen zouden weer open einden zijn; de tegel met één uitgang is goedkoper.
    .answer-2 = De lijn naar New Haven zou verloren gaan.
    .otherwise = Dat kan. Maar de open lijn naar New Haven zou aan het eind van de beurt verloren gaan.
    .after = ${ $price }. Je hebt { $links } verbindingen, en nog ${ $cash }.

# en: e3fa44e2
open-ends-step-4 = Iemand heeft een lijn opgegeven die in Hartford begint. Eigenaarloze rails mag ieder nemen die eraan verder bouwt, als ze in een stad of bij een eigen verbinding beginnen.
    .pin-1 = Van niemand.
    .pin-2 = Eén veld tot Boston: $3.
    .ask = Voltooi de vergeten lijn naar Boston.
    .answer-1 = ${ $price }, en Boston is niet met de oude rails verbonden. Kijk hoe de twee einden tegenover elkaar liggen.
    .answer-2 = Je houdt ${ $cash }, en iemand anders kan de lijn naar Boston voor $3 voltooien.
    .otherwise = Dat mag. Maar ergens anders wacht een hele verbinding voor één tegel.
    .after = Eén tegel, en heel Hartford–Boston is van jou. Je hebt { $links } verbindingen en ${ $cash }.

# en: 29526156
open-ends-step-5 = Alle vier tegels zijn gebruikt. Niets van jou is nog open, dus er kan niets verloren gaan.
    .pin-1 = Alle $10 zijn uitgegeven.
    .ask = Beëindig je bouwbeurt.
    .after = { $links } voltooide verbindingen: ze blijven tot het eind van het spel van jou, wat er ook gebeurt.

## Inkomsten of punten?

# en: bc779c20
income-or-points = Inkomsten of punten?
    .idea = Vroeg in het spel betalen inkomsten elke ronde; aan het eind loont alleen het aflossen van schuld.
    .know-1 = Aan het eind: 1 punt voor twee stappen inkomsten, 2 eraf voor elke stap schuld, 1 voor elke voltooide verbinding.
    .know-2 = Een stap uit de schuld is zelfs in de laatste ronde 2 punten waard.
    .know-3 = Neem vroeg inkomsten; in ongeveer het laatste derde van het spel punten.
    .know-4 = Geld, kubussen en locomotieven tellen aan het eind niet.

# en: f8b7d32a
income-or-points-step-1 = De laatste ronde. Als ze eindigt, zijn elke twee stappen inkomsten 1 punt, kost elke stap schuld er 2, en is elke voltooide verbinding er 1. Geld telt niet.
    .pin-1 = Inkomsten { $income }: 4 punten verlies, als het zo blijft.
    .pin-2 = Twee verbindingen naar New York.
    .pin-3 = Drie verbindingen naar New York.
    .pin-4 = Ronde { $round } van { $rounds }.
    .ask = Begin met de paarse kubus in Albany.
    .answer-1 = Drie verbindingen, { $waiting } punten. Die kubus komt hierna. Begin met de levering over twee verbindingen, en bedenk wat de punten ervan kunnen aflossen.
    .answer-2 = Niets hier vraagt niveau { $locomotive }, en locomotieven tellen aan het eind niet.
    .answer-3 = In Albany wachten punten; pas niet.
    .after = Twee verbindingen: { $waiting } punten te nemen.

# en: eeb6fbf3
income-or-points-step-2 = Twee punten zijn als overwinningspunten 2 waard. Wat zijn ze als inkomsten waard?
    .pin-1 = Van { $income } naar 0.
    .pin-2 = ${ $cash }, en $2 te betalen aan het eind van de ronde.
    .ask = Neem ze waar ze meer waard zijn.
    .answer-1 = Overwinningspunten: { $vp }. Maar de schuld blijft: je betaalt $2 met ${ $cash } in de hand, dus zet de bank je op −3, en het eind kost 6 punten.
    .after = Inkomsten { $income }: de 4 punten schuld zijn weg, en de betaling ook. Twee punten waren er vier waard.

# en: b7a2c2e6
income-or-points-step-3 = Je laatste zet. De schuld is nu afgelost, en de inkomsten zijn nul.
    .pin-1 = Drie verbindingen.
    .ask = Lever de laatste kubus.
    .answer-1 = Een locomotief telt aan het eind niet.
    .answer-2 = Er zouden drie punten in Hartford blijven.
    .after = { $waiting } punten.

# en: fe532607
income-or-points-step-4 = Drie stappen inkomsten zouden $3 betalen, en geld telt niet meer. Aan het eind zouden ze 1 punt zijn: de helft, afgerond naar beneden.
    .pin-1 = Inkomsten { $income }.
    .pin-2 = Punten: { $vp }.
    .ask = Neem ze waar ze meer waard zijn.
    .answer-1 = Inkomsten { $income }: aan het eind 1 punt waard. De andere manier is 3.
    .after = Het spel is uit: { $vp } overwinningspunten en { $links } verbindingen maken { $points }. Oranje heeft { $points_1 }, Blauw { $points_2 }. Allebei als inkomsten was het 18 geweest, allebei als punten 16.

## Dorpen zijn stations

# en: 80b3c59b
towns-are-stations = Dorpen zijn stations
    .idea = Punten tellen verbindingen, geen mijlen: een lijn over een dorp verdient twee keer zoveel als de rechte lijn.
    .know-1 = Punten tellen verbindingen: korte verbindingen zijn de beste.
    .know-2 = Een dorp in het midden maakt van één lijn twee verbindingen, en aan het eind 1 punt meer.
    .know-3 = De duurdere lijn is vaak de betere: $5 is één stap inkomsten, en een levering lost die af.
    .know-4 = Tel de kubussen die een lijn zullen gebruiken voor je die bouwt.

# en: 04e667f5
towns-are-stations-step-1 = Vier kubussen willen tussen New York en Philadelphia reizen. De rechte lijn is twee tegels voor $6, één verbinding. Over Easton zijn het drie tegels voor $10, twee verbindingen.
    .pin-1 = Twee voor New York.
    .pin-2 = Twee voor Philadelphia.
    .pin-3 = Easton.
    .pin-4 = Niveau { $locomotive }: twee verbindingen.
    .ask = Leg vanuit New York de eerste tegel van de lijn die meer zal verdienen.
    .answer-1 = De rechte lijn, ${ $price } voor deze helft. Je spaart $4, en elk van de vier kubussen brengt 1 punt op. Hoeveel zouden ze over Easton opbrengen?
    .answer-2 = Hij begint in New York, maar leidt niet naar Easton en niet naar Philadelphia.
    .answer-3 = Je begint in Philadelphia; dat kan ook. Begin in New York, zodat we samen blijven.
    .answer-4 = Vier kubussen wachten op een lijn.
    .otherwise = Dat mag, maar de vier kubussen wachten in New York en Philadelphia.
    .after = ${ $price } met de rivier. Hij wijst naar Easton.

# en: dc64dd61
towns-are-stations-step-2 = Easton ligt aan een rivier: $1 daarvoor, $1 voor het dorp, $1 per uitgang. De lijn komt uit het zuidoosten en gaat verder naar het zuiden.
    .pin-1 = Easton.
    .pin-2 = Het laatste veld voor Philadelphia.
    .ask = Leg de dorpstegel die verder leidt naar I13.
    .answer-1 = De eerste verbinding is voltooid voor ${ $price }. Maar een tegel met één uitgang eindigt hier; de tweede later toevoegen kost de hele tegel opnieuw.
    .answer-2 = ${ $price }, en de eerste verbinding is voltooid. Maar kijk waar I13 ligt: recht in het zuiden.
    .answer-3 = Meer uitgangen voor ${ $price }. Elke open uitgang moet in je volgende bouwbeurt groeien, anders verlies je hem; hier zijn twee genoeg.
    .answer-4 = De lijn naar Easton zou open blijven.
    .otherwise = Dat mag, maar zo komt de lijn niet in Easton aan.
    .after = ${ $price }. New York–Easton is een verbinding van jou.

# en: fe2a788a
towns-are-stations-step-3 = Er ontbreekt nog één tegel. Die gaat van de zuidelijke uitgang van Easton naar Philadelphia.
    .pin-1 = Een rivier: $3.
    .pin-2 = ${ $cash } over.
    .ask = Maak de lijn af.
    .answer-1 = ${ $price }, maar hij verbindt Easton en Philadelphia niet.
    .answer-2 = Tot Philadelphia ontbreekt één tegel.
    .otherwise = Dat mag, maar tot Philadelphia ontbreekt één tegel.
    .after = ${ $price }. Twee verbindingen, samen $10, $4 meer dan de rechte lijn.

# en: 066d84d9
towns-are-stations-step-4 = Dat was je derde tegel. Er liggen twee verbindingen waar de rechte lijn er één zou zijn.
    .pin-1 = Eerste verbinding.
    .pin-2 = Tweede verbinding.
    .ask = Beëindig je bouwbeurt.
    .after = Het leveren begint, en jij bent aan zet.

# en: d988e1e0
towns-are-stations-step-5 = Kijk nu wat het dorp waard is. Elke kubus op deze lijn gebruikt twee verbindingen.
    .pin-1 = Blauw.
    .pin-2 = Paars.
    .ask = Lever een van de vier kubussen.
    .answer-1 = Niveau { $locomotive }; deze lijn vraagt er twee. Verdien eerst: anderen kunnen naar deze kubussen bouwen.
    .answer-2 = Er wachten vier kubussen.
    .after = { $waiting } punten voor één kubus. Op de rechte lijn was het er 1 geweest.

# en: cd5d0e8d
towns-are-stations-step-6 = Alle vier kubussen brengen 8 punten op in plaats van 4, en aan het eind tel je twee verbindingen in plaats van één. De $4 extra waren minder dan één stap inkomsten.
    .pin-1 = Inkomsten { $income }.
    .ask = Neem de punten; denk aan de ronde waarin we zijn.
    .answer-1 = Twee overwinningspunten. In ronde { $round } van { $rounds } betalen twee stappen inkomsten zeven keer $2.
    .after = Inkomsten { $income }. Sterke spelers zoeken eerst korte gaten tussen plaatsen, en zetten in het midden van elke lange lijn een dorp.

## Het standaardspel

# en: 29d5a34a
the-standard-game = Het standaardspel
    .idea = In het standaardspel haal je één keer per ronde geld op, vóór al het andere, en de locomotief kost onderhoud: eerst plannen, dan betalen.
    .know-1 = Standaardspel: haal één keer geld op, aan het begin van de ronde; betaal daarna uit wat je hebt.
    .know-2 = Elke ronde een veiling: de eerste twee betalen alles, de laatste niets, de anderen de helft.
    .know-3 = Actietegels zijn gratis, en de locomotief kost elke ronde $1 per niveau.
    .know-4 = Te weinig voor het onderhoud: 1 overwinningspunt per $2, daarna inkomsten.

# en: 2f0a2c75
the-standard-game-step-1 = Hier gaat de bank één keer per ronde open, aan het begin; later kun je alleen betalen wat je hebt. Je wilt eerste zijn ($3 is waarschijnlijk genoeg) en de lijn naar Hartford voltooien ($4). Een locomotief van niveau 3 kost bovendien $3 onderhoud, min je inkomsten.
    .pin-1 = Geld ${ $cash }.
    .pin-2 = Berg: $4.
    .pin-3 = Onderhoud: $1 per niveau, elke ronde.
    .ask = Haal op wat het plan vraagt: elke stap is $5 voor één stap inkomsten.
    .answer-1 = De inkomsten blijven { $income }. Maar met ${ $cash } kun je niet bieden en niet bouwen, en later kun je niets lenen.
    .answer-2 = ${ $cash }: genoeg voor de lijn en een bod van $1. Biedt iemand meer, dan kun je niet volgen, en voor het onderhoud blijft niets over.
    .answer-3 = ${ $cash }, en inkomsten { $income }. Meer dan het plan vraagt: elke stap te veel moet je terugverdienen.
    .ST-ROUND-02 = Elke fase heeft haar tijd: eerst kapitaal, dan de boden, de tegels en de rails.
    .after = ${ $cash } in de hand, inkomsten { $income }. Oranje en Blauw haalden elk $5 op.

# en: 472ed4f4
the-standard-game-step-2 = De beurtvolgorde wordt elke ronde geveild. Bied meer dan de anderen of pas; wie het eerst past is laatste. De eerste en de tweede betalen hun hele bod, de laatste niets, wie ertussen zit de helft.
    .pin-1 = Jij begint met bieden.
    .pin-2 = Oranje heeft ${ $cash_1 }.
    .pin-3 = Blauw heeft ${ $cash_2 }.
    .ask = Bied $3.
    .answer-1 = Een bod van niets mag. Het wint alleen als niemand eerste wil zijn.
    .answer-2 = Dat kan, maar houd je aan het plan: $3 voor de volgorde, $4 voor de lijn, de rest voor het onderhoud.
    .answer-3 = Je bent laatste en betaalt niets. Goedkoop; maar dan is de Locomotief misschien weg als jij kiest.
    .ST-STD-07 = Je kunt alleen bieden wat je hebt.
    .after = Niemand gaat hoger. Je bent eerste en betaalt $3: ${ $cash } over. Blauw is tweede, Oranje laatste.

# en: da724949
the-standard-game-step-3 = Actietegels zijn hier gratis. Hun nummers tellen niet voor de volgorde; maar wie Beurtvolgorde neemt mag in de volgende veiling één keer passen en toch meedoen.
    .pin-1 = Nu gratis, maar elke ronde één dollar onderhoud meer.
    .pin-2 = Drie verbindingen van New York, als de lijn af is.
    .ask = Neem de Locomotief.
    .answer-1 = Je zou zeker als eerste leveren. Maar met niveau { $locomotive } kan de kubus in Hartford niet reizen.
    .answer-2 = Een hulp in de volgende veiling, nu niets.
    .otherwise = Dat kan. Maar de kubus in Hartford vraagt deze ronde niveau 3.
    .after = Niveau { $locomotive }, en nog ${ $cash } in de hand.

# en: c26ba384
the-standard-game-step-4 = Aan de lijn naar Hartford ontbreekt één tegel. Je kunt hem betalen met wat je hebt, en alleen daarmee.
    .pin-1 = $4.
    .pin-2 = ${ $cash }.
    .ask = Voltooi de lijn naar Hartford.
    .answer-1 = ${ $price }, maar Hartford is niet met je open eind verbonden.
    .answer-2 = Je open eind uit Albany zou verloren gaan, en de kubus in Hartford blijft liggen.
    .otherwise = Dat mag, maar het geld is voor Hartford bedoeld.
    .after = ${ $price } betaald, ${ $cash } over.

# en: debd877f
the-standard-game-step-5 = Twee tegels meer zouden kunnen. Maar aan het eind van de ronde komt het onderhoud, dus houd de rest.
    .pin-1 = ${ $cash }.
    .ask = Beëindig je bouwbeurt.
    .otherwise = Dat kan. Maar er komt ${ $locomotive_before } onderhoud aan, en wat je niet kunt betalen kost overwinningspunten: één per $2.
    .after = Blauw nam Als eerste leveren en had niets te leveren. Jij bent aan zet.

# en: 5dd6ce61
the-standard-game-step-6 = Drie verbindingen op een rij, en niveau 3. Met inkomsten { $income } zou je aan het eind van de ronde $5 moeten betalen als je niets leverde.
    .pin-1 = Drie verbindingen.
    .pin-2 = Twee verbindingen.
    .ask = Lever de kubus die het meest opbrengt.
    .answer-1 = { $waiting } punten. De andere gebruikt al je niveaus.
    .answer-2 = Gratis zoals altijd, maar niveau { $locomotive } kost elke ronde ${ $locomotive } onderhoud, en zo lang is geen weg.
    .answer-3 = Dan bederft het onderhoud het plan.
    .after = { $waiting } punten.

# en: 2fafd74b
the-standard-game-step-7 = Je inkomsten zijn { $income }. Inkomsten betalen het onderhoud, nu en in alle komende rondes.
    .pin-1 = Inkomsten { $income }.
    .pin-2 = Niveau { $locomotive }.
    .ask = Neem inkomsten.
    .answer-1 = Overwinningspunten: { $vp }. Maar met inkomsten { $income } en niveau { $locomotive } moet je aan het eind van de ronde $5 betalen, en je hebt ${ $cash }. Wat ontbreekt neemt overwinningspunten terug.
    .after = Inkomsten { $income }.

# en: b55651c4
the-standard-game-step-8 = Er is nog één kubus, in Albany. Hij brengt twee punten op.
    .pin-1 = Twee verbindingen.
    .ask = Lever hem.
    .answer-1 = Niveau { $locomotive }: elke ronde een dollar meer.
    .answer-2 = Twee punten blijven in Albany.
    .after = { $waiting } punten.

# en: 39cb268a
the-standard-game-step-9 = Aan het eind van de ronde krijg je je inkomsten en betaal je je niveau. Dat is nu { $income } en { $locomotive }, en je hebt ${ $cash }.
    .pin-1 = Inkomsten { $income }.
    .ask = Neem de punten zoals je wilt: je kunt allebei betalen.
    .after = Het onderhoud is betaald: geld ${ $cash }, inkomsten { $income }, overwinningspunten { $vp }. De volgende ronde begint weer met kapitaal.

## De laatste ronde: een puzzel

# en: 39a3c4b2
the-last-round = De laatste ronde: een puzzel
    .idea = Aan het eind telt niets wat je houdt, alleen wat je ermee gedaan hebt.
    .know-1 = Aan het eind is geld niets waard: maak er verbindingen van.
    .know-2 = In het standaardspel kost een ontbrekende dollar onderhoud een half punt.
    .know-3 = Een nieuwe verbinding telt drie keer: als punt, en in elke levering die er gebruik van maakt.

# en: 63dba6c1
the-last-round-step-1 = Standaardspel, laatste ronde, en alleen jij hebt nog iets te doen. Je hebt $6, drie tegels en twee leveringen; er komt nog $4 onderhoud. Oranje en Blauw krijgen elk { $points_1 } punten.
    .pin-1 = ${ $cash }, onderhoud $4.
    .pin-2 = Paars, in Hartford.
    .pin-3 = Geel, in New York.
    .pin-4 = Paars, in Albany.
    .pin-5 = Blauw, in New York.
    .ask = Eindig met 27 punten.
    .answer-1 = De goede richting; over L9 kost het hetzelfde. Neem de rechte tegel, zodat we samen blijven.
    .answer-2 = Je houdt ${ $cash } voor het onderhoud en levert twee kubussen over twee verbindingen: 26 punten. Goed, maar geen 27. Wat is een dollar aan het eind waard?
    .answer-3 = Goed: die tegel hoort bij het antwoord, begonnen vanuit Hartford. Begin in Albany, zodat we samen blijven.
    .answer-4 = Een verbinding met New Haven kost samen $4 en is 1 punt. Maar dan ontbreekt $2 onderhoud, en dat kost 1 punt: 26. Welke lijn zou ook de leveringen langer maken?
    .otherwise = ${ $cash_before } is snel uitgegeven. Tel wat de tegel aan je twee leveringen toevoegt.
    .after = ${ $price }: ${ $cash } over voor de berg.

# en: 498183d8
the-last-round-step-2 = Het onderhoud zul je niet helemaal betalen. Elke $2 die je tekortkomt kost één overwinningspunt.
    .pin-1 = ${ $cash }.
    .ask = Ga verder.
    .answer-1 = Een halve lijn verdient niets. Maak de lijn nu af.
    .otherwise = Dat maakt de lijn niet af.
    .after = ${ $cash } over, en { $links } voltooide verbindingen.

# en: 9074107e
the-last-round-step-3 = Er is geen dollar over, en dat is goed: aan het eind telt geld niet. Nu moet de lijn verdienen.
    .ask = Beëindig de bouwbeurt.
    .after = De anderen passen. Twee zetten zijn van jou.

# en: 30fae0e5
the-last-round-step-4 = Niveau 4, drie verbindingen op een rij. Vier kubussen zouden kunnen gaan.
    .pin-1 = Niveau { $locomotive }.
    .ask = Lever de eerste kubus.
    .answer-1 = { $waiting } punten: ook goed. Neem eerst die in Hartford.
    .answer-2 = Maar { $waiting } punten. Er zijn twee langere wegen.
    .answer-3 = Meer onderhoud, en zo lang is geen weg.
    .answer-4 = Je hebt in het hele spel nog twee zetten, en dit was er een.
    .after = { $waiting } punten.

# en: fae64e82
the-last-round-step-5 = Inkomsten zouden de rekening verlagen, overwinningspunten tellen zelf. Reken allebei uit.
    .pin-1 = Inkomsten { $income }, onderhoud $4, geld ${ $cash }.
    .ask = Hoe neem je ze?
    .answer-1 = Inkomsten { $income } zijn aan het eind 1 punt en sparen één punt van de rekening: samen 2. Als overwinningspunten zijn het er 3.
    .after = Overwinningspunten: { $vp }.

# en: 9386ff3f
the-last-round-step-6 = Er is nog één zet. De kubus die je net leverde is weg, drie andere wachten.
    .ask = Lever de tweede kubus.
    .answer-1 = { $waiting } punten. Eén kubus kan nog verder reizen.
    .answer-2 = Niveau { $locomotive } maakt alleen de rekening langer.
    .answer-3 = Dat was de laatste zet van het spel, en er bleef een kubus achter.
    .after = { $waiting } punten.

# en: 0b42461e
the-last-round-step-7 = De rekening komt meteen na deze keuze. Ze is $4, en je hebt ${ $cash }.
    .pin-1 = Overwinningspunten: { $vp }.
    .ask = Hoe neem je ze?
    .answer-1 = Inkomsten { $income }: aan het eind 1 punt, en de halve rekening gespaard. Overwinningspunten zijn nog steeds meer.
    .after = Het onderhoud kostte 2 punten, je houdt er { $vp } over. Met { $links } verbindingen maakt dat { $points }; Oranje heeft { $points_1 }. Geld dat aan het eind over is, is niets waard, en een onbetaalde rekening kost maar de helft.

## Oefeningen

# en: 1788d67a
not-a-dollar-in-hand = Geen dollar in de hand
    .idea = De laatste levering van het spel: inkomsten of overwinningspunten?
    .know-1 = Een onbetaalde dollar in de laatste ronde kost meer dan het lijkt.

# en: 3ed7426b
not-a-dollar-in-hand-decide = De laatste ronde, de laatste levering: je mag { $waiting } punten nemen. Je inkomsten zijn onder nul, en meteen na deze keuze moet je betalen.
    .pin-1 = Inkomsten { $income }.
    .pin-2 = Geld ${ $cash }.
    .ask = Inkomsten of overwinningspunten?
    .answer-1 = 3 punten, dat klopt. Maar er was nog $1 te betalen, en je had niets: de bank gaf $5 en nam nog een stap. Je eindigt op inkomsten { $income }, met { $points } punten.
    .after = Van −1 naar { $income }: de 2 punten schuld zijn weg en er komt 1 punt bij, samen 3, en er is niets te betalen. Je eindigt met { $points } punten. Als overwinningspunten waren het er ook 3. Maar dan had je $1 moeten betalen, had de bank je op −2 gezet en had het eind er nog 2 gekost. Met één dollar in de hand was het gelijk.

# en: e9d1ee55
three-is-not-three = Drie is niet altijd drie
    .idea = Twee wegen brengen jou evenveel. Je rivaal ook?
    .know-1 = Betalen twee wegen je evenveel, neem dan die waarop je rivaal niets krijgt.

# en: 5434a38c
three-is-not-three-decide = De laatste zet van het spel. Jij staat op { $points } punten, Blauw op { $points_2 }. In Hartford liggen nog twee kubussen.
    .pin-1 = Paars, naar New York.
    .pin-2 = Blauw, naar Albany.
    .pin-3 = Deze verbinding is van Blauw.
    .pin-4 = Blauw is je rivaal.
    .ask = Welke levering?
    .answer-1 = De langste weg op de kaart: { $waiting } voor jou, maar { $waiting_2 } voor Blauw. Dan staan jullie gelijk, en Blauw wint door het lagere nummer van de actietegel.
    .answer-2 = { $waiting } voor jou en { $waiting_2 } voor Blauw: tegen je rivaal win je niets.
    .answer-3 = { $waiting } voor jou, en niets voor Blauw. Eerlijk, maar niet genoeg om Blauw voorbij te gaan.
    .answer-4 = Er wachtten twee kubussen, en dit was je laatste zet.
    .after = Paars door Albany gebruikt drie verbindingen, allemaal van jou: { $waiting } voor jou, niets voor Blauw, en dat wint met één punt. Blauw met de lange omweg gebruikt er vier en betaalt je ook 3, maar de vierde is van Blauw. Dan staat het 29 gelijk met gelijke inkomsten, en Blauw wint door het lagere nummer van de actietegel.

# en: 4079fd6b
money-has-no-morrow = Geld heeft geen morgen
    .idea = De duurste tegel op tafel, in de laatste ronde.
    .know-1 = In de laatste ronde is een dure tegel die je punten verdubbelt goedkoop.

# en: a6454761
money-has-no-morrow-decide = De laatste ronde begint, en jij kiest als eerste. In New York liggen twee grijze kubussen, en de grijze stad is New Haven, vier verbindingen van jou verder.
    .pin-1 = Twee grijze kubussen.
    .pin-2 = New Haven, grijs: vier verbindingen.
    .pin-3 = Niveau { $locomotive }.
    .pin-4 = ${ $cash }.
    .ask = Welke actietegel?
    .answer-1 = Gratis, maar een van je twee zetten gaat op aan het verbeteren van de locomotief, dus er reist maar één grijze kubus: 4 punten in plaats van 8.
    .answer-2 = Eerste in een ronde die niet meer komt.
    .answer-3 = Eén tegel meer, misschien één verbinding meer: dat is een punt. De grijze kubussen zijn 8 waard, en op niveau { $locomotive } blijven ze waar ze zijn.
    .answer-4 = Niemand wil bouwen waar jij bouwt. De vraag is hoe ver je locomotief trekt.
    .otherwise = Tel de verbindingen naar New Haven, en dan de niveaus van je locomotief.
    .after = De grijze kubussen vragen niveau { $locomotive }. Met de Locomotief, voor precies $8, reizen ze deze ronde allebei: 8 punten. Zonder gaat een van je twee zetten op aan verbeteren, en blijven er 4. Voor $8 had je een of twee verbindingen gekocht, en een plaats in een ronde die niet gespeeld wordt telt niet.

# en: 5e148bd8
over-the-rivals-track = Over de rails van je rivaal
    .idea = Er is nog één tegel, twee lijnen dreigen verloren te gaan, en Oranje ligt ertussen.
    .know-1 = Een veld met rails is niet dicht: verbeter de tegel en kruis.

# en: 7ac5189d
over-the-rivals-track-decide = Je hebt ${ $cash } en nog één tegel in deze bouwbeurt. Aan geen van je twee open einden is gebouwd, dus aan het eind verlies je ze allebei.
    .pin-1 = De verbinding van Oranje, Boston–Worcester.
    .pin-2 = Je open eind vanuit Boston.
    .pin-3 = Je open uitgang bij Providence.
    .ask = Wat leg je?
    .answer-1 = Een weg om Oranje heen, maar hij sluit op geen van je open einden aan: aan het eind van de beurt ben je ze allebei kwijt.
    .answer-2 = Omleiden kost ${ $price }, verlengt de lijn niet en leidt nog nergens heen: beide open einden gaan verloren.
    .answer-3 = Beide open einden worden van niemand.
    .otherwise = Dat mag, maar beide open einden gaan verloren. Wat ligt ertussen?
    .after = Op O9 liggen rails van Oranje, maar een tegel met twee sporen mag ze vervangen: die van Oranje blijven zoals ze zijn, en die van jou lopen door van Providence naar O8. ${ $price }, en niets voor de rivier. Eén tegel, en van twee open einden is één voltooide verbinding gemaakt.

# en: 63add95e
idle-dollars = Dollars zonder werk
    .idea = Er is niets meer te leveren, maar nog wel wat uit te geven.
    .know-1 = Is er niets meer te leveren, koop dan verbindingen: eerst die waar één tegel aan ontbreekt.

# en: 734e873b
idle-dollars-decide = De laatste ronde. Geen kubus kan nog reizen, en dollars zijn aan het eind niets waard. Elke voltooide verbinding is een punt.
    .pin-1 = Je open uitgang, richting New York.
    .pin-2 = ${ $cash }.
    .ask = Haal het meeste uit ${ $cash } en drie tegels.
    .answer-1 = De lijn naar Hartford kost samen $6 voor één verbinding, en er blijft $1 over: te weinig voor nog een zonder de bank, en een stap onder nul kost 2 punten.
    .answer-2 = ${ $cash } die niemand telt.
    .answer-3 = Een hele verbinding voor $3: goed gezien. Maar je hebt nog ${ $cash } en twee tegels.
    .otherwise = Zo blijft er een punt liggen. Aan welke verbinding ontbreekt één tegel, en wat kopen de andere twee?
    .after = K11 sluit met één tegel van $3 een hele verbinding. De $4 die overblijft koopt er met twee goedkope tegels nog een, Hartford–New Haven bijvoorbeeld: { $points } punten. Albany–Hartford had $6 gekost voor één verbinding, en K11 erbij vroeg de bank, en dat kost 2 punten.

# en: 83991b0b
where-only-you-reach = Waar alleen jij kunt komen
    .idea = Twee verse kubussen, en elke stad mag ze hebben.
    .know-1 = Verse kubussen horen waar je lijn lang is en geen rivaal ze kan halen.

# en: e89639b6
where-only-you-reach-decide = Stadsgroei is betaald, en je tegels van deze ronde liggen. Je locomotief heeft niveau { $locomotive }. Blauw heeft Als eerste leveren.
    .pin-1 = Twee paarse kubussen; New York is paars.
    .pin-2 = De lijn van Blauw van Albany naar New York.
    .pin-3 = Hartford: alleen jouw lijn.
    .pin-4 = Blauw levert als eerste.
    .ask = Welke stad, welke kubussen?
    .answer-1 = Blauw levert als eerste, en de lijn van Blauw begint in Albany. Een van de twee kubussen is weg voor jij aan de beurt bent.
    .answer-2 = Paarse kubussen in de paarse stad: ze zijn waar ze heen wilden, en niemand krijgt er iets voor.
    .answer-3 = Rood en grijs kunnen op jouw lijnen nergens heen.
    .otherwise = Dat mag, maar daar begint geen verbinding van jou. Je zou er geen kubus weg krijgen.
    .after = Vanuit Hartford gaan de paarse kubussen over drie verbindingen van jou, en daar begint geen verbinding van Blauw: 6 punten deze ronde. In Albany neemt Blauw, die als eerste levert, er meteen een, en de andere brengt jou 2.

# en: 5c740e92
the-free-gift-that-costs = Het gratis cadeau dat geld kost
    .idea = Een betere locomotief voor niets. Waarom niet?
    .know-1 = In het standaardspel is een niveau dat je niet gebruikt een rekening.

# en: eda718c2
the-free-gift-that-costs-decide = Standaardspel, je laatste zet, en op jouw lijnen kan geen kubus reizen. De locomotief verbeteren kost geen dollar. Jij staat op { $points }, Oranje en Blauw elk op { $points_1 }.
    .pin-1 = Niveau { $locomotive }: zoveel dollar onderhoud.
    .pin-2 = Inkomsten { $income }.
    .pin-3 = Geld ${ $cash }.
    .ask = Wat doe je?
    .answer-1 = Niveau { $locomotive }, en meteen zoveel dollar onderhoud. Met inkomsten { $income } en zonder geld ontbrak één dollar, en dat kostte een overwinningspunt. Nu hebben jullie alle drie { $points }, en Oranje wint door de hogere inkomsten.
    .after = Inkomsten { $income } betalen niveau { $locomotive } precies. Verbeteren is gratis, maar het volgende niveau kost een ogenblik later een dollar meer; die ontbreekt, kost een overwinningspunt, en daarmee de overwinning. Niets doen was de beste zet op het bord: { $points } tegen { $points_1 }.

# en: 08452f18
turn-it = Draai hem om
    .idea = Twee dollar, één open eind, en Hartford er vlak naast.
    .know-1 = Een open eind naar een stad omleiden voltooit de verbinding, en voor het terrein betaal je niets.

# en: bacd0f93
turn-it-decide = De laatste ronde, en je hebt ${ $cash }. Je open lijn vanuit Albany loopt langs Hartford.
    .pin-1 = Je open eind, dat langs Hartford wijst.
    .pin-2 = Hartford, recht in het zuiden ervan.
    .pin-3 = ${ $cash }.
    .ask = Hoe bereikt de lijn Hartford?
    .answer-1 = Hij bereikt Hartford voor ${ $price }. Maar je had ${ $cash_before }: de bank geeft $5 en zet je inkomsten op { $income }, en dat kost aan het eind 2 punten.
    .answer-2 = Rails, maar geen verbinding: de lijn naar Hartford blijft open en gaat verloren.
    .answer-3 = De open lijn gaat verloren, en ${ $cash } telt niet.
    .otherwise = Het open eind wijst nu een andere kant op, maar niet naar Hartford.
    .after = Naar het zuiden gedraaid eindigt de tegel op M9 in Hartford: ${ $price } voor zijn twee uitgangen, niets voor de berg. De verbinding is voltooid en van jou: { $points } punten. Een bocht op N9 bereikt Hartford ook, maar kost $3; voor de ontbrekende dollar neemt de bank een stap, en een stap onder nul is 2 punten.

# en: 9c8d81d2
why-not = Waarom niet?
    .idea = Wat de regels verbieden, wordt geweigerd, en de reden zegt wat wel zou mogen.
    .know-1 = Nieuwe rails beginnen bij een stad, bij eigen rails, of bij een dorp waar je een verbinding hebt.
    .know-2 = Nieuwe rails sluiten nooit aan op de lijn van een andere speler, maar mogen langs een open eind lopen.
    .know-3 = Alleen onvoltooide verbindingen kun je omleiden.
    .know-4 = Een weigering kost niets: lees de reden en probeer het opnieuw.

# en: 307770bc
why-not-step-1 = Een zet die de regels verbieden, gaat niet door. Eén zin zegt waarom, en je verliest niets. Probeer het eens: het veld J10 lijkt een goed begin, maar er ligt geen stad en geen eigen rails naast.
    .title = Het begin
    .pin-1 = J10: hier kun je niet beginnen.
    .pin-2 = Albany: hier mogen rails beginnen.
    .ask = Probeer de rechte tegel op J10, als je wilt. Leg hem dan op K9, van Albany naar het zuiden.
    .answer-1 = Dat mag, maar het is een andere tegel of een ander veld. Neem het terug.
    .answer-2 = Je bouwbeurt is voorbij, en je hebt niets gebouwd. Neem het terug.
    .otherwise = { why-not-step-1.ask }
    .ST-BUILD-09 = Geweigerd: op J10 zouden de rails niet bij een stad of bij eigen rails beginnen. K9 raakt Albany.
    .after = Albany is een stad, dus daar mogen rails beginnen. De tegel kostte ${ $cash_less }, en je hebt nog ${ $cash }.

# en: 87baa04e
why-not-step-2 = Een andere stand. Je wilt uit Hartford over M9 bouwen. De rails van Oranje op L8 hebben daar een open eind, en dat wijst naar M9.
    .title = De rivaal
    .pin-1 = Het open eind van Oranje.
    .pin-2 = M9, je volgende veld.
    .ask = Probeer op M9 de bocht die op de rails van Oranje uitkomt, als je wilt. Leg dan de rechte tegel van Hartford naar het noorden.
    .answer-1 = Dat mag, maar het is niet de rechte tegel op M9. Neem het terug.
    .answer-2 = Je bouwbeurt is voorbij, en je hebt niets gebouwd. Neem het terug.
    .otherwise = { why-not-step-2.ask }
    .ST-BUILD-08 = Geweigerd: de bocht zou op de rails van Oranje aansluiten. Alleen een dorpstegel mag op de lijn van een andere speler aansluiten.
    .after = De rechte tegel loopt langs het open eind van Oranje zonder aan te sluiten, en blokkeert het zo. Hij kostte ${ $cash_less }.

# en: dd95698b
why-not-step-3 = Een andere stand. Je verbinding over L8 is voltooid. Op K9 heb je een open eind, en dat mag je omleiden: naar een andere kant draaien.
    .title = Omleiden
    .pin-1 = L8: deel van een voltooide verbinding.
    .pin-2 = K9: je open eind.
    .ask = Probeer L8 om te leiden, als je wilt. Draai dan het open eind op K9 naar het zuiden, naar Poughkeepsie.
    .answer-1 = Dat mag, maar het open eind op K9 wijst niet naar het zuiden. Neem het terug.
    .answer-2 = Je bouwbeurt is voorbij, en het open eind wijst waar het wees. Neem het terug.
    .answer-3 = Dat zijn nieuwe rails. Hier leid je rails om die er liggen. Neem het terug.
    .otherwise = { why-not-step-3.ask }
    .ST-REDIR-02 = Geweigerd: de verbinding over L8 is voltooid, en voltooide verbindingen worden nooit omgeleid.
    .after = Het open eind wijst nu naar Poughkeepsie. Het omleiden kostte ${ $cash_less }, en je hebt nog ${ $cash }.
