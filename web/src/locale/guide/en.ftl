# Words that only some pages say: settings, hints, warnings, the companion. They come with those pages.

hints = Hints
hints-off = Only in games against bots
hints-on = Allowed for everybody
hints-help-off = If you play only against bots, you may ask what a bot would do. In games between people nobody may.
hints-help-on = Everybody may ask what a bot would do, even against other people. Invited players see this.
hints-mark = hints allowed
hint-ask = What would a bot do?
hint-off = No hints here: this is a game between people, and hints were not agreed on when it was set up.
hint-thinking = The bot is thinking…
hint-title = What the bot would do
hint-why = Why, in final points
hint-better = { $points ->
    [one] About { $points } point better than:
   *[other] About { $points } points better than:
}
hint-equal = About equal:
hint-only = The bot sees nothing else worth considering.
hint-show-other = Show it
hint-show-first = Show the first
hint-do = Play it
hint-do-other = Play this instead
hint-close = Close
hint-thought = Only an idea: the bot knows no more than you can see.

settings-language = Language
settings-language-help = Anything not translated yet appears in English.
settings-language-system = Browser’s language
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
settings-motion-help = Pieces travel to their place or jump there.
settings-motion-system = System
settings-motion-none = None
settings-bots = Bots
settings-bots-help = How fast you see what bots do. At a table with several people, the slowest setting counts.
settings-bots-once = At once
settings-bots-steps = Step by step
settings-bots-slow = Slowly
settings-patterns = Patterned track
settings-patterns-help = Each player’s track has a pattern as well as its colour and mark.
settings-notify = Notifications
settings-notify-help = Your browser tells you when it is your turn and this tab is in the background.
settings-forced = Forced moves
settings-forced-help = Plays your only choice for you when it makes no difference. Selling, ending your turn and revealing something always wait for your click.
settings-steps = One-click moves
settings-steps-help = One click in the panel plays any choice that you can take back and that does not end your turn. Off: choose, then confirm.
settings-endings = Show the end of each turn
settings-endings-help = Shows step by step what happens at the end of a turn: money and dice. Off: all at once.
settings-kept-account = Saved in your account.
settings-kept-browser = Saved in this browser.
settings-blunders = Warn me about blunders
settings-blunders-help = In games against bots: before a move that clearly loses many points, you are told how many. Moves take a moment longer.
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
companion = Guide
companion-matters = What usually matters
companion-mistake = Common mistake
companion-fold = Got it
companion-again = Explain again
companion-careful = Careful
companion-numbers = The numbers are above the button. You can still do it.
companion-says = How much the guide says
companion-every = Every phase
companion-warnings = Warnings only
companion-off = Off
first-game = Your first game
first-game-how = A real game against easy bots, with a guide that explains each phase when it comes.

learn-intro = Short lessons on real positions: you make the moves yourself. You need no account, and you can begin anywhere.
learn-course = { $lessons ->
    [one] one lesson
   *[other] { $lessons } lessons
}, { $minutes } min
learn-done-of = Done: { $done } of { $lessons }
learn-left = about { $minutes } min to go
learn-minutes = { $minutes } min
learn-done = done
learn-step = step { $step } of { $steps }
learn-begin = Begin
learn-again = Again
learn-go-on = Go on
learn-go-on-with = Go on with lesson { $number }
learn-open = Begin with any lesson you like.
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
learn-exercises = Decision exercises
learn-exercises-how = One decision each: all choices are legal, one is best, and each shows what it leads to.
learn-solved-of = { $done } of { $exercises } solved
learn-to-course = Back to the course
learn-text = The lesson
learn-rules = The rules
learn-book = Rulebook
learn-words = Glossary
learn-words-lead = These words are explained wherever they have a dotted underline.
learn-aid = Player aid
learn-aid-for = player aid · usual rules · { $players }
learn-aid-foot = To look up a rule, type its number (shown beside each rulebook paragraph) into the rules search.
learn-print = Print
learn-example = A worked example
learn-figure = The board at the end of the example
learn-allowed = Allowed:
learn-refused = Not allowed:

odd = Odd sentence?
odd-help = The operator is told which sentence it is, in which language and on which page.
odd-word = What sounds odd? (optional)
odd-done = Thank you. The operator will read it.
