# Karta pomocy gry Age of Steam: jedna strona obok planszy. Komórki wiersza dzieli |.

# en: 9c2a5080
turn = Tura
    .step-1 = Emisja akcji
    .step-1-says = Ile chcesz: każda od razu $5. Razem najwyżej 15.
    .step-2 = Kolejność graczy
    .step-2-says = Licytuj albo się wycofaj. Pierwszy i drugi płacą całość, kto wycofał się pierwszy, nic, inni połowę, zaokrągloną w górę.
    .step-3 = Wybór działań
    .step-3-says = W nowej kolejności, po jednym.
    .step-4 = Budowa torów
    .step-4-says = Do 3 żetonów, płatne od razu. Najpierw Pierwsza budowa, potem po kolei.
    .step-5 = Przewóz towarów
    .step-5-says = Dwie rundy. Za każdym razem jedno: przewóz kostki, ulepszenie parowozu (raz na turę, najwyżej 6), nic.
    .step-6 = Dochód
    .step-6-says = $1 za każdy punkt dochodu.
    .step-7 = Wydatki
    .step-7-says = $1 za każdą akcję i każdy poziom parowozu. Brak: 1 dochodu za każdego dolara. Poniżej 0 odpadasz.
    .step-8 = Redukcja dochodu
    .step-8-says = Według dochodu, patrz obok.
    .step-9 = Nowe towary
    .step-9-says = Najpierw Produkcja. Potem kość za każdego gracza, część biała i czarna: wchodzi wierzchnia kostka kolumny i kolumny z literą pod nią.
    .step-10 = Znacznik tury
    .step-10-says = Była ostatnia tura? Policz punkty.

# en: 761b9c52
delivery = Jeden przewóz
    .says = Do miasta koloru kostki; w pierwszym się kończy. Czarne kostki: tylko do czarnych Nowych Miast. Nigdzie dwa razy. Najwyżej tyle połączeń, ile ma twój parowóz. Połączenia czyjekolwiek; każde daje właścicielowi 1 dochodu.

# en: dd0b5641
costs = Ile kosztuje żeton
    .row-1 = równina | $2
    .row-2 = rzeka | $3 *
    .row-3 = góry | $4 *
    .row-4 = miasteczko | $1 i $1 za każde wyjście
    .row-5 = skrzyżowanie z innym torem | $3
    .row-6 = dwa tory obok siebie | $3
    .row-7 = wymiana na miasteczku | $3
    .row-8 = przekierowanie otwartego końca, każda inna wymiana | $2
    .note = * Dopłata tylko raz za każdą rzekę i grupę gór. Nowe Miasto: $0.

# en: cb532218
where = Którędy mogą iść tory
    .says = Zaczynają się przy mieście, przy twoich torach albo przy niczyich, które biegną od miasta. Nigdy do jeziora, poza mapę ani w cudze tory; krzyżować wolno. Co leży, zostaje. Nieukończony odcinek musi rosnąć w każdej twojej budowie, inaczej traci znacznik. Ukończone połączenie jest twoje na zawsze.

# en: e6a36f30
actions = Siedem działań
    .row-1 = Pierwszy przewóz | pierwszy w obu rundach przewozu
    .row-2 = Pierwsza budowa | buduje przed wszystkimi
    .row-3 = Inżynier | cztery żetony zamiast trzech
    .row-4 = Lokomotywa | parowóz od razu +1, najwyżej 6
    .row-5 = Urbanizacja | Nowe Miasto na miasteczku, przed pierwszym żetonem, za darmo
    .row-6 = Produkcja | dwie kostki z woreczka na tablicę towarów
    .row-7 = Pas w kolejności | jeden pas w następnej licytacji

# en: 42cd45c1
reduction = Redukcja
    .head = dochód | spada o
    .row-1 = do 10 | 0
    .row-2 = 11–20 | 2
    .row-3 = 21–30 | 4
    .row-4 = 31–40 | 6
    .row-5 = od 41 | 8

# en: a84b13b7
turns = Tury
    .head = graczy | tur
    .row-1 = 3 | 10
    .row-2 = 4 | 8
    .row-3 = 5 | 7
    .row-4 = 6 | 6

# en: fbd43e28
points = Punkty
    .row-1 = każdy dochód | +3
    .row-2 = każde pole torów * | +1
    .row-3 = każda akcja | −3
    .row-4 = pieniądze | 0
    .note = * Na twoich połączeniach między dwoma miastami, gdy pomiędzy są tylko miasteczka.

# en: 4573ba1f
new-cities = Nowe Miasta
    .says = A czerwone, B niebieskie, E żółte, F fioletowe; C, D, G, H czarne.

# en: d8de8970
before = Zanim wydasz
    .rule = Gotówka + dochód − akcje − parowóz: nie poniżej 0.
    .says = Inaczej każdy brakujący dolar kosztuje 1 dochodu. Odpadasz, jeśli gotówka i podwojony dochód to mniej niż akcje i parowóz. Akcja daje teraz $5; kosztuje $1 co turę i 3 punkty na końcu.
