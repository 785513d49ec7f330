# The lessons: a message for each lesson and each step. See docs/teaching.md.

## The first train

first-train = The first train
    .idea = You lay track between two cities, carry a cube over it, and from then on the line pays you.
    .know-1 = A line of track between two cities or towns is a link, and it belongs to the player who built it.
    .know-2 = A cube goes to a city of its own colour.
    .know-3 = Each link on the way gives its owner 1 income.
    .know-4 = Income is money every turn and 3 points each at the end.

first-train-look = Cities have colours, and so have the cubes of goods that wait in them. A cube wants to go to a city of its own colour, and somebody has to carry it there.
    .title = Look
    .pin-1 = A red cube waits in Evansville.
    .pin-2 = St. Louis is a red city: it wants that cube.
    .pin-3 = Your line from St. Louis stops one field short.

first-train-build = You may lay three tiles in your build turn, and this is the third. A tile on a plain field costs $2. The track has to run on from your own end and meet Evansville.
    .title = Build
    .pin-1 = The gap.
    .pin-2 = Your cash.
    .ask = Close the gap at pin 1, so that St. Louis and Evansville are joined.
    .answer-1 = You may stop at any time, and you keep your ${ $cash }. But then the line has a gap, and the cube stays where it is.
    .answer-2 = The tile lies in the gap, but it does not join both ends: one of its sides must face your track in the west, the other Evansville. Turn it until both fit.
    .answer-3 = That is real track, and you paid ${ $cash_less } for it. But your line still stops one field short, and this was your last tile. Look at the gap again.
    .otherwise = That is allowed, but it is not the task. Take it back. The task: { first-train-build.ask }
    .AS-PLACE-05 = New track begins at a city or at your own track. That field touches neither.
    .AS-MAP-01 = A city needs no tile: it joins everything that reaches its six sides.
    .after = St. Louis and Evansville are joined. Such a line is called a link, and the disc on it says that it is yours for good. The tile cost ${ $cash_less }, you have ${ $cash } left. Orange and Blue build nothing this time.

first-train-deliver = Now goods move. There are two rounds, and in each one you may carry one cube. Your engine is strong enough for one link, and one link is all you need.
    .title = Deliver
    .pin-1 = This cube.
    .pin-2 = To this city.
    .pin-3 = Engine 1: over one link.
    .ask = Deliver the red cube to St. Louis.
    .answer-1 = Your engine is now { $engine }, good for longer trips. That is a real choice, and you used this round for it. But the cube is still waiting.
    .answer-2 = You may pass, but nobody will carry the cube for you.
    .otherwise = That is allowed, but something else brings you more. Take it back and count the links that are yours. The task: { first-train-deliver.ask }
    .after = The link pays its owner, and that is you: your income is now { $income }. An income of 1 brings $1 at the end of every turn and 3 points at the end of the game. The cube goes back into the bag.

## Laying track

laying-track = Laying track
    .idea = Track grows from a city or from your own track, tile by tile. A town on the way makes two links of one line.
    .know-1 = Track begins at a city or at your own track.
    .know-2 = A plain field costs $2, a town $1 and $1 for each side; rivers and mountains cost extra.
    .know-3 = Three tiles a turn, each paid at once.
    .know-4 = A town splits a line into two links.

laying-track-from-a-city = Orange has joined Evansville and Cincinnati with the short line. You go the other way, through the town of Indianapolis. Track may begin at any side of a city.
    .title = From a city
    .pin-1 = Orange’s line: one link.
    .pin-2 = Your first tile goes here.
    .pin-3 = Indianapolis, a town.
    .ask = Lay a tile on J9 that leads from Evansville towards Indianapolis.
    .answer-1 = Well seen: you may also begin at Cincinnati, and the line would be the same. This lesson starts at Evansville.
    .answer-2 = You would stop with no track at all. You have ${ $cash }, and a tile costs $2.
    .answer-3 = That tile begins at Evansville, but it does not lead to Indianapolis. It should leave J9 on the north-east side.
    .answer-4 = Allowed, for ${ $cash_less }: every city is a place to begin. But this one does not lead from Evansville to Indianapolis.
    .otherwise = That is allowed, but it is not the task. Take it back. The task: { laying-track-from-a-city.ask }
    .AS-PLACE-05 = Track begins at a city or at your own track. This field touches neither, so the tile would hang in the air.
    .AS-PLACE-03 = The track would run into the lake.
    .AS-MAP-01 = No tile can lie on a city.
    .after = ${ $cash_less } for a plain field, paid at once. The line has an open end now, and it points at Indianapolis.

laying-track-the-town = A town is a stop, like a city, but it wants no goods. Track on a town field costs $1, and $1 more for each side that the track leaves by. You want to come in from J9 and go on towards Cincinnati: two sides.
    .title = The town
    .pin-1 = In from the south-west, out to the north-east.
    .pin-2 = The next field.
    .ask = Lay a tile on Indianapolis that lets the line come in from J9 and leave towards L8.
    .answer-1 = The cheapest one, ${ $cash_less }, and it makes a link. But the line ends in the town, and replacing the tile later costs $3 more.
    .answer-2 = Your line would end in the open, one field before the town.
    .answer-3 = Your line reaches the town, for ${ $cash_less }. But you want exactly two sides here: one towards J9, one towards L8.
    .answer-4 = You may build in two places in one turn. But an open end that you do not build on can be lost, and Indianapolis is waiting.
    .otherwise = That is allowed, but it is not the task. Take it back. The task: { laying-track-the-town.ask }
    .after = ${ $cash_less }: $1, and $1 for each of two sides. Evansville and Indianapolis are joined, that is your first link. The other side of the town is an open end.

laying-track-two-links = One tile is left this turn. North-east of Indianapolis lies L8, and beyond it Cincinnati.
    .title = Two links
    .pin-1 = One curve is enough.
    .pin-2 = Cincinnati takes track on every side.
    .ask = Join Indianapolis and Cincinnati.
    .answer-1 = You would save $2 and leave the line unfinished, one tile before the city.
    .answer-2 = That tile goes on from Indianapolis or from Cincinnati, but it does not join the two. Try another turn of the curve.
    .answer-3 = Allowed, but your third tile is used and the open end at Indianapolis leads nowhere.
    .otherwise = That is allowed, but it is not the task. Take it back. The task: { laying-track-two-links.ask }
    .after = ${ $cash_less }, and the build turn ends by itself after three tiles. You paid $7 in all and have ${ $cash }. Orange has one link between the two cities, and you have two, because the town splits your line.

## Whose link?

whose-link = Whose link?
    .idea = A cube may use anybody’s links, and every link pays its owner, not the carrier.
    .know-1 = A cube may travel over anybody’s links.
    .know-2 = Each link pays its owner, not the carrier.
    .know-3 = A cube stops at the first city of its colour and visits no place twice.
    .know-4 = The longer way over your own links is often the better one.

