# The rulebook of Binario Duel in English.

## What the game is

game = What the game is
    .lead = The most points after eighty rounds win. Two companies carry goods across one continent, from horse carts to magnetic trains. You build ways, buy vehicles and open lines. What the lines earn in silver you turn into vehicles, stations and routes, and these are your points in the end.

game-the-table = The table, part by part
    .says = Two pictures show what lies on the table in the middle of a game. Each player has the boards of the second picture.
    .picture-the-map = The map, between Venezia and a farm.
    .picture-the-boards = What lies beside the map.
    .part-1 = A city. It sends and takes mail and passengers, and buys most goods.
    .part-2 = A farm: a facility. The signs above and below a facility show what it takes and what it makes.
    .part-3 = A station of Green, with its number. It serves the facilities beside it.
    .part-4 = A way tile of Green, here earth road.
    .part-5 = Three horse carts of a line on their trip.
    .part-6 = A line: a row of the freight board, with its goods, its vehicles and the rounds to go.
    .part-7 = The common stock: price and tokens of each good, and the vehicles on sale.
    .part-8 = The control cards, one for each round.
    .part-9 = A company: silver, lines, vehicles and points.

game-two-companies = Two players and the start cube
    .says = Binario Duel is for two players. The first player is agreed on or left to chance, and holds the start cube in round 1. Each company begins with 200 silver and nothing on the map.

game-tables = The price table and the stock table
    .says = The first player rolls the colour die: the price table of that colour says for the whole game what each good pays. Then the second player rolls for the stock table of era I. It says how many cities, farms and works the continent has, how many tokens each good has, and which vehicles lie in the common stock.

game-table-ready = The continent, tiles, boards and cards
    .says = The continent is built with exactly the facilities of the stock table; Venezia, Győr and Bern are always among its cities. Each player takes the tiles and labels of era I and three empty freight boards, and the control cards of era I are laid out. A ready-made map brings its own facilities and its own stock colour for era I, so the second player does not roll then; the price table and the later stock tables are rolled as usual.

game-public = What is public
    .says = Everything lies open: silver, vehicles, lines and tokens. Only the order of the face-down control cards is hidden, with the cards that were put back unseen. In the advanced game the personalities in hand are hidden during the draft.

game-silver = Silver
    .says = Silver never falls below nothing. What you choose to buy you must be able to pay in full; what a card makes you pay takes at most all you have. There are no loans and no gifts, and nobody is ever out of the game. Between the players silver moves only by tolls and by the sale of used vehicles.

game-reconstructed = What is reconstructed
    .says = The rulebook that this program follows gives the structure of the game, but not all numbers. The prices of goods, vehicles, ways and stations, the control cards, the stock tables, the personalities and the maps are reconstructed for this program. A copy of the printed game may differ there.

## The round

round = The round
    .lead = Every round has five steps, always in the same order. The holder of the start cube goes first in each of them, and then the cube changes hands.
    .worked = Round 7, and Green holds the cube. Three horse carts with grain are one space from Venezia, 4 cells from the farm. The card is Good harvest: grain pays 4 instead of 3. The carts arrive and pay 3 × 4 + 4 = 16, so Green has 56 silver instead of 40. Both pass the other steps, and round 8 begins with the cube at Orange.

round-five-steps = The five steps
    .says = First a control card is drawn, then all vehicles move. In step 3 you build, in step 4 you trade in vehicles, in step 5 you write your freight boards. Steps 1 and 2 always happen; the other three you may pass. Nothing forces you to enter a finished route on a board.

round-who-first = Who goes first
    .says = Only the holder of the cube draws the card, and all vehicles of both companies move without being told. Then the holder does step 3 and the other player after that; then both do step 4, then both step 5. So the holder is first to reach for a scarce token. At the end of the round the cube goes to the other player. As every era has an even number of rounds, the first player holds it again when an era begins.

round-one-thing = What step 3 allows
    .says = You do one of three things: demolish and build, or build or upgrade the central building, or modernise. If you demolish and build, it is at most one route each, whole or in part, and demolishing comes first. A land route is at most two new stations and the way between them; a sea route is at most two ports. All is paid at once, and what you cannot pay you cannot build.

## The continent

continent = The continent
    .lead = The map is a grid of square cells with sea on all sides. A facility is a city, a farm or a works. It stands on one cell and deals with the stations on the four cells beside it.

continent-land-and-sea = Land, coast and sea
    .says = The outermost ring of cells is sea, and all the sea hangs together. Whether a cell is land, coast or sea follows from its four corners, so the shore never breaks; a cell with land at two opposite corners only does not exist. A coast is straight, or it bends outwards or inwards. Mouths of rivers and coastal facilities are on straight coasts only.

