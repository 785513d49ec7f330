# The lessons: a message for each lesson and each step. See docs/teaching.md.

## A cube finds its city

a-cube-finds-its-city = A cube finds its city
    .idea = A cube goes to a city of its own colour, and every link it uses is worth a point.
    .know-1 = A cube goes to a city of its own colour, over complete links.
    .know-2 = Each link used is one point for its owner.
    .know-3 = Points are taken as income, which pays every round, or as victory points.
    .know-4 = Everybody moves twice in a round.

a-cube-finds-its-city-step-1 = You are green; Orange and Blue are your rivals. This is the game in one picture: cities, coloured cubes that want to travel, and track that somebody built. Track from one city to the next is a link, and the discs on it show the owner. This link is yours.
    .pin-1 = A yellow cube waits in Albany.
    .pin-2 = Hartford is a yellow city.
    .pin-3 = Your link joins them.
    .ask = Take the yellow cube to Hartford.
    .answer-1 = That is a good delivery, too: Albany is blue, and it brings { $waiting } point. Its turn comes later; begin with the yellow one.
    .answer-2 = Your locomotive is now at level { $locomotive }, but that was your whole move, and no cube has travelled. This link needs level 1 only.
    .answer-3 = You may pass, but it gives you nothing. Look for a cube with the colour of the city at the other end.
    .ST-MOVE-03 = No link leads that way yet. A cube travels only over complete links.
    .after = The cube arrives and leaves the game. It used one link, and the link is yours: you get { $waiting } point.

a-cube-finds-its-city-step-2 = A point can be taken in two ways. As a victory point it counts at the end. As income it pays you $1 at the end of this round and of every later one.
    .pin-1 = Your victory points.
    .pin-2 = Your income.
    .ask = Take the point as you like; both are right here.
    .after = You now have income { $income } and { $vp } victory points. Orange and Blue have nothing to move, and the second round of moving begins.

a-cube-finds-its-city-step-3 = Every player moves twice in a round of the game. One more cube on this link can go home, in the other direction.
    .pin-1 = Blue, in Hartford.
    .pin-2 = Albany is blue.
    .ask = Deliver a second cube.
    .answer-1 = A locomotive of level { $locomotive } will be useful later. But the blue cube stays where it is, and somebody else may build to it.
    .answer-2 = Nothing happens, and this round brings you no second point. Look at Hartford again.
    .ST-MOVE-03 = A cube goes to a city of its own colour, and this link joins only Albany and Hartford.
    .after = Again one link, again { $waiting } point for you.

a-cube-finds-its-city-step-4 = This time, try income. When all have moved twice, everybody is paid: $1 for each step of income.
    .pin-1 = Your cash: ${ $cash }.
    .ask = Take the point as income.
    .answer-1 = One victory point, safe until the end. There is nothing wrong with it, but take income once, and watch your cash.
    .after = The round ended and your income of { $income } was paid: you have ${ $cash }. After { $rounds } rounds the player with the most victory points wins.

## A stronger locomotive

a-stronger-locomotive = A stronger locomotive
    .idea = Your locomotive says over how many links a cube may travel, and making it stronger is one of your two moves.
    .know-1 = A cube may use as many links as your locomotive has levels.
    .know-2 = Improving is free, takes one move, once a round; level 6 is the highest.
    .know-3 = Towns take no cubes but split a line into links.
    .know-4 = Points of one delivery are never split.

a-stronger-locomotive-step-1 = New York is purple, and two purple cubes wait in Albany. Between them lies a town. A town takes no cubes, but it cuts your line in two: two links, so two points.
    .pin-1 = Two purple cubes.
    .pin-2 = Poughkeepsie is a town.
    .pin-3 = New York is purple.
    .pin-4 = Your locomotive: level { $locomotive }.
    .ask = You have two moves in this phase; begin so that they bring the most points.
    .answer-1 = That is { $waiting } point now. In your second move you could then improve, but the purple cubes would stay in Albany: 1 point in all. Is there a better order?
    .answer-2 = Passing gives nothing, and your locomotive stays at level { $locomotive }.
    .ST-MOVE-04 = That way has two links, and your locomotive manages one.
    .ST-TOWN-06 = A town takes no cubes. They only pass through.
    .after = Level { $locomotive }, for free. The others have moved, and your second move comes.

a-stronger-locomotive-step-2 = Now a cube may use two links. Only one improvement is allowed in a round, so this move is for a cube.
    .pin-1 = Level { $locomotive }.
    .ask = Deliver a cube for two points.
    .answer-1 = Allowed, and worth { $waiting } point: it uses one link. Your locomotive can do more now.
    .answer-2 = Then the stronger locomotive earns nothing this round.
    .ST-MOVE-02 = Once a round is enough: you have just improved it.
    .after = Two links, both yours: { $waiting } points.

a-stronger-locomotive-step-3 = All points of one delivery go the same way: all income, or all victory points. It is early in the game, and money that comes every round is worth most early.
    .pin-1 = Income { $income }.
    .pin-2 = Round { $round } of { $rounds }.
    .ask = Take the two points as income.
    .answer-1 = Two victory points. Fine at the end of the game; now income would pay $2 in every one of the rounds to come.
    .ST-SCORE-02 = The points of one delivery cannot be split.
    .after = Income { $income }, paid at once: you have ${ $cash }. One purple cube is left for next round, and your locomotive keeps its level.

## Laying track

laying-track = Laying track
    .idea = In your build turn you lay up to three tiles, and each is paid by its exits and its ground.
    .know-1 = Up to three tiles in a turn, paid at once.
    .know-2 = $1 for each exit; town or river $1 more, mountain $2 more.
    .know-3 = Begin at any city or at your own track.
    .know-4 = A town needs a town tile. Each complete link is 1 point at the end.

laying-track-step-1 = You have $10, and New York is far away. A tile costs $1 for each exit, so $2 for simple track, and $1 more over a river, $2 more in the mountains. New track begins at a city or at track of your own.
    .pin-1 = Albany: begin here.
    .pin-2 = A river field: $2 and $1.
    .pin-3 = The town to reach.
    .ask = Lay a straight tile on K9, from Albany to the south.
    .answer-1 = That tile begins in Albany, as it should, for ${ $price }. But it turns away from Poughkeepsie; you want the one that runs straight south.
    .answer-2 = New York is a city as well, so this is allowed. Let us begin at the other end, in Albany.
    .answer-3 = You may stop at any time, but then nothing is built and nothing can be delivered.
    .otherwise = Allowed: every city is a good place to begin. In this lesson the line goes from Albany to the south.
    .ST-BUILD-09 = Track has to hang on a city or on your own track. Begin beside Albany.
    .ST-BUILD-04 = On a city nothing is built; every one of its six sides is a station already.
    .after = ${ $price } paid, ${ $cash } left, { $tiles } tiles to go. The track points at Poughkeepsie but has not arrived: a town is reached only by a town tile.

