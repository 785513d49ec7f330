# The player aid of Steam: one page beside the board. A row's cells are divided by |.

round = The round
    .step-1 = Action tiles
    .step-1-says = In turn order, one each.
    .step-2 = Build track
    .step-2-says = First Build first, then in turn order. Up to 3 tiles, Engineer 4.
    .step-3 = Move goods
    .step-3-says = Twice, First Move first: deliver one cube, or improve the locomotive (once a round, free, at most 6), or pass.
    .step-4 = Income
    .step-4-says = Get $1 for each step above 0, pay $1 for each step below.
    .step-5 = Turn order
    .step-5-says = By the numbers of the action tiles, low first.
    .step-6 = Next round
    .step-6-says = 3 players 10 rounds, 4 players 8, 5 and 6 players 7.

money = Money
    .says = Cash first. Missing? $5 for each step of income, by itself, no more than needed. At −10: $5 for 2 victory points. If you cannot pay your income in full, you are out.

delivery = A delivery
    .says = To a city of the cube’s colour; it stops at the first. No city twice, no link twice. At most as many links as your level. One link at least is yours, and nobody has more on the way than you. Each link pays its owner 1 point: all of a delivery as income (up to 10), or all as victory points.

open-lines = Open lines
    .says = Begun and not finished? Build on in your next build turn, or nobody owns it. Finished links are never lost.

standard = The standard game is different
    .says = Capital: any number of $5, only then. Auction: first and second pay all, the last nothing, the others half, rounded up. Action tiles are free, nobody says how one is used, the numbers do not count. Track from cash only. Upkeep: income less level; short: 1 victory point for $2, then income. Turn Order: pass once in the next auction and stay in.

costs = What a tile costs
    .row-1 = each exit | $1
    .row-2 = town | $1 more
    .row-3 = river | $1 more
    .row-4 = mountain | $2 more
    .row-5 = improving a tile: all exits of the new one, town $1 more, no ground | $3 to $5
    .row-6 = turning an open end: exits of the tile, no ground | $2 or $4
    .note = So a plain track is $2, over a river $3, in mountains $4. Begin at any city or at your own track. Never into another player’s track, over a thick line or off the map.

tiles = Action tiles
    .head = no. | tile | price | what it does
    .row-1 = 1 | Turn Order | – | first in the next round
    .row-2 = 2 | First Move | – | moves goods first, both times
    .row-3 = 3 | Engineer | – | four tiles
    .row-4 = 4 | First Build | – | builds first
    .row-5 = 5 | City Growth | $2 | the cubes of one supply space to a city without growth marker
    .row-6 = 6 | Locomotive | $4 + new level | level +1
    .row-7 = 7 | Urbanization | $6 | a town becomes a city, with the cubes of one supply space
    .note = 5 and 7 may be taken without use, for nothing.

points = The end
    .row-1 = victory points | as they are
    .row-2 = income above 0 | 1 for every 2, rounded down
    .row-3 = income below 0 | −2 for each step
    .row-4 = complete link | +1
    .row-5 = cash, locomotive | 0
    .note = Tie: higher income, then lower action tile.

before = Before you spend
    .rule = Missing dollars divided by 5, rounded up: so much falls your income.
    .says = Standard game: cash − bid − track + income − level: not below 0. Otherwise every $2 missing cost a point.
