# Steam magyarul, a magyar szabálykönyv szavaival. Ami itt nincs, minden nyelven ugyanaz.

# A forduló szava a lapon: a „round” itt forduló, nem kör.
period = turn

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

bid = { $who } licitje: { $amount } $.
auction-passed = { $who } passzol.
stayed-in = { $who } passzol, és a Körsorrend lapkával bent marad.
dropped-out = { $who } kiszáll az árverésből; helye a körsorrendben: { $position }.
position-taken = { $who } helye a körsorrendben: { $position }. Fizetsége: { $price ->
    [0] semmi
   *[other] { $price } $
}.
money-raised = { $who } { $money } $-t szerez (most bevétel { $income }, győzelmi pont { $vp }).
no-capital = { $who } nem szerez tőkét.
action-taken = { $who } akciólapkája: { $tile }{ $declared ->
    [use] , használja
    [pass] , nem használja
   *[other] { "" }
}. Ára: { $price ->
    [0] semmi
   *[other] { $price } $
}.
locomotive-improved = { $who } mozdonya már { $level }. szintű.
tile-placed = { $who } épít { $price } dollárért, { $hex }: { $face }.
tile-improved = { $who } vágányt fejleszt { $price } dollárért, { $hex }: { $face }.
link-redirected = { $who } kapcsolatot irányít át { $price } dollárért: { $hex }.
link-completed = Elkészült a kapcsolat: { $from } – { $to }{ $owned ->
    [0] ; gazdátlan.
   *[1] . Gazdája: { $who }.
}
link-lost = { $who } elveszti a befejezetlen kapcsolatot: { $hex }.
urbanized = { $who } { $colour } új várost alapít: { $town }.
city-grown = { $who } a Városi termelést itt használja: { $city }.
cubes-arrived = { $city }: új árukockák a készlet { $space }. mezőjéről ({ $colours }).
build-turn-ended = { $who } befejezi az építést.
delivered = { $who } { $colour } árukockát szállít { $links } kapcsolaton át: { $route }.
income-taken = { $who } { $points } pontot bevételnek választ (most { $income }).
vp-taken = { $who } { $points } győzelmi pontot választ (most { $vp }).
goods-passed = { $who } ebben a szállítási körben passzol.
income-received = { $who } { $money ->
    [0] nem kap bevételt.
   *[other] { $money } $ bevételt kap.
}
expenses-paid = { $who } { $money } $ költséget fizet.
steps-lost = { $who } pénzéből { $short } $ hiányzik, ezért visszalép: bevétel { $income }, győzelmi pont { $vp }.
bankrupt = { $who } nem tud fizetni: csődbe megy, és kiesik a játékból.
order-changed = Az akciólapkák száma adja az új körsorrendet.
round-begins = { $round }. forduló.
game-over = Vége a játéknak ({ $round } forduló után).

## Mit tesz egy választás

choice-bid = Licit: { $amount } $
choice-pass = Passz
choice-drop = Kiszállás
choice-capital = { $money ->
    [0] Nem szerzek tőkét
   *[other] Tőkeszerzés: { $money } $
}
choice-take = { $tile }{ $declared ->
    [use] , használom
    [pass] , nem használom
   *[other] { "" }
}
choice-build = { $hex }: { $face }, { $price } $
    .button = Építés: { $price } $
choice-improve-tile = { $hex } fejlesztése: { $face }, { $price } $
    .button = Fejlesztés: { $price } $
choice-redirect = { $hex }: a kapcsolat átirányítása, { $to }. oldal, { $price } $
    .button = Átirányítás: { $price } $
choice-urbanize = Új város: { $town }, { $colour }{ $space ->
    [0] { "" }
   *[other] , { $space }. árukészletmező
}
choice-grow = { $city }: { $space }. mező árukockái
choice-end = Az építés befejezése
choice-deliver = A { $colour } árukocka szállítása: { $route }
    .button = Szállítás: { $links } kapcsolat, { $own } saját
choice-improve = Mozdonyfejlesztés
choice-income = { $points } pont bevételnek
choice-vp = { $points } győzelmi pont

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
option-base_last_vp = A legkisebb bevételnél az utolsó győzelmi pont is ad-e 5 $-t.
    .name = Az utolsó pont
option-base_last_vp-two_needed = Két pont 5 $
option-base_last_vp-one_is_enough = Egy is elég
option-standard_lenient = Könnyítés kezdőknek a standardjátékban: mire szerezhetnek pénzt úgy, mint az alapjátékban.
    .name = Könnyítés kezdőknek
option-standard_lenient-off = Nincs
option-standard_lenient-track = Vágányra
option-standard_lenient-upkeep = Fenntartásra
option-standard_lenient-both = Mindkettőre
option-lenient_seats = Akik a könnyítést kapják.
    .name = Könnyítést kap
option-urbanize_unavailable_pass = A Városiasodás lapka passzolással választható-e, ha nincs több település vagy új város.
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
ask-deliver-next = A { $colour } árukocka szállítása: válassz utat
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
figure-points = Pont
figure-locomotive = Mozdony
    .short = Mozdony
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
rules-REDIR = Kapcsolatok átirányítása
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
draw-action_taken = { $number } { $action }: { $effect }. Választotta: { $player }
draw-taken = { $player }: { $action }
draw-no_action = nincs akciólapkája
draw-with_pass = { $action } (passz)
draw-bid = licit: { $bid } $
draw-bid_none = még nem licitált
draw-bid_place = { $place }. hely
draw-bid_passed = passzolt
draw-to_move = ő dönt
draw-out = csődbe ment
draw-player = { $player }: készpénz { $cash } $, bevétel { $income }, { $points } győzelmi pont, mozdony { $locomotive }, { $action }
draw-livery_1 = Zöld
draw-livery_2 = Narancs
draw-livery_3 = Kék
draw-livery_4 = Rózsaszín
draw-livery_5 = Barna
draw-livery_6 = Krém
draw-effect_turn_order = első a következő fordulóban
draw-effect_turn_order_standard = egy passz a következő árverésen
draw-effect_first_move = elsőként szállít
draw-effect_engineer = eggyel több lapkát épít
draw-effect_first_build = elsőként épít
draw-effect_city_growth = árukockák egy városba
draw-effect_locomotive = egy szinttel jobb mozdony
draw-effect_urbanization = új várost épít
draw-price_and_level = { $price } $ + szint

## Szabályok a számuk szerint; a .refusal mondja meg, miért nem lehet valami

ST-GEN-01 = Hogy hányan játszhattok, a térképtől függ: Északkelet-USA térképén hárman-öten, a Ruhr-vidéken hárman-hatan.
ST-GEN-02 = Minden nyílt: a pénz, a sávok, a kockák a térképen és a készletben, a maradék lapkák. Csak a zsákból húzás sorrendje rejtett, és az előkészület után a zsákból már senki sem húz.
ST-GEN-03 = A bank pénze sosem fogy el, és váltani mindig tud.
ST-GEN-04 = Bármennyi kapcsolatod lehet; az őket jelölő korongok száma nem korlát.
ST-GEN-05 = 136 vágánylapka van. Amelyikből nincs több, az nem építhető.
    .refusal = Ebből a lapkából nincs több: { $face }.
