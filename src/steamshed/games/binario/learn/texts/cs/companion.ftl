# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 9f2bbdb3
outline = Vyber jeden ze tří obrysů kontinentu. Hrají na něm obě společnosti.
    .matters = Na dlouhém pobřeží mají lodě větší cenu; na sevřené pevnině jsou cesty krátké.
    .mistake = Nevybírej nejhezčí. Oba hráči ho mají stejný, špatný tedy není.

# en: 495d99b2
continent = Umísti další část kontinentu. Nabízejí se jen pole, se kterými kontinent zůstane v pořádku.
    .matters = Místa, která spolu obchodují na dvě až tři pole, jsou budoucí linky toho, kdo tam bude dřív. Řeka stojí každého most. Každé místo potřebuje vedle sebe volná pole pro stanice.
    .mistake = Nestav si dokonalý kout. Začínající hráč je tam dřív.

# en: 266954d2
draft_return = Vrať jednu ze tří osobností. Volby jsou tajné, dokud nejsou všechny hotové.
    .matters = Nech si, čemu mapa přeje: pobřeží kapitánovi, blízká města poštmistrovi. Stříbrné nebo vozidla na začátku mají největší cenu v prvních dvanácti kolech.
    .mistake = Nevracej to, čemu nerozumíš. Přečti si nejdřív všechny tři.

# en: b1633c55
draft_pass = Předej jednu ze dvou osobností soupeři. Bude druhé společnosti sloužit celou hru.
    .matters = Co předáš, může být proti tobě: dej, z čeho mapa mnoho nevytěží.
    .mistake = Nepředávej kartu, která soupeři usnadní začátek: dvě vozidla mají cenu 20 až 40 stříbrných.

# en: b1fa8fa2
draft_keep = Nech si jednu ze dvou osobností v ruce. Pracuje pro tebe od prvního kola.
    .matters = Dar na začátku roste s každým kolem; body na konci ne.
    .mistake = Nenechávej si kartu s nejdelším textem.

# en: 02bb8d46
control_card = Máš startovní kostku, proto si vezmeš řídicí kartu kola. Vyber kterýkoli balíček; nikdo neví, co v nich je.
    .matters = Cenová karta označí jízdy s tím zbožím, které jsou na cestě nebo v tomto kole začnou. Slevy na dílky, stanice či vozidla platí jen v tomto kole.
    .mistake = Na kartu po přečtení nezapomeň. Přečti si ji znovu před krokem přepravy.

# en: 2491b29f
food_factory = Umísti potravinářský závod na louku s volným polem vedle. Prodává potraviny městům a kupuje ovoce, zvířata, ryby, sůl a obilí.
    .matters = Vedle tvé stanice pracuje hned pro tebe. Drž ho dál od stanic soupeře.
    .mistake = Nedávej ho doprostřed ničeho jen proto, že tam neškodí.

# en: 7f5f39a9
build = Jedna věc za kolo: cesta se stanicemi, dvojice přístavů, jedna stanice, ústřední budova, nebo modernizace; předtím smíš bourat. Smíš i pasovat.
    .matters = V prvním tuctu kol je stříbrných málo: stav krátké silnice o třech až čtyřech polích, naložené oběma směry. Karta může dnes zlevnit dílky nebo stanice.
    .mistake = Nestav nejdřív dlouhou silnici. Tři pole vynesou 5 až 8 stříbrných za kolo, devět polí 3.

# en: ad56e8b3
planner = Řekni, jak se má cesta postavit: podle návrhů, nebo pole po poli. Až do poslední volby se neplatí nic.
    .matters = Návrhy skoro vždy stačí a první je nejlevnější. Ručně můžeš nechat otevřený konec.
    .mistake = Nepokládej ručně, co nabízí první návrh.

# en: 6016e43b
first_end = Vyber první konec cesty. Postaví se tam stanice, nebo se použije tvá.
    .matters = Dívej se, která místa se pole dotýkají: dvě místa u jedné stanice jsou dva obchody za jednu cenu.
    .mistake = Nedívej se jen na jedno místo, stanice by pak stála o pole dál.

