# Lekce: zpráva pro každou lekci a pro každý krok. Viz docs/teaching.md.

## Kolo v pěti krocích

# en: 21f6bf98
five-steps = Kolo v pěti krocích
    .idea = Každé kolo má stejných pět kroků a náklad platí ve druhém.
    .know-1 = Kolo: karta, pohyb, stavba, obchod, přepravní desky.
    .know-2 = Náklad platí, když dorazí: jednotky krát cena a 1 za každé pole cesty.
    .know-3 = Startovní kostka přechází po každém kole; kdo ji má, začíná.
    .know-4 = Za kolo postavíš nejvýš jednu věc.

# en: dcb33b6b
five-steps-step-1 = Po 80 kolech rozhodují body: nejvíc jich přinesou tvá vozidla, pak stanice. Za stříbrné se obojí kupuje. Každé kolo má pět kroků. Ty jsi Zelená, soupeřem je Oranžová. Máš krátkou silnici a tři koňské povozy s obilím. První krok je řídicí karta.
    .pin-1 = Tvá stanice 0. Obsluhuje farmu na jihu.
    .pin-2 = Tvá stanice 1. Obsluhuje město Venezia na severu.
    .pin-3 = Tři povozy s obilím, jedno políčko od cíle.
    .pin-4 = Karty leží ve dvou balíčcích. Máš startovní kostku, vybíráš tedy ty.
    .ask = Lízni kartu tohoto kola z kteréhokoli balíčku.
    .otherwise = Nejdřív karta: vyber jeden z obou balíčků.
    .after = Dobrá úroda: obilí dnes platí o 1 za jednotku víc, 4 místo 3. Potom proběhl sám krok 2: každé vozidlo popojelo o políčko a tvé povozy dorazily. Přivezly 3 jednotky po 4 a další 4 za 4 pole cesty, stříbrné: { $told_silver }. Celkem máš { $silver }.

# en: 11352cf8
five-steps-step-2 = Krok 3 je stavba: jedna silnice nebo kolej, dvojice přístavů, ústřední budova, nebo něco zlepšit. Je to jedna věc za kolo, stojí tedy za úvahu. Dnes nic nepotřebuješ.
    .pin-1 = Tvé stříbrné. Stavba je utrácí, příjezdy vracejí.
    .ask = Vynech krok stavby.
    .answer-1 = Silnice je pěkná věc a další lekce jednu staví. Tady se jen dívej, jak kolo běží.
    .answer-2 = Lepší stanice dají na konci body, ale tato lekce jen ukazuje, jak kolo běží.
    .answer-3 = Osamělá stanice nevydělá nic, dokud k ní nevede cesta. Dnes to nech být.
    .otherwise = Na všechno, co jde postavit, dojde v příslušné lekci. Teď jdi dál.
    .after = Stavíš první, protože máš kostku; Oranžová byla druhá a také nestavěla. Tvé stříbrné jsou pořád { $silver }.

# en: 4fcf1df1
five-steps-step-3 = Krok 4 je obchod: vozidla ze společné zásoby. Oba hráči kupují ze stejné hromádky a co je pryč, je pryč. Tvé tři povozy mají práci, nic tedy netřeba.
    .pin-1 = Koňské povozy, které zbývají pro oba: { $stock_cart }.
    .ask = Ukonči krok obchodu.
    .answer-1 = Koupeno, ale kde má jezdit? Tato linka už má tři povozy, víc se jich spřáhnout nesmí. Nový by stál ve vozovém parku.
    .answer-2 = Kočár vozí jen poštu a cestující mezi dvěma městy. Tvá silnice vede do jednoho města.
    .otherwise = To počká, až to nějaká linka bude potřebovat.
    .after = Obchod skončil. Zbývá jeden krok: přepravní desky.

# en: 8286336d
five-steps-step-4 = Krok 5 jsou přepravní desky. Tam otevíráš a měníš linky: odkud, kam, s čím. Tvá jezdí dobře: povozy stojí ve městě Venezia a na farmu povezou postřik.
    .pin-1 = Tvá linka: tam obilí, zpět postřik, tři povozy.
    .ask = Ukonči krok přepravy a s ním kolo.
    .answer-1 = Zrušeno: zboží jde zpět do zásoby a povozy do tvého vozového parku. Linku, která vydělává, je lépe nechat být.
    .answer-2 = Linku, která stojí ve stanici, smíš změnit. Tato už je naložená oběma směry.
    .otherwise = Nech linku, jak je, a skonči.
    .after = { $round }. kolo: kostka přešla k Oranžové a ta si vzala kartu: klidné časy. Tvé povozy jsou na cestě zpět, zbývající kola do příjezdu: { $in_road_1 }. Takový rytmus má každé kolo.

## Tvá první silnice

# en: 8710744a
first-road = Tvá první silnice
    .idea = Silnice spojuje dvě stanice a stanice obsluhuje místa vedle sebe.
    .know-1 = Stanice obsluhuje každé místo, se kterým má společnou stranu.
    .know-2 = Všechno z jednoho kroku stavby se platí najednou a jen když je to celé.
    .know-3 = Polní cesta: 2 za dílek, les o 1 víc, kopec o 2 víc. Základní stanice: 6.
    .know-4 = Jeden krok stavby: nejvýš dvě stanice a cesta mezi nimi.

# en: 8686fb37
first-road-step-1 = Vítej. Ty jsi Zelená, soupeřem je Oranžová. Vyhrává nejvíc bodů: na konci bodují vozidla, stanice, cesty i stříbrné. Začínáš s 200 stříbrnými a prázdnou mapou a nejdřív stavíš silnici. Silnice potřebuje stanici na každém konci a stanice obsluhuje každé místo, které se dotýká jedné z jejích čtyř stran.
    .pin-1 = Farma prodává obilí.
    .pin-2 = Venezia kupuje obilí. To dělá každé město.
    .pin-3 = Tato louka se dotýká farmy.
    .ask = Začni polní cestu prvním koncem na louce severně od farmy, 4,6.
    .answer-1 = Bystré oko: 3,7 se dotýká farmy i tábora dřevorubců a ve hře to může mít velkou cenu. V této lekci vezmi louku severně od farmy.
    .answer-2 = I tato louka se farmy dotýká, ale leží na její odvrácené straně: cesta do města Venezia by byla delší.
    .answer-3 = Ta louka se farmy nedotýká, obilí by se tam tedy naložit nedalo. Která louka má s ní společnou stranu?
    .answer-4 = „Po dílcích“ je pro zvláštní plány. Vyber dva konce a program navrhne cesty s cenami.
    .answer-5 = Koněspřežka jezdí po vlastní koleji: 3 za dílek a 8 za stanici, kde polní cesta stojí 2 a 6. Nejdřív silnice.
    .answer-6 = Lodě přijdou v některé z dalších lekcí. Farma a město jsou blízko sebe, silnice stačí.
    .answer-7 = Jediná stanice je dovolená, ale silnice je pak druhý krok stavby. Postav oba konce i silnici najednou.
    .answer-8 = Smíš nestavět, ale krok stavby máš jeden za kolo a v celé hře 80. Tento využij.
    .otherwise = Vyber polní cestu, potom louku na 4,6.
    .BI-STN-02 = Odtud by stanice neobsluhovala žádné místo. Vezmi louku, která má společnou stranu s farmou, závodem nebo městem.
    .after = První konec je vyznačený, zatím jen tužkou. Neplatí se nic, dokud není vybraná celá silnice.

# en: ced49f5f
first-road-step-2 = Teď druhý konec. Města Venezia se dotýkají tři louky. Čím blíž jsou stanice k sobě, tím dřív je povoz na místě.
    .pin-1 = Jižně od města, tři kroky od prvního konce.
    .pin-2 = Východně od města, také tři kroky.
    .pin-3 = Severně od města, pět kroků.
    .ask = Vyber louku jižně od města Venezia, 2,5.
    .answer-1 = Stejně blízko a stejně dobrá. V této lekci vezmi louku jižně od města, aby seděly další obrázky.
    .answer-2 = Města se dotýká, ale cesta je o dvě pole delší. Delší cesta platí při každém příjezdu o trochu víc a trvá o hodně déle.
    .answer-3 = Ta louka se dotýká tábora dřevorubců a ten nekupuje vůbec nic. Hledej louku, která se dotýká města Venezia.
    .answer-4 = Silnice tam končit smí, ale Venezia by nebyla obsloužená.
    .otherwise = Stanice musí mít společnou stranu s městem Venezia.
    .after = Oba konce jsou vybrané. Program teď navrhne až pět cest, nejlevnější první.

# en: 02e232f1
first-road-step-3 = Dílek polní cesty stojí 2 na louce, 3 v lese a 4 na kopci. Mosty stojí víc a přes hory a jezera to nejde. Tvar nestojí nic: zatáčka je stejně levná jako rovná cesta.
    .pin-1 = Les: dílek je tu o 1 stříbrný dražší.
    .ask = Vyber nejlevnější cestu.
    .answer-1 = Stejně dlouhá, ale vede lesem: 5 stříbrných místo 4. Nic se tím tady nezíská.
    .answer-2 = Tato cesta je delší, než je třeba: víc dílků k placení a víc kol na cestě.
    .otherwise = Nejlevnější je první návrh.
    .after = Dva dílky, 4 stříbrné. Zbývá vybrat velikost stanic.

# en: d82c8bec
first-road-step-4 = Základní stanice stojí 6 a má místo pro dvě silnice. Rozšířená stojí 10, má místo pro tři a na konci dá o 10 bodů víc. Rozšířit ji jde i později za 5.
    .pin-1 = Tady bude stát stanice 0: sídlo tvé společnosti.
    .ask = Vezmi na obou koncích základní stanici.
    .answer-1 = Dovoleno, ale třetí strana zatím nemá co dělat. V prvních kolech jsou 4 stříbrné půl povozu a povozy vydělávají.
    .otherwise = Zatím stačí malá.
    .after = Dva dílky za 4 a dvě stanice za 12, celkem { $silver_less } stříbrných; zbývá { $silver }. Tvá první silniční stanice má vždy číslo 0 a je sídlem společnosti. Hotová silnice je trasa a bude se počítat do bodů.

## Povozy a linka

