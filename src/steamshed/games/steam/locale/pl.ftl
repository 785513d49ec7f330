# Steam po polsku. Czego brakuje, jest po angielsku.

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
stayed-in = { $who } pasuje i zostaje w licytacji dzięki płytce Kolejność.
dropped-out = { $who } odpada z licytacji.
position-taken = { $who } zajmuje miejsce { $position }. i płaci ${ $price }.
money-raised = { $who } pozyskuje ${ $money }; dochód { $income }, punkty zwycięstwa { $vp }.
no-capital = { $who } nie pozyskuje kapitału.
action-taken = { $who } bierze płytkę { $tile }{ $declared ->
    [use] { " " }i jej użyje
    [pass] { " " }z pasem
   *[other] { "" }
}, ${ $price }.
locomotive-improved = { $who } ulepsza lokomotywę do poziomu { $level }.
tile-placed = { $who } buduje na { $hex }: { $face }, ${ $price }.
tile-improved = { $who } ulepsza { $hex }: { $face }, ${ $price }.
link-redirected = { $who } zmienia kierunek połączenia na { $hex } za ${ $price }.
link-completed = Połączenie { $from } – { $to } jest gotowe.
link-lost = { $who } traci nieukończone połączenie przy { $hex }.
urbanized = { $who } buduje Nowe Miasto: { $town }, { $colour }.
city-grown = { $who }, rozwój miasta: { $city }.
cubes-arrived = { $city } dostaje z pola { $space }: { $colours }.
build-turn-ended = { $who } kończy budowę.
delivered = { $who } dostarcza towar ({ $colour }) przez { $links ->
    [one] jedno połączenie
    [few] { $links } połączenia
   *[other] { $links } połączeń
}: { $route }.
income-taken = { $who } bierze { $points } jako dochód i ma { $income }.
vp-taken = { $who } bierze punkty zwycięstwa: { $points }, ma { $vp }.
goods-passed = { $who } niczego nie dostarcza.
income-received = { $who } otrzymuje ${ $money }.
expenses-paid = { $who } płaci ${ $money }.
steps-lost = { $who }: brakuje ${ $short }, krok wstecz; dochód { $income }, punkty zwycięstwa { $vp }.
bankrupt = { $who } bankrutuje i odpada z gry.
order-changed = Kolejność zmienia się według numerów płytek akcji.
round-begins = Zaczyna się runda { $round }.
game-over = Gra kończy się po rundzie { $round }.

## Co robi wybór

choice-bid = Zalicytuj ${ $amount }
choice-pass = Pasuj
choice-drop = Odpadnij
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
   *[other] , kostki z pola { $space }
}
choice-grow = { $city }: kostki z pola { $space }
choice-end = Zakończ budowę
choice-deliver = Dostarcz towar ({ $colour }): { $route }
    .button = { $links ->
        [one] Dostarcz przez jedno połączenie, własne: { $own }
        [few] Dostarcz przez { $links } połączenia, własne: { $own }
       *[other] Dostarcz przez { $links } połączeń, własne: { $own }
    }
choice-improve = Ulepsz lokomotywę
choice-income = Weź { $points } jako dochód
choice-vp = Weź punkty zwycięstwa: { $points }

## Ustawienia

preset-base = Gra podstawowa
    .help = Gra podstawowa na północnym wschodzie Stanów Zjednoczonych.
preset-standard = Gra standardowa
    .help = Z kapitałem, licytacją w każdej rundzie i utrzymaniem lokomotywy.
preset-base_ruhr = Gra podstawowa, Ruhra
    .help = Gra podstawowa w Zagłębiu Ruhry, także na sześć osób.
preset-standard_ruhr = Gra standardowa, Ruhra
    .help = Gra standardowa w Zagłębiu Ruhry, także na sześć osób.
option-map = Mapa, na której się gra.
    .name = Mapa
option-map-us = Północny wschód USA
option-map-ruhr = Zagłębie Ruhry
option-rules = Gra podstawowa albo standardowa z kapitałem, licytacjami i utrzymaniem lokomotywy.
    .name = Zasady
