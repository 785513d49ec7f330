# Railroad Revolution in English.

## Rules, by ledger id. The value explains the rule, the attribute says why an action was refused.

RR-SET-01 = The game is set up in thirteen steps: player boards, holdings, common supply, train stacks, milestones, markers, deal tiles, city tiles, telegraph tiles, neutral buildings, endowment tiles, their choice, and what is left goes to the box. Play starts with the first player, clockwise.
RR-SET-02 = Train stack size 5 / 4 / 3 for 4 / 3 / 2 players.
RR-SET-03 = Neutral buildings occupy first slots only; they belong to nobody, score nothing, block nothing except the first slot.
RR-SET-04 = Endowment order: last player of the first round picks first, first player picks last. The picked reward is resolved before the next player picks.
    .refusal = This endowment tile is not to be had.
RR-SET-05 = An endowment tile gives its worker and one of: up to 3 performance steps, tolls apply; a free rail on an available rail space without cost or deal; 3 shares; an office on the first slot of a deal sector, without shares or deal; an exchange of one own worker, the new one too; a station on the first slot of Washington or Charlotte, without cost, reward or bonus; a train; $500. The reward may be declined, the worker is always taken.
    .refusal = { $what } is not a place for your spare piece.
RR-SET-06 = Spare rail/building are NOT part of the 15/12 stock: they do not count for the end trigger, but count as rail/station/office in every other respect.
RR-SET-07 = Each player has exactly 5 available workers after setup: 4 white and the tile's worker, or what an exchange made of them.
    .refusal = Everybody keeps the workers he starts with.
RR-SET-08 = During the setup no shares are sold and nobody is hired; the tolls of endowment steps are paid out of the $600 and 3 shares.
    .refusal = Shares are not sold and nobody is hired before the first turn.
RR-SET-09 = The workers lying on the endowment tiles are not in the common supply; an exchange sees the supply without them.
RR-GEN-01 = Money and shares in the common supply are unlimited.
RR-GEN-02 = Workers are limited. If you are to take a worker of a colour that is out, you take one of any other colour present in the common supply, your choice. If the common supply holds no worker at all you take none. At "/" you name the colour first; you may name one that is out and then substitute. Where you choose freely (hiring, any worker, exchange) you choose a colour that is present.
    .refusal = No such worker lies in the common supply.
RR-GEN-03 = To pay is to give money from your cash to the common supply. To discard is to give shares or workers back to the common supply; workers come from your personal supply or your board, as you like. Managers can not be discarded.
    .refusal = You have no such worker there.
RR-GEN-04 = Workers, shares and money taken go to your personal supply. A worker taken, also by exchange, is available at once for promotion, discard and exchange, and can be placed from your next turn on; one hired before you place can be placed this turn.
RR-GEN-05 = Any order: inside one turn you resolve the parts of your action in any order: main action, payment of its cost, rewards, bonuses, the colour effect. A cost may be paid with money gained by a later part.
RR-GEN-06 = At any of your decisions in a turn you may sell shares for $150 each. Buying shares is impossible.
    .refusal = You have no share to sell.
RR-GEN-07 = At any of your decisions in a turn you may pay $800 and hire 1 worker of any colour present in the common supply, also several times.
    .refusal = You can not hire that worker: it costs $800, you have ${ $cash }, and the colour must lie in the common supply.
RR-GEN-08 = Free actions are possible at every step of your own turn until your action and your deal window are over, and in your deal window in another player's turn. Not in the setup, not in the milestone draw, nor elsewhere.
    .refusal = Not while milestones are drawn.
RR-GEN-09 = Minimum workers: at the end of your turn you must have at least 4 available workers. An action, bonus, reward, promotion, discard or toll after which this can no longer be reached is illegal.
    .refusal = After that you could no longer end the turn with 4 workers.
RR-GEN-10 = Inside your own turn you may go below 4 workers if you can and do get back to 4 before the turn ends, for example by discarding a worker for $600 and hiring one. The turn can not be ended below 4.
    .refusal = The turn can not be ended with fewer than 4 workers; you have { $workers }.
RR-GEN-11 = In a deal window of another player's turn you may at no moment have fewer than 4 available workers: to promote or discard with exactly 4 you hire first. An exchange counts as one moment. So every player starts his turn with at least 4.
    .refusal = In another player's turn you always keep 4 workers: hire first.
RR-GEN-12 = No dead ends: an option is legal only if, after it, some sequence of your own further options meets all obligations of the turn: main action complete, its cost paid, at least 4 available workers.
    .refusal = After that you could no longer complete your turn.
RR-GEN-13 = Rewards and bonuses are optional, in whole or in part, unless a rule says "must"; the worker of the endowment tile, sector shares, first-office shares and sale money are always taken. A reward of several workers is taken whole.
RR-GEN-14 = An option that starts effects (primary reward, first-station bonus, tile bonus, colour effect, train flip, deal) is offered only if, once its price is paid, at least one of its effects can change something. Money and shares always can, workers if the common supply holds one, a train if some stack is not empty, the others if one of their options is legal.
    .refusal = That would change nothing now.
