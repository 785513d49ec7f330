# The words of the game, explained: see docs/teaching.md.

# en: 569e2b35
city = miasto
    .forms = miasto, miasta, mieście, miastem, miastu, miast, miastom, miastach, miastami
    .says = Żeton, który ma kolor i tor na wszystkich czterech brzegach. Przychodzi z dwoma towarami i przyjmuje towary swojego koloru.

# en: d5ab43fe
good = towar
    .forms = towar, towary, towarów, towarem, towaru, towarami, towarze, towarom
    .says = Kostka w jednym z czterech kolorów. Dostarczona w pierwszym mieście swojego koloru jest warta 2 punkty.

# en: 43c1eee8
steam = punkty pary
    .forms = punkt* pary, pkt pary, pary
    .says = Napędza pociąg. Dają ją żetony, woda i węgiel, kosztuje każdy krok jazdy, a w kotle mieści się najwyżej 6.

# en: 53c64565
boiler = kocioł
    .forms = kocioł, kotła, kotle, kotłem, kotły, kotłów, kotłach
    .says = Są w nim twoje punkty pary, od 0 do 6. To, co się nie mieści, przepada.

# en: cf492200
run = jazda
    .forms = jazda, jazdę, jazdy, jeździe, jazdach, jazdą, jazd
    .says = Tura, w której rusza się twój pociąg: krok po kroku po torach, bez nawrotu, aż się zatrzymasz.

# en: 32c0e678
step = krok
    .forms = krok, kroki, kroku, kroków, krokiem, krokach
    .says = Z jednego toru lub miasta na następny. Kosztuje 1 punkt pary, na wzgórze 2, na tor z innym pociągiem o 1 więcej.

# en: 7758b473
curve = zakręt
    .forms = zakręt, zakręty, zakrętem, zakręcie, zakrętu, zakrętami, zakrętów
    .says = Zagięty tor. Jeśli jazda przez zakręt kosztowała więcej niż 2 punkty pary, na końcu decyduje kość.

# en: ffdc6ef6
derail = wykolejenie
    .forms = wykolej*, wykolei*
    .says = Kość nie pokazała więcej, niż punktów pary wydano ponad 2: pociąg i towary wracają tam, skąd ruszyły, a punkty pary przepadają.

# en: bf229ac5
circuit = objazd
    .forms = objazd, objazdu, objazdy, objazdem, objazdów, objazdami
    .says = Tor, który przez co najmniej dwa miasta wraca do początku i który pociąg mógłby cały przejechać bez nawrotu.

# en: dded8b77
marker = znacznik objazdu
    .forms = znacznik* objazd*, znacznik, znaczniki, znaczników, znacznika, znacznikiem
    .says = Dostaje go, kto zamknie nowy objazd. Jest ich siedem, każdy wart 1 punkt.

# en: 4f2f54f7
hill = wzgórze
    .forms = wzgórz*
    .says = Tor, na który wjazd kosztuje 2 punkty pary zamiast 1. Liczy się jako jeden żeton.

# en: fdf45efd
bridge = most
    .forms = most, mosty, mostu, mostem, mostów, moście, mostach
    .says = Dwa proste tory, które krzyżują się, ale nie łączą: pociąg zostaje na tym, którym przyjechał.

# en: 0e1f0b92
double-curve = podwójny zakręt
    .forms = podwójn* zakręt*, podwójn* zakręc*
    .says = Dwa zakręty na jednym żetonie, które się nie łączą. Każdy jest osobnym torem.

# en: 9ca545ba
junction = rozgałęzienie
    .forms = rozgałęzie*
    .says = Tor, który się rozdziela. Pociąg może wybrać tylko odnogi, które prowadzą dalej od strony, z której przyjechał.

# en: f68cff21
dead-end = ślepy tor
    .forms = ślep* tor*
    .says = Tor, który kończy się na żetonie. Jazda tam się kończy; w następnej turze pociąg wraca, skąd przyjechał.

# en: a9397319
water-tower = wieża wodna
    .forms = wież* wodn*, wieży wodn*
    .says = Jeśli na początku tury stoi przy niej twój pociąg, możesz poświęcić turę i wziąć 4 punkty pary.

# en: 5f45f7d3
coal = węgiel
    .forms = węgiel, węgla, węglem, węglu, węglowi
    .says = Każdy dostaje pięć kostek, gdy leży dwunaste miasto. Spalona na początku tury kostka daje 1 punkt pary, na późniejsze tury.

# en: 78527791
display = wystawione miasta
    .forms = wystawion* miast*, wystawion*, wystawk*
    .says = Dwa odkryte miasta z towarami, z których każdy może wziąć jedno.

# en: 39a9ff80
symbol = żeton ze znakiem
    .forms = żeton* ze znakiem, ze znakiem, znak
    .says = Żeton, który można wyłożyć także na istniejący tor.
