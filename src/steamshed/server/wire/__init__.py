"""What the server and its clients say to one another, declared once.

``shapes`` has what both ways in share, ``http`` the requests with their answers, ``socket`` the messages at a table.
From these come the checks of what arrives, the OpenAPI description and the schema of the socket (``description``), and,
written by ``tools/wire.py``, the client's ``web/src/lib/types.ts`` and the tables of ``docs/api.md``.
"""
