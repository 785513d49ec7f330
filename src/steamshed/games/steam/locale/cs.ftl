# Steam česky. Chybějí jen zprávy beze slov.

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
stayed-in = { $who } pasuje a díky žetonu Pořadí zůstává v dražbě.
dropped-out = { $who } odstupuje z dražby a bude mít { $position }. místo.
position-taken = { $who } bere { $position }. místo v pořadí a platí { $price ->
    [0] nulu
   *[other] ${ $price }
}.
money-raised = { $who } získává ${ $money } (teď příjem { $income }, { $vp ->
    [one] { $vp } vítězný bod
    [few] { $vp } vítězné body
   *[other] { $vp } vítězných bodů
}).
no-capital = { $who } nezískává kapitál.
action-taken = { $who } bere žeton { $tile }{ $declared ->
    [use] { " " }a využije ho
    [pass] { " " }s pasem
   *[other] { "" }
}, { $price ->
    [0] zdarma
   *[other] za ${ $price }
}.
locomotive-improved = { $who } zlepšuje lokomotivu na úroveň { $level }.
tile-placed = { $who } staví na { $hex } za ${ $price }: { $face }.
tile-improved = { $who } vylepšuje { $hex } za ${ $price }: { $face }.
link-redirected = { $who } odklání spojení na { $hex } za ${ $price }.
link-completed = Spojení { $from } – { $to } je hotové, { $owned ->
    [0] nepatří nikomu.
   *[1] vlastní ho { $who }.
}
link-lost = { $who } ztrácí nedokončené spojení ({ $hex }).
urbanized = { $who } zakládá Nové město ({ $colour }): { $town }.
city-grown = { $who } využívá Růst města: { $city }.
cubes-arrived = { $city } dostává kostky z pole { $space }: { $colours }.
build-turn-ended = { $who } končí stavbu.
delivered = { $who } veze kostku ({ $colour }) { $links ->
    [one] po jednom spojení
   *[other] po { $links } spojeních
}: { $route }.
income-taken = { $who } bere { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} jako příjem (teď { $income }).
vp-taken = { $who } bere { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
} (teď { $vp }).
goods-passed = { $who } v tomto přepravním kole pasuje.
income-received = { $who } { $money ->
    [0] nemá žádný příjem.
   *[other] dostává příjem ${ $money }.
}
expenses-paid = { $who } platí výdaje ${ $money }.
steps-lost = { $who } ustupuje, chybí ${ $short }: příjem { $income }, { $vp ->
    [one] { $vp } vítězný bod
    [few] { $vp } vítězné body
   *[other] { $vp } vítězných bodů
}.
bankrupt = { $who } nemůže zaplatit, je v bankrotu a vypadává ze hry.
order-changed = Nové pořadí určují čísla žetonů akcí.
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
    [use] { " " }a využít
    [pass] { " " }a nevyužít
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
   *[other] , kostky z pole { $space }
}
choice-grow = { $city }: kostky z pole { $space }
choice-end = Ukončit stavbu
choice-deliver = Vézt kostku ({ $colour }): { $route }
    .button = { $links ->
        [one] Vézt: jedno spojení
        [few] Vézt: { $links } spojení
       *[other] Vézt: { $links } spojení
    }, vlastní { $own }
choice-improve = Zlepšit lokomotivu
choice-income = Vzít { $points ->
    [one] bod
    [few] { $points } body
   *[other] { $points } bodů
} jako příjem
choice-vp = Vzít { $points ->
    [one] vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}

## Nastavení

preset-base = Základní hra
    .help = Základní hra na severovýchodě Spojených států.
preset-standard = Standardní hra
    .help = S kapitálem, dražbou v každém kole a údržbou lokomotivy.
preset-base_ruhr = Základní hra, Porúří
    .help = Základní hra v Porúří, i pro šest hráčů.
preset-standard_ruhr = Standardní hra, Porúří
    .help = Standardní hra v Porúří, i pro šest hráčů.
option-map = Mapa, na které se hraje.
    .name = Mapa
option-map-us = Severovýchod USA
option-map-ruhr = Porúří
option-rules = Základní hra, nebo standardní hra s kapitálem, dražbami a údržbou lokomotivy.
    .name = Pravidla
option-rules-base = Základní hra
option-rules-standard = Standardní hra
option-initial_order = První pořadí základní hry: dražba, nebo náhoda s penězi pro pozdější.
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
option-base_last_vp = Zda při nejnižším příjmu dá $5 i poslední jediný vítězný bod.
    .name = Poslední bod
option-base_last_vp-two_needed = Dva body za $5
option-base_last_vp-one_is_enough = Stačí jeden
option-standard_lenient = Úleva pro začátečníky ve standardní hře: na co se peníze získávají jako v základní hře.
    .name = Úleva pro začátečníky
option-standard_lenient-off = Žádná
option-standard_lenient-track = Na koleje
option-standard_lenient-upkeep = Na údržbu
option-standard_lenient-both = Na obojí
option-lenient_seats = Kdo má úlevu pro začátečníky.
    .name = Kdo má úlevu
option-urbanize_unavailable_pass = Zda lze Urbanizaci vzít s pasem, když už není městečko nebo Nové město.
    .name = Urbanizace s pasem
option-urbanize_unavailable_pass-allowed = Povoleno
option-urbanize_unavailable_pass-forbidden = Zakázáno

## Fáze, otázky, slovesa

ask-opening_auction = Nabídni za místo v pořadí, nebo pasuj
ask-auction = Nabídni za pořadí, nebo pasuj
ask-capital = Kolik kapitálu získáš?
ask-take_action = Vyber žeton akce
ask-build = Stavba kolejí: vyber pole, nebo skonči
ask-build-next = Stavba na { $hex }: vyber dílek
ask-redirect-next = Odklon na { $hex }: vyber nový směr
ask-urbanize-next = Nové město, { $town }: vyber barvu a kostky
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
tile-42 = křížení přímé a mírného oblouku
tile-43 = křížení dvou mírných oblouků
tile-44 = přímá a ostrý oblouk
tile-45 = dva mírné oblouky
tile-46 = mírný a ostrý oblouk
tile-47 = ostrý a mírný oblouk
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
rules-INC = Příjem a výdaje
rules-BANK = Bankrot
rules-NEXT = Další kolo
rules-STD = Standardní hra
rules-SCORE = Bodování
rules-END = Konec hry

## Slova na stole

