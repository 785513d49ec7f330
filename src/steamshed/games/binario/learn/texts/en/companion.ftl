# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

outline = Choose one of three outlines for the continent. Both companies will play on it.
    .matters = A long coast makes ships worth more; a compact land makes short roads.
    .mistake = Do not choose the prettiest. Both of you use it alike, so no outline is wrong.

continent = Place the next part of the continent. Only cells that keep the continent sound are offered.
    .matters = Places that trade with each other two or three cells apart are future lines for the player who is there first. A river costs everybody a bridge. Each place needs free cells beside it for stations.
    .mistake = Do not build a perfect corner for yourself. The starting player gets there first.

draft_return = Return one of your three personalities. Choices are secret until all are made.
    .matters = Keep what the map favours: a coast the captain, near cities the postmaster. Silver or vehicles at the start are worth most in the first twelve rounds.
    .mistake = Do not return what you do not understand. Read all three first.

draft_pass = Pass one of the two personalities to your rival. It will serve the other company for the whole game.
    .matters = What you pass may be used against you: give what the map makes little of.
    .mistake = Do not pass a card that makes your opponent’s start: two vehicles are worth 20 to 40 silver.

draft_keep = Keep one of the two personalities in your hand. It works for you from the first round.
    .matters = A gift at the start grows with every round; points at the end do not.
    .mistake = Do not keep the card with the longest text.

control_card = You hold the start cube, so you draw the control card of this round. Choose either pile; nobody knows what lies in them.
    .matters = A price card marks the trips with that good that are on their way or begin this round. Discounts for tiles, stations or vehicles hold for this round only.
    .mistake = Do not read the card and forget it. Read it again before the freight step.

food_factory = Place the food factory on a meadow with a free cell beside it. It sells food to cities, and buys fruit, animals, fish, salt and grain.
    .matters = Beside your own station it works for you at once. Keep it away from stations of the rival.
    .mistake = Do not put it in the middle of nowhere, because no harm is done there.

build = One thing this round: build a way with its stations, a pair of ports, a single station or the central building, or modernise; or demolish first. You may pass.
    .matters = Silver is short in the first dozen rounds: build short roads of three or four cells that are loaded both ways. A card may make tiles or stations cheaper today.
    .mistake = Do not build the long road first. Three cells earn 5 to 8 silver a round, nine cells 3.

planner = Say how the way is to be built: with proposals, or cell by cell. Nothing is paid until the last choice.
    .matters = The proposals are nearly always good enough, and the first is the cheapest. By hand you can leave an open end.
    .mistake = Do not lay by hand what the first proposal offers.

first_end = Choose the first end of the way. A station is built there, or yours is used.
    .matters = Look at which places touch the cell: two places at one station are two trades for one price.
    .mistake = Do not look at one place only and put the station one cell too far.

second_end = Choose the other end of the way. Nothing is paid until the last choice.
    .matters = Goods should go both ways: what the first end sells and this one buys, and the reverse. One cell more costs 2 silver once, and a round on every trip.
    .mistake = Do not join two places that have nothing to sell to each other.

proposal = Choose one of the proposed paths. Its price is paid when everything is chosen.
    .matters = Count cells and price. Streets of cities are free, and count as a cell; tiles of the rival cost a toll on every paid trip.
    .mistake = Do not look at the price only. A shorter way earns more in every round.

station_kind = Choose how large the station is. Larger ones have more sides for ways, and more points.
    .matters = A basic station has two sides and is enough at first. Without a central building a vehicle may not be newer than its stations.
    .mistake = Do not build expanded stations in the first rounds. You can expand them later; the silver buys half a cart now.

station_cell = Choose where the single station stands. It must touch a place to be of use.
    .matters = Labels and station tiles are few: twelve for roads, ten for railways, eight ports.
    .mistake = Do not place a station that serves no place.

lay_start = Choose where the path begins: at a station or at an open end. Then lay it cell by cell.
    .matters = An open end earns nothing until it reaches a station, and the rival may build across it.
    .mistake = Do not begin far from where the silver will end.

