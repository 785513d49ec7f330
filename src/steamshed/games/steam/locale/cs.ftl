# Steam česky. Co chybí, je anglicky.

title = Steam
phase-opening_auction = Úvodní dražba
    .short = Dražba
phase-capital = Kapitál
phase-auction = Dražba pořadí
    .short = Pořadí
phase-take_action = Žetony akcí
    .short = Akce
phase-build = Stavba kolejí
    .short = Stavba
phase-goods = Přeprava zboží
    .short = Přeprava
phase-take_points = Body za dodávku
    .short = Body
phase-over = Konec hry
## Co se stalo

bid = { $who } nabízí ${ $amount }.
auction-passed = { $who } pasuje.
stayed-in = { $who } pasuje a díky žetonu Pořadí zůstává v dražbě.
dropped-out = { $who } odstupuje z dražby.
position-taken = { $who } bere { $position }. místo a platí ${ $price }.
money-raised = { $who } získává ${ $money }; příjem { $income }, vítězné body { $vp }.
no-capital = { $who } nezískává kapitál.
action-taken = { $who } bere žeton { $tile }{ $declared ->
    [use] { " " }a využije ho
    [pass] { " " }s pasem
   *[other] { "" }
}, ${ $price }.
locomotive-improved = { $who } zlepšuje lokomotivu na úroveň { $level }.
tile-placed = { $who } staví na { $hex }: { $face }, ${ $price }.
tile-improved = { $who } vylepšuje { $hex }: { $face }, ${ $price }.
link-redirected = { $who } odklání spojení na { $hex } za ${ $price }.
link-completed = Spojení { $from } – { $to } je hotové.
link-lost = { $who } ztrácí nedokončené spojení u { $hex }.
urbanized = { $who } staví Nové město: { $town }, { $colour }.
city-grown = { $who }, růst města: { $city }.
cubes-arrived = { $city } dostává z pole { $space }: { $colours }.
build-turn-ended = { $who } končí stavbu.
delivered = { $who } veze kostku ({ $colour }) po { $links ->
    [one] jednom spojení
   *[other] { $links } spojeních
}: { $route }.
income-taken = { $who } bere { $points } jako příjem a má { $income }.
vp-taken = { $who } bere vítězné body: { $points }, má { $vp }.
goods-passed = { $who } nic neveze.
income-received = { $who } dostává ${ $money }.
expenses-paid = { $who } platí ${ $money }.
steps-lost = { $who }: chybí ${ $short }, krok zpět; příjem { $income }, vítězné body { $vp }.
bankrupt = { $who } je v bankrotu a vypadává ze hry.
order-changed = Pořadí se mění podle čísel žetonů akcí.
round-begins = Začíná { $round }. kolo.
game-over = Hra končí po { $round }. kole.

## Co volba udělá

choice-bid = Nabídnout ${ $amount }
choice-pass = Pasovat
choice-drop = Odstoupit
choice-capital = { $money ->
    [0] Nezískat kapitál
   *[other] Získat ${ $money }
}
choice-take = { $tile }{ $declared ->
    [use] { " " }a využít
    [pass] { " " }a pasovat
   *[other] { "" }
}
choice-build = { $hex }: { $face }, ${ $price }
    .button = Postavit za ${ $price }
choice-improve-tile = Vylepšit { $hex }: { $face }, ${ $price }
    .button = Vylepšit za ${ $price }
choice-redirect = Odklonit spojení na { $hex } ke straně { $to } za ${ $price }
    .button = Odklonit za ${ $price }
choice-urbanize = Nové město: { $town }, { $colour }{ $space ->
    [0] { "" }
   *[other] , kostky z pole { $space }
}
choice-grow = { $city }: kostky z pole { $space }
choice-end = Ukončit stavbu
choice-deliver = Vézt kostku ({ $colour }): { $route }
    .button = { $links ->
        [one] Vézt po jednom spojení, vlastní { $own }
       *[other] Vézt po { $links } spojeních, vlastní { $own }
    }
choice-improve = Zlepšit lokomotivu
choice-income = Vzít { $points } jako příjem
choice-vp = Vzít vítězné body: { $points }

## Nastavení

preset-base = Základní hra
    .help = Základní hra na severovýchodě Spojených států.
preset-standard = Standardní hra
    .help = S kapitálem, dražbou v každém kole a údržbou lokomotivy.
preset-base_ruhr = Základní hra, Porúří
    .help = Základní hra v Porúří, i pro šest hráčů.
preset-standard_ruhr = Standardní hra, Porúří
    .help = Standardní hra v Porúří, i pro šest hráčů.
