# Steam magyarul, a magyar szabálykönyv szavaival. Ami hiányzik, angolul jelenik meg.

title = Steam
phase-opening_auction = Nyitó árverés
    .short = Árverés
phase-capital = Tőkeszerzés
    .short = Tőke
phase-auction = Árverés a körsorrendért
    .short = Körsorrend
phase-take_action = Akciólapkák
    .short = Akciók
phase-build = Vágányépítés
    .short = Építés
phase-goods = Áruszállítás
    .short = Szállítás
phase-take_points = Pontok a szállításért
    .short = Pontok
phase-over = A játék vége
## Mi történt

bid = { $who } licitje: ${ $amount }.
auction-passed = { $who } passzol.
stayed-in = { $who } passzol, és a Körsorrend lapkával bent marad.
dropped-out = { $who } kiszáll az árverésből.
position-taken = { $who } a(z) { $position }. helyre kerül, ára ${ $price }.
money-raised = { $who } pénzt szerez: ${ $money }; bevétel { $income }, győzelmi pont { $vp }.
no-capital = { $who } nem szerez tőkét.
action-taken = { $who } akciólapkája: { $tile }{ $declared ->
    [use] , használja
    [pass] , passzolással
   *[other] { "" }
}, ${ $price }.
locomotive-improved = { $who } mozdonya { $level }. szintű lesz.
tile-placed = { $who } épít: { $hex }, { $face }, ${ $price }.
tile-improved = { $who } fejleszti a vágányt: { $hex }, { $face }, ${ $price }.
link-redirected = { $who } átirányítja a kapcsolatot: { $hex }, ${ $price }.
link-completed = Elkészült a kapcsolat: { $from } – { $to }.
link-lost = { $who } elveszti a befejezetlen kapcsolatot: { $hex }.
urbanized = { $who } új várost épít: { $town }, { $colour }.
city-grown = { $who }, városi termelés: { $city }.
cubes-arrived = Árukockák érkeznek: { $city }, { $colours } ({ $space }. mező).
build-turn-ended = { $who } befejezi az építést.
delivered = { $who } szállít: { $colour }, { $links } kapcsolaton át: { $route }.
income-taken = { $who } bevételt választ: +{ $points }, most { $income }.
vp-taken = { $who } győzelmi pontot választ: +{ $points }, most { $vp }.
goods-passed = { $who } nem szállít.
income-received = { $who } bevételt kap: ${ $money }.
expenses-paid = { $who } költséget fizet: ${ $money }.
steps-lost = { $who }: ${ $short } hiányzik, visszalép; bevétel { $income }, győzelmi pont { $vp }.
bankrupt = { $who } csődbe ment, és kiesik a játékból.
order-changed = Az akciólapkák száma szerint új a körsorrend.
round-begins = Kezdődik a(z) { $round }. forduló.
game-over = A játéknak a(z) { $round }. forduló után vége.

## Mit tesz egy választás

choice-bid = Licit: ${ $amount }
choice-pass = Passzolok
choice-drop = Kiszállok
choice-capital = { $money ->
    [0] Nem szerzek tőkét
   *[other] Tőkeszerzés: ${ $money }
}
choice-take = { $tile }{ $declared ->
    [use] , használom
    [pass] , passzolok
   *[other] { "" }
}
choice-build = { $hex }: { $face }, ${ $price }
    .button = Megépítem: ${ $price }
choice-improve-tile = { $hex } fejlesztése: { $face }, ${ $price }
    .button = Fejlesztem: ${ $price }
choice-redirect = { $hex }: a kapcsolat átirányítása, { $to }. oldal, ${ $price }
    .button = Átirányítom: ${ $price }
choice-urbanize = Új város: { $town }, { $colour }{ $space ->
    [0] { "" }
   *[other] , { $space }. árukészletmező
}
choice-grow = { $city }: a(z) { $space }. mező árukockái
choice-end = Befejezem az építést
choice-deliver = { $colour } szállítása: { $route }
    .button = Szállítás { $links } kapcsolaton, { $own } saját
choice-improve = A mozdony fejlesztése
choice-income = { $points } bevételnek
choice-vp = { $points } győzelmi pontnak

## Beállítások

preset-base = Alapjáték
    .help = Az alapjáték az Egyesült Államok északkeleti részén.
preset-standard = Standardjáték
    .help = Tőkeszerzés, minden fordulóban árverés, és a mozdony fenntartása pénzbe kerül.
preset-base_ruhr = Alapjáték, Ruhr-vidék
    .help = Az alapjáték a Ruhr-vidéken, hat játékosnak is.
preset-standard_ruhr = Standardjáték, Ruhr-vidék
    .help = A standardjáték a Ruhr-vidéken, hat játékosnak is.
option-map = A játék térképe.
    .name = Térkép