draw-goods = Zásoba zboží
draw-new_cities = Nová města
draw-growth_markers = Ukazatele růstu
draw-tracks = Příjem, body a lokomotivy
draw-order = Kolo a pořadí
draw-actions = Žetony akcí
draw-players = Hráči
draw-income = Příjem
draw-vp = Vítězné body
draw-vp_note = 50 na okruh
draw-locomotive = Lokomotiva
draw-round = Kolo
draw-round_of = { $round }. kolo z { $rounds }
draw-turn_order = Pořadí
draw-order_place = { $player }: { $place }. místo
draw-terrain_plain = rovina
draw-terrain_river = řeka
draw-terrain_mountain = hory
draw-terrain_gorge = řeka v horách
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
draw-bid = nabídka ${ $bid }
draw-bid_none = zatím bez nabídky
draw-bid_place = { $place }. místo
draw-bid_passed = pas
draw-to_move = rozhoduje
draw-out = bankrot
draw-player = { $player }: peníze ${ $cash }, příjem { $income }, { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}, lokomotiva { $locomotive }, { $action }
draw-livery_1 = Zelená
draw-livery_2 = Oranžová
draw-livery_3 = Modrá
draw-livery_4 = Růžová
draw-livery_5 = Hnědá
draw-livery_6 = Krémová
draw-effect_turn_order = první v příštím kole
draw-effect_turn_order_standard = jeden pas v příští dražbě
draw-effect_first_move = veze zboží jako první
draw-effect_engineer = staví o dílek víc
draw-effect_first_build = staví jako první
draw-effect_city_growth = kostky pro město
draw-effect_locomotive = o úroveň výš
draw-effect_urbanization = staví Nové město
draw-price_and_level = ${ $price } + úroveň

## Pravidla podle čísel; .refusal říká, proč něco nejde

ST-GEN-01 = Kolik hráčů může hrát, záleží na mapě: na severovýchodě USA tři až pět, v Porúří tři až šest.
ST-GEN-02 = Všechno je veřejné: peníze, stupnice, kostky na mapě i v zásobě, zbývající dílky. Skryté je jen pořadí kostek v sáčku a po přípravě už z něj nikdo nelosuje.
ST-GEN-03 = Bance peníze nikdy nedojdou a vždy rozmění.
ST-GEN-04 = Spojení smíš vlastnit kolik chceš; počet kotoučů, které je značí, nic neomezuje.
ST-GEN-05 = Dílků kolejí je 136. Dílek, ze kterého nezbývá žádný kus, nelze postavit.
    .refusal = Žádný kus s tímto dílkem už nezbývá: { $face }.
ST-GEN-06 = Hráči se nikdy nerozhodují zároveň a po přípravě už o ničem nerozhoduje náhoda.
ST-GEN-07 = Všechny částky i nabídky jsou celé dolary.
ST-GEN-08 = Místa u stolu a barvy se určí před přípravou. „Po směru hodinových ručiček“ a „vlevo“ se řídí místy u stolu, „pořadí“ ukazatelem pořadí. Kdo vypadl ze hry, se všude přeskakuje.
ST-SETUP-01 = Všech 96 kostek jde do sáčku. Každé město dostane tolik náhodně vylosovaných kostek, kolik je na něm vytištěno; vylosované kostky se nevracejí. Nejdřív se plní města, potom pole zásoby 1 až 12.
ST-SETUP-02 = V Porúří při přesně třech hráčích dostane každé město o jednu kostku méně.
ST-SETUP-03 = Každé z 12 polí zásoby zboží dostane 3 náhodně vylosované kostky. Při přesně třech hráčích jen 2, na obou mapách.
ST-SETUP-04 = Kostka může ležet i na městě své barvy. Dovézt ji lze jen do jiného města té barvy.
ST-SETUP-05 = Ukazatele růstu a dílky Nových měst leží vedle mapy.
ST-SETUP-06 = Každý hráč si vezme barvu a začíná s příjmem 0, bez vítězných bodů, s lokomotivou úrovně 1 a bez peněz.
ST-SETUP-07 = Ukazatel kola stojí na 1.
ST-SETUP-08 = Základní hra, první pořadí dražbou: o pořadí rozhodne úvodní dražba a nikdo nedostane počáteční peníze.
ST-SETUP-09 = Základní hra, první pořadí náhodou: každý hráč si vytáhne žeton akce. Nejnižší číslo je první a ostatní následují po směru hodinových ručiček. Druhý dostane $1, třetí $2, čtvrtý $3, pátý $4, šestý $5. Žetony se vrátí a nedraží se.
ST-SETUP-10 = Standardní hra: každý hráč si náhodně vytáhne žeton akce. Nejnižší číslo je první, další vyšší druhé a tak dál; na místech u stolu nezáleží. Žetony se vrátí a nikdo nedostane počáteční peníze.
ST-SETUP-11 = Vytištěné město smí dostat ukazatel růstu jednou za hru. Žádné vytištěné město není šedé.
    .refusal = { $city } už má ukazatel růstu.
ST-MONEY-01 = Nejdřív platíš ze svých peněz. Z banky přicházejí peníze, jen když tvoje nestačí na platbu, kterou máš právě udělat.
ST-MONEY-02 = Když získáváš peníze, každých $5 sníží tvůj příjem o 1.
ST-MONEY-03 = Při příjmu −10 stojí každých dalších $5 místo toho 2 vítězné body.
ST-MONEY-04 = Banka dá tolikrát $5, kolik nejméně pokryje to, co chybí, a víc získat nelze; co zbude, nejvýš $4, ti zůstane. Vždy nejdřív klesá příjem a teprve potom body. Získávání peněz tak probíhá samo a není to rozhodnutí.
ST-MONEY-05 = Při příjmu −10 a s méně než 2 vítěznými body nelze peníze získat. S volbou „Poslední bod: Stačí jeden“ dá $5 i poslední jediný bod.
ST-MONEY-06 = Nejvíc můžeš zaplatit své peníze, $5 za každý krok příjmu až k −10 a $5 za každé 2 vítězné body. Nabídka, žeton akce nebo dílek kolejí, který stojí víc, není dovolený.
    .refusal = Stojí to ${ $price } a získat lze nejvýš ${ $funds }.
ST-MONEY-07 = Dílek kolejí platíš, když ho pokládáš, žeton akce, když si ho bereš. Co zbude z jedněch $5, pomůže při další platbě, takže platit dílek po dílku vyjde stejně jako zaplatit celou stavbu najednou.
ST-MONEY-08 = V základní hře se peníze získávají na tyto platby: vítěznou nabídku v úvodní dražbě, žeton akce, každý dílek, který položíš, vylepšíš nebo odkloníš, a záporný příjem. Ve fázi přepravy zboží se neplatí nic. Bez takové platby, do zásoby nebo dokud stačí tvoje peníze, získávat nelze.
    .refusal = V základní hře si peníze předem vzít nelze: banka je dá, až když máš platit.
