# What the server refuses, each with one cause and the next step: refused-ID. The first page fetches them when it needs them.

refused-another-line = Ten bot połączył się ponownie z innego miejsca.
refused-bad-csrf-token = Twoja sesja w tej przeglądarce wygasła. Wczytaj stronę ponownie.
refused-bad-email = To nie jest adres e-mail.
refused-bad-hook = Tu nie można nic wysłać: adres musi zaczynać się od https:// i być dostępny z internetu.
refused-bad-host = Serwer nie zna tego adresu. Otwórz stronę pod jej zwykłym adresem.
refused-bad-input = To nie pasuje do tego, co jest teraz na planszy. Wczytaj stronę ponownie.
refused-bad-invitation = To zaproszenie jest niepoprawne.
refused-bad-link = Ten link już nie działa. Poproś o nowy.
refused-bad-message = Serwer nie zrozumiał tej wiadomości. Wczytaj stronę ponownie.
refused-bad-name = { $reason ->
    [hidden] Nazwa nie może mieć niewidocznych znaków ani znaków zmieniających kierunek tekstu.
    [long] Nazwa może mieć najwyżej { $longest } znaków.
    [marks] Litera nazwy może mieć najwyżej dwa znaki diakrytyczne.
   *[empty] Nazwa musi mieć choć jedną literę lub cyfrę.
  }