ST-GEN-06 = A játékosok sosem döntenek egyszerre, és az előkészület után semmi sem a véletlenen múlik.
ST-GEN-07 = Minden összeg egész dollár, és minden licit egész szám.
ST-GEN-08 = A helyek és a színek az előkészület előtt eldőlnek. Az óramutató járása és a „bal” a helyeket követi, a körsorrend a körsorrendjelzőt. Aki kiesett a játékból, azt mindenhol kihagyjuk.
ST-SETUP-01 = Mind a 96 kocka a zsákba kerül. Minden város annyi véletlenül húzott kockát kap, amennyi rá van nyomtatva; a húzott kockák nem kerülnek vissza. Előbb a városok telnek meg, azután az 1–12. árukészletmező.
ST-SETUP-02 = A Ruhr-vidéken pontosan három játékossal minden város eggyel kevesebb kockát kap.
ST-SETUP-03 = Mind a 12 árukészletmező 3 véletlenül húzott kockát kap. Pontosan három játékossal 2-t, mindkét térképen.
ST-SETUP-04 = Egy kocka a saját színű városán is lehet. Csak egy másik ilyen színű városba szállítható.
ST-SETUP-05 = A várositermelés-jelzők és az új város lapkák a térkép mellett vannak.
ST-SETUP-06 = Mindenki választ egy színt; bevétele 0, győzelmi pontja nincs, mozdonyszintje 1, pénze nincs.
ST-SETUP-07 = A fordulójelző az 1-esen áll.
ST-SETUP-08 = Alapjáték, az első körsorrend árveréssel: a körsorrendet a nyitó árverés adja, és senki sem kap kezdőpénzt.
ST-SETUP-09 = Alapjáték, véletlen első körsorrend: mindenki húz egy akciólapkát. A legkisebb szám az első, és tőle az óramutató járása szerint következnek a többiek. A második 1 $-t kap, a harmadik 2 $-t, a negyedik 3 $-t, az ötödik 4 $-t, a hatodik 5 $-t. A lapkák visszakerülnek, és nincs árverés.
ST-SETUP-10 = Standardjáték: mindenki véletlenül húz egy akciólapkát. A legkisebb szám az első, a következő a második, és így tovább; a helyek nem számítanak. A lapkák visszakerülnek, és senki sem kap kezdőpénzt.
ST-SETUP-11 = Egy nyomtatott város a játékban egyszer kaphat várositermelés-jelzőt. Szürke nyomtatott város nincs.
    .refusal = Itt már van várositermelés-jelző: { $city }.
ST-MONEY-01 = Előbb a készpénzedből fizetsz. A banktól csak akkor szerzel pénzt, ha a készpénzed nem elég egy most esedékes fizetésre.
ST-MONEY-02 = Pénzszerzéskor minden 5 $ 1-gyel csökkenti a bevételedet.
ST-MONEY-03 = −10-es bevételnél minden további 5 $ helyette 2 győzelmi pontba kerül.
ST-MONEY-04 = A bank csak annyiszor ad 5 $-t, amennyi a hiányt fedezi, többet nem lehet; ami megmarad, legfeljebb 4 $, készpénz lesz. Mindig előbb a bevétel csökken, csak azután a pontok. A pénzszerzés tehát magától történik, és nem döntés.
ST-MONEY-05 = −10-es bevételnél 2-nél kevesebb győzelmi ponttal nem szerezhető pénz. „Az utolsó pont: Egy is elég” beállítással az utolsó egy pont is 5 $-t ad.
ST-MONEY-06 = Legfeljebb ennyit tudsz fizetni: a készpénzed, 5 $ a bevétel minden lépéséért −10-ig, és 5 $ minden 2 győzelmi pontért. Ennél drágább licit, akciólapka vagy vágánylapka tilos.
    .refusal = Ez { $price } $-ba kerül, és legfeljebb { $funds } $ szerezhető.
ST-MONEY-07 = A vágánylapkát lerakáskor, az akciólapkát választáskor fizeted ki. Ami egy 5 $-ból megmarad, a következő fizetésnél segít, ezért lapkánként fizetni ugyanannyiba kerül, mint az egész építést egyszerre.
ST-MONEY-08 = Az alapjátékban ezekre szerzel pénzt: a nyitó árverés nyertes licitjére, az akciólapkára, minden épített, fejlesztett vagy átirányított lapkára, és a negatív bevételre. Az áruszállítás fázisában nincs mit fizetni. Ilyen fizetés nélkül, tartaléknak, vagy amíg a készpénzed elég, nem szerezhetsz pénzt.
    .refusal = Az alapjátékban előre nem vehetsz fel pénzt: a bank akkor ad, amikor fizetned kell.
ST-MONEY-09 = A pénzszerzés azonnal csökkenti a bevételedet. Ami a mostani bevételfázisban esedékes, az nem változik, de a későbbi fordulókban és a pontozásnál a kisebb bevétel számít.
ST-ORDER-01 = A körsorrend helyeit egymás után árverezzük el, az elsővel kezdve. Az utolsót nem: azt ingyen kapja, aki megmarad.
ST-ORDER-02 = Az első hely árverését egy véletlenül húzott játékos nyitja. A licit a helyek szerint, az óramutató járásával halad.
ST-ORDER-03 = Ha te jössz, többet licitálsz a mostani licitnél, vagy passzolsz, és erre a helyre már nem licitálsz. Az első licit lehet 0 $.
    .refusal = Kevés a { $amount } $: a mostani licit { $highest } $.
ST-ORDER-04 = Ha mindenki más passzolt, a megmaradt játékos nyer a licitjén, vagy 0 $-ért, ha senki sem licitált. Azonnal fizet, szükség esetén pénzt szerez, és elfoglalja a helyet. A legtöbbet kínáló nem licitál önmagára.
ST-ORDER-05 = A nyertesek a későbbi árveréseken nem vesznek részt. A következő árverést az utolsó nyertestől balra az első olyan játékos nyitja, akinek még nincs helye.
ST-ORDER-06 = Nem licitálhatsz többet, mint amennyit ki tudnál fizetni; kezdetben ez 50 $.
    .refusal = Sok a { $amount } $: legfeljebb { $funds } $ szerezhető.
ST-ORDER-07 = Ha egy helyre passzolsz, a következőre újra licitálhatsz.
ST-ROUND-01 = Az alapjáték fordulója hat fázis: akciólapkák, vágányépítés, áruszállítás (két kör), bevétel és költségek, körsorrend, következő forduló. Mindegyik véget ér, mielőtt a következő kezdődik.
    .refusal = Ezt most nem teheted meg: ez a fázis „{ $phase }”.
ST-ROUND-02 = A standardjáték fordulója hét fázis: tőkeszerzés, árverés a körsorrendért, akciólapkák, vágányépítés, áruszállítás (két kör), bevétel és költségek, következő forduló.
    .refusal = Ezt most nem teheted meg: ez a fázis „{ $phase }”.
