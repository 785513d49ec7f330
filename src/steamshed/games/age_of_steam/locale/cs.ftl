# Age of Steam česky. Chybějí jen zprávy beze slov.

tile-name = { $tile ->
    [straight] přímá kolej
    [gentle] mírný oblouk
    [acute] ostrý oblouk
    [x_straight_straight] křížení přímých
    [x_gentle_straight] křížení oblouku a přímé
    [x_gentle_gentle] křížení oblouků
    [co_gentle_gentle] dva mírné oblouky
    [co_gentle_acute_left] mírný a ostrý, vlevo
    [co_gentle_acute_right] mírný a ostrý, vpravo
    [co_straight_acute] přímá a ostrý oblouk
    [town_1] městečko, jeden východ
    [town_3_left] městečko, tři východy vlevo
    [town_3_right] městečko, tři východy vpravo
    [town_3_half] městečko, tři východy v půli
   *[town_3_star] městečko, tři východy hvězdou
}
action-name = { $special ->
    [first_move] První přeprava
    [first_build] První stavba
    [engineer] Inženýr
    [locomotive] Lokomotiva
    [urbanization] Urbanizace
    [production] Výroba
   *[turn_order_pass] Pas v pořadí
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
figure-engine = Lokomotiva
    .short = Loko
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
   *[turn_order_pass] Pas v pořadí
}
choice-build = { $hex }: { tile-name }, ${ $price }
    .button = Postavit za ${ $price }
choice-replace = Přestavět { $hex }: { tile-name }, ${ $price }
    .button = Přestavět za ${ $price }
choice-done = Ukončit stavbu
choice-raise_engine = Zlepšit lokomotivu
choice-nothing = Nedělat nic
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
auction-passed = { $who } pasuje díky akci Pas v pořadí.
place-taken = { $who } bere { $place }. místo v pořadí hráčů a platí { $price ->
    [0] nulu
   *[other] ${ $price }
}.
action-taken = { $who } volí akci { action-name }.
engine-raised = { $who } zlepšuje lokomotivu na { $engine }.
locomotive-declined = { $who } lokomotivu nezlepšuje.
tile-placed = { $who } staví na { $hex } za ${ $price }: { tile-name }.
tile-replaced = { $who } přestavuje { $hex } za ${ $price }: { tile-name }.
link-completed = Spojení { $from } – { $to } je hotové, { $owned ->
    [0] nepatří nikomu.
   *[1] vlastní ho { $who }.
}
urbanized = { $who } zakládá Nové město { $letter }: { $town }.
build-turn-ended = { $who } končí stavbu.
section-lost = { $who } ztrácí nedokončený úsek ({ $hex }).
delivered = { $who } veze kostku ({ $colour }) { $links ->
    [one] po jednom spojení
   *[other] po { $links } spojeních
}: { $route }. { $paid ->
    [0] Příjem nemá nikdo.
   *[other] Příjem: { $gains }.
}
move-skipped = { $who } v tomto přepravním kole nic nedělá.
income-collected = { $who } { $money ->
    [0] nemá žádný příjem.
   *[other] dostává příjem ${ $money }.
}
expenses-paid = { $who } platí výdaje ${ $money }{ $short ->
    [0] .
   *[other] ; chybí ${ $short }.
}
income-lost = { $who } ztrácí za chybějící dolary { $points } z příjmu (teď { $income }).
eliminated = { $who } nemůže zaplatit výdaje a vypadává ze hry.
income-reduced = { $who } ztrácí srážkou { $points } z příjmu (teď { $income }).
goods-drawn = { $who } losuje kostky ze sáčku: { $colours }.
goods-placed = { $who } dává kostku ({ $colour }) do políčka { $box }.
production-declined = { $who } Výrobu nevyužívá.
growth-rolled = Na { $side ->
    [W] bílých
   *[B] černých
} hracích kostkách padlo: { $dice }.
goods-arrived = { $city }: přibývá kostka ({ $colour }).
goods-added = Podle pravidla mapy přichází kostka ({ $colour }), místo: { $city }.
turn-begins = Začíná { $turn }. kolo.
game-over = Hra končí po { $turn }. kole.
choice-raise = Zlepšit lokomotivu
choice-decline = Lokomotivu nezlepšovat
choice-urbanize = Nové město { $letter }: { $town }
choice-deliver = Vézt kostku ({ $colour }): { $route }
    .button = { $links ->
        [one] Vézt: jedno spojení
        [few] Vézt: { $links } spojení
       *[other] Vézt: { $links } spojení
    }, vlastní { $own }
choice-produce = Vylosovat dvě kostky
choice-place = Kostku do políčka { $what }

## Jména

title = Age of Steam
sentence = Společnosti vydávají akcie, draží pořadí, stavějí koleje přes řeky a hory a vozí zboží tak daleko, kam jejich lokomotiva dosáhne.
length = 2–3 h
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
ask-raise = Zlepšit lokomotivu?
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
verb-nothing = Nedělat nic
verb-pass = Pas
verb-produce = Výroba
verb-raise = Zlepšení lokomotivy
verb-raise_engine = Zlepšení lokomotivy

## Nastavení

preset-seed = Bodují dílky
    .help = Výchozí volba: jako na nizozemském listu pravidel boduje každý dílek a terén se platí jednou. Pro pravidla z krabice zvol druhou možnost.
preset-official = Oficiální
    .help = Podle dnešních tištěných pravidel: boduje každý úsek, terén se platí pokaždé.
