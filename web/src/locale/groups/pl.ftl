# Words of groups: circles of friends with tables, results and a page of their own.

groups = Grupy
groups-lead = Krąg przyjaciół z własnymi stołami, wynikami i czatem.
groups-none = Nie należysz jeszcze do żadnej grupy.
groups-found = Załóż grupę
groups-found-help = Dostaniesz link, którym wejdą twoi przyjaciele, z kontem lub bez.
groups-name = Nazwa grupy
groups-people = { $count ->
    [one] jedna osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
groups-running = { $count ->
    [one] jedna trwająca gra
    [few] { $count } trwające gry
   *[many] { $count } trwających gier
}
groups-mine = { $count ->
    [one] jedna czeka na ciebie
    [few] { $count } czekają na ciebie
   *[many] { $count } czeka na ciebie
}

group-owed = Kto ma ruch
group-owed-none = Na nikogo się nie czeka.
group-owed-since = od: { $when }
group-owed-until = do: { $when }
group-tables = Stoły
group-tables-none = Grupa nie ma otwartych stołów ani trwających gier.

group-results = Wyniki
group-results-none = Grupa nie ukończyła jeszcze żadnej gry.
group-results-all = Wszystkie gry
group-results-person = Kto
group-results-games = Gry
group-results-wins = Wygrane
group-results-places = Miejsca
group-results-place = { $place }.: { $count }×
group-former = już poza grupą
group-beat = Kto był przed kim
group-beat-help = Ile razy osoba z wiersza zajęła miejsce przed osobą z kolumny.

group-standing = Stałe stoły
group-standing-none = Jeszcze żadnego. Nowy stół grupy może zacząć się znowu po końcu gry.
group-standing-game = Gra { $number }
group-standing-at-once = Zaczyna się znowu zaraz po końcu gry, miejsca przesuwają się o jedno.
group-standing-hours = { $hours ->
    [one] Zaczyna się znowu godzinę po końcu gry, miejsca przesuwają się o jedno.
    [few] Zaczyna się znowu { $hours } godziny po końcu gry, miejsca przesuwają się o jedno.
   *[many] Zaczyna się znowu { $hours } godzin po końcu gry, miejsca przesuwają się o jedno.
}
group-standing-bot = Miejsce nieobecnego zajmuje bot: { $bot }.
group-standing-wait = Gdy kogoś brakuje, wszyscy czekają.
group-standing-next = Następna gra:
group-standing-line = Na miejsce czekają: { $names }
group-standing-in = Gram od następnej gry
group-standing-out = Od następnej gry beze mnie
group-standing-stay = Jednak zostaję
group-standing-due = Następna gra zacznie się: { $when }
group-standing-missing = Zacznie się, gdy ktoś zajmie wolne miejsce.
group-standing-paused = Wstrzymany: nie zacznie się nowa gra.
group-standing-pause = Wstrzymaj
group-standing-go = Wznów
group-standing-end = Zakończ
group-standing-history = { $count ->
    [one] Jedna gra ukończona
    [few] { $count } gry ukończone
   *[many] { $count } gier ukończonych
}

group-chat-write = Napisz do grupy
group-people = Ludzie
group-about = O graczu { $name }
group-founder = założyciel
group-make-founder = Uczyń założycielem: { $name }
group-make-member = { $name } nie będzie już założycielem
group-remove = Usuń: { $name }
group-remove-sure = Usunąć gracza { $name } z grupy? Trwające gry toczą się do końca.
group-link = Zaproszenie linkiem
group-link-help = Kto ma link, może dołączyć, także bez konta.
group-link-make = Utwórz link
group-link-elsewhere = Link istnieje, ale ta przeglądarka go nie zna. Nowy go unieważni.
group-rename = Zmień nazwę
group-leave = Opuść grupę
group-leave-sure = Opuścić grupę? Twoje trwające gry toczą się dalej.
group-close = Zamknij grupę
group-close-sure = Zamknąć grupę dla wszystkich? Trwające gry toczą się do końca; czat i wyniki znikną.
group-report = Zgłoś tę grupę
group-door = Zaproszenie do grupy { $group }
group-door-guest = Bez konta jesteś gościem tej przeglądarki. Masz konto?
group-door-join = Dołącz

group-for = Dla grupy { $group }
group-for-help = Usiąść mogą tylko członkowie grupy.
group-of-table = Do grupy
group-private-help = Stół widzą tylko członkowie grupy.
group-again = Po końcu gry
group-again-off = To wszystko
group-again-on = Zacznij znowu
group-again-help = Następną grę grają ci sami ludzie, miejsca przesuwają się o jedno. Każdy może powiedzieć, że już nie gra, a inni mogą stanąć w kolejce.
group-again-when = Następna gra zacznie się
group-again-at-once = od razu
group-again-hours = { $hours ->
    [one] po godzinie
    [few] po { $hours } godzinach
   *[many] po { $hours } godzinach
}
group-again-missing = Gdy kogoś brakuje
group-again-bot = Gra bot
group-again-wait = Wszyscy czekają
seat-member = Członek grupy

founder-needs-account = Założyć grupę i być jej założycielem może tylko ktoś z kontem. Aby dołączyć, wystarczy link.
founders-only = To może zrobić tylko założyciel grupy.
group-is-full = Ta grupa ma { $count } członków: więcej być nie może.
last-founder = Grupa ma co najmniej jednego założyciela. Najpierw uczyń założycielem kogoś innego albo zamknij grupę.
members-only = Ten stół jest dla członków grupy.
no-standing-table = Stół, który zaczyna się znowu, ma po jednym miejscu dla każdego i nie służy do ćwiczeń ani za wspólny początek.
no-such-group = Nie ma takiej grupy albo do niej nie należysz.
too-many-groups = Należysz do { $count } grup: więcej być nie może.
too-many-standing-tables = Ta grupa ma { $count } stałych stołów: więcej być nie może.
