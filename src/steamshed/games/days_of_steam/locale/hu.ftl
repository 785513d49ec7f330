# Days of Steam magyarul. Ami hiányzik, angolul jelenik meg.

phase-turn = Lapka, vonat vagy víztorony
    .short = Kör
phase-turn_burnt = Elégett a szén: lapka vagy vonat
    .short = Szén
phase-place_drawn = A húzott város lerakása
    .short = Város
phase-run = A vonat mozgatása
    .short = Vonat
phase-over = A játék vége
## Mi történt

tile-laid = { $who } lapkát tesz le: { $cell }, { $tile }.
tile-covered = { $who } lapkát cserél: { $cell }, { $tile } ({ $covered } helyett).
tile-drawn = { $who } vágánylapkát húz; maradt { $left }.
tile-exchanged = { $who } semmit sem tehet, és félreteszi: { $tile }.
city-drawn = { $who } várost húz: { $city }.
city-placed = { $who } várost tesz le: { $cell }, { $city }.
goods-drawn = Az új város árui: { $goods }.
display-filled = Új város a(z) { $slot }. helyen: { $city }, árui: { $goods }.
coal-given = Az utolsó város is a térképen van: mindenki { $coal } szenet kap.
steam-gained = { $who } gőzt kap: { $gained }, most { $steam }.
circuit-new = { $who } új kört zár be ({ $cities }), és jelzőt kap; maradt { $left }.
circuit-none = { $reason ->
    [same] A hurok ({ $cities }) nem új kör: egy másik, ugyanezekkel a városokkal, közös vágányú vele.
    [kept] A hurok ({ $cities }) már megvolt.
    [few_stops] A hurok kettőnél kevesebb várost érint: nem kör.
    [reversing] A hurok nem kör: a vonatnak vissza kellene fordulnia.
   *[no_marker] { $who } új kört zár be ({ $cities }), de nincs több jelző.
}
train-moved = { $who } vonata halad: { $edge }, { $cell }, { $cost } gőz.
good-loaded = { $who } árut rak fel: { $colour }, { $cell }.
good-arrived = { $who } árut hoz: { $colour }, { $cell }.
good-delivered = { $who } leszállított egy árut: { $colour }.
good-unloaded = { $who } árut rak le: { $colour }, { $cell }.
roll-passed = { $who } ívekre költött: { $spent }, dobása { $die }: a vonat a vágányon marad.
derailed = { $who } ívekre költött: { $spent }, dobása { $die }: kisiklás.
move-ended = { $who } megáll; elhasznált gőz { $spent }, maradt { $steam }.
coal-burnt = { $who } szenet éget el: { $cubes }, most { $steam } gőze van.
water-taken = { $who } vizet vesz fel.
game-over = { $reason ->
    [won] { $who } azonnal nyer: a játéknak vége.
    [last_tile] Elfogyott a vágánylapka: a játéknak vége.
   *[stalled] Régóta nem történt semmi: a játéknak vége.
}

## Mit tesz egy választás

choice-track = { $cell }: { $tile }, { $steam } gőz
    .button = Lerakom: { $steam } gőz
choice-cover = { $cell }: { $tile } a meglévő vágányra, { $steam } gőz
    .button = Lerakom: { $steam } gőz
choice-city = { $cell }: { $city } város, { $steam } gőz
    .button = Lerakom: { $steam } gőz
choice-draw_city = Várost húzok, és lerakom
choice-move_step = Haladás: { $edge }, { $cell }, { $cost } gőz
    .button = Haladok: { $cost } gőz
choice-load = Felrakás: { $colour }
choice-stop = Megállok
choice-burn = { $cubes } szén elégetése
choice-water = Vizet veszek fel
choice-exchange = Félreteszem, és másikat húzok: { $what }

## Beállítások

option-circuit_novelty = Egy meglévő kör változata is jelzőt ér-e.
    .name = Új körök
option-circuit_novelty-strict = Csak a valóban új
option-circuit_novelty-any_loop = Minden új hurok
option-coal_same_turn = A szénből lett gőz elkölthető-e még abban a körben.
    .name = A szén azonnal hat
option-start_city_goods = Kap-e a kezdőváros két árut.
    .name = Áru a kezdővárosban
option-last_tile_end = Az utolsó vágánylapkával azonnal vége-e, vagy ha mindenkinek ugyanannyi köre volt.
    .name = Az utolsó lapka
option-last_tile_end-immediate = Azonnal vége
option-last_tile_end-round = A kör végén

## Kérdések és igék

