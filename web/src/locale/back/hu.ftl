# Visszatérés az asztalhoz.
since = A legutóbbi lépésed óta
since-times = { $times ->
    [one] { $what }
   *[other] { $what } ×{ $times }
}
since-nothing = Semmi lényeges
since-whole = Részletesen
since-mine = Ami neked változott
since-unchanged = A számaid nem változtak.
since-speed = A film sebessége
since-play = Lejátszás
since-skip = Kihagyom
sketch = A tervem a táblán
sketch-tool = Mit rajzolok
sketch-arrow = Nyíl
sketch-ring = Karika
sketch-stroke = Vonal
sketch-erase = Radír
sketch-clear = Mindent töröl
sketch-done = Kész
sketch-count = A tervem: { $marks } jel
next-table = Következő asztal ({ $tables })
