# Days of Steam česky. Co chybí, je anglicky.

phase-turn = Kartička, vlak nebo vodárna
    .short = Tah
phase-turn_burnt = Uhlí shořelo: kartička nebo vlak
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
draw-short_points = body
draw-short_coal = uhlí
draw-short_markers = žetony
draw-short_hand = dílky
draw-livery_1 = Borovice
draw-livery_2 = Pomeranč
draw-livery_3 = Obloha
draw-livery_4 = Růže
