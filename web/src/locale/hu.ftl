# A lap kerete: minden, ami egyik játékhoz sem tartozik.

## Navigáció

nav = Oldalak
nav-home = Steamshed, előcsarnok
nav-lobby = Előcsarnok
nav-my-games = Játékaim
nav-archive = Archívum
nav-learn = Tanulás
nav-rules = Szabályok
nav-about = Névjegy és billentyűk
nav-settings = Beállítások
nav-account = Fiók
nav-sign-in = Belépés
nav-light = Világos színek
nav-dark = Sötét színek
skip = Ugrás a tartalomhoz
skip-to-action = Ugrás a lépéssávhoz
loading = Betöltés …
yes = Igen
no = Nem
on = Be
off = Ki
copy = Másolás
copied = Másolva
cancel = Mégse

## Előcsarnok

start-sentence = Öt vasutas társasjáték minden szabályával: játssz botok ellen vagy a barátaiddal, azonnal vagy heteken át.
start-play-now = Játssz most
start-play = Játék: { $game }
start-opponents = Ellenfelek
start-strength = Milyen erősek
start-no-account = Nem kell hozzá fiók.
start-first = Az első játékod
start-first-how = Szelíd botok ellen; egy kísérő minden fázist elmagyaráz
start-watch = Nézz egy játékot
start-watch-how = Élő asztal; ha senki sem játszik, botok játszanak
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
lobby-running = Folyamatban
lobby-ready = Indulhat
lobby-seats-free = { $free } szabad hely
lobby-open = Megnyitás
lobby-take-seat = Leülök
lobby-look-in = Benézek
lobby-replay = Visszajátszás
lobby-none = Még nincs asztal. Nyiss egyet!
lobby-no-arrivals = Még senki sem érkezett meg.
lobby-lamp = Az égő lámpa azt jelenti, hogy egy asztal rád vár.
lobby-zone = Az idő a tiéd: { $zone }.
players-number = { $number } játékos
players-range = { $low }–{ $high } játékos

## Tempó

pace = Tempó
pace-none = Óra nélkül
pace-live = Élő
pace-live-minutes = Élő, { $minutes } perc
pace-days = { $days } nap
pace-none-short = szabad
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
new-preset-own = Saját
new-preset-help = Összetartozó szabályok. Alább bármelyik megváltoztatható.
new-seat-kind = Ki ül a(z) { $seat }. helyen
new-idle = Csak ezzel van hatása: { $needs }.
new-idle-need = { $option }: { $values }
new-map-only = Csak { $sizes } számára.
new-map-with = Legyen { $size } játékos
new-everybody = Mindenki
new-name = Az asztal neve
new-open = Asztal megnyitása
new-note = A szabályt módosító beállításokat mindenki látja, és a jegyzőkönyvbe kerülnek.
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
bot-random-line = Bármit megtesz, ami szabad.
bot-greedy-line = Az értelmes kezdő, mindig ugyanaz: hozzá mérjük a többit.
bot-easy-line = Lerakja az első jó pályát, amit meglát, másra nem figyel.
bot-medium-line = Egész fordulókat tervez, és figyeli a többieket.
bot-strong-line = Legjobb terveit fejben végigjátssza, mielőtt lép.
bot-master-line = Nem siet, és majdnem mindent lát, amit te.
bot-builder-line = Szívesebben épít pályát, mint pénzt számol.
bot-banker-line = Minden dollárt kétszer néz meg, aztán még egyszer.
bot-blocker-line = Ami neked rossz, az neki jó nap.
ticket-admit = { $count } fő
ticket-bots = Bot
ticket-open = Szabad hely
guest-name = A neved ennél az asztalnál

## Várakozó asztal

