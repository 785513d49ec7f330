# De lessen: een bericht voor elke les en elke stap. Zie docs/teaching.md.

## De eerste trein

# en: 7aed857a
first-train = De eerste trein
    .idea = Je legt rails tussen twee steden, vervoert er een kubus over, en vanaf dan levert de lijn je geld op.
    .know-1 = Rails van de ene stad of het ene dorp naar het andere vormen een spoorlijn, en die is van de bouwer.
    .know-2 = Een kubus gaat naar een stad van zijn eigen kleur.
    .know-3 = Elke spoorlijn onderweg geeft haar eigenaar 1 punt inkomsten.
    .know-4 = Elk punt inkomsten is elke beurt geld en aan het eind 3 overwinningspunten.

# en: 6f40a2e9
first-train-look = Steden hebben kleuren, en de goederenkubussen die er wachten ook. Een kubus wil naar een stad van zijn eigen kleur, en iemand moet hem erheen brengen.
    .title = Kijken
    .pin-1 = In Evansville wacht een rode kubus.
    .pin-2 = St. Louis is een rode stad: daar wil die kubus heen.
    .pin-3 = Je lijn uit St. Louis komt één veld tekort.

# en: a0f504a8
first-train-build = Je mag in je bouwbeurt drie tegels leggen, en dit is de derde. Een tegel op een vlak veld kost $2. De rails moeten bij je eigen open eind verdergaan en Evansville bereiken.
    .title = Bouwen
    .pin-1 = Het gat.
    .pin-2 = Je geld.
    .ask = Dicht het gat bij markering 1, zodat St. Louis en Evansville verbonden zijn.
    .answer-1 = Je mag altijd stoppen, en dan houd je je ${ $cash }. Maar dan is er geen lijn, en de kubus blijft waar hij is.
    .answer-2 = De tegel ligt in het gat, maar verbindt de twee einden niet: de ene kant moet op je rails in het westen aansluiten, de andere op Evansville. Draai hem tot allebei past.
    .answer-3 = Dat zijn echte rails, en je hebt er ${ $cash_less } voor betaald. Maar je lijn komt nog steeds één veld tekort, en dit was je laatste tegel. Kijk nog eens naar het gat.
    .otherwise = Dat mag, maar het is niet de opdracht. Neem het terug. De opdracht: { first-train-build.ask }
    .AS-PLACE-05 = Nieuwe rails beginnen bij een stad of bij je eigen rails. Dat veld raakt geen van beide.
    .AS-MAP-01 = Een stad heeft geen tegel nodig: ze verbindt alles wat een van haar zes zijden bereikt.
    .after = St. Louis en Evansville zijn verbonden. Zo’n verbinding heet een spoorlijn, en de schijf erop zegt dat ze voorgoed van jou is. De tegel kostte ${ $cash_less }, je hebt nog ${ $cash }. Oranje en Blauw bouwen deze keer niets.
# en: 95cfe122
reduction = Inkomstenaftrek
    .idea = Hoge inkomsten dalen aan het eind van elke beurt: bij 11 verlies je 2, dus 10 is een goede plek om te stoppen en 13 een goed doel.
    .know-1 = Vanaf 11 inkomsten verlies je elke beurt 2, vanaf 21 vier, vanaf 31 zes, vanaf 41 acht.
    .know-2 = De aftrek kijkt één keer naar je inkomsten, nadat je de onkosten hebt betaald.
    .know-3 = Bij 10, 20, 30 en 40 kost één punt inkomsten meer dan het oplevert; drie punten erbij lonen wel.
    .know-4 = De aftrek komt ook in de laatste beurt.
# en: b7231449
reduction-the-track = Na de onkosten heeft elke beurt nog een stap: de inkomstenaftrek. Tot en met 10 houd je al je inkomsten. Van 11 tot 20 verlies je 2, van 21 tot 30 verlies je 4, enzovoort, elke beurt opnieuw. Inkomsten krijg je dus snel, maar je houdt ze moeilijk vast.
    .title = De regel
    .pin-1 = Je inkomsten: { $income }.
    .pin-2 = Rood naar St. Louis: 1 punt inkomsten voor jou.
    .pin-3 = Blauw naar Evansville: 2 punten inkomsten voor jou.
# en: 2766b299
reduction-stop-at-ten = Dit is je laatste zet van de beurt, en je kunt bij twee kubussen. Denk aan de inkomsten die je hebt als de volgende beurt begint.
    .title = Stoppen bij tien
    .pin-1 = Je inkomsten: { $income }.
    .pin-2 = Eén spoorlijn van jou.
    .pin-3 = Twee spoorlijnen van jou.
    .ask = Vervoer de kubus waarmee je aan het eind van de beurt de hoogste inkomsten hebt.
    .answer-1 = Inkomsten { $income }, en dat is er één te veel: vanaf 11 kost de aftrek 2, dus de beurt eindigt met 9. Je hebt een kubus vervoerd en bent terug waar je begon.
    .answer-2 = Dan blijven je inkomsten { $income }. Een van de twee kubussen brengt meer op dan niets.
    .otherwise = Dat mag, maar het is niet de opdracht. Neem het terug. De opdracht: { reduction-stop-at-ten.ask }
    .after = Van 10 gaat niets af: inkomsten { $income }. De blauwe kubus ligt er nog voor de volgende beurt; dan kun je in één sprong voorbij de 10.
# en: 75eba8b1
reduction-three-at-once = Een andere beurt: nu begin je bij 10. Ga je eroverheen, dan kost de aftrek elke beurt 2; een kleine stap is dus verspild.
    .title = Een grote sprong
    .pin-1 = Je inkomsten: { $income }.
    .pin-2 = Rood naar St. Louis: drie spoorlijnen van jou.
    .pin-3 = Blauw naar Evansville: twee spoorlijnen van jou.
    .ask = Vervoer de kubus die ondanks de aftrek iets oplevert.
    .answer-1 = Inkomsten { $income }, min 2: terug naar 10. Je hebt niets gewonnen, en de kubus is weg.
    .answer-2 = Dan houd je 10. Maar een van deze kubussen brengt zoveel op dat er na de aftrek iets overblijft.
    .otherwise = Dat mag, maar het is niet de opdracht. Neem het terug. De opdracht: { reduction-three-at-once.ask }
    .after = 13, min 2: inkomsten { $income }. Drie tegelijk loont, twee niet. Denk hieraan vóór elk groot transport.

# en: 1fcec339
first-train-deliver = Nu worden goederen vervoerd. Er zijn twee rondes, en in elke mag je één kubus vervoeren. Je motor is sterk genoeg voor één spoorlijn, en meer heb je niet nodig.
    .title = Vervoeren
    .pin-1 = Deze kubus.
    .pin-2 = Naar deze stad.
    .pin-3 = Motor 1: over één spoorlijn.
    .ask = Vervoer de rode kubus naar St. Louis.
    .answer-1 = Je motor is nu { $engine }, goed voor langere reizen. Dat is een echte keuze, en je hebt er deze ronde voor gebruikt. Maar de kubus wacht nog.
    .answer-2 = Je mag ook niets doen. Maar de kubus vervoert zichzelf niet.
    .otherwise = Dat mag, maar iets anders brengt meer op. Neem het terug en tel je eigen spoorlijnen. De opdracht: { first-train-deliver.ask }
    .after = De spoorlijn betaalt haar eigenaar, en dat ben jij: je inkomsten zijn nu { $income }. Elk punt inkomsten brengt aan het eind van elke beurt $1 op en aan het eind van het spel 3 punten. De kubus gaat terug in het zakje.

## Rails leggen

# en: f11c5efb
laying-track = Rails leggen
    .idea = Rails groeien tegel voor tegel vanaf een stad of je eigen rails, en een dorp onderweg maakt van één lijn twee spoorlijnen.
    .know-1 = Rails beginnen bij een stad of bij je eigen rails.
    .know-2 = Een vlak veld kost $2, een dorp $1 en $1 per uitgang; rivieren en bergen kosten extra.
    .know-3 = Drie tegels per beurt, elk meteen betaald.
    .know-4 = Een dorp deelt een lijn in twee spoorlijnen.

# en: f5158660
laying-track-from-a-city = Oranje heeft Evansville en Cincinnati langs de kortste weg verbonden. Jij gaat de andere kant op, door het dorp Indianapolis. Rails mogen aan elke zijde van een stad beginnen.
    .title = Vanaf een stad
    .pin-1 = De lijn van Oranje: één spoorlijn.
    .pin-2 = Hier komt je eerste tegel.
    .pin-3 = Indianapolis, een dorp.
    .ask = Leg op J9 een tegel die van Evansville in de richting van Indianapolis leidt.
    .answer-1 = Goed gezien: je mag ook bij Cincinnati beginnen, en de lijn zou dezelfde zijn. Deze les begint bij Evansville.
    .answer-2 = Dan stop je zonder ook maar één tegel. Je hebt ${ $cash }; een deel daarvan wil uitgegeven worden.
    .answer-3 = Die tegel begint bij Evansville, maar leidt niet naar Indianapolis. Hij moet J9 aan de noordoostkant verlaten.
    .answer-4 = Dat mag, voor ${ $cash_less }: bij elke stad kun je beginnen. Maar deze tegel leidt niet van Evansville naar Indianapolis.
    .otherwise = Dat mag, maar het is niet de opdracht. Neem het terug. De opdracht: { laying-track-from-a-city.ask }
    .AS-PLACE-05 = Rails beginnen bij een stad of bij je eigen rails. Dit veld raakt geen van beide, dus de tegel zou in de lucht hangen.
    .AS-PLACE-03 = De rails zouden het meer in lopen.
    .AS-MAP-01 = Op een stad kan geen tegel liggen.
    .after = ${ $cash_less } voor een vlak veld, meteen betaald. De lijn heeft nu een open eind, en dat wijst naar Indianapolis.

