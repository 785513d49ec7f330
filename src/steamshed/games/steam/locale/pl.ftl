# Steam po polsku. Czego tu nie ma, jest takie samo w każdym języku.

title = Steam
phase-opening_auction = Licytacja początkowa
    .short = Licytacja
phase-capital = Kapitał
phase-auction = Licytacja kolejności
    .short = Kolejność
phase-take_action = Płytki akcji
    .short = Akcje
phase-build = Budowa torów
    .short = Budowa
phase-goods = Dostawa towarów
    .short = Dostawa
phase-take_points = Punkty za dostawę
    .short = Punkty
phase-over = Koniec gry
## Co się stało

bid = { $who } licytuje ${ $amount }.
auction-passed = { $who } pasuje.
stayed-in = { $who } pasuje i zostaje w licytacji dzięki płytce Kolejność.
dropped-out = { $who } wycofuje się z licytacji i zajmie { $position }. miejsce.
position-taken = { $who } zajmuje { $position }. miejsce w kolejności i { $price ->
    [0] nic nie płaci
   *[other] płaci ${ $price }
}.
money-raised = { $who } pozyskuje ${ $money } (teraz dochód { $income }, { $vp ->
    [one] { $vp } punkt zwycięstwa
    [few] { $vp } punkty zwycięstwa
   *[other] { $vp } punktów zwycięstwa
}).
no-capital = { $who } nie pozyskuje kapitału.
action-taken = { $who } bierze płytkę { $tile }{ $declared ->
    [use] { " " }(użyje jej)
    [pass] { " " }(z pasem)
   *[other] { "" }
}, { $price ->
    [0] za darmo
   *[other] za ${ $price }
}.
locomotive-improved = { $who } ulepsza lokomotywę do poziomu { $level }.
tile-placed = { $who } buduje na { $hex } za ${ $price }: { $face }.
tile-improved = { $who } ulepsza żeton na { $hex } za ${ $price }: { $face }.
link-redirected = { $who } zmienia kierunek połączenia na { $hex } za ${ $price }.
link-completed = Połączenie { $from } – { $to } jest ukończone; { $owned ->
    [0] nie należy do nikogo.
   *[1] właściciel: { $who }.
}
link-lost = { $who } traci nieukończone połączenie przy { $hex }.
urbanized = { $who } buduje Nowe Miasto ({ $colour }): { $town }.
city-grown = { $who } używa Rozwoju miasta: { $city }.
cubes-arrived = { $city }: przybywają kostki z pola { $space } ({ $colours }).
build-turn-ended = { $who } kończy budowę.
delivered = { $who } dostarcza kostkę ({ $colour }) przez { $links ->
    [one] jedno połączenie
    [few] { $links } połączenia
   *[other] { $links } połączeń
}: { $route }.
income-taken = { $who } bierze { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} jako dochód (teraz { $income }).
vp-taken = { $who } bierze { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[other] { $points } punktów zwycięstwa
} (teraz { $vp }).
goods-passed = { $who } w tym obiegu dostaw pasuje.
income-received = { $who } { $money ->
    [0] nie ma żadnego dochodu.
   *[other] otrzymuje ${ $money } dochodu.
}
expenses-paid = { $who } płaci ${ $money } wydatków.
steps-lost = { $who }: brakuje ${ $short }, więc się cofa: dochód { $income }, punkty zwycięstwa { $vp }.
bankrupt = { $who } bankrutuje i odpada z gry.
order-changed = Numery płytek akcji ustalają nową kolejność.
round-begins = Zaczyna się runda { $round }.
game-over = Partia kończy się po rundzie { $round }.

## Co robi wybór

choice-bid = Zalicytuj ${ $amount }
choice-pass = Pasuj
choice-drop = Wycofaj się
choice-capital = { $money ->
    [0] Nie pozyskuj kapitału
   *[other] Pozyskaj ${ $money }
}
choice-take = { $tile }{ $declared ->
    [use] { " " }– użyj
    [pass] { " " }– pasuj
   *[other] { "" }
}
choice-build = { $hex }: { $face }, ${ $price }
    .button = Zbuduj za ${ $price }
choice-improve-tile = Ulepsz { $hex }: { $face }, ${ $price }
    .button = Ulepsz za ${ $price }
choice-redirect = Zmień kierunek połączenia na { $hex }: bok { $to }, ${ $price }
    .button = Zmień kierunek za ${ $price }
choice-urbanize = Nowe Miasto: { $town }, { $colour }{ $space ->
    [0] { "" }
   *[other] , kostki z pola { $space }
}
choice-grow = { $city }: kostki z pola { $space }
choice-end = Zakończ budowę
choice-deliver = Dostarcz kostkę ({ $colour }): { $route }
    .button = { $links ->
        [one] Dostarcz: 1 połączenie, własne: { $own }
        [few] Dostarcz: { $links } połączenia, własne: { $own }
       *[other] Dostarcz: { $links } połączeń, własne: { $own }
    }
choice-improve = Ulepsz lokomotywę
choice-income = Weź { $points ->
    [one] punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} jako dochód
choice-vp = { $points ->
    [one] Weź punkt zwycięstwa
    [few] Weź { $points } punkty zwycięstwa
   *[other] Weź { $points } punktów zwycięstwa
}

## Ustawienia

preset-base = Gra podstawowa
    .help = Gra podstawowa na północnym wschodzie Stanów Zjednoczonych.
preset-standard = Gra standardowa
    .help = Z kapitałem, licytacją w każdej rundzie i utrzymaniem lokomotywy.
preset-base_ruhr = Gra podstawowa, Ruhra
    .help = Gra podstawowa w Zagłębiu Ruhry, także na sześć osób.
preset-standard_ruhr = Gra standardowa, Ruhra
    .help = Gra standardowa w Zagłębiu Ruhry, także na sześć osób.
option-map = Mapa, na której się gra.
    .name = Mapa
option-map-us = Północny wschód USA
option-map-ruhr = Zagłębie Ruhry
option-rules = Gra podstawowa albo standardowa z kapitałem, licytacjami i utrzymaniem lokomotywy.
    .name = Zasady
option-rules-base = Gra podstawowa
option-rules-standard = Gra standardowa
option-initial_order = Pierwsza kolejność w grze podstawowej: licytacja albo losowanie z pieniędzmi dla dalszych miejsc.
    .name = Pierwsza kolejność
option-initial_order-auction = Licytacja
option-initial_order-random_first_game = Losowanie
option-income_max = Górny koniec skali dochodu; 0 to brak końca.
    .name = Najwyższy dochód
option-income_max-10 = 10
option-income_max-0 = Bez końca
option-town_revisit_in_delivery = Czy kostka może po drodze kilka razy przejechać przez to samo miasteczko.
    .name = Miasteczko dwa razy
option-town_revisit_in_delivery-allowed = Wolno
option-town_revisit_in_delivery-forbidden = Nie wolno
option-base_last_vp = Czy przy najniższym dochodzie ostatni pojedynczy punkt także daje $5.
    .name = Ostatni punkt
option-base_last_vp-two_needed = Dwa punkty za $5
option-base_last_vp-one_is_enough = Wystarczy jeden
option-standard_lenient = Ulga dla początkujących w grze standardowej: na co pozyskuje się pieniądze tak jak w podstawowej.
    .name = Ulga dla początkujących
option-standard_lenient-off = Brak
option-standard_lenient-track = Na tory
option-standard_lenient-upkeep = Na utrzymanie
option-standard_lenient-both = Na jedno i drugie
option-lenient_seats = Kto ma ulgę dla początkujących.
    .name = Kto ma ulgę
option-urbanize_unavailable_pass = Czy Urbanizację można wziąć z pasem, gdy nie ma już miasteczka lub Nowego Miasta.
    .name = Urbanizacja z pasem
option-urbanize_unavailable_pass-allowed = Wolno
option-urbanize_unavailable_pass-forbidden = Nie wolno

## Fazy, pytania, czasowniki

ask-opening_auction = Licytuj miejsce w kolejności albo pasuj
ask-auction = Licytuj kolejność albo pasuj
ask-capital = Ile kapitału pozyskujesz?
ask-take_action = Wybierz płytkę akcji
ask-build = Budowa torów: wybierz pole albo zakończ
ask-build-next = Budowa na { $hex }: wybierz żeton
ask-redirect-next = Zmiana kierunku na { $hex }: wybierz nowy bok
ask-urbanize-next = Nowe Miasto w { $town }: wybierz kolor i kostki
ask-grow-next = Rozwój miasta, { $city }: wybierz kostki
ask-end = Nic więcej nie da się zbudować
ask-goods = Wybierz kostkę, ulepsz lokomotywę albo pasuj
ask-deliver-next = Kostka ({ $colour }): wybierz drogę
ask-take_points = Dochód teraz czy punkty na koniec?
verb-bid = Licytuj
verb-pass = Pasuj
verb-drop = Wycofaj się
verb-capital = Pozyskaj kapitał
verb-take = Weź płytkę
verb-build = Zbuduj
verb-redirect = Zmień kierunek
verb-urbanize = Nowe Miasto
verb-grow = Rozwój miasta
verb-end = Zakończ
verb-deliver = Dostarcz
verb-improve = Ulepsz lokomotywę
verb-income = Weź dochód
verb-vp = Weź punkty

