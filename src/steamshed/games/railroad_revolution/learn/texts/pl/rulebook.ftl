# Zasady do czytania: komunikat dla każdego rozdziału i każdej części.

## O czym jest gra

# en: c2fa67ea
what-the-game-is = O czym jest gra
    .lead = Wygrywa, kto ma najwięcej punktów. Każdy z was prowadzi spółkę kolejową na wschodnim wybrzeżu Stanów Zjednoczonych, ma kilku pracowników, trochę pieniędzy i cały Zachód przed sobą. Układacie tory, otwieracie stacje i urzędy telegraficzne i awansujecie pracowników na menedżerów, którzy pomagają osiągać kamienie milowe.

# en: b2f1f822
what-the-game-is-the-table = Stół, część po części
    .says = Cztery obrazki pokazują, co leży na stole w środku gry.
    .picture-the-map = Mapa od Salt Lake City po wschodnie wybrzeże.
    .picture-the-lines = Linia telegrafu i ścieżki wyników.
    .picture-the-supply = Umowy i wspólny zapas.
    .picture-the-company = Plansza jednej spółki.
    .part-1 = Miasto: poziom, cena stacji, nagroda i premia za pierwszą stację.
    .part-2 = Pole toru. Każdy trójkąt kosztuje $100 więcej.
    .part-3 = Tor Zielonego.
    .part-4 = Stacja Zielonego.
    .part-5 = Sektor: jego udziały, udziały za pierwszy urząd i jego kafelek.
    .part-6 = Punkty za dwa sąsiednie urzędy.
    .part-7 = Znacznik na ścieżce wyników.
    .part-8 = Górna z dwóch umów.
    .part-9 = Pracownicy we wspólnym zapasie.
    .part-10 = Stos pociągów.
    .part-11 = Stos kamieni milowych.
    .part-12 = Twój osobisty zapas pracowników.
    .part-13 = Jedno z czterech pól akcji.
    .part-14 = Twój zapas torów i budynków. Nad nim jest cena sprzedaży.
    .part-15 = Pociąg awersem do góry.
    .part-16 = Otwarty kamień milowy: jego punkty, warunki i menedżerowie.

# en: 098c1735
what-the-game-is-aim = Cel
    .says = Wygrywa spółka z największą liczbą punktów. Punkty dają osiągnięte kamienie milowe, pociągi, sąsiednie urzędy telegraficzne i trzy ścieżki wyników, które mnożą to, co zbudujesz. Liczy się je dopiero na końcu.

# en: 9bc41ec0
what-the-game-is-open-table = Otwarty stół
    .says = Wszystko na planszach i przed graczami jest jawne: pieniądze, udziały, pracownicy, pociągi, otwarte i osiągnięte kamienie milowe. Tak samo odkryty kafelek umów, kafelki miast i telegrafu, użyte kafelki umów oraz to, ile kafelków zostało w każdym stosie.

# en: 383b53d7
what-the-game-is-what-nobody-knows = Czego nikt nie wie
    .says = Ukryta jest kolejność stosów kamieni milowych i kafelków umów. Dobrane kamienie milowe widzi gracz, który je dobiera; stół może postanowić, że widzą je wszyscy. Los jest tylko w tasowaniu, na początku i gdy skończą się kafelki umów; kości nie ma.

# en: 5f6cbfad
what-the-game-is-reconstructed = Co jest odtworzone
    .says = Instrukcja pokazuje budowę gry, ale nie każdą liczbę. Na potrzeby tego programu odtworzono: połowę miast, poziomy, połączenia i trójkąty na mapie; nagrody i koszty kafelków miast; większość liczb na linii telegrafu; umowy; prawie wszystkie kamienie milowe; kapitał początkowy $500; punkty i myta na ścieżkach wyników; ceny sprzedaży elementów. Drukowana gra może się w tym różnić.

# en: 57b93a60
what-the-game-is-words = Kilka słów
    .says = Twój osobisty zapas to pracownicy obok planszy; dostępni są oni i ci na twojej planszy, ale nie menedżerowie. Miasto jest przyłączone, jeśli dotyka go twój tor; Washington i Charlotte są przyłączone zawsze. Budynek jest w mieście stacją, a na linii telegrafu urzędem. Płacić to oddawać pieniądze, odrzucać to oddawać udziały lub pracownika do wspólnego zapasu.

## Przygotowanie

# en: 96a9d356
setting-up = Przygotowanie
    .lead = Stół przygotowuje się sam; wybierasz tylko kapitał początkowy. Przeczytaj ten rozdział, gdy zechcesz wiedzieć, dlaczego coś leży tam, gdzie leży.

# en: 20694d61
setting-up-what-you-begin-with = Z czym zaczynasz
    .says = Każda spółka ma $600, 3 udziały, 4 białych pracowników w osobistym zapasie i pociąg leżący awersem, który daje dwa awanse. Na planszy gracza leży w ośmiu sektorach 15 torów i 12 budynków; pierwszy tor leży między Washington i Charlotte. Dostajesz jeden kamień milowy A1 i jeden A2, a twoje znaczniki stoją na 0 wszystkich trzech ścieżek wyników.

# en: cb822788
setting-up-what-lies-on-the-table = Co leży na stole
    .says = Każde miasto dostaje kafelek swojego poziomu, sektory telegrafu 1, 2, 4, 5, 7 i 8 po jednym kafelku, a pierwszy kafelek umów zostaje odkryty. Są cztery stosy pociągów: przy czterech graczach po 5 z każdego rodzaju, przy trzech po 4, przy dwóch po 3. We wspólnym zapasie są na początku sami specjaliści; pozostali biali pracownicy wracają do pudełka.

