# Railroad Revolution in English.

# What the game counts: the page's word for a turn or for a round. A language whose rulebook says the other word says so.
period = round

## Rules, by ledger id. The value explains the rule, the attribute says why an action was refused.

RR-SET-01 = The game is set up in thirteen steps: player boards; what each player gets; the common supply; train stacks; milestones; markers; deal tiles; city tiles; telegraph tiles; neutral buildings; endowment tiles; choosing them; what is left goes to the box. The first player begins, and play goes clockwise.
RR-SET-02 = Each train stack has 5, 4 or 3 trains for 4, 3 or 2 players.
RR-SET-03 = Neutral buildings stand on first slots only. They belong to nobody, score nothing, and block only the first slot.
RR-SET-04 = The last player of the first round chooses an endowment tile first, the first player last. What the tile gives is carried out before the next player chooses.
    .refusal = You cannot take this endowment tile.
RR-SET-05 = An endowment tile gives its worker and one of these: up to 3 performance steps, with tolls; a free rail on an available space, without cost or deal; 3 shares; an office on the first slot of a deal sector, without shares or deal; an exchange of one of your workers, also the new one; a station on the first slot of Washington or Charlotte, without cost, reward or bonus; a train; $500. You may decline this, but you always take the worker.
    .refusal = { $reason ->
        [rail] Your spare rail cannot go on { $what }: the space must touch your network.
        [office] Your spare office cannot go in sector { $what }: it needs an empty deal sector.
       *[station] Your spare station cannot go in { $what }: only in Washington and Charlotte, with the first slot empty.
    }
RR-SET-06 = The spare rail and the spare building are not part of your stock of 15 rails and 12 buildings. They do not count for the end of the game, but in every other respect they are a rail, a station or an office.
RR-SET-07 = Each player has exactly 5 available workers after the setup: 4 white ones and the worker of the tile, or what an exchange made of them.
    .refusal = Everybody keeps their first 5 workers until the setup is over.
RR-SET-08 = During the setup no shares are sold and nobody is hired. You pay the tolls of the steps out of your $600 and 3 shares.
    .refusal = Selling and hiring begin with your first turn.
RR-SET-09 = The workers that lie on the endowment tiles are not in the common supply, so nobody can get them by an exchange.
RR-GEN-01 = The common supply never runs out of money and shares.
RR-GEN-02 = Workers are limited. If you are to take a worker of a colour that has run out, you take one of any other colour in the common supply. If it holds no worker at all, you take none. Where you may take one colour or another, you name the colour first, even one that has run out, and then take another instead. Where you choose freely, in hiring, for any worker or in an exchange, you choose a colour that is there.
    .refusal = The common supply has no such worker.
RR-GEN-03 = To pay is to give money to the common supply. To discard is to give shares or workers back to it; the workers come from your personal supply or your board, as you like. Managers cannot be discarded.
    .refusal = { $reason ->
        [supply] You have no { $colour } worker in your supply.
       *[board] You have no { $colour } worker on your board.
    }
RR-GEN-04 = Workers, shares and money that you take go to your personal supply. A worker that you take, also by exchange, can be promoted, discarded or exchanged at once, and placed from your next turn on; one that you hire before you place can be placed in this turn.
RR-GEN-05 = In your turn you carry out the parts of your action in any order: the main action, paying for it, rewards, bonuses, the colour effect. You may pay with money that a later part brings.
RR-GEN-06 = Whenever you decide something in a turn, you may sell shares for $150 each. You cannot buy shares.
    .refusal = You have no share to sell.
RR-GEN-07 = Whenever you decide something in a turn, you may pay $800 and hire 1 worker of any colour in the common supply, also several times.
    .refusal = { $reason ->
        [colour] The common supply has no { $colour } worker.
       *[cash] Hiring costs $800, and you have ${ $cash }.
    }
RR-GEN-08 = In your own turn you may sell and hire at every step, until your action and your deals are over. In another player’s turn you may do so while you decide on a deal. You may not in the setup, while milestones are drawn, or at any other time.
    .refusal = Selling and hiring stop while milestones are drawn.
RR-GEN-09 = At the end of your turn you must have at least 4 available workers. You may not use an action, bonus, reward, promotion, discard or toll after which you could no longer reach that.
    .refusal = After that you could not end the turn with 4 workers.
RR-GEN-10 = In your own turn you may go below 4 workers if you get back to 4 before it ends. For example, you discard a worker for $600 and hire another. You cannot end the turn with fewer than 4.
    .refusal = You must end the turn with at least 4 workers; you have { $workers }.
RR-GEN-11 = When you decide on a deal in another player’s turn, you may never have fewer than 4 available workers: to promote or discard with exactly 4 you hire first. An exchange counts as one moment. So you always begin your own turn with at least 4.
    .refusal = In another player’s turn you must always have 4 workers. Hire one first.
RR-GEN-12 = There are no dead ends: you may do something only if you can still fulfil all duties of the turn after it: complete the main action, pay for it and have at least 4 available workers.
    .refusal = After that you could not complete your turn.
