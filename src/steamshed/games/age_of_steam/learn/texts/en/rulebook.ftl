# The rulebook: a message for each chapter and each section. See docs/teaching.md.

## What the game is

what-the-game-is = What the game is
    .lead = Build railways that earn you income, and have the most points after the last turn. Three to six railway companies lay track between the cities of the American Mid-West; the company with the best income, minus its shares and plus a little for track, wins.
what-the-game-is-the-table = The table, part by part
    .says = Two pictures show what lies on the table in the middle of a game.
    .picture-the-map = The map, around St. Louis and Cincinnati.
    .picture-the-displays = The displays beside the map.
    .part-1 = A city. Its colour says which cubes it takes.
    .part-2 = A town: a stop without a colour.
    .part-3 = A link, with the disc of its owner.
    .part-4 = A goods cube that waits to be carried.
    .part-5 = The goods display: cubes still to come, a column for each city.
    .part-6 = The income track: a marker for each company. Below it shares and engine.
    .part-7 = The turn, and the player order.
    .part-8 = The seven actions, one for each company and turn.
    .part-9 = A company: cash, income, shares, engine.

what-the-game-is-your-company-in-four-figures = Your company in four figures
    .says = Cash pays for bids, track and bills. Each income brings $1 a turn and 3 points at the end; each share costs as much. The engine, from 1 to 6, says over how many links you can carry a cube.

what-the-game-is-cities-towns-links = Cities, towns, links
    .says = A city has a colour and takes track on all six sides. A town is a stop without a colour; it joins the track on its own field. A finished line between two different cities or towns is a link.

what-the-game-is-nothing-is-hidden = Nothing is hidden
    .says = Money, goods to come and the number of cubes of each colour in the bag are open. Only dice and draws are unknown. There are no deals, loans or gifts.

## Setting up

setting-up = Setting up
    .lead = Setup is automatic: cubes in the cities, cubes on the display, $10 for each company. This chapter tells you what you are looking at.

setting-up-players-and-options = Players and options
    .says = Three to six can play. The set of rules is chosen before the start and shown to all.

setting-up-goods = Goods
    .says = Of the 96 cubes 52 fill the display, 3 each go to Pittsburgh and Wheeling and 2 to every other city; 18 stay in the bag. Towns get none.

setting-up-companies = Companies
    .says = Each company begins with engine 1, income 0, 2 shares and $10. The two shares are already paid out: they are the $10.

setting-up-first-order = First order
    .says = Everybody rolls three dice, and the highest total is first. Those with equal totals roll again for their places.

setting-up-supply = Supply
    .says = 136 tiles, 8 town discs and 8 New Cities are in the box. The first turn begins with shares, and nobody has a pass yet.

## The turn

the-turn = The turn
    .lead = A turn has ten phases; you decide in six of them, and the rest is automatic. Every turn is played to its end, the last one too.
the-turn-a-turn-in-pictures = A turn in five pictures
    .says = Green plays a whole turn: money, order and action, track, goods, and new goods.
    .picture-turn-shares = 1. Green issues two shares: $10 now.
    .picture-turn-actions = 2. Green is last in the order and takes Locomotive; the engine rises to 3.
    .picture-turn-track = 3. Three tiles for $7 join Evansville and Cincinnati through the town of Indianapolis.
    .picture-turn-goods = 4. A red cube goes over three links of Green: income 2 becomes 5. Then income is paid, the bill, and the reduction.
    .picture-turn-growth = 5. Dice bring cubes from the goods display to the cities.

the-turn-the-ten-phases = The ten phases
    .says = The phases of a turn, always in this order: shares, player order, actions, building track, moving goods, income, expenses, reduction, new goods, and the turn marker moves on. You decide in the first five and, if you hold Production, at the new goods.

the-turn-in-whose-order = In whose order
    .says = Shares and the start of the auction follow the order of the turn before. Actions, building and moving follow the order that was just auctioned.

