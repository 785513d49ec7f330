# The player aid of Days of Steam: one page beside the board. A row's cells are divided by |.

turn = Your turn: one of these
    .step-1 = Lay a track tile
    .step-1-says = Gain its steam (1 or 2). Then draw one tile.
    .step-2 = Place a city
    .step-2-says = From the display with its goods, or drawn from the pile, then two goods from the bag. Gain 1 steam. No tile is drawn.
    .step-3 = Run your train
    .step-3-says = Pay steam, carry goods. Ends when you say stop.
    .step-4 = Take water
    .step-4-says = Only if your train stands at a tower as your turn begins: 4 steam.
    .note = You cannot pass. The boiler holds 6; what is more is lost. Late in the game, before 1 to 3: burn coal, 1 steam a cube, to be spent from the next turn on.

where = Where a tile may lie
    .row-1 = Track | Track meets track, blank sides meet blank sides. A train can run over it to a city without reversing, within 5 tiles, the new one counted. A dead end does not connect.
    .row-2 = City | Rails on all four sides. A way to another city, 2 tiles or more between. No limit of five.
    .row-3 = Symbol tile | Also on top of track. Not on hills, bridges, cities, or under a train. It cuts nothing off.

goods = Goods
    .says = One good aboard. Load in any city on the way, also where you start. It is delivered at once in the first city of its colour, not where it was loaded. Stop in another city: the good is put down for anybody. Stop on track: it stays aboard.

coal = Coal
    .says = The twelfth city gives everybody 5 coal. Burn at the start of your turn, once, then lay or run; no water.

steps = What a step costs
    .row-1 = track, dead end, city | 1
    .row-2 = hill | 2
    .row-3 = past another train, never in a city | 1 more
    .note = Leaving, loading and delivering cost nothing. No reversing while you run; in a city turn as you like; between turns turn round free. Never stop on a track where another train stands.

curves = Curves
    .head = steam spent | derails on
    .row-1 = 1–2 | no roll
    .row-2 = 3 | 1
    .row-3 = 4 | 1–2
    .row-4 = 5 | 1–3
    .row-5 = 6 | 1–4
    .says = Run over a curve and spent more than 2? Roll once at the end. Derailed: train and goods back as before the run, steam gone, turn over.
    .note = No curves: cities, dead ends, the tile you start on, a switch you stop on that also goes straight.

circuits = Circuits
    .says = Track round through at least two cities that a train can run without reversing, using nothing twice (bridge and double curve: once on each track). Close a new one: 1 marker at once. Seven markers in all. New: other cities, or a quite separate line. Not new: a bypass that shares track with the old line.

points = Points
    .row-1 = each good delivered | 2
    .row-2 = each circuit marker | 1
    .row-3 = 2, 3, 4 different colours | 1, 3, 5
    .note = 13 points win at once. Otherwise the game ends when the last track tile is drawn: most points, then markers, then steam. The next good is worth: the first 2, a second colour 3, a third 4, a fourth 4, a colour you have 2.

before = Before you stop
    .rule = Is there a good here that wants to go my way?
    .says = And what can the next train do with its steam?
