# Instrukcja do czytania: wiadomość dla każdego rozdziału i każdej sekcji.

## O czym jest gra

# en: 541178e3
what-the-game-is = O czym jest gra
    .lead = Buduj kolej, woź kolorowe kostki do miast w ich kolorze i miej na końcu najwięcej punktów zwycięstwa: punkty daje każde twoje połączenie, którego użyje kostka. Ta książka opowiada najpierw o grze podstawowej; przedostatni rozdział wymienia, co zmienia gra standardowa.
# en: d3942efd
what-the-game-is-the-table = Stół, część po części
    .says = Dwa obrazki pokazują, co leży na stole w środku gry.
    .picture-the-map = Mapa wokół Albany, Hartford i Nowego Jorku.
    .picture-the-displays = Tablice obok mapy.
    .part-1 = Miasto. Jego kolor mówi, jakie kostki przyjmuje.
    .part-2 = Miasteczko: przystanek bez koloru.
    .part-3 = Połączenie ze znacznikiem właściciela.
    .part-4 = Kostka towaru, która czeka na dostawę.
    .part-5 = Zapas towarów: dwanaście pól z kostkami dla Rozwoju miasta i Urbanizacji.
    .part-6 = Tor dochodu, od −10 do 10.
    .part-7 = Punkty zwycięstwa. Pod nimi poziomy lokomotyw.
    .part-8 = Runda i kolejność.
    .part-9 = Siedem płytek akcji z numerami.
    .part-10 = Gracz: gotówka, dochód, punkty, lokomotywa.
# en: ad482525
the-round-a-round-in-pictures = Runda w czterech obrazkach
    .says = Płytki akcji, tory, towary, pieniądze: oto runda.
    .picture-round-tiles = 1. Po kolei każdy bierze płytkę akcji; jej numer to miejsce w następnej rundzie.
    .picture-round-track = 2. Zielony kładzie trzy żetony z Albany przez miasteczko Poughkeepsie do Nowego Jorku: dwa połączenia.
    .picture-round-goods = 3. Fioletowa kostka dotarła z Hartford do Nowego Jorku przez trzy połączenia Zielonego: 3 punkty jako dochód albo jako punkty zwycięstwa.
    .picture-round-money = 4. Każdy otrzymuje swój dochód albo go płaci, jeśli jest poniżej 0.

# en: 70af4e54
what-the-game-is-what-you-do = Co robisz
    .says = Połączenie to tory między dwoma miastami lub miasteczkami i należy do gracza. Każde połączenie, którego użyje kostka, to jeden punkt dla jego właściciela; bierze go jako dochód, który płaci w każdej rundzie, albo jako punkt zwycięstwa. Na końcu wygrywa najwięcej punktów zwycięstwa.

# en: cd950164
what-the-game-is-players-and-maps = Gracze i mapy
    .says = Na mapie północnego wschodu USA gra od trzech do pięciu osób, na mapie Zagłębia Ruhry od trzech do sześciu. Pierwsza jest najlepsza dla trzech lub czterech, druga dla czterech lub pięciu.

# en: edad83f8
what-the-game-is-nothing-is-hidden = Nic nie jest ukryte
    .says = Pieniądze, kostki, tory punktacji i pozostałe żetony są jawne dla wszystkich. Po przygotowaniu nic nie zależy od losu, z woreczka już się nie losuje i nigdy dwóch graczy nie decyduje jednocześnie.

# en: edfc4fb1
what-the-game-is-bank-and-pieces = Bank i elementy
    .says = Bankowi nigdy nie brakuje pieniędzy i zawsze wydaje resztę; wszystkie kwoty i oferty to pełne dolary. Możesz mieć dowolnie wiele połączeń, bo liczba krążków nie jest ograniczeniem. Żetonów torów jest 136, a strony, która się skończyła, nie można zbudować.

# en: c462fdda
what-the-game-is-seats-and-order = Miejsca i kolejność
    .says = „Po lewej” i zgodnie z ruchem wskazówek zegara odnosi się do miejsc przy stole, które się nie zmieniają. Kolejność pokazuje skala kolejności i zmienia się ona w każdej rundzie. Kto odpadł z gry, tego wszędzie się pomija.

## Przygotowanie

# en: c60bc5a3
setting-up = Przygotowanie
    .lead = Kostki losuje się na miasta i do zapasu towarów, i to niemal cały los w tej grze. Każdy zaczyna z niczym: bez pieniędzy, z dochodem 0, bez punktów zwycięstwa, z lokomotywą na poziomie 1.

# en: 19c0c220
setting-up-cubes-on-cities = Kostki na miastach
    .says = Wszystkie 96 kostek trafia do woreczka, a każde miasto dostaje tyle losowych kostek, ile na nim nadrukowano. W Zagłębiu Ruhry przy trzech graczach każde miasto dostaje o jedną mniej. Kostka może leżeć na mieście swojego koloru; musi wtedy trafić do innego miasta tego koloru.

# en: 5255c008
setting-up-goods-supply = Zapas towarów
    .says = Na dwunastu polach obok mapy leżą po trzy losowe kostki, przy trzech graczach po dwie. Na mapę przenoszą je Rozwój miasta i Urbanizacja.

# en: 9d812d24
setting-up-beside-the-map = Obok mapy
    .says = Czeka dziesięć znaczników rozwoju i osiem Nowych Miast: jedno czerwone, jedno żółte, jedno fioletowe, jedno niebieskie i cztery szare. Nadrukowane miasto może dostać znacznik rozwoju raz w grze. Żadne nadrukowane miasto nie jest szare, więc szare kostki czekają na szare Nowe Miasto.

# en: 97afd7c9
setting-up-players = Gracze
    .says = Każdy bierze kolor i ustawia znaczniki na dochodzie 0, punktach zwycięstwa 0 i poziomie lokomotywy 1. Znacznik rundy stoi na 1.

# en: 515ac6c3
setting-up-who-begins = Kto zaczyna
    .says = Pierwszą kolejność ustala licytacja początkowa i nikt nie dostaje na nią pieniędzy. Jako opcję można ją wylosować: każdy ciągnie płytkę akcji, zaczyna najniższy numer, a reszta idzie zgodnie z ruchem wskazówek zegara. Drugi dostaje wtedy $1, trzeci $2 i tak dalej aż do $5 dla szóstego.

