# Days of Steam česky. Co chybí, je anglicky.

phase-turn = Kartička, vlak nebo vodárna
    .short = Tah
phase-turn_burnt = Uhlí shořelo: dílek nebo vlak
    .short = Uhlí
phase-place_drawn = Umístit vytažené město
    .short = Město
phase-run = Jízda vlaku
    .short = Vlak
phase-over = Konec hry
## Co se stalo

tile-laid = { $who } pokládá na { $cell }: { $tile }.
tile-covered = { $who } pokládá na { $cell }: { $tile } místo { $covered }.
tile-drawn = { $who } si bere dílek kolejí; zbývá { $left }.
tile-exchanged = { $who } nemůže nic udělat a odkládá: { $tile }.
city-drawn = { $who } si bere město: { $city }.
city-placed = { $who } pokládá město ({ $city }) na { $cell }.
goods-drawn = Dostává zboží: { $goods }.
display-filled = Na místo { $slot } přichází město ({ $city }), zboží: { $goods }.
coal-given = Poslední město leží na mapě: každý dostává uhlí ({ $coal }).
steam-gained = { $who } získává páru: { $gained }, má { $steam }.
circuit-new = { $who } uzavírá nový okruh, { $cities }, a bere si žeton; zbývá { $left }.
circuit-none = { $reason ->
    [same] Smyčka { $cities } není nový okruh: jiný se stejnými městy má s ní společnou kolej.
    [kept] Smyčka { $cities } už existovala.
    [few_stops] Smyčka míjí méně než dvě města: není to okruh.
    [reversing] Smyčka není okruh: vlak by musel couvat.
   *[no_marker] { $who } uzavírá nový okruh, { $cities }, ale žetony došly.
}
train-moved = { $who } jede na { $edge }, { $cell }, pára { $cost }.
good-loaded = { $who } nakládá zboží ({ $colour }) na { $cell }.
good-arrived = { $who } přiváží zboží ({ $colour }) na { $cell }.
good-delivered = { $who } doručuje zboží ({ $colour }).
good-unloaded = { $who } vykládá zboží ({ $colour }) na { $cell }.
roll-passed = { $who }: zatáčky za { $spent }, hod { $die }: vlak zůstává na kolejích.
derailed = { $who }: zatáčky za { $spent }, hod { $die }: vykolejení.
move-ended = { $who } zastavuje; spotřebovaná pára { $spent }, zbývá { $steam }.
coal-burnt = { $who } spaluje uhlí ({ $cubes }), pára { $steam }.
water-taken = { $who } bere vodu.
game-over = { $reason ->
    [won] { $who } okamžitě vyhrává: konec hry.
    [last_tile] Došly dílky kolejí: konec hry.
   *[stalled] Dlouho se nic neděje: konec hry.
}

## Co volba udělá

choice-track = { $cell }: { $tile }, pára { $steam }
    .button = Položit: pára { $steam }
choice-cover = { $cell }: { $tile } přes starý dílek, pára { $steam }
    .button = Položit: pára { $steam }
choice-city = Město ({ $city }) na { $cell }: pára { $steam }
    .button = Položit: pára { $steam }
choice-draw_city = Vzít si město a položit ho
choice-move_step = Jet na { $edge }, { $cell }: pára { $cost }
    .button = Jet: pára { $cost }
choice-load = Naložit zboží: { $colour }
choice-stop = Zastavit
choice-burn = Spálit uhlí: { $cubes }
choice-water = Vzít vodu
choice-exchange = Odložit a vzít si jiný dílek: { $what }

## Nastavení

option-circuit_novelty = Zda obměna existujícího okruhu přináší žeton.
    .name = Nové okruhy
option-circuit_novelty-strict = Opravdu nové
option-circuit_novelty-any_loop = Každá nová smyčka
option-coal_same_turn = Zda lze páru z uhlí utratit ve stejném tahu.
    .name = Uhlí působí hned
option-start_city_goods = Zda počáteční město dostane dvě zboží.
    .name = Zboží na začátku
option-last_tile_end = Zda hra končí posledním dílkem kolejí, nebo až měli všichni stejně tahů.
    .name = Poslední dílek
option-last_tile_end-immediate = Končí hned
option-last_tile_end-round = Končí s kolem

## Otázky a slovesa

