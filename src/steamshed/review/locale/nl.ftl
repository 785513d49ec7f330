# The page that `steamshed review` writes.

review-title = Analyse: { $game }
review-won = { $who } wint met { $margin }: { $play } door spel, { $luck } door geluk.
review-won-by-play = { $who } wint met { $margin }, alles door spel: na de opzet hing niets meer van het toeval af.
review-shared = Niemand won alleen.
review-chart = Winstkans in %, na elke beslissing, zoals de bot het ziet
review-turn = { $period ->
    [round] Ronde
   *[turn] Beurt
} { $turn }
review-move = Zet { $number }
review-players = Spelers
review-points = punten
review-accuracy = nauwkeurigheid
review-given-away = weggegeven punten
review-luck = geluk
review-moments = Sleutelmomenten
review-none = Geen beslissing was een duidelijke fout.
review-mark-inaccuracy = onnauwkeurigheid
review-mark-mistake = fout
review-mark-blunder = blunder
review-mark-best = de beslissende zet
review-lost = { $percent }% winstkans verloren, { $points } punten
review-gained = { $percent }% meer winstkans dan met het op een na beste plan
review-played = Gespeeld:
review-better = Beter:
review-why = Waarom, in punten:
review-board = Het bord na het betere plan
review-marks = { $name }: vanaf { $percent }% winstkans verloren
review-method = Beoordeeld door de bot { $judge }, die zich kan vergissen: plannen worden vergeleken door ze uit te spelen. Geluk telt de opzet niet mee; wat geluk niet verklaart, geldt als spel.