laying-track-step-2 = A town tile costs $1 for each exit, $1 for the town, and here $1 for the river. You choose how many exits it has; each becomes a track of its own.
    .pin-1 = Poughkeepsie.
    .pin-2 = The line goes on to New York.
    .ask = Lay a town tile with two exits, north and south.
    .answer-1 = The link from Albany is complete, for ${ $price }. But the tile has no exit to the south, and you want to go on.
    .answer-2 = Two exits, ${ $price }, and the link from Albany is complete. But the second exit does not point south.
    .answer-3 = More exits cost more: ${ $price }. They are yours only if you build on from them soon. Two are enough today.
    .answer-4 = Good thinking: from New York it works, too, and the town tile would join them. Lay the town first, so that you see the link close.
    .answer-5 = The track from Albany would lead nowhere, and you have until your next build turn to go on with it.
    .otherwise = Allowed, but the line would not arrive in Poughkeepsie.
    .ST-BUILD-04 = On a town only a town tile fits.
    .after = ${ $price } paid. Albany–Poughkeepsie is complete, a link of your own. The exit to the south is open.

laying-track-step-3 = One tile is left, and one field lies between the town and New York. Where an exit meets a city, the line ends in it.
    .pin-1 = A river again: $3.
    .pin-2 = You have ${ $cash }.
    .ask = Finish the line to New York.
    .answer-1 = The tile costs ${ $price }, but it does not join the open exit of the town with New York.
    .answer-2 = You keep ${ $cash }, and the southern exit stays open. New York is one tile away.
    .otherwise = Allowed, but then the line to New York stays open.
    .after = ${ $price } paid, ${ $cash } left. Poughkeepsie–New York is complete, too: you own { $links } links now.

laying-track-step-4 = Three tiles are the most in a turn; only the Engineer lays four. Look what you have: two new links, two points for every cube that runs the whole way. And each complete link is worth 1 victory point at the end.
    .pin-1 = Albany–Poughkeepsie.
    .pin-2 = Poughkeepsie–New York.
    .ask = End your build turn.
    .ST-BUILD-02 = Three tiles are laid; that is all for this turn.
    .after = If the game ended now, you would have { $points } points: { $links } for your links and { $income_vp } for your income. Moving goods comes next.

## Borrowed dollars

borrowed-dollars = Borrowed dollars
    .idea = When you cannot pay, the bank does: every $5 costs you one step of income, and deliveries bring it back.
    .know-1 = Places of the first round are auctioned; the last one is free.
    .know-2 = Money comes by itself when you have to pay: $5 for one step of income.
    .know-3 = What is left of the $5 stays yours.
    .know-4 = Negative income is paid every round, and costs 2 points a step at the end.
    .know-5 = A debt of 2 to 4 in round 1 is normal; deliveries repay it.

borrowed-dollars-step-1 = A new game. Nobody has a dollar, and yet places in the turn order are sold: a bid is paid with income, one step for every $5 begun. Orange got first place for nothing, and Blue bids $1 for second. Third place is free.
    .pin-1 = Cash ${ $cash }.
    .pin-2 = Income { $income }.
    .pin-3 = Orange is first.
    .ask = Let Blue have second place: pass.
    .answer-1 = If it wins, you pay with income before a single tile is laid. There are tiles that let the last move first; keep your income.
    .ST-ORDER-03 = A bid has to be higher than the one before.
    .after = Blue pays $1: the bank gave $5 for a step of income, so Blue is at { $income_2 } with ${ $cash_2 } in hand. You are number { $place } and have lost nothing.

borrowed-dollars-step-2 = Everybody takes an action tile. Orange took Turn Order, Blue the Engineer. You come last, but one tile lets you move goods before them.
    .pin-1 = First Move: free.
    .ask = Take First Move.
    .answer-1 = Level { $locomotive } for ${ $price }: that is two steps of income, { $income } now, before you have any track.
    .otherwise = Possible. But with First Move nobody can take the cubes of your first line before you, and it costs nothing.
    .after = Orange has laid one tile far in the west, Blue three in the north: income { $income_1 } and { $income_2 }. Now it is your build turn.

borrowed-dollars-step-3 = You have no money, and you need none. If a tile costs more than you have, the bank gives $5 and moves your income one step down. It happens by itself, never more than you need.
    .pin-1 = Cash ${ $cash }.
    .pin-2 = Income { $income }.
    .pin-3 = Plain: $2.
    .ask = Begin a line from Albany to Hartford: a straight tile on L8.
    .answer-1 = This curve leads to Hartford as well, by L9. It costs the same, but take the straight one, so that we stay together.
    .answer-2 = Without track there is nothing to deliver. A small debt in round 1 is how every railway begins.
    .otherwise = Allowed, and the bank helps to pay. But the cubes here want to travel between Albany and Hartford.
    .ST-MONEY-08 = You cannot ask for money in advance. It comes when you have to pay.
    .after = The tile cost ${ $price }. The bank gave $5: income { $income }, and ${ $cash } of it are left in your hand.

borrowed-dollars-step-4 = M9 lies in the mountains: $2 for the exits and $2 for the ground. You have ${ $cash }, so the bank will help again.
    .pin-1 = Mountain: $4.
    .pin-2 = Hartford.
    .pin-3 = Cash ${ $cash }.
    .ask = Finish the line to Hartford.
    .answer-1 = ${ $price }, and the tile does not join your open end with Hartford.
    .answer-2 = Then the line leads nowhere, and the step of income is spent for nothing yet.
    .otherwise = Allowed, but the line to Hartford is not finished by it.
    .after = ${ $price } for the mountain. One more $5 from the bank: income { $income }, cash ${ $cash }.

borrowed-dollars-step-5 = A third tile is possible. But nothing waits there today, and what you do not spend stays yours: ${ $cash } in your hand are the next tile without a loan.
    .pin-1 = ${ $cash } left.
    .ask = Stop building.
    .otherwise = You may build it. It opens nothing that you can deliver this round, though, and dollars spent now will be borrowed later.
    .after = Your link stands. Cash ${ $cash }, income { $income }: at the end of this round you would pay ${ $debt }.

borrowed-dollars-step-6 = Now the line earns. You hold First Move, so you move before the others.
    .pin-1 = Yellow, for Hartford.
    .pin-2 = Blue, for Albany.
    .ask = Deliver one of the two cubes.
    .answer-1 = Level { $locomotive }, for free. But a step of debt repaid is worth 2 points at the end; earn first.
    .answer-2 = Nothing earned, and the debt stays.
    .after = { $waiting } point for you.

borrowed-dollars-step-7 = Your income is { $income }. Below zero it costs you three times: dollars at the end of every round, a new loan when you have none, and 2 victory points for each step when the game ends.
    .pin-1 = Income { $income }.
    .ask = Take the point where it helps most.
    .answer-1 = One victory point. But this step of debt takes $1 every round, and 2 victory points if it is still there at the end.
    .after = Income { $income }. One delivery more, and the debt is gone.

