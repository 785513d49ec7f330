# Steam in English. A rule is named by its ledger id: its text explains it, .refusal says why an action was refused.

## Rules

ST-GEN-01 = Players: from the map's min_players to its max_players: us 3–5, ruhr 3–6.
ST-GEN-02 = All information is open: money, tracks, cubes on the map and in the supply, tiles left. Only the order of draw from the bag is hidden, and after setup the bag is never drawn from again.
ST-GEN-03 = The bank has unlimited money; making change is always possible.
ST-GEN-04 = Ownership tokens are not a limit; a player may own any number of links.
ST-GEN-05 = Track tiles are limited to the 136 pieces. A face of which no piece is left cannot be built.
    .refusal = No tile { $face } is left.
ST-GEN-06 = There are no simultaneous decisions, and no chance events after setup.
ST-GEN-07 = All amounts are whole dollars, all bids whole numbers.
ST-GEN-08 = Seats and colours are fixed before setup; "clockwise" and "left" follow the seat numbers, "turn order" the turn order display. An eliminated player's seat is skipped everywhere.
ST-SETUP-01 = Put all 96 cubes in the bag; draw at random, without putting back, and put on every city as many cubes as its printed number (chance event; cities in the order of the map file, then the supply spaces 1–12).
ST-SETUP-02 = Ruhr map with exactly 3 players: one cube less on every city.
ST-SETUP-03 = Put 3 random cubes on each of the 12 goods supply spaces; with exactly 3 players 2 cubes each, on both maps.
ST-SETUP-04 = A cube may lie on a city of its own colour; it can only be delivered to another city of that colour.
ST-SETUP-05 = Growth markers and New City tiles lie beside the map.
ST-SETUP-06 = Each player takes one colour, income 0, VP 0, locomotive level 1, no money.
ST-SETUP-07 = Round marker on 1.
ST-SETUP-08 = Base game, option initial_order = auction: the turn order comes from the opening auction; nobody gets starting money.
ST-SETUP-09 = Base game, option initial_order = random_first_game: each player draws one action tile at random; the lowest number is first, the others follow clockwise from that player; the 2nd gets $1, the 3rd $2, the 4th $3, the 5th $4, the 6th $5. The tiles go back. No auction.
ST-SETUP-10 = Standard game: each player draws one action tile at random; initial order is ascending by the drawn number (not clockwise); tiles go back. No starting money.
ST-SETUP-11 = A printed city may get a growth marker once in the game; gray cities are never printed.
    .refusal = { $city } has a growth marker already.
ST-MONEY-01 = A payment is first made from cash. Money may be raised from the bank only when cash is not enough for a payment that has to be made now.
ST-MONEY-02 = Raising: each step of $5 lowers the player's income by 1.
ST-MONEY-03 = At income −10 each further $5 costs 2 VP instead.
ST-MONEY-04 = The number of steps is the smallest that covers the missing amount; the surplus (at most $4) stays as cash. The player cannot raise more. Steps are always taken on the income track first. Therefore raising is automatic, not a decision.
ST-MONEY-05 = At income −10 with fewer than 2 VP no money can be raised. With the option base_last_vp = one_is_enough the last single VP also gives $5.
ST-MONEY-06 = Fundable amount = cash + $5 for every step down to income −10 + $5 for every 2 VP. A voluntary purchase (bid, action tile, tile placement) that costs more is illegal.
    .refusal = It costs ${ $price }; you can raise ${ $funds } at the most.
ST-MONEY-07 = Each tile is paid when it is placed; an action tile when it is taken. (Because the surplus of one raising is cash for the next payment, paying tile by tile costs the same as paying the whole turn at once.)
ST-MONEY-08 = Payments for which the base game raises money: the winning bid of the opening auction, the price of an action tile (phase 1), every tile operation (phase 2), negative income (phase 4). There is no payment in the goods phase. Raising without such a payment, for a reserve, or while cash suffices is illegal.
    .refusal = Money is raised only for a payment that has to be made, and by itself.
ST-MONEY-09 = Raising lowers the income level at once; it does not change what is due in the current income phase, but it counts for later rounds and for scoring.
ST-ORDER-01 = Positions 1, 2, 3, … are auctioned one after another; the last position is not auctioned, the remaining player gets it free.
ST-ORDER-02 = A random player opens the auction for position 1 (chance event); bidding goes clockwise by seat.
ST-ORDER-03 = On his turn a player bids more than the current bid or passes; who passed is out for this position. The first bid may be $0.
    .refusal = A bid of ${ $amount } is not more than the current bid of ${ $highest }.
ST-ORDER-04 = When all others have passed, the remaining player wins at his bid ($0 if nobody bid), pays at once (raising money if he must), and takes that position. The current high bidder is never asked to raise himself.
ST-ORDER-05 = Winners take no part in later auctions. The next auction is opened by the next eligible player to the left of the last winner.
ST-ORDER-06 = A bid above the bidder's fundable amount (at the start: $50) is illegal.
    .refusal = You can raise ${ $funds } at the most, not ${ $amount }.
ST-ORDER-07 = Passing in one auction does not bar a player from the next one.
ST-ROUND-01 = Base: phases 1 action tiles, 2 build track, 3 goods (two rounds), 4 income and expenses, 5 turn order, 6 next round. A phase ends before the next begins.
    .refusal = That does not belong to this part of the round: { $phase }.
ST-ROUND-02 = Standard: phases 1 capital, 2 turn order auction, 3 action tiles, 4 build track, 5 goods (two rounds), 6 income and expenses, 7 next round.
    .refusal = That does not belong to this part of the round: { $phase }.
ST-ROUND-03 = Number of rounds: 10 / 8 / 7 / 7 for 3 / 4 / 5 / 6 players, fixed by the number of players who started.
ST-ROUND-04 = In the last round base phases 5 and 6 (standard phase 7) are skipped; the game ends after income and expenses.
    .refusal = The game is over.
