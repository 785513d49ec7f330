# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 2bf0f4ae
opening_auction = Miejsca pierwszej rundy sprzedaje się jedno po drugim; ostatnie jest za darmo. Daj więcej niż obecna oferta albo spasuj; o następne miejsce możesz znów licytować.
    .matters = Każde rozpoczęte $5 kosztuje jeden krok dochodu, więc oferta $1 kosztuje tyle dochodu co $5. Pierwsze miejsce jako pierwsze wybiera płytkę akcji i wcześnie dostarcza. Jeśli żadne miasto nie ma dwóch kostek, których chcą wszyscy, każde miejsce jest dobre.
    .mistake = Nie płać za sam honor pierwszego miejsca. Miejsce trwa jedną rundę, utracony dochód, aż go odrobisz.

# en: 2cf90f61
capital = Zdobądź pieniądze na całą rundę: $5 za każdy krok dochodu, ile razy chcesz. Do następnej rundy nie ma innego sposobu.
    .matters = Zsumuj ofertę, tory i utrzymanie lokomotywy. Każdy krok, który bierzesz, kosztuje cię $1 dochodu w każdej rundzie. W pierwszej rundzie zwykle $10 do $15, później jeden krok albo nic.
    .mistake = Nie pozyskuj tylko ceny torów: potem utrzymanie zjada punkty.

# en: cac15110
auction = Daj więcej niż obecna oferta albo spasuj i weź ostatnie wolne miejsce. Pierwsi dwaj płacą całość, ostatni nic, pozostali połowę.
    .matters = Drugie miejsce płaci tyle, ile dało, więc przestań o jedną ofertę wcześniej, jeśli drugie wystarczy. Przy trzech graczach tylko ostatnie miejsce jest za darmo. Zostaw na utrzymanie.
    .mistake = Nie przebijaj rywala, który nigdy nie przestanie: za drugie miejsce płacisz wtedy tyle, ile było warte pierwsze.

# en: d2c456d1
take_action = Weź jedną z pozostałych płytek akcji; działa w tej rundzie. Jej numer to twoje miejsce w następnej rundzie: niskie numery są pierwsze.
    .matters = Kostkę chcą inni? Pierwsza dostawa. Pole? Pierwsza budowa. Lokomotywa się opłaca, gdy w tej rundzie czeka tak długa dostawa. Jeśli nic nie pasuje, weź niski numer: następnym razem wybierasz jako pierwszy.
    .mistake = Nie bierz najdroższej płytki tylko dlatego, że robi najwięcej. Zapytaj najpierw, którą dostawę w tej rundzie umożliwi.

# en: 807e2c47
build = Połóż, ulepsz lub obróć do trzech żetonów, jako Inżynier cztery, i za każdy zapłać od razu. Przestań, kiedy chcesz; czego nie zapłacisz, pożyczy bank za dochód.
    .matters = Na linię musi czekać kostka: policz kolory na obu końcach przed pierwszym żetonem. Punkty liczą połączenia, a miasteczko między dwoma miastami robi z jednej linii dwa. Otwarta linia, która nie rośnie, przepada.
    .mistake = Nie buduj przez trzy rundy ku dalekiemu miastu bez dostawy. Pierwsze tory powinny umożliwić dwie dostawy w tej samej rundzie.

# en: c26941c0
goods = Dostarcz jedną kostkę, ulepsz lokomotywę (raz na rundę, za darmo) albo spasuj; są na to dwa obiegi. Kostka staje w pierwszym mieście swojego koloru, najwyżej po tylu połączeniach, ile poziomów ma lokomotywa.
    .matters = Porównuj całe drogi, nie odległości: twoje punkty to twoje połączenia po drodze. W pierwszych rundach jedna dostawa i jedno ulepszenie to dobra runda. Najpierw bierz to, co mógłby wziąć rywal.
    .mistake = Nie wybieraj najbliższego miasta bez spojrzenia dalej. Dłuższą drogą kostka może zapłacić trzy razy tyle.

# en: 140bc0e8
take_points = Weź wszystkie punkty tej dostawy jako dochód albo wszystkie jako punkty zwycięstwa. Najpierw decyduje ten, kto dostarczył, potem inni, których połączeń użyto.
    .matters = Krok dochodu płaci $1 w tej i każdej późniejszej rundzie, a na końcu pół punktu; krok z długu jest wart 2 punkty. Więc: dochód przez dwie trzecie gry, punkty w ostatniej części.
    .mistake = Nie bierz punktów zwycięstwa od pierwszej rundy, bo potem pożyczasz każdego dolara.
