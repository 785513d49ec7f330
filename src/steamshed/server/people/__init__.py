"""Other people: names, who is blocked, reports."""
