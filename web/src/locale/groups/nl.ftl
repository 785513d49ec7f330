# Words of groups: circles of friends with tables, results and a page of their own.

groups = Groepen
groups-lead = Een vriendenkring met eigen tafels, uitslagen en chat.
groups-none = Je zit nog niet in een groep.
groups-found = Groep maken
groups-found-help = Je krijgt een link waarmee je vrienden binnenkomen, met of zonder account.
groups-name = Naam van de groep
groups-people = { $count ->
    [one] één persoon
   *[other] { $count } personen
}
groups-running = { $count ->
    [one] één lopende partij
   *[other] { $count } lopende partijen
}
groups-mine = { $count ->
    [one] één wacht op jou
   *[other] { $count } wachten op jou
}

group-owed = Wachten op
group-owed-none = Niemand laat de anderen wachten.
group-owed-since = sinds { $when }
group-owed-until = tot { $when }
group-tables = Tafels
group-tables-none = De groep heeft geen open tafels en geen lopende partijen.

group-results = Uitslagen
group-results-none = De groep heeft nog geen partij uitgespeeld.
group-results-all = Alle partijen
group-results-person = Speler
group-results-games = Partijen
group-results-wins = Gewonnen
group-results-places = Plaatsen
group-results-place = { $place }e: { $count }×
group-former = niet meer in de groep
group-beat = Wie eindigde vóór wie
group-beat-help = Hoe vaak de persoon van een rij vóór de persoon van een kolom eindigde.

group-standing = Vaste tafels
group-standing-none = Nog geen. Een nieuwe tafel van de groep kan na afloop opnieuw beginnen.
group-standing-game = Partij { $number }
group-standing-at-once = Begint opnieuw zodra een partij uit is; de plaatsen schuiven één door.
group-standing-hours = { $hours ->
    [one] Begint één uur na afloop van een partij opnieuw; de plaatsen schuiven één door.
   *[other] Begint { $hours } uur na afloop van een partij opnieuw; de plaatsen schuiven één door.
}
group-standing-bot = Ontbreekt er iemand, dan speelt een bot: { $bot }.
group-standing-wait = Als iemand ontbreekt, wacht iedereen.
group-standing-next = Volgende partij:
group-standing-line = Wacht op een plaats: { $names }
group-standing-in = Meespelen vanaf de volgende partij
group-standing-out = Stoppen na deze partij
group-standing-stay = Toch blijven
group-standing-due = De volgende partij begint: { $when }
group-standing-missing = Ze begint als iemand de vrije plaats neemt.
group-standing-paused = Onderbroken: er begint geen nieuwe partij.
group-standing-pause = Onderbreken
group-standing-go = Hervatten
group-standing-end = Deze tafel beëindigen
group-standing-history = { $count ->
    [one] Eén partij uitgespeeld
   *[other] { $count } partijen uitgespeeld
}

group-chat-write = Schrijf aan de groep
group-people = Leden
group-about = Over { $name }
group-founder = oprichter
group-make-founder = Maak { $name } oprichter
group-make-member = { $name } geen oprichter meer
group-remove = { $name } verwijderen
group-remove-sure = { $name } uit de groep verwijderen? Lopende partijen worden uitgespeeld.
group-link = Uitnodigen met een link
group-link-help = Wie de link heeft, kan meedoen, ook zonder account.
group-link-make = Link maken
group-link-elsewhere = Er is al een link, in een andere browser gemaakt. Een nieuwe maakt hem ongeldig.
group-rename = Naam wijzigen
group-leave = Groep verlaten
group-leave-sure = De groep verlaten? Je lopende partijen gaan door.
group-close = Groep opheffen
group-close-sure = De groep voor iedereen opheffen? Lopende partijen worden uitgespeeld; chat en uitslagen verdwijnen.
group-report = Deze groep melden
group-door = Je bent uitgenodigd voor { $group }
group-door-guest = Zonder account is je plaats gebonden aan deze browser. Heb je een account?
group-door-join = Meedoen

group-for = Voor de groep { $group }
group-for-help = Alleen leden van de groep kunnen gaan zitten.
group-of-table = Naar de groep
group-private-help = Alleen de leden van de groep zien de tafel.
group-again = Na afloop
group-again-off = Stoppen
group-again-on = Opnieuw beginnen
group-again-help = Dezelfde personen spelen de volgende partij; de plaatsen schuiven één door. Iedereen kan stoppen, en anderen kunnen op een plaats wachten.
group-again-when = De volgende partij begint
group-again-at-once = meteen
group-again-hours = { $hours ->
    [one] na één uur
   *[other] na { $hours } uur
}
group-again-missing = Als iemand ontbreekt
group-again-bot = Speelt er een bot
group-again-wait = Iedereen wacht
seat-member = Een lid van de groep