borrowed-dollars-step-8 = The other cube waits in its city. Your second move of the round.
    .pin-1 = Income { $income }.
    .ask = Deliver the other cube.
    .answer-1 = Level { $locomotive }. You will want that next round; the link to Hartford has one more cube to carry now.
    .answer-2 = Then the round ends with income { $income }.
    .after = Again { $waiting } point.

borrowed-dollars-step-9 = When all have moved, the income of everybody is paid out or collected. Yours is still one step below zero.
    .pin-1 = Income { $income }.
    .ask = Take income once more.
    .answer-1 = Then you pay ${ $debt } at the end of this round. With income it would be nothing.
    .after = Income { $income }: nothing to pay, and ${ $cash } in hand. The whole line cost $6, and it is yours for the rest of the game. Orange at −1 paid $1. Blue at −2 had to pay $2 with no money in hand, and is at { $income_2 } now.

## Whose links?

whose-links = Whose links?
    .idea = Every link pays its owner, so the way you choose matters more than the distance.
    .know-1 = Each link pays its owner, not the player who delivers.
    .know-2 = One link at least must be yours, and nobody may have more on the way than you.
    .know-3 = A cube stops at the first city of its colour, and passes no city twice.
    .know-4 = The longest way you own is usually the best way.

whose-links-step-1 = A cube may use links of other players. Then they are paid for theirs: 1 point for each link, to its owner. Two ways lead from Hartford to New York.
    .pin-1 = A purple cube in Hartford.
    .pin-2 = This link is Blue’s.
    .pin-3 = This way is all yours.
    .pin-4 = Level { $locomotive }.
    .ask = Take the purple cube to New York so that you get as much as you can.
    .answer-1 = It arrives. Two links: { $waiting } point for you and { $waiting_2 } for Blue, who did nothing for it. Is there a way where all discs are yours?
    .answer-2 = The blue cube can wait a moment. Purple first.
    .answer-3 = A fine delivery for { $waiting }, but it starts in New York. The task is the purple cube in Hartford.
    .answer-4 = Level { $locomotive }: longer than any way here. Deliver first.
    .answer-5 = Nothing for anybody.
    .after = Three links through Albany and Poughkeepsie, all yours: { $waiting } points. A cube may pass a city of another colour.

whose-links-step-2 = The one who moves decides first how to take the points. The others follow, and everybody sees it.
    .pin-1 = Income { $income }.
    .pin-2 = Points { $vp }.
    .ask = Take them as you like.
    .after = Income { $income }, { $vp } victory points.

whose-links-step-3 = Now the blue cube. Albany is blue and only one link away. But a cube is in no hurry: it may go a long way round, if it passes no city twice and stops at the first city of its colour.
    .pin-1 = Blue, in Hartford.
    .pin-2 = Albany is blue.
    .pin-3 = The long way begins here.
    .ask = Find the way that brings you the most.
    .answer-1 = The short way: { $waiting } point. Nobody else gets anything, but your locomotive could pull it much further.
    .answer-2 = That brings { $waiting }. Good, but the question was the blue cube.
    .answer-3 = Level { $locomotive }; the way you look for needs four.
    .answer-4 = Nothing for anybody.
    .after = Four links: three are yours, { $waiting } points; one is Blue’s, { $waiting_2 } point. You may use the links of others as long as at least one link is yours and nobody has more on the way than you.

whose-links-step-4 = You gave Blue one point and took three. That is a good bargain; one for one would not be.
    .pin-1 = Points { $vp }.
    .ask = Take your points.
    .after = Blue took the point for the link as a victory point. Then Blue moved the yellow cube from New York over New Haven to Hartford.

whose-links-step-5 = The last link of Blue’s way is yours. So you are paid, too, although it was not your move.
    .pin-1 = Your link, used by Blue.
    .ask = Take your { $waiting } point.
    .after = Links that others need work for you in their turns, too. You have income { $income } and { $vp } victory points.

## Seven action tiles

seven-action-tiles = Seven action tiles
    .idea = An action tile does something for you this round, and its number is your place in the next one.
    .know-1 = One tile each, in turn order; tiles 1 to 4 are free.
    .know-2 = City Growth $2, Locomotive $4 + new level, Urbanization $6.
    .know-3 = First Move goes first in both rounds of moving, First Build first in building.
    .know-4 = The number of your tile is your place in the next round: low numbers go first.

seven-action-tiles-step-1 = A round begins with the action tiles. In turn order everybody takes one of seven; what it does holds for this round. Blue came first and took the Engineer. Later Blue also moves goods before you, unless you do something about it.
    .pin-1 = One purple cube is left.
    .pin-2 = Blue can deliver it over this link.
    .pin-3 = You could, over two.
    .pin-4 = Blue is before you.
    .ask = Take the tile that wins you the purple cube.
    .answer-1 = Free, and you will be first next round. This round it does nothing: Blue moves before you and takes the cube.
    .answer-2 = Free, and you build before the others. But building first does not move cubes first.
    .answer-3 = Level { $locomotive } for ${ $price }: $4 and the new level. A longer arm, but Blue still moves before you.
    .answer-4 = ${ $price }, and you may bring cubes from the supply to a city. The purple cube is Blue’s, though.
    .answer-5 = ${ $price } for a New City. Strong in the middle of the game; but the purple cube will be gone.
    .answer-6 = A tile taken without its action costs nothing and only gives you its number. Look at the first four tiles.
    .ST-ACT-01 = That one is taken. Each tile is there once.
    .after = First Move is yours, for free. Orange took First Build; Orange and Blue have built nothing this time.

seven-action-tiles-step-2 = It is your build turn. You need no track for this plan.
    .pin-1 = You hold First Move.
    .ask = End your build turn.
    .otherwise = You may build, but dollars are not what this round is about. The cube is.
    .after = Moving goods begins, and you are asked first.

seven-action-tiles-step-3 = Now the tile works. In both rounds of moving you come first, Blue after you.
    .pin-1 = Still there.
    .ask = Take the cube to New York.
    .answer-1 = Level { $locomotive }. And now it is Blue’s move, with the purple cube in reach.
    .answer-2 = Then Blue takes it.
    .ST-MOVE-08 = That is Blue’s link, and none of yours is on the way.
    .after = { $waiting } points, and Blue has nothing to deliver.

seven-action-tiles-step-4 = There are seven rounds to come. Blue’s only cube is gone, and your network is two links long.
    .pin-1 = Income { $income }.
    .ask = Take income.
    .answer-1 = Two victory points. With seven rounds to come income is worth more: $2 in this and every later round.
    .after = Income { $income }. Blue improves the locomotive instead, Orange passes.

seven-action-tiles-step-5 = Your second move. No cube fits your line now.
    .pin-1 = Level { $locomotive }.
    .ask = Use the move for your locomotive.
    .answer-1 = That would waste a move: improving costs nothing here.
    .after = Level { $locomotive }, free. The round ended, income was paid, and the new order was made by the numbers of the tiles: you had 2, Blue 3, Orange 4. You are first.

