# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: dc0088d7
turn = Tegyél egy dolgot: rakj le egy lapkát és nyerj gőzt, mozgasd a vonatod és használd el, vagy vegyél vizet, ha víztoronynál állsz. Aztán a bal oldali játékos következik.
    .matters = 0–2 gőzzel rakj le lapkát, 5–6-tal indulj: a kazánba hat fér, ami egy lapkával azon felül jön, elvész. Egy második szín áruja 3 pontot ér, a harmadiké vagy negyediké 4-et, ami már megvan, 2-t. Nézd meg, nem nyerhet-e a következő játékos azzal, amit otthagysz.
    .mistake = A kezdő teli kazánnal rak le lapkát lapka után: a gőz fele kárba vész.

# en: 7304603f
turn_burnt = A szén a kazánban van; most rakj le lapkát, várost, vagy mozgasd a vonatot. Ebben a körben csak azt a gőzt költheted el, ami előtte megvolt.
    .matters = A szén a következő körnek dolgozik: lapkarakáskor égesd el, aztán indulj teli kazánnal. A lapkával együtt hatnál legyen a vége, ne fölötte.
    .mistake = A kezdő mindent eléget, hogy rögtön induljon, és kiderül, hogy a gőzt csak a következő körben költheti el.

# en: 128888a8
place_drawn = Felfordítottál egy várost, és le kell raknod; aztán két árut kap a zsákból. Válassz egyet a helyek közül, ahol elfér.
    .matters = Ha a színének áruját viszed, rakd a vonatod elé; ha egy ellenfél viszi, távol az övétől. A legjobb egy két lapkás egyenes vonal vége: az ilyen út 3 gőz, és sosem siklik ki. Egy város körpályát is bezárhat.
    .mistake = A kezdő a pakliból húz, pedig a kínálatban ott a kellő szín. A kitett város megmutatja az áruit, a pakli még a színét sem.

# en: db0aecce
run = Menj tovább, rakodj fel egy városban, vagy állj meg. Mindent visszavonhatsz, amíg meg nem állsz.
    .matters = A rakodás ingyen van, és az áru az első azonos színű városban, ahová belépsz, célba ér. Ha kanyar volt az úton és legalább három gőzt használsz, dobsz: 3-nál az 1-es siklik ki, 6-nál az 1–4; egyenesen nincs dobás. A vágányon az áru a vonaton marad, városban bárkié lehet.
    .mistake = A kezdő üresen hagyja el a várost. Egy áru, amely arra ment volna, 2–4 pontot ért volna ingyen.
