# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 1875cf59
opening_auction = Az első kör helyeit egymás után árverezik el; az utolsó ingyen van. Licitálj többet a jelenleginél, vagy passzolj: aki passzol, a következő helyre újra licitálhat.
    .matters = Minden megkezdett 5 $ egy lépés bevételbe kerül, tehát a 1 $-os licit ugyanannyi bevételbe, mint a 5 $-os. Az első hely választ elsőként akciólapkát, és korán szállít. Ha egyik városban sincs két árukocka, amelyet mindenki akar, bármelyik hely megteszi.
    .mistake = A kezdő az elsőség dicsőségéért fizet. A hely egy fordulóig tart, az elveszett bevétel addig, amíg vissza nem szerzed.

# en: 0229a22c
capital = Szerezz pénzt az egész körre: minden lépés bevételért 5 $-t, ahányszor akarod. A következő körig más mód nincs rá.
    .matters = Add össze a licitet, a vágányt és a mozdony fenntartását. Minden lépés 1 $-ral drágítja a fenntartást. Az első körben 10 $–15 szokásos, később egy lépés vagy semmi.
    .mistake = A kezdő pontosan a vágány árát szerzi meg, aztán a fenntartás megeszi a pontjait.

# en: da2d0018
auction = Licitálj többet a jelenleginél, vagy passzolj, és vedd el az utolsó szabad helyet. Az első kettő mindent kifizet, az utolsó semmit, a többiek a felét.
    .matters = A második hely annyit fizet, amennyit licitált, hát állj meg egy licittel előbb, ha a második is jó. Három játékosnál csak az utolsó hely van ingyen. Tartsd meg a fenntartás árát.
    .mistake = A kezdő olyan ellenfélre licitál rá, aki sosem áll meg, és a második helyért annyit fizet, amennyit az első ért.

# en: 553d70b2
take_action = Vegyél el egyet a megmaradt akciólapkák közül; ebben a körben hat. A száma a következő körben elfoglalt helyed: a kis számok vannak elöl.
    .matters = Más is akarja az árukockát? Első szállító. A mezőt? Első építő. A Mozdony akkor éri meg, ha ebben a körben ilyen hosszú szállítás vár. Ha semmi nem illik, vegyél kis számot: akkor legközelebb te választasz elsőnek.
    .mistake = A kezdő a legdrágább lapkát veszi el, mert az teszi a legtöbbet. Előbb kérdezd meg, melyik szállítást teszi lehetővé ebben a körben.

# en: 6606c4c2
build = Rakj le, fejlessz vagy fordíts el legfeljebb három lapkát, Mérnökként négyet, és mindegyiket azonnal fizesd ki. Bármikor abbahagyhatod; amit nem tudsz kifizetni, azt a bank bevételért kölcsönadja.
    .matters = Árukockának kell várnia a vonalra: számold meg a színeket mindkét végén az első lapka előtt. A pontok a kapcsolatokat számolják, és egy település két város között kettőt csinál egy vonalból. A nyitott vonal, amely nem nő, elvész.
    .mistake = A kezdő három körön át épít egy távoli város felé, és nem szállít semmit. Az első vágány tegyen lehetővé két szállítást ugyanabban a körben.

# en: eeb79b0b
goods = Vigyél el egy árukockát, fejleszd a mozdonyt (körönként egyszer, ingyen), vagy passzolj; erre két kör van. Az árukocka az első azonos színű városban megáll, legfeljebb annyi kapcsolat után, ahányas szintű a mozdonyod.
    .matters = Egész utakat hasonlíts össze, ne távolságokat: a pontjaid a saját kapcsolataid az úton. Az első körökben egy szállítás és egy fejlesztés jó kör. Előbb azt vidd el, amit más is elvihet.
    .mistake = A kezdő a legközelebbi várost választja. A hosszú kerülőn az árukocka háromszor annyit fizetett volna.

# en: 5b9ee7bf
take_points = Vedd el a szállítás összes pontját bevételként, vagy mindet győzelmi pontként. Előbb az dönt, aki szállított, aztán a többiek, akiknek a kapcsolatain ment.
    .matters = Egy lépés bevétel ebben és minden későbbi körben 1 $-t fizet, a végén fél pontot; egy lépés az adósságból kifelé 2 pontot ér. Tehát: bevétel a játék első kétharmadában, pont az utolsó harmadban.
    .mistake = A kezdő az első körtől győzelmi pontot vesz, aztán minden dollárt kölcsönkér.
