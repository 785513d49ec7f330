# Instrukcja gry Binario Duel po polsku.

## What the game is

# en: 9ef1ea95
game = O czym jest gra
    .lead = Po osiemdziesięciu rundach wygrywa największa liczba punktów. Dwie spółki wożą towary po jednym kontynencie, od wozów konnych po maglev. Budujesz drogi, kupujesz pojazdy i otwierasz linie. Srebro, które zarabiają linie, zamieniasz w pojazdy, stacje i trasy, a one na końcu są twoimi punktami.

# en: bea183c5
game-the-table = Stół, część po części
    .says = Dwa obrazki pokazują, co leży na stole w środku gry. Tablice z drugiego obrazka ma każdy gracz.
    .picture-the-map = Mapa między Venezia a farmą.
    .picture-the-boards = Co leży obok mapy.
    .part-1 = Miasto. Wysyła i przyjmuje pocztę i pasażerów i kupuje większość towarów.
    .part-2 = Farma: jeden z zakładów. Znaki nad zakładem pokazują, co bierze, a pod nim, co daje.
    .part-3 = Stacja Zielonego z numerem. Obsługuje zakłady obok siebie.
    .part-4 = Kafelek drogi Zielonego, tutaj droga gruntowa.
    .part-5 = Trzy wozy konne linii w czasie kursu.
    .part-6 = Linia: wiersz tablicy frachtu z towarami, pojazdami i rundami, które zostały.
    .part-7 = Wspólny zapas: cena i żetony każdego towaru oraz pojazdy na sprzedaż.
    .part-8 = Karty sterujące, jedna na każdą rundę.
    .part-9 = Spółka: srebro, linie, pojazdy i punkty.

# en: d2e67330
game-two-companies = Dwoje graczy i kostka startowa
    .says = Binario Duel jest grą dla dwojga. Pierwszego gracza ustalacie sami albo decyduje los; w 1. rundzie ma on kostkę startową. Każda spółka zaczyna z 200 srebra i z niczym na mapie.

# en: a1942305
game-tables = Tabela cen i tabela zapasu
    .says = Pierwszy gracz rzuca kostką kolorów: tabela cen tego koloru mówi na całą grę, ile płaci każdy towar. Potem drugi gracz rzuca na tabelę zapasu I ery. Mówi ona, ile miast, farm i zakładów jest na kontynencie, ile jest żetonów każdego towaru i jakie pojazdy leżą we wspólnym zapasie.

# en: 4b6c3b64
game-table-ready = Kontynent, kafelki, tablice i karty
    .says = Kontynent buduje się dokładnie z zakładami z tabeli zapasu; wśród miast zawsze są Venezia, Győr i Bern. Każdy gracz bierze kafelki i oznaczenia I ery oraz trzy puste tablice frachtu, a na stole leżą karty sterujące I ery. Gotowa mapa ma własne zakłady i własny kolor zapasu I ery, więc drugi gracz wtedy nie rzuca; na tabelę cen i późniejsze zapasy rzuca się jak zwykle.

# en: 9677770f
game-public = Co jest jawne
    .says = Wszystko leży otwarcie: srebro, pojazdy, linie i żetony. Ukryte są tylko: kolejność zakrytych kart sterujących, karty odłożone bez oglądania, a w grze zaawansowanej osobistości na ręce podczas wyboru.

# en: 03ff17ea
game-silver = Srebro
    .says = Srebra nigdy nie masz mniej niż zero. Co kupujesz z własnej woli, musisz zapłacić w całości; co każe zapłacić karta, zabiera najwyżej wszystko, co masz. Nie ma pożyczek ani darowizn i nikt nie odpada z gry. Między graczami srebro przechodzi tylko jako myto i za używane pojazdy.

# en: c825f66b
game-reconstructed = Co jest odtworzone
    .says = Instrukcja, której trzyma się program, podaje budowę gry, ale nie wszystkie liczby. Ceny towarów, pojazdów, dróg i stacji, karty sterujące, tabele zapasu, osobistości i mapy odtworzono na potrzeby tego programu. Drukowana gra może się w nich różnić.

## The round

# en: 7712fd2f
round = Runda
    .lead = Każda runda ma pięć kroków, zawsze w tej samej kolejności. W każdym zaczyna ten, kto ma kostkę startową, a potem kostka zmienia właściciela.
    .worked = Runda 7, kostkę ma Zielony. Trzy wozy konne ze zbożem są o jedno miejsce od Venezii, droga z farmy ma 4 pola. Karta to Dobre żniwa: zboże płaci 4 zamiast 3. Wozy docierają i zarabiają 3 × 4 + 4 = 16, więc Zielony ma 56 srebra zamiast 40. Pozostałe kroki oboje pomijają i zaczyna się runda 8 z kostką u Pomarańczowego.

# en: b4a01541
round-five-steps = Pięć kroków
    .says = Najpierw dobiera się kartę sterującą, potem ruszają wszystkie pojazdy. W kroku 3 budujesz, w kroku 4 handlujesz pojazdami, w kroku 5 uzupełniasz tablice frachtu. Kroki 1 i 2 odbywają się zawsze, pozostałe trzy możesz pominąć. Gotowej trasy nie trzeba wpisywać na tablicę.

# en: 4ac0a6ca
round-who-first = Kto zaczyna
    .says = Kartę dobiera tylko posiadacz kostki, a pojazdy obu spółek jadą same. Potem posiadacz wykonuje krok 3, a po nim drugi gracz; następnie oboje krok 4 i na koniec oboje krok 5. Posiadacz pierwszy sięga więc po rzadkie żetony. Na końcu rundy kostka przechodzi do drugiego gracza. Ponieważ każda era ma parzystą liczbę rund, na początku ery kostkę znowu ma pierwszy gracz.

# en: 91ffd790
round-one-thing = Na co pozwala krok 3
    .says = Robisz jedną z trzech rzeczy: burzysz i budujesz, albo budujesz lub rozbudowujesz budynek centralny, albo modernizujesz. Burzy się i buduje najwyżej po jednej trasie, w całości lub w części, a burzenie jest pierwsze. Trasa lądowa to najwyżej dwie nowe stacje i droga między nimi, morska to najwyżej dwa porty. Wszystko płaci się od razu, a czego nie możesz zapłacić, tego nie zbudujesz.

## The continent

# en: 0c321725
continent = Kontynent
    .lead = Mapa to siatka kwadratowych pól otoczona morzem. Miasto, farma lub fabryka, krótko zakład, stoi na jednym polu i handluje ze stacjami na czterech polach obok.

# en: 55ff98fb
continent-land-and-sea = Ląd, wybrzeże i morze
    .says = Skrajne pola to zawsze morze i całe morze jest połączone. Czy pole jest lądem, wybrzeżem, czy morzem, wynika z jego czterech rogów, więc brzeg nigdzie się nie urywa; pola z lądem tylko w dwóch przeciwległych rogach nie ma. Wybrzeże jest proste albo wygina się na zewnątrz lub do środka. Ujścia rzek i zakłady nadbrzeżne są tylko na prostym wybrzeżu.