option-map = Mapa, na které se hraje.
    .name = Mapa
option-map-us = Severovýchod USA
option-map-ruhr = Porúří
option-rules = Základní hra, nebo standardní hra s kapitálem, dražbami a údržbou lokomotivy.
    .name = Pravidla
option-rules-base = Základní hra
option-rules-standard = Standardní hra
option-initial_order = První pořadí základní hry: dražba, nebo náhoda s penězi pro pozdější.
    .name = První pořadí
option-initial_order-auction = Dražba
option-initial_order-random_first_game = Náhoda
option-income_max = Horní konec stupnice příjmu; 0 je bez konce.
    .name = Nejvyšší příjem
option-income_max-10 = 10
option-income_max-0 = Bez konce
option-town_revisit_in_delivery = Zda smí kostka cestou projet stejným městečkem víckrát.
    .name = Městečko dvakrát
option-town_revisit_in_delivery-allowed = Povoleno
option-town_revisit_in_delivery-forbidden = Zakázáno
option-base_last_vp = Zda při nejnižším příjmu dá $5 i poslední jediný vítězný bod.
    .name = Poslední bod
option-base_last_vp-two_needed = Dva body za $5
option-base_last_vp-one_is_enough = Stačí jeden
option-standard_lenient = Úleva pro začátečníky ve standardní hře: na co se peníze získávají jako v základní hře.
    .name = Úleva pro začátečníky
option-standard_lenient-off = Žádná
option-standard_lenient-track = Na koleje
option-standard_lenient-upkeep = Na údržbu
option-standard_lenient-both = Na obojí
option-lenient_seats = Kdo má úlevu pro začátečníky.
    .name = Kdo má úlevu
option-urbanize_unavailable_pass = Zda lze Urbanizaci vzít s pasem, když už není městečko nebo Nové město.
    .name = Urbanizace s pasem
option-urbanize_unavailable_pass-allowed = Povoleno
option-urbanize_unavailable_pass-forbidden = Zakázáno

## Fáze, otázky, slovesa

ask-opening_auction = Nabídni za místo v pořadí, nebo pasuj
ask-auction = Nabídni za pořadí, nebo pasuj
ask-capital = Kolik kapitálu získáš?
ask-take_action = Vyber žeton akce
ask-build = Stavba kolejí: vyber pole, nebo skonči
ask-build-next = Stavba na { $hex }: vyber dílek
ask-redirect-next = Odklon na { $hex }: vyber nový směr
ask-urbanize-next = Nové město, { $town }: vyber barvu a kostky
ask-grow-next = Růst města, { $city }: vyber kostky
ask-end = Nic dalšího už nelze stavět
ask-goods = Vyber kostku, zlepši lokomotivu, nebo pasuj
ask-deliver-next = Kostka ({ $colour }): vyber cestu
ask-take_points = Příjem hned, nebo body na konec?
verb-bid = Nabídka
verb-pass = Pas
verb-drop = Odstoupit
verb-capital = Kapitál
verb-take = Žeton akce
verb-build = Stavba
verb-redirect = Odklon
verb-urbanize = Nové město
verb-grow = Růst města
verb-end = Konec
verb-deliver = Přeprava
verb-improve = Lokomotiva
verb-income = Příjem
verb-vp = Vítězné body

## Jména

tile-turn_order = Pořadí
tile-first_move = První přeprava
tile-engineer = Inženýr
tile-first_build = První stavba
tile-city_growth = Růst města
tile-locomotive = Lokomotiva
tile-urbanization = Urbanizace
tile-21 = přímá kolej
tile-22 = mírný oblouk
tile-23 = ostrý oblouk
tile-41 = křížení dvou přímých
tile-42 = křížení přímé a mírného oblouku
tile-43 = křížení dvou mírných oblouků
tile-44 = přímá a ostrý oblouk
tile-45 = dva mírné oblouky
tile-46 = mírný a ostrý oblouk
tile-47 = ostrý a mírný oblouk
tile-T11 = městečko, jeden východ
tile-T21 = městečko, dva východy, přímo
tile-T22 = městečko, dva východy, mírně
tile-T23 = městečko, dva východy, ostře
tile-T31 = městečko, tři východy, rovnoměrně
tile-T32 = městečko, tři východy, vlevo
tile-T33 = městečko, tři východy, vpravo
tile-T34 = městečko, tři východy, ostře
tile-T41 = městečko, čtyři východy, znak míru
tile-T42 = městečko, čtyři východy, X
tile-T43 = městečko, čtyři východy, půlhvězda
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
newcity-red = Nové město, červená
newcity-blue = Nové město, modrá
newcity-purple = Nové město, fialová
newcity-yellow = Nové město, žlutá
newcity-gray = Nové město, šedá
colour-red = červená
colour-blue = modrá
colour-purple = fialová
colour-yellow = žlutá
colour-gray = šedá
figure-cash = Peníze
figure-income = Příjem
figure-points = Body
figure-locomotive = Lokomotiva
    .short = Loko
