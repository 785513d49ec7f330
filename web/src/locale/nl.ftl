# Het kader van de pagina: alles wat bij geen spel hoort.

## Navigatie

nav = Pagina’s
nav-home = Steamshed, lobby
nav-lobby = Lobby
nav-my-games = Mijn partijen
nav-club = Club
nav-archive = Archief
nav-learn = Leren
nav-rules = Regels
nav-about = Over en sneltoetsen
help = Hulp
nav-settings = Instellingen
nav-account = Account
nav-sign-in = Inloggen
nav-light = Lichte kleuren
nav-dark = Donkere kleuren
skip = Naar de inhoud
skip-to-action = Naar de actiebalk
loading = Laden…
yes = Ja
no = Nee
on = Aan
off = Uit
copy = Kopiëren
copied = Gekopieerd
cancel = Annuleren

## Hal

start-sentence = Vijf spoorwegbordspellen met al hun regels: tegen bots of met vrienden, live of wekenlang.
start-play-now = Nu spelen
start-play = { $game } spelen
start-opponents = Tegenstanders
start-strength = Niveau van de bots
start-no-account = Geen account nodig.
start-first = Je eerste partij
start-first-how = Tegen makkelijke bots; een gids legt elke fase uit
start-watch = Kijk mee met een partij
start-watch-how = Een live partij; speelt niemand, dan spelen bots
start-learn = Leer een spel
start-learn-how = Korte lessen op echte borden: jij doet de zetten.
start-friends = Met vrienden
start-friends-how = Open een tafel en stuur ze een link.
lobby = Lobby
lobby-departures = Vertrek
lobby-arrivals = Aankomst
lobby-count = { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}, { $online ->
    [one] één speler online
   *[other] { $online } spelers online
}
lobby-col-time = Laatste zet
lobby-col-game = Spel
lobby-col-seats = Plaatsen
lobby-col-pace = Tempo
lobby-col-status = Status
lobby-col-open = Openen
lobby-your-move = Jij bent aan zet
lobby-moves = { $name } is aan zet
lobby-left = nog { $time }
lobby-running = Bezig
lobby-ready = Kan beginnen
lobby-seats-free = { $free ->
    [one] één plaats vrij
   *[other] { $free } plaatsen vrij
}
lobby-open = Openen
lobby-take-seat = Plaatsnemen
lobby-look-in = Meekijken
lobby-replay = Terugkijken
lobby-none = Er zijn nog geen tafels. Open de eerste.
lobby-no-arrivals = Er is nog geen partij afgelopen.
lobby-lamp = Brandende lamp: een tafel wacht op jouw zet.
lobby-zone = Tijden in jouw tijdzone: { $zone }.
players-number = { $number ->
    [one] 1 speler
   *[other] { $number } spelers
}
players-range = { $low }–{ $high } spelers

## Tempo

pace = Tempo
pace-none = Zonder klok
pace-live = Live
pace-live-minutes = Live, { $minutes } min
pace-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
pace-none-short = zonder klok
pace-live-short = live
pace-days-short = { $days } d

## Nieuwe tafel

new-table = Nieuwe tafel
new-game = Spel
new-rules = Regels
new-seats = Plaatsen en tempo
new-read-rules = Lees de regels
new-more-rules = Meer regels ({ $count })
new-preset = Regelset
new-preset-own = Aangepast
new-preset-help = Regels die bij elkaar horen. Hieronder kun je ze stuk voor stuk aanpassen.
new-seat-kind = Wie zit op plaats { $seat }
new-idle = Werkt alleen met { $needs }.
new-idle-need = { $option }: { $values }
new-map-only = Alleen voor { $sizes }.
new-map-with = Speel met { $size }
new-everybody = Iedereen
new-name = Naam van de tafel
new-open = Tafel openen
new-note = Opties die regels veranderen ziet iedereen; ze staan ook in het partijbestand.
seat-me = Jij
seat-me-too = Nog een speler aan dit scherm
seat-open = Vrije plaats voor iedereen
seat-invited = Op uitnodiging
seat-bot = Bot: { $bot }
seat-name = Naam
seat-guest = Gast
seat-number = Plaats { $seat }
bot-random = willekeurig
bot-greedy = gretig
bot-easy = makkelijk
bot-medium = gemiddeld
bot-strong = sterk
bot-master = meester
bot-builder = bouwer
bot-banker = bankier
bot-blocker = dwarsligger
bot-random-line = Doet maar wat, als het mag.
bot-greedy-line = De verstandige beginner, altijd dezelfde: de maatstaf voor alle anderen.
bot-easy-line = Legt het eerste redelijke spoor dat hij ziet en let op niemand.
bot-medium-line = Plant hele beurten en houdt zijn tegenstanders in het oog.
bot-strong-line = Speelt zijn beste plannen in gedachten uit voordat hij zet.
bot-master-line = Neemt de tijd en ziet bijna alles wat jij ziet.
bot-builder-line = Legt liever spoor dan dat hij geld telt.
bot-banker-line = Draait elke dollar twee keer om, en dan nog eens.
bot-blocker-line = Blij als jouw plannen mislukken.
ticket-admit = { $count ->
    [one] voor 1 persoon
   *[other] voor { $count } personen
}
ticket-bots = Bots
ticket-open = Vrije plaatsen

