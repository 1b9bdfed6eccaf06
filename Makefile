# make play     set up, then play in the browser
# make test     every check: lint, types, client, tests interpreted and compiled, server, browser
# make lint     lint and types alone
# make test-server   the tests of the server: two databases, processes that are killed
# make test-faults   games are played while all goes wrong that can, for an hour (MINUTES=60)
#                    then a million hostile messages
# make test-thorough  properties with new random examples for an hour (MINUTES=60)
# make test-browser  the table in a real browser; pictures of it in build/screenshots
# make page     the whole game as a static page that needs no server, in build/page
# make bench    speed, interpreted and compiled
# make release  the source archive and the wheels, built and checked, in dist; compiled for these
#               Pythons too: PYTHONS='python3.12 python3.13'
# make clean    remove all that these commands made
#
# Another Python: make test PYTHON=python3.12 (each keeps its own environment).

PYTHON ?= python3
# Processes for the tests, and the most of them.
JOBS ?= auto
MAX_JOBS ?= 8
# For how long test-thorough and test-faults begin anew.
MINUTES ?= 60

SHELL := /bin/sh
.DELETE_ON_ERROR:
.PHONY: play test test-server lint test-client test-interpreted test-compiled test-browser \
	page pages test-thorough test-faults bench release clean

export PIP_DISABLE_PIP_VERSION_CHECK := 1

# Like 3.11; empty where there is no Python that will do.
VERSION := $(shell $(PYTHON) -c 'import sys; sys.version_info >= (3, 11) and print("%d.%d" % sys.version_info[:2])' 2>/dev/null)

NAME := $(filter-out python3,$(notdir $(PYTHON)))
VENV := .venv$(NAME:%=-%)
BIN := $(VENV)/bin
BUILD := build/$(notdir $(PYTHON))
COMPILED := $(BUILD)/compiled

# Stamps: .venv/play-3.11 has what a player needs, .venv/dev-3.11 all that the checks need.
PLAY := $(VENV)/play-$(VERSION)
DEV := $(VENV)/dev-$(VERSION)

CODE := src tests docs/examples hatch_build.py web/npm.py benchmarks scripts
CLIENT := $(shell find web locales -name node_modules -prune -o -type f -print)
# Folders too: their time changes when a file is removed.
PACKAGE := $(shell find -L src/raiatea \( -name __pycache__ -o -name files -o -name static \) -prune -o -print)

play: $(PLAY)
	$(BIN)/raiatea

# What has use for one core only is done side by side; the tests use all that there are.
test:
	$(MAKE) --jobs 2 --output-sync lint test-client $(COMPILED)/stamp
	$(MAKE) --jobs 1 test-interpreted test-compiled test-server test-browser

lint: $(DEV)
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy --strict $(CODE)

# The browser client's own checks.
test-client: $(DEV) web/node_modules/stamp
	cd web && ../$(BIN)/python npm.py run lint
	cd web && ../$(BIN)/python npm.py run check
	cd web && ../$(BIN)/python npm.py test

web/node_modules/stamp: web/package-lock.json | $(DEV)
	cd web && ../$(BIN)/python npm.py ci --no-audit --no-fund
	@touch $@

# A worker has whole files, as long as no other has nothing left to do.
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --maxprocesses $(MAX_JOBS) --dist worksteal
# Who mostly waits for a server or a clock leaves room for another.
WAITING := $(BIN)/python -m pytest -n $$((2 * $$(nproc))) --maxprocesses $(MAX_JOBS) --dist worksteal

test-interpreted: $(DEV)
	RAIATEA_EXPECT=interpreted $(PYTEST) $(addprefix --ignore=tests/,browser faults hosting server)

# What cannot depend on how the engine was made is not tried twice.
APART := $(addprefix --ignore=tests/,analysis arena balance browser cli docs \
	faults figures hosting locales page reach released server training)

test-compiled: $(DEV) $(COMPILED)/stamp
	RAIATEA_EXPECT=compiled PYTHONPATH='$(CURDIR)/$(COMPILED)' $(PYTEST) $(APART)

test-server: $(DEV)
	@$(call need,command -v $${CC:-cc},gcc libc6-dev,a C compiler)
	@$(call need,$(MACHINE),caddy curl iproute2 postgresql procps python3-venv,what docs/hosting.md needs)
	$(WAITING) tests/hosting tests/faults tests/server

MACHINE := (set -e; for one in caddy curl ip pg_ctlcluster sysctl; do command -v $$one; done; \
	/usr/bin/python3 -c 'import ensurepip, venv')