# en: 7381c722
continent-rivers = Rzeki
    .says = Rzeka to łańcuch pól od źródła lub jeziora do ujścia lub jeziora, ale nigdy od jeziora do jeziora, a rzeki się nie spotykają. Raz, na prostym polu przejściowym, może stać się wielką rzeką i już się nie zwęża. Źródło jest zawsze wąską rzeką, a ujście jest tak szerokie jak woda, która do niego płynie.

# en: 94bd9034
continent-deserts = Pustynie, jeziora, wolne łąki
    .says = Wokół każdej pustyni leżą inne pustynie lub łąki pustynne. Jest co najmniej jedno jezioro i co najmniej trzy puste, dostępne łąki: tam później staną zakłady spożywcze.

# en: e5346c2c
continent-facilities = Gdzie stoją zakłady
    .says = Dwa miasta nigdy nie mają wspólnego boku; farmy i fabryki mogą stykać się ze sobą i z miastami. Warzelnie soli stoją na prostym wybrzeżu, przystanie rybackie tam albo przy jeziorze, wszystkie inne w głębi lądu. Na mapie są dokładnie zakłady z tabeli zapasu, na wielkiej mapie wszystkie z pudełka, a zakładu spożywczego na początku nie ma. Każdy ma obok wolny ląd, a przez wolny ląd, miasta i prostą wodę można połączyć wszystkie.

# en: 053ee2d2
continent-port-sites = Miejsca na porty i wyspy
    .says = Port może stać na prostym lub wygiętym na zewnątrz wybrzeżu, przy którym jest morze, a nie ma na nim zakładu ani ujścia. Takie miejsce mają obok siebie Venezia, co najmniej jedno inne miasto i każdy zakład na wyspie.

# en: cf10f9fa
continent-box = Kafelki w pudełku
    .says = Na szybkiej mapie żadnego rodzaju terenu nie ma więcej, niż pudełko ma kafelków. Większych map to nie ogranicza.

# en: 0bd86785
continent-by-hand = Kontynent własną ręką
    .says = Jeśli tak wybraliście, pierwszy gracz wybiera jeden z trzech zarysów, a potem na zmianę, zaczynając od drugiego gracza, umieszczacie po jednej rzeczy: jeziora, góry, rzeki, pustynie, miasta, warzelnie soli, przystanie rybackie, inne zakłady, wzgórza i lasy. Jezioro, góra, wzgórze i las mogą stanąć na każdym pustym lądzie; pustynia potrzebuje z czterech stron pustego lądu lub łąki pustynnej. Rzekę prowadzi jeden gracz od źródła, pole po polu, do ujścia lub jeziora i raz może ją poszerzyć. Do wyboru jest tylko to, z czym kontynent da się ukończyć, a co nie ma miejsca, odpada. Co na końcu jest puste, jest łąką.

## Stations and ports

# en: f7d0c84d
stations = Stacje i porty
    .lead = Stacja obsługuje każdy zakład, z którym ma wspólny bok; rogi się nie liczą. Należy do jednego rodzaju, przyjmuje określoną liczbę dróg i ma oznaczenie dla tablic frachtu.
    .worked = Zielony buduje dwa podstawowe porty, na 1,4 i na 6,1, za 20 srebra. Najkrótsza droga przez morze ma 11 pól, z oboma portami 13. Koga ładuje 3 i płynie 9 rund. Z pasażerami po 4 przynosi przy każdym przybyciu 3 × 4 + 13 = 25 srebra.

# en: 04a235a1
stations-where = Gdzie stoi stacja i co obsługuje
    .says = Stację buduje się na wolnym lądzie: na łące, w lesie, na wzgórzu, pustyni lub łące pustynnej, gdzie nic nie stoi. Kosztuje swoją cenę i dopłatę za teren. Obsługuje każdy zakład obok siebie; bez zakładu nie można na niej ładować ani rozładowywać. Stację możesz zbudować samą, a drogę doprowadzić później.
    .picture-beside-allowed = Wolno: jedna stacja styka się bokiem z farmą, druga z miastem Venezia.
    .picture-beside-refused = Nie wolno: pole styka się z farmą i tartakiem tylko rogiem.

# en: e55f05e6
stations-families = Rodzaje, boki i ery
    .says = Stacje drogowe przyjmują drogi, stacje kolei konnej kolej konną, dworce kolejowe i kolei ekspresowej oba te tory, stacje maglevu tunele maglevu. Stacja podstawowa i stacja kolei konnej mają miejsce na drogi z dwóch boków, rozbudowana i dworzec kolejowy z trzech, wszystkie inne z czterech. Podstawowe i rozbudowane stacje drogowe buduje się w I i II erze. Stacje II ery buduje się w II i III, III ery w III i IV, IV ery w IV. Stacje kolei konnej należą do I ery, dworce kolejowe do II i III, kolei ekspresowej do III i IV, stacje maglevu do IV.

# en: 7bc842cf
stations-ports = Porty
    .says = Port buduje się na wolnym miejscu na port, bez dopłaty: podstawowy w I i II erze, rozbudowany w II, a porty II, III i IV ery tak jak stacje drogowe. Statki płyną najkrótszym łańcuchem pól morza, a długość drogi to ten łańcuch i oba porty. Na morzu nie ma myta. Sama trasa morska nie daje punktów, jej porty tak.
    .picture-port-allowed = Wolno: dwa porty na wolnych miejscach na port.
    .picture-port-refused = Nie wolno: to pole jest lądem, a nie miejscem na port.

# en: 4c12de1b
stations-labels = Oznaczenia, właściciele i liczba kafelków
    .says = Nowa stacja dostaje najniższe wolne oznaczenie swojego rodzaju: 0 do 11 na drogach, I do X na torach, A do H dla portów. Twoja pierwsza stacja drogowa ma numer 0 i jest siedzibą spółki. Z dwóch stacji w jednym kroku niższe oznaczenie dostaje koniec wybrany jako pierwszy. Linie zaczynają się i kończą tylko na twoich własnych stacjach. Gdy oznaczenia lub kafelki jakiegoś rodzaju się skończą, nie zbudujesz następnej, dopóki jakieś się nie zwolni.

# en: 0fbaa67d
stations-supply = Zapas kafelków
    .says = Każdy gracz ma tyle kafelków dróg, portali i stacji każdego rodzaju, ile jest w pudełku, chyba że gracie z zapasem bez ograniczeń. Tego, co leży na mapie, nie ma w zapasie; wspólny kafelek liczy się temu, kto go położył. Pola pod ziemią nie potrzebują kafelków. Na co nie masz kafelków, tego gra nie proponuje.

## Roads and rails

# en: c1868e2d
ways = Drogi i tory
    .lead = W jednym kroku budowy kładziesz jedną drogę, z najwyżej dwiema nowymi stacjami na końcach. Cenę każdej propozycji widzisz, zanim wybierzesz, i nic się nie płaci, dopóki nie wybrano wszystkiego.
    .worked = Dwie pierwsze drogi z kafelków drogi gruntowej i z dwiema podstawowymi stacjami po 6 srebra, obie z 200 srebra.
    .row-0 = droga · kafelki · stacje · cena · zostaje srebra
    .row-1 = 4,6 do 2,5 przez dwie łąki · 2 + 2 · 6 + 6 · 16 · 184
    .row-2 = 7,7 do 10,6 przez wielką rzekę · 2 + 10 + 2 · 6 + 6 · 26 · 174

