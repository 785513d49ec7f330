# Age of Steam po polsku. Czego brakuje, jest po angielsku.

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
tile-straight = prosty tor
tile-gentle = łagodny łuk
tile-acute = ostry łuk
colour-red = czerwony
colour-blue = niebieski
colour-purple = fioletowy
colour-yellow = żółty
colour-black = czarny
what-first_move = Pierwszy przewóz
what-first_build = Pierwsza budowa
what-engineer = Inżynier
what-locomotive = Lokomotywa
what-urbanization = Urbanizacja
what-production = Produkcja
what-turn_order_pass = Pas w kolejności
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
choice-take = { $what }
choice-build = Zbuduj { $tile } na { $hex } za ${ $price }
    .button = Zbuduj za ${ $price }
choice-replace = Wymień żeton na { $hex } na { $tile } za ${ $price }
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