option-rules-base = Gra podstawowa
option-rules-standard = Gra standardowa
option-initial_order = Pierwsza kolejność w grze podstawowej: licytacja albo los z pieniędzmi dla późniejszych.
    .name = Pierwsza kolejność
option-initial_order-auction = Licytacja
option-initial_order-random_first_game = Los
option-income_max = Górny koniec toru dochodu; 0 to brak końca.
    .name = Najwyższy dochód
option-income_max-10 = 10
option-income_max-0 = Bez końca
option-town_revisit_in_delivery = Czy kostka może po drodze kilka razy minąć to samo miasteczko.
    .name = Miasteczko dwa razy
option-town_revisit_in_delivery-allowed = Wolno
option-town_revisit_in_delivery-forbidden = Nie wolno
option-base_last_vp = Czy przy najniższym dochodzie ostatni pojedynczy punkt także daje $5.
    .name = Ostatni punkt
option-base_last_vp-two_needed = Dwa punkty za $5
option-base_last_vp-one_is_enough = Wystarczy jeden
option-standard_lenient = Ulga dla początkujących w grze standardowej: na co pozyskuje się pieniądze jak w podstawowej.
    .name = Ulga dla początkujących
option-standard_lenient-off = Brak
option-standard_lenient-track = Na tory
option-standard_lenient-upkeep = Na utrzymanie
option-standard_lenient-both = Na oba
option-lenient_seats = Kto ma ulgę dla początkujących.
    .name = Kto ma ulgę
option-urbanize_unavailable_pass = Czy Urbanizację można wziąć z pasem, gdy nie ma już miasteczka lub Nowego Miasta.
    .name = Urbanizacja z pasem
option-urbanize_unavailable_pass-allowed = Wolno
option-urbanize_unavailable_pass-forbidden = Nie wolno

## Fazy, pytania, czasowniki

ask-opening_auction = Licytuj miejsce w kolejności albo pasuj
ask-auction = Licytuj kolejność albo pasuj
ask-capital = Ile kapitału pozyskujesz?
ask-take_action = Wybierz płytkę akcji
ask-build = Budowa torów: wybierz pole albo zakończ
ask-build-next = Budowa na { $hex }: wybierz żeton
ask-redirect-next = Zmiana kierunku na { $hex }: wybierz nowy
ask-urbanize-next = Nowe Miasto, { $town }: wybierz kolor i kostki
ask-grow-next = Rozwój miasta, { $city }: wybierz kostki
ask-end = Nic więcej nie da się zbudować
ask-goods = Wybierz kostkę, ulepsz lokomotywę albo pasuj
ask-deliver-next = Towar ({ $colour }): wybierz drogę
ask-take_points = Dochód teraz czy punkty na koniec?
verb-bid = Licytacja
verb-pass = Pas
verb-drop = Odpadnij
verb-capital = Kapitał
verb-take = Płytka akcji
verb-build = Budowa
verb-redirect = Zmiana kierunku
verb-urbanize = Nowe Miasto
verb-grow = Rozwój miasta
verb-end = Koniec
verb-deliver = Dostawa
verb-improve = Lokomotywa
verb-income = Dochód
verb-vp = Punkty zwycięstwa

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
tile-41 = skrzyżowanie dwóch prostych
tile-42 = skrzyżowanie prostej i łagodnego łuku
tile-43 = skrzyżowanie dwóch łagodnych łuków
tile-44 = prosty i ciasny łuk
tile-45 = dwa łagodne łuki
tile-46 = łagodny i ciasny łuk
tile-47 = ciasny i łagodny łuk
tile-T11 = miasteczko, jedno wyjście
tile-T21 = miasteczko, dwa wyjścia, prosto
tile-T22 = miasteczko, dwa wyjścia, łagodnie
tile-T23 = miasteczko, dwa wyjścia, ciasno
tile-T31 = miasteczko, trzy wyjścia, równo
tile-T32 = miasteczko, trzy wyjścia, w lewo
tile-T33 = miasteczko, trzy wyjścia, w prawo
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
rules-REDIR = Zmiana kierunku
rules-IMPR = Ulepszanie żetonów
rules-URB = Urbanizacja
rules-GROW = Rozwój miasta
rules-MOVE = Dostawa towarów
rules-INC = Dochód i wydatki
rules-BANK = Bankructwo
rules-NEXT = Następna runda
rules-STD = Gra standardowa
rules-SCORE = Punktacja
rules-END = Koniec gry

