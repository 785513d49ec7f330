# Visszatérés az asztalhoz.
since = A legutóbbi lépésed óta
since-times = { $times ->
    [one] { $what }
   *[other] { $what } ×{ $times }
}
since-nothing = Semmi lényeges
since-whole = Részletesen
since-mine = Ami számodra változott
since-unchanged = Számodra semmi sem változott.
since-speed = A visszajátszás sebessége
since-play = Lejátszás
since-skip = Kihagyás
sketch = A tervem a táblán
sketch-tool = Rajzeszköz
sketch-arrow = Nyíl
sketch-ring = Kör
sketch-stroke = Vonal
sketch-erase = Radír
sketch-clear = Minden törlése
sketch-done = Kész
sketch-count = A tervem: { $marks } jel
next-table = Következő asztal ({ $tables })
waited = Amíg vártál
waited-rounds = Eltelt körök: { $from }–{ $to }
waited-seen = Láttam
