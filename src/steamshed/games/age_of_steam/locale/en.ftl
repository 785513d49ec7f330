# Age of Steam in English.

# What the game counts: the page's word for a turn or for a round. A language whose rulebook says the other word says so.
period = turn

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
AS-SETUP-05 = Every company starts with $10, two issued shares, an engine of 1 and an income of 0.
AS-SETUP-06 = Each player rolls three dice for the player order; the higher total comes first. Players with the same total roll again for their places.
AS-SETUP-07 = All 136 track tiles, the 8 town discs and the 8 New City tiles are in the supply.
AS-SETUP-08 = The game begins with issuing shares in turn 1. Nobody has a Turn Order Pass yet.

### The turn

AS-TURN-01 = A turn has ten phases: issue shares, determine player order, select actions, build track, move goods, collect income, pay expenses, income reduction, goods growth, advance the turn marker.
    .refusal = You cannot do that now: this is the phase “{ $phase }”.
AS-TURN-02 = You issue shares and begin the auction in the player order of the turn before. From selecting actions on, the new order counts.
AS-TURN-03 = The last turn has all its phases, too.
AS-INFO-01 = Everything is open: money, income, shares, engines, goods, tiles, and what is in the bag. Only future draws and dice are unknown.
AS-INFO-02 = Chance decides the setup, the cubes that Production draws and the dice of goods growth, and nothing else.
AS-INFO-03 = Players cannot trade, lend or give each other anything, and no promise binds.

### Issue shares

AS-SHARE-01 = Once per turn, in player order, each player may issue any number of shares. Each share brings $5 at once.
    .refusal = That is no number of shares. Choose 0, 1, 2 and so on.
AS-SHARE-02 = A company can issue 15 shares in all.
    .refusal = You have { $issued } shares; with { $shares } more you would have more than { $most }.
AS-SHARE-03 = Nobody has to issue shares. The two shares of the start are already paid out as your first $10.
AS-SHARE-04 = You issue shares in this phase only, and you can never buy them back.
    .refusal = You can issue shares only in the phase for it, at the beginning of the turn.

### Determine player order

AS-ORDER-01 = The players bid in the old player order, round after round. Those who have dropped out and the highest bidder are skipped.
AS-ORDER-02 = On your turn you bid, drop out, or, if you hold the Turn Order Pass, pass.
AS-ORDER-03 = A bid is at least $1, higher than the highest bid and not more than your cash. Your new bid replaces your old one.
    .refusal = { $why ->
        [cash] You cannot bid ${ $amount }: you have ${ $cash }.
        [least] You cannot bid ${ $amount }: the lowest bid is $1.
       *[highest] A bid of ${ $amount } is too low: the highest bid is ${ $highest }.
    }
AS-ORDER-04 = If you drop out you take the lowest place that is still free, and you are out of the auction.
AS-ORDER-05 = If you took Turn Order Pass last turn, you may pass once: you stay in the auction without a new bid, and an earlier bid of yours stands. A pass that you do not use is lost.
    .refusal = { $why ->
        [used] You have already used your Turn Order Pass in this auction.
       *[none] You did not take Turn Order Pass last turn, so you cannot pass.
    }
AS-ORDER-06 = You cannot pass when only you and the highest bidder are left, because nothing would change. While nobody has bid you can.
    .refusal = Only you and the highest bidder are left, so you cannot pass.
AS-ORDER-07 = The auction ends when one player is left. That player takes the first place and pays their last bid, or nothing if they never bid.
AS-ORDER-08 = The first and the second place pay their whole bid, the last place pays nothing, and all others pay half of their bid, rounded up. You pay when you take your place.
AS-ORDER-09 = When only two players are left in the game, the one who drops out pays nothing.
AS-ORDER-10 = With three players nobody pays half: the first two places pay their whole bid, the third pays nothing.
AS-ORDER-11 = If you can neither bid nor pass, you drop out automatically.
AS-ORDER-12 = You cannot bid $0, match the highest bid, bid more than your cash, or pass twice.

### Select actions

AS-ACT-01 = In the new player order everybody takes one of the seven actions that nobody else has taken. You must take one, but you need not use it.
    .refusal = Another player has already taken { action-name }.
AS-ACT-02 = The actions of the last turn are given back when this phase begins.
AS-ACT-03 = First Move: you go first in both rounds of moving goods.
AS-ACT-04 = First Build: you build before everybody else.
AS-ACT-05 = Engineer: you may build four tiles instead of three.
AS-ACT-06 = Locomotive: you may raise your engine by one at once, up to six. You may also decline, because a bigger engine costs more every turn.
    .refusal = { $why ->
        [first] First decide whether Locomotive raises your engine.
       *[none] You can decide about your engine only right after you take Locomotive.
    }
