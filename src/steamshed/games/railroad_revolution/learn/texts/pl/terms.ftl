# The words of the game, explained: see docs/teaching.md.

# en: 137ce68e
worker = pracownik
    .forms = pracownik*, pracownic*
    .says = Co turę umieszczasz jednego na jednej z czterech akcji. Biali awansują innych, kolorowi mają własny efekt.

# en: b57e459d
specialist = specjalista
    .forms = specjali*
    .says = Kolorowy pracownik: fioletowy, pomarańczowy, szary lub turkusowy. Na każdej z czterech akcji ma inny efekt.

# en: c6dcd940
available = dostępni pracownicy
    .forms = dostępn* pracowni*, dostępn*
    .says = Pracownicy w twoim zapasie i na planszy, bez menedżerów. Na końcu tury musi zostać czterech.

# en: c278653a
supply = osobisty zapas
    .forms = osobist* zapas*
    .says = Pracownicy obok planszy, których możesz umieścić. Gdy na początku tury jest pusty, wszyscy wracają.

# en: 16d7c0ae
common-supply = wspólny zapas
    .forms = wspóln* zapas*
    .says = Pracownicy, pieniądze i udziały, które do nikogo jeszcze nie należą. Liczba pracowników jest ograniczona, pieniędzy i udziałów nie.

# en: 93b518ab
manager = menedżer
    .forms = menedżer*
    .says = Pracownik, który awansował na miejsce kamienia milowego. Zostaje tam, aż kamień będzie osiągnięty.

# en: 9a652b3d
promote = awans
    .forms = awans*
    .says = Przesunięcie dostępnego pracownika na puste miejsce w jego kolorze na twoim kamieniu milowym.

# en: 719b1ba6
milestone = kamień milowy
    .forms = kamie* milow*
    .says = Kafelek z warunkami na mapie i miejscami dla menedżerów. Osiągnięty daje większość punktów; po A idzie B, potem C i D.

# en: 1e678537
connected = przyłączone
    .forms = przyłącz*
    .says = Miasto jest przyłączone, jeśli dotyka go twój tor. Washington i Charlotte są przyłączone zawsze.

# en: 94a6c8bd
rail = tor
    .forms = tor, toru, tory, torów, torem, torami
    .says = Kładziony na polu między dwoma miastami, dwa w akcji. Tory przyłączają miasta i liczą się do kamieni milowych.

# en: 3e5e0cca
triangle = trójkąt
    .forms = trójkąt*
    .says = Znak trudnego terenu. Każdy kosztuje $100, gdy kładziesz tam tor.

# en: 54e1f470
building = budynek
    .forms = budyn*
    .says = Skrajny budynek twojego zapasu staje się stacją w mieście albo urzędem na telegrafie.

# en: a66e1e7d
station = stacja
    .forms = stacj*
    .says = Budynek w przyłączonym mieście. Kosztuje cenę miasta i daje nagrodę; w każdym mieście możesz mieć jedną.

# en: 87e54f3d
office = urząd
    .forms = urząd, urzęd*
    .says = Budynek w sektorze telegrafu. Nic nie kosztuje, daje udziały, a sąsiednie urzędy punktują.

# en: 1f7abf60
sector = sektor
    .forms = sektor*
    .says = Jedna z ośmiu części linii telegrafu, z własnymi udziałami i kafelkiem.

# en: 9c7e3310
bonus = premia
    .forms = premi*
    .says = Dodatek dla tego, kto pierwszy buduje w mieście albo otwiera pierwszy urząd sektora. Zabiera ją też budynek neutralny.

# en: f93ab57e
share = udział
    .forms = udział*
    .says = Płaci się nim za umowy, a przy każdej swojej decyzji można go sprzedać za $150. Kupić się nie da.

# en: 7c49d748
deal = umowa
    .forms = umowa, umowy, umów, umowę, umową, umowach, umowami
    .says = Dwie oferty, które wszystkim otwiera znak umowy albo sektor 3 lub 6. Kosztuje udziały i daje to, co pokazuje.

# en: 5223a8dc
train = pociąg
    .forms = pociąg*
    .says = Awersem do góry jest na końcu wart 8 punktów. Odwrócony na rewers daje premię, odwrócony z powrotem znów się liczy.

# en: 9a68c5d0
toll = myto
    .forms = myto, myta, mytem, myt
    .says = Cena między dwoma miejscami ścieżki wyników. Płaci ją każdy, kto przez nie przechodzi.

# en: 1bc92ea9
track = ścieżka wyników
    .forms = ścież* wyników
    .says = Trzy ścieżki z twoimi znacznikami. Na końcu każda mnoży to, co masz: miasta poziomu 5, stacje, urzędy.

# en: 0d84c984
endowment = kapitał początkowy
    .forms = kapitał* początkow*, kapitał*
    .says = Kafelek, który wybierasz przed pierwszą turą: specjalista i coś na początek.