RR-GEN-13 = You may decline rewards and bonuses, wholly or partly, unless a rule says “must”. You always take the worker of the endowment tile, the shares of a sector and of a first office, and the money of a sale. A reward of several workers is taken whole.
RR-GEN-14 = You can choose something only if, once its price is paid, at least one of its effects can change something. This holds for rewards, first-station and tile bonuses, colour effects, train flips and deals. Money and shares always change something. Workers do if the common supply holds one, a train does if a stack is not empty. The others do if something allowed can be done with them.
    .refusal = That would change nothing now.
RR-GEN-15 = Several effects are carried out in their order, and you may decline each. Once you have begun an effect you finish or stop it before you do something else; only selling shares and hiring may come in between, but not while you pay a toll, make an exchange or choose a worker.
    .refusal = First finish what is open: { $phase }.
RR-GEN-16 = Exchange: you choose one of your available workers, in your supply or on your board, and one in the common supply. They change places, and the new one goes to your personal supply. So the number of your available workers does not change. You may take the same colour only for a worker on your board, which brings it back to your supply; otherwise nothing would change.
    .refusal = { $reason ->
        [colour] The common supply has no { $colour } worker.
       *[same] You would get the same colour back. Choose another one.
    }
RR-GEN-17 = There is no credit: every price but that of the main action is paid in full out of what you have at that moment; sell shares first if your cash is short. You may use money that the main action will need, as long as you can still complete the turn.
    .refusal = You have ${ $cash }, which is too little. Sell shares first.
RR-TURN-01 = The players take their turns clockwise from the first player, one turn each.
RR-TURN-02 = In your turn you take 1 worker from your personal supply and put it on one of the four action spaces of your board. Then you do the main action. You must do so.
    .refusal = You have no such worker in your personal supply.
RR-TURN-03 = Any number of workers may stand on an action space, in any colours.
RR-TURN-04 = If your personal supply is empty when your turn begins, all workers on your board come back to it. This happens automatically, before you sell or hire, and is not an action: you then take a normal turn.
RR-TURN-05 = You cannot call them back earlier: while there is a worker in your personal supply, you must place one from there.
    .refusal = That worker is on your board. Place one from your personal supply.
RR-TURN-06 = You must carry out the main action completely, and you may not choose an action that you cannot complete.
    .refusal = The main action is not complete yet.
RR-TURN-07 = You need not use the colour effect of the worker that you placed. You may use it once in the turn.
    .refusal = You have used the colour effect in this turn.
RR-TURN-08 = White: promote 1 of your workers. Every specialist may do this instead of its own effect, but never both.
    .refusal = { $reason ->
        [white] A white worker has no effect but to promote a worker.
       *[used] You have used the effect of the worker in this turn.
    }
RR-TURN-09 = A turn goes like this: your workers come back if your supply is empty; you place a worker; you carry out your action in any order and end it; deals are decided if the action calls for them; you must have at least 4 workers; milestones of all players are checked; the end of the game is checked; the next player follows.
    .refusal = You cannot do that at this point ({ $phase }).
RR-TURN-10 = If nothing can be done because your stock is empty, your turn is skipped and you place no worker. You may still sell and hire, and the end of the turn takes place.
    .refusal = You can place a worker, so you cannot skip the turn.
RR-TURN-11 = The worker that you have just placed is on your board: you may promote, exchange or discard it in the same turn. You may still use its colour effect.
RR-TURN-12 = You may use the colour effect before the parts of the main action, between them or after them. But there must be something that it can work on.
RR-STA-01 = You take your leftmost building and put it in an available city.
    .refusal = You have chosen a city already.
RR-STA-02 = You pay the cost on the upper edge of the city.
    .refusal = The station costs ${ $owed } and you have ${ $cash }.
RR-STA-03 = You may take the primary reward: steps, or one or two workers; “/” means one of the two colours shown.
    .refusal = { $reason ->
        [city] Choose a city first.
       *[colour] That is not the primary reward of this city.
    }
RR-STA-04 = If there is no building in the city yet, not even a neutral one, yours goes on the first slot. Then you may take the first-station bonus, at its cost if it has one.
    .refusal = Choose a city first.
RR-STA-05 = Otherwise it goes to the area on the right, without the bonus. A city holds any number of stations.
    .refusal = Another building stood there first, so there is no bonus.
RR-STA-06 = You may have only one station in a city.
    .refusal = You have a station in { $what } already.
RR-STA-07 = You cannot build a station in a city that your network does not reach. Nor can you without a building in your stock, or if you cannot pay for it.
    .refusal = { $reason ->
        [stock] You have no building left.
        [reach] Your network does not reach { $what }.
        [none] You cannot pay for a station in any city that your network reaches.
       *[pay] The station costs ${ $size }. With ${ $cash } and { $shares ->
            [one] one share
           *[other] { $shares } shares
        } you could not pay for it and end the turn with 4 workers.
    }
RR-STA-08 = Washington and Charlotte work like any city; their tile is printed on the board. They are cities of level 1, and no milestone asks for that level.
RR-STA-09 = Purple: pay $100 and flip one of your trains. You may do so before you choose the city, because a rail from the flip can open a new one.
    .refusal = Choose the train to flip.
RR-STA-10 = Grey: take the first-station bonus of this city, at its cost. If you are first, you get it twice and pay its cost each time.
    .refusal = Choose a city first, then take its bonus.
