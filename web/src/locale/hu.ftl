# A lap kerete: minden, ami egyik játékhoz sem tartozik.

## Navigáció

nav = Oldalak
nav-home = Steamshed, előcsarnok
nav-lobby = Előcsarnok
nav-my-games = Játszmáim
nav-club = Klub
nav-archive = Archívum
nav-learn = Tanulás
nav-rules = Szabályok
nav-about = Névjegy és billentyűk
help = Segítség
nav-settings = Beállítások
nav-account = Fiók
nav-sign-in = Belépés
nav-light = Világos színek
nav-dark = Sötét színek
skip = Ugrás a tartalomhoz
skip-to-action = Ugrás a lépéssávhoz
loading = Betöltés…
yes = Igen
no = Nem
on = Be
off = Ki
copy = Másolás
copied = Kimásolva
cancel = Mégse

## Előcsarnok

start-sentence = Öt vasutas társasjáték minden szabályával: játssz botok ellen vagy a barátaiddal, azonnal vagy heteken át.
start-play-now = Játssz most
start-play = Játék: { $game }
start-opponents = Ellenfelek
start-strength = Erősségük
start-no-account = Nem kell hozzá fiók.
start-first = Az első játszmád
start-first-how = Könnyű botok ellen; egy segítő minden fázist elmagyaráz
start-watch = Nézz meg egy játszmát
start-watch-how = Élő játszma. Ha senki sem játszik, botok játszanak.
start-learn = Tanulj meg egy játékot
start-learn-how = Rövid leckék valódi táblán: te lépsz.
start-friends = Barátokkal
start-friends-how = Nyiss asztalt, és küldd el nekik a linket.
lobby = Előcsarnok
lobby-departures = Indulás
lobby-arrivals = Érkezés
lobby-count = { $tables } asztal, { $online } játékos van itt
lobby-col-time = Utolsó lépés
lobby-col-game = Játék
lobby-col-seats = Helyek
lobby-col-pace = Tempó
lobby-col-status = Állapot
lobby-col-open = Megnyitás
lobby-your-move = Te jössz
lobby-moves = { $name } következik
lobby-left = még { $time }
lobby-running = Folyamatban
lobby-ready = Indulhat
lobby-seats-free = { $free } szabad hely
lobby-open = Megnyitás
lobby-take-seat = Leülök
lobby-look-in = Megnézem
lobby-replay = Visszajátszás
lobby-none = Még nincs asztal. Nyiss egyet!
lobby-no-arrivals = Még nincs befejezett játszma.
lobby-lamp = Ha ég a lámpa, egy asztal rád vár.
lobby-zone = Az időpontok a te időzónádban: { $zone }.
players-number = { $number } játékos
players-range = { $low }–{ $high } játékos

## Tempó

pace = Tempó
pace-none = Óra nélkül
pace-live = Élő
pace-live-minutes = Élő, { $minutes } perc
pace-days = { $days } nap
pace-none-short = óra nélkül
pace-live-short = élő
pace-days-short = { $days } nap

## Új asztal

new-table = Új asztal
new-game = Játék
new-rules = Szabályok
new-seats = Helyek és tempó
new-read-rules = A szabályok
new-more-rules = További szabályok ({ $count })
new-preset = Összeállítás
new-preset-own = Egyéni
new-preset-help = Összeillő szabályok. Alább bármelyiket megváltoztathatod.
new-seat-kind = { $seat }. hely: ki ül ide?
new-idle = Csak ezzel számít: { $needs }.
new-idle-need = { $option }: { $values }
new-map-only = Csak ennyien: { $sizes }.
new-map-with = Legyen { $size } játékos
new-everybody = Mindenki
new-name = Az asztal neve
new-open = Asztal megnyitása
new-note = A szabályt módosító beállításokat mindenki látja, és bekerülnek a jegyzőkönyvbe.
seat-me = Te
seat-me-too = Másik játékos ennél a képernyőnél
seat-open = Szabad hely, bárkinek
seat-invited = Meghívóval
seat-bot = Bot: { $bot }
seat-name = Név
seat-guest = Vendég
seat-number = { $seat }. hely
bot-random = véletlen
bot-greedy = mohó
bot-easy = könnyű
bot-medium = közepes
bot-strong = erős
bot-master = mester
bot-builder = építő
bot-banker = bankár
bot-blocker = akadályozó
bot-random-line = Bármilyen szabályos lépést megtesz.
bot-greedy-line = Értelmes kezdő, mindig ugyanaz: hozzá mérjük a többit.
bot-easy-line = Lerakja az első elfogadható vágányt, amit meglát, másra nem figyel.
bot-medium-line = Egész fordulókat tervez, és figyeli a többieket.
bot-strong-line = A legjobb terveit fejben végigjátssza, mielőtt lép.
bot-master-line = Nem siet, és majdnem mindent lát, amit te.
bot-builder-line = Szívesebben épít vágányt, mint pénzt számol.
bot-banker-line = Minden dollárt kétszer néz meg, aztán még egyszer.
bot-blocker-line = Neki az a jó nap, ha neked rossz.
ticket-admit = { $count } fő
ticket-bots = Bot
ticket-open = Szabad hely

