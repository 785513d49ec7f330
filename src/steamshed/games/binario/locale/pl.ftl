# Binario Duel po polsku. Czego tu nie ma, jest takie samo w każdym języku.

## Co się stało

round-begins = Runda { $round } (era { $era ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}): kostkę startową ma { $who }.
era-begun = Zaczyna się era { $era ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}.
card-drawn = { $who } dobiera kartę. { $card }
card-paid = { $silver ->
    [0] { $who } nic nie płaci.
    [one] { $who } płaci { $silver } srebro.
   *[other] { $who } płaci { $silver } srebra.
}
card-gained = { $silver ->
    [0] { $who } nic nie dostaje.
    [one] { $who } dostaje { $silver } srebro.
   *[other] { $who } dostaje { $silver } srebra.
}
stock-added = Do wspólnego zapasu trafia towar: { $amount } × { $good }.
leg-marked = { $who }: towar na linii ({ $board } { $row }, { $items }; { $good }) po przyjeździe przyniesie { $price ->
        [one] { $price } srebro
        [few] { $price } srebra
       *[many] { $price } srebra
    } za jednostkę.
leg-paid = { $who } dowozi ładunek ({ $board } { $row }, { $items }): { $good }, +{ $silver ->
    [one] { $silver } srebro
   *[other] { $silver } srebra
}.
toll-paid = { $who } płaci przeciwnikowi { $silver ->
    [one] { $silver } srebro
   *[other] { $silver } srebra
} myta.
passed = { $who } nic nie buduje.
route-built = { $tiles ->
    [0] { $reshaped ->
        [0] { $who } łączy { $items } bez nowego kafelka.
        [one] { $who } przebudowuje jeden kafelek ({ $items }) za { $silver ->
    [one] { $silver } srebro
   *[other] { $silver } srebra
}.
        [few] { $who } przebudowuje { $reshaped } kafelki ({ $items }) za { $silver ->
    [one] { $silver } srebro
   *[other] { $silver } srebra
}.
       *[many] { $who } przebudowuje { $reshaped } kafelków ({ $items }) za { $silver ->
    [one] { $silver } srebro
   *[other] { $silver } srebra
}.
    }
   *[other] { $who } buduje: { $type }, { $items }, { $tiles ->
        [one] jeden kafelek
        [few] { $tiles } kafelki
       *[many] { $tiles } kafelków
    }{ $reshaped ->
        [0] {""}
        [one] , jedna przebudowa
        [few] , { $reshaped } przebudowy
       *[many] , { $reshaped } przebudów
    }, za { $silver ->
    [one] { $silver } srebro
   *[other] { $silver } srebra
}.
}
route-recorded = { $who } ma trasę { $items }: długość { $length }, z pola { $from } na pole { $to }.
station-built = { $who } buduje na polu { $cell }: { $kind } { $label }{ $served ->
    [0] {""}
   *[other] {" "}({ $items })
} za { $silver ->
    [one] { $silver } srebro
   *[other] { $silver } srebra
}.
maglev-built = { $who } drąży tunel maglevu { $items }: { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
   *[many] { $cells } pól
} za { $silver ->
    [one] { $silver } srebro
   *[other] { $silver } srebra
}.
central-built = { $before ->
    [0] { $who } buduje budynek centralny { $generation ->
    [1] I
    [2] II
    [3] III
   *[4] IV
} generacji za { $silver ->
    [one] { $silver } srebro
   *[other] { $silver } srebra
}.
   *[other] { $who } ulepsza budynek centralny do { $generation ->
    [1] I
    [2] II
    [3] III
   *[4] IV
} generacji za { $silver ->
    [one] { $silver } srebro
   *[other] { $silver } srebra
}.
}
last-round = { $who } ma ostatni budynek centralny: gra kończy się z tą rundą.
demolished = { $what ->
    [station] { $who } burzy za { $silver ->
    [one] { $silver } srebro
   *[other] { $silver } srebra
}: { $kind } { $label } na polu { $cell }.
    [tunnel] { $who } burzy za { $silver ->
    [one] { $silver } srebro
   *[other] { $silver } srebra
} tunel ({ $type }) na polu { $cell }.
    [bridge] { $who } burzy za { $silver ->
    [one] { $silver } srebro
   *[other] { $silver } srebra
} most ({ $type }) na polu { $cell }.
   *[tile] { $who } burzy za { $silver ->
    [one] { $silver } srebro
   *[other] { $silver } srebra
} jeden kafelek ({ $type }) na polu { $cell }.
}
records-lost = { $who } traci { $count ->
    [one] jedną trasę
    [few] { $count } trasy
   *[other] { $count } tras
}.
modernised = { $station ->
    [yes] { $who } modernizuje za { $silver ->
    [one] { $silver } srebro
   *[other] { $silver } srebra
}: { $kind } { $label } na polu { $cell }, teraz { $what }.
   *[no] { $who } modernizuje za { $silver ->
    [one] { $silver } srebro
   *[other] { $silver } srebra
}: { $type } na polu { $cell }, teraz { $what }.
}
vehicle-bought = { $who } kupuje pojazd za { $silver ->
        [one] { $silver } srebro
        [few] { $silver } srebra
       *[many] { $silver } srebra
    }: { $vehicle }.
vehicle-offered = { $who } oferuje używany pojazd ({ $vehicle }) za { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
}.
offer-accepted = { $who } kupuje używany pojazd ({ $vehicle }) za { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
}.
offer-declined = { $who } nie kupuje używanego pojazdu: { $vehicle }.
vehicles-withdrawn = { $who } wycofuje z linii ({ $board } { $row }, { $items }): { $count } × { $vehicle }.
vehicles-parked = { $reason ->
    [retired] { $who }: przestarzałe pojazdy trafiają do zajezdni ({ $board } { $row }, { $items }): { $count } × { $vehicle }.
   *[path] { $who }: pojazdy bez drogi trafiają do zajezdni ({ $board } { $row }, { $items }): { $count } × { $vehicle }.
}
good-lost = { $who }: na linii ({ $board } { $row }, { $items }) nie można już wozić towaru: { $good }.
line-opened = { $who } otwiera linię ({ $board } { $row }): { $items }, { $loads ->
    [0] bez towarów
   *[other] towar: { $goods }
}, { $count ->
    [0] bez pojazdów
   *[other] { $count } × { $vehicle }
}.
line-changed = { $who } zmienia linię ({ $board } { $row }): { $items }, teraz { $loads ->
    [0] bez towarów
   *[other] { $goods }
}, { $count ->
    [0] bez pojazdów
   *[other] { $count } × { $vehicle }
}.
line-closed = { $lost ->
    [yes] { $who } traci linię ({ $board } { $row }, { $items }): nie ma już dla niej drogi.
   *[no] { $who } zamyka linię ({ $board } { $row }, { $items }).
}
era-income = { $who } dostaje na początku ery { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
}.
factory-placed = { $who } stawia zakład spożywczy: { $cell }.
card-chosen = { $who } ma wybraną kartę.
cards-passed = Gracze przekazują karty dalej.
personality-kept = { $who } to { $personality }.
outline-chosen = { $who } wybiera zarys { $number }.
item-placed = { $who } umieszcza na kontynencie: { $item }.
item-left-out = Na kontynencie nie ma już miejsca: { $item }.
continent-finished = Kontynent jest gotowy.
game-over = Koniec partii.

## Co robi wybór

choice-return = Zwróć: { $what }
choice-keep = Zatrzymaj: { $what }
choice-pass = Dalej { $what }
choice-outline = Zarys { $what }
choice-place = Umieść tutaj: { $what }
choice-source = Źródło rzeki: { $what }
choice-flow = Rzeka płynie: { $what }
choice-widen = Tu zaczyna się wielka rzeka, kierunek: { $what }
choice-pile = Dobierz ze stosu { $what }
choice-factory = Zakład spożywczy: { $what }
choice-build = Buduj: { $what }
choice-station = Zbuduj stację: { $what }
choice-demolish = Zburz
choice-modernise = Modernizuj
choice-hq = Budynek centralny, generacja { $what }
    .button = Budynek { $what } za { $silver } sr.
choice-auto = Niech planista zaproponuje drogi
choice-manual = Układaj po kafelku
choice-end = Skończ tutaj: { $what }
choice-one = Tylko jeden
choice-path = Droga { $what }
choice-kind = Zbuduj: { $what }
choice-start = Zacznij tutaj: { $what }
choice-go = Dalej: { $what }
choice-enter = Do stacji: { $what }
choice-tunnel = Portal: { $what }
choice-under = Pod ziemią: { $what }
choice-surface = W górę do portalu: { $what }
choice-stop = Zakończ tutaj
choice-at = Tutaj: { $what }
choice-route = Trasa { $what }
choice-stretch = Odcinek: { $what }
choice-whole = Wszystko
choice-tile = Zburz: { $what }
choice-target = Modernizuj do: { $what }
choice-element = Modernizuj: { $what }
choice-buy = Kup: { $what }
    .button = Kup za { $silver } sr.: { $what }
choice-offer = Zaoferuj: { $what }
choice-accept = Przyjmij
choice-decline = Odmów
choice-withdraw = Wycofaj pojazdy: { $what }
choice-number = { $what }
choice-open = Nowa linia: { $what }
choice-edit = Zmień: { $what }
choice-close = Zamknij: { $what }
choice-from = Z: { $what }
choice-to = Do: { $what }
choice-out = Tam: { $what }
choice-back = Z powrotem: { $what }
choice-vehicle = Pojazd: { $what }
choice-done = Gotowe

## Ustawienia

title = Binario Duel
preset-basic = Gra podstawowa
    .help = Bez osobistości; stare pojazdy jeżdżą dalej.
preset-advanced = Gra zaawansowana
    .help = Z osobistościami, wycofywaniem pojazdów i wcześniejszym końcem.
option-advanced = Gra zaawansowana: osobistości, wycofywane pojazdy, miejsce na stacje, wcześniejszy koniec.
    .name = Gra zaawansowana
option-map_mode = Kontynent jest losowany, budowany na zmianę albo to gotowa mapa.
    .name = Kontynent
option-map_mode-generated = Losowany
option-map_mode-hand = Budowany ręcznie
option-map_mode-fixed-quick1 = Szybka mapa 1
option-map_mode-fixed-quick2 = Szybka mapa 2
option-map_mode-fixed-quick3 = Szybka mapa 3
option-map_mode-fixed-standard1 = Zwykła mapa 1
option-map_mode-fixed-test1 = Próbna mapa 1
option-map_size = Pola mapy: szybka 16×12, zwykła 22×14, wielka 32×20.
    .name = Wielkość mapy
option-map_size-16x12 = Szybka
option-map_size-22x14 = Zwykła
option-map_size-32x20 = Wielka
option-islands = Wyspy u wschodniego wybrzeża, każda z przystanią rybacką (nie na szybkiej mapie).
    .name = Wyspy
option-pile_choice = Kto ma kostkę startową, wybiera stos do dobierania.
    .name = Wybór stosu
option-era_start = Kto ma kostkę startową w pierwszej rundzie er I, II, III i IV, a więc pierwszy kupuje z nowego zapasu. Według instrukcji kostka krąży dalej i każdą erę zaczyna pierwszy gracz: przy równych graczach wygrywa on dziewięć gier na dziesięć. Gdy erę II zaczyna drugi gracz, obaj wygrywają mniej więcej równie często.
    .name = Początek ery
option-era_start-1-2-1-1 = Erę II zaczyna drugi gracz (wyrównane)
option-era_start-cube = Decyduje kostka startowa (instrukcja: każdą erę zaczyna pierwszy gracz)
option-era_start-alternate = Na zmianę (ery II i IV zaczyna drugi gracz)
option-vehicle_stock = Ile pojazdów trafia do wspólnego zapasu w erach II, III i IV: według tabel zapasu albo tyle, że nikt ich nie wykupi.
    .name = Zapas pojazdów
option-vehicle_stock-table = Według tabel
option-vehicle_stock-ample = Obfity
option-tile_supply = Kafelki dróg i stacji ogranicza pudełko albo nic.
    .name = Zapas kafelków
option-tile_supply-box = Jak w pudełku
option-tile_supply-unlimited = Bez ograniczeń
option-freight_slots_variant = Wiersze tablic frachtu: 5, 4 i 3 albo 6, 5 i 4.
    .name = Wiersze tablic frachtu
option-freight_slots_variant-board = 5, 4 i 3
option-freight_slots_variant-intro = 6, 5 i 4
option-cards_variant = Karty sterujące na gracza: 12, 12, 8, 8 albo 13, 12, 10, 10, w krótszej grze mniej; rund w epoce jest dwa razy tyle.
    .name = Karty sterujące
option-cards_variant-setup = 12, 12, 8 i 8
option-cards_variant-cards = 13, 12, 10 i 10
option-two_way_price = Oba kierunki linii mają cenę towaru tam albo każdy swoją.
    .name = Cena obu kierunków
option-two_way_price-outbound = Według towaru tam
option-two_way_price-own = Każdy swoją
option-hq_era_cap = Z budynkiem centralnym pojazdy mogą być najwyżej z ery jego generacji.
    .name = Budynek ogranicza pojazdy
option-idle_vehicle_points = Pojazdy w zajezdni punktują w pełni albo w połowie.
    .name = Pojazdy w zajezdni
option-idle_vehicle_points-full = Pełne punkty
option-idle_vehicle_points-half = Połowa punktów
option-workers_from_era = Era, od której wozi się robotników.
    .name = Robotnicy od ery
option-horse_tram_in_era2 = Kolej konną i jej stacje można budować także w II erze.
    .name = Kolej konna w II erze
option-era_restricted_used_sale = Przeciwnikowi można sprzedać tylko pojazdy dostępne w tej erze.
    .name = Używane tylko z tej ery
option-personality_set = Osobistości do rozdania: wszystkie albo co najmniej sześć.
    .name = Osobistości
option-personality_set-all = Wszystkie

## Fazy

phase-outline = Zarys kontynentu
    .short = Zarys
phase-continent = Następna część kontynentu
    .short = Kontynent
phase-draft_return = Zwróć osobistość
    .short = Osobistość
phase-draft_pass = Oddaj osobistość przeciwnikowi
    .short = Oddaj
phase-draft_keep = Zatrzymaj osobistość
    .short = Zatrzymaj
phase-control_card = Dobierz kartę sterującą
    .short = Karta
phase-food_factory = Postaw zakład spożywczy
    .short = Zakład
phase-build = Burzenie i budowa, budynek centralny albo modernizacja
    .short = Budowa
phase-planner = Jak zbudować trasę
    .short = Planista
phase-first_end = Pierwszy koniec
phase-second_end = Drugi koniec
phase-proposal = Wybór drogi
    .short = Droga
phase-station_kind = Rodzaj stacji
    .short = Rodzaj
phase-station_cell = Gdzie budować
    .short = Miejsce
phase-lay_start = Gdzie zaczyna się droga
    .short = Początek
phase-lay = Następny kafelek
    .short = Kafelek
phase-demolish_object = Co burzyć
    .short = Burzenie
phase-demolish = Burzenie
phase-modernise_object = Co modernizować
    .short = Modernizacja
phase-modernise_target = Jak daleko modernizować
    .short = Cel
phase-modernise = Modernizacja
phase-trade = Handel pojazdami
    .short = Pojazdy
