# A leckék szövegei: egy üzenet minden leckéhez és minden lépéshez. Lásd docs/teaching.md.

## Az első vonat

# en: 7aed857a
first-train = Az első vonat
    .idea = Vágányt fektetsz két város között, elszállítasz rajta egy árukockát, és a vonal attól fogva pénzt hoz neked.
    .know-1 = Két város vagy település közötti kész vonal a kapcsolat, és azé, aki megépítette.
    .know-2 = Az árukocka a saját színű városába megy.
    .know-3 = Az út minden kapcsolata 1 bevételt ad a tulajdonosának.
    .know-4 = Minden bevétel fordulónként pénzt, a játék végén pedig 3 pontot ér.

# en: 6f40a2e9
first-train-look = A városoknak színük van, és az ott várakozó árukockáknak is. Az árukocka a saját színű városába szeretne eljutni, és valakinek oda kell vinnie.
    .title = Körülnézünk
    .pin-1 = Evansville-ben egy piros árukocka vár.
    .pin-2 = St. Louis piros város: ide kell az az árukocka.
    .pin-3 = A vonalad St. Louisból indul, és egy mezővel előbb véget ér.

# en: a0f504a8
first-train-build = Egy építésben három lapkát rakhatsz le, és ez a harmadik. Egy lapka alföldön 2 $. A vágánynak a saját vonalad végét kell folytatnia, és el kell érnie Evansville-t.
    .title = Építés
    .pin-1 = A hiányzó mező.
    .pin-2 = A készpénzed.
    .ask = Zárd be a rést az 1. jelölésnél, hogy St. Louis és Evansville össze legyen kötve.
    .answer-1 = Bármikor abbahagyhatod, és megmarad a pénzed: { $cash } $. De így nincs vonal, és az árukocka ott marad, ahol van.
    .answer-2 = A lapka a jó mezőn fekszik, de nem köti össze a két véget: egyik oldala a nyugati vágányodra nézzen, a másik Evansville-re. Forgasd, amíg mindkettő illik.
    .answer-3 = Ez igazi vágány, és { $cash_less } $ az ára. De a vonalad még mindig egy mezővel előbb ér véget, és ez volt az utolsó lapkád. Nézd meg újra a hiányzó mezőt.
    .otherwise = Ez szabad, de most más a feladat. Vedd vissza. A feladat: { first-train-build.ask }
    .AS-PLACE-05 = Új vágány városnál vagy a saját vágányodnál kezdődik. Ez a mező egyikkel sem érintkezik.
    .AS-MAP-01 = Városba nem kell lapka: a város mindent összeköt, ami a hat oldalát eléri.
    .after = St. Louis és Evansville össze van kötve. Az ilyen vonal neve kapcsolat, és a korong rajta azt mondja, hogy végleg a tiéd. A lapka ára { $cash_less } $, { $cash } $ pénzed maradt. Narancs és Kék most nem épít.

# en: 1fcec339
first-train-deliver = Most az áruk mozognak. Két kör van, és mindegyikben egy árukockát szállíthatsz. A mozdonyod egy kapcsolatot bír, és több nem is kell.
    .title = Szállítás
    .pin-1 = Ezt az árukockát.
    .pin-2 = Ebbe a városba.
    .pin-3 = Mozdony 1: egy kapcsolaton át.
    .ask = Szállítsd a piros árukockát St. Louisba.
    .answer-1 = A mozdonyod szintje most { $engine }, hosszabb utakra is jó. Ez is valódi döntés, de erre ment el ez a köröd, és az árukocka még mindig vár.
    .answer-2 = Passzolhatsz, de az árukockát senki sem viszi el helyetted.
    .otherwise = Ez szabad, de van, ami többet hoz. Vedd vissza, és számold meg a saját kapcsolataidat. A feladat: { first-train-deliver.ask }
    .after = A kapcsolat a tulajdonosának fizet, és az te vagy: a bevételed most { $income }. Az 1 bevétel minden forduló végén 1 $-t hoz, a játék végén 3 pontot. Az árukocka visszakerül a zsákba.

## Vágányépítés

# en: f11c5efb
laying-track = Vágányépítés
    .idea = A vágány városból vagy a saját vágányodból nő tovább, lapkánként, és egy útba eső település két kapcsolatot csinál egy vonalból.
    .know-1 = A vágány városnál vagy a saját vágányodnál kezdődik.
    .know-2 = Az alföld 2 $, a település 1 $ és még 1 $ minden kijáratért; a folyó és a hegy felárral jár.
    .know-3 = Fordulónként három lapka, mindegyiket azonnal fizeted.
    .know-4 = A település két kapcsolatra osztja a vonalat.

# en: f5158660
laying-track-from-a-city = Narancs a rövid vonallal kötötte össze Evansville-t és Cincinnatit. Te a másik úton mész, Indianapolis településén át. A vágány a város bármelyik oldalán kezdődhet.
    .title = Városból
    .pin-1 = Narancs vonala: egy kapcsolat.
    .pin-2 = Ide kerül az első lapkád.
    .pin-3 = Indianapolis, egy település.
    .ask = Rakj le egy lapkát a J9 mezőre, amely Evansville-ből Indianapolis felé vezet.
    .answer-1 = Jól látod: Cincinnatinál is lehet kezdeni, és a vonal ugyanaz lenne. Ez a lecke Evansville-nél indul.
    .answer-2 = Így vágány nélkül fejeznéd be. { $cash } $ pénzed van; egy részét jó lenne elkölteni.
    .answer-3 = Ez a lapka Evansville-nél kezdődik, de nem Indianapolisba vezet. A J9 mezőt az északkeleti oldalon kell elhagynia.
    .answer-4 = Szabad, az ára { $cash_less } $: minden városban lehet kezdeni. De ez nem Evansville-ből Indianapolisba vezet.
    .otherwise = Ez szabad, de most más a feladat. Vedd vissza. A feladat: { laying-track-from-a-city.ask }
    .AS-PLACE-05 = A vágány városnál vagy a saját vágányodnál kezdődik. Ez a mező egyikkel sem érintkezik, a lapka a levegőben lógna.
    .AS-PLACE-03 = A vágány a tóba vezetne.
    .AS-MAP-01 = Városra nem kerülhet lapka.
    .after = Az alföld ára { $cash_less } $, azonnal fizetve. A vonalnak most nyitott vége van, és Indianapolisra néz.

# en: f3e6e7ff
laying-track-the-town = A település megálló, mint a város, de árut nem fogad. Településmezőn a vágány 1 $, és még 1 $ minden oldalért, ahol a vágány kilép. Te a J9 felől jössz be, és Cincinnati felé mész tovább: ez két oldal.
    .title = A település
    .pin-1 = Be délnyugatról, ki északkeletre.
    .pin-2 = A következő mező.
    .ask = Rakj Indianapolisra olyan lapkát, amelyen a vonal a J9 felől jön be, és az L8 felé megy ki.
    .answer-1 = Ez a legolcsóbb, { $cash_less } $, és kapcsolat is lesz belőle. De a vonal a településen véget ér, és a lapka későbbi cseréje további 3 $.
    .answer-2 = A vonalad a semmiben érne véget, egy mezővel a település előtt.
    .answer-3 = A vonalad eléri a települést, az ára { $cash_less } $. De itt pontosan két oldal kell: egy a J9 felé, egy az L8 felé.
    .answer-4 = Egy fordulóban két helyen is építhetsz. De a nyitott vég, amelyet nem folytatsz, elveszhet, és Indianapolis vár.
    .otherwise = Ez szabad, de most más a feladat. Vedd vissza. A feladat: { laying-track-the-town.ask }
    .after = { $cash_less } $: 1 $, és még 1 $ mindkét oldalért. Evansville és Indianapolis össze van kötve, ez az első kapcsolatod. A település másik oldala nyitott vég.

# en: 6c2ad400
laying-track-two-links = Ebben a fordulóban még egy lapkád van. Indianapolistól északkeletre van az L8, azon túl Cincinnati.
    .title = Két kapcsolat
    .pin-1 = Egyetlen ív elég.
    .pin-2 = Cincinnati minden oldalról fogad vágányt.
    .ask = Kösd össze Indianapolist és Cincinnatit.
    .answer-1 = Megtakarítanál 2 $-t, és a vonal befejezetlen maradna, egy lapkával a város előtt.
    .answer-2 = Ez a lapka Indianapolistól vagy Cincinnatitól vezet tovább, de a kettőt nem köti össze. Forgasd másként az ívet.
    .answer-3 = Szabad, de elment a harmadik lapkád, és az indianapolisi nyitott vég sehová sem vezet.
    .otherwise = Ez szabad, de most más a feladat. Vedd vissza. A feladat: { laying-track-two-links.ask }
    .after = { $cash_less } $, és három lapka után az építés magától véget ér. Összesen 7 $-t fizettél, és { $cash } $ pénzed van. Narancsnak egy kapcsolata van a két város között, neked kettő, mert a település megosztja a vonaladat.

## Kié a kapcsolat?

# en: 81c252ee
whose-link = Kié a kapcsolat?
    .idea = Az árukocka bárki kapcsolatát használhatja, és minden kapcsolat a tulajdonosának fizet, nem a szállítónak.
    .know-1 = Az árukocka bárki kapcsolatain utazhat.
    .know-2 = Minden kapcsolat a tulajdonosának fizet, nem a szállítónak.
    .know-3 = Az árukocka az első saját színű városban megáll, és sehol sem jár kétszer.
    .know-4 = A hosszabb út a saját kapcsolataidon gyakran a jobb.

