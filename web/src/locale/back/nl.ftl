# Terug aan tafel.
since = Sinds je laatste zet
since-times = { $times ->
    [one] { $what }
   *[other] { $what } ×{ $times }
}
since-nothing = Niets van belang
since-whole = Voluit
since-mine = Wat er voor jou veranderd is
since-unchanged = Je cijfers zijn zoals ze waren.
since-speed = Snelheid van de film
since-play = Afspelen
since-skip = Overslaan
sketch = Mijn plan op het bord
sketch-tool = Wat er getekend wordt
sketch-arrow = Pijl
sketch-ring = Ring
sketch-stroke = Streep
sketch-erase = Gum
sketch-clear = Alles wissen
sketch-done = Klaar
sketch-count = Mijn plan: { $marks } tekens
next-table = Volgende tafel ({ $tables })