ST-MONEY-09 = Získání peněz sníží tvůj příjem hned. Co je splatné v právě probíhající fázi příjmu, se nezmění, ale další kola a závěrečné sčítání už počítají s nižším příjmem.
ST-ORDER-01 = Místa v pořadí se draží jedno po druhém, první místo nejdřív. Poslední místo se nedraží: zdarma ho dostane hráč, který zbude.
ST-ORDER-02 = Dražbu o první místo zahájí náhodně vybraný hráč. Nabízí se po směru hodinových ručiček.
ST-ORDER-03 = Když jsi na řadě, nabídneš víc, než je současná nabídka, nebo pasuješ a z dražby o toto místo vypadneš. První nabídka smí být $0.
    .refusal = Nabídka ${ $amount } je nízká: současná nabídka je ${ $highest }.
ST-ORDER-04 = Když všichni ostatní pasovali, vyhrává hráč, který zbyl, za svou nabídku, nebo za $0, pokud nikdo nenabídl. Platí hned, v případě potřeby získá peníze, a místo obsadí. Kdo má nejvyšší nabídku, nikdy nemusí přehazovat sám sebe.
ST-ORDER-05 = Vítězové se dalších dražeb neúčastní. Další dražbu zahájí první hráč vlevo od posledního vítěze, který ještě nemá místo.
ST-ORDER-06 = Nesmíš nabídnout víc, než dokážeš zaplatit; na začátku je to $50.
    .refusal = Nabídka ${ $amount } je vysoká: získat lze nejvýš ${ $funds }.
ST-ORDER-07 = Když v dražbě o jedno místo pasuješ, smíš o další znovu nabízet.
ST-ROUND-01 = Kolo základní hry má šest fází: žetony akcí, stavba kolejí, přeprava zboží (dvě přepravní kola), příjem a výdaje, pořadí, další kolo. Každá fáze skončí dřív, než začne další.
    .refusal = Teď to nejde: právě probíhá fáze „{ $phase }“.
ST-ROUND-02 = Kolo standardní hry má sedm fází: kapitál, dražba pořadí, žetony akcí, stavba kolejí, přeprava zboží (dvě přepravní kola), příjem a výdaje, další kolo.
    .refusal = Teď to nejde: právě probíhá fáze „{ $phase }“.
ST-ROUND-03 = Hra má 10, 8, 7 nebo 7 kol pro 3, 4, 5 nebo 6 hráčů. Počítají se hráči, kteří hru začali.
ST-ROUND-04 = Poslední kolo končí příjmem a výdaji: v základní hře v něm nejsou fáze 5 a 6, ve standardní fáze 7. Pak je konec hry.
    .refusal = Hra skončila.
ST-ACT-01 = V pořadí hráčů si každý vezme právě jeden ze zbývajících žetonů. Nikdo nesmí zůstat bez něj.
    .refusal = Tento žeton už má jiný hráč: { $tile }.
ST-ACT-02 = Žetony jsou 1 Pořadí, 2 První přeprava, 3 Inženýr, 4 První stavba, 5 Růst města, 6 Lokomotiva, 7 Urbanizace.
ST-ACT-03 = V základní hře žeton platíš, když si ho bereš: žetony 1 až 4 jsou zdarma, Růst města stojí $2, Lokomotiva $4 a k tomu číslo nové úrovně, Urbanizace $6. Ve standardní hře jsou všechny zdarma.
ST-ACT-04 = Pořadí v základní hře v tomto kole nedělá nic, ale díky číslu 1 jsi v příštím první.
ST-ACT-05 = První přeprava: v obou přepravních kolech jsi na řadě první.
ST-ACT-06 = Inženýr: při stavbě smíš udělat 4 operace s dílky místo 3, každou za běžnou cenu.
ST-ACT-07 = První stavba: stavíš jako první; ostatní následují v pořadí.
ST-ACT-08 = Lokomotiva: tvoje lokomotiva se hned zlepší o jednu úroveň. Na úrovni 6 si tento žeton vzít nesmíš.
    .refusal = Tvoje lokomotiva už má nejvyšší úroveň, 6.
ST-ACT-09 = Bereš-li si v základní hře Růst města nebo Urbanizaci, hned řekneš, zda žeton využiješ, nebo pasuješ. Využití znamená, že zaplatíš; s pasem neplatíš nic a žeton využít nesmíš. Co řekneš, je konečné.
    .refusal = { $why ->
        [say] Nejdřív řekni, zda žeton { $tile } využiješ.
        [plain] U žetonu { $tile } se nic neohlašuje, prostě si ho vezmeš.
       *[passed] Žeton { $tile } máš s pasem, v tomto kole ho nelze využít.
    }
ST-ACT-10 = Růst města nelze využít, jsou-li všechna pole zásoby zboží prázdná, nezbývá-li ukazatel růstu nebo má-li ho už každé město. Vzít žeton s pasem smíš i tak.
    .refusal = { $why ->
        [cubes] Růst města nelze využít: zásoba zboží je prázdná.
        [marker] Růst města nelze využít: žádný ukazatel růstu nezbývá.
       *[city] Růst města nelze využít: ukazatel růstu už má každé město.
    }
ST-ACT-11 = Urbanizaci nelze využít, nezbývá-li městečko nebo dílek Nového města. Vzít žeton s pasem smíš i tak. S volbou „Urbanizace s pasem: Zakázáno“ si pak žeton 7 nesmí vzít nikdo, v základní ani ve standardní hře.
    .refusal = { $why ->
        [town] Urbanizaci nelze využít: žádné městečko nezbývá.
       *[tile] Urbanizaci nelze využít: žádné Nové město nezbývá.
    }
ST-ACT-12 = Ve standardní hře při braní žetonu nic neříkáš: při své stavbě ho využiješ, nebo necháš nevyužitý.
    .refusal = Ve standardní hře se při braní žetonu neříká, zda ho využiješ.
ST-ACT-13 = V základní hře smíš Růst města nebo Urbanizaci využít a Lokomotivu vůbec vzít, jen když jejich cenu zaplatíš z peněz, které dokážeš získat; Lokomotiva pas nemá. Žetony 1 až 4 a pas se kvůli penězům nikdy neodmítají.
    .refusal = Žeton stojí ${ $price } a získat lze nejvýš ${ $funds }.
