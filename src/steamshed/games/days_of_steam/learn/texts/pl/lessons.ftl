# Lekcje: jedna wiadomość na lekcję i jedna na każdy krok.

## Pierwszy gwizd

# en: c03466ca
first-whistle = Pierwszy gwizd
    .idea = W każdej turze robisz jedno: wykładasz żeton, jedziesz pociągiem albo bierzesz wodę.
    .know-1 = Jedna rzecz na turę: żeton, jazda albo woda.
    .know-2 = Żetony i miasta dają punkty pary; jazda je zużywa.
    .know-3 = Towar dostarczony do miasta swojego koloru to 2 punkty.
    .know-4 = 13 punktów wygrywa natychmiast.

# en: 97eccc81
first-whistle-step-1 = Wszystkie pociągi jeżdżą po jednej kolei, która rośnie w czasie gry. Wyłożenie żetonu napełnia twój kocioł: liczba na żetonie to punkty pary, które dostajesz. Masz { $steam } pkt pary, a towar czeka i nie ma dokąd jechać.
    .pin-1 = Twój pociąg, w żółtym mieście.
    .pin-2 = Czerwony towar. Chce do czerwonego miasta.
    .pin-3 = Tu kończy się linia.
    .ask = Wyłóż swój prosty tor na końcu linii.
    .answer-1 = To też daje punkty pary: { $told_gained }. Ale linia na wschód ma wciąż tylko jeden żeton; spójrz na pinezkę 3.
    .answer-2 = Linia biegnie dalej, a z nią { $told_gained } pkt pary. Tyle że teraz skręca, a na zakręcie pociąg zwalnia. Masz żeton, który prowadzi prosto.
    .answer-3 = Most prowadzi linię dalej. Daje tylko { $told_gained } pkt pary, a jego drugi tor dziś prowadzi donikąd.
    .answer-4 = Towar jest w pociągu. Ale nie ma jeszcze czerwonego miasta, a mając { $steam } pkt pary, daleko nie zajedziesz.
    .answer-5 = Twój pociąg rusza za 1 punkt pary, pusty. Najpierw kolej musi mieć dokąd prowadzić.
    .otherwise = To dozwolone i daje punkty pary. Ale linia przy pinezce 3 czeka na żeton.
    .DS-PLACE-02 = Tor musi trafić na tor. Obracaj żeton, aż jego tory będą przedłużać te, które leżą.
    .after = Zyskujesz 2 punkty pary i masz { $steam }. Dociągasz nowy żeton, więc znów masz trzy. Pomarańczowy wykłada żeton gdzie indziej: każdy robi jedno, potem następny gracz.

# en: c19069d9
first-whistle-step-2 = Teraz, gdy leżą dwa żetony, na końcu linii może stanąć miasto. Wystawione są dwa, każde z dwoma towarami. Miasto daje punkty pary jak każdy żeton.
    .pin-1 = Czerwone miasto.
    .pin-2 = Zielone miasto.
    .pin-3 = Miejsce dla jednego z nich.
    .ask = Wyłóż miasto, na które czeka twój towar.
    .answer-1 = Zielone miasto jest mile widziane i daje { $told_gained } pkt pary. Twój towar jest jednak czerwony i wciąż nie miałby dokąd jechać.
    .answer-3 = Możesz odkryć miasto ze stosu i musisz wtedy wyłożyć, cokolwiek to jest. To, którego potrzebujesz, leży odkryte na stole.
    .answer-4 = Jeszcze { $told_gained } pkt pary. Ale na planszy wciąż nie ma czerwonego miasta, a twój towar czeka.
    .answer-5 = Załadowane. Ale jeśli teraz pojedziesz, wciąż nie ma czerwonego miasta.
    .answer-6 = Pociąg rusza pusty, a czerwone miasto wciąż leży na stole.
    .otherwise = To dozwolone. Ale towar czeka na miasto swojego koloru.
    .DS-CITY-05 = Miasta trzymają się z daleka: między nimi muszą leżeć co najmniej dwa żetony toru.
    .DS-CITY-04 = Nie tutaj: miasto potrzebuje toru, który prowadzi do innego miasta, z dwoma żetonami pomiędzy.
    .after = Czerwone miasto stoi, a ty masz { $steam } pkt pary. Wśród wystawionych od razu zastąpiło je nowe.

# en: 1f9c4f82
first-whistle-step-3 = Teraz jedź. Wjazd na każdy żeton kosztuje 1 punkt pary, do miasta na końcu też; załadunek jest darmowy. Towar jest dostarczony w chwili, gdy twój pociąg wjeżdża do miasta jego koloru.
    .pin-1 = Załaduj go przed odjazdem.
    .pin-2 = Trzy kroki na wschód.
    .ask = Załaduj czerwony towar, jedź do czerwonego miasta i tam się zatrzymaj.
    .answer-1 = Pociąg jedzie, ale pusty. Towary nie biegną za pociągiem: najpierw załaduj, to nic nie kosztuje.
    .answer-2 = Na zachód jest niebieskie miasto. Nie przyjmie czerwonego towaru.
    .answer-3 = Możesz stanąć na torze, a towar zostaje w pociągu. Masz jeszcze { $steam } pkt pary, dość, by dojechać w tej turze.
    .answer-4 = O krok za mało! Towar zostaje w pociągu, ale dwa punkty muszą poczekać turę.
    .answer-5 = Punkty pary na później, najwyżej 6. Na tę jazdę już masz dość.
    .answer-6 = Kolejne miasto, kolejne punkty pary: { $told_gained }. Twój czerwony towar wciąż czeka.
    .answer-7 = Niespodzianka ze stosu. Twój czerwony towar wciąż czeka.
    .otherwise = To dozwolone, ale czerwonego towaru wciąż nie ma w czerwonym mieście.
    .DS-GOODS-02 = Po załadunku pociąg musi ruszyć.
    .after = Dostarczone! Jazda kosztowała { $told_spent } pkt pary, zostaje { $steam }, a twoje punkty to { $points }. Kto pierwszy ma 13 punktów, natychmiast wygrywa.

## Wykładanie torów

# en: 8389cea5
laying-track = Wykładanie torów
    .idea = Żeton musi pasować z każdej strony, a pociąg musi móc przejechać po nim do pobliskiego miasta.
    .know-1 = Tor trafia na tor, pusty brzeg na pusty brzeg.
    .know-2 = Ślepy tor nie łączy żetonu.
    .know-3 = Tor sięga pięć żetonów od miasta, nie dalej.
    .know-4 = Kocioł mieści 6; nadmiar przepada.