the-turn-to-the-end = The last turn
    .says = The last turn has all ten phases, too, with expenses and reduction.

## Shares

shares = Shares
    .lead = Once a turn you may issue shares for $5 each. Each costs $1 at the end of every turn and 3 points at the end of the game, and it never comes back.
    .worked = Three companies at the start issue 2, 1 and 0 shares.
    .row-0 = shares · cash
    .row-1 = Green · 2 + 2 = 4 · $10 + $10 = $20
    .row-2 = Orange · 2 + 1 = 3 · $10 + $5 = $15
    .row-3 = Blue · 2 + 0 = 2 · $10

shares-issuing = Issuing
    .says = In player order each company says once how many shares it issues: any whole number, 0 as well.

shares-the-limit = The limit
    .says = A company never has more than 15 shares in all, the first two included.

shares-never-otherwise = Only in this phase
    .says = Shares are issued in no other phase, and they are never bought back.

shares-how-many = How many
    .says = Each share brings $4 in the turn in which it is issued: $5, less $1 on the bill. Add up bid, track and bill, take off cash and the income you are sure of, divide by 4, round up.

## Player order

player-order = Player order
    .lead = You bid for your place in the order of this turn. The first two places pay their bids, the first to drop out pays nothing and is last, and those between pay half.
    .worked = Five companies in the order Green, Orange, Blue, Pink, Brown. Brown has the pass.
    .row-0 = does · place · pays
    .row-1 = Green · bids $2
    .row-2 = Orange · drops out · 5 · $0
    .row-3 = Blue · bids $3
    .row-4 = Pink · drops out · 4 · half of $0
    .row-5 = Brown · passes
    .row-6 = Green · drops out · 3 · half of $2: $1
    .row-7 = Brown · drops out · 2 · all of nothing: $0
    .row-8 = Blue · is left · 1 · $3

player-order-bidding = Bidding
    .says = In the old order, round and round: bid more than the highest bid, at least $1 and no more than you have, or drop out. Your new bid replaces your old one. The highest bidder is not asked.

player-order-dropping-out = Dropping out
    .says = If you drop out, you take the lowest place still free. If you can neither bid nor pass, you drop out automatically.

player-order-who-pays-what = Who pays what
    .says = Places 1 and 2 pay their whole bid, the last place pays nothing, all others pay half, rounded up. Each pays on taking the place; the one who is left takes place 1.

player-order-with-three-with-two = With three, with two
    .says = With three companies nobody pays half. With two the first to drop out pays nothing.

player-order-the-pass = The Turn Order Pass
    .says = If you held Turn Order Pass last turn, you may pass once and stay in; an earlier bid stands. The pass is not offered when only two are left and the other one leads.

## The seven actions

the-seven-actions = The seven actions
    .lead = In the new order each company takes one of seven actions, for this turn only. You must take one; using it is up to you.

the-seven-actions-choosing = Choosing
    .says = Each company takes one, and no two have the same. The actions of the turn before are handed back first.

the-seven-actions-first-move-first-build = First Move, First Build
    .says = First Move is first in both rounds of moving. First Build is first to build.

the-seven-actions-engineer = Engineer
    .says = You may build four tiles instead of three.

the-seven-actions-locomotive = Locomotive
    .says = Your engine rises by 1 at once, to 6 at most. You may decline, since each level costs $1 a turn.

the-seven-actions-urbanization = Urbanization
    .says = You may found a New City, as chapter 10 tells.

the-seven-actions-production = Production
    .says = You may add two cubes to the display, as chapter 13 tells.

the-seven-actions-turn-order-pass = Turn Order Pass
    .says = You have a pass in the auction of the next turn, as chapter 5 tells.

## Building track

