# Words about people who are away, paces, votes and the menu of a table. They come with the pages that say them.

away = Nieobecność
away-help = Tam, gdzie gra trwa dniami, nikt nie czeka na ciebie na próżno i nikt nie zabierze ci miejsca, póki zapowiedziana nieobecność trwa.
away-kept = Zapisano.
away-close = Zamknij
away-all = Urlopy i godziny czuwania

## Holidays

away-holidays = Moje urlopy
away-holidays-help = Od pierwszego dnia do końca ostatniego twoje zegary stoją przy wszystkich stołach, gdzie gra trwa dniami. Zapowiedz to wcześniej: zaczyna się najwcześniej o następnej pełnej godzinie i nie pomoże tam, gdzie twój czas prawie minął. Gdy wrócisz wcześniej, niewykorzystane dni wracają do ciebie.
away-days-left = { $year }: zostało { $left } z { $days } dni
away-first = Pierwszy dzień
away-last = Ostatni dzień
away-holiday-state = Zapowiedz urlop
away-holiday-stated = dopiero będzie
away-holiday-now = teraz
away-holiday-over = minął
away-holiday-end = Już jestem
away-holiday-cancel = Odwołaj
away-until = nieobecny do { $date }
away-clock-stands = Zegar stoi do { $date }.

## Hours

away-hours = Kiedy nie śpię
away-hours-help = Przy stołach z godzinami czuwania twój zegar liczy tylko między tymi godzinami. Zegar, który już biegnie, zachowuje godziny, z którymi ruszył. Co najmniej sześć godzin na dobę.
away-hours-keep = Zapisz godziny
away-wake = Nie śpię od
away-sleep = do

## Who stands in

away-menu = Gdy mnie nie ma …
away-stand-in = Kto gra za mnie
away-stand-in-here = Kto gra za mnie tutaj
away-stand-in-help = Człowiek gra na swoim koncie, widzi to, co twoje miejsce, i musi się zgodzić; dziennik mówi, że to on. Miejsce odbierasz, kiedy chcesz. Wynik jest twój.
away-stand-in-keep = Zapisz
away-who = Zastępca
away-who-nobody = Nikt
away-who-as-usual = Jak przy wszystkich moich stołach
away-who-bot = Bot: { $bot }
away-who-person = Człowiek …
away-name = Nazwa konta
away-asked-waits = Zapytany, jeszcze nie odpowiedział.
away-on-holiday = podczas mojego urlopu
away-overtime = gdy mój czas minie, zamiast tego, co mówi stół
away-deputy = na razie gra { $name }
away-plays-for-you = Za ciebie gra { $name }.
away-take-back = Odbierz swoje miejsce
away-you-play-for = Grasz za: { $name }.
away-log-by = ruch: { $name }

## What others ask

away-asked = Ktoś cię prosi
away-asked-here = { $name } prosi, żeby grać za niego przy stole „{ $table }”, gdy go nie ma.
away-asked-everywhere = { $name } prosi, żeby grać za niego przy jego stołach, gdy go nie ma.
away-accept = Zgoda
away-decline = Odmów
away-no-longer = Już nie
away-offered = { $name } chce ci na stałe oddać miejsce: { $game }, „{ $table }”.
away-take-seat = Weź miejsce
away-table-is-asked = Stół jest pytany o zgodę.

## Handing over

away-hand = Oddaj swoje miejsce na stałe
away-hand-help = Przyjaciel się zgadza, potem pytany jest stół: miejsce jest jego, gdy wszyscy pozostali się zgodzą albo nikt w podanym czasie się nie sprzeciwi. Wynik gry jest odtąd jego.
away-hand-offer = Zaproponuj swoje miejsce
away-hand-keep = Zachowaj swoje miejsce
away-hand-waits = Propozycja dla: { $name }. Jeszcze bez odpowiedzi.
away-hand-until = { $name } się zgadza. Miejsce będzie jego { $date }, jeśli nikt się nie sprzeciwi.
vote-hand = { $seat } oddaje miejsce: { $friend }. Kto nic nie powie, zgadza się { $date }.

## Paces

