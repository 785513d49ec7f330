# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

turn = Do one thing: lay a tile and gain steam, run your train and spend it, or take water if you stand at a tower. Then the player on your left has the turn.
    .matters = With 0 to 2 steam lay a tile, with 5 or 6 run: the boiler holds six, and what a tile brings beyond is lost. A good of a second colour is worth 3 points, of a third or fourth 4, of one you have 2. Look whether the next player could win by what you leave.
    .mistake = Do not lay tile after tile with a full boiler: half of that steam is wasted.

turn_burnt = The coal is in the boiler; now lay a tile, place a city or run. This turn you can spend only the steam you had before.
    .matters = Coal works for the turn after: burn while you lay, then run with a full boiler. Together with the tile you should end at six, not above.
    .mistake = Do not burn everything to run at once, and find that the steam cannot be spent before the next turn.

place_drawn = You have turned up a city and must place it; then it gets two goods from the bag. Choose one of the places with room.
    .matters = If you carry a good of its colour, place it in front of your train; if a rival does, far from theirs. Best is the end of a straight line of two tiles: such a way costs 3 steam and never derails. A city may also close a circuit.
    .mistake = Do not draw from the pile when the display has the colour you need. A city on display shows its goods, the pile does not even show its colour.

run = Run on, load a good in a city, or stop. Everything can be taken back until you stop.
    .matters = Loading is free, and a good is delivered in the first city of its colour that you enter. With a curve on the way and three steam or more you roll: 3 derails on a 1, 6 on 1 to 4; straight ahead there is no die at all. On track the good stays aboard, in a city it lies there for anybody.
    .mistake = Do not leave a city with an empty train. A good that wanted to go the same way would have been worth 2 to 4 points for nothing.
