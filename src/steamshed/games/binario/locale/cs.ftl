# Binario Duel česky. Chybějí jen zprávy beze slov.

## Co se stalo

round-begins = { $round }. kolo ({ $era ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}. éra): startovní kostku má { $who }.
era-begun = Začíná { $era ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}. éra.
card-drawn = { $who } si bere kartu. { $card }
card-paid = { $silver ->
    [0] { $who } nic neplatí.
    [one] { $who } platí { $silver } stříbrný.
    [few] { $who } platí { $silver } stříbrné.
   *[other] { $who } platí { $silver } stříbrných.
}
card-gained = { $silver ->
    [0] { $who } nic nedostává.
    [one] { $who } dostává { $silver } stříbrný.
    [few] { $who } dostává { $silver } stříbrné.
   *[other] { $who } dostává { $silver } stříbrných.
}
stock-added = Do společné zásoby přibývá zboží: { $amount } × { $good }.
leg-marked = { $who }: zboží na lince ({ $board } { $row }, { $items }; { $good }) po dojezdu vynese { $price ->
        [one] { $price } stříbrný
        [few] { $price } stříbrné
       *[other] { $price } stříbrných
    } za jednotku.
leg-paid = { $who } doručuje náklad ({ $board } { $row }, { $items }): { $good }, +{ $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
}.
toll-paid = { $who } platí soupeři mýto { $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
}.
passed = { $who } nestaví.
route-built = { $tiles ->
    [0] { $reshaped ->
        [0] { $who } propojuje { $items } bez nového dílku.
        [one] { $who } přestavuje jeden dílek ({ $items }) za { $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
}.
        [few] { $who } přestavuje { $reshaped } dílky ({ $items }) za { $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
}.
       *[other] { $who } přestavuje { $reshaped } dílků ({ $items }) za { $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
}.
    }
   *[other] { $who } staví: { $type }, { $items }, { $tiles ->
        [one] jeden dílek
        [few] { $tiles } dílky
       *[other] { $tiles } dílků
    }{ $reshaped ->
        [0] {""}
        [one] , jedna přestavba
        [few] , { $reshaped } přestavby
       *[other] , { $reshaped } přestaveb
    }, za { $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
}.
}
route-recorded = { $who } má trasu { $items }: délka { $length }, z pole { $from } na pole { $to }.
station-built = { $who } staví na poli { $cell }: { $kind } { $label }{ $served ->
    [0] {""}
   *[other] {" "}({ $items })
} za { $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
}.
maglev-built = { $who } razí tunel maglevu { $items }: { $cells ->
    [one] jedno pole
    [few] { $cells } pole
   *[other] { $cells } polí
} za { $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
}.
central-built = { $before ->
    [0] { $who } staví ústřední budovu { $generation ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}. generace za { $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
}.
   *[other] { $who } vylepšuje ústřední budovu na { $generation ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}. generaci za { $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
}.
}
last-round = { $who } má poslední ústřední budovu: hra končí tímto kolem.
demolished = { $what ->
    [station] { $who } bourá za { $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
}: { $kind } { $label } na poli { $cell }.
    [tunnel] { $who } bourá za { $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
} tunel ({ $type }) na poli { $cell }.
    [bridge] { $who } bourá za { $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
} most ({ $type }) na poli { $cell }.
   *[tile] { $who } bourá za { $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
} jeden dílek ({ $type }) na poli { $cell }.
}
records-lost = { $who } ztrácí { $count ->
    [one] jednu trasu
    [few] { $count } trasy
   *[other] { $count } tras
}.
modernised = { $station ->
    [yes] { $who } modernizuje za { $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
}: { $kind } { $label } na poli { $cell }, nově { $what }.
   *[no] { $who } modernizuje za { $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
}: { $type } na poli { $cell }, nově { $what }.
}
vehicle-bought = { $who } kupuje jedno vozidlo za { $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
}: { $vehicle }.
vehicle-offered = { $who } nabízí použité vozidlo za { $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
}: { $vehicle }.
offer-accepted = { $who } kupuje použité vozidlo za { $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
}: { $vehicle }.
offer-declined = { $who } odmítá ojeté vozidlo: { $vehicle }.
vehicles-withdrawn = { $who } stahuje z linky ({ $board } { $row }, { $items }): { $count } × { $vehicle }.
vehicles-parked = { $reason ->
    [retired] { $who }: zastaralá vozidla jdou do vozového parku ({ $board } { $row }, { $items }): { $count } × { $vehicle }.
   *[path] { $who }: vozidla bez cesty jdou do vozového parku ({ $board } { $row }, { $items }): { $count } × { $vehicle }.
}
good-lost = { $who }: na lince ({ $board } { $row }, { $items }) už nelze vozit zboží: { $good }.
line-opened = { $who } otevírá linku ({ $board } { $row }): { $items }, { $loads ->
    [0] bez zboží
   *[other] zboží: { $goods }
}, { $count ->
    [0] bez vozidel
   *[other] { $count } × { $vehicle }
}.
line-changed = { $who } mění linku ({ $board } { $row }): { $items }, nově { $loads ->
    [0] bez zboží
   *[other] { $goods }
}, { $count ->
    [0] bez vozidel
   *[other] { $count } × { $vehicle }
}.
line-closed = { $lost ->
    [yes] { $who } přichází o linku ({ $board } { $row }, { $items }): nemá už cestu.
   *[no] { $who } ruší linku ({ $board } { $row }, { $items }).
}
era-income = { $who } dostává na začátku éry { $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
}.
factory-placed = { $who } umisťuje potravinářský závod: { $cell }.
card-chosen = { $who } má vybranou kartu.
cards-passed = Hráči si předávají karty.
personality-kept = Osobnost: { $who } je { $personality }.
outline-chosen = { $who } volí obrys { $number }.
item-placed = { $who } umisťuje na kontinent: { $item }.
item-left-out = Na kontinentu už není místo: { $item }.
continent-finished = Kontinent je hotový.
game-over = Konec hry.

## Co volba udělá

choice-return = Vrátit: { $what }
choice-keep = Nechat si: { $what }
choice-pass = Dál { $what }
choice-outline = Obrys { $what }
choice-place = Umístit sem: { $what }
choice-source = Pramen řeky: { $what }
choice-flow = Řeka teče: { $what }
choice-widen = Zde začíná veletok, směr: { $what }
choice-pile = Vzít si kartu z balíčku { $what }
choice-factory = Potravinářský závod: { $what }
choice-build = Stavět: { $what }
choice-station = Postavit stanici: { $what }
choice-demolish = Bourat
choice-modernise = Modernizovat
choice-hq = Ústřední budova, generace { $what }
    .button = Budova { $what } za { $silver } stř.
choice-auto = Ať plánovač navrhne cesty
choice-manual = Klást po dílcích
choice-end = Skončit zde: { $what }
choice-one = Jen jeden
choice-path = Cesta { $what }
choice-kind = Postavit: { $what }
choice-start = Začít zde: { $what }
choice-go = Dál: { $what }
choice-enter = Do stanice: { $what }
choice-tunnel = Portál: { $what }
choice-under = Pod zemí: { $what }
choice-surface = Nahoru k portálu: { $what }
choice-stop = Zde skončit
choice-at = Zde: { $what }
choice-route = Trasa { $what }
choice-stretch = Úsek: { $what }
choice-whole = Všechno
choice-tile = Zbourat: { $what }
choice-target = Modernizovat na: { $what }
choice-element = Modernizovat: { $what }
choice-buy = Koupit: { $what }
    .button = Koupit za { $silver } stř.: { $what }
choice-offer = Nabídnout: { $what }
choice-accept = Přijmout
choice-decline = Odmítnout
choice-withdraw = Stáhnout vozidla: { $what }
choice-number = { $what }
choice-open = Nová linka: { $what }
choice-edit = Změnit: { $what }
choice-close = Zrušit: { $what }
choice-from = Z: { $what }
choice-to = Do: { $what }
choice-out = Tam: { $what }
choice-back = Zpět: { $what }
choice-vehicle = Vozidlo: { $what }
choice-done = Hotovo

## Nastavení

title = Binario Duel
preset-basic = Základní hra
    .help = Bez osobností; vysloužilá vozidla jezdí dál.
preset-advanced = Pokročilá hra
    .help = S osobnostmi, vyřazováním vozidel a dřívějším koncem.
option-advanced = Pokročilá hra: osobnosti, vyřazovaná vozidla, místo pro stanice, dřívější konec.
    .name = Pokročilá hra
option-map_mode = Kontinent se vytvoří, střídavě postaví, nebo je daná mapa.
    .name = Kontinent
option-map_mode-generated = Vytvořený
option-map_mode-hand = Stavěný ručně
option-map_mode-fixed-quick1 = Rychlá mapa 1
option-map_mode-fixed-quick2 = Rychlá mapa 2
option-map_mode-fixed-quick3 = Rychlá mapa 3
option-map_mode-fixed-standard1 = Běžná mapa 1
option-map_mode-fixed-test1 = Zkušební mapa 1
option-map_size = Pole mapy: rychlá 16x12, běžná 22x14, velká 32x20.
    .name = Velikost mapy
option-map_size-16x12 = Rychlá
option-map_size-22x14 = Běžná
option-map_size-32x20 = Velká
option-islands = Ostrovy u východního pobřeží, každý s rybárnou (ne na rychlé mapě).
    .name = Ostrovy
option-pile_choice = Kdo má startovní kostku, volí balíček k lízání.
    .name = Volba balíčku
option-era_start = Kdo má startovní kostku v prvním kole I., II., III. a IV. éry, a nakupuje tedy první z nových zásob. Podle pravidel kostka putuje dál a každou éru začíná první hráč: mezi stejně silnými hráči vyhraje devět her z deseti. Začíná-li II. éru druhý hráč, vyhrávají oba zhruba stejně často.
    .name = Začátek éry
option-era_start-1-2-1-1 = II. éru začíná druhý hráč (vyrovnané)
option-era_start-cube = Rozhoduje startovní kostka (pravidla: každou éru začíná první hráč)
option-era_start-alternate = Střídavě (II. a IV. éru začíná druhý hráč)
option-vehicle_stock = Kolik vozidel přijde do společných zásob v érách II, III a IV: podle tabulek zásob, nebo tolik, že je nikdo nevykoupí.
    .name = Zásoba vozidel
option-vehicle_stock-table = Podle tabulek
option-vehicle_stock-ample = Hojná
option-tile_supply = Dílky cest a stanic jsou omezené krabicí, nebo vůbec.
    .name = Zásoba dílků
option-tile_supply-box = Jako v krabici
option-tile_supply-unlimited = Neomezená
option-freight_slots_variant = Řádky přepravních desek: 5, 4 a 3, nebo 6, 5 a 4.
    .name = Řádky přepravních desek
option-freight_slots_variant-board = 5, 4 a 3
option-freight_slots_variant-intro = 6, 5 a 4
option-cards_variant = Řídicí karty na hráče: 12, 12, 8, 8, nebo 13, 12, 10, 10, pro kratší hru méně; kol v éře je dvakrát tolik.
    .name = Řídicí karty
option-cards_variant-setup = 12, 12, 8 a 8
option-cards_variant-cards = 13, 12, 10 a 10
option-two_way_price = Oba směry linky mají cenu zboží tam, nebo každý svou.
    .name = Cena obou směrů
option-two_way_price-outbound = Podle zboží tam
option-two_way_price-own = Každý svou
option-hq_era_cap = S ústřední budovou smějí být vozidla nejvýš z éry její generace.
    .name = Budova omezuje vozidla
option-idle_vehicle_points = Vozidla ve vozovém parku bodují plně, nebo napůl.
    .name = Vozidla ve vozovém parku
option-idle_vehicle_points-full = Plné body
option-idle_vehicle_points-half = Poloviční body
option-workers_from_era = Éra, od které se vozí dělníci.
    .name = Dělníci od éry
option-horse_tram_in_era2 = Koněspřežku a její stanice lze stavět i ve II. éře.
    .name = Koněspřežka ve II. éře
option-era_restricted_used_sale = Soupeři lze prodat jen vozidla, která se v této éře dají koupit.
    .name = Ojetá jen z této éry
option-personality_set = Osobnosti, ze kterých se rozdává: všechny, nebo aspoň šest.
    .name = Osobnosti
option-personality_set-all = Všechny

## Fáze

phase-outline = Obrys kontinentu
    .short = Obrys
phase-continent = Další část kontinentu
    .short = Kontinent
phase-draft_return = Vrátit osobnost
    .short = Osobnost
phase-draft_pass = Předat osobnost soupeři
    .short = Předat
phase-draft_keep = Nechat si osobnost
    .short = Nechat
phase-control_card = Líznout řídicí kartu
    .short = Karta
phase-food_factory = Umístit potravinářský závod
    .short = Závod
phase-build = Bourat a stavět, ústřední budova, nebo modernizace
    .short = Stavba
phase-planner = Jak postavit trasu
    .short = Plánovač
phase-first_end = První konec
phase-second_end = Druhý konec
phase-proposal = Výběr cesty
    .short = Cesta
phase-station_kind = Druh stanice
    .short = Druh
phase-station_cell = Kde stavět
    .short = Místo
phase-lay_start = Kde cesta začíná
    .short = Začátek
phase-lay = Další dílek
    .short = Dílek
phase-demolish_object = Co bourat
    .short = Bourání
phase-demolish = Bourání
phase-modernise_object = Co modernizovat
    .short = Modernizace
phase-modernise_target = Jak daleko modernizovat
    .short = Cíl
phase-modernise = Modernizace
phase-trade = Obchod s vozidly
    .short = Vozidla
phase-withdraw = Kolik stáhnout
    .short = Stáhnout
phase-offer = Nabídka ojetého vozidla
    .short = Nabídka
phase-freight = Přepravní desky
    .short = Přeprava
phase-departure = Výchozí stanice
    .short = Odkud
phase-destination = Cílová stanice
    .short = Kam
phase-outbound = Zboží tam
    .short = Tam
phase-return = Zboží zpět
    .short = Zpět
phase-vehicle = Vozidlo
phase-number = Počet vozidel
    .short = Počet
phase-over = Konec hry

## Otázky a slovesa

