# Days of Steam magyarul. Ami itt nincs, minden nyelven ugyanaz.

phase-turn = Lapka, vonat vagy víztorony
    .short = Kör
phase-turn_burnt = Elégett a szén: most lapka vagy vonat
    .short = Szén
phase-place_drawn = A húzott város lerakása
    .short = Város
phase-run = A vonat mozgatása
    .short = Vonat
phase-over = A játék vége
## Mi történt

tile-laid = { $who } vágánylapkát tesz le itt: { $cell } ({ $tile }).
tile-covered = { $who } lapkát fed le itt: { $cell } ({ $covered } helyén { $tile }).
tile-drawn = { $who } vágánylapkát húz; { $left ->
    [0] nem maradt több
   *[other] { $left } maradt
}.
tile-exchanged = { $who } mást nem tehet, és félretesz egy lapkát: { $tile }.
city-drawn = { $who } { $city } várost húz.
city-placed = { $who } { $city } várost tesz le itt: { $cell }.
goods-drawn = Az új város ezeket az árukat kapja: { $goods }.
display-filled = Új { $city } város kerül a kínálatba ({ $slot }. hely), árui: { $goods }.
coal-given = Az utolsó város is a táblán van: mindenki { $coal } szenet kap.
steam-gained = { $who } { $gained } gőzt kap, most { $steam } van.
circuit-new = { $who } új körpályát zár be ({ $cities }), és jelzőt kap: +1 pont; { $left ->
    [0] nem maradt több jelző
   *[other] { $left } jelző maradt
}.
circuit-none = { $reason ->
    [same] { $who } nem kap jelzőt: a körpálya ({ $cities }) vágánya közös egy régebbivel, amely ugyanezeket a városokat érinti.
    [kept] { $who } nem kap jelzőt: a körpálya ({ $cities }) már megvolt.
    [few_stops] { $who } nem kap jelzőt: egy körpályához legalább két város kell.
    [reversing] { $who } nem kap jelzőt: a vonatnak vissza kellene fordulnia azon a körpályán.
   *[no_marker] { $who } új körpályát zár be ({ $cities }), de nincs több jelző.
}
train-moved = { $who } vonata továbbmegy: { $edge }, { $cell }, { $cost } gőz.
good-loaded = { $who } felrak egy { $colour } árut a városban: { $cell }.
good-arrived = { $who } { $colour } árut visz ebbe a városba: { $cell }.
good-delivered = { $who } leszállít egy { $colour } árut: +{ $points } pont.
good-unloaded = { $who } lerak egy { $colour } árut a városban: { $cell }.
roll-passed = { $who } { $spent } gőzt költött íves útra: { $needed } kellett, dobása { $die }, a vonat a vágányon marad.
derailed = { $who } { $spent } gőzt költött íves útra: { $needed } kellett, dobása { $die }, kisiklott, és visszakerül a kiindulóhelyre.
move-ended = { $who } megáll: { $spent } gőzt használt el, { $steam } maradt.
coal-burnt = { $who } { $cubes } szenet éget el, most { $steam } gőze van.
water-taken = { $who } vizet vesz fel a víztoronynál.
game-over = { $reason ->
    [won] { $who } eléri a 13 pontot, és azonnal nyer.
    [last_tile] Elfogyott a vágánylapka: a játéknak vége.
   *[stalled] Tizenkét fordulója nem történt semmi: a játéknak vége.
}

## Mit tesz egy választás

choice-track = Lerakás itt: { $cell } ({ $tile }), { $steam } gőz
    .button = Lerakás: { $steam } gőz
choice-cover = Lerakás meglévő vágányra: { $cell } ({ $tile }), { $steam } gőz
    .button = Lerakás: { $steam } gőz
choice-city = { $city } város lerakása itt: { $cell }, { $steam } gőz
    .button = Lerakás: { $steam } gőz