ask-turn = Rakj le lapkát, mozgasd a vonatot, vagy vegyél fel vizet
ask-turn_burnt = Elégett a szén: most lapka vagy vonat
ask-place_drawn = Válassz helyet a húzott városnak
ask-run = Haladj tovább, rakj fel árut, vagy állj meg
ask-exchange = Semmi sem lehetséges: válassz lapkát a cseréhez
ask-track-next = Válassz helyet és irányt
ask-city-next = Válassz helyet a városnak
ask-move_step-next = A vonat: válaszd a következő mezőt
verb-track = Vágány
verb-city = Város
verb-draw_city = Városhúzás
verb-place = A város lerakása
verb-move_step = Vonat
verb-load = Felrakás
verb-stop = Megállás
verb-burn = Szén
verb-water = Víz
verb-exchange = Csere

## Nevek

title = Days of Steam
price = { $amount } gőz
tile-ST = egyenes
tile-CU = ív
tile-HS = egyenes dombon
tile-HC = ív dombon
tile-WS = egyenes víztoronnyal
tile-WC = ív víztoronnyal
tile-SD = egyenes vakvágánnyal
tile-CDS = ív vakvágánnyal, bal
tile-CDW = ív vakvágánnyal, jobb
tile-BR = híd
tile-DC = kettős ív
tile-SWL = váltó, bal ág
tile-SWR = váltó, jobb ág
tile-YS = Y váltó
tile-TR = delta
tile-XL = szemközti kettős váltó, bal
tile-XR = szemközti kettős váltó, jobb
tile-FN = hármas váltó
covered-ST = { tile-ST }
covered-CU = { tile-CU }
covered-WS = { tile-WS }
covered-WC = { tile-WC }
covered-SD = { tile-SD }
covered-CDS = { tile-CDS }
covered-CDW = { tile-CDW }
covered-DC = { tile-DC }
covered-SWL = { tile-SWL }
covered-SWR = { tile-SWR }
covered-YS = { tile-YS }
covered-TR = { tile-TR }
covered-XL = { tile-XL }
covered-XR = { tile-XR }
covered-FN = { tile-FN }
what-ST = { tile-ST }
what-CU = { tile-CU }
what-HS = { tile-HS }
what-HC = { tile-HC }
what-WS = { tile-WS }
what-WC = { tile-WC }
what-SD = { tile-SD }
what-CDS = { tile-CDS }
what-CDW = { tile-CDW }
what-BR = { tile-BR }
what-DC = { tile-DC }
what-SWL = { tile-SWL }
what-SWR = { tile-SWR }
what-YS = { tile-YS }
what-TR = { tile-TR }
what-XL = { tile-XL }
what-XR = { tile-XR }
what-FN = { tile-FN }
edge-N = észak
edge-E = kelet
edge-S = dél
edge-W = nyugat
city-red = piros
city-green = zöld
city-yellow = sárga
city-blue = kék
colour-red = piros
colour-green = zöld
colour-yellow = sárga
colour-blue = kék
start-red = piros
start-green = zöld
start-yellow = sárga
start-blue = kék
goal-red = { start-red }
goal-green = { start-green }
goal-yellow = { start-yellow }
goal-blue = { start-blue }
good-red = piros
good-green = zöld
good-yellow = sárga
good-blue = kék
figure-steam = Gőz
figure-points = Pont
figure-coal = Szén
figure-markers = Jelző
figure-hand = Lapka
score-goods = Áruk
score-colours = Színek
score-markers = Körök

## A szabályok fejezetei

rules-TURN = A kör
rules-STEAM = Gőz
rules-PLACE = Vágány lerakása
rules-OVER = Meglévő vágányra
rules-CITY = Városok
rules-CIRC = Körök
rules-MOVE = A vonat mozgatása
rules-DERAIL = Kisiklás
rules-GOODS = Áruk
rules-WATER = Víztornyok
rules-COAL = Szén
rules-END = A játék vége
rules-SCORE = Pontozás
rules-INFO = Amit mindenki tud

## Szavak az asztalon

