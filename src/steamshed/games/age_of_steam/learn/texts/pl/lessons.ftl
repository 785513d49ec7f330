# Lekcje: jedna wiadomość na lekcję i jedna na każdy krok.

## Pierwszy pociąg

# en: 7aed857a
first-train = Pierwszy pociąg
    .idea = Kładziesz tory między dwoma miastami, przewozisz po nich kostkę, i od tej chwili linia ci płaci.
    .know-1 = Linia torów między dwoma miastami lub miasteczkami to połączenie; należy do tego, kto je zbudował.
    .know-2 = Kostka jedzie do miasta swojego koloru.
    .know-3 = Każde połączenie na drodze daje właścicielowi 1 dochodu.
    .know-4 = Dochód to pieniądze co turę i po 3 punkty na końcu.

# en: 6f40a2e9
first-train-look = Miasta mają kolory, a kostki towarów, które w nich czekają, też. Kostka chce do miasta w swoim kolorze i ktoś musi ją tam zawieźć.
    .title = Rozejrzyj się
    .pin-1 = W Evansville czeka czerwona kostka.
    .pin-2 = St. Louis to czerwone miasto: chce tej kostki.
    .pin-3 = Twojej linii z St. Louis brakuje jednego pola.

# en: a0f504a8
first-train-build = W swojej budowie możesz położyć trzy żetony, a ten jest trzeci. Żeton na równinie kosztuje $2. Tory muszą biec dalej od twojego końca i dojść do Evansville.
    .title = Budowa
    .pin-1 = Luka.
    .pin-2 = Twoja gotówka.
    .ask = Zamknij lukę przy pinezce 1, tak by połączyć St. Louis i Evansville.
    .answer-1 = Możesz skończyć w każdej chwili i zachować swoje ${ $cash }. Ale wtedy nie ma linii, a kostka zostaje tam, gdzie jest.
    .answer-2 = Żeton leży w luce, ale nie łączy obu końców: jeden jego bok musi patrzeć na twoje tory na zachodzie, drugi na Evansville. Obracaj go, aż oba będą pasować.
    .answer-3 = To prawdziwe tory i kosztowały cię ${ $cash_less }. Ale twojej linii wciąż brakuje jednego pola, a to był ostatni żeton. Przyjrzyj się luce jeszcze raz.
    .otherwise = To dozwolone, ale zadanie jest inne. Cofnij ruch. Zadanie: { first-train-build.ask }
    .AS-PLACE-05 = Nowe tory zaczynają się przy mieście albo przy twoich własnych torach. To pole nie styka się z żadnym z nich.
    .AS-MAP-01 = Miasto nie potrzebuje żetonu: łączy wszystko, co dochodzi do jego sześciu boków.
    .after = St. Louis i Evansville są połączone. Taka linia to połączenie, a znacznik na niej mówi, że jest twoja na zawsze. Żeton kosztował ${ $cash_less }, zostaje ci ${ $cash }. Pomarańczowy i Błękitny tym razem nic nie budują.
# en: 95cfe122
reduction = Redukcja dochodu
    .idea = Wysoki dochód spada na końcu każdej tury: przy 11 tracisz 2, więc na 10 dobrze się zatrzymać, a do 13 dobrze dojść.
    .know-1 = Od dochodu 11 tracisz w każdej turze 2, od 21 cztery, od 31 sześć, od 41 osiem.
    .know-2 = Redukcja patrzy na dochód raz, gdy rachunek jest już zapłacony.
    .know-3 = Przy 10, 20, 30 i 40 jeden dochód więcej kosztuje więcej, niż daje; trzy więcej już się opłacają.
    .know-4 = Redukcja jest też w ostatniej turze.
# en: b7231449
reduction-the-track = Po rachunku każda tura ma jeszcze jeden krok: redukcję dochodu. Do 10 zachowujesz cały dochód. Od 11 do 20 tracisz 2, od 21 do 30 tracisz 4 i tak dalej, tura po turze. Dochód łatwo więc zdobyć, a trudno utrzymać.
    .title = Zasada
    .pin-1 = Twój dochód: { $income }.
    .pin-2 = Czerwona do St. Louis: 1 dochodu dla ciebie.
    .pin-3 = Niebieska do Evansville: 2 dochodu dla ciebie.
# en: 2766b299
reduction-stop-at-ten = To twój ostatni ruch w tej turze i masz w zasięgu dwie kostki. Pomyśl o dochodzie, z którym zaczniesz następną turę.
    .title = Stop na dziesięciu
    .pin-1 = Twój dochód: { $income }.
    .pin-2 = Jedno twoje połączenie.
    .pin-3 = Dwa twoje połączenia.
    .ask = Przewieź kostkę, która zostawi ci na końcu tury wyższy dochód.
    .answer-1 = Dochód { $income }, a to o jeden za dużo: od 11 redukcja zabiera 2, więc tura kończy się z 9. Kostka pojechała, a ty jesteś w punkcie wyjścia.
    .answer-2 = Wtedy twój dochód to nadal { $income }. Jeden z dwóch przewozów daje więcej niż nic.
    .otherwise = To dozwolone, ale zadanie jest inne. Cofnij ruch. Zadanie: { reduction-stop-at-ten.ask }
    .after = 10 się nie zmniejsza: dochód { $income }. Niebieska kostka zostaje na następną turę, gdy jednym skokiem możesz minąć 10.
# en: 75eba8b1
reduction-three-at-once = Inna tura: teraz zaczynasz od 10. Jeśli je miniesz, redukcja zabiera 2 w każdej turze; mały krok idzie więc na marne.
    .title = Duży skok
    .pin-1 = Twój dochód: { $income }.
    .pin-2 = Czerwona do St. Louis: trzy twoje połączenia.
    .pin-3 = Niebieska do Evansville: dwa twoje połączenia.
    .ask = Przewieź kostkę, która opłaca się mimo redukcji.
    .answer-1 = Dochód { $income }, minus 2: znowu 10. Nic nie zyskujesz, a kostki już nie ma.
    .answer-2 = Wtedy zostaje 10. Ale jedna z tych kostek daje tyle, że coś zostaje po redukcji.
    .otherwise = To dozwolone, ale zadanie jest inne. Cofnij ruch. Zadanie: { reduction-three-at-once.ask }
    .after = 13, minus 2: dochód { $income }. Trzy naraz się opłacają, dwa nie. Pamiętaj o tym przed każdym dużym przewozem.

# en: 1fcec339
first-train-deliver = Teraz przewozimy towary. Są dwie rundy i w każdej możesz przewieźć jedną kostkę. Twój parowóz da radę jednemu połączeniu, a więcej nie potrzebujesz.
    .title = Przewóz
    .pin-1 = Ta kostka.
    .pin-2 = Do tego miasta.
    .pin-3 = Parowóz 1: przez jedno połączenie.
    .ask = Dostarcz czerwoną kostkę do St. Louis.
    .answer-1 = Twój parowóz ma teraz poziom { $engine } i nadaje się na dłuższe podróże. To prawdziwy wybór, i na niego poszła twoja szansa w tej rundzie. Ale kostka wciąż czeka.
    .answer-2 = Możesz też nic nie robić. Tyle że kostka sama nie pojedzie.
    .otherwise = To dozwolone, ale coś innego daje więcej. Cofnij ruch i policz swoje połączenia. Zadanie: { first-train-deliver.ask }
    .after = Połączenie płaci właścicielowi, czyli tobie: twój dochód to teraz { $income }. Dochód 1 przynosi $1 na końcu każdej tury i 3 punkty na końcu gry. Kostka wraca do woreczka.

## Kładzenie torów

# en: f11c5efb
laying-track = Kładzenie torów
    .idea = Tory rosną od miasta albo od twoich własnych torów, żeton po żetonie, a miasteczko po drodze robi z jednej linii dwa połączenia.
    .know-1 = Tory zaczynają się przy mieście albo przy twoich torach.
    .know-2 = Równina kosztuje $2, miasteczko $1 i po $1 za każde wyjście; rzeki i góry kosztują więcej.
    .know-3 = Trzy żetony na turę, każdy płatny od razu.
    .know-4 = Miasteczko dzieli linię na dwa połączenia.

# en: f5158660
laying-track-from-a-city = Pomarańczowy ma między Evansville a Cincinnati krótką linię. Ty idziesz inną drogą, przez miasteczko Indianapolis. Tory mogą się zaczynać przy dowolnym boku miasta.
    .title = Od miasta
    .pin-1 = Linia Pomarańczowego: jedno połączenie.
    .pin-2 = Tu pójdzie twój pierwszy żeton.
    .pin-3 = Indianapolis, miasteczko.
    .ask = Połóż na J9 żeton, który prowadzi z Evansville w stronę Indianapolis.
    .answer-1 = Dobre spostrzeżenie: można zacząć też od Cincinnati, a linia byłaby ta sama. Ta lekcja zaczyna od Evansville.
    .answer-2 = To koniec budowy bez żadnych torów. Masz ${ $cash }; część aż prosi się o wydanie.
    .answer-3 = Ten żeton zaczyna się przy Evansville, ale nie prowadzi do Indianapolis. Powinien opuszczać J9 na północny wschód.
    .answer-4 = Dozwolone, za ${ $cash_less }: zacząć można przy każdym mieście. Ale to nie prowadzi z Evansville do Indianapolis.
    .otherwise = To dozwolone, ale zadanie jest inne. Cofnij ruch. Zadanie: { laying-track-from-a-city.ask }
    .AS-PLACE-05 = Tory zaczynają się przy mieście albo przy twoich własnych torach. To pole nie styka się z żadnym z nich, więc żeton wisiałby w powietrzu.
    .AS-PLACE-03 = Tory wpadłyby do jeziora.
    .AS-MAP-01 = Na mieście nie może leżeć żeton.
    .after = ${ $cash_less } za równinę, płatne od razu. Linia ma teraz otwarty koniec, który wskazuje na Indianapolis.

