# Days of Steam in English. A message named by a rule id explains the rule; its refusal says why an action was refused.

## Rules

DS-TURN-01 = In his turn a player performs exactly one of: play a tile (track or city), move his train, use a water tower.
    .refusal = A turn has one action, and { $action } is not part of it now.
DS-TURN-02 = After the action the turn passes to the left.
DS-TURN-03 = After playing a TRACK tile from the hand he draws one from the track pile, as the last step of the turn. Playing a city draws nothing.
DS-TURN-04 = Burning coal may precede a tile play or a move; it is not the action of the turn.
DS-TURN-05 = Voluntary passing does not exist.
DS-TURN-06 = exchange: a player with no legal action at all (no track, city, draw, step, burn or water option) puts one track tile of his hand, his choice, face up out of the game, gains nothing, draws one from the track pile (if any is left), and his turn is over. Drawing the last tile this way ends the game like any other (DS-END-02).
    .refusal = { $reason ->
        [hand] You hold no tile { $tile }.
       *[possible] There is something else you can do: a tile is exchanged only if nothing is possible.
    }
DS-TURN-07 = First player: chosen at random.
DS-TURN-08 = A hand holds three tiles at the start of every turn until the last track tile has been drawn; it is never empty while the game lasts. There is no other hand change and no trading.
DS-INFO-01 = A hand is known to its owner only; hand sizes are open.
DS-INFO-02 = Order of both piles and of the bag is hidden from all; their sizes and the multiset of unseen things are computable and may be shown.
DS-INFO-03 = Board, display, goods, trains, cargo, steam, coal, markers, delivered goods, VP are open.
DS-INFO-04 = Of an exchange only the tile put away becomes known, not the rest of the hand. The stall counter (DS-END-07) is open.
DS-PLACE-01 = The tile comes from the player's hand, in any rotation, onto a cell that is empty, or (DS-OVER) on an existing tile. Reason over if the cell is taken and DS-OVER forbids.
    .refusal = You hold no tile { $tile }.
DS-PLACE-02 = On each of the four borders shared with a tile, either both facing edges have track or both are blank (edge); it does not matter which of the two tiles is the new one. Dead ends count as track edges; all four sides of a city do. Empty neighbours restrict nothing.
    .refusal = On { $cell } track would meet a side without track, or the other way round, at { $edge }.
DS-PLACE-03 = At least one SEGMENT of the tile must lie on a continuous route to a city: a train that runs over that segment and leaves the tile by one of the segment's two edges reaches a city without reversing (connect). One of the two directions is enough. A dead end of the tile never satisfies this, nor does track that leads only into a dead end or onto branches one would have to reverse on.
    .refusal = No segment of the tile on { $cell } leads to a city without reversing.
DS-PLACE-04 = Some segment satisfying 03 must do so within distance 5 (far). Distance = length of the route (passages of pieces) from the city to the placed tile, the placed tile included: a tile next to the city is at distance 1. Hills count 1.
    .refusal = { $cell } is more than five tiles from the nearest city.
DS-PLACE-05 = A track tile may join two cities that then have a single segment between them; the spacing rule DS-CITY-04 applies only to placing cities.
DS-PLACE-06 = Other segments and dead ends of the tile may lead anywhere, also to nothing.
DS-PLACE-07 = After placing, the player gains the tile's number of steam, at most up to 6; the rest is lost. Then the circuit check.
DS-PLACE-08 = Hence the candidate cells are finite: the empty cells that share a border with a track edge of a tile on the board, and for a symbol tile also the cells of track tiles. No tile ever leaves the board except by being covered.
DS-OVER-01 = A tile with the symbol may be laid on an existing track tile (or on an empty cell like any other).
    .refusal = { $cell } is taken, and the tile has no symbol to be laid over others.
