# Rama strony: wszystko, co nie należy do żadnej gry.

## Nawigacja

nav = Strony
nav-home = Steamshed, poczekalnia
nav-lobby = Poczekalnia
nav-my-games = Moje partie
nav-club = Klub
nav-archive = Archiwum
nav-learn = Nauka
nav-rules = Zasady
nav-about = O stronie i skróty
help = Pomoc
nav-settings = Ustawienia
nav-account = Konto
nav-sign-in = Zaloguj się
nav-light = Jasne kolory
nav-dark = Ciemne kolory
skip = Przejdź do treści
skip-to-action = Przejdź do paska ruchu
loading = Ładowanie…
yes = Tak
no = Nie
on = Włączone
off = Wyłączone
copy = Kopiuj
copied = Skopiowano
cancel = Anuluj

## Hala

start-sentence = Pięć kolejowych gier planszowych z pełnymi zasadami: z botami lub przyjaciółmi, na żywo albo tygodniami.
start-play-now = Zagraj teraz
start-play = Zagraj w { $game }
start-opponents = Przeciwnicy
start-strength = Siła botów
start-no-account = Bez zakładania konta.
start-first = Twoja pierwsza partia
start-first-how = Przeciw łatwym botom; przewodnik objaśnia każdą fazę
start-watch = Obejrzyj partię
start-watch-how = Partia na żywo; gdy nikt nie gra, grają boty
start-learn = Naucz się grać
start-learn-how = Krótkie lekcje na prawdziwych planszach: ruchy wykonujesz ty.
start-friends = Z przyjaciółmi
start-friends-how = Otwórz stół i wyślij im link.
lobby = Poczekalnia
lobby-departures = Odjazdy
lobby-arrivals = Przyjazdy
lobby-count = { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
   *[other] { $tables } stołów
}, { $online ->
    [one] jeden gracz online
    [few] { $online } graczy online
   *[other] { $online } graczy online
}
lobby-col-time = Ostatni ruch
lobby-col-game = Gra
lobby-col-seats = Miejsca
lobby-col-pace = Tempo
lobby-col-status = Stan
lobby-col-open = Otwórz
lobby-your-move = Twój ruch
lobby-moves = Ruch: { $name }
lobby-left = zostało { $time }
lobby-running = Trwa
lobby-ready = Można zaczynać
lobby-seats-free = { $free ->
    [one] jedno wolne miejsce
    [few] { $free } wolne miejsca
   *[other] { $free } wolnych miejsc
}
lobby-open = Otwórz
lobby-take-seat = Usiądź
lobby-look-in = Oglądaj
lobby-replay = Odtwórz
lobby-none = Nie ma jeszcze żadnego stołu. Otwórz pierwszy.
lobby-no-arrivals = Żadna partia się jeszcze nie skończyła.
lobby-lamp = Zapalona lampa: stół czeka na twój ruch.
lobby-zone = Godziny w twojej strefie czasowej: { $zone }.
players-number = { $number ->
    [one] 1 gracz
    [few] { $number } graczy
   *[other] { $number } graczy
}
players-range = { $low }–{ $high } graczy

## Tempo

pace = Tempo
pace-none = Bez zegara
pace-live = Na żywo
pace-live-minutes = Na żywo, { $minutes } min
pace-days = { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[other] { $days } dni
}
pace-none-short = bez zegara
pace-live-short = na żywo
pace-days-short = { $days } d

## Nowy stół

new-table = Nowy stół
new-game = Gra
new-rules = Zasady
new-seats = Miejsca i tempo
new-read-rules = Przeczytaj zasady
new-more-rules = Więcej zasad ({ $count })
new-preset = Zestaw
new-preset-own = Własny
new-preset-help = Zestaw zasad, które do siebie pasują. Poniżej możesz zmienić każdą z nich.
new-seat-kind = Kto gra na miejscu { $seat }
new-idle = Działa tylko, gdy: { $needs }.
new-idle-need = { $option }: { $values }
new-map-only = Tylko dla: { $sizes }.
new-map-with = Zagraj: { $size }
new-everybody = Wszyscy
new-name = Nazwa stołu
new-open = Otwórz stół
new-note = Opcje zmieniające zasady widzą wszyscy; trafiają też do zapisu.
seat-me = Ty
seat-me-too = Inny gracz przy tym ekranie
seat-open = Wolne miejsce dla każdego
seat-invited = Na zaproszenie
seat-bot = Bot: { $bot }
seat-name = Nick
seat-guest = Gość
seat-number = Miejsce { $seat }
bot-random = losowy
bot-greedy = zachłanny
bot-easy = łatwy
bot-medium = średni
bot-strong = silny
bot-master = mistrz
bot-builder = budowniczy
bot-banker = bankier
bot-blocker = zawalidroga
bot-random-line = Robi cokolwiek, byle dozwolonego.
bot-greedy-line = Rozsądny początkujący, zawsze taki sam: miara dla reszty.
bot-easy-line = Kładzie pierwszy przyzwoity tor i na nikogo nie zważa.
bot-medium-line = Planuje całe tury i ma przeciwników na oku.
bot-strong-line = Przed ruchem rozgrywa najlepsze plany w głowie.
bot-master-line = Nie spieszy się i widzi prawie wszystko, co ty.
bot-builder-line = Woli kłaść tory niż liczyć pieniądze.
bot-banker-line = Każdego dolara ogląda dwa razy, a potem jeszcze raz.
bot-blocker-line = Cieszy się, gdy nie udają ci się plany.
ticket-admit = { $count ->
    [one] dla 1 osoby
    [few] dla { $count } osób
   *[other] dla { $count } osób
}
ticket-bots = Boty
ticket-open = Wolne miejsca