# en: b8e5efd9
ways-one-path = Jedna droga, zapłacona od razu
    .says = Wszystko, co budujesz w kroku, to jedna droga, która żadnego pola nie dotyka dwa razy. Zaczyna się na twojej stacji, starej lub nowej, albo na otwartym końcu twojej lub wspólnej drogi. Może biec po istniejących kafelkach i przez miasta, ale nigdy przez stację: stacje są jej końcami. Musi coś dodać albo ukończyć trasę; budowa, która tylko kończy trasę, nic nie kosztuje.

# en: f994806c
ways-types = Jakie drogi w której erze
    .says = Drogi to droga gruntowa, droga asfaltowa, droga szybkiego ruchu i autostrada; tory to kolej konna, kolej, kolej ekspresowa i maglev. Drogę gruntową buduje się w I i II erze, asfaltową w II i III, szybkiego ruchu w III i IV, autostradę w IV. Kolej konną buduje się tylko w I erze, kolej w II i III, ekspresową w III i IV, maglev w IV. Czego już się nie buduje, zostaje na mapie i nadal służy.

# en: 2f73b3bc
ways-nowhere = Gdzie droga nie może leżeć
    .says = Droga na powierzchni nie może leżeć na górze, jeziorze, morzu ani wybrzeżu, na źródle, ujściu lub zakolu rzeki ani na zakładzie. Jedynym wyjątkiem jest miasto, przez które można prowadzić drogi kołowe.

# en: dee2e183
ways-price = Cena kafelka, mosty
    .says = Nowy kafelek kosztuje swoją cenę i dopłatę: na łące i łące pustynnej nic, w lesie 1, na wzgórzu i pustyni 2. Kafelek drogi gruntowej za 2 to zatem 2, 3 lub 4 srebra. Most dodaje 4 nad rzeką, a 8 nad wielką rzeką lub polem przejściowym. Biegnie prosto nad prostą wodą, nie stoi na nim stacja i nigdy się nie zmienia ani nie krzyżuje.

# en: 5e050592
ways-open-ends = Kształty i drogi nieukończone
    .says = Kształt kafelka wynika z drogi: prosty, zakręt, odgałęzienie lub skrzyżowanie. Kształt nic nie kosztuje. Gdy zatrzymasz się w połowie, ostatni kafelek ma otwarty koniec, który wskazuje prosto dalej; budując dalej, możesz go za darmo obrócić, jeśli to nie most ani portal. Nieukończona droga niczego nie rezerwuje: przeciwnik może budować w poprzek.

# en: bc8b4883
ways-connected = Co jest z czym połączone
    .says = Dwa sąsiednie kafelki są połączone, gdy oba mają wyjście ku sobie i oba są drogą albo oba torami rodzajów, które się łączą. Każdy rodzaj łączy się sam ze sobą; gruntowa z asfaltową, asfaltowa z drogą szybkiego ruchu, ta z autostradą, a kolej z ekspresową. Na polu jest jedna droga albo dwie jako skrzyżowanie jednopoziomowe; na polu ze stacją żadna. Nowa stacja przyjmuje drogi, które na nią wskazują, póki starcza boków. Gdzie twoja droga trafia na stary kafelek, korzysta z jego wyjść, obraca otwarte, przebudowuje kafelek albo prosto go przecina; nic innego nie jest możliwe.

# en: ebf821aa
ways-streets = Ulice miast
    .says = Każde miasto ma ulicę na cztery strony. Drogi obu graczy mogą wejść jednym bokiem i wyjść innym, bez ceny i bez myta; miasto liczy się jako jedno pole i ma klasę drogi, która przez nie biegnie. Kafelki przed nim i za nim muszą być rodzajów, które się łączą, albo stacja może stać wprost przy ulicy. W samym mieście droga się nie kończy. Autostrady nie stykają się z miastem, a tory przez nie nie przechodzą.

# en: 009305c8
ways-tunnels = Tunele
    .says = Od III ery drogi szybkiego ruchu, autostrady i kolej ekspresowa mogą iść pod ziemią, pod wszystkim, nawet pod morzem i innymi tunelami. Tunel ma dwa portale na wolnym lądzie i co najmniej jedno pole między nimi; może skręcać, ale się nie rozgałęzia. Portal kosztuje kafelek, teren i jeszcze 4, każde pole pod ziemią kafelek i jeszcze 3. Każdy portal i każde pole pod ziemią liczy się do długości, a jeśli nie jest twoje, także do myta. Tunel drogi szybkiego ruchu od 7,3 do 10,3 kosztuje 2 × (9 + 4) + 2 × 12 = 50 srebra.

# en: 277eb1c4
ways-maglev = Maglev
    .says = Maglev biegnie tylko pod ziemią, od jednej stacji maglevu do innej, która z nią nie sąsiaduje, a każde pole kosztuje 15. Od stacji wybranej jako pierwsza tunel biegnie na wschód lub zachód, potem na północ lub południe; jeśli potrzebny bok jest zajęty, odwrotnie, a jeśli i to się nie da, nie można go zbudować. Stacja przyjmuje najwyżej cztery tunele, po jednym z każdego boku. Przeciwnik nie może z niego korzystać.

# en: 2732f635
ways-routes = Trasy: co się zapisuje
    .says = Drogę zapisuje się jako trasę, gdy łączy dwie różne twoje stacje jednego rodzaju. Co najmniej jednego jej kafelka, własnego lub wspólnego, nie może jeszcze być w żadnej twojej trasie. Trasy dają na końcu punkty. Trasa ma co najmniej 3 pola, bo liczą się obie stacje i coś między nimi leży. Te same dwie stacje może łączyć kilka tras.

## The other one's ways

# en: f32f0ef4
rival = Drogi i tory przeciwnika
    .lead = Po drogach i torach przeciwnika możesz jeździć, gdy są połączone z twoimi. Kafelek, na którym się łączysz, staje się wspólny i darmowy dla obojga; każdy inny jego kafelek kosztuje 1 srebro za każdy ładunek, który dotrze.
    .worked = Pomarańczowy ma drogę przez wielką rzekę. Zielony łączy się z nią z obu stron: cztery nowe kafelki za 8, dwa połączenia po 2, dwie podstawowe stacje za 12, razem 24 z 50 srebra. Po trzech wozach konnych za 24 zostają 2. Droga ma 9 pól i trwa 7 rund. Pestycyd po 4 płaci po dotarciu 3 × 4 + 9 = 21, a 1 z tego dostaje Pomarańczowy za most: Zielony ma 22 srebra, Pomarańczowy 121.

# en: 34454aeb
rival-joining = Korzystanie i łączenie
    .says = Gdy masz połączenie z siecią przeciwnika, możesz z niej korzystać. Drogi łączy się skrzyżowaniem, odgałęzieniem lub przedłużeniem, tory tylko odgałęzieniem lub przedłużeniem. Przedłużenie zaczyna się przy otwartym wyjściu kafelka, mostu lub portalu przeciwnika, które wskazuje na twój nowy kafelek lub stację. Nic nie kosztuje, a kafelek zostaje przeciwnika.