ask-turn = Polož dílek, jeď vlakem, nebo vezmi vodu
ask-turn_burnt = Uhlí shořelo: teď polož dílek, nebo jeď
ask-place_drawn = Vyber pole pro nové město
ask-run = Jeď dál, nalož zboží, nebo zastav
ask-exchange = Nic nelze udělat: vyber dílek k výměně
ask-track-next = Vyber pole a natočení
ask-city-next = Vyber pole pro město
ask-move_step-next = Vlak: vyber další pole
verb-track = Koleje
verb-city = Město
verb-draw_city = Vzít město
verb-place = Položit město
verb-move_step = Vlak
verb-load = Naložit
verb-stop = Zastavit
verb-burn = Spálit uhlí
verb-water = Voda
verb-exchange = Výměna

## Jména

title = Days of Steam
price = pára { $amount }
tile-ST = přímá kolej
tile-CU = zatáčka
tile-HS = přímá kolej na kopci
tile-HC = zatáčka na kopci
tile-WS = přímá kolej s vodárnou
tile-WC = zatáčka s vodárnou
tile-SD = přímá kolej se slepou
tile-CDS = zatáčka se slepou kolejí, vlevo
tile-CDW = zatáčka se slepou kolejí, vpravo
tile-BR = most
tile-DC = dvojitá zatáčka
tile-SWL = výhybka vlevo
tile-SWR = výhybka vpravo
tile-YS = výhybka Y
tile-TR = trojúhelník
tile-XL = protilehlá dvojitá výhybka, vlevo
tile-XR = protilehlá dvojitá výhybka, vpravo
tile-FN = trojcestná výhybka
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
edge-N = sever
edge-E = východ
edge-S = jih
edge-W = západ
city-red = červené
city-green = zelené
city-yellow = žluté
city-blue = modré
colour-red = červená
colour-green = zelená
colour-yellow = žlutá
colour-blue = modrá
start-red = červeného
start-green = zeleného
start-yellow = žlutého
start-blue = modrého
goal-red = { start-red }
goal-green = { start-green }
goal-yellow = { start-yellow }
goal-blue = { start-blue }
good-red = červená
good-green = zelená
good-yellow = žlutá
good-blue = modrá
figure-steam = Pára
figure-points = Body
figure-coal = Uhlí
figure-markers = Žetony
figure-hand = Dílky
score-goods = Zboží
score-colours = Barvy
score-markers = Okruhy

## Kapitoly pravidel

rules-TURN = Tah
rules-STEAM = Pára
rules-PLACE = Kladení kolejí
rules-OVER = Kladení přes koleje
rules-CITY = Města
rules-CIRC = Okruhy
rules-MOVE = Jízda vlakem
rules-DERAIL = Vykolejení
rules-GOODS = Zboží
rules-WATER = Vodárny
rules-COAL = Uhlí
rules-END = Konec hry
rules-SCORE = Bodování
rules-INFO = Co všichni vědí

## Slova na stole

draw-board = Days of Steam
draw-supply = Města a hromádky
draw-players = Hráči
draw-hand = Tvoje ruka
draw-hand_note = vlak, dílek nebo voda
draw-hand_hidden = ruce jsou skryté
draw-cell_empty = Pole { $cell }, prázdné
draw-cell_tile = Pole { $cell }: { $tile }
draw-cell_city = Pole { $cell }: město, barva { $colour }
draw-tile = { $tile }, pára { $steam }
draw-tile_over = { $tile }, pára { $steam }, lze klást přes koleje
draw-on_cell = { $what }, pole { $cell }
draw-city = Město, barva { $colour }, pole { $cell }
draw-good = Zboží, barva { $colour }, pole { $cell }
draw-goods = { $count } × zboží, barva { $colour }, pole { $cell }
draw-train = { $player }: vlak na poli { $cell }
draw-train_cargo = { $player }: vlak na poli { $cell } se zbožím (barva { $colour }) z { $origin }
draw-cargo = { $player } veze zboží, barva { $colour }, z { $origin }
draw-display = Místo { $slot }: město, barva { $colour }, zboží: { $goods }
draw-display_empty = Místo { $slot }: prázdné
draw-display_good = Zboží u města, barva { $colour }
draw-no_goods = žádné
draw-city_pile = Hromádka měst: { $count }
draw-track_pile = Hromádka kolejí: { $count }
draw-markers_left = Zbývající žetony okruhů: { $count }
draw-drawn = Vzaté město, barva { $colour }
draw-short_city_pile = města
draw-short_track_pile = dílky kolejí
draw-short_markers_left = žetony
draw-steam_of = { $player }: pára { $value }
draw-player = { $player }: body { $points }, pára { $steam }, uhlí { $coal }, žetony { $markers }, zboží { $goods }, dílky { $hand }
draw-delivered = { $player }: doručené zboží, barva { $colour }: { $count }
draw-markers_of = { $player }: žetony okruhů: { $count }
draw-coal_of = { $player }: uhlí { $count }
draw-to_move = rozhoduje
draw-steam = pára
draw-short_steam = { draw-steam }
draw-short_points = body
draw-load = nalož
draw-short_coal = uhlí
draw-short_markers = žetony
draw-short_hand = dílky
draw-livery_1 = Borovice
draw-livery_2 = Pomeranč
draw-livery_3 = Obloha
draw-livery_4 = Růže