choice-draw_city = Város húzása és lerakása
choice-move_step = Tovább: { $edge }, { $cell }, { $cost } gőz
    .button = Tovább: { $cost } gőz
choice-load = Egy { $colour } áru felrakása
choice-stop = Megállás itt
choice-burn = { $cubes } szén elégetése
choice-water = Vízfelvétel
choice-exchange = Lapka félretétele és új húzása: { $what }

## Beállítások

option-circuit_novelty = Egy meglévő körpálya változata is jelzőt ér-e.
    .name = Új körpályák
option-circuit_novelty-strict = Csak a valóban új
option-circuit_novelty-any_loop = Minden újonnan bezárt
option-coal_same_turn = A szénből lett gőz elkölthető-e még abban a körben.
    .name = A szén azonnal hat
option-start_city_goods = Kap-e a kezdőváros két árut.
    .name = Áru a kezdővárosban
option-last_tile_end = Azonnal vége-e a játéknak az utolsó vágánylapkával, vagy addig tart, amíg mindenkinek ugyanannyi köre volt.
    .name = Az utolsó lapka
option-last_tile_end-immediate = Azonnal vége
option-last_tile_end-round = A forduló végén

## Kérdések és igék

ask-turn = Rakj le lapkát, mozgasd a vonatot, vagy vegyél fel vizet
ask-turn_burnt = Elégett a szén: most lapka vagy vonat
ask-place_drawn = Válassz helyet a húzott városnak
ask-run = Haladj tovább, rakj fel árut, vagy állj meg
ask-exchange = Mást nem tehetsz: válassz lapkát a cseréhez
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
score-markers = Körpályák

## A szabályok fejezetei

rules-TURN = A kör
rules-STEAM = Gőz
rules-PLACE = Vágány lerakása
rules-OVER = Meglévő vágányra
rules-CITY = Városok
rules-CIRC = Körpályák
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
draw-hand_hidden = a kézben lévő lapkák rejtve vannak
draw-cell_empty = { $cell } mező, üres
draw-cell_tile = { $cell } mező: { $tile }
draw-cell_city = { $cell } mező: { $colour } város
draw-tile = { $tile }, { $steam } gőz
draw-tile_over = { $tile }, { $steam } gőz, meglévő vágányra is tehető
draw-laid = { $tile }, vágány ide: { $edges }
draw-edge_N = { edge-N }
draw-edge_E = { edge-E }
draw-edge_S = { edge-S }
draw-edge_W = { edge-W }
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
draw-markers_left = Maradt körpályajelző: { $count }
draw-drawn = Húzott város: { $colour }
draw-short_city_pile = város
draw-short_track_pile = vágánylapka
draw-short_markers_left = jelző
draw-steam_of = { $player }: { $value } gőz
draw-player = { $player }: { $points } pont, { $steam } gőz, { $coal } szén, { $markers } jelző, { $goods } áru, { $hand } lapka
draw-delivered = { $player }: leszállított { $colour } áru: { $count }
draw-markers_of = { $player }: { $count } körpályajelző
draw-coal_of = { $player }: { $count } szén
draw-to_move = ő dönt
draw-steam = gőz
draw-short_steam = { draw-steam }
draw-short_points = pont
draw-load = rakod
draw-short_coal = szén
draw-short_markers = jelző
draw-short_hand = lapka
draw-livery_1 = Zöld
draw-livery_2 = Narancs
draw-livery_3 = Kék
draw-livery_4 = Rózsaszín

## Szabályok a számuk szerint; a .refusal mondja meg, miért nem lehet valami

DS-TURN-01 = A körödben pontosan egy dolgot teszel: lapkát raksz le (vágányt vagy várost), a vonatoddal futsz, vagy víztoronynál vizet veszel fel.
    .refusal = Ezt most nem teheted: egy körben egy akció van.
