# Words about bots that somebody runs elsewhere. They come with the pages that say them.

bots-mine = Moji boti
bots-mine-help = Může tu hrát i tvůj vlastní program z tvého počítače: vytvoř bota a dej programu jeho token. Všichni vidí, že je to bot.
bots-name = Jméno bota
bots-make = Vytvořit bota
bots-enough = Máš tolik botů, kolik účet mít smí.
bots-there = je tu
bots-away = není tu
bots-revoked = nemá token
bots-renew = Nový token
bots-revoke = Zrušit token
bots-delete = Smazat
bots-token = Token bota { $name }
bots-token-help = Zkopíruj si ho teď: znovu se neukáže. Kdo ho má, hraje za tohoto bota.
seat-network = Bot po síti: { $name }, majitel { $owner }
seat-challenged = je vyzván ke hře …
seat-declined = { $name } odmítl
challenge = Vyzvat bota na místo { $seat }
challenge-nobody = Vyzvat bota …
challenge-withdraw = Stáhnout výzvu
player-network = { $here ->
    [yes] bot po síti
   *[no] bot po síti, není tu
}
bot-is-away = Tento bot tu teď není.
bot-does-not-play = { $name } tuto hru takto nehraje.
bot-is-busy = { $name } už hraje u tolika stolů, u kolika může.
bot-sits-here = Bot zaujme u stolu jen jedno místo.
enough-bots = Máš tolik botů, kolik účet mít smí: { $most }.
needs-account = Boty může mít jen účet, host ne.