continent-rivers = Rivers
    .says = A river is a chain of cells from a spring or a lake to a mouth or a lake, but never from lake to lake. Rivers never meet. It may become a great river, once, on a straight transition cell, and it never grows narrow again. A spring is always a small river, and a mouth is as wide as the water that comes to it.

continent-deserts = Deserts, lakes, meadows kept free
    .says = Every desert has other deserts or desert-meadows on all sides. There is at least one lake, and at least three meadows are empty and can be reached: later the food factories come there.

continent-facilities = Where the facilities stand
    .says = Two cities never share a side; farms and works may touch each other and cities. Salt works stand on a straight coast, fisheries there or beside a lake, all others inland. The map holds exactly the facilities of the stock table; the grand map holds all those of the box. No food factory is there at first. Each has open land beside it. All of them can be joined over open land, through cities and across straight water.

continent-port-sites = Port sites and islands
    .says = A port can stand on a straight or outward-bent coast with sea beside it, where there is neither a facility nor a mouth. Venezia and at least one more city have such a site beside them, and so has every facility on an island.

continent-box = The tiles in the box
    .says = The quick map uses no kind of terrain more often than the box has tiles of it. Larger maps are not limited in this way.

continent-by-hand = Building the continent by hand
    .says = If you have chosen so, the first player picks one of three outlines. Then both place one thing in turn, the second player first: lakes, mountains, rivers, deserts, cities, salt works, fisheries, other works, hills and forests. Lakes, mountains, hills and forests go on any empty land; a desert needs empty land or desert-meadow on all four sides. A river is led by one player from its source, cell by cell, to a mouth or a lake, and may widen once. Only what leaves the continent possible is offered, and a thing without a place is left out. What is empty in the end is meadow.

## Stations and ports

stations = Stations and ports
    .lead = A station serves every facility that shares a side with it; corners do not count. It belongs to one family, takes a number of ways, and carries a label for the freight boards.
    .worked = Green builds two basic ports, on 1,4 and on 6,1, for 20 silver. The shortest way over the sea has 11 cells; with both ports the route is 13 cells long. A cog loads 3 and sails it in 9 rounds. With passengers at 4 it brings 3 × 4 + 13 = 25 silver on each arrival.

stations-where = Where a station stands, and what it serves
    .says = A station is built on open land: meadow, forest, hill, desert or desert-meadow without anything on it. It costs its price and the surcharge of the terrain. It serves every facility beside it, and without one it can neither load nor unload. You may build a station alone and bring a way to it later.
    .picture-beside-allowed = Allowed: one station shares a side with the farm, the other with Venezia.
    .picture-beside-refused = Refused: the cell touches the farm and the sawmill only by a corner.

stations-families = Families, sides and eras
    .says = Road stations take roads, tram stations horse-tram track, railway and express stations both of these tracks, maglev stations maglev tunnels. A basic or a tram station has room for ways on two sides, an expanded or a railway station on three, all others on four. Basic and expanded road stations are built in eras I and II. Those of era II are built in II and III, of era III in III and IV, of era IV in IV. Tram stations belong to era I, railway stations to II and III, express stations to III and IV, maglev stations to IV.

stations-ports = Ports
    .says = A port is built on a free port site, without surcharge: basic in eras I and II, expanded in II, and those of eras II, III and IV like the road stations. Ships go by the shortest chain of sea cells, and the length of the route is that chain and both ports. The sea asks for no toll. A sea route itself scores nothing; its ports do.
    .picture-port-allowed = Allowed: two ports on free port sites of the coast.
    .picture-port-refused = Refused: this cell is land, not a port site.

stations-labels = Labels, owners and the number of tiles
    .says = A new station takes the lowest free label of its kind: 0 to 11 on roads, I to X on rails, A to H for ports. Your first road station is number 0, the seat of your company. Of two stations in one step the end chosen first takes the lower label. Lines begin and end at your own stations only. When labels or tiles of a kind are used up, you can build no more of it until one is free again.

stations-supply = Tile supply
    .says = Each player has as many way tiles, portals and stations of each kind as the box holds, unless you play with an unlimited supply. What lies on the map is missing from it; a joint tile counts for the player who laid it. Cells below ground need no tile. What you have no tiles for is not offered to you.

## Roads and rails

ways = Roads and rails
    .lead = In one building step you lay one way, with at most two new stations at its ends. You see the price of each proposal before you choose, and nothing is paid until all is chosen.
    .worked = Two first roads with earth tiles and two basic stations at 6 silver each, both from 200 silver.
    .row-0 = road · tiles · stations · price · silver left
    .row-1 = 4,6 to 2,5 over two meadows · 2 + 2 · 6 + 6 · 16 · 184
    .row-2 = 7,7 to 10,6 over the great river · 2 + 10 + 2 · 6 + 6 · 26 · 174

