# Words that only some pages say: settings, hints, warnings, the companion. They come with those pages.

hints = Podpowiedzi
hints-off = Tylko przeciw botom
hints-on = Dozwolone dla wszystkich
hints-help-off = Kto gra tylko przeciw botom, może zapytać, co zrobiłby bot. Gdzie ludzie grają przeciw sobie, nie może nikt.
hints-help-on = Każdy może zapytać, co zrobiłby bot na jego miejscu, także przeciw ludziom. Zaproszeni to widzą.
hints-mark = podpowiedzi dozwolone
hint-ask = Co byś zrobił?
hint-off = Tu nie ma podpowiedzi: ludzie grają przeciw sobie i nie umówili się na nie przy zakładaniu stołu.
hint-thinking = Bot myśli …
hint-title = Co zrobiłby bot
hint-why = Dlaczego, w punktach na koniec
hint-better = { $points ->
    [one] Około { $points } punkt lepsze niż:
    [few] Około { $points } punkty lepsze niż:
    [many] Około { $points } punktów lepsze niż:
   *[other] Około { $points } punktu lepsze niż:
}
hint-equal = Mniej więcej tak samo dobre:
hint-only = Bot nie widzi nic innego, co warto by rozważyć.
hint-show-other = Pokaż
hint-show-first = Pokaż pierwsze
hint-do = Zrób to
hint-do-other = Raczej to
hint-close = Zamknij
hint-thought = To myśl, nie rozkaz. Nie wie więcej, niż możesz widzieć.

settings-language = Język
settings-language-help = Co nie jest jeszcze przetłumaczone, jest po angielsku.
settings-language-system = Jak w przeglądarce
settings-theme = Kolory
settings-theme-help = Elementy zachowują kolory; zmieniają się papier, woda i tusz.
settings-theme-system = System
settings-theme-light = Jasne
settings-theme-dark = Ciemne
settings-contrast = Kontrast
settings-contrast-help = Mocniejsze linie, bez szarego tekstu.
settings-contrast-normal = Zwykły
settings-contrast-more = Większy
settings-motion = Animacja
settings-motion-help = Elementy jadą na miejsce albo tam skaczą.
settings-motion-system = System
settings-motion-none = Brak
settings-patterns = Wzory na torach
settings-patterns-help = Wzór na torach każdego gracza, obok koloru i znaku.
settings-notify = Powiadomienia
settings-notify-help = Przeglądarka powie, gdy jest twój ruch, a patrzysz gdzie indziej.
settings-forced = Ruchy wymuszone
settings-forced-help = Daje za ciebie jedyną możliwą odpowiedź, gdy nic od niej nie zależy. Sprzedaż, koniec tury i wszystko, co coś odsłania, zawsze czeka na twoje kliknięcie.
settings-steps = Kroki od razu
settings-steps-help = W panelu jedno kliknięcie zagrywa każdą odpowiedź, którą można cofnąć i po której grasz dalej. Wyłączone: każdą odpowiedź wybierasz i potwierdzasz.
settings-endings = Odtwarzaj koniec każdej tury
settings-endings-help = To, co na koniec tury dzieje się samo, pieniądze i kości, widać krok po kroku. Wył.: od razu.
settings-kept-account = Zapisane przy twoim koncie.
settings-kept-browser = Zapisane w tej przeglądarce.
settings-blunders = Ostrzegaj mnie przed grubymi błędami
settings-blunders-help = Tylko przeciw botom: przed ruchem, który na pewno kosztuje wiele punktów, zdanie mówi ile. Każdy ruch trwa o chwilę dłużej.
blunder-title = Na pewno?
blunder-costs = { $points ->
    [one] To będzie na koniec kosztować około { $points } punkt.
    [few] To będzie na koniec kosztować około { $points } punkty.
    [many] To będzie na koniec kosztować około { $points } punktów.
   *[other] To będzie na koniec kosztować około { $points } punktu.
}
blunder-better = Bot wolałby: { $what }.
blunder-anyway = Zagraj mimo to
blunder-think = Jeszcze pomyślę

