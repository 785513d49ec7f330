# Binario Duel magyarul, az eredeti szabályok szavaival. Ami itt nincs, minden nyelven ugyanaz.

## Mi történt

round-begins = { $round }. kör ({ $era ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}. kor). A start kocka gazdája: { $who }.
era-begun = Új kor kezdődik: { $era ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}.
card-drawn = { $who } kártyát húz. { $card }
card-paid = { $silver ->
    [0] { $who } nem fizet semmit.
   *[other] { $who } { $silver } ezüstöt fizet.
}
card-gained = { $silver ->
    [0] { $who } nem kap semmit.
   *[other] { $who } { $silver } ezüstöt kap.
}
stock-added = A közös árukészletbe kerül: { $amount } × { $good }.
leg-marked = { $who }: az áru ({ $board } { $row }, { $items }; { $good }) érkezéskor egységenként { $price } ezüstöt fog fizetni.
leg-paid = { $who } rakományt szállít le ({ $board } { $row }, { $items }): { $good }, +{ $silver } ezüst.
toll-paid = { $who } { $silver } ezüst úthasználatot fizet az ellenfélnek.
passed = { $who } nem épít.
route-built = { $tiles ->
    [0] { $reshaped ->
        [0] { $who } lapka nélkül köti össze: { $items }.
       *[other] { $who } átépít { $reshaped } lapkát: { $items }, { $silver } ezüst.
    }
   *[other] { $who } épít: { $type }, { $items }, { $tiles } lapka{ $reshaped ->
        [0] {""}
       *[other] {" "}és { $reshaped } átépítés
    }, { $silver } ezüst.
}
route-recorded = { $who } útvonala: { $items }, { $length } lapka, innen: { $from }, ide: { $to }.
station-built = { $who } épít: { $kind } { $label }, { $cell }{ $served ->
    [0] {""}
   *[other] {" "}({ $items })
}, { $silver } ezüst.
maglev-built = { $who } mágnesvasutat épít: { $items }, { $cells } mező, { $silver } ezüst.
central-built = { $before ->
    [0] { $who } megépíti a központi épület { $generation ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}. generációját: { $silver } ezüst.
   *[other] { $who } a központi épületet { $generation ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}. generációra fejleszti: { $silver } ezüst.
}
last-round = { $who } megépítette az utolsó központi épületet: a játék ezzel a körrel véget ér.
demolished = { $what ->
    [station] { $who } lebontja: { $kind } { $label }, { $cell }, { $silver } ezüst.
    [tunnel] { $who } alagutat bont ({ $type }): { $cell }, { $silver } ezüst.
    [bridge] { $who } hidat bont ({ $type }): { $cell }, { $silver } ezüst.
   *[tile] { $who } egy lapkát bont ({ $type }): { $cell }, { $silver } ezüst.
}
records-lost = { $who } elveszt { $count } útvonalat.
modernised = { $station ->
    [yes] { $who } korszerűsít { $silver } ezüstért: { $kind } { $label } ({ $cell }), ezentúl { $what }.
   *[no] { $who } korszerűsít { $silver } ezüstért: { $type } ({ $cell }), ezentúl { $what }.
}
vehicle-bought = { $who } egy járművet vesz { $silver } ezüstért: { $vehicle }.
vehicle-offered = { $who } használt járművet kínál { $silver } ezüstért: { $vehicle }.
offer-accepted = { $who } megveszi a használt járművet { $silver } ezüstért: { $vehicle }.
offer-declined = { $who } nem kéri a használt járművet: { $vehicle }.
vehicles-withdrawn = { $who } kivon egy fuvarból ({ $board } { $row }, { $items }): { $count } × { $vehicle }.
vehicles-parked = { $reason ->
    [retired] { $who } elavult járművei a járműparkba kerülnek ({ $board } { $row }, { $items }): { $count } × { $vehicle }.
   *[path] { $who } járművei út híján a járműparkba kerülnek ({ $board } { $row }, { $items }): { $count } × { $vehicle }.
}
good-lost = { $who } fuvarján ({ $board } { $row }, { $items }) ez az áru már nem szállítható: { $good }.
line-opened = { $who } fuvart indít ({ $board } { $row }): { $items }, { $loads ->
    [0] áru nélkül
   *[other] áru: { $goods }
}, { $count ->
    [0] jármű nélkül
   *[other] { $count } × { $vehicle }
}.
line-changed = { $who } fuvart módosít ({ $board } { $row }): { $items }, ezentúl { $loads ->
    [0] áru nélkül
   *[other] { $goods }
}, { $count ->
    [0] jármű nélkül
   *[other] { $count } × { $vehicle }
}.
line-closed = { $lost ->
    [yes] { $who } elveszti egy fuvarját ({ $board } { $row }, { $items }): nincs többé útja.
   *[no] { $who } bezárja egy fuvarját ({ $board } { $row }, { $items }).
}
era-income = { $who } a kor elején { $silver } ezüstöt kap.
factory-placed = { $who } élelmiszergyárat helyez el: { $cell }.
card-chosen = { $who } kártyát választott.
cards-passed = A játékosok továbbadják a kártyáikat.
personality-kept = { $who } személyisége: { $personality }.
outline-chosen = { $who } körvonalat választ: { $number }.
item-placed = { $who } elhelyezi a kontinensen: { $item }.
item-left-out = A kontinensen nincs több helye: { $item }.
continent-finished = Elkészült a kontinens.
game-over = A játéknak vége.

## Mit tesz egy választás

choice-return = Visszaadom: { $what }
choice-keep = Megtartom: { $what }
choice-pass = Tovább { $what }
choice-outline = { $what }. körvonal
choice-place = Ide: { $what }
choice-source = A folyó forrása: { $what }
choice-flow = A folyó iránya: { $what }
choice-widen = Itt folyam lesz, iránya: { $what }
choice-pile = Húzás ebből a pakliból: { $what }
choice-factory = Élelmiszergyár: { $what }
choice-build = Építés: { $what }
choice-station = Állomás építése: { $what }
choice-demolish = Bontás
choice-modernise = Korszerűsítés
choice-hq = Központi épület, { $what }. generáció
    .button = { $what }. épület: { $silver } ezüst
choice-auto = Javasoljon utat a tervező
choice-manual = Lapkánként építek
choice-end = Vége itt: { $what }
choice-one = Csak egy
choice-path = Az út: { $what }
choice-kind = Építés: { $what }
choice-start = Kezdés itt: { $what }
choice-go = Tovább: { $what }
choice-enter = Az állomásra: { $what }
choice-tunnel = Alagútbejárat: { $what }
choice-under = A föld alatt: { $what }
choice-surface = Fel egy alagútbejárathoz: { $what }
choice-stop = Itt megállok
choice-at = Itt: { $what }
choice-route = { $what }. útvonal
choice-stretch = Szakasz: { $what }
choice-whole = Az egész
choice-tile = Bontás: { $what }
choice-target = Korszerűsítés eddig: { $what }
choice-element = Korszerűsítés: { $what }
choice-buy = Vétel: { $what }
    .button = Vétel: { $what }, { $silver } ezüst
choice-offer = Felkínálom: { $what }
choice-accept = Elfogadom
choice-decline = Nem kérem
choice-withdraw = Kivonás: { $what }
choice-number = { $what }
choice-open = Új fuvar: { $what }
choice-edit = Módosítás: { $what }
choice-close = Megszüntetés: { $what }
choice-from = Induló állomás: { $what }
choice-to = Célállomás: { $what }
choice-out = Oda: { $what }
choice-back = Vissza: { $what }
choice-vehicle = Jármű: { $what }
choice-done = Kész

## Beállítások

title = Binario Duel
preset-basic = Alapjáték
    .help = Személyiségek nélkül; az elavult járművek is közlekednek.
preset-advanced = Haladó játék
    .help = Személyiségekkel, elavuló járművekkel és korábbi véggel.
option-advanced = A haladó játék: személyiségek, elavuló járművek, hely az állomásoknak, korábbi vég.
    .name = Haladó játék
option-map_mode = A kontinens véletlen, felváltva építjük, vagy kész térkép.
    .name = Kontinens
option-map_mode-generated = Véletlen
option-map_mode-hand = Kézzel épített
option-map_mode-fixed-quick1 = 1. gyors térkép
option-map_mode-fixed-quick2 = 2. gyors térkép
option-map_mode-fixed-quick3 = 3. gyors térkép
option-map_mode-fixed-standard1 = 1. normál térkép
option-map_mode-fixed-test1 = 1. próbatérkép
option-map_size = A térkép mezői: gyors 16x12, normál 22x14, nagy 32x20.
    .name = A térkép mérete
option-map_size-16x12 = Gyors
option-map_size-22x14 = Normál
option-map_size-32x20 = Nagy
option-islands = Szigetek a keleti partnál, mindegyiken halásztelep (a gyors térképen nem).
    .name = Szigetek
option-pile_choice = Akinél a start kocka van, választ, melyik pakliból húz.
    .name = Pakliválasztás
option-era_start = Kinél van a start kocka az I., II., III. és IV. kor első körében, vagyis ki vásárol elsőként az új készletből. A szabálykönyv szerint a kocka tovább jár, és minden kort az első játékos kezd: egyforma erejű játékosok között tíz játszmából kilencet ő nyer. Ha a II. kort a második játékos kezdi, nagyjából egyforma gyakran nyernek.
    .name = A kor kezdése
option-era_start-1-2-1-1 = A II. kort a második játékos kezdi (kiegyenlített)
option-era_start-cube = A start kocka dönt (szabálykönyv: minden kort az első játékos kezd)
option-era_start-alternate = Felváltva (a II. és IV. kort a második játékos kezdi)
option-vehicle_stock = Hány jármű kerül a közös készletbe a második, harmadik és negyedik korban: a készlettáblázat szerint, vagy annyi, hogy senki se vehesse meg mindet.
    .name = Járműkészlet
option-vehicle_stock-table = A táblázat szerint
option-vehicle_stock-ample = Bőséges
option-tile_supply = Az út- és állomáslapkák száma a doboz szerinti vagy korlátlan.
    .name = Lapkakészlet
option-tile_supply-box = Mint a dobozban
option-tile_supply-unlimited = Korlátlan
option-freight_slots_variant = A fuvartáblák sorai: 5, 4 és 3, vagy 6, 5 és 4.
    .name = A fuvartáblák sorai
option-freight_slots_variant-board = 5, 4 és 3
option-freight_slots_variant-intro = 6, 5 és 4
option-cards_variant = Vezérlőkártyák játékosonként: 12, 12, 8, 8 vagy 13, 12, 10, 10, rövidebb játékhoz kevesebb; egy kor kétszer ennyi kör.
    .name = Vezérlőkártyák
option-cards_variant-setup = 12, 12, 8 és 8
option-cards_variant-cards = 13, 12, 10 és 10
option-two_way_price = Mindkét irány az odaút árujának árán fizet, vagy mindegyik a sajátján.
    .name = Ár oda-vissza
option-two_way_price-outbound = Az odaút árán
option-two_way_price-own = Mindegyik a sajátján
option-hq_era_cap = A járművek kora legfeljebb a központi épület generációja lehet.
    .name = A központ korlátoz
option-idle_vehicle_points = A járműparkban álló járművek teljes vagy fél pontot érnek.
    .name = Járművek a járműparkban
option-idle_vehicle_points-full = Teljes pont
option-idle_vehicle_points-half = Fél pont
option-workers_from_era = Melyik kortól szállítható munkás.
    .name = Munkás ettől a kortól
option-horse_tram_in_era2 = Lóvasút és állomása a II. korban is építhető.
    .name = Lóvasút a II. korban
option-era_restricted_used_sale = Csak az e korban vehető járművek adhatók el az ellenfélnek.
    .name = Csak e kor használt járműve
option-personality_set = Az osztható személyiségek: mind, vagy legalább hat.
    .name = Személyiségek
option-personality_set-all = Mind

## Fázisok

phase-outline = A kontinens körvonala
    .short = Körvonal
phase-continent = A kontinens következő része
    .short = Kontinens
phase-draft_return = Egy személyiség visszaadása
    .short = Személyiség
phase-draft_pass = Egy személyiség az ellenfélnek
    .short = Továbbadás
phase-draft_keep = Egy személyiség megtartása
    .short = Megtartás
phase-control_card = Vezérlőkártya húzása
    .short = Kártya
phase-food_factory = Az élelmiszergyár helye
    .short = Élelmiszergyár
phase-build = Bontás és építés, központi épület vagy korszerűsítés
    .short = Építés
phase-planner = Hogyan épüljön az útvonal
    .short = Tervező
phase-first_end = Az egyik vége
phase-second_end = A másik vége
phase-proposal = Útválasztás
    .short = Út
phase-station_kind = Az állomás fajtája
    .short = Fajta
phase-station_cell = Hol épüljön
    .short = Hely
phase-lay_start = Az út kezdete
    .short = Kezdet
phase-lay = A következő lapka
    .short = Lapka
phase-demolish_object = Mit bontunk
    .short = Bontás
phase-demolish = Bontás
phase-modernise_object = Mit korszerűsítünk
    .short = Korszerűsítés
phase-modernise_target = Meddig korszerűsítünk
    .short = Cél
phase-modernise = Korszerűsítés
phase-trade = Járművek vétele és eladása
    .short = Járművek
phase-withdraw = A kivont járművek száma
    .short = Kivonás
phase-offer = Használt jármű ajánlata
    .short = Ajánlat
phase-freight = Fuvartáblák
    .short = Fuvar
phase-departure = Induló állomás
    .short = Indulás
phase-destination = Célállomás
    .short = Cél
phase-outbound = Áru odafelé
    .short = Oda
phase-return = Áru visszafelé
    .short = Vissza
phase-vehicle = Jármű
phase-number = Járművek száma
    .short = Szám
phase-over = A játék vége

## Kérdések és igék

