# Days of Steam in English. A message named by a rule id explains the rule; its refusal says why an action was refused.

## Rules

DS-TURN-01 = In your turn you do exactly one thing: lay a tile (track or a city), run your train, or take water at a water tower.
    .refusal = You cannot do that now: a turn has one action.
DS-TURN-02 = When you have done it, the player on your left has the next turn.
DS-TURN-03 = If you laid a track tile, you draw a new one from the track pile at the end of your turn. After a city you draw nothing.
DS-TURN-04 = Before you lay a tile or run, you may burn coal. That does not use up your turn.
DS-TURN-05 = You cannot pass.
DS-TURN-06 = If there is nothing at all that you can do, you exchange a tile: put one from your hand face up out of the game and draw another one, if any is left. You gain nothing else. If you draw the last tile this way, the game ends as usual.
    .refusal = { $reason ->
        [hand] You hold no tile { $tile }.
       *[possible] You can do something else. You exchange a tile only if nothing else is possible.
    }
DS-TURN-07 = Chance decides who begins.
DS-TURN-08 = You always begin your turn with three tiles in hand, until the pile has run out. Tiles are never traded or put back.
DS-INFO-01 = Only you see the tiles in your hand. How many tiles everybody holds is open.
DS-INFO-02 = Nobody knows the order of the piles or what comes out of the bag next. Everybody may work out how much is left and what nobody has seen yet.
DS-INFO-03 = Everything else is open: board, display, goods, trains and what they carry, steam, coal, markers, deliveries and points.
DS-INFO-04 = When a tile is exchanged, everybody sees the tile that is put away and nothing more of that hand. Everybody also sees how many rounds have passed without anything happening.
DS-PLACE-01 = Lay a tile from your hand, turned as you like, on an empty cell. Only a tile with the symbol may go on top of another tile.
    .refusal = You hold no tile { $tile }.
DS-PLACE-02 = Where the new tile touches others, track must meet track and a blank side a blank side. A dead end counts as track, and a city has track on all four sides. Empty cells around do not matter.
    .refusal = On { $cell } track and a blank side would meet ({ $edge }).
DS-PLACE-03 = A train must be able to run over some track of the new tile and on to a city without ever reversing. One direction is enough. A dead end is not enough, nor is track on which the train would have to turn back.
    .refusal = No track of the tile on { $cell } leads to a city without reversing.
DS-PLACE-04 = The city must be near: at most five tiles along the track, the new tile included. Beside a city is one. A hill counts as one tile here.
    .refusal = { $cell } is more than five tiles from the nearest city.
DS-PLACE-05 = Track may join two cities with a single tile between them. Only when a city is placed must it keep its distance.
DS-PLACE-06 = The rest of the track on the tile may lead anywhere, even to nothing.
DS-PLACE-07 = For laying a tile you get as much steam as the number on it. Your boiler holds 6; the rest is lost. Then the game checks whether the new track closes a circuit.
DS-PLACE-08 = So new track always continues track that is there: on an empty cell that some track points to, or, with the symbol, on top of a track tile. Tiles never leave the board unless they are covered.
DS-OVER-01 = A tile with the symbol may be laid on top of a track tile, or on an empty cell like any other.
    .refusal = There is a tile on { $cell }, and yours has no symbol to be laid over others.
DS-OVER-02 = Hills, bridges and cities cannot be covered, nor a tile on which anybody’s train stands.
    .refusal = { $what ->
        [city] A city
        [hill] A hill
        [bridge] A bridge
       *[train] A tile on which a train stands
    } cannot be covered.
DS-OVER-03 = All else can be covered: straights, curves, junctions, double curves, dead ends, water towers, and tiles that were laid on others themselves.
DS-OVER-04 = What was covered is gone for good.
DS-OVER-05 = The new tile must fit as if the old one had never been there. It need not keep any of the old track.
DS-OVER-06 = You may not cut anything off. A city that could be reached from another one must stay so. From all other track a train must still be able to get to a city.
    .refusal = { $reason ->
        [cut_city] A city would lose its last route to another city.
       *[cut_track] Other track would lose its last route to a city.
    }
