# Lekcje: jedna wiadomość na lekcję i jedna na każdy krok.

## Kostka znajduje swoje miasto

# en: 427a2ff9
a-cube-finds-its-city = Kostka znajduje swoje miasto
    .idea = Kostka jedzie do miasta swojego koloru, a każde użyte połączenie jest warte punkt.
    .know-1 = Kostka jedzie do miasta swojego koloru, po ukończonych połączeniach.
    .know-2 = Każde użyte połączenie to jeden punkt dla właściciela.
    .know-3 = Punkty bierze się jako dochód, który płaci co rundę, albo jako punkty zwycięstwa.
    .know-4 = W rundzie każdy dostarcza dwa razy.

# en: ee4c13d3
a-cube-finds-its-city-step-1 = Twój kolor jest zielony; Pomarańczowy i Błękitny to twoi rywale. Oto gra w jednym obrazku: miasta, kolorowe kostki, które chcą jechać, i tory, które ktoś zbudował. Tory od jednego miasta do następnego to połączenie, a krążki na nim pokazują właściciela. To połączenie jest twoje.
    .pin-1 = W Albany czeka żółta kostka.
    .pin-2 = Hartford to żółte miasto.
    .pin-3 = Łączy je twoje połączenie.
    .ask = Zawieź żółtą kostkę do Hartford.
    .answer-1 = To też dobra dostawa: Albany jest niebieskie, a punkty za nią: { $waiting }. Jej kolej przyjdzie; zacznij od żółtej.
    .answer-2 = Twoja lokomotywa ma teraz poziom { $locomotive }, ale to był cały ruch, a żadna kostka nie pojechała. To połączenie wymaga tylko poziomu 1.
    .answer-3 = Wolno, ale nic ci to nie daje. Poszukaj kostki w kolorze miasta na drugim końcu.
    .ST-MOVE-03 = W tę stronę nie prowadzi jeszcze połączenie. Kostka jedzie tylko po ukończonych połączeniach.
    .after = Kostka dojeżdża i opuszcza grę. Droga to jedno połączenie, i jest twoje. Punkty dla ciebie: { $waiting }.

# en: cccdea23
a-cube-finds-its-city-step-2 = Punkt można wziąć na dwa sposoby. Jako punkt zwycięstwa liczy się na końcu. Jako dochód płaci ci $1 na końcu tej i każdej następnej rundy.
    .pin-1 = Twoje punkty zwycięstwa.
    .pin-2 = Twój dochód.
    .ask = Weź punkt, jak chcesz; tutaj dobre jest jedno i drugie.
    .after = Twój dochód to teraz { $income }, a punkty zwycięstwa { $vp }. Pomarańczowy i Błękitny nie mają czego dostarczyć i zaczyna się drugi obieg dostaw.

# en: eb2fead5
a-cube-finds-its-city-step-3 = W rundzie gry każdy gracz dostarcza dwa razy. Tym połączeniem może wrócić do domu jeszcze jedna kostka, w drugą stronę.
    .pin-1 = Niebieska, w Hartford.
    .pin-2 = Albany jest niebieskie.
    .ask = Dostarcz drugą kostkę.
    .answer-1 = Lokomotywa poziomu { $locomotive } przyda się później. Ale niebieska kostka zostaje, a ktoś inny może do niej zbudować tory.
    .answer-2 = Nic się nie dzieje i w tej rundzie nie ma drugiego punktu. Spójrz jeszcze raz na Hartford.
    .ST-MOVE-03 = Kostka jedzie do miasta w swoim kolorze, a to połączenie łączy tylko Albany i Hartford.
    .after = Znów jedno połączenie, znów punkty dla ciebie: { $waiting }.

# en: 28243b55
a-cube-finds-its-city-step-4 = Tym razem spróbuj dochodu. Gdy wszyscy dostarczą dwa razy, każdy dostaje wypłatę: $1 za każdy krok dochodu.
    .pin-1 = Twoja gotówka: ${ $cash }.
    .ask = Weź punkt jako dochód.
    .answer-1 = Jeden punkt zwycięstwa, bezpieczny do końca. Nic w tym złego; ale raz weź dochód i patrz na gotówkę.
    .after = Runda się skończyła i wypłacono twój dochód { $income }: masz ${ $cash }. Po rundzie { $rounds } wygrywa gracz z największą liczbą punktów zwycięstwa.

## Lepsza lokomotywa

# en: 665852c3
a-stronger-locomotive = Lepsza lokomotywa
    .idea = Lokomotywa mówi, przez ile połączeń może jechać kostka, a jej ulepszenie to jeden z twoich dwóch ruchów.
    .know-1 = Kostka może użyć tylu połączeń, ile poziomów ma twoja lokomotywa.
    .know-2 = Ulepszenie jest darmowe, zajmuje jeden ruch, raz na rundę; koniec na 6.
    .know-3 = Miasteczka nie przyjmują kostek, ale dzielą linię na połączenia.
    .know-4 = Punktów jednej dostawy nigdy się nie dzieli.

# en: bc6e7331
a-stronger-locomotive-step-1 = New York jest fioletowe, a w Albany czekają dwie fioletowe kostki. Pomiędzy leży miasteczko. Miasteczko nie przyjmuje kostek, ale dzieli twoją linię na dwoje: dwa połączenia, więc dwa punkty.
    .pin-1 = Dwie fioletowe kostki.
    .pin-2 = Poughkeepsie to miasteczko.
    .pin-3 = New York to fioletowe miasto.
    .pin-4 = Twoja lokomotywa: poziom { $locomotive }.
    .ask = Masz w tej fazie dwa ruchy; zacznij tak, by dały najwięcej punktów.
    .answer-1 = Punkty teraz: { $waiting }. W drugim ruchu możesz wtedy ulepszyć lokomotywę, ale fioletowe kostki zostaną w Albany: razem 1 punkt. Czy jest lepsza kolejność?
    .answer-2 = Pas nic nie daje, a twoja lokomotywa zostaje na poziomie { $locomotive }.
    .ST-MOVE-04 = Ta droga ma dwa połączenia, a twoja lokomotywa da radę jednemu.
    .ST-TOWN-06 = Miasteczko nie przyjmuje kostek. One tylko przejeżdżają.
    .after = Poziom { $locomotive }, za darmo. Inni wykonali swoje ruchy i przychodzi twój drugi.

# en: eb547732
a-stronger-locomotive-step-2 = Teraz kostka może użyć dwóch połączeń. W rundzie wolno ulepszyć tylko raz, więc ten ruch jest dla kostki.
    .pin-1 = Poziom { $locomotive }.
    .ask = Dostarcz kostkę za dwa punkty.
    .answer-1 = Dozwolone, punkty: { $waiting }, bo droga to jedno połączenie. Twoja lokomotywa umie teraz więcej.
    .answer-2 = Wtedy lepsza lokomotywa nic w tej rundzie nie zarobi.
    .ST-MOVE-02 = Wystarczy raz na rundę: lokomotywa jest właśnie ulepszona.
    .after = Dwa połączenia, oba twoje, punkty: { $waiting }.

# en: 17ca5aa8
a-stronger-locomotive-step-3 = Wszystkie punkty jednej dostawy idą tą samą drogą: wszystkie jako dochód albo wszystkie jako punkty zwycięstwa. Gra dopiero się zaczyna, a pieniądze, które przychodzą co rundę, są najwięcej warte wcześnie.
    .pin-1 = Dochód { $income }.
    .pin-2 = Runda { $round } z { $rounds }.
    .ask = Weź dwa punkty jako dochód.
    .answer-1 = Dwa punkty zwycięstwa. Dobre pod koniec gry; teraz dochód płaciłby $2 w każdej z przyszłych rund.
    .ST-SCORE-02 = Punktów jednej dostawy nie można podzielić.
    .after = Dochód { $income }, wypłacony od razu: masz ${ $cash }. Na następną rundę zostaje jedna fioletowa kostka, a lokomotywa zachowuje poziom.

## Kładzenie torów

# en: 5a1234e5
laying-track = Kładzenie torów
    .idea = W swojej budowie kładziesz do trzech żetonów, a za każdy płacisz według wyjść i terenu.
    .know-1 = Do trzech żetonów na turę, płatne od razu.
    .know-2 = $1 za każde wyjście; miasteczko lub rzeka $1 więcej, góry $2 więcej.
    .know-3 = Zacznij przy dowolnym mieście albo przy własnych torach.
    .know-4 = Miasteczko wymaga żetonu miasteczka. Każde ukończone połączenie to 1 punkt na końcu.

# en: 533ba5df
laying-track-step-1 = Masz $10, a do New York daleko. Żeton kosztuje $1 za każde wyjście, czyli $2 za zwykły tor, do tego $1 przez rzekę, $2 w górach. Nowe tory zaczynają się przy mieście albo przy twoich własnych torach.
    .pin-1 = Albany: zacznij tutaj.
    .pin-2 = Pole z rzeką: $2 i $1.
    .pin-3 = Miasteczko, do którego zmierzasz.
    .ask = Połóż prosty tor na K9, z Albany na południe.
    .answer-1 = Ten żeton zaczyna się w Albany, jak trzeba, za ${ $price }. Ale odwraca się od Poughkeepsie; potrzebny jest ten, który biegnie prosto na południe.
    .answer-2 = New York to też miasto, więc to dozwolone. Zacznijmy jednak z drugiego końca, od Albany.
    .answer-3 = Możesz skończyć w każdej chwili, ale wtedy nic nie stoi i nic nie można dostarczyć.
    .otherwise = Dozwolone: zacząć można przy każdym mieście. W tej lekcji linia biegnie z Albany na południe.
    .ST-BUILD-09 = Tory muszą wychodzić z miasta albo z twoich własnych torów. Zacznij obok Albany.
    .ST-BUILD-04 = Na mieście się nie buduje; każdy z jego sześciu boków jest już stacją.
    .after = Płacisz ${ $price }, zostaje ${ $cash }, a żetonów jeszcze { $tiles }. Tory wskazują na Poughkeepsie, ale jeszcze nie dotarły: do miasteczka dochodzi się tylko żetonem miasteczka.

