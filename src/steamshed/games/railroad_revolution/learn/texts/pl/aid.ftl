# Karta pomocy gry Railroad Revolution: jedna strona obok planszy. Komórki wiersza dzieli |.

# en: 3ed64acf
turn = Twoja tura
    .step-1 = Pusty zapas?
    .step-1-says = Wtedy wracają wszyscy pracownicy z planszy.
    .step-2 = Umieść pracownika
    .step-2-says = Jednego z zapasu na Stacji, Kolei, Telegrafie albo Handlu.
    .step-3 = Wykonaj całą akcję
    .step-3-says = Cena, nagrody, premie i kolor pracownika w dowolnej kolejności; cenę płaci się na końcu.
    .step-4 = Umowy
    .step-4-says = Jeśli budowano na znaku umowy. Ty: żadnej, jedną albo obie. Inni, zgodnie z zegarem: żadnej albo jedną.
    .step-5 = Czterech pracowników
    .step-5-says = Tylu musi zostać (zapas i plansza; menedżerowie się nie liczą).
    .step-6 = Kamienie milowe
    .step-6-says = Te, które mają wszystko, są osiągnięte, u wszystkich graczy.
    .note = W każdej chwili swojej tury: sprzedaj udział za $150, zatrudnij pracownika za $800.

# en: 9fc9690c
actions = Cztery akcje
    .head = akcja | co robisz | cena
    .row-1 = Stacja | budynek w przyłączonym mieście bez twojej stacji; weź nagrodę; za pierwszą stację też premię | miasta, $200 do $600
    .row-2 = Kolej | dokładnie dwa tory przy twojej sieci | $400 i $100 za trójkąt
    .row-3 = Telegraf | urząd w sektorze, w którym go nie masz; weź jego udziały, za pierwszy urząd też białą liczbę; za kafelek można odrzucić pracownika | nic
    .row-4 = Handel | sprzedaj element ze skrajnego lewego sektora; jeśli chcesz, odwróć pociąg | daje $400 do $1100

# en: acc52014
workers = Kogo wysyłasz
    .head = akcja | fioletowy, brygadzista | szary, negocjator | pomarańczowy, księgowy | turkusowy, inżynier
    .row-1 = Stacja | $100: odwróć pociąg | premia za pierwszą, jeszcze raz albo choć nie jest pierwsza (zawsze za cenę) | bez ceny | $300: nagroda jeszcze raz
    .row-2 = Kolej | $300: weź pociąg | 2 udziały | $100 z powrotem i $50 za trójkąt | trzeci tor, płatne tylko jego trójkąty
    .row-3 = Telegraf | wymień pracownika | biała liczba, jeszcze raz albo choć nie jest pierwszy | $100 za właśnie wzięty udział | $400: kafelek, bez pracownika
    .row-4 = Handel | do 3 kroków | jedna umowa dla ciebie i 1 udział | $100 za każdy pociąg | odwróć jeszcze jeden pociąg
    .note = Biały: awansuj jednego pracownika. Może to każdy specjalista zamiast własnego efektu.

# en: ae73593e
wire = Linia telegrafu
    .head = sektor | 1 | 2 | 3, umowa | 4 | 5 | 6, umowa | 7 | 8
    .row-1 = udziały + pierwszy | 4+1 | 3+2 | 2+2 | 3+1 | 2+2 | 2+1 | 2+1 | 1+2
    .note = Między 1 a 5: 5 punktów za parę sąsiednich urzędów. Między 5 a 8: 8 punktów.

# en: 88e076bd
steps = Kroki
    .head = ścieżka | 0 | 1 | 2 | 3 | 4 | 5 | 6 | razy
    .row-1 = Telegraf | 0 | 1 | 2 · $100 | 3 · udział | 4 · udział | 5 · pracownik | – | urzędy
    .row-2 = Stacje | 0 | 1 | 2 · $100 | 3 | 4 · udział | 5 · $200 | 6 · pracownik | stacje
    .row-3 = Sieć | 0 | 3 | 6 · udział | 8 | 10 · $200 | 12 · 2 udziały | 14 · pracownik | miasta poziomu 5
    .note = Każde pole: wartość · myto na drodze do niej.

# en: 7ec0bdf0
trains = Pociągi
    .says = Awersem: 8 punktów na końcu. Odwrócony na rewers: jego premia (2 awanse, $600, 3 udziały, 3 kroki albo tor za $100). Znów na awers: punkty.

# en: 4f05d17c
milestones = Kamienie milowe
    .says = Warunki i menedżerowie, w dowolnej kolejności. A, B, C: pokazany kolor; D: każdy. Osiągnięty: menedżerowie do zapasu, punkty, dobierz trzy z następnej litery (A, B, C, D), zatrzymaj jeden. Nic się nie zużywa.

# en: d9f1b398
end = Koniec gry
    .says = Wszystkie sektory na lewo od logo puste: runda do końca, potem każdy ma jeszcze jedną turę.

# en: f961de0a
points = Punkty
    .row-1 = pociąg awersem | 8
    .row-2 = kamień milowy | 17 do 44
    .row-3 = ścieżki wyników | wartość × liczba
    .row-4 = sąsiednie urzędy | 5 albo 8
    .row-5 = pieniądze, udziały, pracownicy | 0
    .note = Remis rozstrzygają pieniądze; udział to $150.

# en: ce8f914d
before = Zanim skończysz akcję
    .rule = Nagroda wzięta? Premia wzięta? Jest kogo awansować? Pociąg odwrócony?
    .says = To, co zostawisz, przepada.
