# Words about bots that somebody runs elsewhere. They come with the pages that say them.

bots-mine = Moji boti
bots-mine-help = Může tu hrát i tvůj vlastní program z tvého počítače: vytvoř bota a dej programu jeho token. Všichni vidí, že je to bot.
bots-name = Jméno bota
bots-make = Vytvořit bota
bots-enough = Máš tolik botů, kolik smí mít jeden účet.
bots-there = online
bots-away = offline
bots-revoked = nemá token
bots-renew = Nový token
bots-revoke = Zrušit token
bots-delete = Smazat
bots-token = Token bota { $name }
bots-token-help = Zkopíruj si ho teď: znovu ho neuvidíš. Kdo ho má, může hrát za tohoto bota.
seat-network = Síťový bot: { $name }, majitel { $owner }
seat-challenged = pozvánka odeslána…
seat-declined = { $name }: výzva odmítnuta
challenge = Vyzvat bota na místo { $seat }
challenge-nobody = Vyzvat bota…
challenge-withdraw = Stáhnout výzvu
player-network = { $here ->
    [yes] síťový bot
   *[no] síťový bot, offline
}