# en: 0cd134cd
whose-link-two-ways = Cincinnatiban egy kék árukocka vár, és Evansville kék. Két út van: Narancs rövid vonala, és a tiéd Indianapolison át. Bármelyiken szállíthatsz, mert a kapcsolatok mindenki előtt nyitva állnak.
    .title = Két út
    .pin-1 = A kék árukocka.
    .pin-2 = Narancs kapcsolata.
    .pin-3 = A te vonalad: két kapcsolat.
    .ask = Szállítsd a kék árukockát Evansville-be úgy, hogy 2 bevételt kapj.
    .answer-1 = Ez működik, de Narancsnak fizet: Narancs bevétele most { $income_1 }, a tiéd továbbra is { $income }. Az árukocka bárki kapcsolatain utazhat, de a kapcsolat tulajdonosa keres rajta. Keress olyan utat, ahol a korongok a tieid.
    .answer-2 = Mozdony { $engine }. Ehhez az úthoz három kapcsolat bőven sok; az árukockának kettő is elég.
    .answer-3 = Az árukocka vár, és Narancs is.
    .answer-4 = A piros árukockát vitted el, és ez szabad: bármelyik kockát, bármelyik városból. A piros a következő lépésben jön. Előbb a kék.
    .otherwise = Ez szabad, de van, ami többet hoz. Vedd vissza, és számold meg a saját kapcsolataidat. A feladat: { whose-link-two-ways.ask }
    .AS-MOVE-08 = A kék árukocka az első kék városban kiszáll. Nem utazhat át Evansville-en.
    .AS-MOVE-05 = E kettő között nincs kapcsolat.
    .after = Két kapcsolat, mindkettő a tiéd: a bevételed { $income_before } helyett { $income }. Narancs és Kék a mozdonyát fejleszti.

# en: 100e2d64
whose-link-over-a-rival-s-link = Második kör. A cincinnati piros árukocka St. Louisba szeretne menni, és az utolsó szakasz Kéké. Ez ne tartson vissza. Minden útnál kérdezd meg: hány kapcsolat az enyém?
    .title = Más kapcsolatán
    .pin-1 = A piros árukocka.
    .pin-2 = St. Louis piros.
    .pin-3 = Kék kapcsolata: itt valakinek fizetni kell.
    .ask = Szállítsd a piros árukockát St. Louisba, és keress közben annyit, amennyit csak tudsz.
    .answer-1 = Az árukocka megérkezett, de neked semmit sem hozott: 1 bevétel Narancsnak, 1 Kéknek, neked 0. Nem a rövid út a cél. A mozdonyod eggyel több kapcsolatot is bír.
    .answer-2 = Mozdony { $engine }. De ez volt az utolsó lépésed ebben a fordulóban, és a piros árukockát bárki elérheti.
    .answer-3 = Akkor a piros árukocka vár, és Narancs vagy Kék elviheti a saját kapcsolatain, a tieidet elkerülve.
    .otherwise = Ez szabad, de van, ami többet hoz. Vedd vissza, és számold meg a saját kapcsolataidat. A feladat: { whose-link-over-a-rival-s-link.ask }
    .after = Három kapcsolat: kettő neked fizet, egy Kéknek. A te bevételed { $income }, Kéké { $income_2 }. Egyet adni a vetélytársnak, hogy kettőt kapj: ez gyakran jó üzlet.

## Erősebb mozdony

# en: 230306fa
the-engine = Erősebb mozdony
    .idea = A mozdony mondja meg, hány kapcsolaton át mehet egy árukocka; a fejlesztése most egy szállításba, azután minden fordulóban 1 $-ba kerül.
    .know-1 = A mozdony szintje, 1 és 6 között, egy út kapcsolatainak legnagyobb száma.
    .know-2 = A két körben egyszer fejlesztheted, egy szállítás helyett.
    .know-3 = A mozdony minden szintje fordulónként 1 $.
    .know-4 = Egy hosszú szállítás annyit hoz, mint több rövid.

# en: 81268206
the-engine-too-far = Két árukocka van a vonaladon. A pirosnak egy kapcsolat kell St. Louisig, a kéknek kettő Evansville-ig. A mozdonyod egy kapcsolatot bír. A két kör egyikében szállítás helyett eggyel fejlesztheted.
    .title = Túl messze
    .pin-1 = Piros, egy kapcsolat St. Louisig.
    .pin-2 = Kék, két kapcsolat Evansville-ig.
    .pin-3 = Mozdony 1.
    .ask = Ez a két kör közül az első. Készítsd elő a hosszabb utat.
    .answer-1 = Bevétel { $income }, eggyel több. A második körben már csak a mozdonyt fejleszthetnéd: 1 bevétel az egész fordulóra. Van-e olyan sorrend, amely többet hoz, és a pirosat a következő fordulóra hagyja?
    .answer-2 = Ez a kör semmit sem hozott. Hasznosra is fordíthatod.
    .otherwise = Szabad, de ez nem készíti elő a hosszabb utat. Vedd vissza, és gondolj mindkét körre.
    .AS-MOVE-06 = Ez két kapcsolat, és a mozdonyod egyet bír. Még nem megy.
    .after = Mozdony { $engine }. Mostantól egy árukockád két kapcsolaton át mehet. A mozdony minden szintje 1 $-ba is kerül minden forduló végén.

# en: d308bac6
the-engine-the-longer-journey = Második kör. A mozdonyt egyszer fejlesztetted, és fordulónként ennyit lehet. Most mindkét árukocka elérhető.
    .title = A hosszabb út
    .pin-1 = Két kapcsolat.
    .pin-2 = Egy kapcsolat.
    .pin-3 = Mozdony 2.
    .ask = Válaszd azt a szállítást, amely a legtöbbet hozza.
    .answer-1 = Bevétel { $income }. Ez az út a régi mozdonnyal is ment volna.
    .answer-2 = Akkor az új mozdony pénzbe kerülne, és semmit sem hozna.
    .otherwise = Ez szabad, de van, ami többet hoz. Vedd vissza, és számold meg a saját kapcsolataidat. A feladat: { the-engine-the-longer-journey.ask }
    .AS-MOVE-03 = Ebben a fázisban fordulónként egyszer lehet. A Mozdony különleges akcióval másodszor is fejleszthetnéd.
    .after = Két bevétel egyetlen árukockáért: { $income_before } helyett { $income }. A piros árukocka megmaradt a következő fordulóra, és minden kapcsolat, amelyet használhat, a tiéd.

## A számla

# en: f17dcb87
the-bill = A számla
    .idea = Minden forduló végén 1 $-t fizetsz minden részvényért és a mozdony minden szintjéért; ha nem tudsz fizetni, bevételt veszítesz, és 0 alatt a társaságod kiesik.
    .know-1 = A számla: 1 $ részvényenként és 1 $ a mozdony minden szintjéért, minden fordulóban.
    .know-2 = Előbb megkapod a bevételedet, azután fizetsz.
    .know-3 = Minden hiányzó dollár 1 bevételt vesz el; 0 alatt kiesel, pontosan 0-val megmaradsz.
    .know-4 = Mielőtt költesz: készpénz + bevétel − részvény − mozdony nem lehet 0 alatt.

# en: 6d309f68
the-bill-before-you-spend = Van 3 $-od, és lerakhatnál még egy lapkát. De előbb számolj. A forduló végén minden bevételért 1 $-t kapsz, azután 1 $-t fizetsz minden részvényért és a mozdony minden szintjéért. Egy árukocka vár, az 1 bevételt ér.
    .title = Költés előtt
    .pin-1 = Készpénz 3, és jön még 1 $, ha szállítasz.
    .pin-2 = 3 részvény: 3 $.
    .pin-3 = Mozdony 1: 1 $. A számla 4 $.
    .ask = Döntsd el: építesz valamit, vagy itt megállsz?
    .answer-1 = { $cash } $ maradna, és a szállítás után még 1 $. A számla 4 $. Minden hiányzó dollár 1 bevételt vesz el, és neked csak 1 lenne: 0 alatt a társaság kiesik a játékból. Számolj újra, mielőtt építesz.
    .otherwise = Szabad, de előbb nézd meg a készpénzed. Vedd vissza, és számolj.
    .after = Megmarad a pénzed: { $cash } $. Talán félénknek látszik, de játékban tart.

# en: cd980cc4
the-bill-earn = Most keresd meg a hiányzó dollárt. A számla 4 $, és 3 $-od van.
    .title = Kereset
    .pin-1 = Piros, St. Louisba a saját kapcsolatodon.
    .ask = Szállíts.
    .answer-1 = A mozdony szintje most { $engine }, a számla 5 $. A második körben még szállíthatsz, de akkor hiányzik egy dollár, és elviszi az egyetlen bevételedet.
    .answer-2 = Szállítás nélkül hiányzik egy dollár, és nincs bevételed, amit elveszíthetnél. Van még egy kör, de ne bízd magad a szerencsére.
    .otherwise = Ez szabad, de van, ami többet hoz. Vedd vissza, és számold meg a saját kapcsolataidat. A feladat: { the-bill-earn.ask }
    .after = Bevétel { $income }. A vele járó 1 $-ral pontosan ki tudod fizetni a 4 $-t.

# en: 6fe3c504
the-bill-resist = Második kör. Nincs több szállítanivaló, és a mozdony fejlesztése ingyenesnek látszik. Nem az: az új szint már e forduló számláján rajta van.
    .title = Ne fejlessz
    .pin-1 = 2. szintű mozdonnyal a számla 5 $ lenne.
    .ask = Használd úgy a második kört, hogy a számlát egészében kifizethesd.
    .answer-1 = Mozdony { $engine }, a számla 5 $, és 4 $-od van. A hiányzó dollár 1-ről 0-ra viszi a bevételedet. Túléled, de a szállítás hiábavaló volt.
    .otherwise = Szabad, de előbb nézd meg a számlát. Vedd vissza, és számolj.
    .after = Kapsz 1 $-t, és 4 $-od van; a számla 4 $. { $cash } $ pénzed marad, és a bevételed még mindig { $income }. Új forduló kezdődik, és a társaság él.
# en: 95cfe122
reduction = Bevételcsökkentés
    .idea = A magas bevétel minden forduló végén csökken: 11-nél 2-t veszítesz, ezért 10-nél jó megállni, és 13-ig jó eljutni.
    .know-1 = 11 bevételtől minden fordulóban 2-t veszítesz, 21-től 4-et, 31-től 6-ot, 41-től 8-at.
    .know-2 = A csökkentés egyszer nézi a bevételedet, miután kifizetted a számlát.
    .know-3 = 10-nél, 20-nál, 30-nál és 40-nél eggyel több bevétel többe kerül, mint amennyit hoz; hárommal több már megéri.
    .know-4 = Az utolsó fordulóban is van csökkentés.