# en: 86a2b57e
rival-reshaping = Przebudowa kafelka: odgałęzienie i skrzyżowanie
    .says = Za nowe wyjście starego kafelka płacisz razem jego zburzenie i nowy kafelek; na kafelku przeciwnika połowę tego, w górę. Przy drodze gruntowej to (1 + 2) / 2, czyli 2 srebra. Terenu nie płaci się ponownie, a dwa wyjścia naraz to jedna przebudowa. Tory mają najwyżej trzy wyjścia, drogi cztery. Kafelek przyjmuje lepszy z obu rodzajów i musi nadal pasować do wszystkich sąsiadów.

# en: 7fd7ef70
rival-joint = Wspólne kafelki
    .says = Kafelek przeciwnika, któremu dodasz wyjście, staje się wspólny, darmowy dla obojga do końca gry. Twój nowy kafelek zastępuje jego, a jego wraca do jego zapasu. Jeśli jego odgałęzienie lub skrzyżowanie ma otwarte wyjście ku tobie, korzystasz z niego bez płacenia i też staje się wspólne. Jego inne odgałęzienia i skrzyżowania to zwykłe kafelki z mytem.

# en: 5f9ce9ad
rival-level = Skrzyżowania jednopoziomowe
    .says = Gdzie krzyżują się dwie drogi, wszystkie cztery kierunki są połączone. Tory przecinają inne tory lub drogę bez łączenia: oba prosto, pod kątem prostym i nigdy na moście ani portalu. Płaci się za to jak za przebudowę. Każda droga zostaje przy swoim właścicielu, przejazd jest darmowy, a myto płaci tylko ten, kto jedzie wzdłuż drogi przeciwnika. Skrzyżowanie jednopoziomowe nigdy się nie zmienia, a oba kafelki nie wracają do zapasów.

# en: 3e713b49
rival-closed = Stacje pozostają zamknięte
    .says = Żadna twoja droga nie łączy się ze stacją przeciwnika, nie przechodzi przez nią i nie kończy się na niej. Przez własne stacje tego samego rodzaju twoje linie mogą przejeżdżać, jeśli drogi dochodzą z obu stron.
    .picture-joined-allowed = Wolno: Zielony z obu stron łączy się z drogą Pomarańczowego i jedzie przez most pomiędzy.
    .picture-joined-refused = Nie wolno: stacja Pomarańczowego nie może być końcem drogi Zielonego.

# en: b72eced4
rival-toll = Myto
    .says = Z każdego zapłaconego ładunku oddajesz przeciwnikowi 1 srebro za każdy jego kafelek na drodze, także za mosty, portale i pola pod ziemią. Własne i wspólne kafelki, miasta i morze są darmowe. Pusty kurs nie płaci myta.

## Goods and lines

# en: bf061b72
goods = Towary i linie
    .lead = Linia to jeden wiersz tablicy frachtu: skąd, dokąd, towar tam, towar z powrotem i pojazdy. Każdy załadowany kierunek trzyma jeden żeton, a żetonów jest za mało.
    .worked = Zielony otwiera linię od winiarni do Győru, 4 pola: tam wino, z powrotem pestycyd, trzy wozy konne. Wino płaci 5, a każdy kurs trwa 3 rundy. Co 3 rundy linia przynosi więc 3 × 5 + 4 = 19 srebra, czyli 6,3 na rundę.

# en: 13c4cb83
goods-rows = Dwanaście wierszy
    .says = Masz pięć wierszy dla dróg, cztery dla torów i trzy dla statków. Wiersz wymienia dwie różne twoje stacje jednego rodzaju z gotową drogą między nimi. Można go otworzyć bez towarów i bez pojazdów; nic wtedy nie zarabia, ale to, co wymienia, przy punktacji jest na tablicy. Z budynkiem centralnym dwa wiersze mogą mieć te same stacje, każdy z własnymi żetonami i pojazdami.

# en: e715e7e6
goods-changing = Otwieranie, zmiana, zamykanie
    .says = Linie otwiera się, zmienia i zamyka tylko w kroku 5. Linia z pojazdami musi przy tym stać na stacji, a każdą wolno ruszyć najwyżej raz w rundzie, nowej już w tej samej rundzie nie. Jeśli zmienisz towar na kurs, który ma się właśnie zacząć, obowiązuje on już w tym kursie.

# en: 5f20b645
goods-tokens = Żetony
    .says = Aby obsadzić kierunek linii, bierzesz ze wspólnego zapasu żeton tego towaru. Zostaje w wierszu, dopóki nie zmienisz towaru lub nie zamkniesz linii. Gdy żetonów nie ma, nikt nie otworzy następnej linii z tym towarem. Jeśli towaru nie wolno już wozić, jego żeton wraca, a kierunek jest pusty.

# en: 70d70632
goods-who-sells = Kto daje, a kto bierze
    .says = Towar jedzie ze stacji przy zakładzie, który go daje, na stację przy innym zakładzie, który go bierze. Zakładom nigdy nic się nie kończy i do produkcji niczego nie potrzebują: handel ograniczają tylko żetony. Tam i z powrotem linia może wozić różne towary.

# en: 94ada74e
goods-people = Poczta, pasażerowie, robotnicy
    .says = Poczta i pasażerowie jadą z miasta do innego miasta. Robotnicy podróżują od II ery, z miasta na farmę lub do zakładu albo z powrotem do miasta, ale nie z miasta do miasta.

# en: c4b7ec8b
goods-special = Żywność, obornik, belki
    .says = Żywność jedzie od III ery z zakładu spożywczego do miasta. Obornik wozi się tylko w I i II erze. Belki mogą jechać też do portów: statkiem do dowolnego twojego portu, lądem na stację obok portu dowolnego gracza.

# en: 9b155949
goods-which-way = Którędy jedzie linia
    .says = Linia jedzie najkrótszą drogą, z której mogą korzystać jej pojazdy, tam i z powrotem tą samą; nie musi to być jedna zapisana trasa. Z równych wybiera tę z mniejszą liczbą kafelków przeciwnika, potem lepszą klasę, potem pierwszą w kolejności północ, wschód, południe, zachód. Drogi, czasy i myto liczy się na nowo na końcu kroku 5 dla wszystkich stojących linii; kurs w drodze kończy się tak, jak się zaczął. Jeśli żadna droga już nie pasuje pojazdom, trafiają do zajezdni, a wiersz zostaje.

## Movement and silver

# en: a38cc1a3
movement = Ruch i srebro
    .lead = W kroku 2 każdy pojazd przesuwa się o jedno miejsce, a co dotarło, od razu płaci. Sercem gry są krótkie kursy z ładunkiem w obie strony.
    .worked = Ta sama droga co poprzednio, ale linia jest zapisana odwrotnie: z Győru z pestycydem, z powrotem z winem. Teraz cenę w obie strony wyznacza pestycyd po 4. Każdy kurs na 3 rundy przynosi 3 × 4 + 4 = 16 zamiast 19, czyli 5,3 na rundę zamiast 6,3.

