# Rám stránky: vše, co nepatří k žádné hře.

## Navigace

nav = Stránky
nav-home = Steamshed, hala
nav-lobby = Hala
nav-my-games = Moje hry
nav-archive = Archiv
nav-learn = Výuka
nav-rules = Pravidla
nav-about = O hře a klávesy
nav-settings = Nastavení
nav-account = Účet
nav-sign-in = Přihlásit
nav-light = Světlé barvy
nav-dark = Tmavé barvy
skip = Přejít k obsahu
skip-to-action = Přejít k liště tahu
loading = Načítá se …
yes = Ano
no = Ne
on = Zapnuto
off = Vypnuto
copy = Kopírovat
copied = Zkopírováno
cancel = Zrušit

## Hala

start-sentence = Pět železničních deskových her se všemi pravidly: hrajte je proti botům nebo s přáteli, hned nebo celé týdny.
start-play-now = Hrát hned
start-play = Hrát { $game }
start-opponents = Soupeři
start-strength = Jak silní
start-no-account = Účet není potřeba.
start-first = Tvoje první hra
start-first-how = Proti mírným botům; průvodce vysvětlí každou fázi
start-watch = Dívej se na hru
start-watch-how = Živý stůl; když nikdo nehraje, hrají boti
start-learn = Naučit se hru
start-learn-how = Krátké lekce na skutečných plánech: tahy děláte vy.
start-friends = S přáteli
start-friends-how = Otevřete stůl a pošlete jim odkaz.
lobby = Hala
lobby-departures = Odjezdy
lobby-arrivals = Příjezdy
lobby-count = { $tables ->
    [one] jeden stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}, { $online ->
    [one] jeden hráč online
    [few] { $online } hráči online
   *[other] { $online } hráčů online
}
lobby-col-time = Poslední tah
lobby-col-game = Hra
lobby-col-seats = Místa
lobby-col-pace = Tempo
lobby-col-status = Stav
lobby-col-open = Otevřít
lobby-your-move = Jsi na tahu
lobby-moves = Na tahu: { $name }
lobby-running = Probíhá
lobby-ready = Může začít
lobby-seats-free = { $free ->
    [one] jedno volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
lobby-open = Otevřít
lobby-take-seat = Přisednout
lobby-look-in = Nahlédnout
lobby-replay = Přehrát
lobby-none = Zatím žádný stůl. Otevři první.
lobby-no-arrivals = Zatím nikdo nedojel.
lobby-lamp = Svítící lampa znamená, že na tebe čeká stůl.
lobby-zone = Časy jsou tvé: { $zone }.
players-number = { $number ->
    [one] 1 hráč
    [few] { $number } hráči
   *[other] { $number } hráčů
}
players-range = { $high ->
    [few] { $low }–{ $high } hráči
   *[other] { $low }–{ $high } hráčů
}

## Tempo

pace = Tempo
pace-none = Bez hodin
pace-live = Naživo
pace-live-minutes = Naživo, { $minutes } min
pace-days = { $days ->
    [one] 1 den
    [few] { $days } dny
   *[other] { $days } dní
}
pace-none-short = volné
pace-live-short = naživo
pace-days-short = { $days } d

## Nový stůl

new-table = Nový stůl
new-game = Hra
new-rules = Pravidla
new-seats = Místa a tempo
new-read-rules = Číst pravidla
new-more-rules = Další pravidla ({ $count })
new-preset = Sada
new-preset-own = Vlastní
new-preset-help = Pravidla, která patří k sobě. Níže můžeš kterékoli změnit.
new-seat-kind = Kdo sedí na místě { $seat }
new-idle = Má účinek jen s touto volbou: { $needs }.
new-idle-need = { $option }: { $values }
new-map-only = Jen takto: { $sizes }.
new-map-with = Hrát v počtu { $size }
new-everybody = Všichni
new-name = Název stolu
new-open = Otevřít stůl
new-note = Volby, které mění pravidla, vidí všichni a zůstanou v záznamu.
seat-me = Ty
seat-me-too = Další hráč u této obrazovky
seat-open = Volné místo pro kohokoli
seat-invited = Na pozvánku
seat-bot = Bot: { $bot }
seat-name = Jméno
seat-guest = Host
seat-number = Místo { $seat }
bot-random = náhodný
bot-greedy = chamtivý
bot-easy = lehký
bot-medium = střední
bot-strong = silný
bot-master = mistr
bot-builder = stavitel
bot-banker = bankéř
bot-blocker = škodič
bot-random-line = Udělá cokoli, co je dovoleno.
bot-greedy-line = Rozumný začátečník, pořád stejný: měřítko všech ostatních.
bot-easy-line = Položí první dobrou trať, kterou uvidí, a na nikoho nehledí.
bot-medium-line = Plánuje celá kola a soupeře má na očích.
bot-strong-line = Než zahraje, přehraje si nejlepší plány v hlavě.
bot-master-line = Nespěchá a vidí skoro vše, co vidíš ty.
bot-builder-line = Raději staví tratě, než počítá peníze.
bot-banker-line = Každý dolar obrátí dvakrát a pak ještě jednou.
bot-blocker-line = Tvoje ztráta je jeho dobrý den.
ticket-admit = { $count ->
    [one] pro jednoho
   *[other] pro { $count }
}
ticket-bots = Boti
ticket-open = Volná místa
guest-name = Tvé jméno u tohoto stolu

## Stůl, který čeká

waiting-for = { $free ->
    [one] čeká se na jednoho hráče
    [few] čeká se na { $free } hráče
   *[other] čeká se na { $free } hráčů
}
waiting-full = všichni jsou tu
waiting-start = Začít
waiting-start-bots = Začít s boty na volných místech
waiting-leave = Odejít od stolu
invite = Vytvořit pozvánku
invitations = Pozvánky
invitations-help = Každou adresu pošli jednomu hráči. Kdo ji otevře první, přisedne, i bez účtu; potom už neplatí.
invitation-for = Pozvánka na místo { $seat }
invitation-until = Platí do { $date }
invitation-elsewhere = Místo { $seat }: tento prohlížeč adresu nezná. Vytvoř novou.
invitation-renew = Nová adresa
invitation-withdraw = Zrušit
invitation-over = Tato pozvánka už neplatí
invitation-look = Nahlédnout ke stolu

## Stůl

board = Hrací deska
board-view = Pohled na desku
board-zoom-in = Blíž
board-zoom-out = Dál
board-fit = Celá deska
board-key = Malá mapa: kliknutí vede tam
board-bring = Ukázat, co lze vybrat
players = Hráči
player-you = ty
player-here = je tu
player-away = pryč
player-resigned = vzdal se
player-bot = { $bot ->
    [random] náhodný bot
    [greedy] chamtivý bot
    [easy] lehký bot
    [medium] střední bot
    [strong] silný bot
   *[other] bot { $bot }
}
player-program = { $name } (bot)
player-guest = host
player-deleted = smazaný hráč
player-open = Volné místo
player-decides = rozhoduje
player-thinks = přemýšlí …
player-clock = Zbývající čas
figure-points = Body
displays = Ukazatele
mats = Hráčské desky
talk = Záznam, rozhovor a poznámky
phases = Fáze kola
turn-of = Kolo { $now } z { $last }
turn-now = Kolo { $now }
round-of = Kolo { $now } z { $last }
round-now = Kolo { $now }
table-your-move = jsi na tahu
table-moves = na tahu: { $name }
table-decides = { $name } rozhoduje: { $phase }
table-over = konec hry
table-lost = Spojení se serverem je přerušené. Zkouší se znovu …
table-none = Takový stůl není, nebo je soukromý.
table-stale = U stolu se mezitím něco stalo. Vyber znovu.
table-aside = Tento stůl nelze otevřít.
table-aside-text = Jeho záznam zde nelze přečíst, proto ho server odložil stranou; nic se z něj neztratilo a správce serveru vidí proč. Ostatní stoly hrají dál.
table-unstored = Nepodařilo se to uložit: databázi serveru teď nelze použít. Než to zkusíš znovu, podívej se na desku.
rules-do-not-fit = Podle novějších pravidel by to od tahu { $number } byla jiná hra, proto se hraje dál podle svých.
table-menu = Nabídka stolu
table-views = Části stolu
tab-map = Mapa
tab-players = Hráči
tab-displays = Ukazatele
tab-log = Záznam
tab-chat = Rozhovor
menu-record = Stáhnout záznam
rules-newer = Existuje novější verze pravidel této hry; hraje se dál podle své, pokud se všichni nedohodnou na změně.

## Výběr

pick-title = Jsi na tahu
pick-phase = { $phase }: vyber
pick-next = { $what }: vyber
pick-steps = Dosavadní výběr; každý krok vede zpět
pick-cancel = Zpět
pick-less = Méně
pick-more = Více
pick-range = od { $low } do { $high }
pick-no-choice = S tím teď nejde nic dělat.
pick-hint = Vyber tady nebo na plánu.
pick-below = Níže je další
pick-then = potom: { $what }
pick-then-ends = potom: { $what }. Tím tvůj tah končí
curtain = Obrazovku dostává { $name }
curtain-help = Jsi na tahu. Vezmi si obrazovku; co smíš vidět jen ty, je za vraty.
curtain-open = Hraje { $name }: otevřít
curtain-since = Od tvého posledního tahu
panel-more = Ještě { $count }
panel-ways = Cest: { $count }
panel-anew = Ukázat znovu
panel-all = Všechny tahy
panel-most = Vše: { $count }
panel-own = vlastní
part-other = Klikni na jiný a vymění se
part-none = Nic jiného se sem nehodí.
part-back = Předchozí
part-next = Další
panel-whole = Všechna čísla
panel-again = Klikni znovu nebo stiskni Enter a zahraje se
panel-at-once = Zahraje se jedním kliknutím; lze vzít zpět
plan-stopped = Zastaveno v kroku { $step }.
table-promised = Zbytek kola vynecháváš.
table-limit-passed = Ostatní překročili tvou mez: rozhodni se znovu.
table-call-off = Odvolat

## Záznam, rozhovor, poznámky

log = Záznam
log-empty = Zatím se nic nestalo.
log-group = Kolo { $turn } · { $phase }
log-look = Pohled zpět na tah { $number }
log-undone = { $count ->
    [one] { $name } vrací tah { $first }
    [few] { $name } vrací { $count } tahy ({ $first }–{ $last })
   *[other] { $name } vrací { $count } tahů ({ $first }–{ $last })
}
log-new = { $count ->
    [one] jeden nový řádek
    [few] { $count } nové řádky
   *[other] { $count } nových řádků
}
chat = Rozhovor
chat-empty = Zatím nikdo nic neřekl.
chat-write = Napiš ke stolu
chat-send = Odeslat
chat-about = K tomu, co píše { $name }
chat-report = Nahlásit
notes = Poznámky
notes-help = Čteš je jen ty.
notes-saved = Uloženo
notes-unsaved = Neuloženo: server neodpovídá

## Historie, vracení, hlasování

history = Historie
history-first = Na začátek
history-back = O tah zpět
history-on = O tah dál
history-last = Do přítomnosti
history-play = Přehrát odtud
history-post = K{ $turn }
history-at = Tah { $at } z { $last }
history-live = živě
history-lost = bez spojení
history-past = minulost
history-looking = Tah { $number }: pohled zpět
history-return = Zpět do přítomnosti
history-replay = Od mého posledního tahu
history-stop = Zastavit
undo = Vrátit
undo-ask = Požádat o vrácení
undo-reset = Můj tah znovu
undo-sure = { $count ->
    [one] Vrátit jeden tah?
    [few] Vrátit { $count } tahy?
   *[other] Vrátit { $count } tahů?
}
undo-far = Zpět před tah { $number }: { $action }
undo-others = Vrátí se i tahy ostatních: { $names }.
undo-do = Vrátit

## Konec

result = Výsledek
result-won = { $count ->
    [0] Nikdo nevyhrál
    [one] Vítěz: { $names }
   *[other] O vítězství se dělí { $names }
}
result-open = Body a graf

## Moje hry, archiv, pravidla

my-games-running = Probíhají
my-games-finished = Dohrané
my-games-none = Nesedíš u žádného stolu.
my-games-none-finished = Ještě jsi nedohrál žádnou hru.
my-games-sign-in = Tvé hry jsou u tvého účtu.
archive-help = Dohrané hry, k prohlížení a k učení.
archive-more = Starší hry
archive-record = Otevřít záznam
archive-record-help = Vlož text záznamu: každý řádek se ověří a hru si můžeš prohlédnout.
archive-record-open = Otevřít
rules-of = Pravidla
rules-contents = Obsah
rules-search = Hledat
rules-other = Jiné hry
rules-intro = Každé pravidlo má číslo; odmítnutí u stolu je uvede.

## Nastavení

## Přihlášení

sign-in-known = Mám účet
sign-in-new = Jsem tu nově
sign-in-name = Jméno
sign-in-password = Heslo
sign-in-do = Přihlásit
sign-in-register = Založit účet
sign-in-guest = Bez účtu můžeš hrát na pozvánku a u vlastních stolů.
account-guest = Hraješ jako host: tvá místa drží tento prohlížeč.
account-signed-in = Jsi přihlášen.
account-nobody = Nejsi přihlášen.
account-sign-out = Odhlásit
account-data = Stáhnout má data
account-saved = Uloženo.
account-mail = E-mailová adresa
account-mail-help = Pro zprávy, když jsi na tahu, a pro zapomenuté heslo. Nikdo jiný ji nevidí.
account-mail-address = Adresa
account-mail-do = Uložit adresu
account-mail-sent = Na tuto adresu jde zpráva. Potvrď adresu odkazem v ní.
account-mail-confirmed = Adresa je potvrzená.
account-mail-unconfirmed = Adresa zatím není potvrzená: nic jiného se na ni neposílá.
account-mail-turns = Posílat mi zprávy o mých hrách
account-password = Heslo
account-password-help = Nové heslo tě všude jinde odhlásí.
account-password-old = Tvé heslo
account-password-new = Nové heslo
account-password-do = Nastavit nové heslo
account-sessions = Kde jsi přihlášen
account-sessions-end-all = Odhlásit všude
account-session-this = tento prohlížeč
account-session-seen = naposledy: { $time }
account-device-unknown = Neznámé zařízení
account-delete = Smazat můj účet
account-delete-help = Rozehraných her se vzdáš a dohraje je bot. Hry zůstanou, tvé jméno ze všech zmizí. Nelze to vzít zpět.
account-delete-sure = Jsem si jist
account-delete-do = Smazat navždy
forgotten = Zapomenuté heslo?
forgotten-mail = Odkaz e-mailem
forgotten-help = Má-li účet potvrzenou adresu, přijde tam odkaz pro nové heslo. Funguje jednou, po hodinu.
forgotten-name = Jméno účtu nebo jeho e-mail
forgotten-do = Poslat odkaz
forgotten-sent = Pokud takový účet s potvrzenou adresou existuje, zpráva je na cestě.
reset = Nové heslo
reset-choose = Zvol si nové heslo
reset-help = Všude jinde budeš odhlášen, tady přihlášen.
confirm-address = Potvrzení e-mailové adresy
confirm-mine = Je tato adresa tvoje?
confirm-do = Ano, potvrdit
confirm-done = Potvrzeno. Děkujeme.
unsubscribe = Zprávy e-mailem
unsubscribe-stop = Zastavit tyto zprávy
unsubscribe-all = Na tuto adresu odtud už nepůjde žádná zpráva, ať ji zadá kdokoli.
unsubscribe-turns = Žádné další zprávy o tvých hrách.
unsubscribe-do = Zastavit
unsubscribe-done = Hotovo: takové zprávy už nepřijdou.
unsubscribe-back = Rozmyslel sis to?
unsubscribe-again = Posílat znovu
unsubscribe-again-done = Hotovo: tyto zprávy mohou zase chodit.

## Ostatní lidé

people = Ztlumení a zablokovaní
people-mute = ztlumeno
people-block = zablokováno
people-forget = Zrušit
people-do-mute = Ztlumit: { $name }
people-do-block = Zablokovat: { $name }
people-blocked = Zablokováno. Zrušit to můžeš na stránce účtu.
report-title = Hlášení provozovateli
report-help = Přečte si to provozovatel tohoto serveru. Co je špatně?
report-reason = Co je špatně
report-send = Nahlásit
report-done = Děkujeme. Provozovatel o tom ví.
report-close = Zavřít
along-title = Vezmi si svá místa s sebou
along-help = Vytvoří odkaz, který tě se všemi místy přenese na zařízení, kde se otevře. Funguje jednou, 15 minut; tento prohlížeč se pak odhlásí.
along-link = Odkaz pro druhé zařízení
along-make = Vytvořit odkaz
along-arrive = V tomto prohlížeči můžeš hrát dál na místech, která máš jako host jinde.
along-do = Hrát dál zde

## O hře

about-title = O Steamshedu
about-what = Železniční deskové hry v jedné výtopně: hraj je v prohlížeči s přáteli nebo s boty, naživo nebo po celé týdny, a potom je rozebírej. Pravidla jsou na serveru; tato stránka kreslí, co hra popíše, a nabízí, co hra dovolí.
about-play = Jak se hraje
about-play-text = Když jsi na tahu, je všechno, co lze vybrat, orámováno jantarově. Vybírej na desce nebo mezi tlačítky; možností ubývá, až zbude jedna. Jantarové tlačítko říká, co udělá a kolik to stojí. Když chceš něco jiného, dozvíš se, které pravidlo to zakazuje.
about-keys = Klávesy
about-lamp = Lampa
about-lamp-text = Jantarová znamená: jsi na tahu. Když na tebe nic nečeká, není na stránce nic jantarové.
about-thanks = Poděkování
about-thanks-text = Písma: Besley od Owena Earla a Archivo od Omnibus-Type, obě pod licencí SIL Open Font License. Kresleno pomocí Svelte, přeloženo pomocí Project Fluent.
key-tab = Tab
key-tab-does = na desku, na odpovědi, na tlačítka
key-arrows = Šipky
key-arrows-does = od jednoho možného pole k dalšímu, od jedné odpovědi k další
key-digits = 1 – 9, A – E
key-digits-does = vybrat odpověď
key-enter = Enter
key-enter-does = vybrat, potvrdit
key-escape = Esc
key-escape-does = o krok zpět
key-zoom = + − 0
key-zoom-does = blíž, dál, celá deska

## Když je něco špatně

lost = Taková stránka není
lost-text = Tady trať končí.
error-offline = Server neodpovídá.
error-server = Server odpověděl { $status }.
refused-no-such-table = Takový stůl neexistuje.
refused-no-such-seat = Takové místo tu není.
refused-no-hints = U tohoto stolu nejsou rady.
refused-otherwise = Tohle se nepodařilo. Pokud to trvá, načti stránku znovu.
bad-invitation = Tato pozvánka není platná.
handover-gone = Tento odkaz už byl použit, nebo je příliš starý.
has-an-account = Máš účet: přihlas se na druhém zařízení.
invitation-expired = Tato pozvánka je příliš stará. Požádej o novou.
invitation-taken = Tato pozvánka už byla použita: místo je obsazené.
invitation-void = Tato pozvánka byla zrušena, nebo hra začala bez ní. Požádej o novou.
not-away-long-enough = { $name } má ještě { $minutes } min na návrat, než tam může hrát bot.
not-welcome = Někdo u tohoto stolu se s tebou nechce setkat.
player-is-here = { $name } je zde: bot tam hrát nemůže.
shut-out = Provozovatel tě vyloučil, ještě na { $hours } h.
somebody-already = V tomto prohlížeči hraješ jako někdo jiný. Nejdřív se odhlas.
table-is-hidden = Provozovatel tento stůl skryl.
too-many-reports = Provozovatel má od tebe zatím dost ke čtení.
undo-goes-further = Vrátilo by se { $count } tahů.
you-block-the-owner = Toho, kdo tento stůl otevřel, máš zablokovaného.
bad-email = Toto není e-mailová adresa.
bad-link = Tento odkaz už byl použit, nebo je příliš starý.
bad-name = { $reason ->
    [hidden] Jméno nemá neviditelné znaky ani znaky měnící směr textu.
    [long] Jméno má nejvýše { $longest } znaků.
    [marks] Písmeno ve jménu má nejvýše dvě znaménka.
   *[empty] Jméno potřebuje aspoň jedno písmeno nebo číslici.
  }
name-is-taken = Toto jméno je zabrané, nebo vypadá jako některé zabrané.
no-mail = Tento server neposílá e-maily.
not-signed-in = Nejdřív se přihlas.
registration-is-closed = Nové účty se tu nezakládají.
too-many-requests = Příliš často. Zkus to znovu za { $seconds } s.
weak-password = { $reason ->
    [short] Toto heslo je příliš krátké.
    [repeated] Toto heslo opakuje pořád totéž.
    [row] Toto heslo je jen řada kláves.
    [name] Toto heslo je sotva víc než jméno.
   *[common] Toto heslo používá mnoho lidí.
  }
wrong-password = Jméno nebo heslo není správné.
wrong-shape = Některý údaj je příliš dlouhý, nebo chybí.
not-yet = Tato hra má tajemství: to bude až na konci.
too-many-lines = Odsud je otevřeno příliš mnoho stolů najednou. Některé zavři a načti stránku znovu.
too-busy = Server je zaneprázdněn historií jiných her. Zkus to za chvíli.
too-large = To je příliš dlouhé: sem lze poslat nejvýše { $kilobytes } kB.
notify-title = Steamshed
notify-turn = { $table }: jsi na tahu.

## Lekce

## Konec kola

end-turn = Konec kola { $now }
end-round = Konec kola { $now }
end-now = Co se stalo
end-step = krok { $at } z { $steps }
end-idle = { $count ->
    [one] Jedna kostka nenašla zboží.
    [few] { $count } kostky nenašly zboží.
   *[other] { $count } kostek nenašlo zboží.
}
end-back = O krok zpět
end-next = Dále
end-play = Přehrát
end-pause = Pauza
end-speed = Rychlost
end-skip = Přeskočit
end-show = Ukázat krok za krokem
