# Words that only some pages say: settings, hints, warnings, the companion. They come with those pages.

hints = Nápovědy
hints-off = Jen proti botům
hints-on = Dovolené všem
hints-help-off = Kdo hraje jen proti botům, smí se zeptat, co by udělal bot. Kde hrají lidé proti sobě, nesmí nikdo.
hints-help-on = Každý se smí zeptat, co by na jeho místě udělal bot, i proti lidem. Pozvaní to vidí.
hints-mark = nápovědy dovoleny
hint-ask = Co bys udělal ty?
hint-off = Tady nápovědy nejsou: hrají lidé proti sobě a při zakládání stolu se na nich nedohodli.
hint-thinking = Bot přemýšlí …
hint-title = Co by udělal bot
hint-why = Proč, v bodech na konci
hint-better = { $points ->
    [one] Asi o { $points } bod lepší než:
    [few] Asi o { $points } body lepší než:
    [many] Asi o { $points } bodu lepší než:
   *[other] Asi o { $points } bodů lepší než:
}
hint-equal = Zhruba stejně dobré:
hint-only = Nic jiného podle bota nestojí za úvahu.
hint-show-other = Ukaž
hint-show-first = Ukaž první
hint-do = Udělej to
hint-do-other = Raději tohle
hint-close = Zavřít
hint-thought = Myšlenka, ne rozkaz. Neví víc, než smíš vidět ty.

settings-language = Jazyk
settings-language-help = Co ještě není přeloženo, je anglicky.
settings-language-system = Podle prohlížeče
settings-theme = Barvy
settings-theme-help = Kameny si barvy nechají; mění se papír, voda a inkoust.
settings-theme-system = Systém
settings-theme-light = Světlé
settings-theme-dark = Tmavé
settings-contrast = Kontrast
settings-contrast-help = Silnější čáry, žádný šedý text.
settings-contrast-normal = Běžný
settings-contrast-more = Větší
settings-motion = Animace
settings-motion-help = Kameny na místo dojedou, nebo skočí.
settings-motion-system = Systém
settings-motion-none = Žádné
settings-patterns = Vzory na kolejích
settings-patterns-help = Vzor pro koleje každého hráče, vedle barvy a značky.
settings-notify = Oznámení
settings-notify-help = Prohlížeč tě upozorní, když jsi na tahu a díváš se jinam.
settings-forced = Vynucené tahy
settings-forced-help = Dá za tebe jedinou možnou odpověď, když na ní nic nezávisí. Prodej, konec tahu a vše, co něco odhalí, vždy čeká na tvé kliknutí.
settings-steps = Kroky hned
settings-steps-help = V panelu jedno kliknutí zahraje každou odpověď, kterou lze vzít zpět a po níž pokračuješ. Vypnuto: každou odpověď vybereš a potvrdíš.
settings-endings = Přehrát konec každého kola
settings-endings-help = Co se na konci kola stane samo, peníze a kostky, se ukáže krok za krokem. Vypnuto: naráz.
settings-kept-account = Uloženo u tvého účtu.
settings-kept-browser = Uloženo v tomto prohlížeči.
settings-blunders = Varuj mě před hrubkami
settings-blunders-help = Jen proti botům: před tahem, který jistě stojí mnoho bodů, věta řekne kolik. Každý tah trvá o chvilku déle.
blunder-title = Opravdu?
blunder-costs = { $points ->
    [one] Tohle bude na konci stát asi { $points } bod.
    [few] Tohle bude na konci stát asi { $points } body.
    [many] Tohle bude na konci stát asi { $points } bodu.
   *[other] Tohle bude na konci stát asi { $points } bodů.
}
blunder-better = Bot by raději: { $what }.
blunder-anyway = Přesto zahrát
blunder-think = Ještě si to rozmyslím

