# What the server refuses, each with one cause and the next step: refused-ID. The first page fetches them when it needs them.

refused-another-line = Deze bot heeft ergens anders opnieuw verbinding gemaakt.
refused-bad-csrf-token = Je sessie in deze browser is verlopen. Laad de pagina opnieuw.
refused-bad-email = Dit is geen e-mailadres.
refused-bad-hook = Hier kan niets heen worden gestuurd: het adres moet met https:// beginnen en via internet bereikbaar zijn.
refused-bad-host = De server kent dit adres niet. Open de pagina op het gewone adres.
refused-bad-input = Dat past niet bij wat er nu op het bord ligt. Laad de pagina opnieuw.
refused-bad-invitation = Deze uitnodiging is niet geldig.
refused-bad-link = Deze link werkt niet meer. Vraag om een nieuwe.
refused-bad-message = De server begreep dit bericht niet. Laad de pagina opnieuw.
refused-bad-name = { $reason ->
    [hidden] Een naam mag geen onzichtbare tekens bevatten of tekens die de tekstrichting omkeren.
    [long] Een naam heeft hoogstens { $longest } tekens.
    [marks] Een letter in een naam heeft hoogstens twee accenten.
   *[empty] Een naam heeft minstens één letter of cijfer.
  }
refused-bad-order = Deze opdracht kun je hier niet geven.
refused-bad-order = Deze opdracht kan niet.
refused-bad-plan = Dit plan heeft te veel stappen om in één keer te spelen.
refused-bad-push-keys = Je browser stuurde onbruikbare sleutels voor pushmeldingen. Zet ze opnieuw aan.
refused-bad-record = Dit is geen bestand van een partij die opnieuw afgespeeld kan worden.
refused-bad-request = De server begreep dit verzoek niet. Laad de pagina opnieuw.
refused-bad-token = Dit token hoort bij geen enkele bot. Maak een nieuw token.
refused-bot-does-not-play = { $name } speelt dit spel niet met deze instellingen.
refused-bot-is-away = Deze bot is offline.
refused-bot-is-busy = { $name } speelt al zoveel partijen als hij kan.
refused-bot-plays-for-you = Een bot speelt voor jou. Neem eerst je plaats terug.
refused-bot-sits-here = Een bot kan maar één plaats aan een tafel innemen.
refused-cannot-be-rated = Een tafel voor de rating heeft één plaats per speler en een eigen start, zonder oefenen en hints.
refused-challenge-is-over = Deze uitdaging geldt niet meer.
refused-clock-nearly-out = Je tijd aan ‘{ $table }’ is bijna op: doe daar eerst je zet.
refused-enough-bots = { $most ->
    [one] Je hebt al { $most } bot, het maximum.
   *[other] Je hebt al { $most } bots, het maximum.
}
refused-failure = Er ging iets mis op de server. Probeer het opnieuw.
refused-finish-yours-first = Je speelt deze start zelf ook: de andere tafels zie je als je eigen partij afgelopen is.
refused-founder-needs-account = Een oprichter van een groep moet een account hebben. Om mee te doen is de link genoeg.
refused-founders-only = Dat mag alleen een oprichter van de groep.
refused-group-is-full = { $count ->
    [one] Deze groep is vol ({ $count } lid).
   *[other] Deze groep is vol ({ $count } leden).
}
refused-handover-gone = Deze link werkt niet meer. Maak een nieuwe op het andere apparaat.
refused-has-an-account = Je hebt een account: log in op het andere apparaat.
refused-has-resigned = Je hebt deze partij opgegeven en kunt niet terugkomen.
refused-hint-underway = De bots denken nog na over je vorige vraag.
refused-holiday-dates = Een vakantie begint op zijn vroegst op het volgende hele uur en eindigt binnen een jaar. Kies andere dagen.
refused-holiday-overlaps = Voor een van deze dagen heb je al vakantie aangekondigd.
refused-invitation-expired = Deze uitnodiging is verlopen. Vraag om een nieuwe.
refused-invitation-taken = Deze uitnodiging is gebruikt: de plaats is bezet.
refused-invitation-void = Deze uitnodiging is niet meer geldig. Vraag om een nieuwe.
refused-last-founder = Een groep heeft ten minste één oprichter. Maak eerst iemand anders oprichter, of hef de groep op.
refused-members-only = Alleen leden van de groep kunnen aan deze tafel zitten.
refused-name-is-taken = Deze naam is bezet of lijkt te veel op een bezette naam.
refused-needs-account = Hiervoor heb je een account nodig.
refused-newest-rules = Deze partij heeft al de nieuwste versie van de regels.
refused-no-advice = De bots hebben nu geen advies.
refused-no-auction = Er komt geen veiling meer.
refused-no-group = Een vaste tafel heeft een groep nodig. Open de tafel op de pagina van de groep.
refused-no-hints = Aan deze tafel staan de tips uit.
refused-no-mail = Deze server verstuurt geen e-mail.
refused-no-passing = In deze fase kun je niet passen.
refused-no-practice-together = Een gedeelde start kan geen oefentafel zijn.
refused-no-reason = Schrijf wat er mis is.
refused-no-reviews = Deze server analyseert geen partijen.
refused-no-stand-in = Niemand speelt voor jou.
refused-no-standing-table = Een vaste tafel heeft één plaats per speler, en is geen oefentafel en geen gedeelde start.
refused-no-start = Deze partij begon vanuit een opgeslagen stelling, dus anderen kunnen haar start niet spelen.
refused-no-such-action = Deze zet bestaat niet in dit spel.
refused-no-such-bot = Deze bot bestaat niet.
refused-no-such-example = Dit voorbeeld bestaat niet.
refused-no-such-feed = Deze feed bestaat niet meer. Kopieer de nieuwe link uit je instellingen.
refused-no-such-game = Dit spel bestaat niet.
refused-no-such-group = Deze groep bestaat niet, of je zit er niet in.
refused-no-such-holiday = Deze vakantie is voorbij.
refused-no-such-language = Deze taal is niet beschikbaar.
refused-no-such-lesson = Deze les bestaat niet.
refused-no-such-line = Dit chatbericht bestaat niet.
refused-no-such-map = Dit spel heeft die kaart niet.
refused-no-such-member = Deze persoon zit niet in de groep.
refused-no-such-moment = In de analyse van deze partij staat deze beslissing niet.
refused-no-such-order = Deze opdracht bestaat niet meer.
refused-no-such-person = Deze persoon is er niet, of toont je niets.
refused-no-such-puzzle = Deze puzzel bestaat niet.
refused-no-such-seat = Deze plaats bestaat niet.
refused-no-such-series = Deze start bestaat niet, of hij is niet met jou gedeeld.
refused-no-such-standing-table = Deze vaste tafel bestaat niet.
refused-no-such-study = Deze studie bestaat niet of is niet met jou gedeeld.
refused-no-such-table = Deze tafel bestaat niet.
refused-no-such-zone = Die tijdzone bestaat niet.
refused-nobody-of-that-name = Er is geen account met de naam { $name }.
refused-nobody-there = Kies iemand anders.
refused-nobody-to-ask = Dit kun je niet terugnemen: er is iets onthuld en er is niemand die kan instemmen.
refused-not-asked = Dit aanbod geldt niet meer.
refused-not-away-long-enough = { $name } heeft nog { $minutes } min om terug te komen; daarna kan een bot het overnemen.
refused-not-found = Deze pagina bestaat niet.
refused-not-in-a-series = Een gedeelde start speelt iedereen alleen, zonder vervanger.
refused-not-ready = De bot heeft nog niet gezegd wat hij speelt.
refused-not-signed-in = Log eerst in.
refused-not-welcome = Dit kan niet: iemand hier heeft je geblokkeerd.
refused-not-yet = Dit spel heeft verborgen informatie: dit zie je pas na afloop.
refused-not-yet-over = Dit zie je als de partij uit is.
refused-not-your-puzzle = Alleen de maker van de puzzel kan dat.
refused-not-your-seat = Je speelt niet aan deze tafel.
refused-not-your-study = Dat kan alleen de eigenaar van deze studie.
refused-not-your-table = Dat kan alleen de speler die deze tafel heeft geopend.
refused-not-your-turn = Je bent niet aan de beurt.
refused-nothing-said = Je bericht is leeg.
refused-nothing-to-undo = Er valt niets terug te nemen.
refused-other-version = Dit programma is voor een andere versie van de server. Werk het bij.
refused-player-has-time = { $name } heeft nog tijd: daar kan geen bot spelen.
refused-player-is-here = { $name } zit aan tafel: daar kan geen bot spelen.
refused-player-on-holiday = { $name } heeft vakantie: daar kan geen bot spelen.
refused-plays-here = Deze persoon speelt of speelde al op een andere plaats aan deze tafel.
refused-rated-needs-account = Voor een tafel met rating heb je een account nodig. Maak er een of meld je aan.
refused-ready-already = De bot heeft al gezegd wat hij speelt.
refused-registration-is-closed = Op deze server kun je geen account maken.
refused-rules-do-not-fit = Met de nieuwere regels was deze partij anders verlopen vanaf zet { $number }; ze houdt haar eigen versie.
refused-seat-is-taken = Deze plaats is bezet.
refused-seats-are-open = Er zijn nog plaatsen vrij.
refused-shut-out = De beheerder heeft je de toegang ontzegd, nog { $hours } uur.
refused-somebody-already = Je speelt in deze browser als iemand anders. Log eerst uit.
refused-stale = Er is intussen iets veranderd. Probeer het opnieuw.
refused-standing-table-has-ended = Deze vaste tafel is beëindigd.
refused-study-is-busy = Iemand anders schrijft nu in deze studie. Probeer het opnieuw.
refused-study-is-read-only = Je mag deze studie lezen, maar er niet in schrijven.
refused-study-too-large = Deze studie is vol. Verwijder eerst een tak.
refused-table-is-finished = De partij is al uit.
refused-table-is-full = Er is geen plaats vrij.
refused-table-is-hidden = De beheerder heeft deze tafel verborgen.
refused-table-is-open = De partij is nog niet begonnen.
refused-table-is-running = De partij is al begonnen.
refused-too-busy = De server is bezig met andere partijen. Probeer het zo weer.
refused-too-few-hours = { $hours ->
    [one] Kies minstens { $hours } actief uur per dag.
   *[other] Kies minstens { $hours } actieve uren per dag.
}
refused-too-large = Dat is te lang: je kunt hier hooguit { $kilobytes } kB versturen.
refused-too-long = Dat is te lang. Maak het korter.
refused-too-many-days = { $days ->
    [one] Je hebt van { $year } nog 1 dag over.
   *[other] Je hebt van { $year } nog { $days } dagen over.
}
refused-too-many-groups = { $count ->
    [one] Je zit al in { $count } groep, het maximum.
   *[other] Je zit al in { $count } groepen, het maximum.
}
refused-too-many-hooks = { $count ->
    [one] Eén tafel van jou heeft al een webhook, het maximum.
   *[other] Al { $count } tafels van jou hebben een webhook, het maximum.
}
refused-too-many-lines = Er staan hier te veel tafels tegelijk open. Sluit er een paar en laad de pagina opnieuw.
refused-too-many-orders = { $count ->
    [one] Je hebt hier al { $count } opdracht gegeven; trek die eerst in.
   *[other] Je hebt hier al { $count } opdrachten gegeven; trek er eerst een in.
}
refused-too-many-people = { $count ->
    [one] Je hebt al { $count } persoon gedempt of geblokkeerd, het maximum.
   *[other] Je hebt al { $count } personen gedempt of geblokkeerd, het maximum.
}
refused-too-many-puzzles = { $most ->
    [one] Je hebt al { $most } puzzel, het maximum. Verwijder die eerst.
   *[other] Je hebt al { $most } puzzels, het maximum. Verwijder er eerst een.
}
refused-too-many-reports = Je hebt al genoeg gemeld. Wacht even met de volgende melding.
refused-too-many-requests = { $seconds ->
    [one] Te veel pogingen. Probeer het over 1 seconde opnieuw.
   *[other] Te veel pogingen. Probeer het over { $seconds } seconden opnieuw.
}
refused-too-many-reviews = { $count ->
    [one] Je wacht al op { $count } analyse.
   *[other] Je wacht al op { $count } analyses.
}
refused-too-many-standing-tables = { $count ->
    [one] Deze groep heeft al { $count } vaste tafel, het maximum.
   *[other] Deze groep heeft al { $count } vaste tafels, het maximum.
}
refused-too-many-studies = { $most ->
    [one] Je hebt al { $most } studie, het maximum. Verwijder die eerst.
   *[other] Je hebt al { $most } studies, het maximum. Verwijder er eerst een.
}
refused-too-slow = Het verzoek duurde te lang. Probeer het opnieuw.
refused-undo-goes-further = { $count ->
    [one] Hiermee neem je één zet terug.
   *[other] Hiermee neem je { $count } zetten terug.
}
refused-vote-is-open = Hierover wordt al gestemd.
refused-vote-is-over = Deze stemming is voorbij.
refused-weak-password = { $reason ->
    [short] Dit wachtwoord is te kort.
    [repeated] Dit wachtwoord herhaalt steeds hetzelfde.
    [row] Dit wachtwoord is een rijtje toetsen.
    [name] Dit wachtwoord is nauwelijks meer dan de naam.
   *[common] Dit wachtwoord wordt veel gebruikt.
  }
