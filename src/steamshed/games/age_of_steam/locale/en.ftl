# Age of Steam in English.

## Names that other messages use.

action-name = { $special ->
    [first_move] First Move
    [first_build] First Build
    [engineer] Engineer
    [locomotive] Locomotive
    [urbanization] Urbanization
    [production] Production
   *[turn_order_pass] Turn Order Pass
}
tile-name = { $tile ->
    [straight] a straight
    [gentle] a gentle curve
    [acute] an acute curve
    [x_straight_straight] two straights crossing
    [x_gentle_straight] a gentle curve and a straight crossing
    [x_gentle_gentle] two gentle curves crossing
    [co_gentle_gentle] two gentle curves
    [co_gentle_acute_left] a left gentle and acute curve
    [co_gentle_acute_right] a right gentle and acute curve
    [co_straight_acute] a straight and an acute curve
    [town_1] a town tile with one exit
    [town_3_left] a town tile with three exits, left
    [town_3_right] a town tile with three exits, right
    [town_3_half] a town tile with three exits, same half
   *[town_3_star] a town tile with three exits, star
}
    .short = { $tile ->
        [straight] straight
        [gentle] gentle curve
        [acute] acute curve
        [x_straight_straight] straights crossing
        [x_gentle_straight] gentle over straight
        [x_gentle_gentle] curves crossing
        [co_gentle_gentle] two gentle curves
        [co_gentle_acute_left] gentle and acute, left
        [co_gentle_acute_right] gentle and acute, right
        [co_straight_acute] straight and acute
        [town_1] town, one exit
        [town_3_left] town, three exits left
        [town_3_right] town, three exits right
        [town_3_half] town, three exits in a half
       *[town_3_star] town, three exits in a star
    }

## Rules, by ledger id. The value explains the rule, the attribute says why an action was refused.

### Setup

AS-SETUP-01 = Three to six players can play.
AS-SETUP-02 = The players agree on the options before the game begins. Everybody can see them, and they do not change during the game.
AS-SETUP-03 = All 96 goods cubes go into the bag. You draw 52 of them and fill the goods display: the three rows of the twelve numbered columns first, then the two rows of the letter columns A to H.
AS-SETUP-04 = Pittsburgh and Wheeling get three cubes from the bag, every other city two. Towns get none, and 18 cubes stay in the bag.
AS-SETUP-05 = Every company starts with $10, two issued shares, an engine of one link and an income of 0.
AS-SETUP-06 = Each player rolls three dice for the player order; the higher total comes first. Players with the same total roll again for the places they share.
AS-SETUP-07 = All 136 track tiles, the 8 town discs and the 8 New City tiles lie in the supply.
AS-SETUP-08 = The game begins with issuing shares in turn 1. Nobody has a Turn Order Pass yet.

### The turn

AS-TURN-01 = A turn has ten phases: issue shares, determine player order, select actions, build track, move goods, collect income, pay expenses, income reduction, goods growth, advance the turn marker.
    .refusal = You cannot do that in this phase of the turn.
AS-TURN-02 = You issue shares and begin the auction in the player order of the turn before. From selecting actions on, the new order counts.
AS-TURN-03 = The last turn has all its phases, too.
AS-INFO-01 = Everything lies open: money, income, shares, engines, goods, tiles, and what is in the bag. Only future draws and dice are unknown.
AS-INFO-02 = Chance decides the setup, the cubes drawn by Production and the dice of goods growth, and nothing else.
AS-INFO-03 = Players cannot trade, lend or give each other anything, and no promise binds.

### Issue shares

AS-SHARE-01 = In player order, each player once issues as many shares as he likes. Each share brings $5 at once.
    .refusal = You can issue a whole number of shares, or none.
AS-SHARE-02 = A company can issue 15 shares in all.
    .refusal = You have issued { $issued } shares already; { $shares } more would make more than { $most }.
AS-SHARE-03 = Nobody has to issue shares. The two shares of the start are already paid out as your first $10.
AS-SHARE-04 = You issue shares in this phase only, and you can never buy them back.
    .refusal = You can issue shares only in the phase for it, at the beginning of the turn.

### Determine player order

AS-ORDER-01 = The players bid in the old player order, round after round. Those who have dropped out and the highest bidder are skipped.
AS-ORDER-02 = When it is your chance you bid, drop out, or pass if you hold the Turn Order Pass.
AS-ORDER-03 = A bid is at least $1, higher than the highest bid and not more than your cash. Your new bid replaces your old one.
    .refusal = You cannot bid ${ $amount }: the highest bid is ${ $highest } and you have ${ $cash }.
AS-ORDER-04 = If you drop out you take the lowest place that is still free, and you are out of the auction.
AS-ORDER-05 = If you took Turn Order Pass in the turn before, you may pass once: you stay in the auction without a bid, and an earlier bid of yours stands. A pass that you do not use is lost.
    .refusal = You have no Turn Order Pass to use.
