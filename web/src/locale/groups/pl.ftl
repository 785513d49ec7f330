# Words of groups: circles of friends with tables, results and a page of their own.

groups = Grupy
groups-lead = Krąg przyjaciół z własnymi stołami, wynikami i czatem.
groups-none = Nie należysz jeszcze do żadnej grupy.
groups-found = Załóż grupę
groups-found-help = Dostaniesz link, którym wejdą twoi przyjaciele, z kontem lub bez.
groups-name = Nazwa grupy
groups-people = { $count ->
    [one] jedna osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
groups-running = { $count ->
    [one] jedna trwająca partia
    [few] { $count } trwające partie
   *[many] { $count } trwających partii
}
groups-mine = { $count ->
    [one] jedna czeka na ciebie
    [few] { $count } czekają na ciebie
   *[many] { $count } czeka na ciebie
}

group-owed = Czekamy na
group-owed-none = Nikt nie każe innym czekać.
group-owed-since = od: { $when }
group-owed-until = do: { $when }
group-tables = Stoły
group-tables-none = Grupa nie ma otwartych stołów ani trwających partii.

group-results = Wyniki
group-results-none = Grupa nie ukończyła jeszcze żadnej partii.
group-results-all = Wszystkie gry
group-results-person = Gracz
group-results-games = Partie
group-results-wins = Wygrane
group-results-places = Miejsca
group-results-place = miejsce { $place }: { $count }×
group-former = poza grupą
group-beat = Kto był przed kim
group-beat-help = Ile razy osoba z wiersza zajęła miejsce przed osobą z kolumny.

group-standing = Stałe stoły
group-standing-none = Jeszcze żadnego. Nowy stół grupy można ustawić tak, by po końcu partii zaczynał następną.
group-standing-game = Partia { $number }
group-standing-at-once = Następna partia zaczyna się zaraz po końcu poprzedniej; miejsca przesuwają się o jedno.
group-standing-hours = { $hours ->
    [one] Następna partia zaczyna się godzinę po końcu poprzedniej; miejsca przesuwają się o jedno.
    [few] Następna partia zaczyna się { $hours } godziny po końcu poprzedniej; miejsca przesuwają się o jedno.
   *[many] Następna partia zaczyna się { $hours } godzin po końcu poprzedniej; miejsca przesuwają się o jedno.
}
group-standing-bot = Za brakującą osobę gra bot: { $bot }.
group-standing-wait = Gdy kogoś brakuje, wszyscy czekają.
group-standing-next = Następna partia:
group-standing-line = Na miejsce czekają: { $names }
group-standing-in = Dołącz od następnej partii
group-standing-out = Odejdź po tej partii
group-standing-stay = Jednak zostań
group-standing-due = Następna partia zacznie się: { $when }
group-standing-missing = Zacznie się, gdy ktoś zajmie wolne miejsce.
group-standing-paused = Wstrzymany: nowa partia się nie zacznie.
group-standing-pause = Wstrzymaj
group-standing-go = Wznów
group-standing-end = Zakończ ten stół
group-standing-history = { $count ->
    [one] Jedna partia ukończona
    [few] { $count } partie ukończone
   *[many] { $count } partii ukończonych
}

group-chat-write = Napisz do grupy
group-people = Członkowie
group-about = O graczu { $name }
group-founder = założyciel
group-make-founder = Dodaj założyciela: { $name }
group-make-member = Cofnij rolę założyciela: { $name }
group-remove = Usuń: { $name }
group-remove-sure = Usunąć z grupy: { $name }? Trwające partie toczą się do końca.
group-link = Zaproszenie przez link
group-link-help = Kto ma link, może dołączyć, także bez konta.
group-link-make = Utwórz link
group-link-elsewhere = Jest już link utworzony w innej przeglądarce. Nowy go unieważni.
group-rename = Zmień nazwę
group-leave = Opuść grupę
group-leave-sure = Opuścić grupę? Twoje trwające partie toczą się dalej.
group-close = Zamknij grupę
group-close-sure = Zamknąć grupę dla wszystkich? Trwające partie toczą się do końca; czat i wyniki znikną.
group-report = Zgłoś tę grupę
group-door = Zaproszenie do grupy { $group }
group-door-guest = Bez konta twoje miejsce jest związane z tą przeglądarką. Masz konto?
group-door-join = Dołącz

group-for = Dla grupy { $group }
group-for-help = Usiąść mogą tylko członkowie grupy.
group-of-table = Do grupy
group-private-help = Stół widzą tylko członkowie grupy.
group-again = Po końcu partii
group-again-off = Zamknij stół
group-again-on = Zacznij następną
group-again-help = Następną partię grają te same osoby, miejsca przesuwają się o jedno. Każdy może zrezygnować, a inni mogą czekać na wolne miejsce.
group-again-when = Następna partia zacznie się
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
