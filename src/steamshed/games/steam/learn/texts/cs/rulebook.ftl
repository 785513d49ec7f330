# Pravidla ke čtení: zpráva pro každou kapitolu a každý oddíl.

## O čem hra je

# en: 541178e3
what-the-game-is = O čem hra je
    .lead = Stav železnice, voz barevné kostky do měst jejich barvy a měj na konci nejvíc vítězných bodů: body máš za každé své spojení, které kostka použije. Tato kniha vypráví nejdřív základní hru; předposlední kapitola uvádí, co mění standardní hra.
# en: d3942efd
what-the-game-is-the-table = Části stolu
    .says = Dva obrázky ukazují, co leží na stole uprostřed hry.
    .picture-the-map = Mapa kolem Albany, Hartfordu a New Yorku.
    .picture-the-displays = Přehledy vedle mapy.
    .part-1 = Město. Jeho barva říká, které kostky přijímá.
    .part-2 = Městečko: zastávka bez barvy.
    .part-3 = Spojení s kotoučem majitele.
    .part-4 = Kostka zboží, která čeká na přepravu.
    .part-5 = Zásoba zboží: dvanáct polí s kostkami pro Růst města a Urbanizaci.
    .part-6 = Stupnice příjmu, od −10 do 10.
    .part-7 = Vítězné body. Pod nimi úrovně lokomotiv.
    .part-8 = Kolo a pořadí.
    .part-9 = Sedm žetonů akcí s čísly.
    .part-10 = Hráč: peníze, příjem, body, lokomotiva.
# en: ad482525
the-round-a-round-in-pictures = Kolo ve čtyřech obrázcích
    .says = Žetony akcí, koleje, zboží, peníze: to je kolo.
    .picture-round-tiles = 1. V pořadí si každý bere žeton akce; jeho číslo je místo v příštím kole.
    .picture-round-track = 2. Zelená klade tři dílky z Albany přes městečko Poughkeepsie do New Yorku: dvě spojení.
    .picture-round-goods = 3. Fialová kostka jela z Hartfordu do New Yorku po třech spojeních Zelené: 3 body jako příjem, nebo jako vítězné body.
    .picture-round-money = 4. Každý dostane svůj příjem, nebo ho zaplatí, je-li pod 0.

# en: 70af4e54
what-the-game-is-what-you-do = Co děláš
    .says = Spojení jsou koleje mezi dvěma městy nebo městečky a patří hráči. Každé spojení, které kostka použije, je jeden bod pro jeho vlastníka; ten si ho vezme jako příjem, který platí v každém kole, nebo jako vítězný bod. Na konci vyhrává nejvíc vítězných bodů.

# en: cd950164
what-the-game-is-players-and-maps = Hráči a mapy
    .says = Na mapě severovýchodu USA hrají tři až pět hráčů, na mapě Porúří tři až šest. První je nejlepší ve třech nebo čtyřech, druhá ve čtyřech nebo pěti.

# en: edad83f8
what-the-game-is-nothing-is-hidden = Nic není skryté
    .says = Peníze, kostky, stupnice i zbývající dílky vidí všichni. Po přípravě už nic nerozhoduje náhoda, ze sáčku se víc netahá a nikdy se dva hráči nerozhodují zároveň.

# en: edfc4fb1
what-the-game-is-bank-and-pieces = Banka a součásti
    .says = Bance peníze nikdy nedojdou a vždy rozmění; všechny částky a nabídky jsou celé dolary. Spojení můžeš vlastnit kolik chceš, počet kotoučů nic neomezuje. Dílky kolejí ano: je jich 136, a strana, která došla, se postavit nedá.

# en: c462fdda
what-the-game-is-seats-and-order = Místa a pořadí
    .says = „Vlevo“ a po směru hodinových ručiček se řídí místy u stolu, která se nemění. Pořadí se řídí ukazatelem pořadí, který se mění každé kolo. Kdo vypadl ze hry, ten se všude přeskakuje.

## Příprava

# en: c60bc5a3
setting-up = Příprava
    .lead = Na města a do zásoby zboží se losují kostky, a to je skoro všechna náhoda ve hře. Každý začíná s ničím: bez peněz, s příjmem 0, bez vítězných bodů a s lokomotivou úrovně 1.

# en: 19c0c220
setting-up-cubes-on-cities = Kostky na městech
    .says = Všech 96 kostek přijde do sáčku a každé město dostane tolik náhodně tažených kostek, kolik je na něm vytištěno. V Porúří ve třech hráčích dostane každé město o jednu méně. Kostka může ležet i na městě své barvy; potom musí do jiného města této barvy.

# en: 5255c008
setting-up-goods-supply = Zásoba zboží
    .says = Na dvanácti polích vedle mapy leží po třech náhodných kostkách, ve třech hráčích po dvou. Na mapu je přinášejí Růst města a Urbanizace.

# en: 9d812d24
setting-up-beside-the-map = Vedle mapy
    .says = Připraveno je deset ukazatelů růstu a osm Nových měst: jedno červené, jedno žluté, jedno fialové, jedno modré a čtyři šedá. Vytištěné město může dostat ukazatel růstu jednou za hru. Žádné vytištěné město není šedé, proto šedé kostky čekají na šedé Nové město.

# en: 97afd7c9
setting-up-players = Hráči
    .says = Každý si vezme barvu a dá své značky na příjem 0, vítězné body 0 a úroveň lokomotivy 1. Ukazatel kola stojí na 1.

