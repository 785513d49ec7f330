# What maps with rules of their own say, in all games of the family. docs/rules/map_rules.md

## Rules, by id. The value explains what a map may change, the attribute says why an action was refused.

MR-00a = A map without rules of its own plays by the rules of its game. A switch that a map leaves out changes nothing.
MR-00b = A table, key or value that is not known is refused with its place, and so is everything else that is wrong.
MR-00c = What a map sets itself cannot be chosen by an option.
MR-00d = A record names a map with rules by its content, too. It is replayed only on a map with that content.
MR-00f = Every decision has a legal choice on every map.
MR-00g = What a map changes is so from the setup to the end of the game.
MR-00h = A map may use only what its game has.
MR-01 = A map may set how many turns the game has. It may also end the game after the first turn that leaves no goods on the map.
MR-02 = A map may set what each company starts with, and money for the places of the first order. It may set what shares or steps bring, and how many shares may be issued.
    .refusal = On this map the most you may issue in a turn is { $most }, not { $shares }.
MR-05 = A map may set its own table of the income reduction, take it several times in some turns, or skip it.
MR-06 = A map may set what income, shares, track and links count at the end. It may give points for money, and for links to certain places.
MR-07 = A map may have kinds of terrain of its own, each with its price and with the tiles that may lie there.
    .refusal = { $why ->
        [none] Nobody builds on { $hex } on this map.
        [barred] Track cannot lead to { $hex }: nobody builds there on this map.
        [span] Track on { $hex } cannot lead to a neighbour of the same kind on this map.
        [fixed] Track on { $hex } is never redirected on this map.
       *[simple] Only simple tiles can lie on { $hex } on this map.
    }
MR-08 = A map may ask an extra price for single fields, and put walls between fields.
    .refusal = A wall closes side { $edge } of { $hex } on this map.
MR-10 = A map may set how many tiles you may build in a turn, also by turn and by place in the order.
MR-15 = A map may set how many goods cubes there are of each colour.
MR-16 = A map may say that no city gets cubes of its own colour at the setup, as long as there are others.
MR-17 = A map may set how many dice bring goods and in which turns, and places that get cubes from the bag by themselves.
MR-18 = A map may set which New City tiles there are.
    .refusal = There is no New City { $letter } on this map.
MR-21 = A map may set how many links a trip has at least and at most.
    .refusal = { $why ->
        [few] On this map a delivery needs at least { $limit } links; this one has { $links }.
       *[many] On this map a delivery may have at most { $limit } links; this one has { $links }.
    }
MR-22 = A map may set what a delivery brings in addition to one for each link.
MR-24 = A map may set which actions are available in each turn.
    .refusal = This action is not available in this turn on this map.

## The log.

ground-price = ${ $money } of that is the price of { $hex } itself.
income-reduced-by-map = { $who } loses { $points } income and has { $income } now.
pay-by-map = { $points ->
    [one] By the rules of this map, one of these points comes on top of one for each link.
   *[other] By the rules of this map, { $points } of these points come on top of one for each link.
}

## The result.

score-cash = Money
score-extra = Connections

## The page of a map: what it changes, in the order of a turn.

change-plain = This map plays by the rules of the game, unchanged.
change-intro = This map plays by the rules of the game, except:
change-turns = Number of turns: { $turns }.
change-goods_gone = The game ends after a turn that leaves no goods on the map, at the latest after turn { $turns }.
change-start_cash = Money at the start: ${ $money }.
change-start_shares = Shares issued at the start: { $shares }.
change-start_income = Income at the start: { $income }.
change-start_engine = Engine at the start: { $engine }.
change-by_place = Extra money at the start, by place in the first order: { $amounts }.
change-share_price = Money for a share: ${ $money }.
change-share_limit = The most shares of a company: { $shares }.
change-per_turn = The most shares in one turn: { $shares }.
change-step = Money for a step of income: ${ $money }.
change-limit = Tiles in a build turn: { $tiles }.
change-limit_turns = Tiles in a build turn, turns { $turns }: { $tiles }.
change-limit_places = More tiles in a build turn, by place in the order: { $amounts }.
change-terrain = A simple tile on { $kind } ({ $sign }) costs ${ $money } more than on plain land.
change-terrain_none = Nobody builds on { $kind } ({ $sign }).
change-terrain_simple = Only simple tiles lie on { $kind }.
change-terrain_fixed = Track on { $kind } is never redirected.
change-terrain_span = Track on { $kind } leads only to fields of another kind.
change-terrain_feature = The extra price of { $kind } is paid as for rivers and mountains.
change-extra_price = Extra price of the first tile on { $hex }: ${ $money }.
change-walls = Walls that no track crosses: { $edges }.
change-bag = Goods cubes in the game: { $cubes }.
change-not_own = At the setup no city gets cubes of its own colour, as long as there are others.
change-actions = Available actions: { $lying }.
change-actions_off = Actions that are not available in turns { $turns }: { $lying }.
change-new_cities = New Cities: { $letters }.
change-min_links = The fewest links of a delivery: { $links }.
change-max_links = The most links of a delivery: { $links }.
change-flat = Points of a delivery, only for the player who delivers, however many links: { $points }.
change-per_link = Points for each link of a delivery: { $points }.
change-long_journey = More points for delivering over at least this many links, { $links }: { $points }.
change-long_link = More points for the owner of a link that has at least this many pieces of track, { $segments }: { $points }.
change-last_link = More points for the owner of the last link, turns { $turns }: { $points }.
change-colour = More points for delivering a { $colour } cube: { $points }.
change-pair = More points for a delivery between { $places }: { $points }.
change-no_dice = No dice bring goods.
change-dice = Dice that bring goods: { $white } white, { $black } black.
change-dice_not = No dice bring goods in turns { $turns }.
change-drip = Cubes from the bag for each of { $places }, turns { $turns }: { $cubes }.
change-drip_colour = Cubes from the bag for each of { $places }, turns { $turns }, { $colour }: { $cubes }.
change-reduction_every = Income reduction: { $lose } for every { $points } income.
change-reduction_table = Income reduction, as income: loss. { $bands }.
change-reduction_times = Income reduction, turns { $turns }, multiplied by: { $times }.
change-reduction_skip = There is no income reduction in turns { $turns }.
change-points_income = Points for each income: { $points }.
change-points_shares = Points lost for each share: { $points }.
change-points_track = Points for each piece of track: { $points }.
change-points_link = Points for each link: { $points }.
change-points_cash = Dollars at the end for one point: { $money }.
change-extra_connects = Points for joining { $places } by links of your own: { $points }.
change-extra_reaches = Points for a link of your own that ends at { $places }: { $points }.
change-extra_most_links = Points for most links of your own that end at { $places }: { $points }.

## Special actions.

lying-first_move = First Move
lying-first_build = First Build
lying-engineer = Engineer
lying-locomotive = Locomotive
lying-urbanization = Urbanization
lying-production = Production
lying-turn_order_pass = Turn Order Pass
lying-turn_order = Turn Order
lying-city_growth = City Growth
