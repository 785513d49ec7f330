# The player aid of Binario Duel: one page beside the board. A row's cells are divided by |.

round = The round
    .step-1 = Card
    .step-1-says = The holder of the start cube turns one over. Do what the card says.
    .step-2 = Movement
    .step-2-says = Every vehicle one space. Arrived? Paid, turned.
    .step-3 = Build
    .step-3-says = The holder first. One of: demolish and/or build, central building, modernise. Or pass.
    .step-4 = Trade
    .step-4-says = Buy vehicles, withdraw them from standing lines, offer used ones at half price.
    .step-5 = Freight boards
    .step-5-says = Open, change, close lines. Only lines that stand in a station or have no vehicles.
    .note = The cube goes to the other player. Rounds 1–24 era I, 25–48 II, 49–64 III, 65–80 IV.

load = A load pays
    .rule = Vehicles × capacity × price + cells
    .says = 3 carts with wine at 5 over 4 cells: 3 × 1 × 5 + 4 = 19. Price: that of the outbound good, both ways. Cells: with both stations. Empty: 0. The rival’s tiles: 1 each, from a paid load. Silver a round: pay divided by rounds, half if one way is empty.

trip = Rounds for a trip
    .says = Base b: cells divided by b, rounded up. b-(n): n less. b-(k-m): m less for every full k cells. Never below 2. At most 12 by road, 14 by rail, 16 by ship.

central = Without a central building
    .says = One line for each station, and no vehicle newer than its two stations. With one, both limits are gone. Prices: I 40; II 90 (upgrade 60); III 160 (90); IV 240 (110). Points: 30, 50, 70, 90.

points = Points
    .row-1 = silver | 1 for 10
    .row-2 = each vehicle, also in the depot | 10, 20, 30, 40 by era
    .row-3 = each route | 10, 20, 30, 40 by class
    .row-4 = stations, ports, central building | see their tables
    .row-5 = station or route that no line uses | half
    .note = Tie: more silver, then more vehicles.

before = Before you finish a round
    .rule = Does a line stand in a station with an empty way ahead?
    .says = Is a vehicle idle in the depot? Is the last token of a good you need still in the stock?

ways = What a way costs
    .head = way | tile | modernise to it | eras
    .row-1 = earth road | 2 | – | I–II
    .row-2 = asphalt road | 5 | 4 | II–III
    .row-3 = highway | 9 | 6 | III–IV
    .row-4 = motorway | 14 | 8 | IV
    .row-5 = horse tram | 3 | – | I
    .row-6 = railway | 7 | – | II–III
    .row-7 = express railway | 12 | 7 | III–IV
    .row-8 = maglev, each cell below | 15 | – | IV
    .note = Forest 1 more, hill and desert 2, bridge 4, great river 8. Tunnel (III, IV): portal 4 more, cell below 3 more. Joining the rival’s tile: half of demolishing and building, rounded up.

stations = Stations
    .head = station (ways) | build | modernise to it | points
    .row-1 = basic road (2) | 6 | – | 10
    .row-2 = expanded road (3) | 10 | 5 | 20
    .row-3 = road II (4) | 20 | 12 | 30
    .row-4 = road III (4) | 34 | 18 | 40
    .row-5 = road IV (4) | 52 | 24 | 50
    .row-6 = tram (2) | 8 | – | 10
    .row-7 = railway (3) | 24 | – | 30
    .row-8 = express (4) | 40 | 20 | 40
    .row-9 = maglev (4) | 60 | – | 50

ports = Ports
    .head = port | build | modernise to it | points
    .row-1 = basic | 10 | – | 10
    .row-2 = expanded | 16 | 8 | 20
    .row-3 = II | 28 | 14 | 30
    .row-4 = III | 44 | 20 | 40
    .row-5 = IV | 66 | 28 | 50

trade = Who sells, who buys
    .head = place | sells | buys
    .row-1 = city | mail, passengers, pesticide, animal medicine, workers (II) | mail, passengers, workers, food, animals, fruit, wine, furniture, fences, salt, gravel, bricks, fish, beams, grain
    .row-2 = farm | grain, straw | pesticide, manure
    .row-3 = livestock farm | animals, manure (to II) | animal medicine, grain, fences, straw
    .row-4 = winery | wine | pesticide, barrels
    .row-5 = orchard | fruit | pesticide, pallets
    .row-6 = lumber camp | logs | –
    .row-7 = sawmill | beams | logs
    .row-8 = furniture factory | furniture, pallets, fences | beams
    .row-9 = cooperage | barrels | beams, logs
    .row-10 = salt works | salt | pallets
    .row-11 = fishery | fish | –
    .row-12 = gravel pit, brickworks | gravel; bricks | –
    .row-13 = food factory (III) | food | grain, fish, salt, fruit, animals
    .note = From era II every place also sends and receives workers, to and from cities. Beams go to ports, too.

