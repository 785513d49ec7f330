# Co mówią mapy z własnymi zasadami.

MR-00a = Mapa bez własnych zasad stosuje zasady swojej gry. Czego mapa nie ustawia, to się nie zmienia.
MR-00b = Nieznana tabela, klucz lub wartość zostaje odrzucona z podaniem miejsca, tak jak każdy inny błąd.
MR-00c = Tego, co mapa ustawia sama, nie można wybrać w ustawieniach.
MR-00d = Zapis gry nazywa mapę z zasadami także według jej treści. Można go odtworzyć tylko na mapie o tej samej treści.
MR-00f = Na każdej mapie każda decyzja ma jakiś dozwolony wybór.
MR-00g = To, co mapa zmienia, obowiązuje od rozłożenia do końca gry.
MR-00h = Mapa może używać tylko tego, co ma jej gra.
MR-01 = Mapa może ustalić, ile tur ma gra. Może też zakończyć ją po pierwszej turze, po której na mapie nie ma towarów.
MR-05 = Mapa może mieć własną tabelę redukcji dochodu. W niektórych turach może ją stosować kilka razy albo pominąć.
MR-06 = Mapa może ustalić, ile na końcu liczą się dochód, akcje, tory i połączenia. Może dawać punkty za pieniądze i za połączenia pewnych miejsc.
MR-10 = Mapa może ustalić, ile żetonów możesz zbudować w turze, także według tury i miejsca w kolejności.
MR-15 = Mapa może ustalić, ile jest kostek towarów każdego koloru.
MR-16 = Mapa może ustalić, że przy rozłożeniu żadne miasto nie dostaje kostek swojego koloru, dopóki są inne.
MR-17 = Mapa może ustalić, ile kości przynosi towary i w których turach. Niektóre miejsca mogą same dostawać kostki z woreczka.
MR-22 = Mapa może ustalić, co dostawa daje ponad jeden za każde połączenie.
MR-02 = Mapa może ustalić, z czym zaczyna każda spółka, i pieniądze za miejsca w pierwszej kolejności. Może też ustalić, ile daje akcja lub krok dochodu i ile akcji można wyemitować.
    .refusal = Na tej mapie w jednej turze można wyemitować najwyżej tyle akcji: { $most }. Podano: { $shares }.
MR-07 = Mapa może mieć własne rodzaje terenu, każdy ze swoją ceną i z żetonami, które mogą tam leżeć.
    .refusal = { $why ->
        [none] Na tej mapie nikt tu nie buduje: { $hex }.
        [barred] Tory nie mogą tu prowadzić: { $hex }. Na tej mapie nikt tam nie buduje.
        [span] Na tej mapie tory nie mogą stąd prowadzić na sąsiednie pole tego samego rodzaju: { $hex }.
        [fixed] Na tej mapie tory nigdy nie zmieniają tu kierunku: { $hex }.
       *[simple] Na tej mapie może tu leżeć tylko prosty żeton: { $hex }.
    }
MR-08 = Mapa może żądać dopłaty za pojedyncze pola i mieć mury między polami.
    .refusal = Na tej mapie tę krawędź zamyka mur: { $hex }, { $edge }.
MR-18 = Mapa może ustalić, które Nowe Miasta są w grze.
    .refusal = Na tej mapie nie ma Nowego Miasta { $letter }.
MR-21 = Mapa może ustalić, ile połączeń ma dostawa co najmniej i co najwyżej.
    .refusal = { $why ->
        [few] Na tej mapie dostawa wymaga co najmniej tylu połączeń: { $limit }. Ta ma { $links }.
       *[many] Na tej mapie dostawa może mieć najwyżej tyle połączeń: { $limit }. Ta ma { $links }.
    }
MR-24 = Mapa może ustalić, które działania są dostępne w której turze.
    .refusal = Na tej mapie tej akcji nie można wybrać w tej turze.

ground-price = W tym cena samego pola { $hex }: ${ $money }.
income-reduced-by-map = { $who } traci dochód. Strata: { $points }, nowy dochód: { $income }.
pay-by-map = Według zasad tej mapy tyle z tego jest ponad jeden za każde połączenie: { $points }.

score-cash = Pieniądze
score-extra = Połączenia miejsc

