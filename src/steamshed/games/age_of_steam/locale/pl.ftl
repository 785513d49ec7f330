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
choice-build = { $hex }: { tile-name }, ${ $price }
    .button = Zbuduj za ${ $price }
choice-replace = Przebuduj { $hex }: { tile-name }, ${ $price }
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
ask-deliver-next = Towar ({ $colour }): wybierz drogę
## Co się stało

shares-issued = { $who } { $shares ->
    [0] nie emituje akcji
    [one] emituje jedną akcję za ${ $money }
    [few] emituje { $shares } akcje za ${ $money }
   *[other] emituje { $shares } akcji za ${ $money }
}.
bid = { $who } licytuje ${ $amount }.
auction-passed = { $who } pasuje dzięki akcji Pas w kolejności.
place-taken = { $who } zajmuje miejsce { $place }. i płaci ${ $price }.
action-taken = { $who } wybiera działanie: { action-name }.
engine-raised = { $who } ulepsza parowóz do poziomu { $engine }.
locomotive-declined = { $who } nie ulepsza parowozu.
tile-placed = { $who } buduje na { $hex }: { tile-name }, ${ $price }.
tile-replaced = { $who } przebudowuje { $hex }: { tile-name }, ${ $price }.
link-completed = Połączenie { $from } – { $to } jest gotowe.
urbanized = { $who } buduje Nowe Miasto { $letter }: { $town }.
build-turn-ended = { $who } kończy budowę.
section-lost = { $who } traci nieukończony odcinek przy { $hex }.
delivered = { $who } przewozi towar ({ $colour }) przez { $links ->
    [one] jedno połączenie
    [few] { $links } połączenia
   *[other] { $links } połączeń
}: { $route }.
income-gained = { $who } zyskuje { $points } dochodu i ma { $income }.
move-skipped = { $who } niczego nie przewozi.
income-collected = { $who } otrzymuje ${ $money }.
expenses-paid = { $who } płaci ${ $money }{ $short ->
    [0] .
   *[other] , brakuje ${ $short }.
}
income-lost = { $who } traci { $points } dochodu i ma { $income }.
eliminated = { $who } nie może zapłacić i odpada z gry.
income-reduced = { $who } przez redukcję traci { $points } dochodu i ma { $income }.
goods-drawn = { $who } losuje z woreczka: { $colours }.
goods-placed = { $who } kładzie towar ({ $colour }) na polu { $box }.
production-declined = { $who } nie produkuje.
growth-rolled = { $side ->
    [W] Białe
   *[B] Czarne
} kości: { $dice }.
goods-arrived = { $city }: przybywa towar ({ $colour }).
turn-begins = Zaczyna się tura { $turn }.
game-over = Gra kończy się po turze { $turn }.
choice-raise = Ulepsz parowóz
choice-decline = Nie ulepszaj
choice-urbanize = Nowe Miasto { $letter }: { $town }
choice-deliver = Przewieź towar ({ $colour }): { $route }
    .button = { $links ->
        [one] Przewieź przez jedno połączenie, własne: { $own }
        [few] Przewieź przez { $links } połączenia, własne: { $own }
       *[other] Przewieź przez { $links } połączeń, własne: { $own }
    }
choice-produce = Wylosuj dwie kostki
choice-place = Kostka na pole { $what }

## Nazwy

title = Age of Steam
sentence = Spółki emitują akcje, licytują kolejność, budują tory przez rzeki i góry i wożą towary tak daleko, jak sięga ich parowóz.
length = 2–3 h
newcity-A = Nowe Miasto A
newcity-B = Nowe Miasto B
newcity-C = Nowe Miasto C
newcity-D = Nowe Miasto D
newcity-E = Nowe Miasto E
newcity-F = Nowe Miasto F
newcity-G = Nowe Miasto G
newcity-H = Nowe Miasto H
map-rust_belt = Rust Belt
map-polder = Polder
ask-urbanize-next = Nowe Miasto, { $town }: wybierz żeton
ask-goods_growth = Produkcja: wybierz
ask-place = Wybierz pole dla kostki
ask-raise = Ulepszyć parowóz?
verb-build = Budowa
verb-urbanize = Nowe Miasto
verb-deliver = Przewóz
verb-take = Działanie
verb-place = Umieszczenie
verb-bid = Licytacja
verb-issue = Emisja
verb-decline = Nie ulepszaj
verb-done = Koniec
verb-drop = Odpadnij
verb-nothing = Nic
verb-pass = Pas
verb-produce = Produkcja
verb-raise = Ulepszenie parowozu
verb-raise_engine = Ulepszenie parowozu