# en: f3e6e7ff
laying-track-the-town = Miasteczko to przystanek jak miasto, ale nie chce towarów. Tory na polu miasteczka kosztują $1 i jeszcze po $1 za każde wyjście. Chcesz wjechać z J9 i jechać dalej ku Cincinnati: to dwa wyjścia.
    .title = Miasteczko
    .pin-1 = Wjazd z południowego zachodu, wyjazd na północny wschód.
    .pin-2 = Następne pole.
    .ask = Połóż na Indianapolis żeton, dzięki któremu linia wjedzie z J9 i wyjedzie w stronę L8.
    .answer-1 = Najtańszy, ${ $cash_less }, i tworzy połączenie. Ale linia kończy się w miasteczku, a późniejsza wymiana żetonu kosztuje kolejne $3.
    .answer-2 = Twoja linia skończyłaby się w szczerym polu, tuż przed miasteczkiem.
    .answer-3 = Twoja linia dochodzi do miasteczka za ${ $cash_less }. Ale potrzebujesz tu dokładnie dwóch wyjść: jednego w stronę J9 i jednego w stronę L8.
    .answer-4 = W jednej turze wolno budować w dwóch miejscach. Ale otwarty koniec, którego nie przedłużysz, może przepaść, a Indianapolis czeka.
    .otherwise = To dozwolone, ale zadanie jest inne. Cofnij ruch. Zadanie: { laying-track-the-town.ask }
    .after = ${ $cash_less }: $1 i po $1 za każde z dwóch wyjść. Evansville i Indianapolis są połączone, to twoje pierwsze połączenie. Drugie wyjście z miasteczka to otwarty koniec.

# en: 6c2ad400
laying-track-two-links = Został jeden żeton w tej turze. Na północny wschód od Indianapolis leży L8, a za nim Cincinnati.
    .title = Dwa połączenia
    .pin-1 = Wystarczy jeden łuk.
    .pin-2 = Cincinnati przyjmuje tory z każdej strony.
    .ask = Połącz Indianapolis i Cincinnati.
    .answer-1 = Oszczędzasz $2, a linia zostaje nieukończona, jeden żeton przed miastem.
    .answer-2 = Ten żeton biegnie dalej z Indianapolis albo z Cincinnati, ale ich nie łączy. Spróbuj inaczej obrócić łuk.
    .answer-3 = Dozwolone, ale trzeci żeton jest zużyty, a otwarty koniec przy Indianapolis prowadzi donikąd.
    .otherwise = To dozwolone, ale zadanie jest inne. Cofnij ruch. Zadanie: { laying-track-two-links.ask }
    .after = ${ $cash_less }, a po trzech żetonach budowa kończy się sama. Razem kosztowało to $7, zostaje ci ${ $cash }. Pomarańczowy ma między tymi miastami jedno połączenie, a ty dwa, bo miasteczko dzieli twoją linię.

## Czyje połączenie?

# en: 81c252ee
whose-link = Czyje połączenie?
    .idea = Kostka może jechać po każdych połączeniach, a każde płaci swojemu właścicielowi, nie przewoźnikowi.
    .know-1 = Kostka może jechać po połączeniach wszystkich graczy.
    .know-2 = Każde połączenie płaci właścicielowi, nie przewoźnikowi.
    .know-3 = Kostka zatrzymuje się w pierwszym mieście swojego koloru i nigdzie nie trafia dwa razy.
    .know-4 = Dłuższa droga po własnych połączeniach jest często lepsza.

# en: 0cd134cd
whose-link-two-ways = W Cincinnati czeka niebieska kostka, a Evansville jest niebieskie. Są dwie drogi: krótka linia Pomarańczowego i twoja przez Indianapolis. Możesz wybrać dowolną, bo połączenia są otwarte dla wszystkich.
    .title = Dwie drogi
    .pin-1 = Niebieska kostka.
    .pin-2 = Połączenie Pomarańczowego.
    .pin-3 = Twoja linia: dwa połączenia.
    .ask = Zawieź niebieską kostkę do Evansville tak, by zyskać 2 dochodu.
    .answer-1 = To działa, ale płaci Pomarańczowemu: jego dochód to teraz { $income_1 }, a twój wciąż { $income }. Kostka może jechać po każdych połączeniach, a zarabia właściciel. Poszukaj drogi, na której znaczniki są twoje.
    .answer-2 = Parowóz { $engine }. Trzy połączenia to na tę podróż aż nadto; kostka potrzebuje tylko dwóch.
    .answer-3 = Kostka czeka. Pomarańczowy też.
    .answer-4 = Jedzie czerwona kostka, i to dozwolone: wolno wziąć każdą, z każdego miasta. Jej kolej przyjdzie w następnym kroku. Najpierw niebieska.
    .otherwise = To dozwolone, ale coś innego daje więcej. Cofnij ruch i policz swoje połączenia. Zadanie: { whose-link-two-ways.ask }
    .AS-MOVE-08 = Niebieska kostka wysiada w pierwszym niebieskim mieście. Nie może przejechać przez Evansville.
    .AS-MOVE-05 = Między tymi dwoma nie ma połączenia.
    .after = Dwa połączenia, oba twoje: dochód rośnie z { $income_before } do { $income }. Pomarańczowy i Błękitny używają swojej kolejki na ulepszenie parowozów.

# en: 100e2d64
whose-link-over-a-rival-s-link = Druga runda. Czerwona kostka z Cincinnati chce do St. Louis, a ostatni odcinek należy do Błękitnego. To nie musi cię powstrzymać. Przy każdej drodze pytaj: ile z tych połączeń jest moich?
    .title = Cudze połączenie
    .pin-1 = Czerwona kostka.
    .pin-2 = St. Louis jest czerwone.
    .pin-3 = Połączenie Błękitnego: tu komuś trzeba zapłacić.
    .ask = Zawieź czerwoną kostkę do St. Louis i zarób po drodze jak najwięcej.
    .answer-1 = Kostka dojechała, a ty nic z tego nie masz: 1 dochodu dla Pomarańczowego, 1 dla Błękitnego, dla ciebie nic. Krótka droga to nie cel. Twój parowóz pokona o jedno połączenie więcej.
    .answer-2 = Parowóz { $engine }. Ale to była twoja ostatnia kolejka w tej turze, a czerwona kostka zostaje w zasięgu wszystkich.
    .answer-3 = Wtedy czerwona kostka czeka, a Pomarańczowy albo Błękitny mogą zawieźć ją po swoich połączeniach, obok twoich.
    .otherwise = To dozwolone, ale coś innego daje więcej. Cofnij ruch i policz swoje połączenia. Zadanie: { whose-link-over-a-rival-s-link.ask }
    .after = Trzy połączenia: dwa płacą tobie, jedno Błękitnemu. Twój dochód to { $income }, a dochód Błękitnego { $income_2 }. Dać rywalowi jeden, by dostać dwa, to często dobry interes.

## Lepszy parowóz

# en: 230306fa
the-engine = Lepszy parowóz
    .idea = Parowóz mówi, przez ile połączeń może jechać kostka; ulepszenie kosztuje cię teraz jeden przewóz i $1 w każdej turze.
    .know-1 = Parowóz to największa liczba połączeń w jednej podróży, od 1 do 6.
    .know-2 = Możesz go ulepszyć raz w ciągu dwóch rund, zamiast przewozu.
    .know-3 = Każdy poziom parowozu kosztuje $1 co turę.
    .know-4 = Jeden długi przewóz zarabia tyle co kilka krótkich.

# en: 81268206
the-engine-too-far = Na twojej linii są dwie kostki. Czerwona ma jedno połączenie do St. Louis, niebieska dwa do Evansville. Twój parowóz pokona jedno. W jednej z dwóch rund możesz zamiast przewozu ulepszyć go o jeden poziom.
    .title = Za daleko
    .pin-1 = Czerwona, jedno połączenie do St. Louis.
    .pin-2 = Niebieska, dwa połączenia do Evansville.
    .pin-3 = Parowóz 1.
    .ask = To pierwsza runda z dwóch. Przygotuj dłuższą podróż.
    .answer-1 = Dochód { $income }, o jeden więcej. W drugiej rundzie zostałoby ci tylko ulepszenie parowozu: 1 dochodu na całą turę. Czy jest kolejność, która daje więcej i zostawia czerwoną kostkę na następną turę?
    .answer-2 = Szansa przepadła za nic. Da się z nią zrobić coś pożytecznego.
    .otherwise = To dozwolone, ale nie prowadzi do dłuższej podróży. Cofnij ruch i pomyśl o obu rundach.
    .AS-MOVE-06 = To dwa połączenia, a twój parowóz pokona jedno. Jeszcze nie teraz.
    .after = Parowóz { $engine }. Odtąd twoja kostka może jechać przez dwa połączenia. Każdy poziom parowozu kosztuje też $1 na końcu każdej tury.

# en: d308bac6
the-engine-the-longer-journey = Druga runda. Parowóz jest już ulepszony, a więcej niż raz w turze nie wolno. Teraz obie kostki są w zasięgu.
    .title = Dłuższa podróż
    .pin-1 = Dwa połączenia.
    .pin-2 = Jedno połączenie.
    .pin-3 = Parowóz 2.
    .ask = Wykonaj przewóz, który daje ci najwięcej.
    .answer-1 = Dochód { $income }. Na tę podróż wystarczał i stary parowóz.
    .answer-2 = Wtedy nowy parowóz kosztowałby pieniądze i nic by nie dał.
    .otherwise = To dozwolone, ale coś innego daje więcej. Cofnij ruch i policz swoje połączenia. Zadanie: { the-engine-the-longer-journey.ask }
    .AS-MOVE-03 = W tej fazie najwyżej raz na turę. Drugi raz mogłoby go ulepszyć działanie specjalne Lokomotywa.
    .after = Za jedną kostkę 2 dochodu: z { $income_before } do { $income }. Czerwona kostka zostaje na następną turę, a wszystkie połączenia, po których może jechać, są twoje.

## Rachunek

# en: f17dcb87
the-bill = Rachunek
    .idea = Na końcu każdej tury płacisz $1 za każdą akcję i każdy poziom parowozu; kto nie może zapłacić, traci dochód, a poniżej 0 spółka upada.
    .know-1 = Rachunek to $1 za każdą akcję i $1 za każdy poziom parowozu, co turę.
    .know-2 = Najpierw otrzymujesz dochód, potem płacisz.
    .know-3 = Każdy brakujący dolar zabiera 1 dochodu; poniżej 0 odpadasz, równe 0 wystarcza.
    .know-4 = Zanim wydasz: gotówka + dochód − akcje − parowóz nie może spaść poniżej 0.

