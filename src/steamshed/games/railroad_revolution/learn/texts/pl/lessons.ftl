# Lekcje: jedna wiadomość na lekcję i jedna na każdy krok.

## Jeden pracownik, jedna akcja

# en: 8d020d48
one-worker = Jeden pracownik, jedna akcja
    .idea = Tura to jeden pracownik na jednym z twoich czterech pól akcji i wykonana akcja.
    .know-1 = Jeden pracownik, jedna akcja, potem następny gracz.
    .know-2 = Urząd daje brązową liczbę; pierwszy daje też białą.
    .know-3 = Budynki neutralne tylko zajmują pierwsze miejsca.
    .know-4 = Pracownicy sami wracają do domu, gdy twój zapas jest pusty.

# en: ce5bbc56
one-worker-step-1 = Grasz kolorem zielonym, rywal pomarańczowym. Wygrywa, kto ma najwięcej punktów: najwięcej dają kamienie milowe, potem pociągi i to, co mnożą twoje trzy ścieżki wyników. W swojej turze wysyłasz jednego pracownika z zapasu na jedno z czterech pól akcji i wykonujesz tę akcję: stację, tory, urząd telegraficzny albo sprzedaż.
    .pin-1 = Twoi pracownicy do umieszczenia. Czterech jest białych, a biali umieją wszystko po trochu.
    .pin-2 = Telegraf: urząd na linii. Nic nie kosztuje i daje udziały.
    .pin-3 = ${ $cash } to wszystko, co masz. Tory i stacje szybko to zjedzą.
    .ask = Umieść białego pracownika na Telegrafie.
    .answer-1 = Stacja kosztuje: $300 w Washington albo Charlotte. To też niezły początek, ale dziś zaczynamy od tego, co darmowe.
    .answer-2 = Dwa tory kosztują co najmniej $400, a przez wzgórza więcej. Położymy je w następnej lekcji; najpierw coś darmowego.
    .answer-3 = Handel sprzedaje jeden z twoich torów albo budynków za $400, a ten element już nie wraca. Na razie zachowaj swoje.
    .answer-4 = Pomarańczowy to twój jedyny specjalista i dodałby coś od siebie. Ma własną lekcję; wyślij jednego z białych.
    .answer-5 = Jeden udział mniej, $150 więcej: masz ${ $cash }. Wolno to zrobić w każdej chwili twojej tury, więc nie ma pośpiechu.
    .after = Twój pracownik stoi na Telegrafie, a obok planszy czeka jeszcze { $supply }. Teraz sama akcja: wybierz sektor.

# en: 2f4f6b92
one-worker-step-2 = Linia telegrafu ma osiem sektorów. Brązowa liczba mówi, ile udziałów daje tam każdy urząd, a biała to prezent dla pierwszego. Budynek, który już tam stoi, zabrał prezent, nawet neutralny, który jest niczyj.
    .pin-1 = Cztery udziały i jeden więcej dla pierwszego.
    .pin-2 = Budynek neutralny. Nie daje punktów, tylko zajmuje pierwsze miejsce.
    .pin-3 = Trzy udziały i dwa więcej dla pierwszego.
    .pin-4 = Dwa udziały i dwa więcej dla pierwszego.
    .ask = Otwórz urząd tam, gdzie daje najwięcej udziałów.
    .answer-1 = Cztery udziały: największa liczba na linii. Ale budynek neutralny był pierwszy, więc biała liczba nie jest dla ciebie. Gdzieś obie liczby razem dają więcej.
    .answer-2 = Dwa i dwa to cztery udziały. Dobrze, ale jeden sektor daje więcej.
    .answer-3 = Trzy udziały: pierwszy stoi tam budynek neutralny. Dodawaj brązową i białą tylko tam, gdzie pierwsze miejsce jest puste.
    .answer-4 = Dwa i jeden to trzy udziały. Spójrz dalej w lewo.
    .answer-5 = Jeden i dwa to trzy udziały. Spójrz dalej w lewo.
    .answer-6 = Dwa udziały, bo pierwszy stoi tam budynek neutralny. Poszukaj pustego pierwszego miejsca.
    .otherwise = Później. Najpierw urząd: akcję trzeba wykonać w całości.
    .RR-TURN-06 = Jeszcze nie: pracownik na Telegrafie oznacza urząd, a żaden nie jest jeszcze otwarty.
    .after = Trzy i dwa: bierzesz 5 udziałów, razem masz teraz { $shares }. Każdy jest wart $150, kiedy tylko zechcesz go sprzedać.

# en: 22038ace
one-worker-step-3 = Akcja jest wykonana i nie ma nic do zapłaty. Kafelek w tym sektorze daje awanse, ale to na później. Gdy wszystko gotowe, kończysz akcję i turę ma następna spółka.
    .pin-1 = Twój urząd, na pierwszym miejscu.
    .pin-2 = Udziały: { $shares }.
    .ask = Zakończ akcję.
    .answer-1 = Udział zamieniony na $150. Pieniądze wkrótce się przydadzą, ale udział umie też rzeczy, których pieniądze nie potrafią; zachowaj go, aż będziesz wiedzieć.
    .otherwise = Dozwolone, ale tu niepotrzebne. Zakończ akcję.
    .after = Rywal sprzedaje tor za $400 i znów twoja tura. Twój biały pracownik zostaje na Telegrafie, aż opróżni się twój zapas; wtedy wszyscy sami wracają do domu.

## Dwa tory na zachód

# en: 808c209f
two-rails = Dwa tory na zachód
    .idea = Kolej kładzie dokładnie dwa tory od twojej sieci: $400 i $100 za każdy trójkąt.
    .know-1 = Dokładnie dwa tory, $400 i po $100 za każdy trójkąt.
    .know-2 = Tor zaczyna się w twojej sieci; drugi może przedłużać pierwszy.
    .know-3 = Tory innych spółek niczego nie blokują.
    .know-4 = Koszt akcji płacisz, gdy ją kończysz.

# en: 66c10eb6
two-rails-step-1 = Twoja sieć to Washington, Charlotte i każde miasto, do którego dochodzą twoje tory. Nowy tor musi się tam zaczynać. Dwa tory kosztują razem $400, a każdy trójkąt po drodze jeszcze $100.
    .pin-1 = Twój pierwszy tor leży tu od początku.
    .pin-2 = Washington – Chicago: dwa trójkąty.
    .pin-3 = Charlotte – Little Rock: trzy trójkąty.
    .pin-4 = Tu jest już tor rywala. To niczego nie blokuje: każda spółka może położyć jeden własny.
    .ask = Połóż tor do Chicago.
    .answer-1 = Little Rock, przez trzy trójkąty: już teraz do zapłaty jest ${ $owed }, a masz ${ $cash }. Trzeba by sprzedać udział, a drugi tor dopiero przed tobą.
    .answer-2 = Miami, przez jeden trójkąt: jak dotąd ${ $owed }. Tanio, ale to na południe, a równiny zaczynają się za Chicago.
    .answer-3 = Teraz masz ${ $cash }. Wolno w każdej chwili, ale tę lekcję da się ukończyć z tym, co było.
    .RR-RAIL-01 = To pole nie styka się jeszcze z twoją siecią. Zacznij w Washington albo Charlotte.
    .RR-TURN-06 = Kolej to dwa tory; nie leży jeszcze żaden.
    .after = Chicago jest przyłączone. Do zapłaty jest ${ $owed }: $400 za akcję i $200 za dwa trójkąty. Płacisz, gdy kończysz akcję.

# en: 736147da
two-rails-step-2 = Drugi tor może się zaczynać tam, gdzie pierwszy się kończy. Masz ${ $cash }, a do zapłaty jest ${ $owed }: na żaden trójkąt więcej nie starczy. Jest jedna droga dalej, która nic nie dokłada.
    .pin-1 = Chicago – Duluth: jeden trójkąt.
    .pin-2 = Chicago – Little Rock: jeden trójkąt i umowa.
    .pin-3 = Stąd prowadzą dalej trzy drogi.
    .ask = Połóż drugi tor tak, by wystarczyło ${ $cash }.
    .answer-1 = Little Rock, przez jeden trójkąt: ${ $owed }, a masz ${ $cash }. Na brakujące $100 trzeba by sprzedać udział.
    .answer-2 = Duluth, przez jeden trójkąt: ${ $owed }, a masz ${ $cash }. Na brakujące $100 trzeba by sprzedać udział.
    .answer-3 = Trzy trójkąty więcej to razem ${ $owed }. Czyli dwa sprzedane udziały.
    .answer-4 = Tory nie muszą się stykać, więc to dozwolone; razem ${ $owed }, a masz ${ $cash }.
    .answer-5 = To starczy na trójkąt. Ale jest tor, który żadnego nie potrzebuje.
    .RR-RAIL-01 = To pole nie styka się z twoją siecią. Z Chicago prowadzą dalej trzy drogi.
    .RR-RAIL-04 = Leży tam już twój tor; na jednym polu spółka może mieć tylko jeden.
    .after = Kansas City jest przyłączone, przez równiny, bez dopłaty. Do zapłaty jest wciąż ${ $owed }.