building-track = Building track
    .lead = In your build turn you lay up to three tiles, one after the other, and pay for each at once. As Engineer you lay four, and you may stop whenever you like.
    .worked = Green has $12, joins Evansville to Cincinnati and starts towards Lexington.
    .row-0 = tile · price · cash
    .row-1 = K10, straight, plain. Begins at Evansville. · $2 · $12 to $10
    .row-2 = L9, straight, plain. Reaches Cincinnati: a link. · $2 · $10 to $8
    .row-3 = N9, gentle curve over the Ohio. Unfinished. · $3 · $8 to $5

building-track-who-how-many-when-it-ends = Who, how many, when it ends
    .says = You build in player order, but First Build before all. Placing and replacing both count as one tile. The turn ends by itself with the last tile.

building-track-what-a-tile-costs = What a tile costs
    .says = A tile costs $2 on plains, $3 on a river, $4 in the mountains; on a town $1 and $1 more for each side used. By the default rules a company pays the extra for a river or a mountain range only once, with its first tile there; by the official ones it pays for every tile.

building-track-where-track-may-lie = Where track may lie
    .says = Track lies on plains, rivers, mountains and towns, never on cities, on lakes or outside the map.

building-track-where-track-may-begin = Where track may begin
    .says = New track begins at a city or at your own track. It may also begin at unowned track that comes from a city, or from a town where you have track. So your first tile touches a city.
    .picture-begin-allowed = The tile touches the city of Evansville.
    .picture-begin-refused = The tile touches neither a city nor track of yours.

building-track-what-it-may-meet = What it may meet
    .says = Track must not lead into a lake, over the edge of the map or to the track of another company. It may face a blank side of a tile; it is blocked there.
    .picture-meet-allowed = Your track passes Orange’s open end without touching it.
    .picture-meet-refused = Your curve would run into Orange’s track.

building-track-which-tiles = Which tiles
    .says = On an ordinary empty field you lay a simple tile; by the official rules also one with two tracks, for $3 to $6. On a town you lay a town tile, or another tile with a disc on it.

building-track-no-circles = No circles
    .says = A line must not return to the city or town it started from, nor close on itself.

building-track-one-field-once = Building twice on one field
    .says = You must not build on a field twice in one build turn, unless the option allows it.

building-track-what-is-left-in-the-box = When tiles run out
    .says = Tiles and discs are limited, money is not. Tiles taken up can be used again. On a town you choose the type yourself.

building-track-whose-it-is = The owner of new track
    .says = All track of a new tile is yours. A New City has to come before your first tile. An unfinished line that you did not extend is lost at the end of the build turn.

building-track-for-the-exact-reader = The order of the checks
    .says = 1. Before the build it is checked what the track would meet, where it begins, and what a replaced tile keeps. 2. After it: no circle, the tile and the disc are in the supply, you have discs for your lines. 3. You pay, and the tiles are exchanged: kept and turned track keeps its owner, new track is yours. 4. Unowned lines that you joined and links that are now complete become yours.

## Replacing tiles

replacing-tiles = Replacing tiles
    .lead = A tile may be replaced by one that keeps the track on it and adds more. Only an open end may be turned, and no track ever disappears.
    .worked = Orange owns the straight line Evansville to Cincinnati, Blue the line through Indianapolis. Green wants to reach Indianapolis, too: under Orange’s line.
    .row-0 = tile · price · what happens
    .row-1 = M10, acute curve on the Ohio · $3 · begins at Cincinnati
    .row-2 = L9, two straights · $3 · crosses Orange’s link, which stays
    .row-3 = K9, two straights with the disc · $3 · two more sides of the town are Green’s

replacing-tiles-adding = Adding track
    .says = Every old piece of track stays as it is, with its owner, or is an open end that turns. Something must be added or turned: the same tile again is no move.
    .picture-cross-allowed = The new tile keeps Orange’s straight line and adds yours.
    .picture-cross-refused = Under this tile Orange’s track would disappear.

replacing-tiles-your-new-piece = Your new piece
    .says = It obeys the rules of new track: it begins at a city, at your own track or at unowned track that you may take up. It must not join another company’s track.

