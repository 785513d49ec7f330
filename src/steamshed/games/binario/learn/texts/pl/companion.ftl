# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 9f2bbdb3
outline = Wybierz jeden z trzech zarysów kontynentu. Zagrają na nim obie spółki.
    .matters = Przy długim wybrzeżu statki są warte więcej; na zwartym lądzie drogi są krótkie.
    .mistake = Nie wybieraj najładniejszego. Oboje używacie go tak samo, więc złego nie ma.

# en: 495d99b2
continent = Umieść następną część kontynentu. Proponowane są tylko pola, przy których kontynent pozostaje poprawny.
    .matters = Miejsca, które handlują ze sobą w odległości dwóch, trzech pól, to przyszłe linie tego, kto będzie tam pierwszy. Rzeka kosztuje każdego most. Każde miejsce potrzebuje obok wolnych pól na stacje.
    .mistake = Nie buduj sobie idealnego kąta. Gracz zaczynający zdąży tam pierwszy.

# en: 266954d2
draft_return = Zwróć jedną z trzech osobistości. Wybory są tajne, póki nie dokonano wszystkich.
    .matters = Zachowaj to, czemu sprzyja mapa: wybrzeże kapitanowi, bliskie miasta pocztmistrzowi. Srebro lub pojazdy na starcie są najwięcej warte w pierwszych dwunastu rundach.
    .mistake = Nie zwracaj tego, czego nie rozumiesz. Przeczytaj najpierw wszystkie trzy.

# en: b1633c55
draft_pass = Oddaj jedną z dwóch osobistości przeciwnikowi. Będzie służyć drugiej spółce przez całą grę.
    .matters = To, co oddasz, może działać przeciw tobie: oddaj to, z czego mapa niewiele da.
    .mistake = Nie oddawaj karty, która daje przeciwnikowi start: dwa pojazdy to 20 do 40 srebra.

# en: b1fa8fa2
draft_keep = Zatrzymaj jedną z dwóch osobistości z ręki. Pracuje dla ciebie od pierwszej rundy.
    .matters = Dar na starcie rośnie z każdą rundą; punkty na końcu nie.
    .mistake = Nie zatrzymuj karty z najdłuższym tekstem.

# en: 02bb8d46
control_card = Masz kostkę startową, więc dobierasz kartę sterującą rundy. Wybierz dowolny stos; nikt nie wie, co w nich leży.
    .matters = Karta cen oznacza kursy z tym towarem, które trwają lub zaczną się w tej rundzie. Zniżki na kafelki, stacje lub pojazdy obowiązują tylko w tej rundzie.
    .mistake = Nie zapominaj o karcie po przeczytaniu. Przeczytaj ją znowu przed krokiem frachtu.

# en: 2491b29f
food_factory = Postaw zakład spożywczy na łące z wolnym polem obok. Sprzedaje miastom żywność, a kupuje owoce, zwierzęta, ryby, sól i zboże.
    .matters = Obok twojej stacji od razu pracuje dla ciebie. Trzymaj go z dala od stacji przeciwnika.
    .mistake = Nie stawiaj go pośrodku niczego tylko dlatego, że tam nie szkodzi.

# en: 7f5f39a9
build = Jedna rzecz w rundzie: droga ze stacjami, para portów, jedna stacja, budynek centralny albo modernizacja; wcześniej możesz burzyć. Możesz też spasować.
    .matters = W pierwszych kilkunastu rundach srebra jest mało: buduj krótkie drogi na trzy, cztery pola, załadowane w obie strony. Karta może dziś obniżyć cenę kafelków lub stacji.
    .mistake = Nie buduj najpierw długiej drogi. Trzy pola dają 5 do 8 srebra na rundę, dziewięć pól 3.

# en: ad56e8b3
planner = Powiedz, jak zbudować drogę: według propozycji czy pole po polu. Do ostatniego wyboru nic się nie płaci.
    .matters = Propozycje prawie zawsze wystarczą, a pierwsza jest najtańsza. Ręcznie możesz zostawić otwarty koniec.
    .mistake = Nie kładź ręcznie tego, co daje pierwsza propozycja.