ST-ROUND-03 = A játék 3, 4, 5 vagy 6 játékossal 10, 8, 7 vagy 7 fordulóig tart. A kezdő létszám számít.
ST-ROUND-04 = Az utolsó forduló a bevétellel és a költségekkel ér véget: az alapjátékban elmarad az 5. és a 6. fázis, a standardjátékban a 7. Azután a játéknak vége.
    .refusal = A játéknak vége.
ST-ACT-01 = A körsorrendben mindenki pontosan egyet választ a maradék lapkák közül. Senki sem maradhat nélküle.
    .refusal = Ezt a lapkát már más választotta: { $tile }.
ST-ACT-02 = A lapkák: 1 Körsorrend, 2 Első szállító, 3 Mérnök, 4 Első építő, 5 Városi termelés, 6 Mozdony, 7 Városiasodás.
ST-ACT-03 = Az alapjátékban választáskor fizetsz: az 1–4. lapka ingyenes, a Városi termelés 2 $, a Mozdony 4 $ és még az új szint száma, a Városiasodás 6 $. A standardjátékban mind ingyenes.
ST-ACT-04 = A Körsorrend az alapjátékban ebben a fordulóban nem tesz semmit, de az 1-es száma miatt a következőben első leszel.
ST-ACT-05 = Első szállító: az áruszállítás mindkét körében elsőként cselekszel.
ST-ACT-06 = Mérnök: az építésedben 3 helyett 4 lapkaműveletet végezhetsz, mindegyiket rendes áron.
ST-ACT-07 = Első építő: elsőként építesz; a többiek a körsorrendben követnek.
ST-ACT-08 = Mozdony: a mozdonyod azonnal egy szinttel jobb lesz. A 6. szinten ezt a lapkát nem választhatod.
    .refusal = A mozdonyod már a legmagasabb, 6. szintű.
ST-ACT-09 = Ha az alapjátékban a Városi termelést vagy a Városiasodást választod, azonnal bejelented, hogy használod, vagy passzolsz. Ha használod, fizetsz; passzal nem fizetsz, és nem használhatod. A bejelentés végleges.
    .refusal = { $why ->
        [say] Előbb jelentsd be, hogy használod-e: { $tile }.
        [plain] Ehhez a lapkához nem kell bejelentés: { $tile }.
       *[passed] Ezt a lapkát passzolással választottad, ebben a fordulóban nem használhatod: { $tile }.
    }
ST-ACT-10 = A Városi termelés használatát nem jelentheted be, ha minden árukészletmező üres, ha nincs több várositermelés-jelző, vagy ha már minden városnak van. Passzolással a lapka akkor is választható.
    .refusal = { $why ->
        [cubes] A Városi termelés nem használható: üres az árukészlet.
        [marker] A Városi termelés nem használható: nincs több várositermelés-jelző.
       *[city] A Városi termelés nem használható: már minden városnak van jelzője.
    }
ST-ACT-11 = A Városiasodás használatát nem jelentheted be, ha nincs több település vagy új város lapka. Passzolással a lapka akkor is választható. A „Városiasodás passzal: Tilos” beállítással a 7-est ekkor senki sem választhatja, sem az alapjátékban, sem a standardjátékban.
    .refusal = { $why ->
        [town] A Városiasodás nem használható: nincs több település.
       *[tile] A Városiasodás nem használható: nincs több új város lapka.
    }
ST-ACT-12 = A standardjátékban választáskor nem jelentesz be semmit: az építésedben használod a lapkát, vagy nem.
    .refusal = A standardjátékban választáskor nem jelented be, hogy használod-e a lapkát.
ST-ACT-13 = Az alapjátékban a Városi termelést vagy a Városiasodást csak akkor használhatod, ha az árát a megszerezhető pénzzel ki tudod fizetni. A Mozdonyt csak akkor választhatod, ha az ára megvan; a Mozdonynál nincs passz. Az 1–4. lapkát és a passzolást pénz miatt sosem tagadjuk meg.
    .refusal = A lapka ára { $price } $, és legfeljebb { $funds } $ szerezhető.
ST-ACT-14 = Senki sem marad lapka nélkül. A „Városiasodás passzal: Tilos” beállítással is, ha hat játékos közül az utolsónak, akinek a mozdonya 6. szintű, csak a 6-os és a 7-es lapka marad, passzolással választja a Városiasodást. Másként ez nem fordulhat elő, mert két lapka közül legalább az egyik nem a Mozdony.
ST-ACT-15 = A Városi termelést és a Városiasodást a saját építésedben használod, nem más játékoséban. A kockák még ugyanebben a fordulóban elszállíthatók.
    .refusal = Ebben a fordulóban nem ezt a lapkát választottad: { $tile }.
ST-BUILD-01 = A játékosok a körsorrendben építenek; az Első építő mindenki előtt.
ST-BUILD-02 = Az építésedben legfeljebb 3 lapkaműveletet végezhetsz, Mérnökként 4-et: lapka lerakása üres hexára, lapka fejlesztése és lapka átirányítása egy-egy művelet. Az új város lapka nem számít.
    .refusal = Ebben az építésben már minden lapkaműveletedet felhasználtad.
ST-BUILD-03 = Építened sosem kötelező. De ha az alapjátékban bejelentetted a Városi termelés vagy a Városiasodás használatát, az építésed vége előtt végre kell hajtanod. Csak akkor marad el, ha lehetetlenné vált, és az ára nem jár vissza.
    .refusal = Bejelentetted, hogy használod az akciólapkát: használd az építésed vége előtt.
ST-BUILD-04 = Vágánylapka város és település nélküli hexára kerül, településlapka településre. Településre csak településlapka és új város kerülhet. Városra és a térképen kívülre semmi sem épül.
    .refusal = { $why ->
        [city] Városon nem fekhet lapka: { $hex }.
        [town] Településre csak településlapka kerülhet: { $hex }.
        [plain] Településlapka csak településre kerülhet, ide nem: { $hex }.
       *[outside] Itt semmi sem építhető: { $hex }.
    }
ST-BUILD-05 = Egy lapka kijárata sem vezethet vastag fekete vonalhoz vagy a tábla széléhez.
    .refusal = { $why ->
        [black] Egy kijárat vastag fekete vonalhoz vezetne: { $hex }.
       *[outside] Egy kijárat levezetne a térképről: { $hex }.
    }
ST-BUILD-06 = Városokon és településeken kívül a vágány sosem ágazik el, és nem fut össze.
ST-BUILD-07 = Ahol a lapka kijárata városhoz ér, ott a vágány abban a városban végződik. Ahol a szomszéd lapka kijáratához ér, a kettő egy vonal lesz. Mindenhol máshol nyitott vég.
ST-BUILD-08 = Új vágány nem csatlakozhat más játékos vágányához. Csak egy településlapka új kijárata csatlakozhat.
    .refusal = A vágány más játékos vágányához csatlakozna: { $hex }.
ST-BUILD-09 = Minden új vágánynak kapcsolódnia kell: a vonala városban végződjön, vagy legyen benne vágány, amely már előtte a tiéd volt, vagy olyan településen végződjön, ahol már előtte volt másik kapcsolatod. Különben nem kapcsolódik saját vágányodon át városhoz, és nem építheted meg.
    .refusal = A vágány nem kapcsolódna saját vágányodon át városhoz: { $hex }.
