"""What the Makefile and the wheel build run; no part of the installed package."""
