# Age of Steam magyarul. Ami itt nincs, minden nyelven ugyanaz.

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
bid = { $who } licitje: { $amount } $.
auction-passed = { $who } passzol a Körsorrendi passzal.
place-taken = { $who } helye a sorrendben: { $place }. Fizetsége: { $price ->
    [0] semmi
   *[other] { $price } $
}.
action-taken = { $who } akciója: { action-name }.
engine-raised = { $who } mozdonya már { $engine }. szintű.
locomotive-declined = { $who } nem fejleszti a mozdonyt.
tile-placed = { $who } épít { $price } dollárért, { $hex }: { tile-name }.
tile-replaced = { $who } átépít { $price } dollárért, { $hex }: { tile-name }.
link-completed = Elkészült a kapcsolat: { $from } – { $to }{ $owned ->
    [0] ; gazdátlan.
   *[1] . Gazdája: { $who }.
}
urbanized = { $who } új várost alapít: { $town }, { $letter } lapka.
build-turn-ended = { $who } befejezi az építést.
section-lost = { $who } elveszti a befejezetlen szakaszt, { $hex }.
delivered = { $who } { $colour } árukockát szállít { $links } kapcsolaton át: { $route }. { $paid ->
    [0] Bevételt senki sem kap.
   *[other] Bevétel: { $gains }.
}
move-skipped = { $who } ebben a szállítási körben nem tesz semmit.
income-collected = { $who } { $money ->
    [0] nem kap bevételt.
   *[other] { $money } $ bevételt kap.
}
income-lost = { $who } a hiányzó dollárokért { $points } bevételt veszít (most { $income }).
eliminated = { $who } nem tudja kifizetni a kiadásokat, és kiesik a játékból.
income-reduced = { $who } a csökkentéssel { $points } bevételt veszít (most { $income }).
goods-drawn = { $who } árukockákat húz a zsákból: { $colours }.
goods-placed = { $who } { $colour } árukockát tesz erre a mezőre: { $box }.
production-declined = { $who } nem használja a Termelést.
growth-rolled = { $side ->
    [W] A fehér dobókockák
   *[B] A fekete dobókockák
} értéke: { $dice }.
goods-arrived = { $city }: új { $colour } árukocka.
goods-added = { $city } árukockát kap a térkép szabálya szerint: { $colour }.
turn-begins = { $turn }. forduló.
game-over = Vége a játéknak ({ $turn } forduló után).

## Mit tesz egy választás

choice-issue = { $shares ->
    [0] Nem bocsátok ki részvényt
   *[other] { $shares } részvény kibocsátása { $money } dollárért
}
choice-bid = Licit: { $amount } $
choice-drop = Kiszállás
choice-pass = Passz
choice-take = { $what ->
    [first_move] Első szállító
    [first_build] Első építő
    [engineer] Mérnök
    [locomotive] Mozdony
    [urbanization] Városiasodás
    [production] Termelés
   *[turn_order_pass] Körsorrendi passz
}
choice-raise = Mozdonyfejlesztés
choice-decline = Nem fejlesztem a mozdonyt
choice-urbanize = { $letter } új város: { $town }
choice-build = { $hex }: { tile-name }, { $price } $
    .button = Építés: { $price } $
choice-replace = { $hex } átépítése: { tile-name }, { $price } $
    .button = Átépítés: { $price } $
choice-done = Az építés befejezése
choice-deliver = A { $colour } árukocka szállítása: { $route }
    .button = Szállítás: { $links } kapcsolat, { $own } saját
choice-raise_engine = Mozdonyfejlesztés
choice-nothing = Nem teszek semmit
choice-produce = Két árukocka húzása
choice-place = Az árukocka ide: { $what }

## Nevek

sentence = Társaságok részvényt bocsátanak ki, licitálnak a sorrendre, vágányt építenek folyókon és hegyeken át, és addig szállítanak, ameddig a mozdonyuk bírja.
length = 2–3 óra
phase-issue_shares = Részvénykibocsátás
    .short = Részvény
phase-determine_player_order = Körsorrend meghatározása
    .short = Sorrend
phase-select_actions = Akcióválasztás
    .short = Akciók
phase-build_track = Vágányépítés
    .short = Építés
phase-move_goods = Áruszállítás
    .short = Szállítás
phase-goods_growth = Új áruk
    .short = Új áruk
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
ask-build_track = Vágányépítés: válassz mezőt
ask-build-next = Építés, { $hex }: válassz lapkát
ask-urbanize-next = Új város, { $town }: válassz lapkát
ask-move_goods = Áruszállítás: válassz árukockát
ask-deliver-next = A { $colour } árukocka szállítása: válassz utat
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
verb-decline = Lemondás
verb-done = Befejezés
verb-drop = Kiszállás
verb-nothing = Semmi
verb-pass = Passz
verb-produce = Termelés
verb-raise = Mozdonyfejlesztés
verb-raise_engine = Mozdonyfejlesztés
## Beállítások

