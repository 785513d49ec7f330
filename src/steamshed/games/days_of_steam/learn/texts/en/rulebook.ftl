# The rulebook: a message for each chapter and each section. See docs/teaching.md.

## What the game is

what-the-game-is = What the game is
    .lead = Two to four trains share one railway that grows from a single city. Lay tiles to get steam, spend the steam to carry goods, and be the first with 13 points.

what-the-game-is-the-table = The table, part by part
    .says = Two pictures show what lies on the table in the middle of a game.
    .picture-the-map = The railway: track, two cities and a train.
    .picture-the-displays = The supply, and what each player has.
    .part-1 = A city. Its colour says which goods it takes.
    .part-2 = A good that waits to be loaded.
    .part-3 = A junction. The number in the corner is the steam that the tile brought.
    .part-4 = A hill: it costs 2 steam to enter.
    .part-5 = A curve with a water tower.
    .part-6 = A bridge: two tracks that do not meet.
    .part-7 = Your train.
    .part-8 = A city on display, with its goods.
    .part-9 = The pile of track tiles.
    .part-10 = The circuit markers that are left.
    .part-11 = Your boiler: the steam that you have.

what-the-game-is-one-railway-for-all = One railway for all
    .says = The track belongs to nobody: whatever one player lays, all trains may use. In your turn you lay a tile, or run your train, or take water. Tiles and water fill your boiler with steam, and running empties it.

what-the-game-is-where-points-come-from = Where points come from
    .says = A good brought to a city of its own colour is worth 2 points. Closing a circuit brings a marker, worth 1 point. Goods of different colours bring a bonus of up to 5 points.

what-the-game-is-how-it-ends = How it ends
    .says = The first player with 13 points wins at once. If nobody gets there, the game is over when the last track tile is drawn, and most points win. Nobody drops out before that.

what-the-game-is-reconstructed = What is reconstructed
    .says = The rulebook gives the totals, but no list of the tiles. How many there are of each kind, their numbers and their symbols are reconstructed for this program. So are three cities of each colour and the number on a city. Where the rulebook is silent, the program has rulings of its own: you exchange a tile if you can do nothing else, and the game ends after twelve rounds without progress.

## Setting up

setting-up = Setting up
    .lead = One city, all trains on it, empty boilers and three hidden tiles for each player. Two more cities lie open, with two goods each.

setting-up-cities-and-goods = Cities and goods
    .says = There are twelve cities, three of each of the four colours. One is the start city and gets no goods; two form the display, each with two goods from the bag; the other nine are the city pile. The bag holds 28 goods, 7 of each colour. Seven circuit markers and 20 coal cubes lie aside, and nobody has coal yet.

setting-up-hands-and-piles = Hands and piles
    .says = Of the 80 track tiles each player draws three. The rest is the track pile: 74 tiles with two players, 71 with three, 68 with four. You begin each turn with three tiles until the pile has run out, and tiles are never traded or put back.

setting-up-trains-and-boilers = Trains and boilers
    .says = All trains stand in the start city. Your boiler holds from 0 to 6 steam, never more and never less. At the start it is empty.

setting-up-who-begins = The first player
    .says = The first player is chosen by lot. Then play goes to the left.

setting-up-what-everybody-knows = What everybody knows
    .says = Only you see the tiles in your hand, but everybody sees how many you hold. The order of the two piles and of the bag is hidden from all; what nobody has seen yet may be worked out. All else is open: board, display, goods, trains and what they carry, steam, coal, markers and points.

## The turn

the-turn = The turn
    .lead = In your turn you do exactly one thing. Then the player on your left does one thing.
    .worked = Green stands in the yellow city with 1 steam. A red good lies there, and there is no red city yet. Three turns later it is delivered; Orange lays a tile in between.
    .row-0 = Turn · what Green does · steam
    .row-1 = 1 · lays a straight with number 2 and draws a tile · 1 + 2 = 3
    .row-2 = 2 · places the red city from the display, number 1 · 3 + 1 = 4
    .row-3 = 3 · loads red and runs over two tiles into the city: 2 points · 4 – 3 = 1

the-turn-a-turn-in-pictures = A turn in pictures
    .says = In your turn you do one of three things.
    .picture-turn-tile = You lay a tile: 2 more steam, now 5.
    .picture-turn-run = Or you run your train: three steps for 3 steam, and the yellow good brings 2 points.
    .picture-turn-water = Or you take water at the water tower: 4 steam.

