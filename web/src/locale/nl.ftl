# Het kader van de pagina: alles wat bij geen spel hoort.

## Navigatie

nav = Pagina's
nav-home = Steamshed, hal
nav-lobby = Hal
nav-my-games = Mijn spellen
nav-archive = Archief
nav-learn = Leren
nav-rules = Regels
nav-about = Over en toetsen
nav-settings = Instellingen
nav-account = Account
nav-sign-in = Inloggen
nav-light = Lichte kleuren
nav-dark = Donkere kleuren
skip = Naar de inhoud
skip-to-action = Naar de actiebalk
loading = Laden …
yes = Ja
no = Nee
on = Aan
off = Uit
copy = Kopiëren
copied = Gekopieerd
cancel = Annuleren

## Hal

start-sentence = Vijf spoorwegbordspellen met al hun regels: speel ze hier tegen bots of met vrienden, meteen of wekenlang.
start-play-now = Nu spelen
start-play = { $game } spelen
start-opponents = Tegenstanders
start-strength = Hoe sterk
start-no-account = Geen account nodig.
start-first = Je eerste spel
start-first-how = Tegen milde bots; een metgezel legt elke fase uit
start-watch = Kijk naar een spel
start-watch-how = Een live tafel; speelt niemand, dan spelen bots
start-learn = Leer een spel
start-learn-how = Korte lessen op echte borden: jij doet de zetten.
start-friends = Met vrienden
start-friends-how = Open een tafel en stuur ze een link.
lobby = Hal
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
lobby-none = Nog geen tafel. Open de eerste.
lobby-no-arrivals = Er is nog niemand aangekomen.
lobby-lamp = Een brandende lamp betekent dat een tafel op je wacht.
lobby-zone = De tijden zijn die van jou: { $zone }.
players-number = { $number ->
    [one] 1 speler
   *[other] { $number } spelers
}
players-range = { $low }–{ $high } spelers

## Tempo

pace = Tempo
pace-none = Zonder klok
pace-live = Live
pace-live-minutes = Live, { $minutes } min
pace-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
pace-none-short = vrij
pace-live-short = live
pace-days-short = { $days } d

## Nieuwe tafel

new-table = Nieuwe tafel
new-game = Spel
new-rules = Regels
new-seats = Plaatsen en tempo
new-read-rules = Lees de regels
new-more-rules = Meer regels ({ $count })
new-preset = Samenstelling
new-preset-own = Eigen
new-preset-help = Regels die bij elkaar horen. Hieronder kun je elk ervan veranderen.
new-seat-kind = Wie neemt plaats { $seat }
new-idle = Heeft alleen effect met { $needs }.
new-idle-need = { $option }: { $values }
new-map-only = Alleen voor { $sizes }.
new-map-with = Speel hem met { $size }
new-everybody = Iedereen
new-name = Naam van de tafel
new-open = Tafel openen
new-note = Opties die regels veranderen ziet iedereen; ze staan in het verslag.
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
bot-easy-line = Legt het eerste goede spoor dat hij ziet en let op niemand.
bot-medium-line = Plant hele beurten en houdt zijn rivalen in het oog.
bot-strong-line = Speelt zijn beste plannen in gedachten uit voordat hij zet.
bot-master-line = Neemt de tijd en ziet bijna alles wat jij ziet.
bot-builder-line = Legt liever spoor dan dat hij geld telt.
bot-banker-line = Draait elke dollar twee keer om, en dan nog eens.
bot-blocker-line = Jouw verlies is zijn goede dag.
ticket-admit = { $count ->
    [one] voor één
   *[other] voor { $count }
}
ticket-bots = Bots
ticket-open = Vrije plaatsen
guest-name = Je naam aan deze tafel

## Een tafel die wacht

