"""Courses and lessons, and how far people have come."""
