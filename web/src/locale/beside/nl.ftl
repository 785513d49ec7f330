# Woorden over wat na een spel en ernaast komt: een revanche, een start die meer mensen spelen, kijken.

again = Revanche?
again-in = { $count ->
    [one] { $names } doet mee
   *[other] { $names } doen mee
}
again-nobody = Nog niemand heeft iets gezegd.
again-out = { $count ->
    [one] { $names } heeft nog niets gezegd
   *[other] { $names } hebben nog niets gezegd
}
again-yes = Revanche: dezelfde tafel
again-no = Toch niet
again-seats = Plaatsen
again-seats-same = Als eerst
again-seats-rotate = Een plaats verder
again-how = Dezelfde regels en hetzelfde tempo, nieuw toeval. De tafel wordt gedekt zodra iedereen meedoet.
again-wait = Nu dekken, hun plaatsen wachten
again-fill = Nu dekken, bots vallen in
again-next = Het volgende spel heeft zijn tafel.
again-go = Naar de nieuwe tafel

series-play = Deze start spelen
series-how = Dezelfde opstelling tegen bots, en daarna hetzelfde toeval voor iedereen die hem speelt. De uitslagen worden vergeleken.
series = Dezelfde start voor iedereen
series-lead = Wie deze start speelt, heeft dezelfde opstelling en krijgt hetzelfde toeval.
series-go = Spelen
series-on = Verder met je spel
series-seat = Je plaats
series-seat-word = Plaats aan tafel
series-seat-number = Plaats { $seat }
series-bots = Zij spelen
series-link = Link om te delen
series-who = Wie
series-against = Tegen wie
series-people = { $count ->
    [one] één mens
   *[other] { $count } mensen
}
series-place = Plaats
series-points = Punten
series-margin = Verschil
series-margin-how = Punten voor op de beste andere aan de tafel.
series-running = speelt
series-attempt = poging { $number }
series-none = Nog niemand heeft hem gespeeld.
series-later = De andere tafels zie je als je eigen spel afgelopen is.
series-origin = Het spel waar hij uit komt
series-table = De tafel van { $name }
finish-yours-first = Je speelt deze start zelf: de andere tafels gaan voor je open als je eigen spel afgelopen is.

duplicate = Dezelfde start voor iedereen
duplicate-off = Alleen deze tafel
duplicate-on = Anderen mogen hem ook spelen
duplicate-help-off = Deze start komt één keer en nooit meer.
duplicate-help-on = Met een link spelen anderen dezelfde start met hetzelfde toeval aan eigen tafels; de uitslagen worden vergeleken. Geen oefening, geen hints.
watch-delay = Wie kijkt, ziet het
watch-delay-none = Meteen
watch-delay-moves = { $moves ->
    [one] { $moves } zet later
   *[other] { $moves } zetten later
}
watch-delay-help = Verborgen handen blijven voor kijkers hoe dan ook verborgen, tot het spel afgelopen is.

watch = Terugkijken
watch-play = Afspelen
watch-pause = Pauze
watch-speed = Snelheid
watch-turns = Beurt voor beurt
watch-stop = Bij elke beurt stoppen
watch-stop-moments = Stoppen bij zetten die ertoe doen
watch-behind = { $moves ->
    [one] { $moves } zet achter
   *[other] { $moves } zetten achter
}
watch-catch-up = { $moves ->
    [one] Inhalen: { $moves } zet
   *[other] Inhalen: { $moves } zetten
}
watch-link = Link naar dit moment
watch-late = { $moves ->
    [one] Je ziet dit spel { $moves } zet later.
   *[other] Je ziet dit spel { $moves } zetten later.
}
watch-begin = Het begin.
tab-reasons = Redenen

live-bots = Bots aan het spelen: { $game }
live-people = Aan het spelen: { $game }
live-all = Alle lopende tafels
live-title = Lopende tafels
live-none = Niemand speelt nu in het openbaar.

## How a table is made

privacy = Wie mag het zien
privacy-public = Iedereen
privacy-private = Alleen genodigden
privacy-help-public = De tafel staat in de hal; iedereen mag meekijken en plaatsnemen.
privacy-help-private = Alleen wie een uitnodiging heeft kan de tafel vinden.
practice = Terugnemen
practice-off = Zolang er niets getoond is
practice-on = Vrij (oefenen)
practice-help-off = Wat niets heeft getoond mag vrij terug; daarna alleen als alle andere spelers het eens zijn.
practice-help-on = Ook wat al iets heeft getoond mag terug, zelfs dobbelstenen en kaarten. Iedereen ziet dit en het staat in het verslag.
practice-mark = oefenen: vrij terugnemen