# en: 5e636c50
laying-track-step-1 = Tor musi trafić na tor, a pusty brzeg na pusty brzeg. Puste pola wokół są bez znaczenia. Żeton może więc leżeć tak, a inaczej już nie: obracaj go dowolnie.
    .pin-1 = Linia nadchodzi z zachodu.
    .pin-2 = Tu ma skręcić.
    .ask = Wyłóż zakręt tak, by linia skręciła na południe.
    .answer-1 = Pasuje, ale teraz linia skręca na północ. Ćwierć obrotu w tę czy w tamtą robi różnicę.
    .answer-2 = To też pasuje i zaczyna nową linię przy mieście. Skręcić ma jednak linia przy pinezce 2.
    .answer-3 = Most prowadzi linię dalej na wschód. Daje { $told_gained } pkt pary, zakręt dałby 2.
    .answer-4 = Dobry żeton, i na niego przyjdzie kolej. Najpierw zakręt.
    .otherwise = Pasuje. Ale na południe ma skręcić linia przy pinezce 2.
    .DS-PLACE-02 = Tam tor trafiłby na pusty brzeg. Obracaj żeton, aż tory się zejdą.
    .after = Zakręt dał 2 punkty pary: masz { $steam }. Mosty, rozgałęzienia i wieże wodne dają tylko 1, więc patrz na liczbę.

# en: a9e37adb
laying-track-step-2 = Ten żeton ma tor przelotowy, a obok ślepy. Ślepy tor nie prowadzi do domu: pociąg musi móc przejechać po nowym żetonie i dalej do miasta, ani razu nie zawracając.
    .pin-1 = Prosty tor ze ślepym.
    .pin-2 = Tu kończy się linia.
    .ask = Poprowadź linię dalej na południe torem przelotowym.
    .answer-1 = Wzgórze też daje { $told_gained } pkt pary. Ale kto na nie wjeżdża, płaci 2 zamiast 1, w każdej jeździe. Zachowaj je na miejsce, gdzie nie jeździsz.
    .answer-2 = Most pasuje. Daje { $told_gained } pkt pary; żeton ze ślepym torem daje 2.
    .answer-3 = Tu pasuje, bo tor przelotowy styka się z miastem albo linią. Linia na południe jest wciąż otwarta.
    .answer-4 = Dłuższa jest teraz linia zachodnia. Ta do przedłużenia leży przy pinezce 2.
    .otherwise = To dozwolone. Linia przy pinezce 2 wciąż czeka.
    .DS-PLACE-03 = Z linią stykałby się tylko ślepy tor, a z niego żaden pociąg nie dojedzie do domu. Obróć żeton.
    .DS-PLACE-02 = Tor trafiłby tam na pusty brzeg.
    .after = Masz { $steam } pkt pary. Dokąd wskazuje ślepy tor, jest bez znaczenia: reszta żetonu może prowadzić dokądkolwiek, nawet donikąd.

# en: 7d48af5d
laying-track-step-3 = Tor może sięgać pięć żetonów od najbliższego miasta, licząc wzdłuż torów. Twoja linia ma cztery. Jeszcze jeden wolno.
    .pin-1 = Piąty żeton.
    .pin-2 = Teraz 2 punkty pary, ale wjazd za 2.
    .ask = Wyłóż jako piąty na linii żeton, który napełni twój kocioł.
    .answer-1 = Pasuje i daje razem { $steam } pkt pary. Dwa z twoich żetonów dają więcej.
    .answer-2 = To daje { $told_gained } pkt pary, ale gdzie indziej. Piąty żeton należy do pinezki 1.
    .otherwise = To dozwolone. Piąty żeton należy do pinezki 1.
    .after = Punkty pary: { $steam }. Kocioł jest pełny. Nigdy nie mieści więcej niż 6.

# en: 67bcb598
laying-track-step-4 = Szósty żeton na końcu tej linii nie przejdzie: spróbuj, jeśli chcesz. Miejsce jest gdzie indziej, przy mieście i na zachodzie. Wykładając, patrz na punkty pary.
    .pin-1 = Pięć żetonów od żółtego miasta.
    .pin-2 = Twój kocioł: { $steam } z 6.
    .ask = Wyłóż dowolny żeton tam, gdzie wolno.
    .answer-1 = Przy pełnym kotle to właśnie dobra myśl! Ten jeden raz wyłóż żeton i zobacz, co stanie się z punktami pary.
    .otherwise = To dobre użycie tury. Ten jeden raz wyłóż żeton.
    .after = Punktów pary masz wciąż { $steam }: to, co dał żeton, przepadło. Z pełnym kotłem czas jechać.

## Zakładanie miast

# en: 8b4b29a5
founding-cities = Zakładanie miast
    .idea = Miasto przynosi na planszę dwa towary, więc wykładaj to, które pomaga twojemu pociągowi.
    .know-1 = Między nowym miastem a każdym innym co najmniej dwa żetony toru.
    .know-2 = Wystawione miasto pokazuje swoje towary; stos to ryzyko.
    .know-3 = W jednej jeździe można dostarczyć kilka towarów.
    .know-4 = Za wyłożone miasto nie dociąga się żetonu toru.

# en: e18f532c
founding-cities-step-1 = Nowe miasto potrzebuje pustego pola, na które wskazuje tor, i dwóch żetonów toru do najbliższego innego miasta. Licz wzdłuż torów, nie w powietrzu. Twój pociąg wiezie już czerwony towar.
    .pin-1 = Dwa żetony od niebieskiego miasta: jest miejsce.
    .pin-2 = Tylko jeden żeton: za blisko.
    .pin-3 = Czerwone, z dwoma niebieskimi towarami.
    .pin-4 = Zielone, z czerwonym i żółtym.
    .ask = Wyłóż miasto, które najlepiej pasuje do twojego pociągu.
    .answer-1 = Pasuje, i { $told_gained } pkt pary są twoje. Ale czerwonego towaru z pociągu nikt tam nie przyjmie, a czerwone miasto zostaje wystawione dla Pomarańczowego.
    .answer-2 = Nikt nie wie, co wyjdzie. A wystawiony jest właśnie kolor, który wieziesz.
    .answer-3 = Punkty pary: +{ $told_gained }. Tymczasem Pomarańczowy może wyłożyć miasto tuż przed twoim nosem.
    .answer-4 = Zawracasz na zachód z towarem w pociągu. W tę stronę nie ma czerwonego miasta.
    .otherwise = To dozwolone, ale twój czerwony towar nie jest ani trochę bliżej czerwonego miasta.
    .DS-CITY-04 = Za blisko: pomiędzy leży tylko jeden żeton. Jeszcze jeden, a miasto mogłoby stanąć o pole dalej.
    .DS-CITY-05 = Tuż obok siebie? Między dwoma miastami muszą leżeć dwa żetony.
    .after = Czerwone miasto stoi tuż przed tobą, z dwoma niebieskimi towarami, a ty masz { $steam } pkt pary.

