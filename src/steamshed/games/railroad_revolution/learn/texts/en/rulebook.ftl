# The rulebook: a message for each chapter and each section. See docs/teaching.md.

## What the game is

what-the-game-is = What the game is
    .lead = The most points win. Each of you runs a railway company on the east coast of the United States. You have a few workers, a little money and the whole west before you. You lay rails, open stations and telegraph offices, and promote workers to managers who complete milestones.

what-the-game-is-the-table = The table, part by part
    .says = Four pictures show what lies on the table in the middle of a game.
    .picture-the-map = The map, from Salt Lake City to the east coast.
    .picture-the-lines = The telegraph line and the performance tracks.
    .picture-the-supply = The deals and the common supply.
    .picture-the-company = The board of a company.
    .part-1 = A city: its level, the price of a station, its reward, and the bonus for the first.
    .part-2 = A rail space. Each triangle costs $100 more.
    .part-3 = A rail of Green.
    .part-4 = A station of Green.
    .part-5 = A sector: its shares, the shares of the first office, and its tile.
    .part-6 = Points for two offices side by side.
    .part-7 = A marker on a performance track.
    .part-8 = The upper one of the two deals.
    .part-9 = Workers in the common supply.
    .part-10 = A stack of trains.
    .part-11 = A stack of milestones.
    .part-12 = Your personal supply of workers.
    .part-13 = One of the four action spaces.
    .part-14 = Your stock of rails and buildings. Above it is what a piece sells for.
    .part-15 = A train, face up.
    .part-16 = An open milestone: its points, its conditions, its managers.

what-the-game-is-aim = The aim
    .says = The company with most points wins. Points come from completed milestones, from trains, from neighbouring telegraph offices and from three performance tracks that multiply what you have built. They are counted at the end only.

what-the-game-is-open-table = An open table
    .says = Everything on the boards and in front of the players is public: money, shares, workers, trains, milestones open and completed. So are the tiles of cities and telegraph, and the deal tiles, on the table and used. So is the number of tiles in each stack.

what-the-game-is-what-nobody-knows = What nobody knows
    .says = Hidden are the order of the milestone stacks and that of the deal tiles. Milestones that are drawn are seen by the player who draws them; a table may choose to show them to all. Chance is in the shuffling only, at the start and when the deal tiles run out; there are no dice.

what-the-game-is-reconstructed = What is reconstructed
    .says = The rulebook shows the structure of the game, but not every number. Some parts are reconstructed for this program: half of the cities, the levels, connections and triangles of the map; the rewards and costs of the city tiles; most numbers of the telegraph line; the deals; nearly all milestones; the endowment of $500; the points and tolls of the performance tracks; what pieces sell for. A copy of the printed game may differ there.

what-the-game-is-words = A few words
    .says = Your personal supply is the workers beside your board; your available workers are these and those on your board, but not your managers. A city is connected if a rail of yours touches it; Washington and Charlotte always are. A building is a station in a city and an office on the telegraph line. To pay is to give money, to discard is to give shares or a worker back to the common supply.

## Setting up

setting-up = Setting up
    .lead = The table sets itself up; all you choose is your endowment. Read this chapter when you wonder why something lies where it lies.

setting-up-what-you-begin-with = What you begin with
    .says = Each company has $600, 3 shares, 4 white workers in its personal supply, and a train that brings two promotions, face up. On the player board lie 15 rails and 12 buildings in eight sectors; a first rail lies between Washington and Charlotte. You get one milestone A1 and one A2, and your markers stand on 0 of the three tracks.

setting-up-what-lies-on-the-table = What lies on the table
    .says = Each city gets a tile of its level. The telegraph sectors 1, 2, 4, 5, 7 and 8 get a tile each. The first deal tile is turned up. There are four stacks of trains: 5 of each kind with four players, 4 with three, 3 with two. The common supply begins with specialists only; white workers that are left over go to the box.

setting-up-neutral-buildings = Neutral buildings
    .says = With three players neutral buildings stand in San Francisco, Bismarck and Houston and in sectors 2 and 5; with two in San Diego, Salt Lake City, Duluth and Little Rock and in sectors 1, 4 and 7. They take the first slot and block nothing else. They belong to nobody and score nothing.

