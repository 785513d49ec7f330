"""People who are away: holidays, waking hours, stand-ins, seats that are handed over."""