# en: 4a6c55f1
founding-cities-step-2 = Jazda nie kończy się z dostawą. W tym samym mieście możesz znów załadować i jechać dalej, a z miasta możesz wyjechać każdą stroną, nawet tą, którą wjeżdżasz.
    .pin-1 = Krok od czerwonego miasta.
    .pin-2 = Niebieskie towary.
    .pin-3 = Niebieskie miasto, trzy kroki stamtąd.
    .ask = Wykonaj dwie dostawy w jednej jeździe.
    .answer-1 = Dostarczone, punkty: { $points }. Ale wciąż masz { $steam } pkt pary, a u twoich stóp leżą niebieskie towary.
    .answer-2 = Dostawa jest, ale odjazd pusty. Załadunek niebieskiego nic by nie kosztował.
    .answer-3 = Niebieski towar zostaje w pociągu, bezpieczny. Masz jednak dość punktów pary, by dojechać.
    .answer-4 = O krok od niebieskiego miasta. Punktów pary na to starczy.
    .answer-5 = Jak najdalej od czerwonego miasta, z czerwonym towarem w pociągu?
    .answer-6 = Punkty pary zawsze się przydadzą. Ale masz już wszystko, czego trzeba do wspaniałej jazdy.
    .answer-7 = Miasto daje { $told_gained } pkt pary. Ale masz już wszystko, czego trzeba do wspaniałej jazdy.
    .otherwise = To dozwolone. Jest tu jazda z dwiema dostawami.
    .after = Dwa towary za { $told_spent } pkt pary, punkty: { $points }. To po 2 za towar i 1 więcej, bo mają różne kolory.

# en: 1302f560
founding-cities-step-3 = Zamiast wystawionego miasta możesz dociągnąć jedno ze stosu. Widzisz jego kolor, musisz je wyłożyć i dopiero wtedy dostaje dwa towary.
    .pin-1 = Miasta w stosie: { $cities }.
    .pin-2 = Teraz dwa żetony od niebieskiego miasta.
    .ask = Dociągnij miasto i wyłóż je na południu.
    .answer-1 = To miasto widzisz, i jego towary też. Często tak jest lepiej! Ten jeden raz spróbuj stosu.
    .answer-2 = Punkty pary: +{ $told_gained }. Teraz chcemy spróbować stosu.
    .otherwise = To dozwolone. Ten jeden raz spróbuj stosu.
    .after = Żółte miasto z zielonym i czerwonym towarem, a dla ciebie punkty pary, razem { $steam }. Nie dociągasz żetonu toru: z ręki nic nie ubyło.

## Decydują tory

# en: e22d8d93
rails-decide = Decydują tory
    .idea = W czasie jazdy pociąg nigdy nie zawraca, ale między turami może się obrócić za darmo.
    .know-1 = Na rozgałęzieniu pociąg jedzie po torach od miejsca, w którym wjechał.
    .know-2 = W następnej turze może wyjechać w każdym kierunku, jaki daje jego żeton.
    .know-3 = Wjazd na wzgórze kosztuje 2, wszędzie indziej 1.
    .know-4 = W mieście możesz skręcić dowolnie.

# en: c0eb8931
rails-decide-step-1 = Rozgałęzienie łączy trzy linie, ale nie każdą z każdą. To prowadzi z zachodu na wschód i ze wschodu na południe. Pociąg z zachodu nie wjedzie na odnogę: musiałby zawrócić.
    .pin-1 = Zielony towar.
    .pin-2 = Rozgałęzienie.
    .pin-3 = Zielone miasto, na końcu odnogi.
    .pin-4 = Wzgórze: wjazd za 2 punkty pary.
    .ask = Załaduj zielony towar, dojedź do rozgałęzienia i zatrzymaj się na nim.
    .answer-1 = Prosto, jak prowadzą tory, i na wzgórze: jak dotąd { $spent } pkt pary. Jest krótsza droga na odnogę.
    .answer-2 = Towar jest bezpieczny w pociągu. Jeszcze krok, a pociąg stanie na rozgałęzieniu.
    .answer-3 = Towar został. Załadunek nic nie kosztuje.
    .answer-4 = Punkty pary, owszem. Ale już było { $steam_before }, a towar czeka.
    .otherwise = To dozwolone. Droga do zielonego miasta zaczyna się od rozgałęzienia.
    .DS-MOVE-05 = Wjazd był z zachodu, a stamtąd tory prowadzą prosto. Zatrzymaj się tu: w następnej turze świat wygląda inaczej.
    .after = Dwa kroki, { $told_spent } pkt pary, zostaje { $steam }. Towar jest w pociągu, a na torze nikt ci go nie zabierze.

# en: de5f3290
rails-decide-step-2 = Nowa tura, nowy początek: stamtąd, gdzie stoi, twój pociąg może wyjechać każdym torem swojego żetonu. Na rozgałęzieniu to zachód, wschód albo południe.
    .pin-1 = Może wyjechać w trzech kierunkach.
    .pin-2 = Dwa żetony, potem miasto: trzy kroki.
    .ask = Wjedź na odnogę i dostarcz zielony towar.
    .answer-1 = Wraca na zachód. Zielone miasto leży na końcu odnogi.
    .answer-2 = Wzgórze kosztowało 2. Zielone miasto leży na końcu odnogi.
    .answer-3 = Możesz stanąć i jechać dalej później. Ale punktów pary starczy, by dojechać teraz.
    .answer-4 = O krok za mało, a w kotle zostaje { $steam } pkt pary.
    .answer-5 = Więcej punktów pary, ale towar ma do domu trzy kroki, a ty masz trzy.
    .otherwise = To dozwolone, ale towar ma do domu trzy kroki.
    .after = Dostarczone, punkty: { $points }. W jednej jeździe z niebieskiego miasta się nie da; w dwóch poszło łatwo.

## Uwaga, zakręt

# en: 9488fb44
mind-the-curve = Uwaga, zakręt
    .idea = Jazda za więcej niż 2 punkty pary po jakimkolwiek zakręcie wymaga rzutu kością, a im więcej ich wydasz, tym gorzej.
    .know-1 = Do 2 punktów pary jazda jest zawsze bezpieczna.
    .know-2 = Z zakrętem: 3 punkty pary wykolejają na 1 ściance z 6, 4 na 2, 5 na 3, 6 na 4.
    .know-3 = Wykolejenie kosztuje punkty pary i turę i cofa całą jazdę.
    .know-4 = Na prostym torze i w miastach nie ma ograniczenia prędkości.

# en: f544d132
mind-the-curve-step-1 = Do czerwonego miasta są trzy kroki, a jeden z nich to zakręt. Więcej niż 2 punkty pary w jeździe z zakrętem: wtedy na końcu rzuca się kością. Po 3 punktach pary wykoleja tylko 1.
    .pin-1 = Zakręt.
    .pin-2 = Czerwony towar.
    .pin-3 = Trzy kroki dalej.
    .ask = Zaryzykuj: załaduj, jedź do czerwonego miasta i się zatrzymaj.
    .answer-1 = Bardzo ostrożnie i bez rzutu. Ten jeden raz śmiało: pięć ścianek z sześciu jest dobrych.
    .answer-2 = Tylko { $told_spent } pkt pary, więc bez rzutu: dobre spostrzeżenie! Ten jeden raz śmiało, jedź do końca.
    .answer-3 = Po załadunku trzeba jechać dalej, a każdy krok pogarsza rzut. Zatrzymaj się tam, gdzie czerwony towar jest w domu.
    .answer-4 = Czerwone miasto zostało z tyłu: { $spent } pkt pary, a ścianki kości przeciw tobie: { $risk }. Zatrzymaj się tam, gdzie towar jest w domu.
    .answer-5 = Pusty pociąg nic nie ryzykuje i nic nie zarabia.
    .answer-6 = Kocioł jest pełny, więc te punkty pary przepadają. Śmiało!
    .otherwise = Dozwolone. Ale ten jeden raz śmiało.
    .after = Na kości { $told_die }! Wykolejenie. Pociąg i towar wracają tam, gdzie zaczęły, a punkty pary ({ $told_spent }) przepadają: zostaje { $steam }. Nic nie zostało dostarczone i tura się skończyła.

