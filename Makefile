# `make` lists the targets. All of them set up what they need; nothing has to be installed by hand but Python 3.11+ and make.
# PYTHON=/path/to/python3 chooses the Python of the environment; STEAMSHED_COMPILE=0 keeps everything plain Python.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?=
VENV := .venv
PY := $(VENV)/bin/python
UV := $(VENV)/bin/uv
COMPILED := build/compiled
CHECKED := $(wildcard src tests testbed tools bench lab hatch_build.py)
WORKERS ?= 2

# Tests with real servers, clocks and browsers can be late on a busy machine: what fails there is run once more by itself.
AGAIN := Once more, one by one, what failed: a busy machine may be late. What fails twice fails.
FAILED := --last-failed --last-failed-no-failures none

# The editable install is plain Python; PYTHONPATH puts the compiled copy before it.
PURE := env PYTHONPATH=
FAST := env PYTHONPATH=$(CURDIR)/$(COMPILED)

.PHONY: help
help: ## List the targets
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

# --- Set-up. Each step leaves a stamp, so that a second run does nothing and needs no network.

$(VENV)/venv.stamp:
	@for candidate in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11); do \
	    if "$$candidate" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2> /dev/null; then \
	        echo "Setting up $(VENV) with $$candidate"; \
	        rm -rf $(VENV); "$$candidate" -m venv $(VENV); touch $@; exit 0; \
	    fi; \
	done; \
	echo "Steamshed needs Python 3.11 or newer with its venv module; PYTHON=/path/to/python3 points to one." >&2; exit 1

$(VENV)/uv.stamp: requirements-uv.txt $(VENV)/venv.stamp
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-uv.txt
	@touch $@

$(VENV)/packages.stamp: requirements-dev.txt $(VENV)/uv.stamp
	@$(UV) pip install --quiet --python $(PY) --require-hashes -r requirements-dev.txt
	@touch $@

$(VENV)/editable.stamp: pyproject.toml hatch_build.py $(VENV)/packages.stamp
	@STEAMSHED_COMPILE=0 $(UV) pip install --quiet --python $(PY) --offline --no-deps --no-build-isolation --editable .
	@touch $@

.PHONY: setup
setup: $(VENV)/editable.stamp ## Set up the environment in .venv

# --- Run

# The compiled copy holds no built client, so the folder is named. HOST, PORT and DATA can be given.
HOST ?= 127.0.0.1
PORT ?= 8765
DATA ?= data
SERVE := --host $(HOST) --port $(PORT) --data $(DATA) --client src/steamshed/server/static

.PHONY: play
play: setup ## Play in the browser: serve the games on http://127.0.0.1:8765
	@if [ -f web/web.mk ]; then $(MAKE) --no-print-directory web; fi
	@exec $(PY) -m tools.play $(SERVE)

.PHONY: compile
compile: setup ## Compile the hot half with mypyc into build/compiled
	@$(TIMED) compile $(PY) tools/compile.py
	@if [ -d $(COMPILED) ]; then $(FAST) $(PY) tools/compile.py --check; fi

.PHONY: bench
bench: compile ## Measure speed and memory, as plain Python and compiled
	@echo "== Plain Python"; $(PURE) $(PY) -m bench
	@if [ -d $(COMPILED) ]; then echo "== Compiled"; $(FAST) $(PY) -m bench; fi
	@echo "== Server"; if [ -d $(COMPILED) ]; then $(FAST) $(PY) -m bench.server; else $(PURE) $(PY) -m bench.server; fi

# --- Check

# How long each step took is noted and printed at the end; docs/building.md keeps such a table.
TIMED := $(PY) tools/timed.py

.PHONY: test
test: setup ## All that CI checks. What needs one core runs side by side; the other tests use both
	@$(PY) tools/timed.py --clear
	@$(MAKE) --no-print-directory web-packages
	@$(MAKE) --no-print-directory -j2 --output-sync=target compile needs web types lint-web style rules docs unit-web
	@$(MAKE) --no-print-directory test-plain test-engine
	@$(MAKE) --no-print-directory -j2 --output-sync=target test-server test-beside
	@$(MAKE) --no-print-directory test-e2e
	@$(PY) tools/timed.py --table

.PHONY: check
check: setup ## What to run while you work: style, types, rules, and the quick half of the tests, as plain Python
	@$(PY) tools/timed.py --clear
	@$(MAKE) --no-print-directory -j2 --output-sync=target types style rules
	@$(TIMED) "quick tests" $(PURE) STEAMSHED_CASES=first $(PY) -m pytest -q -n $(WORKERS) $(QUICK)
	@$(PY) tools/timed.py --table

.PHONY: lint
lint: style types ## Style, types, import boundaries and words

.PHONY: style
style: setup
	@$(VENV)/bin/ruff check --quiet
	@$(VENV)/bin/ruff format --check --quiet || { echo "Some files want formatting: make format" >&2; exit 1; }
	@$(PURE) $(TIMED) "import boundaries" $(VENV)/bin/lint-imports
	@$(PURE) $(TIMED) words $(PY) -m tools.words

