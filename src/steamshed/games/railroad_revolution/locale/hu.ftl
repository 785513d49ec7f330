# Railroad Revolution magyarul. Ami itt nincs, minden nyelven ugyanaz.

# A forduló szava a lapon: a „round” itt forduló, nem kör.
period = turn

phase-endow_pick = Kezdővagyon
    .short = Vagyon
phase-place = Munkás lehelyezése
    .short = Munkás
phase-action = Főakció
    .short = Akció
phase-deal = Üzletek
phase-milestone = Mérföldkövek
phase-over = A játék vége
phase-promote = Előléptetés
## Mi történt

did-sell = { $who } elad egy részvényt: { $money } $.
did-hire = { $who } felfogad egy { $worker } munkást: { $price } $.
did-pick = { $who } kezdővagyona: { $worker } munkás és { $gains }.
did-place = { $who } egy { $worker } munkást tesz ide: { $main }.
did-skip = { $who } már nem tud mit építeni, és kihagyja a körét.
did-city = { $price ->
    [0] { $who } ingyen állomást épít: { $what }.
   *[other] { $who } állomást épít: { $what }, { $price } $.
}
did-primary = { $who } elsődleges jutalma: { $gains }.
did-first-bonus = { $price ->
    [0] { $who } bónusza az első állomásért: { $gains }.
   *[other] { $who } bónusza az első állomásért, { $price } $: { $gains }.
}
did-rail = { $free ->
    [yes] { $who } ingyen vágányt fektet: { $what }.
   *[no] { $price ->
        [0] { $who } vágányt fektet: { $what }.
       *[other] { $who } vágányt fektet: { $what }, { $price } $.
    }
}
did-sector = { $shares ->
    [0] { $who } ingyen hivatalt nyit: { $what }. szektor.
   *[other] { $who } hivatalt nyit: { $what }. szektor, { $shares } részvény.
}
did-tile-worker = { $who } eldob egy { $worker } munkást a távírólapkáért: { $gains }.
did-sell-piece = { $who } elad egy darabot: { $piece }, { $money } $.
did-trade-flip = { $face ->
    [down] { $who } előlapjára fordít egy vonatot: { $train }.
   *[up] { $price ->
        [0] { $who } hátlapjára fordít egy vonatot, bónusza: { $gains }.
       *[other] { $who } hátlapjára fordít egy vonatot, bónusza { $price } $-ért: { $gains }.
    }
}
did-promo = { $who } előléptet egy { $worker } munkást: { $letter } mérföldkő ({ $points } pontot ér).
did-spec = { $who } színhatása ({ $colour }): { $kind ->
    [flip] { $face ->
        [down] egy vonat előlapjára fordul{ $price ->
            [0] {""}
           *[other] , { $price } $
        }.
       *[up] egy vonat megfordul a bónuszáért ({ $gains }){ $price ->
            [0] {""}
           *[other] , { $price } $
        }.
    }
    [train] vonat: { $train }, { $price } $.
    [exchange] munkáscsere.
    [steps] lépések a teljesítménysávokon.
    [shares] { $shares } részvény.
    [bonus] az első állomás bónusza ({ $gains }).
    [no_cost] az állomás { $money } $-ral olcsóbb.
    [primary] még egyszer az elsődleges jutalom ({ $gains }), { $price } $.
    [terrain_money] { $money } $ a vágányokért.
    [extra_rail] harmadik vágány.
    [first_shares] { $shares } részvény az első hivatalért.
    [share_money] { $money } $ a kapott részvényekért.
    [tile] a távírólapka ({ $gains }), { $price } $.
    [deal] a { $what } üzlet ({ $gains }): { $shares } részvény{ $price ->
            [0] {""}
           *[other] {" "}és { $price } $
        }.
   *[train_money] { $money } $ a vonatokért.
}
did-done = { $price ->
    [0] { $who } befejezi az akciót.
   *[other] { $who } befejezi az akciót, és fizet: { $price } $.
}
did-accept = { $price ->
    [0] { $who } elfogadja a { $what } üzletet { $shares } részvényért: { $gains }.
   *[other] { $who } elfogadja a { $what } üzletet { $shares } részvényért és { $price } $-ért: { $gains }.
}
did-pass = { $who } nem fogad el több üzletet.
did-first = { $who } előbb ezt cseréli: { $what } mérföldkő ({ $points } pont).
did-keep = { $who } megtart egy mérföldkövet: { $what } ({ $points } pontot ér).
did-step = { $who } előrelép a { $track }sávon, darabonként { $points } pont{ $price ->
    [0] { $shares ->
        [0] {""}
       *[other] ; a vám { $shares } részvény
    }
   *[other] ; a vám { $price } $
}.
did-discard = { $who } egy { $worker } munkással fizeti a vámot.
did-promote = { $price ->
    [0] { $who } előléptet egy { $worker } munkást: { $letter } mérföldkő ({ $points } pontot ér).
   *[other] { $who } { $price } $-ért előléptet egy { $worker } munkást: { $letter } mérföldkő ({ $points } pontot ér).
}
did-exchange = { $who } munkást cserél: { $worker } helyett { $other }.
did-take = { $who } kap egy { $worker } munkást.
did-train = { $who } kap egy vonatot: { $train } (8 pontot ér).
did-flip = { $face ->
    [down] { $who } előlapjára fordít egy vonatot: { $train }.
   *[up] { $price ->
        [0] { $who } hátlapjára fordít egy vonatot, bónusza: { $gains }.
       *[other] { $who } hátlapjára fordít egy vonatot, bónusza { $price } $-ért: { $gains }.
    }
}
did-stop = { $who } lemond a hatás többi részéről.
recalled = { $who } visszaveszi mind a { $workers } munkását a tábláról.
deals-offered = { $who } megnyitotta az üzleteket: mindenki elfogadhat egyet.
deals-shuffled = A használt üzletlapkákat megkeverjük.
deal-revealed = Felfordul a következő üzletlapka.
milestone-completed = { $who } teljesít egy mérföldkövet ({ $letter }): +{ $points } pont.
milestones-drawn = { $who } { $count } mérföldkövet húz ({ $letter }).
end-triggered = { $who } készlete a logóig kiürült: e forduló után mindenkinek még egy köre van.
last-round = Utolsó forduló: mindenkinek még egy köre van.
game-over = A játéknak vége.

## Mit tesz egy választás

choice-sell = Részvény eladása: { $money } $
choice-hire = Egy { $worker } munkás felfogadása: { $price } $
choice-pick = Ez a kezdővagyon: { $worker } munkás és { $gains }
choice-place = { $worker } munkás ide: { $main }
choice-skip = A kör kihagyása
choice-city = { $price ->
    [0] Ingyenes állomás: { $what }
   *[other] Állomás: { $what }, { $price } $
}
choice-primary = Elsődleges jutalom: { $gains }
choice-first-bonus = { $price ->
    [0] Az első állomás bónusza: { $gains }
   *[other] Az első állomás bónusza { $price } $-ért: { $gains }
}
choice-rail = { $free ->
    [yes] Ingyenes vágány: { $what }
   *[no] { $price ->
        [0] Vágány: { $what }
       *[other] Vágány: { $what }, { $price } $
    }
}
choice-sector = { $shares ->
    [0] Ingyenes hivatal: { $what }. szektor
   *[other] Hivatal: { $what }. szektor, { $shares } részvény
}
choice-tile-worker = Egy { $worker } munkás eldobása a távírólapkáért: { $gains }
choice-sell-piece = Eladás: { $piece }, { $money } $
choice-trade-flip = { $face ->
    [down] Vonat előlapjára fordítása: { $train }
   *[up] Vonat fordítása a bónuszáért: { $gains }
}
choice-promo = Előléptetés: { $worker } munkás, { $letter } mérföldkő ({ $points } pontot ér)
choice-spec = Színhatás, { $price } $: { $what }
choice-done = { $price ->
    [0] Az akció befejezése
   *[other] Az akció befejezése: { $price } $
}
choice-accept = A { $what } üzlet elfogadása { $shares } részvényért: { $gains }
choice-pass = Nem fogadok el több üzletet
choice-first = Előbb ennek a cseréje: { $what } mérföldkő ({ $points } pont)
choice-keep = Megtartás: { $what } mérföldkő ({ $points } pontot ér)
choice-step = Előrelépés: { $track }sáv, darabonként { $points } pont
choice-discard = Egy { $worker } munkás eldobása
choice-promote = Előléptetés: { $worker } munkás, { $letter } mérföldkő ({ $points } pontot ér)
choice-give = Egy { $worker } munkás odaadása
choice-take = Egy { $worker } munkás átvétele
choice-exchange = Csere: { $other } munkás
choice-train = Vonat: { $train }
choice-flip = { $face ->
    [down] Vonat előlapjára fordítása: { $train }
   *[up] Vonat fordítása a bónuszáért: { $gains }
}
choice-stop = Lemondás a többiről