DS-TURN-02 = Ha megtörtént, a bal oldali szomszédod következik.
DS-TURN-03 = Ha vágánylapkát raktál le, a köröd végén újat húzol a vágánylapkák paklijából. Város után nem húzol.
DS-TURN-04 = Mielőtt lapkát raksz le vagy futsz, szenet égethetsz. Ez nem használja el a körödet.
DS-TURN-05 = Passzolni nem lehet.
DS-TURN-06 = Ha semmit sem tehetsz, lapkát cserélsz: egyet a kezedből képpel fölfelé kiteszel a játékból, és másikat húzol, ha van még. Mást nem kapsz. Ha így húzod az utolsó lapkát, a játék a szokásos módon ér véget.
    .refusal = { $reason ->
        [hand] Nincs ilyen lapkád: { $tile }.
       *[possible] Mást is tehetsz. Lapkát csak akkor cserélsz, ha semmi más nem lehetséges.
    }
DS-TURN-07 = A kezdő játékost a véletlen dönti el.
DS-TURN-08 = Minden körödet három lapkával a kezedben kezded, amíg a pakli el nem fogy. A lapkákat nem lehet cserélgetni vagy visszatenni.
DS-INFO-01 = A kezedben lévő lapkákat csak te látod. Hogy kinek hány lapkája van, nyílt.
DS-INFO-02 = Senki sem tudja, milyen sorrendben fekszenek a paklik, és mi jön legközelebb a zsákból. Hogy mennyi maradt, és mit nem látott még senki, bárki kiszámolhatja.
DS-INFO-03 = Minden más nyílt: a tábla, a kínálat, az áruk, a vonatok és a rakományuk, a gőz, a szén, a jelzők, a szállítások és a pontok.
DS-INFO-04 = Cserekor mindenki látja a félretett lapkát, a kézből mást senki. Mindenki látja azt is, hány fordulója nem történt semmi.
DS-PLACE-01 = A kezedből raksz le egy lapkát, tetszés szerint elforgatva, üres mezőre. Csak a jeles lapka tehető másik lapkára is.
    .refusal = Nincs ilyen lapkád: { $tile }.
DS-PLACE-02 = Ahol az új lapka másokhoz ér, ott vágánynak vágánnyal, vágány nélküli oldalnak vágány nélkülivel kell találkoznia. A vakvágány vágánynak számít, és a városnak mind a négy oldalán vágány van. Az üres szomszédos mezők nem számítanak.
    .refusal = Itt vágány és vágány nélküli oldal találkozna: { $cell }, { $edge }.
DS-PLACE-03 = Egy vonatnak az új lapka valamelyik vágányán át, visszafordulás nélkül el kell jutnia egy városba. Az egyik irány elég. A vakvágány nem elég, és az a vágány sem, amelyen a vonatnak vissza kellene fordulnia.
    .refusal = A lapka egyik vágánya sem vezet visszafordulás nélkül városhoz: { $cell }.
DS-PLACE-04 = A város legyen közel: a vágány mentén legfeljebb öt lapkára, az új lapkát is beleszámítva. A város melletti lapka az első. A domb itt egy lapka.
    .refusal = Ez ötnél több lapkára van a legközelebbi várostól: { $cell }.
DS-PLACE-05 = Vágány két várost egyetlen közbülső lapkával is összeköthet. Csak a város lerakásakor kell távolságot tartani.
DS-PLACE-06 = A lapka többi vágánya bárhová vezethet, akár a semmibe.
DS-PLACE-07 = A lerakásért annyi gőzt kapsz, amennyi a lapka száma. A kazánodba 6 fér; a többi elvész. Azután kiderül, bezár-e az új vágány egy körpályát.
DS-PLACE-08 = Az új vágány tehát mindig meglévőt folytat: olyan üres mezőre kerül, amerre valamilyen vágány vezet, vagy, ha jeles, egy vágánylapkára. Lapka csak lefedéssel kerül le a tábláról.
DS-OVER-01 = A jeles lapka vágánylapkára is lerakható, vagy üres mezőre, mint bármelyik másik.
    .refusal = Ott már fekszik lapka ({ $cell }), és a tiéd nem jeles, nem tehető rá.