# en: f3e6e7ff
laying-track-the-town = Een dorp is een halte, net als een stad, maar het vraagt geen goederen. Rails op een dorp kosten $1, en $1 meer voor elke uitgang. Je wilt uit J9 binnenkomen en verder in de richting van Cincinnati: twee uitgangen.
    .title = Het dorp
    .pin-1 = Erin vanuit het zuidwesten, eruit naar het noordoosten.
    .pin-2 = Het volgende veld.
    .ask = Leg op Indianapolis een tegel waarmee de lijn uit J9 binnenkomt en naar L8 vertrekt.
    .answer-1 = De goedkoopste, ${ $cash_less }, en hij maakt een spoorlijn. Maar de lijn eindigt in het dorp, en de tegel later vervangen kost nog eens $3.
    .answer-2 = Je lijn zou in het open veld eindigen, één veld voor het dorp.
    .answer-3 = Je lijn bereikt het dorp, voor ${ $cash_less }. Maar je wilt hier precies twee uitgangen: één naar J9, één naar L8.
    .answer-4 = Je mag in één beurt op twee plaatsen bouwen. Maar een open eind waaraan je niet verder bouwt, kun je verliezen, en Indianapolis wacht.
    .otherwise = Dat mag, maar het is niet de opdracht. Neem het terug. De opdracht: { laying-track-the-town.ask }
    .after = ${ $cash_less }: $1, en $1 voor elk van de twee uitgangen. Evansville en Indianapolis zijn verbonden, dat is je eerste spoorlijn. De andere kant van het dorp is een open eind.

# en: 6c2ad400
laying-track-two-links = Je hebt deze beurt nog één tegel. Ten noordoosten van Indianapolis ligt L8, en daarachter Cincinnati.
    .title = Twee spoorlijnen
    .pin-1 = Eén bocht is genoeg.
    .pin-2 = Cincinnati neemt aan elke zijde rails aan.
    .ask = Verbind Indianapolis en Cincinnati.
    .answer-1 = Je spaart $2 uit en laat de lijn incompleet, één tegel voor de stad.
    .answer-2 = Die tegel gaat verder vanaf Indianapolis of Cincinnati, maar verbindt de twee niet. Draai de bocht eens anders.
    .answer-3 = Dat mag, maar je derde tegel is op en het open eind bij Indianapolis leidt nergens heen.
    .otherwise = Dat mag, maar het is niet de opdracht. Neem het terug. De opdracht: { laying-track-two-links.ask }
    .after = ${ $cash_less }, en na drie tegels eindigt de bouwbeurt vanzelf. Je hebt in totaal $7 betaald en houdt ${ $cash } over. Oranje heeft één spoorlijn tussen de twee steden en jij hebt er twee, omdat het dorp je lijn deelt.

## Van wie is de spoorlijn?

# en: 81c252ee
whose-link = Van wie is de spoorlijn?
    .idea = Een kubus mag over ieders spoorlijnen, en elke spoorlijn betaalt haar eigenaar, niet de vervoerder.
    .know-1 = Een kubus mag over ieders spoorlijnen reizen.
    .know-2 = Elke spoorlijn betaalt haar eigenaar, niet de vervoerder.
    .know-3 = Een kubus stopt in de eerste stad van zijn kleur en komt nergens twee keer.
    .know-4 = De langere weg over je eigen spoorlijnen is vaak de betere.

# en: 0cd134cd
whose-link-two-ways = In Cincinnati wacht een blauwe kubus, en Evansville is blauw. Er zijn twee wegen: de korte lijn van Oranje, en die van jou door Indianapolis. Je mag de kubus over allebei vervoeren, want spoorlijnen staan voor iedereen open.
    .title = Twee wegen
    .pin-1 = De blauwe kubus.
    .pin-2 = De spoorlijn van Oranje.
    .pin-3 = Jouw lijn: twee spoorlijnen.
    .ask = Breng de blauwe kubus zo naar Evansville dat je twee punten inkomsten verdient.
    .answer-1 = Dat werkt, maar het betaalt Oranje: de inkomsten van Oranje zijn nu { $income_1 }, die van jou nog steeds { $income }. Een kubus mag over ieders spoorlijnen, en de eigenaar verdient. Zoek een weg waarop de schijven van jou zijn.
    .answer-2 = Motor { $engine }. Drie spoorlijnen zijn ruim genoeg voor deze reis; de kubus heeft er maar twee nodig.
    .answer-3 = De kubus wacht, en Oranje ook.
    .answer-4 = Je hebt de rode kubus vervoerd, en dat mag: elke kubus, uit elke stad. Die komt in de volgende stap aan de beurt. Eerst de blauwe.
    .otherwise = Dat mag, maar iets anders brengt meer op. Neem het terug en tel je eigen spoorlijnen. De opdracht: { whose-link-two-ways.ask }
    .AS-MOVE-08 = Een blauwe kubus stapt uit in de eerste blauwe stad. Hij kan Evansville niet voorbij.
    .AS-MOVE-05 = Tussen die twee is geen spoorlijn.
    .after = Twee spoorlijnen, allebei van jou: je inkomsten gaan van { $income_before } naar { $income }. Oranje en Blauw gebruiken hun ronde om hun motor sterker te maken.

# en: 100e2d64
whose-link-over-a-rival-s-link = Tweede ronde. De rode kubus in Cincinnati wil naar St. Louis, en het laatste stuk is van Blauw. Dat hoeft je niet tegen te houden. Vraag je bij elke weg af: hoeveel van deze spoorlijnen zijn van mij?
    .title = Over andermans spoorlijn
    .pin-1 = De rode kubus.
    .pin-2 = St. Louis is rood.
    .pin-3 = De spoorlijn van Blauw: hier moet iemand betaald worden.
    .ask = Breng de rode kubus naar St. Louis en verdien onderweg zoveel je kunt.
    .answer-1 = De kubus is er, en jij bent niets rijker: één punt inkomsten voor Oranje, één voor Blauw, geen voor jou. Kort is niet het doel. Je motor kan één spoorlijn meer aan.
    .answer-2 = Motor { $engine }. Maar dit was je laatste ronde van deze beurt, en de rode kubus blijft binnen ieders bereik.
    .answer-3 = Dan wacht de rode kubus, en Oranje of Blauw kan hem over hun eigen spoorlijnen vervoeren, langs de jouwe.
    .otherwise = Dat mag, maar iets anders brengt meer op. Neem het terug en tel je eigen spoorlijnen. De opdracht: { whose-link-over-a-rival-s-link.ask }
    .after = Drie spoorlijnen: twee betalen jou, één betaalt Blauw. Jouw inkomsten zijn { $income }, die van Blauw { $income_2 }. Een rivaal er één geven om er zelf twee te krijgen is vaak een goede zaak.

## Een sterkere motor

# en: 230306fa
the-engine = Een sterkere motor
    .idea = De motor zegt over hoeveel spoorlijnen een kubus mag reizen; verhogen kost je nu een kubus en elke beurt $1.
    .know-1 = De motor is het hoogste aantal spoorlijnen in één reis, van 1 tot 6.
    .know-2 = Je mag hem één keer in de twee rondes verhogen, in plaats van te vervoeren.
    .know-3 = Elk punt motorbereik kost elke beurt $1.
    .know-4 = Eén lange reis verdient evenveel als meerdere korte.

# en: 81268206
the-engine-too-far = Er liggen twee kubussen aan je lijn. De rode heeft één spoorlijn nodig naar St. Louis, de blauwe twee naar Evansville. Je motor reikt één spoorlijn ver. In een van de twee rondes mag je hem met één verhogen in plaats van een kubus te vervoeren.
    .title = Te ver
    .pin-1 = Rood, één spoorlijn naar St. Louis.
    .pin-2 = Blauw, twee spoorlijnen naar Evansville.
    .pin-3 = Motor 1.
    .ask = Dit is de eerste van twee rondes. Bereid de langere reis voor.
    .answer-1 = Inkomsten { $income }, één meer. In ronde twee zou je alleen de motor kunnen verhogen: één punt inkomsten voor de hele beurt. Is er een volgorde die meer opbrengt, en die de rode kubus voor de volgende beurt bewaart?
    .answer-2 = Een ronde voor niets voorbij. Er is iets nuttigs mee te doen.
    .otherwise = Dat mag, maar zo kom je niet aan de langere reis. Neem het terug en denk aan beide rondes.
    .AS-MOVE-06 = Twee spoorlijnen, en je motor reikt er één ver. Nog niet.
    .after = Motor { $engine }. Vanaf nu mag een kubus van jou over twee spoorlijnen. Elk punt motorbereik kost ook $1 aan het eind van elke beurt.

# en: d308bac6
the-engine-the-longer-journey = Ronde twee. Je hebt de motor één keer verhoogd, en vaker mag niet per beurt. Nu zijn beide kubussen binnen bereik.
    .title = De langere reis
    .pin-1 = Twee spoorlijnen.
    .pin-2 = Eén spoorlijn.
    .pin-3 = Motor 2.
    .ask = Vervoer de kubus die je het meest opbrengt.
    .answer-1 = Inkomsten { $income }. Die reis kon met de oude motor ook al.
    .answer-2 = Dan zou de nieuwe motor je geld gekost hebben en niets opgebracht.
    .otherwise = Dat mag, maar iets anders brengt meer op. Neem het terug en tel je eigen spoorlijnen. De opdracht: { the-engine-the-longer-journey.ask }
    .AS-MOVE-03 = In deze fase mag het hoogstens één keer per beurt. Met de actie Locomotief zou het een tweede keer kunnen.
    .after = Twee punten inkomsten met één kubus: van { $income_before } naar { $income }. De rode kubus ligt er nog voor de volgende beurt, en alle spoorlijnen die hij kan gebruiken zijn van jou.

## De onkosten

# en: f17dcb87
the-bill = De onkosten
    .idea = Aan het eind van elke beurt betaal je $1 voor elk aandeel en elk punt motorbereik; wie niet kan betalen verliest inkomsten, en onder 0 is de maatschappij weg.
    .know-1 = De onkosten zijn $1 per aandeel en $1 per punt motorbereik, elke beurt.
    .know-2 = Eerst ontvang je je inkomsten, dan betaal je.
    .know-3 = Elke ontbrekende dollar kost 1 punt inkomsten; onder 0 ben je uit het spel, met precies 0 ga je door.
    .know-4 = Voor je geld uitgeeft: geld + inkomsten − aandelen − motor mag niet onder 0 komen.