## Ustawienia

preset-seed = Punktują żetony
    .help = Jak w arkuszu zasad: punktują żetony, teren kosztuje raz.
preset-official = Oficjalne
    .help = Jak w obecnej instrukcji: punktuje każdy odcinek, teren kosztuje za każdym razem.
option-map = Mapa, na której się gra.
    .name = Mapa
option-terrain_cost = Czy za rzeki i góry dopłaca się raz za rzekę lub grupę gór, czy za każdy żeton.
    .name = Koszt terenu
option-direct_complex = Czy żetony z dwoma torami można kłaść na puste pola.
    .name = Podwójne od razu
option-coexisting_upgrade_cost = Cena wymiany prostego żetonu na dwa tory obok siebie, w dolarach.
    .name = Wymiana na podwójny
option-income_reduction_table = Która tabela zmniejsza dochód; różnią się od dochodu 50.
    .name = Redukcja dochodu
option-vp_track_scope = Które połączenia punktują: drogi z miasta do miasta czy wszystkie ukończone.
    .name = Punktujące połączenia
option-vp_track_unit = Czy liczą się żetony, czy odcinki torów.
    .name = Punkty za tory
option-ownership_disc_limit = Ile odcinków może mieć spółka; 0 to brak limitu.
    .name = Znaczniki torów
option-rebuild_same_hex_same_turn = Czy na jednym polu można budować kilka razy w turze.
    .name = Przebudowa w tej samej turze
option-terrain_cost-first_per_feature = Tylko pierwszy żeton
option-terrain_cost-every_tile = Każdy żeton
option-income_reduction_table-seed = Do 8
option-income_reduction_table-official = Do 10
option-vp_track_scope-city_to_city = Z miasta do miasta
option-vp_track_scope-completed_links = Wszystkie połączenia
option-vp_track_unit-tile = Żetony
option-vp_track_unit-section = Odcinki
option-ownership_disc_limit-0 = Bez limitu
option-coexisting_upgrade_cost-3 = $3
option-coexisting_upgrade_cost-2 = $2

## Rozdziały zasad

rules-SETUP = Przygotowanie
rules-TURN = Tura
rules-INFO = Co wiedzą wszyscy
rules-SHARE = Emisja akcji
rules-ORDER = Kolejność graczy
rules-ACT = Działania specjalne
rules-MAP = Mapa
rules-BUILD = Budowa torów
rules-PLACE = Kładzenie żetonów
rules-REPL = Wymiana żetonów
rules-OWN = Czyje są tory
rules-URB = Nowe Miasta
rules-COST = Koszty
rules-SUP = Zapas
rules-MOVE = Przewóz towarów
rules-INC = Dochód
rules-EXP = Wydatki
rules-ELIM = Odpadnięcie
rules-RED = Redukcja dochodu
rules-GROW = Dostawa towarów
rules-END = Koniec gry
rules-VP = Punkty

## Słowa na stole

