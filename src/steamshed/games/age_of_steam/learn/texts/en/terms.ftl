# The words of the game, explained: see docs/teaching.md.

city = city
    .forms = city, cities
    .says = A place with a colour. It takes cubes of that colour and track on all six sides.

town = town
    .forms = town, towns
    .says = A stop without a colour. It ends one link and begins the next, but takes no cubes.

link = link
    .forms = link, links
    .says = Finished track between two different cities or towns. Each link on which a cube travels earns its owner 1 income.

unfinished = unfinished line
    .forms = unfinished line, unfinished lines, unfinished
    .says = Track that does not yet reach a city or town at both ends. You lose it unless you extend it in your next build turn.

open-end = open end
    .forms = open end, open ends
    .says = The loose end of an unfinished line. It is the only piece of track that may be turned.

disc = disc
    .forms = disc, discs
    .says = A marker in the colour of a company. It shows who owns a link or an unfinished line; each company has twenty.

tile = tile
    .forms = tile, tiles
    .says = A hexagon with track. You lay or replace three in a build turn, as Engineer four.

share = share
    .forms = share, shares
    .says = Brings $5 at once, costs $1 in every turn and 3 points at the end. It can never be bought back.

income = income
    .forms = income
    .says = What your company is paid in each turn, $1 for every point of it. Each is worth 3 points at the end.

expenses = expenses
    .forms = expenses, bill
    .says = What you pay at the end of every turn: $1 for each share and $1 for each level of your engine.

reduction = reduction
    .forms = reduction
    .says = At the end of a turn high income falls: from 11 by 2, from 21 by 4, from 31 by 6 and so on.

engine = engine
    .forms = engine, engines
    .says = Says over how many links you can carry a cube, from 1 to 6. Each level costs $1 in every turn.

cube = cube
    .forms = cube, cubes, goods
    .says = A piece of goods. It travels from city to city and leaves the game in the first city of its colour.

display = goods display
    .forms = goods display, display
    .says = The table beside the board with the cubes to come: a column for each city, filled at the start and emptied by the dice.

new-city = New City
    .forms = New City, New Cities
    .says = A city that Urbanization puts on a town. It gets a colour and a column of the goods display.

urbanization = Urbanization
    .forms = Urbanization
    .says = The action with which you found a New City in your build turn, before your first tile.

production = Production
    .forms = Production
    .says = The action with which you add two cubes from the bag to the goods display before the dice are rolled.

engineer = Engineer
    .forms = Engineer
    .says = The action with which you lay four tiles instead of three.

pass = Turn Order Pass
    .forms = Turn Order Pass, pass
    .says = The action that lets you pass once in the next auction without dropping out.

ruin = ruin
    .forms = ruin, ruined
    .says = If you cannot pay the bill, you lose income. A company whose income would fall below 0 is out of the game.