## Een tafel die wacht

waiting-for = { $free ->
    [one] wacht op één speler
   *[other] wacht op { $free } spelers
}

## Tafel

board = Speelbord
board-view = Zicht op het bord
board-zoom-in = Inzoomen
board-zoom-out = Uitzoomen
board-fit = Het hele bord
board-key = Kleine kaart: klik om erheen te gaan
board-bring = Toon wat je kunt kiezen
players = Spelers
player-you = jij
player-here = aanwezig
player-away = afwezig
player-resigned = opgegeven
player-bot = { $bot ->
    [random] willekeurige bot
    [greedy] gretige bot
    [easy] makkelijke bot
    [medium] gemiddelde bot
    [strong] sterke bot
   *[other] bot { $bot }
}
player-program = { $name } (bot)
player-guest = gast
player-deleted = verwijderde speler
player-open = Vrije plaats
player-decides = beslist
player-thinks = denkt na…
player-clock = Resterende tijd
figure-points = Punten
displays = Overzicht
mats = Spelersborden
talk = Logboek, chat en notities
phases = Fasen van de beurt
turn-of = Beurt { $now } van { $last }
turn-now = Beurt { $now }
round-of = Ronde { $now } van { $last }
round-now = Ronde { $now }
table-your-move = jij bent aan zet
table-moves = { $name } is aan zet
table-decides = { $name } beslist: { $phase }
table-over = de partij is uit
table-lost = De verbinding met de server is verbroken. Opnieuw verbinden…
table-none = Die tafel bestaat niet of is besloten.
table-stale = Er is intussen iets gebeurd aan tafel. Kies opnieuw.
table-aside = Deze tafel is geblokkeerd.
table-aside-text = De server kan het logboek van deze tafel niet lezen en heeft de tafel geblokkeerd. Er is niets verloren; de beheerder ziet de oorzaak. Alle andere tafels lopen door.
table-unstored = Je wijziging is niet opgeslagen: de database van de server antwoordt niet. Kijk op het bord voordat je het opnieuw probeert.
table-menu = Tafelmenu
table-views = Delen van de tafel
tab-map = Kaart
tab-players = Spelers
tab-displays = Overzicht
tab-log = Logboek
tab-chat = Chat
menu-record = Partijbestand downloaden
rules-newer = Er is een nieuwere versie van de regels. Deze partij houdt haar eigen versie, tenzij iedereen wil overstappen.

## Kiezen

pick-title = Jij bent aan zet
pick-phase = { $phase }: kies
pick-next = { $what }: kies
pick-steps = Keuzes tot nu toe; klik om terug te gaan
pick-cancel = Terug
pick-less = Minder
pick-more = Meer
pick-range = van { $low } tot { $high }
pick-no-choice = Hiermee kun je nu niets doen.
pick-hint = Kies hier of op het bord.
pick-below = Hieronder staat meer
pick-then = daarna: { $what }
pick-then-ends = daarna: { $what }. Daarmee eindigt je beurt
curtain = Geef het scherm aan { $name }
curtain-help = Jij bent aan de beurt. Open als niemand anders kijkt.
curtain-open = Ik ben { $name }: open
curtain-since = Sinds je vorige beurt
panel-more = Nog { $count }
panel-ways = Mogelijkheden: { $count }
panel-choose-again = Opnieuw kiezen
panel-all = Alle zetten
panel-most = Alle { $count }
panel-own = aangepast
part-other = Klik op een andere om te ruilen
part-none = Hier past niets anders.
part-back = De vorige
part-next = De volgende
panel-whole = Alle getallen
panel-again = Klik nog eens of druk op Enter om de zet te doen
panel-at-once = Eén klik doet de zet; je kunt hem terugnemen
plan-stopped = Gestopt bij stap { $step }.
table-promised = Je past tot het einde van deze ronde.
table-limit-passed = Er is meer geboden dan je maximum. Beslis opnieuw.
wait-until = Niets tot…
table-call-off = Annuleren

