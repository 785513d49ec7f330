# Age of Steam in English.

## Rules, by ledger id. The value explains the rule, the attribute says why an action was refused.

AS-SETUP-01 = 3, 4, 5 or 6 players. Any other number is refused.
AS-SETUP-02 = Options are fixed before setup and shown to all players (section 7.1). Default preset seed.
AS-SETUP-03 = All 96 cubes go into the bag. Draw 52 at random and fill the display: 1st row of the 12 numbered columns left to right (W1..W6, B1..B6), 2nd row, 3rd row, then 1st and 2nd row of A..H.
AS-SETUP-04 = Draw 3 random cubes for Pittsburgh, 3 for Wheeling, 2 for each other city (10 cities): 26 cubes. 18 cubes stay in the bag. Towns get none.
AS-SETUP-05 = Each player: a colour, 25 discs, engine 1 link, income 0, 2 issued shares, $10 cash.
AS-SETUP-06 = Player order: each player rolls 3 dice; higher total is earlier. Players with equal totals roll again among themselves for the places they share, until all differ.
AS-SETUP-07 = All 136 tiles, 8 town discs and 8 New City tiles are in the general supply.
AS-SETUP-08 = The game starts with Issue Shares of turn 1. Nobody has a Turn Order Pass in turn 1.
AS-TURN-01 = A turn has 10 phases in this order: issue shares, determine player order, select actions, build track, move goods, collect income, pay expenses, income reduction, goods growth, advance turn marker.
    .refusal = { $action } does not belong to this phase.
AS-TURN-02 = Issue shares and the start of the auction use the player order left from the previous turn (turn 1: the dice). Select actions, build and move use the order just auctioned.
AS-TURN-03 = Every turn including the last plays all 10 phases, unless AS-ELIM-03 ends the game.
AS-INFO-01 = Everything is open: cash, income, shares, engine, actions, display, cubes on the map, tile supply, bag content as a count per colour. The only hidden thing is the outcome of future random draws and dice.
AS-INFO-02 = Chance events: setup draws and dice, Production draw, growth dice. No other randomness.
AS-INFO-03 = No trading, loans, gifts or binding deals between players exist in the rules.
AS-SHARE-01 = In player order each player once chooses a whole number n >= 0 of shares to issue: cash + 5n, issued shares + n.
    .refusal = Shares are issued in whole numbers from 0 on.
AS-SHARE-02 = Issued shares may never exceed 15 (so n <= 15 - issued).
    .refusal = You have { $issued } shares; with { $shares } more it would be over { $most }.
AS-SHARE-03 = Nobody has to issue; the 2 starting shares are already paid out as the $10.
AS-SHARE-04 = ILLEGAL: issuing in any other phase, buying shares back.
    .refusal = Shares are issued only in the phase for it.
AS-ORDER-01 = Players act in the old player order, cyclically, skipping those who dropped out and the current highest bidder. The first actor is the old 1st player.
AS-ORDER-02 = On his chance a player does one of: bid, drop out, or pass with the Turn Order Pass (AS-ORDER-05).
AS-ORDER-03 = A bid is a whole number of dollars, at least $1, higher than the highest bid so far, and not more than the bidder's cash. A later bid replaces the player's earlier bid.
    .refusal = A bid of ${ $amount } is not possible: it must be above ${ $highest } and you have ${ $cash }.
AS-ORDER-04 = A player who drops out takes the lowest free place of the new order and no longer takes part.
AS-ORDER-05 = A player whose action in the previous turn was Turn Order Pass may once in this auction pass: no bid, he stays in, his earlier bid (if any) stands. Unused passes are lost at the end of the auction.
    .refusal = You have no Turn Order Pass to use.
AS-ORDER-06 = The pass is not offered when exactly two players are left and the other one is the current highest bidder (the turn would come straight back with nothing changed). With two players left and no bid made so far it is offered.
    .refusal = Only you and the highest bidder are left: passing would change nothing.