phase-withdraw = Ile wycofać
    .short = Wycofaj
phase-offer = Oferta używanego pojazdu
    .short = Oferta
phase-freight = Tablice frachtu
    .short = Fracht
phase-departure = Stacja początkowa
    .short = Skąd
phase-destination = Stacja docelowa
    .short = Dokąd
phase-outbound = Towar tam
    .short = Tam
phase-return = Towar z powrotem
    .short = Powrót
phase-vehicle = Pojazd
phase-number = Liczba pojazdów
    .short = Liczba
phase-over = Koniec gry

## Pytania i czasowniki

ask-outline = Wybierz zarys kontynentu
ask-continent = Wybierz pole dla następnej części kontynentu
ask-draft_return = Wybierz osobistość, którą zwracasz
ask-draft_pass = Wybierz osobistość dla przeciwnika
ask-draft_keep = Wybierz osobistość, którą zatrzymujesz
ask-control_card = Wybierz stos, z którego dobierasz
ask-food_factory = Wybierz pole dla zakładu spożywczego
ask-build = Buduj, burz, modernizuj albo idź dalej
ask-planner = Czy planista ma zaproponować drogi?
ask-first_end = Wybierz pierwszy koniec
ask-second_end = Wybierz drugi koniec
ask-proposal = Wybierz jedną z proponowanych dróg
ask-station_kind = Wybierz rodzaj stacji
ask-station_cell = Wybierz pole dla stacji
ask-lay_start = Wybierz, gdzie zaczyna się droga
ask-lay = Wybierz następne pole drogi
ask-demolish_object = Wybierz, co zburzyć
ask-demolish = Zburz wszystko albo jeden kafelek
ask-modernise_object = Wybierz, co zmodernizować
ask-modernise_target = Jak daleko modernizować?
ask-modernise = Zmodernizuj wszystko albo jedną część
ask-trade = Kup, sprzedaj lub wycofaj pojazdy, potem dalej
ask-withdraw = Ile pojazdów wycofujesz?
ask-offer = Oferują ci używany pojazd
ask-freight = Otwórz lub zmień linie, potem dalej
ask-departure = Wybierz stację początkową
ask-destination = Wybierz stację docelową
ask-outbound = Wybierz towar tam
ask-return = Wybierz towar z powrotem
ask-vehicle = Wybierz pojazd dla linii
ask-number = Ile pojazdów?
verb-return = Zwróć
verb-keep = Zatrzymaj
verb-pass = Dalej
verb-outline = Wybierz zarys
verb-place = Umieść
verb-source = Wybierz źródło
verb-flow = Prowadź rzekę
verb-widen = Poszerz rzekę
verb-pile = Dobierz
verb-factory = Postaw zakład
verb-build = Zbuduj
verb-station = Zbuduj stację
verb-demolish = Zburz
verb-modernise = Zmodernizuj
verb-hq = Budynek centralny
verb-auto = Planista
verb-manual = Po kafelku
verb-end = Wybierz koniec
verb-one = Tylko jeden
verb-path = Wybierz drogę
verb-kind = Wybierz rodzaj
verb-start = Wybierz początek
verb-go = Dalej
verb-enter = Do stacji
verb-tunnel = Zbuduj portal
verb-under = Pod ziemią
verb-surface = Na powierzchnię
verb-stop = Zakończ
verb-at = Tutaj
verb-route = Wybierz trasę
verb-stretch = Wybierz odcinek
verb-whole = Wszystko
verb-tile = Jeden kafelek
verb-target = Wybierz cel
verb-element = Jedna część
verb-buy = Kup
verb-offer = Zaoferuj
verb-accept = Przyjmij
verb-decline = Odmów
verb-withdraw = Wycofaj
verb-number = Wybierz liczbę
verb-open = Nowa linia
verb-edit = Zmień
verb-close = Zamknij
verb-from = Skąd
verb-to = Dokąd
verb-out = Tam
verb-back = Z powrotem
verb-vehicle = Wybierz pojazd
verb-done = Gotowe

## Rozdziały zasad

rules-SETUP = Przygotowanie
rules-MAP = Mapa
rules-HAND = Kontynent budowany ręcznie
rules-CITY = Miasta
rules-GOOD = Towary
rules-ERA = Ery
rules-RND = Runda
rules-CARD = Karty sterujące
rules-INC = Dochód
rules-BLD = Budowanie
rules-WAY = Drogi
rules-JOIN = Łączenie dróg
rules-TUN = Tunele
rules-STN = Stacje
rules-ROUTE = Trasy
rules-HQ = Budynek centralny
rules-DEM = Burzenie
rules-MOD = Modernizacja
rules-VEH = Pojazdy
rules-LINE = Linie
rules-TIME = Czas kursu
rules-MOVE = Ruch
rules-SUP = Zapas
rules-ADV = Gra zaawansowana
rules-END = Koniec gry
rules-SCORE = Punktacja

## Nazwy

