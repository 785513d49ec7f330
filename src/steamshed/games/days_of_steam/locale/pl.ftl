# Dni Pary: słowa polskiej instrukcji. Czego tu nie ma, jest takie samo w każdym języku.

title = Dni Pary
phase-turn = Wyłóż żeton, jedź albo weź wodę
    .short = Tura
phase-turn_burnt = Węgiel spalony: wyłóż żeton albo jedź
    .short = Węgiel
phase-place_drawn = Wyłóż dociągnięte miasto
    .short = Miasto
phase-run = Przemieść pociąg
    .short = Pociąg
phase-over = Koniec gry
## Co się stało

tile-laid = { $who } wykłada żeton na { $cell }: { $tile }.
tile-covered = { $who } wykłada na { $cell }: { $tile }, na miejsce: { $covered }.
tile-drawn = { $who } dociąga żeton toru; w stosie { $left ->
    [0] nic nie zostało
    [one] został { $left }
    [few] zostały { $left }
   *[many] zostało { $left }
}.
tile-exchanged = { $who } nie może nic zrobić i odkłada żeton: { $tile }.
city-drawn = { $who } dociąga miasto: { $city }.
city-placed = { $who } wykłada miasto ({ $city }) na { $cell }.
goods-drawn = To miasto dostaje towary: { $goods }.
display-filled = Na miejsce { $slot } trafia miasto ({ $city }) z towarami ({ $goods }).
coal-given = Ostatnie miasto leży na mapie: każdy dostaje węgiel ({ $coal }).
steam-gained = { $who } zyskuje { $gained ->
    [one] { $gained } punkt pary
    [few] { $gained } punkty pary
   *[many] { $gained } punktów pary
} i ma ich { $steam }.
circuit-new = { $who } zamyka nowy objazd ({ $cities }) i bierze znacznik: +1 pkt; { $left ->
    [0] nie ma już znaczników
    [one] został { $left } znacznik
    [few] zostały { $left } znaczniki
   *[many] zostało { $left } znaczników
}.
circuit-none = { $reason ->
    [same] { $who } nie bierze znacznika: objazd { $cities } ma wspólny tor ze starszym przez te same miasta.
    [kept] { $who } nie bierze znacznika: objazd { $cities } już istniał.
    [few_stops] { $who } nie bierze znacznika: objazd potrzebuje co najmniej dwóch miast.
    [reversing] { $who } nie bierze znacznika: na tym objeździe pociąg musiałby się cofać.
   *[no_marker] { $who } zamyka nowy objazd ({ $cities }), ale nie ma już znaczników.
}
train-moved = { $who } jedzie na { $edge } do { $cell } ({ $cost } pkt pary).
good-loaded = { $who } ładuje towar ({ $colour }) w mieście na { $cell }.
good-arrived = { $who } przywozi towar ({ $colour }) do miasta na { $cell }.
good-delivered = { $who } dostarcza towar ({ $colour }): +{ $points } pkt.
good-unloaded = { $who } rozładowuje towar ({ $colour }) w mieście na { $cell }.
roll-passed = { $who } po jeździe z zakrętem za { $spent } pkt pary potrzebuje { $needed } i rzuca { $die }: pociąg zostaje na torze.
derailed = { $who } po jeździe z zakrętem za { $spent } pkt pary potrzebuje { $needed } i rzuca { $die }: wykolejenie, powrót na początek.
move-ended = { $who } zatrzymuje się; wydano { $spent } pkt pary, zostało { $steam }.
coal-burnt = { $who } spala { $cubes ->
        [one] { $cubes } kostkę
        [few] { $cubes } kostki
       *[many] { $cubes } kostek
    } węgla i ma { $steam } pkt pary.
water-taken = { $who } bierze wodę przy wieży wodnej.
game-over = { $reason ->
    [won] { $who } ma 13 punktów i wygrywa natychmiast.
    [last_tile] Dociągnięto ostatni żeton toru: koniec partii.
   *[stalled] Od dwunastu rund nic się nie wydarzyło: koniec partii.
}

## Co robi wybór

choice-track = { $cell }: { $tile }, { $steam } pkt pary
    .button = Wyłóż: { $steam } pkt pary
choice-cover = { $cell }: { $tile } na istniejący tor, { $steam } pkt pary
    .button = Wyłóż: { $steam } pkt pary
choice-city = Miasto ({ $city }) na { $cell }: { $steam } pkt pary
    .button = Wyłóż: { $steam } pkt pary
choice-draw_city = Dociągnij miasto i je wyłóż
choice-move_step = Jedź na { $edge } do { $cell } ({ $cost } pkt pary)
    .button = Jedź: { $cost } pkt pary
choice-load = Załaduj towar: { $colour }
choice-stop = Zatrzymaj się
choice-burn = Spal węgiel: { $cubes }
choice-water = Weź wodę
choice-exchange = Odłóż żeton i dociągnij inny: { $what }

## Ustawienia

