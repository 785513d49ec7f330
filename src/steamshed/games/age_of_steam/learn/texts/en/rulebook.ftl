# The rulebook: a message for each chapter and each section. See docs/teaching.md.

## What the game is

what-the-game-is = What the game is
    .lead = Three to six railway companies build lines between the cities of the American Mid-West and carry goods over them. Each delivery raises the income of whoever owns the track, and the best income, after shares and with a little for track, wins.

what-the-game-is-your-company-in-four-figures = Your company in four figures
    .says = Cash, income, shares, engine: what each is for.

what-the-game-is-cities-towns-links = Cities, towns, links
    .says = A city has a colour and takes track on all six sides; a town is a stop without a colour; a line between two of them is a link.

what-the-game-is-nothing-is-hidden = Nothing is hidden
    .says = Money, goods to come and the number of cubes of each colour in the bag are open. Only dice and draws are unknown. No deals, loans or gifts.

## Setting up

setting-up = Setting up
    .lead = The table is set by itself: cubes in the cities, cubes on the display, $10 for each company. This page tells you what you are looking at.

setting-up-players-and-options = Players and options
    .says = Three to six. The set of rules is chosen before the start and shown to all.

setting-up-goods = Goods
    .says = 52 cubes fill the display, 2 go to each city, 3 to Pittsburgh and Wheeling; 18 stay in the bag. Towns get none.

setting-up-companies = Companies
    .says = Engine 1, income 0, 2 shares, $10: the two shares are already paid out.

setting-up-first-order = First order
    .says = Three dice each, the highest total is first; equal totals roll again.

setting-up-supply = Supply
    .says = 136 tiles, 8 town discs, 8 New Cities. The first turn begins with shares, and nobody has a pass yet.

## The turn

the-turn = The turn
    .lead = A turn has ten phases; you decide in six of them, and the table does the rest. Every turn is played to its end, the last one too.

the-turn-the-ten-phases = The ten phases
    .says = A line of ten stations: shares, order, actions, build, move, income, expenses, reduction, goods, marker.

the-turn-in-whose-order = In whose order
    .says = Shares and the start of the auction use the old order; actions, building and moving use the new one.

the-turn-to-the-end = To the end
    .says = Also the last turn has all phases, with expenses and reduction.

## Shares

shares = Shares
    .lead = Once a turn you may issue shares for $5 each. Each costs $1 at the end of every turn and 3 points at the end of the game, and it never comes back.
    .worked = Three companies at the start issue 2, 1 and 0 shares.
    .row-0 = shares · cash
    .row-1 = Pine · 2 + 2 = 4 · $10 + $10 = $20
    .row-2 = Orange · 2 + 1 = 3 · $10 + $5 = $15
    .row-3 = Sky · 2 + 0 = 2 · $10

shares-issuing = Issuing
    .says = In player order, once each, any whole number, 0 as well.

shares-the-limit = The limit
    .says = 15 in all.

shares-never-otherwise = Never otherwise
    .says = Not in another phase, and no buying back.

shares-how-many = How many
    .says = Each share brings $4 in the turn in which it is issued: $5, less $1 on the bill. Add up bid, track and bill, take off cash and the income you are sure of, divide by 4, round up.

## Player order

player-order = Player order
    .lead = You bid for your place in the order of this turn. The first two places pay their bids, the first to drop out pays nothing and is last, and those between pay half.
    .worked = Five companies in the order Pine, Orange, Sky, Rose, Umber. Umber has the pass.
    .row-0 = does · place · pays
    .row-1 = Pine · bids $2
    .row-2 = Orange · drops out · 5 · $0
    .row-3 = Sky · bids $3
    .row-4 = Rose · drops out · 4 · half of $0
    .row-5 = Umber · passes
    .row-6 = Pine · drops out · 3 · half of $2: $1
    .row-7 = Umber · drops out · 2 · all of nothing: $0
    .row-8 = Sky · is left · 1 · $3

player-order-bidding = Bidding
    .says = In the old order, round and round: bid more than the highest bid, at least $1 and no more than you have, or drop out. Your new bid replaces your old one. The highest bidder is not asked.

player-order-dropping-out = Dropping out
    .says = You take the lowest free place. Who can neither bid nor pass drops out automatically.

player-order-who-pays-what = Who pays what
    .says = Places 1 and 2 all, the last place nothing, the others half, rounded up; each on taking a place.

player-order-with-three-with-two = With three, with two
    .says = With three companies nobody pays half. With two the first to drop pays nothing.

player-order-the-pass = The pass
    .says = Who held Turn Order Pass in the turn before may pass once and stay in. It is not offered when only two are left and the other one leads.

## The seven actions