option-map = Mapa, na které se hraje.
    .name = Mapa
option-terrain_cost = Zda se příplatek za řeku a hory platí jednou za řeku či skupinu hor, nebo za každý dílek.
    .name = Cena terénu
option-direct_complex = Zda se dílky se dvěma kolejemi smějí klást na prázdná pole.
    .name = Dvojité dílky hned
option-coexisting_upgrade_cost = Cena výměny jednoduchého dílku za dvě koleje vedle sebe, v dolarech.
    .name = Výměna za souběžné
option-income_reduction_table = Která tabulka snižuje příjem; liší se od příjmu 50.
    .name = Srážka z příjmu
option-vp_track_scope = Která spojení bodují: cesty z města do města, nebo všechna hotová.
    .name = Bodovaná spojení
option-vp_track_unit = Zda se počítají dílky, nebo úseky kolejí.
    .name = Body za koleje
option-ownership_disc_limit = Kolik úseků smí společnost vlastnit; 0 je bez omezení.
    .name = Kotouče na kolejích
option-rebuild_same_hex_same_turn = Zda smíš na témže poli stavět během jedné stavby víckrát.
    .name = Přestavba hned
option-terrain_cost-first_per_feature = Jen první dílek
option-terrain_cost-every_tile = Každý dílek
option-income_reduction_table-seed = Nejvýš 8
option-income_reduction_table-official = Nejvýš 10
option-vp_track_scope-city_to_city = Z města do města
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
rules-RED = Srážka z příjmu
rules-GROW = Přísun zboží
rules-END = Konec hry
rules-VP = Body

## Slova na stole

draw-goods = Přehled zboží
draw-goods_note = bílé a černé kostky
draw-tracks = Příjem, akcie a lokomotiva
draw-order = Kolo a pořadí hráčů
draw-actions = Akce
draw-players = Hráči
draw-income = Příjem
draw-income_note = srážka každé kolo
draw-shares = Vydané akcie
draw-engine = Lokomotiva
draw-cash = Peníze
draw-turn = Kolo
draw-turn_of = { $turn }. kolo z { $turns }
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
draw-engine_title = { $player }: lokomotiva { $value }
draw-shares_title = { $player }: { $value ->
    [one] { $value } vydaná akcie
    [few] { $value } vydané akcie
   *[other] { $value } vydaných akcií
}
draw-action_taken = { $action }: { $effect }. Má: { $player }
draw-taken = { $player }: { $action }
draw-no_action = bez akce
draw-bid = nabídka ${ $bid }
draw-bid_none = zatím bez nabídky
draw-bid_place = { $place }. místo
draw-bid_passed = pas
draw-to_move = rozhoduje
draw-out = mimo hru od { $turn }. kola
draw-player = { $player }: peníze ${ $cash }, příjem { $income }, { $shares ->
    [one] { $shares } akcie
    [few] { $shares } akcie
   *[other] { $shares } akcií
}, lokomotiva { $engine }, { $action }
draw-livery_1 = Zelená
draw-livery_2 = Oranžová
draw-livery_3 = Modrá
draw-livery_4 = Růžová
draw-livery_5 = Hnědá
draw-livery_6 = Krémová
draw-effect_first_move = veze zboží jako první
draw-effect_first_build = staví jako první
draw-effect_engineer = staví o dílek víc
draw-effect_locomotive = lokomotiva o spojení silnější
draw-effect_urbanization = staví Nové město
draw-effect_production = přidá zboží do přehledu
draw-effect_turn_order_pass = jeden pas v příští dražbě

## Pravidla podle čísel; .refusal říká, proč něco nejde

AS-SETUP-01 = Hrají tři až šest hráčů.
AS-SETUP-02 = Hráči se na nastavení dohodnou před začátkem hry. Všichni je vidí a během hry se nemění.
AS-SETUP-03 = Všech 96 kostek zboží jde do sáčku. Vytáhne se jich 52 a naplní se přehled zboží: nejdřív tři řady dvanácti očíslovaných sloupců, potom dvě řady sloupců s písmeny A až H.
AS-SETUP-04 = Pittsburgh a Wheeling dostanou ze sáčku tři kostky, každé jiné město dvě. Městečka nedostanou žádnou a 18 kostek zůstane v sáčku.
AS-SETUP-05 = Každá společnost začíná s $10, dvěma vydanými akciemi, lokomotivou 1 a příjmem 0.
AS-SETUP-06 = O pořadí hráčů hází každý třemi hracími kostkami; vyšší součet je dřív. Kdo má stejný součet, hází znovu o společná místa.
AS-SETUP-07 = V zásobě leží všech 136 dílků kolejí, 8 kotoučů městeček a 8 dílků Nových měst.
AS-SETUP-08 = Hra začíná vydáním akcií v 1. kole. Pas v pořadí ještě nikdo nemá.
AS-TURN-01 = Kolo má deset fází: vydání akcií, pořadí hráčů, výběr akcí, stavba kolejí, přeprava zboží, příjem, výdaje, srážka z příjmu, přísun zboží, posun ukazatele kola.
    .refusal = Teď to nejde: právě probíhá fáze „{ $phase }“.