ways-one-path = One path, paid at once
    .says = All that you build in a step is one path that touches no cell twice. It begins at a station of yours, old or new, or at an open end of your own or a joint way. It may run over existing tiles and through cities, but never through a station: stations are its ends. It must add something or complete a route; a build that only completes a route costs nothing.

ways-types = Which ways in which era
    .says = Roads are earth, asphalt, highway and motorway; rails are horse tram, railway, express and maglev. Earth is laid in eras I and II, asphalt in II and III, highways in III and IV, motorways in IV. Horse-tram track is laid in era I only, railway in II and III, express in III and IV, maglev in IV. What is no longer built stays on the map and stays in use.

ways-nowhere = Where no way can go
    .says = No way on the surface lies on mountain, lake, sea or coast, or on a facility. Springs, mouths and bends of rivers carry none, either. The one exception is a city, through which roads may be led.

ways-price = Price of a tile, bridges
    .says = A new tile costs its price and a surcharge: nothing on meadow and desert-meadow, 1 in a forest, 2 on a hill or in a desert. An earth tile at 2 is therefore 2, 3 or 4 silver. A bridge adds 4 over a river and 8 over a great river or its transition. It goes straight across straight water, carries no station, and is never changed or crossed.

ways-open-ends = Shapes and unfinished ways
    .says = The shape of a tile follows from the path: straight, curve, branch or crossing. Shape costs nothing. If you stop half-way, the last tile is an open end that points straight on; when you build on you may turn it free of charge, unless it is a bridge or a portal. An unfinished way reserves nothing: your opponent may build across it.

ways-connected = What is connected with what
    .says = Two neighbouring tiles are connected when both have an exit towards the other, and both are road or both rail of types that join. Every type joins itself; earth joins asphalt, asphalt highway, highway motorway, and railway express. A cell holds one way, or two as a level crossing; a cell with a station holds none. A new station takes up the ways that point at it, as far as it has sides. Where your path meets an old tile, it uses its exits, turns an open one, reshapes the tile, or crosses it straight; nothing else is possible.

ways-streets = Streets of cities
    .says = Every city has a street to its four sides. Roads of both players may go in at one side and out at another, free of price and toll; the city counts as one cell, and takes the class of the road. The tiles before and after it must be of types that join, or a station may stand right at the street. A path never ends in the city itself. Motorways do not touch a city, and rails do not go through it.

ways-tunnels = Tunnels
    .says = From era III on highways, motorways and express railways may go below ground, under anything, even sea and other tunnels. A tunnel has two portals on open land and at least one cell between them; it may bend, but it does not branch. A portal costs the tile, the terrain and 4 more, each cell below ground the tile and 3 more. Every portal and every cell below counts in the length, and as toll if it is not yours. A highway tunnel from 7,3 to 10,3 costs 2 × (9 + 4) + 2 × 12 = 50 silver.

ways-maglev = Maglev
    .says = A maglev runs only below ground, from one maglev station to another that is not beside it, and each cell costs 15. From the station chosen first the tunnel goes east or west, then north or south. If a side that it needs is taken, it goes north or south first. If that fails, too, it cannot be built. A station takes at most four tunnels, one on each side. Your opponent cannot use it.

ways-routes = Routes: what is recorded
    .says = A route is recorded when a path joins two different stations of yours of one family. At least one own or joint tile of the path must be in no other route of yours. Routes give points at the end. A route counts at least 3 cells, since both stations count and something lies between them. The same two stations may be joined by several routes.

## The other one's ways

rival = Your opponent’s roads and tracks
    .lead = You may drive on your opponent’s roads and tracks once they are joined to yours. The tile where you join becomes joint and free for both; every other tile of your opponent costs 1 silver for each load that arrives.
    .worked = Orange has a road over the great river. Green joins it on both sides: four new tiles for 8, two joints for 2 each, two basic stations for 12, together 24 of 50 silver. Three horse carts for 24 leave 2. The route is 9 cells long and takes 7 rounds. Pesticide at 4 pays 3 × 4 + 9 = 21 on arrival, and 1 of it goes to Orange for the bridge: Green has 22 silver, Orange 121.

rival-joining = Using and joining
    .says = If you are joined to your opponent’s network, you may use it. Roads are joined by a crossing, a branch or an extension, rails by a branch or an extension only. An extension begins at an open exit of an opponent’s tile, bridge or portal that points at your new tile or station. It costs nothing, and the tile stays your opponent’s.

rival-reshaping = Reshaping a tile: branch and crossing
    .says = To give an old tile a new exit you pay for its demolition and for the new tile together; on an opponent’s tile half of that sum, rounded up. For earth that is (1 + 2) / 2, so 2 silver. The terrain is not paid again, and two exits at once are one reshaping. Rails have at most three exits, roads four. The tile takes the better of the two types, and it must still join all its neighbours.

