# Instrukcja: jedna wiadomość na rozdział i jedna na każdy punkt.

## O czym jest gra

# en: 976761d4
what-the-game-is = O czym jest gra
    .lead = Buduj kolej, która daje dochód, i miej najwięcej punktów po ostatniej turze. Od trzech do sześciu spółek buduje linie między miastami amerykańskiego Środkowego Zachodu; wygrywa najlepszy dochód, pomniejszony o akcje, z niewielkim dodatkiem za tory.
# en: ed420596
what-the-game-is-the-table = Stół, część po części
    .says = Dwa obrazki pokazują, co leży na stole w środku gry.
    .picture-the-map = Mapa wokół St. Louis i Cincinnati.
    .picture-the-displays = Tablice obok mapy.
    .part-1 = Miasto. Jego kolor mówi, jakie kostki przyjmuje.
    .part-2 = Miasteczko: przystanek bez koloru.
    .part-3 = Połączenie ze znacznikiem właściciela.
    .part-4 = Kostka towaru, która czeka na przewóz.
    .part-5 = Tablica towarów: kostki, które dopiero przyjdą, kolumna dla każdego miasta.
    .part-6 = Tor dochodu: znacznik każdej spółki. Pod nim akcje i parowóz.
    .part-7 = Tura i kolejność graczy.
    .part-8 = Siedem działań, każde dla jednej spółki w turze.
    .part-9 = Spółka: gotówka, dochód, akcje, parowóz.
# en: 0f93f901
the-turn-a-turn-in-pictures = Tura w pięciu obrazkach
    .says = Zielony gra całą turę: pieniądze, kolejność i działanie, tory, przewóz, nowe towary.
    .picture-turn-shares = 1. Zielony emituje dwie akcje: teraz $10.
    .picture-turn-actions = 2. Zielony jest ostatni w kolejności i bierze Lokomotywę; parowóz ma teraz poziom 3.
    .picture-turn-track = 3. Trzy żetony za $7 łączą Evansville i Cincinnati przez miasteczko Indianapolis.
    .picture-turn-goods = 4. Czerwona kostka jedzie przez trzy połączenia Zielonego: z dochodu 2 robi się 5. Potem dochód, rachunek i redukcja.
    .picture-turn-growth = 5. Kości przynoszą kostki z tablicy towarów do miast.

# en: 81cbadc9
what-the-game-is-your-company-in-four-figures = Twoja spółka w czterech liczbach
    .says = Gotówka jest na licytację, tory i rachunki. Każdy punkt dochodu daje $1 co turę i 3 punkty na końcu, a każda akcja tyle samo kosztuje. Parowóz, od 1 do 6, mówi, przez ile połączeń możesz przewieźć kostkę.

# en: 01e452bd
what-the-game-is-cities-towns-links = Miasta, miasteczka, połączenia
    .says = Miasto ma kolor i przyjmuje tory ze wszystkich sześciu stron. Miasteczko to przystanek bez koloru; łączy tory na swoim własnym polu. Ukończona linia między dwoma różnymi miastami lub miasteczkami to połączenie.

# en: 2eecba75
what-the-game-is-nothing-is-hidden = Nic nie jest ukryte
    .says = Jawne są pieniądze, towary, które przybędą, i liczba kostek każdego koloru w woreczku. Nieznane są tylko rzuty i losowania. Nie ma umów, pożyczek ani prezentów.

## Przygotowanie

# en: 7c6223df
setting-up = Przygotowanie
    .lead = Stół przygotowuje się sam: kostki w miastach, kostki na tablicy towarów, $10 dla każdej spółki. Ta strona mówi, na co patrzysz.

# en: d8b60e15
setting-up-players-and-options = Gracze i opcje
    .says = Gra od trzech do sześciu graczy. Zestaw zasad wybiera się przed początkiem i wszyscy go widzą.

# en: 90e41f4a
setting-up-goods = Towary
    .says = Z 96 kostek 52 zapełniają tablicę towarów, po 3 trafiają do Pittsburgha i Wheeling, po 2 do każdego innego miasta; 18 zostaje w woreczku. Miasteczka nie dostają żadnej.

# en: ba0c4f16
setting-up-companies = Spółki
    .says = Każda spółka zaczyna z parowozem 1, dochodem 0, 2 akcjami i $10. Dwie akcje są już wypłacone: to właśnie te $10.

# en: 9deb649e
setting-up-first-order = Pierwsza kolejność
    .says = Każdy rzuca trzema kośćmi, a najwyższa suma jest pierwsza. Kto ma równą sumę, rzuca jeszcze raz o wspólne miejsca.