ST-BUILD-10 = Új kapcsolat bármely városnál kezdődhet, a többi kapcsolatodtól távol is, de olyan településnél nem, ahol nincs vágányod. A hálózatod több részből is állhat.
ST-BUILD-11 = A játékban az első lapkád tehát egy városból vezet ki.
ST-BUILD-12 = Egy kapcsolat nem kezdődhet és végződhet ugyanabban a városban vagy településen, és nyitott vége nem mutathat vissza arra a településre, ahol kezdődik. Így lapkát lerakni, fejleszteni vagy átirányítani nem szabad. Több kapcsolatból álló hurok szabályos.
    .refusal = A kapcsolat ugyanott kezdődne és érne véget: { $node }.
ST-BUILD-13 = Egy kijárat mutathat üres hexára, vagy olyan lapkára, amelynek azon az oldalon nincs kijárata. Nyitott vég marad, és a szomszéd lapka később fejleszthető. Más játékos nyitott vége elé is építhetsz, és így elzárhatod.
ST-BUILD-14 = Üres hexára rögtön kétutas lapkát (41–47) vagy több kijáratú településlapkát is rakhatsz. Ekkor mindkét útnak kapcsolódnia kell, és egyik sem csatlakozhat más játékos vágányához.
ST-BUILD-15 = Ha lapkát raksz le vagy fejlesztesz, minden vonal, amely új vágányt kapott, a tiéd, kivéve ahol egy településlapka kijárata más játékos kapcsolatát fejezi be. Ha két saját vonaladat kötöd össze, egy kapcsolat lesz belőlük, amely a végén 1 pont.
ST-BUILD-16 = Üres hexán egy lapka minden kijárata 1 $. A település még 1 $, a folyó 1 $, a hegy 2 $, és mind összeadódik: folyó menti hegyi település még 4 $.
ST-BUILD-17 = A csatorna (lila szegéllyel) és a kis tó folyónak számít. Több folyó egy hexán együtt 1 $.
ST-BUILD-18 = Minden hexa, amely nem hegy és nem város, alföld, a partvidéken is. A domb hegy. A hegyen fekvő partvidék hegyként kerül pénzbe.
ST-BUILD-19 = A standardjátékban csak akkor rakhatsz le lapkát, ha a készpénzed elég rá.
    .refusal = Ez { $price } $-ba kerül, és { $funds } $ pénzed van.
ST-BUILD-20 = Az építésed műveletei különböző helyeken és bármilyen sorrendben jöhetnek, a Városiasodással és a Városi termeléssel vegyítve. Mindegyiknek akkor kell szabályosnak lennie, amikor végrehajtod.
ST-BUILD-21 = Az építést úgy is befejezheted, hogy semmit sem építettél. A fel nem használt műveletek elvesznek.
ST-TILE-01 = A készletben 13 fajta, összesen 136 kétoldalas darab van. Egy lapka akkor építhető, ha van a készletben olyan darab, amelynek valamelyik oldalán szerepel; az egész darab elfogy, a másik oldala is.
ST-TILE-02 = Ha a kívánt lapka (44, 45, 46, 47) több fajta darabon is szerepel, azt vesszük, amelynek másik oldalából több maradt a készletben; ha az egyenlő, a lapkajegyzékben elsőt.
ST-TILE-03 = A fejlesztéssel, átirányítással vagy Városiasodással levett lapka visszakerül a készletbe. Fejlesztésnél és átirányításnál még az új elvétele előtt, így ugyanazt a darabot akkor is megfordíthatod vagy elforgathatod, ha a készletben nincs másik.
ST-TILE-04 = A lapkák mind a hat irányba forgathatók, de nem tükrözhetők. Egy darab másik oldala másik lapka.
ST-TOWN-01 = A településlapka minden kijárata önálló vágány, és önálló kapcsolathoz tartozik. A település nem köt össze kapcsolatokat eggyé.
ST-TOWN-02 = Településre bármelyik településlapkát választhatod; minden kijáratát kifizeted.
ST-TOWN-03 = A település első lapkájának legalább egy kijárata csatlakozzon a saját vágányodhoz, egy városhoz vagy egy gazdátlan vonalhoz. E vonal ezután városban vagy olyan másik településen végződjön, ahol van kapcsolatod. A többi kijárat a településen át kapcsolódik.
    .refusal = A lapka semmihez sem csatlakozna, amit használhatsz: sem a vágányodhoz, sem városhoz, sem megszerezhető kapcsolathoz: { $hex }.
ST-TOWN-04 = Az új településlapka minden kijárata a tiéd, a nyitott végűek is, amelyek befejezetlen kapcsolatok.
ST-TOWN-05 = Ha egy lerakott vagy fejlesztett településlapka új kijárata más játékos nyitott végéhez ér, annak kapcsolatát fejezi be, és az övé marad. A kijáratot így is te fizeted ki, és egyedül egy ilyen kijárattal a lapkád nem kapcsolódik.
ST-TOWN-06 = Településen nincs árukocka, és oda nem is szállítható; a kockák áthaladnak rajta.
    .refusal = { $why ->
        [from] Ez település, nincs rajta árukocka: { $town }.
       *[to] Ez település, ide nem szállítható árukocka: { $town }.
    }
ST-TOWN-07 = Településlapka sosem forgatható el és nem irányítható át. Csak fejleszteni, vagy Városiasodással levenni lehet.
    .refusal = A településlapka nem irányítható át: { $hex }.
ST-LINK-01 = Egy kapcsolat befejezett, ha mindkét végén város vagy település van. Több körben is megépítheted.
ST-LINK-02 = A befejezett kapcsolat sosem vész el, és le sem lehet mondani róla; csak csőd után lesz gazdátlan.
ST-LINK-03 = A befejezetlen kapcsolat az építőjéé; senki más nem bővítheti, nem irányíthatja át, és nem csatlakozhat hozzá.
ST-LINK-04 = Az építésed végén elvesztesz minden kapcsolatot, amely az építés elején a tiéd és befejezetlen volt, még mindig befejezetlen, és közben nem bővült: gazdátlan lesz. Amit ebben az építésben kezdtél, szereztél vagy bővítettél, a tiéd marad.
ST-LINK-05 = A bővítés legalább egy új vágány a nyitott végnél, új lapkával vagy a szomszéd lapka fejlesztésével. Az átirányítás nem bővítés; az átirányítás és utána a bővítés ugyanabban a körben igen.
ST-LINK-06 = Gazdátlan befejezetlen kapcsolatot úgy szerzel meg, hogy lapkával vagy új várossal bővíted vagy befejezed. Ehhez városban kell kezdődnie, vagy közvetlenül a saját kapcsolatodhoz kell csatlakoznia: azon a településen, ahol kezdődik, vagy mert épp most kötöd a saját vágányodhoz.
    .refusal = Ez a gazdátlan kapcsolat nem városnál vagy saját vágánynál kezdődik, ezért nem szerezheted meg: { $hex }.