# en: 6016e43b
first_end = Wybierz pierwszy koniec drogi. Powstaje tam stacja albo używasz swojej.
    .matters = Patrz, które miejsca dotykają pola: dwa miejsca przy jednej stacji to podwójny handel za jedną cenę.
    .mistake = Nie patrz tylko na jedno miejsce, bo stacja stanie o pole za daleko.

# en: 04918a1b
second_end = Wybierz drugi koniec drogi. Do ostatniego wyboru nic się nie płaci.
    .matters = Towary powinny iść w obie strony: co pierwszy koniec sprzedaje, a ten kupuje, i odwrotnie. Pole więcej kosztuje raz 2 srebra, a przy każdym kursie rundę.
    .mistake = Nie łącz dwóch miejsc, które nie mają sobie czego sprzedać.

# en: e0eb2127
proposal = Wybierz jedną z proponowanych dróg. Cenę płacisz, gdy wszystko wybrane.
    .matters = Licz pola i cenę. Ulice miast są darmowe, ale liczą się jako pole; kafelki przeciwnika kosztują myto przy każdym płatnym kursie.
    .mistake = Nie patrz tylko na cenę. Krótsza droga zarabia więcej w każdej rundzie.

# en: 659b2ccc
station_kind = Wybierz, jak duża ma być stacja. Większe mają więcej boków na drogi i więcej punktów.
    .matters = Stacja podstawowa ma dwa boki i na początku wystarcza. Bez budynku centralnego pojazd nie może być nowszy niż jego stacje.
    .mistake = Nie stawiaj rozbudowanych stacji w pierwszych rundach. Rozbudować można później; srebro to teraz pół wozu.

# en: 4398f03f
station_cell = Wybierz, gdzie stanie pojedyncza stacja. Jest pożyteczna, tylko gdy dotyka jakiegoś miejsca.
    .matters = Oznaczeń i kafelków stacji jest mało: dwanaście drogowych, dziesięć kolejowych, osiem portów.
    .mistake = Nie stawiaj stacji, która niczego nie obsługuje.

# en: ee8dc24c
lay_start = Wybierz, gdzie zaczyna się droga: przy stacji albo przy otwartym końcu. Potem kładziesz ją pole po polu.
    .matters = Otwarty koniec nie zarabia, póki nie dojdzie do stacji, a przeciwnik może zabudować go w poprzek.
    .mistake = Nie zaczynaj daleko od miejsca, w którym skończy się srebro.

# en: c2ecebbc
lay = Połóż następny kafelek albo przestań. Nieukończona droga poczeka.
    .matters = Most idzie prosto przez rzekę; zakola rzeki nie da się przejść mostem. Zostaw srebro na resztę drogi i na pojazd.
    .mistake = Uważaj, żeby srebro nie skończyło się o pole przed stacją.

# en: 028d0e78
demolish_object = Wybierz, co zburzyć: trasę, luźny odcinek, stację lub porty. Kosztuje to srebro i nic nie wraca.
    .matters = Potem w tym samym kroku możesz jeszcze budować. Modernizacja jest tańsza niż zastąpienie.
    .mistake = Nie burz bez potrzeby. W większości gier nikomu to niepotrzebne.

# en: caad6708
demolish = Zburz całość albo kafelek po kafelku. Linie, które tracą drogę, są zamykane na koniec kroku.
    .matters = Patrz, które twoje linie z tego korzystają i ile to daje punktów.
    .mistake = Nie zamykaj linii, która jeszcze zarabiała.

# en: 7ffa0bec
modernise_object = Wybierz jedną trasę, stację lub parę portów. W rundzie robisz jedną rzecz, więc tę, która da najwięcej.
    .matters = Klasa trasy to klasa jej najgorszego kafelka lub stacji: szybkość przychodzi z ostatnim elementem.
    .mistake = Nie zostawiaj na końcu stacji podstawowej po modernizacji kafelków: nie oszczędzasz ani rundy.

# en: 5f7556f7
modernise_target = Wybierz, jak daleko. Każdy szczebel stacji to 10 punktów, każda klasa zapisanej trasy też.
    .matters = Zwierzęta i para nie jeżdżą drogami szybkiego ruchu i autostradami: patrz, co tam jeździ.
    .mistake = Nie modernizuj drogi ponad klasę swoich pojazdów.

