# Age of Steam česky. Co chybí, je anglicky.

tile-name = { $tile ->
    [straight] přímá kolej
    [gentle] mírný oblouk
    [acute] ostrý oblouk
    [x_straight_straight] křížení přímých
    [x_gentle_straight] křížení oblouku a přímé
    [x_gentle_gentle] křížení oblouků
    [co_gentle_gentle] dva mírné oblouky
    [co_gentle_acute_left] mírný a ostrý, vlevo
    [co_gentle_acute_right] mírný a ostrý, vpravo
    [co_straight_acute] přímá a ostrý oblouk
    [town_1] městečko, jeden východ
    [town_3_left] městečko, tři východy vlevo
    [town_3_right] městečko, tři východy vpravo
    [town_3_half] městečko, tři východy v půli
   *[town_3_star] městečko, tři východy hvězdou
}
action-name = { $special ->
    [first_move] První přeprava
    [first_build] První stavba
    [engineer] Inženýr
    [locomotive] Lokomotiva
    [urbanization] Urbanizace
    [production] Výroba
   *[turn_order_pass] Pas v pořadí
}

phase-issue_shares = Vydání akcií
    .short = Akcie
phase-determine_player_order = Pořadí hráčů
    .short = Pořadí
phase-select_actions = Výběr akcí
    .short = Akce
phase-build_track = Stavba kolejí
    .short = Stavba
phase-move_goods = Přeprava zboží
    .short = Přeprava
phase-goods_growth = Přísun zboží
    .short = Přísun
phase-over = Konec hry
colour-red = červená
colour-blue = modrá
colour-purple = fialová
colour-yellow = žlutá
colour-black = černá
figure-cash = Peníze
figure-income = Příjem
figure-shares = Akcie
figure-engine = Stroj
score-income = Příjem
score-track = Koleje
score-shares = Akcie
choice-issue = { $shares ->
    [0] Nevydat akcie
    [one] Vydat jednu akcii za ${ $money }
    [few] Vydat { $shares } akcie za ${ $money }
   *[other] Vydat { $shares } akcií za ${ $money }
}
choice-bid = Nabídnout ${ $amount }
choice-drop = Odstoupit
choice-pass = Pasovat
choice-take = { $what ->
    [first_move] První přeprava
    [first_build] První stavba
    [engineer] Inženýr
    [locomotive] Lokomotiva
    [urbanization] Urbanizace
    [production] Výroba
   *[turn_order_pass] Pas v pořadí
}
choice-build = { $hex }: { tile-name }, ${ $price }
    .button = Postavit za ${ $price }
choice-replace = Přestavět { $hex }: { tile-name }, ${ $price }
    .button = Přestavět za ${ $price }
choice-done = Ukončit stavbu
choice-raise_engine = Zlepšit stroj
choice-nothing = Nic nevézt
ask-issue_shares = Kolik akcií vydáš?
ask-determine_player_order = Nabídni za pořadí, nebo odstup
ask-select_actions = Vyber akci pro toto kolo
ask-build_track = Stavba kolejí: vyber pole
ask-build-next = Stavba na { $hex }: vyber dílek
ask-move_goods = Přeprava zboží: vyber kostku
ask-deliver-next = Kostka ({ $colour }): vyber cestu
## Co se stalo

