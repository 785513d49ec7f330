# Words that only some pages say: settings, hints, warnings, the companion. They come with those pages.

hints = Podpowiedzi
hints-off = Tylko przeciw botom
hints-on = Dozwolone dla wszystkich
hints-help-off = Grając tylko przeciw botom, możesz zapytać, co zrobiłby bot. Tam, gdzie ludzie grają ze sobą, nikt nie może.
hints-help-on = Każdy może zapytać, co zrobiłby bot na jego miejscu, także w grze z ludźmi. Zaproszeni to widzą.
hints-mark = podpowiedzi dozwolone
hint-ask = Co zrobiłby bot?
hint-off = Tu nie ma podpowiedzi: grają ze sobą ludzie i nie dopuszczono ich przy zakładaniu stołu.
hint-thinking = Bot myśli…
hint-title = Co zrobiłby bot
hint-why = Dlaczego, w punktach końcowych
hint-better = { $points ->
    [one] Mniej więcej o { $points } punkt lepsze niż:
    [few] Mniej więcej o { $points } punkty lepsze niż:
    [many] Mniej więcej o { $points } punktów lepsze niż:
   *[other] Mniej więcej o { $points } punktu lepsze niż:
}
hint-equal = Mniej więcej tak samo dobre:
hint-only = Bot nie widzi nic innego, co warto rozważyć.
hint-show-other = Pokaż
hint-show-first = Pokaż pierwsze
hint-do = Zagraj to
hint-do-other = Zagraj raczej to
hint-close = Zamknij
hint-thought = To rada, nie rozkaz. Bot nie wie więcej, niż możesz zobaczyć.

settings-language = Język
settings-language-help = To, co nie jest jeszcze przetłumaczone, widać po angielsku.
settings-language-system = Jak w przeglądarce
settings-theme = Kolory
settings-theme-help = Elementy zachowują kolory; zmieniają się papier, woda i tusz.
settings-theme-system = System
settings-theme-light = Jasne
settings-theme-dark = Ciemne
settings-contrast = Kontrast
settings-contrast-help = Mocniejsze linie, bez szarego tekstu.
settings-contrast-normal = Zwykły
settings-contrast-more = Większy
settings-motion = Animacja
settings-motion-help = Elementy przesuwają się na miejsce albo od razu tam są.
settings-motion-system = System
settings-motion-none = Brak
settings-bots = Boty
settings-bots-help = Jak szybko widzisz, co robią boty. Gdy przy stole patrzy kilka osób, liczy się najwolniejsze ustawienie.
settings-bots-once = Od razu
settings-bots-steps = Krok po kroku
settings-bots-slow = Powoli
settings-patterns = Wzory na torach
settings-patterns-help = Wzór na torach każdego gracza, oprócz koloru i znaku.
settings-notify = Powiadomienia
settings-notify-help = Przeglądarka powiadomi cię o twoim ruchu, gdy ta karta jest w tle.
settings-forced = Ruchy wymuszone
settings-forced-help = Wykonuje za ciebie jedyny możliwy ruch, gdy nic od niego nie zależy. Sprzedaż, koniec tury i wszystko, co coś odkrywa, zawsze czeka na twoje kliknięcie.
settings-steps = Kroki jednym kliknięciem
settings-steps-help = Jedno kliknięcie w panelu wykonuje każdy krok, który można cofnąć i po którym grasz dalej. Wył.: każdy krok wybierasz i potwierdzasz.
settings-endings = Pokazuj koniec każdej tury
settings-endings-help = To, co dzieje się samo na koniec tury (pieniądze, kości), widać krok po kroku. Wył.: od razu.
settings-kept-account = Zapisane na twoim koncie.
settings-kept-browser = Zapisane w tej przeglądarce.
settings-blunders = Ostrzegaj przed poważnymi błędami
settings-blunders-help = Tylko przeciw botom: przed ruchem, który na pewno kosztuje wiele punktów, zobaczysz, ile ich stracisz. Każdy ruch trwa o chwilę dłużej.
blunder-title = Na pewno?
blunder-costs = { $points ->
    [one] To będzie kosztować na koniec mniej więcej { $points } punkt.
    [few] To będzie kosztować na koniec mniej więcej { $points } punkty.
    [many] To będzie kosztować na koniec mniej więcej { $points } punktów.
   *[other] To będzie kosztować na koniec mniej więcej { $points } punktu.
}
blunder-better = Bot zagrałby raczej: { $what }.
blunder-anyway = Zagraj mimo to
blunder-think = Jeszcze pomyślę