waiting-for = még { $free } játékosra várunk
waiting-full = mindenki itt van
waiting-start = Indulás
waiting-start-bots = Indulás, a szabad helyeken botokkal
waiting-leave = Felállok az asztaltól
invite = Meghívó készítése
invitations = Meghívók
invitations-help = Minden címet egy játékosnak küldj el. Aki elsőként megnyitja, oda ül, fiók nélkül is; utána a cím nem él.
invitation-for = Meghívó a(z) { $seat }. helyre
invitation-until = Eddig érvényes: { $date }
invitation-elsewhere = { $seat }. hely: ez a böngésző nem ismeri a címet. Kérj újat.
invitation-renew = Új cím
invitation-withdraw = Visszavonás
invitation-over = Ez a meghívó már nem él
invitation-look = Benézek az asztalhoz

## Asztal

board = Játéktábla
board-view = A tábla nézete
board-zoom-in = Közelebb
board-zoom-out = Távolabb
board-fit = Az egész tábla
board-key = Kis térkép: kattintásra odavezet
board-bring = Mutasd, ami választható
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
player-decides = dönt
player-thinks = gondolkodik …
player-clock = Hátralévő idő
figure-points = Pont
displays = Kijelzők
mats = Játékostáblák
talk = Napló, csevegés és jegyzetek
phases = A forduló fázisai
turn-of = { $now }. forduló a { $last }-ból
turn-now = { $now }. forduló
round-of = { $now }. kör a { $last }-ból
round-now = { $now }. kör
table-your-move = te jössz
table-moves = { $name } következik
table-decides = { $name } dönt: { $phase }
table-over = a játéknak vége
table-lost = Megszakadt a kapcsolat a kiszolgálóval. Újra próbáljuk …
table-none = Nincs ilyen asztal, vagy zárt.
table-stale = Az asztalnál közben történt valami. Válassz újra!
table-aside = Ez az asztal nem nyitható meg.
table-aside-text = A naplója itt nem olvasható, ezért a kiszolgáló félretette; semmi sem veszett el belőle, és a kiszolgáló üzemeltetője látja az okot. A többi asztalnál folyik a játék.
table-unstored = Ezt nem sikerült eltárolni: a kiszolgáló adatbázisa most nem használható. Nézz a táblára, mielőtt újra próbálod!
rules-do-not-fit = Az újabb szabályok szerint a(z) { $number }. lépéstől más játszma lett volna, ezért a régiek szerint folytatódik.
table-menu = Az asztal menüje
table-views = Az asztal részei
tab-map = Térkép
tab-players = Játékosok
tab-displays = Kijelzők
tab-log = Napló
tab-chat = Csevegés
menu-record = Jegyzőkönyv letöltése
rules-newer = Ennek a játéknak van újabb szabályváltozata; a játszma a sajátja szerint folytatódik, hacsak mindenki bele nem egyezik a váltásba.

## Választás

pick-title = Te jössz
pick-phase = { $phase }: válassz
pick-next = { $what }: válassz
pick-steps = Eddigi választás; minden lépés visszavezet
pick-cancel = Vissza
pick-less = Kevesebb
pick-more = Több
pick-range = { $low } és { $high } között
pick-no-choice = Ezzel most semmit sem lehet tenni.
pick-hint = Válassz itt vagy a táblán.
pick-below = Lejjebb több
pick-then = utána: { $what }
pick-then-ends = utána: { $what }. Ezzel véget ér a köröd
curtain = A képernyő { $name } elé kerül
curtain-help = Te jössz. Ülj a képernyő elé; ami csak rád tartozik, az ajtók mögött van.
curtain-open = { $name } vagyok: kinyitom
curtain-since = Az előző köröd óta
panel-more = Még { $count }
panel-ways = { $count } út
panel-anew = Újra mutatok
panel-all = Minden lépés
panel-most = Mind: { $count }
panel-own = saját
part-other = Kattints egy másikra a cseréhez
part-none = Ide semmi más nem illik.
part-back = Az előző
part-next = A következő
panel-whole = Minden szám
panel-again = Kattints újra vagy nyomj Entert, és megteszed
panel-at-once = Egy kattintás megteszi; visszavonhatod
plan-stopped = Megállt a(z) { $step }. lépésnél.
table-promised = A kör hátralevő részében passzolsz.
table-limit-passed = A többiek túllépték a határodat: dönts újra.
table-call-off = Mégse

