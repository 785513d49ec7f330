# The lessons: a message for each lesson and each step. See docs/teaching.md.

## One worker, one action

one-worker = One worker, one action
    .idea = A turn is one worker on one of your four action spaces, and the action done.
    .know-1 = One worker, one action, then the next player.
    .know-2 = An office brings the brown number; the first one brings the white number, too.
    .know-3 = Neutral buildings only hold first places.
    .know-4 = Workers come home by themselves when your supply is empty.

one-worker-step-1 = You are Green; Orange is your opponent. The most points win: milestones bring most of them, then trains, and what your three performance tracks multiply. In your turn one worker from your supply goes on one of your four action spaces, and you do that action: a station, rails, a telegraph office, or a sale.
    .pin-1 = Your workers who can be placed. Four are white, and white ones are all-rounders.
    .pin-2 = Telegraph: an office on the wire. It costs nothing and brings shares.
    .pin-3 = ${ $cash } is all you have. Rails and stations eat it quickly.
    .ask = Put a white worker on Telegraph.
    .answer-1 = A station costs money: $300 in Washington or Charlotte. That is a fair start, too, but today we begin with what is free.
    .answer-2 = Two rails cost at least $400, and more over hills. We will lay them in the next lesson; first something free.
    .answer-3 = Trade sells one of your own rails or buildings for $400, and the piece never comes back. Keep yours for now.
    .answer-4 = Orange is your one specialist and would add an effect of its own. It has its own lesson; send one of the white ones.
    .answer-5 = One share less, $150 more: you have ${ $cash }. You may do that at any moment of your turn, so there is no hurry.
    .after = Your worker stands on Telegraph, { $supply } more wait beside your board. Now the action itself: choose a sector.

one-worker-step-2 = The telegraph line has eight sectors. The brown number is what every office there brings, the white number is a present for the first one. A building that stands there already has taken the present, even a neutral one that belongs to nobody.
    .pin-1 = Four shares, and one more for the first.
    .pin-2 = A neutral building. It scores nothing and only holds the first place.
    .pin-3 = Three shares, and two more for the first.
    .pin-4 = Two shares, and two more for the first.
    .ask = Open your office where it brings the most shares.
    .answer-1 = Four shares: the biggest number on the line. But the neutral building was first, so the white number is not for you. Somewhere the two numbers together make more.
    .answer-2 = Two and two are four shares. Good, and one sector does better.
    .answer-3 = Three shares: a neutral building stands there first. Add brown and white only where the first place is empty.
    .answer-4 = Two and one are three shares. Look further to the left.
    .answer-5 = One and two are three shares. Look further to the left.
    .answer-6 = Two shares, as a neutral building stands there first. Look for an empty first place.
    .otherwise = Later. First the office: your action must be done completely.
    .RR-TURN-06 = Not yet: a worker on Telegraph means an office, and you have not opened one.
    .after = Three and two: you took 5 shares and hold { $shares } now. Each is $150 whenever you want to sell it.

one-worker-step-3 = The action is done, and nothing is left to pay. The tile in this sector promotes workers, and that is for later. When you are content, you end the action and the next company has its turn.
    .pin-1 = Your office, on the first place.
    .pin-2 = { $shares } shares.
    .ask = End your action.
    .answer-1 = A share turned into $150. You will need money soon, but a share can also do things money cannot; keep it until you know.
    .otherwise = Allowed, but not needed here. End the action.
    .after = Your rival has traded a rail for $400, and it is your turn again. Your white worker stays on Telegraph until your supply is empty; then all of them come home by themselves.

## Two rails west

two-rails = Two rails west
    .idea = Railroad lays exactly two rails from your network: $400, and $100 for every triangle.
    .know-1 = Exactly two rails, $400, and $100 for each triangle.
    .know-2 = A rail begins in your network; the second may continue the first.
    .know-3 = Other companies’ rails block nothing.
    .know-4 = What an action costs is paid when you end it.

two-rails-step-1 = Your network is Washington, Charlotte and every city your rails touch. A new rail must begin there. Two rails cost $400 together, and each triangle on the way $100 more.
    .pin-1 = Your first rail lies here from the start.
    .pin-2 = Washington to Chicago: two triangles.
    .pin-3 = Charlotte to Little Rock: three triangles.
    .pin-4 = Your rival has been here. That blocks nothing: every company may lay one rail of its own.
    .ask = Lay a rail to Chicago.
    .answer-1 = Little Rock, over three triangles: you owe ${ $owed } already, and you have ${ $cash }. You would have to sell a share, and the second rail still comes.
    .answer-2 = Miami, over one triangle: ${ $owed } so far. Cheap, but it leads south, and the plains begin behind Chicago.
    .answer-3 = Now you have ${ $cash }. It is allowed at any time, but this lesson can be done with what you had.
    .RR-RAIL-01 = That space does not touch your network yet. Begin in Washington or Charlotte.
    .RR-TURN-06 = Railroad means two rails; none lies yet.
    .after = Chicago is connected. You owe ${ $owed }: $400 for the action and $200 for two triangles. It is paid when you end the action.

two-rails-step-2 = The second rail may begin where the first one ends. You have ${ $cash } and owe ${ $owed }: not one triangle more is in your purse. There is one way on that costs nothing extra.
    .pin-1 = Chicago to Duluth: one triangle.
    .pin-2 = Chicago to Little Rock: one triangle, and a deal.
    .pin-3 = Three ways lead on from here.
    .ask = Lay the second rail so that ${ $cash } is enough.
    .answer-1 = Little Rock, over one triangle: ${ $owed }, and you have ${ $cash }. You would sell a share for the missing $100.
    .answer-2 = Duluth, over one triangle: ${ $owed }, and you have ${ $cash }. You would sell a share for the missing $100.
    .answer-3 = Three more triangles make ${ $owed }. That is two shares sold.
    .answer-4 = The rails need not touch, so this is allowed; it comes to ${ $owed }, and you have ${ $cash }.
    .answer-5 = That pays for a triangle. But there is a rail that needs none.
    .RR-RAIL-01 = That space does not touch your network. From Chicago three ways lead on.
    .RR-RAIL-04 = One rail of yours lies there; one is all a company may lay on a space.
    .after = Kansas City is connected, over the plains, for nothing extra. You still owe ${ $owed }.