draw-goods = Tablica towarów
draw-goods_note = białe i czarne kości
draw-tracks = Dochód, akcje i parowóz
draw-order = Tura i kolejność graczy
draw-actions = Działania
draw-players = Gracze
draw-income = Dochód
draw-income_note = strata co turę
draw-shares = Wyemitowane akcje
draw-engine = Parowóz
draw-cash = Gotówka
draw-turn = Tura
draw-turn_of = Tura { $turn } z { $turns }
draw-player_order = Kolejność graczy
draw-order_place = { $player }: miejsce { $place }
draw-terrain_plain = równina
draw-terrain_river = rzeka
draw-terrain_mountain = góry
draw-terrain_town = miasteczko
draw-owner_none = niczyje
draw-tile = { $field }: { $tile }
draw-city = { $name }, miasto, kolor { $colour }, { $dice }
draw-city_plain = { $name }, miasto, kolor { $colour }
draw-white = biała
draw-black_die = czarna
draw-town = { $name }, miasteczko
draw-new_city = { $name }: Nowe Miasto { $letter }, kolor { $colour }
draw-cube = { $name }: kostka, kolor { $colour }
draw-cubes = { $name }: { $count ->
    [one] jedna kostka
    [few] { $count } kostki
   *[other] { $count } kostek
}, kolor { $colour }
draw-link = { $player }: połączenie { $one } – { $other }, długość { $tiles }
draw-unfinished = { $player }: nieukończony odcinek, początek { $one }, długość { $tiles }
draw-section = { $player }: odcinek, długość { $tiles }
draw-column = Kolumna { $column }: { $cities }
draw-column_letter = Kolumna { $column }: Nowe Miasto, kolor { $colour }, { $place }
draw-not_placed = nie ma na mapie
draw-box_empty = Pole { $column } { $row }: puste
draw-box_full = Pole { $column } { $row }: kostka, kolor { $colour }
draw-income_title = { $player }: dochód { $value }
draw-engine_title = { $player }: parowóz { $value }
draw-shares_title = { $player }: wyemitowane akcje: { $value }
draw-action_taken = { $action }: { $effect }. Ma: { $player }
draw-taken = { $player }: { $action }
draw-no_action = bez działania
draw-to_move = decyduje
draw-out = poza grą od tury { $turn }
draw-player = { $player }: gotówka ${ $cash }, dochód { $income }, akcje { $shares }, parowóz { $engine }, { $action }
draw-livery_1 = Sosna
draw-livery_2 = Pomarańcza
draw-livery_3 = Niebo
draw-livery_4 = Róża
draw-livery_5 = Umbra
draw-livery_6 = Kość słoniowa
draw-effect_first_move = przewozi przed innymi
draw-effect_first_build = buduje przed innymi
draw-effect_engineer = buduje o żeton więcej
draw-effect_locomotive = parowóz o poziom lepszy
draw-effect_urbanization = stawia Nowe Miasto
draw-effect_production = dodaje towary na tablicę
draw-effect_turn_order_pass = jeden pas w następnej licytacji

## Dlaczego czegoś nie wolno

AS-TURN-01 =
    .refusal = W tej fazie tury nie można tego zrobić.
AS-SHARE-01 =
    .refusal = Możesz wyemitować całkowitą liczbę akcji albo żadnej.
AS-SHARE-02 =
    .refusal = Wyemitowane akcje: { $issued }; z kolejnymi ({ $shares }) byłoby ich więcej niż { $most }.
AS-SHARE-04 =
    .refusal = Akcje emituje się tylko w ich fazie, na początku tury.
AS-ORDER-03 =
    .refusal = Nie można zalicytować ${ $amount }: najwyższa oferta to ${ $highest }, a masz ${ $cash }.
AS-ORDER-05 =
    .refusal = Nie masz Pasu w kolejności.
AS-ORDER-06 =
    .refusal = Zostajesz tylko ty i najwyższa oferta: licytuj albo odpadnij.
AS-ACT-01 =
    .refusal = Ktoś już ma to działanie: { action-name }.
AS-ACT-06 =
    .refusal = O ulepszeniu parowozu decydujesz zaraz po wybraniu Lokomotywy i tylko wtedy.
AS-MAP-01 =
    .refusal = Na { $hex } nie mogą leżeć tory.
AS-BUILD-03 =
    .refusal = To kosztuje ${ $price }, a masz ${ $cash }.
AS-BUILD-04 =
    .refusal = Nowe Miasto stawia się tylko przed pierwszym żetonem w turze.
