# Railroad Revolution po polsku. Czego tu nie ma, jest takie samo w każdym języku.

phase-endow_pick = Kapitał początkowy
    .short = Kapitał
phase-place = Umieszczenie pracownika
    .short = Pracownik
phase-action = Akcja główna
    .short = Akcja
phase-deal = Umowy
phase-milestone = Kamienie milowe
    .short = Kamienie
phase-over = Koniec gry
phase-promote = Awans
## Co się stało

did-sell = { $who } sprzedaje udział za ${ $money }.
did-hire = { $who } zatrudnia { $worker } za ${ $price }.
did-pick = { $who } bierze kapitał początkowy: { $worker } i { $gains }.
did-place = { $who } umieszcza { $worker } na akcji { $main }.
did-skip = { $who } nie ma już czego budować i opuszcza turę.
did-city = { $price ->
    [0] { $who } buduje darmową stację: { $what }.
   *[other] { $who } buduje stację za ${ $price }: { $what }.
}
did-primary = { $who } bierze główną nagrodę: { $gains }.
did-first-bonus = { $price ->
    [0] { $who } bierze premię za pierwszą stację: { $gains }.
   *[other] { $who } bierze za ${ $price } premię za pierwszą stację: { $gains }.
}
did-rail = { $free ->
    [yes] { $who } kładzie darmowy tor: { $what }.
   *[no] { $price ->
        [0] { $who } kładzie tor: { $what }.
       *[other] { $who } kładzie tor za ${ $price }: { $what }.
    }
}
did-sector = { $shares ->
    [0] { $who } otwiera darmowy urząd w sektorze { $what }.
    [one] { $who } otwiera urząd w sektorze { $what } i bierze jeden udział.
    [few] { $who } otwiera urząd w sektorze { $what } i bierze { $shares } udziały.
   *[many] { $who } otwiera urząd w sektorze { $what } i bierze { $shares } udziałów.
}
did-tile-worker = { $who } odrzuca { $worker } za kafelek telegrafu: { $gains }.
did-sell-piece = { $who } sprzedaje { $piece } za ${ $money }.
did-trade-flip = { $face ->
    [down] { $who } odwraca pociąg { $train } z powrotem awersem do góry.
   *[up] { $price ->
        [0] { $who } odwraca pociąg dla jego premii: { $gains }.
       *[other] { $who } płaci ${ $price } i odwraca pociąg dla jego premii: { $gains }.
    }
}
did-promo = { $who } awansuje { $worker } na kamień milowy { $letter } (wart { $points } pkt).
did-spec = { $who } używa efektu koloru ({ $colour }): { $kind ->
    [flip] { $face ->
        [down] pociąg odwrócony awersem do góry{ $price ->
            [0] {""}
           *[other] {" "}za ${ $price }
        }.
       *[up] pociąg odwrócony dla premii ({ $gains }){ $price ->
            [0] {""}
           *[other] {" "}za ${ $price }
        }.
    }
    [train] pociąg { $train } za ${ $price }.
    [exchange] wymiana pracownika.
    [steps] kroki na ścieżkach wyników.
    [shares] { $shares ->
        [one] jeden udział.
        [few] { $shares } udziały.
       *[many] { $shares } udziałów.
    }
    [bonus] premia za pierwszą stację ({ $gains }).
    [no_cost] stacja tańsza o ${ $money }.
    [primary] jeszcze raz główna nagroda ({ $gains }) za ${ $price }.
    [terrain_money] ${ $money } za tory.
    [extra_rail] trzeci tor.
    [first_shares] { $shares ->
        [one] jeden udział za pierwszy urząd.
        [few] { $shares } udziały za pierwszy urząd.
       *[many] { $shares } udziałów za pierwszy urząd.
    }
    [share_money] ${ $money } za wzięte udziały.
    [tile] kafelek telegrafu ({ $gains }) za ${ $price }.
    [deal] { $shares ->
        [one] { $what } umowa ({ $gains }) za jeden udział{ $price ->
            [0] {""}
           *[other] {" "}i ${ $price }
        }.
        [few] { $what } umowa ({ $gains }) za { $shares } udziały{ $price ->
            [0] {""}
           *[other] {" "}i ${ $price }
        }.
       *[many] { $what } umowa ({ $gains }) za { $shares } udziałów{ $price ->
            [0] {""}
           *[other] {" "}i ${ $price }
        }.
    }
   *[train_money] ${ $money } za pociągi.
}
did-done = { $price ->
    [0] { $who } kończy akcję.
   *[other] { $who } kończy akcję i płaci ${ $price }.
}
did-accept = { $price ->
    [0] { $shares ->
        [one] { $who } przyjmuje umowę ({ $what }) za jeden udział: { $gains }.
        [few] { $who } przyjmuje umowę ({ $what }) za { $shares } udziały: { $gains }.
       *[many] { $who } przyjmuje umowę ({ $what }) za { $shares } udziałów: { $gains }.
    }
   *[other] { $shares ->
        [one] { $who } przyjmuje umowę ({ $what }) za jeden udział i ${ $price }: { $gains }.
        [few] { $who } przyjmuje umowę ({ $what }) za { $shares } udziały i ${ $price }: { $gains }.
       *[many] { $who } przyjmuje umowę ({ $what }) za { $shares } udziałów i ${ $price }: { $gains }.
    }
}
did-pass = { $who } nie przyjmuje dalszych umów.
did-first = { $who } najpierw wymienia kamień milowy { $what } ({ $points } pkt).
did-keep = { $who } zatrzymuje kamień milowy { $what } (wart { $points } pkt).
did-step = { $who } robi krok na ścieżce { $track }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za sztukę{ $price ->
    [0] { $shares ->
        [0] {""}
        [one] ; myto to jeden udział
        [few] ; myto to { $shares } udziały
       *[many] ; myto to { $shares } udziałów
    }
   *[other] ; myto to ${ $price }
}.
did-discard = { $who } odrzuca { $worker } jako myto.
did-promote = { $price ->
    [0] { $who } awansuje { $worker } na kamień milowy { $letter } (wart { $points } pkt).
   *[other] { $who } płaci ${ $price } i awansuje { $worker } na kamień milowy { $letter } (wart { $points } pkt).
}
did-exchange = { $who } wymienia { $worker } na { $other }.
did-take = { $who } bierze { $worker }.
did-train = { $who } bierze pociąg { $train } (wart 8 pkt).
did-flip = { $face ->
    [down] { $who } odwraca pociąg { $train } z powrotem awersem do góry.
   *[up] { $price ->
        [0] { $who } odwraca pociąg dla jego premii: { $gains }.
       *[other] { $who } płaci ${ $price } i odwraca pociąg dla jego premii: { $gains }.
    }
}
did-stop = { $who } rezygnuje z reszty efektu.
recalled = { $who } zabiera z planszy { $workers ->
        [one] jednego pracownika
        [few] wszystkich { $workers } pracowników
       *[other] wszystkich { $workers } pracowników
    }.
deals-offered = { $who } otwiera umowy: każdy może przyjąć jedną z nich.
deals-shuffled = Użyte kafelki umów są tasowane.
deal-revealed = Odkrywa się następny kafelek umowy.
milestone-completed = { $who } osiąga kamień milowy { $letter }: +{ $points } pkt.
milestones-drawn = { $who } dobiera { $count ->
    [one] { $count } kamień milowy { $letter }
    [few] { $count } kamienie milowe { $letter }
   *[many] { $count } kamieni milowych { $letter }
}.
end-triggered = { $who } opróżnia zapas aż do logo: po tej rundzie każdy ma jeszcze jedną turę.
last-round = Ostatnia runda: każdy ma jeszcze jedną turę.
game-over = Koniec partii.

## Co robi wybór