# en: 49106dda
setting-up-supply = Zasób
    .says = W zasobie jest 136 żetonów torów, 8 znaczników miasteczek i 8 Nowych Miast. Pierwsza tura zaczyna się od akcji, a pasa nikt jeszcze nie ma.

## Tura

# en: f8598a9c
the-turn = Tura
    .lead = Tura ma dziesięć faz; w sześciu decydujesz, resztę robi stół. Każdą turę gra się do końca, ostatnią też.

# en: 08390565
the-turn-the-ten-phases = Dziesięć faz
    .says = Fazy tury, zawsze w tej kolejności: akcje, kolejność graczy, działania, budowa torów, przewóz towarów, dochód, wydatki, redukcja, nowe towary i przesunięcie znacznika tury. Decydujesz w pierwszych pięciu, a z działaniem Produkcja także przy nowych towarach.

# en: a510b755
the-turn-in-whose-order = W jakiej kolejności
    .says = Akcje i początek licytacji idą w kolejności z poprzedniej tury. Działania, budowa i przewóz idą w kolejności właśnie wylicytowanej.

# en: cbe5c6eb
the-turn-to-the-end = Ostatnia tura
    .says = Ostatnia tura też ma wszystkie dziesięć faz, z wydatkami i redukcją.

## Akcje

# en: 64bd17d9
shares = Akcje
    .lead = Raz na turę możesz wyemitować akcje po $5. Każda kosztuje $1 na końcu każdej tury i 3 punkty na końcu gry, i nigdy nie wraca.
    .worked = Trzy spółki na początku emitują 2, 1 i 0 akcji.
    .row-0 = akcje · gotówka
    .row-1 = Zielony · 2 + 2 = 4 · $10 + $10 = $20
    .row-2 = Pomarańczowy · 2 + 1 = 3 · $10 + $5 = $15
    .row-3 = Błękitny · 2 + 0 = 2 · $10

# en: 80cd45b5
shares-issuing = Emisja
    .says = W kolejności graczy każda spółka raz mówi, ile akcji emituje: dowolną liczbę całkowitą, także 0.

# en: a6bb9321
shares-the-limit = Limit
    .says = Spółka nigdy nie ma więcej niż 15 akcji łącznie, razem z pierwszymi dwiema.

# en: 261791cb
shares-never-otherwise = Tylko w tej fazie
    .says = W żadnej innej fazie akcji się nie emituje i nigdy się ich nie odkupuje.

# en: 7131ba42
shares-how-many = Ile
    .says = Akcja daje w turze emisji $4: $5 minus $1 na rachunku. Dodaj licytację, tory i rachunek, odejmij gotówkę i pewny dochód, podziel przez 4 i zaokrąglij w górę.

## Kolejność graczy

# en: 0cc4adaf
player-order = Kolejność graczy
    .lead = Licytujesz swoje miejsce w kolejności tej tury. Pierwsze dwa miejsca płacą swoją ofertę, kto wycofuje się pierwszy, nic nie płaci i jest ostatni, a miejsca pomiędzy płacą połowę.
    .worked = Pięć spółek w kolejności Zielony, Pomarańczowy, Błękitny, Różowy, Brązowy. Pas ma Brązowy.
    .row-0 = co robi · miejsce · płaci
    .row-1 = Zielony · licytuje $2
    .row-2 = Pomarańczowy · wycofuje się · 5 · $0
    .row-3 = Błękitny · licytuje $3
    .row-4 = Różowy · wycofuje się · 4 · połowa z $0
    .row-5 = Brązowy · pasuje
    .row-6 = Zielony · wycofuje się · 3 · połowa z $2: $1
    .row-7 = Brązowy · wycofuje się · 2 · całość z niczego: $0
    .row-8 = Błękitny · zostaje · 1 · $3

# en: 3485b4fd
player-order-bidding = Licytowanie
    .says = W starej kolejności, w kółko: daj więcej niż najwyższa oferta, co najmniej $1 i najwyżej tyle, ile masz, albo się wycofaj. Nowa oferta zastępuje twoją starą. Kto ma najwyższą ofertę, nie jest pytany.

# en: 0dfd519d
player-order-dropping-out = Wycofanie się
    .says = Kto się wycofuje, zajmuje ostatnie jeszcze wolne miejsce. Kto nie może ani licytować, ani spasować, wycofuje się automatycznie.