shares-issued = { $who } { $shares ->
    [0] nevydává akcie
    [one] vydává jednu akcii za ${ $money }
    [few] vydává { $shares } akcie za ${ $money }
   *[other] vydává { $shares } akcií za ${ $money }
}.
bid = { $who } nabízí ${ $amount }.
auction-passed = { $who } pasuje díky akci Pas v pořadí.
place-taken = { $who } bere { $place }. místo a platí ${ $price }.
action-taken = { $who } volí akci { action-name }.
engine-raised = { $who } zlepšuje stroj na { $engine }.
locomotive-declined = { $who } stroj nezlepšuje.
tile-placed = { $who } staví na { $hex }: { tile-name }, ${ $price }.
tile-replaced = { $who } přestavuje { $hex }: { tile-name }, ${ $price }.
link-completed = Spojení { $from } – { $to } je hotové.
urbanized = { $who } staví Nové město { $letter }: { $town }.
build-turn-ended = { $who } končí stavbu.
section-lost = { $who } ztrácí nedokončený úsek u { $hex }.
delivered = { $who } veze kostku ({ $colour }) po { $links ->
    [one] jednom spojení
   *[other] { $links } spojeních
}: { $route }.
income-gained = { $who } získává { $points } k příjmu a má { $income }.
move-skipped = { $who } nic neveze.
income-collected = { $who } dostává ${ $money }.
expenses-paid = { $who } platí ${ $money }{ $short ->
    [0] .
   *[other] { " " }a chybí ${ $short }.
}
income-lost = { $who } ztrácí { $points } z příjmu a má { $income }.
eliminated = { $who } nemůže zaplatit a vypadává ze hry.
income-reduced = { $who } ztrácí srážkou { $points } z příjmu a má { $income }.
goods-drawn = { $who } tahá ze sáčku: { $colours }.
goods-placed = { $who } dává kostku ({ $colour }) do políčka { $box }.
production-declined = { $who } nevyrábí.
growth-rolled = { $side ->
    [W] Bílé
   *[B] Černé
} kostky: { $dice }.
goods-arrived = { $city }: přibývá kostka ({ $colour }).
turn-begins = Začíná { $turn }. kolo.
game-over = Hra končí po { $turn }. kole.
choice-raise = Zlepšit stroj
choice-decline = Nezlepšovat
choice-urbanize = Nové město { $letter }: { $town }
choice-deliver = Vézt kostku ({ $colour }): { $route }
    .button = { $links ->
        [one] Vézt po jednom spojení, vlastní { $own }
       *[other] Vézt po { $links } spojeních, vlastní { $own }
    }
choice-produce = Vytáhnout dvě kostky
choice-place = Kostku do políčka { $what }

## Jména

title = Age of Steam
sentence = Společnosti vydávají akcie, draží pořadí, stavějí koleje přes řeky a hory a vozí zboží, kam jejich stroj dosáhne.
length = 2–3 h
newcity-A = Nové město A
newcity-B = Nové město B
newcity-C = Nové město C
newcity-D = Nové město D
newcity-E = Nové město E
newcity-F = Nové město F
newcity-G = Nové město G
newcity-H = Nové město H
map-rust_belt = Rust Belt
map-polder = Polder
ask-urbanize-next = Nové město, { $town }: vyber dílek
ask-goods_growth = Výroba: vyber
ask-place = Vyber políčko pro kostku
ask-raise = Zlepšit stroj?
verb-build = Stavba
verb-urbanize = Nové město
verb-deliver = Přeprava
verb-take = Akce
verb-place = Umístění
verb-bid = Nabídka
verb-issue = Vydání akcií
verb-decline = Nezlepšovat
verb-done = Konec
verb-drop = Odstoupit
verb-nothing = Nic
verb-pass = Pas
verb-produce = Výroba
verb-raise = Zlepšení stroje
verb-raise_engine = Zlepšení stroje

## Nastavení

preset-seed = Bodují dílky
    .help = Podle listu pravidel: bodují dílky, terén se platí jednou.
preset-official = Oficiální
    .help = Podle dnešních tištěných pravidel: boduje každý úsek, terén se platí pokaždé.
option-map = Mapa, na které se hraje.
    .name = Mapa
option-terrain_cost = Zda se příplatek za řeku a hory platí jednou za řeku či skupinu hor, nebo za každý dílek.
    .name = Cena terénu
option-direct_complex = Zda se dílky se dvěma kolejemi smějí klást na prázdná pole.
    .name = Dvojité dílky hned
option-coexisting_upgrade_cost = Cena výměny jednoduchého dílku za dvě koleje vedle sebe, v dolarech.
    .name = Výměna za souběžné
option-income_reduction_table = Která tabulka snižuje příjem; liší se od příjmu 50.
    .name = Srážka z příjmu
option-vp_track_scope = Která spojení bodují: cesty z města do města, nebo všechna hotová.
    .name = Bodovaná spojení
option-vp_track_unit = Zda se počítají dílky, nebo úseky kolejí.
    .name = Body za koleje
option-ownership_disc_limit = Kolik úseků smí společnost vlastnit; 0 je bez omezení.
    .name = Kotouče na kolejích
option-rebuild_same_hex_same_turn = Zda se na poli smí v jednom tahu stavět víckrát.
    .name = Přestavba v témže tahu
