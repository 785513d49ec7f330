# The lessons: a message for each lesson and each step. See docs/teaching.md.

## The first whistle

first-whistle = The first whistle
    .idea = Each turn you do one thing: lay a tile, run your train, or take water.
    .know-1 = One thing a turn: a tile, a run, or water.
    .know-2 = Tiles and cities bring steam; running spends it.
    .know-3 = A good delivered to a city of its colour is 2 points.
    .know-4 = 13 points win at once.

first-whistle-step-1 = All trains share one railway, and it grows as you play. Laying a tile fills your boiler: the number on the tile is the steam you get. You have { $steam } steam, and a good waits with nowhere to go.
    .pin-1 = Your train, in the yellow city.
    .pin-2 = A red good. It wants a red city.
    .pin-3 = The line ends here.
    .ask = Lay your straight at the end of the line.
    .answer-1 = That brings { $told_gained } steam as well. But the line to the east is still one tile long; look at pin 3.
    .answer-2 = The line goes on, and { $told_gained } steam with it. It now bends away, though, and a train slows down for a bend. You have a tile that runs straight on.
    .answer-3 = A bridge carries the line on. It brings only { $told_gained } steam, and its second track leads nowhere today.
    .answer-4 = Aboard it is. But there is no red city yet, and with { $steam } steam you would not get far.
    .answer-5 = Your train rolls for 1 steam, empty. First the railway needs somewhere to go.
    .otherwise = That is allowed, and it brings steam. The line at pin 3 is waiting for a tile, though.
    .DS-PLACE-02 = Track has to meet track. Turn the tile until its rails carry on from the ones that are there.
    .after = You gained 2 steam and have { $steam }. You drew a new tile, so you hold three again. Orange laid a tile elsewhere: one thing each, then the next player.

first-whistle-step-2 = A city may end the line now that two tiles lie between. Two cities are on display, each with two goods on it. A city brings steam like any tile.
    .pin-1 = A red city.
    .pin-2 = A green city.
    .pin-3 = Room for one of them.
    .ask = Place the city that your good is waiting for.
    .answer-1 = A green city is welcome, and it brings { $told_gained } steam. Your good is red, however, and would still have nowhere to go.
    .answer-3 = You may turn up a city from the pile and must then place whatever it is. The one you need lies open on the table.
    .answer-4 = { $told_gained } steam more. But there is still no red city on the board, and your good waits.
    .answer-5 = Loaded. If you run now, there is still no red city to run to.
    .answer-6 = The train leaves empty, and the red city still lies on the table.
    .otherwise = That is allowed. The good, however, is waiting for a city of its colour.
    .DS-CITY-05 = Cities keep apart: two tiles of track at least have to lie between them.
    .DS-CITY-04 = Not there: a city needs track that leads to another city, with two tiles between.
    .after = The red city stands, and you have { $steam } steam. A new city took its place on display at once.

first-whistle-step-3 = Now run. Every tile you enter costs 1 steam, and so does the city at the end; loading is free. A good is delivered the moment your train enters a city of its colour.
    .pin-1 = Load it before you leave.
    .pin-2 = Three steps east.
    .ask = Load the red good, run to the red city and stop there.
    .answer-1 = Off you go, empty. Goods do not follow the train: load first, it costs nothing.
    .answer-2 = West leads to the blue city. It will not take a red good.
    .answer-3 = You may stop on the track, and the good stays aboard. You have { $steam } steam left, enough to arrive this turn.
    .answer-4 = One step short! The good stays aboard, but the two points have to wait a turn.
    .answer-5 = Steam for later, up to 6. You have enough for this run already.
    .answer-6 = Another city, another { $told_gained } steam. Your red good is still waiting.
    .answer-7 = A surprise from the pile. Your red good is still waiting.
    .otherwise = That is allowed, but the red good is still not in the red city.
    .DS-GOODS-02 = After loading the train has to move.
    .after = Delivered! The run cost { $told_spent } steam, { $steam } is left, and you have { $points } points. The first player with 13 points wins at once.

## Laying track

laying-track = Laying track
    .idea = A tile has to fit on every side, and a train must be able to run over it to a city nearby.
    .know-1 = Track meets track, blank sides meet blank sides.
    .know-2 = A dead end does not connect a tile.
    .know-3 = Track reaches five tiles from a city, no further.
    .know-4 = A boiler holds 6; what is more is lost.