AS-TURN-02 = Vydání akcií a začátek dražby se řídí pořadím hráčů z minulého kola. Od výběru akcí platí nové pořadí.
AS-TURN-03 = Všechny fáze má i poslední kolo.
AS-INFO-01 = Všechno je veřejné: peníze, příjem, akcie, lokomotivy, zboží, dílky i to, co je v sáčku. Neznámé je jen to, co se teprve vylosuje nebo hodí.
AS-INFO-02 = Náhoda rozhoduje jen o přípravě, o kostkách vylosovaných Výrobou a o hodech při přísunu zboží.
AS-INFO-03 = Hráči si nesmějí nic prodávat, půjčovat ani dávat a žádný slib nezavazuje.
AS-SHARE-01 = Jednou za kolo, v pořadí hráčů, smí každý vydat libovolný počet akcií. Každá akcie hned přinese $5.
    .refusal = Tolik akcií vydat nelze. Zvol celé číslo: 0, 1, 2 a tak dále.
AS-SHARE-02 = Společnost může vydat celkem 15 akcií.
    .refusal = Akcií už máš { $issued } a celkem jich smí být nejvýš { $most }; tolik vydat nelze: { $shares }.
AS-SHARE-03 = Nikdo akcie vydávat nemusí. Dvě počáteční akcie jsou už vyplacené: to je tvých prvních $10.
AS-SHARE-04 = Akcie se vydávají jen v této fázi a nikdy je nelze koupit zpět.
    .refusal = Akcie se vydávají jen ve své fázi na začátku kola.
AS-ORDER-01 = Hráči nabízejí ve starém pořadí, pořád dokola. Hráči, kteří odstoupili, a hráč s nejvyšší nabídkou se přeskakují.
AS-ORDER-02 = Když jsi na řadě, nabídneš, odstoupíš, nebo pasuješ, máš-li Pas v pořadí.
AS-ORDER-03 = Nabídka je aspoň $1, vyšší než nejvyšší nabídka a nejvýš tolik, kolik máš peněz. Nová nabídka nahrazuje tvou starou.
    .refusal = { $why ->
        [cash] ${ $amount } nabídnout nelze: máš ${ $cash }.
        [least] ${ $amount } nabídnout nelze: nejmenší nabídka je $1.
       *[highest] ${ $amount } je málo: nejvyšší nabídka je ${ $highest }.
    }
AS-ORDER-04 = Když odstoupíš, bereš poslední místo, které je ještě volné, a v dražbě už nepokračuješ.
AS-ORDER-05 = S akcí Pas v pořadí z minulého kola smíš jednou pasovat: zůstáváš v dražbě bez nové nabídky a tvá dřívější nabídka platí dál. Nevyužitý pas propadá.
    .refusal = { $why ->
        [used] Pas v pořadí už je v této dražbě využitý.
       *[none] Z minulého kola nemáš akci Pas v pořadí, proto nelze pasovat.
    }
AS-ORDER-06 = Pasovat nelze, když zbýváš jen ty a ten, kdo má nejvyšší nabídku, protože by se nic nezměnilo. Dokud nikdo nenabídl, pasovat lze.
    .refusal = V dražbě zbýváš jen ty a hráč s nejvyšší nabídkou, takže pasovat nelze.
AS-ORDER-07 = Dražba končí, když zbývá jediný hráč. Bere si první místo a platí svou poslední nabídku, nebo nic, pokud vůbec nenabízel.
AS-ORDER-08 = První a druhé místo platí celou nabídku, poslední místo nic a všechna ostatní polovinu nabídky, zaokrouhleno nahoru. Platí se při obsazení místa.
AS-ORDER-09 = Jsou-li ve hře už jen dva hráči, neplatí ten, kdo odstoupí, nic.
AS-ORDER-10 = Ve třech hráčích nikdo neplatí polovinu: první dvě místa platí celou nabídku, třetí nic.
AS-ORDER-11 = Když nemůžeš nabídnout ani pasovat, odstupuješ automaticky.
AS-ORDER-12 = Nelze nabídnout $0, nejvyšší nabídku jen dorovnat, nabídnout víc, než máš, ani pasovat dvakrát.
AS-ACT-01 = V novém pořadí si každý vezme jednu ze sedmi akcí, kterou ještě nikdo nemá. Vzít si ji musíš, ale využít nemusíš.
    .refusal = Tuto akci už má jiný hráč: { action-name }.
AS-ACT-02 = Akce z minulého kola se na začátku této fáze vracejí.
AS-ACT-03 = První přeprava: v obou přepravních kolech jsi na řadě první.
AS-ACT-04 = První stavba: stavíš přede všemi.
AS-ACT-05 = Inženýr: smíš postavit čtyři dílky místo tří.
AS-ACT-06 = Lokomotiva: smíš hned zlepšit lokomotivu o 1, nejvýš na 6. Smíš to i odmítnout, protože lepší lokomotiva stojí každé kolo víc.
    .refusal = { $why ->
        [first] Nejdřív rozhodni, zda akcí Lokomotiva zlepšíš svou lokomotivu.
       *[none] O zlepšení rozhoduješ jen hned po výběru akce Lokomotiva.
    }
AS-ACT-07 = Urbanizace: před svým prvním dílkem v tomto kole smíš postavit Nové město na městečku.
AS-ACT-08 = Výroba: smíš vytáhnout dvě kostky a dát je do přehledu zboží dřív, než zboží přibude.
AS-ACT-09 = Pas v pořadí: v dražbě příštího kola smíš jednou pasovat.
AS-MAP-01 = Koleje leží na rovině, na řekách, v horách a na městečkách, nikdy na městě, na jezeře ani mimo mapu.
    .refusal = { $why ->
        [lake] { $hex } je jezero: koleje tam ležet nemohou.
        [city] { $hex } je město: dílek tam ležet nemůže.
       *[outside] { $hex } není na mapě.
    }