rival-joint = Joint tiles
    .says = An opponent’s tile to which you add an exit becomes joint, free for both to the end of the game. Your new tile replaces the old one, which goes back to its owner’s supply. If your opponent’s branch or crossing has an open exit towards you, you use it without paying, and it becomes joint as well. All other branches and crossings are ordinary tiles with toll.

rival-level = Level crossings
    .says = Where two roads cross, all four directions are joined. Rails cross other rails or a road without joining: both straight, at right angles, and never on a bridge or a portal. You pay for it as for reshaping. Each way keeps its owner, crossing is free, and you pay toll only if you travel along the other’s way. A level crossing is never changed, and both tiles stay out of the supplies.

rival-closed = Stations stay closed
    .says = No way of yours is attached to an opponent’s station, and no path of yours goes through it or ends there. Through your own stations of the same family your lines may pass, if the ways are attached on both sides.
    .picture-joined-allowed = Allowed: Green joins Orange’s road on both sides and goes over the bridge between.
    .picture-joined-refused = Refused: Orange’s station is no end for a way of Green.

rival-toll = Tolls
    .says = For each load that is paid you hand your opponent 1 silver for each of their tiles on the path. Bridges, portals and cells below ground count, too. Own and joint tiles, cities and the sea are free. Empty trips pay no toll.

## Goods and lines

goods = Goods and lines
    .lead = A line is one row of a freight board: from, to, a good out, a good back, and vehicles. Each loaded direction holds one token, and tokens are what there is too little of.
    .worked = Green opens a line from the winery to Győr, 4 cells: wine out, pesticide back, three horse carts. Wine pays 5, and each trip takes 3 rounds. So every 3 rounds the line brings 3 × 5 + 4 = 19 silver, which is 6.3 a round.

goods-rows = Twelve rows
    .says = You have five rows for roads, four for rails and three for ships. A row names two different stations of yours, of one family, with a finished way between them. It may be opened without goods and without vehicles; it then earns nothing, but what it names is listed for the points. With a central building two rows may have the same stations, each with tokens and vehicles of its own.

goods-changing = Opening, changing, closing
    .says = Lines are opened, changed and closed in step 5 only. A line with vehicles must stand at a station for that. Each line is touched once a round at most, a new one not again in the same round. If you change the good for the trip that is about to begin, it holds for this trip.

goods-tokens = Tokens
    .says = To load a direction you take a token of the good from the common stock. It stays on the row until you change the good or close the line. When no token is left, nobody can open another line with that good. If a good may no longer be carried, its token goes back and the direction is empty.

goods-who-sells = Who sells and who buys
    .says = A good goes from a station beside a facility that sells it to a station beside another that buys it. Facilities never run out and need nothing to produce: only the tokens limit trade. Out and back a line may carry different goods.

goods-people = Mail, passengers, workers
    .says = Mail and passengers go from one city to another. Workers travel from era II on: from a city to a farm or a works, or back to a city, but not between cities.

goods-special = Food, manure, beams
    .says = Food goes from a food factory to a city, from era III on. Manure is carried in eras I and II only. Beams may also go to ports: by ship to any port of yours, by land to a station beside a port of either player.

goods-which-way = Which way a line takes
    .says = A line takes the shortest path that its vehicles can use, the same both ways; it need not be one recorded route. Among equals it takes the one with fewer tiles of the opponent, then the better class. After that the order is north, east, south, west. Paths, times and tolls are worked out again at the end of step 5 for all standing lines; a trip under way ends as it began. If no path fits the vehicles any more, they go to the depot and the row stays.

## Movement and silver

movement = Movement and silver
    .lead = In step 2 every vehicle moves one space, and what has arrived is paid at once. Short trips with a load both ways are the heart of the game.
    .worked = The same road as before, but the line is written the other way round: from Győr with pesticide, back with wine. Now pesticide at 4 sets the price for both ways. Each trip of 3 rounds brings 3 × 4 + 4 = 16 instead of 19, that is 5.3 a round instead of 6.3.

movement-rounds = Cells and rounds
    .says = Divide the cells of the route by the speed, round up, and take off what stands in brackets: 2-(1) is two cells a round, and one round less in all; 1-(4-1) is one cell a round, and one round less for every full four cells. A horse cart on earth takes 3 rounds for 3 or 4 cells, 6 for 7 or 8, and 12 for 16. Then personalities add or take off. No trip takes less than 2 rounds, and none may take more than the board has spaces: 12 on roads, 14 on rails, 16 at sea. The red marker lies on the space after the last one used.

