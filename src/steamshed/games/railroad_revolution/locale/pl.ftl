# Railroad Revolution po polsku. Czego brakuje, jest po angielsku.

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

did-sell = { $who } sprzedaje udział.
did-hire = { $who } zatrudnia pracownika: { $what }.
did-pick = { $who } wybiera kapitał początkowy, pracownik: { $what }.
did-place = { $who } umieszcza pracownika: { $what }.
did-skip = { $who } nie ma już czego budować i opuszcza turę.
did-city = { $who } buduje stację: { $what }.
did-primary = { $who } bierze główną nagrodę { $what }
did-first-bonus = { $who } bierze premię za pierwszą stację.
did-rail = { $who } kładzie tor: { $what }.
did-sector = { $who } otwiera urząd w sektorze { $what }.
did-tile-worker = { $who } odrzuca pracownika za kafelek telegrafu: { $what }.
did-sell-piece = { $who } sprzedaje: { $what }.
did-trade-flip = { $who } odwraca pociąg: { $what }.
did-promo = { $who } awansuje pracownika: { $what }, kamień milowy { $letter }, punkty: { $points }.
did-spec = { $who } używa efektu koloru { $what }
did-done = { $who } kończy akcję i płaci ${ $price }.
did-accept = { $who } przyjmuje umowę: { $what }.
did-pass = { $who } nie przyjmuje dalszych umów.
did-first = { $who } najpierw wymienia kamień milowy { $what }, punkty: { $points }.
did-keep = { $who } zatrzymuje kamień milowy { $what }, punkty: { $points }.
did-step = { $who } robi krok na torze: { $what }.
did-discard = { $who } odrzuca pracownika: { $what }.
did-promote = { $who } awansuje pracownika: { $what }, kamień milowy { $letter }, punkty: { $points }.
did-give = { $who } oddaje pracownika: { $what }.
did-take = { $who } bierze pracownika: { $what }.
did-train = { $who } bierze pociąg: { $what }.
did-flip = { $who } odwraca pociąg: { $what }.
did-stop = { $who } kończy efekt.
recalled = { $who } zabiera z powrotem { $workers ->
    [one] jednego pracownika
   *[other] { $workers } pracowników
}.
deals-offered = Umowy do wyboru.
deals-shuffled = Użyte kafelki umów są tasowane.
deal-revealed = Odkrywa się następny kafelek umowy.
milestone-completed = { $who } spełnia kamień milowy { $letter }, punkty: { $points }.
milestones-drawn = { $who } dobiera kamienie milowe { $letter }: { $count }.
end-triggered = { $who } opróżnia zapas aż do logo: koniec jest bliski.
last-round = Każdy ma jeszcze jedną turę.
game-over = Koniec gry.

## Co robi wybór

choice-sell = Sprzedaj udział za $150
choice-hire = Zatrudnij pracownika za ${ $price }: { $what }
    .button = Zatrudnij za ${ $price }
choice-pick = Wybierz ten kapitał początkowy, pracownik: { $what }
choice-place = Umieść pracownika: { $what }
choice-skip = Opuść turę
choice-city = Stacja: { $what }, ${ $price }
    .button = Zbuduj za ${ $price }
choice-primary = Weź główną nagrodę { $what }
choice-first-bonus = Weź premię za pierwszą stację za ${ $price }
choice-rail = Tor: { $what }, ${ $price }
    .button = Połóż za ${ $price }
choice-sector = Urząd w sektorze { $what }
choice-tile-worker = Odrzuć za kafelek telegrafu: { $what }
choice-sell-piece = Sprzedaj: { $what }
choice-trade-flip = Odwróć pociąg: { $what }
choice-promo = Awansuj: { $what }, kamień milowy { $letter }, punkty: { $points }
choice-spec = Użyj efektu koloru za ${ $price } { $what }
    .button = Użyj za ${ $price }
