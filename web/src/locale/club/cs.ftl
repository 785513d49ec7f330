# Words of the club: ratings, what a result changes, lists of the best.

club-leaderboards = Žebříčky
club-profile = Profil
club-groups = Skupiny

stakes = Výsledek
stakes-friendly = Přátelská hra
stakes-rated = Hodnocená hra
stakes-help-friendly = Výsledek nikomu nezmění hodnocení.
stakes-help-rated = Výsledek změní hodnocení všem u stolu. Každý potřebuje účet a nejsou povolené nápovědy.
stakes-mark = hodnocená

rating-provisional = předběžné
rating-told = Hodnocení { $rating }, plus minus { $margin }

rated-title = Co to mění
rated-in = hodnocená hra, { $game }, hráči: { $players }
rated-how = Jak hodnocení funguje
rated-player = Hráč
rated-expected = Očekávání: šance na každé umístění v %
rated-chance = { $place }. místo: { $chance } %
rated-place = Umístění: očekávané → skutečné
rated-change = Změna
rated-rating = Hodnocení
rated-fixed = pevné
rated-waiting = Výsledek se započítává.
rated-why = Proč { $change }?
rated-why-mine = Očekávané umístění bylo { $expected }, tvoje skutečné je { $place }.
rated-why-of = { $name }: proč { $change }?
rated-why-unsure = Hodnocení, které je ještě nejisté (± { $margin }), se jednou hrou posune daleko.
rated-not = Bez hodnocení
rated-not-friendly = Byla to přátelská hra.
rated-not-practice = Byl to cvičný stůl, výsledek proto žádné hodnocení nemění.
rated-not-hints = U tohoto stolu byly povolené nápovědy, výsledek proto žádné hodnocení nemění.
rated-not-series = Tento začátek hrají i jiní, výsledek proto žádné hodnocení nemění.
rated-not-position = Hra začala z uložené pozice, výsledek proto žádné hodnocení nemění.
rated-not-several = Jeden člověk měl několik míst, výsledek proto žádné hodnocení nemění.
rated-not-owner = Bot hrál proti svému majiteli, výsledek proto žádné hodnocení nemění.
rated-not-short = Někdo rozhodoval méně než třikrát, výsledek proto žádné hodnocení nemění.
rated-not-guest = Hrál někdo bez účtu, výsledek proto žádné hodnocení nemění.

season = { $quarter ->
    [1] Zima { $year }
    [2] Jaro { $year }
    [3] Léto { $year }
   *[4] Podzim { $year }
}

board-title = Žebříček
board-lead = { $count ->
    [one] V seznamu je jeden člověk: { $game }, hráči: { $players }.
    [few] V seznamu jsou { $count } lidé: { $game }, hráči: { $players }.
   *[other] V seznamu je { $count } lidí: { $game }, hráči: { $players }.
}
board-ends = Konec sezóny: { $date }.
board-season = Sezóna
board-now = Teď
board-game = Hra
board-players = hráči
board-people = Lidé
board-all = Všichni
board-mine = Moje skupiny
board-bots = Boti na stejné stupnici
board-rank = Pořadí
board-player = Hráč
board-rating = Hodnocení
board-games = Hry
board-won = Výhry / par
board-change = Sezóna
board-last = Naposledy
board-bot = bot
board-you = ty
board-fixed = pevné
board-none = Zatím tu nikdo není.
board-few = V seznamu je méně než osm lidí, pořadí proto ještě není.
board-play = Hrát hodnocenou hru
board-more = Zobrazit další
board-jump = Přejít ke mně
board-again = Zkusit znovu
board-how = Jak to číst
board-how-bar = hodnocení a jeho ±
board-how-provisional = předběžné: na pořadí příliš nejisté
board-how-bot = bot: jednou změřený, nehýbe se
board-how-margin = Skutečná síla leží uvnitř ± v 19 případech z 20.
board-how-order = Řadí se podle levého konce pruhu: podle toho, co je jisté. Několik šťastných her tak nestačí na první místo.
board-how-away = Po 60 dnech bez hry ze seznamu zmizíš. Hodnocení zůstává, ± roste.
board-how-half = Hry proti botům se počítají napůl. Par říká, kolik výher by na tebe připadlo, kdyby byli u stolu všichni stejně silní.
board-me = Ty
board-me-rank = pořadí { $rank } z { $count }
board-me-above = Tvoje hodnocení je vyšší než u tohoto bota: { $bot }.
board-me-below = { $points ->
    [one] K tomuto botovi chybí jediný bod: { $bot }.
    [few] K tomuto botovi chybějí { $points } body: { $bot }.
   *[other] K tomuto botovi chybí { $points } bodů: { $bot }.
}
board-bots-only = jen proti botům
board-waiting = Zatím mimo seznam
board-waiting-help = ± nad 120
board-games-so-far = { $count ->
    [one] zatím jedna hra
    [few] zatím { $count } hry
   *[other] zatím { $count } her
}
board-champions = Vítězové sezón

person-since = Na serveru od: { $date }
person-ratings = Hodnocení
person-ratings-none = Zatím žádná hodnocená hra. Po první dohrané hře tu bude číslo, zpočátku jen hrubé.
person-hidden = { $name } ti to neukazuje.
person-players = hráči: { $players }
person-curve-told = Hodnocení a jeho ±, počet her: { $count }
person-curve-best = Nejlepší: { $rating } ± { $margin }
person-places = Umístění
person-first-to-last = Od prvního po poslední
person-won = Výhry
person-par = Par
person-too-few = příliš málo her
person-recent = Poslední hry
person-recent-none = U veřejného stolu zatím žádná dohraná hra.
person-ended = Konec
person-place = Místo
person-points = Body
person-between = Ty a { $name }
person-games = { $count ->
    [one] jedna hra
    [few] { $count } hry
   *[other] { $count } her
}
person-between-help = Kolikrát byl každý z dvojice lépe umístěný.
person-reliability = Spolehlivost
person-kept = Dohrané hry: { $kept } z posledních { $count }
person-kept-help = Šrafovaně: dohrál zástupce, i to se počítá. ×: odchod nebo vypršel čas.
person-kept-none = Zatím žádná dohraná hra s lidmi.
person-answers = Polovina odpovědí přijde do: { $time }
person-answers-help = Prostřední polovina odpovědí za 90 dní: { $from } až { $to }, bez nocí a dovolených.
person-answers-few = Na údaj o rychlosti je odpovědí málo: { $count } z 30.
person-sees = Kdo co vidí
person-sees-help = Soukromé stoly se nikdy neuvádějí. U hodnoceného stolu vidí ostatní tvoje hodnocení.
person-sees-kept = Uloženo.
person-line-ratings = Hodnocení
person-line-games = Hry a umístění
person-line-answers = Spolehlivost a rychlost odpovědí
person-line-found = Že máš profil
person-to-everybody = Všichni
person-to-members = Členové
person-to-played = Moji spoluhráči
person-to-me = Jen já
person-export = Vezmi si své hry s sebou

group-ratings = Hodnocení uvnitř skupiny
group-ratings-help = Tady se počítají všechny hry skupiny, i přátelské. Tato hodnocení vidí jen členové.