ST-ACT-01 = In turn order each player takes exactly one of the remaining tiles. Taking a tile is compulsory.
    .refusal = The tile is taken.
ST-ACT-02 = Tile numbers: 1 Turn Order, 2 First Move, 3 Engineer, 4 First Build, 5 City Growth, 6 Locomotive, 7 Urbanization.
ST-ACT-03 = Base prices, paid on taking: tiles 1–4 free; City Growth $2; Locomotive $4 + the new level; Urbanization $6. Standard: all free.
ST-ACT-04 = Turn Order (base): no effect this round; number 1 makes the player first next round.
ST-ACT-05 = First Move: acts first in both rounds of the goods phase.
ST-ACT-06 = Engineer: up to 4 tiles in the build turn instead of 3, all at normal price.
ST-ACT-07 = First Build: takes the first build turn; the others follow in turn order.
ST-ACT-08 = Locomotive: level +1 at once. At level 6 the tile may not be taken.
    .refusal = Your locomotive has reached the highest level.
ST-ACT-09 = City Growth and Urbanization have a Pass option (base): on taking the tile the player declares use (pays) or pass (does not pay and may not use it). The declaration is final.
    .refusal = City Growth and Urbanization are taken with use or pass, the others without; after a pass the tile is not used.
ST-ACT-10 = "Use" of City Growth is illegal if no goods supply space holds cubes, if no growth marker is left, or if every city already has a growth marker; pass stays possible.
    .refusal = City Growth cannot be used: no cubes, no marker or no city is left for it.
ST-ACT-11 = "Use" of Urbanization is illegal if no town is left or no New City tile is left. Taking the tile with pass stays possible (option urbanize_unavailable_pass = forbidden: tile 7 may then not be taken at all, in both games).
    .refusal = Urbanization cannot be used: no town or no New City tile is left.
ST-ACT-12 = Standard: no declaration; during the build turn the holder may use the tile or leave it unused.
    .refusal = In the standard game nothing is declared.
ST-ACT-13 = In the base game "use" of tile 5 or 7, and taking tile 6 at all (it has no Pass option), is illegal if the price exceeds the fundable amount. Tiles 1–4 and the Pass option are never refused for money.
    .refusal = The tile costs ${ $price }; you can raise ${ $funds } at the most.
ST-ACT-14 = Nobody is left without a tile: if option urbanize_unavailable_pass = forbidden would leave a player no legal tile (six players, tiles 6 and 7 left, locomotive 6), he takes Urbanization with pass. With the default options this cannot happen: of two remaining tiles at least one is not the Locomotive.
ST-ACT-15 = City Growth and Urbanization are used in the holder's own build turn, not in that of another player; the cubes can be delivered in the goods phase of the same round.
    .refusal = You do not hold the tile for this, or it is not your build turn.
ST-BUILD-01 = Build turns in turn order, First Build holder before all others.
ST-BUILD-02 = In a build turn at most 3 tile operations (4 with Engineer). A tile operation is: placing a tile on an empty hex, improving a tile, or redirecting a tile. A New City tile does not count.
    .refusal = You have no tile operation left.
ST-BUILD-03 = Building is never compulsory. But (base) a declared City Growth or Urbanization must be carried out during the build turn; the turn cannot be ended before, unless it has become impossible (then it lapses without refund).
    .refusal = You have declared the use of your action tile: use it first.
ST-BUILD-04 = A track tile goes on a hex of the map that is neither a city nor a town; a town tile goes on a town hex. Nothing else may be built on a town hex except a New City tile. Never on a city, never off the map.
    .refusal = { $face } cannot lie on { $hex }.
ST-BUILD-05 = No exit of a tile may touch a thick black side, or the edge of the map.
    .refusal = An exit on { $hex } would touch a black side or the edge of the map.
ST-BUILD-06 = Track never branches or merges outside settlements.
ST-BUILD-07 = Joining: where an exit of the tile meets a city, it ends in that city. Where it meets an exit of the neighbouring tile, the two segments join into one section. Otherwise the exit is an open end.
ST-BUILD-08 = A new segment may not join a section owned by another player. Only new town spurs may.
    .refusal = Track on { $hex } would join the track of another player.
ST-BUILD-09 = Anchor rule. After the placement every new path segment must lie in a section X for which at least one holds: (a) X has an end in a city; (b) X contains track that the builder owned before this operation; (c) X has an end in a town in which the builder owned another section before this operation. Otherwise the placement is illegal ("not connected to a city through own track").
    .refusal = Track on { $hex } would not be connected to a city through your own track.
ST-BUILD-10 = A new link may start at any city, also far from the player's network; it may not start at a town where the builder has no track. The player's network need not be connected.
ST-BUILD-11 = The first tile a player builds in the game therefore has track leading out of a city.
ST-BUILD-12 = A section may not have both ends in the same city or the same town, and its open end may not point at the town hex in which it starts. A placement, improvement or redirect that creates this is illegal. Loops made of several links are legal.
    .refusal = A link would start and end at { $node }.
ST-BUILD-13 = An exit may point at a neighbouring hex that is empty or that holds a tile without a matching exit (it stays an open end; the neighbour can be improved later). Building across the front of an opponent's open end is legal and blocks it.
ST-BUILD-14 = On an empty hex a player may directly place a two-path tile (41–47) or a town tile with several exits; both paths of a two-path tile must be connected and join nothing of another player.
ST-BUILD-15 = After a placement or an improvement every section that contains a new segment belongs to the builder, except a town spur that completes another player's link. Own sections that become joined become one link (worth 1 point in scoring).
ST-BUILD-16 = Price of a first placement on an empty hex: $1 per exit, +$1 if the hex has a town, +$1 if it has a river, +$2 if it is a mountain. All that apply add up (a town in the mountains by a river: +$4).
ST-BUILD-17 = Rivers include canals (purple borders) and small lakes; several rivers in a hex still cost $1 once.
ST-BUILD-18 = Every hex that is neither mountain nor city is a plain, coast hexes included. Hills equal mountains. A coast hex in the mountains costs as a mountain.
ST-BUILD-19 = Standard: a tile may be placed only if cash covers its price.
    .refusal = It costs ${ $price }; you have ${ $funds }.