laying-track-step-1 = Track has to meet track, and a blank side a blank side. Empty cells around do not matter. So a tile can lie one way and not another: you may turn it as you like.
    .pin-1 = The line comes from the west.
    .pin-2 = Here it has to turn.
    .ask = Lay the curve so that the line turns south.
    .answer-1 = It fits, but the line turns north now. A quarter turn more or less makes the difference.
    .answer-2 = That fits too, and begins a new line at the city. The line at pin 2 is the one to turn.
    .answer-3 = The bridge carries the line on eastwards. It brings { $told_gained } steam, the curve would bring 2.
    .answer-4 = A good tile, and its turn will come. The curve first.
    .otherwise = It fits. But the line at pin 2 is the one to turn south.
    .DS-PLACE-02 = There, track would meet a blank side. Turn the tile until the rails join.
    .after = The curve brought 2 steam: you have { $steam }. Bridges, switches and water towers bring only 1, so look at the number.

laying-track-step-2 = This tile has a through track and a dead end beside it. A dead end is no way home: a train must be able to run over the new tile and on to a city without ever reversing.
    .pin-1 = Straight with a dead end.
    .pin-2 = The line ends here.
    .ask = Carry the line on south with the through track.
    .answer-1 = A hill brings { $told_gained } steam as well. But it costs 2 instead of 1 to enter, in every run. Keep it for a place where you do not run.
    .answer-2 = The bridge fits. It brings { $told_gained } steam; the tile with the dead end brings 2.
    .answer-3 = It fits here because its through track touches the city or the line. The line south is still open.
    .answer-4 = You made the western line longer. The one to carry on lies at pin 2.
    .otherwise = That is allowed. The line at pin 2 is still waiting.
    .DS-PLACE-03 = Only the dead end would touch the line, and from a dead end no train gets home. Turn the tile.
    .DS-PLACE-02 = Track would meet a blank side there.
    .after = You have { $steam } steam. Where the dead end points does not matter: the rest of a tile may lead anywhere, even to nothing.

laying-track-step-3 = Track may reach five tiles from the nearest city, counted along the rails. Your line has four. One more is allowed.
    .pin-1 = The fifth tile.
    .pin-2 = 2 steam now, but 2 to enter.
    .ask = Lay the tile that fills your boiler as the fifth of the line.
    .answer-1 = It fits and makes { $steam } steam. Two of your tiles bring more.
    .answer-2 = That brings { $told_gained } steam, but somewhere else. The fifth tile belongs at pin 1.
    .otherwise = That is allowed. The fifth tile belongs at pin 1.
    .after = { $steam } steam: the boiler is full. It never holds more than 6.

laying-track-step-4 = A sixth tile at the end of this line will be refused: try it if you like. There is room elsewhere, at the city and in the west. Watch your steam when you lay.
    .pin-1 = Five tiles from the yellow city.
    .pin-2 = Your boiler: { $steam } of 6.
    .ask = Lay any tile where it is allowed.
    .answer-1 = With a full boiler that is just the right thought! For this once, lay a tile and see what happens to the steam.
    .otherwise = That is a good use of a turn. For this once, lay a tile.
    .after = You still have { $steam } steam: what the tile brought was lost. With a full boiler it is time to run.

## Founding cities

founding-cities = Founding cities
    .idea = A city brings two goods to the board, so place the one that helps your own train.
    .know-1 = Two tiles of track at least between a new city and any other.
    .know-2 = A city on display shows its goods; the pile is a gamble.
    .know-3 = One run may deliver several goods.
    .know-4 = Playing a city draws no track tile.

founding-cities-step-1 = A new city needs an empty cell that rails point to, and two tiles of track to the nearest other city. Count along the rails, not through the air. Your train already carries a red good.
    .pin-1 = Two tiles from the blue city: room.
    .pin-2 = Only one tile: too close.
    .pin-3 = Red, with two blue goods.
    .pin-4 = Green, with red and yellow.
    .ask = Place the city that suits your train best.
    .answer-1 = It fits, and { $told_gained } steam is yours. But the red good aboard finds no taker there, and the red city stays on display for Orange.
    .answer-2 = Nobody knows what comes. On display lies the very colour you carry.
    .answer-3 = { $told_gained } steam. Meanwhile Orange may place a city right under your nose.
    .answer-4 = You turn back west with the good still aboard. No red city lies that way.
    .otherwise = That is allowed, but your red good is no nearer to a red city.
    .DS-CITY-04 = Too close: only one tile lies between. One more tile, and a city could stand one cell further on.
    .DS-CITY-05 = Side by side? Two tiles have to lie between two cities.
    .after = The red city stands right in front of you with its two blue goods, and you have { $steam } steam.