refused-bad-order = Takiego polecenia nie można tu wydać.
refused-bad-order = Takiego polecenia nie można wydać.
refused-bad-plan = Ten plan ma za dużo kroków, by zagrać go naraz.
refused-bad-push-keys = Przeglądarka przysłała złe klucze powiadomień push. Włącz je ponownie.
refused-bad-record = To nie jest zapis partii, którą da się odtworzyć.
refused-bad-request = Serwer nie zrozumiał tego żądania. Wczytaj stronę ponownie.
refused-bad-token = Ten token nie należy do żadnego bota. Utwórz nowy.
refused-bot-does-not-play = { $name } nie gra w tę grę przy takich ustawieniach.
refused-bot-is-away = Ten bot jest offline.
refused-bot-is-busy = { $name } gra już tyle partii, ile może.
refused-bot-plays-for-you = Za ciebie gra bot. Najpierw odbierz swoje miejsce.
refused-bot-sits-here = Bot zajmuje przy stole tylko jedno miejsce.
refused-cannot-be-rated = Stół rankingowy ma po jednym miejscu dla każdego i własny początek, bez ćwiczeń i podpowiedzi.
refused-challenge-is-over = To wyzwanie jest już nieaktualne.
refused-clock-nearly-out = Przy stole „{ $table }” twój czas prawie minął: najpierw wykonaj tam ruch.
refused-enough-bots = { $most ->
    [one] Masz już { $most } bota, to maksimum.
    [few] Masz już { $most } boty, to maksimum.
   *[many] Masz już { $most } botów, to maksimum.
}
refused-failure = Na serwerze coś poszło nie tak. Spróbuj ponownie.
refused-finish-yours-first = Też grasz ten początek: inne stoły zobaczysz po zakończeniu swojej partii.
refused-founder-needs-account = Założyciel grupy musi mieć konto. Aby dołączyć, wystarczy link.
refused-founders-only = To może zrobić tylko założyciel grupy.
refused-group-is-full = Ta grupa osiągnęła limit członków: { $count }.
refused-handover-gone = Ten link już nie działa. Utwórz nowy na drugim urządzeniu.
refused-has-an-account = Masz konto: zaloguj się na drugim urządzeniu.
refused-has-resigned = Ta partia została przez ciebie poddana i nie ma do niej powrotu.
refused-hint-underway = Boty myślą jeszcze nad twoim poprzednim pytaniem.
refused-holiday-dates = Urlop zaczyna się najwcześniej o następnej pełnej godzinie i kończy najpóźniej za rok. Wybierz inne dni.
refused-holiday-overlaps = W tych dniach masz już zapowiedziany urlop.
refused-invitation-expired = To zaproszenie wygasło. Poproś o nowe.
refused-invitation-taken = To zaproszenie zostało użyte: miejsce jest zajęte.
refused-invitation-void = To zaproszenie jest już nieważne. Poproś o nowe.
refused-last-founder = Grupa musi mieć założyciela. Najpierw dodaj innego albo zamknij grupę.
refused-members-only = Przy tym stole mogą siedzieć tylko członkowie grupy.
refused-name-is-taken = Ta nazwa jest zajęta albo zbyt podobna do zajętej.
refused-needs-account = Do tego potrzebujesz konta.
refused-newest-rules = Ta partia ma już najnowszą wersję zasad.
refused-no-advice = Boty nie mają teraz żadnej rady.
refused-no-auction = Nie będzie już licytacji.
refused-no-group = Stały stół musi mieć grupę. Otwórz go na stronie grupy.
refused-no-hints = Przy tym stole podpowiedzi są wyłączone.
refused-no-mail = Ten serwer nie wysyła e-maili.
refused-no-passing = W tej fazie nie można pasować.
refused-no-practice-together = Wspólny początek nie może być stołem do ćwiczeń.
refused-no-reason = Napisz, co jest nie tak.
refused-no-reviews = Ten serwer nie analizuje partii.
refused-no-stand-in = Nikt za ciebie nie gra.
refused-no-standing-table = Stały stół ma po jednym miejscu dla każdego i nie służy do ćwiczeń ani do wspólnego początku.
refused-no-start = Ta partia zaczęła się od zapisanej pozycji, więc inni nie mogą zagrać jej początku.
refused-no-such-action = W tej grze nie ma takiego ruchu.
refused-no-such-bot = Nie ma takiego bota.
refused-no-such-example = Nie ma takiego przykładu.
refused-no-such-feed = Tego kanału już nie ma. Skopiuj nowy link z ustawień.
refused-no-such-game = Nie ma takiej gry.
refused-no-such-group = Nie ma takiej grupy albo do niej nie należysz.
refused-no-such-holiday = Ten urlop już minął.
refused-no-such-language = Ten język jest niedostępny.
refused-no-such-lesson = Nie ma takiej lekcji.
refused-no-such-line = Nie ma takiej wiadomości na czacie.
refused-no-such-map = Ta gra nie ma takiej mapy.
refused-no-such-member = Tej osoby nie ma w grupie.
refused-no-such-moment = W analizie tej partii nie ma takiej decyzji.
refused-no-such-order = Tego polecenia już nie ma.
refused-no-such-person = Tej osoby nie ma albo nic ci nie pokazuje.
refused-no-such-puzzle = Nie ma takiego zadania.
refused-no-such-seat = Nie ma takiego miejsca.
refused-no-such-series = Nie ma takiego początku albo ci go nie udostępniono.
refused-no-such-standing-table = Nie ma takiego stałego stołu.
refused-no-such-study = Nie ma takiego studium albo ci go nie udostępniono.
refused-no-such-table = Nie ma takiego stołu.
refused-no-such-zone = Nie ma takiej strefy czasowej.
refused-nobody-of-that-name = Nie ma konta o nazwie { $name }.
refused-nobody-there = Wybierz kogoś innego.
refused-nobody-to-ask = Tego nie można cofnąć: ruch coś odkrył, a nie ma nikogo, kto mógłby się zgodzić.
refused-not-asked = Ta propozycja już nie obowiązuje.
refused-not-away-long-enough = { $name } ma jeszcze { $minutes } min na powrót; dopiero potem może zagrać bot.
refused-not-found = Nie ma takiej strony.
refused-not-in-a-series = Wspólny początek każdy gra sam, bez zastępcy.
refused-not-ready = Bot nie podał jeszcze, w co gra.
refused-not-signed-in = Najpierw się zaloguj.
refused-not-welcome = Nie możesz tego zrobić: ktoś tutaj cię zablokował.
refused-not-yet = Ta gra ma ukryte informacje: zobaczysz to dopiero po jej końcu.
refused-not-yet-over = To zobaczysz po zakończeniu partii.
refused-not-your-puzzle = Może to zrobić tylko autor zadania.
refused-not-your-seat = Nie grasz przy tym stole.
refused-not-your-study = Może to zrobić tylko właściciel tego studium.
refused-not-your-table = Może to zrobić tylko gracz, który otworzył ten stół.
refused-not-your-turn = To nie twój ruch.
refused-nothing-said = Wiadomość jest pusta.
refused-nothing-to-undo = Nie ma czego cofnąć.
refused-other-version = Ten program jest dla innej wersji serwera. Zaktualizuj go.
refused-player-has-time = { $name } ma jeszcze czas: bot nie może tu grać.
refused-player-is-here = { $name } jest przy stole: bot nie może tam grać.
refused-player-on-holiday = { $name } ma urlop: bot nie może tu grać.
refused-plays-here = Ta osoba gra lub grała na innym miejscu tego stołu.
refused-rated-needs-account = Do gry przy stole rankingowym potrzebne jest konto. Załóż je albo się zaloguj.
refused-ready-already = Bot podał już, w co gra.
refused-registration-is-closed = Na tym serwerze nie można zakładać kont.
refused-rules-do-not-fit = Według nowszych zasad partia potoczyłaby się inaczej od ruchu { $number }, więc zachowuje swoją wersję.
refused-seat-is-taken = To miejsce jest zajęte.
refused-seats-are-open = Niektóre miejsca są jeszcze wolne.
refused-shut-out = { $hours ->
    [one] Administrator zablokował ci dostęp, jeszcze na { $hours } godzinę.
    [few] Administrator zablokował ci dostęp, jeszcze na { $hours } godziny.
   *[many] Administrator zablokował ci dostęp, jeszcze na { $hours } godzin.
}
refused-somebody-already = W tej przeglądarce grasz jako ktoś inny. Najpierw się wyloguj.
refused-stale = W międzyczasie coś się zmieniło. Spróbuj ponownie.
refused-standing-table-has-ended = Ten stały stół został zakończony.
refused-study-is-busy = Ktoś inny pisze właśnie w tym studium. Spróbuj ponownie.
refused-study-is-read-only = Możesz czytać to studium, ale nie możesz w nim pisać.
refused-study-too-large = To studium jest pełne. Najpierw usuń którąś gałąź.
refused-table-is-finished = Partia już się skończyła.
refused-table-is-full = Nie ma wolnego miejsca.
refused-table-is-hidden = Administrator ukrył ten stół.
refused-table-is-open = Partia jeszcze się nie zaczęła.
refused-table-is-running = Partia już się zaczęła.
refused-too-busy = Serwer odtwarza właśnie inne partie. Spróbuj za chwilę.
refused-too-few-hours = { $hours ->
    [one] Potrzeba co najmniej { $hours } godziny aktywności na dobę.
    [few] Potrzeba co najmniej { $hours } godzin aktywności na dobę.
   *[other] Potrzeba co najmniej { $hours } godzin aktywności na dobę.
}
refused-too-large = To jest za długie: można tu wysłać najwyżej { $kilobytes } kB.
refused-too-long = Ten tekst jest za długi. Skróć go.
refused-too-many-days = { $days ->
    [one] Został ci 1 dzień na rok { $year }.
    [few] Zostały ci { $days } dni na rok { $year }.
   *[many] Zostało ci { $days } dni na rok { $year }.
}
refused-too-many-groups = { $count ->
    [one] Należysz już do { $count } grupy: to limit.
    [few] Należysz już do { $count } grup: to limit.
   *[other] Należysz już do { $count } grup: to limit.
}
refused-too-many-hooks = { $count ->
    [one] Webhook ma już { $count } twój stół: to limit.
    [few] Webhook mają już { $count } twoje stoły: to limit.
   *[many] Webhook ma już { $count } twoich stołów: to limit.
}
refused-too-many-lines = Otwarto stąd zbyt wiele stołów naraz. Zamknij kilka i odśwież stronę.
refused-too-many-orders = { $count ->
    [one] Masz tu już { $count } polecenie; najpierw je wycofaj.
    [few] Masz tu już { $count } polecenia; najpierw wycofaj któreś.
   *[many] Masz tu już { $count } poleceń; najpierw wycofaj któreś.
}
refused-too-many-people = Limit wyciszonych i zablokowanych osób to { $count }. Najpierw cofnij którąś blokadę.
refused-too-many-puzzles = { $most ->
    [one] Możesz mieć najwyżej { $most } zadanie. Najpierw je usuń.
    [few] Możesz mieć najwyżej { $most } zadania. Najpierw usuń jedno.
   *[many] Możesz mieć najwyżej { $most } zadań. Najpierw usuń jedno.
}
refused-too-many-reports = To już dość zgłoszeń na raz. Wróć z następnym później.
refused-too-many-requests = { $seconds ->
    [one] Za dużo prób. Spróbuj ponownie za { $seconds } sekundę.
    [few] Za dużo prób. Spróbuj ponownie za { $seconds } sekundy.
   *[many] Za dużo prób. Spróbuj ponownie za { $seconds } sekund.
}
refused-too-many-reviews = { $count ->
    [one] Czekasz już na { $count } analizę.
    [few] Czekasz już na { $count } analizy.
   *[many] Czekasz już na { $count } analiz.
}
refused-too-many-standing-tables = Ta grupa osiągnęła limit stałych stołów: { $count }.
refused-too-many-studies = { $most ->
    [one] Możesz mieć najwyżej { $most } studium. Najpierw je usuń.
    [few] Możesz mieć najwyżej { $most } studia. Najpierw usuń jedno.
   *[many] Możesz mieć najwyżej { $most } studiów. Najpierw usuń jedno.
}
refused-too-slow = Żądanie trwało za długo. Spróbuj ponownie.
refused-undo-goes-further = { $count ->
    [one] To cofnęłoby { $count } ruch.
    [few] To cofnęłoby { $count } ruchy.
   *[other] To cofnęłoby { $count } ruchów.
}
refused-vote-is-open = Głosowanie w tej sprawie już trwa.
refused-vote-is-over = To głosowanie już się skończyło.
refused-weak-password = { $reason ->
    [short] To hasło jest za krótkie.
    [repeated] To hasło w kółko powtarza to samo.
    [row] To hasło to tylko rząd klawiszy.
    [name] To hasło to niewiele więcej niż nazwa.
   *[common] Tego hasła używa wiele osób.
  }
