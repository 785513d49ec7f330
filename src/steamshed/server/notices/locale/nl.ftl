# E-mails, berichten aan apparaten, chats en agenda’s: wat er gebeurde aan een tafel of in een groep.

turn = Het is jouw beurt in { $game } met { $others }.
    .subject = Jouw beurt: { $game }
until = Je bedenktijd loopt af op { $when }.
reminder = Je tijd in { $game } met { $others } loopt af op { $when }.
    .subject = Je tijd loopt af: { $game }
began = Je partij { $game } met { $others } is begonnen.
    .subject = De partij is begonnen: { $game }
ended = Je partij { $game } met { $others } is uit.
    .subject = De partij is uit: { $game }
chat = Er is een nieuw chatbericht aan je tafel { $game } met { $others }.
    .subject = Nieuw chatbericht: { $game }
group = Er is nieuws in je groep { $group }.
    .subject = Nieuws in je groep: { $group }
several = Steamshed: nieuws van je tafels ({ $count })
digest = Steamshed: je tafels vandaag ({ $count })
since = Sinds je laatste zet:
more = (eerdere gebeurtenissen weggelaten: { $count })
look = Open de tafel
settings = Stel je berichten in: { $link }
stop = Afmelden voor e-mails over partijen: { $stop }
picture = Het bord
hook = { $game }: { $who } is aan de beurt.

## E-mails met een link voor één keer

confirm =
    Hallo,

    Dit adres is opgegeven voor e-mails van Steamshed, een server met spoorwegbordspellen. Bevestig het binnen twee dagen:

    { $link }

    Heb je hier niet om gevraagd, negeer dan deze e-mail.
    .subject = Bevestig je e-mailadres voor Steamshed
reset =
    Hallo,

    Iemand vroeg een nieuw wachtwoord voor je Steamshed-account. Was jij dat, kies er dan binnen een uur een:

    { $link }

    Heb je hier niet om gevraagd, negeer dan deze e-mail: je wachtwoord verandert niet.
    .subject = Nieuw wachtwoord voor Steamshed
stop-letters = Afmelden: { $stop }

## E-mails over het account

alert-where =
    Wanneer: { $when }
    Apparaat: { $device }
    Adres: { $place }
alert-device = onbekend apparaat
alert-signed-in =
    Hallo,

    Er is op een nieuw apparaat ingelogd op je Steamshed-account.

    { $where }

    Was jij dit niet, wijzig dan je wachtwoord en log op alle andere apparaten uit: { $link }
    .subject = Nieuwe inlog bij Steamshed
alert-password =
    Hallo,

    Het wachtwoord van je Steamshed-account is gewijzigd.

    { $where }

    Was jij dit niet, wijzig dan je wachtwoord en log op alle andere apparaten uit: { $link }
    .subject = Je wachtwoord voor Steamshed is gewijzigd
alert-factor-on =
    Hallo,

    Inloggen in twee stappen is ingeschakeld voor je Steamshed-account.

    { $where }

    Was jij dit niet, wijzig dan je wachtwoord en log op alle andere apparaten uit: { $link }
    .subject = Inloggen in twee stappen staat aan bij Steamshed
alert-factor-off =
    Hallo,

    Inloggen in twee stappen is uitgeschakeld voor je Steamshed-account.

    { $where }

    Was jij dit niet, wijzig dan je wachtwoord en log op alle andere apparaten uit: { $link }
    .subject = Inloggen in twee stappen staat uit bij Steamshed
alert-passkey-on =
    Hallo,

    Aan je Steamshed-account is een toegangssleutel toegevoegd. Daarmee kun je inloggen.

    { $where }

    Was jij dit niet, wijzig dan je wachtwoord en log op alle andere apparaten uit: { $link }
    .subject = Nieuwe toegangssleutel voor Steamshed
alert-passkey-off =
    Hallo,

    Van je Steamshed-account is een toegangssleutel verwijderd.

    { $where }

    Was jij dit niet, wijzig dan je wachtwoord en log op alle andere apparaten uit: { $link }
    .subject = Toegangssleutel voor Steamshed verwijderd
alert-provider-on =
    Hallo,

    Op je Steamshed-account kan nu ook met de login van je club worden ingelogd.

    { $where }

    Was jij dit niet, wijzig dan je wachtwoord en log op alle andere apparaten uit: { $link }
    .subject = Inloggen via je club staat aan bij Steamshed
alert-provider-off =
    Hallo,

    Op je Steamshed-account kan niet meer met de login van je club worden ingelogd.

    { $where }

    Was jij dit niet, wijzig dan je wachtwoord en log op alle andere apparaten uit: { $link }
    .subject = Inloggen via je club staat uit bij Steamshed
alert-codes =
    Hallo,

    Je Steamshed-account heeft nieuwe herstelcodes.

    { $where }

    Was jij dit niet, wijzig dan je wachtwoord en log op alle andere apparaten uit: { $link }
    .subject = Nieuwe herstelcodes voor Steamshed
alert-address =
    Hallo,

    Je Steamshed-account heeft een ander e-mailadres gekregen, of geen. Naar dit adres sturen we niets meer.

    { $where }

    Was jij dit niet, wijzig dan je wachtwoord en log op alle andere apparaten uit: { $link }
    .subject = Je e-mailadres bij Steamshed is gewijzigd