# en: 515ac6c3
setting-up-who-begins = Kdo začíná
    .says = První pořadí určí úvodní dražba a nikdo na ni nedostane peníze. Podle volby se místo ní losuje: každý si vytáhne žeton akce, začíná nejnižší číslo a ostatní následují po směru hodinových ručiček. Druhý pak dostane $1, třetí $2 a tak dál až po $5 pro šestého.

## Kolo

# en: a4bb9cc0
the-round = Kolo
    .lead = Kolo má šest fází a každá skončí dřív, než začne další. Ve třech hráčích se hraje deset kol, ve čtyřech osm, v pěti nebo šesti sedm.
    .worked = Čtyři hráči si v tomto pořadí vzali tyto žetony akcí. Na konci kola určí čísla nové pořadí.
    .row-0 = hráč · žeton · místo v dalším kole
    .row-1 = Zelená · 6 Lokomotiva · třetí
    .row-2 = Oranžová · 4 První stavba · druhé
    .row-3 = Modrá · 7 Urbanizace, s pasem · čtvrté
    .row-4 = Růžová · 2 První přeprava · první

# en: 460be4b9
the-round-six-phases = Šest fází
    .says = Nejdřív si každý vezme žeton akce, potom každý staví koleje a pak se ve dvou přepravních kolech přepravuje zboží. Následuje příjem a výdaje, potom se určí nové pořadí a začne další kolo.

# en: f23bd349
the-round-how-many-rounds = Kolik kol
    .says = Rozhoduje počet hráčů na začátku: 10 kol ve třech, 8 ve čtyřech, 7 v pěti nebo šesti. Nezmění se, ani když někdo vypadne ze hry.

# en: 681e0a82
the-round-the-last-round = Poslední kolo
    .says = Poslední kolo končí příjmem a výdaji. Nové pořadí se už neurčuje a sečtou se body.

# en: 69e776cb
the-round-the-next-order = Pořadí v dalším kole
    .says = Rozhodují čísla žetonů akcí z tohoto kola, nejnižší je první. I žeton vzatý s pasem platí svým číslem. Potom se žetony vrátí a ukazatel kola se posune.

## Peníze

# en: 4ef5fda1
money = Peníze
    .lead = Na koleje nemusí nikdo šetřit: co ti chybí, dá banka ve chvíli, kdy platíš. Každých $5 stojí jeden krok příjmu, a příjem je to, co v každém kole dostaneš, nebo zaplatíš.
    .worked = Zelená nemá peníze, má příjem 0 a spojí Albany s Hartfordem. Dva dílky za $6 stojí dva kroky příjmu a v ruce ještě zbývají $4.
    .row-0 = dílek · cena · z banky · příjem · peníze
    .row-1 = L8, přímá kolej · $2 · $5 · −1 · $3
    .row-2 = M9, mírný oblouk · $4 · $5 · −2 · $4

# en: 98716567
money-cash-first = Nejdřív z ruky
    .says = Platí se z vlastních peněz. Teprve když nestačí, získáváš peníze z banky po krocích $5 a každý krok ti sníží příjem o 1.

# en: 248fe984
money-no-more-than-needed = Jen kolik je třeba
    .says = Banka dá právě tolik kroků, kolik pokryje to, co chybí, a sama. Co zbude z posledních $5 (nejvýš $4), je tvoje.

# en: ccf745da
money-at-the-bottom = Když je příjem −10
    .says = Příjem nikdy neklesne pod −10. Tam každých dalších $5 stojí místo toho 2 vítězné body a s méně než 2 body už nic získat nelze. Podle volby dá $5 i poslední jediný bod.

# en: 2075a296
money-how-much-you-can-pay = Kolik můžeš zaplatit
    .says = Sečti své peníze, $5 za každý krok příjmu až k −10 a $5 za každé 2 vítězné body. Nabídka, žeton akce nebo dílek kolejí, který stojí víc, je zakázaný.

# en: fae47612
money-when-you-pay = Kdy platíš
    .says = Žeton akce platíš, když si ho bereš, dílek, když ho pokládáš, nabídku v úvodní dražbě, když vyhraje, a záporný příjem ve fázi příjmu. Peníze se získávají jen na tyto platby: nikdy předem, nikdy do zásoby a nikdy ve fázi přepravy zboží.

# en: 5fb0a8a5
money-at-once = Když příjem klesne
    .says = Získání peněz posune tvůj ukazatel příjmu hned, a to platí pro další kola i pro konec hry. Co je splatné v této fázi příjmu, se už nezmění.

## Úvodní dražba

# en: fe8019d1
opening-auction = Úvodní dražba
    .lead = Před prvním kolem se místa v pořadí prodávají jedno po druhém. Nikdo ještě nemá peníze, takže se nabídka platí příjmem.
    .worked = Tři hráči draží první místo. Zelená nabídne $2, Oranžová $7, Modrá a Zelená pasují: Oranžová zaplatí $7 a je první. To jsou dva kroky, takže Oranžová má příjem −2 a zbudou mu $3; nabídka $5 by stála jeden krok a nezbylo by nic. Dražbu o druhé místo zahájí Modrá, která sedí vlevo od Oranžové.

# en: 0c6a7489
opening-auction-one-place-after-another = Jedno místo po druhém
    .says = Nejdřív se draží první místo, potom druhé a tak dál. Poslední ne: dostane ho zdarma ten, kdo zbude. První dražbu zahájí náhodně vybraný hráč a nabízí se po směru hodinových ručiček.

# en: 34c64c1f
opening-auction-bid-or-pass = Nabídka, nebo pas
    .says = Když jsi na řadě, nabídneš víc, než je současná nabídka, nebo pasuješ; první nabídka může být $0. Kdo pasuje, vypadá jen z dražby o toto místo a o další může znovu nabízet.