## Nazwy

tile-turn_order = Kolejność
tile-first_move = Pierwsza dostawa
tile-engineer = Inżynier
tile-first_build = Pierwsza budowa
tile-city_growth = Rozwój miasta
tile-locomotive = Lokomotywa
tile-urbanization = Urbanizacja
tile-21 = prosty tor
tile-22 = łagodny łuk
tile-23 = ciasny łuk
tile-41 = skrzyżowanie dwóch prostych torów
tile-42 = skrzyżowanie prostego toru i łagodnego łuku
tile-43 = skrzyżowanie dwóch łagodnych łuków
tile-44 = prosty tor i ciasny łuk
tile-45 = dwa łagodne łuki
tile-46 = łagodny i ciasny łuk
tile-47 = ciasny i łagodny łuk
tile-T11 = miasteczko, jedno wyjście
tile-T21 = miasteczko, dwa wyjścia, prosto
tile-T22 = miasteczko, dwa wyjścia, łagodnie
tile-T23 = miasteczko, dwa wyjścia, ciasno
tile-T31 = miasteczko, trzy wyjścia, równo
tile-T32 = miasteczko, trzy wyjścia, w lewo
tile-T33 = miasteczko, trzy wyjścia, w prawo
tile-T34 = miasteczko, trzy wyjścia, ciasno
tile-T41 = miasteczko, cztery wyjścia, pacyfka
tile-T42 = miasteczko, cztery wyjścia, X
tile-T43 = miasteczko, cztery wyjścia, półgwiazda
face-21 = { tile-21 }
face-22 = { tile-22 }
face-23 = { tile-23 }
face-41 = { tile-41 }
face-42 = { tile-42 }
face-43 = { tile-43 }
face-44 = { tile-44 }
face-45 = { tile-45 }
face-46 = { tile-46 }
face-47 = { tile-47 }
face-T11 = { tile-T11 }
face-T21 = { tile-T21 }
face-T22 = { tile-T22 }
face-T23 = { tile-T23 }
face-T31 = { tile-T31 }
face-T32 = { tile-T32 }
face-T33 = { tile-T33 }
face-T34 = { tile-T34 }
face-T41 = { tile-T41 }
face-T42 = { tile-T42 }
face-T43 = { tile-T43 }
newcity-red = Nowe Miasto, kolor czerwony
newcity-blue = Nowe Miasto, kolor niebieski
newcity-purple = Nowe Miasto, kolor fioletowy
newcity-yellow = Nowe Miasto, kolor żółty
newcity-gray = Nowe Miasto, kolor szary
colour-red = czerwony
colour-blue = niebieski
colour-purple = fioletowy
colour-yellow = żółty
colour-gray = szary
figure-cash = Gotówka
figure-income = Dochód
figure-points = Punkty
figure-locomotive = Lokomotywa
    .short = Loko
score-points = Punkty zwycięstwa
score-income = Dochód
score-links = Połączenia

## Rozdziały zasad

rules-GEN = Gra
rules-SETUP = Przygotowanie
rules-MONEY = Pieniądze
rules-ORDER = Licytacja początkowa
rules-ROUND = Runda
rules-ACT = Płytki akcji
rules-TILE = Żetony torów
rules-BUILD = Budowa torów
rules-TOWN = Miasteczka
rules-LINK = Połączenia
rules-REDIR = Zmiana kierunku połączeń
rules-IMPR = Ulepszanie żetonów
rules-URB = Urbanizacja
rules-GROW = Rozwój miasta
rules-MOVE = Dostawa towarów
rules-INC = Dochód i wydatki
rules-BANK = Bankructwo
rules-NEXT = Następna runda
rules-STD = Gra standardowa
rules-SCORE = Punktacja
rules-END = Koniec gry

## Słowa na stole

draw-goods = Zapas towarów
draw-new_cities = Nowe Miasta
draw-growth_markers = Znaczniki rozwoju
draw-tracks = Dochód, punkty i lokomotywy
draw-order = Runda i kolejność
draw-actions = Płytki akcji
draw-players = Gracze
draw-income = Dochód
draw-vp = Punkty zwycięstwa
draw-vp_note = 50 na okrążenie
draw-locomotive = Lokomotywa
draw-round = Runda
draw-round_of = Runda { $round } z { $rounds }
draw-turn_order = Kolejność
draw-order_place = { $player }: miejsce { $place }
draw-terrain_plain = równina
draw-terrain_river = rzeka
draw-terrain_mountain = góry
draw-terrain_gorge = rzeka w górach
draw-terrain_town = miasteczko
draw-owner_none = niczyje
draw-tile = { $field }: { $tile }
draw-city = { $name }, miasto, kolor { $colour }
draw-grown = { $name }: znacznik rozwoju
draw-town = { $name }, miasteczko
draw-new_city = { $name }: Nowe Miasto, kolor { $colour }
draw-cube = { $name }: kostka, kolor { $colour }
draw-cubes = { $name }: { $count ->
    [one] jedna kostka
    [few] { $count } kostki
   *[other] { $count } kostek
}, kolor { $colour }
draw-link = { $player }: połączenie { $one } – { $other }, długość { $tiles }
draw-incomplete = { $player }: nieukończone połączenie, początek { $one }, długość { $tiles }
draw-section = { $player }: tory, długość { $tiles }
draw-space_empty = Pole { $space }: puste
draw-space_full = Pole { $space }: { $cubes }
draw-space_cube = Pole { $space }: kostka, kolor { $colour }
draw-new_city_stock = Nowe Miasto, kolor { $colour }: zostało { $count }
draw-markers_stock = { $count ->
    [one] { $count } znacznik rozwoju w zapasie
    [few] { $count } znaczniki rozwoju w zapasie
   *[many] { $count } znaczników rozwoju w zapasie
}
draw-income_title = { $player }: dochód { $value }
draw-vp_title = { $player }: { $value ->
    [one] jeden punkt zwycięstwa
    [few] { $value } punkty zwycięstwa
   *[other] { $value } punktów zwycięstwa
}
draw-locomotive_title = { $player }: lokomotywa { $value }
draw-action_taken = { $number } { $action }: { $effect }. Ma ją: { $player }
draw-taken = { $player }: { $action }
draw-no_action = bez płytki akcji
draw-with_pass = { $action } (pas)
draw-bid = oferta ${ $bid }
draw-bid_none = jeszcze bez oferty
draw-bid_place = { $place }. miejsce
draw-bid_passed = pas
draw-to_move = decyduje
draw-out = bankructwo
draw-player = { $player }: gotówka ${ $cash }, dochód { $income }, punkty zwycięstwa { $points }, lokomotywa { $locomotive }, { $action }
draw-livery_1 = Zielony
draw-livery_2 = Pomarańczowy
draw-livery_3 = Błękitny
draw-livery_4 = Różowy
draw-livery_5 = Brązowy
draw-livery_6 = Kremowy
draw-effect_turn_order = pierwsze miejsce w następnej rundzie
draw-effect_turn_order_standard = jeden pas w następnej licytacji
draw-effect_first_move = dostarcza jako pierwszy gracz
draw-effect_engineer = buduje o żeton więcej
draw-effect_first_build = buduje jako pierwszy gracz
draw-effect_city_growth = kostki dla miasta
draw-effect_locomotive = o poziom wyżej
draw-effect_urbanization = stawia Nowe Miasto
draw-price_and_level = ${ $price } + poziom

## Zasady, według numerów; .refusal mówi, dlaczego czegoś nie wolno

ST-GEN-01 = Ilu graczy może grać, zależy od mapy: na północnym wschodzie USA od trzech do pięciu, w Zagłębiu Ruhry od trzech do sześciu.
ST-GEN-02 = Wszystko jest jawne: pieniądze, skale punktacji, kostki na mapie i w zapasie, pozostałe żetony. Ukryta jest tylko kolejność losowania z woreczka, a po przygotowaniu nikt już z woreczka nie losuje.
ST-GEN-03 = Bankowi nigdy nie brakuje pieniędzy i zawsze może wydać resztę.
ST-GEN-04 = Możesz mieć dowolnie wiele połączeń; liczba krążków, które je oznaczają, nie jest ograniczeniem.
ST-GEN-05 = Jest 136 żetonów torów. Żetonu, którego już nie ma, nie można zbudować.
    .refusal = Tego żetonu już nie ma: { $face }.
