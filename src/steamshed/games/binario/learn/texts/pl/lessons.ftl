# Lekcje: jedna wiadomość na lekcję i jedna na każdy krok.

## Runda w pięciu krokach

# en: 21f6bf98
five-steps = Runda w pięciu krokach
    .idea = Każda runda ma te same pięć kroków, a ładunek płaci w drugim.
    .know-1 = Runda: karta, ruch, budowa, handel, tablice frachtu.
    .know-2 = Ładunek płaci, gdy dociera: jednostki razy cena i 1 za każde pole drogi.
    .know-3 = Kostka startowa po każdej rundzie zmienia właściciela; kto ją ma, zaczyna.
    .know-4 = W rundzie budujesz najwyżej jedną rzecz.

# en: dcb33b6b
five-steps-step-1 = Po 80 rundach wygrywają punkty: najwięcej dają twoje pojazdy, potem stacje. Srebro jest po to, by je kupić. Każda runda ma pięć kroków. Grasz kolorem zielonym, rywal pomarańczowym. Masz krótką drogę i trzy wozy konne ze zbożem. Pierwszy krok to karta sterująca.
    .pin-1 = Twoja stacja 0. Obsługuje farmę na południu.
    .pin-2 = Twoja stacja 1. Obsługuje Venezię na północy.
    .pin-3 = Trzy wozy ze zbożem, o jedno pole od celu.
    .pin-4 = Karty leżą w dwóch stosach. Masz kostkę startową, więc wybierasz.
    .ask = Dobierz kartę tej rundy z dowolnego stosu.
    .otherwise = Najpierw karta: wybierz jeden z dwóch stosów.
    .after = Dobre żniwa: zboże płaci dziś o 1 więcej za jednostkę, 4 zamiast 3. Potem krok 2 wykonał się sam: każdy pojazd ruszył o jedno pole, a twoje wozy dotarły. Przywiozły 3 jednostki po 4 i jeszcze 4 za 4 pola drogi, razem srebra: { $told_silver }. Masz { $silver }.

# en: 11352cf8
five-steps-step-2 = Krok 3 to budowa: jedna droga lub tory, para portów, budynek centralny albo coś ulepszonego. To jedna rzecz na rundę, więc warto pomyśleć. Dziś niczego nie potrzebujesz.
    .pin-1 = Twoje srebro. Budowa je wydaje, dostawy je przynoszą.
    .ask = Pomiń krok budowy.
    .answer-1 = Droga to piękna rzecz, a zbudujemy ją w następnej lekcji. Tu tylko zobacz, jak przebiega runda.
    .answer-2 = Lepsze stacje dają punkty na końcu, ale ta lekcja tylko przechodzi przez rundę.
    .answer-3 = Samotna stacja nic nie zarabia, dopóki nie dojdzie do niej droga. Zostaw to na dziś.
    .otherwise = Wszystko, co można budować, będzie w swojej lekcji. Na razie idź dalej.
    .after = Budujesz przed Pomarańczowym, bo masz kostkę; rywal jest drugi i też nic nie buduje. Twoje srebro to wciąż { $silver }.

# en: 4fcf1df1
five-steps-step-3 = Krok 4 to handel: pojazdy ze wspólnego zapasu. Oboje kupujecie z tego samego, a czego nie ma, tego nie ma. Twoje trzy wozy są zajęte, więc nic nie trzeba.
    .pin-1 = Wozy konne, które zostały dla was obojga: { $stock_cart }.
    .ask = Zakończ krok handlu.
    .answer-1 = Kupiony, ale gdzie ma jeździć? Ta linia ma już trzy wozy, więcej sprzęgnąć nie można. Nowy stałby w zajezdni.
    .answer-2 = Dyliżans wozi tylko pocztę i pasażerów, między dwoma miastami. Ty masz drogę do jednego.
    .otherwise = To może poczekać, aż będzie potrzebne jakiejś linii.
    .after = Handel skończony. Został jeden krok: tablice frachtu.

# en: 8286336d
five-steps-step-4 = Krok 5 to tablice frachtu. Tam otwierasz i zmieniasz linie: skąd, dokąd, z czym. Twoja działa dobrze: wozy stoją w Venezii i zabiorą pestycyd na farmę.
    .pin-1 = Twoja linia: tam zboże, z powrotem pestycyd, trzy wozy.
    .ask = Zakończ krok frachtu, a z nim rundę.
    .answer-1 = Zamknięta: towary wracają do zapasu, a wozy do zajezdni. Linię, która zarabia, lepiej zostawić w spokoju.
    .answer-2 = Linię, która stoi na stacji, można zmienić. Ta jest już załadowana w obie strony.
    .otherwise = Zostaw linię, jak jest, i zakończ.
    .after = Runda { $round }: kostka przeszła do Pomarańczowego, a jego karta to spokojne czasy. Twoje wozy są w drodze powrotnej; rund do celu: { $in_road_1 }. Taki jest rytm każdej rundy.

## Twoja pierwsza droga

# en: 8710744a
first-road = Twoja pierwsza droga
    .idea = Droga łączy dwie stacje, a stacja obsługuje miejsca obok siebie.
    .know-1 = Stacja obsługuje każde miejsce, które ma z nią wspólny bok.
    .know-2 = Wszystko z jednego kroku budowy płaci się naraz i dopiero, gdy jest kompletne.
    .know-3 = Droga gruntowa: 2 za kafelek, las 1 więcej, wzgórze 2 więcej. Podstawowa stacja: 6.
    .know-4 = Jeden krok budowy: najwyżej dwie stacje i droga między nimi.

# en: 8686fb37
first-road-step-1 = Witaj. Grasz kolorem zielonym, rywal pomarańczowym. Wygrywa największa liczba punktów: na końcu punktują pojazdy, stacje, drogi i srebro. Zaczynasz z 200 srebra i pustą mapą, a najpierw budujesz drogę. Droga potrzebuje stacji na każdym końcu, a stacja obsługuje każde miejsce, które dotyka jednego z jej czterech boków.
    .pin-1 = Farma sprzedaje zboże.
    .pin-2 = Venezia kupuje zboże. Jak każde miasto.
    .pin-3 = Ta łąka dotyka farmy.
    .ask = Zacznij drogę gruntową: pierwszy koniec na łące na północ od farmy, 4,6.
    .answer-1 = Bystre oko: 3,7 dotyka farmy i obozu drwali, a w grze może to być wiele warte. W tej lekcji weź łąkę na północ od farmy.
    .answer-2 = Ta łąka też dotyka farmy, ale leży po jej drugiej stronie: droga do Venezii byłaby dłuższa.
    .answer-3 = Ta łąka nie dotyka farmy, więc nie dałoby się tam ładować jej zboża. Która łąka ma z nią wspólny bok?
    .answer-4 = „Kafelek po kafelku” jest do szczególnych planów. Wybierz dwa końce, a program zaproponuje drogi z cenami.
    .answer-5 = Kolej konna jeździ po własnych torach: 3 za kafelek i 8 za stację, gdy droga gruntowa kosztuje 2 i 6. Najpierw droga.
    .answer-6 = Statki będą w jednej z dalszych lekcji. Farma i miasto są blisko siebie, więc wystarczy droga.
    .answer-7 = Pojedyncza stacja jest dozwolona, ale wtedy droga to drugi krok budowy. Zbuduj oba końce i drogę naraz.
    .answer-8 = Możesz nie budować, ale masz jeden krok budowy na rundę i 80 w całej grze. Wykorzystaj ten.
    .otherwise = Wybierz drogę gruntową, potem łąkę 4,6.
    .BI-STN-02 = Stamtąd stacja nie obsługiwałaby żadnego miejsca. Weź łąkę, która ma wspólny bok z farmą, zakładem albo miastem.
    .after = Pierwszy koniec jest zaznaczony, na razie ołówkiem. Nic się nie płaci, dopóki nie jest wybrana cała droga.

# en: ced49f5f
first-road-step-2 = Teraz drugi koniec. Venezii dotykają trzy łąki. Im bliżej siebie stacje, tym prędzej wóz jest na miejscu.
    .pin-1 = Na południe od Venezii, trzy kroki od pierwszego końca.
    .pin-2 = Na wschód od Venezii, też trzy kroki.
    .pin-3 = Na północ od Venezii, pięć kroków.
    .ask = Wybierz łąkę na południe od Venezii, 2,5.
    .answer-1 = Równie blisko i równie dobrze. W tej lekcji weź łąkę na południe od Venezii, by pasowały następne obrazki.
    .answer-2 = Dotyka Venezii, ale droga jest o dwa pola dłuższa. Dłuższa droga płaci przy każdej dostawie trochę więcej, a trwa dużo dłużej.
    .answer-3 = Ta łąka dotyka obozu drwali, który niczego nie kupuje. Poszukaj takiej, która dotyka Venezii.
    .answer-4 = Droga może się tam kończyć, ale Venezia nie byłaby obsługiwana.
    .otherwise = Stacja musi mieć wspólny bok z Venezią.
    .after = Oba końce są wybrane. Teraz program proponuje do pięciu dróg, najtańszą pierwszą.

# en: 02e232f1
first-road-step-3 = Kafelek drogi gruntowej kosztuje 2 na łące, 3 w lesie i 4 na wzgórzu. Mosty kosztują więcej, a gór i jezior nie da się przejść. Kształt nic nie kosztuje: zakręt jest tak tani jak prosta.
    .pin-1 = Las: kafelek droższy tu o 1 srebro.
    .ask = Wybierz najtańszą drogę.
    .answer-1 = Ta sama długość, ale przez las: 5 srebra zamiast 4. Nic się tu przez to nie zyskuje.
    .answer-2 = Ta droga jest dłuższa, niż trzeba: więcej kafelków do zapłaty i więcej rund w drodze.
    .otherwise = Pierwsza propozycja jest najtańsza.
    .after = Dwa kafelki, 4 srebra. Zostaje wybór wielkości stacji.

# en: d82c8bec
first-road-step-4 = Podstawowa stacja kosztuje 6 i ma miejsce na dwie drogi. Rozbudowana kosztuje 10, ma miejsce na trzy i daje na końcu 10 punktów więcej. Później można ją powiększyć za 5.
    .pin-1 = Tu stanie stacja 0: siedziba twojej spółki.
    .ask = Weź na obu końcach podstawową stację.
    .answer-1 = Dozwolone, ale trzeci bok nie ma jeszcze nic do roboty. W pierwszych rundach 4 srebra to pół wozu, a wozy zarabiają.
    .otherwise = Na razie wystarczy mała.
    .after = Dwa kafelki za 4 i dwie stacje za 12, razem srebra: { $silver_less }, zostaje { $silver }. Twoja pierwsza stacja drogowa zawsze dostaje numer 0, to siedziba spółki. Gotowa droga jest trasą i będzie się liczyć do punktów.

## Wozy i linia

