# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

opening_auction = The places of the first round are sold one after another; the last one is free. Bid more than the present bid, or pass; then you may bid again for the next place.
    .matters = Every started $5 costs one step of income, so a bid of $1 costs as much income as one of $5. First place chooses the action tile first and moves goods early. If no city has two cubes that everybody wants, any place will do.
    .mistake = Do not pay for the honour of being first. The place holds for one round, the lost income until you have earned it back.

capital = Raise money for the whole round: $5 for each step of income that you give up, as often as you like. Until the next round there is no other way to get any.
    .matters = Add up your bid, your track and the upkeep of your locomotive. Every step you raise costs you $1 of income each round. $10 to $15 are usual in the first round, later one step or none.
    .mistake = Do not raise just the price of your track: then the upkeep eats your points.

auction = Bid more than the present bid, or pass and take the last free place. The first two pay in full, the last one nothing, those between half.
    .matters = Second place pays as much as it bid, so stop one bid earlier if second is good enough. With three players only the last place is free. Keep what the upkeep will cost.
    .mistake = Do not outbid a rival who will never stop: you end up paying for second place what first was worth.

take_action = Take one of the action tiles that are left; it works in this round. Its number is your place in the next round: low numbers go first.
    .matters = A cube that others want? First Move. A field? First Build. Locomotive pays if a delivery of that length waits this round. If nothing fits, take a low number: then you choose first next time.
    .mistake = Do not take the most expensive tile because it does most. Ask first which delivery of this round it makes possible.

build = Lay, improve or turn up to three tiles, four as Engineer, and pay for each at once. Stop whenever you like; what you cannot pay, the bank lends for income.
    .matters = A cube has to wait for the line: count the colours at both ends before the first tile. Points count links, and a town between two cities makes two of one line. An open line that does not grow is lost.
    .mistake = Do not build towards a far city for three rounds without a delivery. The first track should allow two deliveries in the same round.

goods = Deliver one cube, improve your locomotive (once a round, free), or pass; there are two rounds of this. A cube stops at the first city of its colour, after at most as many links as your locomotive has levels.
    .matters = Compare whole ways, not distances: your points are your own links on the way. In the first rounds one delivery and one improvement are a good round. Take first what a rival could take.
    .mistake = Do not take the nearest city without looking further. On the long way round the cube may pay three times as much.

take_points = Take all points of this delivery as income, or all of them as victory points. The player who moved the cube decides first, then the others whose links were used.
    .matters = A step of income pays $1 in this and every later round, and half a point at the end; a step out of debt is worth 2 points. So: income in the first two thirds of the game, points in the last third.
    .mistake = Do not take victory points from the first round on, or you borrow every dollar later.
