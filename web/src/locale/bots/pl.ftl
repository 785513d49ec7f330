# Words about bots that somebody runs elsewhere. They come with the pages that say them.

bots-mine = Moje boty
bots-mine-help = Twój własny program może grać tutaj ze swojego komputera: utwórz bota i podaj programowi jego token. Wszyscy widzą, że to bot.
bots-name = Nazwa bota
bots-make = Utwórz bota
bots-enough = Masz już tyle botów, ile pozwala konto.
bots-there = online
bots-away = offline
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
   *[no] bot sieciowy, offline
}
