# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 18ae6ae2
turn = Doe één ding: leg een tegel en krijg stoom, rijd met je trein en verbruik die, of neem water als je bij een toren staat. Daarna is de speler links van je aan de beurt.
    .matters = Met 0 tot 2 stoom leg je, met 5 of 6 rijd je: in de ketel gaat zes, en wat een tegel meer brengt, is verloren. Een goederenblokje van een tweede kleur is 3 punten waard, van een derde of vierde 4, van een kleur die je hebt 2. Kijk of de volgende speler kan winnen met wat je laat liggen.
    .mistake = Leg niet tegel na tegel met een volle ketel: de helft van de stoom gaat verloren.

# en: 6c68b24b
turn_burnt = De kolen zijn in de ketel; leg nu een tegel, een stad of rijd. Deze beurt kun je alleen de stoom verbruiken die je al had.
    .matters = Kolen werken voor de volgende beurt: verbrand ze als je legt, en rijd dan met een volle ketel. Samen met de tegel moet je op zes uitkomen, niet erboven.
    .mistake = Verbrand niet alles om meteen te rijden: de stoom kun je pas de volgende beurt gebruiken.

# en: 75915313
place_drawn = Je hebt een stad omgedraaid en moet die leggen; dan krijgt ze twee goederen uit de zak. Kies een van de plaatsen waar ruimte is.
    .matters = Vervoer je een goederenblokje van haar kleur, leg die stad dan voor je trein; vervoert een rivaal het, ver van diens trein. Het best is het eind van een rechte lijn van twee tegels: zo’n weg kost 3 stoom en ontspoort nooit. Een stad kan ook een circuit sluiten.
    .mistake = Trek niet van de stapel als de kleur die je nodig hebt open ligt. Een open stad toont haar goederen, de stapel niet eens haar kleur.

# en: 8e0b3283
run = Rijd verder, laad een goederenblokje in een stad, of stop. Alles kan terug tot je stopt.
    .matters = Laden is gratis, en een goederenblokje wordt geleverd in de eerste stad van zijn kleur die je binnenrijdt. Met een bocht onderweg en drie stoom of meer gooi je: bij 3 ontspoor je op een 1, bij 6 op 1 tot 4; rechtuit wordt er niet gegooid. Op het spoor blijft het goederenblokje aan boord, in een stad ligt het er voor iedereen.
    .mistake = Verlaat een stad niet met een lege trein. Een goederenblokje dat dezelfde kant op wilde, was 2 tot 4 punten waard voor niets.