test-browser: pages web/node_modules/stamp
	@$(call need,command -v chromium-headless-shell,chromium-headless-shell fonts-liberation,a browser for the tests)
	@$(call need,command -v chromium,chromium,a browser that shows notifications for the tests)
	$(PYTEST) tests/browser

# New examples each time round; the first that fails ends it and is tried first the next time.
# The browser's are not drawn, so once is enough; they cannot share a process with the server's.
test-thorough: $(DEV) $(COMPILED)/stamp web/node_modules/stamp
	@$(call need,command -v chromium-headless-shell,chromium-headless-shell fonts-liberation,a browser for the tests)
	@$(call need,command -v chromium,chromium,a browser that shows notifications for the tests)
	end=$$(($$(date +%s) + 60 * $(MINUTES))); \
	until test $$(date +%s) -ge $$end; do $(THOROUGH) --ignore=tests/browser tests || exit 1; done
	$(THOROUGH) tests/browser

THOROUGH := HYPOTHESIS_PROFILE=thorough RAIATEA_EXPECT=compiled \
	PYTHONPATH='$(CURDIR)/$(COMPILED)' $(PYTEST) -m "hypothesis or thorough"

# Servers are killed, stopped, cut off, lose their database, their disk, the time, their version.
test-faults: $(DEV)
	@$(call need,command -v $${CC:-cc},gcc libc6-dev,a C compiler)
	$(BIN)/python -m tests.faults --minutes $(MINUTES)
	$(BIN)/python -m tests.server.fuzz --messages 1000000

# What of the client and of its Python was made from other sources is made anew.
pages: $(DEV)
	$(BIN)/python -c 'import pathlib, hatch_build; hatch_build.build_client(pathlib.Path())'

page: pages
	$(BIN)/raiatea export build/page

bench: $(DEV) $(COMPILED)/stamp
	$(BIN)/python -m benchmarks.run
	PYTHONPATH='$(CURDIR)/$(COMPILED)' $(BIN)/python -m benchmarks.run

release: $(DEV)
	$(BIN)/python -m scripts.release $(PYTHONS)

clean:
	rm -rf .venv .venv-* build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf web/node_modules src/raiatea/page/files src/raiatea/server/static
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

$(PLAY): pyproject.toml hatch_build.py $(CLIENT)
	$(make-venv)
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(DEV): pyproject.toml hatch_build.py $(CLIENT)
	$(make-venv)
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $(PLAY) $@

# A real wheel, unpacked beside the sources; what is already compiled is used again.
$(COMPILED)/stamp: pyproject.toml hatch_build.py $(PACKAGE) | $(DEV)
	@$(call need,command -v $${CC:-cc},gcc libc6-dev,a C compiler)
	@$(call need,$(HEADERS),python$(VERSION)-dev,the headers of Python $(VERSION))
	rm -rf $(COMPILED)
	RAIATEA_COMPILE=1 RAIATEA_COMPILE_DIR=$(BUILD)/mypyc \
		$(BIN)/python -m pip install --quiet --no-deps --target $(COMPILED) .
	@touch $@

HEADERS := $(PYTHON) -c 'import os, sysconfig; os.stat(sysconfig.get_path("include") + "/Python.h")'

# The environment, made anew unless it is there and of this version of Python.
define make-venv
@test -n '$(VERSION)' || { echo 'Python 3.11 or newer is needed: install python3, or say make $(or $(MAKECMDGOALS),play) PYTHON=python3.12' >&2; exit 1; }
@test -e $(BIN)/pip$(VERSION) || { $(call need,$(PYTHON) -c 'import ensurepip$(,) venv',python$(VERSION)-venv,the venv module of Python $(VERSION)); }
@test -e $(BIN)/pip$(VERSION) || $(PYTHON) -m venv --clear $(VENV)
endef

# $(call need,test,packages,thing): install the Debian packages unless the test succeeds.
define need
$(1) >/dev/null 2>&1 || { \
	$(install) $(2); \
	$(1) >/dev/null 2>&1 || { echo 'Missing: $(3). Install it (on Debian: apt-get install $(2)), then try again.' >&2; exit 1; }; \
}
endef

, := ,
define install
install() { \
		command -v apt-get >/dev/null || return 0; \
		sudo=; test "$$(id -u)" = 0 || sudo=sudo; \
		command -v "$${sudo:-env}" >/dev/null || return 0; \
		echo "Installing $$*" >&2; \
		$$sudo apt-get update -qq; \
		$$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$$@" >/dev/null; \
	}; install
endef