AS-ACT-07 = Urbanization: you may place a New City on a town before your first tile of this turn.
AS-ACT-08 = Production: you may draw two cubes and put them on the goods display before goods grow.
AS-ACT-09 = Turn Order Pass: you may pass once in the auction of the next turn.

### The map and the build turn

AS-MAP-01 = Track lies on plains, rivers, mountains and towns, never on a city, on a lake or outside the map.
    .refusal = { $why ->
        [lake] { $hex } is a lake: no track can lie there.
        [city] { $hex } is a city: no tile can lie there.
       *[outside] { $hex } is not on the map.
    }
AS-MAP-02 = A city joins all track that reaches it, on all six sides. No tile ever lies on it.
AS-MAP-03 = A town joins all track on its own tile. Without a tile it joins nothing.
AS-BUILD-01 = The players build in player order; the player with First Build goes first.
AS-BUILD-02 = You may build up to three tiles, four as Engineer. Placing a tile and replacing one both count, and you may stop at any time.
AS-BUILD-03 = You pay for every tile at once.
    .refusal = That costs ${ $price } and you have ${ $cash }.
AS-BUILD-04 = With Urbanization you place your New City before your first tile.
    .refusal = You have already built a tile this turn: a New City comes before the first tile.
AS-BUILD-05 = You may build on a field only once per build turn, unless the option “Rebuild in one turn” is on.
    .refusal = You have already built on { $hex } this turn.
AS-BUILD-06 = When your build turn ends you lose the unfinished sections that you did not extend.
AS-BUILD-07 = A build is first checked, then paid; then the tiles are exchanged, and last the owners change. Track that you keep or redirect does not become new by that.
AS-BUILD-08 = Your build turn ends automatically after your last tile. If you cannot build anything more, end it yourself.

### Placing a tile

AS-PLACE-01 = On an empty field you place a straight, a gentle curve or an acute curve. With the option “Complex tiles at once” you may also place a tile with two tracks.
    .refusal = { $why ->
        [town] You cannot place { tile-name } on { $hex }: town tiles go on towns only.
       *[double] You cannot place { tile-name } on the empty field { $hex }: tiles with two tracks only replace other tiles.
    }
AS-PLACE-02 = On a town you place a town tile, or any other tile with a town disc on it.
AS-PLACE-03 = No track may lead off the map or into a lake. It may lead up to the blank side of another tile.
    .refusal = { $why ->
        [lake] On { $hex } the track would lead into a lake.
       *[outside] On { $hex } the track would lead off the map.
    }
AS-PLACE-04 = No track may join another player’s track. It may meet a city, your own track, unowned track, an empty field or a blank side.
    .refusal = On { $hex } the track would join another player’s track.
AS-PLACE-05 = New track must start at a city or at your own track. It may also start at unowned track that comes from a city, or from a town where you have track. Each track on the tile needs such a start; on a town one is enough.
    .refusal = Track on { $hex } would have no start: it joins neither a city nor track that you can extend.
AS-PLACE-06 = No track may lead from a city or town back to the same place.
    .refusal = The track would lead from { $node } back to { $node }.
AS-PLACE-07 = The tile, and the town disc if you need one, must be in the supply.
    .refusal = No tile of this kind is left: { tile-name.short }.
AS-PLACE-08 = Your network may consist of several parts. Each part starts at a city or takes over unowned track, and so does your very first tile.
AS-PLACE-09 = All track on the tile that you place is yours, and so is the unowned track that it joins.

### Replacing a tile

AS-REPL-01 = When you replace a tile, all its old track stays or is turned, and something must be added or turned. Track never disappears.
    .refusal = Old track on { $hex } would disappear under { tile-name }.
AS-REPL-02 = Track that stays keeps its owner.
AS-REPL-03 = Track that you add follows the rules of placing a tile and is yours. A city next to it is enough as a start.
AS-REPL-04 = You may turn the open end of your own unfinished section, or of an unowned one that you could extend, to another side. The other end stays where it is.
    .refusal = { $why ->
        [far] The track on { $hex } is unowned, and you cannot reach it: no city and no track of yours is at its other end.
       *[fixed] On { $hex } only the open end can turn; the other end is fixed.
    }