# en: d44dd7b3
setting-up-neutral-buildings = Budynki neutralne
    .says = Przy trzech graczach budynki neutralne stoją w miastach San Francisco, Bismarck i Houston oraz w sektorach 2 i 5; przy dwóch w miastach San Diego, Salt Lake City, Duluth i Little Rock oraz w sektorach 1, 4 i 7. Zajmują pierwsze miejsce i nic więcej nie blokują. Nie należą do nikogo i nie punktują.

# en: fc187999
setting-up-endowments = Kapitał początkowy
    .says = Kafelków kapitału początkowego jest tyle, ilu graczy, a na każdym stoi specjalista. Pierwszy wybiera gracz po prawej stronie pierwszego gracza, potem kolejni przeciwnie do ruchu wskazówek zegara, a pierwszy gracz wybiera ostatni. Każdy kafelek rozpatruje się, zanim wybierze następny gracz. Specjaliści z kafelków nie leżą we wspólnym zapasie.

# en: 9ae06213
setting-up-what-they-give = Co daje
    .says = Pracownika bierzesz zawsze. Możesz też wziąć to, co pokazuje kafelek: do trzech kroków, z mytem; tor początkowy, bez ceny i umów; trzy udziały; budynek początkowy jako pierwszy urząd w sektorze z umową, bez udziałów i umów; budynek początkowy jako pierwszą stację w Washington lub Charlotte, bez ceny, nagrody i premii; wymianę pracownika; pociąg; albo $500.

# en: c6af4d40
setting-up-spare-pieces = Elementy początkowe
    .says = Tor początkowy i budynek początkowy nie należą do twojego zapasu, więc nie przybliżają końca gry. Pod każdym innym względem liczą się jak zwykły tor, stacja lub urząd. Niewykorzystane wracają do pudełka.

# en: afc0899b
setting-up-ready = Pięciu pracowników na początku
    .says = Po przygotowaniu każdy ma dokładnie pięciu dostępnych pracowników. Przed pierwszą turą nikt nie sprzedaje udziałów ani nie zatrudnia: myto za kroki z kapitału początkowego płaci się z $600 i 3 udziałów.

## Tura

# en: a079633c
the-turn = Tura
    .lead = Jeden pracownik, jedna akcja i następny gracz. Tura jest krótka, ale to, co uruchomi, może być długie.

# en: 719c82f2
the-turn-a-turn-in-pictures = Tura w obrazkach
    .says = Zielony gra całą turę.
    .picture-turn-place = 1. Biały pracownik idzie z zapasu na pole Stacja.
    .picture-turn-act = 2. Stacja w Chicago za $300. Biały pracownik awansuje pomarańczowego na kamień milowy.
    .picture-turn-end = 3. Na końcu tury kamień milowy jest osiągnięty: 18 punktów, a z trzech nowych Zielony zatrzymuje jeden.

# en: f448a403
the-turn-place-and-act = Umieść i działaj
    .says = Tury idą zgodnie z ruchem wskazówek zegara, zaczyna pierwszy gracz. W swojej turze musisz wziąć jednego pracownika z osobistego zapasu i umieścić go na polu Stacja, Kolej, Telegraf lub Handel swojej planszy. Potem wykonujesz tę akcję główną. Na jednym polu może stać dowolnie wielu pracowników dowolnych kolorów.

# en: ac5b9243
the-turn-completely = Akcję wykonuje się w całości
    .says = Akcję główną trzeba wykonać w całości. Akcji, której nie możesz dokończyć, nie możesz wybrać.

# en: 0df09c3a
the-turn-course-of-a-turn = Przebieg tury
    .says = Najpierw wracają twoi pracownicy, jeśli twój zapas jest pusty. Potem umieszczasz pracownika i wykonujesz części akcji w dowolnej kolejności, aż ją zakończysz. Następują umowy, jeśli coś je otworzyło; potem musisz mieć czterech pracowników, sprawdza się kamienie milowe wszystkich graczy, a na samym końcu to, czy gra się kończy.

# en: b83317ea
the-turn-optional = Co jest dobrowolne
    .says = Nagrody i premie są dobrowolne, w całości i w części. Zawsze bierze się pracownika z kapitału początkowego, udziały sektora wraz z udziałami za pierwszy urząd i pieniądze ze sprzedaży. Nagrodę złożoną z dwóch pracowników bierze się całą albo wcale.

# en: 8b44b0f9
the-turn-only-what-works = Tylko to, co działa
    .says = Nagroda, premia, efekt koloru, odwrócenie pociągu lub umowa jest do wyboru tylko wtedy, gdy po zapłaceniu ceny może coś zmienić. Pieniądze i udziały zawsze; pracownicy, jeśli jacyś leżą we wspólnym zapasie; pociąg, jeśli został jakiś stos; wszystko inne, jeśli można z tym zrobić choć jedną rzecz.

# en: 7abed281
the-turn-one-thing-at-a-time = Jedno po drugim
    .says = Kilka efektów następuje w podanej kolejności i z każdego można zrezygnować. Co zaczniesz, to kończysz albo przerywasz, zanim zrobisz coś innego. W międzyczasie wolno sprzedawać udziały i zatrudniać, ale nie w środku myta, wymiany czy wyboru pracownika.

# en: c0477203
the-turn-nothing-left = Tura z pustym zapasem
    .says = Jeśli twój zapas torów i budynków jest pusty, nic nie możesz zrobić i tura zostaje opuszczona: nie umieszczasz pracownika. Nadal wolno sprzedawać udziały i zatrudniać, a koniec tury przebiega jak zwykle. Mając choć jeden element, zawsze możesz handlować.

## Pracownicy

