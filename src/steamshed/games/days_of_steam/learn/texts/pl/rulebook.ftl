# Instrukcja: jedna wiadomość na każdy rozdział i każdy punkt. Zob. docs/teaching.md.

## Czym jest ta gra

# en: 1673e3a0
what-the-game-is = Czym jest ta gra
    .lead = Od dwóch do czterech pociągów jeździ po jednej kolei, która wyrasta z jednego miasta. Wykładaj żetony, by zdobyć punkty pary, zużywaj je na przewóz towarów i jako pierwszy zdobądź 13 punktów.

# en: 51b3d3c7
what-the-game-is-the-table = Stół, część po części
    .says = Dwa obrazki pokazują, co leży na stole w środku gry.
    .picture-the-map = Kolej: tory, dwa miasta i pociąg.
    .picture-the-displays = Zasoby i to, co ma każdy gracz.
    .part-1 = Miasto. Jego kolor mówi, jakie towary przyjmuje.
    .part-2 = Towar, który czeka na załadunek.
    .part-3 = Rozgałęzienie. Liczba w rogu to punkty pary, które dał żeton.
    .part-4 = Wzgórze: wjazd kosztuje 2 punkty pary.
    .part-5 = Zakręt z wieżą wodną.
    .part-6 = Most: dwa tory, które się nie łączą.
    .part-7 = Twój pociąg.
    .part-8 = Wystawione miasto ze swoimi towarami.
    .part-9 = Stos żetonów toru.
    .part-10 = Pozostałe znaczniki objazdów.
    .part-11 = Twój kocioł: punkty pary, które masz.

# en: 8e9b29b8
what-the-game-is-one-railway-for-all = Jedna kolej dla wszystkich
    .says = Tor nie należy do nikogo: z tego, co wyłoży jeden gracz, korzystają wszystkie pociągi. W swojej turze wykładasz żeton, jedziesz pociągiem albo bierzesz wodę. Żetony i woda napełniają kocioł, a jazda go opróżnia.

# en: 6c7c4b3f
what-the-game-is-where-points-come-from = Skąd biorą się punkty
    .says = Towar przywieziony do miasta w jego kolorze jest wart 2 punkty. Zamknięcie objazdu daje znacznik wart 1 punkt. Towary różnych kolorów dają bonus do 5 punktów.

# en: 27382055
what-the-game-is-how-it-ends = Jak gra się kończy
    .says = Kto ma 13 punktów, wygrywa natychmiast. Jeśli nikt tyle nie zdobędzie, gra kończy się, gdy ktoś dociągnie ostatni żeton toru, i wygrywa, kto ma najwięcej punktów. Do tego czasu nikt nie odpada.

# en: 47af1cb5
what-the-game-is-reconstructed = Co jest odtworzone
    .says = Instrukcja podaje liczby ogólne, ale nie listę żetonów. Ile jest żetonów każdego rodzaju, ich liczby i znaki odtworzono na potrzeby tego programu. Tak samo trzy miasta każdego koloru i liczbę na mieście. Gdzie instrukcja milczy, program ma własne rozstrzygnięcia: wymieniasz żeton, jeśli nie możesz zrobić nic innego, a po dwunastu rundach bez postępu gra się kończy.

## Przygotowanie

# en: 287a295e
setting-up = Przygotowanie
    .lead = Jedno miasto, na nim wszystkie pociągi, puste kotły i po trzy zakryte żetony dla każdego gracza. Dwa kolejne miasta leżą odkryte, każde z dwoma towarami.

# en: a0574e81
setting-up-cities-and-goods = Miasta i towary
    .says = Miast jest dwanaście, po trzy w każdym z czterech kolorów. Jedno to miasto startowe i nie dostaje towarów; dwa są wystawione, każde z dwoma towarami z woreczka; pozostałe dziewięć to stos miast. W woreczku jest 28 towarów, po 7 w każdym kolorze. Siedem znaczników objazdu i 20 kostek węgla leży obok, a węgla nikt jeszcze nie ma.

# en: d9358a87
setting-up-hands-and-piles = Żetony na ręce i stosy
    .says = Z 80 żetonów toru każdy gracz dociąga trzy. Reszta to stos torów: 74 żetony przy dwóch graczach, 71 przy trzech, 68 przy czterech. Każdą turę zaczynasz z trzema żetonami, dopóki stos się nie wyczerpie; żetonami nie wolno handlować ani ich zwracać.

# en: cbb0929e
setting-up-trains-and-boilers = Pociągi i kotły
    .says = Wszystkie pociągi stoją w mieście startowym. Kocioł mieści od 0 do 6 punktów pary, nigdy więcej ani mniej. Na początku jest pusty.

# en: a0a86c2d
setting-up-who-begins = Kto zaczyna
    .says = O tym, kto zaczyna, decyduje los. Potem gra toczy się w lewo.

