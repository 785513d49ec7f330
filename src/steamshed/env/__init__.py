"""The games as environments for reinforcement learning (``pip install steamshed[rl]``).

    from steamshed.env.multi import env          # PettingZoo AEC, a player for every seat
    from steamshed.env.single import SingleEnv   # Gymnasium, one seat against bots
    from steamshed.env.openspiel import load     # OpenSpiel
    from steamshed.env.many import ManyGames     # many games at once, in arrays of NumPy

Nothing here knows a game: what is seen is made from the fields that a game declares (``rl/observation.py``),
what can be done from the words of its actions.
"""
