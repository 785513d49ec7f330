# Coming back to a table.
since = Since your last move
since-times = { $times ->
    [one] { $what }
   *[other] { $what } ×{ $times }
}
since-nothing = Nothing that matters
since-whole = In full
since-mine = What changed for you
since-unchanged = Your figures are as they were.
since-speed = Speed of the film
since-play = Play it
since-skip = Skip
sketch = My plan on the board
sketch-tool = What is drawn
sketch-arrow = Arrow
sketch-ring = Ring
sketch-stroke = Stroke
sketch-erase = Rub out
sketch-clear = Clear all
sketch-done = Done
sketch-count = My plan: { $marks } marks
next-table = Next table ({ $tables })