# en: 7102558c
first-line = Povozy a linka
    .idea = Silnice sama nevydělá nic: linka potřebuje zboží, vozidla a řádek na přepravní desce.
    .know-1 = Vozidla čekají ve vozovém parku, dokud si je nevezme linka.
    .know-2 = Linka bere za každý naložený směr jeden žeton zboží.
    .know-3 = Pole se počítají s oběma stanicemi; doba jízdy plyne z polí a vozidla.
    .know-4 = Spřažená vozidla náklad sčítají a jsou rychlá jako jedno.

# en: d4f6f02d
first-line-step-1 = Tvá silnice z farmy do města Venezia je hotová. Koňský povoz stojí 8 stříbrných a uveze 1 jednotku čehokoli. Na jedné lince se smějí spřáhnout až tři povozy a tři jsou stejně rychlé jako jeden.
    .pin-1 = Koňské povozy ve společné zásobě: { $stock_cart }.
    .pin-2 = Volský povoz uveze 2, ale je pomalejší a stojí 12.
    .ask = Kup tři koňské povozy a ukonči obchod.
    .answer-1 = Jeden povoz by přinesl 1 × 3 + 4 = 7 stříbrných za jízdu. Tři přinesou 13 za stejný čas: silnice i řádek jsou stejné.
    .answer-2 = Dva povozy přinesou 10 stříbrných za jízdu, tři 13. Třetí stojí 8 a zaplatí se po třech nákladech.
    .answer-3 = Na jedné lince se smějí spřáhnout jen tři; čtvrtý by čekal ve vozovém parku. Skonči u tří.
    .answer-4 = Dva volské povozy by naložily 4 jednotky, ale na tuto cestu potřebují 4 kola, koňské 3. Zkus nejdřív koně.
    .answer-5 = Silnice bez vozidel je jen výhled. Nejdřív nějaká kup.
    .otherwise = Pro ta zatím nemáš silnici, koleje ani přístav. Tato silnice chce tři koňské povozy.
    .after = Tři povozy za { $silver_less } stříbrných; zbývá { $silver }. Stojí ve tvém vozovém parku a čekají na linku.

# en: 2315b2bf
first-line-step-2 = Linka je jeden řádek přepravní desky: odkud, kam, zboží tam, zboží zpět, vozidla. Každý naložený směr vezme ze společné zásoby jeden žeton toho zboží a nechá si ho. Obilí má v této hře cenu 3 za jednotku.
    .pin-1 = Zbývající žetony obilí: { $left_grain }.
    .pin-2 = Tvůj první z pěti řádků pro silnice.
    .pin-3 = Nakládá obilí na farmě.
    .pin-4 = Vykládá ho ve městě Venezia.
    .ask = Otevři silniční linku ze stanice 0 do stanice 1: tam obilí, všechny tři povozy; potom skonči.
    .answer-1 = Povozy by do města Venezia jely prázdné a prázdná jízda neplatí nic. Farma má obilí.
    .answer-2 = Řádek je tvůj a žeton vzatý, ale bez povozů se nic nehne. Čekají ve tvém vozovém parku.
    .answer-3 = Jeden povoz naloží 1 jednotku. Máš tři a dohromady jsou stejně rychlé.
    .answer-4 = Dva povozy naloží 2 jednotky. Třetí by neměl co dělat.
    .answer-5 = Z města Venezia by linka začínala jiným zbožím. Na další lekci pěkný nápad; tady začni na farmě.
    .answer-6 = Povozy by v tomto kole stály ve vozovém parku. Nejdřív je zapoj do práce.
    .otherwise = Podívej se na řádek ještě jednou: z 0 do 1, obilí, tři povozy.
    .BI-GOOD-01 = Farma takové zboží nemá, nebo ho Venezia nekupuje. Farma prodává obilí a slámu a Venezia chce obilí.
    .after = Cesta má s oběma stanicemi { $cells_road_1 } pole. Povoz potřebuje na každé pole kolo a za každá čtyři jedno ušetří: jízda trvá { $trip_road_1 ->
        [one] jedno kolo
        [few] { $trip_road_1 } kola
       *[other] { $trip_road_1 } kol
    }. Začalo { $round }. kolo a povozy poprvé popojely, do cíle { $in_road_1 ->
        [one] zbývá jedno kolo
        [few] zbývají { $in_road_1 } kola
       *[other] zbývá { $in_road_1 } kol
    }.

# en: 451a2b4c
first-line-step-3 = Teď linka běží sama. Stavět a kupovat jde dál; dnes ale nech povozy jet. Ve většině kol hry je něco malého na práci a v některých nic.
    .pin-1 = Na cestě, zbývající kola: { $in_road_1 }.
    .ask = V tomto kole už nedělej nic: nestav a ukonči oba další kroky.
    .answer-1 = Pro skutečnou hru dobrá úvaha. Tady počkej na první náklad, než utratíš víc.
    .answer-2 = Víc vozidel potřebuje víc linek. Počkej na první náklad.
    .otherwise = Nech toto kolo prostě proběhnout.
    .after = { $round }. kolo: kostka je zase tvoje.

# en: 6c65c619
first-line-step-4 = Máš kostku, si bereš tedy kartu. Povozy popojedou v kroku 2, ať potom uděláš cokoli. Ještě jedno kolo a jsou na místě.
    .pin-1 = Při příjezdu zaplatí { $pays_road_1 }.
    .ask = Lízni kartu a nech proběhnout i toto kolo.
    .answer-1 = Lákavé. Počkej na první náklad, pak stav, co chceš.
    .otherwise = Lízni, nestav a ukonči obchod i přepravu.
    .after = První náklad dorazil: 3 povozy × 3 stříbrné + 4 pole = { $told_silver }. Máš { $silver } stříbrných. Povozy se otáčejí a domů musí, naložené nebo ne.

## Tam a zpět

# en: d0ccc3d7
there-and-back = Tam a zpět
    .idea = Nakládej oba směry a dražší zboží posílej tam: jeho cena platí i zpět.
    .know-1 = Cesta domů se jede vždy: nalož ji.
    .know-2 = Jedna linka, jedna cena: ta zboží tam.
    .know-3 = Výchozí stanici dej tam, kde je dražší zboží.
    .know-4 = Oba směry smějí vézt různé zboží, každý s vlastním žetonem.

# en: cb8d236f
there-and-back-step-1 = Tvé povozy přivezly obilí do města Venezia a stojí tam. Cesta domů se jede tak jako tak a prázdná jízda neplatí nic. Linku, která stojí ve stanici, smíš změnit a farmy kupují od měst postřik.
    .pin-1 = Tady povozy stojí a chystají se domů prázdné.
    .pin-2 = Zbývající žetony postřiku: { $left_pesticide }.
    .pin-3 = Tam obilí, zpět nic: { $rate_road_1 } stříbrného za kolo.
    .ask = Změň linku: dej jí na cestu zpět postřik a zbytek nech.
    .answer-1 = Pak je obilí pryč a zase platí jen jeden směr. Obilí si nech a naplň druhou cestu.
    .answer-2 = Povozy jedou domů pořád prázdné. Co farma kupuje?
    .answer-3 = Povozy by linku opustily a odpočívaly. Jsou potřeba tady.
    .answer-4 = Povozy by musely tři kola odpočívat, než smějí začít jinde, nic se tím tedy neušetří.
    .answer-5 = Na tu silnici za chvíli dojde. Nejdřív naplň prázdnou jízdu povozů, které stojí ve městě Venezia.
    .answer-6 = Pak příští příjezd nezaplatí nic: tři kola bez stříbrného.
    .otherwise = Změň linku 1: jen její náklad zpět.
    .after = Povozy hned vezou domů postřik a dostanou { $pays_road_1 }. Linka se zvedla z 2,2 na { $rate_road_1 } stříbrného za kolo a nestálo to nic než žeton. Zbývající postřik: { $left_pesticide }.

# en: 916ecf8b
there-and-back-step-2 = Máš také silnici z vinařství do města Győr, z poloviny je to ulice města a ta je zadarmo. Víno má cenu 5, postřik 4. Linka má ale pro oba směry jednu cenu: tu zboží tam.
    .pin-1 = Obsluhuje vinařství: prodává víno, kupuje postřik.
    .pin-2 = Obsluhuje Győr: kupuje víno, prodává postřik.
    .pin-3 = Zbývající žetony vína: { $left_wine }.
    .ask = Otevři linku se svými třemi povozy tak, aby oba směry platily vyšší cenu, a skonči.
    .answer-1 = Oba směry jsou naložené, výborně. Tam ale jede postřik, takže i víno se veze za 4: { $rate_road_2 } stříbrného za kolo. Která stanice má být výchozí?
    .answer-2 = Víno za 5 a domů prázdné: { $rate_road_2 } stříbrného za kolo. Vinaři ve městě něco kupují.
    .answer-3 = Zboží je správně. Všechny tři povozy dohromady jsou rychlé jako jeden.
    .answer-4 = Jeden směr prázdný a cenu určuje levnější zboží. Tahle silnice vynese víc.
    .answer-5 = Tři povozy by nečinně stály ve vozovém parku.
    .otherwise = Podívej se na obě zboží a na to, které jede tam.
    .after = Víno jede tam za 5 a postřik zpět za 5: 3 × 5 + 4 = { $pays_road_2 } stříbrných za každou jízdu, která trvá { $trip_road_2 } kola. To je { $rate_road_2 } stříbrného za kolo, jedna z nejlepších linek začátku hry.

## Lodě a stříbrné za kolo

# en: 4cb3b4bf
silver-a-round = Lodě a stříbrné za kolo
    .idea = Vozidla srovnávej podle platby dělené dobou jízdy, nikdy jen podle rychlosti nebo nákladu.
    .know-1 = Dva přístavy jsou lodní trasa; moře mezi nimi je zadarmo.
    .know-2 = Stříbrné za kolo = platba za jízdu dělená jejími koly; polovina, je-li jeden směr prázdný.
    .know-3 = Řádky: 5 silnice, 4 železnice, 3 loď.
    .know-4 = Pošta a cestující jezdí z města do města, oběma směry.

