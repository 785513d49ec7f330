# Railroad Revolution česky, slovy českých pravidel. Co chybí, je anglicky.

phase-endow_pick = Počáteční jmění
phase-place = Umístění pracovníka
phase-action = Hlavní akce
phase-deal = Dohody
phase-milestone = Mezníky
phase-over = Konec hry
phase-steps = Kroky na stupnici výkonu
    .short = Kroky
phase-toll = Mýtné
phase-promote = Povýšení
phase-exchange = Výměna: vydat
phase-exchange_take = Výměna: vzít
phase-worker = Vzít si pracovníka
phase-train = Vzít si vlak
phase-flip = Otočit vlak
phase-free_rail = Kolej zdarma
phase-free_station = Stanice zdarma
phase-free_office = Úřad zdarma
phase-start_rail = Počáteční kolej
phase-start_office = Počáteční budova: úřad
phase-start_station = Počáteční budova: stanice