# en: 063ef51c
movement-rounds = Pola i rundy
    .says = Podziel pola drogi przez prędkość, zaokrąglij w górę i odejmij to, co w nawiasie: 2-(1) to dwa pola na rundę i w sumie o rundę mniej; 1-(4-1) to jedno pole na rundę i o rundę mniej za każde pełne cztery pola. Wóz konny na drodze gruntowej potrzebuje na 3 lub 4 pola 3 rund, na 7 lub 8 pól 6, a na 16 pól 12. Potem dodają lub odejmują osobistości. Żaden kurs nie trwa krócej niż 2 rundy i żaden nie może trwać dłużej, niż tablica ma miejsc: 12 na drogach, 14 na torach, 16 na morzu. Czerwony znacznik leży za ostatnim używanym miejscem.

# en: 6eddd227
movement-legs = Kursy
    .says = Pojazdy postawione w pustym wierszu zaczynają na lewej stacji, w kierunku tam. W kroku 2 każda linia przesuwa się o jedno miejsce, najpierw drogowe, torowe i morskie wiersze posiadacza kostki. Gdy minie czas kursu, ładunek płaci, pojazdy zawracają i zaczyna się następny kurs z towarem tego kierunku. Drogę do domu jedzie się zawsze, z ładunkiem lub bez. Linia stoi na stacji od przybycia, dopóki znów nie ruszy.

# en: 4b417ae9
movement-pay = Ile płaci ładunek
    .says = Kurs z ładunkiem płaci ładunek wszystkich sprzęgniętych pojazdów razy cena i jeszcze 1 srebro za każde pole drogi. Dodaje się pola, nie rundy. Pusty kurs nic nie płaci i nie kosztuje myta. Bank płaci bez ograniczeń.

# en: c759b53a
movement-one-price = Jedna cena w obie strony
    .says = Linia ma jedną cenę dla obu kierunków: towaru tam albo towaru z powrotem, jeśli załadowana jest tylko droga powrotna. Jedna z opcji daje każdemu kierunkowi cenę jego własnego towaru. Cena jest z tabeli, z tym, co dodaje twoja osobistość, i odczytuje się ją przy wypłacie; z góry ustalone jest tylko to, co oznaczyła karta.

# en: 6ccdbec6
movement-class = Klasa drogi i kto może z niej korzystać
    .says = Droga jest tak dobra jak jej najgorsza część: najniższa klasa wśród jej kafelków i twoich stacji na niej; miasta się nie liczą. Pojazd może z niej korzystać, jeśli ma na karcie prędkość dla tej klasy. Pojazdy zaprzęgowe i parowe nie mają jej na drogach szybkiego ruchu i autostradach. Po mieszanej drodze, która liczy się jako gruntowa lub asfaltowa, mogą jeździć.

## Vehicles and trade

# en: 02d9caf0
vehicles = Pojazdy i handel
    .lead = Kupujecie ze wspólnego zapasu po stałych cenach, w erach podanych na karcie. Sprzęgnięte pojazdy ładują więcej i nie są wolniejsze.
    .worked = Zielony ma dwa porty z drogą o 13 polach i zostało mu 70 srebra. Po galeonie za 34 zostaje 36. Który statek jest najlepszy z pasażerami po 4?
    .row-0 = statek · płaci · rundy · srebro na rundę
    .row-1 = koga · 3 × 4 + 13 = 25 · 9 · 2,8
    .row-2 = karawela · 2 × 4 + 13 = 21 · 7 · 3,0
    .row-3 = galeon · 5 × 4 + 13 = 33 · 10 · 3,3

# en: 3527eab0
vehicles-buying = Kupowanie
    .says = W kroku 4 kupujesz tyle pojazdów, ile chcesz i możesz zapłacić; trafiają do twojej zajezdni. Pojazdy I ery sprzedaje się w I erze, wozy konne i wołowe także w II; pojazdy II ery w II i III, III ery w III i IV, IV ery w IV. Gdy zapas rodzaju się skończy, może ci go sprzedać tylko przeciwnik.

# en: 016a99df
vehicles-coupling = Sprzęganie
    .says = Na jednej linii wszystkie pojazdy są jednego rodzaju, najwyżej tyle, ile karta pozwala sprzęgnąć. Jadą jak jeden i ładują razem to, co wszystkie uniosą. Każdy towar na linii musi być taki, jaki ten rodzaj wozi, musi być dla niego droga, a kurs musi zmieścić się na tablicy.

# en: 7e56d37a
vehicles-where = Gdzie pojazd może jeździć
    .says = W kroku 5 pojazd z zajezdni może trafić na każdą twoją linię, do której pasuje. W grze podstawowej starych pojazdów wolno używać w każdej erze. Kolej konna i kolej wołowa jeżdżą tylko po torach kolei konnej i nic innego po nich nie jeździ; pociągi maglevu jeżdżą tylko po maglevie.

# en: 081a45a5
vehicles-used = Używane pojazdy
    .says = Bank niczego nie odkupuje. W kroku 4 możesz oferować przeciwnikowi pojazdy z zajezdni, po jednym, za połowę ceny zaokrągloną w górę, jeśli ma srebro; przyjmuje albo odmawia. Czego odmówił, tego w tym kroku już się nie oferuje. Tak można sprzedać pojazdy każdej ery, jeśli opcja nie mówi inaczej.

# en: 625e7ae2
vehicles-resting = Wycofywanie pojazdów, odpoczynek
    .says = W kroku 4 możesz wycofać pojazdy z linii, która stoi na stacji, z każdej linii raz, i od razu je oferować. Także sprzęgać i wymieniać można tylko na stojącej linii, a linia zachowuje kierunek; wiersz, który stracił wszystkie pojazdy, zaczyna od nowa na lewej stacji. Wycofane pojazdy odpoczywają tyle rund, ile trwał kurs. Do tego czasu mogą trafić tylko na linię, która na tej samej stacji zaczyna lub stoi; zdjęte w drodze na żadną. Jeśli kupi je przeciwnik, może ich użyć od razu.

## Wszystkie pojazdy

