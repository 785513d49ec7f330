# Het regelboek: een bericht voor elk hoofdstuk en elke paragraaf. Zie docs/teaching.md.

## Wat het spel is

# en: 1673e3a0
what-the-game-is = Wat het spel is
    .lead = Twee tot vier treinen delen één spoornet, dat vanuit één stad groeit. Leg tegels om stoom te krijgen, geef de stoom uit om goederen te vervoeren, en heb als eerste 13 punten.

# en: 51b3d3c7
what-the-game-is-the-table = De tafel, deel voor deel
    .says = Twee afbeeldingen laten zien wat er midden in een partij op tafel ligt.
    .picture-the-map = De spoorweg: rails, twee steden en een trein.
    .picture-the-displays = De voorraad, en wat elke speler heeft.
    .part-1 = Een stad. De kleur zegt welke goederen ze aanneemt.
    .part-2 = Een goederenblokje dat op laden wacht.
    .part-3 = Een wissel. Het getal in de hoek is de stoom die de tegel opleverde.
    .part-4 = Een heuvel: oprijden kost 2 stoom.
    .part-5 = Een bocht met watertoren.
    .part-6 = Een brug: twee sporen die elkaar niet raken.
    .part-7 = Je trein.
    .part-8 = Een stad in de uitstalling, met haar goederen.
    .part-9 = De stapel railtegels.
    .part-10 = De circuitfiches die over zijn.
    .part-11 = Je ketel: de stoom die je hebt.

# en: 8e9b29b8
what-the-game-is-one-railway-for-all = Eén spoornet voor iedereen
    .says = De rails zijn van niemand: wat één speler legt, mogen alle treinen gebruiken. In je beurt leg je een tegel, of je rijdt met je trein, of je neemt water. Tegels en water vullen je ketel met stoom, en rijden maakt hem leeg.

# en: 6c7c4b3f
what-the-game-is-where-points-come-from = Waar punten vandaan komen
    .says = Een goederenblokje dat je naar een stad van zijn kleur brengt is 2 punten waard. Een circuit sluiten levert een fiche op, dat is 1 punt. Goederen van verschillende kleuren geven een bonus van hoogstens 5 punten.

# en: 27382055
what-the-game-is-how-it-ends = Hoe het eindigt
    .says = Wie 13 punten heeft, wint meteen. Lukt dat niemand, dan is het spel uit als de laatste railtegel getrokken wordt, en winnen de meeste punten. Daarvoor valt niemand af.

# en: 47af1cb5
what-the-game-is-reconstructed = Wat is gereconstrueerd
    .says = De spelregels geven de totalen, maar geen lijst van de tegels. Hoeveel er van elke soort zijn, hun getallen en hun tekens zijn voor dit programma gereconstrueerd. Ook de drie steden van elke kleur en het getal op een stad. Waar de spelregels zwijgen, beslist het programma zelf: je ruilt een tegel als je niets anders kunt doen, en na twaalf rondes zonder voortgang is het spel uit.

## Voorbereiding

# en: 287a295e
setting-up = Voorbereiding
    .lead = Eén stad, met alle treinen erop, lege ketels, en voor elke speler drie verborgen tegels. Twee andere steden liggen open, elk met twee goederen.

# en: a0574e81
setting-up-cities-and-goods = Steden en goederen
    .says = Er zijn twaalf steden, drie van elk van de vier kleuren. Eén is de startstad en krijgt geen goederen; twee vormen de uitstalling, elk met twee goederen uit de zak; de andere negen zijn de stapel steden. In de zak zitten 28 goederen, 7 van elke kleur. Zeven circuitfiches en 20 kolenblokjes liggen apart, en niemand heeft al kolen.

# en: d9358a87
setting-up-hands-and-piles = Handen en stapels
    .says = Van de 80 railtegels trekt elke speler er drie. De rest is de stapel railtegels: 74 tegels met twee spelers, 71 met drie, 68 met vier. Je begint elke beurt met drie tegels, tot de stapel op is; tegels worden nooit onderling geruild of teruggelegd.

# en: cbb0929e
setting-up-trains-and-boilers = Treinen en ketels
    .says = Alle treinen staan in de startstad. In je ketel past 0 tot 6 stoom, nooit meer en nooit minder. Aan het begin is hij leeg.

# en: a0a86c2d
setting-up-who-begins = Wie begint
    .says = Het toeval beslist wie begint. Daarna gaat het linksom verder.

# en: 35289b65
setting-up-what-everybody-knows = Wat iedereen weet
    .says = Alleen jij ziet de tegels in je hand, maar iedereen ziet hoeveel je er hebt. De volgorde van de twee stapels en van de zak is voor iedereen verborgen; wat nog niemand gezien heeft, mag je uitrekenen. Al het andere is open: bord, uitstalling, goederen, treinen en hun lading, stoom, kolen, fiches en punten.