the-seven-actions = The seven actions
    .lead = In the new order each company takes one of seven actions, for this turn only. You must take one; using it is up to you.

the-seven-actions-choosing = Choosing
    .says = One each, nobody has the same; last turn's go back first.

the-seven-actions-first-move-first-build = First Move, First Build
    .says = First in both rounds of moving; first to build.

the-seven-actions-engineer = Engineer
    .says = Four tiles instead of three.

the-seven-actions-locomotive = Locomotive
    .says = The engine rises by 1 at once, to 6 at most; you may decline, since it costs $1 a turn.

the-seven-actions-urbanization = Urbanization
    .says = A New City: chapter 10.

the-seven-actions-production = Production
    .says = Two cubes for the display: chapter 13.

the-seven-actions-turn-order-pass = Turn Order Pass
    .says = A pass in the next auction: chapter 5.

## Building track

building-track = Building track
    .lead = In your build turn you lay up to three tiles, one after the other, and pay for each at once. As Engineer you lay four, and you may stop whenever you like.
    .worked = Pine has $12, joins Evansville to Cincinnati and starts towards Lexington.
    .row-0 = tile · price · cash
    .row-1 = K10, straight, plain. Begins at Evansville. · $2 · $12 to $10
    .row-2 = L9, straight, plain. Reaches Cincinnati: a link. · $2 · $10 to $8
    .row-3 = N9, gentle curve over the Ohio. Unfinished. · $3 · $8 to $5

building-track-who-how-many-when-it-ends = Who, how many, when it ends
    .says = In player order, First Build before all. Placing and replacing both count. The turn ends by itself with the last tile.

building-track-what-a-tile-costs = What a tile costs
    .says = Plain $2, river $3, mountain $4. On a town $1 and $1 for each side used. The extra for a river or a mountain range is paid once for each by each company; official: for every tile.

building-track-where-track-may-lie = Where track may lie
    .says = On plains, rivers, mountains and towns; not on cities, lakes or outside the map.

building-track-where-track-may-begin = Where track may begin
    .says = At a city, at your own track, or at track without an owner that comes from a city or from a town where you have track. So your first tile touches a city.

building-track-what-it-may-meet = What it may meet
    .says = Not a lake, not the edge, not another company's track. A blank side of a tile may be faced; the track is blocked there.

building-track-which-tiles = Which tiles
    .says = Simple tiles on ordinary fields; official: also two tracks at once, at $3 to $6. On a town a town tile, or another tile with a disc.

building-track-no-circles = No circles
    .says = A line must not return to the place it started from.

building-track-one-field-once = One field, once
    .says = No field twice in one build turn, unless the option allows it.

building-track-what-is-left-in-the-box = What is left in the box
    .says = Tiles and discs are limited, money is not. Tiles taken up can be used again. On a town you choose the type yourself.

building-track-whose-it-is = Whose it is
    .says = All track of a new tile is yours; a New City comes before your first tile; what is not extended is lost at the end.

building-track-for-the-exact-reader = For the exact reader
    .says = The order in which one build is tested, paid and carried out.

## Replacing tiles

replacing-tiles = Replacing tiles
    .lead = A tile may be replaced by one that keeps the track on it and adds more. Only an open end may be turned, and no track ever disappears.
    .worked = Orange owns the straight line Evansville to Cincinnati, Sky the line through Indianapolis. Pine wants to reach Indianapolis, too: under Orange's line.
    .row-0 = tile · price · what happens
    .row-1 = M10, acute curve on the Ohio · $3 · begins at Cincinnati
    .row-2 = L9, two straights · $3 · crosses Orange, whose link stays
    .row-3 = K9, two straights with the disc · $3 · two more sides of the town are Pine's

replacing-tiles-adding = Adding
    .says = Every old piece stays as it is or is an open end that turns; something must be added or turned. The same tile again is no move.

replacing-tiles-your-new-piece = Your new piece
    .says = It obeys the rules of new track: begins at a city or at your own track, meets nobody else's.

replacing-tiles-turning-an-open-end = Turning an open end
    .says = Yours, or without an owner and within your reach. The fixed end stays. The side you leave stays free.

replacing-tiles-never-turned = Never turned
    .says = Links, track on towns, other companies' track.

replacing-tiles-towns = Towns
    .says = All old sides and at least one more, four at most.

replacing-tiles-tiles-go-back-first = Tiles go back first
    .says = The old tile is in the box before the new one is looked for.

replacing-tiles-prices = Prices
    .says = Crossing $3, on a town $3, two tracks side by side $3 (official $2), all else $2. Never a surcharge for river or mountain.

## Who owns track

