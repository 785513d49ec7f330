# Binario Duel in English.

# What the game counts: the page's word for a turn or for a round. A language whose rulebook says the other word says so.
period = round

## Rules, by ledger id. The value explains the rule, the attribute says why an action was refused.

BI-SETUP-01 = Two play. They agree on the first player or leave it to chance. The first player holds the start cube in round 1.
BI-SETUP-02 = Each player receives 200 silver.
BI-SETUP-03 = The first player rolls the colour die: the price table of that colour holds for the whole game.
BI-SETUP-04 = The second player rolls the colour die for the stock table of era I. It says how many cities, farms and industries there are, and how many tokens of each good. It also says which vehicles of era I lie in the common stock.
BI-SETUP-05 = The continent is built with exactly the facilities of the stock table. The names of the cities are taken in a fixed order, so Venezia, Győr and Bern are always in play.
BI-SETUP-06 = Each player takes the tiles of era I, the labels and three empty freight boards.
BI-SETUP-07 = The control cards of era I are laid out.
BI-SETUP-08 = Only in the advanced game: personalities are dealt and chosen before round 1.
BI-SETUP-09 = Everything lies open, except the order of the face-down control cards and the control cards that were put back unseen. While personalities are chosen, the cards in hand are hidden, too.
BI-SETUP-10 = A ready-made map brings its own facilities and its own stock colour for era I, so the second player does not roll then. The price colour and the stock colours of eras II to IV are rolled as usual.
BI-MAP-01 = The outermost ring of cells is sea, and all sea cells hang together by their sides.
BI-MAP-02 = No cell has land at two opposite corners only.
BI-MAP-03 = What a cell holds fits its corners. A cell with sea at all corners is sea. A straight coast is plain coast, the mouth of a river or a coastal facility. A coast that bends outwards or inwards is always plain coast. A cell with land at all corners is land or a facility on land.
BI-MAP-04 = A river is a chain of cells, side by side. It begins at a spring or flows out of a lake beside it. It ends at a mouth or beside a lake, but never leads from lake to lake. Rivers share no cell, and there is no river cell outside a river.
BI-MAP-05 = A river may become a great river, once, on a straight transition cell, and it never narrows again. A spring is always a small river. A mouth is as wide as the cell before it and takes the river in from the land side.
    .refusal = A river widens only on its way, never at a lake.
BI-MAP-06 = On all four sides of a desert lie deserts or desert-meadows.
BI-MAP-07 = Two cities never lie side by side. Farms and industries may touch each other and cities.
    .refusal = Two cities cannot stand side by side.
BI-MAP-08 = Salt works stand on a straight coast. Fisheries stand on a straight coast, or on land beside a lake. All other facilities stand on land.
    .refusal = This facility cannot stand on such a cell.
BI-MAP-09 = The map holds exactly the facilities of the stock table, on the grand map all those of the box. There is no food factory at first.
BI-MAP-10 = Each facility on the continent has open land beside it, and all of them can be joined with each other: from open land to the next, through cities, and straight across straight river, transition and great-river cells.
BI-MAP-11 = There is at least one lake, and there are at least three empty meadows with open land beside them; food factories need two of them later.
BI-MAP-12 = A port site is a straight or outward-bent coast without facility or mouth, with sea on at least one side. Venezia and at least one more city have a port site beside them.
BI-MAP-13 = A facility on an island has at least one port site beside it. It need not be joined to the others by land.
BI-MAP-14 = The quick map uses no kind of terrain more often than the box has tiles of it.
BI-HAND-01 = Three outlines are drawn up at random, and the first player chooses one of them.
    .refusal = Choose one of the three outlines.
BI-HAND-02 = Then the players place one thing each in turn, the second player first, in this order: lakes, mountains, rivers, deserts; cities, salt works, fisheries, other industries in their fixed order; hills, forests. For each full 70 land cells there is one lake, for each 45 one river, for each 110 one desert; at least one of each; one mountain for each 14, one hill for each 16, one forest for each 8; and the facilities of the stock table. Fisheries on islands are already placed.
BI-HAND-03 = A lake, a mountain, a hill or a forest goes on any empty land. A desert goes on empty land with empty land or desert-meadow on all four sides; the empty ones become desert-meadow.
    .refusal = This must go on empty land.
BI-HAND-04 = One player leads a whole river. That player chooses its source on empty land: a spring, or an outflow beside a lake. From there the river goes on from cell to cell over empty land and ends in a mouth on the straight coast before it. A river from a spring may also end in a lake beside it. Once, where it goes straight on, it may widen to a great river. Only steps from which the river can still end are offered.
    .refusal = The river could not end that way. It ends in a mouth, some rivers in a lake.
BI-HAND-05 = A facility may go only where it may stand, where all facilities placed so far can still be joined and three meadows remain; Venezia and the fourth city also need a port site beside them. Other things must leave at least as much open land as there are facilities to come, and may cut nothing off.
    .refusal = There the continent could not be finished: every facility needs open land that joins the others.
BI-HAND-06 = A thing for which there is no place is left out; a facility then goes back to the box, and the stock does not change. What is empty in the end is meadow, and the whole map must obey the rules of the map.
BI-RND-01 = A round has five steps: 1 control card, 2 vehicles move, 3 demolish and build, or the central building, or modernise, 4 trade in vehicles, 5 freight boards.
    .refusal = You cannot do that in this step.
BI-RND-02 = Steps 1 and 2 always happen; steps 3, 4 and 5 you may pass. You never have to enter a finished route on a board. The program works out lengths and times.
BI-RND-03 = In step 1 only the holder of the start cube draws. In step 2 the vehicles of both players move by themselves. In steps 3, 4 and 5 the holder comes first, then the other: both do step 3, then both step 4, then both step 5.
BI-RND-04 = In step 5, too, the holder of the start cube comes first, because the tokens are taken from a common stock.
BI-RND-05 = At the end of the round the start cube goes to the other player. All eras have an even number of rounds, so the cube alone would come to the first player whenever an era begins. By default the second player holds it in the first round of era II; an option says who begins which era.
BI-RND-06 = Your silver never falls below 0. You must be able to pay for what you buy; forced payments take at most what you have.
    .refusal = It costs { $price } silver, and you have { $silver }.
BI-RND-07 = Nobody is ever out of the game, and there are no loans and no gifts. Silver moves between the players only by tolls and by the sale of used vehicles.
BI-CARD-01 = When an era begins, its cards are shuffled. Each player takes 12 of them unseen, in eras III and IV 8; with the option “13, 12, 10 and 10” these are the numbers for the four eras. They are shuffled together and laid out face down as two piles of the same size. The rest goes back unseen.
BI-CARD-02 = An era has as many rounds as cards in both piles together. The round in which its last card is drawn is played to its end.
BI-CARD-03 = While both piles have cards, the holder of the start cube chooses the one to draw from. Without this choice the first pile is drawn before the second.
    .refusal = That pile is empty.