ST-ACT-14 = Nikdo nezůstane bez žetonu. Zakazuje-li volba Urbanizaci s pasem, mohou na posledního ze šesti hráčů s lokomotivou úrovně 6 zbýt jen žetony 6 a 7. Potom si vezme Urbanizaci s pasem přesto. Jinak se to stát nemůže, protože ze dvou žetonů aspoň jeden není Lokomotiva.
ST-ACT-15 = Růst města a Urbanizaci využiješ při své vlastní stavbě, ne při stavbě jiného hráče. Kostky mohou jet už ve fázi přepravy téhož kola.
    .refusal = V tomto kole nemáš žeton { $tile }.
ST-BUILD-01 = Staví se v pořadí hráčů; kdo má První stavbu, staví přede všemi.
ST-BUILD-02 = Při stavbě smíš udělat nejvýš 3 operace s dílky, jako Inženýr 4: položení dílku na prázdné pole, vylepšení dílku a odklonění dílku je vždy jedna. Dílek Nového města se nepočítá.
    .refusal = V této stavbě už jsou všechny tvé operace s dílky využité.
ST-BUILD-03 = Stavět nikdy nemusíš. Je-li ale v základní hře ohlášeno využití Růstu města nebo Urbanizace, musíš ho provést před koncem své stavby. Propadne, jen když se stalo nemožným, a cena se nevrací.
    .refusal = Využití žetonu akce je ohlášené: využij ho, než stavbu ukončíš.
ST-BUILD-04 = Dílek kolejí přijde na pole bez města a městečka, dílek městečka na městečko. Na městečko smí jen dílek městečka a Nové město. Na městě ani mimo mapu se nestaví.
    .refusal = { $why ->
        [city] { $hex } je město: dílek tam ležet nemůže.
        [town] { $hex } je městečko: ležet tam smí jen dílek městečka.
        [plain] Dílek městečka smí jen na městečko, na { $hex } ne.
       *[outside] Na { $hex } nelze nic postavit.
    }
ST-BUILD-05 = Žádný východ dílku nesmí vést k tlusté černé čáře ani k okraji mapy.
    .refusal = { $why ->
        [black] Východ na { $hex } by vedl k tlusté černé čáře.
       *[outside] Východ na { $hex } by vedl mimo mapu.
    }
ST-BUILD-06 = Mimo města a městečka se koleje nikdy nevětví ani nesbíhají.
ST-BUILD-07 = Kde se východ dílku dotkne města, koleje v něm končí. Kde se setká s východem sousedního dílku, stane se z obou jedna trať. Všude jinde je to otevřený konec.
ST-BUILD-08 = Nové koleje se nesmějí napojit na koleje jiného hráče. Smějí to jen nové východy dílku městečka.
    .refusal = Koleje na { $hex } by se napojily na koleje jiného hráče.
ST-BUILD-09 = Každý nový kus kolejí musí být připojený: jeho trať musí končit ve městě, nebo obsahovat koleje, které už předtím byly tvoje, nebo končit v městečku, kde už předtím bylo jiné tvé spojení. Jinak není tvými kolejemi spojený s městem a postavit ho nesmíš.
    .refusal = Koleje na { $hex } by nebyly vlastními kolejemi spojené s městem.
ST-BUILD-10 = Nové spojení smí začít u kteréhokoli města, i daleko od tvých ostatních, ale ne u městečka, kde nemáš koleje. Tvá síť smí mít několik částí.
ST-BUILD-11 = Tvůj první dílek ve hře tedy vede z města.
ST-BUILD-12 = Spojení nesmí začínat a končit v témže městě nebo městečku a jeho otevřený konec nesmí mířit zpět na městečko, kde začíná. Žádný dílek se tak nesmí položit, vylepšit ani odklonit. Okruhy z několika spojení jsou dovolené.
    .refusal = Spojení by začínalo i končilo zde: { $node }.
ST-BUILD-13 = Východ smí mířit na prázdné pole nebo na dílek, který na té straně východ nemá. Zůstává otevřeným koncem a sousední dílek lze později vylepšit. Smíš stavět i napříč před otevřeným koncem jiného hráče, a tak ho zablokovat.
ST-BUILD-14 = Na prázdné pole smíš rovnou položit dílek se dvěma kolejemi (41 až 47) nebo dílek městečka s několika východy. Obě koleje pak musí být připojené a žádná se nesmí napojit na koleje jiného hráče.
ST-BUILD-15 = Položíš-li nebo vylepšíš dílek, je tvoje každá trať, která dostala nové koleje, kromě případu, kdy východ dílku městečka dokončí spojení jiného hráče. Spojíš-li dvě vlastní tratě, stane se z nich jedno spojení, které je na konci za 1 bod.
ST-BUILD-16 = Dílek na prázdném poli stojí $1 za každý východ. Městečko přidá $1, řeka $1, hory $2 a vše, co platí, se sčítá: městečko v horách u řeky přidá $4.
ST-BUILD-17 = Kanály (s fialovým okrajem) a malá jezera platí jako řeky. Několik řek na jednom poli stojí dohromady $1.
ST-BUILD-18 = Každé pole, které nejsou hory ani město, je rovina, i na pobřeží. Kopce jsou hory. Pobřežní pole, které leží v horách, stojí jako hory.
ST-BUILD-19 = Ve standardní hře smíš dílek položit, jen když na něj máš peníze.
    .refusal = Stojí to ${ $price } a máš ${ $funds }.
ST-BUILD-20 = Operace jedné stavby smějí být na různých místech a v jakémkoli pořadí, i s Urbanizací a Růstem města mezi nimi. Každá musí být dovolená ve chvíli, kdy ji děláš.
ST-BUILD-21 = Stavbu smíš ukončit, aniž cokoli postavíš. Nevyužité operace propadají.
ST-TILE-01 = Zásoba má 13 druhů kusů, celkem 136, potištěných z obou stran. Dílek lze postavit, je-li v zásobě kus, který ho má na některé straně; použije se celý kus, i jeho druhá strana.
ST-TILE-02 = Má-li žádaný dílek několik druhů kusů (44, 45, 46, 47), vezme se kus, jehož druhé strany je v zásobě víc; při shodě ten, který je v seznamu dílků dřív.
ST-TILE-03 = Dílek sejmutý při vylepšení, odklonění nebo Urbanizaci se vrací do zásoby. Při vylepšení a odklonění se vrátí dřív, než se vezme nový, takže smíš obrátit nebo otočit tentýž kus, i když jiný v zásobě není.
ST-TILE-04 = Dílky lze otáčet do všech šesti směrů, ale nikdy zrcadlit. Druhá strana kusu je jiný dílek.
ST-TOWN-01 = Každý východ dílku městečka je samostatná kolej a patří k vlastnímu spojení. Městečko nespojuje spojení v jedno.
ST-TOWN-02 = Na městečko si smíš vybrat kterýkoli dílek městečka; platíš všechny jeho východy.
ST-TOWN-03 = Aspoň jeden východ prvního dílku na městečku se musí napojit na tvé vlastní koleje, na město nebo na ničí trať. Ta trať pak musí končit ve městě nebo v jiném městečku, kde máš spojení. Ostatní východy jsou připojené přes městečko.
    .refusal = Dílek na { $hex } by se nenapojil na nic, co můžeš využít: ani na tvé koleje, ani na město, ani na spojení, které smíš převzít.
