# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

issue_shares = How many shares do you issue this turn? Each brings $5 now, costs $1 at the end of every turn, and 3 points at the end of the game.
    .matters = Add up the whole turn: your bid, your track, and the bill of $1 for each share and each engine level. What cash and income do not cover, shares must; each brings $4 net this turn. Two or three in the first turn are usual.
    .mistake = Do not issue for the track alone and forget the bill at the end of the turn. Every dollar short costs 1 income.

determine_player_order = Bid for a place in the player order, or drop out. The first two places pay their whole bid, the first to drop out pays nothing, those between pay half.
    .matters = Ask what being first would let you do: take an action that only one can have, move a cube that others want, build on a contested field. If nothing comes to mind, drop early. Second is often good enough.
    .mistake = Do not bid for first place without knowing which action you would take.

select_actions = Choose one of the actions that are left; it is yours for this turn. You must take one, but need not use it.
    .matters = One tile more than three? Engineer. A town that should be a city? Urbanization. A cube that a rival can carry, too? First Move. Locomotive is good in nearly every early turn, but it raises the bill by $1.
    .mistake = Do not take Urbanization and lay a tile first: the New City comes before the first tile or not at all.

build_track = Lay up to three tiles, four as Engineer, and pay for each at once. Track begins at a city or at your own track; you may stop whenever you like.
    .matters = Look at the cubes first, then at the map: which colour lies where, and which city takes it? Finish links: a finished one earns and is yours for good, an unfinished one must grow every turn. A town on the way makes two links of one line.
    .mistake = Do not spend the last dollars on a tile that leads nowhere: you miss them when the bill comes.

move_goods = Carry one cube, raise your engine, or do nothing; there are two rounds of this. Each link on the way gives its owner 1 income.
    .matters = Count the discs on the way, not the fields: how many of the links are yours? Carry first what a rival could take, later what only you can reach. Early in the game one of the two rounds is well spent on the engine.
    .mistake = Do not take the shortest way because it is the shortest. The longer one over your own links pays more.

goods_growth = You hold Production: draw two cubes from the bag, or decline. Each goes into an empty box of the goods display, and comes to the map later by the dice.
    .matters = Put a cube where your line begins, not where it ends: a red one into the column of a city from which your links lead to a red city. The topmost cube of a column comes first.
    .mistake = Do not put a cube into the column of a city of its own colour: from there it goes nowhere.