## Napló, csevegés, jegyzetek

log = Napló
log-empty = Még semmi sem történt.
log-group = { $turn }. { $period ->
    [round] kör
   *[turn] forduló
} · { $phase }
log-look = Visszatekintés a(z) { $number }. lépésre
log-undone = { $count ->
    [one] { $name } visszavonta a(z) { $first }. lépést
   *[other] { $name } visszavont { $count } lépést ({ $first }–{ $last })
}
log-new = { $count ->
    [one] egy új sor
   *[other] { $count } új sor
}
chat = Csevegés
chat-empty = Még senki sem szólt.
chat-write = Írj az asztalhoz
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
history-last = A jelenbe
history-play = Lejátszás innen
history-post = { $turn }.
history-at = { $at }. lépés a { $last }-ból
history-live = élő
history-lost = nincs kapcsolat
history-past = múlt
history-looking = { $number }. lépés: visszatekintés
history-return = Vissza a jelenbe
history-replay = Utolsó lépésem óta
history-stop = Megállítás
undo = Visszavonás
undo-ask = Visszavonás kérése
undo-reset = Köröm elölről
undo-sure = { $count ->
    [one] Visszavonsz egy lépést?
   *[other] Visszavonsz { $count } lépést?
}
undo-far = Vissza a(z) { $number }. lépés elé: { $action }
undo-others = Mások lépései is visszavonódnak: { $names }.
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
my-games-none = Egy asztalnál sem ülsz.
my-games-none-finished = Még egy játékot sem fejeztél be.
my-games-sign-in = A játékaidat a fiókod őrzi.
archive-help = Befejezett játékok: nézni és tanulni belőlük.
archive-more = Korábbi játékok
archive-record = Jegyzőkönyv megnyitása
archive-record-help = Illeszd be a jegyzőkönyv szövegét: minden sorát ellenőrizzük, aztán meg lehet nézni.
archive-record-open = Megnyitás
rules-of = Szabályok
rules-contents = Tartalom
rules-search = Keresés
rules-other = Más játékok
rules-intro = Minden szabálynak száma van; az asztalnál az elutasítás ezt mondja meg.

## Beállítások

## Belépés

sign-in-known = Van fiókom
sign-in-new = Új vagyok itt
sign-in-name = Név
sign-in-password = Jelszó
sign-in-do = Belépés
sign-in-register = Fiók nyitása
sign-in-guest = Fiók nélkül meghívóval és saját asztalnál játszhatsz.
account-guest = Vendégként játszol: a helyeidet ez a böngésző őrzi.
account-signed-in = Be vagy lépve.
account-nobody = Nem vagy belépve.
account-sign-out = Kilépés
account-data = Adataim letöltése
account-saved = Elmentve.
account-mail = E-mail-cím
account-mail-help = Levélhez, amikor te jössz, és elfelejtett jelszóhoz. Más nem látja.
account-mail-address = Cím
account-mail-do = Cím mentése
account-mail-sent = Levél ment erre a címre. A benne lévő hivatkozással erősítsd meg a címet.
account-mail-confirmed = A cím meg van erősítve.
account-mail-unconfirmed = A cím még nincs megerősítve: más levél nem megy rá.
account-mail-turns = Leveleket kérek a játszmáimról
account-password = Jelszó
account-password-help = Új jelszóval mindenhol máshol kilépsz.
account-password-old = A jelszavad
account-password-new = Új jelszó
account-password-do = Új jelszó beállítása
account-sessions = Hol vagy belépve
account-sessions-end-all = Kilépés mindenhol
account-session-this = ez a böngésző
account-session-seen = utoljára: { $time }
account-device-unknown = Ismeretlen eszköz
account-delete = Fiókom törlése
account-delete-help = A folyó játszmáidat feladod, egy bot játszik tovább. A játszmák megmaradnak, a neved mindegyikből eltűnik. Ez nem vonható vissza.
account-delete-sure = Biztos vagyok benne
account-delete-do = Végleges törlés
forgotten = Elfelejtetted a jelszavad?
forgotten-mail = Hivatkozás levélben
forgotten-help = Ha a fióknak van megerősített címe, oda megy egy hivatkozás az új jelszóhoz. Egyszer és egy óráig működik.
forgotten-name = A fiók neve vagy e-mail-címe
forgotten-do = Hivatkozás küldése
forgotten-sent = Ha van ilyen fiók megerősített címmel, a levél úton van.
reset = Új jelszó
reset-choose = Válassz új jelszót
reset-help = Mindenhol máshol kilépsz, itt pedig belépsz.
confirm-address = Az e-mail-cím megerősítése
confirm-mine = Ez a te címed?
confirm-do = Igen, megerősítem
confirm-done = Megerősítve. Köszönjük.
unsubscribe = Levelek
unsubscribe-stop = Ezek a levelek ne jöjjenek
unsubscribe-all = Erre a címre innen nem megy több levél, bárki adja is meg.
unsubscribe-turns = Nem jön több levél a játszmáidról.
unsubscribe-do = Leállítás
unsubscribe-done = Kész: nem jön több ilyen levél.
unsubscribe-back = Meggondoltad magad?
unsubscribe-again = Jöjjenek újra
unsubscribe-again-done = Kész: újra jöhetnek ilyen levelek.