# en: f0216ae7
laying-track-step-2 = Żeton miasteczka kosztuje $1 za każde wyjście, $1 za miasteczko, a tu jeszcze $1 za rzekę. Liczbę wyjść wybierasz; każde staje się osobnym torem.
    .pin-1 = Poughkeepsie.
    .pin-2 = Linia ma biec dalej do New York.
    .ask = Połóż żeton miasteczka z dwoma wyjściami, na północ i na południe.
    .answer-1 = Połączenie z Albany jest gotowe za ${ $price }. Ale żeton nie ma wyjścia na południe, a chcesz iść dalej.
    .answer-2 = Dwa wyjścia, ${ $price }, i połączenie z Albany jest gotowe. Ale drugie wyjście nie wskazuje na południe.
    .answer-3 = Więcej wyjść kosztuje więcej: ${ $price }. Są twoje tylko, jeśli wkrótce je przedłużysz. Dziś wystarczą dwa.
    .answer-4 = Dobra myśl: od New York też się da, a żeton miasteczka by je połączył. Najpierw połóż miasteczko, by zobaczyć, jak połączenie się zamyka.
    .answer-5 = Tory z Albany prowadziłyby donikąd, a na przedłużenie masz czas do następnej budowy.
    .otherwise = Dozwolone, ale linia nie dojdzie do Poughkeepsie.
    .ST-BUILD-04 = Na miasteczko pasuje tylko żeton miasteczka.
    .after = Płacisz ${ $price }. Albany–Poughkeepsie jest gotowe, to twoje połączenie. Wyjście na południe jest otwarte.

# en: 56137c40
laying-track-step-3 = Został jeden żeton, a między miasteczkiem a New York leży jedno pole. Gdzie wyjście styka się z miastem, linia się w nim kończy.
    .pin-1 = Znów rzeka: $3.
    .pin-2 = Masz ${ $cash }.
    .ask = Dokończ linię do New York.
    .answer-1 = Żeton kosztuje ${ $price }, ale nie łączy otwartego wyjścia miasteczka z New York.
    .answer-2 = Zachowujesz ${ $cash }, a południowe wyjście zostaje otwarte. Do New York brakuje jednego żetonu.
    .otherwise = Dozwolone, ale wtedy linia do New York zostaje otwarta.
    .after = Płacisz ${ $price }, zostaje ${ $cash }. Poughkeepsie–New York też jest gotowe. Twoje połączenia: { $links }.

# en: 294c4669
laying-track-step-4 = Trzy żetony to najwięcej na turę; tylko Inżynier kładzie cztery. Spójrz, co masz: dwa nowe połączenia, dwa punkty za każdą kostkę, która przejedzie całą drogę. A każde ukończone połączenie jest na końcu warte 1 punkt zwycięstwa.
    .pin-1 = Albany–Poughkeepsie.
    .pin-2 = Poughkeepsie–New York.
    .ask = Zakończ budowę.
    .ST-BUILD-02 = Leżą trzy żetony; na tę turę to wszystko.
    .after = Gdyby gra skończyła się teraz, twoje punkty to { $points }: { $links } za połączenia i { $income_vp } za dochód. Następna jest dostawa towarów.

## Pożyczone dolary

# en: 9f813af4
borrowed-dollars = Pożyczone dolary
    .idea = Gdy nie możesz zapłacić, płaci bank: każde $5 kosztuje jeden krok dochodu, a dostawy go odzyskują.
    .know-1 = Miejsca w pierwszej rundzie się licytuje; ostatnie jest darmowe.
    .know-2 = Pieniądze przychodzą same, gdy musisz zapłacić: $5 za jeden krok dochodu.
    .know-3 = Co zostaje z $5, jest twoje.
    .know-4 = Ujemny dochód płaci się co rundę, a na końcu kosztuje 2 punkty za krok.
    .know-5 = Dług od 2 do 4 w rundzie 1 to rzecz zwykła; spłacają go dostawy.

# en: 1b839d96
borrowed-dollars-step-1 = Nowa gra. Nikt nie ma ani dolara, a jednak sprzedaje się miejsca w kolejności: ofertę płaci się dochodem, jeden krok za każde rozpoczęte $5. Pomarańczowy ma pierwsze miejsce za nic, a Błękitny licytuje $1 za drugie. Trzecie jest darmowe.
    .pin-1 = Gotówka ${ $cash }.
    .pin-2 = Dochód { $income }.
    .pin-3 = Pomarańczowy jest pierwszy.
    .ask = Oddaj Błękitnemu drugie miejsce: pasuj.
    .answer-1 = Jeśli ta oferta wygra, płacisz dochodem, zanim położysz choć jeden żeton. Są płytki, dzięki którym ostatni dostarcza pierwszy; zachowaj dochód.
    .ST-ORDER-03 = Oferta musi być wyższa od poprzedniej.
    .after = Błękitny płaci $1: bank dał $5 za krok dochodu, więc Błękitny ma dochód { $income_2 } i w ręku ${ $cash_2 }. Twoje miejsce to { $place }, i nic cię to nie kosztuje.

# en: d2bf22af
borrowed-dollars-step-2 = Każdy bierze płytkę akcji. Pomarańczowy ma Kolejność, Błękitny Inżyniera. Wybierasz na końcu, ale jedna płytka pozwala dostarczać przed nimi.
    .pin-1 = Pierwsza dostawa: za darmo.
    .ask = Weź Pierwszą dostawę.
    .answer-1 = Poziom { $locomotive } za ${ $price }: to dwa kroki dochodu, teraz { $income }, a nie masz jeszcze żadnych torów.
    .otherwise = Można. Z Pierwszą dostawą kostki twojej pierwszej linii są na pewno twoje, i nic to nie kosztuje.
    .after = Pomarańczowy kładzie jeden żeton daleko na zachodzie, Błękitny trzy na północy: dochody { $income_1 } i { $income_2 }. Teraz twoja budowa.

# en: 89a733f1
borrowed-dollars-step-3 = Nie masz pieniędzy i nie potrzebujesz ich. Jeśli żeton kosztuje więcej, niż masz, bank daje $5 i przesuwa twój dochód o krok w dół. Dzieje się to samo, nigdy więcej, niż trzeba.
    .pin-1 = Gotówka ${ $cash }.
    .pin-2 = Dochód { $income }.
    .pin-3 = Równina: $2.
    .ask = Zacznij linię z Albany do Hartford: prosty tor na L8.
    .answer-1 = Ten łuk też prowadzi do Hartford, przez L9. Kosztuje tyle samo; ale weź prosty, byśmy się nie zgubili.
    .answer-2 = Bez torów nie ma czego dostarczać. Mały dług w rundzie 1 to początek każdej kolei.
    .otherwise = Dozwolone, a bank pomaga zapłacić. Ale tutejsze kostki chcą jechać między Albany a Hartford.
    .ST-MONEY-08 = Nie można prosić o pieniądze z góry. Przychodzą, gdy musisz zapłacić.
    .after = Żeton kosztował ${ $price }. Bank dał $5: dochód { $income }, a w ręku zostaje z tego ${ $cash }.

# en: adb7d079
borrowed-dollars-step-4 = M9 leży w górach: $2 za wyjścia i $2 za teren. Masz ${ $cash }, więc bank znów pomoże.
    .pin-1 = Góry: $4.
    .pin-2 = Hartford.
    .pin-3 = Gotówka ${ $cash }.
    .ask = Dokończ linię do Hartford.
    .answer-1 = ${ $price }, a żeton nie łączy twojego otwartego końca z Hartford.
    .answer-2 = Wtedy linia prowadzi donikąd, a krok dochodu na razie poszedł na marne.
    .otherwise = Dozwolone, ale to nie kończy linii do Hartford.
    .after = ${ $price } za góry. Jeszcze $5 z banku: dochód { $income }, gotówka ${ $cash }.

# en: 8522a199
borrowed-dollars-step-5 = Można położyć trzeci żeton. Ale dziś nic tam nie czeka, a czego nie wydasz, zostaje twoje: ${ $cash } w ręku to następny żeton bez pożyczki.
    .pin-1 = Zostaje ${ $cash }.
    .ask = Zakończ budowę.
    .otherwise = Możesz to zbudować. Nie otwiera to jednak niczego, co da się dostarczyć w tej rundzie, a dolary wydane teraz trzeba będzie później pożyczyć.
    .after = Twoje połączenie stoi. Gotówka ${ $cash }, dochód { $income }: na końcu tej rundy do zapłaty byłoby ${ $debt }.

# en: b2fe1332
borrowed-dollars-step-6 = Teraz linia zarabia. Masz Pierwszą dostawę, więc dostarczasz przed innymi.
    .pin-1 = Żółta, do Hartford.
    .pin-2 = Niebieska, do Albany.
    .ask = Dostarcz jedną z dwóch kostek.
    .answer-1 = Poziom { $locomotive }, za darmo. Ale spłacony krok długu jest na końcu wart 2 punkty; najpierw zarób.
    .answer-2 = Nic nie zarobione, a dług zostaje.
    .after = Punkty dla ciebie: { $waiting }.

# en: 61d10452
borrowed-dollars-step-7 = Twój dochód to { $income }. Poniżej zera kosztuje trzy razy: dolary na końcu każdej rundy, nową pożyczkę, gdy ich nie masz, i 2 punkty zwycięstwa za każdy krok na końcu gry.
    .pin-1 = Dochód { $income }.
    .ask = Weź punkt tam, gdzie pomaga najbardziej.
    .answer-1 = Jeden punkt zwycięstwa. Ale ten krok długu zabiera $1 co rundę i 2 punkty zwycięstwa, jeśli na końcu wciąż tu będzie.
    .after = Dochód { $income }. Jeszcze jedna dostawa i długu nie ma.