## Runda

# en: a4bb9cc0
the-round = Runda
    .lead = Runda ma sześć faz i każda kończy się, zanim zacznie się następna. Przy trzech graczach jest dziesięć rund, przy czterech osiem, przy pięciu lub sześciu siedem.
    .worked = Czterech graczy wzięło po kolei te płytki akcji. Na końcu rundy numery ustalają nową kolejność.
    .row-0 = gracz · płytka · miejsce w następnej rundzie
    .row-1 = Zielony · 6 Lokomotywa · trzecie
    .row-2 = Pomarańczowy · 4 Pierwsza budowa · drugie
    .row-3 = Błękitny · 7 Urbanizacja, z pasem · czwarte
    .row-4 = Różowy · 2 Pierwsza dostawa · pierwsze

# en: 460be4b9
the-round-six-phases = Sześć faz
    .says = Najpierw każdy bierze płytkę akcji, potem każdy buduje tory, potem w dwóch obiegach dostarcza się towary. Następnie są dochód i wydatki, potem ustala się nową kolejność i zaczyna się następna runda.

# en: f23bd349
the-round-how-many-rounds = Ile rund
    .says = Decyduje liczba graczy na początku: 10 rund przy trzech, 8 przy czterech, 7 przy pięciu lub sześciu. Nie zmienia się, gdy ktoś odpadnie z gry.

# en: 681e0a82
the-round-the-last-round = Ostatnia runda
    .says = Ostatnia runda kończy się na dochodzie i wydatkach. Nowej kolejności już się nie ustala, tylko liczy punkty.

# en: 69e776cb
the-round-the-next-order = Następna kolejność
    .says = Decydują numery płytek akcji z tej rundy, najniższy jest pierwszy. Płytka wzięta z pasem też liczy się ze swoim numerem. Potem płytki wracają, a znacznik rundy idzie dalej.

## Pieniądze

# en: 4ef5fda1
money = Pieniądze
    .lead = Na tory nikt nie musi oszczędzać: czego ci brakuje, bank daje w chwili zapłaty. Każde $5 kosztuje jeden krok dochodu, a dochód to tyle, ile w każdej rundzie dostajesz albo płacisz.
    .worked = Zielony nie ma gotówki, ma dochód 0 i łączy Albany z Hartford. Dwa żetony za $6 kosztują dwa kroki dochodu, a w ręku zostają jeszcze $4.
    .row-0 = żeton · cena · z banku · dochód · gotówka
    .row-1 = L8, prosty tor · $2 · $5 · −1 · $3
    .row-2 = M9, łagodny łuk · $4 · $5 · −2 · $4

# en: 98716567
money-cash-first = Najpierw gotówka
    .says = Płaci się z gotówki. Dopiero gdy jej nie starcza, pozyskujesz pieniądze krokami po $5, a każdy krok obniża twój dochód o 1.

# en: 248fe984
money-no-more-than-needed = Tylko tyle, ile trzeba
    .says = Bank daje tyle kroków, ile pokrywa brak, i to automatycznie. Reszta z ostatnich $5 (najwyżej $4) jest twoja.

# en: ccf745da
money-at-the-bottom = Gdy dochód wynosi −10
    .says = Dochód nigdy nie spada poniżej −10. Tam każde następne $5 kosztuje zamiast tego 2 punkty zwycięstwa, a mając mniej niż 2, nic już nie pozyskasz. Jako opcja $5 daje też ostatni pojedynczy punkt.

# en: 2075a296
money-how-much-you-can-pay = Ile możesz zapłacić
    .says = Dodaj gotówkę, $5 za każdy krok dochodu aż do −10 i $5 za każde 2 punkty zwycięstwa. Oferta, płytka akcji ani żeton toru, które kosztują więcej, nie są dozwolone.

# en: fae47612
money-when-you-pay = Kiedy płacisz
    .says = Za płytkę akcji płacisz, gdy ją bierzesz, za żeton toru, gdy go kładziesz, ofertę w licytacji początkowej, gdy wygra, a ujemny dochód w fazie dochodu. Pieniądze pozyskuje się tylko na te płatności: nigdy z góry, nigdy na zapas i nigdy w fazie dostawy towarów.

# en: 5fb0a8a5
money-at-once = Gdy dochód spada
    .says = Pozyskanie pieniędzy od razu przesuwa twój znacznik dochodu i liczy się to w następnych rundach i na końcu. To, co należy się w obecnej fazie dochodu, już się nie zmienia.

## Licytacja początkowa

# en: fe8019d1
opening-auction = Licytacja początkowa
    .lead = Przed pierwszą rundą miejsca w kolejności sprzedaje się jedno po drugim. Nikt nie ma jeszcze pieniędzy, więc ofertę płaci się dochodem.
    .worked = Trzech graczy licytuje pierwsze miejsce. Zielony daje $2, Pomarańczowy $7, Błękitny i Zielony pasują: Pomarańczowy płaci $7 i jest pierwszy. To dwa kroki, więc Pomarańczowy ma dochód −2 i zostają mu $3; oferta $5 kosztowałaby jeden krok i nic by nie zostało. Licytację drugiego miejsca otwiera Błękitny, po lewej od Pomarańczowego.

# en: 0c6a7489
opening-auction-one-place-after-another = Jedno miejsce po drugim
    .says = Najpierw licytuje się pierwsze miejsce, potem drugie i tak dalej. Ostatniego nie: dostaje je za darmo ten, kto zostanie. Pierwszą licytację otwiera wylosowany gracz, a licytuje się zgodnie z ruchem wskazówek zegara.

# en: 34c64c1f
opening-auction-bid-or-pass = Oferta albo pas
    .says = W swojej kolejce dajesz więcej niż obecna oferta albo pasujesz; pierwsza oferta może wynosić $0. Kto pasuje, wycofuje się tylko z tego miejsca i o następne może znów licytować.