# en: 6d309f68
the-bill-before-you-spend = Masz $3 i stać cię na jeszcze jeden żeton. Ale najpierw policz. Na końcu tury otrzymujesz $1 za każdy punkt dochodu, potem płacisz $1 za każdą akcję i $1 za każdy poziom parowozu. Czeka jedna kostka, warta 1 dochodu.
    .title = Zanim wydasz
    .pin-1 = Gotówka 3, i jeszcze $1, jeśli przewieziesz kostkę.
    .pin-2 = 3 akcje: $3.
    .pin-3 = Parowóz 1: $1. Rachunek to $4.
    .ask = Zdecyduj: budujesz coś czy kończysz?
    .answer-1 = Zostałoby ci ${ $cash }, a po przewozie jeszcze $1. Rachunek to $4. Każdy brakujący dolar zabiera 1 dochodu, a ty masz go tylko 1: poniżej 0 spółka odpada z gry. Policz jeszcze raz, zanim zbudujesz.
    .otherwise = To dozwolone, ale najpierw spójrz na gotówkę. Cofnij ruch i policz.
    .after = Zachowujesz swoje ${ $cash }. Wygląda to na nieśmiałość, ale trzyma cię w grze.

# en: cd980cc4
the-bill-earn = Teraz zarób brakującego dolara. Rachunek to $4, a masz $3.
    .title = Zarabianie
    .pin-1 = Czerwona, do St. Louis po twoim połączeniu.
    .ask = Wykonaj przewóz.
    .answer-1 = Parowóz ma teraz { $engine }, a rachunek to $5. W drugiej rundzie możesz jeszcze przewieźć kostkę, ale wtedy zabraknie dolara, i zabierze on twój jedyny dochód.
    .answer-2 = Bez przewozu brakuje dolara, a nie masz dochodu, który można stracić. Jest jeszcze druga runda, ale nie licz na szczęście.
    .otherwise = To dozwolone, ale coś innego daje więcej. Cofnij ruch i policz swoje połączenia. Zadanie: { the-bill-earn.ask }
    .after = Dochód { $income }. Z przyniesionym przez niego $1 zapłacisz dokładnie $4.

# en: 6fe3c504
the-bill-resist = Druga runda. Nie ma już czego wozić, a ulepszenie parowozu wygląda na darmowe. Nie jest: nowy poziom trafia na rachunek jeszcze w tej turze.
    .title = Oprzyj się
    .pin-1 = Z parowozem 2 rachunek to $5.
    .ask = Wykorzystaj drugą rundę tak, by dało się zapłacić cały rachunek.
    .answer-1 = Parowóz { $engine }, rachunek $5, a masz $4. Brakujący dolar obniża twój dochód z 1 do 0. Przetrwasz, ale przewóz poszedł na marne.
    .otherwise = To dozwolone, ale najpierw spójrz na rachunek. Cofnij ruch i policz.
    .after = Otrzymujesz $1 i masz $4; rachunek to $4. Zostaje ci ${ $cash }, a twój dochód to wciąż { $income }. Zaczyna się nowa tura, a spółka żyje.

## Pieniądze z akcji

# en: f7356b9a
shares = Pieniądze z akcji
    .idea = Akcja daje teraz $5, a kosztuje $1 co turę i 3 punkty na końcu: emituj tyle, ile tura potrzebuje, i ani dolara za mało.
    .know-1 = Akcja: teraz $5, co turę $1, na końcu 3 punkty. Najwyżej 15, bez odkupu.
    .know-2 = Planuj całą turę: licytacja, tory i rachunek, minus pewny dochód.
    .know-3 = Jeden brakujący dolar kosztuje tyle co jedna akcja, a akcja daje pięć.
    .know-4 = Pieniądze, które zostaną na końcu, nic nie są warte.

# en: 0a83dca4
shares-the-plan = Tura zaczyna się od pieniędzy. Każda wyemitowana akcja od razu daje $5, na końcu każdej tury kosztuje $1, a na końcu gry zabiera 3 punkty. Akcji nie można odkupić.
    .title = Plan
    .pin-1 = Masz $2.
    .pin-2 = Jak dotąd 4 akcje.
    .pin-3 = Planujesz linię przez Indianapolis: $2 + $3 + $2 = $7.

# en: 3bf651ae
shares-how-many = Teraz rachunek całej tury. Masz $2, tory kosztują $7, dochód 2 daje $2, a do zapłaty jest $6 za 4 akcje i parowóz 2. Każda nowa akcja daje $5 i dodaje do rachunku $1. W tej turze nie widać żadnej kostki, więc nie licz na przewóz.
    .title = Ile?
    .pin-1 = Dochód 2.
    .pin-2 = Parowóz 2.
    .pin-3 = $2.
    .pin-4 = $3.
    .pin-5 = $2.
    .ask = Wyemituj tak mało akcji, jak plan pozwala, by nie zabrakło ani dolara.
    .answer-1 = Mając ${ $cash }, położysz jeden żeton i nie zapłacisz rachunku. Brakuje $4 przy dochodzie 2: spółka by odpadła.
    .answer-2 = ${ $cash } starcza dokładnie na tory. Potem wpływa $2, a do zapłaty jest $7: brakuje pięciu przy dochodzie 2. Spółka by odpadła.
    .answer-3 = Teraz ${ $cash }, po budowie $5, z dochodem $7, a rachunek to $8. Jeden brakujący dolar kosztuje 1 dochodu: $1 co turę i 3 punkty. Tyle kosztuje akcja, a akcja dałaby $5.
    .answer-4 = To działa i zostałoby $7. Ale ostatnia akcja nie jest potrzebna: kosztuje 3 punkty i $1 co turę.
    .answer-5 = To ${ $cash }, dużo więcej, niż plan potrzebuje. Każda akcja za dużo kosztuje 3 punkty i $1 w każdej turze.
    .otherwise = To dozwolone. Cofnij ruch i jeszcze raz policz całą turę.
    .after = Masz ${ $cash }, a wyemitowanych akcji: { $shares }. $7 idzie na tory, $2 wpływa, $9 trzeba zapłacić: zostanie $3, dość na małą ofertę.

# en: 28b5153f
shares-the-last-turn = Osiem tur później, ostatnia tura. Nie chcesz już torów; został jeden przewóz. Twój dochód 14 jest większy niż rachunek $10. Gotówka na końcu się nie liczy.
    .title = Ostatnia tura
    .pin-1 = Tura 10 z 10.
    .pin-2 = Teraz wystarczy $1.
    .pin-3 = Każda akcja: 3 punkty mniej.
    .ask = Ile akcji teraz emitujesz?
    .answer-1 = ${ $cash }, i nie ma czego za to kupić. Twoje punkty spadają z { $points_before } do { $points }. Na co te pieniądze?
    .otherwise = To dozwolone. Cofnij ruch i jeszcze raz policz całą turę.
    .after = Żadnej. Twoje punkty: nadal { $points }, a wszystko zapłacisz z dochodu.

## Licytacja i wybór

# en: 6f77c97c
order-and-actions = Licytacja i wybór
    .idea = Licytujesz kolejność, w której wybiera się działania; pierwsi dwaj płacą całość, ostatni nic, ci pomiędzy połowę.
    .know-1 = Miejsca 1 i 2 płacą swoją ofertę, kto wycofuje się pierwszy, nie płaci nic, reszta płaci połowę, zaokrągloną w górę.
    .know-2 = Kolejność decyduje, kto pierwszy wybiera, buduje i przewozi.
    .know-3 = Siedem działań, każde dla jednego gracza, na jedną turę.
    .know-4 = Zanim zalicytujesz, wiedz, czego potrzebuje twój plan, i nie dawaj więcej, niż to warte.

# en: b285706b
order-and-actions-what-it-is-for = Chcesz połączyć Chicago i Evansville: potrzeba czterech żetonów, a w budowie są trzy. W każdej turze wybierasz jedno z siedmiu działań, a każde działanie dostaje tylko jeden gracz. Zanim zalicytujesz kolejność, zobacz, co dają działania.
    .title = Po co to wszystko
    .pin-1 = Pierwszy żeton.
    .pin-2 = Drugi.
    .pin-3 = Trzeci: Terre Haute.
    .pin-4 = Czwarty. Razem $9.
# en: 21227392
order-and-actions-first-four-actions = Siedem działań, każde dla jednego gracza i na jedną turę. Cztery z nich decydują o tym, kto jest pierwszy i jaką masz siłę.
    .title = Cztery działania
    .pin-1 = Pierwszy przewóz: przewozisz przed innymi, w obu rundach.
    .pin-2 = Pierwsza budowa: budujesz przed innymi.
    .pin-3 = Inżynier: cztery żetony zamiast trzech.
    .pin-4 = Lokomotywa: parowóz od razu robi o jedno połączenie więcej i kosztuje o $1 więcej w każdej turze.
# en: 8824d200
order-and-actions-other-three-actions = Pozostałe trzy zmieniają mapę, towary albo następną licytację.
    .title = Jeszcze trzy
    .pin-1 = Urbanizacja: Nowe Miasto na miasteczku, za darmo, przed pierwszym żetonem.
    .pin-2 = Produkcja: dwie nowe kostki na tablicę towarów na końcu tury.
    .pin-3 = Pas w kolejności: w następnej licytacji możesz raz spasować i zostać.

# en: 4a4a38f5
order-and-actions-bid = Dwa z tych działań pomagają twojemu planowi: Inżynier i Urbanizacja, która oszczędza żeton. Chcesz więc wybierać wśród pierwszych dwóch. Błękitny dał $1, a Pomarańczowy $2. Możesz dać więcej albo się wycofać. Kto wycofa się pierwszy, jest ostatni i nic nie płaci; dwa najlepsze miejsca płacą całą ofertę; wszyscy pomiędzy nimi połowę, zaokrągloną w górę.
    .title = Licytacja
    .pin-1 = Pomarańczowy prowadzi z $2.
    .pin-2 = Masz $16.
    .ask = Zostań w licytacji jak najtaniej.
    .answer-1 = Kto wycofuje się pierwszy, ma ostatnie miejsce za darmo. To często dobry interes. Ale przed tobą wybrałoby trzech innych graczy, a ty masz życzenie.
    .answer-2 = To więcej, niż trzeba. Na jednym z pierwszych dwóch miejsc płacisz tyle, ile dajesz, a podnieść ofertę możesz jeszcze później.
    .otherwise = To dozwolone, ale nie tego potrzebuje twój plan. Cofnij ruch.
    .AS-ORDER-03 = Oferta musi być wyższa niż $2 Pomarańczowego, i musisz mieć te pieniądze.
    .after = Różowy wycofuje się pierwszy: czwarte miejsce, nic do zapłaty. Potem Błękitny: trzecie miejsce, połowa z $1 zaokrągla się do $1. Pomarańczowy licytuje $5. Zostajecie tylko wy dwoje.

