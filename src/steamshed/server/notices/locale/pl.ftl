# E-maile, wiadomości na urządzenia, czaty i kalendarze: co się stało przy stole albo w grupie.

turn = Twoja kolej w grze { $game }. Pozostali gracze: { $others }.
    .subject = Twoja kolej: { $game }
reminder = Twój czas w grze { $game } kończy się { $when }. Pozostali gracze: { $others }.
    .subject = Kończy się twój czas: { $game }
began = Twoja partia { $game } się zaczęła. Pozostali gracze: { $others }.
    .subject = Partia się zaczęła: { $game }
ended = Twoja partia { $game } się skończyła. Pozostali gracze: { $others }.
    .subject = Partia się skończyła: { $game }
chat = Przy twoim stole { $game } jest nowa wiadomość. Pozostali gracze: { $others }.
    .subject = Nowa wiadomość przy twoim stole: { $game }
group = W twojej grupie { $group } jest coś nowego.
    .subject = Nowości w twojej grupie: { $group }
several = Steamshed: wieści z twoich stołów ({ $count })
digest = Steamshed: twoje stoły dzisiaj ({ $count })
since = Od twojego ostatniego ruchu:
more = (wcześniej jeszcze: { $count })
look = Otwórz stół
settings = Wybierz, o czym i jak dajemy ci znać: { $link }
stop = Nie wysyłaj więcej e-maili o partiach: { $stop }
picture = Plansza
hook = { $game }: teraz { $who }.

## E-maile z linkiem na jeden raz

confirm =
    Ktoś podał ten adres do e-maili ze Steamshed. Jeśli to twój adres, potwierdź go w ciągu dwóch dni:

    { $link }

    Jeśli nie, nic nie trzeba robić.
    .subject = Potwierdź swój adres
reset =
    Ktoś poprosił o nowe hasło do twojego konta w Steamshed. Jeśli to twoja prośba, wybierz je w ciągu godziny:

    { $link }

    Jeśli nie, nic nie trzeba robić: hasło zostaje bez zmian.
    .subject = Nowe hasło
stop-letters = Nie wysyłaj więcej takich e-maili: { $stop }
