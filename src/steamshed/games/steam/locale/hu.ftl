# Steam magyarul, a magyar szabálykönyv szavaival. Ami hiányzik, angolul jelenik meg.

phase-opening_auction = Nyitó árverés
    .short = Árverés
phase-capital = Tőkeszerzés
phase-auction = Árverés a körsorrendért
    .short = Körsorrend
phase-take_action = Akciólapkák
phase-build = Vágányépítés
phase-goods = Áruszállítás
phase-take_points = Pontok a szállításért
    .short = Pontok
phase-over = A játék vége
