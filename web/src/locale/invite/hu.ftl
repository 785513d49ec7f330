# Egy még el nem kezdett asztal szavai: ki hív, mire, ki hol ül.

waiting-full = mindenki itt van
waiting-start = Indulás
waiting-start-bots = Indulás, botokkal kiegészítve
waiting-leave = Felállok az asztaltól
invite = Meghívó készítése
invitations = Meghívók
invitations-help = Minden linket egy játékosnak küldj. Azé a hely, aki elsőként leül vele, fiók nélkül is. Minden link egyszer használható.
invitation-for = Meghívó: { $seat }. hely
invitation-until = Eddig érvényes: { $date }
invitation-elsewhere = { $seat }. hely: a link másik böngészőben készült. Készíts itt egy újat.
invitation-renew = Új link
invitation-withdraw = Visszavonás
invitation-over = Ez a meghívó lejárt
invitation-look = Megnézem az asztalt
guest-name = A neved ennél az asztalnál
invite-to = { $host } meghív: { $game }
invite-to-nobody = Meghívtak: { $game }
invite-length = Játékidő
invite-learn = Új neked a játék? Próbáld ki az első leckét
invite-name-first = Előbb írd be a neved: ezt látják a többiek.
new-no-seat = Ennél az asztalnál nincs helyed: csak nézni fogod.
