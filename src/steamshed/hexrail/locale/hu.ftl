# Amit a saját szabályokkal rendelkező térképek mondanak.

MR-00a = A saját szabályok nélküli térképen a játék szabályai érvényesek. Amit a térkép nem állít be, az nem változik.
MR-00b = Az ismeretlen táblázat, kulcs vagy érték hiba, és a térkép helye is ki van írva hozzá; így minden más hibánál is.
MR-00c = Amit a térkép maga állít be, azt beállítással nem lehet megváltoztatni.
MR-00d = A jegyzőkönyv a szabályokat hozó térképet a tartalma szerint is megnevezi. Csak ugyanolyan tartalmú térképen játszható vissza.
MR-00f = Minden térképen minden döntésnél van szabályos választás.
MR-00g = Amit a térkép megváltoztat, az az előkészítéstől a játék végéig úgy van.
MR-00h = A térkép csak azt használhatja, ami a játékában megvan.
MR-01 = A térkép megadhatja, hány fordulós a játék. Véget is vethet neki az első olyan forduló után, amely nem hagy árut a térképen.
MR-05 = A térképnek saját táblázata lehet a bevétel csökkentéséhez. Egyes fordulókban többször is alkalmazhatja, vagy kihagyhatja.
MR-06 = A térkép megadhatja, mit ér a végén a bevétel, a részvény, a vágány és a kapcsolat. Pontot adhat a pénzért és bizonyos helyek kapcsolataiért is.
MR-10 = A térkép megadhatja, hány lapkát építhetsz egy fordulóban, fordulónként és a sorrend helyei szerint is.
MR-15 = A térkép megadhatja, hány árukocka van az egyes színekből.
MR-16 = A térkép kikötheti, hogy az előkészítéskor egyik város se kapjon a saját színéből kockát, amíg van más.
MR-17 = A térkép megadhatja, hány dobókocka hoz árut és melyik fordulókban. Egyes helyek maguktól is kaphatnak kockát a zsákból.
MR-22 = A térkép megadhatja, mit hoz egy szállítás a kapcsolatonkénti egyen felül.
MR-02 = A térkép megadhatja, mivel kezd egy társaság, és mennyi pénz jár az első sorrend helyeiért. Azt is, mit ér egy részvény vagy egy lépés, és hány részvényt lehet kibocsátani.
    .refusal = Ezen a térképen egy fordulóban legfeljebb { $most } részvényt bocsáthatsz ki, nem { $shares } darabot.
MR-07 = A térképnek lehetnek saját terepfajtái, mindegyik a maga árával és az ott megengedett lapkákkal.
    .refusal = { $why ->
        [none] Ezen a térképen senki sem épít ide: { $hex }.
        [barred] A vágány nem vezethet ide: { $hex }. Ezen a térképen oda senki sem épít.
        [span] Ezen a térképen a vágány innen nem vezethet azonos fajta szomszédra: { $hex }.
        [fixed] Ezen a térképen itt a vágányt soha nem lehet elfordítani: { $hex }.
       *[simple] Ezen a térképen ide csak egyszerű lapka kerülhet: { $hex }.
    }
MR-08 = A térkép felárat kérhet egyes mezőkért, és falat emelhet mezők közé.
    .refusal = Ezen a térképen fal zárja el ezt az élt: { $hex }, { $edge }.
MR-18 = A térkép megadhatja, melyik új városok vannak meg.
    .refusal = Ezen a térképen nincs ilyen új város: { $letter }.
MR-21 = A térkép megadhatja, legalább és legfeljebb hány kapcsolatból állhat egy szállítás.
    .refusal = { $why ->
        [few] Ezen a térképen egy szállítás legkevesebb kapcsolata { $limit }; ennek { $links } van.
       *[many] Ezen a térképen egy szállítás legtöbb kapcsolata { $limit }; ennek { $links } van.
    }
MR-24 = A térkép megadhatja, melyik fordulóban melyik akció választható.
    .refusal = Ezen a térképen ebben a fordulóban ez az akció nem választható.

ground-price = Ebből { $money } $ magának a mezőnek az ára: { $hex }.
income-reduced-by-map = { $who } bevétele csökken. Veszteség: { $points }, új bevétel: { $income }.
pay-by-map = A térkép szabályai szerint ebből a kapcsolatonkénti egyen felül jár: { $points }.

score-cash = Pénz
score-extra = Összeköttetések

