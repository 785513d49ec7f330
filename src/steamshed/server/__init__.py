"""The game server: tables in a browser, with friends or bots, live or over weeks.

Its rooms, from the ways in downwards: ``routes`` HTTP requests and sockets, ``background`` what happens without anybody
asking, ``tables`` a game with its people and what can be done there, ``storage`` what is kept, ``wire`` what
clients are told. Nothing below imports this package, and ``import steamshed`` does not load it.
"""
