# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 8ab543d1
endow_pick = Przed pierwszą turą każdy bierze jeden kapitał początkowy i pracownika, który na nim stoi. Pierwszy gracz wybiera jako ostatni.
    .matters = Najpierw patrz na kolor pracownika: twoje dwa kamienie milowe pokazują, jakich chcą menedżerów. Z darów $500 i trzy udziały są mniej więcej równe, pociąg jest wart 8 punktów i swoją premię.
    .mistake = Nie patrz tylko na dar: liczy się też pracownik.

# en: b8964e2c
start_rail = Twój tor początkowy idzie na dowolne pole przy twojej sieci, za darmo. Nie otwiera umowy.
    .matters = Najwięcej jest wart w górach, gdzie trójkąty kosztowałyby do $300. Patrz też, do którego miasta sięga i jaki znak zakrywa: kamienie milowe je liczą.
    .mistake = Nie kładź go z przyzwyczajenia na najtańszym polu.

# en: c7f1478d
start_office = Twój budynek początkowy staje się urzędem w sektorze 3 lub 6, za darmo, na pierwszym miejscu. Nie daje udziałów i nie otwiera umowy.
    .matters = Połączenia między urzędami dają punkty, a te obok sektora 6 dają więcej niż te obok sektora 3. Później pierwsze miejsce będzie już zajęte.
    .mistake = Nie licz na udziały sektora; ten dar ich nie daje.

# en: 455d5d2d
start_station = Twój budynek początkowy staje się stacją w Washington albo Charlotte. Nic nie kosztuje i nie daje nagrody ani premii.
    .matters = Nie zbudujesz tam ponownie, więc rezygnujesz z pracownika tego miasta: zostaw miasto, którego kolorów chcą twoje kamienie milowe. Stacja liczy się na ścieżce Stacje.
    .mistake = Nie bierz miasta, którego pracownik będzie ci potrzebny.

# en: 8c37bbfb
place = Postaw jednego pracownika z zapasu na Stacji, Kolei, Telegrafie albo Handlu. Potem wykonujesz tę akcję w całości.
    .matters = Pracownik i akcja to jedna decyzja: każdy kolor dodaje każdej akcji coś innego. Telegraf i Handel nic nie kosztują, Kolej $400 i więcej, Stacja $200 do $600. Najpierw kamień milowy, któremu brakuje jednej rzeczy.
    .mistake = Nie wysyłaj specjalisty tam, gdzie wystarczyłby biały: zabraknie go, gdy by się przydał.

# en: 4042b25b
action = Wykonaj akcję swojego pracownika: czego wymaga, potem jej nagrody, w dowolnej kolejności. Koszt płacisz na końcu akcji, więc może go pokryć to, co akcja przyniesie.
    .matters = Weź wszystko, zanim skończysz: nagrodę miasta, premię pierwszego miejsca, kafelek za pracownika, awans. Znaki umowy na torach oraz sektory 3 i 6 otwierają umowy: miej wtedy udziały.
    .mistake = Nie kończ akcji, zanim weźmiesz nagrodę.

# en: d3bb738f
deal = Umowy są otwarte: zapłać udziały i weź to, co umowa daje, albo spasuj. W swojej turze możesz wziąć obie, w cudzej jedną.
    .matters = Udział jest wart $150: umowa jest dobra, jeśli oszczędza więcej za każdy udział. Dzięki awansowi możesz osiągnąć kamień milowy nawet w cudzej turze. To, co zostawisz, może wziąć następny gracz.
    .mistake = Nie sprzedawaj udziałów tuż przed otwarciem umów.

# en: 947f22f7
milestone = Kamień milowy osiągnięty; dobrane są trzy z następną literą: zatrzymaj jeden. Jeśli osiągasz dwa naraz, najpierw wskaż, który wymienić pierwszy.
    .matters = Patrz, co już jest zrobione, i na kolory menedżerów: A, B i C chcą pokazanych kolorów, D przyjmie każdego. Myśl o pozostałych turach: kamień, którego nie osiągniesz, nic nie daje.
    .mistake = Nie zatrzymuj tego z największą liczbą punktów. Punkty różnią się niewiele, praca o kilka tur.

# en: 1ebb0e4e
promote = Przenieś jednego pracownika na miejsce jego koloru na otwartym kamieniu milowym. Jest wtedy menedżerem i nie liczy się do czterech, których musisz zachować.
    .matters = Awansuj tego, kto stoi na planszy, przed świeżym w tym samym kolorze: już pracował. Najpierw kamień milowy, którego warunki są spełnione; będzie gotowy na koniec tej tury.
    .mistake = Nie awansuj świeżego specjalisty, by zostawić zmęczonego.

