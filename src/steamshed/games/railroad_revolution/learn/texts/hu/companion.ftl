# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 8ab543d1
endow_pick = Az első kör előtt mindenki elvesz egy kezdővagyont és a rajta álló munkást. A játék első játékosa választ utoljára.
    .matters = Előbb a munkás színét nézd: a két mérföldköved megmutatja, milyen menedzserek kellenek. Az ajándékok közül 500 $ és három részvény nagyjából egyforma, egy vonat 8 pontot és a bónuszát éri.
    .mistake = Ne csak az ajándékot nézd: a munkás is számít.

# en: b8964e2c
start_rail = A kezdővágányod ingyen kerül a hálózatod melletti bármelyik mezőre. Üzletet nem nyit.
    .matters = A hegyekben ér a legtöbbet, ahol a háromszögek akár 300 $-ba kerülnének. Nézd meg azt is, melyik várost éri el és melyik jelet fedi: a mérföldkövek számolják.
    .mistake = Ne fektesd megszokásból a legolcsóbb mezőre.

# en: c7f1478d
start_office = A kezdőépületed hivatal lesz a 3. vagy a 6. szektorban, ingyen, az első helyen. Részvényt nem hoz, és üzletet nem nyit.
    .matters = A hivatalok közti kapcsolatok pontot érnek, és a 6. szektor melletti kettő többet ér, mint a 3. melletti. Ha később jössz, ott már nem leszel első.
    .mistake = Ne várd a szektor részvényeit; ez az ajándék nem hozza őket.

# en: 455d5d2d
start_station = A kezdőépületed állomás lesz Washingtonban vagy Charlotte-ban. Nem kerül semmibe, nem hoz se jutalmat, se bónuszt.
    .matters = Ott többé nem építhetsz, tehát lemondasz annak a városnak a munkásáról: hagyd meg azt, amelynek a színeit a mérföldköveid kérik. Az állomás számít az állomások sávján.
    .mistake = Ne azt a várost vedd, amelynek a munkására szükséged lesz.

# en: 8c37bbfb
place = Tégy egy munkást a készletedből az Állomás, a Vasút, a Távíró vagy a Kereskedés mezőjére. Aztán azt az akciót teljesen végrehajtod.
    .matters = A munkás és az akció összetartozik: minden szín mást ad minden akcióhoz. A Távíró és a Kereskedés ingyen van, a Vasúthoz legalább 400 $ kell, az Állomáshoz 200 $–600. Az a mérföldkő az első, amelyből csak egy dolog hiányzik.
    .mistake = Ne küldj szakembert oda, ahol egy fehér is megtenné: hiányozni fog, amikor számítana.

# en: 4042b25b
action = Hajtsd végre a munkásod akcióját: amit kér, aztán a jutalmait, tetszőleges sorrendben. Az árat az akció végén fizeted, így az is fizethet érte, amit az akció hoz.
    .matters = Mielőtt befejezed, végy el mindent: a város jutalmát, az első hely bónuszát, a lapkát a munkásért, az előléptetést. A vágányok üzletjelei és a 3. és 6. szektor üzleteket nyitnak: legyen akkor részvényed.
    .mistake = Ne fejezd be az akciót, mielőtt elvetted a jutalmat.

# en: d3bb738f
deal = Nyitva vannak az üzletek: fizesd ki a részvényeket és vedd el, amit kínálnak, vagy passzolj. A saját körödben mindkettőt elveheted, máséban egyet.
    .matters = Egy részvény 150 $-t ér: az üzlet akkor jó, ha részvényenként többet takarít meg. Egy előléptetés itt más körében is befejezhet mérföldkövet. Amit otthagysz, a következő játékos viheti el.
    .mistake = Ne add el a részvényeidet közvetlenül az üzletek megnyitása előtt.

# en: 947f22f7
milestone = Befejeztél egy mérföldkövet, és húztál hármat a következő betűből: egyet tarts meg. Ha kettő lett kész egyszerre, előbb mondd meg, melyiket cserélitek elsőnek.
    .matters = Nézd meg, mi van már kész, és milyen színű menedzserek kellenek: A, B és C a mutatott színeket kéri, D bárkit elfogad. Gondolj a hátralévő körökre: a be nem fejezett mérföldkő nem ér semmit.
    .mistake = Ne a legtöbb pontosat tartsd meg. A pontok keveset különböznek, a munka több kört.

# en: 1ebb0e4e
promote = Tedd egy munkásodat egy nyitott mérföldkő ilyen színű helyére. Ettől menedzser, és nem számít a négy munkás közé, akit meg kell tartanod.
    .matters = Előbb azt léptesd elő, aki a táblán áll, csak aztán a friss, azonos színűt: ő már dolgozott. Az a mérföldkő az első, amelynek a feltételei teljesülnek; e kör végén kész.
    .mistake = Ne a friss szakembert léptesd elő, hogy a fáradtat megtartsd.