# en: 6d309f68
the-bill-before-you-spend = Je hebt $3 en zou nog een tegel kunnen leggen. Maar reken eerst. Aan het eind van de beurt ontvang je $1 per punt inkomsten, daarna betaal je $1 voor elk aandeel en $1 voor elk punt motorbereik. Er wacht één kubus, goed voor 1 punt inkomsten.
    .title = Voor je uitgeeft
    .pin-1 = Geld 3, en er komt $1 bij als je vervoert.
    .pin-2 = 3 aandelen: $3.
    .pin-3 = Motor 1: $1. De onkosten zijn $4.
    .ask = Beslis: bouw je iets, of stop je hier?
    .answer-1 = Je zou nog ${ $cash } hebben, en $1 meer na het vervoeren. De onkosten zijn $4. Elke ontbrekende dollar kost 1 punt inkomsten, en je zou er maar 1 hebben: onder 0 is de maatschappij uit het spel. Reken nog eens voor je bouwt.
    .otherwise = Dat mag, maar kijk eerst naar je geld. Neem het terug en reken.
    .after = Je houdt je ${ $cash }. Het lijkt voorzichtig, maar het houdt je in het spel.

# en: cd980cc4
the-bill-earn = Verdien nu de dollar die ontbreekt. De onkosten zijn $4, en je hebt $3.
    .title = Verdienen
    .pin-1 = Rood, naar St. Louis over je eigen spoorlijn.
    .ask = Vervoer de kubus.
    .answer-1 = De motor is nu { $engine }, en de onkosten zijn $5. Je kunt in ronde twee nog vervoeren, maar dan ontbreekt er een dollar, en die kost je je enige punt inkomsten.
    .answer-2 = Zonder die kubus ontbreekt er een dollar, en je hebt geen inkomsten te verliezen. Er is een tweede ronde; reken niet op geluk.
    .otherwise = Dat mag, maar iets anders brengt meer op. Neem het terug en tel je eigen spoorlijnen. De opdracht: { the-bill-earn.ask }
    .after = Inkomsten { $income }. Met de $1 die dat opbrengt kun je precies $4 betalen.

# en: 6fe3c504
the-bill-resist = Ronde twee. Er is niets meer te vervoeren, en de motor verhogen lijkt gratis. Dat is het niet: het nieuwe punt telt al bij de onkosten van deze beurt.
    .title = Niet verhogen
    .pin-1 = Met motor 2 worden de onkosten $5.
    .ask = Gebruik de tweede ronde zo dat je de onkosten helemaal kunt betalen.
    .answer-1 = Motor { $engine }, onkosten $5, en je hebt $4. De ontbrekende dollar brengt je inkomsten van 1 naar 0. Je overleeft het, maar het vervoeren was voor niets.
    .otherwise = Dat mag, maar kijk eerst naar de onkosten. Neem het terug en reken.
    .after = Je ontvangt $1 en hebt $4; de onkosten zijn $4. Je houdt ${ $cash } over, en je inkomsten zijn nog steeds { $income }. Een nieuwe beurt begint, en de maatschappij leeft.

## Geld uit aandelen

# en: f7356b9a
shares = Geld uit aandelen
    .idea = Een aandeel brengt nu $5 op en kost elke beurt $1 en aan het eind 3 punten: geef uit wat de beurt nodig heeft, en geen dollar te weinig.
    .know-1 = Een aandeel: nu $5, elke beurt $1, aan het eind 3 punten. Hoogstens 15, nooit teruggekocht.
    .know-2 = Plan de hele beurt: bod, rails en onkosten, min de inkomsten waar je zeker van bent.
    .know-3 = Eén ontbrekende dollar kost evenveel als één aandeel, en het aandeel brengt er vijf op.
    .know-4 = Geld dat aan het eind over is, is niets waard.

# en: 0a83dca4
shares-the-plan = Een beurt begint met geld. Elk aandeel dat je uitgeeft brengt meteen $5 op. Het kost aan het eind van elke beurt $1 en aan het eind van het spel 3 punten. Aandelen kun je niet terugkopen.
    .title = Het plan
    .pin-1 = Je hebt $2.
    .pin-2 = Tot nu toe 4 aandelen.
    .pin-3 = Je plant een lijn door Indianapolis: $2 + $3 + $2 = $7.

# en: 3bf651ae
shares-how-many = Nu de som voor de hele beurt. Je hebt $2, de rails kosten $7, je 2 punten inkomsten brengen $2 op, en de onkosten zijn $6 voor 4 aandelen en motor 2. Elk nieuw aandeel brengt $5 op en maakt de onkosten $1 hoger. Er is deze beurt geen kubus in zicht, dus reken er niet op dat je iets vervoert.
    .title = Hoeveel?
    .pin-1 = Inkomsten 2.
    .pin-2 = Motor 2.
    .pin-3 = $2.
    .pin-4 = $3.
    .pin-5 = $2.
    .ask = Geef zo weinig aandelen uit als het plan toelaat, zonder dat er een dollar ontbreekt.
    .answer-1 = Met ${ $cash } kun je één tegel leggen, en dan kun je de onkosten niet betalen. $4 tekort, met 2 punten inkomsten: de maatschappij zou uit het spel zijn.
    .answer-2 = ${ $cash } is precies genoeg voor de rails. Dan komt er $2 binnen en moet je $7 betalen: vijf tekort, met 2 punten inkomsten. De maatschappij zou uit het spel zijn.
    .answer-3 = Nu ${ $cash }, na de rails $5, met je inkomsten $7, en de onkosten zijn $8. Eén dollar tekort kost 1 punt inkomsten: elke beurt $1 en 3 punten. Dat is de prijs van een aandeel, en een aandeel had $5 opgebracht.
    .answer-4 = Het werkt, en je zou $7 overhouden. Maar het laatste aandeel is niet nodig: het kost 3 punten en elke beurt $1.
    .answer-5 = Je zou ${ $cash } hebben, veel meer dan het plan nodig heeft. Elk aandeel te veel kost 3 punten en elke beurt $1.
    .otherwise = Dat mag. Neem het terug en maak de som voor de hele beurt nog eens.
    .after = Je hebt ${ $cash } en { $shares ->
        [one] { $shares } aandeel
       *[other] { $shares } aandelen
    }. $7 gaat naar de rails, $2 komt binnen, $9 moet je betalen: er blijft $3 over, genoeg voor een klein bod.

# en: 28b5153f
shares-the-last-turn = Acht beurten later, de laatste beurt. Je wilt geen rails meer; er is nog één kubus te vervoeren. Je 14 punten inkomsten zijn meer dan de onkosten van $10. Geld telt aan het eind niet.
    .title = De laatste beurt
    .pin-1 = Beurt 10 van 10.
    .pin-2 = $1 is nu genoeg.
    .pin-3 = Elk aandeel: 3 punten minder.
    .ask = Hoeveel aandelen geef je nu uit?
    .answer-1 = ${ $cash }, en niets om ermee te kopen. Je punten dalen van { $points_before } naar { $points }. Waar zou het geld voor zijn?
    .otherwise = Dat mag. Neem het terug en maak de som voor de hele beurt nog eens.
    .after = Geen. Je blijft op { $points } punten staan en kunt alles uit je inkomsten betalen.

## Bieden en kiezen

# en: 6f77c97c
order-and-actions = Bieden en kiezen
    .idea = Je biedt om de volgorde waarin acties gekozen worden; de eerste twee betalen alles, de laatste niets, en wie ertussen zit de helft.
    .know-1 = Plaats 1 en 2 betalen hun bod, wie het eerst stopt betaalt niets, wie ertussen zit de helft, afgerond naar boven.
    .know-2 = De volgorde bepaalt wie het eerst kiest, het eerst bouwt en het eerst vervoert.
    .know-3 = Zeven acties, elk voor één speler, voor één beurt.
    .know-4 = Weet wat je plan nodig heeft voor je biedt, en bied niet meer dan het waard is.

# en: b285706b
order-and-actions-what-it-is-for = Je wilt Chicago en Evansville verbinden: daar zijn vier tegels voor nodig, en een bouwbeurt heeft er drie. Elke beurt kies je een van zeven acties, en elke actie gaat naar één speler. Kijk voor je op de volgorde biedt wat de acties kunnen.
    .title = Waar het voor is
    .pin-1 = Eerste tegel.
    .pin-2 = Tweede.
    .pin-3 = Derde: Terre Haute.
    .pin-4 = Vierde. Samen $9.
# en: 21227392
order-and-actions-first-four-actions = Zeven acties, elk voor één speler en voor één beurt. Vier ervan bepalen wie eerst komt en hoe sterk je bent.
    .title = Vier acties
    .pin-1 = Als eerste vervoeren: je vervoert vóór de anderen, in beide rondes.
    .pin-2 = Als eerste bouwen: je bouwt vóór de anderen.
    .pin-3 = Ingenieur: vier tegels in plaats van drie.
    .pin-4 = Locomotief: je motor reikt meteen één spoorlijn verder en kost elke beurt $1 meer.
# en: 8824d200
order-and-actions-other-three-actions = De andere drie veranderen de kaart, de goederen of het volgende bieden.
    .title = Nog drie
    .pin-1 = Stad bouwen: een nieuwe stad op een dorp, gratis, vóór je eerste tegel.
    .pin-2 = Productie: twee nieuwe kubussen voor de goederenkaart aan het eind van de beurt.
    .pin-3 = Passen: bij het volgende bieden één keer passen en blijven meedoen.