## Mások

people = Némítva és letiltva
people-mute = némítva
people-block = letiltva
people-forget = Feloldás
people-do-mute = { $name } némítása
people-do-block = { $name } letiltása
people-blocked = Letiltva. A fiókod oldalán feloldhatod.
report-title = Jelentés az üzemeltetőnek
report-help = A kiszolgáló üzemeltetője elolvassa. Mi a baj?
report-reason = Mi a baj
report-send = Jelentem
report-done = Köszönjük. Az üzemeltető értesült róla.
report-close = Bezárás
along-title = Vidd magaddal a helyeidet
along-help = Olyan címet készít, amely az összes helyeddel együtt átvisz arra az eszközre, amelyik megnyitja. Egyszer használható, 15 percig; ez a böngésző ekkor kilép.
along-link = Cím a másik eszköznek
along-make = Cím készítése
along-arrive = Ebben a böngészőben játszhatsz tovább, a máshol vendégként elfoglalt helyeiden.
along-do = Itt játszom tovább

## Névjegy

about-title = A Steamshedről
about-what = Vasúti társasjátékok egy fűtőházban: böngészőben játszhatsz barátokkal vagy gépekkel, élőben vagy heteken át, utána pedig elemezheted a játszmát. A szabályok a kiszolgálón vannak; ez az oldal azt rajzolja le, amit a játék leír, és azt kínálja fel, amit a játék megenged.
about-play = Hogyan játssz
about-play-text = Amikor te jössz, minden választható dolog borostyánsárga keretet kap. Válassz a táblán vagy a gombok közül; a lehetőségek szűkülnek, amíg egy marad. A borostyánsárga gomb megmondja, mit tesz és mennyibe kerül. Ha mást kérsz, megtudod, melyik szabály tiltja.
about-keys = Billentyűk
about-lamp = A lámpa
about-lamp-text = A borostyánsárga jelentése: te jössz. Ha semmi sem vár rád, az oldalon semmi sem borostyánsárga.
about-thanks = Köszönet
about-thanks-text = Betűk: Besley (Owen Earl) és Archivo (Omnibus-Type), mindkettő a SIL Open Font License alatt. A rajzolás Svelte-tel, a fordítás Project Fluenttel készült.
key-tab = Tab
key-tab-does = a táblára, a válaszokra, a gombokra
key-arrows = Nyilak
key-arrows-does = egyik lehetséges mezőről a másikra, egyik válaszról a másikra
key-digits = 1 – 9, A – E
key-digits-does = válasz kiválasztása
key-enter = Enter
key-enter-does = választás, megerősítés
key-escape = Esc
key-escape-does = egy lépés vissza
key-zoom = + − 0
key-zoom-does = közelebb, távolabb, az egész tábla