AS-REPL-05 = Complete links, track on towns and other players’ track are never turned.
    .refusal = { $why ->
        [link] The link on { $hex } is complete: it can no longer be turned.
       *[rival] The track on { $hex } belongs to another player: you cannot turn it.
    }
AS-REPL-06 = One replacement may keep one track, turn another and add a third, for one price. The side that the turned track left must stay empty.
    .refusal = On { $hex } another track would use the side that the turned track leaves; that side must stay empty.
AS-REPL-07 = On a town the new tile keeps all exits and adds at least one. You need track on the tile already, or a start for one of the new exits; the new exits are yours.
    .refusal = { $why ->
        [lost] The new tile on { $hex } must keep every exit of the town.
        [nothing] The new tile on { $hex } must add an exit.
       *[apart] You have no track in the town on { $hex }, and no new exit would connect to anything that you can extend.
    }
AS-REPL-08 = The old tile and its town disc go back to the supply first, so you can use them again at once.
AS-REPL-09 = Replacing a tile never costs extra for a river or mountain.
AS-REPL-10 = You cannot replace a tile by the same tile in the same position, and you cannot replace anything on a city.
    .refusal = That tile already lies on { $hex } in this position.

### Who owns track

AS-OWN-01 = You own what you build. One disc marks a whole section.
AS-OWN-02 = A complete link between two different cities or towns stays yours for ever.
AS-OWN-03 = When you extend unowned track, it becomes yours at once.
AS-OWN-04 = At the end of your build turn you lose each unfinished section that got no new track in it. The exits of a town are judged one by one.
AS-OWN-05 = Turning is not extending: it neither saves an unfinished section nor makes one yours.
AS-OWN-06 = If turning completes a link, the link is yours at once.
AS-OWN-07 = Until your next build turn your unfinished sections are safe; nobody else may join or extend them.
AS-OWN-08 = A company can own 20 sections at the same time, complete or not. With the option “Track discs: no limit” it can own any number.
    .refusal = You would own more than { $limit } sections: you have a track disc for { $limit } only.

### Urbanization

AS-URB-01 = With Urbanization you may place one New City from the supply on any town, with or without track. It is free and does not count as one of your tiles.
    .refusal = { $why ->
        [none] You cannot place a New City: you do not have Urbanization this turn.
        [second] You have already placed a New City this turn.
       *[tile] New City { $letter } is already on the map.
    }
AS-URB-02 = The town becomes a city of that colour for good. Its tile and town disc go back to the supply.
    .refusal = { $town } is a city already: a New City needs a town.
AS-URB-03 = The track on the town’s tile is removed. Longer sections keep their owner and now end at the city.
AS-URB-04 = Open track that faced the town now reaches the city. Its owner has completed a link; it does not matter who placed the city.
AS-URB-05 = An unowned section that becomes complete in this way goes to the player who placed the city, while they have discs left. Links that were complete and unowned before stay unowned.
AS-URB-06 = A section that would lead from the new city back to it is dead: nobody owns it, and it carries nothing and scores nothing.
AS-URB-07 = A New City starts without goods. It gets them from its own letter column when goods grow.
AS-URB-08 = You need not place a New City. After your first tile it is too late.
AS-URB-09 = When all eight New Cities are on the map, you may still take Urbanization, but it does nothing.

### Prices

AS-COST-01 = A straight or curve on an empty field costs $2, on a river $3, on a mountain $4.
AS-COST-02 = In the default rules you pay extra for terrain only once: $1 for each river, $2 for each group of mountains. Replacing a tile neither pays it nor counts as the first time.
AS-COST-03 = With the option “Terrain cost: Every tile”, every tile on an empty river or mountain field pays extra.
AS-COST-04 = On an empty field a tile with two tracks costs $3 if they lie side by side and $4 if they cross. On a river it costs $1 more, on a mountain $2 more.
AS-COST-05 = A tile on an empty town costs $1, and $1 more for each exit.
AS-COST-06 = Replacing a tile on a town costs $3.
AS-COST-07 = Replacing a single track by a crossing costs $3, even if you turn the old track.
AS-COST-08 = Replacing a single track by two tracks side by side costs $3, or $2 with the option “Coexisting upgrade: $2”.
AS-COST-09 = Every other replacement costs $2, even if it turns two tracks.
AS-COST-10 = Placing a New City costs nothing.

### Supply

AS-SUP-01 = The tiles are limited. When one kind has run out you cannot build it until one comes back.
    .refusal = No tile of this kind is left: { tile-name.short }.
