# Lekce: zpráva pro každou lekci a pro každý krok. Viz docs/teaching.md.

## První zapískání

# en: c03466ca
first-whistle = První zapískání
    .idea = V každém tahu uděláš jednu věc: položíš dílek, jedeš vlakem, nebo vezmeš vodu.
    .know-1 = Jedna věc za tah: dílek, jízda, nebo voda.
    .know-2 = Dílky a města přinášejí páru; jízda ji spotřebuje.
    .know-3 = Zboží doručené do města své barvy dá 2 body.
    .know-4 = Se 13 body se okamžitě vyhrává.

# en: 97eccc81
first-whistle-step-1 = Všechny vlaky sdílejí jednu železnici a ta během hry roste. Položený dílek plní tvůj kotel: číslo na dílku je pára, kterou dostaneš. Máš { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry a zboží čeká a nemá kam jet.
    .pin-1 = Tvůj vlak ve žlutém městě.
    .pin-2 = Červené zboží. Chce do červeného města.
    .pin-3 = Tady trať končí.
    .ask = Polož svou přímou kolej na konec trati.
    .answer-1 = I to přinese páru: { $told_gained }. Trať na východ má ale pořád jediný dílek; podívej se na značku 3.
    .answer-2 = Trať pokračuje a pára s ní: { $told_gained }. Teď se ale stáčí a v zatáčce vlak zpomaluje. Máš dílek, který vede rovně dál.
    .answer-3 = Trať pokračuje mostem. Přinese jen { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry a jeho druhá kolej dnes nevede nikam.
    .answer-4 = Naloženo. Červené město tu ale ještě není a s { $steam } body páry daleko nedojedeš.
    .answer-5 = Tvůj vlak se rozjíždí za 1 bod páry, prázdný. Nejdřív železnice potřebuje někam vést.
    .otherwise = To je dovoleno a přinese to páru. Na dílek ale čeká trať u značky 3.
    .DS-PLACE-02 = Kolej musí navázat na kolej. Otáčej dílkem, dokud jeho koleje nepokračují v těch, které tu leží.
    .after = 2 body páry navíc, teď máš { $steam }. Nový dílek ti přibyl sám, takže máš zase tři. Oranžová položila dílek jinde: každý jednu věc, pak další hráč.

# en: c19069d9
first-whistle-step-2 = Mezi městy už leží dva dílky, a tak trať smí skončit městem. V nabídce jsou dvě města a na každém dva kusy zboží. Město přináší páru jako každý dílek.
    .pin-1 = Červené město.
    .pin-2 = Zelené město.
    .pin-3 = Místo pro jedno z nich.
    .ask = Polož město, na které tvé zboží čeká.
    .answer-1 = Zelené město je vítané a přinese { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry. Tvé zboží je ale červené a pořád nemá kam jet.
    .answer-3 = Smíš si vzít město z hromádky a pak musíš položit, co přijde. To, které potřebuješ, leží otevřeně na stole.
    .answer-4 = Pára o { $told_gained } vyšší. Na desce ale pořád není červené město a tvé zboží čeká.
    .answer-5 = Naloženo. Když teď vyjedeš, pořád není červené město, kam jet.
    .answer-6 = Vlak odjíždí prázdný a červené město pořád leží na stole.
    .otherwise = To je dovoleno. Zboží ale čeká na město své barvy.
    .DS-CITY-05 = Města si drží odstup: musí mezi nimi ležet aspoň dva dílky kolejí.
    .DS-CITY-04 = Tam ne: město potřebuje koleje, které vedou k jinému městu, a mezi nimi dva dílky.
    .after = Červené město stojí a máš { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry. Do nabídky hned přišlo nové město.

# en: 1f9c4f82
first-whistle-step-3 = Teď jeď. Každý dílek, na který vjedeš, stojí 1 bod páry a město na konci také; nakládání je zadarmo. Zboží je doručené ve chvíli, kdy tvůj vlak vjede do města jeho barvy.
    .pin-1 = Nalož ho, než vyjedeš.
    .pin-2 = Tři kroky na východ.
    .ask = Nalož červené zboží, dojeď do červeného města a zastav tam.
    .answer-1 = Jedeš, ale prázdný vlak nic nedoručí. Zboží za vlakem nepůjde: nejdřív nalož, nestojí to nic.
    .answer-2 = Na západě je modré město. Červené zboží nevezme.
    .answer-3 = Na trati smíš zastavit a zboží zůstane ve vlaku. Máš ještě { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry, to stačí dojet ještě v tomto tahu.
    .answer-4 = Chybí jediný krok! Zboží zůstává ve vlaku, ale dva body musí tah počkat.
    .answer-5 = Pára na později, nejvýš 6. Na tuto jízdu už jí máš dost.
    .answer-6 = Další město, další pára: { $told_gained }. Tvé červené zboží pořád čeká.
    .answer-7 = Překvapení z hromádky. Tvé červené zboží pořád čeká.
    .otherwise = To je dovoleno, ale červené zboží pořád není v červeném městě.
    .DS-GOODS-02 = Po naložení se vlak musí pohnout.
    .after = Doručeno! Jízda stála { $told_spent ->
        [one] { $told_spent } bod
        [few] { $told_spent } body
       *[other] { $told_spent } bodů
    } páry, zbývá { $steam } a máš { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }. Kdo má první 13 bodů, okamžitě vyhrává.

## Kladení kolejí

# en: 8389cea5
laying-track = Kladení kolejí
    .idea = Dílek musí pasovat na všech stranách a vlak po něm musí moci dojet do města poblíž.
    .know-1 = Kolej se potkává s kolejí, prázdná strana s prázdnou stranou.
    .know-2 = Slepá kolej dílek nepřipojí.
    .know-3 = Koleje sahají pět dílků od města, dál ne.
    .know-4 = Do kotle se vejde 6; co je navíc, přijde nazmar.

# en: 5e636c50
laying-track-step-1 = Kolej se musí potkat s kolejí a prázdná strana s prázdnou stranou. Na prázdných polích kolem nezáleží. Dílek tedy může ležet jedním způsobem, a jiným ne: otáčet jím smíš, jak chceš.
    .pin-1 = Trať přichází ze západu.
    .pin-2 = Tady se má stočit.
    .ask = Polož zatáčku tak, aby se trať stočila na jih.
    .answer-1 = Pasuje to, ale trať se teď stáčí na sever. Rozhodne čtvrt otočky sem nebo tam.
    .answer-2 = I to pasuje a u města začíná nová trať. Stočit se ale má ta u značky 2.
    .answer-3 = Most vede trať dál na východ. Přinese { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry, zatáčka by přinesla 2.
    .answer-4 = Dobrý dílek a dojde i na něj. Nejdřív zatáčka.
    .otherwise = Pasuje to. Na jih se ale má stočit trať u značky 2.
    .DS-PLACE-02 = Tam by kolej narazila na prázdnou stranu. Otáčej dílkem, dokud koleje nenavážou.
    .after = Zatáčka přinesla 2 body páry: máš { $steam }. Mosty, výhybky a vodárny přinášejí jen 1, dívej se tedy na číslo.

# en: a9e37adb
laying-track-step-2 = Tento dílek má průběžnou kolej a vedle ní slepou. Slepou kolejí se domů nejede: vlak musí moci přejet nový dílek a dojet do města, aniž by kdy couval.
    .pin-1 = Přímá kolej se slepou.
    .pin-2 = Tady trať končí.
    .ask = Veď trať dál na jih průběžnou kolejí.
    .answer-1 = I kopec přinese { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry. Kdo na něj ale vjede, platí 2 místo 1, při každé jízdě. Nech si ho na místo, kde nejezdíš.
    .answer-2 = Most pasuje. Přinese { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry; dílek se slepou kolejí přinese 2.
    .answer-3 = Pasuje to tu, protože jeho průběžná kolej se dotýká města nebo trati. Trať na jih je pořád otevřená.
    .answer-4 = Delší je teď západní trať. Pokračovat má ta u značky 2.
    .otherwise = To je dovoleno. Trať u značky 2 pořád čeká.
    .DS-PLACE-03 = Trati by se dotýkala jen slepá kolej a z té žádný vlak domů nedojede. Otoč dílek.
    .DS-PLACE-02 = Tam by kolej narazila na prázdnou stranu.
    .after = Máš { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry. Kam míří slepá kolej, je jedno: zbytek dílku smí vést kamkoli, i do prázdna.

# en: 7d48af5d
laying-track-step-3 = Koleje smějí sahat pět dílků od nejbližšího města, počítáno po kolejích. Tvá trať má čtyři. Jeden ještě smíš.
    .pin-1 = Pátý dílek.
    .pin-2 = 2 body páry teď, ale vjezd stojí 2.
    .ask = Polož jako pátý dílek trati ten, který naplní tvůj kotel.
    .answer-1 = Pasuje a pára je teď { $steam }. Dva z tvých dílků přinesou víc.
    .answer-2 = To přinese { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry, ale jinde. Pátý dílek patří ke značce 1.
    .otherwise = To je dovoleno. Pátý dílek patří ke značce 1.
    .after = { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry: kotel je plný. Víc než 6 se do něj nikdy nevejde.

# en: 67bcb598
laying-track-step-4 = Šestý dílek na konci této trati pravidla odmítnou: klidně to zkus. Místo je jinde, u města a na západě. Při kladení sleduj svou páru.
    .pin-1 = Pět dílků od žlutého města.
    .pin-2 = Tvůj kotel: { $steam } z 6.
    .ask = Polož kterýkoli dílek tam, kde se to smí.
    .answer-1 = S plným kotlem je to přesně správná úvaha! Tentokrát ale polož dílek a sleduj, co se stane s párou.
    .otherwise = To je dobré využití tahu. Tentokrát ale polož dílek.
    .after = Pořád máš { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry: co dílek přinesl, přišlo nazmar. S plným kotlem je čas jet.

## Zakládání měst

# en: 8b4b29a5
founding-cities = Zakládání měst
    .idea = Město přináší na desku dva kusy zboží, pokládej tedy to, které pomůže tvému vlaku.
    .know-1 = Mezi novým městem a kterýmkoli jiným aspoň dva dílky kolejí.
    .know-2 = Město v nabídce své zboží ukazuje; hromádka je sázka.
    .know-3 = Jedna jízda může doručit i víc kusů zboží.
    .know-4 = Za položené město si dílek kolejí nebereš.

# en: e18f532c
founding-cities-step-1 = Nové město potřebuje prázdné pole, k němuž míří koleje, a dva dílky kolejí k nejbližšímu jinému městu. Počítej po kolejích, ne vzduchem. Tvůj vlak už veze červené zboží.
    .pin-1 = Dva dílky od modrého města: místo tu je.
    .pin-2 = Jen jeden dílek: příliš blízko.
    .pin-3 = Červené, s dvěma kusy modrého zboží.
    .pin-4 = Zelené, s červeným a žlutým.
    .ask = Polož město, které se tvému vlaku hodí nejvíc.
    .answer-1 = Pasuje a získáváš { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry. Červené zboží ve vlaku tu ale odběratele nenajde a červené město zůstane v nabídce pro Oranžovou.
    .answer-2 = Nikdo neví, co přijde. V nabídce leží přesně ta barva, kterou vezeš.
    .answer-3 = { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry. Oranžová ti zatím může položit město přímo před nos.
    .answer-4 = Vracíš se na západ a zboží je pořád ve vlaku. Tím směrem žádné červené město není.
    .otherwise = To je dovoleno, ale tvé červené zboží není červenému městu o nic blíž.
    .DS-CITY-04 = Příliš blízko: leží mezi nimi jen jeden dílek. S jedním navíc by město mohlo stát o pole dál.
    .DS-CITY-05 = Hned vedle sebe? Mezi dvěma městy musí ležet dva dílky.
    .after = Červené město stojí přímo před tebou s dvěma kusy modrého zboží a máš { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry.

# en: 4a6c55f1
founding-cities-step-2 = Jízda doručením nekončí. Ve stejném městě smíš znovu naložit a jet dál a město smíš opustit kteroukoli stranou, i tou, kudy vlak přijel.
    .pin-1 = Jeden krok od červeného města.
    .pin-2 = Modré zboží.
    .pin-3 = Modré město, odtamtud tři kroky.
    .ask = Doruč dvakrát v jedné jízdě.
    .answer-1 = Doručeno, tvé body: { $points }. Máš ale ještě { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry a u nohou ti leží modré zboží.
    .answer-2 = Doručeno, ale odjezd byl prázdný. Naložit modré zboží nestojí nic.
    .answer-3 = Modré zboží zůstává bezpečně ve vlaku. Páry na dojetí ale máš dost.
    .answer-4 = Jeden krok před modrým městem. Páru na něj máš.
    .answer-5 = Pryč od červeného města, s červeným zbožím ve vlaku?
    .answer-6 = Pára je vždy vítaná. Na skvělou jízdu už ale máš všechno.
    .answer-7 = Město přinese { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry. Na skvělou jízdu už ale máš všechno.
    .otherwise = To je dovoleno. Je tu ale jízda, která doručí dvakrát.
    .after = Dva kusy zboží za { $told_spent ->
        [one] { $told_spent } bod
        [few] { $told_spent } body
       *[other] { $told_spent } bodů
    } páry, tvé body: { $points }. To jsou 2 za každé zboží a 1 navíc, protože mají různé barvy.

# en: 1302f560
founding-cities-step-3 = Místo města z nabídky si smíš vzít jedno z hromádky. Vidíš jeho barvu, musíš ho položit a teprve pak dostane dva kusy zboží.
    .pin-1 = Města v hromádce: { $cities }.
    .pin-2 = Teď dva dílky od modrého města.
    .ask = Vezmi si město z hromádky a polož ho na jihu.
    .answer-1 = Toto město vidíš a jeho zboží také. Často je to lepší! Tentokrát ale zkus hromádku.
    .answer-2 = { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry. Teď chceme zkusit hromádku.
    .otherwise = To je dovoleno. Tentokrát ale zkus hromádku.
    .after = Žluté město se zeleným a červeným zbožím a pro tebe pára: máš { $steam }. Dílek kolejí ti nepřibyl: z ruky žádný neubyl.

## Rozhodují koleje

# en: e22d8d93
rails-decide = Rozhodují koleje
    .idea = Za jízdy vlak nikdy necouvá, ale mezi tahy se smí zadarmo otočit.
    .know-1 = Na výhybce jede vlak po kolejích podle toho, odkud přijel.
    .know-2 = V příštím tahu smí odjet kterýmkoli směrem, který jeho dílek nabízí.
    .know-3 = Vjezd na kopec stojí 2, všechno ostatní 1.
    .know-4 = Ve městě se smíš otočit, jak chceš.

# en: c0eb8931
rails-decide-step-1 = Výhybka spojuje tři tratě, ale ne každou s každou. Tato vede ze západu na východ a z východu na jih. Vlak ze západu nemůže na odbočku: musel by couvat.
    .pin-1 = Zelené zboží.
    .pin-2 = Výhybka.
    .pin-3 = Zelené město na konci odbočky.
    .pin-4 = Kopec: vjezd za 2 body páry.
    .ask = Nalož zelené zboží, dojeď na výhybku a zastav na ní.
    .answer-1 = Rovně dál, jak vedou koleje, a do kopce: zatím za { $spent ->
        [one] { $spent } bod
        [few] { $spent } body
       *[other] { $spent } bodů
    } páry. Na odbočku vede kratší cesta.
    .answer-2 = Zboží je bezpečně ve vlaku. Ještě krok a vlak stojí na výhybce.
    .answer-3 = Zboží zůstalo ve městě. Naložit ho nestojí nic.
    .answer-4 = Pára, ano. Máš jí ale už { $steam_before } a zboží čeká.
    .otherwise = To je dovoleno. Cesta do zeleného města začíná výhybkou.
    .DS-MOVE-05 = Vlak přijel ze západu a odtud vedou koleje rovně. Zastav tady: v příštím tahu bude svět vypadat jinak.
    .after = Dva kroky za { $told_spent ->
        [one] { $told_spent } bod
        [few] { $told_spent } body
       *[other] { $told_spent } bodů
    } páry, zbývá { $steam }. Zboží je ve vlaku a na trati ti ho nikdo nevezme.

# en: de5f3290
rails-decide-step-2 = Nový tah, nový začátek: odtud, kde stojí, smí tvůj vlak odjet po kterýchkoli kolejích svého dílku. Na výhybce je to západ, východ, nebo jih.
    .pin-1 = Odjet smí třemi směry.
    .pin-2 = Dva dílky, pak město: tři kroky.
    .ask = Jeď odbočkou a doruč zelené zboží.
    .answer-1 = Zpátky na západ. Zelené město leží na konci odbočky.
    .answer-2 = Kopec stál 2. Zelené město leží na konci odbočky.
    .answer-3 = Zastavit smíš a jet dál později. Páry na dojetí ale máš dost.
    .answer-4 = Chybí jeden krok a v kotli máš ještě { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry.
    .answer-5 = Víc páry, ale zboží má domů tři kroky a na ty jí máš dost.
    .otherwise = To je dovoleno, ale zboží má domů tři kroky.
    .after = Doručeno, tvé body: { $points }. Jednou jízdou z modrého města to nejde; dvěma to šlo snadno.

## Pozor, zatáčka

# en: 9488fb44
mind-the-curve = Pozor, zatáčka
    .idea = Jízda za víc než 2 body páry přes jakoukoli zatáčku musí hodit kostkou, a čím víc páry, tím hůř.
    .know-1 = Do 2 bodů páry je jízda vždy bezpečná.
    .know-2 = Se zatáčkou: za 3 body páry vykolejíš na 1 stěně ze 6, za 4 na 2, za 5 na 3, za 6 na 4.
    .know-3 = Vykolejení stojí páru i tah a celou jízdu vrátí.
    .know-4 = Na rovných kolejích a ve městech rychlost omezená není.

# en: f544d132
mind-the-curve-step-1 = Červené město je tři kroky daleko a jeden z nich je zatáčka. Víc než 2 body páry v jízdě se zatáčkou: pak se na konci hází kostkou. Po 3 bodech páry tě vykolejí jen 1.
    .pin-1 = Zatáčka.
    .pin-2 = Červené zboží.
    .pin-3 = Tři kroky daleko.
    .ask = Riskni to: nalož, dojeď do červeného města a zastav.
    .answer-1 = Velmi opatrné a bez hodu. Tentokrát ale měj odvahu: pět stěn ze šesti je dobrých.
    .answer-2 = Jen { $told_spent ->
        [one] { $told_spent } bod
        [few] { $told_spent } body
       *[other] { $told_spent } bodů
    } páry, tedy bez hodu: dobrý postřeh! Tentokrát ale měj odvahu a projeď to celé.
    .answer-3 = Naložit znamená jet dál a každý krok navíc kostku zhorší. Zastav tam, kde je červené zboží doma.
    .answer-4 = Jízda vede až za červené město: { $spent ->
        [one] { $spent } bod
        [few] { $spent } body
       *[other] { $spent } bodů
    } páry a počet stěn kostky proti tobě je teď { $risk }. Zastav tam, kde je zboží doma.
    .answer-5 = Prázdný vlak nic neriskuje a nic nevydělá.
    .answer-6 = Kotel je plný, takže tato pára přišla nazmar. Měj odvahu!
    .otherwise = Dovoleno. Tentokrát ale měj odvahu.
    .after = Padlo { $told_die }! Vykolejení. Vlak i zboží jsou zpátky na začátku a přicházíš o { $told_spent ->
        [one] { $told_spent } bod
        [few] { $told_spent } body
       *[other] { $told_spent } bodů
    } páry: zbývá { $steam }. Nic není doručeno a tvůj tah skončil.

# en: 23964d23
mind-the-curve-step-2 = Do 2 bodů páry se nikdy nehází, ať je tam zatáčka, nebo ne. Stejnou cestu tedy ujedeš dvěma krátkými jízdami. Trvá to o tah déle, ale je to jisté.
    .pin-1 = Dva kroky daleko. Když zastavíš na trati, zboží zůstane ve vlaku.
    .ask = Nalož a dojeď jen tak daleko, jak je to bezpečné.
    .answer-1 = Bezpečné, za { $told_spent ->
        [one] { $told_spent } bod
        [few] { $told_spent } body
       *[other] { $told_spent } bodů
    } páry. Ještě o krok dál to bude bezpečné také.
    .answer-2 = Byla to zase stejná sázka a kostka proti tobě. Tentokrát šlo o to jet bezpečně.
    .answer-3 = Bez zboží je jízda k ničemu.
    .answer-4 = Pára na později. Na bezpečnou cestu jí máš dost.
    .otherwise = Dovoleno, ale zboží není na cestě.
    .after = { $told_spent ->
        [one] { $told_spent } bod
        [few] { $told_spent } body
       *[other] { $told_spent } bodů
    } páry, žádný hod. Zboží je ve vlaku a na poslední krok máš ještě { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry.

# en: 94bbbae9
mind-the-curve-step-3 = Dílek, na kterém jízda začíná, se jako zatáčka nepočítá. Otočení ve městě také ne, ať je úhel jakýkoli.
    .pin-1 = Odjezd ze zatáčky.
    .pin-2 = Jeden krok.
    .ask = Dovez zboží domů.
    .answer-1 = Tudy se jede zpátky do žlutého města.
    .answer-2 = Není to chyba, ale červené město je jeden krok daleko.
    .otherwise = Dovoleno. Červené město je jeden krok daleko.
    .after = Doručeno a bez kostky, tvé body: { $points }. Se zatáčkou vykolejíš po 3 bodech páry při hodu 1, po 4 při 1 nebo 2; po 5 při 1 až 3, po 6 při 1 až 4. Po rovných kolejích smíš jet, jak rychle chceš.

## Tam a zpátky

# en: 32fbfa41
there-and-back = Tam a zpátky
    .idea = Stejná pára může vynést 2 body, nebo 5: hledej města, která mají zboží jedno pro druhé.
    .know-1 = Vlak veze jeden kus zboží; jízda jich může převézt víc, jeden po druhém.
    .know-2 = Města, která mají zboží v barvě toho druhého, umožní dvojí doručení.
    .know-3 = Kdo zastaví ve městě, vyloží zboží pro kohokoli.
    .know-4 = Na trati je zboží v bezpečí.

# en: 19cfb9e7
there-and-back-step-1 = Máš 6 bodů páry a přímou trať: nic tě nevykolejí. Vlak bere jeden kus zboží naráz a nakládání je zadarmo. Šest kroků, dva kusy zboží ve tvém městě, jeden v dalším: co s tím uděláš?
    .pin-1 = Červené: tři kroky.
    .pin-2 = Zelené: šest kroků.
    .pin-3 = Žluté: chce sem.
    .ask = Využij 6 bodů páry pro co nejvíc bodů.
    .answer-1 = Všech šest kroků za jeden kus zboží, 2 body. Stejná pára dokáže víc.
    .answer-2 = Doručeno, tvé body: { $points }, a máš ještě { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry. Po cestě ale zůstalo zboží, které chtělo domů stejným směrem.
    .answer-3 = Doručeno, ale z červeného města jede vlak prázdný. Co tam leželo?
    .answer-4 = Každý krok stojí páru a vlak je prázdný.
    .answer-5 = Kotel je plný: co dílek přinese, přijde teď nazmar.
    .otherwise = Dovoleno. Šest kroků může vynést víc.
    .after = Dva kusy zboží v jedné jízdě za { $told_spent ->
        [one] { $told_spent } bod
        [few] { $told_spent } body
       *[other] { $told_spent } bodů
    } páry, tvé body: { $points }. Dvě barvy přinášejí 1 navíc. Kotel je teď prázdný a Oranžová má { $steam_1 ->
        [one] { $steam_1 } bod
        [few] { $steam_1 } body
       *[other] { $steam_1 } bodů
    } páry.

# en: 81f16466
there-and-back-step-2 = Prázdný kotel znamená klást koleje. Obyčejná přímá kolej přinese 2 body páry, zatáčka a kopec také.
    .pin-1 = 2 body páry.
    .pin-2 = Tady může trať růst.
    .pin-3 = Oranžová vedle tebe, { $steam_1 ->
        [one] { $steam_1 } bod
        [few] { $steam_1 } body
       *[other] { $steam_1 } bodů
    } páry.
    .pin-4 = Zelené zboží: kdo ho první naloží, ten ho má.
    .ask = Polož svou přímou kolej za zelené město.
    .answer-1 = { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry, pro kotel stejně dobré. Ať ale trať roste na východ, kde jednou může přibýt město.
    .otherwise = Dovoleno. Polož ale prosím přímou kolej: kotel je prázdný.
    .after = Máš { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry, Oranžová { $steam_1 ->
        [one] { $steam_1 } bod
        [few] { $steam_1 } body
       *[other] { $steam_1 } bodů
    } páry: v příštím tahu by mohla odjet se zeleným zbožím.

# en: 728a5146
there-and-back-step-3 = Vlak, který zastaví ve městě, tam své zboží vyloží, pro kohokoli. Vlak, který zastaví na trati, si ho nechá a nikdo na ně nemůže.
    .pin-1 = Láká oba vlaky.
    .pin-2 = Dva kroky: na trati.
    .ask = Odvez zelené zboží z dosahu Oranžové.
    .answer-1 = Jedeš, ale zboží je pořád ve městě, kde stojí Oranžová.
    .answer-2 = I takhle je před Oranžovou v bezpečí. Zelené město ale leží na východě.
    .answer-3 = Víc páry. A teď je na tahu Oranžová a zelené zboží leží vedle jejího vlaku.
    .otherwise = Dovoleno, ale Oranžová teď může zelené zboží naložit.
    .after = Teď je tvoje, i když dojede až za několik tahů. Zboží na trati je v bezpečí; zboží ve městě nepatří nikomu.

## Uzavřít okruh

# en: 607c5d30
closing-the-ring = Uzavřít okruh
    .idea = Okruh přes dvě a více měst, který vlak projede celý dokola, má cenu bodu.
    .know-1 = Okruh vede aspoň přes dvě města a nikde se na něm necouvá.
    .know-2 = Nový okruh je jeden žeton, 1 bod, hned.
    .know-3 = Druhá, zcela oddělená trať mezi stejnými městy se počítá znovu; malá objížďka ne.
    .know-4 = Nenechávej okruh, kterému chybí jediný dílek.

# en: 7fba6ad8
closing-the-ring-step-1 = Koleje, které se vracejí na začátek, jsou okruh, pokud vede přes dvě a více měst a vlak by ji mohl projet celou dokola bez couvání. Kdo uzavře nový, hned si bere žeton: 1 bod.
    .pin-1 = Chybí jeden dílek.
    .pin-2 = Přímá kolej.
    .pin-3 = Výhybka Y: dvě větve, jeden kmen.
    .ask = Uzavři okruh tak, aby ho vlak mohl objet.
    .answer-1 = Vypadá uzavřená, ale vlak, který přijede jednou větví, může odjet jen kmenem. Aby jel dokola, musel by couvat, a tak žeton není.
    .answer-2 = { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry, ale mezera je pořád tu a Oranžová ji vidí také.
    .otherwise = Dovoleno. Mezera je ale pořád tu a Oranžová ji vidí také.
    .DS-PLACE-02 = Kolej by narazila na prázdnou stranu. Otoč dílek, nebo vezmi jiný.
    .after = Okruh: žluté, červené a zpět. Tvé žetony: { $markers }, body: { $points }, pára: { $steam }. Kopec nebo rovina, zatáčka nebo přímá kolej, okruhu je to jedno.

# en: e8ac905c
closing-the-ring-step-2 = Oranžová přivedla třetí trať až k červenému městu. Druhá cesta mezi dvěma městy se počítá jako nová, je-li od první zcela oddělená. Chybí jeden dílek a ruce jsou skryté: nemohl vědět, co držíš.
    .pin-1 = Dílek Oranžové.
    .pin-2 = Mezera.
    .pin-3 = Zbývající žetony: { $markers_left } ze 7.
    .ask = Vezmi si druhý žeton.
    .answer-1 = Zatáčka je správný nápad. Podívej se na značku 2: vedle kterých stran jsou koleje?
    .answer-2 = { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry. Oranžová teď může mezeru uzavřít sama.
    .otherwise = Dovoleno. Oranžová teď může mezeru uzavřít sama.
    .after = Tvé žetony: { $markers }. Nikdy nenechávej okruh, kterému chybí jediný dílek: někdo ho může mít. Žetonů je celkem sedm a pozdější okruhy nepřinesou nic.

## Voda a uhlí

# en: 79f8ff1a
water-and-coal = Voda a uhlí
    .idea = Vodárna dá za tah 4 body páry a na sklonku hry dává uhlí páru na další tah.
    .know-1 = Tah u vodárny: 4 body páry.
    .know-2 = S dvanáctým městem dostane každý 5 uhlí.
    .know-3 = Uhlí se pálí na začátku tahu a utratit ho jde od příštího tahu.
    .know-4 = Po uhlí následuje dílek nebo jízda, ne voda.

# en: ebf06a22
water-and-coal-step-1 = Železnice je skoro hotová: zbývá jedno město. Až bude ležet dvanácté, dostane každý hráč pět kostek uhlí.
    .pin-1 = Poslední město.
    .pin-2 = Místo pro něj.
    .pin-3 = Ty, bez páry, ale s červeným zbožím.
    .ask = Polož poslední město.
    .answer-1 = 4 body páry, dobrá myšlenka na příští tah! Teď ale polož město.
    .answer-2 = { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry. Poslední město ale pořád může položit Oranžová.
    .otherwise = Dovoleno. Poslední město ale pořád může položit Oranžová.
    .after = Všech dvanáct měst stojí. Máš { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry a uhlí { $coal }, Oranžová má uhlí { $coal_1 }.

# en: 25de6934
water-and-coal-step-2 = Tvůj vlak stojí u vodárny. Stojí-li tam na začátku tvého tahu, smíš tah využít k nabrání vody: 4 body páry. To je dvakrát tolik, co přinese nejlepší dílek.
    .pin-1 = Vodárna. Vjezd stojí 1 jako na každých kolejích.
    .pin-2 = { $steam } z 6.
    .ask = Vezmi vodu.
    .answer-1 = { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry za dílek. Vodárna dá víc.
    .answer-2 = Po uhlí musí následovat dílek nebo jízda, nikdy voda. A vodárna je přímo tady.
    .answer-3 = Odjíždíš od vodárny se skoro prázdným kotlem.
    .otherwise = Dovoleno. Stojíš ale u vodárny se skoro prázdným kotlem.
    .after = { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry. Vodárny jsou vzácné, ve hře jsou čtyři. Na každou se vejde jeden vlak.

# en: c0bdd3c1
water-and-coal-step-3 = Na začátku tahu smíš spálit uhlí: každá kostka je 1 bod páry. Ve stejném tahu ho utratit nejde, ale v kotli počká na příští. Po spálení ještě položíš dílek, nebo jedeš.
    .pin-1 = Uhlí: { $coal }.
    .pin-2 = Červené město, pět kroků daleko, všechny rovné.
    .ask = Spal, co se vejde do kotle, a pak dojeď do červeného města.
    .answer-1 = Dojedeš tam. Kotel ale bude potom prázdný a před odjezdem v něm bylo místo ještě na 1 bod páry.
    .answer-2 = Odtud zboží pochází. Chce na východ.
    .answer-3 = Uhlí a dílek dohromady: víc, než se do kotle vejde, část přišla nazmar.
    .answer-4 = Víc, než se do kotle vejde: část přišla nazmar.
    .answer-5 = Místo bylo jen na 1 bod páry. Vodárna by dala čtyři.
    .otherwise = Dovoleno, ale červené zboží je pořád ve vlaku.
    .DS-COAL-01 = Do kotle se vejde 6 a máš { $steam }: je tu místo na jednu kostku.
    .after = Doručeno, tvé body: { $points }. K utracení bylo 5 bodů páry, jízda stála { $told_spent } a díky uhlí ti zbývá { $steam }. Pal před jízdou, když je v kotli místo.

## Přes staré koleje

# en: d9d29f67
over-old-track = Přes staré koleje
    .idea = Dílek se znakem smí nahradit koleje, které už leží: dokončit okruh, nebo zkazit cestu.
    .know-1 = Dílek se znakem smí ležet na starých kolejích.
    .know-2 = Ne na kopcích, mostech, městech ani pod vlakem.
    .know-3 = Žádné město ani koleje nesmějí být odříznuté od všech měst.
    .know-4 = Žeton je tvůj navždy, i když se okruh přeruší.

# en: d5f9937a
over-old-track-step-1 = Některé dílky mají znak: smějí se klást na koleje, které už leží. Starý dílek zmizí a nový musí na jeho místo pasovat. Tady okruh kazí výhybka Y.
    .pin-1 = Tudy vlak ze západu na východ neprojede.
    .pin-2 = Přímá kolej se znakem.
    .pin-3 = Výhybka Y se znakem.
    .ask = Oprav okruh tak, aby ho vlak objel celý.
    .answer-1 = Přímá kolej je správný dílek, ale ne tady. Kde okruh vlak zastaví?
    .answer-2 = Další výhybka Y, kterou vlaky neprojedou. Okruh potřebuje opak.
    .answer-3 = { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry a okruh je, jaký byl.
    .answer-4 = O město víc a okruh je, jaký byl.
    .answer-5 = Krátký výlet s prázdným vlakem. Okruh je, jaký byl.
    .otherwise = Dovoleno, ale okruh je, jaký byl.
    .DS-OVER-01 = Ten dílek nemá znak: potřebuje prázdné pole.
    .DS-OVER-02 = Kopce, mosty, města a dílky, na kterých stojí vlak, nelze zakrýt.
    .DS-PLACE-02 = Kolej by narazila na prázdnou stranu. Otoč dílek.
    .after = Teď je to okruh. Tvé žetony: { $markers }, body: { $points }. Oranžová položila dílek, má { $steam_1 ->
        [one] { $steam_1 } bod
        [few] { $steam_1 } body
       *[other] { $steam_1 } bodů
    } páry a body: { $points_1 }. Podívej se, co by mohla udělat příště.

# en: 57b07e5e
over-old-track-step-2 = Oranžová už doručila tři barvy. Červené zboží v jejím městě by bylo čtvrtá barva: o 4 body víc, celkem 13. Červené město je tři rovné kroky daleko a Oranžová má { $steam_1 ->
        [one] { $steam_1 } bod
        [few] { $steam_1 } body
       *[other] { $steam_1 } bodů
    } páry.
    .pin-1 = Oranžová, body: { $points_1 }.
    .pin-2 = Zboží, které potřebuje.
    .pin-3 = Jeho cesta.
    .pin-4 = Výhybkou Y žádný vlak rovně neprojede.
    .ask = Zastav ho: polož dílek přes jeho cestu.
    .answer-1 = Tak zůstává přímá cesta otevřená a víc než tři kroky nepotřebuje.
    .answer-2 = Pro tebe { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry. Oranžová pak naloží červené, ujede tři kroky a vyhraje.
    .answer-3 = Chytré: tvůj vlak v cestě ho stojí o 1 víc a má jen tři. Na tento tah ho to zdrží. Tvůj dílek to dokáže na déle.
    .answer-4 = Oranžová pak naloží červené, ujede tři kroky a vyhraje.
    .otherwise = Dovoleno. Oranžová pak naloží červené, ujede tři kroky a vyhraje.
    .DS-OVER-02 = Dílek, na kterém stojí vlak, kopec ani most nelze zakrýt.
    .DS-OVER-01 = Ten dílek nemá znak: potřebuje prázdné pole.
    .DS-PLACE-02 = Kolej by narazila na prázdnou stranu. Namiř kmen výhybky Y k prázdné straně.
    .after = Přímá cesta je zavřená. Po jižní trati je to za šest bodů páry se dvěma zatáčkami a Oranžová má { $steam_1 }. Okruh je přerušený, ale žeton ti zůstává, tvé body: { $points }.

## Počítání do třinácti

# en: bd152c26
counting-to-thirteen = Počítání do třinácti
    .idea = Nová barva má větší cenu než další zboží barvy, kterou už máš.
    .know-1 = 2 body za zboží; dvě, tři nebo čtyři barvy přinesou 1, 3 nebo 5.
    .know-2 = Druhá barva má cenu 3, třetí 4, čtvrtá 4, stará barva 2.
    .know-3 = Čtyři kusy zboží ve čtyřech barvách dají 13 bodů.
    .know-4 = 13 okamžitě vyhrává; jinak hru ukončí poslední dílek kolejí.

# en: c43d53db
counting-to-thirteen-step-1 = Doručené máš červené, červené a modré: 6 bodů, 1 navíc za dvě barvy a 1 za žeton. Tři barvy by místo té 1 přinesly 3, čtyři barvy 5. Leží tu dva kusy zboží, oba mají domů tři rovné kroky.
    .pin-1 = Tvé body: { $points }.
    .pin-2 = Modré: tu barvu máš.
    .pin-3 = Zelené: třetí barva.
    .ask = Doruč zboží, které má větší cenu.
    .answer-1 = Tři kroky na východ a 2 body: z { $points } by bylo 10. Druhé zboží přinese víc.
    .answer-2 = Na východě je modré město. Zelené leží na jihu.
    .answer-3 = Bezpečné, ale nedoručené. Páry na dojetí máš dost.
    .answer-4 = Chybí jeden krok a pára zbývá.
    .answer-5 = Prázdný vlak? Leží tu dva kusy zboží a nakládání je zadarmo.
    .answer-6 = { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry. Zboží je pořád, kde bylo, a Oranžová má { $steam_1 ->
        [one] { $steam_1 } bod
        [few] { $steam_1 } body
       *[other] { $steam_1 } bodů
    } páry.
    .answer-7 = Město přinese { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry. Zboží je pořád, kde bylo.
    .otherwise = Dovoleno. Jsou tu ale body k vyzvednutí.
    .after = 2 za zboží a 2 za třetí barvu: z { $points_before } na { $points }. Oranžová přikládá a na jihu pokládá dílek.

# en: 2a85e8af
counting-to-thirteen-step-2 = 12 bodů: stačí jeden. Na jízdu páru nemáš, ale podívej se, co položila Oranžová.
    .pin-1 = Dílek Oranžové.
    .pin-2 = Mezera mezi ním a tvým městem.
    .pin-3 = 2 body páry a možná i víc.
    .ask = Vyhraj hru.
    .answer-1 = { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry a body jako předtím: { $points }.
    .otherwise = Dovoleno. Přímo tady je ale bod.
    .after = Okruh přes tři města, třináctý bod a hra je okamžitě tvá. Kdyby tam nikdo nedošel, vyhrálo by nejvíc bodů po vzetí posledního dílku kolejí; při shodě rozhodují žetony, pak pára.

## Jako starý strojvedoucí

# en: 152049b7
like-an-engineer = Jako starý strojvedoucí
    .idea = Přímé koleje klaď tam, kde jezdíš, jeď, když je kotel plný, a nenechávej nic ležet pro další vlak.
    .know-1 = Přímé koleje tam, kde jezdíš ty, kopce a zatáčky tam, kde jezdí ostatní.
    .know-2 = Jeď s 5 nebo 6 body páry: s plným kotlem přichází nazmar, co položíš.
    .know-3 = Dívej se, co může další hráč se svou párou udělat: všechno je vidět.
    .know-4 = Nejsilnější tah doručí dvakrát.

# en: 835b72cc
like-an-engineer-step-1 = Jediná mezera v přímé trati mezi žlutým a červeným. Zaplnily by ji dva z tvých dílků, oba přinesou 2 body páry, oba uzavřou okruh. Mysli na jízdy, které přijdou: žluté město má červené zboží, červené město žluté.
    .pin-1 = Mezera.
    .pin-2 = Přímá kolej: vjezd za 1.
    .pin-3 = Kopec: vjezd za 2.
    .ask = Zaplň mezeru lepším dílkem.
    .answer-1 = Žeton a { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry, stejně jako s tím druhým. Tam a zpátky to ale teď stojí osm bodů páry a tolik žádný kotel nepojme.
    .answer-2 = { $told_gained ->
        [one] { $told_gained } bod
        [few] { $told_gained } body
       *[other] { $told_gained } bodů
    } páry. Oranžová má tři dílky, které nevidíš; jeden může mezeru zaplnit.
    .answer-3 = Přímá cesta má mezeru a na té druhé jsou zatáčky a kopec.
    .answer-4 = Výlet bez zboží. Mezera je pořád tu.
    .otherwise = Dovoleno. Mezera má ale cenu žetonu, i pro Oranžovou.
    .after = Tvé žetony: { $markers }, a kotel je plný: { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry. Kopce patří tam, kde jezdí ostatní. Oranžová má teď { $steam_1 ->
        [one] { $steam_1 } bod
        [few] { $steam_1 } body
       *[other] { $steam_1 } bodů
    } páry: právě dost, aby odvezla červené zboží.

# en: 8a31a2f3
like-an-engineer-step-2 = S plným kotlem je každý položený dílek zbytečná pára: jeď. A počítej s tím, co po sobě necháš, protože Oranžová stojí vedle červeného zboží a má { $steam_1 ->
        [one] { $steam_1 } bod
        [few] { $steam_1 } body
       *[other] { $steam_1 } bodů
    } páry.
    .pin-1 = Můžeš naložit.
    .pin-2 = Oranžová, připravená k odjezdu.
    .pin-3 = Zboží, na které čeká.
    .ask = Proveď nejlepší jízdu a Oranžové nenech nic.
    .answer-1 = Zatím body: { $points }, a ušetřeno { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry. Oranžová pak ale naloží červené a ujede tři kroky domů.
    .answer-2 = Cesta vedla kolem červeného zboží a to zůstalo Oranžové.
    .answer-3 = Tam leží modré. Žluté zboží chce na západ.
    .answer-4 = V modrém městě je červené zboží, pravda. Žluté ale necháváš ležet a Oranžová má svou jízdu.
    .answer-5 = Žluté zboží zůstalo ležet.
    .answer-6 = Kotel je plný, takže to nepřineslo vůbec žádnou páru. A Oranžová má svou jízdu.
    .otherwise = Dovoleno, ale Oranžová má teď svou jízdu.
    .after = Tvé body: { $points }. Dva kusy zboží, dvě barvy, jeden žeton. Oranžová musela položit dílek, místo aby jel. Na jednu jízdu se pára sbírá dva až tři tahy, ať tedy každá platí dvojnásob.

## Hádanka: poslední vlak

# en: e6d59ee8
puzzle-last-train = Hádanka: poslední vlak
    .idea = Vyhraj v tomto tahu, ať by kostka řekla cokoli.
    .know-1 = Nejkratší cesta není vždy nejbezpečnější.
    .know-2 = Kopec stojí páru, zatáčka štěstí.
    .know-3 = Každý vlak v cestě stojí o 1 víc.

# en: a141e236
puzzle-last-train-step-1 = Tvé body: { $points }. Oranžová má { $points_1 } a čekat nebude. U tebe je žluté zboží, tvá čtvrtá barva. Poblíž jsou tři žlutá města a máš { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry.
    .pin-1 = Východ: cestou zatáčka.
    .pin-2 = Západ: cestou dva vlaky.
    .pin-3 = Jih: cestou kopec.
    .pin-4 = Okruh s mezerou.
    .ask = Vyhraj v tomto tahu, a to najisto.
    .answer-1 = Tři body páry a zatáčka: když padne 1, vracíš se sem a body jsou zase { $points_before }. Pětkrát ze šesti vyhraješ. Šestkrát ze šesti by bylo lepší.
    .answer-2 = Bezpečné, ale k vítězství daleko. A na tahu je Oranžová.
    .answer-3 = Bezpečné, v zatáčce, a k vítězství chybí krok. Na tahu je ale Oranžová.
    .answer-4 = Zelené město je na dnešek příliš daleko a zelenou už doručenou máš.
    .answer-5 = Na kopci, za 2 body páry. Na další cestu jí máš dost.
    .answer-6 = Chybí jeden krok!
    .answer-7 = Bez žlutého zboží ti žádné město nezaplatí.
    .answer-8 = Mezera má cenu nejvýš bodu, tvé body: { $points }. Potřebuješ čtyři.
    .answer-9 = Pára, ale žádné body. Další je Oranžová.
    .otherwise = Tím se najisto nevyhraje.
    .DS-MOVE-10 = Na západ stojí v cestě dva vlaky, za každý o 1 víc: do města 5 bodů páry a máš { $steam }. Kolem nich neprojedeš.
    .after = Přes kopec: 2 a 1 a 1, { $told_spent ->
        [one] { $told_spent } bod
        [few] { $told_spent } body
       *[other] { $told_spent } bodů
    } páry a žádná zatáčka, tedy ani kostka. 2 body za zboží, 2 za čtvrtou barvu: { $points }. Skvělá jízda!

## Cvičení

# en: ebb538da
two-new-colours = Osm bodů jednou jízdou
    .idea = Dvě nové barvy v jedné jízdě jsou za osm.
    .know-1 = Třetí a čtvrtá barva jsou po 4 bodech, ať tedy každý úsek jízdy něco veze.

# en: eb0734c2
two-new-colours-decide = Body: { $points }, pára: { $steam }. Červené a modré už je doručeno.
    .ask = Jakou jízdu uděláš?
    .answer-1 = Stejných šest kroků s jedním zbožím, body: { $points }. První polovinu mohlo jet žluté zboží a tam čekalo další zelené.
    .otherwise = To je dovoleno, ale nevyhraje. Které dvě barvy ti chybí a kde leží?
    .after = Žlutá je třetí barva a zelená čtvrtá: každá za 4 body. Šest přímých kroků a zatočení ve městě, které není zatáčka, takže se nehází. Z { $points_before } na { $points }, a hra je vyhraná.

# en: d5f9ffdb
out-of-reach = Mimo dosah
    .idea = Zboží na tvém vlaku nikdo jiný nedoručí.
    .know-1 = Co leží ve městě, nepatří nikomu; na tvém vlaku na koleji je v bezpečí.

# en: 33ac6eee
out-of-reach-decide = Oranžová má { $points_1 } bodů, { $steam_1 ->
        [one] { $steam_1 } bod
        [few] { $steam_1 } body
       *[other] { $steam_1 } bodů
    } páry a stojí vedle tebe. Ty máš { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry a můžeš uzavřít okruh.
    .ask = Co uděláš?
    .answer-1 = Žeton a { $steam_more ->
        [one] { $steam_more } bod
        [few] { $steam_more } body
       *[other] { $steam_more } bodů
    } páry, body: { $points }. Pak Oranžová naloží červené, ujede tři přímé kroky a vyhraje.
    .otherwise = To je dovoleno. Ale co udělá Oranžová s červeným zbožím?
    .after = Červené zboží by byla čtvrtá barva Oranžové: 4 body, celkem 13, a páry má právě dost. Na tvém vlaku na koleji je v bezpečí a doručíš ho ty.

# en: 2e121cd4
in-the-way = Stůj v cestě
    .idea = Vlak na koleji stojí ostatní o 1 páru víc.
    .know-1 = Kde stojí tvůj vlak, tam nikdo nesmí zastavit, a projet stojí o 1 víc.

# en: d8f75f63
in-the-way-decide = Oranžová má { $points_1 } bodů a { $steam_1 ->
        [one] { $steam_1 } bod
        [few] { $steam_1 } body
       *[other] { $steam_1 } bodů
    } páry. Červené zboží u ní je její čtvrtá barva, tři kroky od cíle. Ty máš { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry.
    .ask = Jak mu zabráníš vyhrát?
    .answer-1 = Pára o { $steam_more } víc, a pak Oranžová ujede tři kroky a vyhraje.
    .otherwise = To je dovoleno, ale Oranžová ujede tři kroky a vyhraje.
    .after = Teď cesta stojí Oranžovou 1, 2 a 1: čtyři body páry, a má { $steam_1 }. Na dílek ani nevjede, protože na něm nesmí zastavit. Za jeden bod páry získáváš celý tah.

# en: 86cb6415
certain-is-better = Není kam spěchat
    .idea = Když tě nikdo nezastaví, hraj na jistotu.
    .know-1 = Kde čekání nic nestojí, je jistá jízda lepší než dobrá šance.

# en: e8fe682e
certain-is-better-decide = Body: { $points }, pára: { $steam }; žluté zboží vyhraje hru. Oranžová má { $points_1 } bodů a žádnou páru.
    .ask = Jak pojedeš?
    .answer-1 = Tři páry přes zatáčku: pětkrát ze šesti hned vyhraješ, jednou se vrátíš bez páry. Kdo tah počká, vyhraje šestkrát ze šesti.
    .otherwise = To je dovoleno, ale je cesta, která vyhraje jistě.
    .after = Dvě páry, žádný hod. V příštím tahu vyhraje poslední krok a nic tomu nezabrání: dílek pod tvým vlakem nelze zakrýt, ve městě je místo pro všechny a Oranžová bez páry osm bodů za tah nezíská.

# en: 797f6817
now-or-never = Teď, nebo nikdy
    .idea = Když čekání jistě prohraje, přijmi špatnou šanci.
    .know-1 = Tři strany ze šesti jsou o tři víc než nic.

# en: d5c381e2
now-or-never-decide = Stav je vyrovnaný, body: { $points }. Oranžová veze čtvrtou barvu a je krok od červeného města. Tvá cesta do žlutého města stojí 5 a má zatáčku.
    .ask = Co teď?
    .answer-1 = Bezpečné a bez hodu. Ale příští tah nebude: Oranžová udělá krok a vyhraje.
    .otherwise = To je dovoleno, ale Oranžová udělá krok a vyhraje.
    .after = Příští tah by Oranžová vyhrála: město nikdo nezablokuje a dílek pod vlakem nelze zakrýt. Tři strany ze šesti jsou tedy o tři víc než nic. Tentokrát kostka přála, body: { $points }.

# en: 32bd4524
take-the-marker = O páru méně
    .idea = Uzavři okruh, jakmile můžeš, i horším dílkem.
    .know-1 = Bod, který by příště vzal kdokoli, má větší cenu než trocha páry.

# en: 20526618
take-the-marker-decide = Tvá zatáčka přinese 2 body páry, výhybka jen 1. Okruhu chybí jeden dílek.
    .ask = Kam položíš dílek?
    .answer-1 = Pára o { $steam_more } víc, a okruhu pořád chybí dílek, když se Oranžová podívá do ruky.
    .otherwise = To je dovoleno, ale okruh zůstává otevřený pro Oranžovou.
    .after = Přímá kolej výhybky uzavře okruh: žeton, body: { $points }. Oranžová může mít kterýkoli dílek, který se hodí, a je jich mnoho.

# en: 58e0b104
one-red-city = Jedno červené město
    .idea = Polož město tam, kde slouží tobě, a ne druhému vlaku.
    .know-1 = Město před tvým vlakem je doručení, před cizím je to dárek.

# en: 14a970b8
one-red-city-decide = Tvůj vlak i vlak Oranžové veze červené zboží, každý na konci jedné trati. V nabídce je jedno červené město. Na zeleném je dvojí modré zboží pro modré město.
    .ask = Které město položíš a kam?
    .answer-1 = Dvojí modré zboží je pěkné. Ale teď Oranžová položí červené město před svůj vlak a tvůj to bude mít daleko.
    .otherwise = To je dovoleno. Ale kde bude červené město a kdo k němu má blíž?
    .after = Před tvým vlakem je to krok k doručení a máš { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry. Oranžovou by to stálo šest a má { $steam_1 }: druhé červené zboží musí počkat.

# en: 4a9bfc57
coal-in-time = Uhlí včas
    .idea = Spal uhlí o tah dřív, a jen tolik, kolik se vedle dílku vejde.
    .know-1 = Uhlí hoří při kladení: pára je tu pro jízdu v příštím tahu.

# en: 31725b42
coal-in-time-decide = Červené město je šest přímých kroků daleko. Pára: { $steam }, uhlí: { $coal }.
    .ask = Připrav se na jízdu v příštím tahu s co nejmenším množstvím uhlí.
    .answer-1 = Kotel byl plný dřív, než přišel dílek, takže ten nepřinesl nic. Zbývá uhlí: { $coal }.
    .otherwise = To je dovoleno, ale nenaplní to kotel s co nejmenším množstvím uhlí.
    .after = 1, z uhlí 3 a z dílku 2: { $steam ->
        [one] { $steam } bod
        [few] { $steam } body
       *[other] { $steam } bodů
    } páry a na jindy zbývá uhlí { $coal }. Uhlí nelze utratit v tahu, ve kterém hoří, proto hoří při kladení.