choice-done = Zakończ akcję, zapłać ${ $price }
choice-accept = Przyjmij umowę: { $what }
choice-pass = Nie przyjmuj dalszych umów
choice-first = Najpierw wymień kamień milowy { $what }, punkty: { $points }
choice-keep = Zatrzymaj kamień milowy { $what }, punkty: { $points }
choice-step = Zrób krok: { $what }
choice-discard = Odrzuć: { $what }
choice-promote = Awansuj: { $what }, kamień milowy { $letter }, punkty: { $points }
choice-give = Oddaj: { $what }
choice-take = Weź: { $what }
choice-train = Weź pociąg: { $what }
choice-flip = Odwróć pociąg: { $what }
choice-stop = Zakończ

## Ustawienia

preset-standard = Według instrukcji
    .help = Jak w instrukcji: dobrane kamienie milowe widzi tylko ten, kto je dobiera.
option-milestone_draw = Czy dobrane kamienie milowe widzi tylko dobierający, czy wszyscy.
    .name = Dobrane kamienie milowe
option-milestone_draw-private = Zakryte
option-milestone_draw-open = Odkryte

## Fazy, pytania, czasowniki

title = Railroad Revolution
phase-steps = Kroki na torach wyników
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
ask-place = Wybierz pracownika i akcję
ask-place-next = Wybierz akcję dla tego pracownika
ask-skip = Nie ma już czego budować: opuść turę
ask-action = Wykonaj akcję, potem zapłać
ask-deal = Przyjmij umowę albo idź dalej
ask-milestone = Wybierz kamień milowy, który zatrzymasz
ask-first = Który kamień milowy wymienisz najpierw?
ask-steps = Wybierz tor wyników, na którym robisz krok
ask-toll = Wybierz pracownika, który zapłaci myto
ask-promote = Awans: wybierz pracownika i kamień milowy
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
verb-skip = Opuść
verb-city = Stacja
verb-primary = Główna nagroda
verb-first_bonus = Premia za pierwszą stację
verb-rail = Tor
verb-sector = Urząd
verb-tile_worker = Kafelek telegrafu
verb-trade_flip = Odwróć pociąg
verb-promo = Awans
verb-spec = Efekt koloru
verb-done = Zakończ akcję
verb-accept = Przyjmij
verb-pass = Bez umowy
verb-first = Wymień najpierw
verb-keep = Zatrzymaj
verb-step = Krok
verb-discard = Odrzuć
verb-promote = Awans
verb-give = Oddaj
verb-take = Weź
verb-train = Weź pociąg
verb-flip = Odwróć
verb-stop = Zakończ

## Nazwy

what-white = biały
what-purple = fioletowy
what-orange = pomarańczowy
what-grey = szary
what-turquoise = turkusowy
what-supply = z zapasu
what-board = z planszy
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
what-rail100 = tor i $100
score-telegraph = Telegraf
score-stations = Stacje
score-network = Sieć
score-links = Łącza telegrafu
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
rules-PERF = Tory wyników
rules-END = Koniec gry
rules-SCO = Punktacja
rules-INFO = Co wiedzą wszyscy

## Słowa na stole

