# The rulebook: a message for each chapter and each section. See docs/teaching.md.

## What the game is

what-the-game-is = What the game is
    .lead = Build railways, carry coloured cubes to cities of their colour, and have the most victory points at the end: you are paid for every link of yours that a cube uses. This book tells the base game first; the last chapter but one lists what the standard game changes.
what-the-game-is-the-table = The table, part by part
    .says = Two pictures show what lies on the table in the middle of a game.
    .picture-the-map = The map, around Albany, Hartford and New York.
    .picture-the-displays = The displays beside the map.
    .part-1 = A city. Its colour says which cubes it takes.
    .part-2 = A town: a stop without a colour.
    .part-3 = A link, with the disc of its owner.
    .part-4 = A goods cube that waits to be delivered.
    .part-5 = The goods supply: twelve spaces with cubes for City Growth and Urbanization.
    .part-6 = The income track, from −10 to 10.
    .part-7 = The victory points. Below them the levels of the locomotives.
    .part-8 = The round and the turn order.
    .part-9 = The seven action tiles, with their numbers.
    .part-10 = A player: cash, income, points, locomotive.
the-round-a-round-in-pictures = A round in four pictures
    .says = Action tiles, track, goods, money: that is a round.
    .picture-round-tiles = 1. In turn order everybody takes an action tile; its number is the place in the next round.
    .picture-round-track = 2. Green lays three tiles from Albany over the town of Poughkeepsie to New York: two links.
    .picture-round-goods = 3. A purple cube has gone from Hartford to New York over three links of Green: 3 points, as income or as victory points.
    .picture-round-money = 4. Everybody receives their income, or pays it if it is below 0.

what-the-game-is-what-you-do = What you do
    .says = A link is track between two cities or towns, and it belongs to a player. Each link that a cube uses is one point for its owner. The owner takes it as income, which pays in every round, or as victory points. Most victory points at the end win.

what-the-game-is-players-and-maps = Players and maps
    .says = Three to five play on the map of the northeastern USA, three to six on the Ruhr. The first is best with three or four, the second with four or five.

what-the-game-is-nothing-is-hidden = Nothing is hidden
    .says = Money, cubes, tracks and the tiles that are left lie open for all. After setup nothing happens by chance, the bag is never drawn from again, and no two players ever decide at the same time.

what-the-game-is-bank-and-pieces = The bank and the pieces
    .says = The bank never runs dry and always gives change; all amounts and bids are whole dollars. You may own any number of links, as discs are no limit. Track tiles are: there are 136 pieces, and a face that is used up cannot be built.

what-the-game-is-seats-and-order = Seats and turn order
    .says = Left and clockwise follow the seats, which never change. Turn order follows the display, which changes in every round. A player who is out of the game is skipped everywhere.

## Setting up

setting-up = Setting up
    .lead = Cubes are drawn onto the cities and into the goods supply, and that is nearly all the chance there is. Everybody begins with nothing: no money, income 0, no victory points, locomotive level 1.

setting-up-cubes-on-cities = Cubes on the cities
    .says = All 96 cubes go into the bag, and each city gets as many, drawn at random, as the number printed on it. On the Ruhr map with three players each city gets one less. A cube may come to lie on a city of its own colour; it then has to go to another city of that colour.

setting-up-goods-supply = The goods supply
    .says = Twelve spaces beside the map hold three random cubes each, with three players two each. City Growth and Urbanization bring them to the map.

setting-up-beside-the-map = Beside the map
    .says = Ten growth markers and eight New City tiles lie ready: one red, one yellow, one purple, one blue and four grey. A printed city may get a growth marker once in the game. No printed city is grey, so grey cubes wait for a grey New City.

setting-up-players = The players
    .says = Everybody takes a colour and puts the markers on income 0, victory points 0 and level 1. The round marker stands on 1.

setting-up-who-begins = Who begins
    .says = The first turn order comes from the opening auction, and nobody gets money for it. By option it is drawn instead: everybody draws an action tile, the lowest number begins and the others follow clockwise. Then the second gets $1, the third $2, and so on up to $5 for the sixth.

## The round

the-round = The round
    .lead = A round has six phases, and each ends before the next begins. With three players there are ten rounds, with four eight, with five or six seven.
    .worked = Four players took these action tiles, in turn order. When the round ends, the numbers make the new order.
    .row-0 = player · tile · place next round
    .row-1 = Green · 6 Locomotive · third
    .row-2 = Orange · 4 First Build · second
    .row-3 = Blue · 7 Urbanization, with pass · fourth
    .row-4 = Pink · 2 First Move · first