# en: b3cc4215
two-rails-step-3 = Oba tory leżą, więc akcja jest wykonana. Kończąc ją, płacisz to, co się należy.
    .pin-1 = Skrzyżowanie mapy: stąd prowadzi dalej jeszcze pięć dróg.
    .ask = Zakończ akcję i zapłać.
    .answer-1 = Masz ${ $cash }, a do zapłaty jest ${ $owed }: udział mniej czy więcej nic tu nie zmienia.
    .after = Z ${ $cash_before } zostaje ci ${ $cash }. Pusta sakiewka to tu nie wstyd: urzędy i sprzedaż nic nie kosztują, a twoje udziały to { $shares }.

## Własna stacja

# en: 6acef6ed
a-station = Własna stacja
    .idea = Stacja kosztuje swoją cenę, każdemu daje nagrodę, a pierwszemu premię.
    .know-1 = Stacje stoją w przyłączonych miastach, w każdym jedna twoja.
    .know-2 = Nagroda jest dla każdego, premia dla pierwszego.
    .know-3 = Podarunki można brać w dowolnej kolejności albo zostawić.

# en: ab1cb5c6
a-station-step-1 = Stacje stoją w miastach twojej sieci, w każdym jedna twoja. Cena jest na górnej krawędzi. Poniżej są dwa podarunki: główna nagroda dla każdego, kto tam buduje, i premia tylko za pierwszą stację.
    .pin-1 = Chicago: $300, pracownik pomarańczowy lub szary. Pierwsza: dwa udziały.
    .pin-2 = Kansas City: $300, pracownik szary lub turkusowy. Pierwsza: krok i awans.
    .pin-3 = Tu rywal ma pierwszą.
    .ask = Zbuduj tam, gdzie na pierwszą stację czekają dwa udziały.
    .answer-1 = Wolno: stację może tam mieć dowolnie wiele spółek. Ale rywal ma pierwszą, więc premia przepadła.
    .answer-2 = Przyłączone od początku i nikogo tam nie ma. Ale premia za pierwszą to jeden udział i awans; szukamy dwóch udziałów.
    .answer-3 = Przyłączone i puste. Premia za pierwszą to wymiana pracownika; szukamy dwóch udziałów.
    .answer-4 = Teraz masz ${ $cash }. Na stację starczy i bez tego.
    .RR-STA-07 = To miasto nie należy do twojej sieci. Najpierw tory, potem stacje.
    .after = Twoja stacja stoi na pierwszym miejscu w Chicago. Do zapłaty jest ${ $owed }.

# en: 5e066cb4
a-station-step-2 = Teraz weź, co daje stacja, w dowolnej kolejności. Kreska między dwoma kolorami znaczy: jeden z tych pracowników, do wyboru. Trafia do twojego zapasu i można go umieścić od następnej tury. Twoja stacja jest tu pierwsza, więc premia też jest twoja.
    .pin-1 = Pomarańczowy, księgowy, oszczędza i zarabia pieniądze.
    .pin-2 = Szary, negocjator, ma rękę do udziałów i premii.
    .pin-3 = Na pierwszym miejscu: dwa udziały.
    .ask = Weź pracownika, pomarańczowego lub szarego, i premię za pierwszą stację.
    .answer-1 = Dozwolone: nikt nie musi brać podarunku. Ale zatrudnienie pracownika kosztuje $800, a dwa udziały przepadną.
    .answer-2 = Masz ${ $cash }. Nie trzeba sprzedawać: najpierw weź, co darmowe.
    .otherwise = To na później. Pracownik i premia czekają.
    .after = Twoi pracownicy: { $workers }, udziały: { $shares }. By później kogoś awansować, trzeba mieć więcej niż czterech pracowników.

# en: 5145a8c8
a-station-step-3 = Stacja, pracownik i dwa udziały, a za wszystko $300.
    .pin-1 = ${ $cash }, a do zapłaty $300.
    .ask = Zakończ akcję i zapłać.
    .answer-1 = Starczy i bez tego. Zakończ akcję.
    .after = Płacisz $300 i masz ${ $cash }. Dwa udziały są warte $300: ta stacja sama się spłaciła.

## Wzdłuż linii telegrafu

# en: 0972ccc5
the-wire = Wzdłuż linii telegrafu
    .idea = Urzędy obok siebie punktują, a za kafelek sektora można oddać pracownika.
    .know-1 = Dwa urzędy obok siebie dają 5 albo 8 punktów.
    .know-2 = Za kafelek sektora można oddać pracownika; kafelek zostaje.
    .know-3 = Na końcu twojej tury musi zostać czterech pracowników.

# en: 9b392a00
the-wire-step-1 = Między dwoma sektorami stoi liczba punktów: po lewej 5, po prawej 8. Kto ma urząd po obu stronach, dostaje je na końcu. A w każdym sektorze poza dwoma z umową leży kafelek, którego każdy może tam użyć za jednego pracownika.
    .pin-1 = Twój urząd w sektorze 4.
    .pin-2 = 5 punktów za sektory 4 i 5 razem.
    .pin-3 = Dwa udziały, dwa więcej dla pierwszego, i kafelek: $600 za pracownika.
    .ask = Otwórz urząd obok swojego, w sektorze, którego kafelek daje pieniądze.
    .answer-1 = Obok twojego, 5 punktów i cztery udziały: dobry urząd. Ale sektor z umową nie ma kafelka, a potrzebujesz gotówki.
    .answer-2 = Pięć udziałów, ale nie obok twojego urzędu, a tamtejszy kafelek daje awanse.
    .answer-3 = Pierwszy jest tam rywal, i nie jest to obok twojego.
    .answer-4 = Cztery udziały i darmowy tor na kafelku; ale daleko od twojego urzędu.
    .answer-5 = Nie obok twojego urzędu; kafelek to pociąg.
    .answer-6 = Nie obok twojego urzędu; kafelek daje kroki.
    .otherwise = Najpierw urząd.
    .RR-TEL-05 = Masz tam już urząd. W sektorze jeden na spółkę.
    .after = Cztery udziały, a dwa urzędy są warte 5 punktów: razem masz { $points }.

# en: 6b588d0f
the-wire-step-2 = Teraz kafelek: jeden pracownik odchodzi, a ty bierzesz $600. Pracownik może być z zapasu albo z planszy, nawet ten właśnie umieszczony. Na końcu tury musisz mieć czterech pracowników, nie licząc menedżerów; masz ich { $workers }.
    .pin-1 = Biali pracownicy na twojej planszy.
    .pin-2 = Twój księgowy. Specjalista jest wart więcej niż biały.
    .ask = Oddaj białego pracownika za kafelek.
    .answer-1 = Te same $600, ale oddajesz jedynego specjalistę. Biały wystarczy.
    .answer-2 = Kafelek można zostawić. Ale bez gotówki niewiele zbudujesz w następnej turze.
    .answer-3 = To daje ${ $cash }. Kafelek płaci cztery razy tyle.
    .after = W ręku ${ $cash }, a pracowników { $workers }: w sam raz.

# en: ae11f2ce
the-wire-step-3 = Przy czterech pracownikach drzwi są zamknięte: dopóki nie dołączy kolejny, nikogo nie można na stałe odrzucić ani awansować.
    .pin-1 = { $workers }: najmniej, ilu możesz mieć na końcu tury.
    .ask = Zakończ akcję.
    .answer-1 = Teraz ${ $cash }. Nie było to potrzebne; zakończ akcję.
    .after = Darmowy urząd, cztery udziały, ${ $cash } i 5 punktów. Kafelek zostaje na miejscu: rywal też może go użyć.

## Pieniądze na czas

# en: 1bdd6d8c
money-in-time = Pieniądze na czas
    .idea = Płacisz na końcu akcji, więc to, co akcja daje, może za nią zapłacić.
    .know-1 = Cenę akcji płaci się na jej końcu.
    .know-2 = Udział to $150 w każdej chwili; udziałów nie można kupić.
    .know-3 = Tury, której nie da się dokończyć, nigdy nie ma do wyboru.

