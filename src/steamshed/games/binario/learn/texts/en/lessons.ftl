# The lessons: a message for each lesson and each step. See docs/teaching.md.

## A round in five steps

five-steps = A round in five steps
    .idea = Every round has the same five steps, and a load pays in the second.
    .know-1 = A round: card, movement, building, trade, freight boards.
    .know-2 = A load pays when it arrives: units times price, and 1 for each cell of the way.
    .know-3 = The start cube changes hands after every round; its holder goes first.
    .know-4 = You build at most one thing a round.

five-steps-step-1 = After 80 rounds points win: the vehicles you own bring most of them, then stations. Silver is what buys them. Every round has five steps. You are Green; Orange is your opponent. You own a short road and three horse carts with grain. The first step is a control card.
    .pin-1 = Your station 0. It serves the farm to the south.
    .pin-2 = Your station 1. It serves Venezia to the north.
    .pin-3 = Three carts with grain, one space from their goal.
    .pin-4 = The cards lie in two piles. You hold the start cube, so you choose.
    .ask = Draw the card of this round from either pile.
    .otherwise = First comes the card: choose one of the two piles.
    .after = Good harvest: grain pays 1 more for each unit today, 4 instead of 3. Then step 2 ran by itself: every vehicle moved one space and your carts arrived. They brought 3 units at 4, and 4 more for the 4 cells of the way: { $told_silver } silver. You have { $silver }.

five-steps-step-2 = Step 3 is building: one road or track, a pair of ports, a central building, or something made better. It is one thing a round, so it is worth a thought. Today there is nothing you need.
    .pin-1 = Your silver. Building spends it, arrivals bring it back.
    .ask = Pass the building step.
    .answer-1 = A road is a fine thing, and the next lesson builds one. Here just look how a round runs.
    .answer-2 = Better stations give points at the end, but this lesson only walks through the round.
    .answer-3 = A lone station earns nothing until a road reaches it. Leave it for today.
    .otherwise = All that can be built will come in its lesson. For now, pass.
    .after = You build first because you hold the cube; Orange came second and passed too. Your silver is still { $silver }.

five-steps-step-3 = Step 4 is trade: vehicles from the common stock. Both of you buy from the same pile, and what is gone is gone. Your three carts are busy, so nothing is needed.
    .pin-1 = Horse carts left for both of you: { $stock_cart }.
    .ask = Finish the trade step.
    .answer-1 = Bought, but where should it run? This line already has the three carts it may couple. The new one would stand in the depot.
    .answer-2 = A coach carries only mail and passengers, between two cities. You have a road to one city.
    .otherwise = That can wait until a line needs it.
    .after = Trade is over. One step is left: the freight boards.

five-steps-step-4 = Step 5 is the freight boards. There you open and change lines: from where, to where, with what. Yours runs well: the carts stand in Venezia and will take pesticide home to the farm.
    .pin-1 = Your line: grain out, pesticide back, three carts.
    .ask = Finish the freight step and with it the round.
    .answer-1 = Closed: the goods go back to the stock and the carts to your depot. A line that earns is better left alone.
    .answer-2 = A line that stands at a station may be changed. This one is loaded both ways already.
    .otherwise = Leave the line as it is and finish.
    .after = Round { $round }: the cube went to Orange, who drew the card: quiet times. Your carts are on the way back and will arrive in { $in_road_1 } rounds. That is the rhythm of every round.

## Your first road

first-road = Your first road
    .idea = A road joins two stations, and a station serves the places beside it.
    .know-1 = A station serves every place that shares a side with it.
    .know-2 = Everything of one building step is paid at once, and only when it is complete.
    .know-3 = Earth: 2 a tile, forest 1 more, hill 2 more. Basic station: 6.
    .know-4 = One building step: at most two stations and the way between them.

first-road-step-1 = Welcome. You are Green, and Orange is your opponent. The most points win: vehicles, stations, routes and silver all score at the end. You start with 200 silver and an empty map, and you begin with a road. A road needs a station at each end, and a station serves every place that touches one of its four sides.
    .pin-1 = The farm sells grain.
    .pin-2 = Venezia buys grain. Every city does.
    .pin-3 = This meadow touches the farm.
    .ask = Begin an earth road with a first end on the meadow north of the farm, 4,6.
    .answer-1 = A sharp eye: 3,7 touches the farm and the lumber camp, and in a game that can be worth much. For this lesson take the meadow north of the farm.
    .answer-2 = This meadow touches the farm too, but it lies on the far side of it: the road to Venezia would be longer.
    .answer-3 = That meadow does not touch the farm, so its grain could not be loaded there. Which meadow shares a side with it?
    .answer-4 = “Tile by tile” is for special plans. Choose two ends, and the program proposes ways with their prices.
    .answer-5 = Horse trams run on their own track: 3 a tile and 8 a station, where earth costs 2 and 6. Take the road first.
    .answer-6 = Ships come in a later lesson. Farm and city are near each other, so a road will do.
    .answer-7 = A single station is allowed, but then the road is a second building step. Build both ends and the road at once.
    .answer-8 = You may pass, but you have one building step a round and 80 in the whole game. Use this one.
    .otherwise = Choose the earth road, then the meadow at 4,6.
    .BI-STN-02 = From there a station would serve no place. Take a meadow that shares a side with a farm, a works or a city.
    .after = The first end is marked, in pencil. Nothing is paid until the whole road is chosen.

first-road-step-2 = Now the other end. Three meadows touch Venezia. The nearer the two stations, the sooner a cart is there.
    .pin-1 = South of Venezia, three steps from your first end.
    .pin-2 = East of Venezia, three steps as well.
    .pin-3 = North of Venezia, five steps.
    .ask = Choose the meadow south of Venezia, 2,5.
    .answer-1 = Just as near and just as good. For this lesson take the meadow south of Venezia, so that the next pictures fit.
    .answer-2 = It touches Venezia, but the way there is two cells longer. A longer way pays a little more at each arrival and takes much longer.
    .answer-3 = That meadow touches the lumber camp, which buys nothing at all. Look for one that touches Venezia.
    .answer-4 = A road may end there, but Venezia would not be served.
    .otherwise = The station has to share a side with Venezia.
    .after = Both ends are chosen. Now the program proposes up to five ways, the cheapest first.

first-road-step-3 = An earth tile costs 2 on a meadow, 3 in a forest and 4 on a hill. Bridges cost more, and mountains and lakes cannot be crossed. Shape costs nothing: a bend is as cheap as a straight.
    .pin-1 = A forest: 1 silver more for a tile here.
    .ask = Choose the cheapest way.
    .answer-1 = The same length, but it goes through the forest: 5 silver instead of 4. Nothing is gained by that here.
    .answer-2 = That way is longer than it need be: more tiles to pay and more rounds on the road.
    .otherwise = The first proposal is the cheapest one.
    .after = Two tiles, 4 silver. What is left to choose is the size of the stations.

first-road-step-4 = A basic station costs 6 and has room for two roads. An expanded one costs 10, has room for three and gives 10 points more at the end. It can be enlarged later for 5.
    .pin-1 = Station 0 will stand here: the seat of your company.
    .ask = Take a basic station at both ends.
    .answer-1 = Allowed, but the third side has nothing to do yet. In the first rounds 4 silver is half a cart, and carts earn.
    .otherwise = Small is enough for now.
    .after = Two tiles for 4 and two stations for 12: { $silver_less } silver, { $silver } left. Your first road station always becomes number 0, the seat of the company. The finished road is a route and will count for points.

## Carts and a line