AS-SUP-02 = There are 8 town discs. Without one you can put only town tiles on a town.
    .refusal = All 8 town discs are in use: on { $hex } you can put only a town tile.
AS-SUP-03 = On a town you choose the kind of tile yourself, even if another has the same exits. It stays until somebody replaces it.
AS-SUP-04 = The bank never runs out of money.

### Move goods

AS-MOVE-01 = There are two rounds. In each, every player gets one go in player order; First Move goes first.
AS-MOVE-02 = On your go you move one cube, raise your engine by one, or do nothing.
AS-MOVE-03 = You may raise your engine in this way once per turn and never above six. The Locomotive action does not count.
    .refusal = { $why ->
        [twice] You have already raised your engine in this phase.
       *[most] Your engine is already { $most }, and that is the most.
    }
AS-MOVE-04 = You may move any cube that lies on a city, but none that lies on the goods display.
    .refusal = There is no { $colour } cube in { $city }.
AS-MOVE-05 = A cube travels over one or more complete links; it does not matter who owns them. It cannot use unfinished track.
    .refusal = No complete link leads from { $from } to { $to }.
AS-MOVE-06 = A cube travels over at most as many links as your engine has.
    .refusal = The trip uses { $links ->
        [one] one link
       *[other] { $links } links
    }, and your engine can do only { $engine }.
AS-MOVE-07 = A cube never comes to the same city or town twice.
    .refusal = The cube would come to { $stop } twice.
AS-MOVE-08 = The trip ends in the first city of the cube’s colour. A cube cannot pass such a city, and it cannot stop anywhere else.
    .refusal = { $why ->
        [past] The { $colour } cube must stop in { $stop }, the first { $colour } city that it reaches.
       *[short] { $stop } does not take { $colour } cubes.
    }
AS-MOVE-09 = A cube may leave a city of its own colour.
AS-MOVE-10 = Black cubes go to black New Cities only.
    .refusal = { $stop } is not a black New City.
AS-MOVE-11 = Each link on the way gives its owner 1 income at once. Unowned links give nothing. Where two links lead to the same place, you choose.
    .refusal = { $count ->
        [one] Only one link leads from { $from } to { $to }: do not name a side.
       *[other] { $count } links lead from { $from } to { $to }: choose one.
    }
AS-MOVE-12 = The delivered cube goes back into the bag.
AS-MOVE-13 = You can choose only cubes that can be delivered. You may always do nothing.

### Income and expenses

AS-INC-01 = Everybody receives $1 for each income.
AS-EXP-01 = Everybody pays $1 for each issued share and $1 for each level of their engine.
AS-EXP-02 = If you cannot pay everything, you pay what you have and lose 1 income for each missing dollar.
AS-EXP-03 = If your income would fall below 0, you are out of the game. With exactly 0 you play on.
AS-EXP-04 = Players pay one after another; no payment affects anyone else.
AS-ELIM-01 = When a company is out, its track stays on the map without an owner. Everybody may use its links, but they give no income and nobody can take them over.
AS-ELIM-02 = If you are out, you take no further part, and the others move up in the player order. Your action has no effect.
AS-ELIM-03 = If fewer than two companies are left after the expenses, the game ends at once and the last company wins.
AS-RED-01 = Everybody loses income: 2 from 11 on, 4 from 21, 6 from 31, 8 from 41 (official rules: 10 from 50).
AS-RED-02 = The reduction looks at your income after the expenses, and only once.
AS-RED-03 = Your income falls only if you cannot pay your expenses, or through the reduction. It has no upper limit.

### Goods growth

AS-GROW-01 = With Production you may first draw two cubes and put each into any empty box of the goods display.
    .refusal = { $why ->
        [none] The goods display has no box { $box }.
       *[full] Box { $box } of the goods display is not empty.
    }
AS-GROW-02 = You may decline before you draw. Cubes that you have drawn must be placed, and everybody sees them.
    .refusal = { $why ->
        [place] You have drawn: now put every cube into an empty box.
       *[draw] You have not drawn yet: draw first.
    }
AS-GROW-03 = You draw fewer cubes if fewer boxes are empty or fewer cubes are in the bag. In turn 1 the display is full, and Production does nothing.
AS-GROW-04 = Then dice are rolled for the white part of the display, and after that for the black part: one die for each player who started the game.
AS-GROW-05 = For each die the topmost cube of the column with that number goes to its city. The topmost cube of the letter column below goes to its New City, if that is on the map.
AS-GROW-06 = Cubes leave a column from the top; empty boxes are skipped, and nothing slides up.
AS-GROW-07 = A die for an empty column brings nothing. The letter column of a New City that is not on the map keeps its cubes.
AS-GROW-08 = A city holds any number of cubes. Only Production refills the display.

