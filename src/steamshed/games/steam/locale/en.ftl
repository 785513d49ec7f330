# Steam in English. A rule is named by its ledger id: its text explains it, .refusal says why an action was refused.

# What the game counts: the page's word for a turn or for a round. A language whose rulebook says the other word says so.
period = round

## Rules

ST-GEN-01 = How many can play depends on the map: three to five in the north-east of the USA, three to six on the Ruhr.
ST-GEN-02 = Everything is open: money, tracks, the cubes on the map and in the supply, the tiles that are left. Only the order in which cubes come out of the bag is hidden, and after setup nobody draws from the bag again.
ST-GEN-03 = The bank never runs out of money and can always give change.
ST-GEN-04 = You may own any number of links; the discs that mark them are no limit.
ST-GEN-05 = There are 136 track tiles. A tile of which no piece is left cannot be built.
    .refusal = No piece with this tile is left: { $face }.
ST-GEN-06 = Players never decide at the same time, and after setup nothing happens by chance.
ST-GEN-07 = All amounts are whole dollars, and all bids are whole numbers.
ST-GEN-08 = Seats and colours are settled before setup. “Clockwise” and “left” follow the seats, “turn order” follows the turn order display. A player who is out of the game is skipped everywhere.
ST-SETUP-01 = All 96 cubes go into the bag. Each city gets as many of them, drawn at random, as the number printed on it; drawn cubes do not go back. The cities are filled first, then the supply spaces 1 to 12.
ST-SETUP-02 = On the Ruhr map with exactly three players every city gets one cube less.
ST-SETUP-03 = Each of the 12 goods supply spaces gets 3 cubes drawn at random. With exactly three players it gets 2, on both maps.
ST-SETUP-04 = A cube may lie on a city of its own colour. It can only be delivered to another city of that colour.
ST-SETUP-05 = The growth markers and the New City tiles lie beside the map.
ST-SETUP-06 = Each player takes a colour and begins with income 0, no victory points, locomotive level 1 and no money.
ST-SETUP-07 = The round marker stands on 1.
ST-SETUP-08 = Base game, first turn order by auction: the opening auction decides the turn order, and nobody gets starting money.
ST-SETUP-09 = Base game, first turn order at random: each player draws an action tile. The lowest number is first, and the others follow clockwise from that player. The second gets $1, the third $2, the fourth $3, the fifth $4, the sixth $5. The tiles go back, and there is no auction.
ST-SETUP-10 = Standard game: each player draws an action tile at random. The lowest number is first, the next higher second, and so on; the seats do not matter. The tiles go back, and nobody gets starting money.
ST-SETUP-11 = A printed city may get a growth marker once in the game. No printed city is grey.
    .refusal = { $city } already has a growth marker.
ST-MONEY-01 = You pay from your cash first. Money comes from the bank only when your cash is not enough for a payment that you have to make now.
ST-MONEY-02 = When you raise money, each $5 lowers your income by 1.
ST-MONEY-03 = At income −10 each further $5 costs 2 victory points instead.
ST-MONEY-04 = You raise just enough times $5 to cover what is missing, and you cannot raise more; what is left over, at most $4, stays as cash. Income always falls first, points only after that. So raising money is automatic and no decision.
ST-MONEY-05 = At income −10 with fewer than 2 victory points you cannot raise any money. With the option “The last point: One gives $5, too”, the last single point also gives $5.
ST-MONEY-06 = The most you can pay is your cash, $5 for each step of income down to −10, and $5 for each 2 victory points. A bid, an action tile or a track tile that costs more is not allowed.
    .refusal = It costs ${ $price }, and you can raise at most ${ $funds }.
ST-MONEY-07 = You pay for a track tile when you place it and for an action tile when you take it. What is left of one $5 helps with the next payment. So paying tile by tile costs the same as paying for the whole turn at once.
ST-MONEY-08 = In the base game you raise money for these payments: the winning bid of the opening auction, an action tile, each tile that you build, improve or redirect, and negative income. In the goods phase there is nothing to pay. You cannot raise money without such a payment, as a reserve, or while your cash is enough.
    .refusal = In the base game you cannot take money in advance: the bank gives it when you have to pay.
ST-MONEY-09 = Raising money lowers your income at once. What is due in the present income phase stays as it was, but later rounds and the scoring count the lower income.
ST-ORDER-01 = The places in the turn order are auctioned one after another, the first place first. The last place is not auctioned: the player who remains gets it free.
ST-ORDER-02 = A player drawn at random opens the auction for the first place. Bidding goes clockwise by seat.
ST-ORDER-03 = In your turn you bid more than the present bid, or you pass and are out for this place. The first bid may be $0.
    .refusal = A bid of ${ $amount } is too low: the current bid is ${ $highest }.