option-circuit_novelty = Czy wariant istniejącego objazdu daje znacznik.
    .name = Nowe objazdy
option-circuit_novelty-strict = Naprawdę nowe
option-circuit_novelty-any_loop = Każdy nowo zamknięty
option-coal_same_turn = Czy punkty pary z węgla można zużyć w tej samej turze.
    .name = Węgiel działa od razu
option-start_city_goods = Czy miasto startowe dostaje dwa towary.
    .name = Towary w mieście startowym
option-last_tile_end = Czy partia kończy się z ostatnim żetonem toru, czy gdy wszyscy mieli tyle samo tur.
    .name = Ostatni żeton
option-last_tile_end-immediate = Koniec od razu
option-last_tile_end-round = Do końca rundy

## Pytania i czasowniki

ask-turn = Wyłóż żeton, jedź pociągiem albo weź wodę
ask-turn_burnt = Węgiel spalony: wyłóż żeton albo jedź
ask-place_drawn = Wybierz pole dla dociągniętego miasta
ask-run = Jedź dalej, załaduj towar albo się zatrzymaj
ask-exchange = Nic nie jest możliwe: wybierz żeton do wymiany
ask-track-next = Wybierz pole i obrót żetonu
ask-city-next = Wybierz pole dla miasta
ask-move_step-next = Pociąg: wybierz następne pole
verb-track = Wyłóż tor
verb-city = Wyłóż miasto
verb-draw_city = Dociągnij miasto
verb-place = Wyłóż miasto
verb-move_step = Jedź
verb-load = Załaduj
verb-stop = Zatrzymaj się
verb-burn = Spal węgiel
verb-water = Weź wodę
verb-exchange = Wymień żeton

## Nazwy

price = { $amount } pkt pary
tile-ST = prosty tor
tile-CU = zakręt
tile-HS = prosty tor na wzgórzu
tile-HC = zakręt na wzgórzu
tile-WS = prosty tor z wieżą wodną
tile-WC = zakręt z wieżą wodną
tile-SD = prosty tor ze ślepym torem
tile-CDS = zakręt ze ślepym torem, lewy
tile-CDW = zakręt ze ślepym torem, prawy
tile-BR = most
tile-DC = podwójny zakręt
tile-SWL = rozgałęzienie w lewo
tile-SWR = rozgałęzienie w prawo
tile-YS = rozgałęzienie Y
tile-TR = trójkąt
tile-XL = podwójne rozgałęzienie, lewe
tile-XR = podwójne rozgałęzienie, prawe
tile-FN = potrójne rozgałęzienie
covered-ST = { tile-ST }
covered-CU = { tile-CU }
covered-WS = { tile-WS }
covered-WC = { tile-WC }
covered-SD = { tile-SD }
covered-CDS = { tile-CDS }
covered-CDW = { tile-CDW }
covered-DC = { tile-DC }
covered-SWL = { tile-SWL }
covered-SWR = { tile-SWR }
covered-YS = { tile-YS }
covered-TR = { tile-TR }
covered-XL = { tile-XL }
covered-XR = { tile-XR }
covered-FN = { tile-FN }
what-ST = { tile-ST }
what-CU = { tile-CU }
what-HS = { tile-HS }
what-HC = { tile-HC }
what-WS = { tile-WS }
what-WC = { tile-WC }
what-SD = { tile-SD }
what-CDS = { tile-CDS }
what-CDW = { tile-CDW }
what-BR = { tile-BR }
what-DC = { tile-DC }
what-SWL = { tile-SWL }
what-SWR = { tile-SWR }
what-YS = { tile-YS }
what-TR = { tile-TR }
what-XL = { tile-XL }
what-XR = { tile-XR }
what-FN = { tile-FN }
edge-N = północ
edge-E = wschód
edge-S = południe
edge-W = zachód
city-red = czerwone
city-green = zielone
city-yellow = żółte
city-blue = niebieskie
colour-red = czerwony
colour-green = zielony
colour-yellow = żółty
colour-blue = niebieski
start-red = czerwonego
start-green = zielonego
start-yellow = żółtego
start-blue = niebieskiego
goal-red = { start-red }
goal-green = { start-green }
goal-yellow = { start-yellow }
goal-blue = { start-blue }
good-red = czerwony
good-green = zielony
good-yellow = żółty
good-blue = niebieski
figure-steam = Punkty pary
figure-points = Punkty
figure-coal = Węgiel
figure-markers = Znaczniki
figure-hand = Żetony
score-goods = Towary
score-colours = Kolory
score-markers = Objazdy

## Rozdziały zasad

rules-TURN = Tura
rules-STEAM = Punkty pary
rules-PLACE = Wykładanie torów
rules-OVER = Na istniejący tor
rules-CITY = Miasta
rules-CIRC = Objazdy
rules-MOVE = Ruch pociągu
rules-DERAIL = Wykolejenie
rules-GOODS = Spedycja towarów
rules-WATER = Wieże wodne
rules-COAL = Węgiel
rules-END = Koniec gry
rules-SCORE = Punktacja
rules-INFO = Co wiedzą wszyscy