## Słowa na stole

draw-goods = Zapas towarów
draw-new_cities = Nowe Miasta
draw-growth_markers = Znaczniki rozwoju
draw-tracks = Dochód, punkty i lokomotywy
draw-order = Runda i kolejność
draw-actions = Płytki akcji
draw-players = Gracze
draw-income = Dochód
draw-vp = Punkty zwycięstwa
draw-vp_note = 50 na okrążenie
draw-locomotive = Lokomotywa
draw-round = Runda
draw-round_of = Runda { $round } z { $rounds }
draw-turn_order = Kolejność
draw-order_place = { $player }: miejsce { $place }
draw-terrain_plain = równina
draw-terrain_river = rzeka
draw-terrain_mountain = góry
draw-terrain_gorge = rzeka w górach
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
draw-markers_stock = Znaczniki rozwoju: zostało { $count }
draw-income_title = { $player }: dochód { $value }
draw-vp_title = { $player }: { $value ->
    [one] jeden punkt zwycięstwa
    [few] { $value } punkty zwycięstwa
   *[other] { $value } punktów zwycięstwa
}
draw-locomotive_title = { $player }: lokomotywa { $value }
draw-action_taken = { $number } { $action }: { $effect }. Ma: { $player }
draw-taken = { $player }: { $action }
draw-no_action = bez płytki akcji
draw-with_pass = { $action } (pas)
draw-to_move = decyduje
draw-out = bankrut
draw-player = { $player }: gotówka ${ $cash }, dochód { $income }, punkty { $points }, lokomotywa { $locomotive }, { $action }
draw-livery_1 = Sosna
draw-livery_2 = Pomarańcza
draw-livery_3 = Niebo
draw-livery_4 = Róża
draw-livery_5 = Umbra
draw-livery_6 = Kość słoniowa
draw-effect_turn_order = pierwszy w następnej rundzie
draw-effect_turn_order_standard = jeden pas w następnej licytacji
draw-effect_first_move = dostarcza przed innymi
draw-effect_engineer = buduje o żeton więcej
draw-effect_first_build = buduje przed innymi
draw-effect_city_growth = kostki dla miasta
draw-effect_locomotive = o poziom wyżej
draw-effect_urbanization = stawia Nowe Miasto
draw-price_and_level = ${ $price } + poziom

## Dlaczego czegoś nie wolno

ST-GEN-05 =
    .refusal = Tego żetonu już nie ma: { $face }.
ST-SETUP-11 =
    .refusal = { $city } ma już znacznik rozwoju.
ST-MONEY-06 =
    .refusal = To kosztuje ${ $price }; pozyskać można najwyżej ${ $funds }.
ST-MONEY-08 =
    .refusal = Pieniądze pozyskuje się tylko na konieczną płatność, i to samo.
ST-ORDER-03 =
    .refusal = Oferta ${ $amount } nie jest wyższa od obecnej ${ $highest }.
ST-ORDER-06 =
    .refusal = Pozyskać można najwyżej ${ $funds }, nie ${ $amount }.
ST-ROUND-01 =
    .refusal = To nie należy do tej części rundy: { $phase }.
ST-ROUND-02 =
    .refusal = To nie należy do tej części rundy: { $phase }.
ST-ROUND-04 =
    .refusal = Gra jest skończona.
ST-ACT-01 =
    .refusal = Ktoś już ma tę płytkę.
ST-ACT-08 =
    .refusal = Twoja lokomotywa ma najwyższy poziom.
ST-ACT-09 =
    .refusal = Rozwój miasta i Urbanizację bierze się z użyciem albo pasem, inne bez tego; po pasie płytki się nie używa.
