# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 8ab543d1
endow_pick = Voor de eerste beurt neemt iedereen een startvermogen en de arbeider die erop staat. De eerste speler van het spel kiest het laatst.
    .matters = Kijk eerst naar de kleur van de arbeider: je twee mijlpalen laten zien welke managers ze willen. Van de geschenken zijn $500 en drie aandelen ongeveer gelijk, een trein is 8 punten en zijn bonus waard.
    .mistake = Kijk niet alleen naar het geschenk; vergeet de arbeider niet.

# en: b8964e2c
start_rail = Je startrails gaan gratis op een vak naar keuze aan je netwerk. Ze openen geen deal.
    .matters = In de bergen zijn ze het meest waard, waar driehoeken tot $300 zouden kosten. Kijk ook welke stad ze bereiken en welk teken ze bedekken: mijlpalen tellen dat.
    .mistake = Leg ze niet uit gewoonte op het goedkoopste vak.

# en: c7f1478d
start_office = Je startgebouw wordt een kantoor in sector 3 of 6, gratis, op de eerste plaats. Het brengt geen aandelen en opent geen deal.
    .matters = Verbindingen tussen kantoren zijn punten waard, en die naast sector 6 zijn meer waard dan die naast sector 3. Kom je later, dan ben je daar niet meer de eerste.
    .mistake = Reken niet op de aandelen van de sector; dit geschenk brengt er geen.

# en: 455d5d2d
start_station = Je startgebouw wordt een station in Washington of Charlotte. Het kost niets en brengt geen beloning en geen bonus.
    .matters = Je kunt er niet nog eens bouwen, dus je geeft de arbeider van die stad op: houd de stad waarvan je mijlpalen de kleuren willen. Het station telt op de balk Stations.
    .mistake = Neem niet de stad waarvan je de arbeider nog nodig hebt.

# en: 8c37bbfb
place = Zet één arbeider uit je voorraad op Station, Spoor, Telegraaf of Handel. Dan voer je die actie helemaal uit.
    .matters = Arbeider en actie horen bij elkaar: elke kleur voegt aan elke actie iets anders toe. Telegraaf en Handel kosten niets, Spoor $400 en meer, Station $200 tot $600. Een mijlpaal die nog maar één ding mist, gaat voor.
    .mistake = Stuur geen specialist waar een witte arbeider hetzelfde doet: je mist hem als hij zou tellen.

# en: 4042b25b
action = Voer de actie van je arbeider uit: wat ze vraagt, dan haar beloningen, in de volgorde die je wilt. De prijs betaal je aan het eind van de actie, dus wat ze oplevert mag meebetalen.
    .matters = Neem alles voor je eindigt: de beloning van de stad, de bonus van de eerste plaats, de tegel voor een arbeider, een bevordering. Dealtekens op rails en sector 3 en 6 openen de deals: heb dan aandelen.
    .mistake = Beëindig de actie niet voordat je de beloning hebt genomen.

# en: d3bb738f
deal = De deals zijn open: betaal de aandelen en neem wat geboden wordt, of pas. In je eigen beurt mag je beide, in andermans beurt één.
    .matters = Een aandeel is $150 waard: een deal is goed als hij per aandeel meer bespaart. Met een bevordering kun je hier een mijlpaal halen, ook in andermans beurt. Wat je laat liggen, kan de volgende speler nemen.
    .mistake = Verkoop je aandelen niet vlak voordat de deals opengaan.

# en: 947f22f7
milestone = Je hebt een mijlpaal gehaald en er drie met de volgende letter getrokken: houd er een. Heb je er twee tegelijk gehaald, zeg dan eerst welke het eerst vervangen wordt.
    .matters = Kijk wat al gedaan is en naar de kleuren van de managers: A, B en C willen de getoonde kleuren, D neemt iedereen. Denk aan de beurten die over zijn: een mijlpaal die je niet afmaakt, levert niets op.
    .mistake = Houd niet die met de meeste punten. De punten verschillen weinig, het werk enkele beurten.

# en: 1ebb0e4e
promote = Zet een van je arbeiders op een plaats van zijn kleur op een open mijlpaal. Dan is hij manager en telt hij niet bij de vier arbeiders die je moet houden.
    .matters = Bevorder iemand die op het bord staat voor een verse van dezelfde kleur: hij heeft al gewerkt. Een mijlpaal waarvan de voorwaarden kloppen, gaat voor; die haal je aan het eind van deze beurt.
    .mistake = Bevorder niet de verse specialist om de vermoeide te houden.