### The end

AS-END-01 = The game lasts 10, 8, 7 or 6 turns for 3, 4, 5 or 6 players, counted at the start.
AS-END-02 = After each turn the turn marker advances. After the last turn the points are counted.
    .refusal = The game is over.
AS-VP-01 = You score 3 points for each income and lose 3 for each issued share; your track adds to that. Money counts nothing.
AS-VP-02 = With the option “Links that score: All links”, the track of each of your complete links counts.
AS-VP-03 = With the option “Links that score: City to city”, a link counts only if your own links lead over it from one city to another, with nothing but towns in between.
AS-VP-04 = With the option “Track points: Sections”, each piece of track gives 1 point: on a town one for each exit in use, on a crossing one for each track.
AS-VP-05 = With the option “Track points: Tiles”, each field with track of yours that counts gives 1 point, however much of it lies there.
AS-VP-06 = Unfinished sections score nothing, and neither does track that was removed.
AS-VP-07 = The player with the most points wins. Players with the same points win together.
AS-VP-08 = Eliminated players rank last, the later eliminated ahead of the earlier. They score nothing.

## What happened

shares-issued = { $who } { $shares ->
    [0] issues no shares
    [one] issues one share for ${ $money }
   *[other] issues { $shares } shares for ${ $money }
}.
bid = { $who } bids ${ $amount }.
auction-passed = { $who } passes with the Turn Order Pass.
place-taken = { $who } takes place { $place } in the player order and pays { $price ->
    [0] nothing
   *[other] ${ $price }
}.
action-taken = { $who } takes { action-name }.
engine-raised = { $who } raises the engine to { $engine }.
locomotive-declined = { $who } does not raise the engine.
tile-placed = { $who } builds { tile-name } on { $hex } for ${ $price }.
tile-replaced = { $who } replaces the tile on { $hex } by { tile-name } for ${ $price }.
link-completed = The link from { $from } to { $to } is complete{ $owned ->
    [0] ; nobody owns it.
   *[1] { "" } and belongs to { $who }.
}
urbanized = { $who } turns { $town } into New City { $letter }.
build-turn-ended = { $who } ends the build turn.
section-lost = { $who } loses the unfinished section at { $hex }.
delivered = { $who } delivers a { $colour } cube over { $links ->
    [one] one link
   *[other] { $links } links
}: { $route }. { $paid ->
    [0] Nobody earns income.
   *[other] Income: { $gains }.
}
move-skipped = { $who } does nothing in this round of moving goods.
income-collected = { $who } collects { $money ->
    [0] no income.
   *[other] ${ $money } in income.
}
expenses-paid = { $who } pays ${ $money } in expenses{ $short ->
    [0] .
   *[other] { " " }and is ${ $short } short.
}
income-lost = { $who } loses { $points } income for the missing dollars (now { $income }).
eliminated = { $who } cannot pay and is out of the game.
income-reduced = { $who } loses { $points } income to the reduction (now { $income }).
goods-drawn = { $who } draws cubes from the bag: { $colours }.
goods-placed = { $who } puts a { $colour } cube into box { $box }.
production-declined = { $who } does not use Production.
growth-rolled = { $side ->
    [W] The white dice show
   *[B] The black dice show
} { $dice }.
goods-arrived = A { $colour } cube arrives in { $city }.
goods-added = A { $colour } cube comes to { $city }, as this map says.
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
choice-decline = Do not raise the engine
choice-urbanize = Place New City { $letter } on { $town }
choice-build = Build { tile-name } on { $hex } for ${ $price }
    .button = Build for ${ $price }
choice-replace = Replace the tile on { $hex } by { tile-name } for ${ $price }
    .button = Rebuild for ${ $price }
choice-done = End the build turn
choice-deliver = Deliver the { $colour } cube: { $route }
    .button = Deliver: { $links ->
        [one] one link
       *[other] { $links } links
    }, { $own } yours
choice-raise_engine = Raise the engine
choice-nothing = Do nothing
choice-produce = Draw two cubes
choice-place = Put the cube into { $what }

## Options

title = Age of Steam
sentence = Companies sell shares, bid for the order, lay track over rivers and mountains, and carry goods as far as their engines can.
length = 2–3 h
preset-seed = Tiles score
    .help = The default: as in the Dutch rules sheet, each tile scores and terrain is paid once. For the rules of the box choose Official.
