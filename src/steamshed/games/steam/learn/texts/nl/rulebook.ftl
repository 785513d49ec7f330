# Het regelboek: een bericht voor elk hoofdstuk en elke paragraaf.

## Wat het spel is

# en: 541178e3
what-the-game-is = Wat het spel is
    .lead = Bouw spoorwegen, breng gekleurde kubussen naar steden van hun kleur, en heb aan het eind de meeste overwinningspunten: je krijgt punten voor elke verbinding van jou die een kubus gebruikt. Dit boek vertelt eerst het basisspel; het voorlaatste hoofdstuk noemt wat het standaardspel verandert.
# en: d3942efd
what-the-game-is-the-table = De tafel, deel voor deel
    .says = Twee afbeeldingen laten zien wat er midden in een partij op tafel ligt.
    .picture-the-map = De kaart rond Albany, Hartford en New York.
    .picture-the-displays = De overzichten naast de kaart.
    .part-1 = Een stad. De kleur zegt welke kubussen ze neemt.
    .part-2 = Een dorp: een halte zonder kleur.
    .part-3 = Een verbinding, met de schijf van de eigenaar.
    .part-4 = Een goederenkubus die wacht om geleverd te worden.
    .part-5 = De goederenvoorraad: twaalf vakken met kubussen voor Stadsgroei en Stadsbouw.
    .part-6 = De inkomstentabel, van −10 tot 10.
    .part-7 = De overwinningspunten. Daaronder de niveaus van de locomotieven.
    .part-8 = De ronde en de beurtvolgorde.
    .part-9 = De zeven actietegels, met hun nummer.
    .part-10 = Een speler: geld, inkomsten, punten, locomotief.
# en: ad482525
the-round-a-round-in-pictures = Een ronde in vier afbeeldingen
    .says = Actietegels, rails, goederen, geld: dat is een ronde.
    .picture-round-tiles = 1. In beurtvolgorde neemt ieder een actietegel; het nummer is de plaats in de volgende ronde.
    .picture-round-track = 2. Groen legt drie tegels van Albany via het dorp Poughkeepsie naar New York: twee verbindingen.
    .picture-round-goods = 3. Een paarse kubus ging van Hartford naar New York over drie verbindingen van Groen: 3 punten, als inkomsten of als overwinningspunten.
    .picture-round-money = 4. Ieder ontvangt zijn inkomsten, of betaalt ze als ze onder 0 zijn.

# en: 70af4e54
what-the-game-is-what-you-do = Wat je doet
    .says = Een verbinding is een stuk rails tussen twee steden of dorpen, en ze is van een speler. Elke verbinding die een kubus gebruikt, is één punt voor de eigenaar, die het neemt als inkomsten, die elke ronde geld opleveren, of als overwinningspunt. Wie aan het eind de meeste overwinningspunten heeft, wint.

# en: cd950164
what-the-game-is-players-and-maps = Spelers en kaarten
    .says = Op de kaart van de Noordoost-VS spelen drie tot vijf spelers, in het Ruhrgebied drie tot zes. De eerste is het best met drie of vier, de tweede met vier of vijf.

# en: edad83f8
what-the-game-is-nothing-is-hidden = Niets is verborgen
    .says = Geld, kubussen, standen en de resterende tegels liggen open voor iedereen. Na het opzetten gebeurt niets meer bij toeval, uit de zak wordt nooit meer getrokken, en nooit beslissen twee spelers tegelijk.

# en: edfc4fb1
what-the-game-is-bank-and-pieces = De bank en het materiaal
    .says = De bank raakt nooit leeg en kan altijd wisselen; alle bedragen en biedingen zijn hele dollars. Je mag zoveel verbindingen hebben als je wilt, want de schijven zijn geen grens. De railtegels wel: er zijn 136 stuks, en een zijde die op is, kan niet gebouwd worden.

# en: c462fdda
what-the-game-is-seats-and-order = Plaatsen en beurtvolgorde
    .says = Links en met de klok mee volgen de plaatsen aan tafel, die nooit veranderen. De beurtvolgorde volgt het overzicht, dat elke ronde verandert. Wie uit het spel is, wordt overal overgeslagen.

## Opzetten

# en: c60bc5a3
setting-up = Opzetten
    .lead = Er worden kubussen op de steden en in de goederenvoorraad getrokken, en dat is bijna al het toeval in dit spel. Iedereen begint met niets: geen geld, inkomsten 0, geen overwinningspunten, locomotief op niveau 1.

# en: 19c0c220
setting-up-cubes-on-cities = Kubussen op de steden
    .says = Alle 96 kubussen gaan in de zak, en elke stad krijgt er zoveel, willekeurig getrokken, als het getal dat erop staat. In het Ruhrgebied met drie spelers krijgt elke stad er één minder. Een kubus kan op een stad van zijn eigen kleur komen; dan moet hij naar een andere stad van die kleur.

# en: 5255c008
setting-up-goods-supply = De goederenvoorraad
    .says = In twaalf vakken naast de kaart liggen elk drie willekeurige kubussen, met drie spelers elk twee. Stadsgroei en Stadsbouw brengen ze op de kaart.

# en: 9d812d24
setting-up-beside-the-map = Naast de kaart
    .says = Tien groeifiches en acht nieuwe steden liggen klaar: één rode, één gele, één paarse, één blauwe en vier grijze. Een gedrukte stad kan één keer in het spel een groeifiche krijgen. Geen gedrukte stad is grijs, dus grijze kubussen wachten op een grijze nieuwe stad.

# en: 97afd7c9
setting-up-players = De spelers
    .says = Iedereen neemt een kleur en zet zijn markeringen op inkomsten 0, overwinningspunten 0 en niveau 1. De rondemarkering staat op 1.

# en: 515ac6c3
setting-up-who-begins = Wie begint
    .says = De eerste beurtvolgorde komt uit de openingsveiling, en niemand krijgt daar geld voor. Als optie wordt er in plaats daarvan geloot: iedereen trekt een actietegel, het laagste nummer begint en de anderen volgen met de klok mee. Dan krijgt de tweede $1, de derde $2, en zo verder tot $5 voor de zesde.