choice-sell = Sprzedaj udział za ${ $money }
choice-hire = Zatrudnij { $worker } za ${ $price }
choice-pick = Weź ten kapitał początkowy: { $worker } i { $gains }
choice-place = Umieść { $worker } na akcji { $main }
choice-skip = Opuść turę
choice-city = { $price ->
    [0] Darmowa stacja: { $what }
   *[other] Stacja za ${ $price }: { $what }
}
choice-primary = Weź główną nagrodę: { $gains }
choice-first-bonus = { $price ->
    [0] Weź premię za pierwszą stację: { $gains }
   *[other] Weź za ${ $price } premię za pierwszą stację: { $gains }
}
choice-rail = { $free ->
    [yes] Darmowy tor: { $what }
   *[no] { $price ->
        [0] Tor: { $what }
       *[other] Tor za ${ $price }: { $what }
    }
}
choice-sector = { $shares ->
    [0] Darmowy urząd w sektorze { $what }
    [one] Urząd w sektorze { $what }: jeden udział
    [few] Urząd w sektorze { $what }: { $shares } udziały
   *[many] Urząd w sektorze { $what }: { $shares } udziałów
}
choice-tile-worker = Odrzuć { $worker } za kafelek telegrafu: { $gains }
choice-sell-piece = Sprzedaj { $piece } za ${ $money }
choice-trade-flip = { $face ->
    [down] Odwróć pociąg { $train } awersem do góry
   *[up] Odwróć pociąg dla jego premii: { $gains }
}
choice-promo = Awansuj { $worker } na kamień milowy { $letter } (wart { $points } pkt)
choice-spec = Użyj efektu koloru za ${ $price }: { $what }
choice-done = { $price ->
    [0] Zakończ akcję
   *[other] Zakończ akcję i zapłać ${ $price }
}
choice-accept = { $shares ->
    [one] Przyjmij umowę ({ $what }) za jeden udział: { $gains }
    [few] Przyjmij umowę ({ $what }) za { $shares } udziały: { $gains }
   *[many] Przyjmij umowę ({ $what }) za { $shares } udziałów: { $gains }
}
choice-pass = Nie przyjmuj dalszych umów
choice-first = Najpierw wymień kamień milowy { $what } ({ $points } pkt)
choice-keep = Zatrzymaj kamień milowy { $what } (wart { $points } pkt)
choice-step = Zrób krok na ścieżce { $track }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za sztukę
choice-discard = Odrzuć { $worker }
choice-promote = Awansuj { $worker } na kamień milowy { $letter } (wart { $points } pkt)
choice-give = Oddaj { $worker }
choice-take = Weź { $worker }
choice-exchange = Weź { $other }
choice-train = Weź pociąg { $train }
choice-flip = { $face ->
    [down] Odwróć pociąg { $train } awersem do góry
   *[up] Odwróć pociąg dla jego premii: { $gains }
}
choice-stop = Zrezygnuj z reszty

## Ustawienia

preset-standard = Według instrukcji
    .help = Jak w instrukcji: dobrane kamienie milowe widzi tylko ten, kto je dobiera.
option-milestone_draw = Czy dobrane kamienie milowe widzi tylko dobierający gracz, czy wszyscy.
    .name = Dobrane kamienie milowe
option-milestone_draw-private = Zakryte
option-milestone_draw-open = Odkryte

## Fazy, pytania, czasowniki

title = Railroad Revolution
phase-steps = Kroki na ścieżkach wyników
    .short = Kroki
phase-toll = Myto
phase-exchange = Wymiana: oddaj
    .short = Oddaj
phase-exchange_take = Wymiana: weź
    .short = Weź
phase-worker = Weź pracownika
    .short = Nowy pracownik
phase-train = Weź pociąg
    .short = Pociąg
phase-flip = Odwróć pociąg
    .short = Odwróć
phase-free_rail = Darmowy tor
phase-free_station = Darmowa stacja
phase-free_office = Darmowy urząd
phase-start_rail = Tor początkowy
phase-start_office = Budynek początkowy: urząd
    .short = Pocz. urząd
phase-start_station = Budynek początkowy: stacja
    .short = Pocz. stacja
ask-endow_pick = Wybierz kapitał początkowy
ask-place = Wybierz pracownika i akcję
ask-place-next = Wybierz akcję dla tego pracownika
ask-skip = Nie ma już czego budować: opuść turę
ask-action = Wykonaj akcję, potem zapłać
ask-deal = Przyjmij umowę albo spasuj
ask-milestone = Wybierz kamień milowy, który zatrzymasz
ask-first = Który kamień milowy wymienisz najpierw?
ask-steps = Wybierz ścieżkę wyników
ask-toll = Wybierz pracownika, który zapłaci myto
ask-promote = Awans: wybierz pracownika i kamień milowy
ask-promote-next = Wybierz kamień milowy, który dostanie menedżera
ask-promo-next = Wybierz kamień milowy, który dostanie menedżera
ask-exchange = Wymiana: wybierz pracownika, którego oddajesz
ask-exchange_take = Wymiana: wybierz pracownika, którego bierzesz
ask-worker = Wybierz pracownika ze wspólnego zapasu
ask-train = Wybierz pociąg
ask-flip = Wybierz pociąg do odwrócenia
ask-free_rail = Wybierz pole na darmowy tor
ask-free_station = Wybierz miasto na darmową stację
ask-free_office = Wybierz sektor na darmowy urząd
ask-start_rail = Wybierz pole na tor początkowy
ask-start_office = Wybierz sektor na budynek początkowy
ask-start_station = Wybierz miasto na budynek początkowy
verb-sell = Sprzedaj
verb-hire = Zatrudnij
verb-pick = Wybierz
verb-place = Umieść
verb-skip = Opuść turę
verb-city = Postaw stację
verb-primary = Weź główną nagrodę
verb-first_bonus = Weź premię
verb-rail = Połóż tor
verb-sector = Otwórz urząd
verb-tile_worker = Użyj kafelka
verb-trade_flip = Odwróć pociąg
verb-promo = Awansuj
verb-spec = Użyj efektu koloru
verb-done = Zakończ akcję
verb-accept = Przyjmij
verb-pass = Nie przyjmuj
verb-first = Wymień najpierw
verb-keep = Zatrzymaj
verb-step = Zrób krok
verb-discard = Odrzuć
verb-promote = Awansuj
verb-give = Oddaj
verb-take = Weź
verb-train = Weź pociąg
verb-flip = Odwróć
verb-stop = Zrezygnuj z reszty

## Nazwy

what-white = biały
what-purple = fioletowy
what-orange = pomarańczowy
what-grey = szary
what-turquoise = turkusowy
what-supply = z zapasu
what-board = z planszy
what-station = Stacja
what-railroad = Kolej
what-telegraph = Telegraf
what-trade = Handel
what-stations = Stacje
what-network = Sieć
what-rail = tor
what-building = budynek
what-upper = górna
what-lower = dolna
what-up = (awersem)
what-down = (rewersem)
what-money600 = $600
what-promote2 = dwa awanse
what-shares3 = trzy udziały
what-steps3 = trzy kroki
what-rail100 = tor za $100
worker-white = białego pracownika
worker-purple = fioletowego pracownika
worker-orange = pomarańczowego pracownika
worker-grey = szarego pracownika
worker-turquoise = turkusowego pracownika
other-white = białego
other-purple = fioletowego
other-orange = pomarańczowego
other-grey = szarego
other-turquoise = turkusowego
colour-white = biały
colour-purple = fioletowy
colour-orange = pomarańczowy
colour-grey = szary
colour-turquoise = turkusowy
main-station = Stacja
main-railroad = Kolej
main-telegraph = Telegraf
main-trade = Handel
track-telegraph = telegrafu
track-stations = stacji
track-network = sieci
piece-rail = tor
piece-building = budynek
train-money600 = „$600”
train-promote2 = „dwa awanse”
train-shares3 = „trzy udziały”
train-steps3 = „trzy kroki”
train-rail100 = „tor za $100”
gains-money_500 = $500
gains-money_600 = $600
gains-shares_1 = jeden udział
gains-shares_2 = dwa udziały
gains-shares_3 = trzy udziały
gains-steps_1 = jeden krok
gains-steps_2 = do dwóch kroków
gains-steps_3 = do trzech kroków
gains-steps_4 = do czterech kroków
gains-steps_5 = do pięciu kroków
gains-promote_1 = jeden awans
gains-promote_2 = dwa awanse
gains-promote_2_paying_100 = dwa awanse po $100
gains-exchange = wymianę pracownika
gains-train = pociąg
gains-flip_1 = odwrócenie pociągu
gains-flip_2 = dwa odwrócenia pociągów
gains-free_rail = darmowy tor
gains-free_station = darmową stację
gains-free_office = darmowy urząd
gains-start_rail = tor początkowy
gains-start_office = budynek początkowy jako urząd
gains-start_station = budynek początkowy jako stację
gains-worker_any_1 = pracownika dowolnego koloru
gains-worker_white = białego pracownika
gains-worker_purple = fioletowego pracownika
gains-worker_orange = pomarańczowego pracownika
gains-worker_grey = szarego pracownika
gains-worker_turquoise = turkusowego pracownika
score-telegraph = Telegraf
score-stations = Stacje
score-network = Sieć
score-links = Połączenia telegraficzne
score-milestones = Kamienie milowe
score-trains = Pociągi

