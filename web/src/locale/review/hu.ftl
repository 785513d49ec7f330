# Ami egy játék után jön: az eredmény, az elemzés, a számok. Ezekkel az oldalakkal érkezik.

## Eredmény

result-so-far = Állás
result-board = A táblához
result-place = Helyezés
result-player = Játékos
result-total = Pont
result-out = kiesett
chart-title = Pontok a játszma során
chart-axis = Pontok, ha a játszma ennyi lépés után ért volna véget
chart-axis-turns = Pontok, ha a játszma akkor ért volna véget, fordulónként vagy körönként
chart-label = Grafikon: a játékosok pontjai { $count } lépésen át
result-arrived = Megérkezett
result-on-the-way = Úton
result-wins-by = Győztes: { $name }, { $margin } ponttal
result-turns = { $turns } { $period ->
    [round] kör
   *[turn] forduló
}
result-moves = { $moves } lépés
result-hours = { $hours } óra { $minutes } perc
result-minutes = { $minutes } perc
result-sources = Miből jönnek a pontok
result-taken-off = { $source }, levonva
result-line = A játszma menete
result-review = A játszma elemzése
result-last = Végállás
result-last-help = Nézz körül, vagy játszd vissza az elejétől.
result-replay = Visszajátszás
result-ways = Hogyan tovább?
result-study = Tanulmányozás
result-study-help = mi lett volna, ha; megjegyzések
result-numbers = A számok
result-numbers-help = fordulónként, táblázatkezelőhöz is
result-share = Megosztás
result-share-help = kimásolja az eredmény linkjét
result-shared = Link kimásolva.
result-record-help = pontosan visszajátszható
line-led = { $name } { $turns } { $period ->
    [round] körből
   *[turn] fordulóból
} { $led } végén vezetett.
line-worst = A legdrágább lépés: { $name }, { $turn }. { $period ->
    [round] kör
   *[turn] forduló
} ({ $mark }, győzelmi esély: −{ $share }).
line-luck = A szerencse { $points } pontot ért neki: { $name }; a többi a játékon múlt.

## Elemzés

review = Elemzés
review-pages = A játszma után
review-to-study = Tanulmány
review-chances = Győzelmi esély
review-chances-unit = %-ban, minden fázis után, a bot véleménye szerint
review-chart = Grafikon: { $names } győzelmi esélye a játszma során, { $count } megjelölt lépéssel. Alább a kulcspillanatok szavakkal is leírják.
review-shown = Mit mutat a tábla
review-played = Ahogy volt
review-better = Jobb
review-waiting = Előbb más elemzések készülnek…
review-making = A botok minden döntést megnéznek…
review-progress = Az elemzés előrehaladása
review-done = { $of } részből { $done }
review-failed = Az elemzés nem sikerült.
review-again = Újra
review-how = Vélemény: { $judge } bot. A „jobb” az ő előrejelzése szerint jobb. Ötlet, nem ítélet emberekről.
review-players = Ki hogyan játszott
review-points = pont
review-accuracy = pontosság
review-accuracy-help = Milyen közel voltak a döntések a botéihoz; 100% = egyetlen pont sem veszett el
review-away = elveszett pont
review-away-help = Ennyi végső pontba kerültek a döntések összesen
review-luck = szerencse
review-luck-help = Ennyivel többet hoztak a dobókockák és a húzások az átlagnál
review-marks = Megjelölt döntések
review-moments = Kulcspillanatok
review-moments-unit = nyert vagy vesztett győzelmi esély, %
review-no-moments = Egyetlen döntés sem változtatott sokat.
review-previous = Előző
review-next = Következő
review-next-moment = Következő pillanat
review-study = Tanulmány innen
mark-inaccuracy = pontatlanság
mark-mistake = hiba
mark-blunder = durva hiba
mark-best = kulcslépés
mark-inaccuracy-from = pontatlanság, legalább { $share }
mark-mistake-from = hiba, { $share }
mark-blunder-from = durva hiba, { $share }
verdict-won = { $name } győzött, { $margin } ponttal
verdict-label = Győzelem { $margin } ponttal: { $play } játékkal, { $luck } szerencsével
verdict-play = { $points } játékkal
verdict-luck = { $points } szerencsével
verdict-dice = A szerencse { $points } ponttal többet ért neki: { $name }.
verdict-even = A szerencse az első két játékos egyikének sem kedvezett.
moment-who = { $name }: { $phase }
moment-of = { $place }/{ $of }. pillanat
moment-played = Lépés:
moment-better = Jobb:
moment-for = ára: { $price }
moment-best = A bot nem talált jobbat.
moment-points = Végső pontok
moment-chance = Győzelmi esély

## Számok

numbers = Számok
numbers-csv = Letöltés CSV-ként
numbers-contents = Táblázatok
numbers-chart = Grafikon: { $title }, { $what }, { $names }, { $period ->
    [round] körönként
   *[turn] fordulónként
}. A számok az alatta lévő táblázatban vannak.
numbers-whole = { $title }: az egész játszma
numbers-by-turn = Fordulónként
numbers-by-round = Körönként
numbers-turn = Forduló
numbers-round = Kör