# en: 35289b65
setting-up-what-everybody-knows = Co wiedzą wszyscy
    .says = Żetony na ręce widzisz tylko ty, ale wszyscy wiedzą, ile ich masz. Kolejność obu stosów i woreczka jest zakryta dla wszystkich; czego nikt jeszcze nie widział, można policzyć. Wszystko inne jest jawne: plansza, wystawione miasta, towary, pociągi i ich ładunek, punkty pary, węgiel, znaczniki i punkty.

## Tura

# en: 42f9e214
the-turn = Tura
    .lead = W swojej turze robisz dokładnie jedną rzecz. Potem jedną robi gracz po twojej lewej.
    .worked = Zielony stoi w żółtym mieście i ma 1 punkt pary. Leży tam czerwony towar, a czerwonego miasta jeszcze nie ma. Trzy tury później jest dostarczony; Pomarańczowy wykłada w tym czasie żetony.
    .row-0 = Tura · co robi Zielony · punkty pary
    .row-1 = 1 · wykłada prosty tor z liczbą 2 i dociąga żeton · 1 + 2 = 3
    .row-2 = 2 · wykłada wystawione czerwone miasto, liczba 1 · 3 + 1 = 4
    .row-3 = 3 · ładuje czerwony i jedzie przez dwa żetony do miasta: 2 punkty · 4 − 3 = 1

# en: 27ad83d3
the-turn-a-turn-in-pictures = Tura w obrazkach
    .says = W swojej turze robisz jedną z trzech rzeczy.
    .picture-turn-tile = Wykładasz żeton: o 2 punkty pary więcej, teraz 5.
    .picture-turn-run = Albo jedziesz pociągiem: trzy kroki za 3 punkty pary, a żółty towar daje 2 punkty.
    .picture-turn-water = Albo bierzesz wodę przy wieży wodnej: 4 punkty pary.

# en: 7105be94
the-turn-one-thing = Jedna akcja w turze
    .says = Wyłóż żeton toru, wyłóż miasto, jedź pociągiem albo weź wodę przy wieży wodnej: jedno z tych i tylko jedno. Gdy to zrobisz, turę ma gracz po twojej lewej.

# en: 7effdf3c
the-turn-drawing = Dociąganie
    .says = Po wyłożeniu żetonu toru dociągasz nowy ze stosu torów; to ostatni krok tury. Miasto nie pochodzi z ręki, więc nie daje nowego żetonu.

# en: bc03a051
the-turn-coal-comes-before = Najpierw węgiel
    .says = Pod koniec gry wszyscy mają węgiel. Zanim wyłożysz żeton albo pojedziesz, możesz go trochę spalić; to nie zużywa tury.

# en: 08c6bb7d
the-turn-no-passing = Bez pasowania
    .says = Nie można pasować. Jeśli naprawdę nie możesz zrobić nic, wymieniasz żeton: odkładasz jeden z ręki odkryty poza grę i dociągasz inny, jeśli jest. Wszyscy widzą odłożony żeton i nic więcej z twojej ręki.

## Wykładanie torów

# en: 199327cc
laying-track = Wykładanie torów
    .lead = Żeton musi pasować z każdej strony, a pociąg musi móc dojechać po nim do miasta. W zamian dostajesz tyle punktów pary, ile na nim podano.
    .worked = Z żółtego miasta prowadzi linia: prosty tor, prosty tor, zakręt i prosty tor ze ślepym, razem cztery żetony. Zielony ma 5 punktów pary i wykłada na jej końcu wzgórze z liczbą 2.
    .row-0 = Wzgórze jest piątym żetonem od miasta: wolno. Szósty byłby za daleko.
    .row-1 = 5 + 2 to 7; kocioł mieści 6 i 1 punkt pary przepada.

# en: 38b677f8
laying-track-from-your-hand = Z ręki
    .says = Wykładasz żeton z ręki, dowolnie obrócony, na puste pole. Zawsze przedłuża on tor, który leży: na to pole musi wskazywać jakiś tor. Tylko żeton ze znakiem może też leżeć na innym, a inaczej żetony nie schodzą z planszy.

# en: 05f66f47
laying-track-track-meets-track = Tor trafia na tor
    .says = Gdzie nowy żeton styka się z innymi, tor musi trafić na tor, a pusty brzeg na pusty brzeg. Ślepy tor liczy się jak tor, a miasto ma tory z czterech stron. Puste pola wokół są bez znaczenia.
    .picture-meets-allowed = Zakręt przedłuża linię.
    .picture-meets-refused = Linia kończyłaby się na brzegu bez toru.

# en: a3584308
laying-track-a-way-to-a-city = Droga do miasta
    .says = Pociąg musi móc przejechać po jakimś torze nowego żetonu i dalej do miasta, ani razu nie zawracając; wystarczy jeden kierunek. Ślepy tor nie wystarcza ani tor, który prowadzi tylko do ślepego. Reszta żetonu może prowadzić dokądkolwiek, nawet donikąd.
    .picture-way-allowed = Linia biegnie przez żeton dalej; ślepy tor jest obok.
    .picture-way-refused = Linia trafiłaby na ślepy tor: z tego żetonu żaden pociąg nie dojedzie do miasta.