DS-OVER-07 = You get steam, perhaps a circuit marker, and a new tile, just as for any other tile.
DS-OVER-08 = Nothing else is protected: you may break up a circuit, spoil somebody’s way or take away a water tower, and the network may fall apart. Trains elsewhere keep their place and their goods.
DS-CITY-01 = Take one of the two cities of the display with its goods, or draw the top one of the city pile and place that.
    .refusal = The city pile is empty.
DS-CITY-02 = A city taken from the display is replaced at once from the pile, and the new one gets two goods from the bag. When the pile has run out, its place stays empty.
    .refusal = No city lies at place { $slot } of the display.
DS-CITY-03 = A city that you draw from the pile is shown to everybody. You must place it, and only then does it get two goods from the bag. You may draw only if there is a cell for it.
    .refusal = { $reason ->
        [cell] There is no cell on which a city could be placed.
       *[drawn] You have drawn a city and must place it.
    }
DS-CITY-04 = A city goes on an empty cell with no blank side facing it. A train must be able to run from it to another city without reversing. The nearest other city must be at least two tiles of track away; a hill is one tile. Coming back to the same city does not count. How close the cities are as the crow flies does not matter.
    .refusal = { $reason ->
        [occupied] { $cell } is taken.
        [edge] A side without track faces { $cell }; a city has track on all sides.
        [connect] No continuous route leads from { $cell } to another city.
       *[close] { $cell } is too close to another city: there must be two tiles of track between them.
    }
DS-CITY-05 = Two cities may not lie side by side. Track over which a train would have to reverse does not join cities, so it makes them neither linked nor too close; track that turns the train round does.
    .refusal = On { $cell } the city would lie next to another one.
DS-CITY-06 = Cities may lie as far out as track leads: the limit of five tiles is only for track.
DS-CITY-07 = For placing a city you get the steam on it, and perhaps a circuit marker.
DS-CITY-08 = As soon as the last of the twelve cities is on the board, everybody gets five coal cubes.
DS-CITY-09 = There are always enough goods in the bag: some are left when all cities have theirs.
DS-CITY-10 = Cities look the same from all sides, so they are not turned. While there is no cell for a city, you can neither take one nor draw one.
DS-CIRC-01 = A circuit is track that leads back to where it began, through at least two cities. A train must be able to run all the way round without reversing.
DS-CIRC-02 = A circuit may use no city, no junction and no other piece of track twice. A bridge or a double curve carries two separate tracks, so each may be used once. Dead ends never belong to a circuit; hills, trains and steam make no difference.
DS-CIRC-03 = If you lay a tile or a city that closes a new circuit, you take one marker, if one is left. You take only one even if you close several circuits.
DS-CIRC-04 = You take the marker at once; nobody can claim one later.
DS-CIRC-05 = There are seven markers. When they are gone, circuits earn nothing.
DS-CIRC-06 = A tile closes a circuit if nobody could have run it before. So it goes over track that the tile has added, or through the city just placed. Or it goes over both tracks of a bridge or double curve laid on a junction.
DS-CIRC-07 = Two circuits count as the same if they pass the same cities in the same order, in either direction. Also, each stretch between two cities must share some track with the same stretch of the other circuit.
DS-CIRC-08 = A circuit is new if no circuit that was there just before counts as the same. With the option “New circuits: Any newly closed one” every circuit that was just closed is new.
DS-CIRC-09 = So a second, wholly separate track between two cities of a circuit makes a new one. So does a circuit through other cities. A bypass that only leaves a stretch and comes back to it makes none. Nor does a tile laid on another one with the same track.
DS-CIRC-10 = Your marker stays with you even if the circuit is broken up. If it is closed again later, it counts as new if nothing like it was there just before.
DS-MOVE-01 = You run only your own train, at least one step, and only along track. Steps are paid with steam, but not with steam from coal that you have just burnt.
    .refusal = { $reason ->
        [no_step] A run has at least one step.
       *[other] This step costs { $cost } steam, and you can spend { $steam }.
    }
