# Spelersoverzicht van Railroad Revolution: één bladzijde naast het bord. De cellen van een rij worden gescheiden door |.

# en: 3ed64acf
turn = Je beurt
    .step-1 = Voorraad leeg?
    .step-1-says = Dan komen alle arbeiders van je bord terug.
    .step-2 = Een arbeider plaatsen
    .step-2-says = Een uit je voorraad op Station, Spoor, Telegraaf of Handel.
    .step-3 = De hele actie uitvoeren
    .step-3-says = Prijs, beloningen, bonussen en de kleur van je arbeider in elke volgorde; de prijs betaal je aan het eind.
    .step-4 = Deals
    .step-4-says = Als op een dealteken gebouwd is. Jij: geen, een of beide. De anderen, met de klok mee: geen of een.
    .step-5 = Vier arbeiders
    .step-5-says = Zoveel moeten er blijven (voorraad en bord; managers tellen niet).
    .step-6 = Mijlpalen
    .step-6-says = Mijlpalen die alles hebben, zijn gehaald, voor alle spelers.
    .note = Op elk moment van je beurt: een aandeel verkopen voor $150, een arbeider in dienst nemen voor $800.

# en: 9fc9690c
actions = De vier acties
    .head = actie | wat je doet | prijs
    .row-1 = Station | een gebouw in een verbonden stad zonder station van jou; neem de beloning; de eerste ook de bonus | stad, $200 tot $600
    .row-2 = Spoor | precies twee rails aan je netwerk | $400, en $100 per driehoek
    .row-3 = Telegraaf | een kantoor in een sector zonder een van jou; neem de aandelen, de eerste ook het witte getal; voor de tegel mag je een arbeider inleveren | niets
    .row-4 = Handel | verkoop een stuk uit je meest linkse sector; draai een trein om, als je wilt | levert $400 tot $1100 op

# en: acc52014
workers = Wie je stuurt
    .head = actie | paars, voorman | grijs, onderhandelaar | oranje, boekhouder | turquoise, ingenieur
    .row-1 = Station | $100: een trein omdraaien | de bonus van de eerste, nog eens of hoewel niet eerste (telkens de prijs) | geen prijs | $300: de beloning nog eens
    .row-2 = Spoor | $300: een trein nemen | 2 aandelen | $100 terug, en $50 per driehoek | derde rails, alleen hun driehoeken betalen
    .row-3 = Telegraaf | een arbeider ruilen | het witte getal, nog eens of hoewel niet eerste | $100 per net genomen aandeel | $400: de tegel, zonder arbeider
    .row-4 = Handel | tot 3 stappen | één deal voor jou alleen, en 1 aandeel erbij | $100 per trein | nog een trein omdraaien
    .note = Wit: bevorder één arbeider. Elke specialist mag dat in plaats van zijn eigen effect.

# en: ae73593e
wire = De telegraaflijn
    .head = sector | 1 | 2 | 3, deal | 4 | 5 | 6, deal | 7 | 8
    .row-1 = aandelen + eerste | 4+1 | 3+2 | 2+2 | 3+1 | 2+2 | 2+1 | 2+1 | 1+2
    .note = Tussen 1 en 5: 5 punten per verbinding. Tussen 5 en 8: 8 punten per verbinding.

# en: 88e076bd
steps = Stappen
    .head = balk | 0 | 1 | 2 | 3 | 4 | 5 | 6 | maal
    .row-1 = Telegraaf | 0 | 1 | 2 · $100 | 3 · aandeel | 4 · aandeel | 5 · arbeider | – | kantoren
    .row-2 = Stations | 0 | 1 | 2 · $100 | 3 | 4 · aandeel | 5 · $200 | 6 · arbeider | stations
    .row-3 = Netwerk | 0 | 3 | 6 · aandeel | 8 | 10 · $200 | 12 · 2 aandelen | 14 · arbeider | steden van niveau 5
    .note = Elk vak: de waarde · de tol erheen.

# en: 7ec0bdf0
trains = Treinen
    .says = Open: 8 punten aan het eind. Gedekt gedraaid: de bonus (2 bevorderingen, $600, 3 aandelen, 3 stappen, of rails voor $100). Weer open: de punten.

# en: 4f05d17c
milestones = Mijlpalen
    .says = Voorwaarden en managers, in elke volgorde. A, B, C: de getoonde kleur; D: iedereen. Gehaald: managers naar de voorraad, punten, trek drie van de volgende letter (A, B, C, D), houd er een. Niets wordt verbruikt.

# en: d9f1b398
end = Einde van het spel
    .says = Alle sectoren links van het logo leeg: speel de ronde uit, dan ieder nog één beurt.

# en: f961de0a
points = Punten
    .row-1 = open trein | 8
    .row-2 = mijlpaal | 17 tot 44
    .row-3 = prestatiebalken | waarde × aantal
    .row-4 = verbindingen | 5 of 8
    .row-5 = geld, aandelen, arbeiders | 0
    .note = Bij gelijk beslist het geld; een aandeel is $150.

# en: ce8f914d
before = Voor je je actie eindigt
    .rule = Beloning genomen? Bonus genomen? Iemand te bevorderen? Trein omgedraaid?
    .says = Wat je laat, vervalt.