## Stół, który czeka

waiting-for = { $free ->
    [one] czekamy na jednego gracza
    [few] czekamy na { $free } graczy
   *[other] czekamy na { $free } graczy
}

## Stół

board = Plansza
board-view = Widok planszy
board-zoom-in = Przybliż
board-zoom-out = Oddal
board-fit = Cała plansza
board-key = Mała mapa: kliknij, aby tam przejść
board-bring = Pokaż, co można wybrać
players = Gracze
player-you = ty
player-here = jest tu
player-away = nieobecność
player-resigned = rezygnacja
player-bot = { $bot ->
    [random] losowy bot
    [greedy] zachłanny bot
    [easy] łatwy bot
    [medium] średni bot
    [strong] silny bot
   *[other] bot { $bot }
}
player-program = { $name } (bot)
player-guest = gość
player-deleted = usunięty gracz
player-open = Wolne miejsce
player-decides = decyduje
player-thinks = myśli…
player-clock = Pozostały czas
figure-points = Punkty
displays = Tablice
mats = Planszetki
talk = Dziennik, czat i notatki
phases = Fazy tury
turn-of = Tura { $now } z { $last }
turn-now = Tura { $now }
round-of = Runda { $now } z { $last }
round-now = Runda { $now }
table-your-move = twój ruch
table-moves = ruch: { $name }
table-decides = { $name } decyduje: { $phase }
table-over = koniec gry
table-lost = Utracono połączenie z serwerem. Łączymy ponownie…
table-none = Ten stół nie istnieje albo jest prywatny.
table-stale = W międzyczasie coś się zmieniło. Wybierz ponownie.
table-aside = Ten stół jest zablokowany.
table-aside-text = Serwer nie może odczytać dziennika tego stołu, więc go zablokował. Nic nie zginęło; administrator widzi przyczynę. Inne stoły działają.
table-unstored = Zmiany nie zapisano: baza danych serwera nie odpowiada. Zanim spróbujesz ponownie, spójrz na planszę.
table-menu = Menu stołu
table-views = Części stołu
tab-map = Mapa
tab-players = Gracze
tab-displays = Tablice
tab-log = Dziennik
tab-chat = Czat
menu-record = Pobierz zapis
rules-newer = Jest nowsza wersja zasad tej gry. Partia zostaje przy swojej, chyba że wszyscy zgodzą się na zmianę.

## Wybór

pick-title = Twój ruch
pick-phase = { $phase }: wybierz
pick-next = { $what }: wybierz
pick-steps = Dotychczasowe wybory; kliknij krok, aby do niego wrócić
pick-cancel = Wstecz
pick-less = Mniej
pick-more = Więcej
pick-range = od { $low } do { $high }
pick-no-choice = Z tym nie można teraz nic zrobić.
pick-hint = Wybierz tutaj albo na planszy.
pick-below = Niżej jest więcej
pick-then = potem: { $what }
pick-then-ends = potem: { $what }. To kończy twoją turę
curtain = Przekaż ekran: { $name }
curtain-help = Twój ruch. Otwórz, gdy nikt inny nie patrzy.
curtain-open = Gra { $name }: otwórz
curtain-since = Od twojego ostatniego ruchu
panel-more = Jeszcze { $count }
panel-ways = Możliwości: { $count }
panel-choose-again = Wybierz ponownie
panel-all = Wszystkie ruchy
panel-most = Wszystko: { $count }
panel-own = własna
part-other = Kliknij inny, aby wymienić
part-none = Nic innego tu nie pasuje.
part-back = Poprzedni
part-next = Następny
panel-whole = Wszystkie liczby
panel-again = Kliknij ponownie lub naciśnij Enter, aby zagrać
panel-at-once = Jedno kliknięcie wykonuje ruch; można cofnąć
plan-stopped = Zatrzymano w kroku { $step }.
table-promised = Pasujesz do końca rundy.
table-limit-passed = Licytacja przekroczyła twój limit. Zdecyduj ponownie.
wait-until = Nic, dopóki…
table-call-off = Anuluj