# en: 296c10ce
player-order-who-pays-what = Kto ile płaci
    .says = Miejsca 1 i 2 płacą całą ofertę, ostatnie nic, wszystkie inne połowę, zaokrągloną w górę. Każdy płaci, gdy zajmuje miejsce; kto zostaje, ma miejsce 1.

# en: 0b3835c5
player-order-with-three-with-two = We troje, we dwoje
    .says = Przy trzech spółkach nikt nie płaci połowy. Przy dwóch nic nie płaci ten, kto wycofuje się pierwszy.

# en: 41c6a969
player-order-the-pass = Pas w kolejności
    .says = Kto w poprzedniej turze miał Pas w kolejności, może raz spasować i nie odpaść; jego wcześniejsza oferta zostaje. Nie można spasować, gdy zostały tylko dwie spółki i prowadzi ta druga.

## Siedem działań

# en: adc11b39
the-seven-actions = Siedem działań
    .lead = W nowej kolejności każda spółka bierze jedno z siedmiu działań, tylko na tę turę. Wziąć musisz; czy użyjesz, zależy od ciebie.

# en: a6564a41
the-seven-actions-choosing = Wybór
    .says = Każda spółka bierze jedno i żadne dwie nie mają tego samego. Najpierw wracają działania z poprzedniej tury.

# en: 45565ee0
the-seven-actions-first-move-first-build = Pierwszy przewóz, Pierwsza budowa
    .says = Pierwszy przewóz przewozi przed innymi w obu rundach. Pierwsza budowa buduje przed innymi.

# en: d2ebd618
the-seven-actions-engineer = Inżynier
    .says = Możesz zbudować cztery żetony zamiast trzech.

# en: 17b34d68
the-seven-actions-locomotive = Lokomotywa
    .says = Twój parowóz od razu zyskuje 1 poziom, najwyżej do 6. Możesz z tego zrezygnować, bo każdy poziom kosztuje $1 co turę.

# en: 153595e4
the-seven-actions-urbanization = Urbanizacja
    .says = Możesz założyć Nowe Miasto, jak mówi rozdział 10.

# en: d6433dcc
the-seven-actions-production = Produkcja
    .says = Możesz dołożyć dwie kostki na tablicę towarów, jak mówi rozdział 13.

# en: 904a4dc5
the-seven-actions-turn-order-pass = Pas w kolejności
    .says = Masz jeden pas w licytacji następnej tury, jak mówi rozdział 5.

## Budowa torów

# en: a3fbaac9
building-track = Budowa torów
    .lead = W swojej budowie kładziesz do trzech żetonów, jeden po drugim, i za każdy płacisz od razu. Jako Inżynier kładziesz cztery, a skończyć możesz w każdej chwili.
    .worked = Zielony ma $12, łączy Evansville z Cincinnati i rusza ku Lexington.
    .row-0 = żeton · cena · gotówka
    .row-1 = K10, prosty tor, równina. Zaczyna się przy Evansville. · $2 · z $12 do $10
    .row-2 = L9, prosty tor, równina. Dochodzi do Cincinnati: połączenie. · $2 · z $10 do $8
    .row-3 = N9, łagodny łuk przez Ohio. Nieukończony. · $3 · z $8 do $5

# en: adbe95ec
building-track-who-how-many-when-it-ends = Kto, ile i do kiedy
    .says = Buduje się w kolejności graczy, tylko Pierwsza budowa przed wszystkimi. Położenie i wymiana liczą się tak samo jako jeden żeton. Z ostatnim żetonem budowa kończy się sama.

# en: 6130c138
building-track-what-a-tile-costs = Ile kosztuje żeton
    .says = Żeton kosztuje na równinie $2, na rzece $3, w górach $4; na miasteczku $1 i jeszcze po $1 za każde użyte wyjście. W domyślnych zasadach spółka dopłaca za daną rzekę lub pasmo gór tylko raz, za swój pierwszy żeton w tym miejscu; w oficjalnych dopłaca za każdy żeton.

# en: bfb9da12
building-track-where-track-may-lie = Gdzie mogą leżeć tory
    .says = Tory leżą na równinach, rzekach, górach i miasteczkach, nigdy na miastach, na jeziorach ani poza mapą.

# en: aa54c783
building-track-where-track-may-begin = Gdzie mogą się zaczynać tory
    .says = Przy mieście, przy twoich własnych torach albo przy torach niczyich, które biegną od miasta lub od miasteczka, w którym masz tory. Twój pierwszy żeton styka się więc z miastem.
    .picture-begin-allowed = Żeton styka się z miastem Evansville.
    .picture-begin-refused = Żeton nie styka się ani z miastem, ani z twoimi torami.

