# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 2bf0f4ae
opening_auction = Místa prvního kola se prodávají jedno po druhém; poslední je zdarma. Nabídni víc než dosud, nebo pasuj: na další místo pak smíš nabízet znovu.
    .matters = Každých započatých $5 stojí jeden stupeň příjmu, takže nabídka $1 stojí tolik příjmu co $5. První místo si vybírá první žeton akce a brzy přepravuje. Když žádné město nemá dvě kostky, které chtějí všichni, vyhoví každé místo.
    .mistake = Neplať za čest být první. Místo platí jedno kolo, ztracený příjem tak dlouho, než ho vyděláš zpět.

# en: 2cf90f61
capital = Získej peníze na celé kolo: $5 za každý stupeň příjmu, jak často chceš. Do příštího kola jiná možnost není.
    .matters = Sečti nabídku, koleje a údržbu lokomotivy. Každý stupeň, který si vezmeš, tě stojí $1 příjmu v každém kole. V prvním kole je obvyklých $10 až $15, později jeden stupeň nebo žádný.
    .mistake = Neopatřuj si jen cenu kolejí: údržba ti pak sní body.

# en: cac15110
auction = Nabídni víc než dosud, nebo pasuj a vezmi si poslední volné místo. První dva platí vše, poslední nic, ostatní polovinu.
    .matters = Druhé místo platí, kolik nabídlo, tak přestaň o nabídku dřív, pokud ti druhé stačí. Ve třech hráčích je zdarma jen poslední místo. Nech si peníze na údržbu.
    .mistake = Nepřihazuj soupeři, který nikdy nepřestane: za druhé místo pak zaplatíš, co stálo první.

# en: d2c456d1
take_action = Vezmi si jeden ze zbylých žetonů akcí; působí v tomto kole. Jeho číslo je tvé místo v příštím kole: nízká čísla jdou první.
    .matters = Kostku chtějí i jiní? První přeprava. Pole? První stavba. Lokomotiva se vyplatí, čeká-li v tomto kole tak dlouhá dodávka. Když se nic nehodí, vezmi nízké číslo: příště vybíráš první.
    .mistake = Neber nejdražší žeton jen proto, že umí nejvíc. Zeptej se nejdřív, kterou dodávku v tomto kole umožní.

# en: 807e2c47
build = Polož, vylepši nebo otoč nejvýš tři dílky, jako Inženýr čtyři, a každý hned zaplať. Skončit můžeš kdykoli; co nezaplatíš, půjčí banka za příjem.
    .matters = Na trať musí čekat kostka: spočítej barvy na obou koncích před prvním dílkem. Body počítají spojení a městečko mezi dvěma městy udělá z jedné trati dvě. Otevřená trať, která neroste, je ztracená.
    .mistake = Nestav tři kola k dalekému městu bez dodávky. První koleje mají umožnit dvě dodávky v témže kole.

# en: c26941c0
goods = Doruč jednu kostku, vylepši lokomotivu (jednou za kolo, zdarma), nebo pasuj; jsou na to dvě přepravní kola. Kostka zastaví v prvním městě své barvy, nejvýš po tolika spojeních, kolik má lokomotiva úrovní.
    .matters = Srovnávej celé cesty, ne vzdálenosti: tvé body jsou tvá spojení na cestě. V prvních kolech je jedna dodávka a jedno vylepšení dobré kolo. Nejdřív ber, co by mohl vzít soupeř.
    .mistake = Nevol nejbližší město bez pohledu dál. Dlouhou oklikou může kostka zaplatit třikrát tolik.

# en: 140bc0e8
take_points = Vezmi všechny body této dodávky jako příjem, nebo všechny jako vítězné body. Nejdřív se rozhodne hráč, který kostku vezl, potom ostatní, jejichž spojení byla použita.
    .matters = Stupeň příjmu platí $1 v tomto a každém dalším kole a na konci půl bodu; stupeň z dluhu má cenu 2 bodů. Tedy: příjem v prvních dvou třetinách hry, body v poslední třetině.
    .mistake = Neber vítězné body od prvního kola, jinak si pak půjčuješ každý dolar.