the-turn-one-thing = One action a turn
    .says = Lay a track tile, place a city, run your train, or take water at a water tower: one of these, and only one. When it is done, the turn passes to the left.

the-turn-drawing = Drawing
    .says = If you laid a track tile, you draw a new one from the track pile as the last step of your turn. A city does not come from your hand, so it brings no new tile.

the-turn-coal-comes-before = Coal comes before
    .says = Late in the game everybody has coal. You may burn some before you lay a tile or run; that does not use up your turn.

the-turn-no-passing = No passing
    .says = You cannot pass. If there is really nothing that you can do, you exchange a tile: put one from your hand face up out of the game and draw another one, if there is any. Everybody sees the tile that you put away, and nothing more of your hand.

## Laying track

laying-track = Laying track
    .lead = A tile must fit on all sides, and a train must be able to run over it to a city. In return you get the steam printed on it.
    .worked = From the yellow city a line leads over a straight, a straight, a curve and a straight with dead end: four tiles. Green has 5 steam and lays a hill at its end, number 2.
    .row-0 = The hill is the fifth tile from the city: allowed. A sixth tile would be too far.
    .row-1 = 5 + 2 would be 7; the boiler holds 6, and 1 steam is lost.

laying-track-from-your-hand = From your hand
    .says = Lay a tile from your hand, turned as you like, on an empty cell. It always continues older track: the cell must be one that some track points to. Only a tile with the symbol may also go on top of another tile, and tiles leave the board in no other way.

laying-track-track-meets-track = Track meets track
    .says = Where the new tile touches others, track must meet track and a blank side must meet a blank side. A dead end counts as track, and a city has track on all four sides. Empty cells around do not matter.
    .picture-meets-allowed = The curve takes up the line.
    .picture-meets-refused = The line would end at a side without track.

laying-track-a-way-to-a-city = A way to a city
    .says = A train must be able to run over some track of the new tile and on to a city without ever reversing; one direction is enough. A dead end does not do, nor does track that leads only into one. The rest of the tile may lead anywhere, even to nothing.
    .picture-way-allowed = The line runs on through the tile; the dead end is beside it.
    .picture-way-refused = The line would run into the dead end: from this tile no train gets to the city.

laying-track-not-too-far = Not too far
    .says = That city must be at most five tiles away along the track, the new tile included: a tile beside the city counts one. A hill is one tile here, though it costs more to run onto.

laying-track-between-two-cities = Between two cities
    .says = Track may join two cities with a single tile between them. Only when a city is placed must it keep its distance.

laying-track-steam = Steam
    .says = You get as much steam as the number on the tile: 2 for plain track, hills and dead ends, 1 for bridges, junctions, double curves, water towers and all tiles with the symbol. The boiler holds 6, and what is more is lost. Then the board is looked at for a new circuit.

## Cities

cities = Cities
    .lead = A city is a tile with track on all sides, and it brings two goods. At least two tiles of track must lie between it and the nearest other city.
    .worked = From the yellow city a line of three tiles leads round to the cell two places east of it. Green places the red city there, and in the next turn a straight between the two.
    .row-0 = Red city: three tiles by track from yellow, allowed · 0 + 1 = 1 steam
    .row-1 = Straight between them: allowed, and it closes a circuit · 1 + 2 = 3 steam, 1 marker
    .row-2 = The other way round: after the straight only one tile lies between, and the city would be too close.

cities-from-the-display-or-the-pile = From the display or the pile
    .says = Take one of the two cities of the display with its goods, or draw the top one of the city pile. A city taken from the display is replaced at once from the pile, and the new one gets two goods from the bag. When the pile has run out, the place stays empty.

cities-drawn-from-the-pile = Drawn from the pile
    .says = A city that you draw is shown to everybody, and you must place it, whatever its colour. Only then does it get two goods from the bag. You may draw only if there is a cell for a city.

cities-where = Where a city may go
    .says = On an empty cell that no blank side faces. A train must be able to run from the city to another one without reversing. The shortest such way must have at least two tiles of track; a hill is one tile. A way back to the same city does not count. How close cities are as the crow flies does not matter. Cities are not turned. While there is no cell for a city, you can neither take nor draw one.
    .picture-city-allowed = Two tiles of track lie between the cities.
    .picture-city-refused = A city here would be only one tile away from the blue one.

