# Karta pomocy gry Steam: jedna strona obok planszy. Komórki wiersza dzieli |.

# en: 5fcac363
round = Runda
    .step-1 = Płytki akcji
    .step-1-says = W kolejności, po jednej.
    .step-2 = Budowa torów
    .step-2-says = Najpierw Pierwsza budowa, potem w kolejności. Do 3 żetonów, Inżynier 4.
    .step-3 = Dostawa towarów
    .step-3-says = Dwa razy, najpierw Pierwsza dostawa: dostarcz kostkę albo ulepsz lokomotywę (raz na rundę, za darmo, najwyżej 6), albo pas.
    .step-4 = Dochód
    .step-4-says = Powyżej 0 dostajesz $1 za każdy krok, poniżej płacisz $1 za każdy.
    .step-5 = Kolejność
    .step-5-says = Według numerów płytek akcji, niskie najpierw.
    .step-6 = Następna runda
    .step-6-says = 3 graczy 10 rund, 4 graczy 8, 5 i 6 graczy 7.

# en: d12a4658
money = Pieniądze
    .says = Najpierw gotówka. Brakuje? $5 za każdy krok dochodu: dzieje się to samo i nie więcej razy, niż trzeba. Przy −10: $5 za 2 punkty zwycięstwa. Kto przy dochodzie nie zapłaci całości, odpada.

# en: f088baf3
delivery = Jedna dostawa
    .says = Do miasta koloru kostki; w pierwszym się kończy. Żadnego miasta ani połączenia dwa razy. Najwyżej tyle połączeń, ile wynosi poziom. Co najmniej jedno jest twoje i nikt nie ma na drodze więcej niż ty. Każde daje właścicielowi 1 punkt: cała dostawa jako dochód (do 10) albo cała jako punkty zwycięstwa.

# en: ece66886
open-lines = Nieukończone połączenia
    .says = Zaczęte i nieukończone? Przedłuż w następnej swojej budowie, inaczej będzie niczyje. Ukończonych połączeń się nie traci.

# en: 102327bb
standard = Inaczej w grze standardowej
    .says = Kapitał: ile razy chcesz $5, tylko wtedy. Licytacja: pierwszy i drugi płacą całość, ostatni nic, inni połowę, zaokrągloną w górę. Płytki akcji są darmowe, użycia się nie zapowiada, numery się nie liczą. Tory tylko z gotówki. Utrzymanie: dochód minus poziom; brak: 1 punkt zwycięstwa za $2, potem dochód. Kolejność: raz pasujesz w następnej licytacji i zostajesz.

# en: 41effe70
costs = Ile kosztuje żeton
    .row-1 = każde wyjście | $1
    .row-2 = miasteczko | $1 więcej
    .row-3 = rzeka | $1 więcej
    .row-4 = góry | $2 więcej
    .row-5 = ulepszenie żetonu: wszystkie wyjścia nowego, miasteczko $1 więcej, bez terenu | $3 do $5
    .row-6 = zmiana kierunku otwartego końca: wyjścia żetonu, bez terenu | $2 albo $4
    .note = Tor na równinie to więc $2, przez rzekę $3, w górach $4. Zacznij przy dowolnym mieście albo swoich torach. Nigdy w cudze tory, przez grubą linię ani poza mapę.

# en: 05f349c4
tiles = Płytki akcji
    .head = nr | płytka | cena | co robi
    .row-1 = 1 | Kolejność | – | pierwszy w następnej rundzie
    .row-2 = 2 | Pierwsza dostawa | – | dostarcza pierwszy, oba razy
    .row-3 = 3 | Inżynier | – | cztery żetony
    .row-4 = 4 | Pierwsza budowa | – | buduje pierwszy
    .row-5 = 5 | Rozwój miasta | $2 | kostki z jednego pola zapasu do miasta bez znacznika rozwoju
    .row-6 = 6 | Lokomotywa | $4 + nowy poziom | poziom +1
    .row-7 = 7 | Urbanizacja | $6 | miasteczko staje się miastem, z kostkami z jednego pola zapasu
    .note = 5 i 7 można wziąć z pasem, za darmo.

# en: f3d128c8
points = Koniec gry
    .row-1 = punkty zwycięstwa | tyle, ile jest
    .row-2 = dochód powyżej 0 | 1 za każde pełne 2
    .row-3 = dochód poniżej 0 | −2 za każdy krok
    .row-4 = ukończone połączenie | +1
    .row-5 = gotówka, lokomotywa | 0
    .note = Remis: wyższy dochód, potem niższa płytka akcji.

# en: d4fe06fa
before = Zanim wydasz
    .rule = Brakujące dolary dzielone przez 5, w górę: o tyle spada dochód.
    .says = Gra standardowa: gotówka − oferta − tory + dochód − poziom: nie poniżej 0. Inaczej każde brakujące $2 kosztuje punkt.