## De ronde

# en: a4bb9cc0
the-round = De ronde
    .lead = Een ronde heeft zes fasen, en elke fase eindigt voordat de volgende begint. Met drie spelers zijn er tien rondes, met vier acht, met vijf of zes zeven.
    .worked = Vier spelers namen deze actietegels, in beurtvolgorde. Als de ronde eindigt, maken de nummers de nieuwe volgorde.
    .row-0 = speler · tegel · plaats in de volgende ronde
    .row-1 = Groen · 6 Locomotief · derde
    .row-2 = Oranje · 4 Als eerste bouwen · tweede
    .row-3 = Blauw · 7 Stadsbouw, met pas · vierde
    .row-4 = Roze · 2 Als eerste leveren · eerste

# en: 460be4b9
the-round-six-phases = Zes fasen
    .says = Eerst neemt iedereen een actietegel, dan bouwt iedereen rails, dan worden in twee rondgangen goederen geleverd. Daarna volgen inkomsten en kosten, dan wordt de nieuwe beurtvolgorde gemaakt en begint de volgende ronde.

# en: f23bd349
the-round-how-many-rounds = Hoeveel rondes
    .says = Het aantal spelers aan het begin beslist: 10 rondes met drie, 8 met vier, 7 met vijf of zes. Dat verandert niet als iemand uit het spel raakt.

# en: 681e0a82
the-round-the-last-round = De laatste ronde
    .says = De laatste ronde eindigt met inkomsten en kosten. Er wordt geen nieuwe beurtvolgorde gemaakt, en de punten worden geteld.

# en: 69e776cb
the-round-the-next-order = De volgende beurtvolgorde
    .says = De nummers van de actietegels van deze ronde beslissen, het laagste eerst. Ook een tegel die met pas is genomen, telt met zijn nummer. Dan gaan de tegels terug en schuift de rondemarkering op.

## Geld

# en: 4ef5fda1
money = Geld
    .lead = Niemand hoeft voor rails te sparen: wat je tekortkomt, geeft de bank op het moment dat je betaalt. Elke $5 kost één stap inkomsten, en je inkomsten zijn wat je elke ronde krijgt of moet betalen.
    .worked = Groen heeft geen geld en inkomsten 0, en verbindt Albany met Hartford. Twee tegels voor $6 kosten twee stappen inkomsten, en er is nog $4 in de hand.
    .row-0 = tegel · prijs · van de bank · inkomsten · geld
    .row-1 = L8, recht · $2 · $5 · −1 · $3
    .row-2 = M9, flauwe bocht · $4 · $5 · −2 · $4

# en: 98716567
money-cash-first = Eerst je eigen geld
    .says = Je betaalt met je eigen geld. Pas als dat niet genoeg is, haal je geld op, in stappen van $5, en elke stap verlaagt je inkomsten met 1.

# en: 248fe984
money-no-more-than-needed = Alleen wat je nodig hebt
    .says = De bank geeft precies zoveel stappen als het tekort dekken, vanzelf. Wat er van de laatste $5 overblijft (hoogstens $4) is van jou.

# en: ccf745da
money-at-the-bottom = Als de inkomsten −10 zijn
    .says = Inkomsten dalen nooit onder −10. Daar kost elke volgende $5 in plaats daarvan 2 overwinningspunten, en met minder dan 2 kun je niets meer ophalen. Als optie geeft ook het laatste losse punt $5.

# en: 2075a296
money-how-much-you-can-pay = Hoeveel je kunt betalen
    .says = Tel je geld op, $5 voor elke stap inkomsten tot −10, en $5 voor elke 2 overwinningspunten. Een bod, een actietegel of een railtegel die meer kost, is niet toegestaan.

# en: fae47612
money-when-you-pay = Wanneer je betaalt
    .says = Een actietegel betaal je als je hem neemt, een railtegel als je hem legt en een bod in de openingsveiling als het wint. Negatieve inkomsten betaal je in de inkomstenfase. Alleen daarvoor wordt geld opgehaald: nooit vooraf, nooit als reserve, en nooit in de fase waarin goederen geleverd worden.

# en: 5fb0a8a5
money-at-once = Als de inkomsten dalen
    .says = Geld ophalen verschuift je inkomsten meteen, en dat telt voor latere rondes en voor het einde. Wat in deze inkomstenfase verschuldigd is, verandert niet meer.

## De openingsveiling

# en: fe8019d1
opening-auction = De openingsveiling
    .lead = Voor de eerste ronde worden de plaatsen in de beurtvolgorde één voor één verkocht. Niemand heeft al geld, dus een bod wordt met inkomsten betaald.
    .worked = Drie spelers bieden op de eerste plaats. Groen biedt $2, Oranje $7, Blauw en Groen passen: Oranje betaalt $7 en is eerste. Dat zijn twee stappen, dus Oranje heeft inkomsten −2 en houdt $3 over; een bod van $5 had één stap gekost en niets overgelaten. Blauw, links van Oranje, opent de veiling van de tweede plaats.

# en: 0c6a7489
opening-auction-one-place-after-another = De ene plaats na de andere
    .says = Eerst wordt de eerste plaats geveild, dan de tweede, en zo verder. De laatste niet: die is gratis voor wie overblijft. Een gelote speler opent de eerste veiling, en er wordt met de klok mee geboden.

# en: 34c64c1f
opening-auction-bid-or-pass = Bieden of passen
    .says = In je beurt bied je meer dan het huidige bod, of je past; het eerste bod mag $0 zijn. Wie past, doet alleen voor deze plaats niet meer mee en mag op de volgende weer bieden.

# en: 4dc5185b
opening-auction-winning = Winnen
    .says = Als alle anderen gepast hebben, wint wie overblijft, betaalt meteen zijn bod en neemt de plaats in. Als niemand geboden heeft, kost het $0. De hoogste bieder hoeft nooit tegen zichzelf te bieden.