# en: 667a66ab
order-and-actions-enough = Jeśli się teraz wycofasz, masz drugie miejsce i płacisz swoje $3. Pierwsze kosztuje więcej niż $5, a Pomarańczowy może licytować dalej. Przydadzą ci się dwa działania, a Pomarańczowy weźmie tylko jedno z nich. Tory kosztują $9, a przed tobą jeszcze rachunek, $5 albo $6.
    .title = Wystarczy
    .pin-1 = Cztery żetony.
    .pin-2 = Nowe Miasto w Terre Haute oszczędziłoby jeden żeton.
    .pin-3 = $16 minus twoja oferta.
    .ask = Dajesz więcej czy oddajesz Pomarańczowemu pierwsze miejsce?
    .answer-1 = To zapłata za różnicę, której nie potrzebujesz: gdy Pomarańczowy wybierze, jedno z twoich dwóch działań i tak zostanie. A każdy dolar przyda się na tory i rachunek.
    .otherwise = To dozwolone, ale pomyśl, ile to miejsce jest dla ciebie warte. Cofnij ruch.
    .after = Masz drugie miejsce i płacisz ${ $cash_less }; zostaje ${ $cash }. Pomarańczowy płaci $5 i wybiera Urbanizację.

# en: e88ea406
order-and-actions-choose = Wiesz, czego potrzebuje twój plan: w jednej budowie z Chicago przez Terre Haute do Evansville, tak by czerwona kostka mogła jechać w tej turze.
    .title = Wybór
    .pin-1 = Cztery pola bez torów.
    .pin-2 = Ta kostka chce do Chicago.
    .pin-3 = Chicago jest czerwone.
    .ask = Weź działanie, które ukończy twoją linię w tej turze.
    .answer-1 = Lepszy parowóz prawie zawsze się przyda. Ale z trzema żetonami linia zostaje otwarta, i w tej turze parowóz nie ma czego ciągnąć.
    .answer-2 = Budujesz przed innymi. Nikt ci tu nie stoi na drodze; brakuje ci żetonów.
    .answer-3 = W obu rundach przewozisz przed innymi. Bez gotowej linii nie ma czego wozić.
    .answer-4 = Dwie nowe kostki na tablicę towarów na końcu tury. Dobre w długiej grze z małą liczbą towarów, ale nie tego teraz brakuje.
    .answer-5 = W następnej licytacji możesz raz spasować i zostać w licytacji. Przydatne, gdy nic innego nie pasuje; a tu coś pasuje.
    .otherwise = To dozwolone, a każde działanie kiedyś się przyda. Cofnij ruch i pomyśl, czego brakuje twojemu planowi. Zadanie: { order-and-actions-choose.ask }
    .after = Inżynier: cztery żetony w tej turze. Za $9 linia będzie gotowa; masz ${ $cash }, starczy na nią, a $4 zostanie na rachunek. Ulepsz parowóz w pierwszej rundzie, a w drugiej czerwona kostka da 2 dochodu.

## Nowe Miasto

# en: ee87e5dc
new-city = Nowe Miasto
    .idea = Urbanizacja zmienia miasteczko w miasto wybranego koloru, za darmo i przed twoim pierwszym żetonem.
    .know-1 = Urbanizacja: jedno Nowe Miasto na dowolnym miasteczku, za darmo, przed pierwszym żetonem.
    .know-2 = Czarne kostki przyjmują tylko czarne Nowe Miasta.
    .know-3 = Tory skierowane na miasteczko łączą się z miastem, nieważne czyje są.
    .know-4 = Dwa miasta blisko siebie to tanie połączenia.

# en: 0a354cfb
new-city-found-it = Czarne kostki nie mają domu na drukowanej mapie: przyjmują je tylko czarne Nowe Miasta. Masz Urbanizację, więc przed pierwszym żetonem możesz zmienić dowolne miasteczko w Nowe Miasto. Jest ich osiem, w pięciu kolorach: A czerwone, B niebieskie, E żółte, F fioletowe, a C, D, G, H czarne.
    .title = Załóż je
    .pin-1 = Czarna kostka w St. Louis.
    .pin-2 = Druga w Evansville.
    .pin-3 = Twoje tory wskazują na Terre Haute.
    .ask = Daj czarnym kostkom dom na końcu twojej linii.
    .answer-1 = To koniec budowy bez użycia działania, a twoja nieukończona linia straciłaby znacznik.
    .answer-2 = Twoja linia jest teraz połączeniem, bo kończy się w mieście. Ale spójrz na kolor: żadna z tych kostek tu nie wysiądzie.
    .answer-3 = Nowe Miasto, za darmo, i wolno wszędzie. Ale twoja linia tu nie dochodzi, a w tej turze jest tylko jedno.
    .answer-4 = Z pierwszym żetonem przepada w tej turze szansa na założenie miasta. Cofnij żeton i najpierw załóż miasto.
    .otherwise = To dozwolone, ale czarne kostki wciąż nie mają domu przy twojej linii. Cofnij ruch.
    .AS-URB-02 = Nowe Miasto może stanąć tylko w miejscu miasteczka.
    .after = Terre Haute jest czarnym miastem i nic to nie kosztowało. Twój otwarty koniec był na nie skierowany, więc linia z St. Louis jest gotowa: to połączenie.

# en: e0cbfbde
new-city-one-tile = Wciąż masz wszystkie trzy żetony: założenie miasta się nie liczy. Miasto przyjmuje tory ze wszystkich sześciu stron. Między Terre Haute a Evansville leży jedno pole.
    .title = Jeden żeton
    .pin-1 = Jedno pole, dwa miasta.
    .pin-2 = Tej kostce by się spodobało.
    .ask = Połącz Terre Haute i Evansville jednym żetonem.
    .answer-1 = Możesz tu skończyć, i pojedzie jedna kostka. Za $2 więcej pojadą obie.
    .answer-2 = Ten żeton dotyka tylko jednego z dwóch miast. Obróć go tak, by dotykał obu.
    .answer-3 = Tory za ${ $cash_less }, ale Evansville jest wciąż odcięte od Terre Haute.
    .otherwise = To dozwolone, ale zadanie jest inne. Cofnij ruch. Zadanie: { new-city-one-tile.ask }
    .after = Całe połączenie za ${ $cash_less }: dwa miasta, jeden żeton. Nowe Miasta tworzą krótkie połączenia, a krótkie połączenia to tani dochód.

# en: 46e96bac
new-city-stop = Masz $4. Rachunek też wyniesie $4, za 3 akcje i parowóz 1, a widać dwa przewozy. Stać cię na jeszcze jeden żeton, ale w tej turze prowadziłby donikąd.
    .title = Koniec budowy
    .pin-1 = $4.
    .ask = Zakończ budowę.
    .answer-1 = Wolno, a jeśli kosztuje $2, dwa przewozy i tak zapłacą rachunek. Ale żeton donikąd trzeba w następnej turze znów przedłużyć. Na razie zatrzymaj pieniądze.
    .otherwise = To dozwolone, ale najpierw spójrz na gotówkę. Cofnij ruch i policz.
    .after = Pomarańczowy i Błękitny nic nie budują. Czas na przewóz towarów.

# en: d86da8aa
new-city-round-one = Dwie czarne kostki, dwa twoje połączenia, jeden dom dla obu. Parowóz musi za każdym razem pokonać jedno połączenie.
    .title = Pierwsza runda
    .pin-1 = Terre Haute przyjmuje czarne.
    .ask = Dostarcz czarną kostkę.
    .answer-1 = Parowóz { $engine }, a rachunek rośnie o $1. Obu kostkom wystarczy jedno połączenie.
    .answer-2 = Kostki są gotowe. Ty też.
    .otherwise = To dozwolone, ale coś innego daje więcej. Cofnij ruch i policz swoje połączenia. Zadanie: { new-city-round-one.ask }
    .after = Dochód { $income }. Druga kostka jest na drugą rundę.

# en: 05f80f55
new-city-round-two = Druga runda i to samo z drugą kostką. Czarne kostki mogą jechać po każdym połączeniu, ale tu są tylko twoje.
    .title = Druga runda
    .pin-1 = Do Terre Haute.
    .ask = Dostarcz drugą czarną kostkę.
    .answer-1 = Parowóz { $engine }. W następnej turze mogą się trafić dłuższe podróże, ale druga kostka czeka, a zawieźć ją mogą też inni.
    .answer-2 = Została jedna kostka.
    .otherwise = To dozwolone, ale coś innego daje więcej. Cofnij ruch i policz swoje połączenia. Zadanie: { new-city-round-two.ask }
    .after = Dochód { $income } dzięki miastu, którego na początku tury nie było. Nowe Miasto zaczyna bez kostek; kości przyniosą mu własne, z kolumny z jego literą.

## Obracanie i krzyżowanie

# en: 6ab2c5ae
turning = Obrót otwartego końca
    .idea = Nieukończona linia może zmienić kierunek: otwarty koniec się obraca, ale tylko nowe tory zatrzymują linię dla ciebie.
    .know-1 = Nieukończona linia musi rosnąć w każdej twojej budowie, inaczej traci znacznik.
    .know-2 = Swój otwarty koniec możesz obrócić za $2; sam obrót go nie ratuje.
    .know-3 = Tory nigdy nie znikają, a ukończonego połączenia nie można obrócić.
    .know-4 = Ukończone połączenie jest bezpieczne na zawsze.
# en: 7edab21c
crossing = Skrzyżowanie z linią rywala
    .idea = Linia rywala to nie mur: za $3 wymieniasz żeton na taki, który zachowuje tę linię i dodaje twoją.
    .know-1 = Linię rywala można skrzyżować za $3, nigdy się z nią połączyć ani jej usunąć.
    .know-2 = Żeton służy obu liniom i żadna nie przeszkadza drugiej.
    .know-3 = Linia, która się krzyżuje, też musi rosnąć albo zostać ukończona.

