# Age of Steam magyarul. Ami hiányzik, angolul jelenik meg.

tile-name = { $tile ->
    [straight] egyenes
    [gentle] enyhe ív
    [acute] szűk ív
    [x_straight_straight] két egyenes keresztezve
    [x_gentle_straight] enyhe ív és egyenes keresztezve
    [x_gentle_gentle] két enyhe ív keresztezve
    [co_gentle_gentle] két enyhe ív
    [co_gentle_acute_left] enyhe és szűk ív, bal
    [co_gentle_acute_right] enyhe és szűk ív, jobb
    [co_straight_acute] egyenes és szűk ív
    [town_1] település, egy kijárat
    [town_3_left] település, három kijárat balra
    [town_3_right] település, három kijárat jobbra
    [town_3_half] település, három kijárat egy oldalon
   *[town_3_star] település, három kijárat csillagban
}
action-name = { $special ->
    [first_move] Első szállító
    [first_build] Első építő
    [engineer] Mérnök
    [locomotive] Mozdony
    [urbanization] Városiasodás
    [production] Termelés
   *[turn_order_pass] Körsorrendi passz
}

## Mi történt

shares-issued = { $who } { $shares ->
    [0] nem bocsát ki részvényt
   *[other] { $shares } részvényt bocsát ki { $money } dollárért
}.
bid = { $who } licitje: ${ $amount }.
auction-passed = { $who } passzol a körsorrendi passzal.
place-taken = { $who } a(z) { $place }. helyre kerül, és ${ $price }-t fizet.
action-taken = { $who } akciója: { action-name }.
engine-raised = { $who } mozdonya { $engine }-es szintű lesz.
locomotive-declined = { $who } nem fejleszti a mozdonyt.
tile-placed = { $who } épít: { $hex }, { tile-name }, ${ $price }.
tile-replaced = { $who } átépít: { $hex }, { tile-name }, ${ $price }.
link-completed = Elkészült a kapcsolat: { $from } – { $to }.
urbanized = { $who } új várost épít: { $town }, { $letter }.
build-turn-ended = { $who } befejezi az építést.
section-lost = { $who } elveszti a befejezetlen vágányt: { $hex }.
delivered = { $who } szállít: { $colour }, { $links } kapcsolaton át: { $route }.
income-gained = { $who } bevétele { $points } ponttal nő: { $income }.
move-skipped = { $who } nem szállít.
income-collected = { $who } ${ $money } bevételt kap.
income-lost = { $who } bevétele { $points } ponttal csökken: { $income }.
eliminated = { $who } nem tud fizetni, és kiesik a játékból.
income-reduced = { $who } bevétele a csökkentéssel { $points } ponttal kevesebb: { $income }.
goods-drawn = { $who } húz a zsákból: { $colours }.
goods-placed = { $who } árukockát tesz ide: { $box }, { $colour }.
production-declined = { $who } nem termel.
growth-rolled = { $side ->
    [W] Fehér
   *[B] Fekete
} kockák: { $dice }.
goods-arrived = Árukocka érkezik: { $city }, { $colour }.
turn-begins = Kezdődik a(z) { $turn }. forduló.
game-over = A játéknak a(z) { $turn }. forduló után vége.

## Mit tesz egy választás

choice-issue = { $shares ->
    [0] Nem bocsátok ki részvényt
   *[other] { $shares } részvény kibocsátása: ${ $money }
}
choice-bid = Licit: ${ $amount }
choice-drop = Kiszállok
choice-pass = Passzolok
choice-take = { $what ->
    [first_move] Első szállító
    [first_build] Első építő
    [engineer] Mérnök
    [locomotive] Mozdony
    [urbanization] Városiasodás
    [production] Termelés
   *[turn_order_pass] Körsorrendi passz
}
choice-raise = Fejlesztem a mozdonyt
choice-decline = Nem kérem
choice-urbanize = { $letter } új város: { $town }
choice-build = { $hex }: { tile-name }, ${ $price }
    .button = Megépítem: ${ $price }
choice-replace = { $hex } átépítése: { tile-name }, ${ $price }
    .button = Átépítem: ${ $price }