# en: 1b701836
money-in-time-step-1 = Nie masz pieniędzy ani udziałów, a twój pracownik stoi na Stacji. Wygląda to beznadziejnie: każde miasto żąda $300. Ale w turze wolno robić rzeczy w dowolnej kolejności, a cenę płaci się dopiero na końcu.
    .pin-1 = ${ $cash }, udziały: { $shares }.
    .pin-2 = $300. Pierwsza: jeden udział i awans.
    .pin-3 = $300. Pierwsza: dwa udziały.
    .pin-4 = $300, ale rywal ma pierwszą.
    .ask = Zbuduj jedyną stację, za którą możesz zapłacić.
    .otherwise = Spójrz, co daje pierwsza stacja.
    .RR-STA-07 = Nie tam: miasto musi być przyłączone, a to, co daje, musi w końcu wystarczyć na zapłatę. Poszukaj premii, którą można sprzedać.
    .after = Do zapłaty jest ${ $owed }, a masz ${ $cash }. Do wyboru było tylko to miasto, bo stół nigdy nie pozwala zacząć tury, której nie da się dokończyć.

# en: 34bc5ecd
money-in-time-step-2 = Jeszcze nic nie trzeba płacić. Najpierw weź, co tu leży.
    .pin-1 = Pierwsza stacja w Chicago: twoja.
    .ask = Weź premię za pierwszą stację.
    .answer-1 = Pracownik, bardzo dobrze, i za chwilę też by tu był. Ale on nie zapłaci rachunku.
    .after = Udziały: { $shares }.

# en: 33a8fc5a
money-in-time-step-3 = Udział sprzedaje się za $150, w każdej chwili twojej tury, ile chcesz. Kupić go nie można nigdy, więc sprzedawaj tylko tyle, ile trzeba. Tu potrzeba obu.
    .pin-1 = Udziały: { $shares }, po $150.
    .ask = Sprzedaj udział.
    .answer-1 = Miło, że jest. Teraz rachunek.
    .after = ${ $cash }. Połowa.

# en: 9cd86016
money-in-time-step-4 = I druga połowa.
    .pin-1 = ${ $cash } z $300.
    .ask = Sprzedaj drugi udział.
    .answer-1 = Miło, że jest. Teraz rachunek.
    .after = ${ $cash }: dokładnie cena.

# en: 34dd85cc
money-in-time-step-5 = Zanim zapłacisz, nie zapomnij o głównej nagrodzie: jest darmowa.
    .pin-1 = Pracownik, pomarańczowy lub szary.
    .ask = Weź pracownika.
    .answer-1 = Rachunek zapłacony, ale pracownik został. A był za darmo.
    .after = Pracownicy: { $workers }.

# en: e201a954
money-in-time-step-6 = Stacja, pracownik i rachunek, który stacja płaci sama.
    .ask = Zakończ akcję.
    .after = Na początku nie było nic, a teraz masz stację w Chicago, o pracownika więcej i ${ $cash }. Zanim powiesz, że cię na coś nie stać, spójrz, co to daje.

## Handel i pociągi o dwóch stronach

# en: 055c8fdb
trade-and-trains = Handel i pociągi o dwóch stronach
    .idea = Handel sprzedaje twój skrajny lewy element i odwraca pociąg: jedna strona to premia, druga 8 punktów.
    .know-1 = Handel sprzedaje ze skrajnego lewego sektora; dalsze sektory płacą więcej.
    .know-2 = Pociąg odwrócony na rewers daje premię, na awers swoje 8 punktów.
    .know-3 = Pieniądze, udziały i pracownicy nie dają na końcu punktów.

# en: ea00a757
trade-and-trains-step-1 = Twoje tory i budynki leżą w sektorach i zawsze bierzesz od lewej. Handel na zawsze usuwa jeden element ze skrajnego lewego sektora i płaci liczbę nad nim. Im dalej, tym więcej daje element.
    .pin-1 = Następny tor; to ostatni element sektora za $600.
    .pin-2 = Następny budynek; leży w sektorze za $700.
    .ask = Sprzedaj element, który można sprzedać.
    .answer-1 = Dobrze, kolejność jest dowolna: trzy udziały, a pociąg leży rewersem. Teraz cofnij ruch i najpierw sprzedaj, by widzieć po jednej rzeczy naraz.
    .otherwise = To na później.
    .RR-TRD-01 = Budynek leży o sektor dalej. Najpierw musi opustoszeć sektor za $600.
    .after = $600 więcej: ${ $cash }. Element wypada z gry, a następna sprzedaż da $700.

# en: 69f8e216
trade-and-trains-step-2 = Przy każdym Handlu możesz odwrócić jeden pociąg. Awersem to 8 punktów na końcu. Odwrócony na rewers daje premię, tutaj trzy udziały, a punktów nie ma, dopóki nie wróci na awers.
    .pin-1 = Awersem: 8 punktów albo trzy udziały teraz.
    .pin-2 = Na razie punktów: { $points }.
    .ask = Odwróć pociąg z udziałami.
    .answer-1 = Możesz go zostawić. Ale teraz premia, a później znów punkty: to dobrze użyty pociąg.
    .otherwise = Nie ten.
    .RR-TRN-05 = Ten pociąg daje awans, a nie masz kamienia milowego na awans: nic by się nie zmieniło.
    .after = Udziały: { $shares }, a punkty: { $points } zamiast { $points_before }. 8 punktów śpi, nie przepadło.

# en: 33279054
trade-and-trains-step-3 = Niech inni mają swoją turę.
    .pin-1 = Rewersem.
    .ask = Zakończ akcję.
    .otherwise = Nic więcej teraz nie trzeba.
    .after = Rywal otwiera urząd. Twoja tura.

# en: 58221259
trade-and-trains-step-4 = Drugi Handel znów budzi pociąg. Za odwrócenie na awers nie ma premii, tylko jego 8 punktów, i liczą się na końcu gry, jeśli wtedy leży awersem.
    .pin-1 = Na jednym polu może stać dowolnie wielu pracowników.
    .ask = Znów umieść białego pracownika na Handlu.
    .answer-1 = Szary ma tam własny efekt. Biały wystarczy.
    .otherwise = Może to i dobra tura, ale pociąg śpi dalej. Odwraca go Handel.
    .after = Teraz pociąg, potem sprzedaż.

# en: 334fb808
trade-and-trains-step-5 = Najpierw odwróć albo najpierw sprzedaj, jak wolisz.
    .pin-1 = Ten.
    .ask = Odwróć pociąg na awers.
    .answer-1 = $700, a kolejność jest dowolna. Ale chodzi nam o pociąg: cofnij ruch i najpierw go odwróć.
    .otherwise = Nie to.
    .after = Znów punkty: { $points }.

# en: 1095a2ae
trade-and-trains-step-6 = W sektorze za $700 leżą tory i budynek. Możesz wybrać. Czego się pozbędziesz, tego nie zbudujesz, więc pomyśl, co będzie potrzebne.
    .pin-1 = Tory w zapasie: { $stock_rails }.
    .pin-2 = Budynki w zapasie: { $stock_buildings }.
    .ask = Sprzedaj tor albo budynek.
    .otherwise = Handel jest wykonany dopiero, gdy sprzedasz element.
    .after = $700 więcej: ${ $cash }. Dwie tury dały $1300 i trzy udziały, a pociąg nie śpi.

## Kogo wysyłasz

# en: 51c9d1db
who-you-send = Kogo wysyłasz
    .idea = Każdy kolor dodaje coś od siebie do każdej akcji: kto idzie, jest równie ważne jak dokąd.
    .know-1 = Specjalista używa własnego efektu albo awansuje, nigdy jedno i drugie.
    .know-2 = Pomarańczowy: stacje bez ceny.
    .know-3 = Szary: premie za pierwszą stację i białe liczby jeszcze raz.
    .know-4 = Wszystkie szesnaście efektów jest na karcie pomocy.

# en: 5414c1ba
who-you-send-step-1 = Biały pracownik może kogoś awansować, jakakolwiek to akcja. Specjalista też może, albo zamiast tego raz użyć własnego efektu. Pomarańczowy, księgowy, buduje stację bez płacenia jej ceny.
    .pin-1 = Denver: $500, a przychodzi dwóch pracowników, pomarańczowy i turkusowy.
    .pin-2 = ${ $cash }: o wiele za mało.
    .pin-3 = Księgowy.
    .ask = Wyślij pracownika, który zbuduje w Denver, choć masz tylko ${ $cash }.
    .answer-1 = Dobry pracownik w złym miejscu: zarobiłby tam, ale stacji by nie zbudował.
    .answer-2 = Szary zajmuje się udziałami i premiami. Cena Denver się nie zmienia.
    .answer-3 = Dozwolone, ale Denver czeka, a otworzyć je może dziś tylko jeden z twoich pracowników.
    .otherwise = To nie prowadzi do Denver.
    .RR-STA-07 = Z nim nie da się zapłacić za żadną stację. Ktoś inny w ogóle nie płaci ceny.
    .after = Księgowy stoi na Stacji.

