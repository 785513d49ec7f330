# Słowa o tym, co jest po grze i obok niej: rewanż, wspólny początek, oglądanie.

again = Rewanż?
again-in = { $count ->
    [one] { $names } chce rewanżu
    [few] { $names } chcą rewanżu
   *[other] { $names } chcą rewanżu
}
again-nobody = Nikt jeszcze nie odpowiedział.
again-out = { $count ->
    [one] { $names } jeszcze nie odpowiada
    [few] { $names } jeszcze nie odpowiadają
   *[other] { $names } jeszcze nie odpowiadają
}
again-yes = Rewanż: ten sam stół
again-no = Teraz nie
again-seats = Miejsca
again-seats-same = Jak poprzednio
again-seats-rotate = Wszyscy o jedno miejsce dalej
again-how = Te same zasady i tempo, nowe rozstawienie. Stół otworzy się, gdy wszyscy się zgodzą.
again-wait = Otwórz teraz, zachowaj miejsca
again-fill = Otwórz teraz, dodaj boty
again-next = Stół do następnej partii gotowy.
again-go = Do nowego stołu

series-play = Zagraj ten początek
series-how = To samo rozstawienie przeciw botom, z tymi samymi rzutami i dociągami dla każdego. Wyniki są porównywane.
series = Wspólny początek
series-lead = Każdy, kto gra ten początek, dostaje to samo rozstawienie i to samo szczęście.
series-go = Graj
series-on = Wróć do swojej partii
series-seat = Twoje miejsce
series-seat-word = Miejsce
series-seat-number = Miejsce { $seat }
series-bots = Przeciwnicy
series-link = Link do udostępnienia
series-who = Gracz
series-against = Przeciw komu
series-people = { $count ->
    [one] jedna osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
series-place = Miejsce
series-points = Punkty
series-margin = Przewaga
series-margin-how = Punkty przewagi nad najlepszym przeciwnikiem.
series-running = w toku
series-attempt = próba { $number }
series-none = Nikt tego jeszcze nie rozegrał.
series-later = Inne stoły zobaczysz po zakończeniu swojej partii.
series-origin = Partia, z której pochodzi
series-table = Stół: { $name }

duplicate = Wspólny początek
duplicate-off = Tylko ten stół
duplicate-on = Inni też mogą go zagrać
duplicate-help-off = Ten początek nie powtórzy się przy żadnym innym stole.
duplicate-help-on = Link pozwala innym zagrać ten sam początek z tym samym szczęściem przy własnych stołach; wyniki są porównywane. Bez ćwiczeń i podpowiedzi.
watch-delay = Widzowie widzą każdy ruch
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
watch-stop-moments = Zatrzymuj na kluczowych ruchach
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
watch-begin = Początek partii
tab-reasons = Powody

live-bots = Grają boty: { $game }
live-people = Trwające partie: { $game }
live-all = Wszystkie trwające partie
live-title = Trwające partie
live-none = Teraz nie ma publicznych partii.

## How a table is made

privacy = Kto widzi stół
privacy-public = Wszyscy
privacy-private = Na zaproszenie
privacy-help-public = Stół jest w poczekalni; każdy może oglądać i zająć wolne miejsce.
privacy-help-private = Stół widzą tylko osoby z zaproszeniem.
practice = Cofanie
practice-off = Dopóki nic nie odkryto
practice-on = Dowolnie (ćwiczenie)
practice-help-off = Dopóki ruch niczego nie odkrył, można go cofnąć; potem tylko za zgodą wszystkich pozostałych graczy.
practice-help-on = Można cofnąć także ruch, który coś odkrył, nawet kości i karty. Wszyscy to widzą i jest to w zapisie.
practice-mark = ćwiczenie: dowolne cofanie