# en: 7102558c
first-line = Wozy i linia
    .idea = Sama droga nic nie zarabia: linia potrzebuje towarów, pojazdów i wiersza na tablicy frachtu.
    .know-1 = Pojazdy czekają w zajezdni, aż weźmie je linia.
    .know-2 = Linia bierze jeden żeton towaru na każdy załadowany kierunek.
    .know-3 = Pola liczą się z obiema stacjami; czas kursu wynika z pól i pojazdu.
    .know-4 = Sprzęgnięte pojazdy dodają ładunki, a są tak szybkie jak jeden.

# en: d4f6f02d
first-line-step-1 = Twoja droga z farmy do Venezii jest gotowa. Wóz konny kosztuje 8 srebra i wozi 1 jednostkę czegokolwiek. Na jednej linii można sprzęgnąć do trzech wozów, a trzy są tak szybkie jak jeden.
    .pin-1 = Wozy konne we wspólnym zapasie: { $stock_cart }.
    .pin-2 = Wóz wołowy wozi 2, ale jest wolniejszy i kosztuje 12.
    .ask = Kup trzy wozy konne i zakończ handel.
    .answer-1 = Jeden wóz przyniósłby 1 × 3 + 4 = 7 srebra za kurs. Trzy przynoszą 13 w tym samym czasie: droga i jej wiersz są te same.
    .answer-2 = Dwa wozy przynoszą 10 srebra za kurs, trzy 13. Trzeci kosztuje 8 i spłaca się po trzech ładunkach.
    .answer-3 = Na jednej linii można sprzęgnąć tylko trzy; czwarty czekałby w zajezdni. Wystarczą trzy.
    .answer-4 = Dwa wozy wołowe załadują 4 jednostki, ale potrzebują na tę drogę 4 rund, konne 3. Najpierw spróbuj koni.
    .answer-5 = Droga bez pojazdów to tylko widok. Najpierw jakieś kup.
    .otherwise = Te nie mają jeszcze twojej drogi, torów ani portu, by jeździć. Ta droga chce trzech wozów konnych.
    .after = Trzy wozy za { $silver_less } srebra, zostaje { $silver }. Stoją w zajezdni i czekają na linię.

# en: 2315b2bf
first-line-step-2 = Linia to jeden wiersz tablicy frachtu: skąd, dokąd, towar tam, towar z powrotem, pojazdy. Każdy załadowany kierunek bierze jeden żeton tego towaru ze wspólnego zapasu i go zatrzymuje. Zboże jest w tej grze warte 3 za jednostkę.
    .pin-1 = Żetony zboża, które zostały: { $left_grain }.
    .pin-2 = Twój pierwszy wiersz z pięciu dla dróg.
    .pin-3 = Ładuje zboże na farmie.
    .pin-4 = Rozładowuje je w Venezii.
    .ask = Otwórz linię drogową ze stacji 0 do stacji 1: tam zboże, wszystkie trzy wozy; potem zakończ.
    .answer-1 = Wozy pojechałyby do Venezii puste, a pusty kurs nic nie płaci. Farma ma zboże.
    .answer-2 = Wiersz jest twój i żeton wzięty, ale bez wozów nic nie rusza. Czekają w twojej zajezdni.
    .answer-3 = Jeden wóz ładuje 1 jednostkę. Masz trzy, a razem są równie szybkie.
    .answer-4 = Dwa wozy ładują 2 jednostki. Trzeci nie miałby nic do roboty.
    .answer-5 = Z Venezii linia zaczęłaby się innym towarem. To dobry pomysł na następną lekcję; tu zacznij od farmy.
    .answer-6 = Wozy stałyby w tej rundzie w zajezdni. Najpierw daj im pracę.
    .otherwise = Spójrz jeszcze raz na wiersz: z 0 do 1, zboże, trzy wozy.
    .BI-GOOD-01 = Farma nie ma takiego towaru albo Venezia go nie kupuje. Farma sprzedaje zboże i słomę, a Venezia chce zboża.
    .after = Pola drogi z obiema stacjami: { $cells_road_1 }. Wóz potrzebuje rundy na każde pole i oszczędza jedną na każde cztery; czas kursu w rundach: { $trip_road_1 }. Zaczęła się runda { $round } i wozy ruszyły po raz pierwszy; zostało rund: { $in_road_1 }.

# en: 451a2b4c
first-line-step-3 = Teraz linia jeździ sama. Można budować i kupować dalej; dziś niech wozy się toczą. W większości rund jest coś małego do zrobienia, w niektórych nic.
    .pin-1 = W drodze, zostało rund: { $in_road_1 }.
    .ask = Nic więcej w tej rundzie nie rób: pomiń budowę i zakończ oba następne kroki.
    .answer-1 = Dobra myśl na prawdziwą grę. Tutaj poczekaj na pierwszy ładunek, zanim wydasz więcej.
    .answer-2 = Więcej pojazdów wymaga więcej linii. Poczekaj na pierwszy ładunek.
    .otherwise = Po prostu przepuść tę rundę.
    .after = Runda { $round }: kostka jest znów twoja.

# en: 6c65c619
first-line-step-4 = Masz kostkę, więc dobierasz kartę. Wozy jadą w kroku 2, cokolwiek zrobisz potem. Jeszcze jedna runda i są na miejscu.
    .pin-1 = Gdy dotrze, zapłaci { $pays_road_1 }.
    .ask = Dobierz kartę, a potem przepuść też tę rundę.
    .answer-1 = Kuszące. Poczekaj na pierwszy ładunek, potem buduj, co chcesz.
    .otherwise = Dobierz, pomiń budowę, zakończ handel i fracht.
    .after = Pierwszy ładunek dotarł: 3 wozy × 3 srebra + 4 pola = { $told_silver }. Masz { $silver } srebra. Wozy zawracają i muszą jechać do domu, z ładunkiem czy bez.

## Tam i z powrotem

# en: d0ccc3d7
there-and-back = Tam i z powrotem
    .idea = Ładuj w obu kierunkach, a tam wysyłaj droższy towar: jego cena obowiązuje w obie strony.
    .know-1 = Drogę powrotną i tak się jedzie: załaduj ją.
    .know-2 = Jedna linia, jedna cena: towaru tam.
    .know-3 = Stacja początkowa tam, gdzie droższy towar.
    .know-4 = Oba kierunki mogą wozić różne towary, każdy ze swoim żetonem.

# en: cb8d236f
there-and-back-step-1 = Twoje wozy zawiozły zboże do Venezii i tam stoją. Do domu i tak pojadą, a pusty kurs nic nie płaci. Linię, która stoi na stacji, można zmienić, a farmy kupują od miast pestycyd.
    .pin-1 = Wozy stoją tutaj, gotowe jechać do domu puste.
    .pin-2 = Żetony pestycydu, które zostały: { $left_pesticide }.
    .pin-3 = Tam zboże, z powrotem nic: { $rate_road_1 } srebra na rundę.
    .ask = Zmień linię: daj jej pestycyd na drogę powrotną, a resztę zachowaj.
    .answer-1 = Wtedy zboża nie ma i znów płaci tylko jeden kierunek. Zachowaj zboże i wypełnij drugą stronę.
    .answer-2 = Wozy wciąż wracają puste. Co kupuje farma?
    .answer-3 = Wozy opuściłyby linię i odpoczywały. Są potrzebne tutaj.
    .answer-4 = Wozy musiałyby odpoczywać trzy rundy, zanim ruszą gdzie indziej, więc nic się nie oszczędza.
    .answer-5 = Ta droga za chwilę. Najpierw wypełnij pusty kurs wozów, które stoją w Venezii.
    .answer-6 = Wtedy następna dostawa nic nie płaci: trzy rundy bez srebra.
    .otherwise = Zmień linię 1: tylko jej towar z powrotem.
    .after = Wozy od razu zabierają pestycyd do domu i dostaną { $pays_road_1 }. Linia daje zamiast 2,2 teraz { $rate_road_1 } srebra na rundę, tylko za jeden żeton. Pestycyd, który został: { $left_pesticide }.

# en: 916ecf8b
there-and-back-step-2 = Masz też drogę z winiarni do Győr, w połowie ulicę samego miasta, która jest darmowa. Wino jest warte 5, pestycyd 4. Ale linia ma jedną cenę w obie strony: towaru tam.
    .pin-1 = Obsługuje winiarnię: sprzedaje wino, kupuje pestycyd.
    .pin-2 = Obsługuje Győr: kupuje wino, sprzedaje pestycyd.
    .pin-3 = Żetony wina, które zostały: { $left_wine }.
    .ask = Otwórz linię z trzema wozami tak, by oba kierunki płaciły wyższą cenę, i zakończ.
    .answer-1 = Załadowane w obie strony, brawo. Ale tam jedzie pestycyd, więc i wino jedzie po 4: { $rate_road_2 } srebra na rundę. Która stacja powinna być początkowa?
    .answer-2 = Wino po 5, a do domu pusto: { $rate_road_2 } srebra na rundę. Winiarze coś w mieście kupują.
    .answer-3 = Towary są dobre. Wszystkie trzy wozy razem są tak szybkie jak jeden.
    .answer-4 = Jeden kierunek pusty, a cenę wyznacza tańszy towar. Ta droga może dać więcej.
    .answer-5 = Trzy wozy stałyby bezczynnie w zajezdni.
    .otherwise = Spójrz na oba towary i na to, który jedzie tam.
    .after = Wino jedzie tam po 5, a pestycyd wraca po 5: 3 × 5 + 4 = { $pays_road_2 } srebra za każdy kurs, który trwa { $trip_road_2 } rundy. To { $rate_road_2 } srebra na rundę, jedna z najlepszych linii wczesnej gry.

## Statki i srebro na rundę

# en: 4cb3b4bf
silver-a-round = Statki i srebro na rundę
    .idea = Porównuj pojazdy zapłatą dzieloną przez czas kursu, nigdy samą szybkością ani ładownością.
    .know-1 = Dwa porty to trasa morska; morze między nimi jest darmowe.
    .know-2 = Srebro na rundę = zapłata za kurs dzielona przez jego rundy; połowa, jeśli jedna strona jest pusta.
    .know-3 = Wiersze: 5 drogi, 4 kolej, 3 statki.
    .know-4 = Poczta i pasażerowie jeżdżą z miasta do miasta, w obie strony.

# en: efbd15a8
silver-a-round-step-1 = Dwa porty to cała trasa morska: między nimi nic nie trzeba budować. Port stoi na wybrzeżu i obsługuje miejsca obok, jak każda stacja. Podstawowy port kosztuje 10.
    .pin-1 = Wybrzeże obok Venezii.
    .pin-2 = Wybrzeże obok Győr.
    .pin-3 = Wybrzeże obok przystani rybackiej.
    .ask = Zbuduj dwa podstawowe porty: dla Venezii na 1,4 i dla Győr na 6,1.
    .answer-1 = Ryby z przystani rybackiej do Győr: można, ale rybacy niczego nie kupują, więc co drugi kurs jest pusty. Dwa miasta mają pocztę i pasażerów w obie strony.
    .answer-2 = Sam jeden port czeka na drugi, a to kolejny krok budowy. Zbuduj oba naraz.
    .answer-3 = Wtedy miasta zostają bez statku, a krok budowy tej rundy przepada.
    .otherwise = Dla pasażerów oba końce muszą obsługiwać miasto: Venezię i Győr.
    .after = { $silver_less } srebra za drogę morską długości 13 pól: 11 morza i dwa porty. Na morzu długa droga nic nie kosztuje, a każde pole dodaje 1 srebro do każdej dostawy.