# en: 4dc5185b
opening-auction-winning = Výhra
    .says = Když všichni ostatní pasovali, vyhrává ten, kdo zbyl, hned zaplatí svou nabídku a obsadí místo. Pokud nikdo nenabídl, stojí to $0. Kdo má nejvyšší nabídku, nikdy nemusí přehazovat sám sebe.

# en: 6b567cb3
opening-auction-the-next-place = Další místo
    .says = Vítězové už se dražeb neúčastní. Další dražbu zahájí první hráč vlevo od vítěze, který ještě nemá místo.

# en: 32d6413d
opening-auction-the-limit = Mez
    .says = Nesmíš nabídnout víc, než dokážeš zaplatit. Na začátku je to $50: deset kroků po $5.

## Žetony akcí

# en: fec0c435
action-tiles = Žetony akcí
    .lead = V pořadí hráčů si každý vezme jeden ze sedmi žetonů. Platí v tomto kole a jeho číslo je tvoje místo v dalším.
    .worked = Zelená má úroveň 4 a bere si Lokomotivu: $4 a $5 za novou úroveň je $9.
    .row-0 = peníze předtím · cena · příjem · peníze potom
    .row-1 = $9 · $9 · beze změny · $0
    .row-2 = $7 · $9, z toho $5 z banky · o krok méně · $3

# en: 996c576a
action-tiles-one-each = Každý jeden
    .says = Každý si vezme právě jeden ze zbývajících žetonů; nikdo nesmí zůstat bez něj. Kdyby kvůli volbě nezbyl poslednímu hráči žádný žeton, může si vždy vzít Urbanizaci s pasem.

# en: a2fae9b8
action-tiles-the-seven = Všech sedm
    .says = Jsou to 1 Pořadí, 2 První přeprava, 3 Inženýr, 4 První stavba, 5 Růst města, 6 Lokomotiva a 7 Urbanizace. Žetony 1 až 4 jsou zdarma. Růst města stojí $2, Lokomotiva $4 a k tomu novou úroveň, Urbanizace $6.

# en: d492edf0
action-tiles-the-free-four = Čtyři zdarma
    .says = Pořadí teď nedělá nic, ale v dalším kole budeš první. S První přepravou jsi na řadě první v obou obězích přepravy zboží, s První stavbou stavíš první. Inženýr má při stavbě čtyři operace s dílky místo tří, každou za běžnou cenu.

# en: 1574d475
action-tiles-the-locomotive = Lokomotiva
    .says = Tvoje lokomotiva se hned zlepší o jednu úroveň. Na úrovni 6 si tento žeton vzít nesmíš.

# en: e31bef49
action-tiles-use-or-pass = Využití, nebo pas
    .says = Kdo si bere Růst města nebo Urbanizaci, hned ohlásí: využije a zaplatí, nebo pasuje a neplatí. To je konečné. Po pasu už žeton platí jen svým číslem.

# en: dddafbcf
action-tiles-when-use-is-impossible = Kdy využít nelze
    .says = Růst města nelze využít, když je zásoba prázdná, nezbyl žádný ukazatel růstu nebo ho má každé město. Urbanizaci nelze využít, když nezbylo městečko nebo Nové město. Vzít žeton s pasem lze i tak, ledaže to u Urbanizace zakazuje volba.

# en: 5139337d
action-tiles-too-dear = Když nemáš na zaplacení
    .says = Na Lokomotivu a na využití Růstu města nebo Urbanizace musí být peníze, v ruce nebo získané. Žetony 1 až 4 a pas se kvůli penězům nikdy neodmítají.

# en: 5c7fd3b0
action-tiles-in-your-build-turn = Při tvé stavbě
    .says = Růst města a Urbanizace se provádějí při tvé vlastní stavbě. Kostky, které přinesou, mohou jet už ve fázi přepravy téhož kola.

## Stavba kolejí

# en: e95f10cf
building-track = Stavba kolejí
    .lead = Při stavbě položíš až tři dílky, jeden po druhém, a každý hned zaplatíš. Koleje začínají u města nebo u vlastních kolejí a nikdy se nenapojují na koleje jiného hráče.
    .worked = Zelená má $10 a staví z Albany přes městečko Poughkeepsie do New Yorku: tři dílky, $10, dvě spojení.
    .row-0 = dílek · cena · peníze
    .row-1 = K9, přímá kolej u řeky · $2 + $1 řeka = $3 · z $10 na $7
    .row-2 = Poughkeepsie, dva východy · $2 + $1 městečko + $1 řeka = $4 · z $7 na $3
    .row-3 = K11, přímá kolej u řeky · $2 + $1 řeka = $3 · z $3 na $0

# en: 498591f5
building-track-who-and-how-many = Kdo a kolik
    .says = Začíná držitel První stavby, ostatní následují v pořadí. Každý má tři operace, Inženýr čtyři: položení, vylepšení nebo odklonění dílku je vždy jedna, Nové město žádná. Můžeš jich udělat méně nebo žádnou; co nevyužiješ, propadne.

# en: 915b595b
building-track-in-any-order = Kdekoli a v jakémkoli pořadí
    .says = Operace mohou být daleko od sebe a v jakémkoli pořadí, i mezi nimi Růst města nebo Urbanizace. Co je ohlášené, musíš provést před koncem své stavby. Propadne to jen tehdy, když se to stalo nemožným, a cena se nevrací.

# en: 1733f245
building-track-where-a-tile-may-lie = Kde může dílek ležet
    .says = Dílky kolejí leží na polích bez města a městečka, dílky městeček na městečkách a na městě neleží nic. Žádný východ nesmí vést k tlusté černé čáře ani mimo mapu.

