"""What is on the table: its fields, declared once, and how they stand in positions."""
