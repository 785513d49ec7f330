# Binario Duel in het Nederlands. Alleen berichten zonder woorden ontbreken.

## Wat er gebeurde

round-begins = Ronde { $round } (tijdperk { $era ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}): { $who } heeft de startkubus.
era-begun = Tijdperk { $era ->
    [1] I
    [2] II
    [3] III
   *[4] IV
} begint.
card-drawn = { $who } trekt een kaart. { $card }
card-paid = { $silver ->
    [0] { $who } hoeft niets te betalen.
   *[other] { $who } betaalt { $silver } zilver.
}
card-gained = { $silver ->
    [0] { $who } krijgt niets.
   *[other] { $who } krijgt { $silver } zilver.
}
stock-added = In de gemeenschappelijke voorraad komen goederen: { $amount } × { $good }.
leg-marked = { $who }: de goederen op lijn { $board } { $row } ({ $items }; { $good }) brengen bij aankomst { $price } zilver per eenheid op.
leg-paid = { $who } levert een lading af op lijn { $board } { $row } ({ $items }): { $good }, +{ $silver } zilver.
toll-paid = { $who } betaalt de tegenstander { $silver } zilver tol.
passed = { $who } bouwt niets.
route-built = { $tiles ->
    [0] { $reshaped ->
        [0] { $who } verbindt { $items } zonder een nieuwe tegel.
        [one] { $who } verbouwt één tegel ({ $items }) voor { $silver } zilver.
       *[other] { $who } verbouwt { $reshaped } tegels ({ $items }) voor { $silver } zilver.
    }
   *[other] { $who } bouwt { $type } { $items }: { $tiles ->
        [one] één tegel
       *[other] { $tiles } tegels
    }{ $reshaped ->
        [0] {""}
        [one] , één tegel verbouwd
       *[other] , { $reshaped } tegels verbouwd
    }, { $silver } zilver.
}
route-recorded = { $who } heeft de route { $items }: { $length } vakken, van { $from } naar { $to }.
station-built = { $who } bouwt op { $cell }: { $kind } { $label }{ $served ->
    [0] {""}
   *[other] {" "}({ $items })
}, { $silver } zilver.
maglev-built = { $who } graaft een tunnel voor de magneetbaan { $items }: { $cells ->
    [one] één vak
   *[other] { $cells } vakken
}, { $silver } zilver.
central-built = { $before ->
    [0] { $who } bouwt het hoofdgebouw van generatie { $generation ->
    [1] I
    [2] II
    [3] III
   *[4] IV
} voor { $silver } zilver.
   *[other] { $who } verbetert het hoofdgebouw tot generatie { $generation ->
    [1] I
    [2] II
    [3] III
   *[4] IV
} voor { $silver } zilver.
}
last-round = { $who } heeft het laatste hoofdgebouw: het spel eindigt met deze ronde.
demolished = { $what ->
    [station] { $who } sloopt voor { $silver } zilver: { $kind } { $label } op { $cell }.
    [tunnel] { $who } sloopt voor { $silver } zilver de tunnel ({ $type }) op { $cell }.
    [bridge] { $who } sloopt voor { $silver } zilver de brug ({ $type }) op { $cell }.
   *[tile] { $who } sloopt voor { $silver } zilver één tegel ({ $type }) op { $cell }.
}
records-lost = { $who } verliest { $count ->
    [one] één route
   *[other] { $count } routes
}.
modernised = { $station ->
    [yes] { $who } moderniseert voor { $silver } zilver: { $kind } { $label } op { $cell }, nu { $what }.
   *[no] { $who } moderniseert voor { $silver } zilver: { $type } op { $cell }, nu { $what }.
}
vehicle-bought = { $who } koopt een voertuig voor { $silver } zilver: { $vehicle }.
vehicle-offered = { $who } biedt voor { $silver } zilver aan: { $vehicle }.
offer-accepted = { $who } koopt tweedehands voor { $silver } zilver: { $vehicle }.
offer-declined = { $who } wil het gebruikte voertuig niet: { $vehicle }.
vehicles-withdrawn = { $who } trekt terug van lijn { $board } { $row } ({ $items }): { $count } × { $vehicle }.
vehicles-parked = { $reason ->
    [retired] { $who }: verouderde voertuigen gaan naar de remise (lijn { $board } { $row }, { $items }): { $count } × { $vehicle }.
   *[path] { $who }: voertuigen zonder pad gaan naar de remise (lijn { $board } { $row }, { $items }): { $count } × { $vehicle }.
}
good-lost = { $who } kan op lijn { $board } { $row } ({ $items }) deze goederen niet meer vervoeren: { $good }.
line-opened = { $who } opent lijn { $board } { $row }, { $items }: { $loads ->
    [0] geen goederen
   *[other] goederen: { $goods }
}, { $count ->
    [0] geen voertuigen
   *[other] { $count } × { $vehicle }
}.
line-changed = { $who } verandert lijn { $board } { $row }, { $items }: nu { $loads ->
    [0] geen goederen
   *[other] { $goods }
}, { $count ->
    [0] geen voertuigen
   *[other] { $count } × { $vehicle }
}.
line-closed = { $lost ->
    [yes] { $who } verliest lijn { $board } { $row } ({ $items }): er is geen pad meer.
   *[no] { $who } sluit lijn { $board } { $row } ({ $items }).
}
era-income = { $who } krijgt { $silver } zilver aan het begin van het tijdperk.
factory-placed = { $who } plaatst een voedselfabriek op { $cell }.
card-chosen = { $who } heeft een kaart gekozen.
cards-passed = De spelers geven hun kaarten door.
personality-kept = { $who } is de { $personality }.
outline-chosen = { $who } kiest omtrek { $number }.
item-placed = { $who } plaatst op het continent: { $item }.
item-left-out = Op het continent is geen plaats meer voor: { $item }.
continent-finished = Het continent is klaar.
game-over = De partij is uit.

## Wat een keuze doet

choice-return = Teruggeven: { $what }
choice-keep = Houden: { $what }
choice-pass = Verder { $what }
choice-outline = Omtrek { $what }
choice-place = Op { $what } plaatsen
choice-source = De rivier ontspringt op { $what }
choice-flow = De rivier stroomt naar { $what }
choice-widen = Hier wordt het een stroom, naar { $what }
choice-pile = Van stapel { $what } trekken
choice-factory = Voedselfabriek op { $what }
choice-build = Bouwen: { $what }
choice-station = Een station bouwen: { $what }
choice-demolish = Slopen
choice-modernise = Moderniseren
choice-hq = Hoofdgebouw, generatie { $what }
    .button = Hoofdgebouw { $what }: { $silver } zilver
choice-auto = De planner paden laten voorstellen
choice-manual = Tegel voor tegel leggen
choice-end = Eind op { $what }
choice-one = Alleen één
choice-path = Pad { $what }
choice-kind = Bouwen: { $what }
choice-start = Begin op { $what }
choice-go = Naar { $what }
choice-enter = Het station in: { $what }
choice-tunnel = Portaal: { $what }
choice-under = Ondergronds: { $what }
choice-surface = Omhoog naar een portaal: { $what }
choice-stop = Hier stoppen
choice-at = Op { $what }
choice-route = Route { $what }
choice-stretch = Het stuk { $what }
choice-whole = Alles
choice-tile = Slopen: { $what }
choice-target = Moderniseren tot: { $what }
choice-element = Moderniseren: { $what }
choice-buy = Kopen: { $what }
    .button = Kopen voor { $silver } zilver: { $what }
choice-offer = Aanbieden: { $what }
choice-accept = Aannemen
choice-decline = Weigeren
choice-withdraw = Terugtrekken van { $what }
choice-number = { $what }
choice-open = Nieuwe lijn: { $what }
choice-edit = Veranderen: { $what }
choice-close = Sluiten: { $what }
choice-from = Van { $what }
choice-to = Naar { $what }
choice-out = Heen: { $what }
choice-back = Terug: { $what }
choice-vehicle = Voertuig: { $what }
choice-done = Klaar

## Opties

title = Binario Duel
preset-basic = Basisspel
    .help = Zonder persoonlijkheden; oude voertuigen rijden door.
preset-advanced = Gevorderd spel
    .help = Met persoonlijkheden, afgedankte voertuigen en een eerder einde.
option-advanced = Het gevorderde spel: persoonlijkheden, afgedankte voertuigen, ruimte voor stations, een eerder einde.
    .name = Gevorderd spel
option-map_mode = Het continent wordt geloot, om beurten gebouwd, of is een vaste kaart.
    .name = Continent
option-map_mode-generated = Geloot
option-map_mode-hand = Zelf gebouwd
option-map_mode-fixed-quick1 = Snelle kaart 1
option-map_mode-fixed-quick2 = Snelle kaart 2
option-map_mode-fixed-quick3 = Snelle kaart 3
option-map_mode-fixed-standard1 = Gewone kaart 1
option-map_mode-fixed-test1 = Proefkaart 1
option-map_size = Vakken van de kaart: snel 16×12, gewoon 22×14, groot 32×20.
    .name = Grootte van de kaart
option-map_size-16x12 = Snel
option-map_size-22x14 = Gewoon
option-map_size-32x20 = Groot
option-islands = Eilanden voor de oostkust, elk met een visserij (niet op de snelle kaart).
    .name = Eilanden
option-pile_choice = Wie de startkubus heeft, kiest de stapel.
    .name = Keuze van de stapel
option-era_start = Wie de startkubus heeft in de eerste ronde van de tijdperken I, II, III en IV, en dus als eerste uit de nieuwe voorraad koopt. Volgens het spelregelboekje gaat de kubus gewoon verder en begint de eerste speler elk tijdperk: tussen gelijke spelers wint hij negen van de tien spellen. Begint de tweede speler tijdperk II, dan winnen beiden ongeveer even vaak.
    .name = Begin van een tijdperk
option-era_start-1-2-1-1 = De tweede speler begint tijdperk II (in evenwicht)
option-era_start-cube = De startkubus beslist (spelregels: de eerste speler begint elk tijdperk)
option-era_start-alternate = Om de beurt (de tweede speler begint tijdperk II en IV)
option-vehicle_stock = Hoeveel voertuigen in de gemeenschappelijke voorraad komen met de tijdperken II, III en IV: volgens de voorraadtabellen, of zo veel dat niemand ze kan opkopen.
    .name = Voorraad voertuigen
option-vehicle_stock-table = Volgens de tabellen
option-vehicle_stock-ample = Ruim
option-tile_supply = Weg- en stationstegels zijn beperkt tot de doos, of onbeperkt.
    .name = Voorraad tegels
option-tile_supply-box = Zoals in de doos
option-tile_supply-unlimited = Onbeperkt
option-freight_slots_variant = Rijen van de vrachtborden: 5, 4 en 3, of 6, 5 en 4.
    .name = Rijen van de vrachtborden
option-freight_slots_variant-board = 5, 4 en 3
option-freight_slots_variant-intro = 6, 5 en 4
option-cards_variant = Stuurkaarten per speler: 12, 12, 8, 8 of 13, 12, 10, 10, of minder voor een korter spel; een tijdperk heeft twee keer zoveel rondes.
    .name = Stuurkaarten
option-cards_variant-setup = 12, 12, 8 en 8
option-cards_variant-cards = 13, 12, 10 en 10
option-two_way_price = Beide richtingen van een lijn hebben de prijs van de goederen heen, of elk hun eigen prijs.
    .name = Prijs heen en terug
option-two_way_price-outbound = Van de goederen heen
option-two_way_price-own = Elk hun eigen
option-hq_era_cap = Met een hoofdgebouw mogen voertuigen hoogstens uit het tijdperk van zijn generatie zijn.
    .name = Hoofdgebouw beperkt voertuigen
option-idle_vehicle_points = Voertuigen in de remise tellen heel, of half.
    .name = Voertuigen in de remise
option-idle_vehicle_points-full = Hele punten
option-idle_vehicle_points-half = Halve punten
option-workers_from_era = Het tijdperk vanaf wanneer arbeiders vervoerd worden.
    .name = Arbeiders vanaf tijdperk
option-horse_tram_in_era2 = Paardentram en stations mogen ook in tijdperk II gebouwd worden.
    .name = Paardentram in tijdperk II
option-era_restricted_used_sale = Alleen voertuigen die nu te koop zijn mogen aan de tegenstander verkocht worden.
    .name = Alleen uit dit tijdperk
option-personality_set = De persoonlijkheden die gedeeld worden: alle, of minstens zes.
    .name = Persoonlijkheden
option-personality_set-all = Alle

## Fasen

phase-outline = Omtrek van het continent
    .short = Omtrek
phase-continent = Volgend deel van het continent
    .short = Continent
phase-draft_return = Een persoonlijkheid teruggeven
    .short = Persoonlijkheid
phase-draft_pass = Een persoonlijkheid voor de tegenstander
    .short = Doorgeven
phase-draft_keep = Een persoonlijkheid houden
    .short = Houden
phase-control_card = Een stuurkaart trekken
    .short = Kaart
phase-food_factory = De voedselfabriek plaatsen
    .short = Voedselfabriek
phase-build = Slopen en bouwen, hoofdgebouw, of moderniseren
    .short = Bouwen
phase-planner = Hoe de route te bouwen
    .short = Planner
phase-first_end = Eerste eind
phase-second_end = Tweede eind
phase-proposal = Een pad kiezen
    .short = Pad
phase-station_kind = Soort station
    .short = Soort
phase-station_cell = Waar te bouwen
    .short = Plaats
phase-lay_start = Waar het pad begint
    .short = Begin
phase-lay = De volgende tegel
    .short = Tegel
phase-demolish_object = Wat te slopen
    .short = Slopen
phase-demolish = Slopen
phase-modernise_object = Wat te moderniseren
    .short = Moderniseren
phase-modernise_target = Hoe ver te moderniseren
    .short = Doel
phase-modernise = Moderniseren
phase-trade = Handel in voertuigen
    .short = Voertuigen
phase-withdraw = Hoeveel terugtrekken
    .short = Terugtrekken
phase-offer = Aanbod van een gebruikt voertuig
    .short = Aanbod
phase-freight = Vrachtborden
    .short = Vracht
phase-departure = Vertrekstation
    .short = Vertrek
phase-destination = Bestemming
phase-outbound = Goederen heen
    .short = Heen
phase-return = Goederen terug
    .short = Terug
phase-vehicle = Voertuig
phase-number = Aantal voertuigen
    .short = Aantal