change-plain = Na tej mapie obowiązują niezmienione zasady gry.
change-intro = Na tej mapie obowiązują zasady gry z wyjątkami:
change-turns = Liczba tur: { $turns }.
change-goods_gone = Gra kończy się po turze, po której na mapie nie ma towarów, najpóźniej po turze { $turns }.
change-start_cash = Pieniądze na początku: ${ $money }.
change-start_shares = Akcje wyemitowane na początku: { $shares }.
change-start_income = Dochód na początku: { $income }.
change-start_engine = Lokomotywa na początku: { $engine }.
change-by_place = Dodatkowe pieniądze na początku według miejsca w pierwszej kolejności: { $amounts }.
change-share_price = Pieniądze za akcję: ${ $money }.
change-share_limit = Najwięcej akcji jednej spółki: { $shares }.
change-per_turn = Najwięcej akcji w jednej turze: { $shares }.
change-step = Pieniądze za jeden krok dochodu: ${ $money }.
change-limit = Żetony w jednej budowie: { $tiles }.
change-limit_turns = Żetony w jednej budowie, tury { $turns }: { $tiles }.
change-limit_places = Dodatkowe żetony w jednej budowie według miejsca w kolejności: { $amounts }.
change-terrain = Dopłata za prosty żeton, { $kind } ({ $sign }): ${ $money }.
change-terrain_none = Nikt tu nie buduje: { $kind } ({ $sign }).
change-terrain_simple = Mogą tu leżeć tylko proste żetony: { $kind }.
change-terrain_fixed = Tory nigdy nie zmieniają tu kierunku: { $kind }.
change-terrain_span = Tory prowadzą stąd tylko na pola innego rodzaju: { $kind }.
change-terrain_feature = Dopłatę płaci się jak za rzeki i góry: { $kind }.
change-extra_price = Dopłata za pierwszy żeton na polu { $hex }: ${ $money }.
change-walls = Mury, których tory nie przekraczają: { $edges }.
change-bag = Kostki towarów w grze: { $cubes }.
change-not_own = Przy rozłożeniu żadne miasto nie dostaje kostek swojego koloru, dopóki są inne.
change-actions = Akcje do wyboru: { $lying }.
change-actions_off = Akcje niedostępne, tury { $turns }: { $lying }.
change-new_cities = Nowe Miasta: { $letters }.
change-min_links = Najmniej połączeń jednej dostawy: { $links }.
change-max_links = Najwięcej połączeń jednej dostawy: { $links }.
change-flat = Punkty za dostawę, tylko dla dostarczającego, przy każdej liczbie połączeń: { $points }.
change-per_link = Punkty za każde połączenie dostawy: { $points }.
change-long_journey = Dodatkowe punkty za dostawę, która ma połączeń co najmniej { $links }: { $points }.
change-long_link = Dodatkowe punkty dla właściciela połączenia, które ma odcinków torów co najmniej { $segments }: { $points }.
change-last_link = Dodatkowe punkty dla właściciela ostatniego połączenia, tury { $turns }: { $points }.
change-colour = Dodatkowe punkty za dostarczenie kostki ({ $colour }): { $points }.
change-pair = Dodatkowe punkty za dostawę między dwoma miejscami, { $places }: { $points }.
change-no_dice = Kości nie przynoszą żadnych towarów.
change-dice = Kości, które przynoszą towary: białe { $white }, czarne { $black }.
change-dice_not = Kości nie przynoszą towarów, tury: { $turns }.
change-drip = Kostki z woreczka dla każdego miejsca, { $places }, tury { $turns }: { $cubes }.
change-drip_colour = Kostki z woreczka dla każdego miejsca, { $places }, tury { $turns }, { $colour }: { $cubes }.
change-reduction_every = Redukcja dochodu: { $lose } za każde { $points } dochodu.
change-reduction_table = Redukcja dochodu, dochód: strata. { $bands }.
change-reduction_times = Redukcja dochodu, tury { $turns }, mnożnik: { $times }.
change-reduction_skip = Nie ma redukcji dochodu, tury: { $turns }.
change-points_income = Punkty za każdy dochód: { $points }.
change-points_shares = Punkty tracone za każdą akcję: { $points }.
change-points_track = Punkty za każdy odcinek torów: { $points }.
change-points_link = Punkty za każde połączenie: { $points }.
change-points_cash = Tyle dolarów na końcu to jeden punkt: { $money }.
change-extra_connects = Punkty za połączenie miejsc własnymi połączeniami, { $places }: { $points }.
change-extra_reaches = Punkty za własne połączenie, które tu się kończy, { $places }: { $points }.
change-extra_most_links = Punkty za najwięcej własnych połączeń, które tu się kończą, { $places }: { $points }.

lying-first_move = Pierwszy przewóz
lying-first_build = Pierwsza budowa
lying-engineer = Inżynier
lying-locomotive = Lokomotywa
lying-urbanization = Urbanizacja
lying-production = Produkcja
lying-turn_order_pass = Pas w kolejności
lying-turn_order = Kolejność
lying-city_growth = Rozwój miasta