ask-outline = Válassz körvonalat a kontinensnek
ask-continent = Válassz helyet a kontinens következő részének
ask-draft_return = Válaszd ki, melyik személyiséget adod vissza
ask-draft_pass = Válassz személyiséget az ellenfelednek
ask-draft_keep = Válaszd ki, melyik személyiséget tartod meg
ask-control_card = Válaszd ki, melyik pakliból húzol
ask-food_factory = Válassz helyet az élelmiszergyárnak
ask-build = Építs, bonts, korszerűsíts, vagy menj tovább
ask-planner = Javasoljon utat a tervező?
ask-first_end = Válaszd ki az egyik végét
ask-second_end = Válaszd ki a másik végét
ask-proposal = Válassz a javasolt utak közül
ask-station_kind = Válaszd ki az állomás fajtáját
ask-station_cell = Válassz helyet az állomásnak
ask-lay_start = Válaszd ki, hol kezdődjön az út
ask-lay = Válaszd ki az út következő mezőjét
ask-demolish_object = Válaszd ki, mit bontasz le
ask-demolish = Bontsd le az egészet vagy egy lapkát
ask-modernise_object = Válaszd ki, mit korszerűsítesz
ask-modernise_target = Meddig korszerűsítesz?
ask-modernise = Korszerűsítsd az egészet vagy egy részét
ask-trade = Vegyél, adj el vagy vonj ki járművet, aztán tovább
ask-withdraw = Hány járművet vonsz ki?
ask-offer = Használt járművet kínálnak neked
ask-freight = Indíts vagy módosíts fuvart, aztán tovább
ask-departure = Válaszd ki az induló állomást
ask-destination = Válaszd ki a célállomást
ask-outbound = Válassz árut odafelé
ask-return = Válassz árut visszafelé
ask-vehicle = Válassz járművet a fuvarhoz
ask-number = Hány jármű?
verb-return = Visszaadás
verb-keep = Megtartás
verb-pass = Tovább
verb-outline = Körvonal
verb-place = Elhelyezés
verb-source = Forrás
verb-flow = Folyás
verb-widen = Folyam
verb-pile = Húzás
verb-factory = Élelmiszergyár
verb-build = Építés
verb-station = Állomás
verb-demolish = Bontás
verb-modernise = Korszerűsítés
verb-hq = Központi épület
verb-auto = Tervező
verb-manual = Lapkánként
verb-end = Vége
verb-one = Csak egy
verb-path = Út
verb-kind = Fajta
verb-start = Kezdet
verb-go = Tovább
verb-enter = Állomásra
verb-tunnel = Alagút
verb-under = Föld alatt
verb-surface = Felszínre
verb-stop = Megállás
verb-at = Itt
verb-route = Útvonal
verb-stretch = Szakasz
verb-whole = Az egész
verb-tile = Egy lapka
verb-target = Korszerűsítés
verb-element = Egy rész
verb-buy = Vétel
verb-offer = Ajánlat
verb-accept = Elfogadás
verb-decline = Elutasítás
verb-withdraw = Kivonás
verb-number = Szám
verb-open = Új fuvar
verb-edit = Módosítás
verb-close = Megszüntetés
verb-from = Honnan
verb-to = Hová
verb-out = Oda
verb-back = Vissza
verb-vehicle = Jármű
verb-done = Kész

## A szabályok fejezetei

rules-SETUP = Előkészület
rules-MAP = A térkép
rules-HAND = Kontinens kézzel
rules-CITY = Városok
rules-GOOD = Áruk
rules-ERA = Korok
rules-RND = A kör
rules-CARD = Vezérlőkártyák
rules-INC = Bevétel
rules-BLD = Építés
rules-WAY = Utak
rules-JOIN = Utak csatlakozása
rules-TUN = Alagutak
rules-STN = Állomások
rules-ROUTE = Útvonalak
rules-HQ = A központi épület
rules-DEM = Bontás
rules-MOD = Korszerűsítés
rules-VEH = Járművek
rules-LINE = Fuvarok
rules-TIME = Menetidő
rules-MOVE = Haladás
rules-SUP = Készlet
rules-ADV = A haladó játék
rules-END = A játék vége
rules-SCORE = Pontozás

## Nevek