lay = Lay the next tile, or stop. An unfinished way waits for you.
    .matters = A bridge goes straight across a river; a bend of the river cannot be bridged. Keep silver for the rest of the way and for a vehicle.
    .mistake = Do not run out of silver one cell before the station.

demolish_object = Choose what to take down: a route, a loose stretch, a station or ports. It costs silver, and nothing comes back.
    .matters = Afterwards you may still build in the same step. Modernising is cheaper than replacing.
    .mistake = Do not demolish without need. In most games nobody has to.

demolish = Take down the whole, or tile by tile. Lines that lose their way are closed at the end of the step.
    .matters = Look at which of your lines use it, and what it scores.
    .mistake = Do not close a line that still earned.

modernise_object = Choose one route, station or pair of ports to modernise. You do one thing this round, so choose what earns most.
    .matters = The class of a route is that of its worst tile or station: speed comes with the last element.
    .mistake = Do not modernise the tiles and leave a basic station at the end: no round is saved.

modernise_target = Choose how far to raise it. Each rung of a station is worth 10 points, each class of a listed route, too.
    .matters = Animals and steam do not run on highways and motorways: look at what drives there.
    .mistake = Do not modernise a road above the vehicles you own.

modernise = Raise all of it, or piece by piece. You pay for what you raise.
    .matters = Half a route is as slow as before. Raise all of it when the silver suffices.
    .mistake = Do not stop one piece too early.

trade = Buy vehicles from the common stock, take some off a line that stands in a station, or offer some from your depot to your opponent. Finish when you are done.
    .matters = Couple up to the chain of a kind: the second and third vehicle cost no row, no good and no time. The stock is shared, and most kinds are sold in one era only.
    .mistake = Do not put one vehicle on a line that may have three.

withdraw = Choose how many vehicles leave the line. They go to your depot and rest there for a trip.
    .matters = While they rest they may be sold and they score. If all leave, the row stays with its goods.
    .mistake = Do not take vehicles off at the far end to save the way back. It never does.

offer = Your rival offers you a used vehicle at half its price. Accept or decline.
    .matters = It scores 10 to 40 points for you and no longer for your rival; it need not be on a line. Early in the game silver earns more on a line.
    .mistake = Do not decline because the thing is old.

freight = Open, change or close lines, as many as you like, then finish. Only lines that stand in a station can be changed.
    .matters = Good goods are few: a row without vehicles keeps its tokens. The more valuable good goes out, for its price holds both ways.
    .mistake = Do not finish without looking at the lines that stand in a station. The next opportunity is a whole trip later.

departure = Choose the station where the line departs. The good that leaves here sets the price for both ways.
    .matters = Depart where the more valuable good is sold. Without a central building each station takes one line.
    .mistake = Do not start at the works out of habit, when the city sells the more valuable good.

destination = Choose the station at the other end. Both must be yours, of one family, and joined.
    .matters = Few cells and goods both ways: that is what earns.
    .mistake = Do not choose the farthest station, because the pay of one trip is highest there.

outbound = Choose the good that leaves the departure, or none. It takes one token from the common stock.
    .matters = Its price holds both ways. Look at which vehicles you have: oxen, tractors and freight trains take no mail and no passengers.
    .mistake = Do not choose a good that none of your vehicles may carry.

return = Choose the good for the way back, or none. It takes one token from the common stock.
    .matters = Its own price does not matter: the outbound price counts. An empty trip halves what the line earns.
    .mistake = Do not leave the way back empty because its good is cheap.

vehicle = Choose what runs on the line. It starts at the departure at once and moves from the next round on.
    .matters = The panel shows what each kind earns a round on this way.
    .mistake = Do not use up a vehicle that could do another job where a simpler one would do.

number = Choose how many vehicles of this kind run together. They are as fast as one.
    .matters = Every vehicle of the chain carries as much as the first. Those left in the depot earn nothing.
    .mistake = Do not keep some in the depot for a line that is not built yet.