title = Age of Steam
preset-seed = Lapkák pontoznak
    .help = Az alapértelmezés: mint a holland szabálylapon, minden lapka pontozik, a terep egyszer kerül pénzbe. A dobozbeli szabályokhoz válaszd a másikat.
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
option-rebuild_same_hex_same_turn = Építhetsz-e egy mezőn többször ugyanabban az építésben.
    .name = Átépítés azonnal
option-terrain_cost-first_per_feature = Csak az első lapka
option-terrain_cost-every_tile = Minden lapka
option-income_reduction_table-seed = Legfeljebb 8
option-income_reduction_table-official = Legfeljebb 10
option-vp_track_scope-city_to_city = Városból városba
option-vp_track_scope-completed_links = Minden kapcsolat
option-vp_track_unit-tile = Lapkák
option-vp_track_unit-section = Szakaszok
option-ownership_disc_limit-0 = Nincs korlát
option-coexisting_upgrade_cost-3 = 3 $
option-coexisting_upgrade_cost-2 = 2 $
map-rust_belt = Rust Belt
map-polder = Polder
expenses-paid = { $who } { $money } $ kiadást fizet{ $short ->
    [0] .
   *[other] , és { $short } $ hiányzik.
}

## A szabályok fejezetei

rules-SETUP = Előkészület
rules-TURN = A forduló
rules-INFO = Amit mindenki tud
rules-SHARE = Részvénykibocsátás
rules-ORDER = Körsorrend
rules-ACT = Különleges akciók
rules-MAP = A térkép
rules-BUILD = Vágányépítés
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
rules-GROW = Új áruk
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
draw-action_taken = { $action }: { $effect }. Választotta: { $player }
draw-taken = { $player }: { $action }
draw-no_action = nincs akciója
draw-bid = licit: { $bid } $
draw-bid_none = még nem licitált
draw-bid_place = { $place }. hely
draw-bid_passed = passzolt
draw-to_move = ő dönt
draw-out = kiesett ({ $turn }. forduló)
draw-player = { $player }: készpénz { $cash } $, bevétel { $income }, { $shares } részvény, mozdony { $engine }, { $action }
draw-livery_1 = Zöld
draw-livery_2 = Narancs
draw-livery_3 = Kék
draw-livery_4 = Rózsaszín
draw-livery_5 = Barna
draw-livery_6 = Krém
draw-effect_first_move = elsőként szállít
draw-effect_first_build = elsőként épít
draw-effect_engineer = eggyel több lapkát épít
draw-effect_locomotive = eggyel jobb mozdony
draw-effect_urbanization = új várost épít
draw-effect_production = árut tesz a táblára
draw-effect_turn_order_pass = egy passz a következő árverésen

## Szabályok a számuk szerint; a .refusal mondja meg, miért nem lehet valami

AS-SETUP-01 = Hárman-hatan játszhattok.
AS-SETUP-02 = A beállításokban kezdés előtt állapodtok meg. Mindenki látja őket, és játék közben nem változnak.
AS-SETUP-03 = Mind a 96 árukocka a zsákba kerül. Húzz ki 52-t, és töltsd fel az árutáblát: előbb a tizenkét számozott oszlop három sorát, azután az A–H betűs oszlopok két sorát.
AS-SETUP-04 = Pittsburgh és Wheeling három árukockát kap a zsákból, minden más város kettőt. A települések nem kapnak, és 18 árukocka a zsákban marad.
AS-SETUP-05 = Minden társaság 10 $-ral, két kibocsátott részvénnyel, 1. szintű mozdonnyal és 0 bevétellel kezd.
AS-SETUP-06 = A körsorrendért mindenki három kockával dob; a nagyobb összeg előrébb kerül. Akik egyenlőt dobtak, a közös helyeikért újra dobnak.
AS-SETUP-07 = Mind a 136 vágánylapka, a 8 településkorong és a 8 új város lapka a készletben van.
AS-SETUP-08 = A játék az 1. forduló részvénykibocsátásával kezdődik. Körsorrendi passza még senkinek sincs.
AS-TURN-01 = Egy forduló tíz fázisból áll: részvénykibocsátás, körsorrend meghatározása, akcióválasztás, vágányépítés, áruszállítás, bevétel, kiadások, bevételcsökkentés, új áruk, a fordulójelző továbblép.
    .refusal = Ezt most nem teheted meg: ez a fázis „{ $phase }”.
