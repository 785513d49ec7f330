# The page that `steamshed review` writes.

review-title = Elemzés: { $game }
review-won = { $who } { $margin } ponttal nyert: { $play } a játékból, { $luck } a szerencséből.
review-won-by-play = { $who } { $margin } ponttal nyert, mindet a játékból: a felállítás után semmi sem múlt a szerencsén.
review-shared = Senki sem nyert egyedül.
review-chart = Nyerési esély %-ban, minden döntés után, ahogy a bot látja
review-turn = { $turn }. { $period ->
    [round] kör
   *[turn] forduló
}
review-move = { $number }. lépés
review-players = Játékosok
review-points = pont
review-accuracy = pontosság
review-given-away = elajándékozott pont
review-luck = szerencse
review-moments = Kulcspillanatok
review-none = Egyetlen döntés sem került biztosan semmibe.
review-mark-inaccuracy = pontatlanság
review-mark-mistake = hiba
review-mark-blunder = durva hiba
review-mark-best = a döntő lépés
review-lost = { $percent } % esély és { $points } pont veszett el
review-gained = { $percent } % eséllyel több, mint a következő legjobb tervvel
review-played = Amit lépett:
review-better = Jobb lett volna:
review-why = Miért, pontban:
review-board = A tábla a jobb terv után
review-marks = { $name }: { $percent } % elveszett eséllyel kezdődik
review-method = A(z) { $judge } bot ítélte meg, amely tévedhet: a terveket végigjátszva hasonlítja össze. A szerencse a felállítást nem tartalmazza; amit a szerencse nem magyaráz, az játéknak számít.
