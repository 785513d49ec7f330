# Age of Steam česky. Co chybí, je anglicky.

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
tile-straight = přímá kolej
tile-gentle = mírný oblouk
tile-acute = ostrý oblouk
colour-red = červená
colour-blue = modrá
colour-purple = fialová
colour-yellow = žlutá
colour-black = černá
what-first_move = První přeprava
what-first_build = První stavba
what-engineer = Inženýr
what-locomotive = Lokomotiva
what-urbanization = Urbanizace
what-production = Výroba
what-turn_order_pass = Pas v pořadí
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
choice-take = { $what }
choice-build = Postavit { $tile } na { $hex } za ${ $price }
    .button = Postavit za ${ $price }
choice-replace = Vyměnit kartičku na { $hex } za { $tile }, ${ $price }
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