founding-cities-step-2 = A run does not end with a delivery. You may load again in the same city and steam on. You may leave a city on any side, even back the way you came.
    .pin-1 = One step from the red city.
    .pin-2 = Blue goods.
    .pin-3 = A blue city, three steps from there.
    .ask = Make two deliveries in one run.
    .answer-1 = Delivered: { $points } points. But you still have { $steam } steam, and blue goods lie at your feet.
    .answer-2 = You delivered, and left empty. The blue goods would have cost nothing to load.
    .answer-3 = The blue good stays aboard and safe. You have the steam to arrive, though.
    .answer-4 = One step short of the blue city. You have the steam for it.
    .answer-5 = Away from the red city, with a red good aboard?
    .answer-6 = Steam is always welcome. But you have all you need for a splendid run.
    .answer-7 = A city brings { $told_gained } steam. But you have all you need for a splendid run.
    .otherwise = That is allowed. There is a run here that delivers twice.
    .after = Two goods for { $told_spent } steam: { $points } points. That is 2 for each good, and 1 more because they have different colours.

founding-cities-step-3 = Instead of a city on display you may draw one from the pile. You see its colour, you must place it, and only then does it get its two goods.
    .pin-1 = { $cities } cities in the pile.
    .pin-2 = Two tiles from the blue city now.
    .ask = Draw a city and place it in the south.
    .answer-1 = That one you can see, and its goods, too. Often that is better! For this once, try the pile.
    .answer-2 = { $told_gained } steam. The pile is what we want to try now.
    .otherwise = That is allowed. For this once, try the pile.
    .after = A yellow city with a green and a red good, and { $steam } steam for you. You drew no track tile: you played none from your hand.

## The rails decide

rails-decide = The rails decide
    .idea = While it runs a train never reverses, but between turns it may turn round for nothing.
    .know-1 = At a switch a train follows the rails from where it came in.
    .know-2 = Next turn it may leave in any direction its tile offers.
    .know-3 = A hill costs 2 to enter, everything else 1.
    .know-4 = In a city you may turn as you like.

rails-decide-step-1 = A switch joins three lines, but not every line with every other. This one leads from west to east, and from east to south. A train from the west cannot take the branch: it would have to reverse.
    .pin-1 = A green good.
    .pin-2 = The switch.
    .pin-3 = The green city, down the branch.
    .pin-4 = A hill: 2 steam to enter.
    .ask = Load the green good, run as far as the switch and stop on it.
    .answer-1 = Straight on, as the rails lead, and up the hill: { $spent } steam so far. There is a shorter way to the branch.
    .answer-2 = The good is safe aboard. One step more and you would stand on the switch.
    .answer-3 = You left the good behind. Loading costs nothing.
    .answer-4 = Steam, yes. But you have { $steam_before } already, and the good waits.
    .otherwise = That is allowed. The way to the green city begins with the switch.
    .DS-MOVE-05 = You came from the west, and from there the rails go straight on. Stop here: next turn the world looks different.
    .after = Two steps, { $told_spent } steam, { $steam } left. The good is aboard, and on the track nobody can take it from you.

rails-decide-step-2 = A new turn, a new start: from where it stands your train may leave along any rails of its tile. On the switch that is west, east or south.
    .pin-1 = It may leave in three directions.
    .pin-2 = Two tiles, then the city: three steps.
    .ask = Take the branch and deliver the green good.
    .answer-1 = Back west it goes. The green city lies down the branch.
    .answer-2 = The hill cost 2. The green city lies down the branch.
    .answer-3 = You may stop, and go on later. You have the steam to arrive now.
    .answer-4 = One step short, and { $steam } steam left in the boiler.
    .answer-5 = More steam, but the good is three steps from home and you have three.
    .otherwise = That is allowed, but the good is three steps from home.
    .after = Delivered: { $points } points. In one run from the blue city it cannot be done; in two it was easy.

## Mind the curve

mind-the-curve = Mind the curve
    .idea = A run of more than 2 steam over any curve has to roll the die, and the more steam, the worse.
    .know-1 = Up to 2 steam a run is always safe.
    .know-2 = With a curve: 3 steam derails on 1 face of 6, 4 on 2, 5 on 3, 6 on 4.
    .know-3 = Derailing costs the steam and the turn, and undoes the whole run.
    .know-4 = Straight track and cities have no speed limit.

mind-the-curve-step-1 = The red city is three steps away, and one of them is a curve. More than 2 steam in a run with a curve: then the die is rolled at the end. After 3 steam only a 1 derails you.
    .pin-1 = The curve.
    .pin-2 = A red good.
    .pin-3 = Three steps away.
    .ask = Take the risk: load, run to the red city and stop.
    .answer-1 = Very careful, and no roll. Just this once, be bold: five faces of six are good.
    .answer-2 = Only { $told_spent } steam, so no roll: well seen! Just this once, be bold and run through.
    .answer-3 = Loading means running on, and every step more makes the die worse. Stop where the red good is at home.
    .answer-4 = You ran on past the red city: { $spent } steam, and now { $risk } faces of the die are against you. Stop where the good is at home.
    .answer-5 = An empty train risks nothing and earns nothing.
    .answer-6 = The boiler is full, so that steam is lost. Be bold!
    .otherwise = Allowed. But just this once, be bold.
    .after = A { $told_die }! You derailed. Train and good are back where they began, and the { $told_spent } steam is gone: { $steam } left. Nothing was delivered, and your turn was over.