DS-MOVE-02 = A step takes the train onto the next track or into the next city. It costs 1 steam to get onto track, a dead end or into a city, and 2 onto a hill. Leaving costs nothing.
DS-MOVE-03 = It costs 1 more to get onto track on which another train stands. All of a junction is one piece of track; the two tracks of a bridge or double curve, and a dead end, are separate. In cities there is room for everybody.
DS-MOVE-04 = You may begin a run in any direction that the track under your train leads to, wherever it came from: trains turn round for nothing between turns.
    .refusal = Your train is on no track that leads { $edge }.
DS-MOVE-05 = While it runs, a train follows the track and never reverses. At a junction it takes only branches that go on from where it came in.
    .refusal = Your train cannot leave { $edge } without reversing.
DS-MOVE-06 = A city may be left on any side, even back the way the train came.
DS-MOVE-07 = A dead end is the end of the run. In your next turn the train backs out of it.
    .refusal = Your train is on a dead end and must stop.
DS-MOVE-08 = On a bridge or a double curve a train keeps to the track it came in on.
    .refusal = The way { $edge } belongs to the other track of this tile.
DS-MOVE-09 = You may not stop on track where another train stands. The other track of the same tile is free, and in a city any number of trains may stand.
    .refusal = Another train stands on { $cell }, so you cannot stop there.
DS-MOVE-10 = Track may be taken by another train. You may run onto it only if you have the steam to get past it to a place where you can stop. Nobody can run onto a dead end that is taken.
    .refusal = Another train stands there, and you do not have the steam to get past it.
DS-MOVE-11 = A run may pass the same place again, go round a circuit, and end where it began.
DS-MOVE-12 = Where track leads off the laid tiles, there is no way on.
    .refusal = There is no tile { $edge } of your train.
DS-MOVE-13 = You pay for each step as you make it, and you cannot spend more than you have.
DS-MOVE-14 = The run goes on until you say stop, as far as your steam takes you: six steps at most.
DS-DERAIL-01 = If a run cost more than 2 steam and went over any curve, you roll the die once when it is over. All steam you paid counts, also for hills and for passing, wherever the curve was.
DS-DERAIL-02 = To stay on the track the die must show more than what you spent beyond 2: after 3 steam you need 2, after 4 you need 3, after 5 you need 4, after 6 you need 5. Otherwise you derail.
DS-DERAIL-03 = Every curve on the run counts, also on hills, at water towers and on branches of junctions. So does the track where the train stopped if it could only go on round a curve. Turning in a city, dead ends, and the track on which the run began do not count.
DS-DERAIL-04 = A train that derails is back where it began, and so are all goods, delivered or not. The steam is lost and your turn is over. Steam from coal burnt in this turn stays.
DS-DERAIL-05 = So deliveries count, and may win the game, only when the train has arrived safely.
DS-GOODS-01 = Only running costs steam. Loading, carrying and delivering are free.
DS-GOODS-02 = In every city on your run, also where it begins, an empty train may load one good that lies there, of any colour. You need not. After loading you must run on.
    .refusal = { $reason ->
        [loaded] After loading you must run at least one more step.
        [track] You can load only in a city.
        [stuck] You could not run on after loading.
       *[none] There is no { $colour } good in this city.
    }
DS-GOODS-03 = A train has room for one good. Cities do not get new goods.
    .refusal = Your train carries a good already.
DS-GOODS-04 = A good is delivered as soon as the train comes to a city of its colour, whether you want it or not. Only the city where it was loaded does not take it.
DS-GOODS-05 = With a good aboard you may run into and through the city where you loaded it; it stays aboard.
DS-GOODS-06 = If a good was put down and loaded again elsewhere, that second city does not take it.
DS-GOODS-07 = You keep what you deliver, for all to see. You may run on and load again, even in the same city, and so deliver several goods in one run.
DS-GOODS-08 = If you stop in a city with a good still aboard, it is unloaded there, and anybody may take it.
DS-GOODS-09 = If you stop on track, the good stays aboard, and nobody can take it from you.
DS-GOODS-10 = While a train runs, goods cannot be put down or swapped.
DS-GOODS-11 = Goods of one colour are all alike.
DS-WATER-01 = If your train stands at a water tower when your turn begins, you may use the turn to take water: 4 steam, up to the six that the boiler holds.
    .refusal = Your train does not stand at a water tower.