## Beállítások

preset-standard = Szabálykönyv
    .help = Ahogy a szabálykönyv írja: a húzott mérföldköveket csak a húzó látja.
option-milestone_draw = Csak az látja-e a húzott mérföldköveket, aki húzza őket, vagy mindenki.
    .name = Húzott mérföldkövek
option-milestone_draw-private = Rejtett
option-milestone_draw-open = Nyílt

## Fázisok, kérdések, igék

title = Railroad Revolution
phase-steps = Lépések a teljesítménysávon
    .short = Lépések
phase-toll = Vám
phase-exchange = Csere: kit adsz
    .short = Kit adsz
phase-exchange_take = Csere: kit kapsz
    .short = Kit kapsz
phase-worker = Munkás választása
    .short = Új munkás
phase-train = Vonat választása
    .short = Vonat
phase-flip = Vonat fordítása
    .short = Fordítás
phase-free_rail = Ingyenes vágány
phase-free_station = Ingyenes állomás
phase-free_office = Ingyenes hivatal
phase-start_rail = Kezdővágány
phase-start_office = Kezdőépület: hivatal
    .short = Kezdőhivatal
phase-start_station = Kezdőépület: állomás
    .short = Kezdőállomás
ask-endow_pick = Válassz kezdővagyont
ask-place = Válassz munkást és akciót
ask-place-next = Válassz akciót ennek a munkásnak
ask-skip = Nincs mit építeni: hagyd ki a kört
ask-action = Hajtsd végre az akciót, azután fizess
ask-deal = Fogadj el egy üzletet, vagy passzolj
ask-milestone = Válaszd ki, melyik mérföldkövet tartod meg
ask-first = Melyik mérföldkövet cseréled előbb?
ask-steps = Válassz teljesítménysávot
ask-toll = Válaszd ki, melyik munkás fizeti a vámot
ask-promote = Előléptetés: válassz munkást és mérföldkövet
ask-promote-next = Válaszd ki, melyik mérföldkő kap menedzsert
ask-promo-next = Válaszd ki, melyik mérföldkő kap menedzsert
ask-exchange = Csere: válaszd ki, kit adsz
ask-exchange_take = Csere: válaszd ki, kit kapsz érte
ask-worker = Válassz munkást a közös készletből
ask-train = Válassz vonatot
ask-flip = Válaszd ki, melyik vonatot fordítod meg
ask-free_rail = Válassz helyet az ingyenes vágánynak
ask-free_station = Válassz várost az ingyenes állomásnak
ask-free_office = Válassz szektort az ingyenes hivatalnak
ask-start_rail = Válassz helyet a kezdővágánynak
ask-start_office = Válassz szektort a kezdőépületnek
ask-start_station = Válassz várost a kezdőépületnek
verb-sell = Eladás
verb-hire = Felfogadás
verb-pick = Választás
verb-place = Lehelyezés
verb-skip = Kihagyás
verb-city = Állomás
verb-primary = Elsődleges jutalom
verb-first_bonus = Első állomás bónusza
verb-rail = Vágány
verb-sector = Hivatal
verb-tile_worker = Távírólapka
verb-trade_flip = Vonat fordítása
verb-promo = Előléptetés
verb-spec = Színhatás
verb-done = Az akció vége
verb-accept = Elfogadás
verb-pass = Nem kell üzlet
verb-first = Előbb csere
verb-keep = Megtartás
verb-step = Előrelépés
verb-discard = Eldobás
verb-promote = Előléptetés
verb-give = Odaadás
verb-take = Munkás választása
verb-train = Vonat választása
verb-flip = Fordítás
verb-stop = Lemondás a többiről

## Nevek

what-white = fehér
what-purple = lila
what-orange = narancs
what-grey = szürke
what-turquoise = türkiz
what-supply = a készletből
what-board = a tábláról
what-station = Állomás
what-railroad = Vasút
what-telegraph = Távíró
what-trade = Kereskedés
what-stations = Állomások
what-network = Hálózat
what-rail = vágány
what-building = épület
what-upper = felső
what-lower = alsó
what-up = (előlap)
what-down = (hátlap)
what-money600 = 600 $
what-promote2 = két előléptetés
what-shares3 = három részvény
what-steps3 = három lépés
what-rail100 = vágány 100 $-ért
worker-white = fehér
worker-purple = lila
worker-orange = narancs
worker-grey = szürke
worker-turquoise = türkiz
other-white = fehér
other-purple = lila
other-orange = narancs
other-grey = szürke
other-turquoise = türkiz
colour-white = fehér
colour-purple = lila
colour-orange = narancs
colour-grey = szürke
colour-turquoise = türkiz
main-station = Állomás
main-railroad = Vasút
main-telegraph = Távíró
main-trade = Kereskedés
track-telegraph = távíró
track-stations = állomás
track-network = hálózat
piece-rail = vágány
piece-building = épület
train-money600 = „600 $”
train-promote2 = „két előléptetés”
train-shares3 = „három részvény”
train-steps3 = „három lépés”
train-rail100 = „vágány 100 $-ért”
gains-money_500 = 500 $
gains-money_600 = 600 $
gains-shares_1 = egy részvény
gains-shares_2 = két részvény
gains-shares_3 = három részvény
gains-steps_1 = egy lépés
gains-steps_2 = legfeljebb két lépés
gains-steps_3 = legfeljebb három lépés
gains-steps_4 = legfeljebb négy lépés
gains-steps_5 = legfeljebb öt lépés
gains-promote_1 = egy előléptetés
gains-promote_2 = két előléptetés
gains-promote_2_paying_100 = két előléptetés, darabja 100 $
gains-exchange = munkáscsere
gains-train = egy vonat
gains-flip_1 = egy vonatfordítás
gains-flip_2 = két vonatfordítás
gains-free_rail = ingyenes vágány
gains-free_station = ingyenes állomás
gains-free_office = ingyenes hivatal
gains-start_rail = a kezdővágány
gains-start_office = a kezdőépület hivatalként
gains-start_station = a kezdőépület állomásként
gains-worker_any_1 = egy bármilyen színű munkás
gains-worker_white = egy fehér munkás
gains-worker_purple = egy lila munkás
gains-worker_orange = egy narancs munkás
gains-worker_grey = egy szürke munkás
gains-worker_turquoise = egy türkiz munkás
score-telegraph = Távíró
score-stations = Állomások
score-network = Hálózat
score-links = Távíró-összeköttetések
score-milestones = Mérföldkövek
score-trains = Vonatok