AS-MAP-02 = Město spojuje všechny koleje, které k němu vedou, na všech šesti stranách. Dílek na něm nikdy neleží.
AS-MAP-03 = Městečko spojuje všechny koleje na svém vlastním dílku. Bez dílku nespojuje nic.
AS-BUILD-01 = Staví se v pořadí hráčů; kdo má První stavbu, staví přede všemi.
AS-BUILD-02 = Smíš postavit nejvýš tři dílky, s akcí Inženýr čtyři. Počítá se položení i výměna a skončit smíš kdykoli.
AS-BUILD-03 = Každý dílek se platí hned.
    .refusal = Stojí to ${ $price } a máš ${ $cash }.
AS-BUILD-04 = S Urbanizací stavíš Nové město před svým prvním dílkem.
    .refusal = V tomto kole už stojí tvůj první dílek; Nové město se staví před ním.
AS-BUILD-05 = Na jednom poli smíš během jedné stavby stavět jen jednou, ledaže platí volba „Přestavba hned“.
    .refusal = Na { $hex } už v tomto kole stojí tvá stavba.
AS-BUILD-06 = Na konci své stavby přijdeš o nedokončené úseky, které v ní nebyly prodlouženy.
AS-BUILD-07 = Stavba se nejdřív ověří, pak zaplatí; potom se vymění dílky a nakonec se změní majitelé. Koleje, které zůstávají nebo se odkloní, se tím nestávají novými.
AS-BUILD-08 = Po tvém posledním dílku stavba končí sama. Nemůžeš-li už nic postavit, ukončíš ji ty.
AS-PLACE-01 = Na prázdné pole se klade přímá kolej, mírný nebo ostrý oblouk. S volbou „Dvojité dílky hned“ i dílek se dvěma kolejemi.
    .refusal = { $why ->
        [town] Dílek městečka smí jen na městečko, na { $hex } ne.
       *[double] Na prázdné pole { $hex } nelze dát dílek se dvěma kolejemi; ten jen nahrazuje jiný dílek.
    }
AS-PLACE-02 = Na městečko se klade dílek městečka, nebo jiný dílek s kotoučem městečka.
AS-PLACE-03 = Koleje nesmějí vést mimo mapu ani do jezera. K prázdné straně jiného dílku vést smějí.
    .refusal = { $why ->
        [lake] Na { $hex } by koleje vedly do jezera.
       *[outside] Na { $hex } by koleje vedly mimo mapu.
    }
AS-PLACE-04 = Koleje se nesmějí napojit na koleje jiného hráče. Smějí se setkat s městem, s tvými vlastními kolejemi, s ničími kolejemi, s prázdným polem nebo s prázdnou stranou.
    .refusal = Na { $hex } by se koleje napojily na koleje jiného hráče.
AS-PLACE-05 = Nové koleje začínají u města, u tvých vlastních kolejí nebo u ničích kolejí, které vedou z města nebo z městečka, kde máš koleje. Takový začátek potřebuje každá kolej na dílku; na městečku stačí jeden.
    .refusal = Koleje na { $hex } by neměly začátek: nenavazují na město ani na koleje, které smíš prodloužit.
AS-PLACE-06 = Koleje nesmějí vést z města nebo městečka zpět na totéž místo.
    .refusal = Koleje by vedly z { $node } zpět do { $node }.
AS-PLACE-07 = Dílek, a je-li třeba, i kotouč městečka musí být v zásobě.
    .refusal = Tento dílek už v zásobě není: { tile-name }.
AS-PLACE-08 = Tvá síť smí mít několik částí. Každá začíná u města nebo přebírá ničí koleje, platí to tedy i pro tvůj úplně první dílek.
AS-PLACE-09 = Všechny koleje na dílku, který položíš, jsou tvé a s nimi i ničí koleje, na které se napojí.
AS-REPL-01 = Při výměně dílku všechny staré koleje zůstávají nebo se odkloní a něco se musí přidat nebo odklonit. Koleje nikdy nezmizí.
    .refusal = Staré koleje na { $hex } by zmizely pod dílkem: { tile-name }.
AS-REPL-02 = Koleje, které zůstávají, mají dál svého majitele.
AS-REPL-03 = Přidané koleje se řídí pravidly kladení a jsou tvé. Město vedle nich jako začátek stačí.
AS-REPL-04 = Otevřený konec svého nedokončeného úseku, nebo ničího úseku, na který smíš navázat, smíš odklonit k jiné hraně. Druhý konec zůstává, kde je.
    .refusal = { $why ->
        [far] Koleje na { $hex } jsou ničí a ty na ně nedosáhneš: na druhém konci není město ani tvé koleje.
       *[fixed] Na { $hex } lze odklonit jen otevřený konec; druhý zůstává na místě.
    }
AS-REPL-05 = Hotová spojení, koleje na městečkách a koleje jiných hráčů se nikdy neodklánějí.
    .refusal = { $why ->
        [link] Spojení na { $hex } je hotové: odklonit už nejde.
       *[rival] Koleje na { $hex } patří jinému hráči: odklonit je nesmíš.
    }
AS-REPL-06 = Jedním dílkem smíš jednu kolej ponechat, druhou odklonit a třetí přidat, za jednu cenu. Hrana, kterou odkloněná kolej opouští, zůstává volná.
    .refusal = Na { $hex } by jiné koleje zabraly stranu, kterou odkloněné opouštějí; ta musí zůstat volná.
