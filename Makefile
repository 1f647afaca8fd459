# Everything is installed into .venv from the locks in requirements/; `make help` lists the targets.
PYTHON ?= python3
BIN    := .venv/bin
READY  := .venv/.ready
UV     := $(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python
LOCKED := $(UV) --require-hashes -r
ARGS   ?=
export RECORD
export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: help play test test-long test-load lint check-web client rules bench bench-web bench-server cluster fairness docs screenshots lock clean
.DELETE_ON_ERROR:
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
TWO_AT_A_TIME := SIDE_BY_SIDE=1 -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

help:  ## list the targets
	@awk -F':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY)/runtime client  ## play; ARGS="..." is passed to the command
	@$(BIN)/ludoteca $(ARGS)

cluster: $(READY)/services client rules  ## try several processes: PostgreSQL, NATS and three of them on this machine
	@$(BIN)/python -m tests.server.start_cluster $(ARGS)

test: $(READY)/build  ## everything that must pass before a commit
	@$(MAKE) --no-print-directory $(TWO_AT_A_TIME) check-web rules lint $(READY)/browser
	$(BIN)/pytest -n auto --dist worksteal $(ARGS)

test-long: $(READY)/test $(READY)/bench client rules $(READY)/browser  ## all tests, also those that take minutes
	$(BIN)/pytest -n auto --dist worksteal -m "long or not long" $(ARGS)

test-load: $(READY)/test client rules $(READY)/browser  ## the tests beside ten busy processes, for 25 minutes at most
	$(BIN)/python -m tests.load $(BIN)/pytest -n auto --dist worksteal $(ARGS)

lint: $(READY)/test  ## style, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-web: client  ## types and tests of the web client
	@if [ -f web/package.json ]; then cd web && npm run check && npm test; fi

bench: $(READY)/bench  ## measure speed against OpenSpiel; RECORD=1 appends to bench/results.md
	$(BIN)/python -m bench $(ARGS)

bench-web: $(READY)/test client rules $(READY)/browser  ## measure pages on a slow phone; RECORD=1 appends to bench/results.md
	$(BIN)/python -m bench.web $(ARGS)

bench-server: $(READY)/test  ## load one process of the site on loopback; RECORD=1 appends to bench/results.md
	$(BIN)/python -m bench.server $(ARGS)

fairness: $(READY)/runtime  ## race over slow lines and against cheats; RECORD=1 appends to bench/results.md
	$(BIN)/python -m bench.fairness $(ARGS)

docs: $(READY)/docs  ## build the documentation into site/
	$(BIN)/zensical build

screenshots: $(READY)/test client $(READY)/browser  ## take the pictures the README shows
	$(BIN)/python -m tests.browser.screenshots $(ARGS)

clean:  ## remove all that make has made
	rm -rf .venv .cache site dist web/node_modules src/ludoteca/server/static
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

# --- installation -----------------------------------------------------------------------------------------------
# Sets are installed one on top of the other, never synced, so `make play` and `make test` do not undo each other.

.venv/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Ludoteca needs Python 3.11 or newer; choose one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	    { echo "This Python lacks venv or ensurepip (on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@echo "Setting up .venv"
	@$(PYTHON) -m venv .venv || { rm -rf .venv; exit 1; }

# pip fetches only uv and what builds the package; uv does the rest.
$(READY)/build: .venv/pyvenv.cfg requirements/build.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/build.txt
	@mkdir -p $(@D) && touch $@

# The client has a target of its own, so that it is built while other things are installed or compiled.
$(READY)/runtime: $(READY)/build requirements/runtime.txt pyproject.toml hatch_build.py
	@echo "Installing Ludoteca"
	@$(LOCKED) requirements/runtime.txt
	@HATCH_BUILD_NO_HOOKS=true $(UV) --no-deps --no-build-isolation -e .
	@touch $@

$(READY)/%: $(READY)/runtime requirements/%.txt
	@echo "Installing what 'make $*' needs"
	@$(LOCKED) requirements/$*.txt
	@touch $@

# Chromium for the browser tests, when neither $$CHROMIUM nor the system has one.
$(READY)/browser: $(READY)/test $(wildcard tests/browser/chromium.py tests/browser/package-lock.json)
	@$(BIN)/python tests/browser/chromium.py
	@touch $@

client: $(READY)/build  # quick when nothing changed: the script compares hashes
	@$(BIN)/python hatch_build.py

rules: $(READY)/runtime  # compiled once and side by side, not by every worker of the tests; quick when nothing changed
	@$(BIN)/python -m ludoteca.server.precompile_all

# --- locks: packages, versions and hashes, never a host ---------------------------------------------------------
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
    --no-emit-index-url --no-annotate --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

lock: $(READY)/build  ## write requirements/ anew after a change of dependencies; UPGRADE=1 takes newer versions
	$(COMPILE) pyproject.toml -o requirements/runtime.txt
	$(COMPILE) --group build -c requirements/runtime.txt -o requirements/build.txt
	$(COMPILE) pyproject.toml --group test -c requirements/runtime.txt -c requirements/build.txt -o requirements/test.txt
	$(COMPILE) --group services -c requirements/test.txt -o requirements/services.txt
	$(COMPILE) pyproject.toml --extra cluster -c requirements/test.txt -o requirements/cluster.txt
	$(COMPILE) pyproject.toml --group bench -c requirements/test.txt -o requirements/bench.txt
	$(COMPILE) --group docs -c requirements/test.txt -o requirements/docs.txt
	cd tests/browser && npm install --package-lock-only --no-audit --no-fund
