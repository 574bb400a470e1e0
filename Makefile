# Needs Python 3.11 or newer; `make fast` also needs a C compiler. To name a Python: make play PYTHON=python3.13
# The browser client is built with Node 20 or newer if that is there, else with one that is installed into .venv.
#
# Three environments, all in this folder:
#   .venv        plain Python on the sources in src/; has the tools of `make test` once that has run
#   .venv-fast   the compiled wheel
#   .venv-bench  the compiled wheel and the libraries it is measured beside
# A stamp in each says what is complete: nothing is installed again until a file that the stamp depends on changes.

GAME ?= glory-islands
ARGS ?=
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done)

SOURCES := $(shell find src -type f ! -name '*.pyc')
PINS := requirements/runtime.txt requirements/dev.txt requirements/node.txt
PIP := -m pip -qq --disable-pip-version-check --no-input
# Builds run in an environment of their own, which takes its pins from here.
export PIP_CONSTRAINT := $(PINS)
export PIP_BUILD_CONSTRAINT := $(PINS)
export PIP_USER := 0
unexport PYTHONPATH PYTHONHOME

.PHONY: help play terminal client fast check test test-compiled screenshots bench load kill format clean

help: ## what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-14s %s\n", $$1, $$2}' Makefile

play: .venv/.runtime client ## install what is needed, then play in the browser; options of the server: ARGS='...'
	@$(tortuga); $$tortuga serve --open --static web/dist $(ARGS)

terminal: .venv/.runtime ## play in the terminal; another game or options: GAME=... ARGS='...'
	@$(tortuga); $$tortuga play $(GAME) $(ARGS)

client: .venv/.runtime ## build the browser client, if its sources have changed
	@node=$$(.venv/bin/python web/build.py --needs); \
	if [ -n "$$node" ]; then echo "Installing Node into .venv; this is done once." >&2; .venv/bin/python $(PIP) install $$node; fi
	@.venv/bin/python web/build.py

# The compiled one, if it is there and not older than the sources.
define tortuga
if [ ! -e .venv-fast/.compiled ]; then \
		tortuga=.venv/bin/tortuga; \
		! command -v cc >/dev/null || echo "This is plain Python; 'make fast' compiles it, and bots think three times faster." >&2; \
	elif [ -n "$$(find src pyproject.toml -type f ! -name '*.pyc' -newer .venv-fast/.compiled)" ]; then \
		tortuga=.venv/bin/tortuga; \
		echo "The sources have changed since they were compiled: this is plain Python; run 'make fast' again." >&2; \
	else \
		tortuga=.venv-fast/bin/tortuga; \
	fi
endef

fast: .venv-fast/.compiled ## compile the rules; `make play` then uses them
	@.venv-fast/bin/tortuga about

check: .venv/.dev ## what one wants before each commit: ruff, mypy, and the quick tests
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/pytest -q -n auto -m 'not broad and not slow' --ignore tests/browser

# The contract on all setups is played once: compiled, or plain where nothing can be compiled.
test: .venv/.dev client ## install what is needed, then run every check
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/python web/build.py check
	.venv/bin/python web/build.py test
	if [ -n "$$(.venv/bin/python hatch_build.py)" ]; then broad=; else broad='not broad'; fi; \
		.venv/bin/pytest -n auto -m "$$broad" --ignore tests/browser
	.venv/bin/pytest -n 2 tests/browser
	@[ -n "$$(.venv/bin/python hatch_build.py)" ] || $(MAKE) --no-print-directory test-compiled
	@PYTHONPATH=benchmarks .venv/bin/python -m tests.missing

test-compiled: .venv/.dev .venv-fast/.compiled .venv-fast/.dev ## the tests of compiled code, with the contract on all setups
	@reason=$$(.venv/bin/python hatch_build.py); \
	if [ -n "$$reason" ]; then echo "Compiled code was not tested: $$reason."; exit; fi; \
	set -x; TORTUGA_EXPECT_COMPILED=1 .venv-fast/bin/pytest -n auto tests/compiled tests/contract