the-round-six-phases = Six phases
    .says = First everybody takes an action tile, then everybody builds track, then goods move in two rounds. Income and expenses follow, then the new turn order is made, and the next round begins.

the-round-how-many-rounds = How many rounds
    .says = The number of players who started decides it: 10 rounds with three, 8 with four, 7 with five or six. It does not change when somebody is out of the game.

the-round-the-last-round = The last round
    .says = The last round ends with income and expenses. No new turn order is made, and the points are counted.

the-round-the-next-order = The next turn order
    .says = The numbers of this round’s action tiles decide, the lowest first. A tile that was taken with pass counts with its number all the same. Then the tiles go back, and the round marker moves on.

## Money

money = Money
    .lead = Nobody has to save up for track: what you lack, the bank gives at the moment you pay. Each $5 costs one step of income, and income is what you get, or have to pay, in every round.
    .worked = Green has no cash and income 0, and joins Albany to Hartford. Two tiles for $6 cost two steps of income, and $4 are still in hand.
    .row-0 = tile · price · from the bank · income · cash
    .row-1 = L8, straight · $2 · $5 · −1 · $3
    .row-2 = M9, gentle curve · $4 · $5 · −2 · $4

money-cash-first = Cash first
    .says = A payment is made from your cash. Only when that is not enough do you raise money, in steps of $5, and each step lowers your income by 1.

money-no-more-than-needed = Only what you need
    .says = The bank gives just enough steps to cover the gap, automatically. Change from the last $5 (at most $4) is yours to keep.

money-at-the-bottom = When income is −10
    .says = Income never falls below −10. There each further $5 costs 2 victory points instead, and with fewer than 2 nothing more can be raised. By option the last single point gives $5, too.

money-how-much-you-can-pay = How much you can pay
    .says = Add up your cash, $5 for each step of income down to −10, and $5 for each 2 victory points. A bid, an action tile or a track tile that costs more than this is not allowed.

money-when-you-pay = When you pay
    .says = You pay for an action tile when you take it and for a track tile when you lay it. A bid in the opening auction is paid when it wins. Negative income is paid in the income phase. Money is raised for these payments only: never in advance, never for a reserve, and never in the goods phase.

money-at-once = When income falls
    .says = Raising money moves your income marker at once, and that counts for later rounds and for the end. What is due in the present income phase does not change any more.

## The opening auction

opening-auction = The opening auction
    .lead = Before the first round the places in the turn order are sold one by one. Nobody has money yet, so a bid is paid with income.
    .worked = Three players bid for the first place. Green bids $2, Orange $7, Blue and Green pass: Orange pays $7 and is first. That takes two steps, so Orange has income −2 and $3 left; a bid of $5 would have cost one step and left nothing. Blue, to the left of Orange, opens the auction for the second place.

opening-auction-one-place-after-another = One place after another
    .says = First the first place is auctioned, then the second, and so on. The last place is not: it goes free to the player who remains. A player drawn at random opens the first auction, and bidding goes clockwise.

opening-auction-bid-or-pass = Bid or pass
    .says = On your turn you bid more than the present bid or pass; the first bid may be $0. If you pass, you are out for this place only, and may bid for the next one.

opening-auction-winning = Winning
    .says = When all others have passed, the one who is left wins, pays the bid at once and takes the place. If nobody bid, it costs $0. The highest bidder is never asked to bid again.

opening-auction-the-next-place = The next place
    .says = Winners take no part any more. The next auction is opened by the first player to the left of the winner who has no place yet.

opening-auction-the-limit = The limit
    .says = You may bid no more than you could pay. At the start that is $50: ten steps of $5.

## Action tiles

action-tiles = Action tiles
    .lead = In turn order everybody takes one of seven tiles. It works in this round, and its number is your place in the next.
    .worked = Green has level 4 and takes the Locomotive: $4 and $5 for the new level make $9.
    .row-0 = cash before · price · income · cash after
    .row-1 = $9 · $9 · as before · $0
    .row-2 = $7 · $9, with $5 from the bank · one step down · $3

action-tiles-one-each = One each
    .says = Everybody takes exactly one of the tiles that are left; nobody may go without. If an option would leave the last player no tile to take, Urbanization with pass is always possible.