DS-OVER-02 = Domb, híd és város nem fedhető le, és olyan lapka sem, amelyen bárkinek a vonata áll.
    .refusal = { $what ->
        [city] Várost nem lehet lefedni.
        [hill] Dombot nem lehet lefedni.
        [bridge] Hidat nem lehet lefedni.
       *[train] Olyan lapkát, amelyen vonat áll, nem lehet lefedni.
    }
DS-OVER-03 = Minden más lefedhető: egyenes, ív, váltó, kettős ív, vakvágány, víztorony, és olyan lapka is, amely maga is másikon fekszik.
DS-OVER-04 = Amit lefedtek, végleg eltűnik.
DS-OVER-05 = Az új lapkának úgy kell illenie, mintha a régi soha nem lett volna ott. A régi vágányból semmit sem kell megtartania.
DS-OVER-06 = Semmit sem vághatsz el. Amelyik város elérhető volt egy másikból, annak az is kell maradnia. Minden más vágányról is el kell tudnia jutni a vonatnak egy városba.
    .refusal = { $reason ->
        [cut_city] Egy város elvesztené az utolsó útvonalát más városhoz.
       *[cut_track] Más vágány elvesztené az utolsó útvonalát városhoz.
    }
DS-OVER-07 = Gőzt, talán körpályajelzőt és új lapkát kapsz, mint bármelyik másik lapkáért.
DS-OVER-08 = Más nem védett: megszakíthatsz egy körpályát, elronthatod valakinek az útját, eltüntethetsz egy víztornyot, és a hálózat akár részekre is eshet. A máshol álló vonatok a helyükön maradnak, az áruikkal együtt.
DS-CITY-01 = Elveszed a kínálat két városának egyikét az áruival együtt, vagy felhúzod a városok paklijának legfelső lapját, és azt rakod le.
    .refusal = A városok paklija üres.
DS-CITY-02 = A kínálatból elvett város helyére azonnal új kerül a pakliból, és két árut kap a zsákból. Ha a pakli elfogyott, a hely üres marad.
    .refusal = Ezen a helyen nincs város: { $slot }.
DS-CITY-03 = A pakliból húzott várost mindenki látja. Le kell raknod, és csak azután kap két árut a zsákból. Csak akkor húzhatsz, ha van mező egy városnak.
    .refusal = { $reason ->
        [cell] Nincs mező, ahová város kerülhetne.
       *[drawn] Várost húztál, le kell raknod.
    }
DS-CITY-04 = A város üres mezőre kerül, amely felé nem néz vágány nélküli oldal. Egy vonatnak visszafordulás nélkül el kell jutnia belőle egy másik városba, és a legközelebbi másik város legalább két vágánylapkára legyen; a domb egy lapka. Az ugyanabba a városba visszavezető út nem számít. Az sem számít, légvonalban milyen közel vannak a városok.
    .refusal = { $reason ->
        [occupied] A hely foglalt: { $cell }.
        [edge] Vágány nélküli oldal néz rá ({ $cell }); a városnak minden oldalán vágány van.
        [connect] Nem vezet folytonos útvonal másik városhoz: { $cell }.
       *[close] Túl közel van egy másik városhoz ({ $cell }): két vágánylapkának kell köztük lennie.
    }
DS-CITY-05 = Két város nem lehet közvetlenül egymás mellett. Az a vágány, amelyen a vonatnak vissza kellene fordulnia, nem köt össze városokat, ezért azok sem összekötve, sem túl közel nincsenek; a vonatot megfordító vágány összeköti őket.
    .refusal = A város közvetlenül egy másik mellé kerülne: { $cell }.
