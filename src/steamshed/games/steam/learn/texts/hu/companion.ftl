# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 2bf0f4ae
opening_auction = Az első forduló helyeit egymás után árverezik el; az utolsó ingyen van. Licitálj többet a jelenleginél, vagy passzolj: aki passzol, a következő helyre újra licitálhat.
    .matters = Minden megkezdett 5 $ egy lépés bevételbe kerül, tehát a 1 $-os licit ugyanannyi bevételbe, mint a 5 $-os. Az első hely választ elsőként akciólapkát, és korán szállít. Ha egyik városban sincs két árukocka, amelyet mindenki akar, bármelyik hely megteszi.
    .mistake = Ne az elsőség dicsőségéért fizess. A hely egy fordulóig tart, az elveszett bevétel addig, amíg vissza nem szerzed.

# en: 2cf90f61
capital = Szerezz pénzt az egész fordulóra: minden lépés bevételért 5 $-t, ahányszor akarod. A következő fordulóig más mód nincs rá.
    .matters = Add össze a licitet, a vágányt és a mozdony fenntartását. Minden lépés, amelyet felveszel, fordulónként 1 $ bevételedbe kerül. Az első fordulóban 10–15 $ szokásos, később egy lépés vagy semmi.
    .mistake = Ne csak a vágány árát szerezd meg: aztán a fenntartás megeszi a pontjaidat.

# en: cac15110
auction = Licitálj többet a jelenleginél, vagy passzolj, és vedd el az utolsó szabad helyet. Az első kettő mindent kifizet, az utolsó semmit, a többiek a felét.
    .matters = A második hely annyit fizet, amennyit licitált, hát állj meg egy licittel előbb, ha a második is jó. Három játékosnál csak az utolsó hely van ingyen. Tartsd meg a fenntartás árát.
    .mistake = Ne licitálj rá olyan ellenfélre, aki sosem áll meg: végül a második helyért fizetsz annyit, amennyit az első ért.

# en: d2c456d1
take_action = Vegyél el egyet a megmaradt akciólapkák közül; ebben a fordulóban hat. A száma a következő fordulóban elfoglalt helyed: a kis számok vannak elöl.
    .matters = Más is akarja az árukockát? Első szállító. A mezőt? Első építő. A Mozdony akkor éri meg, ha ebben a fordulóban ilyen hosszú szállítás vár. Ha semmi nem illik, vegyél kis számot: akkor legközelebb te választasz elsőnek.
    .mistake = Ne azért vedd el a legdrágább lapkát, mert az teszi a legtöbbet. Előbb kérdezd meg, melyik szállítást teszi lehetővé ebben a fordulóban.

# en: 807e2c47
build = Rakj le, fejlessz vagy fordíts el legfeljebb három lapkát, Mérnökként négyet, és mindegyiket azonnal fizesd ki. Bármikor abbahagyhatod; amit nem tudsz kifizetni, azt a bank bevételért kölcsönadja.
    .matters = Árukockának kell várnia a vonalra: számold meg a színeket mindkét végén az első lapka előtt. A pontok a kapcsolatokat számolják, és egy település két város között kettőt csinál egy vonalból. A nyitott vonal, amely nem nő, elvész.
    .mistake = Ne építs három fordulón át egy távoli város felé szállítás nélkül. Az első vágány tegyen lehetővé két szállítást ugyanabban a fordulóban.

# en: c26941c0
goods = Vigyél el egy árukockát, fejleszd a mozdonyt (fordulónként egyszer, ingyen), vagy passzolj; erre két kör van. Az árukocka az első azonos színű városban megáll, legfeljebb annyi kapcsolat után, ahányas szintű a mozdonyod.
    .matters = Egész utakat hasonlíts össze, ne távolságokat: a pontjaid a saját kapcsolataid az úton. Az első fordulókban jó egy szállítás és egy fejlesztés. Előbb azt vidd el, amit más is elvihet.
    .mistake = Ne válaszd a legközelebbi várost anélkül, hogy távolabbra néznél. A hosszú kerülőn az árukocka akár háromszor annyit is fizethet.

# en: 140bc0e8
take_points = Vedd el a szállítás összes pontját bevételként, vagy mindet győzelmi pontként. Előbb az dönt, aki szállított, aztán a többiek, akiknek a kapcsolatain ment.
    .matters = Egy lépés bevétel ebben és minden későbbi fordulóban 1 $-t fizet, a végén fél pontot; egy lépés az adósságból kifelé 2 pontot ér. Tehát: bevétel a játék első kétharmadában, pont az utolsó harmadban.
    .mistake = Ne vegyél az első fordulótól győzelmi pontot, különben később minden dollárt kölcsönkérsz.
