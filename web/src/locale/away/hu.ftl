# Words about people who are away, paces, votes and the menu of a table. They come with the pages that say them.

away = Távollét
away-help = A napokon át tartó játszmákban bejelentheted, ha távol vagy: megáll az órád, és senki sem veszi el a helyed.
away-kept = Elmentve.
away-close = Bezárás
away-all = Szabadság és aktív órák

## Holidays

away-holidays = Szabadságaim
away-holidays-help = Az első naptól az utolsó nap végéig áll az órád minden asztalnál, ahol napokon át játszotok. Jelentsd be indulás előtt: leghamarabb a következő egész órában kezdődik, és ott nem segít, ahol már majdnem lejárt az időd. Ha hamarabb jössz vissza, a fel nem használt napok megmaradnak.
away-days-left = Maradék napok ({ $year }): { $left } / { $days }
away-first = Első nap
away-last = Utolsó nap
away-holiday-stated = következik
away-holiday-now = most
away-holiday-over = véget ért
away-holiday-state = Szabadság bejelentése
away-holiday-end = Visszajöttem
away-holiday-cancel = Visszavonom
away-until = távol eddig: { $date }
away-clock-stands = Az óra eddig áll: { $date }.

## Hours

away-hours = Aktív óráim
away-hours-help = Az aktív órákkal mért asztaloknál az órád csak ezek között az időpontok között jár. A már futó óra a régi időpontokat tartja meg. Adj meg naponta legalább hat órát.
away-hours-keep = Órák mentése
away-wake = Ettől
away-sleep = eddig

## Who stands in

away-menu = Ha távol vagyok…
away-stand-in = Ki játszik helyettem
away-stand-in-here = Ki játszik itt helyettem
away-stand-in-help = A helyettes a saját fiókjával játszik, azt látja, amit a te helyed, és előbb bele kell egyeznie. A napló mutatja, ki lépett. A helyed bármikor visszaveheted; az eredmény neked számít.
away-stand-in-keep = Mentés
away-who = Helyettes
away-who-nobody = Senki
away-who-as-usual = Mint a többi asztalomnál
away-who-bot = Bot: { $bot }
away-who-person = Másik játékos…
away-name = A fiók neve
away-asked-waits = Megkérdeztük, még nincs válasz.
away-on-holiday = a szabadságom alatt
away-overtime = ha lejár az időm (az asztal szabálya helyett)
away-deputy = most { $name } játszik
away-plays-for-you = { $name } játszik helyetted.
away-take-back = Visszaveszem a helyem
away-you-play-for = Te játszol { $name } helyett.
away-log-by = { $name } lépte

## What others ask

away-asked = Hozzád érkezett kérések
away-asked-here = { $name } arra kér, hogy távollétében játssz helyette itt: „{ $table }”.
away-asked-everywhere = { $name } arra kér, hogy távollétében játssz helyette az asztalainál.
away-accept = Elfogadom
away-decline = Nem fogadom el
away-no-longer = Helyettesítés befejezése
away-offered = { $name } végleg át akarja adni neked a helyét: { $game }, „{ $table }”.
away-take-seat = Átveszem a helyet
away-table-is-asked = Várjuk a többi játékos beleegyezését.

## Handing over

away-hand = Végleg átadom a helyem
away-hand-help = Előbb a barátod fogadja el, aztán az asztal szavaz: a hely akkor cserél gazdát, ha mindenki más egyetért, vagy a megadott ideig senki sem tiltakozik. Onnantól az eredmény a barátodé.
away-hand-offer = Felajánlom a helyem
away-hand-keep = Megtartom a helyem
away-hand-waits = Felajánlva neki: { $name }. Még nem válaszolt.
away-hand-until = { $name } elfogadta. A hely ekkor cserél gazdát, ha senki sem tiltakozik: { $date }.
vote-hand = { $seat } átadja a helyét neki: { $friend }. Ha nem szólsz, az ekkor igennek számít: { $date }.

## Paces

pace-hours = lépésenként { $hours } aktív óra
pace-hours-kind = Aktív órák
pace-hours-each = Óra egy lépésre
pace-help-hours = Minden lépésre ennyi óra jut. Csak a játékos saját aktív órái számítanak, a saját időzónájában.
pace-bank-days = { $days } nap + körönként { $hours } óra
pace-bank-kind = Napkeret
pace-bank-each = Nap játékosonként
pace-bank-more = Ráadás óra körönként
pace-help-bank = Mindenkinek ennyi napja van az egész játszmára, és minden körben visszakap néhány órát. A keret sosem nő a kezdeti fölé.

## What a table decides together, and its menu

pace-bank = Perc fejenként
pace-increment = Másodperc lépésenként
pace-help-none = Senki sem siet. Botok ellen és egy szobában ülő barátoknak jó.
pace-help-live = Mindenkinek ennyi perce van, és lépésenként kap néhány másodpercet.
pace-help-days = Minden lépésre ennyi nap jut: hetekig tartó játszma.
fallback = Ha lejár az idő
fallback-bot = Bot játszik tovább
fallback-resign = A játékos feladja
fallback-wait = Az asztal vár
vote = Szavazás
vote-undo = { $count ->
    [one] { $name } vissza szeretné vonni az utolsó lépést.
   *[other] { $name } vissza szeretné vonni az utolsó { $count } lépést.
}
vote-end = { $name } azt javasolja, hogy itt fejezzétek be a játszmát.
vote-bot = { $name } javaslata: bot játsszon { $seat } helyett.
vote-human = { $name } javaslata: { $seat } vegye vissza a helyét a bottól.
vote-rules = { $name } javaslata: váltsatok a szabályok újabb változatára.
vote-count = { $yes } / { $needed }
vote-yes = Egyetértek
vote-no = Nem értek egyet
menu-bot = Bot ajánlása { $name } helyett
menu-bot-later = Bot ({ $name }): { $minutes } perc múlva
menu-human = Visszaveszem a helyemet
menu-end = A játszma befejezése
menu-rules-newer = Javaslat az újabb szabályokra
table-bot-plays = Bot játszik helyetted.
resign-sure = Feladod ezt a játszmát?
resign-help = Egy bot végigjátssza helyetted, és te leszel az utolsó. Ez nem vonható vissza.
resign-no = Játszom tovább
menu-resign = Feladom
menu-rules = A játék szabályai
menu-along = A helyem átvitele másik eszközre
menu-report = Az asztal jelentése