# en: b8df7e1a
building-track-how-exits-meet = Jak se východy setkávají
    .says = Východ, který se dotkne města, tam končí; který se setká s východem sousedního dílku, ten se s ním spojí; každý jiný je otevřený konec. Mimo města a městečka se koleje nevětví. Východ smí mířit i na dílek, který na té straně východ nemá, a smíš stavět napříč před otevřeným koncem jiného hráče a zablokovat ho.

# en: c3dce603
building-track-where-track-may-begin = Kde mohou koleje začít
    .says = Nové koleje začínají u kteréhokoli města, i daleko od tvých, u tvých vlastních kolejí, nebo u městečka, kde už máš spojení. Městečko bez tvého spojení začátek není. První dílek ve hře tedy vede z města.
    .picture-begin-allowed = Dílek vede z města Albany.
    .picture-begin-refused = Dílek se nedotýká města ani tvých kolejí.

# en: 078d905d
building-track-what-it-may-not-join = Na co se nesmí napojit
    .says = Nové koleje se nesmějí napojit na trať jiného hráče; může to jen dílek městečka, jak říká další kapitola. Spojení se nesmí vrátit do města nebo městečka, kde začalo, ani mířit zpět na své městečko. Okruhy z více spojení jsou dovolené.
    .picture-join-allowed = Tvé koleje vedou z Hartfordu kolem otevřeného konce Oranžové.
    .picture-join-refused = Tvůj oblouk by se napojil na koleje Oranžové.

# en: 7278aaa8
building-track-two-paths-on-one-tile = Dvě koleje na jednom dílku
    .says = Na prázdné pole smíš rovnou položit dílek se dvěma kolejemi nebo dílek městečka s více východy. Obě koleje pak musí být připojené, jak se od nových kolejí žádá.

# en: 1f9fc708
building-track-it-is-yours = Komu patří nové koleje
    .says = Každá trať, která dostala nové koleje, patří tobě. Spojíš-li dvě vlastní tratě, stane se z nich jedno spojení, a jedno spojení je na konci jeden bod.

# en: 6664ae5f
building-track-prices = Ceny
    .says = Každý východ stojí $1. Městečko přidá $1, řeka $1, hory $2 a vše, co platí, se sčítá. Přímá kolej na rovině stojí $2, v horách $4; dílek městečka se dvěma východy u řeky stojí $4.

# en: d2a9b51c
building-track-what-counts-as-what = Řeky, kopce a pobřeží
    .says = Kanály a malá jezera platí jako řeky a za řeky se na poli platí jednou, ať je jich kolik chce. Kopce jsou hory. Všechno ostatní je rovina, i pobřeží.

# en: f59b5f1f
building-track-tiles-run-out = Dílky docházejí
    .says = Kus má dvě strany a použitím jedné odejde ze zásoby i druhá; hodí-li se více kusů, vezme se sám ten, který bude chybět nejméně. Sejmuté dílky se vracejí, při výměně ještě před hledáním nového. Dílky lze otáčet do všech šesti směrů, nikdy ne zrcadlit.

## Městečka

# en: fe063b0d
towns = Městečka
    .lead = Městečko nepřijímá kostky, ale jedno spojení v něm končí a další začíná. Proto je to nejlevnější cesta k více bodům.
    .worked = Zelená má $10 a spojí New York s Philadelphií přes městečko Easton. Trať jsou dvě spojení: první fialová kostka přinese hned 2 body, trať mimo městečko by přinesla 1, a na konci je každé spojení za 1 bod.
    .row-0 = dílek · cena · peníze
    .row-1 = J12, mírný oblouk z New Yorku · $3 · z $10 na $7
    .row-2 = Easton, dva východy · $4 · z $7 na $3
    .row-3 = I13, mírný oblouk do Philadelphie · $3 · z $3 na $0

# en: f91d094e
towns-every-exit-a-line = Každý východ je samostatná trať
    .says = Městečko nespojuje spojení v jedno: každý východ jeho dílku patří k jinému spojení. V městečku žádné kostky nejsou a nelze je tam vézt, ale projíždějí jím.

# en: 9ef29113
towns-choosing-the-tile = Výběr dílku
    .says = Můžeš si vybrat kterýkoli dílek městečka a zaplatíš všechny jeho východy. Aspoň jeden východ se musí napojit na vlastní koleje, na město nebo na ničí trať, kterou smíš převzít. Ostatní východy jsou připojené přes městečko.

# en: 441aa0a1
towns-whose-exits = Čí jsou východy
    .says = Všechny východy nového dílku jsou tvoje, i ty s otevřeným koncem; jsou to nedokončená spojení. Ale východ, který se setká s otevřeným koncem jiného hráče, dokončí jeho spojení a to zůstane jemu, ačkoli ho platíš ty. Takový východ sám tvůj dílek nepřipojí.

# en: d59138f2
towns-no-turning = Žádné otáčení
    .says = Dílek městečka se nikdy neotáčí ani neodklání. Lze ho jen vylepšit, nebo ustoupí Novému městu.

# en: aefdaa54
towns-pointing-is-not-arriving = Mířit není dojet
    .says = Koleje, které míří na městečko, jsou nedokončené, dokud tam neleží dílek s odpovídajícím východem nebo Nové město. Sousední města a městečka bez kolejí spojená nejsou.

## Čí jsou koleje

# en: c006d106
whose-track = Čí jsou koleje
    .lead = Hotové spojení je tvoje navždy. Nedokončené je tvoje, jen dokud roste.
    .worked = Trať z Hartfordu na N9 je ničí a vlastní otevřený konec Zelené na M11 v tomto kole nevyrostl. Zelená položí přímou kolej na O9 za $3 a dojede do Bostonu: celé spojení Hartford–Boston patří Zelené. Potom Zelená stavbu ukončí a M11 je ničí.

