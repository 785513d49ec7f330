# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 2bf0f4ae
opening_auction = De plaatsen van de eerste ronde worden een voor een verkocht; de laatste is gratis. Bied meer dan het huidige bod, of pas; op de volgende plaats mag je weer bieden.
    .matters = Elke begonnen $5 kost een stap inkomsten, dus een bod van $1 kost evenveel inkomsten als een van $5. De eerste plaats kiest als eerste een actietegel en levert vroeg. Heeft geen stad twee kubussen die iedereen wil, dan is elke plaats goed.
    .mistake = Betaal niet voor de eer om eerste te zijn. De plaats geldt één ronde, de verloren inkomsten tot je ze hebt terugverdiend.

# en: 2cf90f61
capital = Haal geld op voor de hele ronde: $5 voor elke stap inkomsten, zo vaak je wilt. Tot de volgende ronde is er geen andere manier.
    .matters = Tel je bod, je rails en het onderhoud van je locomotief op. Elke stap die je neemt, kost je elke ronde $1 inkomsten. In de eerste ronde is $10 tot $15 gebruikelijk, later één stap of geen.
    .mistake = Haal niet alleen de prijs van je rails op: dan kost het onderhoud je punten.

# en: cac15110
auction = Bied meer dan het huidige bod, of pas en neem de laatste vrije plaats. De eerste twee betalen alles, de laatste niets, wie ertussen zit de helft.
    .matters = De tweede plaats betaalt wat ze bood, dus stop één bod eerder als tweede goed genoeg is. Met drie spelers is alleen de laatste plaats gratis. Houd het onderhoud over.
    .mistake = Overbied geen rivaal die nooit stopt: je betaalt dan voor de tweede plaats wat de eerste waard was.

# en: d2c456d1
take_action = Neem een van de actietegels die over zijn; ze werkt in deze ronde. Het nummer is je plaats in de volgende ronde: lage nummers gaan eerst.
    .matters = Een kubus die anderen willen? Als eerste leveren. Een veld? Als eerste bouwen. Locomotief loont als er deze ronde zo’n lange levering wacht. Past niets, neem dan een laag nummer: dan kies je de volgende keer eerst.
    .mistake = Neem niet de duurste tegel omdat die het meeste doet. Vraag eerst welke levering van deze ronde hij mogelijk maakt.

# en: 807e2c47
build = Leg, verbeter of draai tot drie tegels, als Ingenieur vier, en betaal elke meteen. Stop wanneer je wilt; wat je niet kunt betalen, leent de bank voor inkomsten.
    .matters = Er moet een kubus op de lijn wachten: tel voor de eerste tegel de kleuren aan beide einden. Punten tellen verbindingen, en een dorp tussen twee steden maakt er twee van één lijn. Een open lijn die niet groeit, is verloren.
    .mistake = Bouw niet drie rondes lang naar een verre stad zonder levering. De eerste rails moeten twee leveringen in dezelfde ronde mogelijk maken.

# en: c26941c0
goods = Lever één kubus, verbeter je locomotief (één keer per ronde, gratis) of pas; er zijn twee rondgangen. Een kubus stopt in de eerste stad van zijn kleur, na hooguit zoveel verbindingen als je locomotief niveaus heeft.
    .matters = Vergelijk hele wegen, geen afstanden: je punten zijn je eigen verbindingen onderweg. In de eerste rondes is één levering en één verbetering een goede ronde. Neem eerst wat een rivaal kan nemen.
    .mistake = Neem niet de dichtstbijzijnde stad zonder verder te kijken. Langs de lange omweg kan de kubus driemaal zoveel opleveren.

# en: 140bc0e8
take_points = Neem alle punten van deze levering als inkomsten, of alle als overwinningspunten. De speler die leverde beslist eerst, dan de anderen van wie verbindingen gebruikt zijn.
    .matters = Een stap inkomsten betaalt $1 in deze en elke latere ronde, en een half punt aan het eind; een stap uit de schuld is 2 punten waard. Dus: inkomsten in de eerste twee derde van het spel, punten in het laatste derde.
    .mistake = Neem niet vanaf de eerste ronde overwinningspunten, anders leen je later elke dollar.