# en: 4dc5185b
opening-auction-winning = Wygrana
    .says = Gdy wszyscy inni spasują, wygrywa ten, kto został, od razu płaci swoją ofertę i zajmuje miejsce. Jeśli nikt nie licytował, kosztuje to $0. Kto ma najwyższą ofertę, nigdy nie musi przebijać sam siebie.

# en: 6b567cb3
opening-auction-the-next-place = Następne miejsce
    .says = Zwycięzcy już nie biorą udziału. Następną licytację otwiera pierwszy gracz po lewej od zwycięzcy, który nie ma jeszcze miejsca.

# en: 32d6413d
opening-auction-the-limit = Granica
    .says = Nie możesz dać więcej, niż zdołasz zapłacić. Na początku to $50: dziesięć kroków po $5.

## Płytki akcji

# en: fec0c435
action-tiles = Płytki akcji
    .lead = Po kolei każdy bierze jedną z siedmiu płytek. Działa w tej rundzie, a jej numer to twoje miejsce w następnej.
    .worked = Zielony ma poziom 4 i bierze Lokomotywę: $4 i $5 za nowy poziom to $9.
    .row-0 = gotówka przed · cena · dochód · gotówka po
    .row-1 = $9 · $9 · bez zmian · $0
    .row-2 = $7 · $9, w tym $5 z banku · o krok niżej · $3

# en: 996c576a
action-tiles-one-each = Każdemu jedna
    .says = Każdy bierze dokładnie jedną z pozostałych płytek; nikt nie może zostać bez niej. Gdyby przez jakąś opcję ostatniemu graczowi nie została żadna płytka, zawsze może wziąć Urbanizację z pasem.

# en: a2fae9b8
action-tiles-the-seven = Wszystkie siedem
    .says = To 1 Kolejność, 2 Pierwsza dostawa, 3 Inżynier, 4 Pierwsza budowa, 5 Rozwój miasta, 6 Lokomotywa i 7 Urbanizacja. Płytki od 1 do 4 są darmowe. Rozwój miasta kosztuje $2, Lokomotywa $4 i do tego nowy poziom, Urbanizacja $6.

# en: d492edf0
action-tiles-the-free-four = Cztery darmowe
    .says = Kolejność teraz nic nie daje, ale w następnej rundzie będziesz na pierwszym miejscu. Pierwsza dostawa pozwala działać jako pierwszemu w obu obiegach dostawy towarów, Pierwsza budowa budować jako pierwszemu. Inżynier ma w budowie cztery operacje na żetonach zamiast trzech, każdą po zwykłej cenie.

# en: 1574d475
action-tiles-the-locomotive = Lokomotywa
    .says = Twoja lokomotywa od razu zyskuje jeden poziom. Na poziomie 6 tej płytki wziąć nie możesz.

# en: e31bef49
action-tiles-use-or-pass = Użycie albo pas
    .says = Kto bierze Rozwój miasta lub Urbanizację, od razu zapowiada: użyje i płaci albo pasuje i nie płaci. To ostateczne. Po pasie z płytki liczy się tylko numer.

# en: dddafbcf
action-tiles-when-use-is-impossible = Gdy użyć się nie da
    .says = Rozwoju miasta nie można użyć, gdy zapas jest pusty, nie ma już znaczników rozwoju albo każde miasto go ma. Urbanizacji nie można użyć, gdy nie ma już miasteczka albo Nowego Miasta. Wziąć płytkę z pasem można i tak, chyba że dla Urbanizacji zabrania tego opcja.

# en: 5139337d
action-tiles-too-dear = Gdy nie możesz zapłacić
    .says = Na Lokomotywę oraz na użycie Rozwoju miasta lub Urbanizacji trzeba mieć pieniądze, w ręku albo pozyskane. Płytek od 1 do 4 ani pasu nigdy nie odmawia się z powodu pieniędzy.

# en: 5c7fd3b0
action-tiles-in-your-build-turn = W twojej budowie
    .says = Rozwój miasta i Urbanizację wykonuje się we własnej budowie. Kostki, które przyniosą, mogą pojechać już w fazie dostawy tej samej rundy.

## Budowa torów

# en: e95f10cf
building-track = Budowa torów
    .lead = W swojej budowie kładziesz do trzech żetonów, jeden po drugim, i za każdy od razu płacisz. Tory zaczynają się w mieście albo przy własnych torach i nigdy nie łączą się z torami innego gracza.
    .worked = Zielony ma $10 i buduje z Albany przez miasteczko Poughkeepsie do New York: trzy żetony, $10, dwa połączenia.
    .row-0 = żeton · cena · gotówka
    .row-1 = K9, prosty tor nad rzeką · $2 + $1 rzeka = $3 · z $10 na $7
    .row-2 = Poughkeepsie, dwa wyjścia · $2 + $1 miasteczko + $1 rzeka = $4 · z $7 na $3
    .row-3 = K11, prosty tor nad rzeką · $2 + $1 rzeka = $3 · z $3 na $0

# en: 498591f5
building-track-who-and-how-many = Kto i ile
    .says = Zaczyna posiadacz Pierwszej budowy, inni idą po kolei. Każdy ma trzy operacje, Inżynier cztery: położenie, ulepszenie lub zmiana kierunku żetonu to po jednej, Nowe Miasto to żadna. Możesz zrobić mniej albo nic; co niewykorzystane, przepada.

# en: 915b595b
building-track-in-any-order = Gdziekolwiek i w dowolnej kolejności
    .says = Operacje mogą być daleko od siebie i w dowolnej kolejności, przeplatane Rozwojem miasta lub Urbanizacją. Co zapowiedziane, trzeba wykonać przed końcem swojej budowy. Przepada to tylko wtedy, gdy stało się niemożliwe, a ceny się nie zwraca.

# en: 1733f245
building-track-where-a-tile-may-lie = Gdzie może leżeć żeton
    .says = Żetony torów leżą na polach bez miasta i miasteczka, żetony miasteczek na miasteczkach, a na mieście nie leży nic. Żadne wyjście nie może prowadzić do grubej czarnej linii ani poza mapę.