phase-over = Einde van de partij

## Vragen en werkwoorden

ask-outline = Kies een omtrek van het continent
ask-continent = Kies een vak voor het volgende deel van het continent
ask-draft_return = Kies de persoonlijkheid die je teruggeeft
ask-draft_pass = Kies de persoonlijkheid voor je tegenstander
ask-draft_keep = Kies de persoonlijkheid die je houdt
ask-control_card = Kies de stapel om van te trekken
ask-food_factory = Kies een vak voor de voedselfabriek
ask-build = Bouw, sloop, moderniseer, of ga verder
ask-planner = Moet de planner paden voorstellen?
ask-first_end = Kies het eerste eind
ask-second_end = Kies het tweede eind
ask-proposal = Kies een van de voorgestelde paden
ask-station_kind = Kies het soort station
ask-station_cell = Kies een vak voor het station
ask-lay_start = Kies waar het pad begint
ask-lay = Kies het volgende vak van het pad
ask-demolish_object = Kies wat je sloopt
ask-demolish = Sloop alles of één tegel
ask-modernise_object = Kies wat je moderniseert
ask-modernise_target = Hoe ver moderniseer je?
ask-modernise = Moderniseer alles of één deel
ask-trade = Koop, verkoop of trek voertuigen terug, ga dan verder
ask-withdraw = Hoeveel voertuigen trek je terug?
ask-offer = Je krijgt een gebruikt voertuig aangeboden
ask-freight = Open of verander lijnen, ga dan verder
ask-departure = Kies het vertrekstation
ask-destination = Kies de bestemming
ask-outbound = Kies de goederen heen
ask-return = Kies de goederen terug
ask-vehicle = Kies een voertuig voor de lijn
ask-number = Hoeveel voertuigen?
verb-return = Teruggeven
verb-keep = Houden
verb-pass = Verder
verb-outline = Omtrek kiezen
verb-place = Plaatsen
verb-source = Bron kiezen
verb-flow = Rivier leiden
verb-widen = Verbreden tot stroom
verb-pile = Trekken
verb-factory = Voedselfabriek plaatsen
verb-build = Bouwen
verb-station = Station bouwen
verb-demolish = Slopen
verb-modernise = Moderniseren
verb-hq = Hoofdgebouw bouwen
verb-auto = Planner
verb-manual = Tegel voor tegel
verb-end = Eind kiezen
verb-one = Alleen één
verb-path = Pad kiezen
verb-kind = Soort kiezen
verb-start = Begin kiezen
verb-go = Verder
verb-enter = Station in
verb-tunnel = Portaal bouwen
verb-under = Ondergronds
verb-surface = Naar boven
verb-stop = Stoppen
verb-at = Op
verb-route = Route kiezen
verb-stretch = Stuk kiezen
verb-whole = Alles
verb-tile = Eén tegel
verb-target = Doel kiezen
verb-element = Eén deel
verb-buy = Kopen
verb-offer = Aanbieden
verb-accept = Aannemen
verb-decline = Weigeren
verb-withdraw = Terugtrekken
verb-number = Aantal kiezen
verb-open = Nieuwe lijn
verb-edit = Veranderen
verb-close = Sluiten
verb-from = Van
verb-to = Naar
verb-out = Heen
verb-back = Terug
verb-vehicle = Voertuig kiezen
verb-done = Klaar

## Hoofdstukken van de regels

rules-SETUP = Opzetten
rules-MAP = De kaart
rules-HAND = Zelf een continent bouwen
rules-CITY = Steden
rules-GOOD = Goederen
rules-ERA = Tijdperken
rules-RND = De ronde
rules-CARD = Stuurkaarten
rules-INC = Inkomsten
rules-BLD = Bouwen
rules-WAY = Wegen
rules-JOIN = Wegen aansluiten
rules-TUN = Tunnels
rules-STN = Stations
rules-ROUTE = Routes
rules-HQ = Het hoofdgebouw
rules-DEM = Slopen
rules-MOD = Moderniseren
rules-VEH = Voertuigen
rules-LINE = Lijnen
rules-TIME = Reistijd
rules-MOVE = Rijden
rules-SUP = Voorraad
rules-ADV = Het gevorderde spel
rules-END = Einde van de partij
rules-SCORE = Puntentelling

## Namen