AS-BUILD-05 =
    .refusal = Na { $hex } była już budowa w tej turze.
AS-PLACE-01 =
    .refusal = Na pustym polu { $hex } nie można położyć: { tile-name }.
AS-PLACE-03 =
    .refusal = Na { $hex } tory prowadziłyby do jeziora albo poza mapę.
AS-PLACE-04 =
    .refusal = Na { $hex } tory spotkałyby tory innego gracza.
AS-PLACE-05 =
    .refusal = Na { $hex } tory nie zaczynałyby się przy mieście ani przy torach, które możesz przedłużyć.
AS-PLACE-06 =
    .refusal = Tory prowadziłyby z { $node } z powrotem do { $node }.
AS-PLACE-07 =
    .refusal = Tego żetonu nie ma już w zapasie: { tile-name }.
AS-REPL-01 =
    .refusal = Stare tory na { $hex } zniknęłyby pod żetonem: { tile-name }.
AS-REPL-04 =
    .refusal = Torów na { $hex } nie można tak skierować.
AS-REPL-05 =
    .refusal = Na { $hex } zmieniłby się kierunek ukończonego połączenia albo torów innego gracza.
AS-REPL-06 =
    .refusal = Na { $hex } inne tory zajęłyby krawędź, którą opuszczają przekierowane.
AS-REPL-07 =
    .refusal = Na { $hex } nowy żeton musi zachować wszystkie wyjścia miasteczka i dodać jedno tam, gdzie możesz budować.
AS-REPL-10 =
    .refusal = Ten żeton już leży na { $hex }.
AS-OWN-08 =
    .refusal = Byłoby więcej odcinków niż { $limit }.
AS-URB-01 =
    .refusal = Nowe Miasto { $letter } nie może stanąć na { $town }: Urbanizacja stawia jedno, a żeton musi być w zapasie.
AS-URB-02 =
    .refusal = { $town } nie jest miasteczkiem, które może stać się miastem.
AS-SUP-01 =
    .refusal = Tego żetonu nie ma już w zapasie: { tile-name }.
AS-SUP-02 =
    .refusal = Wszystkie znaczniki miasteczek są w użyciu, na { $hex } może leżeć tylko żeton miasteczka.
AS-MOVE-03 =
    .refusal = Parowóz można w tej fazie ulepszyć raz i najwyżej do { $most }.
AS-MOVE-04 =
    .refusal = { $city }: nie ma tu towaru w tym kolorze: { $colour }.
AS-MOVE-05 =
    .refusal = Nie ma ukończonego połączenia { $from } – { $to }.
AS-MOVE-06 =
    .refusal = Droga ma połączeń: { $links }, a twój parowóz tylko { $engine }.
AS-MOVE-07 =
    .refusal = Kostka dwa razy trafiłaby do { $stop }.
AS-MOVE-08 =
    .refusal = Kostka ({ $colour }) zatrzymuje się w pierwszym mieście swojego koloru; { $stop } do tego nie pasuje.
AS-MOVE-10 =
    .refusal = { $stop } nie jest czarnym Nowym Miastem.
AS-MOVE-11 =
    .refusal = { $from } – { $to }: krawędź wyjazdu podaj właśnie wtedy, gdy prowadzi tam kilka połączeń.
AS-GROW-01 =
    .refusal = Pole { $box } tablicy towarów nie jest puste.
AS-GROW-02 =
    .refusal = Najpierw losujesz, a potem kładziesz każdą wylosowaną kostkę.
AS-END-02 =
    .refusal = Gra jest skończona.

## Obok planszy

panel-way = { $start } – { $end }
    .button = { $tiles ->
        [one] Zbuduj jeden żeton
        [few] Zbuduj { $tiles } żetony
       *[other] Zbuduj { $tiles } żetonów
    } za ${ $price }
panel-way-ended = { panel-way }, koniec
    .button = { panel-way.button }, koniec budowy
panel-two-ways = { $first } i { $second }
    .button = { panel-way.button }