option-terrain_cost-first_per_feature = Jen první dílek
option-terrain_cost-every_tile = Každý dílek
option-income_reduction_table-seed = Nejvýš 8
option-income_reduction_table-official = Nejvýš 10
option-vp_track_scope-city_to_city = Z města do města
option-vp_track_scope-completed_links = Všechna spojení
option-vp_track_unit-tile = Dílky
option-vp_track_unit-section = Úseky
option-ownership_disc_limit-0 = Bez omezení
option-coexisting_upgrade_cost-3 = $3
option-coexisting_upgrade_cost-2 = $2

## Kapitoly pravidel

rules-SETUP = Příprava
rules-TURN = Kolo
rules-INFO = Co všichni vědí
rules-SHARE = Vydání akcií
rules-ORDER = Pořadí hráčů
rules-ACT = Zvláštní akce
rules-MAP = Mapa
rules-BUILD = Stavba kolejí
rules-PLACE = Kladení dílků
rules-REPL = Výměna dílků
rules-OWN = Komu patří koleje
rules-URB = Nová města
rules-COST = Ceny
rules-SUP = Zásoba
rules-MOVE = Přeprava zboží
rules-INC = Příjem
rules-EXP = Výdaje
rules-ELIM = Vyřazení
rules-RED = Srážka z příjmu
rules-GROW = Přísun zboží
rules-END = Konec hry
rules-VP = Body

## Slova na stole

draw-goods = Přehled zboží
draw-goods_note = bílé a černé kostky
draw-tracks = Příjem, akcie a stroj
draw-order = Kolo a pořadí hráčů
draw-actions = Akce
draw-players = Hráči
draw-income = Příjem
draw-income_note = srážka každé kolo
draw-shares = Vydané akcie
draw-engine = Stroj
draw-cash = Peníze
draw-turn = Kolo
draw-turn_of = { $turn }. kolo z { $turns }
draw-player_order = Pořadí hráčů
draw-order_place = { $player }: { $place }. místo
draw-terrain_plain = rovina
draw-terrain_river = řeka
draw-terrain_mountain = hory
draw-terrain_town = městečko
draw-owner_none = ničí
draw-tile = { $field }: { $tile }
draw-city = { $name }, město, barva { $colour }, { $dice }
draw-city_plain = { $name }, město, barva { $colour }
draw-white = bílá
draw-black_die = černá
draw-town = { $name }, městečko
draw-new_city = { $name }: Nové město { $letter }, barva { $colour }
draw-cube = { $name }: kostka, barva { $colour }
draw-cubes = { $name }: { $count ->
    [one] jedna kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}, barva { $colour }
draw-link = { $player }: spojení { $one } – { $other }, délka { $tiles }
draw-unfinished = { $player }: nedokončený úsek, začátek { $one }, délka { $tiles }
draw-section = { $player }: úsek, délka { $tiles }
draw-column = Sloupec { $column }: { $cities }
draw-column_letter = Sloupec { $column }: Nové město, barva { $colour }, { $place }
draw-not_placed = není na mapě
draw-box_empty = Políčko { $column } { $row }: prázdné
draw-box_full = Políčko { $column } { $row }: kostka, barva { $colour }
draw-income_title = { $player }: příjem { $value }
draw-engine_title = { $player }: stroj { $value }
draw-shares_title = { $player }: vydané akcie: { $value }
draw-action_taken = { $action }: { $effect }. Má: { $player }
draw-taken = { $player }: { $action }
draw-no_action = bez akce
draw-to_move = rozhoduje
draw-out = mimo hru od { $turn }. kola
draw-player = { $player }: peníze ${ $cash }, příjem { $income }, akcie { $shares }, stroj { $engine }, { $action }
draw-livery_1 = Borovice
draw-livery_2 = Pomeranč
draw-livery_3 = Obloha
draw-livery_4 = Růže
draw-livery_5 = Umbra
draw-livery_6 = Slonovina
draw-effect_first_move = veze zboží jako první
draw-effect_first_build = staví jako první
draw-effect_engineer = staví o dílek víc
draw-effect_locomotive = stroj o spojení silnější
draw-effect_urbanization = staví Nové město
draw-effect_production = přidá zboží do přehledu
draw-effect_turn_order_pass = jeden pas v příští dražbě