first-line = Carts and a line
    .idea = A road earns nothing by itself: a line needs goods, vehicles and a row on a freight board.
    .know-1 = Vehicles wait in the depot until a line takes them.
    .know-2 = A line takes one token of the good for each loaded direction.
    .know-3 = Cells count with both stations; the trip time follows from cells and vehicle.
    .know-4 = Coupled vehicles add their loads and are as fast as one.

first-line-step-1 = Your road from the farm to Venezia is ready. A horse cart costs 8 silver and carries 1 unit of anything. Up to three carts may be coupled on one line, and three are as fast as one.
    .pin-1 = Horse carts in the common stock: { $stock_cart }.
    .pin-2 = An ox cart carries 2, but it is slower and costs 12.
    .ask = Buy three horse carts and finish trading.
    .answer-1 = One cart would bring 1 × 3 + 4 = 7 silver a trip. Three bring 13 in the same time: the road and its row are the same.
    .answer-2 = Two carts bring 10 silver a trip, three bring 13. The third costs 8 and has paid for itself after three loads.
    .answer-3 = Only three may be coupled on one line; the fourth would wait in the depot. Stop at three.
    .answer-4 = Two ox carts would load 4 units, but they need 4 rounds for this way, horse carts 3. Try the horses first.
    .answer-5 = A road without vehicles is only a view. Buy some first.
    .otherwise = Those have no road, rail or port of yours to run on yet. Three horse carts are what this road wants.
    .after = { $silver_less } silver for three carts, { $silver } left. They stand in your depot and wait for a line.

first-line-step-2 = A line is one row of a freight board: from, to, the good out, the good back, the vehicles. Each loaded direction takes one token of that good from the common stock and keeps it. Grain is worth 3 for each unit in this game.
    .pin-1 = Tokens of grain left: { $left_grain }.
    .pin-2 = Your first row of five for roads.
    .pin-3 = Loads grain at the farm.
    .pin-4 = Unloads it in Venezia.
    .ask = Open a road line from station 0 to station 1: grain out, all three carts; then finish.
    .answer-1 = The carts would drive to Venezia empty, and an empty trip pays nothing. The farm has grain.
    .answer-2 = The row is yours and the token is taken, but without carts nothing moves. They wait in your depot.
    .answer-3 = One cart loads 1 unit. You have three, and together they are just as fast.
    .answer-4 = Two carts load 2 units. The third would have nothing to do.
    .answer-5 = From Venezia the line would begin with another good. That is a fine idea for the next lesson; begin at the farm here.
    .answer-6 = The carts would stand in the depot this round. Put them to work first.
    .otherwise = Look at the row once more: from 0 to 1, grain, three carts.
    .BI-GOOD-01 = The farm has no such good, or Venezia does not buy it. The farm sells grain and straw, and Venezia wants grain.
    .after = The way has { $cells_road_1 } cells with both stations. A cart needs a round for each cell and saves one for every four: { $trip_road_1 } rounds. Round { $round } has begun and the carts made their first move: { $in_road_1 } to go.

first-line-step-3 = Now the line runs by itself. You could build and buy more; today let the carts roll. Most rounds of a game hold a small thing to do, and some hold none.
    .pin-1 = On the way, { $in_road_1 } rounds to go.
    .ask = Do nothing more this round: pass, and finish both later steps.
    .answer-1 = Good thinking for a real game. Here, see the first load come home before you spend more.
    .answer-2 = More vehicles need more lines. Wait for the first load.
    .otherwise = Just let this round go by.
    .after = Round { $round }: the cube is yours again.

first-line-step-4 = You hold the cube, so you draw the card. The carts move in step 2, whatever you do afterwards. One more round and they are there.
    .pin-1 = It pays { $pays_road_1 } when it arrives.
    .ask = Draw a card, then let this round go by as well.
    .answer-1 = Tempting. Wait for the first load, then build what you like.
    .otherwise = Draw, pass, and finish trade and freight.
    .after = The first load is in: 3 carts × 3 silver + 4 cells = { $told_silver }. You have { $silver } silver. The carts turn, and they must drive home whether loaded or not.

## There and back

there-and-back = There and back
    .idea = Load both directions, and send the more valuable good out: its price counts both ways.
    .know-1 = The way home is always driven: load it.
    .know-2 = One line, one price: that of the outbound good.
    .know-3 = Put the departure where the more valuable good is.
    .know-4 = The two directions may carry different goods, each with its own token.

there-and-back-step-1 = Your carts have brought grain to Venezia and stand there. The way home is driven in any case, and an empty trip pays nothing. A line that stands at a station may be changed, and farms buy pesticide from cities.
    .pin-1 = The carts stand here, about to drive home empty.
    .pin-2 = Pesticide tokens left: { $left_pesticide }.
    .pin-3 = Grain out, nothing back: { $rate_road_1 } silver a round.
    .ask = Change the line: give it pesticide for the way back and keep the rest.
    .answer-1 = Then the grain is gone and only one direction pays again. Keep the grain and fill the other way.
    .answer-2 = The carts still go home empty. What does the farm buy?
    .answer-3 = The carts would leave the line and rest. They are wanted here.
    .answer-4 = The carts would have to rest three rounds before they may start elsewhere, so nothing is saved.
    .answer-5 = That road comes in a moment. First fill the empty trip of the carts that stand in Venezia.
    .answer-6 = Then the next arrival pays nothing: three rounds for no silver.
    .otherwise = Change line 1: only its return load.
    .after = The carts take pesticide home at once and will be paid { $pays_road_1 }. The line went from 2.2 to { $rate_road_1 } silver a round, for nothing but a token. Pesticide left: { $left_pesticide }.

there-and-back-step-2 = You also have a road from the winery to Győr, half of it the city’s own street, which is free. Wine is worth 5, pesticide 4. But a line has one price for both directions: that of its outbound good.
    .pin-1 = Serves the winery: sells wine, buys pesticide.
    .pin-2 = Serves Győr: buys wine, sells pesticide.
    .pin-3 = Wine tokens left: { $left_wine }.
    .ask = Open the line with your three carts so that both directions pay the higher price, and finish.
    .answer-1 = Both ways are loaded, well done. But pesticide goes out, so the wine is carried for 4 as well: { $rate_road_2 } silver a round. Which station should be the departure?
    .answer-2 = Wine at 5, and home empty: { $rate_road_2 } silver a round. Winegrowers buy something in the city.
    .answer-3 = The goods are right. All three carts together are as fast as one.
    .answer-4 = One direction empty, and the cheaper good sets the price. There is more in this road.
    .answer-5 = Three carts would stand idle in the depot.
    .otherwise = Look at both goods and at which of them goes out.
    .after = Wine goes out at 5 and the pesticide comes back at 5: 3 × 5 + 4 = { $pays_road_2 } silver for every trip of { $trip_road_2 } rounds. That is { $rate_road_2 } silver a round, one of the best lines of the early game.

## Ships, and silver a round

silver-a-round = Ships, and silver a round
    .idea = Compare vehicles by pay divided by trip time, never by speed or load alone.
    .know-1 = Two ports are a sea route; the sea between them is free.
    .know-2 = Silver a round = pay of a trip divided by its rounds; half of it if one way is empty.
    .know-3 = Rows: 5 road, 4 rail, 3 ship.
    .know-4 = Mail and passengers go from city to city, both ways.

silver-a-round-step-1 = Two ports are a whole sea route: nothing has to be built between them. A port stands on the coast and serves the places beside it, like any station. A basic port costs 10.
    .pin-1 = Coast beside Venezia.
    .pin-2 = Coast beside Győr.
    .pin-3 = Coast beside the fishery.
    .ask = Build two basic ports: one for Venezia at 1,4 and one for Győr at 6,1.
    .answer-1 = Fish from the fishery to Győr: possible, but fishermen buy nothing, so every second trip is empty. Two cities have mail and passengers both ways.
    .answer-2 = One port alone waits for a second, and that is another building step. Build both at once.
    .answer-3 = Then the cities stay without a ship, and the building step of this round is gone.
    .otherwise = For passengers both ends must serve a city: Venezia and Győr.
    .after = { $silver_less } silver for a sea way of 13 cells: 11 of sea and the two ports. Long ways cost nothing at sea, and each cell adds 1 silver to every arrival.