# en: 8c0c471d
steps = Schuif je markeerfiches op, stap voor stap, op een van de drie prestatiebalken. Stappen die je niet gebruikt, vervallen.
    .matters = Een stap is zijn stijging waard maal wat de balk telt: kantoren, stations of steden van niveau 5 in je netwerk. Reken voor elke stap, ook wat nog komt. Sommige stappen kosten tol.
    .mistake = Klim niet op de balk met de grootste getallen in plaats van die met het grootste product.

# en: 3efca2b7
toll = De laatste stap van een balk kost een arbeider: kies wie je opgeeft. De arbeider mag uit je voorraad of van het bord komen.
    .matters = Witte arbeiders voor specialisten. Aan het eind van je beurt moeten er vier over zijn, anders neem je er een in dienst voor $800.
    .mistake = Geef niet de specialist op die je net wilde bevorderen.

# en: d4c17379
exchange = Kies de arbeider die naar de gemeenschappelijke voorraad gaat; je neemt er dan een andere voor. Hun aantal blijft gelijk.
    .matters = Een arbeider op het bord kun je beter geven: de nieuwe komt in je voorraad en kan de volgende beurt geplaatst worden. Dit is de goedkoopste weg naar een kleur die een mijlpaal mist.
    .mistake = Geef geen verse arbeider om een vermoeide te houden.

# en: 95f1d5ea
exchange_take = Kies de arbeider die bij je komt. Hij is meteen in je voorraad.
    .matters = Eerst de kleur die een mijlpaal mist, dan de kleur waarvan het effect bij je volgende actie past.
    .mistake = Neem geen kleur die je al twee keer hebt.

# en: 7e3bcf3c
worker = Neem een arbeider van een kleur naar keuze uit de gemeenschappelijke voorraad. Is je kleur op, neem dan een andere.
    .matters = Denk aan de managers van beide mijlpalen en aan je volgende beurt: oranje voor een duur station of bergen, turquoise voor derde rails, grijs voor een eerste plaats, paars voor stappen.
    .mistake = Neem niet uit gewoonte wit: dat is overal bruikbaar, en nergens bijzonder.

# en: 0dead3ee
train = Neem een trein van een stapel die over is. Hij ligt open voor je: 8 punten.
    .matters = Kies de bonus die je zult gebruiken als je hem omdraait. Dicht en weer open gedraaid geeft hij beide, als er twee keer draaien over is.
    .mistake = Vergeet niet je treinen om te draaien.

# en: c6199b0a
flip = Draai een trein om: van open naar dicht geeft zijn bonus, van dicht naar open geeft zijn 8 punten terug. Je mag één trein twee keer draaien.
    .matters = Vroeg dicht, laat open: aan het eind van het spel moeten ze allemaal open liggen.
    .mistake = Draai in je laatste beurt geen trein dicht voor een bonus die minder dan 8 punten waard is.

# en: 8238d764
free_rail = Leg rails uit je voorraad aan je netwerk, zonder de $400 en zonder driehoeken. Ze openen geen deal.
    .matters = Eerst de bergen: drie driehoeken sparen $300. Tekens tellen voor mijlpalen. Ze komen uit je voorraad en brengen het einde dichterbij.
    .mistake = Leg ze niet op de vlakte, waar ze weinig gekost zouden hebben.

# en: e302cdd5
free_station = Zet een gebouw uit je voorraad in een verbonden stad zonder station van jou. Geen prijs, geen beloning, geen bonus.
    .matters = Kies een stad waarvan je de beloning niet nodig hebt of die duur is, of een niveau dat een mijlpaal vraagt.
    .mistake = Geef geen stad weg waarvan de beloning twee arbeiders was.

# en: 90b5315c
free_office = Zet een gebouw uit je voorraad in een sector zonder kantoor van jou. Het brengt geen aandelen, geen tegel en geen deal.
    .matters = Zoek verbindingen: een gat tussen twee van je kantoren is het meest waard. In een sector met weinig aandelen verlies je het minst.
    .mistake = Neem geen sector met veel aandelen, want die verlies je.
