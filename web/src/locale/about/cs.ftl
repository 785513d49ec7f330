# The page about Steamshed and its keys.

about-title = O Steamshedu
about-what = Železniční deskové hry v jedné výtopně: hraj je v prohlížeči s přáteli nebo s boty, naživo nebo po celé týdny, a potom je rozebírej. Pravidla zná server; tato stránka kreslí desku a nabízí každý tah podle pravidel.
about-play = Jak se hraje
about-play-text = Když jsi na tahu, má všechno, co můžeš vybrat, jantarový obrys. Vybírej na desce nebo tlačítky, až zbude jediný tah. Jantarové tlačítko říká, co udělá a kolik to stojí. Když zkusíš něco jiného, dozvíš se, které pravidlo to zakazuje.
about-keys = Klávesové zkratky
about-lamp = Lampa
about-lamp-text = Jantarová znamená, že jsi na tahu. Když na tebe nic nečeká, není na stránce nic jantarové.
about-thanks = Poděkování
about-thanks-text = Písma: Besley od Owena Earla a Archivo od Omnibus-Type, obě pod licencí SIL Open Font License. Vytvořeno ve Svelte, přeloženo s Project Fluent.
key-tab = Tab
key-tab-does = na desku, na odpovědi, na tlačítka
key-arrows = Šipky
key-arrows-does = na další pole nebo odpověď
key-digits = 1 – 9, A – E
key-digits-does = vybrat odpověď
key-enter = Enter
key-enter-does = vybrat nebo potvrdit
key-escape = Esc
key-escape-does = o krok zpět
key-zoom = + − 0
key-zoom-does = přiblížit, oddálit, celá deska