option-map-us = Északkelet-USA
option-map-ruhr = Ruhr-vidék
option-rules = Az alapjáték, vagy a standardjáték tőkeszerzéssel, árveréssel és a mozdony fenntartásával.
    .name = Szabályok
option-rules-base = Alapjáték
option-rules-standard = Standardjáték
option-initial_order = Az alapjáték első körsorrendje: árverés, vagy véletlen, és a hátrébb ülők pénzt kapnak.
    .name = Első körsorrend
option-initial_order-auction = Árverés
option-initial_order-random_first_game = Véletlen
option-income_max = A bevételsáv felső vége; 0: nincs vége.
    .name = Legnagyobb bevétel
option-income_max-10 = 10
option-income_max-0 = Nincs vége
option-town_revisit_in_delivery = Egy árukocka útközben többször is áthaladhat-e ugyanazon a településen.
    .name = Település kétszer
option-town_revisit_in_delivery-allowed = Szabad
option-town_revisit_in_delivery-forbidden = Tilos
option-base_last_vp = A legkisebb bevételnél az utolsó győzelmi pont is ad-e $5-t.
    .name = Az utolsó pont
option-base_last_vp-two_needed = Két pont $5
option-base_last_vp-one_is_enough = Egy is elég
option-standard_lenient = Könnyítés kezdőknek a standardjátékban: mire szerezhetnek pénzt úgy, mint az alapjátékban.
    .name = Könnyítés kezdőknek
option-standard_lenient-off = Nincs
option-standard_lenient-track = Vágányra
option-standard_lenient-upkeep = Fenntartásra
option-standard_lenient-both = Mindkettőre
option-lenient_seats = Akik a könnyítést kapják.
    .name = Könnyítést kap
option-urbanize_unavailable_pass = A Városiasodás lapka passzolással elvihető-e, ha nincs több település vagy új város.
    .name = Városiasodás passzal
option-urbanize_unavailable_pass-allowed = Szabad
option-urbanize_unavailable_pass-forbidden = Tilos

## Fázisok, kérdések, igék

ask-opening_auction = Licitálj a helyre a körsorrendben, vagy passzolj
ask-auction = Licitálj a körsorrendre, vagy passzolj
ask-capital = Mennyi tőkét szerzel?
ask-take_action = Válassz akciólapkát
ask-build = Vágányépítés: válassz hexát, vagy fejezd be
ask-build-next = Építés, { $hex }: válassz lapkát
ask-redirect-next = Átirányítás, { $hex }: válassz új irányt
ask-urbanize-next = Új város, { $town }: válassz színt és árukockákat
ask-grow-next = Városi termelés, { $city }: válassz árukockákat
ask-end = Nincs mit építeni
ask-goods = Válassz árukockát, fejleszd a mozdonyt, vagy passzolj
ask-deliver-next = { $colour } szállítása: válassz utat
ask-take_points = Bevétel most, vagy pont a végére?
verb-bid = Licit
verb-pass = Passz
verb-drop = Kiszállás
verb-capital = Tőke
verb-take = Akciólapka
verb-build = Építés
verb-redirect = Átirányítás
verb-urbanize = Új város
verb-grow = Városi termelés
verb-end = Befejezés
verb-deliver = Szállítás
verb-improve = Mozdony
verb-income = Bevétel
verb-vp = Győzelmi pont

## Nevek

tile-turn_order = Körsorrend
tile-first_move = Első szállító
tile-engineer = Mérnök
tile-first_build = Első építő
tile-city_growth = Városi termelés
tile-locomotive = Mozdony
tile-urbanization = Városiasodás
tile-21 = egyenes
tile-22 = enyhe ív
tile-23 = szűk ív
tile-41 = két keresztező egyenes
tile-42 = keresztező egyenes és enyhe ív
tile-43 = két keresztező enyhe ív
tile-44 = egyenes és szűk ív
tile-45 = két enyhe ív
tile-46 = enyhe és szűk ív
tile-47 = szűk és enyhe ív
tile-T11 = település, egy kijárat
tile-T21 = település, két kijárat, egyenes
tile-T22 = település, két kijárat, enyhe
tile-T23 = település, két kijárat, szűk
tile-T31 = település, három kijárat, egyenletes
tile-T32 = település, három kijárat, bal
tile-T33 = település, három kijárat, jobb
tile-T34 = település, három kijárat, szűk
tile-T41 = település, négy kijárat, békejel
tile-T42 = település, négy kijárat, X
tile-T43 = település, négy kijárat, félcsillag
face-21 = { tile-21 }
face-22 = { tile-22 }
face-23 = { tile-23 }
face-41 = { tile-41 }
face-42 = { tile-42 }
face-43 = { tile-43 }
face-44 = { tile-44 }
face-45 = { tile-45 }
face-46 = { tile-46 }
face-47 = { tile-47 }
face-T11 = { tile-T11 }
face-T21 = { tile-T21 }
face-T22 = { tile-T22 }
face-T23 = { tile-T23 }
face-T31 = { tile-T31 }
face-T32 = { tile-T32 }
face-T33 = { tile-T33 }
face-T34 = { tile-T34 }
face-T41 = { tile-T41 }
face-T42 = { tile-T42 }
face-T43 = { tile-T43 }
newcity-red = Piros új város
newcity-blue = Kék új város
newcity-purple = Lila új város
newcity-yellow = Sárga új város
newcity-gray = Szürke új város
colour-red = piros
colour-blue = kék
colour-purple = lila
colour-yellow = sárga
colour-gray = szürke
figure-cash = Készpénz
    .short = Pénz