## Słowa na stole

draw-board = Dni Pary
draw-supply = Miasta i stosy
draw-players = Gracze
draw-hand = Twoje żetony
draw-hand_note = jedź, wyłóż lub weź wodę
draw-hand_hidden = żetony są zakryte
draw-cell_empty = Pole { $cell }, puste
draw-cell_tile = Pole { $cell }: { $tile }
draw-cell_city = Pole { $cell }: miasto, kolor { $colour }
draw-tile = { $tile }, { $steam } pkt pary
draw-tile_over = { $tile }, { $steam } pkt pary, można na istniejący tor
draw-laid = { $tile }, tory na strony: { $edges }
draw-edge_N = { edge-N }
draw-edge_E = { edge-E }
draw-edge_S = { edge-S }
draw-edge_W = { edge-W }
draw-on_cell = { $what }, pole { $cell }
draw-city = Miasto, kolor { $colour }, pole { $cell }
draw-good = Towar, kolor { $colour }, pole { $cell }
draw-goods = { $count ->
    [one] Jeden towar
    [few] { $count } towary
   *[other] { $count } towarów
}, kolor { $colour }, pole { $cell }
draw-train = { $player }: pociąg na polu { $cell }
draw-train_cargo = { $player }: pociąg na polu { $cell } z towarem (kolor { $colour }) z { $origin }
draw-cargo = { $player } wiezie towar, kolor { $colour }, z { $origin }
draw-display = Miejsce { $slot }: miasto, kolor { $colour }, towary: { $goods }
draw-display_empty = Miejsce { $slot }: puste
draw-display_good = Towar przy mieście, kolor { $colour }
draw-no_goods = brak
draw-city_pile = Stos miast: { $count }
draw-track_pile = Stos torów: { $count }
draw-markers_left = Znaczniki objazdu w zapasie: { $count }
draw-drawn = Dociągnięte miasto, kolor { $colour }
draw-short_city_pile = miasta
draw-short_track_pile = żetony torów
draw-short_markers_left = znaczniki
draw-steam_of = { $player }: { $value } pkt pary
draw-player = { $player }: punkty { $points }, punkty pary { $steam }, węgiel { $coal }, znaczniki { $markers }, towary { $goods }, żetony { $hand }
draw-delivered = { $player }: dostarczone towary, kolor { $colour }: { $count }
draw-markers_of = { $player }: { $count ->
    [one] { $count } znacznik objazdu
    [few] { $count } znaczniki objazdu
   *[many] { $count } znaczników objazdu
}
draw-coal_of = { $player }: węgiel { $count }
draw-to_move = gra teraz
draw-steam = punkty pary
draw-short_steam = pkt pary
draw-short_points = punkty
draw-load = załaduj
draw-short_coal = węgiel
draw-short_markers = znaczniki
draw-short_hand = żetony
draw-livery_1 = Zielony
draw-livery_2 = Pomarańczowy
draw-livery_3 = Błękitny
draw-livery_4 = Różowy

## Zasady, według numerów; .refusal mówi, dlaczego czegoś nie wolno

DS-TURN-01 = W swojej turze robisz dokładnie jedno: wykładasz żeton (toru albo miasta), jedziesz pociągiem albo bierzesz wodę przy wieży wodnej.
    .refusal = Teraz nie możesz tego zrobić: tura to jedna akcja.
DS-TURN-02 = Potem turę ma gracz po twojej lewej stronie.
DS-TURN-03 = Po wyłożeniu żetonu toru kończysz turę, dociągając nowy ze stosu torów. Miasto nie daje nowego żetonu.
DS-TURN-04 = Zanim wyłożysz żeton albo pojedziesz, możesz spalić węgiel. To nie zużywa tury.
DS-TURN-05 = Nie można pasować.
DS-TURN-06 = Jeśli nie możesz zrobić zupełnie nic, wymieniasz żeton: odkładasz jeden z ręki odkryty poza grę i dociągasz inny, jeśli jest. Nic więcej nie zyskujesz. Jeśli to ostatni żeton, partia kończy się jak zwykle.
    .refusal = { $reason ->
        [hand] Nie masz na ręce żetonu: { $tile }.
       *[possible] Możesz zrobić coś innego: żeton wymienia się tylko, gdy nic nie jest możliwe.
    }
DS-TURN-07 = O tym, kto zaczyna, decyduje los.
DS-TURN-08 = Turę zaczynasz zawsze z trzema żetonami na ręce, dopóki stos się nie wyczerpie. Żetonami nie wolno handlować ani ich zwracać.
DS-INFO-01 = Żetony na ręce widzisz tylko ty. Ile żetonów ma każdy, wiedzą wszyscy.
DS-INFO-02 = Nikt nie zna kolejności stosów ani tego, co wyjdzie z woreczka. Ile zostało i czego nikt jeszcze nie widział, każdy może policzyć.
DS-INFO-03 = Wszystko inne jest jawne: mapa, wystawione miasta, towary, pociągi i ich ładunek, punkty pary, węgiel, znaczniki, dostawy i punkty.
DS-INFO-04 = Przy wymianie wszyscy widzą odłożony żeton i nic więcej z tej ręki. Wszyscy widzą też, od ilu rund nic się nie wydarzyło.
DS-PLACE-01 = Wykładasz żeton z ręki, dowolnie obrócony, na puste pole. Tylko żeton ze znakiem może leżeć na innym.
    .refusal = Nie masz na ręce żetonu: { $tile }.
