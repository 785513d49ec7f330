# Railroad Revolution magyarul. Ami hiányzik, angolul jelenik meg.

phase-endow_pick = Kezdővagyon
phase-place = Munkás elhelyezése
phase-action = Akció
phase-deal = Üzletek
phase-milestone = Mérföldkövek
phase-over = A játék vége
phase-promote = Előléptetés