price = { $amount } ezüst
score-silver = Ezüst
score-vehicles = Járművek
score-routes = Útvonalak
score-stations = Állomások
score-central = Központi épület
score-points = Pont
good-straw = szalmabála
good-barrel = boros hordó
good-mail = posta
good-fruit = gyümölcs
good-gravel = sóder
good-manure = trágya
good-animal = élő állat
good-brick = tégla
good-furniture = bútor
good-pallet = raklap
good-fence = kerítés
good-passengers = utasok
good-fish = hal
good-salt = só
good-beam = gerenda
good-log = farönk
good-pesticide = növényvédő szer
good-vetmed = állatgyógyszer
good-wine = bor
good-workers = munkás
good-food = élelmiszer
good-grain = gabona
vehicle-cart = szekér
vehicle-ox_cart = ökrös szekér
vehicle-mail_coach = postakocsi
vehicle-horse_tram = lóvasút
vehicle-ox_railway = ökrös vasút
vehicle-cog = kogge
vehicle-caravel = karavella
vehicle-galleon = galleon
vehicle-steam_tractor = gőztraktor
vehicle-steam_lorry = gőzteherautó
vehicle-steam_omnibus = gőzomnibusz
vehicle-steam_freight = gőzvontatású tehervonat
vehicle-steam_passenger = gőzvontatású személyvonat
vehicle-paddle_steamer = lapátkerekes gőzhajó
vehicle-screw_steamer = csavargőzös
vehicle-petrol_van = benzines furgon
vehicle-diesel_lorry = dízel teherautó
vehicle-bus = autóbusz
vehicle-diesel_freight = dízel tehervonat
vehicle-diesel_express = dízel expresszvonat
vehicle-motor_ship = motoros teherhajó
vehicle-motor_ferry = motoros komp
vehicle-e_van = elektromos furgon
vehicle-e_lorry = elektromos teherautó
vehicle-e_bus = elektromos autóbusz
vehicle-e_freight = villamos tehervonat
vehicle-high_speed = nagysebességű vonat
vehicle-maglev_train = mágnesvasúti személyvonat
vehicle-maglev_cargo = mágnesvasúti tehervonat
vehicle-e_container = elektromos konténerhajó
vehicle-hydrofoil = elektromos szárnyashajó
kind-road_basic = közúti alapállomás
kind-road_expanded = bővített közúti állomás
kind-road_II = II. kori közúti állomás
kind-road_III = III. kori közúti állomás
kind-road_IV = IV. kori közúti állomás
kind-tram = lóvasút állomás
kind-rail_II = vasútállomás
kind-rail_III = gyorsvasút állomás
kind-maglev_IV = mágnesvasút állomás
kind-port_basic = alap kikötő
kind-port_expanded = bővített kikötő
kind-port_II = II. kori kikötő
kind-port_III = III. kori kikötő
kind-port_IV = IV. kori kikötő
type-earth = földút
type-asphalt = aszfaltút
type-highway = autóút
type-motorway = autópálya
type-horse_tram = lóvasút
type-railway = vasút
type-express = gyorsvasút
type-maglev = mágnesvasút
personality-ship_captain = hajókapitány
personality-postmaster = postamester
personality-railway_engineer = vasútmérnök
personality-road_builder = útépítő
personality-landowner = földbirtokos
personality-timber_merchant = fakereskedő
personality-banker = bankár
personality-innkeeper = fogadós
personality-architect = építész
personality-inventor = feltaláló
personality-customs_officer = vámos
personality-horse_breeder = lótenyésztő
item-farm = mezőgazdasági farm
item-livestock = állattenyésztő telep
item-lumber_camp = favágó
item-sawmill = fűrésztelep
item-wood_factory = fafeldolgozó gyár
item-cooperage = hordógyár
item-salt_works = sólepárló telep
item-fishery = halásztelep
item-orchard = gyümölcsös
item-gravel_pit = kavicsbánya
item-brickworks = téglagyár
item-winery = borászat
item-food_factory = élelmiszergyár
item-city = város
item-meadow = rét
item-desert = sivatag
item-forest = erdő
item-hill = domb
item-lake = tó
item-mountain = hegy
item-river = folyó
item-great_river = folyam
item-island = sziget
item-desert_meadow = sivatag-rét
item-spring = forrás
item-mouth = folyótorkolat
item-sea = tenger
item-coast = tengerpart
board-road = közút
board-rail = vasút
board-ship = hajó
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
what-ship_captain = hajókapitány: Két koggéja van. Minden hajója eggyel kevesebb körben ér célba, soha nem vesztegelnek, és eggyel több egységet raknak be.
what-postmaster = postamester: Két postakocsija van. A posta egységenként eggyel többet fizet.
what-railway_engineer = vasútmérnök: Két lóvasúti kocsija és egy ingyenes lóvasút állomása van. Minden sínlapka 1 ezüsttel olcsóbb (legalább 1).
what-road_builder = útépítő: Két ingyenes közúti alapállomása van. Minden útlapka 1 ezüsttel olcsóbb (legalább 1).
what-landowner = földbirtokos: Két ökrös szekere van. A gabona, a szalma, az élő állat és a trágya egységenként eggyel többet fizet.
what-timber_merchant = fakereskedő: Két szekere és tíz ezüst többlete van. A farönk, a gerenda, a bútor, a kerítés, a raklap és a hordó egységenként eggyel többet fizet.
what-banker = bankár: Hatvan ezüsttel többel kezd, és a II., III. és IV. kor elején harminc ezüstöt kap.
what-innkeeper = fogadós: Egy postakocsija és tíz ezüst többlete van. Az utasok és a munkások egységenként eggyel többet fizetnek.
what-architect = építész: Egy ingyenes bővített közúti állomása van. Az állomások, kikötők és a központi épület építése és fejlesztése ötödével olcsóbb (felfelé kerekítve).
what-inventor = feltaláló: Huszonöt ezüsttel többel kezd. A közös készletből vett járművek tizenöt százalékkal olcsóbbak (felfelé kerekítve).
what-customs_officer = vámos: Harminc ezüsttel többel kezd. Az ellenfél lapkánként két ezüstöt fizet, ő nem fizet úthasználatért.
what-horse_breeder = lótenyésztő: Három szekere van. A sorba köthető állati erővel vont járművekből eggyel többet köthet össze.
what-none = semmi
what-keep = marad
what-ports = hajóút
what-expanded = bővített
what-N = észak
what-E = kelet
what-S = dél
what-W = nyugat
card-I_double_straw = Ebben a körben kétszer annyi ezüstöt fizetnek a szalmabála szállításáért.
card-I_double_barrel = Ebben a körben kétszer annyi ezüstöt fizetnek a boros hordó szállításáért.
card-I_double_mail = Ebben a körben kétszer annyi ezüstöt fizetnek a posta szállításáért.
card-I_double_fruit = Ebben a körben kétszer annyi ezüstöt fizetnek a gyümölcs szállításáért.
card-I_double_gravel = Ebben a körben kétszer annyi ezüstöt fizetnek a sóder szállításáért.
card-I_double_manure = Ebben a körben kétszer annyi ezüstöt fizetnek a trágya szállításáért.
card-I_double_animal = Ebben a körben kétszer annyi ezüstöt fizetnek az élő állat szállításáért.
card-I_double_brick = Ebben a körben kétszer annyi ezüstöt fizetnek a tégla szállításáért.
card-I_double_furniture = Ebben a körben kétszer annyi ezüstöt fizetnek a bútor szállításáért.
card-I_double_pallet = Ebben a körben kétszer annyi ezüstöt fizetnek a raklap szállításáért.
card-I_double_fence = Ebben a körben kétszer annyi ezüstöt fizetnek a kerítés szállításáért.
card-I_double_passengers = Ebben a körben kétszer annyi ezüstöt fizetnek az utasok szállításáért.
card-I_double_fish = Ebben a körben kétszer annyi ezüstöt fizetnek a hal szállításáért.
card-I_double_salt = Ebben a körben kétszer annyi ezüstöt fizetnek a só szállításáért.
card-I_double_beam = Ebben a körben kétszer annyi ezüstöt fizetnek a gerenda szállításáért.
card-I_double_log = Ebben a körben kétszer annyi ezüstöt fizetnek a farönk szállításáért.
card-I_double_pesticide = Ebben a körben kétszer annyi ezüstöt fizetnek a növényvédő szer szállításáért.
card-I_double_vetmed = Ebben a körben kétszer annyi ezüstöt fizetnek az állatgyógyszer szállításáért.
card-I_double_wine = Ebben a körben kétszer annyi ezüstöt fizetnek a bor szállításáért.
card-I_double_grain = Ebben a körben kétszer annyi ezüstöt fizetnek a gabona szállításáért.
card-I_quiet = Csendes idők: nem történik semmi.
card-I_storm = Vihar tombol: ebben a körben a hajók vesztegelnek.
card-I_fair_wind = Kedvező szél: minden vitorláshajó eggyel többet lép ebben a körben.
card-I_mud = Nagy a sár: ebben a körben a közúti járművek nem haladnak.
card-I_broken_wheel = Eltört egy kerék, a javítás három ezüstbe kerül.
card-I_highwaymen = Útonállók négy ezüstöt raboltak el tőled.
card-I_good_harvest = Jó termés: a gabona és a szalma szállításáért eggyel több ezüstöt fizetnek ebben a körben.
card-I_market_day = Vásárnap: hat ezüstöt kapsz.
card-I_crown_grant = A korona tíz ezüsttel támogat.
card-I_inn_rent = Fogadók bérleti díja: saját közúti állomásonként egy ezüst, legfeljebb hat.
card-I_harbour_dues = Kikötői illeték: saját kikötőnként egy ezüstöt fizetsz, legfeljebb hatot.
card-I_dear_fodder = Drága a takarmány: a fuvartáblán lévő állati erővel vont járművenként egy ezüst, legfeljebb öt.
card-I_masons = Vándor kőművesek: ebben a körben féláron építesz közúti és vasúti állomást.
card-I_statute_labour = Közmunka: ebben a körben féláron építhető az út.
card-I_wheelwrights_fair = Kerékgyártók vására: a közúti járműveket két ezüsttel olcsóbban veheted ebben a körben.
card-I_shipyard = Olcsó hajótest: a hajókat öt ezüsttel olcsóbban veheted ebben a körben.
card-I_tram_concession = Lóvasút koncesszió: ebben a körben féláron építesz pályát.
card-I_new_vineyard = Új szőlőskert: egy bor kerül a közös készletbe.
card-I_new_post_office = Új postahivatal: egy posta kerül a közös készletbe.
card-I_plague = Járványveszély: az utasok fele árat fizetnek ebben a körben.
card-I_toll_holiday = Vámszünet: ebben a körben nem kell úthasználati díjat fizetni.
card-II_double_straw = Ebben a körben kétszer annyi ezüstöt fizetnek a szalmabála szállításáért.
card-II_double_barrel = Ebben a körben kétszer annyi ezüstöt fizetnek a boros hordó szállításáért.
card-II_double_mail = Ebben a körben kétszer annyi ezüstöt fizetnek a posta szállításáért.
card-II_double_fruit = Ebben a körben kétszer annyi ezüstöt fizetnek a gyümölcs szállításáért.
card-II_double_gravel = Ebben a körben kétszer annyi ezüstöt fizetnek a sóder szállításáért.
card-II_double_manure = Ebben a körben kétszer annyi ezüstöt fizetnek a trágya szállításáért.
card-II_double_animal = Ebben a körben kétszer annyi ezüstöt fizetnek az élő állat szállításáért.
card-II_double_brick = Ebben a körben kétszer annyi ezüstöt fizetnek a tégla szállításáért.
card-II_double_furniture = Ebben a körben kétszer annyi ezüstöt fizetnek a bútor szállításáért.
card-II_double_pallet = Ebben a körben kétszer annyi ezüstöt fizetnek a raklap szállításáért.
card-II_double_fence = Ebben a körben kétszer annyi ezüstöt fizetnek a kerítés szállításáért.
card-II_double_passengers = Ebben a körben kétszer annyi ezüstöt fizetnek az utasok szállításáért.
card-II_double_fish = Ebben a körben kétszer annyi ezüstöt fizetnek a hal szállításáért.
card-II_double_salt = Ebben a körben kétszer annyi ezüstöt fizetnek a só szállításáért.
card-II_double_beam = Ebben a körben kétszer annyi ezüstöt fizetnek a gerenda szállításáért.
card-II_double_log = Ebben a körben kétszer annyi ezüstöt fizetnek a farönk szállításáért.
card-II_double_pesticide = Ebben a körben kétszer annyi ezüstöt fizetnek a növényvédő szer szállításáért.
card-II_double_vetmed = Ebben a körben kétszer annyi ezüstöt fizetnek az állatgyógyszer szállításáért.
card-II_double_wine = Ebben a körben kétszer annyi ezüstöt fizetnek a bor szállításáért.
card-II_double_workers = Ebben a körben kétszer annyi ezüstöt fizetnek a munkások szállításáért.
card-II_double_grain = Ebben a körben kétszer annyi ezüstöt fizetnek a gabona szállításáért.
card-II_quiet = Csendes idők: nem történik semmi.
card-II_storm = Vihar tombol: ebben a körben a hajók vesztegelnek.
card-II_boiler_repair = Kazánvizsga: a gőzmeghajtású járműveid nem haladnak ebben a körben.
card-II_dear_coal = Drága a szén: a fuvartáblán lévő gőzjárművenként egy ezüst, legfeljebb hat.
card-II_good_coal = Kiváló szén: minden gőzjármű eggyel többet lép ebben a körben.
card-II_rail_strike = Vasutassztrájk: a vasúti járművek nem haladnak ebben a körben.
card-II_flood = Árvíz: a közúti járművek nem haladnak ebben a körben.
card-II_exhibition = Iparkiállítás: tizenkét ezüstöt kapsz.
card-II_remission = Adóelengedés: tizenöt ezüstöt kapsz.
card-II_boiler_explosion = Felrobbant egy kazán, a kár nyolc ezüst.
card-II_bridge_repair = Hídjavítás: saját hidanként két ezüst, legfeljebb nyolc.
card-II_railway_fever = Vasútláz: ebben a körben féláron építhető vasúti pálya.
card-II_road_act = Úttörvény: ebben a körben féláron építesz utat.
card-II_station_contract = Kedvező szerződés: ebben a körben féláron építesz közúti és vasúti állomást.
card-II_machine_works = Gépgyári kiárusítás: a gőzjárműveket hat ezüsttel olcsóbban veheted ebben a körben.
card-II_harbour_dues = Kikötői illeték: saját kikötőnként két ezüstöt fizetsz, legfeljebb tízet.
card-II_factory_hands = Munkáshiány: a munkások szállításáért kettővel több ezüstöt fizetnek ebben a körben.
card-II_growing_towns = Növekvő városok: a posta és az utasok szállításáért eggyel több ezüstöt fizetnek ebben a körben.
card-II_new_workshops = Új műhelyek: egy bútor és egy bor kerül a közös készletbe.
card-II_toll_holiday = Vámszünet: ebben a körben nem kell úthasználati díjat fizetni.
card-III_double_straw = Ebben a körben kétszer annyi ezüstöt fizetnek a szalmabála szállításáért.
card-III_double_barrel = Ebben a körben kétszer annyi ezüstöt fizetnek a boros hordó szállításáért.
card-III_double_mail = Ebben a körben kétszer annyi ezüstöt fizetnek a posta szállításáért.
card-III_double_fruit = Ebben a körben kétszer annyi ezüstöt fizetnek a gyümölcs szállításáért.
card-III_double_gravel = Ebben a körben kétszer annyi ezüstöt fizetnek a sóder szállításáért.
card-III_double_animal = Ebben a körben kétszer annyi ezüstöt fizetnek az élő állat szállításáért.
card-III_double_brick = Ebben a körben kétszer annyi ezüstöt fizetnek a tégla szállításáért.
card-III_double_furniture = Ebben a körben kétszer annyi ezüstöt fizetnek a bútor szállításáért.
card-III_double_pallet = Ebben a körben kétszer annyi ezüstöt fizetnek a raklap szállításáért.
card-III_double_fence = Ebben a körben kétszer annyi ezüstöt fizetnek a kerítés szállításáért.
card-III_double_passengers = Ebben a körben kétszer annyi ezüstöt fizetnek az utasok szállításáért.
card-III_double_fish = Ebben a körben kétszer annyi ezüstöt fizetnek a hal szállításáért.
card-III_double_salt = Ebben a körben kétszer annyi ezüstöt fizetnek a só szállításáért.
card-III_double_beam = Ebben a körben kétszer annyi ezüstöt fizetnek a gerenda szállításáért.
card-III_double_log = Ebben a körben kétszer annyi ezüstöt fizetnek a farönk szállításáért.
card-III_double_pesticide = Ebben a körben kétszer annyi ezüstöt fizetnek a növényvédő szer szállításáért.
card-III_double_vetmed = Ebben a körben kétszer annyi ezüstöt fizetnek az állatgyógyszer szállításáért.
card-III_double_wine = Ebben a körben kétszer annyi ezüstöt fizetnek a bor szállításáért.
card-III_double_workers = Ebben a körben kétszer annyi ezüstöt fizetnek a munkások szállításáért.
card-III_double_food = Ebben a körben kétszer annyi ezüstöt fizetnek az élelmiszer szállításáért.
card-III_double_grain = Ebben a körben kétszer annyi ezüstöt fizetnek a gabona szállításáért.
card-III_quiet = Csendes idők: nem történik semmi.
card-III_mail_coach_robbed = Kiraboltak egyik postakocsit. A biztonság érdekében fegyveres őröket alkalmazol, ami négy ezüstbe kerül.
card-III_fuel_price = Drága az üzemanyag: a fuvartáblán lévő benzines és dízel járművenként egy ezüst, legfeljebb nyolc.
card-III_oil_crisis = Olajválság: a benzines és dízel közúti járművek nem haladnak ebben a körben.
card-III_storm = Vihar tombol: ebben a körben a hajók vesztegelnek.
card-III_fog = Köd: a hajóid vesztegelnek ebben a körben.
card-III_motor_show = Autószalon: a közúti járműveket tíz ezüsttel olcsóbban veheted ebben a körben.
card-III_state_programme = Állami útépítési program: ebben a körben féláron építhető út.
card-III_drilling_machine = Alagútfúró gép: ebben a körben féláron építesz alagutat.
card-III_modernisation_grant = Korszerűsítési támogatás: az utak és állomások fejlesztése fele annyiba kerül neked ebben a körben.
card-III_holiday_season = Nyaralási idény: az utasok szállításáért kettővel több ezüstöt fizetnek ebben a körben.
card-III_dividend = Osztalék: húsz ezüstöt kapsz.
card-III_accident = Baleset történt, a kár tíz ezüst.
card-III_station_grant = Állomásépítési támogatás: ebben a körben féláron építesz közúti és vasúti állomást.
card-III_food_fair = Élelmiszervásár: az élelmiszer szállításáért kettővel több ezüstöt fizetnek ebben a körben.
card-IV_double_straw = Ebben a körben kétszer annyi ezüstöt fizetnek a szalmabála szállításáért.
card-IV_double_barrel = Ebben a körben kétszer annyi ezüstöt fizetnek a boros hordó szállításáért.
card-IV_double_mail = Ebben a körben kétszer annyi ezüstöt fizetnek a posta szállításáért.
card-IV_double_fruit = Ebben a körben kétszer annyi ezüstöt fizetnek a gyümölcs szállításáért.
card-IV_double_gravel = Ebben a körben kétszer annyi ezüstöt fizetnek a sóder szállításáért.
card-IV_double_animal = Ebben a körben kétszer annyi ezüstöt fizetnek az élő állat szállításáért.
card-IV_double_brick = Ebben a körben kétszer annyi ezüstöt fizetnek a tégla szállításáért.
card-IV_double_furniture = Ebben a körben kétszer annyi ezüstöt fizetnek a bútor szállításáért.
card-IV_double_pallet = Ebben a körben kétszer annyi ezüstöt fizetnek a raklap szállításáért.
card-IV_double_fence = Ebben a körben kétszer annyi ezüstöt fizetnek a kerítés szállításáért.
card-IV_double_passengers = Ebben a körben kétszer annyi ezüstöt fizetnek az utasok szállításáért.
card-IV_double_fish = Ebben a körben kétszer annyi ezüstöt fizetnek a hal szállításáért.
card-IV_double_salt = Ebben a körben kétszer annyi ezüstöt fizetnek a só szállításáért.
card-IV_double_beam = Ebben a körben kétszer annyi ezüstöt fizetnek a gerenda szállításáért.
card-IV_double_log = Ebben a körben kétszer annyi ezüstöt fizetnek a farönk szállításáért.
card-IV_double_pesticide = Ebben a körben kétszer annyi ezüstöt fizetnek a növényvédő szer szállításáért.
card-IV_double_vetmed = Ebben a körben kétszer annyi ezüstöt fizetnek az állatgyógyszer szállításáért.
card-IV_double_wine = Ebben a körben kétszer annyi ezüstöt fizetnek a bor szállításáért.
card-IV_double_workers = Ebben a körben kétszer annyi ezüstöt fizetnek a munkások szállításáért.
card-IV_double_food = Ebben a körben kétszer annyi ezüstöt fizetnek az élelmiszer szállításáért.
card-IV_double_grain = Ebben a körben kétszer annyi ezüstöt fizetnek a gabona szállításáért.
card-IV_quiet = Csendes idők: nem történik semmi.
card-IV_power_cut = Áramszünet: az elektromos járművek nem haladnak ebben a körben.
card-IV_green_subsidy = Zöld támogatás: huszonöt ezüstöt kapsz.
card-IV_cheap_power = Olcsó éjszakai áram: minden elektromos jármű eggyel többet lép ebben a körben.
card-IV_carbon_tax = Szén-dioxid-adó: a fuvartáblán lévő nem elektromos járművenként két ezüst, legfeljebb tizenhat.
card-IV_storm = Vihar tombol: ebben a körben a hajók vesztegelnek.
card-IV_software_fault = Szoftverhiba, a kár tizenöt ezüst.
card-IV_port_automation = Kikötő-automatizálás: ebben a körben féláron építesz kikötőt.
card-IV_tunnel_grant = Alagútépítési támogatás: az alagút és a mágnesvasút pályája féláron építhető ebben a körben.
card-IV_battery = Jobb akkumulátorok: az elektromos járműveket tizenöt ezüsttel olcsóbban veheted ebben a körben.
card-IV_e_commerce = Webáruházak: a posta szállításáért kettővel több ezüstöt fizetnek ebben a körben.
card-IV_commuters = Ingázók: az utasok és a munkások szállításáért eggyel több ezüstöt fizetnek ebben a körben.
card-IV_hq_grant = Városi támogatás: a központi épület negyedével olcsóbb neked ebben a körben.
card-IV_toll_double = Drága úthasználat: az ellenfél útjáért lapkánként két ezüst jár ebben a körben.

## Szavak az asztalon

draw-board = Kontinens
draw-freight = Fuvartáblák: { $player }
draw-stock = Közös készlet (rekonstruált)
draw-card = Vezérlőkártya
draw-both = mindkettő
draw-cell = { $cell } mező
draw-tunnel = Alagút, { $owner }
draw-takes = átvesz: { $goods }
draw-makes = előállít: { $goods }
draw-legend = Jelmagyarázat
draw-legend_ways = Utak
draw-legend_stations = Állomások
draw-legend_places = Helyek: fent átvesz, lent előállít
draw-legend_land = Föld és víz
draw-legend_tunnel = Alagút
draw-legend_joint = Közös út
draw-legend_spur = Kiszolgálja a helyet
draw-legend_lane = Hajóútvonal
draw-legend_central = Központi épület
draw-central = Központi épület { $generation }, { $owner }
draw-round = { $round }. kör, kor: { $era }, hátra: { $left }
draw-parked = A járműparkban: { $what }
draw-resting = Pihen: { $what }
draw-pile = { $pile }. pakli: { $count } kártya
draw-no_card = Nincs érvényes kártya.
draw-no_line = szabad
draw-price_table = értéktáblázat: { $colour }
draw-livery_1 = Zöld
draw-livery_2 = Narancs
figure-silver = Ezüst
figure-lines = Fuvar
figure-vehicles = Jármű
figure-points = Pont
draw-players = Játékosok
draw-player = { $player }: { $silver } ezüst, { $lines } fuvar, { $vehicles } jármű, { $points } pont
draw-start_cube = start kocka
draw-to_move = ő dönt
draw-pays = ára { $silver }
draw-costs = { $silver } ezüst, visz: { $capacity }, pont: { $points }

draw-short_silver = { figure-silver }
draw-short_lines = { figure-lines }
draw-short_vehicles = { figure-vehicles }
draw-short_points = { figure-points }

## Szabályok a számuk szerint; a .refusal mondja meg, miért nem lehet valami

