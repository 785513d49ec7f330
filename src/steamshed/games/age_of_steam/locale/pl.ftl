# Age of Steam po polsku. Czego brakuje, jest po angielsku.

tile-name = { $tile ->
    [straight] prosty tor
    [gentle] łagodny łuk
    [acute] ostry łuk
    [x_straight_straight] skrzyżowanie prostych
    [x_gentle_straight] skrzyżowanie łuku i prostej
    [x_gentle_gentle] skrzyżowanie łuków
    [co_gentle_gentle] dwa łagodne łuki
    [co_gentle_acute_left] łagodny i ostry, lewy
    [co_gentle_acute_right] łagodny i ostry, prawy
    [co_straight_acute] prosty i ostry łuk
    [town_1] miasteczko, jedno wyjście
    [town_3_left] miasteczko, trzy wyjścia w lewo
    [town_3_right] miasteczko, trzy wyjścia w prawo
    [town_3_half] miasteczko, trzy wyjścia w połowie
   *[town_3_star] miasteczko, trzy wyjścia w gwiazdę
}
action-name = { $special ->
    [first_move] Pierwszy przewóz
    [first_build] Pierwsza budowa
    [engineer] Inżynier
    [locomotive] Lokomotywa
    [urbanization] Urbanizacja
    [production] Produkcja
   *[turn_order_pass] Pas w kolejności
}

phase-issue_shares = Emisja akcji
    .short = Akcje
phase-determine_player_order = Kolejność graczy
    .short = Kolejność
phase-select_actions = Wybór działań
    .short = Działania
phase-build_track = Budowa torów
    .short = Budowa
phase-move_goods = Przewóz towarów
    .short = Przewóz
phase-goods_growth = Dostawa towarów
    .short = Dostawa
phase-over = Koniec gry
colour-red = czerwony
colour-blue = niebieski
colour-purple = fioletowy
colour-yellow = żółty
colour-black = czarny
figure-cash = Gotówka
figure-income = Dochód
figure-shares = Akcje
figure-engine = Parowóz
score-income = Dochód
score-track = Tory
score-shares = Akcje
choice-issue = { $shares ->
    [0] Nie emituj akcji
    [one] Wyemituj jedną akcję za ${ $money }
    [few] Wyemituj { $shares } akcje za ${ $money }
   *[other] Wyemituj { $shares } akcji za ${ $money }
}
choice-bid = Zalicytuj ${ $amount }
choice-drop = Odpadnij
choice-pass = Pasuj
choice-take = { $what ->
    [first_move] Pierwszy przewóz
    [first_build] Pierwsza budowa
    [engineer] Inżynier
    [locomotive] Lokomotywa
    [urbanization] Urbanizacja
    [production] Produkcja
   *[turn_order_pass] Pas w kolejności
}
choice-build = Zbuduj { tile-name } na { $hex } za ${ $price }
    .button = Zbuduj za ${ $price }
choice-replace = Wymień żeton na { $hex } na { tile-name } za ${ $price }
    .button = Przebuduj za ${ $price }
choice-done = Zakończ budowę
choice-raise_engine = Ulepsz parowóz
choice-nothing = Nie przewoź
ask-issue_shares = Ile akcji emitujesz?
ask-determine_player_order = Licytuj kolejność albo odpadnij
ask-select_actions = Wybierz działanie na tę turę
ask-build_track = Budowa torów: wybierz pole
ask-build-next = Budowa na { $hex }: wybierz żeton
ask-move_goods = Przewóz towarów: wybierz kostkę
ask-deliver-next = Przewóz: wybierz drogę
