"""The drawings of the table."""