setting-up-endowments = Endowments
    .says = There are as many endowment tiles as players, each with a specialist on it. The player to the right of the first player picks first, then it goes on anti-clockwise, and the first player picks last. Each tile is used before the next player picks. The specialists on the tiles do not lie in the common supply.

setting-up-what-they-give = What they give
    .says = You always take the worker. You may take what the tile shows: up to three steps, with tolls; the spare rail, without a price or a deal; three shares; the spare building as the first office of a deal sector, without shares or a deal; the spare building as the first station in Washington or Charlotte, without price, reward or bonus; the exchange of a worker; a train; or $500.

setting-up-spare-pieces = The spare pieces
    .says = The spare rail and the spare building are not part of your stock, so they do not bring the end of the game nearer. In all other respects they count like any rail, station or office. Spare pieces that are not used go to the box.

setting-up-ready = Five workers at the start
    .says = After the setup everybody has exactly five available workers. Nobody sells shares or hires before the first turn: tolls of the endowment are paid from the $600 and the 3 shares.

## The turn

the-turn = The turn
    .lead = One worker, one action, and the next player. A turn is short, but what it sets in motion may be long.

the-turn-a-turn-in-pictures = A turn in pictures
    .says = Green plays a whole turn.
    .picture-turn-place = 1. A white worker goes from the supply to Station.
    .picture-turn-act = 2. A station in Chicago for $300. The white worker promotes an orange one to a milestone.
    .picture-turn-end = 3. At the end of the turn the milestone is complete: 18 points, and Green keeps one of three new ones.

the-turn-place-and-act = Place and act
    .says = Turns go clockwise, beginning with the first player. In your turn you must take one worker from your personal supply and put it on Station, Railroad, Telegraph or Trade of your board. Then you do that main action. Any number of workers, in any colours, may stand on one space.

the-turn-completely = The action is done completely
    .says = The main action must be carried out completely. An action that you cannot complete, you cannot choose.

the-turn-course-of-a-turn = The course of a turn
    .says = First your workers come home if your supply is empty. Then you place a worker and act, all parts in the order you like, until you end the action. Deals follow if something has opened them; then you must have four workers, milestones of all players are checked, and last of all the end of the game.

the-turn-optional = What is optional
    .says = Rewards and bonuses are optional, in whole or in part. Always taken are the worker of the endowment, the shares of a sector with those of the first office, and the money of a sale. A reward of two workers is taken whole or not at all.

the-turn-only-what-works = Only what works
    .says = A reward, bonus, colour effect, flip or deal is offered only if it can change something once its price is paid. Money and shares always do; workers, if any lie in the common supply; a train, if a stack is left; everything else, if you could do at least one thing with it.

the-turn-one-thing-at-a-time = One thing at a time
    .says = Several effects come in the order shown, and each may be declined. What you begin you finish or stop before the next thing. Selling shares and hiring may come in between, except in the middle of a toll, an exchange or the choice of a worker.

the-turn-nothing-left = A turn with an empty stock
    .says = If your stock is empty you can do nothing, and your turn is skipped: no worker is placed. You may still sell shares and hire, and the end of the turn comes as usual. With one piece left you can always trade.

## Workers

workers = Workers
    .lead = Workers are what you have least of. They come home by themselves and can be hired, discarded and promoted, but four must always be left.
    .worked = Green has five workers and $200 and has placed a white worker on Trade, who promotes one to a milestone. One more promotion would leave three; a hired worker makes it possible.
    .row-0 = step · workers · cash
    .row-1 = orange promoted by the white worker · 4 · $200
    .row-2 = a rail sold for $700 · 4 · $900
    .row-3 = a grey worker hired for $800 · 5 · $100
    .row-4 = the train flipped, turquoise promoted · 4 · $100

workers-coming-home = Coming home
    .says = If your personal supply is empty when your turn begins, all workers on your board come back to it. That costs nothing and is no action; you then take a normal turn. As long as one worker is in your supply they stay where they are, and you place that one.

workers-four-remain = Four remain
    .says = At the end of your turn you must have at least four available workers; managers do not count. Inside your turn you may have fewer, if you get back to four before it ends, for example by hiring. Anything after which that would be impossible is refused.