.PHONY: types
types: setup
	@$(TIMED) types $(VENV)/bin/mypy $(CHECKED)

.PHONY: format
format: setup ## Put the sources in the project's style
	@$(VENV)/bin/ruff check --quiet --fix-only
	@$(VENV)/bin/ruff format

.PHONY: fields
fields: setup ## Write the classes that hold the fields of states from their declarations
	@$(PURE) $(PY) -m tools.fields

.PHONY: rules
rules: setup ## Print which rules are enforced where and tested by what
	@$(PURE) $(TIMED) rules $(PY) tools/rules.py

.PHONY: wire
wire: setup ## Write the client's types and the tables of docs/api.md and docs/security.md from the declarations
	@$(PURE) $(PY) tools/wire.py

.PHONY: services
services: setup ## Install what some tests use of the system: PostgreSQL, Redis, Chromium, valgrind (by apt)
	@$(PY) tools/services.py --install

.PHONY: needs
needs: setup # Says what of it is missing; in CI, installs it
	@$(PY) tools/services.py

.PHONY: test-pure
test-pure: setup ## All tests on plain Python
	@$(PURE) $(PY) -m pytest -q -n $(WORKERS)

# The sources are the same. Where they are also tested compiled, plain Python plays what could differ: the counts of
# perft, the golden records, the laws with every preset, what reads and writes text; and the tools, which are not compiled.
PLAIN := tests/conformance tests/records tests/test_perft.py tests/test_contract.py tests/test_playthroughs.py tests/kernel tests/ui tests/tools
# The quick half: the same with one setting a game, and every rule.
QUICK := tests/conformance tests/records tests/rules tests/kernel tests/ui tests/rail tests/hexrail tests/content tests/orders \
	tests/test_perft.py tests/test_contract.py tests/test_catalogues.py tests/test_docs.py

.PHONY: test-plain
test-plain: compile
	@if [ -d $(COMPILED) ]; then \
	    $(TIMED) "tests, plain" $(PURE) STEAMSHED_CASES=presets $(PY) -m pytest -q -n $(WORKERS) --durations=10 $(PLAIN); \
	else $(MAKE) --no-print-directory test-pure; fi

.PHONY: test-beside
test-beside: test-cost test-env test-notebooks # What one core does while the tests of the server wait for clocks and processes

.PHONY: test-compiled
test-compiled: test-engine test-server ## The tests on the compiled package

NOT_COMPILED := NOT TESTED: the compiled package (see above); only plain Python was tested.

.PHONY: test-engine
test-engine: compile ## The tests on the compiled package, but those of the server
	@if [ -d $(COMPILED) ]; then \
	    tests="$(FAST) $(PY) -m pytest -q --durations=10 -o cache_dir=build/pytest_cache"; \
	    $(TIMED) "tests, compiled" $$tests -n $(WORKERS) --ignore=tests/tools --ignore=tests/server; \
	else echo "$(NOT_COMPILED)"; fi

# The server's tests wait for processes and clocks more than they compute: twice as many run at a time.
.PHONY: test-server
test-server: compile ## The tests of the server, on the compiled package
	@if [ -d $(COMPILED) ]; then \
	    tests="$(FAST) $(PY) -m pytest -q --durations=20 -o cache_dir=build/pytest_server tests/server"; \
	    $(TIMED) "tests of the server" $$tests -n $$((2 * $(WORKERS))) || { echo "$(AGAIN)"; $$tests -n 0 $(FAILED); }; \
	else echo "$(NOT_COMPILED)"; fi

# Instructions are the same on a busy machine, so this one may run beside others.
.PHONY: test-cost
test-cost: compile ## What engines, bots and server cost in machine instructions, on the compiled package
	@if [ -d $(COMPILED) ]; then \
	    $(TIMED) "cost" $(FAST) $(PY) -m pytest -q bench/tests/test_instructions.py; \
	else echo "$(NOT_COMPILED)"; fi

# What takes long and proves what seldom changes: tests marked `nightly`, laws over many whole games, the experiments.
# docs/building.md lists what a push does not prove.
LONG := tests/rules/binario/test_long_games.py tests/server/test_month.py tests/server/test_query_plans.py
.PHONY: nightly
nightly: compile web $(VENV)/e2e.stamp ## What a push does not prove: long games, every language and size, faults at random; takes hours
	@STEAMSHED_NIGHTLY=1; export STEAMSHED_NIGHTLY; \
	if [ -d $(COMPILED) ]; then run="$(FAST)"; else run="$(PURE)"; fi; \
	$$run $(PY) -m pytest -q -n $(WORKERS) $(LONG); \
	$$run $(PY) -m pytest -q -n $(WORKERS) -m nightly tests bench lab; \
	$$run STEAMSHED_BROWSER=1 $(PY) -m pytest -q -n $(WORKERS) -m nightly tests/e2e
	@$(MAKE) --no-print-directory test-pure test-lab

.PHONY: test-lab
test-lab: compile ## The tests of bench/ and lab/
	@$(FAST) $(PY) -m pytest -q -n $(WORKERS) bench/tests lab/tests

# --- The browser client

include web/web.mk