# en: 7023a4a1
workers = Pracownicy
    .lead = Pracowników masz najmniej ze wszystkiego. Wracają sami, można ich zatrudniać, odrzucać i awansować, ale czterech musi zawsze zostać.
    .worked = Zielony ma pięciu pracowników i $200; biały stoi na Handlu i awansuje jednego z nich. Po jeszcze jednym awansie zostałoby trzech; umożliwia go zatrudniony pracownik.
    .row-0 = krok · pracownicy · gotówka
    .row-1 = biały awansuje pomarańczowego · 4 · $200
    .row-2 = tor sprzedany za $700 · 4 · $900
    .row-3 = szary pracownik zatrudniony za $800 · 5 · $100
    .row-4 = pociąg odwrócony, turkusowy awansowany · 4 · $100

# en: 593cea29
workers-coming-home = Powrót
    .says = Jeśli na początku tury twój osobisty zapas jest pusty, wracają do niego wszyscy pracownicy z twojej planszy. Nic to nie kosztuje i nie jest akcją; potem rozgrywasz zwykłą turę. Dopóki w zapasie jest choć jeden, pozostali stoją, gdzie stoją, a umieszczasz kogoś z zapasu.

# en: a796d653
workers-four-remain = Czterech zostaje
    .says = Na końcu tury musisz mieć co najmniej czterech dostępnych pracowników; menedżerowie się nie liczą. W trakcie tury może ich być mniej, jeśli przed jej końcem znów będzie czterech, na przykład dzięki zatrudnieniu. To, po czym byłoby to już niemożliwe, jest niedozwolone.

# en: a1c16a4a
workers-in-other-turns = W cudzej turze
    .says = Przy umowie w turze innego gracza ani przez chwilę nie możesz mieć mniej niż czterech pracowników. Mając dokładnie czterech, najpierw zatrudnij, a potem awansuj lub odrzucaj. Wymiana liczy się jako jedna chwila.

# en: 024c363f
workers-common-supply = Wspólny zapas
    .says = Liczba pracowników jest ograniczona. Jeśli brakuje koloru, który masz wziąć, bierzesz inny, jaki chcesz; jeśli nie ma nikogo, nie bierzesz nikogo. Gdzie pokazane są dwa kolory, możesz wskazać także ten, którego brakuje, a potem wybrać inny. Gdzie wolno wziąć dowolny kolor, wybierasz spośród obecnych.

# en: 665a689f
workers-giving-and-taking = Oddawanie i branie
    .says = Odrzucony pracownik pochodzi z twojego zapasu lub planszy, jak wolisz; menedżerów odrzucać nie można. Nowy pracownik trafia do twojego zapasu i można go od razu awansować, odrzucić lub wymienić, ale umieścić dopiero od następnej tury. Kogo zatrudnisz przed umieszczeniem pracownika, tego możesz umieścić jeszcze w tej turze.

# en: 17bb9c53
workers-exchange = Wymiana
    .says = Jeden z twoich dostępnych pracowników zamienia się miejscem z jednym ze wspólnego zapasu. Nowy trafia do twojego osobistego zapasu, nawet jeśli stary stał na planszy. Dlatego pracownika z planszy można wymienić także na ten sam kolor: znów jest do umieszczenia. Z zapasu nic by to nie zmieniło i nie jest to do wyboru.

# en: dad5ede1
workers-just-placed = Właśnie umieszczony
    .says = Właśnie umieszczony pracownik liczy się jako stojący na twojej planszy. Możesz go w tej samej turze awansować, wymienić lub odrzucić, a jego efektu koloru nadal można użyć.

## Pieniądze, udziały i dowolna kolejność

# en: 249f0973
money = Pieniądze, udziały i dowolna kolejność
    .lead = Pieniędzy jest mało, a udziały to pieniądze, które potrafią więcej. Koszt akcji głównej płaci się na jej końcu, więc akcja może opłacić się sama.
    .worked = Zielony nie ma pieniędzy ani udziałów, a buduje pierwszą stację w Chicago za $300.
    .row-0 = krok · udziały · gotówka · do zapłaty
    .row-1 = stacja w Chicago · 0 · $0 · $300
    .row-2 = premia za pierwszą stację · 2 · $0 · $300
    .row-3 = dwa udziały sprzedane · 0 · $300 · $300
    .row-4 = koniec akcji · 0 · $0 · $0

# en: cd60399d
money-unlimited = Bez ograniczeń
    .says = Pieniądze i udziały we wspólnym zapasie nigdy się nie kończą.

# en: 7b7bea11
money-selling = Sprzedaż udziałów
    .says = Przy każdej swojej decyzji w turze możesz sprzedać jeden lub więcej udziałów, każdy za $150. Kupować udziałów nie można.

# en: 742d1242
money-hiring = Zatrudnianie
    .says = Za $800 bierzesz pracownika dowolnego koloru, który leży we wspólnym zapasie. Wolno to robić tyle razy, na ile wystarczy pieniędzy.

# en: 7119298e
money-when = Kiedy wolno sprzedawać i zatrudniać
    .says = Sprzedawać i zatrudniać wolno w każdym kroku własnej tury, dopóki trwa akcja i twoje umowy, a także gdy decydujesz o umowie w turze innego gracza. Nie wolno podczas przygotowania ani przy dobieraniu kamieni milowych.

# en: 69ef082c
money-any-order = Dowolna kolejność
    .says = Części akcji następują w kolejności, jaką wybierzesz: akcja główna, jej koszt, nagrody, premie i efekt koloru. Nagroda lub premia może więc przynieść pieniądze, którymi zapłacisz za akcję.

# en: d61927c5
money-no-credit = Bez kredytu
    .says = Czeka tylko koszt akcji głównej. Każdą inną cenę płaci się od razu i w całości z tego, co masz; jeśli brakuje gotówki, najpierw sprzedaj udziały. Pieniądze, których będzie potrzebować akcja główna, wolno wydać, dopóki da się jeszcze dokończyć turę.