workers-in-other-turns = In other players’ turns
    .says = In a deal during another player’s turn you never have fewer than four workers, not for a moment. With exactly four, hire first, and promote or discard afterwards. An exchange counts as one moment.

workers-common-supply = The common supply
    .says = Workers are limited. If the colour you are to take is out, you take another one of your choice; if nobody is there, you take none. Where two colours are shown you may name the one that is out and then choose another. Where any colour is allowed you choose among those that are there.

workers-giving-and-taking = Giving and taking
    .says = A worker that you discard comes from your supply or your board, as you like; managers cannot be discarded. A new worker comes to your supply and can be promoted, discarded or exchanged at once, but placed only from your next turn on. One that you hire before you place can be placed in the same turn.

workers-exchange = Exchange
    .says = One of your available workers changes places with one in the common supply. The new one comes to your personal supply, even if the old one stood on your board. So a worker from the board may be exchanged for one of the same colour, who is fresh again. From the supply that would change nothing and is not offered.

workers-just-placed = The one just placed
    .says = The worker that you have just placed counts as standing on your board. You may promote, exchange or discard it in the same turn, and its colour effect can still be used.

## Money, shares and any order

money = Money, shares and any order
    .lead = Money is short, and shares are money that can do more. The cost of the main action is due at its end, so an action may pay for itself.
    .worked = Green has neither money nor shares and builds the first station in Chicago, which costs $300.
    .row-0 = step · shares · cash · owed
    .row-1 = station in Chicago · 0 · $0 · $300
    .row-2 = first-station bonus · 2 · $0 · $300
    .row-3 = two shares sold · 0 · $300 · $300
    .row-4 = end of the action · 0 · $0 · $0

money-unlimited = No limit
    .says = Money and shares never run out in the common supply.

money-selling = Selling shares
    .says = At any of your decisions in a turn you may sell shares, one or more, for $150 each. Nobody can buy shares.

money-hiring = Hiring
    .says = For $800 you take a worker of any colour that lies in the common supply. You may do so as often as you can pay.

money-when = When you may sell and hire
    .says = You may sell and hire at every step of your own turn, until your action and your deals are over. You may also do so while you decide on a deal in another player’s turn. You may not in the setup or while milestones are drawn.

money-any-order = Any order
    .says = The parts of your action come in the order you like: the main action, its cost, rewards, bonuses and the colour effect. So a reward or a bonus may bring the money with which the action is paid.

money-no-credit = No credit
    .says = Only the cost of the main action waits. Every other price is paid at once and in full, from what you have; if your cash is short, sell shares first. You may spend money that the main action will need, as long as you can still complete the turn.

money-no-dead-ends = No dead ends
    .says = A choice after which you could not finish your turn is not offered. You must be able to complete the main action, to pay what it costs and to end with four workers.

## Station

station = Station
    .lead = A station stands in a connected city, has a price and brings a reward. If you are the first there, you find a bonus, too.
    .worked = Green has $400, 2 shares and five workers and builds the first station in Chicago.
    .row-0 = step · cash · shares · workers
    .row-1 = station in Chicago, $300 owed · $400 · 2 · 5
    .row-2 = primary reward: an orange worker · $400 · 2 · 6
    .row-3 = first-station bonus: 2 shares · $400 · 4 · 6
    .row-4 = end of the action · $100 · 4 · 6

station-building = Building
    .says = Take your leftmost building and put it in a connected city. You pay the cost on the city’s upper edge.

station-where = Where it may stand
    .says = In each city you may have one station. A city that is not connected is refused, and so is a cost that you cannot pay; without a building in stock there is no station.
    .picture-station-allowed = Your rails reach Chicago.
    .picture-station-refused = Your rails do not reach Houston.

station-primary-reward = The primary reward
    .says = You may take what the city shows: steps on the tracks, or one or two workers. At a stroke between two colours you take one of them.

station-first = First or not
    .says = If no building stands in the city, not even a neutral one, yours goes on the first slot. You may then take the first-station bonus, for its price if it has one. Otherwise your station stands on the right, and there is no bonus. Any number of stations may stand there.

station-once-each = Once each
    .says = Primary reward and bonus are taken once in an action each, and once more through a turquoise or grey worker. You may take them before the station is paid.