DS-CITY-06 = Város olyan messze kerülhet, ameddig a vágány vezet: az ötlapkás határ csak a vágányra vonatkozik.
DS-CITY-07 = A város lerakásáért megkapod a rajta lévő gőzt, és talán egy körpályajelzőt.
DS-CITY-08 = Amint a tizenkét város közül az utolsó is a táblán van, mindenki öt szenet kap.
DS-CITY-09 = A zsákban mindig elég az áru: marad benne akkor is, ha már minden város megkapta a magáét.
DS-CITY-10 = A városok minden oldalról egyformák, ezért nem forgatjuk őket. Amíg nincs mező egy városnak, nem vehetsz el és nem húzhatsz várost.
DS-CIRC-01 = A körpálya olyan vágány, amely legalább két városon át visszavezet a kezdetéhez. Egy vonatnak visszafordulás nélkül végig kell tudnia menni rajta.
DS-CIRC-02 = Egy körpálya nem használhat kétszer egyetlen várost, váltót vagy más vágánydarabot sem. A hídon és a kettős íven két külön vágány van, mindegyik egyszer használható. A vakvágány soha nem tartozik körpályához; domb, vonat és gőz nem számít.
DS-CIRC-03 = Ha olyan lapkát vagy várost raksz le, amely új körpályát zár be, elveszel egy jelzőt, ha maradt még. Akkor is csak egyet, ha több körpályát zársz be.
DS-CIRC-04 = A jelzőt azonnal megkapod; később senki sem kérheti.
DS-CIRC-05 = Hét jelző van. Ha elfogytak, a körpályák semmit sem hoznak.
DS-CIRC-06 = Egy lapka akkor zár be körpályát, ha azon korábban nem lehetett körbemenni. Vagyis olyan vágányon vezet, amelyet a lapka tett hozzá, vagy az éppen lerakott városon át. Vagy egy váltóra tett híd vagy kettős ív mindkét vágányán.
DS-CIRC-07 = Két körpálya akkor számít ugyanannak, ha ugyanazokat a városokat érinti ugyanabban a sorrendben, bármelyik irányban. Emellett két-két város között mindig kell lennie a másikkal közös vágányának.
DS-CIRC-08 = Egy körpálya akkor új, ha közvetlenül előtte nem volt olyan, amely ugyanannak számít. Az „Új körpályák: Minden újonnan bezárt” beállítással minden éppen bezárt körpálya új.
DS-CIRC-09 = Egy körpálya két városa között tehát egy második, egészen külön vágány új körpályát ad. Más városokon át is új lesz. Nem új az a kerülő, amely csak elhagy egy szakaszt, és visszatér rá. Az a lapka sem ad újat, amely ugyanolyan vágányú lapkára kerül.
DS-CIRC-10 = A jelződ akkor is megmarad, ha a körpályát megszakítják. Ha később újra bezárul, új, amennyiben közvetlenül előtte nem volt hozzá hasonló.
DS-MOVE-01 = Csak a saját vonatoddal futsz, legalább egy lépést, és csak vágányon. A lépéseket gőzzel fizeted, de a most elégetett szén gőzével nem.
    .refusal = { $reason ->
        [no_step] A menet legalább egy lépés.
       *[other] Ez a lépés { $cost } gőzbe kerül, és csak { $steam } költhető el.
    }
DS-MOVE-02 = Egy lépéssel a vonat a következő vágányra vagy a következő városba ér. Vágányra, vakvágányra vagy városba lépni 1 gőz, dombra 2. Elhagyni ingyen lehet.
DS-MOVE-03 = Olyan vágányra lépni, amelyen másik vonat áll, 1-gyel több. Egy váltó egészben egyetlen vágánydarab; a híd és a kettős ív két vágánya, és a vakvágány, külön van. A városokban mindenkinek van hely.
DS-MOVE-04 = Bármely irányba indulhatsz, amerre a vonatod alatti vágány vezet, mindegy, honnan jött: két kör között a vonat ingyen megfordul.
    .refusal = A vonatod nem olyan vágányon áll, amely arra vezet: { $edge }.