## De beurt

# en: 42f9e214
the-turn = De beurt
    .lead = In je beurt doe je precies één ding. Daarna doet de speler links van je één ding.
    .worked = Groen staat in de gele stad met 1 stoom. Daar ligt een rood goederenblokje, en een rode stad is er nog niet. Drie beurten later is het geleverd; Oranje legt er telkens een tegel tussendoor.
    .row-0 = Beurt · wat Groen doet · stoom
    .row-1 = 1 · legt een rechte tegel met getal 2 en trekt een tegel · 1 + 2 = 3
    .row-2 = 2 · legt de rode stad uit de uitstalling, getal 1 · 3 + 1 = 4
    .row-3 = 3 · laadt rood en rijdt over twee tegels de stad in: 2 punten · 4 − 3 = 1

# en: 27ad83d3
the-turn-a-turn-in-pictures = Een beurt in afbeeldingen
    .says = In je beurt doe je een van drie dingen.
    .picture-turn-tile = Je legt een tegel: 2 stoom erbij, nu 5.
    .picture-turn-run = Of je rijdt met je trein: drie stappen voor 3 stoom, en het gele goederenblokje levert 2 punten op.
    .picture-turn-water = Of je neemt water bij de watertoren: 4 stoom.

# en: 7105be94
the-turn-one-thing = Eén actie per beurt
    .says = Leg een railtegel, leg een stad, rijd met je trein, of neem water bij een watertoren: een van deze dingen, en maar één. Is dat gedaan, dan is de speler links van je aan de beurt.

# en: 7effdf3c
the-turn-drawing = Trekken
    .says = Heb je een railtegel gelegd, dan trek je als laatste stap van je beurt een nieuwe van de stapel railtegels. Een stad komt niet uit je hand en levert dus geen nieuwe tegel op.

# en: bc03a051
the-turn-coal-comes-before = Kolen komen eerst
    .says = Laat in het spel heeft iedereen kolen. Voor je een tegel legt of rijdt, mag je er een aantal verbranden; dat kost je je beurt niet.

# en: 08c6bb7d
the-turn-no-passing = Niet passen
    .says = Passen kan niet. Kun je werkelijk niets doen, dan ruil je een tegel: leg er een uit je hand open uit het spel en trek een andere, als die er nog is. Iedereen ziet de tegel die je weglegt, en verder niets van je hand.

## Rails leggen

# en: 199327cc
laying-track = Rails leggen
    .lead = Een tegel moet aan alle kanten passen, en een trein moet er overheen naar een stad kunnen rijden. In ruil krijg je de stoom die erop staat.
    .worked = Uit de gele stad leidt een lijn over een rechte tegel, nog een rechte, een bocht en een rechte met dood spoor: vier tegels. Groen heeft 5 stoom en legt aan het eind een heuvel, getal 2.
    .row-0 = De heuvel is de vijfde tegel vanaf de stad: dat mag. Een zesde tegel zou te ver zijn.
    .row-1 = 5 + 2 zou 7 zijn; in de ketel past 6, en 1 stoom gaat verloren.

# en: 38b677f8
laying-track-from-your-hand = Uit je hand
    .says = Leg een tegel uit je hand, gedraaid zoals je wilt, op een leeg vak. Hij gaat altijd verder op rails die er liggen: naar dat vak moeten rails wijzen. Alleen een tegel met het teken mag ook op een andere tegel liggen, en anders verdwijnen tegels nooit van het bord.

# en: 05f66f47
laying-track-track-meets-track = Rails sluiten op rails aan
    .says = Waar de nieuwe tegel andere raakt, moeten rails op rails aansluiten en een lege kant op een lege kant. Een dood spoor telt als rails, en een stad heeft rails aan alle vier de kanten. Lege vakken ernaast maken niet uit.
    .picture-meets-allowed = De bocht zet de lijn voort.
    .picture-meets-refused = De lijn zou eindigen bij een kant zonder rails.

# en: a3584308
laying-track-a-way-to-a-city = Een weg naar een stad
    .says = Een trein moet over rails van de nieuwe tegel naar een stad kunnen rijden zonder ooit te keren; één richting is genoeg. Een dood spoor is niet genoeg, en rails die alleen op een dood spoor uitkomen ook niet. De rest van de tegel mag overal heen leiden, ook naar niets.
    .picture-way-allowed = De lijn loopt door over de tegel; het dode spoor ligt ernaast.
    .picture-way-refused = De lijn zou op het dode spoor uitkomen: vanaf deze tegel komt geen trein in de stad.

