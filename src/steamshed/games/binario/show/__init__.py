"""How the table and the choices are shown."""