DS-MOVE-05 = Futás közben a vonat a vágányt követi, és soha nem fordul vissza. Váltón csak olyan ágra mehet, amely onnan folytatódik, ahol belépett.
    .refusal = Ahonnan jött, a vonat visszafordulás nélkül nem mehet arra: { $edge }.
DS-MOVE-06 = A várost bármelyik oldalon el lehet hagyni, akár arra is, amerről a vonat jött.
DS-MOVE-07 = A vakvágány a menet vége. A következő körödben a vonat kihátrál belőle.
    .refusal = A vonatod vakvágányon van, meg kell állnia.
DS-MOVE-08 = Hídon és kettős íven a vonat azon a vágányon marad, amelyen belépett.
    .refusal = Ez a lapka másik vágányához tartozik: { $edge }.
DS-MOVE-09 = Nem állhatsz meg olyan vágányon, ahol másik vonat áll. Ugyanannak a lapkának a másik vágánya szabad, és egy városban bármennyi vonat állhat.
    .refusal = Másik vonat áll ott, ezért nem állhatsz meg: { $cell }.
DS-MOVE-10 = Olyan vágányra, ahol másik vonat áll, csak akkor futhatsz, ha a gőzöd elég, hogy túljuss rajta egy helyre, ahol megállhatsz. Foglalt vakvágányra senki sem futhat.
    .refusal = Ott másik vonat áll, és nincs elég gőzöd, hogy elhaladj mellette.
DS-MOVE-11 = Egy menet ugyanazon a helyen többször is áthaladhat, körbemehet egy körpályán, és oda is érkezhet, ahonnan indult.
DS-MOVE-12 = Ahol a vágány levezet a lerakott lapkákról, ott nincs tovább.
    .refusal = A vonatod mellett ebben az irányban nincs lapka: { $edge }.
DS-MOVE-13 = Minden lépést azonnal fizetsz, és nem költhetsz többet, mint amid van.
DS-MOVE-14 = A menet addig tart, amíg meg nem állsz, és ameddig a gőzöd elég: legfeljebb hat lépés.
DS-DERAIL-01 = Ha egy menet 2 gőznél többe került, és bármilyen íven átment, a végén egyszer dobsz. Minden számít, amit fizettél, a domb és az elhaladás is, és mindegy, hol volt az ív.
DS-DERAIL-02 = A vágányon maradáshoz a dobókockának többet kell mutatnia, mint amennyit 2 fölött költöttél: 3 gőz után 2 kell, 4 után 3, 5 után 4, 6 után 5. Különben kisiklasz.
DS-DERAIL-03 = Minden ív számít, amelyen a vonat végigment, dombon, víztoronynál és váltó ágán is. Az a vágány is, amelyen megállt, ha csak íven mehetne tovább. Nem számít a fordulás városban, a vakvágány, és a vágány, amelyről a menet indult.
DS-DERAIL-04 = A kisiklott vonat visszakerül oda, ahonnan indult, és minden áru is, akár leszállították, akár nem. A gőz elvész, és a körödnek vége. Az ebben a körben elégetett szén gőze megmarad.
DS-DERAIL-05 = A szállítás tehát csak akkor számít, és csak akkor nyerhet, ha a vonat biztonságban megérkezett.
DS-GOODS-01 = Csak a futás kerül gőzbe. Felrakni, vinni és leszállítani ingyen van.
DS-GOODS-02 = A menet minden városában, a kezdetén is, az üres vonat felrakhat egy ott fekvő árut, bármilyen színűt. Nem kötelező. Felrakás után tovább kell futnod.
    .refusal = { $reason ->
        [loaded] Felrakás után legalább egy lépést kell tenned.
        [track] Árut csak városban rakhatsz fel.
        [stuck] Felrakás után nem tudnál továbbmenni.
       *[none] Ebben a városban nincs { $colour } áru.
    }
DS-GOODS-03 = A vonaton egy árunak van hely. A városok nem kapnak új árut.
    .refusal = A vonatodon már van áru.