DS-PLACE-02 = Tam, gdzie nowy żeton styka się z innymi, tor musi trafić na tor, a pusty brzeg na pusty brzeg. Ślepy tor liczy się jak tor, a miasto ma tory z czterech stron. Puste pola wokół są bez znaczenia.
    .refusal = Na { $cell } tor trafiłby na brzeg bez toru albo odwrotnie ({ $edge }).
DS-PLACE-03 = Pociąg musi móc przejechać po jakimś torze nowego żetonu i dalej do miasta bez nawrotu. Wystarczy jeden kierunek. Nie wystarcza ślepy tor ani tor, na którym pociąg musiałby zawrócić.
    .refusal = Żaden odcinek żetonu na { $cell } nie prowadzi do miasta bez nawrotu.
DS-PLACE-04 = Miasto musi być blisko: najwyżej pięć żetonów wzdłuż toru, z nowym włącznie. Tuż obok miasta to jeden. Wzgórze liczy się tu jako jeden żeton.
    .refusal = { $cell } leży dalej niż pięć żetonów od najbliższego miasta.
DS-PLACE-05 = Tor może połączyć dwa miasta jednym żetonem. Odstęp trzeba zachować tylko, gdy wykłada się miasto.
DS-PLACE-06 = Pozostały tor na żetonie może prowadzić dokądkolwiek, nawet donikąd.
DS-PLACE-07 = Za wyłożenie żetonu dostajesz tyle punktów pary, ile wynosi jego liczba. Kocioł mieści sześć; nadmiar przepada. Potem sprawdza się, czy powstał objazd.
DS-PLACE-08 = Nowy tor zawsze przedłuża istniejący: na pustym polu, na które wskazuje jakiś tor, albo, ze znakiem, na żetonie toru. Żetony nie schodzą z mapy, chyba że zostaną przykryte.
DS-OVER-01 = Żeton ze znakiem można wyłożyć na żeton toru albo jak każdy inny na puste pole.
    .refusal = Na { $cell } leży już żeton, a twój nie ma znaku, który pozwala położyć go na innym.
DS-OVER-02 = Nie można przykryć wzgórz, mostów i miast ani żetonu, na którym stoi czyjś pociąg.
    .refusal = { $what ->
        [city] Miasta nie można przykryć.
        [hill] Wzgórza nie można przykryć.
        [bridge] Mostu nie można przykryć.
       *[train] Żetonu, na którym stoi pociąg, nie można przykryć.
    }
DS-OVER-03 = Wszystko inne można przykryć: proste, zakręty, rozgałęzienia, podwójne zakręty, ślepe tory, wieże wodne i żetony, które same leżą na innych.
DS-OVER-04 = To, co przykryte, przepada na zawsze.
DS-OVER-05 = Nowy żeton musi pasować tak, jakby starego nigdy nie było. Nie musi zachować starego toru.
DS-OVER-06 = Niczego nie wolno odciąć. Miasto, do którego można było dojechać z innego, musi nadal być dostępne. Z całego pozostałego toru pociąg musi nadal móc dojechać do miasta.
    .refusal = { $reason ->
        [cut_city] Miasto straciłoby ostatnią trasę do innego miasta.
       *[cut_track] Inny tor straciłby ostatnią trasę do miasta.
    }
DS-OVER-07 = Dostajesz punkty pary, może znacznik objazdu i nowy żeton, jak za każdy inny żeton.
DS-OVER-08 = Poza tym wszystko wolno: możesz przerwać objazd, popsuć komuś drogę albo zabrać wieżę wodną, a sieć może się rozpaść. Pociągi gdzie indziej zachowują miejsce i towary.
DS-CITY-01 = Weź jedno z dwóch wystawionych miast z jego towarami albo dociągnij wierzchnie ze stosu miast i wyłóż je.
    .refusal = Stos miast jest pusty.
DS-CITY-02 = Wzięte miasto od razu zastępuje nowe ze stosu i dostaje dwa towary z woreczka. Gdy stos się wyczerpie, miejsce zostaje puste.
    .refusal = Na miejscu { $slot } nie ma miasta.
DS-CITY-03 = Miasto dociągnięte ze stosu pokazuje się wszystkim. Musisz je wyłożyć i dopiero wtedy dostaje dwa towary. Wolno dociągać tylko, gdy jest dla niego pole.
    .refusal = { $reason ->
        [cell] Nie ma pola, na którym można wyłożyć miasto.
       *[drawn] Masz dociągnięte miasto i musisz je wyłożyć.
    }