RR-GEN-15 = A list of effects is resolved in its order, each may be declined. An effect once started is finished or stopped before another option is taken; only selling shares and hiring may come in between, except while a toll, an exchange or the choice of a worker is open.
    .refusal = First finish or stop what is open: { $phase }.
RR-GEN-16 = Exchange: choose one available worker (supply or board) and one worker lying in the common supply at that moment; they change places, the new one goes to the personal supply. The number of available workers does not change. Same colour for same colour is possible only with a worker from the board (it is then back in the personal supply); from the supply it would do nothing and is not offered.
    .refusal = There is nobody to change places with like this.
RR-GEN-17 = No credit: every price but the cost of the main action is paid in full out of what you have when you take the option; sell shares first if your cash is short. Money that the main action will need may be used as long as the turn can still be completed.
    .refusal = Your cash of ${ $cash } is too little for that; sell shares first.
RR-TURN-01 = Clockwise from the first player; one turn each.
RR-TURN-02 = In your turn you must (1) take 1 worker from your personal supply, (2) put it on one of the four action spaces of your board, (3) do the main action.
    .refusal = You have no such worker in your personal supply.
RR-TURN-03 = No limit on workers per action space; colours mix freely.
RR-TURN-04 = Recall: if at the very start of your turn your personal supply is empty, all board workers return to it. Not an action; you then take a normal turn. Automatic, before any free action.
RR-TURN-05 = You may not recall earlier: with at least 1 worker in the personal supply you must place one of those.
    .refusal = That worker lies on your board; place one of your personal supply.
RR-TURN-06 = The main action must be carried out completely; you may not choose an action you can not complete.
    .refusal = The main action is not complete yet.
RR-TURN-07 = The colour effect of the placed worker is optional and used at most once per turn.
    .refusal = The colour effect has been used in this turn.
RR-TURN-08 = White: promote 1 own worker. Every specialist may act as white instead of using its own effect; never both.
    .refusal = Only one of the worker's own effect and a promotion, once a turn; a white worker only promotes.
RR-TURN-09 = Turn sequence: recall check → place worker → action loop (any order) → end of action → deal evaluation if triggered → end-of-turn check ≥4 → milestones of all players → end trigger check → next player.
    .refusal = That does not belong here ({ $phase }).
RR-TURN-10 = If nothing can be done because your stock is empty, your turn is skipped: no worker is placed; selling, hiring and the end of the turn still happen.
    .refusal = You can place a worker, so you may not skip.
RR-TURN-11 = The worker just placed is a board worker: it may be promoted, exchanged or discarded in the same turn. Its colour effect stays usable.
RR-TURN-12 = The colour effect may be used before, between or after the parts of the main action, as soon as its object exists.
RR-STA-01 = Take your leftmost building, put it in an available city.
    .refusal = You have chosen a city already.
RR-STA-02 = Pay the cost on the city's upper edge.
    .refusal = The station costs ${ $owed } and you have ${ $cash }.
RR-STA-03 = You may take the primary reward: steps, or 1-2 workers; "/" = one of the two shown colours.
    .refusal = That is not the primary reward of a city that you have chosen.
RR-STA-04 = If no building (player or neutral) stands in the city, yours goes on the first slot and you may take the first-station bonus, paying its cost if any.
    .refusal = Choose a city first.
RR-STA-05 = Otherwise it goes to the area on the right; no bonus. The number of stations per city is unlimited.
    .refusal = Another building stood there first: no bonus.
RR-STA-06 = One own station per city. Illegal: a second one.
    .refusal = You have a station in { $what }.
RR-STA-07 = Illegal: a city not in your network; no building left in stock; cost not payable (RR-GEN-12).
    .refusal = That is not possible: the city must be connected, a building must be left, and you must be able to pay.
RR-STA-08 = Washington and Charlotte work like any city; their tile is printed. They are level 1: no milestone asks for it.
RR-STA-09 = Purple: pay $100, flip one own train. It may be done before the city is chosen (a rail from the flip can open a new city).
    .refusal = The foreman flips one of your trains: name a train and its face.
RR-STA-10 = Grey: take this city's first-station bonus, paying its cost; if you are first you get it twice (cost each time).
    .refusal = Choose a city first: the negotiator takes its first-station bonus.
RR-STA-11 = Orange: the station cost is not paid; bonus costs are.
    .refusal = There is no station cost to save.
RR-STA-12 = Turquoise: pay $300, take the primary reward again (a new choice at "/").
    .refusal = The engineer takes the primary reward of the chosen city again.
RR-STA-13 = Primary reward and first-station bonus are each taken at most once per action, plus once more through turquoise or grey. They can be taken before the station cost is paid.
    .refusal = That reward has been taken.
RR-RAIL-01 = Take your 2 leftmost rails, put each on an available rail space.
    .refusal = { $what } does not touch your network.
