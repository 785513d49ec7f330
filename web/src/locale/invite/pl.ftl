# Słowa stołu, przy którym gra się jeszcze nie zaczęła: kto zaprasza, do czego, kto gdzie siedzi.

waiting-full = komplet graczy
waiting-start = Zacznij
waiting-start-bots = Zacznij i dosadź boty
waiting-leave = Odejdź od stołu
invite = Utwórz zaproszenie
invitations = Zaproszenia
invitations-help = Każdy link wyślij jednej osobie. Kto pierwszy z nim usiądzie, ten ma miejsce, także bez konta; potem link wygasa.
invitation-for = Zaproszenie na miejsce { $seat }
invitation-until = Ważne do { $date }
invitation-elsewhere = Miejsce { $seat }: link utworzono w innej przeglądarce. Utwórz nowy.
invitation-renew = Nowy link
invitation-withdraw = Wycofaj
invitation-over = To zaproszenie wygasło
invitation-look = Oglądaj stół
guest-name = Nick
invite-to = { $host } zaprasza cię do gry { $game }
invite-to-nobody = Masz zaproszenie do gry { $game }
invite-length = Czas gry
invite-learn = Nie znasz tej gry? Zacznij od pierwszej lekcji
invite-name-first = Najpierw wpisz swoje imię: zobaczą je pozostali.
new-no-seat = Nie masz miejsca przy tym stole: będziesz tylko oglądać.