# en: c9bb4269
laying-track-not-too-far = Niet te ver
    .says = Die stad mag langs de rails hoogstens vijf tegels ver zijn, de nieuwe tegel meegeteld: een tegel naast de stad telt als één. Een heuvel is hier één tegel, al kost het meer om hem op te rijden.

# en: 520e4b45
laying-track-between-two-cities = Tussen twee steden
    .says = Rails mogen twee steden verbinden met één tegel ertussen. Alleen wie een stad legt, moet afstand houden.

# en: 52f8a24f
laying-track-steam = Stoom
    .says = Je krijgt zoveel stoom als het getal op de tegel: 2 voor gewone rails, heuvels en tegels met dood spoor, 1 voor bruggen, wissels, dubbele bochten, watertorens en alle tegels met het teken. In de ketel past 6, wat meer is gaat verloren. Daarna wordt gekeken of er een nieuw circuit is.

## Steden

# en: 3d607d6a
cities = Steden
    .lead = Een stad is een tegel met rails aan alle kanten, en ze brengt twee goederen. Tussen die stad en de dichtstbijzijnde andere stad moeten minstens twee tegels met rails liggen.
    .worked = Uit de gele stad leidt een lijn van drie tegels met een boog naar het vak dat twee plaatsen oostelijker ligt. Groen legt daar de rode stad, en in de volgende beurt een rechte tegel tussen de twee.
    .row-0 = Rode stad: langs de rails drie tegels van geel, dat mag · 0 + 1 = 1 stoom
    .row-1 = Rechte tegel ertussen: dat mag, en het sluit een circuit · 1 + 2 = 3 stoom, 1 fiche
    .row-2 = Andersom: na de rechte tegel ligt er maar één tegel tussen, en de stad zou te dichtbij zijn.

# en: 43494b3c
cities-from-the-display-or-the-pile = Uit de uitstalling of van de stapel
    .says = Neem een van de twee steden van de uitstalling met haar goederen, of trek de bovenste van de stapel steden. Een stad uit de uitstalling wordt meteen vervangen door een nieuwe van de stapel, met twee goederen uit de zak. Is de stapel op, dan blijft de plaats leeg.

# en: 97b870c1
cities-drawn-from-the-pile = Van de stapel getrokken
    .says = Een getrokken stad ziet iedereen, en je moet die leggen, welke kleur ze ook heeft. Pas dan krijgt ze twee goederen uit de zak. Je mag alleen trekken als er een vak voor een stad is.

# en: 49e1a5d7
cities-where = Waar een stad mag liggen
    .says = Op een leeg vak waar geen kant zonder rails aan grenst. Een trein moet van de stad naar een andere kunnen rijden zonder te keren. De kortste weg daarheen moet minstens twee tegels met rails hebben; een heuvel is één tegel. Een weg terug naar dezelfde stad telt niet, en hoe dicht steden hemelsbreed bij elkaar liggen maakt niet uit. Steden worden niet gedraaid. Zolang er geen vak voor een stad is, kun je er geen nemen en geen trekken.
    .picture-city-allowed = Tussen de steden liggen twee tegels met rails.
    .picture-city-refused = Een stad hier zou maar één tegel van de blauwe af liggen.

# en: bb6809a6
cities-side-by-side-and-over-switches = Naast elkaar, en over wissels
    .says = Twee steden liggen nooit vlak naast elkaar. Rails waarop een trein zou moeten keren verbinden geen steden, dus zijn die niet verbonden en ook niet te dichtbij. Rails die de trein omdraaien verbinden ze wel.

# en: ecc34e6d
cities-as-far-out-as-track-leads = Zo ver als de rails leiden
    .says = Een stad mag aan het eind van elke lijn liggen, hoe lang die ook is. De grens van vijf tegels geldt alleen voor rails.

# en: afa20f5a
cities-what-a-city-brings = Wat een stad brengt
    .says = Je krijgt de stoom die erop staat, 1, en een fiche als ze een nieuw circuit sluit. Ligt de twaalfde stad op het bord, dan krijgt iedereen meteen vijf kolenblokjes.

# en: d04332d3
cities-goods-enough = Genoeg goederen
    .says = Elf steden nemen 22 van de 28 goederen, dus de zak raakt nooit leeg. Een stad op het bord krijgt geen nieuwe goederen als de hare op zijn.

## Met de trein rijden

# en: 477c5678
running = Met de trein rijden
    .lead = Een rit is hoogstens zes stappen, één voor één betaald. De trein volgt de rails en keert nooit, tot je stopt.
    .worked = Groen staat in de gele stad met 6 stoom en wil naar de rode. Er is een weg in het zuiden en een in het noorden, over een heuvel. Alle drie de ritten gaan door een bocht, en de dobbelsteen is genadig.
    .row-0 = Weg · stappen · uitgegeven · over
    .row-1 = Zuid · bocht 1, recht 1, stad 1 · 3 · 3
    .row-2 = Noord · heuvel 2, bocht 1, stad 1 · 4 · 2
    .row-3 = Noord, Oranje op de heuvel · heuvel 3, bocht 1, stad 1 · 5 · 1

