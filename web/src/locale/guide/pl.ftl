# Words of the guide: hints, warnings, the companion. They come with the pages that say them.

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
