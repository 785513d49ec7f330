"""Orders given ahead."""