guide = Pomoc przy tej decyzji
guide-about = O tej decyzji
guide-page = W instrukcji
guide-rules = Zasady
companion = Przewodnik
companion-matters = Co zwykle się liczy
companion-mistake = Częsty błąd
companion-fold = Rozumiem
companion-again = Wyjaśnij jeszcze raz
companion-careful = Uwaga
companion-numbers = Liczby są nad przyciskiem. Mimo to możesz to zrobić.
companion-says = Kiedy się odzywa
companion-every = Każda faza
companion-warnings = Tylko ostrzeżenia
companion-off = Nic
first-game = Twoja pierwsza partia
first-game-how = Prawdziwa partia przeciw łatwym botom; przewodnik objaśnia każdą fazę, gdy do niej dojdzie.

learn-intro = Krótkie lekcje na prawdziwych planszach: ruchy wykonujesz ty. Konto nie jest potrzebne, a zacząć możesz gdziekolwiek.
learn-course = { $lessons ->
    [one] jedna lekcja
    [few] { $lessons } lekcje
   *[other] { $lessons } lekcji
}, { $minutes } min
learn-done-of = Ukończono { $done } z { $lessons }
learn-left = zostało ok. { $minutes } min
learn-minutes = { $minutes } min
learn-done = ukończono
learn-step = krok { $step } z { $steps }
learn-begin = Zacznij
learn-again = Jeszcze raz
learn-go-on = Dalej
learn-go-on-with = Dalej: lekcja { $number }
learn-open = Zacznij od dowolnej lekcji.
learn-know = Co już wiesz
learn-lesson-of = { $game } · lekcja { $place } z { $lessons }
learn-exercise-of = { $game } · ćwiczenie { $place } z { $lessons }
learn-steps = Kroki lekcji
learn-task = Twój ruch
learn-right = Dobrze!
learn-not-yet = Jeszcze nie to
learn-back = Cofnij ruch
learn-show = Pokaż mi
learn-next = Następna lekcja
learn-next-exercise = Następne ćwiczenie
learn-exercises = Ćwiczenia decyzyjne
learn-exercises-how = W każdym jedna decyzja: wszystkie odpowiedzi są zgodne z zasadami, jedna jest najlepsza, a przy każdej piszemy, do czego prowadzi.
learn-solved-of = Rozwiązane: { $done } z { $exercises }
learn-to-course = Powrót do kursu
learn-text = Lekcja
learn-rules = Zasady
learn-book = Instrukcja
learn-words = Słowniczek
learn-words-lead = Te pojęcia są objaśnione wszędzie, gdzie podkreślono je kropkami.
learn-aid = Karta pomocy
learn-aid-for = karta pomocy · zwykłe zasady · { $players }
learn-aid-foot = Zasady po numerach: wpisz w wyszukiwarkę zasad numer zasady, taki jak obok akapitów instrukcji.
learn-print = Drukuj
learn-example = Przykład krok po kroku
learn-figure = Plansza na końcu przykładu
learn-allowed = Dozwolone:
learn-refused = Niedozwolone:

odd = Dziwne zdanie?
odd-help = Administrator dowie się, o które zdanie chodzi, w jakim języku i na której stronie.
odd-word = Co brzmi dziwnie? (opcjonalnie)
odd-done = Dziękujemy. Administrator to przeczyta.