BI-CARD-04 = The card is shown and carried out at once; it must be. It affects both players, or only the one who drew it, as it says.
BI-CARD-05 = What a card says of this round ends with the round, except for the prices it has marked.
BI-CARD-06 = A price card marks the load of its good on each trip of the players whom it affects. That happens at once on every trip that is being made or about to begin. Later in the same round it happens on every trip that begins: by turning round in step 2, or in step 5 by a new line, a change of good, or vehicles put on the row. A row without vehicles makes no trip.
BI-CARD-07 = The mark is a fixed price, worked out at once from the price that the line has without a mark. It stays until the load is paid; a later price card replaces it. It is lost when you change the good, take off all vehicles or close the line.
BI-CARD-08 = Used cards lie open and are never shuffled again.
BI-CARD-10 = Some cards do nothing.
BI-CARD-11 = A price card that multiplies: the price of the line times the number on the card, rounded up.
BI-CARD-12 = A price card that adds: the price of the line and the amount on the card.
BI-CARD-13 = A card that costs silver: you pay the amount to the bank, at most what you have, whether or not you own what the story tells of.
BI-CARD-14 = A card that gives silver: you receive the amount.
BI-CARD-15 = A card that counts what you own: the amount for each, up to the limit on the card. It counts road stations, ports, bridges (your own ways on water; joint ones count for nobody) or vehicles on lines. Each coupled vehicle counts, standing or under way, if it has the drive that the card names; those in the depot do not count.
BI-CARD-16 = Delay cards: lines that match everything on the card do not move in step 2 of this round.
BI-CARD-17 = Boost cards: lines that match move that many extra spaces in step 2. Leftover movement is lost on arrival.
BI-CARD-18 = A card that makes building cheaper: in step 3 of this round each item costs that much percent less, rounded up. (1) Road tiles or rail tiles: each new tile above ground with its terrain surcharge, but no portal, and each reshaping, after the halving on an opponent’s tile; a level crossing belongs to the kind of the new way. (2) Stations: building one on land, with surcharge. (3) Ports: building one. (4) Tunnels: each portal and each cell below ground, also of a maglev. (5) Modernising: each tile, cell below ground, station or port that is modernised, with all its levels. (6) Central building: building or upgrading it. Demolishing never becomes cheaper.
BI-CARD-19 = A card that makes vehicles cheaper: in step 4 of this round vehicles from the common stock cost so much less, but at least 1. A vehicle must fit all that the card names. Used vehicles keep their price.
BI-CARD-20 = A card that adds goods: so many tokens of each good that it names join the common stock.
BI-CARD-21 = A card that changes the toll: in step 2 of this round the toll for each tile is the amount on the card instead of 1.
BI-CARD-22 = If a card names several drives or goods, each of them is meant.
BI-CARD-23 = No card asks you to decide anything.
BI-CARD-24 = The discount of a card comes before that of a personality, each once and each rounded up; a card never makes a vehicle cheaper than 1. A price card works on the price of the line, which already contains what your personality adds.
BI-TIME-01 = The time of a trip in rounds: divide the length of the path in cells by the speed, round up, and take off what stands in brackets. “2-(1)” is two cells a round and one round less in all; “1-(4-1)” is one cell a round and one round less for every full four cells. The speed is that for the class of the path, or for the sea.
BI-TIME-02 = Then a personality may add to that time or take some off.
BI-TIME-03 = A trip never takes less than 2 rounds, because each of the two stations needs a space on the board.
BI-TIME-04 = A trip may take at most as many rounds as the board has spaces: 12 for roads, 14 for rails, 16 for ships. You may not put a slower vehicle on the line.
    .refusal = The trip would take { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, and this board has only { $most ->
        [one] { $most } space
       *[other] { $most } spaces
    }.
BI-TIME-05 = The red marker lies on the space after the last one of the trip. If the trip fills the board, it is not needed.
BI-MOVE-01 = A line with vehicles is on its way out or back, and a marker counts the moves it has made on this trip. Vehicles put on an empty row start at the departure station, on the left, on their way out.
BI-MOVE-02 = In step 2 each line with vehicles moves one space, unless a card says otherwise: first the holder’s road, rail and ship rows, then those of the other player, each board row by row.
BI-MOVE-03 = When the time of the trip is full, the vehicles have arrived: a load is paid, they turn round, and the next trip begins with the good of that direction, or empty. Its path, length, time and toll are worked out at the end of step 5 of this round. So each trip lasts exactly its time.
BI-MOVE-04 = The way back is always driven, loaded or empty.
BI-MOVE-05 = A line stands at a station from its arrival, or from the moment when vehicles are put on it, until it moves. On the way out it stands at the departure station, on the way back at the destination.
BI-INC-01 = A loaded trip pays on arrival: what all coupled vehicles hold together, times the price, and 1 silver for each cell of the path. The cells are added, not the rounds.
BI-INC-02 = An empty trip pays nothing and costs no toll.
BI-INC-03 = A line has one price for both directions: that of its outbound good, or of the return good if only the way back is loaded. With the option “Each its own” each direction has the price of its own good.
BI-INC-04 = The price is that of the colour table with what your personality adds. It is read when the load is paid; only a price marked by a card is fixed before.
BI-INC-05 = Of each paid trip you hand your opponent 1 silver for each of their way tiles on the path: tiles above ground, bridges, portals, cells below ground, and their way in a level crossing if you travel along it. Joint tiles, cities, your own tiles and the sea are free.
BI-INC-06 = The bank pays without limit.
BI-BLD-01 = In step 3 you do at most one of these: demolish and build, build or upgrade the central building, or modernise.
    .refusal = { $reason ->
        [demolish] Demolish at least one tile first.
        [modernise] Modernise at least one tile first.
       *[build] After demolishing nothing is left but to build; you may also pass.
    }
BI-BLD-02 = You may demolish at most one route, wholly or partly, and after that build at most one, wholly or partly. Demolishing comes first.
    .refusal = You are demolishing piece by piece. Choose the next piece, then finish.
BI-BLD-03 = A land route is at most two new stations and the ways between them, a sea route at most two ports.
    .refusal = A way needs two ends. Choose the second one.
BI-BLD-04 = All that you build in a step is one path that visits no cell twice, above or below ground. It begins at a station of yours, old or new, or at an open exit of your own or a joint way. It may run over tiles that lie there and through cities. New stations stand only at its ends.
    .refusal = { $reason ->
        [start] Nothing can start there: choose your own station, an open end of your way, a free cell for a new station.
        [path] That path is not among the proposals.
       *[twice] Your new path has been on that cell already.
    }
BI-BLD-05 = You pay for everything at once. What you cannot pay you cannot build.
    .refusal = You have { $silver } silver, and this costs more with everything that belongs to it.
BI-BLD-06 = A way that is built in part reserves nothing: your opponent may build across it.
BI-BLD-07 = Each kind of way, station and central building is built in its own eras. What an era forbids stays forbidden, and what it allows stays allowed until a later one forbids it.
BI-BLD-08 = Earth roads are built in eras I and II, asphalt in II and III, highways in III and IV, motorways in IV. Horse tram is built in I, railway in II and III, express railway in III and IV, maglev in IV. With the option “Horse tram in era II” it is also built in II.
    .refusal = You cannot build this way in this era.
BI-BLD-09 = No way above ground lies on mountain, lake, sea or coast, or outside the map. None lies on a mouth, a spring or a bend of a river, and none on a facility. But roads go through cities.
    .refusal = { $reason ->
        [map] That cell is outside the map.
       *[ground] No way can be laid on that cell.
    }
BI-BLD-10 = A path that you build never goes through a station: stations are only its ends. Your lines may pass through your own stations.
    .refusal = The path must end at a station; it cannot go through.
BI-BLD-11 = A build must add something, a way tile, a reshaping, a tunnel or a station, or complete a route. A build that only completes a route costs nothing.
    .refusal = { $reason ->
        [nothing] That would build nothing new.
       *[end] From there you could not bring the path to an end.
    }
BI-WAY-01 = Roads are earth, asphalt, highway and motorway; rails are horse tram, railway, express railway and maglev.
BI-WAY-02 = A new way tile costs its price and the surcharge of the terrain: nothing on meadow and desert-meadow, 1 in a forest, 2 on a hill or in a desert.
BI-WAY-03 = A bridge is a way tile on straight water; it costs 4 more on a river, 8 more on a transition or a great river. It goes straight across and has exactly two exits. It is never reshaped or crossed and never carries a station.
    .refusal = A bridge goes straight across straight water, and you cannot change it later.
BI-WAY-04 = The shape of a tile follows from the path: two exits opposite each other make a straight, two others a curve, three a branch, four a crossing. Shape costs nothing.
BI-WAY-05 = The last tile of an unfinished way has an open end that points straight on. If you build on over a tile of yours with two exits, you may turn its open one to another side free of charge. Bridges and portals cannot be turned.
BI-WAY-06 = Two neighbouring way tiles are connected if each has an exit towards the other, both are road or both rail, and their types join. It does not matter who built them or when. A road tile, but no motorway, is connected to a city where its exit leads to it.
BI-WAY-07 = A cell holds one way, or two as a level crossing. A cell with a station holds none.
BI-WAY-08 = A way is attached to a side of a station when you build a path across that side. A new station also takes up each own or joint way of its family that has an exit towards it, while it has sides. The sides of the path just built come first, then the others in the order north, east, south, west. A side becomes free when the tile beyond it is demolished.
BI-WAY-09 = Where your path comes to a tile that lies there, the sides by which it enters and leaves decide. If both are exits of one way, nothing is built. If a side is missing and both are road or both rail, an open exit of your own two-exit tile is turned; otherwise the tile is reshaped. Rail straight across a straight track, or road and rail straight across each other, at right angles, make a level crossing. Nothing else is possible. Tiles keep their type unless they are reshaped.
BI-JOIN-01 = These types join: earth with asphalt, asphalt with highway, highway with motorway, railway with express railway, and each with itself. Horse tram and maglev join nothing else.
    .refusal = These two types of way do not join.
BI-JOIN-02 = You may use your opponent’s ways when yours are joined to them by these rules.
BI-JOIN-03 = Roads are joined to those of your opponent by a crossing, a branch or an extension, rails only by a branch or an extension.
BI-JOIN-04 = Extension: you attach a new tile or a station of yours at an open exit that points to it. The exit belongs to your opponent’s two-exit tile, bridge or portal. It costs nothing. Their tile stays theirs, with toll.
BI-JOIN-05 = Where two roads cross, all four directions are joined. Rail crosses rail or road at right angles without joining, as a level crossing: both ways are straight, the cell held exactly one way, and it is no bridge, portal or station.
    .refusal = Tracks cross only straight and at right angles.
BI-JOIN-06 = To add an exit to a tile, or to lay a level crossing over it, you pay for demolishing the old tile and for building: the reshaped tile, or in a level crossing the new way. On your own or a joint tile you pay it all, on an opponent’s tile half, rounded up. One or two exits added to one tile in one step are one reshaping. The terrain is not paid again.
BI-JOIN-07 = A straight or a curve may become a branch or, on a road, a crossing; a branch may become a crossing on a road. Rail tiles have at most three joined exits.
    .refusal = A rail tile has at most three exits.
BI-JOIN-08 = A reshaped tile takes the better of the old type and the type being built. All its connections must still join, otherwise it cannot be reshaped; a tunnel is the way out.
    .refusal = The tile would no longer fit its other connections. A tunnel can go around it.
BI-JOIN-09 = An opponent’s tile to which you add an exit becomes joint: free for both for the rest of the game. The old tile goes back to the supply of the player who laid it, the new one comes from yours. This is not so for level crossings.
BI-JOIN-10 = Your opponent’s branch or crossing may have an open exit that points to your new tile. Then you use it without paying, and it becomes joint.
BI-JOIN-11 = Your opponent’s branches and crossings that do not join the two networks are ordinary tiles of theirs, with toll.
BI-JOIN-12 = In a level crossing each way keeps its owner. Going across is free; travelling along your opponent’s way costs toll as on any of their tiles.
BI-JOIN-13 = You may not attach a way to a station of your opponent, and no path of yours goes through it or ends there. But your own station may stand at their tile.
    .refusal = That is your opponent’s station.
BI-JOIN-14 = A path may go through your own stations of the same family; it needs two attached sides in each.
BI-JOIN-15 = A level crossing is never reshaped. It takes one tile of the new type from your supply; the tile that lay there still belongs to its owner and does not go back to the supply.
    .refusal = You cannot change a level crossing.
BI-CITY-01 = Every city has a street to all four sides. Each player may lead a road in by one side and out by another, without price or toll. So a street also joins the roads of both players. The city counts as one cell in the length.
BI-CITY-02 = The street takes the class of the path that uses it and never makes it worse.
BI-CITY-03 = A motorway is never connected to a city: no path has a motorway tile right before or after one, and a tile at a street cannot be modernised to motorway. Motorways go around a city or under it.
    .refusal = A motorway cannot touch a city.
BI-CITY-04 = Above ground rails never go through a city.
    .refusal = Rails cannot go through a city.
BI-CITY-05 = A path does not end in a city: it ends at stations.
    .refusal = A path cannot end in a city, only at a station.
BI-CITY-06 = The tiles before and after a city on a path must be of types that join. A station may stand right at the street. Nobody may modernise or reshape a tile so that two roads that a street joins no longer fit.
    .refusal = The ways before and after the city would not join.
BI-TUN-01 = In eras III and IV you may build tunnels for highways, motorways, express railways and maglevs.
    .refusal = You cannot build a tunnel for this type of way in this era.
BI-TUN-02 = A tunnel has two portals and at least one cell below ground between them, each beside the next. It may bend, but it does not branch or cross itself.
    .refusal = A tunnel goes down at a portal, runs for at least one cell, and comes up at a portal.
BI-TUN-03 = It may pass under anything, also sea, cities, ways, stations and other tunnels, however long, inside the edge of the map. Cells below ground leave the surface free.
    .refusal = A tunnel cannot leave the map.
BI-TUN-04 = A portal stands on open land. It has one exit above ground and, opposite to it, one below, and it is never reshaped. Both portals and the cells between are of the type being built.
    .refusal = A portal needs open land, and its way leads straight on.
BI-TUN-05 = A portal costs the tile, the terrain and 4 more; each cell below ground costs the tile and 3 more.
BI-TUN-06 = Each portal and each cell below ground counts as 1 in the length, and as 1 toll if it is your opponent’s.
BI-TUN-07 = A maglev runs only below ground between maglev stations, which are its portals; each cell costs 15, without surcharge. From the station chosen first the tunnel goes east or west, then north or south; if a side that it needs is taken, north or south first; if that is taken, too, it cannot be built. The two stations may not lie side by side. Your opponent cannot use it.
BI-TUN-08 = A maglev station takes at most four tunnels, one on each side.
BI-STN-01 = A station is built on open land and costs its price and the surcharge of the terrain. It need not stand beside a facility, but without one it can neither load nor unload.
    .refusal = A station needs a free cell of open land.
BI-STN-02 = A station serves every facility that shares a side with it.
    .refusal = A station there would serve nothing: no facility shares a side with that cell.
BI-STN-03 = Road stations take roads, tram stations horse-tram track, railway and express stations railway and express track, maglev stations maglev tunnels: these are the families.
    .refusal = This kind of station does not take this type of way.
BI-STN-04 = A basic or tram station has room for ways on 2 sides, an expanded or railway station on 3, all others on 4. Attaching a way to a side is free.
    .refusal = All sides of the station are in use.
BI-STN-05 = Basic and expanded road stations are built in eras I and II. Those of era II are built in II and III, of era III in III and IV, of era IV in IV. Tram stations are built in I, railway stations in II and III, express stations in III and IV, maglev stations in IV. With the option “Horse tram in era II” tram stations are also built in II.
    .refusal = You cannot build this kind of station in this era.
BI-STN-06 = Basic ports are built in eras I and II, expanded ones in II. Ports of era II are built in II and III, of era III in III and IV, of era IV in IV. A port is built on a free port site, without surcharge, and serves the facilities beside it.
    .refusal = { $reason ->
        [site] That cell is not a free port site.
       *[era] You cannot build this kind of port in this era.
    }
BI-STN-07 = You may build a station without any way; it stands alone until ways reach it.
BI-STN-08 = Your lines begin and end only at your own stations.
    .refusal = A line begins and ends at your own stations.
BI-STN-09 = A new station takes the lowest free label of its kind; without a free label it cannot be built. Demolishing frees the label. Of two stations built in one step the end chosen first takes the lower label. Your first road station is number 0, the seat of your company.
    .refusal = You have used all labels for stations of this kind.
BI-STN-10 = You have a limited number of station tiles of each kind.
    .refusal = You have no such station tile left.
BI-HQ-01 = The central building stands on your road station 0, which must be on the map. The station goes on working.
    .refusal = The central building needs your road station 0 on the map.
BI-HQ-02 = Generation I is built in eras I and II, II in II and III, III in III and IV, IV in IV.
    .refusal = You cannot build this generation in this era.
BI-HQ-03 = A first central building of generation I, II, III or IV costs 40, 90, 160 or 240 silver; you may skip lower generations. Upgrading it costs 60 to generation II, 90 to III and 110 to IV; for several you pay the sum.
    .refusal = Your central building has this generation already.
BI-HQ-04 = Without a central building each station or port of yours is an end of at most one line, with or without vehicles. No vehicle may be of a later era than either of its end stations. With a central building of any generation both limits are gone.
    .refusal = That station serves a line already. Without a central building it can serve only one.
BI-HQ-05 = Station 0 with a central building cannot be demolished, but it can be modernised.
    .refusal = You cannot demolish station 0 while the central building stands on it.
BI-DEM-01 = You may demolish your own way tiles, stations and ports, each at its price for demolishing. Nothing is paid back. The tile goes back to your supply.
    .refusal = You have nothing to demolish there.
BI-DEM-02 = Joint tiles, level crossings with your opponent, and station 0 under a central building cannot be demolished.
    .refusal = { $reason ->
        [crossing] You cannot demolish a level crossing with your opponent.
       *[joint] You cannot demolish a joint tile.
    }
BI-DEM-03 = In one step you demolish tiles of one route only: your own ways and end stations of one recorded route; or one unfinished stretch with your stations attached to it; or one station without ways; or one or two ports.
    .refusal = { $reason ->
        [ports] That is no second port of yours.
        [attached] That station has ways. Choose its route instead.
       *[none] That is not among your routes, stretches, lone stations and ports.
    }
BI-DEM-04 = You may not demolish a tile while a line of yours whose path uses it is under way and not standing at a station.
    .refusal = A line of yours is under way there. Wait until it stands at a station.
BI-DEM-05 = You may demolish tiles that your opponent uses for a toll. If their line still has a path at the end of the step, a trip under way ends as it began. Otherwise the line is closed without pay: its vehicles go to the depot, its tokens to the stock.
BI-DEM-06 = A cell that becomes empty is forest or desert-meadow if it was that before. Otherwise it is meadow, even if it was hill or desert. Under a bridge the river stays, under a port the coast.
BI-DEM-07 = All is settled at the end of your step 3, after you have built: recorded routes of either player that are broken are struck out, and lines without a path are closed; their vehicles go to the depot, their tokens to the stock.
BI-DEM-08 = A tunnel is demolished as a whole: both portals at their price, each cell below ground for 3, of a maglev for 4.
    .refusal = A tunnel is demolished as a whole: choose its route.
BI-DEM-09 = Neighbouring way tiles keep their exits; those towards the emptied cell are open.
BI-DEM-10 = You may replace a tile in one step: demolish it and build another on the same cell, both at the full price. So a station is exchanged for another of its family or moved to the place of another one. Its ways are attached again, and routes and lines live on if all is connected at the end of the step. Changing a station to the next better kind is modernising.
BI-MOD-01 = In one step you modernise one route, wholly or partly: the own and joint way tiles and the two end stations of one recorded route; or one or two ports of yours; or one station of yours.
    .refusal = { $reason ->
        [ports] That is no second port of yours.
       *[none] That is not among your routes, stations and ports.
    }
BI-MOD-02 = Ladders: earth, asphalt, highway, motorway; railway, express railway; road stations basic, expanded, II, III, IV; railway station, express station; ports basic, expanded, II, III, IV.
    .refusal = You cannot modernise this to that kind.
BI-MOD-03 = Horse tram, express railway, maglev, motorway and their stations go no further.
    .refusal = Nothing there can be modernised any further.
BI-MOD-04 = The target must be one that is built in the present era. If you go up several levels, you pay their sum. In tunnels each portal and each cell below ground costs the same as a tile.
    .refusal = You cannot build that kind in this era.
BI-MOD-05 = After the step all connections must still join, otherwise you may not modernise it. If you modernise the whole, only the end counts; piece by piece it must fit after each piece.
    .refusal = Its neighbours would no longer join it.
BI-MOD-06 = A route has the better class only when every part of it has it, the stations included.
BI-MOD-07 = Either player may modernise a joint tile at the full price; it stays joint. You cannot modernise your opponent’s tiles, not even their way in a level crossing.
    .refusal = That tile belongs to your opponent.
BI-MOD-08 = The old tile goes back to the supply of the player who laid it; the new one comes from your supply. If you pass rungs, you need only the last tile.
BI-MOD-09 = If you modernise the whole, every own or joint way tile and end station that is below the target and may reach it is modernised; tiles at a street stop before motorway. It is offered only if it is allowed, your supply has the tiles and you can pay. Vehicles under way are no hindrance. Portals and cells below ground need no tile.
    .refusal = You are modernising piece by piece. Choose the next piece, then finish.
BI-MOD-10 = You pay only for modernising, nothing for taking up the old tile.
BI-ROUTE-01 = A route is recorded when a path that you build joins two different stations of yours of one family and has at least 3 cells. It must contain at least one tile of your own, one joint tile or one maglev tunnel that is in no recorded route of yours.
    .refusal = A route needs two different stations.
BI-ROUTE-02 = Two stations may be joined by several routes, over different paths.
BI-ROUTE-03 = On land at least one cell lies between the stations, so the length is at least 3.
    .refusal = At least one cell must lie between the two stations.
BI-ROUTE-04 = The path of a line is the shortest between its stations that its vehicles can use, without vehicles the shortest of all. Of equally long ones it is the one with fewer tiles of your opponent, then the one of the better class. If they are still equal, it is the first in the order north, east, south, west, seen from the departure station. Both directions use the same path.
BI-ROUTE-05 = The path of a line need not be a recorded route; any connected path will do.
BI-ROUTE-06 = A path has the lowest class among its way tiles and the eras of your stations on it, at its ends and on the way. Cities do not count.
BI-ROUTE-07 = A vehicle may use a path if it has a speed for that class: on roads 1 is earth, 2 asphalt, 3 highway, 4 motorway; on rails 2 is railway, 3 express railway. Horse tram and maglev have speeds of their own.
    .refusal = { $reason ->
        [board] This vehicle belongs on another freight board.
       *[class] No path between the two stations has a class that this vehicle can use.
    }
BI-ROUTE-08 = Road vehicles drawn by animals or driven by steam have no speed on highways and motorways. On a mixed road of class 1 or 2 they may run, because the whole road counts as the lower class.
BI-ROUTE-09 = The length at sea is the shortest chain of sea cells, side by side, between the two ports, and 2 more for the ports. Ships sail only over sea, and there is no toll.
BI-ROUTE-10 = Sea routes are not recorded and score nothing themselves.
BI-LINE-01 = A line fills one row of a freight board: departure station, destination station, a good for the way out or none, a good for the way back or none, vehicles or none.
    .refusal = That row holds no freight line yet.
BI-LINE-02 = You have at most 5 road, 4 rail and 3 ship lines. With the option “6, 5 and 4” for the rows of the freight boards it is that many.
    .refusal = All rows of this board are in use.
BI-LINE-03 = The two stations are yours, different, of one family, and joined by a finished path. You may open a line without vehicles and without goods; it then earns nothing, but its stations and its route are listed.
    .refusal = { $reason ->
        [pair] You have no two free stations that a finished path joins.
        [station] You have no station there.
        [same] Choose a second, different station.
        [board] That station belongs to another freight board.
       *[path] No finished path leads from there to another free station of yours.
    }
BI-LINE-04 = Lines are opened, changed and closed only in step 5.
BI-LINE-05 = You may change or close a line only if it has no vehicles or stands at a station. You may do so at most once a round for each line. A line opened in this round is neither changed nor closed in it.
    .refusal = { $reason ->
        [touched] You have changed this line in this round already.
        [moving] This line is under way. It arrives in { $rounds ->
            [one] one round
           *[other] { $rounds } rounds
        }.
       *[keep] Choose “as it is” to keep it.
    }
BI-LINE-06 = To load a direction you take a token of that good from the common stock. It stays on the line and goes back when you change the good or close the line. Without a token you cannot choose the good.
    .refusal = The common stock has no token of this good left.
BI-LINE-07 = If you change the good of the direction that the standing vehicles are about to drive, it holds for that trip.
BI-LINE-08 = Without a central building a vehicle may not be of a later era than either end station or port; basic and expanded ones are of era I, and the ways do not matter. With the option “Building limits vehicles” they may, once it stands, be of the era of its generation; or of their end stations if that is later. Ships of era IV always need ports of era IV at both ends.
    .refusal = The vehicle is of era { $era ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, and the stations at the ends of this line allow era { $have ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } at most.
BI-LINE-09 = All vehicles on a line are of one kind, at most as many as can be coupled, and come from the depot. That kind must be able to carry each good of the line. There must be a path for it, and the trip must fit on the board.
    .refusal = { $reason ->
        [number] You can couple at most { $most } of these vehicles.
       *[goods] This vehicle does not carry the goods of this line.
    }
BI-LINE-10 = At the end of every step 5 path, length, time and toll of all standing lines and of rows without vehicles are worked out again. A trip under way ends as it began.
BI-LINE-11 = If the vehicles can no longer use any path, because of class, time or era, they go to the depot and the row stays.
BI-LINE-12 = To couple, uncouple or exchange vehicles the line must stand at a station; it keeps its direction. A row that has lost all vehicles begins again at its departure station.
BI-LINE-13 = Vehicles taken off a line, for whatever reason, rest for as many rounds as its last trip took, until step 5. While they rest they may be sold, and they score. You may put them only on a line that stands at the same station, or on an empty row that starts there. If they were taken off under way, you may put them on none. So closing or emptying a line never saves the way back. If your opponent buys them, they may be used at once.
    .refusal = These vehicles are resting at another station, for { $rounds ->
        [one] one more round
       *[other] { $rounds } more rounds
    }.
BI-LINE-14 = A good may no longer be allowed, for example beams after the port was demolished. Then its token goes back to the stock, and that direction is empty.
BI-LINE-15 = With a central building two rows may have the same two stations; each row needs tokens and vehicles of its own.
BI-GOOD-01 = A line carries a good that a facility beside its departure station gives in this era. A different facility beside the destination must take it.
    .refusal = { $reason ->
        [given] No facility at the start of the trip gives this good.
       *[taken] No facility at the end of the trip takes this good.
    }
BI-GOOD-02 = Mail and passengers go from a city to another city.
    .refusal = Mail and passengers travel from one city to another.
BI-GOOD-03 = Workers go from a city to a farm or industry, or back to a city, but not from city to city. They are carried from era II on, or from a later one: the option “Workers from era” says which.
    .refusal = { $reason ->
        [era] Workers are not carried in this era yet.
       *[place] Workers travel between a city and another facility.
    }
BI-GOOD-04 = Food goes from a food factory to a city, from era III on.
    .refusal = { $reason ->
        [era] Food is carried from era III on.
       *[place] Food goes from a food factory to a city.
    }
BI-GOOD-05 = Manure is carried only in eras I and II.
    .refusal = Manure is carried only in eras I and II.
BI-GOOD-06 = Beams may also be carried to ports: by ship to any port of yours, by land to a station beside a port of either player.
    .refusal = Beams go from a sawmill to furniture factories, cooperages, cities and ports.
BI-GOOD-07 = Facilities never run out, and they need nothing in order to give. Only the tokens limit trade.
BI-GOOD-08 = The two directions of a line may carry different goods.
BI-VEH-01 = In step 4 you may buy any number of vehicles of the common stock that are sold in the present era, each at its price. They go to your depot.
BI-VEH-02 = Vehicles of era I are sold in era I, carts and ox carts also in II; those of era II in II and III, of era III in III and IV, of era IV in IV.
    .refusal = This vehicle is not sold in this era.
BI-VEH-03 = The bank buys no vehicles back.
BI-VEH-04 = In step 4 you may offer vehicles from your depot to your opponent, one at a time, if they have the silver. They accept and pay you half the list price, rounded up, or they decline. A kind that they have declined is not offered again in this step.
    .refusal = { $reason ->
        [parked] You have no such vehicle in your depot.
        [declined] Your opponent has declined this vehicle in this step.
       *[silver] It would cost your opponent { $price } silver, and they have { $have }.
    }
BI-VEH-05 = In the basic game every vehicle may be used in every era.
BI-VEH-06 = Horse tram and ox railway run only on horse-tram track, and nothing else runs there. Maglev trains run only on maglev.
    .refusal = This vehicle does not run on this type of way.
BI-VEH-07 = Coupled vehicles move like one and hold as much as all of them together.
BI-VEH-08 = Used vehicles of any era may be sold in any era. With the option “Used vehicles of the era only” the kind must be one that is sold in the present era.
    .refusal = Only vehicles that are sold in this era may be offered.
BI-VEH-09 = The common stock of a kind can run out. Then only your opponent can sell you one.
    .refusal = The common stock has none left.
BI-VEH-10 = In step 5 you may put a vehicle from your depot on any line of yours that suits it.
    .refusal = You have no such vehicle in your depot.
BI-VEH-11 = In step 4 you may also withdraw vehicles from a line that stands at a station, each line at most once: one, several or all go to the depot, and you may offer them at once. Vehicles are put on lines in step 5.
    .refusal = { $reason ->
        [number] This line has only { $most ->
            [one] one vehicle
           *[other] { $most } vehicles
        }.
        [empty] This line has no vehicles.
        [withdrawn] You have withdrawn vehicles from this line in this step already.
       *[moving] This line is under way. Vehicles are withdrawn at a station.
    }
BI-ERA-01 = After the last round of an era these follow: the control cards of the new era are laid out; the colour die is rolled for its stock table, by the first player for II and IV, by the second for III; its goods and vehicles join the stock; old tiles and vehicles leave, and the food factory comes last; in the advanced game old vehicles retire and personalities bring their silver; at last the lines are worked out again.
BI-ERA-02 = With era III the first player places a food factory and 4 food tokens join the stock. All manure tokens leave the game, also from lines: that direction is empty, and manure under way is not paid.
BI-ERA-03 = With era IV the second player places the second food factory, and 2 food tokens join the stock.
BI-ERA-04 = A food factory goes on an empty meadow with open land beside it; if there is none, on other open land with open land beside it; if there is none either, it is left out.
    .refusal = The food factory needs an empty meadow with open land beside it.
BI-ERA-05 = With era III the tiles of era I that are not on the map leave the supply: earth, horse tram, basic and expanded road stations, tram stations, basic and expanded ports. With era IV those of era II leave: asphalt, railway, road stations II, railway stations, ports II. Tiles on the map stay and stay in use.
BI-ERA-06 = Vehicles of the stock that can no longer be bought leave it. Lines, vehicles on them, the price table and silver remain.
BI-SUP-01 = Each player has as many tiles of each kind of way, portal and station as the box holds. What lies on the map is missing from the supply; a joint tile counts for the player who laid it. Cells below ground need no tile. With the option “Unlimited” there is no limit.
BI-SUP-02 = You are not offered what you have no tiles for.
    .refusal = You have too few tiles of this kind left.
BI-END-01 = The game ends after the round in which the last control card of era IV was drawn, usually round 80.
    .refusal = The game is over.
BI-SCORE-01 = Silver: 1 point for each full 10.
BI-SCORE-02 = Vehicles: 10, 20, 30 or 40 points each, by era I to IV. Each coupled vehicle counts.
BI-SCORE-03 = All your vehicles count in full, on a line or in the depot. With the option “Vehicles in the depot: Half points” those in the depot count half.
BI-SCORE-04 = Land routes: each recorded route scores 10 times its class at the end of the game.
BI-SCORE-05 = Stations and ports: basic ones and tram stations 10 points, expanded ones 20, those of era II 30, of III 40, of IV 50.
BI-SCORE-06 = Central building: 30, 50, 70 or 90 points by its generation, only the highest and always in full. Station 0 below it also scores.
BI-SCORE-07 = Stations and routes that are listed count in full, others half. A station is listed if a line of yours begins or ends there. A route is listed if the path of a line of yours runs over all its way tiles; paths are worked out again at the end.
BI-SCORE-08 = Open ends and ways in no recorded route score nothing. Each route counts once.
BI-SCORE-09 = More points win. If they are equal, more silver wins, then more vehicles; otherwise both share the victory.
BI-ADV-01 = Your own rails (horse tram, railway, express railway) may not cross each other above ground; your rails may cross only your opponent’s. This does not affect roads or tunnels.
    .refusal = Your own rails cannot cross each other.
BI-ADV-02 = In eras III and IV ox carts, horse trams, mail coaches and ox railways may not be used.
    .refusal = This vehicle has retired: it cannot be used in this era.
BI-ADV-03 = In era IV steam road vehicles, carts and sailing ships may not be used.
    .refusal = This vehicle has retired: it cannot be used in era IV.
BI-ADV-04 = When an era begins, vehicles that may no longer be used go from their lines to the depot; what they carry is lost, and the rows stay. They can neither be used nor bought, not even used ones, but they still score.
    .refusal = This vehicle has retired: it can neither be used nor sold.
BI-ADV-05 = A land station needs a neighbouring cell for each side that takes ways, where a way of its family can go on: open land, straight water that can be bridged in that direction, a way of either player that may be joined, or for roads a city. Sea, coast, mountain, lake, other facilities, stations and the edge of the map do not count. It may not take this room from an older station of either player, unless that has too little already. Modernising a station is not checked, and maglev stations are free of this rule.
    .refusal = { $reason ->
        [neighbour] This would take room from the station beside it, which needs it for its ways.
       *[own] There is too little room for the ways of this station.
    }
BI-ADV-06 = Each player is dealt 3 personalities, gives 1 back and passes 1 to the opponent. Of the one kept and the one received you keep 1 and give the other back. Both choose in secret at the same time; then the two kept cards are shown.
    .refusal = That card is not in your hand.
BI-ADV-07 = What a personality brings at the start is done at once; the rest holds for the whole game, unless the card says otherwise.
BI-ADV-08 = Vehicles that a personality brings do not come from the common stock. They go to your depot.
BI-ADV-09 = Stations that a personality brings come from your supply: in any step 3 you build one of that kind free of charge, surcharge included, in a route or alone. The next ones of that kind that you build are the free ones. They lapse when the kind can no longer be built.
BI-ADV-10 = A personality has one of these effects: (1) It changes the time of trips on road, rail or sea, but never below 2 rounds. (2) It protects your lines from cards that hold up. (3) It lets each vehicle hold more. (4) It adds to the price of goods. (5) It changes the price of each new tile above ground with its surcharge, of each reshaping and each level crossing. Portals keep theirs. The card names the least price. (6) It changes the price of stations, ports, the central building or vehicles from the stock by a percentage, rounded up. Upgrading counts, too. (7) It brings silver at the start of eras II, III and IV. (8) It lets you receive or pay another toll for each tile. The receiver’s card goes before the payer’s, and a control card before both. (9) It lets you couple more vehicles of a kind that can be coupled.
BI-ADV-11 = The game also ends after the round in which a player built a central building of generation IV.
BI-ADV-12 = In everything else the rules of the basic game hold.

## Options

option-advanced = The advanced game: personalities, retired vehicles, room for stations, an earlier end.
    .name = Advanced game
option-map_mode = The continent is generated, built by hand in turns, or a fixed map.
    .name = Continent
option-map_size = Cells of the map: quick 16x12, standard 22x14, grand 32x20.
    .name = Size of the map
option-islands = Islands off the east coast, each with a fishery (not on the quick map).
    .name = Islands
option-pile_choice = The holder of the start cube chooses the pile to draw from.
    .name = Choice of the pile
option-era_start = Which player has the start cube in the first round of each era, and so buys first of the new stock. By the rulebook the cube goes on as it does, and P1 begins every era: between equal players P1 wins nine games of ten. With P2 first in era II both win about as often.
    .name = Beginning of an era
option-vehicle_stock = How many vehicles join the common stock with the eras II, III and IV: as the stock tables say, or so many that nobody can buy them out.
    .name = Stock of vehicles
option-tile_supply = Way and station tiles are limited by the box, or not at all.
    .name = Supply of tiles
option-freight_slots_variant = Rows of the freight boards: 5, 4 and 3, or 6, 5 and 4.
    .name = Rows of the freight boards
option-cards_variant = Control cards for each player: 12, 12, 8, 8 or 13, 12, 10, 10, or fewer for a shorter game; an era has twice as many rounds.
    .name = Control cards
option-two_way_price = Both directions of a line have the price of the outbound good, or each its own.
    .name = Price of both directions
option-hq_era_cap = With a central building vehicles may be of the era of its generation at most.
    .name = Building limits vehicles
option-idle_vehicle_points = Vehicles in the depot score in full, or half.
    .name = Vehicles in the depot
option-workers_from_era = The era from which workers are carried.
    .name = Workers from era
option-horse_tram_in_era2 = Horse-tram track and stations may be built in era II too.
    .name = Horse tram in era II
option-era_restricted_used_sale = Only vehicles that can be bought in the present era may be sold to the opponent.
    .name = Used vehicles of the era only
option-personality_set = The personalities that are dealt from: all, or at least six of them.
    .name = Personalities

## What happened

round-begins = Round { $round } (era { $era ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}): { $who } has the start cube.
era-begun = Era { $era ->
    [1] I
    [2] II
    [3] III
   *[4] IV
} begins.
card-drawn = { $who } draws a card. { $card }
card-paid = { $silver ->
    [0] { $who } has nothing to pay.
   *[other] { $who } pays { $silver } silver.
}
card-gained = { $silver ->
    [0] { $who } receives nothing.
   *[other] { $who } receives { $silver } silver.
}
stock-added = The common stock gets goods: { $amount } × { $good }.
leg-marked = { $who }: the goods on { $board } line { $row } ({ $items }; { $good }) will pay { $price } silver per unit on arrival.
leg-paid = { $who } delivers goods on { $board } line { $row } ({ $items }; { $good }): +{ $silver } silver.
toll-paid = { $who } pays { $silver } silver in tolls to the opponent.
passed = { $who } builds nothing.
route-built = { $tiles ->
    [0] { $reshaped ->
        [0] { $who } joins { $items } without laying a tile.
        [one] { $who } reshapes one tile for { $items } ({ $silver } silver).
       *[other] { $who } reshapes { $reshaped } tiles for { $items } ({ $silver } silver).
    }
   *[other] { $who } builds { $type } { $items }: { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }{ $reshaped ->
        [0] {""}
        [one] , one tile reshaped
       *[other] , { $reshaped } tiles reshaped
    }, { $silver } silver.
}
route-recorded = { $who } records the route { $items }: { $length } cells, from { $from } to { $to }.
station-built = { $who } builds { $kind } { $label } at { $cell }{ $served ->
    [0] {""}
   *[other] {" "}({ $items })
} for { $silver } silver.
maglev-built = { $who } digs a maglev tunnel { $items }: { $cells ->
    [one] one cell
   *[other] { $cells } cells
}, { $silver } silver.
central-built = { $before ->
    [0] { $who } builds the central building, generation { $generation ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}, for { $silver } silver.
   *[other] { $who } upgrades the central building to generation { $generation ->
    [1] I
    [2] II
    [3] III
   *[4] IV
} for { $silver } silver.
}
last-round = { $who } has built the last central building: the game ends with this round.
demolished = { $what ->
    [station] { $who } demolishes { $kind } { $label } at { $cell } for { $silver } silver.
    [tunnel] { $who } demolishes the tunnel ({ $type }) at { $cell } for { $silver } silver.
    [bridge] { $who } demolishes the bridge ({ $type }) at { $cell } for { $silver } silver.
   *[tile] { $who } demolishes one tile of { $type } at { $cell } for { $silver } silver.
}
records-lost = { $who } loses the record of { $count ->
    [one] one route
   *[other] { $count } routes
}.
modernised = { $station ->
    [yes] { $who } modernises { $kind } { $label } at { $cell } for { $silver } silver: now { $what }.
   *[no] { $who } modernises { $type } at { $cell } for { $silver } silver: now { $what }.
}
vehicle-bought = { $who } buys one vehicle for { $silver } silver: { $vehicle }.
vehicle-offered = { $who } offers a used vehicle for { $silver } silver: { $vehicle }.
offer-accepted = { $who } buys the used vehicle for { $silver } silver: { $vehicle }.
offer-declined = { $who } declines the used vehicle: { $vehicle }.
vehicles-withdrawn = { $who } withdraws { $count } × { $vehicle } from { $board } line { $row } ({ $items }).
vehicles-parked = { $reason ->
    [retired] { $who }: { $count } × { $vehicle } from { $board } line { $row } ({ $items }) retire to the depot.
   *[path] { $who }: { $count } × { $vehicle } from { $board } line { $row } ({ $items }) go to the depot, no path suits them.
}
good-lost = { $who }: goods that can no longer be carried on { $board } line { $row } ({ $items }): { $good }.
line-opened = { $who } opens { $board } line { $row }, { $items }: { $loads ->
    [0] no goods
   *[other] { $goods }
}, { $count ->
    [0] no vehicles
   *[other] { $count } × { $vehicle }
}.
line-changed = { $who } changes { $board } line { $row }, { $items }: now { $loads ->
    [0] no goods
   *[other] { $goods }
}, { $count ->
    [0] no vehicles
   *[other] { $count } × { $vehicle }
}.
line-closed = { $lost ->
    [yes] { $who } loses { $board } line { $row } ({ $items }): its path is gone.
   *[no] { $who } closes { $board } line { $row } ({ $items }).
}
era-income = { $who } receives { $silver } silver at the start of the era.
factory-placed = { $who } places a food factory at { $cell }.
card-chosen = { $who } has chosen a card.
cards-passed = The cards are passed on.
personality-kept = { $who } is the { $personality }.
outline-chosen = { $who } chooses outline { $number }.
item-placed = { $who } places { $item } on the continent.
item-left-out = The continent has no room left for { $item }.
continent-finished = The continent is finished.
game-over = The game is over.

## What a choice does

choice-return = Return the { $what }
choice-keep = Keep the { $what }
choice-pass = Pass { $what }
choice-outline = Choose outline { $what }
choice-place = Place it here: { $what }
choice-source = The river rises at { $what }
choice-flow = The river flows { $what }
choice-widen = It becomes a great river here and flows { $what }
choice-pile = Draw from pile { $what }
choice-factory = Food factory at { $what }
choice-build = Build: { $what }
choice-station = Build a station: { $what }
choice-demolish = Demolish
choice-modernise = Modernise
choice-hq = Central building, generation { $what }
    .button = Building { $what }: { $silver } silver
choice-auto = Let the planner propose paths
choice-manual = Lay tile by tile
choice-end = End here: { $what }
choice-one = Only one
choice-path = Take the path { $what }
choice-kind = Build: { $what }
choice-start = Start here: { $what }
choice-go = Go { $what }
choice-enter = Into the station { $what }
choice-tunnel = Portal { $what }
choice-under = Underground { $what }
choice-surface = Up to a portal { $what }
choice-stop = Stop here
choice-at = At { $what }
choice-route = Route { $what }
choice-stretch = The stretch { $what }
choice-whole = All of it
choice-tile = Demolish { $what }
choice-target = Modernise to: { $what }
choice-element = Modernise { $what }
choice-buy = Buy: { $what }
    .button = Buy { $what } for { $silver } silver
choice-offer = Offer: { $what }
choice-accept = Accept
choice-decline = Decline
choice-withdraw = Withdraw from { $what }
choice-number = { $what }
choice-open = Open a line: { $what }
choice-edit = Change { $what }
choice-close = Close { $what }
choice-from = From { $what }
choice-to = To { $what }
choice-out = Outbound: { $what }
choice-back = Return: { $what }
choice-vehicle = Vehicle: { $what }
choice-done = Done

## Title and decision points

title = Binario Duel
phase-outline = Choose an outline of the continent
    .short = Outline
phase-continent = Place the next part of the continent
    .short = Continent
phase-draft_return = Return a personality
    .short = Personality
phase-draft_pass = Pass a personality to the opponent
    .short = Pass on
phase-draft_keep = Keep a personality
    .short = Keep
phase-control_card = Draw a control card
    .short = Card
phase-food_factory = Place the food factory
    .short = Factory
phase-build = Demolish and build, central building, or modernise
    .short = Build
phase-planner = How to build the route
    .short = Planner
phase-first_end = First end
phase-second_end = Second end
phase-proposal = Choose a path
    .short = Path
phase-station_kind = Kind of station
    .short = Kind
phase-station_cell = Where to build
    .short = Place
phase-lay_start = Where the path starts
    .short = Start
phase-lay = Lay the next tile
    .short = Lay
phase-demolish_object = What to demolish
    .short = Demolish
phase-demolish = Demolish
phase-modernise_object = What to modernise
    .short = Modernise
phase-modernise_target = How far to modernise
    .short = Target
phase-modernise = Modernise
phase-trade = Trade vehicles
    .short = Trade
phase-withdraw = How many to withdraw
    .short = Withdraw
phase-offer = A used vehicle is offered
    .short = Offer
phase-freight = Freight boards
    .short = Freight
phase-departure = Departure station
    .short = Departure
phase-destination = Destination
phase-outbound = Outbound good
    .short = Outbound
phase-return = Return good
    .short = Return
phase-vehicle = Vehicle
phase-number = How many vehicles
    .short = Number
phase-over = Game over

## Words on the drawn table

draw-board = Continent
draw-freight = Freight boards of { $player }
draw-stock = Common stock (reconstructed)
draw-card = Control card
draw-players = Players
draw-player = { $player }: { $silver } silver, { $lines } lines, { $vehicles } vehicles, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-start_cube = start cube
draw-to_move = to decide
draw-short_silver = { figure-silver }
draw-short_lines = { figure-lines }
draw-short_vehicles = { figure-vehicles }
draw-short_points = { figure-points }
draw-pays = pays { $silver }
draw-costs = { $silver } silver, carries { $capacity }, points { $points }
draw-both = both
draw-cell = Cell { $cell }
draw-way = { $type }, { $owner }, { $exits }
draw-tunnel = Tunnel, { $owner }
draw-takes = takes { $goods }
draw-makes = makes { $goods }
draw-legend = Legend
draw-legend_ways = Ways
draw-legend_stations = Stations
draw-legend_places = Places: takes above, makes below
draw-legend_land = Land and water
draw-legend_tunnel = Tunnel
draw-legend_joint = Joint way
draw-legend_spur = Serves the place
draw-legend_lane = Lane of ships
draw-legend_central = Central building
draw-station = { $kind } { $label }, { $owner }
draw-central = Central building { $generation }, { $owner }
draw-vehicle = { $count } { $vehicle }, { $owner }, { $board } { $row }
draw-round = round { $round }, era { $era }, left in it: { $left }
draw-good = { $good }: { $count }
draw-stocked = { $vehicle }: { $count }; couples { $chain }, points at the end: { $points }.
draw-parked = In the depot: { $what }
draw-resting = Resting: { $what }
draw-pile = Pile { $pile }: { $count ->
    [one] one card
   *[other] { $count } cards
}
draw-no_card = No card is in force.
draw-no_line = free
draw-price_table = prices: { $colour }

## Options by name, and their values

preset-basic = Basic game
    .help = Without personalities; retired vehicles go on running.
preset-advanced = Advanced game
    .help = With personalities, retired vehicles and an earlier end.
option-map_mode-generated = Generated
option-map_mode-hand = Built by hand
option-map_mode-fixed-quick1 = Quick map 1
option-map_mode-fixed-quick2 = Quick map 2
option-map_mode-fixed-quick3 = Quick map 3
option-map_mode-fixed-standard1 = Standard map 1
option-map_mode-fixed-test1 = Test map 1
option-map_size-16x12 = Quick
option-map_size-22x14 = Standard
option-map_size-32x20 = Grand
option-era_start-1-2-1-1 = P2 begins era II (fair)
option-era_start-cube = The start cube decides (rulebook: P1 begins every era)
option-era_start-alternate = In turn (P2 begins eras II and IV)
option-vehicle_stock-table = As in the tables
option-vehicle_stock-ample = Ample
option-tile_supply-box = As in the box
option-tile_supply-unlimited = Unlimited
option-freight_slots_variant-board = 5, 4 and 3
option-freight_slots_variant-intro = 6, 5 and 4
option-cards_variant-setup = 12, 12, 8 and 8
option-cards_variant-cards = 13, 12, 10 and 10
option-two_way_price-outbound = Outbound good
option-two_way_price-own = Each its own
option-idle_vehicle_points-full = Full points
option-idle_vehicle_points-half = Half points
option-personality_set-all = All

## Questions and verbs

ask-outline = Choose an outline of the continent
ask-continent = Choose a cell for the next part of the continent
ask-draft_return = Choose the personality that you return
ask-draft_pass = Choose the personality for your opponent
ask-draft_keep = Choose the personality that you keep
ask-control_card = Choose the pile to draw from
ask-food_factory = Choose a cell for the food factory
ask-build = Build, demolish, modernise, or build nothing
ask-planner = Should the planner propose paths?
ask-first_end = Choose the first end
ask-second_end = Choose the second end
ask-proposal = Choose one of the proposed paths
ask-station_kind = Choose the kind of station
ask-station_cell = Choose a cell for the station
ask-lay_start = Choose where the path starts
ask-lay = Choose the next cell of the path
ask-demolish_object = Choose what to demolish
ask-demolish = Demolish all of it or one tile
ask-modernise_object = Choose what to modernise
ask-modernise_target = Choose how far to modernise it
ask-modernise = Modernise all of it or one element
ask-trade = Buy, sell or withdraw vehicles, then go on
ask-withdraw = How many vehicles do you withdraw?
ask-offer = You are offered a used vehicle
ask-freight = Open or change lines, then go on
ask-departure = Choose the departure station
ask-destination = Choose the destination
ask-outbound = Choose the outbound good
ask-return = Choose the return good
ask-vehicle = Choose a vehicle for the line
ask-number = How many vehicles?
verb-return = Return
verb-keep = Keep
verb-pass = Pass
verb-outline = Outline
verb-place = Place
verb-source = Source
verb-flow = Flow
verb-widen = Great river
verb-pile = Draw
verb-factory = Place the factory
verb-build = Build
verb-station = Station
verb-demolish = Demolish
verb-modernise = Modernise
verb-hq = Central building
verb-auto = Planner
verb-manual = Tile by tile
verb-end = End
verb-one = Only one
verb-path = Path
verb-kind = Kind
verb-start = Start
verb-go = Go
verb-enter = Into a station
verb-tunnel = Tunnel
verb-under = Underground
verb-surface = Surface
verb-stop = Stop
verb-at = At
verb-route = Route
verb-stretch = Stretch
verb-whole = All of it
verb-tile = One tile
verb-target = Modernise
verb-element = One element
verb-buy = Buy
verb-offer = Offer
verb-accept = Accept
verb-decline = Decline
verb-withdraw = Withdraw
verb-number = Number
verb-open = Open
verb-edit = Change
verb-close = Close
verb-from = From
verb-to = To
verb-out = Outbound
verb-back = Return
verb-vehicle = Vehicle
verb-done = Done

## Phases, in short

## Chapters of the rules

rules-SETUP = Setup
rules-MAP = The map
rules-HAND = A continent by hand
rules-CITY = Cities
rules-GOOD = Goods
rules-ERA = Eras
rules-RND = The round
rules-CARD = Control cards
rules-INC = Income
rules-BLD = Building
rules-WAY = Ways
rules-JOIN = Joining ways
rules-TUN = Tunnels
rules-STN = Stations
rules-ROUTE = Routes
rules-HQ = The central building
rules-DEM = Demolishing
rules-MOD = Modernising
rules-VEH = Vehicles
rules-LINE = Lines
rules-TIME = Time of a trip
rules-MOVE = Moving
rules-SUP = Supply
rules-ADV = The advanced game
rules-END = The end of the game
rules-SCORE = Scoring

## Names: an argument is shown by the message ARGUMENT-VALUE, a thing by the message of its id

price = { $amount } silver
score-silver = Silver
score-vehicles = Vehicles
score-routes = Routes
score-stations = Stations
score-central = Central building
score-points = Points
good-straw = straw bale
good-barrel = wine barrel
good-mail = mail
good-fruit = fruit
good-gravel = gravel
good-manure = manure
good-animal = live animal
good-brick = brick
good-furniture = furniture
good-pallet = pallet
good-fence = fence
good-passengers = passengers
good-fish = fish
good-salt = salt
good-beam = beam
good-log = log
good-pesticide = pesticide
good-vetmed = animal medicine
good-wine = wine
good-workers = workers
good-food = food
good-grain = grain
vehicle-cart = horse cart
vehicle-ox_cart = ox cart
vehicle-mail_coach = mail coach
vehicle-horse_tram = horse tram
vehicle-ox_railway = ox railway
vehicle-cog = cog
vehicle-caravel = caravel
vehicle-galleon = galleon
vehicle-steam_tractor = steam tractor
vehicle-steam_lorry = steam lorry
vehicle-steam_omnibus = steam omnibus
vehicle-steam_freight = steam freight train
vehicle-steam_passenger = steam passenger train
vehicle-paddle_steamer = paddle steamer
vehicle-screw_steamer = screw steamer
vehicle-petrol_van = petrol van
vehicle-diesel_lorry = diesel lorry
vehicle-bus = motor bus
vehicle-diesel_freight = diesel freight train
vehicle-diesel_express = diesel express
vehicle-motor_ship = motor cargo ship
vehicle-motor_ferry = motor ferry
vehicle-e_van = electric van
vehicle-e_lorry = electric lorry
vehicle-e_bus = electric bus
vehicle-e_freight = electric freight train
vehicle-high_speed = high-speed train
vehicle-maglev_train = maglev passenger train
vehicle-maglev_cargo = maglev cargo train
vehicle-e_container = electric container ship
vehicle-hydrofoil = electric hydrofoil
kind-road_basic = basic road station
kind-road_expanded = expanded road station
kind-road_II = era II road station
kind-road_III = era III road station
kind-road_IV = era IV road station
kind-tram = horse-tram station
kind-rail_II = railway station
kind-rail_III = express station
kind-maglev_IV = maglev station
kind-port_basic = basic port
kind-port_expanded = expanded port
kind-port_II = era II port
kind-port_III = era III port
kind-port_IV = era IV port
type-earth = earth road
type-asphalt = asphalt road
type-highway = highway
type-motorway = motorway
type-horse_tram = horse-tram track
type-railway = railway
type-express = express railway
type-maglev = maglev
personality-ship_captain = ship captain
personality-postmaster = postmaster
personality-railway_engineer = railway engineer
personality-road_builder = road builder
personality-landowner = landowner
personality-timber_merchant = timber merchant
personality-banker = banker
personality-innkeeper = innkeeper
personality-architect = architect
personality-inventor = inventor
personality-customs_officer = customs officer
personality-horse_breeder = horse breeder
item-farm = farm
item-livestock = livestock farm
item-lumber_camp = lumber camp
item-sawmill = sawmill
item-wood_factory = furniture factory
item-cooperage = cooperage
item-salt_works = salt works
item-fishery = fishery
item-orchard = orchard
item-gravel_pit = gravel pit
item-brickworks = brickworks
item-winery = winery
item-food_factory = food factory
item-city = city
item-meadow = meadow
item-desert = desert
item-forest = forest
item-hill = hill
item-lake = lake
item-mountain = mountain
item-river = river
item-great_river = great river
item-island = island
item-desert_meadow = desert-meadow
item-spring = spring
item-mouth = river mouth
item-sea = sea
item-coast = coast
board-road = road
board-rail = rail
board-ship = ship
what-straw = { good-straw }
what-barrel = { good-barrel }
what-mail = { good-mail }
what-fruit = { good-fruit }
what-gravel = { good-gravel }
what-manure = { good-manure }
what-animal = { good-animal }
what-brick = { good-brick }
what-furniture = { good-furniture }
what-pallet = { good-pallet }
what-fence = { good-fence }
what-passengers = { good-passengers }
what-fish = { good-fish }
what-salt = { good-salt }
what-beam = { good-beam }
what-log = { good-log }
what-pesticide = { good-pesticide }
what-vetmed = { good-vetmed }
what-wine = { good-wine }
what-workers = { good-workers }
what-food = { good-food }
what-grain = { good-grain }
what-cart = { vehicle-cart }
what-ox_cart = { vehicle-ox_cart }
what-mail_coach = { vehicle-mail_coach }
what-horse_tram = { vehicle-horse_tram }
what-ox_railway = { vehicle-ox_railway }
what-cog = { vehicle-cog }
what-caravel = { vehicle-caravel }
what-galleon = { vehicle-galleon }
what-steam_tractor = { vehicle-steam_tractor }
what-steam_lorry = { vehicle-steam_lorry }
what-steam_omnibus = { vehicle-steam_omnibus }
what-steam_freight = { vehicle-steam_freight }
what-steam_passenger = { vehicle-steam_passenger }
what-paddle_steamer = { vehicle-paddle_steamer }
what-screw_steamer = { vehicle-screw_steamer }
what-petrol_van = { vehicle-petrol_van }
what-diesel_lorry = { vehicle-diesel_lorry }
what-bus = { vehicle-bus }
what-diesel_freight = { vehicle-diesel_freight }
what-diesel_express = { vehicle-diesel_express }
what-motor_ship = { vehicle-motor_ship }
what-motor_ferry = { vehicle-motor_ferry }
what-e_van = { vehicle-e_van }
what-e_lorry = { vehicle-e_lorry }
what-e_bus = { vehicle-e_bus }
what-e_freight = { vehicle-e_freight }
what-high_speed = { vehicle-high_speed }
what-maglev_train = { vehicle-maglev_train }
what-maglev_cargo = { vehicle-maglev_cargo }
what-e_container = { vehicle-e_container }
what-hydrofoil = { vehicle-hydrofoil }
what-road_basic = { kind-road_basic }
what-road_expanded = { kind-road_expanded }
what-road_II = { kind-road_II }
what-road_III = { kind-road_III }
what-road_IV = { kind-road_IV }
what-tram = { kind-tram }
what-rail_II = { kind-rail_II }
what-rail_III = { kind-rail_III }
what-maglev_IV = { kind-maglev_IV }
what-port_basic = { kind-port_basic }
what-port_expanded = { kind-port_expanded }
what-port_II = { kind-port_II }
what-port_III = { kind-port_III }
what-port_IV = { kind-port_IV }
what-earth = { type-earth }
what-asphalt = { type-asphalt }
what-highway = { type-highway }
what-motorway = { type-motorway }
what-railway = { type-railway }
what-express = { type-express }
what-maglev = { type-maglev }
what-road = { board-road }
what-rail = { board-rail }
what-ship = { board-ship }
what-ship_captain = ship captain: Owns two cogs. Each of the ships arrives one round earlier, ships are never held up by a card, and each ship loads one unit more.
what-postmaster = postmaster: Owns two mail coaches. Mail pays 1 silver more per unit.
what-railway_engineer = railway engineer: Owns two horse trams and one free horse-tram station. Every rail tile costs 1 silver less (at least 1).
what-road_builder = road builder: Two free basic road stations. Every road tile costs 1 silver less (at least 1).
what-landowner = landowner: Owns two ox carts. Grain, straw, live animals and manure pay 1 silver more per unit.
what-timber_merchant = timber merchant: Owns two carts and 10 extra silver. Logs, beams, furniture, fences, pallets and barrels pay 1 silver more per unit.
what-banker = banker: Starts with 60 silver more and receives 30 silver at the start of eras II, III and IV.
what-innkeeper = innkeeper: Owns one mail coach and 10 extra silver. Passengers and workers pay 1 silver more per unit.
what-architect = architect: One free expanded road station. Stations, ports and the central building, built or upgraded, cost a fifth less (rounded up).
what-inventor = inventor: Starts with 25 silver more. Vehicles bought from the common stock cost 15 percent less (rounded up).
what-customs_officer = customs officer: Starts with 30 silver more. The opponent pays 2 silver per tile, the customs officer pays no toll.
what-horse_breeder = horse breeder: Owns three carts. Couplable animal-drawn vehicles may be coupled one longer.
what-none = nothing
what-keep = as it is
what-ports = a sea route
what-expanded = expanded
what-N = north
what-E = east
what-S = south
what-W = west
card-I_double_straw = Twice as much silver is paid this round for carrying straw bales.
card-I_double_barrel = Twice as much silver is paid this round for carrying wine barrels.
card-I_double_mail = Twice as much silver is paid this round for carrying mail.
card-I_double_fruit = Twice as much silver is paid this round for carrying fruit.
card-I_double_gravel = Twice as much silver is paid this round for carrying gravel.
card-I_double_manure = Twice as much silver is paid this round for carrying manure.
card-I_double_animal = Twice as much silver is paid this round for carrying live animals.
card-I_double_brick = Twice as much silver is paid this round for carrying bricks.
card-I_double_furniture = Twice as much silver is paid this round for carrying furniture.
card-I_double_pallet = Twice as much silver is paid this round for carrying pallets.
card-I_double_fence = Twice as much silver is paid this round for carrying fences.
card-I_double_passengers = Twice as much silver is paid this round for carrying passengers.
card-I_double_fish = Twice as much silver is paid this round for carrying fish.
card-I_double_salt = Twice as much silver is paid this round for carrying salt.
card-I_double_beam = Twice as much silver is paid this round for carrying beams.
card-I_double_log = Twice as much silver is paid this round for carrying logs.
card-I_double_pesticide = Twice as much silver is paid this round for carrying pesticide.
card-I_double_vetmed = Twice as much silver is paid this round for carrying animal medicine.
card-I_double_wine = Twice as much silver is paid this round for carrying wine.
card-I_double_grain = Twice as much silver is paid this round for carrying grain.
card-I_quiet = Quiet times: nothing happens.
card-I_storm = A storm rages: ships do not move this round.
card-I_fair_wind = Fair wind: every sailing ship moves one extra space this round.
card-I_mud = The roads are deep in mud: road vehicles do not move this round.
card-I_broken_wheel = A wheel breaks: the repair costs 3 silver.
card-I_highwaymen = Highwaymen rob you of 4 silver.
card-I_good_harvest = Good harvest: grain and straw pay 1 silver more per unit this round.
card-I_market_day = Market day: you receive 6 silver.
card-I_crown_grant = The crown grants you 10 silver.
card-I_inn_rent = Rent from the inns: 1 silver per own road station, at most 6.
card-I_harbour_dues = Harbour dues: pay 1 silver per own port, at most 6.
card-I_dear_fodder = Fodder is dear: pay 1 silver per animal-drawn vehicle on your freight boards, at most 5.
card-I_masons = Travelling masons: your road and rail stations cost half this round.
card-I_statute_labour = Statute labour: new road tiles cost half this round.
card-I_wheelwrights_fair = Wheelwrights fair: road vehicles cost you 2 silver less each this round.
card-I_shipyard = The shipyard has a spare hull: ships cost you 5 silver less each this round.
card-I_tram_concession = Tramway concession: new rail tiles cost you half this round.
card-I_new_vineyard = A new vineyard: one wine token joins the common stock.
card-I_new_post_office = A new post office: one mail token joins the common stock.
card-I_plague = Fear of plague: passengers pay half this round (rounded up).
card-I_toll_holiday = Toll holiday: no tolls are paid this round.
card-II_double_straw = Twice as much silver is paid this round for carrying straw bales.
card-II_double_barrel = Twice as much silver is paid this round for carrying wine barrels.
card-II_double_mail = Twice as much silver is paid this round for carrying mail.
card-II_double_fruit = Twice as much silver is paid this round for carrying fruit.
card-II_double_gravel = Twice as much silver is paid this round for carrying gravel.
card-II_double_manure = Twice as much silver is paid this round for carrying manure.
card-II_double_animal = Twice as much silver is paid this round for carrying live animals.
card-II_double_brick = Twice as much silver is paid this round for carrying bricks.
card-II_double_furniture = Twice as much silver is paid this round for carrying furniture.
card-II_double_pallet = Twice as much silver is paid this round for carrying pallets.
card-II_double_fence = Twice as much silver is paid this round for carrying fences.
card-II_double_passengers = Twice as much silver is paid this round for carrying passengers.
card-II_double_fish = Twice as much silver is paid this round for carrying fish.
card-II_double_salt = Twice as much silver is paid this round for carrying salt.
card-II_double_beam = Twice as much silver is paid this round for carrying beams.
card-II_double_log = Twice as much silver is paid this round for carrying logs.
card-II_double_pesticide = Twice as much silver is paid this round for carrying pesticide.
card-II_double_vetmed = Twice as much silver is paid this round for carrying animal medicine.
card-II_double_wine = Twice as much silver is paid this round for carrying wine.
card-II_double_workers = Twice as much silver is paid this round for carrying workers.
card-II_double_grain = Twice as much silver is paid this round for carrying grain.
card-II_quiet = Quiet times: nothing happens.
card-II_storm = A storm rages: ships do not move this round.
card-II_boiler_repair = Boiler inspection: your steam vehicles do not move this round.
card-II_dear_coal = Coal is dear: pay 1 silver per steam vehicle on your freight boards, at most 6.
card-II_good_coal = Excellent coal: every steam vehicle moves one extra space this round.
card-II_rail_strike = Railway strike: rail vehicles do not move this round.
card-II_flood = Flood: road vehicles do not move this round.
card-II_exhibition = Industrial exhibition: you receive 12 silver.
card-II_remission = Your taxes are remitted: you receive 15 silver.
card-II_boiler_explosion = A boiler bursts: the damage costs 8 silver.
card-II_bridge_repair = Bridges must be repaired: pay 2 silver per own bridge, at most 8.
card-II_railway_fever = Railway fever: new rail tiles cost half this round.
card-II_road_act = Road act: new road tiles cost you half this round.
card-II_station_contract = Favourable contract: your road and rail stations cost half this round.
card-II_machine_works = Machine works sale: steam vehicles cost you 6 silver less each this round.
card-II_harbour_dues = Harbour dues: pay 2 silver per own port, at most 10.
card-II_factory_hands = Factories want hands: workers pay 2 silver more per unit this round.
card-II_growing_towns = Growing towns: mail and passengers pay 1 silver more per unit this round.
card-II_new_workshops = New workshops: one furniture and one wine token join the common stock.
card-II_toll_holiday = Toll holiday: no tolls are paid this round.
card-III_double_straw = Twice as much silver is paid this round for carrying straw bales.
card-III_double_barrel = Twice as much silver is paid this round for carrying wine barrels.
card-III_double_mail = Twice as much silver is paid this round for carrying mail.
card-III_double_fruit = Twice as much silver is paid this round for carrying fruit.
card-III_double_gravel = Twice as much silver is paid this round for carrying gravel.
card-III_double_animal = Twice as much silver is paid this round for carrying live animals.
card-III_double_brick = Twice as much silver is paid this round for carrying bricks.
card-III_double_furniture = Twice as much silver is paid this round for carrying furniture.
card-III_double_pallet = Twice as much silver is paid this round for carrying pallets.
card-III_double_fence = Twice as much silver is paid this round for carrying fences.
card-III_double_passengers = Twice as much silver is paid this round for carrying passengers.
card-III_double_fish = Twice as much silver is paid this round for carrying fish.
card-III_double_salt = Twice as much silver is paid this round for carrying salt.
card-III_double_beam = Twice as much silver is paid this round for carrying beams.
card-III_double_log = Twice as much silver is paid this round for carrying logs.
card-III_double_pesticide = Twice as much silver is paid this round for carrying pesticide.
card-III_double_vetmed = Twice as much silver is paid this round for carrying animal medicine.
card-III_double_wine = Twice as much silver is paid this round for carrying wine.
card-III_double_workers = Twice as much silver is paid this round for carrying workers.
card-III_double_food = Twice as much silver is paid this round for carrying food.
card-III_double_grain = Twice as much silver is paid this round for carrying grain.
card-III_quiet = Quiet times: nothing happens.
card-III_mail_coach_robbed = A mail coach was robbed; the armed guards you hire cost 4 silver.
card-III_fuel_price = Fuel is dear: pay 1 silver per petrol or diesel vehicle on your freight boards, at most 8.
card-III_oil_crisis = Oil crisis: petrol and diesel road vehicles do not move this round.
card-III_storm = A storm rages: ships do not move this round.
card-III_fog = Fog: your ships do not move this round.
card-III_motor_show = Motor show: road vehicles cost you 10 silver less each this round.
card-III_state_programme = State road programme: new road tiles cost half this round.
card-III_drilling_machine = A drilling machine: your tunnels cost half this round.
card-III_modernisation_grant = Modernisation grant: your upgrades of ways and stations cost half this round.
card-III_holiday_season = Holiday season: passengers pay 2 silver more per unit this round.
card-III_dividend = Dividend: you receive 20 silver.
card-III_accident = An accident costs you 10 silver.
card-III_station_grant = Station grant: your road and rail stations cost half this round.
card-III_food_fair = Food fair: food pays 2 silver more per unit this round.
card-IV_double_straw = Twice as much silver is paid this round for carrying straw bales.
card-IV_double_barrel = Twice as much silver is paid this round for carrying wine barrels.
card-IV_double_mail = Twice as much silver is paid this round for carrying mail.
card-IV_double_fruit = Twice as much silver is paid this round for carrying fruit.
card-IV_double_gravel = Twice as much silver is paid this round for carrying gravel.
card-IV_double_animal = Twice as much silver is paid this round for carrying live animals.
card-IV_double_brick = Twice as much silver is paid this round for carrying bricks.
card-IV_double_furniture = Twice as much silver is paid this round for carrying furniture.
card-IV_double_pallet = Twice as much silver is paid this round for carrying pallets.
card-IV_double_fence = Twice as much silver is paid this round for carrying fences.
card-IV_double_passengers = Twice as much silver is paid this round for carrying passengers.
card-IV_double_fish = Twice as much silver is paid this round for carrying fish.
card-IV_double_salt = Twice as much silver is paid this round for carrying salt.
card-IV_double_beam = Twice as much silver is paid this round for carrying beams.
card-IV_double_log = Twice as much silver is paid this round for carrying logs.
card-IV_double_pesticide = Twice as much silver is paid this round for carrying pesticide.
card-IV_double_vetmed = Twice as much silver is paid this round for carrying animal medicine.
card-IV_double_wine = Twice as much silver is paid this round for carrying wine.
card-IV_double_workers = Twice as much silver is paid this round for carrying workers.
card-IV_double_food = Twice as much silver is paid this round for carrying food.
card-IV_double_grain = Twice as much silver is paid this round for carrying grain.
card-IV_quiet = Quiet times: nothing happens.
card-IV_power_cut = Power cut: electric vehicles do not move this round.
card-IV_green_subsidy = Green subsidy: you receive 25 silver.
card-IV_cheap_power = Cheap night current: every electric vehicle moves one extra space this round.
card-IV_carbon_tax = Carbon tax: pay 2 silver per vehicle on your freight boards that is not electric, at most 16.
card-IV_storm = A storm rages: ships do not move this round.
card-IV_software_fault = A software fault costs you 15 silver.
card-IV_port_automation = Port automation: your ports cost half this round.
card-IV_tunnel_grant = Tunnel grant: tunnels and maglev track cost half this round.
card-IV_battery = Better batteries: electric vehicles cost you 15 silver less each this round.
card-IV_e_commerce = Mail-order boom: mail pays 2 silver more per unit this round.
card-IV_commuters = Commuters: passengers and workers pay 1 silver more per unit this round.
card-IV_hq_grant = City grant: the central building costs you a quarter less this round.
card-IV_toll_double = Dear tolls: opponent tiles cost 2 silver each this round.

## Words on the drawn table

draw-livery_1 = Green
draw-livery_2 = Orange

## What is placed when the continent is built by hand

what-farm = { item-farm }
what-livestock = { item-livestock }
what-lumber_camp = { item-lumber_camp }
what-sawmill = { item-sawmill }
what-wood_factory = { item-wood_factory }
what-cooperage = { item-cooperage }
what-salt_works = { item-salt_works }
what-fishery = { item-fishery }
what-orchard = { item-orchard }
what-gravel_pit = { item-gravel_pit }
what-brickworks = { item-brickworks }
what-winery = { item-winery }
what-food_factory = { item-food_factory }

## Figures of the players

figure-silver = Silver
figure-lines = Lines
figure-vehicles = Vehicles
figure-points = Points

## Panels: a round beside the map

panel-build = What do you build?
panel-trade = What do you buy?
panel-freight = Which lines run?
panel-step-card = Control card
panel-step-movement = Movement
panel-step-build = Build
panel-step-trade = Trade
panel-step-freight = Freight boards
panel-card = { $card }
panel-due = due next round: { $silver } silver
panel-nothing-due = nothing arrives next round
panel-one-build = one of these, or nothing
panel-on-sale = kinds on sale: { $count }, in the depot: { $parked }
panel-lines = { $count } of { $rows } lines
panel-nothing-more = Nothing more this round
panel-nothing-more-build = Passes building now, and trade and freight when they are asked
panel-nothing-more-trade = Passes trade now, and freight when it is asked
panel-nothing-more-freight = Leaves the lines as they are and ends your round
panel-leave-build = Build nothing
panel-leave-trade = Buy nothing
panel-point-ends = Point at two ends on the map to see every way between them; at your own station to modernise or demolish it.
panel-point-second = Now point at the other end.
panel-point-stations = Point at stations, goods or vehicles to see only the lines with them.
panel-ways = Ways and ports, soonest paid back first
panel-more-ways = More ways and stations
panel-from-end = From { $items } ({ $cell })
panel-alone = A station without a way
panel-between = { $items }: { $count ->
        [one] one proposal
       *[other] { $count } proposals
    }
panel-no-way = No way can be built between these cells: { $cell }.
panel-way = { $what }: { $items }
    .button = Build for { $silver } silver
panel-station = { $kind }: { $cell }
    .button = Build for { $silver } silver
panel-a-round = { $whole }.{ $tenth } a round
panel-made = new tiles: { $tiles }, reshaped: { $reshaped }, cells: { $cells }
panel-stations = stations: { $kinds }
panel-load = { $count } × { $vehicle }, { $goods }: { $time ->
    [one] 1 round
   *[other] { $time } rounds
}
panel-rate = { $whole }.{ $tenth }
panel-rate-more = +{ $whole }.{ $tenth }
panel-rate-less = −{ $whole }.{ $tenth }
panel-no-load = Nothing could run here now.
panel-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
panel-never = never
panel-cells = { $cell }
panel-silver = { $silver }
panel-number = { $number }
panel-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
panel-column-rate = a round
panel-column-gain = more
panel-column-price = price
panel-column-back = paid back
panel-column-trip = trip
panel-raises = Modernise
panel-raise = { $items }: to class { $level }
    .button = Modernise for { $silver } silver
panel-raise-expanded = { $items }: expanded
    .button = Modernise for { $silver } silver
panel-demolitions = Demolish; a build may follow
panel-demolish = Demolish: { $items }
    .button = Demolish for { $silver } silver
panel-central-title = Central building
panel-central = Several lines at a station, newer vehicles at older stations
panel-how-many = How many of each
panel-vehicle = { $vehicle }
panel-loads = carries { $load }, couples { $chain }
panel-parked = in the depot: { $count }
panel-suits = fits routes: { $count }
panel-buy = Buy vehicles: { $count }
    .button = Buy { $count }: { $price } silver
panel-nothing-on-sale = Nothing on sale can be paid.
panel-withdrawals = Withdraw vehicles
panel-withdraw = { $board } { $row }: { $count } × { $vehicle }
    .button = Withdraw
panel-offers = Sell to { $who }, who may decline
panel-line-list = Lines, the greatest gain first
panel-open = New: { $items }
    .button = Open the line
panel-change = { $board } { $row }: { $items }
    .button = Change the line
panel-replace = { $items } instead of { $board } { $row }
    .button = Replace the line
panel-close = Close { $board } { $row }: { $items }
    .button = Close the line
panel-closings = Close lines
panel-legs = { $there } there, { $home } back; { $cell }
panel-loads-here = Loads to choose from: { $count }
panel-more-loads = More loads
panel-no-lines = With the vehicles in your depot, no line can run now.
panel-outlook = What follows
panel-now = now
panel-then = then
panel-silver-name = Silver
panel-income = Silver a round
panel-points-name = Points
panel-supposed = With { $count } × { $vehicle }, { $goods }.
panel-trip = Trip
panel-none = –
panel-back-with = Paid back ({ $silver } with vehicles)
panel-toll = Every loaded trip pays { $silver } silver to { $who }.
panel-joint = Joint tiles: { $tiles }, free for you and { $who }.
panel-rival-joins = { $who } is next to it at { $cell } and could join it; each of your tiles then pays you { $silver } silver a loaded trip.
panel-rival-far = { $who } has nothing beside it. If they join it later, every loaded trip pays you { $silver } silver a tile.
panel-arrives = First pay in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
panel-arrives-empty = Runs empty first, turns in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
panel-tokens = Tokens left for others: { $good } { $count }.
panel-editor = A new line
panel-line-between = Line { $items }
panel-field-from = From
panel-field-to = To
panel-field-line = Line
panel-field-out = Out
panel-field-back = Back
panel-field-vehicle = Vehicles
panel-field-number = How many
panel-end = { $label }
panel-serves = { $items }
panel-line-new = { $begin } → { $end }, new
panel-line-change = { $board } { $row }, { $begin } → { $end }
panel-line-instead = { $begin } → { $end } instead of { $board } { $row }
panel-good = { $good }
panel-empty = empty
panel-price-left = price { $silver }, left: { $count }
panel-none-left = none left
panel-no-vehicle = no vehicle for it
panel-figure-trip = a trip
panel-figure-pay = { $there } / { $home }
panel-figure-legs = silver out / back
panel-figure-round = round { $round }
panel-figure-first = first arrival
panel-built-nothing = nothing built
panel-bought-nothing = nothing bought
panel-did-earn = { $silver } silver, loads arrived: { $count }
panel-did-pay = paid to the rival: { $silver } silver
panel-did-way = built { $items } for { $silver } silver
panel-did-tiles = built for { $silver } silver
panel-did-station = stations built: { $count }, for { $silver } silver
panel-did-central = central building of generation { $generation } for { $silver } silver
panel-did-raise = modernised for { $silver } silver
panel-did-demolish = demolished for { $silver } silver
panel-did-buy = bought { $count } × { $vehicle } for { $silver } silver
panel-did-accept = bought used: { $vehicle } for { $silver } silver
panel-did-withdraw = vehicles withdrawn: { $count }

## Why a bot prefers a plan

reason-vehicles = vehicles that you own: { $points }
reason-stations = stations and ports, as rows can list them: { $points }
reason-routes = routes, as rows can list them: { $points }
reason-central = the central building: { $points }
reason-silver = silver, by what it still buys: { $points }
reason-income = income of your lines in the rounds to come: { $points }
reason-rival = what the rival has and may expect: { $points }
reason-over = how the game ends: { $points }

## Numbers after the game

numbers-count = Round
numbers-player = Player
numbers-points = Points
numbers-points-points = if the game had ended then
numbers-income = Income
numbers-income-legs = freight
numbers-income-cards = cards
numbers-spending = Silver spent
numbers-spending-vehicles = vehicles
numbers-spending-stations = stations
numbers-spending-routes = routes
numbers-spending-central = central buildings
numbers-company = The company
numbers-company-vehicles = vehicles bought
numbers-company-stations = stations built
numbers-company-lines = lines opened
panel-ways-points = Ways and ports, by points
panel-line-list-points = Lines, by points
panel-more-a-round = +{ $whole }.{ $tenth } a round
panel-less-a-round = −{ $whole }.{ $tenth } a round
panel-points-more = +{ $points }
panel-points-less = −{ $points }
panel-column-final = points
panel-tokens-now = tokens of { $good }: { $count }
panel-contested = { $who } chooses lines first and could take the last token: { $good }. The number leaves it out.
panel-adds-nothing = Adds nothing: what you have already could earn as much.
panel-as-planned = For what you built last
panel-planned = Proposed for what you built last: { $items }
panel-first-by-card = first trip, by today’s card: { $silver } silver
panel-worth = points at the end: { $points }
panel-speed = { $type }, rounds for 4, 8, 12 cells: { $short }, { $middle }, { $long }
type-sea = sea
panel-relist = Rows best for the final count: +{ $points }
    .button = List them: { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
option-cards_variant-half = 6, 6, 4 and 4 (half the game)
option-cards_variant-third = 4, 4, 3 and 3 (a third)
preset-short = Short game
    .help = 40 rounds instead of 80, as there are half as many control cards. All other rules and prices are the same.
preset-quick = Quick game
    .help = 28 rounds: a third of the control cards. Eras pass quickly, and later ways and vehicles come before the old ones are paid back.
panel-wait-new = Nothing until something new is possible
panel-wait-new-kept = You pass until something new is possible.
panel-wait-rival = Nothing until the rival builds
panel-wait-rival-kept = You pass until the rival builds or something new is possible.
panel-wait-era = Nothing until the era ends
panel-wait-era-kept = You pass until the era ends, or until the last rounds.
panel-wait-silver = Nothing until { $silver } silver: { $vehicle }
panel-wait-silver-kept = You pass until you have { $silver } silver: { $vehicle }.
panel-wait-central = Nothing until { $silver } silver: central building { $generation }
panel-wait-central-kept = You pass until you have { $silver } silver for the central building.
panel-news-era = Era { $era } has begun.
panel-news-end = The last rounds: points count now.
panel-news-buy = You can pay for this now: { $vehicle }.
panel-news-central = You can pay for the central building { $generation } now.
panel-news-prices = The control card makes something cheaper for you.
panel-news-rival = { $who } has built something.
panel-news-line = A new line could run: { $cell }.
end-era = A new era
figure-income = A round
draw-short_income = { figure-income }
draw-speed = { $type }, rounds for 4, 8, 12 cells: { $rounds }.
panel-era-news = Era { $era }: what is new
panel-era-way = { $type }
panel-era-stock = in the stock: { $count }, carries { $load }, couples { $chain }
panel-era-tile = a tile
panel-column-eight = 8 cells