# en: b8df7e1a
building-track-how-exits-meet = Jak spotykają się wyjścia
    .says = Wyjście, które dotyka miasta, tam się kończy; które trafia na wyjście sąsiedniego żetonu, łączy się z nim; każde inne to otwarty koniec. Poza miastami i miasteczkami tory się nie rozgałęziają. Wyjście może wskazywać na żeton, który z tej strony wyjścia nie ma, i wolno budować w poprzek przed otwartym końcem innego gracza, by go zablokować.

# en: c3dce603
building-track-where-track-may-begin = Gdzie mogą się zacząć tory
    .says = Nowe tory zaczynają się przy dowolnym mieście, nawet daleko od twoich, przy własnych torach albo przy miasteczku, w którym masz już połączenie. Miasteczko bez twojego połączenia nie jest początkiem. Pierwszy twój żeton w grze prowadzi więc z miasta.
    .picture-begin-allowed = Żeton prowadzi z miasta Albany.
    .picture-begin-refused = Żeton nie styka się ani z miastem, ani z twoimi torami.

# en: 078d905d
building-track-what-it-may-not-join = Z czym nie mogą się łączyć
    .says = Nowe tory nie mogą się łączyć z linią innego gracza; może to tylko żeton miasteczka, jak mówi następny rozdział. Połączenie nie może wrócić do miasta lub miasteczka, w którym się zaczęło, ani wskazywać z powrotem na swoje miasteczko. Pętle z kilku połączeń są dozwolone.
    .picture-join-allowed = Twoje tory prowadzą z Hartford obok otwartego końca Pomarańczowego.
    .picture-join-refused = Twój łuk połączyłby się z torami Pomarańczowego.

# en: 7278aaa8
building-track-two-paths-on-one-tile = Dwa tory na jednym żetonie
    .says = Na puste pole możesz od razu położyć żeton z dwoma torami albo żeton miasteczka z kilkoma wyjściami. Oba tory muszą być wtedy połączone tak, jak wymaga się tego od nowych torów.

# en: 1f9fc708
building-track-it-is-yours = Do kogo należą nowe tory
    .says = Każda linia, która dostała nowe tory, należy do ciebie. Jeśli połączysz dwie własne linie, staną się jednym połączeniem, a jedno połączenie to na końcu jeden punkt.

# en: 6664ae5f
building-track-prices = Ceny
    .says = Każde wyjście kosztuje $1. Miasteczko dodaje $1, rzeka $1, góry $2 i wszystko się sumuje. Prosty tor na równinie kosztuje $2, w górach $4; żeton miasteczka z dwoma wyjściami nad rzeką kosztuje $4.

# en: d2a9b51c
building-track-what-counts-as-what = Rzeki, wzgórza i wybrzeże
    .says = Kanały i małe jeziora liczą się jak rzeki, a za rzeki płaci się na polu raz, ile by ich nie było. Wzgórza to góry. Wszystko inne to równina, także wybrzeże.

# en: f59b5f1f
building-track-tiles-run-out = Żetony się kończą
    .says = Żeton ma dwie strony i użycie jednej zabiera z zapasu też drugą; gdy pasuje kilka, sam wybiera się ten, którego najmniej będzie brakować. Zdjęte żetony wracają, przy wymianie jeszcze przed szukaniem nowego. Żetony można obracać we wszystkich sześciu kierunkach, ale nigdy odbijać jak w lustrze.

## Miasteczka

# en: fe063b0d
towns = Miasteczka
    .lead = Miasteczko nie przyjmuje kostek, ale kończy jedno połączenie i zaczyna następne. Dlatego to najtańsza droga do większej liczby punktów.
    .worked = Zielony ma $10 i łączy New York z Philadelphia przez miasteczko Easton. Linia to dwa połączenia: pierwsza fioletowa kostka daje od razu 2 punkty, gdy linia obok miasteczka dałaby 1, a na końcu każde połączenie to 1 punkt.
    .row-0 = żeton · cena · gotówka
    .row-1 = J12, łagodny łuk z New York · $3 · z $10 na $7
    .row-2 = Easton, dwa wyjścia · $4 · z $7 na $3
    .row-3 = I13, łagodny łuk do Philadelphia · $3 · z $3 na $0

# en: f91d094e
towns-every-exit-a-line = Każde wyjście to osobna linia
    .says = Miasteczko nie łączy połączeń w jedno: każde wyjście jego żetonu należy do innego połączenia. W miasteczku nie ma kostek i nie można ich tam dostarczyć, ale przez nie przejeżdżają.

# en: 9ef29113
towns-choosing-the-tile = Wybór żetonu
    .says = Możesz wybrać dowolny żeton miasteczka i płacisz za wszystkie jego wyjścia. Co najmniej jedno wyjście musi trafić na własne tory, na miasto albo na niczyją linię, którą możesz przejąć. Pozostałe wyjścia są połączone przez miasteczko.

# en: 441aa0a1
towns-whose-exits = Czyje są wyjścia
    .says = Wszystkie wyjścia nowego żetonu są twoje, także te z otwartym końcem; to nieukończone połączenia. Ale wyjście, które trafia na otwarty koniec innego gracza, kończy jego połączenie i zostaje ono jego, choć płacisz ty. Samo takie wyjście twojego żetonu nie łączy.

# en: d59138f2
towns-no-turning = Bez obracania
    .says = Żetonu miasteczka nigdy się nie obraca i nie zmienia mu kierunku. Można go tylko ulepszyć albo ustępuje Nowemu Miastu.

# en: aefdaa54
towns-pointing-is-not-arriving = Wskazać to nie dotrzeć
    .says = Tory, które wskazują na miasteczko, są nieukończone, dopóki nie leży tam żeton z pasującym wyjściem albo Nowe Miasto. Sąsiednie miasta i miasteczka bez torów nie są połączone.

## Czyje są tory

# en: c006d106
whose-track = Czyje są tory
    .lead = Ukończone połączenie jest twoje na zawsze. Nieukończone jest twoje tylko, dopóki rośnie.
    .worked = Linia z Hartford na N9 jest niczyja, a własny otwarty koniec Zielonego na M11 w tej budowie nie urósł. Zielony kładzie prosty tor na O9 za $3 i dociera do Boston: całe połączenie Hartford–Boston należy do Zielonego. Potem Zielony kończy budowę i M11 jest niczyje.

