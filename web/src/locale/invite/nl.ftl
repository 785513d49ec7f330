# Woorden van een tafel die nog niet begonnen is: wie uitnodigt, waarvoor, wie waar zit.

waiting-full = iedereen is er
waiting-start = Beginnen
waiting-start-bots = Begin en vul aan met bots
waiting-leave = Tafel verlaten
invite = Uitnodiging maken
invitations = Uitnodigingen
invitations-help = Stuur elke link naar één speler. Wie er het eerst mee plaatsneemt, heeft de plaats, ook zonder account. Elke link werkt één keer.
invitation-for = Uitnodiging voor plaats { $seat }
invitation-until = Geldig tot { $date }
invitation-elsewhere = Plaats { $seat }: deze link is in een andere browser gemaakt. Maak een nieuwe.
invitation-renew = Nieuwe link
invitation-withdraw = Intrekken
invitation-over = Deze uitnodiging is verlopen
invitation-look = Kijk even mee
guest-name = Je naam aan deze tafel
invite-to = { $host } nodigt je uit voor { $game }
invite-to-nobody = Je bent uitgenodigd voor { $game }
invite-length = Speelduur
invite-learn = Ken je het spel nog niet? Probeer de eerste les
invite-name-first = Vul eerst je naam in: de anderen zien die.
new-no-seat = Je hebt geen plaats aan deze tafel: je kijkt alleen.
