# Words about what stands beside a game that is watched: why a move was made, chances, who looks on.

beside-why = Waarom deze zet
beside-rather = De bot doet liever:
beside-for-that = Wat daarvoor en daartegen spreekt, in punten aan het eind:
beside-for-it = Wat ervoor spreekt tegenover het op een na beste plan, in punten aan het eind:
beside-nothing = De bot weet niets beters.
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
beside-people = Hier nemen spelers het tegen elkaar op: wat de bots denken, hoor je na afloop.
beside-secret = Dit spel heeft geheimen: wat de bots denken, hoor je na afloop.