# en: 13331774
borrowed-dollars-step-8 = Druga kostka czeka w swoim mieście. To twój drugi ruch w rundzie.
    .pin-1 = Dochód { $income }.
    .ask = Dostarcz drugą kostkę.
    .answer-1 = Poziom { $locomotive }. Przyda się w następnej rundzie; teraz połączenie do Hartford ma jeszcze jedną kostkę do przewiezienia.
    .answer-2 = Wtedy runda kończy się z dochodem { $income }.
    .after = Znów punkty: { $waiting }.

# en: 0f2421dd
borrowed-dollars-step-9 = Gdy wszyscy wykonają ruchy, każdemu wypłaca się dochód albo się go ściąga. Twój jest wciąż o krok poniżej zera.
    .pin-1 = Dochód { $income }.
    .ask = Jeszcze raz weź dochód.
    .answer-1 = Wtedy na końcu tej rundy płacisz ${ $debt }. Z dochodem nie byłoby nic do zapłaty.
    .after = Dochód { $income }: nic do zapłaty, a w ręku ${ $cash }. Cała linia kosztowała $6 i jest twoja do końca gry. Pomarańczowy przy −1 płaci $1. Błękitny przy −2 musiał zapłacić $2 bez pieniędzy w ręku i ma teraz { $income_2 }.

## Czyje połączenia?

# en: 58188006
whose-links = Czyje połączenia?
    .idea = Każde połączenie płaci właścicielowi, więc wybór drogi znaczy więcej niż odległość.
    .know-1 = Każde połączenie płaci właścicielowi, a nie temu, kto dostarcza.
    .know-2 = Co najmniej jedno połączenie musi być twoje i nikt nie może mieć na drodze więcej niż ty.
    .know-3 = Kostka zatrzymuje się w pierwszym mieście swojego koloru i do żadnego miasta nie trafia dwa razy.
    .know-4 = Najdłuższa własna droga jest zwykle najlepsza.

# en: 421cb09d
whose-links-step-1 = Kostka może użyć połączeń innych graczy. Wtedy dostają oni za swoje: 1 punkt za każde połączenie, dla właściciela. Z Hartford do New York prowadzą dwie drogi.
    .pin-1 = Fioletowa kostka w Hartford.
    .pin-2 = To połączenie Błękitnego.
    .pin-3 = Ta droga jest cała twoja.
    .pin-4 = Poziom { $locomotive }.
    .ask = Zawieź fioletową kostkę do New York tak, by dostać jak najwięcej.
    .answer-1 = Dojeżdża. Dwa połączenia, punkty: { $waiting } dla ciebie i { $waiting_2 } dla Błękitnego, który nic w tym celu nie zrobił. Czy jest droga, na której wszystkie krążki są twoje?
    .answer-2 = Niebieska kostka może chwilę poczekać. Najpierw fioletowa.
    .answer-3 = Piękna dostawa, punkty: { $waiting }, ale zaczyna się w New York. Zadaniem jest fioletowa kostka w Hartford.
    .answer-4 = Poziom { $locomotive }: więcej niż każda tutejsza droga. Najpierw dostarcz.
    .answer-5 = Nic dla nikogo.
    .after = Trzy połączenia przez Albany i Poughkeepsie, wszystkie twoje, punkty: { $waiting }. Kostka może przejechać przez miasto innego koloru.

# en: c256d83b
whose-links-step-2 = Kto dostarcza, pierwszy decyduje, jak bierze punkty. Inni po nim, a widzą to wszyscy.
    .pin-1 = Dochód { $income }.
    .pin-2 = Punkty { $vp }.
    .ask = Weź je, jak chcesz.
    .after = Dochód { $income }, punkty zwycięstwa { $vp }.

# en: cd8aaaec
whose-links-step-3 = Teraz niebieska kostka. Albany jest niebieskie, tylko o jedno połączenie stąd. Ale kostce się nie spieszy: może jechać daleko naokoło, jeśli do żadnego miasta nie trafia dwa razy i staje w pierwszym mieście swojego koloru.
    .pin-1 = Niebieska, w Hartford.
    .pin-2 = Albany jest niebieskie.
    .pin-3 = Tu zaczyna się długa droga.
    .ask = Znajdź drogę, która daje ci najwięcej.
    .answer-1 = Krótka droga, punkty: { $waiting }. Nikt inny nic nie dostaje, ale twoja lokomotywa pociągnęłaby ją dużo dalej.
    .answer-2 = To daje punktów: { $waiting }. Dobrze, ale pytanie było o niebieską kostkę.
    .answer-3 = Poziom { $locomotive }; szukana droga wymaga czterech.
    .answer-4 = Nic dla nikogo.
    .after = Cztery połączenia: trzy twoje, punkty { $waiting }; jedno Błękitnego, punkty { $waiting_2 }. Możesz używać cudzych połączeń, dopóki nikt nie ma ich na drodze więcej niż ty, a co najmniej jedno jest twoje.

# en: 52409504
whose-links-step-4 = Błękitny dostaje jeden punkt, ty trzy. To dobry interes; jeden za jeden już by nim nie był.
    .pin-1 = Punkty { $vp }.
    .ask = Weź swoje punkty.
    .after = Błękitny bierze punkt za połączenie jako punkt zwycięstwa. Potem dostarcza żółtą kostkę z New York przez New Haven do Hartford.

# en: 9418b687
whose-links-step-5 = Ostatnie połączenie na drodze Błękitnego jest twoje. Dostajesz więc i ty, choć to nie był twój ruch.
    .pin-1 = Twoje połączenie, użyte przez Błękitnego.
    .ask = Weź punkty: { $waiting }.
    .after = Połączenia, których potrzebują inni, pracują dla ciebie także w ich ruchach. Masz dochód { $income }, a punkty zwycięstwa to { $vp }.

## Siedem płytek akcji

# en: 9aec4977
seven-action-tiles = Siedem płytek akcji
    .idea = Płytka akcji robi coś dla ciebie w tej rundzie, a jej numer to twoje miejsce w następnej.
    .know-1 = Po jednej płytce, w kolejności graczy; płytki 1 do 4 są darmowe.
    .know-2 = Rozwój miasta $2, Lokomotywa $4 + nowy poziom, Urbanizacja $6.
    .know-3 = Pierwsza dostawa zaczyna oba obiegi dostaw, Pierwsza budowa zaczyna budowę.
    .know-4 = Numer twojej płytki to twoje miejsce w następnej rundzie: niskie numery są pierwsze.

# en: 5dfcc7bd
seven-action-tiles-step-1 = Runda zaczyna się od płytek akcji. W kolejności graczy każdy bierze jedną z siedmiu; działa ona w tej rundzie. Błękitny był pierwszy i ma Inżyniera. Później Błękitny także dostarcza przed tobą, chyba że coś z tym zrobisz.
    .pin-1 = Została jedna fioletowa kostka.
    .pin-2 = Błękitny może ją dostarczyć tym połączeniem.
    .pin-3 = Ty możesz, przez dwa.
    .pin-4 = Błękitny jest przed tobą.
    .ask = Weź płytkę, która da ci fioletową kostkę.
    .answer-1 = Za darmo, i pierwsze miejsce w następnej rundzie. W tej nic nie robi: Błękitny dostarcza przed tobą i bierze kostkę.
    .answer-2 = Za darmo, i budujesz przed innymi. Ale kto pierwszy buduje, nie dostarcza przez to pierwszy.
    .answer-3 = Poziom { $locomotive } za ${ $price }: $4 i nowy poziom. Dłuższe ramię, ale Błękitny wciąż dostarcza przed tobą.
    .answer-4 = ${ $price }, i możesz sprowadzić do miasta kostki z zapasu. Ale fioletową weźmie Błękitny.
    .answer-5 = ${ $price } za Nowe Miasto. Silne w środku gry; ale fioletowej kostki już nie będzie.
    .answer-6 = Płytka bez użycia akcji nic nie kosztuje i daje tylko swój numer. Spójrz na pierwsze cztery płytki.
    .ST-ACT-01 = Ta jest zajęta. Każda płytka jest tylko jedna.
    .after = Pierwsza dostawa jest twoja, za darmo. Pomarańczowy bierze Pierwszą budowę; Pomarańczowy i Błękitny tym razem nic nie budują.

# en: 3b817435
seven-action-tiles-step-2 = Twoja budowa. Do tego planu nie potrzebujesz torów.
    .pin-1 = Masz Pierwszą dostawę.
    .ask = Zakończ budowę.
    .otherwise = Możesz budować, ale w tej rundzie nie chodzi o dolary. Chodzi o kostkę.
    .after = Zaczyna się dostawa towarów i pierwszy ruch jest twój.

# en: 5ba8a5e9
seven-action-tiles-step-3 = Teraz płytka działa. W obu obiegach dostaw zaczynasz, Błękitny jest po tobie.
    .pin-1 = Wciąż tu jest.
    .ask = Zawieź kostkę do New York.
    .answer-1 = Poziom { $locomotive }. A teraz ruch Błękitnego, z fioletową kostką w zasięgu.
    .answer-2 = Wtedy weźmie ją Błękitny.
    .ST-MOVE-08 = To połączenie Błękitnego, a na tej drodze nie ma żadnego twojego.
    .after = Punkty: { $waiting }, a Błękitny nie ma czego dostarczyć.

# en: 3408cb28
seven-action-tiles-step-4 = Przed nami siedem rund. Jedyna kostka Błękitnego zniknęła, a twoja sieć ma długość dwóch połączeń.
    .pin-1 = Dochód { $income }.
    .ask = Weź dochód.
    .answer-1 = Dwa punkty zwycięstwa. Przed siedmioma rundami lepszym ziarnem jest dochód: $2 w tej i każdej następnej.
    .after = Dochód { $income }. Błękitny ulepsza za to lokomotywę, Pomarańczowy pasuje.

# en: b9662d52
seven-action-tiles-step-5 = Twój drugi ruch. Żadna kostka nie pasuje teraz do twojej linii.
    .pin-1 = Poziom { $locomotive }.
    .ask = Wykorzystaj ruch na lokomotywę.
    .answer-1 = To byłby zmarnowany ruch: ulepszenie nic tu nie kosztuje.
    .after = Poziom { $locomotive }, za darmo. Runda się skończyła, wypłacono dochód, a nową kolejność wyznaczyły numery płytek: ty 2, Błękitny 3, Pomarańczowy 4. Pierwsze miejsce jest twoje.