waiting-for = { $free ->
    [one] wacht op één speler
   *[other] wacht op { $free } spelers
}
waiting-full = iedereen is er
waiting-start = Beginnen
waiting-start-bots = Beginnen met bots op de vrije plaatsen
waiting-leave = Van tafel gaan
invite = Uitnodiging maken
invitations = Uitnodigingen
invitations-help = Stuur elk adres naar één speler. Wie het als eerste opent neemt daar plaats, ook zonder account; daarna is het op.
invitation-for = Uitnodiging voor plaats { $seat }
invitation-until = Geldig tot { $date }
invitation-elsewhere = Plaats { $seat }: deze browser kent het adres niet. Maak een nieuw.
invitation-renew = Nieuw adres
invitation-withdraw = Intrekken
invitation-over = Deze uitnodiging geldt niet meer
invitation-look = Bij de tafel kijken

## Tafel

board = Speelbord
board-view = Zicht op het bord
board-zoom-in = Dichterbij
board-zoom-out = Verder weg
board-fit = Het hele bord
board-key = Kleine kaart: een klik leidt erheen
board-bring = Breng in beeld wat gekozen kan worden
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
player-thinks = denkt na …
player-clock = Resterende tijd
figure-points = Punten
displays = Kaarten
mats = Spelersborden
talk = Verslag, gesprek en notities
phases = Fasen van de beurt
turn-of = Beurt { $now } van { $last }
turn-now = Beurt { $now }
round-of = Ronde { $now } van { $last }
round-now = Ronde { $now }
table-your-move = jij bent aan zet
table-moves = { $name } is aan zet
table-decides = { $name } beslist: { $phase }
table-over = het spel is uit
table-lost = De verbinding met de server is weg. We proberen het opnieuw …
table-none = Die tafel bestaat niet of is besloten.
table-stale = Aan tafel is intussen iets gebeurd. Kies opnieuw.
table-aside = Deze tafel kan niet worden geopend.
table-aside-text = Zijn logboek is hier niet te lezen, daarom heeft de server hem apart gezet; er is niets van verloren en de beheerder van de server kan zien waarom. Aan alle andere tafels gaat het spel door.
table-unstored = Dit kon niet worden opgeslagen: de database van de server is nu niet te gebruiken. Kijk op het bord voordat je het opnieuw probeert.
rules-do-not-fit = Met de nieuwere regels was dit vanaf zet { $number } een ander spel geweest, dus het gaat verder met zijn eigen.
table-menu = Tafelmenu
table-views = Delen van de tafel
tab-map = Kaart
tab-players = Spelers
tab-displays = Overzicht
tab-log = Verslag
tab-chat = Gesprek
menu-record = Verslag downloaden
rules-newer = Er is een nieuwere versie van de regels van dit spel; het gaat verder met zijn eigen, tenzij iedereen met de overstap instemt.

## Kiezen

pick-title = Jij bent aan zet
pick-phase = { $phase }: kies
pick-next = { $what }: kies
pick-steps = Keuze tot nu toe; elke stap gaat terug
pick-cancel = Terug
pick-less = Minder
pick-more = Meer
pick-range = van { $low } tot { $high }
pick-no-choice = Hiermee kan nu niets.
pick-hint = Kies hier of op het bord.
pick-below = Hieronder meer
pick-then = daarna: { $what }
pick-then-ends = daarna: { $what }. Daarmee eindigt je beurt
curtain = Het scherm gaat naar { $name }
curtain-help = Jij bent. Neem het scherm; wat alleen jij mag zien, ligt achter de deuren.
curtain-open = Ik ben { $name }: open
curtain-since = Sinds je vorige beurt
panel-more = Nog { $count }
panel-ways = { $count } wegen
panel-anew = Opnieuw aanwijzen
panel-all = Alle zetten
panel-most = Alle { $count }
panel-own = eigen
part-other = Klik op een andere om te ruilen
part-none = Hier past niets anders.
part-back = De vorige
part-next = De volgende
panel-whole = Alle cijfers
panel-again = Klik nog eens of druk op Enter om het te spelen
panel-at-once = Eén klik speelt het; je kunt het terugnemen
plan-stopped = Gestopt bij stap { $step }.
table-promised = De rest van deze ronde pas je.
table-limit-passed = De anderen zijn over je grens gegaan: beslis opnieuw.
table-call-off = Herroepen