draw-board = Days of Steam
draw-supply = Városok és paklik
draw-players = Játékosok
draw-hand = A kezed
draw-hand_note = vonat, lapka vagy víz
draw-hand_hidden = a kezek rejtve vannak
draw-cell_empty = { $cell } mező, üres
draw-cell_tile = { $cell } mező: { $tile }
draw-cell_city = { $cell } mező: { $colour } város
draw-tile = { $tile }, { $steam } gőz
draw-tile_over = { $tile }, { $steam } gőz, meglévő vágányra is tehető
draw-on_cell = { $what }, { $cell } mező
draw-city = { $colour } város, { $cell } mező
draw-good = { $colour } áru, { $cell } mező
draw-goods = { $count } { $colour } áru, { $cell } mező
draw-train = { $player }: vonat, { $cell } mező
draw-train_cargo = { $player }: vonat, { $cell } mező, { $colour } áruval ({ $origin })
draw-cargo = { $player } szállít: { $colour } áru ({ $origin })
draw-display = { $slot }. hely: { $colour } város, áru: { $goods }
draw-display_empty = { $slot }. hely: üres
draw-display_good = { $colour } áru a városnál
draw-no_goods = nincs
draw-city_pile = Városok paklija: { $count }
draw-track_pile = Vágányok paklija: { $count }
draw-markers_left = Maradt körjelző: { $count }
draw-drawn = Húzott város: { $colour }
draw-short_city_pile = város
draw-short_track_pile = vágánylapka
draw-short_markers_left = jelző
draw-steam_of = { $player }: { $value } gőz
draw-player = { $player }: { $points } pont, { $steam } gőz, { $coal } szén, { $markers } jelző, { $goods } áru, { $hand } lapka
draw-delivered = { $player }: leszállított { $colour } áru: { $count }
draw-markers_of = { $player }: { $count } körjelző
draw-coal_of = { $player }: { $count } szén
draw-to_move = ő dönt
draw-steam = gőz
draw-short_steam = { draw-steam }
draw-short_points = pont
draw-load = rakod
draw-short_coal = szén
draw-short_markers = jelző
draw-short_hand = lapka
draw-livery_1 = Fenyő
draw-livery_2 = Narancs
draw-livery_3 = Égkék
draw-livery_4 = Rózsa

## Miért nem lehet

DS-TURN-01 =
    .refusal = Egy körben egy akció van, és ez most nem tartozik bele.
DS-TURN-06 =
    .refusal = { $reason ->
        [hand] Nincs ilyen lapkád: { $tile }.
       *[possible] Mást is tehetsz: lapkát csak akkor cserélsz, ha semmi sem lehetséges.
    }
DS-PLACE-01 =
    .refusal = Nincs ilyen lapkád: { $tile }.
DS-PLACE-02 =
    .refusal = A vágány vágány nélküli oldalhoz érne, vagy fordítva: { $cell }, { $edge }.
DS-PLACE-03 =
    .refusal = A lapka egyik szakasza sem vezet visszafordulás nélkül városhoz: { $cell }.
DS-PLACE-04 =
    .refusal = Ez ötnél több lapkára van a legközelebbi várostól: { $cell }.
DS-OVER-01 =
    .refusal = A hely foglalt ({ $cell }), és a lapka nem tehető meglévőre.
DS-OVER-02 =
    .refusal = { $what ->
        [city] Várost nem lehet lefedni.
        [hill] Dombot nem lehet lefedni.
        [bridge] Hidat nem lehet lefedni.
       *[train] Olyan lapkát, amelyen vonat áll, nem lehet lefedni.
    }
DS-OVER-06 =
    .refusal = { $reason ->
        [cut_city] Egy város elvesztené az utolsó útját más városhoz.
       *[cut_track] Más vágány elvesztené az utolsó útját városhoz.
    }
DS-CITY-01 =
    .refusal = A városok paklija üres.
DS-CITY-02 =
    .refusal = Ezen a helyen nincs város: { $slot }.
DS-CITY-03 =
    .refusal = { $reason ->
        [cell] Nincs mező, ahová város kerülhetne.
       *[drawn] Várost húztál, le kell raknod.
    }
DS-CITY-04 =
    .refusal = { $reason ->
        [occupied] A hely foglalt: { $cell }.
        [edge] Vágány nélküli oldal néz rá ({ $cell }); a városnak minden oldalán vágány van.
        [connect] Nem vezet folytonos út másik városhoz: { $cell }.
       *[close] Túl közel van egy másik városhoz ({ $cell }): két vágánynak kell köztük lennie.
    }
DS-CITY-05 =
    .refusal = A város közvetlenül egy másik mellé kerülne: { $cell }.
DS-MOVE-01 =
    .refusal = { $reason ->
        [no_step] A mozgás legalább egy lépés.
       *[other] Ez { $cost } gőz, és csak { $steam } költhető el.
    }
DS-MOVE-04 =
    .refusal = A vonatod nem olyan vágányon áll, amely arra vezet: { $edge }.
DS-MOVE-05 =
    .refusal = Ahonnan jött, a vonat visszafordulás nélkül nem mehet arra: { $edge }.
DS-MOVE-07 =
    .refusal = A vonatod vakvágányon van, meg kell állnia.
DS-MOVE-08 =
    .refusal = Ez a lapka másik vágányához tartozik: { $edge }.
DS-MOVE-09 =
    .refusal = Másik vonat áll ott: { $cell }.
DS-MOVE-10 =
    .refusal = Másik vonat áll ott, és nem tudnál elmenni mellette.
DS-MOVE-12 =
    .refusal = Nincs ott semmi: { $edge }.
DS-GOODS-02 =
    .refusal = Ez az áru most itt nem rakható fel, vagy lépésnek kell követnie: { $colour }.
