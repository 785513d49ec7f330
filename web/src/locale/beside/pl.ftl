# Słowa o tym, co jest po grze i obok niej: rewanż, wspólny początek, oglądanie.

again = Rewanż?
again-in = { $count ->
    [one] { $names } gra
    [few] { $names } grają
   *[other] { $names } grają
}
again-nobody = Nikt się jeszcze nie odezwał.
again-out = { $count ->
    [one] { $names } jeszcze się nie odzywa
    [few] { $names } jeszcze się nie odzywają
   *[other] { $names } jeszcze się nie odzywają
}
again-yes = Rewanż: ten sam stół
again-no = Jednak rezygnuję
again-seats = Miejsca
again-seats-same = Jak poprzednio
again-seats-rotate = Przesunięcie o jedno
again-how = Te same zasady i tempo, nowe losowanie. Stół otworzy się, gdy wszyscy się zgodzą.
again-wait = Otwórz teraz, zachowaj miejsca
again-fill = Otwórz teraz, dodaj boty
again-next = Stół do następnej partii gotowy.
again-go = Do nowego stołu

series-play = Zagraj ten początek
series-how = To samo rozstawienie przeciw botom i to samo losowanie dla każdego, kto je gra. Wyniki są porównywane.
series = Ten sam początek dla wszystkich
series-lead = Każdy, kto gra ten początek, ma to samo rozstawienie i to samo losowanie.
series-go = Graj
series-on = Wróć do swojej partii
series-seat = Twoje miejsce
series-seat-word = Miejsce
series-seat-number = Miejsce { $seat }
series-bots = Grają boty
series-link = Link do udostępnienia
series-who = Kto
series-against = Przeciw komu
series-people = { $count ->
    [one] jedna osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
series-place = Miejsce
series-points = Punkty
series-margin = Przewaga
series-margin-how = Punkty przewagi nad najlepszym rywalem.
series-running = w toku
series-attempt = próba { $number }
series-none = Nikt tego jeszcze nie rozegrał.
series-later = Inne stoły zobaczysz po zakończeniu swojej partii.
series-origin = Partia, z której pochodzi
series-table = Stół: { $name }
finish-yours-first = Też grasz ten początek: inne stoły zobaczysz po zakończeniu swojej partii.

duplicate = Ten sam początek dla wszystkich
duplicate-off = Tylko ten stół
duplicate-on = Inni też mogą go zagrać
duplicate-help-off = Ten początek nie powtórzy się przy żadnym innym stole.
duplicate-help-on = Link pozwala innym zagrać ten sam początek z tym samym losowaniem przy własnych stołach; wyniki są porównywane. Bez ćwiczeń i podpowiedzi.
watch-delay = Widzowie widzą grę
watch-delay-none = Od razu
watch-delay-moves = { $moves ->
    [one] { $moves } ruch później
    [few] { $moves } ruchy później
   *[many] { $moves } ruchów później
}
watch-delay-help = Ukrytych żetonów i kart widzowie nie zobaczą aż do końca partii.

watch = Odtwarzanie
watch-play = Odtwarzaj
watch-pause = Wstrzymaj
watch-speed = Szybkość
watch-turns = Tura po turze
watch-stop = Zatrzymuj po każdej turze
watch-stop-moments = Zatrzymuj na ważnych ruchach
watch-behind = { $moves ->
    [one] opóźnienie: { $moves } ruch
    [few] opóźnienie: { $moves } ruchy
   *[many] opóźnienie: { $moves } ruchów
}
watch-catch-up = { $moves ->
    [one] Dogoń: { $moves } ruch
    [few] Dogoń: { $moves } ruchy
   *[many] Dogoń: { $moves } ruchów
}
watch-link = Link do tego momentu
watch-late = { $moves ->
    [one] Oglądasz tę partię z opóźnieniem { $moves } ruchu.
    [few] Oglądasz tę partię z opóźnieniem { $moves } ruchów.
   *[many] Oglądasz tę partię z opóźnieniem { $moves } ruchów.
}
watch-begin = Początek.
tab-reasons = Powody

live-bots = Grają boty: { $game }
live-people = Trwające partie: { $game }
live-all = Wszystkie trwające partie
live-title = Trwające partie
live-none = Nikt teraz nie gra publicznie.

## How a table is made

privacy = Kto widzi stół
privacy-public = Wszyscy
privacy-private = Na zaproszenie
privacy-help-public = Stół jest w poczekalni; każdy może zajrzeć i usiąść.
privacy-help-private = Stół widzą tylko osoby z zaproszeniem.
practice = Cofanie
practice-off = Dopóki nic nie odkryto
practice-on = Dowolnie (ćwiczenie)
practice-help-off = Dopóki ruch niczego nie odkrył, można go cofnąć; potem tylko za zgodą wszystkich pozostałych graczy.
practice-help-on = Można cofnąć także ruch, który coś odkrył, nawet kości i karty. Wszyscy to widzą i jest to w zapisie.
practice-mark = ćwiczenie: dowolne cofanie
