# Spelersoverzicht van Binario Duel: één bladzijde naast het bord. De cellen van een rij worden gescheiden door |.

# en: ad0c5c3a
round = De ronde
    .step-1 = Stuurkaart
    .step-1-says = De houder van de startkubus draait er een om. Doe wat ze zegt.
    .step-2 = Beweging
    .step-2-says = Elk voertuig één plaats. Aangekomen? Betaald, gekeerd.
    .step-3 = Bouwen
    .step-3-says = Eerst de houder. Eén van: slopen en/of bouwen, hoofdgebouw, moderniseren. Of niets.
    .step-4 = Handel
    .step-4-says = Koop voertuigen, trek ze terug van stilstaande lijnen, bied gebruikte aan voor de halve prijs.
    .step-5 = Vrachtborden
    .step-5-says = Lijnen openen, veranderen, sluiten. Alleen als ze bij een station staan of geen voertuigen hebben.
    .note = De kubus gaat naar de andere speler. Rondes 1–24 tijdperk I, 25–48 II, 49–64 III, 65–80 IV.

# en: e442fc3f
load = Wat een lading oplevert
    .rule = Voertuigen × laadvermogen × prijs + vakken
    .says = 3 paardenkarren met wijn à 5 over 4 vakken: 3 × 1 × 5 + 4 = 19. Prijs: die van de goederen heen, beide kanten op. Vakken: met beide stations. Leeg: 0. Tegels van de tegenstander: elk 1, van een betaalde rit. Zilver per ronde: opbrengst gedeeld door rondes, de helft als één richting leeg is.

# en: 2e94699e
trip = Rondes voor een rit
    .says = Basis b: vakken gedeeld door b, naar boven afgerond. b-(n): n minder. b-(k-m): m minder voor elke volle k vakken. Nooit onder 2. Hoogstens 12 op de weg, 14 op het spoor, 16 op zee.

# en: 4a72701e
central = Zonder hoofdgebouw
    .says = Eén lijn per station, en geen voertuig nieuwer dan zijn twee stations. Ermee vervallen beide grenzen. Prijzen: I 40; II 90 (uitbreiden 60); III 160 (90); IV 240 (110). Punten: 30, 50, 70, 90.

# en: a556e71a
points = Punten
    .row-1 = zilver | 1 per 10
    .row-2 = elk voertuig, ook in de remise | 10, 20, 30, 40 naar tijdperk
    .row-3 = elke route | 10, 20, 30, 40 naar klasse
    .row-4 = stations, havens, hoofdgebouw | zie hun tabellen
    .row-5 = station of route zonder lijn | de helft
    .note = Gelijk: meer zilver, dan meer voertuigen.

# en: 1fcf4d7d
before = Voor je een ronde eindigt
    .rule = Staat er een lijn bij een station die leeg zal vertrekken?
    .says = Staat een voertuig werkloos in de remise? Is het laatste fiche van goederen die je nodig hebt er nog?

# en: c2bcad5b
ways = Wat een weg kost
    .head = weg | tegel | moderniseren | tijdperken
    .row-1 = zandweg | 2 | – | I–II
    .row-2 = asfaltweg | 5 | 4 | II–III
    .row-3 = autoweg | 9 | 6 | III–IV
    .row-4 = autosnelweg | 14 | 8 | IV
    .row-5 = paardentram | 3 | – | I
    .row-6 = spoorweg | 7 | – | II–III
    .row-7 = snelspoor | 12 | 7 | III–IV
    .row-8 = magneetbaan, elk vak onder de grond | 15 | – | IV
    .note = Bos 1 extra, heuvel en woestijn 2, brug 4, stroom 8. Tunnel (III, IV): portaal 4 extra, vak onder de grond 3. Aansluiten op een tegel van de tegenstander: de helft van slopen en bouwen, naar boven afgerond.

# en: cea7a65b
stations = Stations
    .head = station (wegen) | bouwen | moderniseren | punten
    .row-1 = eenvoudig weg (2) | 6 | – | 10
    .row-2 = uitgebreid weg (3) | 10 | 5 | 20
    .row-3 = weg II (4) | 20 | 12 | 30
    .row-4 = weg III (4) | 34 | 18 | 40
    .row-5 = weg IV (4) | 52 | 24 | 50
    .row-6 = paardentram (2) | 8 | – | 10
    .row-7 = spoorweg (3) | 24 | – | 30
    .row-8 = sneltrein (4) | 40 | 20 | 40
    .row-9 = magneettrein (4) | 60 | – | 50

# en: c3627ffe
ports = Havens
    .head = haven | bouwen | moderniseren | punten
    .row-1 = eenvoudig | 10 | – | 10
    .row-2 = uitgebreid | 16 | 8 | 20
    .row-3 = II | 28 | 14 | 30
    .row-4 = III | 44 | 20 | 40
    .row-5 = IV | 66 | 28 | 50