replacing-tiles-turning-an-open-end = Turning an open end
    .says = You may turn an open end that is yours, or an unowned one within your reach. Its fixed end stays. The side that the track leaves must stay free.
    .picture-turn-allowed = The open end turns to the north-east; the end at Cincinnati stays.
    .picture-turn-refused = Here the fixed end at Cincinnati would turn.

replacing-tiles-never-turned = Never turned
    .says = Links are never turned, not even your own, nor track on towns, nor the track of other companies.

replacing-tiles-towns = Towns
    .says = The new tile has all the old sides and at least one more, four at most. One new side begins as new track does, unless you have track in the town already.

replacing-tiles-tiles-go-back-first = Tiles go back first
    .says = The old tile and its disc are back in the box before the new one is looked for. So the same tile can be laid again, turned.

replacing-tiles-prices = Prices
    .says = It costs $3 to make a crossing of a simple tile and $3 for any tile on a town. Two tracks side by side cost $3 (official $2), all else $2. There is never an extra for river or mountain.

## Who owns track

who-owns-track = Who owns track
    .lead = What you build is yours. A finished link stays yours for ever; an unfinished line must grow in each of your build turns, or it belongs to nobody.
    .worked = Green has a link Evansville to Cincinnati and an open end on N9, and builds nothing. At the end of the build turn the link keeps its disc and the open end loses it.

who-owns-track-one-disc-for-each-line = One disc for each line
    .says = If you build a line, you own it and mark it with one disc. A link stays with its owner for ever.

who-owns-track-losing-an-unfinished-line = Losing an unfinished line
    .says = At the end of your own build turn you lose every unfinished line that got no new track in it. Each open side of a town is judged alone. Turning is not growing.

who-owns-track-turning-that-completes = Turning that completes
    .says = If the turned end completes a link, the link is yours.

who-owns-track-taking-up-what-nobody-owns = Taking over unowned lines
    .says = Add track to an unfinished line without an owner, and it is yours at once.

who-owns-track-until-your-next-build-turn = Until your next build turn
    .says = Nobody else may extend or meet your unfinished line.

who-owns-track-twenty-discs = Twenty discs
    .says = You have discs for no more than 20 lines, finished or not. A build that needs more is not allowed.

## New Cities

new-cities = New Cities
    .lead = With Urbanization you turn a town into a city of the colour you choose, free of charge, before your first tile. Black New Cities are the only homes of black cubes.
    .worked = Green’s line from St. Louis points at Terre Haute. Green founds the black city C there: the line is a link, and the price is $0. One tile on J9 for $2 joins Evansville as well.

new-cities-founding = Founding
    .says = You put a New City on any town, with or without track, anywhere on the map; not on a city, not on a New City. It costs nothing and is no tile of your three.

new-cities-when = When
    .says = You found it before your first tile, or not at all this turn.

new-cities-what-happens-to-track-there = What happens to track there
    .says = Tile and disc go back to the box. Lines that ended in the town end in the city; a line that lay only on that tile is gone.

new-cities-lines-that-pointed-at-it = Lines that pointed at it
    .says = They are joined to the city and become links; it does not matter who owns them. Unowned lines that are completed like this become yours, as long as you have discs left.

new-cities-a-line-that-meets-the-city-twice = A line that meets the city twice
    .says = A line with both ends at the new city is dead: it belongs to nobody, carries nothing and scores nothing.

new-cities-its-goods = Its goods
    .says = It has none at first. Later they come from the column with its letter.

new-cities-all-eight-on-the-map = All eight on the map
    .says = When all eight are on the map, the action may still be taken, to no effect.

## Moving goods

moving-goods = Moving goods
    .lead = There are two rounds, and in each you carry one cube, or raise your engine, or do nothing. A cube goes over at most as many links as your engine has, to the first city of its colour.
    .worked = Green, engine 3, takes the red cube from Cincinnati through Indianapolis and Evansville to St. Louis. Two links are Green’s, the last one is Blue’s: Green’s income rises by 2, Blue’s by 1.