choice-done = Befejezem az építést
choice-deliver = { $colour } szállítása: { $route }
    .button = Szállítás { $links } kapcsolaton, { $own } saját
choice-raise_engine = Fejlesztem a mozdonyt
choice-nothing = Nem szállítok
choice-produce = Két árukockát húzok
choice-place = Az árukocka ide: { $what }

## Nevek

sentence = Társaságok részvényt bocsátanak ki, licitálnak a sorrendre, vágányt építenek folyókon és hegyeken át, és szállítanak, ameddig a mozdonyuk bírja.
length = 2–3 óra
phase-issue_shares = Részvénykibocsátás
    .short = Részvény
phase-determine_player_order = Körsorrend meghatározása
    .short = Sorrend
phase-select_actions = Akcióválasztás
    .short = Akciók
phase-build_track = Pályaépítés
    .short = Építés
phase-move_goods = Áruszállítás
    .short = Szállítás
phase-goods_growth = Árukészlet feltöltése
    .short = Áruk
phase-over = A játék vége
newcity-A = A új város
newcity-B = B új város
newcity-C = C új város
newcity-D = D új város
newcity-E = E új város
newcity-F = F új város
newcity-G = G új város
newcity-H = H új város
colour-red = piros
colour-blue = kék
colour-purple = lila
colour-yellow = sárga
colour-black = fekete
figure-cash = Készpénz
    .short = Pénz
figure-income = Bevétel
figure-shares = Részvény
figure-engine = Mozdony
score-income = Bevétel
score-track = Vágány
score-shares = Részvény
ask-issue_shares = Hány részvényt bocsátasz ki?
ask-determine_player_order = Licitálj a sorrendre, vagy szállj ki
ask-select_actions = Válassz akciót erre a fordulóra
ask-build_track = Pályaépítés: válassz mezőt
ask-build-next = Építés a(z) { $hex } mezőn: válassz lapkát
ask-urbanize-next = Új város, { $town }: válassz lapkát
ask-move_goods = Áruszállítás: válassz árukockát
ask-deliver-next = { $colour } szállítása: válassz utat
ask-goods_growth = Termelés: válassz
ask-place = Válassz helyet az árukockának
ask-raise = Fejleszted a mozdonyt?
verb-build = Építés
verb-urbanize = Új város
verb-deliver = Szállítás
verb-take = Akció
verb-place = Elhelyezés
verb-bid = Licit
verb-issue = Kibocsátás
verb-decline = Nem kérem
verb-done = Befejezés
verb-drop = Kiszállás
verb-nothing = Nem szállítok
verb-pass = Passz
verb-produce = Termelés
verb-raise = Mozdonyfejlesztés
verb-raise_engine = Mozdonyfejlesztés
## Beállítások

title = Age of Steam
preset-seed = Lapkák pontoznak
    .help = Ahogy a szabálylap mondja: a lapkák pontoznak, a terep egyszer kerül pénzbe.
preset-official = Hivatalos
    .help = A mai nyomtatott szabály szerint: minden vágány pontoz, a terep mindig pénzbe kerül.
option-map = A játék térképe.
    .name = Térkép
option-terrain_cost = A folyó és a hegy felára egyszer jár folyónként és hegycsoportonként, vagy minden lapkáért.
    .name = Terepfelár
option-direct_complex = Üres mezőre is lehet-e kettős lapkát tenni.
    .name = Kettős lapka azonnal
option-coexisting_upgrade_cost = Mennyibe kerül egy egyszerű lapka cseréje két párhuzamos vágányúra.
    .name = Csere kettős lapkára
option-income_reduction_table = Melyik táblázat csökkenti a bevételt; 50-es bevételtől térnek el.
    .name = Bevételcsökkenés
option-vp_track_scope = Mely kapcsolatok pontoznak: a városból városba vezetők vagy minden befejezett.
    .name = Pontozó kapcsolatok
option-vp_track_unit = A pontozás lapkákat vagy vágányszakaszokat számol.
    .name = Vágánypontok
option-ownership_disc_limit = Hány szakasza lehet egy társaságnak; 0: nincs korlát.
    .name = Vágánykorongok