## A szabályok fejezetei

rules-GEN = A játék
rules-SET = Előkészület
rules-TURN = A kör
rules-STA = Állomások
rules-RAIL = Vasút
rules-TEL = Távíró
rules-TRD = Kereskedés
rules-DEAL = Üzletek
rules-TRN = Vonatok
rules-MIL = Mérföldkövek
rules-PERF = Teljesítménysávok
rules-END = A játék vége
rules-SCO = Pontozás
rules-INFO = Amit mindenki tud

## Szavak az asztalon

draw-board = Egyesült Államok
draw-telegraph = Távíróvonal
draw-tracks = Teljesítménysávok
draw-deal = Üzletek
draw-supply = Közös készlet
draw-player = { $player } társasága
draw-city = { $city }, { $level }. szint: állomás { $cost } $, azután { $primary }; első { $bonus }
draw-city_bonus_cost = { $bonus }, { $cost } $
draw-space = { $one } – { $other }: { $terrain }
draw-space_deal = { $one } – { $other }: { $terrain }, üzlet
draw-terrain_0 = síkság
draw-terrain_1 = egy háromszög
draw-terrain_2 = két háromszög
draw-terrain_3 = három háromszög
draw-start_space = { $one } – { $other }: mindenki első vágánya
draw-rail = Vágány, { $player }, { $one } – { $other }
draw-station = Állomás, { $player }, { $city }
draw-station_first = Első állomás, { $player }, { $city }
draw-office = Hivatal, { $player }, { $sector }. szektor
draw-office_first = Első hivatal, { $player }, { $sector }. szektor
draw-neutral = Semleges épület
draw-sector = { $sector }. szektor: { $shares } részvény, első hivatal +{ $first }
draw-sector_tile = { $sector }. szektor: { $shares } részvény, első hivatal +{ $first }; munkásért { $tile }
draw-sector_deal = { $sector }. szektor: { $shares } részvény, első hivatal +{ $first }; üzlet
draw-link = { $points } pont: hivatal a { $one }. és { $other }. szektorban
draw-effect_money = { $n } $
draw-per_telegraph = hivatalonként
draw-per_stations = állomásonként
draw-per_network = 5-ös városonként
draw-mark = { $player }: { $track }, { $points } pont, { $position }. hely
draw-toll_money = vám: { $size } $
draw-toll_shares = vám: { $size } részvény
draw-toll_worker = vám: egy munkás
draw-deal_half = { $half } üzlet: { $shares } részvény{ $money }, ezért { $effects }
draw-deal_money = { " " }és { $money } $
draw-half_upper = Felső
draw-half_lower = Alsó
draw-column = { $count } üzletlapka hátlappal
draw-common = Közös készlet: { $count } { $colour } munkás
draw-stack = { $count } vonat: { $effects }
draw-pile = { $count } mérföldkő ({ $letter })
draw-endowment = Kezdővagyon: { $effects }, { $colour } munkás
draw-drawn = Húzva: { $milestone }
draw-drawn_hidden = Mérföldkő, amelyet nem látsz
draw-milestone = { $letter } mérföldkő, { $points } pont: { $conditions }; menedzserek: { $managers }
draw-managed = { $milestone }; betöltve: { $filled }
draw-completed = Teljesítve: { $letter } mérföldkő, { $points } pont
draw-condition_connect = { $number } bekapcsolt { $what }. szintű város
draw-condition_station = { $number } állomás { $what }. szintű városban
draw-condition_deal_rails = { $number } vágány üzlettel
draw-condition_terrain_rails = { $number } vágány: { $what }
draw-any = bármely
draw-none = nincs
draw-action = { $player }: akció, { $action }
draw-worker_supply = { $player }: { $count } { $colour } munkás lehelyezhető
draw-worker_board = { $player }: { $count } { $colour } munkás, { $action }
draw-train_up = { $player }: { $count } vonat előlappal, { $effects }
draw-train_down = { $player }: { $count } vonat hátlappal, { $effects }
draw-stock_rail = { $player }: { $count } vágány a készletben
draw-stock_building = { $player }: { $count } épület a készletben
draw-sale = { $money } $ e szektor egy darabjáért
draw-cash = Pénz
draw-shares = Részvény
draw-points = Pont
draw-holdings = { $player }: { $cash } $, { $shares } részvény, { $points } pont
draw-shares_title = { $player }: { $shares } részvény, darabja { $price } $
draw-to_move = ő jön
draw-first_player = kezdőjátékos
draw-round = { $round }. forduló
draw-round_triggered = { $round }. forduló, aztán még egy
draw-round_last_round = { $round }. forduló: az utolsó
draw-livery_1 = Zöld
draw-livery_2 = Narancs
draw-livery_3 = Kék
draw-livery_4 = Rózsaszín
draw-effect_shares = { $n } részvény
draw-effect_steps = { $n ->
    [one] egy lépés
   *[other] legfeljebb { $n } lépés
}
draw-effect_promote = { $n } előléptetés
draw-effect_promote_paying = { $n } előléptetés, darabja { $pay } $
draw-effect_exchange = munkáscsere
draw-effect_worker_any = { $n } bármilyen színű munkás
draw-effect_workers = munkások: { $colours }
draw-effect_either = egy munkás: { $colours }
draw-effect_train = egy vonat
draw-effect_flip = { $n } vonatfordítás
draw-effect_free_rail = ingyenes vágány
draw-effect_free_station = ingyenes állomás
draw-effect_free_office = ingyenes hivatal
draw-effect_start_rail = a kezdővágány
draw-effect_start_station = a kezdőépület: Washington vagy Charlotte
draw-effect_start_office = a kezdőépület egy üzletes szektorban
draw-or = { " " }vagy{ " " }
figure-cash = Pénz
figure-shares = Részvény
figure-workers = Munkás
figure-points = Pont
draw-players = Játékosok

round-begins = { $round }. forduló.
draw-short_cash = { figure-cash }
draw-short_shares = { figure-shares }
draw-short_workers = { figure-workers }
draw-short_points = { figure-points }

## Szabályok a számuk szerint; a .refusal mondja meg, miért nem lehet valami

RR-SET-01 = Az előkészület tizenhárom lépés: játékostáblák; amit mindenki kap; közös készlet; vonatpaklik; mérföldkövek; jelölők; üzletlapkák; városlapkák; távírólapkák; semleges épületek; kezdővagyon-lapkák; a választásuk; ami marad, a dobozba kerül. A kezdőjátékos kezd, és az óramutató járása szerint követik a többiek.
RR-SET-02 = Egy vonatpakliban 4, 3 vagy 2 játékossal 5, 4 vagy 3 vonat van.
RR-SET-03 = Semleges épület csak első helyen áll. Senkié, nem ér pontot, és az első helyen kívül semmit sem akadályoz.
RR-SET-04 = Kezdővagyon-lapkát elsőként az első forduló utolsó játékosa választ, utolsóként a kezdőjátékos. Amit a lapka ad, azt a következő választás előtt végrehajtjuk.
    .refusal = Ez a kezdővagyon-lapka nem választható.
RR-SET-05 = A kezdővagyon-lapka a munkását adja, és ezek egyikét: legfeljebb 3 lépés a teljesítménysávokon, vámmal; egy ingyenes vágány elérhető mezőre, ár és üzlet nélkül; 3 részvény; egy hivatal egy üzletes szektor első helyére, részvény és üzlet nélkül; egy munkásod cseréje, az újé is lehet; egy állomás Washington vagy Charlotte első helyére, ár, jutalom és bónusz nélkül; egy vonat; 500 $. Erről lemondhatsz, de a munkást mindig elveszed.
    .refusal = { $reason ->
        [rail] A kezdővágányod nem kerülhet ide: { $what }. Olyan mező kell, amely érinti a hálózatodat.
        [office] A kezdőhivatalod nem kerülhet ide: { $what }. szektor. Üres üzletes szektor kell.
       *[station] A kezdőállomásod nem kerülhet ide: { $what }. Washington vagy Charlotte kell, üres első hellyel.
    }