AS-REPL-07 = Na městečku nový dílek zachová všechny východy a přidá aspoň jeden. Potřebuješ na dílku už nějaké koleje, nebo začátek pro jeden z nových východů; nové východy jsou tvé.
    .refusal = { $why ->
        [lost] Nový dílek na { $hex } musí zachovat všechny východy městečka.
        [nothing] Nový dílek na { $hex } musí přidat východ.
       *[apart] V městečku na { $hex } nemáš koleje a žádný nový východ by se nenapojil na město ani na koleje, na které smíš navázat.
    }
AS-REPL-08 = Starý dílek a jeho kotouč městečka se nejdřív vrátí do zásoby, takže je lze hned znovu použít.
AS-REPL-09 = Při výměně dílku se za řeku ani hory nikdy nepřiplácí.
AS-REPL-10 = Dílek nelze vyměnit za tentýž ve stejné poloze a na městě nelze vyměnit nic.
    .refusal = Stejný dílek už na { $hex } leží, a ve stejné poloze.
AS-OWN-01 = Co postavíš, je tvé. Celý úsek značí jeden kotouč.
AS-OWN-02 = Hotové spojení mezi dvěma různými městy nebo městečky zůstává navždy tvé.
AS-OWN-03 = Když navážeš na ničí koleje, jsou hned tvé.
AS-OWN-04 = Na konci své stavby přijdeš o každý nedokončený úsek, ke kterému v ní nepřibyly tvé nové koleje. Východy městečka se posuzují každý zvlášť.
AS-OWN-05 = Odklon není prodloužení: nedokončený úsek nezachrání, ani ti ho nepřidělí.
AS-OWN-06 = Dokončí-li odklon spojení, je hned tvé.
AS-OWN-07 = Do tvé příští stavby jsou tvé nedokončené úseky v bezpečí; nikdo jiný se na ně nesmí napojit ani je prodloužit.
AS-OWN-08 = Společnost může zároveň vlastnit 20 úseků, hotových i nedokončených. S volbou „Kotouče na kolejích: bez omezení“ kolik chce.
    .refusal = Bylo by to víc úseků než { $limit }: tolik máš kotoučů.
AS-URB-01 = S Urbanizací smíš postavit jedno Nové město ze zásoby na kterémkoli městečku, s kolejemi i bez nich. Je to zadarmo a nepočítá se to mezi tvé dílky.
    .refusal = { $why ->
        [none] Nové město postavit nelze: v tomto kole nemáš Urbanizaci.
        [second] V tomto kole už tvé Nové město stojí.
       *[tile] Nové město { $letter } už je na mapě.
    }
AS-URB-02 = Městečko se natrvalo stává městem té barvy. Jeho dílek a kotouč městečka se vrátí do zásoby.
    .refusal = { $town } už je město; Nové město se staví na městečku.
AS-URB-03 = Koleje na dílku městečka zmizí. Delší úseky mají dál svého majitele a končí teď u města.
AS-URB-04 = Otevřené koleje, které k městečku mířily, teď vedou do města. Jejich majitel tak dokončil spojení, ať město postavil kdokoli.
AS-URB-05 = Ničí úsek, který se takto dokončí, připadne tomu, kdo město postavil, dokud má kotouče. Spojení, která už byla hotová a ničí, ničí zůstávají.
AS-URB-06 = Úsek, který by vedl z nového města zpět do něj, je mrtvý: nikomu nepatří, nic po něm nejezdí a neboduje.
AS-URB-07 = Nové město začíná bez zboží. Dostává je při přísunu zboží ze sloupce se svým písmenem.
AS-URB-08 = Nové město stavět nemusíš. Po tvém prvním dílku už je pozdě.
AS-URB-09 = Je-li všech osm Nových měst na mapě, Urbanizaci si vzít ještě smíš, ale nic nedělá.
AS-COST-01 = Přímá kolej nebo oblouk na prázdném poli stojí $2, na řece $3, v horách $4.
AS-COST-02 = Podle základních pravidel platíš příplatek $1 za řeku nebo $2 za hory jen jednou za každou řeku a každou skupinu hor. Při výměně dílku se neplatí a jako poprvé se nepočítá.
AS-COST-03 = S volbou „Cena terénu: každý dílek“ platí příplatek každý dílek na prázdném poli s řekou nebo horami.
AS-COST-04 = Dílek se dvěma kolejemi na prázdném poli stojí $3, leží-li koleje vedle sebe, a $4, kříží-li se; na řece o $1 a v horách o $2 víc.
AS-COST-05 = Dílek na prázdném městečku stojí $1 a za každý východ $1 navíc.
AS-COST-06 = Výměna dílku na městečku stojí $3.
AS-COST-07 = Výměna jedné koleje za křížení stojí $3, i když starou kolej odkloníš.
AS-COST-08 = Výměna jedné koleje za dvě vedle sebe stojí $3, s volbou „Výměna za souběžné: $2“ $2.
AS-COST-09 = Každá jiná výměna stojí $2, i když se jí odkloní dvě koleje.
AS-COST-10 = Postavit Nové město nestojí nic.
AS-SUP-01 = Dílků je omezený počet. Když jeden druh dojde, nelze ho stavět, dokud se nějaký nevrátí.
    .refusal = Tento dílek už v zásobě není: { tile-name }.