refused-wrong-password = Nazwa lub hasło są błędne.
refused-wrong-shape = Któreś pole jest puste albo tekst w nim jest za długi.
refused-you-block-the-owner = Masz na liście blokad osobę, która otworzyła ten stół.
refused-wrong-method = Serwer tego nie potrafi. Wczytaj stronę ponownie.
refused-no-second-factor = Logowanie dwuetapowe jest wyłączone. Odśwież stronę.
refused-second-factor-is-on = Logowanie dwuetapowe jest już włączone. Najpierw je wyłącz.
refused-second-factor-needed = Wpisz też kod z aplikacji uwierzytelniającej albo użyj klucza dostępu.
refused-wrong-code = Ten kod jest błędny albo został już użyty. Poczekaj na następny.
refused-wrong-passkey = Ten klucz dostępu tu nie działa albo minął czas. Spróbuj ponownie.
refused-no-passkey-shown = Nie użyto klucza dostępu. Spróbuj ponownie albo zaloguj się inaczej.
refused-no-passkeys-here = Na tym serwerze nie można użyć kluczy dostępu. Otwórz go pod jego nazwą, przez https.
refused-too-many-passkeys = Konto nie może mieć więcej kluczy dostępu. Najpierw usuń jeden.
refused-no-such-passkey = Tego klucza dostępu już nie ma. Odśwież stronę.
refused-sign-in-again = Twoje konto nie ma hasła. Zaloguj się ponownie i spróbuj jeszcze raz.
refused-provider-is-away = Logowanie twojego klubu nie odpowiada. Spróbuj później.
refused-provider-says-no = Logowanie klubowe nie udało się. Zacznij od nowa.
refused-no-provider = Ten serwer nie ma logowania klubowego. Odśwież stronę.
refused-last-way-in = Najpierw ustaw hasło, inaczej nie można by się zalogować.
refused-provided-already = Ten członek klubu ma już tutaj konto.
refused-cannot-ban-yourself = Nie możesz zablokować siebie.
refused-no-such-subject = Nie ma niczego ani nikogo o tej nazwie lub identyfikatorze.