option-rebuild_same_hex_same_turn = Lehet-e egy mezőn egy építés alatt többször építeni.
    .name = Átépítés egy körben
option-terrain_cost-first_per_feature = Csak az első lapka
option-terrain_cost-every_tile = Minden lapka
option-income_reduction_table-seed = Legfeljebb 8
option-income_reduction_table-official = Legfeljebb 10
option-vp_track_scope-city_to_city = Városból városba
option-vp_track_scope-completed_links = Minden kapcsolat
option-vp_track_unit-tile = Lapkák
option-vp_track_unit-section = Szakaszok
option-ownership_disc_limit-0 = Nincs korlát
option-coexisting_upgrade_cost-3 = $3
option-coexisting_upgrade_cost-2 = $2
map-rust_belt = Rust Belt
map-polder = Polder
expenses-paid = { $who } { $short ->
    [0] ${ $money } költséget fizet.
   *[other] ${ $money } költséget fizet, ${ $short } hiányzik.
}

## A szabályok fejezetei

rules-SETUP = Előkészület
rules-TURN = A forduló
rules-INFO = Amit mindenki tud
rules-SHARE = Részvénykibocsátás
rules-ORDER = Körsorrend
rules-ACT = Különleges akciók
rules-MAP = A térkép
rules-BUILD = Pályaépítés
rules-PLACE = Lapkák lerakása
rules-REPL = Lapkák cseréje
rules-OWN = Kié a vágány
rules-URB = Új városok
rules-COST = Költségek
rules-SUP = Készlet
rules-MOVE = Áruszállítás
rules-INC = Bevétel
rules-EXP = Kiadások
rules-ELIM = Kiesés
rules-RED = Bevételcsökkenés
rules-GROW = Árukészlet feltöltése
rules-END = A játék vége
rules-VP = Pontok

## Szavak az asztalon

draw-goods = Árutábla
draw-goods_note = nyugati és keleti kockák
draw-tracks = Bevétel, részvény, mozdony
draw-order = Forduló és körsorrend
draw-actions = Akciók
draw-players = Játékosok
draw-income = Bevétel
draw-income_note = veszteség fordulónként
draw-shares = Kibocsátott részvények
draw-engine = Mozdony
draw-cash = Készpénz
draw-turn = Forduló
draw-turn_of = { $turn }. forduló, összesen { $turns }
draw-player_order = Körsorrend
draw-order_place = { $player }: { $place }. hely
draw-terrain_plain = alföld
draw-terrain_river = folyó
draw-terrain_mountain = hegy
draw-terrain_town = település
draw-owner_none = gazdátlan
draw-tile = { $field }: { $tile }
draw-city = { $name }, { $colour } város, { $dice }
draw-city_plain = { $name }, { $colour } város
draw-white = fehér
draw-black_die = fekete
draw-town = { $name }, település
draw-new_city = { $name }: { $letter } új város, { $colour }
draw-cube = { $name }: { $colour } árukocka
draw-cubes = { $name }: { $count } { $colour } árukocka
draw-link = { $player }: kapcsolat, { $one } – { $other }, hossza { $tiles }
draw-unfinished = { $player }: befejezetlen szakasz, kezdete { $one }, hossza { $tiles }
draw-section = { $player }: szakasz, hossza { $tiles }
draw-column = { $column } oszlop: { $cities }
draw-column_letter = { $column } oszlop: { $colour } új város, { $place }
draw-not_placed = nincs a térképen
draw-box_empty = { $column } { $row } mező: üres
draw-box_full = { $column } { $row } mező: { $colour } árukocka
draw-income_title = { $player }: bevétel { $value }
draw-engine_title = { $player }: mozdony { $value }
draw-shares_title = { $player }: { $value } kibocsátott részvény
draw-action_taken = { $action }: { $effect }. Elvitte: { $player }
draw-taken = { $player }: { $action }
draw-no_action = nincs akciója
draw-to_move = ő dönt
draw-out = a(z) { $turn }. fordulóban kiesett
draw-player = { $player }: készpénz ${ $cash }, bevétel { $income }, { $shares } részvény, mozdony { $engine }, { $action }
draw-livery_1 = Fenyő
draw-livery_2 = Narancs
draw-livery_3 = Égkék
draw-livery_4 = Rózsa
draw-livery_5 = Umbra
draw-livery_6 = Elefántcsont
draw-effect_first_move = elsőként szállít
draw-effect_first_build = elsőként épít
draw-effect_engineer = eggyel több lapkát épít
draw-effect_locomotive = eggyel jobb mozdony
draw-effect_urbanization = új várost épít
draw-effect_production = árut tesz a táblára
draw-effect_turn_order_pass = egy passz a következő árverésen