movement-legs = Trips
    .says = Vehicles put on an empty row start at the left station, outbound. In step 2 every line moves one space, the holder’s road, rail and ship rows first. When the trip time is full the load is paid, the vehicles turn, and the next trip begins with the good of that direction. The way home is always driven, loaded or empty. A line stands at a station from its arrival until it moves again.

movement-pay = What a load pays
    .says = A loaded trip pays the load of all coupled vehicles times the price, and 1 silver for each cell of the route. It is the cells that are added, not the rounds. An empty trip pays nothing and costs no toll. The bank pays without limit.

movement-one-price = One price for both ways
    .says = A line has one price for both directions: that of its outbound good, or of the return good if only the way back is loaded. An option gives each direction the price of its own good. The price is that of the table, with what your personality adds, and it is read when the load is paid; only what a card has marked is fixed before.

movement-class = Class of a path, and who may use it
    .says = A path is as good as its worst part: the lowest class among its way tiles and your stations on it; cities do not count. A vehicle may use it if its card names a speed for that class. Vehicles drawn by animals or driven by steam have none on highways and motorways. On a mixed road that counts as earth or asphalt they may run.

## Vehicles and trade

vehicles = Vehicles and trade
    .lead = You buy from a stock that you share, at fixed prices, in the eras written on the card. Coupled vehicles load more and are no slower.
    .worked = Green has two ports 13 cells apart and 70 silver left. A galleon for 34 leaves 36. Which ship is best with passengers at 4?
    .row-0 = ship · pays · rounds · silver a round
    .row-1 = cog · 3 × 4 + 13 = 25 · 9 · 2.8
    .row-2 = caravel · 2 × 4 + 13 = 21 · 7 · 3.0
    .row-3 = galleon · 5 × 4 + 13 = 33 · 10 · 3.3

vehicles-buying = Buying
    .says = In step 4 you buy as many vehicles as you like and can pay; they go to your depot. Vehicles of era I are sold in era I, horse carts and ox carts also in II; those of era II in II and III, of era III in III and IV, of era IV in IV. When the stock of a kind is empty, only your opponent can sell you one.

vehicles-coupling = Coupling
    .says = On one line all vehicles are of one kind, as many as the card allows to couple. They move like one and load together what all of them hold. Each good on the line must be one that the kind carries. There must be a path for it, and the trip must fit on the board.

vehicles-where = Where a vehicle may run
    .says = In step 5 a vehicle from your depot may go on any line that suits it. In the basic game old vehicles may be used in every era. Horse tram and ox railway run on horse-tram track only, and nothing else runs there; maglev trains run on maglev only.

vehicles-used = Used vehicles
    .says = The bank buys nothing back. In step 4 you may offer vehicles from your depot to your opponent, one at a time, for half the list price, rounded up. Your opponent must have the silver, and takes it or declines. What was declined is not offered again in this step. Vehicles of any era may be sold like this, unless an option says otherwise.

vehicles-resting = Taking vehicles off, resting
    .says = In step 4 you may withdraw vehicles from a line that stands at a station, once for each line, and offer them at once. Coupling and exchanging needs a standing line, too, and the line keeps its direction; a row that has lost all vehicles begins again at its left station. Vehicles taken off rest for as many rounds as a trip took. Until then they may only go on a line that begins or stands at the same station; taken off on the way, on none. If your opponent buys them, they may be used at once.

## All vehicles