# en: 0f77cb56
silver-a-round-step-2 = Do kupienia są trzy statki. Z pasażerami po 4: koga (20 srebra) przynosi 25 co 9 rund, karawela (24) przynosi 21 co 7, galeon (34) przynosi 33 co 10. Rozróżnia je tylko jedna liczba: srebro na rundę.
    .pin-1 = Koga: 3 jednostki, 9 rund.
    .pin-2 = Karawela: 2 jednostki, 7 rund.
    .pin-3 = Galeon: 5 jednostek, 10 rund. Bierze wszystko oprócz poczty.
    .ask = Kup statek, który na tej trasie zarabia najwięcej srebra na rundę, i zakończ.
    .answer-1 = Najtańszy: 25 w 9 rund to 2,8 na rundę. Podziel też dla dwóch pozostałych.
    .answer-2 = Najszybszy: 21 w 7 rund to 3 na rundę. Jeden statek zarabia więcej, choć jest wolniejszy.
    .answer-3 = Na jednej trasie pływa jeden statek: statków się nie sprzęga. Drugi nie miałby gdzie pływać.
    .answer-4 = Porty bez statku nic nie zarabiają.
    .otherwise = Wozy i kolej konna nie pływają. Porównaj trzy statki.
    .after = 33 srebra w 10 rund to 3,3 na rundę, karawela daje 3,0, a koga 2,8. Jest też najdroższy: gdy srebra mało, najwięcej za swoją cenę daje koga. Zostaje ci { $silver }.

# en: 8dbbb688
silver-a-round-step-3 = Statki mają własną tablicę frachtu z trzema wierszami. Pasażerowie podróżują między dowolnymi dwoma miastami, w obie strony. Żetony są cztery, a Pomarańczowy też ich chce.
    .pin-1 = Żetony pasażerów, które zostały: { $left_passengers }.
    .pin-2 = Pierwszy z trzech wierszy dla statków.
    .ask = Otwórz linię statku z pasażerami tam i z powrotem, daj na nią galeon i zakończ.
    .answer-1 = Dziesięć rund do domu bez zapłaty. Wypełnij drogę powrotną.
    .answer-2 = Żetony są twoje, ale galeon wciąż stoi w porcie.
    .answer-3 = Poczta z powrotem byłaby równie dobra, ale galeon jej nie bierze.
    .answer-4 = Poczta płaci tyle co pasażerowie, ale galeon jej nie bierze.
    .answer-5 = Galeon czekałby rundę w porcie.
    .otherwise = Pasażerowie w obie strony i galeon.
    .after = 5 × 4 + 13 = { $pays_ship_1 } srebra, czas kursu w rundach { $trip_ship_1 }, na rundę { $rate_ship_1 }. Panel pokazuje tę liczbę dla każdej planowanej linii. Żetony pasażerów, które zostały: { $left_passengers }.

## Dzisiejsza karta

# en: 11a92b6e
todays-card = Dzisiejsza karta
    .idea = Karta cen ustala cenę każdego kursu, który jest w drodze albo zaczyna się w jej rundzie, aż zostanie zapłacony.
    .know-1 = Karta cen oznacza kursy; znak trwa, aż kurs zostanie zapłacony.
    .know-2 = Oznaczone są też kursy, które zaczynają się później w tej samej rundzie, także na nowych liniach.
    .know-3 = Wiersz bez pojazdów nie ma kursu i nie dostaje znaku.
    .know-4 = Niektóre karty dotyczą obu graczy, niektóre tylko tego, kto dobrał.

# en: 08a5ca87
todays-card-step-1 = Masz drogę z winiarni do Győr i trzy wozy w zajezdni. Linia może zacząć dziś albo w następnej rundzie; wygląda to na wszystko jedno. Najpierw karta.
    .pin-1 = Nikt nie wie, co tu leży.
    .pin-2 = Ani tutaj.
    .ask = Dobierz kartę.
    .otherwise = Najpierw karta.
    .after = { $card } Cena wina to 5, więc dziś 10.

# en: 406f94e0
todays-card-step-2 = Karta cen płaci nie tylko za to, co dziś dociera. Nadaje swoją cenę każdemu kursowi z tym towarem, który jest w drodze, i każdemu, który zaczyna się w tej rundzie. Znak zostaje na kursie, aż zostanie zapłacony, choćby trwało to długo.
    .pin-1 = Wino płaci w tej rundzie podwójnie.
    .pin-2 = Żetony wina, które zostały: { $left_wine }.
    .pin-3 = Wolny wiersz.
    .ask = Wykorzystaj to: przepuść budowę i handel i otwórz linię tak, by wino ruszyło dziś.
    .answer-1 = Kurs z winem jest oznaczony, bardzo dobrze. Ale wozy wracają puste; Győr ma pestycyd.
    .answer-2 = Dziś rusza pestycyd; wino zaczęłoby za trzy rundy, gdy karty dawno już nie będzie. Najpierw wyślij wino.
    .answer-3 = Wiersz bez wozów nie ma kursu, więc nie ma czego oznaczyć. Wozy muszą być na nim dziś.
    .answer-4 = Kurs jest oznaczony, ale wozów jest mniej, niż masz. Wszystkie trzy liczą się po 10.
    .answer-5 = W następnej rundzie ten sam kurs płaci 19. Dziś zapłaciłby 34.
    .answer-6 = Droga kosztuje dziś, a zarabia później. Najpierw wykorzystaj kartę: działa tylko na kursy, które zaczynają się teraz.
    .otherwise = Liczy się to, by wozy z winem ruszyły jeszcze w tej rundzie.
    .after = Kurs jest oznaczony: 3 × 10 + 4 = { $pays_road_1 } srebra, gdy dotrze, zamiast 19. Sama karta już nie działa: w rundzie { $round } Pomarańczowy dobrał inną.

# en: d3926560
todays-card-step-3 = Czas kursu w rundach to { $trip_road_1 }, a jedna już minęła. Nowe karty przychodzą i odchodzą; znak zostaje na tym kursie. Zastąpić go może tylko inna karta cen dla wina.
    .pin-1 = Oznaczony: 10 zamiast 5.
    .ask = Przepuść tę rundę i następną: pomiń, zakończ, zakończ; dobierz; pomiń, zakończ, zakończ.
    .answer-1 = W prawdziwej grze owszem. Tutaj najpierw popatrz na wozy.
    .otherwise = Nie ma nic do zrobienia, tylko czekać.
    .BI-LINE-05 = Wozy są w drodze. Linię zmienia się tylko, gdy stoi na stacji.
    .after = Runda { $round }: wino dotarło i zapłaciło { $told_silver } srebra, trzy rundy po swojej karcie. Masz { $silver }. Pestycyd w drodze powrotnej płaci { $pays_road_1 }.

## Budynek centralny

# en: fb29aaa5
central-building = Budynek centralny
    .idea = Bez budynku centralnego każda stacja obsługuje jedną linię; z nim tyle, ile chcesz.
    .know-1 = Bez budynku centralnego: jedna linia na stację i żaden pojazd nowszy niż jego stacje.
    .know-2 = Każdy budynek centralny znosi oba ograniczenia na zawsze.
    .know-3 = Stoi na stacji drogowej 0, w erze I kosztuje 40 i daje 30, 50, 70 albo 90 punktów.
    .know-4 = Zajmuje krok budowy swojej rundy.

# en: db034696
central-building-step-1 = Przy twojej stacji 0 w Venezii spotykają się dwie drogi: z farmy i z winiarni. Linia z farmy jeździ. Ale dopóki nie masz budynku centralnego, stacja może być końcem tylko jednej linii, więc wino nie dojedzie do Venezii.
    .pin-1 = Stacja 0: kończy się tu już jedna linia.
    .pin-2 = Obsługuje winiarnię. Droga gotowa, linia niedozwolona.
    .pin-3 = Linia, która zajmuje stację 0.
    .ask = Zbuduj budynek centralny, generacja I, za 40 srebra.
    .answer-1 = Druga stacja obok Venezii też by pomogła: kosztuje drogę i krok budowy, a pomaga ten jeden raz. Budynek centralny uwalnia wszystkie stacje na zawsze.
    .answer-2 = Lepsza stacja wciąż przyjmuje tylko jedną linię. Ograniczenie znosi budynek centralny.
    .answer-3 = Samotna stacja bez drogi nie jest jeszcze końcem dla linii.
    .answer-4 = Droga do winiarni stałaby bezczynnie kolejną rundę.
    .otherwise = Ograniczenie znosi właśnie budynek centralny.
    .after = { $silver_less } srebra, i stoi na stacji 0. Na końcu jest wart 30 punktów, a 40 srebra byłoby warte 4. Odtąd twoje stacje przyjmują dowolnie wiele linii i pojazdy każdej ery.

# en: 75283260
central-building-step-2 = To był krok budowy. Zostało ci { $silver } srebra i bezczynna droga do winiarni. Trzy wozy kosztują 24.
    .pin-1 = Wozy konne, które zostały: { $stock_cart }.
    .ask = Kup trzy wozy i zakończ.
    .answer-1 = Dwa wozy wołowe kosztują tyle samo, 24, i ładują 4, ale potrzebują 4 rund: 24 co 4 rundy to 6 na rundę. Trzy wozy konne dają 19 co 3, czyli 6,3.
    .answer-2 = Jeden wóz daje 9 za kurs, trzy dają 19.
    .answer-3 = Dwa wozy dają 14 za kurs, trzy dają 19. Na trzeci starczy srebra.
    .answer-4 = Winiarnia czeka.
    .otherwise = Trzy wozy konne to najlepsze, co można mieć na tę drogę.
    .after = Trzy wozy za { $silver_less }; zostaje { $silver } srebra.

# en: 64e2ff41
central-building-step-3 = Teraz druga linia do stacji 0. Resztę znasz: tam jedzie droższy towar, a coś wraca.
    .pin-1 = Wino, warte 5.
    .pin-2 = Pestycyd, wart 4. Żetony, które zostały: { $left_pesticide }.
    .ask = Otwórz z trzema wozami najlepszą linię między winiarnią a Venezią i zakończ.
    .answer-1 = Jeździ, po cenie pestycydu: { $rate_road_2 } na rundę. Tam powinno jechać wino.
    .answer-2 = Jeździ, ale do domu pusto: { $rate_road_2 } na rundę.
    .answer-3 = Druga linia do farmy jest teraz dozwolona, ale czeka droga z winem.
    .answer-4 = Wozy w zajezdni nic nie zarabiają.
    .otherwise = Z winiarni do Venezii, tam wino, z powrotem pestycyd, trzy wozy.
    .after = Na stacji 0 kończą się dwie linie. Nowa daje { $rate_road_2 } srebra na rundę, więc 40 srebra za budynek centralny odrobi w siedem rund.