# en: 2fc2eb85
whose-track-complete = Hotová spojení
    .says = Spojení je hotové, když je na obou koncích město nebo městečko. Smíš ho stavět několik kol. Hotové se už nikdy neztratí, leda bankrotem.

# en: 90e3ff4b
whose-track-open-lines = Nedokončená spojení
    .says = Nedokončené spojení patří tomu, kdo ho postavil, a nikdo jiný ho nesmí prodloužit, odklonit ani se na něj napojit. Pokud bylo tvoje už na začátku tvé stavby, dokonči ho v ní, nebo prodluž; jinak je na jejím konci ničí. Co začneš teď, je tedy v bezpečí do konce tvé příští stavby.

# en: d5fc62cd
whose-track-extending = Prodloužení
    .says = Prodloužení jsou nové koleje na otevřeném konci, novým dílkem nebo vylepšením sousedního. Samotné odklonění prodloužení není; odklonění a potom prodloužení v téže stavbě ano.

# en: 72e1b278
whose-track-taking-over = Převzetí
    .says = Ničí nedokončené spojení je tvoje, když ho prodloužíš nebo dokončíš. Musí začínat ve městě nebo navazovat na tvé vlastní spojení. Stavíš-li z města a dojdeš k jeho otevřenému konci, je tvoje, ať začíná kdekoli.

# en: c9c599c1
whose-track-finished-by-others = Co dokončí jiní
    .says = Jiný hráč může tvé spojení dokončit Novým městem nebo východem dílku městečka. Zůstane tvoje a už se neztratí.

# en: 4da8ee8d
whose-track-several-links = Více spojení
    .says = Dvě města nebo městečka může spojovat více spojení, jednoho hráče i několika. Každé je samostatné: při použití platí svému vlastníkovi a na konci je za 1 bod.

# en: 322b6f54
whose-track-nobodys-track = Ničí koleje
    .says = Dílky s ničími kolejemi smí vylepšit kdokoli; staré koleje zůstanou ničí, pokud se na ně nové nenapojí. Hotová spojení bez vlastníka vznikají jen bankrotem a nikdo je převzít nemůže.

## Odklánění a vylepšování

# en: 0d32c31b
turning-and-improving = Odklánění a vylepšování
    .lead = Položený dílek není poslední slovo. Otevřený konec spojení smíš odklonit jinam, nebo dílek vyměnit za jiný s více kolejemi.
    .worked = Na O9 leží oblouk Oranžové z Bostonu do Worcesteru. Zelená má otevřený konec v Providence, hned na jih od něj, a vymění oblouk za dílek s druhou, přímou kolejí. Má čtyři východy a stojí $4, za řeku nic; spojení Oranžové je jako předtím a trať Zelené vyrostla k severu.

# en: f700cb19
turning-and-improving-turning = Odklánění
    .says = Dílek na otevřeném konci nedokončeného spojení si nechá stranu, kudy koleje přicházejí, a dostane jinou, kudy odcházejí. Smíš to udělat s vlastními nedokončenými spojeními a s ničími, která začínají ve městě nebo v městečku, kde máš spojení. Hotová spojení a spojení jiných hráčů se nikdy neodklánějí.
    .picture-turn-allowed = Otevřený konec na K9 se odkloní na jih, k Poughkeepsie.
    .picture-turn-refused = Spojení na L8 je hotové, odklonit ho nelze.

# en: 99393d0c
turning-and-improving-how-to-turn = Jak se odklání
    .says = Dílek se otočí, nebo vymění za jiný se stejným počtem kolejí; ostatní koleje na něm zůstanou přesně, jak jsou. Nová strana musí být jiná a platí pro ni všechna pravidla stavby. Smí se setkat s vlastním nebo ničím otevřeným koncem, tím je spojení hotové, ale ne s koncem jiného hráče. Odklonit lze i dílek položený v téže stavbě.

# en: 60258bae
turning-and-improving-price-of-turning = Cena odklonění
    .says = Platíš $1 za každý východ dílku, který tam pak leží, tedy $2 nebo $4, a za terén nic. Je to jedna operace.

# en: c3dd25a5
turning-and-improving-it-keeps-nothing = Odklonit není prodloužit
    .says = Odklonění tvé nedokončené spojení nezachrání a ničí ti nepřinese. Jen když spojení dokončí, je tvoje. Městečka se odklonit nedají.

# en: 06ceffea
turning-and-improving-improving = Vylepšování
    .says = Dílek s jednou kolejí se vymění za dílek se dvěma, dílek městečka za jiný s více východy, ať koleje patří komukoli. Všechno, co tam bylo, zůstane na svém místě a svému vlastníkovi. Odklonění a vylepšení téhož dílku jsou dvě operace.

# en: 3f36a2d7
turning-and-improving-new-paths = Nové koleje
    .says = Přidané koleje se řídí pravidly stavby: musí být připojené, nesmějí tvořit okruh a jen východy městeček se smějí setkat s tratí jiného hráče. Přidat východy v městečku smíš, když tam máš spojení. Jinak se nový východ musí napojit na tvé vlastní koleje, na město nebo na trať, kterou smíš převzít.

# en: 44cac8bc
turning-and-improving-price-of-improving = Cena vylepšení
    .says = Platíš $1 za každý východ celého nového dílku a za městečko ještě $1, ale za terén nic. Je to jedna operace. Použít lze jen dílky, které existují a zbývají; dílky se dvěma kolejemi a městečka se čtyřmi východy už vylepšit nelze.