# en: 6b567cb3
opening-auction-the-next-place = De volgende plaats
    .says = Winnaars doen niet meer mee. De volgende veiling wordt geopend door de eerste speler links van de winnaar die nog geen plaats heeft.

# en: 32d6413d
opening-auction-the-limit = De grens
    .says = Je mag niet meer bieden dan je zou kunnen betalen. Aan het begin is dat $50: tien stappen van $5.

## Actietegels

# en: fec0c435
action-tiles = Actietegels
    .lead = In beurtvolgorde neemt iedereen een van zeven tegels. Hij werkt in deze ronde, en zijn nummer is je plaats in de volgende.
    .worked = Groen heeft niveau 4 en neemt de Locomotief: $4 en $5 voor het nieuwe niveau is $9.
    .row-0 = geld vooraf · prijs · inkomsten · geld daarna
    .row-1 = $9 · $9 · zoals ze waren · $0
    .row-2 = $7 · $9, waarvan $5 van de bank · één stap omlaag · $3

# en: 996c576a
action-tiles-one-each = Ieder één
    .says = Iedereen neemt precies één van de tegels die er nog zijn; niemand mag zonder blijven. Zou een optie de laatste speler geen tegel overlaten, dan kan die altijd Stadsbouw met pas nemen.

# en: a2fae9b8
action-tiles-the-seven = De zeven
    .says = Het zijn 1 Beurtvolgorde, 2 Als eerste leveren, 3 Ingenieur, 4 Als eerste bouwen, 5 Stadsgroei, 6 Locomotief en 7 Stadsbouw. Tegels 1 tot en met 4 zijn gratis. Stadsgroei kost $2, de Locomotief $4 plus het nieuwe niveau, Stadsbouw $6.

# en: d492edf0
action-tiles-the-free-four = De vier gratis tegels
    .says = Beurtvolgorde doet nu niets, maar maakt je eerste in de volgende ronde. Met Als eerste leveren ben je in beide rondgangen van het leveren als eerste aan de beurt, met Als eerste bouwen bouw je als eerste. De Ingenieur mag in een bouwbeurt vier tegels leggen in plaats van drie, elk voor de gewone prijs.

# en: 1574d475
action-tiles-the-locomotive = Locomotief
    .says = Je locomotief gaat meteen één niveau omhoog. Op niveau 6 mag je deze tegel niet nemen.

# en: e31bef49
action-tiles-use-or-pass = Gebruiken of passen
    .says = Wie Stadsgroei of Stadsbouw neemt, zegt meteen: gebruiken en betalen, of passen en niets betalen. Dat is definitief. Na een pas telt van de tegel alleen het nummer.

# en: dddafbcf
action-tiles-when-use-is-impossible = Als gebruik niet kan
    .says = Stadsgroei kan niet gebruikt worden als de voorraad leeg is, er geen groeifiche meer is, of elke stad er een heeft. Stadsbouw kan niet gebruikt worden als er geen dorp of geen nieuwe stad meer is. De tegel met pas nemen kan altijd nog, tenzij een optie dat voor Stadsbouw verbiedt.

# en: 5139337d
action-tiles-too-dear = Als je niet kunt betalen
    .says = Voor de Locomotief en voor het gebruik van Stadsgroei of Stadsbouw moet er geld zijn, in de hand of opgehaald. Tegels 1 tot en met 4 en een pas worden nooit om geld geweigerd.

# en: 5c7fd3b0
action-tiles-in-your-build-turn = In je bouwbeurt
    .says = Stadsgroei en Stadsbouw voer je uit in je eigen bouwbeurt. De kubussen die ze brengen, kunnen nog in dezelfde ronde geleverd worden.

## Rails bouwen

# en: e95f10cf
building-track = Rails bouwen
    .lead = In je bouwbeurt leg je tot drie tegels, de ene na de andere, en je betaalt elke meteen. Rails beginnen bij een stad of bij je eigen rails, en sluiten nooit aan op die van een andere speler.
    .worked = Groen heeft $10 en bouwt van Albany via het dorp Poughkeepsie naar New York: drie tegels, $10, twee verbindingen.
    .row-0 = tegel · prijs · geld
    .row-1 = K9, recht langs de rivier · $2 + $1 rivier = $3 · van $10 naar $7
    .row-2 = Poughkeepsie, twee uitgangen · $2 + $1 dorp + $1 rivier = $4 · van $7 naar $3
    .row-3 = K11, recht langs de rivier · $2 + $1 rivier = $3 · van $3 naar $0

# en: 498591f5
building-track-who-and-how-many = Wie en hoeveel
    .says = Wie Als eerste bouwen heeft, begint; de anderen volgen in beurtvolgorde. Ieder heeft drie handelingen, de Ingenieur vier: een tegel leggen, verbeteren of omleiden telt elk als één, een nieuwe stad telt niet. Je mag er minder doen of geen enkele; wat je niet gebruikt, vervalt.

# en: 915b595b
building-track-in-any-order = Overal en in elke volgorde
    .says = Je handelingen mogen ver uit elkaar liggen en in elke volgorde komen, met Stadsgroei of Stadsbouw ertussen. Wat je hebt aangekondigd, moet je uitvoeren voordat je beurt eindigt. Alleen als het onmogelijk is geworden, vervalt het, en de prijs krijg je niet terug.

# en: 1733f245
building-track-where-a-tile-may-lie = Waar een tegel mag liggen
    .says = Railtegels liggen op velden zonder stad of dorp, dorpstegels op dorpen, en op een stad ligt niets. Geen uitgang mag naar een dikke zwarte lijn of buiten de kaart leiden.

