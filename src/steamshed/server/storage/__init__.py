"""What the server keeps: one schema for SQLite and PostgreSQL, migrations, and the append-only log of each table."""
