# make play   sets everything up and starts a server to play on; PORT=8080 names its port
# make test   sets everything up and runs the test suite
# make prove  the proofs that take longer, for after it
# Everything is installed into .venv of this checkout; only Debian's PostgreSQL and Chromium, for the tests, are not.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal --durations 20
NODE := web/node.sh
CLIENT := src/revier/web/index.html
TYPES := web/src/generated/api.ts
# The built client has files of ours among its own; it is made from sources and is none.
SOURCES := $(shell find src -path src/revier/web -prune -o '(' -name '*.py' -o -name '*.toml' -o -name '*.ftl' ')' -print) \
	pyproject.toml setup.py
CLIENT_SOURCES := $(shell find web/src web/public -type f -not -path '*/generated/*') \
	$(shell find src/revier/locales -name '*.ftl') web/index.html web/vite.config.ts

.PHONY: play test prove test-pythons needs chromium build lint web playthroughs soak e2e screenshots bench bench-peers bench-bots bench-arena bench-envs bench-records bench-server bench-web \
	ladder ranks experience clean

# Everything is kept in revier.db; --host 0.0.0.0 lets others in.
play: .venv/built
	$(BIN)/revier serve $(if $(PORT),--port $(PORT))

# Rules run interpreted as well. All else that is compiled does so in `make prove`, but for what takes too long there.
RULES := tests/glueck_auf tests/kohle_und_kolonie tests/schichtwechsel tests/test_playthroughs.py
ONCE := tests/server tests/envs $(wildcard tests/test_arena*.py tests/test_cli*.py tests/test_terminal*.py) tests/test_texts.py tests/test_tuning.py tests/test_rank_measures.py \
	$(wildcard tests/test_training*.py) \
	tests/test_examples.py tests/test_experience.py tests/test_architecture.py tests/test_rule_claims.py tests/test_extras.py \
	tests/test_needs.py tests/test_worker_processes.py
INTERPRETED := HYPOTHESIS_PROFILE=few PYTHONPATH=$(CURDIR)/src $(PYTEST)
test: needs .venv/tested lint
	$(PYTEST) -m "not long" tests
	$(INTERPRETED) $(RULES)
	$(NODE) npm test
	$(NODE) npm run e2e -- --grep-invert @long

# What takes too long for every change.
prove: needs .venv/tested
	$(PYTEST) -m long tests
	$(INTERPRETED) tests $(addprefix --ignore ,$(ONCE) $(RULES))

# The tests with every Python that is here, compiled for each.
test-pythons: needs $(CLIENT)
	tests/pythons.sh

# Everything that is missing, at once, before anything else.
needs:
	@tests/needs.sh test $(PYTHON)

chromium:
	@tests/web/install_chromium.sh

lint: .venv/tested $(TYPES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(NODE) npm run check

# The proofs in a browser, the long ones too.
e2e: chromium .venv/tested $(TYPES)
	$(NODE) npm run e2e

# Every screen as a picture, into screenshots/.
screenshots: chromium .venv/built
	$(NODE) npm run screenshots

playthroughs: .venv/tested
	$(BIN)/python -m tests.playthroughs

soak: .venv/tested
	$(BIN)/python -m tests.soak
	$(BIN)/python examples/learn_glueck_auf.py --out "$$(mktemp -d)/learned"
	$(BIN)/python -m tests.server.soak

bench: .venv/built
	$(BIN)/python benchmarks/bench.py

bench-peers: .venv/built
	$(BIN)/python benchmarks/peers.py

bench-bots: .venv/built
	$(BIN)/python benchmarks/bots.py

bench-arena: .venv/tested
	$(BIN)/python benchmarks/arena.py

bench-envs: .venv/tested
	$(BIN)/python -m tests.envs.bench

bench-records: .venv/tested
	$(BIN)/python -m benchmarks.records

bench-server: .venv/tested
	$(BIN)/python -m benchmarks.server

bench-web: chromium .venv/built
	$(NODE) npm run bench

ladder: .venv/tested
	$(BIN)/python benchmarks/ladder.py
	$(BIN)/python benchmarks/ladder.py page

# How much stronger every miners' rank is than the one below, where that is not known; hours for the highest.
ranks: .venv/tested
	$(BIN)/python benchmarks/ranks.py measure
	$(BIN)/python benchmarks/ranks.py page

# What experience adds to the guesses of Glück Auf's planner; to be copied to src/revier/bots/glueck_auf/.
experience: .venv/tested
	$(BIN)/python benchmarks/experience.py --out glueck-auf.toml

build: .venv/built

web: $(CLIENT)

clean:
	rm -rf .venv build .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	rm -rf src/revier/web web/node_modules web/src/generated web/test-results screenshots

.venv/bin/python:
	@tests/needs.sh play $(PYTHON)
	$(PYTHON) -m venv .venv

.venv/ready: requirements.txt requirements-bots.txt | .venv/bin/python
	$(PIP) install -r requirements.txt -r requirements-bots.txt
	@touch $@

.venv/tested: requirements-dev.txt .venv/built
	$(PIP) install -r requirements-dev.txt
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json web/.npmrc | .venv/bin/python
	$(NODE) npm ci
	@touch $@

# The client's types, from what the server says about itself.
$(TYPES): $(SOURCES) web/scripts/types.mjs web/node_modules/.ready .venv/ready
	PYTHONPATH=src $(BIN)/python -m revier.server.api.contract web/src/generated
	$(NODE) npm run types

$(CLIENT): $(CLIENT_SOURCES) $(TYPES)
	$(NODE) npm run build

# The wheel is compiled with mypyc, which takes some minutes.
.venv/built: $(SOURCES) $(CLIENT) .venv/ready
	@tests/needs.sh play $(BIN)/python
	@echo "Compiling the rules ..."
	@rm -rf build
	$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@touch $@