silver-a-round-step-2 = Three ships are for sale. With passengers at 4: the cog (20 silver) brings 25 every 9 rounds, the caravel (24) brings 21 every 7, the galleon (34) brings 33 every 10. Only one number tells them apart: silver a round.
    .pin-1 = Cog: 3 units, 9 rounds.
    .pin-2 = Caravel: 2 units, 7 rounds.
    .pin-3 = Galleon: 5 units, 10 rounds. It takes anything but mail.
    .ask = Buy the ship that earns the most silver a round on this route, and finish.
    .answer-1 = The cheapest: 25 in 9 rounds are 2.8 a round. Divide for the other two as well.
    .answer-2 = The fastest: 21 in 7 rounds are 3 a round. One ship does better although it is slower.
    .answer-3 = One route carries one ship: ships are not coupled. The second would stay in the depot.
    .answer-4 = Ports without a ship earn nothing.
    .otherwise = Carts and trams do not swim. Compare the three ships.
    .after = 33 silver in 10 rounds are 3.3 a round, the caravel makes 3.0 and the cog 2.8. It is the dearest, too: if silver is short, the cog gives most for what it costs. You have { $silver } left.

silver-a-round-step-3 = Ships have their own freight board with three rows. Passengers travel between any two cities, both ways. There are four tokens, and Orange wants them too.
    .pin-1 = Passenger tokens left: { $left_passengers }.
    .pin-2 = The first of three rows for ships.
    .ask = Open a ship line with passengers out and back, put the galleon on it and finish.
    .answer-1 = Ten rounds home without a fare. Fill the way back.
    .answer-2 = The tokens are yours, but the galleon still lies in the depot.
    .answer-3 = Mail back would be as good, but a galleon does not take it.
    .answer-4 = Mail pays as well as passengers, but a galleon does not take it.
    .answer-5 = The galleon would wait in the depot for a round.
    .otherwise = Passengers both ways, and the galleon.
    .after = 5 × 4 + 13 = { $pays_ship_1 } silver every { $trip_ship_1 } rounds, { $rate_ship_1 } a round. The panel shows that number for every line you plan. Passenger tokens left: { $left_passengers }.

## Today's card

todays-card = Today’s card
    .idea = A price card fixes the price of every trip that is on its way or begins in its round, until that trip is paid.
    .know-1 = A price card marks trips; the mark lasts until the trip is paid.
    .know-2 = Trips that begin later in the same round are marked too, new lines included.
    .know-3 = A row without vehicles has no trip and gets no mark.
    .know-4 = Some cards touch both players, some only the one who drew.

todays-card-step-1 = You have a road from the winery to Győr and three carts in the depot. The line could begin today or next round; it looks all the same. First the card.
    .pin-1 = Nobody knows what lies here.
    .pin-2 = Nor here.
    .ask = Draw the card.
    .otherwise = The card comes first.
    .after = { $card } The price of wine is 5, so today it is 10.

todays-card-step-2 = A price card does not only pay what arrives today. It puts its price on every trip with that good that is under way, and on every trip that begins in this round. The mark stays on the trip until it is paid, however long that takes.
    .pin-1 = Wine pays double this round.
    .pin-2 = Wine tokens left: { $left_wine }.
    .pin-3 = A free row.
    .ask = Make the most of it: let building and trade go by and open the line so that wine leaves today.
    .answer-1 = The wine trip is marked, very good. But the carts come home empty; Győr has pesticide.
    .answer-2 = The pesticide leaves today; the wine would begin in three rounds, when the card is long over. Send the wine first.
    .answer-3 = A row without carts has no trip, so there is nothing to mark. The carts must be on it today.
    .answer-4 = The trip is marked, but with fewer carts than you have. All three count at 10.
    .answer-5 = Next round the same trip pays 19. Today it would pay 34.
    .answer-6 = A road costs today and earns later. First use the card: it is only for trips that begin now.
    .otherwise = What counts is that carts with wine leave in this very round.
    .after = The trip is marked: 3 × 10 + 4 = { $pays_road_1 } silver when it arrives, instead of 19. The card itself is over: in round { $round } Orange has drawn another.

todays-card-step-3 = The trip takes { $trip_road_1 } rounds, and one of them is done. New cards come and go; the mark stays on this trip. Only another price card for wine could replace it.
    .pin-1 = Marked: 10 instead of 5.
    .ask = Let this round and the next one go by: pass, finish, finish; draw; pass, finish, finish.
    .answer-1 = In a real game, yes. Here watch the carts first.
    .otherwise = Nothing to do but wait.
    .BI-LINE-05 = The carts are on the road. A line is changed only while it stands at a station.
    .after = Round { $round }: the wine has arrived and paid { $told_silver } silver, three rounds after its card. You have { $silver }. The pesticide on the way back pays { $pays_road_1 }.

## The central building

central-building = The central building
    .idea = Without a central building each station serves one line; with one, as many as you like.
    .know-1 = No central building: one line for each station, and no vehicle newer than its stations.
    .know-2 = Any central building lifts both limits for good.
    .know-3 = It stands on road station 0, costs 40 in era I and scores 30, 50, 70 or 90 points.
    .know-4 = It takes the building step of its round.

central-building-step-1 = Two roads meet at your station 0 in Venezia: one from the farm, one from the winery. The farm line runs. But as long as you have no central building, a station may be the end of one line only, so the wine cannot reach Venezia.
    .pin-1 = Station 0: one line ends here already.
    .pin-2 = Serves the winery. Its road is ready, its line is not allowed.
    .pin-3 = The line that holds station 0.
    .ask = Build the central building, generation I, for 40 silver.
    .answer-1 = A second station beside Venezia would help as well: it costs a road and a building step, and helps this once. The central building frees all your stations for good.
    .answer-2 = A better station still takes only one line. The limit falls with the central building.
    .answer-3 = A lone station without a road is no end for a line yet.
    .answer-4 = The winery road would stay idle for another round.
    .otherwise = It is the central building that lifts the limit.
    .after = { $silver_less } silver, and it stands on station 0. It is worth 30 points at the end, while the 40 silver would have been worth 4. From now on your stations take any number of lines, and vehicles of any era.

central-building-step-2 = That was the building step. You have { $silver } silver left and an idle road to the winery. Three carts cost 24.
    .pin-1 = Horse carts left: { $stock_cart }.
    .ask = Buy three carts and finish.
    .answer-1 = Two ox carts cost the same 24 and load 4, but need 4 rounds: 24 every 4 rounds are 6 a round. Three horse carts make 19 every 3, which is 6.3.
    .answer-2 = One cart makes 9 a trip, three make 19.
    .answer-3 = Two carts make 14 a trip, three make 19. There is silver for the third.
    .answer-4 = The winery waits.
    .otherwise = Three horse carts are the best you can get for this road.
    .after = Three carts for { $silver_less }; { $silver } silver left.