refused-wrong-password = Naam of wachtwoord klopt niet.
refused-wrong-shape = Een veld is leeg of te lang.
refused-you-block-the-owner = Je hebt de eigenaar van deze tafel geblokkeerd.
refused-wrong-method = Dit kan de server niet. Laad de pagina opnieuw.
refused-no-second-factor = Inloggen in twee stappen staat uit. Laad de pagina opnieuw.
refused-second-factor-is-on = Inloggen in twee stappen staat al aan. Schakel het eerst uit.
refused-second-factor-needed = Vul ook de code uit je authenticator-app in, of gebruik je toegangssleutel.
refused-wrong-code = Deze code klopt niet of is al gebruikt. Wacht op de volgende.
refused-wrong-passkey = Deze toegangssleutel werkt hier niet, of het duurde te lang. Probeer het opnieuw.
refused-no-passkey-shown = Er is geen toegangssleutel gebruikt. Probeer het opnieuw of log anders in.
refused-no-passkeys-here = Deze server kan geen toegangssleutels gebruiken. Open hem met zijn naam, via https.
refused-too-many-passkeys = Je account kan niet meer toegangssleutels hebben. Verwijder er eerst een.
refused-no-such-passkey = Deze toegangssleutel is er niet meer. Laad de pagina opnieuw.
refused-sign-in-again = Je account heeft geen wachtwoord. Log opnieuw in en probeer het nog eens.
refused-provider-is-away = De login van je club antwoordt niet. Probeer het later.
refused-provider-says-no = Inloggen via je club is niet gelukt. Begin opnieuw.
refused-no-provider = Deze server heeft geen login van een club. Laad de pagina opnieuw.
refused-last-way-in = Stel eerst een wachtwoord in, anders kun je niet meer inloggen.
refused-provided-already = Dat clublid heeft hier al een account.
refused-cannot-ban-yourself = Je kunt jezelf de toegang niet ontzeggen.
refused-no-such-subject = Er is niets en niemand met deze naam of dit id.