score-points = Vítězné body
score-income = Příjem
score-links = Spojení

## Kapitoly pravidel

rules-GEN = Hra
rules-SETUP = Příprava
rules-MONEY = Peníze
rules-ORDER = Úvodní dražba
rules-ROUND = Kolo
rules-ACT = Žetony akcí
rules-TILE = Dílky kolejí
rules-BUILD = Stavba kolejí
rules-TOWN = Městečka
rules-LINK = Spojení
rules-REDIR = Odklánění spojení
rules-IMPR = Vylepšování dílků
rules-URB = Urbanizace
rules-GROW = Růst města
rules-MOVE = Přeprava zboží
rules-INC = Příjem a výdaje
rules-BANK = Bankrot
rules-NEXT = Další kolo
rules-STD = Standardní hra
rules-SCORE = Bodování
rules-END = Konec hry

## Slova na stole

draw-goods = Zásoba zboží
draw-new_cities = Nová města
draw-growth_markers = Ukazatele růstu
draw-tracks = Příjem, body a lokomotivy
draw-order = Kolo a pořadí
draw-actions = Žetony akcí
draw-players = Hráči
draw-income = Příjem
draw-vp = Vítězné body
draw-vp_note = 50 na okruh
draw-locomotive = Lokomotiva
draw-round = Kolo
draw-round_of = { $round }. kolo z { $rounds }
draw-turn_order = Pořadí
draw-order_place = { $player }: { $place }. místo
draw-terrain_plain = rovina
draw-terrain_river = řeka
draw-terrain_mountain = hory
draw-terrain_gorge = řeka v horách
draw-terrain_town = městečko
draw-owner_none = ničí
draw-tile = { $field }: { $tile }
draw-city = { $name }, město, barva { $colour }
draw-grown = { $name }: ukazatel růstu
draw-town = { $name }, městečko
draw-new_city = { $name }: Nové město, barva { $colour }
draw-cube = { $name }: kostka, barva { $colour }
draw-cubes = { $name }: { $count ->
    [one] jedna kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}, barva { $colour }
draw-link = { $player }: spojení { $one } – { $other }, délka { $tiles }
draw-incomplete = { $player }: nedokončené spojení, začátek { $one }, délka { $tiles }
draw-section = { $player }: koleje, délka { $tiles }
draw-space_empty = Pole { $space }: prázdné
draw-space_full = Pole { $space }: { $cubes }
draw-space_cube = Pole { $space }: kostka, barva { $colour }
draw-new_city_stock = Nové město, barva { $colour }: zbývá { $count }
draw-markers_stock = Ukazatele růstu: zbývá { $count }
draw-income_title = { $player }: příjem { $value }
draw-vp_title = { $player }: { $value ->
    [one] jeden vítězný bod
    [few] { $value } vítězné body
   *[other] { $value } vítězných bodů
}
draw-locomotive_title = { $player }: lokomotiva { $value }
draw-action_taken = { $number } { $action }: { $effect }. Má: { $player }
draw-taken = { $player }: { $action }
draw-no_action = bez žetonu akce
draw-with_pass = { $action } (pas)
draw-to_move = rozhoduje
draw-out = bankrot
draw-player = { $player }: peníze ${ $cash }, příjem { $income }, vítězné body { $points }, lokomotiva { $locomotive }, { $action }
draw-livery_1 = Borovice
draw-livery_2 = Pomeranč
draw-livery_3 = Obloha
draw-livery_4 = Růže
draw-livery_5 = Umbra
draw-livery_6 = Slonovina
draw-effect_turn_order = první v příštím kole
draw-effect_turn_order_standard = jeden pas v příští dražbě
draw-effect_first_move = veze zboží jako první
draw-effect_engineer = staví o dílek víc
draw-effect_first_build = staví jako první
draw-effect_city_growth = kostky pro město
draw-effect_locomotive = o úroveň výš
draw-effect_urbanization = staví Nové město
draw-price_and_level = ${ $price } + úroveň

## Proč něco nejde

ST-GEN-05 =
    .refusal = Tento dílek už není: { $face }.
ST-SETUP-11 =
    .refusal = { $city } už má ukazatel růstu.
ST-MONEY-06 =
    .refusal = Stojí to ${ $price }; získat lze nejvýš ${ $funds }.