AS-SUP-02 = Kotoučů městeček je 8. Bez kotouče lze na městečko položit jen dílek městečka.
    .refusal = Všech 8 kotoučů městeček je použitých: na { $hex } smí jen dílek městečka.
AS-SUP-03 = Na městečku si druh dílku vybíráš ty, i když má jiný stejné východy. Zůstane tam, dokud ho někdo nevymění.
AS-SUP-04 = Bance peníze nikdy nedojdou.
AS-MOVE-01 = Jsou dvě přepravní kola. V každém je každý jednou na řadě, v pořadí hráčů; kdo má První přepravu, je první.
AS-MOVE-02 = Když jsi na řadě, převezeš jednu kostku, zlepšíš lokomotivu o 1, nebo neuděláš nic.
AS-MOVE-03 = Takto smíš lokomotivu zlepšit jednou za kolo a nikdy nad 6. Akce Lokomotiva se do toho nepočítá.
    .refusal = { $why ->
        [twice] V této fázi už lokomotiva jednou zlepšená je.
       *[most] Tvá lokomotiva má { $most } a víc mít nemůže.
    }
AS-MOVE-04 = Vézt smíš kteroukoli kostku, která leží ve městě, ale žádnou z přehledu zboží.
    .refusal = { $city }: není tu kostka této barvy: { $colour }.
AS-MOVE-05 = Kostka jede po jednom nebo více hotových spojeních, nezáleží na tom, komu patří. Po nedokončených kolejích jet nemůže.
    .refusal = Hotové spojení { $from } – { $to } neexistuje.
AS-MOVE-06 = Kostka jede nejvýš po tolika spojeních, kolik má tvá lokomotiva.
    .refusal = Cesta má { $links ->
        [one] jedno spojení
        [few] { $links } spojení
       *[other] { $links } spojení
    }, a tvá lokomotiva zvládne jen { $engine }.
AS-MOVE-07 = Kostka nikdy nepřijede do téhož města nebo městečka dvakrát.
    .refusal = Kostka by přijela dvakrát: { $stop }.
AS-MOVE-08 = Cesta končí v prvním městě barvy kostky. Takovým městem kostka neprojede a nikde jinde zastavit nemůže.
    .refusal = { $why ->
        [past] Kostka ({ $colour }) musí zastavit zde, v prvním městě své barvy: { $stop }.
       *[short] { $stop } kostku této barvy nepřijímá: { $colour }.
    }
AS-MOVE-09 = Kostka smí vyjet i z města své vlastní barvy.
AS-MOVE-10 = Černé kostky jedou jen do černých Nových měst.
    .refusal = { $stop } není černé Nové město.
AS-MOVE-11 = Každé spojení na cestě dá svému majiteli hned 1 k příjmu. Ničí spojení nedávají nic. Vedou-li na stejné místo dvě spojení, vybíráš ty.
    .refusal = { $count ->
        [one] Z { $from } vede do { $to } jen jedno spojení: stranu neuváděj.
        [few] Z { $from } vedou do { $to } { $count } spojení: vyber jedno.
       *[other] Z { $from } vede do { $to } { $count } spojení: vyber jedno.
    }
AS-MOVE-12 = Dovezená kostka se vrací do sáčku.
AS-MOVE-13 = Vybrat lze jen kostku, kterou lze dovézt. Neudělat nic smíš vždy.
AS-INC-01 = Každý dostane tolik dolarů, kolik činí jeho příjem.
AS-EXP-01 = Každý platí $1 za každou vydanou akcii a $1 za každý stupeň své lokomotivy.
AS-EXP-02 = Nemůžeš-li zaplatit všechno, zaplatíš, co máš, a ztratíš 1 z příjmu za každý chybějící dolar.
AS-EXP-03 = Kdyby tvůj příjem měl klesnout pod 0, vypadáváš ze hry. Přesně s 0 hraješ dál.
AS-EXP-04 = Hráči platí jeden po druhém; ničí platba se nikoho jiného netýká.
AS-ELIM-01 = Koleje vyřazené společnosti zůstávají na mapě a nikomu nepatří. Její spojení smějí používat všichni, ale příjem nedávají a nikdo je nemůže převzít.
AS-ELIM-02 = Vyřazený hráč už nehraje a ostatní se v pořadí hráčů posunou. Jeho akce propadá.
AS-ELIM-03 = Zbudou-li po výdajích méně než dvě společnosti, hra hned končí a poslední společnost vyhrává.
AS-RED-01 = Každému klesne příjem: od 11 o 2, od 21 o 4, od 31 o 6, od 41 o 8 (podle oficiálních pravidel od 50 o 10).
AS-RED-02 = Srážka se řídí příjmem po výdajích a přichází jen jednou.
AS-RED-03 = Tvůj příjem klesá, jen když nemůžeš zaplatit výdaje, a srážkou. Shora omezený není.
AS-GROW-01 = S Výrobou smíš nejdřív vylosovat dvě kostky a každou dát do kteréhokoli prázdného políčka přehledu zboží.
    .refusal = { $why ->
        [none] Přehled zboží nemá políčko { $box }.
       *[full] Políčko { $box } přehledu zboží není prázdné.
    }
AS-GROW-02 = Odmítnout smíš, dokud nelosuješ. Vylosované kostky musíš umístit a všichni je vidí.
    .refusal = { $why ->
        [place] Kostky už jsou vylosované: dej každou do prázdného políčka.
       *[draw] Kostky ještě nejsou vylosované: nejdřív losuj.
    }