ST-GEN-06 = Gracze nigdy nie decydują jednocześnie, a po przygotowaniu nic nie zależy od losu.
ST-GEN-07 = Wszystkie kwoty to pełne dolary, a wszystkie oferty liczby całkowite.
ST-GEN-08 = Miejsca i kolory ustala się przed przygotowaniem. „Zgodnie z ruchem wskazówek zegara” i „po lewej” odnosi się do miejsc, „kolejność” do skali kolejności. Gracza, który odpadł z gry, wszędzie się pomija.
ST-SETUP-01 = Wszystkie 96 kostek trafia do woreczka. Każde miasto dostaje tyle losowych kostek, ile na nim nadrukowano; wylosowane nie wracają. Najpierw zapełnia się miasta, potem pola zapasu od 1 do 12.
ST-SETUP-02 = W Zagłębiu Ruhry przy dokładnie trzech graczach każde miasto dostaje o jedną kostkę mniej.
ST-SETUP-03 = Każde z 12 pól zapasu towarów dostaje 3 losowe kostki. Przy dokładnie trzech graczach dostaje 2, na obu mapach.
ST-SETUP-04 = Kostka może leżeć na mieście swojego koloru. Można ją dostarczyć tylko do innego miasta tego koloru.
ST-SETUP-05 = Znaczniki rozwoju i Nowe Miasta leżą obok mapy.
ST-SETUP-06 = Każdy gracz bierze kolor i zaczyna z dochodem 0, bez punktów zwycięstwa, z lokomotywą na poziomie 1 i bez pieniędzy.
ST-SETUP-07 = Znacznik rundy stoi na 1.
ST-SETUP-08 = Gra podstawowa, pierwsza kolejność przez licytację: kolejność ustala licytacja początkowa i nikt nie dostaje pieniędzy na początek.
ST-SETUP-09 = Gra podstawowa, pierwsza kolejność losowa: każdy losuje płytkę akcji. Pierwszy jest najniższy numer, a inni idą od niego zgodnie z ruchem wskazówek zegara. Drugi dostaje $1, trzeci $2, czwarty $3, piąty $4, szósty $5. Płytki wracają i licytacji nie ma.
ST-SETUP-10 = Gra standardowa: każdy losuje płytkę akcji. Pierwszy jest najniższy numer, drugi następny i tak dalej; miejsca przy stole nie mają znaczenia. Płytki wracają i nikt nie dostaje pieniędzy na początek.
ST-SETUP-11 = Nadrukowane miasto może dostać znacznik rozwoju raz w grze. Żadne nadrukowane miasto nie jest szare.
    .refusal = { $city } ma już znacznik rozwoju.
ST-MONEY-01 = Najpierw płacisz z gotówki. Pieniądze z banku bierze się tylko wtedy, gdy gotówka nie starcza na płatność, którą trzeba zrobić teraz.
ST-MONEY-02 = Przy pozyskiwaniu pieniędzy każde $5 obniża twój dochód o 1.
ST-MONEY-03 = Przy dochodzie −10 każde następne $5 kosztuje zamiast tego 2 punkty zwycięstwa.
ST-MONEY-04 = Pozyskujesz tylko tyle razy $5, ile pokrywa brak, i więcej nie można; reszta, najwyżej $4, zostaje jako gotówka. Zawsze najpierw spada dochód, dopiero potem punkty. Pozyskiwanie dzieje się więc samo i nie jest decyzją.
ST-MONEY-05 = Przy dochodzie −10 i mniej niż 2 punktach zwycięstwa nie można pozyskać pieniędzy. Z opcją „Wystarczy jeden” także jeden ostatni punkt daje $5.
ST-MONEY-06 = Najwięcej możesz zapłacić tyle: gotówka, $5 za każdy krok dochodu aż do −10 i $5 za każde 2 punkty zwycięstwa. Oferta, płytka akcji lub żeton toru, które kosztują więcej, nie są dozwolone.
    .refusal = To kosztuje ${ $price }; pozyskać można najwyżej ${ $funds }.
ST-MONEY-07 = Za żeton toru płacisz, gdy go kładziesz, za płytkę akcji, gdy ją bierzesz. Reszta z każdych $5 pomaga przy następnej płatności, więc płacenie żeton po żetonie kosztuje tyle samo, co zapłata za całą budowę naraz.
ST-MONEY-08 = W grze podstawowej pieniądze pozyskuje się na te płatności: zwycięską ofertę licytacji początkowej, płytkę akcji, każdy budowany, ulepszany lub kierowany inaczej żeton i ujemny dochód. W fazie dostawy towarów nie ma za co płacić. Bez takiej płatności, na zapas ani gdy gotówki starcza, pieniędzy pozyskać nie można.
    .refusal = W grze podstawowej pieniędzy nie można wziąć z góry: bank daje je, gdy musisz zapłacić.
ST-MONEY-09 = Pozyskanie pieniędzy od razu obniża dochód. To, co należy się w obecnej fazie dochodu, się nie zmienia, ale w późniejszych rundach i w punktacji liczy się niższy dochód.
ST-ORDER-01 = Miejsca w kolejności licytuje się jedno po drugim, zaczynając od pierwszego. Ostatniego miejsca się nie licytuje: dostaje je za darmo gracz, który został.
ST-ORDER-02 = Licytację o pierwsze miejsce otwiera wylosowany gracz. Licytuje się według miejsc, zgodnie z ruchem wskazówek zegara.
ST-ORDER-03 = W swojej kolejce dajesz więcej niż obecna oferta albo pasujesz i o to miejsce już nie licytujesz. Pierwsza oferta może wynosić $0.
    .refusal = Oferta ${ $amount } jest za niska: obecna to ${ $highest }.
ST-ORDER-04 = Gdy wszyscy inni spasują, ten, kto został, wygrywa za swoją ofertę albo za $0, jeśli nikt nie licytował. Od razu płaci, w razie potrzeby pozyskując pieniądze, i zajmuje miejsce. Kto ma najwyższą ofertę, nigdy nie musi przebijać sam siebie.
ST-ORDER-05 = Zwycięzcy nie biorą udziału w dalszych licytacjach. Następną otwiera pierwszy gracz po lewej od ostatniego zwycięzcy, który nie ma jeszcze miejsca.
ST-ORDER-06 = Nie możesz dać więcej, niż zdołasz zapłacić; na początku to $50.
    .refusal = Oferta ${ $amount } jest za wysoka: pozyskać można najwyżej ${ $funds }.
ST-ORDER-07 = Po pasie o jedno miejsce możesz znów licytować o następne.
ST-ROUND-01 = Runda gry podstawowej ma sześć faz: płytki akcji, budowa torów, dostawa towarów (dwa obiegi), dochód i wydatki, kolejność, następna runda. Każda faza kończy się, zanim zacznie się następna.
    .refusal = Teraz nie można tego zrobić: trwa faza „{ $phase }”.
ST-ROUND-02 = Runda gry standardowej ma siedem faz: kapitał, licytacja kolejności, płytki akcji, budowa torów, dostawa towarów (dwa obiegi), dochód i wydatki, następna runda.
    .refusal = Teraz nie można tego zrobić: trwa faza „{ $phase }”.
ST-ROUND-03 = Gra trwa 10, 8, 7 lub 7 rund przy 3, 4, 5 lub 6 graczach. Liczą się gracze, którzy zaczęli.
ST-ROUND-04 = Ostatnia runda kończy się na dochodzie i wydatkach: w grze podstawowej nie ma w niej faz 5 i 6, w standardowej fazy 7. Potem partia jest skończona.
    .refusal = Partia jest skończona.
ST-ACT-01 = Po kolei każdy gracz bierze dokładnie jedną z pozostałych płytek. Nikt nie może zostać bez niej.
    .refusal = Inny gracz ma już tę płytkę: { $tile }.
ST-ACT-02 = Płytki to 1 Kolejność, 2 Pierwsza dostawa, 3 Inżynier, 4 Pierwsza budowa, 5 Rozwój miasta, 6 Lokomotywa, 7 Urbanizacja.
ST-ACT-03 = W grze podstawowej płacisz, gdy bierzesz płytkę: płytki od 1 do 4 są darmowe, Rozwój miasta kosztuje $2, Lokomotywa $4 i do tego liczbę nowego poziomu, Urbanizacja $6. W grze standardowej wszystkie są darmowe.
ST-ACT-04 = Kolejność w grze podstawowej w tej rundzie nic nie daje, ale z numerem 1 masz pierwsze miejsce w następnej.
ST-ACT-05 = Pierwsza dostawa: w obu obiegach dostawy towarów działasz przed innymi.
ST-ACT-06 = Inżynier: w swojej budowie masz 4 operacje na żetonach zamiast 3, każdą po zwykłej cenie.
ST-ACT-07 = Pierwsza budowa: budujesz przed innymi; oni idą po kolei.
ST-ACT-08 = Lokomotywa: twoja lokomotywa od razu zyskuje jeden poziom. Na poziomie 6 tej płytki wziąć nie można.
    .refusal = Twoja lokomotywa ma już najwyższy poziom, 6.