panel-two-ways-ended = { panel-two-ways }, koniec
    .button = { panel-way.button }, koniec budowy
panel-ways-ended = To samo i koniec budowy
panel-turns = Całe budowy
panel-order-goods = Towary
panel-order-links = Połączenia
panel-order-price = Cena
panel-ways = { $count ->
    [one] Jedna droga: { $start } – { $end }
    [few] { $count } drogi: { $start } – { $end }
   *[other] { $count } dróg: { $start } – { $end }
}
panel-way-tiles = { $tiles ->
    [one] jeden żeton: { $hexes }
    [few] { $tiles } żetony: { $hexes }
   *[other] { $tiles } żetonów: { $hexes }
}
panel-way-plain = same równiny
panel-way-river = przez rzekę: { $hexes }
panel-way-replaced = wymiana żetonu: { $hexes }
panel-parts = Żeton { $at } z { $tiles }
panel-part = { $hex } ${ $price }
panel-part-refused = nie pasuje
panel-part-no-way = Z nim nie ma drogi: { $start } – { $end }.
panel-left = zostanie ${ $money }
panel-links = Połączenia na początek: potem budujesz dalej
panel-links-from = Połączenia na początek: { $node }
panel-column-tiles = żetony
panel-column-price = cena
panel-tiles = { $tiles }
panel-price = ${ $money }
panel-order-gain = Najlepsze dla mnie
panel-order-leader = Przeciw liderowi
panel-order-city = Według miasta
panel-deliveries = { $count ->
    [one] Jeden przewóz
    [few] { $count } przewozy
   *[other] { $count } przewozów
}
panel-column-you = ty
panel-column-others = inni
panel-gain = +{ $gain }
panel-nobody = nikt inny
panel-over = { $links ->
    [one] jedno połączenie
    [few] { $links } połączenia, przez { $via }
   *[other] { $links } połączeń, przez { $via }
}
panel-delivery = { $colour }: { $start } → { $end }
panel-both-rounds = Obie rundy, jeśli wtedy się da
panel-both = { $first }, potem { $second }
    .button = Przewieź teraz, w 2. rundzie { $second }
panel-raise-then = Ulepsz parowóz, potem { $second }
    .button = Ulepsz parowóz, w 2. rundzie { $second }
panel-nothing-both = Nie przewoź w żadnej rundzie
panel-bids = Licytacja
panel-column-cash = gotówka
panel-column-bid = oferta
panel-player = { $who }
panel-of-cash = z ${ $money }
panel-no-bid = –
panel-out = poza grą: miejsce { $place }.
panel-highest = najwyższa oferta
panel-you = ty
panel-still-bids = jeszcze licytuje
panel-places = Twoje miejsce za ofertę ${ $bid }
panel-column-pay = płacisz
panel-place = Miejsce { $place }.
panel-place-win = jeśli wszyscy inni odpadną
panel-place-drop = jeśli teraz odpadniesz
panel-place-later = { $others ->
    [one] jeśli jeden da więcej i wtedy odpadniesz
   *[other] jeśli { $others } graczy da więcej i wtedy odpadniesz
}
panel-taken = ma { $who }
panel-your-bid = Twoja oferta
panel-up-to = Licytuj aż do
panel-up-to-words = zawsze tylko tyle, by zostać, gdy cię przebiją
panel-bid-up-to = Zaoferuj ${ $value }, najwyżej ${ $limit }
    .button = { panel-bid-up-to }
panel-up-to-kept = Dopóki trwa ta licytacja, przebijasz najwyżej do ${ $limit }.
panel-drop = Odpadnij: miejsce { $place }. za ${ $price }
    .button = Odpadnij: miejsce { $place }. za ${ $price }