RR-RAIL-02 = Cost: $400 + $100 per triangle printed at the spaces built. Plains cost nothing extra.
    .refusal = The rails cost ${ $owed } and you have ${ $cash }.
RR-RAIL-03 = Spaces are chosen one after the other; the first rail may make the second space available. They need not touch each other.
RR-RAIL-04 = One own rail per space; any number of players per space.
    .refusal = You have a rail on { $what }.
RR-RAIL-05 = Exactly 2 rails. If only 1 rail is left in stock: place that 1 and pay the full $400 + terrain. With 0 rails the action is illegal; also if the cost can not be paid.
    .refusal = That is not possible: exactly the rails of the action are laid, and you must be able to pay for them.
RR-RAIL-06 = A rail on a space with a deal icon (first there or not) triggers one deal evaluation after the whole action; two such spaces still trigger one.
RR-RAIL-07 = Purple: pay $300, take a train.
    .refusal = The foreman takes a train: name its kind.
RR-RAIL-08 = Grey: take 2 shares.
    .refusal = The negotiator takes shares.
RR-RAIL-09 = Orange: take $100 + $50 per triangle at the spaces built in this action.
    .refusal = Lay all rails first.
RR-RAIL-10 = Turquoise: 3 rails for $400 + $100 per triangle of all three. Needs 3 rails in stock at the start of the action; once chosen all three must be laid. With 2 or 1 in stock RR-RAIL-05 applies unchanged and the effect is not offered.
    .refusal = A third rail needs three rails in stock at the start of the action.
RR-RAIL-11 = A free rail is the leftmost rail of the stock (in the setup the spare one) on an available space: no $400, no terrain cost, no deal. The icons of the space count for milestones.
    .refusal = The free rail needs an available space and a rail in stock.
RR-RAIL-12 = An available rail space always exists (26 spaces, a player owns at most 16 rails on them, the map is connected).
RR-TEL-01 = Take your leftmost building, put it in an available sector. No cost, no network needed, any order of sectors.
    .refusal = You have chosen a sector already.
RR-TEL-02 = Take the sector's shares (brown number).
RR-TEL-03 = First office (no player or neutral building yet): first slot, and also take the first-office shares (white number).
RR-TEL-04 = Otherwise: area on the right, no first-office shares.
RR-TEL-05 = One own office per sector.
    .refusal = You have an office in sector { $what }.
RR-TEL-06 = You may discard one own worker (supply or board, also the one just placed) to take the bonus of the sector's tile, first or not, once per action. The tile stays for everybody until the end of the game.
    .refusal = The tile bonus needs a chosen sector and is taken once for a worker.
RR-TEL-07 = Deal sectors (3 and 6) have no tile: no tile bonus there. An office there triggers a deal evaluation after the whole action.
    .refusal = A deal sector has no tile.
RR-TEL-08 = Illegal: no building in stock; own office in all 8 sectors.
    .refusal = You have no building left, or an office in every sector.
RR-TEL-09 = Purple: exchange one worker.
    .refusal = The foreman exchanges one worker.
RR-TEL-10 = Grey: take the first-office shares; if first you get them twice.
    .refusal = Choose a sector first.
RR-TEL-11 = Orange: take $100 per share taken in this action as sector shares and first-office shares. Shares from tile or train effects do not count.
    .refusal = Choose a sector first.
RR-TEL-12 = Turquoise: pay $400, take the tile bonus; in addition to or instead of discarding a worker (so at most twice in one action). Not in deal sectors.
    .refusal = Choose a sector with a tile first.
RR-TEL-13 = A free office is the leftmost building of the stock in an available sector, on the first slot if it is empty: no shares, no tile bonus, no deal.
    .refusal = You have no building left.
RR-TRD-01 = Remove exactly one component from the leftmost stock sector that still holds one; if it holds both kinds, choose. It leaves the game. Take the money printed over that sector.
    .refusal = That piece is not in the leftmost sector of your stock, or you have sold already.
RR-TRD-02 = Before or after the sale you may flip one own train. A flip of rail100 before the sale may take the last piece of a sector, which changes the sector sold from; it may not leave nothing to sell (RR-GEN-12).
    .refusal = The flip of this action has been used.
RR-TRD-03 = Illegal only with an empty stock.
    .refusal = Your stock is empty.
RR-TRD-04 = Purple: up to 3 performance steps.
    .refusal = The foreman makes up to 3 steps.
RR-TRD-05 = Grey: accept one of the two deals of the face-up deal tile; with it you take 1 share, usable for its cost. Nobody else takes part. The tile is discarded and the next one revealed at once. Whoever accepts nothing gets no share, and the tile stays.
    .refusal = You can not pay for that deal.
RR-TRD-06 = Orange: $100 per own train, face up or down, counted when the effect is resolved.
    .refusal = You have no train.
RR-TRD-07 = Turquoise: one more train flip; together with the flip of the main action the same train may be flipped twice.
    .refusal = The engineer flips one more train: name it and its face.