## Nová města a Růst města

# en: ba31da20
new-cities-and-growth = Nová města a Růst města
    .lead = Dva žetony akcí přinášejí kostky ze zásoby na mapu a jeden z nich i nové město. Oba se využívají při tvé stavbě a ani jeden se nepočítá jako operace.
    .worked = Otevřená trať Zelené z Hartfordu míří na městečko New Haven. Zelená tam dá šedé Nové město se dvěma fialovými kostkami z pole 1: trať je hotová bez dílku a Zelená má čtyři spojení. Ve fázi přepravy jede šedá kostka z New Yorku přes Poughkeepsie, Albany a Hartford do New Havenu: čtyři spojení, 4 body.

# en: 4648ce61
new-cities-and-growth-a-new-city = Nové město
    .says = Jednou za svou stavbu, kdykoli během ní, dáš Nové město kterékoli zbývající barvy na kterékoli městečko, s kolejemi i bez nich, tvoje i cizí. Dílek městečka, který tam leží, se nejdřív vrátí do zásoby.

# en: a93cf304
new-cities-and-growth-what-becomes-of-track = Co bude s kolejemi
    .says = Spojení, která končila v městečku, teď končí ve městě a vlastníky nemění; východy, které ležely jen na dílku městečka, zmizí. Každý otevřený konec, který na pole míří, je teď hotový, i u jiných hráčů. Pokud bylo spojení ničí, je tvoje.

# en: ae794da9
new-cities-and-growth-its-cubes = Jeho kostky
    .says = Potom musíš vzít všechny kostky z jednoho pole zásoby a dát je na Nové město. Jsou-li všechna pole prázdná, nedostane nic.

# en: e8afa092
new-cities-and-growth-it-counts-as-grown = Hned městem
    .says = Už v téže stavbě z něj smíš začít koleje a přijímá kostky své barvy. Za terén se neplatí. Platí, jako by mělo ukazatel růstu, takže na něm nikdy nelze využít Růst města.

# en: c62b019b
new-cities-and-growth-city-growth = Růst města
    .says = Jednou za svou stavbu, kdykoli během ní, přesuneš všechny kostky z jednoho pole zásoby na vytištěné město bez ukazatele růstu a ukazatel tam dáš. Spojení k němu mít nemusíš.

# en: cd13798a
new-cities-and-growth-no-refill = Nic se nedoplňuje
    .says = Pole zásoby se nikdy nedoplňují. Když je všech dvanáct prázdných, žádné nové kostky do hry nepřijdou.

## Přeprava zboží

# en: 586f0abd
moving-goods = Přeprava zboží
    .lead = Dvakrát za kolo každý přepraví jednu kostku, zlepší lokomotivu, nebo pasuje. Kostka jede po hotových spojeních do města své barvy a úroveň tvé lokomotivy říká, kolik spojení smí použít.
    .worked = Zelená s úrovní 3 veze fialovou kostku z Hartfordu přes Albany a Poughkeepsie do New Yorku. První spojení patří Oranžové, další dvě Zelené. Zelená jich má víc než Oranžová, takže je cesta dovolená: Zelená si vezme 2 vítězné body, potom Oranžová 1 bod jako příjem. S druhým spojením Oranžové by to bylo dvě ku dvěma, to se ještě smí; s třetím už ne.

# en: 59728826
moving-goods-two-rounds = Dvě přepravní kola
    .says = V každém z nich je první držitel První přepravy, potom ostatní v pořadí, a každý udělá jednu věc. Pas nepřináší nic.

# en: 1149c2bb
moving-goods-improving-the-locomotive = Zlepšení lokomotivy
    .says = Místo přepravy smíš zlepšit lokomotivu o jednu úroveň, zdarma, nejvýš na 6. Smíš to jednou za fázi přepravy, i když máš v tomto kole žeton Lokomotiva.

# en: 23d8c39d
moving-goods-the-way = Cesta
    .says = Vyber kteroukoli kostku v kterémkoli městě a cestu po hotových spojeních do jiného města barvy kostky. Cesta smí mít nejvýš tolik spojení, kolik je tvoje úroveň.

# en: fbf87ea7
moving-goods-where-it-stops = Kde zastaví
    .says = Kostka zastaví v prvním městě své barvy; žádná cesta takovým městem neprojíždí. Nikdy se nevrací do svého města, žádným městem ani spojením nejede dvakrát a musí dojet najednou. Městečkem smí projet znovu, pokud to volba nezakazuje.

# en: 25ba48ec
moving-goods-whose-links = Čí spojení
    .says = Aspoň jedno spojení na cestě musí být tvoje a žádný jiný hráč jich na ní nesmí mít víc než ty. Hotová ničí spojení jsou volná pro všechny: počítají se do délky, ale nikomu neplatí.

# en: 4646100d
moving-goods-the-cube = Kostka
    .says = Dodaná kostka jde do sáčku a je ze hry venku. Na mapu se už nevrátí.

## Body, příjem, bankrot a konec hry

# en: 04345a35
points-ruin-and-the-end = Body, příjem, bankrot a konec hry
    .lead = Každé použité spojení je bod pro jeho vlastníka, jako příjem nebo jako vítězný bod. Na konci má příjem poloviční hodnotu, dluh stojí dvojnásobek a každé hotové spojení je za jeden bod.
    .worked = Desáté kolo končí a každý dostane nebo zaplatí příjem. Zelená dluží $1 a nemá peníze: banka dá $5 a příjem před sčítáním klesne na −2.
    .row-0 = hráč · vítězné body · příjem · spojení · celkem
    .row-1 = Zelená · 37 · −2 bere 4 · 3 · 36
    .row-2 = Oranžová · 30 · 5 dává 2 · 1 · 33
    .row-3 = Modrá · 30 · −2 bere 4 · 1 · 27