## Verslag, gesprek, notities

log = Verslag
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
    [one] één nieuwe regel
   *[other] { $count } nieuwe regels
}
chat = Gesprek
chat-empty = Nog niemand heeft iets gezegd.
chat-write = Schrijf aan de tafel
chat-send = Versturen
chat-about = Over wat { $name } schreef
chat-report = Dit melden
notes = Notities
notes-help = Alleen jij kunt dit lezen.
notes-saved = Bewaard
notes-unsaved = Niet bewaard: de server antwoordt niet

## Geschiedenis, terugnemen, stemmen

history = Geschiedenis
history-first = Naar het begin
history-back = Een zet terug
history-on = Een zet verder
history-last = Naar nu
history-play = Vanaf hier afspelen
history-post = { $period ->
    [round] R{ $turn }
   *[turn] B{ $turn }
}
history-at = Zet { $at } van { $last }
history-live = live
history-lost = geen verbinding
history-past = verleden
history-looking = Zet { $number }: terugkijken
history-return = Terug naar nu
history-replay = Sinds mijn laatste zet
history-stop = Stoppen
undo = Terugnemen
undo-ask = Vragen om terug te nemen
undo-reset = Mijn beurt opnieuw
undo-sure = { $count ->
    [one] Eén zet terugnemen?
   *[other] { $count } zetten terugnemen?
}
undo-far = Terug tot vóór zet { $number }: { $action }
undo-others = Zetten van anderen gaan mee: { $names }.
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

my-games-running = Bezig
my-games-finished = Afgelopen
my-games-none = Je zit aan geen tafel.
my-games-none-finished = Je hebt nog geen spel uitgespeeld.
my-games-sign-in = Je spellen horen bij je account.
archive-help = Afgelopen spellen, om te bekijken en van te leren.
archive-more = Eerdere spellen
archive-record = Een verslag openen
archive-record-help = Plak de tekst van een verslag: elke regel wordt gecontroleerd, dan kun je het spel bekijken.
archive-record-open = Openen
rules-of = Regels
rules-contents = Inhoud
rules-search = Zoeken
rules-other = Andere spellen
rules-intro = Elke regel heeft een nummer; een weigering aan tafel noemt het.

## Instellingen

## Inloggen

sign-in-known = Ik heb een account
sign-in-new = Nieuw hier
sign-in-name = Naam
sign-in-password = Wachtwoord
sign-in-do = Inloggen
sign-in-register = Account maken
sign-in-guest = Zonder account kun je op uitnodiging en aan eigen tafels spelen.
account-guest = Je speelt als gast: je plaatsen staan in deze browser.
account-signed-in = Je bent ingelogd.
account-nobody = Je bent niet ingelogd.
account-sign-out = Uitloggen
account-data = Mijn gegevens downloaden
account-saved = Opgeslagen.
account-mail = Mailadres
account-mail-help = Voor mails als je aan zet bent en voor een vergeten wachtwoord. Niemand anders ziet het.
account-mail-address = Adres
account-mail-do = Adres opslaan
account-mail-sent = Er is een mail onderweg naar dit adres. Open de link daarin om het adres te bevestigen.
account-mail-confirmed = Het adres is bevestigd.
account-mail-unconfirmed = Het adres is nog niet bevestigd: verder wordt er niets naartoe gestuurd.
account-mail-turns = Mail me over mijn spellen
account-password = Wachtwoord
account-password-help = Een nieuw wachtwoord logt je overal elders uit.
account-password-old = Je wachtwoord
account-password-new = Nieuw wachtwoord
account-password-do = Nieuw wachtwoord instellen
account-sessions = Waar je ingelogd bent
account-sessions-end-all = Overal uitloggen
account-session-this = deze browser
account-session-seen = laatst gezien: { $time }
account-device-unknown = Onbekend apparaat
account-delete = Mijn account verwijderen
account-delete-help = Je lopende spellen worden opgegeven en een bot speelt verder. Spellen blijven, je naam verdwijnt uit allemaal. Dit kan niet ongedaan worden gemaakt.
account-delete-sure = Ik weet het zeker
account-delete-do = Voorgoed verwijderen
forgotten = Wachtwoord vergeten?
forgotten-mail = Een link per mail
forgotten-help = Als het account een bevestigd mailadres heeft, gaat daar een link voor een nieuw wachtwoord heen. Die werkt één keer, een uur lang.
forgotten-name = Naam van het account of het mailadres
forgotten-do = Link versturen
forgotten-sent = Als er zo'n account met een bevestigd adres is, is de mail onderweg.
reset = Nieuw wachtwoord
reset-choose = Kies een nieuw wachtwoord
reset-help = Overal elders word je uitgelogd, hier ingelogd.
confirm-address = Het mailadres bevestigen
confirm-mine = Is dit jouw adres?
confirm-do = Ja, bevestigen
confirm-done = Bevestigd. Bedankt.
unsubscribe = Mails
unsubscribe-stop = Deze mails stoppen
unsubscribe-all = Dit adres krijgt van hier geen mail meer, wie het ook opgeeft.
unsubscribe-turns = Geen mails meer over je spellen.
unsubscribe-do = Stoppen
unsubscribe-done = Klaar: deze mails komen niet meer.
unsubscribe-back = Van gedachten veranderd?
unsubscribe-again = Toch weer sturen
unsubscribe-again-done = Klaar: deze mails mogen weer komen.