## Proč něco nejde

DS-TURN-01 =
    .refusal = Tah má jednu akci a tohle do ní teď nepatří.
DS-TURN-06 =
    .refusal = { $reason ->
        [hand] Tento dílek nemáš: { $tile }.
       *[possible] Můžeš udělat něco jiného: dílek se mění, jen když nic nejde.
    }
DS-PLACE-01 =
    .refusal = Tento dílek nemáš: { $tile }.
DS-PLACE-02 =
    .refusal = Na { $cell } by kolej narazila na stranu bez kolejí, nebo naopak ({ $edge }).
DS-PLACE-03 =
    .refusal = Žádný úsek dílku na { $cell } nevede k městu bez couvání.
DS-PLACE-04 =
    .refusal = { $cell } je dál než pět dílků od nejbližšího města.
DS-OVER-01 =
    .refusal = Pole { $cell } je obsazené a dílek nemá znak pro kladení přes jiné.
DS-OVER-02 =
    .refusal = { $what ->
        [city] Město nelze zakrýt.
        [hill] Kopec nelze zakrýt.
        [bridge] Most nelze zakrýt.
       *[train] Dílek, na kterém stojí vlak, nelze zakrýt.
    }
DS-OVER-06 =
    .refusal = { $reason ->
        [cut_city] Město by ztratilo poslední cestu k jinému městu.
       *[cut_track] Jiné koleje by ztratily poslední cestu k městu.
    }
DS-CITY-01 =
    .refusal = Hromádka měst je prázdná.
DS-CITY-02 =
    .refusal = Na místě { $slot } není město.
DS-CITY-03 =
    .refusal = { $reason ->
        [cell] Není pole, kam by šlo město položit.
       *[drawn] Máš nové město a musíš ho položit.
    }
DS-CITY-04 =
    .refusal = { $reason ->
        [occupied] Pole { $cell } je obsazené.
        [edge] K { $cell } přiléhá strana bez kolejí; město má koleje na všech stranách.
        [connect] Z { $cell } nevede souvislá cesta k jinému městu.
       *[close] { $cell } je příliš blízko jinému městu: mezi nimi musí být dva kusy kolejí.
    }
DS-CITY-05 =
    .refusal = Na { $cell } by město leželo hned vedle jiného.
DS-MOVE-01 =
    .refusal = { $reason ->
        [no_step] Jízda má aspoň jeden krok.
       *[other] Stojí to páru { $cost } a utratit lze { $steam }.
    }
DS-MOVE-04 =
    .refusal = Tvůj vlak nestojí na koleji, která vede na { $edge }.
DS-MOVE-05 =
    .refusal = Odkud přijel, nemůže vlak na { $edge } bez couvání.
DS-MOVE-07 =
    .refusal = Tvůj vlak je na slepé koleji a musí zastavit.
DS-MOVE-08 =
    .refusal = { $edge } patří k druhé koleji tohoto dílku.
DS-MOVE-09 =
    .refusal = Na { $cell } stojí jiný vlak.
DS-MOVE-10 =
    .refusal = Stojí tam jiný vlak a nelze ho minout.
DS-MOVE-12 =
    .refusal = Za touto stranou nic neleží: { $edge }.
DS-GOODS-02 =
    .refusal = Toto zboží tu teď nelze naložit, nebo musí následovat krok: { $colour }.
DS-GOODS-03 =
    .refusal = Tvůj vlak už zboží veze.
DS-WATER-01 =
    .refusal = Tvůj vlak nestojí u vodárny.