BI-SETUP-01 = Ketten játszotok. Hogy ki az első játékos, abban megegyeztek, vagy a véletlen dönt. Az 1. körben az első játékosnál van a start kocka.
BI-SETUP-02 = Mindkét játékos 200 ezüstöt kap.
BI-SETUP-03 = Az első játékos dob a színkockával: az ilyen színű értéktáblázat az egész játékra érvényes.
BI-SETUP-04 = A második játékos dob a színkockával az I. kor készlettáblázatáért. Ez mondja meg, hány város, farm és üzem van, melyik áruból hány jelző, és az I. kor mely járművei vannak a közös készletben.
BI-SETUP-05 = A kontinens pontosan a készlettáblázat telepeivel épül. A városok neve rögzített sorrendben jön, így Venezia, Győr és Bern mindig játékban van.
BI-SETUP-06 = Mindkét játékos megkapja az I. kor lapkáit, a jelöléseket és három üres fuvartáblát.
BI-SETUP-07 = Az asztalra kerülnek az I. kor vezérlőkártyái.
BI-SETUP-08 = Csak a haladó játékban: az 1. kör előtt személyiségeket osztotok és választotok.
BI-SETUP-09 = Minden nyílt, kivéve a lefordított vezérlőkártyák sorrendjét, a látatlanul visszatett vezérlőkártyákat, és a személyiségek választása alatt a kézben tartott kártyákat.
BI-SETUP-10 = A kész térkép magával hozza a telepeit és az I. kor készletének színét, így ekkor a második játékos nem dob. Az árak színét és a II–IV. kor készletének színét a szokásos módon dobjátok ki.
BI-MAP-01 = A legkülső mezők mind tenger, és minden tengermező az oldalain át összefügg.
BI-MAP-02 = Nincs olyan mező, amelynek csak két szemközti sarka szárazföld.
BI-MAP-03 = Ami egy mezőn van, illik a sarkaihoz. Ha minden sarka tenger, a mező tenger. Az egyenes part sima tengerpart, folyótorkolat vagy parti telep. A kifelé vagy befelé hajló part mindig sima tengerpart. Ha minden sarka szárazföld, a mező szárazföld vagy szárazföldi telep.
BI-MAP-04 = A folyó oldalukkal szomszédos mezők lánca. Forrásnál vagy tó mellett kezdődik, amelyből kifolyik, és torkolatnál vagy tó mellett végződik, de tóból tóba sosem vezet. A folyóknak nincs közös mezőjük, és folyón kívül nincs folyómező.
BI-MAP-05 = A folyó egyszer, egy egyenes átmeneti mezőn folyammá szélesedhet, és többé nem szűkül. A forrás mindig keskeny folyó. A torkolat olyan széles, mint az előtte lévő mező, és a szárazföld felől fogadja a folyót.
    .refusal = A folyó csak útközben szélesedhet, tónál soha.
BI-MAP-06 = A sivatag mind a négy oldalán sivatag vagy sivatag-rét van.
BI-MAP-07 = Két város sosem fekszik egymás mellett. Farmok és üzemek egymással is, városokkal is érintkezhetnek.
    .refusal = Két város nem állhat egymás mellett.
BI-MAP-08 = Sólepárló telep egyenes parton áll. Halásztelep egyenes parton vagy tó melletti szárazföldön. Minden más telep szárazföldön.
    .refusal = Ez a telep nem állhat ilyen mezőn.
BI-MAP-09 = A térképen pontosan a készlettáblázat telepei vannak, a nagy térképen a doboz összes telepe. Élelmiszergyár eleinte nincs.
BI-MAP-10 = A kontinens minden telepe mellett van szabad föld, és mind összeköthető egymással: szabad földről szabad földre, városokon át, és egyenes folyó-, átmeneti és folyammezőkön egyenesen át.
BI-MAP-11 = Van legalább egy tó és legalább három üres rét, mellettük szabad földdel; kettő később az élelmiszergyáraknak kell.
BI-MAP-12 = A kikötőhely egyenes vagy kifelé hajló part, telep és torkolat nélkül, legalább egy oldalán tengerrel. Venezia és legalább még egy város mellett van kikötőhely.
BI-MAP-13 = Szigeten álló telep mellett van legalább egy kikötőhely. Szárazföldön nem kell a többivel összeköthetőnek lennie.
BI-MAP-14 = A gyors térképen semmilyen területből nincs több, mint ahány lapka a dobozban van.
BI-HAND-01 = Három véletlen körvonal készül, és az első játékos választ közülük.
    .refusal = Válassz a három körvonalból.
BI-HAND-02 = Azután felváltva helyeztek el egy-egy dolgot, a második játékossal kezdve, ebben a sorrendben: tavak, hegyek, folyók, sivatagok; városok, sólepárló telepek, halásztelepek, más üzemek a rögzített sorrendjükben; dombok, erdők. Minden teljes 70 szárazföldi mezőre jut egy tó, 45-re egy folyó, 110-re egy sivatag, de mindegyikből legalább egy; 14-re egy hegy, 16-ra egy domb, 8-ra egy erdő; és a készlettáblázat telepei. A szigetek halásztelepei már a helyükön vannak.
BI-HAND-03 = Tó, hegy, domb vagy erdő bármely üres szárazföldre kerülhet. Sivatag olyan üres szárazföldre, amelynek mind a négy oldalán üres szárazföld vagy sivatag-rét van; az üresekből sivatag-rét lesz.
    .refusal = Ennek üres szárazföldre kell kerülnie.
BI-HAND-04 = Egy folyót egy játékos vezet végig. Üres szárazföldön választja ki az eredetét: forrást, vagy tó mellett kifolyást. Onnan a folyó mezőről mezőre halad üres szárazföldön, és az előtte lévő egyenes parton torkolatban végződik. A forrásból induló folyó egy szomszédos tóban is végződhet. Egyszer, ahol egyenesen megy tovább, folyammá szélesedhet. Csak olyan lépés választható, amely után a folyó még végződhet.
    .refusal = A folyó így nem érhetne véget. Torkolatban, némelyik tóban végződik.
BI-HAND-05 = Telep csak oda kerülhet, ahol állhat, ahol minden eddigi telep összeköthető marad, és megmarad három rét; Venezia és a negyedik város mellett kikötőhely is kell. Minden más dolog után legalább annyi szabad földnek kell maradnia, ahány telep hátravan, és semmit sem vághat el.
    .refusal = Így a kontinens nem lenne befejezhető: minden telepnek összefüggő szabad föld kell.
BI-HAND-06 = Aminek nincs helye, az kimarad; a kimaradt telep visszakerül a dobozba, és a készlet nem változik. Ami a végén üres, az rét, és az egész térképnek meg kell felelnie a térkép szabályainak.
BI-RND-01 = Egy kör öt lépésből áll: 1. vezérlőkártya, 2. a járművek haladnak, 3. bontás és építés, vagy a központi épület, vagy korszerűsítés, 4. járművek adásvétele, 5. fuvartáblák.
    .refusal = Ezt ebben a lépésben nem teheted.
BI-RND-02 = Az 1. és a 2. lépés mindig megtörténik; a 3., a 4. és az 5. kihagyható. Kész útvonalat sosem kötelező táblára venni. A hosszakat és a menetidőket a program számolja ki.
BI-RND-03 = Az 1. lépésben csak a start kocka birtokosa húz. A 2. lépésben mindkét játékos járművei maguktól haladnak. A 3., a 4. és az 5. lépésben ő kezd, azután jön a másik: előbb mindketten a 3., azután mindketten a 4., végül mindketten az 5. lépést végzik el.
BI-RND-04 = Az 5. lépésben is a start kocka birtokosa kezd, mert a jelzők közös készletből valók.
BI-RND-05 = A kör végén a start kocka a másik játékoshoz kerül. Minden kor páros számú körből áll, így a kocka magától minden kor elején az első játékosnál lenne. Alapesetben a II. kor első körében a második játékosnál van; egy beállítás mondja meg, melyik kort ki kezdi.
BI-RND-06 = Ezüstöd sosem lehet 0-nál kevesebb. Amit megveszel, azt ki kell tudnod fizetni; a kötelező fizetség legfeljebb annyit visz el, amennyid van.
    .refusal = { $price } ezüstbe kerül, és neked { $silver } van.
BI-RND-07 = Senki sem esik ki, nincs kölcsön és nincs ajándék. A játékosok között ezüst csak úthasználatért és használt járműért jár.
BI-CARD-01 = A kor elején megkeveritek a kártyáit. Mindkét játékos látatlanul vesz 12-t, a III. és a IV. korban 8-at; a „13, 12, 10 és 10” beállítással ennyi jut a négy korban. Ezeket összekeveritek, és lefordítva két egyforma pakliba rakjátok. A többi látatlanul visszamegy.
BI-CARD-02 = Egy kor annyi körből áll, ahány kártya a két pakliban együtt van. Az utolsó kártya körét végigjátsszátok.
BI-CARD-03 = Amíg mindkét pakliban van kártya, a start kocka birtokosa választja ki, melyikből húz. E választás nélkül az első pakli fogy el előbb.
    .refusal = Ez a pakli üres.
BI-CARD-04 = A kártyát felfordítjátok, és azonnal végrehajtjátok; ez kötelező. Mindkét játékosra érvényes, vagy csak arra, aki húzta, ahogy a kártya mondja.
BI-CARD-05 = Ami erre a körre szól, az a körrel véget ér, kivéve a megjelölt árakat.
BI-CARD-06 = Az árkártya megjelöli az árujának rakományát az érintett játékosok minden menetén. Ez azonnal megtörténik mindegyiken, amely folyik vagy indulóban van. Ugyanebben a körben később is megtörténik mindegyiken, amely elkezdődik: a 2. lépésben megfordulással, vagy az 5. lépésben új fuvarral, az áru megváltoztatásával vagy a sorra tett járművekkel. Jármű nélküli sornak nincs menete.
BI-CARD-07 = A jelölés rögzített ár, amely azonnal a fuvar jelölés nélküli árából számolódik. A rakomány kifizetéséig megmarad; egy későbbi árkártya felváltja. Elvész, ha az árut megváltoztatod, minden járművet leveszel, vagy a fuvart megszünteted.
BI-CARD-08 = A használt kártyák nyíltan fekszenek, és többé nem keverhetők vissza.
BI-CARD-10 = Vannak kártyák, amelyek nem tesznek semmit.
BI-CARD-11 = Szorzó árkártya: a fuvar ára szorozva a kártya számával, felfelé kerekítve.
BI-CARD-12 = Hozzáadó árkártya: a fuvar ára és a kártyán álló összeg.
BI-CARD-13 = Ezüstbe kerülő kártya: az összeget a banknak fizeted, legfeljebb annyit, amennyid van, akkor is, ha nincs meg neked, amiről a története szól.
BI-CARD-14 = Ezüstöt adó kártya: megkapod az összeget.
BI-CARD-15 = Számoló kártya: az összeg mindegyikért, a kártyán álló felső határig. Közúti állomást, kikötőt, hidat (vízen fekvő saját utat; a közös senkinél sem számít) vagy fuvaron lévő járművet számol. Minden összekötött jármű számít, akár áll, akár úton van, ha olyan a hajtása, amilyet a kártya megnevez; a járműparkban állók nem számítanak.
BI-CARD-16 = Vesztegeltető kártyák: azok a fuvarok, amelyekre minden illik, ami a kártyán áll, e kör 2. lépésében nem haladnak.
BI-CARD-17 = Előrelendítő kártyák: a hozzájuk illő fuvarok a 2. lépésben ennyivel többet haladnak. Ami érkezéskor megmarad, elvész.
BI-CARD-18 = Olcsóbb építést adó kártya: e kör 3. lépésében minden tétel ennyi százalékkal olcsóbb, felfelé kerekítve. (1) Közúti vagy sínlapkák: minden új felszíni lapka a terület felárával, de alagútbejárat nem, és minden átépítés, az ellenfél lapkáján a felezés után; a szintbeli kereszteződés az új út fajtájához tartozik. (2) Állomások: szárazföldi állomás építése, felárral. (3) Kikötők: kikötő építése. (4) Alagutak: minden bejárat és föld alatti mező, a mágnesvasúté is. (5) Korszerűsítés: minden korszerűsített lapka, föld alatti mező, állomás vagy kikötő, minden fokával. (6) Központi épület: építése vagy fejlesztése. A bontás sosem lesz olcsóbb.
BI-CARD-19 = Olcsóbb járművet adó kártya: e kör 4. lépésében a közös készlet járművei ennyivel olcsóbbak, de legalább 1-be kerülnek. A járműre illenie kell mindannak, amit a kártya megnevez. A használt járművek ára nem változik.
BI-CARD-20 = Árut adó kártya: minden megnevezett áruból ennyi jelző kerül a közös készletbe.
BI-CARD-21 = Úthasználati kártya: e kör 2. lépésében a lapkánkénti úthasználati díj 1 helyett a kártyán álló összeg.
BI-CARD-22 = Ha egy kártya több hajtást vagy árut nevez meg, bármelyikre érvényes.
BI-CARD-23 = Döntést egyik kártya sem kér.
BI-CARD-24 = A kártya kedvezménye a személyiségé előtt jön, mindegyik egyszer, mindkétszer felfelé kerekítve; kártyától egy jármű sosem lesz olcsóbb 1-nél. Az árkártya a fuvar árára hat, amelyben már benne van, amit a személyiséged hozzátesz.
BI-TIME-01 = A menetidő körökben: oszd el az út mezőinek számát a sebességgel, kerekíts felfelé, és vond le, ami zárójelben áll. A „2-(1)” körönként két mező, és összesen egy körrel kevesebb; az „1-(4-1)” körönként egy mező, és minden teljes négy mező után egy körrel kevesebb. A sebesség az út osztályához vagy a tengerhez tartozó.
BI-TIME-02 = Ezután jön, amit egy személyiség a menetidőhöz hozzáad vagy levon.
BI-TIME-03 = Egy út sosem tart 2 körnél rövidebb ideig, mert a két állomás mindegyikének kell egy hely a táblán.
BI-TIME-04 = Egy menet legfeljebb annyi körig tarthat, ahány hely a fuvartáblán van: közúton 12, sínen 14, hajóval 16. Lassabb járművet nem tehetsz a fuvarra.
    .refusal = A menet { $rounds } körig tartana, és ezen a táblán csak { $most } hely van.