mind-the-curve-step-2 = Up to 2 steam you are never asked to roll, curve or not. So the same way can be run in two short runs. It takes one more turn, but it is sure.
    .pin-1 = Two steps away. Stopping on track keeps the good aboard.
    .ask = Load and run just as far as is safe.
    .answer-1 = Safe, with { $told_spent } steam. You could go one step further and still be safe.
    .answer-2 = That was the same gamble again, with the die against you. This time the question was how to be safe.
    .answer-3 = Without the good the run is for nothing.
    .answer-4 = Steam for later. You have enough for the safe way.
    .otherwise = Allowed, but the good is not on its way.
    .after = { $told_spent } steam, no roll. The good is aboard, and { $steam } steam is left for the last step.

mind-the-curve-step-3 = The tile on which a run begins does not count as a curve. Neither does turning in a city, whatever the angle.
    .pin-1 = Starting on the curve.
    .pin-2 = One step.
    .ask = Bring the good home.
    .answer-1 = That leads back to the yellow city.
    .answer-2 = Not wrong, but the red city is one step away.
    .otherwise = Allowed. The red city is one step away.
    .after = Delivered: { $points } points, and no die. With a curve you derail after 3 steam on a 1, after 4 on 1 or 2; after 5 on 1 to 3, after 6 on 1 to 4. On straight track you may run as fast as you like.

## There and back

there-and-back = There and back
    .idea = The same steam can earn 2 points or 5, so look for cities that hold each other’s goods.
    .know-1 = A train carries one good; a run may carry several, one after the other.
    .know-2 = Cities that hold each other’s colours make double deliveries.
    .know-3 = Stopping in a city puts the good down for anybody.
    .know-4 = Stopping on track keeps it safe.

there-and-back-step-1 = You have 6 steam and a straight line: nothing can derail you. The train takes one good at a time, and loading is free. Six steps, two goods in your city, one in the next: what do you make of it?
    .pin-1 = Red: three steps.
    .pin-2 = Green: six steps.
    .pin-3 = Yellow: it wants to come here.
    .ask = Use your 6 steam for as many points as you can.
    .answer-1 = All six steps for one good, 2 points. The same steam can do more.
    .answer-2 = Delivered, { $points } points, and { $steam } steam left. But you passed by a good that wanted to travel your way home.
    .answer-3 = Delivered, but you left the red city empty. What lay there?
    .answer-4 = Every step costs steam, and the train is empty.
    .answer-5 = The boiler is full: what a tile brings is lost now.
    .otherwise = Allowed. Six steps can earn more.
    .after = Two goods in one run: { $points } points for { $told_spent } steam. Two colours bring a bonus of 1. The boiler is empty now, and Orange has { $steam_1 } steam.

there-and-back-step-2 = An empty boiler means laying track. A plain straight brings 2 steam, and so do a curve and a hill.
    .pin-1 = 2 steam.
    .pin-2 = The line may grow here.
    .pin-3 = Orange, next to you, with { $steam_1 } steam.
    .pin-4 = The green good: the first to load it has it.
    .ask = Lay your straight beyond the green city.
    .answer-1 = { $told_gained } steam, just as good for the boiler. But let us have the line grow eastwards, where a city may come one day.
    .otherwise = Allowed. Lay the straight, please: the boiler is empty.
    .after = { $steam } steam for you, { $steam_1 } for Orange, which could leave with the green good next turn.

there-and-back-step-3 = A train that stops in a city puts its good down there, for anybody. A train that stops on track keeps it, and nobody can touch it.
    .pin-1 = You both want it.
    .pin-2 = Two steps: on track.
    .ask = Take the green good out of Orange’s reach.
    .answer-1 = You are off, but the good is still in the city with Orange.
    .answer-2 = Safe from Orange that way, too. But the green city lies east.
    .answer-3 = More steam. And now it is Orange’s turn, with the green good beside its train.
    .otherwise = Allowed, but Orange may load the green good now.
    .after = It is yours now, though it will take some turns to arrive. Goods on the track are safe; goods in a city belong to nobody.

## Closing the ring

closing-the-ring = Closing the circuit
    .idea = Track that leads round through two or more cities is a circuit, and a new circuit is worth a point.
    .know-1 = A circuit passes at least two cities and needs no reversing.
    .know-2 = A new circuit is one marker, 1 point, at once.
    .know-3 = A quite separate second line between the same cities counts again; a small bypass does not.
    .know-4 = Do not leave a circuit one tile short.

