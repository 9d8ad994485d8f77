# make play   sets everything up and starts a game
# make test   sets everything up and runs the whole test suite
# Everything is installed into .venv of this checkout.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') pyproject.toml setup.py

.PHONY: play test build lint playthroughs soak bench bench-peers bench-arena bench-server ladder clean

play: .venv/built
	$(BIN)/revier play glueck-auf

# The second run is interpreted; what is never compiled, and takes long, runs once.
ONCE := tests/server tests/test_arena_cluster.py tests/test_arena_runs.py tests/test_tuning.py
test: .venv/tested lint
	tests/server/install_postgres.sh
	$(BIN)/python -m pytest -n 2 tests
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 tests $(addprefix --ignore ,$(ONCE))

lint: .venv/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

playthroughs: .venv/tested
	$(BIN)/python -m tests.playthroughs

soak: .venv/tested
	$(BIN)/python -m tests.soak
	$(BIN)/python -m tests.server.soak

bench: .venv/built
	$(BIN)/python benchmarks/bench.py

bench-peers: .venv/built
	$(BIN)/python benchmarks/peers.py

bench-arena: .venv/tested
	$(BIN)/python benchmarks/arena.py

bench-server: .venv/tested
	$(BIN)/python benchmarks/server.py

ladder: .venv/tested
	$(BIN)/python benchmarks/ladder.py
	$(BIN)/python benchmarks/ladder.py page

build: .venv/built

clean:
	rm -rf .venv build .mypy_cache .pytest_cache .ruff_cache src/*.egg-info

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Revier needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null \
		|| { echo "Python's venv module is missing: apt-get install python3-venv python3-dev"; exit 1; }
	$(PYTHON) -m venv .venv

.venv/ready: requirements.txt | .venv/bin/python
	$(PIP) install -r requirements.txt
	@touch $@

.venv/tested: requirements-dev.txt .venv/built
	$(PIP) install -r requirements-dev.txt
	@touch $@

# The wheel is compiled with mypyc, which takes two to three minutes.
.venv/built: $(SOURCES) .venv/ready
	@echo "Compiling the rules ..."
	@rm -rf build
	$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@touch $@
