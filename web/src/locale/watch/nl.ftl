# Words about what stands beside a game that is watched: why a move was made, chances, who looks on.

beside-why = Waarom deze zet
beside-rather = De bot zou liever:
beside-for-that = Wat daarvoor en daartegen spreekt, in punten aan het eind:
beside-for-it = Wat ervoor spreekt tegenover het op een na beste plan, in punten aan het eind:
beside-nothing = De bot weet niets beters.
beside-chances = Kans om te winnen
beside-percent = { $percent } %
beside-opinion = Zoals een bot van het huis het ziet; hij kan zich vergissen.
beside-watching = Kijkers
beside-count = { $count ->
    [one] één mens
   *[other] { $count } mensen
}
beside-others = { $count ->
    [one] één zonder naam
   *[other] { $count } zonder naam
}
beside-show = Toon mijn naam aan de anderen
beside-people = Hier spelen mensen tegen elkaar: wat de bots denken, wordt na het spel gezegd.
beside-secret = Dit spel heeft geheimen: wat de bots denken, wordt na afloop gezegd.
