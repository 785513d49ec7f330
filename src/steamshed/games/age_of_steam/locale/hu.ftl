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
phase-goods_growth = Termelés
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