## Rozdziały zasad

rules-GEN = Gra
rules-SET = Przygotowanie
rules-TURN = Tura
rules-STA = Stacje
rules-RAIL = Kolej
rules-TEL = Telegraf
rules-TRD = Handel
rules-DEAL = Umowy
rules-TRN = Pociągi
rules-MIL = Kamienie milowe
rules-PERF = Ścieżki wyników
rules-END = Koniec gry
rules-SCO = Punktacja
rules-INFO = Co wiedzą wszyscy

## Słowa na stole

draw-board = Stany Zjednoczone
draw-telegraph = Linia telegrafu
draw-tracks = Ścieżki wyników
draw-deal = Umowy
draw-supply = Wspólny zapas
draw-player = Spółka { $player }
draw-city = { $city }, poziom { $level }: stacja ${ $cost }, potem { $primary }; pierwsza { $bonus }
draw-city_bonus_cost = { $bonus } za ${ $cost }
draw-space = { $one } – { $other }: { $terrain }
draw-space_deal = { $one } – { $other }: { $terrain }, umowa
draw-terrain_0 = równiny
draw-terrain_1 = jeden trójkąt
draw-terrain_2 = dwa trójkąty
draw-terrain_3 = trzy trójkąty
draw-start_space = { $one } – { $other }: pierwszy tor wszystkich
draw-rail = Tor, { $player }, { $one } – { $other }
draw-station = Stacja, { $player }, { $city }
draw-station_first = Pierwsza stacja, { $player }, { $city }
draw-office = Urząd, { $player }, sektor { $sector }
draw-office_first = Pierwszy urząd, { $player }, sektor { $sector }
draw-neutral = Budynek neutralny
draw-sector = Sektor { $sector }: { $shares ->
    [one] { $shares } udział
    [few] { $shares } udziały
   *[many] { $shares } udziałów
}, za pierwszy urząd jeszcze { $first }
draw-sector_tile = Sektor { $sector }: { $shares ->
    [one] { $shares } udział
    [few] { $shares } udziały
   *[many] { $shares } udziałów
}, za pierwszy urząd jeszcze { $first }; za pracownika { $tile }
draw-sector_deal = Sektor { $sector }: { $shares ->
    [one] { $shares } udział
    [few] { $shares } udziały
   *[many] { $shares } udziałów
}, za pierwszy urząd jeszcze { $first }; umowa
draw-link = { $points } pkt za urzędy w sektorach { $one } i { $other }
draw-per_telegraph = za każdy urząd
draw-per_stations = za każdą stację
draw-per_network = za miasto poziomu 5
draw-mark = { $player }: { $track }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, pozycja { $position }
draw-toll_money = myto ${ $size }
draw-toll_shares = myto: { $size ->
    [one] { $size } udział
    [few] { $size } udziały
   *[many] { $size } udziałów
}
draw-toll_worker = myto: jeden pracownik
draw-deal_half = { $half } umowa: { $shares ->
    [one] { $shares } udział
    [few] { $shares } udziały
   *[many] { $shares } udziałów
}{ $money }, za to { $effects }
draw-deal_money = { " " }i ${ $money }
draw-half_upper = Górna
draw-half_lower = Dolna
draw-column = { $count ->
    [one] { $count } zakryty kafelek umów
    [few] { $count } zakryte kafelki umów
   *[many] { $count } zakrytych kafelków umów
}
draw-common = Wspólny zapas: { $count ->
    [one] { $count } pracownik
    [few] { $count } pracownicy
   *[many] { $count } pracowników
} ({ $colour })
draw-stack = { $count ->
    [one] { $count } pociąg
    [few] { $count } pociągi
   *[many] { $count } pociągów
}: { $effects }
draw-pile = { $count ->
    [one] { $count } kamień milowy { $letter }
    [few] { $count } kamienie milowe { $letter }
   *[many] { $count } kamieni milowych { $letter }
}
draw-endowment = Kapitał początkowy: { $effects }, pracownik: { $colour }
draw-drawn = Dobrany: { $milestone }
draw-drawn_hidden = Kamień milowy, którego nie widzisz
draw-milestone = Kamień milowy { $letter }, { $points } pkt: { $conditions }; menedżerowie { $managers }
draw-managed = { $milestone }; zajęte: { $filled }
draw-completed = Osiągnięty: kamień milowy { $letter }, { $points } pkt
draw-condition_connect = przyłączone miasta poziomu { $what }: { $number }
draw-condition_station = stacje w miastach poziomu { $what }: { $number }
draw-condition_deal_rails = tory z umową: { $number }
draw-condition_terrain_rails = tory przez { $what }: { $number }
draw-any = dowolny
draw-none = brak
draw-action = { $player }: akcja { $action }
draw-worker_supply = { $player }: { $count ->
    [one] { $count } pracownik
    [few] { $count } pracownicy
   *[many] { $count } pracowników
} do umieszczenia ({ $colour })
draw-worker_board = { $player }: { $count ->
    [one] { $count } pracownik
    [few] { $count } pracownicy
   *[many] { $count } pracowników
} na akcji { $action } ({ $colour })
draw-train_up = { $player }: { $count ->
    [one] { $count } pociąg
    [few] { $count } pociągi
   *[many] { $count } pociągów
} awersem, { $effects }
draw-train_down = { $player }: { $count ->
    [one] { $count } pociąg
    [few] { $count } pociągi
   *[many] { $count } pociągów
} rewersem, { $effects }
draw-stock_rail = { $player }: w zapasie { $count ->
    [one] { $count } tor
    [few] { $count } tory
   *[many] { $count } torów
}
draw-stock_building = { $player }: w zapasie { $count ->
    [one] { $count } budynek
    [few] { $count } budynki
   *[many] { $count } budynków
}
draw-sale = ${ $money } za element z tego sektora
draw-cash = Gotówka
draw-shares = Udziały
draw-points = Punkty
draw-holdings = { $player }: ${ $cash }, { $shares ->
    [one] { $shares } udział
    [few] { $shares } udziały
   *[many] { $shares } udziałów
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
draw-shares_title = { $player }: { $shares ->
    [one] { $shares } udział
    [few] { $shares } udziały
   *[many] { $shares } udziałów
}, po ${ $price }
draw-to_move = gra teraz
draw-first_player = pierwszy gracz
draw-round = Runda { $round }
draw-round_triggered = Runda { $round }, potem ostatnia
draw-round_last_round = Runda { $round }: ostatnia
draw-livery_1 = Zielony
draw-livery_2 = Pomarańczowy
draw-livery_3 = Błękitny
draw-livery_4 = Różowy
draw-effect_shares = { $n ->
    [one] jeden udział
    [few] { $n } udziały
   *[other] { $n } udziałów
}
draw-effect_steps = { $n ->
    [one] jeden krok
    [few] do { $n } kroków
   *[other] do { $n } kroków
}
draw-effect_promote = { $n ->
    [one] { $n } awans
    [few] { $n } awanse
   *[many] { $n } awansów
}
draw-effect_promote_paying = { $n ->
    [one] { $n } awans
    [few] { $n } awanse
   *[many] { $n } awansów
} po ${ $pay }
draw-effect_exchange = wymiana pracownika
draw-effect_worker_any = { $n ->
    [one] pracownik dowolnego koloru
    [few] { $n } pracownicy dowolnego koloru
   *[many] { $n } pracowników dowolnego koloru
}
draw-effect_workers = pracownicy: { $colours }
draw-effect_either = pracownik: { $colours }
draw-effect_train = pociąg
draw-effect_flip = { $n ->
    [one] odwrócenie pociągu
    [few] { $n } odwrócenia pociągów
   *[many] { $n } odwróceń pociągów
}
draw-effect_free_rail = darmowy tor
draw-effect_free_station = darmowa stacja
draw-effect_free_office = darmowy urząd
draw-effect_start_rail = tor początkowy
draw-effect_start_station = budynek początkowy: Washington lub Charlotte
draw-effect_start_office = budynek początkowy w sektorze z umową
draw-or = { " " }lub{ " " }
figure-cash = Gotówka
figure-shares = Udziały
figure-workers = Pracownicy
figure-points = Punkty
draw-players = Gracze

round-begins = Zaczyna się runda { $round }.
draw-short_cash = { figure-cash }
draw-short_shares = { figure-shares }
draw-short_workers = { figure-workers }
draw-short_points = { figure-points }

## Zasady, według numerów; .refusal mówi, dlaczego czegoś nie wolno

RR-SET-01 = Grę przygotowuje się w trzynastu krokach: plansze graczy; rzeczy dla każdego gracza; wspólny zapas; stosy pociągów; kamienie milowe; znaczniki; kafelki umów; kafelki miast; kafelki telegrafu; budynki neutralne; kafelki kapitału początkowego; ich wybór; reszta wraca do pudełka. Zaczyna pierwszy gracz, dalej zgodnie z ruchem wskazówek zegara.
RR-SET-02 = Każdy stos pociągów ma 5, 4 lub 3 pociągi przy 4, 3 lub 2 graczach.
RR-SET-03 = Budynki neutralne stoją tylko na pierwszych miejscach. Nie należą do nikogo, nie dają punktów i nie blokują niczego poza pierwszym miejscem.
RR-SET-04 = Kafelek kapitału początkowego wybiera najpierw ostatni gracz pierwszej rundy, a na końcu pierwszy gracz. To, co daje kafelek, rozpatruje się, zanim wybierze następny gracz.
    .refusal = Tego kapitału początkowego nie można wziąć.
RR-SET-05 = Kafelek kapitału początkowego daje swojego pracownika i jedno z tych: do 3 kroków na ścieżkach wyników, z mytem; darmowy tor na dostępnym polu, bez ceny i umów; 3 udziały; urząd na pierwszym miejscu sektora z umową, bez udziałów i umów; wymianę jednego z twoich pracowników, także nowego; stację na pierwszym miejscu w Washington lub Charlotte, bez ceny, nagrody i premii; pociąg; $500. Z tego możesz zrezygnować, ale pracownika bierzesz zawsze.
    .refusal = { $reason ->
        [rail] Toru początkowego nie można położyć tutaj: { $what }. Pole musi dotykać twojej sieci.
        [office] Urzędu początkowego nie można otworzyć w sektorze { $what }: musi to być pusty sektor umów.
       *[station] Stacji początkowej nie można postawić tutaj: { $what }. Musi to być Washington lub Charlotte z wolnym pierwszym miejscem.
    }
RR-SET-06 = Tor początkowy i budynek początkowy nie należą do twojego zapasu 15 torów i 12 budynków. Nie liczą się do końca gry, ale pod każdym innym względem są torem, stacją lub urzędem.
RR-SET-07 = Po przygotowaniu każdy ma dokładnie 5 dostępnych pracowników: 4 białych i pracownika z kafelka albo tych, na których ich wymienił.
    .refusal = Do końca przygotowania każdy zachowuje swoich pierwszych 5 pracowników.
RR-SET-08 = Podczas przygotowania nie sprzedaje się udziałów i nikogo się nie zatrudnia. Myto za kroki płacisz ze swoich $600 i 3 udziałów.
    .refusal = Przed pierwszą turą nie sprzedaje się udziałów i nikogo się nie zatrudnia.
RR-SET-09 = Pracownicy na kafelkach kapitału początkowego nie leżą we wspólnym zapasie, więc nikt nie dostanie ich przez wymianę.
RR-GEN-01 = Pieniądze i udziały we wspólnym zapasie nigdy się nie kończą.
RR-GEN-02 = Liczba pracowników jest ograniczona. Jeśli masz wziąć pracownika koloru, którego brakuje, bierzesz ze wspólnego zapasu dowolny inny, jaki chcesz; jeśli nie ma tam nikogo, nie bierzesz nikogo. Gdzie możesz wziąć jeden kolor albo drugi, najpierw wskazujesz kolor, nawet taki, którego brakuje, a potem bierzesz zamiast niego inny. Gdzie wybierasz dowolnie, przy zatrudnianiu, dowolnym pracowniku lub wymianie, wybierasz kolor, który tam jest.
    .refusal = Takiego pracownika nie ma we wspólnym zapasie.
RR-GEN-03 = Płacić to oddawać pieniądze do wspólnego zapasu. Odrzucać to oddawać do niego udziały lub pracowników; pracownicy pochodzą z twojego osobistego zapasu lub planszy, jak wolisz. Menedżerów odrzucać nie można.
    .refusal = { $reason ->
        [supply] Nie masz w zapasie pracownika tego koloru: { $colour }.
       *[board] Nie masz na planszy pracownika tego koloru: { $colour }.
    }
RR-GEN-04 = Wzięci pracownicy, udziały i pieniądze trafiają do twojego osobistego zapasu. Wziętego pracownika, także przez wymianę, można od razu awansować, odrzucić lub wymienić, a umieścić od następnej tury; kogo zatrudnisz przed umieszczeniem pracownika, tego możesz umieścić jeszcze w tej turze.
RR-GEN-05 = W swojej turze wykonujesz części akcji w dowolnej kolejności: akcję główną, zapłatę za nią, nagrody, premie, efekt koloru. Możesz płacić pieniędzmi, które przyniesie późniejsza część.
RR-GEN-06 = Przy każdej swojej decyzji w turze możesz sprzedawać udziały, każdy za $150. Kupować udziałów nie można.
    .refusal = Nie masz udziału na sprzedaż.
RR-GEN-07 = Przy każdej swojej decyzji w turze możesz zapłacić $800 i zatrudnić 1 pracownika dowolnego koloru, który jest we wspólnym zapasie, także kilka razy.
    .refusal = { $reason ->
        [colour] We wspólnym zapasie nie ma pracownika tego koloru: { $colour }.
       *[cash] Zatrudnienie kosztuje $800, a masz ${ $cash }.
    }
RR-GEN-08 = We własnej turze możesz sprzedawać i zatrudniać w każdym kroku, dopóki trwa akcja i twoje umowy. W cudzej turze tylko wtedy, gdy decydujesz o umowie. Nie podczas przygotowania, nie przy dobieraniu kamieni milowych i nigdy indziej.
    .refusal = Podczas dobierania kamieni milowych nie można sprzedawać ani zatrudniać.
RR-GEN-09 = Na końcu tury musisz mieć co najmniej 4 dostępnych pracowników. Nie wolno użyć akcji, premii, nagrody, awansu, odrzucenia ani myta, po których nie dałoby się już tego osiągnąć.
    .refusal = Potem nie dałoby się zakończyć tury z 4 pracownikami.
RR-GEN-10 = We własnej turze możesz mieć mniej niż 4 pracowników, jeśli przed jej końcem znów będzie ich 4. Możesz na przykład odrzucić pracownika za $600 i zatrudnić innego. Z mniej niż 4 nie można zakończyć tury.
    .refusal = Nie można zakończyć tury z mniej niż 4 pracownikami; masz { $workers }.
RR-GEN-11 = Gdy decydujesz o umowie w turze innego gracza, nigdy nie możesz mieć mniej niż 4 dostępnych pracowników: mając dokładnie 4, przed awansem lub odrzuceniem najpierw zatrudniasz. Wymiana liczy się jako jedna chwila. Każdy zaczyna więc turę z co najmniej 4.
    .refusal = W cudzej turze masz zawsze 4 pracowników: najpierw zatrudnij.
RR-GEN-12 = Nie ma ślepych uliczek: wolno zrobić tylko to, po czym da się jeszcze spełnić wszystkie obowiązki tury: dokończyć akcję główną, zapłacić za nią i mieć co najmniej 4 dostępnych pracowników.
    .refusal = Potem nie dałoby się dokończyć tury.
RR-GEN-13 = Z nagród i premii możesz zrezygnować, w całości lub w części, chyba że zasada mówi „musisz”. Zawsze bierzesz pracownika z kapitału początkowego, udziały sektora, udziały za pierwszy urząd i pieniądze ze sprzedaży. Nagrodę z kilku pracowników bierze się całą.
RR-GEN-14 = Coś możesz wybrać tylko wtedy, gdy po zapłaceniu ceny choć jeden efekt może coś zmienić. Dotyczy to nagród, premii za pierwszą stację, premii kafelków, efektów koloru, odwracania pociągów i umów. Pieniądze i udziały zawsze coś zmieniają. Pracownicy wtedy, gdy jacyś są we wspólnym zapasie, a pociąg wtedy, gdy któryś stos nie jest pusty. Pozostałe wtedy, gdy wolno coś z nimi zrobić.
    .refusal = To nic by teraz nie zmieniło.
RR-GEN-15 = Kilka efektów wykonuje się w ich kolejności i z każdego możesz zrezygnować. Zaczęty efekt kończysz albo przerywasz, zanim zrobisz coś innego; w międzyczasie wolno tylko sprzedawać udziały i zatrudniać, ale nie w trakcie myta, wymiany lub wyboru pracownika.
    .refusal = Najpierw dokończ to, co otwarte: { $phase }.
RR-GEN-16 = Wymiana: wybierasz jednego z dostępnych pracowników, z zapasu lub planszy, i jednego ze wspólnego zapasu; zamieniają się miejscami, a nowy trafia do twojego osobistego zapasu. Liczba twoich dostępnych pracowników się więc nie zmienia. Na ten sam kolor można wymienić tylko pracownika z planszy, który w ten sposób wraca do zapasu; inaczej nic by się nie zmieniło.
    .refusal = { $reason ->
        [colour] We wspólnym zapasie nie ma pracownika tego koloru: { $colour }.
       *[same] Wróciłby do ciebie ten sam kolor. Wybierz inny.
    }
RR-GEN-17 = Nie ma kredytu: każdą cenę poza kosztem akcji głównej płaci się w całości z tego, co masz w danej chwili; jeśli brakuje gotówki, najpierw sprzedaj udziały. Pieniądze, których będzie potrzebować akcja główna, wolno wydać, dopóki da się jeszcze dokończyć turę.
    .refusal = Masz ${ $cash }, a to za mało. Najpierw sprzedaj udziały.
RR-TURN-01 = Gracze rozgrywają tury zgodnie z ruchem wskazówek zegara od pierwszego gracza, po jednej.
RR-TURN-02 = W swojej turze bierzesz 1 pracownika z osobistego zapasu, umieszczasz go na jednym z czterech pól akcji swojej planszy i wykonujesz akcję główną. To obowiązkowe.
    .refusal = Nie masz takiego pracownika w osobistym zapasie.
RR-TURN-03 = Na polu akcji może stać dowolnie wielu pracowników dowolnych kolorów.
RR-TURN-04 = Jeśli na początku tury twój osobisty zapas jest pusty, wracają do niego wszyscy pracownicy z twojej planszy. Dzieje się to samo, zanim cokolwiek sprzedasz lub kogoś zatrudnisz, i nie jest akcją: potem rozgrywasz zwykłą turę.
RR-TURN-05 = Wcześniej nie można ich odwołać: dopóki w osobistym zapasie jest pracownik, musisz umieścić kogoś stamtąd.
    .refusal = Ten pracownik stoi na planszy. Umieść kogoś z osobistego zapasu.
RR-TURN-06 = Akcję główną trzeba wykonać w całości, a akcji, której nie możesz dokończyć, nie możesz wybrać.
    .refusal = Akcja główna nie jest jeszcze skończona.
RR-TURN-07 = Efektu koloru umieszczonego pracownika nie musisz używać. Możesz użyć go raz w turze.
    .refusal = Efekt koloru był już użyty w tej turze.
RR-TURN-08 = Biały: awansuj 1 ze swoich pracowników. Każdy specjalista może to zrobić zamiast własnego efektu, ale nigdy jedno i drugie.
    .refusal = { $reason ->
        [white] Biały pracownik tylko awansuje innych.
       *[used] Efekt pracownika został już użyty w tej turze.
    }
RR-TURN-09 = Przebieg tury: pracownicy wracają, jeśli zapas jest pusty; umieszczasz pracownika; wykonujesz akcję w dowolnej kolejności i ją kończysz; decyduje się o umowach, jeśli coś je otworzyło; musisz mieć co najmniej 4 pracowników; sprawdza się kamienie milowe wszystkich graczy; sprawdza się koniec gry; następny gracz.
    .refusal = Tego nie można teraz zrobić ({ $phase }).
RR-TURN-10 = Jeśli nic nie da się zrobić, bo twój zapas torów i budynków jest pusty, tura zostaje opuszczona i nie umieszczasz pracownika. Nadal wolno sprzedawać i zatrudniać, a koniec tury przebiega jak zwykle.
    .refusal = Możesz umieścić pracownika, więc nie można opuścić tury.
RR-TURN-11 = Właśnie umieszczony pracownik jest na planszy: w tej samej turze możesz go awansować, wymienić lub odrzucić. Jego efektu koloru nadal można użyć.
RR-TURN-12 = Efektu koloru możesz użyć przed częściami akcji głównej, między nimi lub po nich, gdy tylko jest na czym go użyć.
RR-STA-01 = Weź swój skrajny lewy budynek i postaw go w dostępnym mieście.
    .refusal = Miasto jest już wybrane.
RR-STA-02 = Płacisz koszt z górnej krawędzi miasta.
    .refusal = Stacja kosztuje ${ $owed }, a masz ${ $cash }.
RR-STA-03 = Możesz wziąć główną nagrodę: kroki albo jednego lub dwóch pracowników; „/” oznacza jeden z dwóch pokazanych kolorów.
    .refusal = { $reason ->
        [city] Najpierw wybierz miasto.
       *[colour] To nie jest główna nagroda tego miasta.
    }
RR-STA-04 = Jeśli w mieście nie ma jeszcze żadnego budynku, nawet neutralnego, twój staje na pierwszym miejscu. Możesz wtedy wziąć premię za pierwszą stację, za jej cenę, jeśli ją ma.
    .refusal = Najpierw wybierz miasto.
RR-STA-05 = W przeciwnym razie staje po prawej, bez premii. W mieście może być dowolnie wiele stacji.
    .refusal = Inny budynek stał tam pierwszy, więc premii nie ma.
RR-STA-06 = W jednym mieście możesz mieć tylko jedną stację.
    .refusal = Masz tam już stację: { $what }.
RR-STA-07 = Nie można zbudować stacji w mieście, do którego nie dociera twoja sieć, bez budynku w zapasie ani gdy nie możesz za nią zapłacić.
    .refusal = { $reason ->
        [stock] Nie masz już budynku.
        [reach] Twoja sieć tu nie dociera: { $what }.
        [none] W żadnym przyłączonym mieście nie stać cię na stację.
       *[pay] Stacja kosztuje ${ $size }. Masz ${ $cash } i { $shares ->
            [one] jeden udział
            [few] { $shares } udziały
           *[many] { $shares } udziałów
        }: to nie wystarczy na nią i na 4 pracowników na koniec tury.
    }
RR-STA-08 = Washington i Charlotte działają jak każde miasto; ich kafelek jest nadrukowany na planszy. Mają poziom 1, a tego nie wymaga żaden kamień milowy.
RR-STA-09 = Fioletowy: zapłać $100 i odwróć jeden ze swoich pociągów. Wolno to zrobić przed wyborem miasta, bo tor z odwrócenia może otworzyć nowe.
    .refusal = Wybierz pociąg do odwrócenia.
RR-STA-10 = Szary: weź premię tego miasta za pierwszą stację, za jej cenę. Jeśli twoja stacja jest pierwsza, dostajesz ją dwa razy i za każdym razem płacisz.
    .refusal = Najpierw wybierz miasto, potem weź jego premię.
RR-STA-11 = Pomarańczowy: za stację nie płacisz, ale za premie płacisz.
    .refusal = Najpierw wybierz miasto, w którym stacja coś kosztuje.
RR-STA-12 = Turkusowy: zapłać $300 i weź główną nagrodę jeszcze raz; przy „/” możesz wybrać drugi kolor.
    .refusal = { $reason ->
        [city] Najpierw wybierz miasto.
       *[colour] Wybierz kolor pracownika, którego bierzesz.
    }
RR-STA-13 = Główną nagrodę i premię za pierwszą stację możesz w akcji wziąć po jednym razie, i jeszcze raz dzięki turkusowemu lub szaremu pracownikowi. Można je wziąć przed zapłaceniem za stację.
    .refusal = Ta nagroda jest już wzięta.
RR-RAIL-01 = Weź 2 swoje skrajne lewe tory i połóż każdy na dostępnym polu toru.
    .refusal = Twoja sieć tu nie dociera: { $what }.
RR-RAIL-02 = Tory kosztują razem $400 i $100 za każdy trójkąt przy polach. Równiny nie kosztują nic więcej.
    .refusal = Tory kosztują ${ $owed }, a masz ${ $cash }.
RR-RAIL-03 = Pola wybierasz jedno po drugim; pierwszy tor może udostępnić drugie pole. Nie muszą się stykać.
RR-RAIL-04 = Na polu możesz mieć jeden tor. Dowolnie wielu graczy może mieć tam swój.
    .refusal = Masz tam już tor: { $what }.
RR-RAIL-05 = Kładziesz dokładnie 2 tory. Jeśli w zapasie został tylko 1, kładziesz go i płacisz pełne $400 oraz teren. Bez torów, albo gdy nie możesz zapłacić, tej akcji nie można wybrać.
    .refusal = { $reason ->
        [laid] Wszystkie tory tej akcji już leżą.
        [stock] Nie masz już toru.
       *[pay] Masz ${ $cash } i { $shares ->
            [one] jeden udział
            [few] { $shares } udziały
           *[many] { $shares } udziałów
        }: to nie wystarczy na tory tej akcji i na 4 pracowników na koniec tury.
    }
RR-RAIL-06 = Jeśli kładziesz tor na polu ze znakiem umowy, jako pierwszy tam czy nie, po całej akcji decyduje się o umowach. Po dwóch takich torach też tylko raz.
RR-RAIL-07 = Fioletowy: zapłać $300 i weź pociąg.
    .refusal = Wybierz pociąg, który bierzesz.
RR-RAIL-08 = Szary: weź 2 udziały.
    .refusal = Szary pracownik daje udziały.
RR-RAIL-09 = Pomarańczowy: weź $100 i $50 za każdy trójkąt przy polach zabudowanych w tej akcji.
    .refusal = Najpierw połóż wszystkie tory.
RR-RAIL-10 = Turkusowy: połóż 3 tory za $400 i $100 za każdy trójkąt wszystkich trzech. Na początku akcji potrzebne są 3 tory w zapasie, a po wyborze trzeba położyć wszystkie trzy. Z mniejszą liczbą torów efektu nie można użyć.
    .refusal = Trzeci tor wymaga 3 torów w zapasie na początku akcji. Było ich { $count }.
RR-RAIL-11 = Darmowy tor to skrajny lewy tor twojego zapasu, a w przygotowaniu tor początkowy, na dostępnym polu: bez $400, bez kosztu terenu i bez umów. Znaki pola liczą się do kamieni milowych.
    .refusal = { $reason ->
        [stock] Nie masz już toru.
       *[space] Twoja sieć tu nie dociera: { $what }.
    }
RR-RAIL-12 = Dostępne pole toru zawsze się znajdzie: na mapie jest ich 26, wszystkie połączone, a gracz ma najwyżej 16 torów.
RR-TEL-01 = Weź swój skrajny lewy budynek i postaw go w dostępnym sektorze. Nic to nie kosztuje, nie trzeba sieci, a kolejność sektorów jest dowolna.
    .refusal = Sektor jest już wybrany.
RR-TEL-02 = Bierzesz udziały sektora, według brązowej liczby.
RR-TEL-03 = Jeśli w sektorze nie ma jeszcze żadnego budynku, nawet neutralnego, twój staje na pierwszym miejscu. Bierzesz wtedy też udziały za pierwszy urząd, według białej liczby.
RR-TEL-04 = W przeciwnym razie staje po prawej, bez udziałów za pierwszy urząd.
RR-TEL-05 = W jednym sektorze możesz mieć tylko jeden urząd.
    .refusal = Masz już urząd w tym sektorze: { $what }.
RR-TEL-06 = Raz w akcji, na pierwszym miejscu czy nie, możesz odrzucić jednego pracownika i wziąć premię kafelka sektora. Pracownik jest z zapasu lub planszy; może to być też właśnie umieszczony. Kafelek zostaje dla wszystkich do końca gry.
    .refusal = { $reason ->
        [sector] Najpierw wybierz sektor.
       *[used] Premia tego kafelka za pracownika jest już wzięta.
    }
RR-TEL-07 = Sektory z umową, 3 i 6, nie mają kafelka, a więc i premii kafelka. Urząd w nich otwiera po całej akcji umowy.
    .refusal = Sektor z umową nie ma kafelka.
RR-TEL-08 = Tej akcji nie można wybrać bez budynku w zapasie ani z urzędem we wszystkich 8 sektorach.
    .refusal = { $reason ->
        [full] Masz urząd w każdym sektorze.
       *[stock] Nie masz już budynku.
    }
RR-TEL-09 = Fioletowy: wymień jednego pracownika.
    .refusal = Fioletowy efekt to wymiana jednego pracownika.
RR-TEL-10 = Szary: weź udziały za pierwszy urząd. Jeśli twój urząd jest pierwszy, dostajesz je dwa razy.
    .refusal = Najpierw wybierz sektor.
RR-TEL-11 = Pomarańczowy: weź $100 za każdy udział, który w tej akcji bierzesz jako udział sektora i za pierwszy urząd. Udziały z kafelków i pociągów się nie liczą.
    .refusal = Najpierw wybierz sektor.
RR-TEL-12 = Turkusowy: zapłać $400 i weź premię kafelka, oprócz odrzucenia pracownika albo zamiast niego, więc najwyżej dwa razy w jednej akcji. Nie w sektorach z umową.
    .refusal = Najpierw wybierz sektor z kafelkiem.
RR-TEL-13 = Darmowy urząd to skrajny lewy budynek twojego zapasu w dostępnym sektorze, na pierwszym miejscu, jeśli jest wolne: bez udziałów, bez premii kafelka, bez umów.
    .refusal = Nie masz już budynków.
RR-TRD-01 = Usuwasz dokładnie jeden element ze skrajnego lewego niepustego sektora swojego zapasu; jeśli są tam tory i budynki, wybierasz. Element wypada z gry, a ty bierzesz pieniądze nadrukowane nad tym sektorem.
    .refusal = { $reason ->
        [sold] W tej akcji element został już sprzedany.
       *[sector] Sprzedawaj z pierwszego od lewej sektora zapasu, w którym coś jeszcze jest.
    }
RR-TRD-02 = Przed sprzedażą lub po niej możesz odwrócić jeden swój pociąg. Darmowy tor z odwrócenia przed sprzedażą może zabrać ostatni element sektora i wtedy sprzedajesz z następnego; ale coś do sprzedania musi zostać.
    .refusal = W tej akcji pociąg został już odwrócony.
RR-TRD-03 = Ta akcja jest niedostępna tylko przy pustym zapasie.
    .refusal = Twój zapas jest pusty.
RR-TRD-04 = Fioletowy: do 3 kroków na ścieżkach wyników.
    .refusal = Fioletowy efekt to do 3 kroków.
RR-TRD-05 = Szary: przyjmij jedną z dwóch umów odkrytego kafelka umów. Bierzesz przy tym 1 udział, którego możesz użyć na jej koszt. Nikt inny w tym nie uczestniczy. Kafelek się odrzuca i od razu odkrywa następny. Jeśli nic nie przyjmujesz, nie dostajesz udziału, a kafelek zostaje.
    .refusal = { $reason ->
        [choose] Wybierz jedną z dwóch umów.
        [shares] Ta umowa kosztuje { $size ->
            [one] jeden udział
            [few] { $size } udziały
           *[many] { $size } udziałów
        }, a razem z otrzymanym masz ich { $shares }.
       *[cash] Ta umowa kosztuje ${ $size }, a masz ${ $cash }.
    }
RR-TRD-06 = Pomarańczowy: $100 za każdy pociąg, który masz w tej chwili, awersem lub rewersem.
    .refusal = Nie masz pociągu.
RR-TRD-07 = Turkusowy: odwróć jeszcze jeden pociąg. Razem z odwróceniem akcji głównej można odwrócić dwa razy ten sam pociąg.
    .refusal = Wybierz pociąg do odwrócenia.
RR-TRD-08 = Darmowa stacja to skrajny lewy budynek twojego zapasu w dostępnym mieście, na pierwszym miejscu, jeśli jest wolne: bez kosztu i bez nagród.
RR-TRN-01 = Wziąć pociąg to wziąć wierzchni kafelek dowolnego stosu i położyć go przed sobą awersem, stroną z 8 punktami. Jeśli wszystkie stosy są puste, nie dostajesz nic.
    .refusal = Ten stos jest pusty.
RR-TRN-02 = Możesz mieć dowolnie wiele pociągów, także kilka jednego rodzaju.
RR-TRN-03 = Odwrócenie pociągu leżącego awersem: bierzesz jego premię, za jej cenę, jeśli ją ma; potem leży rewersem.
    .refusal = Nie masz takiego pociągu awersem.
RR-TRN-04 = Odwrócenie pociągu leżącego rewersem: leży awersem, a premii nie ma.
    .refusal = Nie masz takiego pociągu rewersem.
RR-TRN-05 = Pociąg leżący awersem wolno odwrócić tylko wtedy, gdy jego premia może coś zmienić; nie trzeba z niej potem korzystać. Pociąg leżący rewersem wolno odwrócić zawsze.
    .refusal = Premia tego pociągu nic by teraz nie zmieniła.
RR-TRN-06 = Odwrócić dwa razy to dwa osobne odwrócenia, dwóch pociągów albo dwa razy tego samego. Z drugiego można zrezygnować.
RR-TRN-07 = Pociągi dają: 1 lub 2 awanse; $600; do 3 kroków; 3 udziały; za $100 darmowy tor.
RR-DEAL-01 = O umowach decyduje się najwyżej raz w turze, po całej akcji. Potrzebny jest do tego tor na polu ze znakiem umowy albo urząd w sektorze z umową.
RR-DEAL-02 = Umowa kosztuje od 1 do 4 udziałów i pieniądze, jeśli tak mówi. Przyjąć ją to odrzucić udziały, zapłacić i wziąć nagrodę.
    .refusal = { $reason ->
        [shares] Ta umowa kosztuje { $size ->
            [one] jeden udział
            [few] { $size } udziały
           *[many] { $size } udziałów
        }, a masz { $shares }.
       *[cash] Ta umowa kosztuje ${ $size }, a masz ${ $cash }.
    }
RR-DEAL-03 = Gracz, którego jest tura, może nie przyjąć żadnej umowy, przyjąć jedną albo obie, każdą raz, w dowolnej kolejności. Potem, zgodnie z ruchem wskazówek zegara, każdy inny gracz może przyjąć jedną albo żadnej. Tę samą umowę może przyjąć kilku graczy.
    .refusal = { $reason ->
        [taken] Masz już tę umowę.
       *[one] W cudzej turze wolno przyjąć tylko jedną umowę.
    }
RR-DEAL-04 = Nie można przyjąć umowy, której nagroda nic by nie zmieniła.
    .refusal = Nagroda tej umowy nic by teraz nie zmieniła.
RR-DEAL-05 = Potem kafelek trafia zakryty do użytych, a odkrywa się następny z kolumny. Jeśli kolumna jest pusta, najpierw z użytych kafelków, razem z właśnie użytym, tasuje się nową.
RR-DEAL-06 = Nagroda z umowy nigdy nie otwiera kolejnych umów.
RR-DEAL-07 = Umowy dają: wymianę; darmowy tor, stację lub urząd; 1 lub 2 awanse po $100; jedno lub dwa odwrócenia pociągów; pociąg; pokazanych pracowników; kroki.
RR-DEAL-08 = O umowy pyta się ciebie tylko wtedy, gdy możesz jakąś przyjąć, choćby po sprzedaży udziałów lub zatrudnieniu. Najpierw decyduje gracz, którego jest tura, aż spasuje, ma obie albo żadnej już nie może przyjąć. Nie może skończyć, dopóki ma mniej niż 4 dostępnych pracowników. Inny gracz kończy, gdy spasuje albo gdy nagroda z jego jednej umowy jest rozpatrzona.
RR-DEAL-09 = Wszyscy decydują o tym samym odkrytym kafelku. Pracowników, pociągów ze stosów i pierwszych miejsc, które wzięli wcześniejsi gracze, dla późniejszych już nie ma.
RR-MIL-01 = Awansować to przenieść dostępnego pracownika na wolne miejsce menedżera jednego ze swoich otwartych kamieni milowych.
    .refusal = { $reason ->
        [milestone] To nie jest twój otwarty kamień milowy.
        [supply] Nie masz w zapasie pracownika tego koloru: { $colour }.
       *[board] Nie masz na planszy pracownika tego koloru: { $colour }.
    }
RR-MIL-02 = Miejsca kamieni A, B i C przyjmują tylko pokazany kolor, miejsca D każdy kolor, także biały. Pracownika, który nie pasuje do żadnego wolnego miejsca, nie można awansować.
    .refusal = Żadne wolne miejsce tego kamienia nie przyjmuje tego koloru.
RR-MIL-03 = Awansować można nawet wtedy, gdy żaden warunek kamienia nie jest jeszcze spełniony.
RR-MIL-04 = Menedżerowie nie są dostępnymi pracownikami. Nie można ich przenosić, wymieniać ani odrzucać, dopóki kamień nie zostanie osiągnięty.
    .refusal = Ten pracownik jest już menedżerem.
RR-MIL-05 = Awans dają tylko biały, specjalista użyty jak biały i efekty, które mówią „awans”. Jeden lub dwa awanse robi się jeden po drugim, a drugi można pominąć; oba mogą trafić na ten sam kamień albo na różne.
RR-MIL-06 = Kamień milowy jest osiągnięty, gdy wszystkie jego miejsca menedżerów są zajęte i wszystkie warunki spełnione.
RR-MIL-07 = Kamienie milowe sprawdza się na końcu każdej tury, po umowach, u każdego gracza: najpierw u tego, którego była tura, potem zgodnie z ruchem wskazówek zegara. Osiąga się je automatycznie, czy chcesz, czy nie.
RR-MIL-08 = Menedżerowie osiągniętego kamienia trafiają do wspólnego zapasu; kafelek odwracasz i zachowujesz dla jego punktów.
RR-MIL-09 = Osiągnięty kamień A zastępuje B, B zastępuje C, C zastępuje D, a D nic. Dobierasz 3 wierzchnie kafelki tego stosu i 1 musisz zatrzymać odkryty; pozostałe 2 trafiają pod stos w kolejności dobrania. Jeśli zostało mniej niż 3, dobierasz tyle; jeśli żaden, zastępstwa nie ma.
    .refusal = Zatrzymaj jeden z dobranych kamieni milowych.
RR-MIL-10 = Jeśli osiągasz dwa kamienie naraz, oba się odwraca, a potem zastępuje jeden po drugim. Jeśli ich litery są różne, wybierasz, który pierwszy. W przeciwnym razie nie ma wyboru: oba dobierają z tego samego stosu, drugi po tym, jak dwa odrzucone kafelki pierwszego trafiły pod stos.
    .refusal = To nie jest jeden z dwóch kamieni do wymiany.
RR-MIL-11 = Warunek „przyłączone miasta”: twoja sieć dociera do co najmniej tylu różnych miast dokładnie tego poziomu.
RR-MIL-12 = Warunek „stacje”: masz stacje w co najmniej tylu miastach dokładnie tego poziomu.
RR-MIL-13 = Warunek „tory z umową”: masz tory na co najmniej tylu polach ze znakiem umowy.
RR-MIL-14 = Warunek „tory przez teren”: masz tory na co najmniej tylu polach dokładnie z tym znakiem: równiny albo 1, 2 lub 3 trójkąty.
RR-MIL-15 = Na warunki się tylko patrzy, nigdy się nie zużywają: jeden tor lub stacja może służyć kilku warunkom i kamieniom. Pole początkowe nie liczy się do żadnego.
RR-MIL-16 = Właśnie dobrany kamień nie ma menedżerów, więc nie można go osiągnąć przy tym samym sprawdzaniu. Gdy w obu rzędach masz osiągnięty kamień D, nie masz otwartego kamienia i nie możesz już awansować.
RR-MIL-17 = Na końcu ostatniej tury gry kamienie osiąga się i punktuje, ale nowych się nie dobiera.
RR-PERF-01 = Krok przesuwa jeden z twoich znaczników o jedną pozycję w górę. Kilka kroków możesz podzielić między ścieżki.
RR-PERF-02 = Myto nadrukowane między dwiema pozycjami płacisz, gdy je mijasz: pieniądze, udziały albo jednego pracownika z zapasu lub planszy. Jeśli nie możesz zapłacić, nie robisz kroku. Każdy gracz płaci każde myto sam za siebie.
    .refusal = { $reason ->
        [shares] Myto to { $size ->
            [one] jeden udział
            [few] { $size } udziały
           *[many] { $size } udziałów
        }, a masz { $shares }.
       *[cash] Myto to ${ $size }, a masz ${ $cash }. Najpierw sprzedaj udziały.
    }
RR-PERF-03 = Liczba kroków to zawsze najwyżej tyle. Niewykorzystane kroki przepadają.
RR-PERF-04 = Ponad najwyższą pozycję nie można zrobić kroku. Na jednej pozycji może stać dowolnie wiele znaczników.
    .refusal = Twój znacznik jest na szczycie tej ścieżki.
RR-END-01 = Koniec nadchodzi, gdy sektory zapasu jednego gracza na lewo od logo są puste: 13 torów i 10 budynków opuściło zapas, zbudowane lub sprzedane.
RR-END-02 = Rundę gra się do końca, do gracza po prawej stronie pierwszego gracza. Potem każdy ma jeszcze dokładnie jedną turę i partia się kończy.
    .refusal = Partia jest skończona.
RR-END-03 = Sprawdza się to u wszystkich graczy na końcu każdej tury; liczy się tylko pierwszy raz. Do końca gra się tę rundę, w której to nastąpi.
RR-END-04 = Do końca obowiązują wszystkie zasady; kamienie milowe można osiągać aż do końca ostatniej tury włącznie.
RR-SCO-01 = 8 punktów za każdy twój pociąg leżący awersem.
RR-SCO-02 = Punkty każdego osiągniętego kamienia milowego; otwarte się nie liczą.
RR-SCO-03 = Wartość ścieżki Sieć razy liczba różnych miast poziomu 5, do których dociera twoja sieć; stacja nie jest potrzebna.
RR-SCO-04 = Wartość ścieżki Stacje razy liczba twoich stacji we wszystkich miastach, razem z Washington i Charlotte.
RR-SCO-05 = Wartość ścieżki Telegraf razy liczba twoich urzędów.
RR-SCO-06 = Za każde dwa sąsiednie sektory, w których masz urząd: 5 lub 8 punktów nadrukowanych między nimi. Dostaje je każdy, kto ma oba.
RR-SCO-07 = Pieniądze, udziały, pracownicy i to, co zostało w zapasie, nie dają punktów.
RR-SCO-08 = Wygrywa gracz z największą liczbą punktów. Przy remisie decyduje więcej pieniędzy, licząc $150 za każdy udział; jeśli i to jest równe, zwycięstwo jest wspólne.
RR-INFO-01 = Jawne dla wszystkich: wszystko na planszach; pieniądze, udziały, pracownicy, pociągi i kamienie milowe wszystkich graczy, otwarte i osiągnięte; odkryty kafelek umów; kafelki miast i telegrafu; wielkość stosów; użyte kafelki umów.
RR-INFO-02 = Nikt nie widzi kolejności stosów kamieni milowych i kafelków umów. Dobrane kamienie widzi tylko gracz, który je dobiera, a z opcją „Dobrane kamienie milowe: Odkryte” wszyscy. Dwa odłożone kafelki znają ci, którzy je widzieli.
RR-INFO-03 = Los decyduje o tasowaniu w przygotowaniu i kafelków umów. Kości nie ma.

## Reasons for advice

reason-milestones = osiągnięte kamienie milowe: { $points }
reason-goals = twoje otwarte kamienie milowe: { $points }
reason-next-goals = kamienie milowe, które mogą nadejść: { $points }
reason-workers = pracownicy do awansu i ich kolory: { $points }
reason-tracks = ścieżki wyników i to, co liczą: { $points }
reason-links = sąsiednie urzędy telegraficzne: { $points }
reason-trains = pociągi: { $points }
reason-money = pieniądze i udziały: { $points }
reason-money-early = pieniądze, póki jest czas ich użyć: { $points }
reason-goals-early = otwarte kamienie milowe, na które jest czas: { $points }
reason-effects = efekty, które zostały do użycia: { $points }
reason-rival = czego może oczekiwać najsilniejszy rywal: { $points }
reason-rivals = czego mogą oczekiwać twoi rywale: { $points }

## Obok planszy

panel-turn = Umieść pracownika i zrób pierwszy krok za ${ $price }
    .button = Umieść i dalej za ${ $price }
panel-whole-turn = Cała akcja za ${ $price }
    .button = Cała akcja za ${ $price }
panel-then-ends = potem akcja się kończy, bez nagród i efektu koloru
panel-worker-from = { $what }
panel-milestone = menedżerowie na kamieniu milowym: { $filled } z { $slots }
panel-turns = { $count ->
    [one] Jeden sposób
    [few] { $count } sposoby: którym pracownikiem?
   *[other] { $count } sposobów: którym pracownikiem?
}
panel-endowments = Kwota $500 na jednym z kafelków jest odtworzona: w drukowanej grze może być inna.
panel-workers = Pracownicy i akcje
panel-column-price = koszt
panel-reward-ends = Nagroda, potem koniec akcji
panel-reward-colour-ends = Nagroda ({ $what }), potem koniec akcji
panel-goals = Twoje kamienie milowe
panel-goal = Kamień milowy { $letter }: { $points } pkt
panel-column-managers = menedżerowie
panel-of = { $have } z { $number }
panel-goal-connect = przyłączone miasta poziomu { $what }: { $have } z { $number }
panel-goal-station = stacje w miastach poziomu { $what }: { $have } z { $number }
panel-goal-deal_rails = tory ze znakiem umowy: { $have } z { $number }
panel-goal-terrain_rails =
    tory przez { $what ->
        [0] równinę
        [1] jeden trójkąt
        [2] dwa trójkąty
       *[other] trzy trójkąty
    }: { $have } z { $number }
panel-completes =
    { $managers ->
        [0] Osiągnięty na koniec tury.
        [one] Brakuje jednego menedżera.
        [few] Brakuje { $managers } menedżerów.
       *[other] Brakuje { $managers } menedżerów.
    }
panel-besides = Poza tym
panel-from = od ${ $money }
panel-money = ${ $money }
panel-number = { $number }
panel-point = Albo wskaż miasto, pole lub sektor.
panel-action = Co możesz zrobić w tej akcji
panel-after = Wynik
panel-now = teraz
panel-then = potem
panel-cash = Gotówka
panel-owed = Do zapłaty na końcu akcji
panel-shares = Udziały
panel-workers-left = Pracownicy w zapasie
panel-must-sell = Brakuje ${ $money }: sprzedaj udziały (twoje są warte ${ $worth }).
panel-instead = ${ $price } zamiast ${ $money }
panel-worker-at = { $what }
panel-then-ends-plainly = potem akcja się kończy, bez nagród
panel-spec-flip = { $pay ->
        [0] Odwróć pociąg
       *[other] Za ${ $pay } odwróć pociąg
    }
panel-spec-train = Za ${ $pay } weź pociąg
panel-spec-exchange = Wymień pracownika
panel-spec-steps = { $number ->
    [one] Najwyżej { $number } krok na ścieżkach wyników
    [few] Najwyżej { $number } kroki na ścieżkach wyników
   *[many] Najwyżej { $number } kroków na ścieżkach wyników
}
panel-spec-shares = { $number ->
    [one] { $number } udział
    [few] { $number } udziały
   *[many] { $number } udziałów
}
panel-spec-bonus = Premia miasta za pierwszą stację, za jej cenę; dwa razy, jeśli twoja jest pierwsza
panel-spec-no_cost = Stacja nic nie kosztuje
panel-spec-primary = Za ${ $pay } weź jeszcze raz nagrodę miasta
panel-spec-terrain_money = ${ $number } i ${ $each } za każdy trójkąt torów
panel-spec-extra_rail = { $rails ->
    [one] { $rails } tor zamiast dwóch; za trzeci płacisz tylko trójkąty
    [few] { $rails } tory zamiast dwóch; za trzeci płacisz tylko trójkąty
   *[many] { $rails } torów zamiast dwóch; za trzeci płacisz tylko trójkąty
}
panel-spec-first_shares = Udziały za pierwszy urząd; dwa razy, jeśli twój jest pierwszy
panel-spec-share_money = ${ $number } za każdy udział wzięty w sektorze
panel-spec-tile = Za ${ $pay } weź premię kafelka telegrafu
panel-spec-deal = { $number ->
    [one] Jedna z dwóch umów tylko dla ciebie i { $number } udział
    [few] Jedna z dwóch umów tylko dla ciebie i { $number } udziały
   *[many] Jedna z dwóch umów tylko dla ciebie i { $number } udziałów
}
panel-spec-train_money = ${ $number } za każdy twój pociąg

## Koniec tury krok po kroku

end-milestone = Kamienie milowe
end-last = Koniec partii

## Numbers after the game

numbers-count = Runda
numbers-player = Gracz
numbers-points = Punkty
numbers-points-points = gdyby partia wtedy się skończyła
numbers-building = Budowa
numbers-building-rails = tory
numbers-building-stations = stacje
numbers-building-offices = urzędy telegraficzne
numbers-building-trains = pociągi
numbers-spending = Wydane pieniądze
numbers-spending-rails = tory
numbers-spending-stations = stacje
numbers-milestones = Kamienie milowe
numbers-milestones-completed = osiągnięte
numbers-milestones-points = punkty za nie
numbers-deals = Umowy
numbers-deals-accepted = przyjęte