# en: 668ed969
seven-action-tiles-step-6 = Pierwsze miejsce to wybór spośród wszystkich siedmiu. Numery 1 do 4 są darmowe. Rozwój miasta kosztuje $2, Lokomotywa $4 i nowy poziom, Urbanizacja $6; ich wysokie numery dają ostatnie miejsca w następnej kolejności.
    .pin-1 = Numer 6: $4 + 4.
    .pin-2 = Gotówka ${ $cash }.
    .pin-3 = Numer 1: pierwsze miejsce w następnej rundzie.
    .ask = Weź Lokomotywę i zobacz, ile kosztuje.
    .otherwise = Możliwy plan. Tutaj raz weź Lokomotywę, by zobaczyć, jak liczy się jej cenę.
    .after = ${ $price } za poziom { $locomotive }. Było ${ $cash_before }; resztę dał bank: dochód { $income }, gotówka ${ $cash }. Warto tylko, jeśli czekają długie dostawy. Twój numer to teraz 6.

## Nowe Miasto

# en: df2e3a01
a-new-city = Nowe Miasto
    .idea = Urbanizacja zmienia miasteczko w miasto wybranego koloru, ze świeżymi kostkami.
    .know-1 = Urbanizacja: miasteczko staje się miastem, z kostkami z jednego pola zapasu; nie zużywa żetonu.
    .know-2 = Tory skierowane na miasteczko są od razu ukończone.
    .know-3 = Szare kostki mogą jechać tylko do szarych Nowych Miast.
    .know-4 = Co zapowiesz, musisz wykonać. Pól zapasu nigdy się nie uzupełnia.

# en: 06290d5e
a-new-city-step-1 = Masz Urbanizację, opłaconą za $6. Teraz możesz zmienić jedno miasteczko w miasto: dowolne miasteczko, dowolny kolor, który został. Zabiera ono wszystkie kostki z jednego pola zapasu towarów i nie liczy się jako żeton.
    .pin-1 = Szare kostki nie mają miasta. Jeszcze.
    .pin-2 = Twoje otwarte tory wskazują na New Haven.
    .pin-3 = Dwie fioletowe kostki.
    .pin-4 = Twoja lokomotywa: poziom { $locomotive }.
    .ask = Postaw Nowe Miasto tak, by dwie kostki mogły jechać przez cztery połączenia.
    .answer-1 = Szare kostki mogą tu teraz skończyć. Ale z New York i z Albany to po jednym połączeniu. Gdzie droga byłaby dłuższa?
    .answer-2 = Dobre miejsce i kolor. Ale żółte są w domu tuż obok, w Hartford, a do czerwonego Bostonu nie prowadzi połączenie. Inne kostki pojadą dalej.
    .answer-3 = Twoje otwarte tory są teraz ukończone, dobre spostrzeżenie. Ale na twoich liniach nie czeka żadna kostka tego koloru. Dla którego koloru w ogóle nie ma miasta?
    .answer-4 = Miasto stoi w środku twojej linii, ale nie czeka na niej żadna kostka tego koloru. Dla którego koloru w ogóle nie ma miasta?
    .answer-5 = Wolno wybrać każde miasteczko, nawet dalekie. Ale twoje tory tam nie prowadzą.
    .answer-6 = Budowa i Nowe Miasto mogą być w dowolnej kolejności. Zacznij od miasta: bez żetonu kończy ci połączenie.
    .otherwise = Dozwolone. Ale najpierw Nowe Miasto.
    .ST-BUILD-03 = Urbanizacja jest opłacona, więc trzeba jej użyć przed końcem tury.
    .after = New Haven to szare miasto z dwiema fioletowymi kostkami. Tory, które na nie wskazywały, są teraz ukończonym połączeniem. Twoje połączenia: { $links }.

# en: 8c22fb02
a-new-city-step-2 = Wciąż możesz położyć trzy żetony, także od Nowego Miasta. Dziś twoja sieć jest dość długa.
    .pin-1 = Szare, z dwiema fioletowymi kostkami.
    .pin-2 = Ukończone połączenie.
    .ask = Zakończ budowę.
    .otherwise = Dozwolone. Do dwóch dostaw nie jest to jednak potrzebne.
    .after = W pierwszej rundzie dostaw inni mają już ruchy za sobą, teraz ty.

# en: 5b8849b9
a-new-city-step-3 = Jedna szara kostka leży w Albany, jedna w New York. Obie mogą jeszcze w tej rundzie pojechać do Nowego Miasta.
    .pin-1 = Stąd: dwa połączenia.
    .pin-2 = A stąd?
    .ask = Dostarcz szarą kostkę, która daje najwięcej.
    .answer-1 = Dwa połączenia, punkty: { $waiting }. Druga szara kostka startuje z dalsza.
    .answer-2 = Punkty: { $waiting }, bardzo dobrze; ta kostka będzie następna. Najpierw szara.
    .answer-3 = Poziom { $locomotive }. Żadna tutejsza droga nie jest jeszcze tak długa.
    .answer-4 = Wtedy Nowe Miasto nic w tej rundzie nie zarobi.
    .after = Cztery połączenia, wszystkie twoje, punkty: { $waiting }.

# en: ff80ae49
a-new-city-step-4 = To runda { $round } z { $rounds }. Pieniądze jeszcze rosną, a punkty są mile widziane, więc dobre jest jedno i drugie.
    .pin-1 = Dochód { $income }.
    .pin-2 = Punkty { $vp }.
    .ask = Weź punkty, jak chcesz.
    .after = Dochód { $income }, punkty zwycięstwa { $vp }.

# en: b774f3e1
a-new-city-step-5 = A teraz jedna z kostek, które przyszły z miastem. Startują na samym końcu twojej linii.
    .pin-1 = Dwie fioletowe kostki.
    .pin-2 = New York to fioletowe miasto.
    .ask = Dostarcz fioletową kostkę.
    .answer-1 = Punkty: { $waiting }. Fioletowe kostki mają dłuższą drogę.
    .answer-2 = Poziom { $locomotive }; ale cztery połączenia to wszystko, co jest.
    .answer-3 = Czekają cztery punkty.
    .after = Znów cztery połączenia, punkty: { $waiting }. Rozwój miasta działa podobnie: za $2 kostki z jednego pola idą do drukowanego miasta, raz na każde miasto, a nigdy do Nowego Miasta.

## Otwarte końce

# en: 42ce04fe
open-ends = Otwarte końce
    .idea = Nieukończone tory są twoje tylko, dopóki je przedłużasz, a niczyje możesz ukończyć ty.
    .know-1 = Otwarta linia, której nie przedłużysz w następnej budowie, staje się niczyja.
    .know-2 = Zmiana kierunku otwartego końca kosztuje $2 i nie liczy się jako przedłużenie.
    .know-3 = Ukończonych połączeń nigdy się nie traci.
    .know-4 = Niczyje tory mogą ukończyć inni: jeden żeton może kupić całe połączenie.

# en: e2a80ce3
open-ends-step-1 = Twoje połączenie do Hartford jest bezpieczne. Ale w poprzedniej rundzie zaczęły się dwie kolejne linie i żadna nie jest ukończona. Na końcu tej tury tracisz każdą otwartą linię, która nie urosła. Masz Inżyniera: cztery żetony zamiast trzech.
    .pin-1 = Otwarta: skręca w stronę gór.
    .pin-2 = Otwarta: wskazuje na New Haven.
    .pin-3 = Te tory są niczyje.
    .ask = Skieruj otwarty koniec na K9 ku Poughkeepsie, na południe.
    .answer-1 = ${ $price }, i koniec wskazuje teraz gdzie indziej. Poughkeepsie jest prosto na południe.
    .answer-2 = Ten już dobrze wskazuje: na New Haven.
    .answer-3 = Dozwolone, bo zaczyna się w mieście. Ale tak, jak leży, jest dobrze.
    .answer-4 = To dochodzi do Hartford: drugie połączenie między tymi samymi miastami, za ${ $price }. Dozwolone i na końcu warte punkt; ale nie otwiera nowej drogi, a Poughkeepsie by otworzyło.
    .answer-5 = Linia rośnie, więc zostaje twoja; ale góry kosztują ${ $price }, a do żadnego miasta nie dochodzi.
    .answer-6 = Może i dobry żeton, jego kolej przyjdzie. Najpierw zmień kierunek na K9.
    .answer-7 = Obie otwarte linie byłyby teraz niczyje, do wzięcia dla każdego.
    .ST-TOWN-03 = Najpierw K9 musi wskazywać na miasteczko; na razie nic twojego tam nie prowadzi.
    .after = ${ $price } za dwa wyjścia i nic za rzekę: teren był opłacony wcześniej. Ale sama zmiana kierunku nie ratuje linii. Musi urosnąć.

# en: a9785fae
open-ends-step-2 = Teraz linia wskazuje na miasteczko. Żeton miasteczka kończy połączenie, a ukończone jest twoje na zawsze.
    .pin-1 = Poughkeepsie: $1 wyjście, $1 miasteczko, $1 rzeka.
    .ask = Dojdź do Poughkeepsie jak najtaniej.
    .answer-1 = Połączenie jest gotowe. Ale żeton kosztuje ${ $price }, a każde dalsze wyjście to kolejny otwarty koniec do pilnowania. Teraz wystarczy jedno.
    .answer-2 = Kierunek zmieniony, ale linia nie urosła: obie by przepadły.
    .otherwise = Można, ale pieniędzy jest akurat tyle, ile trzeba na plan. Najpierw Poughkeepsie.
    .after = ${ $price }. Albany–Poughkeepsie jest gotowe. Zostaje ${ $cash }, a żetonów { $tiles }.