# en: 4a4a38f5
order-and-actions-bid = Twee van deze acties helpen je plan: Ingenieur, en Stad bouwen, dat een tegel bespaart. Je wilt dus als eerste of tweede kiezen. Blauw heeft $1 geboden en Oranje $2. Je mag meer bieden, of stoppen. Wie het eerst stopt is de laatste en betaalt niets; de twee beste plaatsen betalen hun hele bod; iedereen ertussen betaalt de helft, afgerond naar boven.
    .title = Bieden
    .pin-1 = Oranje leidt met $2.
    .pin-2 = Je hebt $16.
    .ask = Blijf meebieden, zo goedkoop als je kunt.
    .answer-1 = Als eerste gestopt: laatste plaats, gratis. Dat is vaak een koopje. Maar drie anderen zouden vóór jou kiezen, en jij hebt een wens.
    .answer-2 = Dat is meer dan nodig. Wat je biedt is wat je betaalt als je op een van de eerste twee plaatsen eindigt, en meer bieden kun je later nog.
    .otherwise = Dat mag, maar het is niet wat je plan nodig heeft. Neem het terug.
    .AS-ORDER-03 = Een bod moet hoger zijn dan de $2 van Oranje, en je moet het geld hebben.
    .after = Roze stopt als eerste: vierde plaats, niets te betalen. Blauw volgt: derde plaats, de helft van $1 wordt naar boven afgerond op $1. Oranje biedt $5. Alleen jullie twee zijn over.

# en: 667a66ab
order-and-actions-enough = Stop je nu, dan ben je tweede en betaal je je $3. Om eerste te worden moet je boven de $5 gaan, en Oranje kan verder bieden. Twee acties zouden je helpen, en Oranje kan er maar één van nemen. Je rails kosten $9, en de onkosten van $5 of $6 komen nog.
    .title = Genoeg
    .pin-1 = Vier tegels.
    .pin-2 = Een nieuwe stad in Terre Haute zou een tegel sparen.
    .pin-3 = $16, min wat je biedt.
    .ask = Ga je hoger, of laat je Oranje de eerste plaats?
    .answer-1 = Je zou betalen voor een verschil dat je niet nodig hebt: nadat Oranje gekozen heeft, is een van je twee acties er nog. En elke dollar is nodig voor de rails en de onkosten.
    .otherwise = Dat mag, maar bedenk wat de plaats je waard is. Neem het terug.
    .after = Je bent tweede en betaalt ${ $cash_less }; je houdt ${ $cash } over. Oranje betaalt $5 en kiest Stad bouwen.

# en: e88ea406
order-and-actions-choose = Je weet wat je plan nodig heeft: in één bouwbeurt van Chicago door Terre Haute naar Evansville, zodat de rode kubus deze beurt kan reizen.
    .title = Kiezen
    .pin-1 = Vier velden zonder rails.
    .pin-2 = Deze kubus wil naar Chicago.
    .pin-3 = Chicago is rood.
    .ask = Neem de actie die je lijn deze beurt compleet maakt.
    .answer-1 = Een sterkere motor is bijna altijd welkom. Maar met drie tegels blijft je lijn open, en er is deze beurt niets voor de motor om te trekken.
    .answer-2 = Je bouwt vóór de anderen. Maar hier zit niemand je in de weg; je komt tegels tekort.
    .answer-3 = Je vervoert in beide rondes als eerste. Zonder een complete lijn is er niets te vervoeren.
    .answer-4 = Twee nieuwe kubussen voor de goederenkaart aan het eind van de beurt. Goed in een lang spel met weinig goederen, maar niet wat er nu ontbreekt.
    .answer-5 = Bij het volgende bieden mag je één keer passen zonder te stoppen. Nuttig als niets anders past; maar er past wel iets.
    .otherwise = Dat mag, en elke actie is ooit nuttig. Neem het terug en bedenk wat je plan mist. De opdracht: { order-and-actions-choose.ask }
    .after = Ingenieur: vier tegels deze beurt. Voor $9 wordt de lijn compleet; met ${ $cash } kun je dat betalen en houd je $4 voor de onkosten. Verhoog in de eerste ronde de motor, en de rode kubus brengt in de tweede 2 punten inkomsten op.

## Een nieuwe stad

# en: ee87e5dc
new-city = Een nieuwe stad
    .idea = Stad bouwen verandert een dorp in een stad met een kleur naar keuze, gratis en vóór je eerste tegel.
    .know-1 = Stad bouwen: één nieuwe stad op een dorp naar keuze, gratis, vóór je eerste tegel.
    .know-2 = Alleen zwarte nieuwe steden nemen zwarte kubussen aan.
    .know-3 = Rails die naar het dorp wijzen zijn met de stad verbonden, van wie ze ook zijn.
    .know-4 = Twee steden dicht bij elkaar geven goedkope spoorlijnen.

# en: 0a354cfb
new-city-found-it = Zwarte kubussen hebben op de gedrukte kaart geen thuis: alleen zwarte nieuwe steden nemen ze aan. Jij hebt Stad bouwen, dus je mag nu, vóór je eerste tegel, van een dorp naar keuze een nieuwe stad maken. Er zijn er acht, in vijf kleuren: A rood, B blauw, E geel, F paars, en C, D, G, H zwart.
    .title = Stichten
    .pin-1 = Een zwarte kubus in St. Louis.
    .pin-2 = Nog een in Evansville.
    .pin-3 = Je rails wijzen naar Terre Haute.
    .ask = Geef de zwarte kubussen een thuis aan het eind van je lijn.
    .answer-1 = Je zou je bouwbeurt beëindigen zonder de actie te gebruiken, en je incomplete lijn zou haar schijf verliezen.
    .answer-2 = Je lijn is nu een spoorlijn, want ze eindigt bij een stad. Maar kijk naar de kleur: geen van de twee kubussen kan hier uitstappen.
    .answer-3 = Een nieuwe stad, gratis, en elk dorp mag. Maar je lijn komt er niet, en je hebt er deze beurt maar één.
    .answer-4 = Met je eerste tegel is de kans om een stad te stichten voor deze beurt voorbij. Neem de tegel terug en sticht eerst.
    .otherwise = Dat mag, maar de zwarte kubussen hebben nog geen thuis aan je lijn. Neem het terug.
    .AS-URB-02 = Een nieuwe stad kan alleen in de plaats van een dorp komen.
    .after = Terre Haute is een zwarte stad, en het kostte niets. Je open eind wees ernaar, dus de lijn uit St. Louis is compleet: een spoorlijn.

# en: e0cbfbde
new-city-one-tile = Je hebt je drie tegels nog allemaal: een stad stichten telt niet mee. Een stad neemt aan alle zes zijden rails aan. Tussen Terre Haute en Evansville ligt één enkel veld.
    .title = Eén tegel
    .pin-1 = Eén veld, twee steden.
    .pin-2 = Deze kubus zou dat fijn vinden.
    .ask = Verbind Terre Haute en Evansville met één tegel.
    .answer-1 = Je mag hier stoppen, en één kubus kan reizen. Met $2 meer zouden het er twee zijn.
    .answer-2 = Die tegel raakt maar één van de twee steden. Draai hem zo dat hij ze allebei raakt.
    .answer-3 = Rails voor ${ $cash_less }, maar Evansville is nog steeds afgesneden van Terre Haute.
    .otherwise = Dat mag, maar het is niet de opdracht. Neem het terug. De opdracht: { new-city-one-tile.ask }
    .after = Een hele spoorlijn voor ${ $cash_less }: twee steden, één tegel. Nieuwe steden maken korte spoorlijnen, en korte spoorlijnen zijn goedkope inkomsten.

# en: 46e96bac
new-city-stop = Je hebt $4. De onkosten worden ook $4, voor 3 aandelen en motor 1, en er zijn twee kubussen te vervoeren. Je zou nog een tegel kunnen betalen, maar die leidt deze beurt nergens heen.
    .title = Stoppen
    .pin-1 = $4.
    .ask = Beëindig je bouwbeurt.
    .answer-1 = Dat mag, en als het $2 kost betalen je twee kubussen de onkosten nog. Maar aan een tegel die nergens heen leidt moet je volgende beurt weer verder bouwen. Houd het geld voorlopig.
    .otherwise = Dat mag, maar kijk eerst naar je geld. Neem het terug en reken.
    .after = Oranje en Blauw bouwen niets. Nu worden goederen vervoerd.

# en: d86da8aa
new-city-round-one = Twee zwarte kubussen, twee spoorlijnen van jou, één thuis voor allebei. Je motor hoeft telkens maar één spoorlijn ver te reiken.
    .title = Ronde één
    .pin-1 = Terre Haute neemt zwart aan.
    .ask = Vervoer een zwarte kubus.
    .answer-1 = Motor { $engine }, en de onkosten stijgen met $1. Beide kubussen hebben maar één spoorlijn nodig.
    .answer-2 = De kubussen staan klaar. Jij ook.
    .otherwise = Dat mag, maar iets anders brengt meer op. Neem het terug en tel je eigen spoorlijnen. De opdracht: { new-city-round-one.ask }
    .after = Inkomsten { $income }. De andere kubus is voor ronde twee.

# en: 05f80f55
new-city-round-two = Ronde twee, en nog eens hetzelfde met de andere kubus. Zwarte kubussen mogen over elke spoorlijn, maar hier liggen alleen die van jou.
    .title = Ronde twee
    .pin-1 = Naar Terre Haute.
    .ask = Vervoer de tweede zwarte kubus af.
    .answer-1 = Motor { $engine }. Volgende beurt zijn er misschien langere reizen, maar de tweede kubus wacht, en anderen kunnen hem ook vervoeren.
    .answer-2 = Er is nog één kubus.
    .otherwise = Dat mag, maar iets anders brengt meer op. Neem het terug en tel je eigen spoorlijnen. De opdracht: { new-city-round-two.ask }
    .after = Inkomsten { $income }, dankzij een stad die er aan het begin van de beurt niet was. Een nieuwe stad begint zonder kubussen; de dobbelstenen brengen haar eigen kubussen, uit de kolom met haar letter.

## Omleiden en kruisen

# en: 6ab2c5ae
turning = Een open eind draaien
    .idea = Een incomplete lijn kan van richting veranderen: het open eind draait, maar alleen nieuwe rails houden de lijn van jou.
    .know-1 = Een incomplete lijn moet in elk van je bouwbeurten groeien, anders verliest ze haar schijf.
    .know-2 = Je open eind kun je voor $2 draaien; draaien alleen redt het niet.
    .know-3 = Rails verdwijnen nooit, en een complete spoorlijn kun je niet draaien.
    .know-4 = Een complete spoorlijn is voorgoed veilig.