# en: 2fc2eb85
whose-track-complete = Ukończone połączenia
    .says = Połączenie jest ukończone, gdy na obu końcach jest miasto lub miasteczko. Możesz je budować przez kilka rund. Ukończonego nigdy się nie traci, chyba że przez bankructwo.

# en: 90e3ff4b
whose-track-open-lines = Nieukończone połączenia
    .says = Nieukończone połączenie należy do budowniczego i nikt inny nie może go przedłużyć, zmienić mu kierunku ani się z nim połączyć. Jeśli było twoje już na początku twojej budowy, ukończ je w niej albo przedłuż; inaczej na końcu jest niczyje. Co zaczynasz teraz, jest więc bezpieczne do końca twojej następnej budowy.

# en: d5fc62cd
whose-track-extending = Przedłużanie
    .says = Przedłużenie to nowe tory na otwartym końcu, nowym żetonem albo ulepszeniem sąsiedniego. Sama zmiana kierunku nie jest przedłużeniem; zmiana kierunku i potem przedłużenie w tej samej budowie jest.

# en: 72e1b278
whose-track-taking-over = Przejmowanie
    .says = Niczyje nieukończone połączenie jest twoje, gdy je przedłużysz lub ukończysz. Musi zaczynać się w mieście albo stykać się z twoim własnym połączeniem. Jeśli budujesz z miasta i trafisz na jego otwarty koniec, jest twoje, gdziekolwiek się zaczyna.

# en: c9c599c1
whose-track-finished-by-others = Ukończone przez innych
    .says = Inny gracz może ukończyć twoje połączenie Nowym Miastem albo wyjściem żetonu miasteczka. Zostaje twoje i już się go nie traci.

# en: 4da8ee8d
whose-track-several-links = Kilka połączeń
    .says = Dwa miasta lub miasteczka może łączyć kilka połączeń, jednego gracza albo kilku. Każde jest osobne: użyte płaci właścicielowi, a na końcu to 1 punkt.

# en: 322b6f54
whose-track-nobodys-track = Niczyje tory
    .says = Żetony z niczyimi torami może ulepszyć każdy; stare tory zostają niczyje, chyba że nowe się z nimi połączą. Ukończone połączenia bez właściciela powstają tylko przez bankructwo i nikt ich przejąć nie może.

## Zmiana kierunku i ulepszanie

# en: 0d32c31b
turning-and-improving = Zmiana kierunku i ulepszanie
    .lead = Leżący żeton to nie ostatnie słowo. Otwartemu końcowi połączenia możesz zmienić kierunek albo wymienić żeton na taki, na którym jest więcej torów.
    .worked = Na O9 leży łuk Pomarańczowego z Boston do Worcester. Zielony ma otwarty koniec w Providence, tuż na południe od niego, i wymienia łuk na żeton z drugim, prostym torem. Ma on cztery wyjścia i kosztuje $4, za rzekę nic; połączenie Pomarańczowego jest jak przedtem, a linia Zielonego urosła na północ.

# en: f700cb19
turning-and-improving-turning = Zmiana kierunku
    .says = Żeton na otwartym końcu nieukończonego połączenia zachowuje bok, którym tory wchodzą, i dostaje inny, którym wychodzą. Możesz to zrobić z własnymi nieukończonymi połączeniami i z niczyimi, które zaczynają się w mieście albo w miasteczku, gdzie masz połączenie. Ukończonym połączeniom i połączeniom innych graczy nigdy nie zmienia się kierunku.
    .picture-turn-allowed = Otwarty koniec na K9 kieruje się na południe, do Poughkeepsie.
    .picture-turn-refused = Połączenie na L8 jest ukończone i nie można zmienić jego kierunku.

# en: 99393d0c
turning-and-improving-how-to-turn = Jak zmienia się kierunek
    .says = Żeton się obraca albo wymienia na inny o tej samej liczbie torów; pozostałe tory na nim zostają dokładnie tak, jak są. Nowy bok musi być inny i obowiązują go wszystkie zasady budowy. Może trafić na własny lub niczyj otwarty koniec, co kończy połączenie, ale nie na koniec innego gracza. Kierunek można zmienić nawet żetonowi położonemu w tej samej budowie.

# en: 60258bae
turning-and-improving-price-of-turning = Cena zmiany kierunku
    .says = Płacisz $1 za każde wyjście żetonu, który wtedy tam leży, czyli $2 albo $4, a za teren nic. To jedna operacja.

# en: c3dd25a5
turning-and-improving-it-keeps-nothing = Zmiana kierunku to nie przedłużenie
    .says = Zmiana kierunku nie ratuje twojego nieukończonego połączenia i nie daje ci niczyjego. Tylko jeśli ukończy połączenie, jest ono twoje. Miasteczkom kierunku się nie zmienia.

# en: 06ceffea
turning-and-improving-improving = Ulepszanie
    .says = Żeton z jednym torem wymienia się na żeton z dwoma, żeton miasteczka na taki z większą liczbą wyjść. Nieważne, czyje są tory. Wszystko, co tam było, zostaje na swoim miejscu i przy swoim właścicielu. Zmiana kierunku i ulepszenie tego samego żetonu to dwie operacje.

# en: 3f36a2d7
turning-and-improving-new-paths = Nowe tory
    .says = Dodane tory podlegają zasadom budowy: muszą być połączone, nie mogą tworzyć pętli i tylko wyjścia miasteczek mogą trafić na linię innego gracza. Dodać wyjścia w miasteczku możesz, gdy masz tam połączenie albo gdy nowe wyjście trafia na własne tory, miasto lub linię, którą możesz przejąć.

# en: 44cac8bc
turning-and-improving-price-of-improving = Cena ulepszenia
    .says = Płacisz $1 za każde wyjście całego nowego żetonu i jeszcze $1 za miasteczko, ale za teren nic. To jedna operacja. Użyć można tylko żetonów, które istnieją i zostały; żetonów z dwoma torami i miasteczek z czterema wyjściami ulepszyć już nie można.