# en: 17c68ed7
building-track-what-it-may-meet = Z czym mogą się spotkać
    .says = Tory nie mogą prowadzić do jeziora, poza brzeg mapy ani do torów innej spółki. Mogą wskazywać na pusty bok żetonu; są tam zablokowane.
    .picture-meet-allowed = Twoje tory mijają otwarty koniec Pomarańczowego i nie dotykają go.
    .picture-meet-refused = Twój łuk trafiłby na tory Pomarańczowego.

# en: c0fed315
building-track-which-tiles = Jakie żetony
    .says = Na zwykłe puste pole kładziesz żeton z jednym torem; w oficjalnych zasadach także żeton z dwoma torami, za $3 do $6. Na miasteczko kładziesz żeton miasteczka albo inny żeton ze znacznikiem.

# en: f9ff57a2
building-track-no-circles = Bez pętli
    .says = Linia nie może wrócić do miasta lub miasteczka, z którego wyszła, ani zamknąć się w pętlę.

# en: e0bcaa83
building-track-one-field-once = Dwa razy na jednym polu
    .says = W jednej budowie nie wolno budować dwa razy na tym samym polu, chyba że pozwala na to opcja.

# en: 5124c9a8
building-track-what-is-left-in-the-box = Gdy zabraknie żetonów
    .says = Liczba żetonów i znaczników jest ograniczona, pieniędzy nie. Żetonów zdjętych z mapy można użyć ponownie. Na miasteczko rodzaj żetonu wybierasz ty.

# en: 0be76b09
building-track-whose-it-is = Do kogo należą nowe tory
    .says = Wszystkie tory nowego żetonu są twoje. Nowe Miasto musi powstać przed twoim pierwszym żetonem. Nieukończona linia, której nie przedłużysz, przepada na końcu budowy.

# en: edc388a8
building-track-for-the-exact-reader = Kolejność sprawdzania
    .says = 1. Przed budową sprawdza się, z czym spotkałyby się tory, gdzie się zaczynają i co zachowuje wymieniany żeton. 2. Po niej: nie ma pętli, żeton i znacznik są w zasobie i starcza ci znaczników na twoje linie. 3. Płacisz i żetony się wymieniają: tory zachowane i obrócone mają dalej swojego właściciela, nowe są twoje. 4. Twoje stają się niczyje linie, do których dołączasz, i połączenia, które są teraz gotowe.

## Wymiana żetonów

# en: 5de6715e
replacing-tiles = Wymiana żetonów
    .lead = Żeton można wymienić na inny, który zachowuje jego tory i dodaje następne. Obrócić można tylko otwarty koniec, a żadne tory nigdy nie znikają.
    .worked = Pomarańczowy ma prostą linię z Evansville do Cincinnati, Błękitny linię przez Indianapolis. Zielony też chce dojść do Indianapolis: pod linią Pomarańczowego.
    .row-0 = żeton · cena · co się dzieje
    .row-1 = M10, ostry łuk nad Ohio · $3 · zaczyna się przy Cincinnati
    .row-2 = L9, skrzyżowanie prostych · $3 · przecina połączenie Pomarańczowego, które zostaje
    .row-3 = K9, skrzyżowanie prostych ze znacznikiem · $3 · dwa nowe wyjścia z miasteczka są Zielonego

# en: 495efe95
replacing-tiles-adding = Dokładanie torów
    .says = Każdy stary tor zostaje, jaki był, ze swoim właścicielem, albo jest otwartym końcem, który się obraca. Coś trzeba dodać lub obrócić: ten sam żeton jeszcze raz to nie ruch.
    .picture-cross-allowed = Nowy żeton zachowuje prosty tor Pomarańczowego i dodaje twój.
    .picture-cross-refused = Pod tym żetonem zniknęłyby tory Pomarańczowego.

# en: 7bae1a8c
replacing-tiles-your-new-piece = Twój nowy tor
    .says = Obowiązują go zasady nowych torów: zaczyna się przy mieście, przy twoich torach albo przy torach niczyich, które wolno ci przejąć, i nie spotyka się z cudzymi.

# en: e1884655
replacing-tiles-turning-an-open-end = Obrót otwartego końca
    .says = Możesz obrócić swój otwarty koniec albo niczyj, który jest w twoim zasięgu. Stały koniec zostaje. Bok, który tor opuszcza, musi pozostać wolny.
    .picture-turn-allowed = Otwarty koniec kieruje się na północny wschód; koniec przy Cincinnati zostaje.
    .picture-turn-refused = Tu zmieniłby kierunek stały koniec przy Cincinnati.