price = { $amount } sr.
score-silver = Srebro
score-vehicles = Pojazdy
score-routes = Trasy
score-stations = Stacje
score-central = Budynek centralny
score-points = Punkty
good-straw = bele słomy
good-barrel = beczki
good-mail = poczta
good-fruit = owoce
good-gravel = żwir
good-manure = obornik
good-animal = żywe zwierzęta
good-brick = cegły
good-furniture = meble
good-pallet = palety
good-fence = płoty
good-passengers = pasażerowie
good-fish = ryby
good-salt = sól
good-beam = belki
good-log = kłody
good-pesticide = pestycyd
good-vetmed = leki zwierzęce
good-wine = wino
good-workers = robotnicy
good-food = żywność
good-grain = zboże
vehicle-cart = wóz konny
vehicle-ox_cart = wóz wołowy
vehicle-mail_coach = dyliżans pocztowy
vehicle-horse_tram = kolej konna
vehicle-ox_railway = kolej wołowa
vehicle-cog = koga
vehicle-caravel = karawela
vehicle-galleon = galeon
vehicle-steam_tractor = traktor parowy
vehicle-steam_lorry = parowa ciężarówka
vehicle-steam_omnibus = parowy omnibus
vehicle-steam_freight = parowy pociąg towarowy
vehicle-steam_passenger = parowy pociąg osobowy
vehicle-paddle_steamer = parowiec kołowy
vehicle-screw_steamer = parowiec śrubowy
vehicle-petrol_van = furgonetka benzynowa
vehicle-diesel_lorry = ciężarówka z silnikiem Diesla
vehicle-bus = autobus
vehicle-diesel_freight = spalinowy pociąg towarowy
vehicle-diesel_express = spalinowy pociąg ekspresowy
vehicle-motor_ship = motorowy statek towarowy
vehicle-motor_ferry = prom motorowy
vehicle-e_van = furgonetka elektryczna
vehicle-e_lorry = ciężarówka elektryczna
vehicle-e_bus = autobus elektryczny
vehicle-e_freight = elektryczny pociąg towarowy
vehicle-high_speed = pociąg dużych prędkości
vehicle-maglev_train = maglev
vehicle-maglev_cargo = maglev towarowy
vehicle-e_container = elektryczny kontenerowiec
vehicle-hydrofoil = wodolot
kind-road_basic = podstawowa stacja drogowa
kind-road_expanded = rozbudowana stacja drogowa
kind-road_II = stacja drogowa II ery
kind-road_III = stacja drogowa III ery
kind-road_IV = stacja drogowa IV ery
kind-tram = stacja kolei konnej
kind-rail_II = dworzec kolejowy
kind-rail_III = dworzec kolei ekspresowej
kind-maglev_IV = stacja maglevu
kind-port_basic = podstawowy port
kind-port_expanded = rozbudowany port
kind-port_II = port II ery
kind-port_III = port III ery
kind-port_IV = port IV ery
type-earth = droga gruntowa
type-asphalt = droga asfaltowa
type-highway = droga szybkiego ruchu
type-motorway = autostrada
type-horse_tram = kolej konna
type-railway = kolej
type-express = kolej ekspresowa
type-maglev = maglev
personality-ship_captain = kapitan statku
personality-postmaster = pocztmistrz
personality-railway_engineer = inżynier kolei
personality-road_builder = budowniczy dróg
personality-landowner = ziemianin
personality-timber_merchant = handlarz drewnem
personality-banker = bankier
personality-innkeeper = karczmarz
personality-architect = architekt
personality-inventor = wynalazca
personality-customs_officer = celnik
personality-horse_breeder = hodowca koni
item-farm = farma
item-livestock = hodowla zwierząt
item-lumber_camp = obóz drwali
item-sawmill = tartak
item-wood_factory = fabryka mebli
item-cooperage = bednarnia
item-salt_works = warzelnia soli
item-fishery = przystań rybacka
item-orchard = sad
item-gravel_pit = żwirownia
item-brickworks = cegielnia
item-winery = winiarnia
item-food_factory = zakład spożywczy
item-city = miasto
item-meadow = łąka
item-desert = pustynia
item-forest = las
item-hill = wzgórze
item-lake = jezioro
item-mountain = góra
item-river = rzeka
item-great_river = wielka rzeka
item-island = wyspa
item-desert_meadow = łąka pustynna
item-spring = źródło
item-mouth = ujście rzeki
item-sea = morze
item-coast = wybrzeże
board-road = droga
board-rail = kolej
board-ship = statek
what-straw = { good-straw }
what-barrel = { good-barrel }
what-mail = { good-mail }
what-fruit = { good-fruit }
what-gravel = { good-gravel }
what-manure = { good-manure }
what-animal = { good-animal }
what-brick = { good-brick }
what-furniture = { good-furniture }
what-pallet = { good-pallet }
what-fence = { good-fence }
what-passengers = { good-passengers }
what-fish = { good-fish }
what-salt = { good-salt }
what-beam = { good-beam }
what-log = { good-log }
what-pesticide = { good-pesticide }
what-vetmed = { good-vetmed }
what-wine = { good-wine }
what-workers = { good-workers }
what-food = { good-food }
what-grain = { good-grain }
what-cart = { vehicle-cart }
what-ox_cart = { vehicle-ox_cart }
what-mail_coach = { vehicle-mail_coach }
what-horse_tram = { vehicle-horse_tram }
what-ox_railway = { vehicle-ox_railway }
what-cog = { vehicle-cog }
what-caravel = { vehicle-caravel }
what-galleon = { vehicle-galleon }
what-steam_tractor = { vehicle-steam_tractor }
what-steam_lorry = { vehicle-steam_lorry }
what-steam_omnibus = { vehicle-steam_omnibus }
what-steam_freight = { vehicle-steam_freight }
what-steam_passenger = { vehicle-steam_passenger }
what-paddle_steamer = { vehicle-paddle_steamer }
what-screw_steamer = { vehicle-screw_steamer }
what-petrol_van = { vehicle-petrol_van }
what-diesel_lorry = { vehicle-diesel_lorry }
what-bus = { vehicle-bus }
what-diesel_freight = { vehicle-diesel_freight }
what-diesel_express = { vehicle-diesel_express }
what-motor_ship = { vehicle-motor_ship }
what-motor_ferry = { vehicle-motor_ferry }
what-e_van = { vehicle-e_van }
what-e_lorry = { vehicle-e_lorry }
what-e_bus = { vehicle-e_bus }
what-e_freight = { vehicle-e_freight }
what-high_speed = { vehicle-high_speed }
what-maglev_train = { vehicle-maglev_train }
what-maglev_cargo = { vehicle-maglev_cargo }
what-e_container = { vehicle-e_container }
what-hydrofoil = { vehicle-hydrofoil }
what-road_basic = { kind-road_basic }
what-road_expanded = { kind-road_expanded }
what-road_II = { kind-road_II }
what-road_III = { kind-road_III }
what-road_IV = { kind-road_IV }
what-tram = { kind-tram }
what-rail_II = { kind-rail_II }
what-rail_III = { kind-rail_III }
what-maglev_IV = { kind-maglev_IV }
what-port_basic = { kind-port_basic }
what-port_expanded = { kind-port_expanded }
what-port_II = { kind-port_II }
what-port_III = { kind-port_III }
what-port_IV = { kind-port_IV }
what-earth = { type-earth }
what-asphalt = { type-asphalt }
what-highway = { type-highway }
what-motorway = { type-motorway }
what-railway = { type-railway }
what-express = { type-express }
what-maglev = { type-maglev }
what-road = { board-road }
what-rail = { board-rail }
what-ship = { board-ship }
what-ship_captain = kapitan statku: ma dwie kogi. Jego statki docierają o rundę wcześniej, karta nigdy ich nie zatrzymuje, a każdy ładuje o jednostkę więcej.
what-postmaster = pocztmistrz: ma dwa dyliżanse pocztowe. Poczta płaci o 1 srebro za jednostkę więcej.
what-railway_engineer = inżynier kolei: ma dwie koleje konne i jedną darmową stację kolei konnej. Każdy kafelek torów kosztuje o 1 srebro mniej (co najmniej 1).
what-road_builder = budowniczy dróg: dwie darmowe podstawowe stacje drogowe. Każdy kafelek drogi kosztuje o 1 srebro mniej (co najmniej 1).
what-landowner = ziemianin: ma dwa wozy wołowe. Zboże, słoma, żywe zwierzęta i obornik płacą o 1 srebro za jednostkę więcej.
what-timber_merchant = handlarz drewnem: ma dwa wozy i o 10 srebra więcej. Kłody, belki, meble, płoty, palety i beczki płacą o 1 srebro za jednostkę więcej.
what-banker = bankier: zaczyna z 60 srebra więcej i dostaje 30 srebra na początku II, III i IV ery.
what-innkeeper = karczmarz: ma dyliżans pocztowy i o 10 srebra więcej. Pasażerowie i robotnicy płacą o 1 srebro za jednostkę więcej.
what-architect = architekt: jedna darmowa rozbudowana stacja drogowa. Budowa i modernizacja stacji, portów i budynku centralnego kosztuje o jedną piątą mniej (w górę).
what-inventor = wynalazca: zaczyna z 25 srebra więcej. Pojazdy ze wspólnego zapasu kosztują o 15 procent mniej (w górę).
what-customs_officer = celnik: zaczyna z 30 srebra więcej. Przeciwnik płaci 2 srebra za kafelek, celnik nie płaci myta.
what-horse_breeder = hodowca koni: ma trzy wozy. Zaprzęgi można łączyć o jeden dłuższe.
what-none = nic
what-keep = bez zmian
what-ports = trasa morska
what-expanded = rozbudowana
what-N = północ
what-E = wschód
what-S = południe
what-W = zachód
card-I_double_straw = W tej rundzie płaci się podwójnie za przewóz: { good-straw }.
card-I_double_barrel = W tej rundzie płaci się podwójnie za przewóz: { good-barrel }.
card-I_double_mail = W tej rundzie płaci się podwójnie za przewóz: { good-mail }.
card-I_double_fruit = W tej rundzie płaci się podwójnie za przewóz: { good-fruit }.
card-I_double_gravel = W tej rundzie płaci się podwójnie za przewóz: { good-gravel }.
card-I_double_manure = W tej rundzie płaci się podwójnie za przewóz: { good-manure }.
card-I_double_animal = W tej rundzie płaci się podwójnie za przewóz: { good-animal }.
card-I_double_brick = W tej rundzie płaci się podwójnie za przewóz: { good-brick }.
card-I_double_furniture = W tej rundzie płaci się podwójnie za przewóz: { good-furniture }.
card-I_double_pallet = W tej rundzie płaci się podwójnie za przewóz: { good-pallet }.
card-I_double_fence = W tej rundzie płaci się podwójnie za przewóz: { good-fence }.
card-I_double_passengers = W tej rundzie płaci się podwójnie za przewóz: { good-passengers }.
card-I_double_fish = W tej rundzie płaci się podwójnie za przewóz: { good-fish }.
card-I_double_salt = W tej rundzie płaci się podwójnie za przewóz: { good-salt }.
card-I_double_beam = W tej rundzie płaci się podwójnie za przewóz: { good-beam }.
card-I_double_log = W tej rundzie płaci się podwójnie za przewóz: { good-log }.
card-I_double_pesticide = W tej rundzie płaci się podwójnie za przewóz: { good-pesticide }.
card-I_double_vetmed = W tej rundzie płaci się podwójnie za przewóz: { good-vetmed }.
card-I_double_wine = W tej rundzie płaci się podwójnie za przewóz: { good-wine }.
card-I_double_grain = W tej rundzie płaci się podwójnie za przewóz: { good-grain }.
card-I_quiet = Spokojne czasy: nic się nie dzieje.
card-I_storm = Szaleje sztorm: statki nie płyną w tej rundzie.
card-I_fair_wind = Pomyślny wiatr: każdy żaglowiec płynie w tej rundzie o pole dalej.
card-I_mud = Drogi toną w błocie: pojazdy drogowe nie jadą w tej rundzie.
card-I_broken_wheel = Pęka koło: naprawa kosztuje 3 srebra.
card-I_highwaymen = Zbójcy zabierają ci 4 srebra.
card-I_good_harvest = Dobre żniwa: zboże i słoma płacą w tej rundzie o 1 srebro za jednostkę więcej.
card-I_market_day = Dzień targowy: dostajesz 6 srebra.
card-I_crown_grant = Korona daje ci 10 srebra.
card-I_inn_rent = Czynsz z karczm: 1 srebro za własną stację drogową, najwyżej 6.
card-I_harbour_dues = Opłaty portowe: zapłać 1 srebro za własny port, najwyżej 6.
card-I_dear_fodder = Pasza jest droga: zapłać 1 srebro za każdy zaprzęg na tablicach frachtu, najwyżej 5.
card-I_masons = Wędrowni murarze: twoje stacje drogowe i kolejowe kosztują w tej rundzie połowę.
card-I_statute_labour = Szarwark: nowe kafelki dróg kosztują w tej rundzie połowę.
card-I_wheelwrights_fair = Targ kołodziejów: pojazdy drogowe kosztują cię w tej rundzie o 2 srebra mniej.
card-I_shipyard = Stocznia ma wolny kadłub: statki kosztują cię w tej rundzie o 5 srebra mniej.
card-I_tram_concession = Koncesja na kolej: nowe kafelki torów kosztują cię w tej rundzie połowę.
card-I_new_vineyard = Nowa winnica: do wspólnego zapasu trafia żeton wina.
card-I_new_post_office = Nowy urząd pocztowy: do wspólnego zapasu trafia żeton poczty.
card-I_plague = Strach przed zarazą: pasażerowie płacą w tej rundzie połowę (w górę).
card-I_toll_holiday = Bez myta: w tej rundzie nie płaci się myta.
card-II_double_straw = W tej rundzie płaci się podwójnie za przewóz: { good-straw }.
card-II_double_barrel = W tej rundzie płaci się podwójnie za przewóz: { good-barrel }.
card-II_double_mail = W tej rundzie płaci się podwójnie za przewóz: { good-mail }.
card-II_double_fruit = W tej rundzie płaci się podwójnie za przewóz: { good-fruit }.
card-II_double_gravel = W tej rundzie płaci się podwójnie za przewóz: { good-gravel }.
card-II_double_manure = W tej rundzie płaci się podwójnie za przewóz: { good-manure }.
card-II_double_animal = W tej rundzie płaci się podwójnie za przewóz: { good-animal }.
card-II_double_brick = W tej rundzie płaci się podwójnie za przewóz: { good-brick }.
card-II_double_furniture = W tej rundzie płaci się podwójnie za przewóz: { good-furniture }.
card-II_double_pallet = W tej rundzie płaci się podwójnie za przewóz: { good-pallet }.
card-II_double_fence = W tej rundzie płaci się podwójnie za przewóz: { good-fence }.
card-II_double_passengers = W tej rundzie płaci się podwójnie za przewóz: { good-passengers }.
card-II_double_fish = W tej rundzie płaci się podwójnie za przewóz: { good-fish }.
card-II_double_salt = W tej rundzie płaci się podwójnie za przewóz: { good-salt }.
card-II_double_beam = W tej rundzie płaci się podwójnie za przewóz: { good-beam }.
card-II_double_log = W tej rundzie płaci się podwójnie za przewóz: { good-log }.
card-II_double_pesticide = W tej rundzie płaci się podwójnie za przewóz: { good-pesticide }.
card-II_double_vetmed = W tej rundzie płaci się podwójnie za przewóz: { good-vetmed }.
card-II_double_wine = W tej rundzie płaci się podwójnie za przewóz: { good-wine }.
card-II_double_workers = W tej rundzie płaci się podwójnie za przewóz: { good-workers }.
card-II_double_grain = W tej rundzie płaci się podwójnie za przewóz: { good-grain }.
card-II_quiet = Spokojne czasy: nic się nie dzieje.
card-II_storm = Szaleje sztorm: statki nie płyną w tej rundzie.
card-II_boiler_repair = Przegląd kotłów: twoje pojazdy parowe nie jadą w tej rundzie.
card-II_dear_coal = Węgiel jest drogi: zapłać 1 srebro za pojazd parowy na tablicach frachtu, najwyżej 6.
card-II_good_coal = Doskonały węgiel: każdy pojazd parowy jedzie w tej rundzie o pole dalej.
card-II_rail_strike = Strajk kolei: pojazdy szynowe nie jadą w tej rundzie.
card-II_flood = Powódź: pojazdy drogowe nie jadą w tej rundzie.
card-II_exhibition = Wystawa przemysłowa: dostajesz 12 srebra.
card-II_remission = Umorzono ci podatki: dostajesz 15 srebra.
card-II_boiler_explosion = Pęka kocioł: szkoda kosztuje 8 srebra.
card-II_bridge_repair = Mosty wymagają naprawy: zapłać 2 srebra za własny most, najwyżej 8.
card-II_railway_fever = Gorączka kolejowa: nowe kafelki torów kosztują w tej rundzie połowę.
card-II_road_act = Ustawa drogowa: nowe kafelki dróg kosztują cię w tej rundzie połowę.
card-II_station_contract = Korzystny kontrakt: twoje stacje drogowe i kolejowe kosztują w tej rundzie połowę.
card-II_machine_works = Wyprzedaż fabryki maszyn: pojazdy parowe kosztują cię w tej rundzie o 6 srebra mniej.
card-II_harbour_dues = Opłaty portowe: zapłać 2 srebra za własny port, najwyżej 10.
card-II_factory_hands = Fabryki szukają rąk: robotnicy płacą w tej rundzie o 2 srebra za jednostkę więcej.
card-II_growing_towns = Miasta rosną: poczta i pasażerowie płacą w tej rundzie o 1 srebro za jednostkę więcej.
card-II_new_workshops = Nowe warsztaty: do wspólnego zapasu trafia żeton mebli i żeton wina.
card-II_toll_holiday = Bez myta: w tej rundzie nie płaci się myta.
card-III_double_straw = W tej rundzie płaci się podwójnie za przewóz: { good-straw }.
card-III_double_barrel = W tej rundzie płaci się podwójnie za przewóz: { good-barrel }.
card-III_double_mail = W tej rundzie płaci się podwójnie za przewóz: { good-mail }.
card-III_double_fruit = W tej rundzie płaci się podwójnie za przewóz: { good-fruit }.
card-III_double_gravel = W tej rundzie płaci się podwójnie za przewóz: { good-gravel }.
card-III_double_animal = W tej rundzie płaci się podwójnie za przewóz: { good-animal }.
card-III_double_brick = W tej rundzie płaci się podwójnie za przewóz: { good-brick }.
card-III_double_furniture = W tej rundzie płaci się podwójnie za przewóz: { good-furniture }.
card-III_double_pallet = W tej rundzie płaci się podwójnie za przewóz: { good-pallet }.
card-III_double_fence = W tej rundzie płaci się podwójnie za przewóz: { good-fence }.
card-III_double_passengers = W tej rundzie płaci się podwójnie za przewóz: { good-passengers }.
card-III_double_fish = W tej rundzie płaci się podwójnie za przewóz: { good-fish }.
card-III_double_salt = W tej rundzie płaci się podwójnie za przewóz: { good-salt }.
card-III_double_beam = W tej rundzie płaci się podwójnie za przewóz: { good-beam }.
card-III_double_log = W tej rundzie płaci się podwójnie za przewóz: { good-log }.
card-III_double_pesticide = W tej rundzie płaci się podwójnie za przewóz: { good-pesticide }.
card-III_double_vetmed = W tej rundzie płaci się podwójnie za przewóz: { good-vetmed }.
card-III_double_wine = W tej rundzie płaci się podwójnie za przewóz: { good-wine }.
card-III_double_workers = W tej rundzie płaci się podwójnie za przewóz: { good-workers }.
card-III_double_food = W tej rundzie płaci się podwójnie za przewóz: { good-food }.
card-III_double_grain = W tej rundzie płaci się podwójnie za przewóz: { good-grain }.
card-III_quiet = Spokojne czasy: nic się nie dzieje.
card-III_mail_coach_robbed = Okradziono dyliżans pocztowy; zbrojna straż kosztuje 4 srebra.
card-III_fuel_price = Paliwo jest drogie: zapłać 1 srebro za pojazd benzynowy lub z silnikiem Diesla na tablicach frachtu, najwyżej 8.
card-III_oil_crisis = Kryzys naftowy: pojazdy drogowe benzynowe i z silnikiem Diesla nie jadą w tej rundzie.
card-III_storm = Szaleje sztorm: statki nie płyną w tej rundzie.
card-III_fog = Mgła: twoje statki nie płyną w tej rundzie.
card-III_motor_show = Salon samochodowy: pojazdy drogowe kosztują cię w tej rundzie o 10 srebra mniej.
card-III_state_programme = Państwowy program dróg: nowe kafelki dróg kosztują w tej rundzie połowę.
card-III_drilling_machine = Maszyna drążąca: twoje tunele kosztują w tej rundzie połowę.
card-III_modernisation_grant = Dotacja na modernizację: twoje modernizacje dróg i stacji kosztują w tej rundzie połowę.
card-III_holiday_season = Sezon wakacyjny: pasażerowie płacą w tej rundzie o 2 srebra za jednostkę więcej.
card-III_dividend = Dywidenda: dostajesz 20 srebra.
card-III_accident = Wypadek kosztuje cię 10 srebra.
card-III_station_grant = Dotacja na stacje: twoje stacje drogowe i kolejowe kosztują w tej rundzie połowę.
card-III_food_fair = Targi żywności: żywność płaci w tej rundzie o 2 srebra za jednostkę więcej.
card-IV_double_straw = W tej rundzie płaci się podwójnie za przewóz: { good-straw }.
card-IV_double_barrel = W tej rundzie płaci się podwójnie za przewóz: { good-barrel }.
card-IV_double_mail = W tej rundzie płaci się podwójnie za przewóz: { good-mail }.
card-IV_double_fruit = W tej rundzie płaci się podwójnie za przewóz: { good-fruit }.
card-IV_double_gravel = W tej rundzie płaci się podwójnie za przewóz: { good-gravel }.
card-IV_double_animal = W tej rundzie płaci się podwójnie za przewóz: { good-animal }.
card-IV_double_brick = W tej rundzie płaci się podwójnie za przewóz: { good-brick }.
card-IV_double_furniture = W tej rundzie płaci się podwójnie za przewóz: { good-furniture }.
card-IV_double_pallet = W tej rundzie płaci się podwójnie za przewóz: { good-pallet }.
card-IV_double_fence = W tej rundzie płaci się podwójnie za przewóz: { good-fence }.
card-IV_double_passengers = W tej rundzie płaci się podwójnie za przewóz: { good-passengers }.
card-IV_double_fish = W tej rundzie płaci się podwójnie za przewóz: { good-fish }.
card-IV_double_salt = W tej rundzie płaci się podwójnie za przewóz: { good-salt }.
card-IV_double_beam = W tej rundzie płaci się podwójnie za przewóz: { good-beam }.
card-IV_double_log = W tej rundzie płaci się podwójnie za przewóz: { good-log }.
card-IV_double_pesticide = W tej rundzie płaci się podwójnie za przewóz: { good-pesticide }.
card-IV_double_vetmed = W tej rundzie płaci się podwójnie za przewóz: { good-vetmed }.
card-IV_double_wine = W tej rundzie płaci się podwójnie za przewóz: { good-wine }.
card-IV_double_workers = W tej rundzie płaci się podwójnie za przewóz: { good-workers }.
card-IV_double_food = W tej rundzie płaci się podwójnie za przewóz: { good-food }.
card-IV_double_grain = W tej rundzie płaci się podwójnie za przewóz: { good-grain }.
card-IV_quiet = Spokojne czasy: nic się nie dzieje.
card-IV_power_cut = Brak prądu: pojazdy elektryczne nie jadą w tej rundzie.
card-IV_green_subsidy = Zielona dotacja: dostajesz 25 srebra.
card-IV_cheap_power = Tani prąd nocny: każdy pojazd elektryczny jedzie w tej rundzie o pole dalej.
card-IV_carbon_tax = Podatek węglowy: zapłać 2 srebra za każdy nieelektryczny pojazd na tablicach frachtu, najwyżej 16.
card-IV_storm = Szaleje sztorm: statki nie płyną w tej rundzie.
card-IV_software_fault = Błąd programu kosztuje cię 15 srebra.
card-IV_port_automation = Automatyzacja portów: twoje porty kosztują w tej rundzie połowę.
card-IV_tunnel_grant = Dotacja na tunele: tunele i tory maglevu kosztują w tej rundzie połowę.
card-IV_battery = Lepsze baterie: pojazdy elektryczne kosztują cię w tej rundzie o 15 srebra mniej.
card-IV_e_commerce = Boom przesyłek: poczta płaci w tej rundzie o 2 srebra za jednostkę więcej.
card-IV_commuters = Dojazdy do pracy: pasażerowie i robotnicy płacą w tej rundzie o 1 srebro za jednostkę więcej.
card-IV_hq_grant = Dotacja miasta: budynek centralny kosztuje cię w tej rundzie o jedną czwartą mniej.
card-IV_toll_double = Drogie myto: kafelki przeciwnika kosztują w tej rundzie po 2 srebra.

## Słowa na stole