two-rails-step-3 = Both rails lie, so the action is complete. Ending it pays what you owe.
    .pin-1 = The crossroads of the map: five more ways lead on from here.
    .ask = End the action and pay.
    .answer-1 = You have ${ $cash } and owe ${ $owed }: a share more or less does not matter for this.
    .after = You paid ${ $cash_before } and have ${ $cash } left. A bare purse is no shame here: offices and sales cost nothing, and you hold { $shares } shares.

## A station of your own

a-station = A station of your own
    .idea = A station gives a reward to everybody and a bonus to the first.
    .know-1 = Stations stand in connected cities, one of yours in each.
    .know-2 = The reward is for everybody, the bonus for the first.
    .know-3 = Gifts may be taken in any order, or left.

a-station-step-1 = Stations stand in cities of your network, one of yours in each. The price is on the upper edge. Below are two gifts: the reward for everybody who builds there, and the bonus for the first station only.
    .pin-1 = Chicago: $300, a worker orange or grey. First: two shares.
    .pin-2 = Kansas City: $300, a worker grey or turquoise. First: a step and a promotion.
    .pin-3 = Your rival was first here.
    .ask = Build where two shares wait for the first.
    .answer-1 = You may: any number of companies can have a station there. But your rival was first, so the bonus is gone.
    .answer-2 = Connected from the start, and nobody is there. Its first bonus is one share and a promotion, though; you were looking for two shares.
    .answer-3 = Connected and empty. Its first bonus is the exchange of a worker; you were looking for two shares.
    .answer-4 = You have ${ $cash } now. The station can be paid without it.
    .RR-STA-07 = That city is not in your network. Rails first, stations after.
    .after = Your station stands on the first place of Chicago. You owe ${ $owed }.

a-station-step-2 = Now take what the station brings, in any order. The stroke between the two colours means: one of these workers, as you like. The worker joins your supply and can be placed from your next turn on. You are the first here, so the bonus is yours as well.
    .pin-1 = Orange, the accountant, saves and earns money.
    .pin-2 = Grey, the negotiator, brings shares and bonuses.
    .pin-3 = On the first place: two shares.
    .ask = Take a worker, orange or grey, and the bonus of the first station.
    .answer-1 = Allowed: nobody must take a gift. But hiring a worker costs $800, and you would give away two shares.
    .answer-2 = You have ${ $cash }. No need to sell: first take what is free.
    .otherwise = That is for later. The worker and the bonus are waiting.
    .after = You have { $workers } workers and { $shares } shares now. More than four workers is what you need to promote somebody later.

a-station-step-3 = A station, a worker and two shares, and $300 to pay for it all.
    .pin-1 = ${ $cash }, and you owe $300.
    .ask = End the action and pay.
    .answer-1 = You can pay without it. End the action.
    .after = You paid $300 and have ${ $cash }. Two shares are worth $300: this station has paid for itself.

## Along the wire

the-wire = Along the wire
    .idea = Offices beside each other score, and a worker can be given for the tile of a sector.
    .know-1 = Two offices side by side score 5 or 8 points.
    .know-2 = A worker can be given for a sector’s tile; the tile stays.
    .know-3 = Four workers must remain at the end of your turn.

the-wire-step-1 = Between two sectors stands a number of points: 5 on the left, 8 on the right. If you have an office on both sides, you score it at the end. And in every sector but the two with deals lies a tile that anyone may use there for one worker.
    .pin-1 = Your office in sector 4.
    .pin-2 = 5 points for sectors 4 and 5 together.
    .pin-3 = Two shares, two more for the first, and a tile: $600 for a worker.
    .ask = Open an office beside your own, in the sector whose tile pays money.
    .answer-1 = Beside your own, 5 points and four shares: a good office. But a sector with deals has no tile, and you need cash.
    .answer-2 = Five shares, but not beside your office, and the tile there promotes.
    .answer-3 = Your rival is first, and it is not beside your own.
    .answer-4 = Four shares, and a free rail on the tile; but far from your office.
    .answer-5 = Not beside your own office; its tile is a train.
    .answer-6 = Not beside your own office; its tile is for steps.
    .otherwise = First the office.
    .RR-TEL-05 = You have an office there. One for each company in a sector.
    .after = Four shares, and the two offices are worth 5 points: you stand at { $points }.

the-wire-step-2 = Now the tile: one worker leaves you, and you take $600. The worker may come from your supply or from your board, even the one you have just placed. At the end of a turn you must have four workers, not counting managers; you have { $workers }.
    .pin-1 = White workers on your board.
    .pin-2 = Your accountant. A specialist is worth more than a white one.
    .ask = Give a white worker for the tile.
    .answer-1 = The same $600, but you would give away your only specialist. A white one does as well.
    .answer-2 = You may leave the tile. But with no cash there is little you could build next turn.
    .answer-3 = That is ${ $cash }. The tile pays four times as much.
    .after = ${ $cash } in hand, and { $workers } workers: just enough.

the-wire-step-3 = With four workers the door is closed: until another one joins you, nobody can be discarded or promoted for good.
    .pin-1 = { $workers }: the fewest you may have when your turn ends.
    .ask = End the action.
    .answer-1 = ${ $cash } now. It was not needed; end the action.
    .after = An office for nothing, four shares, ${ $cash } and 5 points. The tile stays where it is: your rival may use it, too.

## Money in time

money-in-time = Money in time
    .idea = You pay at the end of the action, so what the action brings may pay for it.
    .know-1 = The price of an action is due at its end.
    .know-2 = A share is $150 at any moment; shares cannot be bought.
    .know-3 = A turn you cannot finish is never offered.