ST-ACT-10 =
    .refusal = Nie można użyć Rozwoju miasta: brak kostek, znacznika albo miasta.
ST-ACT-11 =
    .refusal = Nie można użyć Urbanizacji: brak miasteczka albo Nowego Miasta.
ST-ACT-12 =
    .refusal = W grze standardowej niczego się nie zapowiada.
ST-ACT-13 =
    .refusal = Płytka kosztuje ${ $price }; pozyskać można najwyżej ${ $funds }.
ST-ACT-15 =
    .refusal = Nie masz do tego płytki albo nie jest to twoja budowa.
ST-BUILD-02 =
    .refusal = Nie masz już operacji na żetonach.
ST-BUILD-03 =
    .refusal = Użycie płytki akcji jest zapowiedziane: najpierw jej użyj.
ST-BUILD-04 =
    .refusal = Na { $hex } nie może leżeć: { $face }.
ST-BUILD-05 =
    .refusal = Wyjście na { $hex } dotknęłoby czarnego boku albo krawędzi mapy.
ST-BUILD-08 =
    .refusal = Tory na { $hex } połączyłyby się z torami innego gracza.
ST-BUILD-09 =
    .refusal = Tory na { $hex } nie byłyby połączone z miastem własnymi torami.
ST-BUILD-12 =
    .refusal = Połączenie zaczynałoby się i kończyło tutaj: { $node }.
ST-BUILD-19 =
    .refusal = To kosztuje ${ $price }; masz ${ $funds }.
ST-TOWN-03 =
    .refusal = Żadne wyjście na { $hex } nie trafiłoby na własne tory, miasto ani połączenie do przejęcia.
ST-TOWN-06 =
    .refusal = { $town } to miasteczko: nie ma tam kostek i nie można ich tam dostarczyć.
ST-TOWN-07 =
    .refusal = Żetonu miasteczka na { $hex } się nie obraca.
ST-LINK-06 =
    .refusal = Niczyje połączenie przy { $hex } zaczyna się daleko od twoich torów.
ST-LINK-11 =
    .refusal = { $from } – { $to }: bok podaj tylko tam, gdzie jest wybór.
ST-REDIR-01 =
    .refusal = Przy boku { $side } pola { $hex } nie kończy się nieukończone połączenie.
ST-REDIR-02 =
    .refusal = Połączenie przy { $hex } jest ukończone albo nie możesz go zmienić.
ST-REDIR-03 =
    .refusal = Nie ma żetonu z takimi torami dla { $hex }.
ST-REDIR-08 =
    .refusal = Kierunku w miasteczkach i miastach się nie zmienia.
ST-REDIR-09 =
    .refusal = Koniec na { $hex } już tam prowadzi albo połączyłby się z cudzymi torami.
ST-IMPR-01 =
    .refusal = To niczego nie dodaje na { $hex }: { $face }.
ST-IMPR-02 =
    .refusal = To usunęłoby albo przesunęło tory na { $hex }: { $face }.
ST-IMPR-04 =
    .refusal = Nie masz torów w miasteczku na { $hex } i żadne nowe wyjście by do nich nie trafiło.
ST-IMPR-07 =
    .refusal = Żetonu już nie ma ({ $face }) albo do leżącego nie można nic dodać.
ST-URB-01 =
    .refusal = Na { $town } nie może stanąć Nowe Miasto w tym kolorze: { $colour }.
ST-URB-07 =
    .refusal = Wybierz jedno pole zapasu z kostkami.
ST-URB-08 =
    .refusal = { $city } to Nowe Miasto i nigdy nie rośnie.
ST-GROW-01 =
    .refusal = { $city } nie może rosnąć z pola { $space }.
ST-MOVE-02 =
    .refusal = Lokomotywę ulepsza się w tej fazie raz, najwyżej do poziomu { $most }.
ST-MOVE-03 =
    .refusal = Towar ({ $colour }) nie może jechać z { $from } do { $to }: brak kostki albo ukończonego połączenia.
ST-MOVE-04 =
    .refusal = Połączeń: { $links }, więcej niż może twoja lokomotywa: { $level }.
