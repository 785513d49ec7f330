"""The game server: tables in a browser, with friends or bots, live or over weeks.

One subject a module: ``settings`` what can be set, ``storage`` what is kept, ``play`` one game under record, ``table``
a game with its people, ``hall`` all tables, ``frames`` what a seat is sent, ``deeds`` what can be done, ``sockets``,
``lobby`` and ``accounts`` the ways in. Nothing below imports this package, and ``import steamshed`` does not load it.
"""
