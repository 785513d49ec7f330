# Words about people who are away, paces, votes and the menu of a table. They come with the pages that say them.

away = Nepřítomnost
away-help = Kde se hraje po dny, nikdo na tebe nečeká nadarmo a nikdo ti nevezme místo, dokud jsi pryč podle vlastního oznámení.
away-kept = Uloženo.
away-close = Zavřít
away-all = Dovolená a doba bdění

## Holidays

away-holidays = Moje dovolená
away-holidays-help = Od prvního dne do konce posledního stojí tvoje hodiny u všech stolů, kde se hraje po dny. Oznam to předem: začíná nejdříve další celou hodinou a nepomůže tam, kde ti čas už skoro vypršel. Když se vrátíš dřív, nevyužité dny ti zůstanou.
away-days-left = { $year }: zbývá { $left } z { $days } dní
away-first = První den
away-last = Poslední den
away-holiday-state = Oznámit dovolenou
away-holiday-stated = teprve bude
away-holiday-now = právě teď
away-holiday-over = skončila
away-holiday-end = Už jsem zpátky
away-holiday-cancel = Vzít zpět
away-until = pryč do { $date }
away-clock-stands = Hodiny stojí do { $date }.

## Hours

away-hours = Kdy jsem vzhůru
away-hours-help = U stolů s časem v bdělých hodinách běží tvoje hodiny jen mezi těmito časy. Hodiny, které už běží, si nechají časy, se kterými začaly. Nejméně šest hodin denně.
away-hours-keep = Uložit časy
away-wake = Vzhůru od
away-sleep = do

## Who stands in

away-menu = Když budu pryč …
away-stand-in = Kdo hraje za mě
away-stand-in-here = Kdo hraje za mě tady
away-stand-in-help = Člověk hraje se svým účtem, vidí, co vidí tvoje místo, a musí to přijmout; záznam říká, že hrál on. Místo si vezmeš zpět, kdykoli chceš. Výsledek je tvůj.
away-stand-in-keep = Uložit
away-who = Zástupce
away-who-nobody = Nikdo
away-who-as-usual = Jako u všech mých stolů
away-who-bot = Bot: { $bot }
away-who-person = Člověk …
away-name = Jméno účtu
away-asked-waits = Má dotaz, zatím neodpověděl(a).
away-on-holiday = o mé dovolené
away-overtime = když mi vyprší čas, místo toho, co říká stůl
away-deputy = zatím hraje { $name }
away-plays-for-you = Hraje za tebe { $name }.
away-take-back = Převzít své místo
away-you-play-for = Hraješ za hráče { $name }.
away-log-by = hrál(a) { $name }

## What others ask

away-asked = Někdo tě žádá
away-asked-here = { $name } tě žádá, abys v nepřítomnosti hrál(a) za něj u stolu „{ $table }“.
away-asked-everywhere = { $name } tě žádá, abys v nepřítomnosti hrál(a) za něj u jeho stolů.
away-accept = Přijmout
away-decline = Odmítnout
away-no-longer = Už ne
away-offered = { $name } ti chce natrvalo předat místo: { $game }, „{ $table }“.
away-take-seat = Vzít místo
away-table-is-asked = Rozhoduje stůl.

## Handing over

away-hand = Předat své místo natrvalo
away-hand-help = Přítel přijme, pak se ptáme stolu: místo je jeho, když všichni ostatní souhlasí nebo nikdo ve stanovené době nenamítá. Výsledek hry je od té chvíle jeho.
away-hand-offer = Nabídnout své místo
away-hand-keep = Nechat si své místo
away-hand-waits = Nabídnuto: { $name }. Zatím bez odpovědi.
away-hand-until = { $name } přijímá. Místo bude jeho { $date }, pokud nikdo nenamítne.
vote-hand = { $seat } předává místo: { $friend }. Kdo nic neřekne, souhlasí { $date }.

## Paces