# en: 7edb0ddf
open-ends-step-3 = Druga otwarta linia też potrzebuje tylko żetonu miasteczka. Już wskazuje na New Haven.
    .pin-1 = New Haven leży na równinie: $1 wyjście, $1 miasteczko.
    .ask = Dokończ linię do New Haven.
    .answer-1 = Gotowe, za ${ $price }. Pozostałe wyjścia to znów otwarte końce; żeton z jednym jest tańszy.
    .answer-2 = Linia do New Haven by przepadła.
    .otherwise = Można. Ale otwarta linia do New Haven przepadłaby na końcu tury.
    .after = ${ $price }. Twoje połączenia: { $links }, a zostaje ${ $cash }.

# en: e3fa44e2
open-ends-step-4 = Ktoś porzucił linię, która zaczyna się w Hartford. Tory bez właściciela może przejąć ten, kto je przedłuży, jeśli zaczynają się w mieście albo przy jego własnym połączeniu.
    .pin-1 = Niczyje.
    .pin-2 = Jedno pole do Bostonu: $3.
    .ask = Dokończ zapomnianą linię do Bostonu.
    .answer-1 = ${ $price }, a Boston nie jest połączony ze starymi torami. Spójrz, jak oba końce patrzą na siebie.
    .answer-2 = Zachowujesz ${ $cash }, a ktoś inny może dokończyć linię do Bostonu za $3.
    .otherwise = Dozwolone. Ale gdzie indziej czeka całe połączenie za jeden żeton.
    .after = Jeden żeton, i całe Hartford–Boston jest twoje. Twoje połączenia: { $links }, gotówka: ${ $cash }.

# en: 29526156
open-ends-step-5 = Wszystkie cztery żetony są zużyte. Nic twojego nie jest już otwarte, więc nic nie może przepaść.
    .pin-1 = Wydane całe $10.
    .ask = Zakończ budowę.
    .after = Ukończone połączenia: { $links }. Zostają twoje do końca gry, cokolwiek się stanie.

## Dochód czy punkty?

# en: bc779c20
income-or-points = Dochód czy punkty?
    .idea = Dochód to ziarno: wcześnie płaci co rundę, na końcu opłaca się tylko spłata długu.
    .know-1 = Na końcu: 1 punkt za dwa kroki dochodu, 2 stracone za każdy krok długu, 1 za każde ukończone połączenie.
    .know-2 = Krok wyjścia z długu jest wart 2 punkty nawet w ostatniej rundzie.
    .know-3 = Wcześnie bierz dochód; mniej więcej w ostatniej jednej trzeciej gry punkty.
    .know-4 = Gotówka, kostki i lokomotywy na końcu się nie liczą.

# en: f8b7d32a
income-or-points-step-1 = Ostatnia runda. Gdy się skończy, każde dwa kroki dochodu to 1 punkt, każdy krok długu zabiera 2, a każde ukończone połączenie to 1. Pieniądze się nie liczą.
    .pin-1 = Dochód { $income }: 4 punkty stracone, jeśli tak zostanie.
    .pin-2 = Dwa połączenia do New York.
    .pin-3 = Trzy połączenia do New York.
    .pin-4 = Runda { $round } z { $rounds }.
    .ask = Zacznij od fioletowej kostki w Albany.
    .answer-1 = Trzy połączenia, { $waiting } punkty. Ta kostka będzie następna. Zacznij od dostawy przez dwa połączenia i pomyśl, co jej punkty mogą spłacić.
    .answer-2 = Nic tu nie wymaga poziomu { $locomotive }, a lokomotywy na końcu się nie liczą.
    .answer-3 = W Albany czekają punkty; nie pasuj.
    .after = Dwa połączenia, punkty do wzięcia: { $waiting }.

# en: eeb6fbf3
income-or-points-step-2 = Dwa punkty jako punkty zwycięstwa to 2. A ile jako dochód?
    .pin-1 = Z { $income } do 0.
    .pin-2 = ${ $cash }, a na końcu rundy $2 do zapłaty.
    .ask = Weź je tam, gdzie są więcej warte.
    .answer-1 = Punkty zwycięstwa: { $vp }. Ale dług zostaje: płacisz $2, mając w ręku ${ $cash }, więc bank przesuwa cię na −3, a koniec zabiera 6 punktów.
    .after = Dochód { $income }: nie ma już 4 punktów długu, płatności też nie. Dwa punkty były warte cztery.

# en: b7a2c2e6
income-or-points-step-3 = Twój ostatni ruch. Dług jest spłacony, a dochód wynosi zero.
    .pin-1 = Trzy połączenia.
    .ask = Dostarcz ostatnią kostkę.
    .answer-1 = Lokomotywa na końcu się nie liczy.
    .answer-2 = Trzy punkty zostałyby w Hartford.
    .after = Punkty: { $waiting }.

# en: fe532607
income-or-points-step-4 = Trzy kroki dochodu zapłaciłyby $3, a pieniądze już się nie liczą. Na końcu byłyby warte 1 punkt: połowę, zaokrągloną w dół.
    .pin-1 = Dochód { $income }.
    .pin-2 = Punkty: { $vp }.
    .ask = Weź je tam, gdzie są więcej warte.
    .answer-1 = Dochód { $income }: na końcu wart 1 punkt. Wzięte inaczej są warte 3.
    .after = Koniec gry: { $vp } punktów zwycięstwa i { $links } połączenia to razem { $points }. Pomarańczowy ma { $points_1 }, Błękitny { $points_2 }. Dwa razy dochód dałby 18, dwa razy punkty 16.

## Miasteczka to stacje

# en: 80b3c59b
towns-are-stations = Miasteczka to stacje
    .idea = Punkty liczą połączenia, nie mile: linia przez miasteczko zarabia dwa razy tyle co prosta.
    .know-1 = Punkty liczą połączenia: krótkie połączenia są najlepsze.
    .know-2 = Miasteczko w środku robi z jednej linii dwa połączenia i daje na końcu 1 punkt więcej.
    .know-3 = Droższa linia jest często lepsza: $5 to jeden krok dochodu, a spłaca go jedna dostawa.
    .know-4 = Zanim zbudujesz linię, policz kostki, które nią pojadą.

# en: 04e667f5
towns-are-stations-step-1 = Cztery kostki chcą jechać między New York a Philadelphia. Prosta linia to dwa żetony za $6, jedno połączenie. Przez Easton to trzy żetony za $10, dwa połączenia.
    .pin-1 = Dwie do New York.
    .pin-2 = Dwie do Philadelphia.
    .pin-3 = Easton.
    .pin-4 = Poziom { $locomotive }: dwa połączenia.
    .ask = Połóż od New York pierwszy żeton linii, która zarobi więcej.
    .answer-1 = Prosta linia, ${ $price } za tę jej połowę. Oszczędzasz $4, a każda z czterech kostek da 1 punkt. Ile dałyby przez Easton?
    .answer-2 = Zaczyna się w New York, ale nie prowadzi ani do Easton, ani do Philadelphia.
    .answer-3 = Początek w Philadelphia; tak też się da. Zacznij w New York, byśmy się nie zgubili.
    .answer-4 = Cztery kostki czekają na linię.
    .otherwise = Dozwolone, ale cztery kostki czekają w New York i Philadelphia.
    .after = ${ $price } z rzeką. Tor wskazuje na Easton.

# en: dc64dd61
towns-are-stations-step-2 = Easton leży nad rzeką: $1 za nią, $1 za miasteczko, $1 za każde wyjście. Linia przychodzi z południowego wschodu i idzie dalej na południe.
    .pin-1 = Easton.
    .pin-2 = Ostatnie pole przed Philadelphia.
    .ask = Połóż żeton miasteczka, który prowadzi dalej na I13.
    .answer-1 = Pierwsze połączenie jest gotowe za ${ $price }. Ale żeton z jednym wyjściem tu się kończy; dodanie drugiego później znów kosztuje cały żeton.
    .answer-2 = ${ $price }, i pierwsze połączenie jest gotowe. Ale spójrz, gdzie jest I13: prosto na południe.
    .answer-3 = Więcej wyjść za ${ $price }. Każde otwarte musi urosnąć w twojej następnej budowie, inaczej przepada; tu wystarczą dwa.
    .answer-4 = Linia do Easton zostałaby otwarta.
    .otherwise = Dozwolone, ale linia nie dochodzi przez to do Easton.
    .after = ${ $price }. New York–Easton to twoje połączenie.

# en: fe2a788a
towns-are-stations-step-3 = Brakuje jeszcze jednego żetonu. Prowadzi z południowego wyjścia Easton do Philadelphia.
    .pin-1 = Rzeka: $3.
    .pin-2 = Zostaje ${ $cash }.
    .ask = Dokończ linię.
    .answer-1 = ${ $price }, ale to nie łączy Easton i Philadelphia.
    .answer-2 = Do Philadelphia brakuje jednego żetonu.
    .otherwise = Dozwolone, ale do Philadelphia brakuje jednego żetonu.
    .after = ${ $price }. Dwa połączenia, razem $10, o $4 więcej niż prosta linia.

# en: 066d84d9
towns-are-stations-step-4 = To był twój trzeci żeton. Dwa połączenia stoją tam, gdzie prosta linia byłaby jednym.
    .pin-1 = Pierwsze połączenie.
    .pin-2 = Drugie połączenie.
    .ask = Zakończ budowę.
    .after = Zaczyna się dostawa towarów i to twój ruch.

# en: d988e1e0
towns-are-stations-step-5 = Zobacz teraz, ile warte jest miasteczko. Każda kostka na tej linii używa dwóch połączeń.
    .pin-1 = Niebieskie.
    .pin-2 = Fioletowe.
    .ask = Dostarcz dowolną z czterech kostek.
    .answer-1 = Poziom { $locomotive }; ta linia wymaga dwóch. Najpierw zarób: do tych kostek mogą zbudować inni.
    .answer-2 = Czekają cztery kostki.
    .after = Punkty za jedną kostkę: { $waiting }. Na prostej linii byłby 1.

