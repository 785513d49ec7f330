# The page that `steamshed review` writes.

review-title = Rozbor: { $game }
review-won = Vítězí { $who } o { $margin }: { $play } hrou, { $luck } štěstím.
review-won-by-play = Vítězí { $who } o { $margin }, všechno hrou: po přípravě hry nic nezáviselo na štěstí.
review-shared = Společné vítězství.
review-chart = Šance na výhru v % po každém rozhodnutí, podle názoru bota
review-turn = { $turn }. kolo
review-move = { $number }. tah
review-players = Hráči
review-points = body
review-accuracy = přesnost
review-given-away = ztracené body
review-luck = štěstí
review-moments = Klíčové okamžiky
review-none = Žádné rozhodnutí nebylo jasnou chybou.
review-mark-inaccuracy = nepřesnost
review-mark-mistake = chyba
review-mark-blunder = hrubá chyba
review-mark-best = klíčový tah
review-lost = { $points ->
    [one] ztráta { $percent } % šance na výhru, { $points } bod
    [few] ztráta { $percent } % šance na výhru, { $points } body
    [many] ztráta { $percent } % šance na výhru, { $points } bodu
   *[other] ztráta { $percent } % šance na výhru, { $points } bodů
}
review-gained = o { $percent } % lepší než druhý nejlepší plán
review-played = Zahráno:
review-better = Lépe:
review-why = Proč, v bodech:
review-board = Deska po lepším plánu
review-marks = { $name }: od ztráty { $percent } % šance na výhru
review-method = Posuzuje bot { $judge }, který se může mýlit: plány srovnává tím, že je dohraje. Příprava hry se jako štěstí nepočítá; co štěstí nevysvětlí, počítá se jako hra.