ST-LINK-07 = Ha városból építesz, és egy gazdátlan kapcsolat nyitott végéhez érsz, a kapcsolat befejezett és a tiéd, bárhol kezdődik.
ST-LINK-08 = Gazdátlan befejezett kapcsolat csak csőd után van, és senki sem szerezheti meg.
ST-LINK-09 = A településre mutató kijárat ottani illeszkedő kijárat nélkül nyitott vég: egy kapcsolat csak településlapkán át éri el a települést, vagy ha abból új város lesz.
ST-LINK-10 = Szomszédos városok és települések vágány nélkül nincsenek összekötve.
ST-LINK-11 = Két várost vagy települést több kapcsolat is összeköthet, egy vagy több játékosé.
    .refusal = { $count ->
        [one] { $from } – { $to }: csak egy kapcsolat vezet oda, ne nevezz meg oldalt.
       *[other] { $from } – { $to }: { $count } kapcsolat vezet oda, válassz egyet.
    }
ST-LINK-12 = Ha más fejezi be a befejezetlen kapcsolatodat új várossal vagy egy településlapka kijáratával, attól kezdve befejezett, és többé nem veszhet el.
ST-LINK-13 = Gazdátlan vágányú lapkát bárki fejleszthet, mint bármely mást. A régi vágány gazdátlan marad, ha új vágány nem csatlakozik hozzá.
ST-REDIR-01 = A befejezetlen kapcsolat nyitott végén a lapkát átirányíthatod: a vágány ott lép be, ahol eddig, és másik oldalon lép ki.
    .refusal = Nem végződik befejezetlen kapcsolat itt: { $hex }, { $side }. oldal.
ST-REDIR-02 = Átirányíthatod a saját befejezetlen kapcsolataidat, és azokat a gazdátlanokat, amelyek városban vagy olyan településen kezdődnek, ahol van kapcsolatod. Más játékosét és befejezettet nem.
    .refusal = { $why ->
        [complete] Ez a kapcsolat kész, már nem irányítható át: { $hex }.
        [rival] Ez a kapcsolat más játékosé, nem irányíthatod át: { $hex }.
       *[far] Ez a gazdátlan kapcsolat sem városnál, sem a te kapcsolatodnál nem kezdődik, nem irányíthatod át: { $hex }.
    }
ST-REDIR-03 = A lapkát elforgatod, vagy ugyanannyi utasra cseréled. A rajta lévő többi út pontosan marad.
    .refusal = Nincs lapka ilyen vágánnyal: { $hex }.
ST-REDIR-04 = Az átirányítás az ezután ott fekvő lapka minden kijáratáért 1 $, tehát 2 $ vagy 4 $, a terepért semmi.
ST-REDIR-05 = Az új irányra minden építési szabály érvényes: nincs fekete vonal, nem csatlakozik más játékos vágányához, nem tér vissza ugyanabba a városba vagy településre.
ST-REDIR-06 = Az átirányítás egy művelet.
ST-REDIR-07 = Az átirányítás nem menti meg a befejezetlen kapcsolatodat, és nem szerzi meg a gazdátlant, kivéve ha befejezi a kapcsolatot: akkor a tiéd.
ST-REDIR-08 = Településen fekvő vágány nem irányítható át.
    .refusal = { $why ->
        [town] Településen fekvő vágány nem irányítható át: { $hex }.
       *[city] Ez város, nincs mit átirányítani: { $hex }.
    }
ST-REDIR-09 = Az új oldal más legyen, mint a mostani. Ugyanabban a körben lerakott lapka is átirányítható. Az egylapkás kapcsolat megtartja a várost vagy települést, ahol kezdődik. Ha az új oldal saját vagy gazdátlan nyitott véghez ér, a kettő összekapcsolódik, és befejezett; más játékos nyitott végéhez nem érhet.
    .refusal = { $why ->
        [same] A nyitott vég már oda mutat: { $hex }.
       *[rival] A nyitott vég más játékos vágányához csatlakozna: { $hex }.
    }
ST-IMPR-01 = Egyutas lapkát kétutasra (41–47) cserélsz, amelyen a régi út ugyanott van, vagy településlapkát több kijáratúra, amelyen minden régi megvan. A lapka lehet a tiéd vagy más játékosé.
    .refusal = Ez nem ad új vágányt ehhez: { $hex }, { $face }.
ST-IMPR-02 = A régi vágány helye és tulajdonosa marad; csak gazdátlan kapcsolat cserél gazdát, ha új vágány csatlakozik hozzá. Semmi sem tűnik el vagy mozdul el. Ugyanannak a lapkának az átirányítása és fejlesztése két művelet.
    .refusal = A régi vágány nem maradna a helyén: { $hex }, { $face }.
ST-IMPR-03 = Az új vágány az építés szabályait követi: nincs fekete vonal, kapcsolódik, nem tér vissza ugyanabba a városba vagy településre, és más játékos vágányához csak településlapka kijárata csatlakozhat.
ST-IMPR-04 = Településlapkához akkor adhatsz kijáratot, ha van olyan kapcsolatod, amely azon a településen végződik. Különben egy új kijáratnak a saját vágányodhoz, városhoz vagy megszerezhető gazdátlan kapcsolathoz kell csatlakoznia.
    .refusal = Ezen a településen ({ $hex }) nincs kapcsolatod, és egyik új kijárat sem csatlakozna saját vágányhoz, városhoz vagy megszerezhető kapcsolathoz.
ST-IMPR-05 = A fejlesztés az egész új lapka minden kijáratáért 1 $, településen még 1 $, de a terepért semmi.
ST-IMPR-06 = A fejlesztés egy művelet.
ST-IMPR-07 = Ha nincs lapka a kívánt vágánnyal, vagy elfogyott, nem építhető. Kétutas lapka és négy kijáratú településlapka tovább nem fejleszthető.
    .refusal = { $why ->
        [full] Az itt fekvő lapkának már két útja van, nem tehető hozzá semmi: { $hex }.
       *[none] Ebből a lapkából nincs több: { $face }.
    }
ST-URB-01 = Az építésedben egyszer, bármikor, egy még meglévő, bármilyen színű új város lapkát teszel a térkép bármelyik településére: vágánnyal vagy anélkül, akár a tiéd, akár nem, akár összekötött, akár nem.
    .refusal = { $why ->
        [second] A Városiasodást ebben az építésben már használtad.
        [town] Ez nem település: { $town }.
       *[tile] Nincs több { $colour } új város lapka.
    }
ST-URB-02 = Az ott fekvő településlapka előbb lekerül, és visszakerül a készletbe.
ST-URB-03 = A településen végződő kapcsolatok most az új városban végződnek, és tulajdonosuk marad.
ST-URB-04 = A csak a levett településlapkán fekvő kijáratok, amelyeknek a hexán túl nincs vágányuk, tulajdonukkal együtt eltűnnek.
ST-URB-05 = Minden nyitott vég, amely erre a hexára mutat, és fekete vonal nem választja el tőle, az új városban végződik: az a kapcsolat befejezett, más játékosé is.
ST-URB-06 = Az így befejezett gazdátlan kapcsolatok a tieid.
ST-URB-07 = Azután egy nem üres árukészletmező összes kockáját az új városra kell tenned. Ha minden mező üres, nem kap egyet sem.
    .refusal = Válassz egy árukészletmezőt, amelyen van kocka.
