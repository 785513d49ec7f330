# Words that only some pages say: settings, hints, warnings, the companion. They come with those pages.

hints = Tips
hints-off = Alleen tegen bots
hints-on = Toegestaan voor iedereen
hints-help-off = Speel je alleen tegen bots, dan mag je vragen wat een bot zou doen. Waar spelers het tegen elkaar opnemen, mag niemand dat.
hints-help-on = Iedereen mag vragen wat een bot in dezelfde situatie zou doen, ook tegen andere spelers. Wie uitgenodigd is, ziet dit.
hints-mark = tips toegestaan
hint-ask = Wat zou een bot doen?
hint-off = Hier zijn geen tips: spelers nemen het tegen elkaar op en er zijn bij het openen van de tafel geen tips afgesproken.
hint-thinking = De bot denkt na…
hint-title = Wat de bot zou doen
hint-why = Waarom, in eindpunten
hint-better = { $points ->
    [one] Ongeveer { $points } punt beter dan:
   *[other] Ongeveer { $points } punten beter dan:
}
hint-equal = Ongeveer even goed:
hint-only = De bot ziet niets anders dat het overwegen waard is.
hint-show-other = Laat zien
hint-show-first = Laat het eerste zien
hint-do = Dit spelen
hint-do-other = Liever dit spelen
hint-close = Sluiten
hint-thought = Een gedachte, geen bevel. Hij weet niet meer dan jij mag zien.

settings-language = Taal
settings-language-help = Wat nog niet vertaald is, zie je in het Engels.
settings-language-system = Taal van de browser
settings-theme = Kleuren
settings-theme-help = Stukken houden hun kleur; papier, water en inkt veranderen.
settings-theme-system = Systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-contrast = Contrast
settings-contrast-help = Sterkere lijnen en geen grijze tekst.
settings-contrast-normal = Gewoon
settings-contrast-more = Meer
settings-motion = Animatie
settings-motion-help = Stukken schuiven naar hun plaats of springen er meteen heen.
settings-motion-system = Systeem
settings-motion-none = Geen
settings-bots = Bots
settings-bots-help = Hoe snel je ziet wat bots doen. Kijken er meer mensen mee, dan telt de langzaamste instelling.
settings-bots-once = In één keer
settings-bots-steps = Stap voor stap
settings-bots-slow = Langzaam
settings-patterns = Rails met patroon
settings-patterns-help = Een patroon voor de rails van elke speler, naast kleur en teken.
settings-notify = Meldingen
settings-notify-help = De browser waarschuwt je als je aan zet bent en dit tabblad op de achtergrond staat.
settings-forced = Gedwongen zetten
settings-forced-help = Doet de enige mogelijke zet voor je als er niets van afhangt. Verkopen, je beurt beëindigen en wat iets onthult, wachten altijd op je klik.
settings-steps = Stappen met één klik
settings-steps-help = In het paneel doet één klik elke stap die je kunt terugnemen en waarna je verdergaat. Uit: elke stap kies en bevestig je.
settings-endings = Einde van elke beurt tonen
settings-endings-help = Wat aan het einde van een beurt vanzelf gebeurt (geld, dobbelstenen) zie je stap voor stap. Uit: meteen.
settings-kept-account = Opgeslagen bij je account.
settings-kept-browser = Opgeslagen in deze browser.
settings-blunders = Waarschuw me voor blunders
settings-blunders-help = Alleen tegen bots: voor een zet die zeker veel punten kost, lees je hoeveel. Elke zet duurt iets langer.
blunder-title = Weet je het zeker?
blunder-costs = { $points ->
    [one] Dit kost aan het eind ongeveer { $points } punt.
   *[other] Dit kost aan het eind ongeveer { $points } punten.
}
blunder-better = De bot doet liever: { $what }.
blunder-anyway = Toch spelen
blunder-think = Ik denk nog even na

guide = Hulp bij deze beslissing
guide-about = Over deze beslissing
guide-page = In het regelboek
guide-rules = Regels
companion = Gids
companion-matters = Waar het meestal om gaat
companion-mistake = Vaak gemaakte fout
companion-fold = Begrepen
companion-again = Leg het nog eens uit
companion-careful = Pas op
companion-numbers = De getallen staan boven de knop. Je mag het toch doen.
companion-says = Hoeveel de gids zegt
companion-every = Elke fase
companion-warnings = Alleen waarschuwingen
companion-off = Niets
first-game = Je eerste partij
first-game-how = Een echte partij tegen makkelijke bots; de gids legt elke fase uit zodra die komt.

learn-intro = Korte lessen op echte stellingen: je doet de zetten zelf. Een account is niet nodig, en je kunt overal beginnen.
learn-course = { $lessons ->
    [one] één les
   *[other] { $lessons } lessen
}, { $minutes } min
learn-done-of = Klaar: { $done } van { $lessons }
learn-left = nog ongeveer { $minutes } min
learn-minutes = { $minutes } min
learn-done = gedaan
learn-step = stap { $step } van { $steps }
learn-begin = Beginnen
learn-again = Opnieuw
learn-go-on = Verder
learn-go-on-with = Verder met les { $number }
learn-open = Begin met welke les je wilt.
learn-know = Wat je nu weet
learn-lesson-of = { $game } · les { $place } van { $lessons }
learn-exercise-of = { $game } · oefening { $place } van { $lessons }
learn-steps = Stappen van de les
learn-task = Jouw zet
learn-right = Goed!
learn-not-yet = Nog niet
learn-back = Terugnemen
learn-show = Laat zien
learn-next = Volgende les
learn-next-exercise = Volgende oefening
learn-exercises = Beslisoefeningen
learn-exercises-how = Telkens één beslissing: alle antwoorden zijn toegestaan, één is het beste, en bij elk lees je waar het toe leidt.
learn-solved-of = { $done } van { $exercises } opgelost
learn-to-course = Terug naar de cursus
learn-text = De les
learn-rules = De regels
learn-book = Regelboek
learn-words = Begrippen
learn-words-lead = Deze begrippen worden overal uitgelegd waar ze met stippen onderstreept zijn.
learn-aid = Spelersoverzicht
learn-aid-for = spelersoverzicht · gewone regels · { $players }
learn-aid-foot = Regels op nummer: typ het nummer van een regel, zoals bij de alinea’s van het regelboek, in het zoekveld van de regels.
learn-print = Afdrukken
learn-example = Uitgewerkt voorbeeld
learn-figure = Het bord aan het eind van het voorbeeld
learn-allowed = Toegestaan:
learn-refused = Niet toegestaan:

odd = Vreemde zin?
odd-help = De beheerder hoort om welke zin het gaat, in welke taal en op welke pagina.
odd-word = Wat klinkt er vreemd? (niet verplicht)
odd-done = Bedankt. De beheerder gaat het lezen.