RR-SET-06 = A kezdővágány és a kezdőépület nem része a 15 vágányból és 12 épületből álló készletednek. A játék végéhez nem számít, minden másban olyan, mint bármelyik vágány, állomás vagy hivatal.
RR-SET-07 = Az előkészület után mindenkinek pontosan 5 elérhető munkása van: 4 fehér és a lapka munkása, vagy amire cserélték őket.
    .refusal = Az előkészület végéig mindenki megtartja az első 5 munkását.
RR-SET-08 = Az előkészületben nem lehet részvényt eladni és munkást felfogadni. A lépések vámját a 600 $-ból és a 3 részvényből fizeted.
    .refusal = Az első köröd előtt nem adhatsz el részvényt, és nem fogadhatsz fel munkást.
RR-SET-09 = A kezdővagyon-lapkákon álló munkások nincsenek a közös készletben, ezért cserével nem szerezhetők meg.
RR-GEN-01 = A pénz és a részvény a közös készletben sohasem fogy el.
RR-GEN-02 = A munkások száma véges. Ha elfogyott színű munkást kellene elvenned, a közös készletből bármely más színűt vehetsz, amelyiket akarod; ha ott egy munkás sincs, egyet sem veszel el. Ahol egyik vagy másik színt veheted el, előbb megnevezed a színt, akár egy elfogyottat is, és utána veszel helyette mást. Ahol szabadon választasz (felfogadás, bármilyen munkás, csere), olyan színt választasz, amely van a készletben.
    .refusal = Ilyen munkás nincs a közös készletben.
RR-GEN-03 = Fizetni annyi, mint pénzt adni a közös készletbe. Eldobni annyi, mint részvényt vagy munkást visszaadni oda; a munkás a saját készletedből vagy a tábládról való, ahogy akarod. Menedzsert nem lehet eldobni.
    .refusal = { $reason ->
        [supply] Nincs { $colour } munkás a készletedben.
       *[board] Nincs { $colour } munkás a tábládon.
    }
RR-GEN-04 = Az elvett munkás, részvény és pénz a saját készletedbe kerül. Az elvett munkás, cserénél is, rögtön előléptethető, eldobható vagy cserélhető, és a következő körödtől lehelyezhető; akit lehelyezés előtt fogadsz fel, még ebben a körben lehelyezhető.
RR-GEN-05 = A körödben az akciód részeit tetszőleges sorrendben hajtod végre: a főakciót, az árának kifizetését, a jutalmakat, a bónuszokat, a színhatást. Fizethetsz olyan pénzből, amelyet egy későbbi rész hoz.
RR-GEN-06 = Egy körben bármelyik döntésednél eladhatsz részvényt, darabját 150 $-ért. Részvényt venni nem lehet.
    .refusal = Nincs eladható részvényed.
RR-GEN-07 = Egy körben bármelyik döntésednél 800 $-ért felfogadhatsz 1 munkást, bármilyen színűt, aki a közös készletben van, akár többször is.
    .refusal = { $reason ->
        [colour] Nincs { $colour } munkás a közös készletben.
       *[cash] A felfogadás 800 $, és neked { $cash } $-od van.
    }
RR-GEN-08 = A saját körödben minden lépésnél eladhatsz és felfogadhatsz, amíg az akciód és az üzleteid véget nem érnek. Más körében addig, amíg egy üzletről döntesz. Az előkészületben, mérföldkövek húzása közben és máskor nem.
    .refusal = Mérföldkövek húzása közben nem adhatsz el és nem fogadhatsz fel.
RR-GEN-09 = A köröd végén legalább 4 elérhető munkásod legyen. Nem használhatsz olyan akciót, bónuszt, jutalmat, előléptetést, eldobást vagy vámot, amely után ez már nem érhető el.
    .refusal = Utána nem tudnád 4 munkással befejezni a kört.
RR-GEN-10 = A saját körödben lehet 4-nél kevesebb munkásod, ha a végére újra 4 lesz. Például eldobsz egyet 600 $-ért, és felfogadsz egy másikat. 4-nél kevesebb munkással a kör nem fejezhető be.
    .refusal = A kört legalább 4 munkással kell befejezned; most { $workers } van.
RR-GEN-11 = Ha más körében döntesz üzletről, sohasem lehet 4-nél kevesebb elérhető munkásod: ha pontosan 4 van, előléptetés vagy eldobás előtt felfogadsz egyet. A csere egyetlen pillanat. Így mindenki legalább 4 munkással kezdi a körét.
    .refusal = Más körében mindig legyen 4 munkásod. Előbb fogadj fel egyet.
RR-GEN-12 = Nincs zsákutca: csak olyat tehetsz, ami után a kör minden kötelességét teljesíteni tudod: befejezni a főakciót, kifizetni, és legalább 4 elérhető munkással zárni.
    .refusal = Utána nem tudnád befejezni a körödet.
RR-GEN-13 = A jutalmakról és bónuszokról lemondhatsz, egészben vagy részben, hacsak egy szabály nem írja elő őket. Mindig elveszed a kezdővagyon munkását, a szektor részvényeit, az első hivatal részvényeit és az eladás pénzét. Több munkásból álló jutalmat csak egészben lehet elvenni.
RR-GEN-14 = Valamit csak akkor választhatsz, ha az ára kifizetése után legalább az egyik hatása változtathat valamin. Ez érvényes a jutalmakra, az első állomás bónuszára, a lapkabónuszokra, a színhatásokra, a vonatfordításra és az üzletekre. A pénz és a részvény mindig változtat. A munkás akkor, ha van a közös készletben, a vonat akkor, ha van nem üres pakli. A többi akkor, ha a szabályok szerint tehetsz vele valamit.
    .refusal = Ez most semmit sem változtatna.
RR-GEN-15 = Több hatást a sorrendjükben hajtunk végre, és mindegyikről lemondhatsz. Amit elkezdtél, azt befejezed vagy abbahagyod, mielőtt mást tennél; közben csak részvényt adhatsz el és munkást fogadhatsz fel, de vám, csere vagy munkásválasztás közepén azt sem.
    .refusal = Előbb fejezd be, ami nyitva van: { $phase }.
RR-GEN-16 = Csere: választasz egy elérhető munkásodat, a készletedből vagy a tábládról, és egyet a közös készletből; helyet cserélnek, és az új a saját készletedbe kerül. Elérhető munkásaid száma tehát nem változik. Ugyanolyan színűre csak a tábláról cserélhetsz, amivel a munkás visszakerül a készletedbe; különben semmi sem változna.
    .refusal = { $reason ->
        [colour] Nincs { $colour } munkás a közös készletben.
       *[same] Ugyanazt a színt kapnád vissza. Válassz másikat.
    }
RR-GEN-17 = Nincs hitel: a főakció árán kívül minden árat rögtön és egészben fizetsz abból, amid van; ha kevés a pénzed, előbb adj el részvényt. Elköltheted azt a pénzt is, amely a főakcióhoz kell majd, ha a kört így is be tudod fejezni.
    .refusal = { $cash } $-od van, ez kevés. Előbb adj el részvényt.