# en: 04918a1b
second_end = Vyber druhý konec cesty. Až do poslední volby se neplatí nic.
    .matters = Zboží má jezdit oběma směry: co první konec prodává a tento kupuje, a naopak. O pole víc stojí jednou 2 stříbrné a kolo při každé jízdě.
    .mistake = Nespojuj dvě místa, která si nemají co prodat.

# en: e0eb2127
proposal = Vyber jednu z navržených cest. Cena se platí, až je vše vybráno.
    .matters = Počítej pole i cenu. Ulice měst jsou zdarma, ale počítají se jako pole; dílky soupeře stojí mýto při každé placené jízdě.
    .mistake = Nehleď jen na cenu. Kratší cesta vynáší víc v každém kole.

# en: 659b2ccc
station_kind = Vyber, jak velká stanice bude. Větší mají víc stran pro cesty a víc bodů.
    .matters = Základní stanice má dvě strany a zpočátku stačí. Bez ústřední budovy nesmí být vozidlo novější než jeho stanice.
    .mistake = Nestav v prvních kolech rozšířené stanice. Rozšířit je lze později; stříbrné jsou teď půl povozu.

# en: 4398f03f
station_cell = Vyber, kde bude jednotlivá stanice stát. K užitku je, jen když se dotýká nějakého místa.
    .matters = Označení a dílků stanic je málo: dvanáct silničních, deset železničních, osm přístavů.
    .mistake = Nestav stanici, která nikomu neslouží.

# en: ee8dc24c
lay_start = Vyber, kde cesta začíná: u stanice, nebo u otevřeného konce. Potom ji pokládáš pole po poli.
    .matters = Otevřený konec nevydělává, dokud nedojde ke stanici, a soupeř ho může přestavět napříč.
    .mistake = Nezačínej daleko od místa, kde ti dojdou stříbrné.

# en: c2ecebbc
lay = Polož další dílek, nebo přestaň. Nedokončená cesta počká.
    .matters = Most vede přes řeku rovně; ohyb řeky přemostit nelze. Nech si stříbrné na zbytek cesty a na vozidlo.
    .mistake = Dej pozor, ať ti stříbrné nedojdou pole před stanicí.

# en: 028d0e78
demolish_object = Vyber, co zbourat: trasu, volný úsek, stanici nebo přístavy. Stojí to stříbrné a nic se nevrací.
    .matters = Potom smíš v témže kroku ještě stavět. Modernizovat je levnější než nahradit.
    .mistake = Nebourej bez důvodu. Ve většině her to nikdo nepotřebuje.

# en: caad6708
demolish = Zbourej celek, nebo dílek po dílku. Linky, které ztratí cestu, se na konci kroku ruší.
    .matters = Podívej se, které tvé linky to používají a kolik to má bodů.
    .mistake = Neruš linku, která ještě vydělávala.

# en: 7ffa0bec
modernise_object = Vyber jednu trasu, stanici nebo dvojici přístavů. Za kolo děláš jednu věc, vyber tedy tu, která vynese nejvíc.
    .matters = Třída trasy je třída jejího nejhoršího dílku nebo stanice: rychlost přijde s posledním prvkem.
    .mistake = Nenech po modernizaci dílků na konci základní stanici: neušetříš ani kolo.

# en: 5f7556f7
modernise_target = Vyber, jak daleko. Každý stupeň stanice má 10 bodů, každá třída zapsané trasy také.
    .matters = Zvířata a pára nejezdí po rychlostních silnicích a dálnicích: podívej se, co tam jezdí.
    .mistake = Nemodernizuj silnici výš, než dovedou tvá vozidla.

