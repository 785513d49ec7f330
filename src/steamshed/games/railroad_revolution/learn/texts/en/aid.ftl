# The player aid of Railroad Revolution: one page beside the board. A row's cells are divided by |.

turn = Your turn
    .step-1 = Supply empty?
    .step-1-says = Then all workers on your board come home.
    .step-2 = Place a worker
    .step-2-says = One of your supply on Station, Railroad, Telegraph or Trade.
    .step-3 = Do the action, completely
    .step-3-says = Price, rewards, bonuses and the colour of your worker in any order; the price is paid at the end.
    .step-4 = Deals
    .step-4-says = If a deal sign was built on. You: none, one or both. The others, clockwise: none or one.
    .step-5 = Four workers
    .step-5-says = So many must be left (supply and board; managers do not count).
    .step-6 = Milestones
    .step-6-says = Those that have everything are completed, for all players.
    .note = At any moment of your turn: sell a share for $150, hire a worker for $800.

actions = The four actions
    .head = action | what you do | price
    .row-1 = Station | a building in a connected city without a station of yours; take the reward; the first takes the bonus, too | city, $200 to $600
    .row-2 = Railroad | exactly two rails at your network | $400, and $100 a triangle
    .row-3 = Telegraph | an office in a sector without one of yours; take its shares, the first takes the white number, too; a worker may be given for the tile | nothing
    .row-4 = Trade | sell one piece of your leftmost sector; flip one train, if you like | it pays $400 to $1100

workers = Whom you send
    .head = action | purple, foreman | grey, negotiator | orange, accountant | turquoise, engineer
    .row-1 = Station | $100: flip a train | the first bonus, once more or without being first (its price each time) | no price | $300: the reward again
    .row-2 = Railroad | $300: take a train | 2 shares | $100 back, and $50 a triangle | a third rail, only its triangles to pay
    .row-3 = Telegraph | exchange a worker | the white number, once more or without being first | $100 a share just taken | $400: the tile, without a worker
    .row-4 = Trade | up to 3 steps | one deal for you alone, with 1 share | $100 for each train | flip one more train
    .note = White: promote one worker. Every specialist may do that instead of its own effect.

wire = The wire
    .head = sector | 1 | 2 | 3, deal | 4 | 5 | 6, deal | 7 | 8
    .row-1 = shares + first | 4+1 | 3+2 | 2+2 | 3+1 | 2+2 | 2+1 | 2+1 | 1+2
    .note = Between 1 and 5: 5 points a link. Between 5 and 8: 8 points a link.

steps = Steps
    .head = track | 0 | 1 | 2 | 3 | 4 | 5 | 6 | times
    .row-1 = Telegraph | 0 | 1 | 2 · $100 | 3 · share | 4 · share | 5 · worker | – | offices
    .row-2 = Stations | 0 | 1 | 2 · $100 | 3 | 4 · share | 5 · $200 | 6 · worker | stations
    .row-3 = Network | 0 | 3 | 6 · share | 8 | 10 · $200 | 12 · 2 shares | 14 · worker | cities of level 5
    .note = Each field: its value · the toll to get there.

trains = Trains
    .says = Face up: 8 points at the end. Turned down: its bonus (2 promotions, $600, 3 shares, 3 steps, or a rail for $100). Turned up again: the points.

milestones = Milestones
    .says = Conditions and managers, in any order. A, B, C: the colours shown; D: anybody. Completed: managers to the supply, points, draw three of the next letter (A, B, C, D), keep one. Nothing is used up.

end = The end
    .says = All sectors left of the logo empty: finish the round, then one more turn each.

points = Points
    .row-1 = train face up | 8
    .row-2 = milestone | 17 to 44
    .row-3 = tracks | value × count
    .row-4 = links | 5 or 8
    .row-5 = money, shares, workers | 0
    .note = Money breaks a tie; a share is $150.

before = Before you end your action
    .rule = Reward taken? Bonus taken? Somebody to promote? Train flipped?
    .says = What you leave is lost.