## Nowe Miasta i Rozwój miasta

# en: ba31da20
new-cities-and-growth = Nowe Miasta i Rozwój miasta
    .lead = Dwie płytki akcji przenoszą kostki z zapasu na mapę, a jedna z nich daje też nowe miasto. Obu używa się w swojej budowie i żadna nie liczy się jako operacja.
    .worked = Otwarta linia Zielonego z Hartford wskazuje na miasteczko New Haven. Zielony stawia tam szare Nowe Miasto z dwiema fioletowymi kostkami z pola 1: linia jest ukończona bez żetonu i Zielony ma cztery połączenia. W fazie dostawy szara kostka jedzie z New York przez Poughkeepsie, Albany i Hartford do New Haven: cztery połączenia, 4 punkty.

# en: 4648ce61
new-cities-and-growth-a-new-city = Nowe Miasto
    .says = Raz w swojej budowie, w dowolnej chwili, stawiasz Nowe Miasto dowolnego pozostałego koloru na dowolnym miasteczku, z torami lub bez, swoim lub nie. Leżący tam żeton miasteczka wraca najpierw do zapasu.

# en: a93cf304
new-cities-and-growth-what-becomes-of-track = Co dzieje się z torami
    .says = Połączenia, które kończyły się w miasteczku, kończą się teraz w mieście i zachowują właścicieli; wyjścia leżące tylko na żetonie miasteczka znikają. Każdy otwarty koniec, który wskazuje na to pole, jest teraz ukończony, także u innych graczy. Jeśli połączenie było niczyje, jest twoje.

# en: ae794da9
new-cities-and-growth-its-cubes = Jego kostki
    .says = Potem musisz wziąć wszystkie kostki z jednego pola zapasu i położyć je na Nowym Mieście. Jeśli wszystkie pola są puste, nie dostaje żadnej.

# en: e8afa092
new-cities-and-growth-it-counts-as-grown = Od razu miasto
    .says = Już w tej samej budowie możesz od niego zacząć tory i przyjmuje kostki swojego koloru. Za teren się nie płaci. Liczy się tak, jakby miało znacznik rozwoju, więc nigdy nie można na nim użyć Rozwoju miasta.

# en: c62b019b
new-cities-and-growth-city-growth = Rozwój miasta
    .says = Raz w swojej budowie, w dowolnej chwili, przenosisz wszystkie kostki z jednego pola zapasu na nadrukowane miasto bez znacznika rozwoju i kładziesz tam znacznik. Nie musisz mieć do niego połączenia.

# en: cd13798a
new-cities-and-growth-no-refill = Bez uzupełniania
    .says = Pól zapasu nigdy się nie uzupełnia. Gdy wszystkie dwanaście jest pustych, nowe kostki już do gry nie wejdą.

## Dostawa towarów

# en: 586f0abd
moving-goods = Dostawa towarów
    .lead = Dwa razy w rundzie każdy dostarcza jedną kostkę, ulepsza lokomotywę albo pasuje. Kostka jedzie ukończonymi połączeniami do miasta swojego koloru, a poziom twojej lokomotywy mówi, ilu połączeń może użyć.
    .worked = Zielony na poziomie 3 wiezie fioletową kostkę z Hartford przez Albany i Poughkeepsie do New York. Pierwsze połączenie należy do Pomarańczowego, dwa następne do Zielonego. Zielony ma ich więcej niż Pomarańczowy, więc droga jest dozwolona: Zielony bierze 2 punkty zwycięstwa, potem Pomarańczowy 1 punkt jako dochód. Z drugim połączeniem Pomarańczowego byłoby dwa do dwóch, to jeszcze wolno; z trzecim już nie.

# en: 59728826
moving-goods-two-rounds = Dwa obiegi
    .says = W każdym obiegu najpierw działa posiadacz Pierwszej dostawy, potem inni po kolei, i każdy robi jedną rzecz. Pas nic nie daje.

# en: 1149c2bb
moving-goods-improving-the-locomotive = Ulepszanie lokomotywy
    .says = Zamiast dostawy możesz podnieść lokomotywę o jeden poziom, za darmo, najwyżej do 6. Wolno to raz w fazie dostawy, także gdy w tej rundzie wzięto płytkę Lokomotywa.

# en: 23d8c39d
moving-goods-the-way = Droga
    .says = Wybierz dowolną kostkę w dowolnym mieście i drogę po ukończonych połączeniach do innego miasta w kolorze kostki. Droga może mieć najwyżej tyle połączeń, ile wynosi twój poziom.

# en: fbf87ea7
moving-goods-where-it-stops = Gdzie się zatrzymuje
    .says = Kostka zatrzymuje się w pierwszym mieście swojego koloru; żadna droga przez takie nie prowadzi. Nigdy nie wraca do swojego miasta, żadnego miasta ani połączenia nie mija dwa razy i musi dotrzeć za jednym razem. Przez miasteczko może przejechać ponownie, chyba że zabrania tego opcja.

# en: 25ba48ec
moving-goods-whose-links = Czyje połączenia
    .says = Co najmniej jedno połączenie na drodze musi być twoje i żaden inny gracz nie może mieć ich na niej więcej niż ty. Ukończone niczyje połączenia są wolne dla wszystkich: liczą się do długości, ale nikomu nie płacą.

# en: 4646100d
moving-goods-the-cube = Kostka
    .says = Dostarczona kostka idzie do woreczka i wypada z gry. Na mapę już nie wraca.

## Punkty, dochód, bankructwo i koniec gry

# en: 04345a35
points-ruin-and-the-end = Punkty, dochód, bankructwo i koniec gry
    .lead = Każde użyte połączenie to punkt dla jego właściciela, jako dochód albo jako punkt zwycięstwa. Na końcu dochód jest wart połowę, dług kosztuje podwójnie, a każde ukończone połączenie to jeden punkt.
    .worked = Dziesiąta runda się kończy i każdy dostaje albo płaci dochód. Zielony ma zapłacić $1 i nie ma gotówki: bank daje $5, a dochód przed liczeniem spada do −2.
    .row-0 = gracz · punkty zwycięstwa · dochód · połączenia · razem
    .row-1 = Zielony · 37 · −2 zabiera 4 · 3 · 36
    .row-2 = Pomarańczowy · 30 · 5 daje 2 · 1 · 33
    .row-3 = Błękitny · 30 · −2 zabiera 4 · 1 · 27