ST-TOWN-04 = Všechny východy nového dílku městečka jsou tvoje, i ty s otevřeným koncem; jsou to nedokončená spojení.
ST-TOWN-05 = Setká-li se nový východ položeného nebo vylepšeného dílku městečka s otevřeným koncem jiného hráče, dokončí jeho spojení a to zůstane jemu. Východ přesto platíš ty a sám tvůj dílek nepřipojí.
ST-TOWN-06 = V městečkách kostky nejsou a nelze je tam vézt; kostky jimi projíždějí.
    .refusal = { $why ->
        [from] { $town } je městečko: kostky tam neleží.
       *[to] { $town } je městečko: kostky tam vézt nelze.
    }
ST-TOWN-07 = Dílek městečka se nikdy neotáčí ani neodklání. Lze ho jen vylepšit, nebo ho odstraní Urbanizace.
    .refusal = Dílek městečka na { $hex } se neotáčí.
ST-LINK-01 = Spojení je hotové, jakmile má na obou koncích město nebo městečko. Smíš ho stavět několik kol.
ST-LINK-02 = Hotové spojení se nikdy neztratí ani nevzdá, leda bankrotem.
ST-LINK-03 = Nedokončené spojení patří tomu, kdo ho postavil; nikdo jiný ho nesmí prodloužit, odklonit ani se na ně napojit.
ST-LINK-04 = Na konci své stavby přijdeš o každé spojení, které bylo na jejím začátku tvoje a nedokončené, stále je nedokončené a nebylo v ní prodlouženo: je ničí. Co v této stavbě začneš, převezmeš nebo prodloužíš, zůstává tvoje.
ST-LINK-05 = Prodloužení je aspoň jeden nový kus kolejí na otevřeném konci, novým dílkem nebo vylepšením sousedního. Odklonění prodloužení není; odklonění a potom prodloužení v téže stavbě ano.
ST-LINK-06 = Ničí nedokončené spojení převezmeš tím, že ho prodloužíš nebo dokončíš dílkem nebo Novým městem. Musí začínat ve městě nebo přímo navazovat na tvé spojení: v městečku, kde začíná, nebo protože ho právě spojuješ s vlastními kolejemi.
    .refusal = Ničí spojení u { $hex } nezačíná ve městě ani u tvých kolejí, proto ho nelze převzít.
ST-LINK-07 = Stavíš-li z města a dojdeš k otevřenému konci ničího spojení, je spojení hotové a tvoje, ať začíná kdekoli.
ST-LINK-08 = Hotová spojení bez vlastníka vznikají jen bankrotem a nikdo je převzít nemůže.
ST-LINK-09 = Východ, který míří na městečko bez odpovídajícího východu, je otevřený konec: do městečka spojení dojde jen přes dílek městečka, nebo když se městečko stane Novým městem.
ST-LINK-10 = Sousední města a městečka bez kolejí mezi sebou spojená nejsou.
ST-LINK-11 = Dvě města nebo městečka může spojovat několik spojení, téhož hráče i různých.
    .refusal = { $count ->
        [one] Z { $from } vede do { $to } jen jedno spojení: stranu neuváděj.
        [few] Z { $from } vedou do { $to } { $count } spojení: vyber jedno.
       *[other] Z { $from } vede do { $to } { $count } spojení: vyber jedno.
    }
ST-LINK-12 = Dokončí-li tvé nedokončené spojení někdo jiný Novým městem nebo východem dílku městečka, je od té chvíle hotové a už se neztratí.
ST-LINK-13 = Dílek s ničími kolejemi smí vylepšit kdokoli, jako každý jiný. Staré koleje zůstanou ničí, pokud se na ně nové nenapojí.
ST-REDIR-01 = Smíš odklonit dílek na otevřeném konci nedokončeného spojení: koleje zůstanou, kudy přicházejí, a odcházejí jinou stranou.
    .refusal = U strany { $side } pole { $hex } nekončí nedokončené spojení.
ST-REDIR-02 = Smíš odklonit vlastní nedokončená spojení a ničí, která začínají ve městě nebo v městečku, kde máš spojení. Spojení jiných hráčů a hotová spojení odklonit nesmíš.
    .refusal = { $why ->
        [complete] Spojení u { $hex } je hotové: odklonit už nejde.
        [rival] Spojení u { $hex } patří jinému hráči: odklonit ho nesmíš.
       *[far] Ničí spojení u { $hex } nezačíná ve městě ani u tvého spojení: odklonit ho nesmíš.
    }
ST-REDIR-03 = Dílek otočíš, nebo vyměníš za jiný se stejným počtem kolejí. Všechny ostatní koleje na něm zůstanou přesně, jak jsou.
    .refusal = Pro { $hex } není dílek s těmito kolejemi.
ST-REDIR-04 = Odklonění stojí $1 za každý východ dílku, který tam pak leží, tedy $2 nebo $4, a za terén nic.
ST-REDIR-05 = Pro nový směr platí všechna pravidla stavby: žádná černá čára, žádné napojení na koleje jiného hráče, žádná cesta zpět do téhož města nebo městečka.
ST-REDIR-06 = Odklonění je jedna operace.
ST-REDIR-07 = Odklonění tvé nedokončené spojení nezachrání a ničí ti nepřidělí, ledaže spojení dokončí: pak je tvoje.
ST-REDIR-08 = Koleje na městečkách odklonit nelze.
    .refusal = { $why ->
        [town] { $hex } je městečko: koleje tam odklonit nelze.
       *[city] { $hex } je město: není tam co odklonit.
    }