whose-link-two-ways = A blue cube waits in Cincinnati, and Evansville is blue. There are two ways: Orange’s short line, and yours through Indianapolis. You may carry the cube over either, since links are open to everybody.
    .title = Two ways
    .pin-1 = The blue cube.
    .pin-2 = Orange’s link.
    .pin-3 = Your line: two links.
    .ask = Take the blue cube to Evansville so that you gain 2 income.
    .answer-1 = That works, but it pays Orange: Orange’s income is { $income_1 } now, yours is still { $income }. A cube may travel over anybody’s links, and the owner of the link earns. Look for a way on which the discs are yours.
    .answer-2 = Engine { $engine }. Three links are more than this trip needs; two are enough.
    .answer-3 = The cube waits, and so does Orange.
    .answer-4 = You carried the red cube. That is allowed: any cube, from any city. Its turn comes in the next step; first the blue one.
    .otherwise = That is allowed, but something else brings you more. Take it back and count the links that are yours. The task: { whose-link-two-ways.ask }
    .AS-MOVE-08 = A blue cube must stop at the first blue city. It cannot pass through Evansville.
    .AS-MOVE-05 = There is no link between those two.
    .after = Two links, both yours: income { $income_before } becomes { $income }. Orange and Blue use this round to make their engines stronger.

whose-link-over-a-rival-s-link = Second round. The red cube in Cincinnati wants to go to St. Louis, and the last stretch belongs to Blue. That need not stop you. Ask of every way: how many of these links are mine?
    .title = Over a rival’s link
    .pin-1 = The red cube.
    .pin-2 = St. Louis is red.
    .pin-3 = Blue’s link: somebody has to be paid here.
    .ask = Take the red cube to St. Louis and earn as much as you can on the way.
    .answer-1 = The cube arrived, but you gained nothing: 1 income for Orange, 1 for Blue, none for you. A short way is not the goal. Your engine can do one link more.
    .answer-2 = Engine { $engine }. But this was your last move in this turn, and every player can still reach the red cube.
    .answer-3 = Then the red cube waits, and Orange or Blue may carry it over their own links, past yours.
    .otherwise = That is allowed, but something else brings you more. Take it back and count the links that are yours. The task: { whose-link-over-a-rival-s-link.ask }
    .after = Three links: two pay you, one pays Blue. Your income is { $income }, Blue’s is { $income_2 }. Giving a rival one to get two is often good business.

## A stronger engine

the-engine = A stronger engine
    .idea = The engine says over how many links a cube may go; raising it costs you a delivery now and $1 in every turn.
    .know-1 = The engine is the greatest number of links in one trip, from 1 to 6.
    .know-2 = You may raise it once in the two rounds, instead of a delivery.
    .know-3 = Each engine level costs $1 every turn.
    .know-4 = One long delivery earns what several short ones do.

the-engine-too-far = Two cubes are on your line. The red one needs one link to St. Louis, the blue one needs two to Evansville. Your engine is good for one link. In one of the two rounds you may raise it by one instead of carrying a cube.
    .title = Too far
    .pin-1 = Red, one link to St. Louis.
    .pin-2 = Blue, two links to Evansville.
    .pin-3 = Engine 1.
    .ask = This is round one of two. Prepare the longer trip.
    .answer-1 = Income { $income }, one more. In round two you could only raise the engine: 1 income for the whole turn. Is there an order that brings more, and leaves the red cube for next turn?
    .answer-2 = That wastes your go. You can do something useful with it.
    .otherwise = That is allowed, but it does not prepare the longer trip. Take it back and think of both rounds.
    .AS-MOVE-06 = Two links, and your engine is good for one. Not yet.
    .after = Engine { $engine }. From now on a cube of yours may go over two links. Each engine level also costs $1 at the end of every turn.

the-engine-the-longer-journey = Round two. You have raised the engine once, and once a turn is the most. Now both cubes are within reach.
    .title = The longer trip
    .pin-1 = Two links.
    .pin-2 = One link.
    .pin-3 = Engine 2.
    .ask = Make the delivery that brings you most.
    .answer-1 = Income { $income }. That trip was possible with the old engine, too.
    .answer-2 = Then the new engine would have cost you money and brought nothing.
    .otherwise = That is allowed, but something else brings you more. Take it back and count the links that are yours. The task: { the-engine-the-longer-journey.ask }
    .AS-MOVE-03 = You may do this once a turn in this phase. The special action Locomotive could raise it a second time.
    .after = 2 income from one cube: { $income_before } becomes { $income }. The red cube is still there for next turn, and all the links it can use are yours.

## The bill

the-bill = The bill
    .idea = At the end of every turn you pay $1 for each share and each engine level; if you can’t pay, you lose income, and below 0 your company is out.
    .know-1 = The bill is $1 for each share and $1 for each engine level, every turn.
    .know-2 = You collect your income first, then you pay.
    .know-3 = Each missing dollar takes 1 income; below 0 you are out, exactly 0 survives.
    .know-4 = Before you spend: cash + income − shares − engine must not fall below 0.

the-bill-before-you-spend = You have $3 and could lay one more tile. But first count. At the end of the turn you collect $1 for each income, then you pay $1 for each share and $1 for each engine level. One cube is waiting, good for 1 income.
    .title = Before you spend
    .pin-1 = Cash 3, and $1 to come if you deliver.
    .pin-2 = 3 shares: $3.
    .pin-3 = Engine 1: $1. The bill is $4.
    .ask = Decide: build something, or stop here?
    .answer-1 = You would have ${ $cash } left, and $1 more after your delivery. The bill is $4. Every missing dollar takes 1 income, and you would have only 1: below 0 the company is out of the game. Count again before you build.
    .otherwise = That is allowed, but look at your cash first. Take it back and count.
    .after = You keep your ${ $cash }. It may look timid, but it keeps you in the game.

the-bill-earn = Now earn the dollar that is missing. The bill is $4, and you have $3.
    .title = Earn
    .pin-1 = Red, to St. Louis over your own link.
    .ask = Make the delivery.
    .answer-1 = The engine is { $engine } now, and the bill $5. You can still deliver in round two, but then a dollar is missing, and it will take your only income.
    .answer-2 = Without the delivery a dollar is missing, and you have no income to lose. There is a second round, but do not count on luck.
    .otherwise = That is allowed, but something else brings you more. Take it back and count the links that are yours. The task: { the-bill-earn.ask }
    .after = Income { $income }. With the $1 it brings you can pay exactly $4.

the-bill-resist = Round two. There is nothing left to carry, and raising the engine looks free. It is not: the new level is on the bill of this very turn.
    .title = Do not raise it
    .pin-1 = Engine 2 would make the bill $5.
    .ask = Use the second round so that the bill can be paid in full.
    .answer-1 = Engine { $engine }, bill $5, and you have $4. The missing dollar takes your income from 1 to 0. You survive, but the delivery was for nothing.
    .otherwise = That is allowed, but look at the bill first. Take it back and count.
    .after = You collect $1 and have $4; the bill is $4. You are left with ${ $cash }, and your income is still { $income }. A new turn begins, and the company lives.
reduction = Income reduction
    .idea = High income falls at the end of every turn: at 11 you lose 2, so 10 is a good place to stop and 13 a good place to go.
    .know-1 = From income 11 on you lose 2 every turn, from 21 on 4, from 31 on 6, from 41 on 8.
    .know-2 = The reduction looks at your income once, after you have paid your bill.
    .know-3 = At 10, 20, 30 and 40 one more income costs more than it brings; three more are worth it.
    .know-4 = It happens in the last turn, too.