ST-ORDER-04 = When all others have passed, the player who is left wins at their bid, or at $0 if nobody bid. They pay at once, raising money if they must, and take the place. The highest bidder is never asked to bid again.
ST-ORDER-05 = Winners take no part in the later auctions. The next auction is opened by the first player to the left of the last winner who has no place yet.
ST-ORDER-06 = You may not bid more than you could pay; at the start that is $50.
    .refusal = A bid of ${ $amount } is too high: you can raise at most ${ $funds }.
ST-ORDER-07 = If you pass for one place, you may bid for the next one again.
ST-ROUND-01 = A round of the base game has six phases: action tiles, build track, goods (two rounds), income and expenses, turn order, next round. Each phase ends before the next begins.
    .refusal = You cannot do that now: this is the phase “{ $phase }”.
ST-ROUND-02 = A round of the standard game has seven phases: capital, turn order auction, action tiles, build track, goods (two rounds), income and expenses, next round.
    .refusal = You cannot do that now: this is the phase “{ $phase }”.
ST-ROUND-03 = The game lasts 10, 8, 7 or 7 rounds for 3, 4, 5 or 6 players. The players who started count.
ST-ROUND-04 = The last round ends with income and expenses: the base game has no phases 5 and 6 in it, the standard game no phase 7. Then the game is over.
    .refusal = The game is over.
ST-ACT-01 = In turn order each player takes exactly one of the tiles that are left. Nobody may go without.
    .refusal = Another player has taken { $tile }.
ST-ACT-02 = The tiles are 1 Turn Order, 2 First Move, 3 Engineer, 4 First Build, 5 City Growth, 6 Locomotive, 7 Urbanization.
ST-ACT-03 = In the base game you pay when you take the tile: tiles 1 to 4 are free, City Growth costs $2, Locomotive $4 and the number of the new level on top, Urbanization $6. In the standard game all are free.
ST-ACT-04 = Turn Order in the base game does nothing in this round, but its number 1 makes you first in the next one.
ST-ACT-05 = First Move: you act first in both rounds of the goods phase.
ST-ACT-06 = Engineer: you may handle 4 tiles in your build turn instead of 3, each at its normal price.
ST-ACT-07 = First Build: you take the first build turn; the others follow in turn order.
ST-ACT-08 = Locomotive: your locomotive rises by one level at once. At level 6 you may not take this tile.
    .refusal = Your locomotive is already at the highest level, 6.
ST-ACT-09 = When you take City Growth or Urbanization in the base game, you say at once whether you use it or pass. If you use it, you pay; if you pass, you pay nothing and may not use the tile. What you have said is final.
    .refusal = { $why ->
        [say] First say whether you use { $tile }.
        [plain] With { $tile } there is nothing to announce: you just take it.
       *[passed] You took { $tile } with a pass, so you cannot use it this round.
    }
ST-ACT-10 = You cannot choose to use City Growth if all goods supply spaces are empty, no growth marker is left, or every city has one already. You may still take the tile with a pass.
    .refusal = { $why ->
        [cubes] You cannot use City Growth: the goods supply is empty.
        [marker] You cannot use City Growth: no growth marker is left.
       *[city] You cannot use City Growth: every city has a growth marker.
    }
ST-ACT-11 = You cannot choose to use Urbanization if no town or no New City tile is left. You may still take the tile with a pass. With the option “Urbanization with a pass: Forbidden”, nobody may take tile 7 then, in the base game and in the standard game.
    .refusal = { $why ->
        [town] You cannot use Urbanization: no town is left.
       *[tile] You cannot use Urbanization: no New City is left.
    }
ST-ACT-12 = In the standard game you say nothing when you take a tile: in your build turn you use it or leave it unused.
    .refusal = In the standard game you do not announce whether you use the tile.
ST-ACT-13 = In the base game you may use City Growth or Urbanization only if you can pay the price with the money that you can raise. Locomotive has no pass: without the money you may not take it at all. Tiles 1 to 4 and a pass are never refused for money.
    .refusal = The tile costs ${ $price }, and you can raise at most ${ $funds }.
ST-ACT-14 = Nobody is left without a tile. With the option “Urbanization with a pass: Forbidden”, the last of six players with locomotive level 6 may find only tiles 6 and 7; then they take Urbanization with a pass all the same. Otherwise this cannot happen, because of two tiles at least one is not the Locomotive.
ST-ACT-15 = You use City Growth and Urbanization in your own build turn, not in that of another player. The cubes can be delivered in the goods phase of the same round.
    .refusal = You did not take { $tile } this round.
ST-BUILD-01 = The players build in turn order; the holder of First Build goes before all others.
ST-BUILD-02 = In your build turn you may handle up to 3 tiles, as Engineer 4: placing a tile on an empty field, improving a tile and redirecting a tile each count as one operation. A New City tile does not count.
    .refusal = You have used all your tile operations in this build turn.
ST-BUILD-03 = You never have to build. But if you have said in the base game that you use City Growth or Urbanization, you must do so before your build turn ends. Only if it has become impossible does it lapse, and the price is not given back.
    .refusal = You said that you use your action tile: use it before you end your build turn.
