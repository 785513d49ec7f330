# The words of the game, explained: see docs/teaching.md.

# en: 024608e4
city = miasto
    .forms = miasto, miasta, mieście, miastem, miastu, miast, miastom, miastach, miastami
    .says = Miejsce, które ma kolor. Przyjmuje kostki tego koloru i tory ze wszystkich sześciu stron.

# en: 16f11bc7
town = miasteczko
    .forms = miastecz*
    .says = Przystanek bez koloru. Kończy jedno połączenie i zaczyna następne, ale nie przyjmuje kostek.

# en: d41a2fcb
link = połączenie
    .forms = połączenie, połączenia, połączeń, połączeniach, połączeniu, połączeniem, połączeniami, połączeniom
    .says = Ukończone tory między dwoma różnymi miastami lub miasteczkami. Każde połączenie, po którym jedzie kostka, daje właścicielowi 1 dochodu.

# en: b759758e
unfinished = nieukończona linia
    .forms = nieukończon* lini*, nieukończon* odcin*, nieukończon*
    .says = Tory, które nie dochodzą jeszcze na obu końcach do miasta lub miasteczka. Tracisz je, jeśli ich nie przedłużysz w następnej budowie.

# en: dcd4e773
open-end = otwarty koniec
    .forms = otwart* koń*, otwart* kon*
    .says = Wolny koniec nieukończonej linii. Tylko ten kawałek toru można obrócić.

# en: 2f69522d
disc = znacznik
    .forms = znacznik*
    .says = Krążek w kolorze spółki. Pokazuje, czyje jest połączenie albo nieukończona linia; każda spółka ma ich dwadzieścia.

# en: e56788ff
tile = żeton
    .forms = żeton*
    .says = Sześciokąt z torami. W budowie kładziesz lub wymieniasz trzy, jako Inżynier cztery.

# en: 90e0d67a
share = akcja
    .forms = akcja, akcje, akcji, akcję, akcją, akcjami, akcjach
    .says = Od razu daje $5, co turę kosztuje $1, a na końcu 3 punkty. Nigdy nie można jej odkupić.

# en: fb9fa8fc
income = dochód
    .forms = dochód, dochodu, dochodem, dochodzie, dochody, dochodów
    .says = Tyle spółka dostaje w każdej turze: $1 za każdy punkt dochodu. Na końcu to 3 punkty za każdy.

# en: eec5982a
expenses = rachunek
    .forms = rachun*, wydat*
    .says = Tyle płacisz na końcu każdej tury: $1 za każdą akcję i $1 za każdy poziom parowozu.

# en: fd7ef405
reduction = redukcja
    .forms = redukcj*
    .says = Na końcu tury wysokie dochody spadają: od 11 o 2, od 21 o 4, od 31 o 6 i tak dalej.

# en: 0dcae51c
engine = parowóz
    .forms = parowóz, parowoz*
    .says = Mówi, po ilu połączeniach możesz przewieźć kostkę, od 1 do 6. Każdy poziom kosztuje $1 co turę.

# en: 5a8b7633
cube = kostka
    .forms = kostka, kostki, kostkę, kostką, kostkom, kostkach, kostkami, kostek, kostce, towar, towary, towarów, towaru
    .says = Sztuka towaru. Jedzie z miasta do miasta i w pierwszym mieście swojego koloru wychodzi z gry.

# en: 18f2c5a2
display = tablica towarów
    .forms = tablic* towarów, tablica, tablicy, tablicę, tablicą
    .says = Tabela obok planszy z kostkami, które dopiero przyjdą: kolumna dla każdego miasta, opróżniana przez kości.

# en: f5cf06da
new-city = Nowe Miasto
    .forms = now* miast*, now* mieście
    .says = Miasto, które Urbanizacja stawia na miasteczku. Ma kolor i kolumnę na tablicy towarów.

# en: c2a85e38
urbanization = Urbanizacja
    .forms = urbanizacj*
    .says = Działanie, którym w budowie, przed pierwszym żetonem, zakładasz Nowe Miasto.

# en: db18e0cc
production = Produkcja
    .forms = produkcj*
    .says = Działanie, którym przed rzutem dokładasz dwie kostki z woreczka na tablicę towarów.

# en: 3a318ea8
engineer = Inżynier
    .forms = inżynier*
    .says = Działanie, dzięki któremu kładziesz cztery żetony zamiast trzech.

# en: 5f570b44
pass = Pas w kolejności
    .forms = pas* w kolejności, pas, pasem, pasu
    .says = Działanie, które pozwala w następnej licytacji raz spasować i zostać.

# en: 3bdc6b6c
ruin = upadek
    .forms = upad*
    .says = Kto nie może zapłacić rachunku, traci za to dochód. Spółka, której dochód spadłby poniżej zera, wypada z gry.
