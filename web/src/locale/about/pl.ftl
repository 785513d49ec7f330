# The page about Steamshed and its keys.

about-title = O Steamshed
about-what = Kolejowe gry planszowe w jednej parowozowni: graj w przeglądarce z przyjaciółmi lub z botami, na żywo lub tygodniami, a potem analizuj partie. Zasad pilnuje serwer; strona rysuje planszę i proponuje każdy dozwolony ruch.
about-play = Jak grać
about-play-text = Gdy jest twój ruch, wszystko, co można wybrać, ma bursztynową obwódkę. Wybieraj na planszy albo przyciskami, aż zostanie jedna możliwość. Bursztynowy przycisk mówi, co zrobi i ile to kosztuje. Jeśli chcesz czegoś innego, dowiesz się, która zasada tego zabrania.
about-keys = Skróty klawiszowe
about-lamp = Lampa
about-lamp-text = Bursztyn oznacza: twój ruch. Jeśli nic na ciebie nie czeka, nic na stronie nie jest bursztynowe.
about-thanks = Podziękowania
about-thanks-text = Kroje pisma: Besley (Owen Earl) i Archivo (Omnibus-Type), licencja SIL Open Font License. Rysuje Svelte, tłumaczy Project Fluent.
key-tab = Tab
key-tab-does = do planszy, odpowiedzi i przycisków
key-arrows = Strzałki
key-arrows-does = do następnego pola lub odpowiedzi
key-digits = 1–9, A–E
key-digits-does = wybór odpowiedzi
key-enter = Enter
key-enter-does = wybór, potwierdzenie
key-escape = Esc
key-escape-does = o krok wstecz
key-zoom = + − 0
key-zoom-does = przybliż, oddal, cała plansza