## Miért nem lehet

AS-TURN-01 =
    .refusal = Ezt a forduló e fázisában nem teheted meg.
AS-SHARE-01 =
    .refusal = Egész számú részvényt bocsáthatsz ki, vagy egyet sem.
AS-SHARE-02 =
    .refusal = Már { $issued } részvényt bocsátottál ki; { $shares } továbbival több lenne, mint { $most }.
AS-SHARE-04 =
    .refusal = Részvényt csak a forduló elején, a maga fázisában bocsáthatsz ki.
AS-ORDER-03 =
    .refusal = Nem licitálhatsz ennyit: ${ $amount }. A legmagasabb licit ${ $highest }, a pénzed ${ $cash }.
AS-ORDER-05 =
    .refusal = Nincs felhasználható körsorrendi passzod.
AS-ORDER-06 =
    .refusal = Csak te és a legtöbbet licitáló maradtatok: licitálj, vagy szállj ki.
AS-ACT-01 =
    .refusal = Ezt az akciót már elvitték: { action-name }.
AS-ACT-06 =
    .refusal = A Mozdony választása után rögtön döntesz arról, fejleszted-e a mozdonyt, máskor nem.
AS-MAP-01 =
    .refusal = Ide nem kerülhet vágány: { $hex }.
AS-BUILD-03 =
    .refusal = Ez ${ $price }, és csak ${ $cash } pénzed van.
AS-BUILD-04 =
    .refusal = Új várost csak a forduló első lapkája előtt rakhatsz le.
AS-BUILD-05 =
    .refusal = Ezen a mezőn már építettél ebben a fordulóban: { $hex }.
AS-PLACE-01 =
    .refusal = Üres mezőre ({ $hex }) ez nem tehető: { tile-name }.
AS-PLACE-03 =
    .refusal = A vágány tóba vagy a térképről kifelé vezetne: { $hex }.
AS-PLACE-04 =
    .refusal = A vágány más játékos vágányához csatlakozna: { $hex }.
AS-PLACE-05 =
    .refusal = A vágány nem városnál vagy folytatható vágánynál kezdődne: { $hex }.
AS-PLACE-06 =
    .refusal = A vágány önmagába térne vissza: { $node }.
AS-PLACE-07 =
    .refusal = Ebből a lapkából elfogyott a készlet: { tile-name }.
AS-REPL-01 =
    .refusal = A régi vágány eltűnne ({ $hex }) e lapka alatt: { tile-name }.
AS-REPL-04 =
    .refusal = A vágányt így nem irányíthatod át: { $hex }.
AS-REPL-05 =
    .refusal = Kész kapcsolatot vagy más játékos vágányát irányítanád át: { $hex }.
AS-REPL-06 =
    .refusal = Más vágány foglalná el az élt, amelyet az átirányított elhagy: { $hex }.
AS-REPL-07 =
    .refusal = Az új lapkának ({ $hex }) a település minden kijáratát meg kell tartania, és egyet hozzá kell tennie, ahol építhetsz.
AS-REPL-10 =
    .refusal = Ez a lapka fekszik ott már: { $hex }.
AS-OWN-08 =
    .refusal = Több szakaszod lenne, mint { $limit }.
AS-URB-01 =
    .refusal = { $letter } új város ide nem kerülhet: { $town }. A Városiasodás egy új várost rak le, és a lapkának a készletben kell lennie.
AS-URB-02 =
    .refusal = Ez nem várossá tehető település: { $town }.
AS-SUP-01 =
    .refusal = Ebből a lapkából elfogyott a készlet: { tile-name }.
AS-SUP-02 =
    .refusal = Minden településkorong foglalt, ezért ide csak településlapka kerülhet: { $hex }.
