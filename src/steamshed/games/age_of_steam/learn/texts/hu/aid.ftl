# Az Age of Steam játékossegédlete: egy oldal a tábla mellé. A sorok celláit | választja el.

# en: 9c2a5080
turn = A forduló
    .step-1 = Részvénykibocsátás
    .step-1-says = Bármennyi: darabja most 5 $. Összesen legfeljebb 15.
    .step-2 = Körsorrend
    .step-2-says = Licit vagy kiszállás. Az első és a második mindent fizet, az elsőként kiszálló semmit, a többi a felét, felfelé kerekítve.
    .step-3 = Akcióválasztás
    .step-3-says = Az új sorrendben, egy-egy.
    .step-4 = Vágányépítés
    .step-4-says = Legfeljebb 3 lapka, azonnal fizetve. Előbb az Első építő, azután sorban.
    .step-5 = Áruszállítás
    .step-5-says = Két kör. Mindegyikben egy: árukocka elvitele, mozdonyfejlesztés (fordulónként egyszer, legfeljebb 6), semmi.
    .step-6 = Bevétel
    .step-6-says = 1 $ minden bevételért.
    .step-7 = Kiadások
    .step-7-says = 1 $ minden részvényért és mozdonyszintért. Hiány: dolláronként 1 bevétel. 0 alatt kiesel.
    .step-8 = Bevételcsökkenés
    .step-8-says = A bevételed szerint, lásd oldalt.
    .step-9 = Árukészlet feltöltése
    .step-9-says = Előbb a Termelés. Azután játékosonként egy dobókocka, nyugaton és keleten: jön az oszlop legfelső árukockája, és az alatta lévő betűs oszlopé.
    .step-10 = Fordulójelző
    .step-10-says = Az utolsó forduló volt? Pontozás.

# en: 761b9c52
delivery = Egy szállítás
    .says = Az árukocka színével egyező városba; az elsőben megáll. Fekete árukocka: csak fekete új városba. Sehol sem jár kétszer. Legfeljebb annyi kapcsolat, ahányas a mozdonyod. Bárki kapcsolatán; mindegyik 1 bevétel a gazdájának.

# en: dd0b5641
costs = Mennyibe kerül egy lapka
    .row-1 = alföld | 2 $
    .row-2 = folyó | 3 $ *
    .row-3 = hegy | 4 $ *
    .row-4 = település | 1 $, és kijáratonként 1 $
    .row-5 = más vágány keresztezése | 3 $
    .row-6 = két vágány egymás mellett | 3 $
    .row-7 = csere településen | 3 $
    .row-8 = nyitott véged elfordítása, minden más csere | 2 $
    .note = * A felár folyónként és hegycsoportonként csak egyszer. Új város: 0 $.

# en: cb532218
where = Hová kerülhet vágány
    .says = Városnál, saját vágánynál, vagy városból jövő gazdátlan vágánynál kezdődik. Tóba, a térképről le, más vágányába soha; keresztezni szabad. Ami fekszik, marad. A befejezetlen szakasz minden építésedben nőjön, különben elveszti a korongját. A befejezett kapcsolat örökre a tiéd.

# en: e6a36f30
actions = A hét akció
    .row-1 = Első szállító | az áruszállítás mindkét körében első
    .row-2 = Első építő | mindenki előtt épít
    .row-3 = Mérnök | három helyett négy lapka
    .row-4 = Mozdony | mozdony azonnal +1, legfeljebb 6
    .row-5 = Városiasodás | új város egy településre, az első lapkád előtt, ingyen
    .row-6 = Termelés | két árukocka a zsákból az árutáblára
    .row-7 = Körsorrendi passz | egy passz a következő árverésen

# en: 42cd45c1
reduction = Csökkenés
    .head = bevétel | ennyivel
    .row-1 = 10-ig | 0
    .row-2 = 11–20 | 2
    .row-3 = 21–30 | 4
    .row-4 = 31–40 | 6
    .row-5 = 41-től | 8

# en: a84b13b7
turns = Fordulók
    .head = játékos | forduló
    .row-1 = 3 | 10
    .row-2 = 4 | 8
    .row-3 = 5 | 7
    .row-4 = 6 | 6

# en: fbd43e28
points = Pontok
    .row-1 = bevételenként | +3
    .row-2 = vágányos mezőnként * | +1
    .row-3 = részvényenként | −3
    .row-4 = pénz | 0
    .note = * Saját kapcsolataidon két város között, ha köztük csak település van.

# en: 4573ba1f
new-cities = Új városok
    .says = A piros, B kék, E sárga, F lila; C, D, G, H fekete.

# en: d8de8970
before = Mielőtt költesz
    .rule = Készpénz + bevétel − részvény − mozdony: ne legyen 0 alatt.
    .says = Ha mégis, minden hiányzó dollár 1 bevétel. Kiesel, ha a készpénz és a bevétel kétszerese kevesebb, mint a részvény és a mozdony. Egy részvény most 5 $; fordulónként 1 $, a végén 3 pont az ára.