seven-action-tiles-step-6 = First means first choice of all seven. Numbers 1 to 4 are free. City Growth is $2, Locomotive $4 and the new level, Urbanization $6; their high numbers put you at the end of the next order.
    .pin-1 = Number 6: $4 + 4.
    .pin-2 = Cash ${ $cash }.
    .pin-3 = Number 1: first next round.
    .ask = Take the Locomotive and see what it costs.
    .otherwise = A possible plan. Here, take the Locomotive once, to see how its price is counted.
    .after = ${ $price } for level { $locomotive }. You had ${ $cash_before }; the bank gave the rest: income { $income }, cash ${ $cash }. Worth it only if long deliveries wait. Your number is 6 now.

## A New City

a-new-city = A New City
    .idea = Urbanization turns a town into a city of the colour you like, with fresh cubes on it.
    .know-1 = Urbanization: a town becomes a city, with the cubes of one supply space; no tile is used.
    .know-2 = Track pointing at the town is complete at once.
    .know-3 = Grey cubes can only go to grey New Cities.
    .know-4 = If you have said that you use the tile, you must use it. Supply spaces are never refilled.

a-new-city-step-1 = You took Urbanization and paid $6 for it. Now you may turn one town into a city: any town, any colour that is left. It takes all cubes of one space of the goods supply with it, and it does not count as a tile.
    .pin-1 = Grey cubes have no city. Yet.
    .pin-2 = Your open track points at New Haven.
    .pin-3 = Two purple cubes.
    .pin-4 = Your locomotive: level { $locomotive }.
    .ask = Place a New City so that two cubes can travel over four links.
    .answer-1 = Grey cubes can end here now. But from New York and from Albany that is one link each. Where would the way be longer?
    .answer-2 = The right place and colour. But yellow is at home next door in Hartford, and no link leads to Boston’s red. Other cubes would travel further.
    .answer-3 = Your open track is complete now, well seen. But no cube of that colour waits on your lines. For which colour is there no city at all?
    .answer-4 = The city stands in the middle of your line, but no cube of that colour waits on it. For which colour is there no city at all?
    .answer-5 = Any town may be chosen, even far away. But no track of yours leads there.
    .answer-6 = Building and the New City may come in any order. Begin with the city: it finishes a link for you without a tile.
    .otherwise = Allowed. But first the New City.
    .ST-BUILD-03 = You have paid for Urbanization, so it has to be used before the turn ends.
    .after = New Haven is a grey city with two purple cubes. Your track that pointed at it is a complete link now: you own { $links }.

a-new-city-step-2 = You could still lay three tiles, also from the New City. Today your network is long enough.
    .pin-1 = Grey, with two purple cubes.
    .pin-2 = A complete link.
    .ask = End your build turn.
    .otherwise = Allowed. It is not needed for the two deliveries, though.
    .after = The others have moved in the first round of moving, and it is your turn.

a-new-city-step-3 = One grey cube lies in Albany, one in New York. Both can go to the New City in this very round.
    .pin-1 = From here: two links.
    .pin-2 = And from here?
    .ask = Deliver the grey cube that brings most.
    .answer-1 = Two links, { $waiting } points. The other grey cube starts further away.
    .answer-2 = { $waiting } points, very good; that cube is next. First the grey one.
    .answer-3 = Level { $locomotive }. No way here is that long yet.
    .answer-4 = Then the New City earns nothing in this round.
    .after = Four links, all yours: { $waiting } points.

a-new-city-step-4 = It is round { $round } of { $rounds }. Money still grows and points are welcome, so both are sound.
    .pin-1 = Income { $income }.
    .pin-2 = Points { $vp }.
    .ask = Take the points as you like.
    .after = Income { $income }, { $vp } victory points.

a-new-city-step-5 = And now one of the cubes that came with the city. They start at the very end of your line.
    .pin-1 = Two purple cubes.
    .pin-2 = New York is purple.
    .ask = Deliver a purple cube.
    .answer-1 = { $waiting } points. The purple cubes have a longer way.
    .answer-2 = Level { $locomotive }; but four links are all there is.
    .answer-3 = Four points are waiting.
    .after = Again four links, { $waiting } points. City Growth works alike: for $2 the cubes of one space go to a printed city, once for each city, and never to a New City.

## Open ends

open-ends = Open ends
    .idea = Unfinished track stays yours only while you keep building on it, and unowned track can be finished by you.
    .know-1 = An open line that you do not extend in your next build turn becomes unowned.
    .know-2 = Turning an open end costs $2 and does not count as extending.
    .know-3 = Complete links are never lost.
    .know-4 = Unowned track can be finished by others: one tile may buy a whole link.

open-ends-step-1 = Your link to Hartford is safe. But last round you began two more lines and finished neither. At the end of this turn you lose every open line that was not built on. You are the Engineer: four tiles instead of three.
    .pin-1 = Open: it turns towards the mountains.
    .pin-2 = Open: it points at New Haven.
    .pin-3 = This track is unowned.
    .ask = Turn the open end on K9 towards Poughkeepsie, to the south.
    .answer-1 = ${ $price }, and the end points another way now. Poughkeepsie is due south.
    .answer-2 = That one points well already: at New Haven.
    .answer-3 = Allowed, since it starts in a city. But it lies well as it is.
    .answer-4 = That reaches Hartford: a second link between the same two cities, for ${ $price }. Allowed, and worth a point at the end; but it opens no new way, and Poughkeepsie would.
    .answer-5 = The line grows, so it stays yours; but a mountain costs ${ $price }, and no city is reached.
    .answer-6 = A good tile, perhaps, and its turn will come. First turn K9.
    .answer-7 = Both open lines would be unowned now, for anyone to take.
    .ST-TOWN-03 = K9 has to point at the town first; so far nothing of yours leads there.
    .after = ${ $price } for the two exits, and nothing for the river: the ground was paid before. Turning alone does not keep the line, though. It has to grow.

open-ends-step-2 = Now the line points at the town. A town tile finishes the link, and a finished link is yours for ever.
    .pin-1 = Poughkeepsie: $1 exit, $1 town, $1 river.
    .ask = Reach Poughkeepsie as cheaply as you can.
    .answer-1 = The link is complete. But the tile costs ${ $price }, and every further exit is one more open end to look after. One exit is enough now.
    .answer-2 = Turned, but not extended: both lines would be lost.
    .otherwise = Possible, but the money is just enough for what we plan. First Poughkeepsie.
    .after = ${ $price }. Albany–Poughkeepsie is complete. ${ $cash } and { $tiles } tiles are left.

open-ends-step-3 = The second open line needs only a town tile, too. It points at New Haven already.
    .pin-1 = New Haven lies in the plain: $1 exit, $1 town.
    .ask = Finish the line to New Haven.
    .answer-1 = Complete, for ${ $price }. The other exits would be open ends again; the tile with one exit is cheaper.
    .answer-2 = The line to New Haven would be lost.
    .otherwise = Possible. But the open line to New Haven would be lost at the end of the turn.
    .after = ${ $price }. You own { $links } links, and ${ $cash } are left.