who-owns-track = Who owns track
    .lead = What you build is yours. A finished link stays yours for ever; an unfinished line must grow in each of your build turns, or it belongs to nobody.
    .worked = Pine has a link Evansville to Cincinnati and an open end on N9, and builds nothing. At the end of the build turn the link keeps its disc and the open end loses it.

who-owns-track-one-disc-for-each-line = One disc for each line
    .says = The builder owns it.

who-owns-track-losing-an-unfinished-line = Losing an unfinished line
    .says = At the end of your own build turn, if it got no new track in it. Each open side of a town is judged alone. Turning is not growing.

who-owns-track-turning-that-completes = Turning that completes
    .says = If the turned end completes a link, the link is yours.

who-owns-track-taking-up-what-nobody-owns = Taking up what nobody owns
    .says = Add track to it, and it is yours at once.

who-owns-track-until-your-next-build-turn = Until your next build turn
    .says = Nobody else may extend or meet your unfinished line.

who-owns-track-twenty-discs = Twenty discs
    .says = No more than 20 lines, finished or not.

## New Cities

new-cities = New Cities
    .lead = With Urbanization you turn a town into a city of the colour you choose, free of charge, before your first tile. Black New Cities are the only homes of black cubes.
    .worked = Pine's line from St. Louis points at Terre Haute. Pine founds the black city C there: the line is a link, and the price is $0. One tile on J9 for $2 joins Evansville as well.

new-cities-founding = Founding
    .says = Any town with or without track, anywhere; not a city, not a New City. It costs nothing and is no tile of your three.

new-cities-when = When
    .says = Before your first tile, or not at all this turn.

new-cities-what-happens-to-track-there = What happens to track there
    .says = Tile and disc go back to the box. Lines that ended in the town end in the city; a line that lay only on that tile is gone.

new-cities-lines-that-pointed-at-it = Lines that pointed at it
    .says = They are joined to the city and become links, whoever owns them. What nobody owned becomes the founder's, as long as discs are left.

new-cities-a-line-that-meets-the-city-twice = A line that meets the city twice
    .says = Is dead.

new-cities-its-goods = Its goods
    .says = None at first; then from the column with its letter.

new-cities-all-eight-on-the-map = All eight on the map
    .says = The action may still be taken, to no effect.

## Moving goods

moving-goods = Moving goods
    .lead = There are two rounds, and in each you carry one cube, or raise your engine, or do nothing. A cube goes over at most as many links as your engine has, to the first city of its colour.
    .worked = Pine, engine 3, takes the red cube from Cincinnati through Indianapolis and Evansville to St. Louis. Two links are Pine's, the last one is Sky's: Pine's income rises by 2, Sky's by 1.

moving-goods-two-rounds = Two rounds
    .says = In player order, First Move before all. One thing each time.

moving-goods-raising-the-engine = Raising the engine
    .says = Once a turn in this phase, up to 6; Locomotive comes on top.

moving-goods-which-cubes = Which cubes
    .says = Any cube in any city that has a way; not those on the display. The colour of the city it leaves does not matter.

moving-goods-which-way = Which way
    .says = Over finished links of anybody, no more than your engine, no place twice. You need not own any of them.

moving-goods-where-it-ends = Where it ends
    .says = In the first city of its colour, never in a town or another city. Black cubes in black New Cities only.

moving-goods-who-earns = Who earns
    .says = Each link gives its owner 1 income at once; a link without an owner gives nothing. Between two links to the same place you choose.

moving-goods-the-cube = The cube
    .says = Goes back into the bag.

## Money and ruin

money-and-ruin = Money and ruin
    .lead = After moving, every company collects $1 for each income, then pays $1 for each share and each engine step. Who cannot pay loses income, and a company whose income would fall below 0 is out.
    .worked = Two companies have no cash, 5 shares and engine 1: a bill of $6.
    .row-0 = income · collects · pays · short · income then
    .row-1 = Orange · 2 · $2 · $2 · $4 · -2: out
    .row-2 = Pine · 4 · $4 · $4 · $2 · 2: plays on

money-and-ruin-collecting = Collecting
    .says = $1 for each income; the income stays.

money-and-ruin-the-bill = The bill
    .says = Shares + engine. In player order, but nobody's bill changes another's.

money-and-ruin-being-short = Being short
    .says = All cash, then 1 income for each missing dollar.

money-and-ruin-ruin = Ruin
    .says = Below 0 you are out; exactly 0 survives.

money-and-ruin-what-is-left-of-a-ruined-company = What is left of a ruined company
    .says = Its links stay and carry goods for all, paying nobody; its unfinished lines can be taken up. Its action is void, the order closes up.

money-and-ruin-one-left = One left
    .says = If fewer than two companies remain, the game ends at once.