ask-outline = Vyber obrys kontinentu
ask-continent = Vyber pole pro další část kontinentu
ask-draft_return = Vyber osobnost, kterou vrátíš
ask-draft_pass = Vyber osobnost pro soupeře
ask-draft_keep = Vyber osobnost, kterou si necháš
ask-control_card = Vyber balíček, ze kterého si bereš
ask-food_factory = Vyber pole pro potravinářský závod
ask-build = Stav, bourej, modernizuj, nebo jdi dál
ask-planner = Má plánovač navrhnout cesty?
ask-first_end = Vyber první konec
ask-second_end = Vyber druhý konec
ask-proposal = Vyber jednu z navržených cest
ask-station_kind = Vyber druh stanice
ask-station_cell = Vyber pole pro stanici
ask-lay_start = Vyber, kde cesta začne
ask-lay = Vyber další pole cesty
ask-demolish_object = Vyber, co zbouráš
ask-demolish = Zbourej všechno, nebo jeden dílek
ask-modernise_object = Vyber, co zmodernizuješ
ask-modernise_target = Jak daleko modernizovat?
ask-modernise = Zmodernizuj všechno, nebo jednu část
ask-trade = Kup, prodej nebo stáhni vozidla, pak pokračuj
ask-withdraw = Kolik vozidel stáhneš?
ask-offer = Nabízejí ti ojeté vozidlo
ask-freight = Otevři nebo změň linky, pak pokračuj
ask-departure = Vyber výchozí stanici
ask-destination = Vyber cílovou stanici
ask-outbound = Vyber zboží tam
ask-return = Vyber zboží zpět
ask-vehicle = Vyber vozidlo pro linku
ask-number = Kolik vozidel?
verb-return = Vrátit
verb-keep = Nechat si
verb-pass = Dál
verb-outline = Obrys
verb-place = Umístit
verb-source = Pramen
verb-flow = Tok
verb-widen = Veletok
verb-pile = Lízat
verb-factory = Potravinářský závod
verb-build = Stavba
verb-station = Stanice
verb-demolish = Bourání
verb-modernise = Modernizace
verb-hq = Ústřední budova
verb-auto = Plánovač
verb-manual = Po dílcích
verb-end = Konec
verb-one = Jen jeden
verb-path = Cesta
verb-kind = Druh
verb-start = Začátek
verb-go = Dál
verb-enter = Do stanice
verb-tunnel = Tunel
verb-under = Pod zemí
verb-surface = Na povrch
verb-stop = Skončit
verb-at = Zde
verb-route = Trasa
verb-stretch = Úsek
verb-whole = Všechno
verb-tile = Jeden dílek
verb-target = Modernizace
verb-element = Jedna část
verb-buy = Koupit
verb-offer = Nabídnout
verb-accept = Přijmout
verb-decline = Odmítnout
verb-withdraw = Stáhnout
verb-number = Počet
verb-open = Nová linka
verb-edit = Změnit
verb-close = Zrušit
verb-from = Odkud
verb-to = Kam
verb-out = Tam
verb-back = Zpět
verb-vehicle = Vozidlo
verb-done = Hotovo

## Kapitoly pravidel

rules-SETUP = Příprava
rules-MAP = Mapa
rules-HAND = Kontinent vlastní rukou
rules-CITY = Města
rules-GOOD = Zboží
rules-ERA = Éry
rules-RND = Kolo
rules-CARD = Řídicí karty
rules-INC = Příjem
rules-BLD = Stavění
rules-WAY = Cesty
rules-JOIN = Napojování cest
rules-TUN = Tunely
rules-STN = Stanice
rules-ROUTE = Trasy
rules-HQ = Ústřední budova
rules-DEM = Bourání
rules-MOD = Modernizace
rules-VEH = Vozidla
rules-LINE = Linky
rules-TIME = Doba jízdy
rules-MOVE = Pohyb
rules-SUP = Zásoba
rules-ADV = Pokročilá hra
rules-END = Konec hry
rules-SCORE = Bodování

## Jména