# en: b8df7e1a
building-track-how-exits-meet = Hoe uitgangen elkaar raken
    .says = Een uitgang die een stad raakt, eindigt daar; een die een uitgang van de buurtegel raakt, sluit daarop aan; elke andere is een open eind. Buiten steden en dorpen splitsen rails zich niet. Een uitgang mag wijzen naar een tegel die aan die kant geen uitgang heeft. Je mag dwars voor het open eind van een andere speler bouwen om het te blokkeren.

# en: c3dce603
building-track-where-track-may-begin = Waar rails mogen beginnen
    .says = Nieuwe rails beginnen bij elke stad, ook ver van de jouwe, bij je eigen rails, of bij een dorp waar je al een verbinding hebt. Een dorp zonder verbinding van jou is geen begin. Je eerste tegel van het spel leidt dus uit een stad.
    .picture-begin-allowed = De tegel leidt de stad Albany uit.
    .picture-begin-refused = De tegel raakt geen stad en geen rails van jou.

# en: 078d905d
building-track-what-it-may-not-join = Waarop ze niet mogen aansluiten
    .says = Nieuwe rails mogen niet aansluiten op de lijn van een andere speler; alleen een dorpstegel mag dat, zoals het volgende hoofdstuk vertelt. Een verbinding mag niet terugkeren naar de stad of het dorp waar ze begon, en ook niet terugwijzen naar haar dorp. Lussen van meerdere verbindingen mogen wel.
    .picture-join-allowed = Jouw rails leiden Hartford uit, langs het open eind van Oranje.
    .picture-join-refused = Jouw bocht zou op de rails van Oranje aansluiten.

# en: 7278aaa8
building-track-two-paths-on-one-tile = Twee sporen op één tegel
    .says = Je mag op een leeg veld meteen een tegel met twee sporen leggen, of een dorpstegel met meer uitgangen. Beide sporen moeten dan verbonden zijn zoals nieuwe rails dat moeten.

# en: 1f9fc708
building-track-it-is-yours = Van wie nieuwe rails zijn
    .says = Elke lijn die nieuwe rails heeft gekregen, is van jou. Als je twee eigen lijnen verbindt, worden ze één verbinding, en één verbinding is aan het eind één punt.

# en: 6664ae5f
building-track-prices = Prijzen
    .says = Elke uitgang kost $1. Een dorp kost $1 extra, een rivier $1, bergen $2, en alles wat geldt wordt opgeteld. Een rechte tegel op vlak land kost $2, in de bergen $4; een dorpstegel met twee uitgangen aan een rivier kost $4.

# en: d2a9b51c
building-track-what-counts-as-what = Rivieren, heuvels en kust
    .says = Kanalen en kleine meren tellen als rivier, en een veld betaalt één keer voor zijn rivieren, hoeveel het er ook zijn. Heuvels zijn bergen. Al het andere is vlak land, ook de kust.

# en: f59b5f1f
building-track-tiles-run-out = Tegels raken op
    .says = Een tegel heeft twee zijden, en wie de ene gebruikt, haalt ook de andere uit de voorraad; als meer tegels passen, wordt vanzelf die genomen die het minst gemist wordt. Weggenomen tegels komen terug, bij een ruil nog voordat de nieuwe gezocht wordt. Tegels mogen in alle zes richtingen gedraaid worden, maar nooit gespiegeld.

## Dorpen

# en: fe063b0d
towns = Dorpen
    .lead = Een dorp neemt geen kubussen aan, maar er eindigt een verbinding en er begint een volgende. Dat maakt het de goedkoopste weg naar meer punten.
    .worked = Groen heeft $10 en verbindt New York met Philadelphia via het dorp Easton. De lijn is twee verbindingen: de eerste paarse kubus brengt meteen 2 punten op, waar een lijn langs het dorp er 1 had opgebracht. Aan het eind telt elke verbinding 1 punt.
    .row-0 = tegel · prijs · geld
    .row-1 = J12, flauwe bocht uit New York · $3 · van $10 naar $7
    .row-2 = Easton, twee uitgangen · $4 · van $7 naar $3
    .row-3 = I13, flauwe bocht naar Philadelphia · $3 · van $3 naar $0

# en: f91d094e
towns-every-exit-a-line = Elke uitgang is een eigen lijn
    .says = Een dorp voegt verbindingen niet samen: elke uitgang van zijn tegel hoort bij een andere verbinding. In een dorp liggen geen kubussen en er kan niets heen, maar kubussen rijden erdoor.

# en: 9ef29113
towns-choosing-the-tile = De tegel kiezen
    .says = Je mag elke dorpstegel kiezen, en je betaalt al zijn uitgangen. Minstens één uitgang moet je eigen rails raken, een stad, of een eigenaarloze lijn die je mag overnemen. De andere uitgangen zijn via het dorp verbonden.

# en: 441aa0a1
towns-whose-exits = Van wie de uitgangen zijn
    .says = Alle uitgangen van de nieuwe tegel zijn van jou, ook die met een open eind; dat zijn onvoltooide verbindingen. Maar een uitgang die het open eind van een andere speler raakt, voltooit diens verbinding, en die blijft van die speler, al betaal jij. Zo’n uitgang alleen verbindt je tegel niet.

# en: d59138f2
towns-no-turning = Niet draaien
    .says = Een dorpstegel wordt nooit gedraaid of omgeleid. Hij kan alleen verbeterd worden, of plaatsmaken voor een nieuwe stad.

# en: aefdaa54
towns-pointing-is-not-arriving = Wijzen is niet aankomen
    .says = Rails die naar een dorp wijzen, zijn onvoltooid tot er een dorpstegel met een passende uitgang of een nieuwe stad ligt. Steden en dorpen naast elkaar zijn zonder rails niet verbonden.

## Van wie de rails zijn

# en: c006d106
whose-track = Van wie de rails zijn
    .lead = Een voltooide verbinding is voor altijd van jou. Een onvoltooide is van jou zolang ze groeit.
    .worked = De lijn van Hartford naar N9 is van niemand, en Dens eigen open eind op M11 is deze beurt niet gegroeid. Groen legt een rechte tegel op O9 voor $3 en bereikt Boston: de hele verbinding Hartford–Boston is van Groen. Dan beëindigt Groen de beurt, en M11 is van niemand.