# en: 18bbbd36
turning-turn-it = W poprzedniej turze twoja linia ruszyła ku Lexington. Teraz w Cincinnati jest żółta kostka, a chce na wschód, do Wheeling. Swój otwarty koniec możesz obrócić za $2: żeton zastępuje inny, który jak dotąd wychodzi z Cincinnati, ale opuszcza pole innym bokiem.
    .title = Obróć
    .pin-1 = Twój otwarty koniec.
    .pin-2 = Żółta, do Wheeling.
    .pin-3 = Obróć w tę stronę.
    .ask = Obróć żeton na N9 tak, by prowadził na O9, na północny wschód.
    .answer-1 = Na końcu twojej budowy nieukończona linia, która nie urosła, traci znacznik. Tory zostają, ale są niczyje i każdy może je przejąć.
    .answer-2 = Obrót za ${ $cash_less }, ale nie ku O9. Tor powinien wychodzić z Cincinnati i opuszczać pole na północny wschód.
    .answer-3 = Świeża linia z Cincinnati też może dojść do Wheeling. Ale wtedy stary koniec traci znacznik i to, co kosztował, przepada; obrót go wykorzystuje.
    .answer-4 = To dochodzi do Lexington za ${ $cash_less } i ratuje twoją linię. Ale żółta kostka nie wysiądzie w miasteczku.
    .answer-5 = Nowa linia gdzie indziej, a stary otwarty koniec wciąż wskazuje na Lexington. Jeśli w tej turze go nie przedłużysz, przepadnie.
    .otherwise = To dozwolone, ale zadanie jest inne. Cofnij ruch. Zadanie: { turning-turn-it.ask }
    .AS-REPL-04 = Koniec przy Cincinnati jest stały. Obrócić można tylko otwarty koniec.
    .AS-REPL-01 = Zniknęłyby tory do Cincinnati. Co leży, zostaje.
    .after = Obrót za ${ $cash_less }. Przy wymianie żetonu nie ma dopłaty za rzekę.

# en: c6910ec4
turning-extend-it = Sam obrót to nie przedłużenie: na końcu budowy linia i tak by przepadła. Trzeba dodać nowe tory. O9 leży nad Ohio; pole z rzeką kosztuje o $1 więcej, w domyślnych zasadach tylko za pierwszym razem na danej rzece.
    .title = Przedłuż
    .pin-1 = Nad Ohio.
    .pin-2 = Potem tutaj.
    .pin-3 = Wheeling.
    .ask = Idź dalej przez O9 w stronę P9.
    .answer-1 = To biegnie dalej wzdłuż rzeki, i stamtąd łuk też dojdzie do Wheeling. Tutaj wybierz drogę przez P9.
    .answer-2 = Przepadło: obrót to nie przedłużenie, więc linia nie ma już znacznika.
    .answer-3 = Linia biegnie dalej, ale nie do Wheeling. Powinna opuszczać O9 na południowy wschód.
    .answer-4 = Twoja linia do Wheeling czeka na O9.
    .otherwise = To dozwolone, ale zadanie jest inne. Cofnij ruch. Zadanie: { turning-extend-it.ask }
    .after = ${ $cash_less } za to pole. Linia urosła, więc w tej turze zostaje twoja.

# en: 63cb867d
turning-arrive = Do Wheeling zostało jedno pole, a tobie jeden żeton z trzech. Miasto przyjmuje tory z każdej strony.
    .title = Dojazd
    .pin-1 = Ostatnie pole.
    .pin-2 = Wheeling jest żółte.
    .ask = Ukończ połączenie do Wheeling.
    .answer-1 = Możesz skończyć: przedłużona linia jest bezpieczna do twojej następnej budowy. Ale ukończona jest bezpieczna na zawsze, a pieniądze masz.
    .answer-2 = Blisko, ale tory nie łączą O9 i Wheeling.
    .answer-3 = Wheeling jest o jedno pole stąd. To był ostatni żeton tej tury.
    .otherwise = To dozwolone, ale zadanie jest inne. Cofnij ruch. Zadanie: { turning-arrive.ask }
    .after = Cincinnati i Wheeling są połączone. Połączenie zostaje twoje na zawsze i nie można go już obrócić.

# en: 2c0d8385
crossing-cross-it = Twoja linia ze Springfield trafiła na linię Pomarańczowego, która biegnie z Chicago w dół do Terre Haute. Nie możesz się z nią połączyć, ale możesz ją skrzyżować. Za $3 żeton wymienia się na taki, który zachowuje jej tory i dodaje twoje.
    .title = Przetnij
    .pin-1 = Twój otwarty koniec.
    .pin-2 = Linia Pomarańczowego stoi na drodze.
    .pin-3 = Niebieska kostka w St. Louis.
    .pin-4 = Dalej Michigan City, niebieskie Nowe Miasto.
    .ask = Przetnij linię Pomarańczowego na I8 prosto, na wprost.
    .answer-1 = Odcinek ze Springfield straciłby znacznik: jest nieukończony i w tej turze nie urósł.
    .answer-2 = Twoje tory leżą na jednym żetonie z torami Pomarańczowego, ale nie prowadzą dalej na J7. Wjedź z H8 i wyjedź po przeciwnej stronie.
    .answer-3 = Możesz skręcić za ${ $cash_less }, i z tej strony Chicago jest blisko. Ale kostka jest niebieska, a niebieskie miasto leży za linią Pomarańczowego.
    .answer-4 = Twój otwarty koniec wciąż stoi przed linią Pomarańczowego. Przecięcie jest tańsze, niż wygląda.
    .otherwise = To dozwolone, ale zadanie jest inne. Cofnij ruch. Zadanie: { crossing-cross-it.ask }
    .AS-REPL-01 = Zniknęłyby tory Pomarańczowego. Co leży, zostaje, więc nowy żeton musi je zachować.
    .after = ${ $cash_less }. Obie linie używają żetonu i żadna nie przeszkadza drugiej: Pomarańczowy zachowuje swoje połączenie, a ty masz otwarty koniec po drugiej stronie.
# en: 9b0b8437
a-whole-turn = Cała tura
    .idea = Wszystkie dziesięć faz po kolei, z własnym planem: akcje, kolejność, działanie, tory, dwa przewozy, a potem rozliczenie.
    .know-1 = Decydujesz w pięciu fazach: akcje, kolejność, działanie, tory, towary. Reszta dzieje się sama.
    .know-2 = Planuj od końca: jaki przewóz, jakie tory, jaki parowóz i ile na to potrzeba pieniędzy.
    .know-3 = Akcje emitujesz raz, na całą turę: oferta, tory i rachunek.
    .know-4 = Teraz zagraj swoją pierwszą partię: bot „łatwy” to dobry przeciwnik.
# en: 387e73cc
a-whole-turn-plan = Teraz grasz całą turę. Najpierw plan. W Cincinnati czekają dwie kostki, a twoja linia kończy się w Evansville. Przez Indianapolis dojdziesz do Cincinnati trzema żetonami za $7. Wtedy czerwona kostka ma do St. Louis trzy połączenia, a twój parowóz robi dwa.
    .title = Plan
    .pin-1 = Czerwona kostka i niebieska.
    .pin-2 = St. Louis jest czerwone i tam zaczyna się twoja linia.
    .pin-3 = Indianapolis, miasteczko: z jednej linii robi dwa połączenia.
    .pin-4 = Parowóz 2: o jeden za mało dla czerwonej kostki.
    .pin-5 = Twoja gotówka: ${ $cash }.
# en: 582a46fd
a-whole-turn-shares = Faza 1, akcje. Tory kosztują $7. Rachunek to $1 za każdą akcję i $3 za parowóz 3. Dwa przewozy dają 5 dochodu, więc otrzymasz $7. Każda akcja daje teraz $5.
    .title = Akcje
    .pin-1 = Gotówka ${ $cash }.
    .pin-2 = Akcje do tej pory: { $shares }.
    .pin-3 = Parowóz { $engine }, wkrótce 3.
    .pin-4 = Dochód { $income }, wkrótce 7.
    .ask = Wyemituj tak mało akcji, ile potrzebuje cała tura.
    .answer-1 = ${ $cash } nie starcza nawet na tory. Czerwona kostka nigdy nie wyjedzie z Cincinnati.
    .answer-2 = ${ $cash } starcza dokładnie na tory. Potem wpływa $7, a do zapłaty jest $8: brakuje dolara, a to kosztuje 1 dochodu.
    .answer-3 = To więcej, niż potrzebuje tura. Każda akcja za dużo kosztuje $1 w każdej turze i 3 punkty na końcu.
    .otherwise = To dozwolone, ale zadanie jest inne. Cofnij ruch. Zadanie: { a-whole-turn-shares.ask }
    .after = Masz ${ $cash }, a wyemitowanych akcji: { $shares }. $7 na tory, $7 dochodu, $9 na rachunek. Pomarańczowy i Błękitny nie emitują akcji.
# en: 2202d269
a-whole-turn-order = Faza 2, kolejność graczy. Po twojej stronie mapy nikt ci nie przeszkadza i nikt inny nie chce twojego działania. Ile więc jest warte lepsze miejsce?
    .title = Kolejność
    .pin-1 = W poprzedniej turze masz pierwsze miejsce.
    .pin-2 = ${ $cash }: każdy dolar się przyda.
    .ask = Zajmij miejsce tak tanio, jak się da.
    .answer-1 = Przy trzech graczach pierwsze dwa miejsca płacą całą ofertę. Płacisz więc za miejsce, które w tej turze nic ci nie daje.
    .otherwise = To dozwolone, ale zadanie jest inne. Cofnij ruch. Zadanie: { a-whole-turn-order.ask }
    .after = Masz trzecie miejsce i nic nie płacisz. Pomarańczowy płaci $1 za pierwsze miejsce i bierze Pierwszy przewóz; Błękitny bierze Inżyniera.
