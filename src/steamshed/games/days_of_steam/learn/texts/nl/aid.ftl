# Spelersoverzicht van Days of Steam: één bladzijde naast het bord. De cellen van een rij worden gescheiden door |.

# en: 0a16666d
turn = Je beurt: één hiervan
    .step-1 = Een railtegel leggen
    .step-1-says = Je krijgt zijn stoom (1 of 2). Dan trek je een tegel.
    .step-2 = Een stad leggen
    .step-2-says = Van de uitstalling met haar goederen, of van de stapel getrokken, dan twee goederen uit de zak. Je krijgt 1 stoom. Je trekt geen tegel.
    .step-3 = Met je trein rijden
    .step-3-says = Betaal stoom, vervoer goederen. Tot je stopt.
    .step-4 = Water nemen
    .step-4-says = Alleen als je trein aan het begin van je beurt bij een watertoren staat: 4 stoom.
    .note = Passen kan niet. In de ketel past 6; wat meer is gaat verloren. Laat in het spel, vóór 1 tot 3: kolen verbranden, 1 stoom per blokje, uit te geven vanaf de volgende beurt.

# en: a973bfee
where = Waar een tegel mag liggen
    .row-1 = Rails | Rails aan rails, lege kant aan lege kant. Een trein kan erover naar een stad zonder te keren, binnen 5 tegels, de nieuwe meegeteld. Een dood spoor is niet genoeg.
    .row-2 = Stad | Rails aan alle vier de kanten. Een route naar een andere stad, 2 tegels of meer ertussen. Geen grens van vijf.
    .row-3 = Tegel met teken | Ook op rails. Niet op heuvel, brug, stad of onder een trein. Hij snijdt niets af.

# en: 5e21632f
goods = Goederen
    .says = Eén goederenblokje aan boord. Laden in elke stad op je rit, ook waar je begint. In de eerste stad van zijn kleur is het meteen geleverd, niet waar het geladen werd. Stop je in een andere stad: gelost, voor iedereen. Stop je op de rails: het blijft aan boord.

# en: 94b55f66
coal = Kolen
    .says = De twaalfde stad geeft iedereen 5 kolen. Verbranden aan het begin van je beurt, één keer, dan leggen of rijden; geen water.

# en: 4bccf9c8
steps = Wat een stap kost
    .row-1 = rails, dood spoor, stad | 1
    .row-2 = heuvel | 2
    .row-3 = langs een andere trein, nooit in een stad | 1 meer
    .note = Vertrekken, laden en leveren kosten niets. Niet keren tijdens de rit; in een stad draai je vrij; tussen beurten keer je gratis. Stop nooit op rails waar een andere trein staat.

# en: 6762bbda
curves = Bochten
    .head = stoom uitgegeven | ontspoort bij
    .row-1 = 1–2 | geen worp
    .row-2 = 3 | 1
    .row-3 = 4 | 1–2
    .row-4 = 5 | 1–3
    .row-5 = 6 | 1–4
    .says = Door een bocht en meer dan 2 uitgegeven? Gooi één keer aan het eind. Ontspoord: trein en goederen terug als vóór de rit, stoom weg, beurt voorbij.
    .note = Geen bocht: stad, dood spoor, de tegel waar je begint, een wissel waarop je stopt die ook rechtdoor gaat.

# en: f99a050c
circuits = Circuits
    .says = Rails die door minstens twee steden rondlopen. Een trein moet zonder keren rond kunnen rijden, zonder iets twee keer te gebruiken (brug en dubbele bocht: één keer op elk spoor). Sluit je een nieuw: meteen 1 fiche. In totaal zeven fiches. Nieuw: andere steden, of een heel aparte lijn. Niet nieuw: een omweg die rails deelt met de oude lijn.

# en: 430fddda
points = Punten
    .row-1 = elk afgeleverd goederenblokje | 2
    .row-2 = elk circuitfiche | 1
    .row-3 = 2, 3, 4 verschillende kleuren | 1, 3, 5
    .note = 13 punten winnen meteen. Anders is het spel uit als de laatste railtegel getrokken is: meeste punten, dan fiches, dan stoom. Het volgende goederenblokje is waard: het eerste 2, een tweede kleur 3, een derde 4, een vierde 4, een kleur die je hebt 2.

# en: 0290251a
before = Voor je stopt
    .rule = Ligt hier een goederenblokje dat mijn kant op wil?
    .says = En wat kan de volgende trein met zijn stoom?