pace-hours = { $hours ->
    [one] 1 bdělá hodina na tah
    [few] { $hours } bdělé hodiny na tah
   *[other] { $hours } bdělých hodin na tah
}
pace-hours-kind = Bdělé hodiny
pace-hours-each = Hodin na tah
pace-help-hours = Na každý tah tolik hodin, které se počítají, jen když je hráč vzhůru: podle jeho časů a v jeho časovém pásmu.
pace-bank-days = { $days } d + { $hours } h za kolo
pace-bank-kind = Zásoba dní
pace-bank-each = Dní pro každého
pace-bank-more = Hodin navíc za kolo
pace-help-bank = Každý má tolik dní na celou hru a s každým kolem několik hodin získá; zásoba nikdy není větší než na začátku.

## Refusals

refused-holiday-dates = Dovolená je ode dneška nebo později do dne v nejbližším roce a začíná nejdříve další celou hodinou.
refused-holiday-overlaps = Na některý z těchto dní už dovolenou máš.
refused-too-many-days = { $days ->
    [one] Z roku { $year } ti zbývá 1 den.
    [few] Z roku { $year } ti zbývají { $days } dny.
   *[other] Z roku { $year } ti zbývá { $days } dní.
}
refused-clock-nearly-out = U stolu „{ $table }“ ti skoro vypršel čas: nejdřív tam táhni.
refused-no-such-holiday = Tato dovolená už skončila.
refused-no-such-zone = Takové časové pásmo není.
refused-too-few-hours = Bdění trvá nejméně { $hours } hodin denně.
refused-nobody-of-that-name = Účet se jménem { $name } není.
refused-nobody-there = To jsi ty.
refused-plays-here = Kdo hraje nebo hrál na jiném místě tohoto stolu, toto převzít nemůže.
refused-not-in-a-series = Začátek, který hraje více lidí, hraje každý sám.
refused-not-asked = Tato nabídka už neplatí.
refused-vote-is-open = O tom se už hlasuje.
refused-player-on-holiday = { $name } má dovolenou: bot za něj hrát nemůže.
refused-player-has-time = { $name } má ještě čas: bot za něj hrát nemůže.

## What a table decides together, and its menu

pace-bank = Minut pro každého
pace-increment = Sekund navíc za tah
pace-help-none = Nikdo nespěchá. Dobré proti botům a mezi přáteli v jedné místnosti.
pace-help-live = Každý má tolik minut a s každým tahem získá pár sekund.
pace-help-days = Každý tah do tolika dní: stůl na týdny.
fallback = Když vyprší čas
fallback-bot = Hraje dál bot
fallback-resign = Vzdává
fallback-wait = Čeká se
vote = Hlasování
vote-undo = { $count ->
    [one] { $name } chce vrátit poslední tah.
    [few] { $name } chce vrátit poslední { $count } tahy.
   *[other] { $name } chce vrátit posledních { $count } tahů.
}
vote-end = { $name } navrhuje hru tady ukončit.
vote-bot = { $name } navrhuje bota místo { $seat }.
vote-human = { $name } navrhuje, aby { $seat } převzal hru od bota.
vote-rules = { $name } navrhuje pokračovat podle novější verze pravidel.
vote-count = { $yes } z { $needed }
vote-yes = Souhlasím
vote-no = Nesouhlasím
menu-bot = Navrhnout bota místo { $name }
menu-bot-later = Bot místo { $name }: nejdříve za { $minutes } min
menu-human = Převzít své místo od bota
menu-end = Navrhnout konec hry
menu-rules-newer = Navrhnout hru podle novějších pravidel
table-bot-plays = Hraje za tebe bot.
resign-sure = Vzdát tuto hru?
resign-help = Bot dohraje za tebe a ty skončíš na posledním místě. Cesta zpět není.
resign-no = Hrát dál
menu-resign = Vzdát se
menu-rules = Pravidla této hry
menu-along = Přenést mé místo na jiné zařízení
menu-report = Nahlásit tento stůl
