# Slova stolu, u kterého se ještě nezačalo: kdo zve, k čemu, kdo kde sedí.

waiting-full = všichni jsou tu
waiting-start = Začít
waiting-start-bots = Začít s boty na volných místech
waiting-leave = Odejít od stolu
invite = Vytvořit pozvánku
invitations = Pozvánky
invitations-help = Každý odkaz pošli jednomu hráči. Místo získá ten, kdo si s ním první přisedne, i bez účtu. Každý odkaz funguje jednou.
invitation-for = Pozvánka na místo { $seat }
invitation-until = Platí do { $date }
invitation-elsewhere = Místo { $seat }: odkaz vznikl v jiném prohlížeči. Vytvoř tady nový.
invitation-renew = Nový odkaz
invitation-withdraw = Odvolat
invitation-over = Platnost této pozvánky skončila
invitation-look = Sledovat stůl
guest-name = Tvé jméno u tohoto stolu
invite-to = { $host } tě zve ke hře { $game }
invite-to-nobody = Zveme tě ke hře { $game }
invite-length = Délka
invite-learn = Hru ještě neznáš? Zkus první lekci
invite-name-first = Nejdřív zadej své jméno: ostatní ho uvidí.
new-no-seat = U tohoto stolu nemáš místo: budeš jen přihlížet.