DS-CITY-04 = Miasto leży na pustym polu, do którego nie przylega brzeg bez toru. Pociąg musi móc dojechać z niego do innego miasta bez nawrotu, a najbliższe musi być co najmniej dwa żetony toru dalej; wzgórze to jeden żeton. Powrót do tego samego miasta się nie liczy. Odległość w linii prostej jest bez znaczenia.
    .refusal = { $reason ->
        [occupied] Pole { $cell } jest zajęte.
        [edge] Do { $cell } przylega brzeg bez toru; miasto ma tory ze wszystkich stron.
        [connect] Żadna ciągła trasa nie prowadzi z { $cell } do innego miasta.
       *[close] { $cell } leży za blisko innego miasta: między nimi muszą być dwa żetony toru.
    }
DS-CITY-05 = Dwa miasta nie mogą leżeć obok siebie. Tor, na którym pociąg musiałby zawrócić, nie łączy miast, więc nie są ani połączone, ani za blisko; tor, który zawraca pociąg, łączy.
    .refusal = Na { $cell } miasto leżałoby tuż obok innego.
DS-CITY-06 = Miasta mogą leżeć tak daleko, jak prowadzi tor: granica pięciu żetonów dotyczy tylko torów.
DS-CITY-07 = Za wyłożenie miasta dostajesz jego punkty pary i może znacznik objazdu.
DS-CITY-08 = Gdy ostatnie z dwunastu miast leży na mapie, każdy dostaje pięć kostek węgla.
DS-CITY-09 = Towarów w woreczku zawsze wystarczy: kilka zostaje, gdy wszystkie miasta mają swoje.
DS-CITY-10 = Miasta są takie same ze wszystkich stron, więc się ich nie obraca. Gdy nie ma pola dla miasta, nie można go wziąć ani dociągnąć.
DS-CIRC-01 = Objazd to tor, który przez co najmniej dwa miasta wraca do początku i który pociąg mógłby cały przejechać bez nawrotu.
DS-CIRC-02 = Objazd nie może dwa razy użyć żadnego miasta, rozgałęzienia ani innego odcinka. Most i podwójny zakręt mają dwa osobne tory, więc można przejechać je raz na każdym. Ślepe tory nigdy nie należą do objazdu; wzgórza, pociągi i punkty pary są bez znaczenia.
DS-CIRC-03 = Jeśli wykładasz żeton lub miasto i zamykasz nowy objazd, bierzesz jeden znacznik, o ile jakiś został. Bierzesz tylko jeden, nawet gdy zamykasz kilka objazdów.
DS-CIRC-04 = Znacznik bierze się od razu; później nikt nie może się o niego upomnieć.
DS-CIRC-05 = Znaczników jest siedem. Gdy się skończą, objazdy nic nie dają.
DS-CIRC-06 = Żeton zamyka objazd, jeśli przedtem nie dało się go przejechać. Biegnie więc po torze dodanym przez żeton albo przez właśnie wyłożone miasto. Może też biec po obu torach mostu lub podwójnego zakrętu położonego na rozgałęzieniu.
DS-CIRC-07 = Dwa objazdy uchodzą za ten sam, jeśli przechodzą przez te same miasta w tej samej kolejności, w dowolnym kierunku. Każdy odcinek między dwoma miastami musi też mieć wspólny tor z takim samym odcinkiem drugiego objazdu.
DS-CIRC-08 = Objazd jest nowy, jeśli żaden z istniejących tuż przedtem nie jest z nim tożsamy. Z opcją „Każdy nowy objazd” nowy jest każdy właśnie zamknięty objazd.
DS-CIRC-09 = Drugi, całkiem osobny tor między dwoma miastami objazdu tworzy więc nowy objazd, podobnie objazd przez inne miasta. Nie tworzy go obejście, które tylko opuszcza odcinek i do niego wraca, ani żeton położony na innym z tym samym torem.
DS-CIRC-10 = Znacznik zostaje u ciebie, nawet gdy objazd zostanie przerwany. Zamknięty ponownie liczy się jako nowy, jeśli tuż przedtem podobnego nie było.
DS-MOVE-01 = Jedziesz tylko swoim pociągiem, co najmniej jeden krok i tylko po torze. Kroki opłaca się punktami pary, ale nie tymi z węgla właśnie spalonego.
    .refusal = { $reason ->
        [no_step] Jazda to co najmniej jeden krok.
       *[other] Ten krok kosztuje { $cost } pkt pary, a możesz zużyć { $steam }.
    }
