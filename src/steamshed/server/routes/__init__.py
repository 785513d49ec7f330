"""The ways in: HTTP requests and the sockets of tables."""