cities-side-by-side-and-over-switches = Side by side, and over switches
    .says = Two cities never lie side by side. Track on which a train would have to reverse does not join two cities, so it makes them neither linked nor too close. Track that turns the train round does join them.

cities-as-far-out-as-track-leads = As far out as track leads
    .says = A city may lie at the end of any line, however long. The limit of five tiles is for track only.

cities-what-a-city-brings = What a city brings
    .says = You get the steam on it, 1, and a marker if it closes a new circuit. When the twelfth city is on the board, everybody gets five coal cubes at once.

cities-goods-enough = Goods enough
    .says = Eleven cities take 22 of the 28 goods, so the bag never runs out. A city on the board gets no new goods when its own are gone.

## Running

running = Running
    .lead = A run is up to six steps, paid one by one. The train follows the track and never reverses, until you say stop.
    .worked = Green stands in the yellow city with 6 steam and wants to get to the red one. There is a way in the south and one in the north, over a hill. All three runs go round a curve, and the die is kind.
    .row-0 = Way · steps · spent · left
    .row-1 = South · curve 1, straight 1, city 1 · 3 · 3
    .row-2 = North · hill 2, curve 1, city 1 · 4 · 2
    .row-3 = North, Orange on the hill · hill 3, curve 1, city 1 · 5 · 1

running-your-own-train = Your own train
    .says = You run your own train only, at least one step, and only along track. You pay with steam that you had when the turn began, not with steam from coal just burnt. A run may pass the same place twice, go round a circuit, and end where it began.

running-what-a-step-costs = What a step costs
    .says = A step takes the train onto the next track or into the next city. It costs 1 steam to enter track, a dead end or a city, and 2 to enter a hill. Leaving costs nothing.

running-other-trains = Other trains
    .says = Entering track on which another train stands costs 1 more, so 3 on a hill. All of a junction is one piece of track. The two tracks of a bridge or double curve, and a dead end beside a through track, are separate. In cities there is room for everybody at no extra cost.

running-setting-out = Setting out
    .says = You may set out in any direction to which the track under your train leads, wherever it came from. From a city you leave on any side. So a train turns round between turns for nothing.

running-under-way = Under way
    .says = A running train never reverses. At a junction it takes only branches that go on from where it came in. Where track leads to an empty cell, there is no way on.

running-in-a-city = In a city
    .says = A city may be left on any side, even back the way the train came. Nowhere else can a running train simply turn back.

running-dead-ends-bridges-double-curves = Dead ends, bridges, double curves
    .says = A dead end is the end of the run; in your next turn the train leaves it the way it came. On a bridge or a double curve a train keeps to the track on which it came in.

running-stopping-and-passing = Stopping and passing
    .says = You may not stop on track where another train stands; the other track of the same tile is free, and so is every city. You may run onto such track only if your steam takes you past it to a place where you can stop. So nobody can enter a dead end that is taken.

running-paying-and-stopping = Paying and stopping
    .says = You pay for each step as you make it, and you cannot spend more than you have. The run is over only when you say stop. Since each step costs at least 1 and a boiler holds 6, six steps are the most.

## Curves and the die

curves-and-the-die = Curves and the die
    .lead = Straight track has no speed limit. If a run over a curve costs more than 2 steam, the die decides at its end.
    .worked = Green loads a red good in the yellow city; the red city is a straight and a curve away. Green has 6 steam.
    .row-0 = One run: 1 + 1 + 1 = 3 steam with a curve, Green rolls
    .row-1 = Die 1: derailed. Train and good are back in the yellow city, 3 steam left, no points
    .row-2 = Die 2 to 6: arrived. 3 steam left, 2 points
    .row-3 = Two runs, 2 steam and then 1: no roll, 3 steam left, 2 points, but one turn later

curves-and-the-die-when-you-roll = When you roll
    .says = You roll once, when the run is over, if it cost more than 2 steam and went round at least one curve. Everything you paid counts, hills and passing too. Where on the way the curve was does not matter.

curves-and-the-die-when-you-derail = When you derail
    .says = You derail if the die shows no more than what you spent beyond 2. After 3 steam that is a 1, after 4 a 1 or 2, after 5 a 1 to 3, after 6 a 1 to 4. So with 6 steam over a curve you arrive only twice in six times.

