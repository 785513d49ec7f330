# The page about Steamshed and its keys.

about-title = Over Steamshed
about-what = Spoorwegbordspellen in één loods: speel in een browser met vrienden of bots, live of wekenlang, en bestudeer je partijen daarna. De server bewaakt de regels; deze pagina tekent het bord en biedt elke toegestane zet aan.
about-play = Hoe je speelt
about-play-text = Ben je aan zet, dan heeft alles wat je kunt kiezen een amberkleurige rand. Kies op het bord of met de knoppen tot er één keuze over is. De amberkleurige knop zegt wat hij doet en kost. Probeer je iets anders, dan lees je welke regel het verbiedt.
about-keys = Sneltoetsen
about-lamp = De lamp
about-lamp-text = Amber betekent: jij bent aan zet. Wacht er niets op je, dan is niets amberkleurig.
about-thanks = Met dank aan
about-thanks-text = Letters: Besley van Owen Earl en Archivo van Omnibus-Type, allebei onder de SIL Open Font License. Getekend met Svelte, vertaald met Project Fluent.
key-tab = Tab
key-tab-does = naar het bord, de antwoorden, de knoppen
key-arrows = Pijltjes
key-arrows-does = naar het volgende veld of antwoord
key-digits = 1–9, A–E
key-digits-does = een antwoord kiezen
key-enter = Enter
key-enter-does = kiezen, bevestigen
key-escape = Esc
key-escape-does = één stap terug
key-zoom = + − 0
key-zoom-does = inzoomen, uitzoomen, het hele bord