## Verslag, gesprek, notities

log = Logboek
log-empty = Er is nog niets gebeurd.
log-group = { $period ->
    [round] Ronde
   *[turn] Beurt
} { $turn } · { $phase }
log-look = Terugkijken naar zet { $number }
log-undone = { $count ->
    [one] { $name } neemt zet { $first } terug
   *[other] { $name } neemt { $count } zetten terug ({ $first }–{ $last })
}
log-new = { $count ->
    [one] één nieuwe gebeurtenis
   *[other] { $count } nieuwe gebeurtenissen
}
chat = Chat
chat-empty = Er heeft nog niemand iets gezegd.
chat-write = Schrijf aan iedereen aan tafel
chat-send = Versturen
chat-about = Over wat { $name } schreef
chat-report = Dit melden
notes = Notities
notes-help = Alleen jij kunt dit lezen.
notes-saved = Opgeslagen
notes-unsaved = Niet opgeslagen: de server antwoordt niet

## Geschiedenis, terugnemen, stemmen

history = Geschiedenis
history-first = Naar het begin
history-back = Een zet terug
history-on = Een zet vooruit
history-last = Naar de laatste zet
history-play = Vanaf hier afspelen
history-post = { $period ->
    [round] R{ $turn }
   *[turn] B{ $turn }
}
history-at = Zet { $at } van { $last }
history-live = live
history-lost = geen verbinding
history-past = verleden
history-looking = Zet { $number }: terugblik
history-return = Naar de huidige stand
history-replay = Sinds mijn laatste zet
history-stop = Stoppen
undo = Terugnemen
undo-ask = Vragen om terugnemen
undo-reset = Mijn beurt overdoen
undo-sure = { $count ->
    [one] Eén zet terugnemen?
   *[other] { $count } zetten terugnemen?
}
undo-far = Terug tot vóór zet { $number }: { $action }
undo-others = Ook zetten van anderen gaan terug: { $names }.
undo-do = Terugnemen

## Het einde

result = Uitslag
result-won = { $count ->
    [0] Niemand heeft gewonnen
    [one] { $names } heeft gewonnen
   *[other] { $names } delen de overwinning
}
result-open = Punten en grafiek

## Mijn spellen, archief, regels

my-games-running = Lopend
my-games-finished = Afgelopen
my-games-none = Je doet aan geen partij mee.
my-games-none-finished = Je hebt nog geen partij uitgespeeld.
my-games-sign-in = Je partijen staan bij je account.
archive-help = Afgelopen partijen om te bekijken en van te leren.
archive-more = Eerdere partijen
archive-record = Partijbestand openen
archive-record-help = Plak de tekst van een partijbestand: na controle van elke regel kun je de partij bekijken.
archive-record-open = Partijbestand openen
rules-of = Regels
rules-contents = Inhoud
rules-search = Zoeken
rules-other = Andere spellen
rules-intro = Elke regel heeft een nummer; wordt een zet geweigerd, dan staat het erbij.

## Als er iets mis is

lost = Die pagina bestaat niet
lost-text = Hierheen ligt geen spoor.
error-offline = De server antwoordt niet.
error-server = De server meldt fout { $status }.
refused-otherwise = Dit is niet gelukt. Blijft het zo, laad de pagina dan opnieuw.
notify-title = Steamshed
notify-turn = { $table }: jij bent aan zet.

## Het einde van een beurt

end-turn = Einde van beurt { $now }
end-round = Einde van ronde { $now }
end-now = Wat er gebeurde
end-step = stap { $at } van { $steps }
end-idle = { $count ->
    [one] Voor één dobbelsteen was geen kubus over.
   *[other] Voor { $count } dobbelstenen was geen kubus over.
}
end-back = Een stap terug
end-next = Verder
end-play = Afspelen
end-pause = Pauze
end-speed = Snelheid
end-skip = Overslaan
end-show = Stap voor stap tonen