RR-STA-11 = Orange: you do not pay for the station, but you pay for bonuses.
    .refusal = Choose a city that costs something first.
RR-STA-12 = Turquoise: pay $300 and take the primary reward again; at “/” you may choose the other colour.
    .refusal = { $reason ->
        [city] Choose a city first.
       *[colour] Choose the colour of the worker that you take.
    }
RR-STA-13 = You may take the primary reward and the first-station bonus once each in an action, and once more by turquoise or grey. You may take them before you pay for the station.
    .refusal = You have taken that reward already.
RR-RAIL-01 = You take your 2 leftmost rails and put each on an available rail space.
    .refusal = Your network does not reach { $what }.
RR-RAIL-02 = The rails cost $400 together, and $100 for each triangle printed at the spaces. Plains cost nothing extra.
    .refusal = The rails cost ${ $owed }, and you have ${ $cash }.
RR-RAIL-03 = You choose the spaces one after the other; the first rail may open the way to the second space. The two rails need not touch.
RR-RAIL-04 = You may have one rail on a space. Any number of players may have one there.
    .refusal = You have a rail on { $what } already.
RR-RAIL-05 = You lay exactly 2 rails. If only 1 is left in your stock, you lay that one and pay the full $400 and the terrain. Without rails, or if you cannot pay, you cannot choose this action.
    .refusal = { $reason ->
        [laid] You have laid all rails of this action.
        [stock] You have no rail left.
       *[pay] With ${ $cash } and { $shares ->
            [one] one share
           *[other] { $shares } shares
        } you could not pay for the rails of this action and end the turn with 4 workers.
    }
RR-RAIL-06 = If you lay a rail on a space with a deal icon, first there or not, the deals are decided after the whole action. They are decided once, even if you lay two such rails.
RR-RAIL-07 = Purple: pay $300 and take a train.
    .refusal = Choose the train that you take.
RR-RAIL-08 = Grey: take 2 shares.
    .refusal = The grey worker brings shares.
RR-RAIL-09 = Orange: take $100, and $50 for each triangle at the spaces built on in this action.
    .refusal = Lay all rails first.
RR-RAIL-10 = Turquoise: lay 3 rails for $400 and $100 for each triangle of all three. You need 3 rails in your stock at the start of the action, and once you have chosen it you must lay all three. With fewer rails you cannot use the effect.
    .refusal = A third rail needs 3 rails in stock when the action begins. You had { $count }.
RR-RAIL-11 = A free rail is the leftmost rail of your stock, in the setup the spare one, on an available space: without the $400, without terrain cost and without a deal. The icons of the space count for milestones.
    .refusal = { $reason ->
        [stock] You have no rail left.
       *[space] Your network does not reach { $what }.
    }
RR-RAIL-12 = There is always an available rail space: the map has 26, all connected, and a player has at most 16 rails.
RR-TEL-01 = You take your leftmost building and put it in an available sector. It costs nothing, you need no network, and the order of the sectors does not matter.
    .refusal = You have chosen a sector already.
RR-TEL-02 = You take the shares of the sector, the brown number.
RR-TEL-03 = If there is no building in the sector yet, not even a neutral one, yours goes on the first slot. You then also take the first-office shares, the white number.
RR-TEL-04 = Otherwise it goes to the area on the right, without first-office shares.
RR-TEL-05 = You may have only one office in a sector.
    .refusal = You have an office in sector { $what } already.
RR-TEL-06 = Once in the action, first or not, you may discard one of your workers and take the bonus of the sector’s tile. The worker comes from your supply or your board; it may be the one just placed. The tile stays for everybody until the end of the game.
    .refusal = { $reason ->
        [sector] Choose a sector first.
       *[used] You have taken the bonus of this tile for a worker already.
    }
RR-TEL-07 = The deal sectors 3 and 6 have no tile and so no tile bonus. An office there calls for deals after the whole action.
    .refusal = A deal sector has no tile.
RR-TEL-08 = You cannot choose this action without a building in your stock, or if you have an office in all 8 sectors.
    .refusal = { $reason ->
        [full] You have an office in every sector.
       *[stock] You have no building left.
    }
RR-TEL-09 = Purple: exchange one worker.
    .refusal = The purple effect is the exchange of one worker.
RR-TEL-10 = Grey: take the first-office shares. If you are first, you get them twice.
    .refusal = Choose a sector first.
RR-TEL-11 = Orange: take $100 for each share that you take in this action as shares of the sector and of the first office. Shares from tiles or trains do not count.
    .refusal = Choose a sector first.
RR-TEL-12 = Turquoise: pay $400 and take the tile bonus, in addition to discarding a worker or instead of it, so at most twice in one action. Not in deal sectors.
    .refusal = Choose a sector with a tile first.
RR-TEL-13 = A free office is the leftmost building of your stock in an available sector, on the first slot if that is empty: no shares, no tile bonus, no deal.
    .refusal = You have no building left.
RR-TRD-01 = You remove exactly one piece from the leftmost sector of your stock that still holds one; if it holds a rail and a building, you choose. The piece leaves the game, and you take the money printed above that sector.
    .refusal = { $reason ->
        [sold] You have sold a piece in this action already.
       *[sector] Sell from the leftmost sector of your stock that still holds a piece.
    }