AS-MOVE-03 =
    .refusal = A mozdonyt e fázisban egyszer fejlesztheted, legfeljebb eddig: { $most }.
AS-MOVE-04 =
    .refusal = Itt nincs ilyen árukocka: { $city }, { $colour }.
AS-MOVE-05 =
    .refusal = Nincs kész kapcsolat: { $from } – { $to }.
AS-MOVE-06 =
    .refusal = Az út { $links } kapcsolat, a mozdonyod csak { $engine }.
AS-MOVE-07 =
    .refusal = Az árukocka kétszer érne ide: { $stop }.
AS-MOVE-08 =
    .refusal = A { $colour } árukocka az első { $colour } városban megáll; ez nem illik ide: { $stop }.
AS-MOVE-10 =
    .refusal = Ez nem fekete új város: { $stop }.
AS-MOVE-11 =
    .refusal = { $from } – { $to }: csak ha több kapcsolat vezet oda, akkor mondd meg, melyik élen indul a kocka.
AS-GROW-01 =
    .refusal = Az árutábla e mezője nem üres: { $box }.
AS-GROW-02 =
    .refusal = Előbb húzol, azután minden húzott kockát elhelyezel.
AS-END-02 =
    .refusal = A játéknak vége.

## A tábla mellett

panel-way = { $start } – { $end }
    .button = { $tiles } lapka megépítése: ${ $price }
panel-way-ended = { panel-way }, vége
    .button = { panel-way.button }, építés vége
panel-two-ways = { $first } és { $second }
    .button = { panel-way.button }
panel-two-ways-ended = { panel-two-ways }, vége
    .button = { panel-way.button }, építés vége
panel-ways-ended = Ugyanez, és vége az építésnek
panel-turns = Teljes építések
panel-order-goods = Áru
panel-order-links = Kapcsolat
panel-order-price = Ár
panel-ways = { $count } út: { $start } – { $end }
panel-way-tiles = { $tiles } lapka: { $hexes }
panel-way-plain = végig alföld
panel-way-river = folyón át: { $hexes }
panel-way-replaced = lapkacsere: { $hexes }
panel-parts = { $at }. lapka a { $tiles } közül
panel-part = { $hex } ${ $price }
panel-part-refused = nem illik
panel-part-no-way = Ezzel nincs út: { $start } – { $end }.
panel-left = marad ${ $money }
panel-links = Kapcsolatok kezdésnek: utánuk tovább építesz
panel-links-from = Kapcsolatok kezdésnek innen: { $node }
panel-column-tiles = lapka
panel-column-price = ár
panel-tiles = { $tiles }
panel-price = ${ $money }
panel-order-gain = Nekem a legjobb
panel-order-leader = Az éllovas ellen
panel-order-city = Városonként
panel-deliveries = { $count } szállítás
panel-column-you = te
panel-column-others = a többiek
panel-gain = +{ $gain }
panel-nobody = senki más
panel-over = { $links ->
    [one] egy kapcsolat
   *[other] { $links } kapcsolat, { $via } érintésével
}
panel-delivery = { $colour }: { $start } → { $end }
panel-both-rounds = Mindkét kör, ha akkor is lehet
panel-both = { $first }, azután { $second }
    .button = Szállítás most, a 2. körben { $second }
panel-raise-then = Mozdonyfejlesztés, azután { $second }
    .button = Mozdonyfejlesztés, a 2. körben { $second }
panel-nothing-both = Egyik körben sem szállítok
panel-bids = Licitek
panel-column-cash = pénz
panel-column-bid = licit
panel-player = { $who }
panel-of-cash = ${ $money }-ból
panel-no-bid = –
panel-out = kiszállt: { $place }. hely
panel-highest = a legmagasabb licit
panel-you = te
panel-still-bids = még licitál
panel-places = A helyed ${ $bid } licittel
panel-column-pay = fizetsz
panel-place = { $place }. hely
panel-place-win = ha mindenki más kiszáll
panel-place-drop = ha most szállsz ki
panel-place-later = ha { $others } játékos túllicitál, és akkor szállsz ki
panel-taken = { $who } vitte el
panel-your-bid = A licited
panel-up-to = Licitálj legfeljebb eddig
panel-up-to-words = ha túllicitálnak, mindig csak annyit, amennyivel bent maradsz
panel-bid-up-to = Licit: ${ $value }, legfeljebb ${ $limit }
    .button = { panel-bid-up-to }
