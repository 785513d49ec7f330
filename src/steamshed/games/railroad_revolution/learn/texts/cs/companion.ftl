# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 8ab543d1
endow_pick = Před prvním tahem si každý vezme jedno počáteční jmění a pracovníka, který na něm stojí. První hráč hry vybírá poslední.
    .matters = Nejdřív se dívej na barvu pracovníka: tvé dva mezníky ukazují, jaké manažery chtějí. Z darů jsou $500 a tři akcie zhruba stejné, vlak má cenu 8 bodů a svého bonusu.
    .mistake = Nedívej se jen na dar a nezapomeň na pracovníka.

# en: b8964e2c
start_rail = Tvá počáteční kolej přijde na kterékoli políčko u tvé sítě, zdarma. Neotevírá dohodu.
    .matters = Nejcennější je v horách, kde by ikony obtížné krajiny stály až $300. Podívej se i na město, ke kterému vede, a na znak, který zakryje: mezníky je počítají.
    .mistake = Nepokládej ji ze zvyku na nejlevnější políčko.

# en: c7f1478d
start_office = Tvá počáteční budova se stane úřadem v sektoru 3 nebo 6, zdarma, na prvním políčku. Nepřinese akcie a neotevírá dohodu.
    .matters = Spojení mezi úřady mají body a ta vedle sektoru 6 mají víc bodů než ta vedle sektoru 3. Když přijdeš později, první úřad už tam bude stát.
    .mistake = Nečekej akcie sektoru; tento dar je nepřináší.

# en: 455d5d2d
start_station = Tvá počáteční budova se stane stanicí ve Washingtonu nebo Charlotte. Nestojí nic a nepřinese odměnu ani bonus.
    .matters = Znovu tam stavět nemůžeš, vzdáváš se tedy pracovníka toho města: nech si město, jehož barvy chtějí tvé mezníky. Stanice se počítá na stupnici stanic.
    .mistake = Neber město, jehož pracovníka budeš potřebovat.

# en: 8c37bbfb
place = Postav jednoho pracovníka ze své zásoby na Stanici, Železnici, Telegraf nebo Obchod. Potom tu akci provedeš celou.
    .matters = Pracovník a akce patří k sobě: každá barva přidá každé akci něco jiného. Telegraf a Obchod nestojí nic, Železnice $400 a víc, Stanice $200 až $600. Přednost má mezník, kterému chybí jen jedna věc.
    .mistake = Neposílej specialistu tam, kde by stačil bílý: bude ti chybět, až by se hodil.

# en: 4042b25b
action = Proveď akci svého pracovníka: co žádá, potom její odměny, v pořadí, jaké chceš. Cenu platíš na konci akce, takže ji může zaplatit i to, co akce přinese.
    .matters = Vezmi si vše, než skončíš: odměnu města, bonus za první místo, kartičku za pracovníka, povýšení. Ikony dohody na kolejích a sektory 3 a 6 otevírají dohody: měj tehdy akcie.
    .mistake = Nekonči akci dřív, než si vezmeš odměnu.

# en: d3bb738f
deal = Dohody jsou otevřené: zaplať akcie a vezmi, co se nabízí, nebo pasuj. Ve svém tahu smíš obě, v cizím jednu.
    .matters = Akcie má cenu $150: dohoda je dobrá, ušetří-li za každou akcii víc. Povýšení tady může dokončit mezník i v cizím tahu. Co necháš, vezme si možná další hráč.
    .mistake = Neprodávej akcie těsně předtím, než se dohody otevřou.

# en: 947f22f7
milestone = Tvůj mezník je dokončen a máš tři s dalším písmenem: jeden si nech. Byly-li dokončeny dva naráz, řekni nejdřív, který se nahradí první.
    .matters = Podívej se, co je už hotovo, a na barvy manažerů: A, B a C chtějí ukázané barvy, D bere kohokoli. Mysli na zbývající tahy: mezník, který nedokončíš, nemá žádné body.
    .mistake = Nenechávej si ten s nejvíce body. Body se liší málo, práce o několik tahů.

