# Words of the guide: hints, warnings, the companion. They come with the pages that say them.

hints = Hints
hints-off = Only against bots alone
hints-on = Allowed for everybody
hints-help-off = Who plays against bots alone may ask what a bot would do. Where people play each other nobody may.
hints-help-on = Everybody may ask what a bot would do in his place, also against other people. Whoever is invited sees this.
hints-mark = hints allowed
hint-ask = What would you do?
hint-off = No hints here: people play each other, and they were not agreed on when the table was made.
hint-thinking = The bot thinks …
hint-title = What the bot would do
hint-why = Why, in points at the end
hint-better = { $points ->
    [one] About { $points } point better than:
   *[other] About { $points } points better than:
}
hint-equal = About equal:
hint-only = The bot sees nothing else worth considering.
hint-show-other = Show it
hint-show-first = Show the first
hint-do = Do it
hint-do-other = Do this instead
hint-close = Close
hint-thought = A thought, not a command. It knows no more than you may see.

settings-blunders = Warn me of blunders
settings-blunders-help = Against bots alone: before a move that surely costs many points a sentence says how many. Each move takes a moment longer.
blunder-title = Are you sure?
blunder-costs = { $points ->
    [one] This costs about { $points } point at the end.
   *[other] This costs about { $points } points at the end.
}
blunder-better = The bot would rather: { $what }.
blunder-anyway = Play it anyway
blunder-think = Let me think

guide = Help with this decision
guide-about = About this decision
guide-page = In the rulebook
guide-rules = Rules
companion = Companion
companion-matters = What usually matters
companion-mistake = Often got wrong
companion-fold = Got it
companion-again = Explain again
companion-careful = Careful
companion-numbers = The numbers stand above the button. You may do it all the same.
companion-says = How much it says
companion-every = Every phase
companion-warnings = Warnings only
companion-off = Off
first-game = Your first game
first-game-how = A real game against gentle bots; the companion explains each phase when it comes.