ST-URB-08 = Az új város olyan, mintha lenne várositermelés-jelzője: Városi termelés sosem használható rajta.
    .refusal = Ez új város, rajta a Városi termelés nem használható: { $city }.
ST-URB-09 = Az új város nem számít műveletnek, és a terepért nem kell fizetni.
ST-URB-10 = Attól kezdve város: még ugyanabban a körben kezdhetsz belőle vágányt, és elfogadja a színe kockáit.
ST-GROW-01 = Az építésedben egyszer, bármikor, egy nem üres árukészletmező összes kockáját egy várositermelés-jelző nélküli városra teszed, és jelzőt teszel oda. Bármelyik nyomtatott város lehet, akár összekötött, akár nem.
    .refusal = { $why ->
        [second] A Városi termelést ebben az építésben már használtad.
        [city] Ez nem város: { $city }.
        [marker] Nincs több várositermelés-jelző.
        [cubes] Üres az árukészlet.
       *[space] A készlet { $space }. mezőjén nincs árukocka.
    }
ST-GROW-02 = Az árukészletmezőket sosem töltjük újra, és a zsákból már senki sem húz.
ST-MOVE-01 = Két kör van. Mindegyikben mindenki pontosan egyet tesz: fejleszti a mozdonyt, szállít egy kockát, vagy passzol. Az Első szállító az első, a többiek a körsorrendben követik.
ST-MOVE-02 = A mozdonyod egy szinttel jobb lesz, ingyen, legfeljebb a 6. szintig, egy fázisban legfeljebb egyszer. Akkor is megteheted, ha ebben a fordulóban a Mozdony lapkát választottad.
    .refusal = { $why ->
        [twice] Ebben a fázisban már fejlesztetted a mozdonyt.
       *[most] A mozdonyod már { $most }. szintű, ez a legmagasabb.
    }
ST-MOVE-03 = Szállításhoz választasz egy kockát egy városon, és befejezett kapcsolatokból egy utat egy másik, a kocka színével egyező városig.
    .refusal = { $why ->
        [cube] Itt nincs { $colour } árukocka: { $from }.
       *[link] Nincs kész kapcsolat: { $from } – { $to }.
    }
ST-MOVE-04 = Az út legfeljebb annyi kapcsolat, amennyi a mozdonyszinted.
    .refusal = Az út { $links } kapcsolat, és a mozdonyod csak { $level }. szintű.
ST-MOVE-05 = A kocka az első saját színű városban, amelyet elér, megáll. Ilyen városon nem mehet át.
    .refusal = A { $colour } árukockának itt meg kell állnia, ez az első { $colour } város az útján: { $stop }.
ST-MOVE-06 = A kocka sosem tér vissza abba a városba, ahonnan indult, és egy városban sem jár kétszer.
    .refusal = Az árukocka kétszer érne ide: { $stop }.
ST-MOVE-07 = Egy kocka az útján minden kapcsolatot legfeljebb egyszer használ. Településen többször is áthaladhat, kivéve a „Település kétszer: Tilos” beállítással.
    .refusal = { $why ->
        [town] Az árukocka kétszer érne erre a településre: { $stop }.
       *[link] Az árukocka kétszer használná ugyanazt a kapcsolatot idáig: { $stop }.
    }
ST-MOVE-08 = Az úton legalább egy kapcsolat a tiéd legyen, és egyetlen más játékosnak se legyen rajta több, mint neked.
    .refusal = { $why ->
        [none] Az út egyik kapcsolata sem a tiéd; legalább egynek annak kell lennie.
       *[more] Más játékosnak { $most } kapcsolata van ezen az úton, neked csak { $own }.
    }
ST-MOVE-09 = Gazdátlan befejezett kapcsolatot használhatsz. Az út hosszába számít, és senkinek sem fizet.
ST-MOVE-10 = A leszállított kocka a zsákba kerül, és kiesik a játékból.
ST-MOVE-11 = Kockát nem mozdíthatsz el úgy, hogy most ne érje el a célját.
    .refusal = Ide nem szállítható { $colour } árukocka: { $stop }.
ST-MOVE-12 = A passz semmit sem ad.
ST-SCORE-01 = Az út kapcsolatainak minden tulajdonosa, a szállító is, 1 pontot kap minden használt saját kapcsolatáért.
ST-SCORE-02 = Egy szállításért járó összes pontodat vagy bevételnek, vagy győzelmi pontnak választod; megosztani nem lehet.
    .refusal = Előbb válaszd ki, mi legyen a szállításért járó pontokból.
ST-SCORE-03 = Előbb a szállító dönt, azután a körsorrendben a többiek, akik pontot kapnak. Minden döntés nyílt a következő előtt.
ST-SCORE-04 = A bevétel +10-nél megáll: +10-zel győzelmi pontot kell választanod; kevesebbel választhatsz bevételt akkor is, ha a pontok egy része a tetején elvész. A „Legnagyobb bevétel: Nincs vége” beállítással mindig szabadon választasz.
    .refusal = A bevételed már { $most }, a legnagyobb: válassz győzelmi pontot.
ST-SCORE-05 = A győzelmi pontnak nincs felső határa; az 50+ és a 100+ jelző csak a számolást segíti.
ST-INC-01 = A körsorrendben minden pozitív bevételű játékos annyi dollárt kap, és minden negatív bevételű annyit fizet. A fázis elején álló bevétel számít, akkor is, ha a pénzszerzés csökkenti.
ST-INC-02 = Ami hiányzik, azt a banktól szerzed meg, 5 $-os lépésekben.
ST-BANK-01 = Az alapjátékban csődbe mész és kiesel a játékból, ha minden lehetséges pénzszerzés után sem tudsz mindent kifizetni.
ST-BANK-02 = A kiesett játékos korongjai lekerülnek a tábláról. Befejezett kapcsolatai a játék végéig gazdátlanok, és senki sem szerezheti meg őket; a befejezetlenek gazdátlanok, és a szokásos módon megszerezhetők. Akciólapkája és készpénze visszakerül; a kockák, a várositermelés-jelzők, az új városok és a vágányok a térképen maradnak.
ST-BANK-03 = Ha csak egy játékos marad, a játék azonnal véget ér, és ő nyer, még ha ebben a fázisban a saját bevétele és költségei hátravannak is. Pontjait úgy számoljuk, mint a játék végén.
    .refusal = A játéknak vége: egy játékos maradt.
