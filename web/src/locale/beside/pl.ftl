# Słowa o tym, co jest po grze i obok niej: rewanż, wspólny początek, oglądanie.

again = Rewanż?
again-in = { $count ->
    [one] { $names } wchodzi
   *[other] { $names } wchodzą
}
again-nobody = Nikt się jeszcze nie odezwał.
again-out = { $count ->
    [one] { $names } jeszcze nic nie mówi
   *[other] { $names } jeszcze nic nie mówią
}
again-yes = Rewanż: ten sam stół
again-no = Jednak nie
again-seats = Miejsca
again-seats-same = Jak poprzednio
again-seats-rotate = O jedno dalej
again-how = Te same zasady i tempo, nowy los. Stół powstaje, gdy wszyscy się zgodzą.
again-wait = Ustaw teraz, ich miejsca poczekają
again-fill = Ustaw teraz, zastąpią ich boty
again-next = Następna gra ma swój stół.
again-go = Do nowego stołu

series-play = Zagraj ten początek
series-how = To samo rozstawienie przeciw botom, a dalej ten sam los dla każdego, kto je gra. Wyniki są porównywane.
series = Ten sam początek dla wszystkich
series-lead = Kto gra ten początek, ma to samo rozstawienie i spotyka go ten sam los.
series-go = Graj
series-on = Graj dalej swoją grę
series-seat = Twoje miejsce
series-seat-word = Miejsce
series-seat-number = Miejsce { $seat }
series-bots = Grają
series-link = Łącze do udostępnienia
series-who = Kto
series-against = Przeciw komu
series-people = { $count ->
    [one] jedna osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
series-place = Pozycja
series-points = Punkty
series-margin = Przewaga
series-margin-how = O ile punktów przed najlepszym z pozostałych przy stole.
series-running = w grze
series-attempt = próba { $number }
series-none = Nikt jeszcze tego nie grał.
series-later = Inne stoły zobaczysz, gdy twoja gra się skończy.
series-origin = Gra, z której pochodzi
series-table = Stół gracza { $name }
finish-yours-first = Sam grasz ten początek: inne stoły otworzą się przed tobą, gdy twoja gra się skończy.

duplicate = Ten sam początek dla wszystkich
duplicate-off = Tylko ten stół
duplicate-on = Inni też mogą go zagrać
duplicate-help-off = Ten początek zdarza się raz i nigdy więcej.
duplicate-help-on = Łącze pozwala innym zagrać ten sam początek z tym samym losem przy własnych stołach; wyniki są porównywane. Bez ćwiczeń i podpowiedzi.
watch-delay = Kto ogląda, widzi grę
watch-delay-none = Od razu
watch-delay-moves = { $moves ->
    [one] { $moves } ruch później
    [few] { $moves } ruchy później
   *[many] { $moves } ruchów później
}
watch-delay-help = Ukryte ręce pozostają dla oglądających ukryte w każdym razie, aż do końca gry.

watch = Odtwarzanie
watch-play = Odtwarzaj
watch-pause = Wstrzymaj
watch-speed = Szybkość
watch-turns = Tura po turze
watch-stop = Zatrzymuj na każdej turze
watch-stop-moments = Zatrzymuj na ruchach, które ważą
watch-behind = { $moves ->
    [one] { $moves } ruch z tyłu
    [few] { $moves } ruchy z tyłu
   *[many] { $moves } ruchów z tyłu
}
watch-catch-up = { $moves ->
    [one] Dogoń: { $moves } ruch
    [few] Dogoń: { $moves } ruchy
   *[many] Dogoń: { $moves } ruchów
}
watch-link = Łącze do tej chwili
watch-late = { $moves ->
    [one] Widzisz tę grę { $moves } ruch później.
    [few] Widzisz tę grę { $moves } ruchy później.
   *[many] Widzisz tę grę { $moves } ruchów później.
}
watch-begin = Początek.
tab-reasons = Powody

live-bots = Grają boty: { $game }
live-people = Teraz w grze: { $game }
live-all = Wszystkie stoły w grze
live-title = Stoły w grze
live-none = Nikt teraz nie gra publicznie.

## How a table is made

privacy = Kto może go widzieć
privacy-public = Wszyscy
privacy-private = Tylko zaproszeni
privacy-help-public = Stół jest w hali; każdy może zajrzeć i usiąść.
privacy-help-private = Stół znajdzie tylko ten, kto ma zaproszenie.
practice = Cofanie
practice-off = Dopóki nic nie odkryto
practice-on = Dowolnie (ćwiczenie)
practice-help-off = Co niczego nie pokazało, można cofnąć dowolnie; potem tylko za zgodą wszystkich innych graczy.
practice-help-on = Można cofnąć także to, co już coś pokazało, nawet kości i karty. Widzą to wszyscy i jest to w zapisie.
practice-mark = ćwiczenie: dowolne cofanie