reduction-the-track = After the bill every turn has one more step: income reduction. Up to 10 you keep all your income. From 11 to 20 you lose 2, from 21 to 30 you lose 4, and so on, turn after turn. So income is easy to get and hard to hold.
    .title = The rule
    .pin-1 = Your income: { $income }.
    .pin-2 = Red to St. Louis: 1 income for you.
    .pin-3 = Blue to Evansville: 2 income for you.
reduction-stop-at-ten = It is your last move of the turn, and two cubes are within your reach. Think of the income that you will have when the next turn begins.
    .title = Stop at ten
    .pin-1 = Your income: { $income }.
    .pin-2 = One link of yours.
    .pin-3 = Two links of yours.
    .ask = Make the delivery that leaves you with the higher income at the end of the turn.
    .answer-1 = Income { $income }, and that is one too many: from 11 on the reduction takes 2, so the turn ends with 9. You carried a cube and end where you began.
    .answer-2 = Then your income stays { $income }. One of the two deliveries brings more than nothing.
    .otherwise = That is allowed, but it is not the task. Take it back. The task: { reduction-stop-at-ten.ask }
    .after = 10 is not reduced: income { $income }. The blue cube is still there for the next turn, when you can go past 10 in one jump.
reduction-three-at-once = Another turn: now you begin at 10. If you go past it, the reduction takes 2 every turn; so a small step is wasted.
    .title = A big jump
    .pin-1 = Your income: { $income }.
    .pin-2 = Red to St. Louis: three links of yours.
    .pin-3 = Blue to Evansville: two links of yours.
    .ask = Make the delivery that pays in spite of the reduction.
    .answer-1 = Income { $income }, less 2: back to 10. You gained nothing, and the cube is gone.
    .answer-2 = Then you keep 10. But one of these cubes brings so much that something is left after the reduction.
    .otherwise = That is allowed, but it is not the task. Take it back. The task: { reduction-three-at-once.ask }
    .after = 13, less 2: income { $income }. Three more at once is worth it, two is not. Remember this before every big delivery.

## Money from shares

shares = Money from shares
    .idea = A share brings $5 now and costs $1 every turn and 3 points at the end: issue what the turn needs, and not a dollar short.
    .know-1 = A share: $5 now, $1 every turn, 3 points at the end. At most 15, never bought back.
    .know-2 = Plan the whole turn: bid, track and bill, less the income you are sure of.
    .know-3 = One missing dollar costs as much as one share, and the share brings five.
    .know-4 = Money left at the end is worth nothing.

shares-the-plan = A turn begins with money. Each share you issue brings $5 at once. It costs $1 at the end of every turn, and 3 points at the end of the game. Shares cannot be bought back.
    .title = The plan
    .pin-1 = You have $2.
    .pin-2 = 4 shares so far.
    .pin-3 = You plan a line through Indianapolis: $2 + $3 + $2 = $7.

shares-how-many = Now the sum for the whole turn. You have $2, the track costs $7, your income of 2 brings $2, and the bill is $6 for 4 shares and engine 2. Every new share brings $5 and adds $1 to that bill. No cube is in sight this turn, so count on no delivery.
    .title = How many?
    .pin-1 = Income 2.
    .pin-2 = Engine 2.
    .pin-3 = $2.
    .pin-4 = $3.
    .pin-5 = $2.
    .ask = Issue as few shares as the plan allows without a missing dollar.
    .answer-1 = With ${ $cash } you can lay one tile and then cannot pay the bill. Short by $4, with an income of 2: the company would be out.
    .answer-2 = ${ $cash } pays for the track exactly. Then $2 come in and $7 are due: five short, with an income of 2. The company would be out.
    .answer-3 = ${ $cash } now, $5 after the track, $7 with your income, and the bill is $8. One dollar short costs 1 income: $1 every turn and 3 points. That is the price of a share, and a share would have brought $5.
    .answer-4 = It works, and $7 would be left over. But the last share is not needed: it costs 3 points and $1 every turn.
    .answer-5 = You would have ${ $cash }, far more than the plan needs. Each share too many costs 3 points and $1 in every turn.
    .otherwise = That is allowed. Take it back and do the sum for the whole turn once more.
    .after = You have ${ $cash } and { $shares } shares. $7 go into the track, $2 come in, $9 are due: $3 will be left, enough for a small bid.

shares-the-last-turn = Eight turns later, the last turn. You want no more track; one delivery is left to make. Your income of 14 is more than the bill of $10. Cash counts nothing at the end.
    .title = The last turn
    .pin-1 = Turn 10 of 10.
    .pin-2 = $1 is enough now.
    .pin-3 = Each share: 3 points less.
    .ask = How many shares do you issue now?
    .answer-1 = ${ $cash }, and nothing to buy with it. Your points fall from { $points_before } to { $points }. What would the money be for?
    .otherwise = That is allowed. Take it back and do the sum for the whole turn once more.
    .after = None. You stay at { $points } points and can pay everything from your income.

## Bidding and choosing

order-and-actions = Bidding and choosing
    .idea = You bid for the order in which actions are chosen; the first two pay in full, the last nothing, those between half.
    .know-1 = Places 1 and 2 pay their bid, the first to drop pays nothing, those between pay half, rounded up.
    .know-2 = The order decides who chooses first, builds first and moves first.
    .know-3 = Seven actions, each for one player, for one turn.
    .know-4 = Know what your plan needs before you bid, and bid no more than it is worth.

order-and-actions-what-it-is-for = You want to join Chicago and Evansville: that takes four tiles, and a build turn has three. Each turn you choose one of seven actions, and each action goes to one player only. Before you bid for the order, see what the actions can do.
    .title = What it is for
    .pin-1 = First tile.
    .pin-2 = Second.
    .pin-3 = Third: Terre Haute.
    .pin-4 = Fourth place: $9 in all.
order-and-actions-first-four-actions = Seven actions, each for one player and for one turn. Four of them decide who comes first and how strong you are.
    .title = Four actions
    .pin-1 = First Move: you carry cubes before the others, in both rounds.
    .pin-2 = First Build: you build before the others.
    .pin-3 = Engineer: four tiles instead of three.
    .pin-4 = Locomotive: your engine becomes one link stronger at once, and costs $1 more every turn.
order-and-actions-other-three-actions = The other three change the map, the goods, or the next auction.
    .title = Three more
    .pin-1 = Urbanization: a New City on a town, free, before your first tile.
    .pin-2 = Production: two new cubes for the goods display at the end of the turn.
    .pin-3 = Turn Order Pass: pass once in the next auction and stay in.

order-and-actions-bid = Two of these actions help your plan: Engineer, and Urbanization, which saves a tile. So you want to be among the first two to choose. Blue has bid $1 and Orange $2. You may bid more, or drop out. The first to drop out is last and pays nothing; the two best places pay their whole bid; everyone between pays half, rounded up.
    .title = Bid
    .pin-1 = Orange leads with $2.
    .pin-2 = You have $16.
    .ask = Stay in the auction, as cheaply as you can.
    .answer-1 = The first to drop: last place, free of charge. That is often a good bargain. But three others would choose before you, and you have a wish.
    .answer-2 = That is more than you need to say. What you bid is what you pay if you end up in one of the first two places, and you can still bid more later.
    .otherwise = That is allowed, but it is not what your plan needs. Take it back.
    .AS-ORDER-03 = A bid must be higher than the $2 of Orange, and you must have the money.
    .after = Pink drops out first: fourth place, nothing to pay. Blue follows: third place, half of $1 is rounded up to $1. Orange bids $5. Only the two of you are left.

