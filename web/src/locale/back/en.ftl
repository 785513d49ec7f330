# Coming back to a table.
since = Since your last move
since-times = { $times ->
    [one] { $what }
   *[other] { $what } ×{ $times }
}
since-nothing = Nothing important
since-whole = Show all
since-mine = What changed for you
since-unchanged = Nothing has changed for you.
since-speed = Replay speed
since-play = Play
since-skip = Skip
sketch = My plan on the board
sketch-tool = Drawing tool
sketch-arrow = Arrow
sketch-ring = Circle
sketch-stroke = Line
sketch-erase = Eraser
sketch-clear = Clear all
sketch-done = Done
sketch-count = { $marks ->
    [one] My plan: one mark
   *[other] My plan: { $marks } marks
}
next-table = Next table ({ $tables })
waited = While you waited
waited-rounds = Rounds { $from } to { $to } have passed
waited-seen = Seen