# en: c9bb4269
laying-track-not-too-far = Nie za daleko
    .says = To miasto może być najwyżej o pięć żetonów dalej wzdłuż toru, z nowym włącznie: żeton tuż obok miasta to jeden. Wzgórze jest tu jednym żetonem, choć wjazd na nie kosztuje więcej.

# en: 520e4b45
laying-track-between-two-cities = Między dwoma miastami
    .says = Tor może połączyć dwa miasta jednym żetonem. Odstęp musi zachować tylko wykładane miasto.

# en: 52f8a24f
laying-track-steam = Punkty pary
    .says = Dostajesz tyle punktów pary, ile wynosi liczba na żetonie: 2 za zwykły tor, wzgórza i żetony ze ślepym torem, 1 za mosty, rozgałęzienia, podwójne zakręty, wieże wodne i wszystkie żetony ze znakiem. Kocioł mieści 6, nadmiar przepada. Potem sprawdza się, czy powstał nowy objazd.

## Miasta

# en: 3d607d6a
cities = Miasta
    .lead = Miasto to żeton z torem z każdej strony i z dwoma towarami. Od najbliższego innego miasta muszą je dzielić co najmniej dwa żetony toru.
    .worked = Z żółtego miasta linia z trzech żetonów prowadzi naokoło na pole leżące dwa pola na wschód. Zielony wykłada tam czerwone miasto, a w następnej turze prosty tor między nimi.
    .row-0 = Czerwone miasto: po torze trzy żetony od żółtego, wolno · 0 + 1 = 1 punkt pary
    .row-1 = Prosty tor między nimi: wolno, i zamyka objazd · 1 + 2 = 3 punkty pary, 1 znacznik
    .row-2 = W odwrotnej kolejności: po prostym torze dzieli je tylko jeden żeton i miasto byłoby za blisko.

# en: 43494b3c
cities-from-the-display-or-the-pile = Wystawione albo ze stosu
    .says = Weź jedno z dwóch wystawionych miast z jego towarami albo dociągnij wierzchnie ze stosu miast. Wzięte miasto od razu zastępuje nowe ze stosu i dostaje dwa towary z woreczka. Gdy stos się wyczerpie, miejsce zostaje puste.

# en: 97b870c1
cities-drawn-from-the-pile = Dociągnięte ze stosu
    .says = Dociągnięte miasto widzą wszyscy i musisz je wyłożyć, jakikolwiek ma kolor. Dopiero wtedy dostaje dwa towary z woreczka. Wolno dociągać tylko, gdy jest pole dla miasta.

# en: 49e1a5d7
cities-where = Gdzie można wyłożyć miasto
    .says = Na pustym polu, do którego nie przylega pusty brzeg. Pociąg musi móc dojechać z miasta do innego bez nawrotu, a najkrótsza taka droga musi mieć co najmniej dwa żetony toru; wzgórze to jeden żeton. Powrót do tego samego miasta się nie liczy, a odległość w linii prostej jest bez znaczenia. Miast się nie obraca. Gdy nie ma pola dla miasta, nie można go wziąć ani dociągnąć.
    .picture-city-allowed = Między miastami leżą dwa żetony toru.
    .picture-city-refused = Miasto byłoby tu tylko o jeden żeton od niebieskiego.

# en: bb6809a6
cities-side-by-side-and-over-switches = Obok siebie i przez rozgałęzienia
    .says = Dwa miasta nigdy nie leżą tuż obok siebie. Tor, na którym pociąg musiałby zawrócić, nie łączy miast, więc nie są ani połączone, ani za blisko. Tor, który zawraca pociąg, łączy je.

# en: ecc34e6d
cities-as-far-out-as-track-leads = Tak daleko, jak prowadzi tor
    .says = Miasto może leżeć na końcu każdej linii, choćby najdłuższej. Granica pięciu żetonów dotyczy tylko torów.

# en: afa20f5a
cities-what-a-city-brings = Co daje miasto
    .says = Dostajesz jego 1 punkt pary, a jeśli zamyka nowy objazd, znacznik. Gdy na planszy leży dwunaste miasto, każdy od razu dostaje pięć kostek węgla.

# en: d04332d3
cities-goods-enough = Towarów wystarczy
    .says = Jedenaście miast bierze 22 z 28 towarów, więc woreczek nigdy się nie opróżni. Miasto na planszy nie dostaje nowych towarów, gdy jego się skończą.

## Ruch pociągu

# en: 477c5678
running = Ruch pociągu
    .lead = Jazda to najwyżej sześć kroków, płaconych po kolei. Pociąg trzyma się toru i nigdy nie zawraca, aż powiesz stop.
    .worked = Zielony stoi w żółtym mieście z 6 punktami pary i chce dojechać do czerwonego. Jest droga na południu i druga na północy, przez wzgórze. Wszystkie trzy jazdy prowadzą przez zakręt, a kość jest łaskawa.
    .row-0 = Droga · kroki · wydano · zostało
    .row-1 = Południe · zakręt 1, prosty tor 1, miasto 1 · 3 · 3
    .row-2 = Północ · wzgórze 2, zakręt 1, miasto 1 · 4 · 2
    .row-3 = Północ, na wzgórzu Pomarańczowy · wzgórze 3, zakręt 1, miasto 1 · 5 · 1