# en: b7231449
reduction-the-track = A számla után minden fordulónak van még egy lépése: a bevételcsökkentés. 10-ig minden bevételed megmarad. 11-től 20-ig 2-t veszítesz, 21-től 30-ig 4-et, és így tovább, minden fordulóban. Bevételt tehát könnyű szerezni, de nehéz megtartani.
    .title = A szabály
    .pin-1 = A bevételed: { $income }.
    .pin-2 = Piros, St. Louisba: neked 1 bevétel.
    .pin-3 = Kék, Evansville-be: neked 2 bevétel.
# en: 2766b299
reduction-stop-at-ten = Ez az utolsó lépésed ebben a fordulóban, és két árukockát érsz el. Gondolj arra a bevételre, amellyel a következő fordulót kezded.
    .title = Megállni tíznél
    .pin-1 = A bevételed: { $income }.
    .pin-2 = Egy kapcsolatod.
    .pin-3 = Két kapcsolatod.
    .ask = Azt az árukockát szállítsd, amellyel a forduló végén több bevételed marad.
    .answer-1 = Bevétel { $income }, és ez eggyel több a kelleténél: 11-től a csökkentés 2-t vesz el, így a forduló végén 9 marad. Szállítottál, és ott vagy, ahol kezdted.
    .answer-2 = Akkor a bevételed { $income } marad. A két szállítás egyike többet hoz a semminél.
    .otherwise = Ez szabad, de most más a feladat. Vedd vissza. A feladat: { reduction-stop-at-ten.ask }
    .after = A 10 nem csökken: bevétel { $income }. A kék árukocka megmaradt a következő fordulóra, amikor egyetlen ugrással túljuthatsz a 10-en.
# en: 75eba8b1
reduction-three-at-once = Egy másik forduló: most 10-ről indulsz. Ha túlmész rajta, a csökkentés minden fordulóban 2-t vesz el; a kis lépés tehát elvész.
    .title = Nagy ugrás
    .pin-1 = A bevételed: { $income }.
    .pin-2 = Piros, St. Louisba: három kapcsolatod.
    .pin-3 = Kék, Evansville-be: két kapcsolatod.
    .ask = Azt az árukockát szállítsd, amely a csökkentés ellenére is megéri.
    .answer-1 = Bevétel { $income }, levonva 2: megint 10. Semmit sem nyertél, és az árukocka elment.
    .answer-2 = Akkor 10 marad. De az egyik árukocka annyit hoz, hogy a csökkentés után is marad belőle.
    .otherwise = Ez szabad, de most más a feladat. Vedd vissza. A feladat: { reduction-three-at-once.ask }
    .after = 13, levonva 2: bevétel { $income }. Három egyszerre megéri, kettő nem. Gondolj erre minden nagy szállítás előtt.

## Pénz részvényből

# en: f7356b9a
shares = Pénz részvényből
    .idea = Egy részvény most 5 $-t hoz, minden fordulóban 1 $-ba, a végén 3 pontba kerül: annyit bocsáss ki, amennyi a fordulóhoz kell, és egy dollár se hiányozzon.
    .know-1 = Egy részvény: most 5 $, minden fordulóban −1 $, a végén −3 pont. Legfeljebb 15, és soha nem vásárolható vissza.
    .know-2 = Az egész fordulót tervezd meg: licit, vágány és számla, levonva a biztos bevételt.
    .know-3 = Egy hiányzó dollár annyiba kerül, mint egy részvény, és a részvény ötöt hoz.
    .know-4 = A végén megmaradt pénz semmit sem ér.

# en: 0a83dca4
shares-the-plan = A forduló a pénzzel kezdődik. Minden kibocsátott részvény azonnal 5 $-t hoz, minden forduló végén 1 $-ba kerül, és a játék végén 3 pontot visz el. A részvényeket nem lehet visszavásárolni.
    .title = A terv
    .pin-1 = 2 $-od van.
    .pin-2 = Eddig 4 részvény.
    .pin-3 = Indianapolison át tervezel vonalat: 2 $ + 3 $ + 2 $ = 7 $.

# en: 3bf651ae
shares-how-many = Most számolj az egész fordulóra. 2 $-od van, a vágány 7 $, a 2 bevételed 2 $-t hoz, és a számla 6 $: 4 részvény és 2. szintű mozdony. Minden új részvény 5 $-t hoz, és 1 $-ral növeli a számlát. Ebben a fordulóban nem látszik szállítható árukocka, úgyhogy szállításra ne számíts.
    .title = Mennyit?
    .pin-1 = Bevétel 2.
    .pin-2 = Mozdony 2.
    .pin-3 = 2 $.
    .pin-4 = 3 $.
    .pin-5 = 2 $.
    .ask = Bocsáss ki olyan kevés részvényt, amennyivel a tervhez még egy dollár sem hiányzik.
    .answer-1 = A pénzed: { $cash } $. Ez egy lapkára elég, utána nem tudod kifizetni a számlát. 4 $ hiányzik 2 bevétel mellett: a társaság kiesne.
    .answer-2 = { $cash } $ pontosan elég a vágányra. Azután 2 $ jön, és 7 $-t kell fizetni: öt hiányzik 2 bevétel mellett. A társaság kiesne.
    .answer-3 = Most { $cash } $, a vágány után 5 $, a bevételeddel 7 $, és a számla 8 $. Az egy hiányzó dollár 1 bevételbe kerül: fordulónként 1 $-ba és 3 pontba. Ez egy részvény ára, és a részvény 5 $-t hozott volna.
    .answer-4 = Működik, és 7 $ maradna. De az utolsó részvény nem kell: 3 pontba és fordulónként 1 $-ba kerül.
    .answer-5 = { $cash } $ pénzed lenne, jóval több, mint amennyi a tervhez kell. Minden fölösleges részvény 3 pont és fordulónként 1 $.
    .otherwise = Szabad. Vedd vissza, és számold ki még egyszer az egész fordulót.
    .after = { $cash } $ pénzed és { $shares } részvényed van. 7 $ megy a vágányra, 2 $ jön, 9 $-t kell fizetni: 3 $ marad, egy kis licitre elég.

# en: 28b5153f
shares-the-last-turn = Nyolc fordulóval később, az utolsó fordulóban. Több vágányt nem akarsz, egy szállítás van hátra. A 14 bevételed több, mint a 10 $-os számla. A készpénz a végén semmit sem ér.
    .title = Az utolsó forduló
    .pin-1 = A 10. forduló, összesen 10.
    .pin-2 = 1 $ most elég.
    .pin-3 = Minden részvény 3 ponttal kevesebb.
    .ask = Hány részvényt bocsátasz ki most?
    .answer-1 = { $cash } $, és nincs mit venni rajta. A pontszámod { $points_before } volt, most { $points }. Mire kellene a pénz?
    .otherwise = Szabad. Vedd vissza, és számold ki még egyszer az egész fordulót.
    .after = Egyet sem. Megmarad a { $points } pontod, és mindent ki tudsz fizetni a bevételedből.

## Licit és választás

# en: 6f77c97c
order-and-actions = Licit és választás
    .idea = Az akcióválasztás sorrendjére licitálsz; az első kettő mindent fizet, az utolsó semmit, a közbülsők a felét.
    .know-1 = Az 1. és a 2. hely kifizeti a licitjét, az első kiszálló semmit sem fizet, a közbülsők a felét, felfelé kerekítve.
    .know-2 = A sorrend dönti el, ki választ, épít és szállít előbb.
    .know-3 = Hét akció, mindegyik egy játékosé, egy fordulóra.
    .know-4 = Tudd, mi kell a tervedhez, mielőtt licitálsz, és ne adj érte többet, mint amennyit ér.

# en: b285706b
order-and-actions-what-it-is-for = Chicagót és Evansville-t szeretnéd összekötni: ehhez négy lapka kell, és egy építésben három van. Minden fordulóban hét akció közül választasz egyet, és mindegyik csak egy játékosé. Mielőtt a sorrendre licitálsz, nézd meg, mit tudnak az akciók.
    .title = Mire jó
    .pin-1 = Első lapka.
    .pin-2 = Második.
    .pin-3 = Harmadik: Terre Haute.
    .pin-4 = Negyedik. Összesen 9 $.
# en: 21227392
order-and-actions-first-four-actions = Hét akció, mindegyik egy játékosé, egy fordulóra. Négy közülük arról szól, ki az első, és milyen erős vagy.
    .title = Négy akció
    .pin-1 = Első szállító: mindkét körben a többiek előtt szállítasz.
    .pin-2 = Első építő: a többiek előtt építesz.
    .pin-3 = Mérnök: három helyett négy lapka.
    .pin-4 = Mozdony: a mozdonyod azonnal eggyel több kapcsolatot bír, és fordulónként 1 $-ral többe kerül.
# en: 8824d200
order-and-actions-other-three-actions = A másik három a térképet, az árukat vagy a következő árverést változtatja meg.
    .title = A másik három
    .pin-1 = Városiasodás: egy új város egy településre, ingyen, az első lapkád előtt.
    .pin-2 = Termelés: két új árukocka az árutáblára a forduló végén.
    .pin-3 = Körsorrendi passz: a következő árverésen egyszer passzolhatsz, és bent maradsz.

