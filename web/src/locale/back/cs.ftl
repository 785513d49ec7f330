# Návrat ke stolu.
since = Od tvého posledního tahu
since-times = { $times ->
    [one] { $what }
   *[other] { $what } ×{ $times }
}
since-nothing = Nic podstatného
since-whole = Celé
since-mine = Co se změnilo pro tebe
since-unchanged = Tvá čísla jsou stejná.
since-speed = Rychlost filmu
since-play = Přehrát
since-skip = Přeskočit
sketch = Můj plán na desce
sketch-tool = Co se kreslí
sketch-arrow = Šipka
sketch-ring = Kroužek
sketch-stroke = Čára
sketch-erase = Guma
sketch-clear = Smazat vše
sketch-done = Hotovo
sketch-count = Můj plán: značek { $marks }
next-table = Další stůl ({ $tables })