draw-board = Kontynent
draw-freight = Tablice frachtu: { $player }
draw-stock = Wspólny zapas (odtworzony)
draw-card = Karta sterująca
draw-both = obaj
draw-cell = Pole { $cell }
draw-tunnel = Tunel, { $owner }
draw-takes = przyjmuje: { $goods }
draw-makes = wytwarza: { $goods }
draw-legend = Legenda
draw-legend_ways = Drogi
draw-legend_stations = Stacje
draw-legend_places = Miejsca: u góry przyjmuje, u dołu wytwarza
draw-legend_land = Ląd i woda
draw-legend_tunnel = Tunel
draw-legend_joint = Wspólna droga
draw-legend_spur = Obsługuje miejsce
draw-legend_lane = Szlak statków
draw-legend_central = Budynek centralny
draw-central = Budynek centralny { $generation }, { $owner }
draw-round = runda { $round }, era { $era }, zostało: { $left }
draw-parked = W zajezdni: { $what }
draw-resting = Odpoczywa: { $what }
draw-pile = Stos { $pile }: { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kart
}
draw-no_card = Nie obowiązuje żadna karta.
draw-no_line = wolne
draw-price_table = cennik: { $colour }
draw-livery_1 = Zielony
draw-livery_2 = Pomarańczowy
figure-silver = Srebro
figure-lines = Linie
figure-vehicles = Pojazdy
figure-points = Punkty
draw-players = Gracze
draw-player = { $player }: srebro { $silver }, linie { $lines }, pojazdy { $vehicles }, punkty { $points }
draw-start_cube = kostka startowa
draw-to_move = decyduje
draw-pays = płaci { $silver } sr.
draw-costs = { $silver } sr., ładowność { $capacity }, pkt { $points }

draw-short_silver = { figure-silver }
draw-short_lines = { figure-lines }
draw-short_vehicles = { figure-vehicles }
draw-short_points = { figure-points }

## Zasady, według numerów; .refusal mówi, dlaczego czegoś nie wolno

BI-SETUP-01 = Gra jest dla dwóch osób. Kto jest pierwszym graczem, ustalacie sami albo decyduje los. W 1. rundzie kostkę startową ma pierwszy gracz.
BI-SETUP-02 = Każdy gracz dostaje 200 srebra.
BI-SETUP-03 = Pierwszy gracz rzuca kostką kolorów: tabela cen tego koloru obowiązuje przez całą grę.
BI-SETUP-04 = Drugi gracz rzuca kostką kolorów na tabelę zapasu I ery. Mówi ona, ile jest miast, farm i fabryk, ile żetonów każdego towaru i jakie pojazdy I ery leżą we wspólnym zapasie.
BI-SETUP-05 = Kontynent buduje się dokładnie z zakładami z tabeli zapasu. Nazwy miast bierze się w stałej kolejności, więc Venezia, Győr i Bern są zawsze w grze.
BI-SETUP-06 = Każdy gracz bierze kafelki I ery, oznaczenia i trzy puste tablice frachtu.
BI-SETUP-07 = Wykłada się karty sterujące I ery.
BI-SETUP-08 = Tylko w grze zaawansowanej: przed 1. rundą rozdaje się i wybiera osobistości.
BI-SETUP-09 = Wszystko jest jawne oprócz kolejności zakrytych kart sterujących, kart sterujących odłożonych bez oglądania i, podczas wyboru osobistości, kart na ręce.
BI-SETUP-10 = Gotowa mapa ma własne zakłady i własny kolor zapasu I ery, więc drugi gracz wtedy nie rzuca. Na kolor cen i kolory zapasu er od II do IV rzuca się jak zwykle.
BI-MAP-01 = Skrajne pola to zawsze morze, a wszystkie pola morza są połączone bokami.
BI-MAP-02 = Nie ma pola z lądem tylko w dwóch przeciwległych rogach.
BI-MAP-03 = To, co jest na polu, pasuje do jego rogów. Pole z morzem we wszystkich rogach to morze. Proste wybrzeże to zwykłe wybrzeże, ujście rzeki albo zakład nadbrzeżny. Wybrzeże wygięte na zewnątrz lub do środka to zawsze zwykłe wybrzeże. Pole z lądem we wszystkich rogach to ląd albo zakład na lądzie.
BI-MAP-04 = Rzeka to łańcuch pól, bok przy boku. Zaczyna się u źródła albo przy jeziorze, z którego wypływa, a kończy ujściem albo przy jeziorze, ale nigdy nie biegnie od jeziora do jeziora. Rzeki nie mają wspólnych pól, a poza rzeką nie ma pól rzeki.
BI-MAP-05 = Rzeka może raz, na prostym polu przejściowym, stać się wielką rzeką i już się nie zwęża. Źródło jest zawsze wąską rzeką. Ujście jest tak szerokie jak pole przed nim i przyjmuje rzekę od strony lądu.
    .refusal = Rzeka rozszerza się tylko po drodze, nigdy przy jeziorze.
BI-MAP-06 = Ze wszystkich czterech stron pustyni leżą pustynie lub łąki pustynne.
BI-MAP-07 = Dwa miasta nigdy nie leżą obok siebie. Farmy i fabryki mogą stykać się ze sobą i z miastami.
    .refusal = Dwa miasta nie mogą stać obok siebie.
BI-MAP-08 = Warzelnie soli stoją na prostym wybrzeżu. Przystanie rybackie stoją na prostym wybrzeżu albo na lądzie przy jeziorze. Wszystkie inne zakłady stoją na lądzie.
    .refusal = Ten zakład nie może stać na takim polu.
BI-MAP-09 = Na mapie są dokładnie zakłady z tabeli zapasu, na wielkiej mapie wszystkie z pudełka. Zakładu spożywczego na początku nie ma.
BI-MAP-10 = Każdy zakład na kontynencie ma obok wolny ląd i wszystkie można ze sobą połączyć: z wolnego lądu na wolny ląd, przez miasta i prosto przez proste pola rzeki, przejściowe i wielkiej rzeki.
BI-MAP-11 = Jest co najmniej jedno jezioro i co najmniej trzy puste łąki z wolnym lądem obok; dwie z nich są później potrzebne zakładom spożywczym.
BI-MAP-12 = Miejsce na port to proste lub wygięte na zewnątrz wybrzeże bez zakładu i ujścia, z morzem z co najmniej jednej strony. Venezia i co najmniej jedno inne miasto mają obok miejsce na port.
BI-MAP-13 = Zakład na wyspie ma obok co najmniej jedno miejsce na port. Lądem nie musi dać się połączyć z innymi.
BI-MAP-14 = Na szybkiej mapie żadnego rodzaju terenu nie ma więcej, niż pudełko ma kafelków.
BI-HAND-01 = Powstają trzy losowe zarysy, a pierwszy gracz wybiera jeden z nich.
    .refusal = Wybierz jeden z trzech zarysów.
BI-HAND-02 = Potem gracze na zmianę, zaczynając od drugiego, umieszczają po jednej rzeczy w tej kolejności: jeziora, góry, rzeki, pustynie; miasta, warzelnie soli, przystanie rybackie, inne fabryki w ich stałej kolejności; wzgórza, lasy. Jest jedno jezioro na każde pełne 70 pól lądu, jedna rzeka na 45 i jedna pustynia na 110, ale co najmniej po jednym; jedna góra na 14, jedno wzgórze na 16, jeden las na 8; oraz zakłady z tabeli zapasu. Przystanie rybackie na wyspach są już umieszczone.
BI-HAND-03 = Jezioro, góra, wzgórze lub las może stanąć na każdym pustym lądzie. Pustynia staje na pustym lądzie, który z czterech stron ma pusty ląd lub łąkę pustynną; puste pola stają się łąką pustynną.
    .refusal = To musi stanąć na pustym lądzie.
BI-HAND-04 = Całą rzekę prowadzi jeden gracz. Wybiera jej początek na pustym lądzie: źródło albo, przy jeziorze, wypływ. Stamtąd rzeka biegnie z pola na pole po pustym lądzie i kończy się ujściem na prostym wybrzeżu, które leży przed nią. Rzeka ze źródła może też skończyć się w jeziorze obok. Raz, gdzie płynie prosto dalej, może się poszerzyć w wielką rzekę. Do wyboru są tylko kroki, po których rzeka może się jeszcze skończyć.
    .refusal = Tak rzeka nie mogłaby się skończyć. Kończy się ujściem, niektóre rzeki w jeziorze.
BI-HAND-05 = Zakład może stanąć tylko tam, gdzie mu wolno, gdzie wszystkie dotychczasowe zakłady nadal da się połączyć i zostają trzy łąki; Venezia i czwarte miasto muszą też mieć obok miejsce na port. Inne rzeczy muszą zostawić co najmniej tyle wolnego lądu, ile zakładów jeszcze będzie, i niczego nie mogą odciąć.
    .refusal = Tak nie dałoby się ukończyć kontynentu: każdy zakład potrzebuje połączonego wolnego lądu.
BI-HAND-06 = To, na co nie ma miejsca, odpada; zakład wraca wtedy do pudełka, a zapas się nie zmienia. To, co na końcu jest puste, staje się łąką, a cała mapa musi spełniać zasady mapy.
BI-RND-01 = Runda ma pięć kroków: 1 karta sterująca, 2 ruch pojazdów, 3 burzenie i budowa albo budynek centralny, albo modernizacja, 4 handel pojazdami, 5 tablice frachtu.
    .refusal = Tego nie można zrobić w tym kroku.
BI-RND-02 = Kroki 1 i 2 odbywają się zawsze; kroki 3, 4 i 5 możesz pominąć. Gotowej trasy nigdy nie trzeba wpisywać na tablicę. Długości i czasy liczy program.
BI-RND-03 = W kroku 1 dobiera tylko posiadacz kostki startowej. W kroku 2 pojazdy obu graczy jadą same. W krokach 3, 4 i 5 posiadacz jest pierwszy, potem drugi gracz: oboje krok 3, potem oboje krok 4, potem oboje krok 5.
BI-RND-04 = Także w kroku 5 pierwszy jest posiadacz kostki startowej, bo żetony bierze się ze wspólnego zapasu.
BI-RND-05 = Na końcu rundy kostka startowa przechodzi do drugiego gracza. Każda era ma parzystą liczbę rund, więc sama kostka na początku każdej ery trafiałaby do pierwszego gracza. Domyślnie w pierwszej rundzie ery II ma ją drugi gracz; kto zaczyna którą erę, określa opcja.
BI-RND-06 = Srebra nigdy nie masz mniej niż 0. Za to, co kupujesz, musisz móc zapłacić; opłaty obowiązkowe zabierają najwyżej tyle, ile masz.
    .refusal = To kosztuje { $price }, a masz { $silver ->
        [one] { $silver } srebro
       *[other] { $silver } srebra
    }.
BI-RND-07 = Nikt nie odpada z gry i nie ma pożyczek ani darowizn. Między graczami srebro przechodzi tylko jako myto i za używane pojazdy.
BI-CARD-01 = Na początku ery tasuje się jej karty. Każdy gracz bierze bez oglądania 12, w III i IV erze 8; z opcją „13, 12, 10 i 10” są to liczby dla czterech er. Tasuje się je razem i wykłada zakryte w dwóch równych stosach. Reszta wraca bez oglądania.
BI-CARD-02 = Era ma tyle rund, ile kart jest w obu stosach razem. Rundę, w której dobrano jej ostatnią kartę, gra się do końca.
BI-CARD-03 = Dopóki w obu stosach są karty, posiadacz kostki startowej wybiera, z którego dobiera. Bez tego wyboru pierwszy stos dobiera się przed drugim.
    .refusal = Ten stos jest pusty.
BI-CARD-04 = Kartę się odkrywa i od razu wykonuje; to obowiązkowe. Dotyczy obojga graczy albo tylko tego, kto ją dobrał, jak sama mówi.
BI-CARD-05 = Co karta mówi o tej rundzie, kończy się z rundą, poza oznaczonymi cenami.
BI-CARD-06 = Karta cen oznacza ładunek swojego towaru w każdym kursie graczy, których dotyczy. Dzieje się to od razu w każdym, który trwa lub ma się zacząć. Później w tej samej rundzie dzieje się to w każdym, który się zaczyna: przez zawrócenie w kroku 2 albo w kroku 5 przez nową linię, zmianę towaru lub pojazdy postawione w wierszu. Wiersz bez pojazdów nie ma kursu.
BI-CARD-07 = Znak to stała cena, liczona od razu z ceny linii bez znaku. Zostaje, dopóki ładunek nie zostanie zapłacony; późniejsza karta cen go zastępuje. Przepada, gdy zmienisz towar, zdejmiesz wszystkie pojazdy lub zamkniesz linię.
BI-CARD-08 = Zużyte karty leżą odkryte i nigdy nie są ponownie tasowane.
BI-CARD-10 = Niektóre karty nic nie robią.
BI-CARD-11 = Karta cen, która mnoży: cena linii razy liczba z karty, zaokrąglona w górę.
BI-CARD-12 = Karta cen, która dodaje: cena linii i kwota z karty.
BI-CARD-13 = Karta, która kosztuje srebro: płacisz kwotę do banku, najwyżej tyle, ile masz, bez względu na to, czy masz to, o czym opowiada.
BI-CARD-14 = Karta, która daje srebro: dostajesz kwotę.
BI-CARD-15 = Karta, która liczy, co masz: kwota za każdą sztukę, do granicy z karty. Liczy stacje drogowe, porty, mosty (twoje własne drogi na wodzie; wspólne nie liczą się nikomu) albo pojazdy na liniach. Liczy się każdy sprzęgnięty pojazd, stojący lub w drodze, jeśli ma napęd wymieniony na karcie; pojazdy w zajezdni się nie liczą.
BI-CARD-16 = Karty opóźnienia: linie, które pasują do wszystkiego na karcie, w kroku 2 tej rundy nie jadą.
BI-CARD-17 = Karty przyspieszenia: pasujące linie przesuwają się w kroku 2 o tyle miejsc więcej. Co zostaje po dotarciu, przepada.
BI-CARD-18 = Karta, która obniża ceny budowy: w kroku 3 tej rundy każda pozycja kosztuje o tyle procent mniej, w górę. (1) Kafelki dróg lub torów: każdy nowy kafelek na powierzchni z dopłatą za teren, ale nie portal, i każda przebudowa, na kafelku przeciwnika po podziale na pół; skrzyżowanie jednopoziomowe należy do rodzaju nowej drogi. (2) Stacje: budowa stacji na lądzie, z dopłatą. (3) Porty: budowa portu. (4) Tunele: każdy portal i każde pole pod ziemią, także maglevu. (5) Modernizacja: każdy modernizowany kafelek, pole pod ziemią, stacja lub port, ze wszystkimi stopniami. (6) Budynek centralny: budowa lub rozbudowa. Burzenie nigdy nie tanieje.
BI-CARD-19 = Karta, która obniża ceny pojazdów: w kroku 4 tej rundy pojazdy ze wspólnego zapasu kosztują o tyle mniej, ale co najmniej 1. Pojazd musi pasować do wszystkiego, co karta wymienia. Używane mają cenę bez zmian.
BI-CARD-20 = Karta, która dodaje towary: tyle żetonów każdego wymienionego towaru dochodzi do wspólnego zapasu.
BI-CARD-21 = Karta, która zmienia myto: w kroku 2 tej rundy myto za kafelek to kwota z karty zamiast 1.
BI-CARD-22 = Jeśli karta wymienia kilka napędów lub towarów, dotyczy każdego z nich.
BI-CARD-23 = Żadna karta nie wymaga decyzji.
BI-CARD-24 = Zniżka karty działa przed zniżką osobistości, każda raz i każda w górę; przez kartę pojazd nigdy nie tanieje poniżej 1. Karta cen działa na cenę linii, w której jest już to, co dodaje twoja osobistość.
BI-TIME-01 = Czas kursu w rundach: podziel długość drogi w polach przez prędkość, zaokrąglij w górę i odejmij to, co w nawiasie. „2-(1)” to dwa pola na rundę i w sumie o rundę mniej; „1-(4-1)” to jedno pole na rundę i o rundę mniej za każde pełne cztery pola. Prędkość jest ta dla klasy drogi albo dla morza.
BI-TIME-02 = Potem jest to, co do czasu dodaje lub od niego odejmuje osobistość.
BI-TIME-03 = Kurs nigdy nie trwa krócej niż 2 rundy, bo każda z dwóch stacji potrzebuje miejsca na tablicy.
BI-TIME-04 = Kurs może trwać najwyżej tyle rund, ile tablica ma pól: 12 dla dróg, 14 dla torów, 16 dla statków. Wolniejszego pojazdu nie można postawić na linii.
    .refusal = Kurs trwałby { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }, a na tej tablicy pól jest tylko { $most }.