curves-and-the-die-what-is-a-curve = What is a curve
    .says = Every curve that the train ran round counts, also on a hill, at a water tower or on a branch of a junction. The track on which it stopped counts if it could only go on round a curve. Turns in a city, dead ends and the track on which the run began do not count. Nor does a junction on which you stop, if it also leads straight on.

curves-and-the-die-derailed = Derailed
    .says = The train is back where it began, and so are all goods, delivered or not. The steam spent is lost and your turn is over. Steam from coal that you burnt in this turn stays.

curves-and-the-die-after-the-roll = After the roll
    .says = So a delivery counts only when the train has arrived safely. Only then is it looked at whether you have 13 points.

## Goods

goods = Goods
    .lead = Your train carries one good at a time, and loading costs nothing. A good is delivered in the first city of its colour that you enter.
    .worked = Yellow, red and green city lie on a straight line with two tiles between each two. Green has 6 steam and two ways to spend it.
    .row-0 = Green six steps through to the green city: 1 good, 2 points
    .row-1 = Red three steps to the red city, there load yellow, three steps back: 2 goods, 2 + 2 + 1 for two colours = 5 points

goods-loading = Loading
    .says = In every city on your run, also where it begins, an empty train may load one good of any colour that lies there. You need not, and it costs no steam; only running does. After loading you must go on at least one step.

goods-one-aboard = One aboard
    .says = A train has room for one good. While it runs, goods cannot be put down or swapped. Goods of one colour are all alike.

goods-delivering = Delivering
    .says = As soon as the train enters a city of the good’s colour, the good is delivered, whether you want it or not. Only the city in which it was loaded does not take it.

goods-the-city-it-came-from = The city it came from
    .says = With a good aboard you may run into and through the city where you loaded it, and the good stays aboard. If it was put down somewhere and loaded again, the city of the second loading is the one that does not take it.

goods-and-on = Several goods in one run
    .says = You keep what you deliver, for all to see. The train may run on and load again, even in the same city. So one run can deliver several goods.

goods-stopping-with-a-good-aboard = Stopping with a good aboard
    .says = If you stop in a city, the good is unloaded there, and anybody may take it. If you stop on track, it stays aboard, and nobody can take it from you.

## Circuits

circuits = Circuits
    .lead = A circuit is track that leads round through at least two cities and that a train could run all the way without reversing. If you close a new one, you take a marker at once.
    .worked = Three lines are to join the yellow and the red city; two of them lack one tile each. Green closes the first circuit, Orange finishes the third line. On another board a tile only makes a bypass.
    .row-0 = Green’s straight in the south: the first circuit · 1 marker, 1 point
    .row-1 = Orange’s curve: a quite separate third line makes two more circuits · still only 1 marker
    .row-2 = A bypass that leaves a line at one switch and comes back at another: nothing new · no marker

circuits-what-a-circuit-is = What a circuit is
    .says = Track that leads back to where it began, through at least two cities, and that a train could run all the way round without reversing. It does not matter whether any train ever does so.

circuits-nothing-twice = No track twice in a circuit
    .says = The circuit may use no city, no junction and no other piece of track twice. A bridge or a double curve has two separate tracks and may be passed once on each. Dead ends never belong to a circuit; hills, trains and steam make no difference.

circuits-the-marker = The marker
    .says = If your tile or city closes a new circuit, you take one marker at once, and only one even if it closes several. There are seven. When they are gone, circuits earn nothing, and nobody can claim one later.

circuits-when-a-tile-closes-a-ring = When a tile closes a circuit
    .says = A circuit has just been closed if it could not be run before. It goes over track that the new tile has added, or through the new city. Or it goes over both tracks of a bridge or double curve that was laid on a junction.

circuits-when-two-rings-are-the-same = When two circuits count as the same
    .says = Two circuits count as the same if they pass the same cities in the same order, in either direction. Each stretch between two cities must also share some track with the same stretch of the other circuit.

circuits-when-a-ring-is-new = When a circuit is new
    .says = It is new if no circuit that was there just before counts as the same. A wholly separate line between two cities of a circuit makes a new one. So does a circuit through other cities. A bypass that only leaves a stretch and comes back to it makes none. Nor does a tile that replaces another with the same track.