price = { $amount } zilver
score-silver = Zilver
score-vehicles = Voertuigen
score-routes = Routes
score-stations = Stations
score-central = Hoofdgebouw
score-points = Punten
good-straw = strobalen
good-barrel = wijnvaten
good-mail = post
good-fruit = fruit
good-gravel = grind
good-manure = mest
good-animal = levende dieren
good-brick = bakstenen
good-furniture = meubels
good-pallet = pallets
good-fence = hekken
good-passengers = passagiers
good-fish = vis
good-salt = zout
good-beam = balken
good-log = boomstammen
good-pesticide = pesticide
good-vetmed = diergeneesmiddelen
good-wine = wijn
good-workers = arbeiders
good-food = voedsel
good-grain = graan
vehicle-cart = paardenkar
vehicle-ox_cart = ossenkar
vehicle-mail_coach = postkoets
vehicle-horse_tram = paardentram
vehicle-ox_railway = ossenspoor
vehicle-cog = kogge
vehicle-caravel = karveel
vehicle-galleon = galjoen
vehicle-steam_tractor = stoomtractor
vehicle-steam_lorry = stoomvrachtwagen
vehicle-steam_omnibus = stoomomnibus
vehicle-steam_freight = stoomgoederentrein
vehicle-steam_passenger = stoompersonentrein
vehicle-paddle_steamer = raderstoomboot
vehicle-screw_steamer = schroefstoomboot
vehicle-petrol_van = bestelwagen op benzine
vehicle-diesel_lorry = dieselvrachtwagen
vehicle-bus = autobus
vehicle-diesel_freight = dieselgoederentrein
vehicle-diesel_express = dieselsneltrein
vehicle-motor_ship = motorvrachtschip
vehicle-motor_ferry = motorveerboot
vehicle-e_van = elektrische bestelwagen
vehicle-e_lorry = elektrische vrachtwagen
vehicle-e_bus = elektrische bus
vehicle-e_freight = elektrische goederentrein
vehicle-high_speed = hogesnelheidstrein
vehicle-maglev_train = magneettrein
vehicle-maglev_cargo = magneetgoederentrein
vehicle-e_container = elektrisch containerschip
vehicle-hydrofoil = draagvleugelboot
kind-road_basic = eenvoudig wegstation
kind-road_expanded = uitgebreid wegstation
kind-road_II = wegstation van tijdperk II
kind-road_III = wegstation van tijdperk III
kind-road_IV = wegstation van tijdperk IV
kind-tram = paardentramstation
kind-rail_II = spoorwegstation
kind-rail_III = sneltreinstation
kind-maglev_IV = magneettreinstation
kind-port_basic = eenvoudige haven
kind-port_expanded = uitgebreide haven
kind-port_II = haven van tijdperk II
kind-port_III = haven van tijdperk III
kind-port_IV = haven van tijdperk IV
type-earth = zandweg
type-asphalt = asfaltweg
type-highway = autoweg
type-motorway = autosnelweg
type-horse_tram = paardentram
type-railway = spoorweg
type-express = snelspoor
type-maglev = magneetbaan
personality-ship_captain = scheepskapitein
personality-postmaster = postmeester
personality-railway_engineer = spoorwegingenieur
personality-road_builder = wegenbouwer
personality-landowner = grondbezitter
personality-timber_merchant = houthandelaar
personality-banker = bankier
personality-innkeeper = herbergier
personality-architect = architect
personality-inventor = uitvinder
personality-customs_officer = douanier
personality-horse_breeder = paardenfokker
item-farm = boerderij
item-livestock = veehouderij
item-lumber_camp = houthakkerskamp
item-sawmill = zagerij
item-wood_factory = meubelfabriek
item-cooperage = kuiperij
item-salt_works = zoutziederij
item-fishery = visserij
item-orchard = boomgaard
item-gravel_pit = grindgroeve
item-brickworks = steenfabriek
item-winery = wijnmakerij
item-food_factory = voedselfabriek
item-city = stad
item-meadow = weide
item-desert = woestijn
item-forest = bos
item-hill = heuvel
item-lake = meer
item-mountain = berg
item-river = rivier
item-great_river = stroom
item-island = eiland
item-desert_meadow = woestijnweide
item-spring = bron
item-mouth = riviermonding
item-sea = zee
item-coast = kust
board-road = weg
board-rail = spoor
board-ship = schip
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
what-ship_captain = scheepskapitein: bezit twee koggen. Zijn schepen komen een ronde eerder aan, geen kaart houdt ze op en elk laadt één eenheid meer.
what-postmaster = postmeester: bezit twee postkoetsen. Post levert 1 zilver per eenheid meer op.
what-railway_engineer = spoorwegingenieur: bezit twee paardentrams en één gratis paardentramstation. Elke railtegel kost 1 zilver minder (minstens 1).
what-road_builder = wegenbouwer: twee gratis eenvoudige wegstations. Elke wegtegel kost 1 zilver minder (minstens 1).
what-landowner = grondbezitter: bezit twee ossenkarren. Graan, stro, levende dieren en mest leveren 1 zilver per eenheid meer op.
what-timber_merchant = houthandelaar: bezit twee karren en 10 zilver meer. Boomstammen, balken, meubels, hekken, pallets en vaten leveren 1 zilver per eenheid meer op.
what-banker = bankier: begint met 60 zilver meer en krijgt 30 zilver aan het begin van tijdperk II, III en IV.
what-innkeeper = herbergier: bezit één postkoets en 10 zilver meer. Passagiers en arbeiders leveren 1 zilver per eenheid meer op.
what-architect = architect: één gratis uitgebreid wegstation. Stations, havens en het hoofdgebouw, gebouwd of uitgebreid, kosten een vijfde minder (naar boven afgerond).
what-inventor = uitvinder: begint met 25 zilver meer. Voertuigen uit de gemeenschappelijke voorraad kosten 15 procent minder (naar boven afgerond).
what-customs_officer = douanier: begint met 30 zilver meer. De tegenstander betaalt 2 zilver per tegel, de douanier betaalt geen tol.
what-horse_breeder = paardenfokker: bezit drie karren. Spannen mogen één langer gekoppeld worden.
what-none = niets
what-keep = zo laten
what-ports = een zeeroute
what-expanded = uitgebreid
what-N = noord
what-E = oost
what-S = zuid
what-W = west
card-I_double_straw = Deze ronde levert dit vervoer het dubbele op: { good-straw }.
card-I_double_barrel = Deze ronde levert dit vervoer het dubbele op: { good-barrel }.
card-I_double_mail = Deze ronde levert dit vervoer het dubbele op: { good-mail }.
card-I_double_fruit = Deze ronde levert dit vervoer het dubbele op: { good-fruit }.
card-I_double_gravel = Deze ronde levert dit vervoer het dubbele op: { good-gravel }.
card-I_double_manure = Deze ronde levert dit vervoer het dubbele op: { good-manure }.
card-I_double_animal = Deze ronde levert dit vervoer het dubbele op: { good-animal }.
card-I_double_brick = Deze ronde levert dit vervoer het dubbele op: { good-brick }.
card-I_double_furniture = Deze ronde levert dit vervoer het dubbele op: { good-furniture }.
card-I_double_pallet = Deze ronde levert dit vervoer het dubbele op: { good-pallet }.
card-I_double_fence = Deze ronde levert dit vervoer het dubbele op: { good-fence }.
card-I_double_passengers = Deze ronde levert dit vervoer het dubbele op: { good-passengers }.
card-I_double_fish = Deze ronde levert dit vervoer het dubbele op: { good-fish }.
card-I_double_salt = Deze ronde levert dit vervoer het dubbele op: { good-salt }.
card-I_double_beam = Deze ronde levert dit vervoer het dubbele op: { good-beam }.
card-I_double_log = Deze ronde levert dit vervoer het dubbele op: { good-log }.
card-I_double_pesticide = Deze ronde levert dit vervoer het dubbele op: { good-pesticide }.
card-I_double_vetmed = Deze ronde levert dit vervoer het dubbele op: { good-vetmed }.
card-I_double_wine = Deze ronde levert dit vervoer het dubbele op: { good-wine }.
card-I_double_grain = Deze ronde levert dit vervoer het dubbele op: { good-grain }.
card-I_quiet = Rustige tijden: er gebeurt niets.
card-I_storm = Er woedt storm: schepen varen deze ronde niet.
card-I_fair_wind = Gunstige wind: elk zeilschip vaart deze ronde één vak verder.
card-I_mud = De wegen zijn modderpoelen: wegvoertuigen rijden deze ronde niet.
card-I_broken_wheel = Een wiel breekt: de reparatie kost 3 zilver.
card-I_highwaymen = Struikrovers stelen 4 zilver van je.
card-I_good_harvest = Goede oogst: graan en stro leveren deze ronde 1 zilver per eenheid meer op.
card-I_market_day = Marktdag: je krijgt 6 zilver.
card-I_crown_grant = De kroon schenkt je 10 zilver.
card-I_inn_rent = Huur van de herbergen: 1 zilver per eigen wegstation, hoogstens 6.
card-I_harbour_dues = Havengeld: betaal 1 zilver per eigen haven, hoogstens 6.
card-I_dear_fodder = Voer is duur: betaal 1 zilver per span op je vrachtborden, hoogstens 5.
card-I_masons = Rondtrekkende metselaars: je weg- en spoorstations kosten deze ronde de helft.
card-I_statute_labour = Herendienst: nieuwe wegtegels kosten deze ronde de helft.
card-I_wheelwrights_fair = Wagenmakersmarkt: wegvoertuigen kosten je deze ronde 2 zilver minder.
card-I_shipyard = De werf heeft een romp over: schepen kosten je deze ronde 5 zilver minder.
card-I_tram_concession = Tramconcessie: nieuwe railtegels kosten je deze ronde de helft.
card-I_new_vineyard = Een nieuwe wijngaard: een fiche wijn komt in de voorraad.
card-I_new_post_office = Een nieuw postkantoor: een fiche post komt in de voorraad.
card-I_plague = Angst voor de pest: passagiers leveren deze ronde de helft op (naar boven afgerond).
card-I_toll_holiday = Tolvrij: deze ronde wordt geen tol betaald.
card-II_double_straw = Deze ronde levert dit vervoer het dubbele op: { good-straw }.
card-II_double_barrel = Deze ronde levert dit vervoer het dubbele op: { good-barrel }.
card-II_double_mail = Deze ronde levert dit vervoer het dubbele op: { good-mail }.
card-II_double_fruit = Deze ronde levert dit vervoer het dubbele op: { good-fruit }.
card-II_double_gravel = Deze ronde levert dit vervoer het dubbele op: { good-gravel }.
card-II_double_manure = Deze ronde levert dit vervoer het dubbele op: { good-manure }.
card-II_double_animal = Deze ronde levert dit vervoer het dubbele op: { good-animal }.
card-II_double_brick = Deze ronde levert dit vervoer het dubbele op: { good-brick }.
card-II_double_furniture = Deze ronde levert dit vervoer het dubbele op: { good-furniture }.
card-II_double_pallet = Deze ronde levert dit vervoer het dubbele op: { good-pallet }.
card-II_double_fence = Deze ronde levert dit vervoer het dubbele op: { good-fence }.
card-II_double_passengers = Deze ronde levert dit vervoer het dubbele op: { good-passengers }.
card-II_double_fish = Deze ronde levert dit vervoer het dubbele op: { good-fish }.
card-II_double_salt = Deze ronde levert dit vervoer het dubbele op: { good-salt }.
card-II_double_beam = Deze ronde levert dit vervoer het dubbele op: { good-beam }.
card-II_double_log = Deze ronde levert dit vervoer het dubbele op: { good-log }.
card-II_double_pesticide = Deze ronde levert dit vervoer het dubbele op: { good-pesticide }.
card-II_double_vetmed = Deze ronde levert dit vervoer het dubbele op: { good-vetmed }.
card-II_double_wine = Deze ronde levert dit vervoer het dubbele op: { good-wine }.
card-II_double_workers = Deze ronde levert dit vervoer het dubbele op: { good-workers }.
card-II_double_grain = Deze ronde levert dit vervoer het dubbele op: { good-grain }.
card-II_quiet = Rustige tijden: er gebeurt niets.
card-II_storm = Er woedt storm: schepen varen deze ronde niet.
card-II_boiler_repair = Ketelkeuring: je stoomvoertuigen rijden deze ronde niet.
card-II_dear_coal = Kolen zijn duur: betaal 1 zilver per stoomvoertuig op je vrachtborden, hoogstens 6.
card-II_good_coal = Uitstekende kolen: elk stoomvoertuig rijdt deze ronde één vak verder.
card-II_rail_strike = Spoorwegstaking: railvoertuigen rijden deze ronde niet.
card-II_flood = Overstroming: wegvoertuigen rijden deze ronde niet.
card-II_exhibition = Industrietentoonstelling: je krijgt 12 zilver.
card-II_remission = Je belastingen worden kwijtgescholden: je krijgt 15 zilver.
card-II_boiler_explosion = Een ketel barst: de schade kost 8 zilver.
card-II_bridge_repair = Bruggen moeten hersteld worden: betaal 2 zilver per eigen brug, hoogstens 8.
card-II_railway_fever = Spoorwegkoorts: nieuwe railtegels kosten deze ronde de helft.
card-II_road_act = Wegenwet: nieuwe wegtegels kosten je deze ronde de helft.
card-II_station_contract = Gunstig contract: je weg- en spoorstations kosten deze ronde de helft.
card-II_machine_works = Uitverkoop van de machinefabriek: stoomvoertuigen kosten je deze ronde 6 zilver minder.
card-II_harbour_dues = Havengeld: betaal 2 zilver per eigen haven, hoogstens 10.
card-II_factory_hands = Fabrieken zoeken personeel: arbeiders leveren deze ronde 2 zilver per eenheid meer op.
card-II_growing_towns = Groeiende steden: post en passagiers leveren deze ronde 1 zilver per eenheid meer op.
card-II_new_workshops = Nieuwe werkplaatsen: een fiche meubels en een fiche wijn komen in de voorraad.
card-II_toll_holiday = Tolvrij: deze ronde wordt geen tol betaald.
card-III_double_straw = Deze ronde levert dit vervoer het dubbele op: { good-straw }.
card-III_double_barrel = Deze ronde levert dit vervoer het dubbele op: { good-barrel }.
card-III_double_mail = Deze ronde levert dit vervoer het dubbele op: { good-mail }.
card-III_double_fruit = Deze ronde levert dit vervoer het dubbele op: { good-fruit }.
card-III_double_gravel = Deze ronde levert dit vervoer het dubbele op: { good-gravel }.
card-III_double_animal = Deze ronde levert dit vervoer het dubbele op: { good-animal }.
card-III_double_brick = Deze ronde levert dit vervoer het dubbele op: { good-brick }.
card-III_double_furniture = Deze ronde levert dit vervoer het dubbele op: { good-furniture }.
card-III_double_pallet = Deze ronde levert dit vervoer het dubbele op: { good-pallet }.
card-III_double_fence = Deze ronde levert dit vervoer het dubbele op: { good-fence }.
card-III_double_passengers = Deze ronde levert dit vervoer het dubbele op: { good-passengers }.
card-III_double_fish = Deze ronde levert dit vervoer het dubbele op: { good-fish }.
card-III_double_salt = Deze ronde levert dit vervoer het dubbele op: { good-salt }.
card-III_double_beam = Deze ronde levert dit vervoer het dubbele op: { good-beam }.
card-III_double_log = Deze ronde levert dit vervoer het dubbele op: { good-log }.
card-III_double_pesticide = Deze ronde levert dit vervoer het dubbele op: { good-pesticide }.
card-III_double_vetmed = Deze ronde levert dit vervoer het dubbele op: { good-vetmed }.
card-III_double_wine = Deze ronde levert dit vervoer het dubbele op: { good-wine }.
card-III_double_workers = Deze ronde levert dit vervoer het dubbele op: { good-workers }.
card-III_double_food = Deze ronde levert dit vervoer het dubbele op: { good-food }.
card-III_double_grain = Deze ronde levert dit vervoer het dubbele op: { good-grain }.
card-III_quiet = Rustige tijden: er gebeurt niets.
card-III_mail_coach_robbed = Een postkoets is beroofd; de gewapende wacht kost 4 zilver.
card-III_fuel_price = Brandstof is duur: betaal 1 zilver per benzine- of dieselvoertuig op je vrachtborden, hoogstens 8.
card-III_oil_crisis = Oliecrisis: wegvoertuigen op benzine en diesel rijden deze ronde niet.
card-III_storm = Er woedt storm: schepen varen deze ronde niet.
card-III_fog = Mist: je schepen varen deze ronde niet.
card-III_motor_show = Autosalon: wegvoertuigen kosten je deze ronde 10 zilver minder.
card-III_state_programme = Wegenprogramma van de staat: nieuwe wegtegels kosten deze ronde de helft.
card-III_drilling_machine = Een boormachine: je tunnels kosten deze ronde de helft.
card-III_modernisation_grant = Moderniseringssubsidie: modernisering van je wegen en stations kost deze ronde de helft.
card-III_holiday_season = Vakantietijd: passagiers leveren deze ronde 2 zilver per eenheid meer op.
card-III_dividend = Dividend: je krijgt 20 zilver.
card-III_accident = Een ongeluk kost je 10 zilver.
card-III_station_grant = Stationssubsidie: je weg- en spoorstations kosten deze ronde de helft.
card-III_food_fair = Voedselbeurs: voedsel levert deze ronde 2 zilver per eenheid meer op.
card-IV_double_straw = Deze ronde levert dit vervoer het dubbele op: { good-straw }.
card-IV_double_barrel = Deze ronde levert dit vervoer het dubbele op: { good-barrel }.
card-IV_double_mail = Deze ronde levert dit vervoer het dubbele op: { good-mail }.
card-IV_double_fruit = Deze ronde levert dit vervoer het dubbele op: { good-fruit }.
card-IV_double_gravel = Deze ronde levert dit vervoer het dubbele op: { good-gravel }.
card-IV_double_animal = Deze ronde levert dit vervoer het dubbele op: { good-animal }.
card-IV_double_brick = Deze ronde levert dit vervoer het dubbele op: { good-brick }.
card-IV_double_furniture = Deze ronde levert dit vervoer het dubbele op: { good-furniture }.
card-IV_double_pallet = Deze ronde levert dit vervoer het dubbele op: { good-pallet }.
card-IV_double_fence = Deze ronde levert dit vervoer het dubbele op: { good-fence }.
card-IV_double_passengers = Deze ronde levert dit vervoer het dubbele op: { good-passengers }.
card-IV_double_fish = Deze ronde levert dit vervoer het dubbele op: { good-fish }.
card-IV_double_salt = Deze ronde levert dit vervoer het dubbele op: { good-salt }.
card-IV_double_beam = Deze ronde levert dit vervoer het dubbele op: { good-beam }.
card-IV_double_log = Deze ronde levert dit vervoer het dubbele op: { good-log }.
card-IV_double_pesticide = Deze ronde levert dit vervoer het dubbele op: { good-pesticide }.
card-IV_double_vetmed = Deze ronde levert dit vervoer het dubbele op: { good-vetmed }.
card-IV_double_wine = Deze ronde levert dit vervoer het dubbele op: { good-wine }.
card-IV_double_workers = Deze ronde levert dit vervoer het dubbele op: { good-workers }.
card-IV_double_food = Deze ronde levert dit vervoer het dubbele op: { good-food }.
card-IV_double_grain = Deze ronde levert dit vervoer het dubbele op: { good-grain }.
card-IV_quiet = Rustige tijden: er gebeurt niets.
card-IV_power_cut = Stroomstoring: elektrische voertuigen rijden deze ronde niet.
card-IV_green_subsidy = Groene subsidie: je krijgt 25 zilver.
card-IV_cheap_power = Goedkope nachtstroom: elk elektrisch voertuig rijdt deze ronde één vak verder.
card-IV_carbon_tax = Koolstofbelasting: betaal 2 zilver per niet-elektrisch voertuig op je vrachtborden, hoogstens 16.
card-IV_storm = Er woedt storm: schepen varen deze ronde niet.
card-IV_software_fault = Een softwarefout kost je 15 zilver.
card-IV_port_automation = Havenautomatisering: je havens kosten deze ronde de helft.
card-IV_tunnel_grant = Tunnelsubsidie: tunnels en magneetbanen kosten deze ronde de helft.
card-IV_battery = Betere accu’s: elektrische voertuigen kosten je deze ronde 15 zilver minder.
card-IV_e_commerce = Pakketjesgolf: post levert deze ronde 2 zilver per eenheid meer op.
card-IV_commuters = Forenzen: passagiers en arbeiders leveren deze ronde 1 zilver per eenheid meer op.
card-IV_hq_grant = Stadssubsidie: het hoofdgebouw kost je deze ronde een kwart minder.
card-IV_toll_double = Dure tol: tegels van de tegenstander kosten deze ronde 2 zilver per stuk.

## Woorden op de tafel

draw-board = Continent
draw-freight = Vrachtborden van { $player }
draw-stock = Voorraad (gereconstrueerd)
draw-card = Stuurkaart
draw-both = beide
draw-cell = Vak { $cell }
draw-tunnel = Tunnel, { $owner }
draw-takes = neemt: { $goods }
draw-makes = maakt: { $goods }
draw-legend = Legenda
draw-legend_ways = Wegen
draw-legend_stations = Stations
draw-legend_places = Plaatsen: boven neemt, onder maakt
draw-legend_land = Land en water
draw-legend_tunnel = Tunnel
draw-legend_joint = Gedeelde weg
draw-legend_spur = Bedient de plaats
draw-legend_lane = Vaarroute
draw-legend_central = Hoofdgebouw
draw-central = Hoofdgebouw { $generation }, { $owner }
draw-round = ronde { $round }, tijdperk { $era }, nog { $left }
draw-parked = In de remise: { $what }
draw-resting = Rust uit: { $what }
draw-pile = Stapel { $pile }: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
draw-no_card = Er geldt geen kaart.
draw-no_line = vrij
draw-price_table = prijzen: { $colour }
draw-livery_1 = Groen
draw-livery_2 = Oranje
figure-silver = Zilver
figure-lines = Lijnen
figure-vehicles = Voertuigen
figure-points = Punten
draw-players = Spelers
draw-player = { $player }: zilver { $silver }, lijnen { $lines }, voertuigen { $vehicles }, punten { $points }
draw-start_cube = startkubus
draw-to_move = is aan zet
draw-pays = levert { $silver } op
draw-costs = { $silver } zilver, laadt { $capacity }, pt { $points }

draw-short_silver = { figure-silver }
draw-short_lines = { figure-lines }
draw-short_vehicles = { figure-vehicles }
draw-short_points = { figure-points }

## Regels, volgens hun nummer; .refusal zegt waarom iets niet mag

BI-SETUP-01 = Er zijn twee spelers. Wie de eerste speler is, spreken ze af of bepaalt het toeval. De eerste speler heeft in ronde 1 de startkubus.
BI-SETUP-02 = Elke speler krijgt 200 zilver.
BI-SETUP-03 = De eerste speler gooit de kleurendobbelsteen: de prijstabel van die kleur geldt het hele spel.
BI-SETUP-04 = De tweede speler gooit de kleurendobbelsteen voor de voorraadtabel van tijdperk I. Die zegt hoeveel steden, boerderijen en bedrijven er zijn, hoeveel fiches van elke goederensoort, en welke voertuigen van tijdperk I in de gemeenschappelijke voorraad liggen.
BI-SETUP-05 = Het continent wordt gebouwd met precies de bedrijven van de voorraadtabel. De namen van de steden komen in een vaste volgorde, dus Venezia, Győr en Bern doen altijd mee.
BI-SETUP-06 = Elke speler neemt de tegels van tijdperk I, de aanduidingen en drie lege vrachtborden.
BI-SETUP-07 = De stuurkaarten van tijdperk I worden klaargelegd.
BI-SETUP-08 = Alleen in het gevorderde spel: voor ronde 1 worden persoonlijkheden gedeeld en gekozen.
BI-SETUP-09 = Alles ligt open, behalve de volgorde van de gedekte stuurkaarten en de stuurkaarten die ongezien zijn teruggelegd. Tijdens het kiezen van persoonlijkheden zijn ook de kaarten in de hand verborgen.
BI-SETUP-10 = Een kant-en-klare kaart brengt haar eigen bedrijven en haar eigen voorraadkleur voor tijdperk I mee, dus dan gooit de tweede speler niet. Voor de prijskleur en de voorraadkleuren van tijdperk II tot IV wordt gewoon gegooid.
BI-MAP-01 = De buitenste vakken zijn allemaal zee, en alle zeevakken hangen met hun kanten samen.
BI-MAP-02 = Geen vak heeft land in alleen twee tegenover elkaar liggende hoeken.
BI-MAP-03 = Wat een vak bevat, past bij zijn hoeken. Een vak met zee in alle hoeken is zee. Een rechte kust is gewone kust, een riviermonding of een bedrijf aan de kust. Een kust die naar buiten of naar binnen buigt, is altijd gewone kust. Een vak met land in alle hoeken is land of een bedrijf op land.
BI-MAP-04 = Een rivier is een keten van vakken, kant aan kant. Ze begint bij een bron of stroomt uit een meer ernaast. Ze eindigt bij een monding of naast een meer, maar leidt nooit van meer naar meer. Rivieren delen geen vak, en buiten een rivier is er geen riviervak.
BI-MAP-05 = Een rivier kan één keer, op een recht overgangsvak, een stroom worden, en ze wordt nooit meer smaller. Een bron is altijd een smalle rivier. Een monding is zo breed als het vak ervoor en neemt de rivier aan de landkant op.
    .refusal = Een rivier wordt alleen onderweg breder, nooit bij een meer.
