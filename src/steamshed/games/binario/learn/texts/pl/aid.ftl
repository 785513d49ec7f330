# Karta pomocy gry Binario Duel: jedna strona obok planszy. Komórki wiersza dzieli |.

# en: ad0c5c3a
round = Runda
    .step-1 = Karta sterująca
    .step-1-says = Posiadacz kostki startowej odkrywa jedną. Zróbcie, co mówi.
    .step-2 = Ruch
    .step-2-says = Każdy pojazd o jedno miejsce. Dotarł? Zapłata, zawraca.
    .step-3 = Budowa
    .step-3-says = Najpierw posiadacz. Jedno z: burzenie i/lub budowa, budynek centralny, modernizacja. Albo nic.
    .step-4 = Handel
    .step-4-says = Kup pojazdy, wycofaj je ze stojących linii, używane oferuj za pół ceny.
    .step-5 = Tablice frachtu
    .step-5-says = Otwórz, zmień, zamknij linie. Tylko te, które stoją na stacji albo nie mają pojazdów.
    .note = Kostka przechodzi do drugiego gracza. Rundy 1–24 era I, 25–48 II, 49–64 III, 65–80 IV.

# en: e442fc3f
load = Ile płaci ładunek
    .rule = Pojazdy × ładowność × cena + pola
    .says = 3 wozy konne z winem po 5 przez 4 pola: 3 × 1 × 5 + 4 = 19. Cena: towaru tam, w obie strony. Pola: z obiema stacjami. Pusty kurs: 0. Kafelki przeciwnika: po 1, z płatnego kursu. Srebro na rundę: zapłata dzielona przez rundy, połowa, jeśli jeden kierunek jest pusty.

# en: 2e94699e
trip = Rundy kursu
    .says = Podstawa b: pola dzielone przez b, w górę. b-(n): o n mniej. b-(k-m): o m mniej za każde pełne k pól. Nigdy poniżej 2. Najwyżej 12 na drodze, 14 na torach, 16 na morzu.

# en: 4a72701e
central = Bez budynku centralnego
    .says = Jedna linia na stację i żaden pojazd nowszy niż jego dwie stacje. Z nim obu ograniczeń nie ma. Ceny: I 40; II 90 (rozbudowa 60); III 160 (90); IV 240 (110). Punkty: 30, 50, 70, 90.

# en: a556e71a
points = Punkty
    .row-1 = srebro | 1 za 10
    .row-2 = każdy pojazd, też w zajezdni | 10, 20, 30, 40 według ery
    .row-3 = każda trasa | 10, 20, 30, 40 według klasy
    .row-4 = stacje, porty, budynek centralny | patrz tabele
    .row-5 = stacja lub trasa bez linii | połowa
    .note = Remis: więcej srebra, potem więcej pojazdów.

# en: 1fcf4d7d
before = Zanim skończysz rundę
    .rule = Czy na stacji stoi linia, która ruszy pusta?
    .says = Czy pojazd stoi bezczynnie w zajezdni? Czy w zapasie jest jeszcze ostatni żeton towaru, którego potrzebujesz?

# en: c2bcad5b
ways = Ile kosztuje droga
    .head = droga | kafelek | modernizacja | ery
    .row-1 = droga gruntowa | 2 | – | I–II
    .row-2 = droga asfaltowa | 5 | 4 | II–III
    .row-3 = droga szybkiego ruchu | 9 | 6 | III–IV
    .row-4 = autostrada | 14 | 8 | IV
    .row-5 = kolej konna | 3 | – | I
    .row-6 = kolej | 7 | – | II–III
    .row-7 = kolej ekspresowa | 12 | 7 | III–IV
    .row-8 = maglev, każde pole pod ziemią | 15 | – | IV
    .note = Las 1 więcej, wzgórze i pustynia 2, most 4, wielka rzeka 8. Tunel (III, IV): portal 4 więcej, pole pod ziemią 3. Przyłączenie do kafelka przeciwnika: połowa burzenia i budowy, w górę.

# en: cea7a65b
stations = Stacje
    .head = stacja (drogi) | budowa | modernizacja | punkty
    .row-1 = podstawowa drogowa (2) | 6 | – | 10
    .row-2 = rozbudowana drogowa (3) | 10 | 5 | 20
    .row-3 = drogowa II (4) | 20 | 12 | 30
    .row-4 = drogowa III (4) | 34 | 18 | 40
    .row-5 = drogowa IV (4) | 52 | 24 | 50
    .row-6 = kolej konna (2) | 8 | – | 10
    .row-7 = dworzec kolejowy (3) | 24 | – | 30
    .row-8 = dworzec ekspresowy (4) | 40 | 20 | 40
    .row-9 = maglev (4) | 60 | – | 50

# en: c3627ffe
ports = Porty
    .head = port | budowa | modernizacja | punkty
    .row-1 = podstawowy | 10 | – | 10
    .row-2 = rozbudowany | 16 | 8 | 20
    .row-3 = II | 28 | 14 | 30
    .row-4 = III | 44 | 20 | 40
    .row-5 = IV | 66 | 28 | 50