pace-hours = { $hours ->
    [one] 1 godzina czuwania na ruch
    [few] { $hours } godziny czuwania na ruch
   *[many] { $hours } godzin czuwania na ruch
}
pace-hours-kind = Godziny czuwania
pace-hours-each = Godzin na ruch
pace-help-hours = Tyle godzin na każdy ruch, które liczą się tylko, gdy gracz nie śpi: według jego godzin i w jego strefie czasowej.
pace-bank-days = { $days } d + { $hours } h na turę
pace-bank-kind = Zapas dni
pace-bank-each = Dni dla każdego
pace-bank-more = Godzin więcej za turę
pace-help-bank = Każdy ma tyle dni na całą grę i z każdą turą zyskuje kilka godzin; zapas nigdy nie jest większy niż na początku.

## Refusals

refused-holiday-dates = Urlop trwa od dziś lub później do dnia w ciągu roku i zaczyna się najwcześniej o następnej pełnej godzinie.
refused-holiday-overlaps = Na jeden z tych dni masz już zapowiedziany urlop.
refused-too-many-days = { $days ->
    [one] Z roku { $year } został ci 1 dzień.
    [few] Z roku { $year } zostały ci { $days } dni.
   *[many] Z roku { $year } zostało ci { $days } dni.
}
refused-clock-nearly-out = Przy stole „{ $table }” twój czas prawie minął: najpierw wykonaj tam ruch.
refused-no-such-holiday = Ten urlop już minął.
refused-no-such-zone = Nie ma takiej strefy czasowej.
refused-too-few-hours = Godzin czuwania jest co najmniej { $hours } na dobę.
refused-nobody-of-that-name = Nie ma konta o nazwie { $name }.
refused-nobody-there = To ty.
refused-plays-here = Kto gra lub grał na innym miejscu tego stołu, nie może wziąć tego.
refused-not-in-a-series = Początek, w który gra wielu, każdy gra sam.
refused-not-asked = Ta propozycja już nie obowiązuje.
refused-vote-is-open = Nad tym już trwa głosowanie.
refused-player-on-holiday = { $name } ma urlop: bot nie może tu grać.
refused-player-has-time = { $name } ma jeszcze czas: bot nie może tu grać.

## What a table decides together, and its menu

pace-bank = Minut na gracza
pace-increment = Sekund więcej za ruch
pace-help-none = Nikt nie pogania. Dobre przeciw botom i wśród przyjaciół w jednym pokoju.
pace-help-live = Każdy ma tyle minut i z każdym ruchem zyskuje kilka sekund.
pace-help-days = Na każdy ruch jest tyle dni: stół na tygodnie.
fallback = Gdy minie czas
fallback-bot = Gra dalej bot
fallback-resign = Poddaje się
fallback-wait = Czekamy
vote = Głosowanie
vote-undo = { $count ->
    [one] { $name } prosi o cofnięcie ostatniego ruchu.
   *[other] { $name } prosi o cofnięcie ostatnich { $count } ruchów.
}
vote-end = { $name } proponuje zakończyć grę tutaj.
vote-bot = { $name } proponuje bota za: { $seat }.
vote-human = { $name } proponuje, by { $seat } przejął grę od bota.
vote-rules = { $name } proponuje grać dalej według nowszej wersji zasad.
vote-count = { $yes } z { $needed }
vote-yes = Zgoda
vote-no = Sprzeciw
menu-bot = Zaproponuj bota za: { $name }
menu-bot-later = Bot za: { $name }, najwcześniej za { $minutes } min
menu-human = Odbierz swoje miejsce botowi
menu-end = Zaproponuj koniec gry
menu-rules-newer = Zaproponuj grę według nowszych zasad
table-bot-plays = Gra za ciebie bot.
resign-sure = Poddać tę grę?
resign-help = Bot dogra za ciebie, a ty zajmiesz ostatnie miejsce. Nie ma odwrotu.
resign-no = Gram dalej
menu-resign = Poddaj się
menu-rules = Zasady tej gry
menu-along = Przenieś moje miejsce na inne urządzenie
menu-report = Zgłoś ten stół
