"""The contract that every game keeps: games, states, actions, chance, records. Knows no game, no client and no bot."""
