# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 18ae6ae2
turn = Tegyél egy dolgot: rakj le egy lapkát és nyerj gőzt, mozgasd a vonatod és használd el, vagy vegyél vizet, ha víztoronynál állsz. Aztán a bal oldali játékos következik.
    .matters = 0–2 gőzzel rakj le lapkát, 5–6-tal indulj: a kazánba hat fér, ami egy lapkával azon felül jön, elvész. Egy második szín áruja 3 pontot ér, a harmadiké vagy negyediké 4-et, ami már megvan, 2-t. Nézd meg, nem nyerhet-e a következő játékos azzal, amit otthagysz.
    .mistake = Ne rakj lapkát lapka után teli kazánnal: a gőz fele elvész.

# en: 6c68b24b
turn_burnt = A szén a kazánban van; most rakj le lapkát, várost, vagy mozgasd a vonatot. Ebben a körben csak azt a gőzt költheted el, ami előtte megvolt.
    .matters = A szén a következő körnek dolgozik: lapkarakáskor égesd el, aztán indulj teli kazánnal. A lapkával együtt hatnál legyen a vége, ne fölötte.
    .mistake = Ne égess el mindent, hogy rögtön indulj: a gőzt csak a következő körben költheted el.

# en: 75915313
place_drawn = Felfordítottál egy várost, és le kell raknod; aztán két árut kap a zsákból. Válassz egyet a helyek közül, ahol elfér.
    .matters = Ha a színének áruját viszed, rakd a vonatod elé; ha egy ellenfél viszi, távol az övétől. A legjobb egy két lapkás egyenes vonal vége: az ilyen út 3 gőz, és sosem siklik ki. Egy város körpályát is bezárhat.
    .mistake = Ne a pakliból húzz, ha a kínálatban ott a szín, amely kell. A kínálat városa megmutatja az áruit, a pakli még a színt sem.

# en: 8e0b3283
run = Menj tovább, rakodj fel egy városban, vagy állj meg. Mindent visszavonhatsz, amíg meg nem állsz.
    .matters = A rakodás ingyen van, és az áru az első azonos színű városban, ahová belépsz, célba ér. Ha kanyar volt az úton és legalább három gőzt használsz, dobsz: 3-nál az 1-es siklik ki, 6-nál az 1–4; egyenesen nincs dobás. A vágányon az áru a vonaton marad, városban bárkié lehet.
    .mistake = Ne hagyj el várost üres vonattal. Egy áru, amely ugyanarra tartott, 2–4 pontot ért volna ingyen.