ST-MOVE-05 =
    .refusal = Kostka zatrzymuje się tutaj, to jej kolor: { $stop }.
ST-MOVE-06 =
    .refusal = To miejsce byłoby odwiedzone dwa razy: { $stop }.
ST-MOVE-07 =
    .refusal = Kostka dotarłaby tu przez połączenie albo miasteczko, w którym już była: { $stop }.
ST-MOVE-08 =
    .refusal = Na drodze musi być własne połączenie i nikt inny nie może mieć ich więcej.
ST-MOVE-11 =
    .refusal = { $stop } to nie miasto dla tego koloru: { $colour }.
ST-SCORE-02 =
    .refusal = Najpierw weź punkty jako dochód albo jako punkty zwycięstwa.
ST-SCORE-04 =
    .refusal = Twój dochód jest już najwyższy: { $most }.
ST-BANK-03 =
    .refusal = Gra jest skończona: został jeden gracz.
ST-STD-02 =
    .refusal = Kroków może być najwyżej { $most }, nie { $steps }.
ST-STD-03 =
    .refusal = Pieniądze pozyskuje się tylko w fazie kapitału.
ST-STD-06 =
    .refusal = Oferta ${ $amount } nie jest wyższa od obecnej ${ $highest }.
ST-STD-07 =
    .refusal = Masz ${ $cash }, nie ${ $amount }.
ST-STD-13 =
    .refusal = Twoja lokomotywa ma najwyższy poziom.
ST-STD-18 =
    .refusal = Nie masz niewykorzystanego prawa, by zostać: pasuj.

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
    .button = Dostarcz teraz, w 2. rundzie { $second }
panel-raise-then = Ulepsz lokomotywę, potem { $second }
    .button = Ulepsz lokomotywę, w 2. rundzie { $second }
panel-nothing-both = Pasuj w obu rundach
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
panel-no-deliveries = Z lokomotywą { $engine } nie da się nic dostarczyć
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
panel-way-gorge = przez rzekę w górach: { $hexes }
panel-deliver = Dostarcz kostkę: runda { $round } z 2, lokomotywa { $engine }
panel-opening = Płaci tylko ten, kto zdobędzie miejsce { $place }.; kto spasuje, licytuje o następne.
panel-capital = Kroki kapitału
panel-capital-costs = Każdy krok daje ${ $money } i kosztuje jeden punkt dochodu, przy najniższym dochodzie punkty zwycięstwa.
panel-actions = Wolne płytki akcji
panel-new-cities = Nowe Miasto: { $town }
panel-new-city = Nowe Miasto ({ $colour }), pole { $space }
panel-growth-here = Kostki dla miasta { $city }
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
panel-income-next = Dochód w następnej rundzie
panel-points-next = Punkty zwycięstwa
panel-raised = Pozyskane pieniądze
panel-must-raise = Trzeba pozyskać ${ $money }: dochód spadnie.
panel-bankrupt = Zbankrutujesz: brakuje ${ $money }.
panel-short = Na koniec rundy brakuje ${ $money }: spadną punkty lub dochód.
## Reasons for advice

reason-distance = co jeszcze może się zmienić do końca: { $points }
reason-engine = lepsza lokomotywa na kolejne rundy: { $points }
reason-network = co twoja sieć przewiezie później: { $points }
reason-income = dochód w kolejnych rundach: { $points }
reason-cash = pieniądze w ręku: { $points }
reason-rivals = co mają rywale: { $points }
reason-rivals-growth = co rywale zarobią: { $points }
reason-leader = najsilniejszy rywal: { $points }
reason-ruin = groźba bankructwa: { $points }
reason-forecast = punkty, które nadejdą, jeśli reszta się uda: { $points }
reason-links = gotowe połączenia na kolejne rundy: { $points }

## Koniec tury krok po kroku

end-money = Dochód i wydatki
end-order = Kolejność tur
end-column-cash = gotówka
end-column-income-received = dochód
end-column-expenses-paid = wydatki
end-column-cash-after = zostaje