# en: 35ce44bf
trade = Wie levert, wie neemt af
    .head = plaats | levert | neemt af
    .row-1 = stad | post, passagiers, pesticide, diergeneesmiddelen, arbeiders (II) | post, passagiers, arbeiders, voedsel, dieren, fruit, wijn, meubels, hekken, zout, grind, bakstenen, vis, balken, graan
    .row-2 = boerderij | graan, stro | pesticide, mest
    .row-3 = veehouderij | dieren, mest (tot II) | diergeneesmiddelen, graan, hekken, stro
    .row-4 = wijnmakerij | wijn | pesticide, wijnvaten
    .row-5 = boomgaard | fruit | pesticide, pallets
    .row-6 = houthakkerskamp | boomstammen | –
    .row-7 = zagerij | balken | boomstammen
    .row-8 = meubelfabriek | meubels, pallets, hekken | balken
    .row-9 = kuiperij | wijnvaten | balken, boomstammen
    .row-10 = zoutziederij | zout | pallets
    .row-11 = visserij | vis | –
    .row-12 = grindgroeve, steenfabriek | grind; bakstenen | –
    .row-13 = voedselfabriek (III) | voedsel | graan, vis, zout, fruit, dieren
    .note = Vanaf tijdperk II stuurt en ontvangt elke plaats ook arbeiders, naar en van steden. Balken gaan ook naar havens.

# en: 9c8d367d
vehicles-road = Wegvoertuigen
    .head = voertuig | te koop | prijs | lading | gekoppeld | zandweg | asfalt | autoweg | autosnelweg | vervoert
    .row-1 = paardenkar | I–II | 8 | 1 | 3 | 1-(4-1) | 1-(3-1) | – | – | alles
    .row-2 = ossenkar | I–II | 12 | 2 | 2 | 1 | 1-(5-1) | – | – | geen post, passagiers
    .row-3 = postkoets | I | 14 | 2 | – | 1-(3-1) | 1-(2-1) | – | – | post, passagiers
    .row-4 = stoomtractor | II–III | 26 | 2 | 3 | 1 | 1-(2-1) | – | – | geen post, passagiers
    .row-5 = stoomvrachtwagen | II–III | 34 | 2 | 2 | 1-(3-1) | 2-(1) | – | – | alles
    .row-6 = stoomomnibus | II–III | 40 | 3 | – | 1-(3-1) | 2-(1) | – | – | post, passagiers, arbeiders
    .row-7 = bestelwagen op benzine | III–IV | 58 | 4 | – | 1-(2-1) | 3 | 4 | 4 | alles
    .row-8 = dieselvrachtwagen | III–IV | 60 | 3 | 2 | 1-(2-1) | 2-(1) | 3 | 3-(1) | geen post, passagiers
    .row-9 = autobus | III–IV | 64 | 5 | – | 1-(2-1) | 3 | 4 | 4 | post, passagiers, arbeiders
    .row-10 = elektrische bestelwagen | IV | 84 | 5 | – | – | 3 | 4 | 5 | alles
    .row-11 = elektrische vrachtwagen | IV | 92 | 4 | 2 | – | 3 | 4 | 5 | geen post, passagiers
    .row-12 = elektrische bus | IV | 90 | 7 | – | – | 3 | 5 | 6 | post, passagiers, arbeiders

# en: 294529b3
vehicles-rail = Railvoertuigen
    .head = voertuig | te koop | prijs | lading | gekoppeld | paardentram | spoorweg | snelspoor | magneetbaan | vervoert
    .row-1 = paardentram | I | 10 | 1 | 4 | 1-(4-1) | – | – | – | alles
    .row-2 = ossenspoor | I | 12 | 2 | 2 | 1 | – | – | – | geen post, passagiers
    .row-3 = stoomgoederentrein | II–III | 44 | 3 | 3 | – | 2 | 2-(1) | – | geen post, passagiers, arbeiders
    .row-4 = stoompersonentrein | II–III | 46 | 3 | 2 | – | 2 | 3 | – | post, passagiers, arbeiders
    .row-5 = dieselgoederentrein | III–IV | 72 | 4 | 3 | – | 3 | 4 | – | geen post, passagiers, arbeiders
    .row-6 = dieselsneltrein | III–IV | 78 | 4 | 2 | – | 3 | 5 | – | post, passagiers, arbeiders
    .row-7 = elektrische goederentrein | IV | 100 | 5 | 3 | – | 4 | 6 | – | geen post, passagiers, arbeiders
    .row-8 = hogesnelheidstrein | IV | 108 | 6 | 2 | – | 4 | 7 | – | post, passagiers, arbeiders
    .row-9 = magneettrein | IV | 130 | 8 | 2 | – | – | – | 8 | post, passagiers, arbeiders
    .row-10 = magneetgoederentrein | IV | 130 | 8 | 2 | – | – | – | 7 | geen post, passagiers, arbeiders

# en: 778ae404
ships = Schepen
    .head = voertuig | te koop | prijs | lading | gekoppeld | zee | vervoert
    .row-1 = kogge | I | 20 | 3 | – | 1-(3-1) | alles
    .row-2 = karveel | I | 24 | 2 | – | 2 | alles
    .row-3 = galjoen | I | 34 | 5 | – | 1-(4-1) | geen post
    .row-4 = raderstoomboot | II–III | 56 | 4 | – | 3 | alles
    .row-5 = schroefstoomboot | II–III | 64 | 6 | – | 2-(1) | geen post, passagiers, arbeiders
    .row-6 = motorvrachtschip | III–IV | 96 | 9 | – | 3 | geen post, passagiers, arbeiders
    .row-7 = motorveerboot | III–IV | 88 | 6 | – | 4 | alles
    .row-8 = elektrisch containerschip | IV | 150 | 12 | – | 4 | geen post, passagiers, arbeiders
    .row-9 = draagvleugelboot | IV | 120 | 8 | – | 6 | alles
    .note = Snelheden: zie ‘Rondes voor een rit’; een streepje: kan daar niet rijden. Te gebruiken in elk tijdperk; in het gevorderde spel gaan oude voertuigen eruit.