# en: 23964d23
mind-the-curve-step-2 = Do 2 punktów pary nigdy nie trzeba rzucać, z zakrętem czy bez. Tę samą drogę można więc pokonać w dwóch krótkich jazdach. Trwa to o turę dłużej, ale jest pewne.
    .pin-1 = Dwa kroki dalej. Na torze towar zostaje w pociągu.
    .ask = Załaduj i jedź dokładnie tak daleko, jak jest bezpiecznie.
    .answer-1 = Bezpiecznie, za { $told_spent } pkt pary. Można jechać o krok dalej i wciąż bezpiecznie.
    .answer-2 = To znów to samo ryzyko, z kością przeciw tobie. Tym razem pytanie brzmiało, jak jechać bezpiecznie.
    .answer-3 = Bez towaru ta jazda jest na nic.
    .answer-4 = Punkty pary na później. Na bezpieczną drogę już masz dość.
    .otherwise = Dozwolone, ale towar nie jest w drodze.
    .after = Za { $told_spent } pkt pary, bez rzutu. Towar jest w pociągu, a na ostatni krok zostaje { $steam } pkt pary.

# en: 94bbbae9
mind-the-curve-step-3 = Żeton, na którym jazda się zaczyna, nie liczy się jako zakręt. Skręt w mieście też nie, pod jakimkolwiek kątem.
    .pin-1 = Start na zakręcie.
    .pin-2 = Jeden krok.
    .ask = Zawieź towar do domu.
    .answer-1 = To prowadzi z powrotem do żółtego miasta.
    .answer-2 = To nie błąd, ale czerwone miasto jest o krok stąd.
    .otherwise = Dozwolone. Czerwone miasto jest o krok stąd.
    .after = Dostarczone, punkty: { $points }, i bez kości. Z zakrętem wykolejasz się po 3 punktach pary przy 1, po 4 przy 1 lub 2; po 5 przy 1 do 3, po 6 przy 1 do 4. Na prostym torze jedź tak szybko, jak chcesz.

## Tam i z powrotem

# en: 32fbfa41
there-and-back = Tam i z powrotem
    .idea = Te same punkty pary mogą dać 2 punkty albo 5, więc szukaj miast, które mają nawzajem swoje towary.
    .know-1 = Pociąg mieści jeden towar; w jednej jeździe może przewieźć kilka, jeden po drugim.
    .know-2 = Miasta, które mają nawzajem swoje kolory, dają podwójne dostawy.
    .know-3 = Postój w mieście rozładowuje towar dla każdego.
    .know-4 = Postój na torze trzyma go bezpiecznie.

# en: 19cfb9e7
there-and-back-step-1 = Masz 6 punktów pary i prostą linię: nic cię nie wykolei. Pociąg bierze po jednym towarze, a załadunek jest darmowy. Sześć kroków, dwa towary w twoim mieście, jeden w następnym: co z tego zrobisz?
    .pin-1 = Czerwone: trzy kroki.
    .pin-2 = Zielone: sześć kroków.
    .pin-3 = Żółty: chce tutaj.
    .ask = Zamień swoje 6 punktów pary na jak najwięcej punktów.
    .answer-1 = Wszystkie sześć kroków za jeden towar, 2 punkty. Te same punkty pary potrafią więcej.
    .answer-2 = Dostarczone, punkty: { $points }, a pary zostaje { $steam }. Ale po drodze leżał towar, który chciał jechać z tobą do domu.
    .answer-3 = Dostarczone, ale odjazd z czerwonego miasta jest pusty. Co tam leżało?
    .answer-4 = Każdy krok kosztuje punkt pary, a pociąg jest pusty.
    .answer-5 = Kocioł jest pełny: co daje żeton, teraz przepada.
    .otherwise = Dozwolone. Sześć kroków może dać więcej.
    .after = Dwa towary w jednej jeździe, punkty: { $points } za { $told_spent } pkt pary. Dwa kolory dają bonus 1. Kocioł jest teraz pusty, a Pomarańczowy ma { $steam_1 } pkt pary.

# en: 81f16466
there-and-back-step-2 = Pusty kocioł to czas na tory. Zwykły prosty tor daje 2 punkty pary, zakręt i wzgórze też.
    .pin-1 = 2 punkty pary.
    .pin-2 = Tu linia może rosnąć.
    .pin-3 = Pomarańczowy, obok ciebie; jego punkty pary: { $steam_1 }.
    .pin-4 = Zielony towar: kto pierwszy załaduje, ten go ma.
    .ask = Wyłóż swój prosty tor za zielonym miastem.
    .answer-1 = Punkty pary: +{ $told_gained }, dla kotła równie dobrze. Ale niech linia rośnie na wschód, gdzie kiedyś może stanąć miasto.
    .otherwise = Dozwolone. Wyłóż jednak prosty tor: kocioł jest pusty.
    .after = Punkty pary: { $steam } dla ciebie, { $steam_1 } dla Pomarańczowego. W następnej turze mógłby odjechać z zielonym towarem.

# en: 728a5146
there-and-back-step-3 = Pociąg, który staje w mieście, rozładowuje tam towar dla każdego. Pociąg, który staje na torze, zatrzymuje go, i nikt nie może go ruszyć.
    .pin-1 = Oboje go chcecie.
    .pin-2 = Dwa kroki: na torze.
    .ask = Zabierz zielony towar z zasięgu Pomarańczowego.
    .answer-1 = Jedziesz, ale towar został w mieście z Pomarańczowym.
    .answer-2 = I tak jest bezpieczny przed Pomarańczowym. Ale zielone miasto leży na wschodzie.
    .answer-3 = Więcej punktów pary. A teraz tura Pomarańczowego, a zielony towar leży obok jego pociągu.
    .otherwise = Dozwolone, ale teraz Pomarańczowy może załadować zielony towar.
    .after = Teraz jest twój, choć dojazd potrwa kilka tur. Towary na torze są bezpieczne; towary w mieście są niczyje.

## Zamykanie objazdu

# en: 607c5d30
closing-the-ring = Zamykanie objazdu
    .idea = Tor, który przez co najmniej dwa miasta wraca do początku, to objazd, a nowy objazd jest wart punkt.
    .know-1 = Objazd przechodzi przez co najmniej dwa miasta i nie wymaga nawrotu.
    .know-2 = Nowy objazd to jeden znacznik, 1 punkt, od razu.
    .know-3 = Całkiem osobna druga linia między tymi samymi miastami liczy się znowu; małe obejście nie.
    .know-4 = Nie zostawiaj objazdu, któremu brakuje jednego żetonu.