ST-BUILD-20 = The operations of a build turn are independent: they may be in different places and in any order, mixed with Urbanization and City Growth; each must be legal when it is made.
ST-BUILD-21 = A build turn without any operation is legal; unused operations are lost.
ST-TILE-01 = The supply consists of 13 types of pieces, 136 in all. A face is available if a piece with that face is in the supply; placing it removes the whole piece, so its other face is gone too.
ST-TILE-02 = When several types of pieces offer the wanted face (44, 45, 46, 47), the one is taken whose other face is left more often in the supply; of equals the first of the manifest.
ST-TILE-03 = A tile removed by improving, redirecting or Urbanization returns to the supply. For improving and redirecting it returns before the new face is taken (so the same piece may be flipped or turned even if the supply is empty).
ST-TILE-04 = Tiles may be rotated in all six directions, never mirrored; the back face is a different face.
ST-TOWN-01 = Every exit of a town tile is its own segment (spur) and belongs to its own section; a town does not join links into one.
ST-TOWN-02 = When placing a town tile the builder may choose any town face; he pays all its exits.
ST-TOWN-03 = A first town tile must have at least one spur that joins the builder's own section, joins a city directly, or joins an unowned section that then ends in a city (or in another town where the builder owns a section). The other spurs are anchored through the town.
    .refusal = No exit on { $hex } would meet your own track, a city or a link you can acquire.
ST-TOWN-04 = The builder owns all spurs of the new tile, also those with open ends, which are incomplete links.
ST-TOWN-05 = A new spur (of a first or an improved town tile) that meets another player's open end joins that player's section: it becomes complete and stays that player's. The builder pays it all the same; such a spur alone does not connect the tile.
ST-TOWN-06 = Towns hold no cubes and accept none; cubes pass through.
    .refusal = There are no cubes in { $town } and none can be delivered there: it is a town.
ST-TOWN-07 = A town track tile is never rotated or redirected; it can only be improved or removed by Urbanization.
    .refusal = The town tile on { $hex } is not turned.
ST-LINK-01 = A link is complete as soon as both ends are settlements. Links may be built over several turns.
ST-LINK-02 = Complete links are never lost or given up (except by bankruptcy).
ST-LINK-03 = An incomplete link is owned by its builder; no other player may extend, redirect or join it.
ST-LINK-04 = End of a player's build turn: every link that he already owned incomplete at the start of this turn, that is still incomplete and that was not extended during this turn becomes unowned. Those started, acquired or extended this turn stay his.
ST-LINK-05 = Extending = adding at least one new segment at the open end (by a new tile or by improving the next tile). Redirecting is not extending; extending after redirecting in the same turn is.
ST-LINK-06 = A player may acquire an unowned incomplete link by extending or completing it with a tile or a New City, if it starts in a city or is directly attached to a link of his own (in the town where it starts, or because the operation joins it to his own track).
    .refusal = The unowned link at { $hex } starts far from your own track.
ST-LINK-07 = Joining track laid from a city to the open end of an unowned link completes and acquires it, wherever it starts.
ST-LINK-08 = Unowned complete links exist only after a bankruptcy; nobody can acquire them.
ST-LINK-09 = An exit that points at a town hex without a matching spur is an open end: a link reaches a town only through a town tile (or when the town becomes a New City).
ST-LINK-10 = Neighbouring settlements without track between them are not linked.
ST-LINK-11 = Two settlements may be joined by several links of the same or different owners.
    .refusal = Several links lead from { $from } to { $to }, or only one: name the side where there is a choice.
ST-LINK-12 = An incomplete link that somebody else completes by a New City or a town spur is complete from that moment and can no longer be lost.
ST-LINK-13 = Unowned track may be improved by anybody like any other track; its old segments stay unowned unless a new segment joins them.
ST-REDIR-01 = The tile at the open end of an incomplete link may be redirected: its end segment (entry, open side) is replaced by (same entry, another side).
    .refusal = No incomplete link ends at side { $side } of { $hex }.
ST-REDIR-02 = Allowed for own incomplete links, and for unowned ones that start in a city or in a town where the player owns a section. Not for other players' links, not for complete links.
    .refusal = The link at { $hex } is complete, or not yours to redirect.
ST-REDIR-03 = Done by turning the tile or exchanging it for another face with the same number of paths; all other paths on the tile stay exactly as they are.
    .refusal = No tile has this track for { $hex }.
ST-REDIR-04 = Price: $1 per exit of the tile now lying there (2 or 4); no terrain.
ST-REDIR-05 = The new direction obeys all building rules: no black side, no joining of another player, no loop.
ST-REDIR-06 = Counts as one tile operation.
ST-REDIR-07 = Redirecting does not keep an own incomplete link and does not acquire an unowned one, unless it makes the link complete: then the player owns it.
ST-REDIR-08 = Town hexes cannot be redirected.
    .refusal = Town hexes and cities cannot be redirected.
ST-REDIR-09 = The new side differs from the present one. A tile laid in the same turn may be redirected. A link of one tile keeps the settlement it starts from. If the new side meets an own or unowned open end the two join (and are complete); meeting another player's open end is illegal.
    .refusal = The end on { $hex } points there already, or it would join the track of another player.
ST-IMPR-01 = Replace a one-path tile by a two-path tile (41–47) containing the old path in the same position, or a town tile by a town tile with more exits containing all old exits. Own and other players' tiles alike.
    .refusal = { $face } does not add track to what lies on { $hex }.
ST-IMPR-02 = Existing segments keep place and owner (a segment changes owner only as part of an unowned link that a new segment joins). Nothing is removed or moved; redirecting and improving the same tile are two operations.
    .refusal = { $face } would remove or move track on { $hex }.
