# Words that only some pages say: settings, hints, warnings, the companion. They come with those pages.

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

settings-language = Taal
settings-language-help = Wat nog niet vertaald is, staat er in het Engels.
settings-language-system = Zoals de browser zegt
settings-theme = Kleuren
settings-theme-help = Stukken houden hun kleur; papier, water en inkt veranderen.
settings-theme-system = Systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-contrast = Contrast
settings-contrast-help = Sterkere lijnen en geen grijze tekst.
settings-contrast-normal = Gewoon
settings-contrast-more = Meer
settings-motion = Beweging
settings-motion-help = Stukken rijden naar hun plaats of springen.
settings-motion-system = Systeem
settings-motion-none = Geen
settings-patterns = Rails met patroon
settings-patterns-help = Een patroon voor de rails van elke speler, naast kleur en teken.
settings-notify = Meldingen
settings-notify-help = De browser meldt het als je aan zet bent en elders kijkt.
settings-forced = Gedwongen zetten
settings-forced-help = Geeft het enige antwoord voor je als er niets van afhangt. Verkopen, je beurt beëindigen en wat iets onthult wachten altijd op je klik.
settings-steps = Stappen meteen
settings-steps-help = In het paneel speelt één klik elk antwoord dat je kunt terugnemen en waarna je verdergaat. Uit: elk antwoord wordt gekozen en bevestigd.
settings-endings = Speel het einde van elke beurt af
settings-endings-help = Wat aan het einde van een beurt vanzelf gebeurt, geld en dobbelstenen, is stap voor stap te zien. Uit: meteen.
settings-kept-account = Bewaard bij je account.
settings-kept-browser = Bewaard in deze browser.
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

learn-intro = Korte lessen op echte stellingen: je doet de zetten zelf. Een account is niet nodig, en niets zit op slot.
learn-course = { $lessons ->
    [one] één les
   *[other] { $lessons } lessen
}, { $minutes } minuten
learn-done-of = { $done } van { $lessons } gedaan
learn-left = nog ongeveer { $minutes } minuten
learn-minutes = { $minutes } min
learn-done = gedaan
learn-step = stap { $step } van { $steps }
learn-begin = Beginnen
learn-again = Opnieuw
learn-go-on = Verder
learn-go-on-with = Verder met les { $number }
learn-open = Je kunt overal beginnen. Niets zit op slot.
learn-know = Wat je nu weet
learn-lesson-of = { $game } · les { $place } van { $lessons }
learn-exercise-of = { $game } · oefening { $place } van { $lessons }
learn-steps = Stappen van de les
learn-task = Jouw zet
learn-right = Goed!
learn-not-yet = Nog niet
learn-back = Neem terug
learn-show = Laat zien
learn-next = Volgende les
learn-next-exercise = Volgende oefening
learn-exercises = Oefeningen in oordelen
learn-exercises-how = Telkens één beslissing: alle antwoorden zijn toegestaan, één is het beste, en elk zegt waar het toe leidt.
learn-solved-of = { $done } van { $exercises } opgelost
learn-to-course = Terug naar de cursus
learn-text = De les
learn-rules = De regels
learn-book = Regelboek
learn-words = Woorden
learn-words-lead = Deze woorden worden uitgelegd overal waar ze met stippen onderstreept zijn.
learn-aid = Spelersoverzicht
learn-aid-for = spelersoverzicht · gewone regels · { $players }
learn-aid-foot = Regels op nummer: typ het nummer van een regel, zoals naast de alinea’s van het regelboek, in bij het zoeken in de regels.
learn-print = Afdrukken
learn-example = Uitgewerkt voorbeeld
learn-figure = Het bord aan het eind van het voorbeeld
refused-no-such-example = Zo'n voorbeeld is er niet.
refused-no-such-lesson = Zo'n les is er niet.
refused-no-such-action = Dit spel heeft geen zo'n zet.
refused-bad-csrf-token = De server kent deze browser niet meer. Laad de pagina opnieuw.
refused-bad-input = Dat past niet bij wat er nu op het bord ligt. Laad de pagina opnieuw.
refused-bad-order = Zo'n opdracht kan hier niet gegeven worden.
refused-bad-plan = Dit plan heeft te veel stappen om in één keer te spelen.
refused-bad-record = Dit is geen verslag van een spel dat opnieuw gespeeld kan worden.
refused-failure = Er ging iets mis op de server. Probeer het opnieuw.
refused-hint-underway = De bots denken nog na over je vorige vraag.
refused-no-advice = De bots hebben nu geen advies.
refused-no-such-game = Zo'n spel is er niet.
refused-no-such-series = Zo'n start is er niet, of hij is niet met jou gedeeld.
refused-not-your-seat = Je speelt niet aan deze tafel.
refused-not-your-study = Dat kan alleen de eigenaar van deze studie.
refused-not-your-turn = Je bent niet aan de beurt.
refused-nothing-to-undo = Er is niets om terug te nemen.
refused-seat-is-taken = Deze plaats is bezet.
refused-stale = Er is intussen iets veranderd. Probeer het opnieuw.
refused-table-is-full = Er is geen plaats vrij.
refused-too-long = Dat is te lang.
refused-vote-is-over = Deze stemming is voorbij.