ST-BANK-04 = Csődbe menni csak a bevétel és költségek fázisában lehet. Minden más fizetés önkéntes, és tilos, ha nem telik rá.
ST-BANK-05 = A fázis a körsorrend következő játékosával folytatódik. A többiek megtartják a sorrendjüket; a későbbi árverések, helyek és fizetések csak velük számolnak. A fordulók, a kockák és a lapkák száma nem változik.
ST-NEXT-01 = Az új körsorrendet e forduló akciólapkáinak száma adja, a legkisebb az első. A passzolással választott lapka is a számával számít.
ST-NEXT-02 = Az akciólapkák visszakerülnek, a fordulójelző eggyel továbblép, és kezdődik a következő forduló.
ST-END-01 = Az utolsó forduló bevétele és költségei után a pozitív bevétel minden teljes 2 után 1 győzelmi pontot ad. A negatív bevétel minden 0 alatti 1 után 2 pontba kerül, a 0 bevétel semmit sem ad.
ST-END-02 = A befejezetlen kapcsolatok tulajdona megszűnik. Azután minden befejezett kapcsolatodért 1 győzelmi pontot kapsz.
ST-END-03 = A végső pontszám lehet 0-nál kevesebb. A készpénz, a kockák és a mozdonyok semmit sem érnek.
ST-END-04 = A legtöbb győzelmi pont nyer. Egyenlőségnél a nagyobb bevétel dönt, ahogy a pontra váltás előtt állt; azután az utolsó forduló kisebb számú akciólapkája. Így pontosan egy győztes van.
ST-END-05 = A többi hely ugyanígy dől el. Akik csődbe mentek, nem kapnak pontot, és az utolsók; aki később ment csődbe, előrébb van. Csődbe egymás után mennek a játékosok, így nincs holtverseny.
ST-END-06 = A standardjátékban is az utolsó fordulóban választott lapka száma dönt utoljára, bár a szám nélküli oldala van felül.
ST-STD-01 = Az alapjáték minden szabálya érvényes, hacsak a standardjáték szabálya mást nem mond.
ST-STD-02 = 1. fázis, tőkeszerzés: a körsorrendben megválasztod, hányszor veszel fel 5 $-t, akár egyszer sem. Minden alkalom 1 bevételbe kerül; −10-es bevételnél minden további 5 $ 2 győzelmi pontba. Annyit vehetsz fel, amennyit akarsz, akár kell, akár nem. A körsorrend az utolsó árverésé, az 1. fordulóban a húzott lapkáké.
    .refusal = Legfeljebb { $most } alkalommal vehetsz fel 5 $-t, { $steps } túl sok.
ST-STD-03 = Más fázisban nem szerezhetsz pénzt: a 2–6. fázisban a kezedben lévő készpénzből fizetsz.
    .refusal = Pénz csak a tőkeszerzés fázisában szerezhető.
ST-STD-04 = Az 1. fordulóban legalább 10 $-t felvenni jó tanács, nem szabály.
ST-STD-05 = Egy beállítás könnyítést adhat kezdőknek, minden helynek vagy néhánynak. Vágányra: az épített, fejlesztett vagy átirányított lapkákra úgy szerzel pénzt, mint az alapjátékban. Fenntartásra: ami a 6. fázisban hiányzik, azt úgy szerzed meg, mint az alapjátékban, és ha nem tudod, csődbe mész. Vagy mindkettőre. A licitnek mindenképp a készpénzed a határa.
ST-STD-06 = 2. fázis, árverés: a mostani körsorrend elsője kezd, és a többiek ebben a sorrendben követik. Ha te jössz, többet licitálsz a mostani licitnél, vagy passzolsz; az első licit lehet 0 $.
    .refusal = Kevés a { $amount } $: a mostani licit { $highest } $.
ST-STD-07 = Nem licitálhatsz többet a készpénzednél.
    .refusal = Nem licitálhatsz { $amount } $-t: csak { $cash } $ pénzed van.
ST-STD-08 = Ha passzolsz, kiesel az árverésből, és az új sorrend utolsó szabad helyét kapod: az első passzoló az utolsó, a következő az utolsó előtti, és így tovább. A megmaradt játékos az első.
ST-STD-09 = A legtöbbet kínálót kihagyjuk, amikor sorra kerülne. Az árverés véget ér, ha már csak egy játékos nem esett ki belőle. Ha senki sem licitált, ő az első, és nem fizet semmit.
ST-STD-10 = Ha az előző fordulóban a Körsorrend lapkát választottad, az árverésen egyszer kiesés nélkül passzolhatsz. A második passzoddal kiesel. Az 1. fordulóban ezt senki sem teheti meg.
ST-STD-11 = Az árverés végén fizettek. Az első két hely az utolsó licitjét teljesen kifizeti, az utolsó hely semmit sem fizet, mindenki más az utolsó licitje felét, felfelé kerekítve. Aki sosem licitált, nem fizet. Három játékossal az első és a második teljesen fizet, a harmadik semmit. Ha a csődök után csak két játékos maradt, a második hely az utolsó, és nem fizet semmit.
ST-STD-12 = 3. fázis: az akciólapkákat úgy választjátok, mint az alapjátékban, de ingyen.
ST-STD-13 = Mozdony: egy szinttel több, ingyen; a 6. szinten ezt a lapkát nem választhatod.
    .refusal = A mozdonyod már a legmagasabb, 6. szintű.
ST-STD-14 = 6. fázis: a bevételed mínusz a mozdonyszinted, mindkettő a fázis elején. Ami 0 fölött van, megkapod, ami 0 alatt, a készpénzedből fizeted.
ST-STD-15 = Ha minden készpénzed kifizetése után is hiányzik pénz, minden megkezdett 2 $-ért egyet lépsz vissza, előbb a győzelmi pontokban 0-ig, azután a bevételben −10-ig. Ha a hiány páratlan, 1 $ visszajár.
ST-STD-16 = Ha a 0 győzelmi pont és a −10 bevétel sem elég, csődbe mész.
ST-STD-17 = A 2. fázisban kialakult körsorrend a következő árverésig érvényes. Az akciólapkák száma nem változtatja meg.
ST-STD-18 = A Körsorrend lapka jogát nem kötelező használnod. Amíg felhasználatlan, passzolhatsz és bent maradhatsz, vagy azonnal kiszállhatsz, például hogy utolsó légy, és ne fizess. Az árverés után elvész.
    .refusal = A Körsorrend lapka joga nincs meg neked: passzolj.
ST-STD-19 = Készpénz nélkül is licitálhatsz 0 $-t, ha még senki sem licitált; egyébként csak passzolhatsz.

## A tábla mellett

panel-way = { $start } – { $end }
    .button = Építés: { $tiles } lapka, { $price } $
panel-way-ended = { panel-way }, vége
    .button = { panel-way.button }, építés vége
panel-two-ways = { $first } és { $second }
    .button = { panel-way.button }
panel-two-ways-ended = { panel-two-ways }, vége
    .button = { panel-way.button }, építés vége
panel-ways-ended = Ugyanez, az építés utolsó lapkáiként
panel-turns = Teljes építések
panel-order-goods = Áru
panel-order-links = Kapcsolat
panel-order-price = Ár
panel-ways = { $count } út: { $start } – { $end }
panel-way-tiles = { $tiles } lapka: { $hexes }
panel-way-plain = végig alföld
panel-way-river = folyón át: { $hexes }
panel-way-replaced = lapkacsere: { $hexes }
panel-parts = { $at }/{ $tiles }. lapka
panel-part = { $hex } { $price } $
panel-part-refused = nem illik
panel-part-no-way = Ezzel nincs út: { $start } – { $end }.
panel-left = marad { $money } $
panel-links = Gyors kapcsolatok: fejezz be egyet, és építs tovább
panel-links-from = Gyors kapcsolatok innen: { $node }
panel-column-tiles = lapka
panel-column-price = ár
panel-tiles = { $tiles }
panel-price = { $money } $
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
panel-both-rounds = Mindkét kör (a második csak akkor, ha még lehet)
panel-both = { $first }, azután { $second }
    .button = Szállítás, majd { $second }
