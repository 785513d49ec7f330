# A Steam játékossegédlete: egy oldal a tábla mellé. A sorok celláit | választja el.

# en: 5fcac363
round = A forduló
    .step-1 = Akciólapkák
    .step-1-says = A körsorrendben, egy-egy.
    .step-2 = Vágányépítés
    .step-2-says = Előbb az Első építő, azután a körsorrendben. Legfeljebb 3 lapka, Mérnökkel 4.
    .step-3 = Áruszállítás
    .step-3-says = Kétszer, előbb az Első szállító: egy árukocka szállítása, vagy mozdonyfejlesztés (fordulónként egyszer, ingyen, legfeljebb 6), vagy passz.
    .step-4 = Bevétel
    .step-4-says = 0 fölött lépésenként 1 $-t kapsz, alatta lépésenként 1 $-t fizetsz.
    .step-5 = Körsorrend
    .step-5-says = Az akciólapkák száma szerint, kicsi elöl.
    .step-6 = Következő forduló
    .step-6-says = 3 játékossal 10 forduló, 4 játékossal 8, 5 és 6 játékossal 7.

# en: d12a4658
money = Pénz
    .says = Előbb készpénz. Hiányzik? Bevétellépésenként 5 $, magától, nem több, mint kell. −10-nél: 5 $ 2 győzelmi pontért. Aki a bevételnél nem tud mindent kifizetni, kiesik.

# en: f088baf3
delivery = Egy szállítás
    .says = Az árukocka színével egyező városba; az elsőben megáll. Város kétszer nem, kapcsolat kétszer nem. Legfeljebb annyi kapcsolat, ahányas a mozdonyod. Legalább egy a tiéd, és senkinek sincs több az úton. Minden kapcsolat 1 pont a gazdájának: egy szállításé mind bevétel (10-ig), vagy mind győzelmi pont.

# en: ece66886
open-lines = Befejezetlen kapcsolatok
    .says = Elkezdted, és nincs kész? Folytasd a következő építésedben, vagy gazdátlan lesz. Befejezett kapcsolat sosem vész el.

# en: 102327bb
standard = Más a standardjátékban
    .says = Tőkeszerzés: bármennyiszer 5 $, csak akkor. Árverés: az első és a második mindent fizet, az utolsó semmit, a többi a felét, felfelé kerekítve. Az akciólapka ingyenes, nincs bejelentés, a száma nem számít. Vágány csak készpénzből. Fenntartás: bevétel mínusz mozdonyszint; hiánynál 2 $-ért 1 győzelmi pont, azután bevétel. Körsorrend: a következő árverésen egyszer passzolsz, és bent maradsz.

# en: 41effe70
costs = Mennyibe kerül egy lapka
    .row-1 = kijáratonként | 1 $
    .row-2 = település | 1 $ felár
    .row-3 = folyó | 1 $ felár
    .row-4 = hegy | 2 $ felár
    .row-5 = lapka fejlesztése: az új minden kijárata, településen 1 $ felár, terep nélkül | 3 $–5 $
    .row-6 = nyitott vég átirányítása: a lapka kijáratai, terep nélkül | 2 $ vagy 4 $
    .note = Egy sima vágány tehát 2 $, folyón 3 $, hegyen 4 $. Kezdet: bármely városnál vagy saját vágányodnál. Más vágányába, vastag vonalon át, a térképről le soha.

# en: 05f349c4
tiles = Akciólapkák
    .head = sz. | lapka | ár | mit tesz
    .row-1 = 1 | Körsorrend | – | első a következő fordulóban
    .row-2 = 2 | Első szállító | – | elsőként szállít, mindkétszer
    .row-3 = 3 | Mérnök | – | négy lapka
    .row-4 = 4 | Első építő | – | elsőként épít
    .row-5 = 5 | Városi termelés | 2 $ | egy árukészletmező kockái egy termelésjelző nélküli városba
    .row-6 = 6 | Mozdony | 4 $ + új szint | +1 szint
    .row-7 = 7 | Városiasodás | 6 $ | egy településből város lesz, egy árukészletmező kockáival
    .note = Az 5 és a 7 passzal, ingyen is elvehető.

# en: f3d128c8
points = A játék vége
    .row-1 = győzelmi pontok | ahány van
    .row-2 = bevétel 0 fölött | 2-nként 1, lefelé kerekítve
    .row-3 = bevétel 0 alatt | lépésenként −2
    .row-4 = befejezett kapcsolat | +1
    .row-5 = készpénz, mozdony | 0
    .note = Holtverseny: nagyobb bevétel, azután kisebb számú akciólapka.

# en: d4fe06fa
before = Mielőtt költesz
    .rule = Hiányzó dollárok osztva 5, felfelé kerekítve: ennyit esik a bevételed.
    .says = Standardjáték: készpénz − licit − vágány + bevétel − szint: ne legyen 0 alatt. Különben minden hiányzó 2 $ egy pontba kerül.
