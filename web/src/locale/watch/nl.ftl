# Words about what stands beside a game that is watched: why a move was made, chances, who looks on.

beside-why = Waarom deze zet
beside-rather = De bot doet liever:
beside-for-that = Redenen voor en tegen, in eindpunten:
beside-for-it = Redenen voor deze zet, tegenover het op een na beste plan, in eindpunten:
beside-nothing = De bot ziet niets beters.
beside-chances = Winstkans
beside-percent = { $percent }%
beside-opinion = De mening van een bot; hij kan zich vergissen.
beside-watching = Kijkers
beside-count = { $count ->
    [one] één persoon
   *[other] { $count } personen
}
beside-others = { $count ->
    [one] één anoniem
   *[other] { $count } anoniem
}
beside-show = Toon mijn naam aan anderen
beside-people = In partijen tussen spelers zie je de mening van de bots na afloop.
beside-secret = In spellen met verborgen informatie zie je de mening van de bots na afloop.