panel-raise-then = Mozdonyfejlesztés, azután { $second }
    .button = Mozdony, majd { $second }
panel-nothing-both = Passz mindkét körben
panel-gain-income = +{ $gain } bevétel
panel-gain-vp = +{ $gain } pont
panel-delivered-income = { panel-delivery }, { panel-gain-income }
    .button = Szállítás: { panel-gain-income }
panel-delivered-vp = { panel-delivery }, { panel-gain-vp }
    .button = Szállítás: { panel-gain-vp }
panel-bids = Licitek
panel-column-cash = pénz
panel-column-bid = licit
panel-player = { $who }
panel-of-cash = ennyiből: { $money } $
panel-no-bid = –
panel-out = kiszállt: { $place }. hely
panel-highest = a legmagasabb licit
panel-you = te
panel-still-bids = még licitál
panel-places = A helyed { $bid } $ licittel
panel-places-whole = { $count ->
    [one] { $place }. hely: a teljes licit
   *[other] { $place }. vagy { $final }. hely: a teljes licit
}
panel-places-half = { $count ->
    [one] { $place }. hely: a licit fele
   *[other] { $place }–{ $final }. hely: a licit fele
}
panel-place-drop = Ha most szállsz ki: { $place }. hely
panel-places-out = Licit nélkül
panel-column-left = vágányra marad
panel-column-pay = fizetsz
panel-your-bid = A licited
panel-up-to = Licitálj legfeljebb eddig
panel-up-to-words = mindig a legkisebb licit, amellyel bent maradsz
panel-bid-up-to = Licit: { $value } $, legfeljebb { $limit } $
    .button = { panel-bid-up-to }
panel-up-to-kept = Amíg ez az árverés tart, legfeljebb { $limit } $-ig licitálsz.
panel-drop = Kiszállás: { $place }. hely, { $price } $
    .button = Kiszállás: { $place }. hely, { $price } $
panel-build-way = Út építése
panel-build = Út építése: mutass két városra vagy településre
panel-no-way = { $why ->
    [tiles] Nincs út: { $start } – { $end }; { $needs } lapka kell hozzá, neked { $have } van
    [money] Nincs út: { $start } – { $end }; { $needs } $-ba kerül, neked { $have } $-od van
   *[none] Most nem építhető út: { $start } – { $end }
}
panel-ways-begun = Ennyit építhetsz meg belőle most
panel-way-begun = { $start } felől, irány { $end }
    .button = { panel-way.button }
panel-no-links = { $why ->
    [money] Nem fejezhető be kapcsolat: a legolcsóbb { $needs } $, neked { $have } $-od van
   *[tiles] { $tiles } lapkával egy kapcsolat sem fejezhető be
}
panel-no-deliveries = { $engine }. szintű mozdonnyal semmi sem szállítható
panel-waiting = { $count } { $colour } árukocka vár: { $start } → { $end }.
panel-without = nélküle
panel-with = vele
panel-deliver-nothing = szállítás nélkül
panel-deliver-best = legjobb szállítások
panel-cash-left = Marad
panel-money = { $money } $
panel-plus = +{ $money } $
panel-minus = −{ $money } $
panel-number = { $number }
panel-way-mountain = hegyen át: { $hexes }
panel-way-gorge = folyón a hegyek között: { $hexes }
panel-deliver = Árukocka szállítása: { $round }. kör a 2-ből, mozdony { $engine }
panel-opening = Csak az fizet, aki megnyeri ezt a helyet: { $place }. Ha passzolsz, a következőért újra licitálsz.
panel-capital = Hányszor 5 $
panel-capital-costs = Minden lépés { $money } $-t ad, és 1 bevételbe kerül, a legkisebb bevételnél 2 győzelmi pontba.
panel-actions = Szabad akciólapkák
panel-urbanize = Tiéd a Városiasodás: mutass egy településre, hogy új város legyen.
panel-grow = Tiéd a Városi termelés: mutass egy városra, amely árukockákat kapjon.
panel-new-cities = Új város ide: { $town }
panel-new-city = { $colour } új város, { $space }. mező
panel-growth-here = Árukockák ide: { $city }
panel-cubes = { $count } { $colour }
panel-column-cubes = árukockák
panel-nothing = nincs
panel-points = { $points } pont: bevétel vagy győzelmi pont
panel-end-of-round = A forduló vége
panel-net-income = Bevétel a költségek után
panel-income-next = Bevétel a következő fordulóban
panel-points-next = Győzelmi pont
panel-raised = Szerzett pénz
panel-must-raise = { $money } $-t kell szerezned: csökken a bevételed.
panel-bankrupt = Csődbe mennél: { $money } $ hiányzik.
panel-short = A forduló végén { $money } $ hiányzik: pont vagy bevétel vész el.
## Reasons for advice

reason-distance = ami a játék végéig még változhat: { $points }
reason-engine = jobb mozdony a következő fordulókra: { $points }
reason-network = amit a hálózatod később elszállíthat: { $points }
reason-income = bevétel a következő fordulókban: { $points }
reason-cash = készpénz: { $points }
reason-rivals = amijük a vetélytársaknak van: { $points }
reason-rivals-growth = amit a vetélytársak keresni fognak: { $points }
reason-leader = a legerősebb vetélytárs: { $points }
reason-ruin = a csőd veszélye: { $points }
reason-forecast = még várható pontok, ha a többi jól megy: { $points }
reason-links = kész kapcsolatok a következő fordulókra: { $points }

## A forduló vége, lépésről lépésre

end-money = Bevétel és kiadás
end-order = Körsorrend
end-column-cash = pénz
end-column-income-received = bevétel
end-column-expenses-paid = kiadás
end-column-cash-after = marad

## Numbers after the game

numbers-count = Forduló
numbers-player = Játékos
numbers-points = Pontok
numbers-points-points = ha akkor véget ért volna a játék
numbers-accounts = Bevétel és kiadás
numbers-accounts-income = bevétel
numbers-accounts-expenses = kiadás
numbers-accounts-raised = szerzett pénz
numbers-spending = Elköltött pénz
numbers-spending-track = vágány
numbers-spending-order = licit a körsorrendért
numbers-spending-actions = akciólapkák
numbers-gains = Amit a szállítások hoztak
numbers-gains-vp = győzelmi pont
numbers-gains-income = bevétel
numbers-deliveries = Szállítások hossz szerint
numbers-deliveries-links-1 = 1 kapcsolat
numbers-deliveries-links-2 = 2 kapcsolat
numbers-deliveries-links-3 = 3 kapcsolat
numbers-deliveries-links-4 = 4 kapcsolat
numbers-deliveries-links-5 = 5 kapcsolat
numbers-deliveries-links-6 = 6 kapcsolat
numbers-paid = Ki kinek a szállításából kapott pontot
price = { $amount } $