# en: 7edab21c
crossing = De lijn van een rivaal kruisen
    .idea = De lijn van een rivaal is geen muur: voor $3 vervang je de tegel door een die die lijn houdt en de jouwe toevoegt.
    .know-1 = De lijn van een rivaal kun je voor $3 kruisen, nooit erop aansluiten of haar weghalen.
    .know-2 = Beide lijnen gebruiken de tegel, en geen stoort de andere.
    .know-3 = Ook een lijn die kruist, moet verder groeien of compleet worden.

# en: 18bbbd36
turning-turn-it = De vorige beurt ging je op weg naar Lexington. Nu is er in Cincinnati een gele kubus gekomen, en die wil naar Wheeling in het oosten. Een open eind van jou mag je voor $2 omleiden: de tegel wordt vervangen door een die net als eerst uit Cincinnati komt en aan een andere zijde vertrekt.
    .title = Omleiden
    .pin-1 = Je open eind.
    .pin-2 = Geel, voor Wheeling.
    .pin-3 = Leid het hierheen.
    .ask = Leid de tegel op N9 zo om dat hij naar O9 in het noordoosten leidt.
    .answer-1 = Aan het eind van je bouwbeurt verliest een incomplete lijn die je niet verlengd hebt haar schijf. De rails blijven, maar zijn van niemand, en iedereen mag ze overnemen.
    .answer-2 = Omgeleid voor ${ $cash_less }, maar niet naar O9. De tegel moet uit Cincinnati komen en aan de noordoostkant vertrekken.
    .answer-3 = Ook een nieuwe lijn uit Cincinnati kan Wheeling bereiken. Maar dan verliest het oude eind zijn schijf, en wat het kostte is weg; met omleiden gebruik je het.
    .answer-4 = Dat bereikt Lexington voor ${ $cash_less } en redt je lijn. Maar een gele kubus kan niet in een dorp uitstappen.
    .answer-5 = Een nieuwe lijn ergens anders, en het oude open eind wijst nog steeds naar Lexington. Bouw je er deze beurt niet aan verder, dan ben je het kwijt.
    .otherwise = Dat mag, maar het is niet de opdracht. Neem het terug. De opdracht: { turning-turn-it.ask }
    .AS-REPL-04 = Het eind bij Cincinnati ligt vast. Alleen het open eind kun je omleiden.
    .AS-REPL-01 = De rails naar Cincinnati zouden verdwijnen. Wat ligt, blijft liggen.
    .after = Omgeleid, voor ${ $cash_less }. Een tegel vervangen kost nooit extra voor een rivier.

# en: c6910ec4
turning-extend-it = Omleiden alleen telt niet als verder bouwen: aan het eind van je bouwbeurt zou je de lijn toch verliezen. Er moeten nieuwe rails bij. O9 ligt aan de Ohio; een rivierveld kost $1 extra, in de gewone regels alleen de eerste keer dat je aan die rivier bouwt.
    .title = Verlengen
    .pin-1 = Aan de Ohio.
    .pin-2 = Dan hier.
    .pin-3 = Wheeling.
    .ask = Ga over O9 verder in de richting van P9.
    .answer-1 = Dat gaat verder langs de rivier, en van daar zou een bocht ook Wheeling bereiken. Neem hier de weg over P9.
    .answer-2 = Verloren: omleiden is geen verlengen, dus de lijn heeft geen schijf meer.
    .answer-3 = De lijn gaat verder, maar van Wheeling weg. Ze moet O9 aan de zuidoostkant verlaten.
    .answer-4 = Je lijn naar Wheeling wacht bij O9.
    .otherwise = Dat mag, maar het is niet de opdracht. Neem het terug. De opdracht: { turning-extend-it.ask }
    .after = ${ $cash_less } voor dit veld. De lijn is gegroeid, dus ze blijft deze beurt van jou.

# en: 63cb867d
turning-arrive = Er is nog één veld tot Wheeling, en nog één van je drie tegels. Een stad neemt aan elke zijde rails aan.
    .title = Aankomen
    .pin-1 = Het laatste veld.
    .pin-2 = Wheeling is geel.
    .ask = Maak de spoorlijn naar Wheeling compleet.
    .answer-1 = Je mag stoppen: verlengde lijnen zijn veilig tot je volgende bouwbeurt. Maar een complete is voor altijd veilig, en je hebt het geld.
    .answer-2 = Bijna, maar de rails verbinden O9 en Wheeling niet.
    .answer-3 = Wheeling is één veld verderop. Dit was de laatste tegel van de beurt.
    .otherwise = Dat mag, maar het is niet de opdracht. Neem het terug. De opdracht: { turning-arrive.ask }
    .after = Cincinnati en Wheeling zijn verbonden. Een spoorlijn blijft voor altijd van jou, en ze kan nooit meer omgeleid worden.

# en: 2c0d8385
crossing-cross-it = Je lijn uit Springfield is tegen die van Oranje gelopen, die van Chicago naar Terre Haute gaat. Je mag niet op die rails aansluiten, maar je mag ze kruisen. Voor $3 wordt de tegel vervangen door een die die rails houdt en de jouwe toevoegt.
    .title = Kruisen
    .pin-1 = Je open eind.
    .pin-2 = De lijn van Oranje ligt in de weg.
    .pin-3 = Een blauwe kubus in St. Louis.
    .pin-4 = Daarachter Michigan City, een blauwe nieuwe stad.
    .ask = Kruis de lijn van Oranje op I8 rechtdoor.
    .answer-1 = Het stuk uit Springfield zou zijn schijf verliezen: het is incompleet en is deze beurt niet gegroeid.
    .answer-2 = Je rails delen de tegel met die van Oranje, maar leiden niet verder naar J7. Kom binnen vanaf H8 en ga er aan de overkant uit.
    .answer-3 = Je kunt voor ${ $cash_less } afbuigen, en aan die kant is Chicago dichtbij. Maar de kubus is blauw, en de blauwe stad ligt achter de lijn van Oranje.
    .answer-4 = Je open eind kijkt nog steeds tegen de lijn van Oranje aan. Kruisen is goedkoper dan het lijkt.
    .otherwise = Dat mag, maar het is niet de opdracht. Neem het terug. De opdracht: { crossing-cross-it.ask }
    .AS-REPL-01 = De rails van Oranje zouden verdwijnen. Wat ligt, blijft liggen, dus de nieuwe tegel moet ze houden.
    .after = ${ $cash_less }. Beide lijnen gebruiken de tegel, en geen stoort de andere: Oranje houdt de spoorlijn, jij hebt een open eind aan de overkant.
# en: 9b0b8437
a-whole-turn = Een hele beurt
    .idea = Alle tien fasen achter elkaar, met je eigen plan: aandelen, volgorde, actie, rails, twee keer vervoeren, en daarna rekent de tafel.
    .know-1 = Je beslist in vijf fasen: aandelen, volgorde, actie, rails, goederen. De rest gaat vanzelf.
    .know-2 = Plan achterstevoren: welk transport, welke rails, welke motor, en hoeveel geld dat kost.
    .know-3 = Geef één keer aandelen uit, voor de hele beurt: bod, rails en onkosten.
    .know-4 = Speel nu je eerste partij: de bot ‘makkelijk’ is een goede tegenstander.
# en: 387e73cc
a-whole-turn-plan = Nu speel je een hele beurt. Eerst het plan. In Cincinnati wachten twee kubussen, en je lijn eindigt in Evansville. Over Indianapolis bereik je Cincinnati met drie tegels voor $7. Dan heeft de rode kubus drie spoorlijnen tot St. Louis, en je motor kan er twee.
    .title = Het plan
    .pin-1 = Een rode en een blauwe kubus.
    .pin-2 = St. Louis is rood, en daar begint je lijn.
    .pin-3 = Indianapolis, een dorp: het maakt van één lijn twee spoorlijnen.
    .pin-4 = Motor 2: één te weinig voor de rode kubus.
    .pin-5 = Je geld: ${ $cash }.
# en: 582a46fd
a-whole-turn-shares = Fase 1, aandelen. De rails kosten $7. De onkosten worden $1 voor elk aandeel en $3 voor motor 3. De twee transporten brengen 5 punten inkomsten op, dus je ontvangt $7. Elk aandeel brengt nu $5 op.
    .title = Aandelen
    .pin-1 = Geld ${ $cash }.
    .pin-2 = Tot nu toe { $shares } aandelen.
    .pin-3 = Motor { $engine }, straks 3.
    .pin-4 = Inkomsten { $income }, straks 7.
    .ask = Geef zo weinig aandelen uit als de hele beurt nodig heeft.
    .answer-1 = Met ${ $cash } kun je de rails niet eens betalen. De rode kubus komt Cincinnati niet uit.
    .answer-2 = ${ $cash } is precies genoeg voor de rails. Dan komt er $7 binnen en moet je $8 betalen: één dollar te kort, en dat kost 1 punt inkomsten.
    .answer-3 = Dat is meer dan de beurt nodig heeft. Elk aandeel te veel kost elke beurt $1 en aan het eind 3 punten.
    .otherwise = Dat mag, maar het is niet de opdracht. Neem het terug. De opdracht: { a-whole-turn-shares.ask }
    .after = ${ $cash } en { $shares } aandelen: $7 voor de rails, $7 inkomsten, $9 onkosten. Oranje en Blauw geven er geen uit.
# en: 2202d269
a-whole-turn-order = Fase 2, spelersvolgorde. Aan jouw kant van de kaart stoort niemand je, en niemand anders wil jouw actie. Wat is een betere plaats dan waard?
    .title = Volgorde
    .pin-1 = De vorige beurt was je de eerste.
    .pin-2 = ${ $cash }: elke dollar heeft een doel.
    .ask = Neem je plaats zo goedkoop mogelijk.
    .answer-1 = Met drie spelers betalen de eerste twee plaatsen hun hele bod. Je zou betalen voor een plaats die je deze beurt niets oplevert.
    .otherwise = Dat mag, maar het is niet de opdracht. Neem het terug. De opdracht: { a-whole-turn-order.ask }
    .after = Je bent derde en betaalt niets. Oranje betaalt $1 voor de eerste plaats en neemt Als eerste vervoeren; Blauw neemt Ingenieur.
