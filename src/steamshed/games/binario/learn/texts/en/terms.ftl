# The words of the game, explained: see docs/teaching.md.

silver = silver
    .forms = silver
    .says = The money of the game. Loads that arrive bring it; building, vehicles and tolls cost it.

start-cube = start cube
    .forms = start cube, cube
    .says = The player who holds it goes first in every step of the round. Then it changes hands.

control-card = control card
    .forms = control card, control cards
    .says = One is drawn in every round and done at once: prices, weather, discounts.

era = era
    .forms = era, eras
    .says = One of four parts of the game, of 24, 24, 16 and 16 rounds. Each brings new ways and vehicles.

facility = facility
    .forms = facility, facilities
    .says = A city, a farm or a works on the map. It sells and buys goods at the stations beside it.

station = station
    .forms = station, stations
    .says = Stands beside facilities and is an end of your lines. Each belongs to one family: road, tram, rail, maglev.

port = port
    .forms = port, ports
    .says = A station of ships, on a straight or outward-bent coast.

seat = seat
    .forms = seat, station 0
    .says = Your first road station, number 0. The central building is built there.

route = route
    .forms = route, routes
    .says = A finished way between two of your stations of one family. It is recorded and scores at the end.

line = line
    .forms = line, lines, row, rows
    .says = A row of a freight board: two stations, a good out, a good back, and vehicles that go to and fro.

freight-board = freight board
    .forms = freight board, freight boards
    .says = The board with your twelve rows: five for roads, four for rails, three for ships.

token = token
    .forms = token, tokens
    .says = Each loaded direction of a line holds one token of its good. When none is left, nobody can load any more of that good.

load = load
    .forms = load, loads
    .says = What the vehicles of a line carry in one direction. On arrival it pays load times price, and 1 silver for each cell.

toll = toll
    .forms = toll, tolls
    .says = For each tile of your opponent that a paid load has used, you hand them 1 silver.

joint-tile = joint tile
    .forms = joint tile, joint tiles, joint
    .says = A tile of your opponent’s to which you added an exit. It is free for both to the end.

class = class
    .forms = class
    .says = A path is as good as its worst part. The class says how fast a vehicle is there, and whether it may go there at all.

couple = to couple
    .forms = couple, coupled, coupling, couples
    .says = Vehicles of one kind on one line move as one and load together what all of them hold.

central-building = central building
    .forms = central building
    .says = Stands on your station 0. With it a station may be an end of several lines, and newer vehicles may stop at old stations.

modernise = to modernise
    .forms = modernise, modernised, modernises, modernising
    .says = To raise tiles and stations to a better kind. A route gains only when every part of it is raised.

portal = portal
    .forms = portal, portals
    .says = One of the two ends of a tunnel, on open land.

bridge = bridge
    .forms = bridge, bridges
    .says = Takes a way straight across a river: 4 more, over a great river 8.

personality = personality
    .forms = personality, personalities
    .says = A card of the advanced game that you play as all game long: it changes prices, speeds or costs for you.
