# A Railroad Revolution játékossegédlete: egy oldal a tábla mellé. A sorok celláit | választja el.

# en: 3ed64acf
turn = A köröd
    .step-1 = Üres a készlet?
    .step-1-says = Akkor minden munkás visszatér a tábládról.
    .step-2 = Munkás lehelyezése
    .step-2-says = Egy a készletedből az Állomásra, a Vasútra, a Távíróra vagy a Kereskedésre.
    .step-3 = A teljes akció
    .step-3-says = Ár, jutalom, bónusz és a munkás színe tetszőleges sorrendben; az árat a végén fizeted.
    .step-4 = Üzletek
    .step-4-says = Ha üzletjelre épült. Te: egyet sem, egyet vagy mindkettőt. A többiek, az óra járása szerint: egyet sem vagy egyet.
    .step-5 = Négy munkás
    .step-5-says = Ennyi maradjon (készlet és tábla; a menedzser nem számít).
    .step-6 = Mérföldkövek
    .step-6-says = Amelyiknek mindene megvan, teljesül, minden játékosnál.
    .note = A körödben bármikor: részvény eladása 150 $, munkás felfogadása 800 $.

# en: 9fc9690c
actions = A négy akció
    .head = akció | mit teszel | ár
    .row-1 = Állomás | épület egy elért városba, ahol nincs állomásod; jutalom; az első a bónuszt is | a városé, 200 $–600 $
    .row-2 = Vasút | pontosan két vágány a hálózatodhoz | 400 $, és 100 $ egy háromszög
    .row-3 = Távíró | hivatal egy szektorba, ahol nincs; a részvényei, az elsőnek a fehér szám is; a lapkáért eldobható egy munkás | semmi
    .row-4 = Kereskedés | egy darab eladása a bal szélső szektorodból; ha akarod, egy vonat fordítása | 400 $–1100 $-t hoz

# en: acc52014
workers = Kit küldesz
    .head = akció | lila, művezető | szürke, ügynök | narancs, könyvelő | türkiz, mérnök
    .row-1 = Állomás | 100 $: vonat fordítása | az első bónusza, még egyszer vagy ha nem te vagy első (mindig az áráért) | nincs ár | 300 $: a jutalom újra
    .row-2 = Vasút | 300 $: egy vonat | 2 részvény | 100 $ vissza, és 50 $ egy háromszög | harmadik vágány, csak háromszögei árán
    .row-3 = Távíró | munkás cseréje | a fehér szám, még egyszer vagy elsőség nélkül | 100 $ minden most elvett részvényért | 400 $: a lapka, munkás nélkül
    .row-4 = Kereskedés | legfeljebb 3 lépés | egy üzlet csak neked, és hozzá 1 részvény | 100 $ minden vonatért | még egy vonat fordítása
    .note = Fehér: egy munkás előléptetése. Minden szakember megteheti a saját hatása helyett.

# en: ae73593e
wire = A távíróvonal
    .head = szektor | 1 | 2 | 3, üzlet | 4 | 5 | 6, üzlet | 7 | 8
    .row-1 = részvény + első | 4+1 | 3+2 | 2+2 | 3+1 | 2+2 | 2+1 | 2+1 | 1+2
    .note = 1 és 5 között: összeköttetésenként 5 pont. 5 és 8 között: összeköttetésenként 8 pont.

# en: 88e076bd
steps = Lépések
    .head = sáv | 0 | 1 | 2 | 3 | 4 | 5 | 6 | ×
    .row-1 = Távíró | 0 | 1 | 2 · 100 $ | 3 · részvény | 4 · részvény | 5 · munkás | – | hivatal
    .row-2 = Állomások | 0 | 1 | 2 · 100 $ | 3 | 4 · részvény | 5 · 200 $ | 6 · munkás | állomás
    .row-3 = Hálózat | 0 | 3 | 6 · részvény | 8 | 10 · 200 $ | 12 · 2 részvény | 14 · munkás | 5. szintű város
    .note = Minden mezőn: az értéke · az odavezető vám.

# en: 7ec0bdf0
trains = Vonatok
    .says = Előlappal: a végén 8 pont. Hátlapra fordítva: a bónusza (2 előléptetés, 600 $, 3 részvény, 3 lépés, vagy 100 $-ért egy vágány). Újra előlapra: a pontok.

# en: 4f05d17c
milestones = Mérföldkövek
    .says = Feltételek és menedzserek, bármilyen sorrendben. A, B, C: a látható szín; D: bárki. Teljesült: a menedzserek a közös készletbe, pont, húzz hármat a következő betűből (A, B, C, D), egyet tarts meg. Semmi sem fogy el.

# en: d9f1b398
end = A játék vége
    .says = A logótól balra minden szektor üres: a forduló végéig, azután mindenkinek még egy kör.

# en: f961de0a
points = Pontok
    .row-1 = vonat előlappal | 8
    .row-2 = mérföldkő | 17–44
    .row-3 = sávok | érték × darab
    .row-4 = összeköttetés | 5 vagy 8
    .row-5 = pénz, részvény, munkás | 0
    .note = Egyenlőségnél a pénz dönt; egy részvény 150 $.

# en: ce8f914d
before = Mielőtt befejezed az akciót
    .rule = Jutalom megvan? Bónusz megvan? Van kit előléptetni? Vonat megfordítva?
    .says = Amit itt hagysz, elvész.