# en: 8c0c471d
steps = Przesuń swoje znaczniki, krok po kroku, na dowolnej z trzech ścieżek wyników. Niewykorzystane kroki przepadają.
    .matters = Krok jest wart tyle, o ile podnosi, razy to, co liczy ścieżka: urzędy, stacje albo miasta poziomu 5 w twojej sieci. Licz przed każdym krokiem, także to, co dopiero będzie. Niektóre kroki kosztują myto.
    .mistake = Nie wspinaj się po ścieżce z największymi liczbami zamiast z największym iloczynem.

# en: 3efca2b7
toll = Ostatni krok ścieżki kosztuje pracownika: wybierz, kogo oddajesz. Może być z zapasu albo z planszy.
    .matters = Biali przed specjalistami. Na koniec tury musi zostać czterech, inaczej zatrudniasz za $800.
    .mistake = Nie oddawaj specjalisty, którego chcesz właśnie awansować.

# en: d4c17379
exchange = Wybierz pracownika, który idzie do wspólnego zapasu; potem bierzesz za niego innego. Ich liczba się nie zmienia.
    .matters = Lepiej oddać tego z planszy: nowy przychodzi do zapasu i w następnej turze możesz go umieścić. To najtańsza droga do koloru, którego brakuje kamieniowi milowemu.
    .mistake = Nie oddawaj świeżego, by zostawić zmęczonego.

# en: 95f1d5ea
exchange_take = Wybierz pracownika, który do ciebie dołącza. Od razu jest w twoim zapasie.
    .matters = Najpierw kolor, którego brakuje kamieniowi milowemu, potem kolor, którego efekt pasuje do następnej akcji.
    .mistake = Nie bierz koloru, który masz już dwa razy.

# en: 7e3bcf3c
worker = Weź pracownika dowolnego koloru ze wspólnego zapasu. Jeśli twojego koloru nie ma, weź inny.
    .matters = Myśl o menedżerach obu kamieni milowych i o następnej turze: pomarańczowy na drogą stację lub góry, turkusowy na trzeci tor, szary na pierwsze miejsce, fioletowy na kroki.
    .mistake = Nie bierz z przyzwyczajenia białego: przydaje się wszędzie, ale nigdzie szczególnie.

# en: 0dead3ee
train = Weź pociąg z dowolnego stosu, który został. Leży przed tobą awersem do góry: 8 punktów.
    .matters = Wybierz premię, której użyjesz, gdy go odwrócisz. Odwrócony w dół i znów w górę daje jedno i drugie, jeśli zostały na to dwa odwrócenia.
    .mistake = Nie zapominaj odwracać swoich pociągów.

# en: c6199b0a
flip = Odwróć pociąg: w dół daje swoją premię, w górę oddaje swoje 8 punktów. Dwóch odwróceń możesz użyć na jednym pociągu.
    .matters = W dół wcześnie, w górę późno: na koniec gry wszystkie powinny leżeć awersem do góry.
    .mistake = Nie odwracaj pociągu w dół w ostatniej turze dla premii wartej mniej niż 8 punktów.

# en: 8238d764
free_rail = Połóż jeden tor z zapasu przy swojej sieci, bez $400 i bez trójkątów. Nie otwiera umowy.
    .matters = Najpierw góry: trzy trójkąty to $300. Znaki liczą się do kamieni milowych. Bierzesz go z zapasu, co przybliża koniec.
    .mistake = Nie kładź go na równinie, gdzie kosztowałby mało.

# en: e302cdd5
free_station = Postaw jeden budynek z zapasu w przyłączonym mieście bez twojej stacji. Bez kosztu, nagrody i premii.
    .matters = Wybierz miasto, którego nagrody nie potrzebujesz lub które jest drogie, albo poziom, którego chce kamień milowy.
    .mistake = Nie oddawaj miasta, którego nagrodą byłoby dwóch pracowników.

# en: 90b5315c
free_office = Postaw jeden budynek z zapasu w sektorze bez twojego urzędu. Nie daje udziałów, kafelka ani umowy.
    .matters = Szukaj połączeń: luka między dwoma twoimi urzędami jest warta najwięcej. Sektor z małą liczbą udziałów kosztuje cię najmniej.
    .mistake = Nie bierz sektora z wieloma udziałami, bo je stracisz.
