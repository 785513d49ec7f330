# Words about what stands beside a game that is watched: why a move was made, chances, who looks on.

beside-why = Dlaczego ten ruch
beside-rather = Bot zagrałby raczej:
beside-for-that = Co przemawia za tym i przeciw, w punktach na końcu:
beside-for-it = Co przemawia za nim wobec następnego najlepszego planu, w punktach na końcu:
beside-nothing = Bot nie widzi nic lepszego.
beside-chances = Szansa wygranej
beside-percent = { $percent }%
beside-opinion = Opinia bota; może się mylić.
beside-watching = Oglądają
beside-count = { $count ->
    [one] jedna osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
beside-others = { $count ->
    [one] jedna osoba anonimowa
    [few] { $count } osoby anonimowe
   *[many] { $count } osób anonimowych
}
beside-show = Pokaż innym moją nazwę
beside-people = Tutaj ludzie grają ze sobą: opinię botów pokażemy po zakończeniu.
beside-secret = Ta gra ma tajemnice: opinię botów pokażemy po zakończeniu.
