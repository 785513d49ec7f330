# Terug aan tafel.
since = Sinds je laatste zet
since-times = { $times ->
    [one] { $what }
   *[other] { $what } ×{ $times }
}
since-nothing = Niets van belang
since-whole = Alles tonen
since-mine = Wat er voor jou veranderd is
since-unchanged = Voor jou is er niets veranderd.
since-speed = Afspeelsnelheid
since-play = Afspelen
since-skip = Overslaan
sketch = Mijn plan op het bord
sketch-tool = Gereedschap
sketch-arrow = Pijl
sketch-ring = Cirkel
sketch-stroke = Lijn
sketch-erase = Gum
sketch-clear = Alles wissen
sketch-done = Klaar
sketch-count = { $marks ->
    [one] Mijn plan: { $marks } teken
   *[other] Mijn plan: { $marks } tekens
}
next-table = Volgende tafel ({ $tables })
waited = Terwijl je wachtte
waited-rounds = Voorbije rondes: { $from }–{ $to }
waited-seen = Gezien