# en: 58119274
who-you-send-step-2 = Z nim każda cena jest taka sama: zero. Weź więc najdroższą.
    .pin-1 = Rywal ma pierwszą: dla ciebie bez premii, ale z główną nagrodą.
    .ask = Zbuduj w Denver.
    .answer-1 = Z nim za darmo, i jeden pracownik. Ale gdzie indziej oszczędza $500, a przychodzi dwóch.
    .answer-2 = Tu oszczędziłby tylko $300.
    .answer-3 = Tu oszczędziłby tylko $300, a przychodzi jeden pracownik.
    .otherwise = Najpierw miasto.
    .after = Na razie do zapłaty jest ${ $owed }.

# en: 07b4d09e
who-you-send-step-3 = Efekt umieszczonego pracownika działa, gdy tak powiesz, w każdej chwili po wyborze miasta.
    .pin-1 = ${ $cash }, a do zapłaty $500.
    .ask = Użyj efektu księgowego.
    .answer-1 = Dołącza dwóch pracowników, razem { $workers }. Teraz cena.
    .otherwise = Najpierw cena.
    .after = Do zapłaty: ${ $owed }. Pięćset dolarów oszczędzone.

# en: 36319d2f
who-you-send-step-4 = A główna nagroda jest taka sama jak dla wszystkich.
    .pin-1 = Turkusowy, inżynier: trzeci tor w cenie dwóch.
    .ask = Weź dwóch pracowników.
    .otherwise = Dwóch pracowników za nic: najpierw ich weź.
    .after = Pracownicy: { $workers }, w tym dwóch nowych.

# en: c3d64f93
who-you-send-step-5 = Dobry dzień dla księgowego.
    .ask = Zakończ akcję.
    .otherwise = Nic więcej nie trzeba.
    .after = Stacja warta $500, a wciąż masz ${ $cash }. Znów twoja tura.

# en: 39faaf5e
who-you-send-step-6 = Teraz szary, negocjator. Na Telegrafie bierze białą liczbę sektora jeszcze raz; z pierwszym urzędem dostajesz ją dwukrotnie.
    .pin-1 = Negocjator.
    .pin-2 = Trzy udziały i dwa dla pierwszego.
    .pin-3 = Tu pierwszy jest rywal; szary i tak dostałby białą liczbę raz.
    .ask = Wyślij negocjatora tam, gdzie podwaja podarunek z udziałów.
    .answer-1 = Tam też się przyda. Ale białe liczby są na linii telegrafu.
    .otherwise = To może zrobić ktoś inny. Białe liczby są dla szarego.
    .after = Szary stoi na Telegrafie.

# en: bf1c38b5
who-you-send-step-7 = Najlepszy sektor dla niego ma dużą białą liczbę i puste pierwsze miejsce.
    .pin-1 = Dwa i dwa dla pierwszego.
    .pin-2 = Jeden i dwa dla pierwszego.
    .ask = Otwórz urząd, który z szarym daje najwięcej.
    .answer-1 = Cztery, a z szarym jeden więcej: pięć. Pierwszy jest budynek neutralny.
    .answer-2 = Dwa, dwa i jeszcze raz dwa: sześć. I umowy. Prawie najlepszy.
    .answer-3 = Dwa, a z szarym dwa: cztery. Pierwszy jest rywal.
    .answer-4 = Jeden, dwa i jeszcze raz dwa: pięć.
    .answer-5 = Trzy, a z szarym jeden: cztery.
    .answer-6 = Dwa, jeden i jeszcze raz jeden: cztery.
    .answer-7 = Dwa, a z szarym jeden: trzy.
    .otherwise = Najpierw sektor.
    .after = Jak dotąd pięć udziałów.

# en: df598d3e
who-you-send-step-8 = A teraz jego własny efekt.
    .pin-1 = Udziały: { $shares }.
    .ask = Użyj efektu negocjatora.
    .otherwise = Najpierw efekt szarego.
    .after = Dwa więcej, udziały: { $shares }, czyli $1050, gdyby sprzedać wszystkie.

## Menedżerowie i kamienie milowe

# en: 67f141af
milestones = Menedżerowie i kamienie milowe
    .idea = Kamień milowy wymaga spełnienia warunków i awansu menedżerów; wtedy punktuje i przychodzi lepszy.
    .know-1 = Awans: pracownik przechodzi na miejsce swojego koloru i tam zostaje.
    .know-2 = Menedżerowie i warunki, w dowolnej kolejności; sprawdzane na końcu każdej tury.
    .know-3 = Potem dobierz trzy z następną literą i zatrzymaj jeden.
    .know-4 = Kamień milowy nie zużywa niczego na mapie.

# en: 7a93f9e6
milestones-step-1 = Najwięcej punktów dają kamienie milowe. Stacja to twój budynek w mieście, do którego dociera twoja sieć. Każdy kamień milowy ma warunki na mapie i miejsca dla menedżerów. Ten wymaga dwóch przyłączonych miast poziomu 2, stacji w mieście poziomu 2 i pomarańczowego menedżera.
    .pin-1 = 18 punktów.
    .pin-2 = Poziom 2, przyłączone.
    .pin-3 = Poziom 2, przyłączone.
    .ask = Zbuduj stację, której kamień milowy jeszcze wymaga.
    .answer-1 = Stacja, ale Washington ma poziom 1, a tego nie wymaga żaden kamień milowy.
    .answer-2 = Stacja, ale Charlotte ma poziom 1, a tego nie wymaga żaden kamień milowy.
    .answer-3 = To druga połowa, a kolejność jest dowolna. Na razie cofnij ruch: najpierw stacja.
    .otherwise = Najpierw stacja.
    .after = Warunki są spełnione: dwa miasta, jedna stacja. Brakuje tylko menedżera.

# en: 33ab80e0
milestones-step-2 = Umieszczony biały pracownik może awansować jednego z twoich pracowników: przechodzi on na miejsce swojego koloru na kamieniu milowym i jest odtąd menedżerem. Już nie pracuje i nie liczy się do twojej czwórki. Masz pracowników { $workers }, więc jeden może odejść.
    .pin-1 = Twój pomarańczowy pracownik.
    .pin-2 = Miejsce jest pomarańczowe.
    .ask = Awansuj pomarańczowego pracownika na ten kamień milowy.
    .answer-1 = Stacja stoi, ale bez menedżera kamień milowy zostaje otwarty. Awans tej tury by przepadł.
    .otherwise = Do tego niepotrzebne, ale nie błędne. Pomyśl o menedżerze.
    .RR-MIL-02 = Miejsca na A, B i C przyjmują tylko kolor, który pokazują; tylko D przyjmuje każdego.
    .after = Zostaje pracowników { $workers }, najmniej, ilu wolno. Kamień milowy sprawdza się na końcu tury.

# en: 7709f12a
milestones-step-3 = Na końcu każdej tury, twojej czy nie, osiąga się każdy kamień milowy, który ma wszystko. Jego menedżerowie wracają do wspólnego zapasu, kafelek punktuje i dobiera się trzy z następną literą.
    .pin-1 = Po awansie.
    .pin-2 = Następna litera.
    .ask = Zakończ akcję.
    .otherwise = Dobrze to mieć. Potem zakończ akcję.
    .after = Osiągnięty: 18 punktów, razem masz { $points }. Przed tobą trzy kamienie milowe B; jeden zatrzymujesz.

# en: cad9541a
milestones-step-4 = Punktami różnią się mało, pracą bardzo. Na mapie nic się nie zużywa: co służyło jednemu kamieniowi, posłuży i następnemu. Pomyśl o swoich dwóch następnych torach i o tym, co już leży.
    .pin-1 = Twój tor z Chicago do Little Rock leży na znaku umowy.
    .pin-2 = Równiny do Kansas City, poziom 3.
    .pin-3 = Równiny do Houston, poziom 3, ze znakiem umowy.
    .ask = Zatrzymaj kamień milowy, którego warunki spełni jedna tura torów.
    .answer-1 = 28 punktów, najwięcej z trzech. Ale wymaga dwóch torów przez dwa trójkąty, jednego przez trzy i dwóch menedżerów; z tych torów masz tylko jeden.
    .answer-2 = 27 punktów za dwie stacje w miastach poziomu 3 i dwóch menedżerów. Same tory nie wystarczą: dwie stacje to dwie tury i dwie ceny więcej.
    .after = 23 punkty: dwa tory ze znakiem umowy, dwa miasta poziomu 3, fioletowy menedżer. Kansas City i Houston za $400, i brakuje tylko menedżera. Pozostałe dwa kafelki idą pod stos.