DS-GOODS-04 = Amint a vonat az áru színével egyező városba ér, az áru le van szállítva, akár akarod, akár nem. Csak az a város nem fogadja, ahol felrakták.
DS-GOODS-05 = Áruval a vonaton befuthatsz abba a városba, ahol felraktad, és át is futhatsz rajta; az áru a vonaton marad.
DS-GOODS-06 = Ha egy árut leraktak, és máshol újra felraktak, ez a második város az, amelyik nem fogadja.
DS-GOODS-07 = Amit leszállítasz, nyíltan nálad marad. Továbbfuthatsz, és újra felrakhatsz, akár ugyanabban a városban, így egy menetben több árut is leszállíthatsz.
DS-GOODS-08 = Ha áruval a vonaton városban állsz meg, az áru ott lekerül, és bárki elviheti.
DS-GOODS-09 = Ha vágányon állsz meg, az áru a vonaton marad, és senki sem veheti el tőled.
DS-GOODS-10 = Amíg a vonat fut, árut lerakni vagy cserélni nem lehet.
DS-GOODS-11 = Az azonos színű áruk között nincs különbség.
DS-WATER-01 = Ha a köröd kezdetén a vonatod víztoronynál áll, a kört vízfelvételre használhatod: 4 gőz, legfeljebb annyi, amennyivel a kazánban hat lesz.
    .refusal = A vonatod nem áll víztoronynál.
DS-WATER-02 = A víztorony közönséges vágány mellett áll: odaérni 1 gőz, és egy vonatnak van hely.
DS-COAL-01 = Szenet a köröd elején égetsz, egyszer, ahányat akarsz: mindegyik 1 gőzt ad, amíg van hely a kazánban. Az elégetett szén elfogy.
    .refusal = { $reason ->
        [once] Körönként csak egyszer égethetsz szenet.
        [start] Szenet csak a köröd elején égethetsz.
       *[number] { $coal } szened van, és { $room } gőznek van hely: { $cubes } szenet nem égethetsz el.
    }
DS-COAL-02 = Ha szenet égettél, lapkát kell leraknod, vagy futnod kell: vizet nem vehetsz fel, és lapkát nem cserélhetsz. Ha egyik sem lehetséges, nem égethetsz.
    .refusal = { $reason ->
        [after] Szenet égettél: most rakj le egy lapkát. Futhatsz is.
       *[nothing] Szénégetés után már semmit sem tehetnél.
    }
DS-COAL-03 = A szénből lett gőz a későbbi körökre való; ebben a körben csak azt költheted el, ami előtte a kazánban volt. „A szén azonnal hat” beállítással azonnal elköltheted.
DS-COAL-04 = Az utolsó város lerakása előtt senkinek sincs szene. Amit akkor nem osztottak ki, a dobozban marad.
    .refusal = Senkinek sincs szene, amíg az utolsó város le nem kerül.
DS-STEAM-01 = Egy kazánban 0-tól 6-ig lehet gőz.
DS-SCORE-01 = 2 pontot ér minden leszállított áru, 1-et minden körpályajelző, és bónuszt a különböző színek.
DS-SCORE-02 = Két szín áruja 1 ponttal hoz többet, három szín 3-mal, mind a négy 5-tel. Csak a legnagyobb ráadás számít.
DS-SCORE-03 = A pontok attól fogva számítanak, hogy megvannak, a ráadás is.
DS-END-01 = Akinek 13 pontja van, azonnal nyer: lapka lerakása után, vagy ha egy menet biztonságban véget ért.
    .refusal = A játéknak vége: valaki nyert.
DS-END-02 = Ha ez senkinek sem sikerül, a játéknak vége, amikor valaki az utolsó vágánylapkát húzza. A kezekben lévő lapkák semmit sem érnek.
    .refusal = A játéknak vége: elfogyott a vágánylapka.