# en: 0aaeba29
replacing-tiles-never-turned = Czego się nie obraca
    .says = Nigdy nie obraca się połączeń, nawet własnych, torów na miasteczkach ani torów innych spółek.

# en: eee02ecf
replacing-tiles-towns = Miasteczka
    .says = Nowy żeton ma wszystkie stare wyjścia i co najmniej jedno więcej, najwyżej cztery. Jedno nowe wyjście musi się zaczynać tak jak nowe tory, chyba że masz już tory w tym miasteczku.

# en: f917ba04
replacing-tiles-tiles-go-back-first = Stary żeton wraca najpierw
    .says = Stary żeton i jego znacznik są w zasobie, zanim szuka się nowego. Ten sam żeton można więc położyć ponownie, obrócony.

# en: 4a73d663
replacing-tiles-prices = Ceny
    .says = Wymiana żetonu z jednym torem na skrzyżowanie kosztuje $3, każdego żetonu na miasteczku $3, na dwa tory obok siebie $3 (oficjalnie $2), wszystko inne $2. Za rzekę ani góry nigdy się nie dopłaca.

## Czyje są tory

# en: e78ae987
who-owns-track = Czyje są tory
    .lead = Co zbudujesz, jest twoje. Ukończone połączenie zostaje twoje na zawsze; nieukończona linia musi rosnąć w każdej twojej budowie, inaczej staje się niczyja.
    .worked = Zielony ma połączenie z Evansville do Cincinnati i otwarty koniec na N9, i nic nie buduje. Na końcu budowy połączenie zachowuje swój znacznik, a otwarty koniec go traci.

# en: 1ce4c3c0
who-owns-track-one-disc-for-each-line = Jeden znacznik na linię
    .says = Linia należy do tego, kto ją buduje, i ma jeden jego znacznik. Połączenie zostaje przy właścicielu na zawsze.

# en: ccf2cd01
who-owns-track-losing-an-unfinished-line = Utrata nieukończonej linii
    .says = Na końcu własnej budowy tracisz każdą nieukończoną linię, która nie dostała w niej nowych torów. Każde otwarte wyjście z miasteczka ocenia się osobno. Obrót to nie wzrost.

# en: 97bb5417
who-owns-track-turning-that-completes = Obrót, który kończy linię
    .says = Jeśli obrócony koniec tworzy gotowe połączenie, jest ono twoje.

# en: 2a6e30e4
who-owns-track-taking-up-what-nobody-owns = Przejęcie niczyjej linii
    .says = Dodaj tory do nieukończonej niczyjej linii, a od razu jest twoja.

# en: 9052cabb
who-owns-track-until-your-next-build-turn = Do twojej następnej budowy
    .says = Nikt inny nie może przedłużyć twojej nieukończonej linii ani do niej dołączyć.

# en: ee51d167
who-owns-track-twenty-discs = Dwadzieścia znaczników
    .says = Masz znaczniki najwyżej na 20 linii, ukończonych i nieukończonych razem. Budowa, która wymaga więcej, jest niedozwolona.

## Nowe Miasta

# en: 87f69d27
new-cities = Nowe Miasta
    .lead = Dzięki Urbanizacji zmieniasz miasteczko w miasto wybranego koloru, za darmo i przed swoim pierwszym żetonem. Czarne kostki mają dom tylko w czarnych Nowych Miastach.
    .worked = Linia Zielonego z St. Louis wskazuje na Terre Haute. Zielony zakłada tam czarne miasto C: linia jest połączeniem, a cena to $0. Jeden żeton na J9 za $2 przyłącza też Evansville.

# en: 66632638
new-cities-founding = Założenie
    .says = Nowe Miasto kładziesz na dowolnym miasteczku, z torami lub bez, w dowolnym miejscu mapy; nie na mieście i nie na Nowym Mieście. Nic nie kosztuje i nie liczy się do twoich trzech żetonów.

# en: a003dc43
new-cities-when = Kiedy
    .says = Zakładasz je przed swoim pierwszym żetonem albo w tej turze wcale.

# en: 83cd4ce2
new-cities-what-happens-to-track-there = Co się dzieje z tamtejszymi torami
    .says = Żeton i znacznik wracają do zasobu. Linie, które kończyły się w miasteczku, kończą się w mieście; linia, która leżała tylko na tym żetonie, znika.

# en: 8f73de48
new-cities-lines-that-pointed-at-it = Linie, które na nie wskazywały
    .says = Są połączone z miastem i stają się połączeniami, nieważne czyje są. Niczyje linie, które w ten sposób zostają ukończone, przypadają założycielowi, póki ma znaczniki.