# en: faea3ef9
a-whole-turn-action = Faza 3, działania. Zostało pięć. Czerwona kostka potrzebuje trzech połączeń, a twój parowóz robi dwa.
    .title = Działanie
    .pin-1 = Lokomotywa: parowóz od razu +1.
    .pin-2 = Parowóz { $engine }.
    .ask = Weź Lokomotywę i ulepsz parowóz.
    .answer-1 = Działanie jest twoje, ale parowóz został taki sam. Czerwona kostka nadal nie może jechać.
    .answer-2 = Przyda się kiedy indziej. Ale w obu rundach tej tury chcesz przewozić, więc parowóz trzeba ulepszyć teraz.
    .otherwise = To dozwolone, ale zadanie jest inne. Cofnij ruch. Zadanie: { a-whole-turn-action.ask }
    .after = Parowóz { $engine }. Zaczyna się faza 4: Pomarańczowy i Błękitny nic nie budują i przychodzi twoja budowa.
# en: ff75cdd5
a-whole-turn-build = Faza 4, tory. Trzy żetony: z Evansville do Indianapolis, przez miasteczko i dalej do Cincinnati.
    .title = Tory
    .pin-1 = Pierwszy żeton: $2.
    .pin-2 = Miasteczko, wjazd i wyjazd: $3.
    .pin-3 = Trzeci żeton: $2.
    .ask = Połącz Evansville i Cincinnati przez Indianapolis.
    .answer-1 = Bez torów w tej turze nic nie pojedzie, a akcje będą na marne.
    .answer-2 = Prosta linia jest krótsza i ma o jedno połączenie mniej: dwie kostki dadzą 3 dochodu zamiast 5.
    .otherwise = To dozwolone, ale zadanie jest inne. Cofnij ruch. Zadanie: { a-whole-turn-build.ask }
    .after = Koniec twojej budowy: zostaje ${ $cash } i trzy połączenia z Cincinnati do St. Louis, wszystkie twoje. W fazie 5 Pomarańczowy jest pierwszy, ale ani on, ani Błękitny nie mają czego przewieźć.
# en: c07d90d8
a-whole-turn-first-delivery = Faza 5, towary, runda pierwsza z dwóch. Teraz obie kostki mogą jechać i żaden rywal ich nie dosięgnie.
    .title = Runda pierwsza
    .pin-1 = Czerwona do St. Louis: trzy połączenia.
    .pin-2 = Niebieska do Evansville: dwa połączenia.
    .ask = Przewieź jedną z kostek po swoich połączeniach.
    .answer-1 = Parowóz { $engine }: żadna droga go tu nie potrzebuje, a rachunek rośnie o $1. Dwie kostki, dwie rundy.
    .answer-2 = Dwie kostki i dwie rundy: potrzebujesz obu.
    .otherwise = To dozwolone, ale inna droga daje więcej. Cofnij ruch. Zadanie: { a-whole-turn-first-delivery.ask }
    .after = Dochód { $income }. Pomarańczowy i Błękitny ulepszają parowozy i zaczyna się runda druga.
# en: 725d975a
a-whole-turn-second-delivery = Runda druga. Potem reszta dzieje się sama: otrzymujesz dochód, płacisz rachunek, od 11 dochód się zmniejsza, a kości przynoszą nowe towary.
    .title = Runda druga
    .pin-1 = Została jedna kostka.
    .ask = Przewieź drugą kostkę.
    .answer-1 = Parowóz { $engine }, a kostka warta dochodu zostaje.
    .answer-2 = Wtedy kostka czeka, ale rachunek nie.
    .otherwise = To dozwolone, ale inna droga daje więcej. Cofnij ruch. Zadanie: { a-whole-turn-second-delivery.ask }
    .after = Fazy od 6 do 10: otrzymujesz $7, płacisz $9, dochód { $income } się nie zmniejsza, kości przynoszą towary i zaczyna się tura { $turn }. Zostaje ${ $cash }.
# en: fad5c2a2
a-whole-turn-looking-back = To była cała tura. Od dochodu 2 do { $income } trzema żetonami i dwiema kostkami. W następnej turze nowe towary zdecydują, który plan jest najlepszy. Wiesz już wszystko, czego potrzeba do pierwszej partii.
    .title = Spojrzenie wstecz
    .pin-1 = Zaczęła się następna tura.
    .pin-2 = Gotówka ${ $cash }.
    .pin-3 = Dochód { $income }.

# en: ba053496
crossing-through = Michigan City jest teraz miastem, więc tory mogą dojść z każdej strony. Od twojego skrzyżowania to jedno pole.
    .title = Przejazd
    .pin-1 = Jeden łuk.
    .pin-2 = Michigan City.
    .ask = Ukończ linię na J7.
    .answer-1 = Na razie bezpiecznie, bo linia urosła. Ale z jeszcze jednym żetonem niebieska kostka mogłaby pojechać.
    .answer-2 = Łuk nie kończy się w Michigan City. Powinien opuszczać J7 na północ.
    .answer-3 = Do Michigan City brakuje jednego żetonu.
    .otherwise = To dozwolone, ale zadanie jest inne. Cofnij ruch. Zadanie: { crossing-through.ask }
    .after = Połączenie ze Springfield do Michigan City. Z parowozem 2 niebieska kostka z St. Louis może teraz całą drogę jechać po twoich dwóch połączeniach.

## Skąd się biorą towary

# en: 8e9c0349
new-goods = Skąd się biorą towary
    .idea = Na końcu tury kości przenoszą wierzchnią kostkę kolumny do jej miasta, a dzięki Produkcji decydujesz, co tam leży.
    .know-1 = Co turę tyle kości na zachodzie, ilu graczy, i tyle samo na wschodzie.
    .know-2 = Kość przenosi wierzchnią kostkę swojej kolumny do miasta z tym numerem, a także z literą pod nim, jeśli to Nowe Miasto jest na mapie.
    .know-3 = Tablica towarów jest jawna: widać, co przybędzie, ale nie kiedy.
    .know-4 = Uzupełnia ją tylko Produkcja.

# en: c1051049
new-goods-the-display = Towary, które dopiero przybędą, leżą na tablicy towarów, widoczne dla wszystkich. Każda kolumna z numerem należy do miasta: białe numery na zachodzie, czarne na wschodzie. Kolumny z literami czekają na swoje Nowe Miasto. Gdy wypadnie numer kolumny, jej wierzchnia kostka trafia do miasta.
    .title = Tablica towarów
    .pin-1 = Białe 2: St. Louis, czerwone miasto.
    .pin-2 = Czarne 1: Evansville, niebieskie miasto.
    .pin-3 = Opróżnione pola zostają puste, chyba że ktoś użyje Produkcji.

# en: ef4ef6f7
new-goods-draw = Twoje działanie to Produkcja. Przed rzutem możesz wylosować z woreczka dwie kostki i położyć każdą na pustym polu tablicy. Twoja linia łączy St. Louis i Evansville, więc wiesz, co warto tam zobaczyć.
    .title = Losowanie
    .pin-1 = Twoje w tej turze.
    .pin-2 = Twoja linia.
    .ask = Wylosuj dwie kostki.
    .answer-1 = Przed losowaniem możesz zrezygnować. Ale wtedy działanie poszło na marne.
    .otherwise = To dozwolone. Cofnij ruch i zobacz, co przyniosłoby losowanie.
    .after = Czerwona kostka i niebieska. Obie trzeba teraz położyć, a widzieli je wszyscy.

# en: b998ad45
new-goods-the-red-cube = Pomyśl od końca. Czerwona jedzie do czerwonego miasta, a takim jest St. Louis. Kostka powinna więc pojawić się na drugim końcu twojej linii. Pierwsza przybywa wierzchnia kostka kolumny.
    .title = Czerwona kostka
    .pin-1 = St. Louis chce czerwonej.
    .pin-2 = Kolumna Evansville.
    .pin-3 = Na dnie leży fioletowa kostka.
    .ask = Połóż czerwoną kostkę tam, gdzie przysłuży się twojej linii.
    .answer-1 = Wtedy przybędzie do St. Louis, które samo jest czerwone. Stamtąd musi szukać innego czerwonego miasta.
    .answer-2 = Kolumna E czeka na Nowe Miasto E, a tego nie ma na mapie. Kostka może tam leżeć do końca gry.
    .answer-3 = Przybyłaby do miasta, do którego twoja linia nie dochodzi. Gdzie zaczyna się linia, która kończy się w St. Louis?
    .otherwise = To dozwolone, ale kostka nie przysłuży się twojej linii. Cofnij ruch i pomyśl, gdzie powinna zacząć podróż.
    .after = Leży nad fioletową w kolumnie Evansville, więc przybędzie pierwsza. Teraz niebieska.

# en: ca5f5379
new-goods-the-blue-cube = Ta sama myśl w drugą stronę: Evansville jest niebieskie. Potem rzuca się kośćmi, po jednej na gracza na zachodzie i po jednej na wschodzie.
    .title = Niebieska kostka
    .pin-1 = Evansville chce niebieskiej.
    .pin-2 = Kolumna St. Louis.
    .ask = Połóż niebieską kostkę tam, gdzie przysłuży się twojej linii.
    .answer-1 = Kolumna E czeka na Nowe Miasto, którego nie ma na mapie.
    .answer-2 = W kolumnie Evansville pojawiłaby się w niebieskim mieście i musiałaby szukać innego.
    .answer-3 = Twoja linia nie dochodzi do miasta tej kolumny.
    .otherwise = To dozwolone, ale kostka nie przysłuży się twojej linii. Cofnij ruch i pomyśl, gdzie powinna zacząć podróż.
    .after = Białe 2, 2, 4 i czarne 1, 3, 6. Dwójka wypadła dwa razy: do St. Louis przybywa niebieska kostka i leżąca pod nią żółta. Jedynka przynosi do Evansville twoją czerwoną. Dwie kostki dla twojej linii, po jednej w każdą stronę.

## Co najpierw

# en: d1cff8dd
first-things-first = Co najpierw
    .idea = Najpierw wieź to, co mógłby zawieźć rywal, a zostaw na później to, czego dosięgniesz tylko ty.
    .know-1 = Zanim weźmiesz największy przewóz, sprawdź, którą kostkę może zawieźć ktoś inny.
    .know-2 = Kostka, której dosięga tylko twój parowóz, może poczekać do drugiej rundy.
    .know-3 = Pierwszy przewóz jest wart pieniędzy, gdy o kostkę toczy się walka.
    .know-4 = Patrz na parowozy rywali: rosną między rundami.