open-ends-step-4 = Somebody gave up a line that begins in Hartford. You may take over unowned track by building on it, if it starts in a city or at a link of yours.
    .pin-1 = Unowned.
    .pin-2 = One field to Boston: $3.
    .ask = Finish the forgotten line to Boston.
    .answer-1 = ${ $price }, and Boston is not joined with the old track. Look how the two ends face each other.
    .answer-2 = You keep ${ $cash }, and somebody else may finish the line to Boston for $3.
    .otherwise = Allowed. But a whole link for one tile is waiting elsewhere.
    .after = One tile, and all of Hartford–Boston is yours. You own { $links } links and have ${ $cash }.

open-ends-step-5 = All four tiles are used. Nothing of yours is open any more, so nothing can be lost.
    .pin-1 = All $10 are spent.
    .ask = End your build turn.
    .after = { $links } complete links: they stay yours to the end of the game, whatever happens.

## Income or points?

income-or-points = Income or points?
    .idea = Early in the game income pays every round; at the end only debt is worth repaying.
    .know-1 = At the end: 1 point for two steps of income, 2 lost for each step of debt, 1 for each complete link.
    .know-2 = A step out of debt is worth 2 points even in the last round.
    .know-3 = Early, take income; in about the last third of the game, points.
    .know-4 = Cash, cubes and locomotives count nothing at the end.

income-or-points-step-1 = The last round. When it ends, every two steps of income are 1 point, every step of debt takes 2, and each complete link is 1. Money counts nothing.
    .pin-1 = Income { $income }: 4 points lost, if it stays.
    .pin-2 = Two links to New York.
    .pin-3 = Three links to New York.
    .pin-4 = Round { $round } of { $rounds }.
    .ask = Begin with the purple cube in Albany.
    .answer-1 = Three links, { $waiting } points. That cube comes next. Begin with the delivery over two links, and think what its points can repay.
    .answer-2 = Nothing here needs level { $locomotive }, and locomotives count nothing at the end.
    .answer-3 = Points are waiting in Albany; do not pass.
    .after = Two links: { $waiting } points to take.

income-or-points-step-2 = Two points as victory points are 2. What are they as income?
    .pin-1 = From { $income } to 0.
    .pin-2 = ${ $cash }, and $2 to pay at the end of the round.
    .ask = Take them where they are worth more.
    .answer-1 = { $vp } victory points. But the debt stays: you pay $2 with ${ $cash } in hand, so the bank moves you to −3, and the end takes 6 points.
    .after = Income { $income }: the 4 points of debt are gone, and so is the payment. Two points were worth four.

income-or-points-step-3 = Your last move. The debt is repaid now, and income is zero.
    .pin-1 = Three links.
    .ask = Deliver the last cube.
    .answer-1 = A locomotive counts nothing at the end.
    .answer-2 = Three points would stay in Hartford.
    .after = { $waiting } points.

income-or-points-step-4 = Three steps of income would pay $3, and money counts nothing any more. At the end they would be 1 point: half, rounded down.
    .pin-1 = Income { $income }.
    .pin-2 = { $vp } points.
    .ask = Take them where they are worth more.
    .answer-1 = Income { $income }: worth 1 point at the end. Taken the other way it is 3.
    .after = The game is over: { $vp } victory points and { $links } links make { $points }. Orange has { $points_1 }, Blue { $points_2 }. Both as income would have been 18, both as points 16.

## Towns are stations

towns-are-stations = Towns are stations
    .idea = Points count links, not distance: a line over a town earns twice what the straight line earns.
    .know-1 = Points count links: short links are the best links.
    .know-2 = A town in the middle makes two links of one line, and 1 point more at the end.
    .know-3 = The more expensive line is often the better one: $5 is one step of income, and a delivery repays it.
    .know-4 = Count the cubes that will use a line before you build it.

towns-are-stations-step-1 = Four cubes want to travel between New York and Philadelphia. The straight line is two tiles for $6, one link. Over Easton it is three tiles for $10, two links.
    .pin-1 = Two for New York.
    .pin-2 = Two for Philadelphia.
    .pin-3 = Easton.
    .pin-4 = Level { $locomotive }: two links.
    .ask = Lay the first tile of the line that will earn more, from New York.
    .answer-1 = The straight line, ${ $price } for this half of it. You save $4, and each of the four cubes will bring 1 point. How many would they bring over Easton?
    .answer-2 = It begins in New York, but it leads neither to Easton nor to Philadelphia.
    .answer-3 = You begin in Philadelphia; that works as well. Begin in New York, so that we stay together.
    .answer-4 = Four cubes are waiting for a line.
    .otherwise = Allowed, but the four cubes wait in New York and Philadelphia.
    .after = ${ $price } with the river. It points at Easton.

towns-are-stations-step-2 = Easton lies by a river: $1 for it, $1 for the town, $1 for each exit. The line comes from the south-east and goes on to the south.
    .pin-1 = Easton.
    .pin-2 = The last field before Philadelphia.
    .ask = Lay the town tile that leads on to I13.
    .answer-1 = The first link is complete for ${ $price }. But a tile with one exit ends here; adding the second later costs the whole tile again.
    .answer-2 = ${ $price }, and the first link is complete. But look where I13 is: due south.
    .answer-3 = More exits for ${ $price }. Each open one has to grow in your next build turn, or it is lost; two are enough here.
    .answer-4 = The line to Easton would stay open.
    .otherwise = Allowed, but the line does not arrive in Easton by it.
    .after = ${ $price }. New York–Easton is a link of yours.

towns-are-stations-step-3 = One more tile is missing. It goes from the southern exit of Easton to Philadelphia.
    .pin-1 = A river: $3.
    .pin-2 = ${ $cash } left.
    .ask = Finish the line.
    .answer-1 = ${ $price }, but it does not join Easton and Philadelphia.
    .answer-2 = One tile is missing to Philadelphia.
    .otherwise = Allowed, but one tile is missing to Philadelphia.
    .after = ${ $price }. Two links, $10 in all, $4 more than the straight line.

towns-are-stations-step-4 = That was your third tile. Two links stand where the straight line would be one.
    .pin-1 = First link.
    .pin-2 = Second link.
    .ask = End your build turn.
    .after = Moving goods begins, and it is your move.

towns-are-stations-step-5 = Now see what the town is worth. Every cube on this line uses two links.
    .pin-1 = Blue.
    .pin-2 = Purple.
    .ask = Deliver any of the four cubes.
    .answer-1 = Level { $locomotive }; this line needs two. Earn first: others may build to these cubes.
    .answer-2 = Four cubes wait.
    .after = { $waiting } points for one cube. On the straight line it would have been 1.

