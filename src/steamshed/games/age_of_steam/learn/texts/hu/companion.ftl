# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: b92ab4af
issue_shares = Hány részvényt bocsátasz ki ebben a fordulóban? Mindegyik most 5 $-t hoz, minden forduló végén 1 $-ba kerül, a játék végén pedig 3 pontba.
    .matters = Add össze az egész fordulót: a licitet, a vágányt és a számlát, amely részvényenként és mozdonyszintenként 1 $. Amit a készpénz és a bevétel nem fedez, azt részvényből kell fizetned; egy ebben a fordulóban tisztán 4 $-t hoz. Az első fordulóban kettő vagy három szokásos.
    .mistake = Ne csak a vágányhoz bocsáss ki részvényt, és ne felejtsd el a forduló végi számlát. Minden hiányzó dollár 1 bevételbe kerül.

# en: e1f8169e
determine_player_order = Licitálj egy helyre a körsorrendben, vagy szállj ki. Az első két hely a teljes licitet fizeti, aki elsőként száll ki, semmit, a többiek a felét.
    .matters = Kérdezd meg magadtól, mire jó az első hely: olyan akcióra, amely csak egynek jut, olyan árukockára, amelyet más is elvinne, olyan mezőre, ahová más is építene. Ha semmi nem jut eszedbe, szállj ki korán. A második hely gyakran elég.
    .mistake = Ne licitálj az első helyért, ha nem tudod, melyik akciót választanád.

# en: c01c7361
select_actions = Válassz egyet a megmaradt akciók közül; ebben a fordulóban a tiéd. Egyet el kell venned, de nem kell használnod.
    .matters = Egy lapkával több kell háromnál? Mérnök. Egy településből város kellene? Városiasodás. Más is el tudja vinni ugyanazt az árukockát? Első szállító. A Mozdony az első fordulókban szinte mindig jó, de 1 $-ral emeli a számlát.
    .mistake = Ne rakj le előbb lapkát, ha a Városiasodást választottad: az új város az első lapka előtt jön, vagy sehogy.

# en: e4ea54ff
build_track = Rakj le legfeljebb három lapkát, Mérnökként négyet, és mindegyiket azonnal fizesd ki. A vágány városnál vagy a saját vágányodnál kezdődik; bármikor abbahagyhatod.
    .matters = Előbb az árukockákat nézd, aztán a térképet: melyik szín hol van, és melyik város veszi át? Fejezz be kapcsolatokat: a kész kapcsolat keres és végleg a tiéd, a befejezetlennek minden fordulóban nőnie kell. Egy település útközben két kapcsolatot csinál egy vonalból.
    .mistake = Ne költsd az utolsó dollárjaidat olyan lapkára, amely sehová sem vezet: a kiadásoknál hiányozni fognak.

# en: 63949d5d
move_goods = Vigyél el egy árukockát, fejleszd a mozdonyt, vagy ne tégy semmit; ebből két kör van. Az úton minden kapcsolat 1 bevételt ad a tulajdonosának.
    .matters = A korongokat számold az úton, ne a mezőket: hány kapcsolat a tiéd? Előbb azt vidd el, amit más is elvihet, később, amit csak te érsz el. A játék elején a két kör egyikét megéri a mozdonyra szánni.
    .mistake = Ne azért válaszd a legrövidebb utat, mert rövid. A hosszabb a saját kapcsolataidon többet fizet.

# en: 2fa5e6f9
goods_growth = Tiéd a Termelés: húzz két árukockát a zsákból, vagy ne kérd. Mindegyik az árukijelző egy üres helyére kerül, és később a kockákkal jut a térképre.
    .matters = Oda tedd, ahol a vonalad kezdődik, ne ahol véget ér: pirosat olyan város oszlopába, ahonnan kapcsolataid piros városba vezetnek. Egy oszlop legfelső árukockája jön elsőnek.
    .mistake = Ne tedd az árukockát olyan város oszlopába, amelynek ugyanaz a színe: onnan nem megy sehová.