closing-the-ring-step-1 = A circuit is track that leads back to where it began, through two cities or more. A train must be able to run all the way round without reversing. If you close a new one, you take a marker at once: 1 point.
    .pin-1 = One tile is missing.
    .pin-2 = A straight.
    .pin-3 = A Y switch: two branches, one stem.
    .ask = Close the circuit so that a train can run round it.
    .answer-1 = It looks closed, but a train coming in on one branch can only leave by the stem. To go round it would have to reverse, so there is no marker.
    .answer-2 = { $told_gained } steam, but the gap is still there, and Orange can see it, too.
    .otherwise = Allowed. But the gap is still there, and Orange can see it, too.
    .DS-PLACE-02 = Track would meet a blank side. Turn it, or take another tile.
    .after = A circuit: yellow, red and back. You have { $markers } marker, { $points } point and { $steam } steam. Hill or plain, curve or straight, it makes no difference to a circuit.

closing-the-ring-step-2 = Orange has brought a third line close to the red city. A second way between two cities counts as new if it is quite separate from the first. One tile is missing, and hands are hidden: Orange could not know what you hold.
    .pin-1 = Orange’s tile.
    .pin-2 = The gap.
    .pin-3 = { $markers_left } markers left of 7.
    .ask = Take a second marker.
    .answer-1 = A curve is the right idea. Look at pin 2: which of its sides have rails beside them?
    .answer-2 = { $told_gained } steam. Orange may close the gap now.
    .otherwise = Allowed. Orange may close the gap now.
    .after = { $markers } markers. Never leave a circuit one tile short: somebody may hold the tile. There are seven markers in all, and later circuits earn nothing.

## Water and coal

water-and-coal = Water and coal
    .idea = A water tower gives 4 steam for a turn, and late in the game coal gives steam for the turn after.
    .know-1 = A turn at a water tower: 4 steam.
    .know-2 = The twelfth city gives everybody 5 coal.
    .know-3 = Coal is burnt at the start of a turn and can be spent from the next turn on.
    .know-4 = After coal comes a tile or a run, not water.

water-and-coal-step-1 = The railway is almost complete: one city is left. When the twelfth is placed, every player gets five coal cubes.
    .pin-1 = The last city.
    .pin-2 = Room for it.
    .pin-3 = You, without steam, but with a red good.
    .ask = Place the last city.
    .answer-1 = 4 steam, a good idea for the next turn! For now, place the city.
    .answer-2 = { $told_gained } steam. But the last city is still there for Orange to place.
    .otherwise = Allowed. But the last city is still there for Orange to place.
    .after = All twelve cities stand. You have { $steam } steam and { $coal } coal, and Orange has { $coal_1 } coal.

water-and-coal-step-2 = Your train stands at a water tower. If it stands there when your turn begins, you may use the turn to take water: 4 steam. That is twice what the best tile brings.
    .pin-1 = The water tower. It costs 1 to enter, like any track.
    .pin-2 = { $steam } of 6.
    .ask = Take water.
    .answer-1 = { $told_gained } steam for the tile. The tower gives more.
    .answer-2 = Coal must be followed by a tile or a run, never by water. And there is a tower right here.
    .answer-3 = You leave the tower with an almost empty boiler.
    .otherwise = Allowed. But you stand at a tower with an almost empty boiler.
    .after = { $steam } steam. Towers are rare, there are four in the game. One train fits on each.

water-and-coal-step-3 = At the start of your turn you may burn coal: each cube is 1 steam. It cannot be spent in the same turn, but it waits in the boiler for the next. After burning you still lay a tile or run.
    .pin-1 = { $coal } coal.
    .pin-2 = The red city, five steps away, all straight.
    .ask = Burn what fits into the boiler, then run to the red city.
    .answer-1 = You will get there. But the boiler will be empty afterwards, and there was room for one more steam before you left.
    .answer-2 = The good came from there. It wants to go east.
    .answer-3 = Coal and tile together: more than the boiler holds, some of it was lost.
    .answer-4 = More than the boiler holds: part of it was lost.
    .answer-5 = There was room for one steam only. The tower would have given four.
    .otherwise = Allowed, but the red good is still aboard.
    .DS-COAL-01 = The boiler holds 6 and you have { $steam }: there is room for one.
    .after = Delivered: { $points } points. You had 5 steam to spend, spent { $told_spent }, and the coal left you with { $steam }. Burn before you run, when there is room.

## Over old track

over-old-track = Over old track
    .idea = A tile with the symbol may replace old track, to finish a circuit or to spoil a way.
    .know-1 = A tile with the symbol may lie on old track.
    .know-2 = Not on hills, bridges, cities or under a train.
    .know-3 = No city and no track may be cut off from all cities.
    .know-4 = A marker is yours for good, even if the circuit is broken.

