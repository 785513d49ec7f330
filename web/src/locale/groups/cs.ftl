# Words of groups: circles of friends with tables, results and a page of their own.

groups = Skupiny
groups-lead = Okruh přátel s vlastními stoly, výsledky a chatem.
groups-none = Zatím nejsi v žádné skupině.
groups-found = Vytvořit skupinu
groups-found-help = Dostaneš odkaz, kterým vstoupí tví přátelé, s účtem i bez něj.
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
    [one] jedna čeká na tebe
    [few] { $count } čekají na tebe
   *[other] { $count } čeká na tebe
}

group-owed = Čeká se na
group-owed-none = Nikdo nenechává ostatní čekat.
group-owed-since = od: { $when }
group-owed-until = do: { $when }
group-tables = Stoly
group-tables-none = Skupina nemá žádné otevřené ani rozehrané stoly.

group-results = Výsledky
group-results-none = Skupina zatím nedohrála žádnou hru.
group-results-all = Všechny hry
group-results-person = Hráč
group-results-games = Hry
group-results-wins = Výhry
group-results-places = Umístění
group-results-place = { $place }.: { $count }×
group-former = už není ve skupině
group-beat = Kdo skončil před kým
group-beat-help = Kolikrát hráč z řádku skončil před hráčem ze sloupce.

group-standing = Opakované stoly
group-standing-none = Zatím žádný. Nový stůl skupiny může po skončení hry začít znovu.
group-standing-game = Hra { $number }
group-standing-at-once = Začíná znovu hned po skončení hry, všichni se posunou o jedno místo.
group-standing-hours = { $hours ->
    [one] Začíná znovu hodinu po skončení hry, všichni se posunou o jedno místo.
    [few] Začíná znovu { $hours } hodiny po skončení hry, všichni se posunou o jedno místo.
   *[other] Začíná znovu { $hours } hodin po skončení hry, všichni se posunou o jedno místo.
}
group-standing-bot = Za chybějící hraje bot: { $bot }.
group-standing-wait = Když někdo chybí, všichni čekají.
group-standing-next = Příští hra:
group-standing-line = Čekací listina: { $names }
group-standing-in = Hrát od příští hry
group-standing-out = Odejít po této hře
group-standing-stay = Přece jen zůstat
group-standing-due = Příští hra začne: { $when }
group-standing-missing = Začne, až někdo obsadí volné místo.
group-standing-paused = Pozastaveno: nezačne žádná nová hra.
group-standing-pause = Pozastavit
group-standing-go = Pokračovat
group-standing-end = Ukončit stůl
group-standing-history = { $count ->
    [one] Jedna hra skončila
    [few] { $count } hry skončily
   *[other] { $count } her skončilo
}

group-chat-write = Zpráva pro skupinu
group-people = Členové
group-about = O hráči { $name }
group-founder = zakladatel
group-make-founder = Jmenovat zakladatelem: { $name }
group-make-member = Zrušit roli zakladatele: { $name }
group-remove = Odebrat: { $name }
group-remove-sure = Odebrat hráče { $name } ze skupiny? Rozehrané hry se dohrají.
group-link = Pozvánka odkazem
group-link-help = Kdo má odkaz, může vstoupit i bez účtu.
group-link-make = Vytvořit odkaz
group-link-elsewhere = Odkaz existuje, ale vznikl v jiném prohlížeči. Nový ho zruší.
group-rename = Přejmenovat
group-leave = Opustit skupinu
group-leave-sure = Opustit skupinu? Tvé rozehrané hry pokračují.
group-close = Zrušit skupinu
group-close-sure = Zrušit skupinu pro všechny? Rozehrané hry se dohrají; chat a výsledky se smažou.
group-report = Nahlásit skupinu
group-door = Pozvánka do skupiny { $group }
group-door-guest = Bez účtu je tvé místo vázané na tento prohlížeč. Máš účet?
group-door-join = Vstoupit

group-for = Pro skupinu { $group }
group-for-help = Usednout mohou jen členové skupiny.
group-of-table = Ke skupině
group-private-help = Stůl vidí jen členové skupiny.
group-again = Po skončení hry
group-again-off = Skončit
group-again-on = Začít znovu
group-again-help = Příští hru hrají titíž lidé a všichni se posunou o jedno místo. Kdokoli může odejít a jiní se mohou zařadit do fronty.
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