# en: 35da8837
money-no-dead-ends = Bez ślepych uliczek
    .says = Wybór, po którym nie dałoby się dokończyć tury, jest niedostępny. Musi się dać dokończyć akcję główną, zapłacić jej koszt i zakończyć z czterema pracownikami.

## Stacja

# en: 7e4e03ed
station = Stacja
    .lead = Stacja stoi w przyłączonym mieście, ma swój koszt i przynosi nagrodę. Kto jest tam pierwszy, znajduje też premię.
    .worked = Zielony ma $400, 2 udziały i pięciu pracowników i buduje pierwszą stację w Chicago.
    .row-0 = krok · gotówka · udziały · pracownicy
    .row-1 = stacja w Chicago, do zapłaty $300 · $400 · 2 · 5
    .row-2 = główna nagroda: pomarańczowy pracownik · $400 · 2 · 6
    .row-3 = premia za pierwszą stację: 2 udziały · $400 · 4 · 6
    .row-4 = koniec akcji · $100 · 4 · 6

# en: 275dbe13
station-building = Budowa
    .says = Weź swój skrajny lewy budynek i postaw go w przyłączonym mieście. Płacisz koszt z górnej krawędzi miasta.

# en: 9cf4824c
station-where = Gdzie może stać
    .says = W każdym mieście możesz mieć jedną stację. Niedozwolone jest miasto nieprzyłączone i koszt, którego nie możesz zapłacić; bez budynku w zapasie stacji nie ma.
    .picture-station-allowed = Twoje tory docierają do Chicago.
    .picture-station-refused = Twoje tory nie docierają do Houston.

# en: c8b84c8c
station-primary-reward = Główna nagroda
    .says = Możesz wziąć to, co pokazuje miasto: kroki na ścieżkach wyników albo jednego lub dwóch pracowników. Gdy między dwoma kolorami jest kreska, bierzesz jeden z nich.

# en: 9dff198a
station-first = Pierwszy czy nie
    .says = Jeśli w mieście nie stoi żaden budynek, nawet neutralny, twój staje na pierwszym miejscu. Możesz wtedy wziąć premię za pierwszą stację, za jej cenę, jeśli ją ma. W przeciwnym razie staje po prawej, bez premii. Stacji może tam być dowolnie wiele.

# en: f6438b53
station-once-each = Po jednym razie
    .says = Główną nagrodę i premię bierze się w jednej akcji po jednym razie, i jeszcze raz dzięki turkusowemu lub szaremu pracownikowi. Można je wziąć przed zapłaceniem za stację.

# en: ee7c0774
station-home-cities = Washington i Charlotte
    .says = To miasta jak wszystkie inne, z nadrukowanym kafelkiem. Mają poziom 1, a tego nie wymaga żaden kamień milowy.

# en: 694933bf
station-free-station = Darmowa stacja
    .says = Umowa może dać darmową stację: twój skrajny lewy budynek staje w przyłączonym mieście, w którym nie masz stacji, na pierwszym miejscu, jeśli jest wolne. Nic nie kosztuje i nie daje nagrody ani premii.

## Kolej

# en: ea46fe7a
railroad = Kolej
    .lead = Dwa tory kosztują $400 i dodatkowo $100 za każdy trójkąt na ich drodze. Tory przyłączają miasta, a to, co jest pod nimi nadrukowane, liczy się do kamieni milowych.
    .worked = Zielony ma $600 i 3 udziały i układa tory do Chicago i do Little Rock: $400 + $200 + $300 = $900.
    .row-0 = krok · do zapłaty · gotówka · udziały
    .row-1 = Washington – Chicago, dwa trójkąty · $600 · $600 · 3
    .row-2 = Charlotte – Little Rock, trzy trójkąty · $900 · $600 · 3
    .row-3 = dwa udziały sprzedane · $900 · $900 · 1
    .row-4 = koniec akcji · $0 · $0 · 1

# en: 172db8b8
railroad-two-rails = Dwa tory
    .says = Weź dwa swoje skrajne lewe tory i połóż każdy na polu, które dotyka twojej sieci. Układasz je po kolei: pierwszy może otworzyć drogę drugiemu i nie muszą się stykać.
    .picture-rails-allowed = Pierwszy tor dociera do Chicago, drugi biegnie stamtąd dalej.
    .picture-rails-refused = Twoja sieć nie dociera ani do Kansas City, ani do Houston.

# en: 265b3f7b
railroad-price = Koszt
    .says = Akcja kosztuje $400 i $100 za każdy trójkąt przy polach, na których budujesz. Równiny nie kosztują nic więcej.

# en: 14ddb5bc
railroad-one-on-a-space = Jeden na polu
    .says = Na każdym polu możesz mieć jeden tor; inni też mogą położyć tam swoje. Pole, na którym można budować, zawsze się znajdzie.

# en: bbeb3cb9
railroad-exactly-two = Dokładnie dwa
    .says = Układasz dokładnie dwa tory. Jeśli w zapasie został tylko jeden, układasz go za pełne $400 i jego trójkąty. Bez torów, albo gdy nie możesz zapłacić, akcji nie można wybrać.

# en: be6c7e3e
railroad-deal-icons = Znaki umowy
    .says = Nowy tor na polu ze znakiem umowy otwiera po całej akcji umowy, nieważne, czy jesteś tam pierwszy. Dwa takie tory w jednej akcji też otwierają je tylko raz.

# en: 272a3107
railroad-free-rails = Darmowe tory
    .says = Darmowy tor to skrajny lewy tor twojego zapasu, a w przygotowaniu tor początkowy. Nie płacisz za niego $400 ani za trójkąty i nie otwiera umów. To, co nadrukowano na jego polu, i tak liczy się do kamieni milowych.

## Telegraf