over-old-track-step-1 = Some tiles carry a symbol: they may be laid on top of old track. The old tile is gone, and the new one has to fit in its place. Here a Y switch spoils a circuit.
    .pin-1 = A train cannot run through here from west to east.
    .pin-2 = A straight with the symbol.
    .pin-3 = A Y switch with the symbol.
    .ask = Make the circuit whole.
    .answer-1 = The straight is the right tile, but not here. Where does the circuit stop a train?
    .answer-2 = One more Y switch where trains cannot run through. The circuit needs the opposite.
    .answer-3 = { $told_gained } steam, and the circuit is as it was.
    .answer-4 = One more city, and the circuit is as it was.
    .answer-5 = A short trip with an empty train. The circuit is as it was.
    .otherwise = Allowed, but the circuit is as it was.
    .DS-OVER-01 = That tile has no symbol: it needs an empty cell.
    .DS-OVER-02 = Hills, bridges, cities and tiles with a train on them cannot be covered.
    .DS-PLACE-02 = Track would meet a blank side. Turn it.
    .after = Now it is a circuit: { $markers } marker, { $points } points. Orange laid a tile and has { $steam_1 } steam and { $points_1 } points. Look what Orange could do next.

over-old-track-step-2 = Orange has delivered three colours. The red good in that city would be the fourth: 4 points more, 13 in all. The red city is three straight steps away, and Orange has { $steam_1 } steam.
    .pin-1 = Orange, { $points_1 } points.
    .pin-2 = The good Orange needs.
    .pin-3 = Her way.
    .pin-4 = No train can run straight through a Y switch.
    .ask = Stop Orange: lay a tile over the way.
    .answer-1 = That leaves the straight way open, and three steps are all Orange needs.
    .answer-2 = { $told_gained } steam for you. Then Orange loads red, runs three steps and wins.
    .answer-3 = Clever: your train in the way costs Orange 1 more, and Orange has only three. That is enough for this turn. Your tile can do it for longer.
    .answer-4 = Then Orange loads red, runs three steps and wins.
    .otherwise = Allowed. Then Orange loads red, runs three steps and wins.
    .DS-OVER-02 = A tile with a train on it, a hill or a bridge cannot be covered.
    .DS-OVER-01 = That tile has no symbol: it needs an empty cell.
    .DS-PLACE-02 = Track would meet a blank side. Point the stem of the Y to the empty side.
    .after = The straight way is closed. Over the southern line it is six steam with two curves, and Orange has { $steam_1 }. The circuit is broken, but your marker stays: { $points } points.

## Counting to thirteen

counting-to-thirteen = Counting to thirteen
    .idea = A new colour is worth more than another good of an old one.
    .know-1 = 2 points a good; colours bring 1, 3 or 5 for two, three or four of them.
    .know-2 = A second colour is worth 3, a third 4, a fourth 4, an old colour 2.
    .know-3 = Four goods in four colours are 13 points.
    .know-4 = 13 win at once; otherwise the last track tile ends the game.

counting-to-thirteen-step-1 = You have delivered red, red and blue: 6 points, 1 more for two colours, and 1 for a marker. Three colours would bring 3 instead of that 1, four colours 5. Two goods lie here, each three straight steps from home.
    .pin-1 = You: { $points } points.
    .pin-2 = Blue: you have that colour.
    .pin-3 = Green: a third colour.
    .ask = Deliver the good that is worth more.
    .answer-1 = Three steps east, and 2 points: { $points } would become 10. The other good does better.
    .answer-2 = East is the blue city. Green lies south.
    .answer-3 = Safe, but not delivered. You have the steam to arrive.
    .answer-4 = One step short, with steam to spare.
    .answer-5 = Empty? Two goods lie here, and loading is free.
    .answer-6 = { $told_gained } steam. The goods are still where they were, and Orange has { $steam_1 } steam.
    .answer-7 = A city brings { $told_gained } steam. The goods are still where they were.
    .otherwise = Allowed. But there are points to fetch here.
    .after = 2 for the good and 2 for the third colour: from { $points_before } to { $points }. Orange steams up and lays a tile in the south.

counting-to-thirteen-step-2 = 12 points: one more is enough. You have no steam to run, but look what Orange laid.
    .pin-1 = Orange’s tile.
    .pin-2 = A gap between it and your city.
    .pin-3 = 2 steam, and perhaps more.
    .ask = Win the game.
    .answer-1 = { $told_gained } steam, and { $points } points as before.
    .otherwise = Allowed. But there is a point to be had right now.
    .after = A circuit through three cities, the thirteenth point, and the game is yours at once. Had nobody got there, the most points would win when the last track tile is drawn; then markers, then steam break ties.

## Like an old engineer

