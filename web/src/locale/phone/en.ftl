# The app on the home screen of a phone, and playing without a line.
app-description = Railway board games at one table: with friends or bots, live or over weeks.