ST-IMPR-03 = New segments follow the rules of building: no black side, no joining of another player's track except by town spurs, connected, no loop.
ST-IMPR-04 = To add spurs to a town tile the builder must own a section ending in that town, or a new spur must join his own track, a city, or an acquirable unowned link.
    .refusal = You have no track in the town on { $hex }, and no new spur would meet any.
ST-IMPR-05 = Price: $1 per exit of the whole new tile, +$1 for a town; no terrain.
ST-IMPR-06 = Counts as one tile operation.
ST-IMPR-07 = If no tile with the wanted combination exists or is left, it cannot be built; two-path tiles and four-exit town tiles cannot be improved further.
    .refusal = No tile { $face } is left, or nothing can be added to the tile that lies there.
ST-URB-01 = Once, at any moment of his build turn, the user puts one remaining New City tile (any colour) on a town hex of the map, with or without track, his own or not, connected or not.
    .refusal = A { $colour } New City cannot be put on { $town }.
ST-URB-02 = A town tile on the hex is removed first and returns to the supply.
ST-URB-03 = Links that ended in the town now end in the new city; owners unchanged.
ST-URB-04 = Spurs lying only on the removed town tile (no track beyond the hex) disappear together with their ownership.
ST-URB-05 = Every open end pointing at the hex through a passable side now ends in the new city: that link is complete, also for other players.
ST-URB-06 = Unowned links completed this way become the urbanizer's.
ST-URB-07 = The user then must take all cubes of one non-empty goods supply space and put them on the new city. If all spaces are empty he places none.
    .refusal = Choose one goods supply space that holds cubes.
ST-URB-08 = A New City counts as having a growth marker; City Growth may never be used on it.
    .refusal = { $city } is a New City and never grows.
ST-URB-09 = It does not count against the tile limit and has no terrain cost.
ST-URB-10 = From that moment it is a city: the user may start track from it in the same turn; it accepts cubes of its colour.
ST-GROW-01 = Once, at any moment of his build turn, the user moves all cubes of one non-empty goods supply space to a city without growth marker and puts a growth marker there. Any printed city, connected or not.
    .refusal = { $city } cannot grow by space { $space }.
ST-GROW-02 = Supply spaces are never refilled; the bag is never drawn again.
ST-MOVE-01 = Two rounds. In each round every player, First Move holder first, then turn order, does exactly one: improve locomotive, deliver one cube, or pass.
ST-MOVE-02 = Improve: level +1, free, maximum 6, at most once per player per goods phase. It may follow a Locomotive tile taken in the same round.
    .refusal = The locomotive is improved once in this phase, up to level { $most }.
ST-MOVE-03 = Deliver: choose a cube on a city and a route of complete links from that city to another city of the cube's colour.
    .refusal = No { $colour } cube can go from { $from } to { $to }: there is no such cube, or no complete link.
ST-MOVE-04 = The number of links on the route is at most the locomotive level.
    .refusal = { $links } links are more than your locomotive can do: { $level }.
ST-MOVE-05 = The cube stops in the first city of its colour that it reaches; it may not travel on. A route through such a city is illegal.
    .refusal = The cube stops at { $stop }, which has its colour.
ST-MOVE-06 = The cube never returns to its starting city and passes each city at most once.
    .refusal = { $stop } would be visited twice.
ST-MOVE-07 = A link is used at most once per delivery. Towns may be passed more than once, unless the option town_revisit_in_delivery = forbidden bars it.
    .refusal = { $stop } is reached over a link or a town that the cube has passed already.
ST-MOVE-08 = At least one link of the route is the mover's, and the mover's links are at least as many as those of any single opponent on the route.
    .refusal = You need a link of your own on the way, and no other player may have more.
ST-MOVE-09 = Unowned complete links may be used; they count for the length, belong to nobody, and pay nobody.
ST-MOVE-10 = A delivered cube goes to the bag and is out of the game.
ST-MOVE-11 = A cube may not be moved without reaching its destination in this action.
    .refusal = { $stop } is no city for { $colour } cubes.
ST-MOVE-12 = Passing gives nothing.
ST-SCORE-01 = Each owner of links on the route (mover included) gets 1 point per own link used.
ST-SCORE-02 = Each receiver takes all his points of this delivery either as income steps or as VP; no splitting.
    .refusal = Take your points as income or as victory points first.
ST-SCORE-03 = The mover decides first, then the other receivers in turn order; each decision is public before the next.
ST-SCORE-04 = Income stops at +10: a player at +10 must take VP; a player below may choose income even if part of the points is lost at the top (option income_max = 0: no limit, and the choice is always free).
    .refusal = Your income is at its maximum, { $most }.
ST-SCORE-05 = VP have no upper limit; 50+ and 100+ markers are only bookkeeping.
ST-INC-01 = In turn order: with positive income receive that many dollars; with negative income pay that many. The amount is fixed by the marker at the start of the phase, even if raising money moves it.
ST-INC-02 = Missing money is raised from the bank: $5 a step.
ST-BANK-01 = Base: a player who cannot pay in full even after all raising is bankrupt and out of the game.
ST-BANK-02 = His tokens leave the board; his complete links stay, unowned, for the rest of the game and cannot be acquired; his incomplete links become unowned and can be acquired normally. His action tile and his cash go back; cubes, growth markers, New City tiles and track on the map stay.
ST-BANK-03 = If only one player is left, the game ends at once and he wins, even if he has not yet had his own income and expenses in this phase. His score is computed as at the end of the game.
    .refusal = The game is over: only one player is left.