money-in-time-step-1 = You have no money and no share, and your worker stands on Station. It looks hopeless: every city asks for $300. Yet inside a turn you may do things in any order, and the price is due only at the end.
    .pin-1 = ${ $cash }, and { $shares } shares.
    .pin-2 = $300. First: one share and a promotion.
    .pin-3 = $300. First: two shares.
    .pin-4 = $300, but your rival is first.
    .ask = Build the one station you can pay for.
    .otherwise = Look at what the first station brings.
    .RR-STA-07 = Not there: it must be connected, and what it brings must be enough to pay for it in the end. Look for a first bonus that can be sold.
    .after = You owe ${ $owed } and have ${ $cash }. Only this city was offered, because the table never lets you begin a turn that you cannot finish.

money-in-time-step-2 = Nothing is due yet. First fetch what lies here.
    .pin-1 = The first station in Chicago: yours.
    .ask = Take the bonus of the first station.
    .answer-1 = A worker, very good, and still to be had in a moment. But that does not pay the bill.
    .after = { $shares } shares.

money-in-time-step-3 = A share is sold for $150, at any moment of your turn, as many as you like. You can never buy one, so sell only what you need. Here you need both.
    .pin-1 = { $shares } shares, $150 each.
    .ask = Sell a share.
    .answer-1 = A welcome worker. Now the bill.
    .after = ${ $cash }. Half of it.

money-in-time-step-4 = And the other half.
    .pin-1 = ${ $cash } of $300.
    .ask = Sell the other share.
    .answer-1 = A welcome worker. Now the bill.
    .after = ${ $cash }: exactly the price.

money-in-time-step-5 = Before you pay, do not forget the reward: it is free.
    .pin-1 = A worker, orange or grey.
    .ask = Take a worker.
    .answer-1 = The bill is paid, but the worker is left behind. It was free.
    .after = { $workers } workers.

money-in-time-step-6 = Station, worker, and a bill that the station pays itself.
    .ask = End the action.
    .after = You began with nothing and have a station in Chicago, one more worker, and ${ $cash }. Before you say that you cannot afford something, look at what it brings.

## Trade, and trains with two sides

trade-and-trains = Trade, and trains with two sides
    .idea = Trade sells your leftmost piece and flips a train: one side is a bonus, the other 8 points.
    .know-1 = Trade sells from the leftmost sector; later sectors pay more.
    .know-2 = A train flipped face down gives its bonus; face up it is 8 points.
    .know-3 = Money, shares and workers score nothing at the end.

trade-and-trains-step-1 = Your rails and buildings lie in sectors, and you always take from the left. Trade removes one piece of the leftmost sector for good and pays the number above it. The further you are, the more a piece brings.
    .pin-1 = The next rail; it is the last piece of the $600 sector.
    .pin-2 = The next building; it lies in the $700 sector.
    .ask = Sell the piece that can be sold.
    .answer-1 = Fine, the order is free: three shares, and the train lies face down. Now take it back and sell first, so that we see one thing at a time.
    .otherwise = That is for later.
    .RR-TRD-01 = The building lies one sector further. First the $600 sector must be empty.
    .after = $600 more: ${ $cash }. The piece is out of the game, and the next sale will bring $700.

trade-and-trains-step-2 = With every Trade you may flip one train. Face up it is 8 points at the end. Flipped face down it gives its bonus, here three shares, and the points are gone until it is turned up again.
    .pin-1 = Face up: 8 points, or three shares now.
    .pin-2 = { $points } points as things stand.
    .ask = Flip the train with the shares.
    .answer-1 = You may leave it. But the bonus now and the points again later: that is a train used well.
    .otherwise = Not that one.
    .RR-TRN-05 = That train promotes, and you have no milestone to promote to: it would change nothing.
    .after = { $shares } shares, and { $points } points instead of { $points_before }. 8 points are asleep, not lost.

trade-and-trains-step-3 = Let the others have their turn.
    .pin-1 = Face down.
    .ask = End the action.
    .otherwise = Nothing else is needed now.
    .after = Your rival has opened an office. Your turn.

trade-and-trains-step-4 = A second Trade wakes the train again. There is no bonus for flipping it face up, only its 8 points. They count if it lies face up at the end of the game.
    .pin-1 = Any number of workers may stand on one space.
    .ask = Put a white worker on Trade again.
    .answer-1 = Grey has its own effect there. A white one will do.
    .otherwise = A good turn, perhaps; but the train sleeps on. Trade flips it.
    .after = Now the train, then the sale.

trade-and-trains-step-5 = Turn first or sell first, as you like.
    .pin-1 = This one.
    .ask = Flip the train face up.
    .answer-1 = $700, and the order is free. But the train is what we came for: take it back and turn it first.
    .otherwise = Not that.
    .after = { $points } points again.

trade-and-trains-step-6 = The $700 sector holds rails and a building. You may choose. What you sell you cannot build, so think of what you will need.
    .pin-1 = { $stock_rails } rails left.
    .pin-2 = { $stock_buildings } buildings left.
    .ask = Sell a rail or a building.
    .otherwise = Trade is complete only when a piece is sold.
    .after = $700 more: ${ $cash }. Two turns brought $1300 and three shares, and the train is awake.

## Whom you send

who-you-send = Whom you send
    .idea = Each colour adds something of its own to each action: who goes matters as much as where.
    .know-1 = A specialist uses its own effect or promotes, never both.
    .know-2 = Orange: stations without their price.
    .know-3 = Grey: first bonuses and white numbers once more.
    .know-4 = All sixteen effects are on the player aid.

who-you-send-step-1 = A white worker may promote somebody, whatever the action. A specialist may do that, too, or use its own effect instead, once. Orange, the accountant, builds a station without paying its price.
    .pin-1 = Denver: $500, and two workers come, orange and turquoise.
    .pin-2 = ${ $cash }: far too little.
    .pin-3 = The accountant.
    .ask = Send the worker who can build in Denver with ${ $cash }.
    .answer-1 = The right worker in the wrong place: there the orange worker would earn money, but build no station.
    .answer-2 = Grey works with shares and bonuses. The price of Denver stays what it is.
    .answer-3 = Allowed, but Denver is waiting, and only one of your workers can open it today.
    .otherwise = That does not bring you to Denver.
    .RR-STA-07 = With this worker you cannot pay for any station. Another one pays no price at all.
    .after = The accountant stands on Station.