central-building-step-3 = Now the second line into station 0. You know the rest: the more valuable good goes out, and something comes back.
    .pin-1 = Wine, worth 5.
    .pin-2 = Pesticide, worth 4. Tokens left: { $left_pesticide }.
    .ask = Open the best line between the winery and Venezia with your three carts, and finish.
    .answer-1 = It runs, at the price of pesticide: { $rate_road_2 } a round. Wine should go out.
    .answer-2 = It runs, but home it goes empty: { $rate_road_2 } a round.
    .answer-3 = A second line to the farm is allowed now, but the wine road is the one that waits.
    .answer-4 = Carts in the depot earn nothing.
    .otherwise = From the winery to Venezia, wine out, pesticide back, three carts.
    .after = Two lines end at station 0. The new one makes { $rate_road_2 } silver a round, so it earns back the 40 silver of the central building in seven rounds.

## The other one's road

the-others-road = The other one’s road
    .idea = You may join the rival’s roads: a tile you reshape becomes joint and free, the other tiles cost 1 silver a trip.
    .know-1 = You may drive on the rival’s ways once you are joined to them, never through their stations.
    .know-2 = Adding an exit to such a tile costs half and makes it joint: free for both.
    .know-3 = Your rival’s own tiles cost 1 silver each for every paid trip; empty trips pay no toll.
    .know-4 = A bridge costs 4 more over a river, 8 more over a great river.

the-others-road-step-1 = You want a road from the farm to Bern, but the great river lies between, and a bridge there costs 10. Orange has built one. Orange’s stations are closed to you; the roads are not.
    .pin-1 = Orange’s bridge.
    .pin-2 = Your end at the farm.
    .pin-3 = Your end at Bern.
    .pin-4 = A bend of Orange’s road: you could join here.
    .ask = Choose the two ends of an earth road: 4,6 at the farm and 11,5 at Bern.
    .answer-1 = It touches Bern, but from the far side: the way would be longer. Take the meadow north of Bern.
    .answer-2 = That end does not touch Bern. The meadow north of it does.
    .answer-3 = Begin at the farm, on 4,6.
    .answer-4 = A ship could do it as well, from the coast south of the farm. This lesson is about roads.
    .answer-5 = The river will not go away by itself.
    .otherwise = An earth road, from 4,6 to 11,5.
    .after = The surveyor has several ways. Some use Orange’s bridge, some build their own.

the-others-road-step-2 = The first way joins Orange’s road at two tiles. Giving that tile a new exit costs half the price of rebuilding it, here 2 silver, and makes it joint: free for both, for ever. The bridge between them stays Orange’s: 1 silver for every load of yours that passes.
    .pin-1 = Would become joint for 2 silver.
    .pin-2 = Stays Orange’s: 1 silver a trip.
    .pin-3 = Would become joint for 2 silver.
    .pin-4 = The other place for a bridge: 6 silver, and your own.
    .ask = Choose the cheapest way, with basic stations at both ends.
    .answer-1 = Your own bridge over the small river: { $silver_less } silver instead of 24, and no toll. But 6 silver is the toll of six trips, and that is 42 rounds. Early silver is worth more than late silver.
    .answer-2 = A way round for { $silver_less } silver. It is longer, so each trip takes more rounds. Look at the first proposal.
    .answer-3 = The right way. The third side of the station can wait.
    .otherwise = The first proposal is the cheapest; basic stations will do.
    .after = Four new tiles for 8, two joints for 4, two stations for 12: { $silver_less } silver. Your own bridge would have cost 6 more.

the-others-road-step-3 = You have { $silver } silver. The way has 9 cells, and it is long enough for horse carts to save two rounds.
    .pin-1 = Joint now: both liveries.
    .pin-2 = Joint now.
    .ask = Buy three carts and finish.
    .answer-1 = Oxen need 9 rounds for 9 cells; horses need 7.
    .answer-2 = A road wants vehicles.
    .answer-3 = There is silver for three.
    .otherwise = Three horse carts.
    .after = { $silver } silver left, which is enough: a line itself costs nothing.

the-others-road-step-4 = Bern sells pesticide at 4, the farm sells grain at 3. You know which of them should go out.
    .pin-1 = Serves Bern.
    .pin-2 = Serves the farm.
    .ask = Open the line at the better price with all three carts, and finish.
    .answer-1 = Loaded both ways at 3: { $pays_road_1 } a trip. From Bern it would be more.
    .answer-2 = Seven rounds home without a load.
    .answer-3 = The carts would wait.
    .otherwise = Pesticide out of Bern, grain back, three carts.
    .after = 3 × 4 + 9 = { $pays_road_1 } silver every { $trip_road_1 } rounds, less 1 for Orange’s bridge. The long way pays more for its cells, but short lines earn more in a round: this one makes { $rate_road_1 }, a short one 5 or 6.

## Raise the whole road

horse-tram = The horse tram
    .idea = Rails in era I: horse trams run on tracks of their own and fill rows that roads do not need.
    .know-1 = Track costs 3 a tile, a tram station 8. It is built in era I only.
    .know-2 = A horse tram is as fast as a cart on earth, and up to four are coupled.
    .know-3 = Trams use the board for rails: your five road rows stay free.
    .know-4 = Their track joins neither roads nor railways, and it cannot be modernised.

horse-tram-step-1 = Round { $round }. You have { $silver } silver and an empty map. This time you lay rails: horse-tram track joins the winery with Venezia. It works just as with a road.
    .pin-1 = North of the winery, which sells wine and buys pesticide.
    .pin-2 = North of Venezia, which buys wine and sells pesticide.
    .ask = Build a horse-tram track from 4,2 to 2,3, by the cheapest way.
    .answer-1 = That way is longer and costs more. The first proposals are the cheapest.
    .answer-2 = A road would do as well, and it is even cheaper. But three carts load 3 and four trams load 4. Choose the horse tram.
    .answer-3 = Tile by tile is for special plans. Choose two ends and the program proposes ways with prices.
    .answer-4 = A station alone earns nothing. Build the whole track at once.
    .answer-5 = You may pass, but horse trams are sold and built in era I only. Build now.
    .otherwise = Choose the horse tram, then the meadow at 4,2, then the one at 2,3.
    .BI-BLD-08 = Railways come with era II. In era I the horse tram is the only rail.
    .after = Two tiles for 3 each: 6 silver. Only the stations are left to choose.

horse-tram-step-2 = Trams stop at tram stations. One costs 8 and has room for two ways. It takes no roads, and a road station takes no trams.
    .pin-1 = The first rail station gets the label I.
    .ask = Take a tram station at both ends.
    .otherwise = The track needs a tram station at each end.
    .after = Two tiles for 6 and two stations for 16: { $silver_less } silver, { $silver } left.

horse-tram-step-3 = Two kinds of vehicles run on this track. A horse tram costs 10, carries 1 unit of anything, and up to four are coupled. An ox railway costs 12 and carries 2, but only two are coupled.
    .pin-1 = Horse tram: 10 silver.
    .pin-2 = Ox railway: 12 silver, a round for each cell.
    .ask = Buy four horse trams and finish.
    .answer-1 = Four may be coupled, and four load 4 units in the same time. You have the silver for it.
    .answer-2 = Two ox railways load 4 units, too, for less silver. But they need 4 rounds where horse trams need 3.
    .answer-3 = Carts do not run on rails. Buy horse trams.
    .answer-4 = A track without trams earns nothing.
    .otherwise = Those do not run here. Buy four horse trams.
    .after = { $silver_less } silver for four trams, { $silver } left. They wait in your depot.

horse-tram-step-4 = Trams stand on the freight board for rails, with four rows of its own. Wine is worth more than pesticide, so send it out first: its price holds for both directions.
    .pin-1 = Wine tokens left: { $left_wine }.
    .pin-2 = Pesticide tokens left: { $left_pesticide }.
    .pin-3 = Your first row of four for rails.
    .ask = Open a rail line from the winery to Venezia: wine out, pesticide back, all four trams; then finish.
    .answer-1 = Then pesticide goes out, and both directions pay its price. Start at the winery.
    .answer-2 = The other trams would stand in the depot. Couple all four.
    .answer-3 = The trams drive home in any case. Load pesticide for the way back.
    .answer-4 = The trams are still in the depot. Open the line first.
    .otherwise = From the winery (4,2) to Venezia (2,3): wine out, pesticide back, four horse trams.
    .after = The trip takes { $trip_rail_1 } rounds, and each one pays 4 × 5 + 4 = { $pays_rail_1 } silver: { $rate_rail_1 } a round. Three carts would have made 6.3. And all five road rows are still free.

