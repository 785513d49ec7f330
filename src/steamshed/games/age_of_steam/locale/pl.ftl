# Age of Steam po polsku. Czego tu nie ma, jest takie samo w każdym języku.

tile-name = { $tile ->
    [straight] prosty tor
    [gentle] łagodny łuk
    [acute] ostry łuk
    [x_straight_straight] skrzyżowanie prostych torów
    [x_gentle_straight] skrzyżowanie łuku z prostym torem
    [x_gentle_gentle] skrzyżowanie łuków
    [co_gentle_gentle] dwa łagodne łuki
    [co_gentle_acute_left] łagodny i ostry łuk, lewe
    [co_gentle_acute_right] łagodny i ostry łuk, prawe
    [co_straight_acute] prosty tor i ostry łuk
    [town_1] miasteczko, jedno wyjście
    [town_3_left] miasteczko, trzy wyjścia w lewo
    [town_3_right] miasteczko, trzy wyjścia w prawo
    [town_3_half] miasteczko, trzy wyjścia w połowie
   *[town_3_star] miasteczko, trzy wyjścia w gwiazdę
}
action-name = { $special ->
    [first_move] Pierwszy przewóz
    [first_build] Pierwsza budowa
    [engineer] Inżynier
    [locomotive] Lokomotywa
    [urbanization] Urbanizacja
    [production] Produkcja
   *[turn_order_pass] Pas w kolejności
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
phase-goods_growth = Nowe towary
    .short = Nowe towary
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
choice-drop = Wycofaj się
choice-pass = Pasuj
choice-take = { $what ->
    [first_move] Pierwszy przewóz
    [first_build] Pierwsza budowa
    [engineer] Inżynier
    [locomotive] Lokomotywa
    [urbanization] Urbanizacja
    [production] Produkcja
   *[turn_order_pass] Pas w kolejności
}
choice-build = { $hex }: { tile-name }, ${ $price }
    .button = Zbuduj za ${ $price }
choice-replace = Przebuduj { $hex }: { tile-name }, ${ $price }
    .button = Przebuduj za ${ $price }
choice-done = Zakończ budowę
choice-raise_engine = Ulepsz parowóz
choice-nothing = Nic nie przewoź
ask-issue_shares = Ile akcji emitujesz?
ask-determine_player_order = Licytuj kolejność albo się wycofaj
ask-select_actions = Wybierz działanie na tę turę
ask-build_track = Budowa torów: wybierz pole
ask-build-next = Budowa na { $hex }: wybierz żeton
ask-move_goods = Przewóz towarów: wybierz kostkę
ask-deliver-next = Kostka ({ $colour }): wybierz drogę
## Co się stało

shares-issued = { $who } { $shares ->
    [0] nie emituje akcji
    [one] emituje jedną akcję za ${ $money }
    [few] emituje { $shares } akcje za ${ $money }
   *[other] emituje { $shares } akcji za ${ $money }
}.
bid = { $who } licytuje ${ $amount }.
auction-passed = { $who } pasuje dzięki działaniu Pas w kolejności.
place-taken = { $who } zajmuje { $place }. miejsce w kolejności i { $price ->
    [0] nic nie płaci
   *[other] płaci ${ $price }
}.
action-taken = { $who } wybiera działanie: { action-name }.
engine-raised = { $who } ulepsza parowóz do poziomu { $engine }.
locomotive-declined = { $who } nie ulepsza parowozu.
tile-placed = { $who } buduje na { $hex }: { tile-name }, za ${ $price }.
tile-replaced = { $who } przebudowuje { $hex }: { tile-name }, za ${ $price }.
link-completed = Połączenie { $from } – { $to } jest ukończone; { $owned ->
    [0] nie należy do nikogo.
   *[1] właściciel: { $who }.
}
urbanized = { $who } buduje Nowe Miasto { $letter }: { $town }.
build-turn-ended = { $who } kończy budowę.
section-lost = { $who } traci nieukończony odcinek przy { $hex }.
delivered = { $who } przewozi kostkę ({ $colour }) przez { $links ->
    [one] jedno połączenie
    [few] { $links } połączenia
   *[other] { $links } połączeń
}: { $route }. { $paid ->
    [0] Nikt nie zyskuje dochodu.
   *[other] Dochód: { $gains }.
}
move-skipped = { $who } w tej rundzie przewozu nic nie robi.
income-collected = { $who } { $money ->
    [0] nie ma żadnego dochodu.
   *[other] otrzymuje ${ $money } dochodu.
}
expenses-paid = { $who } płaci ${ $money } wydatków{ $short ->
    [0] .
   *[other] ; brakuje ${ $short }.
}
income-lost = { $who } za brakujące dolary traci { $points } dochodu (teraz { $income }).
eliminated = { $who } nie może zapłacić i odpada z gry.
income-reduced = { $who } traci przez redukcję { $points } dochodu (teraz { $income }).
goods-drawn = { $who } losuje kostki z woreczka: { $colours }.
goods-placed = { $who } kładzie kostkę ({ $colour }) na polu { $box }.
production-declined = { $who } nie używa Produkcji.
growth-rolled = { $side ->
    [W] Białe
   *[B] Czarne
} kości pokazują: { $dice }.
goods-arrived = { $city }: przybywa kostka ({ $colour }).
goods-added = Według zasady mapy przybywa kostka ({ $colour }), miejsce: { $city }.
turn-begins = Zaczyna się tura { $turn }.
game-over = Partia kończy się po turze { $turn }.
choice-raise = Ulepsz parowóz
choice-decline = Nie ulepszaj
choice-urbanize = Nowe Miasto { $letter }: { $town }
choice-deliver = Przewieź kostkę ({ $colour }): { $route }
    .button = { $links ->
        [one] Przewieź: 1 połączenie, własne: { $own }
        [few] Przewieź: { $links } połączenia, własne: { $own }
       *[other] Przewieź: { $links } połączeń, własne: { $own }
    }
choice-produce = Wylosuj dwie kostki
choice-place = Połóż kostkę na polu { $what }

## Nazwy

title = Age of Steam
sentence = Spółki emitują akcje, licytują kolejność, budują tory przez rzeki i góry i wożą towary tak daleko, jak sięga ich parowóz.
length = 2–3 h
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
ask-urbanize-next = Nowe Miasto w { $town }: wybierz żeton
ask-goods_growth = Produkcja: wybierz
ask-place = Wybierz pole dla kostki
ask-raise = Ulepszyć parowóz?
verb-build = Zbuduj
verb-urbanize = Nowe Miasto
verb-deliver = Przewieź
verb-take = Weź
verb-place = Połóż
verb-bid = Licytuj
verb-issue = Emituj
verb-decline = Nie ulepszaj
verb-done = Zakończ
verb-drop = Wycofaj się
verb-nothing = Nic nie rób
verb-pass = Pasuj
verb-produce = Produkuj
verb-raise = Ulepsz parowóz
verb-raise_engine = Ulepsz parowóz

## Ustawienia

preset-seed = Punktują żetony
    .help = Ustawienie domyślne: jak na holenderskiej karcie zasad punktuje każdy żeton, a za teren dopłaca się raz. Zasady z pudełka to druga opcja.
preset-official = Oficjalny
    .help = Jak w obecnej instrukcji: punktuje każdy odcinek, za teren dopłaca się za każdym razem.
option-map = Mapa, na której się gra.
    .name = Mapa
option-terrain_cost = Czy za rzeki i góry dopłaca się raz za rzekę lub grupę gór, czy za każdy żeton.
    .name = Koszt terenu
option-direct_complex = Czy żetony z dwoma torami można kłaść na puste pola.
    .name = Podwójne od razu
option-coexisting_upgrade_cost = Cena wymiany prostego żetonu na dwa tory obok siebie, w dolarach.
    .name = Wymiana na podwójny
option-income_reduction_table = Która tabela zmniejsza dochód; różnią się od dochodu 50.
    .name = Redukcja dochodu
option-vp_track_scope = Które połączenia punktują: drogi z miasta do miasta czy wszystkie ukończone.
    .name = Punktujące połączenia
option-vp_track_unit = Czy liczą się żetony, czy odcinki torów.
    .name = Punkty za tory
option-ownership_disc_limit = Ile odcinków może mieć spółka; 0 to brak limitu.
    .name = Znaczniki torów
option-rebuild_same_hex_same_turn = Czy na jednym polu można budować kilka razy w turze.
    .name = Przebudowa w tej samej turze
option-terrain_cost-first_per_feature = Tylko pierwszy żeton
option-terrain_cost-every_tile = Każdy żeton
option-income_reduction_table-seed = Do 8
option-income_reduction_table-official = Do 10
option-vp_track_scope-city_to_city = Z miasta do miasta
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
rules-GROW = Nowe towary
rules-END = Koniec gry
rules-VP = Punkty

## Słowa na stole

draw-goods = Tablica towarów
draw-goods_note = białe i czarne kości
draw-tracks = Dochód, akcje i parowóz
draw-order = Tura i kolejność graczy
draw-actions = Działania
draw-players = Gracze
draw-income = Dochód
draw-income_note = strata co turę
draw-shares = Wyemitowane akcje
draw-engine = Parowóz
draw-cash = Gotówka
draw-turn = Tura
draw-turn_of = Tura { $turn } z { $turns }
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
draw-shares_title = { $player }: { $value ->
    [one] { $value } wyemitowana akcja
    [few] { $value } wyemitowane akcje
   *[many] { $value } wyemitowanych akcji
}
draw-action_taken = { $action }: { $effect }. Ma je: { $player }
draw-taken = { $player }: { $action }
draw-no_action = bez działania
draw-bid = oferta ${ $bid }
draw-bid_none = jeszcze bez oferty
draw-bid_place = { $place }. miejsce
draw-bid_passed = pas
draw-to_move = decyduje
draw-out = poza grą od tury { $turn }
draw-player = { $player }: gotówka ${ $cash }, dochód { $income }, { $shares ->
    [one] { $shares } akcja
    [few] { $shares } akcje
   *[many] { $shares } akcji
}, parowóz { $engine }, { $action }
draw-livery_1 = Zielony
draw-livery_2 = Pomarańczowy
draw-livery_3 = Błękitny
draw-livery_4 = Różowy
draw-livery_5 = Brązowy
draw-livery_6 = Kremowy
draw-effect_first_move = przewozi jako pierwszy gracz
draw-effect_first_build = buduje jako pierwszy gracz
draw-effect_engineer = buduje o żeton więcej
draw-effect_locomotive = parowóz o poziom wyżej
draw-effect_urbanization = stawia Nowe Miasto
draw-effect_production = dodaje towary na tablicę
draw-effect_turn_order_pass = jeden pas w następnej licytacji

## Zasady, według numerów; .refusal mówi, dlaczego czegoś nie wolno

AS-SETUP-01 = Gra od trzech do sześciu graczy.
AS-SETUP-02 = Gracze ustalają opcje przed początkiem gry. Wszyscy je widzą i w trakcie gry się nie zmieniają.
AS-SETUP-03 = Wszystkie 96 kostek towarów trafia do woreczka. Losujesz 52 z nich i zapełniasz tablicę towarów: najpierw trzy rzędy dwunastu kolumn z numerami, potem dwa rzędy kolumn z literami od A do H.
AS-SETUP-04 = Pittsburgh i Wheeling dostają z woreczka po trzy kostki, każde inne miasto po dwie. Miasteczka nie dostają żadnej, a 18 kostek zostaje w woreczku.
AS-SETUP-05 = Każda spółka zaczyna z $10, dwiema wyemitowanymi akcjami, parowozem poziomu 1 i dochodem 0.
AS-SETUP-06 = O kolejność graczy każdy rzuca trzema kośćmi; wyższa suma daje wcześniejsze miejsce. Gracze z równą sumą rzucają ponownie o te miejsca.
AS-SETUP-07 = Wszystkie 136 żetonów torów, 8 znaczników miasteczek i 8 żetonów Nowych Miast leży w zapasie.
AS-SETUP-08 = Gra zaczyna się od emisji akcji w turze 1. Nikt nie ma jeszcze Pasu w kolejności.
AS-TURN-01 = Tura ma dziesięć faz: emisja akcji, kolejność graczy, wybór działań, budowa torów, przewóz towarów, dochód, wydatki, redukcja dochodu, nowe towary, przesunięcie znacznika tury.
    .refusal = Teraz nie można tego zrobić: trwa faza „{ $phase }”.
AS-TURN-02 = Akcje emituje się, a licytację zaczyna w kolejności z poprzedniej tury. Od wyboru działań obowiązuje nowa kolejność.
AS-TURN-03 = Ostatnia tura też ma wszystkie fazy.
AS-INFO-01 = Wszystko jest jawne: pieniądze, dochód, akcje, parowozy, towary, żetony i to, co jest w woreczku. Nieznane są tylko przyszłe losowania i rzuty.
AS-INFO-02 = Los decyduje o przygotowaniu, o kostkach losowanych przez Produkcję i o kościach w fazie nowych towarów, i o niczym więcej.
AS-INFO-03 = Gracze nie mogą ze sobą handlować, niczego sobie pożyczać ani dawać, a żadna obietnica nie wiąże.
AS-SHARE-01 = W kolejności graczy każdy raz emituje tyle akcji, ile chce. Każda akcja od razu daje $5.
    .refusal = Tylu akcji nie można wyemitować. Wybierz liczbę całkowitą: 0, 1, 2 i tak dalej.
AS-SHARE-02 = Spółka może wyemitować łącznie 15 akcji.
    .refusal = Masz już wyemitowane akcje: { $issued }. Z kolejnymi ({ $shares }) byłoby ich więcej niż { $most }.
AS-SHARE-03 = Nikt nie musi emitować akcji. Dwie początkowe akcje są już wypłacone jako twoje pierwsze $10.
AS-SHARE-04 = Akcje emituje się tylko w tej fazie i nigdy nie można ich odkupić.
    .refusal = Akcje emituje się tylko w swojej fazie, na początku tury.
AS-ORDER-01 = Gracze licytują w starej kolejności, runda za rundą. Pomija się tych, którzy się wycofali, i tego, kto ma najwyższą ofertę.
AS-ORDER-02 = Gdy przychodzi twoja kolej, licytujesz, wycofujesz się albo pasujesz, jeśli masz Pas w kolejności.
AS-ORDER-03 = Oferta to co najmniej $1, więcej niż najwyższa oferta i nie więcej niż twoja gotówka. Nowa oferta zastępuje twoją starą.
    .refusal = { $why ->
        [cash] Nie można zalicytować ${ $amount }: masz ${ $cash }.
        [least] Nie można zalicytować ${ $amount }: najmniejsza oferta to $1.
       *[highest] Oferta ${ $amount } jest za niska: najwyższa to ${ $highest }.
    }
AS-ORDER-04 = Jeśli się wycofujesz, zajmujesz ostatnie jeszcze wolne miejsce i nie bierzesz już udziału w licytacji.
AS-ORDER-05 = Kto w poprzedniej turze miał Pas w kolejności, może raz spasować: zostaje w licytacji bez nowej oferty, a jego wcześniejsza oferta obowiązuje. Niewykorzystany pas przepada.
    .refusal = { $why ->
        [used] Pas w kolejności jest już w tej licytacji wykorzystany.
       *[none] Z poprzedniej tury nie masz Pasu w kolejności, więc nie możesz spasować.
    }
AS-ORDER-06 = Nie możesz spasować, gdy zostajesz tylko ty i gracz z najwyższą ofertą, bo nic by się nie zmieniło. Dopóki nikt nie zalicytował, możesz.
    .refusal = Zostajesz tylko ty i gracz z najwyższą ofertą, więc nie możesz spasować.
AS-ORDER-07 = Licytacja kończy się, gdy zostaje jeden gracz. Zajmuje pierwsze miejsce i płaci swoją ostatnią ofertę albo nic, jeśli nigdy nie licytował.
AS-ORDER-08 = Pierwsze i drugie miejsce płacą całą ofertę, ostatnie nic, a wszystkie inne połowę, zaokrągloną w górę. Płacisz, gdy zajmujesz miejsce.
AS-ORDER-09 = Gdy w grze jest już tylko dwóch graczy, ten, kto się wycofuje z licytacji, nic nie płaci.
AS-ORDER-10 = Przy trzech graczach nikt nie płaci połowy: pierwsze dwa miejsca płacą całą ofertę, trzecie nic.
AS-ORDER-11 = Jeśli nie możesz ani licytować, ani spasować, wycofujesz się automatycznie.
AS-ORDER-12 = Nie możesz zalicytować $0, wyrównać najwyższej oferty, dać więcej, niż masz gotówki, ani spasować dwa razy.
AS-ACT-01 = W nowej kolejności każdy bierze jedno z siedmiu działań, którego nikt jeszcze nie wziął. Jedno wziąć musisz, ale nie musisz go użyć.
    .refusal = Ktoś już ma to działanie: { action-name }.
AS-ACT-02 = Działania z poprzedniej tury wracają na początku tej fazy.
AS-ACT-03 = Pierwszy przewóz: w obu rundach przewozu towarów idziesz przed innymi.
AS-ACT-04 = Pierwsza budowa: budujesz przed wszystkimi innymi.
AS-ACT-05 = Inżynier: możesz zbudować cztery żetony zamiast trzech.
AS-ACT-06 = Lokomotywa: możesz od razu ulepszyć parowóz o jeden poziom, najwyżej do sześciu. Możesz też zrezygnować, bo lepszy parowóz kosztuje więcej w każdej turze.
    .refusal = { $why ->
        [first] Najpierw zdecyduj, czy Lokomotywą ulepszasz parowóz.
       *[none] O parowozie decydujesz tylko zaraz po wybraniu Lokomotywy.
    }
AS-ACT-07 = Urbanizacja: przed pierwszym żetonem w tej turze możesz postawić Nowe Miasto na miasteczku.
AS-ACT-08 = Produkcja: przed nowymi towarami możesz wylosować dwie kostki i położyć je na tablicy towarów.
AS-ACT-09 = Pas w kolejności: w licytacji następnej tury możesz raz spasować.
AS-MAP-01 = Tory leżą na równinach, rzekach, górach i miasteczkach, nigdy na mieście, na jeziorze ani poza mapą.
    .refusal = { $why ->
        [lake] { $hex } to jezioro: nie mogą tam leżeć tory.
        [city] { $hex } to miasto: nie może tam leżeć żeton.
       *[outside] Pola { $hex } nie ma na mapie.
    }
AS-MAP-02 = Miasto łączy wszystkie tory, które do niego dochodzą, ze wszystkich sześciu stron. Nigdy nie leży na nim żeton.
AS-MAP-03 = Miasteczko łączy wszystkie tory na swoim żetonie. Bez żetonu nie łączy niczego.
AS-BUILD-01 = Gracze budują w kolejności graczy; kto ma Pierwszą budowę, zaczyna.
AS-BUILD-02 = Możesz zbudować do trzech żetonów, jako Inżynier do czterech. Położenie i wymiana żetonu liczą się tak samo, a skończyć możesz w każdej chwili.
AS-BUILD-03 = Za każdy żeton płacisz od razu.
    .refusal = To kosztuje ${ $price }, a masz ${ $cash }.
AS-BUILD-04 = Kto ma Urbanizację, stawia Nowe Miasto przed swoim pierwszym żetonem.
    .refusal = W tej turze leży już twój żeton, a Nowe Miasto stawia się przed pierwszym.
AS-BUILD-05 = Na jednym polu możesz budować tylko raz w swojej budowie, chyba że opcja „Przebudowa w tej samej turze” pozwala na więcej.
    .refusal = Na { $hex } była już budowa w tej turze.
AS-BUILD-06 = Na końcu swojej budowy tracisz nieukończone odcinki, które nie zostały przedłużone.
AS-BUILD-07 = Budowę najpierw się sprawdza, potem się płaci; potem wymienia się żetony, a na końcu zmieniają się właściciele. Tory zachowane lub przekierowane nie stają się przez to nowe.
AS-BUILD-08 = Twoja budowa kończy się sama po ostatnim żetonie. Jeśli nie możesz już nic zbudować, kończysz ją samodzielnie.
AS-PLACE-01 = Na puste pole kładziesz prosty tor, łagodny albo ostry łuk. Żetony z dwoma torami można kłaść tam od razu tylko z opcją „Podwójne od razu”.
    .refusal = { $why ->
        [town] Żeton miasteczka kładzie się tylko na miasteczku, nie na { $hex }.
       *[double] Na pustym polu { $hex } nie można położyć żetonu z dwoma torami; on tylko zastępuje inny żeton.
    }
AS-PLACE-02 = Na miasteczko kładziesz żeton miasteczka albo dowolny inny żeton ze znacznikiem miasteczka.
AS-PLACE-03 = Tory nie mogą prowadzić poza mapę ani do jeziora. Mogą prowadzić do pustego boku innego żetonu.
    .refusal = { $why ->
        [lake] Na { $hex } tory prowadziłyby do jeziora.
       *[outside] Na { $hex } tory prowadziłyby poza mapę.
    }
AS-PLACE-04 = Tory nie mogą łączyć się z torami innego gracza. Mogą spotkać miasto, twoje tory, tory niczyje, puste pole albo pusty bok.
    .refusal = Na { $hex } tory spotkałyby tory innego gracza.
AS-PLACE-05 = Nowe tory zaczynają się przy mieście, przy twoich torach albo przy torach niczyich, które biegną od miasta lub od miasteczka, w którym masz tory. Każdy tor na żetonie potrzebuje takiego początku; na miasteczku wystarczy jeden.
    .refusal = Tory na { $hex } nie miałyby początku: nie łączą się ani z miastem, ani z torami, które możesz przedłużyć.
AS-PLACE-06 = Tory nie mogą prowadzić z miasta lub miasteczka z powrotem w to samo miejsce.
    .refusal = Tory wracałyby w to samo miejsce: { $node }.
AS-PLACE-07 = Żeton, a w razie potrzeby także znacznik miasteczka, musi być w zapasie.
    .refusal = Tego żetonu nie ma już w zapasie: { tile-name }.
AS-PLACE-08 = Twoja sieć może składać się z kilku części. Każda zaczyna się przy mieście albo przejmuje tory niczyje; dotyczy to także twojego pierwszego żetonu.
AS-PLACE-09 = Wszystkie tory na położonym żetonie są twoje, a także tory niczyje, z którymi się łączą.
AS-REPL-01 = Przy wymianie żetonu wszystkie stare tory zostają albo są przekierowane, a coś musi zostać dodane lub przekierowane. Tory nigdy nie znikają.
    .refusal = Stare tory na { $hex } zniknęłyby pod żetonem: { tile-name }.
AS-REPL-02 = Tory, które zostają, zachowują właściciela.
AS-REPL-03 = Dodane tory podlegają zasadom kładzenia żetonu i są twoje. Za początek wystarczy miasto obok.
AS-REPL-04 = Otwarty koniec swojego nieukończonego odcinka, albo niczyjego, który możesz przedłużyć, możesz skierować ku innej krawędzi. Drugi koniec zostaje na miejscu.
    .refusal = { $why ->
        [far] Tory na { $hex } są niczyje i nie masz do nich dostępu: na ich drugim końcu nie ma miasta ani twoich torów.
       *[fixed] Na { $hex } można skierować inaczej tylko otwarty koniec; drugi zostaje na miejscu.
    }
AS-REPL-05 = Ukończonych połączeń, torów na miasteczkach i torów innych graczy nigdy się nie przekierowuje.
    .refusal = { $why ->
        [link] Połączenie na { $hex } jest ukończone: nie zmienia się już jego kierunku.
       *[rival] Tory na { $hex } należą do innego gracza: nie możesz zmienić ich kierunku.
    }
AS-REPL-06 = Jednym żetonem możesz jeden tor zachować, drugi przekierować i trzeci dodać, za jedną cenę. Krawędź, którą opuszcza przekierowany tor, zostaje wolna.
    .refusal = Na { $hex } inne tory zajęłyby krawędź, którą opuszczają przekierowane.
AS-REPL-07 = Na miasteczku nowy żeton zachowuje wszystkie wyjścia i dodaje co najmniej jedno. Musisz mieć już tory na tym żetonie albo początek dla jednego z nowych wyjść; nowe wyjścia są twoje.
    .refusal = { $why ->
        [lost] Nowy żeton na { $hex } musi zachować wszystkie wyjścia miasteczka.
        [nothing] Nowy żeton na { $hex } musi dodać wyjście.
       *[apart] W miasteczku na { $hex } nie masz torów i żadne nowe wyjście nie trafiłoby na miasto ani na tory, które możesz przedłużyć.
    }
AS-REPL-08 = Stary żeton i jego znacznik miasteczka najpierw wracają do zapasu, więc można ich od razu użyć.
AS-REPL-09 = Przy wymianie żetonu nigdy nie dopłaca się za rzekę ani góry.
AS-REPL-10 = Nie można wymienić żetonu na taki sam w tym samym położeniu ani niczego wymienić na mieście.
    .refusal = Ten żeton już leży na { $hex }.
AS-OWN-01 = To, co zbudujesz, jest twoje. Jeden znacznik oznacza cały odcinek.
AS-OWN-02 = Ukończone połączenie między dwoma różnymi miastami lub miasteczkami zostaje twoje na zawsze.
AS-OWN-03 = Gdy przedłużasz tory niczyje, od razu stają się twoje.
AS-OWN-04 = Na końcu swojej budowy tracisz każdy nieukończony odcinek, do którego nie dodano w niej nowych torów. Wyjścia miasteczka ocenia się osobno.
AS-OWN-05 = Przekierowanie to nie przedłużenie: ani nie ratuje nieukończonego odcinka, ani nie czyni go twoim.
AS-OWN-06 = Jeśli przekierowanie kończy połączenie, jest ono od razu twoje.
AS-OWN-07 = Do twojej następnej budowy twoje nieukończone odcinki są bezpieczne; nikt inny nie może do nich dołączyć ani ich przedłużyć.
AS-OWN-08 = Spółka może mieć naraz 20 odcinków, ukończonych i nieukończonych razem, chyba że gra się bez limitu.
    .refusal = Byłoby więcej odcinków niż { $limit }: tyle masz znaczników.
AS-URB-01 = Kto ma Urbanizację, może postawić jedno Nowe Miasto z zapasu na dowolnym miasteczku, z torami lub bez. Jest to darmowe i nie liczy się do żetonów.
    .refusal = { $why ->
        [none] Nie możesz postawić Nowego Miasta: w tej turze nie masz Urbanizacji.
        [second] W tej turze stoi już twoje Nowe Miasto.
       *[tile] Nowe Miasto { $letter } jest już na mapie.
    }
AS-URB-02 = Miasteczko na stałe staje się miastem tego koloru. Jego żeton i znacznik miasteczka wracają do zapasu.
    .refusal = { $town } to już miasto; Nowe Miasto stawia się na miasteczku.
AS-URB-03 = Tory na żetonie miasteczka zostają zdjęte. Dłuższe odcinki zachowują właściciela i kończą się teraz w mieście.
AS-URB-04 = Otwarte tory, które wskazywały na miasteczko, dochodzą teraz do miasta. Ich właściciel ma ukończone połączenie, ktokolwiek postawił miasto.
AS-URB-05 = Niczyj odcinek, który w ten sposób zostaje ukończony, przypada temu, kto postawił miasto, póki ma znaczniki. Połączenia, które już wcześniej były ukończone i niczyje, takie pozostają.
AS-URB-06 = Odcinek, który prowadziłby z nowego miasta z powrotem do niego, jest martwy: jest niczyj, nic po nim nie jedzie i nie daje punktów.
AS-URB-07 = Nowe Miasto zaczyna bez towarów. Dostaje je z kolumny ze swoją literą w fazie nowych towarów.
AS-URB-08 = Nie musisz stawiać Nowego Miasta. Po pierwszym żetonie nie możesz już tego zrobić.
AS-URB-09 = Gdy wszystkie osiem Nowych Miast jest na mapie, nadal można wziąć Urbanizację, ale bez skutku.
AS-COST-01 = Prosty tor lub łuk kosztuje na pustym polu $2, na rzece $3, w górach $4.
AS-COST-02 = W domyślnych zasadach dopłatę $1 za rzekę lub $2 za góry płacisz tylko raz za każdą rzekę i każdą grupę gór. Przy wymianie żetonu nie ma dopłaty i wymiana nie liczy się jako pierwszy raz.
AS-COST-03 = Z opcją „Koszt terenu: Każdy żeton” dopłaca się za każdy żeton na pustym polu rzeki lub gór.
AS-COST-04 = Żeton z dwoma torami kosztuje na pustym polu $3, jeśli tory leżą obok siebie, a $4, jeśli się krzyżują. Na rzece kosztuje o $1 więcej, w górach o $2 więcej.
AS-COST-05 = Żeton na pustym miasteczku kosztuje $1 i jeszcze $1 za każde wyjście.
AS-COST-06 = Wymiana żetonu na miasteczku kosztuje $3.
AS-COST-07 = Wymiana pojedynczego toru na skrzyżowanie kosztuje $3, nawet jeśli zmieniasz kierunek starego toru.
AS-COST-08 = Wymiana pojedynczego toru na dwa tory obok siebie kosztuje $3 albo $2, zależnie od opcji.
AS-COST-09 = Każda inna wymiana kosztuje $2, nawet jeśli przekierowuje dwa tory.
AS-COST-10 = Postawienie Nowego Miasta nic nie kosztuje.
AS-SUP-01 = Liczba żetonów jest ograniczona. Gdy któregoś rodzaju zabraknie, nie można go budować, póki jakiś nie wróci.
    .refusal = Tego żetonu nie ma już w zapasie: { tile-name }.
AS-SUP-02 = Jest 8 znaczników miasteczek. Bez znacznika na miasteczko można kłaść tylko żetony miasteczek.
    .refusal = Wszystkie 8 znaczników miasteczek jest w użyciu: na { $hex } może leżeć tylko żeton miasteczka.
AS-SUP-03 = Na miasteczko rodzaj żetonu wybierasz ty, nawet jeśli inny ma te same wyjścia. Zostaje, póki ktoś go nie wymieni.
AS-SUP-04 = Bankowi nigdy nie brakuje pieniędzy.
AS-MOVE-01 = Są dwie rundy. W każdej każdy ma jeden ruch, w kolejności graczy; kto ma Pierwszy przewóz, jest pierwszy.
AS-MOVE-02 = W swojej kolejce przewozisz jedną kostkę, ulepszasz parowóz o jeden poziom albo nic nie robisz.
AS-MOVE-03 = Parowóz możesz w ten sposób ulepszyć raz na turę i nigdy powyżej poziomu 6. Działanie Lokomotywa liczy się osobno.
    .refusal = { $why ->
        [twice] W tej fazie parowóz jest już ulepszony.
       *[most] Twój parowóz ma już poziom { $most }, to najwyższy.
    }
AS-MOVE-04 = Możesz przewieźć każdą kostkę, która leży na mieście, ale żadnej z tablicy towarów.
    .refusal = { $city }: nie ma tu kostki w tym kolorze ({ $colour }).
AS-MOVE-05 = Kostka jedzie po jednym lub kilku ukończonych połączeniach, nieważne czyich. Nieukończonych torów użyć nie może.
    .refusal = Nie ma ukończonego połączenia { $from } – { $to }.
AS-MOVE-06 = Kostka jedzie najwyżej przez tyle połączeń, ile wynosi poziom twojego parowozu.
    .refusal = { $links ->
        [one] Ta droga ma { $links } połączenie, a twój parowóz ma poziom { $engine }.
        [few] Ta droga ma { $links } połączenia, a twój parowóz ma poziom { $engine }.
       *[many] Ta droga ma { $links } połączeń, a twój parowóz ma poziom { $engine }.
    }
AS-MOVE-07 = Kostka nigdy nie trafia dwa razy do tego samego miasta lub miasteczka.
    .refusal = Kostka trafiłaby tam dwa razy: { $stop }.
AS-MOVE-08 = Droga kończy się w pierwszym mieście koloru kostki. Kostka nie może takiego miasta minąć ani zatrzymać się gdzie indziej.
    .refusal = { $why ->
        [past] Kostka ({ $colour }) musi się zatrzymać tutaj, w pierwszym mieście swojego koloru: { $stop }.
       *[short] { $stop } nie przyjmuje kostek w tym kolorze: { $colour }.
    }
AS-MOVE-09 = Kostka może wyjechać z miasta swojego koloru.
AS-MOVE-10 = Czarne kostki jadą tylko do czarnych Nowych Miast.
    .refusal = { $stop } nie jest czarnym Nowym Miastem.
AS-MOVE-11 = Każde połączenie na drodze od razu daje właścicielowi jeden punkt dochodu. Niczyje połączenia nie dają nic. Gdy do tego samego miejsca prowadzą dwa połączenia, wybierasz ty.
    .refusal = { $count ->
        [one] { $from } – { $to }: prowadzi tam tylko jedno połączenie, nie podawaj boku.
        [few] { $from } – { $to }: prowadzą tam { $count } połączenia, wybierz jedno.
       *[other] { $from } – { $to }: prowadzi tam { $count } połączeń, wybierz jedno.
    }
AS-MOVE-12 = Dostarczona kostka wraca do woreczka.
AS-MOVE-13 = Wybrać możesz tylko kostkę, którą da się dostarczyć. Zawsze możesz nic nie robić.
AS-INC-01 = Każdy otrzymuje tyle dolarów, ile wynosi jego dochód.
AS-EXP-01 = Każdy płaci $1 za każdą wyemitowaną akcję i $1 za każdy poziom swojego parowozu.
AS-EXP-02 = Jeśli nie możesz zapłacić wszystkiego, płacisz, ile masz, i tracisz jeden punkt dochodu za każdego brakującego dolara.
AS-EXP-03 = Jeśli twój dochód spadłby poniżej 0, odpadasz z gry. Z równym 0 grasz dalej.
AS-EXP-04 = Gracze płacą jeden po drugim; niczyja płatność nie wpływa na innych.
AS-ELIM-01 = Gdy spółka odpada z gry, jej tory zostają na mapie jako niczyje. Jej połączeń każdy może używać, ale nie dają dochodu i nikt nie może ich przejąć.
AS-ELIM-02 = Gracz, który odpadł, nie bierze już udziału, a inni przesuwają się w kolejności. Jego działanie przepada.
AS-ELIM-03 = Jeśli po wydatkach zostają mniej niż dwie spółki, gra kończy się od razu i wygrywa ostatnia spółka.
AS-RED-01 = Każdy traci dochód: od 11 dwa, od 21 cztery, od 31 sześć, od 41 osiem (według oficjalnych zasad od 50 dziesięć).
AS-RED-02 = Redukcja patrzy na twój dochód po wydatkach i tylko raz.
AS-RED-03 = Twój dochód spada tylko wtedy, gdy nie możesz zapłacić wydatków, albo przez redukcję. Górnej granicy nie ma.
AS-GROW-01 = Kto ma Produkcję, może najpierw wylosować dwie kostki i położyć każdą na dowolnym pustym polu tablicy towarów.
    .refusal = { $why ->
        [none] Na tablicy towarów nie ma pola { $box }.
       *[full] Pole { $box } na tablicy towarów nie jest puste.
    }
AS-GROW-02 = Zrezygnować może przed losowaniem. Wylosowane kostki trzeba położyć i wszyscy je widzą.
    .refusal = { $why ->
        [place] Kostki są już wylosowane: połóż każdą na pustym polu.
       *[draw] Najpierw losuj albo zrezygnuj.
    }
AS-GROW-03 = Losujesz mniej kostek, jeśli mniej jest pustych pól albo mniej kostek w woreczku. W turze 1 tablica jest pełna i Produkcja nic nie daje.
AS-GROW-04 = Potem rzuca się kośćmi dla białej części tablicy, a następnie dla czarnej, jedną kością za każdego gracza, który zaczął grę.
AS-GROW-05 = Za każdą kość wierzchnia kostka kolumny z tym numerem trafia do swojego miasta. Wierzchnia kostka kolumny z literą pod nią trafia do swojego Nowego Miasta, jeśli jest na mapie.
AS-GROW-06 = Kostki schodzą z kolumny od góry; puste pola się pomija i nic nie przesuwa się w górę.
AS-GROW-07 = Kość na pustą kolumnę nic nie przynosi. Kolumna z literą Nowego Miasta, którego nie ma na mapie, zachowuje kostki.
AS-GROW-08 = W mieście może leżeć dowolna liczba kostek. Tablicę uzupełnia tylko Produkcja.
AS-END-01 = Gra trwa 10, 8, 7 lub 6 tur przy 3, 4, 5 lub 6 graczach, licząc tych, którzy zaczęli.
AS-END-02 = Po każdej turze przesuwa się znacznik tury. Po ostatniej turze liczy się punkty.
    .refusal = Partia jest skończona.
AS-VP-01 = Dostajesz 3 punkty za każdy punkt dochodu i tracisz 3 za każdą wyemitowaną akcję; do tego dochodzą tory. Pieniądze się nie liczą.
AS-VP-02 = Z opcją „Wszystkie połączenia” liczą się tory każdego twojego ukończonego połączenia.
AS-VP-03 = Z opcją „Z miasta do miasta” połączenie liczy się tylko wtedy, gdy twoje połączenia prowadzą przez nie od miasta do miasta, najwyżej przez miasteczka.
AS-VP-04 = Jeśli liczą się odcinki, każdy kawałek toru daje 1 punkt: na miasteczku za każde użyte wyjście, na skrzyżowaniu za każdy tor.
AS-VP-05 = Jeśli liczą się żetony, każde pole z twoimi torami, które się liczą, daje 1 punkt, ilekolwiek ich tam leży.
AS-VP-06 = Nieukończone odcinki nie dają punktów, tak samo jak tory zdjęte z mapy.
AS-VP-07 = Wygrywa gracz z największą liczbą punktów. Gracze z równą liczbą dzielą zwycięstwo.
AS-VP-08 = Gracze, którzy odpadli, są na końcu; kto odpadł później, jest wyżej. Nie mają punktów.

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
    .button = Przewieź, potem { $second }
panel-raise-then = Ulepsz parowóz, potem { $second }
    .button = Ulepsz, potem { $second }
panel-nothing-both = Nie przewoź w żadnej rundzie
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
panel-no-deliveries = Parowozem poziomu { $engine } nie da się nic dostarczyć
panel-waiting = { $count ->
    [one] Jedna kostka ({ $colour }) czeka: { $start } → { $end }.
    [few] Czekają { $count } kostki ({ $colour }): { $start } → { $end }.
   *[other] Czeka { $count } kostek ({ $colour }): { $start } → { $end }.
}
panel-without = bez
panel-with = z tym
panel-deliver-nothing = bez przewozu
panel-deliver-best = najlepsze przewozy
panel-cash-left = Zostanie
panel-money = ${ $money }
panel-plus = +${ $money }
panel-minus = −${ $money }
panel-number = { $number }
panel-way-mountain = przez góry: { $hexes }
panel-deliver = Przewieź kostkę: runda { $round } z 2, parowóz { $engine }
panel-shares = Akcje do emisji
panel-share-costs = Każda akcja daje teraz ${ $money }, a kosztuje 3 punkty na końcu i $1 co turę.
panel-actions = Wolne działania
panel-engine = Twój parowóz ma poziom { $engine }; każdy poziom kosztuje $1 co turę
panel-take-raise = Lokomotywa: parowóz { $engine }
    .button = Weź Lokomotywę, parowóz { $engine }
panel-take-decline = Lokomotywa: parowóz zostaje { $engine }
    .button = Lokomotywa, parowóz { $engine }
panel-urbanize = Najpierw możesz postawić Nowe Miasto: wskaż miasteczko.
panel-cubes = nadejdzie: { $count }× { $colour }
panel-no-cubes = bez nowych towarów
panel-new-cities = Nowe Miasto: { $town }
panel-end-of-turn = Koniec tej tury
panel-cash-before = Gotówka przed dochodem
panel-income = Dochód
panel-expenses = { $shares ->
    [one] Jedna akcja i parowóz { $engine }
    [few] { $shares } akcje i parowóz { $engine }
   *[other] { $shares } akcji i parowóz { $engine }
}
panel-income-next = Dochód w następnej turze
panel-growth = Towary przybędą: { $city } (kość { $die })
panel-percent = { $percent }%
panel-must-deliver = Coś przewieź: wydatki to ${ $owe }, a masz ${ $have }.
panel-tight = Wydasz każdego dolara. Przewieź choć raz.
panel-bankrupt = To bankructwo: brakuje ${ $money }.
panel-short = Wydatki ${ $owe }, gotówka ${ $have }: dochód −{ $points }.
## Reasons for advice

reason-forecast = dostawy, które nadejdą, minus pieniądze na nie: { $points }
reason-distance = co jeszcze może się zmienić do końca: { $points }
reason-track = punkty za tory: { $points }
reason-engine = silniejszy parowóz na kolejne tury: { $points }
reason-network = co twoja sieć przewiezie później: { $points }
reason-income = dochód w kolejnych turach: { $points }
reason-cash = gotówka: { $points }
reason-shares = akcje, za które się płaci: { $points }
reason-rivals = co mają rywale: { $points }
reason-rivals-growth = co rywale zarobią: { $points }
reason-leader = najsilniejszy rywal: { $points }
reason-ruin = groźba bankructwa: { $points }
reason-links = ukończone połączenia na kolejne tury: { $points }
reason-shortage = pieniądze, których zabraknie w tej turze: { $points }

## Koniec tury krok po kroku

end-money = Dochód, wydatki, redukcja
end-growth =
    Nowe towary, { $side ->
        [W] białe
       *[B] czarne
    } kości
end-column-cash = gotówka
end-column-income-collected = dochód
end-column-expenses-paid = wydatki
end-column-cash-after = zostaje
end-column-income-reduced = dochód

## Numbers after the game

numbers-count = Tura
numbers-player = Gracz
numbers-points = Punkty
numbers-points-points = gdyby partia wtedy się skończyła
numbers-accounts = Dochód i wydatki
numbers-accounts-income = dochód
numbers-accounts-expenses = wydatki
numbers-accounts-short = dochód stracony z braku pieniędzy
numbers-accounts-shares = wyemitowane akcje
numbers-spending = Wydane pieniądze
numbers-spending-track = tory
numbers-spending-order = licytacja kolejności graczy
numbers-building = Budowa
numbers-building-tiles = żetony torów
numbers-building-links = ukończone połączenia
numbers-building-cities = Nowe Miasta
numbers-deliveries = Dostawy według długości
numbers-deliveries-links-1 = 1 połączenie
numbers-deliveries-links-2 = 2 połączenia
numbers-deliveries-links-3 = 3 połączenia
numbers-deliveries-links-4 = 4 połączenia
numbers-deliveries-links-5 = 5 połączeń
numbers-deliveries-links-6 = 6 połączeń
numbers-paid = Kto ma dochód z czyjego przewozu
