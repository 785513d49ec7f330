# The words of the game, explained: see docs/teaching.md.

# en: 0a84a4eb
city = miasto
    .forms = miasto, miasta, mieście, miastem, miastu, miast, miastom, miastach, miastami
    .says = Pole, które ma kolor. Leżą na nim kostki, przyjmuje kostki swojego koloru i mogą się tam zacząć tory.

# en: 68100d19
town = miasteczko
    .forms = miastecz*
    .says = Przystanek bez koloru. Żeton miasteczka kończy tam jedno połączenie i zaczyna następne; kostki tylko przejeżdżają.

# en: 1a8d011d
link = połączenie
    .forms = połączenie, połączenia, połączeń, połączeniach, połączeniu, połączeniem, połączeniami, połączeniom
    .says = Ukończone tory między dwoma miastami lub miasteczkami. Za każdym razem, gdy kostka ich użyje, właściciel dostaje punkt.

# en: 403fdd84
incomplete = nieukończone połączenie
    .forms = nieukończon* połącze*, nieukończon*
    .says = Tory, które nie dochodzą na obu końcach do miasta lub miasteczka. Przepadają, jeśli ich nie przedłużysz w następnej budowie.

# en: ef0354d1
open-end = otwarty koniec
    .forms = otwart* koń*, otwart* kon*
    .says = Miejsce, gdzie nieukończone połączenie się urywa. Można stamtąd budować dalej albo zmienić kierunek.

# en: 1bfa3de9
exit = wyjście
    .forms = wyjście, wyjścia, wyjść, wyjściami, wyjściem, wyjściu
    .says = Bok żetonu, którym wychodzi z niego tor. Każde wyjście żetonu kosztuje $1.

# en: 58f0432f
redirect = zmiana kierunku
    .forms = zmian* kierunku, zmienić kierunek, zmieniasz kierunek, zmienia kierunek
    .says = Obrócenie otwartego końca nieukończonego połączenia na inny bok, po $1 za wyjście. To nie jest przedłużenie.

# en: 9accf171
improve = ulepszanie
    .forms = ulepsz*
    .says = Wymiana żetonu na taki, który ma więcej torów. Wszystko, co tam leżało, zostaje ze swoim właścicielem. Ulepszać można też lokomotywę.

# en: 0a55511f
cube = kostka
    .forms = kostka, kostki, kostkę, kostką, kostek, kostkami, kostkom, kostkach, kostce
    .says = Sztuka towaru. Jedzie ze swojego miasta po połączeniach do pierwszego miasta swojego koloru.

# en: 3a0e24c1
supply = zapas towarów
    .forms = zapas* towarów
    .says = Dwanaście pól z kostkami obok mapy. Do gry wprowadzają je Rozwój miasta i Urbanizacja; nigdy się ich nie uzupełnia.

# en: 8069944c
locomotive = lokomotywa
    .forms = lokomotyw*
    .says = Jej poziom, od 1 do 6, mówi, po ilu połączeniach możesz dostarczyć kostkę.

# en: b119bca0
income = dochód
    .forms = dochód, dochodu, dochodem, dochodzie, dochody
    .says = Tyle dostajesz w każdej rundzie, albo płacisz, gdy jest poniżej 0. Jest od −10 do 10; na końcu 2 kroki to 1 punkt, a każdy poniżej zera kosztuje 2.

# en: 5321bbc9
points = punkty zwycięstwa
    .forms = punkt* zwycięstwa
    .says = Rozstrzygają grę. Punkty za dostawę bierzesz albo wszystkie jako punkty zwycięstwa, albo wszystkie jako dochód.

# en: 38322be3
raise-money = pozyskanie pieniędzy
    .forms = pozysk*
    .says = Bank daje $5 za każdy krok dochodu, z którego rezygnujesz. W grze podstawowej dzieje się to samo, gdy musisz płacić.

# en: 446678c2
action-tile = płytka akcji
    .forms = płyt* akcji
    .says = Jedna z siedmiu płytek, w każdej rundzie jedna dla każdego. Daje prawo, a jej numer to twoje miejsce w następnej rundzie.

# en: f083be8a
city-growth = Rozwój miasta
    .forms = rozw* miasta
    .says = Płytka akcji, dzięki której przenosisz kostki z jednego pola zapasu do nadrukowanego miasta.

# en: 83f481fa
urbanization = Urbanizacja
    .forms = urbanizacj*
    .says = Płytka akcji, dzięki której stawiasz na miasteczku Nowe Miasto z kostkami.

# en: f61b11e4
new-city = Nowe Miasto
    .forms = now* miast*, now* mieście
    .says = Żeton miasta, który zastępuje miasteczko. Ma własny kolor; cztery z ośmiu są szare.

# en: dc2596bb
growth-marker = znacznik rozwoju
    .forms = znacznik* rozwoju
    .says = Pokazuje, że miasto miało już swój Rozwój miasta: każde nadrukowane miasto raz w grze.

# en: 54cc3fec
upkeep = utrzymanie
    .forms = utrzymani*
    .says = W grze standardowej w każdej rundzie odejmuje się poziom lokomotywy od dochodu.

# en: 4da892e5
bankrupt = bankructwo
    .forms = bankruc*, bankrut*, zbankrut*
    .says = Kto nie może zapłacić ujemnego dochodu nawet po pozyskaniu wszystkiego, odpada z gry.