AS-ORDER-07 = The auction ends when one player is left; he takes place 1 with his last bid (0 if he never bid).
AS-ORDER-08 = Payment to the bank, N = players in the game: place N (the first to drop) pays 0 even if he had bid; places 1 and 2 pay their last bid in full; every other place pays half of his last bid, rounded up. No bid = 0. Each player pays at the moment he takes his place (place 1 at the end of the auction).
AS-ORDER-09 = With N = 2 (after eliminations) the first to drop pays 0: the "first to drop pays nothing" rule beats "the last two pay".
AS-ORDER-10 = With N = 3 nobody pays half (places 1 and 2 full, place 3 nothing).
AS-ORDER-11 = A player who can neither bid nor pass drops out automatically.
AS-ORDER-12 = ILLEGAL: a bid of $0, a bid equal to or below the highest bid, a bid above one's cash, a second pass.
AS-ACT-01 = In the new player order each player chooses exactly one of the 7 actions; each can be held by one player only. There are always enough (6 players, 7 actions), so a choice is compulsory, but using the action's benefit is not.
    .refusal = { $special } is taken already.
AS-ACT-02 = Actions of the previous turn are handed back when this phase begins.
AS-ACT-03 = First Move: acts first in both move rounds.
AS-ACT-04 = First Build: takes his build turn before everybody else.
AS-ACT-05 = Engineer: build limit 4 instead of 3.
AS-ACT-06 = Locomotive: immediately, the player may raise his engine by 1 (not above 6). At 6 it may still be chosen, without effect. Raising may be declined (expenses rise with it).
    .refusal = First decide whether to raise the engine.
AS-ACT-07 = Urbanization: see 4.9.
AS-ACT-08 = Production: see 4.14.
AS-ACT-09 = Turn Order Pass: gives one pass in the auction of the next turn (AS-ORDER-05).
AS-MAP-01 = Track can lie on plain, river, mountain and town fields. Never on city or lake fields or outside the map.
    .refusal = No track can lie on { $hex }.
AS-MAP-02 = A city (printed or New) is connected to all 6 edges and joins them all. It never carries a tile.
AS-MAP-03 = A town joins all track that reaches it on its own field. Without a tile on the field a town joins nothing.
AS-BUILD-01 = Build turns go in player order, the First Build player first.
AS-BUILD-02 = In a build turn a player may place or replace up to 3 tiles (Engineer 4), one after the other. Each placement and each replacement counts as one. He may stop at any time, also with 0.
AS-BUILD-03 = Each tile is paid to the bank at once; ILLEGAL if cash is short.
    .refusal = It costs ${ $price } and you have ${ $cash }.
AS-BUILD-04 = The Urbanization player may place his New City only before his first tile of this build turn.
    .refusal = A New City comes before the first tile of the build turn.
AS-BUILD-05 = A field may be built on (placed or replaced) at most once per build turn. Option rebuild_same_hex_same_turn = true lifts this (each build still counts and is paid).
    .refusal = { $hex } has been built on in this build turn.
AS-BUILD-06 = When the build turn ends, AS-OWN-04 (loss of unfinished sections) is applied to that player.
AS-BUILD-07 = Order of one build. Test on the position before it: AS-PLACE-03, 04, 05, AS-REPL-01, 04, 06, 07; on the resulting position: AS-PLACE-06, supply (AS-REPL-08), AS-OWN-08. Then pay; old tile and disc to supply, new ones from supply; kept and redirected segments keep their owner, added ones get the builder; then AS-OWN-03 and 06 for the sections through added or redirected segments. Added segments are marked "new this build turn" (needed by AS-OWN-04); kept and redirected ones keep the mark they had. A placement on an empty river/mountain field is noted for AS-COST-02.
AS-BUILD-08 = The build turn ends by itself when the build limit is used up. With no legal build left (e.g. cash below $2) only done is offered.
AS-PLACE-01 = Ordinary field: a simple tile. With option direct_complex = true also a crossing or coexisting tile.
    .refusal = { $tile } cannot be placed on { $hex }.
AS-PLACE-02 = Town field: a town tile, or a simple or complex tile with a town disc on it (both presets).
AS-PLACE-03 = No exit may face the outside of the map or a lake. Facing a tile that has no track at that edge is allowed (the track is then blocked there).
    .refusal = On { $hex } an exit would face a lake or the outside of the map.
AS-PLACE-04 = No exit may meet a segment end of another player. Meeting a city, own track, unowned track, an empty field, or a blank tile side is allowed.
    .refusal = On { $hex } an exit would meet track of another player.
AS-PLACE-05 = Anchor. Edge e of the field is *anchored for P* if across it lies (a) a city, or (b) a segment owned by P, or (c) a segment of an unowned section whose far end is at a city or at a town on whose tile P owns a segment. Ordinary field: every segment of the tile needs at least one anchored edge. Town field: at least one exit must be anchored.
    .refusal = { $hex } is not connected to a city or to track you may build from.