DS-MOVE-02 = Krok prowadzi pociąg na następny tor albo do następnego miasta. Wjazd na tor, ślepy tor lub do miasta kosztuje 1 punkt pary, na wzgórze 2. Wyjazd nic nie kosztuje.
DS-MOVE-03 = Wjazd na tor, na którym stoi inny pociąg, kosztuje o 1 więcej. Całe rozgałęzienie to jeden tor; oba tory mostu lub podwójnego zakrętu i ślepy tor są osobne. W miastach jest miejsce dla wszystkich.
DS-MOVE-04 = Jazdę można zacząć w każdym kierunku, w którym prowadzi tor pod pociągiem, niezależnie od tego, skąd przyjechał: między turami pociągi obracają się za darmo.
    .refusal = Twój pociąg nie stoi na torze, który prowadzi na { $edge }.
DS-MOVE-05 = W czasie jazdy pociąg trzyma się toru i nigdy nie zawraca. Na rozgałęzieniu wybiera tylko odnogi, które prowadzą dalej od miejsca wjazdu.
    .refusal = Z tego kierunku pociąg nie wyjedzie na { $edge } bez nawrotu.
DS-MOVE-06 = Z miasta można wyjechać każdą stroną, nawet tą, którą pociąg wjechał.
DS-MOVE-07 = Ślepy tor kończy jazdę. W następnej turze pociąg z niego wycofuje.
    .refusal = Twój pociąg stoi na ślepym torze i musi się zatrzymać.
DS-MOVE-08 = Na moście i podwójnym zakręcie pociąg trzyma się toru, którym wjechał.
    .refusal = { $edge } należy do drugiego toru tego żetonu.
DS-MOVE-09 = Nie wolno zatrzymać się na torze, na którym stoi inny pociąg. Drugi tor tego samego żetonu jest wolny, a w mieście może stać dowolnie wiele pociągów.
    .refusal = Na { $cell } stoi inny pociąg, więc nie można się tam zatrzymać.
DS-MOVE-10 = Na tor z innym pociągiem wolno wjechać tylko wtedy, gdy starczy punktów pary, by go wyminąć i dojechać tam, gdzie można stanąć. Na zajęty ślepy tor nie wjedzie nikt.
    .refusal = Stoi tam inny pociąg, a na wymijanie nie masz dość punktów pary.
DS-MOVE-11 = Można znów przejechać przez to samo miejsce, przejechać cały objazd i skończyć tam, gdzie się zaczęło.
DS-MOVE-12 = Gdzie tor wychodzi poza wyłożone żetony, nie ma dalszej drogi.
    .refusal = Po tej stronie pociągu nie leży żaden żeton: { $edge }.
DS-MOVE-13 = Za każdy krok płaci się od razu i nie można wydać więcej, niż się ma.
DS-MOVE-14 = Jazda trwa, aż się zatrzymasz, tak daleko, jak starczy punktów pary: najwyżej sześć kroków.
DS-DERAIL-01 = Jeśli jazda kosztowała więcej niż 2 punkty pary i prowadziła po jakimkolwiek zakręcie, na koniec rzuca się raz kością. Liczy się wszystko, co zapłacono, także wzgórza i wymijanie, gdziekolwiek był zakręt.
DS-DERAIL-02 = Aby pociąg został na torze, kość musi pokazać więcej, niż wydano ponad 2: po 3 punktach pary potrzeba 2, po 4 potrzeba 3, po 5 potrzeba 4, po 6 potrzeba 5. Inaczej się wykoleja.
DS-DERAIL-03 = Liczy się każdy zakręt, którym przejechał pociąg, także na wzgórzach, przy wieżach wodnych i na odnogach rozgałęzień. Liczy się też tor, na którym stanął, jeśli dalej prowadzi tylko zakręt. Nie liczą się: nawrót w mieście, ślepe tory ani tor, na którym jazda się zaczęła.
DS-DERAIL-04 = Wykolejony pociąg wraca tam, gdzie zaczął, podobnie wszystkie towary, dostarczone czy nie. Punkty pary przepadają i tura się kończy. Punkty pary z węgla spalonego w tej turze zostają.
DS-DERAIL-05 = Dostawy liczą się więc, i mogą dać zwycięstwo, dopiero gdy pociąg bezpiecznie dojechał.
DS-GOODS-01 = Tylko jazda kosztuje punkty pary. Załadunek, przewóz i dostawa są darmowe.
DS-GOODS-02 = W każdym mieście na trasie, także na początku, pusty pociąg może załadować jeden leżący tam towar dowolnego koloru. Nie musi. Po załadunku trzeba jechać dalej.
    .refusal = { $reason ->
        [loaded] Po załadowaniu trzeba przejechać co najmniej jeden krok.
        [track] Ładować można tylko w mieście.
        [stuck] Po załadowaniu pociąg nie miałby dokąd jechać.
       *[none] W tym mieście nie ma takiego towaru: { $colour }.
    }
DS-GOODS-03 = Pociąg mieści jeden towar. Miasta nie dostają nowych towarów.
    .refusal = Twój pociąg wiezie już towar.