# en: d37a21a2
running-your-own-train = Twój pociąg
    .says = Jedziesz tylko swoim pociągiem, co najmniej jeden krok i tylko po torze. Płacisz punktami pary, które były w kotle na początku tury, a nie tymi z właśnie spalonego węgla. Jazda może dwa razy przejechać przez to samo miejsce, przejechać cały objazd i skończyć się tam, gdzie się zaczęła.

# en: f0a44f35
running-what-a-step-costs = Ile kosztuje krok
    .says = Krok prowadzi pociąg na następny tor albo do następnego miasta. Wjazd na tor, ślepy tor lub do miasta kosztuje 1 punkt pary, na wzgórze 2. Wyjazd nic nie kosztuje.

# en: bdfc6356
running-other-trains = Inne pociągi
    .says = Wjazd na tor, na którym stoi inny pociąg, kosztuje o 1 więcej, na wzgórzu więc 3. Całe rozgałęzienie to jeden tor. Oba tory mostu lub podwójnego zakrętu są osobne, tak samo ślepy tor obok przelotowego. W miastach jest miejsce dla wszystkich, bez dopłaty.

# en: 11dca823
running-setting-out = Wyjazd
    .says = Możesz ruszyć w każdym kierunku, w którym prowadzi tor pod pociągiem, niezależnie skąd przyjechał. Z miasta każdą stroną. Między turami pociąg obraca się więc za darmo.

# en: 760ab463
running-under-way = W drodze
    .says = Jadący pociąg nigdy nie zawraca. Na rozgałęzieniu wybiera tylko odnogi, które prowadzą dalej od miejsca wjazdu. Gdzie tor prowadzi na puste pole, nie ma dalszej drogi.

# en: 76804b12
running-in-a-city = W mieście
    .says = Z miasta można wyjechać każdą stroną, nawet tą, którą się wjechało. Nigdzie indziej jadący pociąg nie może po prostu zawrócić.

# en: 7ec82798
running-dead-ends-bridges-double-curves = Ślepe tory, mosty, podwójne zakręty
    .says = Ślepy tor kończy jazdę; w następnej turze pociąg wyjeżdża z niego tak, jak wjechał. Na moście i podwójnym zakręcie pociąg trzyma się toru, którym wjechał.

# en: aeed09b9
running-stopping-and-passing = Postój i wymijanie
    .says = Nie wolno zatrzymać się na torze, na którym stoi inny pociąg; drugi tor tego samego żetonu jest wolny i każde miasto też. Na taki tor wolno wjechać tylko, gdy starczy punktów pary, by dojechać dalej, tam, gdzie można stanąć. Na zajęty ślepy tor nie wjedzie więc nikt.

# en: 966d031b
running-paying-and-stopping = Płacenie i postój
    .says = Za każdy krok płaci się od razu i nie można wydać więcej, niż się ma. Jazda kończy się dopiero, gdy powiesz stop. Skoro krok kosztuje co najmniej 1, a kocioł mieści 6, kroków jest najwyżej sześć.

## Zakręty i kość

# en: 0205362b
curves-and-the-die = Zakręty i kość
    .lead = Na prostym torze nie ma ograniczenia prędkości. Jeśli jazda przez zakręt kosztuje więcej niż 2 punkty pary, na końcu decyduje kość.
    .worked = Zielony ładuje w żółtym mieście czerwony towar; do czerwonego miasta prowadzi prosty tor i zakręt. Zielony ma 6 punktów pary.
    .row-0 = Jedna jazda: 1 + 1 + 1 = 3 punkty pary i zakręt, Zielony rzuca
    .row-1 = Kość 1: wykolejenie. Pociąg i towar wracają do żółtego miasta, zostają 3 punkty pary, bez punktów
    .row-2 = Kość od 2 do 6: dojechał. Zostają 3 punkty pary, 2 punkty
    .row-3 = Dwie jazdy, 2 punkty pary i potem 1: bez rzutu, zostają 3 punkty pary, 2 punkty, ale turę później

# en: 707fdfd0
curves-and-the-die-when-you-roll = Kiedy rzucasz
    .says = Rzucasz raz, po zakończeniu jazdy, jeśli kosztowała więcej niż 2 punkty pary i prowadziła przez co najmniej jeden zakręt. Liczy się wszystko, co zapłacono, także wzgórza i wymijanie. Gdzie na drodze był zakręt, jest bez znaczenia.

# en: d6d18be4
curves-and-the-die-when-you-derail = Kiedy pociąg się wykoleja
    .says = Pociąg się wykoleja, jeśli kość pokaże nie więcej, niż wydano ponad 2. Po 3 punktach pary przy 1, po 4 przy 1 lub 2, po 5 przy 1 do 3, po 6 przy 1 do 4. Z 6 punktami pary przez zakręt dojeżdża więc tylko dwa razy na sześć.