# en: efbd15a8
silver-a-round-step-1 = Dva přístavy jsou celá lodní trasa: mezi nimi se nic nestaví. Přístav stojí na pobřeží a obsluhuje místa vedle sebe jako každá stanice. Základní přístav stojí 10.
    .pin-1 = Pobřeží u města Venezia.
    .pin-2 = Pobřeží u města Győr.
    .pin-3 = Pobřeží u rybárny.
    .ask = Postav dva základní přístavy: jeden pro město Venezia na 1,4 a jeden pro Győr na 6,1.
    .answer-1 = Ryby z rybárny do města Győr: možné, ale rybáři nekupují nic, takže každá druhá jízda je prázdná. Dvě města mají poštu a cestující oběma směry.
    .answer-2 = Jeden přístav čeká na druhý a to je další krok stavby. Postav oba najednou.
    .answer-3 = Pak města zůstanou bez lodi a krok stavby tohoto kola je pryč.
    .otherwise = Pro cestující musí oba konce obsluhovat město: Venezia a Győr.
    .after = Stříbrné: { $silver_less }, za lodní cestu o 13 polích: 11 moře a dva přístavy. Dlouhé cesty na moři nestojí nic a každé pole přidá ke každému příjezdu 1 stříbrný.

# en: 0f77cb56
silver-a-round-step-2 = Na prodej jsou tři lodě. S cestujícími za 4: koga (20 stříbrných) přinese 25 každých 9 kol, karavela (24) přinese 21 každých 7, galeona (34) přinese 33 každých 10. Rozliší je jediné číslo: stříbrné za kolo.
    .pin-1 = Koga: 3 jednotky, 9 kol.
    .pin-2 = Karavela: 2 jednotky, 7 kol.
    .pin-3 = Galeona: 5 jednotek, 10 kol. Bere všechno kromě pošty.
    .ask = Kup loď, která na této trase vydělá nejvíc stříbrných za kolo, a skonči.
    .answer-1 = Nejlevnější: 25 za 9 kol je 2,8 za kolo. Vyděl to i u druhých dvou.
    .answer-2 = Nejrychlejší: 21 za 7 kol jsou 3 za kolo. Jedna loď vydělá víc, i když je pomalejší.
    .answer-3 = Jedna trasa nese jednu loď: lodě se nespřahují. Druhá by ležela ve vozovém parku.
    .answer-4 = Přístavy bez lodi nevydělají nic.
    .otherwise = Povozy a koněspřežky neplavou. Srovnej tři lodě.
    .after = 33 stříbrných za 10 kol je 3,3 za kolo, karavela má 3,0 a koga 2,8. Je také nejdražší: je-li stříbrných málo, dá za svou cenu nejvíc koga. Zbývá ti { $silver }.

# en: 8dbbb688
silver-a-round-step-3 = Lodě mají vlastní přepravní desku se třemi řádky. Cestující jezdí mezi kterýmikoli dvěma městy, oběma směry. Žetony jsou čtyři a Oranžová je chce také.
    .pin-1 = Zbývající žetony cestujících: { $left_passengers }.
    .pin-2 = První ze tří řádků pro lodě.
    .ask = Otevři lodní linku s cestujícími tam i zpět, dej na ni galeonu a skonči.
    .answer-1 = Deset kol domů bez jízdného. Naplň cestu zpět.
    .answer-2 = Žetony jsou tvé, ale galeona pořád leží ve vozovém parku.
    .answer-3 = Pošta zpět by byla stejně dobrá, ale galeona ji nebere.
    .answer-4 = Pošta platí stejně dobře jako cestující, ale galeona ji nebere.
    .answer-5 = Galeona by kolo čekala ve vozovém parku.
    .otherwise = Cestující oběma směry a galeona.
    .after = 5 × 4 + 13 = { $pays_ship_1 } stříbrných za jízdu, která trvá { $trip_ship_1 } kol: { $rate_ship_1 } stříbrného za kolo. To číslo ukazuje panel u každé linky, kterou plánuješ. Zbývající žetony cestujících: { $left_passengers }.

## Dnešní karta

# en: 11a92b6e
todays-card = Dnešní karta
    .idea = Cenová karta určí cenu každé jízdy, která je na cestě nebo v jejím kole začíná, dokud ta jízda není zaplacená.
    .know-1 = Cenová karta označí jízdy; značka vydrží, dokud jízda není zaplacená.
    .know-2 = Označí se i jízdy, které v témže kole začnou později, i na nových linkách.
    .know-3 = Řádek bez vozidel nemá jízdu a značku nedostane.
    .know-4 = Některé karty platí pro oba hráče, jiné jen pro toho, kdo lízl.

# en: 08a5ca87
todays-card-step-1 = Máš silnici z vinařství do města Győr a tři povozy ve vozovém parku. Linka může začít dnes, nebo příští kolo; vypadá to stejně. Nejdřív karta.
    .pin-1 = Nikdo neví, co tu leží.
    .pin-2 = Ani tady.
    .ask = Lízni kartu.
    .otherwise = Nejdřív karta.
    .after = { $card } Cena vína je 5, dnes tedy 10.

# en: 406f94e0
todays-card-step-2 = Cenová karta neplatí jen za to, co dnes dorazí. Dá svou cenu každé jízdě s tím zbožím, která je na cestě, a každé, která v tomto kole začne. Značka na jízdě zůstane, dokud není zaplacená, ať to trvá jakkoli dlouho.
    .pin-1 = Víno platí v tomto kole dvojnásobek.
    .pin-2 = Zbývající žetony vína: { $left_wine }.
    .pin-3 = Volný řádek.
    .ask = Využij to naplno: vynech stavbu i obchod a otevři linku tak, aby víno vyjelo dnes.
    .answer-1 = Jízda s vínem je označená, výborně. Povozy se ale vracejí prázdné; Győr má postřik.
    .answer-2 = Dnes vyjede postřik; víno by začalo za tři kola, kdy už karta dávno neplatí. Pošli nejdřív víno.
    .answer-3 = Řádek bez povozů nemá jízdu, není tedy co označit. Povozy na něm musí být dnes.
    .answer-4 = Jízda je označená, ale povozů na ní je méně, než máš. Za 10 se počítají všechny tři.
    .answer-5 = Příští kolo zaplatí táž jízda 19. Dnes by zaplatila 34.
    .answer-6 = Silnice stojí dnes a vydělá později. Nejdřív využij kartu: platí jen pro jízdy, které začnou teď.
    .otherwise = Jde o to, aby povozy s vínem vyjely právě v tomto kole.
    .after = Jízda je označená: 3 × 10 + 4 = { $pays_road_1 } stříbrných při příjezdu, místo 19. Karta sama skončila: je { $round }. kolo a Oranžová si vzala jinou.

# en: d3926560
todays-card-step-3 = Celkem kol jízdy: { $trip_road_1 }, a jedno je za ní. Nové karty přicházejí a odcházejí; značka na této jízdě zůstává. Nahradit by ji mohla jen další cenová karta pro víno.
    .pin-1 = Označená: 10 místo 5.
    .ask = Nech proběhnout toto kolo i další: dál, hotovo, hotovo; vezmi si; dál, hotovo, hotovo.
    .answer-1 = Ve skutečné hře ano. Tady se nejdřív dívej na povozy.
    .otherwise = Nezbývá než čekat.
    .BI-LINE-05 = Povozy jsou na cestě. Linka se mění, jen když stojí ve stanici.
    .after = { $round }. kolo: víno dorazilo a zaplatilo, stříbrné: { $told_silver }, tři kola po své kartě. Máš { $silver }. Postřik na cestě zpět platí { $pays_road_1 }.

## Ústřední budova

# en: fb29aaa5
central-building = Ústřední budova
    .idea = Bez ústřední budovy slouží každá stanice jedné lince; s ní kolika chceš.
    .know-1 = Bez ústřední budovy: na každou stanici jedna linka a žádné vozidlo novější než její stanice.
    .know-2 = Kterákoli ústřední budova obě omezení navždy ruší.
    .know-3 = Stojí na silniční stanici 0, v I. éře za 40, a dá 30, 50, 70 nebo 90 bodů.
    .know-4 = Zabere krok stavby svého kola.

# en: db034696
central-building-step-1 = U tvé stanice 0 ve městě Venezia se setkávají dvě silnice: jedna z farmy, jedna z vinařství. Linka z farmy jezdí. Dokud ale nemáš ústřední budovu, smí být stanice koncem jen jedné linky, takže víno do města nemůže.
    .pin-1 = Stanice 0: jedna linka tu už končí.
    .pin-2 = Obsluhuje vinařství. Silnice je hotová, linka dovolená není.
    .pin-3 = Linka, která stanici 0 drží.
    .ask = Postav ústřední budovu, generace I, za 40 stříbrných.
    .answer-1 = Pomohla by i druhá stanice u města Venezia: stojí silnici a krok stavby a pomůže jednou. Ústřední budova uvolní všechny tvé stanice navždy.
    .answer-2 = I lepší stanice přijme jen jednu linku. Omezení padne s ústřední budovou.
    .answer-3 = Osamělá stanice bez silnice ještě není konec pro linku.
    .answer-4 = Silnice k vinařství by další kolo zahálela.
    .otherwise = Omezení ruší ústřední budova.
    .after = Stříbrné: { $silver_less }, a stojí na stanici 0. Na konci má cenu 30 bodů, kdežto 40 stříbrných by mělo cenu 4. Od teď tvé stanice přijmou libovolný počet linek a vozidla kterékoli éry.

# en: 75283260
central-building-step-2 = To byl krok stavby. Máš { $silver } stříbrných, a silnice k vinařství zahálí. Tři povozy stojí 24.
    .pin-1 = Zbývající koňské povozy: { $stock_cart }.
    .ask = Kup tři povozy a skonči.
    .answer-1 = Dva volské povozy stojí stejných 24 a naloží 4, ale potřebují 4 kola: 24 každá 4 kola je 6 za kolo. Tři koňské povozy udělají 19 každá 3, to je 6,3.
    .answer-2 = Jeden povoz udělá 9 za jízdu, tři 19.
    .answer-3 = Dva povozy udělají 14 za jízdu, tři 19. Na třetí stříbrné stačí.
    .answer-4 = Vinařství čeká.
    .otherwise = Tři koňské povozy jsou pro tuto silnici to nejlepší, co jde koupit.
    .after = Tři povozy za { $silver_less }; zbývá { $silver } stříbrných.

# en: 64e2ff41
central-building-step-3 = Teď druhá linka do stanice 0. Zbytek znáš: dražší zboží jede tam a něco se vrací.
    .pin-1 = Víno, cena 5.
    .pin-2 = Postřik, cena 4. Zbývající žetony: { $left_pesticide }.
    .ask = Otevři se třemi povozy nejlepší linku mezi vinařstvím a městem Venezia a skonči.
    .answer-1 = Jezdí za cenu postřiku, stříbrné za kolo: { $rate_road_2 }. Tam má jet víno.
    .answer-2 = Jezdí, ale domů prázdná, stříbrné za kolo: { $rate_road_2 }.
    .answer-3 = Druhá linka na farmu je teď dovolená, ale čeká silnice k vínu.
    .answer-4 = Povozy ve vozovém parku nevydělají nic.
    .otherwise = Z vinařství do města Venezia, tam víno, zpět postřik, tři povozy.
    .after = U stanice 0 končí dvě linky. Nová dává stříbrné za kolo: { $rate_road_2 }, takže 40 stříbrných za ústřední budovu vydělá za sedm kol.

