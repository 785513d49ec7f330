"""What comes in the box, and its reader."""
