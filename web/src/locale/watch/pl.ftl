# Words about what stands beside a game that is watched: why a move was made, chances, who looks on.

beside-why = Dlaczego ten ruch
beside-rather = Bot wolałby:
beside-for-that = Co przemawia za tym i przeciw, w punktach na końcu:
beside-for-it = Co przemawia za nim wobec następnego najlepszego planu, w punktach na końcu:
beside-nothing = Botowi nie przychodzi nic lepszego do głowy.
beside-chances = Szansa na wygraną
beside-percent = { $percent } %
beside-opinion = Tak to widzi bot domu; może się mylić.
beside-watching = Oglądają
beside-count = { $count ->
    [one] jedna osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
beside-others = { $count ->
    [one] jedna bez nazwiska
    [few] { $count } bez nazwiska
   *[many] { $count } bez nazwiska
}
beside-show = Pokaż innym moje imię
beside-people = Tutaj ludzie grają ze sobą: co myślą boty, powie się po grze.
beside-secret = Ta gra ma tajemnice: co myślą boty, powie się po jej końcu.
