# Přehled pro hráče hry Days of Steam: jedna stránka vedle desky. Buňky řádku dělí |.

# en: 0a16666d
turn = Tvůj tah: jedno z toho
    .step-1 = Položit dílek kolejí
    .step-1-says = Dostaneš jeho páru (1 nebo 2). Pak si vezmeš jeden dílek.
    .step-2 = Položit město
    .step-2-says = Z nabídky i se zbožím, nebo z hromádky, pak dvě zboží ze sáčku. Dostaneš 1 bod páry. Dílek si nebereš.
    .step-3 = Jet vlakem
    .step-3-says = Platíš párou, vezeš zboží. Končí, když zastavíš.
    .step-4 = Vzít vodu
    .step-4-says = Jen stojí-li tvůj vlak na začátku tahu u vodárny: 4 body páry.
    .note = Pasovat nelze. Do kotle se vejde 6; co je navíc, přijde nazmar. Ke konci hry, před 1 až 3: spálit uhlí, 1 bod páry za kostku, k utracení od příštího tahu.

# en: a973bfee
where = Kam smí dílek
    .row-1 = Koleje | Kolej ke koleji, prázdná strana k prázdné. Vlak po dílku může dojet do města bez couvání, do 5 dílků i s novým. Slepá kolej nestačí.
    .row-2 = Město | Koleje na všech čtyřech stranách. Cesta do jiného města, mezi nimi 2 dílky nebo víc. Mez pěti neplatí.
    .row-3 = Dílek se znakem | I na koleje. Ne na kopec, most, město ani pod vlak. Nic neodřízne.

# en: 5e21632f
goods = Zboží
    .says = Ve vlaku jedno zboží. Naložit lze v každém městě na cestě, i na začátku. V prvním městě své barvy je hned doručené, ne tam, kde bylo naloženo. Zastavíš v jiném městě: vyloží se pro kohokoli. Na trati: zůstane ve vlaku.

# en: 94b55f66
coal = Uhlí
    .says = Dvanácté město dá každému uhlí 5. Pálí se na začátku tahu, jednou, pak dílek nebo jízda; voda ne.

# en: 4bccf9c8
steps = Co stojí krok
    .row-1 = kolej, slepá kolej, město | 1
    .row-2 = kopec | 2
    .row-3 = kolem jiného vlaku, ve městě nikdy | o 1 víc
    .note = Odjezd, naložení a doručení nic nestojí. Za jízdy se necouvá; ve městě zatoč, jak chceš; mezi tahy se vlak otočí zadarmo. Nikdy nezastavuj na koleji, kde stojí jiný vlak.

# en: 6762bbda
curves = Zatáčky
    .head = utracená pára | vykolejí při
    .row-1 = 1–2 | bez hodu
    .row-2 = 3 | 1
    .row-3 = 4 | 1–2
    .row-4 = 5 | 1–3
    .row-5 = 6 | 1–4
    .says = Jízda zatáčkou za víc než 2? Na konci jeden hod. Vykolejení: vlak i zboží zpět jako před jízdou, pára pryč, konec tahu.
    .note = Zatáčka není: město, slepá kolej, dílek, kde začínáš, výhybka, na které stojíš a vede i rovně.

# en: 26502ab1
circuits = Okruhy
    .says = Koleje aspoň přes dvě města zpět na začátek, které vlak projede bez couvání a nic nepoužije dvakrát (most a dvojitá zatáčka: jednou po každé koleji). Uzavřeš nový: hned 1 žeton. Žetonů je sedm. Nový: jiná města, nebo zcela oddělená trať. Není nový: objížďka, která má se starou tratí společnou kolej.

# en: 430fddda
points = Body
    .row-1 = každé doručené zboží | 2
    .row-2 = každý žeton okruhu | 1
    .row-3 = 2, 3, 4 různé barvy | 1, 3, 5
    .note = 13 bodů hned vyhrává. Jinak hra končí vzetím posledního dílku kolejí: nejvíc bodů, pak žetonů, pak páry. Další zboží má cenu: první 2, druhá barva 3, třetí 4, čtvrtá 4, barva, kterou máš, 2.

# en: 0290251a
before = Než zastavíš
    .rule = Je tu zboží, které chce mým směrem?
    .says = A co svede se svou párou další vlak?