# en: 8c0c471d
steps = Léptesd a jelzőidet, egyszerre egy lépéssel, a három teljesítménysáv bármelyikén. A fel nem használt lépések elvesznek.
    .matters = Egy lépés annyit ér, amennyit emel, szorozva azzal, amit a sáv számol: hivatalok, állomások vagy 5-ös szintű városok a hálózatodban. Minden lépés előtt számolj, azt is, ami még jön. Néhány lépés vámba kerül.
    .mistake = Ne a legnagyobb számok sávján mássz fel a legnagyobb szorzat helyett.

# en: 3efca2b7
toll = Egy sáv utolsó lépése egy munkásba kerül: válaszd ki, melyiket dobod el. Jöhet a készletedből vagy a tábláról.
    .matters = Fehér munkást a szakember előtt. A köröd végén négynek kell maradnia, különben 800 $-ért fogadsz fel.
    .mistake = Ne azt a szakembert add oda, akit épp előléptetni készülsz.

# en: d4c17379
exchange = Válaszd ki, melyik munkás megy a közös készletbe; aztán veszel helyette egy másikat. A számuk nem változik.
    .matters = Jobb a tábláról adni: az új a készletedbe jön, és a következő körben lehelyezheted. Ez a legolcsóbb út ahhoz a színhez, amely egy mérföldkőhöz hiányzik.
    .mistake = Ne friss munkást adj, hogy a fáradtat megtartsd.

# en: 95f1d5ea
exchange_take = Válaszd ki, melyik munkás csatlakozik hozzád. Rögtön a készletedben van.
    .matters = Előbb az a szín, amely egy mérföldkőhöz hiányzik, aztán az, amelynek a hatása a következő akciódhoz illik.
    .mistake = Ne vegyél el olyan színt, amelyből már kettő van.

# en: 7e3bcf3c
worker = Végy el egy tetszőleges színű munkást a közös készletből. Ha a színed elfogyott, végy másikat.
    .matters = Gondolj mindkét mérföldkő menedzsereire és a következő körödre: narancs drága állomáshoz vagy hegyekhez, türkiz harmadik vágányhoz, szürke első helyhez, lila lépésekhez.
    .mistake = Ne vegyél megszokásból fehéret: mindenütt jó, de sehol sem különösen.

# en: 0dead3ee
train = Végy el egy vonatot bármelyik megmaradt halomból. Képpel fölfelé fekszik előtted: 8 pont.
    .matters = Azt a bónuszt válaszd, amelyet használni fogsz, ha lefordítod. Lefordítva és visszafordítva mindkettőt megadja, ha marad rá két fordítás.
    .mistake = Ne felejtsd el megfordítani a vonataidat.

# en: c6199b0a
flip = Fordíts meg egy vonatot: fölülről lefelé a bónuszát adja, alulról fölfelé visszaadja a 8 pontját. Egy vonaton két fordítást is használhatsz.
    .matters = Korán fordítsd le, későn föl: a játék végén mind képpel fölfelé legyen.
    .mistake = Az utolsó körödben ne fordíts hátlapjára vonatot 8 pontnál kisebb bónuszért.

# en: 8238d764
free_rail = Tégy egy vágányt a készletedből a hálózatodhoz, a 400 $ és a háromszögek ára nélkül. Üzletet nem nyit.
    .matters = Előbb a hegyek: három háromszög 300 $. A jelek számítanak a mérföldkövekhez. A készletedből jön, és közelebb hozza a véget.
    .mistake = Ne síkságra fektesd, ahol úgyis kevésbe kerülne.

# en: e302cdd5
free_station = Tégy egy épületet a készletedből egy bekötött városba, ahol nincs állomásod. Nincs ára, jutalma és bónusza.
    .matters = Olyan várost válassz, amelynek a jutalma nem kell vagy drága, vagy olyan szintet, amelyet egy mérföldkő kér.
    .mistake = Ne add oda azt a várost, amelynek jutalma két munkás volna.

# en: 90b5315c
free_office = Tégy egy épületet a készletedből egy szektorba, ahol nincs hivatalod. Nem hoz részvényt, lapkát és üzletet.
    .matters = Kapcsolatokat keress: két hivatalod közti rés ér a legtöbbet. Abban a szektorban veszítesz a legkevesebbet, ahol kevés a részvény.
    .mistake = Ne vedd el a sok részvényes szektort, mert a részvényei elvesznek.