AS-PLACE-06 = No section may end with both ends at the same node or close on itself.
    .refusal = A section would begin and end at { $node }.
AS-PLACE-07 = The tile type and, if used, a town disc must be in supply (4.11).
    .refusal = No { $tile } is left in the supply.
AS-PLACE-08 = A player's network may be in several parts; each part follows AS-PLACE-05. The very first tile of a player therefore touches a city (or claims unowned track per (c)).
AS-PLACE-09 = All segments of the new tile belong to the builder; unowned sections they join become his (AS-OWN-03).
AS-REPL-01 = Ordinary field: the new tile is simple or complex; every old segment must either be kept (same two edges) or be redirected (AS-REPL-04), each by its own segment of the new tile; new segments may be added. At least one segment must be added or redirected. So a complex tile never becomes a simple one, and no track disappears.
    .refusal = { $tile } does not keep the track that lies on { $hex }.
AS-REPL-02 = Kept segments keep their owner (other player, own, or none) and section.
AS-REPL-03 = An added segment obeys AS-PLACE-03, 04, 05 (an edge at own track or at a city or at claimable unowned track) and 06. It belongs to the builder.
AS-REPL-04 = Redirection: an old segment with fixed end a and open end b may become (a, c), c different from b. The fixed end is never given up: (a, b) to (b, c) is ILLEGAL. Allowed only if the section is owned by the builder or unowned; for an unowned one a or c must be anchored for him (AS-PLACE-05). Edge c obeys AS-PLACE-03, 04 and 06.
    .refusal = The track on { $hex } cannot be redirected like this.
AS-REPL-05 = A completed link, also one's own, is never redirected. Track on a town field is never redirected. Another player's track is never redirected.
    .refusal = Completed links and track of other players on { $hex } stay as they are.
AS-REPL-06 = One replacement may combine: keep one segment, redirect another, add another, as far as the tile allows; it is one build and is paid once. But the edge b freed by a redirection stays free: no other segment of the new tile may end there (so two redirected segments cannot swap ends).
    .refusal = On { $hex } an edge that was given up would be used again.
AS-REPL-07 = Town field: the new tile must have all old exits plus at least one more (1, 2, 3 or 4 exits in total; 5 or 6 do not exist). Kept exits keep owners. Added exits obey AS-PLACE-03, 04, 06; at least one added exit is anchored for the builder, or he already owns a segment on this tile. Added exits belong to him.
    .refusal = The tile on the town { $hex } must keep all exits and add one that you may build.
AS-REPL-08 = The old tile and a disc on it return to supply before the supply is tested, so the very same tile may be put back turned (a redirection into the same type needs no spare copy), and the disc may be used again. If the new tile is a town tile the disc stays in supply.
AS-REPL-09 = Replacing never costs the terrain surcharge.
AS-REPL-10 = ILLEGAL: replacing by the same result; replacing on a city.
    .refusal = That tile lies on { $hex } already.
AS-OWN-01 = The builder owns what he builds. One disc per section.
AS-OWN-02 = A link (node to a different node: city-city, city-town or town-town) stays its owner's property for ever and never has to be extended.
AS-OWN-03 = When a new (placed or added) segment of P joins an unowned section, that section becomes P's at once. Claiming is automatic.
AS-OWN-04 = At the end of P's own build turn every unfinished section of P that contains no segment newly placed or added by P in this build turn becomes unowned. Each spur of a town tile is its own section and is judged alone.
AS-OWN-05 = Redirecting or replacing alone is not an extension: it neither saves an own unfinished section from AS-OWN-04 nor claims an unowned one, not even until the end of the build turn.
AS-OWN-06 = Exception: a redirection that makes a completed link (by reaching a node, or by joining an own or unowned section, which always completes a link) makes the whole link the builder's at once.
AS-OWN-07 = Between his build turns a player keeps his unfinished sections; nobody else may extend or meet them.
AS-OWN-08 = With ownership_disc_limit = 20: a build after which the player would own more than 20 sections (links + unfinished) is ILLEGAL. 0 = no limit.
    .refusal = You would own more than { $limit } sections.
AS-URB-01 = The Urbanization player may place one New City tile of his choice from supply on any town field, with or without a tile, anywhere on the map, free of charge and in addition to his normal tiles.
    .refusal = You cannot place New City { $letter } on { $town }.