BI-TIME-05 = A piros úthosszjelző az út utolsó helye utáni helyen fekszik. Ha az út kitölti a táblát, nem kell.
BI-MOVE-01 = Egy járműves fuvar odafelé vagy visszafelé tart, és egy jelző számolja, mennyit haladt ezen az úton. Az üres sorra tett járművek a bal oldali, induló állomásról indulnak, odafelé.
BI-MOVE-02 = A 2. lépésben minden járműves fuvar egyet halad, hacsak kártya mást nem mond: előbb a kocka birtokosának közúti, vasúti és hajós sorai, azután a másik játékoséi, minden táblán sorról sorra.
BI-MOVE-03 = Amikor letelik a menetidő, a járművek megérkeztek: a rakomány fizet, a járművek megfordulnak, és a következő menet annak az iránynak az árujával vagy üresen kezdődik. Az útját, hosszát, menetidejét és úthasználatát az e kör 5. lépésének vége adja meg. Így minden menet pontosan a menetidejéig tart.
BI-MOVE-04 = A visszautat mindig meg kell tenni, rakva vagy üresen.
BI-MOVE-05 = Egy fuvar a megérkezésétől, vagy attól, hogy járművet tettek rá, addig áll állomáson, amíg meg nem mozdul. Odafelé az induló állomáson áll, visszafelé a célállomáson.
BI-INC-01 = Egy rakott út érkezéskor fizet: amit az összes összekötött jármű együtt visz, szorozva az árral, és még 1 ezüst az út minden mezőjéért. A mezők adódnak hozzá, nem a körök.
BI-INC-02 = Az üres út semmit sem fizet, és úthasználati díjba sem kerül.
BI-INC-03 = Egy fuvarnak mindkét irányban egy ára van: az odaút árujáé, vagy ha csak a visszaút rakott, a visszaút árujáé. A „Mindegyik a sajátján” beállítással mindegyik irány a saját árujának árán fizet.
BI-INC-04 = Az ár a színes táblázaté, azzal együtt, amit a személyiséged hozzátesz. A kifizetéskor olvassátok le; előre csak a kártyával megjelölt ár rögzített.
BI-INC-05 = Minden kifizetett menet után 1 ezüstöt adsz az ellenfelednek az út minden útlapkájáért, amely az övé: felszíni lapka, híd, alagútbejárat, föld alatti mező, és szintbeli kereszteződésben az ő útja, ha azon mész végig. A közös lapkák, a városok, a saját lapkáid és a tenger ingyenesek.
BI-INC-06 = A bank korlátlanul fizet.
BI-BLD-01 = A 3. lépésben ezek közül legfeljebb egyet teszel: bontasz és építesz, központi épületet építesz vagy fejlesztesz, vagy korszerűsítesz.
    .refusal = { $reason ->
        [demolish] Előbb bonts le legalább egy lapkát.
        [modernise] Előbb korszerűsíts legalább egy lapkát.
       *[build] Bontás után már csak építhetsz vagy passzolhatsz.
    }
BI-BLD-02 = Legfeljebb egy útvonalat bonthatsz le, egészben vagy részben, és utána legfeljebb egyet építhetsz, egészben vagy részben. A bontás van előbb.
    .refusal = Darabonként bontasz. Válaszd a következő darabot, vagy fejezd be.
BI-BLD-03 = Egy szárazföldi útvonal legfeljebb két új állomás és a köztük lévő utak, egy tengeri legfeljebb két kikötő.
    .refusal = Az útnak vagy sínnek két vége van. Válaszd ki a másodikat.
BI-BLD-04 = Amit egy lépésben építesz, az egyetlen út, amely sem a felszínen, sem a föld alatt nem érint kétszer egy mezőt. Régi vagy új saját állomásodnál kezdődik, vagy egy saját, illetve közös út nyitott kijáratánál. Mehet meglévő lapkákon és városokon át. Új állomás csak a végein állhat.
    .refusal = { $reason ->
        [start] Kezdd a saját állomásodnál, a saját utad nyitott végénél, vagy szabad mezőn új állomással.
        [path] Ez az út nincs a javaslatok között.
       *[twice] Az új út már járt ezen a mezőn.
    }
BI-BLD-05 = Mindent azonnal fizetsz. Amit nem tudsz kifizetni, azt nem építheted meg.
    .refusal = { $silver } ezüstöd van, és ez mindenestül többe kerül.
BI-BLD-06 = A részben megépített út semmit sem foglal le: az ellenfeled keresztülépíthet rajta.
BI-BLD-07 = Minden út, állomás és központi épület a maga koraiban épül. Amit egy kor megtilt, tilos marad, és amit megenged, szabad, amíg egy későbbi kor meg nem tiltja.
BI-BLD-08 = Földút az I. és II. korban épül, aszfaltút a II.–III., autóút a III.–IV., autópálya a IV. korban. Lóvasút az I., vasút a II.–III., gyorsvasút a III.–IV., mágnesvasút a IV. korban. A „Lóvasút a II. korban” beállítással lóvasút a II. korban is épül.
    .refusal = Ez az út ebben a korban nem építhető.
BI-BLD-09 = Felszíni út nem fekhet hegyen, tavon, tengeren és tengerparton, sem a térképen kívül. Nem fekhet torkolaton, forráson, a folyó kanyarulatán és telepen sem. Városon viszont átmegy a közút.
    .refusal = { $reason ->
        [map] Ez a mező a térképen kívül van.
       *[ground] Erre a mezőre nem kerülhet út.
    }
BI-BLD-10 = Az épített út sosem halad át állomáson: az állomások csak a végei. A fuvarjaid áthaladhatnak a saját állomásaidon.
    .refusal = Az útnak állomáson kell végződnie, nem mehet át rajta.
BI-BLD-11 = Egy építésnek valamit hozzá kell tennie, útlapkát, átépítést, alagutat vagy állomást, vagy be kell fejeznie egy útvonalat. Amelyik építés csak befejez egy útvonalat, az ingyenes.
    .refusal = { $reason ->
        [nothing] Ez semmi újat nem építene.
       *[end] Innen az utat nem lehetne befejezni.
    }
BI-WAY-01 = A közutak: földút, aszfaltút, autóút és autópálya; a sínek: lóvasút, vasút, gyorsvasút és mágnesvasút.
BI-WAY-02 = Az új útlapka az árába és a terület felárába kerül: rét és sivatag-rét 0, erdő 1, domb és sivatag 2.
BI-WAY-03 = A híd útlapka egyenes vízen; felára folyón 4, átmeneten vagy folyamon 8. Egyenesen megy át, és pontosan két kijárata van. Sosem építhető át, nem keresztezhető, és állomás sem lehet rajta.
    .refusal = A híd egyenesen megy át egyenes vízen, és később nem módosítható.
BI-WAY-04 = A lapka alakja az útból következik: két szemközti kijárat egyenes, két másik kanyar, három elágazás, négy kereszteződés. Az alak nem kerül semmibe.
BI-WAY-05 = A befejezetlen út utolsó lapkájának nyitott vége egyenesen előre mutat. Ha egy kétkijáratú lapkádon át építesz tovább, nyitott kijáratát ingyen másik oldalra fordíthatod. Híd és alagútbejárat nem fordítható el.
BI-WAY-06 = Két szomszédos útlapka összefügg, ha mindkettőnek van kijárata a másik felé, mindkettő közút vagy mindkettő sín, és a típusuk csatlakozik. Mindegy, ki és mikor építette. Közúti lapka, de autópálya nem, összefügg a várossal, ahol a kijárata hozzá vezet.
BI-WAY-07 = Egy mezőn egy út van, vagy szintbeli kereszteződésként kettő. Állomás mezőjén egy sem.
BI-WAY-08 = Egy út akkor csatlakozik egy állomás oldalához, ha azon az oldalon át építesz utat. Az új állomás felveszi a fajtájának minden saját vagy közös útját is, amelynek van felé kijárata, észak, kelet, dél, nyugat sorrendben, ameddig van oldala; előbb a most épített út oldalai jönnek. Egy oldal felszabadul, ha a rajta túli lapkát lebontják.
BI-WAY-09 = Ahol az utad meglévő lapkához ér, az dönt, melyik oldalon megy be és ki. Ha mindkettő egy út kijárata, semmi sem épül. Ha hiányzik egy oldal, és mindkettő közút vagy mindkettő sín, a saját kétkijáratú lapkád nyitott kijárata elfordul, vagy különben a lapka átépül. Sín egyenes sínen, vagy közút és sín egymáson egyenesen, derékszögben át szintbeli kereszteződés. Más nem lehetséges. A lapkák megtartják a típusukat, hacsak át nem épülnek.
BI-JOIN-01 = Ezek a típusok csatlakoznak: földút az aszfaltúthoz, aszfaltút az autóúthoz, autóút az autópályához, vasút a gyorsvasúthoz, és mindegyik önmagához. Lóvasút és mágnesvasút máshoz nem csatlakozik.
    .refusal = E két úttípus nem csatlakozhat.
BI-JOIN-02 = Az ellenfeled útjait akkor használhatod, ha a tieid e szabályok szerint csatlakoznak hozzájuk.
BI-JOIN-03 = Közutak az ellenféléihez kereszteződéssel, elágazással vagy hozzáépítéssel csatlakoznak, sínek csak elágazással vagy hozzáépítéssel.
BI-JOIN-04 = Hozzáépítés: új lapkádat vagy állomásodat az ellenfél kétkijáratú lapkájának, hídjának vagy alagútbejáratának feléje mutató nyitott kijáratához csatolod. Nem kerül semmibe. A lapkája az övé marad, úthasználattal.
BI-JOIN-05 = Ahol két közút keresztezi egymást, mind a négy irány összefügg. Sín a sínt vagy a közutat derékszögben, csatlakozás nélkül keresztezi, szintbeli kereszteződéssel: mindkét út egyenes, a mezőn pontosan egy út volt, és nem híd, alagútbejárat vagy állomás.
    .refusal = Sínek csak egyenesen és derékszögben keresztezhetik egymást.
BI-JOIN-06 = Hogy egy lapkának új kijárata legyen, vagy szintbeli kereszteződés kerüljön rá, a régi lapka bontását és az építést fizeted: az átépített lapkáét, szintbeli kereszteződésnél az új útét. A saját vagy közös lapkádon az egészet, az ellenfél lapkáján a felét, felfelé kerekítve. Egy lapkához egy lépésben egy vagy két kijárat egy átépítés. A területet nem fizeted újra.
BI-JOIN-07 = Egyenesből vagy kanyarból elágazás lehet, közúton kereszteződés is; elágazásból közúton kereszteződés. Sínlapkának legfeljebb három összefüggő kijárata van.
    .refusal = Egy sínlapkának legfeljebb három kijárata van.
BI-JOIN-08 = Az átépített lapka a régi és az épülő típus közül a jobbat veszi fel. Minden csatlakozásának meg kell maradnia, különben nem építhető át; alagúttal lehet továbbmenni.
    .refusal = A lapka nem illene a többi csatlakozásához. Alagúttal megkerülheted.
BI-JOIN-09 = Az ellenfél lapkája, amelyhez kijáratot teszel, közös lesz: a játék végéig mindkettőtöknek ingyenes. A régi lapka annak a készletébe kerül vissza, aki lerakta, az új a tiédből jön. Szintbeli kereszteződésnél ez nem így van.
BI-JOIN-10 = Ha az ellenfeled elágazásának vagy kereszteződésének nyitott kijárata az új lapkádra mutat, fizetés nélkül használod, és közös lesz.
BI-JOIN-11 = Az ellenfél olyan elágazásai és kereszteződései, amelyek nem kötik össze a két hálózatot, az ő közönséges lapkái, úthasználattal.
BI-JOIN-12 = Szintbeli kereszteződésben mindkét út a gazdájáé marad. Az áthaladás ingyenes; az ellenfél útján végigmenni úthasználatba kerül, mint bármely lapkáján.
BI-JOIN-13 = Nem csatolhatsz utat az ellenfél állomásához, és utad nem mehet át rajta, és nem végződhet ott. De a saját állomásod állhat az ő lapkájánál.
    .refusal = Ez az ellenfeled állomása.
BI-JOIN-14 = Egy út áthaladhat a saját, azonos fajtájú állomásaidon; mindegyikben két csatolt oldal kell hozzá.
BI-JOIN-15 = A szintbeli kereszteződés sosem építhető át. Egy lapkát vesz el a készletedből az új típusból; az ott fekvő lapka a gazdájáé marad, és nem kerül vissza a készletbe.
    .refusal = A szintbeli kereszteződést nem változtathatod meg.
BI-CITY-01 = Minden városból mind a négy oldalra vezet utca. Mindkét játékos bevezethet egy közutat az egyik oldalon, és ki a másikon, ár és úthasználat nélkül. Így egy utca a két játékos közútjait is összeköti. A város egy mezőnek számít a hosszban.
BI-CITY-02 = Az utca annak az útnak az osztályát veszi fel, amely használja, és sosem rontja.
BI-CITY-03 = Autópálya sosem csatlakozik városhoz: egy út lapkája közvetlenül a város előtt vagy után nem lehet autópálya, és az utcánál fekvő lapka nem korszerűsíthető autópályává. Autópálya a várost megkerülheti, vagy alatta mehet.
    .refusal = Autópálya nem érhet városhoz.
BI-CITY-04 = A felszínen sín sosem megy át városon.
    .refusal = Sín nem mehet át városon.
BI-CITY-05 = Út nem végződik városban: állomásokon végződik.
    .refusal = Út nem végződhet városban, csak állomáson.
BI-CITY-06 = Egy úton a város előtti és utáni lapkának csatlakozó típusúnak kell lennie. Állomás közvetlenül az utcánál is állhat. Senki sem korszerűsíthet vagy építhet át lapkát úgy, hogy két, utcával összekötött közút többé ne illjen össze.
    .refusal = A város előtti és utáni út nem csatlakoztatható.
BI-TUN-01 = A III. és a IV. korban alagutat építhetsz autóúthoz, autópályához, gyorsvasúthoz és mágnesvasúthoz.
    .refusal = Ehhez az úttípushoz ebben a korban nem építhető alagút.
BI-TUN-02 = Az alagútnak két bejárata van, köztük legalább egy föld alatti mezővel, mindegyik a következő mellett. Kanyarodhat, de nem ágazik el, és nem keresztezi önmagát.
    .refusal = Az alagút bejáratnál megy le, legalább egy mezőn halad, és bejáratnál jön fel.
BI-TUN-03 = Bármi alatt átmehet, tenger, városok, utak, állomások és más alagutak alatt is, bármilyen hosszan, a térkép szélén belül. A föld alatti mezők szabadon hagyják a felszínt.
    .refusal = Az alagút nem hagyhatja el a térképet.