who-you-send-step-2 = With orange every price tag is the same: nothing. So take the dearest.
    .pin-1 = Your rival was first: no bonus for you, the reward all the same.
    .ask = Build in Denver.
    .answer-1 = Free with orange, and one worker. But elsewhere it saves $500, and two workers come.
    .answer-2 = Orange would save only $300 here.
    .answer-3 = Orange would save only $300 here, and one worker comes.
    .otherwise = First the city.
    .after = You owe ${ $owed }, for the moment.

who-you-send-step-3 = The effect of the placed worker is used when you say so, at any moment after the city is chosen.
    .pin-1 = ${ $cash }, and you owe $500.
    .ask = Use the accountant’s effect.
    .answer-1 = Two workers join you: { $workers }. Now the price.
    .otherwise = First the price.
    .after = You owe ${ $owed }. Five hundred dollars saved.

who-you-send-step-4 = And the reward is the same as for everybody.
    .pin-1 = Turquoise, the engineer: a third rail for the price of two.
    .ask = Take the two workers.
    .otherwise = Two workers for nothing: take them first.
    .after = { $workers } workers, two of them new.

who-you-send-step-5 = A good day for the accountant.
    .ask = End the action.
    .otherwise = Nothing else is needed.
    .after = A station worth $500, and you still have ${ $cash }. Your turn again.

who-you-send-step-6 = Now grey, the negotiator. On Telegraph the negotiator takes the white number of the sector once more; if you are first, you get it twice.
    .pin-1 = The negotiator.
    .pin-2 = Three shares, and two for the first.
    .pin-3 = Your rival is first here; grey would still get the white number once.
    .ask = Send the negotiator where grey doubles a gift of shares.
    .answer-1 = Grey is useful there as well. But the white numbers are on the telegraph line.
    .otherwise = Somebody else can do that. The white numbers are for grey.
    .after = Grey stands on Telegraph.

who-you-send-step-7 = The best sector for grey has a large white number and an empty first place.
    .pin-1 = Two, and two for the first.
    .pin-2 = One, and two for the first.
    .ask = Open the office that brings most with grey.
    .answer-1 = Four, and with grey one more: five. A neutral building is first.
    .answer-2 = Two, two, and two again: six. And deals. Nearly the best.
    .answer-3 = Two, and with grey two: four. Your rival is first.
    .answer-4 = One, two, and two again: five.
    .answer-5 = Three, and with grey one: four.
    .answer-6 = Two, one, and one again: four.
    .answer-7 = Two, and with grey one: three.
    .otherwise = First the sector.
    .after = Five shares so far.

who-you-send-step-8 = And now its own effect.
    .pin-1 = { $shares } shares.
    .ask = Use the negotiator’s effect.
    .otherwise = First the effect of grey.
    .after = Two more: { $shares } shares, that is $1050 if you sold them all.

## Managers and milestones

milestones = Managers and milestones
    .idea = A milestone wants its conditions met and its managers promoted; then it scores and a better one comes.
    .know-1 = Promote: a worker moves to a place of the same colour and stays there.
    .know-2 = Managers and conditions, in any order; checked at the end of every turn.
    .know-3 = Then draw three of the next letter and keep one.
    .know-4 = Nothing on the map is used up by a milestone.

milestones-step-1 = Most points come from milestones. A station is one of your buildings in a city that your network reaches. Each milestone has conditions on the map and places for managers. This one asks for two connected cities of level 2, a station in a city of level 2, and an orange manager.
    .pin-1 = 18 points.
    .pin-2 = Level 2, connected.
    .pin-3 = Level 2, connected.
    .ask = Build the station that the milestone still asks for.
    .answer-1 = A station, but Washington is level 1, and no milestone ever asks for that.
    .answer-2 = A station, but Charlotte is level 1, and no milestone ever asks for that.
    .answer-3 = That is the other half, and the order is free. Take it back for the moment: first the station.
    .otherwise = First the station.
    .after = The conditions are met: two cities, one station. Only the manager is missing.

milestones-step-2 = A white worker who is placed may promote one of your workers: the worker moves to a place of the same colour on a milestone and is a manager now. It works no more and does not count among your four. You have { $workers } workers, so one can go.
    .pin-1 = Your orange worker.
    .pin-2 = The place is orange.
    .ask = Promote the orange worker to this milestone.
    .answer-1 = The station stands, but without its manager the milestone stays open. The promotion of this turn would be lost.
    .otherwise = Not needed for it, but not wrong. Think of the manager.
    .RR-MIL-02 = The places of A, B and C take only the colour they show; only D takes anyone.
    .after = { $workers } workers are left, the fewest allowed. A milestone is looked at when a turn ends.

milestones-step-3 = At the end of every turn, yours or not, each milestone that has everything is completed. Its managers go back to the common supply, the tile scores, and three tiles of the next letter are drawn.
    .pin-1 = Promoted.
    .pin-2 = The next letter.
    .ask = End the action.
    .otherwise = Good to have. Then end the action.
    .after = Completed: 18 points, and you stand at { $points }. Three B milestones are before you; you keep one of them.

milestones-step-4 = Points differ little between them, work differs much. Nothing on the map is used up: what served one milestone serves the next one, too. Think of your next two rails, and of what lies already.
    .pin-1 = Your rail from Chicago to Little Rock lies on a deal sign.
    .pin-2 = Plains to Kansas City, level 3.
    .pin-3 = Plains to Houston, level 3, with a deal sign.
    .ask = Keep the milestone whose conditions one turn of rails would meet.
    .answer-1 = 28 points, the most of the three. But it wants two rails over two triangles, one over three, and two managers; you have a single one of these rails.
    .answer-2 = 27 points for two stations in cities of level 3, and two managers. Rails alone do not meet it: two stations are two more turns and two more prices.
    .after = 23 points: two rails with a deal sign, two cities of level 3, a purple manager. Kansas City and Houston for $400, and only the manager is missing. The other two tiles go under the pile.