DS-WATER-02 = A water tower stands by ordinary track: it costs 1 to get there, and there is room for one train.
DS-COAL-01 = Coal is burnt when your turn begins, once, as many cubes as you like: each gives 1 steam, as long as there is room in the boiler. Burnt coal is gone.
    .refusal = { $reason ->
        [once] Coal is burnt once in a turn.
        [start] Coal is burnt only at the start of a turn.
       *[number] You have { $coal } coal and room for { $room } steam: you cannot burn { $cubes }.
    }
DS-COAL-02 = After burning coal you must lay a tile or run: you cannot take water or exchange a tile, and you may not burn coal if you could do neither.
    .refusal = { $reason ->
        [after] You have burnt coal: now lay a tile. A run is also possible.
       *[nothing] After burning coal you would have nothing left to do.
    }
DS-COAL-03 = Steam from coal is for later turns; in this turn you can spend only what you had before. With the option “Coal burns at once” you can spend it in this turn.
DS-COAL-04 = Nobody has coal before the last city is placed. What is not handed out then stays in the box.
    .refusal = Nobody has coal before the last city is placed.
DS-STEAM-01 = A boiler holds from 0 to 6 steam.
DS-SCORE-01 = You have 2 points for each good delivered, 1 for each circuit marker, and a bonus for different colours.
DS-SCORE-02 = Goods of two colours bring 1 point more, of three colours 3, of all four 5. Only the highest bonus counts.
DS-SCORE-03 = Points count from the moment you have them, the bonus too.
DS-END-01 = If you have 13 points after laying a tile or when a run has ended safely, you win at once.
    .refusal = The game is over: somebody has won.
DS-END-02 = If nobody gets there, the game is over when somebody draws the last track tile. The tiles in the hands are worth nothing.
    .refusal = The game is over: the last track tile was drawn.
DS-END-03 = With the option “The last tile: Ends with the round” the game goes on without drawing until everybody has had the same number of turns. If you reach 13 points, you still win at once.
DS-END-04 = Most points win. If they are equal, more circuit markers; then more steam.
DS-END-05 = If that is equal too, they share the victory. The other places are found in the same way.
DS-END-06 = Points come first: if you reach 13 in the turn in which the last tile would be drawn, you win.
DS-END-07 = Stalemate: if nobody lays or exchanges a tile or delivers anything for twelve rounds, the game is over, and most points win.
    .refusal = The game is over: nothing happened for twelve rounds.
DS-END-08 = Nobody drops out before the end.
DS-END-09 = The player who wins at once is first; the others are placed by their points, markers and steam.

## What happened

tile-laid = { $who } lays a track tile on { $cell }: { $tile }.
tile-covered = { $who } covers a tile on { $cell }: { $tile } over { $covered }.
tile-drawn = { $who } draws a track tile; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}.
tile-exchanged = { $who } can do nothing else and puts a tile away: { $tile }.
city-drawn = { $who } draws a { $city } city.
city-placed = { $who } places a { $city } city on { $cell }.
goods-drawn = The new city gets these goods: { $goods }.
display-filled = A new { $city } city comes to place { $slot } of the display, with these goods: { $goods }.
coal-given = The last city is placed: everybody gets { $coal } coal.
steam-gained = { $who } gains { $gained } steam and has { $steam }.
circuit-new = { $who } closes a new circuit ({ $cities }) and takes a marker: +1 point; { $left ->
    [0] no marker is left
    [one] one marker is left
   *[other] { $left } markers are left
}.
circuit-none = { $reason ->
    [same] { $who } gets no marker: the circuit { $cities } shares its track with an older one through the same cities.
    [kept] { $who } gets no marker: the circuit { $cities } was there before.
    [few_stops] { $who } gets no marker: a circuit needs at least two cities.
    [reversing] { $who } gets no marker: a train would have to reverse on that circuit.
   *[no_marker] { $who } closes a new circuit ({ $cities }), but all markers are taken.
}
train-moved = { $who } runs { $edge } to { $cell } for { $cost } steam.
good-loaded = { $who } loads a { $colour } good in the city on { $cell }.
good-arrived = { $who } brings a { $colour } good to the city on { $cell }.
good-delivered = { $who } delivers a { $colour } good: +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
good-unloaded = { $who } unloads a { $colour } good in the city on { $cell }.
roll-passed = { $who } needed { $needed } after { $spent } steam with a curve and rolled { $die }: the train stays on the track.
derailed = { $who } needed { $needed } after { $spent } steam with a curve and rolled { $die }: derailed, back to the start.
move-ended = { $who } stops after { $spent } steam and has { $steam }.
coal-burnt = { $who } burns { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } of coal and has { $steam } steam.
water-taken = { $who } takes water at the water tower.
game-over = { $reason ->
    [won] { $who } reaches 13 points and wins at once.
    [last_tile] The last track tile is drawn: the game is over.
   *[stalled] Nothing has happened for twelve rounds: the game is over.
}

