# Přehled pro hráče hry Binario Duel: jedna stránka vedle desky. Buňky řádku dělí |.

# en: ad0c5c3a
round = Kolo
    .step-1 = Řídicí karta
    .step-1-says = Držitel startovní kostky jednu otočí. Provede se, co říká.
    .step-2 = Pohyb
    .step-2-says = Každé vozidlo o políčko. Dorazilo? Zaplatí se, otočí se.
    .step-3 = Stavba
    .step-3-says = Napřed držitel. Jedno z toho: bourání a/nebo stavba, ústřední budova, modernizace. Nebo nic.
    .step-4 = Obchod
    .step-4-says = Koupit vozidla, stáhnout je ze stojících linek, použitá nabídnout za půl ceny.
    .step-5 = Přepravní desky
    .step-5-says = Otevřít, změnit, zrušit linky. Jen ty, které stojí ve stanici nebo nemají vozidla.
    .note = Kostka přejde k druhému hráči. Kola 1–24 éra I, 25–48 II, 49–64 III, 65–80 IV.

# en: e442fc3f
load = Co platí náklad
    .rule = Vozidla × nosnost × cena + pole
    .says = 3 koňské povozy s vínem po 5 přes 4 pole: 3 × 1 × 5 + 4 = 19. Cena: podle zboží tam, oběma směry. Pole: i s oběma stanicemi. Prázdná jízda: 0. Soupeřovy dílky: každý 1, ze zaplacené jízdy. Stříbrné za kolo: platba dělená koly, polovina, je-li jeden směr prázdný.

# en: 2e94699e
trip = Kola jízdy
    .says = Základ b: pole děleno b, zaokrouhleno nahoru. b-(n): o n méně. b-(k-m): o m méně za každých celých k polí. Nikdy pod 2. Nejvýš 12 na silnici, 14 na kolejích, 16 na moři.

# en: 4a72701e
central = Bez ústřední budovy
    .says = Jedna linka na stanici a žádné vozidlo novější než jeho dvě stanice. S ní obě omezení mizí. Ceny: I 40; II 90 (rozšíření 60); III 160 (90); IV 240 (110). Body: 30, 50, 70, 90.

# en: a556e71a
points = Body
    .row-1 = stříbrné | 1 za 10
    .row-2 = každé vozidlo, i ve vozovém parku | 10, 20, 30, 40 podle éry
    .row-3 = každá trasa | 10, 20, 30, 40 podle třídy
    .row-4 = stanice, přístavy, ústřední budova | viz tabulky
    .row-5 = stanice nebo trasa bez linky | polovina
    .note = Shoda: víc stříbrných, pak víc vozidel.

# en: 1fcf4d7d
before = Než ukončíš kolo
    .rule = Stojí ve stanici linka, která vyjede prázdná?
    .says = Stojí nějaké vozidlo ve vozovém parku? Je v zásobě ještě poslední žeton zboží, které potřebuješ?

# en: c2bcad5b
ways = Co stojí cesta
    .head = cesta | dílek | modernizace | éry
    .row-1 = polní cesta | 2 | – | I–II
    .row-2 = asfaltová silnice | 5 | 4 | II–III
    .row-3 = rychlostní silnice | 9 | 6 | III–IV
    .row-4 = dálnice | 14 | 8 | IV
    .row-5 = koněspřežka | 3 | – | I
    .row-6 = železnice | 7 | – | II–III
    .row-7 = expresní dráha | 12 | 7 | III–IV
    .row-8 = maglev, každé pole pod zemí | 15 | – | IV
    .note = Les o 1 víc, kopec a poušť o 2, most o 4, přes veletok o 8. Tunel (III, IV): portál o 4 víc, pole pod zemí o 3. Napojení na soupeřův dílek: polovina bourání a stavby, zaokrouhleno nahoru.

# en: cea7a65b
stations = Stanice
    .head = stanice (cesty) | stavba | modernizace | body
    .row-1 = základní silniční (2) | 6 | – | 10
    .row-2 = rozšířená silniční (3) | 10 | 5 | 20
    .row-3 = silniční II (4) | 20 | 12 | 30
    .row-4 = silniční III (4) | 34 | 18 | 40
    .row-5 = silniční IV (4) | 52 | 24 | 50
    .row-6 = koněspřežka (2) | 8 | – | 10
    .row-7 = nádraží (3) | 24 | – | 30
    .row-8 = expresní nádraží (4) | 40 | 20 | 40
    .row-9 = maglev (4) | 60 | – | 50

# en: c3627ffe
ports = Přístavy
    .head = přístav | stavba | modernizace | body
    .row-1 = základní | 10 | – | 10
    .row-2 = rozšířený | 16 | 8 | 20
    .row-3 = II | 28 | 14 | 30
    .row-4 = III | 44 | 20 | 40
    .row-5 = IV | 66 | 28 | 50