AS-ORDER-06 = You cannot pass when only you and the highest bidder are left, because nothing would change. While nobody has bid you can.
    .refusal = Only you and the highest bidder are left, so you have to bid or drop out.
AS-ORDER-07 = The auction ends when one player is left. He takes the first place and pays his last bid, or nothing if he never bid.
AS-ORDER-08 = The first and the second place pay their whole bid, the last place pays nothing, and all others pay half of their bid, rounded up. You pay when you take your place.
AS-ORDER-09 = When only two players are left in the game, the one who drops out pays nothing.
AS-ORDER-10 = With three players nobody pays half: the first two places pay their whole bid, the third pays nothing.
AS-ORDER-11 = A player who can neither bid nor pass drops out by himself.
AS-ORDER-12 = You cannot bid $0, match the highest bid, bid more than your cash, or pass twice.

### Select actions

AS-ACT-01 = In the new player order everybody takes one of the seven actions that nobody else has taken. You must take one, but you need not make use of it.
    .refusal = Somebody has already taken { action-name }.
AS-ACT-02 = The actions of the turn before are given back when this phase begins.
AS-ACT-03 = First Move: you are the first in both rounds of moving goods.
AS-ACT-04 = First Build: you build before everybody else.
AS-ACT-05 = Engineer: you may build four tiles instead of three.
AS-ACT-06 = Locomotive: you may raise your engine by one link at once, up to six. You may also decline, because a bigger engine costs more every turn.
    .refusal = Right after taking Locomotive you decide whether to raise your engine, and only then.
AS-ACT-07 = Urbanization: you may place a New City on a town before your first tile of this turn.
AS-ACT-08 = Production: you may draw two cubes and put them on the goods display before goods grow.
AS-ACT-09 = Turn Order Pass: you may pass once in the auction of the next turn.

### The map and the build turn

AS-MAP-01 = Track lies on plains, rivers, mountains and towns, never on a city, on a lake or outside the map.
    .refusal = No track can lie on { $hex }.
AS-MAP-02 = A city joins all track that reaches it, on all six sides. No tile ever lies on it.
AS-MAP-03 = A town joins all track on its own tile. Without a tile it joins nothing.
AS-BUILD-01 = The players build in player order; the holder of First Build goes first.
AS-BUILD-02 = You may build up to three tiles, four as Engineer. Placing a tile and replacing one both count, and you may stop whenever you like.
AS-BUILD-03 = You pay for every tile at once.
    .refusal = That costs ${ $price } and you have ${ $cash }.
AS-BUILD-04 = The holder of Urbanization places his New City before his first tile.
    .refusal = You can place a New City only before your first tile of the turn.
AS-BUILD-05 = You may build on a field only once in a build turn, unless the table plays so that a field may be rebuilt in one turn.
    .refusal = You have already built on { $hex } in this turn.
AS-BUILD-06 = When your build turn ends you lose the unfinished sections that you did not extend.
AS-BUILD-07 = A build is first checked, then paid; then the tiles are exchanged, and last the owners change. Track that you keep or redirect does not become new by that.
AS-BUILD-08 = Your build turn ends by itself after your last tile. If you can build nothing more, you end it yourself.

### Placing a tile

AS-PLACE-01 = On an empty field you place a straight, a gentle or an acute curve. Tiles with two tracks may be placed there directly only if the table plays with that option.
    .refusal = You cannot place { tile-name } on the empty field { $hex }.
AS-PLACE-02 = On a town you place a town tile, or any other tile with a town disc on it.
AS-PLACE-03 = No track may lead off the map or into a lake. It may lead up to the blank side of another tile.
    .refusal = On { $hex } the track would lead into a lake or off the map.
AS-PLACE-04 = No track may join the track of another player. It may meet a city, your own track, track that nobody owns, an empty field or a blank side.
    .refusal = On { $hex } the track would meet the track of another player.
AS-PLACE-05 = New track begins at a city, at your own track, or at track without an owner that comes from a city or from a town where you have track. Each track on the tile needs such a beginning; on a town one is enough.
    .refusal = On { $hex } the track would not begin at a city or at track that you may go on from.
AS-PLACE-06 = No track may lead from a city or town back to the same place.
    .refusal = The track would lead from { $node } back to { $node }.
AS-PLACE-07 = The tile, and the town disc if you need one, must be in the supply.
    .refusal = The supply has run out of this tile: { tile-name }.
AS-PLACE-08 = Your network may consist of several parts. Each of them begins at a city or takes over track without an owner, so your very first tile does, too.
AS-PLACE-09 = All track on the tile that you place is yours, and so is the track without an owner that it joins.

### Replacing a tile

AS-REPL-01 = When you replace a tile, all its old track stays or is redirected, and something must be added or redirected. Track never disappears.
    .refusal = Old track on { $hex } would disappear under { tile-name }.