DS-GOODS-03 =
    .refusal = A vonatodon már van áru.
DS-WATER-01 =
    .refusal = A vonatod nem áll víztoronynál.
DS-COAL-01 =
    .refusal = { $reason ->
        [once] Szén egy körben egyszer éghet el.
        [start] Szén csak a kör elején éghet el.
       *[number] { $coal } szened van, és { $room } gőznek van hely: { $cubes } nem égethető el.
    }
DS-COAL-02 =
    .refusal = { $reason ->
        [after] A szén elégetése után lapkának vagy mozgásnak kell következnie.
       *[nothing] Sem lapka, sem mozgás nem következhetne.
    }
DS-COAL-04 =
    .refusal = Senkinek sincs szene, amíg az utolsó város le nem kerül.
DS-END-01 =
    .refusal = A játéknak vége: valaki nyert.
DS-END-02 =
    .refusal = A játéknak vége: elfogyott a vágánylapka.
DS-END-07 =
    .refusal = A játéknak vége: elakadt.

## A tábla mellett

panel-deliveries = Elérhető szállítások, vagy mutass egy mezőre
panel-no-deliveries = Nincs elérhető szállítás. Mutass egy mezőre, ahová futnál vagy lapkát tennél.
panel-column-points = pont
panel-column-risk = kockázat
panel-percent = { $percent } %
panel-safe = biztos
panel-gain = +{ $gain }
panel-number = { $number }
panel-run-delivers = Szállítás: { $colours } (ide: { $cells })
panel-run-delivers-one = { $colour } a { $start } városból a { $goal } városba ({ $cell })
panel-run = Oda fut
panel-run-fetches = Árufelvétel: { $colour }, ide: { $cell }
panel-run-burns = { $cubes } szén elégetésével
panel-fetches = Menetek áruért
panel-lay = Lerakható lapkák, vagy mutass egy mezőre
panel-cities = Lerakható városok
panel-run-safely = Futás { $steam } gőzért, +{ $points } pont
    .button = Futás { $steam } gőzért
panel-run-rolls = Futás { $steam } gőzért, azután dobás; +{ $points } pont, ha megérkezik
    .button = Futás { $steam } gőzért, azután dobás
panel-run-costs = { $steam } gőz, { $steps } lépés
panel-run-carries = a végén rajta: { $colour }
panel-derails = { $percent } % eséllyel kisiklik
panel-runs-here = Futás erre a mezőre
panel-lay-here = Ide illő lapkák
panel-city-here = Városok erre a mezőre
panel-nothing-here = Ezzel a mezővel most semmit sem lehet tenni.
panel-joins = Csatlakozik: { $edges }
panel-opens = Nyitott: { $edges }
panel-tile = { $tile }: +{ $steam } gőz
panel-after = Utána
panel-now = most
panel-then = utána
panel-draw-tile = Azután lapkát húzol.
panel-draw-city = Azután új város kerül a kínálatba.
panel-steam = Gőz ({ $most }-ból)
panel-points = Pont
panel-same-safely = Egy másik futás dobás nélkül is hoz { $points } pontot.
panel-roll = A dobás
panel-roll-arrives = { $faces }: megérkezik, +{ $points } pont
panel-roll-derails = { $faces }: kisiklik; a vonat és az áru visszakerül, a gőz elvész

## Reasons for advice

reason-points = amennyi pontod van: { $points }
reason-steam = gőz a kazánodban: { $points }
reason-coal = elégethető szén: { $points }
reason-deliveries = elérhető szállításaid: { $points }
reason-finish = milyen közel vagy a győzelemhez: { $points }
reason-sites = jó helyek a következő városoknak: { $points }
reason-symbols = kézben lévő, másra is lerakható lapkák: { $points }
reason-turn = a következő kör a tiéd: { $points }
reason-rival-points = a legerősebb vetélytárs pontjai: { $points }
reason-rival-steam = a legerősebb vetélytárs gőze: { $points }
reason-rival-deliveries = a vetélytárs elérhető szállításai: { $points }
reason-rival-finish = milyen közel van egy vetélytárs a győzelemhez: { $points }
reason-run = a menet, amelyet a következő körben megtehetsz: { $points }
reason-win = esély a győzelemre a következő körben: { $points }
reason-ring = egy kör, amelyet bezárhatsz: { $points }
reason-rival-run = a menet, amelyet egy vetélytárs megtehet: { $points }
reason-rival-win = a veszély, hogy egy vetélytárs a következő körben nyer: { $points }
reason-rival-ring = kör, amelyet a vetélytársak bezárhatnak: { $points }
reason-over = ahogy a játék véget ér: { $points }

## A forduló vége, lépésről lépésre

end-roll = A kockadobás