# en: 4a4a38f5
order-and-actions-bid = Két akció segíti a tervedet: a Mérnök, és a Városiasodás, amely megspórol egy lapkát. Ezért az első két választó között szeretnél lenni. Kék 1 $-t licitált, Narancs 2 $-t. Többet licitálhatsz, vagy kiszállhatsz. Aki elsőként száll ki, utolsó lesz, és semmit sem fizet; a két legjobb hely a teljes licitjét fizeti; a közbülsők a felét, felfelé kerekítve.
    .title = Licit
    .pin-1 = Narancs vezet: 2 $.
    .pin-2 = 16 $-od van.
    .ask = Maradj az árverésben, olyan olcsón, ahogy csak lehet.
    .answer-1 = Az első kiszálló: utolsó hely, ingyen. Gyakran jó vásár. De hárman választanának előtted, és neked kívánságod van.
    .answer-2 = Ez több, mint amennyit mondanod kell. Amit licitálsz, azt fizeted, ha az első két hely egyikére kerülsz, és később is emelhetsz.
    .otherwise = Szabad, de a tervedhez nem ez kell. Vedd vissza.
    .AS-ORDER-03 = A licitnek többnek kell lennie Narancs 2 $-os licitjénél, és kell rá pénzed.
    .after = Rózsaszín száll ki elsőként: negyedik hely, nem fizet. Kék követi: harmadik hely, 1 $ fele felfelé kerekítve 1 $. Narancs licitje 5 $. Már csak ketten vagytok.

# en: 667a66ab
order-and-actions-enough = Ha most kiszállsz, második vagy, és kifizeted a 3 $-t. Ha első akarsz lenni, 5 $ fölé kell menned, és Narancs folytathatja. Két akció is jó neked, és Narancs csak az egyiket választhatja. A vágányod 9 $, és még jön az 5 $-os vagy 6 $-os számla.
    .title = Elég
    .pin-1 = Négy lapka.
    .pin-2 = Egy új város Terre Haute-ban megspórolna egy lapkát.
    .pin-3 = 16 $, levonva, amit licitálsz.
    .ask = Emelsz, vagy Narancsnak hagyod az első helyet?
    .answer-1 = Olyan különbségért fizetnél, amelyre nincs szükséged: Narancs választása után a két akciód egyike még ott van. És minden dollár kell a vágányra és a számlára.
    .otherwise = Szabad, de gondold meg, mennyit ér neked a hely. Vedd vissza.
    .after = Második vagy, és { $cash_less } $ a fizetnivalód; { $cash } $ marad. Narancs 5 $-t fizet, és a Városiasodást választja.

# en: e88ea406
order-and-actions-choose = Tudod, mi kell a tervedhez: egy építésben Chicagóból Terre Haute-on át Evansville-be, hogy a piros árukocka még ebben a fordulóban utazhasson.
    .title = Választás
    .pin-1 = Négy mező vágány nélkül.
    .pin-2 = Ez az árukocka Chicagóba szeretne menni.
    .pin-3 = Chicago piros.
    .ask = Válaszd azt az akciót, amellyel még ebben a fordulóban elkészül a vonalad.
    .answer-1 = Az erősebb mozdony szinte mindig jól jön. De három lapkával a vonalad nyitva marad, és ebben a fordulóban nincs mit húznia.
    .answer-2 = A többiek előtt építesz. Itt senki sincs az utadban; lapkád van kevés.
    .answer-3 = Mindkét körben te szállítasz elsőként. Kész vonal nélkül nincs mit szállítani.
    .answer-4 = Két új árukocka a táblára a forduló végén. Hosszú játékban, kevés áruval jó, de most nem ez hiányzik.
    .answer-5 = A következő árverésen egyszer passzolhatsz kiszállás nélkül. Akkor hasznos, ha semmi más nem illik; most van, ami illik.
    .otherwise = Szabad, és minden akció hasznos lehet egyszer. Vedd vissza, és gondold meg, mi hiányzik a tervedhez. A feladat: { order-and-actions-choose.ask }
    .after = Mérnök: négy lapka ebben a fordulóban. 9 $-ért elkészül a vonal; { $cash } $ pénzedből ezt kifizetheted, és 4 $ marad a számlára. Az első körben fejleszd a mozdonyt, és a piros árukocka a másodikban 2 bevételt hoz.

## Új város

# en: ee87e5dc
new-city = Egy új város
    .idea = A Városiasodás egy települést az általad választott színű várossá tesz, ingyen és az első lapkád előtt.
    .know-1 = Városiasodás: egy új város bármelyik településre, ingyen, az első lapkád előtt.
    .know-2 = Fekete árukockát csak fekete új város fogad.
    .know-3 = A településre néző vágány a városhoz csatlakozik, akárkié.
    .know-4 = Két közeli város olcsó kapcsolatot ad.

# en: 0a354cfb
new-city-found-it = A fekete árukockáknak nincs otthonuk a nyomtatott térképen: csak fekete új városok fogadják őket. Nálad a Városiasodás, ezért most, az első lapkád előtt, bármelyik települést új várossá teheted. Nyolc van, öt színben: A piros, B kék, E sárga, F lila, és C, D, G, H fekete.
    .title = Alapítás
    .pin-1 = Fekete árukocka St. Louisban.
    .pin-2 = Egy másik Evansville-ben.
    .pin-3 = A vágányod Terre Haute-ra néz.
    .ask = Adj otthont a fekete árukockáknak a vonalad végén.
    .answer-1 = Az akció használata nélkül fejeznéd be az építést, és a befejezetlen vonalad elvesztené a korongját.
    .answer-2 = A vonalad most kapcsolat, mert városban végződik. De nézd a színt: itt egyik árukocka sem szállhat ki.
    .answer-3 = Új város, ingyen, és bárhová szabad. De a vonalad nem éri el, és fordulónként csak egy van.
    .answer-4 = Az első lapkád után ebben a fordulóban már nem alapíthatsz várost. Vedd vissza a lapkát, és előbb alapíts.
    .otherwise = Szabad, de a fekete árukockáknak még mindig nincs otthonuk a vonaladon. Vedd vissza.
    .AS-URB-02 = Új város csak település helyére kerülhet.
    .after = Terre Haute fekete város, és semmibe sem került. A nyitott véged ránézett, ezért a vonal St. Louisból elkészült: kapcsolat lett belőle.

# en: e0cbfbde
new-city-one-tile = Még mind a három lapkád megvan: a városalapítás nem számít bele. A város mind a hat oldalán fogad vágányt. Terre Haute és Evansville között egyetlen mező van.
    .title = Egy lapka
    .pin-1 = Egy mező, két város.
    .pin-2 = Ez az árukocka örülne neki.
    .ask = Kösd össze egy lapkával Terre Haute-ot és Evansville-t.
    .answer-1 = Itt megállhatsz, és egy árukocka utazhat. További 2 $-ért mindkettő.
    .answer-2 = Ez a lapka csak az egyik városhoz ér el. Forgasd úgy, hogy mindkettőhöz érjen.
    .answer-3 = Vágány, az ára { $cash_less } $, de Evansville még mindig el van vágva Terre Haute-tól.
    .otherwise = Ez szabad, de most más a feladat. Vedd vissza. A feladat: { new-city-one-tile.ask }
    .after = Egy egész kapcsolat, az ára { $cash_less } $: két város, egy lapka. Az új városok rövid kapcsolatokat adnak, és a rövid kapcsolat olcsó bevétel.

# en: 46e96bac
new-city-stop = 4 $-od van. A számla is 4 $ lesz, 3 részvényért és az 1. szintű mozdonyért, és két szállítás látszik. Még egy lapkára telne, de ebben a fordulóban sehová sem vezetne.
    .title = Tartsd meg a pénzed
    .pin-1 = 4 $.
    .ask = Fejezd be az építést.
    .answer-1 = Megteheted, és ha 2 $-ba kerül, a két szállításod még kifizeti a számlát. De egy sehová sem vezető lapkát a következő fordulóban tovább kell építeni. Most inkább tartsd meg a pénzt.
    .otherwise = Szabad, de előbb nézd meg a készpénzed. Vedd vissza, és számolj.
    .after = Narancs és Kék nem épít. Jön az áruszállítás.

# en: d86da8aa
new-city-round-one = Két fekete árukocka, két saját kapcsolat, egy közös otthon. A mozdonyodnak egyszerre egy kapcsolatot kell bírnia.
    .title = Első kör
    .pin-1 = Terre Haute feketét fogad.
    .ask = Szállíts egy fekete árukockát.
    .answer-1 = Mozdony { $engine }, és a számla 1 $-ral nő. Mindkét árukockának egy kapcsolat is elég.
    .answer-2 = Két árukocka vár. Vidd el most az egyiket.
    .otherwise = Ez szabad, de van, ami többet hoz. Vedd vissza, és számold meg a saját kapcsolataidat. A feladat: { new-city-round-one.ask }
    .after = Bevétel { $income }. A másik árukocka a második körre marad.

# en: 05f80f55
new-city-round-two = Második kör, és ugyanaz a másik árukockával. A fekete árukocka bármelyik kapcsolatot használhatja, de itt csak a tieid vannak.
    .title = Második kör
    .pin-1 = Terre Haute-ba.
    .ask = Szállítsd a második fekete árukockát.
    .answer-1 = Mozdony { $engine }. A következő fordulóban lehetnek hosszabb utak, de a második árukocka vár, és mások is elvihetik.
    .answer-2 = Maradt egy árukocka.
    .otherwise = Ez szabad, de van, ami többet hoz. Vedd vissza, és számold meg a saját kapcsolataidat. A feladat: { new-city-round-two.ask }
    .after = Bevétel { $income } egy olyan városból, amely a forduló elején még nem is volt. Az új város árukocka nélkül indul; a sajátjait a dobókockák hozzák el a betűje oszlopából.

## Fordítás és keresztezés

# en: 6ab2c5ae
turning = Nyitott vég elfordítása
    .idea = A befejezetlen vonal irányt válthat: a nyitott vége elfordul, de csak új vágány tartja meg neked.
    .know-1 = A befejezetlen vonalnak minden építésedben nőnie kell, különben elveszti a korongját.
    .know-2 = A nyitott véged 2 $-ért elfordítható; a fordítás magában nem menti meg.
    .know-3 = Vágány soha nem tűnik el, és a kész kapcsolat nem fordítható el.
    .know-4 = A kész kapcsolat örökre biztonságban van.