# en: cd5d0e8d
towns-are-stations-step-6 = Wszystkie cztery kostki dają 8 punktów zamiast 4, a na końcu liczą się dwa połączenia zamiast jednego. Te $4 więcej to mniej niż jeden krok dochodu.
    .pin-1 = Dochód { $income }.
    .ask = Weź punkty; pomyśl, która to runda.
    .answer-1 = Dwa punkty zwycięstwa. W rundzie { $round } z { $rounds } dwa kroki dochodu płacą $2 siedem razy.
    .after = Dochód { $income }. Silni gracze najpierw szukają krótkich luk między miejscowościami, a w środek każdej długiej linii wstawiają miasteczko.

## Gra standardowa

# en: 29d5a34a
the-standard-game = Gra standardowa
    .idea = W grze standardowej pieniądze pozyskuje się raz na rundę, przed wszystkim innym, a lokomotywa kosztuje utrzymanie: najpierw planuj, potem płać.
    .know-1 = Gra standardowa: kapitał raz, na początku rundy; potem płacisz z gotówki.
    .know-2 = Licytacja co rundę: pierwsi dwaj płacą całość, ostatni nic, inni połowę.
    .know-3 = Płytki akcji są darmowe, a lokomotywa kosztuje $1 za poziom co rundę.
    .know-4 = Gdy brakuje na utrzymanie: 1 punkt zwycięstwa za każde $2, potem dochód.

# en: 2f0a2c75
the-standard-game-step-1 = Tutaj bank otwiera się raz na rundę, na początku; później płacisz tylko tym, co masz. Chcesz mieć pierwsze miejsce (powinno wystarczyć $3), dokończyć linię do Hartford ($4), a lokomotywa poziomu 3 będzie kosztować $3 utrzymania, minus twój dochód.
    .pin-1 = Gotówka ${ $cash }.
    .pin-2 = Góry: $4.
    .pin-3 = Utrzymanie: $1 za każdy poziom, co rundę.
    .ask = Pozyskaj tyle, ile wymaga plan: każdy krok to $5 za jeden dochodu.
    .answer-1 = Dochód zostaje { $income }. Ale mając ${ $cash }, nie możesz ani licytować, ani budować, a później niczego się nie pożyczy.
    .answer-2 = ${ $cash }: starczy na linię i ofertę $1. Jeśli ktoś da więcej, nie możesz przebić, a na utrzymanie nic nie zostaje.
    .answer-3 = ${ $cash }, a dochód { $income }. Więcej, niż wymaga plan: każdy krok za dużo trzeba potem odrobić.
    .ST-ROUND-02 = Każda faza ma swój czas: najpierw kapitał, potem licytacja, płytki i tory.
    .after = W ręku ${ $cash }, dochód { $income }. Pomarańczowy i Błękitny pozyskują po $5.

# en: 472ed4f4
the-standard-game-step-2 = Kolejność licytuje się w każdej rundzie. Daj więcej niż inni albo pasuj; kto pasuje pierwszy, jest ostatni. Pierwszy i drugi płacą całą ofertę, ostatni nic, ci pomiędzy połowę.
    .pin-1 = Zaczynasz licytację.
    .pin-2 = Pomarańczowy ma ${ $cash_1 }.
    .pin-3 = Błękitny ma ${ $cash_2 }.
    .ask = Zalicytuj $3.
    .answer-1 = Oferta zerowa jest dozwolona. Wygrywa tylko, gdy nikt nie chce pierwszego miejsca.
    .answer-2 = Można, ale trzymaj się planu: $3 na kolejność, $4 na linię, reszta na utrzymanie.
    .answer-3 = Ostatnie miejsce, nic do zapłaty. Tanio; ale gdy będziesz wybierać, Lokomotywy może już nie być.
    .ST-STD-07 = Licytować możesz tylko tym, co masz.
    .after = Nikt nie daje więcej. Masz pierwsze miejsce i płacisz $3: zostaje ${ $cash }. Błękitny jest drugi, Pomarańczowy ostatni.

# en: da724949
the-standard-game-step-3 = Płytki akcji są tu darmowe. Ich numery nie mają znaczenia dla kolejności; ale kto ma płytkę Kolejność, może w następnej licytacji raz spasować i w niej zostać.
    .pin-1 = Teraz darmowa, ale co rundę o dolara utrzymania więcej.
    .pin-2 = Trzy połączenia od New York, gdy linia będzie gotowa.
    .ask = Weź Lokomotywę.
    .answer-1 = Na pewno dostarczasz przed innymi. Ale przy poziomie { $locomotive } kostka z Hartford nie pojedzie.
    .answer-2 = Pomoc w następnej licytacji, teraz nic.
    .otherwise = Można. Ale kostka w Hartford wymaga w tej rundzie poziomu 3.
    .after = Poziom { $locomotive }, a w ręku wciąż ${ $cash }.

# en: c26ba384
the-standard-game-step-4 = Linii do Hartford brakuje jednego żetonu. Możesz zapłacić z gotówki, i tylko z gotówki.
    .pin-1 = $4.
    .pin-2 = ${ $cash }.
    .ask = Dokończ linię do Hartford.
    .answer-1 = ${ $price }, ale Hartford nie jest połączone z twoim otwartym końcem.
    .answer-2 = Twój otwarty koniec z Albany by przepadł, a kostka zostaje w Hartford.
    .otherwise = Dozwolone, ale pieniądze są na Hartford.
    .after = Płacisz ${ $price }, zostaje ${ $cash }.

# en: debd877f
the-standard-game-step-5 = Można położyć jeszcze dwa żetony. Ale na końcu rundy płaci się utrzymanie, więc zachowaj resztę.
    .pin-1 = ${ $cash }.
    .ask = Zakończ budowę.
    .otherwise = Możesz. Ale nadchodzi utrzymanie ${ $locomotive_before }, a czego nie zapłacisz, kosztuje punkty zwycięstwa: jeden za każde $2.
    .after = Błękitny ma Pierwszą dostawę i nie ma czego dostarczyć. Twój ruch.

# en: 5dd6ce61
the-standard-game-step-6 = Trzy połączenia z rzędu i poziom 3. Przy dochodzie { $income } na końcu rundy do zapłaty byłoby $5, gdyby nic nie dostarczyć.
    .pin-1 = Trzy połączenia.
    .pin-2 = Dwa połączenia.
    .ask = Dostarcz kostkę, która daje najwięcej.
    .answer-1 = Punkty: { $waiting }. Druga wykorzystuje wszystkie twoje poziomy.
    .answer-2 = Darmowe jak zawsze, ale poziom { $locomotive } kosztuje co rundę ${ $locomotive } utrzymania, a żadna droga nie jest tak długa.
    .answer-3 = Wtedy utrzymanie psuje plan.
    .after = Punkty: { $waiting }.

# en: 2fafd74b
the-standard-game-step-7 = Twój dochód to { $income }. To dochód płaci utrzymanie, teraz i we wszystkich przyszłych rundach.
    .pin-1 = Dochód { $income }.
    .pin-2 = Poziom { $locomotive }.
    .ask = Weź dochód.
    .answer-1 = Punkty zwycięstwa: { $vp }. Ale przy dochodzie { $income } i poziomie { $locomotive } na końcu rundy do zapłaty jest $5, a masz ${ $cash }. Czego brakuje, zabiera punkty zwycięstwa z powrotem.
    .after = Dochód { $income }.

# en: b55651c4
the-standard-game-step-8 = Została jedna kostka, w Albany. Daje dwa punkty.
    .pin-1 = Dwa połączenia.
    .ask = Dostarcz ją.
    .answer-1 = Poziom { $locomotive }: co rundę o dolara więcej.
    .answer-2 = Dwa punkty zostają w Albany.
    .after = Punkty: { $waiting }.

# en: 39cb268a
the-standard-game-step-9 = Na końcu rundy dostajesz dochód i płacisz za poziom. Teraz to { $income } i { $locomotive }, a masz ${ $cash }.
    .pin-1 = Dochód { $income }.
    .ask = Weź punkty, jak chcesz: zapłacić da się tak i tak.
    .after = Utrzymanie jest zapłacone: gotówka ${ $cash }, dochód { $income }, punkty zwycięstwa { $vp }. Następna runda znów zaczyna się od kapitału.

## Ostatnia runda: zadanie

# en: 39a3c4b2
the-last-round = Ostatnia runda: zadanie
    .idea = Na końcu nie liczy się nic, co zatrzymasz, tylko to, co z tego zrobisz.
    .know-1 = Na końcu gotówka nic nie jest warta: zamień ją na połączenia.
    .know-2 = W grze standardowej brakujący dolar utrzymania kosztuje pół punktu.
    .know-3 = Nowe połączenie liczy się trzy razy: jako punkt i w każdej dostawie, która go używa.

# en: 63dba6c1
the-last-round-step-1 = Gra standardowa, ostatnia runda, i tylko ty masz jeszcze coś do zrobienia. Masz $6, trzy żetony i dwie dostawy; przed tobą jeszcze $4 utrzymania. Pomarańczowy i Błękitny będą mieć punktów po { $points_1 }.
    .pin-1 = ${ $cash }, utrzymanie $4.
    .pin-2 = Fioletowa, w Hartford.
    .pin-3 = Żółta, w New York.
    .pin-4 = Fioletowa, w Albany.
    .pin-5 = Niebieska, w New York.
    .ask = Zakończ z 27 punktami.
    .answer-1 = Dobry kierunek; przez L9 kosztuje tyle samo. Weź prosty tor, byśmy się nie zgubili.
    .answer-2 = Zachowujesz ${ $cash } na utrzymanie i dostarczasz dwie kostki przez dwa połączenia: 26 punktów. Dobrze, ale nie 27. Ile wart jest dolar na końcu?
    .answer-3 = Dobrze: ten żeton to część odpowiedzi, zaczęta od Hartford. Zacznij w Albany, byśmy się nie zgubili.
    .answer-4 = Połączenie do New Haven kosztuje razem $4 i daje 1 punkt. Ale wtedy brakuje $2 utrzymania, co zabiera 1 punkt: 26. Która linia wydłużyłaby też dostawy?
    .otherwise = ${ $cash_before } szybko się rozchodzi. Policz, co żeton dodaje do twoich dwóch dostaw.
    .after = ${ $price }: na góry zostaje ${ $cash }.