## Cizí silnice

# en: 9dd856b8
the-others-road = Cizí silnice
    .idea = Na soupeřovy silnice se smíš napojit: dílek, který přestavíš, je společný a zadarmo, jeho ostatní dílky stojí 1 stříbrný za jízdu.
    .know-1 = Po soupeřových cestách smíš jezdit, jakmile jsou s tvými spojené, nikdy přes jeho stanice.
    .know-2 = Přidat jeho dílku východ stojí polovinu a dílek je pak společný: zadarmo pro oba.
    .know-3 = Soupeřovy vlastní dílky stojí každý 1 stříbrný za každou placenou jízdu; prázdné jízdy mýto neplatí.
    .know-4 = Most stojí přes řeku o 4 víc, přes veletok o 8 víc.

# en: 3806e779
the-others-road-step-1 = Chceš silnici z farmy do města Bern, ale mezi nimi leží veletok a most tam stojí 10. Oranžová ho postavila. Její stanice jsou ti zavřené, její silnice ne.
    .pin-1 = Most Oranžové.
    .pin-2 = Tvůj konec u farmy.
    .pin-3 = Tvůj konec u města Bern.
    .pin-4 = Zatáčka na silnici Oranžové: tady se lze napojit.
    .ask = Vyber dva konce polní cesty: 4,6 u farmy a 11,5 u města Bern.
    .answer-1 = Města Bern se dotýká, ale z odvrácené strany: cesta by byla delší. Vezmi louku severně od něj.
    .answer-2 = Ten konec se města Bern nedotýká. Louka severně od něj ano.
    .answer-3 = Začni u farmy, na 4,6.
    .answer-4 = Dokázala by to i loď, z pobřeží jižně od farmy. Tato lekce je ale o silnicích.
    .answer-5 = Řeka sama nezmizí.
    .otherwise = Polní cesta, ze 4,6 na 11,5.
    .after = Plánovač má několik cest. Některé vedou přes most Oranžové, jiné stavějí vlastní.

# en: 59711d5a
the-others-road-step-2 = První návrh se na silnici Oranžové napojuje na dvou dílcích. Dát jejímu dílku nový východ stojí polovinu ceny přestavby, tady 2 stříbrné, a dílek je pak společný: zadarmo pro oba, navždy. Most mezi nimi zůstává Oranžové: 1 stříbrný za každý tvůj náklad, který projede.
    .pin-1 = Za 2 stříbrné by byl společný.
    .pin-2 = Zůstává Oranžové: 1 stříbrný za jízdu.
    .pin-3 = Za 2 stříbrné by byl společný.
    .pin-4 = Druhé místo pro most: 6 stříbrných, a tvůj vlastní.
    .ask = Vyber nejlevnější cestu se základními stanicemi na obou koncích.
    .answer-1 = Vlastní most přes malou řeku: { $silver_less } stříbrných místo 24, a bez mýta. 6 stříbrných je ale mýto za šest jízd a to je 42 kol. Stříbrné na začátku mají větší cenu než později.
    .answer-2 = Objížďka za { $silver_less } stříbrných. Je delší, každá jízda tedy trvá víc kol. Podívej se na první návrh.
    .answer-3 = Správná cesta. Třetí strana stanice může počkat.
    .otherwise = Nejlevnější je první návrh; základní stanice stačí.
    .after = Čtyři nové dílky za 8, dvě napojení za 4, dvě stanice za 12: celkem { $silver_less } stříbrných. Vlastní most by stál o 6 víc.

# en: 80828272
the-others-road-step-3 = Máš { $silver } stříbrných. Cesta má 9 polí a je dost dlouhá, aby koňské povozy ušetřily dvě kola.
    .pin-1 = Teď společný: barvy obou.
    .pin-2 = Teď společný.
    .ask = Kup tři povozy a skonči.
    .answer-1 = Voli potřebují na 9 polí 9 kol; koně 7.
    .answer-2 = Silnice chce vozidla.
    .answer-3 = Stříbrné stačí na tři.
    .otherwise = Tři koňské povozy.
    .after = Zbývající stříbrné: { $silver }, a to stačí: linka sama nestojí nic.

# en: fc836102
the-others-road-step-4 = Bern prodává postřik za 4, farma obilí za 3. Víš, co z toho má jet tam.
    .pin-1 = Obsluhuje Bern.
    .pin-2 = Obsluhuje farmu.
    .ask = Otevři linku za lepší cenu se všemi třemi povozy a skonči.
    .answer-1 = Naložená oběma směry za 3, za jízdu: { $pays_road_1 }. Z města Bern by to bylo víc.
    .answer-2 = Sedm kol domů bez nákladu.
    .answer-3 = Povozy by čekaly.
    .otherwise = Z města Bern postřik, zpět obilí, tři povozy.
    .after = 3 × 4 + 9 = { $pays_road_1 } stříbrných každých { $trip_road_1 } kol, minus 1 za most Oranžové. Dlouhá cesta platí svá pole, ale krátké linky vydělají za kolo víc: tato { $rate_road_1 }, krátká 5 nebo 6.

## Zvedni celou silnici

# en: 398c0812
horse-tram = Koněspřežka
    .idea = Koleje už v I. éře: koněspřežka má vlastní trať a plní řádky, které silnice nepotřebují.
    .know-1 = Trať stojí 3 za dílek, stanice koněspřežky 8. Staví se jen v I. éře.
    .know-2 = Koněspřežka je stejně rychlá jako povoz na polní cestě a spřáhnout lze až čtyři.
    .know-3 = Koněspřežka jezdí na přepravní desce pro koleje: pět silničních řádků zůstává volných.
    .know-4 = Její trať se nenapojí na silnice ani na železnice a nedá se modernizovat.

# en: 409535ed
horse-tram-step-1 = { $round }. kolo. Máš { $silver } stříbrných a prázdnou mapu. Tentokrát kladeš koleje: koněspřežka spojí vinařství s městem Venezia. Staví se stejně jako silnice.
    .pin-1 = Na sever od vinařství, které prodává víno a kupuje postřik.
    .pin-2 = Na sever od města Venezia, které kupuje víno a prodává postřik.
    .ask = Postav koněspřežku z 4,2 na 2,3, nejlevnější cestou.
    .answer-1 = Tato cesta je delší a stojí víc. Nejlevnější jsou první návrhy.
    .answer-2 = Stačila by i silnice a je dokonce levnější. Tři povozy ale uvezou 3 jednotky, čtyři koněspřežky 4. Vyber koněspřežku.
    .answer-3 = Po dílcích se staví jen zvláštní plány. Vyber dva konce a program navrhne cesty s cenami.
    .answer-4 = Samotná stanice nic nevydělá. Postav celou trať najednou.
    .answer-5 = Stavět nemusíš, ale koněspřežky se staví a prodávají jen v I. éře. Postav trať teď.
    .otherwise = Vyber koněspřežku, potom louku 4,2 a potom 2,3.
    .BI-BLD-08 = Železnice přijdou s II. érou. V I. éře jsou jedinými kolejemi koněspřežky.
    .after = Dva dílky po 3: 6 stříbrných. Zbývá vybrat stanice.

# en: 6c063115
horse-tram-step-2 = Koněspřežka staví ve stanicích koněspřežky. Taková stojí 8 a má místo pro dvě cesty. Silnice nebere a silniční stanice zase nebere koleje.
    .pin-1 = První kolejová stanice dostane označení I.
    .ask = Postav na obou koncích stanici koněspřežky.
    .otherwise = Trať potřebuje na každém konci stanici koněspřežky.
    .after = Dva dílky za 6 a dvě stanice za 16, celkem { $silver_less } stříbrných; zbývá { $silver }.

# en: fd8e63f0
horse-tram-step-3 = Po této trati jezdí dva druhy vozidel. Koněspřežka stojí 10, uveze 1 jednotku čehokoli a spřáhnout lze až čtyři. Volská dráha stojí 12 a uveze 2, ale spřáhnout lze jen dvě.
    .pin-1 = Koněspřežka: 10 stříbrných.
    .pin-2 = Volská dráha: 12 stříbrných, kolo na každé pole.
    .ask = Kup čtyři koněspřežky a skonči.
    .answer-1 = Spřáhnout lze čtyři a čtyři uvezou za stejnou dobu 4 jednotky. Stříbrné na to máš.
    .answer-2 = I dvě volské dráhy uvezou 4 jednotky, a levněji. Potřebují však 4 kola, koněspřežky 3.
    .answer-3 = Povozy po kolejích nejezdí. Kup koněspřežky.
    .answer-4 = Trať bez vozidel nic nevydělá.
    .otherwise = Ta tu nejezdí. Kup čtyři koněspřežky.
    .after = { $silver_less } stříbrných za čtyři koněspřežky, zbývá { $silver }. Čekají ve tvém vozovém parku.

# en: f55e944f
horse-tram-step-4 = Koněspřežky patří na přepravní desku pro koleje, která má vlastní čtyři řádky. Víno má vyšší cenu než postřik, pošli ho tedy tam: jeho cena platí pro oba směry.
    .pin-1 = Zbývající žetony vína: { $left_wine }.
    .pin-2 = Zbývající žetony postřiku: { $left_pesticide }.
    .pin-3 = Tvůj první ze čtyř řádků pro koleje.
    .ask = Otevři kolejovou linku z vinařství do města Venezia: tam víno, zpět postřik, všechny čtyři koněspřežky; potom skonči.
    .answer-1 = Pak pojede tam postřik a oba směry zaplatí jeho cenu. Začni u vinařství.
    .answer-2 = Ostatní koněspřežky by stály ve vozovém parku. Spřáhni všechny čtyři.
    .answer-3 = Zpět se jede tak jako tak. Nalož na to postřik.
    .answer-4 = Koněspřežky jsou pořád ve vozovém parku. Nejdřív otevři linku.
    .otherwise = Z vinařství (4,2) do města Venezia (2,3): tam víno, zpět postřik, čtyři koněspřežky.
    .after = Délka jízdy v kolech: { $trip_rail_1 }. Každá jízda zaplatí 4 × 5 + 4 = { $pays_rail_1 } stříbrných, tedy { $rate_rail_1 } za kolo. Tři povozy by vydělaly 6,3. A všech pět silničních řádků je pořád volných.

