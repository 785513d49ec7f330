"""What a game that is over was worth: expectations on the way, decisions that cost something, luck, and the numbers.

The method and its limits are in docs/review.md.
"""