towns-are-stations-step-6 = All four cubes bring 8 points instead of 4, and at the end there are two links to count instead of one. The $4 more were less than one step of income.
    .pin-1 = Income { $income }.
    .ask = Take the points; think of the round we are in.
    .answer-1 = Two victory points. In round { $round } of { $rounds } two steps of income pay $2 seven times.
    .after = Income { $income }. Strong players look for short gaps between settlements first, and put a town in the middle of every long line.

## The standard game

the-standard-game = The standard game
    .idea = In the standard game money is raised once a round, before everything else, and the locomotive costs upkeep: plan first, then pay.
    .know-1 = Standard game: raise money once, at the start of the round; then pay from cash.
    .know-2 = Auction every round: first two pay all, last nothing, others half.
    .know-3 = Action tiles are free, and the Locomotive costs $1 a level every round.
    .know-4 = Short of upkeep: 1 victory point for every $2, then income.

the-standard-game-step-1 = Here the bank opens once a round, at the start; later you can pay only what you hold. You want to be first ($3 should do) and to finish the line to Hartford ($4). A locomotive of level 3 will also cost $3 upkeep, less your income.
    .pin-1 = Cash ${ $cash }.
    .pin-2 = Mountain: $4.
    .pin-3 = Upkeep: $1 for each level, every round.
    .ask = Raise what the plan needs: each step is $5 for one income.
    .answer-1 = Income stays { $income }. But with ${ $cash } you can neither bid nor build, and nothing can be borrowed later.
    .answer-2 = ${ $cash }: enough for the line and a bid of $1. If somebody bids more you cannot follow, and nothing is left for the upkeep.
    .answer-3 = ${ $cash }, and income { $income }. More than the plan needs: every step too many is a step to earn back.
    .ST-ROUND-02 = Each phase has its time: first capital, then the bids, the tiles and the track.
    .after = ${ $cash } in hand, income { $income }. Orange and Blue raised $5 each.

the-standard-game-step-2 = Turn order is auctioned in every round. Bid more than the others or pass; who passes first is last. First and second pay their bid in full, the last pays nothing, those between half.
    .pin-1 = You begin the bidding.
    .pin-2 = Orange has ${ $cash_1 }.
    .pin-3 = Blue has ${ $cash_2 }.
    .ask = Bid $3.
    .answer-1 = A bid of nothing is allowed. It wins only if nobody wants to be first.
    .answer-2 = Possible, but keep the plan: $3 for the order, $4 for the line, the rest for upkeep.
    .answer-3 = You are last and pay nothing. Cheap; but then the Locomotive may be gone when you choose.
    .ST-STD-07 = You can bid only what you have.
    .after = Nobody goes higher. You are first and pay $3: ${ $cash } left. Blue is second, Orange last.

the-standard-game-step-3 = Action tiles are free here. Their numbers do not matter for the order; but who takes Turn Order may pass once in the next auction and stay in.
    .pin-1 = Free now, but one more dollar of upkeep every round.
    .pin-2 = Three links from New York, once the line is finished.
    .ask = Take the Locomotive.
    .answer-1 = You would move first for certain. But at level { $locomotive } the cube in Hartford cannot travel.
    .answer-2 = A help in the next auction, nothing now.
    .otherwise = Possible. But the cube in Hartford needs level 3 this round.
    .after = Level { $locomotive }, and ${ $cash } still in hand.

the-standard-game-step-4 = The line to Hartford lacks one tile. You can pay it from cash, and only from cash.
    .pin-1 = $4.
    .pin-2 = ${ $cash }.
    .ask = Finish the line to Hartford.
    .answer-1 = ${ $price }, but Hartford is not joined with your open end.
    .answer-2 = Your open end from Albany would be lost, and the cube in Hartford stays.
    .otherwise = Allowed, but the money is meant for Hartford.
    .after = ${ $price } paid, ${ $cash } left.

the-standard-game-step-5 = Two more tiles would be possible. But upkeep is due at the end of the round, so keep the rest.
    .pin-1 = ${ $cash }.
    .ask = End your build turn.
    .otherwise = You can. But upkeep of ${ $locomotive_before } is coming, and what you cannot pay costs victory points: one for every $2.
    .after = Blue took First Move and had nothing to move. Your move.

the-standard-game-step-6 = Three links in a row, and level 3. With income { $income } you would owe $5 at the end of the round if nothing were delivered.
    .pin-1 = Three links.
    .pin-2 = Two links.
    .ask = Deliver the cube that brings most.
    .answer-1 = { $waiting } points. The other one uses all your levels.
    .answer-2 = Free as always, but level { $locomotive } costs ${ $locomotive } upkeep each round, and no way is that long.
    .answer-3 = Then upkeep ruins the plan.
    .after = { $waiting } points.

the-standard-game-step-7 = You are at income { $income }. Income is what pays the upkeep, now and in all the rounds to come.
    .pin-1 = Income { $income }.
    .pin-2 = Level { $locomotive }.
    .ask = Take income.
    .answer-1 = { $vp } victory points. But with income { $income } and level { $locomotive } you owe $5 at the end of the round, and hold ${ $cash }. What is missing takes victory points back.
    .after = Income { $income }.

the-standard-game-step-8 = One cube is left, in Albany. It brings two points.
    .pin-1 = Two links.
    .ask = Deliver it.
    .answer-1 = Level { $locomotive }: one dollar more every round.
    .answer-2 = Two points stay in Albany.
    .after = { $waiting } points.

the-standard-game-step-9 = At the end of the round you get your income and pay your level. That is { $income } and { $locomotive } now, and you hold ${ $cash }.
    .pin-1 = Income { $income }.
    .ask = Take the points as you like: both can be paid.
    .after = Upkeep is paid: cash ${ $cash }, income { $income }, { $vp } victory points. The next round begins with capital again.

## The last round: a puzzle

the-last-round = The last round: a puzzle
    .idea = At the end nothing that you keep counts, only what you did with it.
    .know-1 = At the end cash is worth nothing: turn it into links.
    .know-2 = In the standard game a missing dollar of upkeep costs half a point.
    .know-3 = A new link counts three times: as a point, and in every delivery that uses it.

the-last-round-step-1 = Standard game, last round, and only you have something left to do. You have $6, three tiles and two deliveries; upkeep of $4 is still to come. Orange and Blue will have { $points_1 } points each.
    .pin-1 = ${ $cash }, upkeep $4.
    .pin-2 = Purple, in Hartford.
    .pin-3 = Yellow, in New York.
    .pin-4 = Purple, in Albany.
    .pin-5 = Blue, in New York.
    .ask = Finish with 27 points.
    .answer-1 = The right direction; by L9 it costs the same. Take the straight tile, so that we stay together.
    .answer-2 = You keep ${ $cash } for the upkeep and deliver two cubes over two links: 26 points. Good, but not 27. What is a dollar worth at the end?
    .answer-3 = Good: that tile is part of the answer, begun from Hartford. Begin in Albany, so that we stay together.
    .answer-4 = A link to New Haven costs $4 in all and is 1 point. But then $2 of upkeep are missing, which takes 1 point: 26. Which line would also make deliveries longer?
    .otherwise = ${ $cash_before } are quickly spent. Count what the tile adds to your two deliveries.
    .after = ${ $price }: ${ $cash } left for the mountain.