ST-BUILD-04 = A track tile goes on a field without a city or town, a town tile on a town. Only town tiles and a New City may be put on a town. Nothing is built on a city or off the map.
    .refusal = { $why ->
        [city] { $hex } is a city: no tile can lie there.
        [town] { $hex } is a town: only a town tile can lie there.
        [plain] A town tile can lie only on a town, not on { $hex }.
       *[outside] Nothing can be built on { $hex }.
    }
ST-BUILD-05 = No exit of a tile may lead to a thick black line or to the edge of the map.
    .refusal = { $why ->
        [black] An exit on { $hex } would lead to a thick black line.
       *[outside] An exit on { $hex } would lead off the map.
    }
ST-BUILD-06 = Outside cities and towns track never branches or merges.
ST-BUILD-07 = Where an exit of the tile meets a city, the track ends in that city. Where it meets an exit of the neighbouring tile, the two become one line. Everywhere else it is an open end.
ST-BUILD-08 = New track may not join another player’s track. Only the new exits of a town tile may.
    .refusal = Track on { $hex } would join another player’s track.
ST-BUILD-09 = Each new piece of track must be connected: its line must end in a city, or contain track that was yours before, or end in a town where you owned another link before. Otherwise it is not connected to a city through your own track, and you may not build it.
    .refusal = Track on { $hex } would not be connected to a city through your own track.
ST-BUILD-10 = A new link may start at any city, even far from your other links, but not at a town where you have no track. Your network may consist of several parts.
ST-BUILD-11 = So your first tile of the game leads out of a city.
ST-BUILD-12 = A link may not start and end in the same city or town. Its open end may not point back at the town where it starts. No tile may be placed, improved or redirected so. Circles made of several links are allowed.
    .refusal = A link would start and end at { $node }.
ST-BUILD-13 = An exit may point at an empty field, or at a tile that has no exit on that side. It stays an open end, and the neighbouring tile can be improved later. You may build across the front of another player’s open end and so block it.
ST-BUILD-14 = You may place a tile with two paths (41 to 47) or a town tile with several exits directly on an empty field. Both paths must then be connected, and neither may join the track of another player.
ST-BUILD-15 = When you place or improve a tile, each line with new track in it is yours. The exception is an exit of a town tile that completes another player’s link. If you join two lines of your own, they become one link, which counts 1 point at the end.
ST-BUILD-16 = A tile on an empty field costs $1 for each exit. A town adds $1, a river $1, mountains $2, and all that apply add up: a town in the mountains by a river adds $4.
ST-BUILD-17 = Canals (with purple borders) and small lakes count as rivers. Several rivers on one field cost $1 together.
ST-BUILD-18 = Every field that is neither mountain nor city is plain, also on the coast. Hills are mountains. A field on the coast that lies in the mountains costs as a mountain.
ST-BUILD-19 = In the standard game you may place a tile only if your cash is enough for it.
    .refusal = It costs ${ $price }, and you have ${ $funds }.
ST-BUILD-20 = The operations of your build turn may lie in different places and come in any order, mixed with Urbanization and City Growth. Each must be allowed at the moment when you make it.
ST-BUILD-21 = You may end your build turn without having built anything. Operations that you do not use are lost.
ST-TILE-01 = The supply has 13 kinds of pieces, 136 in all, printed on both sides. You can build a tile if a piece with it on either side is in the supply; the whole piece is used up, its other side too.
ST-TILE-02 = Several kinds of pieces may have the wanted tile (44, 45, 46, 47). Then the piece is taken whose other side is left more often in the supply. If that is equal, it is the one that comes first in the list of tiles.
ST-TILE-03 = A tile that is removed by improving, redirecting or Urbanization goes back to the supply. When you improve or redirect, it goes back before the new one is taken. So you may turn over or turn round the same piece even if the supply has no other.
ST-TILE-04 = Tiles may be turned in all six directions but never mirrored. The other side of a piece is another tile.
ST-TOWN-01 = Every exit of a town tile is a track of its own and belongs to a link of its own. A town does not join links into one.
ST-TOWN-02 = On a town you may choose any town tile; you pay for all its exits.
ST-TOWN-03 = At least one exit of the first tile on a town must join your own track, a city, or an unowned line. That line must then end in a city or in another town where you own a link. The other exits are connected through the town.
    .refusal = The tile on { $hex } would join nothing that you can use: no track of yours, no city, no link that you can take over.
ST-TOWN-04 = All exits of the new town tile are yours, also those with an open end, which are incomplete links.
ST-TOWN-05 = If a new exit of a town tile, placed or improved, meets another player’s open end, it completes that player’s link, which stays theirs. You pay for the exit all the same, and such an exit alone does not connect your tile.
ST-TOWN-06 = Towns hold no cubes and take none; cubes pass through.
    .refusal = { $why ->
        [from] { $town } is a town: no cubes lie there.
       *[to] { $town } is a town: no cube can be delivered there.
    }
