# Words about people who are away, paces, votes and the menu of a table. They come with the pages that say them.

away = Távollét
away-help = Ahol napokon át játszotok, senki sem vár rád hiába, és senki sem veszi el a helyed, amíg előre bejelentve távol vagy.
away-kept = Megjegyeztük.
away-close = Bezárás
away-all = Szabadság és ébrenlét

## Holidays

away-holidays = Szabadságaim
away-holidays-help = Az első naptól az utolsó nap végéig áll az órád minden asztalnál, ahol napokon át játszotok. Jelentsd be indulás előtt: leghamarabb a következő egész órában kezdődik, és ott nem segít, ahol már majdnem lejárt az időd. Ha hamarabb jössz vissza, a fel nem használt napok megmaradnak.
away-days-left = { $year }: még { $left } nap a { $days } napból
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

away-hours = Mikor vagyok ébren
away-hours-help = Az ébren töltött órákkal mért asztaloknál az órád csak ezek között az időpontok között jár. A már futó óra megtartja azokat az időket, amelyekkel indult. Naponta legalább hat óra.
away-hours-keep = Időpontok megjegyzése
away-wake = Ébren ettől
away-sleep = eddig

## Who stands in

away-menu = Ha távol vagyok …
away-stand-in = Ki játszik helyettem
away-stand-in-here = Ki játszik itt helyettem
away-stand-in-help = Egy ember a saját fiókjával játszik, azt látja, amit a te helyed, és el kell fogadnia; a napló megmondja, hogy ő lépett. A helyed bármikor visszaveheted. Az eredmény a tiéd.
away-stand-in-keep = Megjegyzés
away-who = Helyettes
away-who-nobody = Senki
away-who-as-usual = Mint minden asztalomnál
away-who-bot = Bot: { $bot }
away-who-person = Egy ember …
away-name = A fiók neve
away-asked-waits = Megkérdeztük, még nem válaszolt.
away-on-holiday = a szabadságom alatt
away-overtime = ha lejár az időm, az asztal szabálya helyett
away-deputy = most { $name } játszik
away-plays-for-you = { $name } játszik helyetted.
away-take-back = Visszaveszem a helyem
away-you-play-for = Te játszol { $name } helyett.
away-log-by = { $name } lépte

## What others ask

away-asked = Téged kérnek
away-asked-here = { $name } arra kér, hogy távollétében játssz helyette itt: „{ $table }”.
away-asked-everywhere = { $name } arra kér, hogy távollétében játssz helyette az asztalainál.
away-accept = Elfogadom
away-decline = Nem fogadom el
away-no-longer = Már nem
away-offered = { $name } végleg át akarja adni neked a helyét: { $game }, „{ $table }”.
away-take-seat = Átveszem a helyet
away-table-is-asked = Az asztal dönt róla.

## Handing over

away-hand = Végleg átadom a helyem
away-hand-help = A barátod elfogadja, azután az asztalt kérdezzük meg: a hely az övé, ha mindenki más egyetért, vagy a megadott ideig senki sem tiltakozik. Onnantól a játszma eredménye az övé.
away-hand-offer = Felajánlom a helyem
away-hand-keep = Megtartom a helyem
away-hand-waits = Felajánlva neki: { $name }. Még nem válaszolt.
away-hand-until = { $name } elfogadja. A hely az övé ekkor: { $date }, ha senki sem tiltakozik.
vote-hand = { $seat } átadja a helyét neki: { $friend }. Aki nem szól, egyetért, ekkor: { $date }.

## Paces

pace-hours = lépésenként { $hours } ébren töltött óra
pace-hours-kind = Ébren töltött órák
pace-hours-each = Óra egy lépésre
pace-help-hours = Minden lépésre ennyi óra van, de csak az számít, amikor a játékos ébren van: a saját időpontjai szerint, a saját időzónájában.
pace-bank-days = { $days } nap + körönként { $hours } óra
pace-bank-kind = Napok számlája
pace-bank-each = Nap játékosonként
pace-bank-more = Óra ráadásul egy körre
pace-help-bank = Mindenkinek ennyi napja van az egész játszmára, és minden körrel kap még néhány órát; több sosem lesz, mint az elején.

## Refusals

refused-holiday-dates = A szabadság mától vagy későbbtől egy éven belüli napig tart, és leghamarabb a következő egész órában kezdődik.
refused-holiday-overlaps = E napok egyikére már jelentettél be szabadságot.
refused-too-many-days = { $year } évből még { $days } napod van.
refused-clock-nearly-out = Itt majdnem lejárt az időd: „{ $table }”. Előbb lépj ott.
refused-no-such-holiday = Ez a szabadság véget ért.
refused-no-such-zone = Nincs ilyen időzóna.
refused-too-few-hours = Naponta legalább { $hours } óra az ébrenlét.
refused-nobody-of-that-name = Nincs ilyen nevű fiók: { $name }.
refused-nobody-there = Az te vagy.
refused-plays-here = Aki ennél az asztalnál másik helyen játszik vagy játszott, ezt nem veheti át.
refused-not-in-a-series = Azt a kezdést, amelyet többen játszanak, mindenki egyedül játssza.
refused-not-asked = Ez az ajánlat már nem él.
refused-vote-is-open = Erről már szavaznak.
refused-player-on-holiday = { $name } szabadságon van: bot nem játszhat helyette.
refused-player-has-time = { $name } még nem lépte túl az idejét: bot nem játszhat helyette.

## What a table decides together, and its menu

pace-bank = Perc fejenként
pace-increment = Másodperc lépésenként
pace-help-none = Senki sem sürget. Botok ellen és egy szobában ülő barátoknak jó.
pace-help-live = Mindenkinek ennyi perce van, és minden lépéssel kap néhány másodpercet.
pace-help-days = Minden lépésre ennyi nap van: hetekig tartó asztal.
fallback = Ha lejár az idő
fallback-bot = Bot játszik tovább
fallback-resign = Feladja
fallback-wait = Várunk
vote = Szavazás
vote-undo = { $count ->
    [one] { $name } vissza szeretné vonni az utolsó lépést.
   *[other] { $name } vissza szeretné vonni az utolsó { $count } lépést.
}
vote-end = { $name } azt javasolja, hogy itt fejezzük be.
vote-bot = { $name } azt javasolja, hogy { $seat } helyett bot játsszon.
vote-human = { $name } azt javasolja, hogy { $seat } átvegye a bottól.
vote-rules = { $name } azt javasolja, hogy folytassuk a szabályok újabb változata szerint.
vote-count = { $yes } / { $needed }
vote-yes = Egyetértek
vote-no = Nem értek egyet
menu-bot = Javaslom, bot játsszon { $name } helyett
menu-bot-later = Bot { $name } helyett: leghamarabb { $minutes } perc múlva
menu-human = Visszaveszem a helyem a bottól
menu-end = Javaslom, fejezzük be
menu-rules-newer = Javaslat: folytassuk az újabb szabályok szerint
table-bot-plays = Bot játszik helyetted.
resign-sure = Feladod ezt a játszmát?
resign-help = Egy bot végigjátssza helyetted, és te leszel az utolsó. Visszaút nincs.
resign-no = Játszom tovább
menu-resign = Feladom
menu-rules = A játék szabályai
menu-along = A helyem átvitele másik eszközre
menu-report = Az asztal jelentése