the-last-round-step-2 = Upkeep will not be paid in full. Each $2 you are short costs one victory point.
    .pin-1 = ${ $cash }.
    .ask = Go on.
    .answer-1 = Half a line earns nothing. Now finish it.
    .otherwise = That does not finish the line.
    .after = ${ $cash } left, and { $links } complete links.

the-last-round-step-3 = No dollar is left, and that is right: money counts nothing at the end. Now the line has to earn.
    .ask = End the build turn.
    .after = The others pass. Two moves are yours.

the-last-round-step-4 = Level 4, three links in a row. Four cubes could go.
    .pin-1 = Level { $locomotive }.
    .ask = Deliver the first cube.
    .answer-1 = { $waiting } points: right as well. Take the one in Hartford first.
    .answer-2 = { $waiting } points only. Two longer ways exist.
    .answer-3 = More upkeep, and no way that long.
    .answer-4 = You have two moves left in the whole game, and this was one.
    .after = { $waiting } points.

the-last-round-step-5 = Income would lower the bill, victory points count by themselves. Work out both.
    .pin-1 = Income { $income }, upkeep $4, cash ${ $cash }.
    .ask = How do you take them?
    .answer-1 = Income { $income } is 1 point at the end and saves one point of the bill: 2 in all. As victory points it is 3.
    .after = { $vp } victory points.

the-last-round-step-6 = One move is left. The cube you have just delivered is gone, three others wait.
    .ask = Deliver the second cube.
    .answer-1 = { $waiting } points. One cube can still travel further.
    .answer-2 = Level { $locomotive } only makes the bill longer.
    .answer-3 = That was the last move of the game, and a cube stayed behind.
    .after = { $waiting } points.

the-last-round-step-7 = The bill comes right after this choice. It is $4, and you have ${ $cash }.
    .pin-1 = { $vp } victory points.
    .ask = How do you take them?
    .answer-1 = Income { $income }: 1 point at the end, and half of the bill saved. Victory points are still more.
    .after = Upkeep took 2 points, and { $vp } are left. With { $links } links that makes { $points }; Orange has { $points_1 }. Money unspent at the end is nothing, and a bill unpaid costs only half.

## Exercises

not-a-dollar-in-hand = Not a dollar in hand
    .idea = The last delivery of the game: income or victory points?
    .know-1 = An unpaid dollar in the last round costs more than it looks.

not-a-dollar-in-hand-decide = The last round, the last delivery: { $waiting } points are yours to take. Your income is below zero, and it is paid right after this choice.
    .pin-1 = Income { $income }.
    .pin-2 = Cash ${ $cash }.
    .ask = Income or victory points?
    .answer-1 = 3 points, that much is true. But $1 was still to be paid, and you held nothing: the bank gave $5 and took another step. You end at income { $income }, with { $points } points.
    .after = From −1 to { $income }: the 2 points of debt are gone and 1 point is gained, 3 in all, and nothing is due. You end with { $points } points. As victory points it would have been 3 as well. But then $1 would be due, the bank would move you to −2, and the end would take 2 more. With a single dollar in hand both would be equal.

three-is-not-three = Three is not always three
    .idea = Two ways bring you the same. Do they bring your rival the same?
    .know-1 = Of two ways that pay you the same, take the one that pays your rival nothing.

three-is-not-three-decide = The last move of the game. You stand at { $points } points, Blue at { $points_2 }. Two cubes are left in Hartford.
    .pin-1 = Purple, to New York.
    .pin-2 = Blue, to Albany.
    .pin-3 = This link is Blue’s.
    .pin-4 = Blue is your rival.
    .ask = Which delivery?
    .answer-1 = The longest way on the map: { $waiting } for you, but { $waiting_2 } for Blue. You would be level, and Blue wins the tie by the lower number of the action tile.
    .answer-2 = { $waiting } for you and { $waiting_2 } for Blue: no gain at all against your rival.
    .answer-3 = { $waiting } for you, and none for Blue. That is honest, but not enough to pass Blue.
    .answer-4 = Two cubes wait, and this was your last move.
    .after = Purple through Albany uses three links, all yours: { $waiting } for you, nothing for Blue, and that wins by a point. Blue the long way round uses four and pays you 3, too, but the fourth is Blue’s. Then it stands 29 all with equal income, and Blue wins by the lower number of the action tile.

money-has-no-morrow = Money has no tomorrow
    .idea = The most expensive tile on the table, in the last round.
    .know-1 = In the last round an expensive tile that doubles your points is cheap.

money-has-no-morrow-decide = The last round begins, and you choose first. Two grey cubes lie in New York, and the grey city is New Haven, four links of yours away.
    .pin-1 = Two grey cubes.
    .pin-2 = New Haven, grey: four links.
    .pin-3 = Level { $locomotive }.
    .pin-4 = ${ $cash }.
    .ask = Which action tile?
    .answer-1 = Free, but one of your two moves must improve the locomotive, so only one grey cube travels: 4 points instead of 8.
    .answer-2 = First in a round that will not come.
    .answer-3 = One tile more, perhaps one link more: that is a point. The grey cubes are worth 8, and at level { $locomotive } they stay where they are.
    .answer-4 = Nobody wants to build where you do. The question is how far your locomotive pulls.
    .otherwise = Count the links to New Haven, and then the levels of your locomotive.
    .after = The grey cubes need level { $locomotive }. With the Locomotive, for exactly $8, both travel this round: 8 points. Without it one of your two moves goes into improving, and 4 are left. The $8 would have bought a link or two, and the place counts nothing in a round that is never played.

over-the-rivals-track = Over the rival’s track
    .idea = One tile is left, two lines are about to be lost, and Orange lies between.
    .know-1 = A field with track on it is not closed: improve the tile and cross.

over-the-rivals-track-decide = You have ${ $cash } and one tile left in this build turn. Neither of your two open ends has been built on, so both are lost at its end.
    .pin-1 = Orange’s link, Boston–Worcester.
    .pin-2 = Your open end from Boston.
    .pin-3 = Your open exit at Providence.
    .ask = What do you lay?
    .answer-1 = A way round Orange, but it joins neither of your open ends, and both are lost at the end of the turn.
    .answer-2 = Turning costs ${ $price }, does not extend the line and leads nowhere yet: both open ends are lost.
    .answer-3 = Both open ends become unowned.
    .otherwise = That is allowed, but both open ends are lost. What lies between them?
    .after = O9 carries Orange’s track, but a tile with two paths may replace it: Orange’s stays as it is, and yours runs through from Providence to O8. ${ $price }, and nothing for the river. One tile, and both open ends have become one complete link.

idle-dollars = Idle dollars
    .idea = Nothing is left to deliver, but some dollars are left to spend.
    .know-1 = When nothing is left to deliver, buy links: first the one that needs a single tile.