## Deals

deals = Deals
    .idea = A rail or an office with a deal sign opens the deals: you may take both, everybody else one.
    .know-1 = A deal sign under your new rail or office opens the deals, once a turn.
    .know-2 = If you open them, you may take both, the others one each.
    .know-3 = Deals are paid in shares: keep two or three.
    .know-4 = A free rail is worth most in the mountains.

deals-step-1 = Some spaces carry a deal sign. A rail there opens the face-up deals when the action is over. A deal costs shares, sometimes money too: this is what shares can do and money cannot.
    .pin-1 = Kansas City to Houston: plains, and a deal.
    .pin-2 = Kansas City to Duluth: plains, and a deal.
    .pin-3 = Two shares: a free rail.
    .pin-4 = Two shares and $100: an orange worker.
    .pin-5 = { $shares } shares: enough for both.
    .ask = Lay a rail over plains with a deal.
    .answer-1 = Plains, and on to Denver; but no deal sign there. The other rail would have to open the deals.
    .answer-2 = That opens the deals, but the triangle costs $100, and you need this money for the lower deal.
    .otherwise = That opens no deal. Look for the deal sign on the plains.
    .after = The deals will open when you end the action. One sign or two, they open once.

deals-step-2 = The second rail is free to go anywhere. Kansas City to Denver is plains.
    .pin-1 = Plains.
    .ask = Lay a rail to Denver.
    .otherwise = Also possible. But Denver costs nothing extra and leads west.
    .after = You owe ${ $owed } of your ${ $cash }.

deals-step-3 = Now the action ends, you pay, and the deals open.
    .ask = End the action.
    .answer-1 = Careful: a share sold is a share that cannot pay for a deal.
    .otherwise = Then end the action.
    .after = You paid $400 and have ${ $cash }. As the one who opened the deals you may take both, in any order.

deals-step-4 = A free rail costs neither the $400 nor its triangles. So it is worth most in the mountains. It opens no further deals.
    .pin-1 = Two shares: a free rail.
    .ask = Accept the upper deal.
    .answer-1 = An orange worker for two shares and $100: good as well, and you may take both. Begin with the upper one.
    .answer-2 = You opened the deals and leave them to your rival?
    .answer-3 = A share less, and one of the deals is out of reach.
    .otherwise = First the deals.
    .after = { $shares } shares are left. Where does the free rail go?

deals-step-5 = From Denver a pass over three triangles leads to Salt Lake City. Paid, these triangles alone cost $300.
    .pin-1 = Three triangles.
    .pin-2 = One rail from the Pacific.
    .ask = Lay the free rail over the three triangles.
    .answer-1 = The shares are spent; the rail is yours for nothing. Take it.
    .answer-2 = Three triangles, too, and free. But it leads back into the south-east; look to the west.
    .otherwise = Free, but it saves less than three triangles. Use it where rails are dearest.
    .after = A rail into the mountains for two shares. Now the other deal.

deals-step-6 = You have { $shares } shares and ${ $cash }: the lower deal, to the dollar. After you, your rival may accept one deal of the same tile.
    .pin-1 = Two shares and $100: an orange worker.
    .ask = Accept the lower deal.
    .answer-1 = A worker for two shares is cheap: hired, one costs $800.
    .otherwise = First the deal.
    .after = Now you have { $workers } workers. Your rival has taken an orange worker, too: both may take the same deal. The tile is gone and the next one is turned up.

## Three tracks that multiply

three-tracks = Three tracks that multiply
    .idea = A step is worth as many points as you have of what its track counts.
    .know-1 = Track value times what it counts, at the end of the game.
    .know-2 = Count before every step: the best track changes.
    .know-3 = Tolls are paid as you pass; who cannot pay cannot pass.
    .know-4 = Steps not used are lost.

three-tracks-step-1 = At the end each track multiplies: its value times your offices, your stations, or the level 5 cities of your network. A step on a track lifts the value for all of them at once. Purple on Trade makes up to three steps.
    .pin-1 = Times offices: you have { $offices }.
    .pin-2 = Times stations: you have { $stations }.
    .pin-3 = Times cities of level 5: you have Seattle and San Diego.
    .pin-4 = { $points } points as things stand.
    .ask = Use the effect of purple.
    .otherwise = That can wait. First the three steps.
    .after = Three steps are yours, one after the other.

three-tracks-step-2 = The first step on the network track is worth 3 for each city, on the other two tracks 1 for each building. Count: two cities, five stations, three offices.
    .pin-1 = 0, 3, 6, 8, 10, 12, 14 for each city of level 5.
    .pin-2 = 1 more for each station with every step.
    .ask = Make the step that brings most points.
    .answer-1 = Five stations, 5 points. Nearly.
    .answer-2 = Three offices, 3 points. Another track has more to multiply.
    .answer-3 = A step you do not use is lost.
    .otherwise = First the steps.
    .after = Two cities, three points each: { $points } points.

three-tracks-step-3 = Between some places stands a toll, paid as you pass. The second step of the network track costs a share. A share is no point at the end, so ask only what else it would buy.
    .pin-1 = From 3 to 6 for each city: toll one share.
    .pin-2 = { $shares } shares.
    .ask = Make the step that brings most points.
    .answer-1 = Five points, and no toll. But the network still gives six, and a share is $150, no point at the end.
    .answer-2 = Three points. Two tracks give more.
    .answer-3 = Two steps would be lost.
    .otherwise = First the steps.
    .after = Six more: { $points } points, and { $shares } share left.

three-tracks-step-4 = Now look again: the third step of the network track lifts the value from 6 to 8 only.
    .pin-1 = 2 more for each city.
    .pin-2 = 1 more for each station.
    .ask = Make the step that brings most points.
    .answer-1 = Two cities, two points each: 4. A moment ago it was the best track; count again.
    .answer-2 = Three points. Count the stations.
    .answer-3 = One step would be lost.
    .otherwise = First the step.
    .after = Five stations, 5 points: you stand at { $points }. The three steps brought 17.

