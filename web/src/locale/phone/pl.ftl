# Aplikacja na ekranie telefonu i gra bez połączenia.
app-description = Kolejowe gry planszowe przy jednym stole: z przyjaciółmi lub botami, na żywo lub przez całe tygodnie.