## Ha baj van

lost = Nincs ilyen oldal
lost-text = Itt véget ér a pálya.
error-offline = A kiszolgáló nem válaszol.
error-server = A kiszolgáló válasza: { $status }.
refused-no-such-table = Nincs ilyen asztal.
refused-no-such-seat = Nincs ilyen hely.
refused-no-hints = Ennél az asztalnál nincsenek tippek.
refused-otherwise = Ez nem sikerült. Ha így marad, töltsd be újra az oldalt.
bad-invitation = Ez a meghívó nem érvényes.
handover-gone = Ezt a címet már felhasználták, vagy lejárt.
has-an-account = Van fiókod: jelentkezz be a másik eszközön.
invitation-expired = Ez a meghívó lejárt. Kérj újat.
invitation-taken = Ezt a meghívót már felhasználták: a hely foglalt.
invitation-void = Ezt a meghívót visszavonták, vagy a játék nélküle kezdődött el. Kérj újat.
not-away-long-enough = { $name } még { $minutes } percig visszajöhet, mielőtt bot játszhat ott.
not-welcome = Valaki ennél az asztalnál nem akar veled találkozni.
player-is-here = { $name } itt van: nem játszhat ott bot.
shut-out = Az üzemeltető kizárt, még { $hours } órára.
somebody-already = Ebben a böngészőben másvalakiként játszol. Előbb jelentkezz ki.
table-is-hidden = Az üzemeltető elrejtette ezt az asztalt.
too-many-reports = Az üzemeltetőnek egyelőre van elég olvasnivalója tőled.
undo-goes-further = Ez { $count } lépést vonna vissza.
you-block-the-owner = Letiltottad azt, aki ezt az asztalt nyitotta.
bad-email = Ez nem e-mail-cím.
bad-link = Ezt a hivatkozást már használták, vagy túl régi.
bad-name = { $reason ->
    [hidden] A névben nem lehet láthatatlan vagy szövegirányt fordító karakter.
    [long] A név legfeljebb { $longest } karakter.
    [marks] A név egy betűjén legfeljebb két jel lehet.
   *[empty] A névben legyen legalább egy betű vagy számjegy.
  }
name-is-taken = Ez a név foglalt, vagy hasonlít egy foglaltra.
no-mail = Ez a kiszolgáló nem küld levelet.
not-signed-in = Előbb lépj be.
registration-is-closed = Itt nem nyitható új fiók.
too-many-requests = Túl gyakran. Próbáld újra { $seconds } mp múlva.
weak-password = { $reason ->
    [short] Ez a jelszó túl rövid.
    [repeated] Ez a jelszó mindig ugyanaz ismételve.
    [row] Ez a jelszó csak egymás melletti billentyűk sora.
    [name] Ez a jelszó alig több a névnél.
   *[common] Ezt a jelszót sokan használják.
  }
wrong-password = Hibás név vagy jelszó.
wrong-shape = Valamelyik mező túl hosszú vagy kitöltetlen.
not-yet = Ebben a játékban titkok vannak: ez csak a végén látható.
too-many-lines = Innen túl sok asztal van nyitva egyszerre. Zárj be néhányat, és töltsd újra az oldalt!
too-busy = A kiszolgáló más játszmák visszanézésével van elfoglalva. Próbáld újra egy pillanat múlva!
too-large = Ez túl hosszú: ide legfeljebb { $kilobytes } kB küldhető.
notify-title = Steamshed
notify-turn = { $table }: te jössz.

## Leckék

## A forduló vége

end-turn = A(z) { $now }. forduló vége
end-round = A(z) { $now }. kör vége
end-now = Mi történt
end-step = { $at }. lépés a { $steps } közül
end-idle = { $count } kocka nem talált árut.
end-back = Egy lépést vissza
end-next = Tovább
end-play = Lejátszás
end-pause = Szünet
end-speed = Sebesség
end-skip = Átugrás
end-show = Lépésről lépésre
