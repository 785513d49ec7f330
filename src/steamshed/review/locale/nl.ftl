# The page that `steamshed review` writes.

review-title = Analyse: { $game }
review-won = { $who } wint met { $margin }: { $play } door spel, { $luck } door geluk.
review-won-by-play = { $who } wint met { $margin }, alles door spel: na de opzet hing niets meer van het toeval af.
review-shared = Gedeelde overwinning.
review-chart = Winstkans in %, na elke beslissing, volgens de bot
review-turn = { $period ->
    [round] Ronde
   *[turn] Beurt
} { $turn }
review-move = Zet { $number }
review-players = Spelers
review-points = punten
review-accuracy = nauwkeurigheid
review-given-away = verloren punten
review-luck = geluk
review-moments = Sleutelmomenten
review-none = Geen beslissing was een duidelijke fout.
review-mark-inaccuracy = onnauwkeurigheid
review-mark-mistake = fout
review-mark-blunder = blunder
review-mark-best = sleutelzet
review-lost = { $points ->
    [one] { $percent }% winstkans verloren, { $points } punt
   *[other] { $percent }% winstkans verloren, { $points } punten
}
review-gained = { $percent }% beter dan het op een na beste plan
review-played = Gespeeld:
review-better = Beter:
review-why = Waarom, in punten:
review-board = Het bord na het betere plan
review-marks = { $name }: vanaf { $percent }% winstkans verloren
review-method = Beoordeeld door de bot { $judge }, die zich kan vergissen: plannen worden vergeleken door ze uit te spelen. Geluk telt de opzet niet mee; wat geluk niet verklaart, geldt als spel.