# en: 709ccf55
new-cities-a-line-that-meets-the-city-twice = Linia, która dwa razy dochodzi do miasta
    .says = Linia, która ma oba końce przy nowym mieście, jest martwa: jest niczyja, nic po niej nie jedzie i nie daje punktów.

# en: fe80a678
new-cities-its-goods = Jego towary
    .says = Na początku nie ma żadnych. Później przybywają z kolumny z jego literą.

# en: 09e743fc
new-cities-all-eight-on-the-map = Wszystkie osiem na mapie
    .says = Gdy wszystkie osiem jest na mapie, działanie nadal można wziąć, ale bez skutku.

## Przewóz towarów

# en: 4c7a2dc6
moving-goods = Przewóz towarów
    .lead = Są dwie rundy, a w każdej przewozisz jedną kostkę, ulepszasz parowóz albo nic nie robisz. Kostka jedzie przez najwyżej tyle połączeń, ile ma twój parowóz, do pierwszego miasta swojego koloru.
    .worked = Zielony z parowozem 3 wiezie czerwoną kostkę z Cincinnati przez Indianapolis i Evansville do St. Louis. Dwa połączenia są Zielonego, ostatnie Błękitnego: dochód Zielonego rośnie o 2, a Błękitnego o 1.

# en: 4da8caac
moving-goods-two-rounds = Dwie rundy
    .says = W każdej rundzie każdy ma jeden ruch, w kolejności graczy; Pierwszy przewóz idzie przed wszystkimi. W swoim ruchu robisz jedną rzecz.

# en: 7dab7bc5
moving-goods-raising-the-engine = Ulepszenie parowozu
    .says = W tej fazie możesz ulepszyć parowóz raz na turę, najwyżej do 6. Działanie Lokomotywa liczy się osobno.

# en: 6e6cd3d3
moving-goods-which-cubes = Które kostki
    .says = Możesz wziąć dowolną kostkę z dowolnego miasta, jeśli ma drogę do celu, ale żadnej z tablicy towarów. Kolor miasta, z którego wyjeżdża, nie ma znaczenia.

# en: a6f5b9ce
moving-goods-which-way = Którędy
    .says = Droga biegnie po ukończonych połączeniach dowolnych graczy, najwyżej tylu, ile ma twój parowóz, i nigdzie nie trafia dwa razy. Żadne z nich nie musi być twoje.

# en: 1383dcfc
moving-goods-where-it-ends = Gdzie się kończy
    .says = Kończy się w pierwszym mieście koloru kostki, nigdy w miasteczku ani w innym mieście. Czarne kostki jadą tylko do czarnych Nowych Miast.

# en: 8759cb13
moving-goods-who-earns = Kto zarabia
    .says = Każde połączenie od razu daje właścicielowi 1 dochodu; niczyje połączenie nie daje nic. Gdy do tego samego miejsca prowadzą dwa połączenia, wybierasz ty.

# en: d6db714c
moving-goods-the-cube = Kostka
    .says = Dostarczona kostka wraca do woreczka.

## Pieniądze i upadek

# en: cc6ec1fe
money-and-ruin = Pieniądze i upadek
    .lead = Po przewozie każda spółka otrzymuje $1 za każdy punkt dochodu, potem płaci $1 za każdą akcję i każdy poziom parowozu. Kto nie może zapłacić, traci dochód, a spółka, której dochód spadłby poniżej 0, odpada z gry.
    .worked = Dwie spółki nie mają gotówki, mają 5 akcji i parowóz 1: rachunek to $6.
    .row-0 = dochód · otrzymuje · płaci · brakuje · dochód potem
    .row-1 = Pomarańczowy · 2 · $2 · $2 · $4 · −2: odpada
    .row-2 = Zielony · 4 · $4 · $4 · $2 · 2: gra dalej

# en: 376cfba3
money-and-ruin-collecting = Dochód
    .says = Otrzymujesz $1 za każdy punkt dochodu. Sam dochód się nie zmienia.

# en: 8cf187e4
money-and-ruin-the-bill = Rachunek
    .says = Płacisz $1 za każdą akcję i $1 za każdy poziom parowozu. Idzie to w kolejności graczy, ale niczyj rachunek nie zmienia cudzego.

# en: 9c3a6083
money-and-ruin-being-short = Gdy brakuje
    .says = Komu brakuje, ten płaci całą gotówkę, a potem traci 1 dochodu za każdego brakującego dolara.

