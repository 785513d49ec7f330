# Co przychodzi po grze: wynik, analiza, liczby. Przychodzi z tymi stronami.

## Wynik

result-so-far = Stan gry
result-board = Do planszy
result-place = Miejsce
result-player = Gracz
result-total = Punkty
result-out = odpadł z gry
chart-title = Punkty w ciągu gry
chart-axis = Punkty, gdyby gra skończyła się po tylu ruchach
chart-label = Wykres: punkty graczy przez { $count } ruchów
result-arrived = U celu
result-on-the-way = W drodze
result-wins-by = Wygrywa { $name }, o { $margin }
result-turns = { $period ->
    [round] { $turns ->
        [one] { $turns } runda
        [few] { $turns } rundy
       *[many] { $turns } rund
    }
   *[turn] { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }
}
result-moves = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
result-hours = { $hours } h { $minutes } min
result-minutes = { $minutes } min
result-sources = Skąd są punkty
result-taken-off = { $source }, odjęte
result-line = Gra w jednej linii
result-review = Przeanalizuj grę
result-last = Ostatnia pozycja
result-last-help = Rozejrzyj się albo odtwórz grę od początku.
result-replay = Odtwórz
result-ways = Co dalej
result-study = Studiuj
result-study-help = co by było gdyby, z komentarzami
result-numbers = Liczby
result-numbers-help = tura po turze, także do arkusza
result-share = Udostępnij
result-share-help = kopiuje odnośnik do tego wyniku
result-shared = Odnośnik skopiowany.
result-record-help = odtwarza dokładnie
line-led = { $name } na prowadzeniu po { $led } z { $turns } { $period ->
    [round] rund
   *[turn] tur
}.
line-worst = Najkosztowniejszy ruch: { $name }, { $period ->
    [round] runda
   *[turn] tura
} { $turn }, { $mark }, stracone { $share } szansy.
line-luck = { $points ->
    [one] Los dał { $points } punkt ({ $name }); o reszcie zdecydowała gra.
    [few] Los dał { $points } punkty ({ $name }); o reszcie zdecydowała gra.
   *[many] Los dał { $points } punktów ({ $name }); o reszcie zdecydowała gra.
}

## Analiza

review = Analiza
review-pages = Po grze
review-to-study = Studium
review-chances = Szansa wygranej
review-chances-unit = w %, po każdej fazie, jak to widzi bot
review-chart = { $count ->
    [one] Wykres: szansa wygranej w ciągu gry ({ $names }), { $count } oznaczony ruch. Słowami mówi to lista kluczowych chwil.
    [few] Wykres: szansa wygranej w ciągu gry ({ $names }), { $count } oznaczone ruchy. Słowami mówi to lista kluczowych chwil.
   *[many] Wykres: szansa wygranej w ciągu gry ({ $names }), { $count } oznaczonych ruchów. Słowami mówi to lista kluczowych chwil.
}
review-shown = Co pokazuje plansza
review-played = Jak zagrano
review-better = Lepiej
review-waiting = Najpierw inne analizy …
review-making = Boty oglądają każdą decyzję …
review-progress = Postęp analizy
review-done = { $done } z { $of } części
review-failed = Analiza się nie udała.
review-again = Spróbuj ponownie
review-how = Jak to widzi bot { $judge }: „lepiej” znaczy lepiej według jego prognozy. Pomysły, nie wyroki o ludziach.
review-players = Jak kto grał
review-points = punkty
review-accuracy = dokładność
review-accuracy-help = Jak blisko decyzje były tego, co zrobiłby bot: 100 % nie kosztuje punktów
review-away = oddane
review-away-help = Punkty na koniec, które kosztowały decyzje, łącznie
review-luck = szczęście
review-luck-help = Punkty, które kości i dociągi przyniosły ponad średnią
review-marks = Oznaczone decyzje
review-moments = Kluczowe chwile
review-moments-unit = zyskana lub stracona szansa, %
review-no-moments = Żadna decyzja wiele nie zmieniła.
review-previous = Poprzednia
review-next = Następna
review-next-moment = Następna chwila
review-study = Studiuj stąd
mark-inaccuracy = niedokładność
mark-mistake = błąd
mark-blunder = poważny błąd
mark-best = ruch, który zdecydował
mark-inaccuracy-from = niedokładność, od { $share }
mark-mistake-from = błąd, { $share }
mark-blunder-from = poważny błąd, { $share }
verdict-won = Wygrywa { $name }, o { $margin }
verdict-label = Wygrana o { $margin }: { $play } grą, { $luck } szczęściem
verdict-play = { $points } grą
verdict-luck = { $points } szczęściem
verdict-dice = { $points ->
    [one] Los dał o { $points } punkt więcej: { $name }.
    [few] Los dał o { $points } punkty więcej: { $name }.
   *[many] Los dał o { $points } punktów więcej: { $name }.
}
verdict-even = Los nie sprzyjał żadnemu z dwóch pierwszych.
moment-who = { $name }: { $phase }
moment-of = chwila { $place } z { $of }
moment-played = Zagrano:
moment-better = Lepiej:
moment-for = za { $price }
moment-best = Nic lepszego nie było widać.
moment-points = Punkty na koniec
moment-chance = Szansa wygranej

## Liczby

numbers = Liczby
numbers-csv = Pobierz jako CSV
numbers-contents = Tabele
numbers-chart = Wykres: { $title }, { $what } ({ $names }) { $period ->
    [round] runda po rundzie
   *[turn] tura po turze
}. Liczby są w tabeli poniżej.
numbers-whole = { $title }: cała gra
numbers-by-turn = Tura po turze
numbers-by-round = Runda po rundzie
numbers-turn = Tura
numbers-round = Runda
not-yet-over = To będzie po zakończeniu gry.
no-reviews = Ten serwer nie analizuje gier.
too-many-reviews = Czekasz już na analizy: { $count }.
