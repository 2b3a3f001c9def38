# make play    sets everything up and opens the table in the browser (make play ARGS="--port 9000 --no-browser")
# make test    sets everything up and runs the whole test suite, on two to four cores (make test WORKERS= for one after another)
# make check   linters and types;  make faults: 50 kills on each database;  make bench: the speeds of docs/speed.md
# make levels  checks that the bots' levels are worth their names (docs/bots.md), within a quarter of an hour on two quiet cores
# Python 3.11 or newer is all that is needed; uv is used where it is installed.

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
UV := $(shell command -v uv 2>/dev/null)
BIN := .venv/bin
WORKERS := -n auto --maxprocesses 4 --dist worksteal
ARGS ?=

.PHONY: play test check faults bench levels clean

play: .venv/.play
	$(BIN)/ustolu serve $(ARGS)

test: .venv/.dev
	$(BIN)/python -m pytest $(WORKERS) $(ARGS)

check: .venv/.dev node_modules/.installed
	$(BIN)/ruff check src tests
	$(BIN)/mypy
	$(BIN)/lint-imports
	npx --no-install biome lint --error-on-warnings
	npx --no-install tsc -p tsconfig.json

faults: .venv/.dev
	USTOLU_KILLS=50 $(BIN)/python -m pytest tests/faults $(ARGS)

bench: .venv/.dev
	$(BIN)/ustolu bench playouts
	$(BIN)/ustolu bench search
	$(BIN)/ustolu bench buildings
	$(BIN)/ustolu bench placements
	$(BIN)/ustolu bench compiling
	$(BIN)/ustolu bench server
	$(BIN)/ustolu bench pyramid

levels: .venv/.dev
	$(BIN)/ustolu levels $(ARGS)

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "U stolu needs Python 3.11 or newer; none was found. Name one: make PYTHON=/path/to/python3"; exit 1; }
ifneq ($(UV),)
	uv venv --quiet --allow-existing --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .venv
else
	$(PYTHON) -m venv .venv
endif

.venv/.play: pyproject.toml .venv/bin/python
ifneq ($(UV),)
	uv pip install --quiet --python $(BIN)/python -e .
else
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
endif
	@touch $@

.venv/.dev: pyproject.toml .venv/bin/python
ifneq ($(UV),)
	uv pip install --quiet --python $(BIN)/python -e '.[dev]'
else
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
endif
	@touch $@ .venv/.play

node_modules/.installed: package.json package-lock.json
	npm ci --silent --no-audit --no-fund
	@touch $@

clean:
	rm -rf .venv node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