AS-REPL-02 = Track that stays keeps its owner.
AS-REPL-03 = Track that you add follows the rules of placing a tile and is yours. A city beside it is beginning enough.
AS-REPL-04 = You may turn the open end of your own unfinished section, or of one without an owner that you may go on from, to another edge. The other end stays where it is.
    .refusal = You cannot redirect the track on { $hex } in this way.
AS-REPL-05 = Completed links, track on towns and track of other players are never redirected.
    .refusal = On { $hex } you would redirect a completed link or the track of another player.
AS-REPL-06 = With one tile you may keep one track, redirect another and add a third, for one price. The edge that a redirection leaves stays free.
    .refusal = On { $hex } other track would take the edge that the redirected track leaves.
AS-REPL-07 = On a town the new tile keeps all exits and adds at least one. You need track on the tile already, or a beginning for one of the new exits; the new exits are yours.
    .refusal = On { $hex } the new tile must keep every exit of the town and add one where you may build.
AS-REPL-08 = The old tile and its town disc go back to the supply first, so you can use them again at once.
AS-REPL-09 = Replacing a tile never costs extra for a river or mountain.
AS-REPL-10 = You cannot replace a tile by the same tile in the same position, and you cannot replace anything on a city.
    .refusal = That is the tile that lies on { $hex } already.

### Who owns track

AS-OWN-01 = You own what you build. One disc marks a whole section.
AS-OWN-02 = A completed link between two different cities or towns stays yours for ever.
AS-OWN-03 = When you build on from track without an owner, it becomes yours at once.
AS-OWN-04 = At the end of your build turn you lose each unfinished section to which you added no new track in it. The exits of a town are judged one by one.
AS-OWN-05 = Redirecting is not extending: it neither saves an unfinished section nor makes one yours.
AS-OWN-06 = If a redirection completes a link, the link is yours at once.
AS-OWN-07 = Until your next build turn your unfinished sections are safe; nobody else may join or extend them.
AS-OWN-08 = A company can own 20 sections at the same time, finished or not, unless the table plays without this limit.
    .refusal = You would own more than { $limit } sections.

### Urbanization

AS-URB-01 = The holder of Urbanization may place one New City from the supply on any town, with or without track. It is free and does not count as one of his tiles.
    .refusal = You cannot place New City { $letter } on { $town }: Urbanization places one New City, and its tile must be in the supply.
AS-URB-02 = The town becomes a city of that colour for good. Its tile and town disc go back to the supply.
    .refusal = { $town } is not a town that can become a city.
AS-URB-03 = The track on the town's tile is removed. Longer sections keep their owner and now end at the city.
AS-URB-04 = Open track that faced the town now reaches the city. Its owner has completed a link, whoever placed the city.
AS-URB-05 = A section without an owner that becomes complete in this way goes to the player who placed the city, while he has discs left. Links that were complete and without an owner before stay so.
AS-URB-06 = A section that would lead from the new city back to it is dead: nobody owns it, and it carries nothing and scores nothing.
AS-URB-07 = A New City starts without goods. It gets them from its own letter column when goods grow.
AS-URB-08 = You need not place a New City. With your first tile the chance is gone.
AS-URB-09 = When all eight New Cities are on the map, you may still take Urbanization, but it does nothing.

### Prices

AS-COST-01 = A straight or curve on an empty field costs $2, on a river $3, on a mountain $4.
AS-COST-02 = In the default rules you pay the extra $1 for a river or $2 for a mountain only once for each river and each group of mountains. Replacing a tile neither pays it nor counts as the first time.
AS-COST-03 = If the table plays so, every tile on an empty river or mountain field pays extra.
AS-COST-04 = A tile with two tracks on an empty field costs $3 if the tracks lie side by side and $4 if they cross, and $1 more on a river or $2 more on a mountain.
AS-COST-05 = A tile on an empty town costs $1, and $1 more for each exit.
AS-COST-06 = Replacing a tile on a town costs $3.
AS-COST-07 = Replacing a single track by a crossing costs $3, even if you redirect the old track.
AS-COST-08 = Replacing a single track by two tracks side by side costs $3, or $2 if the table plays so.
AS-COST-09 = Every other replacement costs $2, even if you redirect two tracks with it.
AS-COST-10 = Placing a New City costs nothing.

### Supply

AS-SUP-01 = The tiles are limited. When one kind has run out you cannot build it until one comes back.
    .refusal = The supply has run out of this tile: { tile-name }.
AS-SUP-02 = There are 8 town discs. Without one you can put only town tiles on a town.
    .refusal = All town discs are in use, so { $hex } can only get a town tile.
AS-SUP-03 = On a town you choose the kind of tile yourself, even if another has the same exits. It stays until somebody replaces it.
AS-SUP-04 = The bank never runs out of money.