# en: 3ed4929e
telegraph = Telegraf
    .lead = Urząd nic nie kosztuje, przynosi udziały i może stać w dowolnym sektorze. Sąsiednie urzędy punktują na końcu.
    .worked = Zielony nie ma gotówki, ma 1 udział i pięciu pracowników oraz urząd w sektorze 4. Sektor 5 daje 2 udziały i jeszcze 2 za pierwszy urząd; jego kafelek pokazuje $600. Na końcu gry sąsiednie sektory 4 i 5 są warte 5 punktów.
    .row-0 = krok · udziały · gotówka · pracownicy
    .row-1 = pierwszy urząd w sektorze 5 · 5 · $0 · 5
    .row-2 = biały pracownik odrzucony za kafelek · 5 · $600 · 4
    .row-3 = koniec akcji · 5 · $600 · 4

# en: 9e11bd0b
telegraph-office = Otwarcie urzędu
    .says = Weź swój skrajny lewy budynek i postaw go w dowolnym sektorze, w którym nie masz urzędu. Nic to nie kosztuje, nie trzeba sieci, a kolejność sektorów jest dowolna. W każdym może stać jeden twój urząd.
    .picture-office-allowed = W sektorze 5 nie masz jeszcze urzędu.
    .picture-office-refused = W sektorze 4 masz już urząd.

# en: e09a0f58
telegraph-shares = Udziały
    .says = Bierzesz tyle udziałów, ile mówi brązowa liczba sektora, nieważne, czy twój urząd jest pierwszy.

# en: e0a67f2c
telegraph-first = Pierwszy czy nie
    .says = Jeśli w sektorze nie stoi żaden budynek, nawet neutralny, twój staje na pierwszym miejscu i bierzesz też udziały według białej liczby. W przeciwnym razie staje po prawej, bez nich.

# en: 84b00db4
telegraph-tile = Pracownik za kafelek
    .says = Możesz odrzucić jednego pracownika, także właśnie umieszczonego, i wziąć to, co pokazuje kafelek sektora. Nie trzeba być tam pierwszym, a wolno to zrobić raz w akcji. Kafelek zostaje dla wszystkich do końca gry.

# en: 57ae4543
telegraph-deal-sectors = Sektory 3 i 6
    .says = Te dwa mają znak umowy i nie mają kafelka. Urząd w nich otwiera po całej akcji umowy.

# en: 5c489b03
telegraph-not-possible = Kiedy nie można
    .says = Bez budynku w zapasie nie można wybrać Telegrafu, podobnie z urzędem we wszystkich ośmiu sektorach.

# en: 10b162aa
telegraph-free-office = Darmowy urząd
    .says = Umowa może dać darmowy urząd: twój skrajny lewy budynek staje w sektorze, w którym nie masz urzędu, na pierwszym miejscu, jeśli jest wolne. Nie daje udziałów, kafelka ani umów.

## Handel i pociągi

# en: 93ee2bf1
trade-and-trains = Handel i pociągi
    .lead = Handel zamienia element twojego zapasu na pieniądze i odwraca pociągi. Pociąg ma dwie strony: 8 punktów albo wykorzystaną premię.
    .worked = Zielony ma $100, nie ma udziałów i ma dwa pociągi leżące awersem. W pierwszym niepustym sektorze, za $600, został jeden tor; następny sektor jest za $700.
    .row-0 = krok · gotówka · udziały · punkty za pociągi
    .row-1 = tor sprzedany za $600 · $700 · 0 · 16
    .row-2 = pociąg odwrócony na rewers: 3 udziały · $700 · 3 · 8
    .row-3 = następny Handel: ten sam znów na awers · $700 · 3 · 16
    .row-4 = budynek sprzedany za $700 · $1400 · 3 · 16

# en: 1619445e
trade-and-trains-selling-a-piece = Sprzedaż elementu
    .says = Usuwasz dokładnie jeden element ze skrajnego lewego niepustego sektora zapasu; jeśli są tam tory i budynki, wybierasz. Element wypada z gry, a ty bierzesz pieniądze nadrukowane nad sektorem. Handlu nie można wybrać tylko z pustym zapasem.

# en: 13e6de40
trade-and-trains-flip-with-the-sale = Odwrócenie przy sprzedaży
    .says = Przed sprzedażą lub po niej możesz odwrócić jeden swój pociąg. Jeśli jego premią jest tor, może on zabrać ostatni element sektora i wtedy sprzedajesz z następnego. Coś do sprzedania musi zostać.

# en: 3841c7fd
trade-and-trains-taking-a-train = Branie pociągu
    .says = Bierzesz pociąg z dowolnego niepustego stosu i kładziesz go przed sobą awersem. Możesz mieć kilka tego samego rodzaju, bez ograniczeń. Jeśli wszystkie stosy są puste, nie bierzesz nic.

# en: 099cbe84
trade-and-trains-face-down = Odwrócenie na rewers
    .says = Odwracasz pociąg leżący awersem i bierzesz jego premię, za jej cenę, jeśli ją ma; potem leży rewersem i nie daje punktów. Wolno to tylko wtedy, gdy premia może coś zmienić, ale nie trzeba z niej korzystać.

# en: 484c83c6
trade-and-trains-face-up = Odwrócenie na awers
    .says = Odwracasz pociąg leżący rewersem i jego 8 punktów znów się liczy. Nie daje to premii i jest zawsze dozwolone.

# en: 0091c359
trade-and-trains-two-flips = Dwa odwrócenia
    .says = Gdzie wolno odwracać dwa razy, mogą to być dwa pociągi albo dwa razy ten sam. Drugie odwrócenie można pominąć.

# en: 60d4dc5b
trade-and-trains-five-kinds = Pięć rodzajów
    .says = Pociągi dają jeden lub dwa awanse; $600; do trzech kroków; trzy udziały; albo darmowy tor za $100. Z jednym pociągiem pierwszego rodzaju zaczyna każdy; pozostałe cztery leżą w stosach.