## What a choice does

choice-track = Lay { $tile } on { $cell }: { $steam } steam
    .button = Lay it: { $steam } steam
choice-cover = Lay { $tile } over the tile on { $cell }: { $steam } steam
    .button = Lay it: { $steam } steam
choice-city = Place the { $city } city on { $cell }: { $steam } steam
    .button = Place it: { $steam } steam
choice-draw_city = Draw a city and place it
choice-move_step = Run { $edge } to { $cell } for { $cost } steam
    .button = Run for { $cost } steam
choice-load = Load a { $colour } good
choice-stop = Stop here
choice-burn = Burn { $cubes } coal
choice-water = Take water
choice-exchange = Put a tile away and draw another: { $what }

## Options

title = Days of Steam
option-circuit_novelty = Whether a variation of a circuit that exists already earns a marker or not.
    .name = New circuits
option-coal_same_turn = Whether steam from coal can be spent in the turn in which it is burnt.
    .name = Coal burns at once
option-start_city_goods = Whether the start city gets two goods.
    .name = Goods in the start city
option-last_tile_end = Whether the game ends as soon as the last track tile is drawn, or goes on until everybody has had the same number of turns.
    .name = The last tile

## Phases

phase-turn = Lay a tile, run or take water
    .short = Turn
phase-turn_burnt = Coal burnt: now lay a tile or run
    .short = Coal
phase-place_drawn = Place the drawn city
    .short = City
phase-run = Run the train
    .short = Run
phase-over = Game over

## Words on the drawn table

draw-board = Days of Steam
draw-supply = Cities and piles
draw-players = Players
draw-hand = Your hand
draw-hand_note = run, lay or take water
draw-hand_hidden = hands are hidden
draw-cell_empty = Cell { $cell }, empty
draw-cell_tile = Cell { $cell }: { $tile }
draw-cell_city = Cell { $cell }: { $colour } city
draw-tile = { $tile }, { $steam } steam
draw-tile_over = { $tile }, { $steam } steam, may be laid over other track
draw-laid = { $tile }, track to { $edges }
draw-edge_N = { edge-N }
draw-edge_E = { edge-E }
draw-edge_S = { edge-S }
draw-edge_W = { edge-W }
draw-on_cell = { $what }, on { $cell }
draw-city = { $colour } city on { $cell }
draw-good = { $colour } good on { $cell }
draw-goods = { $count ->
    [one] one { $colour } good on { $cell }
   *[other] { $count } { $colour } goods on { $cell }
}
draw-train = { $player }: train on { $cell }
draw-train_cargo = { $player }: train on { $cell } with a { $colour } good from { $origin }
draw-cargo = { $player } carries a { $colour } good, loaded on { $origin }
draw-display = Display { $slot }: { $colour } city with { $goods }
draw-display_empty = Display { $slot }: empty
draw-display_good = { $colour } good on the display
draw-no_goods = no goods
draw-city_pile = City pile: { $count }
draw-track_pile = Track pile: { $count }
draw-markers_left = Circuit markers left: { $count }
draw-drawn = Drawn from the pile: { $colour } city
draw-short_city_pile = cities
draw-short_track_pile = track tiles
draw-short_markers_left = markers
draw-steam_of = { $player }: { $value } steam
draw-player = { $player }: points { $points }, steam { $steam }, coal { $coal }, markers { $markers }, goods { $goods }, tiles { $hand }
draw-delivered = { $player } has delivered { $count ->
    [one] one { $colour } good
   *[other] { $count } { $colour } goods
}
draw-markers_of = { $player }: { $count ->
    [one] one circuit marker
   *[other] { $count } circuit markers
}
draw-coal_of = { $player }: { $count } coal
draw-to_move = to play
draw-steam = steam
draw-short_steam = { draw-steam }
draw-short_points = points
draw-load = load
draw-short_coal = coal
draw-short_markers = markers
draw-short_hand = tiles
draw-livery_1 = Green
draw-livery_2 = Orange
draw-livery_3 = Blue
draw-livery_4 = Pink
draw-good_red = { colour-red }
draw-good_green = { colour-green }
draw-good_yellow = { colour-yellow }
draw-good_blue = { colour-blue }
start-red = red
start-green = green
start-yellow = yellow
start-blue = blue
goal-red = { start-red }
goal-green = { start-green }
goal-yellow = { start-yellow }
goal-blue = { start-blue }