action-tiles-the-seven = The seven
    .says = They are 1 Turn Order, 2 First Move, 3 Engineer, 4 First Build, 5 City Growth, 6 Locomotive and 7 Urbanization. Tiles 1 to 4 are free. City Growth costs $2, the Locomotive $4 and the new level on top, Urbanization $6.

action-tiles-the-free-four = The free four
    .says = Turn Order does nothing now but makes you first in the next round. First Move lets you act first in both rounds of moving goods, First Build lets you build first. The Engineer handles four tiles in a build turn instead of three, each at its normal price.

action-tiles-the-locomotive = Locomotive
    .says = Your locomotive rises by one level at once. At level 6 you may not take this tile.

action-tiles-use-or-pass = Use or pass
    .says = If you take City Growth or Urbanization, you say at once: use, and pay, or pass, and pay nothing. That is final. After a pass the tile does nothing but count with its number.

action-tiles-when-use-is-impossible = When use is impossible
    .says = City Growth cannot be used when the supply is empty, no growth marker is left, or every city has one. Urbanization cannot be used when no town or no New City is left. Taking the tile with pass stays possible, unless an option forbids it for Urbanization.

action-tiles-too-dear = When you cannot pay
    .says = The Locomotive, and the use of City Growth or Urbanization, need the money, raised or in hand. Tiles 1 to 4 and a pass are never refused for money.

action-tiles-in-your-build-turn = In your build turn
    .says = City Growth and Urbanization are carried out in your own build turn. The cubes they bring can travel in the goods phase of the same round.

## Building track

building-track = Building track
    .lead = In your build turn you lay up to three tiles, one after another, and pay for each at once. Track begins at a city or at track of your own, and never joins that of another player.
    .worked = Green has $10 and builds from Albany over the town of Poughkeepsie to New York: three tiles, $10, two links.
    .row-0 = tile · price · cash
    .row-1 = K9, straight by the river · $2 + $1 river = $3 · $10 to $7
    .row-2 = Poughkeepsie, two exits · $2 + $1 town + $1 river = $4 · $7 to $3
    .row-3 = K11, straight by the river · $2 + $1 river = $3 · $3 to $0

building-track-who-and-how-many = Who and how many
    .says = The holder of First Build begins, the others follow in turn order. Each has three operations, the Engineer four: laying a tile, improving one or redirecting one each count as one, a New City counts as none. You may do fewer or nothing; what you do not use is lost.

building-track-in-any-order = In any order, anywhere
    .says = Your operations may lie far apart and come in any order, mixed with City Growth or Urbanization. What you have declared you must carry out before your turn ends. Only if it has become impossible does it lapse, and the price is not given back.

building-track-where-a-tile-may-lie = Where a tile may lie
    .says = Track tiles lie on fields without a city or town, town tiles on towns, and nothing lies on a city. No exit may lead to a thick black line or off the map.

building-track-how-exits-meet = How exits meet
    .says = An exit that meets a city ends there; one that meets an exit of the next tile joins it; any other is an open end. Track never branches outside cities and towns. An exit may point at a tile that has none on that side. You may build across the front of another player’s open end to block it.

building-track-where-track-may-begin = Where track may begin
    .says = New track begins at any city, even far from your own, at your own track, or at a town where you already have a link. A town without a link of yours is no beginning. So your first tile of the game leads out of a city.
    .picture-begin-allowed = The tile leads out of the city of Albany.
    .picture-begin-refused = The tile touches neither a city nor track of yours.

building-track-what-it-may-not-join = What it may not join
    .says = New track may not join another player’s line; only a town tile may do so, as the next chapter tells. A link may not return to the city or town where it began, nor point back at its town. Circles made of several links are allowed.
    .picture-join-allowed = Your track leads out of Hartford, past Orange’s open end.
    .picture-join-refused = Your curve would join Orange’s track.

building-track-two-paths-on-one-tile = Two paths on one tile
    .says = You may lay a tile with two paths, or a town tile with several exits, on an empty field at once. Both paths must then be connected as new track has to be.

building-track-it-is-yours = The owner of new track
    .says = Every line that has got new track belongs to you. If you join two of your own lines, they become one link, and one link is one point at the end.

building-track-prices = Prices
    .says = Each exit costs $1. A town adds $1, a river $1, mountains $2, and all that apply add up. A straight on the plain costs $2, in the mountains $4; a town tile with two exits by a river costs $4.