ST-ACT-09 = Biorąc w grze podstawowej Rozwój miasta lub Urbanizację, od razu zapowiadasz użycie albo pas. Przy użyciu płacisz; z pasem nie płacisz i płytki użyć nie możesz. Zapowiedź jest ostateczna.
    .refusal = { $why ->
        [say] Najpierw zapowiedz, czy używasz tej płytki: { $tile }.
        [plain] Tej płytki się nie zapowiada: { $tile }.
       *[passed] Ta płytka jest wzięta z pasem, więc w tej rundzie nie można jej użyć: { $tile }.
    }
ST-ACT-10 = Użycia Rozwoju miasta nie można zapowiedzieć, gdy wszystkie pola zapasu są puste, nie ma już znaczników rozwoju albo każde miasto już go ma. Płytkę można nadal wziąć z pasem.
    .refusal = { $why ->
        [cubes] Nie można użyć Rozwoju miasta: zapas towarów jest pusty.
        [marker] Nie można użyć Rozwoju miasta: nie ma już znacznika rozwoju.
       *[city] Nie można użyć Rozwoju miasta: każde miasto ma już znacznik.
    }
ST-ACT-11 = Użycia Urbanizacji nie można zapowiedzieć, gdy nie ma już miasteczka lub Nowego Miasta. Płytkę można nadal wziąć z pasem. Jeśli opcja zabrania Urbanizacji z pasem, nikt nie może wtedy wziąć płytki 7, w grze podstawowej ani standardowej.
    .refusal = { $why ->
        [town] Nie można użyć Urbanizacji: nie ma już miasteczka.
       *[tile] Nie można użyć Urbanizacji: nie ma już Nowego Miasta.
    }
ST-ACT-12 = W grze standardowej przy braniu płytki niczego się nie zapowiada: w swojej budowie używasz jej albo nie.
    .refusal = W grze standardowej przy braniu płytki nie zapowiada się jej użycia.
ST-ACT-13 = W grze podstawowej użyć Rozwoju miasta lub Urbanizacji, a Lokomotywę w ogóle wziąć, możesz tylko wtedy, gdy starczy na to pieniędzy, które możesz pozyskać; Lokomotywa nie ma pasu. Płytek od 1 do 4 ani pasu nigdy nie odmawia się z powodu pieniędzy.
    .refusal = Płytka kosztuje ${ $price }; pozyskać można najwyżej ${ $funds }.
ST-ACT-14 = Nikt nie zostaje bez płytki. Jeśli opcja zabrania Urbanizacji z pasem, ostatniemu z sześciu graczy, z lokomotywą na poziomie 6, mogą zostać tylko płytki 6 i 7. Bierze wtedy mimo to Urbanizację z pasem. Inaczej nie może się to zdarzyć, bo z dwóch płytek co najmniej jedna nie jest Lokomotywą.
ST-ACT-15 = Rozwoju miasta i Urbanizacji używasz we własnej budowie, nie w budowie innego gracza. Kostki można dostarczyć w fazie dostawy tej samej rundy.
    .refusal = W tej rundzie nie masz tej płytki: { $tile }.
ST-BUILD-01 = Gracze budują po kolei; posiadacz Pierwszej budowy przed wszystkimi.
ST-BUILD-02 = W swojej budowie masz do 3 operacji na żetonach, jako Inżynier do 4: położenie żetonu na pustym polu, ulepszenie żetonu i zmiana kierunku żetonu to po jednej. Nowe Miasto się nie liczy.
    .refusal = W tej budowie wszystkie operacje na żetonach są już wykorzystane.
ST-BUILD-03 = Nigdy nie musisz budować. Ale zapowiedziane w grze podstawowej użycie Rozwoju miasta lub Urbanizacji trzeba wykonać przed końcem swojej budowy. Tylko jeśli stało się niemożliwe, przepada, a ceny się nie zwraca.
    .refusal = Użycie płytki akcji jest zapowiedziane: najpierw jej użyj.
ST-BUILD-04 = Żeton toru kładzie się na polu bez miasta i miasteczka, żeton miasteczka na miasteczku. Na miasteczku mogą leżeć tylko żetony miasteczek i Nowe Miasto. Na mieście i poza mapą nic się nie buduje.
    .refusal = { $why ->
        [city] { $hex } to miasto: nie może tam leżeć żeton.
        [town] { $hex } to miasteczko: może tam leżeć tylko żeton miasteczka.
        [plain] Żeton miasteczka kładzie się tylko na miasteczku, nie na { $hex }.
       *[outside] Na { $hex } nie można nic zbudować.
    }
ST-BUILD-05 = Żadne wyjście żetonu nie może prowadzić do grubej czarnej linii ani do krawędzi mapy.
    .refusal = { $why ->
        [black] Wyjście na { $hex } prowadziłoby do grubej czarnej linii.
       *[outside] Wyjście na { $hex } prowadziłoby poza mapę.
    }
ST-BUILD-06 = Poza miastami i miasteczkami tory nigdy się nie rozgałęziają ani nie zbiegają.
ST-BUILD-07 = Tam, gdzie wyjście żetonu dotyka miasta, tory kończą się w tym mieście. Tam, gdzie trafia na wyjście sąsiedniego żetonu, oba stają się jedną linią. Wszędzie indziej to otwarty koniec.
ST-BUILD-08 = Nowe tory nie mogą się łączyć z torami innego gracza. Mogą to tylko nowe wyjścia żetonu miasteczka.
    .refusal = Tory na { $hex } połączyłyby się z torami innego gracza.
ST-BUILD-09 = Każdy nowy kawałek toru musi być połączony: jego linia musi kończyć się w mieście albo w miasteczku, w którym już było inne twoje połączenie, lub zawierać tory, które już były twoje. Inaczej nie jest połączony z miastem własnymi torami i budować go nie wolno.
    .refusal = Tory na { $hex } nie byłyby połączone z miastem własnymi torami.
ST-BUILD-10 = Nowe połączenie może zaczynać się przy dowolnym mieście, nawet daleko od innych twoich, ale nie przy miasteczku, w którym nie masz torów. Twoja sieć może składać się z kilku części.
ST-BUILD-11 = Pierwszy twój żeton w grze prowadzi więc z miasta.
ST-BUILD-12 = Połączenie nie może zaczynać się i kończyć w tym samym mieście lub miasteczku. Jego otwarty koniec nie może wskazywać z powrotem na miasteczko, w którym się zaczyna. Tak żetonu nie wolno położyć, ulepszyć ani skierować. Pętle z kilku połączeń są dozwolone.
    .refusal = Połączenie zaczynałoby się i kończyło tutaj: { $node }.
ST-BUILD-13 = Wyjście może wskazywać na puste pole albo na żeton, który z tej strony wyjścia nie ma. Zostaje otwartym końcem, a sąsiedni żeton można później ulepszyć. Wolno budować w poprzek przed otwartym końcem innego gracza i tak go zablokować.
ST-BUILD-14 = Na puste pole możesz od razu położyć żeton z dwoma torami (od 41 do 47) albo żeton miasteczka z kilkoma wyjściami. Oba tory muszą być wtedy połączone i żaden nie może się łączyć z torami innego gracza.
ST-BUILD-15 = Gdy kładziesz lub ulepszasz żeton, każda linia z nowymi torami jest twoja, chyba że wyjście żetonu miasteczka kończy połączenie innego gracza. Jeśli połączysz dwie własne linie, staną się jednym połączeniem, które na końcu daje 1 punkt.
ST-BUILD-16 = Żeton na pustym polu kosztuje $1 za każde wyjście. Miasteczko dodaje $1, rzeka $1, góry $2 i wszystko się sumuje: miasteczko w górach nad rzeką dodaje $4.
ST-BUILD-17 = Kanały (z fioletowym brzegiem) i małe jeziora liczą się jak rzeki. Kilka rzek na jednym polu kosztuje razem $1.
ST-BUILD-18 = Każde pole, które nie jest górami ani miastem, to równina, także na wybrzeżu. Wzgórza to góry. Pole wybrzeża, które leży w górach, kosztuje jak góry.
ST-BUILD-19 = W grze standardowej możesz położyć żeton tylko wtedy, gdy starcza na niego gotówki.
    .refusal = To kosztuje ${ $price }; masz ${ $funds }.