RR-TRD-08 = A free station is the leftmost building of the stock in an available city, on the first slot if it is empty: no cost, no rewards.
RR-TRN-01 = "Take a train": top tile of any non-empty stack, put face up (8 VP side). All stacks empty: nothing.
    .refusal = That stack is empty.
RR-TRN-02 = Several trains of a kind allowed; no limit.
RR-TRN-03 = Flip a face-up train: take its bonus (paying its own cost), then it lies face down.
    .refusal = You have no such train face up.
RR-TRN-04 = Flip a face-down train: it lies face up, no bonus.
    .refusal = You have no such train face down.
RR-TRN-05 = A face-up train may be flipped only if its bonus is live (RR-GEN-14); the bonus may still be stopped without using it. A face-down train may always be flipped.
    .refusal = The bonus of that train would change nothing now.
RR-TRN-06 = "Flip twice": two separate flips, of two trains or one train twice. The second may be declined.
RR-TRN-07 = The trains give: 1 or 2 promotions; $600; up to 3 steps; 3 shares; for $100 a free rail.
RR-DEAL-01 = Triggered at most once per turn by RR-RAIL-06 or RR-TEL-07; evaluated after the whole action.
RR-DEAL-02 = A deal costs 1-4 shares (plus money if named). Accepting = discard the shares, pay, take the reward.
    .refusal = The deal costs more than your { $shares } shares and ${ $cash }.
RR-DEAL-03 = The active player may accept none, one or both deals (each once, any order). Then clockwise every other player may accept none or one. Several players may accept the same deal.
    .refusal = You may not accept that deal any more.
RR-DEAL-04 = A deal whose reward is not live (RR-GEN-14) can not be accepted.
    .refusal = The reward of that deal would change nothing now.
RR-DEAL-05 = Afterwards the tile goes face down to the discard; the next tile of the column is turned up; if the column is empty the discards (with the tile just used) are shuffled into a new column first.
RR-DEAL-06 = Deal rewards never trigger another deal.
RR-DEAL-07 = Deals give: an exchange; a free rail, station or office; 1 or 2 promotions for $100 each; one or two flips of trains; a train; the workers shown; steps.
RR-DEAL-08 = A deal window is opened for a player only if some number of SELLs and HIREs (possibly none) makes an accept legal. The active player's window comes first and stays open until he passes, has taken both, or no further accept can be made legal; it can not be closed while he has fewer than 4 available workers. Another player's window closes when he passes or when the reward of his one deal is resolved.
RR-DEAL-09 = All players decide on the same face-up tile; supply effects of earlier players (workers, train stacks, first slots) are seen by later ones.
RR-MIL-01 = Promote = move an available worker to an empty manager slot of one of your uncompleted milestones.
    .refusal = That is not an available worker and an open milestone of yours.
RR-MIL-02 = A/B/C slots take only the shown colour, D slots any colour including white. A worker that fits no empty slot can not be promoted.
    .refusal = No empty slot of that milestone takes the colour.
RR-MIL-03 = Promotion does not need any condition to be met.
RR-MIL-04 = Managers are not available workers, can not be moved, exchanged or discarded until completion.
    .refusal = That worker is a manager already.
RR-MIL-05 = Promotion happens only through white (or specialist as white) and "promote" effects. "Promote 1 or 2": one after the other, the second may be left out; both may go to the same or to different milestones.
RR-MIL-06 = A milestone is complete when all its manager slots are filled and all its conditions hold.
RR-MIL-07 = Checked at the end of EVERY turn, after deals, for every player, active player first then clockwise. Completion is automatic and mandatory.
RR-MIL-08 = Completing: managers go to the common supply; tile is turned face down and kept (scores its VP).
RR-MIL-09 = Replacement: A→B, B→C, C→D, D→nothing. Draw the 3 top tiles of that stack, keep 1 face up, the other 2 go to the bottom of the stack in drawn order. Keeping one is compulsory. Fewer than 3 left: draw what is there; none: no replacement.
    .refusal = Keep one of the milestones that you have drawn.
RR-MIL-10 = Two milestones completed at once are both turned down, then replaced one after the other; if their letters differ the player chooses which first, else there is nothing to choose (both draw from the same stack, the second draw after the first two rejects went under the stack).
    .refusal = That is not one of the two milestones to be replaced.
RR-MIL-11 = Condition "connect(L,n)": at least n different connected cities of exactly level L.
RR-MIL-12 = Condition "station(L,n)": own stations in at least n cities of exactly level L.
RR-MIL-13 = Condition "deal_rails(n)": own rails on at least n spaces with deal icon.
RR-MIL-14 = Condition "terrain_rails(k,n)": own rails on at least n spaces with exactly icon k (0 plains, 1-3 triangles).
RR-MIL-15 = Conditions are tested on the state, never "used up": one rail/station may serve several conditions and milestones. The start space counts for none.
RR-MIL-16 = A tile drawn in a check has no managers and so can not complete in the same check. A player whose two lines have reached a completed D holds no open milestone: promotion is then not possible.
RR-MIL-17 = At the end of the very last turn of the game milestones complete and score, but no replacement is drawn.
RR-PERF-01 = A step moves one of your markers up one position; several steps may be split over tracks.
RR-PERF-02 = A toll printed between two positions is paid at the moment of passing: the money, the shares, or one worker from supply or board. Who can not pay it can not step. Every player pays each toll himself.
    .refusal = You can not pay the toll on that track.