## Cudza droga

# en: 9dd856b8
the-others-road = Cudza droga
    .idea = Możesz dołączyć do dróg rywala: kafelek, który przebudujesz, staje się wspólny i darmowy, inne jego kafelki kosztują 1 srebro za kurs.
    .know-1 = Po drogach rywala możesz jeździć, gdy masz z nimi połączenie, ale nigdy przez jego stacje.
    .know-2 = Dodanie wyjścia do jego kafelka kosztuje połowę i czyni go wspólnym: darmowym dla obojga.
    .know-3 = Własne kafelki przeciwnika kosztują po 1 srebro za każdy płatny kurs; puste kursy nie płacą myta.
    .know-4 = Most kosztuje 4 więcej przez rzekę, 8 więcej przez wielką rzekę.

# en: 3806e779
the-others-road-step-1 = Chcesz drogi z farmy do Bern, ale pomiędzy płynie wielka rzeka, a most kosztuje tam 10. Pomarańczowy już go ma. Jego stacje są dla ciebie zamknięte; jego drogi nie.
    .pin-1 = Most Pomarańczowego.
    .pin-2 = Twój koniec przy farmie.
    .pin-3 = Twój koniec przy Bern.
    .pin-4 = Zakręt drogi Pomarańczowego: tu można dołączyć.
    .ask = Wybierz dwa końce drogi gruntowej: 4,6 przy farmie i 11,5 przy Bern.
    .answer-1 = Dotyka Bern, ale z dalszej strony: droga byłaby dłuższa. Weź łąkę na północ od Bern.
    .answer-2 = Ten koniec nie dotyka Bern. Dotyka łąka na północ od niego.
    .answer-3 = Zacznij przy farmie, na 4,6.
    .answer-4 = Statek też by mógł, z wybrzeża na południe od farmy. Ta lekcja jest o drogach.
    .answer-5 = Rzeka sama nie zniknie.
    .otherwise = Droga gruntowa, z 4,6 do 11,5.
    .after = Planista ma kilka dróg. Niektóre używają mostu Pomarańczowego, niektóre budują własny.

# en: 59711d5a
the-others-road-step-2 = Pierwsza droga łączy się z drogą Pomarańczowego na dwóch kafelkach. Nowe wyjście na jego kafelku kosztuje połowę ceny przebudowy, tutaj 2 srebra, i czyni go wspólnym: darmowym dla obu graczy, na zawsze. Most pomiędzy nimi zostaje Pomarańczowego: 1 srebro za każdy twój ładunek, który przejeżdża.
    .pin-1 = Stałby się wspólny za 2 srebra.
    .pin-2 = Zostaje Pomarańczowego: 1 srebro za kurs.
    .pin-3 = Stałby się wspólny za 2 srebra.
    .pin-4 = Drugie miejsce na most: 6 srebra, i twój własny.
    .ask = Wybierz najtańszą drogę, z podstawowymi stacjami na obu końcach.
    .answer-1 = Własny most przez małą rzekę: { $silver_less } srebra zamiast 24 i bez myta. Ale 6 srebra to myto za sześć kursów, czyli 42 rundy. Wczesne srebro jest więcej warte niż późne.
    .answer-2 = Droga naokoło za { $silver_less } srebra. Jest dłuższa, więc każdy kurs trwa więcej rund. Spójrz na pierwszą propozycję.
    .answer-3 = Dobra droga. Trzeci bok stacji może poczekać.
    .otherwise = Pierwsza propozycja jest najtańsza; wystarczą podstawowe stacje.
    .after = Cztery nowe kafelki za 8, dwa wspólne za 4, dwie stacje za 12, razem srebra: { $silver_less }. Własny most kosztowałby o 6 więcej.

# en: 80828272
the-others-road-step-3 = Masz { $silver } srebra. Droga ma 9 pól i jest dość długa, by wozy konne oszczędziły dwie rundy.
    .pin-1 = Teraz wspólny: w obu barwach.
    .pin-2 = Teraz wspólny.
    .ask = Kup trzy wozy i zakończ.
    .answer-1 = Woły potrzebują na 9 pól 9 rund; konie 7.
    .answer-2 = Droga chce pojazdów.
    .answer-3 = Srebra starczy na trzy.
    .otherwise = Trzy wozy konne.
    .after = Zostaje { $silver } srebra, i to wystarczy: sama linia nic nie kosztuje.

# en: fc836102
the-others-road-step-4 = Bern sprzedaje pestycyd po 4, farma zboże po 3. Wiesz, co powinno jechać tam.
    .pin-1 = Obsługuje Bern.
    .pin-2 = Obsługuje farmę.
    .ask = Otwórz linię po lepszej cenie ze wszystkimi trzema wozami i zakończ.
    .answer-1 = Załadowane w obie strony po 3: { $pays_road_1 } za kurs. Z Bern byłoby więcej.
    .answer-2 = Siedem rund do domu bez ładunku.
    .answer-3 = Wozy by czekały.
    .otherwise = Pestycyd z Bern, z powrotem zboże, trzy wozy.
    .after = 3 × 4 + 9 = { $pays_road_1 } srebra co { $trip_road_1 } rund, minus 1 za most Pomarańczowego. Długa droga płaci za swoje pola, ale krótkie linie zarabiają na rundę więcej: ta daje { $rate_road_1 }, krótka 5 albo 6.

## Zmodernizuj całą drogę

# en: 398c0812
horse-tram = Kolej konna
    .idea = Tory już w I erze: kolej konna ma własny tor i zajmuje wiersze, których drogi nie potrzebują.
    .know-1 = Tor kosztuje 3 za kafelek, stacja kolei konnej 8. Buduje się ją tylko w I erze.
    .know-2 = Kolej konna jest tak szybka jak wóz na drodze gruntowej, a sprzęgnąć można do czterech.
    .know-3 = Kolej konna jeździ na tablicy frachtu dla torów: pięć wierszy dla dróg zostaje wolnych.
    .know-4 = Jej tor nie łączy się z drogami ani z koleją i nie można go modernizować.

# en: 409535ed
horse-tram-step-1 = Runda { $round }. Masz { $silver } srebra i pustą mapę. Tym razem kładziesz tory: kolej konna połączy winiarnię z Venezią. Buduje się ją tak jak drogę.
    .pin-1 = Na północ od winiarni, która sprzedaje wino i kupuje pestycyd.
    .pin-2 = Na północ od Venezii, która kupuje wino i sprzedaje pestycyd.
    .ask = Zbuduj kolej konną z 4,2 do 2,3 najtańszą drogą.
    .answer-1 = Ta droga jest dłuższa i kosztuje więcej. Najtańsze są pierwsze propozycje.
    .answer-2 = Droga też by wystarczyła i jest nawet tańsza. Ale trzy wozy zabierają 3 jednostki, a cztery koleje konne 4. Wybierz kolej konną.
    .answer-3 = Kafelek po kafelku buduje się tylko szczególne plany. Wybierz dwa końce, a program zaproponuje drogi z cenami.
    .answer-4 = Sama stacja nic nie zarabia. Zbuduj od razu cały tor.
    .answer-5 = Można spasować, ale kolej konną buduje się i sprzedaje tylko w I erze. Zbuduj ją teraz.
    .otherwise = Wybierz kolej konną, potem łąkę 4,2, a potem 2,3.
    .BI-BLD-08 = Kolej przychodzi z II erą. W I erze jedyne tory to kolej konna.
    .after = Dwa kafelki po 3: 6 srebra. Zostaje wybór stacji.

# en: 6c063115
horse-tram-step-2 = Kolej konna zatrzymuje się na stacjach kolei konnej. Taka stacja kosztuje 8 i ma miejsce na dwie drogi. Dróg kołowych nie przyjmuje, a stacja drogowa nie przyjmuje torów.
    .pin-1 = Pierwsza stacja przy torach dostaje oznaczenie I.
    .ask = Postaw stacje kolei konnej na obu końcach.
    .otherwise = Tor potrzebuje stacji kolei konnej na każdym końcu.
    .after = Dwa kafelki za 6 i dwie stacje za 16, razem { $silver_less } srebra; zostało { $silver }.

# en: fd8e63f0
horse-tram-step-3 = Po tym torze jeżdżą dwa rodzaje pojazdów. Kolej konna kosztuje 10, zabiera 1 jednostkę czegokolwiek, a sprzęgnąć można do czterech. Kolej wołowa kosztuje 12 i zabiera 2, ale sprzęgnąć można tylko dwie.
    .pin-1 = Kolej konna: 10 srebra.
    .pin-2 = Kolej wołowa: 12 srebra, runda na każde pole.
    .ask = Kup cztery koleje konne i zakończ.
    .answer-1 = Sprzęgnąć można cztery, a cztery zabierają 4 jednostki w tym samym czasie. Srebro na nie masz.
    .answer-2 = Dwie koleje wołowe też zabierają 4 jednostki, i to taniej. Potrzebują jednak 4 rund, a koleje konne 3.
    .answer-3 = Wozy nie jeżdżą po torach. Kup koleje konne.
    .answer-4 = Tor bez pojazdów nic nie zarabia.
    .otherwise = Te tu nie jeżdżą. Kup cztery koleje konne.
    .after = { $silver_less } srebra za cztery koleje konne, zostało { $silver }. Czekają w twojej zajezdni.

# en: f55e944f
horse-tram-step-4 = Kolej konna trafia na tablicę frachtu dla torów, która ma własne cztery wiersze. Wino jest droższe od pestycydu, więc wyślij je najpierw: jego cena obowiązuje w obu kierunkach.
    .pin-1 = Pozostałe żetony wina: { $left_wine }.
    .pin-2 = Pozostałe żetony pestycydu: { $left_pesticide }.
    .pin-3 = Twój pierwszy z czterech wierszy dla torów.
    .ask = Otwórz linię dla torów z winiarni do Venezii: tam wino, z powrotem pestycyd, wszystkie cztery koleje konne; potem zakończ.
    .answer-1 = Wtedy tam jedzie pestycyd i oba kierunki płacą jego cenę. Zacznij przy winiarni.
    .answer-2 = Pozostałe stałyby w zajezdni. Sprzęgnij wszystkie cztery.
    .answer-3 = Z powrotem i tak się jedzie. Załaduj pestycyd.
    .answer-4 = Koleje konne są jeszcze w zajezdni. Najpierw otwórz linię.
    .otherwise = Z winiarni (4,2) do Venezii (2,3): tam wino, z powrotem pestycyd, cztery koleje konne.
    .after = Długość kursu w rundach: { $trip_rail_1 }. Każdy kurs płaci 4 × 5 + 4 = { $pays_rail_1 } srebra, czyli { $rate_rail_1 } na rundę. Trzy wozy zarabiałyby 6,3. A wszystkie wiersze dla dróg są nadal wolne.