# en: 498183d8
the-last-round-step-2 = Utrzymania nie da się zapłacić w całości. Każde brakujące $2 kosztuje jeden punkt zwycięstwa.
    .pin-1 = ${ $cash }.
    .ask = Buduj dalej.
    .answer-1 = Pół linii nic nie zarabia. Teraz ją dokończ.
    .otherwise = To nie kończy linii.
    .after = Zostaje ${ $cash } i masz { $links ->
        [one] { $links } ukończone połączenie
        [few] { $links } ukończone połączenia
       *[many] { $links } ukończonych połączeń
    }.

# en: 9074107e
the-last-round-step-3 = Nie zostaje ani dolar i to jest dobrze: na końcu pieniądze się nie liczą. Teraz linia musi zarobić.
    .ask = Zakończ budowę.
    .after = Inni pasują. Dwa ruchy są twoje.

# en: 30fae0e5
the-last-round-step-4 = Poziom 4, trzy połączenia z rzędu. Mogą pojechać cztery kostki.
    .pin-1 = Poziom { $locomotive }.
    .ask = Dostarcz pierwszą kostkę.
    .answer-1 = Punkty: { $waiting }, też dobrze. Najpierw weź tę w Hartford.
    .answer-2 = Punkty: tylko { $waiting }. Są dwie dłuższe drogi.
    .answer-3 = Więcej utrzymania, a żadna droga nie jest tak długa.
    .answer-4 = Zostały ci dwa ruchy w całej grze, a to był jeden z nich.
    .after = Punkty: { $waiting }.

# en: fae64e82
the-last-round-step-5 = Dochód zmniejszyłby rachunek, punkty zwycięstwa liczą się same. Policz jedno i drugie.
    .pin-1 = Dochód { $income }, utrzymanie $4, gotówka ${ $cash }.
    .ask = Jak je bierzesz?
    .answer-1 = Dochód { $income } to 1 punkt na końcu i oszczędza jeden punkt rachunku: razem 2. Jako punkty zwycięstwa to 3.
    .after = Punkty zwycięstwa: { $vp }.

# en: 9386ff3f
the-last-round-step-6 = Został jeden ruch. Dostarczonej kostki już nie ma, czekają trzy inne.
    .ask = Dostarcz drugą kostkę.
    .answer-1 = To { $waiting ->
        [one] { $waiting } punkt
        [few] { $waiting } punkty
       *[many] { $waiting } punktów
    }. Jedna kostka może jechać jeszcze dalej.
    .answer-2 = Poziom { $locomotive } tylko wydłuża rachunek.
    .answer-3 = To był ostatni ruch w grze, a kostka została.
    .after = Punkty: { $waiting }.

# en: 0b42461e
the-last-round-step-7 = Rachunek przychodzi zaraz po tym wyborze. To $4, a masz ${ $cash }.
    .pin-1 = Punkty zwycięstwa: { $vp }.
    .ask = Jak je bierzesz?
    .answer-1 = Dochód { $income }: 1 punkt na końcu i połowa rachunku oszczędzona. Punkty zwycięstwa to wciąż więcej.
    .after = Utrzymanie zabrało 2 punkty, zostaje { $vp }. Połączenia to { $links }, więc razem { $points }; Pomarańczowy ma { $points_1 }. Niewydane pieniądze to na końcu nic, a niezapłacony rachunek kosztuje tylko połowę.

## Ćwiczenia

# en: 1788d67a
not-a-dollar-in-hand = Ani dolara w ręku
    .idea = Ostatnia dostawa w grze: dochód czy punkty zwycięstwa?
    .know-1 = Niezapłacony dolar w ostatniej rundzie kosztuje więcej, niż się wydaje.

# en: 3ed7426b
not-a-dollar-in-hand-decide = Ostatnia runda, ostatnia dostawa. Punkty do wzięcia: { $waiting }. Twój dochód jest poniżej zera, a płaci się zaraz po tym wyborze.
    .pin-1 = Dochód { $income }.
    .pin-2 = Gotówka ${ $cash }.
    .ask = Dochód czy punkty zwycięstwa?
    .answer-1 = 3 punkty, to prawda. Ale trzeba było jeszcze zapłacić $1, a w ręku nie ma nic: bank dał $5 i zabrał kolejny krok. Kończysz z dochodem { $income }, punkty: { $points }.
    .after = Z −1 na { $income }: 2 punkty długu znikają, 1 punkt przybywa, razem 3, i nic nie trzeba płacić. Twoje punkty na końcu: { $points }. Jako punkty zwycięstwa też byłyby 3, ale wtedy płaci się $1, bank przesuwa cię na −2, a koniec zabiera jeszcze 2. Z jednym dolarem w ręku byłoby to samo.

# en: e9d1ee55
three-is-not-three = Trzy to nie zawsze trzy
    .idea = Dwie drogi dają ci tyle samo. Czy rywalowi też?
    .know-1 = Z dwóch dróg, które płacą ci tyle samo, wybierz tę, która rywalowi nie płaci nic.

# en: 5434a38c
three-is-not-three-decide = Ostatni ruch w grze. Twoje punkty: { $points }, punkty Błękitnego: { $points_2 }. W Hartford zostały dwie kostki.
    .pin-1 = Fioletowa, do New York.
    .pin-2 = Niebieska, do Albany.
    .pin-3 = To połączenie Błękitnego.
    .pin-4 = Błękitny jest twoim rywalem.
    .ask = Która dostawa?
    .answer-1 = Najdłuższa droga na mapie. Punkty dla ciebie: { $waiting }, ale dla Błękitnego: { $waiting_2 }. Byłby remis, a wygrywa go Błękitny niższym numerem płytki akcji.
    .answer-2 = Punkty dla ciebie: { $waiting }, dla Błękitnego: { $waiting_2 }. Wobec rywala żadnego zysku.
    .answer-3 = Punkty dla ciebie: { $waiting }, dla Błękitnego nic. Uczciwie, ale za mało, by wyprzedzić Błękitnego.
    .answer-4 = Czekały dwie kostki, a to był twój ostatni ruch.
    .after = Fioletowa przez Albany używa trzech połączeń, wszystkich twoich. Punkty dla ciebie: { $waiting }, dla Błękitnego nic, i to wygrywa o punkt. Niebieska długą drogą używa czterech i też płaci ci 3, ale czwarte jest Błękitnego. Wtedy jest 29 do 29 przy równym dochodzie i Błękitny wygrywa niższym numerem płytki akcji.

# en: 4079fd6b
money-has-no-morrow = Pieniądze nie mają jutra
    .idea = Najdroższa płytka na stole, w ostatniej rundzie.
    .know-1 = W ostatniej rundzie droga płytka, która podwaja twoje punkty, jest tania.

# en: a6454761
money-has-no-morrow-decide = Zaczyna się ostatnia runda i wybierasz jako pierwszy gracz. W New York leżą dwie szare kostki, a szare miasto to New Haven, cztery twoje połączenia dalej.
    .pin-1 = Dwie szare kostki.
    .pin-2 = New Haven, szare: cztery połączenia.
    .pin-3 = Poziom { $locomotive }.
    .pin-4 = ${ $cash }.
    .ask = Która płytka akcji?
    .answer-1 = Za darmo, ale jeden z twoich dwóch ruchów pójdzie na ulepszenie lokomotywy, więc pojedzie tylko jedna szara kostka: 4 punkty zamiast 8.
    .answer-2 = Pierwsze miejsce w rundzie, która nie nadejdzie.
    .answer-3 = O żeton więcej, może o połączenie więcej: to punkt. Szare kostki są warte 8, a na poziomie { $locomotive } zostają tam, gdzie są.
    .answer-4 = Nikt nie chce budować tam, gdzie ty. Chodzi o to, jak daleko pociągnie twoja lokomotywa.
    .otherwise = Policz połączenia do New Haven, a potem poziomy swojej lokomotywy.
    .after = Szare kostki potrzebują poziomu { $locomotive }. Z Lokomotywą, dokładnie za $8, obie jadą w tej rundzie: 8 punktów. Bez niej jeden z dwóch ruchów idzie na ulepszenie i zostają 4. Za $8 byłoby jedno lub dwa połączenia, a miejsce w rundzie, której się nie gra, nic nie znaczy.

# en: 5e148bd8
over-the-rivals-track = Przez tory rywala
    .idea = Został jeden żeton, dwie linie mają przepaść, a między nimi leży Pomarańczowy.
    .know-1 = Pole z torami nie jest zamknięte: ulepsz żeton i przejedź w poprzek.

# en: 7ac5189d
over-the-rivals-track-decide = W tej budowie zostaje ci ${ $cash } i jeden żeton. Żaden z twoich dwóch otwartych końców jeszcze nie urósł, więc na jej końcu przepadną oba.
    .pin-1 = Połączenie Pomarańczowego, Boston–Worcester.
    .pin-2 = Twój otwarty koniec od Boston.
    .pin-3 = Twoje otwarte wyjście w Providence.
    .ask = Co kładziesz?
    .answer-1 = Droga naokoło Pomarańczowego, ale nie łączy się z żadnym z twoich otwartych końców i na końcu budowy przepadają oba.
    .answer-2 = Zmiana kierunku kosztuje ${ $price }, nie przedłuża linii i na razie donikąd nie prowadzi: oba otwarte końce przepadają.
    .answer-3 = Oba otwarte końce stają się niczyje.
    .otherwise = To dozwolone, ale oba otwarte końce przepadają. Co leży między nimi?
    .after = Na O9 leżą tory Pomarańczowego, ale może je zastąpić żeton z dwoma torami: tor Pomarańczowego zostaje, jak był, a twój biegnie z Providence na O8. Cena ${ $price }, za rzekę nic. Jeden żeton, i z obu otwartych końców jest jedno ukończone połączenie.

# en: 63add95e
idle-dollars = Bezczynne dolary
    .idea = Nie ma już czego dostarczać, ale jest jeszcze co wydać.
    .know-1 = Gdy nie ma już czego dostarczać, kupuj połączenia: najpierw to, któremu brakuje jednego żetonu.

