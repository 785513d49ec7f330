# E-maile, wiadomości na urządzenia, czaty i kalendarze: co się stało przy stole albo w grupie.

turn = Twoja kolej w grze { $game }. Pozostali gracze: { $others }.
    .subject = Twoja kolej: { $game }
until = Twój czas mija { $when }.
reminder = Twój czas w grze { $game } kończy się { $when }. Pozostali gracze: { $others }.
    .subject = Kończy się twój czas: { $game }
began = Twoja partia { $game } się zaczęła. Pozostali gracze: { $others }.
    .subject = Partia się zaczęła: { $game }
ended = Twoja partia { $game } się skończyła. Pozostali gracze: { $others }.
    .subject = Partia się skończyła: { $game }
chat = Ktoś napisał przy twoim stole: { $game }. Pozostali gracze: { $others }.
    .subject = Nowa wiadomość na czacie: { $game }
group = W twojej grupie { $group } jest coś nowego.
    .subject = Nowości w twojej grupie: { $group }
several = Steamshed: wieści z twoich stołów ({ $count })
digest = Steamshed: twoje stoły dzisiaj ({ $count })
since = Od twojego ostatniego ruchu:
more = (wcześniejsze zdarzenia, których tu nie ma: { $count })
look = Otwórz stół
settings = Ustaw powiadomienia: { $link }
stop = Wypisz się z e-maili o partiach: { $stop }
picture = Plansza
hook = { $game }: kolej gracza { $who }.

## E-maile z linkiem na jeden raz

confirm =
    Cześć!

    Ten adres podano do wiadomości ze Steamshed, serwera kolejowych gier planszowych. Potwierdź go w ciągu dwóch dni:

    { $link }

    Jeśli to nie ty, zignoruj tę wiadomość.
    .subject = Potwierdź swój adres e-mail w Steamshed
reset =
    Cześć!

    Ktoś poprosił o nowe hasło do twojego konta w Steamshed. Jeśli to ty, wybierz je w ciągu godziny:

    { $link }

    Jeśli to nie ty, zignoruj tę wiadomość: hasło się nie zmieni.
    .subject = Nowe hasło do Steamshed
stop-letters = Wypisz się: { $stop }