### Move goods

AS-MOVE-01 = There are two rounds. In each of them everybody has one chance, in player order; the holder of First Move comes first.
AS-MOVE-02 = With your chance you move one cube, raise your engine by one link, or do nothing.
AS-MOVE-03 = You may raise your engine in this way once in a turn and never above six links. You may do it in addition to the Locomotive action.
    .refusal = You can raise your engine once in this phase and never above { $most }.
AS-MOVE-04 = You may move any cube that lies on a city, but none that lies on the goods display.
    .refusal = There is no { $colour } cube in { $city }.
AS-MOVE-05 = A cube travels over one or more completed links, whoever owns them. It cannot use unfinished track.
    .refusal = No completed link leads from { $from } to { $to }.
AS-MOVE-06 = A cube travels at most as many links as your engine has.
    .refusal = The journey has { $links } links and your engine only { $engine }.
AS-MOVE-07 = A cube never comes to the same city or town twice.
    .refusal = The cube would come to { $stop } twice.
AS-MOVE-08 = The journey ends in the first city of the cube's colour. A cube cannot pass such a city, and it cannot stop anywhere else.
    .refusal = A { $colour } cube goes to the first { $colour } city on its way and stops there; { $stop } does not fit that.
AS-MOVE-09 = A cube may leave a city of its own colour.
AS-MOVE-10 = Black cubes go to black New Cities only.
    .refusal = { $stop } is not a black New City.
AS-MOVE-11 = Each link on the way gives its owner one point of income at once. Links without an owner give nothing. Where two links lead to the same place, you choose.
    .refusal = From { $from } to { $to } you must say by which edge the cube leaves if several links lead there, and only then.
AS-MOVE-12 = The delivered cube goes back into the bag.
AS-MOVE-13 = You can choose only cubes that can be delivered. You may always do nothing.

### Income and expenses

AS-INC-01 = Everybody receives as many dollars as he has income.
AS-EXP-01 = Everybody pays $1 for each issued share and $1 for each link of his engine.
AS-EXP-02 = If you cannot pay everything, you pay what you have and lose one point of income for each dollar that is missing.
AS-EXP-03 = If your income would fall below 0, you are out of the game. With exactly 0 you go on.
AS-EXP-04 = The players pay one after the other; nobody's payment touches anybody else.
AS-ELIM-01 = When a company is eliminated its track stays on the map without an owner. Everybody may use its links, but they give no income and nobody can take them over.
AS-ELIM-02 = An eliminated player takes no more part, and the others move up in the player order. His action is void.
AS-ELIM-03 = If fewer than two companies are left after the expenses, the game ends at once and the last company wins.
AS-RED-01 = Everybody loses income: 2 points from 11 on, 4 from 21 on, 6 from 31 on, 8 from 41 on. One of the two tables takes 10 points from 50 on.
AS-RED-02 = The reduction looks at your income after the expenses, and only once.
AS-RED-03 = Your income falls only if you cannot pay your expenses or by the reduction. It has no upper limit.

### Goods growth

AS-GROW-01 = The holder of Production may draw two cubes first and put each into any empty box of the goods display.
    .refusal = Box { $box } of the goods display is not empty.
AS-GROW-02 = He may decline before he draws. Cubes that are drawn must be placed, and everybody sees them.
    .refusal = You draw first, and then you place every cube that you have drawn.
AS-GROW-03 = He draws fewer cubes if fewer boxes are empty or fewer cubes are in the bag. In turn 1 the display is full, and Production does nothing.
AS-GROW-04 = Then dice are rolled for the white part of the display and after that for the black part, one die for each player who started the game.
AS-GROW-05 = For each die the topmost cube of the column with that number goes to its city. The topmost cube of the letter column below goes to its New City, if that is on the map.
AS-GROW-06 = Cubes leave a column from the top; empty boxes are skipped, and nothing slides up.
AS-GROW-07 = A die for an empty column brings nothing. The letter column of a New City that is not on the map keeps its cubes.
AS-GROW-08 = A city holds any number of cubes. Only Production refills the display.

### The end

AS-END-01 = The game lasts 10, 8, 7 or 6 turns for 3, 4, 5 or 6 players, counted at the start.
AS-END-02 = After each turn the turn marker advances. After the last turn the points are counted.
    .refusal = The game is over.
AS-VP-01 = You score 3 points for each point of income and lose 3 for each issued share; your track adds to that. Money counts nothing.
AS-VP-02 = If the table scores all completed links, the track of each of your links counts.
AS-VP-03 = If the table scores from city to city, a link counts only if your own links lead over it from one city to another, with nothing but towns in between.
AS-VP-04 = If track sections are counted, each piece of track gives 1 point: on a town one for each exit in use, on a crossing one for each track.
AS-VP-05 = If tiles are counted, each field with track of yours that counts gives 1 point, however much of it lies there.
AS-VP-06 = Unfinished sections score nothing, and neither does track that was removed.
AS-VP-07 = The player with the most points wins. Players with the same points share the victory.
AS-VP-08 = Eliminated players come last; who was eliminated later ranks better. They have no points.