# en: b09d121f
points-ruin-and-the-end-one-point-a-link = Punkt za połączenie
    .says = Każdy właściciel połączeń na drodze dostaje 1 punkt za każde swoje połączenie, którego użyła kostka. Nieważne, kto ją wiózł. Niczyje połączenie nikomu nie płaci.

# en: c7ef4245
points-ruin-and-the-end-all-or-all = Wszystko albo nic
    .says = Wszystkie swoje punkty z jednej dostawy bierzesz jako dochód albo wszystkie jako punkty zwycięstwa; nigdy się ich nie dzieli. Najpierw decyduje dostarczający, potem inni właściciele po kolei, a każdy wie, co wybrano przed nim.

# en: 3ee72287
points-ruin-and-the-end-ends-of-the-tracks = Końce torów punktacji
    .says = Dochód kończy się na 10, chyba że opcja znosi ten koniec. Kto tam jest, musi brać punkty zwycięstwa; kto jest tuż poniżej, może wybrać dochód i traci to, co wykracza. Punkty zwycięstwa nie mają końca.

# en: cdfed430
points-ruin-and-the-end-income-and-expenses = Dochód i wydatki
    .says = Po kolei każdy z dodatnim dochodem dostaje tyle dolarów, a każdy z ujemnym tyle płaci. Decyduje znacznik na początku fazy. Czego brakuje, pozyskuje się jak zawsze krokami po $5.

# en: 3e7cbe09
points-ruin-and-the-end-out-of-the-game = Poza grą
    .says = Kto nie może w całości zapłacić ujemnego dochodu nawet po pozyskaniu wszystkiego, co się da, bankrutuje i odpada z gry. Może się to zdarzyć tylko w tej fazie, bo niczego innego, na co cię nie stać, kupić nie wolno.

# en: 2176fe82
points-ruin-and-the-end-what-is-left-behind = Co zostaje
    .says = Ukończone połączenia bankruta zostają na mapie bez właściciela i nikt ich przejąć nie może. Nieukończone można przejąć jak zwykle. Płytka akcji i gotówka wracają; tory, kostki, znaczniki i Nowe Miasta zostają.

# en: bea8e6e2
points-ruin-and-the-end-who-plays-on = Kto gra dalej
    .says = Inni zachowują kolejność i grają dalej; miejsca i płatności liczą się tylko między nimi, a rund, kostek i żetonów jest tyle co przedtem. Jeśli zostanie jeden gracz, gra od razu się kończy i on wygrywa.

# en: 452bef7d
points-ruin-and-the-end-the-last-count = Ostatnie liczenie
    .says = Dodatni dochód daje połowę tylu punktów zwycięstwa, zaokrągloną w dół; każdy krok poniżej 0 zabiera 2. Nieukończone połączenia tracą właścicieli, a każde ukończone daje 1 punkt. Gotówka, kostki i lokomotywy nic nie dają, a wynik może być ujemny.

# en: 63816a91
points-ruin-and-the-end-ties-and-places = Remisy i miejsca
    .says = Wygrywa gracz z największą liczbą punktów zwycięstwa. Przy remisie wyżej jest większy dochód, potem niższa płytka akcji z ostatniej rundy. Kto odpadł, jest na końcu, a kto odpadł później, przed tym, kto odpadł wcześniej.

## Gra standardowa

# en: c85a541f
the-standard-game = Gra standardowa
    .lead = Te same koleje z chudszym portfelem: pieniądze raz w rundzie, licytacja kolejności w każdej rundzie i utrzymanie lokomotywy. Wszystkie inne zasady zostają.
    .worked = Najpierw licytacja. Różowy ma prawo z płytki Kolejność i jak wszyscy $10: Zielony daje $0, Pomarańczowy $2, Błękitny pasuje, Różowy pasuje i zostaje, Zielony daje $3, Pomarańczowy i Różowy pasują. Potem, w innej grze, utrzymanie trzech graczy.
    .row-0 = gracz · co się liczy · wynik
    .row-1 = Zielony · pierwszy, oferta $3 · płaci $3
    .row-2 = Różowy · drugi, bez oferty · nie płaci nic
    .row-3 = Pomarańczowy · trzeci, oferta $2 · płaci połowę: $1
    .row-4 = Błękitny · ostatni · nie płaci nic
    .row-5 = Zielony · dochód 4, poziom 3 · dostaje $1
    .row-6 = Pomarańczowy · dochód 2, poziom 6, gotówka $10 · płaci $4, zostaje $6
    .row-7 = Błękitny · dochód −1, poziom 4, gotówka $2, 5 punktów · brakuje $3: traci 2 punkty, $1 wraca

# en: 3ce6b82b
the-standard-game-what-changes = Co się zmienia
    .says = Runda ma siedem faz: kapitał, licytacja kolejności, płytki akcji, budowa torów, dostawa towarów, dochód i wydatki, następna runda. Pierwszą kolejność losuje się płytkami akcji, najniższy numer jest pierwszy i nikt nie dostaje za to pieniędzy. W całej reszcie obowiązują zasady gry podstawowej.

# en: 438aead4
the-standard-game-capital = Kapitał
    .says = Po kolei każdy bierze dowolną liczbę kroków po $5, potrzebnych lub nie, każdy za jeden krok dochodu, przy −10 za 2 punkty zwycięstwa. W żadnej innej fazie pieniędzy się nie pozyskuje, więc potem liczy się tylko gotówka. Wziąć w pierwszej rundzie $10 lub więcej to rada, nie zasada.

# en: 24d8f4bb
the-standard-game-the-auction = Licytacja
    .says = Idzie w obecnej kolejności. Dajesz więcej niż obecna oferta, najwyżej tyle, ile masz gotówki, albo pasujesz; pierwsza oferta może wynosić $0, nawet bez gotówki. Kto ma najwyższą ofertę, jest pomijany, a licytacja kończy się, gdy został jeden gracz, który nie odpadł; jeśli nikt nie licytował, jest pierwszy za darmo.