AS-GROW-03 = Losuješ méně kostek, je-li prázdných méně políček nebo je v sáčku méně kostek. V 1. kole je přehled plný a Výroba nedělá nic.
AS-GROW-04 = Potom se hází pro bílou část přehledu a po ní pro černou, vždy jednou hrací kostkou za každého hráče, který hru začal.
AS-GROW-05 = Za každou hrací kostku jde nejvyšší kostka sloupce s tím číslem do svého města. Nejvyšší kostka sloupce s písmenem pod ním jde do svého Nového města, je-li na mapě.
AS-GROW-06 = Kostky opouštějí sloupec shora; prázdná políčka se přeskakují a nic se neposouvá.
AS-GROW-07 = Hrací kostka pro prázdný sloupec nepřinese nic. Sloupec Nového města, které není na mapě, si kostky nechává.
AS-GROW-08 = Ve městě smí být kostek kolik chce. Přehled doplňuje jen Výroba.
AS-END-01 = Hra trvá 10, 8, 7 nebo 6 kol pro 3, 4, 5 nebo 6 hráčů, počítáno na začátku.
AS-END-02 = Po každém kole se posune ukazatel kola. Po posledním kole se sčítají body.
    .refusal = Hra skončila.
AS-VP-01 = Máš 3 body za každý bod příjmu a ztrácíš 3 za každou vydanou akcii; k tomu se přičtou tvé koleje. Peníze se nepočítají.
AS-VP-02 = S volbou „Bodovaná spojení: všechna spojení“ se počítají koleje každého tvého hotového spojení.
AS-VP-03 = S volbou „Bodovaná spojení: z města do města“ se spojení počítá, jen když leží na trati tvých spojení od města k městu, mezi nimiž jsou nejvýš městečka.
AS-VP-04 = S volbou „Body za koleje: úseky“ dává každý kus kolejí 1 bod: na městečku jeden za každý použitý východ, na křížení jeden za každou kolej.
AS-VP-05 = S volbou „Body za koleje: dílky“ dává každé pole s tvými počítanými kolejemi 1 bod, ať jich tam leží kolik chce.
AS-VP-06 = Nedokončené úseky nebodují, ani koleje, které byly odstraněny.
AS-VP-07 = Vyhrává, kdo má nejvíc bodů. Při shodě se vítězství dělí.
AS-VP-08 = Vyřazení hráči jsou poslední; kdo vypadl později, je výš. Body nemají.

## Vedle desky

panel-way = { $start } – { $end }
    .button = { $tiles ->
        [one] Postavit jeden dílek
        [few] Postavit { $tiles } dílky
       *[other] Postavit { $tiles } dílků
    } za ${ $price }
panel-way-ended = { panel-way }, konec
    .button = { panel-way.button }, konec stavby
panel-two-ways = { $first } a { $second }
    .button = { panel-way.button }
panel-two-ways-ended = { panel-two-ways }, konec
    .button = { panel-way.button }, konec stavby
panel-ways-ended = Totéž jako poslední dílky stavby
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
panel-parts = Dílek { $at } z { $tiles }
panel-part = { $hex } ${ $price }
panel-part-refused = nehodí se
panel-part-no-way = S ním nevede žádná cesta: { $start } – { $end }.
panel-left = zbude ${ $money }
panel-links = Rychlá spojení: dokonči jedno a stav dál
panel-links-from = Rychlá spojení: { $node }
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
panel-both-rounds = Obě kola (druhé, jen půjde-li to ještě)
panel-both = { $first }, potom { $second }
    .button = Vézt, potom { $second }
panel-raise-then = Zlepšit lokomotivu, potom { $second }
    .button = Zlepšit, potom { $second }
panel-nothing-both = V žádném kole nedělat nic
panel-bids = Nabídky
panel-column-cash = peníze
panel-column-bid = nabídka
panel-player = { $who }
panel-of-cash = z ${ $money }
panel-no-bid = –
panel-out = mimo: { $place }. místo
panel-highest = nejvyšší nabídka
panel-you = ty
panel-still-bids = ještě nabízí
panel-places = Tvé místo za nabídku ${ $bid }
panel-places-whole = { $count ->
    [1] { $place }. místo: celá nabídka
   *[other] { $place }. nebo { $final }. místo: celá nabídka
}
panel-places-half = { $count ->
    [1] { $place }. místo: polovina nabídky
   *[other] { $place }. až { $final }. místo: polovina nabídky
}
panel-place-drop = Když teď odstoupíš: { $place }. místo
panel-places-out = Bez nabídky
panel-column-left = zbude na trať
panel-column-pay = platíš
panel-your-bid = Tvá nabídka
panel-up-to = Přihazovat až do
panel-up-to-words = vždy nejmenší nabídka, která tě v dražbě udrží
panel-bid-up-to = Nabídnout ${ $value }, nejvýše ${ $limit }
    .button = { panel-bid-up-to }
panel-up-to-kept = Dokud trvá tato dražba, přihazuješ nejvýše do ${ $limit }.
panel-drop = Odstoupit: { $place }. místo za ${ $price }
    .button = Odstoupit: { $place }. místo za ${ $price }
