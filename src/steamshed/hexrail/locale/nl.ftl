# Wat kaarten met eigen regels zeggen.

MR-00a = Een kaart zonder eigen regels volgt de regels van het spel. Wat een kaart niet instelt, verandert niet.
MR-00b = Een onbekende tabel, sleutel of waarde wordt geweigerd met de plaats erbij, net als elke andere fout.
MR-00c = Wat een kaart zelf instelt, is met een optie niet te kiezen.
MR-00d = Een verslag noemt een kaart met regels ook naar de inhoud. Het is alleen na te spelen op een kaart met dezelfde inhoud.
MR-00f = Op elke kaart heeft elke beslissing een toegestane keuze.
MR-00g = Wat een kaart verandert, geldt van de voorbereiding tot het einde van het spel.
MR-00h = Een kaart mag alleen gebruiken wat het spel heeft.
MR-01 = Een kaart kan bepalen hoeveel beurten het spel heeft. Ze kan het ook laten eindigen na de eerste beurt waarna er geen goederen meer liggen.
MR-05 = Een kaart kan een eigen tabel voor de inkomstenaftrek hebben. In sommige beurten past ze die meer keren toe, of slaat ze over.
MR-06 = Een kaart kan bepalen waarvoor inkomsten, aandelen, rails en lijnen aan het eind tellen. Ze kan punten geven voor geld en voor lijnen naar bepaalde plaatsen.
MR-10 = Een kaart kan bepalen hoeveel tegels je in een beurt mag bouwen, ook per beurt en per plaats in de volgorde.
MR-15 = Een kaart kan bepalen hoeveel goederenkubussen er van elke kleur zijn.
MR-16 = Een kaart kan bepalen dat bij de voorbereiding geen stad kubussen van de eigen kleur krijgt, zolang er andere zijn.
MR-17 = Een kaart kan bepalen hoeveel dobbelstenen goederen brengen en in welke beurten. Sommige plaatsen kunnen vanzelf kubussen uit het zakje krijgen.
MR-22 = Een kaart kan bepalen wat een levering opbrengt boven op één per lijn.
MR-02 = Een kaart kan bepalen waarmee elke maatschappij begint, en geld voor de plaatsen in de eerste volgorde. Ook wat een aandeel of een stap opbrengt, en hoeveel aandelen je mag uitgeven.
    .refusal = Op deze kaart mag je in een beurt hoogstens zoveel aandelen uitgeven: { $most }. Je koos { $shares }.
MR-07 = Een kaart kan eigen soorten terrein hebben, elk met een prijs en met de tegels die er mogen liggen.
    .refusal = { $why ->
        [none] Op deze kaart bouwt niemand op { $hex }.
        [barred] Rails kunnen niet naar { $hex } leiden: op deze kaart bouwt daar niemand.
        [span] Op deze kaart kunnen rails op { $hex } niet naar een buurveld van dezelfde soort leiden.
        [fixed] Op deze kaart worden rails op { $hex } nooit omgeleid.
       *[simple] Op deze kaart mag op { $hex } alleen een eenvoudige tegel liggen.
    }
MR-08 = Een kaart kan een toeslag vragen voor losse velden, en muren hebben tussen velden.
    .refusal = Op deze kaart sluit een muur zijde { $edge } van { $hex } af.
MR-18 = Een kaart kan bepalen welke nieuwe steden er zijn.
    .refusal = Op deze kaart is er geen nieuwe stad { $letter }.
MR-21 = Een kaart kan bepalen hoeveel lijnen een rit minstens en hoogstens heeft.
    .refusal = { $why ->
        [few] Op deze kaart heeft een levering minstens zoveel spoorlijnen nodig: { $limit }. Deze heeft er { $links }.
       *[many] Op deze kaart mag een levering hoogstens zoveel spoorlijnen hebben: { $limit }. Deze heeft er { $links }.
    }
MR-24 = Een kaart kan bepalen welke acties er in elke beurt klaarliggen.
    .refusal = Op deze kaart ligt deze actie in deze beurt niet klaar.

ground-price = Daarvan is ${ $money } de prijs van { $hex } zelf.
income-reduced-by-map = { $who } verliest inkomsten. Verlies: { $points }, nieuwe inkomsten: { $income }.
pay-by-map = Volgens de regels van deze kaart is hiervan extra, boven op één per spoorlijn: { $points }.

score-cash = Geld
score-extra = Verbonden plaatsen