## Várakozó asztal

waiting-for = még { $free } játékosra várunk

## Asztal

board = Játéktábla
board-view = A tábla nézete
board-zoom-in = Nagyítás
board-zoom-out = Kicsinyítés
board-fit = Az egész tábla
board-key = Kis térkép: kattints, és odaugrik
board-bring = Mutasd, mit választhatok
players = Játékosok
player-you = te
player-here = itt van
player-away = nincs itt
player-resigned = feladta
player-bot = { $bot ->
    [random] véletlen bot
    [greedy] mohó bot
    [easy] könnyű bot
    [medium] közepes bot
    [strong] erős bot
   *[other] { $bot } bot
}
player-program = { $name } (bot)
player-guest = vendég
player-deleted = törölt játékos
player-open = Szabad hely
player-decides = most dönt
player-thinks = gondolkodik…
player-clock = Hátralévő idő
figure-points = Pont
displays = Táblák
mats = Játékostáblák
talk = Napló, csevegés és jegyzetek
phases = A forduló fázisai
turn-of = { $now }/{ $last }. forduló
turn-now = { $now }. forduló
round-of = { $now }/{ $last }. kör
round-now = { $now }. kör
table-your-move = te jössz
table-moves = { $name } következik
table-decides = { $name } következik: { $phase }
table-over = a játszmának vége
table-lost = Megszakadt a kapcsolat. Újracsatlakozás…
table-none = Ez az asztal nem létezik, vagy zárt.
table-stale = Az asztal közben megváltozott. Válassz újra!
table-aside = Ez az asztal zárolva van.
table-aside-text = A kiszolgáló nem tudta elolvasni az asztal naplóját, ezért zárolta. Semmi sem veszett el, és az üzemeltető látja az okot. A többi asztalnál folyik a játék.
table-unstored = A változás nincs elmentve: a kiszolgáló adatbázisa nem válaszol. Nézd meg a táblát, mielőtt újra próbálod!
table-menu = Az asztal menüje
table-views = Az asztal részei
tab-map = Térkép
tab-players = Játékosok
tab-displays = Táblák
tab-log = Napló
tab-chat = Csevegés
menu-record = Jegyzőkönyv letöltése
rules-newer = A játék szabályainak van újabb változata. Ez a játszma a sajátját tartja meg, hacsak mindenki bele nem egyezik a váltásba.

## Választás

pick-title = Te jössz
pick-phase = { $phase }: válassz
pick-next = { $what }: válassz
pick-steps = Eddigi választásaid (kattints, és oda visszalépsz)
pick-cancel = Vissza
pick-less = Kevesebb
pick-more = Több
pick-range = { $low } és { $high } között
pick-no-choice = Ezzel most semmit sem tehetsz.
pick-hint = Válassz itt vagy a táblán.
pick-below = Lent több is van
pick-then = utána: { $what }
pick-then-ends = utána: { $what }. Ezzel véget ér a köröd
curtain = Add át a képernyőt: { $name }
curtain-help = Te jössz. Akkor nyisd ki, ha más nem látja.
curtain-open = { $name } vagyok: kinyitom
curtain-since = Az előző köröd óta
panel-more = Még { $count }
panel-ways = { $count } lehetőség
panel-choose-again = Újra választok
panel-all = Minden lépés
panel-most = Mind a { $count }
panel-own = egyéni
part-other = Kattints egy másikra a cseréhez
part-none = Ide semmi más nem illik.
part-back = Az előző
part-next = A következő
panel-whole = Minden szám
panel-again = Kattints újra vagy nyomj Entert a lépéshez
panel-at-once = Egy kattintás meglépi; visszavonhatod
plan-stopped = Megállt ennél a lépésnél: { $step }.
table-promised = A forduló hátralévő részében passzolsz.
table-limit-passed = A licit túllépte a határodat. Dönts újra!
wait-until = Semmi, amíg…
table-call-off = Mégse