# en: 2fc2eb85
whose-track-complete = Voltooide verbindingen
    .says = Een verbinding is voltooid als er aan beide einden een stad of dorp ligt. Je mag er meerdere beurten over bouwen. Is ze eenmaal voltooid, dan gaat ze nooit verloren, behalve door een faillissement.

# en: 90e3ff4b
whose-track-open-lines = Onvoltooide verbindingen
    .says = Een onvoltooide verbinding is van de bouwer, en niemand anders mag die verlengen, omleiden of erop aansluiten. Was ze al van jou toen je bouwbeurt begon, voltooi of verleng haar dan in die beurt. Anders is ze aan het eind van de beurt eigenaarloos. Wat je nu begint, is dus veilig tot het eind van je volgende bouwbeurt.

# en: d5fc62cd
whose-track-extending = Verlengen
    .says = Verlengen is nieuwe rails aan het open eind, met een nieuwe tegel of door de buurtegel te verbeteren. Omleiden alleen is geen verlengen; omleiden en dan verlengen in dezelfde beurt wel.

# en: 72e1b278
whose-track-taking-over = Overnemen
    .says = Een eigenaarloze onvoltooide verbinding wordt van jou als je die verlengt of voltooit. Ze moet in een stad beginnen of aan een verbinding van jou vastzitten. Bouw je vanuit een stad en raak je haar open eind, dan is ze van jou, waar ze ook begint.

# en: c9c599c1
whose-track-finished-by-others = Door anderen voltooid
    .says = Een andere speler kan je verbinding voltooien met een nieuwe stad of een uitgang van een dorpstegel. Ze blijft van jou en kan niet meer verloren gaan.

# en: 4da8ee8d
whose-track-several-links = Meer verbindingen
    .says = Twee steden of dorpen mogen door meer verbindingen verbonden zijn, van één speler of van verschillende. Elk is een eigen verbinding: ze betaalt haar eigenaar als ze gebruikt wordt, en telt 1 aan het eind.

# en: 322b6f54
whose-track-nobodys-track = Eigenaarloze rails
    .says = Tegels met eigenaarloze rails mag iedereen verbeteren; de oude rails blijven eigenaarloos, tenzij nieuwe erop aansluiten. Voltooide verbindingen zonder eigenaar komen alleen van een faillissement, en niemand kan ze overnemen.

## Omleiden en verbeteren

# en: 0d32c31b
turning-and-improving = Omleiden en verbeteren
    .lead = Een gelegde tegel is niet het laatste woord. Je mag het open eind van een verbinding omleiden, of een tegel ruilen voor een met meer rails.
    .worked = Op O9 ligt Oranjes bocht van Boston naar Worcester. Groen heeft een open eind in Providence, vlak ten zuiden ervan, en ruilt de bocht voor een tegel met een tweede, recht spoor. Die heeft vier uitgangen en kost $4, de rivier niets; Oranjes verbinding is zoals ze was, en Dens lijn is naar het noorden gegroeid.

# en: f700cb19
turning-and-improving-turning = Omleiden
    .says = De tegel aan het open eind van een onvoltooide verbinding houdt de kant waar de rails binnenkomen. De rails gaan er aan een andere kant uit. Dat mag met je eigen onvoltooide verbindingen, en met eigenaarloze die in een stad beginnen of in een dorp waar je een verbinding hebt. Voltooide verbindingen en die van andere spelers worden nooit omgeleid.
    .picture-turn-allowed = Het open eind op K9 draait naar het zuiden, naar Poughkeepsie.
    .picture-turn-refused = De verbinding op L8 is voltooid en kan niet omgeleid worden.

# en: 99393d0c
turning-and-improving-how-to-turn = Hoe je omleidt
    .says = De tegel wordt gedraaid, of geruild voor een met evenveel sporen; andere sporen erop blijven precies zoals ze zijn. De nieuwe kant moet een andere zijn, en alle bouwregels gelden ervoor. Ze mag een eigen of eigenaarloos open eind raken, wat de verbinding voltooit, maar niet dat van een andere speler. Ook een tegel die je deze beurt hebt gelegd, mag omgeleid worden.

# en: 60258bae
turning-and-improving-price-of-turning = Wat omleiden kost
    .says = Je betaalt $1 voor elke uitgang van de tegel die er dan ligt, dus $2 of $4, en niets voor het terrein. Het is één handeling.

# en: c3dd25a5
turning-and-improving-it-keeps-nothing = Omleiden is niet verlengen
    .says = Omleiden redt je onvoltooide verbinding niet, en maakt een eigenaarloze niet van jou. Alleen als het de verbinding voltooit, is ze van jou. Dorpen kunnen niet omgeleid worden.

# en: 06ceffea
turning-and-improving-improving = Verbeteren
    .says = Een tegel met één spoor wordt geruild voor een met twee, een dorpstegel voor een met meer uitgangen. Het maakt niet uit van wie de rails zijn. Alles wat er lag, blijft op zijn plaats en bij zijn eigenaar. Dezelfde tegel omleiden en verbeteren zijn twee handelingen.

# en: 3f36a2d7
turning-and-improving-new-paths = De nieuwe rails
    .says = De toegevoegde rails volgen de bouwregels: ze moeten verbonden zijn, mogen geen kring vormen, en alleen uitgangen van dorpen mogen de lijn van een andere speler raken. In een dorp mag je uitgangen toevoegen als je er een verbinding hebt. Anders moet een nieuwe uitgang op je eigen rails, een stad of een over te nemen lijn aansluiten.

# en: 44cac8bc
turning-and-improving-price-of-improving = Wat verbeteren kost
    .says = Je betaalt $1 voor elke uitgang van de hele nieuwe tegel, en $1 meer voor een dorp, maar niets voor het terrein. Het is één handeling. Alleen tegels die bestaan en er nog zijn kunnen gebruikt worden; tegels met twee sporen en dorpen met vier uitgangen kunnen niet verder verbeterd worden.

