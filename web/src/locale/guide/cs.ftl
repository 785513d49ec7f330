# Words that only some pages say: settings, hints, warnings, the companion. They come with those pages.

hints = Nápovědy
hints-off = Jen ve hrách proti botům
hints-on = Dovolené všem
hints-help-off = Když hraješ jen proti botům, můžeš se zeptat, co by udělal bot. Ve hrách mezi lidmi to nesmí nikdo.
hints-help-on = Každý se smí zeptat, co by udělal bot, i proti lidem. Pozvaní hráči to vidí.
hints-mark = nápovědy dovoleny
hint-ask = Co by udělal bot?
hint-off = Tady nápovědy nejsou: hrají lidé mezi sebou a při otevření stolu se na nich nedohodli.
hint-thinking = Bot přemýšlí…
hint-title = Co by udělal bot
hint-why = Proč, v konečných bodech
hint-better = { $points ->
    [one] Asi o { $points } bod lepší než:
    [few] Asi o { $points } body lepší než:
    [many] Asi o { $points } bodu lepší než:
   *[other] Asi o { $points } bodů lepší než:
}
hint-equal = Zhruba stejně dobré:
hint-only = Nic jiného podle bota nestojí za úvahu.
hint-show-other = Ukázat
hint-show-first = Ukázat první
hint-do = Zahrát to
hint-do-other = Zahrát raději toto
hint-close = Zavřít
hint-thought = Jen nápad: bot neví víc, než vidíš ty.

settings-language = Jazyk
settings-language-help = Co ještě není přeloženo, je anglicky.
settings-language-system = Jazyk prohlížeče
settings-theme = Barvy
settings-theme-help = Figurky si barvy nechají; mění se papír, voda a inkoust.
settings-theme-system = Systém
settings-theme-light = Světlé
settings-theme-dark = Tmavé
settings-contrast = Kontrast
settings-contrast-help = Silnější čáry, žádný šedý text.
settings-contrast-normal = Běžný
settings-contrast-more = Větší
settings-motion = Animace
settings-motion-help = Figurky na místo dojedou, nebo skočí.
settings-motion-system = Systém
settings-motion-none = Žádné
settings-bots = Boti
settings-bots-help = Jak rychle vidíš, co boti dělají. Když se u stolu dívá víc lidí, platí nejpomalejší nastavení.
settings-bots-once = Najednou
settings-bots-steps = Po krocích
settings-bots-slow = Pomalu
settings-patterns = Vzory na kolejích
settings-patterns-help = Koleje každého hráče mají kromě barvy a značky i vzor.
settings-notify = Oznámení
settings-notify-help = Prohlížeč tě upozorní, když jsi na tahu a tato karta je v pozadí.
settings-forced = Vynucené tahy
settings-forced-help = Zahraje za tebe jedinou možnost, když na ní nezáleží. Prodej, konec tahu a odhalení vždy čekají na tvé kliknutí.
settings-steps = Tahy jedním kliknutím
settings-steps-help = V panelu zahraje jedno kliknutí každou možnost, kterou lze vzít zpět a která neukončí tvůj tah. Vypnuto: vybereš a potvrdíš.
settings-endings = Ukázat konec každého kola
settings-endings-help = Ukáže krok za krokem, co se stane na konci kola: peníze a kostky. Vypnuto: naráz.
settings-kept-account = Uloženo u tvého účtu.
settings-kept-browser = Uloženo v tomto prohlížeči.
settings-blunders = Varovat před hrubými chybami
settings-blunders-help = Ve hrách proti botům: před tahem, který jistě stojí mnoho bodů, se dozvíš kolik. Tahy trvají o chvilku déle.
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

guide = Pomoc s tímto rozhodnutím
guide-about = O tomto rozhodnutí
guide-page = V pravidlech
guide-rules = Pravidla
companion = Průvodce
companion-matters = Na čem obvykle záleží
companion-mistake = Častá chyba
companion-fold = Rozumím
companion-again = Vysvětli znovu
companion-careful = Pozor
companion-numbers = Čísla jsou nad tlačítkem. Přesto to můžeš udělat.
companion-says = Kolik toho průvodce říká
companion-every = Každou fázi
companion-warnings = Jen varování
companion-off = Nic
first-game = Tvoje první hra
first-game-how = Skutečná hra proti snadným botům; průvodce vysvětlí každou fázi, když přijde.

learn-intro = Krátké lekce na skutečných pozicích: táhneš ty. Nepotřebuješ účet a začít můžeš kdekoli.
learn-course = { $lessons ->
    [one] jedna lekce
    [few] { $lessons } lekce
   *[other] { $lessons } lekcí
}, { $minutes } min
learn-done-of = Hotovo { $done } z { $lessons }
learn-left = zbývá asi { $minutes } min
learn-minutes = { $minutes } min
learn-done = hotovo
learn-step = krok { $step } z { $steps }
learn-begin = Začít
learn-again = Znovu
learn-go-on = Dál
learn-go-on-with = Pokračovat lekcí { $number }
learn-open = Začni lekcí, kterou chceš.
learn-know = Co už víš
learn-lesson-of = { $game } · lekce { $place } z { $lessons }
learn-exercise-of = { $game } · cvičení { $place } z { $lessons }
learn-steps = Kroky lekce
learn-task = Jsi na tahu
learn-right = Správně!
learn-not-yet = Ještě ne
learn-back = Vrátit tah
learn-show = Ukázat
learn-next = Další lekce
learn-next-exercise = Další cvičení
learn-exercises = Cvičné situace
learn-exercises-how = Vždy jedno rozhodnutí: všechny odpovědi jsou podle pravidel, jedna je nejlepší a každá ukáže, kam vede.
learn-solved-of = Vyřešeno { $done } z { $exercises }
learn-to-course = Zpět na přehled lekcí
learn-text = Lekce
learn-rules = Číslovaná pravidla
learn-book = Pravidla hry
learn-words = Slovníček
learn-words-lead = Tato slova jsou vysvětlena všude, kde jsou podtržená tečkami.
learn-aid = Přehled pro hráče
learn-aid-for = přehled pro hráče · obvyklá pravidla · { $players }
learn-aid-foot = Pravidlo najdeš podle čísla: napiš číslo uvedené u odstavce do vyhledávání v pravidlech.
learn-print = Vytisknout
learn-example = Řešený příklad
learn-figure = Deska na konci příkladu
learn-allowed = Dovoleno:
learn-refused = Nedovoleno:

odd = Divná věta?
odd-help = Provozovatel se dozví, o kterou větu jde, v jakém jazyce a na které stránce.
odd-word = Co zní divně? (nepovinné)
odd-done = Děkujeme. Provozovatel si to přečte.
