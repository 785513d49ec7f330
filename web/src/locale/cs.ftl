# Rám stránky: vše, co nepatří k žádné hře.

## Navigace

nav = Stránky
nav-home = Steamshed, hala
nav-lobby = Hala
nav-my-games = Moje hry
nav-club = Klub
nav-archive = Archiv
nav-learn = Výuka
nav-rules = Pravidla
nav-about = O hře a zkratky
help = Nápověda
nav-settings = Nastavení
nav-account = Účet
nav-sign-in = Přihlásit se
nav-light = Světlé barvy
nav-dark = Tmavé barvy
skip = Přejít k obsahu
skip-to-action = Přejít k liště tahu
loading = Načítá se…
yes = Ano
no = Ne
on = Zapnuto
off = Vypnuto
copy = Kopírovat
copied = Zkopírováno
cancel = Zrušit

## Hala

start-sentence = Pět železničních deskových her se všemi pravidly: hraj je proti botům nebo s přáteli, hned nebo celé týdny.
start-play-now = Hrát hned
start-play = Hrát { $game }
start-opponents = Soupeři
start-strength = Síla botů
start-no-account = Účet není potřeba.
start-first = Tvoje první hra
start-first-how = Proti snadným botům; průvodce vysvětlí každou fázi
start-watch = Sledovat hru
start-watch-how = Živá hra. Když nikdo nehraje, hrají boti.
start-learn = Naučit se hru
start-learn-how = Krátké lekce na skutečných deskách: táhneš ty.
start-friends = S přáteli
start-friends-how = Otevři stůl a pošli jim odkaz.
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
lobby-left = zbývá { $time }
lobby-running = Probíhá
lobby-ready = Může začít
lobby-seats-free = { $free ->
    [one] jedno volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
lobby-open = Otevřít
lobby-take-seat = Přisednout
lobby-look-in = Sledovat
lobby-replay = Přehrát
lobby-none = Zatím tu není žádný stůl. Otevři první.
lobby-no-arrivals = Zatím žádná dohraná hra.
lobby-lamp = Svítící lampa znamená, že na tebe čeká stůl.
lobby-zone = Časy jsou ve tvém časovém pásmu: { $zone }.
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
pace-live-minutes = Naživo, { $minutes } min
pace-days = { $days ->
    [one] 1 den
    [few] { $days } dny
   *[other] { $days } dní
}
pace-none-short = bez hodin
pace-live-short = naživo
pace-days-short = { $days } d

## Nový stůl

new-table = Nový stůl
new-game = Hra
new-rules = Pravidla
new-seats = Místa a tempo
new-read-rules = Číst pravidla
new-more-rules = Další pravidla ({ $count })
new-preset = Sada
new-preset-own = Vlastní
new-preset-help = Pravidla, která k sobě patří. Níže můžeš kterékoli změnit.
new-seat-kind = Kdo hraje na místě { $seat }
new-idle = Má význam jen s volbou: { $needs }.
new-idle-need = { $option }: { $values }
new-map-only = Jen pro: { $sizes }.
new-map-with = Hrát v počtu { $size }
new-everybody = Všichni
new-name = Název stolu
new-open = Otevřít stůl
new-note = Volby, které mění pravidla, jsou vidět všem a uloží se do záznamu.
seat-me = Ty
seat-me-too = Další hráč u této obrazovky
seat-open = Volné místo pro kohokoli
seat-invited = Na pozvánku
seat-bot = Bot: { $bot }
seat-name = Jméno
seat-guest = Host
seat-number = Místo { $seat }
bot-random = náhodný
bot-greedy = chamtivý
bot-easy = snadný
bot-medium = střední
bot-strong = silný
bot-master = mistr
bot-builder = stavitel
bot-banker = bankéř
bot-blocker = záškodník
bot-random-line = Zahraje jakýkoli tah podle pravidel.
bot-greedy-line = Rozumný začátečník, pořád stejný: měřítko všech ostatních.
bot-easy-line = Položí první slušnou trať, kterou uvidí, a na ostatní nehledí.
bot-medium-line = Plánuje celá kola a soupeře má na očích.
bot-strong-line = Než zahraje, projde si své nejlepší plány v hlavě až do konce.
bot-master-line = Nespěchá a vidí skoro vše, co vidíš ty.
bot-builder-line = Raději staví tratě, než počítá peníze.
bot-banker-line = Každý dolar obrátí dvakrát a pak ještě jednou.
bot-blocker-line = Nejšťastnější je, když ti nevyjdou plány.
ticket-admit = { $count ->
    [one] pro jednoho
   *[other] pro { $count }
}
ticket-bots = Boti
ticket-open = Volná místa

## Stůl, který čeká

waiting-for = { $free ->
    [one] čeká se na jednoho hráče
    [few] čeká se na { $free } hráče
   *[other] čeká se na { $free } hráčů
}

## Stůl

board = Hrací deska
board-view = Pohled na desku
board-zoom-in = Přiblížit
board-zoom-out = Oddálit
board-fit = Celá deska
board-key = Malá mapa: kliknutím tam skočíš
board-bring = Ukázat, co můžu vybrat
players = Hráči
player-you = ty
player-here = je tu
player-away = pryč
player-resigned = vzdáno
player-bot = { $bot ->
    [random] náhodný bot
    [greedy] chamtivý bot
    [easy] snadný bot
    [medium] střední bot
    [strong] silný bot
   *[other] bot { $bot }
}
player-program = { $name } (bot)
player-guest = host
player-deleted = smazaný hráč
player-open = Volné místo
player-decides = právě rozhoduje
player-thinks = přemýšlí…
player-clock = Zbývající čas
figure-points = Body
displays = Přehledy
mats = Hráčské desky
talk = Průběh, chat a poznámky
phases = Fáze kola
turn-of = Kolo { $now } z { $last }
turn-now = Kolo { $now }
round-of = Kolo { $now } z { $last }
round-now = Kolo { $now }
table-your-move = jsi na tahu
table-moves = na tahu: { $name }
table-decides = Na tahu: { $name } ({ $phase })
table-over = konec hry
table-lost = Spojení je přerušené. Obnovuje se…
table-none = Tento stůl neexistuje, nebo je soukromý.
table-stale = Stůl se mezitím změnil. Vyber znovu.
table-aside = Tento stůl je zamčený.
table-aside-text = Server nedokázal přečíst průběh tohoto stolu, a proto ho zamkl. Nic se neztratilo a provozovatel vidí příčinu. U ostatních stolů se hraje dál.
table-unstored = Změna se neuložila: databáze serveru neodpovídá. Než to zkusíš znovu, podívej se na desku.
table-menu = Nabídka stolu
table-views = Části stolu
tab-map = Mapa
tab-players = Hráči
tab-displays = Přehledy
tab-log = Průběh
tab-chat = Chat
menu-record = Stáhnout záznam
rules-newer = Existuje novější verze pravidel. Hra zůstane u své, pokud se všichni nedohodnou na změně.

## Výběr

pick-title = Jsi na tahu
pick-phase = { $phase }: vyber
pick-next = { $what }: vyber
pick-steps = Dosavadní výběr (kliknutím se vrátíš)
pick-cancel = Zpět
pick-less = Méně
pick-more = Více
pick-range = od { $low } do { $high }
pick-no-choice = Teď s tím nic neuděláš.
pick-hint = Vyber tady nebo na desce.
pick-below = Níže je další
pick-then = potom: { $what }
pick-then-ends = potom: { $what }. Tím tvůj tah končí
curtain = Předej obrazovku: { $name }
curtain-help = Jsi na tahu. Otevři, až se nikdo jiný nebude dívat.
curtain-open = Hraje { $name }: otevřít
curtain-since = Od tvého posledního tahu
panel-more = Ještě { $count }
panel-ways = Možností: { $count }
panel-choose-again = Vybrat znovu
panel-all = Všechny tahy
panel-most = Zobrazit všech { $count }
panel-own = vlastní
part-other = Klikni na jiný a vyměň ho
part-none = Nic jiného se sem nehodí.
part-back = Předchozí
part-next = Další
panel-whole = Všechna čísla
panel-again = Klikni znovu nebo stiskni Enter a tah se provede
panel-at-once = Jedno kliknutí tah zahraje; můžeš ho vrátit
plan-stopped = Zastaveno v kroku { $step }.
table-promised = Po zbytek kola pasuješ.
table-limit-passed = Dražba překročila tvou mez. Rozhodni se znovu.
wait-until = Nic, dokud…
table-call-off = Zrušit

## Průběh, chat, poznámky

log = Průběh
log-empty = Zatím se nic nestalo.
log-group = Kolo { $turn } · { $phase }
log-look = Pohled zpět na tah { $number }
log-undone = { $count ->
    [one] { $name } vrací tah { $first }
    [few] { $name } vrací { $count } tahy ({ $first }–{ $last })
   *[other] { $name } vrací { $count } tahů ({ $first }–{ $last })
}
log-new = { $count ->
    [one] jeden nový zápis
    [few] { $count } nové zápisy
   *[other] { $count } nových zápisů
}
chat = Chat
chat-empty = Zatím nikdo nic neřekl.
chat-write = Zpráva pro stůl
chat-send = Odeslat
chat-about = K tomu, co píše { $name }
chat-report = Nahlásit
notes = Poznámky
notes-help = Čteš je jen ty.
notes-saved = Uloženo
notes-unsaved = Neuloženo: server neodpovídá

## Historie, vracení, hlasování

history = Historie
history-first = Na začátek
history-back = O tah zpět
history-on = O tah vpřed
history-last = K poslednímu tahu
history-play = Přehrát odtud
history-post = K{ $turn }
history-at = Tah { $at } z { $last }
history-live = živě
history-lost = bez spojení
history-past = minulost
history-looking = Tah { $number }: pohled zpět
history-return = Zpět k současné pozici
history-replay = Od mého posledního tahu
history-stop = Zastavit
undo = Vrátit
undo-ask = Požádat o vrácení
undo-reset = Začít tah znovu
undo-sure = { $count ->
    [one] Vrátit jeden tah?
    [few] Vrátit { $count } tahy?
   *[other] Vrátit { $count } tahů?
}
undo-far = Zpět před tah { $number }: { $action }
undo-others = Tím se vrátí i tahy ostatních: { $names }.
undo-do = Vrátit

## Konec

result = Výsledek
result-won = { $count ->
    [0] Nikdo nevyhrál
    [one] Vítěz: { $names }
   *[other] O vítězství se dělí { $names }
}
result-open = Body a graf

## Moje hry, archiv, pravidla

my-games-running = Probíhají
my-games-finished = Dohrané
my-games-none = Nehraješ žádnou hru.
my-games-none-finished = Zatím žádná dohraná hra.
my-games-sign-in = Tvé hry jsou uložené u tvého účtu.
archive-help = Dohrané hry: přehraj si je a uč se z nich.
archive-more = Starší hry
archive-record = Otevřít záznam
archive-record-help = Vlož text záznamu. Každý řádek se ověří a hru si můžeš přehrát.
archive-record-open = Otevřít
rules-of = Pravidla
rules-contents = Obsah
rules-search = Hledat
rules-other = Jiné hry
rules-intro = Každé pravidlo má číslo. Když hra odmítne tah, uvede pravidlo, které mu brání.

## Když je něco špatně

lost = Taková stránka neexistuje
lost-text = Sem žádná trať nevede.
error-offline = Server neodpovídá.
error-server = Server hlásí chybu { $status }.
refused-otherwise = Nepodařilo se to. Pokud se to stane znovu, načti stránku znovu.
notify-title = Steamshed
notify-turn = { $table }: jsi na tahu.

## Konec kola

end-turn = Konec kola { $now }
end-round = Konec kola { $now }
end-now = Co se stalo
end-step = krok { $at } z { $steps }
end-idle = { $count ->
    [one] Jedna kostka nepřinesla žádné zboží.
    [few] { $count } kostky nepřinesly žádné zboží.
   *[other] { $count } kostek nepřineslo žádné zboží.
}
end-back = O krok zpět
end-next = Dále
end-play = Přehrát
end-pause = Pauza
end-speed = Rychlost
end-skip = Přeskočit
end-show = Ukázat krok za krokem
