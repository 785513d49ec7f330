# Words about what stands beside a game that is watched: why a move was made, chances, who looks on.

beside-why = Dlaczego ten ruch
beside-rather = Bot zagrałby raczej:
beside-for-that = Powody za i przeciw, w punktach końcowych:
beside-for-it = Powody za tym ruchem wobec drugiego najlepszego planu, w punktach końcowych:
beside-nothing = Bot nie widzi nic lepszego.
beside-chances = Szansa wygranej
beside-percent = { $percent }%
beside-opinion = Opinia bota; może się mylić.
beside-watching = Widzowie
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
beside-people = W partiach między ludźmi opinię botów widać po zakończeniu.
beside-secret = W grach z ukrytymi informacjami opinię botów widać po zakończeniu.