AS-TURN-02 = A részvénykibocsátás és az árverés kezdete az előző forduló körsorrendjét követi. Az akcióválasztástól az új sorrend érvényes.
AS-TURN-03 = Az utolsó fordulónak is minden fázisa megvan.
AS-INFO-01 = Minden nyílt: a pénz, a bevétel, a részvények, a mozdonyok, az áruk, a lapkák, és az is, mi van a zsákban. Csak a jövőbeli húzások és dobások ismeretlenek.
AS-INFO-02 = A véletlen az előkészületről, a Termelés húzott árukockáiról és az új áruk dobásairól dönt, másról nem.
AS-INFO-03 = A játékosok nem alkudhatnak, nem adhatnak egymásnak kölcsönt vagy ajándékot, és semmilyen ígéret nem kötelez.
AS-SHARE-01 = Fordulónként egyszer, a körsorrendben, mindenki tetszőleges számú részvényt bocsáthat ki. Minden részvény azonnal 5 $-t hoz.
    .refusal = Ennyi részvényt nem bocsáthatsz ki. Válassz egész számot: 0, 1, 2 és így tovább.
AS-SHARE-02 = Egy társaság összesen 15 részvényt bocsáthat ki.
    .refusal = { $issued } részvényed van; { $shares } továbbival több lenne, mint { $most }.
AS-SHARE-03 = Senkinek sem kötelező részvényt kibocsátania. A kezdő két részvény árát már megkaptad: az az első 10 $.
AS-SHARE-04 = Részvényt csak ebben a fázisban bocsáthatsz ki, és visszavásárolni soha nem lehet.
    .refusal = Részvényt csak a forduló elején, a maga fázisában bocsáthatsz ki.
AS-ORDER-01 = A játékosok a régi körsorrendben licitálnak, körről körre. A kiszállt játékosokat és a legtöbbet licitálót kihagyjuk.
AS-ORDER-02 = Amikor sorra kerülsz, licitálsz, kiszállsz, vagy passzolsz, ha tiéd a Körsorrendi passz.
AS-ORDER-03 = A licit legalább 1 $, több a legmagasabb licitnél, és nem több a készpénzednél. Az új licited a régi helyébe lép.
    .refusal = { $why ->
        [cash] Nem licitálhatsz { $amount } $-t: csak { $cash } $ pénzed van.
        [least] Nem licitálhatsz { $amount } $-t: a legkisebb licit 1 $.
       *[highest] Kevés a { $amount } $: a legmagasabb licit { $highest } $.
    }
AS-ORDER-04 = Ha kiszállsz, a leghátsó még szabad helyre kerülsz, és az árverésben nem veszel többé részt.
AS-ORDER-05 = Ha az előző fordulóban a Körsorrendi passzt választottad, egyszer passzolhatsz: új licit nélkül bent maradsz az árverésben, és a korábbi licited érvényes. A fel nem használt passz elvész.
    .refusal = { $why ->
        [used] Ebben az árverésben már felhasználtad a Körsorrendi passzt.
       *[none] Az előző fordulóban nem a Körsorrendi passzt választottad, ezért nem passzolhatsz.
    }
AS-ORDER-06 = Nem passzolhatsz, ha már csak te és a legtöbbet licitáló maradtatok, mert semmi sem változna. Amíg senki sem licitált, passzolhatsz.
    .refusal = Csak te és a legtöbbet licitáló maradtatok, ezért nem passzolhatsz.
AS-ORDER-07 = Az árverés véget ér, ha egy játékos marad. Övé az első hely, és az utolsó licitjét fizeti, vagy semmit, ha sosem licitált.
AS-ORDER-08 = Az első és a második hely a teljes licitjét fizeti, az utolsó hely semmit, mindenki más a licitje felét, felfelé kerekítve. Akkor fizetsz, amikor a helyedre kerülsz.
AS-ORDER-09 = Ha már csak két játékos van a játékban, a kiszálló semmit sem fizet.
AS-ORDER-10 = Három játékossal senki sem fizet felet: az első két hely a teljes licitjét fizeti, a harmadik semmit.
AS-ORDER-11 = Ha sem licitálni, sem passzolni nem tudsz, magától kiszállsz.
AS-ORDER-12 = Nem licitálhatsz 0 $-t, nem tarthatod a legmagasabb licitet, nem licitálhatsz a készpénzednél többet, és nem passzolhatsz kétszer.
AS-ACT-01 = Az új körsorrendben mindenki választ egyet a hét akció közül, amelyet más még nem választott. Egyet választanod kell, de használnod nem kötelező.
    .refusal = Ezt az akciót már más választotta: { action-name }.
AS-ACT-02 = Az előző forduló akciói a fázis kezdetén visszakerülnek.
AS-ACT-03 = Első szállító: az áruszállítás mindkét körében te vagy az első.
AS-ACT-04 = Első építő: mindenki előtt építesz.
AS-ACT-05 = Mérnök: három helyett négy lapkát építhetsz.
AS-ACT-06 = Mozdony: a mozdonyodat azonnal egy szinttel fejlesztheted, legfeljebb a 6. szintig. Le is mondhatsz róla, mert a jobb mozdony minden fordulóban többe kerül.
    .refusal = { $why ->
        [first] Előbb döntsd el, hogy a Mozdony akcióval fejleszted-e a mozdonyt.
       *[none] A mozdonyról csak közvetlenül a Mozdony akció választása után dönthetsz.
    }