# en: b0e58e4a
the-whole-road = Zvedni celou silnici
    .idea = Trasa je jen tak dobrá jako její nejhorší část, modernizuj ji tedy celou, než pro ni nakoupíš.
    .know-1 = Třída trasy je třída jejího nejhoršího dílku nebo stanice.
    .know-2 = Modernizace přes více stupňů stojí součet jejich cen, celá nebo po částech.
    .know-3 = Vozidla se mění, když linka stojí ve stanici.
    .know-4 = Žádná jízda netrvá méně než 2 kola.

# en: 65892f9d
the-whole-road-step-1 = Začala II. éra: asfalt, železnice, pára. Tři parní traktory na asfaltu by tuto jízdu zvládly za 2 kola místo 3 a naložily 6. Trasa se ale počítá podle nejhoršího dílku nebo stanice a bez ústřední budovy nesmí být vozidlo novější než její stanice.
    .pin-1 = Základní: stanice I. éry.
    .pin-2 = Základní: stanice I. éry.
    .pin-3 = Polní cesta, třída 1.
    .pin-4 = Parní traktor: 26 stříbrných, 2 jednotky, spřáhnout jdou tři.
    .ask = Modernizuj v tomto jednom kroku celou trasu na třídu 2.
    .answer-1 = Větší stanice, víc bodů, ale pořád I. éra: žádná pára, žádný asfalt.
    .answer-2 = Jeden dílek asfaltu za 4: dovoleno, ale trasa zůstane ve třídě 1, dokud není hotová poslední část. Zaplatit můžeš celou.
    .answer-3 = Jedna stanice II. éry za 17: druhá je pořád základní, nic tedy zatím nezrychlí.
    .answer-4 = Jediná stanice změní málo: trasu drží silnice a druhá stanice.
    .answer-5 = Nová silnice vedle staré je dražší a tuto už obsluhuje linka.
    .answer-6 = Železnice jsou teď silné, ale jen dvě stanice stojí 48. Nejdřív zvedni, co máš.
    .answer-7 = Traktory by tu jezdit směly, ale na polní cestě potřebují 4 kola, víc než tvé povozy. Celá trasa s asfaltem je jen o 2 stříbrné dražší.
    .answer-8 = Po 90 stříbrných by ti na traktory zbylo málo a silnice by pořád byla polní cesta.
    .answer-9 = Každé kolo čekání tě stojí, co by vydělala pára.
    .otherwise = Modernizuj trasu 1, třída 2, všechno.
    .after = Dva dílky po 4 a dvě stanice po 17, stříbrné: { $silver_less }, zbývá { $silver }. Stanice a trasa dají o tolik bodů víc než ty stříbrné: { $points_more }. Povozy jedou dál, jako by se nic nestalo.

# en: 8b827eda
the-whole-road-step-2 = Teď vozidla. Traktor bere všechno kromě pošty a cestujících a spřáhnout jdou tři; parní nákladní vůz bere všechno, ale spřáhnout jdou jen dva. Na 4 polích asfaltu potřebují oba 2 kola, kratší jízda není.
    .pin-1 = 26 stříbrných, 2 jednotky, spřáhnou se tři.
    .pin-2 = 34 stříbrných, 2 jednotky, spřáhnou se dva.
    .ask = Kup tři parní traktory a skonči.
    .answer-1 = Jeden traktor naloží 2 jednotky: méně než tři povozy. Stříbrné stačí na tři.
    .answer-2 = Dva traktory udělají 20 každá 2 kola, tři 28. Na třetí stříbrné stačí.
    .answer-3 = Dva nákladní vozy udělají 20 každá 2 kola za 68 stříbrných. Tři traktory udělají 28 za 78 a na této silnici pošta není.
    .answer-4 = Bere jen lidi a poštu a tato silnice vede na farmu.
    .answer-5 = Dobrá silnice pod starými povozy. Teď je čas na páru.
    .otherwise = Na tuto silnici se nejlépe hodí tři parní traktory.
    .after = Tři traktory za { $silver_less } stříbrných; zbývá { $silver }. Každý má na konci cenu 20 bodů.

# en: 945a8c8e
the-whole-road-step-3 = Povozy stojí ve městě Venezia, před další jízdou: jen teď se vozidla smějí měnit. Stažené povozy jednu jízdu odpočívají a pak jsou volné pro jinou linku.
    .pin-1 = Teď { $pays_road_1 } každá { $trip_road_1 } kola.
    .pin-2 = Tady povozy stojí.
    .ask = Změň linku: nech obě zboží a dej na ni tři traktory, potom skonči.
    .answer-1 = Méně traktorů naloží méně a nejsou rychlejší. Dej na linku všechny tři.
    .answer-2 = Pak traktory zůstanou ve vozovém parku.
    .answer-3 = Zrušeno je zrušeno: žetony jdou zpět do zásoby a Oranžová by si je mohla vzít. Linku raději změň.
    .answer-4 = Traktory by čekaly, dokud povozy zase nestojí ve stanici.
    .otherwise = Zboží nech, vozidla změň.
    .after = 6 jednotek × 4 + 4 pole = { $pays_road_1 } stříbrných každá { $trip_road_1 } kola. Stříbrné za kolo: { $rate_road_1 }, kde povozy dělaly 5,3. Rychlost a body přišly, až když byla hotová poslední část.

## Co se počítá na konci

# en: 34fa788b
points = Co se počítá na konci
    .idea = Stříbrný má cenu desetiny bodu: než skončí poslední kolo, proměň je ve vozidla, stanice a trasy.
    .know-1 = Stříbrné: 1 bod za 10. Vozidla: 10 až 40 každé, i ve vozovém parku.
    .know-2 = Trasy 10 až 40, stanice a přístavy 10 až 50, ústřední budova 30 až 90.
    .know-3 = Stanice a trasy bez linky dají polovinu; stačí prázdný řádek.
    .know-4 = Řádků je jen dvanáct: zaplň je všechny, a to nejlepšími trasami.

# en: fb210d83
points-step-1 = 80. kolo, poslední. Máš { $points } bodů, Oranžová { $points_1 }. Tvých { $silver } stříbrných je jen 17 bodů. Vozidla dají podle éry 10, 20, 30 nebo 40, na lince i ve vozovém parku.
    .pin-1 = Máš { $points } bodů.
    .pin-2 = Body Oranžové: { $points_1 }.
    .pin-3 = Benzinová dodávka, III. éra: 58 stříbrných, 30 bodů.
    .pin-4 = Elektrická dodávka, IV. éra: 84 stříbrných, 40 bodů.
    .ask = Kup, co ti za stříbrné dá nejvíc bodů, a skonči.
    .answer-1 = 80 bodů za 168 stříbrných: dobré. Levnější vozidla dají za stříbrný o trochu víc a vejdou se tři.
    .answer-2 = Dvě dodávky a zbývá 59 stříbrných: stačí to ještě na jednu.
    .answer-3 = Moderní a drahé: 84 stříbrných za 40 bodů. Spočítej body za stříbrný u starších.
    .answer-4 = 30 bodů za 60 stříbrných. Jiné dá totéž za méně.
    .answer-5 = 30 bodů za 64 stříbrných. Jiné dá totéž za méně.
    .answer-6 = 17 bodů za stříbrné, které si necháš. Vozidla by z nich udělala mnohem víc.
    .otherwise = Vyděl body cenou: 30 za 58 je nejlepší v nabídce.
    .after = Tři dodávky za { $silver_less } stříbrných jsou 90 bodů; ty stříbrné měly cenu 17. Teď máš { $points } bodů.

# en: e74646fc
points-step-2 = Zbývá jedna věc. Stanice a trasy dají plné body, jen když je používá tvá linka, jinak polovinu. Tvá rychlostní silnice z vinařství do města Győr linku nemá a stačí prázdný řádek.
    .pin-1 = III. éra: s linkou 40 bodů, bez ní 20.
    .pin-2 = III. éra: s linkou 40 bodů, bez ní 20.
    .pin-3 = Trasa třídy 3: s linkou 30 bodů, bez ní 15.
    .pin-4 = Volný řádek.
    .ask = Otevři na rychlostní silnici jakoukoli linku, i bez zboží, a ukonči hru.
    .answer-1 = Rychlostní silnice a její stanice dají polovinu: 55 bodů přijde nazmar. Řádek nestojí nic.
    .answer-2 = Ty stanice už na lince jsou. Rychlostní silnice ne.
    .otherwise = Řádek musí spojovat obě stanice rychlostní silnice, 4,2 a 6,3.
    .after = Řádek přinesl { $points_more } bodů. Hra skončila: ty { $points }, Oranžová { $points_1 }.

## Pokročilá hra

# en: b86c48f0
advanced-game = Pokročilá hra
    .idea = Osobnost změní tvou společnost na celou hru a několik pravidel přitvrdí.
    .know-1 = Tři karty: jednu vrať, jednu předej, pak si ze dvou jednu nech.
    .know-2 = Vyřazená vozidla nesmějí jezdit ani se prodávat, ale pořád bodují.
    .know-3 = Stanice potřebuje tolik volných stran, pro kolik cest má místo.
    .know-4 = Kdo postaví ústřední budovu IV, ukončí hru tím kolem.

# en: ebdf41fc
advanced-game-step-1 = V pokročilé hře má každý hráč osobnost s vlastním účinkem. Dostáváš tři karty: bankéř, celník, kapitán lodi. Jedna jde zpět do krabice, jedna k Oranžové, jedna zůstane tobě.
    .pin-1 = Tvá ruka. Bankéř: 60 stříbrných teď, 30 na začátku každé další éry. Celník: 30 stříbrných teď, Oranžová ti platí 2 za dílek, ty mýto neplatíš. Kapitán lodi: dvě kogy, lodě o kolo rychlejší, s jednotkou navíc a nikdy je nic nezdrží.
    .ask = Vrať celníka: nikdo ještě nemá silnici a soupeř, který ho vidí, tvou nepoužije.
    .answer-1 = 150 stříbrných za hru, 60 z nich v prvním kole, kdy je jich nejméně. Rozmysli si to.
    .answer-2 = Dvě kogy mají cenu 40 stříbrných a 20 bodů a každá tvá loď bude lepší. Rozmysli si to.
    .otherwise = Jedna ze tří jde zpět.
    .after = Oba hráči tajně vrátili po kartě.

