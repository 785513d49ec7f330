# Words about people who are away, paces, votes and the menu of a table. They come with the pages that say them.

away = Afwezig
away-help = Waar over dagen wordt gespeeld, wacht niemand vergeefs op je, en niemand neemt je plaats zolang je volgens je eigen aankondiging weg bent.
away-kept = Bewaard.
away-close = Sluiten
away-all = Vakantie en wakkere uren

## Holidays

away-holidays = Mijn vakanties
away-holidays-help = Van de eerste dag tot het einde van de laatste staat je klok stil aan alle tafels waar over dagen wordt gespeeld. Kondig het vooraf aan: het begint op zijn vroegst met het volgende hele uur, en niet waar je tijd bijna op is. Kom je eerder terug, dan houd je de dagen die je niet hebt gebruikt.
away-days-left = { $year }: nog { $left } van { $days } dagen
away-first = Eerste dag
away-last = Laatste dag
away-holiday-state = Vakantie aankondigen
away-holiday-stated = komt nog
away-holiday-now = nu
away-holiday-over = is voorbij
away-holiday-end = Ik ben terug
away-holiday-cancel = Terugnemen
away-until = afwezig tot { $date }
away-clock-stands = De klok staat stil tot { $date }.

## Hours

away-hours = Wanneer ik wakker ben
away-hours-help = Aan tafels met wakkere uren telt je klok alleen tussen deze tijden. Een klok die al loopt, houdt de tijden waarmee hij begon. Minstens zes uur per dag.
away-hours-keep = Tijden bewaren
away-wake = Wakker vanaf
away-sleep = tot

## Who stands in

away-menu = Als ik weg ben …
away-stand-in = Wie voor mij speelt
away-stand-in-here = Wie hier voor mij speelt
away-stand-in-help = Een mens speelt met zijn eigen account, ziet wat jouw plaats ziet en moet het aannemen; het logboek zegt dat hij het was. Je neemt je plaats terug wanneer je wilt. De uitslag is van jou.
away-stand-in-keep = Bewaren
away-who = Vervanger
away-who-nobody = Niemand
away-who-as-usual = Zoals aan al mijn tafels
away-who-bot = Bot: { $bot }
away-who-person = Een mens …
away-name = Naam van het account
away-asked-waits = Is gevraagd en heeft nog niet geantwoord.
away-on-holiday = tijdens mijn vakanties
away-overtime = als mijn tijd op is, in plaats van wat de tafel zegt
away-deputy = nu speelt { $name }
away-plays-for-you = { $name } speelt voor jou.
away-take-back = Mijn plaats terugnemen
away-you-play-for = Je speelt voor { $name }.
away-log-by = gespeeld door { $name }

## What others ask

away-asked = Je wordt gevraagd
away-asked-here = { $name } vraagt je om voor hem te spelen aan „{ $table }” als hij weg is.
away-asked-everywhere = { $name } vraagt je om voor hem te spelen aan zijn tafels als hij weg is.
away-accept = Aannemen
away-decline = Afslaan
away-no-longer = Niet meer
away-offered = { $name } wil je voorgoed een plaats geven: { $game }, „{ $table }”.
away-take-seat = Plaats nemen
away-table-is-asked = De tafel wordt gevraagd.

## Handing over

away-hand = Mijn plaats voorgoed overdragen
away-hand-help = De vriend neemt aan, dan wordt de tafel gevraagd: de plaats is van hem als alle anderen instemmen, of niemand binnen de gestelde tijd bezwaar maakt. De uitslag van het spel is vanaf dan van hem.
away-hand-offer = Mijn plaats aanbieden
away-hand-keep = Mijn plaats houden
away-hand-waits = Aangeboden aan { $name }, die nog niet heeft geantwoord.
away-hand-until = { $name } neemt aan. De plaats is van hem op { $date } als niemand bezwaar maakt.
vote-hand = { $seat } geeft de plaats aan { $friend }. Wie niets zegt, stemt in op { $date }.

## Paces