like-an-engineer = Like an old engineer
    .idea = Lay straights where you run, run when the boiler is full, and leave nothing lying for the next train.
    .know-1 = Straights where you run, hills and curves where others run.
    .know-2 = Run at 5 or 6 steam: a full boiler wastes what you lay.
    .know-3 = Look what the next player can do with the steam they have: it is all open.
    .know-4 = The strongest turn delivers twice.

like-an-engineer-step-1 = One gap in the straight line between yellow and red. Two of your tiles would fill it, both bring 2 steam, both close a circuit. Think of the runs to come: the yellow city holds a red good, the red city a yellow one.
    .pin-1 = The gap.
    .pin-2 = A straight: 1 to enter.
    .pin-3 = A hill: 2 to enter.
    .ask = Fill the gap with the better tile.
    .answer-1 = A marker and { $told_gained } steam, the same as before. But there and back is now eight steam, and no boiler holds that.
    .answer-2 = { $told_gained } steam. Orange holds three tiles you cannot see; one may fill the gap.
    .answer-3 = The straight way has a gap, and the other way has curves and a hill.
    .answer-4 = A trip without a good. The gap is still there.
    .otherwise = Allowed. But the gap is worth a marker, to Orange as well.
    .after = { $markers } marker, and the boiler is full: { $steam } steam. Hills are for places where the others run. Orange has { $steam_1 } steam now: just enough to carry the red good away.

like-an-engineer-step-2 = With a full boiler every tile you lay is wasted steam: run. And count what you leave behind, for Orange stands beside a red good with { $steam_1 } steam.
    .pin-1 = Yours to load.
    .pin-2 = Orange, ready to go.
    .pin-3 = The good Orange is waiting to take.
    .ask = Make the best run, and leave Orange nothing.
    .answer-1 = { $points } points so far, and { $steam } steam kept. But then Orange loads red and runs three steps home.
    .answer-2 = You came past the red good and left it to Orange.
    .answer-3 = Blue lies there. The yellow good wants to go west.
    .answer-4 = There is a red good in the blue city, true. But you leave a yellow one behind, and Orange has a run.
    .answer-5 = You left without the yellow good.
    .answer-6 = The boiler is full, so that brought no steam at all. And Orange has a run.
    .otherwise = Allowed, but Orange has a run now.
    .after = { $points } points: two goods, two colours, one marker. Orange had to lay a tile instead of running. It takes two or three turns of laying to pay for a run, so make each run count double.

## Puzzle: the last train

puzzle-last-train = Puzzle: the last train
    .idea = Win this turn, whatever the die would say.
    .know-1 = The shortest way is not always the safest.
    .know-2 = A hill costs steam, a curve costs luck.
    .know-3 = Trains in the way cost 1 each.

puzzle-last-train-step-1 = You have { $points } points, Orange has { $points_1 } and will not wait. A yellow good is with you, your fourth colour. Three yellow cities are near, and you have { $steam } steam.
    .pin-1 = East: a curve on the way.
    .pin-2 = West: two trains on the way.
    .pin-3 = South: a hill on the way.
    .pin-4 = A circuit with a gap.
    .ask = Win this turn, for certain.
    .answer-1 = Three steam and a curve: on a 1 you are back here with { $points_before } points. Five times in six you win. Six times in six would be better.
    .answer-2 = Safe, but far from winning. And it is Orange’s turn now.
    .answer-3 = Safe, on the curve, and one step from winning. But it is Orange’s turn now.
    .answer-4 = The green city is too far for today, and you have delivered green already.
    .answer-5 = On the hill, for 2 steam. You have enough to go on.
    .answer-6 = One step short!
    .answer-7 = Without the yellow good no city will pay you.
    .answer-8 = The gap is worth a point at best: { $points }. You need four.
    .answer-9 = Steam, but no points. Orange is next.
    .otherwise = That does not win for certain.
    .DS-MOVE-10 = Two trains stand on the way west, 1 more for each: five steam to the city, and you have { $steam }. You could not get past them.
    .after = Over the hill: 2 and 1 and 1, { $told_spent } steam and no curve, so no die. 2 points for the good, 2 for the fourth colour: { $points }. Well driven!

## Exercises

two-new-colours = Eight points in one run
    .idea = Two new colours in one run are worth eight.
    .know-1 = A third and a fourth colour are worth 4 points each, so let every stretch of a run carry something.

two-new-colours-decide = You have { $points } points and { $steam } steam; red and blue are delivered already.
    .ask = What is your run?
    .answer-1 = The same six steps with one good: { $points } points. The yellow good wanted to travel the first half, and another green one was waiting there.
    .otherwise = That is allowed, but it does not win. Which two colours do you lack, and where do they lie?
    .after = Yellow is the third colour and green the fourth: 4 points each. Six straight steps with a turn in the city, which is no curve, so there is no roll. From { $points_before } to { $points }, and the game is won.