BI-TUN-04 = A bejárat szabad földön áll. Egy felszíni kijárata van, vele szemben egy föld alatti, és sosem építhető át. Mindkét bejárat és a köztük lévő mezők az épülő típusúak.
    .refusal = Az alagútbejárathoz szabad föld kell, és az útja egyenesen megy tovább.
BI-TUN-05 = Egy bejárat ára a lapka, a terület és még 4; minden föld alatti mezőé a lapka és még 3.
BI-TUN-06 = Minden bejárat és föld alatti mező 1 a hosszban, és 1 úthasználati díj, ha az ellenfeledé.
BI-TUN-07 = A mágnesvasút csak a föld alatt megy mágnesvasút állomások között, ezek a bejáratai; minden mező 15, felár nélkül. Az elsőnek választott állomástól előbb kelet vagy nyugat, azután észak vagy dél felé halad; ha egy szükséges oldal foglalt, fordítva; ha az is foglalt, nem építhető meg. A két állomás nem lehet egymás mellett. Az ellenfeled nem használhatja.
BI-TUN-08 = Egy mágnesvasút állomás legfeljebb négy alagutat fogad, oldalanként egyet.
BI-STN-01 = Állomás szabad földre épül, az árába és a terület felárába kerül. Nem kell telep mellett állnia, de telep nélkül sem be-, sem kirakodni nem lehet rajta.
    .refusal = Az állomáshoz szabad föld kell.
BI-STN-02 = Egy állomás minden olyan telepet kiszolgál, amellyel közös oldala van.
    .refusal = Ott az állomás semmit sem szolgálna ki: egyetlen telep sem érinti a mező oldalát.
BI-STN-03 = A közúti állomás közutakat fogad, a lóvasút állomás lóvasutat, a vasút- és a gyorsvasút állomás vasutat és gyorsvasutat, a mágnesvasút állomás mágnesvasúti alagutat: ezek a fajták.
    .refusal = Ez az állomásfajta nem fogad ilyen utat.
BI-STN-04 = Az alapállomás és a lóvasút állomás 2 oldalán, a bővített és a vasútállomás 3, minden más 4 oldalán fogad utat. Utat egy oldalhoz csatolni ingyenes.
    .refusal = Az állomás minden oldala foglalt.
BI-STN-05 = Közúti alap- és bővített állomás az I. és II. korban épül, a II. kori a II.–III., a III. kori a III.–IV., a IV. kori a IV. korban; lóvasút állomás az I., vasútállomás a II.–III., gyorsvasút állomás a III.–IV., mágnesvasút állomás a IV. korban. A „Lóvasút a II. korban” beállítással lóvasút állomás a II. korban is épül.
    .refusal = Ez az állomásfajta ebben a korban nem építhető.
BI-STN-06 = Alap kikötő az I. és II. korban épül, bővített a II.-ban. A II. kori kikötő a II.–III., a III. kori a III.–IV., a IV. kori a IV. korban épül. Kikötő szabad kikötőhelyre épül, felár nélkül, és a mellette lévő telepeket szolgálja ki.
    .refusal = { $reason ->
        [site] Ez nem szabad kikötőhely.
       *[era] Ilyen kikötő ebben a korban nem építhető.
    }
BI-STN-07 = Állomást út nélkül is építhetsz; magában áll, amíg utak el nem érik.
BI-STN-08 = Fuvarjaid csak a saját állomásaidon kezdődnek és végződnek.
    .refusal = Egy fuvar a saját állomásaidon kezdődik és végződik.
BI-STN-09 = Az új állomás a fajtája legkisebb szabad jelölését kapja; szabad jelölés nélkül nem építhető. A bontás felszabadítja a jelölést. Ha egy lépésben két állomás épül, az elsőnek választott vég kapja a kisebb jelölést. Az első közúti állomásod a 0. számú, a társaság székhelye.
    .refusal = Az ilyen állomások minden jelölését felhasználtad.
BI-STN-10 = Minden fajtából korlátozott számú állomáslapkád van.
    .refusal = Nincs több ilyen állomáslapkád.
BI-HQ-01 = A központi épület a 0. közúti állomásodon áll, amelynek a térképen kell lennie. Az állomás továbbra is működik.
    .refusal = A központi épülethez a térképen kell lennie a 0. közúti állomásodnak.
BI-HQ-02 = Az I. generáció az I. és II. korban épül, a II. a II.–III., a III. a III.–IV., a IV. a IV. korban.
    .refusal = Ez a generáció ebben a korban nem építhető.
BI-HQ-03 = Az első központi épület I., II., III. vagy IV. generációja 40, 90, 160 vagy 240 ezüst; alacsonyabb generációk kihagyhatók. A fejlesztés a II. generációra 60, a III.-ra 90, a IV.-re 110; többre az összegüket fizeted.
    .refusal = A központi épületed már ilyen generációjú.
BI-HQ-04 = Központi épület nélkül egy állomásod vagy kikötőd legfeljebb egy fuvar vége, járművel vagy anélkül. Egy jármű sem lehet későbbi korú, mint bármelyik végállomása. Bármelyik generációs központi épülettel mindkét korlát megszűnik.
    .refusal = Ez az állomás már kiszolgál egy fuvart. Központi épület nélkül csak egyet szolgálhat ki.
BI-HQ-05 = A központi épületes 0. állomás nem bontható le, de korszerűsíthető.
    .refusal = A 0. állomás nem bontható, amíg a központi épület rajta áll.
BI-DEM-01 = A saját útlapkáidat, állomásaidat és kikötőidet bonthatod le, mindegyiket a bontási áráért. Vissza semmi sem jár. A lapka a készletedbe kerül.
    .refusal = Ott nincs mit lebontanod.
BI-DEM-02 = Közös lapka, az ellenféllel közös szintbeli kereszteződés, és a központi épület alatti 0. állomás nem bontható le.
    .refusal = { $reason ->
        [crossing] Az ellenfeleddel közös szintbeli kereszteződés nem bontható.
       *[joint] Közös lapka nem bontható.
    }
BI-DEM-03 = Egy lépésben csak egy útvonal lapkáit bontod: egy feljegyzett útvonal saját útjait és végállomásait; vagy egy befejezetlen szakaszt a hozzá csatolt állomásaiddal; vagy egy út nélküli állomást; vagy egy-két kikötőt.
    .refusal = { $reason ->
        [ports] Az nem a második kikötőd.
        [attached] Ennek az állomásnak útjai vannak. Az útvonalát válaszd.
       *[none] Ez nincs az útvonalaid, szakaszaid, magányos állomásaid és kikötőid között.
    }
BI-DEM-04 = Nem bonthatsz le lapkát, amíg egy fuvarod, amelynek útja használja, úton van, és nem áll állomáson.
    .refusal = Egy fuvarod úton van ott. Várd meg, amíg állomásra ér.
BI-DEM-05 = Lebonthatod azt a lapkát, amelyet az ellenfeled úthasználatért fizetve használ. Ha a fuvarjának a lépés végén is van útja, a megkezdett menet úgy ér véget, ahogy elindult. Különben a fuvar fizetés nélkül megszűnik: a járművei a járműparkba, a jelzői a készletbe kerülnek.
BI-DEM-06 = A kiürült mező erdő vagy sivatag-rét, ha előtte is az volt. Különben rét, akkor is, ha domb vagy sivatag volt. Híd alatt a folyó, kikötő alatt a tengerpart megmarad.
BI-DEM-07 = A 3. lépésed végén, az építés után minden rendeződik: bármelyik játékos megszakadt feljegyzett útvonalai törlődnek, az út nélkül maradt fuvarok megszűnnek; járműveik a járműparkba, jelzőik a készletbe kerülnek.
BI-DEM-08 = Az alagút csak egészben bontható: mindkét bejárata az árán, minden föld alatti mező 3-ért, mágnesvasútnál 4-ért.
    .refusal = Alagút csak egészben bontható: az útvonalát válaszd.
BI-DEM-09 = A szomszédos útlapkák megtartják kijárataikat; a kiürült mező felé nézők nyitottak.
BI-DEM-10 = Egy lapkát egy lépésben kicserélhetsz: lebontod, és mást építesz ugyanarra a mezőre, mindkettőt teljes áron. Így egy állomás a fajtája másik állomására cserélhető, vagy egy másik helyére kerülhet. Útjai újra csatlakoznak, és az útvonalak és fuvarok megmaradnak, ha a lépés végén minden összefügg. Az állomás következő foka korszerűsítés.
BI-MOD-01 = Egy lépésben egy útvonalat korszerűsítesz, egészben vagy részben: egy feljegyzett útvonal saját és közös útlapkáit és két végállomását, vagy egy-két kikötődet, vagy egy állomásodat.
    .refusal = { $reason ->
        [ports] Az nem a második kikötőd.
       *[none] Ez nincs az útvonalaid, állomásaid és kikötőid között.
    }
BI-MOD-02 = Fokok: földút, aszfaltút, autóút, autópálya; vasút, gyorsvasút; közúti állomás alap, bővített, II., III., IV. kori; vasútállomás, gyorsvasút állomás; kikötő alap, bővített, II., III., IV. kori.
    .refusal = Ez nem korszerűsíthető azzá.
BI-MOD-03 = Lóvasút, gyorsvasút, mágnesvasút, autópálya és állomásaik tovább nem korszerűsíthetők.
    .refusal = Ott már semmi sem korszerűsíthető tovább.
BI-MOD-04 = A cél olyan legyen, ami a mostani korban építhető. Ha több fokot lépsz, az összegüket fizeted. Alagútban minden bejárat és föld alatti mező annyiba kerül, mint egy lapka.
    .refusal = Ez ebben a korban nem építhető.
BI-MOD-05 = A lépés után minden csatlakozásnak meg kell maradnia, különben nem korszerűsítheted. Ha az egészet korszerűsíted, csak a végeredmény számít; egyenként minden rész után illenie kell.
    .refusal = A szomszédai többé nem csatlakoznának hozzá.
BI-MOD-06 = Egy útvonalnak csak akkor jobb az osztálya, ha minden része eléri, az állomások is.
BI-MOD-07 = Közös lapkát bármelyik játékos korszerűsíthet teljes áron; közös marad. Az ellenfél lapkáit nem korszerűsítheted, szintbeli kereszteződésben az útját sem.
    .refusal = Ez az ellenfél lapkája.
BI-MOD-08 = A régi lapka annak a készletébe kerül vissza, aki lerakta; az új a te készletedből jön. Ha fokokat lépsz át, csak az utolsó lapka kell.
BI-MOD-09 = Ha az egészet korszerűsíted, minden olyan saját vagy közös útlapka és végállomás vele korszerűsödik, amely a cél alatt van és elérheti; az utcánál fekvő lapkák az autópálya előtt megállnak. Csak akkor választható, ha szabályos, van hozzá lapkád, és ki tudod fizetni. Az úton lévő járművek nem akadályozzák. A bejáratokhoz és a föld alatti mezőkhöz nem kell lapka.
    .refusal = Darabonként korszerűsítesz. Válaszd a következő darabot, vagy fejezd be.
BI-MOD-10 = Csak a korszerűsítést fizeted, a régi lapka felszedéséért semmit.
BI-ROUTE-01 = Egy útvonal akkor kerül feljegyzésre, ha egy általad épített út két különböző, azonos fajtájú állomásodat köti össze, és legalább 3 mezős. Kell benne lennie legalább egy saját vagy közös útlapkának vagy mágnesvasúti alagútnak, amely egyik feljegyzett útvonaladban sincs.
    .refusal = Egy útvonalhoz két különböző állomás kell.
BI-ROUTE-02 = Két állomást több útvonal is összeköthet, különböző utakon.
BI-ROUTE-03 = Szárazföldön az állomások között legalább egy mező van, így a hossz legalább 3.
    .refusal = A két állomás között legalább egy mezőnek kell lennie.
BI-ROUTE-04 = Egy fuvar útja a legrövidebb az állomásai között, amelyet a járművei használhatnak, jármű nélkül a legrövidebb. Egyforma hosszúaknál az, amelyen kevesebb az ellenfél lapkája, azután a jobb osztályú, azután az első észak, kelet, dél, nyugat sorrendjében az induló állomástól nézve. Mindkét irány ugyanazt az utat használja.
BI-ROUTE-05 = Egy fuvar útjának nem kell feljegyzett útvonalnak lennie; bármely összefüggő út megfelel.
BI-ROUTE-06 = Egy út osztálya a legalacsonyabb az útlapkái osztálya és a rajta lévő összes állomásod kora közül, a végein és útközben. A városok nem számítanak.
BI-ROUTE-07 = Egy jármű akkor használhat egy utat, ha van sebessége az osztályához: közúton az 1. földút, a 2. aszfaltút, a 3. autóút, a 4. autópálya; sínen a 2. vasút, a 3. gyorsvasút. A lóvasútnak és a mágnesvasútnak saját sebessége van.
    .refusal = { $reason ->
        [board] Ez a jármű másik fuvartáblára való.
       *[class] A két állomás között nincs olyan osztályú út, amelyen ez a jármű mehet.
    }
BI-ROUTE-08 = Állat húzta és gőzhajtású közúti járműnek autóúton és autópályán nincs sebessége. Vegyes, 1. vagy 2. osztályú úton közlekedhetnek, mert az egész út az alacsonyabb osztálynak számít.
BI-ROUTE-09 = A tengeri út hossza a két kikötő közötti, oldalukkal szomszédos tengermezők legrövidebb lánca, és még 2 a kikötőkért. Hajók csak tengeren járnak, és úthasználati díj nincs.
BI-ROUTE-10 = A tengeri útvonalak nem kerülnek feljegyzésre, és magukban nem érnek pontot.
BI-LINE-01 = Egy fuvar a fuvartábla egy sora: induló állomás, célállomás, áru odafelé vagy semmi, áru visszafelé vagy semmi, járművek vagy semmi.
    .refusal = Ebben a sorban nincs fuvar.
BI-LINE-02 = Legfeljebb 5 közúti, 4 vasúti és 3 hajós fuvarod lehet. A fuvartáblák sorainál beállítható „6, 5 és 4” is.
    .refusal = Ezen a fuvartáblán minden sor foglalt.
BI-LINE-03 = A két állomás a tiéd, különböző, azonos fajtájú, és kész út köti össze. Fuvart jármű és áru nélkül is indíthatsz; ekkor nem keres semmit, de az állomásai és az útvonala táblán vannak.
    .refusal = { $reason ->
        [pair] Nincs két szabad állomásod, amelyet kész út köt össze.
        [station] Ott nincs állomásod.
        [same] Válassz egy másik állomást.
        [board] Ez az állomás másik fuvartáblához tartozik.
       *[path] Innen nem vezet kész út egy másik szabad állomásodhoz.
    }