# en: 7edab21c
crossing = Vetélytárs vonalának keresztezése
    .idea = A vetélytárs vonala nem fal: 3 $-ért olyan lapkára cseréled a lapkát, amely megtartja azt a vonalat, és hozzáteszi a tiédet.
    .know-1 = Egy vetélytárs vonala 3 $-ért keresztezhető, de csatlakozni hozzá vagy eltüntetni soha nem lehet.
    .know-2 = Mindkét vonal használja a lapkát, és egyik sem zavarja a másikat.
    .know-3 = A keresztező vonalnak is nőnie kell, vagy el kell készülnie.

# en: 18bbbd36
turning-turn-it = Az előző fordulóban Lexington felé indultál. Most sárga árukocka érkezett Cincinnatiba, és keletre, Wheelingbe szeretne menni. A saját nyitott véged 2 $-ért elfordíthatod: a lapkát olyanra cseréled, amely ugyanúgy Cincinnatiból jön, de más oldalon megy ki.
    .title = Elfordítás
    .pin-1 = A nyitott véged.
    .pin-2 = Sárga, Wheelingbe.
    .pin-3 = Erre fordítsd.
    .ask = Fordítsd el az N9 lapkáját, hogy északkeletre, az O9 felé vezessen.
    .answer-1 = Az építésed végén a befejezetlen vonal, amelyet nem hosszabbítottál meg, elveszti a korongját. A vágány megmarad, de senkié, és bárki folytathatja.
    .answer-2 = Elfordítottad, az ára { $cash_less } $, de nem az O9 felé. Cincinnatiból kell jönnie, és az északkeleti oldalon kimennie.
    .answer-3 = Egy új vonal Cincinnatiból is eljuthat Wheelingbe. De akkor a régi vég elveszti a korongját, és az ára elúszott; ha elfordítod, hasznát veszed.
    .answer-4 = Ez eléri Lexingtont, az ára { $cash_less } $, és megmenti a vonaladat. De a sárga árukocka településen nem szállhat ki.
    .answer-5 = Új vonal máshol, és a régi nyitott vég még mindig Lexingtonra néz. Ha ebben a fordulóban nem építed tovább, elveszik.
    .otherwise = Ez szabad, de most más a feladat. Vedd vissza. A feladat: { turning-turn-it.ask }
    .AS-REPL-04 = A cincinnati vég rögzített. Csak a nyitott vég fordítható el.
    .AS-REPL-01 = Eltűnne a vágány Cincinnati felé. Ami fekszik, az marad.
    .after = Elfordítva, az ára { $cash_less } $. Lapkacserénél nincs folyófelár.

# en: c6910ec4
turning-extend-it = Az elfordítás magában nem továbbépítés: az építésed végén a vonal így is elveszne. Új vágányt kell hozzátenni. Az O9 az Ohión fekszik; egy folyómező 1 $-ral drágább, az alapszabály szerint csak akkor, amikor először építesz azon a folyón.
    .title = Hosszabbítás
    .pin-1 = Az Ohión.
    .pin-2 = Azután itt.
    .pin-3 = Wheeling.
    .ask = Menj tovább az O9 mezőn át a P9 felé.
    .answer-1 = Ez a folyó mentén megy tovább, és onnan egy ívvel szintén eléred Wheelinget. Itt most a P9 felé vezető utat válaszd.
    .answer-2 = Elveszett: a fordítás nem hosszabbítás, ezért a vonalnak nincs többé korongja.
    .answer-3 = A vonal megy tovább, de nem Wheeling felé. Az O9 mezőt a délkeleti oldalon kell elhagynia.
    .answer-4 = A wheelingi vonalad az O9 mezőnél vár.
    .otherwise = Ez szabad, de most más a feladat. Vedd vissza. A feladat: { turning-extend-it.ask }
    .after = Ennek a mezőnek az ára { $cash_less } $. A vonal nőtt, ezért ebben a fordulóban a tiéd marad.

# en: 63cb867d
turning-arrive = Wheeling előtt egy mező van hátra, és a három lapkádból egy. A város minden oldalán fogad vágányt.
    .title = Megérkezés
    .pin-1 = Az utolsó mező.
    .pin-2 = Wheeling sárga.
    .ask = Fejezd be a kapcsolatot Wheelingig.
    .answer-1 = Megállhatsz: a meghosszabbított vonal a következő építésedig biztonságban van. De a kész vonal örökre, és a pénzed megvan hozzá.
    .answer-2 = Majdnem, de a vágány nem köti össze az O9 mezőt és Wheelinget.
    .answer-3 = Wheeling egy mezőre van. Ez volt a forduló utolsó lapkája.
    .otherwise = Ez szabad, de most más a feladat. Vedd vissza. A feladat: { turning-arrive.ask }
    .after = Cincinnati és Wheeling össze van kötve. A kapcsolat örökre a tiéd, és többé nem fordítható el.

# en: 2c0d8385
crossing-cross-it = A springfieldi vonalad Narancs vonalába ütközött, amely Chicagóból Terre Haute-ba megy le. A vágányához nem csatlakozhatsz, de keresztezheted. 3 $-ért a lapkát olyanra cseréled, amely megtartja azt a vágányt, és hozzáteszi a tiédet.
    .title = Keresztezés
    .pin-1 = A nyitott véged.
    .pin-2 = Narancs vonala útban van.
    .pin-3 = Kék árukocka St. Louisban.
    .pin-4 = Azon túl Michigan City, kék új város.
    .ask = Keresztezd egyenesen Narancs vonalát az I8 mezőn.
    .answer-1 = A springfieldi szakasz elvesztené a korongját: befejezetlen, és ebben a fordulóban nem nőtt.
    .answer-2 = A vágányod egy lapkán van Narancséval, de nem vezet tovább a J7 felé. A H8 felől gyere, és az átellenes oldalon menj ki.
    .answer-3 = Elfordulhatsz, az ára { $cash_less } $, és azon az oldalon Chicago közel van. De az árukocka kék, és a kék város Narancs vonalán túl van.
    .answer-4 = A nyitott véged még mindig Narancs vonalára néz. A keresztezés csak 3 $.
    .otherwise = Ez szabad, de most más a feladat. Vedd vissza. A feladat: { crossing-cross-it.ask }
    .AS-REPL-01 = Narancs vágánya eltűnne. Ami fekszik, az marad, ezért az új lapkának meg kell tartania.
    .after = { $cash_less } $. Mindkét vonal használja a lapkát, és egyik sem zavarja a másikat: Narancsnak megmarad a kapcsolata, neked nyitott véged van rajta túl.

# en: ba053496
crossing-through = Michigan City most város, ezért bármelyik oldalán elérheti vágány. A keresztezésedtől egy mezőre van.
    .title = Átérsz
    .pin-1 = Egy ív.
    .pin-2 = Michigan City.
    .ask = Fejezd be a vonalat a J7 mezőn.
    .answer-1 = Egyelőre biztonságban van, hiszen építetted. De még egy lapkával a kék árukocka utazhatna.
    .answer-2 = Az ív nem Michigan Cityben végződik. A J7 mezőt az északi oldalon kell elhagynia.
    .answer-3 = Michigan City egy lapkára van.
    .otherwise = Ez szabad, de most más a feladat. Vedd vissza. A feladat: { crossing-through.ask }
    .after = Kapcsolat Springfieldből Michigan Citybe. 2. szintű mozdonnyal a St. Louis-i kék árukocka most végig a saját két kapcsolatodon mehet.

## Honnan jön az áru

# en: 8e9c0349
new-goods = Honnan jön az áru
    .idea = A forduló végén a dobókockák egy oszlop legfelső árukockáját a városába viszik, és a Termeléssel te döntöd el, mi fekszik ott.
    .know-1 = Fordulónként annyi dobókocka nyugaton, ahány játékos, és ugyanannyi keleten.
    .know-2 = Egy dobókocka az oszlopa legfelső árukockáját az ilyen számú városba viszi. Ha az alatta lévő betű új városa a térképen van, az is kap egyet.
    .know-3 = Az árutábla nyílt: látod, mi fog jönni, csak azt nem, mikor.
    .know-4 = Csak a Termelés tölti fel újra.

# en: c1051049
new-goods-the-display = Az eljövendő áruk az árutáblán fekszenek, mindenki látja őket. Minden számozott oszlop egy városé: a fehér számok nyugaton, a feketék keleten. A betűs oszlopok az új városukra várnak. Amikor egy oszlop számát kidobjátok, a legfelső árukockája a városba kerül.
    .title = Az árutábla
    .pin-1 = Fehér 2: St. Louis, piros város.
    .pin-2 = Fekete 1: Evansville, kék város.
    .pin-3 = Ami kiürült, üres marad, hacsak valaki nem használja a Termelést.

# en: ef4ef6f7
new-goods-draw = A Termelést választottad. A dobás előtt két árukockát húzhatsz a zsákból, és mindkettőt üres mezőre teszed. A vonalad St. Louist és Evansville-t köti össze, tehát tudod, mit szeretnél ott látni.
    .title = Húzás
    .pin-1 = Ebben a fordulóban a tiéd.
    .pin-2 = A vonalad.
    .ask = Húzz két árukockát.
    .answer-1 = Amíg nem húztál, lemondhatsz róla. De akkor hiába választottad az akciót.
    .otherwise = Szabad. Vedd vissza, és nézd meg, mit hozna a húzás.
    .after = Egy piros és egy kék árukocka. Mindkettőt most kell elhelyezni, és mindenki látta őket.

# en: b998ad45
new-goods-the-red-cube = Gondolkodj visszafelé. A piros piros városba megy, és St. Louis az. Az árukockának tehát a vonalad másik végén kell megjelennie. Az oszlop legfelső árukockája jön először.
    .title = A piros kocka
    .pin-1 = St. Louisnak piros kell.
    .pin-2 = Evansville oszlopa.
    .pin-3 = Alul egy lila árukocka fekszik.
    .ask = Tedd a piros árukockát oda, ahol a vonaladat szolgálja.
    .answer-1 = Akkor St. Louisba kerül, amely maga is piros. Onnan másik piros várost kell találnia.
    .answer-2 = Az E oszlop az E új városra vár, és az nincs a térképen. Az árukocka ott maradhat a játék végéig.
    .answer-3 = Olyan városba kerülne, amelyet a vonalad nem ér el. Hol kezdődik a vonalad, ha St. Louisban végződik?
    .otherwise = Szabad, de az árukocka nem szolgálná a vonaladat. Vedd vissza, és gondold meg, honnan induljon.
    .after = Evansville oszlopában a lila árukocka fölött fekszik, tehát ő jön előbb. Most a kék.