DS-OVER-02 = Not on a hill, a bridge, a city, nor on a tile on which any train stands (any player's, on any piece).
    .refusal = { $what ->
        [city] A city
        [hill] A hill
        [bridge] A bridge
       *[train] A tile on which a train stands
    } cannot be covered.
DS-OVER-03 = Water towers, double curves, junctions, dead-end tiles, straights and curves may be covered; a symbol tile may itself be covered.
DS-OVER-04 = The covered tile no longer exists for any rule and never returns.
DS-OVER-05 = DS-PLACE-02 to 04 hold for the new tile with the old one gone. It need not keep any track of the old tile beyond that.
DS-OVER-06 = The result may not be an illegal layout: every city that had a continuous route to another city must still have one (cut_city), and every other track tile must still have a segment on a continuous route to a city, at any distance (cut_track).
    .refusal = { $reason ->
        [cut_city] A city would lose its last route to another city.
       *[cut_track] Other track would lose its last route to a city.
    }
DS-OVER-07 = Steam gain, circuit check and drawing as usual.
DS-OVER-08 = Nothing else is protected: a circuit, another player's way, a water tower may be destroyed; the network may fall into parts as long as DS-OVER-06 holds in each. Trains elsewhere and their cargo stay as they are.
DS-CITY-01 = A player may take one of the two display cities with its goods, or draw the top of the city pile and place that one.
    .refusal = The city pile is empty.
DS-CITY-02 = A display city that was placed is replaced at once by the top of the pile with two goods from the bag; no replacement if the pile is empty.
    .refusal = No city lies at place { $slot } of the display.
DS-CITY-03 = A city drawn from the pile is shown to all, placed, and then gets two goods from the bag. Having drawn, the player must place it; drawing is legal only if some cell is legal for a city.
    .refusal = { $reason ->
        [cell] There is no cell on which a city could be placed.
       *[drawn] You have drawn a city and must place it.
    }
DS-CITY-04 = The cell is empty and DS-PLACE-02 holds for all four sides. A continuous route must lead from the new city to another city (connect), and the shortest of all continuous routes to other cities must have length at least 2 (close). A route that comes back to the new city itself is no route to another city. Hills count 1. Straight-line nearness does not matter.
    .refusal = { $reason ->
        [occupied] { $cell } is taken.
        [edge] A side without track faces { $cell }; a city has track on all sides.
        [connect] No continuous route leads from { $cell } to another city.
       *[close] { $cell } is too close to another city: there must be two pieces of track between them.
    }
DS-CITY-05 = Two cities side by side have length 0 between them: illegal close. A junction whose tracks do not run through without reversing does not count as a route, neither for connect nor for close; but a route through a turning loop does count.
    .refusal = On { $cell } the city would lie side by side with another one.
DS-CITY-06 = The 5-tile limit does not apply to cities.
DS-CITY-07 = Steam gain = the city's number; then the circuit check.
DS-CITY-08 = When the 12th city has been placed, every player receives 5 coal cubes at once (once per game).
DS-CITY-09 = The bag cannot run out: 11 cities take 22 (24 with start_city_goods) of 28 goods. Unused goods stay in the bag.
DS-CITY-10 = Cities have no rotation. Candidate cells are those empty cells of DS-PLACE-08. While no city cell is legal, neither city nor draw_city is offered.
DS-CIRC-01 = A circuit is a cyclic sequence of pairwise different nodes (pieces and cities), each joined to the next across a border where both have track, such that at every piece the two edges used form one segment, at every city the two sides used are different, and at least two cities are included.
DS-CIRC-02 = So a train could run it in one direction without reversing and without using a segment twice. A bridge or double curve tile may be used twice, once per piece; no other tile may: a junction and a city are used at most once. Dead ends are never part of a circuit. Hills, trains and steam do not matter.
DS-CIRC-03 = After every placement of a track tile or city the engine checks for a new circuit. If there is one and a marker is left, the player takes exactly one marker, however many new circuits there are.
DS-CIRC-04 = The marker is taken at once, automatically; never later.
DS-CIRC-05 = Only the first seven markers exist; later circuits score nothing.
DS-CIRC-06 = Created: a circuit is created by a placement if it exists after it and did not exist before it. That is exactly: it contains the new city; or a segment of the placed tile whose (cell, edge pair) was not a segment of the covered tile; or it uses both pieces of the placed bridge or double curve, where the covered tile had those two segments on one and the same piece (a junction, which a circuit may use only once).
DS-CIRC-07 = Same circuit: two circuits are the same if they visit the same cities in the same cyclic order (either direction) and every link of the one crosses at least one border that the corresponding link of the other crosses. Corresponding = joining the same two cities; with exactly two cities there are two ways of pairing the two links, and it is enough that one of them works.
DS-CIRC-08 = A placement creates a new circuit if it creates a circuit (DS-CIRC-06) that is not the same (DS-CIRC-07) as any circuit existing before the placement. With the option any_loop every created circuit is new.
DS-CIRC-09 = A second, entirely separate route between two cities already in a circuit is a new circuit; a bypass that shares part of an existing link of the same circuit is not; covering a circuit's tile by one that keeps the same segment is not; a loop through other cities is.
DS-CIRC-10 = A circuit destroyed by playing over keeps its marker. Rebuilding it later is judged by 08 against the board just before the placement.
DS-MOVE-01 = A player moves only his own train, at least one step, along track only; paid from his spendable steam: the steam he had before burning coal this turn (DS-COAL-03).
    .refusal = { $reason ->
        [no_step] A move has at least one step.
       *[other] It costs { $cost } steam and you can spend { $steam }.
    }
DS-MOVE-02 = A step goes across one border to the neighbouring node; both facing edges must have track. Cost of the node entered: piece 1, hill piece 2, dead end 1, city 1. Leaving costs nothing.
DS-MOVE-03 = Entering a piece on which another player's train stands costs 1 more (hill 3). On a junction the whole piece counts, whatever the direction. The other piece of a bridge, double curve or dead-end tile does not count. Cities never cost more, whoever is there. The own train is never in its own way.
DS-MOVE-04 = First step: from a city by any side; from a piece by ANY of its edges (turning between turns is free; at a junction any of its edges, however it came in). No facing is stored.
    .refusal = Your train is on no track that leads { $edge }.
DS-MOVE-05 = Later steps: having entered a piece by edge e, the train may leave only by an edge f with segment (e,f). No reversing within a move.
    .refusal = From where it came in, your train cannot leave by { $edge } without reversing.
DS-MOVE-06 = In a city it may leave by any side, also the one it came in by.
DS-MOVE-07 = A train that enters a dead end must stop there; next turn it leaves by the same edge.
    .refusal = Your train is on a dead end and must stop.
DS-MOVE-08 = A bridge or double curve is left only along the piece entered.
    .refusal = { $edge } belongs to the other track of this tile.
DS-MOVE-09 = A move may not end on a piece occupied by another train; the other piece of the same tile is allowed; any number of trains may be in a city.
    .refusal = Another train stands on { $cell }.
DS-MOVE-10 = A step onto an occupied piece is legal only if from there a further step is legal with the steam left (by this same rule, if the next piece is occupied too), so that the train can reach a node where it may stop. An occupied dead end cannot be entered.
    .refusal = Another train stands there, and you could not get past it.
DS-MOVE-11 = A move may revisit nodes, run round a loop and return to where it began.
DS-MOVE-12 = Track leading to an empty cell or a blank cannot be left that way.
    .refusal = Nothing lies beyond { $edge }.
DS-MOVE-13 = Spent steam is deducted as paid; steam is never negative.
DS-MOVE-14 = A move ends only by the option stop; it is never ended automatically. Every step costs at least 1, so a move has at most 6 steps.
DS-DERAIL-01 = At the end of the move, if spent > 2 and the move ran over at least one curve, the player must roll, once. All surcharges count in spent; the order of straights and curves does not matter.
DS-DERAIL-02 = He derails iff die <= spent - 2: spent 3 on 1; 4 on 1-2; 5 on 1-3; 6 on 1-4.
DS-DERAIL-03 = Curves counted: every curve run through from edge to edge in this move, on any kind of tile (hill, water tower, junction branch included); and the piece stopped on if every segment from the edge entered is a curve. Not counted: leaving the piece the move began on (but if it is entered again later in the move, it counts like any other); a junction stopped on that offers a straight from the edge entered; dead ends; cities, whatever the angle, turning round included.
DS-DERAIL-04 = Derailed: the train is back where it began the move; every good is back where it was when the turn began (cargo from an earlier turn aboard with its origin, all others in their cities), deliveries of this move included; the steam spent is lost. The turn is over. Steam from coal burnt this turn stays, the coal is gone.
DS-DERAIL-05 = Deliveries therefore become final, and the 13 VP test is made, only after the roll.
DS-GOODS-01 = Loading, carrying, delivering and unloading cost no steam.
DS-GOODS-02 = During a move, in any city the train is in (start city included), a train without cargo may load one good lying there, of any colour, whether or not a city of that colour is on the board. Loading is never compulsory. It is offered only if a further step is legal, and after loading the next option must be a step (loading and stopping would change nothing).
    .refusal = { $colour } cannot be loaded here now, or it must be followed by a step.
DS-GOODS-03 = A train carries at most one good. A city is not restocked.
    .refusal = Your train carries a good already.
DS-GOODS-04 = Entering a city of the cargo's colour delivers it at once and compulsorily (the first such city on the way), except the city it was loaded in.
DS-GOODS-05 = The city it was loaded in is no destination; the train may run into or through it with the cargo still aboard.
DS-GOODS-06 = "Loaded in" is the city where the present trip of the good began; after unloading and loading elsewhere it is that other city.
DS-GOODS-07 = The delivered good goes to the player, open. The train may go on and load again, in the same city too; several deliveries in one move are possible.
DS-GOODS-08 = A train ending its move in a city with cargo still aboard unloads it there automatically; anybody may load it later. This covers other-coloured cities and the city it was loaded in.
DS-GOODS-09 = A train ending on track keeps its cargo and its origin; nobody else can take it.
DS-GOODS-10 = There is no unloading or swapping in the middle of a move.
DS-GOODS-11 = Goods of one colour in one city are alike; options name the colour only. Goods lie only in cities, on the display, in the bag, on trains and with players.
DS-WATER-01 = If at the start of his turn his train stands on a water tower piece, the player may, instead of any other action, gain 4 steam, at most up to 6. Allowed even at 6.
    .refusal = Your train does not stand at a water tower.
DS-WATER-02 = A water tower is entered like other track (cost 1) and takes one train.
DS-COAL-01 = Coal may be burnt only at the start of one's own turn: n cubes (1 <= n <= own coal, n <= 6 - steam), steam +n, cubes out of the game. Once per turn.
    .refusal = { $reason ->
        [once] Coal is burnt once in a turn.
        [start] Coal is burnt only at the start of a turn.
       *[number] You have { $coal } coal and room for { $room } steam: { $cubes } cannot be burnt.
    }
DS-COAL-02 = Then a tile play or a move must follow; not the water tower, not exchange. burn(n) is offered only if after it at least one track, city, draw_city or move_step option is legal.
    .refusal = { $reason ->
        [after] After burning coal a tile or a move must follow.
       *[nothing] Neither a tile nor a move could follow.
    }
DS-COAL-03 = Steam from coal cannot be spent in the same turn; it stays on the train tile. Spendable in this turn = steam before burning; after a move of cost m the marker stands at (steam before) + n - m. With the option coal_same_turn it can be spent at once.
DS-COAL-04 = Before the last city is placed nobody has coal. With 2 or 3 players the rest stays in the box.
    .refusal = Nobody has coal before the last city is placed.
DS-STEAM-01 = Steam is always 0-6.
DS-SCORE-01 = VP = 2 x goods delivered + circuit markers + colour bonus.
DS-SCORE-02 = Colour bonus by number of different colours delivered: 0 or 1 to 0; 2 to 1; 3 to 3; 4 to 5 (not cumulative).
DS-SCORE-03 = VP are valid at every moment; the bonus counts towards 13.
DS-END-01 = A player with 13 or more VP wins at once. Tested after the circuit check and after a move is final. Only the player in turn can gain VP, so it is always one player.
    .refusal = The game is over: somebody has won.
DS-END-02 = Otherwise the game ends when the last track tile is drawn from the pile (after a tile play or an exchange): at the end of that turn, nobody plays again, hands are worthless.
    .refusal = The game is over: the last track tile was drawn.
DS-END-03 = With the option last_tile_end = round play goes on (without drawing) until all players have had equally many turns, i.e. up to and including the player to the right of the start player; if he drew the last tile, the game ends at once. DS-END-01 stays in force.
DS-END-04 = Most VP wins. Tie: more circuit markers; then more steam on the train tile.
DS-END-05 = Still tied: shared victory. Places below the first use the same order.
DS-END-06 = The win at once (DS-END-01) is tested before the last tile (DS-END-02).
DS-END-07 = Stall counter: the number of consecutive completed turns in which no tile was placed, no good was finally delivered and no tile was exchanged. When it reaches 12 x number of players, the game ends and is scored as in DS-END-04.
    .refusal = The game is over: it has stalled.
DS-END-08 = No player is ever eliminated.
DS-END-09 = A win at once (DS-END-01) is first place; the others are ranked by DS-END-04.

## What happened

tile-laid = { $who } lays { $tile } on { $cell }.
tile-covered = { $who } lays { $tile } over { $covered } on { $cell }.
tile-drawn = { $who } draws a track tile; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}.
tile-exchanged = { $who } can do nothing and puts { $tile } away.
city-drawn = { $who } draws a { $city } city.
city-placed = { $who } places a { $city } city on { $cell }.
goods-drawn = It gets { $goods }.
display-filled = A { $city } city with { $goods } comes to place { $slot } of the display.
coal-given = The last city is placed: everybody gets { $coal } coal.
steam-gained = { $who } gains { $gained } steam and has { $steam }.
circuit-new = { $who } closes a new circuit, { $cities }, and takes a marker; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}.
circuit-none = { $reason ->
    [same] The loop { $cities } is no new circuit: one with the same cities shares track with every part of it.
    [kept] The loop { $cities } was there before.
    [few_stops] The loop passes fewer than two cities: no circuit.
    [reversing] The loop is no circuit: a train would have to reverse on it.
   *[no_marker] { $who } closes a new circuit, { $cities }, but all markers are taken.
}
train-moved = { $who } runs { $edge } to { $cell } for { $cost } steam.
good-loaded = { $who } loads { $colour } on { $cell }.
good-arrived = { $who } brings { $colour } to { $cell }.
good-delivered = { $who } has delivered { $colour }.
good-unloaded = { $who } unloads { $colour } on { $cell }.
roll-passed = { $who } spent { $spent } over curves and rolls { $die }: the train keeps to the track.
derailed = { $who } spent { $spent } over curves and rolls { $die }: derailed.
move-ended = { $who } stops after { $spent } steam and has { $steam }.
coal-burnt = { $who } burns { $cubes } coal and has { $steam } steam.
water-taken = { $who } takes water.
game-over = { $reason ->
    [won] { $who } wins at once: the game is over.
    [last_tile] The last track tile is drawn: the game is over.
   *[stalled] Nothing has happened for long: the game is over.
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
choice-load = Load { $colour }
choice-stop = Stop here
choice-burn = Burn { $cubes } coal
choice-water = Take water
choice-exchange = Put { $what } away and draw another tile

## Options

title = Days of Steam
option-circuit_novelty = Whether a variation of a circuit that exists already earns a marker or not.
    .name = New circuits
option-coal_same_turn = Whether steam from coal can be spent in the turn in which it is burnt.
    .name = Coal burns at once
option-start_city_goods = Whether the start city gets two goods.
    .name = Goods on the start city
option-last_tile_end = Whether the game ends as soon as the last track tile is drawn, or when everybody has had equally many turns.
    .name = The last tile

## Phases

phase-turn = Lay a tile, run or take water
    .short = Turn
phase-turn_burnt = Coal is burnt: lay a tile or run
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
draw-on_cell = { $what }, on { $cell }
draw-city = { $colour } city on { $cell }
draw-good = { $colour } good on { $cell }
draw-goods = { $count ->
    [one] one { $colour } good on { $cell }
   *[other] { $count } { $colour } goods on { $cell }
}
draw-train = { $player }: train on { $cell }
draw-train_cargo = { $player }: train on { $cell } with a { $colour } good from { $origin }
draw-cargo = { $player } carries { $colour }, loaded on { $origin }
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
draw-delivered = { $player } has delivered { $count } { $colour }
draw-markers_of = { $player }: { $count ->
    [one] one circuit marker
   *[other] { $count } circuit markers
}
draw-coal_of = { $player }: { $count } coal
draw-to_move = to decide
draw-steam = steam
draw-short_points = points
draw-short_coal = coal
draw-short_markers = markers
draw-short_hand = tiles
draw-livery_1 = Pine
draw-livery_2 = Orange
draw-livery_3 = Sky
draw-livery_4 = Rose
draw-good_red = { colour-red }
draw-good_green = { colour-green }
draw-good_yellow = { colour-yellow }
draw-good_blue = { colour-blue }

## Options by name, and their values

option-circuit_novelty-strict = Really new ones
option-circuit_novelty-any_loop = Any new loop
option-last_tile_end-immediate = Ends at once
option-last_tile_end-round = Ends with the round

## Phases

## Questions and verbs

ask-turn = Lay a tile, run your train or take water
ask-turn_burnt = Coal is burnt: now lay a tile or run
ask-place_drawn = Choose a cell for the city you have drawn
ask-run = Run on, load a good, or stop
ask-exchange = Nothing is possible: choose a tile to exchange
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
figure-points = Points
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