ST-BUILD-20 = Operacje twojej budowy mogą być w różnych miejscach i w dowolnej kolejności, przeplatane Urbanizacją i Rozwojem miasta. Każda musi być dozwolona w chwili, gdy ją robisz.
ST-BUILD-21 = Możesz zakończyć budowę, nic nie budując. Niewykorzystane operacje przepadają.
ST-TILE-01 = W zapasie jest 13 rodzajów sztuk, razem 136, z nadrukiem po obu stronach. Żeton można zbudować, jeśli w zapasie jest sztuka z nim po którejś stronie; zużywa się całą sztukę, także jej drugą stronę.
ST-TILE-02 = Gdy żądany żeton (44, 45, 46, 47) jest na kilku rodzajach sztuk, bierze się tę, której drugiej strony zostało w zapasie więcej; przy równej liczbie tę, która jest pierwsza w spisie żetonów.
ST-TILE-03 = Żeton zdjęty przy ulepszeniu, zmianie kierunku lub Urbanizacji wraca do zapasu. Przy ulepszeniu i zmianie kierunku wraca, zanim weźmie się nowy, więc tę samą sztukę można odwrócić lub obrócić, nawet jeśli innej w zapasie nie ma.
ST-TILE-04 = Żetony można obracać we wszystkich sześciu kierunkach, ale nigdy odbijać jak w lustrze. Druga strona sztuki to inny żeton.
ST-TOWN-01 = Każde wyjście żetonu miasteczka to osobny tor i należy do osobnego połączenia. Miasteczko nie łączy połączeń w jedno.
ST-TOWN-02 = Na miasteczko możesz wybrać dowolny żeton miasteczka; płacisz za wszystkie jego wyjścia.
ST-TOWN-03 = Co najmniej jedno wyjście pierwszego żetonu na miasteczku musi trafić na własne tory, prosto na miasto albo na niczyją linię. Linia ta musi się wtedy kończyć w mieście lub w innym miasteczku, gdzie masz połączenie. Pozostałe wyjścia są połączone przez miasteczko.
    .refusal = Żeton na { $hex } nie łączyłby się z niczym, z czego możesz skorzystać: ani z twoimi torami, ani z miastem, ani z połączeniem do przejęcia.
ST-TOWN-04 = Wszystkie wyjścia nowego żetonu miasteczka są twoje, także te z otwartym końcem, które są nieukończonymi połączeniami.
ST-TOWN-05 = Jeśli nowe wyjście żetonu miasteczka, położonego lub ulepszonego, trafia na otwarty koniec innego gracza, kończy jego połączenie, które zostaje jego. Za wyjście i tak płacisz, a samo takie wyjście twojego żetonu nie łączy.
ST-TOWN-06 = W miasteczkach nie ma kostek i miasteczka ich nie przyjmują; kostki przez nie przejeżdżają.
    .refusal = { $why ->
        [from] { $town } to miasteczko: nie leżą tam kostki.
       *[to] { $town } to miasteczko: nie można tam dostarczać kostek.
    }
ST-TOWN-07 = Żetonu miasteczka nigdy się nie obraca i nie zmienia mu kierunku. Można go tylko ulepszyć albo zdjąć przez Urbanizację.
    .refusal = Żetonu miasteczka na { $hex } się nie obraca.
ST-LINK-01 = Połączenie jest ukończone, gdy ma na obu końcach miasto lub miasteczko. Możesz je budować przez kilka rund.
ST-LINK-02 = Ukończonego połączenia nigdy się nie traci ani nie oddaje, chyba że przez bankructwo.
ST-LINK-03 = Nieukończone połączenie należy do gracza, który je zbudował; nikt inny nie może go przedłużyć, zmienić mu kierunku ani się z nim połączyć.
ST-LINK-04 = Na końcu swojej budowy tracisz każde połączenie, które na jej początku było twoje i nieukończone, nadal jest nieukończone i nie zostało w niej przedłużone: jest niczyje. To, co w tej budowie zaczęto, przejęto lub przedłużono, zostaje twoje.
ST-LINK-05 = Przedłużenie to co najmniej jeden nowy kawałek toru na otwartym końcu, nowym żetonem albo ulepszeniem sąsiedniego. Zmiana kierunku nie jest przedłużeniem; zmiana kierunku i potem przedłużenie w tej samej budowie jest.
ST-LINK-06 = Niczyje nieukończone połączenie przejmujesz, gdy przedłużysz je lub ukończysz żetonem albo Nowym Miastem. Musi zaczynać się w mieście albo stykać się bezpośrednio z twoim połączeniem: w miasteczku, w którym się zaczyna, albo dlatego, że właśnie łączysz je z własnymi torami.
    .refusal = Niczyje połączenie przy { $hex } nie zaczyna się w mieście ani przy twoich torach, więc nie możesz go przejąć.
ST-LINK-07 = Jeśli budujesz z miasta i trafisz na otwarty koniec niczyjego połączenia, jest ono ukończone i twoje, gdziekolwiek się zaczyna.
ST-LINK-08 = Ukończone połączenia bez właściciela powstają tylko przez bankructwo i nikt ich przejąć nie może.
ST-LINK-09 = Wyjście, które wskazuje na miasteczko bez pasującego tam wyjścia, to otwarty koniec: połączenie dociera do miasteczka tylko przez żeton miasteczka albo gdy miasteczko staje się Nowym Miastem.
ST-LINK-10 = Sąsiednie miasta i miasteczka bez torów między nimi nie są połączone.
ST-LINK-11 = Dwa miasta lub miasteczka może łączyć kilka połączeń, jednego gracza albo różnych.
    .refusal = { $count ->
        [one] { $from } – { $to }: prowadzi tam tylko jedno połączenie, nie podawaj boku.
        [few] { $from } – { $to }: prowadzą tam { $count } połączenia, wybierz jedno.
       *[other] { $from } – { $to }: prowadzi tam { $count } połączeń, wybierz jedno.
    }
ST-LINK-12 = Jeśli ktoś inny ukończy twoje nieukończone połączenie Nowym Miastem lub wyjściem żetonu miasteczka, od tej chwili jest ono ukończone i już się go nie traci.
ST-LINK-13 = Żeton z niczyimi torami może ulepszyć każdy, jak każdy inny. Stare tory zostają niczyje, chyba że nowe się z nimi połączą.
ST-REDIR-01 = Żetonowi na otwartym końcu nieukończonego połączenia możesz zmienić kierunek: tory wchodzą tam, gdzie przedtem, a wychodzą innym bokiem.
    .refusal = Przy boku { $side } pola { $hex } nie kończy się nieukończone połączenie.
ST-REDIR-02 = Kierunek możesz zmienić własnym nieukończonym połączeniom i niczyim, które zaczynają się w mieście albo w miasteczku, gdzie masz połączenie. Połączeniom innych graczy i ukończonym nie.
    .refusal = { $why ->
        [complete] Połączenie przy { $hex } jest ukończone: nie zmienia się już jego kierunku.
        [rival] Połączenie przy { $hex } należy do innego gracza: nie możesz zmienić jego kierunku.
       *[far] Niczyje połączenie przy { $hex } nie zaczyna się w mieście ani przy twoim połączeniu: nie możesz zmienić jego kierunku.
    }
ST-REDIR-03 = Żeton się obraca albo wymienia na inny o tej samej liczbie torów. Wszystkie pozostałe tory na nim zostają dokładnie tak, jak są.
    .refusal = Nie ma żetonu z takimi torami dla { $hex }.
ST-REDIR-04 = Zmiana kierunku kosztuje $1 za każde wyjście żetonu, który potem tam leży, czyli $2 albo $4, a za teren nic.
ST-REDIR-05 = Nowy kierunek podlega wszystkim zasadom budowy: bez czarnej linii, bez łączenia z torami innego gracza, bez powrotu do tego samego miasta lub miasteczka.
ST-REDIR-06 = Zmiana kierunku to jedna operacja.
ST-REDIR-07 = Zmiana kierunku nie ratuje twojego nieukończonego połączenia i nie daje ci niczyjego, chyba że ukończy połączenie: wtedy jest twoje.
ST-REDIR-08 = Torom na miasteczkach kierunku się nie zmienia.
    .refusal = { $why ->
        [town] { $hex } to miasteczko: kierunku torów się tam nie zmienia.
       *[city] { $hex } to miasto: nie ma tam czego zmieniać.
    }
ST-REDIR-09 = Nowy bok musi być inny niż obecny. Kierunek można zmienić żetonowi położonemu w tej samej budowie. Połączenie z jednego żetonu zachowuje miasto lub miasteczko, w którym się zaczyna. Jeśli nowy bok trafia na własny lub niczyj otwarty koniec, oba się łączą i są ukończone; na otwarty koniec innego gracza trafić nie może.
    .refusal = { $why ->
        [same] Otwarty koniec na { $hex } już tam prowadzi.
       *[rival] Otwarty koniec na { $hex } połączyłby się z torami innego gracza.
    }