## What happened

shares-issued = { $who } issues { $shares ->
    [0] no shares
    [one] one share for ${ $money }
   *[other] { $shares } shares for ${ $money }
}.
bid = { $who } bids ${ $amount }.
auction-passed = { $who } passes with the Turn Order Pass.
place-taken = { $who } takes place { $place } and pays ${ $price }.
action-taken = { $who } takes { action-name }.
engine-raised = { $who } raises the engine to { $engine }.
locomotive-declined = { $who } does not raise the engine.
tile-placed = { $who } builds { tile-name } on { $hex } for ${ $price }.
tile-replaced = { $who } replaces the tile on { $hex } by { tile-name } for ${ $price }.
link-completed = The link from { $from } to { $to } is complete.
urbanized = { $who } turns { $town } into New City { $letter }.
build-turn-ended = { $who } ends the build turn.
section-lost = { $who } loses the unfinished section at { $hex }.
delivered = { $who } delivers { $colour } over { $links ->
    [one] one link
   *[other] { $links } links
}: { $route }.
income-gained = { $who } gains { $points } income and has { $income }.
move-skipped = { $who } moves nothing.
income-collected = { $who } collects ${ $money }.
expenses-paid = { $who } pays ${ $money }{ $short ->
    [0] .
   *[other] { " " }and is ${ $short } short.
}
income-lost = { $who } loses { $points } income and has { $income }.
eliminated = { $who } cannot pay and is out of the game.
income-reduced = { $who } loses { $points } income by the reduction and has { $income }.
goods-drawn = { $who } draws { $colours } from the bag.
goods-placed = { $who } puts { $colour } into box { $box }.
production-declined = { $who } does not produce.
growth-rolled = { $side ->
    [W] White
   *[B] Black
} dice: { $dice }.
goods-arrived = { $colour } arrives in { $city }.
turn-begins = Turn { $turn } begins.
game-over = The game is over after turn { $turn }.

## What a choice does

choice-issue = Issue { $shares ->
    [0] no shares
    [one] one share for ${ $money }
   *[other] { $shares } shares for ${ $money }
}
choice-bid = Bid ${ $amount }
choice-drop = Drop out
choice-pass = Pass
choice-take = Take { $what ->
    [first_move] First Move
    [first_build] First Build
    [engineer] Engineer
    [locomotive] Locomotive
    [urbanization] Urbanization
    [production] Production
   *[turn_order_pass] Turn Order Pass
}
choice-raise = Raise the engine
choice-decline = Decline
choice-urbanize = Place New City { $letter } on { $town }
choice-build = Build { tile-name } on { $hex } for ${ $price }
    .button = Build for ${ $price }
choice-replace = Replace the tile on { $hex } by { tile-name } for ${ $price }
    .button = Rebuild for ${ $price }
choice-done = End the build turn
choice-deliver = Deliver { $colour }: { $route }
    .button = Deliver over { $links ->
        [one] one link
       *[other] { $links } links
    }, { $own } own
choice-raise_engine = Raise the engine
choice-nothing = Move nothing
choice-produce = Draw two cubes
choice-place = Put the cube into { $what }

## Options

title = Age of Steam
sentence = Companies sell shares, bid for the order, lay track over rivers and mountains, and carry goods as far as their engines can.
length = 2–3 h
preset-seed = Tiles score
    .help = A house rule for a milder start: every tile scores, and terrain costs once. Official plays the rules of the box.
preset-official = Official
    .help = As in the current printed rules: every section scores, terrain costs every time.
option-map = The map to play on.
    .name = Map
option-terrain_cost = Whether rivers and mountains cost extra once for each river or mountain group, or for every tile.
    .name = Terrain cost
option-direct_complex = Whether crossing and coexisting tiles may be placed on empty fields.
    .name = Complex tiles at once
option-coexisting_upgrade_cost = Price of replacing a simple tile by a coexisting one, in dollars.
    .name = Coexisting upgrade
option-income_reduction_table = Which table of income reduction is used; they differ from income 50 on.
    .name = Income reduction
option-vp_track_scope = Which links score: those on the way from city to city, or all completed ones.
    .name = Links that score
option-vp_track_unit = Whether scoring counts tiles or track sections.
    .name = Track points
option-ownership_disc_limit = How many sections a company may own; 0 is no limit.
    .name = Track discs
option-rebuild_same_hex_same_turn = Whether a field may be built on more than once in a build turn.
    .name = Rebuild in one turn

## Phases

phase-issue_shares = Issue shares
    .short = Shares
