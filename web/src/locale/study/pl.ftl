# Słowa studiów i planszy „co by było, gdyby”.

study = Studium
study-open = Analizuj partię
study-ways = Partia
study-table = Stół
study-menu = Więcej o tym studium
study-by = Studium: { $name }
study-writers = współautorzy: { $names }
study-tree = Drzewo wariantów
study-main = Co się stało
study-beginning = Początek
study-branch = Gałąź { $letter }, ruch { $move }
study-not-happened = tak nie było
study-help = Liczba to szansa wygranej gracza { $name }. Wybierz ruch na planszy, a powstanie nowa gałąź.
study-help-read = Liczba to szansa wygranej gracza { $name }. Możesz czytać to studium, ale nie pisać w nim.
study-more-moves = { $count ->
    [one] jeszcze { $count } ruch
    [few] jeszcze { $count } ruchy
   *[other] jeszcze { $count } ruchów
}
study-folded = warianty zwinięte
study-chance = { $percent }%
study-expected = Szanse wygranej
study-follow = Pokaż w drzewie szanse tego gracza; na końcu spodziewane punkty: { $points }
study-bot = bot
study-bot-asked = Tutaj zapytano bota
study-bot-title = Co zrobiłby bot
study-bot-do = Dodaj jako gałąź
study-ask = Co zrobiłby bot?
study-thinking = Bot myśli…
study-play = Graj dalej z botami
study-play-help = W tej pozycji zaczyna się stół do ćwiczeń. Pozostałe miejsca zajmą boty.
study-play-as = Jako { $name }
study-parts = Obok drzewa
study-part-tree = Drzewo
study-part-notes = Komentarz
study-part-moves = Spróbuj ruchu
study-comment = Twój komentarz do tego ruchu
study-save = Zapisz
study-saved = Zapisano
study-mark = Znak
study-mark-brilliant = znakomity ruch
study-mark-good = dobry ruch
study-mark-interesting = ciekawy ruch
study-mark-inaccuracy = niedokładność
study-mark-mistake = błąd
study-mark-blunder = poważny błąd
study-branch-name = Gałąź
study-again = Losuj ponownie
study-prune = Odetnij gałąź
study-from = gałąź od ruchu { $number }
study-back = Wróć do partii
study-share = Udostępnij…
study-share-help = Każdy, kto ma link, widzi studium. Nowy link unieważnia poprzedni tego samego rodzaju.
study-share-read = Link do czytania
study-share-write = Link do pisania
study-unshare = Unieważnij wszystkie linki
study-link = Link widać tylko raz:
study-copy = Kopiuj
study-copied = Skopiowano
study-close = Zamknij
study-rename = Zmień nazwę…
study-export = Zapisz do pliku
study-delete = Usuń
study-delete-sure = Usunąć to studium na zawsze?
study-making = Studium powstaje…
study-sign-in = Zaloguj się albo podaj nick, aby zapisać studium.
study-shared = udostępnione
study-bring = Wczytaj zapis lub pozycję
study-bring-help = Zapis jako tekst, także z wariantami, albo pozycja jako JSON.
study-no-json = Ten plik nie jest ani zapisem, ani pozycją.
my-studies = Moje studia
my-studies-none = Jeszcze żadnego. Analizować można każdą zakończoną partię: z wyniku albo ze stołu.
no-such-study = Nie ma takiego studium albo ci go nie udostępniono.
too-many-studies = { $most ->
    [one] Możesz mieć najwyżej { $most } studium. Najpierw je usuń.
    [few] Możesz mieć najwyżej { $most } studia. Najpierw usuń jedno.
   *[many] Możesz mieć najwyżej { $most } studiów. Najpierw usuń jedno.
}
what-if = Co by było, gdyby?
what-if-open = Co by było, gdyby? Prywatna plansza
what-if-about = Widzisz to tylko ty i nic się nie zapisuje. Czego nie możesz wiedzieć, jest losowane.
what-if-private = widzisz to tylko ty
what-if-now = Stan obecny
what-if-back = Wróć do stołu
what-if-anew = Losuj od nowa
refused-study-is-busy = Ktoś inny pisze właśnie w tym studium. Spróbuj ponownie.
refused-study-is-read-only = Możesz czytać to studium, ale nie możesz w nim pisać.
refused-study-too-large = To studium jest pełne. Najpierw usuń któryś wariant.
