# Dni Pary: słowa polskiej instrukcji. Czego brakuje, jest po angielsku.

title = Dni Pary
phase-turn = Wyłóż żeton, jedź albo użyj wieży wodnej
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
tile-covered = { $who } wykłada na { $cell }: { $tile } zamiast { $covered }.
tile-drawn = { $who } dociąga żeton toru; zostało { $left }.
tile-exchanged = { $who } nie może nic zrobić i odkłada żeton: { $tile }.
city-drawn = { $who } dociąga miasto: { $city }.
city-placed = { $who } wykłada miasto ({ $city }) na { $cell }.
goods-drawn = Dostaje towary: { $goods }.
display-filled = Miasto ({ $city }) z towarami ({ $goods }) trafia na miejsce { $slot }.
coal-given = Ostatnie miasto leży na mapie: każdy dostaje węgiel ({ $coal }).
steam-gained = { $who } zyskuje parę: { $gained }, ma { $steam }.
circuit-new = { $who } zamyka nowy objazd, { $cities }, i bierze znacznik; zostało { $left }.
circuit-none = { $reason ->
    [same] Pętla { $cities } nie jest nowym objazdem: inny z tymi samymi miastami ma z nią wspólny tor.
    [kept] Pętla { $cities } już istniała.
    [few_stops] Pętla mija mniej niż dwa miasta: to nie objazd.
    [reversing] Pętla nie jest objazdem: pociąg musiałby się cofać.
   *[no_marker] { $who } zamyka nowy objazd, { $cities }, ale nie ma już znaczników.
}
train-moved = { $who } jedzie na { $edge } do { $cell } za { $cost } pary.
good-loaded = { $who } ładuje towar ({ $colour }) na { $cell }.
good-arrived = { $who } przywozi towar ({ $colour }) na { $cell }.
good-delivered = { $who } dostarcza towar ({ $colour }).
good-unloaded = { $who } rozładowuje towar ({ $colour }) na { $cell }.
roll-passed = { $who } wydaje na zakręty { $spent } i rzuca { $die }: pociąg jedzie dalej.
derailed = { $who } wydaje na zakręty { $spent } i rzuca { $die }: wykolejenie.
move-ended = { $who } zatrzymuje się; zużyta para { $spent }, zostało { $steam }.
coal-burnt = { $who } spala węgiel ({ $cubes }) i ma { $steam } pary.
water-taken = { $who } używa wieży wodnej.
game-over = { $reason ->
    [won] { $who } wygrywa natychmiast: koniec gry.
    [last_tile] Dociągnięto ostatni żeton toru: koniec gry.
   *[stalled] Od dawna nic się nie dzieje: koniec gry.
}

## Co robi wybór

choice-track = { $cell }: { $tile }, para { $steam }
    .button = Wyłóż: para { $steam }
choice-cover = { $cell }: { $tile } na istniejący tor, para { $steam }
    .button = Wyłóż: para { $steam }
choice-city = Miasto ({ $city }) na { $cell }: para { $steam }
    .button = Wyłóż: para { $steam }
choice-draw_city = Dociągnij miasto i je wyłóż
choice-move_step = Jedź na { $edge } do { $cell } za { $cost } pary
    .button = Jedź za { $cost } pary
choice-load = Załaduj towar: { $colour }
choice-stop = Zatrzymaj się
choice-burn = Spal węgiel: { $cubes }
choice-water = Użyj wieży wodnej
choice-exchange = Odłóż żeton i dociągnij inny: { $what }

## Ustawienia

option-circuit_novelty = Czy odmiana istniejącego objazdu daje znacznik.
    .name = Nowe objazdy
option-circuit_novelty-strict = Naprawdę nowe
option-circuit_novelty-any_loop = Każda nowa pętla
option-coal_same_turn = Czy parę z węgla można zużyć w tej samej turze.
    .name = Węgiel działa od razu
option-start_city_goods = Czy miasto startowe dostaje dwa towary.
    .name = Towary na starcie
option-last_tile_end = Czy gra kończy się z ostatnim żetonem toru, czy gdy wszyscy mieli tyle samo tur.
    .name = Ostatni żeton
option-last_tile_end-immediate = Koniec od razu
option-last_tile_end-round = Do końca rundy

## Pytania i czasowniki