## Kogo wysyłasz

# en: 618fc56a
colours = Kogo wysyłasz
    .lead = Biali pracownicy awansują innych; każdy z czterech specjalistów dodaje do każdej akcji głównej coś swojego. Wybór pracownika to połowa wyboru tury.
    .worked = Zielony ma $600, nie ma udziałów i ma pomarańczowego pracownika na Kolei. Dwa tory, każdy przez trzy trójkąty, kosztują $400 + $600 = $1000, a pomarańczowy przynosi $100 + 6 × $50 = $400.
    .row-0 = krok · do zapłaty · gotówka
    .row-1 = Denver – Salt Lake City · $700 · $600
    .row-2 = Salt Lake City – San Francisco · $1000 · $600
    .row-3 = efekt koloru pomarańczowego: $400 · $1000 · $1000
    .row-4 = koniec akcji · $0 · $0

# en: 2eea3652
colours-colour-effect = Efekt koloru
    .says = Efektu umieszczonego pracownika możesz użyć raz w turze, jeśli chcesz. Może nastąpić przed częściami akcji głównej, między nimi lub po nich, gdy tylko jest na czym go użyć.

# en: 58413a66
colours-white = Biały
    .says = Biały pracownik awansuje jednego z twoich pracowników. Specjalista może zrobić to samo zamiast własnego efektu, ale nigdy jedno i drugie.

# en: 070c5b6d
colours-on-station = Na Stacji
    .says = Fioletowy: zapłać $100 i odwróć pociąg, nawet przed wyborem miasta. Szary: weź premię za pierwszą stację za jej cenę, choć ktoś był tam przed tobą, albo drugi raz, jeśli twoja stacja jest pierwsza. Pomarańczowy: za stację nie płacisz, tylko za premie. Turkusowy: zapłać $300 i weź główną nagrodę jeszcze raz, z nowym wyborem koloru.

# en: 6eaa6443
colours-on-railroad = Na Kolei
    .says = Fioletowy: zapłać $300 i weź pociąg. Szary: weź 2 udziały. Pomarańczowy: gdy tory leżą, weź $100 i $50 za każdy trójkąt. Turkusowy: ułóż trzy tory zamiast dwóch za te same $400 i wszystkie trójkąty; na początku akcji potrzebne są trzy w zapasie i wtedy trzeba ułożyć wszystkie.

# en: a9ebd64f
colours-on-telegraph = Na Telegrafie
    .says = Fioletowy: wymień pracownika. Szary: weź udziały za pierwszy urząd, choć ktoś był tam przed tobą, albo dwa razy, jeśli twój jest pierwszy. Pomarańczowy: weź $100 za każdy udział, który właśnie przyniósł sektor, także za pierwszy urząd. Turkusowy: zapłać $400 i weź premię kafelka bez pracownika albo jeszcze raz; nie w sektorach 3 i 6.

# en: 2ac18829
colours-on-trade = Na Handlu
    .says = Fioletowy: do trzech kroków. Szary: przyjmij samodzielnie jedną z dwóch umów i weź jeden udział, którym możesz za nią zapłacić; potem od razu odkrywa się następny kafelek umów. Bez umowy nie ma udziału. Pomarańczowy: weź $100 za każdy swój pociąg, awersem lub rewersem. Turkusowy: odwróć jeszcze raz, choćby ten sam pociąg.

## Umowy

# en: 3bccd5a7
deals = Umowy
    .lead = Znak umowy pod nowym torem albo urząd w sektorze 3 lub 6 otwiera dwie umowy na stole. Kosztują udziały, a skorzystać z nich może każdy.
    .worked = Zielony ma $500 i 4 udziały i układa tory z Kansas City do Houston, ze znakiem umowy, i do Denver. Umowy to darmowy tor za 2 udziały oraz pomarańczowy pracownik za 2 udziały i $100.
    .row-0 = krok · gotówka · udziały
    .row-1 = Zielony płaci za tory $400 · $100 · 4
    .row-2 = Zielony: darmowy tor, Denver – Salt Lake City · $100 · 2
    .row-3 = Zielony: także pomarańczowy pracownik · $0 · 0
    .row-4 = Pomarańczowy miał $200 i 3 udziały: pracownik · $100 · 1

# en: 1ff39c3f
deals-when = Kiedy następują umowy
    .says = Umowy następują najwyżej raz w turze, po całej akcji. To, co daje umowa, nigdy nie otwiera kolejnych umów, nawet darmowy tor na znaku umowy.

# en: b76b6322
deals-price = Cena
    .says = Umowa kosztuje od jednego do czterech udziałów, i pieniądze, jeśli są podane. Odrzucasz udziały, płacisz i bierzesz nagrodę.

# en: 0a8c94e4
deals-who-takes-part = Kto może przyjąć umowę
    .says = Gracz, którego jest tura, może nie przyjąć żadnej umowy, przyjąć jedną albo obie, w dowolnej kolejności. Potem zgodnie z ruchem wskazówek zegara każdy inny może przyjąć jedną albo żadnej. Tę samą umowę może przyjąć kilku graczy.

# en: 9fe95854
deals-who-is-asked = Kiedy gra cię pyta
    .says = Gra pyta cię tylko wtedy, gdy możesz przyjąć umowę, w razie potrzeby po sprzedaży udziałów lub zatrudnieniu; umowy, której nagroda nic by nie zmieniła, przyjąć nie można. We własnej turze trwa to, aż spasujesz, masz obie albo żadna nie jest już możliwa, i nie można skończyć z mniej niż czterema pracownikami. Kto decyduje później, widzi, co poprzedni zostawili z pracowników, pociągów i pierwszych miejsc.