# en: d37a21a2
running-your-own-train = Je eigen trein
    .says = Je rijdt alleen met je eigen trein, minstens één stap, en alleen over rails. Je betaalt met stoom die je bij het begin van de beurt had, niet met stoom uit net verbrande kolen. Een rit mag twee keer langs dezelfde plaats gaan, een circuit rond rijden, en eindigen waar hij begon.

# en: f0a44f35
running-what-a-step-costs = Wat een stap kost
    .says = Een stap brengt de trein op de volgende rails of in de volgende stad. Rails, een dood spoor of een stad oprijden kost 1 stoom, een heuvel 2. Vertrekken kost niets.

# en: bdfc6356
running-other-trains = Andere treinen
    .says = Rails oprijden waar een andere trein op staat kost 1 meer, op een heuvel dus 3. Een hele wissel is één stuk rails. De twee sporen van een brug of dubbele bocht zijn gescheiden, en een dood spoor naast een doorgaand spoor ook. In steden is plaats voor iedereen, zonder toeslag.

# en: 11dca823
running-setting-out = Vertrekken
    .says = Je mag vertrekken in elke richting waarheen de rails onder je trein leiden, waar hij ook vandaan kwam. Uit een stad mag het aan elke kant. Tussen twee beurten keert een trein dus gratis.

# en: 760ab463
running-under-way = Onderweg
    .says = Een rijdende trein keert nooit. Op een wissel neemt hij alleen takken die verder gaan vanaf de kant waar hij binnenkwam. Waar rails naar een leeg vak leiden, kun je niet verder.

# en: 76804b12
running-in-a-city = In een stad
    .says = Een stad mag je aan elke kant verlaten, ook terug naar waar de trein vandaan kwam. Nergens anders kan een rijdende trein zomaar omkeren.

# en: 7ec82798
running-dead-ends-bridges-double-curves = Dode sporen, bruggen, dubbele bochten
    .says = Een dood spoor is het eind van de rit; in je volgende beurt verlaat de trein het zoals hij kwam. Op een brug of een dubbele bocht blijft een trein op het spoor waarop hij binnenkwam.

# en: aeed09b9
running-stopping-and-passing = Stoppen en passeren
    .says = Je mag niet stoppen op rails waar een andere trein staat; het andere spoor van dezelfde tegel is vrij, en elke stad ook. Zulke rails mag je alleen oprijden als je stoom genoeg hebt om erlangs te komen, tot een plaats waar je mag stoppen. Een bezet dood spoor kan dus niemand oprijden.

# en: 966d031b
running-paying-and-stopping = Betalen en stoppen
    .says = Je betaalt elke stap meteen, en je kunt niet meer uitgeven dan je hebt. De rit is pas voorbij als je stopt. Omdat een stap minstens 1 kost en in een ketel 6 past, zijn zes stappen het meeste.

## Bochten en de dobbelsteen

# en: 0205362b
curves-and-the-die = Bochten en de dobbelsteen
    .lead = Op rechte rails geldt geen snelheidslimiet. Kost een rit door een bocht meer dan 2 stoom, dan beslist aan het eind de dobbelsteen.
    .worked = Groen laadt in de gele stad een rood goederenblokje; de rode stad ligt een rechte tegel en een bocht verder. Groen heeft 6 stoom.
    .row-0 = Eén rit: 1 + 1 + 1 = 3 stoom met een bocht, Groen gooit
    .row-1 = Dobbelsteen 1: ontspoord. Trein en goederenblokje zijn terug in de gele stad, 3 stoom over, geen punten
    .row-2 = Dobbelsteen 2 tot 6: aangekomen. 3 stoom over, 2 punten
    .row-3 = Twee ritten, 2 stoom en dan 1: geen worp, 3 stoom over, 2 punten, maar een beurt later

# en: 707fdfd0
curves-and-the-die-when-you-roll = Wanneer je gooit
    .says = Je gooit één keer, als de rit voorbij is, als hij meer dan 2 stoom kostte en door minstens één bocht ging. Alles wat je betaald hebt telt, ook heuvels en passeren. Waar op de weg de bocht lag maakt niet uit.

# en: d6d18be4
curves-and-the-die-when-you-derail = Wanneer je ontspoort
    .says = Je ontspoort als de dobbelsteen niet meer toont dan wat je boven de 2 hebt uitgegeven. Na 3 stoom is dat een 1, na 4 een 1 of 2, na 5 een 1 tot 3, na 6 een 1 tot 4. Met 6 stoom door een bocht kom je dus maar twee van de zes keer aan.