guide = Pomoc przy tej decyzji
guide-about = O tej decyzji
guide-page = W księdze zasad
guide-rules = Zasady
companion = Przewodnik
companion-matters = Co zwykle się liczy
companion-mistake = Częsty błąd
companion-fold = Rozumiem
companion-again = Wyjaśnij jeszcze raz
companion-careful = Uwaga
companion-numbers = Liczby stoją nad przyciskiem. Mimo to możesz to zrobić.
companion-says = Ile mówi
companion-every = Każda faza
companion-warnings = Tylko ostrzeżenia
companion-off = Nic
first-game = Twoja pierwsza gra
first-game-how = Prawdziwa gra przeciw łagodnym botom; przewodnik objaśnia każdą fazę, gdy nadejdzie.

learn-intro = Krótkie lekcje na prawdziwych pozycjach: ruchy wykonujesz ty. Konto nie jest potrzebne i nic nie jest zablokowane.
learn-course = { $lessons ->
    [one] jedna lekcja
    [few] { $lessons } lekcje
   *[other] { $lessons } lekcji
}, { $minutes } minut
learn-done-of = Ukończono { $done } z { $lessons }
learn-left = zostało około { $minutes } minut
learn-minutes = { $minutes } min
learn-done = gotowe
learn-step = krok { $step } z { $steps }
learn-begin = Zacznij
learn-again = Jeszcze raz
learn-go-on = Dalej
learn-go-on-with = Dalej: lekcja { $number }
learn-open = Możesz zacząć w dowolnym miejscu. Nic nie jest zablokowane.
learn-know = Co już wiesz
learn-lesson-of = { $game } · lekcja { $place } z { $lessons }
learn-exercise-of = { $game } · ćwiczenie { $place } z { $lessons }
learn-steps = Kroki lekcji
learn-task = Twój ruch
learn-right = Dobrze!
learn-not-yet = Jeszcze nie
learn-back = Cofnij ruch
learn-show = Pokaż mi
learn-next = Następna lekcja
learn-next-exercise = Następne ćwiczenie
learn-exercises = Ćwiczenia w ocenie
learn-exercises-how = Po jednej decyzji: wszystkie odpowiedzi są zgodne z zasadami, jedna najlepsza, a każda mówi, dokąd prowadzi.
learn-solved-of = Rozwiązane: { $done } z { $exercises }
learn-to-course = Powrót do kursu
learn-text = Lekcja
learn-rules = Zasady
learn-book = Księga zasad
learn-words = Słowa
learn-words-lead = Te słowa są objaśnione wszędzie, gdzie są podkreślone kropkami.
learn-aid = Karta pomocy
learn-aid-for = karta pomocy · zwykłe zasady · { $players }
learn-aid-foot = Zasady według numerów: wpisz numer zasady, taki jak obok akapitów księgi zasad, w wyszukiwarkę zasad.
learn-print = Drukuj
learn-example = Przykład krok po kroku
learn-figure = Plansza na końcu przykładu
refused-no-such-example = Nie ma takiego przykładu.
refused-no-such-lesson = Nie ma takiej lekcji.
refused-no-such-action = W tej grze nie ma takiego ruchu.
refused-bad-csrf-token = Serwer nie rozpoznaje już tej przeglądarki. Wczytaj stronę ponownie.
refused-bad-input = To nie pasuje do tego, co jest teraz na planszy. Wczytaj stronę ponownie.
refused-bad-order = Takiego polecenia nie można tu wydać.
refused-bad-plan = Ten plan ma za dużo kroków, by zagrać go naraz.
refused-bad-record = To nie jest zapis gry, którą dałoby się odtworzyć.
refused-failure = Na serwerze coś poszło nie tak. Spróbuj ponownie.
refused-hint-underway = Boty myślą jeszcze nad twoim poprzednim pytaniem.
refused-no-advice = Boty nie mają teraz żadnej rady.
refused-no-such-game = Nie ma takiej gry.
refused-no-such-series = Nie ma takiego początku albo nie jest ci udostępniony.
refused-not-your-seat = Nie grasz przy tym stole.
refused-not-your-study = Może to zrobić tylko właściciel tego studium.
refused-not-your-turn = To nie twój ruch.
refused-nothing-to-undo = Nie ma czego cofnąć.
refused-seat-is-taken = To miejsce jest zajęte.
refused-stale = W międzyczasie coś się zmieniło. Spróbuj ponownie.
refused-table-is-full = Nie ma wolnego miejsca.
refused-too-long = To jest za długie.
refused-vote-is-over = To głosowanie się skończyło.
