# E-mails, berichten aan apparaten, chats en agenda’s: wat er gebeurde aan een tafel of in een groep.

turn = Het is jouw beurt in { $game } met { $others }.
    .subject = Jouw beurt: { $game }
reminder = Je tijd in { $game } met { $others } loopt af op { $when }.
    .subject = Je tijd loopt af: { $game }
began = Je partij { $game } met { $others } is begonnen.
    .subject = De partij is begonnen: { $game }
ended = Je partij { $game } met { $others } is afgelopen.
    .subject = De partij is afgelopen: { $game }
chat = Er is een nieuw bericht aan je tafel { $game } met { $others }.
    .subject = Nieuw bericht aan je tafel: { $game }
group = Er is nieuws in je groep { $group }.
    .subject = Nieuws in je groep: { $group }
several = Steamshed: nieuws van je tafels ({ $count })
digest = Steamshed: je tafels vandaag ({ $count })
since = Sinds je laatste zet:
more = (daarvoor nog: { $count })
look = Tafel openen
settings = Kies waarover en hoe je bericht krijgt: { $link }
stop = Geen e-mails meer over partijen: { $stop }
picture = Het bord
hook = { $game }: { $who } is aan de beurt.

## E-mails met een link voor één keer

confirm =
    Iemand gaf dit adres op voor e-mails van Steamshed. Was jij dat, bevestig het dan binnen twee dagen:

    { $link }

    Was jij het niet, dan hoef je niets te doen.
    .subject = Bevestig je adres
reset =
    Iemand vroeg een nieuw wachtwoord voor je Steamshed-account. Was jij dat, kies er dan een binnen een uur:

    { $link }

    Was jij het niet, dan hoef je niets te doen: je wachtwoord blijft hetzelfde.
    .subject = Een nieuw wachtwoord
stop-letters = Geen e-mails meer zoals deze: { $stop }