ST-REDIR-09 = Nová strana musí být jiná než současná. Odklonit smíš i dílek položený v téže stavbě. Spojení z jediného dílku si nechá město nebo městečko, kde začíná. Setká-li se nová strana s tvým nebo ničím otevřeným koncem, oba se spojí a spojení je hotové; s otevřeným koncem jiného hráče se setkat nesmí.
    .refusal = { $why ->
        [same] Otevřený konec na { $hex } tam už míří.
       *[rival] Otevřený konec na { $hex } by se napojil na koleje jiného hráče.
    }
ST-IMPR-01 = Dílek s jednou kolejí vyměníš za dílek se dvěma (41 až 47), který má starou kolej na stejném místě. Nebo vyměníš dílek městečka za jiný s více východy, který má všechny staré. Dílek smí být tvůj i jiného hráče.
    .refusal = Tento dílek na { $hex } žádné koleje nepřidá: { $face }.
ST-IMPR-02 = Staré koleje zůstávají na svém místě a svému vlastníkovi; vlastníka změní jen ničí spojení, na které se nové koleje napojí. Nic se neodstraní ani neposune. Odklonění a vylepšení téhož dílku jsou dvě operace.
    .refusal = Staré koleje na { $hex } by nezůstaly na svém místě: { $face }.
ST-IMPR-03 = Nové koleje se řídí pravidly stavby: žádná černá čára, připojení, žádná cesta zpět do téhož města nebo městečka a na koleje jiného hráče se smějí napojit jen východy dílku městečka.
ST-IMPR-04 = Přidat východy dílku městečka smíš, když máš spojení, které v městečku končí. Jinak se nový východ musí napojit na tvé vlastní koleje, na město nebo na ničí spojení, které smíš převzít.
    .refusal = V městečku na { $hex } nemáš spojení a žádný nový východ by se nenapojil na tvé koleje, na město ani na spojení, které smíš převzít.
ST-IMPR-05 = Vylepšení stojí $1 za každý východ celého nového dílku a na městečku $1 navíc, ale za terén nic.
ST-IMPR-06 = Vylepšení je jedna operace.
ST-IMPR-07 = Není-li dílek s kolejemi, které chceš, nebo už nezbývá, postavit ho nelze. Dílky se dvěma kolejemi a dílky městeček se čtyřmi východy už vylepšit nelze.
    .refusal = { $why ->
        [full] Dílek na { $hex } už má dvě koleje: nic přidat nelze.
       *[none] Žádný kus s tímto dílkem už nezbývá: { $face }.
    }
ST-URB-01 = Jednou, kdykoli během své stavby, dáš dílek Nového města kterékoli zbývající barvy na kterékoli městečko na mapě: s kolejemi i bez nich, tvoje i cizí, připojené i nepřipojené.
    .refusal = { $why ->
        [second] Urbanizace už je v této stavbě využitá.
        [town] { $town } není městečko.
       *[tile] Nové město této barvy už nezbývá: { $colour }.
    }
ST-URB-02 = Dílek městečka, který tam leží, se nejdřív sejme a vrátí do zásoby.
ST-URB-03 = Spojení, která končila v městečku, teď končí v Novém městě a vlastníky nemění.
ST-URB-04 = Východy, které ležely jen na sejmutém dílku městečka a za polem nepokračovaly, zmizí i se svým vlastnictvím.
ST-URB-05 = Každý otevřený konec, který na pole míří a nedělí ho od něj černá čára, teď končí v Novém městě: to spojení je hotové, i když patří jinému hráči.
ST-URB-06 = Ničí spojení, která se takto dokončí, jsou tvoje.
ST-URB-07 = Potom musíš vzít všechny kostky z jednoho pole zásoby zboží, na kterém nějaké jsou, a dát je na Nové město. Jsou-li všechna pole prázdná, nedostane žádné.
    .refusal = Vyber jedno pole zásoby zboží s kostkami.
ST-URB-08 = Nové město platí, jako by mělo ukazatel růstu: Růst města na něm nikdy nelze využít.
    .refusal = { $city } je Nové město a na Nových městech Růst města využít nelze.
ST-URB-09 = Nové město se nepočítá mezi tvé operace a za terén se neplatí nic.
ST-URB-10 = Od té chvíle je to město: smíš z něj v téže stavbě začít koleje a přijímá kostky své barvy.
ST-GROW-01 = Jednou, kdykoli během své stavby, přesuneš všechny kostky z jednoho pole zásoby zboží na město bez ukazatele růstu. Ukazatel růstu tam dáš. Smí to být kterékoli vytištěné město, připojené i nepřipojené.
    .refusal = { $why ->
        [second] Růst města už je v této stavbě využitý.
        [city] { $city } není město.
        [marker] Žádný ukazatel růstu nezbývá.
        [cubes] Zásoba zboží je prázdná.
       *[space] Na poli { $space } zásoby zboží nejsou kostky.
    }
ST-GROW-02 = Pole zásoby se nikdy nedoplňují a ze sáčku už nikdo nelosuje.
ST-MOVE-01 = Jsou dvě přepravní kola. V každém udělá každý hráč právě jednu věc: zlepší lokomotivu, převeze jednu kostku, nebo pasuje. První je ten, kdo má První přepravu, ostatní následují v pořadí.
ST-MOVE-02 = Tvoje lokomotiva se zlepší o jednu úroveň, zdarma, nejvýš na 6, nejvýš jednou za fázi přepravy. Smíš to i tehdy, máš-li v tomto kole žeton Lokomotiva.
    .refusal = { $why ->
        [twice] V této fázi už lokomotiva jednou zlepšená je.
       *[most] Tvoje lokomotiva už má úroveň { $most }, nejvyšší.
    }
ST-MOVE-03 = Při přepravě vybereš kostku ve městě a cestu po hotových spojeních odtud do jiného města barvy kostky.
    .refusal = { $why ->
        [cube] Kostka této barvy ({ $colour }) tu není: { $from }.
       *[link] Hotové spojení { $from } – { $to } neexistuje.
    }
ST-MOVE-04 = Cesta má nejvýš tolik spojení, kolik je úroveň tvé lokomotivy.
    .refusal = Cesta má { $links ->
        [one] jedno spojení
        [few] { $links } spojení
       *[other] { $links } spojení
    }, a tvá lokomotiva má úroveň { $level }.
ST-MOVE-05 = Kostka zastaví v prvním městě své barvy, do kterého dojede. Takovým městem projet nemůže.
    .refusal = Kostka ({ $colour }) musí zastavit zde, v prvním městě své barvy: { $stop }.
