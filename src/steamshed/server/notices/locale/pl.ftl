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

## E-maile o koncie

alert-where =
    Kiedy: { $when }
    Urządzenie: { $device }
    Adres: { $place }
alert-device = nieznane urządzenie
alert-signed-in =
    Cześć!

    Ktoś zalogował się na twoje konto w Steamshed na nowym urządzeniu.

    { $where }

    Jeśli to nie ty, zmień hasło i wyloguj inne urządzenia: { $link }
    .subject = Nowe logowanie do Steamshed
alert-password =
    Cześć!

    Zmieniono hasło do twojego konta w Steamshed.

    { $where }

    Jeśli to nie ty, zmień hasło i wyloguj inne urządzenia: { $link }
    .subject = Zmieniono hasło do Steamshed
alert-factor-on =
    Cześć!

    Na twoim koncie w Steamshed włączono logowanie dwuetapowe.

    { $where }

    Jeśli to nie ty, zmień hasło i wyloguj inne urządzenia: { $link }
    .subject = Włączono logowanie dwuetapowe w Steamshed
alert-factor-off =
    Cześć!

    Na twoim koncie w Steamshed wyłączono logowanie dwuetapowe.

    { $where }

    Jeśli to nie ty, zmień hasło i wyloguj inne urządzenia: { $link }
    .subject = Wyłączono logowanie dwuetapowe w Steamshed
alert-passkey-on =
    Cześć!

    Do twojego konta w Steamshed dodano klucz dostępu. Można się nim zalogować.

    { $where }

    Jeśli to nie ty, zmień hasło i wyloguj inne urządzenia: { $link }
    .subject = Nowy klucz dostępu do Steamshed
alert-passkey-off =
    Cześć!

    Z twojego konta w Steamshed usunięto klucz dostępu.

    { $where }

    Jeśli to nie ty, zmień hasło i wyloguj inne urządzenia: { $link }
    .subject = Usunięto klucz dostępu do Steamshed
alert-provider-on =
    Cześć!

    Do twojego konta w Steamshed można się teraz zalogować także przez logowanie klubu.

    { $where }

    Jeśli to nie ty, zmień hasło i wyloguj inne urządzenia: { $link }
    .subject = Logowanie klubowe w Steamshed jest włączone
alert-provider-off =
    Cześć!

    Do twojego konta w Steamshed nie można się już zalogować przez logowanie klubu.

    { $where }

    Jeśli to nie ty, zmień hasło i wyloguj inne urządzenia: { $link }
    .subject = Logowanie klubowe w Steamshed jest wyłączone
alert-codes =
    Cześć!

    Twoje konto w Steamshed ma nowe kody zapasowe.

    { $where }

    Jeśli to nie ty, zmień hasło i wyloguj inne urządzenia: { $link }
    .subject = Nowe kody zapasowe do Steamshed
alert-address =
    Cześć!

    Adres e-mail twojego konta w Steamshed zmieniono albo usunięto. Na ten nic więcej nie wyślemy.

    { $where }

    Jeśli to nie ty, zmień hasło i wyloguj inne urządzenia: { $link }
    .subject = Zmieniono twój adres e-mail w Steamshed