BI-MAP-06 = Aan alle vier de kanten van een woestijn liggen woestijnen of woestijnweiden.
BI-MAP-07 = Twee steden liggen nooit naast elkaar. Boerderijen en bedrijven mogen elkaar en steden raken.
    .refusal = Twee steden kunnen niet naast elkaar staan.
BI-MAP-08 = Zoutziederijen staan aan een rechte kust. Visserijen staan aan een rechte kust, of op land naast een meer. Alle andere bedrijven staan op land.
    .refusal = Dit bedrijf kan niet op zo’n vak staan.
BI-MAP-09 = Op de kaart staan precies de bedrijven van de voorraadtabel, op de grote kaart alle uit de doos. In het begin is er geen voedselfabriek.
BI-MAP-10 = Elk bedrijf op het continent heeft vrij land naast zich, en ze kunnen allemaal met elkaar verbonden worden: van vrij land naar het volgende, door steden, en recht over rechte vakken van rivier, overgang en stroom.
BI-MAP-11 = Er is minstens één meer, en er zijn minstens drie lege weiden met vrij land ernaast; twee daarvan hebben later de voedselfabrieken nodig.
BI-MAP-12 = Een havenplaats is een rechte of naar buiten gebogen kust zonder bedrijf of monding, met zee aan minstens één kant. Venezia en minstens één andere stad hebben een havenplaats naast zich.
BI-MAP-13 = Een bedrijf op een eiland heeft minstens één havenplaats naast zich. Het hoeft niet over land met de andere verbonden te zijn.
BI-MAP-14 = De snelle kaart gebruikt geen soort terrein vaker dan de doos er tegels van heeft.
BI-HAND-01 = Er worden bij toeval drie omtrekken gemaakt, en de eerste speler kiest er een.
    .refusal = Kies een van de drie omtrekken.
BI-HAND-02 = Daarna plaatsen de spelers om de beurt één ding, de tweede speler eerst, in deze volgorde: meren, bergen, rivieren, woestijnen; steden, zoutziederijen, visserijen, andere bedrijven in hun vaste volgorde; heuvels, bossen. Er is één meer per volle 70 landvakken, één rivier per 45 en één woestijn per 110, maar van elk minstens één; één berg per 14, één heuvel per 16, één bos per 8; en de bedrijven van de voorraadtabel. Visserijen op eilanden staan er al.
BI-HAND-03 = Een meer, een berg, een heuvel of een bos kan op elk leeg land. Een woestijn kan op leeg land met leeg land of woestijnweide aan alle vier de kanten; de lege worden woestijnweide.
    .refusal = Dit moet op leeg land komen.
BI-HAND-04 = Eén speler leidt een hele rivier en kiest haar begin op leeg land: een bron, of naast een meer een uitloop. Vandaar gaat de rivier vak voor vak verder over leeg land en ze eindigt in een monding aan de rechte kust ervoor. Een rivier uit een bron mag ook eindigen in een meer ernaast. Eén keer, waar ze rechtdoor gaat, mag ze een stroom worden. Alleen stappen waarna de rivier nog kan eindigen worden aangeboden.
    .refusal = Zo zou de rivier niet kunnen eindigen. Ze eindigt in een monding, sommige rivieren in een meer.
BI-HAND-05 = Een bedrijf mag alleen waar het mag staan, waar alle bedrijven tot dan toe nog verbonden kunnen worden en waar drie weiden overblijven; Venezia en de vierde stad hebben ook een havenplaats naast zich nodig. Andere dingen moeten minstens zoveel vrij land overlaten als er nog bedrijven komen, en mogen niets afsnijden.
    .refusal = Zo kan het continent niet af: elk bedrijf heeft aaneengesloten vrij land nodig.
BI-HAND-06 = Waarvoor geen plaats is, valt weg; een bedrijf gaat dan terug in de doos, en de voorraad verandert niet. Wat aan het eind leeg is, is weide, en de hele kaart moet aan de regels van de kaart voldoen.
BI-RND-01 = Een ronde heeft vijf stappen: 1 stuurkaart, 2 voertuigen rijden, 3 slopen en bouwen, of het hoofdgebouw, of moderniseren, 4 handel in voertuigen, 5 vrachtborden.
    .refusal = Dat kan in deze stap niet.
BI-RND-02 = Stap 1 en 2 gebeuren altijd; stap 3, 4 en 5 mag je overslaan. Een voltooide route hoef je nooit op een bord te zetten. Het programma berekent lengten en tijden.
BI-RND-03 = In stap 1 trekt alleen wie de startkubus heeft. In stap 2 rijden de voertuigen van beide spelers vanzelf. In stap 3, 4 en 5 komt de houder eerst, dan de ander: beiden doen stap 3, dan beiden stap 4, dan beiden stap 5.
BI-RND-04 = Ook in stap 5 komt wie de startkubus heeft eerst, want de fiches komen uit een gemeenschappelijke voorraad.
BI-RND-05 = Aan het eind van de ronde gaat de startkubus naar de andere speler. Alle tijdperken hebben een even aantal rondes, dus vanzelf zou de kubus aan het begin van elk tijdperk bij de eerste speler zijn. Standaard heeft de tweede speler hem in de eerste ronde van tijdperk II; een optie zegt wie welk tijdperk begint.
BI-RND-06 = Je hebt nooit minder dan 0 zilver. Wat je koopt, moet je kunnen betalen; een verplichte betaling kost je hoogstens wat je hebt.
    .refusal = Dat kost { $price } zilver, en je hebt { $silver }.
BI-RND-07 = Niemand valt ooit af, en er zijn geen leningen en geen giften. Tussen de spelers gaat zilver alleen als tol en voor gebruikte voertuigen.
BI-CARD-01 = Als een tijdperk begint, worden zijn kaarten geschud. Elke speler neemt er ongezien 12, in tijdperk III en IV 8; met de optie ‘13, 12, 10 en 10’ zijn dat de aantallen voor de vier tijdperken. Ze worden samen geschud en gedekt neergelegd als twee even grote stapels. De rest gaat ongezien terug.
BI-CARD-02 = Een tijdperk heeft zoveel rondes als er kaarten in beide stapels samen zijn. De ronde waarin zijn laatste kaart getrokken wordt, wordt uitgespeeld.
BI-CARD-03 = Zolang beide stapels kaarten hebben, kiest wie de startkubus heeft de stapel. Zonder deze keuze wordt de eerste stapel voor de tweede getrokken.
    .refusal = Die stapel is leeg.
BI-CARD-04 = De kaart wordt getoond en meteen uitgevoerd; dat moet. Ze geldt voor beide spelers, of alleen voor wie de kaart trok, zoals ze zegt.
BI-CARD-05 = Wat een kaart over deze ronde zegt, eindigt met de ronde, behalve de prijzen die ze gemerkt heeft.
BI-CARD-06 = Een prijskaart merkt de lading van haar goederensoort op elke rit van de spelers voor wie ze geldt. Dat gebeurt meteen op elke rit die bezig is of juist gaat beginnen. Later in dezelfde ronde gebeurt het op elke rit die begint: door het keren in stap 2, of in stap 5 door een nieuwe lijn, andere goederen of voertuigen die op de rij gezet worden. Een rij zonder voertuigen maakt geen rit.
BI-CARD-07 = Het merk is een vaste prijs, meteen berekend uit de prijs die de lijn zonder merk heeft. Het blijft tot de lading betaald is; een latere prijskaart vervangt het. Het gaat verloren als je de goederen verandert, alle voertuigen weghaalt of de lijn sluit.
BI-CARD-08 = Gebruikte kaarten liggen open en worden nooit meer geschud.
BI-CARD-10 = Sommige kaarten doen niets.
BI-CARD-11 = Een prijskaart die vermenigvuldigt: de prijs van de lijn maal het getal op de kaart, naar boven afgerond.
BI-CARD-12 = Een prijskaart die erbij telt: de prijs van de lijn plus het bedrag op de kaart.
BI-CARD-13 = Een kaart die zilver kost: je betaalt het bedrag aan de bank, hoogstens wat je hebt, of je nu bezit waar het verhaal over gaat of niet.
BI-CARD-14 = Een kaart die zilver geeft: je krijgt het bedrag.
BI-CARD-15 = Een kaart die telt wat je hebt: het bedrag voor elk, tot de grens op de kaart. Ze telt wegstations, havens, bruggen (je eigen wegen op water; gedeelde tellen voor niemand) of voertuigen op lijnen. Elk gekoppeld voertuig telt, stilstaand of onderweg, als het de aandrijving heeft die de kaart noemt; voertuigen in de remise tellen niet.
BI-CARD-16 = Vertragingskaarten: lijnen die passen bij alles op de kaart, rijden niet in stap 2 van deze ronde.
BI-CARD-17 = Versnellingskaarten: lijnen die erbij passen, gaan in stap 2 zoveel plaatsen verder. Wat bij aankomst over is, gaat verloren.
BI-CARD-18 = Een kaart die bouwen goedkoper maakt: in stap 3 van deze ronde kost elk onderdeel zoveel procent minder, naar boven afgerond. (1) Weg- of railtegels: elke nieuwe tegel boven de grond met zijn terreintoeslag, maar geen portaal, en elke verbouwing, na het halveren op een tegel van de tegenstander; een gelijkvloerse kruising hoort bij de soort van de nieuwe weg. (2) Stations: er een op land bouwen, met toeslag. (3) Havens: er een bouwen. (4) Tunnels: elk portaal en elk vak onder de grond, ook van een magneetbaan. (5) Moderniseren: elke tegel, elk vak onder de grond, elk station en elke haven die gemoderniseerd wordt, met alle treden. (6) Hoofdgebouw: het bouwen of uitbreiden. Slopen wordt nooit goedkoper.
BI-CARD-19 = Een kaart die voertuigen goedkoper maakt: in stap 4 van deze ronde kosten voertuigen uit de gemeenschappelijke voorraad zoveel minder, maar minstens 1. Een voertuig moet passen bij alles wat de kaart noemt. Gebruikte voertuigen houden hun prijs.
BI-CARD-20 = Een kaart die goederen toevoegt: van elke goederensoort die ze noemt komen zoveel fiches bij de gemeenschappelijke voorraad.
BI-CARD-21 = Een kaart die de tol verandert: in stap 2 van deze ronde is de tol per tegel het bedrag op de kaart in plaats van 1.
BI-CARD-22 = Noemt een kaart meer aandrijvingen of goederen, dan geldt ze voor elk daarvan.
BI-CARD-23 = Geen kaart vraagt je iets te beslissen.
BI-CARD-24 = De korting van een kaart gaat voor die van een persoonlijkheid, elk één keer en elk naar boven afgerond; een kaart maakt een voertuig nooit goedkoper dan 1. Een prijskaart gaat uit van de prijs van de lijn, waarin al zit wat je persoonlijkheid erbij doet.
BI-TIME-01 = De reistijd in rondes: deel de lengte van het pad in vakken door de snelheid, rond naar boven af, en trek af wat tussen haakjes staat. ‘2-(1)’ is twee vakken per ronde en in totaal één ronde minder; ‘1-(4-1)’ is één vak per ronde en één ronde minder voor elke volle vier vakken. De snelheid is die voor de klasse van het pad, of voor de zee.
BI-TIME-02 = Daarna komt wat een persoonlijkheid bij de tijd optelt of eraf haalt.
BI-TIME-03 = Een rit duurt nooit korter dan 2 rondes, want elk van de twee stations heeft een plaats op het bord nodig.
BI-TIME-04 = Een rit mag hoogstens zoveel rondes duren als het bord plaatsen heeft: 12 op de weg, 14 op het spoor, 16 op zee. Een trager voertuig mag je niet op de lijn zetten.
    .refusal = De rit zou { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    } duren, en dit bord heeft maar { $most ->
        [one] één plaats
       *[other] { $most } plaatsen
    }.
