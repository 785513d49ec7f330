# Two-step sign-in, sessions and emails about them.

factor-title = Inloggen in twee stappen
factor-help = Om in te loggen heb je dan naast je wachtwoord ook een code nodig uit een authenticator-app op je telefoon.
factor-begin = Instellen
factor-scan = Scan deze code met de app of typ de sleutel over. Vul daarna de code in die de app toont.
factor-picture = QR-code voor de authenticator-app
factor-key = Sleutel
factor-open = De app op dit apparaat openen
factor-code = Code uit de app
factor-code-or = Code uit de app, of een herstelcode
factor-confirm = Inschakelen
factor-on = Het staat aan. { $count ->
    [one] Je hebt nog één herstelcode.
   *[other] Je hebt nog { $count } herstelcodes.
  }
factor-codes = Herstelcodes
factor-codes-help = Bewaar deze codes op een veilige plek: je ziet ze alleen nu. Ben je je telefoon kwijt, dan kun je met elke code één keer inloggen.
factor-codes-kept = Ik heb ze bewaard
factor-change = Wat wil je doen?
factor-renew = Nieuwe herstelcodes
factor-end = Uitschakelen
factor-sessions = Elke wijziging logt je op alle andere apparaten uit.
factor-lost = Heb je je telefoon niet bij je, vul dan een herstelcode in. Ben je beide kwijt, vraag het dan de beheerder van deze server.
factor-alerts = E-mail als er op een nieuw apparaat wordt ingelogd
factor-others = Op andere apparaten uitloggen
factor-session = ingelogd: { $time }, adres: { $place }
factor-stop = Je krijgt geen e-mails meer over inloggen op nieuwe apparaten.

passkey-title = Toegangssleutels
passkey-help = Met een toegangssleutel op je telefoon, computer of beveiligingssleutel log je in zonder wachtwoord. Hij is ook een tweede stap na het wachtwoord.
passkey-name = Een naam, zoals die van het apparaat
passkey-nameless = Toegangssleutel
passkey-add = Sleutel toevoegen
passkey-made = toegevoegd { $time }
passkey-used = laatst gebruikt { $time }
passkey-end = Verwijderen
passkey-keep = Houden
passkey-remove = ‘{ $name }’ wordt verwijderd. Bewijs dat jij het bent.
passkey-sign-in = Inloggen met een sleutel
passkey-instead = Een sleutel gebruiken
provider-title = Login van de club
provider-go = Inloggen met { $name }
provider-on = Je kunt inloggen met { $name }.
provider-off = Je kunt op dit account ook inloggen met { $name }.
provider-add = Daar inloggen
provider-end = Niet meer gebruiken