# en: faea3ef9
a-whole-turn-action = Fase 3, acties. Er zijn er nog vijf. De rode kubus heeft drie spoorlijnen nodig, en je motor kan er twee.
    .title = Actie
    .pin-1 = Locomotief: motor meteen +1.
    .pin-2 = Motor { $engine }.
    .ask = Neem Locomotief en verhoog je motorbereik.
    .answer-1 = Je hebt de actie genomen, maar de motor gelaten zoals hij was. De rode kubus kan nog steeds niet weg.
    .answer-2 = Nuttig op een andere dag. Maar in de twee rondes van deze beurt wil je twee keer vervoeren, dus de motor moet nu sterker worden.
    .otherwise = Dat mag, maar het is niet de opdracht. Neem het terug. De opdracht: { a-whole-turn-action.ask }
    .after = Motor { $engine }. Fase 4 is begonnen: Oranje en Blauw bouwen niets, en het is jouw bouwbeurt.
# en: ff75cdd5
a-whole-turn-build = Fase 4, rails. Drie tegels: van Evansville naar Indianapolis, door het dorp, en verder naar Cincinnati.
    .title = Rails
    .pin-1 = Eerste tegel: $2.
    .pin-2 = Het dorp, erin en eruit: $3.
    .pin-3 = Derde tegel: $2.
    .ask = Verbind Evansville en Cincinnati via Indianapolis.
    .answer-1 = Zonder rails kan er deze beurt niets vervoerd worden, en dan waren de aandelen voor niets.
    .answer-2 = De rechte lijn is korter en heeft één spoorlijn minder: de twee kubussen brengen dan 3 punten inkomsten op in plaats van 5.
    .otherwise = Dat mag, maar het is niet de opdracht. Neem het terug. De opdracht: { a-whole-turn-build.ask }
    .after = Je bouwbeurt is voorbij: nog ${ $cash }, en drie spoorlijnen van Cincinnati naar St. Louis, allemaal van jou. In fase 5 is Oranje de eerste, maar noch Oranje noch Blauw vindt iets om te vervoeren.
# en: c07d90d8
a-whole-turn-first-delivery = Fase 5, goederen, ronde één van twee. Beide kubussen kunnen nu weg, en geen rivaal kan erbij.
    .title = Ronde één
    .pin-1 = Rood naar St. Louis: drie spoorlijnen.
    .pin-2 = Blauw naar Evansville: twee spoorlijnen.
    .ask = Vervoer een van de twee kubussen over jouw spoorlijnen.
    .answer-1 = Motor { $engine }: geen reis hier heeft dat nodig, en de onkosten groeien met $1. Twee kubussen, twee rondes.
    .answer-2 = Twee kubussen en twee rondes: je hebt ze allebei nodig.
    .otherwise = Dat mag, maar een andere weg brengt meer op. Neem het terug. De opdracht: { a-whole-turn-first-delivery.ask }
    .after = Inkomsten { $income }. Oranje en Blauw maken hun motor sterker, en ronde twee is begonnen.
# en: 725d975a
a-whole-turn-second-delivery = Ronde twee. Daarna gaat de rest vanzelf: je ontvangt inkomsten, betaalt de onkosten, vanaf 11 gaan er inkomsten af, en dobbelstenen brengen nieuwe goederen.
    .title = Ronde twee
    .pin-1 = Er is één kubus over.
    .ask = Vervoer de andere kubus.
    .answer-1 = Motor { $engine }, en een kubus die inkomsten zou opleveren blijft achter.
    .answer-2 = Dan wacht de kubus, maar de onkosten wachten niet.
    .otherwise = Dat mag, maar een andere weg brengt meer op. Neem het terug. De opdracht: { a-whole-turn-second-delivery.ask }
    .after = Fasen 6 tot 10: je ontvangt $7, betaalt $9, van { $income } inkomsten gaat niets af, de dobbelstenen brengen goederen, en beurt { $turn } begint. Je houdt ${ $cash } over.
# en: fad5c2a2
a-whole-turn-looking-back = Dat was een hele beurt. Van inkomsten 2 naar { $income } met drie tegels en twee kubussen. In de volgende beurt bepalen de nieuwe goederen welk plan het beste is. Je weet alles wat je voor je eerste partij nodig hebt.
    .title = Terugblik
    .pin-1 = De volgende beurt is begonnen.
    .pin-2 = Geld ${ $cash }.
    .pin-3 = Inkomsten { $income }.

# en: ba053496
crossing-through = Michigan City is nu een stad, dus rails mogen er aan elke zijde aankomen. Vanaf je kruising is het één veld ver.
    .title = Erdoor
    .pin-1 = Eén bocht.
    .pin-2 = Michigan City.
    .ask = Maak de lijn op J7 af.
    .answer-1 = Voorlopig veilig, want je hebt eraan gebouwd. Maar met één tegel meer zou de blauwe kubus kunnen reizen.
    .answer-2 = De bocht eindigt niet in Michigan City. Hij moet J7 aan de noordkant verlaten.
    .answer-3 = Michigan City is één tegel ver.
    .otherwise = Dat mag, maar het is niet de opdracht. Neem het terug. De opdracht: { crossing-through.ask }
    .after = Een spoorlijn van Springfield naar Michigan City. Met motor 2 kan de blauwe kubus in St. Louis nu helemaal over je eigen twee spoorlijnen.

## Waar goederen vandaan komen

# en: 8e9c0349
new-goods = Waar goederen vandaan komen
    .idea = Aan het eind van een beurt brengen dobbelstenen de bovenste kubus van een kolom naar haar stad, en met Productie bepaal jij wat daar ligt.
    .know-1 = Elke beurt zoveel dobbelstenen als spelers in het westen, en evenveel in het oosten.
    .know-2 = Een dobbelsteen brengt de bovenste kubus van zijn kolom naar de stad met dat nummer. Ligt de nieuwe stad van de letter eronder op de kaart, dan krijgt die er ook een.
    .know-3 = De goederenkaart is open: je ziet wat er komt, niet wanneer.
    .know-4 = Alleen Productie vult die weer aan.

# en: c1051049
new-goods-the-display = De goederen die nog komen liggen op de goederenkaart, voor iedereen zichtbaar. Elke genummerde kolom hoort bij een stad: witte nummers in het westen, zwarte in het oosten. De kolommen met letters wachten op hun nieuwe stad. Wordt het nummer van een kolom gegooid, dan gaat haar bovenste kubus naar de stad.
    .title = De goederenkaart
    .pin-1 = Wit 2: St. Louis, een rode stad.
    .pin-2 = Zwart 1: Evansville, een blauwe stad.
    .pin-3 = Lege vakjes blijven leeg, tenzij iemand Productie gebruikt.

# en: ef4ef6f7
new-goods-draw = Je hebt Productie gekozen. Vóór de dobbelstenen mag je twee kubussen uit het zakje trekken en elk in een leeg vakje leggen. Je lijn verbindt St. Louis en Evansville, dus je weet wat je daar graag zou zien.
    .title = Trekken
    .pin-1 = Deze beurt van jou.
    .pin-2 = Je lijn.
    .ask = Trek twee kubussen.
    .answer-1 = Je mag ervan afzien, zolang je niet getrokken hebt. Maar dan koos je de actie voor niets.
    .otherwise = Dat mag. Neem het terug en kijk wat het trekken zou brengen.
    .after = Een rode kubus en een blauwe. Je moet ze nu allebei leggen, en iedereen heeft ze gezien.

# en: b998ad45
new-goods-the-red-cube = Denk terug vanaf het eind. Rood gaat naar een rode stad, en St. Louis is er een. De kubus moet dus aan het andere eind van je lijn verschijnen. De bovenste kubus van een kolom komt het eerst.
    .title = De rode kubus
    .pin-1 = St. Louis wil rood.
    .pin-2 = De kolom van Evansville.
    .pin-3 = Onderin ligt een paarse kubus.
    .ask = Leg de rode kubus waar hij je lijn van nut is.
    .answer-1 = Dan komt hij naar St. Louis, dat zelf rood is. Van daar moet hij een andere rode stad vinden.
    .answer-2 = Kolom E wacht op stad E, en die ligt niet op de kaart. De kubus blijft daar misschien de rest van het spel liggen.
    .answer-3 = Hij zou naar een stad komen die je lijn niet bereikt. Waar begint je lijn, als ze in St. Louis eindigt?
    .otherwise = Dat mag, maar de kubus zou je lijn niet van nut zijn. Neem het terug en bedenk waar hij zijn reis moet beginnen.
    .after = Hij ligt boven de paarse kubus in de kolom van Evansville, dus hij komt het eerst. Nu de blauwe.

# en: ca5f5379
new-goods-the-blue-cube = Dezelfde gedachte, andersom: Evansville is blauw. Daarna wordt er gegooid, één dobbelsteen per speler in het westen en één per speler in het oosten.
    .title = De blauwe kubus
    .pin-1 = Evansville wil blauw.
    .pin-2 = De kolom van St. Louis.
    .ask = Leg de blauwe kubus waar hij je lijn van nut is.
    .answer-1 = Kolom E wacht op een nieuwe stad die niet op de kaart ligt.
    .answer-2 = In de kolom van Evansville zou hij in een blauwe stad verschijnen, en moest hij een andere zoeken.
    .answer-3 = Je lijn bereikt de stad van die kolom niet.
    .otherwise = Dat mag, maar de kubus zou je lijn niet van nut zijn. Neem het terug en bedenk waar hij zijn reis moet beginnen.
    .after = Wit 2, 2, 4 en zwart 1, 3, 6. De 2 is twee keer gegooid: de blauwe kubus en de gele eronder komen naar St. Louis. De 1 brengt je rode kubus naar Evansville. Twee kubussen voor je lijn, één in elke richting.

## Eerst het belangrijkste