three-tracks-step-5 = The sale still belongs to the action.
    .pin-1 = The leftmost sector with a piece in it.
    .ask = Sell a piece.
    .answer-1 = Also good: the train wakes up, 8 points. Do both before you end a real turn; here the sale comes first.
    .answer-2 = Three shares, and 8 points go to sleep. You may; but first the sale.
    .otherwise = First the sale.
    .after = ${ $cash } in hand. A station more is now worth 1 point more, too: the track counts whatever comes after.

## Four remain

four-remain = Four remain
    .idea = Four workers must be left when your turn ends, so each manager needs a fifth; promote those who have worked.
    .know-1 = At the end of your turn four workers must be left; managers do not count.
    .know-2 = Hire at any moment for $800, any colour there is.
    .know-3 = Promote a specialist who has worked, keep the fresh one.
    .know-4 = Below four inside your turn is fine if you get back.

four-remain-step-1 = Both stations of this milestone stand; it wants a turquoise and an orange manager. You have { $workers } workers, and the white one you placed may promote somebody. One orange worker has been used already and stands on Railroad, the other one is fresh.
    .pin-1 = 27 points: two stations in cities of level 3. They stand.
    .pin-2 = Has worked; comes home only when your supply is empty.
    .pin-3 = Fresh: its effect can be used in your next turn.
    .ask = Promote the orange worker you will miss least.
    .answer-1 = A manager is a manager, and it is allowed. But this one could have built you a station without its price next turn. The other one can do nothing until everyone comes home.
    .answer-2 = Turquoise is needed there as well, but you have only one, and it is fresh. Begin with orange.
    .otherwise = First the promotion.
    .after = { $workers } workers left, and the orange place is filled.

four-remain-step-2 = Now turquoise. Your train promotes up to two when it is turned. But with four workers a promotion leaves three, and the turn cannot end like that. At any moment of your turn you may hire a worker of any colour for $800. You have ${ $cash } and a sale to make.
    .pin-1 = { $workers }: the fewest.
    .pin-2 = A rail of the $700 sector.
    .pin-3 = Two promotions.
    .ask = Sell a rail first.
    .answer-1 = $150 for a share. It will be needed, too, perhaps; first the piece.
    .otherwise = First the money.
    .after = ${ $cash }: enough to hire one worker.

four-remain-step-3 = A worker you hire is yours at once. Which colour? Think of what comes next: your other milestone, A2-3, wants a grey manager.
    .pin-1 = 18 points: two rails over two triangles, and a grey manager.
    .pin-2 = The negotiator.
    .ask = Hire the colour that your other milestone needs.
    .answer-1 = For the count of four anybody will do. But one colour will soon be a manager.
    .otherwise = You may promote before you hire, as long as four are there in the end; but take it in this order now.
    .after = { $workers } workers, ${ $cash }.

four-remain-step-4 = Now one can go.
    .pin-1 = Turn it.
    .ask = Flip the train.
    .otherwise = The turquoise place is still empty.
    .after = The train lies down, for the moment: { $points } points. It lets you promote.

four-remain-step-5 = Promote whom the milestone wants.
    .pin-1 = The engineer.
    .ask = Promote turquoise.
    .answer-1 = That one would fill the other milestone, but the rails for it are not laid yet. Today 27 points are waiting.
    .answer-2 = Then the train was turned for nothing.
    .otherwise = Not now.
    .after = All places are filled. { $workers } workers remain.

four-remain-step-6 = The train would allow a second promotion, but there is nobody to spare.
    .ask = Stop promoting.
    .otherwise = Nothing else is needed.
    .after = Back to the action.

four-remain-step-7 = Everything is there: end the turn and see.
    .ask = End the action.
    .otherwise = Nothing else is needed.
    .after = Completed: 27 points, { $points } in all. And the sleeping train is worth 8 more when you flip it face up again.

four-remain-step-8 = Three C milestones. You have stations in two cities of level 3, and Denver and Santa Fe of level 4 are connected.
    .pin-1 = Level 4, connected.
    .pin-2 = Level 4, connected.
    .ask = Keep the one whose conditions are met already.
    .answer-1 = 34 points for two stations in cities of level 4, and two grey managers. You have neither station.
    .answer-2 = 33 points, but two rails over three triangles: you have none.
    .after = 32 points, and nothing but two managers to find: purple and orange. That is why it is good to have kept the fresh orange one.

## The last turn: a puzzle

the-last-turn = The last turn: a puzzle
    .idea = In the last turn only points count: money, shares and workers are there to be spent.
    .know-1 = When a board is empty up to the logo: finish the round, then one more turn each.
    .know-2 = At the end only points count; spend everything else.
    .know-3 = Before the last turn, look at gaps on the wire, sleeping trains, managers missing, and the deals.
    .know-4 = A tie goes to the richer company.

the-last-turn-step-1 = Somebody had emptied their board up to the logo, the round was finished, and now everybody has had one more turn but you. This is the very last turn of the game. Your rival has { $points_1 } points, you have { $points }, and one turn can do more than you think.
    .pin-1 = { $points_1 } points.
    .pin-2 = Your offices 5 and 7, with a gap between them.
    .pin-3 = 24 points: two cities of level 4 connected, done. It wants a turquoise manager.
    .pin-4 = Asleep: 8 points.
    .pin-5 = Three shares: a free station.
    .pin-6 = One share: flip a train.
    .ask = Find the action that brings the most, and place your worker.
    .answer-1 = Trade wakes the train, and the promotion completes the milestone: 132 points in all at best. A fine turn, and you lose. Another action does both, and more.
    .answer-2 = A station counts three points on its track, and the promotion completes the milestone; at best you reach 127. Look for the numbers between the offices.
    .answer-3 = Shares score nothing, it is true. But they pay for something that scores, and you will need every one of them.
    .after = Telegraph. Now which sector?

