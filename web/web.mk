# The browser client. See tools/web.py.

.PHONY: web
web: setup ## Build the browser client
	@$(PY) tools/web.py build

.PHONY: test-web
test-web: setup ## Types and unit tests of the browser client
	@$(PY) tools/web.py test

$(VENV)/e2e.stamp: requirements-e2e.txt $(VENV)/packages.stamp
	@$(UV) pip install --quiet --python $(PY) --require-hashes -r requirements-e2e.txt
	@touch $@

.PHONY: test-e2e
test-e2e: web $(VENV)/e2e.stamp ## The browser client in a real browser, against a real server
	@$(PY) tools/web.py browser
	@STEAMSHED_BROWSER=1 $(PURE) $(PY) -m pytest -q tests/e2e -o cache_dir=build/pytest_e2e

test: test-web test-e2e

.PHONY: pictures
pictures: web compile $(VENV)/e2e.stamp ## Photograph every page and every game for docs/screens.md
	@$(PY) tools/web.py browser
	@env PYTHONPATH=$(CURDIR)/$(COMPILED):$(CURDIR) $(PY) tools/pictures.py

.PHONY: lock-web
lock-web: $(VENV)/uv.stamp ## Pin what only the browser client needs from PyPI
	@compile="$(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url"; \
	export UV_CUSTOM_COMPILE_COMMAND="make lock-web"; \
	$$compile --group node -o requirements-node.txt; \
	$$compile --group e2e -c requirements-dev.txt -o requirements-e2e.txt

lock: lock-web