the-whole-road = Raise the whole road
    .idea = A route is only as good as its worst element, so modernise all of it before you buy for it.
    .know-1 = The class of a route is that of its worst tile or station.
    .know-2 = Modernising passes rungs at the sum of their prices, whole or piece by piece.
    .know-3 = Vehicles are changed while the line stands at a station.
    .know-4 = No trip takes fewer than 2 rounds.

the-whole-road-step-1 = Era II has begun: asphalt, railways, steam. Three steam tractors on asphalt would make this trip in 2 rounds instead of 3 and load 6. But a route counts as its worst tile or station, and without a central building no vehicle may be newer than its stations.
    .pin-1 = Basic: an era I station.
    .pin-2 = Basic: an era I station.
    .pin-3 = Earth, class 1.
    .pin-4 = Steam tractor: 26 silver, 2 units, three may be coupled.
    .ask = Modernise the whole route to class 2 in this one step.
    .answer-1 = Larger stations, more points, but still era I: no steam, no asphalt.
    .answer-2 = One tile of asphalt for 4: allowed, but the route stays class 1 until the last element is done. You can pay for all of it.
    .answer-3 = One station of era II for 17: the other is still basic, so nothing gets faster yet.
    .answer-4 = A single station changes little: the road and the other station hold the route back.
    .answer-5 = A new road beside the old one costs more, and this one is already served by a line.
    .answer-6 = Railways are strong now, but two stations alone cost 48. Raise what you have first.
    .answer-7 = It would let tractors run here, but on earth they need 4 rounds, more than your carts. The whole route on asphalt is only 2 silver more.
    .answer-8 = 90 silver would leave you too little for tractors, and the road would still be earth.
    .answer-9 = Each round of waiting costs you what steam would earn.
    .otherwise = Modernise route 1, class 2, whole.
    .after = Two tiles at 4 and two stations at 17: { $silver_less } silver, { $silver } left. Stations and route will score { $points_more } points more than the silver did. The carts drive on as if nothing had happened.

the-whole-road-step-2 = Now the vehicles. A tractor takes anything but mail and passengers, and three may be coupled; a lorry takes everything, but only two may. On 4 cells of asphalt both need 2 rounds, the shortest trip there is.
    .pin-1 = 26 silver, 2 units, three coupled.
    .pin-2 = 34 silver, 2 units, two coupled.
    .ask = Buy three steam tractors and finish.
    .answer-1 = One tractor loads 2 units: less than three carts. There is silver for three.
    .answer-2 = Two tractors make 20 every 2 rounds, three make 28. There is silver for the third.
    .answer-3 = Two lorries make 20 every 2 rounds for 68 silver. Three tractors make 28 for 78, and this road has no mail.
    .answer-4 = It takes only people and mail, and this road leads to a farm.
    .answer-5 = A good road under old carts. Now is the time for steam.
    .otherwise = Three steam tractors fit this road best.
    .after = { $silver_less } silver for three tractors, { $silver } left. Each is worth 20 points at the end.

the-whole-road-step-3 = The carts stand in Venezia, before their next trip: only now may vehicles be changed. Carts that are taken off rest for a trip and then are free for another line.
    .pin-1 = Now { $pays_road_1 } every { $trip_road_1 } rounds.
    .pin-2 = The carts stand here.
    .ask = Change the line: keep both goods and put the three tractors on it, then finish.
    .answer-1 = Fewer tractors load less and are no faster. Put all three on the line.
    .answer-2 = Then the tractors stay in the depot.
    .answer-3 = Closed is closed: the tokens go back to the stock, and Orange could take them. Change the line instead.
    .answer-4 = The tractors would wait until the carts stand in a station again.
    .otherwise = Keep the goods, change the vehicles.
    .after = 6 units × 4 + 4 cells = { $pays_road_1 } silver every { $trip_road_1 } rounds: { $rate_road_1 } a round, where the carts made 5.3. Speed and points came only when the last element was done.

## What counts at the end

points = What counts at the end
    .idea = Silver is worth a tenth of a point: turn it into vehicles, stations and routes before the last round is over.
    .know-1 = Silver: 1 point for 10. Vehicles: 10 to 40 each, also in the depot.
    .know-2 = Routes 10 to 40, stations and ports 10 to 50, the central building 30 to 90.
    .know-3 = Stations and routes without a line score half; an empty row is enough.
    .know-4 = Only twelve rows: fill them all, with your best routes.

points-step-1 = Round 80, the last. You have { $points } points, Orange has { $points_1 }. You have { $silver } silver, and that is only 17 points. Vehicles score 10, 20, 30 or 40 by their era, on a line or in the depot.
    .pin-1 = You: { $points } points.
    .pin-2 = Orange: { $points_1 } points.
    .pin-3 = Petrol van, era III: 58 silver, 30 points.
    .pin-4 = Electric van, era IV: 84 silver, 40 points.
    .ask = Buy what gives the most points for your silver, and finish.
    .answer-1 = 80 points for 168 silver: good. Cheaper vehicles give a little more for each silver, and three of them fit.
    .answer-2 = Two vans, and 59 silver left: there is room for one more.
    .answer-3 = Modern and dear: 84 silver for 40 points. Count points for each silver of the older ones.
    .answer-4 = 30 points for 60 silver. Another one gives the same for less.
    .answer-5 = 30 points for 64 silver. Another one gives the same for less.
    .answer-6 = 17 points for the silver you keep. Vehicles would make it much more.
    .otherwise = Divide points by price: 30 for 58 is the best on sale.
    .after = Three vans for { $silver_less } silver are 90 points; the silver was worth 17 of them. You have { $points } points now.

points-step-2 = One thing is left. Stations and routes score in full only if a line of yours uses them, otherwise half. Your highway from the winery to Győr has no line, and an empty row is enough.
    .pin-1 = Era III: 40 points listed, 20 not.
    .pin-2 = Era III: 40 points listed, 20 not.
    .pin-3 = A class 3 route: 30 points listed, 15 not.
    .pin-4 = A free row.
    .ask = Open any line on the highway, even without goods, and finish the game.
    .answer-1 = The highway and its stations score half: 55 points are lost. A row costs nothing.
    .answer-2 = Those stations are on a line already. The highway is not.
    .otherwise = The row must join the two stations of the highway, 4,2 and 6,3.
    .after = The row brought { $points_more } points. The game is over: you { $points }, Orange { $points_1 }.

## The advanced game

advanced-game = The advanced game
    .idea = A personality changes your company for the whole game, and a few rules bite harder.
    .know-1 = Three cards: return one, pass one, then keep one of two.
    .know-2 = Retired vehicles may not run or be sold, but they still score.
    .know-3 = A station needs as many open sides as it has room for ways.
    .know-4 = Building the central building IV ends the game after that round.