circuits-broken-rings = Broken circuits
    .says = Your marker stays with you even if the circuit is broken up. If the circuit is closed again later, it is judged again, by what lay just before.

## Laying over old track

over-old-track = Laying over old track
    .lead = A tile with the symbol may also be laid on top of old track. What was there is gone, and the new tile has to fit as if the cell had been empty.
    .worked = Two lines join the yellow and the red city, but a Y switch in the southern one makes every train reverse. Orange has 9 points and needs three straight steps in the north to deliver a fourth colour.
    .row-0 = Green lays a straight with the symbol over the Y switch: the circuit can be run · 1 marker, 2 + 1 = 3 steam
    .row-1 = Orange lays a straight elsewhere · 1 + 2 = 3 steam, enough for the three steps
    .row-2 = Green lays a Y switch with the symbol over a northern straight: the circuit is broken, the marker stays · 3 + 1 = 4 steam
    .row-3 = Orange’s way is now the southern one: 1 + 1 + 2 + 1 + 1 = 6 steam, over two curves

over-old-track-the-symbol = The symbol
    .says = 17 of the 80 tiles carry the symbol. Such a tile may be laid on top of a track tile, or on an empty cell like any other.

over-old-track-what-may-be-covered = What may be covered
    .says = Hills, bridges and cities cannot be covered, nor a tile on which anybody’s train stands. All else can: straights, curves, junctions, double curves, dead ends, water towers, and tiles that were themselves laid over others.

over-old-track-gone-for-good = Covered tiles leave the game
    .says = The covered tile no longer exists and never comes back. The new one must fit its neighbours and lead to a city within five tiles, as if the old one had never been there. It need not keep any of the old track.

over-old-track-cut-nothing-off = Cut nothing off
    .says = Every city that had a way to another city must still have one. From all other track a train must still be able to get to a city, at any distance.
    .picture-cut-allowed = Trains still get from one city to the other.
    .picture-cut-refused = Both branches lead south: no train could get from one city to the other any more.

over-old-track-what-it-brings = What it brings
    .says = Steam, perhaps a circuit marker, and a new tile, just as for any other tile.

over-old-track-nothing-else-is-sacred = What you may break
    .says = You may break up a circuit, spoil somebody’s way or take away a water tower, and the network may even fall into parts. Trains elsewhere keep their place and their goods.

## Water and coal

water-and-coal = Water and coal
    .lead = A turn at a water tower gives 4 steam. When the last city is placed, everybody gets coal, which gives steam for the turn after.
    .worked = Green has 3 steam and stands one step from a water tower. Later, with 1 steam and 5 coal, Green wants to make a run for 6.
    .row-0 = First turn: one step to the tower · 3 – 1 = 2 steam
    .row-1 = Second turn: take water · 2 + 4 = 6 steam
    .row-2 = Later, first turn: burn 3 coal and lay a tile with number 2 · 1 + 3 + 2 = 6 steam, 2 coal left
    .row-3 = Burning 5 would fill the boiler, but then the tile would bring nothing

water-and-coal-taking-water = Taking water
    .says = If your train stands at a water tower when your turn begins, you may use the turn to take water: 4 steam, up to the 6 that the boiler holds. You may do it even with a full boiler.

water-and-coal-getting-there = Getting there
    .says = A water tower stands by ordinary track. It costs 1 to get there, and there is room for one train.

water-and-coal-five-coal-for-everybody = Five coal for everybody
    .says = When the twelfth city has been placed, every player gets five coal cubes, once in the game. Before that nobody has any. With two or three players the rest of the 20 stays in the box.

water-and-coal-burning = Burning
    .says = At the start of your turn you may burn coal, once. You burn as many cubes as you like, as long as there is room in the boiler. Each gives 1 steam and is gone. This is not yet the one thing of your turn.

water-and-coal-then-a-tile-or-a-run = Then a tile or a run
    .says = After burning you must lay a tile, place a city or run; you cannot take water or exchange a tile. If none of that is possible, you may not burn.

water-and-coal-for-later = Steam from coal is for later turns
    .says = Steam from coal cannot be spent in the turn in which it is burnt; it waits in the boiler. With 5 steam, burn 1 and run for 5: you end with 1.

## Points and the end

