# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: b92ab4af
issue_shares = Hoeveel aandelen geef je deze beurt uit? Elk brengt nu $5 op, kost aan het eind van elke beurt $1 en aan het eind van het spel 3 punten.
    .matters = Tel de hele beurt op: je bod, je rails en de onkosten van $1 voor elk aandeel en elke stap van de motor. Wat geld en inkomsten niet dekken, moeten aandelen dekken; elk brengt deze beurt netto $4 op. In de eerste beurt zijn er twee of drie gebruikelijk.
    .mistake = Geef niet alleen voor de rails aandelen uit en vergeet de onkosten aan het eind van de beurt niet. Elke dollar te weinig kost 1 inkomsten.

# en: e1f8169e
determine_player_order = Bied op een plaats in de spelersvolgorde, of stop. De eerste twee plaatsen betalen hun hele bod, wie als eerste stopt niets, wie ertussen zit de helft.
    .matters = Vraag je af wat je als eerste zou kunnen doen: een actie nemen die maar één kan hebben, een kubus vervoeren die anderen ook willen, bouwen op een betwist veld. Kun je niets bedenken, stop dan vroeg. Tweede is vaak goed genoeg.
    .mistake = Bied niet op de eerste plaats zonder te weten welke actie je zou nemen.

# en: c01c7361
select_actions = Kies een van de acties die over zijn; deze beurt is ze van jou. Je moet er een nemen, maar hoeft die niet te gebruiken.
    .matters = Eén tegel meer dan drie? Ingenieur. Een dorp dat een stad moet worden? Stad bouwen. Een kubus die een rivaal ook kan vervoeren? Als eerste vervoeren. Locomotief is in bijna elke vroege beurt goed, maar verhoogt de onkosten met $1.
    .mistake = Leg met Stad bouwen niet eerst een tegel: de nieuwe stad komt voor de eerste tegel of helemaal niet.

# en: e4ea54ff
build_track = Leg tot drie tegels, als Ingenieur vier, en betaal elke meteen. Rails beginnen bij een stad of bij je eigen rails; je mag stoppen wanneer je wilt.
    .matters = Kijk eerst naar de kubussen, dan naar de kaart: welke kleur ligt waar, en welke stad neemt die aan? Maak spoorlijnen af: een complete verdient en is voorgoed van jou, een incomplete moet elke beurt groeien. Een dorp onderweg maakt van één lijn twee spoorlijnen.
    .mistake = Geef je laatste dollars niet uit aan een tegel die nergens heen leidt: je mist ze bij de onkosten.

# en: 63949d5d
move_goods = Vervoer één kubus, verbeter je motor of doe niets; er zijn twee rondes. Elke spoorlijn onderweg geeft de eigenaar 1 inkomsten.
    .matters = Tel de schijven onderweg, niet de velden: hoeveel spoorlijnen zijn van jou? Vervoer eerst wat een rivaal kan nemen, later wat alleen jij bereikt. Vroeg in het spel is een van de twee rondes goed besteed aan de motor.
    .mistake = Neem niet de kortste weg omdat die het kortst is. De langere over je eigen spoorlijnen levert meer op.

# en: 2fa5e6f9
goods_growth = Je hebt Productie: trek twee kubussen uit het zakje, of zie ervan af. Elke komt in een leeg vakje van de goederenkaart en later door de dobbelstenen op de kaart.
    .matters = Leg een kubus waar je lijn begint, niet waar ze eindigt: een rode in de kolom van een stad van waaruit je spoorlijnen naar een rode stad leiden. De bovenste kubus van een kolom komt het eerst.
    .mistake = Leg geen kubus in de kolom van een stad van dezelfde kleur: vandaar gaat hij nergens heen.