# en: dd6b2cf6
advanced-game-step-2 = Teď jde jedna z tvých dvou k Oranžové. Co předáš, použije se proti tobě; co si necháš, může ještě překonat to, co dostaneš. Na tomto pobřeží mohou mít přístav tři města a rybárna.
    .pin-1 = Pobřeží pro přístav města Venezia.
    .pin-2 = Pobřeží pro přístav města Győr.
    .pin-3 = Pobřeží pro přístav města Bern.
    .pin-4 = Pobřeží pro přístav rybárny.
    .ask = Předej bankéře a kapitána lodi si podrž.
    .answer-1 = Pak smí Oranžová od 1. kola plout se dvěma kogami a řádky pro lodě má každý jen tři. V této lekci si ho nech.
    .otherwise = Předej jednu ze dvou.
    .after = Karty se vyměnily: přišel k tobě hostinský, který má poštovní kočár a 10 stříbrných a díky kterému cestující a dělníci platí o 1 víc.

# en: d237728a
advanced-game-step-3 = Ze dvou v ruce si necháš jednu. Počáteční účinek přijde hned, druhý trvá celou hru. Počáteční vozidla nejsou ze společné zásoby, nikomu tedy nic neberou.
    .pin-1 = Kogy v zásobě: { $stock_cog }. Kapitán přiveze dvě vlastní.
    .ask = Nech si kapitána lodi.
    .answer-1 = Cestující za 5 jsou dobří v každé éře. Kapitán ale dá hned dvě kogy a jeho lodě ušetří při každé jízdě kolo.
    .otherwise = Jednu si nech.
    .after = Začínáš se dvěma kogami ve vozovém parku a máš { $silver } stříbrných. Ponechané karty jsou teď veřejné: Oranžová je poštmistr.

# en: 0a4a6c2b
advanced-game-step-4 = Zbytek znáš, se čtyřmi změnami. Stará vozidla se vyřazují: ve III. éře všechna vozidla tažená zvířaty kromě koňského povozu; ve IV. éře koňské povozy, plachetnice a parní silniční vozidla. Stanice potřebuje místo na svých stranách a vlastní koleje se nesmějí křížit. Hra také skončí kolem, ve kterém někdo postaví ústřední budovu generace IV.
    .pin-1 = Vyřadí se, až začne III. éra.
    .pin-2 = 1. kolo začíná jako vždy.
    .ask = Lízni první kartu.
    .otherwise = Nejdřív karta.
    .after = { $card } Hra začala. Nejvíc hlídej poslední změnu: vedoucí hráč může zavřít dveře.

## Hádanka: koně a voli

# en: 1aabcb62
puzzle = Hádanka: koně a voli
    .idea = Nejlepší vozidlo pro linku není vždy to, které na ní vydělá nejvíc.
    .know-1 = Dej každému vozidlu linku, kterou ostatní nezvládnou.
    .know-2 = Voli a nákladní vlaky nevozí poštu ani cestující.
    .know-3 = Sčítej celý vozový park, ne nejlepší jednotlivou linku.

# en: c4dfee99
puzzle-step-1 = Dvě silnice jsou hotové, dva řádky volné a stříbrné utracené. Ve vozovém parku stojí tři koňské povozy a dva volské. Dej každé skupině linku tak, aby obě dohromady vydělaly nejvíc stříbrných za kolo.
    .pin-1 = Obsluhuje vinařství. Čtyři pole do města Venezia.
    .pin-2 = Obsluhuje město Venezia.
    .pin-3 = Také obsluhuje město Venezia. Pět polí do města Győr.
    .pin-4 = Obsluhuje Győr.
    .pin-5 = Voli: každý povoz 2 jednotky, kolo na každé pole, žádná pošta a žádní cestující.
    .ask = Otevři obě linky.
    .answer-1 = Stříbrné za kolo: { $rate_road_1 }, lepší linka tu být nemůže. Teď se ale podívej na voly. Co smějí vézt mezi dvěma městy?
    .answer-2 = Naložená oběma směry, ale za cenu postřiku. Které zboží má jet tam?
    .answer-3 = Domů prázdná: polovina stříbrných zůstane na silnici.
    .answer-4 = Druhý volský povoz by při stejné rychlosti náklad zdvojnásobil.
    .answer-5 = Mezi městy chce vždycky něco jet i zpět.
    .answer-6 = Jeden povoz na poště; druhé dva by šlo k němu spřáhnout.
    .answer-7 = Pět vozidel by spalo ve vozovém parku.
    .otherwise = Jezdí, ale obě linky dohromady mohou vydělat víc. Spočítej platbu dělenou koly pro každou skupinu na každé silnici.
    .BI-LINE-09 = Voli nevozí poštu ani cestující.
    .after = Koňské povozy na víně by samy daly 6,3 a volské nic. Volské na víně dají 24 za 4 kola, 6 za kolo; koňské s poštou 17 za 4, to je 4,25. Dohromady přes 10 stříbrných za kolo: vyřešeno.

# en: d4b9a013
first-railway = Tvá první železnice
    .idea = II. éra přináší železnice: jsou dražší než silnice, ale vlak uveze víc a je rychlejší.
    .know-1 = Železnice potřebuje nádraží: 7 za dílek, 24 za nádraží.
    .know-2 = Koleje mají vlastní přepravní desku se čtyřmi řádky.
    .know-3 = Dvě pole za kolo, 3 jednotky na vlak, spřáhnout lze až tři.
    .know-4 = Nádraží má hodnotu 30 bodů, železniční trasa 20.

# en: 6cef75db
first-railway-step-1 = II. éra, { $round }. kolo. Máš { $silver } stříbrných a prázdnou mapu. Teď smíš stavět železnice. Staví se stejně jako silnice: vybereš druh cesty, potom oba konce a program navrhne cesty s cenami.
    .pin-1 = Na sever od farmy, která prodává obilí.
    .pin-2 = Na jih od města Venezia, které prodává postřik a kupuje obilí.
    .ask = Postav železnici z 4,6 na 2,5, nejlevnější cestou.
    .answer-1 = Tato cesta stojí víc a nic navíc nepřinese. Nejlevnější je první návrh.
    .answer-2 = Stačila by i silnice. V této lekci ale kladeš koleje: vyber železnici.
    .answer-3 = Po dílcích se staví jen zvláštní plány. Vyber dva konce a program navrhne cesty s cenami.
    .answer-4 = Samotná stanice nic nevydělá. Postav celou železnici najednou.
    .answer-5 = Stavět nemusíš, ale pak tu žádný vlak nepojede. Postav železnici.
    .otherwise = Vyber železnici, potom louku 4,6 a potom 2,5.
    .BI-BLD-08 = Koněspřežka se stavěla jen v I. éře. Teď je čas železnic.
    .after = Dva dílky železnice po 7: 14 stříbrných. Zbývá vybrat stanice.

# en: 07fa5f74
first-railway-step-2 = Železnice končí u nádraží. Stojí 24 a má místo pro tři cesty. Silnice nebere a silniční stanice zase nebere koleje.
    .pin-1 = První nádraží dostane označení I.
    .ask = Postav na obou koncích nádraží.
    .otherwise = Železnice potřebuje na každém konci nádraží.
    .after = Dva dílky za 14 a dvě nádraží za 48, celkem { $silver_less } stříbrných; zbývá { $silver }.

# en: 85f17153
first-railway-step-3 = Teď vlaky. Parní nákladní vlak stojí 44, uveze 3 jednotky a ujede dvě pole za kolo. Poštu, cestující ani dělníky nebere; parní osobní vlak bere jen je.
    .pin-1 = Parní nákladní vlak: 44 stříbrných.
    .pin-2 = Parní osobní vlak: 46 stříbrných.
    .ask = Kup dva parní nákladní vlaky a skonči.
    .answer-1 = Jeden vlak uveze 3 jednotky. Dva spřažené jich za stejnou dobu uvezou 6 a stříbrné na to máš.
    .answer-2 = Osobní vlak potřebuje město na obou koncích. Tvá železnice spojuje město s farmou.
    .answer-3 = Železnice bez vlaků nic nevydělá.
    .otherwise = Ta po kolejích nejezdí. Kup nákladní vlaky.
    .after = { $silver_less } stříbrných za dva vlaky, zbývá { $silver }. Čekají ve tvém vozovém parku.

# en: a1ee9819
first-railway-step-4 = Linka patří na přepravní desku pro koleje. Postřik má vyšší cenu než obilí, pošli ho tedy tam: jeho cena platí pro oba směry.
    .pin-1 = Zbývající žetony postřiku: { $left_pesticide }.
    .pin-2 = Zbývající žetony obilí: { $left_grain }.
    .pin-3 = Tvůj první ze čtyř řádků pro koleje.
    .ask = Otevři železniční linku z města Venezia na farmu: tam postřik, zpět obilí, oba vlaky; potom skonči.
    .answer-1 = Pak pojede tam obilí a oba směry zaplatí cenu obilí. Začni ve městě Venezia.
    .answer-2 = Druhý vlak by stál ve vozovém parku. Spřáhni oba.
    .answer-3 = Zpět se jede tak jako tak. Nalož na to obilí.
    .answer-4 = Vlaky jsou pořád ve vozovém parku. Nejdřív otevři linku.
    .otherwise = Z města Venezia (2,5) na farmu (4,6): tam postřik, zpět obilí, dva nákladní vlaky.
    .after = Délka jízdy v kolech: { $trip_rail_1 }. Každá jízda zaplatí 6 × 4 + 4 = { $pays_rail_1 } stříbrných, tedy { $rate_rail_1 } za kolo. Tři koňské povozy na stejných polích vydělaly méně než polovinu.

# en: faeb16ad
tunnel = Pod horou
    .idea = Od III. éry smějí cesty pod zem: jsou kratší a nikomu nepřekážejí.
    .know-1 = Tunel má dva portály na volné zemi a mezi nimi aspoň jedno pole.
    .know-2 = Portál stojí cenu dílku a 4 navíc, pole pod zemí cenu dílku a 3 navíc.
    .know-3 = Vede pode vším a každé jeho pole se počítá do jízdy i do platby.
    .know-4 = Tunely mají jen rychlostní silnice, dálnice, expresní dráhy a maglevy.
    .know-5 = Dělníky lze vozit oběma směry mezi městem a kterýmkoli jiným místem.