# en: 2b1d352a
fleet = Wszystkie pojazdy
    .lead = Oto każdy pojazd z ceną, ładunkiem, liczbą sprzęganych, szybkością i punktami. Szybkość podano według klasy: droga gruntowa, asfaltowa, droga szybkiego ruchu, autostrada; kolej konna, kolej, kolej ekspresowa, maglev; albo morze.
    .worked = Na początku gry we wspólnym zapasie są pojazdy I ery. Pojazdy II, III i IV ery trafiają tam, gdy zaczyna się ich era.
    .row-0 = pojazd · era · cena · zabiera · sprzęga · szybkość według klasy · punkty
    .row-1 = wóz konny · I · 8 · 1 · 3 · 1-(4-1) / 1-(3-1) / – / – · 10
    .row-2 = wóz wołowy · I · 12 · 2 · 2 · 1 / 1-(5-1) / – / – · 10
    .row-3 = dyliżans pocztowy · I · 14 · 2 · 1 · 1-(3-1) / 1-(2-1) / – / – · 10
    .row-4 = kolej konna · I · 10 · 1 · 4 · 1-(4-1) / – / – / – · 10
    .row-5 = kolej wołowa · I · 12 · 2 · 2 · 1 / – / – / – · 10
    .row-6 = koga · I · 20 · 3 · 1 · 1-(3-1) · 10
    .row-7 = karawela · I · 24 · 2 · 1 · 2 · 10
    .row-8 = galeon · I · 34 · 5 · 1 · 1-(4-1) · 10
    .row-9 = traktor parowy · II · 26 · 2 · 3 · 1 / 1-(2-1) / – / – · 20
    .row-10 = parowa ciężarówka · II · 34 · 2 · 2 · 1-(3-1) / 2-(1) / – / – · 20
    .row-11 = parowy omnibus · II · 40 · 3 · 1 · 1-(3-1) / 2-(1) / – / – · 20
    .row-12 = parowy pociąg towarowy · II · 44 · 3 · 3 · – / 2 / 2-(1) / – · 20
    .row-13 = parowy pociąg osobowy · II · 46 · 3 · 2 · – / 2 / 3 / – · 20
    .row-14 = parowiec kołowy · II · 56 · 4 · 1 · 3 · 20
    .row-15 = parowiec śrubowy · II · 64 · 6 · 1 · 2-(1) · 20
    .row-16 = furgonetka benzynowa · III · 58 · 4 · 1 · 1-(2-1) / 3 / 4 / 4 · 30
    .row-17 = ciężarówka z silnikiem Diesla · III · 60 · 3 · 2 · 1-(2-1) / 2-(1) / 3 / 3-(1) · 30
    .row-18 = autobus · III · 64 · 5 · 1 · 1-(2-1) / 3 / 4 / 4 · 30
    .row-19 = spalinowy pociąg towarowy · III · 72 · 4 · 3 · – / 3 / 4 / – · 30
    .row-20 = spalinowy pociąg ekspresowy · III · 78 · 4 · 2 · – / 3 / 5 / – · 30
    .row-21 = motorowy statek towarowy · III · 96 · 9 · 1 · 3 · 30
    .row-22 = prom motorowy · III · 88 · 6 · 1 · 4 · 30
    .row-23 = furgonetka elektryczna · IV · 84 · 5 · 1 · – / 3 / 4 / 5 · 40
    .row-24 = ciężarówka elektryczna · IV · 92 · 4 · 2 · – / 3 / 4 / 5 · 40
    .row-25 = autobus elektryczny · IV · 90 · 7 · 1 · – / 3 / 5 / 6 · 40
    .row-26 = elektryczny pociąg towarowy · IV · 100 · 5 · 3 · – / 4 / 6 / – · 40
    .row-27 = pociąg dużych prędkości · IV · 108 · 6 · 2 · – / 4 / 7 / – · 40
    .row-28 = maglev · IV · 130 · 8 · 2 · – / – / – / 8 · 40
    .row-29 = maglev towarowy · IV · 130 · 8 · 2 · – / – / – / 7 · 40
    .row-30 = elektryczny kontenerowiec · IV · 150 · 12 · 1 · 4 · 40
    .row-31 = wodolot · IV · 120 · 8 · 1 · 6 · 40

# en: 22aeb53b
fleet-speed = Jak czytać szybkość
    .says = „2” to dwa pola na rundę. „2-(1)” to dwa pola na rundę i razem o rundę mniej. „1-(4-1)” to jedno pole na rundę i o rundę mniej za każde pełne cztery pola. Kreska oznacza, że pojazd nie może jechać w tej klasie.

## Control cards

# en: 86db518d
cards = Karty sterujące
    .lead = Jedna karta na rundę, dobiera ją posiadacz kostki i wykonuje się ją od razu; żadna nie wymaga decyzji. Warto poznać karty cen: trzymają się ładunku, dopóki nie zostanie zapłacony.
    .worked = Karta 5. rundy podwaja cenę wina. W kroku 5 Zielony stawia trzy wozy konne na linii od winiarni do Győru: kurs zaczyna się w rundzie tej karty, więc ma oznaczoną cenę 10. Dociera w rundzie 8 i płaci 3 × 10 + 4 = 34, więc Zielony ma 64 srebra zamiast 30. Następny kurs znowu płaci 19.

# en: c0288f7d
cards-piles = Dwa stosy
    .says = Na każdą erę tasuje się jej karty i każdy gracz bierze bez oglądania 12, w III i IV erze 8. Razem układa się je w dwa zakryte stosy; reszta wraca bez oglądania. Ery mają więc 24, 24, 16 i 16 rund, a rundę ostatniej karty gra się do końca. Przy odpowiedniej opcji stos wybiera posiadacz kostki; inaczej pierwszy stos dobiera się przed drugim. Zużyte karty leżą odkryte i nie wracają.

# en: 78a230cc
cards-doing = Wykonanie karty
    .says = Kartę się odkrywa i od razu wykonuje, dla obojga graczy albo tylko dla tego, kto ją dobrał. Co mówi o tej rundzie, kończy się z rundą, poza oznaczonymi cenami. Niektóre karty nic nie robią. Jeśli karta wymienia kilka towarów lub napędów, dotyczy każdego z nich. Żadna karta nie wymaga decyzji.

# en: a5b35fde
cards-prices = Ceny, które się trzymają
    .says = Karta cen oznacza każdy ładunek swojego towaru, który jest teraz w drodze. Oznacza też każdy, którego kurs zacznie się później w tej rundzie, także na linii otwartej w kroku 5. Jedne mnożą cenę linii, w górę, inne do niej dodają. Znak zostaje, dopóki ładunek nie zostanie zapłacony, choćby trwało to długo; późniejsza karta ceny go zastępuje. Wiersz bez pojazdów nie dostaje znaku. Znak przepada, gdy zmienisz towar, zdejmiesz wszystkie pojazdy lub zamkniesz linię.

# en: 60731d05
cards-silver = Srebro zapłacone i zyskane
    .says = Niektóre karty zabierają srebro, najwyżej tyle, ile masz, bez względu na to, czy masz to, o czym opowiadają; inne dają. Kilka liczy to, co posiadasz: stacje drogowe, porty, mosty lub pojazdy na liniach, do pewnej granicy. Wspólne mosty nie liczą się nikomu, a pojazdy w zajezdni się nie liczą.

# en: d891af07
cards-held-up = Kursy opóźnione i przyspieszone
    .says = Zatrzymane pojazdy w tej rundzie nie jadą. Pojazdy, którym karta pomaga, przesuwają się o więcej niż jedno miejsce; co zostaje po dotarciu, przepada. Karta mówi, o które pojazdy chodzi, i musi zgadzać się wszystko, co wymienia.

# en: 5bbe32d6
cards-cheaper = Dziś taniej
    .says = Niektóre karty obniżają w kroku 3 ceny budowy: kafelków dróg lub torów, stacji, portów, tuneli, modernizacji lub budynku centralnego, każdej pozycji o podany procent, w górę. Burzenie nigdy nie tanieje. Inne obniżają w kroku 4 cenę pojazdów z zapasu o kilka srebra, najniżej do 1; używane mają cenę bez zmian. Najpierw działa zniżka karty, potem osobistości, za każdym razem w górę.

# en: e3c8650d
cards-tokens = Więcej żetonów, inne myto
    .says = Karta może dodać do wspólnego zapasu żetony towaru, które tam zostają. Inna zmienia myto za kafelek w kroku 2 tej rundy.