BI-TIME-05 = Czerwony znacznik leży na miejscu za ostatnim miejscem kursu. Jeśli kurs wypełnia tablicę, nie jest potrzebny.
BI-MOVE-01 = Linia z pojazdami jedzie tam albo z powrotem, a znacznik liczy, o ile przesunęła się w tym kursie. Pojazdy postawione w pustym wierszu zaczynają na stacji początkowej, z lewej, w kierunku tam.
BI-MOVE-02 = W kroku 2 każda linia z pojazdami przesuwa się o jedno miejsce, jeśli karta nie mówi inaczej: najpierw drogowe, torowe i morskie wiersze posiadacza kostki, potem drugiego gracza, na każdej tablicy wiersz po wierszu.
BI-MOVE-03 = Gdy minie czas kursu, pojazdy dotarły: ładunek płaci, pojazdy zawracają i zaczyna się następny kurs z towarem tego kierunku albo pusty. Jego droga, długość, czas i myto są te, które policzono na końcu kroku 5 tej rundy, więc każdy kurs trwa dokładnie swój czas.
BI-MOVE-04 = Drogę powrotną jedzie się zawsze, z ładunkiem lub bez.
BI-MOVE-05 = Linia stoi na stacji od przybycia albo od postawienia na niej pojazdów, dopóki nie ruszy. W kierunku tam stoi na stacji początkowej, w kierunku z powrotem na docelowej.
BI-INC-01 = Kurs z ładunkiem płaci po dotarciu: tyle, ile mieszczą razem wszystkie sprzęgnięte pojazdy, razy cena, i jeszcze 1 srebro za każde pole drogi. Dodaje się pola, nie rundy.
BI-INC-02 = Pusty kurs nic nie płaci i nie kosztuje myta.
BI-INC-03 = Linia ma jedną cenę dla obu kierunków: towaru tam albo towaru z powrotem, jeśli załadowana jest tylko droga powrotna. Z opcją „Każdy swoją” każdy kierunek ma cenę własnego towaru.
BI-INC-04 = Cena jest z tabeli koloru, z tym, co dodaje twoja osobistość. Odczytuje się ją przy wypłacie; z góry ustalona jest tylko cena oznaczona kartą.
BI-INC-05 = Z każdego zapłaconego kursu oddajesz przeciwnikowi 1 srebro za każdy jego kafelek na drodze: kafelki na powierzchni, mosty, portale, pola pod ziemią i jego drogę w skrzyżowaniu jednopoziomowym, jeśli jedziesz wzdłuż niej. Wspólne kafelki, miasta, własne kafelki i morze są darmowe.
BI-INC-06 = Bank płaci bez ograniczeń.
BI-BLD-01 = W kroku 3 robisz najwyżej jedno z tego: burzysz i budujesz, budujesz lub rozbudowujesz budynek centralny albo modernizujesz.
    .refusal = { $reason ->
        [demolish] Najpierw zburz co najmniej jeden kafelek.
        [modernise] Najpierw zmodernizuj co najmniej jeden kafelek.
       *[build] Po burzeniu można już tylko budować albo spasować.
    }
BI-BLD-02 = Możesz zburzyć najwyżej jedną trasę, w całości lub w części, a potem zbudować najwyżej jedną, w całości lub w części. Burzenie jest pierwsze.
    .refusal = Burzysz po kawałku. Wybierz następny kawałek albo zakończ.
BI-BLD-03 = Trasa lądowa to najwyżej dwie nowe stacje i drogi między nimi, trasa morska najwyżej dwa porty.
    .refusal = Droga lub tor ma dwa końce. Wybierz drugi.
BI-BLD-04 = Wszystko, co budujesz w kroku, to jedna droga, która do żadnego pola nie trafia dwa razy, na powierzchni ani pod ziemią. Zaczyna się na twojej stacji, starej lub nowej, albo przy otwartym wyjściu własnej lub wspólnej drogi. Może biec po leżących kafelkach i przez miasta. Nowe stacje stoją tylko na jej końcach.
    .refusal = { $reason ->
        [start] Zacznij przy swojej stacji, na otwartym końcu swojej drogi albo na wolnym polu z nową stacją.
        [path] Tej drogi nie ma wśród propozycji.
       *[twice] Nowa droga była już na tym polu.
    }
BI-BLD-05 = Wszystko płacisz od razu. Czego nie możesz zapłacić, tego nie zbudujesz.
    .refusal = Masz { $silver ->
        [one] { $silver } srebro
       *[other] { $silver } srebra
    }, a ze wszystkim, co do tego należy, kosztuje to więcej.
BI-BLD-06 = Droga zbudowana częściowo niczego nie rezerwuje: przeciwnik może budować w poprzek.
BI-BLD-07 = Każdy rodzaj drogi, stacji i budynku centralnego buduje się w jego erach. Czego era zabrania, pozostaje zabronione, a na co pozwala, jest dozwolone, dopóki późniejsza nie zabroni.
BI-BLD-08 = Drogę gruntową buduje się w I i II erze, asfaltową w II i III, szybkiego ruchu w III i IV, autostradę w IV. Kolej konną buduje się w I, kolej w II i III, ekspresową w III i IV, maglev w IV. Z opcją „Kolej konna w II erze” buduje się ją także w II.
    .refusal = Takiej drogi nie można budować w tej erze.
BI-BLD-09 = Droga na powierzchni nie może leżeć na górze, jeziorze, morzu ani wybrzeżu, ani poza mapą. Nie może też leżeć na ujściu, źródle lub zakolu rzeki ani na zakładzie. Przez miasta drogi kołowe biegną.
    .refusal = { $reason ->
        [map] To pole jest poza mapą.
       *[ground] Na tym polu nie można położyć drogi.
    }
BI-BLD-10 = Budowana droga nigdy nie przechodzi przez stację: stacje są tylko jej końcami. Twoje linie mogą przejeżdżać przez twoje stacje.
    .refusal = Budowana droga kończy się na stacji, nie przechodzi przez nią.
BI-BLD-11 = Budowa musi coś dodać, kafelek drogi, przebudowę, tunel lub stację, albo ukończyć trasę. Budowa, która tylko kończy trasę, nic nie kosztuje.
    .refusal = { $reason ->
        [nothing] To nie zbudowałoby niczego nowego.
       *[end] Stąd nie dałoby się ukończyć drogi.
    }
BI-WAY-01 = Drogi kołowe to droga gruntowa, asfaltowa, szybkiego ruchu i autostrada; tory to kolej konna, kolej, kolej ekspresowa i maglev.
BI-WAY-02 = Nowy kafelek drogi kosztuje swoją cenę i dopłatę za teren: na łące i łące pustynnej nic, w lesie 1, na wzgórzu i pustyni 2.
BI-WAY-03 = Most to kafelek drogi na prostej wodzie; na rzece kosztuje o 4 więcej, na polu przejściowym lub wielkiej rzece o 8. Biegnie prosto w poprzek i ma dokładnie dwa wyjścia. Nigdy się go nie przebudowuje ani nie przecina i nie stoi na nim stacja.
    .refusal = Most biegnie prosto nad prostą wodą i później nie można go zmienić.
BI-WAY-04 = Kształt kafelka wynika z drogi: dwa przeciwległe wyjścia to prosty, dwa inne zakręt, trzy odgałęzienie, cztery skrzyżowanie. Kształt nic nie kosztuje.
BI-WAY-05 = Ostatni kafelek nieukończonej drogi ma otwarty koniec, który wskazuje prosto dalej. Budując dalej przez własny kafelek z dwoma wyjściami, możesz jego otwarte wyjście za darmo obrócić w inną stronę. Mostów i portali obrócić nie można.
BI-WAY-06 = Dwa sąsiednie kafelki drogi są połączone, gdy oba mają wyjście ku sobie, oba są drogą kołową albo oba torami i ich rodzaje się łączą. Nie ma znaczenia, kto i kiedy je zbudował. Kafelek drogi kołowej, ale nie autostrady, jest połączony z miastem, gdy prowadzi do niego jego wyjście.
BI-WAY-07 = Na polu jest jedna droga albo dwie jako skrzyżowanie jednopoziomowe. Na polu ze stacją nie ma żadnej.
BI-WAY-08 = Droga łączy się z bokiem stacji, gdy budujesz drogę przez ten bok. Nowa stacja przyjmuje też każdą własną lub wspólną drogę swojego rodzaju, która ma ku niej wyjście, w kolejności północ, wschód, południe, zachód, póki starcza boków; najpierw są boki właśnie budowanej drogi. Bok się zwalnia, gdy kafelek za nim zostanie zburzony.
BI-WAY-09 = Gdzie twoja droga trafia na leżący kafelek, decydują boki, którymi wchodzi i wychodzi. Jeśli oba są wyjściami jednej drogi, nic się nie buduje. Jeśli boku brakuje, a obie są drogą kołową albo obie torami, obraca się otwarte wyjście własnego kafelka z dwoma wyjściami, a inaczej kafelek się przebudowuje. Tory prosto przez proste tory albo droga kołowa i tory prosto przez siebie, pod kątem prostym, to skrzyżowanie jednopoziomowe. Nic innego nie jest możliwe. Kafelki zachowują rodzaj, chyba że się je przebuduje.
BI-JOIN-01 = Te rodzaje się łączą: droga gruntowa z asfaltową, asfaltowa z drogą szybkiego ruchu, ta z autostradą, kolej z ekspresową i każdy sam ze sobą. Kolej konna i maglev nie łączą się z niczym innym.
    .refusal = Dróg tych dwóch rodzajów nie można połączyć.
BI-JOIN-02 = Z dróg przeciwnika możesz korzystać, gdy twoje są z nimi połączone według tych zasad.
BI-JOIN-03 = Drogi kołowe łączy się z drogami przeciwnika skrzyżowaniem, odgałęzieniem lub przedłużeniem, tory tylko odgałęzieniem lub przedłużeniem.
BI-JOIN-04 = Przedłużenie: nowy kafelek lub swoją stację łączysz z otwartym wyjściem kafelka przeciwnika z dwoma wyjściami, mostu lub portalu, które na nie wskazuje. Nic to nie kosztuje. Kafelek przeciwnika zostaje przeciwnika, z mytem.
BI-JOIN-05 = Gdzie krzyżują się dwie drogi kołowe, wszystkie cztery kierunki są połączone. Tory przecinają tory lub drogę kołową pod kątem prostym bez łączenia, skrzyżowaniem jednopoziomowym: obie drogi są proste, na polu była dokładnie jedna i nie jest to most, portal ani stacja.
    .refusal = Tory krzyżują się tylko prosto i pod kątem prostym.
BI-JOIN-06 = Aby dodać kafelkowi wyjście albo położyć na nim skrzyżowanie jednopoziomowe, płacisz za zburzenie starego kafelka i za budowę: przebudowanego kafelka, a na skrzyżowaniu nowej drogi. Na własnym lub wspólnym kafelku płacisz wszystko, na kafelku przeciwnika połowę, w górę. Jedno lub dwa wyjścia dodane jednemu kafelkowi w jednym kroku to jedna przebudowa. Terenu nie płaci się ponownie.
BI-JOIN-07 = Prosty kafelek lub zakręt może stać się odgałęzieniem albo, na drodze kołowej, skrzyżowaniem; odgałęzienie na drodze kołowej skrzyżowaniem. Kafelek torów ma najwyżej trzy połączone wyjścia.
    .refusal = Kafelek torów ma najwyżej trzy wyjścia.
BI-JOIN-08 = Przebudowany kafelek przyjmuje lepszy ze starego i budowanego rodzaju. Wszystkie jego połączenia muszą nadal pasować, inaczej przebudować go nie można; wyjściem jest tunel.
    .refusal = Kafelek nie pasowałby do swoich innych połączeń. Można go ominąć tunelem.
BI-JOIN-09 = Kafelek przeciwnika, któremu dodasz wyjście, staje się wspólny: darmowy dla obojga do końca gry. Stary kafelek wraca do zapasu tego, kto go położył, nowy jest z twojego. Skrzyżowań jednopoziomowych to nie dotyczy.
BI-JOIN-10 = Jeśli odgałęzienie lub skrzyżowanie przeciwnika ma otwarte wyjście, które wskazuje na twój nowy kafelek, korzystasz z niego bez płacenia i staje się wspólne.
BI-JOIN-11 = Odgałęzienia i skrzyżowania przeciwnika, które nie łączą obu sieci, to jego zwykłe kafelki, z mytem.
BI-JOIN-12 = W skrzyżowaniu jednopoziomowym każda droga zostaje przy swoim właścicielu. Przejazd w poprzek jest darmowy; jazda wzdłuż drogi przeciwnika kosztuje myto jak na każdym jego kafelku.
BI-JOIN-13 = Nie możesz połączyć drogi ze stacją przeciwnika i żadna twoja droga przez nią nie przechodzi ani się na niej nie kończy. Ale twoja stacja może stać przy kafelku przeciwnika.
    .refusal = To jest stacja przeciwnika.
BI-JOIN-14 = Droga może przechodzić przez twoje stacje tego samego rodzaju; w każdej potrzebuje dwóch połączonych boków.
BI-JOIN-15 = Skrzyżowania jednopoziomowego nigdy się nie przebudowuje. Zabiera z twojego zapasu jeden kafelek nowego rodzaju; kafelek, który tam leżał, nadal należy do swojego właściciela i nie wraca do zapasu.
    .refusal = Skrzyżowania jednopoziomowego nie można zmienić.
BI-CITY-01 = Każde miasto ma ulicę na cztery strony. Każdy gracz może wprowadzić drogę kołową jednym bokiem i wyprowadzić innym, bez ceny i bez myta. Ulica łączy więc też drogi obu graczy. Miasto liczy się w długości jako jedno pole.
BI-CITY-02 = Ulica ma klasę drogi, która z niej korzysta, i nigdy jej nie pogarsza.
BI-CITY-03 = Autostrada nigdy nie jest połączona z miastem: żadna droga nie ma kafelka autostrady tuż przed miastem ani za nim, a kafelka przy ulicy nie można zmodernizować do autostrady. Autostrady omijają miasto albo idą pod nim.
    .refusal = Autostrada nie może stykać się z miastem.