advanced-game-step-1 = In the advanced game each player has a personality with an effect of its own. You are dealt three cards: Banker, Customs officer, Ship captain. One goes back to the box, one to Orange, one stays with you.
    .pin-1 = Your hand. Banker: 60 silver now, 30 at the start of each later era. Customs officer: 30 silver now, Orange pays you 2 a tile, you pay no toll. Ship captain: two cogs, ships a round faster, with one unit more and never held up.
    .ask = Return the Customs officer: nobody has a road yet, and a rival who sees that card will not use yours.
    .answer-1 = 150 silver over the game, 60 of it in the first round, when silver is shortest. Think twice.
    .answer-2 = Two cogs are 40 silver’s worth and 20 points, and every ship of yours gets better. Think twice.
    .otherwise = One of the three goes back.
    .after = Both of you have returned a card in secret.

advanced-game-step-2 = Now one of your two goes to Orange. What you pass is used against you; what you keep may still be beaten by what you receive. On this coast three cities and a fishery can have ports.
    .pin-1 = Coast for a port of Venezia.
    .pin-2 = Coast for a port of Győr.
    .pin-3 = Coast for a port of Bern.
    .pin-4 = Coast for a port of the fishery.
    .ask = Pass the Banker and hold on to the Ship captain.
    .answer-1 = Then Orange may sail with two cogs from round 1, and there are only three rows for ships on each side. For this lesson keep the captain.
    .otherwise = Pass one of the two.
    .after = The cards have crossed: you received the Innkeeper, who has a mail coach and 10 silver, and makes passengers and workers pay 1 more.

advanced-game-step-3 = From the two in your hand you keep one. The start effect comes at once, the other lasts all game. Start vehicles do not come out of the common stock, so they take nothing from anybody.
    .pin-1 = Cogs in the stock: { $stock_cog }. The captain brings two more.
    .ask = Keep the Ship captain.
    .answer-1 = Passengers at 5 are good in every era. The captain, though, gives two cogs at once, and the captain’s ships save a round on each trip.
    .otherwise = Keep one.
    .after = You start with two cogs in the depot and { $silver } silver. The kept cards are public now: Orange is the Postmaster.

advanced-game-step-4 = You know the rest, with four changes. Old vehicles retire: all animal-drawn vehicles except the horse cart in era III; horse carts, sailing ships and steam road vehicles in era IV. A station needs room on its sides, and your own tracks may not cross. The game also ends with the round in which somebody builds the central building of generation IV.
    .pin-1 = Retires when era III begins.
    .pin-2 = Round 1 begins as always.
    .ask = Draw the first card.
    .otherwise = The card comes first.
    .after = { $card } The game has begun. Watch the last change most: the leader may shut the door.

## Puzzle: horses and oxen

puzzle = Puzzle: horses and oxen
    .idea = The best vehicle for a line is not always the one that earns most there.
    .know-1 = Give each vehicle the line that the others cannot do.
    .know-2 = Oxen and freight trains carry no mail and no passengers.
    .know-3 = Add up the whole depot, not the best single line.

puzzle-step-1 = Two roads are ready, two rows are free, and your silver is spent. In the depot stand three horse carts and two ox carts. Give each group its line so that both together earn the most silver a round.
    .pin-1 = Serves the winery. Four cells to Venezia.
    .pin-2 = Serves Venezia.
    .pin-3 = Serves Venezia, too. Five cells to Győr.
    .pin-4 = Serves Győr.
    .pin-5 = Oxen: 2 units each, a round for each cell, no mail and no passengers.
    .ask = Open both lines.
    .answer-1 = { $rate_road_1 } a round: no line here can be better. But now look at the oxen. What may they carry between two cities?
    .answer-2 = Loaded both ways, but at the price of pesticide. Which good should go out?
    .answer-3 = Home empty: half of the silver is left on the road.
    .answer-4 = A second ox cart would double the load at the same speed.
    .answer-5 = Between cities something always wants to travel back.
    .answer-6 = One cart on the mail; the other two could be coupled to it.
    .answer-7 = Five vehicles would sleep in the depot.
    .otherwise = It runs, but both lines together can earn more. Count pay divided by rounds for each group on each road.
    .BI-LINE-09 = Oxen take neither mail nor passengers.
    .after = Carts on the wine would make 6.3 alone, and the oxen nothing. Oxen on the wine make 24 in 4 rounds, 6 a round; the carts with the mail make 17 in 4, which is 4.25. Together more than 10 silver a round: solved.

first-railway = Your first railway
    .idea = Era II brings railways: more expensive than roads, but a train carries more and is faster.
    .know-1 = A railway needs railway stations: 7 a tile, 24 a station.
    .know-2 = Rails have a freight board of their own, with four rows.
    .know-3 = Two cells a round, 3 units a train, up to three coupled.
    .know-4 = A railway station is worth 30 points, a railway route 20.

first-railway-step-1 = Era II, round { $round }. You have { $silver } silver and an empty map. Now you may build railways. You build one just like a road: choose the kind of way, then both ends, and the program proposes ways with prices.
    .pin-1 = North of the farm, which sells grain.
    .pin-2 = South of Venezia, which sells pesticide and buys grain.
    .ask = Build a railway from 4,6 to 2,5, by the cheapest way.
    .answer-1 = That way costs more and brings nothing more. The first proposal is the cheapest.
    .answer-2 = A road would do here too. In this lesson you lay rails: choose the railway.
    .answer-3 = Tile by tile is for special plans. Choose two ends and the program proposes ways with prices.
    .answer-4 = A station alone earns nothing. Build the whole railway at once.
    .answer-5 = You may pass, but then no train will ever run. Build the railway.
    .otherwise = Choose the railway, then the meadow at 4,6, then the one at 2,5.
    .BI-BLD-08 = Horse trams were built in era I only. Now it is time for railways.
    .after = Two tiles of railway for 7 each: 14 silver. Only the stations are left to choose.

first-railway-step-2 = A railway ends at railway stations. One costs 24 and has room for three ways. It takes no roads, and a road station takes no rails.
    .pin-1 = The first railway station gets the label I.
    .ask = Take a railway station at both ends.
    .otherwise = The railway needs a railway station at each end.
    .after = Two tiles for 14 and two stations for 48: { $silver_less } silver, { $silver } left.

first-railway-step-3 = Now trains. A steam freight train costs 44, carries 3 units and moves two cells a round. It takes no mail, no passengers and no workers; steam passenger trains take only those.
    .pin-1 = Steam freight train: 44 silver.
    .pin-2 = Steam passenger train: 46 silver.
    .ask = Buy two steam freight trains and finish.
    .answer-1 = One train holds 3 units. Two coupled hold 6 in the same time, and you have the silver.
    .answer-2 = A passenger train needs a city at both ends. Your railway joins a city with a farm.
    .answer-3 = A railway without trains earns nothing.
    .otherwise = Those do not run on rails. Buy freight trains.
    .after = { $silver_less } silver for two trains, { $silver } left. They wait in your depot.

first-railway-step-4 = The line goes on the freight board for rails. Pesticide is worth more than grain, so send it out first: its price holds for both directions.
    .pin-1 = Pesticide tokens left: { $left_pesticide }.
    .pin-2 = Grain tokens left: { $left_grain }.
    .pin-3 = Your first row of four for rails.
    .ask = Open a rail line from Venezia to the farm: pesticide out, grain back, both trains; then finish.
    .answer-1 = Then grain goes out, and both directions pay the price of grain. Start in Venezia.
    .answer-2 = The second train would stand in the depot. Couple both.
    .answer-3 = The way home is driven in any case. Load grain for it.
    .answer-4 = The trains are still in the depot. Open the line first.
    .otherwise = From Venezia (2,5) to the farm (4,6): pesticide out, grain back, two freight trains.
    .after = The trip takes { $trip_rail_1 } rounds, and each one pays 6 × 4 + 4 = { $pays_rail_1 } silver: { $rate_rail_1 } a round. Three horse carts on the same cells made less than half of that.

