"""The environments for learners, with the libraries that they are for. `make test-env` runs these; plain pytest, in an
environment without these libraries, leaves them out. There is no skipping."""

from __future__ import annotations

import os
import warnings

if os.environ.get("STEAMSHED_ENV"):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what the libraries themselves import is not for us to mend
        import pettingzoo.test  # noqa: F401
        import pyspiel  # noqa: F401
else:
    collect_ignore_glob = ["*.py"]