RR-TURN-01 = A játékosok a kezdőjátékostól az óramutató járása szerint következnek, egy-egy körrel.
RR-TURN-02 = A körödben 1 munkást veszel a saját készletedből, a táblád négy akciómezőjének egyikére teszed, és végrehajtod a főakciót. Ez kötelező.
    .refusal = Nincs ilyen munkás a saját készletedben.
RR-TURN-03 = Egy akciómezőn akárhány, akármilyen színű munkás állhat.
RR-TURN-04 = Ha a köröd kezdetén a saját készleted üres, a tábládról minden munkás visszatér bele. Ez magától történik, még eladás vagy felfogadás előtt, és nem akció: utána rendes köröd van.
RR-TURN-05 = Korábban nem hívhatod vissza őket: amíg van munkás a saját készletedben, onnan kell lehelyezned egyet.
    .refusal = Ez a munkás a tábládon van. A saját készletedből helyezz le egyet.
RR-TURN-06 = A főakciót egészében végre kell hajtani, és olyan akciót, amelyet nem tudsz befejezni, nem választhatsz.
    .refusal = A főakció még nincs kész.
RR-TURN-07 = A lehelyezett munkás színhatását nem kötelező használni. A körben egyszer használhatod.
    .refusal = Ebben a körben már használtad a színhatást.
RR-TURN-08 = Fehér: léptesd elő 1 munkásodat. Minden szakember megteheti ezt a saját hatása helyett, de mindkettőt soha.
    .refusal = { $reason ->
        [white] A fehér munkás hatása csak az előléptetés.
       *[used] Ebben a körben már használtad a munkás hatását.
    }
RR-TURN-09 = A kör menete: ha a készleted üres, a munkásaid visszatérnek; lehelyezel egy munkást; tetszőleges sorrendben végrehajtod az akciót, és befejezed; döntünk az üzletekről, ha valami megnyitotta őket; legalább 4 elérhető munkásod kell, hogy legyen; megnézzük minden játékos mérföldköveit; megnézzük, vége-e a játéknak; a következő játékos jön.
    .refusal = Ezt most nem teheted ({ $phase }).
RR-TURN-10 = Ha semmit sem tehetsz, mert a készleted üres, a köröd kimarad, és nem helyezel le munkást. Részvényt ekkor is eladhatsz, munkást is felfogadhatsz, és a kör vége a szokásos.
    .refusal = Tudsz munkást lehelyezni, ezért nem hagyhatod ki a kört.
RR-TURN-11 = Az éppen lehelyezett munkás a tábládon van: ugyanabban a körben előléptetheted, cserélheted vagy eldobhatod. A színhatását akkor is használhatod.
RR-TURN-12 = A színhatást a főakció részei előtt, között vagy után is használhatod, amint van, amire hathat.
RR-STA-01 = Vedd a bal szélső épületedet, és tedd egy elérhető városba.
    .refusal = Már választottál várost.
RR-STA-02 = Fizesd ki a város felső szélén álló árat.
    .refusal = Az állomás { $owed } $, a pénzed { $cash } $.
RR-STA-03 = Elveheted az elsődleges jutalmat: lépéseket, vagy egy-két munkást; a „/” a két látható szín egyikét jelenti.
    .refusal = { $reason ->
        [city] Előbb válassz várost.
       *[colour] Ez nem ennek a városnak az elsődleges jutalma.
    }
RR-STA-04 = Ha a városban még nincs épület, semleges sem, a tiéd az első helyre kerül. Ekkor elveheted az első állomás bónuszát, az áráért, ha van.
    .refusal = Előbb válassz várost.
RR-STA-05 = Különben a jobb oldali részre kerül, bónusz nélkül. Egy városban akárhány állomás lehet.
    .refusal = Előtted már állt ott épület, ezért nincs bónusz.
RR-STA-06 = Egy városban csak egy állomásod lehet.
    .refusal = Itt már van állomásod: { $what }.
RR-STA-07 = Nem építhetsz állomást olyan városban, amelyet a hálózatod nem ér el, épület nélkül a készletedben, vagy ha nem tudod kifizetni.
    .refusal = { $reason ->
        [stock] Nincs több épületed.
        [reach] A hálózatod nem éri el: { $what }.
        [none] Egyetlen elért városban sem tudod kifizetni az állomást.
       *[pay] Az állomás { $size } $. { $cash } $-od és { $shares } részvényed nem elég rá és arra, hogy 4 munkással fejezd be a kört.
    }
RR-STA-08 = Washington és Charlotte olyan város, mint a többi; a lapkájuk a táblára van nyomtatva. 1. szintű városok, és ezt a szintet egy mérföldkő sem kéri.
RR-STA-09 = Lila: fizess 100 $-t, és fordítsd meg egy vonatodat. Még a város kiválasztása előtt is megteheted, mert a fordítás vágánya új várost nyithat meg.
    .refusal = Válaszd ki, melyik vonatot fordítod meg.
RR-STA-10 = Szürke: vedd el ennek a városnak az első állomásért járó bónuszát, az áráért. Ha első vagy, kétszer kapod meg, és az árát mindkétszer kifizeted.
    .refusal = Előbb válassz várost, azután vedd el a bónuszát.
RR-STA-11 = Narancs: az állomást nem fizeted ki, a bónuszokat igen.
    .refusal = Előbb válassz olyan várost, ahol az állomás pénzbe kerül.
RR-STA-12 = Türkiz: fizess 300 $-t, és vedd el újra az elsődleges jutalmat; a „/” jelnél választhatod a másik színt.
    .refusal = { $reason ->
        [city] Előbb válassz várost.
       *[colour] Válaszd ki a kapott munkás színét.
    }
RR-STA-13 = Az elsődleges jutalmat és az első állomás bónuszát akciónként egyszer-egyszer veheted el, és még egyszer türkiz, illetve szürke munkással. Elveheted őket az állomás kifizetése előtt is.
    .refusal = Ezt a jutalmat már elvetted.
RR-RAIL-01 = Vedd a 2 bal szélső vágányodat, és tedd mindegyiket egy elérhető vágánymezőre.
    .refusal = A hálózatod nem éri el: { $what }.
RR-RAIL-02 = A vágányok együtt 400 $-ba kerülnek, és 100 $-ba minden háromszögért a mezőiken. A síkság nem kerül többe.
    .refusal = A vágányok ára { $owed } $, és neked { $cash } $-od van.
RR-RAIL-03 = A mezőket egymás után választod; az első vágány elérhetővé teheti a második mezőt. Nem kell egymást érinteniük.
RR-RAIL-04 = Egy mezőn egy vágányod lehet. Bármennyi játékosnak lehet ott egy.
    .refusal = Itt már van vágányod: { $what }.
RR-RAIL-05 = Pontosan 2 vágányt fektetsz. Ha csak 1 maradt a készletedben, azt fekteted le, és a teljes 400 $-t meg a terepet fizeted. Vágány nélkül, vagy ha nem tudsz fizetni, ez az akció nem választható.
    .refusal = { $reason ->
        [laid] Az akció minden vágányát lefektetted.
        [stock] Nincs több vágányod.
       *[pay] { $cash } $-od és { $shares } részvényed nem elég az akció vágányaira és arra, hogy 4 munkással fejezd be a kört.
    }
RR-RAIL-06 = Ha üzletjeles mezőre fektetsz vágányt, akár elsőként, akár nem, az egész akció után döntünk az üzletekről. Két ilyen vágánynál is csak egyszer.
RR-RAIL-07 = Lila: fizess 300 $-t, és végy el egy vonatot.
    .refusal = Válaszd ki, melyik vonatot kéred.
RR-RAIL-08 = Szürke: végy el 2 részvényt.
    .refusal = A szürke munkás részvényt ad.
