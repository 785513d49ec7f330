# The words of the game, explained: see docs/teaching.md.

city = city
    .forms = city, cities
    .says = A field with a colour. It holds cubes, takes cubes of its colour, and track may begin there.

town = town
    .forms = town, towns
    .says = A stop without a colour. A town tile ends one link there and begins the next; cubes only pass through.

link = link
    .forms = link, links
    .says = Complete track between two cities or towns. Each time a cube uses it, its owner gets a point.

incomplete = incomplete link
    .forms = incomplete link, incomplete links, incomplete
    .says = Track that does not reach a city or town at both ends. It is lost if you do not extend it in your next build turn.

open-end = open end
    .forms = open end, open ends
    .says = Where an incomplete link stops. New track may go on from there, or it may be redirected.

exit = exit
    .forms = exit, exits
    .says = A side of a tile at which track leaves it. Each exit of a tile costs $1.

redirect = redirecting
    .forms = redirecting, redirect, redirected
    .says = Turning the open end of an incomplete link to another side, for $1 an exit. It is not extending.

improve = improving
    .forms = improving a tile, improve a tile, improve tiles, improving one
    .says = Exchanging a tile for one with more track. All that lay there stays, with its owner.

cube = goods cube
    .forms = goods cube, goods cubes, cube, cubes
    .says = A piece of goods. It goes from its city over links to the first city of its colour.

supply = goods supply
    .forms = goods supply, supply space, supply spaces
    .says = Twelve spaces with cubes beside the map. City Growth and Urbanization bring them into play; they are never filled again.

locomotive = locomotive
    .forms = locomotive, locomotives
    .says = Its level, 1 to 6, says over how many links you may deliver a cube.

income = income
    .forms = income
    .says = What you get in every round, or pay if it is below 0. It runs from −10 to 10; at the end 2 steps are worth 1 point, and each below 0 costs 2.

points = victory points
    .forms = victory points, victory point
    .says = What decides the game. You take the points of a delivery either all as victory points or all as income.

raise-money = raising money
    .forms = raising money, raise money, raises money, raised
    .says = The bank gives $5 for each step of income that you give up. In the base game this happens by itself when you must pay.

action-tile = action tile
    .forms = action tile, action tiles
    .says = One of seven tiles, one for everybody in each round. It gives a right, and its number is your place in the next round.

city-growth = City Growth
    .forms = City Growth
    .says = The action tile with which you bring the cubes of one supply space to a printed city.

urbanization = Urbanization
    .forms = Urbanization
    .says = The action tile with which you put a New City, with cubes, on a town.

new-city = New City
    .forms = New City, New Cities
    .says = A city tile that takes the place of a town. It has a colour of its own; four of the eight are grey.

growth-marker = growth marker
    .forms = growth marker, growth markers
    .says = Shows that a city has had its City Growth: each printed city gets it once in the game.

upkeep = upkeep
    .forms = upkeep
    .says = In the standard game the level of your locomotive is taken off your income in every round.

bankrupt = bankrupt
    .forms = bankrupt, bankruptcy
    .says = If you cannot pay negative income, even after raising all you can, you are out of the game.
