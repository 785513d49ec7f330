# The words of the game, explained: see docs/teaching.md.

city = city
    .forms = city, cities
    .says = A tile with a colour and track on all four sides. It comes with two goods, and takes goods of its colour.

good = good
    .forms = good, goods
    .says = A cube of one of four colours. Delivered in the first city of its colour it is worth 2 points.

steam = steam
    .forms = steam
    .says = What a train runs on. Tiles, water and coal bring it, each step of a run costs it, and no more than 6 fits into the boiler.

boiler = boiler
    .forms = boiler, boilers
    .says = Holds your steam, from 0 to 6. What does not fit is lost.

run = run
    .forms = run, runs
    .says = A turn in which your train moves: step by step along the track, never reversing, until you stop.

step = step
    .forms = step, steps
    .says = From one piece of track, or city, to the next. It costs 1 steam, onto a hill 2, past another train 1 more.

curve = curve
    .forms = curve, curves
    .says = Bent track. If a run over a curve cost more than 2 steam, the die decides at its end.

derail = to derail
    .forms = derail, derails, derailed
    .says = The die showed no more than the steam spent beyond 2: the train and its goods are back where they began, and the steam is lost.

circuit = circuit
    .forms = circuit, circuits
    .says = Track that leads back to where it began, through at least two cities, and that a train could run round without reversing.

marker = circuit marker
    .forms = circuit marker, circuit markers, marker, markers
    .says = You take one when you close a new circuit. There are seven, each worth 1 point.

hill = hill
    .forms = hill, hills
    .says = Track that costs 2 steam to enter instead of 1. It counts as one tile.

bridge = bridge
    .forms = bridge, bridges
    .says = Two straight tracks that cross without meeting: a train stays on the one on which it came.

double-curve = double curve
    .forms = double curve, double curves
    .says = Two curves on one tile that do not meet. Each is a track of its own.

junction = junction
    .forms = junction, junctions, switch, switches
    .says = Track that branches. A train takes only those branches that go on from where it came in.

dead-end = dead end
    .forms = dead end, dead ends
    .says = Track that ends on its tile. A run ends there; in the next turn the train goes back the way it came.

water-tower = water tower
    .forms = water tower, water towers
    .says = If your train stands beside one when your turn begins, you may use the turn to take 4 steam.

coal = coal
    .forms = coal
    .says = Everybody gets five cubes when the twelfth city is placed. Burnt at the start of a turn each gives 1 steam, for later turns.

display = display
    .forms = display
    .says = The two open cities with their goods from which everybody may take one.

symbol = tile with the symbol
    .forms = tile with the symbol, tiles with the symbol, symbol
    .says = A tile that may also be laid on top of old track.