figure-income = Bevétel
figure-vp = Pont
figure-locomotive = Mozdony
score-points = Győzelmi pont
score-income = Bevétel
score-links = Kapcsolatok

## A szabályok fejezetei

rules-GEN = A játék
rules-SETUP = Előkészület
rules-MONEY = Pénz
rules-ORDER = Nyitó árverés
rules-ROUND = A forduló
rules-ACT = Akciólapkák
rules-TILE = Vágánylapkák
rules-BUILD = Vágányépítés
rules-TOWN = Települések
rules-LINK = Kapcsolatok
rules-REDIR = Átirányítás
rules-IMPR = Vágány fejlesztése
rules-URB = Városiasodás
rules-GROW = Városi termelés
rules-MOVE = Áruszállítás
rules-INC = Bevétel és költségek
rules-BANK = Csőd
rules-NEXT = A következő forduló
rules-STD = A standardjáték
rules-SCORE = Pontozás
rules-END = A játék vége

## Szavak az asztalon

draw-goods = Árukészlet
draw-new_cities = Új városok
draw-growth_markers = Várositermelés-jelzők
draw-tracks = Bevétel, pont, mozdony
draw-order = Forduló és körsorrend
draw-actions = Akciólapkák
draw-players = Játékosok
draw-income = Bevétel
draw-vp = Győzelmi pont
draw-vp_note = körönként 50
draw-locomotive = Mozdony
draw-round = Forduló
draw-round_of = { $round }. forduló, összesen { $rounds }
draw-turn_order = Körsorrend
draw-order_place = { $player }: { $place }. hely
draw-terrain_plain = alföld
draw-terrain_river = folyó
draw-terrain_mountain = hegy
draw-terrain_gorge = folyó a hegyek között
draw-terrain_town = település
draw-owner_none = gazdátlan
draw-tile = { $field }: { $tile }
draw-city = { $name }, { $colour } város
draw-grown = { $name }: várositermelés-jelző
draw-town = { $name }, település
draw-new_city = { $name }: új város, { $colour }
draw-cube = { $name }: { $colour } árukocka
draw-cubes = { $name }: { $count } { $colour } árukocka
draw-link = { $player }: kapcsolat, { $one } – { $other }, hossza { $tiles }
draw-incomplete = { $player }: befejezetlen kapcsolat, kezdete { $one }, hossza { $tiles }
draw-section = { $player }: vágány, hossza { $tiles }
draw-space_empty = { $space }. mező: üres
draw-space_full = { $space }. mező: { $cubes }
draw-space_cube = { $space }. mező: { $colour } árukocka
draw-new_city_stock = { $colour } új város lapka: még { $count }
draw-markers_stock = Várositermelés-jelző: még { $count }
draw-income_title = { $player }: bevétel { $value }
draw-vp_title = { $player }: { $value } győzelmi pont
draw-locomotive_title = { $player }: mozdony { $value }
draw-action_taken = { $number } { $action }: { $effect }. Elvitte: { $player }
draw-taken = { $player }: { $action }
draw-no_action = nincs akciólapkája
draw-with_pass = { $action } (passz)
draw-to_move = ő dönt
draw-out = csődbe ment
draw-player = { $player }: készpénz ${ $cash }, bevétel { $income }, { $vp } győzelmi pont, mozdony { $locomotive }, { $action }
draw-livery_1 = Fenyő
draw-livery_2 = Narancs
draw-livery_3 = Égkék
draw-livery_4 = Rózsa
draw-livery_5 = Umbra
draw-livery_6 = Elefántcsont
draw-effect_turn_order = első a következő fordulóban
draw-effect_turn_order_standard = egy passz a következő árverésen
draw-effect_first_move = elsőként szállít
draw-effect_engineer = eggyel több lapkát épít
draw-effect_first_build = elsőként épít
draw-effect_city_growth = árukockák egy városba
draw-effect_locomotive = egy szinttel jobb mozdony
draw-effect_urbanization = új várost épít
draw-price_and_level = ${ $price } + szint
