# Co říkají mapy s vlastními pravidly.

MR-00a = Mapa bez vlastních pravidel se hraje podle pravidel své hry. Co mapa nenastaví, to se nemění.
MR-00b = Neznámá tabulka, klíč nebo hodnota se odmítne i s místem, stejně jako každá jiná chyba.
MR-00c = Co mapa nastaví sama, to nelze zvolit v nastavení.
MR-00d = Záznam označuje mapu s pravidly i jejím obsahem. Přehrát ho lze jen na mapě se stejným obsahem.
MR-00f = Na každé mapě má každé rozhodnutí nějakou povolenou volbu.
MR-00g = Co mapa změní, platí od přípravy do konce hry.
MR-00h = Mapa smí používat jen to, co její hra má.
MR-01 = Mapa může určit, kolik kol hra má. Může ji také ukončit po prvním kole, které na mapě nenechá žádné zboží.
MR-05 = Mapa může mít vlastní tabulku srážek z příjmu. V některých kolech ji může použít vícekrát, nebo vynechat.
MR-06 = Mapa může určit, co na konci znamenají příjem, akcie, koleje a spojení. Může dát body za peníze a za spojení určitých míst.
MR-10 = Mapa může určit, kolik dílků smíš v kole postavit, i podle kola a podle místa v pořadí.
MR-15 = Mapa může určit, kolik kostek zboží každé barvy je ve hře.
MR-16 = Mapa může určit, že při přípravě žádné město nedostane kostky své barvy, dokud jsou jiné.
MR-17 = Mapa může určit, kolik kostek k házení přináší zboží a ve kterých kolech. Některá místa mohou dostávat kostky ze sáčku sama.
MR-22 = Mapa může určit, co dodávka přinese navíc k jednomu za každé spojení.
MR-02 = Mapa může určit, s čím každá společnost začíná, a peníze za místa v prvním pořadí. Může také určit, co přinese akcie nebo krok příjmu a kolik akcií lze vydat.
    .refusal = Na této mapě lze za kolo vydat nejvýš tolik akcií: { $most }. Zadáno: { $shares }.
MR-07 = Mapa může mít vlastní druhy terénu, každý s cenou a s dílky, které tam smějí ležet.
    .refusal = { $why ->
        [none] Na této mapě tu nikdo nestaví: { $hex }.
        [barred] Koleje sem nemohou vést: { $hex }. Na této mapě tam nikdo nestaví.
        [span] Na této mapě odtud koleje nemohou vést na sousední pole stejného druhu: { $hex }.
        [fixed] Na této mapě se tu koleje nikdy nepřesměrují: { $hex }.
       *[simple] Na této mapě tu smí ležet jen jednoduchý dílek: { $hex }.
    }
MR-08 = Mapa může žádat příplatek za jednotlivá pole a mít zdi mezi poli.
    .refusal = Na této mapě tuto hranu uzavírá zeď: { $hex }, { $edge }.
MR-18 = Mapa může určit, která Nová města jsou ve hře.
    .refusal = Na této mapě není Nové město { $letter }.
MR-21 = Mapa může určit, kolik spojení má jedna dodávka nejméně a nejvýš.
    .refusal = { $why ->
        [few] Na této mapě potřebuje přeprava nejméně tolik spojení: { $limit }. Tato má { $links }.
       *[many] Na této mapě smí mít přeprava nejvýš tolik spojení: { $limit }. Tato má { $links }.
    }
MR-24 = Mapa může určit, které akce jsou v kterém kole na výběr.
    .refusal = Tato akce na této mapě v tomto kole není na výběr.

ground-price = Z toho cena samotného pole { $hex }: ${ $money }.
income-reduced-by-map = { $who } přichází o příjem. Ztráta: { $points }, nový příjem: { $income }.
pay-by-map = Podle pravidel této mapy je z toho navíc k jednomu za každé spojení: { $points }.

score-cash = Peníze
score-extra = Propojení