# en: 7fba6ad8
closing-the-ring-step-1 = Tor, który wraca tam, gdzie się zaczął, jest objazdem, jeśli przechodzi przez co najmniej dwa miasta, a pociąg mógłby go cały przejechać bez nawrotu. Gdy zamykasz nowy objazd, od razu bierzesz znacznik: 1 punkt.
    .pin-1 = Brakuje jednego żetonu.
    .pin-2 = Prosty tor.
    .pin-3 = Rozgałęzienie Y: dwie odnogi, jeden pień.
    .ask = Zamknij objazd tak, by pociąg mógł go cały przejechać.
    .answer-1 = Wygląda na zamkniętą, ale pociąg, który wjeżdża jedną odnogą, może wyjechać tylko pniem. By objechać całość, musiałby zawrócić, więc nie ma znacznika.
    .answer-2 = Punkty pary: +{ $told_gained }, ale luka wciąż jest, i Pomarańczowy też ją widzi.
    .otherwise = Dozwolone. Ale luka wciąż jest, i Pomarańczowy też ją widzi.
    .DS-PLACE-02 = Tor trafiłby na pusty brzeg. Obróć żeton albo weź inny.
    .after = Objazd: żółte, czerwone i z powrotem. Znaczniki: { $markers }, punkty: { $points }, punkty pary: { $steam }. Wzgórze czy równina, zakręt czy prosty tor, dla objazdu to bez znaczenia.

# en: e8ac905c
closing-the-ring-step-2 = Trzecia linia, dzieło Pomarańczowego, jest już blisko czerwonego miasta. Druga droga między dwoma miastami liczy się jako nowa, jeśli jest całkiem osobna od pierwszej. Brakuje jednego żetonu, a żetony na ręce są zakryte: nie mógł wiedzieć, co masz.
    .pin-1 = Żeton Pomarańczowego.
    .pin-2 = Luka.
    .pin-3 = Zostało znaczników: { $markers_left } z 7.
    .ask = Weź drugi znacznik.
    .answer-1 = Zakręt to dobry pomysł. Spójrz na pinezkę 2: przy których jej bokach są tory?
    .answer-2 = Punkty pary: +{ $told_gained }. Teraz Pomarańczowy może sam zamknąć lukę.
    .otherwise = Dozwolone. Teraz Pomarańczowy może sam zamknąć lukę.
    .after = Twoje znaczniki: { $markers }. Nigdy nie zostawiaj objazdu, któremu brakuje jednego żetonu: ktoś może go mieć. Znaczników jest w sumie siedem, a późniejsze objazdy nic nie dają.

## Woda i węgiel

# en: 79f8ff1a
water-and-coal = Woda i węgiel
    .idea = Wieża wodna daje 4 punkty pary za turę, a pod koniec gry węgiel daje punkty pary na następną turę.
    .know-1 = Tura przy wieży wodnej: 4 punkty pary.
    .know-2 = Dwunaste miasto daje każdemu 5 kostek węgla.
    .know-3 = Węgiel spala się na początku tury, a jego punkty pary można zużyć od następnej.
    .know-4 = Po węglu następuje żeton albo jazda, nie woda.

# en: ebf06a22
water-and-coal-step-1 = Kolej jest prawie gotowa: zostało jedno miasto. Gdy leży dwunaste, każdy gracz dostaje pięć kostek węgla.
    .pin-1 = Ostatnie miasto.
    .pin-2 = Miejsce dla niego.
    .pin-3 = Ty, bez pary, ale z czerwonym towarem.
    .ask = Wyłóż ostatnie miasto.
    .answer-1 = 4 punkty pary, dobra myśl na następną turę! Teraz wyłóż miasto.
    .answer-2 = Punkty pary: +{ $told_gained }. Ale ostatnie miasto może wciąż wyłożyć Pomarańczowy.
    .otherwise = Dozwolone. Ale ostatnie miasto może wciąż wyłożyć Pomarańczowy.
    .after = Stoi już wszystkich dwanaście miast. Masz { $steam } pkt pary, a węgla { $coal }; Pomarańczowy ma węgla { $coal_1 }.

# en: 25de6934
water-and-coal-step-2 = Twój pociąg stoi przy wieży wodnej. Jeśli stoi tam na początku twojej tury, możesz w tej turze wziąć wodę: 4 punkty pary. To dwa razy tyle, ile daje najlepszy żeton.
    .pin-1 = Wieża wodna. Wjazd kosztuje 1, jak na każdy tor.
    .pin-2 = { $steam } z 6.
    .ask = Użyj wieży wodnej.
    .answer-1 = Za żeton { $told_gained } pkt pary. Wieża daje więcej.
    .answer-2 = Po węglu musi nastąpić żeton albo jazda, nigdy woda. A wieża jest tuż obok.
    .answer-3 = Odjeżdżasz od wieży z prawie pustym kotłem.
    .otherwise = Dozwolone. Ale stoisz przy wieży z prawie pustym kotłem.
    .after = Punkty pary: { $steam }. Wieże są rzadkie, w grze są cztery. Na każdej mieści się jeden pociąg.

# en: c0bdd3c1
water-and-coal-step-3 = Na początku swojej tury możesz spalić węgiel: każda kostka to 1 punkt pary. Nie można go zużyć w tej samej turze, ale czeka w kotle na następną. Po spaleniu nadal wykładasz żeton albo jedziesz.
    .pin-1 = Węgiel: { $coal }.
    .pin-2 = Czerwone miasto, pięć kroków stąd, cały czas prosto.
    .ask = Spal tyle, ile zmieści się w kotle, a potem jedź do czerwonego miasta.
    .answer-1 = Dojedziesz. Ale potem kocioł będzie pusty, a przed odjazdem było miejsce na jeszcze jeden punkt pary.
    .answer-2 = Stamtąd jest ten towar. Chce na wschód.
    .answer-3 = Węgiel i żeton razem: więcej, niż mieści kocioł, część przepadła.
    .answer-4 = Więcej, niż mieści kocioł: część przepadła.
    .answer-5 = Było miejsce tylko na jeden punkt pary. A wieża dałaby cztery.
    .otherwise = Dozwolone, ale czerwony towar wciąż jest w pociągu.
    .DS-COAL-01 = Kocioł mieści 6, a masz { $steam }: jest miejsce na jeden punkt.
    .after = Dostarczone, punkty: { $points }. Do zużycia było 5 punktów pary, jazda kosztowała { $told_spent }, a dzięki węglowi zostaje { $steam }. Spalaj przed jazdą, gdy jest miejsce.

## Na istniejący tor

# en: d9d29f67
over-old-track = Na istniejący tor
    .idea = Żeton ze znakiem może zastąpić tor, który leży, by dokończyć objazd albo popsuć drogę.
    .know-1 = Żeton ze znakiem może leżeć na starym torze.
    .know-2 = Nie na wzgórzach, mostach i miastach ani pod pociągiem.
    .know-3 = Żadnego miasta ani toru nie wolno odciąć od wszystkich miast.
    .know-4 = Znacznik jest twój na zawsze, nawet gdy objazd zostanie przerwany.

