"""The games. Each is a package of its own that knows no other; the registry finds them by name."""