the-last-turn-step-2 = Each neighbouring pair of offices scores the number between them. Your telegraph track stands at 3 for each office.
    .pin-1 = 8 points.
    .pin-2 = 8 points.
    .pin-3 = 3 for each office.
    .ask = Open the office that scores most.
    .answer-1 = It closes the gap between 3 and 5: 5 and 5, and 3 for the office. There is a gap that is worth more.
    .answer-2 = 8 beside your office in 7, and 3 for the office. One sector has a neighbour on both sides.
    .answer-3 = 5 beside your office in 2, and 3 for the office. Look for two neighbours.
    .answer-4 = 24 points, yes, and you will want that; the order is free. For the moment take it back and open the office.
    .otherwise = Not yet.
    .after = 8 and 8 for the gap and 3 for the office: { $points } points. Three shares came with it, so you hold { $shares }. And the sector opens the deals.

the-last-turn-step-3 = The worker you placed may promote one of your workers. You have five.
    .pin-1 = The engineer has worked and can be promoted all the same.
    .pin-2 = A turquoise manager.
    .ask = Promote the missing manager.
    .answer-1 = The deals open, but the promotion is lost, and 24 points with it.
    .answer-2 = You hold { $shares } shares now. Count the price of the two deals again.
    .otherwise = That brings no points.
    .after = Every condition and every manager: it will score when the turn ends.

the-last-turn-step-4 = Nothing is owed. The deals come after the action.
    .pin-1 = { $shares } shares: three and one.
    .ask = End the action.
    .answer-1 = You hold { $shares } shares now, and the two deals cost four.
    .otherwise = That brings no points.
    .after = The deals are open, and both are yours if you can pay.

the-last-turn-step-5 = You opened the deals, so you may take both. A free station costs nothing but its shares, and gives no reward; but it counts on the track.
    .pin-1 = Three shares.
    .pin-2 = 3 for each station.
    .ask = Accept the upper deal.
    .answer-1 = That wakes the train, and you will want it; the order is free. Take it back and begin with the upper one.
    .answer-2 = Shares score nothing. Spend them.
    .answer-3 = You hold { $shares } shares now, and the two deals cost four.
    .otherwise = That brings no points.
    .after = { $shares } share left. Where should it stand?

the-last-turn-step-6 = Any connected city without a station of yours will do; today they all count the same.
    .pin-1 = 3 for each station.
    .ask = Put the station in a city.
    .answer-1 = The shares are spent. Take the station.
    .otherwise = First the station.
    .after = 3 more: { $points } points.

the-last-turn-step-7 = One share, one deal.
    .pin-1 = One share: flip a train.
    .ask = Accept the lower deal.
    .answer-1 = A share left over scores nothing. The train does.
    .answer-2 = $150, and no points.
    .otherwise = That brings no points.
    .after = Now the train.

the-last-turn-step-8 = One of your trains sleeps, the other one is awake already.
    .pin-1 = Face down.
    .ask = Flip the right train.
    .otherwise = The share is spent, and the train would sleep through the end of the game.
    .after = 8 for the train and 24 for the milestone: { $points } points against { $points_1 }. You win by one, and no other turn would have done it.

## Exercises

a-gift-and-a-worker = A gift and a worker
    .idea = Two endowments are left. Which one is worth more to you?
    .know-1 = Look at the worker of an endowment first: the colour that your milestones want.

a-gift-and-a-worker-decide = Two endowments are left, and you choose first. One brings three shares and an orange worker, the other $500 and a purple one.
    .pin-1 = 18 points, for an orange manager.
    .pin-2 = 17 points, for an orange manager.
    .pin-3 = Three shares, and orange.
    .pin-4 = $500, and purple.
    .ask = Which one do you take?
    .answer-1 = $500 are $50 more than three shares are worth. But no milestone of yours wants purple, and your rival walks away with the worker you need.
    .after = Both your milestones want an orange manager, and now you have one; to hire one costs $800. The two endowments differ by $50, and shares can pay for deals as well.

four-for-the-price-of-one = Four workers in one turn
    .idea = A city that brings two workers, and somebody who can double that.
    .know-1 = Managers are made of the workers above four: take them where one turn brings several.

four-for-the-price-of-one-decide = You have ${ $cash } and { $workers } workers. Everything that your two milestones ask of the map is there; they lack three managers, one orange and two turquoise. Denver is connected.
    .pin-1 = $500: an orange and a turquoise worker.
    .pin-2 = ${ $cash }.
    .pin-3 = The engineer takes the reward of a station a second time, for $300.
    .pin-4 = 27 points: turquoise and orange.
    .pin-5 = 24 points: turquoise.
    .ask = Whom do you send, and where?
    .answer-1 = Denver for $500, two workers, and $300 stay in your purse. But of six workers only two can become managers, and a seventh costs $800. The engineer would have made two more out of the $300.
    .answer-2 = Offices bring shares. Your milestones wait for managers, and Denver has two of them.
    .answer-3 = Money is not what you lack: it is enough for Denver, and for more than that.
    .answer-4 = One worker for $800. Denver brings two for $500, and somebody can do better still.
    .otherwise = That is allowed. But what do your two milestones lack?
    .after = Denver costs $500 and brings an orange and a turquoise worker; the engineer takes that reward a second time for $300. Four specialists in one turn, eight workers in all: three can become managers, for 51 points, and more than four remain. With a white worker it would be six, and only two of them to spare.

over-the-mountains = Over the mountains
    .idea = Two rails that you cannot pay for, and an accountant.
    .know-1 = A specialist has four effects: look at all four actions before you send one.

