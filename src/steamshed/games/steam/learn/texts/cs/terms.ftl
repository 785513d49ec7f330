# The words of the game, explained: see docs/teaching.md.

# en: 0a84a4eb
city = město
    .forms = město, města, městě, městem, městu, měst, městům, městech, městy
    .says = Pole, které má barvu. Leží na něm kostky, přijímá kostky své barvy a mohou tam začít koleje.

# en: 68100d19
town = městečko
    .forms = městeč*
    .says = Zastávka bez barvy. Dílek městečka tam ukončí jedno spojení a začne další; kostky jen projíždějí.

# en: 1a8d011d
link = spojení
    .forms = spojení, spojeních, spojeními, spojením
    .says = Hotové koleje mezi dvěma městy nebo městečky. Pokaždé, když je kostka použije, dostane majitel bod.

# en: 403fdd84
incomplete = nedokončené spojení
    .forms = nedokončen* spojení*, nedokončen*
    .says = Koleje, které nedosáhly města nebo městečka na obou koncích. Propadnou, když je v příští stavbě neprodloužíš.

# en: ef0354d1
open-end = otevřený konec
    .forms = otevřen* kon*
    .says = Místo, kde nedokončené spojení končí. Odtud lze stavět dál, nebo je odklonit.

# en: 1bfa3de9
exit = východ
    .forms = východ, východy, východů, východu, východem, východech, východům
    .says = Strana dílku, kterou z něj koleje vycházejí. Každý východ dílku stojí $1.

# en: 58f0432f
redirect = odklánění
    .forms = odklán*, odklon*
    .says = Otočení otevřeného konce nedokončeného spojení na jinou stranu, za $1 za východ. Není to prodloužení.

# en: 9accf171
improve = vylepšování
    .forms = vylepš*
    .says = Výměna dílku za jiný s více kolejemi. Vše, co tam leželo, zůstává i se svým majitelem.

# en: 0a55511f
cube = kostka
    .forms = kostka, kostky, kostku, kostkou, kostek, kostkami, kostkám, kostkách, kostce
    .says = Kus zboží. Jede ze svého města po spojeních do prvního města své barvy.

# en: 3a0e24c1
supply = zásoba zboží
    .forms = zásob* zboží
    .says = Dvanáct polí s kostkami vedle mapy. Do hry je přináší Růst města a Urbanizace; nikdy se nedoplňují.

# en: 8069944c
locomotive = lokomotiva
    .forms = lokomotiv*
    .says = Její úroveň, 1 až 6, říká, po kolika spojeních smíš kostku dovézt.

# en: b119bca0
income = příjem
    .forms = příjem, příjmu, příjmem, příjmy, příjmů
    .says = Co v každém kole dostaneš, nebo zaplatíš, je-li pod 0. Je od −10 do 10; na konci jsou 2 stupně za 1 bod a každý pod nulou stojí 2.

# en: 5321bbc9
points = vítězné body
    .forms = vítězn* bod*
    .says = Rozhodují o vítězství. Body za dovoz vezmeš buď všechny jako vítězné body, nebo všechny jako příjem.

# en: 38322be3
raise-money = získání peněz
    .forms = získ* peněz, získ* peníze, peníze získ*
    .says = Banka dá $5 za každý stupeň příjmu, kterého se vzdáš. V základní hře se to děje samo, když musíš platit.

# en: 446678c2
action-tile = žeton akce
    .forms = žeton* akc*
    .says = Jeden ze sedmi žetonů, v každém kole jeden pro každého. Dává právo a jeho číslo je tvé místo v dalším kole.

# en: f083be8a
city-growth = Růst města
    .forms = růst* města
    .says = Žeton akce, s nímž přineseš kostky z jednoho pole zásoby do vytištěného města.

# en: 83f481fa
urbanization = Urbanizace
    .forms = urbanizac*
    .says = Žeton akce, s nímž postavíš na městečko Nové město s kostkami.

# en: 8d19efa1
new-city = Nové město
    .forms = nov* měst*
    .says = Dílek města, který nahradí městečko. Má vlastní barvu; čtyři z osmi jsou šedé.

# en: dc2596bb
growth-marker = ukazatel růstu
    .forms = ukazatel* růstu
    .says = Ukazuje, že město už mělo svůj Růst města: každé vytištěné město jednou za hru.

# en: 54cc3fec
upkeep = údržba
    .forms = údržb*
    .says = Ve standardní hře se v každém kole odečte úroveň tvé lokomotivy od příjmu.

# en: ef89176b
bankrupt = bankrot
    .forms = bankrot*
    .says = Kdo nemůže zaplatit záporný příjem ani po získání všech možných peněz, vypadává ze hry.
