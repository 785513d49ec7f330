# Words of the club: ratings, what a result changes, lists of the best.

club-leaderboards = Ranglijsten
club-profile = Profiel
club-groups = Groepen

stakes = Uitslag
stakes-friendly = Vriendschappelijk
stakes-rated = Voor de rating
stakes-help-friendly = De uitslag verandert niemands rating.
stakes-help-rated = De uitslag verandert de rating van iedereen aan tafel. Iedereen heeft een account nodig en er zijn geen hints.
stakes-mark = voor de rating

rating-provisional = voorlopig
rating-told = Rating { $rating }, plus of min { $margin }

rated-title = Wat dit verandert
rated-in = voor de rating, { $game }, { $players } spelers
rated-how = Hoe ratings werken
rated-player = Speler
rated-expected = Verwacht: kans op elke plaats in %
rated-chance = plaats { $place }: { $chance }%
rated-place = Plaats: verwacht → echt
rated-change = Verschil
rated-rating = Rating
rated-fixed = vast
rated-waiting = De uitslag wordt verwerkt.
rated-why = Waarom { $change }?
rated-why-mine = De ratings verwachtten plaats { $expected }; jij werd nummer { $place }.
rated-why-of = Waarom { $change } voor { $name }?
rated-why-unsure = Een rating die nog onzeker is (± { $margin }), verschuift ver door één partij.
rated-not = Niet voor de rating
rated-not-friendly = Dit was een vriendschappelijke partij.
rated-not-practice = Dit was een oefentafel, dus de uitslag verandert geen ratings.
rated-not-hints = Aan deze tafel waren er hints, dus de uitslag verandert geen ratings.
rated-not-series = Anderen spelen deze start ook, dus de uitslag verandert geen ratings.
rated-not-position = De partij begon vanuit een bewaarde stelling, dus de uitslag verandert geen ratings.
rated-not-several = Eén persoon had meerdere plaatsen, dus de uitslag verandert geen ratings.
rated-not-owner = Een bot speelde tegen zijn eigenaar, dus de uitslag verandert geen ratings.
rated-not-short = Iemand nam minder dan drie beslissingen, dus de uitslag verandert geen ratings.
rated-not-guest = Er speelde iemand zonder account, dus de uitslag verandert geen ratings.

season = { $quarter ->
    [1] Winter { $year }
    [2] Lente { $year }
    [3] Zomer { $year }
   *[4] Herfst { $year }
}

board-title = Ranglijst
board-lead = { $count ->
    [one] Er staat één persoon op de lijst: { $game }, { $players } spelers.
   *[other] Er staan { $count } mensen op de lijst: { $game }, { $players } spelers.
}
board-ends = Het seizoen eindigt op { $date }.
board-season = Seizoen
board-now = Nu
board-game = Spel
board-players = spelers
board-people = Mensen
board-all = Iedereen
board-mine = Mijn groepen
board-bots = Bots op dezelfde schaal
board-rank = Rang
board-player = Speler
board-rating = Rating
board-games = Partijen
board-won = Winst / par
board-change = Seizoen
board-last = Gespeeld
board-bot = bot
board-you = jij
board-fixed = vast
board-none = Hier staat nog niemand.
board-few = Er staan minder dan acht mensen op de lijst, dus er zijn nog geen rangen.
board-play = Speel voor de rating
board-more = Meer tonen
board-jump = Naar mij
board-again = Opnieuw proberen
board-how = Zo lees je het
board-how-bar = rating met ±
board-how-provisional = voorlopig: te onzeker voor een rang
board-how-bot = een bot: één keer gemeten, verschuift niet
board-how-margin = De echte sterkte ligt 19 van de 20 keer binnen de ±.
board-how-order = De volgorde gaat naar het linkereinde van de balk: wat een speler zeker heeft laten zien. Een paar gelukkige partijen brengen je dus niet bovenaan.
board-how-away = Na 60 dagen zonder partij sta je niet meer op de lijst. De rating blijft, de ± groeit.
board-how-half = Partijen tegen bots tellen half. Par is hoeveel partijen je zou winnen als iedereen aan tafel even sterk was.
board-me = Jij
board-me-rank = rang { $rank } van { $count }
board-me-above = Je rating is hoger dan die van de bot { $bot }.
board-me-below = { $points ->
    [one] Je staat één punt onder de bot { $bot }.
   *[other] Je staat { $points } punten onder de bot { $bot }.
}
board-bots-only = alleen tegen bots
board-waiting = Nog niet op de lijst
board-waiting-help = ± boven 120
board-games-so-far = { $count ->
    [one] nog maar één partij
   *[other] tot nu toe { $count } partijen
}
board-champions = Kampioenen per seizoen

person-since = Hier sinds { $date }
person-ratings = Ratings
person-ratings-none = Nog geen partij voor de rating. Na één afgelopen partij staat hier een getal, eerst nog ruw.
person-hidden = { $name } toont je dit niet.
person-players = { $players } spelers
person-curve-told = De rating met ± over { $count ->
    [one] één partij
   *[other] { $count } partijen
}
person-curve-best = Beste: { $rating } ± { $margin }
person-places = Plaatsen
person-first-to-last = Van eerste tot laatste
person-won = Gewonnen
person-par = Par
person-too-few = te weinig partijen
person-recent = Laatste partijen
person-recent-none = Nog geen afgelopen partij aan een open tafel.
person-ended = Afgelopen
person-place = Plaats
person-points = Punten
person-between = Jij en { $name }
person-games = { $count ->
    [one] één partij
   *[other] { $count } partijen
}
person-between-help = Hoe vaak ieder van jullie vóór de ander eindigde.
person-reliability = Betrouwbaarheid
person-kept = Uitgespeeld: { $kept } van de laatste { $count }
person-kept-help = Gearceerd: een vervanger speelde verder, dat telt mee. ×: gestopt, of de tijd was op.
person-kept-none = Nog geen afgelopen partij met mensen.
person-answers = De helft van de antwoorden komt binnen { $time }
person-answers-help = De middelste helft van de antwoorden van 90 dagen duurt { $from } tot { $to }, zonder nachten en vakanties.
person-answers-few = Te weinig antwoorden om de snelheid te noemen: { $count } van 30.
person-sees = Wie ziet wat
person-sees-help = Besloten tafels staan nooit in de lijst. Aan een tafel voor de rating zien de anderen je rating.
person-sees-kept = Bewaard.
person-line-ratings = Ratings
person-line-games = Partijen en plaatsen
person-line-answers = Betrouwbaarheid en antwoordtijd
person-line-found = Dat je een profiel hebt
person-to-everybody = Iedereen
person-to-members = Leden
person-to-played = Met wie ik heb gespeeld
person-to-me = Alleen ik
person-export = Neem je partijen mee

group-ratings = Ratings binnen de groep
group-ratings-help = Hier tellen alle partijen van de groep, ook vriendschappelijke. Alleen de leden zien deze ratings.
