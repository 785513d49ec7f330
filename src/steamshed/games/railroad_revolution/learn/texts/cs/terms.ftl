# The words of the game, explained: see docs/teaching.md.

# en: 137ce68e
worker = pracovník
    .forms = pracovník, pracovníka, pracovníci, pracovníky, pracovníků, pracovníkem, pracovníkům, pracovníkovi
    .says = Každý tah umístíš jednoho na některou ze čtyř akcí. Bílí povyšují, barevní mají vlastní efekt.

# en: b57e459d
specialist = specialista
    .forms = specialist*
    .says = Barevný pracovník: fialový, oranžový, šedý nebo tyrkysový. Na každé ze čtyř akcí má jiný efekt.

# en: c6dcd940
available = dostupní pracovníci
    .forms = dostupn* pracovník*, dostupn* pracovníc*, dostupn*
    .says = Pracovníci v tvé zásobě a na desce, bez manažerů. Na konci tahu ti musí zbýt čtyři.

# en: c278653a
supply = osobní zásoba
    .forms = osobní zásob*
    .says = Pracovníci vedle desky, které můžeš umístit. Když je na začátku tahu prázdná, vrátí se všichni.

# en: 16d7c0ae
common-supply = společná zásoba
    .forms = společn* zásob*
    .says = Pracovníci, peníze a akcie, které zatím nikomu nepatří. Pracovníků je omezený počet, peněz a akcií ne.

# en: 93b518ab
manager = manažer
    .forms = manažer*
    .says = Pracovník povýšený na místo na mezníku. Zůstává tam, dokud mezník není splněný.

# en: 9a652b3d
promote = povýšení
    .forms = povýš*, povyš*
    .says = Přesunout dostupného pracovníka na prázdné místo jeho barvy na některém tvém mezníku.

# en: 719b1ba6
milestone = mezník
    .forms = mezní*
    .says = Kartička s podmínkami na mapě a místy pro manažery. Splněný přináší většinu bodů; po A přijde B, pak C a D.

# en: 1e678537
connected = připojené
    .forms = připojen*
    .says = Město je připojené, dotýká-li se ho tvá kolej. Washington a Charlotte jsou připojené vždy.

# en: 94a6c8bd
rail = kolej
    .forms = kolej, koleje, kolejí, kolejemi, koleji, kolejím
    .says = Klade se na políčko mezi dvěma městy, dvě za akci. Koleje připojují města a počítají se pro mezníky.

# en: 3e5e0cca
triangle = ikona obtížné krajiny
    .forms = ikon* obtížné krajiny, obtížn* krajin*, ikon*
    .says = Znak obtížné krajiny. Každý stojí $100, když tam položíš kolej.

# en: 54e1f470
building = budova
    .forms = budov*
    .says = Krajní budova tvé zásoby se stane stanicí ve městě nebo úřadem na telegrafu.

# en: a66e1e7d
station = stanice
    .forms = stanice, stanici, stanic, stanicí, stanicemi, stanicím, stanicích
    .says = Budova v připojeném městě. Stojí cenu města a přináší odměnu; v každém městě smíš mít jednu.

# en: 87e54f3d
office = úřad
    .forms = úřad*
    .says = Budova v sektoru telegrafu. Nestojí nic, přináší akcie a sousední úřady bodují.

# en: 1f7abf60
sector = sektor
    .forms = sektor*
    .says = Jedna z osmi částí telegrafního vedení, s vlastními akciemi a kartičkou.

# en: 9c7e3310
bonus = bonus
    .forms = bonus*
    .says = Něco navíc pro toho, kdo ve městě staví první nebo otevře první úřad sektoru. Vezme ho i neutrální budova.

# en: f93ab57e
share = akcie
    .forms = akcie, akcií, akcii, akciemi, akciích
    .says = Platí se jí za dohody a dá se při každém tvém rozhodnutí prodat za $150. Koupit ji nelze.

# en: 7c49d748
deal = dohoda
    .forms = dohod*
    .says = Dvě nabídky, které všem otevře ikona dohody nebo sektor 3 či 6. Stojí akcie a přinese, co ukazuje.

# en: 5223a8dc
train = vlak
    .forms = vlak, vlaky, vlaku, vlaků, vlakem, vlakům
    .says = Lícem nahoru má na konci 8 bodů. Otočením dolů přinese svůj bonus, otočením nahoru se zase počítá.

# en: 9a68c5d0
toll = mýtné
    .forms = mýtn*
    .says = Cena mezi dvěma místy stupnice. Platí ji každý, kdo přes ni postoupí.

# en: 1bc92ea9
track = stupnice výkonu
    .forms = stupnic* výkonu, stupnic*
    .says = Tři stupnice s tvými ukazateli. Na konci každá násobí, co máš: města úrovně 5, stanice, úřady.

# en: 0d84c984
endowment = počáteční jmění
    .forms = počátečn* jměn*, jmění
    .says = Kartička, kterou si vybereš před prvním tahem: specialista a něco do začátku.