# en: 8041a879
first-things-first-two-cubes = Masz Pierwszy przewóz, więc zaczynasz w obu rundach, a twój parowóz sięga przez trzy połączenia. Czerwona kostka jest dla ciebie warta 3, niebieska 2. Silni gracze, zanim wezmą większą, zadają drugie pytanie: kto jeszcze może ją zawieźć?
    .title = Dwie kostki
    .pin-1 = Czerwona: trzy twoje połączenia do St. Louis.
    .pin-2 = Niebieska: dwa twoje połączenia do Evansville.
    .pin-3 = Własne połączenie Pomarańczowego do Evansville.
    .pin-4 = Pomarańczowy: parowóz 1.
    .ask = Trwa pierwsza runda, a Pomarańczowy przewozi po tobie. Która kostka najpierw?
    .answer-1 = Dochód { $income }, o trzy więcej. Ale teraz Pomarańczowy bierze niebieską kostkę po swojej krótkiej linii, i w drugiej rundzie nic dla ciebie nie zostaje. Która z dwóch kostek jest przed nim bezpieczna?
    .answer-2 = To oddaje jedno z połączeń Pomarańczowego, a niebieska kostka wciąż jest dla niego otwarta.
    .answer-3 = Dobra kostka, złe połączenie: to płaci Pomarańczowemu, a ty nie dostajesz nic.
    .answer-4 = Parowóz { $engine }, ale Pomarańczowy nie będzie czekać: jedna z tych kostek jest w jego zasięgu.
    .answer-5 = Pomarańczowy dziękuje i bierze kostkę.
    .otherwise = To dozwolone, ale coś innego daje więcej. Cofnij ruch i policz swoje połączenia. Zadanie: { first-things-first-two-cubes.ask }
    .after = Dochód { $income }. Pomarańczowy nie znajduje kostki dla swojego parowozu 1 i go ulepsza. Czerwona wciąż tu jest.

# en: 966c32f6
first-things-first-now-the-other = Druga runda, i znów zaczynasz. Parowóz Pomarańczowego ma teraz 2: mógłby nim zawieźć czerwoną kostkę po swoim połączeniu i jednym twoim. Ale to twój ruch.
    .title = Teraz druga
    .pin-1 = Trzy twoje połączenia.
    .pin-2 = Pomarańczowy: parowóz 2.
    .ask = Zawieź czerwoną kostkę drogą, która płaci ci najwięcej.
    .answer-1 = Dwa połączenia: jedno płaci Pomarańczowemu, jedno tobie. Twój parowóz potrafi więcej.
    .answer-2 = Wtedy czerwoną kostkę wiezie Pomarańczowy: jedno połączenie dla niego, jedno dla ciebie.
    .answer-3 = Wtedy czerwoną kostkę wiezie Pomarańczowy.
    .otherwise = To dozwolone, ale coś innego daje więcej. Cofnij ruch i policz swoje połączenia. Zadanie: { first-things-first-now-the-other.ask }
    .after = Dochód { $income }. Pięć w jednej turze; z większą kostką na początku byłoby trzy, i jeden dla Pomarańczowego.

## Zadanie: ostatnia tura

# en: b36c339c
last-turn = Zadanie: ostatnia tura
    .idea = Znajdź trzy żetony i dwa przewozy, które wygrywają grę.
    .know-1 = Każdy punkt dochodu liczy się za 3, każda akcja zabiera 3, ukończone tory liczą się trochę, gotówka wcale.
    .know-2 = Redukcja przychodzi także w ostatniej turze.
    .know-3 = Przez miasteczko linia ma o jedno połączenie więcej, a każda kostka na niej płaci o jeden więcej.
    .know-4 = W ostatniej turze wydaj wszystko, co jeszcze zarabia.

# en: c47d0c57
last-turn-the-position = Jeśli w tej ostatniej turze nic się nie stanie, wygra Pomarańczowy z 20 punktami. Masz $7, trzy żetony i parowóz 3, a potem dwa przewozy. Na końcu każdy punkt dochodu liczy się za 3, ukończone tory po 1 za pole, a każda akcja zabiera 3. Dochód od 11 do 20 najpierw maleje o 2.
    .title = Pozycja
    .pin-1 = Dwie kostki w Cincinnati: niebieska i czerwona.
    .pin-2 = Evansville, niebieskie: tu zaczyna się twoja linia.
    .pin-3 = St. Louis, czerwone: tu twoja linia się kończy.
    .pin-4 = $7: po tej turze pieniądze nic nie są warte.

# en: 2cc58136
last-turn-build = Trzeba dojść do Cincinnati. Dróg jest więcej niż jedna, i nie są tyle samo warte.
    .title = Budowa
    .pin-1 = Stąd.
    .pin-2 = Dotąd.
    .ask = Połóż pierwszy żeton najlepszej linii między Evansville a Cincinnati.
    .answer-1 = Prosta linia: dwa żetony, $4, jedno połączenie. Kostki dałyby 2 i 1, a na końcu byłoby 17 punktów. Pomarańczowy ma 20. Co zrobisz z resztą pieniędzy?
    .answer-2 = Wtedy nic nie jedzie po twojej linii i wygrywa Pomarańczowy.
    .answer-3 = Z tym żetonem nie dojdziesz już do Cincinnati w najlepszy sposób. Każde połączenie na drodze kostki to 1 dochodu: licz połączenia, nie pola.
    .otherwise = To dozwolone, ale zadanie jest inne. Cofnij ruch. Zadanie: { last-turn-build.ask }
    .after = ${ $cash_less }. Twoja droga prowadzi przez Indianapolis.

# en: 4c7d3a67
last-turn-build-3 = Zostały dwa żetony. Pomyśl, co z linią robi przystanek po drodze.
    .title = Budowa
    .pin-1 = Miasteczko robi z jednej linii dwa połączenia.
    .ask = Połóż drugi żeton.
    .answer-1 = Nieukończone tory nic nie punktują i nic nie wożą.
    .answer-2 = ${ $cash_less }, i linia dochodzi do miasteczka. Ale musi biec dalej do drugiego miasta, a na to masz jeden żeton i ${ $cash }.
    .answer-3 = To właśnie dla Indianapolis warto iść tą drogą.
    .otherwise = To dozwolone, ale zadanie jest inne. Cofnij ruch. Zadanie: { last-turn-build-3.ask }
    .after = ${ $cash_less } za miasteczko. Zostaje ${ $cash } i jeden żeton.

# en: 8421751c
last-turn-build-4 = To twój ostatni żeton w grze. Nieukończone tory nic nie punktują i nic nie wożą.
    .title = Budowa
    .pin-1 = Indianapolis ma jedno otwarte wyjście.
    .ask = Ukończ linię.
    .answer-1 = Brakuje jednego żetonu, a po tej turze pieniądze nic nie są warte.
    .answer-2 = To nie kończy linii, a był to ostatni żeton.
    .otherwise = To dozwolone, ale zadanie jest inne. Cofnij ruch. Zadanie: { last-turn-build-4.ask }
    .after = Cincinnati, Indianapolis, Evansville, St. Louis: trzy własne połączenia. Masz ${ $cash }, a dochód zapłaci rachunek $8.

# en: a8608792
last-turn-deliver = Parowóz 3, dwie rundy, dwie kostki. Żaden rywal nie ma tu linii.
    .title = Przewóz
    .pin-1 = Czerwona.
    .pin-2 = Niebieska.
    .ask = Wykonaj pierwszy przewóz.
    .answer-1 = Parowóz { $engine }: żadna podróż go tu nie potrzebuje, a jedna z kostek by została.
    .answer-2 = Dwie kostki, dwie rundy: żadnej do stracenia.
    .otherwise = To dozwolone, ale coś innego daje więcej. Cofnij ruch i policz swoje połączenia. Zadanie: { last-turn-deliver.ask }
    .after = Dochód { $income }.

# en: 29818cdd
last-turn-deliver-6 = Twój ostatni ruch w grze. Potem dochód, rachunek, redukcja i punkty.
    .title = Przewóz
    .pin-1 = Została jedna kostka.
    .ask = Wykonaj drugi przewóz.
    .answer-1 = Parowóz nic nie punktuje.
    .answer-2 = Została jedna kostka, a jest warta więcej, niż trzeba do zwycięstwa.
    .otherwise = To dozwolone, ale coś innego daje więcej. Cofnij ruch i policz swoje połączenia. Zadanie: { last-turn-deliver-6.ask }
    .after = Dochód 8 + 5 = 13, po redukcji o 2 zostaje { $income }. To 33 punkty i { $track } za twoje tory, minus 15 za pięć akcji: { $points }. Pomarańczowy ma { $points_1 }. Wygrywasz, bo twoja linia prowadzi przez miasteczko.

## Ćwiczenia

# en: f8ce242b
ten-is-a-good-number = Dziesięć to dobra liczba
    .idea = Ostatnia kolejka w grze i jeszcze jeden dochód w zasięgu.
    .know-1 = Przy 10, 20, 30 i 40 jeden dochód więcej kosztuje więcej, niż daje.

# en: f6a58ad4
ten-is-a-good-number-decide = Ostatnia kolejka w grze. Twój dochód to { $income }, a czerwona kostka mogłaby dać jeszcze 1.
    .pin-1 = Twój dochód: { $income }.
    .pin-2 = Jedno twoje połączenie do St. Louis.
    .pin-3 = Ostatnia tura.
    .ask = Co robisz?
    .answer-1 = Dochód { $income }, a to o krok za daleko: od 11 do 20 redukcja zabiera 2, więc skończysz z mniejszym niż przedtem. Trzy punkty stracone przez jeden przewóz.
    .otherwise = To dozwolone, ale policz jeszcze raz, co zrobi redukcja.
    .after = Przy 10 nic się nie odejmuje, przy 11 dwa. Kończysz z dochodem { $income }, a punkty: { $points }; z przewozem byłoby o trzy punkty mniej. Dwa dochody więcej wróciłyby do 10, opłaca się dopiero od trzech. Ta sama pułapka czeka przy 20, 30 i 40, w każdej turze.

# en: 223166d6
one-more-share = Jeszcze jedna akcja?
    .idea = Akcje kosztują punkty, ale brakuje jednego żetonu.
    .know-1 = Nie emitować w ostatniej turze to dobry zwyczaj, nie prawo: policz, co otworzą pieniądze.

