title = Days of Steam
sentence = Rakj le négyzetes lapkákat, gyűjts gőzt, és indítsd a vonatot: a körpályák és a szállítások hoznak pontot.
length = 45 perc
