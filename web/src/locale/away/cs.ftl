# Words about people who are away, paces, votes and the menu of a table. They come with the pages that say them.

away = Nepřítomnost
away-help = Ve hrách po dny můžeš oznámit, kdy budeš pryč: tvoje hodiny se zastaví a nikdo ti nevezme místo.
away-kept = Uloženo.
away-close = Zavřít
away-all = Dovolená a aktivní hodiny

## Holidays

away-holidays = Moje dovolená
away-holidays-help = Od prvního dne do konce posledního stojí tvoje hodiny u všech stolů, kde se hraje po dny. Zadej ji před odjezdem: začíná nejdříve další celou hodinou a nepomůže tam, kde ti čas už skoro vypršel. Když se vrátíš dřív, nevyužité dny ti zůstanou.
away-days-left = Zbývající dny v roce { $year }: { $left } z { $days }
away-first = První den
away-last = Poslední den
away-holiday-state = Přidat dovolenou
away-holiday-stated = teprve bude
away-holiday-now = právě teď
away-holiday-over = skončila
away-holiday-end = Jsem zpátky
away-holiday-cancel = Zrušit
away-until = pryč do { $date }
away-clock-stands = Hodiny stojí do { $date }.

## Hours

away-hours = Moje aktivní hodiny
away-hours-help = U stolů s aktivními hodinami běží tvoje hodiny jen mezi těmito časy. Hodiny, které už běží, si nechají staré časy. Zadej nejméně šest hodin denně.
away-hours-keep = Uložit hodiny
away-wake = Od
away-sleep = do

## Who stands in

away-menu = Když budu pryč…
away-stand-in = Kdo hraje za mě
away-stand-in-here = Kdo hraje za mě tady
away-stand-in-help = Zástupce hraje se svým účtem, vidí, co vidí tvoje místo, a musí předem souhlasit. Průběh ukazuje, kdo táhl. Místo si můžeš kdykoli vzít zpět; výsledek se počítá tobě.
away-stand-in-keep = Uložit
away-who = Zástupce
away-who-nobody = Nikdo
away-who-as-usual = Jako u ostatních mých stolů
away-who-bot = Bot: { $bot }
away-who-person = Jiný hráč…
away-name = Jméno účtu
away-asked-waits = Dotaz odeslán, zatím bez odpovědi.
away-on-holiday = během mé dovolené
away-overtime = když mi vyprší čas (místo pravidla stolu)
away-deputy = zatím hraje { $name }
away-plays-for-you = Hraje za tebe { $name }.
away-take-back = Převzít své místo
away-you-play-for = Hraješ za hráče { $name }.
away-log-by = tah: { $name }

## What others ask

away-asked = Žádosti o tebe
away-asked-here = { $name } tě žádá o zástup u stolu „{ $table }“ po dobu nepřítomnosti.
away-asked-everywhere = { $name } tě žádá o zástup u všech svých stolů po dobu nepřítomnosti.
away-accept = Přijmout
away-decline = Odmítnout
away-no-longer = Přestat zastupovat
away-offered = { $name } ti chce natrvalo předat místo: { $game }, „{ $table }“.
away-take-seat = Vzít místo
away-table-is-asked = Čeká se na souhlas ostatních hráčů.

## Handing over

away-hand = Předat své místo natrvalo
away-hand-help = Nejdřív přijme tvůj přítel, potom hlasuje stůl: místo změní majitele, když všichni ostatní souhlasí, nebo když ve stanovené době nikdo nenamítne. Od té chvíle se výsledek počítá tvému příteli.
away-hand-offer = Nabídnout své místo
away-hand-keep = Nechat si své místo
away-hand-waits = Nabídnuto: { $name }. Zatím bez odpovědi.
away-hand-until = { $name } přijímá. Místo změní majitele { $date }, pokud nikdo nenamítne.
vote-hand = { $seat } předává místo: { $friend }. Když nic neřekneš, { $date } to platí jako souhlas.

## Paces

pace-hours = { $hours ->
    [one] 1 aktivní hodina na tah
    [few] { $hours } aktivní hodiny na tah
   *[other] { $hours } aktivních hodin na tah
}
pace-hours-kind = Aktivní hodiny
pace-hours-each = Hodin na tah
pace-help-hours = Na každý tah je tolik hodin. Počítají se jen aktivní hodiny hráče v jeho časovém pásmu.
pace-bank-days = { $days } d + { $hours } h na tah
pace-bank-kind = Zásoba dní
pace-bank-each = Dní pro každého
pace-bank-more = Hodin navíc za tah
pace-help-bank = Každý má tolik dní na celou hru a za každý svůj tah získá několik hodin zpět. Zásoba nikdy nepřeroste začátek.

## What a table decides together, and its menu

pace-bank = Minut pro každého
pace-increment = Sekund navíc za tah
pace-help-none = Nikdo nespěchá. Dobré proti botům a mezi přáteli v jedné místnosti.
pace-help-live = Každý má tolik minut a k tomu pár sekund za každý tah.
pace-help-days = Každý tah do tolika dní: hra na týdny.
fallback = Když vyprší čas
fallback-bot = Hraje dál bot
fallback-resign = Hráč hru vzdá
fallback-wait = Stůl čeká
vote = Hlasování
vote-undo = { $count ->
    [one] { $name } chce vrátit poslední tah.
    [few] { $name } chce vrátit poslední { $count } tahy.
   *[other] { $name } chce vrátit posledních { $count } tahů.
}
vote-end = { $name } navrhuje hru tady ukončit.
vote-bot = { $name } navrhuje, aby dál hrál bot: { $seat }.
vote-human = { $name } navrhuje odebrat botovi místo: { $seat }.
vote-rules = { $name } navrhuje přejít na novější verzi pravidel.
vote-count = { $yes } z { $needed }
vote-yes = Souhlasím
vote-no = Nesouhlasím
menu-bot = Navrhnout bota: { $name }
menu-bot-later = Bot ({ $name }): za { $minutes } min
menu-human = Převzít zpět své místo
menu-end = Navrhnout konec hry
menu-rules-newer = Navrhnout novější pravidla
table-bot-plays = Hraje za tebe bot.
resign-sure = Vzdát tuto hru?
resign-help = Bot dohraje za tebe a ty skončíš na posledním místě. Nelze to vzít zpět.
resign-no = Hrát dál
menu-resign = Vzdát se
menu-rules = Pravidla této hry
menu-along = Přenést mé místo na jiné zařízení
menu-report = Nahlásit tento stůl