ST-MONEY-08 =
    .refusal = Peníze se získávají jen na nutnou platbu, a samy.
ST-ORDER-03 =
    .refusal = Nabídka ${ $amount } není vyšší než současná ${ $highest }.
ST-ORDER-06 =
    .refusal = Získat lze nejvýš ${ $funds }, ne ${ $amount }.
ST-ROUND-01 =
    .refusal = To do této části kola nepatří: { $phase }.
ST-ROUND-02 =
    .refusal = To do této části kola nepatří: { $phase }.
ST-ROUND-04 =
    .refusal = Hra skončila.
ST-ACT-01 =
    .refusal = Žeton už někdo má.
ST-ACT-08 =
    .refusal = Tvoje lokomotiva je na nejvyšší úrovni.
ST-ACT-09 =
    .refusal = Růst města a Urbanizace se berou s využitím nebo pasem, ostatní bez toho; po pasu se žeton nevyužije.
ST-ACT-10 =
    .refusal = Růst města nelze využít: chybí kostky, ukazatel nebo město.
ST-ACT-11 =
    .refusal = Urbanizaci nelze využít: chybí městečko nebo Nové město.
ST-ACT-12 =
    .refusal = Ve standardní hře se nic neohlašuje.
ST-ACT-13 =
    .refusal = Žeton stojí ${ $price }; získat lze nejvýš ${ $funds }.
ST-ACT-15 =
    .refusal = Nemáš k tomu žeton, nebo nestavíš ty.
ST-BUILD-02 =
    .refusal = Už nemáš žádnou operaci s dílky.
ST-BUILD-03 =
    .refusal = Využití žetonu akce je ohlášené: nejdřív ho využij.
ST-BUILD-04 =
    .refusal = Na { $hex } nemůže ležet: { $face }.
ST-BUILD-05 =
    .refusal = Východ na { $hex } by vedl k černé straně nebo k okraji mapy.
ST-BUILD-08 =
    .refusal = Koleje na { $hex } by se napojily na koleje jiného hráče.
ST-BUILD-09 =
    .refusal = Koleje na { $hex } by nebyly vlastními kolejemi spojené s městem.
ST-BUILD-12 =
    .refusal = Spojení by začínalo i končilo zde: { $node }.
ST-BUILD-19 =
    .refusal = Stojí to ${ $price }; máš ${ $funds }.
ST-TOWN-03 =
    .refusal = Žádný východ na { $hex } by nevedl k vlastním kolejím, městu ani získatelnému spojení.
ST-TOWN-06 =
    .refusal = { $town } je městečko: kostky tam nejsou a nelze je tam vézt.
ST-TOWN-07 =
    .refusal = Dílek městečka na { $hex } se neotáčí.
ST-LINK-06 =
    .refusal = Ničí spojení u { $hex } začíná daleko od tvých kolejí.
ST-LINK-11 =
    .refusal = { $from } – { $to }: stranu uveď jen tam, kde je z čeho vybírat.
ST-REDIR-01 =
    .refusal = U strany { $side } pole { $hex } nekončí nedokončené spojení.
ST-REDIR-02 =
    .refusal = Spojení u { $hex } je hotové, nebo ho nesmíš odklonit.
ST-REDIR-03 =
    .refusal = Pro { $hex } není dílek s těmito kolejemi.
ST-REDIR-08 =
    .refusal = Městečka a města se odklonit nedají.
ST-REDIR-09 =
    .refusal = Konec na { $hex } tam už míří, nebo by se napojil na cizí koleje.
ST-IMPR-01 =
    .refusal = Toto na { $hex } nic nepřidá: { $face }.
ST-IMPR-02 =
    .refusal = Toto by koleje na { $hex } odstranilo nebo posunulo: { $face }.
ST-IMPR-04 =
    .refusal = V městečku na { $hex } nemáš koleje a žádný nový směr by k nim nevedl.
ST-IMPR-07 =
    .refusal = Dílek už není ({ $face }), nebo k ležícímu nelze nic přidat.
ST-URB-01 =
    .refusal = Na { $town } nelze dát Nové město této barvy: { $colour }.
ST-URB-07 =
    .refusal = Vyber jedno pole zásoby s kostkami.
ST-URB-08 =
    .refusal = { $city } je Nové město a nikdy neroste.
ST-GROW-01 =
    .refusal = { $city } nemůže růst z pole { $space }.
ST-MOVE-02 =
    .refusal = Lokomotiva se v této fázi zlepšuje jednou, nejvýš na úroveň { $most }.
ST-MOVE-03 =
    .refusal = Kostka ({ $colour }) nemůže z { $from } do { $to }: chybí kostka nebo hotové spojení.