# en: b0e58e4a
the-whole-road = Zmodernizuj całą drogę
    .idea = Trasa jest tak dobra jak jej najgorsza część, więc zmodernizuj całą, zanim coś dla niej kupisz.
    .know-1 = Klasa trasy to klasa jej najgorszego kafelka lub stacji.
    .know-2 = Modernizacja przechodzi stopnie za sumę ich cen, w całości albo po części.
    .know-3 = Pojazdy zmienia się, gdy linia stoi na stacji.
    .know-4 = Żaden kurs nie trwa krócej niż 2 rundy.

# en: 65892f9d
the-whole-road-step-1 = Zaczęła się era II: asfalt, kolej, para. Trzy traktory parowe na asfalcie przejechałyby ten kurs w 2 rundy zamiast 3 i załadowały 6. Ale trasa liczy się jak jej najgorszy kafelek lub stacja, a bez budynku centralnego żaden pojazd nie może być nowszy niż jego stacje.
    .pin-1 = Podstawowa: stacja ery I.
    .pin-2 = Podstawowa: stacja ery I.
    .pin-3 = Droga gruntowa, klasa 1.
    .pin-4 = Traktor parowy: 26 srebra, 2 jednostki, można sprzęgnąć trzy.
    .ask = Zmodernizuj całą trasę do klasy 2 w tym jednym kroku.
    .answer-1 = Większe stacje, więcej punktów, ale wciąż era I: bez pary, bez asfaltu.
    .answer-2 = Jeden kafelek asfaltu za 4: dozwolone, ale trasa zostaje w klasie 1, aż gotowa będzie ostatnia część. Stać cię na całość.
    .answer-3 = Jedna stacja ery II za 17: druga jest wciąż podstawowa, więc nic jeszcze nie przyspiesza.
    .answer-4 = Pojedyncza stacja mało zmienia: trasę hamują droga i druga stacja.
    .answer-5 = Nowa droga obok starej jest droższa, a tę obsługuje już linia.
    .answer-6 = Kolej jest teraz silna, ale same dwie stacje kosztują 48. Najpierw zmodernizuj to, co masz.
    .answer-7 = Traktory mogłyby tu jeździć, ale po drodze gruntowej potrzebują 4 rund, więcej niż twoje wozy. Cała trasa z asfaltem jest tylko o 2 srebra droższa.
    .answer-8 = Po wydaniu 90 srebra zostałoby za mało na traktory, a droga byłaby wciąż gruntowa.
    .answer-9 = Każda runda czekania kosztuje tyle, ile zarobiłaby para.
    .otherwise = Zmodernizuj trasę 1, klasa 2, wszystko.
    .after = Dwa kafelki po 4 i dwie stacje po 17, razem srebra: { $silver_less }, zostaje { $silver }. Stacje i trasa dają punktów o { $points_more } więcej niż srebro. Wozy jadą dalej, jakby nic się nie stało.

# en: 8b827eda
the-whole-road-step-2 = Teraz pojazdy. Traktor bierze wszystko oprócz poczty i pasażerów, a sprzęgnąć można trzy; parowa ciężarówka bierze wszystko, ale sprzęgnąć można tylko dwie. Na 4 polach asfaltu oba potrzebują 2 rund, krótszych kursów nie ma.
    .pin-1 = 26 srebra, 2 jednostki, trzy sprzęgnięte.
    .pin-2 = 34 srebra, 2 jednostki, dwie sprzęgnięte.
    .ask = Kup trzy traktory parowe i zakończ.
    .answer-1 = Jeden traktor ładuje 2 jednostki: mniej niż trzy wozy. Srebra starczy na trzy.
    .answer-2 = Dwa traktory dają 20 co 2 rundy, trzy dają 28. Na trzeci starczy srebra.
    .answer-3 = Dwie ciężarówki dają 20 co 2 rundy za 68 srebra. Trzy traktory dają 28 za 78, a na tej drodze nie ma poczty.
    .answer-4 = Bierze tylko pasażerów i pocztę, a ta droga prowadzi do farmy.
    .answer-5 = Dobra droga pod starymi wozami. Teraz czas na parę.
    .otherwise = Do tej drogi najlepiej pasują trzy traktory parowe.
    .after = Trzy traktory za { $silver_less } srebra, zostaje { $silver }. Każdy jest na końcu wart 20 punktów.

# en: 945a8c8e
the-whole-road-step-3 = Wozy stoją w Venezii, przed następnym kursem: tylko teraz można zmienić pojazdy. Zdjęte wozy odpoczywają przez jeden kurs, a potem są wolne dla innej linii.
    .pin-1 = Teraz { $pays_road_1 } co { $trip_road_1 } rundy.
    .pin-2 = Wozy stoją tutaj.
    .ask = Zmień linię: zachowaj oba towary i daj na nią trzy traktory, potem zakończ.
    .answer-1 = Mniej traktorów ładuje mniej i nie jest szybsze. Daj na linię wszystkie trzy.
    .answer-2 = Wtedy traktory zostają w zajezdni.
    .answer-3 = Zamknięte to zamknięte: żetony wracają do zapasu i Pomarańczowy mógłby je wziąć. Lepiej zmień linię.
    .answer-4 = Traktory czekałyby, aż wozy znów staną na stacji.
    .otherwise = Zachowaj towary, zmień pojazdy.
    .after = 6 jednostek × 4 + 4 pola = { $pays_road_1 } srebra, czas kursu w rundach { $trip_road_1 }: na rundę { $rate_road_1 }, gdy wozy dawały 5,3. Szybkość i punkty przyszły dopiero z ostatnią częścią.

## Co liczy się na końcu

# en: 34fa788b
points = Co liczy się na końcu
    .idea = Srebro jest warte jedną dziesiątą punktu: zamień je na pojazdy, stacje i trasy, zanim skończy się ostatnia runda.
    .know-1 = Srebro: 1 punkt za 10. Pojazdy: po 10 do 40, także w zajezdni.
    .know-2 = Trasy 10 do 40, stacje i porty 10 do 50, budynek centralny 30 do 90.
    .know-3 = Stacje i trasy bez linii dają połowę; wystarczy pusty wiersz.
    .know-4 = Wierszy jest tylko dwanaście: zapełnij wszystkie najlepszymi trasami.

# en: fb210d83
points-step-1 = Runda 80, ostatnia. Twoje punkty to { $points }, Pomarańczowego { $points_1 }. Masz { $silver } srebra, a to tylko 17 punktów. Pojazdy dają 10, 20, 30 albo 40 według ery, na linii czy w zajezdni.
    .pin-1 = Ty, punkty: { $points }.
    .pin-2 = Pomarańczowy, punkty: { $points_1 }.
    .pin-3 = Furgonetka benzynowa, era III: 58 srebra, 30 punktów.
    .pin-4 = Furgonetka elektryczna, era IV: 84 srebra, 40 punktów.
    .ask = Kup to, co daje najwięcej punktów za twoje srebro, i zakończ.
    .answer-1 = 80 punktów za 168 srebra: dobrze. Tańsze pojazdy dają za srebro trochę więcej, a zmieszczą się trzy.
    .answer-2 = Dwie furgonetki i zostaje 59 srebra: starczy na jeszcze jedną.
    .answer-3 = Nowoczesna i droga: 84 srebra za 40 punktów. Policz punkty za srebro u starszych.
    .answer-4 = 30 punktów za 60 srebra. Inny daje tyle samo za mniej.
    .answer-5 = 30 punktów za 64 srebra. Inny daje tyle samo za mniej.
    .answer-6 = 17 punktów za srebro, które zostaje. Pojazdy zrobiłyby z niego dużo więcej.
    .otherwise = Podziel punkty przez cenę: 30 za 58 to najlepsze, co jest do kupienia.
    .after = Trzy furgonetki za { $silver_less } srebra to 90 punktów; samo srebro było warte 17. Twoje punkty to teraz { $points }.

# en: e74646fc
points-step-2 = Została jedna rzecz. Stacje i trasy punktują w pełni tylko, jeśli używa ich twoja linia, inaczej w połowie. Twoja droga szybkiego ruchu z winiarni do Győr nie ma linii, a wystarczy pusty wiersz.
    .pin-1 = Era III: 40 punktów z linią, 20 bez.
    .pin-2 = Era III: 40 punktów z linią, 20 bez.
    .pin-3 = Trasa klasy 3: 30 punktów z linią, 15 bez.
    .pin-4 = Wolny wiersz.
    .ask = Otwórz dowolną linię na drodze szybkiego ruchu, choćby bez towarów, i zakończ grę.
    .answer-1 = Droga szybkiego ruchu i jej stacje dają połowę: 55 punktów przepada. Wiersz nic nie kosztuje.
    .answer-2 = Te stacje mają już linię. Droga szybkiego ruchu nie.
    .otherwise = Wiersz musi łączyć dwie stacje drogi szybkiego ruchu, 4,2 i 6,3.
    .after = Wiersz dał { $points_more } punktów. Koniec gry: ty { $points }, Pomarańczowy { $points_1 }.

## Gra zaawansowana

# en: b86c48f0
advanced-game = Gra zaawansowana
    .idea = Osobistość zmienia twoją spółkę na całą grę, a kilka zasad jest ostrzejszych.
    .know-1 = Trzy karty: jedną zwróć, jedną oddaj, potem z dwóch zatrzymaj jedną.
    .know-2 = Wycofane pojazdy nie mogą jeździć ani być sprzedane, ale wciąż punktują.
    .know-3 = Stacja potrzebuje tylu wolnych boków, na ile dróg ma miejsce.
    .know-4 = Budowa budynku centralnego IV kończy grę po tej rundzie.

# en: ebdf41fc
advanced-game-step-1 = W grze zaawansowanej każdy gracz ma osobistość z własnym efektem. Dostajesz trzy karty: bankier, celnik, kapitan statku. Jedna wraca do pudełka, jedna idzie do Pomarańczowego, jedna zostaje u ciebie.
    .pin-1 = Twoja ręka. Bankier: 60 srebra teraz, 30 na początku każdej późniejszej ery. Celnik: 30 srebra teraz, Pomarańczowy płaci ci 2 za kafelek, ty nie płacisz myta. Kapitan statku: dwie kogi, statki o rundę szybsze, z jednostką więcej i nigdy nie zatrzymywane.
    .ask = Zwróć celnika: nikt nie ma jeszcze drogi, a rywal, który go zobaczy, twojej nie użyje.
    .answer-1 = 150 srebra w ciągu gry, z tego 60 w pierwszej rundzie, gdy srebra jest najmniej. Pomyśl dwa razy.
    .answer-2 = Dwie kogi to 40 srebra i 20 punktów, a każdy twój statek jest lepszy. Pomyśl dwa razy.
    .otherwise = Jedna z trzech wraca.
    .after = Oboje zwracacie po karcie, w tajemnicy.

