# The browser client. See tools/web.py.

.PHONY: web-packages
web-packages: setup # The packages of the browser client, before several steps want them at once
	@$(TIMED) "packages of the client" $(PY) tools/web.py install

.PHONY: web
web: setup ## Build the browser client
	@$(TIMED) "client" $(PY) tools/web.py build

.PHONY: dev-web
dev-web: setup ## Work on the browser client: pages that follow its sources, against a server that runs beside (make play)
	@$(PY) tools/web.py dev

.PHONY: lint-web
lint-web: setup ## Style and types of the browser client
	@$(TIMED) "style and types of the client" $(PY) tools/web.py lint

.PHONY: format-web
format-web: setup ## Put the browser client in the project's style
	@$(PY) tools/web.py format

.PHONY: unit-web
unit-web: setup ## Unit tests of the browser client
	@$(TIMED) "unit tests of the client" $(PY) tools/web.py test

.PHONY: test-web
test-web: lint-web unit-web ## Style, types and unit tests of the browser client

$(VENV)/e2e.stamp: requirements-e2e.txt $(VENV)/packages.stamp
	@$(UV) pip install --quiet --python $(PY) --require-hashes -r requirements-e2e.txt
	@touch $@

# A browser test often waits for its server or its page: one more than the cores keeps them busy.
.PHONY: test-e2e
test-e2e: web $(VENV)/e2e.stamp ## The browser client in a real browser, against a real server
	@$(PY) tools/services.py chromium || { [ -z "$${CI:-}" ]; exit; }; \
	if [ -d $(COMPILED) ]; then run="$(FAST)"; else run="$(PURE)"; fi; \
	tests="env STEAMSHED_BROWSER=1 $$run $(PY) -m pytest -q --durations=20 tests/e2e -o cache_dir=build/pytest_e2e"; \
	$(TIMED) "browser tests" $$tests -n $$(($(WORKERS) + 1)) || { echo "$(AGAIN)"; $$tests -n 0 $(FAILED); }

lint: lint-web
format: format-web

.PHONY: pictures
pictures: web compile docs $(VENV)/e2e.stamp ## Photograph every page and every game for docs/screens.md
	@$(PY) tools/services.py chromium
	@env PYTHONPATH=$(CURDIR)/$(COMPILED):$(CURDIR) $(PY) tools/pictures.py

.PHONY: phases
phases: web compile $(VENV)/e2e.stamp ## Photograph every phase of every game for docs/screens.md
	@$(PY) tools/services.py chromium
	@if [ -d $(COMPILED) ]; then run="env PYTHONPATH=$(CURDIR)/$(COMPILED):$(CURDIR)"; else run="$(PURE)"; fi; \
	STEAMSHED_BROWSER=1 $$run $(PY) -m testbed.photograph_phases

.PHONY: words-pictures
words-pictures: web compile $(VENV)/e2e.stamp ## Photograph ten pages and every table in five languages and the lengthened one, into build/words-pictures
	@$(PY) tools/services.py chromium; rm -rf build/words-pictures; mkdir -p build/words-pictures
	@if [ -d $(COMPILED) ]; then run="$(FAST)"; else run="$(PURE)"; fi; \
	STEAMSHED_BROWSER=1 STEAMSHED_WORDS_PICTURES=$(CURDIR)/build/words-pictures \
	    $$run $(PY) -m pytest -q -n $(WORKERS) -m nightly tests/e2e/test_words_fit.py

.PHONY: lock-web
lock-web: $(VENV)/uv.stamp ## Pin what only the browser client needs from PyPI
	@compile="$(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url"; \
	export UV_CUSTOM_COMPILE_COMMAND="make lock-web"; \
	$$compile --group node -o requirements-node.txt; \
	$$compile --group e2e -c requirements-dev.txt -o requirements-e2e.txt

lock: lock-web
