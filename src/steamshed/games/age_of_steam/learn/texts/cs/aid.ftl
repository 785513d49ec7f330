# Přehled pro hráče hry Age of Steam: jedna stránka vedle desky. Buňky řádku dělí |.

# en: 9c2a5080
turn = Kolo
    .step-1 = Vydání akcií
    .step-1-says = Kolik chceš: každá hned $5. Celkem nejvýš 15.
    .step-2 = Pořadí hráčů
    .step-2-says = Nabídni, nebo odstup. První a druhý platí vše, kdo odstoupil první, nic, ostatní polovinu, zaokrouhleno nahoru.
    .step-3 = Výběr akcí
    .step-3-says = V novém pořadí, každý jednu.
    .step-4 = Stavba kolejí
    .step-4-says = Nejvýš 3 dílky, platí se hned. Napřed První stavba, pak v pořadí.
    .step-5 = Přeprava zboží
    .step-5-says = Dvě přepravní kola. Vždy jedno: převézt kostku, zlepšit lokomotivu (jednou za kolo, nejvýš 6), nic.
    .step-6 = Příjem
    .step-6-says = $1 za každý bod příjmu.
    .step-7 = Výdaje
    .step-7-says = $1 za každou akcii a každý stupeň lokomotivy. Co chybí: 1 z příjmu za každý dolar. Pod 0 vypadáváš.
    .step-8 = Srážka z příjmu
    .step-8-says = Podle příjmu, viz vedle.
    .step-9 = Přísun zboží
    .step-9-says = Nejdřív Výroba. Pak za každého hráče hrací kostka, bílá a černá část: přijde nejvyšší kostka sloupce a sloupce s písmenem pod ním.
    .step-10 = Ukazatel kola
    .step-10-says = Bylo poslední kolo? Sečti body.

# en: 761b9c52
delivery = Jedna přeprava
    .says = Do města barvy kostky; v prvním takovém končí. Černé kostky: jen do černých Nových měst. Nikam dvakrát. Nejvýš tolik spojení, kolik má tvá lokomotiva. Po spojeních kohokoli; každé dá majiteli 1 k příjmu.

# en: dd0b5641
costs = Co stojí dílek
    .row-1 = rovina | $2
    .row-2 = řeka | $3 *
    .row-3 = hory | $4 *
    .row-4 = městečko | $1 a za každý východ $1
    .row-5 = křížení jiné koleje | $3
    .row-6 = dvě koleje vedle sebe | $3
    .row-7 = výměna na městečku | $3
    .row-8 = odklon tvého otevřeného konce, každá jiná výměna | $2
    .note = * Příplatek jen jednou za každou řeku a každou skupinu hor. Nové město: $0.

# en: cb532218
where = Kudy smějí koleje vést
    .says = Začínají u města, u tvých kolejí nebo u ničích kolejí, které vedou z města. Nikdy do jezera, mimo mapu ani do cizích kolejí; křížit se smí. Co leží, zůstává. Nedokončený úsek musí růst v každé tvé stavbě, jinak přijde o kotouč. Hotové spojení je navždy tvé.

# en: e6a36f30
actions = Sedm akcí
    .row-1 = První přeprava | první v obou přepravních kolech
    .row-2 = První stavba | staví přede všemi
    .row-3 = Inženýr | čtyři dílky místo tří
    .row-4 = Lokomotiva | lokomotiva hned +1, nejvýš 6
    .row-5 = Urbanizace | Nové město na městečku, před tvým prvním dílkem, zadarmo
    .row-6 = Výroba | dvě kostky ze sáčku do přehledu zboží
    .row-7 = Pas v pořadí | jeden pas v příští dražbě

# en: 42cd45c1
reduction = Srážka
    .head = příjem | klesne o
    .row-1 = do 10 | 0
    .row-2 = 11–20 | 2
    .row-3 = 21–30 | 4
    .row-4 = 31–40 | 6
    .row-5 = od 41 | 8

# en: a84b13b7
turns = Kola
    .head = hráčů | kol
    .row-1 = 3 | 10
    .row-2 = 4 | 8
    .row-3 = 5 | 7
    .row-4 = 6 | 6

# en: fbd43e28
points = Body
    .row-1 = každý příjem | +3
    .row-2 = každé pole s kolejemi * | +1
    .row-3 = každá akcie | −3
    .row-4 = peníze | 0
    .note = * Na tvých spojeních mezi dvěma městy, mezi nimiž jsou jen městečka.

# en: 4573ba1f
new-cities = Nová města
    .says = A červené, B modré, E žluté, F fialové; C, D, G, H černá.

# en: d8de8970
before = Než utratíš
    .rule = Peníze + příjem − akcie − lokomotiva: ne pod 0.
    .says = Jinak každý chybějící dolar stojí 1 z příjmu. Vypadáváš, jsou-li peníze a dvojnásobek příjmu méně než akcie a lokomotiva. Akcie dá teď $5; každé kolo stojí $1 a na konci 3 body.