# en: 35ce44bf
trade = Kdo dává, kdo bere
    .head = místo | dává | bere
    .row-1 = město | pošta, cestující, postřik, léky pro zvířata, dělníci (II) | pošta, cestující, dělníci, potraviny, zvířata, ovoce, víno, nábytek, ploty, sůl, štěrk, cihly, ryby, trámy, obilí
    .row-2 = farma | obilí, sláma | postřik, hnůj
    .row-3 = chov dobytka | zvířata, hnůj (do II) | léky pro zvířata, obilí, ploty, sláma
    .row-4 = vinařství | víno | postřik, sudy
    .row-5 = sad | ovoce | postřik, palety
    .row-6 = tábor dřevorubců | kulatina | –
    .row-7 = pila | trámy | kulatina
    .row-8 = továrna na nábytek | nábytek, palety, ploty | trámy
    .row-9 = bednárna | sudy | trámy, kulatina
    .row-10 = solivar | sůl | palety
    .row-11 = rybárna | ryby | –
    .row-12 = štěrkovna, cihelna | štěrk; cihly | –
    .row-13 = potravinářský závod (III) | potraviny | obilí, ryby, sůl, ovoce, zvířata
    .note = Od II. éry každé místo posílá a bere i dělníky, do měst a z měst. Trámy jezdí i do přístavů.

# en: 9c8d367d
vehicles-road = Silniční vozidla
    .head = vozidlo | prodej | cena | náklad | spřaženo | polní | asfalt | rychlostní | dálnice | vozí
    .row-1 = koňský povoz | I–II | 8 | 1 | 3 | 1-(4-1) | 1-(3-1) | – | – | vše
    .row-2 = volský povoz | I–II | 12 | 2 | 2 | 1 | 1-(5-1) | – | – | ne poštu, cestující
    .row-3 = poštovní kočár | I | 14 | 2 | – | 1-(3-1) | 1-(2-1) | – | – | pošta, cestující
    .row-4 = parní traktor | II–III | 26 | 2 | 3 | 1 | 1-(2-1) | – | – | ne poštu, cestující
    .row-5 = parní nákladní vůz | II–III | 34 | 2 | 2 | 1-(3-1) | 2-(1) | – | – | vše
    .row-6 = parní omnibus | II–III | 40 | 3 | – | 1-(3-1) | 2-(1) | – | – | pošta, cestující, dělníci
    .row-7 = benzinová dodávka | III–IV | 58 | 4 | – | 1-(2-1) | 3 | 4 | 4 | vše
    .row-8 = dieselový nákladní vůz | III–IV | 60 | 3 | 2 | 1-(2-1) | 2-(1) | 3 | 3-(1) | ne poštu, cestující
    .row-9 = autobus | III–IV | 64 | 5 | – | 1-(2-1) | 3 | 4 | 4 | pošta, cestující, dělníci
    .row-10 = elektrická dodávka | IV | 84 | 5 | – | – | 3 | 4 | 5 | vše
    .row-11 = elektrický nákladní vůz | IV | 92 | 4 | 2 | – | 3 | 4 | 5 | ne poštu, cestující
    .row-12 = elektrobus | IV | 90 | 7 | – | – | 3 | 5 | 6 | pošta, cestující, dělníci

# en: 294529b3
vehicles-rail = Kolejová vozidla
    .head = vozidlo | prodej | cena | náklad | spřaženo | koněspřežka | železnice | expresní | maglev | vozí
    .row-1 = koněspřežka | I | 10 | 1 | 4 | 1-(4-1) | – | – | – | vše
    .row-2 = volská dráha | I | 12 | 2 | 2 | 1 | – | – | – | ne poštu, cestující
    .row-3 = parní nákladní vlak | II–III | 44 | 3 | 3 | – | 2 | 2-(1) | – | ne poštu, cestující, dělníky
    .row-4 = parní osobní vlak | II–III | 46 | 3 | 2 | – | 2 | 3 | – | pošta, cestující, dělníci
    .row-5 = dieselový nákladní vlak | III–IV | 72 | 4 | 3 | – | 3 | 4 | – | ne poštu, cestující, dělníky
    .row-6 = dieselový rychlík | III–IV | 78 | 4 | 2 | – | 3 | 5 | – | pošta, cestující, dělníci
    .row-7 = elektrický nákladní vlak | IV | 100 | 5 | 3 | – | 4 | 6 | – | ne poštu, cestující, dělníky
    .row-8 = rychlovlak | IV | 108 | 6 | 2 | – | 4 | 7 | – | pošta, cestující, dělníci
    .row-9 = maglev | IV | 130 | 8 | 2 | – | – | – | 8 | pošta, cestující, dělníci
    .row-10 = nákladní maglev | IV | 130 | 8 | 2 | – | – | – | 7 | ne poštu, cestující, dělníky

# en: 778ae404
ships = Lodě
    .head = vozidlo | prodej | cena | náklad | spřaženo | moře | vozí
    .row-1 = koga | I | 20 | 3 | – | 1-(3-1) | vše
    .row-2 = karavela | I | 24 | 2 | – | 2 | vše
    .row-3 = galeona | I | 34 | 5 | – | 1-(4-1) | ne poštu
    .row-4 = kolesový parník | II–III | 56 | 4 | – | 3 | vše
    .row-5 = šroubový parník | II–III | 64 | 6 | – | 2-(1) | ne poštu, cestující, dělníky
    .row-6 = motorová nákladní loď | III–IV | 96 | 9 | – | 3 | ne poštu, cestující, dělníky
    .row-7 = motorový trajekt | III–IV | 88 | 6 | – | 4 | vše
    .row-8 = elektrická kontejnerová loď | IV | 150 | 12 | – | 4 | ne poštu, cestující, dělníky
    .row-9 = křídlový člun | IV | 120 | 8 | – | 6 | vše
    .note = Rychlosti viz „Kola jízdy“; pomlčka: tam jezdit nemůže. Používat se smějí v každé éře; v pokročilé hře stará vozidla odcházejí.