## Umowy

# en: 4bd7adc4
deals = Umowy
    .idea = Tor albo urząd ze znakiem umowy otwiera umowy: ty możesz wziąć obie, wszyscy inni jedną.
    .know-1 = Znak umowy pod twoim nowym torem lub urzędem otwiera umowy, raz na turę.
    .know-2 = Kto je otwiera, może wziąć obie, inni po jednej.
    .know-3 = Za umowy płaci się udziałami: zachowaj dwa lub trzy.
    .know-4 = Darmowy tor jest najwięcej wart w górach.

# en: 64272d4f
deals-step-1 = Niektóre pola mają znak umowy. Tor na takim polu otwiera odkryte umowy po skończonej akcji. Umowa kosztuje udziały, czasem też pieniądze: oto, co umieją udziały, a czego nie umieją pieniądze.
    .pin-1 = Kansas City – Houston: równiny i umowa.
    .pin-2 = Kansas City – Duluth: równiny i umowa.
    .pin-3 = Dwa udziały: darmowy tor.
    .pin-4 = Dwa udziały i $100: pomarańczowy pracownik.
    .pin-5 = Udziały: { $shares }. Starczy na obie.
    .ask = Połóż tor przez równiny z umową.
    .answer-1 = Równiny, i dalej do Denver; ale nie ma tam znaku umowy. Umowy musiałby otworzyć drugi tor.
    .answer-2 = To otwiera umowy, ale trójkąt kosztuje $100, a te pieniądze są potrzebne na dolną umowę.
    .otherwise = To nie otwiera umów. Poszukaj znaku umowy na równinach.
    .after = Umowy otworzą się, gdy zakończysz akcję. Jeden znak czy dwa, otwierają się raz.

# en: 0625847d
deals-step-2 = Drugi tor może iść dokądkolwiek. Kansas City – Denver to równiny.
    .pin-1 = Równiny.
    .ask = Połóż tor do Denver.
    .otherwise = Też można. Ale Denver nic nie dokłada i prowadzi na zachód.
    .after = Do zapłaty jest ${ $owed } z twoich ${ $cash }.

# en: 9fcada59
deals-step-3 = Teraz akcja się kończy, płacisz i umowy się otwierają.
    .ask = Zakończ akcję.
    .answer-1 = Ostrożnie: sprzedany udział nie zapłaci już za umowę.
    .otherwise = Potem zakończ akcję.
    .after = Płacisz $400 i masz ${ $cash }. To ty otwierasz umowy, więc możesz wziąć obie, w dowolnej kolejności.

# en: b38bed92
deals-step-4 = Darmowy tor nie kosztuje ani $400, ani swoich trójkątów. Najwięcej wart jest więc w górach. Nie otwiera dalszych umów.
    .pin-1 = Dwa udziały: darmowy tor.
    .ask = Przyjmij górną umowę.
    .answer-1 = Pomarańczowy pracownik za dwa udziały i $100: też dobrze, a możesz wziąć obie. Zacznij od górnej.
    .answer-2 = Umowy są otwarte dzięki tobie, a zostawiasz je rywalowi?
    .answer-3 = Udział mniej, i jedna z umów jest poza zasięgiem.
    .otherwise = Najpierw umowy.
    .after = Zostają udziały: { $shares }. Dokąd pójdzie darmowy tor?

# en: 61283337
deals-step-5 = Z Denver przełęcz przez trzy trójkąty prowadzi do Salt Lake City. Same te trójkąty kosztowałyby $300.
    .pin-1 = Trzy trójkąty.
    .pin-2 = O jeden tor od Pacyfiku.
    .ask = Połóż darmowy tor przez trzy trójkąty.
    .answer-1 = Udziały są wydane; tor jest twój za nic. Weź go.
    .answer-2 = Też trzy trójkąty i za darmo. Ale prowadzi z powrotem na południowy wschód; spójrz na zachód.
    .otherwise = Darmowy, ale oszczędza mniej niż trzy trójkąty. Użyj go tam, gdzie tory są najdroższe.
    .after = Tor w góry za dwa udziały. Teraz druga umowa.

# en: cae5d33e
deals-step-6 = Masz udziały, { $shares }, oraz ${ $cash }: dolna umowa co do dolara. Po tobie rywal może przyjąć jedną umowę z tego samego kafelka.
    .pin-1 = Dwa udziały i $100: pomarańczowy pracownik.
    .ask = Przyjmij dolną umowę.
    .answer-1 = Pracownik za dwa udziały to tanio: zatrudnienie kosztuje $800.
    .otherwise = Najpierw umowa.
    .after = Twoi pracownicy: { $workers }. Rywal też bierze pomarańczowego: tę samą umowę mogą przyjąć obaj. Kafelek znika i odkrywa się następny.

## Trzy ścieżki, które mnożą

# en: 1a90c700
three-tracks = Trzy ścieżki, które mnożą
    .idea = Krok jest wart tyle punktów, ile masz tego, co liczy jego ścieżka wyników.
    .know-1 = Wartość ścieżki razy to, co liczy, na końcu gry.
    .know-2 = Licz przed każdym krokiem: najlepsza ścieżka się zmienia.
    .know-3 = Myto płaci się, przechodząc; kto nie może zapłacić, nie przejdzie.
    .know-4 = Niewykorzystane kroki przepadają.

# en: bd74fc71
three-tracks-step-1 = Na końcu każda ścieżka wyników mnoży: swoją wartość razy twoje urzędy, twoje stacje albo miasta poziomu 5 w twojej sieci. Krok na ścieżce podnosi wartość dla nich wszystkich naraz. Fioletowy na Handlu robi do trzech kroków.
    .pin-1 = Razy urzędy: masz { $offices }.
    .pin-2 = Razy stacje: masz { $stations }.
    .pin-3 = Razy miasta poziomu 5: masz Seattle i San Diego.
    .pin-4 = Na razie punktów: { $points }.
    .ask = Użyj efektu fioletowego.
    .otherwise = To może poczekać. Najpierw trzy kroki.
    .after = Trzy kroki są twoje, jeden po drugim.

# en: 1ea34cc7
three-tracks-step-2 = Pierwszy krok na ścieżce Sieć jest wart 3 za każde miasto, na dwóch pozostałych ścieżkach 1 za każdy budynek. Policz: dwa miasta, pięć stacji, trzy urzędy.
    .pin-1 = 0, 3, 6, 8, 10, 12, 14 za każde miasto poziomu 5.
    .pin-2 = Z każdym krokiem 1 więcej za każdą stację.
    .ask = Zrób krok, który daje najwięcej punktów.
    .answer-1 = Pięć stacji, 5 punktów. Prawie.
    .answer-2 = Trzy urzędy, 3 punkty. Inna ścieżka ma więcej do mnożenia.
    .answer-3 = Niewykorzystany krok przepada.
    .otherwise = Najpierw kroki.
    .after = Dwa miasta po trzy punkty, razem punktów: { $points }.

# en: 82ba1c64
three-tracks-step-3 = Między niektórymi miejscami jest myto, które płaci się, przechodząc. Drugi krok na ścieżce Sieć kosztuje udział. Udział nie jest punktem na końcu, więc pytaj tylko, co innego by kupił.
    .pin-1 = Z 3 na 6 za każde miasto: myto, jeden udział.
    .pin-2 = Udziały: { $shares }.
    .ask = Zrób krok, który daje najwięcej punktów.
    .answer-1 = Pięć punktów i bez myta. Ale sieć wciąż daje sześć, a udział to $150, nie punkt na końcu.
    .answer-2 = Trzy punkty. Dwie ścieżki dają więcej.
    .answer-3 = Przepadłyby dwa kroki.
    .otherwise = Najpierw kroki.
    .after = Sześć więcej, razem punktów: { $points }, a udziały: { $shares }.

# en: cd445624
three-tracks-step-4 = Spójrz jeszcze raz: trzeci krok na ścieżce Sieć podnosi wartość tylko z 6 na 8.
    .pin-1 = 2 więcej za każde miasto.
    .pin-2 = 1 więcej za każdą stację.
    .ask = Zrób krok, który daje najwięcej punktów.
    .answer-1 = Dwa miasta po dwa punkty: 4. Przed chwilą była to najlepsza ścieżka; policz jeszcze raz.
    .answer-2 = Trzy punkty. Policz stacje.
    .answer-3 = Przepadłby jeden krok.
    .otherwise = Najpierw krok.
    .after = Pięć stacji, 5 punktów: razem masz { $points }. Trzy kroki dały 17.

