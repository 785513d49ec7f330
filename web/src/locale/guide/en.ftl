# Words that only some pages say: settings, hints, warnings, the companion. They come with those pages.

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

settings-language = Language
settings-language-help = What is not translated yet is shown in English.
settings-language-system = As the browser says
settings-theme = Colours
settings-theme-help = Pieces keep their colours; paper, water and ink change.
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = Contrast
settings-contrast-help = Stronger lines and no grey text.
settings-contrast-normal = Normal
settings-contrast-more = More
settings-motion = Animation
settings-motion-help = Pieces travel to their place, or jump there.
settings-motion-system = System
settings-motion-none = None
settings-patterns = Patterned track
settings-patterns-help = A pattern for every player's track, beside the colour and the mark.
settings-notify = Notifications
settings-notify-help = The browser tells you when it is your move and you look elsewhere.
settings-forced = Forced moves
settings-forced-help = Gives the only answer for you where nothing hangs on it. To sell, to end your turn or to show something always waits for your click.
settings-steps = Steps at once
settings-steps-help = One click in the panel plays any answer that you can take back and after which you go on. Off: every answer is chosen and confirmed.
settings-endings = Play the end of each turn
settings-endings-help = What happens by itself at the end of a turn, money and dice, is shown step by step. Off: at once.
settings-kept-account = Kept with your account.
settings-kept-browser = Kept in this browser.
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

learn-intro = Short lessons on real positions: you make the moves yourself. No account needed, and nothing is locked.
learn-course = { $lessons ->
    [one] one lesson
   *[other] { $lessons } lessons
}, { $minutes } minutes
learn-done-of = { $done } of { $lessons } done
learn-left = about { $minutes } minutes to go
learn-minutes = { $minutes } min
learn-done = done
learn-step = step { $step } of { $steps }
learn-begin = Begin
learn-again = Again
learn-go-on = Go on
learn-go-on-with = Go on with lesson { $number }
learn-open = You can begin anywhere. Nothing is locked.
learn-know = What you know now
learn-lesson-of = { $game } · lesson { $place } of { $lessons }
learn-exercise-of = { $game } · exercise { $place } of { $lessons }
learn-steps = Steps of the lesson
learn-task = Your move
learn-right = Right!
learn-not-yet = Not quite
learn-back = Take it back
learn-show = Show me
learn-next = Next lesson
learn-next-exercise = Next exercise
learn-exercises = Exercises in judgement
learn-exercises-how = One decision each: all answers are legal, one is best, and each says what it leads to.
learn-solved-of = { $done } of { $exercises } solved
learn-to-course = Back to the course
learn-text = The lesson
learn-rules = The rules
learn-book = Rulebook
learn-words = Words
learn-words-lead = These words are explained wherever they are underlined with dots.
learn-aid = Player aid
learn-aid-for = player aid · usual rules · { $players }
learn-aid-foot = Rules by number: type the number of a rule, such as those beside the paragraphs of the rulebook, into the search of the rules.
learn-print = Print
learn-example = A worked example
learn-figure = The board at the end of the example
learn-allowed = Allowed:
learn-refused = Not allowed:
refused-no-such-example = There is no such example.
refused-no-such-lesson = There is no such lesson.
refused-no-such-action = The game has no such move.
refused-bad-csrf-token = The server knows this browser no more. Load the page again.
refused-bad-input = That does not fit what is on the board now. Load the page again.
refused-bad-order = Such an order cannot be given here.
refused-bad-plan = This plan has too many steps to be played at once.
refused-bad-record = This is not a record of a game that could be played again.
refused-failure = Something went wrong in the server. Try again.
refused-hint-underway = The bots still think about your last question.
refused-no-advice = The bots have no advice just now.
refused-no-such-game = There is no such game.
refused-no-such-series = There is no such start, or it is not shared with you.
refused-not-your-seat = You do not play at this table.
refused-not-your-study = Only the owner of this study can do that.
refused-not-your-turn = It is not your turn.
refused-nothing-to-undo = There is nothing to take back.
refused-seat-is-taken = This seat is taken.
refused-stale = Something has changed meanwhile. Try again.
refused-table-is-full = No seat is free.
refused-too-long = That is too long.
refused-vote-is-over = This vote is over.
