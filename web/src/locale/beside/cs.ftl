# Slova o tom, co je po hře a vedle ní: odveta, společný začátek, dívání.

again = Odveta?
again-in = { $count ->
    [one] { $names } chce odvetu
   *[other] { $names } chtějí odvetu
}
again-nobody = Zatím nikdo neodpověděl.
again-out = { $count ->
    [one] { $names } zatím bez odpovědi
   *[other] { $names } zatím bez odpovědi
}
again-yes = Odveta: stejný stůl
again-no = Teď ne
again-seats = Místa
again-seats-same = Jako předtím
again-seats-rotate = Všichni o jedno místo dál
again-how = Stejná pravidla a tempo, nová příprava. Stůl se otevře, jakmile všichni souhlasí.
again-wait = Otevřít hned, místa počkají
again-fill = Otevřít hned s boty
again-next = Další hra je připravená.
again-go = Přejít k novému stolu

series-play = Hrát tento začátek
series-how = Stejná příprava proti botům, se stejnými hody a stejným losováním pro každého. Výsledky se porovnají.
series = Společný začátek
series-lead = Kdo hraje tento začátek, dostane stejnou přípravu i stejné štěstí.
series-go = Hrát
series-on = Zpět ke své hře
series-seat = Tvoje místo
series-seat-word = Místo
series-seat-number = Místo { $seat }
series-bots = Soupeři
series-link = Odkaz ke sdílení
series-who = Hráč
series-against = Proti komu
series-people = { $count ->
    [one] jeden člověk
    [few] { $count } lidé
   *[other] { $count } lidí
}
series-place = Pořadí
series-points = Body
series-margin = Náskok
series-margin-how = O kolik bodů před nejlepším soupeřem.
series-running = hraje
series-attempt = { $number }. pokus
series-none = Zatím to nikdo nehrál.
series-later = Ostatní stoly uvidíš, až skončí tvoje hra.
series-origin = Hra, ze které pochází
series-table = Stůl hráče { $name }

duplicate = Společný začátek
duplicate-off = Jen tento stůl
duplicate-on = Mohou ho hrát i jiní
duplicate-help-off = Tento začátek se použije jen jednou.
duplicate-help-on = Odkazem mohou jiní hrát stejný začátek se stejným štěstím u vlastních stolů; výsledky se porovnají. Bez cvičení, bez nápověd.
watch-delay = Diváci vidí každý tah
watch-delay-none = Hned
watch-delay-moves = { $moves ->
    [one] o { $moves } tah později
    [few] o { $moves } tahy později
   *[other] o { $moves } tahů později
}
watch-delay-help = Diváci nikdy neuvidí skryté karty, dokud hra neskončí.

watch = Přehrávání
watch-play = Přehrát
watch-pause = Pozastavit
watch-speed = Rychlost
watch-turns = Kolo po kole
watch-stop = Zastavit v každém kole
watch-stop-moments = Zastavit u klíčových tahů
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
    [one] Tuto hru vidíš o { $moves } tah později.
    [few] Tuto hru vidíš o { $moves } tahy později.
   *[other] Tuto hru vidíš o { $moves } tahů později.
}
watch-begin = Začátek hry
tab-reasons = Důvody

live-bots = Hrají boti: { $game }
live-people = Právě se hraje: { $game }
live-all = Všechny rozehrané hry
live-title = Rozehrané hry
live-none = Teď se nehraje žádná veřejná hra.

## How a table is made

privacy = Kdo jej uvidí
privacy-public = Všichni
privacy-private = Jen pozvaní
privacy-help-public = Stůl je v hale. Kdokoli se může dívat a zabrat volné místo.
privacy-help-private = Stůl najdou jen lidé s pozvánkou.
practice = Vracení tahů
practice-off = Dokud se nic neodhalí
practice-on = Jakýkoli tah (cvičení)
practice-help-off = Můžeš vrátit tahy, které nic neodhalily. Potom musí souhlasit všichni ostatní hráči.
practice-help-on = Můžeš vrátit jakýkoli tah, i když se odhalily kostky nebo karty. Všichni toto nastavení vidí a zapíše se do záznamu.
practice-mark = cvičení: vrátit lze každý tah
