# The page that `steamshed review` writes.

review-title = Rozbor: { $game }
review-won = Vítězí { $who } o { $margin }: { $play } hrou, { $luck } štěstím.
review-won-by-play = Vítězí { $who } o { $margin }, všechno hrou: po přípravě hry nic nezáviselo na náhodě.
review-shared = Nikdo nevyhrál sám.
review-chart = Šance na výhru v % po každém rozhodnutí, jak ji vidí bot
review-turn = { $turn }. kolo
review-move = { $number }. tah
review-players = Hráči
review-points = body
review-accuracy = přesnost
review-given-away = darované body
review-luck = štěstí
review-moments = Klíčové okamžiky
review-none = Žádné rozhodnutí jistě nic nestálo.
review-mark-inaccuracy = nepřesnost
review-mark-mistake = chyba
review-mark-blunder = hrubá chyba
review-mark-best = tah, na kterém záleželo
review-lost = ztráta { $percent } % šance, { $points } bodů
review-gained = o { $percent } % šance víc než s dalším nejlepším plánem
review-played = Zahráno:
review-better = Lépe:
review-why = Proč, v bodech:
review-board = Plán po lepším tahu
review-marks = { $name }: od ztráty { $percent } % šance
review-method = Posuzuje bot { $judge }, který se může mýlit: plány srovnává tím, že je dohraje. Štěstí nezahrnuje přípravu hry; co štěstí nevysvětlí, počítá se jako hra.
