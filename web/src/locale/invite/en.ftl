# Words of a table that has not begun: who invites, to what, who sits where.

waiting-full = everybody is here
waiting-start = Start
waiting-start-bots = Fill with bots and start
waiting-leave = Leave the table
invite = Create an invitation
invitations = Invitations
invitations-help = Send each link to one player. The first person to take the seat with it has it, no account needed. Each link works once.
invitation-for = Invitation for seat { $seat }
invitation-until = Valid until { $date }
invitation-elsewhere = Seat { $seat }: the link was made in another browser. Create a new one here.
invitation-renew = New link
invitation-withdraw = Withdraw
invitation-over = This invitation has expired
invitation-look = Watch the table
guest-name = Your name at this table
invite-to = { $host } invites you to { $game }
invite-to-nobody = You are invited to { $game }
invite-length = Length
invite-learn = New to the game? Try the first lesson
invite-name-first = Enter your name first: the others will see it.
new-no-seat = You have no seat at this table: you will only watch.
