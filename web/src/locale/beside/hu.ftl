# Szavak arról, ami a játék után és mellette van: visszavágó, közös kezdés, nézés.

again = Visszavágó?
again-in = { $names } benne van
again-nobody = Még senki sem szólt.
again-out = { $names } még nem szólt
again-yes = Visszavágó: ugyanaz az asztal
again-no = Mégsem
again-seats = Helyek
again-seats-same = Mint eddig
again-seats-rotate = Eggyel arrébb
again-how = Ugyanazok a szabályok, ugyanaz a tempó, új szerencse. Az asztal akkor készül el, amikor mindenki benne van.
again-wait = Legyen most, a helyük várja őket
again-fill = Legyen most, botok ülnek a helyükre
again-next = A következő játéknak megvan az asztala.
again-go = Az új asztalhoz

series-play = Ezt a kezdést játszom
series-how = Ugyanaz a felállás botok ellen, és onnantól ugyanaz a szerencse mindenkinek, aki játssza. Az eredményeket összevetjük.
series = Ugyanaz a kezdés mindenkinek
series-lead = Aki ezt a kezdést játssza, ugyanazt a felállást kapja, és ugyanaz a szerencse éri.
series-go = Játszom
series-on = Folytatom a játékomat
series-seat = A helyed
series-seat-word = Hely
series-seat-number = { $seat }. hely
series-bots = Így játszanak
series-link = Megosztható hivatkozás
series-who = Ki
series-against = Ki ellen
series-people = { $count } ember
series-place = Helyezés
series-points = Pont
series-margin = Különbség
series-margin-how = Ennyi ponttal az asztal legjobb másikja előtt.
series-running = játszik
series-attempt = { $number }. próba
series-none = Még senki sem játszotta.
series-later = A többi asztalt akkor látod, ha a saját játékod véget ért.
series-origin = A játék, amelyből való
series-table = { $name } asztala
finish-yours-first = Te is ezt a kezdést játszod: a többi asztal akkor nyílik meg, ha a saját játékod véget ért.

duplicate = Ugyanaz a kezdés mindenkinek
duplicate-off = Csak ez az asztal
duplicate-on = Mások is játszhatják
duplicate-help-off = Ez a kezdés egyszer van, és soha többé.
duplicate-help-on = Hivatkozással mások is játszhatják ugyanezt a kezdést ugyanezzel a szerencsével a saját asztaluknál; az eredményeket összevetjük. Se gyakorlás, se tanács.
watch-delay = Aki nézi, ekkor látja
watch-delay-none = Azonnal
watch-delay-moves = { $moves } lépéssel később
watch-delay-help = A rejtett kezek a nézők előtt a játék végéig mindenképp rejtve maradnak.

watch = Visszajátszás
watch-play = Lejátszás
watch-pause = Szünet
watch-speed = Sebesség
watch-turns = Fordulónként
watch-stop = Megállás minden fordulónál
watch-stop-moments = Megállás a döntő lépéseknél
watch-behind = { $moves } lépéssel lemaradva
watch-catch-up = Felzárkózás: { $moves } lépés
watch-link = Hivatkozás erre a pillanatra
watch-late = Ezt a játékot { $moves } lépés késéssel látod.
watch-begin = A kezdet.
tab-reasons = Indokok

live-bots = Botok játszanak: { $game }
live-people = Most játsszák: { $game }
live-all = Minden folyó asztal
live-title = Folyó asztalok
live-none = Most senki sem játszik nyilvánosan.

## How a table is made

privacy = Ki láthatja
privacy-public = Bárki
privacy-private = Csak meghívottak
privacy-help-public = Az asztal az előcsarnokban van; bárki benézhet és leülhet.
privacy-help-private = Csak az találja meg, akinek meghívója van.
practice = Visszavonás
practice-off = Amíg semmi nem derül ki
practice-on = Szabadon (gyakorlás)
practice-help-off = Ami semmit nem mutatott meg, szabadon visszavonható; azután csak ha minden más játékos egyetért.
practice-help-on = Az is visszavonható, ami már megmutatott valamit, akár kockát vagy kártyát. Ezt mindenki látja, és a jegyzőkönyvbe kerül.
practice-mark = gyakorlás: szabad visszavonás