ST-TOWN-07 = A town tile is never turned or redirected. It can only be improved, or removed by Urbanization.
    .refusal = The town tile on { $hex } cannot be turned.
ST-LINK-01 = A link is complete as soon as it has a city or town at both ends. You may build it over several turns.
ST-LINK-02 = A complete link is never lost or given up, except by bankruptcy.
ST-LINK-03 = An incomplete link belongs to the player who built it; nobody else may extend, redirect or join it.
ST-LINK-04 = At the end of your build turn you lose each incomplete link that was yours when the turn began, unless you extended or completed it. Nobody owns it then. What you started, took over or extended in this turn stays yours.
ST-LINK-05 = Extending means at least one new piece of track at the open end, by a new tile or by improving the next one. Redirecting is not extending; redirecting and then extending in the same turn is.
ST-LINK-06 = You take over an unowned incomplete link by extending or completing it with a tile or a New City. It must start in a city or be directly attached to a link of yours: in the town where it starts, or because you are just joining it to your own track.
    .refusal = The unowned link at { $hex } starts out of your reach, so you cannot take it over.
ST-LINK-07 = If you build from a city and meet the open end of an unowned link, the link is complete and yours, wherever it starts.
ST-LINK-08 = Complete links without an owner come only from a bankruptcy, and nobody can take them over.
ST-LINK-09 = An exit that points at a town without a matching exit there is an open end: a link reaches a town only through a town tile, or when the town becomes a New City.
ST-LINK-10 = Cities and towns side by side are not linked without track between them.
ST-LINK-11 = Two cities or towns may be joined by several links, of the same player or of different ones.
    .refusal = { $count ->
        [one] Only one link leads from { $from } to { $to }: do not name a side.
       *[other] { $count } links lead from { $from } to { $to }: choose one.
    }
ST-LINK-12 = Somebody else may complete your incomplete link by a New City or an exit of a town tile. From that moment it is complete and can no longer be lost.
ST-LINK-13 = Anybody may improve a tile with unowned track, like any other. The old track stays unowned unless new track joins it.
ST-REDIR-01 = You may redirect the tile at the open end of an incomplete link: the track stays where it comes in and leaves by another side.
    .refusal = No incomplete link ends at side { $side } of { $hex }.
ST-REDIR-02 = You may redirect your own incomplete links, and unowned ones that start in a city or in a town where you own a link. You may not redirect other players’ links or complete ones.
    .refusal = { $why ->
        [complete] The link on { $hex } is complete: it can no longer be redirected.
        [rival] The link on { $hex } belongs to another player: you cannot redirect it.
       *[far] The unowned link on { $hex } starts neither in a city nor at your own link: you cannot redirect it.
    }
ST-REDIR-03 = You turn the tile or exchange it for another with the same number of paths. All other paths on it stay exactly as they are.
    .refusal = There is no tile with this track for { $hex }.
ST-REDIR-04 = Redirecting costs $1 for each exit of the tile that lies there afterwards, so $2 or $4, and nothing for the terrain.
ST-REDIR-05 = The new direction obeys all rules of building: no black line, no joining of another player’s track, no way back to the same city or town.
ST-REDIR-06 = Redirecting counts as one operation.
ST-REDIR-07 = Redirecting does not save your incomplete link and does not make an unowned one yours, unless it completes the link: then the link is yours.
ST-REDIR-08 = Track on towns cannot be redirected.
    .refusal = { $why ->
        [town] { $hex } is a town: track there cannot be redirected.
       *[city] { $hex } is a city: there is nothing to redirect.
    }
ST-REDIR-09 = The new side must differ from the present one. You may redirect a tile that you placed in the same turn. A link of one tile keeps the city or town where it starts. If the new side meets your own or an unowned open end, the two join and are complete; it may not meet another player’s open end.
    .refusal = { $why ->
        [same] The open end on { $hex } already points there.
       *[rival] The open end on { $hex } would join another player’s track.
    }
ST-IMPR-01 = You replace a tile with one path by a tile with two (41 to 47) that has the old path in the same place. Or you replace a town tile by one with more exits that has all the old ones. The tile may be yours or another player’s.
    .refusal = This tile adds no track on { $hex }: { $face }.
ST-IMPR-02 = The old track keeps its place and its owner; only an unowned link changes its owner when new track joins it. Nothing is removed or moved. Redirecting and improving the same tile are two operations.
    .refusal = The old track on { $hex } would not keep its place: { $face }.
ST-IMPR-03 = The new track follows the rules of building: no black line, connected, no way back to the same city or town. Only the exits of a town tile may join another player’s track.
ST-IMPR-04 = You may add exits to a town tile if you own a link that ends in that town. If not, a new exit must join your own track, a city, or an unowned link that you may take over.
    .refusal = You own no link in the town on { $hex }, and no new exit would join anything that you can extend.