points-and-the-end = Points and the end
    .lead = Points count as soon as you have them. 13 win at once; otherwise the last track tile ends the game.
    .worked = Green has delivered red, green and yellow and brings a blue good to the blue city. Orange has delivered red, red and blue and has 2 markers.
    .row-0 = Points · goods · colours · markers · total
    .row-1 = Green before · 6 · 3 · 0 · 9
    .row-2 = Green with the blue good · 8 · 5 · 0 · 13: wins at once
    .row-3 = Orange · 6 · 1 · 2 · 9

points-and-the-end-adding-up = Adding up
    .says = 2 points for each good delivered, 1 for each circuit marker, and the bonus for colours. The sum holds at every moment of the game, the bonus included; nothing is added only at the end.

points-and-the-end-colours = Colours
    .says = Goods of two colours bring 1 point more, of three colours 3, of all four 5. Only the highest bonus counts. So a second colour is worth 3 points with its good, a third 4, a fourth 4, and a colour that you have only 2.

points-and-the-end-thirteen = Thirteen points
    .says = If you have 13 points or more, you win at once: after laying a tile, or when a run has arrived. This comes first, even in a turn in which the last tile would be drawn.

points-and-the-end-the-last-tile = The last tile
    .says = Otherwise the game is over at the end of the turn in which somebody draws the last track tile. Nobody plays again, and the tiles in the hands are worth nothing.

points-and-the-end-most-points = Most points
    .says = Then most points win. If they are equal, more circuit markers decide, then more steam; if that is equal too, the victory is shared. The other places are found in the same way, also behind somebody who has won with 13 points.

points-and-the-end-if-nothing-happens = Twelve rounds without progress
    .says = If for twelve whole rounds nobody lays or exchanges a tile or delivers anything, the game is over, and most points win. Everybody can see how long nothing has happened.

## Often got wrong

often-got-wrong = Often got wrong
    .lead = What is easily believed after the first reading, and what the rules say.

often-got-wrong-entering-a-city-is-free = Entering a city is free.
    .says = No, it costs 1 like track. Two tiles and a city are three steam.

often-got-wrong-a-city-brings-a-new-tile = A city brings a new tile.
    .says = No. You draw only after a track tile, for only that one came from your hand.

often-got-wrong-a-long-run-always-rolls = A long run always rolls.
    .says = The die needs both: more than 2 steam and a curve. Six steam on straight track are safe.

often-got-wrong-turning-in-a-city-is-a-curve = Turning in a city is a curve.
    .says = It is not, whatever the angle. You may even turn back there.

often-got-wrong-a-train-never-turns-round = A train can turn round only in a city.
    .says = During a run, yes. But between two turns it may turn anywhere: stop on a switch, and next turn leave it in any direction.

often-got-wrong-a-good-may-ride-on = A good may ride on to a farther city of its colour.
    .says = No, it is delivered in the first one, even if you meant another. Only the city where it was loaded is passed.

often-got-wrong-a-good-in-a-city-waits-for-you = A good that you put down in a city waits for you.
    .says = It belongs to nobody. Stop on the track if you want to keep it.

often-got-wrong-cities-close-together-are-too-close = Cities with one cell between them are too close.
    .says = Distance is counted along the track. If that goes a long way round, one cell between them is enough.

often-got-wrong-every-closed-ring-is-a-circuit = Any track that leads round is a circuit.
    .says = It is none if a train cannot run round it, and a bypass of an old line is no new one.

often-got-wrong-coal-takes-you-further-now = Coal takes you further in this turn.
    .says = It is for the next one. Burn it while you lay, or before a run that your old steam pays for.

## Options

options = Options
    .lead = Four rules can be chosen before the game, where the old rulebook can be read in two ways. This book tells the default.

options-new-circuits = New circuits
    .says = By default only a really new circuit earns a marker. With the other choice every circuit that was just closed does, a bypass too.

options-coal-burns-at-once = Coal burns at once
    .says = By default steam from coal waits for a later turn. With this option it may be spent in the turn in which it is burnt.

options-goods-on-the-start-city = Goods in the start city
    .says = By default the start city has none. With this option it gets two goods from the bag; there are still enough for all cities, for 24 of 28 are used.

options-the-last-tile = The last tile
    .says = By default the game ends with the turn in which the last track tile is drawn. With the other choice it goes on without drawing until everybody has had equally many turns; 13 points still win at once.