RR-PERF-03 = "n steps" = up to n. Unused steps are lost.
RR-PERF-04 = No step beyond the top position. Markers share positions freely.
    .refusal = Your marker is at the top of that track.
RR-END-01 = Trigger: a player's stock sectors left of the logo are empty (13 rails and 10 buildings gone from the stock, built or sold).
RR-END-02 = The round is finished (up to the player right of the first player), then everybody plays exactly one more turn, then the game ends.
    .refusal = The game is over.
RR-END-03 = The trigger is checked at the end of each turn for all players; only the first counts. The round in which it happens is the one to be finished.
RR-END-04 = After the trigger all rules stay in force; milestones may be completed up to and including the end of the very last turn.
RR-SCO-01 = 8 VP per own face-up train.
RR-SCO-02 = VP of each completed milestone. Uncompleted: 0.
RR-SCO-03 = Network track value × number of different level-5 cities connected (station not needed).
RR-SCO-04 = Station track value × own stations (all cities, Washington and Charlotte included).
RR-SCO-05 = Telegraph track value × own offices.
RR-SCO-06 = For each pair of neighbouring sectors with own offices in both: the printed 5 or 8 VP. Every such player gets it.
RR-SCO-07 = Money, shares, workers, unused stock score nothing.
RR-SCO-08 = Most VP wins; tie: most money counting each share $150; still tied: shared victory.
RR-INFO-01 = Public: everything on boards, all holdings of all players (money, shares, workers, trains, milestones open and completed), the face-up deal tile, city and telegraph tiles, stack sizes, used deal tiles.
RR-INFO-02 = Hidden from all: the order of the milestone piles and of the deal tiles. The milestones drawn are seen by the player who draws them only, or by all if that option is chosen. The two tiles put back are known to those who saw them.
RR-INFO-03 = Chance: the shuffles of the setup and the deal tiles. No dice.

## Options

option-milestone_draw = Whether the milestones that a player draws are seen by that player alone or by all.
    .name = Drawn milestones

## Events

did-sell = { $who } sells a share.
did-hire = { $who } hires a worker: { $what }.
did-pick = { $who } picks an endowment, with this worker: { $what }.
did-place = { $who } places a worker: { $what }.
did-skip = { $who } has nothing left to build and skips the turn.
did-city = { $who } builds a station in { $what }.
did-primary = { $who } takes the primary reward { $what }
did-first-bonus = { $who } takes the first-station bonus.
did-rail = { $who } lays a rail on { $what }.
did-sector = { $who } opens an office in sector { $what }.
did-tile-worker = { $who } discards a worker for the telegraph tile: { $what }.
did-sell-piece = { $who } sells a piece: { $what }.
did-trade-flip = { $who } flips a train: { $what }.
did-promo = { $who } promotes a worker: { $what }, to milestone { $letter } for { $points } points.
did-spec = { $who } uses the colour effect { $what }
did-done = { $who } ends the action and pays ${ $price }.
did-accept = { $who } accepts a deal: { $what }.
did-pass = { $who } accepts no further deal.
did-first = { $who } replaces milestone { $what } for { $points } points first.
did-keep = { $who } keeps a milestone { $what } for { $points } points.
did-step = { $who } steps up: { $what }.
did-discard = { $who } discards a worker: { $what }.
did-promote = { $who } promotes a worker: { $what }, to milestone { $letter } for { $points } points.
did-give = { $who } gives a worker: { $what }.
did-take = { $who } takes a worker: { $what }.
did-train = { $who } takes a train: { $what }.
did-flip = { $who } flips a train: { $what }.
did-stop = { $who } stops the effect.
recalled = { $who } takes { $workers ->
    [one] one worker
   *[other] { $workers } workers
} back.
deals-offered = Deals are offered.
deals-shuffled = The used deal tiles are shuffled.
deal-revealed = The next deal tile is turned up.
milestone-completed = { $who } completes a milestone { $letter }: { $points } points.
milestones-drawn = { $who } draws { $count ->
    [one] one milestone { $letter }
   *[other] { $count } milestones { $letter }
}.
end-triggered = { $who } has emptied the stock up to the logo: the end is near.
round-begins = Round { $round } begins.
last-round = Everybody has one more turn.
game-over = The game is over.

## Choices

choice-sell = Sell a share for $150
choice-hire = Hire a worker for ${ $price }: { $what }
    .button = Hire for ${ $price }
choice-pick = Pick this endowment, with this worker: { $what }
choice-place = Place a worker: { $what }
choice-skip = Skip the turn
choice-city = Station in { $what } for ${ $price }
    .button = Build for ${ $price }
choice-primary = Take the primary reward { $what }
choice-first-bonus = Take the first-station bonus for ${ $price }
choice-rail = Rail on { $what } for ${ $price }
    .button = Lay for ${ $price }