ST-MOVE-04 =
    .refusal = Spojení: { $links }, víc než tvoje lokomotiva zvládne: { $level }.
ST-MOVE-05 =
    .refusal = Kostka zastaví zde, je to její barva: { $stop }.
ST-MOVE-06 =
    .refusal = Dvakrát by se projelo: { $stop }.
ST-MOVE-07 =
    .refusal = Sem by kostka přijela přes spojení nebo městečko, kde už byla: { $stop }.
ST-MOVE-08 =
    .refusal = Na cestě musí být vlastní spojení a nikdo jiný jich nesmí mít víc.
ST-MOVE-11 =
    .refusal = { $stop } není město pro tuto barvu: { $colour }.
ST-SCORE-02 =
    .refusal = Nejdřív si vezmi body jako příjem, nebo jako vítězné body.
ST-SCORE-04 =
    .refusal = Tvůj příjem je už nejvyšší: { $most }.
ST-BANK-03 =
    .refusal = Hra skončila: zbývá jediný hráč.
ST-STD-02 =
    .refusal = Kroků může být nejvýš { $most }, ne { $steps }.
ST-STD-03 =
    .refusal = Peníze se získávají jen ve fázi kapitálu.
ST-STD-06 =
    .refusal = Nabídka ${ $amount } není vyšší než současná ${ $highest }.
ST-STD-07 =
    .refusal = Máš ${ $cash }, ne ${ $amount }.
ST-STD-13 =
    .refusal = Tvoje lokomotiva je na nejvyšší úrovni.
ST-STD-18 =
    .refusal = Nemáš nevyužité právo zůstat: pasuj.

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
panel-raise-then = Zlepšit lokomotivu, potom { $second }
    .button = Zlepšit lokomotivu, ve 2. kole { $second }
panel-nothing-both = Pasovat v obou kolech
panel-gain-income = příjem +{ $gain }
panel-gain-vp = body +{ $gain }
panel-delivered-income = { panel-delivery }, { panel-gain-income }
    .button = Vézt: { panel-gain-income }
panel-delivered-vp = { panel-delivery }, { panel-gain-vp }
    .button = Vézt: { panel-gain-vp }
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
panel-no-deliveries = S lokomotivou { $engine } nelze nic dovézt
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
panel-way-gorge = přes řeku v horách: { $hexes }
panel-deliver = Přeprav kostku: { $round }. kolo ze 2, lokomotiva { $engine }
panel-opening = Platí jen ten, kdo získá { $place }. místo; kdo pasuje, nabízí znovu o další.
panel-capital = Kroky kapitálu
panel-capital-costs = Každý krok dá ${ $money } a stojí jeden bod příjmu, při nejnižším příjmu vítězné body.
panel-actions = Volné žetony akcí
panel-new-cities = Nové město: { $town }
panel-new-city = Nové město ({ $colour }), pole { $space }
panel-growth-here = Kostky pro město { $city }
panel-cubes = { $count }× { $colour }
panel-column-cubes = kostky
panel-nothing = žádné
panel-points = { $points ->
    [one] Jeden bod: příjem, nebo vítězný bod
    [few] { $points } body: příjem, nebo vítězné body
   *[other] { $points } bodů: příjem, nebo vítězné body
}
panel-end-of-round = Konec tohoto kola
panel-net-income = Příjem po výdajích
panel-income-next = Příjem v dalším kole
panel-points-next = Vítězné body
panel-raised = Získané peníze
panel-must-raise = Musíš získat ${ $money }: příjem klesne.
panel-bankrupt = Zbankrotoval bys: chybí ${ $money }.
panel-short = Na konci kola chybí ${ $money }: klesnou body nebo příjem.
## Reasons for advice

reason-distance = co se do konce ještě může změnit: { $points }
reason-engine = lepší lokomotiva pro další kola: { $points }
reason-network = co tvoje síť později uveze: { $points }
reason-income = příjem v dalších kolech: { $points }
reason-cash = peníze v ruce: { $points }
reason-rivals = co mají soupeři: { $points }
reason-rivals-growth = co soupeři vydělají: { $points }
reason-leader = nejsilnější soupeř: { $points }
reason-ruin = nebezpečí bankrotu: { $points }
reason-forecast = body, které přijdou, když se zbytek podaří: { $points }
reason-links = hotová spojení pro další kola: { $points }

## Konec kola krok za krokem

end-money = Příjem a výdaje
end-order = Pořadí
end-column-cash = peníze
end-column-income-received = příjem
end-column-expenses-paid = výdaje
end-column-cash-after = zbývá
