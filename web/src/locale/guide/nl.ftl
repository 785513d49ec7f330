# Words of the guide: hints, warnings, the companion. They come with the pages that say them.

hints = Tips
hints-off = Alleen tegen bots
hints-on = Toegestaan voor iedereen
hints-help-off = Wie alleen tegen bots speelt, mag vragen wat een bot zou doen. Waar mensen tegen elkaar spelen, mag niemand dat.
hints-help-on = Iedereen mag vragen wat een bot in zijn plaats zou doen, ook tegen mensen. Wie uitgenodigd is, ziet dit.
hints-mark = tips toegestaan
hint-ask = Wat zou jij doen?
hint-off = Hier zijn geen tips: mensen spelen tegen elkaar en het is bij het maken van de tafel niet afgesproken.
hint-thinking = De bot denkt na …
hint-title = Wat de bot zou doen
hint-why = Waarom, in punten aan het eind
hint-better = { $points ->
    [one] Ongeveer { $points } punt beter dan:
   *[other] Ongeveer { $points } punten beter dan:
}
hint-equal = Ongeveer even goed:
hint-only = De bot ziet niets anders dat het overwegen waard is.
hint-show-other = Laat zien
hint-show-first = Laat het eerste zien
hint-do = Doe het
hint-do-other = Doe liever dit
hint-close = Sluiten
hint-thought = Een gedachte, geen bevel. Hij weet niet meer dan jij mag zien.

settings-blunders = Waarschuw me voor blunders
settings-blunders-help = Alleen tegen bots: voor een zet die zeker veel punten kost, zegt een zin hoeveel. Elke zet duurt iets langer.
blunder-title = Weet je het zeker?
blunder-costs = { $points ->
    [one] Dit kost aan het eind ongeveer { $points } punt.
   *[other] Dit kost aan het eind ongeveer { $points } punten.
}
blunder-better = De bot zou liever: { $what }.
blunder-anyway = Toch spelen
blunder-think = Ik denk nog even na

guide = Hulp bij deze beslissing
guide-about = Over deze beslissing
guide-page = In het spelregelboek
guide-rules = Regels
companion = Metgezel
companion-matters = Waar het meestal om gaat
companion-mistake = Vaak fout
companion-fold = Begrepen
companion-again = Leg het nog eens uit
companion-careful = Pas op
companion-numbers = De cijfers staan boven de knop. Je mag het toch doen.
companion-says = Hoeveel hij zegt
companion-every = Elke fase
companion-warnings = Alleen waarschuwingen
companion-off = Niets
first-game = Je eerste spel
first-game-how = Een echt spel tegen milde bots; de metgezel legt elke fase uit als die komt.