money-and-ruin-reduction = Reduction
    .says = Then income falls: from 11 by 2, from 21 by 4, from 31 by 6, from 41 by 8 (official: from 50 by 10). Once, by the income of that moment. Income falls in no other way.

## New goods

new-goods = New goods
    .lead = At the end of a turn dice decide which cubes of the display come to the cities. First the holder of Production may add two cubes to the display.
    .worked = White dice 3, 3, 4. The New City B is on the map, A is not. The 3 brings two cubes to Kansas City and nothing for A; the 4 brings one to Des Moines and one to the New City B.

new-goods-production = Production
    .says = Draw two, put each into an empty box of your choice. Decline before drawing or place both. Fewer if boxes or cubes are short; in the first turn the display is full.

new-goods-the-dice = The dice
    .says = As many as players started: for the west, then for the east.

new-goods-what-a-die-brings = What a die brings
    .says = The topmost cube of its column to the city of that number, and the topmost of the letter below to its New City, if that is on the map.

new-goods-from-top-to-bottom = From top to bottom
    .says = Cubes do not slide up. An empty column brings nothing.

new-goods-no-limit-no-refill = No limit, no refill
    .says = A city may hold any number. Only Production refills.

## The end and the points

the-end-and-the-points = The end and the points
    .lead = With 3, 4, 5 or 6 players the game has 10, 8, 7 or 6 turns. Then 3 points for each income, points for track, and 3 off for each share; cash counts nothing.
    .worked = The line Evansville, Indianapolis, Cincinnati: J9, K9 (town), L8. Income 2, 2 shares. Default: 3 fields. Official: four pieces, since the town has two sides.
    .row-0 = income · track · shares · points
    .row-1 = default · 6 · 3 · -6 · 3
    .row-2 = official · 6 · 4 · -6 · 4

the-end-and-the-points-when-it-ends = When it ends
    .says = By the number who started, not by those left.

the-end-and-the-points-points = Points
    .says = 3 x income + track - 3 x shares; it may be negative.

the-end-and-the-points-track-default-rules = Track, default rules
    .says = 1 for each field on your own links between two cities, with nothing but towns between. A field counts once.

the-end-and-the-points-track-official = Track, official
    .says = 1 for each piece of track on any of your links; a town counts for each side in use.

the-end-and-the-points-what-does-not-count = What does not count
    .says = Unfinished lines, and town tiles that were taken up.

the-end-and-the-points-ranking = Ranking
    .says = Most points; ties are shared. Ruined companies come last, the later ruined before the earlier.

## Often got wrong

often-got-wrong = Often got wrong
    .lead = What even players of many games believe.

often-got-wrong-the-carrier-earns = The carrier earns.
    .says = No: each link pays its owner, whoever carries.

often-got-wrong-a-cube-may-ride-on-to-a-farther-city-o = A cube may ride on to a farther city of its colour.
    .says = No: it stops at the first one.

often-got-wrong-raising-the-engine-is-free = Raising the engine is free.
    .says = It takes one of your two chances, and $1 in this and every later turn.

often-got-wrong-cash-is-points = Cash is points.
    .says = It is not. Income is.

often-got-wrong-turning-an-open-end-keeps-it = Turning an open end keeps it.
    .says = Only new track keeps it; or a turn that completes a link.

often-got-wrong-a-new-city-can-be-founded-after-the-fi = A New City can be founded after the first tile.
    .says = Only before.

often-got-wrong-the-winner-of-the-auction-alone-pays = The winner of the auction alone pays.
    .says = The second pays in full, too; those between pay half; only the first to drop pays nothing.

often-got-wrong-more-income-is-always-better = More income is always better.
    .says = A delivery that lifts you from exactly 10 to 11 ends the turn at 9. The same at 20, 30 and 40.

often-got-wrong-a-new-city-helps-only-its-founder = A New City helps only its founder.
    .says = It completes everybody's lines that point at it.

often-got-wrong-in-the-last-turn-nothing-is-reduced-or = In the last turn nothing is reduced or paid.
    .says = All ten phases are played, and who cannot pay is out even then.

## The two sets of rules

two-sets = The two sets of rules
    .lead = Where the default rules and the official ones differ.

two-sets-river-and-mountain-extra = River and mountain extra
    .says = Default: once for each river and range. Official: for every tile.

two-sets-two-tracks-on-an-empty-field = Two tracks on an empty field
    .says = Default: no. Official: yes, $3 to $6.

two-sets-replacing-by-two-tracks-side-by-side = Replacing by two tracks side by side
    .says = Default: $3. Official: $2.

two-sets-reduction-from-income-50 = Reduction from income 50
    .says = Default: 8. Official: 10.

two-sets-track-that-scores = Track that scores
    .says = Default: fields on own lines between cities. Official: pieces on all own links.