BI-LINE-04 = Fuvart csak az 5. lépésben lehet indítani, módosítani és megszüntetni.
BI-LINE-05 = Egy fuvart csak akkor módosíthatsz vagy szüntethetsz meg, ha nincs rajta jármű, vagy állomáson áll, és körönként legfeljebb egyszer. Az ebben a körben indított fuvar ebben a körben sem nem módosítható, sem meg nem szüntethető.
    .refusal = { $reason ->
        [touched] Ezt a fuvart ebben a körben már indítottad vagy módosítottad.
        [moving] Ez a fuvar úton van, { $rounds } kör múlva ér célba.
       *[keep] Ha meg akarod tartani, válaszd a „marad” lehetőséget.
    }
BI-LINE-06 = Egy irány megrakásához elveszel egy jelzőt az áruból a közös készletből. A fuvaron marad, és visszakerül, ha az árut megváltoztatod, vagy a fuvart megszünteted. Jelző nélkül az áru nem választható.
    .refusal = A közös árukészletben ebből az áruból nincs több jelző.
BI-LINE-07 = Ha annak az iránynak az áruját változtatod meg, amerre az álló járművek indulni készülnek, az már erre a menetre érvényes.
BI-LINE-08 = Központi épület nélkül egy jármű nem lehet későbbi korú, mint bármelyik végállomása vagy végkikötője; az alap és a bővített I. kori, és az utak nem számítanak. „A központ korlátoz” beállítással a felépülése után a jármű a központi épület generációjának kora szerinti lehet; vagy a végállomásaié szerinti, ha az későbbi. A IV. kor hajóinak mindig mindkét végen IV. kori kikötő kell.
    .refusal = A jármű { $era ->
        [1] I.
        [2] II.
        [3] III.
       *[4] IV.
    } korú, a fuvar végállomásai pedig legfeljebb { $have ->
        [1] I.
        [2] II.
        [3] III.
       *[4] IV.
    } korút engednek.
BI-LINE-09 = Egy fuvaron minden jármű egyfajta, legfeljebb annyi, amennyi sorba köthető, és a járműparkból jön. A fuvar minden árujának olyannak kell lennie, amit ez a fajta szállíthat, kell hozzá út, és a menetidőnek el kell férnie a táblán.
    .refusal = { $reason ->
        [number] Ilyen járműből legfeljebb { $most } köthető össze.
       *[goods] Ez a jármű nem viszi a fuvar áruit.
    }
BI-LINE-10 = Minden 5. lépés végén újra kiszámolódik minden álló fuvar és jármű nélküli sor útja, hossza, menetideje és úthasználata. A megkezdett menet úgy ér véget, ahogy elindult.
BI-LINE-11 = Ha a járművek osztály, menetidő vagy kor miatt többé egy utat sem használhatnak, a járműparkba kerülnek, és a sor marad.
BI-LINE-12 = Járművet összekötni, szétkapcsolni vagy cserélni csak állomáson álló fuvaron lehet; az iránya megmarad. Amelyik sor minden járművét elvesztette, az induló állomásán kezdi újra.
BI-LINE-13 = Egy fuvarról bármi okból levett járművek annyi körig pihennek, ameddig az utolsó menete tartott, az 5. lépésig. Pihenés közben eladhatók, és pontot érnek. Csak olyan fuvarra teheted őket, amely ugyanazon az állomáson áll, vagy olyan üres sorra, amely onnan indul. Ha út közben vetted le őket, egyikre sem. Így fuvart megszüntetni vagy kiüríteni sosem spórolja meg a visszautat. Ha az ellenfeled megveszi őket, azonnal használhatja.
    .refusal = Ezek a járművek másik állomáson pihennek, még { $rounds } körig.
BI-LINE-14 = Ha egy áru többé nem szállítható, például gerenda a kikötő lebontása után, a jelzője visszakerül a készletbe, és az irány üres.
BI-LINE-15 = Központi épülettel két sornak lehet ugyanaz a két állomása; mindegyik sornak saját jelzők és járművek kellenek.
BI-GOOD-01 = Egy árut akkor vihetsz egyik állomásról a másikra, ha a mostani korban az első melletti telep adja, és a második melletti másik telep átveszi.
    .refusal = { $reason ->
        [given] A menet kezdetén egyik telep sem ad ilyen árut.
       *[taken] A menet végén egyik telep sem fogad ilyen árut.
    }
BI-GOOD-02 = Posta és utas városból másik városba megy.
    .refusal = A posta és az utasok egyik városból a másikba mennek.
BI-GOOD-03 = Munkás városból farmra vagy üzembe utazik, vagy vissza a városba, de városból városba nem. A II. kortól szállítható, vagy későbbtől: a „Munkás ettől a kortól” beállítás mondja meg.
    .refusal = { $reason ->
        [era] Munkásokat ebben a korban még nem szállítunk.
       *[place] A munkások város és farm vagy üzem között utaznak.
    }
BI-GOOD-04 = Élelmiszer élelmiszergyárból városba megy, a III. kortól.
    .refusal = { $reason ->
        [era] Élelmiszert a III. kortól szállítunk.
       *[place] Az élelmiszer élelmiszergyárból városba megy.
    }
BI-GOOD-05 = Trágya csak az I. és II. korban szállítható.
    .refusal = Trágya csak az I. és II. korban szállítható.
BI-GOOD-06 = Gerenda kikötőbe is vihető: hajóval bármelyik kikötődbe, szárazföldön bármelyik játékos kikötője melletti állomásra.
    .refusal = A gerenda fűrésztelepről fafeldolgozó gyárba, hordógyárba, városba és kikötőbe megy.
BI-GOOD-07 = A telepek sosem ürülnek ki, és semmi sem kell ahhoz, hogy adjanak. A kereskedést csak a jelzők korlátozzák.
BI-GOOD-08 = Egy fuvar két iránya különböző árut vihet.
BI-VEH-01 = A 4. lépésben bármennyi járművet vehetsz a közös készletből, amelyet a mostani korban árulnak, mindegyiket az árán. A járműparkodba kerülnek.
BI-VEH-02 = Az I. kor járműveit az I. korban árulják, a szekeret és az ökrös szekeret a II.-ban is; a II. korét a II.–III., a III. korét a III.–IV., a IV. korét a IV. korban.
    .refusal = Ezt a járművet ebben a korban nem árulják.
BI-VEH-03 = A bank nem vesz vissza járművet.
BI-VEH-04 = A 4. lépésben felajánlhatod a járműparkod járműveit az ellenfelednek, egyszerre egyet, ha van rá ezüstje. Elfogadja, és kifizeti neked az ár felét, felfelé kerekítve, vagy nem kéri. Amelyik fajtát nem kérte, azt ebben a lépésben nem ajánlhatod fel újra.
    .refusal = { $reason ->
        [parked] Nincs ilyen jármű a járműparkodban.
        [declined] Az ellenfeled ezt a járművet ebben a lépésben már elutasította.
       *[silver] Az ellenfelednek { $price } ezüstbe kerülne, és { $have } ezüstje van.
    }
BI-VEH-05 = Az alapjátékban minden jármű minden korban használható.
BI-VEH-06 = Lóvasút és ökrös vasút csak lóvasúti pályán jár, és ott más nem is. Mágnesvonat csak mágnesvasúton.
    .refusal = Ez a jármű ilyen úton nem közlekedik.
BI-VEH-07 = Az összekötött járművek úgy haladnak, mint egyetlen jármű, és annyit visznek, amennyit együtt elbírnak.
BI-VEH-08 = Bármely kor használt járműve bármely korban eladható. A „Csak e kor használt járműve” beállítással a fajtának olyannak kell lennie, amelyet a mostani korban árulnak.
    .refusal = Csak olyan jármű kínálható, amelyet ebben a korban árulnak.
BI-VEH-09 = Egy fajta elfogyhat a közös készletből. Akkor csak az ellenfeled adhat el belőle.
    .refusal = A közös készletben nincs több.
BI-VEH-10 = Az 5. lépésben egy járművet a járműparkodból bármely hozzá illő fuvarodra teheted.
    .refusal = Nincs ilyen jármű a járműparkodban.
BI-VEH-11 = A 4. lépésben járműveket is kivonhatsz egy állomáson álló fuvarból, fuvaronként legfeljebb egyszer: egy, több vagy mind a járműparkba kerül, és azonnal felajánlhatod őket. Fuvarra az 5. lépésben kerül jármű.
    .refusal = { $reason ->
        [number] Ezen a fuvaron csak { $most } jármű van.
        [empty] Ezen a fuvaron nincs jármű.
        [withdrawn] Erről a fuvarról ebben a lépésben már vontál ki járművet.
       *[moving] Ez a fuvar úton van. Járművet állomáson vonhatsz ki.
    }
BI-ERA-01 = Egy kor utolsó köre után ez következik: az asztalra kerülnek az új kor vezérlőkártyái; a színkocka kijelöli a készlettáblázatát, a II. és a IV. korban az első, a III.-ban a második játékos dob; az árui és járművei a készlethez kerülnek; a régi lapkák és járművek kikerülnek, utoljára jön az élelmiszergyár; a haladó játékban a régi járművek elavulnak, és a személyiségek meghozzák az ezüstjüket; végül a fuvarok újraszámolódnak.
BI-ERA-02 = A III. korral az első játékos elhelyez egy élelmiszergyárat, és 4 élelmiszerjelző kerül a készletbe. Minden trágyajelző kikerül a játékból, a fuvarokról is: az az irány üres, és az úton lévő trágya nem fizet.
BI-ERA-03 = A IV. korral a második játékos elhelyezi a második élelmiszergyárat, és 2 élelmiszerjelző kerül a készletbe.
BI-ERA-04 = Élelmiszergyár üres rétre kerül, amely mellett szabad föld van; ha ilyen nincs, más szabad földre, amely mellett szabad föld van; ha az sincs, kimarad.
    .refusal = Az élelmiszergyárhoz üres rét kell, mellette szabad földdel.
BI-ERA-05 = A III. korral az I. kor térképen nem lévő lapkái kikerülnek a készletből: földút, lóvasút, közúti alap- és bővített állomás, lóvasút állomás, alap és bővített kikötő. A IV. korral a II. koréi: aszfaltút, vasút, II. kori közúti állomás, vasútállomás, II. kori kikötő. A térképen lévő lapkák maradnak, és használhatók.
BI-ERA-06 = A készlet már nem vehető járművei kikerülnek belőle. A fuvarok, a rajtuk lévő járművek, az értéktáblázat és az ezüst megmarad.
BI-SUP-01 = Mindkét játékosnak annyi útlapkája, alagútbejárata és állomása van fajtánként, amennyi a dobozban van. Ami a térképen fekszik, az hiányzik a készletből; a közös lapka annál számít, aki lerakta. A föld alatti mezőkhöz nem kell lapka. A „Korlátlan” beállítással nincs korlát.
BI-SUP-02 = A játék nem kínál fel olyat, amihez nincs lapkád.
    .refusal = Ebből a lapkából túl kevés maradt.
BI-END-01 = A játék azzal a körrel ér véget, amelyben a IV. kor utolsó vezérlőkártyáját kihúztátok, általában a 80. körrel.
    .refusal = A játéknak vége.
BI-SCORE-01 = Ezüst: minden teljes 10 után 1 pont.
BI-SCORE-02 = Járművek: darabja 10, 20, 30 vagy 40 pont, az I–IV. kor szerint. Minden összekötött jármű számít.
BI-SCORE-03 = Minden járműved teljes pontot ér, fuvaron vagy a járműparkban. A „Járművek a járműparkban: Fél pont” beállítással a járműparkban állók felet.
BI-SCORE-04 = Szárazföldi útvonalak: minden feljegyzett útvonal 10 pont szorozva a játék végén érvényes osztályával.
BI-SCORE-05 = Állomások és kikötők: alap és lóvasút állomás 10 pont, bővített 20, II. kori 30, III. kori 40, IV. kori 50.
BI-SCORE-06 = Központi épület: a generációja szerint 30, 50, 70 vagy 90 pont, csak a legmagasabb, és mindig teljes értékkel. Az alatta lévő 0. állomás ezen felül számít.
BI-SCORE-07 = A táblán lévő állomások és útvonalak teljes pontot érnek, a többi felet. Egy állomás akkor van táblán, ha egy fuvarod ott kezdődik vagy végződik; egy útvonal akkor, ha egy fuvarod útja, a végén újraszámolva, minden útlapkáján áthalad.
BI-SCORE-08 = Nyitott vég és olyan út, amely egyik feljegyzett útvonalban sincs, semmit sem ér. Minden útvonal egyszer számít.
BI-SCORE-09 = A több pont nyer. Egyenlőségnél a több ezüst, azután a több jármű; különben közös a győzelem.
BI-ADV-01 = Saját sínjeid (lóvasút, vasút, gyorsvasút) a felszínen nem keresztezhetik egymást; sínjeid csak az ellenfeledéit keresztezhetik. Közutakra és alagutakra ez nem vonatkozik.
    .refusal = Saját sínjeid nem keresztezhetik egymást.
BI-ADV-02 = A III. és a IV. korban ökrös szekér, lóvasút, postakocsi és ökrös vasút nem használható.
    .refusal = Ez a jármű elavult: ebben a korban nem használható.
BI-ADV-03 = A IV. korban gőzhajtású közúti jármű, szekér és vitorlás hajó nem használható.
    .refusal = Ez a jármű elavult: a IV. korban nem használható.
BI-ADV-04 = A kor elején a többé nem használható járművek lekerülnek a fuvarjaikról, és a járműparkba kerülnek; a rakományuk elvész, és a sorok maradnak. Sem használni, sem venni nem lehet őket, használtan sem, de pontot érnek.
    .refusal = Ez a jármű elavult: nem használható és nem adható el.
BI-ADV-05 = Egy szárazföldi állomásnak annyi olyan szomszédos mező kell, ahol a fajtájának útja továbbmehet, ahány oldalán utat fogad: szabad föld, abban az irányban áthidalható egyenes víz, bármelyik játékos csatlakoztatható útja, közútnál város. Tenger, tengerpart, hegy, tó, más telepek, állomások és a térkép széle nem számítanak. Nem veheti el ezt a helyet egyik játékos régebbi állomásától sem, hacsak annak már úgyis kevés a helye. A korszerűsítésre ez nem vonatkozik, és a mágnesvasút állomásokra sem.
    .refusal = { $reason ->
        [neighbour] Ez elvenné a helyet a szomszéd állomás útjaitól.
       *[own] Túl kevés a hely ennek az állomásnak az útjaihoz.
    }