# en: ca5f5379
new-goods-the-blue-cube = Ugyanez a gondolat fordítva: Evansville kék. Azután jön a dobás, minden játékosért egy kocka nyugaton és egy keleten.
    .title = A kék kocka
    .pin-1 = Evansville-nek kék kell.
    .pin-2 = St. Louis oszlopa.
    .ask = Tedd a kék árukockát oda, ahol a vonaladat szolgálja.
    .answer-1 = Az E oszlop olyan új városra vár, amely nincs a térképen.
    .answer-2 = Evansville oszlopából kék városba kerülne, és másikat kellene keresnie.
    .answer-3 = A vonalad nem éri el annak az oszlopnak a városát.
    .otherwise = Szabad, de az árukocka nem szolgálná a vonaladat. Vedd vissza, és gondold meg, honnan induljon.
    .after = Fehér 2, 2, 4 és fekete 1, 3, 6. A 2 kétszer jött ki: a kék árukocka és alatta a sárga St. Louisba kerül. Az 1 Evansville-be viszi a piros árukockádat. Két árukocka a vonaladra, mindkét irányba egy.

## Előbb a sürgőset

# en: d1cff8dd
first-things-first = Előbb a sürgőset
    .idea = Előbb azt szállítsd, amit egy vetélytárs is elvihet, és hagyd későbbre, amit csak te érsz el.
    .know-1 = Mielőtt a legnagyobb szállítást választod, nézd meg, melyik árukockát viheti el más.
    .know-2 = Az az árukocka, amelyet csak a te mozdonyod ér el, várhat a második körig.
    .know-3 = Az Első szállító pénzt ér, ha egy árukockára többen is pályáznak.
    .know-4 = Figyeld a vetélytársak mozdonyát: a körök között nőhet.

# en: 8041a879
first-things-first-two-cubes = Tiéd az Első szállító, ezért mindkét körben te kezdesz, és a mozdonyod három kapcsolatot bír. A piros árukocka neked 3-at ér, a kék 2-t. Az erős játékos még egyet kérdez, mielőtt a nagyobbat választja: ki más tudja elvinni?
    .title = Két árukocka
    .pin-1 = Piros: három saját kapcsolat St. Louisig.
    .pin-2 = Kék: két saját kapcsolat Evansville-ig.
    .pin-3 = Narancs saját kapcsolata Evansville-be.
    .pin-4 = Narancs: mozdony 1.
    .ask = Az első kör van, és Narancs utánad jön. Melyik árukocka legyen az első?
    .answer-1 = Bevétel { $income }, hárommal több. De most Narancs a saját rövid vonalán elviszi a kék árukockát, és a második körre neked semmi sem marad. A kettő közül melyiket nem érheti el Narancs?
    .answer-2 = Ezzel az egyik kapcsolat Narancsnak fizet, és a kék árukocka még mindig elérhető neki.
    .answer-3 = A jó árukocka a rossz kapcsolaton: ez Narancsnak fizet, te semmit sem kapsz.
    .answer-4 = Mozdony { $engine }, de Narancs nem vár: az egyik árukockát eléri.
    .answer-5 = Akkor Narancs elvisz egy árukockát, és te elvesztettél egy kört.
    .otherwise = Ez szabad, de van, ami többet hoz. Vedd vissza, és számold meg a saját kapcsolataidat. A feladat: { first-things-first-two-cubes.ask }
    .after = Bevétel { $income }. Narancs az 1. szintű mozdonyával nem talál szállítható árukockát, ezért fejleszti. A piros még ott van.

# en: 966c32f6
first-things-first-now-the-other = Második kör, és megint te kezdesz. Narancs mozdonya most 2. szintű: elvihetné vele a piros árukockát a saját kapcsolatán és a te egyik kapcsolatodon. De te lépsz.
    .title = Most a másik
    .pin-1 = Három saját kapcsolat.
    .pin-2 = Narancs: mozdony 2.
    .ask = Vidd el a piros árukockát azon az úton, amely neked a legtöbbet fizeti.
    .answer-1 = Két kapcsolat: egy Narancsnak fizet, egy neked. A mozdonyod többet tud.
    .answer-2 = Akkor Narancs viszi el a piros árukockát, egy kapcsolat neki, egy neked.
    .answer-3 = Akkor Narancs viszi el a piros árukockát.
    .otherwise = Ez szabad, de van, ami többet hoz. Vedd vissza, és számold meg a saját kapcsolataidat. A feladat: { first-things-first-now-the-other.ask }
    .after = Bevétel { $income }. Öt egy fordulóban; a nagy árukockával kezdve három lett volna, és egy Narancsnak.

## Feladvány: az utolsó forduló

# en: b36c339c
last-turn = Feladvány: az utolsó forduló
    .idea = Találd meg azt a három lapkát és két szállítást, amellyel megnyered a játékot.
    .know-1 = Minden bevétel 3 pont, minden részvény −3 pont, a kész vágány egy keveset ér, a készpénz semmit.
    .know-2 = A bevételcsökkentés az utolsó fordulóban is megvan.
    .know-3 = Településen át a vonalnak eggyel több kapcsolata van, és minden árukocka eggyel többet fizet rajta.
    .know-4 = Az utolsó fordulóban költs el mindent, ami még hoz valamit.

# en: c47d0c57
last-turn-the-position = Ha ebben az utolsó fordulóban semmi sem történik, Narancs nyer 20 ponttal. 7 $-od, három lapkád és 3. szintű mozdonyod van, azután két szállítás jön. A végén minden bevétel 3 pont, a kész vágány mezőnként 1, és minden részvény 3 pontot levon. Ne feledd a csökkentést: 11 és 20 között 2-t vesz el.
    .title = Az állás
    .pin-1 = Két árukocka Cincinnatiban: egy kék, egy piros.
    .pin-2 = Evansville, kék: itt kezdődik a vonalad.
    .pin-3 = St. Louis, piros: itt végződik a vonalad.
    .pin-4 = 7 $: e forduló után a pénz semmit sem ér.

# en: 2cc58136
last-turn-build = El kell érni Cincinnatit. Több út van, és nem mind ér ugyanannyit.
    .title = Építés
    .pin-1 = Innen.
    .pin-2 = Idáig.
    .ask = Rakd le az Evansville és Cincinnati közötti legjobb vonal első lapkáját.
    .answer-1 = Az egyenes vonal: két lapka, 4 $, egy kapcsolat. Az árukockák 2-t és 1-et hoznának, és 17 pontod lenne. Narancsnak 20 van. Mit csinál a pénzed többi része?
    .answer-2 = Akkor semmi sem mozog a vonaladon, és Narancs nyer.
    .answer-3 = Ezzel a lapkával a legjobb úton már nem éred el Cincinnatit. Az árukocka útján minden kapcsolat egy bevétel: kapcsolatokat számolj, ne mezőket.
    .otherwise = Ez szabad, de most más a feladat. Vedd vissza. A feladat: { last-turn-build.ask }
    .after = { $cash_less } $. Úton vagy Indianapolison át.

# en: 4c7d3a67
last-turn-build-3 = Két lapka van hátra. Gondold meg, mit tesz egy útba eső megálló a vonallal.
    .title = Építés
    .pin-1 = A település két kapcsolatot csinál egy vonalból.
    .ask = Rakd le a második lapkát.
    .answer-1 = A befejezetlen vágány nem ad pontot, és nem visz semmit.
    .answer-2 = { $cash_less } $, és elérted a települést. De a vonalnak tovább kell mennie a másik városig, és arra egy lapkád és { $cash } $ pénzed maradt.
    .answer-3 = Indianapolis az, amiért érdemes erre menni.
    .otherwise = Ez szabad, de most más a feladat. Vedd vissza. A feladat: { last-turn-build-3.ask }
    .after = A település ára { $cash_less } $. { $cash } $ maradt, és egy lapka.

# en: 8421751c
last-turn-build-4 = Ez az utolsó lapkád a játékban. A befejezetlen vágány nem ad pontot, és nem visz semmit.
    .title = Építés
    .pin-1 = Indianapolisnak egy nyitott oldala van.
    .ask = Fejezd be a vonalat.
    .answer-1 = Egy lapka hiányzik, és e forduló után a pénz semmit sem ér.
    .answer-2 = Ez nem fejezi be a vonalat, és ez volt az utolsó lapka.
    .otherwise = Ez szabad, de most más a feladat. Vedd vissza. A feladat: { last-turn-build-4.ask }
    .after = Cincinnati, Indianapolis, Evansville, St. Louis: három saját kapcsolat. { $cash } $ pénzed van, és a bevételed kifizeti a 8 $-os számlát.

# en: a8608792
last-turn-deliver = 3. szintű mozdony, két kör, két árukocka. Egyik vetélytársnak sincs itt vonala.
    .title = Szállítás
    .pin-1 = Piros.
    .pin-2 = Kék.
    .ask = Válaszd az első szállításodat.
    .answer-1 = Mozdony { $engine }: itt egyik úthoz sem kell, és az egyik árukocka itt maradna.
    .answer-2 = Két árukocka, két kör: egy sem fölösleges.
    .otherwise = Ez szabad, de van, ami többet hoz. Vedd vissza, és számold meg a saját kapcsolataidat. A feladat: { last-turn-deliver.ask }
    .after = Bevétel { $income }.
# en: 9b0b8437
a-whole-turn = Egy egész forduló
    .idea = Mind a tíz fázis egymás után, saját tervvel: részvény, sorrend, akció, vágány, két szállítás, és a végén az elszámolás.
    .know-1 = Öt fázisban döntesz: részvény, sorrend, akció, vágány, áru. A többi magától megy.
    .know-2 = Visszafelé tervezz: melyik szállítás, melyik vágány, milyen mozdony, és mennyi pénz kell hozzá.
    .know-3 = Egyszer bocsátasz ki részvényt, az egész fordulóra: licit, vágány és számla.
    .know-4 = Most játszd le az első játszmádat: a „könnyű” bot jó ellenfél.