station-home-cities = Washington and Charlotte
    .says = They are cities like all others, with a printed tile. They are of level 1, and no milestone asks for that.

station-free-station = A free station
    .says = A deal may bring a free station: your leftmost building in a connected city where you have none, on the first slot if it is empty. It costs nothing and brings neither reward nor bonus.

## Railroad

railroad = Railroad
    .lead = Two rails cost $400, and $100 more for every triangle on their way. Rails connect cities, and what is printed under them counts for milestones.
    .worked = Green has $600 and 3 shares and lays rails to Chicago and to Little Rock: $400 + $200 + $300 = $900.
    .row-0 = step · owed · cash · shares
    .row-1 = Washington to Chicago, two triangles · $600 · $600 · 3
    .row-2 = Charlotte to Little Rock, three triangles · $900 · $600 · 3
    .row-3 = two shares sold · $900 · $900 · 1
    .row-4 = end of the action · $0 · $0 · 1

railroad-two-rails = Two rails
    .says = Take your two leftmost rails and put each on a space that touches your network. You lay one after the other: the first may open the way for the second, and they need not touch each other.
    .picture-rails-allowed = The first rail reaches Chicago, the second goes on from there.
    .picture-rails-refused = Your network does not reach Kansas City or Houston.

railroad-price = The price
    .says = The action costs $400, and $100 for each triangle at the spaces you build on. Plains cost nothing extra.

railroad-one-on-a-space = One on a space
    .says = On each space you may have one rail; others may lay theirs there, too. A space to build on can always be found.

railroad-exactly-two = Exactly two
    .says = You lay exactly two rails. If only one is left in your stock, you lay that one for the full $400 and its triangles. With none, or if you cannot pay, the action cannot be chosen.

railroad-deal-icons = Deal icons
    .says = A rail on a space with a deal icon opens the deals after the whole action, whether you are first there or not. Two such rails in one action still open them only once.

railroad-free-rails = Free rails
    .says = A free rail is the leftmost of your stock, or in the setup the spare one. It costs neither the $400 nor triangles, and it opens no deals. What is printed on its space counts for milestones all the same.

## Telegraph

telegraph = Telegraph
    .lead = An office costs nothing, brings shares and may stand in any sector. Neighbouring offices score at the end.
    .worked = Green has no cash, 1 share and five workers, and an office in sector 4. Sector 5 brings 2 shares and 2 more for the first office; its tile shows $600. At the end of the game the neighbours 4 and 5 are worth 5 points.
    .row-0 = step · shares · cash · workers
    .row-1 = first office in sector 5 · 5 · $0 · 5
    .row-2 = a white worker discarded for the tile · 5 · $600 · 4
    .row-3 = end of the action · 5 · $600 · 4

telegraph-office = Opening an office
    .says = Take your leftmost building and put it in any sector where you have no office. It costs nothing, you need no network, and the order of the sectors is free. One office of yours may stand in each.
    .picture-office-allowed = Sector 5 has no office of yours.
    .picture-office-refused = You have an office in sector 4 already.

telegraph-shares = Shares
    .says = You take as many shares as the brown number of the sector says, first or not.

telegraph-first = First or not
    .says = If no building stands in the sector, not even a neutral one, yours goes on the first slot. You then take the white number of shares as well. Otherwise it stands on the right, without these.

telegraph-tile = A worker for the tile
    .says = You may discard one worker, also the one just placed, and take what the tile of the sector shows. You need not be first there, and you may do it once in an action. The tile stays for everybody until the end of the game.

telegraph-deal-sectors = Sectors 3 and 6
    .says = These two have a deal icon and no tile. An office there opens the deals after the whole action.

telegraph-not-possible = When it is not possible
    .says = Without a building in stock you cannot choose Telegraph, nor with an office in all eight sectors.

telegraph-free-office = A free office
    .says = A deal may bring a free office: your leftmost building in a sector where you have none, on the first slot if it is empty. It brings no shares, no tile and no deals.

## Trade and trains