BI-ADV-06 = Mindkét játékos 3 személyiséget kap, 1-et visszaad, és 1-et átad az ellenfélnek. A megtartott és a kapott közül 1-et megtartasz, a másikat visszaadod. Titokban, egyszerre választotok; azután a két megtartott kártyát megmutatjátok.
    .refusal = Ez a kártya nincs a kezedben.
BI-ADV-07 = Amit egy személyiség kezdetkor hoz, azonnal érvényesül; a többi az egész játékban, hacsak a kártya mást nem mond.
BI-ADV-08 = A személyiség által hozott járművek nem a közös készletből jönnek. A járműparkodba kerülnek.
BI-ADV-09 = A személyiség által hozott állomások a te készletedből valók: bármely 3. lépésben ingyen, felár nélkül építhetsz egyet abból a fajtából, útvonalban vagy magában. A következők, amelyeket ebből a fajtából építesz, az ingyenesek. Elvesznek, ha a fajta már nem építhető.
BI-ADV-10 = Egy személyiségnek ezek egyike a hatása: (1) Változtat a közúti, vasúti vagy tengeri menetidőn, de sosem 2 kör alá. (2) Megóvja a fuvarjaidat a vesztegléstől. (3) Többet rakhatsz minden járműre. (4) Emeli áruk árát. (5) Változtat minden új felszíni lapka árán a felárával együtt, minden átépítésén és szintbeli kereszteződésén, de alagútbejáratén nem. A legkisebb ár a kártyán áll. (6) Ennyi százalékkal, felfelé kerekítve, változtat állomások, kikötők vagy a központi épület építésének és fejlesztésének, vagy a készlet járműveinek árán. (7) Ezüstöt hoz a II., III. és IV. kor elején. (8) Más lapkánkénti úthasználatot kaphatsz vagy fizethetsz. A kapó kártyája a fizetőé előtt áll, a vezérlőkártya mindkettő előtt. (9) Több járművet köthetsz sorba egy sorba köthető fajtából.
BI-ADV-11 = A játék azzal a körrel is véget ér, amelyben egy játékos IV. generációs központi épületet épített.
BI-ADV-12 = Minden másban az alapjáték szabályai érvényesek.

## Panelek: a kör a térkép mellett

panel-build = Mit építesz?
panel-trade = Mit veszel?
panel-freight = Mely fuvarok járnak?
panel-step-card = Vezérlőkártya
panel-step-movement = Haladás
panel-step-build = Építés
panel-step-trade = Járművek
panel-step-freight = Fuvartáblák
panel-card = { $card }
panel-due = a következő körben esedékes: { $silver } ezüst
panel-nothing-due = a következő körben semmi sem érkezik
panel-one-build = egy ezek közül, vagy semmi
panel-on-sale = eladó fajták: { $count }, a járműparkban: { $parked }
panel-lines = fuvarok: { $count } / { $rows }
panel-nothing-more = Ebben a körben semmi többet
panel-nothing-more-build = Most az építést, aztán a járműveket és a fuvarokat is kihagyod
panel-nothing-more-trade = Most a járműveket, aztán a fuvarokat is kihagyod
panel-nothing-more-freight = A fuvarok maradnak, a köröd véget ér
panel-leave-build = Nem építek
panel-leave-trade = Nem veszek semmit
panel-point-ends = Mutass két végpontra a térképen, és látod az összes utat köztük; saját állomásodra, ha korszerűsítenéd vagy bontanád.
panel-point-second = Most mutass a másik végpontra.
panel-point-stations = Mutass állomásra, árura vagy járműre, és csak az azokkal járó fuvarokat látod.
panel-ways = Utak és kikötők, elöl a leghamarabb megtérülők
panel-more-ways = További utak és állomások
panel-from-end = Innen: { $items } ({ $cell })
panel-alone = Állomás út nélkül
panel-between = { $items }: { $count } javaslat
panel-no-way = E mezők közt nem építhető út: { $cell }.
panel-way = { $what }: { $items }
    .button = Építés { $silver } ezüstért
panel-station = { $kind }: { $cell }
    .button = Építés { $silver } ezüstért
panel-a-round = { $whole },{ $tenth } körönként
panel-made = új lapka: { $tiles }, átépítve: { $reshaped }, úthossz: { $cells }
panel-stations = állomások: { $kinds }
panel-load = { $count } × { $vehicle }, { $goods }: { $time } kör
panel-rate = { $whole },{ $tenth }
panel-rate-more = +{ $whole },{ $tenth }
panel-rate-less = −{ $whole },{ $tenth }
panel-no-load = Itt most semmi sem járhatna.
panel-rounds = { $rounds } kör
panel-never = soha
panel-cells = { $cell }
panel-silver = { $silver }
panel-number = { $number }
panel-points = { $points } pont
panel-column-rate = körönként
panel-column-gain = több
panel-column-price = ár
panel-column-back = megtérül
panel-column-trip = út
panel-raises = Korszerűsítés
panel-raise = { $items }: { $level }. osztályra
    .button = Korszerűsítés { $silver } ezüstért
panel-raise-expanded = { $items }: bővített
    .button = Korszerűsítés { $silver } ezüstért
panel-demolitions = Bontás; utána építhetsz
panel-demolish = Bontás: { $items }
    .button = Bontás { $silver } ezüstért
panel-central-title = Központi épület
panel-central = Egy állomásra több fuvar, régebbi állomásra újabb jármű
panel-how-many = Melyikből hány
panel-vehicle = { $vehicle }
panel-loads = szállít: { $load }, köthető: { $chain }
panel-parked = a járműparkban: { $count }
panel-suits = illik útvonalhoz: { $count }
panel-buy = Járművek vétele: { $count }
    .button = Vétel: { $count } db, { $price } ezüst
panel-nothing-on-sale = Nincs megfizethető eladó jármű.
panel-withdrawals = Járművek kivonása
panel-withdraw = { $board } { $row }: { $count } × { $vehicle }
    .button = Kivonás
panel-offers = Eladás neki: { $who }, aki nemet is mondhat
panel-line-list = Fuvarok, elöl a legtöbbet hozók
panel-open = Új: { $items }
    .button = Fuvar indítása
panel-change = { $board } { $row }: { $items }
    .button = Fuvar módosítása
panel-replace = { $items } e helyett: { $board } { $row }
    .button = Fuvar lecserélése
panel-close = Megszüntetés: { $board } { $row }, { $items }
    .button = Fuvar megszüntetése
panel-closings = Fuvarok megszüntetése
panel-legs = oda { $there }, vissza { $home }; { $cell }
panel-loads-here = Választható rakományok: { $count }
panel-more-loads = További rakományok
panel-no-lines = A járműparkod járműveivel most nem indítható fuvar.
panel-outlook = Ami következik
panel-now = most
panel-then = utána
panel-silver-name = Ezüst
panel-income = Ezüst körönként
panel-points-name = Pont
panel-supposed = Ezzel: { $count } × { $vehicle }, { $goods }.
panel-trip = Út
panel-none = –
panel-back-with = Megtérül (járművekkel { $silver })
panel-toll = Minden rakott menet úthasználata { $silver } ezüst neki: { $who }.
panel-joint = Közös lapkák: { $tiles }, neked is, neki is ingyen: { $who }.
panel-rival-joins = { $who } itt mellette van: { $cell }, és csatlakozhat; akkor minden rakott menet lapkánként { $silver } ezüstöt hoz neked.
panel-rival-far = { $who } nincs mellette. Ha később csatlakozik, minden rakott menet lapkánként { $silver } ezüstöt hoz neked.
panel-arrives = Első fizetés: { $rounds } kör.
panel-arrives-empty = Előbb üresen megy, { $rounds } kör múlva fordul.
panel-tokens = Marad a készletben: { $good } { $count }.
panel-editor = Új fuvar
panel-line-between = Fuvar: { $items }
panel-field-from = Innen
panel-field-to = Ide
panel-field-line = Sor
panel-field-out = Oda
panel-field-back = Vissza
panel-field-vehicle = Jármű
panel-field-number = Hány
panel-end = { $label }
panel-serves = { $items }
panel-line-new = { $begin } → { $end }, új
panel-line-change = { $board } { $row }, { $begin } → { $end }
panel-line-instead = { $begin } → { $end } e helyett: { $board } { $row }
panel-good = { $good }
panel-empty = üres
panel-price-left = ár: { $silver }, maradt: { $count }
panel-none-left = nem maradt
panel-no-vehicle = nincs hozzá jármű
panel-figure-trip = egy út
panel-figure-pay = { $there } / { $home }
panel-figure-legs = ezüst oda / vissza
panel-figure-round = { $round }. kör
panel-figure-first = első érkezés
panel-built-nothing = semmi sem épült
panel-bought-nothing = nem vettél semmit
panel-did-earn = { $silver } ezüst, megérkezett rakomány: { $count }
panel-did-pay = úthasználat a vetélytársnak: { $silver } ezüst
panel-did-way = megépült: { $items }, { $silver } ezüst
panel-did-tiles = építés: { $silver } ezüst
panel-did-station = új állomás: { $count }, { $silver } ezüst
panel-did-central = { $generation }. generációs központi épület, { $silver } ezüst
panel-did-raise = korszerűsítés: { $silver } ezüst
panel-did-demolish = bontás: { $silver } ezüst
panel-did-buy = vétel: { $count } × { $vehicle }, { $silver } ezüst
panel-did-accept = használtan vett: { $vehicle }, { $silver } ezüst
panel-did-withdraw = kivont jármű: { $count }

## Why a bot prefers a plan

reason-vehicles = a járműveid: { $points }
reason-stations = állomások és kikötők, amennyit a fuvartáblák sorai jegyezhetnek: { $points }
reason-routes = útvonalak, amennyit a sorok jegyezhetnek: { $points }
reason-central = a központi épület: { $points }
reason-silver = ezüst aszerint, amit még vehetsz rajta: { $points }
reason-income = a fuvarjaid bevétele a hátralévő körökben: { $points }
reason-rival = amije a vetélytársnak van, és amire számíthat: { $points }
reason-over = ahogy a játék véget ér: { $points }

## Numbers after the game

numbers-count = Kör
numbers-player = Játékos
numbers-points = Pontok
numbers-points-points = ha akkor véget ért volna a játék
numbers-income = Bevétel
numbers-income-legs = fuvar
numbers-income-cards = kártyák
numbers-spending = Elköltött ezüst
numbers-spending-vehicles = járművek
numbers-spending-stations = állomások
numbers-spending-routes = útvonalak
numbers-spending-central = központi épületek
numbers-company = A társaság
numbers-company-vehicles = vásárolt járművek
numbers-company-stations = épített állomások
numbers-company-lines = indított fuvarok
panel-ways-points = Utak és kikötők, elöl a legtöbb pont
panel-line-list-points = Fuvarok, elöl a legtöbb pont
panel-more-a-round = +{ $whole },{ $tenth } körönként
panel-less-a-round = −{ $whole },{ $tenth } körönként
panel-points-more = +{ $points }
panel-points-less = −{ $points }
panel-column-final = pont
panel-tokens-now = jelző ({ $good }): { $count }
panel-contested = { $who } előbb dönt a fuvarokról, és elviheti az utolsó jelzőt: { $good }. A szám nélküle értendő.
panel-adds-nothing = Nem hoz többet: a meglévő utakon is ennyi kereshető.
panel-as-planned = Amit legutóbb építettél, arra
panel-planned = Javaslat arra, amit legutóbb építettél: { $items }
panel-first-by-card = az első menet a mostani kártyával: { $silver } ezüst
panel-worth = pont a végén: { $points }
panel-speed = { $type }, 4, 8, 12 mező körökben: { $short }, { $middle }, { $long }
type-sea = tenger
panel-relist = A végső pontozáshoz legjobb fuvarok: +{ $points }
    .button = Beírás: +{ $points } pont
option-cards_variant-half = 6, 6, 4 és 4 (a fele)
option-cards_variant-third = 4, 4, 3 és 3 (a harmada)
preset-short = Rövid játék
    .help = 80 kör helyett 40, mert fele annyi vezérlőkártya van. Minden más szabály és ár ugyanaz.
preset-quick = Gyors játék
    .help = 28 kör: harmadannyi vezérlőkártya. Gyorsan telnek a korok, és jönnek az új utak és járművek, mielőtt a régiek megtérülnének.
panel-wait-new = Semmi, amíg nincs új lehetőség
panel-wait-new-kept = Kihagyod, amíg nincs új lehetőség.
panel-wait-rival = Semmi, amíg a vetélytárs nem épít
panel-wait-rival-kept = Kihagyod, amíg a vetélytárs nem épít, vagy nincs új lehetőség.
panel-wait-era = Semmi a kor végéig
panel-wait-era-kept = Kihagyod a kor végéig, vagy az utolsó körökig.
panel-wait-silver = Semmi { $silver } ezüstig: { $vehicle }
panel-wait-silver-kept = Kihagyod, amíg nincs { $silver } ezüstöd: { $vehicle }.
panel-wait-central = Semmi { $silver } ezüstig: központi épület { $generation }
panel-wait-central-kept = Kihagyod, amíg nincs { $silver } ezüstöd a központi épületre.
panel-news-era = Új kor kezdődött: { $era }.
panel-news-end = Az utolsó körök: most már a pont számít.
panel-news-buy = Most már telik erre: { $vehicle }.
panel-news-central = Most már telik a központi épületre: { $generation }.
panel-news-prices = A vezérlőkártya olcsóbbá tesz neked valamit.
panel-news-rival = { $who } épített valamit.
panel-news-line = Új fuvar indulhatna: { $cell }.
end-era = Új kor
figure-income = Körönként
draw-short_income = { figure-income }
draw-speed = { $type }, 4, 8, 12 mező körökben: { $rounds }.
draw-stocked = { $vehicle }: { $count }; köthető: { $chain }, pont a végén: { $points }.
panel-era-news = Új ebben a korban ({ $era })
panel-era-way = { $type }
panel-era-stock = a készletben: { $count }, szállít: { $load }, köthető: { $chain }
panel-era-tile = lapkánként
panel-column-eight = 8 mező