RR-TRD-02 = Before or after the sale you may flip one of your trains. A free rail by a flip before the sale may take the last piece of a sector, so that you sell from the next one; but something must be left to sell.
    .refusal = You have flipped a train in this action already.
RR-TRD-03 = You cannot choose this action only if your stock is empty.
    .refusal = Your stock is empty.
RR-TRD-04 = Purple: up to 3 performance steps.
    .refusal = The purple effect is up to 3 steps.
RR-TRD-05 = Grey: accept one of the two deals of the face-up deal tile. You take 1 share with it, which you may use to pay for it. Nobody else takes part. The tile is discarded, and the next one is turned up at once. If you accept nothing, you get no share, and the tile stays.
    .refusal = { $reason ->
        [choose] Choose one of the two deals.
        [shares] That deal costs { $size ->
            [one] one share
           *[other] { $size } shares
        }, and with the one you get you have { $shares }.
       *[cash] That deal costs ${ $size }, and you have ${ $cash }.
    }
RR-TRD-06 = Orange: $100 for each train that you have at that moment, face up or down.
    .refusal = You have no train.
RR-TRD-07 = Turquoise: flip one more train. Together with the flip of the main action you may flip the same train twice.
    .refusal = Choose the train to flip.
RR-TRD-08 = A free station is the leftmost building of your stock in an available city, on the first slot if that is empty: no cost, no rewards.
RR-TRN-01 = To take a train you take the top tile of any stack. Put it before you face up, with the side of 8 victory points. If all stacks are empty, you get nothing.
    .refusal = That stack is empty.
RR-TRN-02 = You may have any number of trains, also several of one kind.
RR-TRN-03 = Flip a face-up train: you take its bonus, at its cost if it has one; then it lies face down.
    .refusal = You have no such train face up.
RR-TRN-04 = Flip a face-down train: it lies face up, and you get no bonus.
    .refusal = You have no such train face down.
RR-TRN-05 = You may flip a face-up train only if its bonus can change something; you may still stop without using it. A face-down train you may always flip.
    .refusal = The bonus of that train would change nothing now.
RR-TRN-06 = To flip twice is two separate flips, of two trains or of one train twice. You may decline the second.
RR-TRN-07 = The trains give: 1 or 2 promotions; $600; up to 3 steps; 3 shares; for $100 a free rail.
RR-DEAL-01 = Deals are decided at most once in a turn, after the whole action. It takes a rail on a space with a deal icon, or an office in a deal sector.
RR-DEAL-02 = A deal costs 1 to 4 shares, and money if it says so. To accept it you discard the shares, pay, and take the reward.
    .refusal = { $reason ->
        [shares] That deal costs { $size ->
            [one] one share
           *[other] { $size } shares
        }, and you have { $shares }.
       *[cash] That deal costs ${ $size }, and you have ${ $cash }.
    }
RR-DEAL-03 = The player whose turn it is may accept none, one or both deals, each once, in any order. Then, clockwise, every other player may accept none or one. Several players may accept the same deal.
    .refusal = { $reason ->
        [taken] You have accepted that deal already.
       *[one] In another player’s turn you may accept only one deal.
    }
RR-DEAL-04 = You cannot accept a deal whose reward would change nothing.
    .refusal = The reward of that deal would change nothing now.
RR-DEAL-05 = Then the tile goes face down to the used ones, and the next tile of the column is turned up. If the column is empty, the used tiles, also the one just used, are first shuffled into a new column.
RR-DEAL-06 = The reward of a deal never calls for another deal.
RR-DEAL-07 = Deals give: an exchange; a free rail, station or office; 1 or 2 promotions for $100 each; one or two flips of trains; a train; the workers shown; steps.
RR-DEAL-08 = You are asked about deals only if you can accept one, perhaps after selling shares or hiring. The player whose turn it is decides first, until they pass, have taken both, or can accept no more. They cannot stop while they have fewer than 4 available workers. Any other player is done after passing, or when the reward of their one deal has been carried out.
RR-DEAL-09 = All players decide on the same face-up tile. What earlier players take from workers, train stacks and first slots is gone for the later ones.
RR-MIL-01 = To promote is to move an available worker to an empty manager slot of one of your open milestones.
    .refusal = { $reason ->
        [milestone] That is not one of your open milestones.
        [supply] You have no { $colour } worker in your supply.
       *[board] You have no { $colour } worker on your board.
    }
RR-MIL-02 = Slots of milestones A, B and C take only the colour shown, those of D any colour, also white. You cannot promote a worker that fits no empty slot.
    .refusal = That milestone has no empty slot for this colour.
RR-MIL-03 = You may promote even if no condition of the milestone is met yet.
RR-MIL-04 = Managers are not available workers. They cannot be moved, exchanged or discarded until the milestone is complete.
    .refusal = That worker is a manager already.