ST-IMPR-05 = Improving costs $1 for each exit of the whole new tile and $1 more on a town, but nothing for the terrain.
ST-IMPR-06 = Improving counts as one operation.
ST-IMPR-07 = If there is no tile with the tracks that you want, or none is left, you cannot build it. Tiles with two paths and town tiles with four exits cannot be improved any more.
    .refusal = { $why ->
        [full] The tile on { $hex } has two paths already: nothing can be added.
       *[none] No piece with this tile is left: { $face }.
    }
ST-URB-01 = Once, at any moment of your build turn, you put a New City tile of any colour that is left on a town. It may be any town of the map: with or without track, yours or not, connected or not.
    .refusal = { $why ->
        [second] You have already used Urbanization this turn.
        [town] { $town } is not a town.
       *[tile] No { $colour } New City is left.
    }
ST-URB-02 = A town tile that lies there is removed first and goes back to the supply.
ST-URB-03 = Links that ended in the town now end in the New City and keep their owners.
ST-URB-04 = Exits that lay on the removed town tile alone, without track beyond the field, disappear, and with them their ownership.
ST-URB-05 = Every open end that points at the field, and is not kept from it by a black line, now ends in the New City: that link is complete, also if it is another player’s.
ST-URB-06 = Unowned links that are completed in this way become yours.
ST-URB-07 = Then you must take all cubes of one goods supply space that holds any and put them on the New City. If all spaces are empty, it gets none.
    .refusal = Choose one goods supply space that holds cubes.
ST-URB-08 = A New City counts as having a growth marker: City Growth can never be used on it.
    .refusal = { $city } is a New City, and City Growth cannot be used on New Cities.
ST-URB-09 = A New City does not count as one of your operations and costs nothing for the terrain.
ST-URB-10 = From that moment it is a city: you may start track from it in the same turn, and it takes cubes of its colour.
ST-GROW-01 = Once, at any moment of your build turn, you move all cubes of one goods supply space to a city without a growth marker. You put a growth marker there. It may be any printed city, connected or not.
    .refusal = { $why ->
        [second] You have already used City Growth this turn.
        [city] { $city } is not a city.
        [marker] No growth marker is left.
        [cubes] The goods supply is empty.
       *[space] There are no cubes in space { $space } of the goods supply.
    }
ST-GROW-02 = The supply spaces are never filled again, and nobody draws from the bag any more.
ST-MOVE-01 = There are two rounds. In each of them every player does exactly one thing: improve the locomotive, deliver one cube, or pass. The holder of First Move is first, the others follow in turn order.
ST-MOVE-02 = Your locomotive rises by one level, free of charge, up to level 6, at most once in a goods phase. You may do so also if you took the Locomotive tile in the same round.
    .refusal = { $why ->
        [twice] You have already improved your locomotive in this phase.
       *[most] Your locomotive is already at level { $most }, the highest.
    }
ST-MOVE-03 = To deliver, you choose a cube on a city and a way over complete links from there to another city of the cube’s colour.
    .refusal = { $why ->
        [cube] There is no { $colour } cube in { $from }.
       *[link] No complete link leads from { $from } to { $to }.
    }
ST-MOVE-04 = The way has at most as many links as your locomotive has levels.
    .refusal = The way uses { $links ->
        [one] one link
       *[other] { $links } links
    }, and your locomotive is at level { $level }.
ST-MOVE-05 = The cube stops in the first city of its colour that it reaches. It cannot go through such a city.
    .refusal = The { $colour } cube must stop in { $stop }, the first { $colour } city that it reaches.
ST-MOVE-06 = The cube never comes back to the city where it started, and it comes to no city twice.
    .refusal = The cube would come to { $stop } twice.
ST-MOVE-07 = A cube uses each link at most once on its way. It may pass a town more than once, unless the option “A town twice: Forbidden” is on.
    .refusal = { $why ->
        [town] The cube would come to the town of { $stop } twice.
       *[link] The cube would use the same link to { $stop } twice.
    }
ST-MOVE-08 = At least one link of the way must be yours, and no other player may have more links on it than you.
    .refusal = { $why ->
        [none] No link on this way is yours; at least one must be.
       *[more] Links of another player on this way: { $most }. Yours: only { $own }.
    }
ST-MOVE-09 = You may use complete links without an owner. They count for the length of the way and pay nobody.
ST-MOVE-10 = A delivered cube goes into the bag and is out of the game.
ST-MOVE-11 = You may not move a cube unless it reaches its destination now.
    .refusal = { $stop } does not take { $colour } cubes.
ST-MOVE-12 = Passing gives you nothing.
ST-SCORE-01 = Each owner of links on the way, the player who delivers included, gets 1 point for each of their links that was used.
ST-SCORE-02 = You take all your points of a delivery either as income or as victory points; you cannot split them.
    .refusal = First choose what the points of your delivery become.
