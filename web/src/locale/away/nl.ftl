# Words about people who are away, paces, votes and the menu of a table. They come with the pages that say them.

away = Afwezig
away-help = In partijen die dagen duren kun je aankondigen dat je weg bent: je klok staat stil en niemand neemt je plaats in.
away-kept = Opgeslagen.
away-close = Sluiten
away-all = Vakantie en actieve uren

## Holidays

away-holidays = Mijn vakanties
away-holidays-help = Van de eerste dag tot het einde van de laatste staat je klok stil aan alle tafels waar over dagen wordt gespeeld. Kondig je vakantie vooraf aan: ze begint op zijn vroegst op het volgende hele uur, en de klok blijft lopen waar je tijd bijna op is. Kom je eerder terug, dan houd je de dagen die je niet hebt gebruikt.
away-days-left = Dagen over in { $year }: { $left } van { $days }
away-first = Eerste dag
away-last = Laatste dag
away-holiday-state = Vakantie aankondigen
away-holiday-stated = komt nog
away-holiday-now = nu
away-holiday-over = is voorbij
away-holiday-end = Ik ben terug
away-holiday-cancel = Intrekken
away-until = afwezig tot { $date }
away-clock-stands = De klok staat stil tot { $date }.

## Hours

away-hours = Mijn actieve uren
away-hours-help = Aan tafels met actieve uren loopt je klok alleen tussen deze tijden. Een klok die al loopt, houdt de tijden waarmee hij begon. Minstens zes uur per dag.
away-hours-keep = Tijden opslaan
away-wake = Actief vanaf
away-sleep = tot

## Who stands in

away-menu = Als ik weg ben…
away-stand-in = Wie voor mij speelt
away-stand-in-here = Wie hier voor mij speelt
away-stand-in-help = Iemand anders speelt met een eigen account, ziet wat jij ziet en moet instemmen; het logboek laat zien welke zetten dat waren. Je neemt je plaats terug wanneer je wilt. De uitslag is van jou.
away-stand-in-keep = Opslaan
away-who = Vervanger
away-who-nobody = Niemand
away-who-as-usual = Zoals aan al mijn tafels
away-who-bot = Bot: { $bot }
away-who-person = Iemand…
away-name = Naam van het account
away-asked-waits = Gevraagd, nog geen antwoord.
away-on-holiday = tijdens mijn vakanties
away-overtime = als mijn tijd op is (in plaats van de tafelregel)
away-deputy = { $name } speelt nu
away-plays-for-you = { $name } speelt voor jou.
away-take-back = Mijn plaats terugnemen
away-you-play-for = Je speelt voor { $name }.
away-log-by = gespeeld door { $name }

## What others ask

away-asked = Verzoeken aan jou
away-asked-here = { $name } vraagt je om in te vallen aan ‘{ $table }’ bij afwezigheid.
away-asked-everywhere = { $name } vraagt je om bij afwezigheid in te vallen aan alle tafels.
away-accept = Accepteren
away-decline = Weigeren
away-no-longer = Stoppen met invallen
away-offered = { $name } wil je voorgoed een plaats geven: { $game }, ‘{ $table }’.
away-take-seat = Plaats overnemen
away-table-is-asked = De andere spelers moeten nog instemmen.

## Handing over

away-hand = Mijn plaats voorgoed overdragen
away-hand-help = Eerst accepteert de ander, daarna beslissen de andere spelers: de plaats gaat over als iedereen instemt, of als niemand binnen de gestelde tijd bezwaar maakt. Ook de uitslag telt vanaf dan voor de nieuwe speler.
away-hand-offer = Mijn plaats aanbieden
away-hand-keep = Mijn plaats houden
away-hand-waits = Aangeboden aan { $name }; nog geen antwoord.
away-hand-until = { $name } accepteert. De plaats gaat over op { $date } als niemand bezwaar maakt.
vote-hand = { $seat } geeft de plaats aan { $friend }. Wie niets zegt, stemt in op { $date }.

## Paces

pace-hours = { $hours ->
    [one] 1 actief uur per zet
   *[other] { $hours } actieve uren per zet
}
pace-hours-kind = Actieve uren
pace-hours-each = Uren per zet
pace-help-hours = Zoveel uur voor elke zet; alleen de actieve uren van de speler tellen, in de eigen tijdzone.
pace-bank-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
} + { $hours } u per beurt
pace-bank-kind = Tijdbank in dagen
pace-bank-each = Dagen per speler
pace-bank-more = Extra uren per beurt
pace-help-bank = Iedereen heeft zoveel dagen voor de hele partij en krijgt er elke beurt wat uren bij; de bank is nooit voller dan aan het begin.

## What a table decides together, and its menu

pace-bank = Minuten per speler
pace-increment = Extra seconden per zet
pace-help-none = Zonder tijdsdruk. Goed tegen bots en met vrienden in één kamer.
pace-help-live = Iedereen heeft zoveel minuten en krijgt er bij elke zet wat seconden bij.
pace-help-days = Zoveel dagen voor elke zet: een partij van weken.
fallback = Als de tijd op is
fallback-bot = Een bot speelt verder
fallback-resign = De speler geeft op
fallback-wait = De tafel wacht
vote = Stemming
vote-undo = { $count ->
    [one] { $name } wil de laatste zet terugnemen.
   *[other] { $name } wil de laatste { $count } zetten terugnemen.
}
vote-end = { $name } stelt voor de partij hier te beëindigen.
vote-bot = { $name } stelt een bot voor in plaats van { $seat }.
vote-human = { $name } stelt voor dat { $seat } de plaats van de bot terugneemt.
vote-rules = { $name } stelt voor met de nieuwere regels verder te spelen.
vote-count = { $yes } van { $needed }
vote-yes = Eens
vote-no = Oneens
menu-bot = Een bot voorstellen voor { $name }
menu-bot-later = Bot voor { $name }: over { $minutes } min
menu-human = Mijn plaats terugnemen
menu-end = Einde voorstellen
menu-rules-newer = Nieuwere regels voorstellen
table-bot-plays = Een bot speelt voor jou.
resign-sure = Deze partij opgeven?
resign-help = Een bot speelt verder op jouw plaats en jij eindigt als laatste. Dit kun je niet terugdraaien.
resign-no = Doorspelen
menu-resign = Opgeven
menu-rules = Regels van dit spel
menu-along = Mijn plaats naar een ander apparaat
menu-report = Deze tafel melden
