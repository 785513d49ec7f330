# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 18ae6ae2
turn = Udělej jednu věc: polož dílek a získej páru, rozjeď vlak a utrať ji, nebo naber vodu, stojíš-li u vodárny. Potom je na tahu hráč po tvé levici.
    .matters = S nejvýš 2 body páry pokládej, s 5 nebo 6 jeď: kotel pojme šest, a co dílek přinese navíc, je ztraceno. Zboží druhé barvy má cenu 3 bodů, třetí nebo čtvrté 4, barvy, kterou máš, 2. Podívej se, zda další hráč nemůže vyhrát tím, co mu necháš.
    .mistake = Nepokládej dílek za dílkem s plným kotlem: půlka páry přijde nazmar.

# en: 6c68b24b
turn_burnt = Uhlí je v kotli; teď polož dílek, město, nebo jeď. V tomto tahu můžeš utratit jen páru z doby předtím.
    .matters = Uhlí pracuje pro příští tah: spal ho při pokládání a pak jeď s plným kotlem. S dílkem ať skončíš na šesti, ne výš.
    .mistake = Nespal všechno kvůli jízdě ještě v tomto tahu: páru z něj lze utratit až v příštím tahu.

# en: 75915313
place_drawn = Město je otočené a musíš ho umístit; potom dostane dvě zboží ze sáčku. Vyber jedno z míst, kde je prostor.
    .matters = Vezeš-li zboží jeho barvy, polož ho před svůj vlak; veze-li ho soupeř, daleko od něj. Nejlepší je konec rovné trati ze dvou dílků: taková cesta stojí 3 body páry a nikdy nevykolejí. Město může i uzavřít okruh.
    .mistake = Neber z hromádky, když barva, kterou potřebuješ, leží v nabídce. Město v nabídce ukazuje své zboží, hromádka ani barvu.

# en: 8e0b3283
run = Jeď dál, nalož zboží ve městě, nebo zastav. Vše lze vrátit, dokud nezastavíš.
    .matters = Nakládání je zdarma a zboží je doručeno v prvním městě své barvy, do kterého vjedeš. Se zatáčkou na cestě a aspoň 3 body páry házíš: při 3 vykolejí jednička, při 6 jedna až čtyři; rovně se nehází. Na kolejích zboží zůstává ve vlaku, ve městě leží pro kohokoli.
    .mistake = Neodjížděj z města s prázdným vlakem. Zboží stejným směrem by mělo cenu 2 až 4 bodů zadarmo.
