# Co přijde po hře: výsledek, rozbor, čísla. Přichází s těmito stránkami.

## Výsledek

result-so-far = Stav
result-board = K desce
result-place = Pořadí
result-player = Hráč
result-total = Body
result-out = vyřazen ze hry
chart-title = Body během hry
chart-axis = Body, kdyby hra skončila po tolika tazích
chart-label = Graf: body hráčů během { $count } tahů
result-arrived = V cíli
result-on-the-way = Na cestě
result-wins-by = { $name } vítězí o { $margin }
result-turns = { $turns ->
    [one] { $turns } kolo
    [few] { $turns } kola
   *[other] { $turns } kol
}
result-moves = { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}
result-hours = { $hours } h { $minutes } min
result-minutes = { $minutes } min
result-sources = Odkud jsou body
result-taken-off = { $source }, odečteno
result-line = Hra v jedné čáře
result-review = Rozebrat hru
result-last = Poslední pozice
result-last-help = Rozhlédněte se, nebo přehrajte hru od začátku.
result-replay = Přehrát
result-ways = Kam dál
result-study = Studovat
result-study-help = co kdyby, s poznámkami
result-numbers = Čísla
result-numbers-help = po kolech, i pro tabulkový procesor
result-share = Sdílet
result-share-help = zkopíruje odkaz na tento výsledek
result-shared = Odkaz je zkopírován.
result-record-help = přehraje se přesně
line-led = { $name } po { $led } z { $turns } kol ve vedení.
line-worst = Nejdražší tah: { $name }, kolo { $turn }, { $mark }, ztraceno { $share } šance.
line-luck = { $points ->
    [one] Náhoda přinesla { $points } bod ({ $name }); zbytek rozhodla hra.
    [few] Náhoda přinesla { $points } body ({ $name }); zbytek rozhodla hra.
   *[other] Náhoda přinesla { $points } bodů ({ $name }); zbytek rozhodla hra.
}

## Rozbor

review = Rozbor
review-pages = Po hře
review-to-study = Studie
review-chances = Šance na výhru
review-chances-unit = v %, po každé fázi, jak to vidí bot
review-chart = { $count ->
    [one] Graf: šance na výhru během hry ({ $names }), { $count } označený tah. Slovy to říká seznam klíčových okamžiků.
    [few] Graf: šance na výhru během hry ({ $names }), { $count } označené tahy. Slovy to říká seznam klíčových okamžiků.
   *[other] Graf: šance na výhru během hry ({ $names }), { $count } označených tahů. Slovy to říká seznam klíčových okamžiků.
}
review-shown = Co ukazuje deska
review-played = Jak se hrálo
review-better = Lépe
review-waiting = Nejdřív jsou na řadě jiné rozbory …
review-making = Boti si prohlížejí každé rozhodnutí …
review-progress = Postup rozboru
review-done = { $done } z { $of } částí
review-failed = Rozbor se nezdařil.
review-again = Zkusit znovu
review-how = Jak to vidí bot { $judge }: „lépe“ znamená lépe podle jeho předpovědi. Náměty, ne soudy o lidech.
review-players = Jak kdo hrál
review-points = body
review-accuracy = přesnost
review-accuracy-help = Jak blízko byla rozhodnutí tomu, co by udělal bot: 100 % nestojí žádné body
review-away = ztraceno
review-away-help = Body na konci, které rozhodnutí stála, celkem
review-luck = štěstí
review-luck-help = Body, které kostky a tažení přinesly navíc proti průměru
review-marks = Označená rozhodnutí
review-moments = Klíčové okamžiky
review-moments-unit = získaná či ztracená šance, %
review-no-moments = Žádné rozhodnutí mnoho nezměnilo.
review-previous = Předchozí
review-next = Další
review-next-moment = Další okamžik
review-study = Studovat odtud
mark-inaccuracy = nepřesnost
mark-mistake = chyba
mark-blunder = hrubá chyba
mark-best = rozhodující tah
mark-inaccuracy-from = nepřesnost, od { $share }
mark-mistake-from = chyba, { $share }
mark-blunder-from = hrubá chyba, { $share }
verdict-won = { $name } vítězí o { $margin }
verdict-label = Výhra o { $margin }: { $play } hrou, { $luck } štěstím
verdict-play = { $points } hrou
verdict-luck = { $points } štěstím
verdict-dice = { $points ->
    [one] Náhoda přála víc o { $points } bod: { $name }.
    [few] Náhoda přála víc o { $points } body: { $name }.
   *[other] Náhoda přála víc o { $points } bodů: { $name }.
}
verdict-even = Náhoda nepřála víc ani jednomu z prvních dvou.
moment-who = { $name }: { $phase }
moment-of = okamžik { $place } z { $of }
moment-played = Zahráno:
moment-better = Lépe:
moment-for = za { $price }
moment-best = Nic lepšího nebylo vidět.
moment-points = Body na konci
moment-chance = Šance na výhru

## Čísla

numbers = Čísla
numbers-csv = Stáhnout jako CSV
numbers-contents = Tabulky
numbers-chart = Graf: { $title }, { $what } ({ $names }) po kolech. Čísla jsou v tabulce pod ním.
numbers-whole = { $title }: celá hra
numbers-by-turn = Po kolech
numbers-by-round = Po kolech
numbers-turn = Kolo
numbers-round = Kolo
not-yet-over = To bude, až hra skončí.
no-reviews = Tento server hry nerozebírá.
too-many-reviews = Už čekáš na rozbory: { $count }.
