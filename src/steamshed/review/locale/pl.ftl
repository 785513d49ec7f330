# The page that `steamshed review` writes.

review-title = Analiza: { $game }
review-won = Wygrywa { $who } różnicą { $margin }: { $play } dzięki grze, { $luck } dzięki szczęściu.
review-won-by-play = Wygrywa { $who } różnicą { $margin }, wszystko dzięki grze: po przygotowaniu nic nie zależało od losu.
review-shared = Nikt nie wygrał sam.
review-chart = Szansa na wygraną w % po każdej decyzji, według bota
review-turn = { $period ->
    [round] Runda
   *[turn] Tura
} { $turn }
review-move = Ruch { $number }
review-players = Gracze
review-points = punkty
review-accuracy = dokładność
review-given-away = oddane punkty
review-luck = szczęście
review-moments = Kluczowe momenty
review-none = Żadna decyzja na pewno nic nie kosztowała.
review-mark-inaccuracy = niedokładność
review-mark-mistake = błąd
review-mark-blunder = poważny błąd
review-mark-best = ruch, który miał znaczenie
review-lost = strata { $percent } % szansy, punkty: { $points }
review-gained = o { $percent } % szansy więcej niż z następnym najlepszym planem
review-played = Zagrane:
review-better = Lepiej:
review-why = Dlaczego, w punktach:
review-board = Plansza po lepszym planie
review-marks = { $name }: od { $percent } % straconej szansy
review-method = Ocenia bot { $judge }, który może się mylić: porównuje plany, rozgrywając je dalej. Szczęście nie obejmuje przygotowania gry; czego szczęście nie wyjaśnia, liczy się jako gra.