fleet = All vehicles
    .lead = Here is every vehicle with its price, what it carries, how many can be coupled, its speed and its points. Speeds are given by class: earth, asphalt, highway, motorway; horse-tram track, railway, express, maglev; or the sea.
    .worked = The common stock at the start of the game holds the vehicles of era I. Those of eras II, III and IV join it when their era begins.
    .row-0 = vehicle · era · price · carries · couples · speed by class · points
    .row-1 = horse cart · I · 8 · 1 · 3 · 1-(4-1) / 1-(3-1) / – / – · 10
    .row-2 = ox cart · I · 12 · 2 · 2 · 1 / 1-(5-1) / – / – · 10
    .row-3 = mail coach · I · 14 · 2 · 1 · 1-(3-1) / 1-(2-1) / – / – · 10
    .row-4 = horse tram · I · 10 · 1 · 4 · 1-(4-1) / – / – / – · 10
    .row-5 = ox railway · I · 12 · 2 · 2 · 1 / – / – / – · 10
    .row-6 = cog · I · 20 · 3 · 1 · 1-(3-1) · 10
    .row-7 = caravel · I · 24 · 2 · 1 · 2 · 10
    .row-8 = galleon · I · 34 · 5 · 1 · 1-(4-1) · 10
    .row-9 = steam tractor · II · 26 · 2 · 3 · 1 / 1-(2-1) / – / – · 20
    .row-10 = steam lorry · II · 34 · 2 · 2 · 1-(3-1) / 2-(1) / – / – · 20
    .row-11 = steam omnibus · II · 40 · 3 · 1 · 1-(3-1) / 2-(1) / – / – · 20
    .row-12 = steam freight train · II · 44 · 3 · 3 · – / 2 / 2-(1) / – · 20
    .row-13 = steam passenger train · II · 46 · 3 · 2 · – / 2 / 3 / – · 20
    .row-14 = paddle steamer · II · 56 · 4 · 1 · 3 · 20
    .row-15 = screw steamer · II · 64 · 6 · 1 · 2-(1) · 20
    .row-16 = petrol van · III · 58 · 4 · 1 · 1-(2-1) / 3 / 4 / 4 · 30
    .row-17 = diesel lorry · III · 60 · 3 · 2 · 1-(2-1) / 2-(1) / 3 / 3-(1) · 30
    .row-18 = motor bus · III · 64 · 5 · 1 · 1-(2-1) / 3 / 4 / 4 · 30
    .row-19 = diesel freight train · III · 72 · 4 · 3 · – / 3 / 4 / – · 30
    .row-20 = diesel express · III · 78 · 4 · 2 · – / 3 / 5 / – · 30
    .row-21 = motor cargo ship · III · 96 · 9 · 1 · 3 · 30
    .row-22 = motor ferry · III · 88 · 6 · 1 · 4 · 30
    .row-23 = electric van · IV · 84 · 5 · 1 · – / 3 / 4 / 5 · 40
    .row-24 = electric lorry · IV · 92 · 4 · 2 · – / 3 / 4 / 5 · 40
    .row-25 = electric bus · IV · 90 · 7 · 1 · – / 3 / 5 / 6 · 40
    .row-26 = electric freight train · IV · 100 · 5 · 3 · – / 4 / 6 / – · 40
    .row-27 = high-speed train · IV · 108 · 6 · 2 · – / 4 / 7 / – · 40
    .row-28 = maglev passenger train · IV · 130 · 8 · 2 · – / – / – / 8 · 40
    .row-29 = maglev cargo train · IV · 130 · 8 · 2 · – / – / – / 7 · 40
    .row-30 = electric container ship · IV · 150 · 12 · 1 · 4 · 40
    .row-31 = electric hydrofoil · IV · 120 · 8 · 1 · 6 · 40

fleet-speed = How to read a speed
    .says = “2” is two cells a round. “2-(1)” is two cells a round and one round less in all. “1-(4-1)” is one cell a round and one round less for every full four cells. A dash means that the vehicle cannot use that class.

## Control cards

cards = Control cards
    .lead = One card a round, drawn by the holder and done at once; no card asks you to decide anything. Price cards are the ones to learn: they stick to a load until it is paid.
    .worked = The card of round 5 doubles wine. In step 5 Green puts three horse carts on the line from the winery to Győr: the trip begins in the round of the card and is marked with 10. It arrives in round 8 and pays 3 × 10 + 4 = 34, so Green has 64 silver instead of 30. The next trip pays 19 again.

cards-piles = The two piles
    .says = For each era its cards are shuffled, and each player takes 12 of them unseen, in eras III and IV 8. Together they are laid out as two face-down piles; the rest goes back unseen. So the eras have 24, 24, 16 and 16 rounds, and the round of the last card is played to its end. With the option for it the holder chooses the pile; otherwise the first pile is drawn before the second. Used cards lie open and do not come back.

cards-doing = Doing a card
    .says = The card is shown and done at once, for both players or only for the one who drew it. What it says of this round ends with the round, except for marked prices. Some cards do nothing. If a card names several goods or drives, each of them is meant. No card asks for a decision.

cards-prices = Prices that stick
    .says = A price card marks every load of its good that is on a trip now. It also marks those whose trip begins later in the round, even on a line that you open in step 5. Some multiply the price of the line, rounded up, others add to it. The mark stays until the load is paid, however long that takes; a later price card replaces it. A row without vehicles is not marked. The mark is lost if you change the good, take all vehicles off or close the line.

cards-silver = Silver paid and gained
    .says = Some cards take silver, at most what you have, whether or not you own what the story tells of; others give some. A few count what you own: road stations, ports, bridges, or vehicles on lines, up to a limit. Joint bridges count for nobody, and vehicles in the depot do not count.

cards-held-up = Delayed or sped up
    .says = Vehicles that are held up do not move in this round. Vehicles that are carried on move more than one space; what is left over on arrival is lost. The card says which kinds it means, and all that it names must fit.

cards-cheaper = Cheaper today
    .says = Some cards make building cheaper in step 3: road or rail tiles, stations, ports, tunnels, modernising or the central building, each item by so many percent, rounded up. Demolishing never becomes cheaper. Others take a few silver off vehicles of the stock in step 4, down to 1 at least; used ones keep their price. The discount of a card comes first, then that of a personality, rounded up each time.