# en: d1cff8dd
first-things-first = Eerst het belangrijkste
    .idea = Vervoer eerst wat een rivaal zou kunnen vervoeren, en bewaar voor later wat alleen jij kunt bereiken.
    .know-1 = Kijk vóór je de duurste kubus vervoert welke kubus iemand anders kan vervoeren.
    .know-2 = Een kubus die alleen jouw motor bereikt, kan op ronde twee wachten.
    .know-3 = Als eerste vervoeren is geld waard als er om een kubus gestreden wordt.
    .know-4 = Let op de motoren van je rivalen: ze groeien tussen de rondes.

# en: 8041a879
first-things-first-two-cubes = Je hebt Als eerste vervoeren, dus je begint in beide rondes, en je motor reikt drie spoorlijnen ver. De rode kubus is je 3 waard, de blauwe 2. Sterke spelers stellen nog een vraag voor ze de grootste nemen: wie kan hem nog meer vervoeren?
    .title = Twee kubussen
    .pin-1 = Rood: drie spoorlijnen van jou naar St. Louis.
    .pin-2 = Blauw: twee spoorlijnen van jou naar Evansville.
    .pin-3 = De eigen spoorlijn van Oranje naar Evansville.
    .pin-4 = Oranje: motor 1.
    .ask = Het is ronde één, en Oranje komt na jou. Welke kubus eerst?
    .answer-1 = Inkomsten { $income }, drie meer. Maar nu neemt Oranje de blauwe kubus over de eigen korte lijn, en in ronde twee is er niets meer voor jou. Welke van de twee kubussen is veilig voor Oranje?
    .answer-2 = Dat geeft een van de spoorlijnen aan Oranje, en de blauwe kubus ligt er nog voor Oranje.
    .answer-3 = De goede kubus over de verkeerde spoorlijn: dit betaalt Oranje, en jij krijgt niets.
    .answer-4 = Motor { $engine }, maar Oranje wacht niet: een van deze kubussen ligt binnen bereik.
    .answer-5 = Oranje zegt dankjewel en neemt een kubus.
    .otherwise = Dat mag, maar iets anders brengt meer op. Neem het terug en tel je eigen spoorlijnen. De opdracht: { first-things-first-two-cubes.ask }
    .after = Inkomsten { $income }. Oranje vindt geen kubus voor motor 1 en maakt hem sterker. De rode ligt er nog.

# en: 966c32f6
first-things-first-now-the-other = Ronde twee, en jij begint weer. De motor van Oranje is nu 2: daarmee zou Oranje de rode kubus over de eigen spoorlijn en een van de jouwe kunnen vervoeren. Maar jij bent aan zet.
    .title = Nu de andere
    .pin-1 = Drie spoorlijnen van jou.
    .pin-2 = Oranje: motor 2.
    .ask = Breng de rode kubus weg langs de weg die jou het meest opbrengt.
    .answer-1 = Twee spoorlijnen: één betaalt Oranje, één betaalt jou. Je motor kan beter.
    .answer-2 = Dan vervoert Oranje de rode kubus: één spoorlijn voor Oranje en één voor jou.
    .answer-3 = Dan vervoert Oranje de rode kubus.
    .otherwise = Dat mag, maar iets anders brengt meer op. Neem het terug en tel je eigen spoorlijnen. De opdracht: { first-things-first-now-the-other.ask }
    .after = Inkomsten { $income }. Vijf in één beurt; met de grote kubus eerst waren het er drie geweest, en één voor Oranje.

## Puzzel: de laatste beurt

# en: b36c339c
last-turn = Puzzel: de laatste beurt
    .idea = Vind de drie tegels en de twee kubussen die het spel winnen.
    .know-1 = Elk punt inkomsten telt 3, elk aandeel kost er 3, complete rails tellen een beetje, geld niets.
    .know-2 = Ook in de laatste beurt is er inkomstenaftrek.
    .know-3 = Door een dorp heeft een lijn één spoorlijn meer, en elke kubus erop brengt er één meer op.
    .know-4 = Besteed in de laatste beurt alles wat nog iets oplevert.

# en: c47d0c57
last-turn-the-position = Gebeurt er in deze laatste beurt niets, dan wint Oranje met 20 punten. Je hebt $7, drie tegels en motor 3, en dan vervoer je twee keer. Aan het eind telt elk punt inkomsten 3, tellen complete rails 1 per veld, en kost elk aandeel 3. Van inkomsten van 11 tot 20 gaat eerst 2 af.
    .title = De stelling
    .pin-1 = Twee kubussen in Cincinnati: een blauwe en een rode.
    .pin-2 = Evansville, blauw: hier begint je lijn.
    .pin-3 = St. Louis, rood: hier eindigt je lijn.
    .pin-4 = $7: na deze beurt is geld niets waard.

# en: 2cc58136
last-turn-build = Cincinnati moet bereikt worden. Er is meer dan één weg, en die zijn niet evenveel waard.
    .title = Bouwen
    .pin-1 = Van hier.
    .pin-2 = Naar hier.
    .ask = Leg de eerste tegel van de beste lijn tussen Evansville en Cincinnati.
    .answer-1 = De directe lijn: twee tegels, $4, één spoorlijn. De kubussen zouden 2 en 1 opbrengen, en je zou met 17 punten eindigen. Oranje heeft er 20. Wat doet de rest van je geld?
    .answer-2 = Dan reist er niets over je lijn, en Oranje wint.
    .answer-3 = Met deze tegel kun je Cincinnati niet meer op de beste manier bereiken. Elke spoorlijn op de weg van een kubus is een punt inkomsten: tel spoorlijnen, geen velden.
    .otherwise = Dat mag, maar het is niet de opdracht. Neem het terug. De opdracht: { last-turn-build.ask }
    .after = ${ $cash_less }. Je bent op weg door Indianapolis.

# en: 4c7d3a67
last-turn-build-3 = Er zijn twee tegels over. Bedenk wat een halte onderweg met een lijn doet.
    .title = Bouwen
    .pin-1 = Een dorp maakt van één lijn twee spoorlijnen.
    .ask = Leg de tweede tegel.
    .answer-1 = Incomplete rails tellen niet en vervoeren niets.
    .answer-2 = ${ $cash_less }, en het dorp is bereikt. Maar de lijn moet verder naar de andere stad, en daarvoor heb je nog één tegel en ${ $cash }.
    .answer-3 = Om Indianapolis draait het juist op deze weg.
    .otherwise = Dat mag, maar het is niet de opdracht. Neem het terug. De opdracht: { last-turn-build-3.ask }
    .after = ${ $cash_less } voor het dorp. Nog ${ $cash }, en één tegel.

# en: 8421751c
last-turn-build-4 = Dit is je laatste tegel van het spel. Incomplete rails tellen niet en vervoeren niets.
    .title = Bouwen
    .pin-1 = Indianapolis heeft één open uitgang.
    .ask = Maak de lijn compleet.
    .answer-1 = Er ontbreekt één tegel, en geld is na deze beurt niets waard.
    .answer-2 = Dat maakt de lijn niet compleet, en het was de laatste tegel.
    .otherwise = Dat mag, maar het is niet de opdracht. Neem het terug. De opdracht: { last-turn-build-4.ask }
    .after = Cincinnati, Indianapolis, Evansville, St. Louis: drie eigen spoorlijnen. Je hebt ${ $cash }, en je inkomsten betalen de onkosten van $8.

# en: a8608792
last-turn-deliver = Motor 3, twee rondes, twee kubussen. Geen rivaal heeft hier een lijn.
    .title = Vervoeren
    .pin-1 = Rood.
    .pin-2 = Blauw.
    .ask = Vervoer je eerste kubus.
    .answer-1 = Motor { $engine }: geen reis hier heeft dat nodig, en een van de kubussen zou achterblijven.
    .answer-2 = Twee kubussen, twee rondes: je kunt er geen missen.
    .otherwise = Dat mag, maar iets anders brengt meer op. Neem het terug en tel je eigen spoorlijnen. De opdracht: { last-turn-deliver.ask }
    .after = Inkomsten { $income }.

# en: 29818cdd
last-turn-deliver-6 = Je laatste zet van het spel. Daarna komen de inkomsten, de onkosten, de aftrek en de punten.
    .title = Vervoeren
    .pin-1 = Er is nog één kubus.
    .ask = Vervoer je tweede kubus.
    .answer-1 = Een motor telt geen punten.
    .answer-2 = Er is nog één kubus, en hij is meer waard dan je nodig hebt om te winnen.
    .otherwise = Dat mag, maar iets anders brengt meer op. Neem het terug en tel je eigen spoorlijnen. De opdracht: { last-turn-deliver-6.ask }
    .after = Inkomsten 8 + 5 = 13, min 2 aftrek is { $income }. Dat is 33 punten, plus { $track } voor je rails, min 15 voor vijf aandelen: { $points }. Oranje heeft { $points_1 }. Je wint, omdat je door een dorp ging.

## Oefeningen

# en: f8ce242b
ten-is-a-good-number = Tien is een goed getal
    .idea = De laatste kans van het spel, en nog één inkomstenpunt binnen bereik.
    .know-1 = Bij 10, 20, 30 en 40 kost één punt inkomsten meer dan het oplevert.

# en: f6a58ad4
ten-is-a-good-number-decide = De laatste zet van het spel. Je inkomsten zijn { $income }, en een rode kubus kan er nog 1 bij brengen.
    .pin-1 = Je inkomsten: { $income }.
    .pin-2 = Eén spoorlijn van jou naar St. Louis.
    .pin-3 = De laatste beurt.
    .ask = Wat doe je?
    .answer-1 = Inkomsten { $income }, en dat is een stap te ver: van 11 tot 20 gaat er 2 af, dus je zou met minder eindigen dan ervoor. Drie punten verloren door één kubus.
    .otherwise = Dat mag, maar reken nog eens na wat de aftrek doet.
    .after = Bij 10 gaat er niets af, bij 11 twee. Je eindigt met inkomsten { $income } en { $points } punten; met die kubus waren het er drie minder geweest. Twee erbij brengt je weer op 10, pas vanaf drie loont het. Dezelfde val ligt bij 20, 30 en 40, in elke beurt.

# en: 223166d6
one-more-share = Nog een aandeel?
    .idea = Aandelen kosten punten, maar er ontbreekt één tegel.
    .know-1 = In de laatste beurt niets uitgeven is een goede gewoonte, geen wet: reken uit wat het geld opent.