## The central building, modernising, demolishing

# en: 4ec85320
growing = Budynek centralny, modernizacja, burzenie
    .lead = Budynek centralny znosi dwa ograniczenia młodej spółki: jedną linię na stację i żadnego pojazdu nowszego niż jego stacje. Modernizacja sprawia, że to, co masz, jest szybsze i więcej warte; burzenie jest na rzadkie pomyłki.
    .worked = Runda 25, II era. Zielony ma drogę gruntową z dwoma kafelkami i dwiema podstawowymi stacjami oraz 125 srebra. Modernizacja wszystkiego do klasy 2 kosztuje 2 × 4 za kafelki i 2 × (5 + 12) za stacje: 42. Po trzech traktorach parowych za 78 zostaje 5 srebra. Zamiast 16 co 3 rundy linia płaci teraz 6 × 4 + 4 = 28 co 2 rundy.

# en: 25394b06
growing-central = Budynek centralny
    .says = Stoi na twojej stacji drogowej 0, która działa dalej i nie można jej już zburzyć, tylko modernizować. Generację I buduje się w I i II erze, II w II i III, III w III i IV, IV w IV. Kosztuje to 40, 90, 160 lub 240 srebra; rozbudowa kosztuje kolejno 60, 90 i 110. Bez niego każda stacja lub port jest końcem najwyżej jednej linii. Żaden pojazd nie może też wtedy być z późniejszej ery niż którakolwiek z jego stacji końcowych. Z nim, jakiejkolwiek generacji, oba ograniczenia znikają. Statki IV ery potrzebują w każdym razie portów IV ery na obu końcach.

# en: f507ea43
growing-modernising = Modernizacja: co i jak daleko
    .says = W jednym kroku modernizujesz jedną trasę, w całości lub w części, albo jedną stację, albo jeden lub dwa porty. Droga gruntowa staje się asfaltową, szybkiego ruchu i autostradą, kolej ekspresową; stacje drogowe i porty rosną od podstawowych przez rozbudowane do II, III i IV ery, dworce kolejowe do dworców kolei ekspresowej. Kolej konna, ekspresowa, autostrada i maglev dalej nie idą. Cel musi być budowany w tej erze; kilka stopni kosztuje ich sumę, a w tunelu każde pole tyle samo.

# en: d4faced9
growing-whole = Liczy się cała trasa
    .says = Trasa ma lepszą klasę dopiero wtedy, gdy ma ją każdy kafelek i obie stacje. Jeśli wybierzesz całość, modernizuje się wszystko, co jest poniżej celu i może go osiągnąć, i pasować musi tylko wynik; pojedynczo musi pasować po każdej części. Żadne połączenie nie może się zerwać, także przeciwnika. Pojazdy w drodze nie przeszkadzają.

# en: 09004111
growing-price = Wspólne kafelki, zapas, cena
    .says = Wspólny kafelek może zmodernizować każdy z graczy za pełną cenę; zostaje wspólny. Kafelków przeciwnika modernizować nie możesz. Stary kafelek wraca do tego, kto go położył, nowy jest z twojego zapasu; pominięte stopnie nie potrzebują kafelków. Płacisz za modernizację, a za zdjęcie starego kafelka nic.

# en: 37302f77
growing-demolishing = Burzenie: co może zniknąć
    .says = Możesz burzyć własne kafelki, stacje i porty za ich cenę; nic się nie zwraca, ale kafelek wraca do twojego zapasu. W jednym kroku są to kafelki jednej trasy z jej stacjami albo jednego nieukończonego odcinka, albo jedna samotna stacja, albo jeden lub dwa porty. Tunel burzy się w całości: portale i każde pole pod ziemią za 3, maglevu za 4. Wspólne kafelki, przejazdy w poziomie z przeciwnikiem i siedziba pod budynkiem centralnym zostają. Zostaje też kafelek, po którym właśnie jedzie twoja linia.

# en: 04f31771
growing-afterwards = Co dzieje się z liniami, trasami i polami
    .says = Na końcu twojego kroku 3 wszystko się rozlicza: przerwane trasy się skreśla, linie bez drogi się zamyka, ich pojazdy trafiają do zajezdni, a żetony do zapasu. Dotyczy to także linii przeciwnika na twoich kafelkach; jeśli ma jeszcze drogę, kurs w drodze kończy się tak, jak się zaczął. Opróżnione pole jest lasem lub łąką pustynną, jeśli nimi było, inaczej łąką; rzeki i wybrzeża zostają. Sąsiednie kafelki zachowują wyjścia, które są teraz otwarte.

# en: d79d0147
growing-replacing = Wymiana
    .says = Możesz zburzyć kafelek lub stację i w tym samym kroku zbudować na tym polu inne, oboje za pełną cenę. Jeśli na końcu wszystko jest połączone, trasy i linie trwają dalej. Powiększyć stację taniej jest modernizacją: z podstawowej na rozbudowaną kosztuje 5, a zburzyć i zbudować na nowo 2 + 10 = 12.

## Eras, end and points

# en: bd44c3f9
end = Ery, koniec i punkty
    .lead = Każda era przynosi nowe drogi, pojazdy i żetony, a stare zabiera z półki, nigdy z mapy. Po rundzie 80 wszystko się liczy, a srebro najmniej.
    .worked = Zielony kończy ze 137 srebra. Droga asfaltowa i jej stacje są dzięki jednej linii na tablicy; drogi szybkiego ruchu z jej stacjami nie ma w żadnym wierszu.
    .row-0 = co · punkty
    .row-1 = 137 srebra · 13
    .row-2 = trzy wozy konne w zajezdni · 3 × 10 = 30
    .row-3 = dwie parowe ciężarówki · 2 × 20 = 40
    .row-4 = trasa klasy 2 na tablicy, dwie stacje II ery · 20 + 60 = 80
    .row-5 = trasa klasy 3 poza tablicą, dwie stacje III ery · (30 + 80) / 2 = 55
    .row-6 = budynek centralny I · 30
    .row-7 = razem · 248

# en: 673f1aad
end-eras = Gdy zaczyna się era
    .says = Wykłada się karty nowej ery, a kostka kolorów wskazuje jej tabelę zapasu: na II i IV erę rzuca pierwszy gracz, na III drugi. Towary i pojazdy z tej tabeli dochodzą do zapasu. Z III erą odchodzą z zapasu nieużyte kafelki I ery, z IV kafelki II ery, a także pojazdy, których nie można już kupić. Co jest na mapie, linie, tabela cen i srebro zostają.

# en: df64fa54
end-food = Zakłady spożywcze, koniec obornika
    .says = Na początku III ery pierwszy gracz stawia zakład spożywczy, a do zapasu dochodzą 4 żetony żywności; cały obornik opuszcza grę, także z linii w drodze, bez zapłaty. Na początku IV ery drugi gracz stawia następny, z 2 żetonami. Zakład spożywczy staje na pustej łące z wolnym lądem obok, a jeśli takiej nie ma, na innym wolnym lądzie.

# en: 84143489
end-last-round = Koniec gry
    .says = Gra kończy się po rundzie, w której dobrano ostatnią kartę IV ery, po rundzie 80. Tę rundę gra się ze wszystkimi pięcioma krokami.

