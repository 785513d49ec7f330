# Words of groups: circles of friends with tables, results and a page of their own.

groups = Groepen
groups-lead = Een vriendenkring met eigen tafels, uitslagen en chat.
groups-none = Je zit nog in geen groep.
groups-found = Groep oprichten
groups-found-help = Je krijgt een link waarmee je vrienden binnenkomen, met of zonder account.
groups-name = Naam van de groep
groups-people = { $count ->
    [one] één persoon
   *[other] { $count } personen
}
groups-running = { $count ->
    [one] één lopend spel
   *[other] { $count } lopende spellen
}
groups-mine = { $count ->
    [one] één wacht op jou
   *[other] { $count } wachten op jou
}

group-owed = Wie moet zetten
group-owed-none = Niemand hoeft te zetten.
group-owed-since = sinds { $when }
group-owed-until = tot { $when }
group-tables = Tafels
group-tables-none = De groep heeft geen open tafels en geen lopend spel.

group-results = Uitslagen
group-results-none = De groep heeft nog geen spel uitgespeeld.
group-results-all = Alle spellen
group-results-person = Wie
group-results-games = Spellen
group-results-wins = Gewonnen
group-results-places = Plaatsen
group-results-place = { $place }e: { $count }×
group-former = niet meer in de groep
group-beat = Wie stond voor wie
group-beat-help = Hoe vaak de persoon van een rij vóór de persoon van een kolom eindigde.

group-standing = Vaste tafels
group-standing-none = Nog geen. Een nieuwe tafel van de groep kan opnieuw beginnen als het spel uit is.
group-standing-game = Spel { $number }
group-standing-at-once = Begint opnieuw zodra een spel uit is; de plaatsen schuiven één door.
group-standing-hours = { $hours } uur nadat een spel uit is begint het opnieuw; de plaatsen schuiven één door.
group-standing-bot = Een bot houdt de plaats van wie ontbreekt: { $bot }.
group-standing-wait = Als iemand ontbreekt, wacht iedereen.
group-standing-next = Volgend spel:
group-standing-line = Wacht op een plaats: { $names }
group-standing-in = Ik speel vanaf het volgende spel
group-standing-out = Vanaf het volgende spel zonder mij
group-standing-stay = Ik blijf toch
group-standing-due = Het volgende spel begint: { $when }
group-standing-missing = Het begint als iemand de vrije plaats neemt.
group-standing-paused = Onderbroken: er begint geen nieuw spel.
group-standing-pause = Onderbreken
group-standing-go = Hervatten
group-standing-end = Beëindigen
group-standing-history = { $count ->
    [one] Eén spel is uit
   *[other] { $count } spellen zijn uit
}

group-chat-write = Schrijf aan de groep
group-people = Mensen
group-about = Over { $name }
group-founder = oprichter
group-make-founder = Maak { $name } oprichter
group-make-member = { $name } is geen oprichter meer
group-remove = { $name } verwijderen
group-remove-sure = { $name } uit de groep verwijderen? Lopende spellen worden uitgespeeld.
group-link = Uitnodiging met een link
group-link-help = Wie de link heeft kan erbij komen, ook zonder account.
group-link-make = Link maken
group-link-elsewhere = Er is een link, maar deze browser kent hem niet. Een nieuwe maakt hem ongeldig.
group-rename = Naam wijzigen
group-leave = Groep verlaten
group-leave-sure = De groep verlaten? Je lopende spellen gaan door.
group-close = Groep opheffen
group-close-sure = De groep voor iedereen opheffen? Lopende spellen worden uitgespeeld; chat en uitslagen verdwijnen.
group-report = Deze groep melden
group-door = Je bent uitgenodigd voor { $group }
group-door-guest = Zonder account ben je gast van deze browser. Heb je er een?
group-door-join = Meedoen

group-for = Voor de groep { $group }
group-for-help = Alleen leden van de groep kunnen gaan zitten.
group-of-table = Naar de groep
group-private-help = Alleen de leden van de groep zien de tafel.
group-again = Als het spel uit is
group-again-off = Dat was het
group-again-on = Opnieuw beginnen
group-again-help = Dezelfde mensen spelen het volgende spel; de plaatsen schuiven één door. Ieder kan zeggen dat hij niet meer meespeelt, en anderen kunnen in de rij staan.
group-again-when = Het volgende spel begint
group-again-at-once = meteen
group-again-hours = na { $hours } uur
group-again-missing = Als iemand ontbreekt
group-again-bot = Een bot speelt
group-again-wait = Iedereen wacht
seat-member = Een lid van de groep

founder-needs-account = Alleen wie een account heeft kan een groep oprichten of oprichter zijn. Om mee te doen is de link genoeg.
founders-only = Dat mag alleen een oprichter van de groep.
group-is-full = Deze groep heeft { $count } leden: meer kan niet.
last-founder = Een groep heeft ten minste één oprichter. Maak eerst iemand anders oprichter, of hef de groep op.
members-only = Deze tafel is voor de leden van een groep.
no-standing-table = Een tafel die opnieuw begint heeft één plaats voor ieder, en is niet om te oefenen en geen gezamenlijke start.
no-such-group = Er is geen zo'n groep, of je zit er niet in.
too-many-groups = Je zit in { $count } groepen: meer kan niet.
too-many-standing-tables = Deze groep heeft { $count } vaste tafels: meer kan niet.
