# The player aid of Age of Steam: one page beside the board. A row's cells are divided by |.

turn = The turn
    .step-1 = Issue shares
    .step-1-says = Any number: $5 each, now. At most 15 in all.
    .step-2 = Player order
    .step-2-says = Bid or drop out. First and second pay all, the first to drop pays nothing, the others half, rounded up.
    .step-3 = Actions
    .step-3-says = In the new order, one each.
    .step-4 = Build track
    .step-4-says = Up to 3 tiles, paid at once. First Build first, then in order.
    .step-5 = Move goods
    .step-5-says = Two rounds. On each go: carry a cube, raise your engine (once a turn, at most 6), or do nothing.
    .step-6 = Collect income
    .step-6-says = $1 for each point of income.
    .step-7 = Pay expenses
    .step-7-says = $1 for each share and each engine level. Short: 1 income for each dollar. Below 0: out.
    .step-8 = Income reduction
    .step-8-says = By your income: see the table.
    .step-9 = Goods growth
    .step-9-says = Production first. Then a die for each player, west and east: the top cube of that column comes, and of the letter column below.
    .step-10 = Turn marker
    .step-10-says = Last turn played? Count points.

delivery = A delivery
    .says = To a city of the cube’s colour, and it stops at the first one. Black cubes: black New Cities only. No place twice. At most as many links as your engine. Anybody’s links; each pays its owner 1 income.

costs = What a tile costs
    .row-1 = plain | $2
    .row-2 = river | $3 *
    .row-3 = mountain | $4 *
    .row-4 = town | $1, and $1 for each exit
    .row-5 = crossing another line | $3
    .row-6 = two tracks side by side | $3
    .row-7 = replacing on a town | $3
    .row-8 = turning your open end, any other replacing | $2
    .note = * The extra only once for each river and each mountain range. A New City: $0.

where = Where track may go
    .says = It begins at a city, at your own track, or at unowned track that comes from a city. Never into a lake, off the map or into another’s track; crossing is allowed. Track on the map stays. An unfinished line must grow in each of your build turns, or it loses its disc. A finished link is yours for ever.

actions = The seven actions
    .row-1 = First Move | first in both rounds of moving
    .row-2 = First Build | builds before everybody
    .row-3 = Engineer | four tiles instead of three
    .row-4 = Locomotive | engine +1 at once, at most 6
    .row-5 = Urbanization | a New City on a town, before your first tile, free
    .row-6 = Production | two cubes from the bag onto the display
    .row-7 = Turn Order Pass | pass once in the next auction

reduction = Reduction
    .head = income | falls by
    .row-1 = to 10 | 0
    .row-2 = 11–20 | 2
    .row-3 = 21–30 | 4
    .row-4 = 31–40 | 6
    .row-5 = 41 and more | 8

turns = Turns
    .head = players | turns
    .row-1 = 3 | 10
    .row-2 = 4 | 8
    .row-3 = 5 | 7
    .row-4 = 6 | 6

points = Points
    .row-1 = each income | +3
    .row-2 = each field of track * | +1
    .row-3 = each share | −3
    .row-4 = money | 0
    .note = * On your own links between two cities, with nothing but towns between them.

new-cities = New Cities
    .says = A red, B blue, E yellow, F purple; C, D, G, H black.

before = Before you spend
    .rule = Cash + income − shares − engine: not below 0.
    .says = If it is, each missing dollar costs 1 income. Out of the game if cash and twice your income are less than shares and engine. A share brings $5 now; it costs $1 every turn and 3 points at the end.
