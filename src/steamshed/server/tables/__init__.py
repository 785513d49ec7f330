"""Tables: their log, the game that is played at them, what can be done there and what is shown of it to whom."""