over-the-mountains-decide = The very last turn. C-06 has both its managers and its station; it lacks two rails over three triangles each. You have ${ $cash } and { $shares } shares.
    .pin-1 = 33 points.
    .pin-2 = From Denver to Salt Lake City: three triangles. Beyond it again three.
    .pin-3 = The accountant.
    .pin-4 = ${ $cash }.
    .ask = Whom do you send, and where?
    .answer-1 = Denver without its $500, and two workers: a strong turn on any other day. Today it is 3 points, and 33 are left on the mountains.
    .answer-2 = An office, and with sector 8 some steps on your tracks: 12 points at best. The mountains are worth 33.
    .answer-3 = The right action, but not the right worker: the two rails cost $1000, and with both shares sold you have $600.
    .otherwise = That is allowed. But what does C-06 lack?
    .after = Denver, Salt Lake City, San Francisco: the two rails cost $1000, and with both shares sold you have $600. The accountant gives back $100, and $50 for each of the six triangles, $400 in all: exactly enough, and 33 points. No other worker could have paid for it.

the-last-letter = The last letter
    .idea = Three D milestones, and one turn to complete one of them.
    .know-1 = Near the end keep the milestone that you can finish, not the one with the most points.

the-last-letter-decide = Your C milestone is complete. This round is being finished, then everybody has one more turn. San Diego and San Francisco are connected, and you have a station in San Diego.
    .pin-1 = 42 points: two cities of level 5 connected, a station in one.
    .pin-2 = 44 points: stations in two cities of level 5.
    .pin-3 = 42 points: four rails over two triangles.
    .pin-4 = Promotes up to two.
    .ask = Which one do you keep?
    .answer-1 = 44 points, the most there is. But it wants a second station on the coast and two managers. In the turn in which you build in San Francisco you promote one worker, and the train stays as it is: the tile would score nothing.
    .answer-2 = Of four rails over two triangles you have two. Two more can be laid in a turn; but then one manager at least is missing.
    .after = D-01 lacks nothing but two managers, and a D takes anybody, white ones, too. In your one turn you send a worker to Trade and flip the train, which promotes two: 42 points for 8. The others cannot be done in a single turn.

in-somebody-elses-turn = In somebody else’s turn
    .idea = Your last turn is over. Is the game?
    .know-1 = Deals are for everybody: keep a share for the turns of the others.

in-somebody-elses-turn-decide = The very last turn of the game is your rival’s, who has opened the deals and passed. You may take one of them. You have { $shares } shares and ${ $cash }.
    .pin-1 = 42 points: the three stations stand, two managers are missing.
    .pin-2 = Three shares: a station without its price.
    .pin-3 = One share: up to two promotions, $100 each.
    .pin-4 = { $workers } workers.
    .ask = Which deal?
    .answer-1 = A station, 3 points on its track. Good, but it takes all your shares, and the other deal wins a whole milestone.
    .answer-2 = The game is over, and shares and money score nothing. A whole milestone was waiting.
    .otherwise = Money alone scores nothing any more.
    .after = D-04 has its three stations and lacks two managers of any colour. One share for the deal and $100 for each promotion: four workers remain, and when your rival’s turn ends the milestone is complete. 42 points in a turn that is not even yours.

ring-the-bell = Ring the bell
    .idea = You lead. How many turns should the game still have?
    .know-1 = If you lead, you may end the game: count the turns that the others still need.

ring-the-bell-decide = You have { $points } points, your rival { $points_1 }. On your board one building is left before the logo, and your turn is the last of the round. Your rival’s D-03 lacks nothing but two managers.
    .pin-1 = One building before the logo.
    .pin-2 = 42 points for your rival, who can promote one worker in a turn.
    .pin-3 = { $points_1 } points.
    .ask = Where do you send your worker?
    .answer-1 = Two more rails are useful, and the coast is near. But the building stays, nothing ends, and your rival has one more turn: for the second manager, and for 42 points.
    .after = The last building before the logo goes when you open an office, build a station or sell it. Then your rival has one turn left, and you one. One promotion is not enough for D-03: the game ends before the 42 points.

eight-for-forty-two = Eight for forty-two
    .idea = The very last turn: is it worth putting a train to sleep?
    .know-1 = In the last turn a train is put to sleep only for more than its 8 points.

eight-for-forty-two-decide = The very last turn, and your worker stands on Trade. A train that is awake is worth 8 points. You stand at { $points }.
    .pin-1 = 42 points: the three stations stand, two managers are missing.
    .pin-2 = Promotes up to two.
    .pin-3 = Three steps on the tracks.
    .pin-4 = Asleep.
    .ask = Which train do you flip?
    .answer-1 = Three steps with five stations sound like 15 points, less 8 for the train. But without shares the tolls stop you: at best you end where you stood, and the milestone lacks its managers.
    .answer-2 = It wakes: 8 points, 158 in all. A worker on Trade promotes one only, so D-04 lacks the other manager, and 42 points stay behind.
    .otherwise = That is allowed. But what does D-04 lack?
    .after = A good rule says: put no train to sleep in the last turn. This is the exception. D-04 has its three stations and lacks two managers; the train promotes both: 42 points for 8, and 184 in all. No other line reaches more.

the-third-coast-city = The third city on the coast
    .idea = The very last turn, and no building is left. What still scores?
    .know-1 = In the last turn look at every track: one rail may be worth more than all the steps.

the-third-coast-city-decide = The very last turn, and your buildings are all gone. You have ${ $cash }, { $shares } shares and { $points } points.
    .pin-1 = 14 points for each city of level 5.
    .pin-2 = From Seattle to San Francisco, with a deal icon.
    .pin-3 = One share: flip a train.
    .pin-4 = Asleep: 8 points.
    .ask = Which action?
    .answer-1 = Three steps with three stations and the train awake: 187 points at best, and the last step costs a worker whom you have to replace for $800. The coast brings more.
    .answer-2 = The train wakes: 8 points. Another action wakes it as well, and brings more.
    .answer-3 = Shares score nothing, that is true. But one of them pays for something that does.
    .otherwise = That is allowed, but look at the coast once more.
    .after = Your network track stands at 14 for each city of level 5. San Francisco is one rail from Seattle: 14 points, no station needed. The rail lies on a deal icon, and for one share the sleeping train wakes: 8 more. The rails cost $600: one share is sold, the other pays for the deal. 192 points, and no other line reaches more.