price = { $amount } stř.
score-silver = Stříbrné
score-vehicles = Vozidla
score-routes = Trasy
score-stations = Stanice
score-central = Ústřední budova
score-points = Body
good-straw = balík slámy
good-barrel = sud na víno
good-mail = pošta
good-fruit = ovoce
good-gravel = štěrk
good-manure = hnůj
good-animal = živé zvíře
good-brick = cihly
good-furniture = nábytek
good-pallet = paleta
good-fence = plot
good-passengers = cestující
good-fish = ryby
good-salt = sůl
good-beam = trámy
good-log = kulatina
good-pesticide = postřik
good-vetmed = léky pro zvířata
good-wine = víno
good-workers = dělníci
good-food = potraviny
good-grain = obilí
vehicle-cart = koňský povoz
vehicle-ox_cart = volský povoz
vehicle-mail_coach = poštovní kočár
vehicle-horse_tram = koněspřežka
vehicle-ox_railway = volská dráha
vehicle-cog = koga
vehicle-caravel = karavela
vehicle-galleon = galeona
vehicle-steam_tractor = parní traktor
vehicle-steam_lorry = parní nákladní vůz
vehicle-steam_omnibus = parní omnibus
vehicle-steam_freight = parní nákladní vlak
vehicle-steam_passenger = parní osobní vlak
vehicle-paddle_steamer = kolesový parník
vehicle-screw_steamer = šroubový parník
vehicle-petrol_van = benzinová dodávka
vehicle-diesel_lorry = dieselový nákladní vůz
vehicle-bus = autobus
vehicle-diesel_freight = dieselový nákladní vlak
vehicle-diesel_express = dieselový rychlík
vehicle-motor_ship = motorová nákladní loď
vehicle-motor_ferry = motorový trajekt
vehicle-e_van = elektrická dodávka
vehicle-e_lorry = elektrický nákladní vůz
vehicle-e_bus = elektrobus
vehicle-e_freight = elektrický nákladní vlak
vehicle-high_speed = rychlovlak
vehicle-maglev_train = maglev
vehicle-maglev_cargo = nákladní maglev
vehicle-e_container = elektrická kontejnerová loď
vehicle-hydrofoil = křídlový člun
kind-road_basic = základní silniční stanice
kind-road_expanded = rozšířená silniční stanice
kind-road_II = silniční stanice II. éry
kind-road_III = silniční stanice III. éry
kind-road_IV = silniční stanice IV. éry
kind-tram = stanice koněspřežky
kind-rail_II = nádraží
kind-rail_III = nádraží expresní dráhy
kind-maglev_IV = stanice maglevu
kind-port_basic = základní přístav
kind-port_expanded = rozšířený přístav
kind-port_II = přístav II. éry
kind-port_III = přístav III. éry
kind-port_IV = přístav IV. éry
type-earth = polní cesta
type-asphalt = asfaltová silnice
type-highway = rychlostní silnice
type-motorway = dálnice
type-horse_tram = koněspřežka
type-railway = železnice
type-express = expresní dráha
type-maglev = maglev
personality-ship_captain = kapitán lodi
personality-postmaster = poštmistr
personality-railway_engineer = železniční inženýr
personality-road_builder = stavitel silnic
personality-landowner = statkář
personality-timber_merchant = obchodník se dřevem
personality-banker = bankéř
personality-innkeeper = hostinský
personality-architect = architekt
personality-inventor = vynálezce
personality-customs_officer = celník
personality-horse_breeder = chovatel koní
item-farm = farma
item-livestock = chov dobytka
item-lumber_camp = tábor dřevorubců
item-sawmill = pila
item-wood_factory = továrna na nábytek
item-cooperage = bednárna
item-salt_works = solivar
item-fishery = rybárna
item-orchard = sad
item-gravel_pit = štěrkovna
item-brickworks = cihelna
item-winery = vinařství
item-food_factory = potravinářský závod
item-city = město
item-meadow = louka
item-desert = poušť
item-forest = les
item-hill = kopec
item-lake = jezero
item-mountain = hora
item-river = řeka
item-great_river = veletok
item-island = ostrov
item-desert_meadow = pouštní louka
item-spring = pramen
item-mouth = ústí řeky
item-sea = moře
item-coast = pobřeží
board-road = silnice
board-rail = železnice
board-ship = loď
what-straw = { good-straw }
what-barrel = { good-barrel }
what-mail = { good-mail }
what-fruit = { good-fruit }
what-gravel = { good-gravel }
what-manure = { good-manure }
what-animal = { good-animal }
what-brick = { good-brick }
what-furniture = { good-furniture }
what-pallet = { good-pallet }
what-fence = { good-fence }
what-passengers = { good-passengers }
what-fish = { good-fish }
what-salt = { good-salt }
what-beam = { good-beam }
what-log = { good-log }
what-pesticide = { good-pesticide }
what-vetmed = { good-vetmed }
what-wine = { good-wine }
what-workers = { good-workers }
what-food = { good-food }
what-grain = { good-grain }
what-cart = { vehicle-cart }
what-ox_cart = { vehicle-ox_cart }
what-mail_coach = { vehicle-mail_coach }
what-horse_tram = { vehicle-horse_tram }
what-ox_railway = { vehicle-ox_railway }
what-cog = { vehicle-cog }
what-caravel = { vehicle-caravel }
what-galleon = { vehicle-galleon }
what-steam_tractor = { vehicle-steam_tractor }
what-steam_lorry = { vehicle-steam_lorry }
what-steam_omnibus = { vehicle-steam_omnibus }
what-steam_freight = { vehicle-steam_freight }
what-steam_passenger = { vehicle-steam_passenger }
what-paddle_steamer = { vehicle-paddle_steamer }
what-screw_steamer = { vehicle-screw_steamer }
what-petrol_van = { vehicle-petrol_van }
what-diesel_lorry = { vehicle-diesel_lorry }
what-bus = { vehicle-bus }
what-diesel_freight = { vehicle-diesel_freight }
what-diesel_express = { vehicle-diesel_express }
what-motor_ship = { vehicle-motor_ship }
what-motor_ferry = { vehicle-motor_ferry }
what-e_van = { vehicle-e_van }
what-e_lorry = { vehicle-e_lorry }
what-e_bus = { vehicle-e_bus }
what-e_freight = { vehicle-e_freight }
what-high_speed = { vehicle-high_speed }
what-maglev_train = { vehicle-maglev_train }
what-maglev_cargo = { vehicle-maglev_cargo }
what-e_container = { vehicle-e_container }
what-hydrofoil = { vehicle-hydrofoil }
what-road_basic = { kind-road_basic }
what-road_expanded = { kind-road_expanded }
what-road_II = { kind-road_II }
what-road_III = { kind-road_III }
what-road_IV = { kind-road_IV }
what-tram = { kind-tram }
what-rail_II = { kind-rail_II }
what-rail_III = { kind-rail_III }
what-maglev_IV = { kind-maglev_IV }
what-port_basic = { kind-port_basic }
what-port_expanded = { kind-port_expanded }
what-port_II = { kind-port_II }
what-port_III = { kind-port_III }
what-port_IV = { kind-port_IV }
what-earth = { type-earth }
what-asphalt = { type-asphalt }
what-highway = { type-highway }
what-motorway = { type-motorway }
what-railway = { type-railway }
what-express = { type-express }
what-maglev = { type-maglev }
what-road = { board-road }
what-rail = { board-rail }
what-ship = { board-ship }
what-ship_captain = kapitán lodi: Má dvě kogy. Jeho lodě dorazí o kolo dřív, karta je nikdy nezdrží a každá naloží o jednotku víc.
what-postmaster = poštmistr: Má dva poštovní kočáry. Pošta platí o 1 stříbrný za jednotku víc.
what-railway_engineer = železniční inženýr: Má dvě koněspřežky a jednu stanici koněspřežky zdarma. Každý dílek kolejí stojí o 1 stříbrný méně (nejméně 1).
what-road_builder = stavitel silnic: Dvě základní silniční stanice zdarma. Každý dílek silnice stojí o 1 stříbrný méně (nejméně 1).
what-landowner = statkář: Má dva volské povozy. Obilí, sláma, živá zvířata a hnůj platí o 1 stříbrný za jednotku víc.
what-timber_merchant = obchodník se dřevem: Má dva povozy a o 10 stříbrných víc. Kulatina, trámy, nábytek, ploty, palety a sudy platí o 1 stříbrný za jednotku víc.
what-banker = bankéř: Začíná s 60 stříbrnými navíc a na začátku II., III. a IV. éry dostane 30 stříbrných.
what-innkeeper = hostinský: Má poštovní kočár a o 10 stříbrných víc. Cestující a dělníci platí o 1 stříbrný za jednotku víc.
what-architect = architekt: Jedna rozšířená silniční stanice zdarma. Stavba a modernizace stanic, přístavů a ústřední budovy stojí o pětinu méně (zaokrouhleno nahoru).
what-inventor = vynálezce: Začíná s 25 stříbrnými navíc. Vozidla ze společné zásoby stojí o 15 procent méně (zaokrouhleno nahoru).
what-customs_officer = celník: Začíná s 30 stříbrnými navíc. Soupeř platí 2 stříbrné za dílek, celník mýto neplatí.
what-horse_breeder = chovatel koní: Má tři povozy. Zvířecí potahy lze spojovat o jeden delší.
what-none = nic
what-keep = beze změny
what-ports = lodní trasa
what-expanded = rozšířená
what-N = sever
what-E = východ
what-S = jih
what-W = západ
card-I_double_straw = V tomto kole se platí dvojnásobek za přepravu: { good-straw }.
card-I_double_barrel = V tomto kole se platí dvojnásobek za přepravu: { good-barrel }.
card-I_double_mail = V tomto kole se platí dvojnásobek za přepravu: { good-mail }.
card-I_double_fruit = V tomto kole se platí dvojnásobek za přepravu: { good-fruit }.
card-I_double_gravel = V tomto kole se platí dvojnásobek za přepravu: { good-gravel }.
card-I_double_manure = V tomto kole se platí dvojnásobek za přepravu: { good-manure }.
card-I_double_animal = V tomto kole se platí dvojnásobek za přepravu: { good-animal }.
card-I_double_brick = V tomto kole se platí dvojnásobek za přepravu: { good-brick }.
card-I_double_furniture = V tomto kole se platí dvojnásobek za přepravu: { good-furniture }.
card-I_double_pallet = V tomto kole se platí dvojnásobek za přepravu: { good-pallet }.
card-I_double_fence = V tomto kole se platí dvojnásobek za přepravu: { good-fence }.
card-I_double_passengers = V tomto kole se platí dvojnásobek za přepravu: { good-passengers }.
card-I_double_fish = V tomto kole se platí dvojnásobek za přepravu: { good-fish }.
card-I_double_salt = V tomto kole se platí dvojnásobek za přepravu: { good-salt }.
card-I_double_beam = V tomto kole se platí dvojnásobek za přepravu: { good-beam }.
card-I_double_log = V tomto kole se platí dvojnásobek za přepravu: { good-log }.
card-I_double_pesticide = V tomto kole se platí dvojnásobek za přepravu: { good-pesticide }.
card-I_double_vetmed = V tomto kole se platí dvojnásobek za přepravu: { good-vetmed }.
card-I_double_wine = V tomto kole se platí dvojnásobek za přepravu: { good-wine }.
card-I_double_grain = V tomto kole se platí dvojnásobek za přepravu: { good-grain }.
card-I_quiet = Klidné časy: nic se neděje.
card-I_storm = Zuří bouře: lodě v tomto kole nejedou.
card-I_fair_wind = Příznivý vítr: každá plachetnice popluje v tomto kole o pole dál.
card-I_mud = Cesty se topí v blátě: silniční vozidla v tomto kole nejedou.
card-I_broken_wheel = Zlomí se kolo: oprava stojí 3 stříbrné.
card-I_highwaymen = Loupežníci tě oberou o 4 stříbrné.
card-I_good_harvest = Dobrá úroda: obilí a sláma platí v tomto kole o 1 stříbrný za jednotku víc.
card-I_market_day = Trh: dostáváš 6 stříbrných.
card-I_crown_grant = Koruna ti dává 10 stříbrných.
card-I_inn_rent = Nájem z hostinců: 1 stříbrný za vlastní silniční stanici, nejvýš 6.
card-I_harbour_dues = Přístavní poplatky: zaplať 1 stříbrný za vlastní přístav, nejvýš 6.
card-I_dear_fodder = Krmivo je drahé: zaplať 1 stříbrný za každé tažné vozidlo na přepravních deskách, nejvýš 5.
card-I_masons = Potulní zedníci: tvé silniční a železniční stanice stojí v tomto kole polovinu.
card-I_statute_labour = Robota: nové dílky silnic stojí v tomto kole polovinu.
card-I_wheelwrights_fair = Trh kolářů: silniční vozidla tě v tomto kole stojí o 2 stříbrné méně.
card-I_shipyard = Loděnice má volný trup: lodě tě v tomto kole stojí o 5 stříbrných méně.
card-I_tram_concession = Koncese na dráhu: nové dílky kolejí tě v tomto kole stojí polovinu.
card-I_new_vineyard = Nová vinice: do společné zásoby přibývá jedno víno.
card-I_new_post_office = Nový poštovní úřad: do společné zásoby přibývá jedna pošta.
card-I_plague = Strach z moru: cestující platí v tomto kole polovinu (zaokrouhleno nahoru).
card-I_toll_holiday = Bez mýta: v tomto kole se mýto neplatí.
card-II_double_straw = V tomto kole se platí dvojnásobek za přepravu: { good-straw }.
card-II_double_barrel = V tomto kole se platí dvojnásobek za přepravu: { good-barrel }.
card-II_double_mail = V tomto kole se platí dvojnásobek za přepravu: { good-mail }.
card-II_double_fruit = V tomto kole se platí dvojnásobek za přepravu: { good-fruit }.
card-II_double_gravel = V tomto kole se platí dvojnásobek za přepravu: { good-gravel }.
card-II_double_manure = V tomto kole se platí dvojnásobek za přepravu: { good-manure }.
card-II_double_animal = V tomto kole se platí dvojnásobek za přepravu: { good-animal }.
card-II_double_brick = V tomto kole se platí dvojnásobek za přepravu: { good-brick }.
card-II_double_furniture = V tomto kole se platí dvojnásobek za přepravu: { good-furniture }.
card-II_double_pallet = V tomto kole se platí dvojnásobek za přepravu: { good-pallet }.
card-II_double_fence = V tomto kole se platí dvojnásobek za přepravu: { good-fence }.
card-II_double_passengers = V tomto kole se platí dvojnásobek za přepravu: { good-passengers }.
card-II_double_fish = V tomto kole se platí dvojnásobek za přepravu: { good-fish }.
card-II_double_salt = V tomto kole se platí dvojnásobek za přepravu: { good-salt }.
card-II_double_beam = V tomto kole se platí dvojnásobek za přepravu: { good-beam }.
card-II_double_log = V tomto kole se platí dvojnásobek za přepravu: { good-log }.
card-II_double_pesticide = V tomto kole se platí dvojnásobek za přepravu: { good-pesticide }.
card-II_double_vetmed = V tomto kole se platí dvojnásobek za přepravu: { good-vetmed }.
card-II_double_wine = V tomto kole se platí dvojnásobek za přepravu: { good-wine }.
card-II_double_workers = V tomto kole se platí dvojnásobek za přepravu: { good-workers }.
card-II_double_grain = V tomto kole se platí dvojnásobek za přepravu: { good-grain }.
card-II_quiet = Klidné časy: nic se neděje.
card-II_storm = Zuří bouře: lodě v tomto kole nejedou.
card-II_boiler_repair = Prohlídka kotlů: tvá parní vozidla v tomto kole nejedou.
card-II_dear_coal = Uhlí je drahé: zaplať 1 stříbrný za parní vozidlo na přepravních deskách, nejvýš 6.
card-II_good_coal = Výborné uhlí: každé parní vozidlo popojede v tomto kole o pole dál.
card-II_rail_strike = Stávka na dráze: kolejová vozidla v tomto kole nejedou.
card-II_flood = Povodeň: silniční vozidla v tomto kole nejedou.
card-II_exhibition = Průmyslová výstava: dostáváš 12 stříbrných.
card-II_remission = Promíjejí ti daně: dostáváš 15 stříbrných.
card-II_boiler_explosion = Vybuchl kotel: škoda 8 stříbrných.
card-II_bridge_repair = Mosty je třeba opravit: zaplať 2 stříbrné za vlastní most, nejvýš 8.
card-II_railway_fever = Železniční horečka: nové dílky kolejí stojí v tomto kole polovinu.
card-II_road_act = Silniční zákon: nové dílky silnic tě v tomto kole stojí polovinu.
card-II_station_contract = Výhodná smlouva: tvé silniční a železniční stanice stojí v tomto kole polovinu.
card-II_machine_works = Výprodej strojírny: parní vozidla tě v tomto kole stojí o 6 stříbrných méně.
card-II_harbour_dues = Přístavní poplatky: zaplať 2 stříbrné za vlastní přístav, nejvýš 10.
card-II_factory_hands = Továrny chtějí ruce: dělníci platí v tomto kole o 2 stříbrné za jednotku víc.
card-II_growing_towns = Města rostou: pošta a cestující platí v tomto kole o 1 stříbrný za jednotku víc.
card-II_new_workshops = Nové dílny: do společné zásoby přibývá žeton nábytku a žeton vína.
card-II_toll_holiday = Bez mýta: v tomto kole se mýto neplatí.
card-III_double_straw = V tomto kole se platí dvojnásobek za přepravu: { good-straw }.
card-III_double_barrel = V tomto kole se platí dvojnásobek za přepravu: { good-barrel }.
card-III_double_mail = V tomto kole se platí dvojnásobek za přepravu: { good-mail }.
card-III_double_fruit = V tomto kole se platí dvojnásobek za přepravu: { good-fruit }.
card-III_double_gravel = V tomto kole se platí dvojnásobek za přepravu: { good-gravel }.
card-III_double_animal = V tomto kole se platí dvojnásobek za přepravu: { good-animal }.
card-III_double_brick = V tomto kole se platí dvojnásobek za přepravu: { good-brick }.
card-III_double_furniture = V tomto kole se platí dvojnásobek za přepravu: { good-furniture }.
card-III_double_pallet = V tomto kole se platí dvojnásobek za přepravu: { good-pallet }.
card-III_double_fence = V tomto kole se platí dvojnásobek za přepravu: { good-fence }.
card-III_double_passengers = V tomto kole se platí dvojnásobek za přepravu: { good-passengers }.
card-III_double_fish = V tomto kole se platí dvojnásobek za přepravu: { good-fish }.
card-III_double_salt = V tomto kole se platí dvojnásobek za přepravu: { good-salt }.
card-III_double_beam = V tomto kole se platí dvojnásobek za přepravu: { good-beam }.
card-III_double_log = V tomto kole se platí dvojnásobek za přepravu: { good-log }.
card-III_double_pesticide = V tomto kole se platí dvojnásobek za přepravu: { good-pesticide }.
card-III_double_vetmed = V tomto kole se platí dvojnásobek za přepravu: { good-vetmed }.
card-III_double_wine = V tomto kole se platí dvojnásobek za přepravu: { good-wine }.
card-III_double_workers = V tomto kole se platí dvojnásobek za přepravu: { good-workers }.
card-III_double_food = V tomto kole se platí dvojnásobek za přepravu: { good-food }.
card-III_double_grain = V tomto kole se platí dvojnásobek za přepravu: { good-grain }.
card-III_quiet = Klidné časy: nic se neděje.
card-III_mail_coach_robbed = Vyloupili poštovní kočár; ozbrojená stráž stojí 4 stříbrné.
card-III_fuel_price = Palivo je drahé: zaplať 1 stříbrný za benzinové nebo dieselové vozidlo na přepravních deskách, nejvýš 8.
card-III_oil_crisis = Ropná krize: benzinová a dieselová silniční vozidla v tomto kole nejedou.
card-III_storm = Zuří bouře: lodě v tomto kole nejedou.
card-III_fog = Mlha: tvé lodě v tomto kole nejedou.
card-III_motor_show = Autosalon: silniční vozidla tě v tomto kole stojí o 10 stříbrných méně.
card-III_state_programme = Státní silniční program: nové dílky silnic stojí v tomto kole polovinu.
card-III_drilling_machine = Vrtný stroj: tvé tunely stojí v tomto kole polovinu.
card-III_modernisation_grant = Dotace na modernizaci: tvé modernizace cest a stanic stojí v tomto kole polovinu.
card-III_holiday_season = Prázdniny: cestující platí v tomto kole o 2 stříbrné za jednotku víc.
card-III_dividend = Dividenda: dostáváš 20 stříbrných.
card-III_accident = Nehoda tě stojí 10 stříbrných.
card-III_station_grant = Dotace na stanice: tvé silniční a železniční stanice stojí v tomto kole polovinu.
card-III_food_fair = Potravinářský veletrh: potraviny platí v tomto kole o 2 stříbrné za jednotku víc.
card-IV_double_straw = V tomto kole se platí dvojnásobek za přepravu: { good-straw }.
card-IV_double_barrel = V tomto kole se platí dvojnásobek za přepravu: { good-barrel }.
card-IV_double_mail = V tomto kole se platí dvojnásobek za přepravu: { good-mail }.
card-IV_double_fruit = V tomto kole se platí dvojnásobek za přepravu: { good-fruit }.
card-IV_double_gravel = V tomto kole se platí dvojnásobek za přepravu: { good-gravel }.
card-IV_double_animal = V tomto kole se platí dvojnásobek za přepravu: { good-animal }.
card-IV_double_brick = V tomto kole se platí dvojnásobek za přepravu: { good-brick }.
card-IV_double_furniture = V tomto kole se platí dvojnásobek za přepravu: { good-furniture }.
card-IV_double_pallet = V tomto kole se platí dvojnásobek za přepravu: { good-pallet }.
card-IV_double_fence = V tomto kole se platí dvojnásobek za přepravu: { good-fence }.
card-IV_double_passengers = V tomto kole se platí dvojnásobek za přepravu: { good-passengers }.
card-IV_double_fish = V tomto kole se platí dvojnásobek za přepravu: { good-fish }.
card-IV_double_salt = V tomto kole se platí dvojnásobek za přepravu: { good-salt }.
card-IV_double_beam = V tomto kole se platí dvojnásobek za přepravu: { good-beam }.
card-IV_double_log = V tomto kole se platí dvojnásobek za přepravu: { good-log }.
card-IV_double_pesticide = V tomto kole se platí dvojnásobek za přepravu: { good-pesticide }.
card-IV_double_vetmed = V tomto kole se platí dvojnásobek za přepravu: { good-vetmed }.
card-IV_double_wine = V tomto kole se platí dvojnásobek za přepravu: { good-wine }.
card-IV_double_workers = V tomto kole se platí dvojnásobek za přepravu: { good-workers }.
card-IV_double_food = V tomto kole se platí dvojnásobek za přepravu: { good-food }.
card-IV_double_grain = V tomto kole se platí dvojnásobek za přepravu: { good-grain }.
card-IV_quiet = Klidné časy: nic se neděje.
card-IV_power_cut = Výpadek proudu: elektrická vozidla v tomto kole nejedou.
card-IV_green_subsidy = Zelená dotace: dostáváš 25 stříbrných.
card-IV_cheap_power = Levný noční proud: každé elektrické vozidlo popojede v tomto kole o pole dál.
card-IV_carbon_tax = Uhlíková daň: zaplať 2 stříbrné za každé neelektrické vozidlo na přepravních deskách, nejvýš 16.
card-IV_storm = Zuří bouře: lodě v tomto kole nejedou.
card-IV_software_fault = Chyba v programu tě stojí 15 stříbrných.
card-IV_port_automation = Automatizace přístavů: tvé přístavy stojí v tomto kole polovinu.
card-IV_tunnel_grant = Dotace na tunely: tunely a tratě maglevu stojí v tomto kole polovinu.
card-IV_battery = Lepší baterie: elektrická vozidla tě v tomto kole stojí o 15 stříbrných méně.
card-IV_e_commerce = Boom zásilek: pošta platí v tomto kole o 2 stříbrné za jednotku víc.
card-IV_commuters = Dojíždění: cestující a dělníci platí v tomto kole o 1 stříbrný za jednotku víc.
card-IV_hq_grant = Dotace města: ústřední budova tě v tomto kole stojí o čtvrtinu méně.
card-IV_toll_double = Drahé mýto: soupeřovy dílky stojí v tomto kole po 2 stříbrných.

## Slova na stole