BI-TIME-05 = Het rode markeerfiche ligt op de plaats na de laatste van de rit. Vult de rit het hele bord, dan is het niet nodig.
BI-MOVE-01 = Een lijn met voertuigen is op weg heen of terug, en een markeerfiche telt hoeveel plaatsen ze op deze rit verder is. Voertuigen die op een lege rij gezet worden, beginnen bij het vertrekstation, links, op weg heen.
BI-MOVE-02 = In stap 2 gaat elke lijn met voertuigen één plaats verder, tenzij een kaart iets anders zegt: eerst de weg-, spoor- en scheepsrijen van de houder, dan die van de andere speler, elk bord rij voor rij.
BI-MOVE-03 = Als de reistijd om is, zijn de voertuigen aangekomen: een lading wordt betaald, ze keren, en de volgende rit begint met de goederen van die richting, of leeg. Het pad, de lengte, de tijd en de tol daarvan worden aan het eind van stap 5 van deze ronde berekend. Zo duurt elke rit precies haar tijd.
BI-MOVE-04 = De weg terug wordt altijd gereden, geladen of leeg.
BI-MOVE-05 = Een lijn staat bij een station vanaf haar aankomst, of vanaf het moment dat er voertuigen op gezet worden, tot ze gaat rijden. Op weg heen staat ze bij het vertrekstation, op weg terug bij de bestemming.
BI-INC-01 = Een geladen rit levert bij aankomst op: wat alle gekoppelde voertuigen samen laden, maal de prijs, en 1 zilver voor elk vak van het pad. Het zijn de vakken die erbij komen, niet de rondes.
BI-INC-02 = Een lege rit levert niets op en kost geen tol.
BI-INC-03 = Een lijn heeft één prijs voor beide richtingen: die van de goederen heen, of van de goederen terug als alleen de terugweg geladen is. Met de optie ‘Elk hun eigen’ heeft elke richting de prijs van haar eigen goederen.
BI-INC-04 = De prijs is die van de kleurtabel, met wat je persoonlijkheid erbij doet. Hij wordt afgelezen als de lading betaald wordt; alleen een prijs die een kaart gemerkt heeft, ligt eerder vast.
BI-INC-05 = Van elke betaalde rit geef je je tegenstander 1 zilver voor elke tegel van je tegenstander op het pad: tegels boven de grond, bruggen, portalen, vakken onder de grond, en diens weg in een gelijkvloerse kruising als je erover rijdt. Gedeelde tegels, steden, je eigen tegels en de zee zijn gratis.
BI-INC-06 = De bank betaalt onbeperkt.
BI-BLD-01 = In stap 3 doe je hoogstens één van deze dingen: slopen en bouwen, het hoofdgebouw bouwen of uitbreiden, of moderniseren.
    .refusal = { $reason ->
        [demolish] Sloop eerst minstens één tegel.
        [modernise] Moderniseer eerst minstens één tegel.
       *[build] Na het slopen kun je alleen nog bouwen of passen.
    }
BI-BLD-02 = Je mag hoogstens één route slopen, geheel of gedeeltelijk, en daarna hoogstens één bouwen, geheel of gedeeltelijk. Slopen gaat voor.
    .refusal = Je sloopt deel voor deel. Kies het volgende deel of stop.
BI-BLD-03 = Een landroute is hoogstens twee nieuwe stations en de weg ertussen, een zeeroute hoogstens twee havens.
    .refusal = Een weg of spoor heeft twee einden. Kies het tweede.
BI-BLD-04 = Alles wat je in een stap bouwt is één pad dat geen vak twee keer raakt, boven of onder de grond. Het begint bij een station van jou, oud of nieuw, of bij een open uitgang van je eigen of een gedeelde weg. Het mag over tegels lopen die er liggen en door steden. Nieuwe stations staan alleen aan de einden.
    .refusal = { $reason ->
        [start] Begin bij je eigen station, bij een open eind van je weg, of op een vrij vak met een nieuw station.
        [path] Dat pad staat niet bij de voorstellen.
       *[twice] Je nieuwe pad is al op dat vak geweest.
    }
BI-BLD-05 = Je betaalt alles meteen. Wat je niet kunt betalen, kun je niet bouwen.
    .refusal = Je hebt { $silver } zilver, en met alles wat erbij hoort kost dit meer.
BI-BLD-06 = Een weg die gedeeltelijk gebouwd is, houdt niets vrij: je tegenstander mag eroverheen bouwen.
BI-BLD-07 = Elke soort weg, station en hoofdgebouw wordt in haar eigen tijdperken gebouwd. Wat een tijdperk verbiedt blijft verboden, en wat het toestaat blijft toegestaan tot een later het verbiedt.
BI-BLD-08 = Zandwegen worden in tijdperk I en II gebouwd, asfaltwegen in II en III, autowegen in III en IV, autosnelwegen in IV. De paardentram wordt gebouwd in I, spoorweg in II en III, snelspoor in III en IV, magneetbaan in IV. Met de optie ‘Paardentram in tijdperk II’ wordt ze ook in II gebouwd.
    .refusal = Deze weg kun je in dit tijdperk niet bouwen.
BI-BLD-09 = Boven de grond ligt geen weg op berg, meer, zee of kust, of buiten de kaart. Er ligt er ook geen op een monding, een bron of een bocht van een rivier, of op een bedrijf. Door steden gaan wegen wel.
    .refusal = { $reason ->
        [map] Dat vak ligt buiten de kaart.
       *[ground] Op dat vak kan geen weg liggen.
    }
BI-BLD-10 = Een pad dat je bouwt gaat nooit door een station: stations zijn alleen de einden. Je lijnen mogen wel door je eigen stations.
    .refusal = Een bouwpad eindigt bij een station, het gaat er niet doorheen.
BI-BLD-11 = Een bouw moet iets toevoegen, een wegtegel, een verbouwing, een tunnel of een station, of een route voltooien. Een bouw die alleen een route voltooit, kost niets.
    .refusal = { $reason ->
        [nothing] Dat zou niets nieuws bouwen.
       *[end] Vandaar kun je het pad niet afmaken.
    }
BI-WAY-01 = Wegen zijn zandweg, asfaltweg, autoweg en autosnelweg; sporen zijn paardentram, spoorweg, snelspoor en magneetbaan.
BI-WAY-02 = Een nieuwe wegtegel kost zijn prijs en de toeslag van het terrein: niets op weide en woestijnweide, 1 in een bos, 2 op een heuvel of in een woestijn.
BI-WAY-03 = Een brug is een wegtegel op recht water; ze kost 4 extra op een rivier, 8 extra op een overgang of een stroom. Ze loopt recht over het water en heeft precies twee uitgangen. Ze wordt nooit verbouwd of gekruist en draagt nooit een station.
    .refusal = Een brug loopt recht over recht water, en je kunt haar later niet veranderen.
BI-WAY-04 = De vorm van een tegel volgt uit het pad: twee uitgangen tegenover elkaar zijn een rechte tegel, twee andere een bocht, drie een aftakking, vier een kruising. De vorm kost niets.
BI-WAY-05 = De laatste tegel van een onvoltooide weg heeft een open eind dat rechtdoor wijst. Bouw je verder over een tegel van jou met twee uitgangen, dan mag je zijn open uitgang gratis naar een andere kant draaien. Bruggen en portalen kunnen niet gedraaid worden.
BI-WAY-06 = Twee wegtegels naast elkaar zijn verbonden als elk een uitgang naar de ander heeft, beide weg of beide spoor zijn, en hun soorten aansluiten. Wie ze bouwde en wanneer, maakt niet uit. Een tegel van een weg, maar niet van een autosnelweg, is verbonden met een stad waar zijn uitgang naartoe leidt.
BI-WAY-07 = Op een vak ligt één weg, of twee als gelijkvloerse kruising. Op een vak met een station ligt er geen.
BI-WAY-08 = Een weg sluit aan op een kant van een station als je een pad over die kant bouwt. Een nieuw station neemt ook elke eigen of gedeelde weg van zijn soort op die een uitgang ernaartoe heeft, zolang het kanten heeft. De kanten van het net gebouwde pad komen eerst, dan de andere in de volgorde noord, oost, zuid, west. Een kant komt vrij als de tegel erachter gesloopt wordt.
BI-WAY-09 = Waar je pad een tegel treft die er ligt, beslissen de kanten waar het in en uit gaat. Zijn beide uitgangen van één weg, dan wordt er niets gebouwd. Ontbreekt een kant en zijn beide weg of beide spoor, dan wordt een open uitgang van je eigen tegel met twee uitgangen gedraaid; anders wordt de tegel verbouwd. Spoor recht over recht spoor, of weg en spoor recht over elkaar, haaks, maken een gelijkvloerse kruising. Iets anders kan niet. Tegels houden hun soort, tenzij ze verbouwd worden.
BI-JOIN-01 = Deze soorten sluiten aan: zandweg op asfaltweg, asfaltweg op autoweg, autoweg op autosnelweg, spoorweg op snelspoor, en elk op zichzelf. Paardentram en magneetbaan sluiten op niets anders aan.
    .refusal = Wegen van deze twee soorten kunnen niet aansluiten.
BI-JOIN-02 = Je mag de wegen van je tegenstander gebruiken als de jouwe er volgens deze regels op aansluiten.
BI-JOIN-03 = Wegen sluiten op die van je tegenstander aan met een kruising, een aftakking of een verlenging, sporen alleen met een aftakking of een verlenging.
BI-JOIN-04 = Verlenging: je sluit een nieuwe tegel of een station van jou aan op een open uitgang die ernaartoe wijst. De uitgang hoort bij een tegel met twee uitgangen, een brug of een portaal van je tegenstander. Het kost niets. De tegel blijft van je tegenstander, met tol.
BI-JOIN-05 = Waar twee wegen kruisen, zijn alle vier de richtingen verbonden. Spoor kruist spoor of weg haaks zonder aan te sluiten, als gelijkvloerse kruising: beide zijn recht, op het vak lag precies één weg, en het is geen brug, portaal of station.
    .refusal = Sporen kruisen alleen recht en haaks.
BI-JOIN-06 = Je kunt een tegel een uitgang toevoegen of er een gelijkvloerse kruising over leggen. Je betaalt het slopen van de oude tegel en het bouwen: de verbouwde tegel, of bij een gelijkvloerse kruising de nieuwe weg. Op je eigen of een gedeelde tegel betaal je alles, op een tegel van de tegenstander de helft, naar boven afgerond. Een of twee uitgangen aan één tegel in één stap zijn één verbouwing. Het terrein wordt niet opnieuw betaald.
BI-JOIN-07 = Van een rechte tegel of een bocht mag een aftakking gemaakt worden of, bij een weg, een kruising; van een aftakking bij een weg een kruising. Railtegels hebben hoogstens drie verbonden uitgangen.
    .refusal = Een railtegel heeft hoogstens drie uitgangen.
BI-JOIN-08 = Een verbouwde tegel krijgt de betere van de oude soort en de soort die gebouwd wordt. Al zijn aansluitingen moeten nog passen, anders kan hij niet verbouwd worden; een tunnel is de uitweg.
    .refusal = De tegel zou niet meer op zijn andere aansluitingen passen. Met een tunnel ga je eromheen.
BI-JOIN-09 = Een tegel van de tegenstander waaraan je een uitgang toevoegt wordt gedeeld: gratis voor beiden tot het einde van het spel. De oude tegel gaat terug naar de voorraad van wie hem legde, de nieuwe komt uit de jouwe. Dit geldt niet voor gelijkvloerse kruisingen.
BI-JOIN-10 = Een aftakking of kruising van je tegenstander kan een open uitgang hebben die naar je nieuwe tegel wijst. Dan gebruik je die zonder te betalen, en ze wordt gedeeld.
BI-JOIN-11 = Aftakkingen en kruisingen van je tegenstander die de twee netten niet verbinden, zijn gewone tegels, met tol.
BI-JOIN-12 = In een gelijkvloerse kruising houdt elke weg zijn eigenaar. Oversteken is gratis; over de weg van je tegenstander rijden kost tol zoals op elke tegel van je tegenstander.
BI-JOIN-13 = Je mag geen weg op een station van je tegenstander aansluiten, en geen pad van jou gaat erdoorheen of eindigt er. Maar je eigen station mag bij een tegel van je tegenstander staan.
    .refusal = Dat station is van je tegenstander.
BI-JOIN-14 = Een pad mag door je eigen stations van dezelfde soort gaan; het heeft in elk twee aangesloten kanten nodig.
BI-JOIN-15 = Een gelijkvloerse kruising wordt nooit verbouwd. Ze kost één tegel van de nieuwe soort uit je voorraad; de tegel die er lag blijft van zijn eigenaar en gaat niet terug naar de voorraad.
    .refusal = Een gelijkvloerse kruising kun je niet veranderen.
BI-CITY-01 = Elke stad heeft een straat naar alle vier de kanten. Elke speler mag een weg er aan de ene kant in en aan een andere uit leiden, zonder prijs en zonder tol. Zo verbindt een straat ook de wegen van beide spelers. De stad telt als één vak in de lengte.
BI-CITY-02 = De straat krijgt de klasse van het pad dat erover loopt en maakt het nooit slechter.
BI-CITY-03 = Een autosnelweg is nooit met een stad verbonden: geen pad heeft een tegel autosnelweg vlak voor of na een stad, en een tegel aan een straat kan niet tot autosnelweg gemoderniseerd worden. Autosnelwegen gaan eromheen of eronderdoor.
    .refusal = Een autosnelweg mag geen stad raken.
BI-CITY-04 = Boven de grond gaan sporen nooit door een stad.
    .refusal = Sporen kunnen niet door een stad gaan.
BI-CITY-05 = Een pad eindigt niet in een stad: het eindigt bij stations.
    .refusal = Een pad kan niet in een stad eindigen, alleen bij een station.
BI-CITY-06 = De tegels voor en na een stad op een pad moeten van soorten zijn die aansluiten. Een station mag direct aan de straat staan. Niemand mag een tegel zo moderniseren of verbouwen dat twee wegen die door een straat verbonden zijn niet meer op elkaar aansluiten.
    .refusal = De wegen voor en na de stad zouden niet aansluiten.
BI-TUN-01 = In tijdperk III en IV mag je tunnels bouwen voor autowegen, autosnelwegen, snelspoor en magneetbanen.
    .refusal = Voor deze soort weg kun je in dit tijdperk geen tunnel bouwen.
BI-TUN-02 = Een tunnel heeft twee portalen en minstens één vak onder de grond ertussen, elk naast het volgende. Hij mag buigen, maar niet aftakken of zichzelf kruisen.
    .refusal = Een tunnel gaat bij een portaal omlaag, minstens één vak verder, en bij een portaal omhoog.
BI-TUN-03 = Hij mag onder alles door, ook onder zee, steden, wegen, stations en andere tunnels, hoe lang ook, binnen de rand van de kaart. Vakken onder de grond laten het oppervlak vrij.
    .refusal = Een tunnel kan niet buiten de kaart komen.
BI-TUN-04 = Een portaal staat op vrij land. Het heeft één uitgang boven de grond en daartegenover één eronder, en wordt nooit verbouwd. Beide portalen en de vakken ertussen zijn van de soort die gebouwd wordt.
    .refusal = Een portaal heeft vrij land nodig, en zijn weg gaat rechtdoor.