## Nieuwe steden en Stadsgroei

# en: ba31da20
new-cities-and-growth = Nieuwe steden en Stadsgroei
    .lead = Twee actietegels brengen kubussen uit de voorraad op de kaart, en een ervan brengt ook een nieuwe stad. Beide gebruik je in je bouwbeurt, en geen van beide telt als handeling.
    .worked = Dens open lijn vanuit Hartford wijst naar het dorp New Haven. Groen legt er een grijze nieuwe stad, met de twee paarse kubussen van vak 1: de lijn is zonder tegel voltooid, en Groen heeft vier verbindingen. Bij het leveren gaat de grijze kubus van New York via Poughkeepsie, Albany en Hartford naar New Haven: vier verbindingen, 4 punten.

# en: 4648ce61
new-cities-and-growth-a-new-city = Een nieuwe stad
    .says = Eén keer in je bouwbeurt, op elk moment, leg je een nieuwe stad van een kleur die er nog is op een dorp. Je kiest elk dorp dat je wilt, met of zonder rails, van jou of niet. Een dorpstegel die er ligt, gaat eerst terug naar de voorraad.

# en: a93cf304
new-cities-and-growth-what-becomes-of-track = Wat er met de rails gebeurt
    .says = Verbindingen die in het dorp eindigden, eindigen nu in de stad en houden hun eigenaar; uitgangen die alleen op de dorpstegel lagen, verdwijnen. Elk open eind dat naar het veld wijst, is nu voltooid, ook bij andere spelers. Was de verbinding eigenaarloos, dan wordt ze van jou.

# en: ae794da9
new-cities-and-growth-its-cubes = Haar kubussen
    .says = Dan moet je alle kubussen van één goederenvak nemen en op de nieuwe stad leggen. Zijn alle vakken leeg, dan krijgt ze niets.

# en: e8afa092
new-cities-and-growth-it-counts-as-grown = Meteen een stad
    .says = Je mag er in dezelfde beurt rails laten beginnen, en ze neemt kubussen van haar kleur aan. Voor het terrein betaal je niets. Ze telt alsof ze een groeifiche heeft, dus Stadsgroei kan er nooit gebruikt worden.

# en: c62b019b
new-cities-and-growth-city-growth = Stadsgroei
    .says = Eén keer in je bouwbeurt, op elk moment, leg je alle kubussen van één goederenvak op een gedrukte stad. De stad mag nog geen groeifiche hebben en krijgt er een. Je hebt geen verbinding met die stad nodig.

# en: cd13798a
new-cities-and-growth-no-refill = Geen aanvulling
    .says = Goederenvakken worden nooit aangevuld. Zijn alle twaalf leeg, dan komen er geen nieuwe kubussen meer in het spel.

## Goederen leveren

# en: 586f0abd
moving-goods = Goederen leveren
    .lead = Twee keer per ronde levert iedereen één kubus, verbetert de locomotief of past. Een kubus gaat over voltooide verbindingen naar een stad van zijn kleur, en het niveau van je locomotief zegt hoeveel verbindingen hij mag gebruiken.
    .worked = Groen, niveau 3, brengt de paarse kubus van Hartford via Albany en Poughkeepsie naar New York. De eerste verbinding is van Oranje, de andere twee zijn van Groen. Groen heeft er meer dan Oranje, dus de weg mag: Groen neemt 2 overwinningspunten, dan neemt Oranje 1 punt als inkomsten. Met een tweede verbinding van Oranje zou het twee tegen twee zijn, dat mag nog; met een derde niet meer.

# en: 59728826
moving-goods-two-rounds = Twee rondgangen
    .says = In elke rondgang begint wie Als eerste leveren heeft, dan volgen de anderen in beurtvolgorde, en iedereen doet één ding. Passen levert niets op.

# en: 1149c2bb
moving-goods-improving-the-locomotive = De locomotief verbeteren
    .says = In plaats van te leveren mag je je locomotief één niveau verhogen, gratis, tot 6. Dat mag één keer in deze fase, ook als je deze ronde de tegel Locomotief hebt genomen.

# en: 23d8c39d
moving-goods-the-way = De weg
    .says = Kies een kubus in een stad naar keuze en een weg over voltooide verbindingen naar een andere stad met de kleur van de kubus. De weg mag hoogstens zoveel verbindingen hebben als je niveau.

# en: fbf87ea7
moving-goods-where-it-stops = Waar hij stopt
    .says = De kubus stopt in de eerste stad van zijn kleur; geen weg leidt door zo’n stad. Hij keert nooit terug naar zijn stad, gebruikt geen stad en geen verbinding twee keer, en moet in één keer aankomen. Door een dorp mag hij nog eens rijden, tenzij een optie dat verbiedt.

# en: 25ba48ec
moving-goods-whose-links = Wiens verbindingen
    .says = Minstens één verbinding op de weg moet van jou zijn, en geen andere speler mag er meer op hebben dan jij. Voltooide eigenaarloze verbindingen zijn vrij voor iedereen: ze tellen voor de lengte, maar betalen niemand.

# en: 4646100d
moving-goods-the-cube = De kubus
    .says = Een geleverde kubus gaat in de zak en is uit het spel. Hij komt nooit terug op de kaart.

## Punten, inkomsten, faillissement en het einde

# en: 04345a35
points-ruin-and-the-end = Punten, inkomsten, faillissement en het einde
    .lead = Elke gebruikte verbinding is een punt voor haar eigenaar, als inkomsten of als overwinningspunt. Aan het eind zijn inkomsten de helft waard, kost schuld het dubbele, en telt elke voltooide verbinding één.
    .worked = De tiende ronde eindigt, en iedereen krijgt of betaalt inkomsten. Groen moet $1 betalen en heeft geen geld: de bank geeft $5, en de inkomsten dalen vóór de telling naar −2.
    .row-0 = speler · overwinningspunten · inkomsten · verbindingen · samen
    .row-1 = Groen · 37 · −2 kost 4 · 3 · 36
    .row-2 = Oranje · 30 · 5 geeft 2 · 1 · 33
    .row-3 = Blauw · 30 · −2 kost 4 · 1 · 27

