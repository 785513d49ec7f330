# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 18ae6ae2
turn = Zrób jedną rzecz: wyłóż żeton i zyskaj punkty pary, jedź pociągiem i je zużyj albo nabierz wody, jeśli stoisz przy wieży. Potem gra gracz po lewej.
    .matters = Przy 0–2 punktach pary wykładaj, przy 5 lub 6 jedź: kocioł mieści sześć, a to, co żeton przyniesie ponad to, przepada. Towar drugiego koloru jest wart 3 punkty, trzeciego lub czwartego 4, koloru, który masz, 2. Sprawdź, czy następny gracz nie wygra tym, co mu zostawisz.
    .mistake = Nie wykładaj żetonu za żetonem z pełnym kotłem: połowa punktów pary się marnuje.

# en: 6c68b24b
turn_burnt = Węgiel jest w kotle; teraz wyłóż żeton, miasto albo jedź. W tej turze możesz zużyć tylko punkty pary sprzed spalenia.
    .matters = Węgiel pracuje na następną turę: spal go przy wykładaniu, a potem jedź z pełnym kotłem. Razem z żetonem najlepiej skończyć na sześciu, nie wyżej.
    .mistake = Nie spalaj wszystkiego, by od razu jechać: punktów pary użyjesz dopiero w następnej turze.

# en: 75915313
place_drawn = Miasto jest odkryte i musisz je wyłożyć; potem dostaje dwa towary z woreczka. Wybierz jedno z miejsc, gdzie się zmieści.
    .matters = Jeśli wieziesz towar jego koloru, wyłóż je przed swoim pociągiem; jeśli wiezie go rywal, daleko od niego. Najlepszy jest koniec prostej linii z dwóch żetonów: taka droga kosztuje 3 punkty pary i nigdy nie wykoleja. Miasto może też zamknąć objazd.
    .mistake = Nie dociągaj ze stosu, gdy potrzebny kolor leży wśród wystawionych. Wystawione miasto pokazuje towary, stos nawet nie kolor.

# en: 8e0b3283
run = Jedź dalej, załaduj towar w mieście albo stań. Wszystko można cofnąć, póki nie staniesz.
    .matters = Ładowanie jest darmowe, a towar zostaje dostarczony w pierwszym mieście jego koloru, do którego wjedziesz. Z zakrętem po drodze i co najmniej trzema punktami pary rzucasz: przy 3 wykoleja jedynka, przy 6 od 1 do 4; na wprost nie ma rzutu. Na torze towar zostaje w pociągu, w mieście leży dla każdego.
    .mistake = Nie wyjeżdżaj z miasta pustym pociągiem. Towar, który chciał w tę samą stronę, byłby wart 2 do 4 punktów za nic.