building-track-what-counts-as-what = Rivers, hills and coast
    .says = Canals and small lakes count as rivers, and a field pays for its rivers once, however many there are. Hills are mountains. All other ground is plain, the coast included.

building-track-tiles-run-out = Tiles run out
    .says = A piece has two faces, and using one takes the other out of the supply; where several pieces would do, the one that is missed least is taken automatically. Tiles that are taken up come back, in an exchange before the new one is looked for. Tiles may be turned in all six directions but never mirrored.

## Towns

towns = Towns
    .lead = A town takes no cubes, but it ends one link and begins the next. That makes it the cheapest way to more points.
    .worked = Green has $10 and joins New York to Philadelphia over the town of Easton. The line is two links: the first purple cube brings 2 points at once, where a line past the town would have brought 1. At the end each link counts 1 point.
    .row-0 = tile · price · cash
    .row-1 = J12, gentle curve from New York · $3 · $10 to $7
    .row-2 = Easton, two exits · $4 · $7 to $3
    .row-3 = I13, gentle curve to Philadelphia · $3 · $3 to $0

towns-every-exit-a-line = Every exit is a line of its own
    .says = A town does not join links into one: each exit of its tile belongs to another link. No cube lies in a town or may be delivered to one, but cubes pass through.

towns-choosing-the-tile = Choosing the tile
    .says = You may choose any town tile, and you pay for all its exits. At least one exit must join your own track, a city, or an unowned line that you may take over. The other exits are connected through the town.

towns-whose-exits = Whose exits
    .says = All exits of the new tile are yours, also those with an open end; they are incomplete links. But an exit that meets another player’s open end completes that player’s link, which stays that player’s, though you pay for the exit. Such an exit alone does not connect your tile.

towns-no-turning = No turning
    .says = A town tile is never turned or redirected. It can only be improved, or make way for a New City.

towns-pointing-is-not-arriving = Pointing is not arriving
    .says = Track that points at a town is incomplete until a town tile with a matching exit, or a New City, lies there. Cities and towns side by side are not linked without track.

## Whose track it is

whose-track = Whose track it is
    .lead = A complete link is yours for ever. An incomplete one is yours only while it grows.
    .worked = The line from Hartford to N9 belongs to nobody, and Green’s own open end on M11 has not grown this turn. Green lays a straight on O9 for $3 and reaches Boston: the whole link Hartford–Boston is Green’s. Then Green ends the turn, and M11 belongs to nobody.

whose-track-complete = Complete links
    .says = A link is complete when a city or town is at both ends. You may build it over several turns. Once complete, it is never lost, except by bankruptcy.

whose-track-open-lines = Incomplete links
    .says = An incomplete link belongs to its builder, and nobody else may extend, redirect or join it. If it was already yours when your build turn began, complete or extend it in that turn. Otherwise it is unowned when the turn ends. So what you start now is safe until the end of your next build turn.

whose-track-extending = Extending
    .says = Extending means new track at the open end, by a new tile or by improving the next one. Redirecting alone is not extending; redirecting and then extending in the same turn is.

whose-track-taking-over = Taking over
    .says = An incomplete unowned link becomes yours when you extend or complete it. It must start in a city or be attached to a link of your own. If you build from a city and meet its open end, it is yours wherever it starts.

whose-track-finished-by-others = Completed by others
    .says = Another player may complete your link with a New City or an exit of a town tile. It stays yours, and can no longer be lost.

whose-track-several-links = Several links
    .says = Two cities or towns may be joined by several links, of one player or of several. Each is a link of its own: it pays its owner when it is used and counts 1 at the end.

whose-track-nobodys-track = Unowned track
    .says = Anybody may improve tiles with unowned track; the old track stays unowned unless new track joins it. Complete links without an owner come only from a bankruptcy, and nobody can take them over.

## Redirecting and improving

turning-and-improving = Redirecting and improving
    .lead = A tile on the map is not the last word. You may turn the open end of a link another way, or exchange a tile for one with more track.
    .worked = On O9 lies Orange’s curve from Boston to Worcester. Green has an open end in Providence, just south of it, and exchanges the curve for a tile with a second, straight path. It has four exits and costs $4, the river nothing; Orange’s link is as before, and Green’s line has grown to the north.

