# Age of Steam česky. Co chybí, je anglicky.

tile-name = { $tile ->
    [straight] přímá kolej
    [gentle] mírný oblouk
    [acute] ostrý oblouk
    [x_straight_straight] křížení přímých
    [x_gentle_straight] křížení oblouku a přímé
    [x_gentle_gentle] křížení oblouků
    [co_gentle_gentle] dva mírné oblouky
    [co_gentle_acute_left] mírný a ostrý, vlevo
    [co_gentle_acute_right] mírný a ostrý, vpravo
    [co_straight_acute] přímá a ostrý oblouk
    [town_1] městečko, jeden východ
    [town_3_left] městečko, tři východy vlevo
    [town_3_right] městečko, tři východy vpravo
    [town_3_half] městečko, tři východy v půli
   *[town_3_star] městečko, tři východy hvězdou
}
action-name = { $special ->
    [first_move] První přeprava
    [first_build] První stavba
    [engineer] Inženýr
    [locomotive] Lokomotiva
    [urbanization] Urbanizace
    [production] Výroba
   *[turn_order_pass] Pas v pořadí
}

phase-issue_shares = Vydání akcií
    .short = Akcie
phase-determine_player_order = Pořadí hráčů
    .short = Pořadí
phase-select_actions = Výběr akcí
    .short = Akce
phase-build_track = Stavba kolejí
    .short = Stavba
phase-move_goods = Přeprava zboží
    .short = Přeprava
phase-goods_growth = Přísun zboží
    .short = Přísun
phase-over = Konec hry
colour-red = červená
colour-blue = modrá
colour-purple = fialová
colour-yellow = žlutá
colour-black = černá
figure-cash = Peníze
figure-income = Příjem
figure-shares = Akcie
figure-engine = Stroj
score-income = Příjem
score-track = Koleje
score-shares = Akcie
choice-issue = { $shares ->
    [0] Nevydat akcie
    [one] Vydat jednu akcii za ${ $money }
    [few] Vydat { $shares } akcie za ${ $money }
   *[other] Vydat { $shares } akcií za ${ $money }
}
choice-bid = Nabídnout ${ $amount }
choice-drop = Odstoupit
choice-pass = Pasovat
choice-take = { $what ->
    [first_move] První přeprava
    [first_build] První stavba
    [engineer] Inženýr
    [locomotive] Lokomotiva
    [urbanization] Urbanizace
    [production] Výroba
   *[turn_order_pass] Pas v pořadí
}
choice-build = Postavit { tile-name } na { $hex } za ${ $price }
    .button = Postavit za ${ $price }
choice-replace = Vyměnit kartičku na { $hex } za { tile-name }, ${ $price }
    .button = Přestavět za ${ $price }
choice-done = Ukončit stavbu
choice-raise_engine = Zlepšit stroj
choice-nothing = Nic nevézt
ask-issue_shares = Kolik akcií vydáš?
ask-determine_player_order = Nabídni za pořadí, nebo odstup
ask-select_actions = Vyber akci pro toto kolo
ask-build_track = Stavba kolejí: vyber pole
ask-build-next = Stavba na { $hex }: vyber kartičku
ask-move_goods = Přeprava zboží: vyber kostku
ask-deliver-next = Přeprava: vyber cestu