draw-board = Kontinent
draw-freight = Přepravní desky: { $player }
draw-stock = Společná zásoba (rekonstruovaná)
draw-card = Řídicí karta
draw-both = oba
draw-cell = Pole { $cell }
draw-tunnel = Tunel, { $owner }
draw-takes = odebírá: { $goods }
draw-makes = vyrábí: { $goods }
draw-legend = Legenda
draw-legend_ways = Cesty
draw-legend_stations = Stanice
draw-legend_places = Místa: nahoře odebírá, dole vyrábí
draw-legend_land = Země a voda
draw-legend_tunnel = Tunel
draw-legend_joint = Společná cesta
draw-legend_spur = Obsluhuje místo
draw-legend_lane = Lodní trasa
draw-legend_central = Ústřední budova
draw-central = Ústřední budova { $generation }, { $owner }
draw-round = kolo { $round }, éra { $era }, zbývá: { $left }
draw-parked = Ve vozovém parku: { $what }
draw-resting = Odpočívá: { $what }
draw-pile = Balíček { $pile }: { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
draw-no_card = Neplatí žádná karta.
draw-no_line = volné
draw-price_table = ceník: { $colour }
draw-livery_1 = Zelená
draw-livery_2 = Oranžová
figure-silver = Stříbrné
figure-lines = Linky
figure-vehicles = Vozidla
figure-points = Body
draw-players = Hráči
draw-player = { $player }: stříbrné { $silver }, linky { $lines }, vozidla { $vehicles }, body { $points }
draw-start_cube = startovní kostka
draw-to_move = rozhoduje
draw-pays = platí { $silver }
draw-costs = { $silver } stř., uveze { $capacity }, body { $points }

draw-short_silver = { figure-silver }
draw-short_lines = { figure-lines }
draw-short_vehicles = { figure-vehicles }
draw-short_points = { figure-points }

## Pravidla podle čísel; .refusal říká, proč něco nejde

BI-SETUP-01 = Hrají dva. Kdo je první hráč, na tom se dohodnou, nebo rozhodne náhoda. První hráč má v 1. kole startovní kostku.
BI-SETUP-02 = Každý hráč dostane 200 stříbrných.
BI-SETUP-03 = První hráč hodí barevnou kostkou: tabulka cen té barvy platí celou hru.
BI-SETUP-04 = Druhý hráč hodí barevnou kostkou na tabulku zásob I. éry. Ta říká, kolik je měst, farem a závodů, kolik žetonů každého zboží a která vozidla I. éry leží ve společné zásobě.
BI-SETUP-05 = Kontinent se postaví přesně se závody z tabulky zásob. Jména měst se berou v daném pořadí, takže Venezia, Győr a Bern jsou ve hře vždy.
BI-SETUP-06 = Každý hráč si vezme dílky I. éry, označení a tři prázdné přepravní desky.
BI-SETUP-07 = Vyloží se řídicí karty I. éry.
BI-SETUP-08 = Jen v pokročilé hře: před 1. kolem se rozdají a vyberou osobnosti.
BI-SETUP-09 = Všechno leží otevřeně kromě pořadí zakrytých řídicích karet, řídicích karet vrácených bez prohlédnutí a během výběru osobností karet v ruce.
BI-SETUP-10 = Hotová mapa si přináší vlastní závody i barvu zásob I. éry, takže druhý hráč tehdy nehází. Na barvu cen a na barvy zásob II. až IV. éry se hází jako obvykle.
BI-MAP-01 = Krajní pole jsou všechna moře a všechna mořská pole spolu souvisejí stranami.
BI-MAP-02 = Žádné pole nemá pevninu jen ve dvou protilehlých rozích.
BI-MAP-03 = Co na poli je, odpovídá jeho rohům. Pole s mořem ve všech rozích je moře. Rovné pobřeží je prosté pobřeží, ústí řeky nebo pobřežní závod. Pobřeží ohnuté ven nebo dovnitř je vždy prosté pobřeží. Pole s pevninou ve všech rozích je pevnina nebo závod na pevnině.
BI-MAP-04 = Řeka je řetěz polí, která spolu sousedí stranami. Začíná pramenem nebo u jezera, ze kterého vytéká, a končí ústím nebo u jezera, ale nikdy nevede od jezera k jezeru. Řeky nemají společné pole a mimo řeku žádné říční pole není.
BI-MAP-05 = Řeka se může jednou, na rovném přechodovém poli, změnit ve veletok a už nikdy se nezúží. Pramen je vždy úzká řeka. Ústí je tak široké jako pole před ním a přijímá řeku ze strany pevniny.
    .refusal = Řeka se rozšiřuje jen cestou, u jezera nikdy.
BI-MAP-06 = Na všech čtyřech stranách pouště leží pouště nebo pouštní louky.
BI-MAP-07 = Dvě města nikdy neleží vedle sebe. Farmy a závody se smějí dotýkat navzájem i měst.
    .refusal = Dvě města nemohou stát vedle sebe.
BI-MAP-08 = Solivary stojí na rovném pobřeží. Rybárny stojí na rovném pobřeží nebo na pevnině u jezera. Všechny ostatní závody stojí na pevnině.
    .refusal = Tento závod na takovém poli stát nemůže.
BI-MAP-09 = Na mapě jsou přesně závody z tabulky zásob, na velké mapě všechny z krabice. Potravinářský závod zprvu žádný není.
BI-MAP-10 = Každý závod na kontinentu má vedle sebe volnou zem a všechny lze navzájem spojit: z volné země na další, přes města a rovně přes rovná pole řeky, přechodu a veletoku.
BI-MAP-11 = Je tu aspoň jedno jezero a aspoň tři prázdné louky s volnou zemí vedle; dvě z nich budou později potřebovat potravinářské závody.
BI-MAP-12 = Místo pro přístav je rovné nebo ven ohnuté pobřeží bez závodu a bez ústí, s mořem aspoň na jedné straně. Vedle sebe ho má Venezia a aspoň jedno další město.
BI-MAP-13 = Závod na ostrově má vedle sebe aspoň jedno místo pro přístav. S ostatními po pevnině spojený být nemusí.
BI-MAP-14 = Rychlá mapa nepoužívá žádný druh krajiny častěji, než kolik má krabice dílků.
BI-HAND-01 = Náhodně se připraví tři obrysy a první hráč jeden vybere.
    .refusal = Vyber jeden ze tří obrysů.
BI-HAND-02 = Potom hráči střídavě umisťují po jedné věci, začíná druhý hráč, v tomto pořadí: jezera, hory, řeky, pouště; města, solivary, rybárny, ostatní závody v daném pořadí; kopce, lesy. Jedno jezero je na každých celých 70 polí pevniny, jedna řeka na 45 a jedna poušť na 110, ale od každého aspoň jedno; jedna hora na 14, jeden kopec na 16, jeden les na 8; a závody z tabulky zásob. Rybárny na ostrovech už stojí.
BI-HAND-03 = Jezero, hora, kopec a les se kladou na jakoukoli prázdnou pevninu. Poušť se klade na prázdnou pevninu, která má na všech čtyřech stranách prázdnou pevninu nebo pouštní louku; prázdná pole se stanou pouštní loukou.
    .refusal = Tohle se musí položit na prázdnou pevninu.
BI-HAND-04 = Celou řeku vede jeden hráč. Na prázdné pevnině vybere její začátek: pramen, nebo u jezera výtok. Odtud řeka pokračuje pole po poli po prázdné pevnině a končí ústím na rovném pobřeží před sebou. Řeka z pramene smí skončit i v jezeře vedle sebe. Jednou, kde vede rovně, se smí rozšířit na veletok. Nabízejí se jen kroky, po kterých řeka ještě může skončit.
    .refusal = Tak by řeka nemohla skončit. Končí ústím, některé řeky v jezeře.
BI-HAND-05 = Závod smí jen tam, kde stát může, kde lze všechny dosud umístěné závody ještě spojit a kde zbudou tři louky; Venezia a čtvrté město potřebují vedle sebe také místo pro přístav. Ostatní věci musí nechat aspoň tolik volné země, kolik závodů ještě přijde, a nesmějí nic odříznout.
    .refusal = Tak by kontinent nešlo dokončit: každý závod potřebuje souvislou volnou zem.
BI-HAND-06 = Co nemá místo, se vynechá; závod se pak vrátí do krabice a zásoba se nezmění. Co zůstane nakonec prázdné, je louka a celá mapa musí splňovat pravidla mapy.
BI-RND-01 = Kolo má pět kroků: 1 řídicí karta, 2 pohyb vozidel, 3 bourání a stavba, nebo ústřední budova, nebo modernizace, 4 obchod s vozidly, 5 přepravní desky.
    .refusal = To v tomto kroku udělat nelze.
BI-RND-02 = Kroky 1 a 2 proběhnou vždy; kroky 3, 4 a 5 smíš vynechat. Hotovou trasu na desku nikdy zapsat nemusíš. Délky a doby počítá program.
BI-RND-03 = V kroku 1 si bere jen držitel startovní kostky. V kroku 2 jedou vozidla obou hráčů sama. V krocích 3, 4 a 5 je první držitel, potom druhý hráč: oba krok 3, pak oba krok 4, pak oba krok 5.
BI-RND-04 = I v kroku 5 je první držitel startovní kostky, protože žetony se berou ze společné zásoby.
BI-RND-05 = Na konci kola přejde startovní kostka k druhému hráči. Všechny éry mají sudý počet kol, takže by kostka sama na začátku každé éry připadla prvnímu hráči. Ve výchozím nastavení ji má v prvním kole II. éry druhý hráč; kdo kterou éru začíná, určuje volba.
BI-RND-06 = Stříbrných nikdy nemáš méně než 0. Co kupuješ, musíš mít z čeho zaplatit; povinné platby vezmou nejvýš to, co máš.
    .refusal = Stojí to { $price }, a ty máš { $silver ->
        [one] { $silver } stříbrný
        [few] { $silver } stříbrné
       *[other] { $silver } stříbrných
    }.
BI-RND-07 = Nikdo nikdy nevypadne ze hry a nejsou půjčky ani dary. Mezi hráči putují stříbrné jen jako mýto a za ojetá vozidla.
BI-CARD-01 = Na začátku éry se zamíchají její karty. Každý hráč si bez prohlédnutí vezme 12, ve III. a IV. éře 8; s volbou „13, 12, 10 a 10“ jsou to tyto počty pro čtyři éry. Dohromady se zamíchají a vyloží lícem dolů jako dva stejně velké balíčky. Zbytek se bez prohlédnutí vrátí.
BI-CARD-02 = Éra má tolik kol, kolik je karet v obou balíčcích dohromady. Kolo, ve kterém se si vezme její poslední karta, se dohraje.
BI-CARD-03 = Dokud mají karty oba balíčky, vybírá držitel startovní kostky, ze kterého si vezme. Bez této volby se první balíček lízá dřív než druhý.
    .refusal = Ten balíček je prázdný.
BI-CARD-04 = Karta se ukáže a hned provede; jinak to nejde. Týká se obou hráčů, nebo jen toho, kdo ji lízl, jak říká.
BI-CARD-05 = Co karta říká o tomto kole, s kolem končí, kromě cen, které označila.
BI-CARD-06 = Cenová karta označí náklad svého zboží na každé jízdě hráčů, kterých se týká. Stane se to hned na každé jízdě, která probíhá nebo má právě začít. Později v témže kole se to stane na každé jízdě, která začne: obratem v kroku 2, nebo v kroku 5 novou linkou, změnou zboží nebo umístěním vozidel na řádek. Řádek bez vozidel žádnou jízdu nemá.
BI-CARD-07 = Značka je pevná cena, spočítaná hned z ceny, kterou má linka bez značky. Zůstává, dokud není náklad zaplacen; pozdější cenová karta ji nahradí. Ztratí se, když změníš zboží, stáhneš všechna vozidla nebo linku zrušíš.
BI-CARD-08 = Použité karty leží otevřeně a už se nemíchají.
BI-CARD-10 = Některé karty nedělají nic.
BI-CARD-11 = Cenová karta, která násobí: cena linky krát číslo na kartě, zaokrouhleno nahoru.
BI-CARD-12 = Cenová karta, která přidává: cena linky a částka na kartě.
BI-CARD-13 = Karta, která stojí stříbrné: zaplatíš částku bance, nejvýš kolik máš, ať vlastníš to, o čem vypráví, nebo ne.
BI-CARD-14 = Karta, která dává stříbrné: částku dostaneš.
BI-CARD-15 = Karta, která počítá, co máš: částka za každý kus, nejvýš do meze na kartě. Počítají se silniční stanice, přístavy, mosty (tvé vlastní cesty na vodě; společné se nepočítají nikomu) nebo vozidla na linkách. Každé spřažené vozidlo se počítá, stojící i jedoucí, má-li pohon, který karta jmenuje; ta ve vozovém parku se nepočítají.
BI-CARD-16 = Karty zdržení: linky, které odpovídají všemu na kartě, se v kroku 2 tohoto kola nepohnou.
BI-CARD-17 = Karty posunu: linky, které jim odpovídají, se v kroku 2 posunou o tolik políček navíc. Co při příjezdu zbude, propadá.
BI-CARD-18 = Karta, která zlevňuje stavbu: v kroku 3 tohoto kola stojí každá položka o tolik procent méně, zaokrouhleno nahoru. (1) Dílky silnic nebo kolejí: každý nový dílek na povrchu s příplatkem za krajinu, ale ne portál, a každá přestavba, po rozpůlení na soupeřově dílku; úrovňové křížení patří k druhu nové cesty. (2) Stanice: stavba na pevnině s příplatkem. (3) Přístavy: stavba přístavu. (4) Tunely: každý portál a každé pole pod zemí, i u maglevu. (5) Modernizace: každý modernizovaný dílek, pole pod zemí, stanice nebo přístav se všemi stupni. (6) Ústřední budova: její stavba nebo rozšíření. Bourání nezlevní nikdy.
BI-CARD-19 = Karta, která zlevňuje vozidla: v kroku 4 tohoto kola stojí vozidla ze společné zásoby o tolik méně, nejméně však 1. Vozidlo musí odpovídat všemu, co karta jmenuje. Ojetá vozidla mají cenu stejnou.
BI-CARD-20 = Karta, která přidává zboží: do společné zásoby přibude tolik žetonů každého zboží, které jmenuje.
BI-CARD-21 = Karta, která mění mýto: v kroku 2 tohoto kola je mýto za každý dílek místo 1 tolik, kolik je na kartě.
BI-CARD-22 = Jmenuje-li karta více pohonů nebo druhů zboží, platí pro každý z nich.
BI-CARD-23 = Žádná karta po tobě nechce rozhodnutí.
BI-CARD-24 = Nejdřív platí sleva karty, pak sleva osobnosti, každá jednou a každá zaokrouhlená nahoru; karta nikdy nezlevní vozidlo pod 1. Cenová karta vychází z ceny linky, ve které už je to, co přidává tvá osobnost.
BI-TIME-01 = Doba jízdy v kolech: vyděl délku cesty v polích rychlostí, zaokrouhli nahoru a odečti, co je v závorce. „2-(1)“ jsou dvě pole za kolo a celkem o kolo méně; „1-(4-1)“ je jedno pole za kolo a o kolo méně za každá celá čtyři pole. Platí rychlost pro třídu cesty, nebo pro moře.
BI-TIME-02 = Potom přijde, co k době přidá nebo ubere osobnost.
BI-TIME-03 = Jízda nikdy netrvá méně než 2 kola, protože každá z obou stanic potřebuje na desce políčko.
BI-TIME-04 = Jízda smí trvat nejvýš tolik kol, kolik má deska políček: 12 na silnici, 14 na kolejích, 16 na moři. Pomalejší vozidlo na linku dát nesmíš.
    .refusal = Jízda by trvala { $rounds ->
        [one] jedno kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }, a na této desce je polí jen { $most }.
BI-TIME-05 = Červená značka leží na políčku za posledním políčkem jízdy. Zaplní-li jízda celou desku, není třeba.
BI-MOVE-01 = Linka s vozidly jede tam, nebo zpět, a značka počítá, o kolik políček se na této jízdě posunula. Vozidla umístěná na prázdný řádek začínají ve výchozí stanici vlevo, směrem tam.
BI-MOVE-02 = V kroku 2 se každá linka s vozidly posune o jedno políčko, neříká-li karta jinak: nejdřív silniční, kolejové a lodní řádky držitele, potom druhého hráče, každá deska řádek po řádku.
BI-MOVE-03 = Když je doba jízdy naplněna, vozidla dorazila: náklad se zaplatí, otočí se a další jízda začíná se zbožím toho směru, nebo prázdná. Její cesta, délka, doba a mýto se spočítají na konci kroku 5 tohoto kola. Každá jízda tak trvá přesně svou dobu.
BI-MOVE-04 = Cesta zpět se jede vždy, s nákladem nebo prázdná.
BI-MOVE-05 = Linka stojí ve stanici od příjezdu, nebo od chvíle, kdy na ni přišla vozidla, dokud se nepohne. Směrem tam stojí ve výchozí stanici, směrem zpět v cílové.
BI-INC-01 = Naložená jízda platí při příjezdu: kolik naloží všechna spřažená vozidla dohromady, krát cena, a 1 stříbrný za každé pole cesty. Přičítají se pole, ne kola.
BI-INC-02 = Prázdná jízda neplatí nic a nestojí mýto.
BI-INC-03 = Linka má pro oba směry jednu cenu: podle zboží tam, nebo podle zboží zpět, je-li naložená jen cesta zpět. S volbou „Každý svou“ má každý směr cenu vlastního zboží.
BI-INC-04 = Cena je ta z tabulky barvy s tím, co přidává tvá osobnost. Čte se ve chvíli placení; předem pevná je jen cena označená kartou.
BI-INC-05 = Z každé zaplacené jízdy dáš soupeři 1 stříbrný za každý jeho dílek na cestě: dílky na povrchu, mosty, portály, pole pod zemí a jeho cestu v úrovňovém křížení, jedeš-li podél ní. Společné dílky, města, vlastní dílky a moře jsou zdarma.
BI-INC-06 = Banka platí bez omezení.
BI-BLD-01 = V kroku 3 uděláš nejvýš jedno z toho: bouráš a stavíš, stavíš nebo rozšiřuješ ústřední budovu, nebo modernizuješ.
    .refusal = { $reason ->
        [demolish] Nejdřív zbourej aspoň jeden dílek.
        [modernise] Nejdřív zmodernizuj aspoň jeden dílek.
       *[build] Po bourání můžeš už jen stavět, nebo pasovat.
    }
BI-BLD-02 = Zbourat smíš nejvýš jednu trasu, celou nebo zčásti, a potom postavit nejvýš jednu, celou nebo zčásti. Bourá se dřív.
    .refusal = Bouráš po kusech. Vyber další kus, nebo skonči.
BI-BLD-03 = Pozemní trasa jsou nejvýš dvě nové stanice a cesta mezi nimi, mořská nejvýš dva přístavy.
    .refusal = Silnice nebo dráha má dva konce. Vyber druhý.
BI-BLD-04 = Všechno, co v kroku postavíš, je jedna cesta, která na žádné pole nepřijde dvakrát, na povrchu ani pod zemí. Začíná u tvé stanice, staré nebo nové, nebo u otevřeného východu tvé či společné cesty. Smí vést po dílcích, které tam leží, a přes města. Nové stanice stojí jen na jejích koncích.
    .refusal = { $reason ->
        [start] Začni u své stanice, na otevřeném konci své cesty, nebo na volném poli s novou stanicí.
        [path] Tato cesta mezi návrhy není.
       *[twice] Nová cesta už na tomto poli byla.
    }
BI-BLD-05 = Všechno platíš najednou. Co nemůžeš zaplatit, nemůžeš postavit.
    .refusal = Máš { $silver ->
        [one] { $silver } stříbrný
        [few] { $silver } stříbrné
       *[other] { $silver } stříbrných
    }, ale se vším, co k tomu patří, to stojí víc.
BI-BLD-06 = Zčásti postavená cesta nic nerezervuje: soupeř smí stavět napříč.
BI-BLD-07 = Každý druh cesty, stanice a ústřední budovy se staví ve svých érách. Co éra zakazuje, zůstává zakázané, a co dovoluje, zůstává dovolené, dokud to pozdější nezakáže.
BI-BLD-08 = Polní cesty se stavějí v I. a II. éře, asfaltové silnice ve II. a III., rychlostní silnice ve III. a IV., dálnice ve IV. Koněspřežka se staví v I., železnice ve II. a III., expresní dráha ve III. a IV., maglev ve IV. S volbou „Koněspřežka ve II. éře“ se staví i ve II.
    .refusal = Tuto cestu v této éře postavit nelze.
BI-BLD-09 = Cesta na povrchu neleží na hoře, jezeře, moři ani pobřeží ani mimo mapu. Neleží ani na ústí, prameni nebo v ohybu řeky a na závodu. Městy však silnice procházejí.
    .refusal = { $reason ->
        [map] To pole je mimo mapu.
       *[ground] Na toto pole cestu položit nelze.
    }
BI-BLD-10 = Cesta, kterou stavíš, nikdy nevede přes stanici: stanice jsou jen její konce. Tvé linky vlastními stanicemi projíždět smějí.
    .refusal = Cesta musí skončit u stanice, nemůže jí projít.
BI-BLD-11 = Stavba musí něco přidat, dílek cesty, přestavbu, tunel nebo stanici, nebo dokončit trasu. Stavba, která jen dokončí trasu, nestojí nic.
    .refusal = { $reason ->
        [nothing] Tím by nevzniklo nic nového.
       *[end] Odtud by cestu nešlo dokončit.
    }
BI-WAY-01 = Silnice jsou polní cesta, asfaltová silnice, rychlostní silnice a dálnice; koleje jsou koněspřežka, železnice, expresní dráha a maglev.
BI-WAY-02 = Nový dílek cesty stojí svou cenu a příplatek za krajinu: na louce a pouštní louce nic, v lese 1, na kopci a v poušti 2.
BI-WAY-03 = Most je dílek cesty na rovné vodě; na řece stojí o 4 víc, na přechodovém poli nebo veletoku o 8. Vede rovně napříč a má právě dva východy. Nikdy se nepřestavuje ani nekříží a nestojí na něm stanice.
    .refusal = Most vede rovně přes rovnou vodu a později ho nelze změnit.
BI-WAY-04 = Tvar dílku plyne z cesty: dva protilehlé východy jsou rovný dílek, dva jiné zatáčka, tři odbočka, čtyři křižovatka. Tvar nic nestojí.
BI-WAY-05 = Poslední dílek nedokončené cesty má otevřený konec, který míří rovně dál. Stavíš-li dál přes svůj dílek se dvěma východy, smíš jeho otevřený východ zdarma otočit k jiné straně. Mosty a portály otočit nelze.
BI-WAY-06 = Dva sousední dílky cest jsou spojené, když má každý východ k druhému, oba jsou silnice nebo oba koleje a jejich druhy lze spojit. Na tom, kdo a kdy je postavil, nezáleží. Dílek silnice, ne však dálnice, je spojený s městem, kam vede jeho východ.
BI-WAY-07 = Na poli je jedna cesta, nebo dvě jako úrovňové křížení. Na poli se stanicí není žádná.
BI-WAY-08 = Cesta je napojená na stranu stanice, když přes tu stranu postavíš cestu. Nová stanice navíc přijme každou vlastní nebo společnou cestu svého druhu, která má východ k ní, v pořadí sever, východ, jih, západ, dokud má strany; nejdřív přijdou strany právě postavené cesty. Strana se uvolní, když je dílek za ní zbourán.
BI-WAY-09 = Kde tvá cesta narazí na dílek, který tam leží, rozhodují strany, kterými vchází a vychází. Jsou-li obě východy jedné cesty, nic se nestaví. Chybí-li některá strana a obojí je silnice nebo obojí koleje, otočí se otevřený východ tvého dílku se dvěma východy, jinak se dílek přestaví. Koleje rovně přes rovné koleje, nebo silnice a koleje rovně přes sebe, v pravém úhlu, tvoří úrovňové křížení. Nic jiného nejde. Dílky si nechávají svůj druh, pokud se nepřestaví.
BI-JOIN-01 = Spojit lze tyto druhy: polní cestu s asfaltovou silnicí, asfaltovou s rychlostní silnicí, rychlostní silnici s dálnicí, železnici s expresní dráhou a každý sám se sebou. Koněspřežka a maglev se s ničím jiným nespojují.
    .refusal = Cesty těchto dvou druhů spojit nelze.
BI-JOIN-02 = Soupeřovy cesty smíš používat, jsou-li na ně tvoje napojené podle těchto pravidel.
BI-JOIN-03 = Silnice se na soupeřovy napojují křižovatkou, odbočkou nebo prodloužením, koleje jen odbočkou nebo prodloužením.
BI-JOIN-04 = Prodloužení: nový dílek nebo svou stanici připojíš k otevřenému východu soupeřova dílku se dvěma východy, mostu nebo portálu, který na ně míří. Nestojí to nic. Soupeřův dílek zůstává soupeřův, s mýtem.
BI-JOIN-05 = Kde se kříží dvě silnice, jsou spojené všechny čtyři směry. Koleje kříží koleje nebo silnici v pravém úhlu bez spojení, jako úrovňové křížení: obě cesty jsou rovné, na poli byla právě jedna cesta a není to most, portál ani stanice.
    .refusal = Koleje se kříží jen rovně a v pravém úhlu.
BI-JOIN-06 = Za přidání východu k dílku nebo za úrovňové křížení přes něj platíš zbourání starého dílku a stavbu: přestavěný dílek, u úrovňového křížení novou cestu. Na vlastním nebo společném dílku platíš všechno, na soupeřově polovinu, zaokrouhleno nahoru. Jeden nebo dva východy přidané k jednomu dílku v jednom kroku jsou jedna přestavba. Krajina se znovu neplatí.
BI-JOIN-07 = Z rovného dílku nebo zatáčky smí být odbočka nebo na silnici křižovatka; z odbočky smí být na silnici křižovatka. Dílky kolejí mají nejvýš tři spojené východy.
    .refusal = Dílek kolejí má nejvýš tři východy.
BI-JOIN-08 = Přestavěný dílek má lepší ze starého druhu a druhu, který se staví. Všechny jeho spoje musí dál pasovat, jinak ho přestavět nelze; řešením je tunel.
    .refusal = Dílek by neseděl k ostatním spojům. Vyhneš se mu tunelem.
BI-JOIN-09 = Soupeřův dílek, ke kterému přidáš východ, se stane společným: do konce hry zdarma pro oba. Starý dílek se vrátí do zásoby toho, kdo ho položil, nový je z tvé. Pro úrovňová křížení to neplatí.
BI-JOIN-10 = Má-li soupeřova odbočka nebo křižovatka otevřený východ, který míří na tvůj nový dílek, použiješ ji bez placení a stane se společnou.
BI-JOIN-11 = Soupeřovy odbočky a křižovatky, které obě sítě nespojují, jsou obyčejné jeho dílky, s mýtem.
BI-JOIN-12 = V úrovňovém křížení zůstává každá cesta svému vlastníkovi. Přejezd je zdarma; jízda podél soupeřovy cesty stojí mýto jako na každém jeho dílku.
BI-JOIN-13 = Na soupeřovu stanici cestu napojit nesmíš a žádná tvá cesta jí neprochází ani v ní nekončí. Tvá vlastní stanice ale u soupeřova dílku stát smí.
    .refusal = To je stanice tvého soupeře.
BI-JOIN-14 = Cesta smí vést přes tvé vlastní stanice téhož druhu; v každé potřebuje dvě napojené strany.
BI-JOIN-15 = Úrovňové křížení se nikdy nepřestavuje. Potřebuje jeden dílek nového druhu z tvé zásoby; dílek, který tam ležel, patří dál svému vlastníkovi a do zásoby se nevrací.
    .refusal = Úrovňové křížení měnit nelze.
BI-CITY-01 = Každé město má ulici na všechny čtyři strany. Každý hráč smí vést silnici jednou stranou dovnitř a jinou ven, bez ceny a bez mýta. Ulice tak spojuje i silnice obou hráčů. Město se do délky počítá jako jedno pole.
BI-CITY-02 = Ulice má třídu cesty, která ji používá, a nikdy ji nezhorší.
BI-CITY-03 = Dálnice se na město nikdy nenapojuje: na žádné cestě neleží dílek dálnice těsně před městem ani za ním a dílek u ulice nelze modernizovat na dálnici. Dálnice vedou kolem, nebo pod ním.
    .refusal = Dálnice se nesmí dotýkat města.
BI-CITY-04 = Na povrchu koleje městem nikdy neprocházejí.
    .refusal = Koleje nesmějí procházet městem.
BI-CITY-05 = Cesta ve městě nekončí: končí u stanic.
    .refusal = Cesta nemůže končit ve městě, jen ve stanici.
BI-CITY-06 = Dílky na cestě před městem a za ním musí být druhů, které lze spojit. Stanice smí stát přímo u ulice. Nikdo nesmí modernizovat ani přestavět dílek tak, aby dvě silnice, které ulice spojuje, už k sobě nepasovaly.
    .refusal = Cesty před městem a za ním by se nespojily.
BI-TUN-01 = Ve III. a IV. éře smíš stavět tunely pro rychlostní silnice, dálnice, expresní dráhy a maglevy.
    .refusal = Pro tento druh cesty v této éře tunel postavit nelze.
BI-TUN-02 = Tunel má dva portály a mezi nimi aspoň jedno pole pod zemí, každé vedle dalšího. Smí zatáčet, ale nevětví se a sám sebe nekříží.
    .refusal = Tunel sestoupí portálem, vede aspoň jedno pole a vystoupí portálem.
BI-TUN-03 = Smí vést pod čímkoli, i pod mořem, městy, cestami, stanicemi a jinými tunely, jakkoli dlouhý, v mezích mapy. Pole pod zemí nechávají povrch volný.
    .refusal = Tunel nesmí opustit mapu.
BI-TUN-04 = Portál stojí na volné zemi. Má jeden východ na povrchu a naproti němu jeden pod zemí a nikdy se nepřestavuje. Oba portály i pole mezi nimi jsou druhu, který se staví.
    .refusal = Portál potřebuje volnou zem a cesta z něj vede rovně.
BI-TUN-05 = Portál stojí dílek, krajinu a ještě 4; každé pole pod zemí stojí dílek a ještě 3.
BI-TUN-06 = Každý portál a každé pole pod zemí se počítá za 1 do délky, a patří-li soupeři, za 1 do mýta.
BI-TUN-07 = Maglev vede jen pod zemí mezi stanicemi maglevu, které jsou jeho portály; každé pole stojí 15, bez příplatku. Od stanice vybrané jako první vede tunel na východ či západ a potom na sever či jih; je-li potřebná strana obsazená, opačně; je-li obsazená i tak, postavit ho nelze. Obě stanice nesmějí ležet vedle sebe. Soupeř ho používat nemůže.
BI-TUN-08 = Stanice maglevu přijme nejvýš čtyři tunely, na každé straně jeden.
BI-STN-01 = Stanice se staví na volné zemi a stojí svou cenu a příplatek za krajinu. U závodu stát nemusí, ale bez něj se v ní nedá nakládat ani vykládat.
    .refusal = Stanice potřebuje volné pole pevniny.
BI-STN-02 = Stanice slouží každému závodu, se kterým má společnou stranu.
    .refusal = Stanice by tam nic neobsluhovala: s tím polem nesdílí stranu žádný závod.
BI-STN-03 = Silniční stanice přijímají silnice, stanice koněspřežky koleje koněspřežky, nádraží železnice a expresní dráhy koleje železnice a expresní dráhy, stanice maglevu tunely maglevu: to jsou druhy stanic.
    .refusal = Tento druh stanice takovou cestu nepřijímá.
BI-STN-04 = Základní stanice a stanice koněspřežky mají místo pro cesty na 2 stranách, rozšířené a nádraží železnice na 3, všechny ostatní na 4. Napojit cestu na stranu nestojí nic.
    .refusal = Všechny strany stanice jsou obsazené.
BI-STN-05 = Základní a rozšířené silniční stanice se stavějí v I. a II. éře, stanice II. éry ve II. a III., III. éry ve III. a IV., IV. éry ve IV. Stanice koněspřežky se stavějí v I., nádraží železnice ve II. a III., expresní dráhy ve III. a IV., stanice maglevu ve IV. S volbou „Koněspřežka ve II. éře“ se stanice koněspřežky stavějí i ve II.
    .refusal = Tento druh stanice v této éře postavit nelze.
BI-STN-06 = Základní přístavy se stavějí v I. a II. éře, rozšířené ve II. Přístavy II. éry se stavějí ve II. a III., III. éry ve III. a IV., IV. éry ve IV. Přístav se staví na volném místě pro přístav, bez příplatku, a slouží závodům vedle sebe.
    .refusal = { $reason ->
        [site] To není volné místo pro přístav.
       *[era] Takový přístav v této éře postavit nelze.
    }
BI-STN-07 = Stanici smíš postavit i bez cesty; stojí osamělá, dokud k ní cesty nedojdou.
BI-STN-08 = Tvé linky začínají a končí jen ve tvých vlastních stanicích.
    .refusal = Linka začíná a končí ve tvých vlastních stanicích.
BI-STN-09 = Nová stanice dostane nejnižší volné označení svého druhu; bez volného označení ji postavit nelze. Zbouráním se označení uvolní. Ze dvou stanic postavených v jednom kroku má nižší označení ten konec, který byl vybrán první. Tvá první silniční stanice má číslo 0 a je sídlem společnosti.
    .refusal = Všechna označení pro stanice tohoto druhu jsou už použitá.
BI-STN-10 = Dílků stanic každého druhu máš omezený počet.
    .refusal = Takový dílek stanice už nemáš.
BI-HQ-01 = Ústřední budova stojí na tvé silniční stanici 0, která musí být na mapě. Stanice dál pracuje.
    .refusal = Ústřední budova potřebuje na mapě tvou silniční stanici 0.
BI-HQ-02 = Generace I se staví v I. a II. éře, II ve II. a III., III ve III. a IV., IV ve IV.
    .refusal = Tuto generaci v této éře postavit nelze.
BI-HQ-03 = První ústřední budova generace I, II, III nebo IV stojí 40, 90, 160 nebo 240 stříbrných; nižší generace smíš přeskočit. Rozšíření na generaci II stojí 60, na III 90 a na IV 110; za několik platíš součet.
    .refusal = Tvá ústřední budova už tuto generaci má.
BI-HQ-04 = Bez ústřední budovy je každá tvá stanice nebo přístav koncem nejvýš jedné linky, s vozidly nebo bez nich. Žádné vozidlo nesmí být z pozdější éry než kterákoli z jeho koncových stanic. S ústřední budovou kterékoli generace obě omezení mizí.
    .refusal = Ta stanice už jednu linku má. Bez ústřední budovy víc mít nemůže.
BI-HQ-05 = Stanici 0 s ústřední budovou nelze zbourat, ale modernizovat ano.
    .refusal = Stanici 0 zbourat nelze, dokud na ní stojí ústřední budova.
BI-DEM-01 = Bourat smíš vlastní dílky cest, stanice a přístavy, každý za jeho cenu bourání. Nic se nevyplácí zpět. Dílek se vrátí do tvé zásoby.
    .refusal = Nemáš tam co bourat.
BI-DEM-02 = Společné dílky, úrovňová křížení se soupeřem a stanici 0 pod ústřední budovou zbourat nelze.
    .refusal = { $reason ->
        [crossing] Úrovňové křížení se soupeřem zbourat nelze.
       *[joint] Společný dílek zbourat nelze.
    }
BI-DEM-03 = V jednom kroku bouráš dílky jen jedné trasy: vlastní cesty a koncové stanice jedné zapsané trasy; nebo jeden nedokončený úsek se stanicemi, které jsou na něj napojené; nebo jednu stanici bez cest; nebo jeden či dva přístavy.
    .refusal = { $reason ->
        [ports] To není tvůj druhý přístav.
        [attached] Ta stanice má cesty. Vyber její trasu.
       *[none] To není mezi tvými trasami, úseky, osamělými stanicemi a přístavy.
    }
BI-DEM-04 = Dílek nesmíš zbourat, dokud je některá tvá linka, jejíž cesta ho používá, v jízdě a nestojí ve stanici.
    .refusal = Jede tam tvá linka. Počkej, až bude stát ve stanici.
BI-DEM-05 = Smíš zbourat i dílky, které soupeř používá za mýto. Má-li jeho linka na konci kroku ještě cestu, jízda skončí tak, jak začala. Jinak se linka zruší bez zaplacení: vozidla jdou do vozového parku, žetony do zásoby.
BI-DEM-06 = Uvolněné pole je les nebo pouštní louka, bylo-li jimi předtím. Jinak je to louka, i když to byl kopec nebo poušť. Pod mostem zůstává řeka, pod přístavem pobřeží.
BI-DEM-07 = Všechno se vyrovná na konci tvého kroku 3, po stavbě: přerušené zapsané trasy obou hráčů se škrtnou a linky bez cesty se zruší; jejich vozidla jdou do vozového parku, žetony do zásoby.
BI-DEM-08 = Tunel se bourá celý: oba portály za svou cenu, každé pole pod zemí za 3, u maglevu za 4.
    .refusal = Tunel se bourá celý: vyber jeho trasu.
BI-DEM-09 = Sousední dílky cest si nechávají své východy; ty k uvolněnému poli jsou otevřené.
BI-DEM-10 = V jednom kroku smíš dílek vyměnit: zbouráš ho a na témže poli postavíš jiný, obojí za plnou cenu. Tak se stanice vymění za jinou svého druhu nebo se přesune na místo jiné. Její cesty se znovu napojí a trasy a linky trvají dál, je-li na konci kroku všechno spojené. Lepší stupeň téže stanice je modernizace.
BI-MOD-01 = V jednom kroku modernizuješ jednu trasu, celou nebo zčásti: vlastní a společné dílky cest a obě koncové stanice jedné zapsané trasy, nebo jeden či dva své přístavy, nebo jednu svou stanici.
    .refusal = { $reason ->
        [ports] To není tvůj druhý přístav.
       *[none] To není mezi tvými trasami, stanicemi a přístavy.
    }
BI-MOD-02 = Stupně: polní cesta, asfaltová silnice, rychlostní silnice, dálnice; železnice, expresní dráha; silniční stanice základní, rozšířená, II, III, IV; nádraží železnice, nádraží expresní dráhy; přístavy základní, rozšířený, II, III, IV.
    .refusal = Tohle na ten druh modernizovat nelze.
BI-MOD-03 = Koněspřežka, expresní dráha, maglev, dálnice a jejich stanice dál nejdou.
    .refusal = Nic tam už dál modernizovat nelze.
BI-MOD-04 = Cíl musí být takový, který se v této éře staví. Přes několik stupňů platíš jejich součet. V tunelech stojí každý portál a každé pole pod zemí tolik co dílek.
    .refusal = To se v této éře stavět nedá.
BI-MOD-05 = Po kroku musí všechny spoje dál pasovat, jinak modernizovat nesmíš. Modernizuješ-li celek, rozhoduje jen konec; po jednom musí pasovat po každé části.
    .refusal = Sousední cesty by se k tomu už nepřipojily.
BI-MOD-06 = Lepší třídu má trasa teprve tehdy, když ji má každá její část, i stanice.
BI-MOD-07 = Společný dílek smí modernizovat kterýkoli hráč za plnou cenu; zůstává společný. Soupeřovy dílky modernizovat nemůžeš, ani jeho cestu v úrovňovém křížení.
    .refusal = Ten dílek je soupeřův.
BI-MOD-08 = Starý dílek se vrátí do zásoby toho, kdo ho položil; nový je z tvé. Přeskočíš-li stupně, potřebuješ jen poslední dílek.
BI-MOD-09 = Modernizuješ-li celek, modernizuje se každý vlastní nebo společný dílek cesty a koncová stanice, které jsou pod cílem a smějí ho dosáhnout; dílky u ulice zůstanou před dálnicí. Nabízí se to, jen když je to dovolené, máš v zásobě dílky a můžeš zaplatit. Vozidla na cestě nepřekážejí. Portály a pole pod zemí dílek nepotřebují.
    .refusal = Modernizuješ po kusech. Vyber další kus, nebo skonči.
BI-MOD-10 = Platíš jen modernizaci, za sebrání starého dílku nic.
BI-ROUTE-01 = Trasa se zapíše, když cesta, kterou stavíš, spojí dvě různé tvé stanice téhož druhu a má aspoň 3 pole. Musí v ní být aspoň jeden vlastní nebo společný dílek cesty nebo tunel maglevu, který není v žádné tvé zapsané trase.
    .refusal = Trasa potřebuje dvě různé stanice.
BI-ROUTE-02 = Dvě stanice může spojovat více tras, po různých cestách.
BI-ROUTE-03 = Na pevnině leží mezi stanicemi aspoň jedno pole, délka je tedy aspoň 3.
    .refusal = Mezi dvěma stanicemi musí být aspoň jedno pole.
BI-ROUTE-04 = Cesta linky je nejkratší mezi jejími stanicemi, kterou její vozidla mohou použít, bez vozidel nejkratší vůbec. Ze stejně dlouhých je to ta s méně soupeřovými dílky, pak ta s lepší třídou. Jsou-li i tak stejné, je to první v pořadí sever, východ, jih, západ od výchozí stanice. Oba směry mají stejnou cestu.
BI-ROUTE-05 = Cesta linky nemusí být zapsaná trasa; stačí jakákoli souvislá cesta.
BI-ROUTE-06 = Cesta má nejnižší třídu ze svých dílků a z ér všech tvých stanic na ní, na koncích i cestou. Města se nepočítají.
BI-ROUTE-07 = Vozidlo smí cestu použít, má-li pro tuto třídu rychlost: na silnicích je 1 polní cesta, 2 asfaltová silnice, 3 rychlostní silnice, 4 dálnice; na kolejích 2 železnice, 3 expresní dráha. Koněspřežka a maglev mají vlastní rychlosti.
    .refusal = { $reason ->
        [board] Toto vozidlo patří na jinou přepravní desku.
       *[class] Mezi stanicemi není cesta třídy, po které toto vozidlo jezdí.
    }
BI-ROUTE-08 = Silniční vozidla tažená zvířaty a parní nemají na rychlostních silnicích a dálnicích žádnou rychlost. Po smíšené silnici třídy 1 nebo 2 jezdit smějí, protože celá silnice platí za nižší třídu.
BI-ROUTE-09 = Délka po moři je nejkratší řetěz mořských polí sousedících stranami mezi oběma přístavy a ještě 2 za přístavy. Lodě plují jen po moři a mýto se tam neplatí.
BI-ROUTE-10 = Mořské trasy se nezapisují a samy body nedávají.
BI-LINE-01 = Linka zabírá jeden řádek přepravní desky: výchozí stanice, cílová stanice, zboží tam nebo žádné, zboží zpět nebo žádné, vozidla nebo žádná.
    .refusal = V tom řádku žádná linka není.
BI-LINE-02 = Máš nejvýš 5 silničních, 4 kolejové a 3 lodní linky. S volbou „6, 5 a 4“ pro řádky přepravních desek jich je tolik.
    .refusal = Všechny řádky této desky jsou obsazené.
BI-LINE-03 = Obě stanice jsou tvoje, různé, téhož druhu a spojené hotovou cestou. Linku smíš otevřít bez vozidel i bez zboží; pak nic nevydělává, ale její stanice a trasa jsou na desce.
    .refusal = { $reason ->
        [pair] Nemáš dvě volné stanice, které by spojovala hotová cesta.
        [station] Nemáš tam stanici.
        [same] Vyber druhou, jinou stanici.
        [board] Ta stanice patří na jinou přepravní desku.
       *[path] Odtud nevede hotová cesta k jiné tvé volné stanici.
    }
BI-LINE-04 = Linky se otevírají, mění a ruší jen v kroku 5.
BI-LINE-05 = Linku smíš změnit nebo zrušit, jen když nemá vozidla nebo stojí ve stanici, a každou nejvýš jednou za kolo. Linka otevřená v tomto kole se v něm už nemění ani neruší.
    .refusal = { $reason ->
        [touched] Tuto linku už máš v tomto kole otevřenou nebo změněnou.
        [moving] Tato linka je na cestě. Dojede za { $rounds ->
            [one] jedno kolo
            [few] { $rounds } kola
           *[other] { $rounds } kol
        }.
       *[keep] Má-li linka zůstat, vyber „beze změny“.
    }
BI-LINE-06 = Když v jednom směru nakládáš, vezmeš si ze společné zásoby žeton toho zboží. Zůstane na lince a vrátí se, když zboží změníš nebo linku zrušíš. Bez žetonu zboží zvolit nelze.
    .refusal = Ve společné zásobě už žeton tohoto zboží není.
BI-LINE-07 = Změníš-li zboží směru, kterým mají stojící vozidla právě vyjet, platí už pro tuto jízdu.
BI-LINE-08 = Bez ústřední budovy nesmí být vozidlo z pozdější éry než kterákoli koncová stanice nebo přístav; základní a rozšířené jsou z I. éry a na cestách nezáleží. S volbou „Budova omezuje vozidla“ smějí být, jakmile budova stojí, z éry její generace; nebo z éry svých koncových stanic, je-li pozdější. Lodě IV. éry vždy potřebují na obou koncích přístav IV. éry.
    .refusal = Vozidlo je ze { $era ->
        [1] I.
        [2] II.
        [3] III.
       *[4] IV.
    } éry a stanice na koncích linky dovolují nejvýš { $have ->
        [1] I.
        [2] II.
        [3] III.
       *[4] IV.
    } éru.
BI-LINE-09 = Všechna vozidla na lince jsou jednoho druhu, nejvýš tolik, kolik jich lze spřáhnout, a přicházejí z vozového parku. Každé zboží na lince musí být takové, které tento druh vozí, musí pro něj být cesta a jízda se musí vejít na desku.
    .refusal = { $reason ->
        [number] Těchto vozidel lze spřáhnout nejvýš { $most }.
       *[goods] Toto vozidlo zboží této linky nevozí.
    }
BI-LINE-10 = Na konci každého kroku 5 se cesta, délka, doba a mýto všech stojících linek a řádků bez vozidel spočítají znovu. Probíhající jízda skončí tak, jak začala.
BI-LINE-11 = Nemohou-li vozidla kvůli třídě, době nebo éře použít už žádnou cestu, jdou do vozového parku a řádek zůstane.
BI-LINE-12 = Spřahovat, odpojovat a vyměňovat vozidla lze jen na lince, která stojí ve stanici; směr si ponechá. Řádek, který přišel o všechna vozidla, začíná znovu ve výchozí stanici.
BI-LINE-13 = Vozidla stažená z linky, ať z jakéhokoli důvodu, odpočívají tolik kol, kolik naposled trvala její jízda, až do kroku 5. Odpočívající vozidla lze prodat a bodují. Dát je smíš jen na linku, která stojí v téže stanici, nebo na prázdný řádek, který v ní začíná. Byla-li stažena během jízdy, nesmíš je dát na žádnou. Zrušení nebo vyprázdnění linky tak nikdy neušetří cestu zpět. Koupí-li je soupeř, smí je použít hned.
    .refusal = Tato vozidla odpočívají v jiné stanici, ještě { $rounds ->
        [one] jedno kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }.
BI-LINE-14 = Nesmí-li se zboží už vozit, třeba trámy po zboření přístavu, jeho žeton se vrátí do zásoby a ten směr je prázdný.
BI-LINE-15 = S ústřední budovou smějí mít dva řádky stejné dvě stanice; každý potřebuje vlastní žetony a vozidla.
BI-GOOD-01 = Zboží smíš vézt z jedné stanice do druhé, když ho v této éře dává závod vedle první a bere jiný závod vedle druhé.
    .refusal = { $reason ->
        [given] Na začátku jízdy toto zboží žádný závod nedává.
       *[taken] Na konci jízdy toto zboží žádný závod nebere.
    }
BI-GOOD-02 = Pošta a cestující jezdí z města do jiného města.
    .refusal = Pošta a cestující jezdí z města do jiného města.
BI-GOOD-03 = Dělníci jezdí z města na farmu nebo do závodu, nebo zpět do města, ale ne z města do města. Vozí se od II. éry, nebo od pozdější: určuje to volba „Dělníci od éry“.
    .refusal = { $reason ->
        [era] V této éře se dělníci ještě nevozí.
       *[place] Dělníci jezdí mezi městem a farmou nebo závodem.
    }
BI-GOOD-04 = Potraviny jezdí z potravinářského závodu do města, od III. éry.
    .refusal = { $reason ->
        [era] Potraviny se vozí od III. éry.
       *[place] Potraviny jezdí z potravinářského závodu do města.
    }
BI-GOOD-05 = Hnůj se vozí jen v I. a II. éře.
    .refusal = Hnůj se vozí jen v I. a II. éře.
BI-GOOD-06 = Trámy lze vozit i do přístavů: lodí do kteréhokoli tvého přístavu, po zemi do stanice vedle přístavu kteréhokoli hráče.
    .refusal = Trámy jezdí z pily do továren na nábytek, bednáren, měst a přístavů.
BI-GOOD-07 = Závodům zboží nikdy nedojde a k výrobě nic nepotřebují. Obchod omezují jen žetony.
BI-GOOD-08 = Tam a zpět smí linka vozit různé zboží.
BI-VEH-01 = V kroku 4 smíš koupit kolik chceš vozidel ze společné zásoby, která se v této éře prodávají, každé za jeho cenu. Jdou do tvého vozového parku.
BI-VEH-02 = Vozidla I. éry se prodávají v I. éře, koňské a volské povozy i ve II.; vozidla II. éry ve II. a III., III. éry ve III. a IV., IV. éry ve IV.
    .refusal = Toto vozidlo se v této éře neprodává.
BI-VEH-03 = Banka vozidla zpět nekupuje.
BI-VEH-04 = V kroku 4 smíš soupeři nabídnout vozidla ze svého vozového parku, po jednom, má-li na ně stříbrné. Buď přijme a zaplatí ti polovinu ceny, zaokrouhleno nahoru, nebo odmítne. Druh, který odmítl, se v tomto kroku znovu nenabízí.
    .refusal = { $reason ->
        [parked] Takové vozidlo ve vozovém parku nemáš.
        [declined] Soupeř toto vozidlo v tomto kroku už odmítl.
       *[silver] Soupeře by to stálo { $price ->
        [one] { $price } stříbrný
        [few] { $price } stříbrné
       *[other] { $price } stříbrných
    }, a má jich { $have }.
    }
BI-VEH-05 = V základní hře smí být každé vozidlo používáno v každé éře.
BI-VEH-06 = Koněspřežka a volská dráha jezdí jen po kolejích koněspřežky a nic jiného po nich nejezdí. Vlaky maglevu jezdí jen po maglevu.
    .refusal = Toto vozidlo po takové cestě nejezdí.
BI-VEH-07 = Spřažená vozidla jedou jako jedno a naloží dohromady, co unese každé z nich.
BI-VEH-08 = Ojetá vozidla kterékoli éry lze prodat v kterékoli éře. S volbou „Ojetá jen z této éry“ to musí být druh, který se v této éře prodává.
    .refusal = Nabídnout lze jen vozidla, která se v této éře prodávají.
BI-VEH-09 = Společná zásoba jednoho druhu může dojít. Pak ti ho může prodat jen soupeř.
    .refusal = Ve společné zásobě už není.
BI-VEH-10 = V kroku 5 smíš vozidlo z vozového parku dát na kteroukoli svou linku, pro kterou se hodí.
    .refusal = Takové vozidlo ve vozovém parku nemáš.
BI-VEH-11 = V kroku 4 smíš také stáhnout vozidla z linky, která stojí ve stanici, z každé linky nejvýš jednou: jedno, několik nebo všechna jdou do vozového parku a smíš je hned nabídnout. Na linky se vozidla dávají v kroku 5.
    .refusal = { $reason ->
        [number] Počet vozidel této linky je jen { $most }.
        [empty] Tato linka nemá vozidla.
        [withdrawn] Z této linky se už v tomto kroku stahovalo.
       *[moving] Tato linka je na cestě. Vozidla se stahují ve stanici.
    }
BI-ERA-01 = Po posledním kole éry následuje: vyloží se řídicí karty nové éry; hodí se barevnou kostkou na její tabulku zásob, pro II. a IV. první hráč, pro III. druhý; její zboží a vozidla přibudou do zásoby; staré dílky a vozidla odejdou a nakonec přijde potravinářský závod; v pokročilé hře se vyřadí stará vozidla a osobnosti přinesou své stříbrné; nakonec se znovu spočítají linky.
BI-ERA-02 = Se III. érou umístí první hráč potravinářský závod a do zásoby přibudou 4 žetony potravin. Všechny žetony hnoje opustí hru, i z linek: ten směr je prázdný a hnůj na cestě se nezaplatí.
BI-ERA-03 = Se IV. érou umístí druhý hráč druhý potravinářský závod a do zásoby přibudou 2 žetony potravin.
BI-ERA-04 = Potravinářský závod se klade na prázdnou louku s volnou zemí vedle; není-li taková, na jinou volnou zem s volnou zemí vedle; není-li ani ta, vynechá se.
    .refusal = Potravinářský závod potřebuje prázdnou louku s volnou zemí vedle.
BI-ERA-05 = Se III. érou odejdou ze zásoby dílky I. éry, které nejsou na mapě: polní cesta, koněspřežka, základní a rozšířené silniční stanice, stanice koněspřežky, základní a rozšířené přístavy. Se IV. érou odejdou dílky II. éry: asfaltová silnice, železnice, silniční stanice II, nádraží železnice, přístavy II. Dílky na mapě zůstávají a dál slouží.
BI-ERA-06 = Vozidla, která se už nedají koupit, odejdou ze zásoby. Linky, vozidla na nich, tabulka cen a stříbrné zůstávají.
BI-SUP-01 = Každý hráč má tolik dílků každého druhu cesty, portálu a stanice, kolik jich je v krabici. Co leží na mapě, v zásobě chybí; společný dílek se počítá tomu, kdo ho položil. Pole pod zemí dílek nepotřebují. S volbou „Neomezená“ omezení není.
BI-SUP-02 = Nenabízí se ti to, na co nemáš dílky.
    .refusal = Takových dílků ti zbývá málo.
BI-END-01 = Hra končí po kole, ve kterém byla vzata poslední řídicí karta IV. éry, obvykle po 80. kole.
    .refusal = Hra skončila.
BI-SCORE-01 = Stříbrné: 1 bod za každých celých 10.
BI-SCORE-02 = Vozidla: každé 10, 20, 30 nebo 40 bodů podle éry I až IV. Každé spřažené vozidlo se počítá zvlášť.
BI-SCORE-03 = Všechna tvá vozidla se počítají plně, na lince i ve vozovém parku. S volbou „Vozidla ve vozovém parku: Poloviční body“ se tam počítají napůl.
BI-SCORE-04 = Pozemní trasy: každá zapsaná trasa dá 10krát svou třídu na konci hry.
BI-SCORE-05 = Stanice a přístavy: základní a stanice koněspřežky 10 bodů, rozšířené 20, II. éry 30, III. éry 40, IV. éry 50.
BI-SCORE-06 = Ústřední budova: 30, 50, 70 nebo 90 bodů podle generace, jen nejvyšší a vždy plně. Stanice 0 pod ní boduje vedle toho.
BI-SCORE-07 = Stanice a trasy, které jsou na desce, se počítají plně, ostatní napůl. Stanice je na desce, když v ní začíná nebo končí některá tvá linka; trasa, když cesta některé tvé linky, na konci znovu spočítaná, vede po všech jejích dílcích.
BI-SCORE-08 = Otevřené konce a cesty, které nejsou v žádné zapsané trase, nebodují. Každá trasa se počítá jednou.
BI-SCORE-09 = Vyhrává, kdo má víc bodů. Při shodě rozhodne víc stříbrných, potom víc vozidel; jinak se vítězství dělí.
BI-ADV-01 = Tvé vlastní koleje (koněspřežka, železnice, expresní dráha) se na povrchu nesmějí navzájem křížit; křížit smějí jen soupeřovy. Silnic a tunelů se to netýká.
    .refusal = Tvé vlastní koleje se nesmějí navzájem křížit.
BI-ADV-02 = Ve III. a IV. éře se nesmějí používat volské povozy, koněspřežky, poštovní kočáry a volské dráhy.
    .refusal = Toto vozidlo dosloužilo: v této éře ho použít nelze.
BI-ADV-03 = Ve IV. éře se nesmějí používat parní silniční vozidla, koňské povozy a plachetnice.
    .refusal = Toto vozidlo dosloužilo: ve IV. éře ho použít nelze.
BI-ADV-04 = Na začátku éry jdou vozidla, která se už nesmějí používat, z linek do vozového parku; jejich náklad je ztracen a řádky zůstávají. Nelze je použít ani koupit, ani ojetá, ale stále bodují.
    .refusal = Toto vozidlo dosloužilo: nelze ho použít ani prodat.
BI-ADV-05 = Pozemní stanice potřebuje tolik sousedních polí, kde může cesta jejího druhu pokračovat, kolik má stran pro cesty: volnou zem, rovnou vodu, kterou lze v tom směru přemostit, cestu kteréhokoli hráče, na kterou se lze napojit, nebo u silnic město. Moře, pobřeží, hora, jezero, jiné závody, stanice a okraj mapy se nepočítají. Toto místo nesmí vzít starší stanici žádného hráče, ledaže ta ho má už tak málo. Modernizace stanice se nezkoumá a stanic maglevu se pravidlo netýká.
    .refusal = { $reason ->
        [neighbour] To by vzalo místo cestám sousední stanice.
       *[own] Pro cesty této stanice je tam málo místa.
    }
BI-ADV-06 = Každý hráč dostane 3 osobnosti, 1 vrátí a 1 předá soupeři. Z ponechané a přijaté si 1 nechá a druhou vrátí. Oba volí tajně a zároveň; pak se obě ponechané karty ukážou.
    .refusal = Tu kartu v ruce nemáš.
BI-ADV-07 = Co osobnost přináší na začátku, se provede hned; ostatní platí celou hru, neříká-li karta jinak.
BI-ADV-08 = Vozidla, která osobnost přináší, nejsou ze společné zásoby. Jdou do tvého vozového parku.
BI-ADV-09 = Stanice, které osobnost přináší, jsou z tvé zásoby: v kterémkoli kroku 3 postavíš jednu toho druhu zdarma i s příplatkem, v trase nebo samotnou. Zdarma jsou nejbližší, které toho druhu postavíš. Propadnou, když se druh přestane stavět.
BI-ADV-10 = Osobnost má jeden z těchto účinků: (1) Mění dobu jízd po silnici, kolejích nebo moři, nikdy však pod 2 kola. (2) Chrání tvé linky před kartami, které zdržují. (3) Každé vozidlo naloží víc. (4) Přidává k ceně zboží. (5) Mění cenu každého nového dílku na povrchu s příplatkem, každé přestavby a úrovňového křížení, ale ne portálů. Nejnižší cenu uvádí karta. (6) Mění o tolik procent, zaokrouhleno nahoru, cenu stanic, přístavů nebo ústřední budovy, stavěných i modernizovaných, nebo vozidel ze zásoby. (7) Přináší stříbrné na začátku II., III. a IV. éry. (8) Dostáváš nebo platíš jiné mýto za dílek. Karta příjemce má přednost před kartou plátce a řídicí karta před oběma. (9) Smíš spřáhnout víc vozidel druhu, který se spřahovat dá.
BI-ADV-11 = Hra končí také po kole, ve kterém hráč postavil ústřední budovu generace IV.
BI-ADV-12 = Ve všem ostatním platí pravidla základní hry.

## Panely: kolo vedle mapy

panel-build = Co postavíš?
panel-trade = Co koupíš?
panel-freight = Které linky pojedou?
panel-step-card = Řídicí karta
panel-step-movement = Pohyb
panel-step-build = Stavba
panel-step-trade = Obchod
panel-step-freight = Přepravní desky
panel-card = { $card }
panel-due = příští kolo přinese { $silver } stř.
panel-nothing-due = příští kolo nic nedorazí
panel-one-build = jedno z toho, nebo nic
panel-on-sale = druhů na prodej: { $count }, ve vozovém parku: { $parked }
panel-lines = linky: { $count } / { $rows }
panel-nothing-more = Toto kolo už nic
panel-nothing-more-build = Teď vynechá stavbu, pak i obchod a linky
panel-nothing-more-trade = Teď vynechá obchod, pak i linky
panel-nothing-more-freight = Linky zůstávají, tvé kolo končí
panel-leave-build = Nestavět
panel-leave-trade = Nic nekupovat
panel-point-ends = Ukaž na mapě dva konce a uvidíš všechny cesty mezi nimi; na vlastní stanici, chceš-li ji modernizovat nebo zbourat.
panel-point-second = Teď ukaž na druhý konec.
panel-point-stations = Ukaž na stanice, zboží nebo vozidla a uvidíš jen linky s nimi.
panel-ways = Cesty a přístavy, nejdřív ty s nejrychlejší návratností
panel-more-ways = Další cesty a stanice
panel-from-end = Odtud: { $items } ({ $cell })
panel-alone = Stanice bez cesty
panel-between = { $items }, návrhů: { $count }
panel-no-way = Mezi těmito poli nelze postavit cestu: { $cell }.
panel-way = { $what }: { $items }
    .button = Postavit za { $silver } stř.
panel-station = { $kind }: { $cell }
    .button = Postavit za { $silver } stř.
panel-a-round = { $whole },{ $tenth } za kolo
panel-made = nové dílky: { $tiles }, přestavby: { $reshaped }, polí: { $cells }
panel-stations = stanice: { $kinds }
panel-load = { $count } × { $vehicle }, { $goods }: { $time ->
    [one] { $time } kolo
    [few] { $time } kola
   *[other] { $time } kol
}
panel-rate = { $whole },{ $tenth }
panel-rate-more = +{ $whole },{ $tenth }
panel-rate-less = −{ $whole },{ $tenth }
panel-no-load = Teď by tu nic jezdit nemohlo.
panel-rounds = { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}
panel-never = nikdy
panel-cells = { $cell }
panel-silver = { $silver }
panel-number = { $number }
panel-points = body: { $points }
panel-column-rate = za kolo
panel-column-gain = navíc
panel-column-price = cena
panel-column-back = návratnost
panel-column-trip = jízda
panel-raises = Modernizace
panel-raise = { $items }: na třídu { $level }
    .button = Modernizovat za { $silver } stř.
panel-raise-expanded = { $items }: na rozšířenou
    .button = Modernizovat za { $silver } stř.
panel-demolitions = Zbourat; pak lze stavět
panel-demolish = Zbourat: { $items }
    .button = Zbourat za { $silver } stř.
panel-central-title = Ústřední budova
panel-central = Více linek na stanici, novější vozidla na starších stanicích
panel-how-many = Kolik od každého
panel-vehicle = { $vehicle }
panel-loads = uveze { $load }, spřáhne { $chain }
panel-parked = ve vozovém parku: { $count }
panel-suits = vhodné pro trasy: { $count }
panel-buy = Koupit vozidla: { $count }
    .button = Koupit { $count } za { $price } stř.
panel-nothing-on-sale = Nic z nabídky nelze zaplatit.
panel-withdrawals = Stáhnout vozidla
panel-withdraw = { $board } { $row }: { $count } × { $vehicle }
    .button = Stáhnout
panel-offers = Prodat: { $who } může odmítnout
panel-line-list = Linky, největší přínos první
panel-open = Nová: { $items }
    .button = Otevřít linku
panel-change = { $board } { $row }: { $items }
    .button = Změnit linku
panel-replace = { $items }, na místo linky: { $board } { $row }
    .button = Vyměnit linku
panel-close = Zrušit { $board } { $row }: { $items }
    .button = Zrušit linku
panel-closings = Zrušit linky
panel-legs = tam { $there }, zpět { $home }; { $cell }
panel-loads-here = Nákladů na výběr: { $count }
panel-more-loads = Další náklady
panel-no-lines = S vozidly ve tvém vozovém parku teď žádná linka jezdit nemůže.
panel-outlook = Co následuje
panel-now = teď
panel-then = potom
panel-silver-name = Stříbrné
panel-income = Stříbrné za kolo
panel-points-name = Body
panel-supposed = S vozidly: { $count } × { $vehicle }, { $goods }.
panel-trip = Jízda
panel-none = –
panel-back-with = Návratnost (s vozidly { $silver })
panel-toll = Každá naložená jízda platí mýto { $silver ->
        [one] { $silver } stříbrný
        [few] { $silver } stříbrné
       *[other] { $silver } stříbrných
    }: { $who }.
panel-joint = Společné dílky: { $tiles }, zdarma pro tebe i { $who }.
panel-rival-joins = { $who } je hned vedle na { $cell } a může se napojit; za každý tvůj dílek pak zaplatí { $silver ->
        [one] { $silver } stříbrný
        [few] { $silver } stříbrné
       *[other] { $silver } stříbrných
    } za naloženou jízdu.
panel-rival-far = { $who } vedle nic nemá. Pokud se napojí později, zaplatí ti { $silver ->
        [one] { $silver } stříbrný
        [few] { $silver } stříbrné
       *[other] { $silver } stříbrných
    } za dílek a naloženou jízdu.
panel-arrives = První platba za: { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}.
panel-arrives-empty = Nejdřív jede prázdná, obrací za { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }.
panel-tokens = V zásobě zbude: { $good } { $count }.
panel-editor = Nová linka
panel-line-between = Linka { $items }
panel-field-from = Odkud
panel-field-to = Kam
panel-field-line = Řádek
panel-field-out = Tam
panel-field-back = Zpět
panel-field-vehicle = Vozidla
panel-field-number = Kolik
panel-end = { $label }
panel-serves = { $items }
panel-line-new = { $begin } → { $end }, nová
panel-line-change = { $board } { $row }, { $begin } → { $end }
panel-line-instead = { $begin } → { $end }, na místo linky: { $board } { $row }
panel-good = { $good }
panel-empty = prázdné
panel-price-left = cena { $silver }, zbývá: { $count }
panel-none-left = nic nezbývá
panel-no-vehicle = není na to vozidlo
panel-figure-trip = jízda
panel-figure-pay = { $there } / { $home }
panel-figure-legs = stříbrné tam / zpět
panel-figure-round = kolo { $round }
panel-figure-first = první příjezd
panel-built-nothing = nic se nestavělo
panel-bought-nothing = nic se nekoupilo
panel-did-earn = { $silver } stř., dorazilo nákladů: { $count }
panel-did-pay = mýto soupeři: { $silver } stř.
panel-did-way = postaveno { $items } za { $silver } stř.
panel-did-tiles = postaveno za { $silver } stř.
panel-did-station = nové stanice: { $count }, za { $silver } stř.
panel-did-central = ústřední budova { $generation }. generace za { $silver } stř.
panel-did-raise = modernizováno za { $silver } stř.
panel-did-demolish = zbouráno za { $silver } stř.
panel-did-buy = koupeno { $count } × { $vehicle } za { $silver } stř.
panel-did-accept = koupeno ojeté: { $vehicle } za { $silver } stř.
panel-did-withdraw = stažená vozidla: { $count }

## Why a bot prefers a plan

reason-vehicles = tvá vozidla: { $points }
reason-stations = stanice a přístavy, kolik jich řádky mohou zapsat: { $points }
reason-routes = trasy, kolik jich řádky mohou zapsat: { $points }
reason-central = ústřední budova: { $points }
reason-silver = stříbrné podle toho, co se za ně ještě koupí: { $points }
reason-income = příjem tvých linek v kolech, která zbývají: { $points }
reason-rival = co má soupeř a co může čekat: { $points }
reason-over = jak hra skončí: { $points }

## Numbers after the game

numbers-count = Kolo
numbers-player = Hráč
numbers-points = Body
numbers-points-points = kdyby hra tehdy skončila
numbers-income = Příjmy
numbers-income-legs = přeprava
numbers-income-cards = karty
numbers-spending = Utracené stříbro
numbers-spending-vehicles = vozidla
numbers-spending-stations = stanice
numbers-spending-routes = trasy
numbers-spending-central = ústřední budovy
numbers-company = Společnost
numbers-company-vehicles = koupená vozidla
numbers-company-stations = postavené stanice
numbers-company-lines = otevřené linky
panel-ways-points = Cesty a přístavy podle bodů
panel-line-list-points = Linky podle bodů
panel-more-a-round = +{ $whole },{ $tenth } za kolo
panel-less-a-round = −{ $whole },{ $tenth } za kolo
panel-points-more = +{ $points }
panel-points-less = −{ $points }
panel-column-final = body
panel-tokens-now = žetony ({ $good }): { $count }
panel-contested = { $who } volí linky dřív a může vzít poslední žeton: { $good }. Číslo s ním nepočítá.
panel-adds-nothing = Nic nepřidá: totéž jde vydělat na tom, co stojí.
panel-as-planned = Na to, co bylo postaveno naposledy
panel-planned = Návrh pro poslední stavbu: { $items }
panel-first-by-card = první jízda s dnešní kartou: { $silver } stř.
panel-worth = body na konci: { $points }
panel-speed = { $type }, 4, 8, 12 polí v kolech: { $short }, { $middle }, { $long }
type-sea = moře
panel-relist = Nejlepší linky pro závěrečné body: +{ $points }
    .button = Zapsat: { $points ->
        [one] +1 bod
        [few] +{ $points } body
       *[other] +{ $points } bodů
    }
option-cards_variant-half = 6, 6, 4 a 4 (poloviční hra)
option-cards_variant-third = 4, 4, 3 a 3 (třetina hry)
preset-short = Krátká hra
    .help = 40 kol místo 80, protože řídicích karet je polovina. Ostatní pravidla a ceny jsou stejné.
preset-quick = Rychlá hra
    .help = 28 kol: třetina řídicích karet. Éry rychle míjejí a nové cesty a vozidla přijdou dřív, než se staré zaplatí.
panel-wait-new = Nic, dokud není možné něco nového
panel-wait-new-kept = Vynecháváš, dokud není možné něco nového.
panel-wait-rival = Nic, dokud soupeř něco nepostaví
panel-wait-rival-kept = Vynecháváš, dokud soupeř něco nepostaví nebo není možné něco nového.
panel-wait-era = Nic do konce éry
panel-wait-era-kept = Vynecháváš do konce éry, nebo do posledních kol.
panel-wait-silver = Nic do { $silver } stř.: { $vehicle }
panel-wait-silver-kept = Vynecháváš, dokud nemáš { $silver } stř.: { $vehicle }.
panel-wait-central = Nic do { $silver } stř.: ústřední budova { $generation }
panel-wait-central-kept = Vynecháváš, dokud nemáš { $silver } stř. na ústřední budovu.
panel-news-era = Začala éra { $era }.
panel-news-end = Poslední kola: teď rozhodují body.
panel-news-buy = Teď na to máš: { $vehicle }.
panel-news-central = Teď máš na ústřední budovu { $generation }.
panel-news-prices = Řídicí karta ti něco zlevňuje.
panel-news-rival = { $who } má novou stavbu.
panel-news-line = Mohla by jet nová linka: { $cell }.
end-era = Nová éra
figure-income = Za kolo
draw-short_income = { figure-income }
draw-speed = { $type }, 4, 8, 12 polí v kolech: { $rounds }.
draw-stocked = { $vehicle }: { $count }; spřáhne { $chain }, body na konci: { $points }.
panel-era-news = Éra { $era }: co je nové
panel-era-way = { $type }
panel-era-stock = v zásobě: { $count }, uveze { $load }, spřáhne { $chain }
panel-era-tile = za dílek
panel-column-eight = 8 polí