turning-and-improving-turning = Redirecting
    .says = The tile at the open end of an incomplete link keeps the side where the track comes in. It gets another side where it goes out. You may redirect your own incomplete links, and unowned ones that start in a city or in a town where you have a link. Complete links and those of other players are never redirected.
    .picture-turn-allowed = The open end on K9 turns to the south, towards Poughkeepsie.
    .picture-turn-refused = The link on L8 is complete and cannot be redirected.

turning-and-improving-how-to-turn = How to redirect
    .says = The tile is turned, or exchanged for one with as many paths; other paths on it stay exactly as they are. The new side must be another one, and all rules of building hold for it. It may meet an open end of your own or an unowned one, which completes the link, but not another player’s. Even a tile laid in this turn may be redirected.

turning-and-improving-price-of-turning = What redirecting costs
    .says = You pay $1 for each exit of the tile that lies there then, so $2 or $4, and nothing for the ground. It is one operation.

turning-and-improving-it-keeps-nothing = Redirecting is not extending
    .says = Redirecting does not save your incomplete link from being lost, and does not make an unowned one yours. Only if it completes the link is the link yours. Towns cannot be redirected.

turning-and-improving-improving = Improving
    .says = A tile with one path is exchanged for one with two, a town tile for one with more exits. It does not matter who owns the track. All that was there stays in its place and with its owner. Redirecting and improving the same tile are two operations.

turning-and-improving-new-paths = The new track
    .says = The added track follows the rules of building: it must be connected, may not form a circle, and only town exits may meet another player’s line. You may add exits in a town if you have a link there. If not, a new exit must join your own track, a city, or a line that you may take over.

turning-and-improving-price-of-improving = What improving costs
    .says = You pay $1 for each exit of the whole new tile, and $1 more for a town, but nothing for the ground. It is one operation. Only tiles that exist and are left can be used; tiles with two paths and towns with four exits cannot be improved any more.

## New Cities and City Growth

new-cities-and-growth = New Cities and City Growth
    .lead = Two action tiles bring cubes from the supply to the map, and one of them brings a new city as well. Both are used in your build turn, and neither counts as an operation.
    .worked = Green’s open line from Hartford points at the town of New Haven. Green puts a grey New City there, with the two purple cubes of space 1: the line is complete without a tile, and Green has four links. In the goods phase the grey cube goes from New York over Poughkeepsie, Albany and Hartford to New Haven: four links, 4 points.

new-cities-and-growth-a-new-city = A New City
    .says = Once in your build turn, at any moment, you put a New City of any colour that is left on a town. It may be any town, with or without track, yours or not. A town tile that lies there goes back to the supply first.

new-cities-and-growth-what-becomes-of-track = What becomes of the track
    .says = Links that ended in the town end in the city now and keep their owners; exits that lay on the town tile alone vanish. Every open end that points at the field is complete now, also those of other players. If the link was nobody’s, it becomes yours.

new-cities-and-growth-its-cubes = Its cubes
    .says = Then you must take all cubes of one supply space and put them on the New City. If all spaces are empty, it gets none.

new-cities-and-growth-it-counts-as-grown = A city at once
    .says = You may begin track at it in the same turn, and it takes cubes of its colour. It pays nothing for the ground. It counts as if it had a growth marker, so City Growth can never be used on it.

new-cities-and-growth-city-growth = City Growth
    .says = Once in your build turn, at any moment, you move all cubes of one supply space to a printed city. The city must have no growth marker yet and gets one. You need no link to that city.

new-cities-and-growth-no-refill = No refill
    .says = Supply spaces are never filled again. When all twelve are empty, no new cubes come into the game.

## Moving goods

moving-goods = Moving goods
    .lead = Twice in a round everybody delivers one cube, improves the locomotive or passes. A cube goes over complete links to a city of its colour, and your locomotive’s level says how many links it may use.
    .worked = Green, level 3, takes the purple cube from Hartford over Albany and Poughkeepsie to New York. The first link is Orange’s, the other two are Green’s. Green has more than Orange, so the way is allowed: Green takes 2 victory points, then Orange takes 1 point as income. With a second link of Orange’s it would be two against two, still allowed; with a third it would not.

moving-goods-two-rounds = Two rounds
    .says = In each round the holder of First Move acts first, then the others in turn order, and everybody does one thing. Passing gives nothing.

moving-goods-improving-the-locomotive = Improving the locomotive
    .says = Instead of delivering you may raise your locomotive by one level, free, up to 6. You may do so once in a goods phase, also when you took the Locomotive tile in this round.