draw-board = Stany Zjednoczone
draw-telegraph = Linia telegrafu
draw-tracks = Tory wyników
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
draw-sector = Sektor { $sector }: udziały { $shares }, pierwszy urząd o { $first } więcej
draw-sector_tile = Sektor { $sector }: udziały { $shares }, pierwszy urząd o { $first } więcej; za pracownika { $tile }
draw-sector_deal = Sektor { $sector }: udziały { $shares }, pierwszy urząd o { $first } więcej; umowa
draw-link = Punkty { $points } za urzędy w sektorach { $one } i { $other }
draw-per_telegraph = za każdy urząd
draw-per_stations = za każdą stację
draw-per_network = za każde miasto poziomu 5
draw-mark = { $player }: { $track }, punkty { $points }, pozycja { $position }
draw-toll_money = myto ${ $size }
draw-toll_shares = myto: udziały { $size }
draw-toll_worker = myto: jeden pracownik
draw-deal_half = { $half } umowa: udziały { $shares }{ $money }, za to { $effects }
draw-deal_money = { " " }i ${ $money }
draw-half_upper = Górna
draw-half_lower = Dolna
draw-column = Zakryte kafelki umów: { $count }
draw-common = Wspólny zapas, { $colour } pracownik: { $count }
draw-stack = Pociągi ({ $count }): { $effects }
draw-pile = Kamienie milowe { $letter }: { $count }
draw-endowment = Kapitał początkowy: { $effects }, pracownik: { $colour }
draw-drawn = Dobrany: { $milestone }
draw-drawn_hidden = Kamień milowy, którego nie widzisz
draw-milestone = Kamień milowy { $letter }, punkty { $points }: { $conditions }; menedżerowie { $managers }
draw-managed = { $milestone }; zajęte: { $filled }
draw-completed = Spełniony: kamień milowy { $letter }, punkty { $points }
draw-condition_connect = przyłączone miasta poziomu { $what }: { $number }
draw-condition_station = stacje w miastach poziomu { $what }: { $number }
draw-condition_deal_rails = tory z umową: { $number }
draw-condition_terrain_rails = tory przez { $what }: { $number }
draw-any = dowolny
draw-none = brak
draw-action = { $player }: akcja { $action }
draw-worker_supply = { $player }: { $colour } pracownik do umieszczenia: { $count }
draw-worker_board = { $player }: { $colour } pracownik na akcji { $action }: { $count }
draw-train_up = { $player }: pociągi awersem: { $count }, { $effects }
draw-train_down = { $player }: pociągi rewersem: { $count }, { $effects }
draw-stock_rail = { $player }: tory w zapasie: { $count }
draw-stock_building = { $player }: budynki w zapasie: { $count }
draw-sale = ${ $money } za element z tego sektora
draw-cash = Gotówka
draw-shares = Udziały
draw-points = Punkty
draw-holdings = { $player }: ${ $cash }, udziały { $shares }, punkty { $points }
draw-shares_title = { $player }: udziały { $shares }, po ${ $price }
draw-to_move = decyduje
draw-first_player = pierwszy gracz
draw-round = Runda { $round }
draw-round_triggered = Runda { $round }, potem ostatnia
draw-round_last_round = Runda { $round }: ostatnia
draw-livery_1 = Sosna
draw-livery_2 = Pomarańcza
draw-livery_3 = Niebo
draw-livery_4 = Róża
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
draw-effect_promote = { $n } × awans
draw-effect_promote_paying = { $n } × awans po ${ $pay }
draw-effect_exchange = wymiana pracownika
draw-effect_worker_any = { $n ->
    [one] pracownik dowolnego koloru
   *[other] pracownicy dowolnego koloru: { $n }
}
draw-effect_workers = pracownicy: { $colours }
draw-effect_either = pracownik: { $colours }
draw-effect_train = pociąg
draw-effect_flip = { $n } × odwróć pociąg
draw-effect_free_rail = darmowy tor
draw-effect_free_station = darmowa stacja
draw-effect_free_office = darmowy urząd
draw-effect_start_rail = tor początkowy
draw-effect_start_station = budynek początkowy: Washington lub Charlotte
draw-effect_start_office = budynek początkowy w sektorze z umową
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

## Dlaczego czegoś nie wolno

RR-SET-04 =
    .refusal = Tego kapitału początkowego nie można wziąć.
RR-SET-05 =
    .refusal = { $what } to nie miejsce na twój element początkowy.
RR-SET-07 =
    .refusal = Każdy zachowuje pracowników, z którymi zaczyna.
RR-SET-08 =
    .refusal = Przed pierwszą turą nie sprzedaje się udziałów i nikogo się nie zatrudnia.
RR-GEN-02 =
    .refusal = Takiego pracownika nie ma we wspólnym zapasie.
RR-GEN-03 =
    .refusal = Nie masz tam takiego pracownika.
