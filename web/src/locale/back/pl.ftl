# Powrót do stołu.
since = Od twojego ostatniego ruchu
since-times = { $times ->
    [one] { $what }
    [few] { $what } ×{ $times }
   *[other] { $what } ×{ $times }
}
since-nothing = Nic ważnego
since-whole = Pokaż wszystko
since-mine = Co się zmieniło dla ciebie
since-unchanged = Dla ciebie nic się nie zmieniło.
since-speed = Szybkość odtwarzania
since-play = Odtwórz
since-skip = Pomiń
sketch = Mój plan na planszy
sketch-tool = Narzędzie
sketch-arrow = Strzałka
sketch-ring = Kółko
sketch-stroke = Kreska
sketch-erase = Gumka
sketch-clear = Wyczyść wszystko
sketch-done = Gotowe
sketch-count = { $marks ->
    [one] Mój plan: { $marks } znak
    [few] Mój plan: { $marks } znaki
   *[many] Mój plan: { $marks } znaków
}
next-table = Następny stół ({ $tables })
waited = W czasie czekania
waited-rounds = Minione rundy: { $from }–{ $to }
waited-seen = Widziane