order-and-actions-enough = If you drop out now, you are second and pay your $3. To be first you would have to go above $5, and Orange may go on. Two actions would serve you, and Orange can take only one of them. Your track costs $9, and the bill of $5 or $6 is still to come.
    .title = Enough
    .pin-1 = Four tiles.
    .pin-2 = A New City in Terre Haute would save a tile.
    .pin-3 = $16, less what you bid.
    .ask = Go higher, or let Orange have the first place?
    .answer-1 = You would be paying for a difference you do not need: after Orange has chosen, one of your two actions is still there. And each dollar is wanted for the track and the bill.
    .otherwise = That is allowed, but think of what the place is worth to you. Take it back.
    .after = You are second and pay ${ $cash_less }; ${ $cash } are left. Orange pays $5 and chooses Urbanization.

order-and-actions-choose = You know what your plan needs: from Chicago through Terre Haute to Evansville in one build turn, so that the red cube can travel this turn.
    .title = Choose
    .pin-1 = Four fields without track.
    .pin-2 = This cube wants to go to Chicago.
    .pin-3 = Chicago is red.
    .ask = Take the action that finishes your line this turn.
    .answer-1 = A stronger engine is nearly always welcome. But with three tiles your line stays open, and there is nothing for the engine to pull this turn.
    .answer-2 = You build before the others. Nobody is in your way here; what you lack is tiles.
    .answer-3 = You move first in both rounds. Without a finished line there is nothing to move.
    .answer-4 = Two new cubes for the display at the end of the turn. Good in a long game with few goods, but not what is missing now.
    .answer-5 = In the next auction you may pass once without dropping out. Useful when nothing else fits; but something does.
    .otherwise = That is allowed, and each action is useful some day. Take it back and think of what your plan lacks. The task: { order-and-actions-choose.ask }
    .after = Engineer: four tiles this turn. For $9 the line will be complete; with ${ $cash } you can pay that and keep $4 for the bill. Raise the engine in the first round, and the red cube brings 2 income in the second.

## A New City

new-city = A New City
    .idea = Urbanization turns a town into a city of the colour you choose, free of charge and before your first tile.
    .know-1 = Urbanization: one New City on any town, free, before your first tile.
    .know-2 = Only black New Cities take black cubes.
    .know-3 = Track that points at the town is joined to the city; it does not matter who owns it.
    .know-4 = Two cities close together make cheap links.

new-city-found-it = Black cubes have no home on the printed map: only black New Cities take them. You hold Urbanization, so you may turn any town into a New City now, before your first tile. There are eight, in five colours: A red, B blue, E yellow, F purple, and C, D, G, H black.
    .title = Found it
    .pin-1 = A black cube in St. Louis.
    .pin-2 = Another in Evansville.
    .pin-3 = Your track points at Terre Haute.
    .ask = Give the black cubes a home at the end of your line.
    .answer-1 = You would end your build turn without using the action, and your unfinished line would lose its disc.
    .answer-2 = Your line is a link now, since it ends at a city. But look at the colour: neither cube can get off here.
    .answer-3 = A New City, free of charge, and anywhere is allowed. But your line does not reach it, and there is only one this turn.
    .answer-4 = After your first tile you cannot place a New City this turn. Take the tile back and place the city first.
    .otherwise = That is allowed, but the black cubes are still without a home on your line. Take it back.
    .AS-URB-02 = A New City can only take the place of a town.
    .after = Terre Haute is a black city, and it cost nothing. Your open end faced it, so the line from St. Louis is complete: a link.

new-city-one-tile = Your three tiles are still all there: founding a city does not count. A city takes track on all six sides. Between Terre Haute and Evansville lies a single field.
    .title = One tile
    .pin-1 = One field, two cities.
    .pin-2 = This cube would like it.
    .ask = Join Terre Haute and Evansville with one tile.
    .answer-1 = You may stop here, and one cube can travel. With $2 more it would be both.
    .answer-2 = That tile touches one of the two cities only. Turn it so that it touches both.
    .answer-3 = Track for ${ $cash_less }, but Evansville is still cut off from Terre Haute.
    .otherwise = That is allowed, but it is not the task. Take it back. The task: { new-city-one-tile.ask }
    .after = A whole link for ${ $cash_less }: two cities, one tile. New Cities make short links, and short links are cheap income.

new-city-stop = You have $4. The bill will be $4 as well, for 3 shares and engine 1, and two deliveries are in sight. You could afford one more tile, but it would lead nowhere this turn.
    .title = Keep your money
    .pin-1 = $4.
    .ask = End your build turn.
    .answer-1 = You may, and if it costs $2 your two deliveries still pay the bill. But a tile that leads nowhere has to be built on again next turn. Keep the money for now.
    .otherwise = That is allowed, but look at your cash first. Take it back and count.
    .after = Orange and Blue build nothing. Goods move.

new-city-round-one = Two black cubes, two links of yours, one home for both. Your engine needs to do one link at a time.
    .title = Round one
    .pin-1 = Terre Haute takes black.
    .ask = Deliver a black cube.
    .answer-1 = Engine { $engine }, and the bill grows by $1. Both cubes need one link only.
    .answer-2 = Two cubes are waiting. Carry one now.
    .otherwise = That is allowed, but something else brings you more. Take it back and count the links that are yours. The task: { new-city-round-one.ask }
    .after = Income { $income }. The other cube is for round two.

new-city-round-two = Round two, and the same again with the other cube. Black cubes may use any link, but yours are the only ones here.
    .title = Round two
    .pin-1 = To Terre Haute.
    .ask = Deliver the second black cube.
    .answer-1 = Engine { $engine }. Next turn there may be longer journeys, but the second cube waits, and others can carry it as well.
    .answer-2 = One cube is left.
    .otherwise = That is allowed, but something else brings you more. Take it back and count the links that are yours. The task: { new-city-round-two.ask }
    .after = Income { $income } from a city that was not there when the turn began. A New City starts without cubes; the dice bring it its own, from the column with its letter.

## Turning and crossing

turning = Turning an open end
    .idea = An unfinished line can change its direction: its open end turns, but only new track keeps the line yours.
    .know-1 = An unfinished line must grow in each of your build turns, or its disc is lost.
    .know-2 = Your open end can be turned for $2; turning alone does not save it.
    .know-3 = Track never disappears, and a finished link can never be turned.
    .know-4 = A finished link is safe for ever.
crossing = Crossing a rival’s line
    .idea = A rival’s line in your way is no wall: for $3 you replace the tile by one that keeps that line and adds yours.
    .know-1 = A rival’s line can be crossed for $3, never joined or removed.
    .know-2 = Both lines use the tile, and neither disturbs the other.
    .know-3 = A line that crosses still has to grow or to be finished.