AS-URB-02 = The field becomes a city of the tile's colour for the rest of the game. Tile and town disc on it return to supply. Never on a city, a New City, or a field without a town.
    .refusal = { $town } is not a town without a city.
AS-URB-03 = Segments on the removed tile vanish. A section that consisted only of such a segment vanishes with its disc. Longer sections keep their owner and now end at the city.
AS-URB-04 = A section of any player whose open end faced the field is now joined to the city; if its other end is a different node it is a completed link of that player, also if he is not the urbanizing one.
AS-URB-05 = An unowned section that becomes complete this way becomes the urbanizing player's (taken in the order of the field's edges 0..5, while he owns fewer sections than ownership_disc_limit; the rest become unowned links). Unowned sections that stay unfinished, and links that were complete before and unowned, stay unowned.
AS-URB-06 = A section whose two ends now meet the same city (it left the town and its open end faced another side of it) is dead: unowned, no link, cannot be claimed or extended, scores nothing.
AS-URB-07 = A New City starts without cubes. It gets cubes only through growth of its letter column.
AS-URB-08 = Placing is voluntary. If not used before the first tile of the build turn the chance is lost.
AS-URB-09 = When all 8 New City tiles are on the map the action may still be chosen, but there is nothing to decide in the build turn.
AS-COST-01 = Simple tile on an empty ordinary field: plain $2, river $3, mountain $4.
AS-COST-02 = terrain_cost = first_per_feature (seed): the surcharge (+1 river, +2 mountain) is paid only for the first tile this player ever places on an empty field of that feature (features in the map file: Mississippi, Ohio, Niagara, Alleghenies, Appalachians). Later ones cost as plain. Counted per player; other players' tiles and replacements do not matter.
AS-COST-03 = terrain_cost = every_tile (official): every tile placed on an empty river or mountain field pays.
AS-COST-04 = direct_complex = true: coexisting $3 / $4 / $5, crossing $4 / $5 / $6 (plain / river / mountain), surcharge by AS-COST-02/03.
AS-COST-05 = Any tile on an empty town field: $1 + $1 per exit (1 exit $2, 2 exits $3, 3 exits $4, 4 exits $5).
AS-COST-06 = Replacing any tile on a town field: $3.
AS-COST-07 = Replacing a simple tile by a crossing tile (redirecting or not): $3.
AS-COST-08 = Replacing a simple tile by a coexisting tile: option coexisting_upgrade_cost, 3 (seed) or 2 (official).
AS-COST-09 = Every other replacement, all pure redirections included: $2 per tile, also when two segments of a complex tile are redirected at once.
AS-COST-10 = Urbanization: $0.
AS-SUP-01 = Tiles are limited to data/tiles.toml. A type with none left cannot be built. Removed tiles become available again at once.
    .refusal = No { $tile } is left in the supply.
AS-SUP-02 = 8 town discs; with none free only town tiles can be put on town fields (unless a disc lies on the tile being replaced).
    .refusal = No town disc is left for { $hex }.
AS-SUP-03 = On a town field the player chooses the tile type himself (e.g. crossing or coexisting for the same 4 exits), because types are scarce. The type stays fixed until the tile is replaced or removed.
AS-SUP-04 = Money is never short in the bank.
AS-MOVE-01 = Two rounds. In each, every player has one opportunity, in player order with the First Move player first.
AS-MOVE-02 = An opportunity is used for exactly one of: move one goods cube; raise the engine by 1; nothing.
AS-MOVE-03 = The engine may be raised this way at most once per turn (in one of the two rounds) and not above 6. It may be combined with the Locomotive action in the same turn.
    .refusal = The engine rises once in this phase and never above { $most }.
AS-MOVE-04 = Any cube lying on any city may be chosen. Cubes on the display cannot.
    .refusal = There is no { $colour } cube in { $city }.
AS-MOVE-05 = The cube travels from its city along 1 or more completed links of any owner (own, other, unowned). Unfinished sections cannot be used. No own link is required.
    .refusal = No link leads from { $from } to { $to }.
AS-MOVE-06 = The number of links must not exceed the mover's engine value.
    .refusal = { $links } links are more than your engine can do: { $engine }.
AS-MOVE-07 = No city or town may be visited more than once, the start city included.
    .refusal = { $stop } would be visited twice.
