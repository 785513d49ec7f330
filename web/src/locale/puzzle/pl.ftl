# Słowa zadań: decyzje z zakończonych gier, których próbują inni.

puzzle = Zadanie
puzzle-of = Zadanie · { $game }
puzzle-question = Jak zagrasz?
puzzle-stations = Twoje postępy
puzzle-look = Obejrzyj
puzzle-try = Spróbuj
puzzle-solved = Rozwiązane
puzzle-you = Twój kolor:
puzzle-task = Taką decyzję trzeba było podjąć w prawdziwej partii. Widzisz tylko to, co mógł wiedzieć gracz. Podejmij na planszy całą decyzję; potem dowiesz się, jak dobra jest.
puzzle-judging = Boty to rozgrywają…
puzzle-best = To jest najlepszy plan!
puzzle-equal = Tak samo dobre jak najlepszy plan!
puzzle-worse = Jest coś lepszego.
puzzle-as-played = Tak samo zagrano w partii.
puzzle-like-played = Mniej więcej tak dobre jak to, co zagrano w partii.
puzzle-above-played = Lepsze niż to, co zagrano w partii.
puzzle-below-played = Gorsze niż to, co zagrano w partii.
puzzle-points = punkty na koniec
puzzle-chance = szansa wygranej
puzzle-yours = Twoja próba
puzzle-best-plan = Najlepszy plan
puzzle-played = W partii
puzzle-again = Spróbuj ponownie
puzzle-hint = Podpowiedź
puzzle-hint-here = Najlepszy plan zaczyna się na planszy od jedynki.
puzzle-show = Pokaż najlepszy plan
puzzle-game = Zobacz partię
puzzle-thought = Najlepszy plan, jaki znają boty: pomysły, nie wyroki na ludzi.
puzzle-make = Zrób z tego zadanie
puzzle-made = Każdy, kto ma ten link, może spróbować, także bez konta. Nikt nie jest wymieniony z nazwy.
puzzle-open = Otwórz
puzzle-copy = Kopiuj link
puzzle-copied = Skopiowano
puzzle-delete = Usuń
puzzle-delete-sure = Usuń na zawsze
my-puzzles = Moje zadania
refused-no-such-puzzle = Nie ma takiego zadania.
refused-no-such-moment = W analizie tej partii nie ma takiej decyzji.
refused-not-your-puzzle = Może to zrobić tylko autor zadania.
refused-too-many-puzzles = { $most ->
    [one] Możesz mieć najwyżej { $most } zadanie. Najpierw je usuń.
    [few] Możesz mieć najwyżej { $most } zadania. Najpierw usuń jedno.
   *[many] Możesz mieć najwyżej { $most } zadań. Najpierw usuń jedno.
}