DS-COAL-01 =
    .refusal = { $reason ->
        [once] Uhlí se pálí jednou za tah.
        [start] Uhlí se pálí jen na začátku tahu.
       *[number] Máš uhlí: { $coal }, místo pro páru: { $room }; { $cubes } spálit nelze.
    }
DS-COAL-02 =
    .refusal = { $reason ->
        [after] Po spálení uhlí musí následovat dílek nebo jízda.
       *[nothing] Nemohl by následovat dílek ani jízda.
    }
DS-COAL-04 =
    .refusal = Nikdo nemá uhlí, dokud neleží poslední město.
DS-END-01 =
    .refusal = Hra skončila: někdo vyhrál.
DS-END-02 =
    .refusal = Hra skončila: došly dílky kolejí.
DS-END-07 =
    .refusal = Hra skončila: uvázla.

## Vedle desky

panel-deliveries = { $count ->
    [one] Dosažitelná dodávka, nebo ukaž pole
   *[other] Dosažitelné dodávky, nebo ukaž pole
}
panel-no-deliveries = Žádná dodávka není v dosahu. Ukaž na pole, kam chceš jet nebo položit dílek.
panel-column-points = body
panel-column-risk = riziko
panel-percent = { $percent } %
panel-safe = jisté
panel-gain = +{ $gain }
panel-number = { $number }
panel-run-delivers = Dodat: { $colours } (na { $cells })
panel-run-delivers-one = { $colour } z { $start } města do { $goal } města ({ $cell })
panel-run = Jet tam
panel-run-fetches = Naložit: { $colour }, na { $cell }
panel-run-burns = spálí uhlí: { $cubes }
panel-fetches = Jízdy pro zboží
panel-lay = Dílky k položení, nebo ukaž pole
panel-cities = Města k položení
panel-run-safely = Jízda za { $steam } páry, +{ $points } bodů
    .button = Jet za { $steam } páry
panel-run-rolls = Jízda za { $steam } páry, pak kostka; +{ $points } bodů, když dojede
    .button = Jet za { $steam } páry, pak hodit
panel-run-costs = { $steam } páry, { $steps ->
    [one] jeden krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}
panel-run-carries = na konci veze: { $colour }
panel-derails = vykolejí na { $percent } %
panel-runs-here = { $count ->
    [one] Jízda na toto pole
   *[other] Jízdy na toto pole
}
panel-lay-here = Dílky, které sem pasují
panel-city-here = Města na toto pole
panel-nothing-here = S tímto polem teď nelze nic dělat.
panel-joins = Napojí: { $edges }
panel-opens = Otevírá: { $edges }
panel-tile = { $tile }: pára +{ $steam }
panel-after = Potom
panel-now = teď
panel-then = potom
panel-draw-tile = Pak si táhneš dílek.
panel-draw-city = Pak přijde nové město do nabídky.
panel-steam = Pára z { $most }
panel-points = Body
panel-same-safely = Jiná jízda přinese body ({ $points }) bez hodu.
panel-roll = Hod
panel-roll-arrives = { $faces }: dojede, +{ $points } bodů
panel-roll-derails = { $faces }: vykolejí; vlak a zboží se vrátí, pára je pryč

## Reasons for advice

reason-points = body, které máš: { $points }
reason-steam = pára v tvém kotli: { $points }
reason-coal = uhlí ke spálení: { $points }
reason-deliveries = dodávky na dosah: { $points }
reason-finish = jak blízko jsi vítězství: { $points }
reason-sites = dobrá místa pro další města: { $points }
reason-symbols = žetony v ruce, které lze klást přes jiné: { $points }
reason-turn = další tah je tvůj: { $points }
reason-rival-points = body nejsilnějšího soupeře: { $points }
reason-rival-steam = pára nejsilnějšího soupeře: { $points }
reason-rival-deliveries = dodávky na dosah soupeře: { $points }
reason-rival-finish = jak blízko je soupeř vítězství: { $points }
reason-run = jízda, kterou můžeš podniknout příště: { $points }
reason-win = šance vyhrát v příštím tahu: { $points }
reason-ring = okruh, který můžeš uzavřít: { $points }
reason-rival-run = jízda, kterou může podniknout soupeř: { $points }
reason-rival-win = nebezpečí, že soupeř příští tah vyhraje: { $points }
reason-rival-ring = okruh, který mohou uzavřít soupeři: { $points }
reason-over = jak hra skončí: { $points }

## Konec kola krok za krokem

end-roll = Hod kostkou