# en: d423a409
tunnel-step-1 = III. éra, { $round }. kolo. Máš { $silver } stříbrných a nová je expresní dráha: 12 za dílek a rychlejší než železnice. Mezi městem Győr a rybárnou leží hora a cihelna a tam koleje ležet nemohou.
    .pin-1 = Na jih od města Győr.
    .pin-2 = Na západ od rybárny.
    .pin-3 = Po povrchu přes horu žádná cesta nevede.
    .pin-4 = V cestě je i cihelna.
    .ask = Postav expresní dráhu z 6,3 na 11,3, tunelem.
    .answer-1 = Tato cesta horu objíždí, nebo kope víc, než musí. Je delší a dražší. Podívej se na první návrh.
    .answer-2 = Železnice je levnější, ale tunely nemá: musí horu objet a její vlaky jsou pomalejší. Vyber expresní dráhu.
    .answer-3 = Tunely mají i rychlostní silnice, ale v této lekci jde o koleje. Vyber expresní dráhu.
    .answer-4 = Kopat lze i pole po poli. Návrhy programu ale tunel už mají: vyber dva konce.
    .answer-5 = To samo nic nevydělá. Postav celou trať najednou.
    .answer-6 = Stavět nemusíš, ale pak mezi nimi zůstane hora. Postav trať.
    .otherwise = Vyber expresní dráhu, potom 6,3 a 11,3 a nakonec cestu s tunelem.
    .BI-BLD-08 = Maglevy přijdou se IV. érou. Teď je čas expresních drah.
    .after = Dva portály po 16 a dvě pole pod zemí po 15: 62 stříbrných. Po povrchu by to bylo šest dílků za 72 a každá jízda o dvě pole delší.

# en: 2d21ec2f
tunnel-step-2 = Tuto trať přijme nádraží železnice i expresní dráhy. Trasa je ale jen tak dobrá jako její nejslabší část: dvě nádraží expresní dráhy, po 40, z ní udělají třídu 3.
    .pin-1 = Portál se napojí na stanici jako každá jiná trať.
    .ask = Postav na obou koncích nádraží expresní dráhy.
    .answer-1 = Nádraží železnice je levnější, ale trasa má pak třídu 2 a bez ústřední budovy tam nesmí zastavit žádný vlak III. éry.
    .otherwise = Nejlepší vlaky potřebují na každém konci nádraží expresní dráhy.
    .after = { $silver_less } stříbrných za dva portály, dvě pole pod zemí a dvě nádraží; zbývá { $silver }.

# en: e95ee610
tunnel-step-3 = Teď vlaky. Od II. éry každé místo posílá a přijímá dělníky, z města a do města, takže osobní vlak může být plný oběma směry. Rybárna prodává i ryby, ale Győr nemá nic, co by kupovala.
    .pin-1 = Dieselový rychlík: 78 stříbrných, uveze 4, pět polí za kolo.
    .pin-2 = Dieselový nákladní vlak: 72 stříbrných, uveze 4 jednotky zboží, ale žádné dělníky.
    .pin-3 = Parní osobní vlak: 46 stříbrných, uveze 3, tady tři pole za kolo.
    .ask = Kup dva dieselové rychlíky a skonči.
    .answer-1 = Jeden vlak uveze 4 dělníky. Dva spřažené jich za stejnou dobu uvezou 8 a stříbrné na to máš.
    .answer-2 = Nákladní vlaky dělníky nevozí. Přivezly by do města Győr ryby a zpět by jely prázdné.
    .answer-3 = To není špatný nápad, když je stříbrných málo: na šest polí potřebuje také 2 kola. Dva ale uvezou 6, dva dieselové rychlíky 8. Na ty lepší máš.
    .answer-4 = Trať bez vlaků nic nevydělá.
    .otherwise = Ta dělníky po kolejích nevozí. Kup dieselové rychlíky.
    .after = { $silver_less } stříbrných za dva vlaky, zbývá { $silver }. Čekají ve tvém vozovém parku.

# en: 35ec639b
tunnel-step-4 = Dva žetony dělníků, jeden pro každý směr, a linka platí tam i zpět.
    .pin-1 = Zbývající žetony dělníků: { $left_workers }.
    .pin-2 = Tvůj první ze čtyř řádků pro koleje.
    .ask = Otevři železniční linku mezi městem Győr a rybárnou: tam dělníci, zpět dělníci, oba vlaky; potom skonči.
    .answer-1 = Vlak ve vozovém parku nikoho nevozí. Spřáhni oba.
    .answer-2 = Tyto vlaky vozí dělníky a dělníci tu cestují oběma směry. Nalož je tam i zpět.
    .answer-3 = Vlaky jsou pořád ve vozovém parku. Nejdřív otevři linku.
    .otherwise = Mezi 6,3 a 11,3: tam dělníci, zpět dělníci, dva dieselové rychlíky.
    .after = Šest polí včetně těch pod zemí. Délka jízdy v kolech: { $trip_rail_1 }. Jízda zaplatí 8 × 3 + 6 = { $pays_rail_1 } stříbrných, tedy { $rate_rail_1 } za kolo. Když tvůj tunel někdy použije Oranžová, zaplatí ti za každé z jeho čtyř polí 1 stříbrný.

## Cvičení

# en: 1c121e8d
the-first-road-of-all = Úplně první silnice
    .idea = 200 stříbrných a prázdná mapa: co vydělá nejvíc za to, co stojí?
    .know-1 = Nejkratší silnice, drahé zboží, náklad i zpět: tak začíná stříbro.

# en: 1e66056c
the-first-road-of-all-decide = 1. kolo a nikdo ještě nic nepostavil. Máš { $silver } stříbrných. Ulice města se smí používat zadarmo.
    .pin-1 = Stříbrné: { $silver }.
    .pin-2 = 12 stříbrných: 2 jednotky, kolo na každé pole.
    .pin-3 = Nábytek platí 5.
    .pin-4 = Víno platí 5.
    .ask = Která první silnice vydělá nejvíc za to, co stojí?
    .answer-1 = Dvě města s poštou oběma směry, jen tři pole: pěkný nápad. Kvůli veletoku ale stojí { $silver_less } stříbrných ještě před prvním kočárem a kočár vydělá 5,5 za kolo. Silnice bez mostu stojí polovinu a vydělá víc.
    .answer-2 = I v 1. kole je stavební krok jako v každém jiném. Už se nevrátí.
    .otherwise = Je to silnice. Hledej ale tři pole bez řeky, zboží, které platí 5, a něco na cestu domů.
    .after = Tři pole jsou nejkratší možná silnice a tady spojují zboží, které platí 5, s nákladem zpět: nábytek z továrny u města Bern nebo víno pro město Milano. Většina je ulice samotného města, takže zaplaceno stříbrných: { $silver_less }. Dva volské povozy vydělají 23 stříbrných za 3 kola, 7,7 za kolo.

# en: 66ca4270
one-coach-or-three-carts = Jeden kočár, nebo tři povozy
    .idea = Co má vozit poštu přes tvůj most?
    .know-1 = Než porovnáš vozidla, vyděl plat koly: rychlé může porazit velké.

# en: 486f2a1b
one-coach-or-three-carts-decide = Tvůj most spojuje města Trieste a Salzburg, celkem tři pole, a obě dávají poštu. Máš { $silver } stříbrných.
    .pin-1 = Obsluhuje Trieste.
    .pin-2 = Obsluhuje Salzburg.
    .pin-3 = 14 stříbrných: 2 jednotky a o kolo méně za každá tři pole.
    .pin-4 = 8 stříbrných: 1 jednotka, spřáhnout lze až tři.
    .ask = Co koupíš?
    .answer-1 = Tři povozy uvezou tři jednotky proti dvěma, potřebují ale tři kola proti dvěma: 15 stříbrných za 3 kola, 5 za kolo, za 24 stříbrných. Spočítej to znovu s kočárem.
    .answer-2 = Voli nevozí poštu ani cestující a mezi dvěma městy v I. éře nic jiného není.
    .answer-3 = Most, po kterém nic nejezdí, nevydělá nic.
    .otherwise = To po tvé silnici nejezdí.
    .after = Kočár ušetří kolo za každá tři pole, tady tedy potřebuje 2 kola. Přinese 2 × 4 + 3 = 11 za 2 kola: 5,5 za kolo za 14 stříbrných. Tři povozy přinesou 5 za kolo za 24. A kočáry se prodávají jen v I. éře.

# en: 73ba4ff0
the-last-wine = Poslední víno
    .idea = Silnice je, povozy ne; a Oranžová má povozy připravené.
    .know-1 = I prázdný řádek drží své žetony: otevři ho, než zmizí poslední.

# en: 5d244dee
the-last-wine-decide = Zbývající žetony vína: { $left_wine }, postřiku: { $left_pesticide }. Máš silnici z vinařství do města Győr, ale žádná vozidla a stříbrné jen { $silver }. Oranžová má ve vozovém parku tři povozy a je na řadě po tobě.
    .pin-1 = Obsluhuje vinařství.
    .pin-2 = Obsluhuje Győr.
    .pin-3 = Poslední víno.
    .pin-4 = Poslední postřik.
    .pin-5 = První linka Oranžové s vínem.
    .ask = Co uděláš v přepravním kroku?
    .answer-1 = Teď Oranžová otevře se třemi povozy druhou linku s vínem a poslední víno je pryč. Tvá silnice k vinařství přišla o své nejlepší zboží.
    .answer-2 = Víno je jisté, dobře viděno. Poslední postřik je ale pořád v zásobě a cesta zpět by byla prázdná.
    .answer-3 = Oba žetony jsou tvé, výborně. Linka má ale pro oba směry jednu cenu, tu zboží tam: takhle by se i víno vezlo za 4.
    .otherwise = To se smí. Které zboží tu ale ještě bude, až Oranžová skončí?
    .after = Řádek se smí otevřít i bez vozidel a žetony si vezme stejně. Tam jede víno, takže oba směry budou platit 5, ať povozy přijdou kdykoli. Kdo je na řadě dřív, má poslední žeton: ty.

# en: a94eadd9
the-last-round-of-an-era = Poslední kolo éry
    .idea = Co už zítra nepůjde koupit?
    .know-1 = Než éra skončí, kup, co s ní zmizí ze zásoby, máš-li pro to linku.

