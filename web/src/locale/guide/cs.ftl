# Words of the guide: hints, warnings, the companion. They come with the pages that say them.

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
