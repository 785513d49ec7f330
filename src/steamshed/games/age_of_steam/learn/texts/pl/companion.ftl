# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 7a17589c
issue_shares = Ile akcji emitujesz w tej turze? Każda przynosi teraz $5, kosztuje $1 na koniec każdej tury i 3 punkty na koniec gry.
    .matters = Zsumuj całą turę: ofertę, tory i rachunek, $1 za każdą akcję i każdy poziom parowozu. Czego nie pokryje gotówka i dochód, muszą pokryć akcje; jedna daje w tej turze $4 na czysto. W pierwszej turze zwykle dwie lub trzy.
    .mistake = Początkujący emituje na tory i zapomina o rachunku na koniec tury. Każdy brakujący dolar kosztuje 1 dochodu.

# en: 77d4a4b6
determine_player_order = Licytuj miejsce w kolejności albo się wycofaj. Pierwsze dwa miejsca płacą całą ofertę, kto wycofa się pierwszy, nic, pozostali połowę.
    .matters = Zapytaj, co da ci pierwsze miejsce: działanie, które może mieć tylko jeden gracz, kostkę, której chcą inni, sporne pole. Jeśli nic nie przychodzi do głowy, wycofaj się wcześnie. Drugie miejsce często wystarczy.
    .mistake = Początkujący licytuje pierwsze miejsce, nie wiedząc, jakie działanie by wziął.

# en: d0ada8fa
select_actions = Wybierz jedno z pozostałych działań; w tej turze jest twoje. Jedno musisz wziąć, ale nie musisz go użyć.
    .matters = Brakuje żetonu ponad trzy? Inżynier. Miasteczko ma się stać miastem? Urbanizacja. Kostkę może zabrać też rywal? Pierwszy przewóz. Lokomotywa jest dobra prawie w każdej wczesnej turze, ale podnosi rachunek o $1.
    .mistake = Początkujący bierze Urbanizację i najpierw kładzie żeton: nowe miasto powstaje przed pierwszym żetonem albo wcale.

# en: f4ce2aed
build_track = Połóż do trzech żetonów, jako Inżynier cztery, i za każdy zapłać od razu. Tory zaczynają się przy mieście albo przy twoich torach; możesz przestać w każdej chwili.
    .matters = Najpierw patrz na kostki, potem na mapę: gdzie leży jaki kolor i które miasto go przyjmie? Kończ połączenia: ukończone zarabia i jest twoje na zawsze, nieukończone musi rosnąć co turę. Miasteczko po drodze robi z jednej linii dwa połączenia.
    .mistake = Początkujący wydaje ostatnie dolary na żeton, który donikąd nie prowadzi, i brakuje mu ich na rachunek.

# en: b2a7d734
move_goods = Przewieź jedną kostkę, ulepsz parowóz albo nie rób nic; są na to dwie rundy. Każde połączenie po drodze daje właścicielowi 1 dochodu.
    .matters = Licz znaczniki po drodze, nie pola: ile połączeń jest twoich? Najpierw przewieź to, co mógłby zabrać rywal, później to, do czego sięgasz tylko ty. Na początku gry jedną z dwóch rund warto poświęcić parowozowi.
    .mistake = Początkujący wybiera najkrótszą drogę, bo jest najkrótsza. Dłuższa po własnych połączeniach płaci więcej.

# en: 6a37fa1b
goods_growth = Masz Produkcję: wylosuj z woreczka dwie kostki albo zrezygnuj. Każda trafia na puste pole tablicy towarów, a na mapę przychodzi później dzięki kościom.
    .matters = Połóż kostkę tam, gdzie twoja linia się zaczyna, nie tam, gdzie się kończy: czerwoną do kolumny miasta, z którego twoje połączenia wiodą do czerwonego miasta. Wierzchnia kostka kolumny przychodzi pierwsza.
    .mistake = Początkujący kładzie kostkę do kolumny miasta w jej kolorze: stamtąd nigdzie nie pojedzie.
