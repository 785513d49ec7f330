# The page that `steamshed review` writes.

review-title = Analiza: { $game }
review-won = Wygrywa { $who }, przewaga { $margin }: { $play } dzięki grze, { $luck } dzięki szczęściu.
review-won-by-play = Wygrywa { $who }, przewaga { $margin }, w całości dzięki grze: po przygotowaniu nic nie zależało od losu.
review-shared = Wspólne zwycięstwo.
review-chart = Szansa wygranej w % po każdej decyzji, według bota
review-turn = { $period ->
    [round] Runda
   *[turn] Tura
} { $turn }
review-move = Ruch { $number }
review-players = Gracze
review-points = punkty
review-accuracy = dokładność
review-given-away = stracone punkty
review-luck = szczęście
review-moments = Kluczowe momenty
review-none = Żadna decyzja nie była wyraźnym błędem.
review-mark-inaccuracy = niedokładność
review-mark-mistake = błąd
review-mark-blunder = poważny błąd
review-mark-best = kluczowy ruch
review-lost = { $points ->
    [one] strata { $percent }% szansy wygranej i { $points } punktu
    [few] strata { $percent }% szansy wygranej i { $points } punktów
   *[many] strata { $percent }% szansy wygranej i { $points } punktów
}
review-gained = o { $percent }% lepsze niż drugi najlepszy plan
review-played = Zagrano:
review-better = Lepiej:
review-why = Dlaczego, w punktach:
review-board = Plansza po lepszym planie
review-marks = { $name }: od straty { $percent }% szansy wygranej
review-method = Ocenia bot { $judge }, który może się mylić: porównuje plany, rozgrywając je dalej. Szczęście nie obejmuje przygotowania gry; to, czego nie wyjaśnia szczęście, liczy się jako gra.