trade-and-trains = Trade and trains
    .lead = Trade turns a piece of your stock into money, and trains over. A train has two sides: 8 points, or a bonus that has been used.
    .worked = Green has $100, no shares and two trains face up. The first sector that still holds something, that of $600, has one rail left; the next is that of $700.
    .row-0 = step · cash · shares · points of trains
    .row-1 = the rail sold for $600 · $700 · 0 · 16
    .row-2 = train flipped down: 3 shares · $700 · 3 · 8
    .row-3 = next Trade: the same train up again · $700 · 3 · 16
    .row-4 = a building sold for $700 · $1400 · 3 · 16

trade-and-trains-selling-a-piece = Selling a piece
    .says = You remove exactly one piece from the leftmost sector of your stock that holds one; if it holds rails and buildings, you choose. The piece leaves the game, and you take the money printed above the sector. Only with an empty stock is Trade impossible.

trade-and-trains-flip-with-the-sale = A flip with the sale
    .says = Before or after the sale you may flip one of your trains. If its bonus is a rail, that rail may take the last piece of a sector, and you then sell from the next one. Something must be left to sell.

trade-and-trains-taking-a-train = Taking a train
    .says = You take a train from any stack that is left and put it in front of you face up. You may have several of a kind, and any number. If all stacks are empty you take none.

trade-and-trains-face-down = Flipping down
    .says = You flip a train that lies face up and take its bonus, for its price if it has one; then it lies face down and scores nothing. You may do so only if the bonus can change something, though you may stop without using it.

trade-and-trains-face-up = Flipping up
    .says = You flip a train that lies face down, and its 8 points count again. This brings no bonus and is always allowed.

trade-and-trains-two-flips = Two flips
    .says = Where two flips are allowed, they may be of two trains or twice of the same one. You may leave out the second.

trade-and-trains-five-kinds = The five kinds
    .says = Trains bring one or two promotions; $600; up to three steps; three shares; or a free rail for $100. Everybody begins with one of the first kind; the other four lie in the stacks.

## Whom you send

colours = Whom you send
    .lead = White workers promote; each of the four specialists adds something of its own to each main action. Choosing the worker is half of choosing the turn.
    .worked = Green has $600, no shares, and an orange worker on Railroad. Two rails over three triangles each cost $400 + $600 = $1000, and orange brings $100 + 6 × $50 = $400.
    .row-0 = step · owed · cash
    .row-1 = Denver to Salt Lake City · $700 · $600
    .row-2 = Salt Lake City to San Francisco · $1000 · $600
    .row-3 = colour effect of orange: $400 · $1000 · $1000
    .row-4 = end of the action · $0 · $0

colours-colour-effect = The colour effect
    .says = You may use the effect of the placed worker once in the turn, if you like. It may come before, between or after the parts of the main action, as soon as there is something for it to work on.

colours-white = White
    .says = A white worker promotes one of your workers. A specialist may do the same instead of using its own effect, but never both.

colours-on-station = On Station
    .says = Purple: pay $100 and flip a train, even before you choose the city. Grey: take the first-station bonus for its price even if you are not first, or a second time if you are. Orange: you do not pay for the station, only for bonuses. Turquoise: pay $300 and take the primary reward again, with a new choice of colour.

colours-on-railroad = On Railroad
    .says = Purple: pay $300 and take a train. Grey: take 2 shares. Orange: once the rails lie, take $100, and $50 for each triangle. Turquoise: lay three rails instead of two for the same $400 and all triangles; you need three in stock when the action begins, and then you must lay all three.

colours-on-telegraph = On Telegraph
    .says = Purple: exchange a worker. Grey: take the shares of the first office even if you are not first, or twice if you are. Orange: take $100 for each share that the sector has just brought, those of the first office included. Turquoise: pay $400 and take the tile without a worker, or once more; not in sectors 3 and 6.

colours-on-trade = On Trade
    .says = Purple: up to three steps. Grey: accept one of the two deals, alone, and take a share that may pay for it; then the next deal tile is turned up at once. Without a deal there is no share. Orange: take $100 for each of your trains, face up or down. Turquoise: flip once more, also the same train.

## Deals