# en: fb38b80a
the-last-round-of-an-era-decide = { $round }. kolo, poslední v I. éře. Mezi městem Venezia a farmou jezdí jedna koněspřežka a spřáhnout lze až čtyři. Máš { $silver } stříbrných.
    .pin-1 = Poslední kolo I. éry.
    .pin-2 = Jedna koněspřežka: { $pays_rail_1 } stříbrných za jízdu.
    .pin-3 = 10 stříbrných; prodává se jen v I. éře.
    .pin-4 = 8 stříbrných; prodává se v I. a II. éře.
    .ask = Co koupíš?
    .answer-1 = Povozy se hodí, ale prodávat se budou ještě 24 kol. Linka koněspřežky po tomto kole už nikdy nevyroste.
    .answer-2 = Po tomto kole koněspřežky ze zásoby zmizí nadobro a tvá linka zůstane na { $pays_rail_1 } stříbrných za jízdu.
    .answer-3 = Dobrý začátek. Spřáhnout se ale smějí čtyři a tohle byla poslední příležitost.
    .otherwise = Na to nemáš linku. Co se zítra už prodávat nebude?
    .after = Koněspřežky se prodávají jen v I. éře a nic jiného po jejich kolejích jezdit nesmí. Se čtyřmi spřaženými bude linka platit 20 stříbrných za jízdu místo { $pays_rail_1 }, a to do konce hry. Povozy se prodávají i ve II. éře.

# en: e4bd36a8
where-to-put-the-factory = Kam s potravinářským závodem
    .idea = Potravinářský závod umísťuješ ty. Komu má sloužit?
    .know-1 = Co smějí používat všichni, dej tam, kde máš stanici jen ty.

# en: 07639213
where-to-put-the-factory-decide = Začíná III. éra a ty umísťuješ na louku potravinářský závod. Potraviny platí 5 a jedou do měst; budou čtyři žetony.
    .pin-1 = Tvá stanice 0, u farmy.
    .pin-2 = Tvá stanice 1, u města Venezia.
    .pin-3 = Stanice Oranžové, u města Bern.
    .pin-4 = Potraviny platí 5.
    .ask = Kde poslouží tobě, a ne Oranžové?
    .answer-1 = Ta louka se dotýká stanice Oranžové: ta by nakládala potraviny zadarmo a tobě by tam stanice teprve chyběla.
    .answer-2 = Blízko města Venezia, a tam mají potraviny jet. Této louky se ale nedotýká žádná tvá stanice.
    .otherwise = Žádná tvá stanice tam nestojí. Než by ti závod něco dal, byla by třeba stanice i silnice.
    .after = Vedle tvé stanice 0 je závod obsloužený hned: bez nové stanice, bez nové silnice. Tvé tři traktory mohou vozit potraviny do města Venezia a postřik zpět, za 17 stříbrných na kolo místo 14. V této éře jsou jen čtyři žetony potravin a první jsou tvé.

# en: 7af1ef03
a-used-tractor = Ojetý traktor
    .idea = Oranžová ti chce prodat něco, co nepotřebuješ.
    .know-1 = Ojeté vozidlo za polovinu je nejlevnější cesta k bodům.

# en: 595d7f23
a-used-tractor-decide = { $round }. kolo. Oranžové chybí stříbrné a nabízí ti ojetý parní traktor za polovinu ceny, za 13. Máš { $silver } stříbrných, linku pro něj nemáš.
    .pin-1 = II. éra: 20 bodů, na lince i ve vozovém parku.
    .pin-2 = Stříbrné: { $silver }, bod za každých 10.
    .pin-3 = Body Oranžové: { $points_1 }.
    .ask = Přijmeš?
    .answer-1 = Necháš si 13 stříbrných, to je 1 bod, a Oranžová si nechá vozidlo za 20.
    .after = Každé tvé vozidlo boduje plně, na lince i ve vozovém parku: 20 bodů za 13 stříbrných a ty měly cenu 1. Tvé body: { $points }, o tolik víc než předtím: { $points_more }. A Oranžová o těch 20 přišla.

# en: b6ae2680
the-last-building-step = Poslední stavební krok
    .idea = 80. kolo: co promění stříbrné v nejvíc bodů?
    .know-1 = Na konci dávají za stříbrné nejvíc bodů nové stanice: spoj dvě nejkratší silnicí a zapiš ji do prázdného řádku.

# en: 66af00c2
the-last-building-step-decide = 80. kolo: zbývá krok stavební, obchodní a přepravní. Máš { $silver } stříbrných, a na přepravní desce jsou volné řádky.
    .pin-1 = Győr: jeho ulice je zadarmo.
    .pin-2 = Stříbrné: { $silver }, to je 10 bodů.
    .pin-3 = Volný řádek; smí zůstat prázdný.
    .pin-4 = Poslední kolo.
    .ask = Co uděláš ve stavebním kroku?
    .answer-1 = Modernizovat trasu a za zbytek koupit dodávku: celkem 50 bodů. Nová silnice dá dvakrát tolik.
    .answer-2 = Dodávka IV. éry je 40 bodů za 84 stříbrných a 8 z nich bylo už ve stříbrných. Stavební krok byl to nejlepší, co ti zbývalo.
    .answer-3 = Dvě nové stanice, nápad je tedy správný a s řádkem to dá až 90 bodů. Silnice, která je jen ulicí, ale jako trasa neboduje. S dílkem navíc už ano.
    .otherwise = O tolik bodů víc než předtím: { $points_more }; jde to i lépe. Hledej nejkratší silnici se dvěma novými stanicemi, která není jen ulicí.
    .after = Nová stanice III. éry dá 40 bodů za 34 stříbrných a stanice IV. éry 50 za 52: žádné vozidlo se k tomu nepřiblíží. Silnice je krátká, z poloviny ulice města Győr, a boduje jako trasa. Teď je prázdný řádek, který uvádí obě stanice, zdvojnásobí: po jedné od každé celkem 111 bodů za 95 stříbrných.

# en: 99715617
shut-the-door = Zavři dveře
    .idea = Vedeš, ale Oranžová vydělává víc. Jak dlouho má hra trvat?
    .know-1 = Kdo vede, ale vydělává méně, ať myslí na konec: v pokročilé hře ho přinese ústřední budova IV.

# en: 949bf35a
shut-the-door-decide = Pokročilá hra, { $round }. kolo. Tvé body: { $points }, stříbrné: { $silver }. Body Oranžové: { $points_1 }, stříbrné: { $silver_1 }, a v tomto kole už stavěl.
    .pin-1 = Tvá linka přinese stříbrných za kolo: { $rate_road_1 }.
    .pin-2 = Stříbrné Oranžové: { $silver_1 }.
    .pin-3 = Stříbrné za kolo: { $rate_rail_1_1 }.
    .pin-4 = Stříbrné za kolo: { $rate_rail_2_1 }.
    .ask = Co uděláš ve stavebním kroku?
    .answer-1 = Dobrá silnice, ale tvůj náskok neroste tak rychle jako stříbrné Oranžové: přes 50 za kolo.
    .answer-2 = Lepší stanice jsou za body, ale každé další kolo dá Oranžové víc než tobě.
    .answer-3 = Pak expresy jedou dál: přes 50 stříbrných za kolo pro Oranžovou a 14 pro tebe.
    .otherwise = To se smí. Kdo ale získá na kolech, která ještě přijdou?
    .after = V pokročilé hře ústřední budova IV. generace ukončí hru tímto kolem. Stojí 110 stříbrných a přidá 20 bodů: { $points } proti { $points_1 }, a tolik Oranžová dnes nekoupí, má-li stříbrných { $silver_1 }. Za dalších 14 kol by expresy přinesly přes 700 stříbrných a vedení.

# en: 6df55217
relisting = Přesun řádků na konci
    .idea = Na konci se plně počítá jen to, co používá linka, a tak v posledním kole přesuneš řádky tam, kde jsou body.
    .know-1 = Stanice se počítá plně, když v ní tvá linka začíná nebo končí, trasa, když po ní tvá linka jede celou.
    .know-2 = V posledním kole přijde stříbrné z linek pozdě: řádek má cenu toho, co je na něm zapsáno.
    .know-3 = Jsou-li všechny řádky obsazené, zruš linku, jejíž stanice má i jiný řádek.
    .know-4 = Stažená vozidla bodují ve vozovém parku stejně.

# en: 9f57b63d
relisting-step-1 = { $round }. kolo, poslední krok hry. Všech pět silničních řádků je obsazených a všechny vedou mezi městem Venezia a farmou. Tvá rychlostní silnice z vinařství do města Győr linku nemá, takže její stanice a trasa se počítají napůl.
    .title = Udělat místo
    .pin-1 = Stanice III. éry: na desce 40 bodů, jinak 20.
    .pin-2 = Stanice III. éry: na desce 40 bodů, jinak 20.
    .pin-3 = Řádek 5: bez vozidel, se stanicemi, které mají i jiné řádky.
    .ask = Uvolni řádek: zruš linku, kterou sčítání nepotřebuje.
    .answer-1 = To linku změní, ale řádek neuvolní. Vrať to.
    .answer-2 = Hra skončila a rychlostní silnice se počítá napůl: 55 bodů je pryč. Vrať to.
    .otherwise = { relisting-step-1.ask }
    .BI-LINE-02 = Všech pět silničních řádků je obsazených. Nejdřív zruš linku.
    .after = Řádek je volný. Stanice staré silnice mají dál ostatní řádky.

# en: 92fe425e
relisting-step-2 = Teď volný řádek připadne rychlostní silnici. Na zboží a vozidlech už nezáleží: i prázdný řádek má své stanice a trasu na desce.
    .title = Zapsat
    .pin-1 = Volný řádek.
    .pin-2 = Rychlostní silnice: třída 3, na desce 30 bodů, jinak 15.
    .ask = Otevři linku na rychlostní silnici, mezi 4,2 a 6,3, a ukonči hru.
    .answer-1 = Hra skončila a rychlostní silnice se pořád počítá napůl. Vrať to.
    .answer-2 = Ty stanice už na desce jsou. Rychlostní silnice ne. Vrať to.
    .answer-3 = Jeden volný řádek stačí. Vrať to a otevři linku na rychlostní silnici.
    .otherwise = { relisting-step-2.ask }
    .after = Dvě stanice a trasa se teď počítají plně: o { $points_more } bodů víc. Hra skončila: ty { $points }, Oranžová { $points_1 }.