ST-IMPR-01 = Wymieniasz żeton z jednym torem na żeton z dwoma (od 41 do 47), który ma stary tor w tym samym miejscu. Żeton miasteczka wymieniasz na taki z większą liczbą wyjść, który ma wszystkie stare. Żeton może być twój albo innego gracza.
    .refusal = To niczego nie dodaje na { $hex }: { $face }.
ST-IMPR-02 = Stare tory zachowują miejsce i właściciela; tylko niczyje połączenie zmienia właściciela, gdy łączą się z nim nowe tory. Niczego się nie usuwa ani nie przesuwa. Zmiana kierunku i ulepszenie tego samego żetonu to dwie operacje.
    .refusal = Stare tory na { $hex } nie zostałyby na swoim miejscu: { $face }.
ST-IMPR-03 = Nowe tory podlegają zasadom budowy: bez czarnej linii, połączone, bez powrotu do tego samego miasta lub miasteczka, a z torami innego gracza mogą się łączyć tylko wyjścia żetonu miasteczka.
ST-IMPR-04 = Aby dodać wyjścia do żetonu miasteczka, musisz mieć połączenie, które kończy się w tym miasteczku. W przeciwnym razie nowe wyjście musi trafić na własne tory, miasto lub niczyje połączenie, które możesz przejąć.
    .refusal = Nie masz połączenia w miasteczku na { $hex } i żadne nowe wyjście nie trafiłoby na twoje tory, miasto ani połączenie do przejęcia.
ST-IMPR-05 = Ulepszenie kosztuje $1 za każde wyjście całego nowego żetonu i jeszcze $1 na miasteczku, ale za teren nic.
ST-IMPR-06 = Ulepszenie to jedna operacja.
ST-IMPR-07 = Jeśli żetonu z żądanymi torami nie ma albo już nie został, nie można go zbudować. Żetonów z dwoma torami i żetonów miasteczek z czterema wyjściami ulepszyć już nie można.
    .refusal = { $why ->
        [full] Żeton na { $hex } ma już dwa tory: nie można nic dodać.
       *[none] Tego żetonu już nie ma: { $face }.
    }
ST-URB-01 = Raz, w dowolnej chwili swojej budowy, stawiasz Nowe Miasto dowolnego pozostałego koloru na dowolnym miasteczku mapy: z torami lub bez, swoim lub nie, połączonym lub nie.
    .refusal = { $why ->
        [second] Urbanizacja jest już w tej budowie wykorzystana.
        [town] { $town } nie jest miasteczkiem.
       *[tile] Nie ma już Nowego Miasta w tym kolorze: { $colour }.
    }
ST-URB-02 = Leżący tam żeton miasteczka najpierw się zdejmuje i wraca do zapasu.
ST-URB-03 = Połączenia, które kończyły się w miasteczku, kończą się teraz w Nowym Mieście i zachowują właścicieli.
ST-URB-04 = Wyjścia, które leżały tylko na zdjętym żetonie miasteczka, bez torów poza polem, znikają, a z nimi ich własność.
ST-URB-05 = Każdy otwarty koniec, który wskazuje na to pole i nie dzieli go od niego czarna linia, kończy się teraz w Nowym Mieście: to połączenie jest ukończone, także u innego gracza.
ST-URB-06 = Niczyje połączenia ukończone w ten sposób są twoje.
ST-URB-07 = Potem musisz wziąć wszystkie kostki z jednego niepustego pola zapasu i położyć je na Nowym Mieście. Jeśli wszystkie pola są puste, nie dostaje żadnej.
    .refusal = Wybierz jedno pole zapasu z kostkami.
ST-URB-08 = Nowe Miasto liczy się tak, jakby miało znacznik rozwoju: nigdy nie można na nim użyć Rozwoju miasta.
    .refusal = { $city } to Nowe Miasto, a na nim nie można użyć Rozwoju miasta.
ST-URB-09 = Nowe Miasto nie liczy się jako operacja i nic nie kosztuje za teren.
ST-URB-10 = Od tej chwili jest miastem: już w tej samej budowie możesz od niego zacząć tory i przyjmuje kostki swojego koloru.
ST-GROW-01 = Raz, w dowolnej chwili swojej budowy, przenosisz wszystkie kostki z jednego niepustego pola zapasu na miasto bez znacznika rozwoju i kładziesz tam znacznik. Może to być dowolne nadrukowane miasto, połączone lub nie.
    .refusal = { $why ->
        [second] Rozwój miasta jest już w tej budowie wykorzystany.
        [city] { $city } nie jest miastem.
        [marker] Nie ma już znacznika rozwoju.
        [cubes] Zapas towarów jest pusty.
       *[space] Na polu { $space } zapasu towarów nie ma kostek.
    }
ST-GROW-02 = Pól zapasu nigdy się nie uzupełnia, a z woreczka nikt już nie losuje.
ST-MOVE-01 = Są dwa obiegi. W każdym każdy gracz robi dokładnie jedno: ulepsza lokomotywę, dostarcza jedną kostkę albo pasuje. Pierwszy jest posiadacz Pierwszej dostawy, inni idą po kolei.
ST-MOVE-02 = Lokomotywa zyskuje jeden poziom, za darmo, najwyżej do 6, najwyżej raz w fazie dostawy. Wolno to także wtedy, gdy w tej rundzie wzięto płytkę Lokomotywa.
    .refusal = { $why ->
        [twice] W tej fazie lokomotywa jest już ulepszona.
       *[most] Twoja lokomotywa ma już poziom { $most }, najwyższy.
    }
ST-MOVE-03 = Przy dostawie wybierasz kostkę na mieście i drogę po ukończonych połączeniach do innego miasta w kolorze kostki.
    .refusal = { $why ->
        [cube] { $from }: nie ma tu kostki w tym kolorze ({ $colour }).
       *[link] Nie ma ukończonego połączenia { $from } – { $to }.
    }
ST-MOVE-04 = Droga ma najwyżej tyle połączeń, ile wynosi poziom twojej lokomotywy.
    .refusal = { $links ->
        [one] Ta droga ma { $links } połączenie, a twoja lokomotywa ma poziom { $level }.
        [few] Ta droga ma { $links } połączenia, a twoja lokomotywa ma poziom { $level }.
       *[many] Ta droga ma { $links } połączeń, a twoja lokomotywa ma poziom { $level }.
    }
ST-MOVE-05 = Kostka zatrzymuje się w pierwszym mieście swojego koloru, do którego dotrze. Przez takie miasto przejechać nie może.
    .refusal = Kostka ({ $colour }) musi się zatrzymać tutaj, w pierwszym mieście swojego koloru: { $stop }.
ST-MOVE-06 = Kostka nigdy nie wraca do miasta, z którego wyjechała, i do żadnego miasta nie trafia dwa razy.
    .refusal = Kostka trafiłaby tam dwa razy: { $stop }.
ST-MOVE-07 = Każdego połączenia kostka używa na drodze najwyżej raz. Przez miasteczko może przejechać kilka razy, chyba że opcja tego zabrania.
    .refusal = { $why ->
        [town] Kostka trafiłaby do tego miasteczka dwa razy: { $stop }.
       *[link] Kostka użyłaby dwa razy tego samego połączenia: { $stop }.
    }
ST-MOVE-08 = Co najmniej jedno połączenie na drodze musi być twoje i żaden inny gracz nie może mieć ich na niej więcej niż ty.
    .refusal = { $why ->
        [none] Żadne połączenie na tej drodze nie jest twoje; co najmniej jedno musi być.
       *[more] Połączenia innego gracza na tej drodze: { $most }, a twoje tylko: { $own }.
    }
ST-MOVE-09 = Ukończonych połączeń bez właściciela można używać. Liczą się do długości drogi i nikomu nie płacą.
ST-MOVE-10 = Dostarczona kostka idzie do woreczka i wypada z gry.
ST-MOVE-11 = Kostki nie wolno ruszyć, jeśli teraz nie dotrze do celu.
    .refusal = { $stop } nie przyjmuje kostek w tym kolorze: { $colour }.
ST-MOVE-12 = Pas nic nie daje.
ST-SCORE-01 = Każdy właściciel połączeń na drodze, także ten, kto dostarcza, dostaje 1 punkt za każde swoje użyte połączenie.
ST-SCORE-02 = Wszystkie swoje punkty z dostawy bierzesz albo jako dochód, albo jako punkty zwycięstwa; nie można ich dzielić.
    .refusal = Najpierw wybierz, czym staną się punkty z dostawy.
