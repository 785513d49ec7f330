# Days of Steam česky. Chybějí jen zprávy beze slov.

phase-turn = Dílek, vlak nebo vodárna
    .short = Tah
phase-turn_burnt = Uhlí shořelo: polož dílek, nebo jeď
    .short = Uhlí
phase-place_drawn = Umístit vytažené město
    .short = Město
phase-run = Jízda vlaku
    .short = Vlak
phase-over = Konec hry
## Co se stalo

tile-laid = { $who } pokládá dílek kolejí na { $cell }: { $tile }.
tile-covered = { $who } překrývá dílek na { $cell }: { $covered } → { $tile }.
tile-drawn = { $who } si bere dílek kolejí; { $left ->
    [0] žádný nezbývá
    [one] zbývá jeden
    [few] zbývají { $left }
   *[other] zbývá { $left }
}.
tile-exchanged = { $who } nemůže nic jiného a odkládá dílek: { $tile }.
city-drawn = { $who } si bere z hromádky { $city } město.
city-placed = { $who } pokládá { $city } město na { $cell }.
goods-drawn = Nové město dostává toto zboží: { $goods }.
display-filled = Na místo { $slot } nabídky přichází { $city } město s tímto zbožím: { $goods }.
coal-given = Poslední město leží na mapě: každý dostává uhlí ({ $coal }).
steam-gained = { $who } získává { $gained ->
    [one] { $gained } bod páry
    [few] { $gained } body páry
   *[other] { $gained } bodů páry
} a má { $steam }.
circuit-new = { $who } uzavírá nový okruh ({ $cities }) a bere si žeton: +1 bod; { $left ->
    [0] žádný žeton nezbývá
    [one] zbývá jeden žeton
    [few] zbývají { $left } žetony
   *[other] zbývá { $left } žetonů
}.
circuit-none = { $reason ->
    [same] { $who } nedostává žeton: okruh { $cities } má společné koleje se starším přes stejná města.
    [kept] { $who } nedostává žeton: okruh { $cities } už existoval.
    [few_stops] { $who } nedostává žeton: okruh potřebuje aspoň dvě města.
    [reversing] { $who } nedostává žeton: na tom okruhu by vlak musel couvat.
   *[no_marker] { $who } uzavírá nový okruh ({ $cities }), ale žetony už došly.
}
train-moved = { $who } jede na { $edge }, na { $cell }, za { $cost ->
    [one] { $cost } bod páry
    [few] { $cost } body páry
   *[other] { $cost } bodů páry
}.
good-loaded = { $who } nakládá { $colour } zboží ve městě na { $cell }.
good-arrived = { $who } přiváží { $colour } zboží do města na { $cell }.
good-delivered = { $who } doručuje { $colour } zboží: +{ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
good-unloaded = { $who } vykládá { $colour } zboží ve městě na { $cell }.
roll-passed = { $who } jede přes zatáčku za { $spent ->
        [few] { $spent } body
       *[other] { $spent } bodů
    } páry, potřebuje { $needed } a hází { $die }: vlak zůstává na kolejích.
derailed = { $who } jede přes zatáčku za { $spent ->
        [few] { $spent } body
       *[other] { $spent } bodů
    } páry, potřebuje { $needed } a hází { $die }: vlak vykolejil a vrací se na začátek.
move-ended = { $who } zastavuje; jízda stála { $spent ->
    [one] { $spent } bod páry
    [few] { $spent } body páry
   *[other] { $spent } bodů páry
}, zbývá { $steam }.
coal-burnt = { $who } spaluje { $cubes ->
        [one] { $cubes } kostku
        [few] { $cubes } kostky
       *[other] { $cubes } kostek
    } uhlí a má { $steam ->
    [one] { $steam } bod páry
    [few] { $steam } body páry
   *[other] { $steam } bodů páry
}.
water-taken = { $who } nabírá vodu u vodárny.
game-over = { $reason ->
    [won] { $who } má 13 bodů a okamžitě vyhrává.
    [last_tile] Došly dílky kolejí: hra končí.
   *[stalled] Dvanáct kol se nic nestalo: hra končí.
}

## Co volba udělá

choice-track = { $cell }: { $tile }, { $steam ->
    [one] { $steam } bod
    [few] { $steam } body
   *[other] { $steam } bodů
} páry
    .button = Položit: { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry
choice-cover = { $cell }: { $tile } přes starý dílek, { $steam ->
    [one] { $steam } bod
    [few] { $steam } body
   *[other] { $steam } bodů
} páry
    .button = Položit: { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry
choice-city = Město ({ $city }) na { $cell }: { $steam ->
    [one] { $steam } bod
    [few] { $steam } body
   *[other] { $steam } bodů
} páry
    .button = Položit: { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry
choice-draw_city = Vzít si město a položit ho
choice-move_step = Jet na { $edge }, { $cell }: { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
   *[other] { $cost } bodů
} páry
    .button = Jet: { $cost ->
        [one] { $cost } bod
        [few] { $cost } body
       *[other] { $cost } bodů
    } páry
choice-load = Naložit { $colour } zboží
choice-stop = Zastavit
choice-burn = Spálit uhlí: { $cubes }
choice-water = Vzít vodu
choice-exchange = Odložit a vzít si jiný dílek: { $what }

## Nastavení

option-circuit_novelty = Zda obměna existujícího okruhu přináší žeton.
    .name = Nové okruhy
option-circuit_novelty-strict = Opravdu nové
option-circuit_novelty-any_loop = Každý nově uzavřený
option-coal_same_turn = Zda lze páru z uhlí utratit ve stejném tahu.
    .name = Uhlí působí hned
option-start_city_goods = Zda počáteční město dostane dva kusy zboží.
    .name = Zboží v počátečním městě
option-last_tile_end = Zda hra končí posledním dílkem kolejí, nebo až měli všichni stejně tahů.
    .name = Poslední dílek
option-last_tile_end-immediate = Končí hned
option-last_tile_end-round = Končí s kolem

## Otázky a slovesa

ask-turn = Polož dílek, jeď vlakem, nebo vezmi vodu
ask-turn_burnt = Uhlí shořelo: teď polož dílek, nebo jeď
ask-place_drawn = Vyber pole pro nové město
ask-run = Jeď dál, nalož zboží, nebo zastav
ask-exchange = Nic nelze udělat: vyber dílek k výměně
ask-track-next = Vyber pole a natočení
ask-city-next = Vyber pole pro město
ask-move_step-next = Vlak: vyber další pole
verb-track = Koleje
verb-city = Město
verb-draw_city = Vzít město
verb-place = Položit město
verb-move_step = Vlak
verb-load = Naložit
verb-stop = Zastavit
verb-burn = Spálit uhlí
verb-water = Voda
verb-exchange = Výměna

## Jména

title = Days of Steam
price = pára { $amount }
tile-ST = přímá kolej
tile-CU = zatáčka
tile-HS = přímá kolej na kopci
tile-HC = zatáčka na kopci
tile-WS = přímá kolej s vodárnou
tile-WC = zatáčka s vodárnou
tile-SD = přímá kolej se slepou
tile-CDS = zatáčka se slepou kolejí, vlevo
tile-CDW = zatáčka se slepou kolejí, vpravo
tile-BR = most
tile-DC = dvojitá zatáčka
tile-SWL = výhybka vlevo
tile-SWR = výhybka vpravo
tile-YS = výhybka Y
tile-TR = trojúhelník
tile-XL = protilehlá dvojitá výhybka, vlevo
tile-XR = protilehlá dvojitá výhybka, vpravo
tile-FN = trojcestná výhybka
covered-ST = { tile-ST }
covered-CU = { tile-CU }
covered-WS = { tile-WS }
covered-WC = { tile-WC }
covered-SD = { tile-SD }
covered-CDS = { tile-CDS }
covered-CDW = { tile-CDW }
covered-DC = { tile-DC }
covered-SWL = { tile-SWL }
covered-SWR = { tile-SWR }
covered-YS = { tile-YS }
covered-TR = { tile-TR }
covered-XL = { tile-XL }
covered-XR = { tile-XR }
covered-FN = { tile-FN }
what-ST = { tile-ST }
what-CU = { tile-CU }
what-HS = { tile-HS }
what-HC = { tile-HC }
what-WS = { tile-WS }
what-WC = { tile-WC }
what-SD = { tile-SD }
what-CDS = { tile-CDS }
what-CDW = { tile-CDW }
what-BR = { tile-BR }
what-DC = { tile-DC }
what-SWL = { tile-SWL }
what-SWR = { tile-SWR }
what-YS = { tile-YS }
what-TR = { tile-TR }
what-XL = { tile-XL }
what-XR = { tile-XR }
what-FN = { tile-FN }
edge-N = sever
edge-E = východ
edge-S = jih
edge-W = západ
city-red = červené
city-green = zelené
city-yellow = žluté
city-blue = modré
colour-red = červené
colour-green = zelené
colour-yellow = žluté
colour-blue = modré
start-red = červeného
start-green = zeleného
start-yellow = žlutého
start-blue = modrého
goal-red = { start-red }
goal-green = { start-green }
goal-yellow = { start-yellow }
goal-blue = { start-blue }
good-red = červené
good-green = zelené
good-yellow = žluté
good-blue = modré
figure-steam = Pára
figure-points = Body
figure-coal = Uhlí
figure-markers = Žetony
figure-hand = Dílky
score-goods = Zboží
score-colours = Barvy
score-markers = Okruhy

## Kapitoly pravidel

rules-TURN = Tah
rules-STEAM = Pára
rules-PLACE = Kladení kolejí
rules-OVER = Kladení přes koleje
rules-CITY = Města
rules-CIRC = Okruhy
rules-MOVE = Jízda vlakem
rules-DERAIL = Vykolejení
rules-GOODS = Zboží
rules-WATER = Vodárny
rules-COAL = Uhlí
rules-END = Konec hry
rules-SCORE = Bodování
rules-INFO = Co všichni vědí

## Slova na stole

draw-board = Days of Steam
draw-supply = Města a hromádky
draw-players = Hráči
draw-hand = Tvoje ruka
draw-hand_note = vlak, dílek nebo voda
draw-hand_hidden = dílky v ruce jsou skryté
draw-cell_empty = Pole { $cell }, prázdné
draw-cell_tile = Pole { $cell }: { $tile }
draw-cell_city = Pole { $cell }: { $colour } město
draw-tile = { $tile }, pára { $steam }
draw-tile_over = { $tile }, pára { $steam }, lze klást přes koleje
draw-laid = { $tile }, koleje na strany: { $edges }
draw-edge_N = { edge-N }
draw-edge_E = { edge-E }
draw-edge_S = { edge-S }
draw-edge_W = { edge-W }
draw-on_cell = { $what }, pole { $cell }
draw-city = Město ({ $colour }), pole { $cell }
draw-good = Zboží ({ $colour }), pole { $cell }
draw-goods = { $count } × zboží ({ $colour }), pole { $cell }
draw-train = { $player }: vlak na poli { $cell }
draw-train_cargo = { $player }: vlak na poli { $cell } veze { $colour } zboží z { $origin }
draw-cargo = { $player } veze { $colour } zboží z { $origin }
draw-display = Místo { $slot }: { $colour } město, zboží: { $goods }
draw-display_empty = Místo { $slot }: prázdné
draw-display_good = { $colour } zboží u města
draw-no_goods = žádné
draw-city_pile = Hromádka měst: { $count }
draw-track_pile = Hromádka kolejí: { $count }
draw-markers_left = Zbývající žetony okruhů: { $count }
draw-drawn = Vzaté město: { $colour }
draw-short_city_pile = města
draw-short_track_pile = dílky kolejí
draw-short_markers_left = žetony
draw-steam_of = { $player }: pára { $value }
draw-player = { $player }: body { $points }, pára { $steam }, uhlí { $coal }, žetony { $markers }, zboží { $goods }, dílky { $hand }
draw-delivered = { $player }: doručené { $colour } zboží: { $count }
draw-markers_of = { $player }: žetony okruhů: { $count }
draw-coal_of = { $player }: uhlí { $count }
draw-to_move = na tahu
draw-steam = pára
draw-short_steam = { draw-steam }
draw-short_points = body
draw-load = nalož
draw-short_coal = uhlí
draw-short_markers = žetony
draw-short_hand = dílky
draw-livery_1 = Zelená
draw-livery_2 = Oranžová
draw-livery_3 = Modrá
draw-livery_4 = Růžová

## Pravidla podle čísel; .refusal říká, proč něco nejde

DS-TURN-01 = Ve svém tahu uděláš přesně jednu věc: položíš dílek (koleje nebo město), jedeš vlakem, nebo vezmeš vodu u vodárny.
    .refusal = To teď udělat nelze: tah má jednu akci.
DS-TURN-02 = Když je hotovo, je na tahu hráč po tvé levici.
DS-TURN-03 = Po položení dílku kolejí si na konci tahu vezmeš nový z hromádky kolejí. Za město nový dílek nedostaneš.
DS-TURN-04 = Než položíš dílek nebo vyjedeš, smíš spálit uhlí. Tvůj tah tím není vyčerpaný.
DS-TURN-05 = Pasovat nelze.
DS-TURN-06 = Když nelze udělat vůbec nic, vyměníš dílek: jeden z ruky odložíš lícem nahoru ze hry a vezmeš si jiný, pokud nějaký zbývá. Nic dalšího nezískáš. Vezmeš-li si takto poslední dílek, hra končí jako jindy.
    .refusal = { $reason ->
        [hand] Takový dílek nemáš: { $tile }.
       *[possible] Můžeš udělat něco jiného. Dílek se vyměňuje, jen když nic jiného nejde.
    }
DS-TURN-07 = Kdo začíná, rozhodne náhoda.
DS-TURN-08 = Tah vždy začínáš se třemi dílky v ruce, dokud hromádka nedojde. Dílky se nikdy nevyměňují mezi hráči ani nevracejí.
DS-INFO-01 = Dílky v ruce vidíš jen ty. Kolik dílků kdo drží, vidí všichni.
DS-INFO-02 = Nikdo neví, v jakém pořadí leží hromádky ani co přijde ze sáčku. Kolik čeho zbývá a co ještě nikdo neviděl, si smí každý spočítat.
DS-INFO-03 = Vše ostatní je veřejné: deska, nabídka, zboží, vlaky a co vezou, pára, uhlí, žetony, doručené zboží i body.
DS-INFO-04 = Při výměně dílku všichni vidí odložený dílek a z té ruky víc nic. Všichni také vidí, kolik kol se nic nestalo.
DS-PLACE-01 = Dílek z ruky polož na prázdné pole, natočený, jak chceš. Jen dílek se znakem smí přijít na jiný dílek.
    .refusal = Tento dílek nemáš: { $tile }.
DS-PLACE-02 = Kde se nový dílek dotýká jiných, musí se kolej potkat s kolejí a prázdná strana s prázdnou stranou. Slepá kolej je také kolej a město má koleje na všech čtyřech stranách. Na prázdných polích kolem nezáleží.
    .refusal = Na { $cell } by kolej narazila na stranu bez kolejí, nebo naopak ({ $edge }).
DS-PLACE-03 = Vlak musí moci přejet po některé koleji nového dílku a dojet do města, aniž by kdy couval. Stačí jeden směr. Slepá kolej nestačí, ani kolej, na které by se vlak musel obrátit.
    .refusal = Žádný úsek dílku na { $cell } nevede k městu bez couvání.
DS-PLACE-04 = To město musí být blízko: po kolejích nejvýš pět dílků, nový dílek v to počítaje. Dílek vedle města je první. Kopec se tu počítá za jeden dílek.
    .refusal = { $cell } je dál než pět dílků od nejbližšího města.
DS-PLACE-05 = Koleje smějí spojit dvě města jediným dílkem. Odstup se musí dodržet, jen když se pokládá město.
DS-PLACE-06 = Ostatní koleje na dílku smějí vést kamkoli, i do prázdna.
DS-PLACE-07 = Za položení dílku dostaneš tolik páry, jaké je číslo na něm. Do kotle se vejde 6; co je navíc, přijde nazmar. Potom se zjistí, zda nové koleje uzavřely okruh.
DS-PLACE-08 = Nové koleje tak vždy navazují na koleje, které leží: na prázdném poli, na které nějaká kolej míří, nebo se znakem na dílku kolejí. Dílky z desky nikdy nemizí, ledaže jsou zakryty.
DS-OVER-01 = Dílek se znakem se smí položit na dílek kolejí, nebo na prázdné pole jako každý jiný.
    .refusal = Na { $cell } už dílek leží a tvůj nemá znak, se kterým se smí položit na jiný.
DS-OVER-02 = Kopce, mosty a města zakrýt nelze, ani dílek, na kterém stojí čísi vlak.
    .refusal = { $what ->
        [city] Město nelze zakrýt.
        [hill] Kopec nelze zakrýt.
        [bridge] Most nelze zakrýt.
       *[train] Dílek, na kterém stojí vlak, nelze zakrýt.
    }
DS-OVER-03 = Vše ostatní zakrýt lze: přímé koleje, zatáčky, výhybky, dvojité zatáčky, slepé koleje, vodárny i dílky, které samy leží na jiných.
DS-OVER-04 = Co bylo zakryto, je navždy pryč.
DS-OVER-05 = Nový dílek musí pasovat, jako by tam starý nikdy nebyl. Ze starých kolejí nemusí zachovat nic.
DS-OVER-06 = Nic nesmíš odříznout. Město, ze kterého vedla trasa do jiného, ji musí mít dál. Ze všech ostatních kolejí musí vlak stále moci dojet do města.
    .refusal = { $reason ->
        [cut_city] Město by ztratilo poslední trasu k jinému městu.
       *[cut_track] Jiné koleje by ztratily poslední trasu k městu.
    }
DS-OVER-07 = Dostaneš páru, možná žeton okruhu a nový dílek, přesně jako za každý jiný dílek.
DS-OVER-08 = Nic jiného chráněno není: smíš přerušit okruh, zkazit někomu cestu nebo odstranit vodárnu a síť se smí i rozpadnout. Vlaky jinde zůstávají na místě i se zbožím.
DS-CITY-01 = Vezmi jedno ze dvou měst v nabídce i s jeho zbožím, nebo vrchní město z hromádky měst, a polož je.
    .refusal = Hromádka měst je prázdná.
DS-CITY-02 = Město vzaté z nabídky hned nahradí nové z hromádky a dostane dvě kostky zboží ze sáčku. Když hromádka dojde, místo zůstane prázdné.
    .refusal = Na místě { $slot } není město.
DS-CITY-03 = Město vzaté z hromádky vidí všichni. Musíš ho položit a teprve pak dostane dvě kostky zboží ze sáčku. Brát z hromádky smíš, jen když je pro město nějaké pole.
    .refusal = { $reason ->
        [cell] Není pole, kam by šlo město položit.
       *[drawn] Máš nové město a musíš ho položit.
    }
DS-CITY-04 = Město přijde na prázdné pole, ke kterému není obrácená žádná strana bez kolejí. Vlak z něj musí moci bez couvání dojet do jiného města a nejbližší jiné město musí být aspoň dva dílky kolejí daleko; kopec je jeden dílek. Návrat do téhož města se nepočítá. Na tom, jak blízko jsou města vzdušnou čarou, nezáleží.
    .refusal = { $reason ->
        [occupied] Pole { $cell } je obsazené.
        [edge] K { $cell } přiléhá strana bez kolejí; město má koleje na všech stranách.
        [connect] Z { $cell } nevede souvislá trasa k jinému městu.
       *[close] { $cell } je příliš blízko jiného města: mezi nimi musí být dva dílky kolejí.
    }
DS-CITY-05 = Dvě města nesmějí ležet hned vedle sebe. Koleje, na kterých by vlak musel couvat, města nespojují, takže nejsou ani spojená, ani příliš blízko; koleje, které vlak otočí, je spojují.
    .refusal = Na { $cell } by město leželo hned vedle jiného.
DS-CITY-06 = Města smějí ležet tak daleko, kam vedou koleje: hranice pěti dílků platí jen pro koleje.
DS-CITY-07 = Za položení města dostaneš páru, která je na něm, a možná žeton okruhu.
DS-CITY-08 = Jakmile na desce leží poslední z dvanácti měst, každý dostane pět kostek uhlí.
DS-CITY-09 = Zboží je v sáčku vždy dost: nějaké zbude, i když ho mají všechna města.
DS-CITY-10 = Města vypadají ze všech stran stejně, proto se neotáčejí. Dokud pro město není žádné pole, nelze je vzít z nabídky ani z hromádky.
DS-CIRC-01 = Okruh jsou koleje, které se aspoň přes dvě města vracejí tam, kde začínají. Vlak po nich musí moci jet celou cestu dokola bez couvání.
DS-CIRC-02 = Okruh nesmí použít dvakrát žádné město, výhybku ani jiný kus koleje. Most a dvojitá zatáčka mají dvě oddělené koleje, po každé se tedy smí jet jednou. Slepé koleje do okruhu nikdy nepatří; na kopcích, vlacích a páře nezáleží.
DS-CIRC-03 = Když položíš dílek nebo město a uzavřeš tím nový okruh, vezmeš si žeton, pokud nějaký zbývá. Vezmeš si jen jeden, i když uzavřeš víc okruhů.
DS-CIRC-04 = Žeton se bere hned; později si o něj nikdo říct nemůže.
DS-CIRC-05 = Žetonů je sedm. Když dojdou, okruhy nic nepřinášejí.
DS-CIRC-06 = Dílek uzavírá okruh, pokud ho předtím nešlo projet. Vede tedy po koleji, kterou dílek přidal, nebo přes právě položené město. Nebo vede po obou kolejích mostu či dvojité zatáčky položené na výhybku.
DS-CIRC-07 = Dva okruhy platí za týž, když vedou přes stejná města ve stejném pořadí, v kterémkoli směru. Každý úsek mezi dvěma městy musí mít navíc nějakou kolej společnou se stejným úsekem druhého okruhu.
DS-CIRC-08 = Okruh je nový, když těsně předtím neležel žádný, který by platil za týž. S volbou „Nové okruhy: Každý nově uzavřený“ je nový každý právě uzavřený okruh.
DS-CIRC-09 = Druhá, zcela oddělená trať mezi dvěma městy okruhu tedy tvoří nový okruh. Okruh přes jiná města také. Objížďka, která úsek jen opustí a vrátí se na něj, nový okruh netvoří. Ani dílek položený na jiný se stejnou kolejí.
DS-CIRC-10 = Žeton ti zůstane, i když se okruh přeruší. Uzavře-li se později znovu, je nový, pokud nic takového těsně předtím neleželo.
DS-MOVE-01 = Jezdíš jen svým vlakem, aspoň jeden krok a jen po kolejích. Kroky se platí párou, ale ne párou z právě spáleného uhlí.
    .refusal = { $reason ->
        [no_step] Jízda má aspoň jeden krok.
       *[other] Tento krok stojí { $cost ->
            [one] { $cost } bod páry
            [few] { $cost } body páry
           *[other] { $cost } bodů páry
        } a utratit můžeš { $steam }.
    }
DS-MOVE-02 = Krokem vlak vjede na další kolej nebo do dalšího města. Vjet na kolej, na slepou kolej nebo do města stojí 1 bod páry, na kopec 2. Odjezd nestojí nic.
DS-MOVE-03 = Vjet na kolej, na které stojí jiný vlak, stojí o 1 víc. Celá výhybka je jeden kus koleje; obě koleje mostu nebo dvojité zatáčky a slepá kolej jsou oddělené. Ve městech je místo pro všechny.
DS-MOVE-04 = Vyjet smíš každým směrem, kam vede kolej pod tvým vlakem, ať přijel odkudkoli: mezi tahy se vlaky otáčejí zadarmo.
    .refusal = Tvůj vlak nestojí na koleji, která vede na { $edge }.
DS-MOVE-05 = Během jízdy vlak sleduje koleje a nikdy necouvá. Na výhybce smí jen na větve, které pokračují odtud, kudy přijel.
    .refusal = Odkud přijel, nemůže vlak na { $edge } bez couvání.
DS-MOVE-06 = Město lze opustit kteroukoli stranou, i tou, kudy vlak přijel.
DS-MOVE-07 = Slepá kolej je konec jízdy. V příštím tahu z ní vlak vyjede zpět.
    .refusal = Tvůj vlak je na slepé koleji a musí zastavit.
DS-MOVE-08 = Na mostě a na dvojité zatáčce se vlak drží koleje, po které přijel.
    .refusal = { $edge } patří k druhé koleji tohoto dílku.
DS-MOVE-09 = Nesmíš zastavit na koleji, kde stojí jiný vlak. Druhá kolej téhož dílku je volná a ve městě smí stát vlaků kolik chce.
    .refusal = Na { $cell } stojí jiný vlak, proto tam nelze zastavit.
DS-MOVE-10 = Na kolej, kde stojí jiný vlak, smíš vjet, jen když ti pára vystačí dál, až na místo, kde zastavit lze. Na obsazenou slepou kolej nevjede nikdo.
    .refusal = Stojí tam jiný vlak a na minutí nemáš dost páry.
DS-MOVE-11 = Jízda smí vést znovu týmž místem, objet okruh i skončit tam, kde začala.
DS-MOVE-12 = Kde kolej vede na prázdné pole, tam se dál nejede.
    .refusal = Tímto směrem u vlaku žádný dílek neleží: { $edge }.
DS-MOVE-13 = Každý krok se platí hned a nelze utratit víc, než máš.
DS-MOVE-14 = Jízda trvá, dokud nezastavíš, kam až pára stačí: nejvýš šest kroků.
DS-DERAIL-01 = Stála-li jízda víc než 2 body páry a vedla některou zatáčkou, hodíš po jejím konci jednou kostkou. Počítá se vše zaplacené, i kopce a míjení, ať byla zatáčka kdekoli.
DS-DERAIL-02 = Aby vlak zůstal na kolejích, musí kostka ukázat víc, než kolik stála jízda nad 2: po 3 bodech páry potřebuješ 2, po 4 potřebuješ 3, po 5 potřebuješ 4, po 6 potřebuješ 5. Jinak vykolejíš.
DS-DERAIL-03 = Počítá se každá zatáčka, kterou vlak projel, i na kopcích, u vodáren a na větvích výhybek. Počítá se i kolej, na které zastavil, pokud z ní lze dál jen zatáčkou. Nepočítá se zatočení ve městě, slepá kolej ani kolej, na které jízda začala.
DS-DERAIL-04 = Vykolejený vlak je zpátky tam, kde začal, a všechno zboží také, doručené i nedoručené. Pára je ztracená a tvůj tah končí. Pára z uhlí spáleného v tomto tahu zůstává.
DS-DERAIL-05 = Doručení tedy platí, a může vyhrát hru, teprve když vlak bezpečně dojel.
DS-GOODS-01 = Páru stojí jen jízda. Naložit, vézt a doručit nestojí nic.
DS-GOODS-02 = V každém městě na cestě, i na jejím začátku, smí prázdný vlak naložit jedno zboží, které tam leží, kterékoli barvy. Nemusí. Po naložení je nutné jet dál.
    .refusal = { $reason ->
        [loaded] Po naložení musíš jet aspoň o krok dál.
        [track] Nakládat lze jen ve městě.
        [stuck] Po naložení by vlak neměl kam jet.
       *[none] V tomto městě není { $colour } zboží.
    }
DS-GOODS-03 = Ve vlaku je místo pro jedno zboží. Města nové zboží nedostávají.
    .refusal = Tvůj vlak už zboží veze.
DS-GOODS-04 = Jakmile vlak vjede do města barvy svého zboží, je zboží doručené, ať chceš, nebo ne. Nepřijme ho jen město, ve kterém bylo naloženo.
DS-GOODS-05 = Se zbožím ve vlaku smíš vjet do města, kde bylo naloženo, i projet jím; zboží zůstává ve vlaku.
DS-GOODS-06 = Bylo-li zboží vyloženo a jinde znovu naloženo, nepřijme ho město druhého naložení.
DS-GOODS-07 = Co doručíš, zůstává u tebe, všem na očích. Smíš jet dál a znovu nakládat, i v tomtéž městě, a doručit tak v jedné jízdě víc zboží.
DS-GOODS-08 = Zastavíš-li ve městě se zbožím ve vlaku, vyloží se tam a vzít si ho smí kdokoli.
DS-GOODS-09 = Zastavíš-li na trati, zboží zůstane ve vlaku a nikdo ti ho nevezme.
DS-GOODS-10 = Dokud vlak jede, nelze zboží odložit ani vyměnit.
DS-GOODS-11 = Zboží jedné barvy je všechno stejné.
DS-WATER-01 = Stojí-li tvůj vlak na začátku tahu u vodárny, smíš tah využít k nabrání vody: dostaneš 4 body páry, nejvýš do 6, které se do kotle vejdou.
    .refusal = Tvůj vlak nestojí u vodárny.
DS-WATER-02 = Vodárna stojí u obyčejné koleje: dojet k ní stojí 1 a je tam místo pro jeden vlak.
DS-COAL-01 = Uhlí se pálí na začátku tahu, jednou, kolik kostek chceš: každá dá 1 bod páry, dokud je v kotli místo. Spálené uhlí je pryč.
    .refusal = { $reason ->
        [once] Uhlí se pálí jednou za tah.
        [start] Uhlí se pálí jen na začátku tahu.
       *[number] Máš { $coal ->
        [one] { $coal } kostku
        [few] { $coal } kostky
       *[other] { $coal } kostek
    } uhlí a v kotli je místo pro { $room }: spálit { $cubes } nelze.
    }
DS-COAL-02 = Po spálení uhlí musíš položit dílek nebo jet: vzít vodu ani vyměnit dílek nelze. Nelze-li položit dílek ani jet, uhlí pálit nesmíš.
    .refusal = { $reason ->
        [after] Uhlí je spálené: teď polož dílek. Jízda je také možná.
       *[nothing] Po spálení uhlí by už nešlo nic udělat.
    }
DS-COAL-03 = Pára z uhlí je na pozdější tahy; v tomto tahu lze utratit jen tu, která v kotli byla předtím. S volbou „Uhlí působí hned“ ji lze utratit hned.
DS-COAL-04 = Dokud neleží poslední město, nemá uhlí nikdo. Co se pak nerozdá, zůstane v krabici.
    .refusal = Nikdo nemá uhlí, dokud neleží poslední město.
DS-STEAM-01 = V kotli je 0 až 6 bodů páry.
DS-SCORE-01 = Máš 2 body za každé doručené zboží, 1 za každý žeton okruhu a bonus za různé barvy.
DS-SCORE-02 = Zboží dvou barev přinese o 1 bod víc, tří barev o 3, všech čtyř o 5. Platí jen nejvyšší bonus.
DS-SCORE-03 = Body platí od chvíle, kdy je máš, i bonus.
DS-END-01 = Kdo má 13 bodů, okamžitě vyhrává: po položení dílku, nebo když jízda bezpečně skončila.
    .refusal = Hra skončila: někdo vyhrál.
DS-END-02 = Nepodaří-li se to nikomu, hra končí, když si někdo vezme poslední dílek kolejí. Dílky v rukou nemají žádnou cenu.
    .refusal = Hra skončila: došly dílky kolejí.
DS-END-03 = S volbou „Poslední dílek: Končí s kolem“ se hraje dál bez braní dílků, dokud neměli všichni stejně tahů. Kdo dosáhne 13 bodů, stále okamžitě vyhrává.
DS-END-04 = Vyhrává, kdo má nejvíc bodů. Při shodě rozhodne víc žetonů okruhů, potom víc páry.
DS-END-05 = Je-li shodné i to, vítězství se dělí. Další místa se určují stejně.
DS-END-06 = Body mají přednost: kdo dosáhne 13, vyhrává, i v tahu, ve kterém by si někdo vzal poslední dílek.
DS-END-07 = Pat: když dvanáct kol nikdo nepoloží ani nevymění dílek a nic nedoručí, hra končí a vyhrává, kdo má nejvíc bodů.
    .refusal = Hra skončila: dvanáct kol se nic nestalo.
DS-END-08 = Před koncem nikdo nevypadne.
DS-END-09 = Kdo okamžitě vyhraje, je první; ostatní se řadí podle bodů, žetonů a páry.

## Vedle desky

panel-deliveries = { $count ->
        [one] Dosažitelná dodávka, nebo klikni na pole
        [few] Dosažitelné dodávky, nebo klikni na pole
       *[other] Dosažitelné dodávky, nebo klikni na pole
    }
panel-no-deliveries = Žádná dodávka není v dosahu. Klikni na pole, kam chceš jet nebo položit dílek.
panel-column-points = body
panel-column-risk = riziko
panel-percent = { $percent } %
panel-safe = jisté
panel-gain = +{ $gain }
panel-number = { $number }
panel-run-delivers = Dodat: { $colours } (na { $cells })
panel-run-delivers-one = Odvézt { $colour } zboží z { $start } města do { $goal } ({ $cell })
panel-run = Jet tam
panel-run-fetches = Naložit { $colour } zboží a zastavit na { $cell }
panel-run-stops = Zastaví na { $cell }
panel-run-burns = spálí { $cubes } uhlí
panel-fetches = Jízdy pro zboží
panel-lay = Dílky k položení, nebo klikni na pole
panel-cities = Města k položení
panel-run-safely = Jízda za { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry, +{ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    .button = Jet za { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry
panel-run-rolls = Jízda za { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry, pak kostka; +{ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, když dojede
    .button = Jet za { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry a hodit
panel-run-costs = { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry, { $steps ->
    [one] jeden krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}
panel-run-carries = na konci veze { $colour } zboží
panel-derails = riziko vykolejení { $percent } %
panel-runs-here = { $count ->
        [one] Jízda na toto pole
        [few] Jízdy na toto pole
       *[other] Jízdy na toto pole
    }
panel-lay-here = Dílky, které sem pasují
panel-city-here = Města na toto pole
panel-nothing-here = S tímto polem teď nelze nic dělat.
panel-lies = Na { $cell }
panel-joins = Napojí: { $edges }
panel-opens = Otevírá: { $edges }
panel-leads = Vjezd: { $edge }, dále: { $edges }
panel-display = Místo { $slot }
panel-city-goods = Zboží: { $colours }
panel-tile = { $tile }: +{ $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry
panel-after = Výsledek
panel-now = teď
panel-then = potom
panel-draw-tile = Pak si bereš dílek.
panel-draw-city = Pak přijde nové město do nabídky.
panel-steam = Pára z { $most }
panel-points = Body
panel-same-safely = Jiná jízda přinese { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} bez hodu.
panel-roll = Hod
panel-roll-arrives = { $faces }: dojede, +{ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
panel-roll-derails = { $faces }: vykolejí; vlak a zboží se vrátí, pára je pryč

## Reasons for advice

reason-points = body, které máš: { $points }
reason-steam = pára v tvém kotli: { $points }
reason-coal = uhlí ke spálení: { $points }
reason-deliveries = dodávky na dosah: { $points }
reason-finish = jak blízko jsi vítězství: { $points }
reason-sites = dobrá místa pro další města: { $points }
reason-symbols = dílky v ruce, které lze klást přes jiné: { $points }
reason-turn = další tah je tvůj: { $points }
reason-rival-points = body nejsilnějšího soupeře: { $points }
reason-rival-steam = pára nejsilnějšího soupeře: { $points }
reason-rival-deliveries = dodávky na dosah soupeře: { $points }
reason-rival-finish = jak blízko je soupeř vítězství: { $points }
reason-run = jízda, kterou můžeš podniknout příště: { $points }
reason-win = šance vyhrát v příštím tahu: { $points }
reason-ring = okruh, který můžeš uzavřít: { $points }
reason-rival-run = jízda, kterou může podniknout soupeř: { $points }
reason-rival-win = nebezpečí, že soupeř příští tah vyhraje: { $points }
reason-rival-ring = okruh, který mohou uzavřít soupeři: { $points }
reason-over = jak hra skončí: { $points }

## Konec kola krok za krokem

end-roll = Hod kostkou

## Numbers after the game

numbers-player = Hráč
numbers-points = Body
numbers-points-points = kdyby hra tehdy skončila
numbers-goods = Zboží
numbers-goods-loaded = naloženo
numbers-goods-delivered = dodáno
numbers-steam = Pára
numbers-steam-gained = získáno
numbers-steam-coal = z uhlí
numbers-steam-spent = spotřebováno
numbers-building = Stavba
numbers-building-tiles = traťové dílky
numbers-building-cities = města
numbers-trouble = Kostka
numbers-trouble-passed = vydařené hody
numbers-trouble-derailed = vykolejení