# en: 5331cc7c
curves-and-the-die-what-is-a-curve = Co jest zakrętem
    .says = Liczy się każdy przejechany zakręt, także na wzgórzu, przy wieży wodnej i na odnodze rozgałęzienia. Tor postoju liczy się, jeśli dalej prowadzi tylko zakrętem. Nie liczy się skręt w mieście, ślepy tor, tor, na którym jazda się zaczęła, ani rozgałęzienie, na którym pociąg stanął, jeśli prowadzi też prosto.

# en: 65bb9186
curves-and-the-die-derailed = Wykolejenie
    .says = Pociąg wraca tam, gdzie zaczął, podobnie wszystkie towary, dostarczone czy nie. Wydane punkty pary przepadają i tura się kończy. Punkty pary z węgla spalonego w tej turze zostają.

# en: 27bdc1dc
curves-and-the-die-after-the-roll = Po rzucie
    .says = Dostawa liczy się więc dopiero, gdy pociąg bezpiecznie dojechał. Dopiero wtedy sprawdza się, czy masz 13 punktów.

## Spedycja towarów

# en: d3cfa0ec
goods = Spedycja towarów
    .lead = Pociąg wiezie jeden towar naraz, a załadunek nic nie kosztuje. Towar jest dostarczony w pierwszym mieście jego koloru, do którego wjedziesz.
    .worked = Żółte, czerwone i zielone miasto leżą na prostej linii, między sąsiednimi po dwa żetony. Zielony ma 6 punktów pary i może je wydać na dwa sposoby.
    .row-0 = Z zielonym sześć kroków do zielonego miasta: 1 towar, 2 punkty
    .row-1 = Z czerwonym trzy kroki do czerwonego miasta, tam załadować żółty i trzy kroki z powrotem: 2 towary, 2 + 2 + 1 za dwa kolory = 5 punktów

# en: b038fec4
goods-loading = Załadunek
    .says = W każdym mieście na drodze, także na początku, pusty pociąg może załadować jeden leżący tam towar dowolnego koloru. Nie musi, i nie kosztuje to punktów pary; kosztuje tylko jazda. Po załadunku trzeba przejechać co najmniej jeden krok.

# en: 6ad83b8c
goods-one-aboard = Jeden w pociągu
    .says = Pociąg mieści jeden towar. W czasie jazdy towarów nie można odkładać ani zamieniać. Towary jednego koloru są jednakowe.

# en: 2aa97614
goods-delivering = Dostawa
    .says = Gdy tylko pociąg wjedzie do miasta w kolorze towaru, towar jest dostarczony, czy chcesz, czy nie. Nie przyjmuje go tylko miasto, w którym go załadowano.

# en: a4c8f5a4
goods-the-city-it-came-from = Miasto, z którego pochodzi
    .says = Z towarem można wjechać do miasta, w którym go załadowano, i przez nie przejechać; towar zostaje w pociągu. Jeśli gdzieś go rozładowano i znów załadowano, nie przyjmuje go miasto drugiego załadunku.

# en: 6eba40a5
goods-and-on = Kilka towarów w jednej jeździe
    .says = Dostarczone towary zatrzymujesz na oczach wszystkich. Pociąg może jechać dalej i ładować znowu, nawet w tym samym mieście. Jedna jazda może więc dostarczyć kilka towarów.

# en: ef4fcd42
goods-stopping-with-a-good-aboard = Postój z towarem
    .says = Jeśli zatrzymasz się w mieście, towar zostaje tam rozładowany i każdy może go zabrać. Jeśli zatrzymasz się na torze, zostaje w pociągu i nikt ci go nie zabierze.

## Objazdy

# en: e63cfe73
circuits = Objazdy
    .lead = Objazd to tor, który przez co najmniej dwa miasta wraca do początku i który pociąg mógłby cały przejechać bez nawrotu. Gdy zamykasz nowy objazd, od razu bierzesz znacznik.
    .worked = Żółte i czerwone miasto mają połączyć trzy linie; dwóm brakuje po jednym żetonie. Zielony zamyka pierwszy objazd, Pomarańczowy kończy trzecią linię. Na innej planszy żeton jest tylko obejściem.
    .row-0 = Prosty tor Zielonego na południu: pierwszy objazd · 1 znacznik, 1 punkt
    .row-1 = Zakręt Pomarańczowego: całkiem osobna trzecia linia tworzy dwa nowe objazdy · mimo to tylko 1 znacznik
    .row-2 = Obejście, które opuszcza linię na jednym rozgałęzieniu i wraca na drugim: nic nowego · bez znacznika

# en: 5ce59121
circuits-what-a-circuit-is = Czym jest objazd
    .says = Tor, który przez co najmniej dwa miasta wraca do początku i który pociąg mógłby cały przejechać bez nawrotu. Czy jakiś pociąg kiedyś to zrobi, jest bez znaczenia.