ST-BANK-04 = Only the income and expenses phase can bankrupt a player; every other payment is voluntary and illegal if not affordable.
ST-BANK-05 = The phase goes on with the next player in turn order. The remaining players keep their relative order; later auctions, positions and payments count only the remaining players. Number of rounds, cubes and tiles do not change.
ST-NEXT-01 = New turn order: ascending action tile number of this round; a passed tile counts with its number.
ST-NEXT-02 = Action tiles return, round marker +1, next round.
ST-END-01 = After the last round's income and expenses: positive income gives floor(income / 2) VP; negative income costs 2 VP per point; 0 gives nothing.
ST-END-02 = Remove ownership from incomplete links; then +1 VP per complete link owned.
ST-END-03 = Final scores may be negative. Cash, cubes and locomotives score nothing.
ST-END-04 = Most VP wins. Ties: higher income level at the end (not changed by its conversion into VP); then lower action tile number of the last round. Exactly one winner.
ST-END-05 = Full ranking uses the same keys; eliminated players have no score and rank below all others, later eliminated above earlier (bankruptcies happen one after another, so there is no tie).
ST-END-06 = Standard uses the printed number of the tile taken in the last round for the last tie-break (although the unnumbered side is in use).
ST-STD-01 = All base rules hold except as stated here.
ST-STD-02 = Phase 1, capital: in turn order each player chooses a whole number of steps, 0 or more; each step gives $5 and costs 1 income; at −10 each further $5 costs 2 VP. Any amount, needed or not; the order is that of the last auction (in round 1 that of the tiles drawn).
    .refusal = You can take { $most } steps at the most, not { $steps }.
ST-STD-03 = No money is raised in any other phase; phases 2–6 are paid from cash in hand.
    .refusal = Money is raised in the capital phase only.
ST-STD-04 = The advice to take at least $10 in round 1 is not a rule.
ST-STD-05 = Option standard_lenient (off / track / upkeep / both), for the seats in lenient_seats (default: all). "track": money for tile operations is raised as in the base game. "upkeep": a shortage in phase 6 is raised as in the base game; who cannot, is bankrupt. Bids stay limited to cash.
ST-STD-06 = Phase 2, auction: starts with the first player of the current order and follows the current order. On his turn a player bids more than the current bid (the first bid may be $0) or passes.
    .refusal = A bid of ${ $amount } is not more than the current bid of ${ $highest }.
ST-STD-07 = A bid may not exceed the bidder's cash.
    .refusal = You have ${ $cash }, not ${ $amount }.
ST-STD-08 = A passed player is out and takes the last free position of the new order: first to pass is last, next to pass is second to last, and so on; the last remaining player is first.
ST-STD-09 = The current high bidder is skipped when his turn comes; bidding ends when only one player has not dropped out. If nobody bid at all, that player is first and pays nothing.
ST-STD-10 = The player who took the Turn Order tile in the previous round may pass once per auction without dropping out. His second pass drops him. In round 1 nobody has this.
ST-STD-11 = Payment, when the auction is over: positions 1 and 2 pay their last bid in full; the last position pays nothing; all others pay half their last bid, rounded up. Who never bid pays 0. With 3 players: 1 and 2 in full, 3 nothing. With 2 players left (after bankruptcies) position 2 is the last and pays nothing.
ST-STD-12 = Phase 3: action tiles as in the base game, but free.
ST-STD-13 = Locomotive tile: free +1, not at level 6.
    .refusal = Your locomotive has reached the highest level.
ST-STD-14 = Phase 6: net = income − locomotive level, both at the start of the phase. Net ≥ 0: receive it. Net < 0: pay −net from cash.
ST-STD-15 = Shortage S after using all cash: move ceil(S / 2) steps back, each worth $2, first on the VP track down to 0, then on the income track down to −10. If S is odd the player gets $1 back.
ST-STD-16 = If VP 0 and income −10 do not suffice, the player is bankrupt.
ST-STD-17 = The turn order found in phase 2 holds until the next auction; action tile numbers do not change it.
ST-STD-18 = The right of the Turn Order tile is optional: while it is unused its holder may pass (stay in) or drop (drop out at once, for instance to be last and pay nothing). It lapses with the auction.
    .refusal = You have no unused right to stay in: pass instead.
ST-STD-19 = A player with cash 0 may still bid $0 if nobody has bid; otherwise he can only pass.

## What happened

bid = { $who } bids ${ $amount }.
auction-passed = { $who } passes.
stayed-in = { $who } passes and stays in, by the Turn Order tile.
dropped-out = { $who } drops out of the auction.
position-taken = { $who } takes position { $position } and pays ${ $price }.
money-raised = { $who } raises ${ $money } and has income { $income } and { $vp } victory points.
no-capital = { $who } raises no capital.
action-taken = { $who } takes { $tile }{ $declared ->
    [use] { " " }to use it
    [pass] { " " }with a pass
   *[other] { "" }
} for ${ $price }.
locomotive-improved = { $who } improves the locomotive to level { $level }.
tile-placed = { $who } builds a { $face } on { $hex } for ${ $price }.
tile-improved = { $who } improves the tile on { $hex } to a { $face } for ${ $price }.
link-redirected = { $who } redirects the link on { $hex } for ${ $price }.
link-completed = The link from { $from } to { $to } is complete.
link-lost = { $who } loses the incomplete link at { $hex }.
urbanized = { $who } turns { $town } into a { $colour } New City.
city-grown = { $who } lets { $city } grow.
cubes-arrived = { $city } gets { $colours } from space { $space }.
build-turn-ended = { $who } ends the build turn.
delivered = { $who } delivers { $colour } over { $links ->
    [one] one link
   *[other] { $links } links
}: { $route }.
income-taken = { $who } takes { $points } as income and has { $income }.
vp-taken = { $who } takes { $points } victory points and has { $vp }.
goods-passed = { $who } delivers nothing.
income-received = { $who } receives ${ $money }.
expenses-paid = { $who } pays ${ $money }.
steps-lost = { $who } is ${ $short } short, steps back and has income { $income } and { $vp } victory points.
bankrupt = { $who } is bankrupt and out of the game.
order-changed = The turn order changes by the numbers of the action tiles.
round-begins = Round { $round } begins.
game-over = The game is over after round { $round }.

