# The words of the game, explained: see docs/teaching.md.

# en: 74d34676
silver = srebro
    .forms = srebr*
    .says = Pieniądze gry. Dają je ładunki, które dojechały; kosztują budowa, pojazdy i myto.

# en: 4d130959
start-cube = kostka startowa
    .forms = kost* startow*, kostka, kostkę, kostki
    .says = Kto ją ma, jest pierwszy w każdym kroku rundy. Potem dostaje ją drugi.

# en: 924154b5
control-card = karta sterująca
    .forms = kart* sterując*
    .says = W każdej rundzie dobiera się jedną i od razu wykonuje: ceny, pogoda, zniżki.

# en: 7a5fbcd3
era = era
    .forms = era, ery, erze, erę, er, erach, erą
    .says = Jedna z czterech części gry po 24, 24, 16 i 16 rund. Każda przynosi nowe drogi i pojazdy.

# en: 90ad29c4
facility = zakład
    .forms = zakład, zakłady, zakładu, zakładów, zakładem, zakładzie, zakładach, zakładami, zakładom
    .says = Miasto, farma lub wytwórnia na mapie. Daje i bierze towary na stacjach obok siebie.

# en: 4425b6cd
station = stacja
    .forms = stacj*
    .says = Stoi obok zakładów i jest końcem twoich linii. Każda należy do jednego rodzaju: drogowa, tramwajowa, kolejowa, maglev.

# en: 9d22c317
port = port
    .forms = port, porty, portu, portów, portem, portami, porcie, portach
    .says = Stacja statków na prostym albo wygiętym na zewnątrz wybrzeżu.

# en: 509ea9da
seat = siedziba
    .forms = siedzib*
    .says = Twoja pierwsza stacja drogowa, numer 0. Tam staje budynek centralny.

# en: 9de1b980
route = trasa
    .forms = trasa, trasy, trasę, tras, trasie, trasą, trasach
    .says = Ukończona droga między dwiema twoimi stacjami jednego rodzaju. Jest zapisywana i punktuje na końcu.

# en: bd439f7a
line = linia
    .forms = linia, linie, linii, linię, linią, liniach, liniami, liniom
    .says = Wiersz tablicy frachtu: dwie stacje, towar tam, towar z powrotem i pojazdy, które jeżdżą w obie strony.

# en: e218dc04
freight-board = tablica frachtu
    .forms = tablic* frachtu, tablic*
    .says = Tablica z dwunastoma wierszami: pięć dla dróg, cztery dla torów, trzy dla statków.

# en: 08dc3f7b
token = żeton
    .forms = żeton*
    .says = Każdy załadowany kierunek linii trzyma jeden żeton towaru. Gdy nie ma żadnego, nikt nie załaduje tego towaru od nowa.

# en: 2a4a1235
load = ładunek
    .forms = ładun*
    .says = Co pojazdy linii wiozą w jedną stronę. Po przyjeździe płaci ilość razy cena i 1 srebro za pole.

# en: 5193d1d6
toll = myto
    .forms = myto, myta, mytem, mycie
    .says = Za każdy kafelek przeciwnika, którego użył opłacony ładunek, oddajesz mu 1 srebro.

# en: d810e328
joint-tile = wspólny kafelek
    .forms = wspóln* kafel*
    .says = Kafelek przeciwnika, do którego dodano twoje wyjście. Do końca gry jest dla obojga darmowy.

# en: c996e62a
class = klasa
    .forms = klas*
    .says = Droga jest tak dobra jak jej najgorsza część. Klasa mówi, jak szybki jest tam pojazd i czy w ogóle może jechać.

# en: c3ea6924
couple = sprzęganie
    .forms = sprzęg*
    .says = Pojazdy jednego rodzaju na jednej linii jadą jak jeden i ładują razem to, co mieszczą wszystkie.

# en: f66daa29
central-building = budynek centralny
    .forms = budyn* centraln*
    .says = Stoi na twojej stacji 0. Z nim stacja może być końcem kilku linii, a nowsze pojazdy mogą stawać na starych stacjach.

# en: 6fd2b7db
modernise = modernizacja
    .forms = moderniz*
    .says = Zmiana kafelków i stacji na lepszy rodzaj. Trasa zyskuje tylko, gdy zmodernizuje się każda jej część.

# en: d5db0ded
portal = portal
    .forms = portal*
    .says = Jeden z dwóch końców tunelu, na wolnym lądzie.

# en: dedfbf29
bridge = most
    .forms = most, mosty, mostu, mostem, moście, mostów, mostach
    .says = Prowadzi drogę prosto przez rzekę: o 4 drożej, przez wielką rzekę o 8.

# en: 4c4d57ca
personality = osobistość
    .forms = osobistoś*
    .says = Karta gry zaawansowanej, którą grasz przez całą grę: zmienia ci ceny, prędkości lub koszty.