guide = Pomoc s tímto rozhodnutím
guide-about = O tomto rozhodnutí
guide-page = V knize pravidel
guide-rules = Pravidla
companion = Průvodce
companion-matters = Na čem obvykle záleží
companion-mistake = Častá chyba
companion-fold = Rozumím
companion-again = Vysvětli znovu
companion-careful = Pozor
companion-numbers = Čísla stojí nad tlačítkem. Přesto to můžeš udělat.
companion-says = Kolik toho říká
companion-every = Každou fázi
companion-warnings = Jen varování
companion-off = Nic
first-game = Tvoje první hra
first-game-how = Skutečná hra proti mírným botům; průvodce vysvětlí každou fázi, když přijde.

learn-intro = Krátké lekce na skutečných pozicích: tahy děláš ty. Účet není potřeba a nic není zamčené.
learn-course = { $lessons ->
    [one] jedna lekce
    [few] { $lessons } lekce
   *[other] { $lessons } lekcí
}, { $minutes } minut
learn-done-of = Hotovo { $done } z { $lessons }
learn-left = zbývá asi { $minutes } minut
learn-minutes = { $minutes } min
learn-done = hotovo
learn-step = krok { $step } z { $steps }
learn-begin = Začít
learn-again = Znovu
learn-go-on = Dál
learn-go-on-with = Pokračovat lekcí { $number }
learn-open = Začít můžeš kdekoli. Nic není zamčené.
learn-know = Co už víš
learn-lesson-of = { $game } · lekce { $place } z { $lessons }
learn-exercise-of = { $game } · cvičení { $place } z { $lessons }
learn-steps = Kroky lekce
learn-task = Jsi na tahu
learn-right = Správně!
learn-not-yet = Ještě ne
learn-back = Vrátit tah
learn-show = Ukaž mi to
learn-next = Další lekce
learn-next-exercise = Další cvičení
learn-exercises = Cvičení v úsudku
learn-exercises-how = Vždy jedno rozhodnutí: všechny odpovědi jsou podle pravidel, jedna je nejlepší a každá říká, kam vede.
learn-solved-of = Vyřešeno { $done } z { $exercises }
learn-to-course = Zpět na přehled lekcí
learn-text = Lekce
learn-rules = Pravidla
learn-book = Kniha pravidel
learn-words = Slova
learn-words-lead = Tato slova jsou vysvětlena všude, kde jsou tečkovaně podtržená.
learn-aid = Přehled pro hráče
learn-aid-for = přehled pro hráče · obvyklá pravidla · { $players }
learn-aid-foot = Pravidla podle čísla: napište číslo pravidla, jak stojí vedle odstavců knihy pravidel, do vyhledávání v pravidlech.
learn-print = Vytisknout
learn-example = Řešený příklad
learn-figure = Deska na konci příkladu
learn-allowed = Dovoleno:
learn-refused = Nedovoleno:
refused-no-such-example = Takový příklad neexistuje.
refused-no-such-lesson = Taková lekce neexistuje.
refused-no-such-action = V této hře takový tah není.
refused-bad-csrf-token = Server už tento prohlížeč nezná. Načti stránku znovu.
refused-bad-input = To nesedí k tomu, co je teď na plánu. Načti stránku znovu.
refused-bad-order = Takový příkaz tu nejde zadat.
refused-bad-plan = Tento plán má příliš mnoho kroků, než aby se zahrál najednou.
refused-bad-record = Toto není záznam hry, který by šel znovu přehrát.
refused-failure = Na serveru se něco pokazilo. Zkus to znovu.
refused-hint-underway = Boti ještě přemýšlejí o tvé poslední otázce.
refused-no-advice = Boti teď žádnou radu nemají.
refused-no-such-game = Taková hra neexistuje.
refused-no-such-series = Takový začátek není, nebo s vámi není sdílen.
refused-not-your-seat = U tohoto stolu nehraješ.
refused-not-your-study = To může jen vlastník této studie.
refused-not-your-turn = Nejsi na tahu.
refused-nothing-to-undo = Není co vzít zpět.
refused-seat-is-taken = Toto místo je obsazené.
refused-stale = Mezitím se něco změnilo. Zkus to znovu.
refused-table-is-full = Žádné místo není volné.
refused-too-long = To je příliš dlouhé.
refused-vote-is-over = Toto hlasování skončilo.