# en: 5331cc7c
curves-and-the-die-what-is-a-curve = Wat een bocht is
    .says = Elke bocht waar de trein doorheen reed telt, ook op een heuvel, bij een watertoren of op een tak van een wissel. De rails waarop hij stopte tellen als hij alleen door een bocht verder zou kunnen. Niet tellen: draaien in een stad, dode sporen, de rails waarop de rit begon, en een wissel waarop je stopt en die ook rechtdoor leidt.

# en: 65bb9186
curves-and-the-die-derailed = Ontspoord
    .says = De trein is terug waar hij begon, en alle goederen ook, geleverd of niet. De uitgegeven stoom is verloren en je beurt is voorbij. Stoom uit kolen die je in deze beurt verbrandde blijft.

# en: 27bdc1dc
curves-and-the-die-after-the-roll = Na de worp
    .says = Een levering telt dus pas als de trein veilig is aangekomen. Pas dan wordt gekeken of je 13 punten hebt.

## Goederen

# en: d3cfa0ec
goods = Goederen
    .lead = Je trein vervoert één goederenblokje tegelijk, en laden kost niets. Een goederenblokje is geleverd in de eerste stad van zijn kleur die je binnenrijdt.
    .worked = De gele, de rode en de groene stad liggen op een rechte lijn, telkens met twee tegels ertussen. Groen heeft 6 stoom en kan die op twee manieren uitgeven.
    .row-0 = Met groen zes stappen door tot de groene stad: 1 goederenblokje, 2 punten
    .row-1 = Met rood drie stappen naar de rode stad, daar geel laden, drie stappen terug: 2 goederen, 2 + 2 + 1 voor twee kleuren = 5 punten

# en: b038fec4
goods-loading = Laden
    .says = In elke stad op je rit, ook waar hij begint, mag een lege trein één goederenblokje laden dat daar ligt, van welke kleur ook. Het hoeft niet, en het kost geen stoom; alleen rijden kost stoom. Na het laden moet je minstens één stap verder.

# en: 6ad83b8c
goods-one-aboard = Eén aan boord
    .says = In een trein is plaats voor één goederenblokje. Tijdens een rit kun je geen goederen neerleggen of ruilen. Goederen van één kleur zijn allemaal gelijk.

# en: 2aa97614
goods-delivering = Leveren
    .says = Zodra de trein een stad van de kleur van het goederenblokje binnenrijdt, is het geleverd, of je wilt of niet. Alleen de stad waar het geladen werd neemt het niet aan.

# en: a4c8f5a4
goods-the-city-it-came-from = De stad waar het vandaan komt
    .says = Met een goederenblokje aan boord mag je de stad waar je het laadde in en door rijden, en het goederenblokje blijft aan boord. Werd het ergens gelost en opnieuw geladen, dan is het de stad van de tweede keer die het niet aanneemt.

# en: 6eba40a5
goods-and-on = Meer goederen in één rit
    .says = Wat je levert houd je, voor iedereen zichtbaar. De trein mag verder rijden en opnieuw laden, ook in dezelfde stad. Zo kan één rit meer goederen leveren.

# en: ef4fcd42
goods-stopping-with-a-good-aboard = Stoppen met een goederenblokje aan boord
    .says = Stop je in een stad, dan wordt het goederenblokje daar gelost, en iedereen mag het meenemen. Stop je op de rails, dan blijft het aan boord, en niemand kan het je afnemen.

## Circuits

# en: e63cfe73
circuits = Circuits
    .lead = Een circuit bestaat uit rails die door minstens twee steden rondlopen en waar een trein zonder keren rond kan rijden. Sluit je een nieuw circuit, dan neem je meteen een fiche.
    .worked = Drie lijnen moeten de gele en de rode stad verbinden; aan twee ervan ontbreekt nog één tegel. Groen sluit het eerste circuit, Oranje maakt de derde lijn af. Op een ander bord is een tegel alleen een omweg.
    .row-0 = De rechte tegel van Groen in het zuiden: het eerste circuit · 1 fiche, 1 punt
    .row-1 = De bocht van Oranje: een heel aparte derde lijn maakt twee nieuwe circuits · toch maar 1 fiche
    .row-2 = Een omweg die de lijn bij de ene wissel verlaat en bij de andere terugkomt: niets nieuws · geen fiche

# en: 5ce59121
circuits-what-a-circuit-is = Wat een circuit is
    .says = Rails die door minstens twee steden terugkomen waar ze begonnen, en waar een trein zonder keren helemaal rond kan rijden. Of een trein dat ooit doet, maakt niet uit.