turning-turn-it = Last turn you set out for Lexington. Now a yellow cube has come to Cincinnati, and it wants to go to Wheeling in the east. An open end of yours may be turned for $2: the tile is replaced by one that comes from Cincinnati as before and leaves by another side.
    .title = Turn it
    .pin-1 = Your open end.
    .pin-2 = Yellow, for Wheeling.
    .pin-3 = Turn it this way.
    .ask = Turn the tile on N9 so that it leads to O9 in the north-east.
    .answer-1 = At the end of your build turn an unfinished line that you have not extended loses its disc. The track stays, but it belongs to nobody, and anybody may take it up.
    .answer-2 = Turned for ${ $cash_less }, but not towards O9. It should come from Cincinnati and leave on the north-east side.
    .answer-3 = A fresh line from Cincinnati can get to Wheeling as well. But then the old end loses its disc, and what it cost is gone; turning it uses it.
    .answer-4 = That reaches Lexington for ${ $cash_less } and saves your line. But a yellow cube cannot get off at a town.
    .answer-5 = A new line elsewhere, and the old open end is still pointing at Lexington. If you do not build on it this turn, it is lost.
    .otherwise = That is allowed, but it is not the task. Take it back. The task: { turning-turn-it.ask }
    .AS-REPL-04 = The end at Cincinnati is fixed. Only the open end can be turned.
    .AS-REPL-01 = The track to Cincinnati would disappear. Track on the map stays.
    .after = Turned, for ${ $cash_less }. There is no river surcharge when a tile is replaced.

turning-extend-it = Turning alone does not count as building on: at the end of your build turn the line would still be lost. New track has to be added. O9 lies on the Ohio; a river field costs $1 more, in the default rules only the first time you build on that river.
    .title = Extend it
    .pin-1 = On the Ohio.
    .pin-2 = Then here.
    .pin-3 = Wheeling.
    .ask = Go on over O9 towards P9.
    .answer-1 = That goes on along the river, and from there a curve would reach Wheeling, too. Here take the way over P9.
    .answer-2 = Lost: turning is not extending, so the line has no disc any more.
    .answer-3 = The line goes on, but away from Wheeling. It should leave O9 on the south-east side.
    .answer-4 = Your line to Wheeling is waiting at O9.
    .otherwise = That is allowed, but it is not the task. Take it back. The task: { turning-extend-it.ask }
    .after = ${ $cash_less } for this field. The line has grown, so it stays yours this turn.

turning-arrive = One field is left before Wheeling, and one tile of your three. A city takes track on every side.
    .title = Arrive
    .pin-1 = The last field.
    .pin-2 = Wheeling is yellow.
    .ask = Complete the link to Wheeling.
    .answer-1 = You may stop: extended lines are safe until your next build turn. But a finished one is safe for ever, and you have the money.
    .answer-2 = Close, but the track does not join O9 and Wheeling.
    .answer-3 = Wheeling is one field away. This was the last tile of the turn.
    .otherwise = That is allowed, but it is not the task. Take it back. The task: { turning-arrive.ask }
    .after = Cincinnati and Wheeling are joined. A link stays yours for ever, and it can never be turned again.

crossing-cross-it = Your line from Springfield has run against Orange’s, which goes from Chicago down to Terre Haute. You may not join its track, but you may cross it. For $3 the tile is replaced by one that keeps that track and adds yours.
    .title = Cross it
    .pin-1 = Your open end.
    .pin-2 = Orange’s line is in the way.
    .pin-3 = A blue cube in St. Louis.
    .pin-4 = Beyond it Michigan City, a blue New City.
    .ask = Cross Orange’s line on I8 in a straight line.
    .answer-1 = The stretch from Springfield would lose its disc: it is unfinished and has not grown this turn.
    .answer-2 = Your track lies on one tile with Orange’s, but it does not lead on to J7. Come in from H8 and leave on the opposite side.
    .answer-3 = You can turn away for ${ $cash_less }, and Chicago is near on that side. But the cube is blue, and the blue city lies beyond Orange’s line.
    .answer-4 = Your open end still faces Orange’s line. Crossing costs only $3.
    .otherwise = That is allowed, but it is not the task. Take it back. The task: { crossing-cross-it.ask }
    .AS-REPL-01 = Orange’s track would disappear. Track on the map stays, so the new tile must keep it.
    .after = ${ $cash_less }. Both lines use the tile, and neither disturbs the other: Orange keeps its link, you have an open end beyond it.

crossing-through = Michigan City is a city now, so track may meet it on any side. From your crossing it is one field away.
    .title = Through
    .pin-1 = One curve.
    .pin-2 = Michigan City.
    .ask = Finish the line on J7.
    .answer-1 = Safe for now, since you have built on it. But with one tile more the blue cube could travel.
    .answer-2 = The curve does not end in Michigan City. It should leave J7 on the north side.
    .answer-3 = Michigan City is one tile away.
    .otherwise = That is allowed, but it is not the task. Take it back. The task: { crossing-through.ask }
    .after = A link from Springfield to Michigan City. With engine 2 the blue cube in St. Louis can now go all the way over your own two links.

## Where goods come from

new-goods = Where goods come from
    .idea = At the end of a turn dice bring the top cube of a column to its city, and with Production you decide what lies there.
    .know-1 = As many dice as players in the west, and as many in the east, every turn.
    .know-2 = A die brings the topmost cube of its column to the city of that number. If the New City of the letter below is on the map, it gets one, too.
    .know-3 = The display is open: you can see what will come, not when.
    .know-4 = Only Production fills it again.

new-goods-the-display = Goods to come lie on the display, open to all. Each numbered column belongs to a city: white numbers in the west, black in the east. The columns with letters wait for their New City. When the number of a column is rolled, its topmost cube moves to the city.
    .title = The display
    .pin-1 = White 2: St. Louis, a red city.
    .pin-2 = Black 1: Evansville, a blue city.
    .pin-3 = Emptied boxes stay empty, unless somebody uses Production.

new-goods-draw = You chose Production. Before the dice you may draw two cubes from the bag and put each into an empty box. Your line joins St. Louis and Evansville, so you know what you would like to see there.
    .title = Draw
    .pin-1 = Yours this turn.
    .pin-2 = Your line.
    .ask = Draw two cubes.
    .answer-1 = You may decline, as long as you have not drawn. But then you chose the action for nothing.
    .otherwise = That is allowed. Take it back and see what the draw would bring.
    .after = A red cube and a blue one. Both must be placed now, and everybody has seen them.

new-goods-the-red-cube = Think backwards. Red goes to a red city, and St. Louis is one. So the cube should appear at the other end of your line. The topmost cube of a column comes first.
    .title = The red cube
    .pin-1 = St. Louis wants red.
    .pin-2 = Evansville’s column.
    .pin-3 = A purple cube lies at the bottom.
    .ask = Put the red cube where it will serve your line.
    .answer-1 = Then it will come to St. Louis, which is red itself. From there it has to find another red city.
    .answer-2 = The column E waits for the New City E, and that is not on the map. The cube may lie there for the rest of the game.
    .answer-3 = It would come to a city that your line does not reach. Where does your line begin, if it ends in St. Louis?
    .otherwise = That is allowed, but the cube would not serve your line. Take it back and think where it should begin its trip.
    .after = It lies above the purple cube in Evansville’s column, so it will come first. Now the blue one.