RR-RAIL-09 = Narancs: végy el 100 $-t, és 50 $-t minden háromszögért azokon a mezőkön, ahová ebben az akcióban építettél.
    .refusal = Előbb fektesd le az összes vágányt.
RR-RAIL-10 = Türkiz: fektess 3 vágányt 400 $-ért és mindhárom minden háromszögéért 100 $-ért. Az akció elején 3 vágány kell a készletedben, és ha ezt választottad, mindhármat le kell fektetned. Kevesebb vágánnyal a hatás nem használható.
    .refusal = A harmadik vágányhoz az akció elején 3 vágány kell a készletben. Neked { $count } volt.
RR-RAIL-11 = Az ingyenes vágány a készleted bal szélső vágánya, az előkészületben a kezdővágány, egy elérhető mezőn: a 400 $ nélkül, terepköltség nélkül és üzlet nélkül. A mező jelei a mérföldköveknél számítanak.
    .refusal = { $reason ->
        [stock] Nincs több vágányod.
       *[space] A hálózatod nem éri el: { $what }.
    }
RR-RAIL-12 = Elérhető vágánymező mindig van: a térképen 26 van, mind összefügg, és egy játékosnak legfeljebb 16 vágánya van.
RR-TEL-01 = Vedd a bal szélső épületedet, és tedd egy elérhető szektorba. Nem kerül semmibe, hálózat sem kell hozzá, és a szektorok sorrendje szabad.
    .refusal = Már választottál szektort.
RR-TEL-02 = Elveszed a szektor részvényeit, a barna szám szerint.
RR-TEL-03 = Ha a szektorban még nincs épület, semleges sem, a tiéd az első helyre kerül. Ekkor elveszed az első hivatal részvényeit is, a fehér szám szerint.
RR-TEL-04 = Különben a jobb oldali részre kerül, az első hivatal részvényei nélkül.
RR-TEL-05 = Egy szektorban csak egy hivatalod lehet.
    .refusal = Ebben a szektorban már van hivatalod: { $what }.
RR-TEL-06 = Az akcióban egyszer, akár első vagy, akár nem, eldobhatsz egy munkást, és elveheted a szektor lapkájának bónuszát. A munkás a készletedből vagy a tábládról való; lehet az éppen lehelyezett is. A lapka a játék végéig mindenkinek ott marad.
    .refusal = { $reason ->
        [sector] Előbb válassz szektort.
       *[used] Ennek a lapkának a bónuszát munkásért már elvetted.
    }
RR-TEL-07 = A 3. és a 6., üzletes szektornak nincs lapkája, így lapkabónusza sem. Az itt nyitott hivatal az egész akció után üzleteket nyit.
    .refusal = Az üzletes szektornak nincs lapkája.
RR-TEL-08 = Ez az akció nem választható épület nélkül a készletedben, vagy ha mind a 8 szektorban van hivatalod.
    .refusal = { $reason ->
        [full] Minden szektorban van hivatalod.
       *[stock] Nincs több épületed.
    }
RR-TEL-09 = Lila: cserélj ki egy munkást.
    .refusal = A lila színhatás egy munkás cseréje.
RR-TEL-10 = Szürke: vedd el az első hivatal részvényeit. Ha első vagy, kétszer kapod meg őket.
    .refusal = Előbb válassz szektort.
RR-TEL-11 = Narancs: végy el 100 $-t minden részvényért, amelyet ebben az akcióban a szektor és az első hivatal részvényeként veszel el. A lapkákból és vonatokból jövő részvények nem számítanak.
    .refusal = Előbb válassz szektort.
RR-TEL-12 = Türkiz: fizess 400 $-t, és vedd el a lapkabónuszt, egy munkás eldobása mellett vagy helyett, egy akcióban tehát legfeljebb kétszer. Üzletes szektorban nem.
    .refusal = Előbb válassz olyan szektort, amelynek lapkája van.
RR-TEL-13 = Az ingyenes hivatal a készleted bal szélső épülete egy elérhető szektorban, az első helyen, ha az üres: nincs részvény, nincs lapkabónusz, nincs üzlet.
    .refusal = Nincs több épületed.
RR-TRD-01 = Pontosan egy darabot veszel el a készleted bal szélső olyan szektorából, ahol még van; ha vágány és épület is van benne, választasz. A darab kikerül a játékból, és elveszed a szektor fölé nyomtatott pénzt.
    .refusal = { $reason ->
        [sold] Ebben az akcióban már adtál el egy darabot.
       *[sector] A készleted bal szélső olyan szektorából adj el, ahol még van darab.
    }
RR-TRD-02 = Az eladás előtt vagy után megfordíthatod egy vonatodat. Az eladás előtti fordításból jövő ingyenes vágány elviheti egy szektor utolsó darabját, és akkor a következőből adsz el; de valaminek maradnia kell, amit eladhatsz.
    .refusal = Ebben az akcióban már fordítottál vonatot.
RR-TRD-03 = Ez az akció csak akkor nem választható, ha a készleted üres.
    .refusal = A készleted üres.
RR-TRD-04 = Lila: legfeljebb 3 lépés a teljesítménysávokon.
    .refusal = A lila színhatás legfeljebb 3 lépés.
RR-TRD-05 = Szürke: fogadd el a felfordított üzletlapka két üzletének egyikét. Vele 1 részvényt veszel el, amelyet az árára is fordíthatsz. Más nem vesz részt. A lapkát eldobjuk, és azonnal felfordul a következő. Ha semmit sem fogadsz el, nem kapsz részvényt, és a lapka marad.
    .refusal = { $reason ->
        [choose] Válassz a két üzletből.
        [shares] Az üzlet { $size } részvénybe kerül; azzal együtt, amelyet kapsz, { $shares } van.
       *[cash] Az üzlet ára { $size } $, és neked { $cash } $-od van.
    }
RR-TRD-06 = Narancs: 100 $ minden vonatért, amely abban a pillanatban nálad van, akár előlappal, akár hátlappal.
    .refusal = Nincs vonatod.
RR-TRD-07 = Türkiz: fordíts meg még egy vonatot. A főakció fordításával együtt ugyanazt a vonatot kétszer is megfordíthatod.
    .refusal = Válaszd ki, melyik vonatot fordítod meg.
RR-TRD-08 = Az ingyenes állomás a készleted bal szélső épülete egy elérhető városban, az első helyen, ha az üres: nem kerül semmibe, és jutalma sincs.
RR-TRN-01 = Vonatot elvenni annyi, mint bármelyik pakli legfelső lapkáját előlappal, a 8 pontos oldalával magad elé tenni. Ha minden pakli üres, semmit sem kapsz.
    .refusal = Ez a pakli üres.
RR-TRN-02 = Akárhány vonatod lehet, egy fajtából több is.
RR-TRN-03 = Előlappal fekvő vonat fordítása: elveszed a bónuszát, az áráért, ha van; azután hátlappal fekszik.
    .refusal = Nincs ilyen vonatod előlappal.
RR-TRN-04 = Hátlappal fekvő vonat fordítása: előlappal fekszik, és bónuszt nem kapsz.
    .refusal = Nincs ilyen vonatod hátlappal.
RR-TRN-05 = Előlappal fekvő vonatot csak akkor fordíthatsz meg, ha a bónusza változtathat valamin; utána abba is hagyhatod anélkül, hogy használnád. Hátlappal fekvő vonatot mindig megfordíthatsz.
    .refusal = A vonat bónusza most semmit sem változtatna.