choice-sector = Office in sector { $what }
choice-tile-worker = Discard for the telegraph tile: { $what }
choice-sell-piece = Sell a piece: { $what }
choice-trade-flip = Flip { $what }
choice-promo = Promote { $what } to milestone { $letter } for { $points } points
choice-spec = Use the colour effect for ${ $price } { $what }
    .button = Use it for ${ $price }
choice-done = End the action, pay ${ $price }
choice-accept = Accept a deal: { $what }
choice-pass = Accept no further deal
choice-first = Replace milestone { $what } for { $points } points first
choice-keep = Keep milestone { $what } for { $points } points
choice-step = Step up: { $what }
choice-discard = Discard { $what }
choice-promote = Promote { $what } to milestone { $letter } for { $points } points
choice-give = Give { $what }
choice-take = Take { $what }
choice-train = Take the train { $what }
choice-flip = Flip { $what }
choice-stop = Stop here

## Names

title = Railroad Revolution
phase-endow_pick = Endowments
    .short = Start
phase-place = Place a worker
    .short = Worker
phase-action = Main action
    .short = Action
phase-deal = Deals
phase-milestone = Milestones
phase-over = Game over
phase-steps = Performance steps
    .short = Steps
phase-toll = Toll
phase-promote = Promotion
phase-exchange = Exchange: give
    .short = Give
phase-exchange_take = Exchange: take
    .short = Take
phase-worker = Take a worker
    .short = New worker
phase-train = Take a train
    .short = Train
phase-flip = Flip a train
    .short = Flip
phase-free_rail = Free rail
phase-free_station = Free station
phase-free_office = Free office
phase-start_rail = Spare rail
phase-start_office = Spare building: office
    .short = Spare office
phase-start_station = Spare building: station
    .short = Spare station

## Words on the drawn table

draw-board = United States
draw-players = Players
draw-short_cash = { figure-cash }
draw-short_shares = { figure-shares }
draw-short_workers = { figure-workers }
draw-short_points = { figure-points }
draw-telegraph = Telegraph line
draw-tracks = Performance tracks
draw-deal = Deals
draw-supply = Common supply
draw-player = Company { $player }
draw-city = { $city }, level { $level }: station ${ $cost }, then { $primary }; first { $bonus }
draw-city_bonus_cost = { $bonus } for ${ $cost }
draw-space = { $one } to { $other }: { $terrain }
draw-space_deal = { $one } to { $other }: { $terrain }, deal
draw-terrain_0 = plains
draw-terrain_1 = one triangle
draw-terrain_2 = two triangles
draw-terrain_3 = three triangles
draw-start_space = { $one } to { $other }: everybody's first rail
draw-rail = Rail of { $player }, { $one } to { $other }
draw-station = Station of { $player } in { $city }
draw-station_first = First station of { $player } in { $city }
draw-office = Office of { $player } in sector { $sector }
draw-office_first = First office of { $player } in sector { $sector }
draw-neutral = Neutral building
draw-sector = Sector { $sector }: { $shares ->
    [one] one share
   *[other] { $shares } shares
}, first office { $first } more
draw-sector_tile = Sector { $sector }: { $shares } shares, first office { $first } more; for a worker { $tile }
draw-sector_deal = Sector { $sector }: { $shares } shares, first office { $first } more; deal
draw-link = { $points } points for offices in sectors { $one } and { $other }
draw-per_telegraph = for each office
draw-per_stations = for each station
draw-per_network = for each city of level 5
draw-mark = { $player }: { $track } { $points } points, position { $position }
draw-toll_money = toll ${ $size }
draw-toll_shares = toll { $size } shares
draw-toll_worker = toll one worker
draw-deal_half = { $half } deal: { $shares } shares{ $money } for { $effects }
draw-deal_money = { " " }and ${ $money }
draw-half_upper = Upper
draw-half_lower = Lower
draw-column = { $count ->
    [one] one deal tile face down
   *[other] { $count } deal tiles face down
}
draw-common = { $count ->
    [one] one { $colour } worker in the common supply
   *[other] { $count } { $colour } workers in the common supply
}
draw-stack = { $count ->
    [one] one train
   *[other] { $count } trains
}: { $effects }
draw-pile = { $count ->
    [one] one milestone { $letter }
   *[other] { $count } milestones { $letter }
}
draw-endowment = Endowment: { $effects }, with one { $colour } worker
draw-drawn = Drawn: { $milestone }
draw-drawn_hidden = A milestone that you do not see
draw-milestone = Milestone { $letter }, { $points } points: { $conditions }; managers { $managers }
draw-managed = { $milestone }; filled: { $filled }
draw-completed = Completed: milestone { $letter }, { $points } points
draw-condition_connect = { $number ->
    [one] one city of level { $what } connected
   *[other] { $number } cities of level { $what } connected
}
draw-condition_station = { $number ->
    [one] one station in a city of level { $what }
   *[other] { $number } stations in cities of level { $what }
}
draw-condition_deal_rails = { $number ->
    [one] one rail with a deal
   *[other] { $number } rails with a deal
}
draw-condition_terrain_rails = { $number ->
    [one] one rail over { $what }
   *[other] { $number } rails over { $what }
}
draw-any = any
draw-none = none
draw-action = { $player }: action { $action }
draw-worker_supply = { $player }: { $count ->
    [one] one { $colour } worker to place
   *[other] { $count } { $colour } workers to place
}
draw-worker_board = { $player }: { $count ->
    [one] one { $colour } worker on { $action }
   *[other] { $count } { $colour } workers on { $action }
}
draw-train_up = { $player }: { $count ->
    [one] one train face up
   *[other] { $count } trains face up
}, { $effects }
draw-train_down = { $player }: { $count ->
    [one] one train face down
   *[other] { $count } trains face down
}, { $effects }
draw-stock_rail = { $player }: { $count ->
    [one] one rail in stock
   *[other] { $count } rails in stock
}
draw-stock_building = { $player }: { $count ->
    [one] one building in stock
   *[other] { $count } buildings in stock
}
draw-sale = ${ $money } for a piece of this sector
draw-cash = Cash
draw-shares = Shares
draw-points = Points
draw-holdings = { $player }: ${ $cash }, { $shares } shares, { $points } points
draw-shares_title = { $player }: { $shares } shares, ${ $price } each
draw-to_move = to decide
draw-first_player = first player
draw-round = Round { $round }
draw-round_triggered = Round { $round }, then one more
draw-round_last_round = Round { $round }: the last
draw-livery_1 = Pine
draw-livery_2 = Orange
draw-livery_3 = Sky
draw-livery_4 = Rose
draw-effect_money = ${ $n }
draw-effect_shares = { $n ->
    [one] one share
   *[other] { $n } shares
}
draw-effect_steps = { $n ->
    [one] one step
   *[other] up to { $n } steps
}
draw-effect_promote = { $n ->
    [one] one promotion
   *[other] { $n } promotions
}
draw-effect_promote_paying = { $n ->
    [one] one promotion for ${ $pay }
   *[other] { $n } promotions for ${ $pay } each
}
draw-effect_exchange = exchange of a worker
draw-effect_worker_any = { $n ->
    [one] one worker of any colour
   *[other] { $n } workers of any colour
}
draw-effect_workers = workers { $colours }
draw-effect_either = a worker { $colours }
draw-effect_train = a train
draw-effect_flip = { $n ->
    [one] one flip of a train
   *[other] { $n } flips of trains
}
draw-effect_free_rail = a free rail
draw-effect_free_station = a free station
draw-effect_free_office = a free office
draw-effect_start_rail = the spare rail
draw-effect_start_station = the spare building in Washington or Charlotte
draw-effect_start_office = the spare building in a deal sector
draw-and = ,{ " " }
draw-or = { " " }or{ " " }