DS-END-03 = „Az utolsó lapka: A forduló végén” beállítással a játék húzás nélkül folytatódik, amíg mindenkinek ugyanannyi köre volt. Aki eléri a 13 pontot, akkor is azonnal nyer.
DS-END-04 = A legtöbb pont nyer. Egyenlőségnél a több körpályajelző, azután a több gőz dönt.
DS-END-05 = Ha az is egyenlő, a győzelem közös. A többi hely ugyanígy dől el.
DS-END-06 = A pont az első: aki eléri a 13-at, nyer, abban a körben is, amelyben az utolsó lapkát húznák.
DS-END-07 = Holtpont: ha tizenkét fordulón át senki sem rak le vagy cserél lapkát és nem szállít le semmit, a játéknak vége, és a legtöbb pont nyer.
    .refusal = A játéknak vége: tizenkét fordulója nem történt semmi.
DS-END-08 = A vége előtt senki sem esik ki.
DS-END-09 = Aki azonnal nyer, az első; a többieket a pontjuk, jelzőjük és gőzük szerint soroljuk.

## A tábla mellett

panel-deliveries = Elérhető szállítások, vagy mutass egy mezőre
panel-no-deliveries = Nincs elérhető szállítás. Mutass egy mezőre, ahová futnál vagy lapkát tennél.
panel-column-points = pont
panel-column-risk = kockázat
panel-percent = { $percent }%
panel-safe = biztos
panel-gain = +{ $gain }
panel-number = { $number }
panel-run-delivers = Szállítás: { $colours } (ide: { $cells })
panel-run-delivers-one = { $colour } áru szállítása: { $start } város → { $goal } város ({ $cell })
panel-run = Oda fut
panel-run-fetches = { $colour } áru felvétele, megállás itt: { $cell }
panel-run-stops = Megállás itt: { $cell }
panel-run-burns = { $cubes } szén elégetésével
panel-fetches = Menetek áruért
panel-lay = Lerakható lapkák, vagy mutass egy mezőre
panel-cities = Lerakható városok
panel-run-safely = Menet { $steam } gőzért, +{ $points } pont
    .button = Menet { $steam } gőzért
panel-run-rolls = Menet { $steam } gőzért, azután dobás; +{ $points } pont, ha megérkezik
    .button = Menet { $steam } gőzért, dobással
panel-run-costs = { $steam } gőz, { $steps } lépés
panel-run-carries = a végén a vonaton: { $colour } áru
panel-derails = { $percent }% eséllyel kisiklik
panel-runs-here = Menet erre a mezőre
panel-lay-here = Ide illő lapkák
panel-city-here = Városok erre a mezőre
panel-nothing-here = Ezzel a mezővel most semmit sem lehet tenni.
panel-lies = Itt: { $cell }
panel-joins = Csatlakozik: { $edges }
panel-opens = Nyitott: { $edges }
panel-leads = Belépés: { $edge }, tovább: { $edges }
panel-display = { $slot }. hely
panel-city-goods = Áru: { $colours }
panel-tile = { $tile }: +{ $steam } gőz
panel-after = Eredmény
panel-now = most
panel-then = utána
panel-draw-tile = Azután lapkát húzol.
panel-draw-city = Azután új város kerül a kínálatba.
panel-steam = Gőz (legfeljebb { $most })
panel-points = Pont
panel-same-safely = Egy másik menet dobás nélkül is hoz { $points } pontot.
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

## Numbers after the game

numbers-player = Játékos
numbers-points = Pontok
numbers-points-points = ha akkor véget ért volna a játék
numbers-goods = Áruk
numbers-goods-loaded = felrakodva
numbers-goods-delivered = leszállítva
numbers-steam = Gőz
numbers-steam-gained = szerzett
numbers-steam-coal = szénből
numbers-steam-spent = felhasznált
numbers-building = Építés
numbers-building-tiles = sínlapkák
numbers-building-cities = városok
numbers-trouble = Kocka
numbers-trouble-passed = sikerült dobás
numbers-trouble-derailed = kisiklás