change-plain = Ezen a térképen változatlanul a játék szabályai érvényesek.
change-intro = Ezen a térképen a játék szabályai érvényesek, kivéve:
change-turns = Fordulók száma: { $turns }.
change-goods_gone = A játék annak a fordulónak a végén ér véget, amely után nem marad áru a térképen, de legkésőbb ebben a fordulóban: { $turns }.
change-start_cash = Kezdőpénz: { $money } $.
change-start_shares = Kibocsátott részvények az elején: { $shares }.
change-start_income = Bevétel az elején: { $income }.
change-start_engine = Mozdony az elején: { $engine }.
change-by_place = További pénz az elején, az első sorrend helyei szerint: { $amounts }.
change-share_price = Egy részvényért járó pénz: { $money } $.
change-share_limit = Egy társaság legtöbb részvénye: { $shares }.
change-per_turn = A legtöbb részvény egy fordulóban: { $shares }.
change-step = Egy lépés bevételért járó pénz: { $money } $.
change-limit = Lapkák egy építésben: { $tiles }.
change-limit_turns = Lapkák egy építésben, fordulók ({ $turns }): { $tiles }.
change-limit_places = További lapkák egy építésben, a sorrend helyei szerint: { $amounts }.
change-terrain = Egyszerű lapka felára ezen a terepen, { $kind } ({ $sign }): { $money } $.
change-terrain_none = Ezen a terepen senki sem épít: { $kind } ({ $sign }).
change-terrain_simple = Ezen a terepen csak egyszerű lapka állhat: { $kind }.
change-terrain_fixed = Ezen a terepen a vágányt soha nem lehet elfordítani: { $kind }.
change-terrain_span = Ezen a terepen a vágány csak másfajta mezőre vezethet: { $kind }.
change-terrain_feature = Ennek a terepnek a felárát úgy kell fizetni, mint a folyókét és a hegyekét: { $kind }.
change-extra_price = Az első lapka felára itt, { $hex }: { $money } $.
change-walls = Falak, amelyeken vágány nem vezet át: { $edges }.
change-bag = Árukockák a játékban: { $cubes }.
change-not_own = Az előkészítéskor egyik város sem kap a saját színéből kockát, amíg van más.
change-actions = A választható akciók: { $lying }.
change-actions_off = Ezek az akciók nem választhatók ezekben a fordulókban ({ $turns }): { $lying }.
change-new_cities = Új városok: { $letters }.
change-min_links = Egy szállítás legkevesebb kapcsolata: { $links }.
change-max_links = Egy szállítás legtöbb kapcsolata: { $links }.
change-flat = Egy szállítás pontjai, csak a szállítónak, akárhány kapcsolattal: { $points }.
change-per_link = Pont egy szállítás minden kapcsolatáért: { $points }.
change-long_journey = További pont a szállítónak, ha a kapcsolatok száma legalább { $links }: { $points }.
change-long_link = További pont a kapcsolat tulajdonosának, ha vágányszakaszainak száma legalább { $segments }: { $points }.
change-last_link = További pont az utolsó kapcsolat tulajdonosának, fordulók ({ $turns }): { $points }.
change-colour = További pont az ilyen színű kocka szállításáért, { $colour }: { $points }.
change-pair = További pont a két hely közötti szállításért, { $places }: { $points }.
change-no_dice = Dobókocka nem hoz árut.
change-dice = Árut hozó dobókockák: { $white } fehér, { $black } fekete.
change-dice_not = Ezekben a fordulókban dobókocka nem hoz árut: { $turns }.
change-drip = Árukockák a zsákból minden helyre, { $places }, fordulók ({ $turns }): { $cubes }.
change-drip_colour = Árukockák a zsákból minden helyre, { $places }, fordulók ({ $turns }), { $colour }: { $cubes }.
change-reduction_every = Bevételcsökkentés: { $lose } minden { $points } bevétel után.
change-reduction_table = Bevételcsökkentés, bevétel: veszteség. { $bands }.
change-reduction_times = Bevételcsökkentés a fordulókban ({ $turns }), szorzó: { $times }.
change-reduction_skip = Nincs bevételcsökkentés ezekben a fordulókban: { $turns }.
change-points_income = Pont minden bevételért: { $points }.
change-points_shares = Pontlevonás minden részvényért: { $points }.
change-points_track = Pont minden vágányszakaszért: { $points }.
change-points_link = Pont minden kapcsolatért: { $points }.
change-points_cash = Ennyi dollár ér a végén egy pontot: { $money }.
change-extra_connects = Pont a helyek saját kapcsolatokkal való összekötéséért, { $places }: { $points }.
change-extra_reaches = Pont az itt végződő saját kapcsolatért, { $places }: { $points }.
change-extra_most_links = Pont a legtöbb itt végződő saját kapcsolatért, { $places }: { $points }.

lying-first_move = Első szállító
lying-first_build = Első építő
lying-engineer = Mérnök
lying-locomotive = Mozdony
lying-urbanization = Városiasodás
lying-production = Termelés
lying-turn_order_pass = Körsorrendi passz
lying-turn_order = Körsorrend
lying-city_growth = Városi termelés