BI-TUN-05 = Een portaal kost de tegel, het terrein en nog 4; elk vak onder de grond kost de tegel en nog 3.
BI-TUN-06 = Elk portaal en elk vak onder de grond telt als 1 in de lengte, en als 1 tol als het van je tegenstander is.
BI-TUN-07 = Een magneetbaan loopt alleen onder de grond tussen magneettreinstations, die haar portalen zijn; elk vak kost 15, zonder toeslag. Vanaf het eerst gekozen station gaat de tunnel naar oost of west, dan naar noord of zuid; is een kant die nodig is bezet, dan andersom; is ook die bezet, dan kan hij niet gebouwd worden. De twee stations mogen niet naast elkaar liggen. Je tegenstander kan hem niet gebruiken.
BI-TUN-08 = Een magneettreinstation neemt hoogstens vier tunnels aan, één per kant.
BI-STN-01 = Een station wordt op vrij land gebouwd en kost zijn prijs en de toeslag van het terrein. Het hoeft niet naast een bedrijf te staan, maar zonder bedrijf kan er niet geladen of gelost worden.
    .refusal = Een station heeft een vrij vak land nodig.
BI-STN-02 = Een station bedient elk bedrijf waarmee het een kant deelt.
    .refusal = Een station zou daar niets bedienen: geen bedrijf deelt een zijde met dat vak.
BI-STN-03 = Wegstations nemen wegen aan, paardentramstations sporen van de paardentram, spoorweg- en sneltreinstations spoorweg en snelspoor, magneettreinstations tunnels van de magneetbaan: dat zijn de soorten stations.
    .refusal = Deze soort station neemt deze soort weg niet aan.
BI-STN-04 = Een eenvoudig station en een paardentramstation hebben plaats voor wegen aan 2 kanten, een uitgebreid station en een spoorwegstation aan 3, alle andere aan 4. Een weg op een kant aansluiten is gratis.
    .refusal = Alle kanten van het station zijn bezet.
BI-STN-05 = Eenvoudige en uitgebreide wegstations worden in tijdperk I en II gebouwd. Die van tijdperk II worden in II en III gebouwd, van III in III en IV, van IV in IV. Paardentramstations worden gebouwd in I, spoorwegstations in II en III, sneltreinstations in III en IV, magneettreinstations in IV. Met de optie ‘Paardentram in tijdperk II’ worden paardentramstations ook in II gebouwd.
    .refusal = Deze soort station kun je in dit tijdperk niet bouwen.
BI-STN-06 = Eenvoudige havens worden in tijdperk I en II gebouwd, uitgebreide in II. Havens van tijdperk II worden in II en III gebouwd, van III in III en IV, van IV in IV. Een haven wordt op een vrije havenplaats gebouwd, zonder toeslag, en bedient de bedrijven ernaast.
    .refusal = { $reason ->
        [site] Dat is geen vrije plaats voor een haven.
       *[era] Zo’n haven kun je in dit tijdperk niet bouwen.
    }
BI-STN-07 = Je mag een station zonder weg bouwen; het staat alleen tot er wegen naartoe komen.
BI-STN-08 = Je lijnen beginnen en eindigen alleen bij je eigen stations.
    .refusal = Een lijn begint en eindigt bij je eigen stations.
BI-STN-09 = Een nieuw station krijgt de laagste vrije aanduiding van zijn soort; zonder vrije aanduiding kan het niet gebouwd worden. Slopen maakt de aanduiding vrij. Van twee stations in één stap krijgt het eerst gekozen eind de lagere aanduiding. Je eerste wegstation is nummer 0, de zetel van je maatschappij.
    .refusal = Je hebt alle aanduidingen voor stations van deze soort al gebruikt.
BI-STN-10 = Je hebt een beperkt aantal stationstegels van elke soort.
    .refusal = Zo’n stationstegel heb je niet meer.
BI-HQ-01 = Het hoofdgebouw staat op je wegstation 0, dat op de kaart moet zijn. Het station blijft werken.
    .refusal = Voor het hoofdgebouw moet je wegstation 0 op de kaart liggen.
BI-HQ-02 = Generatie I wordt in tijdperk I en II gebouwd, II in II en III, III in III en IV, IV in IV.
    .refusal = Deze generatie kun je in dit tijdperk niet bouwen.
BI-HQ-03 = Een eerste hoofdgebouw van generatie I, II, III of IV kost 40, 90, 160 of 240 zilver; lagere generaties mag je overslaan. Uitbreiden kost 60 tot generatie II, 90 tot III en 110 tot IV; voor meer treden betaal je de som.
    .refusal = Je hoofdgebouw heeft deze generatie al.
BI-HQ-04 = Zonder hoofdgebouw is elk station en elke haven van jou het eind van hoogstens één lijn, met of zonder voertuigen. Ook mag geen voertuig van een later tijdperk zijn dan een van zijn eindstations. Met een hoofdgebouw van welke generatie ook vervallen beide grenzen.
    .refusal = Dat station bedient al een lijn. Zonder hoofdgebouw kan het er maar één bedienen.
BI-HQ-05 = Station 0 met een hoofdgebouw kan niet gesloopt worden, wel gemoderniseerd.
    .refusal = Je kunt station 0 niet slopen zolang het hoofdgebouw erop staat.
BI-DEM-01 = Je mag je eigen wegtegels, stations en havens slopen, elk voor zijn sloopprijs. Er wordt niets terugbetaald. De tegel gaat terug naar je voorraad.
    .refusal = Je hebt daar niets te slopen.
BI-DEM-02 = Gedeelde tegels, gelijkvloerse kruisingen met je tegenstander en station 0 onder een hoofdgebouw kunnen niet gesloopt worden.
    .refusal = { $reason ->
        [crossing] Een gelijkvloerse kruising met je tegenstander kun je niet slopen.
       *[joint] Een gedeelde tegel kun je niet slopen.
    }
BI-DEM-03 = In één stap sloop je tegels van maar één route: je eigen wegen en eindstations van één genoteerde route; of één onvoltooid stuk met je stations die erop aansluiten; of één station zonder wegen; of een of twee havens.
    .refusal = { $reason ->
        [ports] Dat is geen tweede haven van jou.
        [attached] Dat station heeft wegen. Kies zijn route.
       *[none] Dat hoort niet bij je routes, stukken, losse stations en havens.
    }
BI-DEM-04 = Je mag een tegel niet slopen zolang een lijn van jou waarvan het pad hem gebruikt onderweg is en niet bij een station staat.
    .refusal = Daar is een lijn van jou onderweg. Wacht tot ze bij een station staat.
BI-DEM-05 = Je mag tegels slopen die je tegenstander tegen tol gebruikt. Heeft zijn lijn aan het eind van de stap nog een pad, dan eindigt een rit die onderweg is zoals die begon. Anders wordt de lijn zonder betaling gesloten: de voertuigen gaan naar de remise, de fiches naar de voorraad.
BI-DEM-06 = Een leeg geworden vak is bos of woestijnweide als het dat al was. Anders is het weide, ook als het heuvel of woestijn was. Onder een brug blijft de rivier, onder een haven de kust.
BI-DEM-07 = Alles wordt geregeld aan het eind van je stap 3, nadat je gebouwd hebt: verbroken genoteerde routes van beide spelers worden geschrapt, en lijnen zonder pad gesloten; hun voertuigen gaan naar de remise, hun fiches naar de voorraad.
BI-DEM-08 = Een tunnel wordt in zijn geheel gesloopt: beide portalen voor hun prijs, elk vak onder de grond voor 3, van een magneetbaan voor 4.
    .refusal = Een tunnel sloop je in zijn geheel: kies zijn route.
BI-DEM-09 = Wegtegels ernaast houden hun uitgangen; die naar het leeg geworden vak zijn open.
BI-DEM-10 = Je mag een tegel in één stap vervangen: hem slopen en op hetzelfde vak een andere bouwen, allebei voor de volle prijs. Zo wordt een station voor een ander van zijn soort geruild of naar de plaats van een ander verplaatst. Zijn wegen sluiten weer aan, en routes en lijnen blijven bestaan als aan het eind van de stap alles verbonden is. Een station een trede hoger brengen is moderniseren.
BI-MOD-01 = In één stap moderniseer je één route, geheel of gedeeltelijk: de eigen en gedeelde wegtegels en de twee eindstations van één genoteerde route; of een of twee havens van jou; of één station van jou.
    .refusal = { $reason ->
        [ports] Dat is geen tweede haven van jou.
       *[none] Dat hoort niet bij je routes, stations en havens.
    }
BI-MOD-02 = Treden: zandweg, asfaltweg, autoweg, autosnelweg; spoorweg, snelspoor; wegstations eenvoudig, uitgebreid, II, III, IV; spoorwegstation, sneltreinstation; havens eenvoudig, uitgebreid, II, III, IV.
    .refusal = Dit kun je niet tot die soort moderniseren.
BI-MOD-03 = Paardentram, snelspoor, magneetbaan, autosnelweg en hun stations gaan niet verder.
    .refusal = Daar kan niets verder gemoderniseerd worden.
BI-MOD-04 = Het doel moet iets zijn dat in dit tijdperk gebouwd wordt. Ga je meer treden omhoog, dan betaal je de som. In tunnels kost elk portaal en elk vak onder de grond evenveel als een tegel.
    .refusal = Die soort kun je in dit tijdperk niet bouwen.
BI-MOD-05 = Na de stap moeten alle aansluitingen nog passen, anders mag je niet moderniseren. Moderniseer je het geheel, dan telt alleen het resultaat; deel voor deel moet het na elk deel passen.
    .refusal = De vakken ernaast zouden niet meer aansluiten.
BI-MOD-06 = Een route heeft de betere klasse pas als elk deel ervan die heeft, ook de stations.
BI-MOD-07 = Beide spelers mogen een gedeelde tegel voor de volle prijs moderniseren; hij blijft gedeeld. Tegels van je tegenstander, ook diens weg in een gelijkvloerse kruising, kun je niet moderniseren.
    .refusal = Die tegel is van je tegenstander.
BI-MOD-08 = De oude tegel gaat terug naar de voorraad van wie hem legde; de nieuwe komt uit jouw voorraad. Sla je treden over, dan heb je alleen de laatste tegel nodig.
BI-MOD-09 = Moderniseer je het geheel, dan wordt elke eigen of gedeelde wegtegel en elk eindstation gemoderniseerd dat onder het doel ligt en het mag bereiken; tegels aan een straat stoppen voor autosnelweg. Het wordt alleen aangeboden als het mag, je voorraad de tegels heeft en je kunt betalen. Voertuigen onderweg zijn geen beletsel. Portalen en vakken onder de grond vragen geen tegel.
    .refusal = Je moderniseert deel voor deel. Kies het volgende deel of stop.
BI-MOD-10 = Je betaalt alleen het moderniseren, niets voor het opnemen van de oude tegel.
BI-ROUTE-01 = Een route wordt genoteerd als een pad dat je bouwt twee verschillende stations van jou van dezelfde soort verbindt en minstens 3 vakken heeft. Er moet minstens één eigen of gedeelde wegtegel of een tunnel van een magneetbaan in zitten die nog in geen genoteerde route van jou zit.
    .refusal = Een route heeft twee verschillende stations nodig.
BI-ROUTE-02 = Twee stations mogen door meer routes verbonden zijn, over verschillende paden.
BI-ROUTE-03 = Op land ligt minstens één vak tussen de stations, dus de lengte is minstens 3.
    .refusal = Tussen twee stations ligt minstens één vak.
BI-ROUTE-04 = Het pad van een lijn is het kortste tussen haar stations dat haar voertuigen kunnen gebruiken, zonder voertuigen het kortste van alle. Bij gelijke lengte is het het pad met minder tegels van je tegenstander, dan dat van de betere klasse. Is ook dat gelijk, dan is het het eerste in de volgorde noord, oost, zuid, west, gezien vanaf het vertrekstation. Beide richtingen gebruiken hetzelfde pad.
BI-ROUTE-05 = Het pad van een lijn hoeft geen genoteerde route te zijn; elk verbonden pad is goed.
BI-ROUTE-06 = Een pad heeft de laagste klasse van zijn wegtegels en van de tijdperken van al je stations erop, aan de einden en onderweg. Steden tellen niet.
BI-ROUTE-07 = Een voertuig mag een pad gebruiken als het een snelheid voor die klasse heeft: op wegen is 1 zandweg, 2 asfaltweg, 3 autoweg, 4 autosnelweg; op rails is 2 spoorweg, 3 snelspoor. Paardentram en magneetbaan hebben eigen snelheden.
    .refusal = { $reason ->
        [board] Dit voertuig hoort op een ander vrachtbord.
       *[class] Tussen de stations ligt geen pad van een klasse waarop dit voertuig rijdt.
    }
BI-ROUTE-08 = Wegvoertuigen met dieren ervoor of op stoom hebben geen snelheid op autowegen en autosnelwegen. Op een gemengde weg van klasse 1 of 2 mogen ze rijden, want de hele weg telt als de lagere klasse.
BI-ROUTE-09 = De lengte op zee is de kortste keten van zeevakken, kant aan kant, tussen de twee havens, plus 2 voor de havens. Schepen varen alleen over zee, en er is geen tol.
BI-ROUTE-10 = Zeeroutes worden niet genoteerd en leveren zelf geen punten op.
BI-LINE-01 = Een lijn vult één rij van een vrachtbord: vertrekstation, bestemming, goederen heen of geen, goederen terug of geen, voertuigen of geen.
    .refusal = In die rij staat nog geen lijn.
BI-LINE-02 = Je hebt hoogstens 5 lijnen voor de weg, 4 voor het spoor en 3 voor schepen. Met de optie ‘6, 5 en 4’ voor de rijen van de vrachtborden zijn het er zoveel.
    .refusal = Alle rijen van dit bord zijn bezet.
BI-LINE-03 = De twee stations zijn van jou, verschillend, van één soort, en door een voltooid pad verbonden. Je mag een lijn zonder voertuigen en zonder goederen openen; dan verdient ze niets, maar haar stations en haar route staan op het bord.
    .refusal = { $reason ->
        [pair] Je hebt geen twee vrije stations met een volledig pad ertussen.
        [station] Je hebt daar geen station.
        [same] Kies een tweede, ander station.
        [board] Dat station hoort bij een ander vrachtbord.
       *[path] Vandaar loopt geen volledig pad naar een ander vrij station van jou.
    }
BI-LINE-04 = Lijnen worden alleen in stap 5 geopend, veranderd en gesloten.
BI-LINE-05 = Je mag een lijn alleen veranderen of sluiten als ze geen voertuigen heeft of bij een station staat. Dat mag bij elke lijn hoogstens één keer per ronde. Een lijn die in deze ronde geopend is, wordt er niet meer in veranderd of gesloten.
    .refusal = { $reason ->
        [touched] Deze lijn heb je deze ronde al geopend of veranderd.
        [moving] Deze lijn is onderweg en komt over { $rounds ->
            [one] één ronde
           *[other] { $rounds } rondes
        } aan.
       *[keep] Kies ‘zo laten’ als dit zo moet blijven.
    }