idle-dollars-decide = The last round. No cube can travel any more, and dollars are worth nothing at the end. Complete links are worth a point each.
    .pin-1 = Your open exit, towards New York.
    .pin-2 = ${ $cash }.
    .ask = Make the most of ${ $cash } and three tiles.
    .answer-1 = The line to Hartford costs $6 in all for one link, and $1 is left: too little for another one without the bank, and a step below zero takes 2 points.
    .answer-2 = ${ $cash } that nobody will count.
    .answer-3 = A whole link for $3: well seen. But ${ $cash } are left, and two tiles.
    .otherwise = That leaves a point unused. Which link needs a single tile, and what do the other two buy?
    .after = K11 closes a whole link with one tile for $3. The $4 that remain buy another one by two cheap tiles, Hartford–New Haven for example: { $points } points. Albany–Hartford would have taken $6 for one link, and finishing K11 as well would need the bank, which costs 2 points.

where-only-you-reach = Where only you can reach
    .idea = Two fresh cubes, and any city may have them.
    .know-1 = Fresh cubes belong where your line is long and no rival can fetch them.

where-only-you-reach-decide = You paid for City Growth, and your tiles of this round are laid. Your locomotive is level { $locomotive }. Blue holds First Move.
    .pin-1 = Two purple cubes; New York is purple.
    .pin-2 = Blue’s line from Albany to New York.
    .pin-3 = Hartford: only your line.
    .pin-4 = Blue moves first.
    .ask = Which city, which cubes?
    .answer-1 = Blue moves first, and Blue’s line begins in Albany. One of the two cubes is gone before you move.
    .answer-2 = Purple cubes in the purple city: they are where they wanted to go, and nobody is paid for it.
    .answer-3 = Red and grey have nowhere to go on your lines.
    .otherwise = That is allowed, but none of your links begins there. No cube of yours would leave from there.
    .after = From Hartford the purple cubes run over three links of yours, and no link of Blue’s begins there: 6 points this round. In Albany Blue, who moves first, takes one at once, and the other brings you 2.

the-free-gift-that-costs = The free gift that costs
    .idea = A better locomotive for nothing. Why not?
    .know-1 = In the standard game a level that you do not use is a bill.

the-free-gift-that-costs-decide = Standard game, your last move, and no cube can travel on your lines. To improve the locomotive costs no dollar. You stand at { $points }, Orange and Blue at { $points_1 } each.
    .pin-1 = Level { $locomotive }: so many dollars of upkeep.
    .pin-2 = Income { $income }.
    .pin-3 = Cash ${ $cash }.
    .ask = What do you do?
    .answer-1 = Level { $locomotive }, and so many dollars of upkeep were due at once. With income { $income } and no cash one dollar was missing, and that took a victory point. Now all three have { $points }, and Orange wins by income.
    .after = Income { $income } pays level { $locomotive } exactly. To improve is free, but the next level costs a dollar more a moment later; it would be missing and take a victory point, and the victory with it. Doing nothing was the best move on the board: { $points } against { $points_1 }.

turn-it = Turn it
    .idea = Two dollars, one open end, and Hartford right beside it.
    .know-1 = Turning an open end towards a city finishes the link, and no ground is paid for it.

turn-it-decide = The last round, and you have ${ $cash }. Your open line from Albany runs past Hartford.
    .pin-1 = Your open end, pointing past Hartford.
    .pin-2 = Hartford, due south of it.
    .pin-3 = ${ $cash }.
    .ask = How does the line reach Hartford?
    .answer-1 = It reaches Hartford for ${ $price }. But you had ${ $cash_before }: the bank gives $5 and moves your income to { $income }, and that takes 2 points at the end.
    .answer-2 = Track, but no link: the line to Hartford stays open and is lost.
    .answer-3 = The open line is lost, and ${ $cash } count nothing.
    .otherwise = The open end points another way now, but not at Hartford.
    .after = Turned to the south, the tile on M9 ends in Hartford: ${ $price } for its two exits, nothing for the mountain. The link is complete and yours: { $points } points. A curve on N9 reaches Hartford, too, but costs $3; for the missing dollar the bank takes a step, and a step below zero is 2 points.

why-not = Why not?
    .idea = What the rules forbid is refused, and the reason tells you what would be allowed.
    .know-1 = New track begins at a city, at your own track, or at a town where you have a link.
    .know-2 = New track never joins another player’s line, but it may pass an open end.
    .know-3 = Only incomplete links can be redirected.
    .know-4 = A refusal costs nothing: read the reason and try again.

why-not-step-1 = A move that the rules forbid is not made. A sentence says why, and you lose nothing. Try it once: the field J10 looks like a good start, but no city and no track of yours is beside it.
    .title = The start
    .pin-1 = J10, the wrong place to begin.
    .pin-2 = Albany: track may begin here.
    .ask = Try the straight tile on J10, if you like. Then lay it on K9, from Albany to the south.
    .answer-1 = That is allowed, but it is another tile or another field. Take it back.
    .answer-2 = Your build turn is over, and you have built nothing. Take it back.
    .otherwise = { why-not-step-1.ask }
    .ST-BUILD-09 = Refused: on J10 the track would not begin at a city or at track of yours. K9 touches Albany.
    .after = Albany is a city, so track may begin there. The tile cost ${ $cash_less }, and you have ${ $cash } left.

why-not-step-2 = Another position. You want to build out of Hartford over M9. Orange’s track on L8 has an open end there, and it points at M9.
    .title = The rival
    .pin-1 = Orange’s open end.
    .pin-2 = M9, your next field.
    .ask = Try the curve on M9 that meets Orange’s track, if you like. Then lay the straight tile from Hartford to the north.
    .answer-1 = That is allowed, but it is not the straight tile on M9. Take it back.
    .answer-2 = Your build turn is over, and you have built nothing. Take it back.
    .otherwise = { why-not-step-2.ask }
    .ST-BUILD-08 = Refused: the curve would join Orange’s track. Only a town tile may join another player’s line.
    .after = The straight tile passes Orange’s open end without joining it, and so it blocks it. It cost ${ $cash_less }.

why-not-step-3 = Another position. Your link over L8 is complete. On K9 you have an open end, and you may redirect it: turn it to another side.
    .title = Redirecting
    .pin-1 = L8: part of a complete link.
    .pin-2 = K9: your open end.
    .ask = Try to redirect L8, if you like. Then turn the open end on K9 to the south, towards Poughkeepsie.
    .answer-1 = That is allowed, but the open end on K9 does not point south. Take it back.
    .answer-2 = Your build turn is over, and the open end points where it did. Take it back.
    .answer-3 = That is new track. Here you redirect track that is already there. Take it back.
    .otherwise = { why-not-step-3.ask }
    .ST-REDIR-02 = Refused: the link over L8 is complete, and complete links are never redirected.
    .after = The open end points at Poughkeepsie now. Redirecting cost ${ $cash_less }, and you have ${ $cash } left.
