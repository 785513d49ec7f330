# Words about bots that somebody runs elsewhere. They come with the pages that say them.

bots-mine = Moje boty
bots-mine-help = Twój własny program może grać tutaj z twojego komputera: utwórz bota i podaj programowi jego token. Wszyscy widzą, że to bot.
bots-name = Nazwa bota
bots-make = Utwórz bota
bots-enough = Masz tyle botów, ile może mieć konto.
bots-there = jest tu
bots-away = nie ma go
bots-revoked = nie ma tokenu
bots-renew = Nowy token
bots-revoke = Unieważnij token
bots-delete = Usuń
bots-token = Token bota { $name }
bots-token-help = Skopiuj go teraz: nie zostanie pokazany ponownie. Kto go ma, gra jako ten bot.
seat-network = Bot przez sieć: { $name }, właściciel { $owner }
seat-challenged = wyzwany do gry …
seat-declined = { $name } odmawia
challenge = Wyzwij bota na miejsce { $seat }
challenge-nobody = Wyzwij bota …
challenge-withdraw = Wycofaj
player-network = { $here ->
    [yes] bot przez sieć
   *[no] bot przez sieć, nieobecny
}
bot-is-away = Tego bota teraz tu nie ma.
bot-does-not-play = { $name } nie gra w tę grę w ten sposób.
bot-is-busy = { $name } gra już przy tylu stołach, przy ilu może.
bot-sits-here = Bot zajmuje przy stole tylko jedno miejsce.
enough-bots = Masz tyle botów, ile może mieć konto: { $most }.
needs-account = Boty może mieć tylko konto, nie gość.
