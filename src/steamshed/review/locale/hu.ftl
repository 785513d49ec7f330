# The page that `steamshed review` writes.

review-title = Elemzés: { $game }
review-won = { $who } { $margin } ponttal nyert: { $play } a játékból, { $luck } a szerencséből.
review-won-by-play = { $who } { $margin } ponttal nyert, mindet a játékból: a felállás után semmi sem múlt a szerencsén.
review-shared = Megosztott győzelem.
review-chart = Győzelmi esély %-ban, minden döntés után, a bot véleménye szerint
review-turn = { $turn }. { $period ->
    [round] kör
   *[turn] forduló
}
review-move = { $number }. lépés
review-players = Játékosok
review-points = pont
review-accuracy = pontosság
review-given-away = elveszett pont
review-luck = szerencse
review-moments = Kulcspillanatok
review-none = Egyik döntés sem volt egyértelmű hiba.
review-mark-inaccuracy = pontatlanság
review-mark-mistake = hiba
review-mark-blunder = durva hiba
review-mark-best = kulcslépés
review-lost = { $percent }% győzelmi esély és { $points } pont veszett el
review-gained = { $percent }%-kal jobb, mint a következő legjobb terv
review-played = Amit lépett:
review-better = Jobb lett volna:
review-why = Miért, pontban:
review-board = A tábla a jobb terv után
review-marks = { $name }: { $percent }% esélyvesztéstől
review-method = Értékelte: { $judge } bot, amely tévedhet: a terveket úgy veti össze, hogy végigjátssza őket. A felállás nem számít szerencsének; amit a szerencse nem magyaráz, az játéknak számít.