RR-MIL-05 = You promote only by white, by a specialist used as white, and by effects that say “promote”. With one or two promotions you make one after the other and may leave out the second. Both may go to the same milestone or to different ones.
RR-MIL-06 = A milestone is complete when all its manager slots are filled and all its conditions are met.
RR-MIL-07 = Milestones are checked at the end of every turn, after the deals, for every player: first for the one whose turn it was, then clockwise. They are completed automatically, whether you want it or not.
RR-MIL-08 = When a milestone is complete, its managers go to the common supply; you turn the tile face down and keep it for its victory points.
RR-MIL-09 = A completed milestone A is replaced by a B, B by C, C by D, and D by nothing. You draw the 3 top tiles of that stack and must keep 1 face up; the other 2 go under the stack in the order drawn. If fewer than 3 are left, you draw those; if none, there is no replacement.
    .refusal = Keep one of the milestones that you drew.
RR-MIL-10 = If you complete two milestones at once, both are turned down and then replaced one after the other. If their letters differ, you choose which comes first. Otherwise there is nothing to choose: both draw from the same stack, the second after the first two rejected tiles went under it.
    .refusal = That is not one of the two milestones to be replaced.
RR-MIL-11 = Condition “connect cities”: your network reaches at least so many different cities of exactly that level.
RR-MIL-12 = Condition “stations”: you have stations in at least so many cities of exactly that level.
RR-MIL-13 = Condition “rails with a deal icon”: you have rails on at least so many spaces with a deal icon.
RR-MIL-14 = Condition “rails on terrain”: you have rails on at least so many spaces with exactly that icon: plains, or 1, 2 or 3 triangles.
RR-MIL-15 = Conditions are only looked at, never used up: one rail or station may serve several conditions and milestones. The start space counts for none.
RR-MIL-16 = A milestone that has just been drawn has no managers, so it cannot be completed in the same check. When both your lines have come to a completed D, you hold no open milestone and can promote no more.
RR-MIL-17 = At the end of the very last turn milestones are completed and score, but no new ones are drawn.
RR-PERF-01 = A step moves one of your markers up by one position. You may split several steps between tracks.
RR-PERF-02 = You pay a toll printed between two positions when you pass it: the money, the shares, or one worker from your supply or board. If you cannot pay it, you cannot take the step. Every player pays each toll.
    .refusal = { $reason ->
        [shares] The toll is { $size ->
            [one] one share
           *[other] { $size } shares
        }, and you have { $shares }.
       *[cash] The toll is ${ $size }, and you have ${ $cash }. Sell shares first.
    }
RR-PERF-03 = So many steps always means up to so many. Steps that you do not take are lost.
RR-PERF-04 = There is no step beyond the top. Any number of markers may stand on one position.
    .refusal = Your marker is at the top of that track.
RR-END-01 = The end comes when the sectors of a player’s stock to the left of the logo are empty: 13 rails and 10 buildings have left the stock, built or sold.
RR-END-02 = The round is finished, up to the player to the right of the first player. Then everybody has exactly one more turn, and the game ends.
    .refusal = The game is over.
RR-END-03 = This is checked for all players at the end of each turn; only the first time counts. The round in which it happens is the one to be finished.
RR-END-04 = Until the end all rules hold; milestones may be completed up to and including the end of the very last turn.
RR-SCO-01 = 8 victory points for each of your face-up trains.
RR-SCO-02 = The victory points of each completed milestone; open ones count nothing.
RR-SCO-03 = The value on the network track times the number of different level-5 cities that your network reaches; you need no station there.
RR-SCO-04 = The value on the station track times the number of your stations in all cities, Washington and Charlotte included.
RR-SCO-05 = The value on the telegraph track times the number of your offices.
RR-SCO-06 = For each pair of neighbouring sectors with an office of yours in both: the 5 or 8 victory points printed between them. Every player with both gets them.
RR-SCO-07 = Money, shares, workers and what is left in your stock score nothing.
RR-SCO-08 = Most victory points win. If they are equal, most money wins, with $150 for each share; if that is equal too, they share the victory.
RR-INFO-01 = Open to all: everything on the boards; the money, shares, workers, trains and milestones of all players, open or completed; the face-up deal tile; city and telegraph tiles; the sizes of the stacks; the used deal tiles.
RR-INFO-02 = Hidden from all: the order of the milestone stacks and of the deal tiles. Only the player who draws milestones sees them, or everybody with the option “Drawn milestones: Open”. The two tiles put back are known to those who saw them.
RR-INFO-03 = Chance decides the shuffling in the setup and of the deal tiles. There are no dice.

## Options

option-milestone_draw = Whether only the player who draws milestones sees them, or everybody.
    .name = Drawn milestones

## Events