moving-goods-the-way = The way
    .says = Choose any cube on any city and a way over complete links to another city of the cube’s colour. The way may have at most as many links as your level.

moving-goods-where-it-stops = Where it stops
    .says = The cube stops in the first city of its colour; no way leads through one. It never returns to its city, passes no city and no link twice, and must arrive in one go. A town may be passed again, unless an option forbids it.

moving-goods-whose-links = Whose links
    .says = At least one link on the way must be yours, and no other player may have more links on it than you. Complete unowned links are free for all: they count for the length but pay nobody.

moving-goods-the-cube = The cube
    .says = A delivered cube goes into the bag and is out of the game. It never comes back to the map.

## Points, income, ruin and the end

points-ruin-and-the-end = Points, income, ruin and the end
    .lead = Each link used is a point for its owner, as income or as victory points. At the end income is worth half, debt costs double, and every complete link counts one.
    .worked = The tenth round ends, and everybody gets or pays income. Green owes $1 and has no cash: the bank gives $5, and the income falls to −2 before the count.
    .row-0 = player · victory points · income · links · in all
    .row-1 = Green · 37 · −2 takes 4 · 3 · 36
    .row-2 = Orange · 30 · 5 gives 2 · 1 · 33
    .row-3 = Blue · 30 · −2 takes 4 · 1 · 27

points-ruin-and-the-end-one-point-a-link = One point a link
    .says = Every owner of links on the way gets 1 point for each of them that the cube used. It does not matter who moved it. An unowned link pays nobody.

points-ruin-and-the-end-all-or-all = All or nothing
    .says = You take all your points of one delivery as income, or all as victory points; they are never split. The player who moved decides first, then the other owners in turn order, each knowing what was chosen before.

points-ruin-and-the-end-ends-of-the-tracks = The ends of the tracks
    .says = Income stops at 10, unless an option takes this end away. At 10 you must take victory points; just below 10 you may choose income and lose what goes beyond. Victory points never stop.

points-ruin-and-the-end-income-and-expenses = Income and expenses
    .says = In turn order everybody with positive income gets that many dollars, and everybody with negative income pays that many. The marker at the start of the phase decides. What is missing is raised in steps of $5 as always.

points-ruin-and-the-end-out-of-the-game = Out of the game
    .says = If you cannot pay negative income in full, even after raising all you can, you are bankrupt and out of the game. It can happen in this phase only, since you cannot buy anything else that you cannot pay.

points-ruin-and-the-end-what-is-left-behind = What is left behind
    .says = The complete links of a bankrupt player stay on the map without an owner, and nobody can take them over. The incomplete ones can be taken over as usual. Action tile and cash go back; track, cubes, markers and New Cities stay.

points-ruin-and-the-end-who-plays-on = Who plays on
    .says = The others keep their order and play on; places and payments count only those who remain, while rounds, cubes and tiles stay as they were. If only one player is left, the game ends at once and that player wins.

points-ruin-and-the-end-the-last-count = The last count
    .says = Positive income gives half as many victory points, rounded down; each step below 0 takes 2. Incomplete links lose their owners, and each complete link gives 1 point. Cash, cubes and locomotives count nothing, and a score may be negative.

points-ruin-and-the-end-ties-and-places = Ties and places
    .says = Most victory points win. In a tie the higher income is ahead, then the lower action tile of the last round. Players who are out come last, the later ahead of the earlier.

## The standard game

the-standard-game = The standard game
    .lead = The same railways with a tighter purse: money once a round, an auction for the turn order in every round, and upkeep for the locomotive. All other rules stay.
    .worked = The auction first. Pink has the right of the Turn Order tile and $10 like all others: Green bids $0, Orange $2, Blue passes, Pink passes and stays in, Green bids $3, Orange and Pink pass. Then, in another game, the upkeep of three players.
    .row-0 = player · what counts · result
    .row-1 = Green · first, bid $3 · pays $3
    .row-2 = Pink · second, no bid · pays nothing
    .row-3 = Orange · third, bid $2 · pays half: $1
    .row-4 = Blue · last · pays nothing
    .row-5 = Green · income 4, level 3 · gets $1
    .row-6 = Orange · income 2, level 6, cash $10 · pays $4, keeps $6
    .row-7 = Blue · income −1, level 4, cash $2, 5 points · $3 short: loses 2 points, gets $1 back