# en: 35ce44bf
trade = Kto daje, kto bierze
    .head = miejsce | daje | bierze
    .row-1 = miasto | poczta, pasażerowie, pestycyd, leki zwierzęce, robotnicy (II) | poczta, pasażerowie, robotnicy, żywność, zwierzęta, owoce, wino, meble, płoty, sól, żwir, cegły, ryby, belki, zboże
    .row-2 = farma | zboże, słoma | pestycyd, obornik
    .row-3 = hodowla zwierząt | zwierzęta, obornik (do II) | leki zwierzęce, zboże, płoty, słoma
    .row-4 = winiarnia | wino | pestycyd, beczki
    .row-5 = sad | owoce | pestycyd, palety
    .row-6 = obóz drwali | kłody | –
    .row-7 = tartak | belki | kłody
    .row-8 = fabryka mebli | meble, palety, płoty | belki
    .row-9 = bednarnia | beczki | belki, kłody
    .row-10 = warzelnia soli | sól | palety
    .row-11 = przystań rybacka | ryby | –
    .row-12 = żwirownia, cegielnia | żwir; cegły | –
    .row-13 = zakład spożywczy (III) | żywność | zboże, ryby, sól, owoce, zwierzęta
    .note = Od II ery każde miejsce wysyła i przyjmuje też robotników, do miast i z miast. Belki jadą też do portów.

# en: 9c8d367d
vehicles-road = Pojazdy drogowe
    .head = pojazd | sprzedaż | cena | ładunek | w składzie | gruntowa | asfalt | szybki ruch | autostrada | wozi
    .row-1 = wóz konny | I–II | 8 | 1 | 3 | 1-(4-1) | 1-(3-1) | – | – | wszystko
    .row-2 = wóz wołowy | I–II | 12 | 2 | 2 | 1 | 1-(5-1) | – | – | bez poczty, pasażerów
    .row-3 = dyliżans pocztowy | I | 14 | 2 | – | 1-(3-1) | 1-(2-1) | – | – | poczta, pasażerowie
    .row-4 = traktor parowy | II–III | 26 | 2 | 3 | 1 | 1-(2-1) | – | – | bez poczty, pasażerów
    .row-5 = parowa ciężarówka | II–III | 34 | 2 | 2 | 1-(3-1) | 2-(1) | – | – | wszystko
    .row-6 = parowy omnibus | II–III | 40 | 3 | – | 1-(3-1) | 2-(1) | – | – | poczta, pasażerowie, robotnicy
    .row-7 = furgonetka benzynowa | III–IV | 58 | 4 | – | 1-(2-1) | 3 | 4 | 4 | wszystko
    .row-8 = ciężarówka z silnikiem Diesla | III–IV | 60 | 3 | 2 | 1-(2-1) | 2-(1) | 3 | 3-(1) | bez poczty, pasażerów
    .row-9 = autobus | III–IV | 64 | 5 | – | 1-(2-1) | 3 | 4 | 4 | poczta, pasażerowie, robotnicy
    .row-10 = furgonetka elektryczna | IV | 84 | 5 | – | – | 3 | 4 | 5 | wszystko
    .row-11 = ciężarówka elektryczna | IV | 92 | 4 | 2 | – | 3 | 4 | 5 | bez poczty, pasażerów
    .row-12 = autobus elektryczny | IV | 90 | 7 | – | – | 3 | 5 | 6 | poczta, pasażerowie, robotnicy

# en: 294529b3
vehicles-rail = Pojazdy szynowe
    .head = pojazd | sprzedaż | cena | ładunek | w składzie | kolej konna | kolej | ekspres | maglev | wozi
    .row-1 = kolej konna | I | 10 | 1 | 4 | 1-(4-1) | – | – | – | wszystko
    .row-2 = kolej wołowa | I | 12 | 2 | 2 | 1 | – | – | – | bez poczty, pasażerów
    .row-3 = parowy pociąg towarowy | II–III | 44 | 3 | 3 | – | 2 | 2-(1) | – | bez poczty, pasażerów, robotników
    .row-4 = parowy pociąg osobowy | II–III | 46 | 3 | 2 | – | 2 | 3 | – | poczta, pasażerowie, robotnicy
    .row-5 = spalinowy pociąg towarowy | III–IV | 72 | 4 | 3 | – | 3 | 4 | – | bez poczty, pasażerów, robotników
    .row-6 = spalinowy pociąg ekspresowy | III–IV | 78 | 4 | 2 | – | 3 | 5 | – | poczta, pasażerowie, robotnicy
    .row-7 = elektryczny pociąg towarowy | IV | 100 | 5 | 3 | – | 4 | 6 | – | bez poczty, pasażerów, robotników
    .row-8 = pociąg dużych prędkości | IV | 108 | 6 | 2 | – | 4 | 7 | – | poczta, pasażerowie, robotnicy
    .row-9 = maglev | IV | 130 | 8 | 2 | – | – | – | 8 | poczta, pasażerowie, robotnicy
    .row-10 = maglev towarowy | IV | 130 | 8 | 2 | – | – | – | 7 | bez poczty, pasażerów, robotników

# en: 778ae404
ships = Statki
    .head = pojazd | sprzedaż | cena | ładunek | w składzie | morze | wozi
    .row-1 = koga | I | 20 | 3 | – | 1-(3-1) | wszystko
    .row-2 = karawela | I | 24 | 2 | – | 2 | wszystko
    .row-3 = galeon | I | 34 | 5 | – | 1-(4-1) | bez poczty
    .row-4 = parowiec kołowy | II–III | 56 | 4 | – | 3 | wszystko
    .row-5 = parowiec śrubowy | II–III | 64 | 6 | – | 2-(1) | bez poczty, pasażerów, robotników
    .row-6 = motorowy statek towarowy | III–IV | 96 | 9 | – | 3 | bez poczty, pasażerów, robotników
    .row-7 = prom motorowy | III–IV | 88 | 6 | – | 4 | wszystko
    .row-8 = elektryczny kontenerowiec | IV | 150 | 12 | – | 4 | bez poczty, pasażerów, robotników
    .row-9 = wodolot | IV | 120 | 8 | – | 6 | wszystko
    .note = Prędkości: zobacz „Rundy kursu”; kreska: tam nie jeździ. Używać można w każdej erze; w grze zaawansowanej stare pojazdy odchodzą.