phase-determine_player_order = Determine player order
    .short = Order
phase-select_actions = Select actions
    .short = Actions
phase-build_track = Build track
phase-move_goods = Move goods
phase-goods_growth = Goods growth
    .short = Growth
phase-over = Game over

## Names: an argument is shown by the message ARGUMENT-VALUE; a thing by the message of its id, or of its kind (tile-name)

newcity-A = New City A
newcity-B = New City B
newcity-C = New City C
newcity-D = New City D
newcity-E = New City E
newcity-F = New City F
newcity-G = New City G
newcity-H = New City H
colour-red = red
colour-blue = blue
colour-purple = purple
colour-yellow = yellow
colour-black = black
map-rust_belt = Rust Belt
map-polder = Polder
figure-cash = Cash
figure-income = Income
figure-shares = Shares
figure-engine = Engine
score-income = Income
score-track = Track
score-shares = Shares

## Questions and verbs

ask-issue_shares = How many shares do you issue?
ask-determine_player_order = Bid for the player order, or drop out
ask-select_actions = Choose an action for this turn
ask-build_track = Build track: choose a field
ask-build-next = Build on { $hex }: choose a tile
ask-urbanize-next = New City on { $town }: choose a tile
ask-move_goods = Move goods: choose a cube
ask-deliver-next = Deliver { $colour }: choose the way
ask-goods_growth = Production: choose
ask-place = Choose a box for the cube
ask-raise = Raise the engine?
verb-build = Build
verb-urbanize = New City
verb-deliver = Deliver
verb-take = Take
verb-place = Place
verb-bid = Bid
verb-issue = Issue
verb-decline = Decline
verb-done = End
verb-drop = Drop out
verb-nothing = Nothing
verb-pass = Pass
verb-produce = Produce
verb-raise = Raise the engine
verb-raise_engine = Raise the engine

## Options by name, and their values

option-terrain_cost-first_per_feature = First tile only
option-terrain_cost-every_tile = Every tile
option-income_reduction_table-seed = Up to 8
option-income_reduction_table-official = Up to 10
option-vp_track_scope-city_to_city = City to city
option-vp_track_scope-completed_links = All links
option-vp_track_unit-tile = Tiles
option-vp_track_unit-section = Sections
option-ownership_disc_limit-0 = No limit
option-coexisting_upgrade_cost-3 = $3
option-coexisting_upgrade_cost-2 = $2

## Chapters of the rules

rules-SETUP = Setup
rules-TURN = The turn
rules-INFO = What everybody knows
rules-SHARE = Issuing shares
rules-ORDER = Player order
rules-ACT = Special actions
rules-MAP = The map
rules-BUILD = Building track
rules-PLACE = Placing tiles
rules-REPL = Replacing tiles
rules-OWN = Who owns track
rules-URB = New Cities
rules-COST = Costs
rules-SUP = Supply
rules-MOVE = Moving goods
rules-INC = Income
rules-EXP = Expenses
rules-ELIM = Elimination
rules-RED = Income reduction
rules-GROW = Goods growth
rules-END = The end of the game
rules-VP = Points

## Words on the drawn table

