# Words that only some pages say: settings, hints, warnings, the companion. They come with those pages.

hints = Tippek
hints-off = Csak botok elleni játszmában
hints-on = Mindenkinek szabad
hints-help-off = Ha csak botok ellen játszol, megkérdezheted, mit tenne egy bot. Emberek közötti játszmában senki sem kérdezheti meg.
hints-help-on = Mindenki megkérdezheti, mit tenne egy bot, emberek ellen is. A meghívottak ezt látják.
hints-mark = tippek engedélyezve
hint-ask = Mit tenne egy bot?
hint-off = Itt nincs tipp: emberek játszanak egymással, és az asztal megnyitásakor nem egyeztek meg benne.
hint-thinking = A bot gondolkodik…
hint-title = Mit tenne a bot
hint-why = Miért, végső pontokban
hint-better = { $points ->
    [one] Körülbelül { $points } ponttal jobb, mint:
   *[other] Körülbelül { $points } ponttal jobb, mint:
}
hint-equal = Körülbelül ugyanolyan jó:
hint-only = A bot szerint más nem is jön szóba.
hint-show-other = Mutasd
hint-show-first = Mutasd az elsőt
hint-do = Ezt lépem
hint-do-other = Inkább ezt lépem
hint-close = Bezárás
hint-thought = Csak ötlet: a bot nem tud többet, mint amit te láthatsz.

settings-language = Nyelv
settings-language-help = Ami még nincs lefordítva, angolul jelenik meg.
settings-language-system = A böngésző nyelve
settings-theme = Színek
settings-theme-help = A bábuk megtartják a színüket; a papír, a víz és a tinta változik.
settings-theme-system = Rendszer
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-contrast = Kontraszt
settings-contrast-help = Erősebb vonalak, szürke szöveg nélkül.
settings-contrast-normal = Szokásos
settings-contrast-more = Erős
settings-motion = Animáció
settings-motion-help = A bábuk a helyükre siklanak vagy ugranak.
settings-motion-system = Rendszer
settings-motion-none = Nincs
settings-patterns = Mintás vágány
settings-patterns-help = Minden játékos vágányán minta is van a szín és a jel mellett.
settings-notify = Értesítések
settings-notify-help = A böngésző szól, ha te jössz, és ez a lap a háttérben van.
settings-forced = Kényszerlépések
settings-forced-help = Meglépi helyetted az egyetlen lehetőséget, ha semmi sem múlik rajta. Eladás, a köröd vége és minden, ami felfed valamit, a kattintásodra vár.
settings-steps = Lépés egy kattintással
settings-steps-help = A panelen egy kattintás meglép minden választást, amely visszavonható, és nem fejezi be a körödet. Ki: választás, majd megerősítés.
settings-endings = A fordulók végének bemutatása
settings-endings-help = Lépésről lépésre mutatja, mi történik a forduló végén: pénz és dobókockák. Ki: egyszerre.
settings-kept-account = A fiókodban elmentve.
settings-kept-browser = Ebben a böngészőben elmentve.
settings-blunders = Figyelmeztess a durva hibákra
settings-blunders-help = Botok elleni játszmában: ha egy lépés biztosan sok pontba kerülne, előtte megtudod, mennyibe. Minden lépés egy pillanattal tovább tart.
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
companion = Segítő
companion-matters = Mi számít általában
companion-mistake = Gyakori hiba
companion-fold = Értem
companion-again = Magyarázd el újra
companion-careful = Vigyázz
companion-numbers = A számok a gomb fölött vannak. Azért megteheted.
companion-says = Mennyit mondjon a segítő
companion-every = Minden fázist
companion-warnings = Csak figyelmeztetést
companion-off = Semmit
first-game = Az első játszmád
first-game-how = Igazi játszma könnyű botok ellen; a segítő minden fázist elmagyaráz, amikor először jön.

learn-intro = Rövid leckék valódi állásokon: te lépsz. Fiók nem kell hozzá, és bárhol kezdheted.
learn-course = { $lessons } lecke, { $minutes } perc
learn-done-of = { $lessons } leckéből { $done } kész
learn-left = még körülbelül { $minutes } perc
learn-minutes = { $minutes } perc
learn-done = kész
learn-step = { $step }/{ $steps }. lépés
learn-begin = Kezdés
learn-again = Újra
learn-go-on = Tovább
learn-go-on-with = Tovább a { $number }. leckével
learn-open = Kezdd azzal a leckével, amelyikkel szeretnéd.
learn-know = Amit már tudsz
learn-lesson-of = { $game } · { $place }/{ $lessons }. lecke
learn-exercise-of = { $game } · { $place }/{ $lessons }. gyakorlat
learn-steps = A lecke lépései
learn-task = Te jössz
learn-right = Helyes!
learn-not-yet = Nem egészen
learn-back = Visszavonom
learn-show = Mutasd meg
learn-next = Következő lecke
learn-next-exercise = Következő gyakorlat
learn-exercises = Döntési gyakorlatok
learn-exercises-how = Egy-egy döntés: minden válasz szabályos, egy a legjobb, és mindegyik megmutatja, hová vezet.
learn-solved-of = { $exercises } gyakorlatból { $done } megoldva
learn-to-course = Vissza a tanfolyamhoz
learn-text = A lecke
learn-rules = A szabályok
learn-book = Szabálykönyv
learn-words = Szójegyzék
learn-words-lead = Ezeket a szavakat mindenütt megmagyarázzuk, ahol pontozott vonallal vannak aláhúzva.
learn-aid = Játékossegédlet
learn-aid-for = játékossegédlet · szokásos szabályok · { $players }
learn-aid-foot = Ha egy szabályt keresel, írd be a számát (a szabálykönyv bekezdései mellett áll) a szabályok keresőjébe.
learn-print = Nyomtatás
learn-example = Kidolgozott példa
learn-figure = A tábla a példa végén
learn-allowed = Szabad:
learn-refused = Nem szabad:

odd = Furcsa mondat?
odd-help = Az üzemeltető megtudja, melyik mondatról van szó, milyen nyelven és melyik oldalon.
odd-word = Mi hangzik furcsán? (nem kötelező)
odd-done = Köszönjük. Az üzemeltető el fogja olvasni.