# en: d5f9937a
over-old-track-step-1 = Niektóre żetony mają znak: można je kłaść na tor, który już leży. Stary żeton znika, a nowy musi pasować na jego miejscu. Tutaj rozgałęzienie Y psuje objazd.
    .pin-1 = Pociąg nie przejedzie tędy z zachodu na wschód.
    .pin-2 = Prosty tor ze znakiem.
    .pin-3 = Rozgałęzienie Y ze znakiem.
    .ask = Napraw objazd.
    .answer-1 = Prosty tor to właściwy żeton, ale nie tutaj. Gdzie objazd zatrzymuje pociąg?
    .answer-2 = Kolejne rozgałęzienie Y, przez które pociągi nie przejadą. Objazd potrzebuje czegoś odwrotnego.
    .answer-3 = Punkty pary: +{ $told_gained }, a objazd jest, jaki był.
    .answer-4 = O miasto więcej, a objazd jest, jaki był.
    .answer-5 = Krótka przejażdżka pustym pociągiem. Objazd jest, jaki był.
    .otherwise = Dozwolone, ale objazd jest, jaki był.
    .DS-OVER-01 = Ten żeton nie ma znaku: potrzebuje pustego pola.
    .DS-OVER-02 = Wzgórz, mostów, miast i żetonów, na których stoi pociąg, nie można przykryć.
    .DS-PLACE-02 = Tor trafiłby na pusty brzeg. Obróć go.
    .after = Teraz to objazd: znaczniki { $markers }, punkty { $points }. Pomarańczowy wykłada żeton i ma { $steam_1 } pkt pary, a punktów { $points_1 }. Zobacz, co mógłby zrobić dalej.

# en: 57b07e5e
over-old-track-step-2 = Pomarańczowy ma dostarczone trzy kolory. Czerwony towar w jego mieście byłby czwartym: 4 punkty więcej, razem 13. Czerwone miasto jest o trzy proste kroki stąd, a on ma { $steam_1 } pkt pary.
    .pin-1 = Pomarańczowy, punkty: { $points_1 }.
    .pin-2 = Towar, którego potrzebuje.
    .pin-3 = Jej droga.
    .pin-4 = Prosto przez rozgałęzienie Y nie przejedzie żaden pociąg.
    .ask = Zatrzymaj go: wyłóż żeton na drodze Pomarańczowego.
    .answer-1 = To zostawia prostą drogę otwartą, a trzy kroki to wszystko, czego mu trzeba.
    .answer-2 = Dla ciebie { $told_gained } pkt pary. Potem Pomarańczowy ładuje czerwony towar, robi trzy kroki i wygrywa.
    .answer-3 = Sprytnie: twój pociąg na drodze Pomarańczowego kosztuje go o 1 więcej, a ma tylko trzy. To zatrzyma go na tę turę. Twój żeton potrafi na dłużej.
    .answer-4 = Potem Pomarańczowy ładuje czerwony towar, robi trzy kroki i wygrywa.
    .otherwise = Dozwolone. Potem Pomarańczowy ładuje czerwony towar, robi trzy kroki i wygrywa.
    .DS-OVER-02 = Żetonu, na którym stoi pociąg, wzgórza ani mostu nie można przykryć.
    .DS-OVER-01 = Ten żeton nie ma znaku: potrzebuje pustego pola.
    .DS-PLACE-02 = Tor trafiłby na pusty brzeg. Skieruj pień Y na pustą stronę.
    .after = Prosta droga jest zamknięta. Południową linią to sześć punktów pary z dwoma zakrętami, a on ma { $steam_1 }. Objazd jest przerwany, ale znacznik zostaje: twoje punkty to { $points }.

## Liczenie do trzynastu

# en: bd152c26
counting-to-thirteen = Liczenie do trzynastu
    .idea = Nowy kolor jest wart więcej niż kolejny towar w starym.
    .know-1 = 2 punkty za towar; kolory dają 1, 3 albo 5 za dwa, trzy albo cztery.
    .know-2 = Drugi kolor jest wart 3, trzeci 4, czwarty 4, stary kolor 2.
    .know-3 = Cztery towary w czterech kolorach to 13 punktów.
    .know-4 = 13 wygrywa natychmiast; inaczej grę kończy ostatni żeton toru.

# en: c43d53db
counting-to-thirteen-step-1 = Masz dostarczone czerwony, czerwony i niebieski: 6 punktów, 1 więcej za dwa kolory i 1 za znacznik. Trzy kolory dałyby 3 zamiast tego 1, cztery kolory 5. Leżą tu dwa towary, każdy o trzy proste kroki od domu.
    .pin-1 = Ty, punkty: { $points }.
    .pin-2 = Niebieski: ten kolor już masz.
    .pin-3 = Zielony: trzeci kolor.
    .ask = Dostarcz towar, który jest wart więcej.
    .answer-1 = Trzy kroki na wschód i 2 punkty: z { $points } zrobiłoby się 10. Drugi towar da więcej.
    .answer-2 = Na wschodzie jest niebieskie miasto. Zielone leży na południu.
    .answer-3 = Bezpieczny, ale niedostarczony. Pary starczy, by dojechać.
    .answer-4 = O krok za mało, a pary jest w zapasie.
    .answer-5 = Na pusto? Leżą tu dwa towary, a załadunek jest darmowy.
    .answer-6 = Punkty pary: +{ $told_gained }. Towary są tam, gdzie były, a Pomarańczowy ma { $steam_1 } pkt pary.
    .answer-7 = Miasto daje { $told_gained } pkt pary. Towary są tam, gdzie były.
    .otherwise = Dozwolone. Ale są tu punkty do wzięcia.
    .after = 2 za towar i 2 za trzeci kolor: z { $points_before } do { $points }. Pomarańczowy zbiera punkty pary i wykłada żeton na południu.

# en: 2a85e8af
counting-to-thirteen-step-2 = 12 punktów: wystarczy jeszcze jeden. Na jazdę nie masz pary, ale spójrz, co wykłada Pomarańczowy.
    .pin-1 = Żeton Pomarańczowego.
    .pin-2 = Luka między nim a twoim miastem.
    .pin-3 = 2 punkty pary, a może i więcej.
    .ask = Wygraj grę.
    .answer-1 = Punkty pary: +{ $told_gained }, a punkty jak przedtem: { $points }.
    .otherwise = Dozwolone. Ale jest tu punkt do wzięcia od razu.
    .after = Objazd przez trzy miasta, trzynasty punkt, i gra jest natychmiast twoja. Gdyby nikt tyle nie miał, po dociągnięciu ostatniego żetonu toru wygrałby ten, kto ma najwięcej punktów; przy remisie decydują znaczniki, potem punkty pary.

## Jak stary maszynista

# en: 152049b7
like-an-engineer = Jak stary maszynista
    .idea = Kładź proste tory tam, gdzie jeździsz, jedź, gdy kocioł jest pełny, i nie zostawiaj niczego dla następnego pociągu.
    .know-1 = Proste tory tam, gdzie jeździsz ty, wzgórza i zakręty tam, gdzie inni.
    .know-2 = Jedź przy 5 lub 6 punktach pary: pełny kocioł marnuje to, co wykładasz.
    .know-3 = Patrz, co następny gracz może zrobić ze swoimi punktami pary: wszystko jest jawne.
    .know-4 = Najsilniejsza tura dostarcza dwa razy.