## Napló, csevegés, jegyzetek

log = Napló
log-empty = Még semmi sem történt.
log-group = { $period ->
    [round] { $turn }. kör
   *[turn] { $turn }. forduló
} · { $phase }
log-look = Vissza: { $number }. lépés
log-undone = { $count ->
    [one] { $name } visszavonta: { $first }. lépés
   *[other] { $name } visszavont { $count } lépést: { $first }–{ $last }.
}
log-new = { $count ->
    [one] egy új bejegyzés
   *[other] { $count } új bejegyzés
}
chat = Csevegés
chat-empty = Még senki sem szólt.
chat-write = Üzenet az asztalnak
chat-send = Küldés
chat-about = Erről, amit { $name } írt
chat-report = Jelentem
notes = Jegyzetek
notes-help = Ezt csak te olvashatod.
notes-saved = Elmentve
notes-unsaved = Nincs elmentve: a kiszolgáló nem válaszol

## Előzmények, visszavonás, szavazás

history = Előzmények
history-first = Az elejére
history-back = Egy lépést vissza
history-on = Egy lépést előre
history-last = A legutóbbi lépéshez
history-play = Lejátszás innen
history-post = { $turn }.
history-at = { $at }/{ $last }. lépés
history-live = élő
history-lost = nincs kapcsolat
history-past = múlt
history-looking = { $number }. lépés: visszatekintés
history-return = Vissza a mostani álláshoz
history-replay = Utolsó lépésem óta
history-stop = Megállítás
undo = Visszavonás
undo-ask = Visszavonás kérése
undo-reset = Kör újrakezdése
undo-sure = { $count ->
    [one] Visszavonsz egy lépést?
   *[other] Visszavonsz { $count } lépést?
}
undo-far = Vissza, { $number }. lépés előttre: { $action }
undo-others = Ez visszavonja mások lépéseit is: { $names }.
undo-do = Visszavonom

## A vége

result = Eredmény
result-won = { $count ->
    [0] Senki sem győzött
    [1] { $names } győzött
   *[other] { $names } holtversenyben győzött
}
result-open = Pontok és grafikon

## Játékaim, archívum, szabályok

my-games-running = Folyamatban
my-games-finished = Befejezve
my-games-none = Egy játszmában sem veszel részt.
my-games-none-finished = Még egy játszmát sem fejeztél be.
my-games-sign-in = A játszmáidat a fiókod őrzi.
archive-help = Befejezett játszmák: nézd vissza őket, és tanulj belőlük!
archive-more = Korábbi játszmák
archive-record = Jegyzőkönyv megnyitása
archive-record-help = Illeszd be a jegyzőkönyv szövegét. Minden sorát ellenőrizzük, és visszajátszhatod a játszmát.
archive-record-open = Megnyitás
rules-of = Szabályok
rules-contents = Tartalom
rules-search = Keresés
rules-other = Más játékok
rules-intro = Minden szabálynak száma van. Ha egy lépés nem szabályos, a játék ezt a számot mondja.

## Ha baj van

lost = Nincs ilyen oldal
lost-text = Ide nem vezet vágány.
error-offline = A kiszolgáló nem válaszol.
error-server = A kiszolgáló hibát jelzett: { $status }.
refused-otherwise = Ez nem sikerült. Ha újra előfordul, töltsd be újra az oldalt.
notify-title = Steamshed
notify-turn = { $table }: te jössz.

## A forduló vége

end-turn = { $now }. forduló vége
end-round = { $now }. kör vége
end-now = Mi történt
end-step = { $at }/{ $steps }. lépés
end-idle = { $count } dobókockához nem jutott áru.
end-back = Egy lépést vissza
end-next = Tovább
end-play = Lejátszás
end-pause = Szünet
end-speed = Sebesség
end-skip = Átugrás
end-show = Lépésről lépésre