RR-TRN-06 = Kétszer fordítani két külön fordítás, két vonaté vagy egy vonaté kétszer. A másodikról lemondhatsz.
RR-TRN-07 = A vonatok ezt adják: 1 vagy 2 előléptetés; 600 $; legfeljebb 3 lépés; 3 részvény; 100 $-ért egy ingyenes vágány.
RR-DEAL-01 = Egy körben legfeljebb egyszer döntünk üzletekről, az egész akció után. Ehhez vágányt kell fektetned egy üzletjeles mezőre, vagy hivatalt nyitnod egy üzletes szektorban.
RR-DEAL-02 = Egy üzlet 1–4 részvénybe kerül, és pénzbe, ha ezt írja. Elfogadni annyi, mint eldobni a részvényeket, fizetni, és elvenni a jutalmat.
    .refusal = { $reason ->
        [shares] Az üzlet { $size } részvénybe kerül, és neked { $shares } van.
       *[cash] Az üzlet ára { $size } $, és neked { $cash } $-od van.
    }
RR-DEAL-03 = A soron lévő játékos egy üzletet sem, egyet vagy mindkettőt fogadhatja el, mindegyiket egyszer, tetszőleges sorrendben. Azután az óramutató járása szerint minden más játékos egyet sem vagy egyet. Ugyanazt az üzletet több játékos is elfogadhatja.
    .refusal = { $reason ->
        [taken] Ezt az üzletet már elfogadtad.
       *[one] Más körében csak egy üzletet fogadhatsz el.
    }
RR-DEAL-04 = Olyan üzletet, amelynek jutalma semmit sem változtatna, nem fogadhatsz el.
    .refusal = Az üzlet jutalma most semmit sem változtatna.
RR-DEAL-05 = Azután a lapka hátlappal a használtakhoz kerül, és felfordul az oszlop következő lapkája. Ha az oszlop üres, előbb a használt lapkákból, az éppen használttal együtt, keveréssel új oszlop lesz.
RR-DEAL-06 = Egy üzlet jutalma soha nem nyit újabb üzletet.
RR-DEAL-07 = Az üzletek ezt adják: csere; ingyenes vágány, állomás vagy hivatal; 1 vagy 2 előléptetés, darabja 100 $; egy vagy két vonatfordítás; egy vonat; a látható munkások; lépések.
RR-DEAL-08 = Csak akkor kérdezünk üzletről, ha el tudsz fogadni egyet, akár részvény eladása vagy felfogadás után. Előbb a soron lévő játékos dönt, amíg nem passzol, mindkettőt el nem fogadta, vagy már egyet sem fogadhat el. Nem hagyhatja abba, amíg 4-nél kevesebb elérhető munkása van. Más játékos akkor van kész, ha passzol, vagy ha az egy üzletének jutalma megtörtént.
RR-DEAL-09 = Minden játékos ugyanarról a felfordított lapkáról dönt. Amit a korábbiak a munkásokból, vonatpaklikból és első helyekből elvittek, az a későbbieknek már nincs.
RR-MIL-01 = Előléptetni annyi, mint egy elérhető munkást egy nyitott mérföldköved üres menedzserhelyére tenni.
    .refusal = { $reason ->
        [milestone] Ez nem a te nyitott mérföldköved.
        [supply] Nincs { $colour } munkás a készletedben.
       *[board] Nincs { $colour } munkás a tábládon.
    }
RR-MIL-02 = Az A, B és C mérföldkő helyei csak a látható színt fogadják, a D helyei bármilyen színt, fehéret is. Az a munkás, akinek egyik üres hely sem felel meg, nem léptethető elő.
    .refusal = A mérföldkőnek nincs üres helye ehhez a színhez.
RR-MIL-03 = Akkor is előléptethetsz, ha a mérföldkő egyik feltétele sem teljesül még.
RR-MIL-04 = A menedzserek nem elérhető munkások. Nem mozgathatók, nem cserélhetők és nem dobhatók el, amíg a mérföldkő nem teljesül.
    .refusal = Ez a munkás már menedzser.
RR-MIL-05 = Előléptetni csak fehérrel, fehérként használt szakemberrel, és előléptetést adó hatással lehet. Egy vagy két előléptetésnél egymás után léptetsz elő, és a másodikat kihagyhatod; mindkettő mehet ugyanarra a mérföldkőre vagy különbözőkre.
RR-MIL-06 = Egy mérföldkő akkor teljesül, ha minden menedzserhelye betöltött, és minden feltétele teljesül.
RR-MIL-07 = A mérföldköveket minden kör végén, az üzletek után nézzük meg, minden játékosnál: előbb annál, akinek a köre volt, azután az óramutató járása szerint. Maguktól teljesülnek, akár akarod, akár nem.
RR-MIL-08 = Ha egy mérföldkő teljesül, a menedzserei a közös készletbe kerülnek; a lapkát hátlapjára fordítod, és a pontjaiért megtartod.
RR-MIL-09 = A teljesített A mérföldkő helyére B jön, a B helyére C, a C helyére D, a D helyére semmi. Felhúzod a pakli 3 felső lapkáját, és 1-et képpel felfelé meg kell tartanod; a másik 2 a húzás sorrendjében a pakli aljára kerül. Ha 3-nál kevesebb maradt, annyit húzol; ha egy sem, nincs csere.
    .refusal = Tarts meg egyet a húzott mérföldkövekből.
RR-MIL-10 = Ha egyszerre két mérföldkövet teljesítesz, mindkettőt megfordítod, azután egymás után cseréled. Ha a betűjük különbözik, te választod, melyik az első. Különben nincs mit választani: mindkettő ugyanabból a pakliból húz, a második azután, hogy az első két elvetett lapkája a pakli alá került.
    .refusal = Ez nem a két cserélendő mérföldkő egyike.
RR-MIL-11 = „Bekapcsolt városok” feltétel: a hálózatod legalább ennyi különböző, pontosan ilyen szintű várost ér el.
RR-MIL-12 = „Állomások” feltétel: legalább ennyi, pontosan ilyen szintű városban van állomásod.
RR-MIL-13 = „Vágányok üzlettel” feltétel: legalább ennyi üzletjeles mezőn van vágányod.
RR-MIL-14 = „Vágányok terepen” feltétel: legalább ennyi, pontosan ilyen jelű mezőn van vágányod: síkság, vagy 1, 2 vagy 3 háromszög.
RR-MIL-15 = A feltételeket csak megnézzük, nem fogynak el: egy vágány vagy állomás több feltételnél és mérföldkőnél is számíthat. A kezdőmező egyiknél sem számít.
RR-MIL-16 = Az éppen húzott mérföldkőnek nincs menedzsere, így ugyanakkor nem teljesülhet. Ha mindkét sorod egy teljesített D-ig jutott, nincs nyitott mérföldköved, és többé nem léptethetsz elő.
RR-MIL-17 = A legutolsó kör végén a mérföldkövek teljesülnek és pontot érnek, de újat nem húzunk.
RR-PERF-01 = Egy lépés egy jelölődet eggyel feljebb viszi. Több lépést a sávok között eloszthatsz.
RR-PERF-02 = A két hely közé nyomtatott vámot akkor fizeted, amikor átlépsz rajta: a pénzt, a részvényeket, vagy egy munkást a készletedből vagy a tábládról. Ha nem tudod kifizetni, nem léphetsz. Minden vámot minden játékos maga fizet.
    .refusal = { $reason ->
        [shares] A vám { $size } részvény, és neked { $shares } van.
       *[cash] A vám { $size } $, és neked { $cash } $-od van. Előbb adj el részvényt.
    }
RR-PERF-03 = Ahány lépést írunk, mindig legfeljebb annyi. A meg nem tett lépések elvesznek.
RR-PERF-04 = A legfelső helyen túl nincs lépés. Egy helyen akárhány jelölő állhat.
    .refusal = A jelölőd a sáv tetején van.