pace-hours = { $hours ->
    [one] 1 wakker uur per zet
   *[other] { $hours } wakkere uren per zet
}
pace-hours-kind = Wakkere uren
pace-hours-each = Uren per zet
pace-help-hours = Zoveel uren voor elke zet, die alleen tellen als de speler wakker is: volgens zijn eigen tijden, in zijn tijdzone.
pace-bank-days = { $days } dagen + { $hours } u per beurt
pace-bank-kind = Voorraad dagen
pace-bank-each = Dagen per speler
pace-bank-more = Uren extra per beurt
pace-help-bank = Iedereen heeft zoveel dagen voor het hele spel en krijgt er met elke beurt wat uren bij; de voorraad is nooit groter dan aan het begin.

## Refusals

refused-holiday-dates = Een vakantie loopt van vandaag of later tot een dag binnen een jaar, en begint op zijn vroegst met het volgende hele uur.
refused-holiday-overlaps = Voor een van deze dagen heb je al vakantie aangekondigd.
refused-too-many-days = { $days ->
    [one] Je hebt van { $year } nog 1 dag over.
   *[other] Je hebt van { $year } nog { $days } dagen over.
}
refused-clock-nearly-out = Je tijd aan „{ $table }” is bijna op: zet daar eerst.
refused-no-such-holiday = Deze vakantie is voorbij.
refused-no-such-zone = Er is geen tijdzone met die naam.
refused-too-few-hours = Je bent minstens { $hours } uur per dag wakker.
refused-nobody-of-that-name = Er is geen account met de naam { $name }.
refused-nobody-there = Dat ben jij.
refused-plays-here = Wie op een andere plaats van deze tafel speelt of speelde, kan deze niet nemen.
refused-not-in-a-series = Een begin dat door meerdere wordt gespeeld, speelt ieder alleen.
refused-not-asked = Dit aanbod geldt niet meer.
refused-vote-is-open = Hierover wordt al gestemd.
refused-player-on-holiday = { $name } heeft vakantie: daar kan geen bot spelen.
refused-player-has-time = { $name } heeft nog tijd: daar kan geen bot spelen.

## What a table decides together, and its menu

pace-bank = Minuten per speler
pace-increment = Seconden erbij per zet
pace-help-none = Niemand wordt opgejaagd. Goed tegen bots en onder vrienden in één kamer.
pace-help-live = Iedereen heeft zoveel minuten en krijgt er bij elke zet seconden bij.
pace-help-days = Elke zet binnen zoveel dagen: een tafel voor weken.
fallback = Als de tijd om is
fallback-bot = Een bot speelt verder
fallback-resign = Geeft op
fallback-wait = Wachten
vote = Stemming
vote-undo = { $count ->
    [one] { $name } wil de laatste zet terugnemen.
   *[other] { $name } wil de laatste { $count } zetten terugnemen.
}
vote-end = { $name } stelt voor hier te stoppen.
vote-bot = { $name } stelt een bot voor in plaats van { $seat }.
vote-human = { $name } stelt voor dat { $seat } het van de bot overneemt.
vote-rules = { $name } stelt voor verder te spelen met de nieuwere versie van de regels.
vote-count = { $yes } van { $needed }
vote-yes = Eens
vote-no = Oneens
menu-bot = Een bot voorstellen voor { $name }
menu-bot-later = Bot voor { $name }: op zijn vroegst over { $minutes } min
menu-human = Mijn plaats terugnemen van de bot
menu-end = Voorstellen te stoppen
menu-rules-newer = Voorstellen om met de nieuwere regels verder te spelen
table-bot-plays = Een bot speelt voor jou.
resign-sure = Dit spel opgeven?
resign-help = Een bot speelt jouw plaats uit en jij eindigt als laatste. Er is geen weg terug.
resign-no = Doorspelen
menu-resign = Opgeven
menu-rules = Regels van dit spel
menu-along = Mijn plaats meenemen naar een ander apparaat
menu-report = Deze tafel melden