moving-goods-two-rounds = Two rounds
    .says = In each round everybody has one go, in player order, but First Move before all. On your go you do one thing.

moving-goods-raising-the-engine = Raising the engine
    .says = You may raise the engine once a turn in this phase, up to 6. The Locomotive action comes on top.

moving-goods-which-cubes = Which cubes
    .says = You may take any cube in any city that has a way to its goal, but none from the display. The colour of the city it leaves does not matter.

moving-goods-which-way = Which way
    .says = The way leads over finished links of anybody, no more than your engine has, and comes to no place twice. You need not own any of them.

moving-goods-where-it-ends = Where it ends
    .says = It ends in the first city of its colour, never in a town or in another city. Black cubes go to black New Cities only.

moving-goods-who-earns = Who earns
    .says = Each link gives its owner 1 income at once; a link without an owner gives nothing. Between two links to the same place you choose.

moving-goods-the-cube = The cube
    .says = The delivered cube goes back into the bag.

## Money and ruin

money-and-ruin = Money and ruin
    .lead = After moving, every company collects $1 for each income, then pays $1 for each share and each engine level. If you cannot pay, you lose income, and a company whose income would fall below 0 is out.
    .worked = Two companies have no cash, 5 shares and engine 1: a bill of $6.
    .row-0 = income · collects · pays · short · income then
    .row-1 = Orange · 2 · $2 · $2 · $4 · −2: out
    .row-2 = Green · 4 · $4 · $4 · $2 · 2: plays on

money-and-ruin-collecting = Collecting
    .says = You receive $1 for each income. The income itself stays.

money-and-ruin-the-bill = The bill
    .says = You pay $1 for each share and $1 for each engine level. Players pay in player order; no payment affects anyone else.

money-and-ruin-being-short = Being short
    .says = If you are short, you pay all your cash, then lose 1 income for each missing dollar.

money-and-ruin-ruin = Ruin
    .says = If your income would fall below 0, your company is out. With exactly 0 it survives.

money-and-ruin-what-is-left-of-a-ruined-company = What happens to its track
    .says = Its links stay for ever and carry goods for all, paying nobody; its unfinished lines can be taken up. Its action has no effect, and the order closes up.

money-and-ruin-one-left = One left
    .says = If fewer than two companies remain, the game ends at once.

money-and-ruin-reduction = Reduction
    .says = Then income falls: from 11 by 2, from 21 by 4, from 31 by 6, from 41 by 8 (official: from 50 by 10). Once, by the income of that moment. Income falls in no other way.

## New goods

new-goods = New goods
    .lead = At the end of a turn dice decide which cubes of the display come to the cities. First the holder of Production may add two cubes to the display.
    .worked = White dice 3, 3, 4. The New City B is on the map, A is not. The 3 brings two cubes to Kansas City and nothing for A; the 4 brings one to Des Moines and one to the New City B.

new-goods-production = Production
    .says = You draw two cubes and put each into an empty box of your choice. You may decline before drawing; then both must be placed. You draw fewer if boxes or cubes are short; in the first turn the display is full.

new-goods-the-dice = The dice
    .says = As many dice are rolled as players started the game: first for the west, then as many for the east.

new-goods-what-a-die-brings = What a die brings
    .says = A die brings the topmost cube of its column to the city of that number. If the New City of the letter below is on the map, the topmost cube of that letter goes there, too.

new-goods-from-top-to-bottom = From top to bottom
    .says = A column is emptied from top to bottom, and cubes do not slide up. An empty column brings nothing.

new-goods-no-limit-no-refill = No limit, no refill
    .says = A city may hold any number of cubes. Only Production refills the display.

## The end and the points

