# Words about bots that somebody runs elsewhere. They come with the pages that say them.

bots-mine = Moje boty
bots-mine-help = Twój własny program może grać tutaj ze swojego komputera: utwórz bota i podaj programowi jego token. Wszyscy widzą, że to bot.
bots-name = Nazwa bota
bots-make = Utwórz bota
bots-enough = Masz już tyle botów, ile pozwala konto.
bots-there = jest tu
bots-away = nieobecny
bots-revoked = bez tokenu
bots-renew = Nowy token
bots-revoke = Unieważnij token
bots-delete = Usuń
bots-token = Token bota { $name }
bots-token-help = Skopiuj go teraz: nie zostanie pokazany ponownie. Kto go ma, gra jako ten bot.
seat-network = Bot sieciowy: { $name }, właściciel: { $owner }
seat-challenged = wyzwany do gry…
seat-declined = { $name } odmawia
challenge = Wyzwij bota na miejsce { $seat }
challenge-nobody = Wyzwij bota…
challenge-withdraw = Wycofaj
player-network = { $here ->
    [yes] bot sieciowy
   *[no] bot sieciowy, nieobecny
}
bot-is-away = Tego bota teraz tu nie ma.
bot-does-not-play = { $name } nie gra w tę grę przy takich ustawieniach.
bot-is-busy = { $name } gra już przy tylu stołach, przy ilu może.
bot-sits-here = Bot zajmuje przy stole tylko jedno miejsce.
enough-bots = Konto może mieć tyle botów: { $most }. Masz już wszystkie.
needs-account = Boty może mieć tylko konto, nie gość.