tunnel = Under the mountain
    .idea = From era III on ways may go under ground: shorter, and in nobody’s way.
    .know-1 = A tunnel has two portals on open land and at least one cell between them.
    .know-2 = A portal costs the tile and 4 more, a cell below ground the tile and 3 more.
    .know-3 = It goes under anything, and each of its cells counts for the trip and the pay.
    .know-4 = Only highways, motorways, express railways and maglevs have tunnels.
    .know-5 = Workers may be loaded both ways between a city and any other place.

tunnel-step-1 = Era III, round { $round }. You have { $silver } silver, and express railways are new: 12 a tile, and faster than railways. Between Győr and the fishery lie a mountain and the brickworks, where no rail can lie.
    .pin-1 = South of Győr.
    .pin-2 = West of the fishery.
    .pin-3 = No way crosses a mountain on the surface.
    .pin-4 = The brickworks are in the way, too.
    .ask = Build an express railway from 6,3 to 11,3, through the tunnel.
    .answer-1 = That way avoids the mountain or digs more than it must. It is longer and costs more. Look at the first proposal.
    .answer-2 = A railway is cheaper, but it has no tunnels: it must make a detour, and its trains are slower. Choose the express railway.
    .answer-3 = Highways have tunnels, too, but this lesson is about rails. Choose the express railway.
    .answer-4 = You can dig cell by cell, too. The program’s proposals already have the tunnel: choose two ends.
    .answer-5 = That alone earns nothing. Build the whole railway at once.
    .answer-6 = You may pass, but then the mountain stays between them. Build the railway.
    .otherwise = Choose the express railway, then 6,3 and 11,3, then the way with the tunnel.
    .BI-BLD-08 = Maglevs come with era IV. Now it is time for express railways.
    .after = Two portals for 16 and two cells below ground for 15: 62 silver. On the surface it would be six tiles for 72, and two cells more on every trip.

tunnel-step-2 = Both railway and express stations take this track. But a route is only as good as its worst part: two express stations, for 40 each, make it class 3.
    .pin-1 = Portals join a station like any other track.
    .ask = Take an express station at both ends.
    .answer-1 = A railway station is cheaper, but then the route is of class 2. And without a central building no train of era III may stop there.
    .otherwise = The best trains need an express station at each end.
    .after = { $silver_less } silver for two portals, two cells below ground and two stations; { $silver } left.

tunnel-step-3 = Now trains. From era II on every place sends and receives workers, to and from cities, so a passenger train can be full both ways. The fishery sells fish, too, but Győr has nothing that it buys.
    .pin-1 = Diesel express: 78 silver, carries 4, five cells a round.
    .pin-2 = Diesel freight train: 72 silver, carries 4 units of goods, but no workers.
    .pin-3 = Steam passenger train: 46 silver, carries 3, three cells a round here.
    .ask = Buy two diesel expresses and finish.
    .answer-1 = One train holds 4 workers. Two coupled hold 8 in the same time, and you have the silver.
    .answer-2 = Freight trains carry no workers. They would bring fish to Győr and go back empty.
    .answer-3 = Not a bad idea when silver is short: over six cells it needs 2 rounds, too. But two of them hold 6, and two diesel expresses 8. You can pay for the better ones.
    .answer-4 = A railway without trains earns nothing.
    .otherwise = Those do not carry workers on rails. Buy diesel expresses.
    .after = { $silver_less } silver for two trains, { $silver } left. They wait in your depot.

tunnel-step-4 = Two tokens of workers, one for each direction, make the line pay both ways.
    .pin-1 = Worker tokens left: { $left_workers }.
    .pin-2 = Your first row of four for rails.
    .ask = Open a rail line between Győr and the fishery: workers out, workers back, both trains; then finish.
    .answer-1 = A train that stands in the depot carries nobody. Couple both.
    .answer-2 = These trains carry workers, and workers go both ways here. Load them out and back.
    .answer-3 = The trains are still in the depot. Open the line first.
    .otherwise = Between 6,3 and 11,3: workers out, workers back, two diesel expresses.
    .after = Six cells, those below ground included: a trip takes { $trip_rail_1 } rounds and pays 8 × 3 + 6 = { $pays_rail_1 } silver, { $rate_rail_1 } a round. If Orange ever uses your tunnel, each of its four cells pays you 1 silver.

## Exercises

the-first-road-of-all = The first road of all
    .idea = 200 silver and an empty map: what earns most for what it costs?
    .know-1 = The shortest road, a valuable good, a load back: that is how silver begins.

the-first-road-of-all-decide = Round 1, and nobody has built anything. You have { $silver } silver. The street of a city may be used for nothing.
    .pin-1 = { $silver } silver.
    .pin-2 = 12 silver: 2 units, a round for each cell.
    .pin-3 = Furniture pays 5.
    .pin-4 = Wine pays 5.
    .ask = Which first road will earn most for what it costs?
    .answer-1 = Two cities with mail both ways, only three cells: a fair idea. But the great river makes it { $silver_less } silver before the first coach, and a coach makes 5.5 a round. A road without a bridge costs half and earns more.
    .answer-2 = Round 1 has a building step like every other. It does not come back.
    .otherwise = That is a road. But look for three cells, no river, a good that pays 5, and something to carry home.
    .after = Three cells are the shortest road there is, and here they join a good that pays 5 with a load back: furniture out of the factory at Bern, or wine for Milano. Most of it is the city’s own street, so you paid { $silver_less } silver. Two ox carts make 23 silver every 3 rounds, 7.7 a round.

one-coach-or-three-carts = One coach or three carts
    .idea = What should carry the mail over your bridge?
    .know-1 = Divide the pay by the rounds before you compare vehicles: fast may beat large.

one-coach-or-three-carts-decide = Your bridge joins Trieste and Salzburg, three cells in all, and both sell mail. You have { $silver } silver.
    .pin-1 = Serves Trieste.
    .pin-2 = Serves Salzburg.
    .pin-3 = 14 silver: 2 units, and a round less for every three cells.
    .pin-4 = 8 silver: 1 unit, up to three coupled.
    .ask = What do you buy?
    .answer-1 = Three carts hold three units against two, but they need three rounds against two: 15 silver every 3 rounds, 5 a round, for 24 silver. Count again with the coach.
    .answer-2 = Oxen take neither mail nor passengers, and between two cities there is nothing else in era I.
    .answer-3 = A bridge on which nothing runs earns nothing.
    .otherwise = That does not run on your road.
    .after = The coach saves a round for every three cells, so it needs 2 rounds here. It brings 2 × 4 + 3 = 11 every 2 rounds: 5.5 a round for 14 silver. Three carts bring 5 a round for 24. And coaches are sold in era I only.

the-last-wine = The last wine
    .idea = A road, but no carts; and Orange has carts waiting.
    .know-1 = An empty row holds its tokens, too: open it before the last one is gone.

the-last-wine-decide = Wine tokens left: { $left_wine }; pesticide: { $left_pesticide }. You have a road from the winery to Győr, but no vehicles and only { $silver } silver. Orange has three carts in the depot and acts after you.
    .pin-1 = Serves the winery.
    .pin-2 = Serves Győr.
    .pin-3 = The last wine.
    .pin-4 = The last pesticide.
    .pin-5 = Orange’s first wine line.
    .ask = What do you do with your freight step?
    .answer-1 = Now Orange opens a second wine line with the three carts, and the last wine is gone. Your road to the winery has lost its best good.
    .answer-2 = The wine is safe, well seen. But the last pesticide is still in the stock, and the way back would be empty.
    .answer-3 = Both tokens are yours, very well. But a line has one price for both directions, that of its outbound good: like this the wine would be carried for 4.
    .otherwise = That is allowed. But which goods will still be there when Orange has finished?
    .after = A row may be opened without vehicles, and it takes its tokens all the same. Wine goes out, so both directions will pay 5, however long the carts take to come. The first to act gets the last token: that was you.