did-sell = { $who } sells a share for ${ $money }.
did-hire = { $who } hires { $worker } for ${ $price }.
did-pick = { $who } takes an endowment: { $worker } and { $gains }.
did-place = { $who } places { $worker } on { $main }.
did-skip = { $who } has nothing left to build and skips the turn.
did-city = { $price ->
    [0] { $who } builds a free station in { $what }.
   *[other] { $who } builds a station in { $what } for ${ $price }.
}
did-primary = { $who } takes the primary reward: { $gains }.
did-first-bonus = { $price ->
    [0] { $who } takes the first-station bonus: { $gains }.
   *[other] { $who } takes the first-station bonus for ${ $price }: { $gains }.
}
did-rail = { $free ->
    [yes] { $who } lays a free rail: { $what }.
   *[no] { $price ->
        [0] { $who } lays a rail: { $what }.
       *[other] { $who } lays a rail for ${ $price }: { $what }.
    }
}
did-sector = { $shares ->
    [0] { $who } opens a free office in sector { $what }.
    [one] { $who } opens an office in sector { $what } and takes one share.
   *[other] { $who } opens an office in sector { $what } and takes { $shares } shares.
}
did-tile-worker = { $who } discards { $worker } for the telegraph tile: { $gains }.
did-sell-piece = { $who } sells { $piece } for ${ $money }.
did-trade-flip = { $face ->
    [down] { $who } flips the train { $train } face up again.
   *[up] { $price ->
        [0] { $who } flips a train face down for its bonus: { $gains }.
       *[other] { $who } flips a train face down and pays ${ $price } for its bonus: { $gains }.
    }
}
did-promo = { $who } promotes { $worker } to milestone { $letter } (worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}).
did-spec = { $who } uses the { $colour } effect: { $kind ->
    [flip] { $face ->
        [down] a train is flipped face up{ $price ->
            [0] {""}
           *[other] , for ${ $price }
        }.
       *[up] a train is flipped for its bonus ({ $gains }){ $price ->
            [0] {""}
           *[other] , for ${ $price }
        }.
    }
    [train] the train { $train } for ${ $price }.
    [exchange] an exchange of workers.
    [steps] performance steps.
    [shares] { $shares ->
        [one] one share.
       *[other] { $shares } shares.
    }
    [bonus] the first-station bonus ({ $gains }).
    [no_cost] the station costs ${ $money } less.
    [primary] the primary reward again ({ $gains }) for ${ $price }.
    [terrain_money] ${ $money } for the rails.
    [extra_rail] a third rail.
    [first_shares] { $shares ->
        [one] one share for the first office.
       *[other] { $shares } shares for the first office.
    }
    [share_money] ${ $money } for the shares taken.
    [tile] the telegraph tile ({ $gains }) for ${ $price }.
    [deal] { $shares ->
        [one] the { $what } deal ({ $gains }) for one share{ $price ->
            [0] {""}
           *[other] {" "}and ${ $price }
        }.
       *[other] the { $what } deal ({ $gains }) for { $shares } shares{ $price ->
            [0] {""}
           *[other] {" "}and ${ $price }
        }.
    }
   *[train_money] ${ $money } for the trains.
}
did-done = { $price ->
    [0] { $who } ends the action.
   *[other] { $who } ends the action and pays ${ $price }.
}
did-accept = { $price ->
    [0] { $shares ->
        [one] { $who } accepts the { $what } deal for one share: { $gains }.
       *[other] { $who } accepts the { $what } deal for { $shares } shares: { $gains }.
    }
   *[other] { $shares ->
        [one] { $who } accepts the { $what } deal for one share and ${ $price }: { $gains }.
       *[other] { $who } accepts the { $what } deal for { $shares } shares and ${ $price }: { $gains }.
    }
}
did-pass = { $who } accepts no further deal.
did-first = { $who } replaces milestone { $what } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) first.
did-keep = { $who } keeps milestone { $what } (worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}).
did-step = { $who } moves up the { $track } track to { $points ->
    [one] one point
   *[other] { $points } points
} each{ $price ->
    [0] { $shares ->
        [0] {""}
        [one] , toll one share
       *[other] , toll { $shares } shares
    }
   *[other] , toll ${ $price }
}.
did-discard = { $who } discards { $worker } as the toll.
did-promote = { $price ->
    [0] { $who } promotes { $worker } to milestone { $letter } (worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
   *[other] { $who } pays ${ $price } and promotes { $worker } to milestone { $letter } (worth { $points ->
       [one] { $points } point
      *[other] { $points } points
   }).
}
did-exchange = { $who } exchanges { $worker } for { $other }.
did-take = { $who } takes { $worker }.
did-train = { $who } takes the train { $train } (worth 8 points).
did-flip = { $face ->
    [down] { $who } flips the train { $train } face up again.
   *[up] { $price ->
        [0] { $who } flips a train face down for its bonus: { $gains }.
       *[other] { $who } flips a train face down and pays ${ $price } for its bonus: { $gains }.
    }
}
did-stop = { $who } leaves out the rest of the effect.
recalled = { $who } takes { $workers ->
    [one] one worker
   *[other] all { $workers } workers
} back from the board.
deals-offered = { $who } has opened the deals: everybody may accept.
deals-shuffled = The used deal tiles are shuffled.
deal-revealed = The next deal tile is turned up.
milestone-completed = { $who } completes a milestone { $letter }: +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}.
milestones-drawn = { $who } draws { $count ->
    [one] one milestone { $letter }
   *[other] { $count } milestones { $letter }
}.
end-triggered = { $who } has emptied the stock up to the logo: after this round everybody has one more turn.
round-begins = Round { $round } begins.
last-round = The last round begins: everybody has one more turn.
game-over = The game is over.

## Choices