DS-GOODS-04 = Towar jest dostarczony, gdy tylko pociąg dotrze do miasta w jego kolorze, czy chcesz, czy nie. Nie przyjmuje go tylko miasto, w którym go załadowano.
DS-GOODS-05 = Z towarem można wjechać do miasta, w którym go załadowano, i przez nie przejechać; towar zostaje w pociągu.
DS-GOODS-06 = Jeśli towar odłożono i załadowano gdzie indziej, nie przyjmuje go to drugie miasto.
DS-GOODS-07 = Dostarczone towary zatrzymujesz na oczach wszystkich. Możesz jechać dalej i ładować znowu, nawet w tym samym mieście, i tak dostarczyć kilka w jednej jeździe.
DS-GOODS-08 = Jeśli zatrzymasz się w mieście z towarem, zostaje on tam rozładowany i każdy może go zabrać.
DS-GOODS-09 = Jeśli zatrzymasz się na torze, towar zostaje w pociągu i nikt go nie zabierze.
DS-GOODS-10 = Gdy pociąg jedzie, towarów nie można odkładać ani zamieniać.
DS-GOODS-11 = Towary jednego koloru są jednakowe.
DS-WATER-01 = Jeśli na początku tury pociąg stoi przy wieży wodnej, możesz w tej turze wziąć wodę: 4 punkty pary, najwyżej do sześciu, które mieści kocioł.
    .refusal = Twój pociąg nie stoi przy wieży wodnej.
DS-WATER-02 = Wieża wodna stoi przy zwykłym torze: wjazd kosztuje 1 i jest miejsce dla jednego pociągu.
DS-COAL-01 = Węgiel spala się na początku tury, raz, dowolnie wiele kostek: każda daje 1 punkt pary, dopóki jest miejsce w kotle. Spalony węgiel przepada.
    .refusal = { $reason ->
        [once] Węgiel spala się raz w turze.
        [start] Węgiel spala się tylko na początku tury.
       *[number] Masz { $coal ->
        [one] { $coal } kostkę
        [few] { $coal } kostki
       *[many] { $coal } kostek
    } węgla, a miejsca w kotle jest na { $room }: nie można spalić { $cubes }.
    }
DS-COAL-02 = Po spaleniu węgla trzeba wyłożyć żeton albo jechać: nie można brać wody ani wymieniać żetonu. Nie wolno palić, jeśli ani jedno, ani drugie nie jest możliwe.
    .refusal = { $reason ->
        [after] Węgiel jest spalony: teraz wyłóż żeton. Można też jechać.
       *[nothing] Po spaleniu węgla nie dałoby się już nic zrobić.
    }
DS-COAL-03 = Punkty pary z węgla są na późniejsze tury; w tej można wydać tylko te sprzed spalenia. Z opcją „Węgiel działa od razu” można je wydać jeszcze w tej turze.
DS-COAL-04 = Nikt nie ma węgla, dopóki nie leży ostatnie miasto. To, czego wtedy nie rozdano, zostaje w pudełku.
    .refusal = Nikt nie ma węgla, dopóki nie leży ostatnie miasto.
DS-STEAM-01 = Kocioł mieści od 0 do 6 punktów pary.
DS-SCORE-01 = Masz 2 punkty za każdy dostarczony towar, 1 za każdy znacznik objazdu i bonus za różne kolory.
DS-SCORE-02 = Towary dwóch kolorów dają 1 punkt więcej, trzech 3, wszystkich czterech 5. Liczy się tylko najwyższy bonus.
DS-SCORE-03 = Punkty liczą się od chwili zdobycia, bonus także.
DS-END-01 = Kto ma 13 punktów, wygrywa natychmiast: po wyłożeniu żetonu albo gdy jazda bezpiecznie się skończyła.
    .refusal = Partia jest skończona: ktoś wygrał.
DS-END-02 = Jeśli nikt tyle nie zdobędzie, partia kończy się, gdy ktoś dociągnie ostatni żeton toru. Żetony na ręce nic nie są warte.
    .refusal = Partia jest skończona: dociągnięto ostatni żeton toru.
DS-END-03 = Z opcją „Ostatni żeton: Do końca rundy” gra toczy się bez dociągania, aż wszyscy będą mieli tyle samo tur. Kto osiągnie 13 punktów, nadal wygrywa natychmiast.
DS-END-04 = Wygrywa gracz z największą liczbą punktów. Przy remisie decyduje więcej znaczników objazdu, potem więcej punktów pary.
DS-END-05 = Jeśli i to jest równe, zwycięstwo jest wspólne. Dalsze miejsca ustala się tak samo.
DS-END-06 = Punkty są ważniejsze: kto osiągnie 13, wygrywa, nawet w turze, w której zostałby dociągnięty ostatni żeton.
DS-END-07 = Jeśli przez dwanaście rund nikt nie wyłoży ani nie wymieni żetonu i nic nie dostarczy, partia się kończy i wygrywa gracz z największą liczbą punktów.
    .refusal = Partia jest skończona: od dwunastu rund nic się nie wydarzyło.
DS-END-08 = Nikt nie odpada przed końcem.
DS-END-09 = Kto wygrywa natychmiast, jest pierwszy; pozostałych ustawiają punkty, znaczniki i punkty pary.