draw-board = { $map }
draw-goods = Goods display
draw-goods_note = west and east dice
draw-tracks = Income, shares and engine
draw-order = Turn and player order
draw-actions = Actions
draw-players = Players
draw-income = Income
draw-income_note = loses each turn
draw-shares = Issued shares
draw-engine = Engine
draw-cash = Cash
draw-turn = Turn
draw-turn_of = Turn { $turn } of { $turns }
draw-player_order = Player order
draw-order_place = { $player }: place { $place }
draw-field = { $field }, { $terrain }
draw-field_track = { $field }, { $terrain }: { $tile }, { $owners }
draw-terrain_plain = plain
draw-terrain_river = river
draw-terrain_mountain = mountain
draw-terrain_town = town
draw-owner_none = nobody's
draw-tile = { $tile } on { $field }
draw-city = { $name }, { $colour } city, { $dice }
draw-city_plain = { $name }, { $colour } city
draw-die = { $side } { $value }
draw-white = white
draw-black_die = black
draw-town = { $name }, town
draw-town_named = { $name }
draw-new_city = New City { $letter } at { $name }, { $colour }
draw-cube = { $colour } cube in { $name }
draw-cubes = { $count ->
    [one] one { $colour } cube in { $name }
   *[other] { $count } { $colour } cubes in { $name }
}
draw-link = { $player }: link { $one } to { $other }, length { $tiles }
draw-unfinished = { $player }: unfinished section from { $one }, length { $tiles }
draw-section = { $player }: section, length { $tiles }
draw-column = Column { $column }: { $cities }
draw-column_letter = Column { $column }: { $colour } New City, { $place }
draw-not_placed = not on the map
draw-box_empty = Box { $column } { $row }: empty
draw-box_full = Box { $column } { $row }: { $colour } cube
draw-income_title = { $player }: income { $value }
draw-engine_title = { $player }: engine { $value }
draw-shares_title = { $player }: { $value ->
    [one] one share issued
   *[other] { $value } shares issued
}
draw-action_free = { $action }: { $effect }
draw-action_taken = { $action }: { $effect }. Taken by { $player }
draw-taken = { $player } has { $action }
draw-no_action = no action
draw-bid = bid ${ $bid }
draw-bid_none = no bid yet
draw-bid_place = place { $place }
draw-bid_passed = passed
draw-to_move = to decide
draw-out = out of the game since turn { $turn }
draw-player = { $player }: cash ${ $cash }, income { $income }, { $shares ->
    [one] one share
   *[other] { $shares } shares
}, engine { $engine }, { $action }
draw-money = ${ $cash }
draw-minus = −{ $value }
draw-no_minus = 0
draw-no_figure = –
draw-short_cash = { figure-cash }
draw-short_income = { figure-income }
draw-short_shares = { figure-shares }
draw-short_engine = { figure-engine }
draw-livery_1 = Pine
draw-livery_2 = Orange
draw-livery_3 = Sky
draw-livery_4 = Rose
draw-livery_5 = Umber
draw-livery_6 = Ivory
draw-good_red = { colour-red }
draw-good_blue = { colour-blue }
draw-good_purple = { colour-purple }
draw-good_yellow = { colour-yellow }
draw-good_black = { colour-black }
draw-effect_first_move = moves goods before the others
draw-effect_first_build = builds before the others
draw-effect_engineer = builds one tile more
draw-effect_locomotive = engine one link stronger
draw-effect_urbanization = places a New City
draw-effect_production = adds goods to the display
draw-effect_turn_order_pass = one pass in the next auction
draw-tile_name = { tile-name.short }
draw-action_name = { action-name }

## Beside the board

panel-way = { $start } – { $end }
    .button = Build { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    } for ${ $price }
panel-way-ended = { panel-way }, end
    .button = { panel-way.button }, end the turn
panel-two-ways = { $first } and { $second }
    .button = { panel-way.button }
panel-two-ways-ended = { panel-two-ways }, end
    .button = { panel-way.button }, end the turn
panel-ways-ended = The same as the last of the turn
panel-turns = Whole build turns
panel-order-goods = Goods
panel-order-links = Links
panel-order-price = Price
panel-ways = { $count ->
    [one] One way from { $start } to { $end }
   *[other] { $count } ways: { $start } – { $end }
}
panel-way-tiles = { $tiles ->
    [one] one tile on { $hexes }
   *[other] { $tiles } tiles on { $hexes }
}
panel-way-plain = all plain
panel-way-river = over the river at { $hexes }
panel-way-replaced = replaces a tile on { $hexes }
panel-parts = Tile { $at } of { $tiles }
panel-part = { $hex } ${ $price }
panel-part-refused = does not fit
panel-part-no-way = With it there is no way from { $start } to { $end }.
panel-left = ${ $money } left
panel-links = Links to begin with: you build on after them
panel-links-from = Links from { $node } to begin with
panel-column-tiles = tiles
panel-column-price = price
panel-tiles = { $tiles }
panel-price = ${ $money }
panel-order-gain = Best for me
panel-order-leader = Against the leader
panel-order-city = By city
panel-deliveries = { $count ->
    [one] One delivery
   *[other] { $count } deliveries
}
panel-column-you = you
panel-column-others = others
panel-gain = +{ $gain }
panel-nobody = nobody else
panel-over = { $links ->
    [one] one link
   *[other] { $links } links, via { $via }
}
panel-delivery = { $colour }: { $start } → { $end }
panel-both-rounds = Both rounds, if it still can be done then
panel-both = { $first }, then { $second }
    .button = Deliver now, then { $second } in round 2
panel-raise-then = Raise the engine, then { $second }
    .button = Raise the engine, then { $second } in round 2
panel-nothing-both = Move nothing in either round
panel-bids = Bids
panel-column-cash = cash
panel-column-bid = bid
panel-player = { $who }
panel-of-cash = of ${ $money }
panel-no-bid = –
panel-out = out: place { $place }
panel-highest = highest bid
panel-you = you
panel-still-bids = still bids
panel-places = Your place for a bid of ${ $bid }
panel-places-whole = { $count ->
    [one] Place { $place }: the whole bid
   *[other] Place { $place } or { $final }: the whole bid
}
panel-places-half = { $count ->
    [one] Place { $place }: half of it
   *[other] Places { $place } to { $final }: half of it
}
panel-place-drop = Drop out now: place { $place }
panel-places-out = Without a bid
panel-column-left = left for track
panel-column-pay = you pay
panel-your-bid = Your bid
panel-up-to = Bid up to
panel-up-to-words = the least that keeps you in, whenever you are outbid
panel-bid-up-to = Bid ${ $value }, up to ${ $limit }
    .button = { panel-bid-up-to }
