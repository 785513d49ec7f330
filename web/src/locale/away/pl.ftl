# Words about people who are away, paces, votes and the menu of a table. They come with the pages that say them.

away = Nieobecność
away-help = W partiach rozgrywanych dniami możesz zapowiedzieć nieobecność: twój zegar się zatrzyma i nikt nie zajmie ci miejsca.
away-kept = Zapisano.
away-close = Zamknij
away-all = Urlopy i godziny aktywności

## Holidays

away-holidays = Moje urlopy
away-holidays-help = Od pierwszego do końca ostatniego dnia twoje zegary stoją przy wszystkich stołach z tempem liczonym w dniach. Zapowiedz urlop wcześniej: zaczyna się najwcześniej o następnej pełnej godzinie i nie zatrzymuje zegara, którego czas prawie minął. Gdy wrócisz wcześniej, niewykorzystane dni wracają do ciebie.
away-days-left = Pozostałe dni w roku { $year }: { $left } z { $days }
away-first = Pierwszy dzień
away-last = Ostatni dzień
away-holiday-state = Zapowiedz urlop
away-holiday-stated = zapowiedziany
away-holiday-now = trwa
away-holiday-over = minął
away-holiday-end = Już jestem
away-holiday-cancel = Odwołaj
away-until = nieobecność do { $date }
away-clock-stands = Zegar stoi do { $date }.

## Hours

away-hours = Moje godziny aktywności
away-hours-help = Przy stołach z godzinami aktywności twój zegar biegnie tylko między tymi godzinami. Zegar, który już biegnie, zachowuje godziny, z którymi ruszył. Co najmniej sześć godzin na dobę.
away-hours-keep = Zapisz godziny
away-wake = Gram od
away-sleep = do

## Who stands in

away-menu = Gdy mnie nie ma…
away-stand-in = Kto gra za mnie
away-stand-in-here = Kto gra za mnie tutaj
away-stand-in-help = Zastępca gra ze swojego konta, widzi to, co ty, i musi się zgodzić; dziennik pokazuje, które ruchy wykonał. Miejsce odbierasz, kiedy chcesz. Wynik jest twój.
away-stand-in-keep = Zapisz
away-who = Zastępca
away-who-nobody = Nikt
away-who-as-usual = Jak przy wszystkich moich stołach
away-who-bot = Bot: { $bot }
away-who-person = Inna osoba…
away-name = Nazwa konta
away-asked-waits = Zapytano, jeszcze bez odpowiedzi.
away-on-holiday = podczas mojego urlopu
away-overtime = gdy mój czas minie (zamiast ustawień stołu)
away-deputy = na razie gra { $name }
away-plays-for-you = Za ciebie gra { $name }.
away-take-back = Odbierz swoje miejsce
away-you-play-for = Grasz za: { $name }.
away-log-by = ruch: { $name }

## What others ask

away-asked = Prośby do ciebie
away-asked-here = { $name } prosi o zastępstwo przy stole „{ $table }” podczas swojej nieobecności.
away-asked-everywhere = { $name } prosi o zastępstwo przy wszystkich swoich stołach podczas swojej nieobecności.
away-accept = Przyjmij
away-decline = Odmów
away-no-longer = Zakończ zastępstwo
away-offered = { $name } chce ci oddać na stałe miejsce: { $game }, „{ $table }”.
away-take-seat = Przyjmij miejsce
away-table-is-asked = Czekamy na zgodę pozostałych graczy.

## Handing over

away-hand = Oddaj swoje miejsce na stałe
away-hand-help = Najpierw zgadza się wybrana osoba, potem pozostali gracze: miejsce przechodzi, gdy zgodzą się wszyscy albo nikt w podanym czasie się nie sprzeciwi. Odtąd także wynik należy do tej osoby.
away-hand-offer = Zaproponuj swoje miejsce
away-hand-keep = Zachowaj swoje miejsce
away-hand-waits = Propozycja dla: { $name }. Jeszcze bez odpowiedzi.
away-hand-until = { $name } przyjmuje. Miejsce przejdzie { $date }, jeśli nikt się nie sprzeciwi.
vote-hand = { $seat } oddaje miejsce: { $friend }. Brak głosu do { $date } oznacza zgodę.

## Paces

pace-hours = { $hours ->
    [one] 1 godzina aktywności na ruch
    [few] { $hours } godziny aktywności na ruch
   *[many] { $hours } godzin aktywności na ruch
}
pace-hours-kind = Godziny aktywności
pace-hours-each = Godzin na ruch
pace-help-hours = Tyle godzin jest na każdy ruch; liczą się tylko godziny aktywności gracza, w jego strefie czasowej.
pace-bank-days = { $days } d + { $hours } h na turę
pace-bank-kind = Pula dni
pace-bank-each = Dni na gracza
pace-bank-more = Dodatkowe godziny na turę
pace-help-bank = Każdy ma tyle dni na całą partię i z każdą turą zyskuje kilka godzin; pula nigdy nie jest większa niż na początku.

## What a table decides together, and its menu

pace-bank = Minuty na gracza
pace-increment = Dodatkowe sekundy na ruch
pace-help-none = Nikogo nie goni czas. Dobre przeciw botom i wśród przyjaciół w jednym pokoju.
pace-help-live = Każdy ma tyle minut i z każdym ruchem zyskuje kilka sekund.
pace-help-days = Tyle dni jest na każdy ruch: partia na tygodnie.
fallback = Gdy minie czas
fallback-bot = Dalej gra bot
fallback-resign = Gracz się poddaje
fallback-wait = Stół czeka
vote = Głosowanie
vote-undo = { $count ->
    [one] { $name } prosi o cofnięcie ostatniego ruchu.
    [few] { $name } prosi o cofnięcie ostatnich { $count } ruchów.
   *[other] { $name } prosi o cofnięcie ostatnich { $count } ruchów.
}
vote-end = { $name } proponuje zakończyć partię teraz.
vote-bot = { $name } proponuje bota na miejsce: { $seat }.
vote-human = { $name } proponuje odebrać botowi miejsce: { $seat }.
vote-rules = { $name } proponuje grać dalej według nowszej wersji zasad.
vote-count = { $yes } z { $needed }
vote-yes = Zgoda
vote-no = Sprzeciw
menu-bot = Zaproponuj bota: { $name }
menu-bot-later = Bot ({ $name }): za { $minutes } min
menu-human = Odbierz swoje miejsce
menu-end = Zaproponuj koniec partii
menu-rules-newer = Zaproponuj nowsze zasady
table-bot-plays = Gra za ciebie bot.
resign-sure = Poddać tę partię?
resign-help = Bot dogra za ciebie, a ty zajmiesz ostatnie miejsce. Tego nie można cofnąć.
resign-no = Graj dalej
menu-resign = Poddaj się
menu-rules = Zasady tej gry
menu-along = Przenieś moje miejsce na inne urządzenie
menu-report = Zgłoś ten stół
