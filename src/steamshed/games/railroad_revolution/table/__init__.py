"""What is on the table: declared fields, and small questions about them."""