# en: a9f7602e
three-tracks-step-5 = Do akcji należy jeszcze sprzedaż.
    .pin-1 = Skrajny lewy sektor, w którym coś leży.
    .ask = Sprzedaj element.
    .answer-1 = Też dobrze: pociąg się budzi, 8 punktów. W prawdziwej turze zrób jedno i drugie przed końcem; tu najpierw sprzedaż.
    .answer-2 = Trzy udziały, a 8 punktów zasypia. Wolno; ale najpierw sprzedaż.
    .otherwise = Najpierw sprzedaż.
    .after = W ręku ${ $cash }. Każda kolejna stacja jest teraz też warta 1 punkt więcej: ścieżka liczy wszystko, co przyjdzie później.

## Zostaje czterech

# en: 3edd51a1
four-remain = Zostaje czterech
    .idea = Na końcu tury musi zostać czterech pracowników, więc każdy menedżer wymaga piątego; awansuj tych, którzy już pracowali.
    .know-1 = Na końcu twojej tury musi zostać czterech pracowników; menedżerowie się nie liczą.
    .know-2 = Zatrudniaj w każdej chwili za $800, dowolny kolor, który jest w zapasie.
    .know-3 = Awansuj specjalistę, który już pracował, zachowaj świeżego.
    .know-4 = W trakcie tury może być mniej niż czterech, jeśli do czterech wrócisz.

# en: 9957743c
four-remain-step-1 = Obie stacje tego kamienia milowego stoją; brakuje menedżera turkusowego i pomarańczowego. Masz pracowników { $workers }, a umieszczony biały może kogoś awansować. Jeden pomarańczowy już pracował i stoi na Kolei, drugi jest świeży.
    .pin-1 = 27 punktów: dwie stacje w miastach poziomu 3. Stoją.
    .pin-2 = Już pracował; wróci dopiero, gdy twój zapas będzie pusty.
    .pin-3 = Świeży: w twojej następnej turze może użyć efektu.
    .ask = Awansuj pomarańczowego, którego będzie ci najmniej brakować.
    .answer-1 = Menedżer to menedżer, i to dozwolone. Ale ten w następnej turze mógłby zbudować stację bez ceny. Drugi nic nie zrobi, aż wszyscy wrócą do domu.
    .answer-2 = Tam też jest potrzebny, ale masz tylko jednego i jest świeży. Zacznij od pomarańczowego.
    .otherwise = Najpierw awans.
    .after = Zostaje pracowników { $workers }, a pomarańczowe miejsce jest zajęte.

# en: 2ab206ca
four-remain-step-2 = Teraz turkusowy. Twój pociąg po odwróceniu daje do dwóch awansów. Ale z czterech pracowników po awansie zostaje trzech, a tak tury nie można zakończyć. W każdej chwili swojej tury możesz zatrudnić pracownika dowolnego koloru za $800. Masz ${ $cash } i sprzedaż do wykonania.
    .pin-1 = { $workers }: najmniej, ilu wolno.
    .pin-2 = Tor z sektora za $700.
    .pin-3 = Dwa awanse.
    .ask = Najpierw sprzedaj tor.
    .answer-1 = $150 za udział. Może też się przyda; najpierw jednak element.
    .otherwise = Najpierw pieniądze.
    .after = ${ $cash }: starczy, by zatrudnić jednego pracownika.

# en: bdef5a9a
four-remain-step-3 = Zatrudniony pracownik jest od razu twój. Który kolor? Pomyśl, co dalej: twój drugi kamień milowy, A2-3, wymaga szarego menedżera.
    .pin-1 = 18 punktów: dwa tory przez dwa trójkąty i szary menedżer.
    .pin-2 = Negocjator.
    .ask = Zatrudnij kolor, którego potrzebuje twój drugi kamień milowy.
    .answer-1 = Do liczby cztery nada się każdy. Ale jeden kolor sam wkrótce będzie menedżerem.
    .otherwise = Możesz awansować przed zatrudnieniem, byle na końcu było czterech; ale teraz trzymaj się tej kolejności.
    .after = Pracownicy: { $workers }, gotówka: ${ $cash }.

# en: a7b3713a
four-remain-step-4 = Teraz jeden może odejść.
    .pin-1 = Odwróć go.
    .ask = Odwróć pociąg.
    .otherwise = Turkusowe miejsce jest wciąż puste.
    .after = Pociąg leży na razie rewersem, punkty: { $points }. Za to pozwala awansować.

# en: fc4f26d9
four-remain-step-5 = Awansuj tego, kogo wymaga kamień milowy.
    .pin-1 = Inżynier.
    .ask = Awansuj turkusowego.
    .answer-1 = Zająłby miejsce na drugim kamieniu, ale tamte tory jeszcze nie leżą. Dziś czeka 27 punktów.
    .answer-2 = Wtedy pociąg odwrócono na nic.
    .otherwise = Nie teraz.
    .after = Wszystkie miejsca są zajęte. Zostaje pracowników { $workers }.

# en: 4fb0a5c3
four-remain-step-6 = Pociąg pozwala na drugi awans, ale nikogo nie da się już oddać.
    .ask = Zakończ awanse.
    .otherwise = Nic więcej nie trzeba.
    .after = Z powrotem do akcji.

# en: 165db5ce
four-remain-step-7 = Wszystko jest: zakończ turę i zobacz.
    .ask = Zakończ akcję.
    .otherwise = Nic więcej nie trzeba.
    .after = Osiągnięty: 27 punktów, razem { $points }. A śpiący pociąg jest wart jeszcze 8, gdy wróci na awers.

# en: d9cd452f
four-remain-step-8 = Trzy kamienie milowe C. Masz stacje w dwóch miastach poziomu 3, a Denver i Santa Fe poziomu 4 są przyłączone.
    .pin-1 = Poziom 4, przyłączone.
    .pin-2 = Poziom 4, przyłączone.
    .ask = Zatrzymaj ten, którego warunki są już spełnione.
    .answer-1 = 34 punkty za dwie stacje w miastach poziomu 4 i dwóch szarych menedżerów. Nie masz żadnej z tych stacji.
    .answer-2 = 33 punkty, ale dwa tory przez trzy trójkąty: nie masz żadnego.
    .after = 32 punkty, a brakuje tylko dwóch menedżerów: fioletowego i pomarańczowego. Dlatego dobrze mieć jeszcze świeżego pomarańczowego.

## Ostatnia tura: zadanie

# en: 022a6020
the-last-turn = Ostatnia tura: zadanie
    .idea = W ostatniej turze liczą się tylko punkty: pieniądze, udziały i pracownicy są po to, by je wydać.
    .know-1 = Gdy czyjś zapas jest pusty aż do logo: dokończ rundę, potem każdy ma jeszcze jedną turę.
    .know-2 = Na końcu liczą się tylko punkty; wszystko inne wydaj.
    .know-3 = Przed ostatnią turą szukaj luk na linii telegrafu, śpiących pociągów, brakujących menedżerów i patrz na umowy.
    .know-4 = Remis wygrywa bogatsza spółka.

# en: dd39aacb
the-last-turn-step-1 = Czyjś zapas jest pusty aż do logo, runda się skończyła i wszyscy poza tobą mieli już jeszcze jedną turę. To naprawdę ostatnia tura gry. Rywal ma punktów { $points_1 }, ty { $points }, a jedna tura potrafi więcej, niż się wydaje.
    .pin-1 = Punkty: { $points_1 }.
    .pin-2 = Twoje urzędy 5 i 7, z luką pomiędzy.
    .pin-3 = 24 punkty: dwa przyłączone miasta poziomu 4, gotowe. Brakuje turkusowego menedżera.
    .pin-4 = Śpi: 8 punktów.
    .pin-5 = Trzy udziały: darmowa stacja.
    .pin-6 = Jeden udział: odwróć pociąg.
    .ask = Znajdź akcję, która daje najwięcej, i umieść pracownika.
    .answer-1 = Handel budzi pociąg, a awans pozwala osiągnąć kamień milowy: razem najwyżej 132 punkty. Piękna tura, a przegrywasz. Inna akcja robi jedno i drugie, i więcej.
    .answer-2 = Stacja liczy się na swojej ścieżce za trzy punkty, a awans pozwala osiągnąć kamień milowy; razem najwyżej 127. Szukaj liczb między urzędami.
    .answer-3 = Udziały nie dają punktów, to prawda. Ale płacą za coś, co punktuje, i będzie potrzebny każdy z nich.
    .after = Telegraf. Teraz który sektor?