ask-turn = Wyłóż żeton, przemieść pociąg albo użyj wieży wodnej
ask-turn_burnt = Węgiel spalony: wyłóż żeton albo jedź
ask-place_drawn = Wybierz pole dla dociągniętego miasta
ask-run = Jedź dalej, załaduj towar albo się zatrzymaj
ask-exchange = Nic nie jest możliwe: wybierz żeton do wymiany
ask-track-next = Wybierz pole i obrót żetonu
ask-city-next = Wybierz pole dla miasta
ask-move_step-next = Pociąg: wybierz następne pole
verb-track = Tor
verb-city = Miasto
verb-draw_city = Dociągnij miasto
verb-place = Wyłóż miasto
verb-move_step = Pociąg
verb-load = Załaduj
verb-stop = Stój
verb-burn = Spal węgiel
verb-water = Wieża wodna
verb-exchange = Wymiana

## Nazwy

price = para { $amount }
tile-ST = prosty tor
tile-CU = zakręt
tile-HS = prosty tor na wzgórzu
tile-HC = zakręt na wzgórzu
tile-WS = prosty tor z wieżą wodną
tile-WC = zakręt z wieżą wodną
tile-SD = prosty tor ze ślepym
tile-CDS = zakręt ze ślepym torem, lewy
tile-CDW = zakręt ze ślepym torem, prawy
tile-BR = most
tile-DC = podwójny zakręt
tile-SWL = rozgałęzienie w lewo
tile-SWR = rozgałęzienie w prawo
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
good-red = czerwony
good-green = zielony
good-yellow = żółty
good-blue = niebieski
figure-steam = Para
figure-points = Punkty
figure-coal = Węgiel
figure-markers = Znaczniki
figure-hand = Żetony
score-goods = Towary
score-colours = Kolory
score-markers = Objazdy

## Rozdziały zasad

rules-TURN = Tura
rules-STEAM = Para
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
draw-supply = Miasta i stosy
draw-players = Gracze
draw-hand = Twoja ręka
draw-hand_note = jedź, wyłóż lub weź wodę
draw-hand_hidden = ręce są zakryte
draw-cell_empty = Pole { $cell }, puste
draw-cell_tile = Pole { $cell }: { $tile }
draw-cell_city = Pole { $cell }: miasto, kolor { $colour }
draw-tile = { $tile }, para { $steam }
draw-tile_over = { $tile }, para { $steam }, można na istniejący tor
draw-on_cell = { $what }, pole { $cell }
draw-city = Miasto, kolor { $colour }, pole { $cell }
draw-good = Towar, kolor { $colour }, pole { $cell }
draw-goods = { $count ->
    [one] Jeden towar
    [few] { $count } towary
   *[other] { $count } towarów
}, kolor { $colour }, pole { $cell }
draw-train = { $player }: pociąg na polu { $cell }
draw-train_cargo = { $player }: pociąg na polu { $cell } z towarem (kolor { $colour }) z { $origin }
draw-cargo = { $player } wiezie towar, kolor { $colour }, z { $origin }
draw-display = Miejsce { $slot }: miasto, kolor { $colour }, towary: { $goods }
draw-display_empty = Miejsce { $slot }: puste
draw-display_good = Towar przy mieście, kolor { $colour }
draw-no_goods = brak
draw-city_pile = Stos miast: { $count }
draw-track_pile = Stos torów: { $count }
draw-markers_left = Znaczniki objazdu w zapasie: { $count }
draw-drawn = Dociągnięte miasto, kolor { $colour }
draw-short_city_pile = miasta
draw-short_track_pile = żetony torów
draw-short_markers_left = znaczniki
draw-steam_of = { $player }: para { $value }
draw-player = { $player }: punkty { $points }, para { $steam }, węgiel { $coal }, znaczniki { $markers }, towary { $goods }, żetony { $hand }
draw-delivered = { $player }: dostarczone towary, kolor { $colour }: { $count }
draw-markers_of = { $player }: znaczniki objazdu: { $count }
draw-coal_of = { $player }: węgiel { $count }
draw-to_move = decyduje
draw-steam = para
draw-short_points = punkty
draw-short_coal = węgiel
draw-short_markers = znaczniki
draw-short_hand = żetony
draw-livery_1 = Sosna
draw-livery_2 = Pomarańcza
draw-livery_3 = Niebo
draw-livery_4 = Róża

## Dlaczego czegoś nie wolno

DS-TURN-01 =
    .refusal = Tura ma jedną akcję, a { $action } teraz do niej nie należy.