BI-CITY-04 = Na powierzchni tory nigdy nie przechodzą przez miasto.
    .refusal = Tory nie mogą przechodzić przez miasto.
BI-CITY-05 = Droga nie kończy się w mieście: kończy się na stacjach.
    .refusal = Droga nie może kończyć się w mieście, tylko na stacji.
BI-CITY-06 = Kafelki przed miastem i za nim na jednej drodze muszą być rodzajów, które się łączą. Stacja może stać wprost przy ulicy. Nikt nie może zmodernizować ani przebudować kafelka tak, że dwie drogi połączone ulicą przestaną pasować.
    .refusal = Drogi przed miastem i za nim nie połączyłyby się.
BI-TUN-01 = W III i IV erze możesz budować tunele dla dróg szybkiego ruchu, autostrad, kolei ekspresowej i maglevu.
    .refusal = Dla tego rodzaju drogi nie można w tej erze zbudować tunelu.
BI-TUN-02 = Tunel ma dwa portale i co najmniej jedno pole pod ziemią między nimi, każde obok następnego. Może skręcać, ale się nie rozgałęzia i nie przecina sam siebie.
    .refusal = Tunel schodzi portalem, biegnie co najmniej jedno pole i wychodzi portalem.
BI-TUN-03 = Może przechodzić pod wszystkim, także pod morzem, miastami, drogami, stacjami i innymi tunelami, dowolnie daleko, wewnątrz mapy. Pola pod ziemią zostawiają powierzchnię wolną.
    .refusal = Tunel nie może wyjść poza mapę.
BI-TUN-04 = Portal stoi na wolnym lądzie. Ma jedno wyjście na powierzchni i naprzeciw niego jedno pod ziemią i nigdy się go nie przebudowuje. Oba portale i pola między nimi są budowanego rodzaju.
    .refusal = Portal potrzebuje wolnego lądu, a jego droga biegnie prosto.
BI-TUN-05 = Portal kosztuje kafelek, teren i jeszcze 4; każde pole pod ziemią kafelek i jeszcze 3.
BI-TUN-06 = Każdy portal i każde pole pod ziemią liczy się w długości jako 1, a jeśli jest przeciwnika, to także 1 myta.
BI-TUN-07 = Maglev biegnie tylko pod ziemią między stacjami maglevu, które są jego portalami; każde pole kosztuje 15, bez dopłaty. Od stacji wybranej jako pierwsza tunel biegnie na wschód lub zachód, potem na północ lub południe; jeśli potrzebny bok jest zajęty, odwrotnie; jeśli i ten jest zajęty, nie można go zbudować. Obie stacje nie mogą leżeć obok siebie. Przeciwnik nie może z niego korzystać.
BI-TUN-08 = Stacja maglevu przyjmuje najwyżej cztery tunele, po jednym z każdego boku.
BI-STN-01 = Stację buduje się na wolnym lądzie; kosztuje swoją cenę i dopłatę za teren. Nie musi stać przy zakładzie, ale bez niego nie można na niej ładować ani rozładowywać.
    .refusal = Stacja potrzebuje wolnego pola na lądzie.
BI-STN-02 = Stacja obsługuje każdy zakład, z którym ma wspólny bok.
    .refusal = Stacja nic by tam nie obsługiwała: żaden zakład nie ma wspólnego boku z tym polem.
BI-STN-03 = Stacje drogowe przyjmują drogi kołowe, stacje kolei konnej kolej konną, dworce kolejowe i kolei ekspresowej kolej i kolej ekspresową, stacje maglevu tunele maglevu: to są rodzaje stacji.
    .refusal = Ten rodzaj stacji nie przyjmuje takiej drogi.
BI-STN-04 = Stacja podstawowa i stacja kolei konnej mają miejsce na drogi z 2 boków, rozbudowana i dworzec kolejowy z 3, wszystkie inne z 4. Połączenie drogi z bokiem jest darmowe.
    .refusal = Wszystkie boki stacji są zajęte.
BI-STN-05 = Podstawowe i rozbudowane stacje drogowe buduje się w I i II erze, stacje II ery w II i III; III ery w III i IV; IV ery w IV. Stacje kolei konnej buduje się w I, dworce kolejowe w II i III, dworce kolei ekspresowej w III i IV, stacje maglevu w IV. Z opcją „Kolej konna w II erze” stacje kolei konnej buduje się także w II.
    .refusal = Stacji tego rodzaju nie można budować w tej erze.
BI-STN-06 = Podstawowe porty buduje się w I i II erze, rozbudowane w II. Porty II ery buduje się w II i III, III ery w III i IV, IV ery w IV. Port buduje się na wolnym miejscu na port, bez dopłaty; obsługuje zakłady obok siebie.
    .refusal = { $reason ->
        [site] To nie jest wolne miejsce na port.
       *[era] Takiego portu nie można budować w tej erze.
    }
BI-STN-07 = Stację możesz zbudować bez żadnej drogi; stoi sama, dopóki drogi do niej nie dojdą.
BI-STN-08 = Twoje linie zaczynają się i kończą tylko na twoich własnych stacjach.
    .refusal = Linia zaczyna się i kończy na twoich własnych stacjach.
BI-STN-09 = Nowa stacja dostaje najniższe wolne oznaczenie swojego rodzaju; bez wolnego oznaczenia nie można jej zbudować. Burzenie zwalnia oznaczenie. Z dwóch stacji zbudowanych w jednym kroku niższe dostaje koniec wybrany jako pierwszy. Twoja pierwsza stacja drogowa ma numer 0 i jest siedzibą spółki.
    .refusal = Wszystkie oznaczenia stacji tego rodzaju są już użyte.
BI-STN-10 = Masz ograniczoną liczbę kafelków stacji każdego rodzaju.
    .refusal = Nie masz już takiego kafelka stacji.
BI-HQ-01 = Budynek centralny stoi na twojej stacji drogowej 0, która musi być na mapie. Stacja działa dalej.
    .refusal = Budynek centralny potrzebuje na mapie twojej stacji drogowej 0.
BI-HQ-02 = Generację I buduje się w I i II erze, II w II i III, III w III i IV, IV w IV.
    .refusal = Tej generacji nie można budować w tej erze.
BI-HQ-03 = Pierwszy budynek centralny generacji I, II, III lub IV kosztuje 40, 90, 160 lub 240 srebra; niższe generacje można pominąć. Rozbudowa do II kosztuje 60, do III 90, do IV 110; za kilka płacisz sumę.
    .refusal = Twój budynek centralny ma już tę generację.
BI-HQ-04 = Bez budynku centralnego każda twoja stacja lub port jest końcem najwyżej jednej linii, z pojazdami lub bez. Żaden pojazd nie może też być z późniejszej ery niż którakolwiek z jego stacji końcowych. Z budynkiem centralnym dowolnej generacji oba ograniczenia znikają.
    .refusal = Ta stacja obsługuje już linię. Bez budynku centralnego może obsługiwać tylko jedną.
BI-HQ-05 = Stacji 0 z budynkiem centralnym nie można zburzyć, ale można ją modernizować.
    .refusal = Nie można zburzyć stacji 0, dopóki stoi na niej budynek centralny.
BI-DEM-01 = Możesz burzyć własne kafelki dróg, stacje i porty, każdy za jego cenę burzenia. Nic się nie zwraca. Kafelek wraca do twojego zapasu.
    .refusal = Nie masz tam nic do zburzenia.
BI-DEM-02 = Wspólnych kafelków, skrzyżowań jednopoziomowych z przeciwnikiem i stacji 0 pod budynkiem centralnym nie można zburzyć.
    .refusal = { $reason ->
        [crossing] Skrzyżowania jednopoziomowego z przeciwnikiem nie można zburzyć.
       *[joint] Wspólnego kafelka nie można zburzyć.
    }
BI-DEM-03 = W jednym kroku burzysz kafelki tylko jednej trasy: własne drogi i stacje końcowe jednej zapisanej trasy; albo jeden nieukończony odcinek z połączonymi z nim twoimi stacjami; albo jedną stację bez dróg; albo jeden lub dwa porty.
    .refusal = { $reason ->
        [ports] To nie jest twój drugi port.
        [attached] Ta stacja ma drogi. Wybierz jej trasę.
       *[none] Tego nie ma wśród twoich tras, odcinków, samotnych stacji i portów.
    }
BI-DEM-04 = Nie możesz zburzyć kafelka, dopóki twoja linia, której droga z niego korzysta, jest w drodze i nie stoi na stacji.
    .refusal = Jedzie tędy twoja linia. Zaczekaj, aż stanie na stacji.
BI-DEM-05 = Możesz burzyć kafelki, z których przeciwnik korzysta za myto. Jeśli jego linia ma na końcu kroku jeszcze drogę, kurs w drodze kończy się tak, jak się zaczął. Inaczej linię zamyka się bez zapłaty: pojazdy trafiają do zajezdni, żetony do zapasu.
BI-DEM-06 = Opróżnione pole jest lasem lub łąką pustynną, jeśli było tym wcześniej. Inaczej jest łąką, nawet jeśli było wzgórzem lub pustynią. Pod mostem zostaje rzeka, pod portem wybrzeże.
BI-DEM-07 = Wszystko rozlicza się na końcu twojego kroku 3, po budowie: przerwane zapisane trasy obu graczy się skreśla, a linie bez drogi zamyka; ich pojazdy trafiają do zajezdni, żetony do zapasu.
BI-DEM-08 = Tunel burzy się w całości: oba portale za ich cenę, każde pole pod ziemią za 3, maglevu za 4.
    .refusal = Tunel burzy się w całości: wybierz jego trasę.
BI-DEM-09 = Sąsiednie kafelki dróg zachowują wyjścia; te ku opróżnionemu polu są otwarte.
BI-DEM-10 = Kafelek możesz zastąpić w jednym kroku: zburzyć go i zbudować na tym samym polu inny, oba za pełną cenę. Tak wymienia się stację na inną jej rodzaju albo przenosi na miejsce innej. Drogi łączą się z nią znowu, a trasy i linie trwają dalej, jeśli na końcu kroku wszystko jest połączone. Zmiana stacji o stopień to modernizacja.
BI-MOD-01 = W jednym kroku modernizujesz jedną trasę, w całości lub w części: własne i wspólne kafelki dróg i dwie stacje końcowe jednej zapisanej trasy albo jeden lub dwa swoje porty, albo jedną swoją stację.
    .refusal = { $reason ->
        [ports] To nie jest twój drugi port.
       *[none] Tego nie ma wśród twoich tras, stacji i portów.
    }
BI-MOD-02 = Stopnie: droga gruntowa, asfaltowa, szybkiego ruchu, autostrada; kolej, kolej ekspresowa; stacje drogowe podstawowa, rozbudowana, II, III, IV ery; dworzec kolejowy, dworzec kolei ekspresowej; porty podstawowy, rozbudowany, II, III, IV ery.
    .refusal = Nie można tego zmodernizować do tego rodzaju.
BI-MOD-03 = Kolej konna, kolej ekspresowa, maglev, autostrada i ich stacje dalej nie idą.
    .refusal = Niczego tam nie da się już zmodernizować.
BI-MOD-04 = Cel musi być czymś, co buduje się w obecnej erze. Za kilka stopni płacisz ich sumę. W tunelu każdy portal i każde pole pod ziemią kosztuje tyle co kafelek.
    .refusal = Tego rodzaju nie można budować w tej erze.
BI-MOD-05 = Po kroku wszystkie połączenia muszą nadal pasować, inaczej modernizować nie wolno. Jeśli modernizujesz całość, liczy się tylko wynik; pojedynczo musi pasować po każdej części.
    .refusal = Sąsiednie pola nie byłyby już z tym połączone.
BI-MOD-06 = Trasa ma lepszą klasę dopiero wtedy, gdy ma ją każda jej część, także stacje.
BI-MOD-07 = Wspólny kafelek może zmodernizować każdy z graczy za pełną cenę; zostaje wspólny. Kafelków przeciwnika, także jego drogi w skrzyżowaniu jednopoziomowym, modernizować nie możesz.
    .refusal = Ten kafelek należy do przeciwnika.
BI-MOD-08 = Stary kafelek wraca do zapasu tego, kto go położył; nowy jest z twojego zapasu. Przy kilku stopniach potrzebny jest tylko ostatni kafelek.
BI-MOD-09 = Jeśli modernizujesz całość, modernizuje się każdy własny lub wspólny kafelek drogi i stacja końcowa, które są poniżej celu i mogą go osiągnąć; kafelki przy ulicy zatrzymują się przed autostradą. Do wyboru jest to tylko wtedy, gdy jest dozwolone, masz kafelki i możesz zapłacić. Pojazdy w drodze nie przeszkadzają. Portale i pola pod ziemią nie potrzebują kafelków.
    .refusal = Modernizujesz po kawałku. Wybierz następny kawałek albo zakończ.
BI-MOD-10 = Płacisz tylko za modernizację, a za zdjęcie starego kafelka nic.
BI-ROUTE-01 = Trasę zapisuje się, gdy budowana przez ciebie droga łączy dwie różne twoje stacje jednego rodzaju i ma co najmniej 3 pola. Musi zawierać co najmniej jeden własny lub wspólny kafelek drogi albo tunel maglevu, którego nie ma w żadnej z twoich zapisanych tras.
    .refusal = Trasa potrzebuje dwóch różnych stacji.
BI-ROUTE-02 = Dwie stacje może łączyć kilka tras, po różnych drogach.
BI-ROUTE-03 = Na lądzie między stacjami jest co najmniej jedno pole, więc długość to co najmniej 3.
    .refusal = Między dwiema stacjami jest co najmniej jedno pole.
BI-ROUTE-04 = Droga linii jest najkrótsza z tych między jej stacjami, z których mogą korzystać jej pojazdy, a bez pojazdów najkrótsza ze wszystkich. Z równie długich ta z mniejszą liczbą kafelków przeciwnika, potem lepszej klasy, potem pierwsza w kolejności północ, wschód, południe, zachód, patrząc od stacji początkowej. Oba kierunki używają tej samej drogi.
BI-ROUTE-05 = Droga linii nie musi być zapisaną trasą; wystarczy dowolna połączona droga.
BI-ROUTE-06 = Klasa drogi to najniższa z klas jej kafelków i er wszystkich twoich stacji na niej, na końcach i po drodze. Miasta się nie liczą.
BI-ROUTE-07 = Pojazd może korzystać z drogi, jeśli ma prędkość dla jej klasy: na drogach kołowych 1 to gruntowa, 2 asfaltowa, 3 szybkiego ruchu, 4 autostrada; na torach 2 to kolej, 3 kolej ekspresowa. Kolej konna i maglev mają własne prędkości.
    .refusal = { $reason ->
        [board] Ten pojazd należy na inną tablicę frachtu.
       *[class] Między stacjami nie ma drogi klasy, po której jeździ ten pojazd.
    }