## Dziennik, czat, notatki

log = Dziennik
log-empty = Nic się jeszcze nie stało.
log-group = { $period ->
    [round] Runda
   *[turn] Tura
} { $turn } · { $phase }
log-look = Zobacz, jak było przy ruchu { $number }
log-undone = { $count ->
    [one] { $name } cofa ruch { $first }
    [few] { $name } cofa { $count } ruchy ({ $first }–{ $last })
   *[other] { $name } cofa { $count } ruchów ({ $first }–{ $last })
}
log-new = { $count ->
    [one] jeden nowy wiersz
    [few] { $count } nowe wiersze
   *[other] { $count } nowych wierszy
}
chat = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Napisz do graczy przy stole
chat-send = Wyślij
chat-about = O tym, co pisze { $name }
chat-report = Zgłoś to
notes = Notatki
notes-help = Tylko ty możesz je czytać.
notes-saved = Zapisano
notes-unsaved = Nie zapisano: serwer nie odpowiada

## Historia, cofanie, głosowania

history = Historia
history-first = Na początek
history-back = Ruch wstecz
history-on = Ruch naprzód
history-last = Do ostatniego ruchu
history-play = Odtwórz stąd
history-post = { $period ->
    [round] R{ $turn }
   *[turn] T{ $turn }
}
history-at = Ruch { $at } z { $last }
history-live = na żywo
history-lost = brak połączenia
history-past = przeszłość
history-looking = Podgląd ruchu { $number }
history-return = Wróć do bieżącej sytuacji
history-replay = Od mojego ostatniego ruchu
history-stop = Zatrzymaj
undo = Cofnij
undo-ask = Poproś o cofnięcie
undo-reset = Zacznij turę od nowa
undo-sure = { $count ->
    [one] Cofnąć jeden ruch?
    [few] Cofnąć { $count } ruchy?
   *[other] Cofnąć { $count } ruchów?
}
undo-far = Powrót przed ruch { $number }: { $action }
undo-others = Cofają się też ruchy innych: { $names }.
undo-do = Cofnij

## Koniec

result = Wynik
result-won = { $count ->
    [0] Nikt nie wygrywa
    [one] Wygrywa { $names }
   *[other] Zwycięstwem dzielą się { $names }
}
result-open = Punkty i wykres

## Moje gry, archiwum, zasady

my-games-running = Trwające
my-games-finished = Zakończone
my-games-none = Nie grasz jeszcze w żadnej partii.
my-games-none-finished = Nie masz jeszcze zakończonej partii.
my-games-sign-in = Twoje partie są zapisane na twoim koncie.
archive-help = Zakończone partie do oglądania i nauki.
archive-more = Wcześniejsze partie
archive-record = Otwórz zapis
archive-record-help = Wklej tekst zapisu: po sprawdzeniu każdego wiersza partię można obejrzeć.
archive-record-open = Otwórz zapis
rules-of = Zasady
rules-contents = Spis treści
rules-search = Szukaj
rules-other = Inne gry
rules-intro = Każda zasada ma numer; podaje go odmowa ruchu.

## Gdy coś jest nie tak

lost = Nie ma takiej strony
lost-text = Tu nie prowadzi żaden tor.
error-offline = Serwer nie odpowiada.
error-server = Serwer zgłasza błąd: { $status }.
refused-otherwise = To się nie udało. Jeśli to się powtarza, odśwież stronę.
notify-title = Steamshed
notify-turn = { $table }: twój ruch.

## Koniec tury

end-turn = Koniec tury { $now }
end-round = Koniec rundy { $now }
end-now = Co się stało
end-step = krok { $at } z { $steps }
end-idle = { $count ->
    [one] Na jedną kość zabrakło kostki.
    [few] Na { $count } kości zabrakło kostek.
   *[other] Na { $count } kości zabrakło kostek.
}
end-back = Krok wstecz
end-next = Dalej
end-play = Odtwórz
end-pause = Pauza
end-speed = Szybkość
end-skip = Pomiń
end-show = Pokaż krok po kroku