RR-GEN-06 =
    .refusal = Nie masz udziału na sprzedaż.
RR-GEN-07 =
    .refusal = Nie można zatrudnić tego pracownika: kosztuje $800, masz ${ $cash }, a kolor musi być we wspólnym zapasie.
RR-GEN-08 =
    .refusal = Nie podczas dobierania kamieni milowych.
RR-GEN-09 =
    .refusal = Potem nie dałoby się zakończyć tury z 4 pracownikami.
RR-GEN-10 =
    .refusal = Nie można zakończyć tury z mniej niż 4 pracownikami; masz { $workers }.
RR-GEN-11 =
    .refusal = W cudzej turze masz zawsze 4 pracowników: najpierw zatrudnij.
RR-GEN-12 =
    .refusal = Potem nie dałoby się dokończyć tury.
RR-GEN-14 =
    .refusal = To nic by teraz nie zmieniło.
RR-GEN-15 =
    .refusal = Najpierw dokończ albo przerwij to, co otwarte: { $phase }.
RR-GEN-16 =
    .refusal = Nie ma z kim tak zamienić.
RR-GEN-17 =
    .refusal = Masz na to za mało: ${ $cash }; najpierw sprzedaj udziały.
RR-TURN-02 =
    .refusal = Nie masz takiego pracownika w osobistym zapasie.
RR-TURN-05 =
    .refusal = Ten pracownik leży na planszy; umieść kogoś z osobistego zapasu.
RR-TURN-06 =
    .refusal = Akcja główna nie jest jeszcze skończona.
RR-TURN-07 =
    .refusal = Efekt koloru był już użyty w tej turze.
RR-TURN-08 =
    .refusal = Tylko jedno na turę: własny efekt pracownika albo awans; biały tylko awansuje.
RR-TURN-09 =
    .refusal = To tu nie należy ({ $phase }).
RR-TURN-10 =
    .refusal = Możesz umieścić pracownika, więc nie można opuścić tury.
RR-STA-01 =
    .refusal = Miasto jest już wybrane.
RR-STA-02 =
    .refusal = Stacja kosztuje ${ $owed }, a masz ${ $cash }.
RR-STA-03 =
    .refusal = To nie jest główna nagroda wybranego miasta.
RR-STA-04 =
    .refusal = Najpierw wybierz miasto.
RR-STA-05 =
    .refusal = Inny budynek stał tam pierwszy: bez premii.
RR-STA-06 =
    .refusal = Masz tam już stację: { $what }.
RR-STA-07 =
    .refusal = To jest niemożliwe: miasto musi być przyłączone, budynek w zapasie i musi starczyć pieniędzy.
RR-STA-09 =
    .refusal = Brygadzista odwraca jeden z twoich pociągów: podaj pociąg i stronę.
RR-STA-10 =
    .refusal = Najpierw wybierz miasto: negocjator bierze jego premię za pierwszą stację.
RR-STA-11 =
    .refusal = Nie ma kosztu stacji do zaoszczędzenia.
RR-STA-12 =
    .refusal = Inżynier bierze główną nagrodę wybranego miasta jeszcze raz.
RR-STA-13 =
    .refusal = Ta nagroda jest już wzięta.
RR-RAIL-01 =
    .refusal = { $what } nie styka się z twoją siecią.
RR-RAIL-02 =
    .refusal = Tory kosztują ${ $owed }, a masz ${ $cash }.
RR-RAIL-04 =
    .refusal = Masz tam już tor: { $what }.
RR-RAIL-05 =
    .refusal = To jest niemożliwe: kładzie się dokładnie tyle torów, ile ma akcja, i musi starczyć pieniędzy.
RR-RAIL-07 =
    .refusal = Brygadzista bierze pociąg: podaj rodzaj.
RR-RAIL-08 =
    .refusal = Negocjator bierze udziały.
RR-RAIL-09 =
    .refusal = Najpierw połóż wszystkie tory.