## What a choice does

choice-bid = Bid ${ $amount }
choice-pass = Pass
choice-drop = Drop out
choice-capital = { $money ->
    [0] Raise no capital
   *[other] Raise ${ $money }
}
choice-take = Take { $tile }{ $declared ->
    [use] { " " }and use it
    [pass] { " " }and pass
   *[other] { "" }
}
choice-build = Build a { $face } on { $hex } for ${ $price }
    .button = Build for ${ $price }
choice-improve-tile = Improve the tile on { $hex } to a { $face } for ${ $price }
    .button = Improve for ${ $price }
choice-redirect = Redirect the link on { $hex } to side { $to } for ${ $price }
    .button = Redirect for ${ $price }
choice-urbanize = Put a { $colour } New City on { $town }{ $space ->
    [0] { "" }
   *[other] { " " }with the cubes of space { $space }
}
choice-grow = Put the cubes of space { $space } on { $city }
choice-end = End the build turn
choice-deliver = Deliver { $colour }: { $route }
    .button = Deliver over { $links ->
        [one] one link
       *[other] { $links } links
    }, { $own } own
choice-improve = Improve the locomotive
choice-income = Take { $points } as income
choice-vp = Take { $points } victory points

## Options

title = Steam
option-map = The map to play on.
    .name = Map
option-rules = The base game, or the standard game with capital, an auction every round and locomotive upkeep.
    .name = Rules
option-initial_order = How the first turn order of the base game is found: by auction, or at random with money for the later ones.
    .name = First turn order
option-income_max = The upper end of the income track; 0 is no end.
    .name = Highest income
option-town_revisit_in_delivery = Whether a cube may pass the same town more than once on its way.
    .name = A town twice
option-base_last_vp = Whether the last single victory point also gives $5 at the lowest income.
    .name = The last point
option-standard_lenient = Relief for beginners in the standard game: for which payments money is raised as in the base game.
    .name = Relief for beginners
option-lenient_seats = The seats that get the relief for beginners.
    .name = Seats with relief
option-urbanize_unavailable_pass = Whether the Urbanization tile may be taken with a pass when no town or New City is left.
    .name = Urbanization with a pass

## Phases

phase-opening_auction = Opening auction
    .short = Auction
phase-capital = Capital
phase-auction = Turn order auction
    .short = Order
phase-take_action = Action tiles
    .short = Actions
phase-build = Build track
    .short = Build
phase-goods = Deliver goods
    .short = Goods
phase-take_points = Points for a delivery
    .short = Points
phase-over = Game over

## Words on the drawn table

draw-board = { $map }
draw-goods = Goods supply
draw-new_cities = New Cities
draw-growth_markers = Growth markers
draw-tracks = Income, points and locomotives
draw-order = Round and turn order
draw-actions = Action tiles
draw-players = Players
draw-income = Income
draw-vp = Victory points
draw-vp_note = 50 a lap
draw-locomotive = Locomotive
draw-round = Round
draw-round_of = Round { $round } of { $rounds }
draw-turn_order = Turn order
draw-order_place = { $player }: place { $place }
draw-field = { $field }, { $terrain }
draw-field_track = { $field }, { $terrain }: { $tile }, { $owners }
draw-terrain_plain = plain
draw-terrain_river = river
draw-terrain_mountain = mountain
draw-terrain_gorge = river in the mountains
draw-terrain_town = town
draw-owner_none = nobody's
draw-tile = { $tile } on { $field }
draw-city = { $name }, { $colour } city
draw-grown = { $name } has a growth marker
draw-town = { $name }, town
draw-town_named = { $name }
draw-new_city = New City at { $name }, { $colour }
draw-cube = { $colour } cube in { $name }
draw-cubes = { $count ->
    [one] one { $colour } cube in { $name }
   *[other] { $count } { $colour } cubes in { $name }
}
draw-link = { $player }: link { $one } to { $other }, length { $tiles }
draw-incomplete = { $player }: incomplete link from { $one }, length { $tiles }
draw-section = { $player }: track, length { $tiles }
draw-space_empty = Space { $space }: empty
draw-space_full = Space { $space }: { $cubes }
draw-space_cube = { $colour } cube in space { $space }
draw-new_city_stock = { $count ->
    [one] one { $colour } New City tile left
   *[other] { $count } { $colour } New City tiles left
}
draw-markers_stock = { $count ->
    [one] one growth marker left
   *[other] { $count } growth markers left
}
draw-income_title = { $player }: income { $value }
draw-vp_title = { $player }: { $value ->
    [one] one victory point
   *[other] { $value } victory points
}
draw-locomotive_title = { $player }: locomotive { $value }
draw-action_free = { $number } { $action }: { $effect }
draw-action_taken = { $number } { $action }: { $effect }. Taken by { $player }
draw-taken = { $player } has { $action }
draw-no_action = no action tile
draw-with_pass = { $action } (pass)
draw-to_move = to decide
draw-out = bankrupt
draw-player = { $player }: cash ${ $cash }, income { $income }, { $points } victory points, locomotive { $locomotive }, { $action }
draw-money = ${ $cash }
draw-no_figure = –
draw-short_cash = { figure-cash }
draw-short_income = { figure-income }
draw-short_points = { figure-points }
draw-short_locomotive = { figure-locomotive }
draw-livery_1 = Pine
draw-livery_2 = Orange
draw-livery_3 = Sky
draw-livery_4 = Rose
draw-livery_5 = Umber
draw-livery_6 = Ivory
draw-good_red = { colour-red }
draw-good_blue = { colour-blue }
draw-good_purple = { colour-purple }
draw-good_yellow = { colour-yellow }
draw-good_gray = { colour-gray }
draw-effect_turn_order = first in the next round
draw-effect_turn_order_standard = one pass in the next auction
draw-effect_first_move = moves goods before the others
draw-effect_engineer = builds one tile more
draw-effect_first_build = builds before the others
draw-effect_city_growth = cubes for a city
draw-effect_locomotive = one level more
draw-effect_urbanization = places a New City
draw-price = ${ $price }
draw-price_and_level = ${ $price } + level

