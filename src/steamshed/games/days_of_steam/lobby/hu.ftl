title = Days of Steam
sentence = Rakj le négyzetes lapkákat, gyűjts gőzt, és indítsd a vonatot: a körök és a szállítások hoznak pontot.
length = 45 perc
