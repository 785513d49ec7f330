# The page about Steamshed and its keys.

about-title = A Steamshedről
about-what = Vasúti társasjátékok egy fűtőházban: böngészőben játszhatsz barátokkal vagy botokkal, élőben vagy heteken át, utána pedig elemezheted a játszmát. A szabályokat a kiszolgáló ismeri; ez az oldal kirajzolja a táblát, és felkínál minden szabályos lépést.
about-play = Hogyan játszhatsz
about-play-text = Amikor te jössz, minden választható dolog borostyánsárga keretet kap. Válassz a táblán vagy a gombokkal, amíg csak egy lépés marad. A borostyánsárga gomb megmondja, mit tesz és mennyibe kerül. Ha mást próbálsz, megtudod, melyik szabály tiltja.
about-keys = Gyorsbillentyűk
about-lamp = A lámpa
about-lamp-text = A borostyánsárga jelentése: te jössz. Ha semmi sem vár rád, az oldalon semmi sem borostyánsárga.
about-thanks = Köszönet
about-thanks-text = Betűk: Besley (Owen Earl) és Archivo (Omnibus-Type), mindkettő a SIL Open Font License alatt. Svelte-tel és Project Fluenttel készült.
key-tab = Tab
key-tab-does = a táblára, a válaszokra, a gombokra
key-arrows = Nyilak
key-arrows-does = a következő mezőre vagy válaszra
key-digits = 1 – 9, A – E
key-digits-does = válasz kiválasztása
key-enter = Enter
key-enter-does = választás vagy megerősítés
key-escape = Esc
key-escape-does = egy lépés vissza
key-zoom = + − 0
key-zoom-does = nagyítás, kicsinyítés, az egész tábla