panel-up-to-kept = You bid up to ${ $limit } while this auction lasts.
panel-drop = Drop out: place { $place } for ${ $price }
    .button = Drop out: place { $place } for ${ $price }
panel-build-way = Build a way
panel-build = Build a way: point at two cities or towns
panel-no-way = No way leads from { $start } to { $end } from here
panel-no-tiles = { $start } – { $end } needs { $tiles } tiles, you have { $builds } this turn
panel-no-money = { $start } – { $end } costs ${ $price }, you have ${ $cash }
panel-ways-begun = What you can build of it now
panel-way-begun = From { $start } towards { $end }
    .button = { panel-way.button }
panel-no-links = { $tiles ->
    [one] No link can be completed with one tile and your money
   *[other] No link can be completed with { $tiles } tiles and your money
}
panel-no-deliveries = Nothing can be delivered with engine { $engine }
panel-waiting = { $count ->
    [one] One { $colour } cube waits in { $start } for { $end }.
   *[other] { $count } { $colour } cubes wait in { $start } for { $end }.
}
panel-without = without
panel-with = with it
panel-deliver-nothing = deliver nothing
panel-deliver-best = best deliveries
panel-cash-left = Cash left
panel-money = ${ $money }
panel-plus = +${ $money }
panel-minus = −${ $money }
panel-number = { $number }
panel-way-mountain = over mountains at { $hexes }
panel-deliver = Deliver a cube: round { $round } of 2, engine { $engine }
panel-shares = Shares to issue
panel-share-costs = Each share brings ${ $money } now and costs 3 points at the end and $1 each turn.
panel-actions = Free actions
panel-engine = Your engine is { $engine }; each link costs $1 every turn
panel-take-raise = Locomotive: engine { $engine }
    .button = Take Locomotive, engine { $engine }
panel-take-decline = Locomotive: engine stays { $engine }
    .button = Take Locomotive, engine stays { $engine }
panel-urbanize = You may place a New City first: point at a town.
panel-cubes = { $count } { $colour } to come
panel-no-cubes = no goods to come
panel-new-cities = A New City on { $town }
panel-end-of-turn = End of this turn
panel-cash-before = Cash before income
panel-income = Income
panel-expenses = { $shares ->
    [one] One share and engine { $engine }
   *[other] { $shares } shares and engine { $engine }
}
panel-income-next = Income next turn
panel-growth = Goods come to { $city } (die { $die })
panel-percent = { $percent } %
panel-must-deliver = Deliver, or you owe ${ $owe } and have ${ $have }.
panel-tight = Every dollar goes. Deliver at least once.
panel-bankrupt = You would be bankrupt by ${ $money }.
panel-short = Owe ${ $owe }, have ${ $have }: income −{ $points }.
## Reasons for advice

reason-forecast = deliveries to come, less the money to raise for them: { $points }
reason-distance = what may still change before the end: { $points }
reason-track = points for track: { $points }
reason-engine = a stronger engine for the turns to come: { $points }
reason-network = what your network can carry later: { $points }
reason-income = income in the turns to come: { $points }
reason-cash = money in hand: { $points }
reason-shares = shares that have to be paid for: { $points }
reason-rivals = what your rivals have: { $points }
reason-rivals-growth = what your rivals will earn: { $points }
reason-leader = the strongest rival: { $points }
reason-ruin = the danger of going bankrupt: { $points }
reason-links = complete links for the turns to come: { $points }
reason-shortage = money that will be short this turn: { $points }

## The end of a turn, step by step

end-money = Income, expenses, reduction
end-growth =
    Growth, { $side ->
        [W] white
       *[B] black
    } dice
end-column-cash = cash
end-column-income-collected = income
end-column-expenses-paid = costs
end-column-cash-after = left
end-column-income-reduced = income

## Numbers after the game

numbers-count = Turn
numbers-player = Player
numbers-points = Points
numbers-points-points = if the game had ended then
numbers-accounts = Income and expenses
numbers-accounts-income = income
numbers-accounts-expenses = expenses
numbers-accounts-short = income lost for want of money
numbers-accounts-shares = shares issued
numbers-spending = Money spent
numbers-spending-track = track
numbers-spending-order = bids for the player order
numbers-building = Building
numbers-building-tiles = track tiles
numbers-building-links = links completed
numbers-building-cities = New Cities
numbers-deliveries = Deliveries by length
numbers-deliveries-links-1 = 1 link
numbers-deliveries-links-2 = 2 links
numbers-deliveries-links-3 = 3 links
numbers-deliveries-links-4 = 4 links
numbers-deliveries-links-5 = 5 links
numbers-deliveries-links-6 = 6 links
numbers-paid = Whose links were used