# en: b09d121f
points-ruin-and-the-end-one-point-a-link = Eén punt per verbinding
    .says = Iedere eigenaar van verbindingen op de weg krijgt 1 punt voor elke eigen verbinding die de kubus gebruikte. Het maakt niet uit wie leverde. Een eigenaarloze verbinding betaalt niemand.

# en: c7ef4245
points-ruin-and-the-end-all-or-all = Alles of niets
    .says = Je neemt al je punten van één levering als inkomsten, of allemaal als overwinningspunten; ze worden nooit verdeeld. Eerst beslist wie leverde, dan de andere eigenaars in beurtvolgorde, en ieder weet wat ervoor gekozen is.

# en: 3ee72287
points-ruin-and-the-end-ends-of-the-tracks = Waar de schalen eindigen
    .says = Inkomsten stoppen bij 10, tenzij een optie dit einde wegneemt. Wie daar is, moet overwinningspunten nemen; wie er net onder is, mag inkomsten kiezen en verliest wat erboven uitkomt. Overwinningspunten stoppen nooit.

# en: cdfed430
points-ruin-and-the-end-income-and-expenses = Inkomsten en kosten
    .says = In beurtvolgorde krijgt iedereen met positieve inkomsten zoveel dollar, en betaalt iedereen met negatieve inkomsten zoveel. De stand aan het begin van de fase beslist. Wat ontbreekt, wordt zoals altijd in stappen van $5 opgehaald.

# en: 3e7cbe09
points-ruin-and-the-end-out-of-the-game = Uit het spel
    .says = Wie negatieve inkomsten niet helemaal kan betalen, ook niet na alles op te halen wat kan, is failliet en uit het spel. Dat kan alleen in deze fase gebeuren, want iets anders dat je niet kunt betalen mag je niet kopen.

# en: 2176fe82
points-ruin-and-the-end-what-is-left-behind = Wat achterblijft
    .says = De voltooide verbindingen van een failliete speler blijven zonder eigenaar op de kaart, en niemand kan ze overnemen. De onvoltooide kunnen zoals gewoonlijk overgenomen worden. Actietegel en geld gaan terug; rails, kubussen, fiches en nieuwe steden blijven.

# en: bea8e6e2
points-ruin-and-the-end-who-plays-on = Wie verder speelt
    .says = De anderen houden hun volgorde en spelen verder; plaatsen en betalingen tellen alleen wie er nog is, en het aantal rondes, kubussen en tegels blijft zoals het was. Is er nog maar één speler, dan eindigt het spel meteen en wint die.

# en: 452bef7d
points-ruin-and-the-end-the-last-count = De laatste telling
    .says = Positieve inkomsten geven half zoveel overwinningspunten, naar beneden afgerond; elke stap onder 0 kost er 2. Onvoltooide verbindingen verliezen hun eigenaar, en elke voltooide geeft 1 punt. Geld, kubussen en locomotieven tellen niet, en een score kan negatief zijn.

# en: 63816a91
points-ruin-and-the-end-ties-and-places = Gelijke stand en plaatsen
    .says = De meeste overwinningspunten winnen. Bij gelijke stand gaan de hogere inkomsten voor, dan de lagere actietegel van de laatste ronde. Wie uit het spel is, komt achteraan, wie later uitviel voor wie eerder uitviel.

## Het standaardspel

# en: c85a541f
the-standard-game = Het standaardspel
    .lead = Dezelfde spoorwegen met een krappere beurs: één keer per ronde geld, elke ronde een veiling van de beurtvolgorde, en onderhoud voor de locomotief. Alle andere regels blijven.
    .worked = Eerst de veiling. Roze heeft het recht van de tegel Beurtvolgorde en net als iedereen $10: Groen biedt $0, Oranje $2, Blauw past, Roze past en blijft, Groen biedt $3, Oranje en Roze passen. Dan, in een ander spel, het onderhoud van drie spelers.
    .row-0 = speler · wat telt · resultaat
    .row-1 = Groen · eerste, bod $3 · betaalt $3
    .row-2 = Roze · tweede, geen bod · betaalt niets
    .row-3 = Oranje · derde, bod $2 · betaalt de helft: $1
    .row-4 = Blauw · laatste · betaalt niets
    .row-5 = Groen · inkomsten 4, niveau 3 · krijgt $1
    .row-6 = Oranje · inkomsten 2, niveau 6, geld $10 · betaalt $4, houdt $6
    .row-7 = Blauw · inkomsten −1, niveau 4, geld $2, 5 punten · $3 te kort: verliest 2 punten, krijgt $1 terug

# en: 3ce6b82b
the-standard-game-what-changes = Wat verandert
    .says = De ronde heeft zeven fasen: kapitaal, veiling van de beurtvolgorde, actietegels, rails aanleggen, goederen leveren, inkomsten en kosten, volgende ronde. De eerste volgorde wordt met actietegels geloot, het laagste nummer eerst, en niemand krijgt er geld voor. Verder gelden de regels van het basisspel.

# en: 438aead4
the-standard-game-capital = Kapitaal
    .says = In beurtvolgorde neemt iedereen een aantal stappen van $5 naar keuze, nodig of niet, elk voor één stap inkomsten, bij −10 voor 2 overwinningspunten. In geen andere fase wordt geld opgehaald, dus later telt alleen het geld in je hand. In de eerste ronde $10 of meer nemen is een raad, geen regel.

# en: 24d8f4bb
the-standard-game-the-auction = De veiling
    .says = Ze volgt de huidige beurtvolgorde. Je biedt meer dan het huidige bod, hoogstens het geld dat je hebt, of je past; het eerste bod mag $0 zijn, ook zonder geld. De hoogste bieder wordt overgeslagen, en de veiling eindigt als nog maar één speler niet gestopt is; heeft niemand geboden, dan is die gratis eerste.