preset-official = Official
    .help = As in the current printed rules: every section scores, terrain is paid every time.
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
option-rebuild_same_hex_same_turn = Whether you may build on the same field more than once per build turn.
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
map-chalk_coast = Chalk Coast
map-emberley = Emberley Basin
map-fenlight = Fenlight
map-gorse_moor = Gorse Moor
map-high_fold = High Fold
map-last_harvest = Last Harvest
map-mirror_lake = Mirror Lake
map-ochre_flats = Ochre Flats
map-reedmouth = Reedmouth
map-skerries = The Skerries
map-the_narrows = The Narrows
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
ask-deliver-next = Deliver the { $colour } cube: choose the way
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
verb-nothing = Do nothing
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
draw-owner_none = unowned
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
draw-livery_1 = Green
draw-livery_2 = Orange
draw-livery_3 = Blue
draw-livery_4 = Pink
draw-livery_5 = Brown
draw-livery_6 = Cream
draw-good_red = { colour-red }
draw-good_blue = { colour-blue }
draw-good_purple = { colour-purple }
draw-good_yellow = { colour-yellow }
draw-good_black = { colour-black }
draw-effect_first_move = moves goods before the others
draw-effect_first_build = builds before the others
draw-effect_engineer = builds one tile more
draw-effect_locomotive = engine stronger by one
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
panel-ways-ended = The same, as the last tiles of the turn
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
panel-links = Quick links: complete one of these, then keep building
panel-links-from = Quick links from { $node }
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
panel-both-rounds = Both rounds (the second only if still possible)
panel-both = { $first }, then { $second }
    .button = Deliver now, then { $second }
panel-raise-then = Raise the engine, then { $second }
    .button = Raise, then { $second }
panel-nothing-both = Do nothing in either round
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
panel-up-to-words = always the smallest bid that keeps you in
panel-bid-up-to = Bid ${ $value }, up to ${ $limit }
    .button = { panel-bid-up-to }
panel-up-to-kept = You bid up to ${ $limit } while this auction lasts.
panel-drop = Drop out: place { $place } for ${ $price }
    .button = Drop out: place { $place } for ${ $price }
panel-build-way = Build a way
panel-build = Build a way: point at two cities or towns
panel-no-way = { $why ->
    [tiles] No way from { $start } to { $end }: it needs { $needs } tiles, you have { $have }
    [money] No way from { $start } to { $end }: it costs ${ $needs }, you have ${ $have }
   *[none] No way from { $start } to { $end } can be built now
}
panel-ways-begun = What you can build of it now
panel-way-begun = From { $start } towards { $end }
    .button = { panel-way.button }
panel-no-links = { $why ->
    [money] No link can be completed: the cheapest costs ${ $needs }, you have ${ $have }
   *[tiles] { $tiles ->
        [one] No link can be completed with one tile
       *[other] No link can be completed with { $tiles } tiles
    }
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
panel-actions = Actions that are free
panel-engine = Your engine is { $engine }; each level costs $1 every turn
panel-take-raise = Locomotive: engine { $engine }
    .button = Take Locomotive, engine { $engine }
panel-take-decline = Locomotive: engine stays { $engine }
    .button = Take it, engine stays { $engine }
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
panel-percent = { $percent }%
panel-must-deliver = Deliver something: your expenses are ${ $owe }, and you have ${ $have }.
panel-tight = You would spend every dollar. Deliver at least once.
panel-bankrupt = You would be out of the game: ${ $money } short.
panel-short = Expenses ${ $owe }, cash ${ $have }: you lose { $points } income.
## Reasons for advice

reason-forecast = future deliveries, minus the money they need: { $points }
reason-distance = what may still change before the end: { $points }
reason-track = points for track: { $points }
reason-engine = a stronger engine for the next turns: { $points }
reason-network = what your network can carry later: { $points }
reason-income = income in the next turns: { $points }
reason-cash = money in hand: { $points }
reason-shares = shares and what they cost: { $points }
reason-rivals = what your rivals have: { $points }
reason-rivals-growth = what your rivals will earn: { $points }
reason-leader = the strongest rival: { $points }
reason-ruin = the danger of being out of the game: { $points }
reason-links = complete links for the next turns: { $points }
reason-shortage = money that will be missing this turn: { $points }

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
numbers-accounts-short = income lost because money was missing
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
numbers-paid = Income from whose deliveries
price = ${ $amount }