deals = Deals
    .lead = A deal icon under a new rail, or an office in sector 3 or 6, opens the two deals on the table. They cost shares, and everybody may take part.
    .worked = Green has $500 and 4 shares and lays rails from Kansas City to Houston, with a deal icon, and to Denver. The deals are a free rail for 2 shares and an orange worker for 2 shares and $100.
    .row-0 = step · cash · shares
    .row-1 = Green pays $400 for the rails · $100 · 4
    .row-2 = Green: free rail, Denver to Salt Lake City · $100 · 2
    .row-3 = Green: an orange worker, too · $0 · 0
    .row-4 = Orange had $200 and 3 shares: a worker · $100 · 1

deals-when = When deals come
    .says = Deals come at most once a turn, after the whole action. What a deal brings never opens further deals, not even a free rail on a deal icon.

deals-price = The price
    .says = A deal costs one to four shares, and money where it says so. You discard the shares, pay, and take the reward.

deals-who-takes-part = Which deals you may accept
    .says = The player whose turn it is may accept none, one or both deals, in any order. Then all others follow clockwise, and each may accept none or one. Several players may accept the same deal.

deals-who-is-asked = When you are asked
    .says = You are asked only if you could accept a deal, if need be after selling shares or hiring; a deal whose reward would change nothing cannot be accepted. In your own turn you go on until you pass, have both, or can accept no more. You cannot stop with fewer than four workers. Those who come later see what those before them have left of workers, trains and first slots.

deals-what-there-is = What there is
    .says = Deals bring the exchange of a worker; a free rail, station or office; one or two promotions for $100 each; one or two flips of trains; a train; the workers shown; or steps.

deals-next-tile = The next tile
    .says = When all have decided, the tile is put aside and the next one turned up. If there is none left, the used tiles are shuffled first, this one with them.

## Managers and milestones

milestones = Managers and milestones
    .lead = Milestones are most of your points. Each asks for things on the map and for managers, and the harder ones follow the easier ones, from A to D.
    .worked = A milestone A for 18 points asks for three things: two connected cities of level 2, a station in a city of level 2 and an orange manager. Green has connected Chicago and Little Rock. A white worker on Station builds in Chicago for $300 and promotes the orange worker. At the end of the turn the milestone scores, the manager goes to the common supply, and of three milestones B Green keeps one.

milestones-promoting = Promoting
    .says = To promote is to move an available worker to an empty place on one of your open milestones. The worker is a manager then. No condition of the milestone need be met yet.

milestones-colours-of-places = The colours of the places
    .says = Places on A, B and C take only the colour they show, those on D any colour, white too. A worker for whom no place is left cannot be promoted.

milestones-managers-stay = Managers stay
    .says = Managers are not available workers. Until the milestone is complete they cannot be moved, exchanged or discarded.

milestones-how = How to promote
    .says = A white worker promotes, a specialist in place of its own effect, or an effect that says so. With two promotions you promote one after the other, to the same milestone or to two, and you may leave out the second.

milestones-complete = Complete
    .says = A milestone is complete when all its places are filled and all its conditions hold. That is checked at the end of every turn, after the deals, for all players, beginning with the one whose turn it was. It happens by itself and cannot be put off.

milestones-what-then = What happens then
    .says = The managers go to the common supply, and you keep the tile face down for its points. In its place comes the next letter: B after A, C after B, D after C, nothing after D. You draw three tiles and must keep one; the other two go under the stack.

milestones-two-at-once = Two at once
    .says = If two of your milestones are completed together, both are turned down and then replaced one after the other. If their letters differ you choose which comes first.

milestones-conditions = Conditions
    .says = There are four kinds: so many connected cities of a level; stations of yours in so many cities of a level; so many rails on spaces with a deal icon; so many rails on plains, or on spaces with one, two or three triangles. Level and triangles must be exactly those.

milestones-nothing-is-used-up = Nothing is used up
    .says = Conditions look at what lies on the map and use nothing up: one rail or station may serve several milestones. The first rail, from Washington to Charlotte, serves none.

milestones-end-of-the-line = The end of the line
    .says = A new tile has no managers, so it cannot be complete in the check in which you draw it. After two completed D you have no open milestone and can promote nobody. At the end of the very last turn milestones still score, but no new tiles are drawn.

## The three tracks