# en: 1ebb0e4e
promote = Přesuň jednoho pracovníka na místo jeho barvy na otevřeném mezníku. Je pak manažerem a nepočítá se mezi čtyři, které si musíš nechat.
    .matters = Povyš toho, kdo stojí na desce, před čerstvým téže barvy: už pracoval. Přednost má mezník, jehož podmínky platí; je hotov na konci tohoto tahu.
    .mistake = Nepovyšuj čerstvého specialistu, aby ti zůstal unavený.

# en: 8c0c471d
steps = Posuň své ukazatele, po jednom kroku, na kterékoli ze tří stupnic výkonu. Nevyužité kroky propadají.
    .matters = Krok má cenu svého přírůstku krát to, co stupnice počítá: úřady, stanice, nebo města úrovně 5 ve tvé síti. Před každým krokem počítej, i to, co teprve přijde. Některé kroky stojí mýtné.
    .mistake = Nestoupej po stupnici s největšími čísly místo s největším součinem.

# en: 3efca2b7
toll = Poslední krok stupnice stojí pracovníka: vyber, koho zahodíš. Může být ze zásoby i z tvé desky.
    .matters = Bílé dřív než specialisty. Na konci tahu ti musí zbýt čtyři, jinak najímáš za $800.
    .mistake = Nedávej specialistu, kterého chceš právě povýšit.

# en: d4c17379
exchange = Vyber pracovníka, který jde do společné zásoby; vezmeš si za něj jiného. Počet se nemění.
    .matters = Lépe je dát toho z desky: nový přijde do zásoby a příští tah ho můžeš umístit. Je to nejlevnější cesta k barvě, která mezníku chybí.
    .mistake = Nedávej čerstvého, aby ti zůstal unavený.

# en: 95f1d5ea
exchange_take = Vyber pracovníka, který k tobě přijde. Hned je ve tvé zásobě.
    .matters = Nejdřív barvu, která chybí mezníku, potom barvu, jejíž efekt se hodí k příští akci.
    .mistake = Neber barvu, kterou máš už dvakrát.

# en: 7e3bcf3c
worker = Vezmi si pracovníka libovolné barvy ze společné zásoby. Není-li tvá barva, vezmi jinou.
    .matters = Mysli na manažery obou mezníků a na svůj příští tah: oranžový na drahou stanici nebo hory, tyrkysový na třetí kolej, šedý na první místo, fialový na kroky.
    .mistake = Neber ze zvyku bílého: hodí se všude, ale nikde zvlášť.

# en: 0dead3ee
train = Vezmi si vlak z kterékoli zbylé hromádky. Leží před tebou lícem nahoru: 8 bodů.
    .matters = Vyber bonus, který využiješ, až ho otočíš. Otočený dolů a zase nahoru dá obojí, zbývají-li na to dvě otočení.
    .mistake = Nezapomeň své vlaky otáčet.

# en: c6199b0a
flip = Otoč vlak: lícem dolů dá svůj bonus, lícem nahoru vrátí svých 8 bodů. Na jeden vlak smíš použít dvě otočení.
    .matters = Dolů brzy, nahoru pozdě: na konci hry mají všechny ležet lícem nahoru.
    .mistake = Neotáčej v posledním tahu vlak dolů pro bonus, který má cenu menší než 8 bodů.

# en: 8238d764
free_rail = Polož jednu kolej ze zásoby ke své síti, bez $400 a bez placení obtížné krajiny. Neotevírá dohodu.
    .matters = Nejdřív hory: tři ikony obtížné krajiny ušetří $300. Znaky se počítají pro mezníky. Je z tvé zásoby a přiblíží konec.
    .mistake = Nepokládej ji na pláně, kde by stála málo.

# en: e302cdd5
free_station = Postav jednu budovu ze zásoby v napojeném městě bez tvé stanice. Bez ceny, odměny a bonusu.
    .matters = Vyber město, jehož odměnu nepotřebuješ nebo které je drahé, nebo úroveň, kterou žádá mezník.
    .mistake = Nerozdávej město, jehož odměnou by byli dva pracovníci.

# en: 90b5315c
free_office = Postav jednu budovu ze zásoby v sektoru bez tvého úřadu. Nepřinese akcie, kartičku ani dohodu.
    .matters = Hledej spojení: mezera mezi dvěma tvými úřady má největší cenu. Sektor s málo akciemi tě stojí nejméně.
    .mistake = Neber sektor s mnoha akciemi, protože o ně přijdeš.