# en: 8b7ac776
deals-what-there-is = Co dają umowy
    .says = Umowy dają wymianę pracownika; darmowy tor, stację lub urząd; jeden lub dwa awanse po $100; jedno lub dwa odwrócenia pociągów; pociąg; pokazanych pracowników; albo kroki.

# en: a706318e
deals-next-tile = Następny kafelek
    .says = Gdy wszyscy zdecydują, kafelek odkłada się i odkrywa następny. Jeśli żaden nie został, najpierw tasuje się użyte, razem z tym.

## Menedżerowie i kamienie milowe

# en: 2cd40116
milestones = Menedżerowie i kamienie milowe
    .lead = Kamienie milowe to większość twoich punktów. Każdy wymaga czegoś na mapie i menedżerów, a po łatwiejszych przychodzą trudniejsze, od A do D.
    .worked = Kamień milowy A za 18 punktów wymaga dwóch przyłączonych miast poziomu 2, stacji w mieście poziomu 2 i pomarańczowego menedżera. Zielony przyłączył już Chicago i Little Rock. Biały pracownik na Stacji buduje w Chicago za $300 i awansuje pomarańczowego. Na końcu tury kamień milowy zostaje osiągnięty, menedżer trafia do wspólnego zapasu, a z trzech kamieni milowych B Zielony zatrzymuje jeden.

# en: 58c64a1e
milestones-promoting = Awans
    .says = Awansować to przenieść dostępnego pracownika na wolne miejsce jednego z twoich otwartych kamieni milowych. Pracownik jest wtedy menedżerem. Żaden warunek kamienia nie musi być jeszcze spełniony.

# en: 442e406d
milestones-colours-of-places = Kolory miejsc
    .says = Miejsca na A, B i C przyjmują tylko pokazany kolor, miejsca na D dowolny, także biały. Pracownika, dla którego nie ma miejsca, awansować nie można.

# en: 03fbb363
milestones-managers-stay = Menedżerowie zostają
    .says = Menedżerowie nie są dostępnymi pracownikami. Dopóki kamień milowy nie jest osiągnięty, nie można ich przenosić, wymieniać ani odrzucać.

# en: 6f4e05f6
milestones-how = Jak awansować
    .says = Awansuje biały pracownik, specjalista zamiast własnego efektu albo efekt, który tak mówi. Dwa awanse następują po kolei, na ten sam kamień milowy albo na dwa, a drugi można pominąć.

# en: eed61313
milestones-complete = Osiągnięcie
    .says = Kamień milowy jest osiągnięty, gdy zajęte są wszystkie jego miejsca i zachodzą wszystkie warunki. Sprawdza się to na końcu każdej tury, po umowach, u wszystkich graczy, zaczynając od tego, którego była tura. Dzieje się to samo i nie można tego odłożyć.

# en: e9d1ee0d
milestones-what-then = Co dzieje się potem
    .says = Menedżerowie trafiają do wspólnego zapasu, a kafelek zatrzymujesz rewersem dla jego punktów. Na jego miejsce przychodzi następna litera: po A jest B, po B jest C, po C jest D, po D nic. Dobierasz trzy kafelki i jeden musisz zatrzymać; dwa pozostałe idą pod stos.

# en: 0905cb5c
milestones-two-at-once = Dwa naraz
    .says = Jeśli dwa twoje kamienie milowe zostaną osiągnięte naraz, oba się odwraca, a potem wymienia po kolei. Jeśli mają różne litery, wybierasz, który najpierw.

# en: 861b2940
milestones-conditions = Warunki
    .says = Są cztery rodzaje: tyle przyłączonych miast danego poziomu; twoje stacje w tylu miastach danego poziomu; tyle torów na polach ze znakiem umowy; tyle torów na równinach albo na polach z jednym, dwoma lub trzema trójkątami. Poziom i liczba trójkątów muszą się zgadzać dokładnie.

# en: 4e71e133
milestones-nothing-is-used-up = Nic się nie zużywa
    .says = Warunki patrzą na to, co leży na mapie, i niczego nie zużywają: jeden tor lub jedna stacja może służyć kilku kamieniom milowym. Pierwszy tor, z Washington do Charlotte, nie służy żadnemu.

# en: 7611719f
milestones-end-of-the-line = Koniec szeregu
    .says = Nowy kafelek nie ma menedżerów, więc nie może zostać osiągnięty przy tym sprawdzeniu, przy którym go dobierasz. Po dwóch osiągniętych D nie masz otwartego kamienia milowego i nikogo nie możesz awansować. Na końcu ostatniej tury gry kamienie milowe można jeszcze osiągnąć, ale nowych się nie dobiera.

## Trzy ścieżki wyników

# en: dfdb4ee2
tracks = Trzy ścieżki wyników
    .lead = Trzy znaczniki wspinają się po trzech ścieżkach wyników, a na końcu każdy mnoży to, co zbudujesz. Pod koniec gry jeden krok może być wart sześć punktów lub więcej.
    .worked = Zielony ma 2 przyłączone miasta poziomu 5, 5 stacji, 3 urzędy i trzy kroki od fioletowego pracownika na Handlu. Wszystkie znaczniki stoją na 0.
    .row-0 = krok · myto · punktów więcej
    .row-1 = Sieć na 3 · brak · 2 × 3 = 6
    .row-2 = Sieć na 6 · 1 udział · 2 × 3 = 6
    .row-3 = Stacje na 1 · brak · 5 × 1 = 5

# en: 3f030320
tracks-a-step = Krok
    .says = Krok przesuwa jeden twój znacznik o jedną pozycję w górę. Kilka kroków można rozdzielić między ścieżki wyników.

# en: c0e3d489
tracks-tolls = Myto
    .says = Gdzie między dwiema pozycjami nadrukowano myto, płacisz je, przechodząc: pieniądze, udziały albo pracownika z zapasu lub planszy. Jeśli nie możesz zapłacić, nie możesz zrobić kroku. Każdy gracz płaci każde myto sam.

