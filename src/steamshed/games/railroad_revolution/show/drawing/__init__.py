"""The table as drawings."""
