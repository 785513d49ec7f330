# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 63d2f104
opening_auction = Místa prvního kola se prodávají jedno po druhém; poslední je zdarma. Nabídni víc než dosud, nebo pasuj: kdo pasuje, smí nabízet znovu na další místo.
    .matters = Každých započatých $5 stojí jeden stupeň příjmu, takže nabídka $1 stojí tolik příjmu co $5. První místo si vybírá první žeton akce a brzy přepravuje. Když žádné město nemá dvě kostky, které chtějí všichni, vyhoví každé místo.
    .mistake = Začátečník platí za čest být první. Místo platí jedno kolo, ztracený příjem tak dlouho, než ho vyděláš zpět.

# en: c105fd55
capital = Získej peníze na celé kolo: $5 za každý stupeň příjmu, jak často chceš. Do příštího kola jiná možnost není.
    .matters = Sečti nabídku, koleje a údržbu lokomotivy. Každý stupeň zdraží údržbu o $1. V prvním kole je obvyklých $10 až $15, později jeden stupeň nebo žádný.
    .mistake = Začátečník si opatří přesně cenu kolejí a údržba mu pak sní body.

# en: 07bdbaf4
auction = Nabídni víc než dosud, nebo pasuj a vezmi si poslední volné místo. První dva platí vše, poslední nic, ostatní polovinu.
    .matters = Druhé místo platí, kolik nabídlo, tak přestaň o nabídku dřív, pokud ti druhé stačí. Ve třech hráčích je zdarma jen poslední místo. Nech si peníze na údržbu.
    .mistake = Začátečník přihazuje soupeři, který nikdy nepřestane, a za druhé místo zaplatí, co stálo první.

# en: 39b621ca
take_action = Vezmi si jeden ze zbylých žetonů akcí; působí v tomto kole. Jeho číslo je tvé místo v příštím kole: nízká čísla jdou první.
    .matters = Kostku chtějí i jiní? První přeprava. Pole? První stavba. Lokomotiva se vyplatí, čeká-li v tomto kole tak dlouhá dodávka. Když se nic nehodí, vezmi nízké číslo: příště vybíráš první.
    .mistake = Začátečník bere nejdražší žeton, protože umí nejvíc. Zeptej se nejdřív, kterou dodávku v tomto kole umožní.

# en: bc4dd969
build = Polož, vylepši nebo otoč nejvýš tři dílky, jako Inženýr čtyři, a každý hned zaplať. Skončit můžeš kdykoli; co nezaplatíš, půjčí banka za příjem.
    .matters = Na trať musí čekat kostka: spočítej barvy na obou koncích před prvním dílkem. Body počítají spojení a městečko mezi dvěma městy udělá z jedné trati dvě. Otevřená trať, která neroste, je ztracená.
    .mistake = Začátečník tři kola staví k dalekému městu a nic nedoveze. První koleje mají umožnit dvě dodávky v témže kole.

# en: 42c2f956
goods = Doruč jednu kostku, vylepši lokomotivu (jednou za kolo, zdarma), nebo pasuj; jsou na to dvě přepravní kola. Kostka zastaví v prvním městě své barvy, nejvýš po tolika spojeních, kolik má lokomotiva úrovní.
    .matters = Srovnávej celé cesty, ne vzdálenosti: tvé body jsou tvá spojení na cestě. V prvních kolech je jedna dodávka a jedno vylepšení dobré kolo. Nejdřív ber, co by mohl vzít soupeř.
    .mistake = Začátečník volí nejbližší město. Dlouhou oklikou by kostka zaplatila třikrát tolik.

# en: 588ff51b
take_points = Vezmi všechny body této dodávky jako příjem, nebo všechny jako vítězné body. Nejdřív se rozhodne, kdo přepravoval, potom ostatní, jejichž spojení byla použita.
    .matters = Stupeň příjmu platí $1 v tomto a každém dalším kole a na konci půl bodu; stupeň z dluhu má cenu 2 bodů. Tedy: příjem v prvních dvou třetinách hry, body v poslední třetině.
    .mistake = Začátečník bere vítězné body od prvního kola a pak si půjčuje každý dolar.