AS-MOVE-08 = The journey must end in a city of the cube's colour and ends at the first such city it enters; it cannot pass through one. Otherwise ILLEGAL: a cube never stops in a town or in a city of another colour.
    .refusal = A { $colour } cube ends its journey at the first { $colour } city; { $stop } is wrong for that.
AS-MOVE-09 = The colour of the start city does not matter (a blue cube may leave a blue city).
AS-MOVE-10 = Black cubes go to black New Cities only.
    .refusal = { $stop } is not a black New City.
AS-MOVE-11 = Each link used gives its owner +1 income at once; unowned links give nothing. Between parallel links the mover chooses; two parallel links of the same owner have the same effect.
    .refusal = Several links lead from { $from } to { $to }, or only one: name the edge where there is a choice.
AS-MOVE-12 = The delivered cube goes back into the bag.
AS-MOVE-13 = Only cubes with at least one legal delivery can be chosen; equal cubes of one city are interchangeable. "Nothing" is always allowed.
AS-INC-01 = Collect income: every player receives $ equal to his income. Income itself does not change.
AS-EXP-01 = Pay expenses: $1 per issued share + $1 per engine link.
AS-EXP-02 = If cash is short: pay all cash, then income falls by 1 for each $ still owed.
AS-EXP-03 = If that would put income below 0 the player is eliminated. Exactly 0 survives.
AS-EXP-04 = Expenses of all players are handled in player order; they do not influence each other.
AS-ELIM-01 = Elimination: all discs of the player leave the displays (his cash, income, engine and shares no longer matter); his unfinished sections become unowned, their tiles stay (R24); his links stay on the map, unowned for ever, usable by all, giving income to nobody; they cannot be claimed.
AS-ELIM-02 = He takes no further part; order places close up; his action of this turn is void (Production is not carried out).
AS-ELIM-03 = If after pay expenses fewer than 2 players are left, the game ends at once, before income reduction and goods growth: the remaining player wins, his points are those of this moment; with none left nobody wins.
AS-RED-01 = Income reduction, once per turn, for every player, by table income_reduction_table. Seed: 11-20 -2, 21-30 -4, 31-40 -6, above 40 -8. Official: the same, 41-49 -8, 50 and more -10. Compulsory, also without deliveries this turn.
AS-RED-02 = The reduction uses the income after pay expenses and is looked up once (no chain).
AS-RED-03 = Income falls only by AS-EXP-02 and AS-RED-01. There is no upper limit.
AS-GROW-01 = First Production: its holder may draw 2 random cubes from the bag and put each in an empty box of his choice on the display (any column, also letters not on the map; any empty row), one per box.
    .refusal = Box { $box } is not an empty box of the display.
AS-GROW-02 = He may decline before drawing. Having drawn he must place every cube drawn. Cubes drawn are seen by all.
    .refusal = Draw first, then place every cube drawn.
AS-GROW-03 = He draws min(2, empty boxes, cubes in the bag); 0 means the action has no effect (always so in turn 1, when the display is full).
AS-GROW-04 = Then roll dice for the white (west) part, then for the black (east) part: each time as many dice as players started the game, eliminated ones included.
AS-GROW-05 = For each die showing d: the topmost cube of column d of that part goes to the city with that number; and the topmost cube of the letter column under d, if any, goes to that New City if it is on the map.
AS-GROW-06 = Cubes leave a column from top to bottom (1st, 2nd, 3rd), skipping empty boxes. Remaining cubes do not slide up.
AS-GROW-07 = A die for an empty column does nothing for it. A letter column whose tile is not on the map keeps its cubes.
AS-GROW-08 = A city may hold any number of cubes. The display is refilled only by Production.
AS-END-01 = The game ends after turn 10 / 8 / 7 / 6 with 3 / 4 / 5 / 6 starting players (starting, not remaining).
AS-END-02 = Advance turn marker: if the last turn was played, score; else next turn.
    .refusal = The game is over.
