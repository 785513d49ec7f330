# Přehled pro hráče hry Steam: jedna stránka vedle desky. Buňky řádku dělí |.

# en: 5fcac363
round = Kolo
    .step-1 = Žetony akcí
    .step-1-says = V pořadí, každý jeden.
    .step-2 = Stavba kolejí
    .step-2-says = Napřed První stavba, pak v pořadí. Nejvýš 3 dílky, Inženýr 4.
    .step-3 = Přeprava zboží
    .step-3-says = Dvakrát, napřed První přeprava: převézt jednu kostku, nebo zlepšit lokomotivu (jednou za kolo, zdarma, nejvýš 6), nebo pas.
    .step-4 = Příjem
    .step-4-says = Nad 0 dostaneš $1 za každý krok, pod ní $1 za každý platíš.
    .step-5 = Pořadí
    .step-5-says = Podle čísel žetonů akcí, nízká napřed.
    .step-6 = Další kolo
    .step-6-says = 3 hráči 10 kol, 4 hráči 8, 5 a 6 hráčů 7.

# en: d12a4658
money = Peníze
    .says = Nejdřív z vlastních. Chybějí? $5 za každý krok příjmu, samo, ne víc, než je třeba. Při −10: $5 za 2 vítězné body. Kdo při příjmu nezaplatí vše, zbankrotuje.

# en: f088baf3
delivery = Jedna přeprava
    .says = Do města barvy kostky; v prvním končí. Žádné město ani spojení dvakrát. Nejvýš tolik spojení, kolik je tvá úroveň. Aspoň jedno je tvoje a nikdo jich na cestě nemá víc než ty. Každé dá vlastníkovi 1 bod: vše z jedné přepravy jako příjem (do 10), nebo vše jako vítězné body.

# en: ece66886
open-lines = Nedokončená spojení
    .says = Začaté a nedokončené? Prodluž je ve své příští stavbě, jinak je ničí. Hotová spojení se nikdy neztratí.

# en: 102327bb
standard = Ve standardní hře jinak
    .says = Kapitál: kolikrát chceš $5, jen tehdy. Dražba: první a druhý platí vše, poslední nic, ostatní polovinu, zaokrouhleno nahoru. Žetony akcí jsou zdarma, jejich využití se neříká, čísla neplatí. Koleje jen z vlastních peněz. Údržba: příjem minus úroveň; co chybí: 1 vítězný bod za $2, pak příjem. Pořadí: v příští dražbě jednou pasuješ a zůstaneš.

# en: 41effe70
costs = Co stojí dílek
    .row-1 = každý východ | $1
    .row-2 = městečko | $1 navíc
    .row-3 = řeka | $1 navíc
    .row-4 = hory | $2 navíc
    .row-5 = vylepšení dílku: všechny východy nového, městečko $1 navíc, terén nic | $3 až $5
    .row-6 = odklon otevřeného konce: východy dílku, terén nic | $2 nebo $4
    .note = Kolej v rovině je tedy $2, přes řeku $3, v horách $4. Začni u kteréhokoli města nebo u svých kolejí. Nikdy do cizích kolejí, přes tlustou čáru ani mimo mapu.

# en: 05f349c4
tiles = Žetony akcí
    .head = č. | žeton | cena | co dělá
    .row-1 = 1 | Pořadí | – | první v příštím kole
    .row-2 = 2 | První přeprava | – | veze jako první, obakrát
    .row-3 = 3 | Inženýr | – | čtyři dílky
    .row-4 = 4 | První stavba | – | staví jako první
    .row-5 = 5 | Růst města | $2 | kostky z jednoho pole zásoby do města bez ukazatele růstu
    .row-6 = 6 | Lokomotiva | $4 + nová úroveň | úroveň +1
    .row-7 = 7 | Urbanizace | $6 | z městečka je město, s kostkami z jednoho pole zásoby
    .note = 5 a 7 lze vzít s pasem, zadarmo.

# en: f3d128c8
points = Konec hry
    .row-1 = vítězné body | jak jsou
    .row-2 = příjem nad 0 | 1 za každé celé 2
    .row-3 = příjem pod 0 | −2 za každý krok
    .row-4 = hotové spojení | +1
    .row-5 = peníze, lokomotiva | 0
    .note = Shoda: vyšší příjem, pak nižší žeton akce.

# en: d4fe06fa
before = Než utratíš
    .rule = Chybějící dolary děleno 5, zaokrouhleno nahoru: o tolik klesne příjem.
    .says = Standardní hra: peníze − nabídka − koleje + příjem − úroveň: ne pod 0. Jinak každé chybějící $2 stojí bod.
