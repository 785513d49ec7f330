# Words of groups: circles of friends with tables, results and a page of their own.

groups = Skupiny
groups-lead = Okruh přátel s vlastními stoly, výsledky a chatem.
groups-none = Zatím nejste v žádné skupině.
groups-found = Založit skupinu
groups-found-help = Dostanete odkaz, kterým vstoupí vaši přátelé, s účtem i bez něj.
groups-name = Název skupiny
groups-people = { $count ->
    [one] jeden člověk
    [few] { $count } lidé
   *[other] { $count } lidí
}
groups-running = { $count ->
    [one] jedna rozehraná hra
    [few] { $count } rozehrané hry
   *[other] { $count } rozehraných her
}
groups-mine = { $count ->
    [one] jedna čeká na vás
    [few] { $count } čekají na vás
   *[other] { $count } čeká na vás
}

group-owed = Kdo dluží tah
group-owed-none = Nikdo nedluží tah.
group-owed-since = od: { $when }
group-owed-until = do: { $when }
group-tables = Stoly
group-tables-none = Žádný stůl skupiny není otevřený ani se u něj nehraje.

group-results = Výsledky
group-results-none = Skupina zatím nedohrála žádnou hru.
group-results-all = Všechny hry
group-results-person = Kdo
group-results-games = Hry
group-results-wins = Výhry
group-results-places = Umístění
group-results-place = { $place }.: { $count }×
group-former = už není ve skupině
group-beat = Kdo byl před kým
group-beat-help = Kolikrát se člověk z řádku umístil před člověkem ze sloupce.

group-standing = Stálé stoly
group-standing-none = Zatím žádný. Nový stůl skupiny může po skončení hry začít znovu.
group-standing-game = Hra { $number }
group-standing-at-once = Začíná znovu hned po skončení hry, místa se posunou o jedno.
group-standing-hours = { $hours ->
    [one] Začíná znovu hodinu po skončení hry, místa se posunou o jedno.
    [few] Začíná znovu { $hours } hodiny po skončení hry, místa se posunou o jedno.
   *[other] Začíná znovu { $hours } hodin po skončení hry, místa se posunou o jedno.
}
group-standing-bot = Místo toho, kdo chybí, drží bot: { $bot }.
group-standing-wait = Když někdo chybí, všichni čekají.
group-standing-next = Příští hra:
group-standing-line = Na místo čeká: { $names }
group-standing-in = Hraji od příští hry
group-standing-out = Od příští hry beze mě
group-standing-stay = Přece jen zůstanu
group-standing-due = Příští hra začne: { $when }
group-standing-missing = Začne, až někdo obsadí volné místo.
group-standing-paused = Pozastaveno: nezačne žádná nová hra.
group-standing-pause = Pozastavit
group-standing-go = Pokračovat
group-standing-end = Ukončit
group-standing-history = { $count ->
    [one] Jedna hra skončila
    [few] { $count } hry skončily
   *[other] { $count } her skončilo
}

group-chat-write = Napište skupině
group-people = Lidé
group-about = O hráči { $name }
group-founder = zakladatel
group-make-founder = Udělat zakladatelem: { $name }
group-make-member = { $name } už nebude zakladatelem
group-remove = Odebrat: { $name }
group-remove-sure = Má být { $name } odebrán ze skupiny? Rozehrané hry se dohrají.
group-link = Pozvánka odkazem
group-link-help = Kdo má odkaz, může vstoupit i bez účtu.
group-link-make = Vytvořit odkaz
group-link-elsewhere = Odkaz existuje, ale tento prohlížeč ho nezná. Nový ho zneplatní.
group-rename = Přejmenovat
group-leave = Opustit skupinu
group-leave-sure = Opustit skupinu? Vaše rozehrané hry pokračují.
group-close = Zrušit skupinu
group-close-sure = Zrušit skupinu pro všechny? Rozehrané hry se dohrají; chat a výsledky zmizí.
group-report = Nahlásit skupinu
group-door = Jste zváni do skupiny { $group }
group-door-guest = Bez účtu jste hostem tohoto prohlížeče. Máte účet?
group-door-join = Vstoupit

group-for = Pro skupinu { $group }
group-for-help = Usednout mohou jen členové skupiny.
group-of-table = Ke skupině
group-private-help = Stůl vidí jen členové skupiny.
group-again = Po skončení hry
group-again-off = To je vše
group-again-on = Začít znovu
group-again-help = Příští hru hrají titíž lidé, místa se posunou o jedno. Každý může říci, že už nehraje, a jiní se mohou postavit do řady.
group-again-when = Příští hra začne
group-again-at-once = hned
group-again-hours = { $hours ->
    [one] za hodinu
    [few] za { $hours } hodiny
   *[other] za { $hours } hodin
}
group-again-missing = Když někdo chybí
group-again-bot = Hraje bot
group-again-wait = Všichni čekají
seat-member = Člen skupiny

founder-needs-account = Založit skupinu a být jejím zakladatelem může jen ten, kdo má účet. Ke vstupu stačí odkaz.
founders-only = To smí jen zakladatel skupiny.
group-is-full = Tato skupina má { $count } členů: víc jich být nemůže.
last-founder = Skupina má aspoň jednoho zakladatele. Nejprve udělejte zakladatelem někoho jiného, nebo skupinu zrušte.
members-only = Tento stůl je pro členy skupiny.
no-standing-table = Stůl, který začíná znovu, má pro každého jedno místo a není ke cvičení ani společným začátkem.
no-such-group = Taková skupina není, nebo v ní nejste.
too-many-groups = Jste v { $count } skupinách: víc jich být nemůže.
too-many-standing-tables = Tato skupina má { $count } stálých stolů: víc jich být nemůže.