ST-MOVE-06 = Kostka se nikdy nevrací do města, kde začala, a do žádného města nepřijede dvakrát.
    .refusal = Kostka by přijela dvakrát: { $stop }.
ST-MOVE-07 = Každé spojení použije kostka na své cestě nejvýš jednou. Městečkem smí projet víckrát, ledaže platí volba „Městečko dvakrát: Zakázáno“.
    .refusal = { $why ->
        [town] Kostka by do tohoto městečka přijela dvakrát: { $stop }.
       *[link] Kostka by totéž spojení použila dvakrát: { $stop }.
    }
ST-MOVE-08 = Aspoň jedno spojení na cestě musí být tvoje a žádný jiný hráč jich na ní nesmí mít víc než ty.
    .refusal = { $why ->
        [none] Žádné spojení na této cestě není tvoje; aspoň jedno musí být.
       *[more] { $most ->
            [few] Jiný hráč má na této cestě { $most } spojení, ty jen { $own }.
           *[other] Jiný hráč má na této cestě { $most } spojení, ty jen { $own }.
        }
    }
ST-MOVE-09 = Hotová spojení bez vlastníka použít smíš. Počítají se do délky cesty a nikomu neplatí.
ST-MOVE-10 = Dovezená kostka jde do sáčku a je ze hry venku.
ST-MOVE-11 = Kostkou nesmíš pohnout, pokud teď nedojede do svého cíle.
    .refusal = { $stop } kostku této barvy nepřijímá: { $colour }.
ST-MOVE-12 = Pas nic nepřináší.
ST-SCORE-01 = Každý vlastník spojení na cestě, i ten, kdo kostku veze, dostane 1 bod za každé své použité spojení.
ST-SCORE-02 = Všechny své body z jedné přepravy si vezmeš buď jako příjem, nebo jako vítězné body; rozdělit je nelze.
    .refusal = Nejdřív zvol, v co se body z dodávky promění.
ST-SCORE-03 = Nejdřív se rozhodne ten, kdo kostku vezl, potom ostatní, kdo dostávají body, v pořadí. Každé rozhodnutí padne veřejně před dalším.
ST-SCORE-04 = Příjem končí na +10: s +10 si musíš vzít vítězné body; s nižším smíš zvolit příjem, i když část bodů na konci stupnice propadne. S volbou „Nejvyšší příjem: Bez konce“ volíš vždy svobodně.
    .refusal = Tvůj příjem už je { $most }, nejvyšší: vezmi si vítězné body.
ST-SCORE-05 = Vítězné body shora omezené nejsou; značky 50+ a 100+ jen pomáhají počítat.
ST-INC-01 = V pořadí hráčů každý s kladným příjmem dostane tolik dolarů a každý se záporným tolik zaplatí. Platí příjem na začátku fáze, i když ho získávání peněz sníží.
ST-INC-02 = Co ti chybí, získáš z banky po krocích $5.
ST-BANK-01 = V základní hře jsi v bankrotu a vypadáváš ze hry, když nedokážeš zaplatit celou částku ani po získání všech možných peněz.
ST-BANK-02 = Kotouče vyřazeného hráče zmizí z desky. Jeho hotová spojení zůstanou do konce hry bez vlastníka a nikdo je převzít nemůže; jeho nedokončená spojení jsou ničí a převzít je lze jako obvykle. Žeton akce a peníze se vrátí; kostky, ukazatele růstu, Nová města a koleje zůstanou na mapě.
ST-BANK-03 = Zbude-li jediný hráč, hra hned končí a on vyhrává, i když v této fázi na jeho příjem a výdaje ještě nedošlo. Jeho body se sečtou jako na konci hry.
    .refusal = Hra skončila: zbývá jediný hráč.
ST-BANK-04 = V bankrotu lze skončit jen ve fázi příjmu a výdajů. Všechny ostatní platby jsou dobrovolné a žádnou, na kterou nemáš, udělat nesmíš.
ST-BANK-05 = Fáze pokračuje dalším hráčem v pořadí. Ostatní si své pořadí nechávají; pozdější dražby, místa a platby počítají jen s hráči, kteří zbývají. Počet kol, kostek a dílků se nemění.
ST-NEXT-01 = Nové pořadí určují čísla žetonů akcí z tohoto kola, nejnižší je první. Svým číslem platí i žeton vzatý s pasem.
ST-NEXT-02 = Žetony akcí se vrátí, ukazatel kola se posune o jedno a začíná další kolo.
ST-END-01 = Po příjmu a výdajích posledního kola dá kladný příjem 1 vítězný bod za každé celé 2. Záporný příjem stojí 2 body za každý 1 pod 0 a příjem 0 nedá nic.
ST-END-02 = Nedokončená spojení ztratí vlastníka. Potom máš 1 vítězný bod za každé své hotové spojení.
ST-END-03 = Konečný výsledek může být i záporný. Peníze, kostky a lokomotivy se nepočítají.
ST-END-04 = Vyhrává, kdo má nejvíc vítězných bodů. Při shodě rozhodne vyšší příjem na konci, jak stál před přepočtem na body, potom nižší číslo žetonu akce z posledního kola. Vítěz je tedy právě jeden.
ST-END-05 = Další místa se určují stejně. Hráči v bankrotu body nemají a jsou poslední; kdo vypadl později, je výš. Bankroty přicházejí jeden po druhém, takže shoda nenastane.
ST-END-06 = I ve standardní hře rozhoduje nakonec číslo žetonu vzatého v posledním kole, i když leží stranou bez čísla nahoru.
ST-STD-01 = Platí všechna pravidla základní hry, pokud pravidlo standardní hry neříká něco jiného.
ST-STD-02 = Fáze 1, kapitál: v pořadí hráčů si každý zvolí, kolikrát si vezme $5, třeba ani jednou. Pokaždé to stojí 1 z příjmu; při příjmu −10 stojí každých dalších $5 dva vítězné body. Vzít si smíš, kolik chceš, ať je to třeba, nebo ne. Platí pořadí z poslední dražby, v 1. kole podle vytažených žetonů.
    .refusal = Vzít $5 můžeš nejvýš { $most }×; { $steps }× je moc.
ST-STD-03 = V žádné jiné fázi peníze získat nelze: ve fázích 2 až 6 platíš z peněz, které máš v ruce.
    .refusal = Peníze se získávají jen ve fázi kapitálu.