# en: 489fb3e9
the-standard-game-places-and-prices = Plaatsen en prijzen
    .says = Wie als eerste stopt, krijgt de laatste plaats, de volgende de voorlaatste, en zo verder. De eerste en de tweede betalen hun laatste bod helemaal, de laatste niets, alle anderen de helft, naar boven afgerond; zijn er nog twee spelers, dan is de tweede de laatste. Deze volgorde geldt tot de volgende veiling, welke nummers de actietegels ook hebben.

# en: 591042ad
the-standard-game-turn-order-tile = De tegel Beurtvolgorde
    .says = Wie hem in de vorige ronde nam, mag in de veiling één keer passen en toch blijven; met de tweede pas stopt hij. Het recht hoeft niet gebruikt te worden: de houder mag ook meteen stoppen. Het eindigt met de veiling, en in de eerste ronde heeft niemand het.

# en: 0a2f75f2
the-standard-game-free-action-tiles = Gratis actietegels
    .says = Alle actietegels zijn gratis, en er wordt niets aangekondigd: in je bouwbeurt gebruik je Stadsgroei of Stadsbouw, of je laat het. De Locomotief verhoogt je niveau met één, en mag op niveau 6 niet genomen worden.

# en: 5bb36742
the-standard-game-track-from-cash = Rails van eigen geld
    .says = Je mag een tegel alleen leggen, verbeteren of omleiden als je geld genoeg is voor de prijs. Denk dus bij het kapitaal aan je bod, de rails en het onderhoud.

# en: 098dd52e
the-standard-game-upkeep = Onderhoud
    .says = In de inkomstenfase wordt het niveau van je locomotief van je inkomsten afgetrokken, beide zoals ze aan het begin van de fase zijn. Is het resultaat positief, dan krijg je het; is het negatief, dan betaal je het van je geld.

# en: f8410792
the-standard-game-being-short = Te weinig geld
    .says = Heb je niet genoeg geld, dan verlies je één overwinningspunt voor elke $2 die ontbreekt, naar boven afgerond. Zijn die op, dan verlies je één stap inkomsten voor elke $2, tot −10. Bij een oneven bedrag krijg je $1 terug. Kun je dan nog niet betalen, dan ben je failliet.

# en: 19ff447b
the-standard-game-help-for-beginners = Hulp voor beginners
    .says = Als optie mogen gekozen spelers, of allemaal, geld ophalen als in het basisspel voor rails, voor onderhoud, of voor beide. Een bod blijft beperkt tot het geld in de hand.

# en: 17204e62
the-standard-game-ties = Gelijke stand
    .says = Bij een gelijke stand beslist als laatste het nummer van de actietegel uit de laatste ronde, zoals in het basisspel. Verder gebruikt het standaardspel de nummers nergens voor.

## Vaak verkeerd begrepen

# en: fce982c2
often-got-wrong = Vaak verkeerd begrepen
    .lead = Wat zelfs ervaren spelers denken, en wat waar is.

# en: 0dedda01
often-got-wrong-reaching-a-town = Een dorp bereik je door ernaar te wijzen.
    .says = Nee: er moet een dorpstegel met een passende uitgang liggen, of een nieuwe stad. Tot dan is je verbinding onvoltooid en kun je die verliezen.

# en: 307a8ed0
often-got-wrong-over-a-town = Een lijn over een dorp is één verbinding.
    .says = Het zijn er twee: twee punten voor een kubus die beide gebruikt, en twee punten aan het eind. Je hebt er wel niveau 2 voor nodig.

# en: 2c658038
often-got-wrong-turning-keeps = Een open eind omleiden behoudt de verbinding.
    .says = Nee: ze moet in dezelfde beurt groeien, of voltooid worden.

# en: 27bcd997
often-got-wrong-borrowing-early = Geld kun je vooraf ophalen.
    .says = Niet in het basisspel. Het komt als je betaalt, en niet meer dan nodig.

# en: 161fd9c8
often-got-wrong-splitting-points = Twee punten kunnen één stap inkomsten en één overwinningspunt zijn.
    .says = De punten van één levering worden nooit verdeeld. Twee leveringen mag je elk anders nemen.

# en: eed708d9
often-got-wrong-riding-on = Een kubus mag verder rijden naar een verdere stad van zijn kleur.
    .says = Hij stopt in de eerste, ook als je een langere weg gepland had.

# en: d799244e
often-got-wrong-rivals-links = Je mag alleen je eigen verbindingen gebruiken.
    .says = Je mag verbindingen van anderen gebruiken, en zij krijgen er de punten voor. Maar één moet van jou zijn, en niemand anders mag er op de weg meer hebben dan jij.

# en: 5b899438
often-got-wrong-passed-tile = Een tegel die met pas is genomen, telt niet.
    .says = Zijn nummer bepaalt toch je plaats in de volgende ronde.

# en: 3311323d
often-got-wrong-price-of-improving = Verbeteren kost het verschil.
    .says = Het kost de hele nieuwe tegel, $1 voor elke uitgang, maar niets voor het terrein. Ook omleiden is zonder terrein.

# en: 268d94f2
often-got-wrong-gray-cubes = Grijze kubussen kun je vanaf het begin leveren.
    .says = Geen gedrukte stad is grijs. Ze wachten op een grijze nieuwe stad; en een nieuwe stad krijgt nooit Stadsgroei.

# en: e4850a96
often-got-wrong-where-the-rules-come-from = Waar deze regels vandaan komen
    .says = De regels, prijzen en tegels volgen het gedrukte regelboek. Beide kaarten zijn reconstructies, niet de gedrukte borden: rond de plaatsen die het regelboek noemt is alles getekend naar de algemene geografie. Welke van twee gespiegelde tegels welk nummer heeft, hebben wij gekozen.