the-last-round-of-an-era = The last round of an era
    .idea = What cannot be bought tomorrow?
    .know-1 = Before an era ends buy what leaves the stock with it, if you have a line for it.

the-last-round-of-an-era-decide = Round { $round }, the last of era I. One horse tram runs between Venezia and the farm, and up to four may be coupled. You have { $silver } silver.
    .pin-1 = The last round of era I.
    .pin-2 = One tram, { $pays_rail_1 } silver a trip.
    .pin-3 = 10 silver; sold in era I only.
    .pin-4 = 8 silver; sold in eras I and II.
    .ask = What do you buy?
    .answer-1 = Carts are useful, but they will be on sale for 24 rounds more. After this round the tram line can never grow again.
    .answer-2 = After this round the trams leave the stock for good, and your line stays at { $pays_rail_1 } silver a trip.
    .answer-3 = A good beginning. But four may be coupled, and this was the last chance.
    .otherwise = You have no line for that. What will not be on sale tomorrow?
    .after = Horse trams are sold in era I only, and nothing else may run on their track. With four coupled the line will pay 20 silver a trip instead of { $pays_rail_1 }, for the rest of the game. Carts are still on sale in era II.

where-to-put-the-factory = Where to put the food factory
    .idea = You may place the food factory. Whom should it serve?
    .know-1 = Put what everybody may use where only you have a station.

where-to-put-the-factory-decide = Era III begins, and you place the food factory on a meadow. Food pays 5 and goes to cities; there will be four tokens.
    .pin-1 = Your station 0, at the farm.
    .pin-2 = Your station 1, at Venezia.
    .pin-3 = Orange’s station, at Bern.
    .pin-4 = Food pays 5.
    .ask = Where does it serve you and not Orange?
    .answer-1 = That meadow touches a station of Orange’s: Orange would load food for nothing, and you would have to build there first.
    .answer-2 = Close to Venezia, and that is where the food should go. But no station of yours touches this meadow.
    .otherwise = No station of yours stands there. It would need a station and a road before it gives you anything.
    .after = Beside your station 0 the factory is served at once: no new station, no new road. Your three tractors can take food to Venezia and pesticide back, for 17 silver a round instead of 14. There are only four food tokens in this era, and the first ones are yours.

a-used-tractor = A used tractor
    .idea = Orange wants to sell you something that you do not need.
    .know-1 = A used vehicle at half price is the cheapest way to points there is.

a-used-tractor-decide = Round { $round }. Orange is short of silver and offers you a used steam tractor for half its price, 13 silver. You have { $silver } silver, and no line for it.
    .pin-1 = Era II: 20 points, on a line or in the depot.
    .pin-2 = { $silver } silver: a point for every 10.
    .pin-3 = Orange: { $points_1 } points.
    .ask = Do you accept?
    .answer-1 = You keep 13 silver, worth 1 point, and Orange keeps a vehicle worth 20.
    .after = Every vehicle that you own scores in full, on a line or in the depot: 20 points for 13 silver, and that silver was worth 1. You have { $points } points now, { $points_more } more than before, and Orange has lost the 20.

the-last-building-step = The last building step
    .idea = Round 80: what turns silver into most points?
    .know-1 = At the end new stations give most points for silver: join two of them by the shortest road, and list it in an empty row.

the-last-building-step-decide = Round 80: a building step, a trade step and a freight step are left. You have { $silver } silver and free rows on your freight board.
    .pin-1 = Győr: its street is free.
    .pin-2 = { $silver } silver are 10 points.
    .pin-3 = A free row; it may stay empty.
    .pin-4 = The last round.
    .ask = What do you do in the building step?
    .answer-1 = Modernise your route, and buy a van with what is left: 50 points in all. A new road gives twice as much.
    .answer-2 = A van of era IV is 40 points for 84 silver, and 8 of them were in the silver. The building step was the best thing you had.
    .answer-3 = Two new stations, so the idea is right, and with a row it makes up to 90 points. But a road that is nothing but street scores no route. One tile more and it is one.
    .otherwise = { $points_more } points more than before; more is possible. Look for the shortest road with two new stations that is not street alone.
    .after = A new station of era III gives 40 points for 34 silver, and one of era IV 50 for 52: no vehicle comes near that. The road is short, half of it the street of Győr, and scores as a route. Now an empty row that lists both stations doubles them: with one of each, 111 points for 95 silver in all.

shut-the-door = Shut the door
    .idea = You lead, and Orange earns more. How long should the game last?
    .know-1 = If you lead but earn less, think about the end: in the advanced game the central building IV brings it.

shut-the-door-decide = Advanced game, round { $round }. You have { $points } points and { $silver } silver. Orange has { $points_1 } points, has built already in this round, and holds { $silver_1 } silver.
    .pin-1 = Your line brings { $rate_road_1 } silver a round.
    .pin-2 = Orange: { $silver_1 } silver.
    .pin-3 = { $rate_rail_1_1 } silver a round.
    .pin-4 = { $rate_rail_2_1 } silver a round.
    .ask = What do you do in the building step?
    .answer-1 = A good road, but your lead does not grow as fast as Orange’s silver: more than 50 a round.
    .answer-2 = Better stations are worth points, but each further round is worth more to Orange than to you.
    .answer-3 = Then the expresses run on: more than 50 silver a round for Orange, and 14 for you.
    .otherwise = That is allowed. But who gains by the rounds that are still to come?
    .after = In the advanced game a central building of generation IV ends the game with this round. It costs 110 silver and adds 20 points: { $points } against { $points_1 }, and with { $silver_1 } silver Orange cannot buy that much today. In 14 more rounds the expresses would have brought more than 700 silver, and the lead.

relisting = Relisting
    .idea = At the end only what a line uses counts in full, so in the last round you move your rows to where the points are.
    .know-1 = A station counts in full if a line of yours begins or ends there, a route if a line of yours runs over it.
    .know-2 = In the last round silver from lines comes too late: a row is worth what it lists.
    .know-3 = If all rows are in use, close one whose stations another row lists as well.
    .know-4 = Vehicles that come off score in the depot just the same.

relisting-step-1 = Round { $round }, the last step of the game. All five road rows are in use, and all of them run between Venezia and the farm. Your highway from the winery to Győr has no line, so its stations and its route count half.
    .title = Make room
    .pin-1 = Era III station: 40 points listed, 20 not.
    .pin-2 = Era III station: 40 points listed, 20 not.
    .pin-3 = Row 5: no vehicles, and stations that other rows list.
    .ask = Make a row free: close a line that the count does not need.
    .answer-1 = That changes a line and frees no row. Take it back.
    .answer-2 = The game is over, and the highway counts half: 55 points are lost. Take it back.
    .otherwise = { relisting-step-1.ask }
    .BI-LINE-02 = All five road rows are in use. Close a line first.
    .after = The row is free. The stations of the old road are still listed by the other rows.

relisting-step-2 = Now the free row goes to the highway. Goods and vehicles do not matter any more: an empty row lists its stations and the route.
    .title = List
    .pin-1 = The free row.
    .pin-2 = The highway: class 3, 30 points listed, 15 not.
    .ask = Open a line on the highway, between 4,2 and 6,3, and finish the game.
    .answer-1 = The game is over, and the highway still counts half. Take it back.
    .answer-2 = Those stations are listed already. The highway is not. Take it back.
    .answer-3 = One free row is enough. Take it back and open the line on the highway.
    .otherwise = { relisting-step-2.ask }
    .after = Two stations and a route count in full now: { $points_more } points more. The game is over: you { $points }, Orange { $points_1 }.
