# Co przychodzi po grze: wynik, analiza, liczby. Przychodzi z tymi stronami.

## Wynik

result-so-far = Stan gry
result-board = Do planszy
result-place = Miejsce
result-player = Gracz
result-total = Punkty
result-out = odpadnięcie
chart-title = Punkty w ciągu partii
chart-axis = Punkty, gdyby partia skończyła się po tylu ruchach
chart-axis-turns = Punkty, gdyby partia skończyła się wtedy, według tur lub rund
chart-label = { $count ->
    [one] Wykres: punkty graczy po { $count } ruchu
    [few] Wykres: punkty graczy w ciągu { $count } ruchów
   *[other] Wykres: punkty graczy w ciągu { $count } ruchów
}
result-arrived = U celu
result-on-the-way = W drodze
result-wins-by = Wygrywa { $name }, przewaga { $margin }
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
result-hours = { $hours } h { $minutes } min
result-minutes = { $minutes } min
result-sources = Skąd są punkty
result-taken-off = { $source } (minus)
result-line = Przebieg partii
result-review = Przeanalizuj partię
result-last = Ostatnia pozycja
result-last-help = Obejrzyj planszę albo odtwórz partię od początku.
result-replay = Odtwórz
result-ways = Co dalej
result-study = Otwórz studium
result-study-help = sprawdź warianty, dodaj komentarze
result-numbers = Liczby
result-numbers-help = tura po turze, także do arkusza
result-share = Udostępnij
result-share-help = kopiuje link do tego wyniku
result-shared = Link skopiowany.
result-record-help = odtwarza partię dokładnie
line-led = { $period ->
    [round] Rundy
   *[turn] Tury
} na prowadzeniu ({ $name }): { $led } z { $turns }.
line-worst = Najkosztowniejszy ruch: { $name }, { $period ->
    [round] runda
   *[turn] tura
} { $turn } ({ $mark }, szansa wygranej −{ $share }).
line-luck = { $points ->
    [one] Szczęście dało { $points } punkt ({ $name }); reszta to zasługa gry.
    [few] Szczęście dało { $points } punkty ({ $name }); reszta to zasługa gry.
    [many] Szczęście dało { $points } punktów ({ $name }); reszta to zasługa gry.
   *[other] Szczęście dało { $points } punktu ({ $name }); reszta to zasługa gry.
}

## Analiza

review = Analiza
review-pages = Po partii
review-to-study = Studium
review-chances = Szansa wygranej
review-chances-unit = w %, po każdej fazie, według bota
review-chart = { $count ->
    [one] Wykres: szansa wygranej w ciągu partii ({ $names }), { $count } oznaczony ruch. To samo słowami: lista kluczowych momentów.
    [few] Wykres: szansa wygranej w ciągu partii ({ $names }), { $count } oznaczone ruchy. To samo słowami: lista kluczowych momentów.
   *[many] Wykres: szansa wygranej w ciągu partii ({ $names }), { $count } oznaczonych ruchów. To samo słowami: lista kluczowych momentów.
}
review-shown = Co pokazuje plansza
review-played = Jak zagrano
review-better = Lepiej
review-waiting = Najpierw inne analizy…
review-making = Boty sprawdzają każdą decyzję…
review-progress = Postęp analizy
review-done = { $done } z { $of } części
review-failed = Analiza się nie udała.
review-again = Spróbuj ponownie
review-how = Według bota { $judge }: „lepiej” to lepiej w jego prognozie. Pomysły, nie wyroki na ludzi.
review-players = Jak kto grał
review-points = punkty
review-accuracy = dokładność
review-accuracy-help = Jak blisko decyzje były tego, co zrobiłby bot: 100% = bez straty punktów
review-away = stracone punkty
review-away-help = Ile punktów końcowych kosztowały wszystkie decyzje razem
review-luck = szczęście
review-luck-help = Punkty, które kości i dociągi przyniosły ponad średnią
review-marks = Oznaczone decyzje
review-moments = Kluczowe momenty
review-moments-unit = zyskana lub stracona szansa wygranej, %
review-no-moments = Żadna decyzja wiele nie zmieniła.
review-previous = Poprzednia
review-next = Następna
review-next-moment = Następny moment
review-study = Studium od tego miejsca
mark-inaccuracy = niedokładność
mark-mistake = błąd
mark-blunder = poważny błąd
mark-best = kluczowy ruch
mark-inaccuracy-from = niedokładność, od { $share }
mark-mistake-from = błąd, { $share }
mark-blunder-from = poważny błąd, { $share }
verdict-won = Wygrywa { $name }, przewaga { $margin }
verdict-label = Przewaga { $margin }: { $play } z gry, { $luck } ze szczęścia
verdict-play = { $points } z gry
verdict-luck = { $points } ze szczęścia
verdict-dice = { $points ->
    [one] Szczęście dało o { $points } punkt więcej: { $name }.
    [few] Szczęście dało o { $points } punkty więcej: { $name }.
    [many] Szczęście dało o { $points } punktów więcej: { $name }.
   *[other] Szczęście dało o { $points } punktu więcej: { $name }.
}
verdict-even = Szczęście nie faworyzowało nikogo z pierwszej dwójki.
moment-who = { $name }: { $phase }
moment-of = moment { $place } z { $of }
moment-played = Zagrano:
moment-better = Lepiej:
moment-for = za { $price }
moment-best = Bot nie znalazł nic lepszego.
moment-points = Punkty końcowe
moment-chance = Szansa wygranej

## Liczby

numbers = Liczby
numbers-csv = Pobierz jako CSV
numbers-contents = Tabele
numbers-chart = Wykres: { $title }, { $what } ({ $names }) { $period ->
    [round] runda po rundzie
   *[turn] tura po turze
}. Liczby są w tabeli poniżej.
numbers-whole = { $title }: cała partia
numbers-by-turn = Tura po turze
numbers-by-round = Runda po rundzie
numbers-turn = Tura
numbers-round = Runda