## Options by name, and their values

option-circuit_novelty-strict = Really new ones
option-circuit_novelty-any_loop = Any newly closed one
option-last_tile_end-immediate = Ends at once
option-last_tile_end-round = Ends with the round

## Phases

## Questions and verbs

ask-turn = Lay a tile, run your train or take water
ask-turn_burnt = Coal burnt: now lay a tile or run
ask-place_drawn = Choose a cell for the city you have drawn
ask-run = Run on, load a good, or stop
ask-exchange = You can do nothing else: choose a tile to exchange
ask-track-next = Choose where to lay it, and how it turns
ask-city-next = Choose a cell for the city
ask-move_step-next = Run: choose the next cell
verb-track = Lay track
verb-city = Place a city
verb-draw_city = Draw a city
verb-place = Place the city
verb-move_step = Run
verb-load = Load
verb-stop = Stop
verb-burn = Burn coal
verb-water = Take water
verb-exchange = Exchange

## Names: an argument is shown by the message ARGUMENT-VALUE, a thing by the message of its id

price = { $amount } steam
tile-ST = straight
tile-CU = curve
tile-HS = straight on a hill
tile-HC = curve on a hill
tile-WS = straight with water tower
tile-WC = curve with water tower
tile-SD = straight with dead end
tile-CDS = curve with dead end, left
tile-CDW = curve with dead end, right
tile-BR = bridge
tile-DC = double curve
tile-SWL = switch, left branch
tile-SWR = switch, right branch
tile-YS = Y switch
tile-TR = triangle
tile-XL = opposed double switch, left
tile-XR = opposed double switch, right
tile-FN = three-way fan
covered-ST = { tile-ST }
covered-CU = { tile-CU }
covered-WS = { tile-WS }
covered-WC = { tile-WC }
covered-SD = { tile-SD }
covered-CDS = { tile-CDS }
covered-CDW = { tile-CDW }
covered-DC = { tile-DC }
covered-SWL = { tile-SWL }
covered-SWR = { tile-SWR }
covered-YS = { tile-YS }
covered-TR = { tile-TR }
covered-XL = { tile-XL }
covered-XR = { tile-XR }
covered-FN = { tile-FN }
what-ST = { tile-ST }
what-CU = { tile-CU }
what-HS = { tile-HS }
what-HC = { tile-HC }
what-WS = { tile-WS }
what-WC = { tile-WC }
what-SD = { tile-SD }
what-CDS = { tile-CDS }
what-CDW = { tile-CDW }
what-BR = { tile-BR }
what-DC = { tile-DC }
what-SWL = { tile-SWL }
what-SWR = { tile-SWR }
what-YS = { tile-YS }
what-TR = { tile-TR }
what-XL = { tile-XL }
what-XR = { tile-XR }
what-FN = { tile-FN }
edge-N = north
edge-E = east
edge-S = south
edge-W = west
city-red = red
city-green = green
city-yellow = yellow
city-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow
colour-blue = blue
good-red = red
good-green = green
good-yellow = yellow
good-blue = blue
figure-steam = Steam
figure-points = Points
figure-coal = Coal
figure-markers = Markers
figure-hand = Tiles
score-goods = Goods
score-colours = Colours
score-markers = Circuits

## Chapters of the rules

