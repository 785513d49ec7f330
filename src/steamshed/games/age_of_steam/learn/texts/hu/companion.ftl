# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 7a17589c
issue_shares = Hány részvényt bocsátasz ki ebben a fordulóban? Mindegyik most 5 $-t hoz, minden forduló végén 1 $-ba kerül, a játék végén pedig 3 pontba.
    .matters = Add össze az egész fordulót: a licitet, a pályát és a számlát, amely részvényenként és mozdonyszintenként 1 $. Amit a készpénz és a bevétel nem fedez, azt részvényből kell fizetned; egy ebben a fordulóban tisztán 4 $-t hoz. Az első fordulóban kettő vagy három szokásos.
    .mistake = A kezdő a pályához bocsát ki részvényt, és elfelejti a forduló végi számlát. Minden hiányzó dollár 1 bevételbe kerül.

# en: 77d4a4b6
determine_player_order = Licitálj egy helyre a körsorrendben, vagy szállj ki. Az első két hely a teljes licitet fizeti, aki elsőként száll ki, semmit, a többiek a felét.
    .matters = Kérdezd meg magadtól, mire jó az első hely: olyan akcióra, amely csak egynek jut, olyan árukockára, amelyet más is elvinne, olyan mezőre, ahová más is építene. Ha semmi nem jut eszedbe, szállj ki korán. A második hely gyakran elég.
    .mistake = A kezdő az első helyért licitál, és nem tudja, melyik akciót venné vele.

# en: d0ada8fa
select_actions = Válassz egyet a megmaradt akciók közül; ebben a fordulóban a tiéd. Egyet el kell venned, de nem kell használnod.
    .matters = Egy lapkával több kell háromnál? Mérnök. Egy településből város kellene? Városiasodás. Más is el tudja vinni ugyanazt az árukockát? Első szállító. A Mozdony az első fordulókban szinte mindig jó, de 1 $-ral emeli a számlát.
    .mistake = A kezdő Városiasodást vesz, és előbb lapkát rak le: az új város az első lapka előtt jön, vagy sehogy.

# en: f4ce2aed
build_track = Rakj le legfeljebb három lapkát, Mérnökként négyet, és mindegyiket azonnal fizesd ki. A vágány városnál vagy a saját vágányodnál kezdődik; bármikor abbahagyhatod.
    .matters = Előbb az árukockákat nézd, aztán a térképet: melyik szín hol van, és melyik város veszi át? Fejezz be kapcsolatokat: a kész kapcsolat keres és végleg a tiéd, a befejezetlennek minden fordulóban nőnie kell. Egy település útközben két kapcsolatot csinál egy vonalból.
    .mistake = A kezdő az utolsó dollárjait olyan lapkára költi, amely sehová sem vezet, és a kiadásoknál hiányoznak.

# en: b2a7d734
move_goods = Vigyél el egy árukockát, fejleszd a mozdonyt, vagy ne tégy semmit; ebből két kör van. Az úton minden kapcsolat 1 bevételt ad a tulajdonosának.
    .matters = A korongokat számold az úton, ne a mezőket: hány kapcsolat a tiéd? Előbb azt vidd el, amit más is elvihet, később, amit csak te érsz el. A játék elején a két kör egyikét megéri a mozdonyra szánni.
    .mistake = A kezdő a legrövidebb utat választja, mert az a legrövidebb. A hosszabb a saját kapcsolatain többet fizet.

# en: 6a37fa1b
goods_growth = Tiéd a Termelés: húzz két árukockát a zsákból, vagy ne kérd. Mindegyik az árukijelző egy üres helyére kerül, és később a kockákkal jut a térképre.
    .matters = Oda tedd, ahol a vonalad kezdődik, ne ahol véget ér: pirosat olyan város oszlopába, ahonnan kapcsolataid piros városba vezetnek. Egy oszlop legfelső árukockája jön elsőnek.
    .mistake = A kezdő olyan város oszlopába teszi az árukockát, amelynek ugyanaz a színe: onnan nem megy sehová.