BI-ROUTE-08 = Drogowe pojazdy zaprzęgowe i parowe nie mają prędkości na drogach szybkiego ruchu i autostradach. Po mieszanej drodze klasy 1 lub 2 mogą jeździć, bo cała droga liczy się jako niższa klasa.
BI-ROUTE-09 = Długość na morzu to najkrótszy łańcuch pól morza, bok przy boku, między dwoma portami i jeszcze 2 za porty. Statki płyną tylko po morzu i myta nie ma.
BI-ROUTE-10 = Tras morskich się nie zapisuje i same nie dają punktów.
BI-LINE-01 = Linia to jeden wiersz tablicy frachtu: stacja początkowa, stacja docelowa, towar tam albo żaden, towar z powrotem albo żaden, pojazdy albo żadne.
    .refusal = W tym wierszu nie ma jeszcze linii.
BI-LINE-02 = Masz najwyżej 5 linii drogowych, 4 torowe i 3 morskie. Z opcją „6, 5 i 4” dla wierszy tablic frachtu jest ich tyle.
    .refusal = Na tej tablicy wszystkie wiersze są zajęte.
BI-LINE-03 = Obie stacje są twoje, różne, jednego rodzaju i połączone gotową drogą. Linię możesz otworzyć bez pojazdów i bez towarów; nic wtedy nie zarabia, ale jej stacje i trasa są na tablicy.
    .refusal = { $reason ->
        [pair] Nie masz dwóch wolnych stacji połączonych gotową drogą.
        [station] Nie masz tam stacji.
        [same] Wybierz drugą, inną stację.
        [board] Ta stacja należy do innej tablicy frachtu.
       *[path] Stąd nie prowadzi gotowa droga do innej twojej wolnej stacji.
    }
BI-LINE-04 = Linie otwiera się, zmienia i zamyka tylko w kroku 5.
BI-LINE-05 = Linię możesz zmienić lub zamknąć tylko wtedy, gdy nie ma pojazdów albo stoi na stacji, i każdą najwyżej raz w rundzie. Linii otwartej w tej rundzie nie zmienia się w niej ani nie zamyka.
    .refusal = { $reason ->
        [touched] Ta linia została już w tej rundzie otwarta albo zmieniona.
        [moving] Ta linia jest w drodze. Dojedzie za { $rounds ->
            [one] { $rounds } rundę
            [few] { $rounds } rundy
           *[many] { $rounds } rund
        }.
       *[keep] Jeśli ma tak zostać, wybierz „bez zmian”.
    }
BI-LINE-06 = Aby obsadzić kierunek linii, bierzesz ze wspólnego zapasu żeton tego towaru. Zostaje na linii i wraca, gdy zmienisz towar lub zamkniesz linię. Bez żetonu nie można wybrać towaru.
    .refusal = We wspólnym zapasie nie ma już żetonu tego towaru.
BI-LINE-07 = Jeśli zmienisz towar kierunku, w którym stojące pojazdy mają właśnie ruszyć, obowiązuje on już w tym kursie.
BI-LINE-08 = Bez budynku centralnego pojazd nie może być z późniejszej ery niż którakolwiek stacja końcowa lub port; podstawowe i rozbudowane są z I ery, a drogi nie mają znaczenia. Z opcją „Budynek ogranicza pojazdy” po jego zbudowaniu mogą być z ery jego generacji; albo z ery stacji końcowych, jeśli ta jest późniejsza. Statki IV ery zawsze potrzebują portów IV ery na obu końcach.
    .refusal = Pojazd jest z { $era ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } ery, a stacje na końcach linii dopuszczają najwyżej { $have ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } erę.
BI-LINE-09 = Wszystkie pojazdy na linii są jednego rodzaju, najwyżej tyle, ile można sprzęgnąć, i są z zajezdni. Każdy towar na linii musi być taki, jaki ten rodzaj wozi, musi być dla niego droga, a kurs musi zmieścić się na tablicy.
    .refusal = { $reason ->
        [number] Takich pojazdów można sprzęgnąć najwyżej { $most }.
       *[goods] Ten pojazd nie wozi towarów tej linii.
    }
BI-LINE-10 = Na końcu każdego kroku 5 drogę, długość, czas i myto wszystkich stojących linii i wierszy bez pojazdów liczy się na nowo. Kurs w drodze kończy się tak, jak się zaczął.
BI-LINE-11 = Jeśli pojazdy nie mogą już korzystać z żadnej drogi, z powodu klasy, czasu lub ery, trafiają do zajezdni, a wiersz zostaje.
BI-LINE-12 = Sprzęgać, rozprzęgać i wymieniać pojazdy można tylko, gdy linia stoi na stacji; zachowuje kierunek. Wiersz, który stracił wszystkie pojazdy, zaczyna od nowa na stacji początkowej.
BI-LINE-13 = Pojazdy zdjęte z linii, z jakiegokolwiek powodu, odpoczywają tyle rund, ile ostatnio trwał jej kurs, do kroku 5. Odpoczywające można sprzedać i dają punkty. Postawić je można tylko na linii, która stoi na tej samej stacji, albo w pustym wierszu, który tam się zaczyna. Zdjętych w drodze nie można postawić na żadnej. Zamknięcie lub opróżnienie linii nigdy więc nie oszczędza drogi powrotnej. Jeśli kupi je przeciwnik, może ich użyć od razu.
    .refusal = Te pojazdy odpoczywają na innej stacji, jeszcze { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }.
BI-LINE-14 = Jeśli towaru nie wolno już wozić, na przykład belek po zburzeniu portu, jego żeton wraca do zapasu, a kierunek jest pusty.
BI-LINE-15 = Z budynkiem centralnym dwa wiersze mogą mieć te same dwie stacje; każdy potrzebuje własnych żetonów i pojazdów.
BI-GOOD-01 = Towar możesz wieźć z jednej stacji na drugą, jeśli w obecnej erze daje go zakład obok pierwszej, a bierze inny zakład obok drugiej.
    .refusal = { $reason ->
        [given] Na początku kursu żaden zakład nie daje tego towaru.
       *[taken] Na końcu kursu żaden zakład nie bierze tego towaru.
    }
BI-GOOD-02 = Poczta i pasażerowie jadą z miasta do innego miasta.
    .refusal = Poczta i pasażerowie jadą z miasta do innego miasta.
BI-GOOD-03 = Robotnicy jadą z miasta na farmę lub do fabryki albo z powrotem do miasta, ale nie z miasta do miasta. Wozi się ich od II ery albo od późniejszej: mówi o tym opcja „Robotnicy od ery”.
    .refusal = { $reason ->
        [era] W tej erze nie wozi się jeszcze robotników.
       *[place] Robotnicy jeżdżą między miastem a farmą lub zakładem.
    }
BI-GOOD-04 = Żywność jedzie z zakładu spożywczego do miasta, od III ery.
    .refusal = { $reason ->
        [era] Żywność wozi się od III ery.
       *[place] Żywność jedzie z zakładu spożywczego do miasta.
    }
BI-GOOD-05 = Obornik wozi się tylko w I i II erze.
    .refusal = Obornik wozi się tylko w I i II erze.
BI-GOOD-06 = Belki można wieźć też do portów: statkiem do dowolnego twojego portu, lądem na stację obok portu dowolnego gracza.
    .refusal = Belki jadą z tartaku do fabryk mebli, bednarni, miast i portów.
BI-GOOD-07 = Zakładom nigdy nic się nie kończy i aby coś dawać, niczego nie potrzebują. Handel ograniczają tylko żetony.
BI-GOOD-08 = Oba kierunki linii mogą wozić różne towary.
BI-VEH-01 = W kroku 4 możesz kupić dowolnie wiele pojazdów wspólnego zapasu, które sprzedaje się w obecnej erze, każdy za jego cenę. Trafiają do twojej zajezdni.
BI-VEH-02 = Pojazdy I ery sprzedaje się w I erze, wozy konne i wołowe także w II; pojazdy II ery w II i III, III ery w III i IV, IV ery w IV.
    .refusal = Tego pojazdu nie sprzedaje się w tej erze.
BI-VEH-03 = Bank nie odkupuje pojazdów.
BI-VEH-04 = W kroku 4 możesz oferować przeciwnikowi pojazdy z zajezdni, po jednym, jeśli ma srebro. Przeciwnik przyjmuje i płaci ci połowę ceny, zaokrągloną w górę, albo odmawia. Rodzaju, którego odmówił, w tym kroku już się nie oferuje.
    .refusal = { $reason ->
        [parked] Nie masz takiego pojazdu w zajezdni.
        [declined] Przeciwnik odrzucił już ten pojazd w tym kroku.
       *[silver] Przeciwnik zapłaciłby { $price }, a ma { $have ->
            [one] { $have } srebro
           *[other] { $have } srebra
        }.
    }
BI-VEH-05 = W grze podstawowej każdego pojazdu wolno używać w każdej erze.
BI-VEH-06 = Kolej konna i kolej wołowa jeżdżą tylko po torach kolei konnej i nic innego po nich nie jeździ. Pociągi maglevu jeżdżą tylko po maglevie.
    .refusal = Ten pojazd nie jeździ po takiej drodze.
BI-VEH-07 = Sprzęgnięte pojazdy jadą jak jeden i mieszczą tyle, ile wszystkie razem.
BI-VEH-08 = Używane pojazdy każdej ery można sprzedać w każdej erze. Z opcją „Używane tylko z tej ery” rodzaj musi być w obecnej erze w sprzedaży.
    .refusal = Sprzedać można tylko pojazdy, które są w sprzedaży w tej erze.
BI-VEH-09 = Wspólny zapas rodzaju może się skończyć. Wtedy może ci go sprzedać tylko przeciwnik.
    .refusal = We wspólnym zapasie już ich nie ma.
BI-VEH-10 = W kroku 5 pojazd z zajezdni możesz postawić na każdej swojej linii, do której pasuje.
    .refusal = Nie masz takiego pojazdu w zajezdni.
BI-VEH-11 = W kroku 4 możesz też wycofać pojazdy z linii, która stoi na stacji, z każdej najwyżej raz: jeden, kilka lub wszystkie trafiają do zajezdni i od razu możesz je oferować. Na liniach stawia się pojazdy w kroku 5.
    .refusal = { $reason ->
        [number] Liczba pojazdów tej linii to tylko { $most }.
        [empty] Ta linia nie ma pojazdów.
        [withdrawn] Z tej linii wycofano już pojazdy w tym kroku.
       *[moving] Ta linia jest w drodze. Pojazdy wycofuje się na stacji.
    }
BI-ERA-01 = Po ostatniej rundzie ery następuje: wykłada się karty sterujące nowej ery; kostką kolorów rzuca się na jej tabelę zapasu, na II i IV pierwszy gracz, na III drugi; jej towary i pojazdy dochodzą do zapasu; stare kafelki i pojazdy odchodzą, na końcu staje zakład spożywczy; w grze zaawansowanej wycofuje się stare pojazdy, a osobistości przynoszą srebro; wreszcie linie liczy się na nowo.
BI-ERA-02 = Z III erą pierwszy gracz stawia zakład spożywczy, a do zapasu dochodzą 4 żetony żywności. Wszystkie żetony obornika opuszczają grę, także z linii: ten kierunek jest pusty, a obornik w drodze nie płaci.
BI-ERA-03 = Z IV erą drugi gracz stawia drugi zakład spożywczy, a do zapasu dochodzą 2 żetony żywności.
BI-ERA-04 = Zakład spożywczy staje na pustej łące z wolnym lądem obok; jeśli takiej nie ma, na innym wolnym lądzie z wolnym lądem obok; jeśli i takiego nie ma, odpada.
    .refusal = Zakład spożywczy potrzebuje pustej łąki z wolnym lądem obok.
BI-ERA-05 = Z III erą odchodzą z zapasu kafelki I ery, których nie ma na mapie: droga gruntowa, kolej konna, podstawowe i rozbudowane stacje drogowe, stacje kolei konnej, podstawowe i rozbudowane porty. Z IV erą kafelki II ery: droga asfaltowa, kolej, stacje drogowe II ery, dworce kolejowe, porty II ery. Kafelki na mapie zostają i nadal służą.
BI-ERA-06 = Pojazdy, których nie można już kupić, odchodzą z zapasu. Linie, pojazdy na nich, tabela cen i srebro zostają.
BI-SUP-01 = Każdy gracz ma tyle kafelków każdego rodzaju drogi, portali i stacji, ile jest w pudełku. Tego, co leży na mapie, nie ma w zapasie; wspólny kafelek liczy się temu, kto go położył. Pola pod ziemią nie potrzebują kafelków. Z opcją „Bez ograniczeń” limitu nie ma.
BI-SUP-02 = Gra nie proponuje tego, na co nie masz kafelków.
    .refusal = Zostało ci za mało takich kafelków.
BI-END-01 = Gra kończy się po rundzie, w której dobrano ostatnią kartę sterującą IV ery, zwykle po rundzie 80.
    .refusal = Partia jest skończona.
BI-SCORE-01 = Srebro: 1 punkt za każde pełne 10.
BI-SCORE-02 = Pojazdy: 10, 20, 30 lub 40 punktów za każdy, według ery od I do IV. Liczy się każdy sprzęgnięty pojazd.
BI-SCORE-03 = Wszystkie twoje pojazdy liczą się w pełni, na linii i w zajezdni. Z opcją „Połowa punktów” te w zajezdni liczą się w połowie.
BI-SCORE-04 = Trasy lądowe: każda zapisana trasa to 10 punktów razy jej klasa na końcu gry.
BI-SCORE-05 = Stacje i porty: podstawowe i stacje kolei konnej 10 punktów, rozbudowane 20, II ery 30, III 40, IV 50.
BI-SCORE-06 = Budynek centralny: 30, 50, 70 lub 90 punktów według generacji, tylko najwyższa i zawsze w pełni. Stacja 0 pod nim liczy się oprócz tego.
BI-SCORE-07 = Stacje i trasy, które są na tablicy, liczą się w pełni, inne w połowie. Stacja jest na tablicy, jeśli zaczyna się tam lub kończy jedna z twoich linii; trasa, jeśli droga jednej z twoich linii, policzona na końcu na nowo, biegnie po wszystkich jej kafelkach.
BI-SCORE-08 = Otwarte końce i drogi, których nie ma w żadnej zapisanej trasie, nic nie dają. Każda trasa liczy się raz.
BI-SCORE-09 = Wygrywa gracz z większą liczbą punktów. Przy remisie decyduje więcej srebra, potem więcej pojazdów; inaczej zwycięstwo jest wspólne.
BI-ADV-01 = Twoje własne tory (kolej konna, kolej, kolej ekspresowa) nie mogą na powierzchni przecinać się nawzajem; mogą przecinać tylko tory przeciwnika. Nie dotyczy to dróg kołowych ani tuneli.
    .refusal = Twoje własne tory nie mogą się przecinać.
BI-ADV-02 = W III i IV erze nie wolno używać wozów wołowych, kolei konnych, dyliżansów pocztowych ani kolei wołowych.
    .refusal = Ten pojazd jest wycofany: w tej erze nie można go używać.
BI-ADV-03 = W IV erze nie wolno używać parowych pojazdów drogowych, wozów konnych i żaglowców.
    .refusal = Ten pojazd jest wycofany: w IV erze nie można go używać.
BI-ADV-04 = Na początku ery pojazdy, których nie wolno już używać, trafiają z linii do zajezdni; ich ładunek przepada, a wiersze zostają. Nie można ich używać ani kupić, nawet używanych, ale nadal dają punkty.
    .refusal = Ten pojazd wyszedł z użycia: nie można go używać ani sprzedać.