AS-ACT-07 = Városiasodás: a forduló első lapkája előtt új várost tehetsz egy településre.
AS-ACT-08 = Termelés: az új áruk előtt két árukockát húzhatsz, és az árutáblára teheted.
AS-ACT-09 = Körsorrendi passz: a következő forduló árverésén egyszer passzolhatsz.
AS-MAP-01 = Vágány alföldön, folyón, hegyen és településen fekhet; városon, tavon és a térképen kívül soha.
    .refusal = { $why ->
        [lake] Tavon nem fekhet vágány: { $hex }.
        [city] Városon nem fekhet lapka: { $hex }.
       *[outside] Ez a mező nincs a térképen: { $hex }.
    }
AS-MAP-02 = A város mind a hat oldalán összeköt minden vágányt, amely eléri. Lapka soha nem kerül rá.
AS-MAP-03 = A település a saját lapkáján fekvő vágányokat köti össze. Lapka nélkül semmit sem köt össze.
AS-BUILD-01 = A játékosok a körsorrendben építenek; az Első építő mindenki előtt.
AS-BUILD-02 = Legfeljebb három lapkát építhetsz, Mérnökként négyet. A lerakás és a csere egyaránt számít, és bármikor abbahagyhatod.
AS-BUILD-03 = Minden lapkát azonnal kifizetsz.
    .refusal = Ez { $price } $-ba kerül, és { $cash } $ pénzed van.
AS-BUILD-04 = A Városiasodással az első lapkád előtt teszed le az új várost.
    .refusal = Ebben a fordulóban már építettél lapkát; az új város az első lapka előtt jön.
AS-BUILD-05 = Egy mezőn egy építésben csak egyszer építhetsz, kivéve az „Átépítés azonnal” beállítással.
    .refusal = Ezen a mezőn már építettél ebben a fordulóban: { $hex }.
AS-BUILD-06 = Az építésed végén elveszted azokat a befejezetlen szakaszokat, amelyeket nem bővítettél.
AS-BUILD-07 = Előbb eldől, hogy az építés szabályos-e, azután fizetsz; ezután kicserélődnek a lapkák, végül a tulajdonosok. A megtartott vagy átirányított vágány ettől nem lesz új.
AS-BUILD-08 = Az építésed az utolsó lapkáddal magától véget ér. Ha már semmit sem építhetsz, te fejezed be.
AS-PLACE-01 = Üres mezőre egyenest, enyhe vagy szűk ívet raksz. A „Kettős lapka azonnal” beállítással kétvágányú lapkát is.
    .refusal = { $why ->
        [town] Településlapka csak településre kerülhet, ide nem: { $hex }.
       *[double] Üres mezőre ({ $hex }) nem kerülhet kétvágányú lapka; az csak más lapkát cserél ki.
    }
AS-PLACE-02 = Településre településlapkát raksz, vagy bármely más lapkát településkoronggal.
AS-PLACE-03 = A vágány nem vezethet le a térképről vagy tóba. Egy másik lapka üres oldalához vezethet.
    .refusal = { $why ->
        [lake] A vágány tóba vezetne: { $hex }.
       *[outside] A vágány levezetne a térképről: { $hex }.
    }
AS-PLACE-04 = A vágány nem csatlakozhat más játékos vágányához. Városhoz, saját vágányhoz, gazdátlan vágányhoz, üres mezőhöz vagy üres oldalhoz érhet.
    .refusal = A vágány más játékos vágányához csatlakozna: { $hex }.
AS-PLACE-05 = Új vágány városnál, a saját vágányodnál, vagy olyan gazdátlan vágánynál kezdődik, amely városból vagy olyan településről jön, ahol van vágányod. A lapka minden vágányának kell ilyen kezdet; településen egy elég.
    .refusal = A vágánynak nem lenne kezdete, mert sem városhoz, sem folytatható vágányhoz nem kapcsolódik: { $hex }.
AS-PLACE-06 = Vágány nem vezethet egy városból vagy településről ugyanoda vissza.
    .refusal = A vágány önmagába térne vissza: { $node }.
AS-PLACE-07 = A lapkának, és ha kell, a településkorongnak a készletben kell lennie.
    .refusal = Ebből a lapkából nincs több: { tile-name }.
AS-PLACE-08 = A hálózatod több részből is állhat. Mindegyik rész városnál kezdődik, vagy gazdátlan vágányt vesz át, tehát a legelső lapkád is.
AS-PLACE-09 = A lerakott lapka minden vágánya a tiéd, és az a gazdátlan vágány is, amelyhez csatlakozik.
AS-REPL-01 = Lapkacserénél minden régi vágány megmarad vagy átirányítódik, és valamit hozzá kell tenni vagy át kell irányítani. Vágány soha nem tűnik el.
    .refusal = A régi vágány eltűnne ({ $hex }) e lapka alatt: { tile-name }.
