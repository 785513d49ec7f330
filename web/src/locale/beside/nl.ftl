# Woorden over wat na een spel en ernaast komt: een revanche, een start die meer mensen spelen, kijken.

again = Revanche?
again-in = { $count ->
    [one] { $names } wil revanche
   *[other] { $names } willen revanche
}
again-nobody = Er heeft nog niemand gereageerd.
again-out = { $count ->
    [one] { $names } heeft nog niet gereageerd
   *[other] { $names } hebben nog niet gereageerd
}
again-yes = Revanche: dezelfde tafel
again-no = Nu niet
again-seats = Plaatsen
again-seats-same = Zoals net
again-seats-rotate = Iedereen een plaats verder
again-how = Dezelfde regels en hetzelfde tempo, nieuwe opstelling. De tafel gaat open zodra iedereen instemt.
again-wait = Nu openen, plaatsen bewaren
again-fill = Nu openen, bots vallen in
again-next = De tafel voor de volgende partij staat klaar.
again-go = Naar de nieuwe tafel

series-play = Deze start spelen
series-how = Dezelfde opstelling tegen bots, met dezelfde worpen en trekkingen voor iedereen die deze start speelt. De uitslagen worden vergeleken.
series = Gedeelde start
series-lead = Iedereen die deze start speelt, krijgt dezelfde opstelling en hetzelfde geluk.
series-go = Spelen
series-on = Verder met je partij
series-seat = Je plaats
series-seat-word = Plaats aan tafel
series-seat-number = Plaats { $seat }
series-bots = Tegenstanders
series-link = Link om te delen
series-who = Speler
series-against = Tegen wie
series-people = { $count ->
    [one] één persoon
   *[other] { $count } personen
}
series-place = Plaats
series-points = Punten
series-margin = Voorsprong
series-margin-how = Punten voorsprong op de beste tegenstander.
series-running = bezig
series-attempt = poging { $number }
series-none = Er heeft nog niemand deze start gespeeld.
series-later = De andere tafels zie je als je eigen partij afgelopen is.
series-origin = De partij waar hij uit komt
series-table = De tafel van { $name }

duplicate = Gedeelde start
duplicate-off = Alleen deze tafel
duplicate-on = Anderen mogen hem ook spelen
duplicate-help-off = Deze start komt aan geen andere tafel terug.
duplicate-help-on = Met een link spelen anderen dezelfde start met hetzelfde geluk aan eigen tafels; de uitslagen worden vergeleken. Geen oefenen, geen tips.
watch-delay = Kijkers zien elke zet
watch-delay-none = Meteen
watch-delay-moves = { $moves ->
    [one] { $moves } zet later
   *[other] { $moves } zetten later
}
watch-delay-help = Kijkers zien verborgen tegels en kaarten pas na afloop.

watch = Terugkijken
watch-play = Afspelen
watch-pause = Pauze
watch-speed = Snelheid
watch-turns = Beurt voor beurt
watch-stop = Bij elke beurt stoppen
watch-stop-moments = Stoppen bij sleutelzetten
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
    [one] Je ziet deze partij met { $moves } zet vertraging.
   *[other] Je ziet deze partij met { $moves } zetten vertraging.
}
watch-begin = Het begin van de partij
tab-reasons = Redenen

live-bots = Bots spelen: { $game }
live-people = Nu bezig: { $game }
live-all = Alle lopende partijen
live-title = Lopende partijen
live-none = Er zijn nu geen openbare partijen.

## How a table is made

privacy = Wie de tafel mag zien
privacy-public = Iedereen
privacy-private = Alleen op uitnodiging
privacy-help-public = De tafel staat in de lobby; iedereen mag meekijken en plaatsnemen.
privacy-help-private = Alleen wie een uitnodiging heeft, kan de tafel vinden.
practice = Terugnemen
practice-off = Tot er iets onthuld is
practice-on = Vrij (oefenen)
practice-help-off = Een zet die niets onthulde, mag vrij terug; anders alleen als alle andere spelers instemmen.
practice-help-on = Ook een zet die iets onthulde mag terug, zelfs na dobbelstenen en kaarten. Iedereen ziet dit en het staat in het partijbestand.
practice-mark = oefenen: vrij terugnemen