# en: 0b09d867
end-silver = Punkty za srebro i pojazdy
    .says = Każde pełne 10 srebra to 1 punkt. Każdy pojazd to 10, 20, 30 lub 40 punktów według swojej ery, sprzęgnięte każdy osobno. Pojazdy w zajezdni liczą się w pełni, jeśli opcja ich nie połowi.

# en: 27c0b1e9
end-routes = Punkty za trasy, stacje i budynek centralny
    .says = Każda zapisana trasa to 10 punktów razy jej klasa na końcu gry. Stacja podstawowa, stacja kolei konnej i podstawowy port to 10, rozbudowane 20, II ery 30, III 40, IV 50. Budynek centralny to 30, 50, 70 lub 90 według generacji, zawsze w pełni i oprócz stacji pod nim.

# en: aca2e579
end-listed = Połowa punktów za to, czego nie używa żadna linia
    .says = Stacje i trasy liczą się w pełni, jeśli są na tablicy, inaczej w połowie. Stacja jest na tablicy, jeśli zaczyna się tam lub kończy jedna z twoich linii; trasa, jeśli droga jednej z twoich linii biegnie po wszystkich jej kafelkach. Każda trasa liczy się raz, a drogi, które nie należą do żadnej trasy, nie liczą się wcale.

# en: 8c622f51
end-tie = Remis
    .says = Wygrywa ten, kto ma więcej punktów. Przy równości decyduje więcej srebra, potem więcej pojazdów; inaczej zwycięstwo jest wspólne.

## The advanced game

# en: 64be8c6e
advanced = Gra zaawansowana
    .lead = Każdy gracz prowadzi spółkę jako osobistość, stare pojazdy się wycofuje, a stacje potrzebują miejsca. Budynek centralny generacji IV kończy zaś grę, więc prowadzący może zamknąć drzwi.

# en: 123a817b
advanced-draft = Osobistości: wybór
    .says = Przed 1. rundą każdy gracz dostaje trzy osobistości. Jedną zwracasz, jedną oddajesz przeciwnikowi, a z zachowanej i otrzymanej zatrzymujesz jedną. Oboje wybieracie w tajemnicy i jednocześnie; potem obie zatrzymane karty się pokazuje.

# en: 8f18fc22
advanced-gifts = Co dają
    .says = Początek karty wykonuje się od razu, reszta działa przez całą grę. Pojazdy, które przynosi, nie są z zapasu i trafiają do twojej zajezdni. Darmowe stacje są z twojego zapasu: następne stacje tego rodzaju, które zbudujesz, nic nie kosztują, a przepadają, gdy rodzaju już się nie buduje. Inne dary to szybsze lub większe pojazdy, lepsze ceny oraz tańsze kafelki, stacje lub pojazdy. Jeszcze inne to srebro z każdą erą, inne myto, dłuższe składy albo statki, których nie zatrzyma żadna karta.

# en: fbccb669
advanced-crossing = Własne tory się nie krzyżują
    .says = Twoje tory nie mogą na powierzchni przecinać twoich własnych torów, tylko tory przeciwnika. Przecinać drogi i schodzić pod ziemię wolno jak przedtem.

# en: 1fd2bb4b
advanced-retiring = Pojazdy wycofywane
    .says = Od III ery nie wolno używać wozów wołowych, kolei konnych, dyliżansów pocztowych i kolei wołowych. W IV erze nie wolno też używać wozów konnych, parowych pojazdów drogowych i żaglowców. Na początku ery trafiają z linii do zajezdni, a ich ładunek przepada; wiersze zostają. Nie można ich już kupić, nawet używanych, ale na końcu się liczą.

# en: bb43fac1
advanced-room = Miejsce na stacje
    .says = Stacja lądowa potrzebuje tylu sąsiednich pól, na których droga może iść dalej, ile ma boków: wolnego lądu, prostej wody na most, drogi, z którą można się połączyć, a przy drogach kołowych także miasta. Morze, wybrzeże, góra, jezioro, inne zakłady, stacje i brzeg mapy się nie liczą. Nie może zabrać tego miejsca starszej stacji żadnego z graczy. Modernizacji stacji się nie sprawdza, a stacji maglevu ta zasada nie dotyczy.

# en: 7443a658
advanced-early-end = Wcześniejszy koniec
    .says = Gra kończy się także po rundzie, w której gracz zbudował budynek centralny generacji IV. Rundę kończą oboje.

# en: d36ce3cf
advanced-as-before = Reszta jak przedtem
    .says = We wszystkim innym obowiązują zasady gry podstawowej.

## Often got wrong

# en: 4f8e21a1
wrong = Częste pomyłki
    .lead = Dziesięć rzeczy, które łatwo przeoczą nawet ci, którzy już grali.

# en: 2c63f0d2
wrong-corners = Stacja obsługuje wszystko, czego dotyka.
    .says = Nie, rogi się nie liczą: zakład obsługuje tylko przez jeden ze swoich czterech boków.

# en: ecc50082
wrong-price = Każdy towar ma na linii własną cenę.
    .says = Cenę w obie strony wyznacza towar tam. Pestycyd wieziony z powrotem na linii z winem płaci 5, wino wiezione z powrotem na linii z pestycydem płaci 4.

# en: e740f306
wrong-cells = Do zapłaty dodaje się rundy.
    .says = Dodaje się pola. Droga o 4 polach dodaje 4, choć wozy potrzebują 3 rund.

# en: 7affa60b
wrong-both-stations = Liczą się tylko kafelki pomiędzy.
    .says = Polami drogi są też obie stacje. Jeden kafelek między dwiema stacjami to droga o 3 polach, najkrótsza z możliwych.

# en: 4d90298a
wrong-card = Karta cen jest tylko na dziś.
    .says = Oznacza ładunki, nie dzień. Ładunek oznaczony dziś płaci tę cenę, kiedykolwiek dotrze; wiersza bez pojazdów nie oznacza się wcale.

# en: 789b3974
wrong-one-step = W jednym kroku budowy mieszczą się dwie rzeczy.
    .says = To jedna trasa z dwiema stacjami albo budynek centralny, albo modernizacja, nigdy dwie z nich.

# en: e164b61e
wrong-last-element = Nowa nawierzchnia przyspiesza wozy.
    .says = Dopiero z ostatnią częścią. Jedna podstawowa stacja trzyma drogę asfaltową w klasie 1.

# en: b758773d
wrong-taking-off = Zamknięcie linii oszczędza drogę do domu.
    .says = Nie: zdjęte pojazdy odpoczywają przez cały kurs, chyba że ruszą znowu z tej samej stacji.

# en: ab667790
wrong-highways = Lepsza droga służy wszystkim.
    .says = Para i zwierzęta nie jeżdżą po drogach szybkiego ruchu. Zanim zmodernizujesz drogę do klasy 3, sprawdź, co po niej jeździ.

# en: 54cfbc0c
wrong-parked = Pełne punkty daje tylko to, co zarabia.
    .says = Pojazdy w zajezdni liczą się w pełni. Stacje i trasy, których nie wymienia żaden wiersz, liczą się w połowie, a żeby były na tablicy, wystarczy pusty wiersz.