panel-build-way = Postav cestu
panel-build = Postav cestu: ukaž dvě města nebo městečka
panel-no-way = { $why ->
    [tiles] Cesta { $start } – { $end } teď nejde: potřebuje dílků: { $needs }, máš { $have }
    [money] Cesta { $start } – { $end } teď nejde: stojí ${ $needs }, máš ${ $have }
   *[none] Cestu { $start } – { $end } teď postavit nelze
}
panel-ways-begun = Co z ní můžeš postavit teď
panel-way-begun = { $start }, směr { $end }
    .button = { panel-way.button }
panel-no-links = { $why ->
    [money] Nelze dokončit žádné spojení: nejlevnější stojí ${ $needs }, máš ${ $have }
   *[tiles] { $tiles ->
        [one] S jedním dílkem nelze dokončit žádné spojení
       *[other] Se { $tiles } dílky nelze dokončit žádné spojení
    }
}
panel-no-deliveries = S lokomotivou { $engine } nelze nic dovézt
panel-waiting = { $count ->
    [one] Jedna kostka ({ $colour }) čeká: { $start } → { $end }.
    [few] Čekají { $count } kostky ({ $colour }): { $start } → { $end }.
   *[other] Čeká { $count } kostek ({ $colour }): { $start } → { $end }.
}
panel-without = bez
panel-with = s tím
panel-deliver-nothing = bez přepravy
panel-deliver-best = nejlepší přepravy
panel-cash-left = Zbude
panel-money = ${ $money }
panel-plus = +${ $money }
panel-minus = −${ $money }
panel-number = { $number }
panel-way-mountain = přes hory: { $hexes }
panel-deliver = Přeprav kostku: { $round }. kolo ze 2, lokomotiva { $engine }
panel-shares = Akcie k vydání
panel-share-costs = Každá akcie dá teď ${ $money } a stojí 3 body na konci a $1 každé kolo.
panel-actions = Volné akce
panel-engine = Tvá lokomotiva má { $engine }; každý stupeň stojí $1 každé kolo
panel-take-raise = Lokomotiva: { $engine }
    .button = Lokomotiva: zlepšit ({ $engine })
panel-take-decline = Lokomotiva: zůstává { $engine }
    .button = Lokomotiva: nezlepšit ({ $engine })
panel-urbanize = Nejdřív můžeš postavit Nové město: ukaž městečko.
panel-cubes = přijde: { $count }× { $colour }
panel-no-cubes = žádné zboží nepřijde
panel-new-cities = Nové město: { $town }
panel-end-of-turn = Konec tohoto kola
panel-cash-before = Peníze před příjmem
panel-income = Příjem
panel-expenses = { $shares ->
    [one] Jedna akcie a lokomotiva { $engine }
    [few] { $shares } akcie a lokomotiva { $engine }
   *[other] { $shares } akcií a lokomotiva { $engine }
}
panel-income-next = Příjem v dalším kole
panel-growth = Přísun zboží: { $city } (hod { $die })
panel-percent = { $percent } %
panel-must-deliver = Něco přeprav: výdaje jsou ${ $owe } a máš ${ $have }.
panel-tight = Padl by každý dolar. Přeprav aspoň jednou.
panel-bankrupt = Znamenalo by to konec ve hře: chybí ${ $money }.
panel-short = Výdaje ${ $owe }, peníze ${ $have }: příjem −{ $points }.
## Reasons for advice

reason-forecast = budoucí přepravy bez peněz, které potřebují: { $points }
reason-distance = co se do konce ještě může změnit: { $points }
reason-track = body za koleje: { $points }
reason-engine = silnější lokomotiva pro další kola: { $points }
reason-network = co tvoje síť později uveze: { $points }
reason-income = příjem v dalších kolech: { $points }
reason-cash = peníze v ruce: { $points }
reason-shares = akcie a co stojí: { $points }
reason-rivals = co mají soupeři: { $points }
reason-rivals-growth = co soupeři vydělají: { $points }
reason-leader = nejsilnější soupeř: { $points }
reason-ruin = nebezpečí vyřazení: { $points }
reason-links = hotová spojení pro další kola: { $points }
reason-shortage = peníze, které v tomto kole budou chybět: { $points }

## Konec kola krok za krokem

end-money = Příjem, výdaje, srážka
end-growth =
    Přísun zboží, { $side ->
        [W] bílé
       *[B] černé
    } hrací kostky
end-column-cash = peníze
end-column-income-collected = příjem
end-column-expenses-paid = výdaje
end-column-cash-after = zbývá
end-column-income-reduced = příjem

## Numbers after the game

numbers-count = Kolo
numbers-player = Hráč
numbers-points = Body
numbers-points-points = kdyby hra tehdy skončila
numbers-accounts = Příjmy a výdaje
numbers-accounts-income = příjem
numbers-accounts-expenses = výdaje
numbers-accounts-short = příjem ztracený pro nedostatek peněz
numbers-accounts-shares = vydané akcie
numbers-spending = Utracené peníze
numbers-spending-track = koleje
numbers-spending-order = nabídky o pořadí hráčů
numbers-building = Stavba
numbers-building-tiles = dílky kolejí
numbers-building-links = dokončená spojení
numbers-building-cities = Nová města
numbers-deliveries = Přepravy podle délky
numbers-deliveries-links-1 = 1 spojení
numbers-deliveries-links-2 = 2 spojení
numbers-deliveries-links-3 = 3 spojení
numbers-deliveries-links-4 = 4 spojení
numbers-deliveries-links-5 = 5 spojení
numbers-deliveries-links-6 = 6 spojení
numbers-paid = Kdo má příjem z čí přepravy