cards-tokens = More tokens, other tolls
    .says = A card may add tokens of a good to the common stock, where they stay. Another changes the toll for each tile in step 2 of this round.

## The central building, modernising, demolishing

growing = The central building, modernising, demolishing
    .lead = The central building lifts the two limits of a young company: one line for each station, and no vehicle newer than its stations. Modernising makes what you have faster and worth more; demolishing is for the rare mistake.
    .worked = Round 25, era II. Green has an earth road with two tiles and two basic stations, and 125 silver. Modernising all of it to class 2 costs 2 × 4 for the tiles and 2 × (5 + 12) for the stations: 42. Three steam tractors for 78 leave 5 silver. Instead of 16 every 3 rounds the line now pays 6 × 4 + 4 = 28 every 2.

growing-central = The central building
    .says = It stands on your road station 0, which goes on working and can no longer be demolished, only modernised. Generation I is built in eras I and II, II in II and III, III in III and IV, IV in IV. They cost 40, 90, 160 and 240 silver; the steps from one to the next cost 60, 90 and 110. Without it each station or port is an end of one line at most. No vehicle may then be of a later era than either of its end stations. With it, of whatever generation, both limits are gone. Ships of era IV need ports of era IV at both ends in any case.

growing-modernising = Modernising: what and how far
    .says = In one step you modernise one route, whole or in part, or one station, or one or two ports. Earth becomes asphalt, highway, motorway; railway becomes express; road stations and ports rise from basic to expanded, II, III and IV, railway stations to express stations. Horse tram, express, motorway and maglev go no further. The target must be one that is built in this era; several rungs cost the sum of them, and tunnels cost the same for each cell.

growing-whole = The whole route counts
    .says = A route has the better class only when every tile and both stations have it. If you choose the whole, all that is below the target and may reach it is modernised, and only the result must fit together; piece by piece it must fit after each piece. No connection may break, not even one of your opponent. Vehicles under way are no hindrance.

growing-price = Joint tiles, supply, price
    .says = Either player may modernise a joint tile at the full price; it stays joint. You cannot modernise your opponent’s tiles. The old tile goes back to the player who laid it, and the new one comes from your supply; levels that you pass need no tile. You pay for modernising and nothing for taking up the old tile.

growing-demolishing = Demolishing: what may go
    .says = You may demolish your own tiles, stations and ports at their price; nothing is paid back, but the tile returns to your supply. In one step you may demolish tiles of one route with its stations, or of one unfinished stretch. Or you demolish a single station, or one or two ports. A tunnel goes as a whole: its portals, and each cell below for 3, of a maglev for 4. Joint tiles, level crossings with your opponent and the seat under the central building stay. So does any tile that a line of yours is travelling on.

growing-afterwards = What becomes of lines, routes and cells
    .says = At the end of your step 3 all is settled: routes that are broken are struck out, lines without a path are closed, their vehicles go to the depot and their tokens to the stock. That goes for your opponent’s lines on your tiles as well; if they still have a path, a trip under way ends as it began. An emptied cell is forest or desert-meadow if it was that, otherwise meadow; rivers and coasts stay. Neighbouring tiles keep their exits, which are open now.

growing-replacing = Replacing
    .says = You may demolish a tile or a station and build another on the same cell in the same step, at both full prices. If all is connected at the end, routes and lines live on. To make a station larger modernising is cheaper: from basic to expanded it costs 5, while demolishing and building again costs 2 + 10 = 12.

## Eras, end and points

end = Eras, end and points
    .lead = Each era brings new ways, vehicles and tokens, and takes old ones from the shelf, never from the map. After round 80 everything is counted, and silver least of all.
    .worked = Green ends with 137 silver. A line lists the asphalt road and its stations; the highway with its stations is in no row.
    .row-0 = what · points
    .row-1 = 137 silver · 13
    .row-2 = three horse carts in the depot · 3 × 10 = 30
    .row-3 = two steam lorries · 2 × 20 = 40
    .row-4 = listed route of class 2, two stations of era II · 20 + 60 = 80
    .row-5 = route of class 3 not listed, two stations of era III · (30 + 80) / 2 = 55
    .row-6 = central building I · 30
    .row-7 = in all · 248

end-eras = When an era begins
    .says = The cards of the new era are laid out, and the colour die chooses its stock table. The first player rolls it for II and IV, the second for III. The goods and vehicles of that table join the stock. With era III the unused tiles of era I leave the supply, with era IV those of era II. Vehicles that can no longer be bought leave the stock. What is on the map, the lines, the price table and the silver remain.