# en: 835b72cc
like-an-engineer-step-1 = Jedna luka w prostej linii między żółtym a czerwonym. Wypełnią ją dwa z twoich żetonów, oba dają 2 punkty pary, oba zamykają objazd. Pomyśl o przyszłych jazdach: w żółtym mieście jest czerwony towar, w czerwonym żółty.
    .pin-1 = Luka.
    .pin-2 = Prosty tor: wjazd za 1.
    .pin-3 = Wzgórze: wjazd za 2.
    .ask = Wypełnij lukę lepszym żetonem.
    .answer-1 = Znacznik i { $told_gained } pkt pary, tyle samo. Ale tam i z powrotem to teraz osiem punktów pary, a tyle nie mieści żaden kocioł.
    .answer-2 = Punkty pary: +{ $told_gained }. Pomarańczowy ma trzy żetony, których nie widzisz; jeden może wypełnić lukę.
    .answer-3 = Prosta droga ma lukę, a druga ma zakręty i wzgórze.
    .answer-4 = Wycieczka bez towaru. Luka wciąż tu jest.
    .otherwise = Dozwolone. Ale luka jest warta znacznik, dla Pomarańczowego też.
    .after = Znaczniki: { $markers }, a kocioł jest pełny: { $steam } pkt pary. Wzgórza są na miejsca, gdzie jeżdżą inni. Pomarańczowy ma teraz { $steam_1 } pkt pary: akurat tyle, by wywieźć czerwony towar.

# en: 8a31a2f3
like-an-engineer-step-2 = Przy pełnym kotle każdy wyłożony żeton to zmarnowane punkty pary: jedź. I policz, co zostawiasz, bo Pomarańczowy stoi obok czerwonego towaru i ma { $steam_1 } pkt pary.
    .pin-1 = Możesz go załadować.
    .pin-2 = Pomarańczowy, gotowy do drogi.
    .pin-3 = Towar, na który czeka.
    .ask = Wykonaj najlepszą jazdę i nie zostaw Pomarańczowemu nic.
    .answer-1 = Punkty jak dotąd: { $points }, a pary zostaje { $steam }. Ale wtedy Pomarańczowy ładuje czerwony i robi trzy kroki do domu.
    .answer-2 = Czerwony towar był po drodze, a został dla Pomarańczowego.
    .answer-3 = Tam jest niebieskie. Żółty towar chce na zachód.
    .answer-4 = W niebieskim mieście jest czerwony towar, to prawda. Ale zostawiasz żółty, a Pomarańczowy ma swoją jazdę.
    .answer-5 = Odjazd bez żółtego towaru.
    .answer-6 = Kocioł jest pełny, więc nie dało to żadnej pary. A Pomarańczowy ma swoją jazdę.
    .otherwise = Dozwolone, ale teraz Pomarańczowy ma swoją jazdę.
    .after = Punkty: { $points }, czyli dwa towary, dwa kolory, jeden znacznik. Pomarańczowy musiał wyłożyć żeton zamiast jechać. Na jazdę trzeba dwóch lub trzech tur wykładania, więc niech każda liczy się podwójnie.

## Zadanie: ostatni pociąg

# en: e6d59ee8
puzzle-last-train = Zadanie: ostatni pociąg
    .idea = Wygraj w tej turze, cokolwiek powie kość.
    .know-1 = Najkrótsza droga nie zawsze jest najbezpieczniejsza.
    .know-2 = Wzgórze kosztuje punkt pary, zakręt kosztuje szczęście.
    .know-3 = Pociągi na drodze kosztują po 1.

# en: a141e236
puzzle-last-train-step-1 = Masz { $points } pkt, Pomarańczowy ma { $points_1 } i czekać nie będzie. Przy tobie jest żółty towar, twój czwarty kolor. Blisko są trzy żółte miasta, a ty masz { $steam } pkt pary.
    .pin-1 = Wschód: po drodze zakręt.
    .pin-2 = Zachód: po drodze dwa pociągi.
    .pin-3 = Południe: po drodze wzgórze.
    .pin-4 = Objazd z luką.
    .ask = Wygraj w tej turze, na pewno.
    .answer-1 = Trzy punkty pary i zakręt: przy 1 wracasz tutaj, a punktów jest znów { $points_before }. Pięć razy na sześć wygrywasz. Sześć na sześć byłoby lepsze.
    .answer-2 = Bezpiecznie, ale daleko do zwycięstwa. A teraz tura Pomarańczowego.
    .answer-3 = Bezpiecznie, na zakręcie, o krok od zwycięstwa. Ale teraz tura Pomarańczowego.
    .answer-4 = Zielone miasto jest na dziś za daleko, a zielony masz już dostarczony.
    .answer-5 = Na wzgórzu, za 2 punkty pary. Starczy ci, by jechać dalej.
    .answer-6 = O krok za mało!
    .answer-7 = Bez żółtego towaru żadne miasto ci nie zapłaci.
    .answer-8 = Luka jest warta najwyżej punkt: masz { $points }. Potrzebujesz czterech.
    .answer-9 = Punkty pary, ale nie zwycięstwa. Następny jest Pomarańczowy.
    .otherwise = To nie wygrywa na pewno.
    .DS-MOVE-10 = Na drodze na zachód stoją dwa pociągi, każdy kosztuje o 1 więcej: do miasta pięć punktów pary, a masz { $steam }. Nie da się ich minąć.
    .after = Przez wzgórze: 2 i 1 i 1, razem { $told_spent } pkt pary i bez zakrętu, więc bez kości. 2 punkty za towar, 2 za czwarty kolor: { $points }. Piękna jazda!

## Ćwiczenia

# en: ebb538da
two-new-colours = Osiem punktów w jednej jeździe
    .idea = Dwa nowe kolory w jednej jeździe są warte osiem.
    .know-1 = Trzeci i czwarty kolor są warte po 4 punkty, więc niech każdy odcinek jazdy coś wiezie.

# en: eb0734c2
two-new-colours-decide = Punkty: { $points }, punkty pary: { $steam }. Czerwony i niebieski są już dostarczone.
    .ask = Jaką jazdę robisz?
    .answer-1 = Te same sześć kroków z jednym towarem, punkty: { $points }. Pierwszą połowę mógł jechać żółty towar, a tam czekał drugi zielony.
    .otherwise = To dozwolone, ale nie wygrywa. Których dwóch kolorów ci brakuje i gdzie leżą?
    .after = Żółty to trzeci kolor, a zielony czwarty: po 4 punkty. Sześć prostych kroków ze skrętem w mieście, który nie jest zakrętem, więc bez rzutu. Z { $points_before } na { $points }, i gra wygrana.

# en: d5f9ffdb
out-of-reach = Poza zasięgiem
    .idea = Towaru w twoim pociągu nikt inny nie dostarczy.
    .know-1 = Co leży w mieście, jest niczyje; w twoim pociągu na torze jest bezpieczne.