new-goods-the-blue-cube = The same thought the other way round: Evansville is blue. Then the dice are rolled, one for each player in the west and one for each in the east.
    .title = The blue cube
    .pin-1 = Evansville wants blue.
    .pin-2 = St. Louis’s column.
    .ask = Put the blue cube where it will serve your line.
    .answer-1 = The column E waits for a New City that is not on the map.
    .answer-2 = In Evansville’s column it would appear in a blue city, and would have to look for another one.
    .answer-3 = Your line does not reach the city of that column.
    .otherwise = That is allowed, but the cube would not serve your line. Take it back and think where it should begin its trip.
    .after = White 2, 2, 4 and black 1, 3, 6. The 2 was rolled twice: the blue cube and the yellow one below it come to St. Louis. The 1 brings your red cube to Evansville. Two cubes for your line, one in each direction.

## First things first

first-things-first = First things first
    .idea = Carry first what a rival could carry, and leave for later what only you can reach.
    .know-1 = Before you take the biggest delivery, look which cube somebody else can carry.
    .know-2 = A cube that only your engine reaches can wait for round two.
    .know-3 = First Move is worth money when a cube is contested.
    .know-4 = Watch the rivals’ engines: they grow between the rounds.

first-things-first-two-cubes = You have First Move, so you begin in both rounds, and your engine reaches three links. The red cube is worth 3 to you, the blue one 2. Strong players ask a second question before they take the bigger one: who else can carry it?
    .title = Two cubes
    .pin-1 = Red: three links of yours to St. Louis.
    .pin-2 = Blue: two links of yours to Evansville.
    .pin-3 = Orange’s own link to Evansville.
    .pin-4 = Orange: engine 1.
    .ask = It is round one, and Orange moves after you. Which cube first?
    .answer-1 = Income { $income }, three more. But now Orange takes the blue cube over its own short line, and in round two nothing is left for you. Which of the two cubes is safe from Orange?
    .answer-2 = That gives one of the links to Orange, and Orange can still take the blue cube.
    .answer-3 = The right cube over the wrong link: this pays Orange, and you get nothing.
    .answer-4 = Engine { $engine }, but Orange will not wait: one of these cubes is within its reach.
    .answer-5 = Then Orange takes a cube, and you have lost a round.
    .otherwise = That is allowed, but something else brings you more. Take it back and count the links that are yours. The task: { first-things-first-two-cubes.ask }
    .after = Income { $income }. Orange finds no cube for its engine of 1 and makes it stronger. The red one is still there.

first-things-first-now-the-other = Round two, and you begin again. Orange’s engine is 2 now: with it Orange could carry the red cube over its own link and one of yours. But it is your move.
    .title = Now the other
    .pin-1 = Three links of yours.
    .pin-2 = Orange: engine 2.
    .ask = Take the red cube the way that pays you most.
    .answer-1 = Two links: one pays Orange, one pays you. Your engine can do better.
    .answer-2 = Then Orange carries the red cube: 1 income for Orange and 1 for you.
    .answer-3 = Then Orange carries the red cube.
    .otherwise = That is allowed, but something else brings you more. Take it back and count the links that are yours. The task: { first-things-first-now-the-other.ask }
    .after = Income { $income }. Five in one turn; with the big cube first it would have been three, and one for Orange.

## Puzzle: the last turn

last-turn = Puzzle: the last turn
    .idea = Find the three tiles and two deliveries that win the game.
    .know-1 = Each income is worth 3 points, every share costs 3, finished track is worth a little, cash nothing.
    .know-2 = The reduction comes in the last turn, too.
    .know-3 = Through a town a line has one link more, and every cube on it pays one more.
    .know-4 = In the last turn spend everything that still earns.

last-turn-the-position = If nothing happens in this last turn, Orange wins with 20 points. You have $7, three tiles and engine 3, then two deliveries. At the end each income is worth 3 points, finished track 1 a field, and every share costs 3. Do not forget the reduction: from 11 to 20 it takes 2.
    .title = The position
    .pin-1 = Two cubes in Cincinnati: one blue, one red.
    .pin-2 = Evansville, blue: your line begins here.
    .pin-3 = St. Louis, red: your line ends here.
    .pin-4 = $7: after this turn money is worth nothing.

last-turn-build = Cincinnati has to be reached. There is more than one way, and the ways are not worth the same.
    .title = Build
    .pin-1 = From here.
    .pin-2 = To here.
    .ask = Lay the first tile of the best line between Evansville and Cincinnati.
    .answer-1 = The straight line: two tiles, $4, one link. The cubes would bring 2 and 1, and you would finish with 17 points. Orange has 20. What does the rest of your money do?
    .answer-2 = Then nothing moves on your line, and Orange wins.
    .answer-3 = With this tile you cannot reach Cincinnati in the best way any more. Each link on the way of a cube is an income: count links, not fields.
    .otherwise = That is allowed, but it is not the task. Take it back. The task: { last-turn-build.ask }
    .after = ${ $cash_less }. You are on the way through Indianapolis.

last-turn-build-3 = Two tiles are left. Think of what a stop on the way does to a line.
    .title = Build
    .pin-1 = A town makes two links of one line.
    .ask = Lay the second tile.
    .answer-1 = Unfinished track scores nothing and carries nothing.
    .answer-2 = ${ $cash_less }, and the town is reached. But the line has to go on to the other city, and you have one tile and ${ $cash } left for that.
    .answer-3 = Indianapolis is the point of going this way.
    .otherwise = That is allowed, but it is not the task. Take it back. The task: { last-turn-build-3.ask }
    .after = ${ $cash_less } for the town. ${ $cash } left, and one tile.

last-turn-build-4 = This is your last tile of the game. Unfinished track scores nothing and carries nothing.
    .title = Build
    .pin-1 = Indianapolis has one open side.
    .ask = Complete the line.
    .answer-1 = One tile is missing, and money is worth nothing after this turn.
    .answer-2 = That does not complete the line, and it was the last tile.
    .otherwise = That is allowed, but it is not the task. Take it back. The task: { last-turn-build-4.ask }
    .after = Cincinnati, Indianapolis, Evansville, St. Louis: three links of your own. You have ${ $cash }, and your income will pay the bill of $8.

last-turn-deliver = Engine 3, two rounds, two cubes. No rival has a line here.
    .title = Deliver
    .pin-1 = Red.
    .pin-2 = Blue.
    .ask = Make your first delivery.
    .answer-1 = Engine { $engine }: no trip here needs it, and one of the cubes would stay behind.
    .answer-2 = Two cubes and two rounds: you need both.
    .otherwise = That is allowed, but something else brings you more. Take it back and count the links that are yours. The task: { last-turn-deliver.ask }
    .after = Income { $income }.
a-whole-turn = A whole turn
    .idea = All ten phases in one go, with your own plan: shares, order, action, track, two deliveries, and then the table counts.
    .know-1 = You decide in five phases: shares, order, action, track, goods. The table does the rest.
    .know-2 = Plan backwards: which delivery, which track, which engine, and how much money that needs.
    .know-3 = Issue shares once, for the whole turn: bid, track and bill.
    .know-4 = Now play your first game: the bot “easy” is a good opponent.
