# The words of the game, explained: see docs/teaching.md.

# en: 74d34676
silver = stříbrné
    .forms = stříbrn*
    .says = Peníze hry. Přinášejí je náklady, které dojely; stojí je stavba, vozidla a mýto.

# en: 4d130959
start-cube = startovní kostka
    .forms = startovní kost*, kostka, kostku, kostky
    .says = Kdo ji má, je v každém kroku kola první. Potom ji dostane ten druhý.

# en: 924154b5
control-card = řídicí karta
    .forms = řídicí kart*, řídicích karet
    .says = Každé kolo se jedna vezme a hned provede: ceny, počasí, slevy.

# en: 7a5fbcd3
era = éra
    .forms = éra, éry, éře, éru, ér, érách, érou
    .says = Jedna ze čtyř částí hry po 24, 24, 16 a 16 kolech. Každá přináší nové cesty a vozidla.

# en: 90ad29c4
facility = závod
    .forms = závod, závody, závodu, závodů, závodem, závodech, závodům
    .says = Město, farma nebo podnik na mapě. Na stanicích vedle sebe dává a bere zboží.

# en: 4425b6cd
station = stanice
    .forms = stanice, stanici, stanic, stanicí, stanicemi, stanicím, stanicích
    .says = Stojí vedle závodů a je koncem tvých linek. Každá patří k jednomu druhu: silniční, koněspřežná, železniční, maglev.

# en: 9d22c317
port = přístav
    .forms = přístav*
    .says = Stanice lodí na rovném nebo ven ohnutém pobřeží.

# en: 509ea9da
seat = sídlo
    .forms = sídlo, sídla, sídlem, sídle, sídlu
    .says = Tvá první silniční stanice, číslo 0. Tam se staví ústřední budova.

# en: 9de1b980
route = trasa
    .forms = trasa, trasy, trasu, tras, trase, trasou, trasám, trasách
    .says = Hotová cesta mezi dvěma tvými stanicemi jednoho druhu. Zapisuje se a na konci boduje.

# en: bd439f7a
line = linka
    .forms = linka, linky, linku, linek, lince, linkou, linkám, linkách, linkami
    .says = Řádek přepravní desky: dvě stanice, zboží tam, zboží zpět a vozidla, která jezdí sem a tam.

# en: e218dc04
freight-board = přepravní deska
    .forms = přepravní des*, přepravních desek
    .says = Deska s dvanácti řádky: pět pro silnice, čtyři pro koleje, tři pro lodě.

# en: 08dc3f7b
token = žeton
    .forms = žeton*
    .says = Každý naložený směr linky drží jeden žeton zboží. Když žádný nezbývá, nikdo to zboží znovu nenaloží.

# en: 2a4a1235
load = náklad
    .forms = náklad, náklady, nákladu, nákladů, nákladem
    .says = Co vozidla linky vezou jedním směrem. Po dojezdu zaplatí množství krát cenu a 1 stříbrný za pole.

# en: 5193d1d6
toll = mýto
    .forms = mýto, mýta, mýtem, mýtu, mýtě
    .says = Za každý dílek soupeře, který placený náklad použil, mu dáš 1 stříbrný.

# en: d810e328
joint-tile = společný dílek
    .forms = společn* dílek, společn* dílk*
    .says = Soupeřův dílek s východem přidaným od tebe. Do konce je pro oba zdarma.

# en: c996e62a
class = třída
    .forms = tříd*
    .says = Cesta je tak dobrá jako její nejhorší část. Třída říká, jak rychlé je tam vozidlo a smí-li tam vůbec.

# en: c3ea6924
couple = spřahování
    .forms = spřah*, spřaž*
    .says = Vozidla jednoho druhu na jedné lince jedou jako jedno a naloží dohromady, co se na všechna vejde.

# en: f66daa29
central-building = ústřední budova
    .forms = ústřední budov*
    .says = Stojí na tvé stanici 0. S ní smí být stanice koncem více linek a novější vozidla smějí stavět na starých stanicích.

# en: 6fd2b7db
modernise = modernizace
    .forms = moderniz*
    .says = Povýšení dílků a stanic na lepší druh. Trasa získá, jen když se zvedne každá její část.

# en: d5db0ded
portal = portál
    .forms = portál*
    .says = Jeden ze dvou konců tunelu, na volné půdě.

# en: dedfbf29
bridge = most
    .forms = most, mosty, mostu, mostem, mostů, mostech
    .says = Vede cestu rovně přes řeku: o 4 dráž, přes veletok o 8.

# en: 4c4d57ca
personality = osobnost
    .forms = osobnost*
    .says = Karta pokročilé hry, za kterou hraješ celou hru: mění ti ceny, rychlosti nebo náklady.