tracks = The three tracks
    .lead = Three markers climb three tracks, and at the end each multiplies what you have built. Late in the game one step can be worth six points or more.
    .worked = Green has 2 cities of level 5, 5 stations, 3 offices and three steps from a purple worker on Trade. All markers stand on 0.
    .row-0 = step · toll · points more
    .row-1 = Network to 3 · none · 2 × 3 = 6
    .row-2 = Network to 6 · 1 share · 2 × 3 = 6
    .row-3 = Stations to 1 · none · 5 × 1 = 5

tracks-a-step = A step
    .says = A step moves one of your markers up one position. Several steps may be split between the tracks.

tracks-tolls = Tolls
    .says = Where a toll is printed between two positions you pay it as you pass: money, shares, or a worker from your supply or your board. If you cannot pay, you cannot step. Every player pays each toll.

tracks-up-to = Up to so many
    .says = You may take fewer steps than you are given; the others are lost. At the top of a track there is no further step. Several markers may stand on one position.

tracks-what-they-count = What they count
    .says = The Network track counts the connected cities of level 5, Stations your stations in all cities, Telegraph your offices. The points of your position are multiplied by that number.

## End and points

end-and-points = End and points
    .lead = The end comes when somebody’s stock is empty up to the logo. The round is finished, everybody has one more turn, and then only points count.
    .worked = Links of three players: 5 points between neighbours from sector 1 to 5, 8 points from 5 to 8.
    .row-0 = company · offices in sectors · points
    .row-1 = Green · 1, 3, 4 · 5
    .row-2 = Orange · 1, 2, 3, 6, 7 · 5 + 5 + 8 = 18
    .row-3 = Blue · 2, 5, 7 · 0

end-and-points-signal = The signal
    .says = The end is near when 13 rails and 10 buildings are gone from a stock, built or sold: its sectors left of the logo are empty. That is checked at the end of each turn, for all players, since a deal can bring it about in another player’s turn. Only the first time counts.

end-and-points-last-turns = The last turns
    .says = The round is finished, up to the player to the right of the first player. Then everybody plays exactly one more turn. All rules stay in force, and milestones can be completed to the end of the very last turn.

end-and-points-trains-and-milestones = Trains and milestones
    .says = Each train that lies face up is worth 8 points. Each completed milestone is worth what it says, an open one nothing.

end-and-points-points-of-tracks = Tracks
    .says = Network: the points of your position for each different city of level 5 that is connected; no station is needed there. Stations: for each of your stations, Washington and Charlotte included. Telegraph: for each of your offices.

end-and-points-links = Links
    .says = For each pair of neighbouring sectors with offices of yours in both you get the printed 5 or 8 points. Others who have offices there get them, too.

end-and-points-what-does-not-count = What does not count
    .says = Money, shares, workers and what is left of your stock score nothing.

end-and-points-winner = The winner
    .says = Most points win. If there is a tie, more money wins, each share counted as $150. If that is equal, too, the victory is shared.

## Often got wrong

often-got-wrong = Often got wrong
    .lead = What even players of many games believe.

often-got-wrong-four-workers = Managers count among the four workers.
    .says = They do not: four others must be left at the end of your turn. During the turn you may have fewer.

often-got-wrong-price-first = The station must be paid before its bonus is taken.
    .says = The cost of the main action is due at the end of the action. Two shares from the bonus may pay for it.

often-got-wrong-work-and-promote = A specialist uses its effect and promotes.
    .says = One of the two in a turn, never both.

often-got-wrong-first-of-players = The first player in a city gets the bonus.
    .says = Only if no building stands there, and neutral buildings count.

often-got-wrong-at-least = A city of level 4 will do for level 3.
    .says = It will not: milestones ask for exactly that level. In the same way three triangles are not two.

often-got-wrong-free-pieces = A free rail or office opens deals.
    .says = Free pieces bring nothing else: no shares, no reward, no deals. But they count for milestones and points.

often-got-wrong-two-signs = Two deal icons open the deals twice.
    .says = Once only. And only the player whose turn it is may accept both deals.

often-got-wrong-level-five = The Network track asks for stations.
    .says = The cities of level 5 need only be connected by your rails.

often-got-wrong-sleeping-train = A train is worth 8 points in any case.
    .says = Face down at the end it scores nothing. Flip it up in time.

often-got-wrong-home-when-you-like = Workers come home when you like.
    .says = Only when your supply is empty as your turn begins.