screenshots: .venv/.dev client ## take the pictures of docs/screenshots; needs Chromium
	.venv/bin/python -m tests.browser.screenshots $(ARGS)

bench: .venv/.runtime .venv-fast/.compiled .venv-bench/.peers .venv-bench/.tortuga ## measure speed beside other libraries
	TORTUGA_PLAIN_PYTHON="$(CURDIR)/.venv/bin/python" TORTUGA_FAST_PYTHON="$(CURDIR)/.venv-fast/bin/python" \
		.venv-bench/bin/python benchmarks/run.py $(ARGS)

load: .venv-fast/.compiled .venv-fast/.dev ## measure a compiled server with 500 live tables on this machine, about two minutes
	.venv-fast/bin/python benchmarks/load.py $(ARGS)

kill: .venv/.dev ## kill a server 100 times under load and look whether anything was lost; ARGS='--db postgresql'
	.venv/bin/python benchmarks/kill.py $(ARGS)

format: .venv/.dev ## put the code in order
	.venv/bin/ruff check --fix
	.venv/bin/ruff format

clean: ## remove all that was installed or built
	rm -rf .venv .venv-fast .venv-bench build dist web/dist web/node_modules web/src/protocol.d.ts .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

.venv/bin/python .venv-fast/bin/python .venv-bench/bin/python:
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Tortuga needs Python 3.11 or newer. If you have one: make PYTHON=/path/to/python3" >&2; exit 1; }
	@"$(PYTHON)" -m venv --clear $(@:/bin/python=) || { rm -rf $(@:/bin/python=); exit 1; }

.venv/.runtime: requirements/runtime.txt pyproject.toml | .venv/bin/python
	@echo "Installing into .venv; this is done once." >&2
	@TORTUGA_PLAIN=1 TORTUGA_WITHOUT_CLIENT=1 .venv/bin/python $(PIP) install -r requirements/runtime.txt -e .
	@touch $@

.venv/.dev: .venv/.runtime requirements/dev.txt requirements/node.txt
	@echo "Installing the tools for checking into .venv; this is done once." >&2
	@.venv/bin/python $(PIP) install -r requirements/dev.txt -r requirements/node.txt
	@touch $@

.venv-fast/.tools: $(PINS) | .venv-fast/bin/python
	@echo "Installing into .venv-fast; this is done once." >&2
	@.venv-fast/bin/python $(PIP) install -r requirements/runtime.txt hatchling mypy setuptools
	@touch $@

# No stamp without compiled code: with a compiler found later, `make fast` just works.
# The client is served from web/dist.
.venv-fast/.compiled: $(SOURCES) pyproject.toml hatch_build.py compile_rules.py .venv-fast/.tools
	@[ -d build/compiled ] || echo "Compiling: this takes about a minute and a half on two cores, and seconds after a change." >&2
	@rm -rf build/wheel $@ && mkdir -p build/wheel && touch build/begun
	@TORTUGA_WITHOUT_CLIENT=1 .venv-fast/bin/python -m hatchling build --target wheel --directory build/wheel >/dev/null
	@.venv-fast/bin/python $(PIP) install --no-deps --no-compile --force-reinstall build/wheel/*.whl
	@[ -e build/wheel/*-none-any.whl ] || mv build/begun $@

.venv-fast/.dev: requirements/dev.txt | .venv-fast/bin/python
	@.venv-fast/bin/python $(PIP) install -r requirements/dev.txt
	@touch $@

.venv-bench/.peers: requirements/bench.txt | .venv-bench/bin/python
	@echo "Installing the libraries to compare with into .venv-bench; this is done once." >&2
	@.venv-bench/bin/python $(PIP) install -r requirements/runtime.txt -r requirements/bench.txt
	@touch $@

.venv-bench/.tortuga: .venv-fast/.compiled .venv-bench/.peers
	@.venv-bench/bin/python $(PIP) install --no-deps --force-reinstall build/wheel/*.whl
	@touch $@