# en: b45106e2
circuits-nothing-twice = W objeździe nic dwa razy
    .says = Objazd nie może dwa razy użyć żadnego miasta, rozgałęzienia ani innego toru. Most i podwójny zakręt mają dwa osobne tory, więc można przejechać je raz na każdym. Ślepe tory nigdy nie należą do objazdu; wzgórza, pociągi i punkty pary są bez znaczenia.

# en: c4a232a5
circuits-the-marker = Znacznik
    .says = Jeśli twój żeton lub miasto zamyka nowy objazd, od razu bierzesz znacznik, i tylko jeden, nawet jeśli zamyka kilka. Znaczników jest siedem. Gdy się skończą, objazdy nic nie dają, i później nikt nie może się o znacznik upomnieć.

# en: 02539d12
circuits-when-a-tile-closes-a-ring = Kiedy żeton zamyka objazd
    .says = Objazd został właśnie zamknięty, jeśli przedtem nie dało się go przejechać. Biegnie po torze dodanym przez żeton, przez nowe miasto albo po obu torach mostu lub podwójnego zakrętu położonego na rozgałęzieniu.

# en: ffee22e7
circuits-when-two-rings-are-the-same = Kiedy dwa objazdy uchodzą za ten sam
    .says = Dwa objazdy uchodzą za ten sam, jeśli przechodzą przez te same miasta w tej samej kolejności, w dowolnym kierunku. Każdy odcinek między dwoma miastami musi też mieć wspólny tor z takim samym odcinkiem drugiego objazdu.

# en: ceff4a5a
circuits-when-a-ring-is-new = Kiedy objazd jest nowy
    .says = Jest nowy, jeśli żaden objazd istniejący tuż przedtem nie jest z nim tożsamy. Całkiem osobna linia między dwoma miastami objazdu tworzy nowy objazd, podobnie objazd przez inne miasta. Nie tworzy go obejście, które tylko opuszcza odcinek i do niego wraca, ani żeton, który zastępuje inny z tym samym torem.

# en: 42fff056
circuits-broken-rings = Przerwane objazdy
    .says = Znacznik zostaje u ciebie, nawet gdy objazd zostanie przerwany. Objazd zamknięty później ponownie ocenia się na nowo, według tego, co leżało tuż przedtem.

## Na istniejący tor

# en: 3f67c359
over-old-track = Na istniejący tor
    .lead = Żeton ze znakiem można wyłożyć także na tor, który leży. To, co tam było, znika, a nowy żeton musi pasować tak, jakby tego nigdy nie było.
    .worked = Żółte i czerwone miasto łączą dwie linie, ale na południowej rozgałęzienie Y zmusza każdy pociąg do nawrotu. Pomarańczowy ma 9 punktów i do dostawy czwartego koloru potrzebuje na północy trzech prostych kroków.
    .row-0 = Zielony wykłada prosty tor ze znakiem na rozgałęzienie Y: objazd da się przejechać · 1 znacznik, 2 + 1 = 3 punkty pary
    .row-1 = Pomarańczowy wykłada prosty tor gdzie indziej · 1 + 2 = 3 punkty pary, dość na trzy kroki
    .row-2 = Zielony wykłada rozgałęzienie Y ze znakiem na północny prosty tor: objazd jest przerwany, znacznik zostaje · 3 + 1 = 4 punkty pary
    .row-3 = Droga Pomarańczowego prowadzi teraz południem: 1 + 1 + 2 + 1 + 1 = 6 punktów pary, przez dwa zakręty

# en: ad4b907e
over-old-track-the-symbol = Znak
    .says = Znak ma 17 z 80 żetonów. Taki żeton można wyłożyć na żeton toru albo jak każdy inny na puste pole.

# en: 1371b2a3
over-old-track-what-may-be-covered = Co można przykryć
    .says = Nie można przykryć wzgórz, mostów i miast ani żetonu, na którym stoi czyjś pociąg. Wszystko inne można: proste tory, zakręty, rozgałęzienia, podwójne zakręty, ślepe tory, wieże wodne i żetony, które same leżą na innych.

# en: 5a3f5f91
over-old-track-gone-for-good = Przykryte żetony wypadają z gry
    .says = Przykryty żeton już nie istnieje i nigdy nie wraca. Nowy musi pasować do sąsiadów i prowadzić do miasta w odległości do pięciu żetonów, jakby starego nigdy nie było. Nie musi zachować nic ze starego toru.

# en: 1500dafa
over-old-track-cut-nothing-off = Niczego nie odcinaj
    .says = Każde miasto, które miało drogę do innego, musi ją nadal mieć. Z całego pozostałego toru pociąg musi nadal móc dojechać do miasta, choćby dalekiego.
    .picture-cut-allowed = Pociągi nadal dojadą z jednego miasta do drugiego.
    .picture-cut-refused = Obie odnogi prowadzą na południe: żaden pociąg nie dojechałby już z jednego miasta do drugiego.