# en: 7fb94bd7
the-last-turn-step-2 = Każde dwa sąsiednie urzędy dają liczbę między nimi. Twoja ścieżka Telegraf stoi na 3 za każdy urząd.
    .pin-1 = 8 punktów.
    .pin-2 = 8 punktów.
    .pin-3 = 3 za każdy urząd.
    .ask = Otwórz urząd, który daje najwięcej.
    .answer-1 = Zamyka lukę między 3 a 5: 5 i 5, i 3 za urząd. Jest cenniejsza luka.
    .answer-2 = 8 obok twojego urzędu w 7 i 3 za urząd. Jeden sektor ma sąsiada po obu stronach.
    .answer-3 = 5 obok twojego urzędu w 2 i 3 za urząd. Poszukaj dwóch sąsiadów.
    .answer-4 = 24 punkty, owszem, i to też trzeba zrobić; kolejność jest dowolna. Na razie cofnij ruch i otwórz urząd.
    .otherwise = Jeszcze nie.
    .after = 8 i 8 za lukę i 3 za urząd, razem punktów: { $points }. Do tego trzy udziały, masz ich { $shares }. A sektor otwiera umowy.

# en: f83c28d7
the-last-turn-step-3 = Umieszczony pracownik może awansować jednego z twoich pracowników. Masz pięciu.
    .pin-1 = Inżynier już pracował; i tak można go awansować.
    .pin-2 = Turkusowy menedżer.
    .ask = Awansuj brakującego menedżera.
    .answer-1 = Umowy się otwierają, ale awans przepada, a z nim 24 punkty.
    .answer-2 = Udziałów masz teraz { $shares }. Jeszcze raz policz cenę dwóch umów.
    .otherwise = To nie daje punktów.
    .after = Każdy warunek i każdy menedżer: kamień zapunktuje na końcu tury.

# en: 74700afd
the-last-turn-step-4 = Nie ma nic do zapłaty. Umowy przychodzą po akcji.
    .pin-1 = Udziały: { $shares }, czyli trzy i jeden.
    .ask = Zakończ akcję.
    .answer-1 = Udziałów masz teraz { $shares }, a dwie umowy kosztują cztery.
    .otherwise = To nie daje punktów.
    .after = Umowy są otwarte i obie są twoje, jeśli możesz zapłacić.

# en: 9e6c7b70
the-last-turn-step-5 = To ty otwierasz umowy, więc możesz wziąć obie. Darmowa stacja kosztuje tylko udziały i nie daje nagrody; ale liczy się na ścieżce wyników.
    .pin-1 = Trzy udziały.
    .pin-2 = 3 za każdą stację.
    .ask = Przyjmij górną umowę.
    .answer-1 = To budzi pociąg, i to też trzeba zrobić; kolejność jest dowolna. Cofnij ruch i zacznij od górnej.
    .answer-2 = Udziały nie dają punktów. Wydaj je.
    .answer-3 = Udziałów masz teraz { $shares }, a dwie umowy kosztują cztery.
    .otherwise = To nie daje punktów.
    .after = Zostają udziały: { $shares }. Gdzie ma stanąć stacja?

# en: 969984bc
the-last-turn-step-6 = Nada się każde przyłączone miasto bez twojej stacji; dziś wszystkie liczą się tak samo.
    .pin-1 = 3 za każdą stację.
    .ask = Postaw stację w mieście.
    .answer-1 = Udziały są wydane. Weź stację.
    .otherwise = Najpierw stacja.
    .after = 3 więcej, razem punktów: { $points }.

# en: cea802a3
the-last-turn-step-7 = Jeden udział, jedna umowa.
    .pin-1 = Jeden udział: odwróć pociąg.
    .ask = Przyjmij dolną umowę.
    .answer-1 = Udział, który zostanie, nie daje punktów. Pociąg owszem.
    .answer-2 = $150 i żadnych punktów.
    .otherwise = To nie daje punktów.
    .after = Teraz pociąg.

# en: ef6b6022
the-last-turn-step-8 = Jeden z twoich pociągów śpi, drugi już nie.
    .pin-1 = Rewersem.
    .ask = Odwróć właściwy pociąg.
    .otherwise = Udział jest wydany, a pociąg przespałby koniec gry.
    .after = 8 za pociąg i 24 za kamień milowy: twoje punkty to { $points }, rywala { $points_1 }. Wygrywasz o jeden, a żadna inna tura by tego nie dała.

## Ćwiczenia

# en: f4622377
a-gift-and-a-worker = Prezent i pracownik
    .idea = Zostały dwa kapitały początkowe. Który jest dla ciebie wart więcej?
    .know-1 = W kapitale początkowym patrz najpierw na pracownika: na kolor, którego wymagają twoje kamienie milowe.

# en: dd57b3dc
a-gift-and-a-worker-decide = Zostały dwa kapitały początkowe, a wybór należy najpierw do ciebie. Jeden daje trzy udziały i pomarańczowego pracownika, drugi $500 i fioletowego.
    .pin-1 = 18 punktów, za pomarańczowego menedżera.
    .pin-2 = 17 punktów, za pomarańczowego menedżera.
    .pin-3 = Trzy udziały i pomarańczowy.
    .pin-4 = $500 i fioletowy.
    .ask = Który bierzesz?
    .answer-1 = $500 to o $50 więcej, niż warte są trzy udziały. Ale fioletowego nie wymaga żaden twój kamień milowy, a rywal odchodzi z pracownikiem, którego potrzebujesz.
    .after = Oba twoje kamienie milowe wymagają pomarańczowego menedżera i teraz jest twój; zatrudnić go kosztuje $800. Oba kapitały różnią się o $50, a udziałami można płacić także za umowy.

# en: 68994182
four-for-the-price-of-one = Czterech pracowników w jednej turze
    .idea = Miasto, które daje dwóch pracowników, i ktoś, kto to podwoi.
    .know-1 = Menedżerowie biorą się z pracowników ponad czterech: zdobywaj ich tam, gdzie jedna tura daje kilku.

# en: eaa4da95
four-for-the-price-of-one-decide = Twoja gotówka: ${ $cash }, pracownicy: { $workers }. Wszystko, czego twoje dwa kamienie milowe wymagają na mapie, już jest; brakuje trzech menedżerów, jednego pomarańczowego i dwóch turkusowych. Denver jest przyłączone.
    .pin-1 = $500: pomarańczowy i turkusowy pracownik.
    .pin-2 = ${ $cash }.
    .pin-3 = Inżynier bierze nagrodę stacji drugi raz, za $300.
    .pin-4 = 27 punktów: turkusowy i pomarańczowy.
    .pin-5 = 24 punkty: turkusowy.
    .ask = Kogo wysyłasz i dokąd?
    .answer-1 = Denver za $500, dwóch pracowników, a $300 zostaje. Ale z sześciu pracowników tylko dwóch może zostać menedżerami, a siódmy kosztuje $800. Inżynier z tych $300 zrobiłby jeszcze dwóch.
    .answer-2 = Urzędy dają udziały. Twoje kamienie milowe czekają na menedżerów, a w Denver jest dwóch.
    .answer-3 = Pieniędzy ci nie brakuje: starczy na Denver, i na więcej.
    .answer-4 = Jeden pracownik za $800. Denver daje dwóch za $500, a ktoś potrafi jeszcze więcej.
    .otherwise = To dozwolone. Ale czego brakuje twoim dwóm kamieniom milowym?
    .after = Denver kosztuje $500 i daje pomarańczowego i turkusowego pracownika; inżynier bierze tę nagrodę drugi raz za $300. Czterech specjalistów w jednej turze, razem ośmiu pracowników: trzech może zostać menedżerami, za 51 punktów, a zostaje więcej niż czterech. Z białym byłoby sześciu, a oddać można by tylko dwóch.

# en: f9b1620f
over-the-mountains = Przez góry
    .idea = Dwa tory, na które cię nie stać, i księgowy.
    .know-1 = Specjalista ma cztery efekty: zanim go wyślesz, przejrzyj wszystkie cztery akcje.