vehicles-road = Vehicles by road
    .head = vehicle | sold | price | load | coupled | earth | asphalt | highway | motorway | carries
    .row-1 = horse cart | I–II | 8 | 1 | 3 | 1-(4-1) | 1-(3-1) | – | – | everything
    .row-2 = ox cart | I–II | 12 | 2 | 2 | 1 | 1-(5-1) | – | – | no mail, passengers
    .row-3 = mail coach | I | 14 | 2 | – | 1-(3-1) | 1-(2-1) | – | – | mail, passengers
    .row-4 = steam tractor | II–III | 26 | 2 | 3 | 1 | 1-(2-1) | – | – | no mail, passengers
    .row-5 = steam lorry | II–III | 34 | 2 | 2 | 1-(3-1) | 2-(1) | – | – | everything
    .row-6 = steam omnibus | II–III | 40 | 3 | – | 1-(3-1) | 2-(1) | – | – | mail, passengers, workers
    .row-7 = petrol van | III–IV | 58 | 4 | – | 1-(2-1) | 3 | 4 | 4 | everything
    .row-8 = diesel lorry | III–IV | 60 | 3 | 2 | 1-(2-1) | 2-(1) | 3 | 3-(1) | no mail, passengers
    .row-9 = motor bus | III–IV | 64 | 5 | – | 1-(2-1) | 3 | 4 | 4 | mail, passengers, workers
    .row-10 = electric van | IV | 84 | 5 | – | – | 3 | 4 | 5 | everything
    .row-11 = electric lorry | IV | 92 | 4 | 2 | – | 3 | 4 | 5 | no mail, passengers
    .row-12 = electric bus | IV | 90 | 7 | – | – | 3 | 5 | 6 | mail, passengers, workers

vehicles-rail = Vehicles by rail
    .head = vehicle | sold | price | load | coupled | horse tram | railway | express | maglev | carries
    .row-1 = horse tram | I | 10 | 1 | 4 | 1-(4-1) | – | – | – | everything
    .row-2 = ox railway | I | 12 | 2 | 2 | 1 | – | – | – | no mail, passengers
    .row-3 = steam freight train | II–III | 44 | 3 | 3 | – | 2 | 2-(1) | – | no mail, passengers, workers
    .row-4 = steam passenger train | II–III | 46 | 3 | 2 | – | 2 | 3 | – | mail, passengers, workers
    .row-5 = diesel freight train | III–IV | 72 | 4 | 3 | – | 3 | 4 | – | no mail, passengers, workers
    .row-6 = diesel express | III–IV | 78 | 4 | 2 | – | 3 | 5 | – | mail, passengers, workers
    .row-7 = electric freight train | IV | 100 | 5 | 3 | – | 4 | 6 | – | no mail, passengers, workers
    .row-8 = high-speed train | IV | 108 | 6 | 2 | – | 4 | 7 | – | mail, passengers, workers
    .row-9 = maglev passenger train | IV | 130 | 8 | 2 | – | – | – | 8 | mail, passengers, workers
    .row-10 = maglev cargo train | IV | 130 | 8 | 2 | – | – | – | 7 | no mail, passengers, workers

ships = Ships
    .head = vehicle | sold | price | load | coupled | sea | carries
    .row-1 = cog | I | 20 | 3 | – | 1-(3-1) | everything
    .row-2 = caravel | I | 24 | 2 | – | 2 | everything
    .row-3 = galleon | I | 34 | 5 | – | 1-(4-1) | no mail
    .row-4 = paddle steamer | II–III | 56 | 4 | – | 3 | everything
    .row-5 = screw steamer | II–III | 64 | 6 | – | 2-(1) | no mail, passengers, workers
    .row-6 = motor cargo ship | III–IV | 96 | 9 | – | 3 | no mail, passengers, workers
    .row-7 = motor ferry | III–IV | 88 | 6 | – | 4 | everything
    .row-8 = electric container ship | IV | 150 | 12 | – | 4 | no mail, passengers, workers
    .row-9 = electric hydrofoil | IV | 120 | 8 | – | 6 | everything
    .note = Speeds as in “Rounds for a trip”; a dash: cannot run there. Used in every era; in the advanced game old vehicles retire.