## Andere mensen

people = Gedempt en geblokkeerd
people-mute = gedempt
people-block = geblokkeerd
people-forget = Opheffen
people-do-mute = { $name } dempen
people-do-block = { $name } blokkeren
people-blocked = Geblokkeerd. Op je accountpagina hef je het op.
report-title = Melding aan de beheerder
report-help = De beheerder van deze server leest het. Wat is er mis?
report-reason = Wat er mis is
report-send = Melden
report-done = Bedankt. De beheerder weet ervan.
report-close = Sluiten
along-title = Neem je plaatsen mee
along-help = Maakt een link die jou, met al je plaatsen, verhuist naar het apparaat dat hem opent. Hij werkt één keer, 15 minuten lang; deze browser wordt dan afgemeld.
along-link = Link voor het andere apparaat
along-make = Link maken
along-arrive = Je kunt in deze browser verder spelen op de plaatsen die je elders als gast hebt.
along-do = Hier verder spelen

## Over

about-title = Over Steamshed
about-what = Spoorwegbordspellen in één loods: speel ze in een browser met vrienden of bots, live of wekenlang, en bestudeer ze daarna. De regels staan op de server; deze pagina tekent wat een spel beschrijft en biedt aan wat het toestaat.
about-play = Hoe je speelt
about-play-text = Als jij aan zet bent, heeft alles wat je kunt kiezen een amberkleurige rand. Kies op het bord of met de knoppen; de keuzes worden minder tot er één over is. De amberkleurige knop zegt wat hij doet en wat dat kost. Vraag je iets anders, dan hoor je welke regel het verbiedt.
about-keys = Toetsen
about-lamp = De lamp
about-lamp-text = Amber betekent: jij bent aan zet. Wacht er niets op je, dan is niets op de pagina amberkleurig.
about-thanks = Dank
about-thanks-text = Letters: Besley van Owen Earl en Archivo van Omnibus-Type, allebei onder de SIL Open Font License. Getekend met Svelte, vertaald met Project Fluent.
key-tab = Tab
key-tab-does = naar het bord, de antwoorden, de knoppen
key-arrows = Pijltjes
key-arrows-does = van het ene mogelijke veld naar het volgende, van het ene antwoord naar het volgende
key-digits = 1 – 9, A – E
key-digits-does = een antwoord kiezen
key-enter = Enter
key-enter-does = kiezen, bevestigen
key-escape = Esc
key-escape-does = één stap terug
key-zoom = + − 0
key-zoom-does = dichterbij, verder weg, het hele bord

