# Slova o tom, co je po hře a vedle ní: odveta, společný začátek, dívání.

again = Odveta?
again-in = { $count ->
    [one] { $names } je pro
   *[other] { $names } jsou pro
}
again-nobody = Zatím nikdo nic neřekl.
again-out = { $count ->
    [one] { $names } zatím nic neřekl(a)
   *[other] { $names } zatím nic neřekli
}
again-yes = Odveta: stejný stůl
again-no = Přece jen ne
again-seats = Místa
again-seats-same = Jako předtím
again-seats-rotate = O jedno dál
again-how = Stejná pravidla a tempo, nová náhoda. Stůl se prostře, jakmile jsou všichni pro.
again-wait = Prostřít hned, jejich místa počkají
again-fill = Prostřít hned, zaskočí boti
again-next = Další hra má svůj stůl.
again-go = K novému stolu

series-play = Hrát tento začátek
series-how = Stejná příprava proti botům a odtud stejná náhoda pro každého, kdo ji hraje. Výsledky se porovnají.
series = Stejný začátek pro všechny
series-lead = Kdo hraje tento začátek, má stejnou přípravu a potká stejnou náhodu.
series-go = Hrát
series-on = Pokračovat ve své hře
series-seat = Tvoje místo
series-seat-word = Místo
series-seat-number = Místo { $seat }
series-bots = Hrají
series-link = Odkaz ke sdílení
series-who = Kdo
series-against = Proti komu
series-people = { $count ->
    [one] jeden člověk
    [few] { $count } lidé
   *[other] { $count } lidí
}
series-place = Pořadí
series-points = Body
series-margin = Náskok
series-margin-how = O kolik bodů před nejlepším z ostatních u stolu.
series-running = hraje
series-attempt = { $number }. pokus
series-none = Zatím to nikdo nehrál.
series-later = Ostatní stoly uvidíš, až tvoje hra skončí.
series-origin = Hra, ze které pochází
series-table = Stůl hráče { $name }
finish-yours-first = Tento začátek hraješ i ty: ostatní stoly se ti otevřou, až tvoje hra skončí.

duplicate = Stejný začátek pro všechny
duplicate-off = Jen tento stůl
duplicate-on = Smějí ho hrát i jiní
duplicate-help-off = Tento začátek přijde jednou a nikdy víc.
duplicate-help-on = Odkazem mohou jiní hrát stejný začátek se stejnou náhodou u vlastních stolů; výsledky se porovnají. Bez cvičení a bez rad.
watch-delay = Kdo se dívá, vidí hru
watch-delay-none = Hned
watch-delay-moves = { $moves ->
    [one] o { $moves } tah později
    [few] o { $moves } tahy později
   *[other] o { $moves } tahů později
}
watch-delay-help = Skryté karty zůstávají divákům v každém případě skryté, dokud hra neskončí.

watch = Přehrávání
watch-play = Přehrát
watch-pause = Pozastavit
watch-speed = Rychlost
watch-turns = Kolo po kole
watch-stop = Zastavit v každém kole
watch-stop-moments = Zastavit u tahů, na kterých záleží
watch-behind = { $moves ->
    [one] { $moves } tah pozadu
    [few] { $moves } tahy pozadu
   *[other] { $moves } tahů pozadu
}
watch-catch-up = { $moves ->
    [one] Dohnat: { $moves } tah
    [few] Dohnat: { $moves } tahy
   *[other] Dohnat: { $moves } tahů
}
watch-link = Odkaz na tento okamžik
watch-late = { $moves ->
    [one] Tuto hru vidíš o { $moves } tah později.
    [few] Tuto hru vidíš o { $moves } tahy později.
   *[other] Tuto hru vidíš o { $moves } tahů později.
}
watch-begin = Začátek.
tab-reasons = Důvody

live-bots = Hrají boti: { $game }
live-people = Právě se hraje: { $game }
live-all = Všechny rozehrané stoly
live-title = Rozehrané stoly
live-none = Veřejně teď nikdo nehraje.

## How a table is made

privacy = Kdo jej uvidí
privacy-public = Všichni
privacy-private = Jen pozvaní
privacy-help-public = Stůl je v hale; kdokoli může nahlédnout a přisednout.
privacy-help-private = Stůl najde jen ten, kdo má pozvánku.
practice = Vracení tahů
practice-off = Dokud se nic neukáže
practice-on = Volně (cvičení)
practice-help-off = Co nic neukázalo, lze vrátit volně; potom jen se souhlasem všech ostatních hráčů.
practice-help-on = Vrátit lze i to, co už něco ukázalo, třeba kostky a karty. Vidí to všichni a je to v záznamu.
practice-mark = cvičení: volné vracení
