# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: b92ab4af
issue_shares = Ile akcji emitujesz w tej turze? Każda przynosi teraz $5, kosztuje $1 na koniec każdej tury i 3 punkty na koniec gry.
    .matters = Zsumuj całą turę: ofertę, tory i rachunek, $1 za każdą akcję i każdy poziom parowozu. Czego nie pokryje gotówka i dochód, muszą pokryć akcje; jedna daje w tej turze $4 na czysto. W pierwszej turze zwykle dwie lub trzy.
    .mistake = Nie emituj tylko na tory i nie zapominaj o rachunku na koniec tury. Każdy brakujący dolar kosztuje 1 dochodu.

# en: e1f8169e
determine_player_order = Licytuj miejsce w kolejności albo się wycofaj. Pierwsze dwa miejsca płacą całą ofertę, kto wycofa się pierwszy, nic, pozostali połowę.
    .matters = Zapytaj, co da ci pierwsze miejsce: działanie, które może mieć tylko jeden gracz, kostkę, której chcą inni, sporne pole. Jeśli nic nie przychodzi do głowy, wycofaj się wcześnie. Drugie miejsce często wystarczy.
    .mistake = Nie licytuj pierwszego miejsca, jeśli nie wiesz, jakie działanie weźmiesz.

# en: c01c7361
select_actions = Wybierz jedno z pozostałych działań; w tej turze jest twoje. Jedno musisz wziąć, ale nie musisz go użyć.
    .matters = Brakuje żetonu ponad trzy? Inżynier. Miasteczko ma się stać miastem? Urbanizacja. Kostkę może zabrać też rywal? Pierwszy przewóz. Lokomotywa jest dobra prawie w każdej wczesnej turze, ale podnosi rachunek o $1.
    .mistake = Nie kładź żetonu najpierw, gdy bierzesz Urbanizację: Nowe Miasto powstaje przed pierwszym żetonem albo wcale.

# en: e4ea54ff
build_track = Połóż do trzech żetonów, jako Inżynier cztery, i za każdy zapłać od razu. Tory zaczynają się przy mieście albo przy twoich torach; możesz przestać w każdej chwili.
    .matters = Najpierw patrz na kostki, potem na mapę: gdzie leży jaki kolor i które miasto go przyjmie? Kończ połączenia: ukończone zarabia i jest twoje na zawsze, nieukończone musi rosnąć co turę. Miasteczko po drodze robi z jednej linii dwa połączenia.
    .mistake = Nie wydawaj ostatnich dolarów na żeton, który donikąd nie prowadzi: zabraknie ich na rachunek.

# en: 63949d5d
move_goods = Przewieź jedną kostkę, ulepsz parowóz albo nie rób nic; są na to dwie rundy. Każde połączenie po drodze daje właścicielowi 1 dochodu.
    .matters = Licz znaczniki po drodze, nie pola: ile połączeń jest twoich? Najpierw przewieź to, co mógłby zabrać rywal, później to, do czego sięgasz tylko ty. Na początku gry jedną z dwóch rund warto poświęcić parowozowi.
    .mistake = Nie wybieraj najkrótszej drogi tylko dlatego, że jest najkrótsza. Dłuższa po własnych połączeniach płaci więcej.

# en: 2fa5e6f9
goods_growth = Masz Produkcję: wylosuj z woreczka dwie kostki albo zrezygnuj. Każda trafia na puste pole tablicy towarów, a na mapę przychodzi później dzięki kościom.
    .matters = Połóż kostkę tam, gdzie twoja linia się zaczyna, nie tam, gdzie się kończy: czerwoną do kolumny miasta, z którego twoje połączenia wiodą do czerwonego miasta. Wierzchnia kostka kolumny przychodzi pierwsza.
    .mistake = Nie kładź kostki do kolumny miasta w jej kolorze: stamtąd nigdzie nie pojedzie.