the-standard-game-what-changes = What changes
    .says = The round has seven phases: capital, auction for the turn order, action tiles, building, goods, income and expenses, next round. The first order is drawn with action tiles, the lowest number first, and nobody gets money for it. The rules of the base game hold in all else.

the-standard-game-capital = Capital
    .says = In turn order everybody takes any number of steps of $5, needed or not. Each costs one step of income, or 2 victory points at −10. In no other phase is money raised, so later only cash counts. To take $10 or more in the first round is advice, not a rule.

the-standard-game-the-auction = The auction
    .says = It follows the present turn order. You bid more than the present bid, at most your cash, or pass; the first bid may be $0, even with no cash. The highest bidder is skipped, and the auction ends when only one player has not dropped out; if nobody bid, that player is first for nothing.

the-standard-game-places-and-prices = Places and prices
    .says = The first to drop out takes the last place, the next the last but one, and so on. The first and the second pay their last bid in full, the last pays nothing, all others half, rounded up; with two players left the second is the last. This order holds until the next auction, whatever numbers the action tiles have.

the-standard-game-turn-order-tile = The Turn Order tile
    .says = If you took it in the last round, you may pass once in the auction and stay in; your second pass drops you out. You may also leave the right unused and drop out at once. It ends with the auction, and in the first round nobody has it.

the-standard-game-free-action-tiles = Free action tiles
    .says = All action tiles cost nothing, and nothing is declared: in your build turn you use City Growth or Urbanization or leave it. The Locomotive raises your level by one, and may not be taken at level 6.

the-standard-game-track-from-cash = Track from cash
    .says = You may lay, improve or redirect a tile only if your cash covers its price. So think of the bid, the track and the upkeep when you take your capital.

the-standard-game-upkeep = Upkeep
    .says = In the income phase your locomotive’s level is taken off your income, both as they are when the phase begins. If the result is positive you get it, if it is negative you pay it from your cash.

the-standard-game-being-short = Being short
    .says = If your cash is not enough, you lose one victory point for each $2 missing, rounded up. When these are gone, you lose one step of income for each $2, down to −10. Of an odd amount you get $1 back. If you still cannot pay, you are bankrupt.

the-standard-game-help-for-beginners = Help for beginners
    .says = By option chosen players, or all, may raise money as in the base game for track, for upkeep, or for both. Bids stay limited to cash.

the-standard-game-ties = Ties
    .says = The last tie-break is the number of the action tile taken in the last round, as in the base game. The standard game uses the numbers for nothing else.

## Often got wrong

often-got-wrong = Common mistakes
    .lead = Things that even experienced players get wrong, and what is true.

often-got-wrong-reaching-a-town = A town is reached by pointing at it.
    .says = No: it needs a town tile with a matching exit, or a New City. Until then your link is incomplete and can be lost.

often-got-wrong-over-a-town = A line over a town is one link.
    .says = It is two: two points for a cube that uses both, and two points at the end. It also needs level 2.

often-got-wrong-turning-keeps = Redirecting an open end keeps it.
    .says = No: it has to grow in the same turn, or be completed.

often-got-wrong-borrowing-early = Money can be borrowed in advance.
    .says = Not in the base game. It comes when you pay, and no more than needed.

often-got-wrong-splitting-points = Two points can be one income and one victory point.
    .says = The points of one delivery are never split. Two deliveries may be taken in two ways.

often-got-wrong-riding-on = A cube may ride on to a farther city of its colour.
    .says = It stops at the first one, even when you planned a longer way.

often-got-wrong-rivals-links = You may use only your own links.
    .says = You may use those of others, and they are paid for them. But one link must be yours, and no other player may have more on the way than you.

often-got-wrong-passed-tile = A tile taken with pass does not count.
    .says = Its number still makes your place in the next round.

often-got-wrong-price-of-improving = Improving costs the difference.
    .says = It costs the whole new tile, $1 for each exit, but nothing for the ground. Redirecting, too, is without the ground.

often-got-wrong-gray-cubes = Grey cubes can be delivered from the start.
    .says = No printed city is grey. They wait for a grey New City; and a New City never gets City Growth.

often-got-wrong-where-the-rules-come-from = Where these rules come from
    .says = The rules, prices and tiles follow the printed rulebook. Both maps are reconstructions, not the printed boards: around the places that the rulebook names everything is drawn from general geography. Which of two mirrored tiles has which number is our choice.