AS-REPL-02 = A megmaradó vágány gazdája nem változik.
AS-REPL-03 = A hozzátett vágány a lerakás szabályait követi, és a tiéd. Kezdetnek elég egy szomszédos város.
AS-REPL-04 = A saját befejezetlen szakaszod nyitott végét, vagy egy folytatható gazdátlan szakaszét, másik oldal felé fordíthatod. A másik vége a helyén marad.
    .refusal = { $why ->
        [far] Ez a vágány gazdátlan, és nem éred el: a másik végén nincs sem város, sem saját vágányod ({ $hex }).
       *[fixed] Csak a nyitott vég fordulhat el; a másik a helyén marad ({ $hex }).
    }
AS-REPL-05 = Befejezett kapcsolat, településen fekvő vágány és más játékos vágánya soha nem irányítható át.
    .refusal = { $why ->
        [link] Ez a kapcsolat kész, már nem irányítható át: { $hex }.
       *[rival] Ez a vágány más játékosé, nem irányíthatod át: { $hex }.
    }
AS-REPL-06 = Egy lapkával egy vágányt megtarthatsz, egy másikat átirányíthatsz, egy harmadikat hozzátehetsz, egyetlen áron. Az az oldal, amelyet az átirányított vágány elhagy, szabad marad.
    .refusal = Más vágány foglalná el azt az oldalt, amelyet az átirányított vágány elhagy; annak üresen kell maradnia ({ $hex }).
AS-REPL-07 = Településen az új lapka minden kijáratot megtart, és legalább egyet hozzáad. Kell már vágányod a lapkán, vagy kezdet az egyik új kijárathoz; az új kijáratok a tieid.
    .refusal = { $why ->
        [lost] Az új lapkának a település minden kijáratát meg kell tartania: { $hex }.
        [nothing] Az új lapkának új kijárat is kell: { $hex }.
       *[apart] Ezen a településen ({ $hex }) nincs vágányod, és egyik új kijárat sem kapcsolódna városhoz vagy folytatható vágányhoz.
    }
AS-REPL-08 = A régi lapka és a településkorongja előbb visszakerül a készletbe, így azonnal újra használhatod.
AS-REPL-09 = Lapkacserénél soha nincs felár folyóért vagy hegyért.
AS-REPL-10 = Egy lapkát nem cserélhetsz ugyanarra a lapkára ugyanabban a helyzetben, és városon semmit sem cserélhetsz.
    .refusal = Ugyanez a lapka fekszik ott, ugyanígy fordítva: { $hex }.
AS-OWN-01 = Amit építesz, a tiéd. Egy korong egy egész szakaszt jelöl.
AS-OWN-02 = Két különböző város vagy település közötti befejezett kapcsolat örökre a tiéd marad.
AS-OWN-03 = Ha gazdátlan vágányt folytatsz, azonnal a tiéd lesz.
AS-OWN-04 = Az építésed végén elvesztesz minden befejezetlen szakaszt, amelyhez ebben az építésben nem tettél új vágányt. Egy település kijáratai egyenként számítanak.
AS-OWN-05 = Az átirányítás nem bővítés: nem menti meg a befejezetlen szakaszt, és nem is szerez meg egyet sem.
AS-OWN-06 = Ha egy átirányítás befejez egy kapcsolatot, a kapcsolat azonnal a tiéd.
AS-OWN-07 = A következő építésedig a befejezetlen szakaszaid biztonságban vannak; más nem csatlakozhat hozzájuk, és nem bővítheti őket.
AS-OWN-08 = Egy társaságnak egyszerre 20 szakasza lehet, befejezett és befejezetlen együtt. A „Vágánykorongok: nincs korlát” beállítással akármennyi.
    .refusal = Több szakaszod lenne, mint { $limit }: ennyi korongod van.
AS-URB-01 = A Városiasodással egy új várost tehetsz a készletből bármelyik településre, vágánnyal vagy anélkül. Ingyen van, és nem számít bele a lapkáidba.
    .refusal = { $why ->
        [none] Nem alapíthatsz új várost: ebben a fordulóban nem a Városiasodást választottad.
        [second] Ebben a fordulóban már alapítottál új várost.
       *[tile] { $letter } új város már a térképen van.
    }
AS-URB-02 = A település végleg ilyen színű várossá válik. Lapkája és településkorongja visszakerül a készletbe.
    .refusal = Ez már város, új város csak településre kerülhet: { $town }.