ST-SCORE-03 = Najpierw decyduje ten, kto dostarcza, potem po kolei inni, którzy dostają punkty. Każda decyzja jest jawna przed następną.
ST-SCORE-04 = Dochód kończy się na +10: z +10 musisz brać punkty zwycięstwa; z mniejszym możesz brać dochód, nawet jeśli część punktów przepada na górze. Z opcją „Bez końca” zawsze wybierasz swobodnie.
    .refusal = Twój dochód wynosi już { $most }, najwięcej: weź punkty zwycięstwa.
ST-SCORE-05 = Punkty zwycięstwa nie mają górnej granicy; znaczniki 50+ i 100+ tylko pomagają liczyć.
ST-INC-01 = Po kolei każdy gracz z dodatnim dochodem dostaje tyle dolarów, a każdy z ujemnym tyle płaci. Liczy się dochód na początku fazy, nawet jeśli pozyskanie pieniędzy go obniży.
ST-INC-02 = Brakujące pieniądze pozyskuje się z banku krokami po $5.
ST-BANK-01 = W grze podstawowej gracz, który nie może zapłacić w całości nawet po pozyskaniu wszystkiego, co się da, bankrutuje i odpada z gry.
ST-BANK-02 = Znaczniki gracza, który odpadł, znikają z planszy. Jego ukończone połączenia zostają do końca gry bez właściciela i nikt ich przejąć nie może; nieukończone są niczyje i można je przejąć jak zwykle. Jego płytka akcji i gotówka wracają; kostki, znaczniki rozwoju, Nowe Miasta i tory zostają na mapie.
ST-BANK-03 = Jeśli zostaje tylko jeden gracz, partia od razu się kończy i ten gracz wygrywa, nawet przed swoim dochodem i wydatkami w tej fazie. Jego punkty liczy się jak na końcu gry.
    .refusal = Partia jest skończona: został jeden gracz.
ST-BANK-04 = Zbankrutować można tylko w fazie dochodu i wydatków. Wszystkie inne płatności są dobrowolne i nie wolno robić takiej, na którą nie starcza.
ST-BANK-05 = Faza toczy się dalej z następnym graczem w kolejności. Inni zachowują kolejność; późniejsze licytacje, miejsca i płatności liczą się tylko między nimi. Liczba rund, kostki i żetony się nie zmieniają.
ST-NEXT-01 = Nową kolejność wyznaczają numery płytek akcji z tej rundy, najniższy jest pierwszy. Płytka wzięta z pasem też liczy się ze swoim numerem.
ST-NEXT-02 = Płytki akcji wracają, znacznik rundy przesuwa się o jeden i zaczyna się następna runda.
ST-END-01 = Po dochodzie i wydatkach ostatniej rundy dodatni dochód daje 1 punkt zwycięstwa za każde pełne 2. Ujemny kosztuje 2 punkty za każdy 1 poniżej 0, a dochód 0 nic nie daje.
ST-END-02 = Nieukończone połączenia tracą właścicieli. Potem dostajesz 1 punkt zwycięstwa za każde swoje ukończone połączenie.
ST-END-03 = Wynik może być ujemny. Gotówka, kostki i lokomotywy nic nie dają.
ST-END-04 = Wygrywa gracz z największą liczbą punktów zwycięstwa. Przy remisie decyduje wyższy dochód na końcu, sprzed zamiany na punkty; potem niższy numer płytki akcji z ostatniej rundy. Zwycięzca jest więc dokładnie jeden.
ST-END-05 = Pozostałe miejsca ustala się tak samo. Bankruci nie mają wyniku i są na końcu; kto zbankrutował później, jest wyżej. Bankructwa następują jedno po drugim, więc remisu nie ma.
ST-END-06 = Także w grze standardowej ostatni rozstrzyga numer płytki wziętej w ostatniej rundzie, choć na wierzchu leży strona bez numeru.
ST-STD-01 = Obowiązują wszystkie zasady gry podstawowej, chyba że zasada gry standardowej mówi inaczej.
ST-STD-02 = Faza 1, kapitał: po kolei wybierasz, ile razy bierzesz $5, także zero. Za każdym razem kosztuje to 1 dochodu; przy dochodzie −10 każde następne $5 kosztuje 2 punkty zwycięstwa. Możesz wziąć, ile chcesz, potrzebne czy nie. Kolejność jest z ostatniej licytacji, w rundzie 1 z wylosowanych płytek.
    .refusal = Możesz wziąć $5 najwyżej { $most }×; { $steps }× to za dużo.
ST-STD-03 = W żadnej innej fazie pieniędzy pozyskać nie można: w fazach od 2 do 6 płacisz gotówką, którą masz.
    .refusal = Pieniądze pozyskuje się tylko w fazie kapitału.
ST-STD-04 = Wziąć w rundzie 1 co najmniej $10 to dobra rada, nie zasada.
ST-STD-05 = Opcja może dać ulgę dla początkujących wszystkim miejscom albo niektórym. Na tory: na budowane, ulepszane lub kierowane inaczej żetony pozyskuje się pieniądze jak w grze podstawowej. Na utrzymanie: brakujące pieniądze w fazie 6 pozyskuje się jak w grze podstawowej, a kto nie może, bankrutuje. Albo na jedno i drugie. Oferty są zawsze ograniczone do gotówki.
ST-STD-06 = Faza 2, licytacja: zaczyna pierwszy gracz obecnej kolejności, inni idą w tej kolejności. W swojej kolejce dajesz więcej niż obecna oferta albo pasujesz; pierwsza oferta może wynosić $0.
    .refusal = Oferta ${ $amount } jest za niska: obecna to ${ $highest }.
ST-STD-07 = Nie możesz dać więcej, niż masz gotówki.
    .refusal = Nie można zalicytować ${ $amount }: masz ${ $cash }.
ST-STD-08 = Kto pasuje, wycofuje się i zajmuje ostatnie jeszcze wolne miejsce nowej kolejności: pierwszy pas to ostatnie miejsce, następny przedostatnie i tak dalej. Gracz, który został, jest pierwszy.
ST-STD-09 = Kto ma najwyższą ofertę, jest pomijany, gdy przychodzi jego kolej. Licytacja kończy się, gdy zostaje już tylko jeden gracz. Jeśli nikt nie licytował, ten gracz jest pierwszy i nic nie płaci.
ST-STD-10 = Kto w poprzedniej rundzie wziął płytkę Kolejność, może w licytacji raz spasować i w niej zostać. Z drugim pasem się wycofuje. W rundzie 1 nikt tego nie może.
ST-STD-11 = Płaci się, gdy licytacja się skończy. Pierwsze dwa miejsca płacą swoją ostatnią ofertę w całości, ostatnie nic, a wszystkie inne połowę ostatniej oferty, zaokrągloną w górę. Kto nie licytował, nic nie płaci. Przy trzech graczach pierwszy i drugi płacą w całości, a trzeci nic. Jeśli po bankructwach zostało tylko dwóch graczy, drugie miejsce jest ostatnie i nic nie płaci.
ST-STD-12 = Faza 3: płytki akcji bierze się jak w grze podstawowej, ale za darmo.
ST-STD-13 = Lokomotywa: jeden poziom więcej, za darmo; na poziomie 6 tej płytki wziąć nie można.
    .refusal = Twoja lokomotywa ma już najwyższy poziom, 6.
ST-STD-14 = Faza 6: dochód minus poziom lokomotywy, oba z początku fazy. To, co powyżej 0, dostajesz, a to, co poniżej 0, płacisz z gotówki.
ST-STD-15 = Jeśli po zapłaceniu całej gotówki nadal brakuje dolarów, cofasz się o krok za każde rozpoczęte $2. Cofasz się najpierw w punktach zwycięstwa aż do 0, potem w dochodzie aż do −10. Jeśli brak jest nieparzysty, dostajesz $1 z powrotem.
ST-STD-16 = Jeśli nawet 0 punktów zwycięstwa i dochód −10 nie wystarczają, bankrutujesz.
ST-STD-17 = Kolejność ustalona w fazie 2 trwa do następnej licytacji. Numery płytek akcji jej nie zmieniają.
ST-STD-18 = Z prawa płytki Kolejność nie trzeba korzystać. Dopóki jest niewykorzystane, możesz spasować i zostać albo od razu się wycofać, na przykład by być na końcu i nic nie płacić. Po licytacji przepada.
    .refusal = Nie masz prawa płytki Kolejność: pasuj.
ST-STD-19 = Bez gotówki możesz nadal dać $0, jeśli nikt nie licytował; inaczej możesz tylko pasować.

## Obok planszy