a-whole-turn-plan = Now you play one whole turn. First the plan. Two cubes wait in Cincinnati, and your line ends in Evansville. Over Indianapolis you can reach Cincinnati with three tiles for $7. Then the red cube has three links to St. Louis, and your engine does two.
    .title = The plan
    .pin-1 = A red cube and a blue one.
    .pin-2 = St. Louis is red, and your line begins there.
    .pin-3 = Indianapolis, a town: it makes two links of one line.
    .pin-4 = Engine 2: one too few for the red cube.
    .pin-5 = Your cash: ${ $cash }.
a-whole-turn-shares = Phase 1, shares. The track costs $7. The bill will be $1 for each share and $3 for engine 3. The two deliveries bring 5 income, so you will collect $7. Each share brings $5 now.
    .title = Shares
    .pin-1 = Cash ${ $cash }.
    .pin-2 = { $shares } shares so far.
    .pin-3 = Engine { $engine }, soon 3.
    .pin-4 = Income { $income }, soon 7.
    .ask = Issue as few shares as the whole turn needs.
    .answer-1 = ${ $cash } does not even pay for the track. The red cube would never leave Cincinnati.
    .answer-2 = ${ $cash } pays for the track exactly. Then $7 come in and $8 are due: one dollar short, which costs 1 income.
    .answer-3 = That is more than the turn needs. Each share too many costs $1 every turn and 3 points at the end.
    .otherwise = That is allowed, but it is not the task. Take it back. The task: { a-whole-turn-shares.ask }
    .after = ${ $cash } and { $shares } shares: $7 for the track, $7 income, $9 for the bill. Orange and Blue issue none.
a-whole-turn-order = Phase 2, player order. Nobody disturbs you on your side of the map, and nobody else wants your action. So what is a better place worth?
    .title = Order
    .pin-1 = Last turn you were first.
    .pin-2 = ${ $cash }: every dollar has its use.
    .ask = Take your place as cheaply as you can.
    .answer-1 = With three players the first two places pay their whole bid. You would pay for a place that brings you nothing this turn.
    .otherwise = That is allowed, but it is not the task. Take it back. The task: { a-whole-turn-order.ask }
    .after = You are third and pay nothing. Orange pays $1 for first place and takes First Move; Blue takes Engineer.
a-whole-turn-action = Phase 3, actions. Five are left. The red cube needs three links, and your engine does two.
    .title = Action
    .pin-1 = Locomotive: engine +1 at once.
    .pin-2 = Engine { $engine }.
    .ask = Take Locomotive and raise your engine.
    .answer-1 = You took the action but left the engine as it was. The red cube still cannot go.
    .answer-2 = Useful on another day. But in the two rounds of this turn you want to deliver twice, so the engine must become stronger now.
    .otherwise = That is allowed, but it is not the task. Take it back. The task: { a-whole-turn-action.ask }
    .after = Engine { $engine }. Phase 4 has begun: Orange and Blue build nothing, and it is your build turn.
a-whole-turn-build = Phase 4, track. Three tiles: from Evansville to Indianapolis, through the town, and on to Cincinnati.
    .title = Track
    .pin-1 = First tile: $2.
    .pin-2 = The town, in and out: $3.
    .pin-3 = Third tile: $2.
    .ask = Join Evansville and Cincinnati through Indianapolis.
    .answer-1 = Without the track nothing can move this turn, and the shares would be wasted.
    .answer-2 = The straight line is shorter and one link less: the two cubes would bring 3 income instead of 5.
    .otherwise = That is allowed, but it is not the task. Take it back. The task: { a-whole-turn-build.ask }
    .after = Your build turn is over: ${ $cash } left, and three links from Cincinnati to St. Louis, all yours. In phase 5 Orange has First Move and finds nothing to carry, nor does Blue.
a-whole-turn-first-delivery = Phase 5, goods, round one of two. Both cubes can go now, and no rival can reach them.
    .title = Round one
    .pin-1 = Red to St. Louis: three links.
    .pin-2 = Blue to Evansville: two links.
    .ask = Deliver one of the two cubes over your links.
    .answer-1 = Engine { $engine }: no trip here needs it, and the bill grows by $1. Two cubes, two rounds.
    .answer-2 = Two cubes and two rounds: you need both.
    .otherwise = That is allowed, but another way brings more. Take it back. The task: { a-whole-turn-first-delivery.ask }
    .after = Income { $income }. Orange and Blue make their engines stronger, and round two has begun.
a-whole-turn-second-delivery = Round two. After this the table does the rest: you collect income, pay the bill, income is reduced from 11 on, and dice bring new goods.
    .title = Round two
    .pin-1 = One cube is left.
    .ask = Deliver the other cube.
    .answer-1 = Engine { $engine }, and a cube that would bring income stays behind.
    .answer-2 = Then the cube waits, and the bill does not.
    .otherwise = That is allowed, but another way brings more. Take it back. The task: { a-whole-turn-second-delivery.ask }
    .after = Phases 6 to 10: you collect $7, pay $9, income { $income } is not reduced, the dice bring goods, and turn { $turn } begins. ${ $cash } are left.
a-whole-turn-looking-back = That was a whole turn. From income 2 to { $income } with three tiles and two cubes. In the next turn the new goods decide which plan is best. You know all that you need for your first game.
    .title = Looking back
    .pin-1 = The next turn has begun.
    .pin-2 = Cash ${ $cash }.
    .pin-3 = Income { $income }.

last-turn-deliver-6 = Your last move of the game. Then income, the bill, the reduction, and the points.
    .title = Deliver
    .pin-1 = One cube is left.
    .ask = Make your second delivery.
    .answer-1 = An engine scores nothing.
    .answer-2 = One cube is left, and it is worth more than you need to win.
    .otherwise = That is allowed, but something else brings you more. Take it back and count the links that are yours. The task: { last-turn-deliver-6.ask }
    .after = Income 8 + 5 = 13, reduced by 2 to { $income }. That is 33 points, and { $track } for your track, less 15 for five shares: { $points }. Orange has { $points_1 }. You win, because you went through a town.

## Exercises

ten-is-a-good-number = Ten is a good number
    .idea = The last move of the game, and one more income on offer.
    .know-1 = At 10, 20, 30 and 40 one more income costs more than it brings.

ten-is-a-good-number-decide = The last move of the game. Your income is { $income }, and one red cube could bring 1 more.
    .pin-1 = Your income: { $income }.
    .pin-2 = One link of yours to St. Louis.
    .pin-3 = The last turn.
    .ask = What do you do?
    .answer-1 = Income { $income }, and that is one too many: from 11 to 20 the reduction takes 2, so you would end with less than before. The delivery costs you three points.
    .otherwise = That is allowed, but count once more what the reduction will do.
    .after = At 10 nothing is taken off, at 11 two are. You end with income { $income } and { $points } points; with the delivery it would have been three points less. Two more income would bring you back to 10; only from three on does it pay. The same trap lies at 20, 30 and 40, in every turn.

one-more-share = One more share?
    .idea = Shares cost points, but one tile is missing.
    .know-1 = Never issuing in the last turn is a good habit, not a law: count what the money opens.

