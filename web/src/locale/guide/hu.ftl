# Words that only some pages say: settings, hints, warnings, the companion. They come with those pages.

hints = Tippek
hints-off = Csak botok ellen
hints-on = Mindenkinek szabad
hints-help-off = Aki csak botok ellen játszik, megkérdezheti, mit tenne egy bot. Ahol emberek játszanak egymás ellen, ott senki.
hints-help-on = Mindenki megkérdezheti, mit tenne egy bot a helyében, emberek ellen is. A meghívottak ezt látják.
hints-mark = tippek engedélyezve
hint-ask = Te mit tennél?
hint-off = Itt nincs tipp: emberek játszanak egymás ellen, és az asztal készítésekor nem egyeztek meg benne.
hint-thinking = A bot gondolkodik …
hint-title = Mit tenne a bot
hint-why = Miért, a játék végi pontokban
hint-better = { $points ->
    [one] Körülbelül { $points } ponttal jobb, mint:
   *[other] Körülbelül { $points } ponttal jobb, mint:
}
hint-equal = Körülbelül ugyanolyan jó:
hint-only = A bot szerint más nem is jön szóba.
hint-show-other = Mutasd
hint-show-first = Mutasd az elsőt
hint-do = Tegyük ezt
hint-do-other = Inkább ezt
hint-close = Bezárás
hint-thought = Gondolat, nem parancs. Nem tud többet, mint amit te láthatsz.

settings-language = Nyelv
settings-language-help = Ami még nincs lefordítva, angolul jelenik meg.
settings-language-system = Ahogy a böngésző mondja
settings-theme = Színek
settings-theme-help = A bábuk megtartják a színüket; a papír, a víz és a tinta változik.
settings-theme-system = Rendszer
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-contrast = Kontraszt
settings-contrast-help = Erősebb vonalak, szürke szöveg nélkül.
settings-contrast-normal = Szokásos
settings-contrast-more = Erős
settings-motion = Mozgás
settings-motion-help = A bábuk a helyükre siklanak vagy ugranak.
settings-motion-system = Rendszer
settings-motion-none = Nincs
settings-patterns = Mintás vágány
settings-patterns-help = Minden játékos vágányán minta is van a szín és a jel mellett.
settings-notify = Értesítések
settings-notify-help = A böngésző szól, ha te jössz és máshol jársz.
settings-forced = Kényszerlépések
settings-forced-help = Lép helyetted, ha csak egy lehetőség van.
settings-steps = Lépések azonnal
settings-steps-help = A panelen egy kattintás megteszi a visszavonható lépést. Ki: minden lépést megerősítesz.
settings-endings = A fordulók végének lejátszása
settings-endings-help = Ami a forduló végén magától történik, pénz és kockák, lépésről lépésre látszik. Ki: egyszerre.
settings-kept-account = A fiókod őrzi.
settings-kept-browser = Ez a böngésző őrzi.
settings-blunders = Figyelmeztess a baklövésekre
settings-blunders-help = Csak botok ellen: egy lépés előtt, amely biztosan sok pontba kerül, egy mondat megmondja, mennyibe. Minden lépés egy pillanattal tovább tart.
blunder-title = Biztos vagy benne?
blunder-costs = { $points ->
    [one] Ez a végén körülbelül { $points } pontba kerül.
   *[other] Ez a végén körülbelül { $points } pontba kerül.
}
blunder-better = A bot inkább ezt tenné: { $what }.
blunder-anyway = Mégis ezt játszom
blunder-think = Meggondolom

guide = Segítség ehhez a döntéshez
guide-about = Erről a döntésről
guide-page = A szabálykönyvben
guide-rules = Szabályok
companion = Kísérő
companion-matters = Mi számít általában
companion-mistake = Gyakori hiba
companion-fold = Értem
companion-again = Magyarázd el újra
companion-careful = Vigyázz
companion-numbers = A számok a gomb fölött állnak. Azért megteheted.
companion-says = Mennyit mondjon
companion-every = Minden fázist
companion-warnings = Csak figyelmeztetést
companion-off = Semmit
first-game = Az első játékod
first-game-how = Igazi játék szelíd botok ellen; a kísérő minden fázist elmagyaráz, amikor először jön.

learn-intro = Rövid leckék valódi állásokon: a lépéseket te teszed meg. Fiók nem kell hozzá, és semmi sincs lezárva.
learn-course = { $lessons } lecke, { $minutes } perc
learn-done-of = { $lessons } leckéből { $done } kész
learn-left = még körülbelül { $minutes } perc
learn-minutes = { $minutes } perc
learn-done = kész
learn-step = { $steps } lépésből a { $step }.
learn-begin = Kezdés
learn-again = Újra
learn-go-on = Tovább
learn-go-on-with = Tovább a { $number }. leckével
learn-open = Bárhol kezdheted. Semmi sincs lezárva.
learn-know = Amit már tudsz
learn-lesson-of = { $game } · { $lessons } leckéből a { $place }.
learn-steps = A lecke lépései
learn-task = Te jössz
learn-right = Helyes!
learn-not-yet = Nem egészen
learn-back = Visszaveszem
learn-show = Mutasd meg
learn-next = Következő lecke
learn-to-course = Vissza a tanfolyamhoz
learn-text = A lecke
learn-rules = A szabályok
learn-book = Szabálykönyv
learn-aid = Játékossegédlet
learn-aid-for = játékossegédlet · szokásos szabályok · { $players }
learn-aid-foot = Szabályok szám szerint: írd be a szabály számát, ahogy a szabálykönyv bekezdései mellett áll, a szabályok keresőjébe.
learn-print = Nyomtatás
learn-example = Kidolgozott példa
learn-figure = A tábla a példa végén