# en: a117e39f
over-old-track-what-it-brings = Co daje
    .says = Punkty pary, może znacznik objazdu i nowy żeton, tak jak każdy inny żeton.

# en: cca0ab32
over-old-track-nothing-else-is-sacred = Co wolno przerwać
    .says = Możesz przerwać objazd, popsuć komuś drogę albo zabrać wieżę wodną, a sieć może się nawet rozpaść. Pociągi gdzie indziej zachowują miejsce i towary.

## Woda i węgiel

# en: b24a6aef
water-and-coal = Woda i węgiel
    .lead = Tura przy wieży wodnej daje 4 punkty pary. Gdy leży ostatnie miasto, wszyscy dostają węgiel, który daje punkty pary na następną turę.
    .worked = Zielony ma 3 punkty pary i stoi o krok od wieży wodnej. Później, z 1 parą i 5 kostkami węgla, planuje jazdę za 6.
    .row-0 = Pierwsza tura: krok do wieży · 3 − 1 = 2 punkty pary
    .row-1 = Druga tura: woda · 2 + 4 = 6 punktów pary
    .row-2 = Później, pierwsza tura: spalić 3 kostki węgla i wyłożyć żeton z liczbą 2 · 1 + 3 + 2 = 6 punktów pary, zostają 2 kostki
    .row-3 = Spalenie 5 napełniłoby kocioł, ale wtedy żeton nic by nie dał

# en: 76e48c00
water-and-coal-taking-water = Nabieranie wody
    .says = Jeśli na początku tury pociąg stoi przy wieży wodnej, możesz w tej turze wziąć wodę: 4 punkty pary, do 6, które mieści kocioł. Wolno to zrobić nawet z pełnym kotłem.

# en: c6f8b98e
water-and-coal-getting-there = Jak tam dojechać
    .says = Wieża wodna stoi przy zwykłym torze. Wjazd kosztuje 1 i jest miejsce dla jednego pociągu.

# en: f143d837
water-and-coal-five-coal-for-everybody = Pięć kostek węgla dla każdego
    .says = Gdy leży dwunaste miasto, każdy gracz dostaje pięć kostek węgla, raz w grze. Przedtem nikt go nie ma. Przy dwóch lub trzech graczach reszta z 20 kostek zostaje w pudełku.

# en: b70b1155
water-and-coal-burning = Spalanie
    .says = Na początku tury możesz raz spalić węgiel: tyle kostek, ile chcesz, dopóki jest miejsce w kotle. Każda daje 1 punkt pary i przepada. To jeszcze nie jest ta jedna rzecz w turze.

# en: 5c19e4b4
water-and-coal-then-a-tile-or-a-run = Potem żeton albo jazda
    .says = Po spaleniu trzeba wyłożyć żeton lub miasto albo jechać; nie można brać wody ani wymieniać żetonu. Jeśli nic z tego nie jest możliwe, nie wolno palić.

# en: 941ab7dd
water-and-coal-for-later = Para z węgla jest na następne tury
    .says = Pary z węgla nie można wydać w turze, w której się go spala; czeka w kotle. Mając 5 punktów pary, spal 1 kostkę i jedź za 5: zostanie 1.

## Punkty i koniec

# en: 7a3de3a8
points-and-the-end = Punkty i koniec
    .lead = Punkty liczą się od chwili zdobycia. 13 wygrywa natychmiast; inaczej grę kończy ostatni żeton toru.
    .worked = Zielony ma dostarczone czerwony, zielony i żółty i wiezie niebieski towar do niebieskiego miasta. Pomarańczowy ma dostarczone czerwony, czerwony i niebieski oraz 2 znaczniki.
    .row-0 = Punkty · towary · kolory · znaczniki · razem
    .row-1 = Zielony przedtem · 6 · 3 · 0 · 9
    .row-2 = Zielony z niebieskim towarem · 8 · 5 · 0 · 13: wygrywa natychmiast
    .row-3 = Pomarańczowy · 6 · 1 · 2 · 9

# en: 26f38440
points-and-the-end-adding-up = Dodawanie
    .says = 2 punkty za każdy dostarczony towar, 1 za każdy znacznik objazdu i bonus za kolory. Suma jest ważna w każdej chwili gry, razem z bonusem; na koniec niczego się nie dodaje.

# en: 7f13f1f2
points-and-the-end-colours = Kolory
    .says = Towary dwóch kolorów dają 1 punkt więcej, trzech 3, wszystkich czterech 5. Liczy się tylko najwyższy bonus. Drugi kolor jest więc razem z towarem wart 3 punkty, trzeci 4, czwarty 4, a kolor, który już masz, tylko 2.

# en: 9e36b1a1
points-and-the-end-thirteen = Trzynaście punktów
    .says = Kto ma co najmniej 13 punktów, wygrywa natychmiast: po wyłożeniu żetonu albo gdy jazda bezpiecznie się skończyła. To jest ważniejsze nawet w turze, w której zostałby dociągnięty ostatni żeton.

