# Words about bots that somebody runs elsewhere. They come with the pages that say them.

bots-mine = Botjaim
bots-mine-help = Saját programod is játszhat itt, a te gépedről: készíts egy botot, és add a tokenjét a programnak. Mindenki látja róla, hogy bot.
bots-name = A bot neve
bots-make = Bot készítése
bots-enough = Annyi botod van, amennyi egy fióknak lehet.
bots-there = elérhető
bots-away = nem elérhető
bots-revoked = nincs tokenje
bots-renew = Új token
bots-revoke = Token visszavonása
bots-delete = Törlés
bots-token = { $name } tokenje
bots-token-help = Most másold ki: többé nem látod. Akinél ez a token van, ezzel a bottal játszhat.
seat-network = Hálózati bot: { $name }, gazdája { $owner }
seat-challenged = meghívva…
seat-declined = { $name } nem vállalta
challenge = Bot kihívása: { $seat }. hely
challenge-nobody = Bot kihívása…
challenge-withdraw = Visszavonás
player-network = { $here ->
    [yes] hálózati bot
   *[no] hálózati bot, nem elérhető
}