RR-END-01 = A vég akkor közeleg, amikor egy játékos készletének a logótól balra eső szektorai üresek: 13 vágány és 10 épület kikerült a készletből, megépítve vagy eladva.
RR-END-02 = A fordulót befejezzük, a kezdőjátékos jobbján ülőig. Azután mindenkinek pontosan egy köre van még, és a játéknak vége.
    .refusal = A játéknak vége.
RR-END-03 = Ezt minden kör végén minden játékosnál megnézzük; csak az első eset számít. Azt a fordulót fejezzük be, amelyikben megtörténik.
RR-END-04 = A végéig minden szabály érvényes; mérföldkő a legutolsó kör végéig teljesülhet, azt is beleértve.
RR-SCO-01 = 8 pont minden előlappal fekvő vonatodért.
RR-SCO-02 = Minden teljesített mérföldkő pontja; a nyitottak semmit sem érnek.
RR-SCO-03 = A hálózatsáv értéke szorozva azoknak a különböző 5. szintű városoknak a számával, amelyeket a hálózatod elér; állomás nem kell bennük.
RR-SCO-04 = Az állomássáv értéke szorozva az állomásaid számával minden városban, Washingtont és Charlotte-ot is beleértve.
RR-SCO-05 = A távírósáv értéke szorozva a hivatalaid számával.
RR-SCO-06 = Minden szomszédos szektorpárért, amelynek mindkét tagjában van hivatalod, a közéjük nyomtatott 5 vagy 8 pont. Minden ilyen játékos megkapja.
RR-SCO-07 = A pénz, a részvény, a munkás és ami a készletben maradt, nem ér pontot.
RR-SCO-08 = A legtöbb pont nyer. Egyenlőségnél a legtöbb pénz, részvényenként 150 $-ral számolva; ha az is egyenlő, a győzelem közös.
RR-INFO-01 = Mindenki látja: ami a táblákon van; minden játékos pénzét, részvényeit, munkásait, vonatait, nyitott és teljesített mérföldköveit; a felfordított üzletlapkát; a városok és a távíró lapkáit; a paklik méretét; a használt üzletlapkákat.
RR-INFO-02 = Mindenki előtt rejtett: a mérföldkőpaklik és az üzletlapkák sorrendje. A húzott mérföldköveket csak az látja, aki húzza őket, vagy a „Húzott mérföldkövek: Nyílt” beállítással mindenki. A két visszatett lapkát azok ismerik, akik látták.
RR-INFO-03 = A véletlen az előkészület és az üzletlapkák keveréséről dönt. Kocka nincs.

## Reasons for advice

reason-milestones = teljesített mérföldkövek: { $points }
reason-goals = nyitott mérföldköveid: { $points }
reason-next-goals = mérföldkövek, amelyek még jöhetnek: { $points }
reason-workers = előléptethető munkások és színeik: { $points }
reason-tracks = a teljesítménysávok és amit számolnak: { $points }
reason-links = szomszédos távíróhivatalok: { $points }
reason-trains = vonatok: { $points }
reason-money = pénz és részvények: { $points }
reason-money-early = pénz, amíg van idő felhasználni: { $points }
reason-goals-early = nyitott mérföldkövek, amelyekre még van idő: { $points }
reason-effects = még kihasználandó hatások: { $points }
reason-rival = amire a legerősebb vetélytárs számíthat: { $points }
reason-rivals = amire a vetélytársaid számíthatnak: { $points }

## A tábla mellett

panel-turn = Munkás lehelyezése és az első lépés: { $price } $
    .button = Lehelyezés és tovább: { $price } $
panel-whole-turn = Az egész akció: { $price } $
    .button = Az egész akció: { $price } $
panel-then-ends = utána vége az akciónak, jutalom és színhatás nélkül
panel-worker-from = { $what }
panel-milestone = menedzserek a mérföldkövön: { $filled } / { $slots }
panel-turns = { $count } mód: melyik munkással?
panel-endowments = Az egyik lapka 500 $-a rekonstrukció: a nyomtatott játékban más összeg állhat.
panel-workers = Munkások és akciók
panel-column-price = ára
panel-reward-ends = A jutalom, azután vége az akciónak
panel-reward-colour-ends = A jutalom ({ $what }), azután vége az akciónak
panel-goals = Mérföldköveid
panel-goal = { $letter } mérföldkő, { $points } pont
panel-column-managers = menedzserek
panel-of = { $have } / { $number }
panel-goal-connect = bekapcsolt { $what }. szintű városok: { $have } / { $number }
panel-goal-station = állomások { $what }. szintű városokban: { $have } / { $number }
panel-goal-deal_rails = vágányok üzletjellel: { $have } / { $number }
panel-goal-terrain_rails =
    { $what ->
        [0] síkságon
        [1] egy háromszögön
        [2] két háromszögön
       *[other] három háromszögön
    } át vezető vágányok: { $have } / { $number }
panel-completes =
    { $managers ->
        [0] A kör végén teljesül.
       *[other] Még { $managers } menedzser kell hozzá.
    }
panel-besides = Ezenkívül
panel-from = legalább { $money } $
panel-money = { $money } $
panel-number = { $number }
panel-point = Vagy kattints egy városra, mezőre vagy szektorra.
panel-action = Amit ebben az akcióban tehetsz
panel-after = Eredmény
panel-now = most
panel-then = utána
panel-cash = Pénz
panel-owed = Fizetendő az akció végén
panel-shares = Részvény
panel-workers-left = Munkás a készletedben
panel-must-sell = Még { $money } $ kell: adj el részvényt (a tieid értéke { $worth } $).
panel-instead = { $price } $, nem { $money } $
panel-worker-at = { $what }
panel-then-ends-plainly = utána vége az akciónak, jutalom nélkül
panel-spec-flip = { $pay ->
        [0] Vonat fordítása
       *[other] Vonat fordítása { $pay } $-ért
    }
panel-spec-train = Egy vonat { $pay } $-ért
panel-spec-exchange = Egy munkás cseréje
panel-spec-steps = Legfeljebb { $number } lépés a teljesítménysávokon
panel-spec-shares = { $number } részvény
panel-spec-bonus = A város első állomásának bónusza az áráért; kétszer, ha te vagy az első
panel-spec-no_cost = Az állomás nem kerül semmibe
panel-spec-primary = Még egyszer a város jutalma { $pay } $-ért
panel-spec-terrain_money = { $number } $, és { $each } $ a vágányok minden háromszögéért
panel-spec-extra_rail = { $rails } vágány kettő helyett; a harmadiknak csak a háromszögeit fizeted
panel-spec-first_shares = Az első hivatal részvényei; kétszer, ha te vagy az első
panel-spec-share_money = { $number } $ a szektorban kapott minden részvényért
panel-spec-tile = A távírólapka bónusza { $pay } $-ért
panel-spec-deal = A két üzlet egyike, csak neked, hozzá { $number } részvény
panel-spec-train_money = { $number } $ minden vonatodért

## A forduló vége, lépésről lépésre

end-milestone = Mérföldkövek
end-last = A játék vége

## Numbers after the game

numbers-count = Forduló
numbers-player = Játékos
numbers-points = Pontok
numbers-points-points = ha akkor véget ért volna a játék
numbers-building = Építés
numbers-building-rails = vágányok
numbers-building-stations = állomások
numbers-building-offices = távíróhivatalok
numbers-building-trains = vonatok
numbers-spending = Elköltött pénz
numbers-spending-rails = vágányok
numbers-spending-stations = állomások
numbers-milestones = Mérföldkövek
numbers-milestones-completed = teljesítve
numbers-milestones-points = értük kapott pontok
numbers-deals = Üzletek
numbers-deals-accepted = elfogadva