rules-TURN = The turn
rules-STEAM = Steam
rules-PLACE = Laying track
rules-OVER = Laying over track
rules-CITY = Cities
rules-CIRC = Circuits
rules-MOVE = Running the train
rules-DERAIL = Derailing
rules-GOODS = Goods
rules-WATER = Water towers
rules-COAL = Coal
rules-END = The end of the game
rules-SCORE = Scoring
rules-INFO = What everybody knows

## Beside the board

panel-deliveries = { $count ->
    [one] Delivery in reach, or click a cell
   *[other] Deliveries in reach, or click a cell
}
panel-no-deliveries = No delivery is in reach. Click a cell to run there or to lay a tile.
panel-column-points = points
panel-column-risk = risk
panel-percent = { $percent }%
panel-safe = safe
panel-gain = +{ $gain }
panel-number = { $number }
panel-run-delivers = Deliver { $colours } (to { $cells })
panel-run-delivers-one = Deliver a { $colour } good from the { $start } city to the { $goal } city ({ $cell })
panel-run = Run there
panel-run-fetches = Fetch a { $colour } good and stop on { $cell }
panel-run-stops = Stops on { $cell }
panel-run-burns = burns { $cubes } coal
panel-fetches = Runs that fetch something
panel-lay = Tiles to lay, or click a cell
panel-cities = Cities to place
panel-run-safely = A run for { $steam } steam, +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .button = Run for { $steam } steam
panel-run-rolls = A run for { $steam } steam, then the die; +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    } if it arrives
    .button = Run for { $steam } steam and roll
panel-run-costs = { $steam } steam, { $steps ->
    [one] one step
   *[other] { $steps } steps
}
panel-run-carries = a { $colour } good on board at the end
panel-derails = derails with { $percent }%
panel-runs-here = { $count ->
    [one] A run to this cell
   *[other] Runs to this cell
}
panel-lay-here = Tiles that fit here
panel-city-here = Cities for this cell
panel-nothing-here = You can do nothing with this cell now.
panel-lies = On { $cell }
panel-joins = Joins { $edges }
panel-opens = Opens { $edges }
panel-leads = From { $edge } to { $edges }
panel-display = Display { $slot }
panel-city-goods = Goods: { $colours }
panel-tile = { $tile }: +{ $steam } steam
panel-after = Result
panel-now = now
panel-then = then
panel-draw-tile = Then you draw a tile.
panel-draw-city = Then a new city comes to the display.
panel-steam = Steam of { $most }
panel-points = Points
panel-same-safely = Another run brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } without a roll.
panel-roll = The roll
panel-roll-arrives = { $faces }: arrives, +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
panel-roll-derails = { $faces }: derails; train and goods go back, the steam is lost

## Reasons for advice

reason-points = points you have: { $points }
reason-steam = steam in your boiler: { $points }
reason-coal = coal to burn: { $points }
reason-deliveries = deliveries within your reach: { $points }
reason-finish = how near you are to winning: { $points }
reason-sites = good places for the next cities: { $points }
reason-symbols = tiles in hand that may cover others: { $points }
reason-turn = having the next turn: { $points }
reason-rival-points = points of the strongest rival: { $points }
reason-rival-steam = steam of the strongest rival: { $points }
reason-rival-deliveries = deliveries within the rival’s reach: { $points }
reason-rival-finish = how near a rival is to winning: { $points }
reason-run = the run you could make next turn: { $points }
reason-win = the chance to win next turn: { $points }
reason-ring = a circuit you can close: { $points }
reason-rival-run = the run a rival could make next: { $points }
reason-rival-win = the danger that a rival wins next turn: { $points }
reason-rival-ring = a circuit left for rivals to close: { $points }
reason-over = how the game ends: { $points }

## The end of a turn, step by step

end-roll = The die

## Numbers after the game

numbers-player = Player
numbers-points = Points
numbers-points-points = if the game had ended then
numbers-goods = Goods
numbers-goods-loaded = loaded
numbers-goods-delivered = delivered
numbers-steam = Steam
numbers-steam-gained = gained
numbers-steam-coal = from coal
numbers-steam-spent = spent
numbers-building = Building
numbers-building-tiles = track tiles
numbers-building-cities = cities
numbers-trouble = Dice
numbers-trouble-passed = rolls that held
numbers-trouble-derailed = derailments