one-more-share-decide = The last turn, and you have no cash. Each share costs 3 points.
    .pin-1 = The last turn.
    .pin-2 = No money at all.
    .pin-3 = One tile is missing: $2.
    .pin-4 = A red and a blue cube in Cincinnati.
    .ask = How many shares do you issue?
    .answer-1 = You save 3 points and cannot lay the one tile that is missing. The two cubes in Cincinnati are out of reach: 3 and 2 income, 15 points.
    .answer-2 = Count what the missing tile costs. Every share beyond that is 3 points gone.
    .otherwise = Count what the missing tile costs, and what it opens.
    .after = One share: 3 points less, $5 more. The tile on L8 costs $2 and opens Cincinnati: the red cube brings 3 income, the blue one 2, together 15 points, and the new link scores as well.

worth-of-first-move = What First Move is worth
    .idea = One cube, two lines that begin at it, and you are last.
    .know-1 = An action is worth what it lets you do before the others can.

worth-of-first-move-decide = You choose last, and Orange is first in the order. One blue cube lies where your line and Orange’s both begin.
    .pin-1 = You are last in the order.
    .pin-2 = The only cube within your reach.
    .pin-3 = 2 income for you, over your own line.
    .pin-4 = 1 for Orange, over the short one.
    .ask = Which action do you take?
    .answer-1 = A stronger engine, yes, and nothing for it to pull: Orange moves before you and carries the only cube over its own line.
    .answer-2 = Building first changes nothing here. The cube is contested, not the fields.
    .answer-3 = New cubes come at the end of the turn. This one will be gone by then.
    .answer-4 = That helps in the next auction. The cube will be gone by then.
    .otherwise = That is allowed. But who will carry the cube?
    .after = With First Move you carry the cube before Orange: 2 income for you, none for Orange. Your second round is then free to raise the engine, so you do not even lose what Locomotive offers.

one-for-sky = One for Blue
    .idea = A short way that is all yours, or a long one on which a rival earns, too.
    .know-1 = Count what you get; what others get matters only against that.

one-for-sky-decide = One red cube, and your engine is { $engine }.
    .pin-1 = Red, in Cincinnati.
    .pin-2 = Fort Wayne, red: one link, yours.
    .pin-3 = St. Louis, red: far away, and the last link is Blue’s.
    .ask = Where do you take it?
    .answer-1 = Safe and all your own, and worth { $income_more }. Paying a rival hurts less than it looks when that rival is behind and you get more.
    .answer-2 = A cube this good will not wait for you.
    .otherwise = That is allowed, but there is a way that brings more.
    .after = Four links: three pay you, one pays Blue. Your income grows by { $income_more }, Blue’s by 1, and Blue is last. All your own but short would have brought 1.

the-free-place = The free place
    .idea = What is a place in the order worth, if nobody is in your way?
    .know-1 = A place is worth what it lets you do. The first to drop out pays nothing.

the-free-place-decide = You have ${ $cash } and income { $income }, and want to build for $7 where nobody disturbs you. The bill is ${ $bill }, and no cube can be delivered this turn. Orange has bid $1.
    .pin-1 = Orange has bid $1.
    .pin-2 = ${ $cash }.
    .pin-3 = Your plan: Evansville, Indianapolis, Cincinnati for $7.
    .ask = What now?
    .answer-1 = With three players the first two places pay in full. If you end in one of them, $10 − $2 − $7 + $3 leaves $4 for a bill of $6: two dollars short, and you lose 2 income. And for what? Nobody is in your way.
    .answer-2 = Each dollar that you pay here is missing from the bill, and each missing dollar costs 1 income. What would being first bring you?
    .otherwise = What would a better place bring you this turn?
    .after = $10 − $7 + $3 is $6, exactly the bill. The first to drop out pays nothing, and your plan needs neither a rare action nor the first move.

the-far-end = The far end
    .idea = A home for two black cubes: where?
    .know-1 = A destination is worth the length of the trip to it.

the-far-end-decide = You hold Urbanization and want a home for the two black cubes in St. Louis.
    .pin-1 = Two black cubes in St. Louis.
    .pin-2 = Indianapolis.
    .pin-3 = Lexington.
    .pin-4 = Engine { $engine }.
    .ask = Where do you found the New City, and of which colour?
    .answer-1 = In the middle of your line, two links away: two cubes, 2 income each. Your engine can pull twice as far.
    .answer-2 = The right place, but a red city: the black cubes have no use for it.
    .answer-3 = Without a black city the two cubes will stay in St. Louis.
    .otherwise = That is allowed, but it does not bring the two black cubes as far as your engine can pull them.
    .after = Four links lie between St. Louis and Lexington, all yours, and your engine does four. The two cubes bring 4 income each; with a city in Indianapolis it would be 2 each.

two-for-you-none-for-orange = Two for you, none for Orange
    .idea = Two cubes are worth the same to you, but not to the leader.
    .know-1 = Equal for you, different for a rival: take what the rival wants.

two-for-you-none-for-orange-decide = The last move that you make in this game; Orange moves after you. Two blue cubes are worth 2 to you, one from each end of your line.
    .pin-1 = Blue in Cincinnati: 2 for you to Evansville.
    .pin-2 = Blue in Evansville: 2 for you to Cincinnati.
    .pin-3 = Toledo is blue, and Orange owns the way there.
    .pin-4 = Orange leads.
    .ask = Which one do you carry?
    .answer-1 = Two for you, well and good. But the other cube stays in Cincinnati, and Orange takes it to Toledo over two links of its own.
    .answer-2 = That is Orange’s line: Orange earns, not you.
    .answer-3 = 2 income is waiting.
    .otherwise = That is allowed. But what will Orange do with the last move?
    .after = Either brings you 2. But only the cube in Cincinnati can go to Toledo over Orange’s two links; the one in Evansville has no way but yours. You end with { $points } points, Orange with { $points_1 }; the other way round Orange would have won.

no-gifts = No gifts
    .idea = A New City helps everybody whose track points at it.
    .know-1 = Track that points at a town is joined to a New City there; it does not matter who owns it.

no-gifts-decide = You hold Urbanization and found a black city, so that one of your black cubes can travel.
    .pin-1 = Terre Haute: your end from Evansville, and Orange’s from Chicago.
    .pin-2 = Springfield: your end from St. Louis.
    .pin-3 = Two black cubes in Chicago.
    .ask = Springfield or Terre Haute?
    .answer-1 = Your line from Evansville is complete. So is Orange’s from Chicago, without a tile, and the two black cubes in Chicago have a home now.
    .answer-2 = Two black cubes of yours have nowhere to go, and both open ends lose their discs.
    .otherwise = That is allowed, but it does not give one of your black cubes a home that Orange cannot use.
    .after = Either city completes one of your lines and takes one of your cubes. But in Terre Haute you would finish Orange’s line for nothing and open it for two cubes. In Springfield you build for yourself alone.
first-train-who-is-who = You run a railway company. The game has ten turns with three players. The company with the most points wins, and points come mainly from income: somebody’s goods travelling over your track.
    .title = You and your rivals
    .pin-1 = This is you: your company is green.
    .pin-2 = Orange, your first rival.
    .pin-3 = Blue, your second rival.
    .pin-4 = The turn of the game.