the-end-and-the-points = The end and the points
    .lead = With 3, 4, 5 or 6 players the game has 10, 8, 7 or 6 turns. Then 3 points for each income, points for track, and 3 off for each share; cash counts nothing.
    .worked = The line Evansville, Indianapolis, Cincinnati: J9, K9 (town), L8. Income 2, 2 shares. Default: 3 fields. Official: four pieces, since the town has two sides.
    .row-0 = income · track · shares · points
    .row-1 = default · 6 · 3 · −6 · 3
    .row-2 = official · 6 · 4 · −6 · 4

the-end-and-the-points-when-it-ends = When it ends
    .says = The number of turns follows those who started, not those who are left.

the-end-and-the-points-points = Points
    .says = Points = 3 × income + track − 3 × shares. They may be negative.

the-end-and-the-points-track-default-rules = Track, default rules
    .says = You get 1 point for each field on your own links that lead from one city to a different one, with nothing but towns between. A field counts once.

the-end-and-the-points-track-official = Track, official
    .says = You get 1 point for each piece of track on any of your links. A town counts for each side in use.

the-end-and-the-points-what-does-not-count = What does not count
    .says = Unfinished lines count nothing, nor do town tiles that were taken up.

the-end-and-the-points-ranking = Ranking
    .says = Most points win, and a tie is a shared victory. Ruined companies come last, the later ruined ahead of the earlier.

## Often got wrong

often-got-wrong = Common mistakes
    .lead = Things that even experienced players get wrong.

often-got-wrong-the-carrier-earns = The carrier earns.
    .says = No: each link pays its owner, not the player who delivers.

often-got-wrong-a-cube-may-ride-on-to-a-farther-city-o = A cube may ride on to a farther city of its colour.
    .says = No: it stops at the first one.

often-got-wrong-raising-the-engine-is-free = Raising the engine is free.
    .says = It takes one of your two goes, and $1 in this and every later turn.

often-got-wrong-cash-is-points = Cash is points.
    .says = It is not. Income is.

often-got-wrong-turning-an-open-end-keeps-it = Turning an open end keeps it.
    .says = Only new track keeps it, or a turn that completes a link.

often-got-wrong-a-new-city-can-be-founded-after-the-fi = A New City can be founded after the first tile.
    .says = Only before it.

often-got-wrong-the-winner-of-the-auction-alone-pays = The winner of the auction alone pays.
    .says = The second pays in full, too; those between pay half; only the first to drop pays nothing.

often-got-wrong-more-income-is-always-better = More income is always better.
    .says = A delivery that lifts you from exactly 10 to 11 ends the turn at 9. The same at 20, 30 and 40.

often-got-wrong-a-new-city-helps-only-its-founder = A New City helps only its founder.
    .says = It completes everybody’s lines that point at it.

often-got-wrong-in-the-last-turn-nothing-is-reduced-or = In the last turn nothing is reduced or paid.
    .says = All ten phases are played, and if you cannot pay, you are out even then.

## The two sets of rules

two-sets = Default and official rules
    .lead = Where the default rules and the official ones differ.

two-sets-river-and-mountain-extra = River and mountain extra
    .says = Default: it is paid once for each river and range. Official: it is paid for every tile.

two-sets-two-tracks-on-an-empty-field = Two tracks on an empty field
    .says = Default: this is not allowed. Official: it is, for $3 to $6.

two-sets-replacing-by-two-tracks-side-by-side = Replacing by two tracks side by side
    .says = Default: it costs $3. Official: it costs $2.

two-sets-reduction-from-income-50 = Reduction from income 50
    .says = Default: it is 8. Official: it is 10.

two-sets-track-that-scores = Track that scores
    .says = Default: fields on own lines between cities score. Official: pieces on all own links score.

two-sets-where-the-rules-come-from = Where these rules come from
    .says = The default rules follow the Dutch rules sheet of the game, the official ones the printed rulebook. The map, the number of tiles, the colours of the cities and the letters of the New Cities are not in that sheet: they follow the printed game as published descriptions show it. Nothing was copied from the board.