ST-SCORE-03 = The player who delivers decides first, then the others who get points, in turn order. Each decision is made in the open before the next.
ST-SCORE-04 = Income ends at +10: with +10 you must take victory points; with less you may take income even if part of the points is lost at the top. With the option “Highest income: No end” you always choose freely.
    .refusal = Your income is already { $most }, the highest: take victory points.
ST-SCORE-05 = Victory points have no upper limit; the markers 50+ and 100+ only help to count.
ST-INC-01 = In turn order each player with positive income receives that many dollars, and each with negative income pays that many. What counts is the income at the start of the phase, even if raising money lowers it.
ST-INC-02 = What you lack you raise from the bank, in steps of $5.
ST-BANK-01 = In the base game you are bankrupt and out of the game if you cannot pay in full even after raising all you can.
ST-BANK-02 = The discs of a player who is out leave the board. Their complete links stay unowned for the rest of the game, and nobody can take them over; their incomplete links are unowned and can be taken over as usual. Action tile and cash go back; cubes, growth markers, New Cities and track stay on the map.
ST-BANK-03 = If only one player is left, the game ends at once and that player wins. Their own income and expenses in this phase may still be to come. Their points are counted as at the end of the game.
    .refusal = The game is over: only one player is left.
ST-BANK-04 = You can go bankrupt only in the phase of income and expenses. All other payments are voluntary, and you may not make one that you cannot afford.
ST-BANK-05 = The phase goes on with the next player in turn order. The others keep their order; later auctions, places and payments count only the players who are left. The number of rounds, the cubes and the tiles do not change.
ST-NEXT-01 = The new turn order follows the numbers of this round’s action tiles, the lowest first. A tile taken with a pass counts with its number, too.
ST-NEXT-02 = The action tiles go back, the round marker advances by one, and the next round begins.
ST-END-01 = After income and expenses of the last round, positive income gives 1 victory point for each full 2 of it. Negative income costs 2 points for each 1 below 0, and income 0 gives nothing.
ST-END-02 = Incomplete links lose their owners. Then you get 1 victory point for each complete link of yours.
ST-END-03 = The final score may be below 0. Cash, cubes and locomotives count nothing.
ST-END-04 = Most victory points win. If they are equal, the higher income at the end decides, as it was before it gave points; after that the lower number of the action tile of the last round. So there is exactly one winner.
ST-END-05 = The other places are found in the same way. Bankrupt players have no score and come last, the later bankrupt ahead of the earlier. Bankruptcies happen one after another, so there is no tie.
ST-END-06 = In the standard game, too, the number of the tile taken in the last round decides last, although its side without a number lies up.
ST-STD-01 = All rules of the base game hold, unless a rule of the standard game says otherwise.
ST-STD-02 = Phase 1, capital: in turn order you choose how many times you take $5, none included. Each time costs 1 income; at income −10 each further $5 costs 2 victory points. You may take as much as you like, needed or not. The turn order is that of the last auction, in round 1 that of the drawn tiles.
    .refusal = You may take $5 at most { $most ->
        [one] once
       *[other] { $most } times
    }; { $steps } is too often.
ST-STD-03 = You cannot raise money in any other phase: in phases 2 to 6 you pay from the cash in your hand.
    .refusal = Money can be raised only in the capital phase.
ST-STD-04 = That you should take at least $10 in round 1 is good advice, not a rule.
ST-STD-05 = An option gives relief for beginners to all seats or to some. For track: you raise money for the tiles that you build, improve or redirect as in the base game. For upkeep: what you lack in phase 6 you raise as in the base game, and if you cannot, you are bankrupt. Or for both. Bids are limited to your cash in any case.
ST-STD-06 = Phase 2, auction: the first player of the present turn order begins, and the others follow in that order. In your turn you bid more than the present bid, or you pass; the first bid may be $0.
    .refusal = A bid of ${ $amount } is too low: the current bid is ${ $highest }.
ST-STD-07 = You may not bid more than your cash.
    .refusal = You cannot bid ${ $amount }: you have ${ $cash }.
ST-STD-08 = If you pass, you are out and take the last free place of the new order: the first to pass is last, the next one last but one, and so on. The player left is first.
ST-STD-09 = The highest bidder is skipped. The auction ends when only one player has not dropped out. If nobody bid at all, that player is first and pays nothing.
ST-STD-10 = If you took the Turn Order tile in the round before, you may pass once in the auction without dropping out. With your second pass you drop out. In round 1 nobody may do so.
ST-STD-11 = You pay when the auction is over. The first two places pay their last bid in full, and the last place pays nothing. All others pay half of their last bid, rounded up. Without a bid you pay nothing. With three players the first and second pay in full and the third nothing. If bankruptcies have left only two players, the second place is the last and pays nothing.
ST-STD-12 = Phase 3: action tiles are taken as in the base game, but free of charge.
ST-STD-13 = Locomotive: one level more, free of charge; at level 6 you may not take this tile.
    .refusal = Your locomotive is already at the highest level, 6.
