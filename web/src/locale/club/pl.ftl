# Words of the club: ratings, what a result changes, lists of the best.

club-leaderboards = Rankingi
club-profile = Profil
club-groups = Grupy

stakes = Wynik
stakes-friendly = Towarzyska
stakes-rated = Rankingowa
stakes-help-friendly = Wynik nie zmienia nikomu rankingu.
stakes-help-rated = Wynik zmienia ranking wszystkim przy stole. Każdy potrzebuje konta, a podpowiedzi nie ma.
stakes-mark = rankingowa

rating-provisional = tymczasowy
rating-told = Ranking { $rating }, plus minus { $margin }

rated-title = Co to zmienia
rated-in = partia rankingowa, { $game }, gracze: { $players }
rated-how = Jak działa ranking
rated-player = Gracz
rated-expected = Oczekiwania: szansa na każde miejsce w %
rated-chance = miejsce { $place }: { $chance }%
rated-place = Miejsce: oczekiwane → zajęte
rated-change = Zmiana
rated-rating = Ranking
rated-fixed = stały
rated-waiting = Wynik jest właśnie zaliczany.
rated-why = Skąd { $change }?
rated-why-mine = Oczekiwane miejsce: { $expected }, twoje miejsce: { $place }.
rated-why-of = { $name }: skąd { $change }?
rated-why-unsure = Ranking, który jest jeszcze niepewny (± { $margin }), przesuwa się daleko po jednej partii.
rated-not = Bez rankingu
rated-not-friendly = To była partia towarzyska.
rated-not-practice = To był stół do ćwiczeń, więc wynik nie zmienia rankingu.
rated-not-hints = Przy tym stole były podpowiedzi, więc wynik nie zmienia rankingu.
rated-not-series = Ten początek grają też inni, więc wynik nie zmienia rankingu.
rated-not-position = Partia zaczęła się od zapisanej pozycji, więc wynik nie zmienia rankingu.
rated-not-several = Jedna osoba miała kilka miejsc, więc wynik nie zmienia rankingu.
rated-not-owner = Bot grał przeciw osobie, do której należy, więc wynik nie zmienia rankingu.
rated-not-short = Ktoś podjął mniej niż trzy decyzje, więc wynik nie zmienia rankingu.
rated-not-guest = Grał ktoś bez konta, więc wynik nie zmienia rankingu.

season = { $quarter ->
    [1] Zima { $year }
    [2] Wiosna { $year }
    [3] Lato { $year }
   *[4] Jesień { $year }
}

board-title = Ranking
board-lead = { $count ->
    [one] Na liście jest jedna osoba: { $game }, gracze: { $players }.
    [few] Na liście są { $count } osoby: { $game }, gracze: { $players }.
   *[other] Na liście jest { $count } osób: { $game }, gracze: { $players }.
}
board-ends = Koniec sezonu: { $date }.
board-season = Sezon
board-now = Teraz
board-game = Gra
board-players = gracze
board-people = Osoby
board-all = Wszyscy
board-mine = Moje grupy
board-bots = Boty na tej samej skali
board-rank = Lokata
board-player = Gracz
board-rating = Ranking
board-games = Partie
board-won = Wygrane / par
board-change = Sezon
board-last = Ostatnio
board-bot = bot
board-you = ty
board-fixed = stały
board-none = Nikogo jeszcze tu nie ma.
board-few = Na liście jest mniej niż osiem osób, więc nie ma jeszcze lokat.
board-play = Zagraj partię rankingową
board-more = Pokaż więcej
board-jump = Przejdź do mnie
board-again = Spróbuj ponownie
board-how = Jak to czytać
board-how-bar = ranking i jego ±
board-how-provisional = tymczasowy: zbyt niepewny na lokatę
board-how-bot = bot: zmierzony raz, nie przesuwa się
board-how-margin = Prawdziwa siła mieści się w granicach ± w 19 przypadkach na 20.
board-how-order = O kolejności decyduje lewy koniec paska: to, co zostało pokazane na pewno. Kilka szczęśliwych partii nie daje więc pierwszej lokaty.
board-how-away = Po 60 dniach bez partii znikasz z listy. Ranking zostaje, ± rośnie.
board-how-half = Partie przeciw botom liczą się w połowie. Par to liczba partii do wygrania, gdyby wszyscy przy stole byli równie silni.
board-me = Ty
board-me-rank = lokata { $rank } z { $count }
board-me-above = Twój ranking jest wyższy niż tego bota: { $bot }.
board-me-below = { $points ->
    [one] Do tego bota brakuje jednego punktu: { $bot }.
    [few] Do tego bota brakuje { $points } punktów: { $bot }.
   *[other] Do tego bota brakuje { $points } punktów: { $bot }.
}
board-bots-only = tylko przeciw botom
board-waiting = Jeszcze poza listą
board-waiting-help = ± powyżej 120
board-games-so-far = { $count ->
    [one] na razie jedna partia
    [few] na razie { $count } partie
   *[other] na razie { $count } partii
}
board-champions = Najlepsi w sezonach

person-since = Na serwerze od: { $date }
person-ratings = Rankingi
person-ratings-none = Nie ma jeszcze partii rankingowej. Po pierwszej pojawi się tu liczba, na początku przybliżona.
person-hidden = { $name } nie pokazuje ci tego.
person-players = gracze: { $players }
person-curve-told = Ranking i jego ±, liczba partii: { $count }
person-curve-best = Najlepszy: { $rating } ± { $margin }
person-places = Miejsca
person-first-to-last = Od pierwszego do ostatniego
person-won = Wygrane
person-par = Par
person-too-few = za mało partii
person-recent = Ostatnie partie
person-recent-none = Nie ma jeszcze zakończonej partii przy otwartym stole.
person-ended = Koniec
person-place = Miejsce
person-points = Punkty
person-between = Ty i { $name }
person-games = { $count ->
    [one] jedna partia
    [few] { $count } partie
   *[other] { $count } partii
}
person-between-help = Jak często każde z was było wyżej od drugiego.
person-reliability = Rzetelność
person-kept = Dograne partie: { $kept } z ostatnich { $count }
person-kept-help = Kreskowane: partię dokończyło zastępstwo, to też się liczy. ×: odejście albo koniec czasu.
person-kept-none = Nie ma jeszcze zakończonej partii z ludźmi.
person-answers = Połowa odpowiedzi przychodzi w czasie: { $time }
person-answers-help = Środkowa połowa odpowiedzi z 90 dni: od { $from } do { $to }, bez nocy i urlopów.
person-answers-few = Za mało odpowiedzi, by podać tempo: { $count } z 30.
person-sees = Kto co widzi
person-sees-help = Prywatne stoły nigdy nie są pokazywane. Przy stole rankingowym inni widzą twój ranking.
person-sees-kept = Zapisano.
person-line-ratings = Rankingi
person-line-games = Partie i miejsca
person-line-answers = Rzetelność i czas odpowiedzi
person-line-found = Że masz profil
person-to-everybody = Wszyscy
person-to-members = Osoby z kontem
person-to-played = Moi współgracze
person-to-me = Tylko ja
person-export = Zabierz swoje partie

group-ratings = Ranking w grupie
group-ratings-help = Liczą się tu wszystkie partie grupy, także towarzyskie. Ten ranking widzą tylko osoby z grupy.