AS-URB-03 = A település lapkáján fekvő vágány lekerül. A hosszabb szakaszok gazdája nem változik, és most a városban végződnek.
AS-URB-04 = A településre néző nyitott vágány most eléri a várost. A gazdája befejezett egy kapcsolatot, bárki tette le a várost.
AS-URB-05 = Az így elkészülő gazdátlan szakasz azé lesz, aki a várost letette, amíg van korongja. A már korábban is befejezett és gazdátlan kapcsolatok gazdátlanok maradnak.
AS-URB-06 = Az a szakasz, amely az új városból önmagába vezetne vissza, halott: senkié, nem szállít semmit, és pontot sem ér.
AS-URB-07 = Az új város áru nélkül kezd. A saját betűs oszlopából kap az új áruk fázisában.
AS-URB-08 = Új várost letenni nem kötelező. Az első lapkád után már késő.
AS-URB-09 = Ha mind a nyolc új város a térképen van, a Városiasodás akkor is választható, de nincs hatása.
AS-COST-01 = Egyenes vagy ív üres mezőn 2 $, folyón 3 $, hegyen 4 $.
AS-COST-02 = Az alapszabály szerint a folyó 1 $-os vagy a hegy 2 $-os felárát folyónként és hegycsoportonként csak egyszer fizeted. Lapkacserénél nincs felár, és a csere első alkalomnak sem számít.
AS-COST-03 = A „Terepfelár: minden lapka” beállítással minden üres folyó- vagy hegymezőre rakott lapkának felára van.
AS-COST-04 = Kétvágányú lapka üres mezőn 3 $, ha a vágányok egymás mellett futnak, és 4 $, ha keresztezik egymást; folyón 1 $-ral, hegyen 2 $-ral több.
AS-COST-05 = Lapka üres településen 1 $, és kijáratonként még 1 $.
AS-COST-06 = Lapka cseréje településen 3 $.
AS-COST-07 = Egyvágányú lapka cseréje kereszteződésre 3 $, akkor is, ha a régi vágányt átirányítod.
AS-COST-08 = Egyvágányú lapka cseréje két egymás melletti vágányra 3 $, a „Csere kettős lapkára: 2 $” beállítással 2 $.
AS-COST-09 = Minden más csere 2 $, akkor is, ha két vágányt irányítasz át vele.
AS-COST-10 = Új várost letenni ingyen van.
AS-SUP-01 = A lapkák száma korlátozott. Amelyik fajta elfogyott, azt nem építheted, amíg egy vissza nem kerül.
    .refusal = Ebből a lapkából nincs több: { tile-name }.
AS-SUP-02 = 8 településkorong van. Nélküle településre csak településlapka kerülhet.
    .refusal = Mind a 8 településkorong foglalt, ide csak településlapka kerülhet: { $hex }.
AS-SUP-03 = Településre te választod a lapka fajtáját, akkor is, ha egy másiknak ugyanazok a kijáratai. Addig marad, amíg valaki ki nem cseréli.
AS-SUP-04 = A bank pénze soha nem fogy el.
AS-MOVE-01 = Két kör van. Mindkettőben mindenki egyszer kerül sorra, a körsorrendben; az Első szállító mindenki előtt.
AS-MOVE-02 = Amikor sorra kerülsz, elszállítasz egy árukockát, egy szinttel fejleszted a mozdonyodat, vagy nem teszel semmit.
AS-MOVE-03 = A mozdonyt így fordulónként egyszer fejlesztheted, a 6. szint fölé soha. A Mozdony akció ebbe nem számít bele.
    .refusal = { $why ->
        [twice] Ebben a fázisban már fejlesztetted a mozdonyt.
       *[most] A mozdonyod már { $most }. szintű, ez a legtöbb.
    }
AS-MOVE-04 = Bármelyik városon fekvő árukockát elszállíthatod, de az árutáblán fekvőt nem.
    .refusal = Itt nincs { $colour } árukocka: { $city }.
AS-MOVE-05 = Az árukocka egy vagy több befejezett kapcsolaton halad, mindegy, kié. Befejezetlen vágányon nem mehet.
    .refusal = Nincs kész kapcsolat: { $from } – { $to }.
AS-MOVE-06 = Az árukocka legfeljebb annyi kapcsolaton halad át, amennyi a mozdonyod szintje.
    .refusal = Az út { $links } kapcsolat, a mozdonyod pedig csak { $engine }. szintű.
AS-MOVE-07 = Az árukocka soha nem jár kétszer ugyanabban a városban vagy településen.
    .refusal = Az árukocka kétszer érne ide: { $stop }.
AS-MOVE-08 = Az út az árukocka színével egyező első városban ér véget. Ilyen városon nem haladhat át, és máshol nem állhat meg.
    .refusal = { $why ->
        [past] A { $colour } árukockának itt meg kell állnia, ez az első { $colour } város az útján: { $stop }.
       *[short] Ide nem szállítható { $colour } árukocka: { $stop }.
    }
AS-MOVE-09 = Az árukocka a saját színű városából is elindulhat.
AS-MOVE-10 = Fekete árukocka csak fekete új városba megy.
    .refusal = Ez nem fekete új város: { $stop }.