panel-up-to-kept = Amíg ez a licit tart, legfeljebb ${ $limit } összegig licitálsz.
panel-drop = Kiszállok: { $place }. hely, ${ $price }
    .button = Kiszállok: { $place }. hely, ${ $price }
panel-build-way = Út építése
panel-build = Út építése: mutass két városra vagy településre
panel-no-way = Nincs út { $tiles } lapkával és a pénzedből: { $start } – { $end }
panel-no-links = { $tiles } lapkával és a pénzedből egy kapcsolat sem fejezhető be
panel-no-deliveries = { $engine }-es mozdonnyal semmi sem szállítható
panel-waiting = { $count } { $colour } árukocka vár: { $start } → { $end }.
panel-without = nélküle
panel-with = vele
panel-deliver-nothing = szállítás nélkül
panel-deliver-best = legjobb szállítások
panel-cash-left = Marad
panel-money = ${ $money }
panel-plus = +${ $money }
panel-minus = −${ $money }
panel-number = { $number }
panel-way-mountain = hegyen át: { $hexes }
panel-deliver = Árukocka szállítása: { $round }. kör a 2-ből, mozdony { $engine }
panel-shares = Kibocsátandó részvények
panel-share-costs = Minden részvény most ${ $money }, de a végén −3 pont, és fordulónként −$1.
panel-actions = Szabad akciók
panel-engine = A mozdonyod { $engine }; minden szint fordulónként $1
panel-take-raise = Mozdony: { $engine } lesz
    .button = Mozdony akció, mozdony { $engine }
panel-take-decline = Mozdony: marad { $engine }
    .button = Mozdony akció, marad { $engine }
panel-urbanize = Előbb új várost rakhatsz le: mutass egy településre.
panel-new-cities = Új város ide: { $town }
panel-end-of-turn = A forduló vége
panel-cash-before = Pénz a bevétel előtt
panel-income = Bevétel
panel-expenses = { $shares } részvény és mozdony { $engine }
panel-income-next = Bevétel a következő fordulóban
panel-growth = Áru jön ide: { $city } ({ $die }-es kocka)
panel-percent = { $percent } %
panel-must-deliver = Szállíts, különben ${ $owe } a tartozásod, és csak ${ $have } pénzed van.
panel-tight = Minden dollár elmegy. Szállíts legalább egyszer.
panel-bankrupt = Csődbe mennél: ${ $money } hiányzik.
panel-short = Tartozás ${ $owe }, pénz ${ $have }: bevétel −{ $points }.
## Reasons for advice

reason-forecast = várható szállítások, levonva, amennyi pénz kell hozzájuk: { $points }
reason-distance = ami a játék végéig még változhat: { $points }
reason-track = pontok a pályáért: { $points }
reason-engine = erősebb mozdony a következő fordulókra: { $points }
reason-network = amit a hálózatod később elszállíthat: { $points }
reason-income = jövedelem a következő fordulókban: { $points }
reason-cash = készpénz: { $points }
reason-shares = részvények, amelyek után fizetni kell: { $points }
reason-rivals = amijük a vetélytársaknak van: { $points }
reason-rivals-growth = amit a vetélytársak keresni fognak: { $points }
reason-leader = a legerősebb vetélytárs: { $points }
reason-ruin = a csőd veszélye: { $points }
reason-links = kész kapcsolatok a következő fordulókra: { $points }
reason-shortage = pénz, ami ebben a fordulóban hiányozni fog: { $points }

## A forduló vége, lépésről lépésre

end-money = Bevétel, kiadás, csökkentés
end-growth =
    Árukészlet feltöltése, { $side ->
        [W] fehér
       *[B] fekete
    } kockák
end-column-cash = pénz
end-column-income-collected = bevétel
end-column-expenses-paid = kiadás
end-column-cash-after = marad
end-column-income-reduced = bevétel
