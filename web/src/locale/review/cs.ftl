# Co přijde po hře: výsledek, rozbor, čísla. Přichází s těmito stránkami.

## Výsledek

result-so-far = Stav
result-board = K desce
result-place = Pořadí
result-player = Hráč
result-total = Body
result-out = vyřazení
chart-title = Body během hry
chart-axis = Body, kdyby hra skončila po tomto počtu tahů
chart-axis-turns = Body, kdyby hra skončila tehdy, po tazích nebo kolech
chart-label = Graf: body hráčů po jednotlivých tazích, počet tahů: { $count }
result-arrived = V cíli
result-on-the-way = Na cestě
result-wins-by = { $name } vítězí o { $margin }
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
result-hours = { $hours } h { $minutes } min
result-minutes = { $minutes } min
result-sources = Odkud jsou body
result-taken-off = { $source }, odečteno
result-line = Průběh hry
result-review = Rozebrat hru
result-last = Závěrečná pozice
result-last-help = Rozhlédni se, nebo přehraj hru od začátku.
result-replay = Přehrát
result-ways = Co dál?
result-study = Studovat
result-study-help = co kdyby, s poznámkami
result-numbers = Čísla
result-numbers-help = po kolech, i pro tabulkový procesor
result-share = Sdílet
result-share-help = zkopíruje odkaz na tento výsledek
result-shared = Odkaz zkopírován.
result-record-help = přehraje se přesně
line-led = Kola ve vedení ({ $name }): { $led } z { $turns }.
line-worst = Nejdražší tah: { $name }, kolo { $turn } ({ $mark }, šance na výhru −{ $share }).
line-luck = { $points ->
    [one] Štěstí přineslo { $points } bod ({ $name }); o zbytku rozhodla hra.
    [few] Štěstí přineslo { $points } body ({ $name }); o zbytku rozhodla hra.
   *[other] Štěstí přineslo { $points } bodů ({ $name }); o zbytku rozhodla hra.
}

## Rozbor

review = Rozbor
review-pages = Po hře
review-to-study = Studie
review-chances = Šance na výhru
review-chances-unit = v %, po každé fázi, podle názoru bota
review-chart = { $count ->
    [one] Graf: šance na výhru během hry ({ $names }), { $count } označený tah. Slovy ho popisují klíčové okamžiky níže.
    [few] Graf: šance na výhru během hry ({ $names }), { $count } označené tahy. Slovy ho popisují klíčové okamžiky níže.
   *[other] Graf: šance na výhru během hry ({ $names }), { $count } označených tahů. Slovy ho popisují klíčové okamžiky níže.
}
review-shown = Co ukazuje deska
review-played = Jak se hrálo
review-better = Lépe
review-waiting = Nejdřív jsou na řadě jiné rozbory…
review-making = Boti si prohlížejí každé rozhodnutí…
review-progress = Postup rozboru
review-done = { $done } z { $of } částí
review-failed = Rozbor se nezdařil.
review-again = Zkusit znovu
review-how = Názor bota { $judge }: „lépe“ znamená lépe podle jeho předpovědi. Náměty, ne soudy o lidech.
review-players = Jak kdo hrál
review-points = body
review-accuracy = přesnost
review-accuracy-help = Jak blízko byla rozhodnutí botovým; 100 % neztrácí žádné body
review-away = ztracené body
review-away-help = Kolik konečných bodů rozhodnutí stála celkem
review-luck = štěstí
review-luck-help = O kolik bodů víc přinesly kostky a tažení oproti průměru
review-marks = Označená rozhodnutí
review-moments = Klíčové okamžiky
review-moments-unit = získaná či ztracená šance na výhru, %
review-no-moments = Žádné rozhodnutí mnoho nezměnilo.
review-previous = Předchozí
review-next = Další
review-next-moment = Další okamžik
review-study = Studovat odtud
mark-inaccuracy = nepřesnost
mark-mistake = chyba
mark-blunder = hrubá chyba
mark-best = klíčový tah
mark-inaccuracy-from = nepřesnost, od { $share }
mark-mistake-from = chyba, { $share }
mark-blunder-from = hrubá chyba, { $share }
verdict-won = { $name } vítězí o { $margin }
verdict-label = Výhra o { $margin }: { $play } hrou, { $luck } štěstím
verdict-play = hrou { $points }
verdict-luck = štěstím { $points }
verdict-dice = { $points ->
    [one] Štěstí přálo víc o { $points } bod: { $name }.
    [few] Štěstí přálo víc o { $points } body: { $name }.
   *[other] Štěstí přálo víc o { $points } bodů: { $name }.
}
verdict-even = Štěstí nepřálo víc ani jednomu z prvních dvou hráčů.
moment-who = { $name }: { $phase }
moment-of = okamžik { $place } z { $of }
moment-played = Zahráno:
moment-better = Lépe:
moment-for = za { $price }
moment-best = Bot nenašel nic lepšího.
moment-points = Konečné body
moment-chance = Šance na výhru

## Čísla

numbers = Čísla
numbers-csv = Stáhnout jako CSV
numbers-contents = Tabulky
numbers-chart = Graf: { $title }, { $what } ({ $names }) po kolech. Čísla jsou v tabulce pod ním.
numbers-whole = { $title }: celá hra
numbers-by-turn = Po kolech
numbers-by-round = Po kolech
numbers-turn = Kolo
numbers-round = Kolo