AS-VP-01 = Points = 3 x income + track points - 3 x issued shares. Cash counts nothing. May be negative.
AS-VP-02 = Scope completed_links (official): all segments of the player's links count.
AS-VP-03 = Scope city_to_city (seed): only segments of links that lie on a chain of the player's own links from one city to a different city with nothing but towns in between (no node twice). A city-city link always counts; a link to a town counts only if own links lead on from that town to another city (going back to the first city over a parallel link does not count).
AS-VP-04 = Unit section (official): 1 point per counted segment; a town tile so gives 1 point per exit in use, a crossing tile 1 per track.
AS-VP-05 = Unit tile (seed): 1 point per field on which the player has at least one counted segment (a crossing tile or town tile counts once per player).
AS-VP-06 = Unfinished sections count nothing. Segments exist only on fields, so a removed town tile no longer counts.
AS-VP-07 = Most points wins. Ties are shared victories; no tie-break.
AS-VP-08 = Eliminated players rank below all others, later elimination better, same turn equal; no score.

## What happened

shares-issued = { $who } issues { $shares -> 
    [0] no shares
    [one] one share for ${ $money }
   *[other] { $shares } shares for ${ $money }
}.
bid = { $who } bids ${ $amount }.
auction-passed = { $who } passes with the Turn Order Pass.
place-taken = { $who } takes place { $place } and pays ${ $price }.
action-taken = { $who } takes { $special ->
    [first_move] First Move
    [first_build] First Build
    [engineer] Engineer
    [locomotive] Locomotive
    [urbanization] Urbanization
    [production] Production
   *[turn_order_pass] Turn Order Pass
}.
engine-raised = { $who } raises the engine to { $engine }.
locomotive-declined = { $who } does not raise the engine.
tile-placed = { $who } builds { $tile } on { $hex } for ${ $price }.
tile-replaced = { $who } replaces the tile on { $hex } by { $tile } for ${ $price }.
link-completed = The link from { $from } to { $to } is complete.
urbanized = { $who } turns { $town } into New City { $letter }.
build-turn-ended = { $who } ends the build turn.
section-lost = { $who } loses the unfinished section at { $hex }.
delivered = { $who } delivers { $colour } over { $links } links: { $route }.
income-gained = { $who } gains { $points } income and has { $income }.
move-skipped = { $who } moves nothing.
income-collected = { $who } collects ${ $money }.
expenses-paid = { $who } pays ${ $money }{ $short ->
    [0] .
   *[other] { " " }and is ${ $short } short.
}
income-lost = { $who } loses { $points } income and has { $income }.
eliminated = { $who } cannot pay and is out of the game.
income-reduced = { $who } loses { $points } income by the reduction and has { $income }.
goods-drawn = { $who } draws { $colours } from the bag.
goods-placed = { $who } puts { $colour } into box { $box }.
production-declined = { $who } does not produce.
growth-rolled = { $side ->
    [W] White
   *[B] Black
} dice: { $dice }.
goods-arrived = { $colour } arrives in { $city }.
turn-begins = Turn { $turn } begins.
game-over = The game is over after turn { $turn }.

## What a choice does

choice-issue = Issue { $shares } shares for ${ $money }
choice-bid = Bid ${ $amount }
choice-drop = Drop out
choice-pass = Pass
choice-take = Take { $what }
choice-raise = Raise the engine
choice-decline = Decline
choice-urbanize = Place New City { $letter } on { $town }
choice-build = Build { $tile } on { $hex } for ${ $price }
choice-replace = Replace the tile on { $hex } by { $tile } for ${ $price }
choice-done = End the build turn
choice-deliver = Deliver { $colour }: { $route }
choice-raise_engine = Raise the engine
choice-nothing = Move nothing
choice-produce = Draw two cubes
choice-place = Put the cube into { $what }

## Options

title = Age of Steam
option-map = The map to play on.
option-terrain_cost = Whether rivers and mountains cost extra once for each river or mountain group, or for every tile.
option-direct_complex = Whether crossing and coexisting tiles may be placed on empty fields.
option-coexisting_upgrade_cost = Price of replacing a simple tile by a coexisting one, in dollars.
option-income_reduction_table = Which table of income reduction is used; they differ from income 50 on.
option-vp_track_scope = Which links score: those on the way from city to city, or all completed ones.
option-vp_track_unit = Whether scoring counts tiles or track sections.
option-ownership_disc_limit = How many sections a company may own; 0 is no limit.
option-rebuild_same_hex_same_turn = Whether a field may be built on more than once in a build turn.

## Phases

phase-issue_shares = Issue shares
phase-determine_player_order = Determine player order
phase-select_actions = Select actions
phase-build_track = Build track
phase-move_goods = Move goods
phase-goods_growth = Goods growth
phase-over = Game over