out-of-reach = Out of reach
    .idea = A good on your train is a good that nobody else delivers.
    .know-1 = What lies in a city belongs to nobody; aboard your train, on the track, it is safe.

out-of-reach-decide = Orange has { $points_1 } points and { $steam_1 } steam, and stands beside you. You have { $steam } steam and could close a circuit.
    .ask = What do you do?
    .answer-1 = A marker and { $steam_more } steam, { $points } points. Then Orange loads red, runs three straight steps and has won.
    .otherwise = That is allowed. But what will Orange do with the red good?
    .after = The red good would be Orange’s fourth colour: 4 points, 13 in all, and there is just the steam for it. Aboard your train, on the track, it is safe, and you will deliver it yourself.

in-the-way = Stand in the way
    .idea = A train on the track costs the others 1 steam more.
    .know-1 = Nobody may stop where your train stands, and to pass it costs 1 more.

in-the-way-decide = Orange has { $points_1 } points and { $steam_1 } steam. The red good there is Orange’s fourth colour, three steps from home. You have { $steam } steam.
    .ask = How do you keep Orange from winning?
    .answer-1 = { $steam_more } steam more, and then Orange runs three steps and wins.
    .otherwise = That is allowed, but Orange runs three steps and wins.
    .after = Now the way costs Orange 1 and 2 and 1: four steam, and Orange has { $steam_1 }. Orange cannot even enter the tile, for nobody may stop on it. One steam of yours has bought a turn.

certain-is-better = No hurry
    .idea = If nobody can stop you, be safe.
    .know-1 = Where waiting costs nothing, a safe run beats good odds.

certain-is-better-decide = You have { $points } points and { $steam } steam; the yellow good wins the game. Orange has { $points_1 } points and no steam.
    .ask = How do you run?
    .answer-1 = Three steam over a curve: you win at once five times in six, and once in six you are back without steam. Waiting a turn wins six times in six.
    .otherwise = That is allowed, but there is a way that wins for certain.
    .after = Two steam, no roll. Next turn the last step wins, and nothing can prevent it: the tile under your train cannot be covered, a city has room for everybody, and Orange cannot make eight points in a turn without steam.

now-or-never = Now or never
    .idea = If waiting loses for certain, take the bad odds.
    .know-1 = Three faces of six are three more than none.

now-or-never-decide = Both of you have { $points } points. Orange carries a fourth colour and is one step from the red city. Your way to the yellow city costs 5 with a curve.
    .ask = What now?
    .answer-1 = Safe and sound, and no roll. But there will be no next turn: Orange takes one step and wins.
    .otherwise = That is allowed, but Orange takes one step and wins.
    .after = Next turn Orange has won: nobody can block a city, and the tile under a train cannot be covered. So three faces of six are three more than none. This time the die was kind, and you have { $points } points.

take-the-marker = One steam less
    .idea = Close the circuit as soon as you can, even with a poorer tile.
    .know-1 = A point that anybody could take next turn is worth more than a little steam.

take-the-marker-decide = Your curve brings 2 steam, your switch only 1. A circuit lacks one tile.
    .ask = Where does your tile go?
    .answer-1 = { $steam_more } steam, and the circuit is still one tile short when Orange looks at the tiles in hand.
    .otherwise = That is allowed, but the circuit is still open for Orange.
    .after = The straight track of the switch closes the circuit: a marker, and { $points } points. Orange may hold any of the tiles that fit, and there are many.

one-red-city = One red city
    .idea = Place the city where it serves you and not the other train.
    .know-1 = A city before your own train is a delivery; before another’s it is a gift.

one-red-city-decide = You and Orange both carry a red good, each at the end of a line. One red city is on display. The green one has two blue goods for the blue city.
    .ask = Which city do you place, and where?
    .answer-1 = Two blue goods are nice. But now Orange places the red city before its own train, and yours has a long way to go.
    .otherwise = That is allowed. But where will the red city lie, and who is nearer?
    .after = Before your train it is one step to a delivery, and you have { $steam } steam. For Orange it would cost six, and Orange has { $steam_1 }: the other red good has to wait.

coal-in-time = Coal in time
    .idea = Burn coal a turn ahead, and only as much as fits beside the tile.
    .know-1 = Coal burns while you lay: the steam is there for the run of the next turn.

coal-in-time-decide = The red city is six straight steps away, and you have { $steam } steam and { $coal } coal.
    .ask = Be ready for the run next turn with as little coal as you can.
    .answer-1 = The boiler was full before the tile came, so the tile brought nothing. { $coal } coal is left.
    .otherwise = That is allowed, but it does not fill the boiler with as little coal as possible.
    .after = 1 and 3 from the coal and 2 from the tile: { $steam } steam, and { $coal } coal for another day. Coal cannot be spent in the turn in which it burns, so it burns while you lay.