# en: dd6b2cf6
advanced-game-step-2 = Teraz jedna z dwóch idzie do Pomarańczowego. To, co oddasz, będzie użyte przeciw tobie; co zatrzymasz, może jeszcze przegrać z tym, co dostaniesz. Na tym wybrzeżu porty mogą mieć trzy miasta i przystań rybacka.
    .pin-1 = Wybrzeże na port Venezii.
    .pin-2 = Wybrzeże na port Győr.
    .pin-3 = Wybrzeże na port Bern.
    .pin-4 = Wybrzeże na port przystani rybackiej.
    .ask = Oddaj bankiera i zachowaj kapitana statku.
    .answer-1 = Wtedy Pomarańczowy może od rundy 1 pływać dwiema kogami, a wierszy dla statków jest tylko po trzy. W tej lekcji go zachowaj.
    .otherwise = Oddaj jedną z dwóch.
    .after = Karty zmieniły właścicieli: dostajesz karczmarza, który ma dyliżans pocztowy i 10 srebra, a pasażerowie i robotnicy płacą u niego o 1 więcej.

# en: d237728a
advanced-game-step-3 = Z dwóch kart na ręce zatrzymujesz jedną. Efekt początkowy działa od razu, drugi przez całą grę. Pojazdy początkowe nie są ze wspólnego zapasu, więc nikomu niczego nie zabierają.
    .pin-1 = Kogi w zapasie: { $stock_cog }. Kapitan przynosi dwie własne.
    .ask = Zatrzymaj kapitana statku.
    .answer-1 = Pasażerowie po 5 są dobrzy w każdej erze. Kapitan daje jednak od razu dwie kogi, a jego statki oszczędzają rundę w każdym kursie.
    .otherwise = Zatrzymaj jedną.
    .after = Zaczynasz z dwiema kogami w zajezdni i { $silver } srebra. Zatrzymane karty są teraz jawne: Pomarańczowy to pocztmistrz.

# en: 0a4a6c2b
advanced-game-step-4 = Resztę znasz, z czterema zmianami. Stare pojazdy są wycofywane: w erze III wszystkie zaprzęgi zwierzęce oprócz wozu konnego; w erze IV wozy konne, żaglowce i parowe pojazdy drogowe. Stacja potrzebuje miejsca przy swoich bokach, a twoje własne tory nie mogą się krzyżować. Gra kończy się też z rundą, w której ktoś zbuduje budynek centralny generacji IV.
    .pin-1 = Wycofany, gdy zaczyna się era III.
    .pin-2 = Runda 1 zaczyna się jak zawsze.
    .ask = Dobierz pierwszą kartę.
    .otherwise = Najpierw karta.
    .after = { $card } Gra się zaczęła. Najbardziej uważaj na ostatnią zmianę: kto prowadzi, może zatrzasnąć drzwi.

## Zadanie: konie i woły

# en: 1aabcb62
puzzle = Zadanie: konie i woły
    .idea = Najlepszy pojazd dla linii to nie zawsze ten, który zarabia na niej najwięcej.
    .know-1 = Każdemu pojazdowi daj linię, której inne nie obsłużą.
    .know-2 = Woły i pociągi towarowe nie wożą poczty ani pasażerów.
    .know-3 = Licz całą zajezdnię, nie najlepszą pojedynczą linię.

# en: c4dfee99
puzzle-step-1 = Dwie drogi są gotowe, dwa wiersze wolne, a srebro wydane. W zajezdni stoją trzy wozy konne i dwa wołowe. Daj każdej grupie linię tak, by razem zarabiały najwięcej srebra na rundę.
    .pin-1 = Obsługuje winiarnię. Cztery pola do Venezii.
    .pin-2 = Obsługuje Venezię.
    .pin-3 = Też obsługuje Venezię. Pięć pól do Győr.
    .pin-4 = Obsługuje Győr.
    .pin-5 = Woły: po 2 jednostki, runda na każde pole, bez poczty i pasażerów.
    .ask = Otwórz obie linie.
    .answer-1 = { $rate_road_1 } na rundę: żadna linia nie może tu być lepsza. Ale spójrz teraz na woły. Co wolno im wozić między dwoma miastami?
    .answer-2 = Załadowane w obie strony, ale po cenie pestycydu. Który towar powinien jechać tam?
    .answer-3 = Do domu pusto: połowa srebra zostaje na drodze.
    .answer-4 = Drugi wóz wołowy podwoiłby ładunek przy tej samej szybkości.
    .answer-5 = Między miastami zawsze coś chce jechać z powrotem.
    .answer-6 = Jeden wóz z pocztą; dwa pozostałe można z nim sprzęgnąć.
    .answer-7 = Pięć pojazdów spałoby w zajezdni.
    .otherwise = Jeździ, ale obie linie razem mogą zarabiać więcej. Policz zapłatę dzieloną przez rundy dla każdej grupy na każdej drodze.
    .BI-LINE-09 = Woły nie biorą ani poczty, ani pasażerów.
    .after = Same wozy konne z winem dałyby 6,3, a woły nic. Woły z winem dają 24 w 4 rundy, 6 na rundę; konne z pocztą 17 w 4, czyli 4,25. Razem ponad 10 srebra na rundę: rozwiązane.

# en: d4b9a013
first-railway = Twoja pierwsza kolej
    .idea = II era przynosi kolej: jest droższa niż droga, ale pociąg zabiera więcej i jest szybszy.
    .know-1 = Kolej potrzebuje dworców kolejowych: 7 za kafelek, 24 za dworzec.
    .know-2 = Tory mają własną tablicę frachtu, z czterema wierszami.
    .know-3 = Dwa pola na rundę, 3 jednostki na pociąg, sprzęgnąć można do trzech.
    .know-4 = Dworzec kolejowy jest wart 30 punktów, trasa kolejowa 20.

# en: 6cef75db
first-railway-step-1 = II era, runda { $round }. Masz { $silver } srebra i pustą mapę. Teraz wolno budować kolej. Buduje się ją tak jak drogę: wybierasz rodzaj, potem oba końce, a program proponuje drogi z cenami.
    .pin-1 = Na północ od farmy, która sprzedaje zboże.
    .pin-2 = Na południe od Venezii, która sprzedaje pestycyd i kupuje zboże.
    .ask = Zbuduj kolej z 4,6 do 2,5 najtańszą drogą.
    .answer-1 = Ta droga kosztuje więcej i nic więcej nie daje. Najtańsza jest pierwsza propozycja.
    .answer-2 = Droga też by wystarczyła. W tej lekcji kładziesz tory: wybierz kolej.
    .answer-3 = Kafelek po kafelku buduje się tylko szczególne plany. Wybierz dwa końce, a program zaproponuje drogi z cenami.
    .answer-4 = Sama stacja nic nie zarabia. Zbuduj od razu całą kolej.
    .answer-5 = Można spasować, ale wtedy nie pojedzie tu żaden pociąg. Zbuduj kolej.
    .otherwise = Wybierz kolej, potem łąkę 4,6, a potem 2,5.
    .BI-BLD-08 = Kolej konną budowano tylko w I erze. Teraz czas na kolej.
    .after = Dwa kafelki kolei po 7: 14 srebra. Zostaje wybór stacji.

# en: 07fa5f74
first-railway-step-2 = Kolej kończy się na dworcach kolejowych. Taki dworzec kosztuje 24 i ma miejsce na trzy drogi. Dróg nie przyjmuje, a stacja drogowa nie przyjmuje torów.
    .pin-1 = Pierwszy dworzec kolejowy dostaje oznaczenie I.
    .ask = Postaw dworce kolejowe na obu końcach.
    .otherwise = Kolej potrzebuje dworca kolejowego na każdym końcu.
    .after = Dwa kafelki za 14 i dwie stacje za 48, razem { $silver_less } srebra; zostało { $silver }.

# en: 85f17153
first-railway-step-3 = Teraz pociągi. Parowy pociąg towarowy kosztuje 44, zabiera 3 jednostki i przejeżdża dwa pola na rundę. Nie wozi poczty, pasażerów ani robotników; parowy pociąg osobowy wozi tylko ich.
    .pin-1 = Parowy pociąg towarowy: 44 srebra.
    .pin-2 = Parowy pociąg osobowy: 46 srebra.
    .ask = Kup dwa parowe pociągi towarowe i zakończ.
    .answer-1 = Jeden pociąg zabiera 3 jednostki. Dwa sprzęgnięte zabierają 6 w tym samym czasie, a srebro na nie masz.
    .answer-2 = Pociąg osobowy potrzebuje miasta na obu końcach. Twoja kolej łączy miasto z farmą.
    .answer-3 = Kolej bez pociągów nic nie zarabia.
    .otherwise = Te nie jeżdżą po torach. Kup pociągi towarowe.
    .after = { $silver_less } srebra za dwa pociągi, zostało { $silver }. Czekają w twojej zajezdni.

# en: a1ee9819
first-railway-step-4 = Linia trafia na tablicę frachtu dla torów. Pestycyd jest droższy od zboża, więc wyślij go najpierw: jego cena obowiązuje w obu kierunkach.
    .pin-1 = Pozostałe żetony pestycydu: { $left_pesticide }.
    .pin-2 = Pozostałe żetony zboża: { $left_grain }.
    .pin-3 = Twój pierwszy z czterech wierszy dla torów.
    .ask = Otwórz linię kolejową z Venezii na farmę: tam pestycyd, z powrotem zboże, oba pociągi; potem zakończ.
    .answer-1 = Wtedy tam jedzie zboże i oba kierunki płacą cenę zboża. Zacznij w Venezii.
    .answer-2 = Drugi pociąg stałby w zajezdni. Sprzęgnij oba.
    .answer-3 = Z powrotem i tak się jedzie. Załaduj zboże.
    .answer-4 = Pociągi są jeszcze w zajezdni. Najpierw otwórz linię.
    .otherwise = Z Venezii (2,5) na farmę (4,6): tam pestycyd, z powrotem zboże, dwa pociągi towarowe.
    .after = Długość kursu w rundach: { $trip_rail_1 }. Każdy kurs płaci 6 × 4 + 4 = { $pays_rail_1 } srebra, czyli { $rate_rail_1 } na rundę. Trzy konne wozy na tych samych polach zarabiały mniej niż połowę.

# en: faeb16ad
tunnel = Pod górą
    .idea = Od III ery drogi mogą iść pod ziemią: są krótsze i nikomu nie przeszkadzają.
    .know-1 = Tunel ma dwa portale na wolnym lądzie i co najmniej jedno pole między nimi.
    .know-2 = Portal kosztuje tyle co kafelek i jeszcze 4, pole pod ziemią tyle co kafelek i jeszcze 3.
    .know-3 = Przechodzi pod wszystkim, a każde jego pole liczy się do kursu i do zapłaty.
    .know-4 = Tunele mają tylko drogi szybkiego ruchu, autostrady, kolej ekspresowa i maglev.
    .know-5 = Robotników można wozić w obie strony między miastem a każdym innym miejscem.