# en: 489fb3e9
the-standard-game-places-and-prices = Miejsca i ceny
    .says = Kto wycofa się pierwszy, dostaje ostatnie miejsce, następny przedostatnie i tak dalej. Pierwszy i drugi płacą swoją ostatnią ofertę w całości, ostatni nic, wszyscy inni połowę zaokrągloną w górę; gdy zostało dwóch graczy, drugi jest ostatni. Ta kolejność trwa do następnej licytacji, jakiekolwiek numery mają płytki akcji.

# en: 591042ad
the-standard-game-turn-order-tile = Płytka Kolejność
    .says = Kto ją wziął w poprzedniej rundzie, może w licytacji raz spasować i zostać; z drugim pasem się wycofuje. Z prawa nie trzeba korzystać: można też od razu się wycofać. Kończy się ono z licytacją, a w pierwszej rundzie nikt go nie ma.

# en: 0a2f75f2
the-standard-game-free-action-tiles = Darmowe płytki akcji
    .says = Wszystkie płytki akcji są darmowe i niczego się nie zapowiada: w swojej budowie używasz Rozwoju miasta lub Urbanizacji albo nie. Lokomotywa podnosi poziom o jeden i na poziomie 6 wziąć jej nie można.

# en: 5bb36742
the-standard-game-track-from-cash = Tory z gotówki
    .says = Położyć, ulepszyć lub zmienić kierunek żetonu możesz tylko, gdy gotówka pokrywa cenę. Biorąc kapitał, myśl więc o ofercie, torach i utrzymaniu.

# en: 098dd52e
the-standard-game-upkeep = Utrzymanie
    .says = W fazie dochodu od twojego dochodu odejmuje się poziom lokomotywy, jedno i drugie z początku fazy. Jeśli wynik jest dodatni, dostajesz go, jeśli ujemny, płacisz go z gotówki.

# en: f8410792
the-standard-game-being-short = Gdy brakuje
    .says = Jeśli gotówki nie starcza, za każde brakujące $2 tracisz jeden punkt zwycięstwa, z zaokrągleniem w górę. Gdy się skończą, tracisz za każde $2 jeden krok dochodu aż do −10. Przy nieparzystym braku $1 wraca. Jeśli i tak nie możesz zapłacić, bankrutujesz.

# en: 19ff447b
the-standard-game-help-for-beginners = Ulga dla początkujących
    .says = Jako opcja wybrani gracze, albo wszyscy, mogą pozyskiwać pieniądze jak w grze podstawowej na tory, na utrzymanie albo na jedno i drugie. Oferty ogranicza nadal gotówka.

# en: 17204e62
the-standard-game-ties = Remisy
    .says = Ostatecznie remis rozstrzyga numer płytki akcji wziętej w ostatniej rundzie, jak w grze podstawowej. Do niczego innego gra standardowa numerów nie używa.

## Częste pomyłki

# en: fce982c2
often-got-wrong = Częste pomyłki
    .lead = W co wierzą nawet doświadczeni gracze i jak jest naprawdę.

# en: 0dedda01
often-got-wrong-reaching-a-town = Do miasteczka wystarczy, że tory na nie wskazują.
    .says = Nie: trzeba żetonu miasteczka z pasującym wyjściem albo Nowego Miasta. Do tego czasu twoje połączenie jest nieukończone i można je stracić.

# en: 307a8ed0
often-got-wrong-over-a-town = Linia przez miasteczko to jedno połączenie.
    .says = To dwa: dwa punkty za kostkę, która użyje obu, i dwa punkty na końcu. Trzeba też poziomu 2.

# en: 2c658038
often-got-wrong-turning-keeps = Zmiana kierunku otwartego końca zachowuje połączenie.
    .says = Nie: musi ono w tej samej budowie urosnąć albo zostać ukończone.

# en: 27bcd997
often-got-wrong-borrowing-early = Pieniądze można pozyskać z góry.
    .says = W grze podstawowej nie. Przychodzą, gdy płacisz, i nie więcej, niż trzeba.

# en: 161fd9c8
often-got-wrong-splitting-points = Dwa punkty mogą być jednym dochodem i jednym punktem zwycięstwa.
    .says = Punktów z jednej dostawy nigdy się nie dzieli. Dwie dostawy możesz wziąć każdą inaczej.

# en: eed708d9
often-got-wrong-riding-on = Kostka może jechać dalej, do dalszego miasta swojego koloru.
    .says = Zatrzymuje się w pierwszym, nawet jeśli planujesz dłuższą drogę.

# en: d799244e
often-got-wrong-rivals-links = Wolno używać tylko własnych połączeń.
    .says = Wolno używać cudzych połączeń i ich właściciele dostają za nie punkty. Ale jedno musi być twoje i nikt inny nie może mieć ich na drodze więcej niż ty.

# en: 5b899438
often-got-wrong-passed-tile = Płytka wzięta z pasem się nie liczy.
    .says = Jej numer i tak wyznacza twoje miejsce w następnej rundzie.

# en: 3311323d
often-got-wrong-price-of-improving = Za ulepszenie płaci się różnicę.
    .says = Płaci się za cały nowy żeton, $1 za każde wyjście, ale nic za teren. Przy zmianie kierunku terenu też się nie liczy.

# en: 268d94f2
often-got-wrong-gray-cubes = Szare kostki można od początku dostarczyć.
    .says = Żadne nadrukowane miasto nie jest szare. Czekają na szare Nowe Miasto; a Nowe Miasto nigdy nie dostaje Rozwoju miasta.

# en: e4850a96
often-got-wrong-where-the-rules-come-from = Skąd pochodzą te zasady
    .says = Zasady, ceny i żetony trzymają się drukowanej instrukcji. Obie mapy są rekonstrukcjami, nie drukowanymi planszami: wokół miejsc, które wymienia instrukcja, wszystko jest narysowane według ogólnej geografii. Który z dwóch lustrzanych żetonów ma który numer, to nasz wybór.
