# Az alkalmazás a telefon kezdőképernyőjén, és játék kapcsolat nélkül.
app-description = Vasutas társasjátékok egy asztalnál: barátokkal vagy gépi játékosokkal, élőben vagy heteken át.