## Options by name, and their values

preset-base = Base game
    .help = The base game on the north-east of the United States.
preset-standard = Standard game
    .help = With capital, an auction every round and upkeep for the locomotive.
preset-base_ruhr = Base game, Ruhr
    .help = The base game on the Ruhr, also for six.
preset-standard_ruhr = Standard game, Ruhr
    .help = The standard game on the Ruhr, also for six.
option-map-us = North-east USA
option-map-ruhr = Ruhr
option-rules-base = Base game
option-rules-standard = Standard game
option-initial_order-auction = Auction
option-initial_order-random_first_game = At random
option-income_max-10 = 10
option-income_max-0 = No end
option-town_revisit_in_delivery-allowed = Allowed
option-town_revisit_in_delivery-forbidden = Forbidden
option-base_last_vp-two_needed = Two points for $5
option-base_last_vp-one_is_enough = One gives $5, too
option-standard_lenient-off = None
option-standard_lenient-track = For track
option-standard_lenient-upkeep = For upkeep
option-standard_lenient-both = For both
option-urbanize_unavailable_pass-allowed = Allowed
option-urbanize_unavailable_pass-forbidden = Forbidden

## Phases

## Questions and verbs

ask-opening_auction = Bid for the place in the turn order, or pass
ask-auction = Bid for the turn order, or pass
ask-capital = How much capital do you raise?
ask-take_action = Choose an action tile
ask-build = Build track: choose a field, or end your turn
ask-build-next = Build on { $hex }: choose a tile
ask-redirect-next = Redirect on { $hex }: choose the new direction
ask-urbanize-next = New City on { $town }: choose colour and cubes
ask-grow-next = City Growth in { $city }: choose the cubes
ask-end = Nothing more can be built
ask-goods = Choose a cube to deliver, improve the locomotive, or pass
ask-deliver-next = Deliver { $colour }: choose the way
ask-take_points = Take income now or points for the end?
verb-bid = Bid
verb-pass = Pass
verb-drop = Drop out
verb-capital = Capital
verb-take = Take
verb-build = Build
verb-redirect = Redirect
verb-urbanize = New City
verb-grow = City Growth
verb-end = End
verb-deliver = Deliver
verb-improve = Locomotive
verb-income = Income
verb-vp = Victory points

## Names: an argument is shown by the message ARGUMENT-VALUE, a thing by the message of its id

tile-turn_order = Turn Order
tile-first_move = First Move
tile-engineer = Engineer
tile-first_build = First Build
tile-city_growth = City Growth
tile-locomotive = Locomotive
tile-urbanization = Urbanization
tile-21 = straight
tile-22 = gentle curve
tile-23 = tight curve
tile-41 = two straights crossing
tile-42 = straight and gentle curve crossing
tile-43 = two gentle curves crossing
tile-44 = straight and tight curve
tile-45 = two gentle curves
tile-46 = gentle and tight curve
tile-47 = tight and gentle curve
tile-T11 = town tile with one exit
tile-T21 = town tile with two exits, straight
tile-T22 = town tile with two exits, gentle
tile-T23 = town tile with two exits, tight
tile-T31 = town tile with three exits, even
tile-T32 = town tile with three exits, left
tile-T33 = town tile with three exits, right
tile-T34 = town tile with three exits, tight
tile-T41 = town tile with four exits, peace sign
tile-T42 = town tile with four exits, X
tile-T43 = town tile with four exits, half star
face-21 = { tile-21 }
face-22 = { tile-22 }
face-23 = { tile-23 }
face-41 = { tile-41 }
face-42 = { tile-42 }
face-43 = { tile-43 }
face-44 = { tile-44 }
face-45 = { tile-45 }
face-46 = { tile-46 }
face-47 = { tile-47 }
face-T11 = { tile-T11 }
face-T21 = { tile-T21 }
face-T22 = { tile-T22 }
face-T23 = { tile-T23 }
face-T31 = { tile-T31 }
face-T32 = { tile-T32 }
face-T33 = { tile-T33 }
face-T34 = { tile-T34 }
face-T41 = { tile-T41 }
face-T42 = { tile-T42 }
face-T43 = { tile-T43 }
newcity-red = Red New City
newcity-blue = Blue New City
newcity-purple = Purple New City
newcity-yellow = Yellow New City
newcity-gray = Gray New City
colour-red = red
colour-blue = blue
colour-purple = purple
colour-yellow = yellow
colour-gray = gray
figure-cash = Cash
figure-income = Income
figure-points = Points
figure-locomotive = Locomotive
    .short = Loco
score-points = Victory points
score-income = Income
score-links = Links

## Chapters of the rules

rules-GEN = The game
rules-SETUP = Setup
rules-MONEY = Money
rules-ORDER = Opening auction
rules-ROUND = The round
rules-ACT = Action tiles
rules-TILE = Track tiles
rules-BUILD = Building track
rules-TOWN = Towns
rules-LINK = Links
rules-REDIR = Redirecting links
rules-IMPR = Improving tiles
rules-URB = Urbanization
rules-GROW = City Growth
rules-MOVE = Delivering goods
rules-INC = Income and expenses
rules-BANK = Bankruptcy
rules-NEXT = The next round
rules-STD = The standard game
rules-SCORE = Scoring
rules-END = The end of the game

## Beside the board

panel-way = { $start } – { $end }
    .button = Build { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    } for ${ $price }
panel-way-ended = { panel-way }, end
    .button = { panel-way.button }, end the turn
panel-two-ways = { $first } and { $second }
    .button = { panel-way.button }
panel-two-ways-ended = { panel-two-ways }, end
    .button = { panel-way.button }, end the turn