# en: d423a409
tunnel-step-1 = III era, runda { $round }. Masz { $silver } srebra, a nowością jest kolej ekspresowa: 12 za kafelek, szybsza niż kolej. Między Győrem a przystanią rybacką leżą góra i cegielnia, a tam torów położyć nie można.
    .pin-1 = Na południe od Győru.
    .pin-2 = Na zachód od przystani rybackiej.
    .pin-3 = Po powierzchni żadna droga nie prowadzi przez górę.
    .pin-4 = Cegielnia też stoi na drodze.
    .ask = Zbuduj kolej ekspresową z 6,3 do 11,3, tunelem.
    .answer-1 = Ta droga omija górę albo kopie więcej, niż trzeba. Jest dłuższa i droższa. Spójrz na pierwszą propozycję.
    .answer-2 = Kolej jest tańsza, ale nie ma tuneli: musi górę ominąć, a jej pociągi są wolniejsze. Wybierz kolej ekspresową.
    .answer-3 = Drogi szybkiego ruchu też mają tunele, ale w tej lekcji chodzi o tory. Wybierz kolej ekspresową.
    .answer-4 = Kopać można też pole po polu. Propozycje programu mają już jednak tunel: wybierz dwa końce.
    .answer-5 = Samo to nic nie zarabia. Zbuduj od razu całą kolej.
    .answer-6 = Można spasować, ale wtedy góra zostaje między nimi. Zbuduj kolej.
    .otherwise = Wybierz kolej ekspresową, potem 6,3 i 11,3, a na końcu drogę z tunelem.
    .BI-BLD-08 = Maglev przychodzi z IV erą. Teraz czas na kolej ekspresową.
    .after = Dwa portale po 16 i dwa pola pod ziemią po 15: 62 srebra. Po powierzchni byłoby to sześć kafelków za 72, a każdy kurs byłby o dwa pola dłuższy.

# en: 2d21ec2f
tunnel-step-2 = Ten tor przyjmuje dworzec kolejowy i dworzec kolei ekspresowej. Ale trasa jest tak dobra, jak jej najsłabsza część: dwa dworce kolei ekspresowej, po 40, dają jej klasę 3.
    .pin-1 = Portal łączy się ze stacją jak każdy inny tor.
    .ask = Postaw dworce kolei ekspresowej na obu końcach.
    .answer-1 = Dworzec kolejowy jest tańszy, ale wtedy trasa ma klasę 2 i bez budynku centralnego nie może się tam zatrzymać żaden pociąg III ery.
    .otherwise = Najlepsze pociągi potrzebują dworca kolei ekspresowej na każdym końcu.
    .after = { $silver_less } srebra za dwa portale, dwa pola pod ziemią i dwa dworce; zostało { $silver }.

# en: e95ee610
tunnel-step-3 = Teraz pociągi. Od II ery każde miejsce wysyła i przyjmuje robotników, z miasta i do miasta, więc pociąg osobowy może być pełny w obie strony. Przystań rybacka sprzedaje też ryby, ale Győr nie ma nic, co by kupiła.
    .pin-1 = Spalinowy pociąg ekspresowy: 78 srebra, zabiera 4, pięć pól na rundę.
    .pin-2 = Spalinowy pociąg towarowy: 72 srebra, zabiera 4 jednostki towaru, ale nie robotników.
    .pin-3 = Parowy pociąg osobowy: 46 srebra, zabiera 3, tutaj trzy pola na rundę.
    .ask = Kup dwa spalinowe pociągi ekspresowe i zakończ.
    .answer-1 = Jeden pociąg zabiera 4 robotników. Dwa sprzęgnięte zabierają 8 w tym samym czasie, a srebro na nie masz.
    .answer-2 = Pociągi towarowe nie wożą robotników. Przywiozłyby do Győru ryby i wracały puste.
    .answer-3 = To niezły pomysł, gdy brakuje srebra: na sześć pól też potrzebuje 2 rund. Ale dwa zabierają 6, a dwa spalinowe ekspresy 8. Na lepsze masz srebro.
    .answer-4 = Kolej bez pociągów nic nie zarabia.
    .otherwise = Te nie wożą robotników po torach. Kup spalinowe pociągi ekspresowe.
    .after = { $silver_less } srebra za dwa pociągi, zostało { $silver }. Czekają w twojej zajezdni.

# en: 35ec639b
tunnel-step-4 = Dwa żetony robotników, po jednym na każdy kierunek, i linia płaci w obie strony.
    .pin-1 = Pozostałe żetony robotników: { $left_workers }.
    .pin-2 = Twój pierwszy z czterech wierszy dla torów.
    .ask = Otwórz linię kolejową między Győrem a przystanią rybacką: tam robotnicy, z powrotem robotnicy, oba pociągi; potem zakończ.
    .answer-1 = Pociąg w zajezdni nikogo nie wozi. Sprzęgnij oba.
    .answer-2 = Te pociągi wożą robotników, a robotnicy jeżdżą tu w obie strony. Załaduj ich tam i z powrotem.
    .answer-3 = Pociągi są jeszcze w zajezdni. Najpierw otwórz linię.
    .otherwise = Między 6,3 a 11,3: tam robotnicy, z powrotem robotnicy, dwa spalinowe pociągi ekspresowe.
    .after = Sześć pól razem z tymi pod ziemią. Długość kursu w rundach: { $trip_rail_1 }. Kurs płaci 8 × 3 + 6 = { $pays_rail_1 } srebra, czyli { $rate_rail_1 } na rundę. Jeśli Pomarańczowy kiedyś użyje twojego tunelu, za każde z jego czterech pól zapłaci ci 1 srebro.

## Ćwiczenia

# en: 1c121e8d
the-first-road-of-all = Pierwsza ze wszystkich dróg
    .idea = 200 srebra i pusta mapa: co zarobi najwięcej za to, co kosztuje?
    .know-1 = Najkrótsza droga, drogi towar, ładunek z powrotem: tak zaczyna się srebro.

# en: 1e66056c
the-first-road-of-all-decide = Runda 1, i nikt jeszcze nic nie zbudował. Masz { $silver } srebra. Ulicy miasta wolno używać za darmo.
    .pin-1 = { $silver } srebra.
    .pin-2 = 12 srebra: 2 jednostki, runda na każde pole.
    .pin-3 = Meble płacą 5.
    .pin-4 = Wino płaci 5.
    .ask = Która pierwsza droga zarobi najwięcej za to, co kosztuje?
    .answer-1 = Dwa miasta z pocztą w obie strony, tylko trzy pola: niezły pomysł. Ale przez wielką rzekę to { $silver_less } srebra, zanim ruszy pierwszy dyliżans, a dyliżans daje 5,5 na rundę. Droga bez mostu kosztuje połowę i zarabia więcej.
    .answer-2 = Runda 1 ma krok budowy jak każda inna. Drugi raz się nie trafi.
    .otherwise = To jest droga. Ale poszukaj trzech pól bez rzeki, towaru, który płaci 5, i czegoś na drogę powrotną.
    .after = Trzy pola to najkrótsza możliwa droga, a tu łączą one towar, który płaci 5, z ładunkiem z powrotem: meble z fabryki przy Bern albo wino dla Milano. Większość to ulica samego miasta, więc kosztuje to { $silver_less } srebra. Dwa wozy wołowe dają 23 srebra co 3 rundy, 7,7 na rundę.

# en: 66ca4270
one-coach-or-three-carts = Jeden dyliżans czy trzy wozy
    .idea = Co ma wozić pocztę przez twój most?
    .know-1 = Zanim porównasz pojazdy, podziel zapłatę przez rundy: szybki może pokonać duży.

# en: 486f2a1b
one-coach-or-three-carts-decide = Twój most łączy Trieste i Salzburg, razem trzy pola, a oba dają pocztę. Masz { $silver } srebra.
    .pin-1 = Obsługuje Trieste.
    .pin-2 = Obsługuje Salzburg.
    .pin-3 = 14 srebra: 2 jednostki i o rundę mniej na każde trzy pola.
    .pin-4 = 8 srebra: 1 jednostka, sprzęgnąć można do trzech.
    .ask = Co kupujesz?
    .answer-1 = Trzy wozy mieszczą trzy jednostki, a dyliżans dwie, ale potrzebują trzech rund zamiast dwóch: 15 srebra co 3 rundy, 5 na rundę, za 24 srebra. Policz jeszcze raz z dyliżansem.
    .answer-2 = Woły nie biorą ani poczty, ani pasażerów, a między dwoma miastami w erze I niczego innego nie ma.
    .answer-3 = Most, po którym nic nie jeździ, nic nie zarabia.
    .otherwise = To nie jeździ po twojej drodze.
    .after = Dyliżans oszczędza rundę na każde trzy pola, więc tu potrzebuje 2 rund. Daje 2 × 4 + 3 = 11 co 2 rundy: 5,5 na rundę za 14 srebra. Trzy wozy dają 5 na rundę za 24. A dyliżanse sprzedaje się tylko w erze I.

# en: 73ba4ff0
the-last-wine = Ostatnie wino
    .idea = Droga jest, wozów nie ma; a Pomarańczowy ma wozy w pogotowiu.
    .know-1 = Pusty wiersz też trzyma swoje żetony: otwórz go, zanim zniknie ostatni.

# en: 5d244dee
the-last-wine-decide = Żetony wina, które zostały: { $left_wine }, pestycydu: { $left_pesticide }. Masz drogę z winiarni do Győr, ale żadnych pojazdów i tylko { $silver } srebra. Pomarańczowy ma w zajezdni trzy wozy i jest po tobie.
    .pin-1 = Obsługuje winiarnię.
    .pin-2 = Obsługuje Győr.
    .pin-3 = Ostatnie wino.
    .pin-4 = Ostatni pestycyd.
    .pin-5 = Pierwsza linia Pomarańczowego z winem.
    .ask = Co robisz w kroku frachtu?
    .answer-1 = Teraz Pomarańczowy otwiera z trzema wozami drugą linię z winem i ostatniego wina już nie ma. Twoja droga do winiarni straciła najlepszy towar.
    .answer-2 = Wino jest pewne, słusznie. Ale ostatni pestycyd wciąż leży w zapasie i droga powrotna byłaby pusta.
    .answer-3 = Oba żetony są twoje, bardzo dobrze. Ale linia ma jedną cenę w obie strony, towaru tam: w ten sposób i wino jechałoby po 4.
    .otherwise = To dozwolone. Ale które towary zostaną, gdy Pomarańczowy skończy?
    .after = Wiersz można otworzyć bez pojazdów, a żetony i tak bierze. Tam jedzie wino, więc oba kierunki będą płacić 5, kiedykolwiek przyjdą wozy. Kto jest wcześniej, ma ostatni żeton: to ty.

# en: a94eadd9
the-last-round-of-an-era = Ostatnia runda ery
    .idea = Czego jutro już nie da się kupić?
    .know-1 = Zanim era się skończy, kup to, co znika z nią z zapasu, jeśli masz na to linię.