## Proč něco nejde

AS-TURN-01 =
    .refusal = V této fázi kola to nejde.
AS-SHARE-01 =
    .refusal = Můžeš vydat celý počet akcií, nebo žádnou.
AS-SHARE-02 =
    .refusal = Vydané akcie: { $issued }; s dalšími ({ $shares }) by jich bylo víc než { $most }.
AS-SHARE-04 =
    .refusal = Akcie se vydávají jen ve své fázi na začátku kola.
AS-ORDER-03 =
    .refusal = Nelze nabídnout ${ $amount }: nejvyšší nabídka je ${ $highest } a máš ${ $cash }.
AS-ORDER-05 =
    .refusal = Nemáš Pas v pořadí k použití.
AS-ORDER-06 =
    .refusal = Zbýváš jen ty a nejvyšší nabídka: nabídni, nebo odstup.
AS-ACT-01 =
    .refusal = Tuto akci už někdo má: { action-name }.
AS-ACT-06 =
    .refusal = O zlepšení stroje rozhoduješ hned po výběru akce Lokomotiva, jindy ne.
AS-MAP-01 =
    .refusal = Na { $hex } nemohou ležet koleje.
AS-BUILD-03 =
    .refusal = Stojí to ${ $price } a máš ${ $cash }.
AS-BUILD-04 =
    .refusal = Nové město lze postavit jen před prvním dílkem v kole.
AS-BUILD-05 =
    .refusal = Na { $hex } už v tomto kole stojí tvá stavba.
AS-PLACE-01 =
    .refusal = Na prázdné pole { $hex } nelze položit: { tile-name }.
AS-PLACE-03 =
    .refusal = Na { $hex } by koleje vedly do jezera nebo mimo mapu.
AS-PLACE-04 =
    .refusal = Na { $hex } by se koleje setkaly s kolejemi jiného hráče.
AS-PLACE-05 =
    .refusal = Na { $hex } by koleje nezačínaly u města ani u kolejí, na které smíš navázat.
AS-PLACE-06 =
    .refusal = Koleje by vedly z { $node } zpět do { $node }.
AS-PLACE-07 =
    .refusal = Tento dílek už v zásobě není: { tile-name }.
AS-REPL-01 =
    .refusal = Staré koleje na { $hex } by zmizely pod dílkem: { tile-name }.
AS-REPL-04 =
    .refusal = Koleje na { $hex } takto odklonit nelze.
AS-REPL-05 =
    .refusal = Na { $hex } by se odklonilo hotové spojení nebo koleje jiného hráče.
AS-REPL-06 =
    .refusal = Na { $hex } by jiné koleje zabraly hranu, kterou odkloněné opouštějí.
AS-REPL-07 =
    .refusal = Na { $hex } musí nový dílek zachovat všechny východy městečka a přidat jeden tam, kde smíš stavět.
AS-REPL-10 =
    .refusal = Tento dílek už na { $hex } leží.
AS-OWN-08 =
    .refusal = Bylo by to víc úseků než { $limit }.
AS-URB-01 =
    .refusal = Nové město { $letter } nelze dát na { $town }: Urbanizace staví jedno a dílek musí být v zásobě.
AS-URB-02 =
    .refusal = { $town } není městečko, ze kterého může být město.
AS-SUP-01 =
    .refusal = Tento dílek už v zásobě není: { tile-name }.
AS-SUP-02 =
    .refusal = Všechny kotouče městeček jsou použité, na { $hex } může jen dílek městečka.
AS-MOVE-03 =
    .refusal = Stroj lze v této fázi zlepšit jednou a nejvýš na { $most }.
AS-MOVE-04 =
    .refusal = { $city }: není tu kostka této barvy: { $colour }.
AS-MOVE-05 =
    .refusal = Hotové spojení { $from } – { $to } neexistuje.
AS-MOVE-06 =
    .refusal = Cesta má spojení: { $links }, tvůj stroj jen { $engine }.
AS-MOVE-07 =
    .refusal = Kostka by přijela dvakrát: { $stop }.
AS-MOVE-08 =
    .refusal = Kostka ({ $colour }) zastaví v prvním městě své barvy; { $stop } tomu neodpovídá.
AS-MOVE-10 =
    .refusal = { $stop } není černé Nové město.