## Options by name, and their values

preset-standard = Rulebook
    .help = As in the rulebook: drawn milestones are seen by who draws them.
option-milestone_draw-private = Hidden
option-milestone_draw-open = Open

## Phases

## Questions and verbs

ask-endow_pick = Choose your start endowment
ask-place = Choose a worker and its action
ask-place-next = Choose the action for this worker
ask-skip = Nothing is left to build: skip the turn
ask-action = Carry out the action, then pay
ask-deal = Accept a deal, or go on
ask-milestone = Choose the milestone that you keep
ask-first = Which milestone do you replace first?
ask-steps = Choose a performance track to step up on
ask-toll = Choose the worker that pays the toll
ask-promote = Promote a worker: choose a worker and a milestone
ask-promote-next = Choose the milestone that gets a manager
ask-promo-next = Choose the milestone that gets a manager
ask-exchange = Exchange: choose the worker you give
ask-exchange_take = Exchange: choose the worker you take
ask-worker = Choose a worker from the common supply
ask-train = Choose a train
ask-flip = Choose a train to flip
ask-free_rail = Choose a space for the free rail
ask-free_station = Choose a city for the free station
ask-free_office = Choose a sector for the free office
ask-start_rail = Choose a space for the spare rail
ask-start_office = Choose a sector for the spare building
ask-start_station = Choose a city for the spare building
verb-sell = Sell
verb-hire = Hire
verb-pick = Pick
verb-place = Place
verb-skip = Skip
verb-city = Station
verb-primary = Primary reward
verb-first_bonus = First-station bonus
verb-rail = Rail
verb-sector = Office
verb-tile_worker = Telegraph tile
verb-trade_flip = Flip a train
verb-promo = Promote
verb-spec = Colour effect
verb-done = End the action
verb-accept = Accept
verb-pass = No deal
verb-first = Replace first
verb-keep = Keep
verb-step = Step up
verb-discard = Discard
verb-promote = Promote
verb-give = Give
verb-take = Take
verb-train = Take a train
verb-flip = Flip
verb-stop = Stop

## Names: an argument is shown by the message ARGUMENT-VALUE, each of its words by that