# en: 02b74b4f
modernise = Zlepši vše, nebo kus po kusu. Platíš za to, co zlepšíš.
    .matters = Půl trasy je stejně pomalé jako předtím. Zlepši všechno, když máš dost stříbrných.
    .mistake = Nepřestávej o kus dřív.

# en: 41b51dc3
trade = Kup vozidla ze společné zásoby, stáhni je z linky, která stojí ve stanici, nebo nabídni soupeři vozidla ze svého vozového parku. Nakonec krok ukonči.
    .matters = Spřahuj až do meze druhu: druhé a třetí vozidlo nestojí řádek, zboží ani čas. Zásoba je společná a většina druhů se prodává jen v jedné éře.
    .mistake = Nedávej jedno vozidlo na linku, která smí mít tři.

# en: 411162b0
withdraw = Vyber, kolik vozidel opustí linku. Jdou do tvého vozového parku a jednu jízdu odpočívají.
    .matters = Při odpočinku se dají prodat a mají body. Odejdou-li všechna, řádek se zbožím zůstane.
    .mistake = Nestahuj vozidla na druhém konci, abys ušetřil(a) cestu zpět. Nikdy to nevyjde.

# en: c011f88d
offer = Soupeř ti nabízí ojeté vozidlo za polovinu ceny. Přijmi, nebo odmítni.
    .matters = Pro tebe má 10 až 40 bodů a pro soupeře už ne; linku k němu nepotřebuješ. Na začátku hry vynesou stříbrné víc na lince.
    .mistake = Neodmítej jen proto, že je staré.

# en: c0596d03
freight = Otevírej, měň nebo ruš linky, kolik chceš, potom skonči. Měnit lze jen linky, které stojí ve stanici.
    .matters = Dobrého zboží je málo: řádek bez vozidel si žetony nechá. Dražší zboží jede tam, protože jeho cena platí oběma směry.
    .mistake = Nekonči, aniž se podíváš na linky ve stanici. Další příležitost je až za celou jízdu.

# en: 6be1142b
departure = Vyber výchozí stanici. Zboží, které odtud jede, určuje cenu oběma směry.
    .matters = Vyjížděj tam, kde se prodává dražší zboží. Bez ústřední budovy má stanice jednu linku.
    .mistake = Nevyjížděj ze zvyku u závodu, když dražší zboží prodává město.

# en: 1ba10bca
destination = Vyber cílovou stanici. Obě musí být tvé, stejného druhu a spojené.
    .matters = Málo polí a zboží oběma směry: to vydělává.
    .mistake = Nevybírej nejvzdálenější stanici jen proto, že jedna jízda tam platí nejvíc.

# en: 9fd44248
outbound = Vyber zboží tam, nebo žádné. Vezme jeden žeton ze společné zásoby.
    .matters = Jeho cena platí oběma směry. Dívej se, jaká máš vozidla: volský povoz, traktor a nákladní vlak nevozí poštu ani cestující.
    .mistake = Nevybírej zboží, které žádné tvé vozidlo nesmí vézt.

# en: 267ee646
return = Vyber zboží zpět, nebo žádné. Vezme jeden žeton ze společné zásoby.
    .matters = Jeho vlastní cena nerozhoduje: platí cena zboží tam. Prázdná jízda sníží výnos linky na polovinu.
    .mistake = Nenechávej cestu zpět prázdnou jen proto, že její zboží je levné.

# en: faa46dc1
vehicle = Vyber, co na lince pojede. Hned stojí ve výchozí stanici a jede od příštího kola.
    .matters = Panel ukazuje, kolik který druh na této cestě vynese za kolo.
    .mistake = Nepoužívej vozidlo, které umí jinou práci, tam, kde stačí prostší.

# en: b57e306a
number = Vyber, kolik vozidel toho druhu jede spolu. Jsou stejně rychlá jako jedno.
    .matters = Každé vozidlo soupravy veze tolik co první. Co zůstane ve vozovém parku, nevydělává.
    .mistake = Nenechávej si některá ve vozovém parku pro linku, která ještě nestojí.