# en: b45106e2
circuits-nothing-twice = In een circuit niets twee keer
    .says = Het circuit mag geen stad, geen wissel en geen ander stuk rails twee keer gebruiken. Een brug of een dubbele bocht heeft twee gescheiden sporen en mag op elk daarvan één keer. Dode sporen horen nooit bij een circuit; heuvels, treinen en stoom maken niet uit.

# en: c4a232a5
circuits-the-marker = Het fiche
    .says = Sluit je tegel of je stad een nieuw circuit, dan neem je meteen een fiche, en maar één, ook als hij er meer sluit. Er zijn er zeven. Zijn ze op, dan leveren circuits niets op, en later kan niemand er nog een opeisen.

# en: 02539d12
circuits-when-a-tile-closes-a-ring = Wanneer een tegel een circuit sluit
    .says = Een circuit is net gesloten als je het eerder niet rond kon rijden. Het gaat over rails die de nieuwe tegel heeft toegevoegd, of door de nieuwe stad. Of het gaat over beide sporen van een brug of dubbele bocht die op een wissel gelegd is.

# en: ffee22e7
circuits-when-two-rings-are-the-same = Wanneer twee circuits als hetzelfde gelden
    .says = Twee circuits gelden als hetzelfde als ze door dezelfde steden in dezelfde volgorde gaan, in welke richting ook. Bovendien moet elk stuk tussen twee steden rails delen met hetzelfde stuk van het andere circuit.

# en: ceff4a5a
circuits-when-a-ring-is-new = Wanneer een circuit nieuw is
    .says = Het is nieuw als geen circuit dat er net daarvoor lag als hetzelfde geldt. Een heel aparte lijn tussen twee steden van een circuit maakt een nieuw, en een circuit door andere steden ook. Een omweg die een stuk alleen verlaat en er weer op terugkomt, maakt geen nieuw circuit. Een tegel die een andere met dezelfde rails vervangt ook niet.

# en: 42fff056
circuits-broken-rings = Verbroken circuits
    .says = Je fiche houd je, ook als het circuit verbroken wordt. Wordt het circuit later weer gesloten, dan wordt het opnieuw beoordeeld, naar wat er net daarvoor lag.

## Over rails leggen

# en: 3f67c359
over-old-track = Over rails leggen
    .lead = Een tegel met het teken mag ook op rails gelegd worden die er al liggen. Wat er was is weg, en de nieuwe tegel moet passen alsof het er nooit geweest is.
    .worked = Twee lijnen verbinden de gele en de rode stad, maar door een Y-wissel in de zuidelijke zou elke trein moeten keren. Oranje heeft 9 punten en heeft in het noorden drie rechte stappen nodig om een vierde kleur te leveren.
    .row-0 = Groen legt een rechte met het teken over de Y-wissel: het circuit kan rondgereden worden · 1 fiche, 2 + 1 = 3 stoom
    .row-1 = Oranje legt elders een rechte tegel · 1 + 2 = 3 stoom, genoeg voor de drie stappen
    .row-2 = Groen legt een Y-wissel met het teken over een noordelijke rechte: het circuit is verbroken, het fiche blijft · 3 + 1 = 4 stoom
    .row-3 = Oranje moet nu door het zuiden: 1 + 1 + 2 + 1 + 1 = 6 stoom, door twee bochten

# en: ad4b907e
over-old-track-the-symbol = Het teken
    .says = 17 van de 80 tegels dragen het teken. Zo’n tegel mag op een railtegel gelegd worden, of op een leeg vak zoals elke andere.

# en: 1371b2a3
over-old-track-what-may-be-covered = Wat bedekt mag worden
    .says = Heuvels, bruggen en steden mogen niet bedekt worden, en ook geen tegel waar iemands trein op staat. Al het andere wel: rechte tegels, bochten, wissels, dubbele bochten, dode sporen, watertorens, en tegels die zelf over andere gelegd zijn.

# en: 5a3f5f91
over-old-track-gone-for-good = Bedekte tegels gaan uit het spel
    .says = De bedekte tegel bestaat niet meer en komt nooit terug. De nieuwe moet bij zijn buren passen en binnen vijf tegels naar een stad leiden, alsof de oude er nooit geweest is. Van de oude rails hoeft hij niets te bewaren.

# en: 1500dafa
over-old-track-cut-nothing-off = Snijd niets af
    .says = Elke stad die een weg naar een andere stad had, moet die nog hebben. Van alle andere rails moet een trein nog naar een stad kunnen rijden, hoe ver ook.
    .picture-cut-allowed = Treinen komen nog van de ene stad naar de andere.
    .picture-cut-refused = Beide takken leiden naar het zuiden: geen trein zou nog van de ene stad naar de andere komen.

# en: a117e39f
over-old-track-what-it-brings = Wat het oplevert
    .says = Stoom, misschien een circuitfiche, en een nieuwe tegel, net als bij elke andere tegel.