panel-build-way = Zbuduj drogę
panel-build = Zbuduj drogę: wskaż dwa miasta lub miasteczka
panel-no-way = { $tiles ->
    [one] Jednym żetonem i twoimi pieniędzmi nie ma drogi: { $start } – { $end }
   *[other] Liczbą żetonów { $tiles } i twoimi pieniędzmi nie ma drogi: { $start } – { $end }
}
panel-no-links = { $tiles ->
    [one] Jednym żetonem i twoimi pieniędzmi nie ukończysz połączenia
   *[other] Liczbą żetonów { $tiles } i twoimi pieniędzmi nie ukończysz połączenia
}
panel-no-deliveries = Z parowozem { $engine } nie da się nic dostarczyć
panel-waiting = { $count ->
    [one] Jedna kostka ({ $colour }) czeka: { $start } → { $end }.
    [few] Czekają { $count } kostki ({ $colour }): { $start } → { $end }.
   *[other] Czeka { $count } kostek ({ $colour }): { $start } → { $end }.
}
panel-without = bez
panel-with = z tym
panel-deliver-nothing = bez przewozu
panel-deliver-best = najlepsze przewozy
panel-cash-left = Zostanie
panel-money = ${ $money }
panel-plus = +${ $money }
panel-minus = −${ $money }
panel-number = { $number }
panel-way-mountain = przez góry: { $hexes }
panel-deliver = Przewieź kostkę: runda { $round } z 2, parowóz { $engine }
panel-shares = Akcje do emisji
panel-share-costs = Każda akcja daje teraz ${ $money }, a kosztuje 3 punkty na końcu i $1 co turę.
panel-actions = Wolne działania
panel-engine = Twój parowóz ma { $engine }; każdy poziom kosztuje $1 co turę
panel-take-raise = Lokomotywa: parowóz { $engine }
    .button = Weź Lokomotywę, parowóz { $engine }
panel-take-decline = Lokomotywa: parowóz zostaje { $engine }
    .button = Weź Lokomotywę, parowóz zostaje { $engine }
panel-urbanize = Najpierw możesz postawić Nowe Miasto: wskaż miasteczko.
panel-new-cities = Nowe Miasto: { $town }
panel-end-of-turn = Koniec tej tury
panel-cash-before = Gotówka przed dochodem
panel-income = Dochód
panel-expenses = { $shares ->
    [one] Jedna akcja i parowóz { $engine }
    [few] { $shares } akcje i parowóz { $engine }
   *[other] { $shares } akcji i parowóz { $engine }
}
panel-income-next = Dochód w następnej turze
panel-growth = Towary przybędą: { $city } (kość { $die })
panel-percent = { $percent } %
panel-must-deliver = Przewoź, inaczej jesteś winien ${ $owe }, a masz ${ $have }.
panel-tight = Pójdzie każdy dolar. Przewieź choć raz.
panel-bankrupt = Zbankrutujesz: brakuje ${ $money }.
panel-short = Winien ${ $owe }, masz ${ $have }: dochód −{ $points }.
## Reasons for advice

reason-forecast = dostawy, które nadejdą, bez pieniędzy na nie: { $points }
reason-distance = co jeszcze może się zmienić do końca: { $points }
reason-track = punkty za tory: { $points }
reason-engine = silniejszy parowóz na kolejne tury: { $points }
reason-network = co twoja sieć przewiezie później: { $points }
reason-income = dochód w kolejnych turach: { $points }
reason-cash = pieniądze w ręku: { $points }
reason-shares = akcje, za które się płaci: { $points }
reason-rivals = co mają rywale: { $points }
reason-rivals-growth = co rywale zarobią: { $points }
reason-leader = najsilniejszy rywal: { $points }
reason-ruin = groźba bankructwa: { $points }
reason-links = gotowe połączenia na kolejne tury: { $points }
reason-shortage = pieniądze, których zabraknie w tej turze: { $points }

## Koniec tury krok po kroku

end-money = Dochód, wydatki, redukcja
end-growth =
    Dostawa towarów, { $side ->
        [W] białe
       *[B] czarne
    } kości
end-column-cash = gotówka
end-column-income-collected = dochód
end-column-expenses-paid = wydatki
end-column-cash-after = zostaje
end-column-income-reduced = dochód
