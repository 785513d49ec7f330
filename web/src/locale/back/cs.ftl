# Návrat ke stolu.
since = Od tvého posledního tahu
since-times = { $times ->
    [one] { $what }
   *[other] { $what } ×{ $times }
}
since-nothing = Nic důležitého
since-whole = Ukázat vše
since-mine = Co se změnilo pro tebe
since-unchanged = Pro tebe se nic nezměnilo.
since-speed = Rychlost přehrávání
since-play = Přehrát
since-skip = Přeskočit
sketch = Můj plán na desce
sketch-tool = Nástroj kreslení
sketch-arrow = Šipka
sketch-ring = Kroužek
sketch-stroke = Čára
sketch-erase = Guma
sketch-clear = Smazat vše
sketch-done = Hotovo
sketch-count = { $marks ->
    [one] Můj plán: jedna značka
    [few] Můj plán: { $marks } značky
   *[other] Můj plán: { $marks } značek
}
next-table = Další stůl ({ $tables })
waited = Zatímco čekáš
waited-rounds = Uplynulá kola: { $from }–{ $to }
waited-seen = Přečteno