# en: 18ca5ae2
one-more-share-decide = Ostatnia tura, a ty nie masz gotówki. Każda akcja kosztuje 3 punkty.
    .pin-1 = Ostatnia tura.
    .pin-2 = Ani dolara.
    .pin-3 = Brakuje jednego żetonu: $2.
    .pin-4 = Czerwona i niebieska kostka w Cincinnati.
    .ask = Ile akcji emitujesz?
    .answer-1 = Oszczędzasz 3 punkty i nie położysz jedynego brakującego żetonu. Dwie kostki w Cincinnati są poza zasięgiem: 3 i 2 dochody, 15 punktów.
    .answer-2 = Policz, ile kosztuje brakujący żeton. Każda akcja ponad to to 3 punkty mniej.
    .otherwise = Policz, ile kosztuje brakujący żeton i co otworzy.
    .after = Jedna akcja: o 3 punkty mniej, o $5 więcej. Żeton na L8 kosztuje $2 i otwiera Cincinnati: czerwona kostka daje 3 dochodu, niebieska 2, razem 15 punktów, a nowe połączenie też punktuje.

# en: 44ea8cc1
worth-of-first-move = Ile wart jest Pierwszy przewóz
    .idea = Jedna kostka, dwie linie od niej, a ty jesteś na końcu.
    .know-1 = Działanie jest warte tyle, co pozwala zrobić przed innymi.

# en: a6e28e98
worth-of-first-move-decide = Wybierasz na końcu, a Pomarańczowy jest pierwszy w kolejności. Jedna niebieska kostka leży tam, gdzie zaczyna się twoja linia i linia Pomarańczowego.
    .pin-1 = Jesteś na końcu kolejności.
    .pin-2 = Jedyna kostka w twoim zasięgu.
    .pin-3 = 2 dochodu dla ciebie, po twojej linii.
    .pin-4 = 1 dla Pomarańczowego, po krótszej.
    .ask = Które działanie bierzesz?
    .answer-1 = Silniejszy parowóz, owszem, ale nie ma czego ciągnąć: Pomarańczowy przewozi przed tobą i zabiera jedyną kostkę swoją linią.
    .answer-2 = Pierwsza budowa nic tu nie zmienia. Chodzi o kostkę, nie o pola.
    .answer-3 = Nowe kostki przybędą na końcu tury. Tej już wtedy nie będzie.
    .answer-4 = To pomoże w następnej licytacji. Kostki już wtedy nie będzie.
    .otherwise = To dozwolone. Ale kto przewiezie kostkę?
    .after = Z Pierwszym przewozem zabierasz kostkę przed Pomarańczowym: 2 dochodu dla ciebie, nic dla niego. Druga runda zostaje na ulepszenie parowozu, więc nie przepada nawet to, co daje Lokomotywa.

# en: 720a7a19
one-for-sky = Jeden dla Błękitnego
    .idea = Krótka droga tylko twoja albo długa, na której zarobi też rywal.
    .know-1 = Licz, co dostajesz ty; co dostaną inni, ma znaczenie tylko wobec tego.

# en: b38d70ac
one-for-sky-decide = Jedna czerwona kostka, a twój parowóz ma { $engine }.
    .pin-1 = Czerwona, w Cincinnati.
    .pin-2 = Fort Wayne, czerwone: jedno połączenie, twoje.
    .pin-3 = St. Louis, czerwone: daleko, a ostatnie połączenie należy do Błękitnego.
    .ask = Dokąd ją przewozisz?
    .answer-1 = Pewne i tylko twoje, a warte { $income_more }. Zapłacić rywalowi boli mniej, niż się zdaje, gdy jest z tyłu, a ty dostajesz więcej.
    .answer-2 = Tak dobra kostka nie będzie na ciebie czekać.
    .otherwise = To dozwolone, ale jest droga, która daje więcej.
    .after = Cztery połączenia: trzy płacą tobie, jedno Błękitnemu. Twój dochód rośnie o { $income_more }, Błękitnego o 1, a Błękitny jest ostatni. Krótka droga tylko po swoim dałaby 1.

# en: 1b5f0afe
the-free-place = Darmowe miejsce
    .idea = Ile warte jest miejsce w kolejności, gdy nikt ci nie przeszkadza?
    .know-1 = Miejsce jest warte tyle, na co pozwala. Kto wycofuje się pierwszy, nic nie płaci.

# en: 25506f76
the-free-place-decide = Masz ${ $cash } i dochód { $income } i chcesz budować za $7 tam, gdzie nikt nie przeszkadza. Rachunek to ${ $bill }, a w tej turze nie da się przewieźć żadnej kostki. Pomarańczowy dał $1.
    .pin-1 = Pomarańczowy dał $1.
    .pin-2 = ${ $cash }.
    .pin-3 = Twój plan: Evansville, Indianapolis, Cincinnati za $7.
    .ask = Co teraz?
    .answer-1 = We troje pierwsze dwa miejsca płacą całą ofertę. Jeśli na jednym z nich skończysz, $10 − $2 − $7 + $3 zostawi $4 na rachunek $6: brakuje dwóch dolarów, przepadają dwa dochody. I za co? Nikt ci nie przeszkadza.
    .answer-2 = Każdy dolar zapłacony tutaj będzie brakował do rachunku, a każdy brakujący dolar to dochód. Co dałoby ci pierwsze miejsce?
    .otherwise = Co dałoby ci w tej turze lepsze miejsce?
    .after = $10 − $7 + $3 to $6, dokładnie rachunek. Kto wycofuje się pierwszy, nic nie płaci, a twój plan nie potrzebuje ani rzadkiego działania, ani pierwszego przewozu.

# en: b27a06e7
the-far-end = Daleki koniec
    .idea = Dom dla dwóch czarnych kostek: gdzie?
    .know-1 = Cel jest wart tyle, ile wynosi droga do niego.

# en: c4b90b59
the-far-end-decide = Masz Urbanizację i szukasz domu dla dwóch czarnych kostek w St. Louis.
    .pin-1 = Dwie czarne kostki w St. Louis.
    .pin-2 = Indianapolis.
    .pin-3 = Lexington.
    .pin-4 = Parowóz { $engine }.
    .ask = Gdzie zakładasz Nowe Miasto i w jakim kolorze?
    .answer-1 = W środku twojej linii, o dwa połączenia stąd: dwie kostki, po 2 dochodu. Twój parowóz pociągnie dwa razy dalej.
    .answer-2 = Miejsce dobre, ale miasto czerwone: czarnym kostkom na nic.
    .answer-3 = Bez czarnego miasta obie kostki zostaną w St. Louis.
    .otherwise = To dozwolone, ale nie zawiezie dwóch czarnych kostek tak daleko, jak pociągnie twój parowóz.
    .after = Między St. Louis a Lexington są cztery połączenia, wszystkie twoje, a twój parowóz ma cztery. Dwie kostki dają po 4 dochodu; z miastem w Indianapolis byłoby po 2.

# en: b252d66e
two-for-you-none-for-orange = Dwa dla ciebie, nic dla Pomarańczowego
    .idea = Dwie kostki są dla ciebie warte tyle samo, dla prowadzącej nie.
    .know-1 = Gdy tobie jest wszystko jedno, a rywalowi nie, weź to, czego on chce.

# en: 630100f8
two-for-you-none-for-orange-decide = Twój ostatni ruch w grze; po tobie przewozi Pomarańczowy. Dwie niebieskie kostki są dla ciebie warte 2, po jednej na każdym końcu twojej linii.
    .pin-1 = Niebieska w Cincinnati: 2 dla ciebie do Evansville.
    .pin-2 = Niebieska w Evansville: 2 dla ciebie do Cincinnati.
    .pin-3 = Toledo jest niebieskie, a droga tam należy do Pomarańczowego.
    .pin-4 = Pomarańczowy prowadzi.
    .ask = Którą przewozisz?
    .answer-1 = Dwa dla ciebie, dobrze. Ale druga kostka zostaje w Cincinnati, a Pomarańczowy zabierze ją do Toledo po dwóch własnych połączeniach.
    .answer-2 = To linia Pomarańczowego: zarabia on, nie ty.
    .answer-3 = Dwa dochody czekają.
    .otherwise = To dozwolone. Ale co zrobi Pomarańczowy w ostatnim ruchu?
    .after = Każda daje ci 2. Ale tylko kostka w Cincinnati może jechać do Toledo po dwóch połączeniach Pomarańczowego; ta w Evansville ma tylko twoją drogę. Koniec: ty { $points }, Pomarańczowy { $points_1 }; odwrotnie wygrałby Pomarańczowy.

# en: 170b1337
no-gifts = Żadnych prezentów
    .idea = Nowe Miasto pomaga każdemu, czyje tory na nie wskazują.
    .know-1 = Tory, które wskazują na miasteczko, łączą się z Nowym Miastem, nieważne czyje są.

# en: 0eb31b3b
no-gifts-decide = Masz Urbanizację i zakładasz czarne miasto, żeby jedna z twoich czarnych kostek mogła ruszyć.
    .pin-1 = Terre Haute: twój koniec od Evansville i koniec Pomarańczowego od Chicago.
    .pin-2 = Springfield: twój koniec od St. Louis.
    .pin-3 = Dwie czarne kostki w Chicago.
    .ask = Springfield czy Terre Haute?
    .answer-1 = Twoja linia od Evansville jest ukończona. Linia Pomarańczowego od Chicago też, bez żetonu, a dwie czarne kostki w Chicago mają teraz dokąd jechać.
    .answer-2 = Dwie twoje czarne kostki nie mają dokąd jechać, a oba otwarte końce tracą znaczniki.
    .otherwise = To dozwolone, ale nie daje jednej z twoich czarnych kostek domu, z którego Pomarańczowy nie skorzysta.
    .after = Każde z miast kończy jedną twoją linię i przyjmuje jedną twoją kostkę. Ale w Terre Haute za darmo kończysz linię Pomarańczowego i otwierasz ją dla dwóch kostek. W Springfield budujesz tylko dla siebie.
# en: 170d9997
first-train-who-is-who = Prowadzisz spółkę kolejową. Przy trzech graczach gra ma dziesięć tur. Wygrywa spółka z największą liczbą punktów, a punkty daje przede wszystkim dochód: towary, które jadą po twoich torach.
    .title = Kto jest kim
    .pin-1 = To ty: twoja spółka jest zielona.
    .pin-2 = Pomarańczowy, twój pierwszy rywal.
    .pin-3 = Błękitny, twój drugi rywal.
    .pin-4 = Tura gry.