# en: b09d121f
points-ruin-and-the-end-one-point-a-link = Bod za spojení
    .says = Každý vlastník spojení na cestě dostane 1 bod za každé své spojení, které kostka použila. Nezáleží na tom, kdo ji vezl. Ničí spojení neplatí nikomu.

# en: c7ef4245
points-ruin-and-the-end-all-or-all = Všechno, nebo nic
    .says = Všechny své body z jedné dodávky si vezmeš jako příjem, nebo všechny jako vítězné body; nikdy se nedělí. Nejdřív se rozhodne ten, kdo vezl, potom ostatní vlastníci v pořadí a každý ví, co se zvolilo před ním.

# en: 3ee72287
points-ruin-and-the-end-ends-of-the-tracks = Konce stupnic
    .says = Příjem končí na 10, pokud tento konec volba nezruší. Kdo tam je, musí si vzít vítězné body; kdo je těsně pod tím, smí zvolit příjem a co přesáhne, ztratí. Vítězné body žádný konec nemají.

# en: cdfed430
points-ruin-and-the-end-income-and-expenses = Příjem a výdaje
    .says = V pořadí hráčů každý s kladným příjmem dostane tolik dolarů a každý se záporným tolik zaplatí. Rozhoduje ukazatel na začátku fáze. Co chybí, se získá po krocích $5 jako vždy.

# en: 3e7cbe09
points-ruin-and-the-end-out-of-the-game = Ven ze hry
    .says = Kdo nedokáže zaplatit celý záporný příjem ani po získání všech možných peněz, je v bankrotu a vypadává ze hry. Stát se to může jen v této fázi, protože nic jiného, co nemůžeš zaplatit, koupit nesmíš.

# en: 2176fe82
points-ruin-and-the-end-what-is-left-behind = Co po něm zůstane
    .says = Hotová spojení hráče v bankrotu zůstanou na mapě bez vlastníka a nikdo je převzít nemůže. Nedokončená lze převzít jako obvykle. Žeton akce a peníze se vrátí; koleje, kostky, ukazatele a Nová města zůstanou.

# en: bea8e6e2
points-ruin-and-the-end-who-plays-on = Kdo hraje dál
    .says = Ostatní si nechají své pořadí a hrají dál; místa a platby počítají jen s nimi, počet kol, kostek a dílků se nemění. Zbude-li jediný hráč, hra hned končí a on vyhrává.

# en: 452bef7d
points-ruin-and-the-end-the-last-count = Závěrečné sčítání
    .says = Kladný příjem dá polovinu vítězných bodů, zaokrouhleno dolů; každý krok pod 0 bere 2. Nedokončená spojení ztratí vlastníka a každé hotové dá 1 bod. Peníze, kostky a lokomotivy se nepočítají a výsledek může být záporný.

# en: 63816a91
points-ruin-and-the-end-ties-and-places = Shody a umístění
    .says = Vyhrává nejvíc vítězných bodů. Při shodě je vpředu vyšší příjem, potom nižší žeton akce z posledního kola. Kdo vypadl, je na konci, a kdo vypadl později, je před tím, kdo vypadl dřív.

## Standardní hra

# en: c85a541f
the-standard-game = Standardní hra
    .lead = Tytéž železnice s užší kapsou: peníze jednou za kolo, dražba pořadí v každém kole a údržba lokomotivy. Všechna ostatní pravidla zůstávají.
    .worked = Nejdřív dražba. Růžová má právo z žetonu Pořadí a jako všichni $10: Zelená nabídne $0, Oranžová $2, Modrá pasuje, Růžová pasuje a zůstává, Zelená nabídne $3, Oranžová a Růžová pasují. Potom, v jiné hře, údržba tří hráčů.
    .row-0 = hráč · co rozhoduje · výsledek
    .row-1 = Zelená · první, nabídka $3 · platí $3
    .row-2 = Růžová · druhá, bez nabídky · neplatí nic
    .row-3 = Oranžová · třetí, nabídka $2 · platí polovinu: $1
    .row-4 = Modrá · poslední · neplatí nic
    .row-5 = Zelená · příjem 4, úroveň 3 · dostane $1
    .row-6 = Oranžová · příjem 2, úroveň 6, peníze $10 · platí $4, zbude $6
    .row-7 = Modrá · příjem −1, úroveň 4, peníze $2, 5 bodů · chybí $3: ztratí 2 body, $1 se vrátí

# en: 3ce6b82b
the-standard-game-what-changes = Co se mění
    .says = Kolo má sedm fází: kapitál, dražba pořadí, žetony akcí, stavba kolejí, přeprava zboží, příjem a výdaje, další kolo. První pořadí se losuje žetony akcí, nejnižší číslo je první a nikdo za to peníze nedostane. Ve všem ostatním platí pravidla základní hry.

# en: 438aead4
the-standard-game-capital = Kapitál
    .says = V pořadí si každý vezme libovolný počet kroků po $5, ať je potřebuje, nebo ne. Každý stojí jeden krok příjmu, na −10 stojí 2 vítězné body. V žádné jiné fázi se peníze nezískávají, takže později platí jen to, co máš v ruce. Vzít si v prvním kole $10 nebo víc je rada, ne pravidlo.

# en: 24d8f4bb
the-standard-game-the-auction = Dražba
    .says = Jde podle současného pořadí. Nabídneš víc, než je současná nabídka, nejvýš kolik máš peněz, nebo pasuješ; první nabídka může být $0, i bez peněz. Kdo má nejvyšší nabídku, se přeskakuje a dražba končí, když zbývá jediný hráč, který neodstoupil; pokud nikdo nenabídl, je první zadarmo.

