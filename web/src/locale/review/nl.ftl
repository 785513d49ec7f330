# Woorden van wat na een spel komt: uitslag, analyse, cijfers. Ze komen met die pagina's.

## Uitslag

result-so-far = Stand
result-board = Naar het bord
result-place = Plaats
result-player = Speler
result-total = Punten
result-out = uitgevallen
chart-title = Punten tijdens de partij
chart-axis = Punten als de partij na zoveel zetten was geëindigd
chart-axis-turns = Punten als de partij toen was geëindigd, per beurt of ronde
chart-label = { $count ->
    [one] Grafiek: punten van de spelers over { $count } zet
   *[other] Grafiek: punten van de spelers over { $count } zetten
}
result-arrived = Aangekomen
result-on-the-way = Onderweg
result-wins-by = { $name } wint met { $margin }
result-turns = { $period ->
    [round] { $turns ->
        [one] { $turns } ronde
       *[other] { $turns } rondes
    }
   *[turn] { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }
}
result-moves = { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
result-hours = { $hours } u { $minutes } min
result-minutes = { $minutes } min
result-sources = Waar de punten vandaan komen
result-taken-off = { $source } (min)
result-line = Het verloop van de partij
result-review = De partij analyseren
result-last = De laatste stand
result-last-help = Kijk rond, of speel de partij vanaf het begin af.
result-replay = Afspelen
result-ways = Wat nu?
result-study = Bestuderen
result-study-help = wat als, met opmerkingen
result-numbers = De getallen
result-numbers-help = beurt voor beurt, ook voor een spreadsheet
result-share = Delen
result-share-help = kopieert een link naar deze uitslag
result-shared = De link is gekopieerd.
result-record-help = speelt exact af
line-led = { $period ->
    [round] Rondes
   *[turn] Beurten
} dat { $name } voorstond: { $led } van { $turns }.
line-worst = De duurste zet: { $name }, { $period ->
    [round] ronde
   *[turn] beurt
} { $turn } ({ $mark }, winstkans −{ $share }).
line-luck = { $points ->
    [one] Geluk leverde { $name } { $points } punt op; de rest was spel.
   *[other] Geluk leverde { $name } { $points } punten op; de rest was spel.
}

## Analyse

review = Analyse
review-pages = Na de partij
review-to-study = Studie
review-chances = Winstkans
review-chances-unit = in %, na elke fase, volgens de bot
review-chart = { $count ->
    [one] Grafiek: winstkans van { $names } tijdens de partij, met { $count } gemarkeerde zet. De lijst met sleutelmomenten zegt het in woorden.
   *[other] Grafiek: winstkans van { $names } tijdens de partij, met { $count } gemarkeerde zetten. De lijst met sleutelmomenten zegt het in woorden.
}
review-shown = Wat het bord toont
review-played = Zoals gespeeld
review-better = Beter
review-waiting = Andere analyses gaan voor…
review-making = De bots bekijken elke beslissing…
review-progress = Voortgang van de analyse
review-done = { $done } van { $of } delen
review-failed = De analyse is mislukt.
review-again = Opnieuw proberen
review-how = Volgens de bot { $judge }: ‘beter’ is beter volgens zijn eigen voorspelling. Ideeën, geen oordelen over spelers.
review-players = Hoe iedereen speelde
review-points = punten
review-accuracy = nauwkeurigheid
review-accuracy-help = Hoe dicht de beslissingen lagen bij wat de bot zou doen: 100% kost geen punten
review-away = verloren punten
review-away-help = Alle eindpunten die de beslissingen samen kostten
review-luck = geluk
review-luck-help = Punten die dobbelstenen en trekkingen meer opleverden dan gemiddeld
review-marks = Gemarkeerde beslissingen
review-moments = Sleutelmomenten
review-moments-unit = winstkans gewonnen of verloren, %
review-no-moments = Geen beslissing veranderde veel.
review-previous = Vorige
review-next = Volgende
review-next-moment = Volgend moment
review-study = Studie vanaf hier
mark-inaccuracy = onnauwkeurigheid
mark-mistake = fout
mark-blunder = blunder
mark-best = sleutelzet
mark-inaccuracy-from = onnauwkeurig, { $share } of meer
mark-mistake-from = fout, { $share }
mark-blunder-from = blunder, { $share }
verdict-won = { $name } won met { $margin }
verdict-label = Gewonnen met { $margin }: { $play } door spel, { $luck } door geluk
verdict-play = { $points } door spel
verdict-luck = { $points } door geluk
verdict-dice = { $points ->
    [one] Geluk leverde { $name } { $points } punt meer op.
   *[other] Geluk leverde { $name } { $points } punten meer op.
}
verdict-even = Geluk hielp geen van de eerste twee meer dan de ander.
moment-who = { $name }: { $phase }
moment-of = moment { $place } van { $of }
moment-played = Gespeeld:
moment-better = Beter:
moment-for = voor { $price }
moment-best = De bot vond niets beters.
moment-points = Eindpunten
moment-chance = Winstkans

## Cijfers

numbers = Getallen
numbers-csv = Downloaden als CSV
numbers-contents = Tabellen
numbers-chart = Grafiek: { $title }, { $what } van { $names } { $period ->
    [round] ronde voor ronde
   *[turn] beurt voor beurt
}. De getallen staan in de tabel eronder.
numbers-whole = { $title }: de hele partij
numbers-by-turn = Beurt voor beurt
numbers-by-round = Ronde voor ronde
numbers-turn = Beurt
numbers-round = Ronde