choice-sell = Sell a share for ${ $money }
choice-hire = Hire { $worker } for ${ $price }
choice-pick = Take this endowment: { $worker } and { $gains }
choice-place = Place { $worker } on { $main }
choice-skip = Skip the turn
choice-city = { $price ->
    [0] Free station in { $what }
   *[other] Station in { $what } for ${ $price }
}
choice-primary = Take the primary reward: { $gains }
choice-first-bonus = { $price ->
    [0] Take the first-station bonus: { $gains }
   *[other] Take the first-station bonus for ${ $price }: { $gains }
}
choice-rail = { $free ->
    [yes] Free rail: { $what }
   *[no] { $price ->
        [0] Rail: { $what }
       *[other] Rail for ${ $price }: { $what }
    }
}
choice-sector = { $shares ->
    [0] Free office in sector { $what }
    [one] Office in sector { $what }: one share
   *[other] Office in sector { $what }: { $shares } shares
}
choice-tile-worker = Discard { $worker } for the telegraph tile: { $gains }
choice-sell-piece = Sell { $piece } for ${ $money }
choice-trade-flip = { $face ->
    [down] Flip the train { $train } face up
   *[up] Flip the train for its bonus: { $gains }
}
choice-promo = Promote { $worker } to milestone { $letter } (worth { $points ->
    [one] { $points } point
   *[other] { $points } points
})
choice-spec = Use the colour effect for ${ $price }: { $what }
choice-done = { $price ->
    [0] End the action
   *[other] End the action, pay ${ $price }
}
choice-accept = { $shares ->
    [one] Accept the { $what } deal for one share: { $gains }
   *[other] Accept the { $what } deal for { $shares } shares: { $gains }
}
choice-pass = Accept no further deal
choice-first = Replace milestone { $what } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) first
choice-keep = Keep milestone { $what } (worth { $points ->
    [one] { $points } point
   *[other] { $points } points
})
choice-step = Move up the { $track } track to { $points ->
    [one] one point
   *[other] { $points } points
} each
choice-discard = Discard { $worker }
choice-promote = Promote { $worker } to milestone { $letter } (worth { $points ->
    [one] { $points } point
   *[other] { $points } points
})
choice-give = Give { $worker }
choice-take = Take { $worker }
choice-exchange = Take { $other }
choice-train = Take the train { $train }
choice-flip = { $face ->
    [down] Flip the train { $train } face up
   *[up] Flip the train for its bonus: { $gains }
}
choice-stop = Leave out the rest

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
draw-start_space = { $one } to { $other }: everybody’s first rail
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
draw-sector_tile = Sector { $sector }: { $shares ->
    [one] one share
   *[other] { $shares } shares
}, first office { $first } more; for a worker { $tile }
draw-sector_deal = Sector { $sector }: { $shares ->
    [one] one share
   *[other] { $shares } shares
}, first office { $first } more; deal
draw-link = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for offices in sectors { $one } and { $other }
draw-per_telegraph = per office
draw-per_stations = per station
draw-per_network = per city of level 5
draw-mark = { $player }: { $track } { $points ->
    [one] { $points } point
   *[other] { $points } points
}, position { $position }
draw-toll_money = toll ${ $size }
draw-toll_shares = toll { $size ->
    [one] one share
   *[other] { $size } shares
}
draw-toll_worker = toll one worker
draw-deal_half = { $half } deal: { $shares ->
    [one] one share
   *[other] { $shares } shares
}{ $money } for { $effects }
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
draw-drawn_hidden = A milestone that you cannot see
draw-milestone = Milestone { $letter }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $conditions }; managers { $managers }
draw-managed = { $milestone }; filled: { $filled }
draw-completed = Completed: milestone { $letter }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
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
draw-holdings = { $player }: ${ $cash }, { $shares ->
    [one] one share
   *[other] { $shares } shares
}, { $points ->
    [one] one point
   *[other] { $points } points
}
draw-shares_title = { $player }: { $shares ->
    [one] one share
   *[other] { $shares } shares
}, ${ $price } each
draw-to_move = to play
draw-first_player = first player
draw-round = Round { $round }
draw-round_triggered = Round { $round }, then one more
draw-round_last_round = Round { $round }: the last
draw-livery_1 = Green
draw-livery_2 = Orange
draw-livery_3 = Blue
draw-livery_4 = Pink
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
draw-effect_workers = workers: { $colours }
draw-effect_either = one worker: { $colours }
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
    .help = As in the rulebook: only the player who draws milestones sees them.
option-milestone_draw-private = Hidden
option-milestone_draw-open = Open

## Phases

## Questions and verbs