AS-MOVE-11 =
    .refusal = { $from } – { $to }: hranu odjezdu uveď právě tehdy, když tam vede víc spojení.
AS-GROW-01 =
    .refusal = Políčko { $box } přehledu zboží není prázdné.
AS-GROW-02 =
    .refusal = Nejdřív taháš, potom umístíš každou vytaženou kostku.
AS-END-02 =
    .refusal = Hra skončila.

## Vedle desky

panel-way = { $start } – { $end }
    .button = { $tiles ->
        [one] Postavit jeden dílek
        [few] Postavit { $tiles } dílky
       *[other] Postavit { $tiles } dílků
    } za ${ $price }
panel-way-ended = { panel-way }, konec
    .button = { panel-way.button }, konec stavby
panel-two-ways = { $first } a { $second }
    .button = { panel-way.button }
panel-two-ways-ended = { panel-two-ways }, konec
    .button = { panel-way.button }, konec stavby
panel-ways-ended = Totéž a konec stavby
panel-turns = Celé stavby
panel-order-goods = Zboží
panel-order-links = Spojení
panel-order-price = Cena
panel-ways = { $count ->
    [one] Jedna cesta: { $start } – { $end }
    [few] { $count } cesty: { $start } – { $end }
   *[other] { $count } cest: { $start } – { $end }
}
panel-way-tiles = { $tiles ->
    [one] jeden dílek: { $hexes }
    [few] { $tiles } dílky: { $hexes }
   *[other] { $tiles } dílků: { $hexes }
}
panel-way-plain = vše rovina
panel-way-river = přes řeku: { $hexes }
panel-way-replaced = výměna dílku: { $hexes }
panel-parts = Dílek { $at } z { $tiles }
panel-part = { $hex } ${ $price }
panel-part-refused = nehodí se
panel-part-no-way = S ním nevede žádná cesta: { $start } – { $end }.
panel-left = zbude ${ $money }
panel-links = Spojení na začátek: potom stavíš dál
panel-links-from = Spojení na začátek: { $node }
panel-column-tiles = dílky
panel-column-price = cena
panel-tiles = { $tiles }
panel-price = ${ $money }
panel-order-gain = Nejlepší pro mě
panel-order-leader = Proti vedoucímu
panel-order-city = Podle města
panel-deliveries = { $count ->
    [one] Jedna přeprava
    [few] { $count } přepravy
   *[other] { $count } přeprav
}
panel-column-you = ty
panel-column-others = ostatní
panel-gain = +{ $gain }
panel-nobody = nikdo jiný
panel-over = { $links ->
    [one] jedno spojení
    [few] { $links } spojení, přes { $via }
   *[other] { $links } spojení, přes { $via }
}
panel-delivery = { $colour }: { $start } → { $end }
panel-both-rounds = Obě kola, půjde-li to i pak
panel-both = { $first }, potom { $second }
    .button = Vézt teď, ve 2. kole { $second }
panel-raise-then = Zlepšit stroj, potom { $second }
    .button = Zlepšit stroj, ve 2. kole { $second }
panel-nothing-both = Nic nevézt v žádném kole
panel-bids = Nabídky
panel-column-cash = peníze
panel-column-bid = nabídka
panel-player = { $who }
panel-of-cash = z ${ $money }
panel-no-bid = –
panel-out = mimo: { $place }. místo
panel-highest = nejvyšší nabídka
panel-you = ty
panel-still-bids = ještě nabízí
panel-places = Tvé místo za nabídku ${ $bid }
panel-column-pay = platíš
panel-place = { $place }. místo
panel-place-win = když všichni ostatní odstoupí
panel-place-drop = když teď odstoupíš
panel-place-later = { $others ->
    [one] když jeden nabídne víc a pak odstoupíš
    [few] když { $others } hráči nabídnou víc a pak odstoupíš
   *[other] když { $others } hráčů nabídne víc a pak odstoupíš
}
panel-taken = má { $who }
panel-your-bid = Tvá nabídka
panel-up-to = Přihazovat až do
panel-up-to-words = vždy jen tolik, aby ses udržel, když tě přehodí
panel-bid-up-to = Nabídnout ${ $value }, nejvýše ${ $limit }
    .button = { panel-bid-up-to }
