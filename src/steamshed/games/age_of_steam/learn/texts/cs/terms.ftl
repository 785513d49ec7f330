# The words of the game, explained: see docs/teaching.md.

# en: 024608e4
city = město
    .forms = město, města, městě, městem, městu, měst, městům, městech, městy
    .says = Místo, které má barvu. Přijímá kostky této barvy a koleje na všech šesti stranách.

# en: 16f11bc7
town = městečko
    .forms = městeč*
    .says = Zastávka bez barvy. Končí v ní jedno spojení a začíná další, ale kostky nepřijímá.

# en: d41a2fcb
link = spojení
    .forms = spojení, spojeních, spojeními, spojením
    .says = Hotové koleje mezi dvěma různými městy nebo městečky. Každé spojení, po kterém kostka jede, přinese majiteli 1 příjem.

# en: b759758e
unfinished = nedokončená trať
    .forms = nedokončen* trat*, nedokončen* trať, nedokončen* úsek*, nedokončen*
    .says = Koleje, které ještě nedosáhly města nebo městečka na obou koncích. Ztratíš je, když je v příští stavbě neprodloužíš.

# en: dcd4e773
open-end = otevřený konec
    .forms = otevřen* kon*
    .says = Volný konec nedokončené trati. Jen tento kus kolejí lze odklonit.

# en: 2f69522d
disc = kotouč
    .forms = kotouč*
    .says = Značka v barvě společnosti. Ukazuje, komu patří spojení nebo nedokončená trať; každá společnost jich má dvacet.

# en: e56788ff
tile = dílek
    .forms = dílek, dílku, dílky, dílkem, dílků, dílkům
    .says = Šestiúhelník s kolejemi. Ve stavbě položíš nebo vyměníš tři, jako Inženýr čtyři.

# en: 90e0d67a
share = akcie
    .forms = akcie, akcií, akcii, akciemi, akciích
    .says = Hned přinese $5, každé kolo stojí $1 a na konci 3 body. Nikdy se nedá koupit zpátky.

# en: fb9fa8fc
income = příjem
    .forms = příjem, příjmu, příjmem, příjmy, příjmů
    .says = Co společnost dostává každé kolo, $1 za každý stupeň. Na konci je stupeň za 3 body.

# en: eec5982a
expenses = výdaje
    .forms = výdaj*
    .says = Co platíš na konci každého kola: $1 za každou akcii a $1 za každý stupeň lokomotivy.

# en: fd7ef405
reduction = srážka
    .forms = srážk*, sraž*
    .says = Na konci kola vysoké příjmy klesnou: od 11 o 2, od 21 o 4, od 31 o 6 a tak dál.

# en: 0dcae51c
engine = lokomotiva
    .forms = lokomotiv*
    .says = Říká, po kolika spojeních můžeš kostku vézt, od 1 do 6. Každý stupeň stojí $1 každé kolo.

# en: 5a8b7633
cube = kostka
    .forms = kostka, kostky, kostku, kostkou, kostkami, kostkám, kostkách, kostek, zboží
    .says = Kus zboží. Jede z města do města a v prvním městě své barvy odchází ze hry.

# en: 18f2c5a2
display = přehled zboží
    .forms = přehled* zboží, přehled*
    .says = Tabulka vedle mapy s kostkami, které teprve přijdou: sloupec pro každé město, vyprazdňují ho hrací kostky.

# en: f5cf06da
new-city = Nové město
    .forms = nov* měst*
    .says = Město, které Urbanizace postaví na městečko. Má barvu a sloupec v přehledu zboží.

# en: c2a85e38
urbanization = Urbanizace
    .forms = urbanizac*
    .says = Akce, s níž při stavbě před prvním dílkem založíš Nové město.

# en: db18e0cc
production = Výroba
    .forms = výrob*
    .says = Akce, s níž před hodem přidáš dvě kostky ze sáčku do přehledu zboží.

# en: 3a318ea8
engineer = Inženýr
    .forms = inženýr*
    .says = Akce, s níž položíš čtyři dílky místo tří.

# en: 5f570b44
pass = Pas v pořadí
    .forms = pas* v pořadí, pas, pasu, pasem
    .says = Akce, která ti dovolí v příští dražbě jednou pasovat a neodstoupit.

# en: 3bdc6b6c
ruin = úpadek
    .forms = úpad*
    .says = Kdo nemůže zaplatit výdaje, ztrácí za ně příjem. Společnost, jejíž příjem by klesl pod nulu, vypadává ze hry.