RR-RAIL-10 =
    .refusal = Trzeci tor wymaga trzech torów w zapasie na początku akcji.
RR-RAIL-11 =
    .refusal = Darmowy tor wymaga wolnego pola i toru w zapasie.
RR-TEL-01 =
    .refusal = Sektor jest już wybrany.
RR-TEL-05 =
    .refusal = Masz już urząd w tym sektorze: { $what }.
RR-TEL-06 =
    .refusal = Premia kafelka wymaga wybranego sektora i bierze się ją raz za pracownika.
RR-TEL-07 =
    .refusal = Sektor z umową nie ma kafelka.
RR-TEL-08 =
    .refusal = Nie ma już budynków albo urząd jest w każdym sektorze.
RR-TEL-09 =
    .refusal = Brygadzista wymienia jednego pracownika.
RR-TEL-10 =
    .refusal = Najpierw wybierz sektor.
RR-TEL-11 =
    .refusal = Najpierw wybierz sektor.
RR-TEL-12 =
    .refusal = Najpierw wybierz sektor z kafelkiem.
RR-TEL-13 =
    .refusal = Nie masz już budynków.
RR-TRD-01 =
    .refusal = Tego elementu nie ma w skrajnym lewym sektorze zapasu albo coś już sprzedano.
RR-TRD-02 =
    .refusal = Odwrócenie tej akcji jest już użyte.
RR-TRD-03 =
    .refusal = Twój zapas jest pusty.
RR-TRD-04 =
    .refusal = Brygadzista robi do 3 kroków.
RR-TRD-05 =
    .refusal = Nie stać cię na tę umowę.
RR-TRD-06 =
    .refusal = Nie masz pociągu.
RR-TRD-07 =
    .refusal = Inżynier odwraca jeszcze jeden pociąg: podaj go i stronę.
RR-TRN-01 =
    .refusal = Ten stos jest pusty.
RR-TRN-03 =
    .refusal = Nie masz takiego pociągu awersem.
RR-TRN-04 =
    .refusal = Nie masz takiego pociągu rewersem.
RR-TRN-05 =
    .refusal = Premia tego pociągu nic by teraz nie zmieniła.
RR-DEAL-02 =
    .refusal = Umowa kosztuje więcej, niż masz: udziały { $shares }, ${ $cash }.
RR-DEAL-03 =
    .refusal = Tej umowy nie można już przyjąć.
RR-DEAL-04 =
    .refusal = Nagroda tej umowy nic by teraz nie zmieniła.
RR-MIL-01 =
    .refusal = To nie jest dostępny pracownik i twój otwarty kamień milowy.
RR-MIL-02 =
    .refusal = Żadne wolne miejsce tego kamienia nie przyjmuje tego koloru.
RR-MIL-04 =
    .refusal = Ten pracownik jest już menedżerem.
RR-MIL-09 =
    .refusal = Zatrzymaj jeden z dobranych kamieni milowych.
RR-MIL-10 =
    .refusal = To nie jest jeden z dwóch kamieni do wymiany.
RR-PERF-02 =
    .refusal = Nie stać cię na myto na tym torze.
RR-PERF-04 =
    .refusal = Twój znacznik jest na szczycie tego toru.
RR-END-02 =
    .refusal = Gra jest skończona.

## Reasons for advice

reason-milestones = ukończone kamienie milowe: { $points }
reason-goals = twoje otwarte kamienie milowe: { $points }
reason-next-goals = kamienie milowe, które mogą nadejść: { $points }
reason-workers = pracownicy do awansu i ich kolory: { $points }
reason-tracks = tory wyników i to, co liczą: { $points }
reason-links = sąsiednie urzędy telegraficzne: { $points }
reason-trains = pociągi: { $points }
reason-money = pieniądze i udziały: { $points }
reason-money-early = pieniądze, póki jest czas ich użyć: { $points }
reason-goals-early = otwarte kamienie milowe, na które jest czas: { $points }
reason-effects = efekty, które zostały do użycia: { $points }
reason-rival = czego może oczekiwać najsilniejszy rywal: { $points }
reason-rivals = czego mogą oczekiwać twoi rywale: { $points }