DS-TURN-06 =
    .refusal = { $reason ->
        [hand] Nie masz na ręce żetonu: { $tile }.
       *[possible] Możesz zrobić coś innego: żeton wymienia się tylko, gdy nic nie jest możliwe.
    }
DS-PLACE-01 =
    .refusal = Nie masz na ręce żetonu: { $tile }.
DS-PLACE-02 =
    .refusal = Na { $cell } tor trafiłby na brzeg bez toru albo odwrotnie ({ $edge }).
DS-PLACE-03 =
    .refusal = Żaden odcinek żetonu na { $cell } nie prowadzi do miasta bez nawrotu.
DS-PLACE-04 =
    .refusal = { $cell } leży dalej niż pięć żetonów od najbliższego miasta.
DS-OVER-01 =
    .refusal = Pole { $cell } jest zajęte, a żeton nie ma znaku kładzenia na istniejący tor.
DS-OVER-02 =
    .refusal = { $what ->
        [city] Miasta nie można przykryć.
        [hill] Wzgórza nie można przykryć.
        [bridge] Mostu nie można przykryć.
       *[train] Żetonu, na którym stoi pociąg, nie można przykryć.
    }
DS-OVER-06 =
    .refusal = { $reason ->
        [cut_city] Miasto straciłoby ostatnią trasę do innego miasta.
       *[cut_track] Inny tor straciłby ostatnią trasę do miasta.
    }
DS-CITY-01 =
    .refusal = Stos miast jest pusty.
DS-CITY-02 =
    .refusal = Na miejscu { $slot } nie ma miasta.
DS-CITY-03 =
    .refusal = { $reason ->
        [cell] Nie ma pola, na którym można wyłożyć miasto.
       *[drawn] Masz dociągnięte miasto i musisz je wyłożyć.
    }
DS-CITY-04 =
    .refusal = { $reason ->
        [occupied] Pole { $cell } jest zajęte.
        [edge] Do { $cell } przylega brzeg bez toru; miasto ma tory ze wszystkich stron.
        [connect] Żadna ciągła trasa nie prowadzi z { $cell } do innego miasta.
       *[close] { $cell } leży za blisko innego miasta: między nimi muszą być dwa odcinki toru.
    }
DS-CITY-05 =
    .refusal = Na { $cell } miasto leżałoby tuż obok innego.
DS-MOVE-01 =
    .refusal = { $reason ->
        [no_step] Ruch ma co najmniej jeden krok.
       *[other] To kosztuje { $cost } pary, a możesz zużyć { $steam }.
    }
DS-MOVE-04 =
    .refusal = Twój pociąg nie stoi na torze, który prowadzi na { $edge }.
DS-MOVE-05 =
    .refusal = Skąd przyjechał, pociąg nie wyjedzie na { $edge } bez nawrotu.
DS-MOVE-07 =
    .refusal = Twój pociąg stoi na ślepym torze i musi się zatrzymać.
DS-MOVE-08 =
    .refusal = { $edge } należy do drugiego toru tego żetonu.
DS-MOVE-09 =
    .refusal = Na { $cell } stoi inny pociąg.
DS-MOVE-10 =
    .refusal = Stoi tam inny pociąg i nie da się go wyminąć.
DS-MOVE-12 =
    .refusal = Za tym brzegiem nic nie leży: { $edge }.
DS-GOODS-02 =
    .refusal = Tego towaru nie można teraz tu załadować albo musi nastąpić krok: { $colour }.
DS-GOODS-03 =
    .refusal = Twój pociąg wiezie już towar.
DS-WATER-01 =
    .refusal = Twój pociąg nie stoi przy wieży wodnej.
DS-COAL-01 =
    .refusal = { $reason ->
        [once] Węgiel spala się raz w turze.
        [start] Węgiel spala się tylko na początku tury.
       *[number] Masz węgiel: { $coal }, miejsce na parę: { $room }; nie można spalić { $cubes }.
    }
DS-COAL-02 =
    .refusal = { $reason ->
        [after] Po spaleniu węgla musi nastąpić żeton albo ruch.
       *[nothing] Nie mógłby nastąpić ani żeton, ani ruch.
    }
DS-COAL-04 =
    .refusal = Nikt nie ma węgla, zanim nie leży ostatnie miasto.
DS-END-01 =
    .refusal = Gra jest skończona: ktoś wygrał.
DS-END-02 =
    .refusal = Gra jest skończona: dociągnięto ostatni żeton toru.
DS-END-07 =
    .refusal = Gra jest skończona: utknęła.