# en: 2cef63ef
money-and-ruin-ruin = Upadek
    .says = Jeśli twój dochód spadłby poniżej 0, twoja spółka odpada. Równe 0 wystarcza.

# en: 4b836ce8
money-and-ruin-what-is-left-of-a-ruined-company = Co dzieje się z jej torami
    .says = Jej połączenia zostają na zawsze, wszyscy mogą po nich wozić, a nie płacą nikomu; jej nieukończone linie można przejąć. Jej działanie przepada, a kolejność się zwiera.

# en: 8bfa5d06
money-and-ruin-one-left = Gdy zostaje jedna
    .says = Jeśli zostają mniej niż dwie spółki, gra kończy się od razu.

# en: 5c70e01e
money-and-ruin-reduction = Redukcja
    .says = Potem dochód maleje: od 11 o 2, od 21 o 4, od 31 o 6, od 41 o 8 (oficjalnie od 50 o 10). Jeden raz, według dochodu w tej chwili. W żaden inny sposób dochód nie maleje.

## Nowe towary

# en: 5b4f103c
new-goods = Nowe towary
    .lead = Na końcu tury kości decydują, które kostki z tablicy towarów trafią do miast. Najpierw ten, kto ma Produkcję, może dołożyć na tablicę dwie kostki.
    .worked = Białe kości 3, 3, 4. Nowe Miasto B jest na mapie, A nie. Trójki przynoszą dwie kostki do Kansas City i nic dla A; czwórka przynosi jedną do Des Moines i jedną do Nowego Miasta B.

# en: aed81b70
new-goods-production = Produkcja
    .says = Losujesz dwie kostki i kładziesz każdą na wybranym pustym polu tablicy. Zrezygnować możesz przed losowaniem; potem trzeba położyć obie. Losujesz mniej, gdy brakuje pól lub kostek; w pierwszej turze tablica jest pełna.

# en: 894a73e4
new-goods-the-dice = Kości
    .says = Rzuca się tyloma kośćmi, ilu graczy zaczęło grę: najpierw dla zachodu, potem taką samą liczbą dla wschodu.

# en: 7a2a6b4a
new-goods-what-a-die-brings = Co przynosi kość
    .says = Kość przenosi wierzchnią kostkę swojej kolumny do miasta z tym numerem, a wierzchnią kostkę litery pod nim do jej Nowego Miasta, jeśli jest na mapie.

# en: c9113c71
new-goods-from-top-to-bottom = Z góry na dół
    .says = Kolumna opróżnia się z góry na dół, a kostki nie przesuwają się w górę. Pusta kolumna nic nie przynosi.

# en: 4cf59767
new-goods-no-limit-no-refill = Bez limitu, bez uzupełniania
    .says = W mieście może być dowolnie wiele kostek. Tablicę towarów uzupełnia tylko Produkcja.

## Koniec i punkty

# en: 8f3507e8
the-end-and-the-points = Koniec i punkty
    .lead = Przy 3, 4, 5 lub 6 graczach gra ma 10, 8, 7 lub 6 tur. Potem każdy punkt dochodu liczy się za 3, tory dają punkty, a każda akcja zabiera 3; gotówka się nie liczy.
    .worked = Linia Evansville, Indianapolis, Cincinnati: J9, K9 (miasteczko), L8. Dochód 2, 2 akcje. Domyślnie: 3 pola. Oficjalnie: cztery odcinki, bo miasteczko ma dwa wyjścia.
    .row-0 = dochód · tory · akcje · punkty
    .row-1 = domyślnie · 6 · 3 · −6 · 3
    .row-2 = oficjalnie · 6 · 4 · −6 · 4

# en: 227d2c6b
the-end-and-the-points-when-it-ends = Kiedy jest koniec
    .says = O liczbie tur decyduje, ilu graczy zaczęło, a nie ilu zostało.

# en: 76a79e07
the-end-and-the-points-points = Punkty
    .says = Punkty to 3 × dochód + tory − 3 × akcje. Wynik może być ujemny.

# en: ea3700cc
the-end-and-the-points-track-default-rules = Tory, zasady domyślne
    .says = Dostajesz 1 punkt za każde pole na swoich połączeniach, które prowadzą z jednego miasta do innego, a pomiędzy są tylko miasteczka. Pole liczy się raz.

# en: 27df8d89
the-end-and-the-points-track-official = Tory, zasady oficjalne
    .says = Dostajesz 1 punkt za każdy odcinek torów na dowolnym swoim połączeniu. Miasteczko liczy się za każde użyte wyjście.