ST-STD-14 = Phase 6: your income less the level of your locomotive, both as at the start of the phase. You receive what is above 0, and pay what is below 0 from your cash.
ST-STD-15 = If dollars are still missing when all your cash is paid, you step back once for each $2 or part of it. You step back first in victory points down to 0, then in income down to −10. If the missing sum is odd, you get $1 back.
ST-STD-16 = If even victory points 0 and income −10 are not enough, you are bankrupt.
ST-STD-17 = The turn order found in phase 2 holds until the next auction. The numbers of the action tiles do not change it.
ST-STD-18 = You need not use the right of the Turn Order tile. While it is unused you may pass and stay in, or drop out at once, for instance to be last and pay nothing. After the auction it is gone.
    .refusal = You have no Turn Order right left: pass instead.
ST-STD-19 = Without cash you may still bid $0 if nobody has bid; otherwise you can only pass.

## What happened

bid = { $who } bids ${ $amount }.
auction-passed = { $who } passes.
stayed-in = { $who } passes and stays in with the Turn Order tile.
dropped-out = { $who } drops out of the auction and will be number { $position }.
position-taken = { $who } takes place { $position } in the turn order and pays { $price ->
    [0] nothing
   *[other] ${ $price }
}.
money-raised = { $who } raises ${ $money } (now income { $income } and { $vp ->
    [one] 1 victory point
   *[other] { $vp } victory points
}).
no-capital = { $who } raises no capital.
action-taken = { $who } takes { $tile }{ $declared ->
    [use] { " " }to use it
    [pass] { " " }without using it
   *[other] { "" }
} for { $price ->
    [0] nothing
   *[other] ${ $price }
}.
locomotive-improved = { $who } improves the locomotive to level { $level }.
tile-placed = { $who } builds a { $face } on { $hex } for ${ $price }.
tile-improved = { $who } improves the tile on { $hex } to a { $face } for ${ $price }.
link-redirected = { $who } redirects the link on { $hex } for ${ $price }.
link-completed = The link from { $from } to { $to } is complete{ $owned ->
    [0] ; nobody owns it.
   *[1] { "" } and belongs to { $who }.
}
link-lost = { $who } loses the incomplete link at { $hex }.
urbanized = { $who } turns { $town } into a { $colour } New City.
city-grown = { $who } uses City Growth in { $city }.
cubes-arrived = { $city } gets cubes from space { $space }: { $colours }.
build-turn-ended = { $who } ends the build turn.
delivered = { $who } delivers a { $colour } cube over { $links ->
    [one] one link
   *[other] { $links } links
}: { $route }.
income-taken = { $who } takes { $points ->
    [one] 1 point
   *[other] { $points } points
} as income (now { $income }).
vp-taken = { $who } takes { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} (now { $vp }).
goods-passed = { $who } passes in this round of moving goods.
income-received = { $who } receives { $money ->
    [0] no income.
   *[other] ${ $money } in income.
}
expenses-paid = { $who } pays ${ $money } in expenses.
steps-lost = { $who } is ${ $short } short and steps back: income { $income }, { $vp ->
    [one] 1 victory point
   *[other] { $vp } victory points
}.
bankrupt = { $who } cannot pay, is bankrupt and out of the game.
order-changed = The numbers of the action tiles make the new turn order.
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
    [pass] { " " }and do not use it
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
choice-deliver = Deliver the { $colour } cube: { $route }
    .button = Deliver: { $links ->
        [one] one link
       *[other] { $links } links
    }, { $own } yours
choice-improve = Improve the locomotive
choice-income = Take { $points ->
    [one] the point
   *[other] { $points } points
} as income
choice-vp = Take { $points ->
    [one] one victory point
   *[other] { $points } victory points
}

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
draw-owner_none = unowned
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
draw-bid = bid ${ $bid }
draw-bid_none = no bid yet
draw-bid_place = place { $place }
draw-bid_passed = passed
draw-to_move = to decide
draw-out = bankrupt
draw-player = { $player }: cash ${ $cash }, income { $income }, { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }, locomotive { $locomotive }, { $action }
draw-money = ${ $cash }
draw-no_figure = –
draw-short_cash = { figure-cash }
draw-short_income = { figure-income }
draw-short_points = { figure-points }
draw-short_locomotive = { figure-locomotive }
draw-livery_1 = Green
draw-livery_2 = Orange
draw-livery_3 = Blue
draw-livery_4 = Pink
draw-livery_5 = Brown
draw-livery_6 = Cream
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
option-map-amber_bay = Amber Bay
option-map-iron_crown = Iron Crown
option-map-longwater = Longwater
option-map-quarry_vale = Quarry Vale
option-map-seven_wells = Seven Wells
option-map-two_banks = Two Banks
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
ask-deliver-next = Deliver the { $colour } cube: choose the way
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
newcity-gray = Grey New City
colour-red = red
colour-blue = blue
colour-purple = purple
colour-yellow = yellow
colour-gray = grey
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
panel-ways-ended = The same, as the last tiles of the turn
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
panel-links = Quick links: complete one of these, then keep building
panel-links-from = Quick links from { $node }
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
panel-both-rounds = Both rounds (the second only if still possible)
panel-both = { $first }, then { $second }
    .button = Deliver now, then { $second }
