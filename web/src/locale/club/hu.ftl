# Words of the club: ratings, what a result changes, lists of the best.

club-leaderboards = Ranglisták
club-profile = Profil
club-groups = Csoportok

stakes = Eredmény
stakes-friendly = Barátságos
stakes-rated = Értékelt
stakes-help-friendly = Az eredmény senkinek sem változtatja meg az értékszámát.
stakes-help-rated = Az eredmény mindenkinek megváltoztatja az értékszámát az asztalnál. Mindenkinek fiók kell hozzá, és nincs tipp.
stakes-mark = értékelt

rating-provisional = ideiglenes
rating-told = Értékszám: { $rating }, plusz-mínusz { $margin }

rated-title = Mit változtat
rated-in = értékelt, { $game }, { $players } játékos
rated-how = Hogyan működik az értékszám
rated-player = Játékos
rated-expected = Várható: az egyes helyezések esélye %-ban
rated-chance = { $place }. hely: { $chance }%
rated-place = Helyezés: várt → valódi
rated-change = Változás
rated-rating = Értékszám
rated-fixed = rögzített
rated-waiting = Az eredmény beszámítása folyamatban van.
rated-why = Miért { $change }?
rated-why-mine = Az értékszámok szerint várható helyezésed: { $expected }, a valódi: { $place }.
rated-why-of = { $name }: miért { $change }?
rated-why-unsure = A még bizonytalan értékszám (± { $margin }) egyetlen játszmától is sokat mozdul.
rated-not = Nem értékelt
rated-not-friendly = Ez barátságos játszma volt.
rated-not-practice = Ez gyakorlóasztal volt, ezért az eredmény egyik értékszámot sem változtatja meg.
rated-not-hints = Ennél az asztalnál lehetett tippet kérni, ezért az eredmény egyik értékszámot sem változtatja meg.
rated-not-series = Ezt a kezdést mások is játsszák, ezért az eredmény egyik értékszámot sem változtatja meg.
rated-not-position = A játszma mentett állásból indult, ezért az eredmény egyik értékszámot sem változtatja meg.
rated-not-several = Valakinek több helye is volt, ezért az eredmény egyik értékszámot sem változtatja meg.
rated-not-owner = Egy bot a saját gazdája ellen játszott, ezért az eredmény egyik értékszámot sem változtatja meg.
rated-not-short = Valaki háromnál kevesebbszer döntött, ezért az eredmény egyik értékszámot sem változtatja meg.
rated-not-guest = Fiók nélküli játékos is ült az asztalnál, ezért az eredmény egyik értékszámot sem változtatja meg.

season = { $quarter ->
    [1] { $year } tele
    [2] { $year } tavasza
    [3] { $year } nyara
   *[4] { $year } ősze
}

board-title = Ranglista
board-lead = { $count } ember szerepel a listán: { $game }, { $players } játékos.
board-ends = Az idény vége: { $date }.
board-season = Idény
board-now = Most
board-game = Játék
board-players = játékos
board-people = Emberek
board-all = Mindenki
board-mine = Csoportjaim
board-bots = Botok ugyanazon a skálán
board-rank = Helyezés
board-player = Játékos
board-rating = Értékszám
board-games = Játszmák
board-won = Győzelem / par
board-change = Idény
board-last = Játszott
board-bot = bot
board-you = te
board-fixed = rögzített
board-none = Itt még senki sem szerepel.
board-few = Nyolcnál kevesebben szerepelnek, ezért még nincsenek helyezések.
board-play = Értékelt játszma
board-more = Továbbiak
board-jump = Ugrás hozzám
board-again = Újra
board-how = Hogyan olvasd
board-how-bar = értékszám és a hozzá tartozó ±
board-how-provisional = ideiglenes: túl bizonytalan a helyezéshez
board-how-bot = bot: egyszer mérték meg, nem mozdul
board-how-margin = A valódi erő 20-ból 19-szer a ± határain belül van.
board-how-order = A sorrendet a sáv bal vége adja: amit valaki már biztosan megmutatott. Így néhány szerencsés játszma nem visz a lista élére.
board-how-away = 60 nap játszma nélkül: lekerülsz a listáról. Az értékszám megmarad, a ± nő.
board-how-half = A botok elleni játszmák csak félig számítanak. A par: ennyi játszmát nyernél, ha az asztalnál mindenki egyforma erős volna.
board-me = Te
board-me-rank = helyezés: { $rank } / { $count }
board-me-above = Az értékszámod magasabb, mint ez a bot: { $bot }.
board-me-below = { $points } pont hiányzik eddig a botig: { $bot }.
board-bots-only = csak botok ellen
board-waiting = Még nincs a listán
board-waiting-help = ± 120 fölött
board-games-so-far = eddig { $count } játszma
board-champions = Idénybajnokok

person-since = { $date } óta van itt
person-ratings = Értékszámok
person-ratings-none = Még nincs értékelt játszma. Az első után megjelenik itt egy szám, eleinte még durva.
person-hidden = { $name } ezt neked nem mutatja meg.
person-players = { $players } játékos
person-curve-told = Az értékszám és a ± { $count } játszmán át
person-curve-best = Legjobb: { $rating } ± { $margin }
person-places = Helyezések
person-first-to-last = Elsőtől utolsóig
person-won = Győzelem
person-par = Par
person-too-few = túl kevés játszma
person-recent = Legutóbbi játszmák
person-recent-none = Nyilvános asztalnál még nincs befejezett játszma.
person-ended = Vége
person-place = Helyezés
person-points = Pont
person-between = Te és { $name }
person-games = { $count } játszma
person-between-help = Hányszor végzett melyikőtök a másik előtt.
person-reliability = Megbízhatóság
person-kept = Végigjátszva: { $kept } az utolsó { $count } játszmából
person-kept-help = Csíkos: helyettes fejezte be, ez is számít. ×: feladta vagy lejárt az ideje.
person-kept-none = Emberekkel még nincs befejezett játszma.
person-answers = A válaszok fele ennyi időn belül jön: { $time }
person-answers-help = Az utolsó 90 nap válaszainak középső fele: { $from } és { $to } között, éjszakák és szabadság nélkül.
person-answers-few = Túl kevés válasz a sebességhez: { $count } a 30-ból.
person-sees = Ki mit lát
person-sees-help = A privát asztalok sosem szerepelnek. Értékelt asztalnál a többiek látják az értékszámodat.
person-sees-kept = Elmentve.
person-line-ratings = Értékszámok
person-line-games = Játszmák és helyezések
person-line-answers = Megbízhatóság és válaszidő
person-line-found = Hogy van profilod
person-to-everybody = Mindenki
person-to-members = Tagok
person-to-played = Akikkel már játszottam
person-to-me = Csak én
person-export = Vidd magaddal a játszmáidat

group-ratings = Értékszámok a csoportban
group-ratings-help = Itt a csoport minden játszmája számít, a barátságosak is. Ezeket az értékszámokat csak a tagok látják.