AS-MOVE-11 = Az út minden kapcsolata azonnal 1 bevételt ad a gazdájának. A gazdátlan kapcsolat semmit sem ad. Ha két kapcsolat vezet ugyanoda, te választasz.
    .refusal = { $count ->
        [one] { $from } – { $to }: csak egy kapcsolat vezet oda, ne nevezz meg oldalt.
       *[other] { $from } – { $to }: { $count } kapcsolat vezet oda, válassz egyet.
    }
AS-MOVE-12 = A leszállított árukocka visszakerül a zsákba.
AS-MOVE-13 = Csak olyan árukockát választhatsz, amely célba érhet. A semmittevés mindig szabad.
AS-INC-01 = Mindenki annyi dollárt kap, amennyi a bevétele.
AS-EXP-01 = Mindenki 1 $-t fizet minden kibocsátott részvényért és 1 $-t a mozdonya minden szintjéért.
AS-EXP-02 = Ha nem tudsz mindent kifizetni, odaadod, amid van, és minden hiányzó dollárért egy bevételt veszítesz.
AS-EXP-03 = Ha a bevételed 0 alá esne, kiesel a játékból. Pontosan 0-val tovább játszol.
AS-EXP-04 = A játékosok egymás után fizetnek; senki fizetése nem érint mást.
AS-ELIM-01 = A kiesett társaság vágánya gazdátlanul a térképen marad. Kapcsolatait mindenki használhatja, de nem adnak bevételt, és senki sem veheti át őket.
AS-ELIM-02 = A kiesett játékos nem játszik tovább, és a többiek előrébb lépnek a körsorrendben. Az akciója elvész.
AS-ELIM-03 = Ha a kiadások után kettőnél kevesebb társaság marad, a játék azonnal véget ér, és az utolsó társaság nyer.
AS-RED-01 = Mindenki bevételt veszít: 11-től 2-t, 21-től 4-et, 31-től 6-ot, 41-től 8-at (a hivatalos szabály szerint 50-től 10-et).
AS-RED-02 = A csökkenés a kiadások utáni bevételt nézi, és csak egyszer.
AS-RED-03 = A bevételed csak akkor csökken, ha nem tudod kifizetni a kiadásaidat, vagy a bevételcsökkentés fázisában. Felső határa nincs.
AS-GROW-01 = A Termeléssel előbb két árukockát húzhatsz, és mindegyiket az árutábla egy tetszőleges üres mezőjére teheted.
    .refusal = { $why ->
        [none] Az árutáblán nincs ilyen mező: { $box }.
       *[full] Az árutáblának ez a mezője nem üres: { $box }.
    }
AS-GROW-02 = Húzás előtt lemondhatsz róla. A húzott árukockákat el kell helyezned, és mindenki látja őket.
    .refusal = { $why ->
        [place] Már húztál: tedd az árukockákat üres mezőre.
       *[draw] Még nem húztál: előbb húzz.
    }
AS-GROW-03 = Kevesebbet húzol, ha kevesebb az üres mező, vagy kevesebb árukocka van a zsákban. Az 1. fordulóban az árutábla tele van, és a Termelésnek nincs hatása.
AS-GROW-04 = Azután dobunk az árutábla fehér részére, majd a feketére, mindkétszer annyi kockával, ahány játékos elkezdte a játékot.
AS-GROW-05 = Minden dobókocka után az ilyen számú oszlop legfelső árukockája a városába kerül. Az alatta lévő betűs oszlop legfelső árukockája az új városába kerül, ha az a térképen van.
AS-GROW-06 = Az oszlopból fentről fogynak az árukockák; az üres mezőket átugorjuk, és semmi sem csúszik feljebb.
AS-GROW-07 = Üres oszlop dobása semmit sem hoz. A térképen nem lévő új város betűs oszlopa megtartja az árukockáit.
AS-GROW-08 = Egy városban bármennyi árukocka lehet. Az árutáblát csak a Termelés tölti újra.
AS-END-01 = A játék 3, 4, 5 vagy 6 játékossal 10, 8, 7 vagy 6 fordulóig tart, a kezdő létszám szerint.
AS-END-02 = Minden forduló után továbblép a fordulójelző. Az utolsó forduló után összeszámoljuk a pontokat.
    .refusal = A játéknak vége.