# en: 387e73cc
a-whole-turn-plan = Most egy egész fordulót játszol. Előbb a terv. Cincinnatiban két árukocka vár, és a vonalad Evansville-ben ér véget. Indianapolison át három lapkával, 7 $-ért eléred Cincinnatit. Akkor a piros árukocka útja St. Louisig három kapcsolat, és a mozdonyod kettőt bír.
    .title = A terv
    .pin-1 = Egy piros és egy kék árukocka.
    .pin-2 = St. Louis piros, és ott kezdődik a vonalad.
    .pin-3 = Indianapolis, egy település: két kapcsolatot csinál egy vonalból.
    .pin-4 = Mozdony 2: eggyel kevesebb, mint ami a pirosnak kell.
    .pin-5 = A készpénzed: { $cash } $.
# en: 582a46fd
a-whole-turn-shares = 1. fázis, részvények. A vágány 7 $. A számla 1 $ minden részvényért és 3 $ a 3. szintű mozdonyért. A két szállítás 5 bevételt hoz, ezért 7 $-t kapsz majd. Minden részvény most 5 $-t hoz.
    .title = Részvények
    .pin-1 = Készpénz { $cash } $.
    .pin-2 = Eddig { $shares } részvény.
    .pin-3 = Mozdony { $engine }, nemsokára 3.
    .pin-4 = Bevétel { $income }, nemsokára 7.
    .ask = Bocsáss ki olyan kevés részvényt, amennyi az egész fordulóhoz kell.
    .answer-1 = { $cash } $ még a vágányra sem elég. A piros árukocka sosem indulna el Cincinnatiból.
    .answer-2 = { $cash } $ pontosan elég a vágányra. Azután 7 $ jön, és 8 $-t kell fizetni: egy dollár hiányzik, és 1 bevételbe kerül.
    .answer-3 = Ez több, mint amennyi a fordulóhoz kell. Minden fölösleges részvény fordulónként 1 $, és a végén 3 pont.
    .otherwise = Ez szabad, de most más a feladat. Vedd vissza. A feladat: { a-whole-turn-shares.ask }
    .after = { $cash } $ és { $shares } részvény: 7 $ a vágányra, 7 $ bevétel, 9 $ a számlára. Narancs és Kék nem bocsát ki részvényt.
# en: 2202d269
a-whole-turn-order = 2. fázis, körsorrend. A térkép te oldaladon senki sem zavar, és senki más nem akarja a te akciódat. Mennyit ér hát egy jobb hely?
    .title = Sorrend
    .pin-1 = Az előző fordulóban te voltál az első.
    .pin-2 = { $cash } $: minden dollárnak megvan a helye.
    .ask = Foglald el a helyed olyan olcsón, ahogy csak lehet.
    .answer-1 = Három játékossal az első két hely a teljes licitjét fizeti. Olyan helyért fizetnél, amely most semmit sem hoz.
    .otherwise = Ez szabad, de most más a feladat. Vedd vissza. A feladat: { a-whole-turn-order.ask }
    .after = Harmadik vagy, és nem fizetsz. Narancs 1 $-t fizet az első helyért, és az Első szállítót választja; Kék a Mérnököt.
# en: faea3ef9
a-whole-turn-action = 3. fázis, akciók. Öt maradt. A piros árukockának három kapcsolat kell, és a mozdonyod kettőt bír.
    .title = Akció
    .pin-1 = Mozdony: azonnal +1 szint.
    .pin-2 = Mozdony { $engine }.
    .ask = Válaszd a Mozdonyt, és fejleszd a mozdonyodat.
    .answer-1 = Az akciót választottad, de a mozdony maradt, ami volt. A piros árukocka még mindig nem mehet.
    .answer-2 = Máskor hasznos. De ebben a fordulóban mindkét körben szállítani szeretnél, ezért a mozdonynak most kell erősebbnek lennie.
    .otherwise = Ez szabad, de most más a feladat. Vedd vissza. A feladat: { a-whole-turn-action.ask }
    .after = Mozdony { $engine }. Elkezdődött a 4. fázis: Narancs és Kék nem épít, és te jössz.
# en: ff75cdd5
a-whole-turn-build = 4. fázis, vágány. Három lapka: Evansville-ből Indianapolisba, a településen át, és tovább Cincinnatiba.
    .title = Vágány
    .pin-1 = Első lapka: 2 $.
    .pin-2 = A település, be és ki: 3 $.
    .pin-3 = Harmadik lapka: 2 $.
    .ask = Kösd össze Evansville-t és Cincinnatit Indianapolison át.
    .answer-1 = Vágány nélkül ebben a fordulóban semmi sem mozdul, és hiába bocsátottál ki részvényt.
    .answer-2 = Az egyenes vonal rövidebb, és eggyel kevesebb kapcsolat: a két árukocka 5 helyett 3 bevételt hozna.
    .otherwise = Ez szabad, de most más a feladat. Vedd vissza. A feladat: { a-whole-turn-build.ask }
    .after = Az építésednek vége: { $cash } $ maradt, és három kapcsolat Cincinnatitól St. Louisig, mind a tiéd. Az 5. fázisban Narancs az első, de sem ő, sem Kék nem talál szállítanivalót.
# en: c07d90d8
a-whole-turn-first-delivery = 5. fázis, áruk, a két kör közül az első. Most mindkét árukocka mehet, és egyik vetélytárs sem éri el őket.
    .title = Első kör
    .pin-1 = Piros, St. Louisba: három kapcsolat.
    .pin-2 = Kék, Evansville-be: két kapcsolat.
    .ask = Szállítsd el az egyik árukockát a saját kapcsolataidon.
    .answer-1 = Mozdony { $engine }: itt egyik úthoz sem kell, és a számla 1 $-ral nő. Két árukocka, két kör.
    .answer-2 = Két árukocka és két kör: mindkettő kell.
    .otherwise = Ez szabad, de más út többet hoz. Vedd vissza. A feladat: { a-whole-turn-first-delivery.ask }
    .after = Bevétel { $income }. Narancs és Kék a mozdonyát fejleszti, és elkezdődött a második kör.
# en: 725d975a
a-whole-turn-second-delivery = Második kör. Azután a többi magától megy: megkapod a bevételt, kifizeted a számlát, 11-től csökken a bevétel, és a dobókockák új árut hoznak.
    .title = Második kör
    .pin-1 = Egy árukocka maradt.
    .ask = Szállítsd el a másik árukockát.
    .answer-1 = Mozdony { $engine }, és egy bevételt érő árukocka itt marad.
    .answer-2 = Akkor az árukocka vár, de a számla nem.
    .otherwise = Ez szabad, de más út többet hoz. Vedd vissza. A feladat: { a-whole-turn-second-delivery.ask }
    .after = 6–10. fázis: 7 $-t kapsz, 9 $-t fizetsz, a { $income } bevétel nem csökken, a dobókockák árut hoznak, és kezdődik a { $turn }. forduló. { $cash } $ maradt.
# en: fad5c2a2
a-whole-turn-looking-back = Ez volt egy egész forduló. Bevételed 2-ről indult, most { $income }: három lapka és két árukocka. A következő fordulóban az új áruk döntik el, melyik terv a jó. Mindent tudsz, ami az első játszmádhoz kell.
    .title = Visszapillantás
    .pin-1 = Elkezdődött a következő forduló.
    .pin-2 = Készpénz { $cash } $.
    .pin-3 = Bevétel { $income }.

# en: 29818cdd
last-turn-deliver-6 = Az utolsó lépésed a játékban. Azután bevétel, számla, csökkentés és a pontok.
    .title = Szállítás
    .pin-1 = Egy árukocka maradt.
    .ask = Jöjjön a második szállításod.
    .answer-1 = A mozdonyért nem jár pont.
    .answer-2 = Egy árukocka maradt, és többet ér, mint amennyi a győzelmedhez kell.
    .otherwise = Ez szabad, de van, ami többet hoz. Vedd vissza, és számold meg a saját kapcsolataidat. A feladat: { last-turn-deliver-6.ask }
    .after = Bevétel 8 + 5 = 13, 2-vel csökkentve { $income }. Ez 33 pont, a vágányodért { $track }, öt részvényért −15: összesen { $points }. Narancs pontszáma { $points_1 }. Nyertél, mert településen át mentél.

## Gyakorlatok

# en: f8ce242b
ten-is-a-good-number = A tíz jó szám
    .idea = A játék utolsó lépése, és még egy bevétel kínálkozik.
    .know-1 = 10-nél, 20-nál, 30-nál és 40-nél eggyel több bevétel többe kerül, mint amennyit hoz.

# en: f6a58ad4
ten-is-a-good-number-decide = A játék utolsó lépése. A bevételed { $income }, és egy piros árukocka még 1-et hozhatna.
    .pin-1 = A bevételed: { $income }.
    .pin-2 = Egy kapcsolatod St. Louisba.
    .pin-3 = Az utolsó forduló.
    .ask = Mit teszel?
    .answer-1 = Bevétel { $income }, és ez eggyel több a kelleténél: 11-től 20-ig a csökkentés 2-t vesz el, tehát kevesebbel végeznél, mint előtte. Egy szállítás, amely három pontba kerül.
    .otherwise = Szabad, de számold ki még egyszer, mit tesz a csökkentés.
    .after = 10-nél semmi sem vész el, 11-nél kettő. { $income } bevétellel és { $points } ponttal végzel; a szállítással három ponttal kevesebb lett volna. Két bevétel visszavinne 10-re, csak háromtól éri meg. Ugyanez a csapda vár 20-nál, 30-nál és 40-nél, minden fordulóban.

# en: 223166d6
one-more-share = Még egy részvény?
    .idea = A részvény pontba kerül, de egy lapka hiányzik.
    .know-1 = Az utolsó fordulóban nem kibocsátani jó szokás, de nem törvény: számold ki, mit nyit meg a pénz.