# en: fb38b80a
the-last-round-of-an-era-decide = Runda { $round }, ostatnia w erze I. Między Venezią a farmą jeździ jedna kolej konna, a sprzęgnąć można do czterech. Masz { $silver } srebra.
    .pin-1 = Ostatnia runda ery I.
    .pin-2 = Jedna kolej konna, { $pays_rail_1 } srebra za kurs.
    .pin-3 = 10 srebra; sprzedawana tylko w erze I.
    .pin-4 = 8 srebra; sprzedawany w erach I i II.
    .ask = Co kupujesz?
    .answer-1 = Wozy się przydają, ale będą w sprzedaży jeszcze 24 rundy. Po tej rundzie linia kolei konnej już nigdy nie urośnie.
    .answer-2 = Po tej rundzie koleje konne znikają z zapasu na dobre, a twoja linia zostaje przy { $pays_rail_1 } srebra za kurs.
    .answer-3 = Dobry początek. Ale sprzęgnąć można cztery, a to była ostatnia okazja.
    .otherwise = Na to nie masz linii. Czego jutro nie będzie w sprzedaży?
    .after = Koleje konne sprzedaje się tylko w erze I, a po ich torach nic innego nie może jeździć. Z czterema sprzęgniętymi linia będzie płacić 20 srebra za kurs zamiast { $pays_rail_1 }, do końca gry. Wozy są w sprzedaży także w erze II.

# en: e4bd36a8
where-to-put-the-factory = Gdzie postawić zakład spożywczy
    .idea = Zakład spożywczy stawiasz ty. Komu ma służyć?
    .know-1 = To, czego mogą używać wszyscy, postaw tam, gdzie tylko ty masz stację.

# en: 07639213
where-to-put-the-factory-decide = Zaczyna się era III, a ty stawiasz na łące zakład spożywczy. Żywność płaci 5 i jedzie do miast; będą cztery żetony.
    .pin-1 = Twoja stacja 0, przy farmie.
    .pin-2 = Twoja stacja 1, przy Venezii.
    .pin-3 = Stacja Pomarańczowego, przy Bern.
    .pin-4 = Żywność płaci 5.
    .ask = Gdzie posłuży tobie, a nie Pomarańczowemu?
    .answer-1 = Ta łąka styka się ze stacją Pomarańczowego: on ładowałby żywność za darmo, a ty musisz tam dopiero budować.
    .answer-2 = Blisko Venezii, a tam żywność ma jechać. Ale z tą łąką nie styka się żadna twoja stacja.
    .otherwise = Nie ma tam twojej stacji. Zanim zakład coś ci da, trzeba by stacji i drogi.
    .after = Obok twojej stacji 0 zakład jest obsłużony od razu: bez nowej stacji, bez nowej drogi. Twoje trzy traktory mogą wozić żywność do Venezii, a z powrotem pestycyd, za 17 srebra na rundę zamiast 14. W tej erze są tylko cztery żetony żywności, a pierwsze są twoje.

# en: 7af1ef03
a-used-tractor = Używany traktor
    .idea = Pomarańczowy chce ci sprzedać coś, czego nie potrzebujesz.
    .know-1 = Używany pojazd za pół ceny to najtańsza droga do punktów.

# en: 595d7f23
a-used-tractor-decide = Runda { $round }. Pomarańczowemu brakuje srebra i oferuje ci używany traktor parowy za pół ceny, za 13 srebra. Masz { $silver } srebra, a linii dla niego nie masz.
    .pin-1 = Era II: 20 punktów, na linii czy w zajezdni.
    .pin-2 = { $silver } srebra: punkt za każde 10.
    .pin-3 = Pomarańczowy, punkty: { $points_1 }.
    .ask = Przyjmujesz?
    .answer-1 = Zostaje ci 13 srebra, warte 1 punkt, a Pomarańczowemu zostaje pojazd wart 20.
    .after = Każdy twój pojazd punktuje w całości, na linii czy w zajezdni: 20 punktów za 13 srebra, a to srebro było warte 1. Twoje punkty to teraz { $points }, o tyle więcej niż przedtem: { $points_more }. A Pomarańczowy stracił te 20.

# en: b6ae2680
the-last-building-step = Ostatni krok budowy
    .idea = Runda 80: co zamieni srebro na najwięcej punktów?
    .know-1 = Na końcu najwięcej punktów za srebro dają nowe stacje: połącz dwie najkrótszą drogą i wpisz ją do pustego wiersza.

# en: 66af00c2
the-last-building-step-decide = Runda 80: został krok budowy, krok handlu i krok frachtu. Masz { $silver } srebra i wolne wiersze na tablicy frachtu.
    .pin-1 = Győr: jego ulica jest darmowa.
    .pin-2 = { $silver } srebra to 10 punktów.
    .pin-3 = Wolny wiersz; może zostać pusty.
    .pin-4 = Ostatnia runda.
    .ask = Co robisz w kroku budowy?
    .answer-1 = Modernizacja trasy, a za resztę furgonetka: razem 50 punktów. Nowa droga daje dwa razy tyle.
    .answer-2 = Furgonetka ery IV to 40 punktów za 84 srebra, a 8 z nich było już w srebrze. Krok budowy był najlepszym, co ci zostało.
    .answer-3 = Dwie nowe stacje, więc pomysł jest dobry, i z wierszem daje do 90 punktów. Ale droga, która jest samą ulicą, nie punktuje jako trasa. Z jednym kafelkiem więcej już tak.
    .otherwise = O tyle punktów więcej niż przedtem: { $points_more }; da się więcej. Szukaj najkrótszej drogi z dwiema nowymi stacjami, która nie jest samą ulicą.
    .after = Nowa stacja ery III daje 40 punktów za 34 srebra, a stacja ery IV 50 za 52: żaden pojazd się do tego nie zbliża. Droga jest krótka, w połowie to ulica Győr, i punktuje jako trasa. Teraz pusty wiersz, w którym są obie stacje, je podwaja: po jednej z każdej razem 111 punktów za 95 srebra.

# en: 99715617
shut-the-door = Zamknij drzwi
    .idea = Prowadzisz, ale Pomarańczowy zarabia więcej. Jak długo ma trwać gra?
    .know-1 = Kto prowadzi, ale mniej zarabia, niech myśli o końcu: w grze zaawansowanej przynosi go budynek centralny IV.

# en: 949bf35a
shut-the-door-decide = Gra zaawansowana, runda { $round }. Twoje punkty to { $points }, srebro { $silver }. Punkty Pomarańczowego to { $points_1 }, srebro { $silver_1 }, a w tej rundzie już budował.
    .pin-1 = Twoja linia daje { $rate_road_1 } srebra na rundę.
    .pin-2 = Pomarańczowy: { $silver_1 } srebra.
    .pin-3 = { $rate_rail_1_1 } srebra na rundę.
    .pin-4 = { $rate_rail_2_1 } srebra na rundę.
    .ask = Co robisz w kroku budowy?
    .answer-1 = Dobra droga, ale twoja przewaga nie rośnie tak szybko jak srebro Pomarańczowego: ponad 50 na rundę.
    .answer-2 = Lepsze stacje są warte punkty, ale każda kolejna runda daje Pomarańczowemu więcej niż tobie.
    .answer-3 = Wtedy ekspresy jeżdżą dalej: ponad 50 srebra na rundę dla Pomarańczowego, a 14 dla ciebie.
    .otherwise = To dozwolone. Ale kto zyska na rundach, które jeszcze przyjdą?
    .after = W grze zaawansowanej budynek centralny generacji IV kończy grę z tą rundą. Kosztuje 110 srebra i dodaje 20 punktów: { $points } do { $points_1 }, a za { $silver_1 } srebra Pomarańczowy tyle dziś nie kupi. W 14 kolejnych rundach ekspresy przyniosłyby ponad 700 srebra, i prowadzenie.

# en: 6df55217
relisting = Przesuwanie wierszy na koniec
    .idea = Na końcu w pełni liczy się tylko to, czego używa linia, więc w ostatniej rundzie przenosisz wiersze tam, gdzie są punkty.
    .know-1 = Stacja liczy się w pełni, jeśli twoja linia zaczyna się na niej lub kończy, a trasa, jeśli twoja linia biegnie po niej całej.
    .know-2 = W ostatniej rundzie srebro z linii przychodzi za późno: wiersz jest wart tyle, ile jest w nim wpisane.
    .know-3 = Jeśli wszystkie wiersze są zajęte, zamknij linię, której stacje ma też inny wiersz.
    .know-4 = Wycofane pojazdy punktują w zajezdni tak samo.

# en: 9f57b63d
relisting-step-1 = Runda { $round }, ostatni krok gry. Wszystkie pięć wierszy drogowych jest zajętych i wszystkie biegną między Venezią a farmą. Twoja droga szybkiego ruchu z winiarni do Győr nie ma linii, więc jej stacje i trasa liczą się w połowie.
    .title = Zrobić miejsce
    .pin-1 = Stacja III ery: na tablicy 40 punktów, inaczej 20.
    .pin-2 = Stacja III ery: na tablicy 40 punktów, inaczej 20.
    .pin-3 = Wiersz 5: bez pojazdów, ze stacjami, które mają też inne wiersze.
    .ask = Zwolnij wiersz: zamknij linię, która do liczenia nie jest potrzebna.
    .answer-1 = To zmienia linię, ale nie zwalnia wiersza. Cofnij to.
    .answer-2 = Koniec gry, a droga szybkiego ruchu liczy się w połowie: 55 punktów przepadło. Cofnij to.
    .otherwise = { relisting-step-1.ask }
    .BI-LINE-02 = Wszystkie pięć wierszy drogowych jest zajętych. Najpierw zamknij linię.
    .after = Wiersz jest wolny. Stacje starej drogi nadal są w innych wierszach.

# en: 92fe425e
relisting-step-2 = Teraz wolny wiersz dostaje droga szybkiego ruchu. Towary i pojazdy nie mają już znaczenia: nawet pusty wiersz ma na tablicy swoje stacje i trasę.
    .title = Wpisać
    .pin-1 = Wolny wiersz.
    .pin-2 = Droga szybkiego ruchu: klasa 3, na tablicy 30 punktów, inaczej 15.
    .ask = Otwórz linię na drodze szybkiego ruchu, między 4,2 a 6,3, i zakończ grę.
    .answer-1 = Koniec gry, a droga szybkiego ruchu nadal liczy się w połowie. Cofnij to.
    .answer-2 = Te stacje są już na tablicy. Droga szybkiego ruchu nie. Cofnij to.
    .answer-3 = Jeden wolny wiersz wystarczy. Cofnij to i otwórz linię na drodze szybkiego ruchu.
    .otherwise = { relisting-step-2.ask }
    .after = Dwie stacje i trasa liczą się teraz w pełni: o { $points_more } punktów więcej. Koniec gry: ty { $points }, Pomarańczowy { $points_1 }.