change-plain = Deze kaart volgt de regels van het spel, ongewijzigd.
change-intro = Deze kaart volgt de regels van het spel, behalve:
change-turns = Aantal beurten: { $turns }.
change-goods_gone = Het spel eindigt na een beurt waarna er geen goederen meer op de kaart liggen, uiterlijk na beurt { $turns }.
change-start_cash = Geld aan het begin: ${ $money }.
change-start_shares = Uitgegeven aandelen aan het begin: { $shares }.
change-start_income = Inkomsten aan het begin: { $income }.
change-start_engine = Locomotief aan het begin: { $engine }.
change-by_place = Extra geld aan het begin, naar plaats in de eerste volgorde: { $amounts }.
change-share_price = Geld voor een aandeel: ${ $money }.
change-share_limit = De meeste aandelen van een maatschappij: { $shares }.
change-per_turn = De meeste aandelen in één beurt: { $shares }.
change-step = Geld voor een stap inkomsten: ${ $money }.
change-limit = Tegels in een bouwbeurt: { $tiles }.
change-limit_turns = Tegels in een bouwbeurt, beurten { $turns }: { $tiles }.
change-limit_places = Extra tegels in een bouwbeurt, naar plaats in de volgorde: { $amounts }.
change-terrain = Een eenvoudige tegel op { $kind } ({ $sign }) kost ${ $money } meer dan op vlak land.
change-terrain_none = Niemand bouwt op { $kind } ({ $sign }).
change-terrain_simple = Op { $kind } liggen alleen eenvoudige tegels.
change-terrain_fixed = Rails op { $kind } worden nooit omgeleid.
change-terrain_span = Rails op { $kind } leiden alleen naar velden van een andere soort.
change-terrain_feature = De toeslag voor { $kind } wordt betaald zoals voor rivieren en bergen.
change-extra_price = Toeslag voor de eerste tegel op { $hex }: ${ $money }.
change-walls = Muren waar geen rails overheen gaan: { $edges }.
change-bag = Goederenkubussen in het spel: { $cubes }.
change-not_own = Bij de voorbereiding krijgt geen stad kubussen van de eigen kleur, zolang er andere zijn.
change-actions = Acties die klaarliggen: { $lying }.
change-actions_off = Acties die niet klaarliggen in beurten { $turns }: { $lying }.
change-new_cities = Nieuwe steden: { $letters }.
change-min_links = De minste spoorlijnen van een levering: { $links }.
change-max_links = De meeste spoorlijnen van een levering: { $links }.
change-flat = Punten van een levering, alleen voor wie levert, ongeacht het aantal spoorlijnen: { $points }.
change-per_link = Punten voor elke spoorlijn van een levering: { $points }.
change-long_journey = Extra punten voor een levering met minstens zoveel spoorlijnen, { $links }: { $points }.
change-long_link = Extra punten voor de eigenaar van een spoorlijn met minstens zoveel stukken rails, { $segments }: { $points }.
change-last_link = Extra punten voor de eigenaar van de laatste spoorlijn, beurten { $turns }: { $points }.
change-colour = Extra punten voor het leveren van een kubus ({ $colour }): { $points }.
change-pair = Extra punten voor een levering tussen { $places }: { $points }.
change-no_dice = Er zijn geen dobbelstenen die goederen brengen.
change-dice = Dobbelstenen die goederen brengen: { $white } wit, { $black } zwart.
change-dice_not = Dobbelstenen brengen geen goederen in beurten { $turns }.
change-drip = Kubussen uit het zakje voor elk van { $places }, beurten { $turns }: { $cubes }.
change-drip_colour = Kubussen uit het zakje voor elk van { $places }, beurten { $turns }, { $colour }: { $cubes }.
change-reduction_every = Inkomstenaftrek: { $lose } voor elk bereikt veelvoud van { $points }.
change-reduction_table = Inkomstenaftrek, als inkomsten: verlies. { $bands }.
change-reduction_times = Inkomstenaftrek, beurten { $turns }: { $times } keer.
change-reduction_skip = Er is geen inkomstenaftrek in beurten { $turns }.
change-points_income = Punten voor elk punt inkomsten: { $points }.
change-points_shares = Punten die je verliest voor elk aandeel: { $points }.
change-points_track = Punten voor elk stuk rails: { $points }.
change-points_link = Punten voor elke spoorlijn: { $points }.
change-points_cash = Zoveel dollar is aan het eind één punt: { $money }.
change-extra_connects = Punten voor het verbinden van { $places } met eigen spoorlijnen: { $points }.
change-extra_reaches = Punten voor een eigen spoorlijn die eindigt bij { $places }: { $points }.
change-extra_most_links = Punten voor de meeste eigen spoorlijnen die eindigen bij { $places }: { $points }.

lying-first_move = Als eerste vervoeren
lying-first_build = Als eerste bouwen
lying-engineer = Ingenieur
lying-locomotive = Locomotief
lying-urbanization = Stad bouwen
lying-production = Productie
lying-turn_order_pass = Passen
lying-turn_order = Beurtvolgorde
lying-city_growth = Stadsgroei
