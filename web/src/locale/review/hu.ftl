# Ami egy játék után jön: az eredmény, az elemzés, a számok. Ezekkel az oldalakkal érkezik.

## Eredmény

result-so-far = Állás
result-board = A táblához
result-place = Helyezés
result-player = Játékos
result-total = Pont
result-out = kiesett
chart-title = Pontok a játék során
chart-axis = Pontok, ha a játék ennyi lépés után ért volna véget
chart-label = Grafikon: a játékosok pontjai { $count } lépésen át
result-arrived = Megérkezett
result-on-the-way = Úton
result-wins-by = Győztes: { $name }, { $margin } ponttal
result-turns = { $turns } { $period ->
    [round] kör
   *[turn] forduló
}
result-moves = { $moves } lépés
result-hours = { $hours } ó { $minutes } p
result-minutes = { $minutes } perc
result-sources = Miből jönnek a pontok
result-taken-off = { $source }, levonva
result-line = A játék egy vonalban
result-review = A játék elemzése
result-last = Az utolsó állás
result-last-help = Nézz körül, vagy játszd vissza az elejétől.
result-replay = Visszajátszás
result-ways = Merre tovább
result-study = Tanulmányozás
result-study-help = mi lett volna, ha; megjegyzések
result-numbers = A számok
result-numbers-help = fordulónként, táblázatkezelőhöz is
result-share = Megosztás
result-share-help = az eredmény hivatkozását másolja
result-shared = A hivatkozás a vágólapon van.
result-record-help = pontosan visszajátszható
line-led = { $name } { $turns } { $period ->
    [round] körből
   *[turn] fordulóból
} { $led } után vezetett.
line-worst = A legdrágább lépés: { $name }, { $turn }. { $period ->
    [round] kör
   *[turn] forduló
}, { $mark }, { $share } esély veszett el.
line-luck = A szerencse { $points } pontot ért neki: { $name }; a többi a játékon múlt.

## Elemzés

review = Elemzés
review-pages = A játék után
review-to-study = Tanulmány
review-chances = Győzelmi esély
review-chances-unit = %-ban, minden fázis után, ahogy a bot látja
review-chart = Grafikon: { $names } győzelmi esélye a játék során, { $count } megjelölt lépéssel. A kulcspillanatok listája szavakkal is elmondja.
review-shown = Mit mutat a tábla
review-played = Ahogy volt
review-better = Jobb
review-waiting = Előbb más elemzések készülnek …
review-making = A botok minden döntést megnéznek …
review-progress = Az elemzés előrehaladása
review-done = { $of } részből { $done }
review-failed = Az elemzés nem sikerült.
review-again = Újra
review-how = Ahogy a { $judge } bot látja: a „jobb” az ő előrejelzése szerint jobb. Ötlet, nem ítélet.
review-players = Ki hogyan játszott
review-points = pont
review-accuracy = pontosság
review-accuracy-help = Milyen közel voltak a döntések ahhoz, amit a bot tett volna: 100 % semmibe sem kerül
review-away = elveszett
review-away-help = Ennyi játék végi pontba kerültek a döntések összesen
review-luck = szerencse
review-luck-help = Ennyivel többet hoztak a kockák és húzások az átlagnál
review-marks = Megjelölt döntések
review-moments = Kulcspillanatok
review-moments-unit = nyert vagy vesztett esély, %
review-no-moments = Egyetlen döntés sem változtatott sokat.
review-previous = Előző
review-next = Következő
review-next-moment = Következő pillanat
review-study = Tanulmány innen
mark-inaccuracy = pontatlanság
mark-mistake = hiba
mark-blunder = súlyos hiba
mark-best = a döntő lépés
mark-inaccuracy-from = pontatlanság, { $share }-tól
mark-mistake-from = hiba, { $share }
mark-blunder-from = súlyos hiba, { $share }
verdict-won = { $name } győzött, { $margin } ponttal
verdict-label = Győzelem { $margin } ponttal: { $play } játékkal, { $luck } szerencsével
verdict-play = { $points } játékkal
verdict-luck = { $points } szerencsével
verdict-dice = A szerencse { $points } ponttal többet ért neki: { $name }.
verdict-even = A szerencse az első kettő egyikének sem kedvezett.
moment-who = { $name }: { $phase }
moment-of = { $of } pillanatból a(z) { $place }.
moment-played = Lépés:
moment-better = Jobb:
moment-for = ára { $price }
moment-best = Jobb nem látszott.
moment-points = Pontok a végén
moment-chance = Győzelmi esély

## Számok

numbers = Számok
numbers-csv = Letöltés CSV-ként
numbers-contents = Táblázatok
numbers-chart = Grafikon: { $title }, { $what }, { $names }, { $period ->
    [round] körönként
   *[turn] fordulónként
}. A számok az alatta lévő táblázatban vannak.
numbers-whole = { $title }: az egész játék
numbers-by-turn = Fordulónként
numbers-by-round = Körönként
numbers-turn = Forduló
numbers-round = Kör
not-yet-over = Ez a játszma végén érhető el.
no-reviews = Ez a kiszolgáló nem elemez játszmákat.
too-many-reviews = Már { $count } elemzésre vársz.