# en: 00807eea
points-and-the-end-the-last-tile = Ostatni żeton
    .says = Inaczej gra kończy się z turą, w której ktoś dociąga ostatni żeton toru. Nikt już nie gra, a żetony na ręce nic nie są warte.

# en: 23ee9eb3
points-and-the-end-most-points = Najwięcej punktów
    .says = Wtedy wygrywa gracz z największą liczbą punktów. Przy remisie decyduje więcej znaczników objazdu, potem więcej punktów pary; jeśli i to jest równe, zwycięstwo jest wspólne. Dalsze miejsca ustala się tak samo, także za kimś, kto wygrał 13 punktami.

# en: 447ba851
points-and-the-end-if-nothing-happens = Dwanaście rund bez postępu
    .says = Jeśli przez dwanaście pełnych rund nikt nie wyłoży ani nie wymieni żetonu i nic nie dostarczy, gra się kończy i wygrywa, kto ma najwięcej punktów. Wszyscy widzą, od jak dawna nic się nie działo.

## Częste pomyłki

# en: cdb9c062
often-got-wrong = Częste pomyłki
    .lead = W co łatwo uwierzyć po pierwszym czytaniu i co mówią zasady.

# en: f56fb201
often-got-wrong-entering-a-city-is-free = Wjazd do miasta jest darmowy.
    .says = Nie, kosztuje 1 jak tor. Dwa żetony i miasto to trzy punkty pary.

# en: a07a5d60
often-got-wrong-a-city-brings-a-new-tile = Kto wykłada miasto, dociąga żeton.
    .says = Nie. Dociągasz tylko po żetonie toru, bo tylko on był z ręki.

# en: 91446abd
often-got-wrong-a-long-run-always-rolls = Po długiej jeździe zawsze się rzuca.
    .says = Do rzutu trzeba obu rzeczy: więcej niż 2 punkty pary i zakrętu. Sześć pary na prostym torze jest bezpieczne.

# en: 9866224e
often-got-wrong-turning-in-a-city-is-a-curve = Skręt w mieście jest zakrętem.
    .says = Nie jest, pod żadnym kątem. Możesz tam nawet zawrócić.

# en: cd3fc005
often-got-wrong-a-train-never-turns-round = Pociąg może się obrócić tylko w mieście.
    .says = W czasie jazdy tak. Ale między turami wszędzie: stań na rozgałęzieniu i w następnej turze wyjedź w dowolnym kierunku.

# en: 9a009e6e
often-got-wrong-a-good-may-ride-on = Towar może jechać dalej, do kolejnego miasta swojego koloru.
    .says = Nie, jest dostarczony w pierwszym, nawet jeśli miał trafić do innego. Mija tylko miasto, w którym go załadowano.

# en: 77d43e8a
often-got-wrong-a-good-in-a-city-waits-for-you = Towar zostawiony w mieście czeka na ciebie.
    .says = Nie należy do nikogo. Zatrzymaj się na torze, jeśli chcesz go zachować.

# en: 69f42f88
often-got-wrong-cities-close-together-are-too-close = Miasta z jednym polem pomiędzy są za blisko.
    .says = Odległość liczy się wzdłuż toru. Jeśli prowadzi on daleko naokoło, wystarczy jedno pole pomiędzy.

# en: d8b14a11
often-got-wrong-every-closed-ring-is-a-circuit = Każdy tor, który wraca do początku, jest objazdem.
    .says = Nie jest nim tor, którego pociąg nie może przejechać dookoła, a obejście starej linii nie jest nowym objazdem.

# en: bb816725
often-got-wrong-coal-takes-you-further-now = Z węglem zajedziesz dalej w tej turze.
    .says = Węgiel jest na następną. Spalaj go, gdy wykładasz żeton, albo przed jazdą, na którą starcza dawnych punktów pary.

## Ustawienia

# en: d52d46f0
options = Ustawienia
    .lead = Cztery zasady można wybrać przed grą, tam gdzie starą instrukcję da się czytać na dwa sposoby. Ta instrukcja opisuje wybór domyślny.

# en: 7ce24b11
options-new-circuits = Nowe objazdy
    .says = Domyślnie znacznik daje tylko naprawdę nowy objazd. Przy drugim wyborze daje go każdy właśnie zamknięty objazd, obejście też.

# en: 2d79d1b5
options-coal-burns-at-once = Węgiel działa od razu
    .says = Domyślnie punkty pary z węgla czekają na późniejszą turę. Przy tej opcji można je wydać w turze, w której się go spala.

# en: 55a49e88
options-goods-on-the-start-city = Towary w mieście startowym
    .says = Domyślnie miasto startowe ich nie ma. Przy tej opcji dostaje dwa towary z woreczka; i tak wystarczy dla wszystkich miast, bo zużywa się 24 z 28.

# en: 86f2f59a
options-the-last-tile = Ostatni żeton
    .says = Domyślnie gra kończy się z turą, w której dociągnięto ostatni żeton toru. Przy drugim wyborze toczy się bez dociągania, aż wszyscy będą mieli tyle samo tur; 13 punktów nadal wygrywa natychmiast.