# en: 3a332828
over-the-mountains-decide = Naprawdę ostatnia tura. C-06 ma obu menedżerów i stację; brakuje dwóch torów, każdy przez trzy trójkąty. Twoja gotówka: ${ $cash }, udziały: { $shares }.
    .pin-1 = 33 punkty.
    .pin-2 = Z Denver do Salt Lake City: trzy trójkąty. Dalej znowu trzy.
    .pin-3 = Księgowy.
    .pin-4 = ${ $cash }.
    .ask = Kogo wysyłasz i dokąd?
    .answer-1 = Denver bez swoich $500 i dwóch pracowników: każdego innego dnia mocna tura. Dziś to 3 punkty, a 33 zostają w górach.
    .answer-2 = Urząd, a z sektorem 8 kilka kroków na ścieżkach wyników: najwyżej 12 punktów. Góry są warte 33.
    .answer-3 = Dobra akcja, ale nie ten pracownik: oba tory kosztują $1000, a po sprzedaży obu udziałów masz $600.
    .otherwise = To dozwolone. Ale czego brakuje C-06?
    .after = Denver, Salt Lake City, San Francisco: oba tory kosztują $1000, a po sprzedaży obu udziałów masz $600. Księgowy oddaje $100 i po $50 za każdy z sześciu trójkątów, razem $400: dokładnie dość, i 33 punkty. Żaden inny pracownik by za to nie zapłacił.

# en: 3afd32a4
the-last-letter = Ostatnia litera
    .idea = Trzy kamienie milowe D i jedna tura, by osiągnąć jeden z nich.
    .know-1 = Pod koniec zachowaj kamień milowy, który zdążysz osiągnąć, nie ten z największą liczbą punktów.

# en: ce58a88d
the-last-letter-decide = Twój kamień milowy C jest osiągnięty. Ta runda się kończy, potem każdy ma jeszcze jedną turę. San Diego i San Francisco są przyłączone, a w San Diego stoi twoja stacja.
    .pin-1 = 42 punkty: dwa przyłączone miasta poziomu 5, w jednym stacja.
    .pin-2 = 44 punkty: stacje w dwóch miastach poziomu 5.
    .pin-3 = 42 punkty: cztery tory przez dwa trójkąty.
    .pin-4 = Do dwóch awansów.
    .ask = Który zachowujesz?
    .answer-1 = 44 punkty, najwięcej ze wszystkich. Ale wymaga drugiej stacji na wybrzeżu i dwóch menedżerów. Kto buduje w San Francisco, awansuje w tej turze jednego, a pociąg zostaje, jak jest: kafelek nie dałby nic.
    .answer-2 = Z czterech torów przez dwa trójkąty masz dwa. Dwa następne można położyć w jednej turze; ale wtedy brakuje co najmniej jednego menedżera.
    .after = D-01 brakuje tylko dwóch menedżerów, a D przyjmuje każdego, także białego. W swojej jednej turze wysyłasz pracownika na Handel i odwracasz pociąg, który awansuje dwóch: 42 punkty za 8. Pozostałych nie da się osiągnąć w jednej turze.

# en: 3ec36340
in-somebody-elses-turn = W cudzej turze
    .idea = Twoja ostatnia tura minęła. Czy gra też?
    .know-1 = Umowy są dla wszystkich: zachowaj udział na tury innych.

# en: 66621625
in-somebody-elses-turn-decide = Naprawdę ostatnia tura gry należy do rywala, który otworzył umowy i spasował. Możesz przyjąć jedną z nich. Twoje udziały: { $shares }, gotówka: ${ $cash }.
    .pin-1 = 42 punkty: trzy stacje stoją, brakuje dwóch menedżerów.
    .pin-2 = Trzy udziały: stacja bez ceny.
    .pin-3 = Jeden udział: do dwóch awansów, każdy po $100.
    .pin-4 = Pracownicy: { $workers }.
    .ask = Która umowa?
    .answer-1 = Stacja, 3 punkty na jej ścieżce. Dobrze, ale zabiera wszystkie twoje udziały, a druga umowa daje cały kamień milowy.
    .answer-2 = Gra skończona, a udziały i pieniądze nie punktują. Czekał cały kamień milowy.
    .otherwise = Same pieniądze już nie punktują.
    .after = D-04 ma swoje trzy stacje i brakuje mu dwóch menedżerów dowolnego koloru. Jeden udział za umowę i po $100 za awans: zostaje czterech pracowników, a na końcu tury rywala kamień milowy jest osiągnięty. 42 punkty w turze, która nie jest nawet twoja.

# en: fd5e4304
ring-the-bell = Zadzwoń dzwonkiem
    .idea = Prowadzisz. Ile tur ma jeszcze mieć gra?
    .know-1 = Kto prowadzi, może zakończyć grę: policz tury, których potrzebują inni.

# en: 0ddfe602
ring-the-bell-decide = Twoje punkty: { $points }, rywala: { $points_1 }. W twoim zapasie został przed logo jeden budynek, a twoja tura jest w rundzie ostatnia. Kamieniowi D-03 rywala brakuje już tylko dwóch menedżerów.
    .pin-1 = Jeden budynek przed logo.
    .pin-2 = 42 punkty dla rywala, który w turze awansuje jednego.
    .pin-3 = Punkty rywala: { $points_1 }.
    .ask = Dokąd wysyłasz pracownika?
    .answer-1 = Dwa kolejne tory się przydają, a wybrzeże jest blisko. Ale budynek zostaje, nic się nie kończy, a rywal ma o turę więcej: na drugiego menedżera i na 42 punkty.
    .after = Ostatni budynek przed logo znika, gdy otwierasz urząd, budujesz stację albo go sprzedajesz. Wtedy rywal ma jeszcze jedną turę i ty jedną. Jeden awans na D-03 nie wystarczy: gra kończy się przed tymi 42 punktami.

# en: 8a512974
eight-for-forty-two = Osiem za czterdzieści dwa
    .idea = Naprawdę ostatnia tura: czy warto uśpić pociąg?
    .know-1 = W ostatniej turze usypiaj pociąg tylko za więcej niż jego 8 punktów.

# en: 01823ed9
eight-for-forty-two-decide = Naprawdę ostatnia tura, a twój pracownik stoi na Handlu. Pociąg, który nie śpi, jest wart 8 punktów. Twoje punkty: { $points }.
    .pin-1 = 42 punkty: trzy stacje stoją, brakuje dwóch menedżerów.
    .pin-2 = Do dwóch awansów.
    .pin-3 = Trzy kroki na ścieżkach wyników.
    .pin-4 = Śpi.
    .ask = Który pociąg odwracasz?
    .answer-1 = Trzy kroki przy pięciu stacjach brzmią jak 15 punktów, minus 8 za pociąg. Ale bez udziałów zatrzymuje cię myto: najwyżej kończysz tam, gdzie stoisz, a kamieniowi milowemu brakuje menedżerów.
    .answer-2 = Budzi się: 8 punktów, razem 158. Pracownik na Handlu awansuje tylko jednego, więc D-04 brakuje drugiego menedżera i 42 punkty przepadają.
    .otherwise = To dozwolone. Ale czego brakuje D-04?
    .after = Dobra zasada mówi: w ostatniej turze nie usypiaj pociągu. To jest wyjątek. D-04 ma swoje trzy stacje i brakuje mu dwóch menedżerów; pociąg awansuje obu: 42 punkty za 8, razem 184. Żadna inna droga nie daje więcej.

# en: 363d01e0
the-third-coast-city = Trzecie miasto na wybrzeżu
    .idea = Naprawdę ostatnia tura i żadnego budynku. Co jeszcze punktuje?
    .know-1 = W ostatniej turze spójrz na każdą ścieżkę wyników: jeden tor kolejowy może dać więcej niż wszystkie kroki.

# en: 35419e41
the-third-coast-city-decide = Naprawdę ostatnia tura, a budynków już nie masz. Twoja gotówka: ${ $cash }, udziały: { $shares }, punkty: { $points }.
    .pin-1 = 14 punktów za każde miasto poziomu 5.
    .pin-2 = Z Seattle do San Francisco, ze znakiem umowy.
    .pin-3 = Jeden udział: odwróć pociąg.
    .pin-4 = Śpi: 8 punktów.
    .ask = Która akcja?
    .answer-1 = Trzy kroki przy trzech stacjach i obudzony pociąg: najwyżej 187 punktów, a ostatni krok kosztuje pracownika, którego trzeba zastąpić za $800. Wybrzeże daje więcej.
    .answer-2 = Pociąg się budzi: 8 punktów. Inna akcja też go budzi, a daje jeszcze więcej.
    .answer-3 = Udziały nie punktują, to prawda. Ale jeden z nich płaci za coś, co punktuje.
    .otherwise = To dozwolone, ale spójrz jeszcze raz na wybrzeże.
    .after = Twoja ścieżka Sieć stoi na 14 za każde miasto poziomu 5. San Francisco jest o jeden tor od Seattle: 14 punktów, bez stacji. Tor leży na znaku umowy, a za jeden udział budzi się śpiący pociąg: jeszcze 8. Tory kosztują $600: jeden udział się sprzedaje, drugi płaci za umowę. 192 punkty, i żadna inna droga nie daje więcej.