# en: 02b74b4f
modernise = Zmodernizuj wszystko albo kawałek po kawałku. Płacisz za to, co modernizujesz.
    .matters = Pół trasy jest tak samo wolne jak przedtem. Zmodernizuj całość, gdy starczy srebra.
    .mistake = Nie przestawaj o kawałek za wcześnie.

# en: 41b51dc3
trade = Kup pojazdy ze wspólnego zapasu, wycofaj je z linii stojącej na stacji albo zaproponuj przeciwnikowi te z zajezdni. Zakończ, gdy wszystko gotowe.
    .matters = Sprzęgaj do granicy rodzaju: drugi i trzeci pojazd nie kosztują wiersza, towaru ani czasu. Zapas jest wspólny, a większość rodzajów sprzedaje się tylko w jednej erze.
    .mistake = Nie dawaj jednego pojazdu na linię, która może mieć trzy.

# en: 411162b0
withdraw = Wybierz, ile pojazdów opuszcza linię. Trafiają do twojej zajezdni i odpoczywają przez jeden kurs.
    .matters = Podczas odpoczynku można je sprzedać i dają punkty. Jeśli odejdą wszystkie, wiersz z towarami zostaje.
    .mistake = Nie wycofuj pojazdów na drugim końcu, żeby oszczędzić drogę powrotną. Nigdy się nie udaje.

# en: c011f88d
offer = Przeciwnik oferuje ci używany pojazd za pół ceny. Przyjmij albo odmów.
    .matters = Dla ciebie jest wart 10 do 40 punktów, a dla przeciwnika już nie; linii nie potrzebujesz. Na początku gry srebro zarabia więcej na linii.
    .mistake = Nie odmawiaj tylko dlatego, że jest stary.

# en: c0596d03
freight = Otwieraj, zmieniaj lub zamykaj linie, ile chcesz, potem zakończ. Zmieniać można tylko linie stojące na stacji.
    .matters = Dobrych towarów jest mało: wiersz bez pojazdów zachowuje żetony. Droższy towar jedzie tam, bo jego cena obowiązuje w obie strony.
    .mistake = Nie kończ bez spojrzenia na linie stojące na stacji. Następna okazja dopiero za cały kurs.

# en: 6be1142b
departure = Wybierz stację początkową. Towar, który stąd wyjeżdża, wyznacza cenę w obie strony.
    .matters = Wyjeżdżaj stamtąd, gdzie sprzedają droższy towar. Bez budynku centralnego stacja ma jedną linię.
    .mistake = Nie zaczynaj z nawyku przy zakładzie, gdy droższy towar sprzedaje miasto.

# en: 1ba10bca
destination = Wybierz stację docelową. Obie muszą być twoje, jednego rodzaju i połączone.
    .matters = Mało pól i towar w obie strony: to zarabia.
    .mistake = Nie wybieraj najdalszej stacji tylko dlatego, że jeden kurs płaci tam najwięcej.

# en: 9fd44248
outbound = Wybierz towar tam albo żaden. Zabiera jeden żeton ze wspólnego zapasu.
    .matters = Jego cena obowiązuje w obie strony. Patrz, jakie masz pojazdy: wóz wołowy, traktor i pociąg towarowy nie biorą poczty ani pasażerów.
    .mistake = Nie wybieraj towaru, którego żaden twój pojazd nie może wieźć.

# en: 267ee646
return = Wybierz towar z powrotem albo żaden. Zabiera jeden żeton ze wspólnego zapasu.
    .matters = Jego własna cena się nie liczy: liczy się cena towaru tam. Pusty kurs zmniejsza zarobek linii o połowę.
    .mistake = Nie zostawiaj powrotu pustego tylko dlatego, że jego towar jest tani.

# en: faa46dc1
vehicle = Wybierz, co pojedzie na linii. Od razu stoi na stacji początkowej i rusza od następnej rundy.
    .matters = Panel pokazuje, ile każdy rodzaj zarabia na rundę na tej drodze.
    .mistake = Nie zajmuj pojazdu zdolnego do innej pracy tam, gdzie wystarczy prostszy.

# en: b57e306a
number = Wybierz, ile pojazdów tego rodzaju jedzie razem. Są tak szybkie jak jeden.
    .matters = Każdy pojazd składu wiezie tyle co pierwszy. Te w zajezdni nie zarabiają.
    .mistake = Nie trzymaj kilku w zajezdni dla linii, której jeszcze nie ma.
