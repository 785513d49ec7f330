# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 63d2f104
opening_auction = Az első forduló helyeit egymás után árverezik el; az utolsó ingyen van. Licitálj többet a jelenleginél, vagy passzolj: aki passzol, a következő helyre újra licitálhat.
    .matters = Minden megkezdett 5 $ egy lépés bevételbe kerül, tehát a 1 $-os licit ugyanannyi bevételbe, mint a 5 $-os. Az első hely választ elsőként akciólapkát, és korán szállít. Ha egyik városban sincs két árukocka, amelyet mindenki akar, bármelyik hely megteszi.
    .mistake = A kezdő az elsőség dicsőségéért fizet. A hely egy fordulóig tart, az elveszett bevétel addig, amíg vissza nem szerzed.

# en: c105fd55
capital = Szerezz pénzt az egész körre: minden lépés bevételért 5 $-t, ahányszor akarod. A következő körig más mód nincs rá.
    .matters = Add össze a licitet, a vágányt és a mozdony fenntartását. Minden lépés 1 $-ral drágítja a fenntartást. Az első körben 10 $–15 szokásos, később egy lépés vagy semmi.
    .mistake = A kezdő pontosan a vágány árát szerzi meg, aztán a fenntartás megeszi a pontjait.

# en: 07bdbaf4
auction = Licitálj többet a jelenleginél, vagy passzolj, és vedd el az utolsó szabad helyet. Az első kettő mindent kifizet, az utolsó semmit, a többiek a felét.
    .matters = A második hely annyit fizet, amennyit licitált, hát állj meg egy licittel előbb, ha a második is jó. Három játékosnál csak az utolsó hely van ingyen. Tartsd meg a fenntartás árát.
    .mistake = A kezdő olyan ellenfélre licitál rá, aki sosem áll meg, és a második helyért annyit fizet, amennyit az első ért.

# en: 39b621ca
take_action = Vegyél el egyet a megmaradt akciólapkák közül; ebben a körben hat. A száma a következő körben elfoglalt helyed: a kis számok vannak elöl.
    .matters = Más is akarja az árukockát? Első szállító. A mezőt? Első építő. A Mozdony akkor éri meg, ha ebben a körben ilyen hosszú szállítás vár. Ha semmi nem illik, vegyél kis számot: akkor legközelebb te választasz elsőnek.
    .mistake = A kezdő a legdrágább lapkát veszi el, mert az teszi a legtöbbet. Előbb kérdezd meg, melyik szállítást teszi lehetővé ebben a körben.

# en: bc4dd969
build = Rakj le, fejlessz vagy fordíts el legfeljebb három lapkát, Mérnökként négyet, és mindegyiket azonnal fizesd ki. Bármikor abbahagyhatod; amit nem tudsz kifizetni, azt a bank bevételért kölcsönadja.
    .matters = Árukockának kell várnia a vonalra: számold meg a színeket mindkét végén az első lapka előtt. A pontok a kapcsolatokat számolják, és egy település két város között kettőt csinál egy vonalból. A nyitott vonal, amely nem nő, elvész.
    .mistake = A kezdő három körön át épít egy távoli város felé, és nem szállít semmit. Az első vágány tegyen lehetővé két szállítást ugyanabban a körben.

# en: 42c2f956
goods = Vigyél el egy árukockát, fejleszd a mozdonyt (fordulónként egyszer, ingyen), vagy passzolj; erre két kör van. Az árukocka az első azonos színű városban megáll, legfeljebb annyi kapcsolat után, ahányas szintű a mozdonyod.
    .matters = Egész utakat hasonlíts össze, ne távolságokat: a pontjaid a saját kapcsolataid az úton. Az első fordulókban jó egy szállítás és egy fejlesztés. Előbb azt vidd el, amit más is elvihet.
    .mistake = A kezdő a legközelebbi várost választja. A hosszú kerülőn az árukocka háromszor annyit fizetett volna.

# en: 588ff51b
take_points = Vedd el a szállítás összes pontját bevételként, vagy mindet győzelmi pontként. Előbb az dönt, aki szállított, aztán a többiek, akiknek a kapcsolatain ment.
    .matters = Egy lépés bevétel ebben és minden későbbi fordulóban 1 $-t fizet, a végén fél pontot; egy lépés az adósságból kifelé 2 pontot ér. Tehát: bevétel a játék első kétharmadában, pont az utolsó harmadban.
    .mistake = A kezdő az első fordulótól győzelmi pontot vesz, aztán minden dollárt kölcsönkér.