panel-way = { $start } – { $end }
    .button = { $tiles ->
        [one] Zbuduj jeden żeton
        [few] Zbuduj { $tiles } żetony
       *[other] Zbuduj { $tiles } żetonów
    } za ${ $price }
panel-way-ended = { panel-way }, koniec
    .button = { panel-way.button }, koniec budowy
panel-two-ways = { $first } i { $second }
    .button = { panel-way.button }
panel-two-ways-ended = { panel-two-ways }, koniec
    .button = { panel-way.button }, koniec budowy
panel-ways-ended = To samo i koniec budowy
panel-turns = Całe tury budowy
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
panel-parts = Żeton { $at } z { $tiles }
panel-part = { $hex } ${ $price }
panel-part-refused = nie pasuje
panel-part-no-way = Z tym żetonem nie ma drogi: { $start } – { $end }.
panel-left = zostanie ${ $money }
panel-links = Szybkie połączenia: ukończ jedno i buduj dalej
panel-links-from = Szybkie połączenia od { $node }
panel-column-tiles = żetony
panel-column-price = cena
panel-tiles = { $tiles }
panel-price = ${ $money }
panel-order-gain = Najlepsze dla mnie
panel-order-leader = Przeciw liderowi
panel-order-city = Według miasta
panel-deliveries = { $count ->
    [one] Jedna dostawa
    [few] { $count } dostawy
   *[other] { $count } dostaw
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
panel-both-rounds = Oba obiegi, jeśli wtedy się da
panel-both = { $first }, potem { $second }
    .button = Dostarcz, potem { $second }
panel-raise-then = Ulepsz lokomotywę, potem { $second }
    .button = Ulepsz, potem { $second }
panel-nothing-both = Pasuj w obu obiegach
panel-gain-income = dochód +{ $gain }
panel-gain-vp = punkty +{ $gain }
panel-delivered-income = { panel-delivery }, { panel-gain-income }
    .button = Dostarcz: { panel-gain-income }
panel-delivered-vp = { panel-delivery }, { panel-gain-vp }
    .button = Dostarcz: { panel-gain-vp }
panel-bids = Licytacja
panel-column-cash = gotówka
panel-column-bid = oferta
panel-player = { $who }
panel-of-cash = z ${ $money }
panel-no-bid = –
panel-out = po licytacji: { $place }. miejsce
panel-highest = najwyższa oferta
panel-you = ty
panel-still-bids = jeszcze licytuje
panel-places = Twoje miejsce za ofertę ${ $bid }
panel-places-whole = { $count ->
    [1] { $place }. miejsce: cała oferta
   *[other] { $place }. lub { $final }. miejsce: cała oferta
}
panel-places-half = { $count ->
    [1] { $place }. miejsce: połowa oferty
   *[other] { $place }.–{ $final }. miejsce: połowa oferty
}
panel-place-drop = Jeśli wycofasz się teraz: { $place }. miejsce
panel-places-out = Bez oferty
panel-column-left = zostanie na tory
panel-column-pay = płacisz
panel-your-bid = Twoja oferta
panel-up-to = Licytuj aż do
panel-up-to-words = zawsze tylko tyle, by przebić
panel-bid-up-to = Zalicytuj ${ $value }, najwyżej ${ $limit }
    .button = { panel-bid-up-to }
panel-up-to-kept = Dopóki trwa ta licytacja, przebijasz najwyżej do ${ $limit }.
panel-drop = Wycofaj się: { $place }. miejsce za ${ $price }
    .button = Wycofaj się: { $place }. miejsce, ${ $price }
panel-build-way = Zbuduj drogę
panel-build = Zbuduj drogę: wskaż dwa miasta lub miasteczka
panel-no-way = { $why ->
    [tiles] Nie ma drogi { $start } – { $end }: potrzeba żetonów: { $needs }, masz { $have }
    [money] Nie ma drogi { $start } – { $end }: kosztuje ${ $needs }, masz ${ $have }
   *[none] Drogi { $start } – { $end } nie można teraz zbudować
}
panel-ways-begun = Co z niej możesz zbudować teraz
panel-way-begun = { $start }, kierunek { $end }
    .button = { panel-way.button }
panel-no-links = { $why ->
    [money] Nie można ukończyć żadnego połączenia: najtańsze kosztuje ${ $needs }, masz ${ $have }
   *[tiles] Nie można ukończyć żadnego połączenia; żetony: { $tiles }
}
panel-no-deliveries = Lokomotywą poziomu { $engine } nie da się nic dostarczyć
panel-waiting = { $count ->
    [one] Jedna kostka ({ $colour }) czeka: { $start } → { $end }.
    [few] Czekają { $count } kostki ({ $colour }): { $start } → { $end }.
   *[other] Czeka { $count } kostek ({ $colour }): { $start } → { $end }.
}
panel-without = bez
panel-with = z tym
panel-deliver-nothing = bez dostawy
panel-deliver-best = najlepsze dostawy
panel-cash-left = Zostanie
panel-money = ${ $money }
panel-plus = +${ $money }
panel-minus = −${ $money }
panel-number = { $number }
panel-way-mountain = przez góry: { $hexes }
panel-way-gorge = przez rzekę w górach: { $hexes }
panel-deliver = Dostarcz kostkę: obieg { $round } z 2, lokomotywa { $engine }
panel-opening = Płaci tylko zwycięzca tego miejsca: { $place }. Jeśli spasujesz, o następne możesz licytować znowu.
panel-capital = Ile razy $5
panel-capital-costs = Każdy krok daje ${ $money } i kosztuje jeden punkt dochodu, przy najniższym dochodzie punkty zwycięstwa.
panel-actions = Wolne płytki akcji
panel-urbanize = Masz Urbanizację: wskaż miasteczko, które stanie się Nowym Miastem.
panel-grow = Masz Rozwój miasta: wskaż miasto, które dostanie kostki.
panel-new-cities = Nowe Miasto: { $town }
panel-new-city = Nowe Miasto ({ $colour }), pole { $space }
panel-growth-here = Kostki dla miasta: { $city }
panel-cubes = { $count }× { $colour }
panel-column-cubes = kostki
panel-nothing = brak
panel-points = { $points ->
    [one] Jeden punkt: dochód albo punkt zwycięstwa
    [few] { $points } punkty: dochód albo punkty zwycięstwa
   *[other] { $points } punktów: dochód albo punkty zwycięstwa
}
panel-end-of-round = Koniec tej rundy
panel-net-income = Dochód po wydatkach
panel-income-next = Dochód w następnej rundzie
panel-points-next = Punkty zwycięstwa
panel-raised = Pozyskane pieniądze
panel-must-raise = Trzeba pozyskać ${ $money }: dochód spadnie.
panel-bankrupt = To bankructwo: brakuje ${ $money }.
panel-short = Na koniec rundy brakuje ${ $money }: spadną punkty lub dochód.
## Reasons for advice

reason-distance = co jeszcze może się zmienić do końca: { $points }
reason-engine = lepsza lokomotywa na kolejne rundy: { $points }
reason-network = co twoja sieć przewiezie później: { $points }
reason-income = dochód w kolejnych rundach: { $points }
reason-cash = gotówka: { $points }
reason-rivals = co mają rywale: { $points }
reason-rivals-growth = co rywale zarobią: { $points }
reason-leader = najsilniejszy rywal: { $points }
reason-ruin = groźba bankructwa: { $points }
reason-forecast = punkty, które nadejdą, jeśli reszta się uda: { $points }
reason-links = ukończone połączenia na kolejne rundy: { $points }

## Koniec tury krok po kroku

end-money = Dochód i wydatki
end-order = Kolejność graczy
end-column-cash = gotówka
end-column-income-received = dochód
end-column-expenses-paid = wydatki
end-column-cash-after = zostaje

## Numbers after the game

numbers-count = Runda
numbers-player = Gracz
numbers-points = Punkty
numbers-points-points = gdyby partia wtedy się skończyła
numbers-accounts = Dochód i wydatki
numbers-accounts-income = dochód
numbers-accounts-expenses = wydatki
numbers-accounts-raised = pozyskany kapitał
numbers-spending = Wydane pieniądze
numbers-spending-track = tory
numbers-spending-order = licytacja kolejności graczy
numbers-spending-actions = płytki akcji
numbers-gains = Co przyniosły dostawy
numbers-gains-vp = punkty zwycięstwa
numbers-gains-income = dochód
numbers-deliveries = Dostawy według długości
numbers-deliveries-links-1 = 1 połączenie
numbers-deliveries-links-2 = 2 połączenia
numbers-deliveries-links-3 = 3 połączenia
numbers-deliveries-links-4 = 4 połączenia
numbers-deliveries-links-5 = 5 połączeń
numbers-deliveries-links-6 = 6 połączeń
numbers-paid = Kto ma punkty z czyjej dostawy