ask-endow_pick = Choose your start endowment
ask-place = Choose a worker and its action
ask-place-next = Choose the action for this worker
ask-skip = You have nothing left to build: skip the turn
ask-action = Carry out the action, then pay
ask-deal = Accept a deal, or pass
ask-milestone = Choose the milestone that you keep
ask-first = Which milestone do you replace first?
ask-steps = Choose a performance track to move up
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
verb-step = Move up
verb-discard = Discard
verb-promote = Promote
verb-give = Give
verb-take = Take
verb-train = Take a train
verb-flip = Flip
verb-stop = Decline the rest

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
worker-white = a white worker
worker-purple = a purple worker
worker-orange = an orange worker
worker-grey = a grey worker
worker-turquoise = a turquoise worker
other-white = a white one
other-purple = a purple one
other-orange = an orange one
other-grey = a grey one
other-turquoise = a turquoise one
colour-white = white
colour-purple = purple
colour-orange = orange
colour-grey = grey
colour-turquoise = turquoise
main-station = Station
main-railroad = Railroad
main-telegraph = Telegraph
main-trade = Trade
track-telegraph = Telegraph
track-stations = Stations
track-network = Network
piece-rail = a rail
piece-building = a building
train-money600 = “$600”
train-promote2 = “two promotions”
train-shares3 = “three shares”
train-steps3 = “three steps”
train-rail100 = “rail for $100”
gains-money_500 = $500
gains-money_600 = $600
gains-shares_1 = one share
gains-shares_2 = two shares
gains-shares_3 = three shares
gains-steps_1 = one step
gains-steps_2 = up to two steps
gains-steps_3 = up to three steps
gains-steps_4 = up to four steps
gains-steps_5 = up to five steps
gains-promote_1 = one promotion
gains-promote_2 = two promotions
gains-promote_2_paying_100 = two promotions for $100 each
gains-exchange = an exchange of workers
gains-train = a train
gains-flip_1 = the flip of a train
gains-flip_2 = two flips of trains
gains-free_rail = a free rail
gains-free_station = a free station
gains-free_office = a free office
gains-start_rail = the spare rail
gains-start_office = the spare building as an office
gains-start_station = the spare building as a station
gains-worker_any_1 = a worker of any colour
gains-worker_white = a white worker
gains-worker_purple = a purple worker
gains-worker_orange = an orange worker
gains-worker_grey = a grey worker
gains-worker_turquoise = a turquoise worker
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
reason-effects = effects still to use: { $points }
reason-rival = what the strongest rival may expect: { $points }
reason-rivals = what your rivals may expect: { $points }

## Beside the board

panel-turn = Place a worker and take the first step for ${ $price }
    .button = Place and go on for ${ $price }
panel-whole-turn = The whole action for ${ $price }
    .button = Whole action for ${ $price }
panel-then-ends = then the action ends, without rewards or colour effect
panel-worker-from = { $what }
panel-milestone = managers on the milestone: { $filled } of { $slots }
panel-turns = { $count ->
    [one] One worker can do it
   *[other] { $count } ways: which worker?
}
panel-endowments = The $500 on one of these tiles is reconstructed: the printed game may have another sum.
panel-workers = Workers and actions
panel-column-price = costs
panel-reward-ends = The reward, then the action ends
panel-reward-colour-ends = The reward ({ $what }), then the action ends
panel-goals = Your milestones
panel-goal = Milestone { $letter }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
panel-column-managers = managers
panel-of = { $have } of { $number }
panel-goal-connect = cities of level { $what } connected: { $have } of { $number }
panel-goal-station = stations in cities of level { $what }: { $have } of { $number }
panel-goal-deal_rails = rails with a deal icon: { $have } of { $number }
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
panel-besides = Also
panel-from = from ${ $money }
panel-money = ${ $money }
panel-number = { $number }
panel-point = Or click a city, a space or a sector.
panel-action = What you can do in this action
panel-after = Result
panel-now = now
panel-then = then
panel-cash = Cash
panel-owed = To pay at the end of the action
panel-shares = Shares
panel-workers-left = Workers in your supply
panel-must-sell = You need ${ $money } more: sell shares (yours are worth ${ $worth }).
panel-instead = ${ $price } instead of ${ $money }
panel-worker-at = { $what }
panel-then-ends-plainly = then the action ends, without rewards
panel-spec-flip = { $pay ->
    [0] Flip a train
   *[other] Flip a train for ${ $pay }
}
panel-spec-train = Take a train for ${ $pay }
panel-spec-exchange = Exchange a worker
panel-spec-steps = { $number ->
        [one] One performance step
       *[other] Up to { $number } performance steps
    }
panel-spec-shares = { $number ->
    [one] one share
   *[other] { $number } shares
}
panel-spec-bonus = The first-station bonus of the city for its price; twice if you are first
panel-spec-no_cost = The station costs nothing
panel-spec-primary = Take the reward of the city again for ${ $pay }
panel-spec-terrain_money = ${ $number } and ${ $each } for each triangle of the rails
panel-spec-extra_rail = { $rails ->
        [one] One rail
       *[other] { $rails } rails
    } instead of two; for the third you pay only the triangles
panel-spec-first_shares = The shares of the first office; twice if you are first
panel-spec-share_money = ${ $number } for each share taken in the sector
panel-spec-tile = Take the bonus of the telegraph tile for ${ $pay }
panel-spec-deal = One of the two deals for you alone, with { $number ->
    [one] one share
   *[other] { $number } shares
} towards it
panel-spec-train_money = ${ $number } for each of your trains

## The end of a turn, step by step

end-milestone = Milestones
end-last = The end of the game

## Numbers after the game

numbers-count = Round
numbers-player = Player
numbers-points = Points
numbers-points-points = if the game had ended then
numbers-building = Building
numbers-building-rails = rails
numbers-building-stations = stations
numbers-building-offices = telegraph offices
numbers-building-trains = trains
numbers-spending = Money spent
numbers-spending-rails = rails
numbers-spending-stations = stations
numbers-milestones = Milestones
numbers-milestones-completed = completed
numbers-milestones-points = points for them
numbers-deals = Deals
numbers-deals-accepted = accepted