## Obok planszy

panel-deliveries = { $count ->
    [one] Dostawa w zasięgu albo wskaż pole
    [few] Dostawy w zasięgu albo wskaż pole
   *[other] Dostawy w zasięgu albo wskaż pole
}
panel-no-deliveries = Żadna dostawa nie jest w zasięgu. Wskaż pole, by tam pojechać lub wyłożyć żeton.
panel-column-points = punkty
panel-column-risk = ryzyko
panel-percent = { $percent }%
panel-safe = pewne
panel-gain = +{ $gain }
panel-number = { $number }
panel-run-delivers = Dostarcz: { $colours } (na { $cells })
panel-run-delivers-one = Dowieź towar ({ $colour }) z { $start } miasta do { $goal } ({ $cell })
panel-run = Jedź tam
panel-run-fetches = Załaduj towar ({ $colour }) i stań na { $cell }
panel-run-stops = Staje na { $cell }
panel-run-burns = spala węgiel: { $cubes }
panel-fetches = Przejazdy po towar
panel-lay = Żetony do wyłożenia albo wskaż pole
panel-cities = Miasta do wyłożenia
panel-run-safely = Jazda: { $steam } pkt pary, +{ $points } pkt
    .button = Jedź: { $steam } pkt pary
panel-run-rolls = Jazda: { $steam } pkt pary, potem kość; +{ $points } pkt, jeśli dojedzie
    .button = Jedź: { $steam } pkt pary i rzut
panel-run-costs = { $steam } pkt pary, { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}
panel-run-carries = na końcu wiezie towar: { $colour }
panel-derails = ryzyko wykolejenia { $percent }%
panel-runs-here = { $count ->
    [one] Jazda na to pole
    [few] Jazdy na to pole
   *[other] Jazdy na to pole
}
panel-lay-here = Żetony, które tu pasują
panel-city-here = Miasta na to pole
panel-nothing-here = Na tym polu nie można teraz nic zrobić.
panel-lies = Na { $cell }
panel-joins = Łączy: { $edges }
panel-opens = Otwiera: { $edges }
panel-leads = Wjazd: { $edge }, dalej: { $edges }
panel-display = Miejsce { $slot }
panel-city-goods = Towary: { $colours }
panel-tile = { $tile }: +{ $steam } pkt pary
panel-after = Wynik
panel-now = teraz
panel-then = potem
panel-draw-tile = Potem dociągasz żeton.
panel-draw-city = Potem wystawiane jest nowe miasto.
panel-steam = Punkty pary z { $most }
panel-points = Punkty
panel-same-safely = { $points ->
    [one] Inna jazda da { $points } punkt bez rzutu.
    [few] Inna jazda da { $points } punkty bez rzutu.
   *[many] Inna jazda da { $points } punktów bez rzutu.
}
panel-roll = Rzut
panel-roll-arrives = { $faces }: dojedzie, +{ $points } pkt
panel-roll-derails = { $faces }: wykolei się; pociąg i towary wracają, punkty pary przepadają

## Reasons for advice

reason-points = punkty, które masz: { $points }
reason-steam = punkty pary w twoim kotle: { $points }
reason-coal = węgiel do spalenia: { $points }
reason-deliveries = dostawy w twoim zasięgu: { $points }
reason-finish = jak blisko ci do zwycięstwa: { $points }
reason-sites = dobre miejsca na następne miasta: { $points }
reason-symbols = żetony na ręce, które można wyłożyć na inne: { $points }
reason-turn = następna tura należy do ciebie: { $points }
reason-rival-points = punkty najsilniejszego rywala: { $points }
reason-rival-steam = punkty pary najsilniejszego rywala: { $points }
reason-rival-deliveries = dostawy w zasięgu rywala: { $points }
reason-rival-finish = jak blisko zwycięstwa jest rywal: { $points }
reason-run = jazda, którą możesz wykonać w następnej turze: { $points }
reason-win = szansa na wygraną w następnej turze: { $points }
reason-ring = objazd, który możesz zamknąć: { $points }
reason-rival-run = jazda, którą może wykonać rywal: { $points }
reason-rival-win = groźba, że rywal wygra w następnej turze: { $points }
reason-rival-ring = objazd, który mogą zamknąć rywale: { $points }
reason-over = jak skończy się partia: { $points }

## Koniec tury krok po kroku

end-roll = Rzut kością

## Numbers after the game

numbers-player = Gracz
numbers-points = Punkty
numbers-points-points = gdyby partia wtedy się skończyła
numbers-goods = Towary
numbers-goods-loaded = załadowane
numbers-goods-delivered = dostarczone
numbers-steam = Punkty pary
numbers-steam-gained = zdobyte
numbers-steam-coal = z węgla
numbers-steam-spent = zużyte
numbers-building = Budowa
numbers-building-tiles = żetony torów
numbers-building-cities = miasta
numbers-trouble = Kość
numbers-trouble-passed = udane rzuty
numbers-trouble-derailed = wykolejenia
