# `make play` and `make test` need Python 3.11 or newer, and nothing else.
# More words for the program or for pytest: make play ARGS="--port 8001", make test ARGS="-k qwixx"

PYTHON ?= python3
VENV := .venv/bin/python
ARGS ?=
UV_LOCK := .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

.PHONY: help play test check format page dev dist lock clean

help: ## this list
	@grep -hE '^[a-z]+:.*##' Makefile | sed -E 's/^([a-z]+):.*## /  make \1	/'

play: ## set up and open the games in the browser
	@$(PYTHON) scripts/setup.py play
	@$(VENV) -m ludoteka serve --open $(ARGS)

test: ## set up and run all tests, checks included
	@$(PYTHON) scripts/setup.py test
	@$(VENV) -m pytest --numprocesses=auto --dist=loadfile $(ARGS)

check: ## only the checks of the sources: lint, format, types of Python and of the page
	@$(PYTHON) scripts/setup.py test
	@$(VENV) -m pytest tests/house $(ARGS)

format: ## let ruff format and mend what it can
	@$(PYTHON) scripts/setup.py test
	@$(VENV) -m ruff format
	@$(VENV) -m ruff check --fix

page: ## build the page
	@$(PYTHON) scripts/setup.py play

dev: ## work on the page: it reloads at every edit (start `make play` beside it)
	@$(PYTHON) scripts/setup.py play
	@$(VENV) scripts/page.py dev

dist: ## wheel and sdist, with the built page
	@$(PYTHON) scripts/setup.py play
	@.venv/bin/uv build --quiet --no-build-isolation --python $(VENV) --out-dir dist
	@ls -l dist

lock: ## pin the newest packages that pyproject.toml and ui/package.json allow
	@$(PYTHON) scripts/setup.py play
	@$(UV_LOCK) --upgrade pyproject.toml --output-file requirements.txt
	@$(UV_LOCK) --upgrade pyproject.toml --group test --constraints requirements.txt --output-file requirements-test.txt
	@$(UV_LOCK) --upgrade --group build --constraints requirements-test.txt --output-file requirements-build.txt
	@cd ui && DENO_TLS_CA_STORE=system,mozilla ../.venv/bin/deno install --quiet

clean: ## remove everything that was set up or built here
	rm -rf .venv dist ui/node_modules src/ludoteka/web/static .mypy_cache .ruff_cache .pytest_cache .hypothesis