## Als er iets mis is

lost = Die pagina bestaat niet
lost-text = Hier eindigt het spoor.
error-offline = De server antwoordt niet.
error-server = De server antwoordde { $status }.
refused-no-such-table = Zo'n tafel is er niet.
refused-no-such-seat = Zo'n plaats is er niet.
refused-no-hints = Aan deze tafel zijn er geen tips.
refused-otherwise = Dit is niet gelukt. Laad de pagina opnieuw als het zo blijft.
bad-invitation = Deze uitnodiging is niet geldig.
handover-gone = Deze link is al gebruikt, of te oud.
has-an-account = Je hebt een account: meld je aan op het andere apparaat.
invitation-expired = Deze uitnodiging is te oud. Vraag om een nieuwe.
invitation-taken = Deze uitnodiging is gebruikt: de plaats is bezet.
invitation-void = Deze uitnodiging is ingetrokken, of het spel begon zonder. Vraag om een nieuwe.
not-away-long-enough = { $name } heeft nog { $minutes } minuten om terug te komen voordat daar een bot kan spelen.
not-welcome = Iemand aan deze tafel wil jou niet tegenkomen.
player-is-here = { $name } is hier: daar kan geen bot spelen.
shut-out = De beheerder heeft je buitengesloten, nog { $hours } uur.
somebody-already = Je speelt in deze browser als iemand anders. Meld je eerst af.
table-is-hidden = De beheerder heeft deze tafel verborgen.
too-many-reports = De beheerder heeft voorlopig genoeg van jou te lezen.
undo-goes-further = Dit zou { $count } zetten terugnemen.
you-block-the-owner = Je hebt degene geblokkeerd die deze tafel maakte.
bad-email = Dit is geen mailadres.
bad-link = Deze link is al gebruikt of te oud.
bad-name = { $reason ->
    [hidden] Een naam heeft geen onzichtbare tekens en geen die de tekstrichting omkeren.
    [long] Een naam heeft hoogstens { $longest } tekens.
    [marks] Een letter van een naam heeft hoogstens twee accenten.
   *[empty] Een naam heeft minstens één letter of cijfer nodig.
  }
name-is-taken = Deze naam is bezet, of lijkt op een die bezet is.
no-mail = Deze server verstuurt geen mail.
not-signed-in = Log eerst in.
registration-is-closed = Nieuwe accounts worden hier niet gemaakt.
too-many-requests = Te vaak. Probeer het over { $seconds } s opnieuw.
weak-password = { $reason ->
    [short] Dit wachtwoord is te kort.
    [repeated] Dit wachtwoord is steeds hetzelfde.
    [row] Dit wachtwoord is een rij toetsen.
    [name] Dit wachtwoord is nauwelijks meer dan de naam.
   *[common] Veel mensen gebruiken dit wachtwoord.
  }
wrong-password = Naam of wachtwoord klopt niet.
wrong-shape = Iets van wat is ingevuld is te lang of ontbreekt.
not-yet = Dit spel heeft geheimen: dat komt pas aan het eind.
too-many-lines = Er staan hiervandaan te veel tafels tegelijk open. Sluit er een paar en laad deze pagina opnieuw.
too-busy = De server is bezig met de geschiedenis van andere spellen. Probeer het zo weer.
too-large = Dat is te lang: hier kan hooguit { $kilobytes } kB worden verstuurd.
notify-title = Steamshed
notify-turn = { $table }: jij bent aan zet.

## Lessen

## Het einde van een beurt

end-turn = Einde van beurt { $now }
end-round = Einde van ronde { $now }
end-now = Wat er gebeurde
end-step = stap { $at } van { $steps }
end-idle = { $count ->
    [one] Eén dobbelsteen vond geen blokje.
   *[other] { $count } dobbelstenen vonden geen blokje.
}
end-back = Een stap terug
end-next = Verder
end-play = Afspelen
end-pause = Pauze
end-speed = Snelheid
end-skip = Overslaan
end-show = Stap voor stap tonen