panel-ways-ended = The same as the last of the turn
panel-turns = Whole build turns
panel-order-goods = Goods
panel-order-links = Links
panel-order-price = Price
panel-ways = { $count ->
    [one] One way from { $start } to { $end }
   *[other] { $count } ways: { $start } – { $end }
}
panel-way-tiles = { $tiles ->
    [one] one tile on { $hexes }
   *[other] { $tiles } tiles on { $hexes }
}
panel-way-plain = all plain
panel-way-river = over the river at { $hexes }
panel-way-replaced = replaces a tile on { $hexes }
panel-parts = Tile { $at } of { $tiles }
panel-part = { $hex } ${ $price }
panel-part-refused = does not fit
panel-part-no-way = With it there is no way from { $start } to { $end }.
panel-left = ${ $money } left
panel-links = Links to begin with: you build on after them
panel-links-from = Links from { $node } to begin with
panel-column-tiles = tiles
panel-column-price = price
panel-tiles = { $tiles }
panel-price = ${ $money }
panel-order-gain = Best for me
panel-order-leader = Against the leader
panel-order-city = By city
panel-deliveries = { $count ->
    [one] One delivery
   *[other] { $count } deliveries
}
panel-column-you = you
panel-column-others = others
panel-gain = +{ $gain }
panel-nobody = nobody else
panel-over = { $links ->
    [one] one link
   *[other] { $links } links, via { $via }
}
panel-delivery = { $colour }: { $start } → { $end }
panel-both-rounds = Both rounds, if it still can be done then
panel-both = { $first }, then { $second }
    .button = Deliver now, then { $second } in round 2
panel-raise-then = Improve the locomotive, then { $second }
    .button = Improve the locomotive, then { $second } in round 2
panel-nothing-both = Pass in both rounds
panel-gain-income = +{ $gain } income
panel-gain-vp = +{ $gain } points
panel-delivered-income = { panel-delivery }, { panel-gain-income }
    .button = Deliver: { panel-gain-income }
panel-delivered-vp = { panel-delivery }, { panel-gain-vp }
    .button = Deliver: { panel-gain-vp }
panel-bids = Bids
panel-column-cash = cash
panel-column-bid = bid
panel-player = { $who }
panel-of-cash = of ${ $money }
panel-no-bid = –
panel-out = out: place { $place }
panel-highest = highest bid
panel-you = you
panel-still-bids = still bids
panel-places = Your place for a bid of ${ $bid }
panel-column-pay = you pay
panel-place = Place { $place }
panel-place-win = if all others drop out
panel-place-drop = if you drop out now
panel-place-later = { $others ->
    [one] if one goes higher and you drop out then
   *[other] if { $others } go higher and you drop out then
}
panel-taken = { $who } has it
panel-your-bid = Your bid
panel-up-to = Bid up to
panel-up-to-words = the least that keeps you in, whenever you are outbid
panel-bid-up-to = Bid ${ $value }, up to ${ $limit }
    .button = { panel-bid-up-to }
panel-up-to-kept = You bid up to ${ $limit } while this auction lasts.
panel-drop = Drop out: place { $place } for ${ $price }
    .button = Drop out: place { $place } for ${ $price }
panel-build-way = Build a way
panel-build = Build a way: point at two cities or towns
panel-no-way = No way from { $start } to { $end } with { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} and your money
panel-no-links = { $tiles ->
    [one] No link can be completed with one tile and your money
   *[other] No link can be completed with { $tiles } tiles and your money
}
panel-no-deliveries = Nothing can be delivered with locomotive { $engine }
panel-waiting = { $count ->
    [one] One { $colour } cube waits in { $start } for { $end }.
   *[other] { $count } { $colour } cubes wait in { $start } for { $end }.
}
panel-without = without
panel-with = with it
panel-deliver-nothing = deliver nothing
panel-deliver-best = best deliveries
panel-cash-left = Cash left
panel-money = ${ $money }
panel-plus = +${ $money }
panel-minus = −${ $money }
panel-number = { $number }
panel-way-mountain = over mountains at { $hexes }
panel-way-gorge = over a river in the mountains at { $hexes }
panel-deliver = Deliver a cube: round { $round } of 2, locomotive { $engine }
panel-opening = Only who wins place { $place } pays; who passes bids again for the next one.
panel-capital = Steps of capital
panel-capital-costs = Each step brings ${ $money } and costs one income, at the lowest income points.
panel-actions = Action tiles that are left
panel-new-cities = A New City on { $town }
panel-new-city = { $colour } New City, space { $space }
panel-growth-here = Cubes for { $city }
panel-cubes = { $count } { $colour }
panel-column-cubes = cubes
panel-nothing = none
panel-points = { $points ->
    [one] One point: income or victory points
   *[other] { $points } points: income or victory points
}
panel-end-of-round = End of this round
panel-net-income = Income less expenses
panel-income-next = Income next round
panel-points-next = Victory points
panel-raised = Money raised
panel-must-raise = ${ $money } must be raised: income falls.
panel-bankrupt = You would be bankrupt by ${ $money }.
panel-short = ${ $money } is missing at the end of the round: points or income fall.
## Reasons for advice

reason-distance = what may still change before the end: { $points }
reason-engine = a better locomotive for the rounds to come: { $points }
reason-network = what your network can carry later: { $points }
reason-income = income in the rounds to come: { $points }
reason-cash = money in hand: { $points }
reason-rivals = what your rivals have: { $points }
reason-rivals-growth = what your rivals will earn: { $points }
reason-leader = the strongest rival: { $points }
reason-ruin = the danger of going bankrupt: { $points }
reason-forecast = points to come if the rest is played well: { $points }
reason-links = complete links for the rounds to come: { $points }

## The end of a turn, step by step

end-money = Income and expenses
end-order = Turn order
end-column-cash = cash
end-column-income-received = income
end-column-expenses-paid = costs
end-column-cash-after = left