# en: 734e873b
idle-dollars-decide = Ostatnia runda. Żadna kostka już nie pojedzie, a dolary na końcu nic nie są warte. Każde ukończone połączenie to punkt.
    .pin-1 = Twoje otwarte wyjście w stronę New York.
    .pin-2 = ${ $cash }.
    .ask = Zrób jak najwięcej z trzech żetonów i gotówki: ${ $cash }.
    .answer-1 = Linia do Hartford kosztuje razem $6 za jedno połączenie i zostaje $1: za mało na następne bez banku, a krok poniżej zera zabiera 2 punkty.
    .answer-2 = ${ $cash }, których nikt nie policzy.
    .answer-3 = Całe połączenie za $3: dobrze widziane. Ale zostaje ${ $cash } i dwa żetony.
    .otherwise = Tak zostaje na stole punkt. Któremu połączeniu brakuje jednego żetonu i co kupią dwa pozostałe?
    .after = K11 jednym żetonem za $3 zamyka całe połączenie. Za pozostałe $4 kupisz dwoma tanimi żetonami następne, na przykład Hartford–New Haven. Twoje punkty: { $points }. Albany–Hartford kosztowałoby $6 za jedno połączenie, a K11 do tego wymagałoby banku, czyli 2 punktów.

# en: 83991b0b
where-only-you-reach = Dokąd tylko ty sięgasz
    .idea = Dwie nowe kostki, a dostać je może każde miasto.
    .know-1 = Nowe kostki powinny leżeć tam, gdzie twoja linia jest długa, a rywal po nie nie sięgnie.

# en: e89639b6
where-only-you-reach-decide = Rozwój miasta jest opłacony, a twoje żetony tej rundy leżą. Twoja lokomotywa ma poziom { $locomotive }. Pierwszą dostawę ma Błękitny.
    .pin-1 = Dwie fioletowe kostki; New York to fioletowe miasto.
    .pin-2 = Linia Błękitnego z Albany do New York.
    .pin-3 = Hartford: tylko twoja linia.
    .pin-4 = Błękitny dostarcza pierwszy.
    .ask = Które miasto, które kostki?
    .answer-1 = Błękitny dostarcza pierwszy, a jego linia zaczyna się w Albany. Jednej z dwóch kostek nie będzie, zanim przyjdzie twoja kolej.
    .answer-2 = Fioletowe kostki w fioletowym mieście: są tam, dokąd chciały, i nikt nic za to nie dostaje.
    .answer-3 = Czerwona i szara nie mają dokąd jechać po twoich liniach.
    .otherwise = To dozwolone, ale żadne twoje połączenie tam się nie zaczyna. Żadna twoja kostka stamtąd nie odjedzie.
    .after = Z Hartford fioletowe kostki jadą po trzech twoich połączeniach, a żadne połączenie Błękitnego tam się nie zaczyna: 6 punktów w tej rundzie. W Albany Błękitny, który dostarcza pierwszy, od razu zabrałby jedną, a druga dałaby ci 2.

# en: 5c740e92
the-free-gift-that-costs = Darmowy prezent, który kosztuje
    .idea = Lepsza lokomotywa za nic. Czemu nie?
    .know-1 = W grze standardowej poziom, którego nie używasz, to rachunek.

# en: eda718c2
the-free-gift-that-costs-decide = Gra standardowa, twój ostatni ruch, a po twoich liniach nie pojedzie żadna kostka. Ulepszenie lokomotywy nie kosztuje ani dolara. Twoje punkty: { $points }, Pomarańczowy i Błękitny: po { $points_1 }.
    .pin-1 = Poziom { $locomotive }: tyle dolarów utrzymania.
    .pin-2 = Dochód { $income }.
    .pin-3 = Gotówka ${ $cash }.
    .ask = Co robisz?
    .answer-1 = Poziom { $locomotive } i od razu tyle dolarów utrzymania. Przy dochodzie { $income } i bez gotówki zabrakło dolara, a to zabrało punkt zwycięstwa. Teraz cała trójka ma po równo, punkty: { $points }, a dochodem wygrywa Pomarańczowy.
    .after = Dochód { $income } dokładnie opłaca poziom { $locomotive }. Ulepszenie jest darmowe, ale następny poziom chwilę później kosztuje o dolara więcej; zabrakłoby go, przepadłby punkt zwycięstwa, a z nim zwycięstwo. Najlepszym ruchem było nie robić nic: { $points } do { $points_1 }.

# en: 08452f18
turn-it = Obróć to
    .idea = Dwa dolary, jeden otwarty koniec i Hartford tuż obok.
    .know-1 = Otwarty koniec skierowany do miasta kończy połączenie, a za teren się nie płaci.

# en: bacd0f93
turn-it-decide = Ostatnia runda, a masz ${ $cash }. Twoja otwarta linia z Albany mija Hartford.
    .pin-1 = Twój otwarty koniec wskazuje obok Hartford.
    .pin-2 = Hartford, prosto na południe od niego.
    .pin-3 = ${ $cash }.
    .ask = Jak linia dojdzie do Hartford?
    .answer-1 = Dochodzi do Hartford za ${ $price }. Ale w ręku było tylko ${ $cash_before }: bank daje $5, twój dochód spada do { $income }, a to na końcu zabiera 2 punkty.
    .answer-2 = Tory, ale nie połączenie: linia do Hartford zostaje otwarta i przepada.
    .answer-3 = Otwarta linia przepada, a ${ $cash } nic nie jest warte.
    .otherwise = Otwarty koniec wskazuje teraz gdzie indziej, ale nie na Hartford.
    .after = Obrócony na południe żeton na M9 kończy się w Hartford: ${ $price } za dwa wyjścia, za góry nic. Połączenie jest ukończone i twoje. Punkty: { $points }. Łuk na N9 też dochodzi do Hartford, ale kosztuje $3; za brakującego dolara bank zabiera krok, a krok poniżej zera to 2 punkty.

# en: 9c8d81d2
why-not = Dlaczego nie?
    .idea = To, czego zasady zabraniają, gra odrzuca, a powód mówi, co byłoby dozwolone.
    .know-1 = Nowe tory zaczynają się przy mieście, przy twoich torach albo przy miasteczku, w którym masz połączenie.
    .know-2 = Nowe tory nigdy nie łączą się z linią innego gracza, ale mogą minąć otwarty koniec.
    .know-3 = Kierunek można zmienić tylko nieukończonym połączeniom.
    .know-4 = Odmowa nic nie kosztuje: przeczytaj powód i spróbuj jeszcze raz.

# en: 307770bc
why-not-step-1 = Ruch, którego zasady zabraniają, nie zostaje wykonany. Jedno zdanie mówi dlaczego i nic nie tracisz. Spróbuj raz: pole J10 wygląda na dobry początek, ale nie ma przy nim miasta ani twoich torów.
    .title = Początek
    .pin-1 = J10: tu nie można zacząć.
    .pin-2 = Albany: tu mogą zaczynać się tory.
    .ask = Spróbuj prostego żetonu na J10, jeśli chcesz. Potem połóż go na K9, z Albany na południe.
    .answer-1 = To dozwolone, ale to inny żeton albo inne pole. Cofnij to.
    .answer-2 = Twoja budowa się skończyła i nic nie stoi. Cofnij to.
    .otherwise = { why-not-step-1.ask }
    .ST-BUILD-09 = Nie można: na J10 tory nie zaczynałyby się przy mieście ani przy twoich torach. K9 dotyka Albany.
    .after = Albany to miasto, więc tory mogą się tam zaczynać. Żeton kosztował ${ $cash_less }, zostaje ci ${ $cash }.

# en: 87baa04e
why-not-step-2 = Inna pozycja. Chcesz budować z Hartford przez M9. Tory Pomarańczowego na L8 mają tam otwarty koniec, który wskazuje na M9.
    .title = Rywal
    .pin-1 = Otwarty koniec Pomarańczowego.
    .pin-2 = M9, twoje następne pole.
    .ask = Spróbuj na M9 łuku, który spotyka tory Pomarańczowego, jeśli chcesz. Potem połóż prosty żeton z Hartford na południe.
    .answer-1 = To dozwolone, ale to nie jest prosty żeton na M9. Cofnij to.
    .answer-2 = Twoja budowa się skończyła i nic nie stoi. Cofnij to.
    .otherwise = { why-not-step-2.ask }
    .ST-BUILD-08 = Nie można: łuk połączyłby się z torami Pomarańczowego. Z linią innego gracza może łączyć się tylko żeton miasteczka.
    .after = Prosty żeton mija otwarty koniec Pomarańczowego, nie łączy się z nim i w ten sposób go blokuje. Kosztował ${ $cash_less }.

# en: dd95698b
why-not-step-3 = Inna pozycja. Twoje połączenie przez L8 jest ukończone. Na K9 masz otwarty koniec i możesz zmienić jego kierunek: obrócić go na inny bok.
    .title = Zmiana kierunku
    .pin-1 = L8: część ukończonego połączenia.
    .pin-2 = K9: twój otwarty koniec.
    .ask = Spróbuj zmienić kierunek na L8, jeśli chcesz. Potem obróć otwarty koniec na K9 na południe, ku Poughkeepsie.
    .answer-1 = To dozwolone, ale otwarty koniec na K9 nie wskazuje na południe. Cofnij to.
    .answer-2 = Twoja budowa się skończyła, a otwarty koniec wskazuje tam, gdzie przedtem. Cofnij to.
    .answer-3 = To nowe tory. Tutaj zmieniasz kierunek torów, które leżą. Cofnij to.
    .otherwise = { why-not-step-3.ask }
    .ST-REDIR-02 = Nie można: połączenie przez L8 jest ukończone, a ukończonym nigdy nie zmienia się kierunku.
    .after = Otwarty koniec wskazuje teraz na Poughkeepsie. Zmiana kierunku kosztowała ${ $cash_less }, zostaje ci ${ $cash }.
