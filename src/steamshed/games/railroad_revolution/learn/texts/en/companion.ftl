# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

endow_pick = Before the first turn everybody takes one endowment and the worker lying on it. The first player of the game picks last.
    .matters = Look at the colour of the worker first: your two milestones show which managers they want. Among the gifts $500 and three shares are about equal, a train is worth 8 points and its bonus.
    .mistake = Do not look at the gift only and forget the worker.

start_rail = Your spare rail goes on any space that touches your network, free of charge. It opens no deal.
    .matters = It is worth most in the mountains, where triangles would cost up to $300. Look also at which city it reaches, and at the sign it covers: milestones count them.
    .mistake = Do not lay it on the cheapest space, out of habit.

start_office = Your spare building becomes an office in sector 3 or 6, free, on the first place. It brings no shares and opens no deal.
    .matters = Links between offices are worth points, and those beside sector 6 are worth more than those beside sector 3. If you come later, you are no longer first there.
    .mistake = Do not expect the shares of the sector; this gift brings none.

start_station = Your spare building becomes a station in Washington or Charlotte. It costs nothing and brings no reward and no bonus.
    .matters = You cannot build there again, so you give up that city’s worker: keep the city whose colours your milestones want. The station counts on the stations track.
    .mistake = Do not take the city whose worker you will need.

place = Put one worker from your supply on Station, Railroad, Telegraph or Trade. Then you do that action completely.
    .matters = Worker and action belong together: each colour adds something else to each action. Telegraph and Trade cost nothing, Railroad needs $400 and more, Station $200 to $600. A milestone that lacks only one thing comes first.
    .mistake = Do not send a specialist where a white worker would do the same, and have none when it would count.

action = Carry out the action of your worker: what it asks for, then its rewards, in the order you like. The price is due when you end the action, so what the action brings may pay for it.
    .matters = Take everything before you end: the reward of the city, the bonus of the first place, the tile for a worker, a promotion. Deal signs on rails, and sectors 3 and 6, open the deals: have shares then.
    .mistake = Do not end the action before you have taken the reward.

deal = The deals are open: pay the shares and take what is offered, or pass. In your own turn you may take both, in another player’s turn one.
    .matters = A share is worth $150: a deal is good if it saves more than that for each share. A promotion here can complete a milestone even in another player’s turn. What you leave, the next player may take.
    .mistake = Do not sell your shares just before the deals open.

milestone = You completed a milestone and drew three of the next letter: keep one. If two were completed at once, say first which is replaced first.
    .matters = Look at what is done already, and at the colours of the managers: A, B and C want the colours shown, D takes anybody. Think of the turns that are left: a milestone you cannot finish scores nothing.
    .mistake = Do not keep the one with the most points. Points differ by a few, the work by several turns.

promote = Move one of your workers to a place of the same colour on an open milestone. The worker is a manager then and no longer one of the four workers you must keep.
    .matters = Promote a worker who stands on the board before a fresh one of the same colour: it has worked already. A milestone whose conditions hold comes first; it is completed at the end of this turn.
    .mistake = Do not promote the fresh specialist and keep the tired one.

steps = Move your markers up, one step at a time, on any of the three performance tracks. Steps you do not use are lost.
    .matters = A step is worth its rise times what the track counts: offices, stations, or cities of level 5 in your network. Count before each step, also what is still to come. Some steps cost a toll.
    .mistake = Do not climb the track with the largest numbers instead of the largest product.

toll = The last step of a track costs a worker: choose whom you give up. It may come from your supply or from your board.
    .matters = White workers before specialists. Four must be left when your turn ends, or you hire for $800.
    .mistake = Do not give up the specialist you were about to promote.

exchange = Choose the worker who goes to the common supply; you then take another one instead. Their number does not change.
    .matters = A worker on the board is the better one to give: the new one comes to your supply and can be placed next turn. This is the cheapest way to a colour that a milestone lacks.
    .mistake = Do not give a fresh worker and keep a tired one.

exchange_take = Choose the worker who joins you. It is in your supply at once.
    .matters = First the colour that a milestone lacks, then the colour whose effect fits your next action.
    .mistake = Do not take a colour you have twice already.

worker = Take a worker of any colour from the common supply. If your colour is out, take another one.
    .matters = Think of the managers of both milestones, and of your next turn: orange for a dear station or mountains, turquoise for a third rail, grey for a first place, purple for steps.
    .mistake = Do not take white out of habit: it is of use everywhere, and special nowhere.

train = Take a train from any stack that is left. It lies face up before you: 8 points.
    .matters = Choose the bonus that you will use when you turn it face down. Turned down and up again it gives both, if two turns are left for it.
    .mistake = Do not forget to flip your trains.

flip = Flip a train: from face up to face down gives its bonus, from face down to face up gives its 8 points back. Two flips may be used on one train.
    .matters = Turn down early, turn up late: at the end of the game all should lie face up.
    .mistake = Do not flip a train face down in your last turn, for a bonus worth less than 8 points.

free_rail = Lay one rail of your stock at your network, free of the $400 and of triangles. It opens no deal.
    .matters = Mountains first: three triangles save $300. Signs count for milestones. It comes from your stock and brings the end nearer.
    .mistake = Do not lay it on plains, where it would have cost little.

free_station = Put one building of your stock in a connected city without a station of yours. There is no price, no reward and no bonus.
    .matters = Choose a city whose reward you do not need or whose price is high, or a level that a milestone asks for.
    .mistake = Do not give away a city whose reward would have been two workers.

free_office = Put one building of your stock in a sector without an office of yours. It brings no shares, no tile and no deal.
    .matters = Look for links: a gap between two of your offices is worth most. A sector with few shares loses you least.
    .mistake = Do not take a sector with many shares, and lose them.