# en: cca0ab32
over-old-track-nothing-else-is-sacred = Wat je mag verbreken
    .says = Je mag een circuit verbreken, iemands weg bederven of een watertoren weghalen, en het net mag zelfs uiteenvallen. Treinen elders houden hun plaats en hun goederen.

## Water en kolen

# en: b24a6aef
water-and-coal = Water en kolen
    .lead = Een beurt bij een watertoren geeft 4 stoom. Als de laatste stad gelegd is, krijgt iedereen kolen, en die geven stoom voor de beurt erna.
    .worked = Groen heeft 3 stoom en staat één stap van een watertoren. Later, met 1 stoom en 5 kolen, wil Groen een rit voor 6 maken.
    .row-0 = Eerste beurt: één stap naar de toren · 3 − 1 = 2 stoom
    .row-1 = Tweede beurt: water nemen · 2 + 4 = 6 stoom
    .row-2 = Later, eerste beurt: 3 kolen verbranden en een tegel met getal 2 leggen · 1 + 3 + 2 = 6 stoom, nog 2 kolen
    .row-3 = 5 verbranden zou de ketel vullen, maar dan zou de tegel niets opleveren

# en: 76e48c00
water-and-coal-taking-water = Water nemen
    .says = Staat je trein bij een watertoren als je beurt begint, dan mag je de beurt gebruiken om water te nemen: 4 stoom, tot de 6 die in de ketel passen. Dat mag zelfs met een volle ketel.

# en: c6f8b98e
water-and-coal-getting-there = Erheen rijden
    .says = Een watertoren staat bij gewone rails. Erheen rijden kost 1, en er is plaats voor één trein.

# en: f143d837
water-and-coal-five-coal-for-everybody = Vijf kolen voor iedereen
    .says = Als de twaalfde stad gelegd is, krijgt elke speler vijf kolenblokjes, één keer per spel. Daarvoor heeft niemand ze. Met twee of drie spelers blijft de rest van de 20 in de doos.

# en: b70b1155
water-and-coal-burning = Verbranden
    .says = Aan het begin van je beurt mag je één keer kolen verbranden: zoveel blokjes als je wilt, zolang er plaats is in de ketel. Elk geeft 1 stoom en is weg. Dit is nog niet het ene ding van je beurt.

# en: 5c19e4b4
water-and-coal-then-a-tile-or-a-run = Dan een tegel of een rit
    .says = Na het verbranden moet je een tegel of een stad leggen of rijden; water nemen of een tegel ruilen kan niet. Is niets daarvan mogelijk, dan mag je niet verbranden.

# en: 941ab7dd
water-and-coal-for-later = Stoom uit kolen is voor latere beurten
    .says = Stoom uit kolen kun je niet uitgeven in de beurt waarin je ze verbrandt; hij wacht in de ketel. Met 5 stoom verbrand je er 1 en rijd je voor 5: je houdt 1 over.

## Punten en het einde

# en: 7a3de3a8
points-and-the-end = Punten en het einde
    .lead = Punten tellen zodra je ze hebt. Met 13 win je meteen; anders eindigt het spel met de laatste railtegel.
    .worked = Groen heeft rood, groen en geel geleverd en brengt een blauw goederenblokje naar de blauwe stad. Oranje heeft rood, rood en blauw geleverd en heeft 2 fiches.
    .row-0 = Punten · goederen · kleuren · fiches · totaal
    .row-1 = Groen ervoor · 6 · 3 · 0 · 9
    .row-2 = Groen met het blauwe goederenblokje · 8 · 5 · 0 · 13: wint meteen
    .row-3 = Oranje · 6 · 1 · 2 · 9

# en: 26f38440
points-and-the-end-adding-up = Optellen
    .says = 2 punten voor elk afgeleverd goederenblokje, 1 voor elk circuitfiche, en de bonus voor kleuren. De som geldt op elk moment van het spel, met de bonus erbij; aan het eind komt er niets meer bij.

# en: 7f13f1f2
points-and-the-end-colours = Kleuren
    .says = Goederen van twee kleuren geven 1 punt extra, van drie kleuren 3, van alle vier 5. Alleen de hoogste bonus telt. Een tweede kleur is dus met haar goederenblokje 3 punten waard, een derde 4 en een vierde 4. Een kleur die je al hebt, is maar 2 waard.

# en: 9e36b1a1
points-and-the-end-thirteen = Dertien punten
    .says = Wie 13 punten of meer heeft, wint meteen: na het leggen van een tegel, of als een rit is aangekomen. Dit gaat voor, ook in een beurt waarin de laatste tegel getrokken zou worden.

# en: 00807eea
points-and-the-end-the-last-tile = De laatste tegel
    .says = Anders is het spel uit aan het eind van de beurt waarin iemand de laatste railtegel trekt. Niemand speelt nog, en de tegels in de handen zijn niets waard.