change-plain = Tato mapa se hraje podle nezměněných pravidel hry.
change-intro = Tato mapa se hraje podle pravidel hry, kromě tohoto:
change-turns = Počet kol: { $turns }.
change-goods_gone = Hra skončí po kole, které na mapě nenechá žádné zboží, nejpozději po kole { $turns }.
change-start_cash = Peníze na začátku: ${ $money }.
change-start_shares = Akcie vydané na začátku: { $shares }.
change-start_income = Příjem na začátku: { $income }.
change-start_engine = Lokomotiva na začátku: { $engine }.
change-by_place = Další peníze na začátku podle místa v prvním pořadí: { $amounts }.
change-share_price = Peníze za akcii: ${ $money }.
change-share_limit = Nejvíce akcií jedné společnosti: { $shares }.
change-per_turn = Nejvíce akcií za jedno kolo: { $shares }.
change-step = Peníze za jeden krok příjmu: ${ $money }.
change-limit = Dílky za jednu stavbu: { $tiles }.
change-limit_turns = Dílky za jednu stavbu, kola { $turns }: { $tiles }.
change-limit_places = Další dílky za jednu stavbu podle místa v pořadí: { $amounts }.
change-terrain = Příplatek za jednoduchý dílek, { $kind } ({ $sign }): ${ $money }.
change-terrain_none = Tady nikdo nestaví: { $kind } ({ $sign }).
change-terrain_simple = Tady smí ležet jen jednoduché dílky: { $kind }.
change-terrain_fixed = Tady se koleje nikdy nepřesměrují: { $kind }.
change-terrain_span = Odtud vedou koleje jen na pole jiného druhu: { $kind }.
change-terrain_feature = Příplatek se platí jako za řeky a hory: { $kind }.
change-extra_price = Příplatek za první dílek na poli { $hex }: ${ $money }.
change-walls = Zdi, které koleje nepřekročí: { $edges }.
change-bag = Kostky zboží ve hře: { $cubes }.
change-not_own = Při přípravě žádné město nedostane kostky své barvy, dokud jsou jiné.
change-actions = Akce na výběr: { $lying }.
change-actions_off = Akce, které nejsou na výběr, kola { $turns }: { $lying }.
change-new_cities = Nová města: { $letters }.
change-min_links = Nejméně spojení jedné přepravy: { $links }.
change-max_links = Nejvíce spojení jedné přepravy: { $links }.
change-flat = Body za přepravu jen pro toho, kdo veze, při jakémkoli počtu spojení: { $points }.
change-per_link = Body za každé spojení přepravy: { $points }.
change-long_journey = Další body za přepravu, která má spojení aspoň { $links }: { $points }.
change-long_link = Další body majiteli spojení, které má kusů kolejí aspoň { $segments }: { $points }.
change-last_link = Další body majiteli posledního spojení, kola { $turns }: { $points }.
change-colour = Další body za přepravu kostky ({ $colour }): { $points }.
change-pair = Další body za přepravu mezi dvěma místy, { $places }: { $points }.
change-no_dice = Kostky nepřinášejí žádné zboží.
change-dice = Kostky, které přinášejí zboží: bílé { $white }, černé { $black }.
change-dice_not = Kostky nepřinášejí zboží, kola: { $turns }.
change-drip = Kostky ze sáčku pro každé místo, { $places }, kola { $turns }: { $cubes }.
change-drip_colour = Kostky ze sáčku pro každé místo, { $places }, kola { $turns }, { $colour }: { $cubes }.
change-reduction_every = Snížení příjmu: ztráta { $lose } za každý dosažený násobek čísla { $points }.
change-reduction_table = Snížení příjmu, příjem: ztráta. { $bands }.
change-reduction_times = Snížení příjmu, kola { $turns }, násobek: { $times }.
change-reduction_skip = Příjem se nesnižuje, kola: { $turns }.
change-points_income = Body za každý příjem: { $points }.
change-points_shares = Body ztracené za každou akcii: { $points }.
change-points_track = Body za každý kus kolejí: { $points }.
change-points_link = Body za každé spojení: { $points }.
change-points_cash = Tolik dolarů je na konci jeden bod: { $money }.
change-extra_connects = Body za propojení míst vlastními spojeními, { $places }: { $points }.
change-extra_reaches = Body za vlastní spojení, které tu končí, { $places }: { $points }.
change-extra_most_links = Body za nejvíce vlastních spojení, která tu končí, { $places }: { $points }.

lying-first_move = První přeprava
lying-first_build = První stavba
lying-engineer = Inženýr
lying-locomotive = Lokomotiva
lying-urbanization = Urbanizace
lying-production = Výroba
lying-turn_order_pass = Pas v pořadí
lying-turn_order = Pořadí
lying-city_growth = Růst města
