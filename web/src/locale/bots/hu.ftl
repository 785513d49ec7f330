# Words about bots that somebody runs elsewhere. They come with the pages that say them.

bots-mine = Botjaim
bots-mine-help = Saját programod is játszhat itt, a te gépedről: készíts egy botot, és add a tokenjét a programnak. Mindenki látja róla, hogy bot.
bots-name = A bot neve
bots-make = Bot készítése
bots-enough = Annyi botod van, amennyi egy fióknak lehet.
bots-there = itt van
bots-away = nincs itt
bots-revoked = nincs tokenje
bots-renew = Új token
bots-revoke = Token visszavonása
bots-delete = Törlés
bots-token = { $name } tokenje
bots-token-help = Most másold ki: többé nem látható. Akinél ez van, az ezzel a bottal játszik.
seat-network = Hálózati bot: { $name }, gazdája { $owner }
seat-challenged = kihívva, válaszra vár …
seat-declined = { $name } nem vállalta
challenge = Bot kihívása a(z) { $seat }. helyre
challenge-nobody = Bot kihívása …
challenge-withdraw = Visszavonás
player-network = { $here ->
    [yes] hálózati bot
   *[no] hálózati bot, nincs itt
}
bot-is-away = Ez a bot most nincs itt.
bot-does-not-play = { $name } nem játssza ezt a játékot így.
bot-is-busy = { $name } már annyi asztalnál játszik, amennyinél tud.
bot-sits-here = Egy bot egy asztalnál csak egy helyet foglal el.
enough-bots = Annyi botod van, amennyi egy fióknak lehet: { $most }.
needs-account = Botja csak fióknak lehet, vendégnek nem.