panel-raise-then = Improve the locomotive, then { $second }
    .button = Improve, then { $second }
panel-nothing-both = Pass in both rounds
panel-gain-income = +{ $gain } income
panel-gain-vp = +{ $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    }
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
panel-places-whole = { $count ->
    [one] Place { $place }: the whole bid
   *[other] Place { $place } or { $final }: the whole bid
}
panel-places-half = { $count ->
    [one] Place { $place }: half of it
   *[other] Places { $place } to { $final }: half of it
}
panel-place-drop = Drop out now: place { $place }
panel-places-out = Without a bid
panel-column-left = left for track
panel-column-pay = you pay
panel-your-bid = Your bid
panel-up-to = Bid up to
panel-up-to-words = always the smallest bid that keeps you in
panel-bid-up-to = Bid ${ $value }, up to ${ $limit }
    .button = { panel-bid-up-to }
panel-up-to-kept = You bid up to ${ $limit } while this auction lasts.
panel-drop = Drop out: place { $place } for ${ $price }
    .button = Drop out: place { $place } for ${ $price }
panel-build-way = Build a way
panel-build = Build a way: point at two cities or towns
panel-no-way = { $why ->
    [tiles] No way from { $start } to { $end }: it needs { $needs } tiles, you have { $have }
    [money] No way from { $start } to { $end }: it costs ${ $needs }, you have ${ $have }
   *[none] No way from { $start } to { $end } can be built now
}
panel-ways-begun = What you can build of it now
panel-way-begun = From { $start } towards { $end }
    .button = { panel-way.button }
panel-no-links = { $why ->
    [money] No link can be completed: the cheapest costs ${ $needs }, you have ${ $have }
   *[tiles] { $tiles ->
        [one] No link can be completed with one tile
       *[other] No link can be completed with { $tiles } tiles
    }
}
panel-no-deliveries = Nothing can be delivered with a locomotive of level { $engine }
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
panel-opening = Only the winner of place { $place } pays. If you pass, you may bid for the next place.
panel-capital = How many times $5
panel-capital-costs = Each step brings ${ $money } and costs 1 income, at the lowest income 2 victory points.
panel-actions = Action tiles that are left
panel-urbanize = You have Urbanization: point at a town to make it a New City.
panel-grow = You have City Growth: point at a city to bring it cubes.
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
panel-net-income = Income minus expenses
panel-income-next = Income next round
panel-points-next = Victory points
panel-raised = Money raised
panel-must-raise = ${ $money } must be raised: your income falls.
panel-bankrupt = You would be bankrupt: ${ $money } short.
panel-short = ${ $money } is missing at the end of the round: points or income fall.
## Reasons for advice

reason-distance = what may still change before the end: { $points }
reason-engine = a better locomotive for the next rounds: { $points }
reason-network = what your network can carry later: { $points }
reason-income = income in the next rounds: { $points }
reason-cash = money in hand: { $points }
reason-rivals = what your rivals have: { $points }
reason-rivals-growth = what your rivals will earn: { $points }
reason-leader = the strongest rival: { $points }
reason-ruin = the danger of going bankrupt: { $points }
reason-forecast = points still to come if the rest is played well: { $points }
reason-links = complete links for the next rounds: { $points }

## The end of a turn, step by step

end-money = Income and expenses
end-order = Turn order
end-column-cash = cash
end-column-income-received = income
end-column-expenses-paid = costs
end-column-cash-after = left

## Numbers after the game

numbers-count = Round
numbers-player = Player
numbers-points = Points
numbers-points-points = if the game had ended then
numbers-accounts = Income and expenses
numbers-accounts-income = income
numbers-accounts-expenses = expenses
numbers-accounts-raised = money raised
numbers-spending = Money spent
numbers-spending-track = track
numbers-spending-order = bids for the turn order
numbers-spending-actions = action tiles
numbers-gains = What deliveries brought
numbers-gains-vp = victory points
numbers-gains-income = income
numbers-deliveries = Deliveries by length
numbers-deliveries-links-1 = 1 link
numbers-deliveries-links-2 = 2 links
numbers-deliveries-links-3 = 3 links
numbers-deliveries-links-4 = 4 links
numbers-deliveries-links-5 = 5 links
numbers-deliveries-links-6 = 6 links
numbers-paid = Points from whose deliveries
price = ${ $amount }