# en: 18ca5ae2
one-more-share-decide = De laatste beurt, en je hebt geen geld. Elk aandeel kost 3 punten.
    .pin-1 = De laatste beurt.
    .pin-2 = Helemaal geen geld.
    .pin-3 = Er ontbreekt één tegel: $2.
    .pin-4 = Een rode en een blauwe kubus in Cincinnati.
    .ask = Hoeveel aandelen geef je uit?
    .answer-1 = Je spaart 3 punten en kunt de ene tegel die ontbreekt niet leggen. De twee kubussen in Cincinnati blijven buiten bereik: 3 en 2 inkomsten, 15 punten.
    .answer-2 = Reken uit wat de ontbrekende tegel kost. Elk aandeel daarboven is 3 punten weg.
    .otherwise = Reken uit wat de ontbrekende tegel kost, en wat hij opent.
    .after = Eén aandeel: 3 punten minder, $5 meer. De tegel op L8 kost $2 en opent Cincinnati: de rode kubus brengt 3 inkomsten, de blauwe 2, samen 15 punten, en de nieuwe spoorlijn telt ook.

# en: 44ea8cc1
worth-of-first-move = Wat Als eerste vervoeren waard is
    .idea = Eén kubus, twee lijnen die daar beginnen, en jij bent de laatste.
    .know-1 = Een actie is waard wat je ermee kunt doen voordat anderen het kunnen.

# en: a6e28e98
worth-of-first-move-decide = Je kiest als laatste, en Oranje is eerste in de volgorde. Eén blauwe kubus ligt waar jouw lijn en die van Oranje beginnen.
    .pin-1 = Je bent de laatste in de volgorde.
    .pin-2 = De enige kubus binnen je bereik.
    .pin-3 = 2 inkomsten voor jou, over je eigen lijn.
    .pin-4 = 1 voor Oranje, over de korte.
    .ask = Welke actie neem je?
    .answer-1 = Een sterkere motor, zeker, en niets om te trekken: Oranje vervoert vóór jou en brengt de enige kubus over de eigen lijn weg.
    .answer-2 = Als eerste bouwen verandert hier niets. Het gaat om de kubus, niet om de velden.
    .answer-3 = Nieuwe kubussen komen aan het eind van de beurt. Deze is dan weg.
    .answer-4 = Dat helpt bij het volgende bieden. De kubus is dan weg.
    .otherwise = Dat mag. Maar wie vervoert de kubus?
    .after = Met Als eerste vervoeren breng je de kubus weg vóór Oranje: 2 inkomsten voor jou, niets voor Oranje. Je tweede ronde blijft vrij om de motor te verhogen, dus ook wat Locomotief biedt is niet verloren.

# en: 720a7a19
one-for-sky = Eén voor Blauw
    .idea = Een korte weg die helemaal van jou is, of een lange waarop een ander ook verdient.
    .know-1 = Tel wat jij krijgt; wat anderen krijgen telt alleen daartegen.

# en: b38d70ac
one-for-sky-decide = Eén rode kubus, en je motor is { $engine }.
    .pin-1 = Rood, in Cincinnati.
    .pin-2 = Fort Wayne, rood: één spoorlijn, van jou.
    .pin-3 = St. Louis, rood: ver weg, en de laatste spoorlijn is van Blauw.
    .ask = Waar breng je hem heen?
    .answer-1 = Veilig en helemaal van jou, en { $income_more } waard. Een ander betalen doet minder pijn dan het lijkt als die achterligt en jij meer krijgt.
    .answer-2 = Zo’n goede kubus wacht niet op je.
    .otherwise = Dat mag, maar er is een weg die meer oplevert.
    .after = Vier spoorlijnen: drie betalen jou, één Blauw. Je inkomsten groeien met { $income_more }, die van Blauw met 1, en Blauw is de laatste. Kort en alleen van jou had 1 opgeleverd.

# en: 1b5f0afe
the-free-place = De gratis plaats
    .idea = Wat is een plaats in de volgorde waard als niemand je in de weg staat?
    .know-1 = Een plaats is waard wat hij je laat doen. Wie als eerste stopt, betaalt niets.

# en: 25506f76
the-free-place-decide = Je hebt ${ $cash } en inkomsten { $income }, en wilt voor $7 bouwen waar niemand je stoort. De onkosten zijn ${ $bill }, en deze beurt kan geen kubus worden vervoerd. Oranje heeft $1 geboden.
    .pin-1 = Oranje heeft $1 geboden.
    .pin-2 = ${ $cash }.
    .pin-3 = Je plan: Evansville, Indianapolis, Cincinnati voor $7.
    .ask = Wat nu?
    .answer-1 = Met drie spelers betalen de eerste twee plaatsen alles. Kom je op een daarvan, dan laat $10 − $2 − $7 + $3 nog $4 over voor onkosten van $6: twee dollar tekort, twee inkomsten weg. En waarvoor? Niemand staat je in de weg.
    .answer-2 = Elke dollar die je hier betaalt ontbreekt bij de onkosten, en elke ontbrekende dollar is een inkomstenpunt. Wat zou de eerste plaats je brengen?
    .otherwise = Wat zou een betere plaats je deze beurt brengen?
    .after = $10 − $7 + $3 is $6, precies de onkosten. Wie als eerste stopt betaalt niets, en je plan vraagt geen zeldzame actie en geen eerste vervoer.

# en: b27a06e7
the-far-end = Het verre eind
    .idea = Een thuis voor twee zwarte kubussen: waar?
    .know-1 = Een bestemming is zoveel waard als de reis erheen lang is.

# en: c4b90b59
the-far-end-decide = Je hebt Stad bouwen en wilt een thuis voor de twee zwarte kubussen in St. Louis.
    .pin-1 = Twee zwarte kubussen in St. Louis.
    .pin-2 = Indianapolis.
    .pin-3 = Lexington.
    .pin-4 = Motor { $engine }.
    .ask = Waar sticht je de nieuwe stad, en in welke kleur?
    .answer-1 = Midden op je lijn, twee spoorlijnen ver: twee kubussen, elk 2 inkomsten. Je motor trekt twee keer zo ver.
    .answer-2 = De goede plaats, maar een rode stad: de zwarte kubussen hebben er niets aan.
    .answer-3 = Zonder zwarte stad blijven de twee kubussen in St. Louis.
    .otherwise = Dat mag, maar het brengt de twee zwarte kubussen niet zo ver als je motor kan trekken.
    .after = Tussen St. Louis en Lexington liggen vier spoorlijnen, allemaal van jou, en je motor haalt er vier. De twee kubussen brengen elk 4 inkomsten; met een stad in Indianapolis was het elk 2 geweest.

# en: b252d66e
two-for-you-none-for-orange = Twee voor jou, niets voor Oranje
    .idea = Twee kubussen zijn voor jou evenveel waard, voor de koploper niet.
    .know-1 = Is het jou gelijk en een ander niet, neem dan wat de ander wil.

# en: 630100f8
two-for-you-none-for-orange-decide = Je laatste zet in dit spel; na jou vervoert Oranje. Twee blauwe kubussen zijn jou 2 waard, aan elk eind van je lijn één.
    .pin-1 = Blauw in Cincinnati: 2 voor jou naar Evansville.
    .pin-2 = Blauw in Evansville: 2 voor jou naar Cincinnati.
    .pin-3 = Toledo is blauw, en de weg erheen is van Oranje.
    .pin-4 = Oranje staat voor.
    .ask = Welke vervoer je?
    .answer-1 = Twee voor jou, goed zo. Maar de andere kubus blijft in Cincinnati, en Oranje brengt hem over twee eigen spoorlijnen naar Toledo.
    .answer-2 = Dat is de lijn van Oranje: Oranje verdient, jij niet.
    .answer-3 = Er liggen twee inkomsten te wachten.
    .otherwise = Dat mag. Maar wat doet Oranje met de laatste zet?
    .after = Elk brengt je 2. Maar alleen de kubus in Cincinnati kan over de twee spoorlijnen van Oranje naar Toledo; die in Evansville heeft alleen jouw weg. Je eindigt met { $points } punten, Oranje met { $points_1 }; andersom had Oranje gewonnen.

# en: 170b1337
no-gifts = Geen cadeaus
    .idea = Een nieuwe stad helpt iedereen wiens rails ernaar wijzen.
    .know-1 = Rails die naar een dorp wijzen sluiten aan op een nieuwe stad daar, van wie ze ook zijn.

# en: 0eb31b3b
no-gifts-decide = Je hebt Stad bouwen en sticht een zwarte stad, zodat een van je zwarte kubussen op reis kan.
    .pin-1 = Terre Haute: jouw eind vanuit Evansville, en dat van Oranje vanuit Chicago.
    .pin-2 = Springfield: jouw eind vanuit St. Louis.
    .pin-3 = Twee zwarte kubussen in Chicago.
    .ask = Springfield of Terre Haute?
    .answer-1 = Je lijn vanuit Evansville is compleet. Die van Oranje vanuit Chicago ook, zonder tegel, en de twee zwarte kubussen in Chicago hebben nu een thuis.
    .answer-2 = Twee zwarte kubussen van jou kunnen nergens heen, en beide open einden verliezen hun schijf.
    .otherwise = Dat mag, maar het geeft geen van je zwarte kubussen een thuis dat Oranje niet kan gebruiken.
    .after = Elke stad maakt een lijn van jou compleet en neemt een kubus van jou aan. Maar in Terre Haute zou je de lijn van Oranje gratis afmaken en voor twee kubussen openen. In Springfield bouw je voor jezelf alleen.
# en: 170d9997
first-train-who-is-who = Je leidt een spoorwegmaatschappij. Met drie spelers duurt het spel tien beurten. De maatschappij met de meeste punten wint, en punten komen vooral van inkomsten: goederen die over jouw rails reizen.
    .title = Wie is wie
    .pin-1 = Dit ben jij: jouw maatschappij is groen.
    .pin-2 = Oranje, je eerste rivaal.
    .pin-3 = Blauw, je tweede rivaal.
    .pin-4 = De beurt van het spel.