# en: 33ac6eee
out-of-reach-decide = Pomarańczowy ma { $points_1 } punktów, { $steam_1 } pkt pary i stoi obok ciebie. Ty masz { $steam } pkt pary i możesz zamknąć objazd.
    .ask = Co robisz?
    .answer-1 = Znacznik i { $steam_more } pkt pary, punkty: { $points }. Potem Pomarańczowy ładuje czerwony towar, jedzie trzy proste kroki i wygrywa.
    .otherwise = To dozwolone. Ale co zrobi Pomarańczowy z czerwonym towarem?
    .after = Czerwony towar byłby czwartym kolorem Pomarańczowego: 4 punkty, razem 13, a pary ma akurat tyle. W twoim pociągu na torze jest bezpieczny i to ty go dostarczysz.

# en: 2e121cd4
in-the-way = Stań na drodze
    .idea = Pociąg na torze kosztuje innych o 1 punkt pary więcej.
    .know-1 = Gdzie stoi twój pociąg, nikt nie może się zatrzymać, a przejazd kosztuje o 1 więcej.

# en: d8f75f63
in-the-way-decide = Pomarańczowy ma { $points_1 } punktów i { $steam_1 } pkt pary. Czerwony towar obok to jego czwarty kolor, trzy kroki od celu. Ty masz { $steam } pkt pary.
    .ask = Jak powstrzymasz Pomarańczowego?
    .answer-1 = Punkty pary: +{ $steam_more }, a potem Pomarańczowy jedzie trzy kroki i wygrywa.
    .otherwise = To dozwolone, ale Pomarańczowy jedzie trzy kroki i wygrywa.
    .after = Teraz droga kosztuje Pomarańczowego 1, 2 i 1: cztery punkty pary, a ma { $steam_1 }. Nie wjedzie nawet na żeton, bo nie może się na nim zatrzymać. Jeden twój punkt pary kupił całą turę.

# en: 86cb6415
certain-is-better = Bez pośpiechu
    .idea = Jeśli nikt cię nie zatrzyma, graj bezpiecznie.
    .know-1 = Gdzie czekanie nic nie kosztuje, pewna jazda jest lepsza niż dobre szanse.

# en: e8fe682e
certain-is-better-decide = Punkty: { $points }, punkty pary: { $steam }; żółty towar wygrywa grę. Pomarańczowy ma { $points_1 } punktów i ani jednego punktu pary.
    .ask = Jak jedziesz?
    .answer-1 = Trzy punkty pary przez zakręt: pięć razy na sześć wygrywasz od razu, raz na sześć wracasz bez pary. Kto poczeka turę, wygrywa sześć razy na sześć.
    .otherwise = To dozwolone, ale jest droga, która wygrywa na pewno.
    .after = Dwa punkty pary, bez rzutu. W następnej turze ostatni krok wygrywa i nic temu nie zapobiegnie: żetonu pod twoim pociągiem nie można przykryć, w mieście jest miejsce dla wszystkich, a Pomarańczowy bez pary nie zdobędzie ośmiu punktów w turze.

# en: 797f6817
now-or-never = Teraz albo nigdy
    .idea = Jeśli czekanie na pewno przegrywa, przyjmij złe szanse.
    .know-1 = Trzy ścianki z sześciu to o trzy więcej niż nic.

# en: d5c381e2
now-or-never-decide = Oboje macie tyle samo, punkty: { $points }. Pomarańczowy wiezie czwarty kolor i jest o krok od czerwonego miasta. Twoja droga do żółtego miasta kosztuje 5 i ma zakręt.
    .ask = Co teraz?
    .answer-1 = Bezpiecznie i bez rzutu. Ale następnej tury nie będzie: Pomarańczowy robi krok i wygrywa.
    .otherwise = To dozwolone, ale Pomarańczowy robi krok i wygrywa.
    .after = W następnej turze Pomarańczowy by wygrał: miasta nikt nie zablokuje, a żetonu pod pociągiem nie można przykryć. Trzy ścianki z sześciu to więc o trzy więcej niż nic. Tym razem kość sprzyjała, punkty: { $points }.

# en: 32bd4524
take-the-marker = O punkt pary mniej
    .idea = Zamknij objazd, gdy tylko możesz, choćby gorszym żetonem.
    .know-1 = Punkt, który za chwilę mógłby wziąć każdy, jest wart więcej niż trochę pary.

# en: 20526618
take-the-marker-decide = Twój zakręt daje 2 punkty pary, rozgałęzienie tylko 1. Objazdowi brakuje jednego żetonu.
    .ask = Gdzie wykładasz żeton?
    .answer-1 = Punkty pary: +{ $steam_more }, a objazdowi wciąż brakuje żetonu, gdy Pomarańczowy spojrzy na rękę.
    .otherwise = To dozwolone, ale objazd zostaje otwarty dla Pomarańczowego.
    .after = Prosty tor rozgałęzienia zamyka objazd: znacznik, punkty: { $points }. Pomarańczowy może mieć każdy z pasujących żetonów, a jest ich dużo.

# en: 58e0b104
one-red-city = Jedno czerwone miasto
    .idea = Wyłóż miasto tam, gdzie służy tobie, a nie drugiemu pociągowi.
    .know-1 = Miasto przed twoim pociągiem to dostawa, przed cudzym to prezent.

# en: 14a970b8
one-red-city-decide = Ty i Pomarańczowy wieziecie czerwony towar, każdy na końcu swojej linii. Wystawione jest jedno czerwone miasto. Na zielonym są dwa niebieskie towary dla niebieskiego miasta.
    .ask = Które miasto wykładasz i gdzie?
    .answer-1 = Dwa niebieskie towary to miła rzecz. Ale teraz Pomarańczowy wyłoży czerwone miasto przed swoim pociągiem, a twój będzie miał daleko.
    .otherwise = To dozwolone. Ale gdzie będzie leżało czerwone miasto i kto ma do niego bliżej?
    .after = Przed twoim pociągiem to krok do dostawy, a masz { $steam } pkt pary. Pomarańczowego kosztowałoby to sześć, a ma { $steam_1 }: drugi czerwony towar musi poczekać.

# en: 4a9bfc57
coal-in-time = Węgiel na czas
    .idea = Spal węgiel turę wcześniej i tylko tyle, ile zmieści się obok żetonu.
    .know-1 = Węgiel spala się przy wykładaniu: punkty pary czekają na jazdę w następnej turze.

# en: 31725b42
coal-in-time-decide = Czerwone miasto jest o sześć prostych kroków. Punkty pary: { $steam }, węgiel: { $coal }.
    .ask = Przygotuj się do jazdy w następnej turze, zużywając jak najmniej węgla.
    .answer-1 = Kocioł był pełny, zanim przyszedł żeton, więc żeton nic nie dał. Zostaje węgla: { $coal }.
    .otherwise = To dozwolone, ale nie napełnia kotła jak najmniejszą ilością węgla.
    .after = 1, z węgla 3 i z żetonu 2: { $steam } pkt pary, a na inny dzień zostaje węgla { $coal }. Węgla nie można wydać w turze, w której się spala, więc pali się przy wykładaniu.