BI-LINE-06 = Om een richting te vullen neem je een fiche van die goederensoort uit de gemeenschappelijke voorraad. Het blijft op de lijn en gaat terug als je de goederen verandert of de lijn sluit. Zonder fiche kun je die goederen niet kiezen.
    .refusal = De gemeenschappelijke voorraad heeft geen fiche van deze goederen meer.
BI-LINE-07 = Verander je de goederen van de richting waarin de stilstaande voertuigen juist gaan rijden, dan gelden ze al voor die rit.
BI-LINE-08 = Zonder hoofdgebouw mag een voertuig niet van een later tijdperk zijn dan een van de eindstations of havens; eenvoudige en uitgebreide zijn van tijdperk I, en de wegen maken niet uit. Met de optie ‘Hoofdgebouw beperkt voertuigen’ mogen ze, als het er staat, van het tijdperk van zijn generatie zijn; of van hun eindstations als dat later is. Schepen van tijdperk IV hebben altijd aan beide einden een haven van tijdperk IV nodig.
    .refusal = Het voertuig is van tijdperk { $era ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, en de eindstations van deze lijn staan hoogstens tijdperk { $have ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } toe.
BI-LINE-09 = Alle voertuigen op een lijn zijn van één soort, hoogstens zoveel als er gekoppeld kunnen worden, en komen uit de remise. Die soort moet alle goederen van de lijn kunnen vervoeren, er moet een pad voor zijn, en de rit moet op het bord passen.
    .refusal = { $reason ->
        [number] Je kunt hoogstens { $most } van deze voertuigen koppelen.
       *[goods] Dit voertuig vervoert de goederen van deze lijn niet.
    }
BI-LINE-10 = Aan het eind van elke stap 5 worden pad, lengte, tijd en tol van alle lijnen die stilstaan en van rijen zonder voertuigen opnieuw berekend. Een rit die onderweg is, eindigt zoals die begon.
BI-LINE-11 = Kunnen de voertuigen geen pad meer gebruiken, door klasse, tijd of tijdperk, dan gaan ze naar de remise en blijft de rij.
BI-LINE-12 = Om voertuigen te koppelen, los te koppelen of te ruilen moet de lijn bij een station staan; ze houdt haar richting. Een rij die alle voertuigen kwijt is, begint opnieuw bij haar vertrekstation.
BI-LINE-13 = Voertuigen die van een lijn weggehaald zijn, waarom ook, rusten zoveel rondes als haar laatste rit duurde, tot stap 5. Zolang ze rusten mogen ze verkocht worden en tellen ze mee. Je mag ze alleen op een lijn zetten die bij hetzelfde station staat, of op een lege rij die er begint. Zijn ze onderweg weggehaald, dan mag dat op geen enkele. Een lijn sluiten of leegmaken bespaart dus nooit de weg terug. Koopt je tegenstander ze, dan zijn ze meteen bruikbaar.
    .refusal = Deze voertuigen rusten bij een ander station, nog { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }.
BI-LINE-14 = Soms mogen goederen niet meer vervoerd worden, bijvoorbeeld balken nadat de haven gesloopt is. Dan gaat hun fiche terug naar de voorraad en is die richting leeg.
BI-LINE-15 = Met een hoofdgebouw mogen twee rijen dezelfde twee stations hebben; elke rij heeft eigen fiches en voertuigen nodig.
BI-GOOD-01 = Je mag goederen van het ene station naar het andere vervoeren als een bedrijf naast het eerste ze in dit tijdperk levert. Een ander bedrijf naast het tweede moet ze afnemen.
    .refusal = { $reason ->
        [given] Geen bedrijf aan het begin van de rit levert deze goederen.
       *[taken] Geen bedrijf aan het eind van de rit neemt deze goederen af.
    }
BI-GOOD-02 = Post en passagiers gaan van een stad naar een andere stad.
    .refusal = Post en passagiers gaan van een stad naar een andere stad.
BI-GOOD-03 = Arbeiders reizen van een stad naar een boerderij of bedrijf, of terug naar een stad, maar niet van stad naar stad. Ze worden vanaf tijdperk II vervoerd, of later: de optie ‘Arbeiders vanaf tijdperk’ bepaalt wanneer.
    .refusal = { $reason ->
        [era] In dit tijdperk worden nog geen arbeiders vervoerd.
       *[place] Arbeiders reizen tussen een stad en een boerderij of bedrijf.
    }
BI-GOOD-04 = Voedsel gaat van een voedselfabriek naar een stad, vanaf tijdperk III.
    .refusal = { $reason ->
        [era] Voedsel wordt vanaf tijdperk III vervoerd.
       *[place] Voedsel gaat van een voedselfabriek naar een stad.
    }
BI-GOOD-05 = Mest wordt alleen in tijdperk I en II vervoerd.
    .refusal = Mest wordt alleen in tijdperk I en II vervoerd.
BI-GOOD-06 = Balken mogen ook naar havens: per schip naar elke haven van jou, over land naar een station naast een haven van een van beide spelers.
    .refusal = Balken gaan van een zagerij naar meubelfabrieken, kuiperijen, steden en havens.
BI-GOOD-07 = Bij bedrijven raakt nooit iets op, en ze hebben niets nodig om te leveren. Alleen de fiches beperken de handel.
BI-GOOD-08 = Heen en terug mag een lijn verschillende goederen vervoeren.
BI-VEH-01 = In stap 4 mag je zoveel voertuigen uit de gemeenschappelijke voorraad kopen als je wilt, elk voor zijn prijs. Ze moeten in dit tijdperk te koop zijn. Ze gaan naar je remise.
BI-VEH-02 = Voertuigen van tijdperk I zijn in I te koop, paardenkarren en ossenkarren ook in II; die van tijdperk II in II en III, van III in III en IV, van IV in IV.
    .refusal = Dit voertuig is in dit tijdperk niet te koop.
BI-VEH-03 = De bank koopt geen voertuigen terug.
BI-VEH-04 = In stap 4 mag je voertuigen uit je remise aan je tegenstander aanbieden, één tegelijk, als die het zilver heeft. Die neemt aan en betaalt je de halve prijs, naar boven afgerond, of weigert. Een soort die geweigerd is, wordt in deze stap niet opnieuw aangeboden.
    .refusal = { $reason ->
        [parked] Zo’n voertuig staat niet in je remise.
        [declined] Je tegenstander heeft dit voertuig in deze stap al geweigerd.
       *[silver] Het zou je tegenstander { $price } zilver kosten, en die heeft { $have }.
    }
BI-VEH-05 = In het basisspel mag elk voertuig in elk tijdperk gebruikt worden.
BI-VEH-06 = Paardentram en ossenspoor rijden alleen op sporen van de paardentram, en daar rijdt niets anders. Magneettreinen rijden alleen op de magneetbaan.
    .refusal = Dit voertuig rijdt niet op deze soort weg.
BI-VEH-07 = Gekoppelde voertuigen rijden als één voertuig en laden samen wat elk van hen laadt.
BI-VEH-08 = Gebruikte voertuigen van elk tijdperk mogen in elk tijdperk verkocht worden. Met de optie ‘Alleen uit dit tijdperk’ moet de soort in dit tijdperk te koop zijn.
    .refusal = Alleen voertuigen die in dit tijdperk te koop zijn, mogen worden doorverkocht.
BI-VEH-09 = De gemeenschappelijke voorraad van een soort kan opraken. Dan kan alleen je tegenstander je er een verkopen.
    .refusal = De gemeenschappelijke voorraad heeft er geen meer.
BI-VEH-10 = In stap 5 mag je een voertuig uit de remise op elke lijn van jou zetten die erbij past.
    .refusal = Zo’n voertuig staat niet in je remise.
BI-VEH-11 = In stap 4 mag je ook voertuigen terugtrekken van een lijn die bij een station staat, bij elke lijn hoogstens één keer: een, meer of alle gaan naar de remise, en je mag ze meteen aanbieden. Op lijnen zet je voertuigen in stap 5.
    .refusal = { $reason ->
        [number] Deze lijn heeft maar { $most ->
            [one] één voertuig
           *[other] { $most } voertuigen
        }.
        [empty] Deze lijn heeft geen voertuigen.
        [withdrawn] Van deze lijn heb je in deze stap al voertuigen teruggetrokken.
       *[moving] Deze lijn is onderweg. Voertuigen trek je bij een station terug.
    }
BI-ERA-01 = Na de laatste ronde van een tijdperk volgt: de stuurkaarten van het nieuwe tijdperk worden klaargelegd; de kleurendobbelsteen wordt gegooid voor zijn voorraadtabel, door de eerste speler voor II en IV, door de tweede voor III; de goederen en voertuigen ervan komen bij de voorraad; oude tegels en voertuigen gaan weg, en als laatste komt de voedselfabriek; in het gevorderde spel worden oude voertuigen afgedankt en brengen persoonlijkheden hun zilver; ten slotte worden de lijnen opnieuw berekend.
BI-ERA-02 = Met tijdperk III plaatst de eerste speler een voedselfabriek, en 4 fiches voedsel komen bij de voorraad. Alle fiches mest gaan uit het spel, ook van lijnen: die richting is leeg, en mest die onderweg is wordt niet betaald.
BI-ERA-03 = Met tijdperk IV plaatst de tweede speler de tweede voedselfabriek, en 2 fiches voedsel komen bij de voorraad.
BI-ERA-04 = Een voedselfabriek komt op een lege weide met vrij land ernaast; is die er niet, op ander vrij land met vrij land ernaast; is ook dat er niet, dan valt ze weg.
    .refusal = De voedselfabriek heeft een lege weide nodig met vrij land ernaast.
BI-ERA-05 = Met tijdperk III gaan de tegels van tijdperk I die niet op de kaart liggen uit de voorraad: zandweg, paardentram, eenvoudige en uitgebreide wegstations, paardentramstations, eenvoudige en uitgebreide havens. Met tijdperk IV gaan die van tijdperk II: asfaltweg, spoorweg, wegstations II, spoorwegstations, havens II. Tegels op de kaart blijven en blijven in gebruik.
BI-ERA-06 = Voertuigen die niet meer te koop zijn, gaan uit de voorraad. Lijnen, de voertuigen erop, de prijstabel en het zilver blijven.
BI-SUP-01 = Elke speler heeft zoveel tegels van elke soort weg, portaal en station als er in de doos zitten. Wat op de kaart ligt, ontbreekt in de voorraad; een gedeelde tegel telt voor wie hem legde. Vakken onder de grond hebben geen tegel nodig. Met de optie ‘Onbeperkt’ is er geen grens.
BI-SUP-02 = Waar je geen tegels voor hebt, krijg je niet aangeboden.
    .refusal = Je hebt te weinig tegels van deze soort over.
BI-END-01 = Het spel eindigt na de ronde waarin de laatste stuurkaart van tijdperk IV getrokken werd, meestal ronde 80.
    .refusal = De partij is uit.
BI-SCORE-01 = Zilver: 1 punt voor elke volle 10.
BI-SCORE-02 = Voertuigen: elk 10, 20, 30 of 40 punten, naar tijdperk I tot IV. Elk gekoppeld voertuig telt.
BI-SCORE-03 = Al je voertuigen tellen heel, op een lijn of in de remise. Met de optie ‘Halve punten’ tellen die in de remise half.
BI-SCORE-04 = Landroutes: elke genoteerde route levert 10 keer haar klasse aan het eind van het spel op.
BI-SCORE-05 = Stations en havens: eenvoudige en paardentramstations 10 punten, uitgebreide 20, die van tijdperk II 30, van III 40, van IV 50.
BI-SCORE-06 = Hoofdgebouw: 30, 50, 70 of 90 punten naar zijn generatie, alleen de hoogste en altijd heel. Station 0 eronder telt ook mee.
BI-SCORE-07 = Stations en routes die op het bord staan tellen heel, andere half. Een station staat op het bord als een lijn van jou er begint of eindigt; een route als het pad van een lijn van jou, aan het eind opnieuw berekend, over al haar wegtegels loopt.
BI-SCORE-08 = Open einden en wegen in geen genoteerde route leveren niets op. Elke route telt één keer.
BI-SCORE-09 = Wie meer punten heeft, wint. Zijn die gelijk, dan beslist meer zilver, dan meer voertuigen; anders wordt de overwinning gedeeld.
BI-ADV-01 = Je eigen sporen (paardentram, spoorweg, snelspoor) mogen elkaar boven de grond niet kruisen; ze mogen alleen die van je tegenstander kruisen. Voor wegen en tunnels geldt dit niet.
    .refusal = Je eigen sporen mogen elkaar niet kruisen.
BI-ADV-02 = In tijdperk III en IV mogen ossenkarren, paardentrams, postkoetsen en ossensporen niet gebruikt worden.
    .refusal = Dit voertuig is afgedankt: het mag in dit tijdperk niet meer gebruikt worden.
BI-ADV-03 = In tijdperk IV mogen stoomvoertuigen op de weg, paardenkarren en zeilschepen niet gebruikt worden.
    .refusal = Dit voertuig is afgedankt: het mag in tijdperk IV niet meer gebruikt worden.
BI-ADV-04 = Als een tijdperk begint, gaan voertuigen die niet meer gebruikt mogen worden van hun lijnen naar de remise; hun lading is verloren, en de rijen blijven. Ze kunnen niet gebruikt en niet gekocht worden, ook niet tweedehands, maar ze tellen nog wel.
    .refusal = Dit voertuig is uit dienst: het kan niet gebruikt en niet verkocht worden.
BI-ADV-05 = Een landstation heeft voor elke kant met plaats voor een weg een buurvak nodig waar een weg van zijn soort verder kan. Dat zijn vrij land, recht water waar in die richting een brug over kan, een weg waarop aangesloten mag worden, of voor wegen een stad. Zee, kust, berg, meer, andere bedrijven, stations en de rand van de kaart tellen niet. Het mag die ruimte niet wegnemen van een ouder station van een van beide spelers, tenzij dat al te weinig heeft. Het moderniseren van een station wordt niet gecontroleerd, en voor magneettreinstations geldt de regel niet.
    .refusal = { $reason ->
        [neighbour] Dit zou ruimte wegnemen van de wegen van het station ernaast.
       *[own] Er is te weinig ruimte voor de wegen van dit station.
    }
BI-ADV-06 = Elke speler krijgt 3 persoonlijkheden, geeft er 1 terug en geeft er 1 aan de tegenstander. Van de gehouden en de gekregen kaart houd je er 1 en geef je de andere terug. Beiden kiezen tegelijk in het geheim; daarna worden de twee gehouden kaarten getoond.
    .refusal = Die kaart heb je niet in je hand.
BI-ADV-07 = Wat een persoonlijkheid aan het begin brengt, wordt meteen uitgevoerd; de rest geldt het hele spel, tenzij de kaart iets anders zegt.
BI-ADV-08 = Voertuigen die een persoonlijkheid brengt, komen niet uit de gemeenschappelijke voorraad. Ze gaan naar je remise.
BI-ADV-09 = Stations die een persoonlijkheid brengt, komen uit jouw voorraad: in elke stap 3 bouw je er een van die soort gratis, ook zonder toeslag, in een route of alleen. De eerstvolgende van die soort die je bouwt, zijn de gratis stations. Ze vervallen als de soort niet meer gebouwd kan worden.
BI-ADV-10 = Een persoonlijkheid heeft een van deze effecten: (1) Ze verandert de reistijd op weg, spoor of zee, maar nooit onder 2 rondes. (2) Ze beschermt je lijnen tegen kaarten die ophouden. (3) Elk voertuig kan meer laden. (4) Ze doet iets bij de prijs van goederen. (5) Ze verandert de prijs van elke nieuwe tegel boven de grond met zijn toeslag, elke verbouwing en elke gelijkvloerse kruising, maar niet van portalen. De kaart noemt de laagste prijs. (6) Ze verandert met zoveel procent, naar boven afgerond, de prijs van stations, havens, het hoofdgebouw of voertuigen uit de voorraad. Uitbreiden telt ook. (7) Ze brengt zilver bij het begin van tijdperk II, III en IV. (8) Je ontvangt of betaalt een andere tol per tegel. De kaart van de ontvanger gaat voor die van de betaler, en een stuurkaart voor beide. (9) Je mag meer voertuigen koppelen van een soort die gekoppeld kan worden.
BI-ADV-11 = Het spel eindigt ook na de ronde waarin een speler een hoofdgebouw van generatie IV gebouwd heeft.
BI-ADV-12 = In al het andere gelden de regels van het basisspel.

## Panelen: de ronde naast de kaart

panel-build = Wat bouw je?
panel-trade = Wat koop je?
panel-freight = Welke lijnen rijden?
panel-step-card = Stuurkaart
panel-step-movement = Beweging
panel-step-build = Bouwen
panel-step-trade = Handel
panel-step-freight = Vrachtborden
panel-card = { $card }
panel-due = volgende ronde te ontvangen: { $silver } zilver
panel-nothing-due = volgende ronde komt er niets aan
panel-one-build = één hiervan, of niets
panel-on-sale = soorten te koop: { $count }, in de remise: { $parked }
panel-lines = { $count } van { $rows } lijnen
panel-nothing-more = Deze ronde niets meer
panel-nothing-more-build = Slaat nu het bouwen over, daarna handel en vracht
panel-nothing-more-trade = Slaat nu de handel over, daarna de vracht
panel-nothing-more-freight = Laat de lijnen zoals ze zijn en beëindigt je ronde
panel-leave-build = Niets bouwen
panel-leave-trade = Niets kopen
panel-point-ends = Wijs op de kaart twee einden aan om alle wegen ertussen te zien; je eigen station om het te moderniseren of te slopen.
panel-point-second = Wijs nu het andere einde aan.
panel-point-stations = Wijs stations, goederen of voertuigen aan om alleen de lijnen daarmee te zien.
panel-ways = Wegen en havens, het snelst terugverdiende eerst
panel-more-ways = Meer wegen en stations
panel-from-end = Vanaf { $items } ({ $cell })
panel-alone = Een station zonder weg
panel-between = { $items }: { $count ->
        [one] één voorstel
       *[other] { $count } voorstellen
    }
panel-no-way = Tussen deze vakken kan geen weg worden gebouwd: { $cell }.
panel-way = { $what }: { $items }
    .button = Bouwen voor { $silver } zilver
panel-station = { $kind }: { $cell }
    .button = Bouwen voor { $silver } zilver
panel-a-round = { $whole },{ $tenth } per ronde
panel-made = nieuwe tegels: { $tiles }, verbouwd: { $reshaped }, vakken: { $cells }
panel-stations = stations: { $kinds }
panel-load = { $count } × { $vehicle }, { $goods }: { $time ->
    [one] 1 ronde
   *[other] { $time } rondes
}
panel-rate = { $whole },{ $tenth }
panel-rate-more = +{ $whole },{ $tenth }
panel-rate-less = −{ $whole },{ $tenth }
panel-no-load = Hier zou nu niets kunnen rijden.
panel-rounds = { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}
panel-never = nooit
panel-cells = { $cell }
panel-silver = { $silver }
panel-number = { $number }
panel-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
panel-column-rate = per ronde
panel-column-gain = meer
panel-column-price = prijs
panel-column-back = terugverdiend
panel-column-trip = rit
panel-raises = Moderniseren
panel-raise = { $items }: naar klasse { $level }
    .button = Moderniseren voor { $silver } zilver
panel-raise-expanded = { $items }: uitgebreid
    .button = Moderniseren voor { $silver } zilver
panel-demolitions = Slopen; daarna mag je bouwen
panel-demolish = Slopen: { $items }
    .button = Slopen voor { $silver } zilver
panel-central-title = Hoofdgebouw
panel-central = Meer lijnen per station, nieuwere voertuigen op oudere stations
panel-how-many = Hoeveel van elk
panel-vehicle = { $vehicle }
panel-loads = laadt { $load }, te koppelen: { $chain }
panel-parked = in de remise: { $count }
panel-suits = past bij routes: { $count }
panel-buy = Voertuigen kopen: { $count }
    .button = { $count } × kopen, { $price } zilver
panel-nothing-on-sale = Je kunt niets betalen van wat te koop is.
panel-withdrawals = Voertuigen terugtrekken
panel-withdraw = { $board } { $row }: { $count } × { $vehicle }
    .button = Terugtrekken
panel-offers = Verkopen aan { $who }, die mag weigeren
panel-line-list = Lijnen, de grootste winst eerst
panel-open = Nieuw: { $items }
    .button = Lijn openen
panel-change = { $board } { $row }: { $items }
    .button = Lijn veranderen
panel-replace = { $items } in plaats van { $board } { $row }
    .button = Lijn vervangen
panel-close = Sluiten { $board } { $row }: { $items }
    .button = Lijn sluiten
panel-closings = Lijnen sluiten
panel-legs = { $there } heen, { $home } terug; { $cell }
panel-loads-here = Ladingen om uit te kiezen: { $count }
panel-more-loads = Meer ladingen
panel-no-lines = Met de voertuigen in je remise kan nu geen lijn rijden.
panel-outlook = Wat volgt
panel-now = nu
panel-then = dan
panel-silver-name = Zilver
panel-income = Zilver per ronde
panel-points-name = Punten
panel-supposed = Met { $count } × { $vehicle }, { $goods }.
panel-trip = Rit
panel-none = –
panel-back-with = Terugverdiend ({ $silver } met voertuigen)
panel-toll = Elke beladen rit betaalt { $silver } zilver tol aan { $who }.
panel-joint = Gedeelde tegels: { $tiles }, gratis voor jou en { $who }.
panel-rival-joins = { $who } zit ernaast op { $cell } en kan aansluiten; elke tegel van jou levert dan { $silver } zilver per beladen rit op.
panel-rival-far = { $who } heeft er niets naast. Wie later aansluit, betaalt je { $silver } zilver per tegel en beladen rit.
panel-arrives = Eerste betaling over { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}.
panel-arrives-empty = Rijdt eerst leeg, keert over { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}.
panel-tokens = Blijft in voorraad: { $good } { $count }.
panel-editor = Een nieuwe lijn
panel-line-between = Lijn { $items }
panel-field-from = Van
panel-field-to = Naar
panel-field-line = Rij
panel-field-out = Heen
panel-field-back = Terug
panel-field-vehicle = Voertuigen
panel-field-number = Hoeveel
panel-end = { $label }
panel-serves = { $items }
panel-line-new = { $begin } → { $end }, nieuw
panel-line-change = { $board } { $row }, { $begin } → { $end }
panel-line-instead = { $begin } → { $end } in plaats van { $board } { $row }
panel-good = { $good }
panel-empty = leeg
panel-price-left = prijs { $silver }, over: { $count }
panel-none-left = niets over
panel-no-vehicle = geen voertuig ervoor
panel-figure-trip = een rit
panel-figure-pay = { $there } / { $home }
panel-figure-legs = zilver heen / terug
panel-figure-round = ronde { $round }
panel-figure-first = eerste aankomst
panel-built-nothing = niets gebouwd
panel-bought-nothing = niets gekocht
panel-did-earn = { $silver } zilver, ladingen aangekomen: { $count }
panel-did-pay = betaald aan de rivaal: { $silver } zilver
panel-did-way = { $items } gebouwd voor { $silver } zilver
panel-did-tiles = gebouwd voor { $silver } zilver
panel-did-station = stations gebouwd: { $count }, voor { $silver } zilver
panel-did-central = hoofdgebouw van generatie { $generation } voor { $silver } zilver
panel-did-raise = gemoderniseerd voor { $silver } zilver
panel-did-demolish = gesloopt voor { $silver } zilver
panel-did-buy = { $count } × { $vehicle } gekocht voor { $silver } zilver
panel-did-accept = tweedehands gekocht: { $vehicle } voor { $silver } zilver
panel-did-withdraw = voertuigen teruggetrokken: { $count }

## Why a bot prefers a plan

reason-vehicles = voertuigen die je bezit: { $points }
reason-stations = stations en havens, zoveel als er in de rijen passen: { $points }
reason-routes = routes, zoveel als er in de rijen passen: { $points }
reason-central = het hoofdgebouw: { $points }
reason-silver = zilver, en wat het nog koopt: { $points }
reason-income = inkomsten van je lijnen in de komende rondes: { $points }
reason-rival = wat de rivaal heeft en kan verwachten: { $points }
reason-over = hoe de partij eindigt: { $points }

## Numbers after the game

numbers-count = Ronde
numbers-player = Speler
numbers-points = Punten
numbers-points-points = als de partij toen afgelopen was
numbers-income = Inkomsten
numbers-income-legs = vracht
numbers-income-cards = kaarten
numbers-spending = Uitgegeven zilver
numbers-spending-vehicles = voertuigen
numbers-spending-stations = stations
numbers-spending-routes = routes
numbers-spending-central = hoofdgebouwen
numbers-company = De maatschappij
numbers-company-vehicles = gekochte voertuigen
numbers-company-stations = gebouwde stations
numbers-company-lines = geopende lijnen
panel-ways-points = Wegen en havens, naar punten
panel-line-list-points = Lijnen, naar punten
panel-more-a-round = +{ $whole },{ $tenth } per ronde
panel-less-a-round = −{ $whole },{ $tenth } per ronde
panel-points-more = +{ $points }
panel-points-less = −{ $points }
panel-column-final = punten
panel-tokens-now = fiches ({ $good }): { $count }
panel-contested = { $who } kiest eerst de lijnen en kan de laatste fiche nemen: { $good }. Het getal rekent er niet op.
panel-adds-nothing = Voegt niets toe: wat er staat kan evenveel opbrengen.
panel-as-planned = Voor wat je het laatst hebt gebouwd
panel-planned = Voorstel voor wat je het laatst bouwde: { $items }
panel-first-by-card = eerste rit, met de kaart van nu: { $silver } zilver
panel-worth = punten aan het eind: { $points }
panel-speed = { $type }, rondes voor 4, 8, 12 vakken: { $short }, { $middle }, { $long }
type-sea = zee
panel-relist = Beste rijen voor de eindtelling: +{ $points }
    .button = Invullen: { $points ->
        [one] +1 punt
       *[other] +{ $points } punten
    }
option-cards_variant-half = 6, 6, 4 en 4 (de helft)
option-cards_variant-third = 4, 4, 3 en 3 (een derde)
preset-short = Kort spel
    .help = 40 rondes in plaats van 80, want er zijn half zoveel stuurkaarten. Alle andere regels en prijzen blijven gelijk.
preset-quick = Snel spel
    .help = 28 rondes: een derde van de stuurkaarten. Tijdperken gaan snel voorbij: nieuwe wegen en voertuigen komen voordat de oude zijn terugverdiend.
panel-wait-new = Niets tot er iets nieuws kan
panel-wait-new-kept = Je past tot er iets nieuws kan.
panel-wait-rival = Niets tot de rivaal bouwt
panel-wait-rival-kept = Je past tot de rivaal bouwt of er iets nieuws kan.
panel-wait-era = Niets tot het tijdperk eindigt
panel-wait-era-kept = Je past tot het tijdperk eindigt, of tot de laatste rondes.
panel-wait-silver = Niets tot { $silver } zilver: { $vehicle }
panel-wait-silver-kept = Je past tot je { $silver } zilver hebt: { $vehicle }.
panel-wait-central = Niets tot { $silver } zilver: hoofdgebouw { $generation }
panel-wait-central-kept = Je past tot je { $silver } zilver hebt voor het hoofdgebouw.
panel-news-era = Tijdperk { $era } is begonnen.
panel-news-end = De laatste rondes: nu tellen de punten.
panel-news-buy = Dit kun je nu betalen: { $vehicle }.
panel-news-central = Je kunt nu het hoofdgebouw { $generation } betalen.
panel-news-prices = De stuurkaart maakt iets goedkoper voor je.
panel-news-rival = { $who } heeft iets gebouwd.
panel-news-line = Er zou een nieuwe lijn kunnen rijden: { $cell }.
end-era = Een nieuw tijdperk
figure-income = Per ronde
draw-short_income = { figure-income }
draw-speed = { $type }, rondes voor 4, 8, 12 vakken: { $rounds }.
draw-stocked = { $vehicle }: { $count }; te koppelen: { $chain }, punten aan het eind: { $points }.
panel-era-news = Tijdperk { $era }: wat is nieuw
panel-era-way = { $type }
panel-era-stock = in voorraad: { $count }, laadt { $load }, te koppelen: { $chain }
panel-era-tile = per tegel
panel-column-eight = 8 vakken