# en: 32f9c2fb
tracks-up-to = Najwyżej tyle
    .says = Możesz zrobić mniej kroków, niż dostajesz; reszta przepada. Na szczycie ścieżki wyników nie ma dalszego kroku. Na jednej pozycji może stać kilka znaczników.

# en: a16ab8e4
tracks-what-they-count = Co liczą
    .says = Sieć liczy przyłączone miasta poziomu 5, Stacje twoje stacje we wszystkich miastach, Telegraf twoje urzędy. Punkty twojej pozycji mnoży się przez tę liczbę.

## Koniec i punkty

# en: b7e25f05
end-and-points = Koniec i punkty
    .lead = Koniec nadchodzi, gdy czyjś zapas jest pusty aż do logo. Runda zostaje dokończona, każdy ma jeszcze jedną turę, a potem liczą się już tylko punkty.
    .worked = Sąsiednie urzędy trzech graczy: 5 punktów między sąsiadami od sektora 1 do 5, 8 punktów od 5 do 8.
    .row-0 = spółka · urzędy w sektorach · punkty
    .row-1 = Zielony · 1, 3, 4 · 5
    .row-2 = Pomarańczowy · 1, 2, 3, 6, 7 · 5 + 5 + 8 = 18
    .row-3 = Błękitny · 2, 5, 7 · 0

# en: eec3130f
end-and-points-signal = Sygnał
    .says = Koniec jest bliski, gdy z czyjegoś zapasu ubyło 13 torów i 10 budynków, zbudowanych lub sprzedanych: sektory na lewo od logo są puste. Sprawdza się to na końcu każdej tury u wszystkich graczy, bo może to sprawić umowa w cudzej turze. Liczy się tylko pierwszy raz.

# en: af13a82c
end-and-points-last-turns = Ostatnie tury
    .says = Runda zostaje dokończona, aż do gracza po prawej stronie pierwszego gracza. Potem każdy rozgrywa dokładnie jedną turę. Wszystkie zasady obowiązują nadal, a kamienie milowe można osiągać do końca ostatniej tury.

# en: 01d72d3f
end-and-points-trains-and-milestones = Pociągi i kamienie milowe
    .says = Każdy pociąg leżący awersem jest wart 8 punktów. Każdy osiągnięty kamień milowy jest wart tyle, ile na nim podano, otwarty nic.

# en: 05aa34fd
end-and-points-points-of-tracks = Ścieżki wyników
    .says = Sieć: punkty twojej pozycji za każde różne przyłączone miasto poziomu 5; stacja nie jest tam potrzebna. Stacje: za każdą twoją stację, także w Washington i Charlotte. Telegraf: za każdy twój urząd.

# en: d327b244
end-and-points-links = Sąsiednie urzędy
    .says = Za każdą parę sąsiednich sektorów z twoimi urzędami w obu dostajesz nadrukowane 5 lub 8 punktów. Inni, którzy mają tam urzędy, też je dostają.

# en: f5609aed
end-and-points-what-does-not-count = Co nie punktuje
    .says = Pieniądze, udziały, pracownicy i reszta zapasu nie dają punktów.

# en: cc38ebc6
end-and-points-winner = Zwycięzca
    .says = Wygrywa, kto ma najwięcej punktów. Przy remisie wygrywa więcej pieniędzy, licząc każdy udział za $150. Jeśli i to jest równe, zwycięstwo jest wspólne.

## Częste pomyłki

# en: 314fa4bd
often-got-wrong = Częste pomyłki
    .lead = W co wierzą nawet doświadczeni gracze.

# en: f5712d12
often-got-wrong-four-workers = Menedżerowie liczą się do czterech pracowników.
    .says = Nie: na końcu tury musi zostać czterech innych. W trakcie tury może ich być mniej.

# en: 5b78a4a9
often-got-wrong-price-first = Za stację trzeba zapłacić, zanim weźmie się jej premię.
    .says = Koszt akcji głównej płaci się na końcu akcji. Mogą go pokryć dwa udziały z premii.

# en: 446f0127
often-got-wrong-work-and-promote = Specjalista używa swojego efektu i awansuje.
    .says = Jedno z dwojga na turę, nigdy jedno i drugie.

# en: 0135819a
often-got-wrong-first-of-players = Premię dostaje pierwszy gracz w mieście.
    .says = Tylko jeśli nie stoi tam żaden budynek, a neutralne też się liczą.

# en: 3217fb68
often-got-wrong-at-least = Miasto poziomu 4 wystarczy za poziom 3.
    .says = Nie wystarczy: kamienie milowe wymagają dokładnie tego poziomu. Tak samo trzy trójkąty to nie dwa.

# en: 982645a8
often-got-wrong-free-pieces = Darmowy tor lub urząd otwiera umowy.
    .says = Darmowe elementy nie dają nic więcej: ani udziałów, ani nagrody, ani umów. Liczą się jednak do kamieni milowych i punktów.

# en: 5c7ae6f0
often-got-wrong-two-signs = Dwa znaki umowy otwierają umowy dwa razy.
    .says = Tylko raz. I tylko gracz, którego jest tura, może przyjąć obie umowy.

# en: 02ca87a7
often-got-wrong-level-five = Ścieżka wyników Sieć wymaga stacji.
    .says = Miasta poziomu 5 wystarczy przyłączyć torami.

# en: 66a95ddb
often-got-wrong-sleeping-train = Pociąg jest zawsze wart 8 punktów.
    .says = Leżąc na końcu rewersem, nie daje nic. Odwróć go na czas z powrotem.

# en: 39ea051c
often-got-wrong-home-when-you-like = Pracownicy wracają, kiedy chcesz.
    .says = Tylko wtedy, gdy na początku tury twój zapas jest pusty.