# en: 23ee9eb3
points-and-the-end-most-points = De meeste punten
    .says = Dan winnen de meeste punten. Zijn die gelijk, dan beslissen meer circuitfiches, daarna meer stoom; is ook dat gelijk, dan wordt de overwinning gedeeld. De andere plaatsen worden op dezelfde manier bepaald, ook achter iemand die met 13 punten gewonnen heeft.

# en: 447ba851
points-and-the-end-if-nothing-happens = Twaalf rondes zonder voortgang
    .says = Als twaalf hele rondes lang niemand een tegel legt of ruilt of iets levert, is het spel uit, en winnen de meeste punten. Iedereen kan zien hoe lang er al niets gebeurd is.

## Vaak verkeerd begrepen

# en: cdb9c062
often-got-wrong = Vaak verkeerd begrepen
    .lead = Wat je na één keer lezen makkelijk gelooft, en wat de regels zeggen.

# en: f56fb201
often-got-wrong-entering-a-city-is-free = Een stad binnenrijden is gratis.
    .says = Nee, het kost 1, net als rails. Twee tegels en een stad zijn drie stoom.

# en: a07a5d60
often-got-wrong-a-city-brings-a-new-tile = Wie een stad legt, trekt een tegel.
    .says = Nee. Je trekt alleen na een railtegel, want alleen die kwam uit je hand.

# en: 91446abd
often-got-wrong-a-long-run-always-rolls = Na een lange rit moet je altijd gooien.
    .says = De dobbelsteen vraagt om allebei: meer dan 2 stoom en een bocht. Zes stoom op rechte rails zijn veilig.

# en: 9866224e
often-got-wrong-turning-in-a-city-is-a-curve = Draaien in een stad is een bocht.
    .says = Dat is het niet, onder welke hoek ook. Je mag er zelfs omkeren.

# en: cd3fc005
often-got-wrong-a-train-never-turns-round = Een trein kan alleen in een stad keren.
    .says = Tijdens een rit, ja. Maar tussen twee beurten overal: stop op een wissel, en verlaat hem de volgende beurt in elke richting.

# en: 9a009e6e
often-got-wrong-a-good-may-ride-on = Een goederenblokje mag doorrijden naar een verdere stad van zijn kleur.
    .says = Nee, het wordt in de eerste geleverd, ook als je een andere bedoelde. Alleen de stad waar het geladen werd rijdt het voorbij.

# en: 77d43e8a
often-got-wrong-a-good-in-a-city-waits-for-you = Een goederenblokje dat je in een stad lost, wacht op je.
    .says = Het is van niemand. Stop op de rails als je het wilt houden.

# en: 69f42f88
often-got-wrong-cities-close-together-are-too-close = Steden met één vak ertussen liggen te dicht bij elkaar.
    .says = De afstand wordt langs de rails geteld. Gaan die met een grote boog rond, dan is één vak ertussen genoeg.

# en: d8b14a11
often-got-wrong-every-closed-ring-is-a-circuit = Alle rails die rondlopen zijn een circuit.
    .says = Rails waar een trein niet rond kan rijden zijn er geen, en een omweg langs een oude lijn is geen nieuw circuit.

# en: bb816725
often-got-wrong-coal-takes-you-further-now = Met kolen kom je in deze beurt verder.
    .says = Ze zijn voor de volgende. Verbrand ze als je een tegel legt, of voor een rit die je met je oude stoom kunt betalen.

## Opties

# en: d52d46f0
options = Opties
    .lead = Vier regels kun je voor het spel kiezen, waar het oude regelboek op twee manieren gelezen kan worden. Dit boek vertelt de standaard.

# en: 7ce24b11
options-new-circuits = Nieuwe circuits
    .says = Standaard levert alleen een echt nieuw circuit een fiche op. Met de andere keuze doet elk circuit dat net gesloten is dat, een omweg ook.

# en: 2d79d1b5
options-coal-burns-at-once = Kolen werken meteen
    .says = Standaard wacht stoom uit kolen op een latere beurt. Met deze optie mag je hem uitgeven in de beurt waarin je de kolen verbrandt.

# en: 55a49e88
options-goods-on-the-start-city = Goederen in de startstad
    .says = Standaard heeft de startstad er geen. Met deze optie krijgt ze twee goederen uit de zak; er zijn er nog steeds genoeg voor alle steden, want er worden er 24 van de 28 gebruikt.

# en: 86f2f59a
options-the-last-tile = De laatste tegel
    .says = Standaard eindigt het spel met de beurt waarin de laatste railtegel getrokken wordt. Met de andere keuze gaat het zonder trekken door tot iedereen evenveel beurten had; met 13 punten win je nog steeds meteen.
