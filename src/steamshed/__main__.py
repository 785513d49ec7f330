"""``python -m steamshed`` is the program ``steamshed``."""

from steamshed.cli import main

if __name__ == "__main__":
    main()
