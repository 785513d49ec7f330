"""``@rule("AS-BUILD-07")`` names the ledger rules that a test is about; ``make rules`` counts them."""

import pytest

rule = pytest.mark.rule
