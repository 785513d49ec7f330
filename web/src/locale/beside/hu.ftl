# Szavak arról, ami a játék után és mellette van: visszavágó, közös kezdés, nézés.

again = Visszavágó?
again-in = { $names } szeretne visszavágót
again-nobody = Még senki sem válaszolt.
again-out = { $names } még nem válaszolt
again-yes = Visszavágó ugyanitt
again-no = Most nem
again-seats = Helyek
again-seats-same = Mint eddig
again-seats-rotate = Mindenki eggyel arrébb ül
again-how = Ugyanazok a szabályok és tempó, új felállás. Az asztal megnyílik, amint mindenki elfogadta.
again-wait = Megnyitás, a helyük megmarad
again-fill = Megnyitás, botok a helyükre
again-next = Kész a következő játszma.
again-go = Tovább az új asztalhoz

series-play = Ezt a kezdést játszom
series-how = Ugyanaz a felállás botok ellen, ugyanazokkal a dobásokkal és húzásokkal mindenkinek, aki játssza. Az eredményeket összevetjük.
series = Közös kezdés
series-lead = Aki ezt a kezdést játssza, ugyanazt a felállást és ugyanazt a szerencsét kapja.
series-go = Játszom
series-on = Vissza a játszmámhoz
series-seat = A helyed
series-seat-word = Hely
series-seat-number = { $seat }. hely
series-bots = Ellenfelek
series-link = Megosztható link
series-who = Játékos
series-against = Ki ellen
series-people = { $count } ember
series-place = Helyezés
series-points = Pont
series-margin = Különbség
series-margin-how = Ennyi ponttal a legjobb ellenfél előtt.
series-running = játszik
series-attempt = { $number }. próba
series-none = Még senki sem játszotta.
series-later = A többi asztalt akkor láthatod, ha a saját játszmád véget ért.
series-origin = A játszma, amelyből való
series-table = { $name } asztala

duplicate = Közös kezdés
duplicate-off = Csak ez az asztal
duplicate-on = Mások is játszhatják
duplicate-help-off = Ezt a kezdést csak egyszer játsszák.
duplicate-help-on = Linkkel mások is játszhatják ugyanezt a kezdést ugyanezzel a szerencsével a saját asztaluknál; az eredményeket összevetjük. Nincs gyakorlás, nincs tipp.
watch-delay = A nézők ekkor látják
watch-delay-none = Azonnal
watch-delay-moves = { $moves } lépéssel később
watch-delay-help = A rejtett lapokat a nézők a játszma végéig nem látják.

watch = Visszajátszás
watch-play = Lejátszás
watch-pause = Szünet
watch-speed = Sebesség
watch-turns = Fordulónként
watch-stop = Megállás minden fordulónál
watch-stop-moments = Megállás a kulcslépéseknél
watch-behind = { $moves } lépéssel lemaradva
watch-catch-up = Felzárkózás: { $moves } lépés
watch-link = Link erre a pillanatra
watch-late = Ezt a játszmát { $moves } lépés késéssel látod.
watch-begin = A játszma kezdete
tab-reasons = Indokok

live-bots = Botok játszanak: { $game }
live-people = Most játsszák: { $game }
live-all = Minden folyó játszma
live-title = Folyó játszmák
live-none = Most nincs nyilvános játszma.

## How a table is made

privacy = Ki láthatja
privacy-public = Bárki
privacy-private = Csak meghívottak
privacy-help-public = Az asztal az előcsarnokban van. Bárki nézheti, és elfoglalhat egy szabad helyet.
privacy-help-private = Csak meghívóval lehet megtalálni.
practice = Visszavonás
practice-off = Amíg semmi sem derül ki
practice-on = Bármely lépés (gyakorlás)
practice-help-off = Visszavonhatod a lépést, amelyből semmi sem derült ki. Azután minden más játékosnak bele kell egyeznie.
practice-help-on = Bármely lépést visszavonhatod, akkor is, ha kocka vagy kártya derült ki. Ezt mindenki látja, és bekerül a jegyzőkönyvbe.
practice-mark = gyakorlás: bármely lépés visszavonható
