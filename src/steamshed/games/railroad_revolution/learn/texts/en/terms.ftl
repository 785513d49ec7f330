# The words of the game, explained: see docs/teaching.md.

worker = worker
    .forms = worker, workers
    .says = Places on one of your four actions each turn. White ones promote, coloured ones bring an effect of their own.

specialist = specialist
    .forms = specialist, specialists
    .says = A coloured worker: purple, orange, grey or turquoise. It has another effect on each of the four actions.

available = available workers
    .forms = available workers, available worker, available
    .says = The workers in your supply and on your board, without the managers. Four must be left at the end of your turn.

supply = personal supply
    .forms = personal supply
    .says = The workers beside your board who can be placed. When it is empty as your turn begins, all workers come home.

common-supply = common supply
    .forms = common supply
    .says = The workers, money and shares that belong to nobody yet. Workers there are limited, money and shares are not.

manager = manager
    .forms = manager, managers
    .says = A worker that was promoted to a place on a milestone. It stays there until the milestone is complete.

promote = to promote
    .forms = promote, promotes, promoted, promotion, promotions, promoting
    .says = To move an available worker to an empty place of the same colour on one of your milestones.

milestone = milestone
    .forms = milestone, milestones
    .says = A tile with conditions on the map and places for managers. Completed milestones bring most of your points; after A comes B, then C, then D.

connected = connected
    .forms = connected
    .says = A city is connected if one of your rails touches it. Washington and Charlotte always are.

rail = rail
    .forms = rail, rails
    .says = Laid on a space between two cities, two in an action. Rails connect cities and count for milestones.

triangle = triangle
    .forms = triangle, triangles
    .says = A sign of rough terrain. Each costs $100 when you lay a rail there.

building = building
    .forms = building, buildings
    .says = The leftmost of your stock becomes a station in a city or an office on the telegraph.

station = station
    .forms = station, stations
    .says = A building in a connected city. It costs the city’s price and brings its reward; one of yours in each city.

office = office
    .forms = office, offices
    .says = A building in a sector of the telegraph. It costs nothing, brings shares, and neighbouring offices score.

sector = sector
    .forms = sector, sectors
    .says = One of the eight parts of the telegraph line, with shares and a tile of its own.

bonus = bonus
    .forms = bonus, bonuses
    .says = An extra for the first to build in a city, or to open an office in a sector. A neutral building takes it away, too.

share = share
    .forms = share, shares
    .says = Pays for deals, and can be sold for $150 at any of your decisions. Nobody can buy one.

deal = deal
    .forms = deal, deals
    .says = Two offers that a deal icon or sector 3 or 6 opens for all. A deal costs shares and brings what it shows.

train = train
    .forms = train, trains
    .says = Face up it is worth 8 points at the end. Flipping it down brings its bonus, flipping it up makes it count again.

toll = toll
    .forms = toll, tolls
    .says = A price between two positions of a performance track. Everybody pays it who steps past.

track = performance track
    .forms = performance track, performance tracks, Network track, tracks
    .says = Three tracks with your markers. At the end each multiplies what you have: cities of level 5, stations, offices.

endowment = endowment
    .forms = endowment, endowments
    .says = The tile you choose before the first turn: a specialist, and something to begin with.