end-food = The food factories, the end of manure
    .says = At the beginning of era III the first player places a food factory, and 4 tokens of food join the stock; all manure leaves the game, even from lines under way, unpaid. At the beginning of era IV the second player places another one, with 2 tokens. A food factory goes on an empty meadow with open land beside it, or, if there is none, on other open land.

end-last-round = The end
    .says = The game ends after the round in which the last card of era IV was drawn, round 80. That round is played with all its five steps.

end-silver = Points for silver and vehicles
    .says = Every full 10 silver are 1 point. Every vehicle is 10, 20, 30 or 40 points by its era, coupled ones each for itself. Vehicles in the depot count in full, unless an option halves them.

end-routes = Points for routes, stations, the central building
    .says = Each recorded route is 10 points times its class at the end. A basic or tram station or a basic port is 10, an expanded one 20. Those of era II are 30, of III 40, of IV 50. The central building is 30, 50, 70 or 90 by its generation and always counts in full. The station below it scores, too.

end-listed = Half points for what no line uses
    .says = Stations and routes count in full if they are listed, otherwise half. A station is listed if one of your lines begins or ends there; a route, if the path of one of your lines runs over all its tiles. Each route counts once, and ways that belong to no route count nothing.

end-tie = A tie
    .says = The player with more points wins. If both have the same, more silver decides, then more vehicles; otherwise both share the victory.

## The advanced game

advanced = The advanced game
    .lead = Each player leads the company as a personality, old vehicles retire, and stations need room. And the central building of generation IV ends the game, so the leader may shut the door.

advanced-draft = Personalities: the draft
    .says = Before round 1 each player is dealt three personalities. You give one back, pass one to your opponent, and of the one kept and the one received you keep one. Both choose in secret at the same time; then the two kept cards are shown.

advanced-gifts = What they give
    .says = The beginning of a card is done at once, the rest holds all game. Vehicles that it brings do not come from the stock and go to your depot. Free stations come from your supply: the next ones of that kind that you build cost nothing, and lapse when the kind is no longer built. Other gifts are faster or larger vehicles, better prices, and cheaper tiles, stations or vehicles. Others bring silver with each era, other tolls, longer chains, or ships that no card holds up.

advanced-crossing = Own tracks do not cross
    .says = Your rails may not cross your own rails on the surface, only those of your opponent. Crossing roads and going below ground is allowed as before.

advanced-retiring = Vehicles that retire
    .says = From era III on, ox carts, horse trams, mail coaches and ox railways may not be used. In era IV the same goes for horse carts, steam road vehicles and sailing ships. When the era begins they go from their lines to the depot, and what they carry is lost; the rows stay. They can no longer be bought, not even used, but they still count at the end.

advanced-room = Room for stations
    .says = A land station needs as many neighbours where a way can go on as it has sides: open land, straight water to be bridged, a way that may be joined, or for roads a city. Sea, coast, mountain, lake, other facilities, stations and the edge of the map do not count. It may not take this room from an older station of either player. Modernising a station is not checked, and maglev stations are free of this rule.

advanced-early-end = The early end
    .says = The game also ends after the round in which a player has built a central building of generation IV. The round is finished by both.

advanced-as-before = All else as before
    .says = In everything else the rules of the basic game hold.

## Often got wrong

wrong = Often got wrong
    .lead = Ten things that are easily overlooked, even by those who have played before.

wrong-corners = A station serves all that touches it.
    .says = No, corners do not count: it serves a facility only across one of its four sides.

wrong-price = Each good has its own price on a line.
    .says = The outbound good sets the price both ways. Pesticide carried back on a wine line pays 5, wine carried back on a pesticide line pays 4.

wrong-cells = The rounds are added to the pay.
    .says = It is the cells. A route of 4 cells adds 4, although the carts need 3 rounds.

wrong-both-stations = Only the tiles between count.
    .says = Both stations are cells of the route, too. One tile between two stations is a route of 3 cells, the shortest there is.

wrong-card = A price card is for today only.
    .says = It marks loads, not the day. A load marked today is paid at that price whenever it arrives; a row without vehicles is not marked at all.

wrong-one-step = Two things fit into one building step.
    .says = It is one route with its two stations, or the central building, or modernising, and never two of these.

wrong-last-element = A new road surface makes carts faster.
    .says = Only with the last element. One basic station keeps an asphalt road at class 1.

wrong-taking-off = Closing a line saves the way home.
    .says = It does not: vehicles taken off rest for a whole trip, unless they start again from the same station.

wrong-highways = A better road suits everybody.
    .says = Steam and animals do not run on highways. Before you modernise a road to class 3, look at what drives on it.

wrong-parked = Only what earns gives full points.
    .says = Vehicles in the depot count in full. Stations and routes that no row names count half, and an empty row is enough to list them.
