# Karta pomocy gry Days of Steam: jedna strona obok planszy. Komórki wiersza dzieli |.

# en: 0a16666d
turn = Twoja tura: jedno z tych
    .step-1 = Wyłóż żeton toru
    .step-1-says = Dostajesz jego punkty pary (1 lub 2). Potem dociągasz żeton.
    .step-2 = Wyłóż miasto
    .step-2-says = Wystawione z towarami albo ze stosu, potem dwa towary z worka. Dostajesz 1 punkt pary. Żetonu nie dociągasz.
    .step-3 = Jedź pociągiem
    .step-3-says = Płacisz punktami pary, wieziesz towary. Kończysz, gdy staniesz.
    .step-4 = Weź wodę
    .step-4-says = Tylko jeśli pociąg na początku tury stoi przy wieży wodnej: 4 punkty pary.
    .note = Nie można pasować. Kocioł mieści 6; nadmiar przepada. Pod koniec gry, przed 1 do 3: spal węgiel, 1 punkt pary za kostkę, do wydania od następnej tury.

# en: a973bfee
where = Gdzie może leżeć żeton
    .row-1 = Tor | Tor do toru, pusty brzeg do pustego. Pociąg może po nim dojechać do miasta bez nawrotu, w obrębie 5 żetonów, z nowym włącznie. Ślepy tor nie wystarcza.
    .row-2 = Miasto | Tory z czterech stron. Droga do innego miasta, pomiędzy 2 żetony lub więcej. Bez granicy pięciu.
    .row-3 = Żeton ze znakiem | Także na tor. Nie na wzgórze, most, miasto ani pod pociąg. Niczego nie odcina.

# en: 5e21632f
goods = Towary
    .says = W pociągu jeden towar. Załadunek w każdym mieście na drodze, także na początku. W pierwszym mieście jego koloru jest od razu dostarczony, nie tam, gdzie go załadowano. Staniesz w innym mieście: zostaje dla każdego. Na torze: zostaje w pociągu.

# en: 94b55f66
coal = Węgiel
    .says = Dwunaste miasto daje każdemu 5 węgla. Spala się na początku tury, raz, potem żeton albo jazda; bez wody.

# en: 4bccf9c8
steps = Ile kosztuje krok
    .row-1 = tor, ślepy tor, miasto | 1
    .row-2 = wzgórze | 2
    .row-3 = obok innego pociągu, w mieście nigdy | 1 więcej
    .note = Wyjazd, załadunek i dostawa nic nie kosztują. W czasie jazdy się nie zawraca; w mieście skręcasz dowolnie; między turami obrót jest darmowy. Nigdy nie stawaj na torze, na którym stoi inny pociąg.

# en: 6762bbda
curves = Zakręty
    .head = wydane punkty pary | wykolejenie przy
    .row-1 = 1–2 | bez rzutu
    .row-2 = 3 | 1
    .row-3 = 4 | 1–2
    .row-4 = 5 | 1–3
    .row-5 = 6 | 1–4
    .says = Jazda po zakręcie za więcej niż 2? Na końcu jeden rzut. Wykolejenie: pociąg i towary jak przed jazdą, punkty pary przepadają, koniec tury.
    .note = Nie są zakrętem: miasto, ślepy tor, żeton startu, rozgałęzienie postoju, które prowadzi też prosto.

# en: 26502ab1
circuits = Objazdy
    .says = Tor przez co najmniej dwa miasta z powrotem do początku, który pociąg przejedzie bez nawrotu, niczego nie używając dwa razy (most i podwójny zakręt: raz na każdym torze). Zamykasz nowy: od razu 1 znacznik. Znaczników jest siedem. Nowy: inne miasta albo całkiem osobny tor. Nie nowy: obejście, które ma wspólny tor ze starym.

# en: 430fddda
points = Punkty
    .row-1 = każdy dostarczony towar | 2
    .row-2 = każdy znacznik objazdu | 1
    .row-3 = 2, 3, 4 różne kolory | 1, 3, 5
    .note = 13 punktów od razu wygrywa. Inaczej koniec, gdy ktoś dociągnie ostatni żeton toru: najwięcej punktów, potem znaczników, potem punktów pary. Następny towar jest wart: pierwszy 2, drugi kolor 3, trzeci 4, czwarty 4, posiadany kolor 2.

# en: 0290251a
before = Zanim staniesz
    .rule = Czy jest tu towar, który jedzie w moją stronę?
    .says = I co zrobi ze swoimi punktami pary następny pociąg?