ST-STD-04 = Vzít si v 1. kole aspoň $10 je dobrá rada, ne pravidlo.
ST-STD-05 = Úleva pro začátečníky může patřit všem, nebo jen někomu. Na koleje: na dílky, které položíš, vylepšíš nebo odkloníš, získáváš peníze jako v základní hře. Na údržbu: co ti chybí ve fázi 6, získáš jako v základní hře, a když to nejde, jsi v bankrotu. Nebo na obojí. Nabídky jsou vždy omezené penězi v ruce.
ST-STD-06 = Fáze 2, dražba: začíná první hráč současného pořadí a ostatní následují v něm. Když jsi na řadě, nabídneš víc, než je současná nabídka, nebo pasuješ; první nabídka smí být $0.
    .refusal = Nabídka ${ $amount } je nízká: současná nabídka je ${ $highest }.
ST-STD-07 = Nesmíš nabídnout víc, než máš peněz.
    .refusal = ${ $amount } nabídnout nelze: máš ${ $cash }.
ST-STD-08 = Když pasuješ, odstupuješ a bereš poslední volné místo nového pořadí: první je poslední, druhý předposlední a tak dál. Hráč, který zbude, je první.
ST-STD-09 = Hráč s nejvyšší nabídkou se přeskakuje. Dražba končí, když zbývá jediný hráč, který neodstoupil. Pokud nikdo nenabídl, je tento hráč první a neplatí nic.
ST-STD-10 = S žetonem Pořadí z minulého kola smíš v dražbě jednou pasovat a neodstoupit. Druhým pasem odstupuješ. V 1. kole to nesmí nikdo.
ST-STD-11 = Platí se po skončení dražby. První dvě místa platí svou poslední nabídku celou, poslední místo nic a všechna ostatní polovinu poslední nabídky, zaokrouhleno nahoru. Kdo vůbec nenabízel, neplatí nic. Ve třech hráčích platí první a druhý celou nabídku a třetí nic. Zbývají-li po bankrotech jen dva hráči, je druhé místo poslední a neplatí nic.
ST-STD-12 = Fáze 3: žetony akcí se berou jako v základní hře, ale zdarma.
ST-STD-13 = Lokomotiva: o jednu úroveň víc, zdarma; na úrovni 6 si tento žeton vzít nesmíš.
    .refusal = Tvoje lokomotiva už má nejvyšší úroveň, 6.
ST-STD-14 = Fáze 6: od tvého příjmu se odečte úroveň tvé lokomotivy, obojí podle stavu na začátku fáze. Co je nad 0, dostaneš, co je pod 0, zaplatíš ze svých peněz.
ST-STD-15 = Chybějí-li dolary i po zaplacení všech tvých peněz, jdeš za každé i jen načaté $2 o krok zpět. Nejdřív jdeš zpět ve vítězných bodech až k 0, potom v příjmu až k −10. Je-li chybějící částka lichá, vrátí se ti $1.
ST-STD-16 = Nestačí-li ani 0 vítězných bodů a příjem −10, jsi v bankrotu.
ST-STD-17 = Pořadí z fáze 2 platí do další dražby. Čísla žetonů akcí ho nemění.
ST-STD-18 = Právo žetonu Pořadí využít nemusíš. Dokud je nevyužité, smíš pasovat a zůstat, nebo hned odstoupit, třeba pro poslední místo, které neplatí nic. Po dražbě zaniká.
    .refusal = Právo žetonu Pořadí nemáš: pasuj.
ST-STD-19 = I bez peněz smíš nabídnout $0, pokud nikdo nenabídl; jinak lze jen pasovat.

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
panel-nothing-both = Pasovat v obou kolech
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
panel-column-left = zbude na koleje
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
panel-way-gorge = přes řeku v horách: { $hexes }
panel-deliver = Přeprav kostku: { $round }. kolo ze 2, lokomotiva { $engine }
panel-opening = Platí jen vítěz tohoto místa: { $place }. Když pasuješ, smíš o další místo znovu nabízet.
panel-capital = Kolikrát $5
panel-capital-costs = Každý krok dá ${ $money } a stojí 1 z příjmu, při nejnižším příjmu 2 vítězné body.
panel-actions = Volné žetony akcí
panel-urbanize = Máš Urbanizaci: ukaž městečko, které se stane Novým městem.
panel-grow = Máš Růst města: ukaž město, které dostane kostky.
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
panel-income-next = Příjem v dalším kole
panel-points-next = Vítězné body
panel-raised = Získané peníze
panel-must-raise = Musíš získat ${ $money }: příjem klesne.
panel-bankrupt = Znamenalo by to bankrot: chybí ${ $money }.
panel-short = Na konci kola chybí ${ $money }: klesnou body nebo příjem.
## Reasons for advice

reason-distance = co se do konce ještě může změnit: { $points }
reason-engine = lepší lokomotiva pro další kola: { $points }
reason-network = co tvoje síť později uveze: { $points }
reason-income = příjem v dalších kolech: { $points }
reason-cash = peníze v ruce: { $points }
reason-rivals = co mají soupeři: { $points }
reason-rivals-growth = co soupeři vydělají: { $points }
reason-leader = nejsilnější soupeř: { $points }
reason-ruin = nebezpečí bankrotu: { $points }
reason-forecast = body, které ještě přijdou, když se zbytek podaří: { $points }
reason-links = hotová spojení pro další kola: { $points }

## Konec kola krok za krokem

end-money = Příjem a výdaje
end-order = Pořadí
end-column-cash = peníze
end-column-income-received = příjem
end-column-expenses-paid = výdaje
end-column-cash-after = zbývá

## Numbers after the game

numbers-count = Kolo
numbers-player = Hráč
numbers-points = Body
numbers-points-points = kdyby hra tehdy skončila
numbers-accounts = Příjmy a výdaje
numbers-accounts-income = příjem
numbers-accounts-expenses = výdaje
numbers-accounts-raised = získané peníze
numbers-spending = Utracené peníze
numbers-spending-track = koleje
numbers-spending-order = nabídky za pořadí
numbers-spending-actions = žetony akcí
numbers-gains = Co přinesly přepravy
numbers-gains-vp = vítězné body
numbers-gains-income = příjem
numbers-deliveries = Přepravy podle délky
numbers-deliveries-links-1 = 1 spojení
numbers-deliveries-links-2 = 2 spojení
numbers-deliveries-links-3 = 3 spojení
numbers-deliveries-links-4 = 4 spojení
numbers-deliveries-links-5 = 5 spojení
numbers-deliveries-links-6 = 6 spojení
numbers-paid = Kdo má body z čí přepravy