AS-VP-01 = Minden bevételért 3 pontot kapsz, minden kibocsátott részvényért 3-at veszítesz; a vágányod ehhez adódik. A pénz semmit sem ér.
AS-VP-02 = A „Pontozó kapcsolatok: minden kapcsolat” beállítással minden befejezett kapcsolatod vágánya számít.
AS-VP-03 = A „Pontozó kapcsolatok: városból városba” beállítással egy kapcsolat csak akkor számít, ha a saját kapcsolataid rajta át egyik városból a másikba vezetnek, közben csak településekkel.
AS-VP-04 = A „Vágánypontok: szakaszok” beállítással minden vágánydarab 1 pont: településen minden használt kijárat egy, keresztezésen minden vágány egy.
AS-VP-05 = A „Vágánypontok: lapkák” beállítással minden mező, amelyen pontot érő vágányod van, 1 pont, bármennyi vágány fekszik ott.
AS-VP-06 = A befejezetlen szakasz nem ér pontot, és a levett vágány sem.
AS-VP-07 = A legtöbb pont nyer. Akiknek egyenlő a pontjuk, közösen győznek.
AS-VP-08 = A kiesett játékosok az utolsók; aki később esett ki, előrébb van. Pontjuk nincs.

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
panel-nothing-both = Egyik körben sem teszek semmit
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
panel-column-left = sínekre marad
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
panel-deliver = Árukocka szállítása: { $round }. kör a 2-ből, mozdony { $engine }
panel-shares = Kibocsátandó részvények
panel-share-costs = Minden részvény most { $money } $, de a végén −3 pont, és fordulónként −1 $.
panel-actions = Szabad akciók
panel-engine = A mozdonyod { $engine }. szintű; minden szint fordulónként 1 $
panel-take-raise = Mozdony: { $engine } lesz
    .button = Mozdony akció, mozdony { $engine }
panel-take-decline = Mozdony: marad { $engine }
    .button = Mozdony akció, marad { $engine }
panel-urbanize = Előbb új várost rakhatsz le: mutass egy településre.
panel-cubes = { $count } { $colour } jöhet
panel-no-cubes = nem jöhet áru
panel-new-cities = Új város ide: { $town }
panel-end-of-turn = A forduló vége
panel-cash-before = Pénz a bevétel előtt
panel-income = Bevétel
panel-expenses = { $shares } részvény és mozdony { $engine }
panel-income-next = Bevétel a következő fordulóban
panel-growth = Áru jön ide: { $city } (dobás: { $die })
panel-percent = { $percent }%
panel-must-deliver = Szállíts valamit: a kiadásod { $owe } $, és { $have } $ pénzed van.
panel-tight = Minden dollárodat elköltenéd. Szállíts legalább egyszer.
panel-bankrupt = Kiesnél a játékból: { $money } $ hiányzik.
panel-short = Kiadás { $owe } $, pénz { $have } $: { $points } bevételt veszítesz.
## Reasons for advice

reason-forecast = későbbi szállítások, levonva a hozzájuk kellő pénzt: { $points }
reason-distance = ami a játék végéig még változhat: { $points }
reason-track = pontok a vágányért: { $points }
reason-engine = erősebb mozdony a következő fordulókra: { $points }
reason-network = amit a hálózatod később elszállíthat: { $points }
reason-income = bevétel a következő fordulókban: { $points }
reason-cash = készpénz: { $points }
reason-shares = a részvények ára: { $points }
reason-rivals = amijük a vetélytársaknak van: { $points }
reason-rivals-growth = amit a vetélytársak keresni fognak: { $points }
reason-leader = a legerősebb vetélytárs: { $points }
reason-ruin = a kiesés veszélye: { $points }
reason-links = kész kapcsolatok a következő fordulókra: { $points }
reason-shortage = pénz, ami ebben a fordulóban hiányozni fog: { $points }

## A forduló vége, lépésről lépésre

end-money = Bevétel, kiadás, csökkentés
end-growth =
    Új áruk, { $side ->
        [W] fehér
       *[B] fekete
    } dobókockák
end-column-cash = pénz
end-column-income-collected = bevétel
end-column-expenses-paid = kiadás
end-column-cash-after = marad
end-column-income-reduced = bevétel

## Numbers after the game

numbers-count = Forduló
numbers-player = Játékos
numbers-points = Pontok
numbers-points-points = ha akkor véget ért volna a játék
numbers-accounts = Bevétel és kiadás
numbers-accounts-income = bevétel
numbers-accounts-expenses = kiadás
numbers-accounts-short = pénzhiány miatt elveszett bevétel
numbers-accounts-shares = kibocsátott részvény
numbers-spending = Elköltött pénz
numbers-spending-track = vágány
numbers-spending-order = licit a körsorrendért
numbers-building = Építés
numbers-building-tiles = vágánylapkák
numbers-building-links = elkészült kapcsolatok
numbers-building-cities = új városok
numbers-deliveries = Szállítások hossz szerint
numbers-deliveries-links-1 = 1 kapcsolat
numbers-deliveries-links-2 = 2 kapcsolat
numbers-deliveries-links-3 = 3 kapcsolat
numbers-deliveries-links-4 = 4 kapcsolat
numbers-deliveries-links-5 = 5 kapcsolat
numbers-deliveries-links-6 = 6 kapcsolat
numbers-paid = Ki kinek a szállításából kapott bevételt
price = { $amount } $