# en: 9a3c3c92
the-end-and-the-points-what-does-not-count = Co się nie liczy
    .says = Nie liczą się nieukończone linie ani żetony miasteczek zdjęte z mapy.

# en: 6a60d60b
the-end-and-the-points-ranking = Miejsca
    .says = Wygrywa najwięcej punktów, a remis to wspólne zwycięstwo. Upadłe spółki są na końcu, ta, która upadła później, przed wcześniejszą.

## Częste pomyłki

# en: 48a3ebe4
often-got-wrong = Częste pomyłki
    .lead = W co wierzą nawet doświadczeni gracze.

# en: f625d4bb
often-got-wrong-the-carrier-earns = Zarabia przewoźnik.
    .says = Nie: każde połączenie płaci właścicielowi, a nie temu, kto przewozi.

# en: bbb75bbc
often-got-wrong-a-cube-may-ride-on-to-a-farther-city-o = Kostka może jechać dalej, do odleglejszego miasta swojego koloru.
    .says = Nie: zatrzymuje się w pierwszym.

# en: 96088982
often-got-wrong-raising-the-engine-is-free = Ulepszenie parowozu jest darmowe.
    .says = Zabiera jedną z twoich dwóch rund przewozu oraz $1 w tej i w każdej późniejszej turze.

# en: 58c1c982
often-got-wrong-cash-is-points = Gotówka to punkty.
    .says = Nie. Punkty daje dochód.

# en: 221564f0
often-got-wrong-turning-an-open-end-keeps-it = Obrócony otwarty koniec zostaje twój.
    .says = Ratują go tylko nowe tory albo obrót, który tworzy gotowe połączenie.

# en: 81934298
often-got-wrong-a-new-city-can-be-founded-after-the-fi = Nowe Miasto można założyć po pierwszym żetonie.
    .says = Tylko przed nim.

# en: dd15878a
often-got-wrong-the-winner-of-the-auction-alone-pays = Płaci tylko zwycięzca licytacji.
    .says = Drugie miejsce też płaci całość, te pomiędzy połowę; nic nie płaci tylko ten, kto wycofuje się pierwszy.

# en: 38aaec60
often-got-wrong-more-income-is-always-better = Większy dochód jest zawsze lepszy.
    .says = Przewóz, który podnosi cię dokładnie z 10 na 11, kończy turę na 9. Tak samo przy 20, 30 i 40.

# en: b4ac9e1b
often-got-wrong-a-new-city-helps-only-its-founder = Nowe Miasto pomaga tylko założycielowi.
    .says = Kończy linie wszystkich, które na nie wskazują.

# en: 1509b98a
often-got-wrong-in-the-last-turn-nothing-is-reduced-or = W ostatniej turze nic się nie redukuje i nie płaci.
    .says = Gra się wszystkie dziesięć faz, a kto nie może zapłacić, odpada nawet wtedy.

## Dwa zestawy zasad

# en: 1d1877dc
two-sets = Zasady domyślne i oficjalne
    .lead = Czym różnią się zasady domyślne i oficjalne.

# en: 9baae44d
two-sets-river-and-mountain-extra = Dopłata za rzekę i góry
    .says = Domyślnie: płaci się raz za każdą rzekę i każde pasmo. Oficjalnie: płaci się za każdy żeton.

# en: bbae7eaa
two-sets-two-tracks-on-an-empty-field = Dwa tory na puste pole
    .says = Domyślnie: nie wolno. Oficjalnie: wolno, za $3 do $6.

# en: c077802c
two-sets-replacing-by-two-tracks-side-by-side = Wymiana na dwa tory obok siebie
    .says = Domyślnie: kosztuje $3. Oficjalnie: kosztuje $2.

# en: 45d000d5
two-sets-reduction-from-income-50 = Redukcja od dochodu 50
    .says = Domyślnie: 8. Oficjalnie: 10.

# en: 7176386d
two-sets-track-that-scores = Które tory punktują
    .says = Domyślnie: punktują pola na własnych liniach między miastami. Oficjalnie: punktują odcinki na wszystkich własnych połączeniach.

# en: 42db39b7
two-sets-where-the-rules-come-from = Skąd pochodzą te zasady
    .says = Zasady domyślne trzymają się holenderskiej karty zasad gry, oficjalne drukowanej instrukcji. Mapy, liczby żetonów, kolorów miast i liter Nowych Miast w tej karcie nie ma: pochodzą z opublikowanych opisów drukowanej gry. Z planszy niczego nie skopiowano.