panel-up-to-kept = Dokud trvá tato dražba, přihazuješ nejvýše do ${ $limit }.
panel-drop = Odstoupit: { $place }. místo za ${ $price }
    .button = Odstoupit: { $place }. místo za ${ $price }
panel-build-way = Postav cestu
panel-build = Postav cestu: ukaž dvě města nebo městečka
panel-no-way = { $tiles ->
    [one] S jedním dílkem a tvými penězi tudy cesta nevede: { $start } – { $end }
   *[other] S dílky v počtu { $tiles } a tvými penězi tudy cesta nevede: { $start } – { $end }
}
panel-no-links = { $tiles ->
    [one] S jedním dílkem a tvými penězi nelze dokončit žádné spojení
   *[other] S dílky v počtu { $tiles } a tvými penězi nelze dokončit žádné spojení
}
panel-no-deliveries = Se strojem { $engine } nelze nic dovézt
panel-waiting = { $count ->
    [one] Jedna kostka ({ $colour }) čeká: { $start } → { $end }.
    [few] Čekají { $count } kostky ({ $colour }): { $start } → { $end }.
   *[other] Čeká { $count } kostek ({ $colour }): { $start } → { $end }.
}
panel-without = bez
panel-with = s tím
panel-deliver-nothing = bez přepravy
panel-deliver-best = nejlepší přepravy
panel-cash-left = Zbude
panel-money = ${ $money }
panel-plus = +${ $money }
panel-minus = −${ $money }
panel-number = { $number }
panel-way-mountain = přes hory: { $hexes }
panel-deliver = Přeprav kostku: { $round }. kolo ze 2, stroj { $engine }
panel-shares = Akcie k vydání
panel-share-costs = Každá akcie dá teď ${ $money } a stojí 3 body na konci a $1 každé kolo.
panel-actions = Volné akce
panel-engine = Tvůj stroj má { $engine }; každý stupeň stojí $1 každé kolo
panel-take-raise = Lokomotiva: stroj { $engine }
    .button = Vzít Lokomotivu, stroj { $engine }
panel-take-decline = Lokomotiva: stroj zůstane { $engine }
    .button = Vzít Lokomotivu, stroj zůstane { $engine }
panel-urbanize = Nejdřív můžeš postavit Nové město: ukaž městečko.
panel-new-cities = Nové město: { $town }
panel-end-of-turn = Konec tohoto kola
panel-cash-before = Peníze před příjmem
panel-income = Příjem
panel-expenses = { $shares ->
    [one] Jedna akcie a stroj { $engine }
    [few] { $shares } akcie a stroj { $engine }
   *[other] { $shares } akcií a stroj { $engine }
}
panel-income-next = Příjem v dalším kole
panel-growth = Přísun zboží: { $city } (kostka { $die })
panel-percent = { $percent } %
panel-must-deliver = Přepravuj, jinak dlužíš ${ $owe } a máš ${ $have }.
panel-tight = Padne každý dolar. Přeprav aspoň jednou.
panel-bankrupt = Šel bys do úpadku: chybí ${ $money }.
panel-short = Dlužíš ${ $owe }, máš ${ $have }: příjem −{ $points }.
## Reasons for advice

reason-forecast = doručení, která přijdou, bez peněz, které stojí: { $points }
reason-distance = co se do konce ještě může změnit: { $points }
reason-track = body za trať: { $points }
reason-engine = silnější stroj pro další kola: { $points }
reason-network = co tvoje síť později uveze: { $points }
reason-income = příjem v dalších kolech: { $points }
reason-cash = peníze v ruce: { $points }
reason-shares = akcie, za které se platí: { $points }
reason-rivals = co mají soupeři: { $points }
reason-rivals-growth = co soupeři vydělají: { $points }
reason-leader = nejsilnější soupeř: { $points }
reason-ruin = nebezpečí bankrotu: { $points }
reason-links = hotová spojení pro další kola: { $points }
reason-shortage = peníze, které v tomto kole budou chybět: { $points }

## Konec kola krok za krokem

end-money = Příjem, výdaje, snížení
end-growth =
    Přísun zboží, { $side ->
        [W] bílé
       *[B] černé
    } kostky
end-column-cash = peníze
end-column-income-collected = příjem
end-column-expenses-paid = výdaje
end-column-cash-after = zbývá
end-column-income-reduced = příjem