# --- The documentation as a site, in an environment of its own: its tools are nobody else's

DOCS := build/docs-env
MKDOCS := env NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/python -m mkdocs

$(DOCS)/docs.stamp: requirements-docs.txt $(VENV)/uv.stamp
	@$(UV) venv --quiet --clear --python $(PY) $(DOCS)
	@$(UV) pip install --quiet --python $(DOCS)/bin/python --require-hashes -r requirements-docs.txt
	@touch $@

.PHONY: docs
docs: $(DOCS)/docs.stamp ## Build the documentation as a site in build/site; a dead link is an error
	@$(TIMED) docs $(MKDOCS) build --quiet --strict

.PHONY: docs-serve
docs-serve: $(DOCS)/docs.stamp ## Show the documentation while its pages are written
	@$(MKDOCS) serve --dev-addr $(HOST):8788

# --- The notebooks, in an environment of their own, too

NOTEBOOKS := build/notebooks-env
RUN_NOTEBOOKS := if [ -d $(COMPILED) ]; then run="$(CURDIR)/$(COMPILED)"; else run="$(CURDIR)/src"; fi; \
	PYTHONPATH=$$run $(NOTEBOOKS)/bin/python tools/notebooks.py

$(NOTEBOOKS)/notebooks.stamp: requirements-notebooks.txt $(VENV)/uv.stamp
	@$(UV) venv --quiet --clear --python $(PY) $(NOTEBOOKS)
	@$(UV) pip install --quiet --python $(NOTEBOOKS)/bin/python --require-hashes -r requirements-notebooks.txt
	@touch $@

.PHONY: test-notebooks
test-notebooks: $(NOTEBOOKS)/notebooks.stamp ## Run the notebooks of examples/notebooks in short form
	@$(TIMED) notebooks bash -c '$(RUN_NOTEBOOKS)'

.PHONY: notebooks
notebooks: $(NOTEBOOKS)/notebooks.stamp ## Run the notebooks whole, keep what they show, and write their pages; takes minutes
	@$(RUN_NOTEBOOKS) --write

# --- Environments for learners and games on many machines, in an environment of their own: their libraries are large

LEARN := build/rl-env

$(LEARN)/rl.stamp: requirements-rl.txt $(VENV)/uv.stamp
	@$(UV) venv --quiet --clear --python $(PY) $(LEARN)
	@$(UV) pip install --quiet --python $(LEARN)/bin/python --require-hashes -r requirements-rl.txt
	@touch $@

.PHONY: test-env
test-env: setup ## The environments for learners with PettingZoo, Gymnasium and OpenSpiel, and games on Ray
	@if ! $(MAKE) --no-print-directory $(LEARN)/rl.stamp; then \
	    echo "NOT TESTED: the environments for learners; their libraries could not be installed."; [ -z "$${CI:-}" ]; exit; \
	fi; \
	if [ -d $(COMPILED) ]; then run="$(CURDIR)/$(COMPILED)"; else run="$(CURDIR)/src"; fi; \
	$(TIMED) environments env STEAMSHED_ENV=1 PYTHONPATH=$$run $(LEARN)/bin/python -m pytest -q tests/env -o cache_dir=build/pytest_env \
	    -W ignore::ResourceWarning -W ignore::pytest.PytestUnraisableExceptionWarning

# One measurement by its name: make bench.load, make bench.clicks. Listed in docs/bench.md.
bench.%: compile
	@if [ -d $(COMPILED) ]; then $(FAST) $(PY) -m $@; else $(PURE) $(PY) -m $@; fi

.PHONY: bench-env
bench-env: compile $(LEARN)/rl.stamp ## Steps a second of the environments, beside PettingZoo's own
	@if [ -d $(COMPILED) ]; then run="$(CURDIR)/$(COMPILED)"; else run="$(CURDIR)/src"; fi; \
	PYTHONPATH=$$run $(LEARN)/bin/python -m bench.environments

# --- Keep

.PHONY: lock
lock: $(VENV)/uv.stamp ## Pin the newest allowed versions of everything in requirements*.txt
	@compile="$(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url"; \
	export UV_CUSTOM_COMPILE_COMMAND="make lock"; \
	$$compile --group uv -o requirements-uv.txt; \
	$$compile pyproject.toml -o requirements.txt; \
	$$compile pyproject.toml --group dev -c requirements.txt -o requirements-dev.txt; \
	$$compile --group docs -o requirements-docs.txt; \
	$$compile pyproject.toml --group notebooks -c requirements.txt -o requirements-notebooks.txt; \
	$$compile pyproject.toml --extra rl --extra scale --group rl -c requirements-dev.txt -o requirements-rl.txt

.PHONY: release
release: setup ## Prepare a release, with changelog, packages, notes and tag: make release VERSION=0.2.0
	@$(PY) tools/release.py $(VERSION)

.PHONY: clean
clean: ## Remove the environment and everything built
	@rm -rf $(VENV) build dist web/node_modules src/steamshed/server/static .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	@find src tests testbed tools bench lab -name __pycache__ -prune -exec rm -rf {} + 2> /dev/null || true