BI-ADV-05 = Stacja lądowa potrzebuje tylu sąsiednich pól, na których droga jej rodzaju może iść dalej, ile ma boków na drogi: wolnego lądu, prostej wody, nad którą można w tym kierunku zbudować most, drogi któregokolwiek gracza, z którą można się połączyć, a przy drogach kołowych miasta. Morze, wybrzeże, góra, jezioro, inne zakłady, stacje i brzeg mapy się nie liczą. Nie może zabrać tego miejsca starszej stacji żadnego z graczy, chyba że ta i tak ma go za mało. Modernizacji stacji się nie sprawdza, a stacji maglevu ta zasada nie dotyczy.
    .refusal = { $reason ->
        [neighbour] To zabrałoby miejsce drogom sąsiedniej stacji.
       *[own] Na drogi tej stacji jest za mało miejsca.
    }
BI-ADV-06 = Każdy gracz dostaje 3 osobistości, 1 zwraca i 1 oddaje przeciwnikowi. Z zachowanej i otrzymanej zatrzymujesz 1, a drugą zwracasz. Oboje wybieracie w tajemnicy i jednocześnie; potem obie zatrzymane karty się pokazuje.
    .refusal = Nie masz tej karty na ręce.
BI-ADV-07 = Co osobistość przynosi na początku, wykonuje się od razu; reszta działa przez całą grę, jeśli karta nie mówi inaczej.
BI-ADV-08 = Pojazdy, które przynosi osobistość, nie są ze wspólnego zapasu. Trafiają do twojej zajezdni.
BI-ADV-09 = Stacje, które przynosi osobistość, są z twojego zapasu: w dowolnym kroku 3 budujesz stację tego rodzaju za darmo, razem z dopłatą, w trasie lub samą. Darmowe są następne stacje tego rodzaju, które zbudujesz. Przepadają, gdy rodzaju już nie można budować.
BI-ADV-10 = Osobistość ma jeden z tych efektów: (1) Zmienia czas kursów na drogach, torach lub morzu, ale nigdy poniżej 2 rund. (2) Chroni twoje linie przed kartami, które zatrzymują. (3) Zwiększa ładunek każdego pojazdu. (4) Podnosi cenę towarów. (5) Zmienia cenę każdego nowego kafelka na powierzchni z dopłatą oraz każdej przebudowy i skrzyżowania jednopoziomowego, ale nie portalu. Najniższą cenę podaje karta. (6) Zmienia o podany procent, w górę, cenę stacji, portów lub budynku centralnego, budowanych i modernizowanych, albo pojazdów z zapasu. (7) Przynosi srebro na początku er II, III i IV. (8) Dostajesz lub płacisz inne myto za kafelek. Karta otrzymującego jest przed kartą płacącego, a karta sterująca przed obiema. (9) Możesz sprzęgnąć więcej pojazdów rodzaju, który można sprzęgać.
BI-ADV-11 = Gra kończy się także po rundzie, w której gracz zbudował budynek centralny generacji IV.
BI-ADV-12 = We wszystkim innym obowiązują zasady gry podstawowej.

## Panele: runda obok mapy

panel-build = Co budujesz?
panel-trade = Co kupujesz?
panel-freight = Które linie jeżdżą?
panel-step-card = Karta sterująca
panel-step-movement = Ruch
panel-step-build = Budowa
panel-step-trade = Handel
panel-step-freight = Tablice frachtu
panel-card = { $card }
panel-due = w następnej rundzie dostaniesz: { $silver } sr.
panel-nothing-due = w następnej rundzie nic nie dociera
panel-one-build = jedno z tych działań albo nic
panel-on-sale = rodzaje na sprzedaż: { $count }, w zajezdni: { $parked }
panel-lines = linie: { $count } / { $rows }
panel-nothing-more = W tej rundzie nic więcej
panel-nothing-more-build = Teraz bez budowy, potem bez handlu i linii
panel-nothing-more-trade = Teraz bez handlu, potem bez linii
panel-nothing-more-freight = Linie zostają, twoja runda się kończy
panel-leave-build = Nic nie buduj
panel-leave-trade = Nic nie kupuj
panel-point-ends = Wskaż na mapie dwa końce, a zobaczysz wszystkie drogi między nimi; własną stację, aby ją zmodernizować lub zburzyć.
panel-point-second = Teraz wskaż drugi koniec.
panel-point-stations = Wskaż stacje, towary lub pojazdy, aby zobaczyć tylko linie z nimi.
panel-ways = Drogi i porty, od najszybszego zwrotu
panel-more-ways = Więcej dróg i stacji
panel-from-end = Stąd: { $items } ({ $cell })
panel-alone = Stacja bez drogi
panel-between = { $items }, propozycji: { $count }
panel-no-way = Między tymi polami nie można zbudować drogi: { $cell }.
panel-way = { $what }: { $items }
    .button = Zbuduj za { $silver } sr.
panel-station = { $kind }: { $cell }
    .button = Zbuduj za { $silver } sr.
panel-a-round = { $whole },{ $tenth } na rundę
panel-made = nowe kafelki: { $tiles }, przebudowy: { $reshaped }, pola: { $cells }
panel-stations = stacje: { $kinds }
panel-load = { $count } × { $vehicle }, { $goods }: { $time ->
    [one] { $time } runda
    [few] { $time } rundy
   *[other] { $time } rund
}
panel-rate = { $whole },{ $tenth }
panel-rate-more = +{ $whole },{ $tenth }
panel-rate-less = −{ $whole },{ $tenth }
panel-no-load = Teraz nic nie mogłoby tu jeździć.
panel-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}
panel-never = nigdy
panel-cells = { $cell }
panel-silver = { $silver }
panel-number = { $number }
panel-points = punkty: { $points }
panel-column-rate = na rundę
panel-column-gain = więcej
panel-column-price = cena
panel-column-back = zwrot
panel-column-trip = kurs
panel-raises = Modernizacja
panel-raise = { $items }: do klasy { $level }
    .button = Zmodernizuj za { $silver } sr.
panel-raise-expanded = { $items }: rozbudowa
    .button = Zmodernizuj za { $silver } sr.
panel-demolitions = Burzenie; potem można budować
panel-demolish = Zburz: { $items }
    .button = Zburz za { $silver } sr.
panel-central-title = Budynek centralny
panel-central = Więcej linii na stacji, nowsze pojazdy na starszych stacjach
panel-how-many = Ile każdego
panel-vehicle = { $vehicle }
panel-loads = ładuje { $load }, można sprzęgnąć: { $chain }
panel-parked = w zajezdni: { $count }
panel-suits = pasuje do tras: { $count }
panel-buy = Kup pojazdy: { $count }
    .button = Kup { $count } za { $price } sr.
panel-nothing-on-sale = Na nic z oferty nie starcza srebra.
panel-withdrawals = Wycofaj pojazdy
panel-withdraw = { $board } { $row }: { $count } × { $vehicle }
    .button = Wycofaj
panel-offers = Sprzedaj: { $who } może odmówić
panel-line-list = Linie, od najbardziej zyskownej
panel-open = Nowa: { $items }
    .button = Otwórz linię
panel-change = { $board } { $row }: { $items }
    .button = Zmień linię
panel-replace = { $items } na miejsce: { $board } { $row }
    .button = Wymień linię
panel-close = Zamknij { $board } { $row }: { $items }
    .button = Zamknij linię
panel-closings = Zamknij linie
panel-legs = tam { $there }, z powrotem { $home }; { $cell }
panel-loads-here = Ładunki do wyboru: { $count }
panel-more-loads = Więcej ładunków
panel-no-lines = Z pojazdami z twojej zajezdni żadna linia nie może teraz jeździć.
panel-outlook = Co nastąpi
panel-now = teraz
panel-then = potem
panel-silver-name = Srebro
panel-income = Srebro na rundę
panel-points-name = Punkty
panel-supposed = Z pojazdami: { $count } × { $vehicle }, { $goods }.
panel-trip = Kurs
panel-none = –
panel-back-with = Zwrot (z pojazdami { $silver })
panel-toll = Każdy kurs z ładunkiem płaci { $silver } sr. myta: { $who }.
panel-joint = Wspólne kafelki: { $tiles }, bezpłatne dla ciebie i dla gracza { $who }.
panel-rival-joins = { $who } jest tuż obok na { $cell } i może się przyłączyć; każdy twój kafelek przyniesie wtedy { $silver } sr. za kurs z ładunkiem.
panel-rival-far = { $who } nie ma nic obok. Jeśli przyłączy się później, każdy kurs z ładunkiem przyniesie ci { $silver } sr. za kafelek.
panel-arrives = Pierwsza wypłata za { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}.
panel-arrives-empty = Najpierw jedzie pusta, zawraca za { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}.
panel-tokens = W zapasie zostaje: { $good } { $count }.
panel-editor = Nowa linia
panel-line-between = Linia { $items }
panel-field-from = Skąd
panel-field-to = Dokąd
panel-field-line = Wiersz
panel-field-out = Tam
panel-field-back = Powrót
panel-field-vehicle = Pojazdy
panel-field-number = Ile
panel-end = { $label }
panel-serves = { $items }
panel-line-new = { $begin } → { $end }, nowa
panel-line-change = { $board } { $row }, { $begin } → { $end }
panel-line-instead = { $begin } → { $end }, na miejsce: { $board } { $row }
panel-good = { $good }
panel-empty = pusto
panel-price-left = cena { $silver }, zostało: { $count }
panel-none-left = nic nie zostało
panel-no-vehicle = brak pojazdu na ten towar
panel-figure-trip = kurs
panel-figure-pay = { $there } / { $home }
panel-figure-legs = srebro tam / z powrotem
panel-figure-round = runda { $round }
panel-figure-first = pierwszy przyjazd
panel-built-nothing = nic nie zbudowano
panel-bought-nothing = nic nie kupiono
panel-did-earn = { $silver } sr., dotarły ładunki: { $count }
panel-did-pay = myto dla rywala: { $silver } sr.
panel-did-way = zbudowano { $items } za { $silver } sr.
panel-did-tiles = zbudowano za { $silver } sr.
panel-did-station = nowe stacje: { $count }, za { $silver } sr.
panel-did-central = budynek centralny generacji { $generation } za { $silver } sr.
panel-did-raise = zmodernizowano za { $silver } sr.
panel-did-demolish = zburzono za { $silver } sr.
panel-did-buy = kupiono { $count } × { $vehicle } za { $silver } sr.
panel-did-accept = kupiono używany pojazd: { $vehicle } za { $silver } sr.
panel-did-withdraw = wycofane pojazdy: { $count }

## Why a bot prefers a plan

reason-vehicles = twoje pojazdy: { $points }
reason-stations = stacje i porty, ile ich mieszczą wiersze: { $points }
reason-routes = trasy, ile ich mieszczą wiersze: { $points }
reason-central = budynek centralny: { $points }
reason-silver = srebro i to, co jeszcze kupi: { $points }
reason-income = przychód twoich linii w rundach, które zostały: { $points }
reason-rival = co ma rywal i czego może oczekiwać: { $points }
reason-over = jak skończy się partia: { $points }

## Numbers after the game

numbers-count = Runda
numbers-player = Gracz
numbers-points = Punkty
numbers-points-points = gdyby partia wtedy się skończyła
numbers-income = Dochód
numbers-income-legs = fracht
numbers-income-cards = karty
numbers-spending = Wydane srebro
numbers-spending-vehicles = pojazdy
numbers-spending-stations = stacje
numbers-spending-routes = trasy
numbers-spending-central = budynki centralne
numbers-company = Spółka
numbers-company-vehicles = kupione pojazdy
numbers-company-stations = zbudowane stacje
numbers-company-lines = otwarte linie
panel-ways-points = Drogi i porty według punktów
panel-line-list-points = Linie według punktów
panel-more-a-round = +{ $whole },{ $tenth } na rundę
panel-less-a-round = −{ $whole },{ $tenth } na rundę
panel-points-more = +{ $points }
panel-points-less = −{ $points }
panel-column-final = punkty
panel-tokens-now = żetony ({ $good }): { $count }
panel-contested = { $who } wybiera linie wcześniej i może zabrać ostatni żeton: { $good }. Liczba go pomija.
panel-adds-nothing = Nic nie dodaje: tyle samo da się zarobić na tym, co stoi.
panel-as-planned = Na tym, co zbudowano ostatnio
panel-planned = Propozycja dla ostatniej budowy: { $items }
panel-first-by-card = pierwszy kurs z dzisiejszą kartą: { $silver } sr.
panel-worth = punkty na koniec: { $points }
panel-speed = { $type }, 4, 8, 12 pól w rundach: { $short }, { $middle }, { $long }
type-sea = morze
panel-relist = Najlepsze linie na koniec: +{ $points }
    .button = Wpisz: +{ $points } pkt
option-cards_variant-half = 6, 6, 4 i 4 (pół gry)
option-cards_variant-third = 4, 4, 3 i 3 (jedna trzecia)
preset-short = Krótka gra
    .help = 40 rund zamiast 80, bo kart sterujących jest o połowę mniej. Inne zasady i ceny są takie same.
preset-quick = Szybka gra
    .help = 28 rund: jedna trzecia kart sterujących. Ery szybko mijają, a nowe drogi i pojazdy przychodzą, zanim stare się zwrócą.
panel-wait-new = Nic, dopóki nie pojawi się coś nowego
panel-wait-new-kept = Nic nie robisz, dopóki nie pojawi się coś nowego.
panel-wait-rival = Nic, dopóki rywal czegoś nie zbuduje
panel-wait-rival-kept = Nic nie robisz, dopóki rywal czegoś nie zbuduje lub nie pojawi się coś nowego.
panel-wait-era = Nic do końca ery
panel-wait-era-kept = Nic nie robisz do końca ery albo do ostatnich rund.
panel-wait-silver = Nic do { $silver } sr.: { $vehicle }
panel-wait-silver-kept = Nic nie robisz, dopóki nie masz { $silver } sr.: { $vehicle }.
panel-wait-central = Nic do { $silver } sr.: budynek centralny { $generation }
panel-wait-central-kept = Nic nie robisz, dopóki nie masz { $silver } sr. na budynek centralny.
panel-news-era = Zaczęła się era { $era }.
panel-news-end = Ostatnie rundy: teraz liczą się punkty.
panel-news-buy = Teraz stać cię na to: { $vehicle }.
panel-news-central = Teraz stać cię na budynek centralny { $generation }.
panel-news-prices = Karta sterująca obniża ci jakąś cenę.
panel-news-rival = { $who } ma coś nowego.
panel-news-line = Mogłaby ruszyć nowa linia: { $cell }.
end-era = Nowa era
figure-income = Na rundę
draw-short_income = { figure-income }
draw-speed = { $type }, 4, 8, 12 pól w rundach: { $rounds }.
draw-stocked = { $vehicle }: { $count }; można sprzęgnąć: { $chain }, punkty na koniec: { $points }.
panel-era-news = Era { $era }: nowości
panel-era-way = { $type }
panel-era-stock = w zapasie: { $count }, ładuje { $load }, można sprzęgnąć: { $chain }
panel-era-tile = za kafelek
panel-column-eight = 8 pól