what-white = white
what-purple = purple
what-orange = orange
what-grey = grey
what-turquoise = turquoise
what-supply = from the supply
what-board = from the board
what-station = Station
what-railroad = Railroad
what-telegraph = Telegraph
what-trade = Trade
what-stations = Stations
what-network = Network
what-rail = rail
what-building = building
what-upper = upper
what-lower = lower
what-up = (face up)
what-down = (face down)
what-money600 = $600
what-promote2 = two promotions
what-shares3 = three shares
what-steps3 = three steps
what-rail100 = rail and $100
score-telegraph = Telegraph
score-stations = Stations
score-network = Network
score-links = Telegraph links
score-milestones = Milestones
score-trains = Trains

## Chapters of the rules

rules-GEN = The game
rules-SET = Setup
rules-TURN = The turn
rules-STA = Stations
rules-RAIL = Railroad
rules-TEL = Telegraph
rules-TRD = Trade
rules-DEAL = Deals
rules-TRN = Trains
rules-MIL = Milestones
rules-PERF = Performance tracks
rules-END = The end of the game
rules-SCO = Scoring
rules-INFO = What everybody knows

## Figures of the players

figure-cash = Cash
figure-shares = Shares
figure-workers = Workers
figure-points = Points

## Reasons for advice

reason-milestones = milestones completed: { $points }
reason-goals = your open milestones: { $points }
reason-next-goals = milestones that may follow: { $points }
reason-workers = workers to promote, and their colours: { $points }
reason-tracks = performance tracks and what they count: { $points }
reason-links = telegraph offices side by side: { $points }
reason-trains = trains: { $points }
reason-money = money and shares: { $points }
reason-money-early = money while there is time to use it: { $points }
reason-goals-early = open milestones with time left for them: { $points }
reason-effects = effects still to be used: { $points }
reason-rival = what the strongest rival may expect: { $points }
reason-rivals = what your rivals may expect: { $points }

## Beside the board

panel-turn = A worker and the first step for ${ $price }
    .button = Place the worker and go on for ${ $price }
panel-whole-turn = The whole action for ${ $price }
    .button = Play the whole action for ${ $price }
panel-then-ends = then the action ends, without rewards or colour effect
panel-milestone = managers on the milestone: { $filled } of { $slots }
panel-turns = { $count ->
    [one] One worker can do it
   *[other] { $count } ways: which worker?
}
panel-workers = Workers and actions
panel-column-price = costs
panel-reward-ends = The reward, then the action ends
panel-reward-colour-ends = The reward ({ $what }), then the action ends
panel-goals = Your milestones
panel-goal = Milestone { $letter }, { $points } points
panel-column-managers = managers
panel-of = { $have } of { $number }
panel-goal-connect = cities of level { $what } connected: { $have } of { $number }
panel-goal-station = stations in cities of level { $what }: { $have } of { $number }
panel-goal-deal_rails = rails with a deal: { $have } of { $number }
panel-goal-terrain_rails =
    rails over { $what ->
        [0] plains
        [1] one triangle
        [2] two triangles
       *[other] three triangles
    }: { $have } of { $number }
panel-completes =
    { $managers ->
        [0] Complete at the end of the turn.
        [one] One more manager completes it.
       *[other] { $managers } more managers complete it.
    }
panel-besides = Besides
panel-from = from ${ $money }
panel-money = ${ $money }
panel-number = { $number }
panel-point = Or point at a city, a space or a sector.
panel-action = What the action can do
panel-after = After it
panel-now = now
panel-then = then
panel-cash = Cash
panel-owed = To pay at the end of the action
panel-shares = Shares
panel-workers-left = Workers in your supply
panel-must-sell = ${ $money } is missing: sell shares (yours are worth ${ $worth }).
panel-instead = ${ $price } instead of ${ $money }
panel-worker-at = { $what }
panel-then-ends-plainly = then the action ends, without rewards
panel-spec-flip = { $pay ->
    [0] A train is turned over
   *[other] For ${ $pay } a train is turned over
}
panel-spec-train = For ${ $pay } a train
panel-spec-exchange = A worker is exchanged
panel-spec-steps = Up to { $number } performance steps
panel-spec-shares = { $number } shares
panel-spec-bonus = The first-station bonus of the city for its price; twice if you are first
panel-spec-no_cost = The station costs nothing
panel-spec-primary = For ${ $pay } the reward of the city again
panel-spec-terrain_money = ${ $number } and ${ $each } for each triangle of the rails
panel-spec-extra_rail = { $rails } rails instead of two; of the third only the triangles are paid
panel-spec-first_shares = The shares of the first office; twice if you are first
panel-spec-share_money = ${ $number } for each share taken in the sector
panel-spec-tile = For ${ $pay } the bonus of the telegraph tile
panel-spec-deal = One of the two deals for you alone, with { $number } share for it
panel-spec-train_money = ${ $number } for each of your trains

## The end of a turn, step by step

end-milestone = Milestones
end-last = The end of the game