# en: 489fb3e9
the-standard-game-places-and-prices = Místa a ceny
    .says = Kdo odstoupí první, dostane poslední místo, další předposlední a tak dál. První a druhý platí svou poslední nabídku celou, poslední nic, všichni ostatní polovinu zaokrouhlenou nahoru; zbývají-li dva hráči, je druhý poslední. Toto pořadí platí do další dražby, ať mají žetony akcí jakákoli čísla.

# en: 591042ad
the-standard-game-turn-order-tile = Žeton Pořadí
    .says = Kdo si ho vzal v minulém kole, smí v dražbě jednou pasovat a zůstat; druhým pasem odstupuje. Právo nemusí využít: jeho držitel smí i hned odstoupit. Končí s dražbou a v prvním kole ho nemá nikdo.

# en: 0a2f75f2
the-standard-game-free-action-tiles = Žetony akcí zdarma
    .says = Všechny žetony akcí jsou zdarma a nic se neohlašuje: při své stavbě Růst města nebo Urbanizaci využiješ, nebo necháš být. Lokomotiva zvýší úroveň o jednu a na úrovni 6 se vzít nesmí.

# en: 5bb36742
the-standard-game-track-from-cash = Koleje z vlastních peněz
    .says = Dílek smíš položit, vylepšit nebo odklonit, jen když máš peníze na jeho cenu. Při kapitálu proto mysli na nabídku, koleje i údržbu.

# en: 098dd52e
the-standard-game-upkeep = Údržba
    .says = Ve fázi příjmu se od tvého příjmu odečte úroveň lokomotivy, obojí podle stavu na začátku fáze. Je-li výsledek kladný, dostaneš ho, je-li záporný, zaplatíš ho ze svých peněz.

# en: f8410792
the-standard-game-being-short = Když to nestačí
    .says = Nestačí-li ti peníze, ztratíš za každé chybějící $2 jeden vítězný bod, zaokrouhleno nahoru. Když dojdou, ztratíš za každé $2 jeden krok příjmu až k −10. Při liché částce se $1 vrátí. Nezaplatíš-li ani tak, jsi v bankrotu.

# en: 19ff447b
the-standard-game-help-for-beginners = Úleva pro začátečníky
    .says = Podle volby smějí vybraní hráči, nebo všichni, získávat peníze jako v základní hře na koleje, na údržbu, nebo na obojí. Nabídky zůstávají omezené penězi v ruce.

# en: 17204e62
the-standard-game-ties = Shody
    .says = Poslední shodu rozhodne číslo žetonu akce vzatého v posledním kole, jako v základní hře. K ničemu jinému standardní hra čísla nepoužívá.

## Časté omyly

# en: fce982c2
often-got-wrong = Časté omyly
    .lead = Čemu věří i hráči s mnoha hrami za sebou, a jak to je.

# en: 0dedda01
often-got-wrong-reaching-a-town = Do městečka stačí mířit.
    .says = Ne: je třeba dílek městečka s odpovídajícím východem, nebo Nové město. Do té doby je tvé spojení nedokončené a můžeš ho ztratit.

# en: 307a8ed0
often-got-wrong-over-a-town = Trať přes městečko je jedno spojení.
    .says = Jsou dvě: dva body za kostku, která použije obě, a dva body na konci. Je na to ovšem třeba úroveň 2.

# en: 2c658038
often-got-wrong-turning-keeps = Odklonění otevřeného konce spojení udrží.
    .says = Ne: musí v téže stavbě vyrůst, nebo být dokončené.

# en: 27bcd997
often-got-wrong-borrowing-early = Peníze lze získat předem.
    .says = V základní hře ne. Přijdou, když platíš, a ne víc, než je třeba.

# en: 161fd9c8
often-got-wrong-splitting-points = Dva body mohou být jeden příjem a jeden vítězný bod.
    .says = Body z jedné dodávky se nikdy nedělí. Dvě dodávky si smíš vzít každou jinak.

# en: eed708d9
often-got-wrong-riding-on = Kostka smí jet dál do vzdálenějšího města své barvy.
    .says = Zastaví v prvním, i když byla v plánu delší cesta.

# en: d799244e
often-got-wrong-rivals-links = Použít smíš jen vlastní spojení.
    .says = Smíš použít i cizí spojení a jejich vlastníci za ně dostanou body. Ale jedno musí být tvoje a nikdo jiný jich na cestě nesmí mít víc než ty.

# en: 5b899438
often-got-wrong-passed-tile = Žeton vzatý s pasem se nepočítá.
    .says = Jeho číslo přesto určí tvoje místo v dalším kole.

# en: 3311323d
often-got-wrong-price-of-improving = Při vylepšení se platí rozdíl.
    .says = Platí se celý nový dílek, $1 za každý východ, ale nic za terén. Ani při odklonění se terén neplatí.

# en: 268d94f2
often-got-wrong-gray-cubes = Šedé kostky lze odvézt od začátku.
    .says = Žádné vytištěné město není šedé. Čekají na šedé Nové město; a Nové město nikdy nedostane Růst města.

# en: e4850a96
often-got-wrong-where-the-rules-come-from = Odkud jsou tato pravidla
    .says = Pravidla, ceny a dílky se řídí tištěnou knihou pravidel. Obě mapy jsou rekonstrukce, ne tištěné desky: kolem míst, která kniha pravidel jmenuje, je všechno nakresleno podle obecného zeměpisu. Který ze dvou zrcadlových dílků má které číslo, je naše volba.