## Obok planszy

panel-turn = Pracownik i pierwszy krok za ${ $price }
    .button = Umieść pracownika i dalej za ${ $price }
panel-whole-turn = Cała akcja za ${ $price }
    .button = Wykonaj całą akcję za ${ $price }
panel-then-ends = potem akcja się kończy, bez nagród i efektu koloru
panel-milestone = menedżerowie na kamieniu milowym: { $filled } z { $slots }
panel-turns = { $count ->
    [one] Jeden sposób
   *[other] Którym pracownikiem? Sposobów: { $count }
}
panel-workers = Pracownicy i akcje
panel-column-price = koszt
panel-reward-ends = Nagroda, potem koniec akcji
panel-reward-colour-ends = Nagroda ({ $what }), potem koniec akcji
panel-goals = Twoje kamienie milowe
panel-goal = Kamień milowy { $letter }, punkty: { $points }
panel-column-managers = menedżerowie
panel-of = { $have } z { $number }
panel-goal-connect = przyłączone miasta poziomu { $what }: { $have } z { $number }
panel-goal-station = stacje w miastach poziomu { $what }: { $have } z { $number }
panel-goal-deal_rails = tory z umową: { $have } z { $number }
panel-goal-terrain_rails =
    tory przez { $what ->
        [0] równinę
        [1] jeden trójkąt
        [2] dwa trójkąty
       *[other] trzy trójkąty
    }: { $have } z { $number }
panel-completes =
    { $managers ->
        [0] Ukończony na koniec tury.
        [one] Brakuje jednego menedżera.
       *[other] Brakuje menedżerów: { $managers }.
    }
panel-besides = Poza tym
panel-from = od ${ $money }
panel-money = ${ $money }
panel-number = { $number }
panel-point = Albo wskaż miasto, pole lub sektor.
panel-action = Co może akcja
panel-after = Potem
panel-now = teraz
panel-then = potem
panel-cash = Gotówka
panel-owed = Do zapłaty na końcu akcji
panel-shares = Udziały
panel-workers-left = Pracownicy w zasobie
panel-must-sell = Brakuje ${ $money }: sprzedaj udziały (twoje są warte ${ $worth }).
panel-instead = ${ $price } zamiast ${ $money }
panel-worker-at = { $what }
panel-then-ends-plainly = potem akcja się kończy, bez nagród
panel-spec-flip = { $pay ->
    [0] Odwracasz pociąg
   *[other] Za ${ $pay } odwracasz pociąg
}
panel-spec-train = Za ${ $pay } pociąg
panel-spec-exchange = Wymieniasz pracownika
panel-spec-steps = Kroki na torach wyników: najwyżej { $number }
panel-spec-shares = Udziały: { $number }
panel-spec-bonus = Bonus pierwszej stacji w mieście za jego cenę; dwa razy, jeśli jesteś pierwszy
panel-spec-no_cost = Stacja nic nie kosztuje
panel-spec-primary = Za ${ $pay } jeszcze raz nagroda miasta
panel-spec-terrain_money = ${ $number } i ${ $each } za każdy trójkąt torów
panel-spec-extra_rail = Liczba torów: { $rails } zamiast dwóch; za trzeci płacisz tylko trójkąty
panel-spec-first_shares = Udziały pierwszego urzędu; dwa razy, jeśli jesteś pierwszy
panel-spec-share_money = ${ $number } za każdy udział wzięty w sektorze
panel-spec-tile = Za ${ $pay } bonus kafelka telegrafu
panel-spec-deal = Jedna z dwóch umów tylko dla ciebie, do tego udziały: { $number }
panel-spec-train_money = ${ $number } za każdy twój pociąg

## Koniec tury krok po kroku

end-milestone = Kamienie milowe
end-last = Koniec gry