# en: 18ca5ae2
one-more-share-decide = Az utolsó forduló, és nincs készpénzed. Minden részvény 3 pontba kerül.
    .pin-1 = Az utolsó forduló.
    .pin-2 = Semmi pénz.
    .pin-3 = Egy lapka hiányzik: 2 $.
    .pin-4 = Egy piros és egy kék árukocka Cincinnatiban.
    .ask = Hány részvényt bocsátasz ki?
    .answer-1 = Megspórolsz 3 pontot, és nem tudod lerakni az egyetlen hiányzó lapkát. A két cincinnati árukocka elérhetetlen: 3 és 2 bevétel, 15 pont.
    .answer-2 = Számold ki, mennyibe kerül a hiányzó lapka. Minden részvény azon túl 3 pont veszteség.
    .otherwise = Számold ki, mennyibe kerül a hiányzó lapka, és mit nyit meg.
    .after = Egy részvény: 3 ponttal kevesebb, 5 $-ral több. Az L8-as lapka 2 $, és megnyitja Cincinnatit: a piros árukocka 3, a kék 2 bevételt hoz, együtt 15 pontot, és az új kapcsolat is pontot ér.

# en: 44ea8cc1
worth-of-first-move = Mennyit ér az Első szállító
    .idea = Egy árukocka, két vonal indul tőle, és te vagy az utolsó.
    .know-1 = Egy akció annyit ér, amennyit a többiek előtt megtehetsz vele.

# en: a6e28e98
worth-of-first-move-decide = Te választasz utoljára, és Narancs az első a sorrendben. Egy kék árukocka ott van, ahol a te vonalad és Narancsé is kezdődik.
    .pin-1 = Utolsó vagy a sorrendben.
    .pin-2 = Az egyetlen árukocka, amelyet elérsz.
    .pin-3 = 2 bevétel neked, a saját vonaladon.
    .pin-4 = 1 Narancsnak, a rövidebben.
    .ask = Melyik akciót választod?
    .answer-1 = Erősebb mozdony, igen, és nincs mit húznia: Narancs előtted szállít, és az egyetlen árukockát a saját vonalán viszi el.
    .answer-2 = Elsőként építeni itt semmit sem változtat. Az árukockáért folyik a verseny, nem a mezőkért.
    .answer-3 = Az új árukockák a forduló végén jönnek. Ez addigra eltűnik.
    .answer-4 = Az a következő árverésen segít. Az árukocka addigra eltűnik.
    .otherwise = Szabad. De ki viszi majd el az árukockát?
    .after = Az Első szállítóval Narancs előtt viszed el az árukockát: 2 bevétel neked, semmi Narancsnak. A második köröd szabad marad mozdonyfejlesztésre, így az sem vész el, amit a Mozdony kínál.

# en: 720a7a19
one-for-sky = Egy Kéknek
    .idea = Rövid út, amely mind a tiéd, vagy hosszú, amelyen egy vetélytárs is keres.
    .know-1 = Azt számold, amit te kapsz; amit mások kapnak, csak ahhoz képest számít.

# en: b38d70ac
one-for-sky-decide = Egy piros árukocka, és a mozdonyod { $engine }.
    .pin-1 = Piros, Cincinnatiban.
    .pin-2 = Fort Wayne, piros: egy kapcsolat, a tiéd.
    .pin-3 = St. Louis, piros: messze van, és az utolsó kapcsolat Kéké.
    .ask = Hová viszed?
    .answer-1 = Biztos, és mind a tiéd; értéke { $income_more }. Egy vetélytársnak fizetni kevésbé fáj, mint gondolnád, ha ő hátul van, és te többet kapsz.
    .answer-2 = Egy ilyen jó árukocka nem vár rád.
    .otherwise = Szabad, de van út, amely többet hoz.
    .after = Négy kapcsolat: három neked fizet, egy Kéknek. A bevételed növekedése { $income_more }, Kéké 1, és Kék az utolsó. A rövid, csak saját út 1-et hozott volna.

# en: 1b5f0afe
the-free-place = Az ingyenes hely
    .idea = Mennyit ér egy hely a sorrendben, ha senki sincs az utadban?
    .know-1 = Egy hely annyit ér, amennyit lehetővé tesz. Aki elsőként száll ki, nem fizet.

# en: 25506f76
the-free-place-decide = { $cash } $ készpénzed és { $income } bevételed van, és 7 $-ért akarsz építeni ott, ahol senki sem zavar. A számla { $bill } $, és ebben a fordulóban semmit sem lehet szállítani. Narancs 1 $-t licitált.
    .pin-1 = Narancs 1 $-t licitált.
    .pin-2 = { $cash } $.
    .pin-3 = A terved: Evansville, Indianapolis, Cincinnati 7 $-ért.
    .ask = Mi legyen?
    .answer-1 = Három játékosnál az első két hely a teljes licitet fizeti. Ha oda kerülsz, 10 $ − 2 $ − 7 $ + 3 $, azaz 4 $ marad a 6 $-os számlára: két dollár hiányzik, két bevétel elvész. És miért? Senki sincs az utadban.
    .answer-2 = Minden dollár, amit itt kifizetsz, hiányzik a kiadásoknál, és minden hiányzó dollár egy bevétel. Mit hozna neked az első hely?
    .otherwise = Mit hozna neked egy jobb hely ebben a fordulóban?
    .after = 10 $ − 7 $ + 3 $ az 6 $, pontosan a számla. Aki elsőként száll ki, nem fizet, és a tervedhez sem ritka akció, sem első szállítás nem kell.

# en: b27a06e7
the-far-end = A távoli vég
    .idea = Otthon két fekete árukockának: hol?
    .know-1 = Egy célállomás annyit ér, amilyen hosszú oda az út.

# en: c4b90b59
the-far-end-decide = Nálad a Városiasodás, és otthont keresel a két fekete árukockának St. Louisban.
    .pin-1 = Két fekete árukocka St. Louisban.
    .pin-2 = Indianapolis.
    .pin-3 = Lexington.
    .pin-4 = Mozdony: { $engine }.
    .ask = Hol alapítod az új várost, és milyen színűt?
    .answer-1 = A vonalad közepén, két kapcsolatra: két árukocka, egyenként 2 bevétel. A mozdonyod kétszer olyan messzire elhúzza.
    .answer-2 = A hely jó, de a város piros: a fekete árukockák semmit sem kezdenek vele.
    .answer-3 = Fekete város nélkül a két árukocka St. Louisban marad.
    .otherwise = Szabad, de nem viszi a két fekete árukockát olyan messzire, ameddig a mozdonyod bírja.
    .after = St. Louis és Lexington között négy kapcsolat van, mind a tiéd, és a mozdonyod négyet bír. A két árukocka egyenként 4 bevételt hoz; egy indianapolisi várossal 2-2 lenne.

# en: b252d66e
two-for-you-none-for-orange = Kettő neked, semmi Narancsnak
    .idea = Két árukocka neked ugyanannyit ér, a vezetőnek nem.
    .know-1 = Ha neked mindegy, a vetélytársnak nem: azt vedd el, amit ő akar.

# en: 630100f8
two-for-you-none-for-orange-decide = Az utolsó lépésed a játékban; utánad Narancs szállít. Két kék árukocka ér neked 2-t, a vonalad két végén egy-egy.
    .pin-1 = Kék Cincinnatiban: 2 neked Evansville-ig.
    .pin-2 = Kék Evansville-ben: 2 neked Cincinnatiig.
    .pin-3 = Toledo kék, és az oda vezető út Narancsé.
    .pin-4 = Narancs vezet.
    .ask = Melyiket viszed el?
    .answer-1 = Kettő neked, jól van. De a másik árukocka Cincinnatiban marad, és Narancs a saját két kapcsolatán Toledóba viszi.
    .answer-2 = Az Narancs vonala: Narancs keres rajta, nem te.
    .answer-3 = 2 bevétel vár rád.
    .otherwise = Szabad. De mit tesz majd Narancs az utolsó lépéssel?
    .after = Mindkettő 2-t hoz. De csak a cincinnati árukocka mehet Toledóba Narancs két kapcsolatán; az evansville-inek csak a te vonalad az útja. { $points } ponttal végzel, Narancs { $points_1 } ponttal; fordítva Narancs nyert volna.

# en: 170b1337
no-gifts = Nincs ajándék
    .idea = Egy új város mindenkinek segít, akinek a vágánya felé néz.
    .know-1 = A településre néző vágány az ottani új városhoz csatlakozik, bárkié.

# en: 0eb31b3b
no-gifts-decide = Nálad a Városiasodás, és fekete várost alapítasz, hogy az egyik fekete árukockád útra keljen.
    .pin-1 = Terre Haute: a te véged Evansville felől, és Narancsé Chicago felől.
    .pin-2 = Springfield: a te véged St. Louis felől.
    .pin-3 = Két fekete árukocka Chicagóban.
    .ask = Springfield vagy Terre Haute?
    .answer-1 = Az evansville-i vonalad elkészült. Narancs chicagói vonala is, lapka nélkül, és a két chicagói fekete árukockának most van hová mennie.
    .answer-2 = Két fekete árukockádnak nincs hová mennie, és mindkét nyitott vég elveszti a korongját.
    .otherwise = Szabad, de nem ad az egyik fekete árukockádnak olyan otthont, amelyet Narancs nem használhat.
    .after = Mindkét város befejezi az egyik vonaladat, és fogadja az egyik árukockádat. De Terre Haute-ban ingyen befejeznéd Narancs vonalát, és két árukockának nyitnád meg. Springfieldben csak magadnak építesz.
# en: 170d9997
first-train-who-is-who = Vasúttársaságot vezetsz. Három játékossal a játék tíz forduló. Az a társaság nyer, amelynek a legtöbb pontja van, és pontot főleg a bevétel ad: áruk, amelyek a te vágányodon utaznak.
    .title = Ki kicsoda
    .pin-1 = Ez vagy te: a társaságod zöld.
    .pin-2 = Narancs, az első vetélytársad.
    .pin-3 = Kék, a második vetélytársad.
    .pin-4 = A játék fordulója.
