# Přehled pro hráče hry Railroad Revolution: jedna stránka vedle desky. Buňky řádku dělí |.

# en: 3ed64acf
turn = Tvůj tah
    .step-1 = Prázdná zásoba?
    .step-1-says = Pak se vrátí všichni pracovníci z desky.
    .step-2 = Umísti pracovníka
    .step-2-says = Jednoho ze zásoby na Stanici, Železnici, Telegraf nebo Obchod.
    .step-3 = Proveď celou akci
    .step-3-says = Cena, odměny, bonusy a barva pracovníka v libovolném pořadí; cena se platí na konci.
    .step-4 = Dohody
    .step-4-says = Stavělo-li se na ikoně dohody. Ty: žádnou, jednu nebo obě. Ostatní, po směru hodin: žádnou nebo jednu.
    .step-5 = Čtyři pracovníci
    .step-5-says = Tolik jich musí zbýt (zásoba a deska; manažeři se nepočítají).
    .step-6 = Mezníky
    .step-6-says = Které mají vše, jsou splněny, u všech hráčů.
    .note = Kdykoli ve svém tahu: prodat akcii za $150, najmout pracovníka za $800.

# en: 9fc9690c
actions = Čtyři akce
    .head = akce | co uděláš | cena
    .row-1 = Stanice | budova v připojeném městě bez tvé stanice; vezmi odměnu; první i bonus | města, $200 až $600
    .row-2 = Železnice | přesně dvě koleje u tvé sítě | $400 a $100 za ikonu obtížné krajiny
    .row-3 = Telegraf | úřad v sektoru, kde ho nemáš; vezmi jeho akcie, první i bílé číslo; za kartičku lze zahodit pracovníka | nic
    .row-4 = Obchod | prodej kus z levého krajního sektoru; chceš-li, otoč jeden vlak | vynese $400 až $1100

# en: acc52014
workers = Koho pošleš
    .head = akce | fialový, předák | šedý, jednatel | oranžový, účetní | tyrkysový, inženýr
    .row-1 = Stanice | $100: otoč vlak | bonus za první, ještě jednou, nebo i když nejsi první (vždy za cenu) | bez ceny | $300: odměna znovu
    .row-2 = Železnice | $300: vezmi vlak | 2 akcie | $100 zpět a $50 za ikonu obtížné krajiny | třetí kolej, platíš jen ikony obtížné krajiny u ní
    .row-3 = Telegraf | vyměň pracovníka | bílé číslo, ještě jednou, nebo i když nejsi první | $100 za právě vzatou akcii | $400: kartička, bez pracovníka
    .row-4 = Obchod | až 3 kroky | jedna smlouva jen pro tebe a 1 akcie | $100 za každý vlak | otoč ještě jeden vlak
    .note = Bílý: povyš jednoho pracovníka. Smí to i každý specialista místo vlastního efektu.

# en: ae73593e
wire = Telegrafní vedení
    .head = sektor | 1 | 2 | 3, dohoda | 4 | 5 | 6, dohoda | 7 | 8
    .row-1 = akcie + první | 4+1 | 3+2 | 2+2 | 3+1 | 2+2 | 2+1 | 2+1 | 1+2
    .note = Mezi 1 a 5: 5 bodů za spojení. Mezi 5 a 8: 8 bodů za spojení.

# en: 88e076bd
steps = Kroky
    .head = stupnice | 0 | 1 | 2 | 3 | 4 | 5 | 6 | krát
    .row-1 = Telegraf | 0 | 1 | 2 · $100 | 3 · akcie | 4 · akcie | 5 · pracovník | – | úřady
    .row-2 = Stanice | 0 | 1 | 2 · $100 | 3 | 4 · akcie | 5 · $200 | 6 · pracovník | stanice
    .row-3 = Síť | 0 | 3 | 6 · akcie | 8 | 10 · $200 | 12 · 2 akcie | 14 · pracovník | města úrovně 5
    .note = Každé pole: hodnota · mýtné na cestě k ní.

# en: 7ec0bdf0
trains = Vlaky
    .says = Lícem nahoru: na konci 8 bodů. Otočen dolů: jeho bonus (2 povýšení, $600, 3 akcie, 3 kroky, nebo kolej za $100). Otočen zpět: zase body.

# en: 4f05d17c
milestones = Mezníky
    .says = Podmínky a manažeři, v libovolném pořadí. A, B, C: vyobrazená barva; D: kdokoli. Splněn: manažeři do zásoby, body, vezmi tři z dalšího písmena (A, B, C, D), jeden si nech. Nic se nespotřebuje.

# en: d9f1b398
end = Konec hry
    .says = Všechny sektory vlevo od loga prázdné: dohraje se kolo, pak má každý ještě jeden tah.

# en: f961de0a
points = Body
    .row-1 = vlak lícem nahoru | 8
    .row-2 = mezník | 17 až 44
    .row-3 = stupnice | hodnota × počet
    .row-4 = spojení | 5 nebo 8
    .row-5 = peníze, akcie, pracovníci | 0
    .note = Shodu rozhodnou peníze; akcie je $150.

# en: ce8f914d
before = Než ukončíš akci
    .rule = Odměna vzatá? Bonus vzatý? Je koho povýšit? Vlak otočený?
    .says = Co necháš, propadne.
