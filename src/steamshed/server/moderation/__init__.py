"""What the operator decides about people and tables."""
