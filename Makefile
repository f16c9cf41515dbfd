# Everything runs in a virtual environment inside the checkout; `make demo` and `make test` set it up themselves.
# Another Python has another folder: make test PYTHON=python3.13 VENV=.venv-3.13

VENV := .venv
BIN := $(VENV)/bin
# What the demonstration needs is installed sooner than what the tests need.
DEMO := $(VENV)/.ready-demo
READY := $(VENV)/.ready

# A command of that name may exist and fail (a pyenv shim), and Debian leaves out ensurepip: try each.
SUITABLE := import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3 python; do \
	"$$p" -c '$(SUITABLE)' >/dev/null 2>&1 && echo "$$p" && break; done)

CHECKED := typedtensor examples tests benchmarks docs/site

# How many processes share the tests; each has one thread for BLAS, as more would wait for each other. Which tests stay
# together in one process is in tests/sharing.py. PROCESSES=0 runs them in this one, to debug. What is compiled is kept,
# whatever the environment says: dozens of processes import it.
PROCESSES ?= auto
SHARED := OMP_NUM_THREADS=1 PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest --quiet --numprocesses $(PROCESSES)

.DEFAULT_GOAL := help
.PHONY: help demo test tests slow bench site site-serve extension playground lint types release clean

help: ## what can be made
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST)

demo: $(DEMO) ## check an example, see a wrong one rejected, train it, draw a picture
	@echo "== mypy examples/digits.py"
	@$(BIN)/mypy examples/digits.py
	@echo
	@echo "== mypy examples/digits_wrong.py: the same script with mistakes, found before it runs"
	@if $(BIN)/mypy examples/digits_wrong.py; then echo "The mistakes were not found."; exit 1; fi
	@echo
	@echo "== python examples/digits.py"
	@$(BIN)/python examples/digits.py

# Side by side, as checking types takes one core. Before that the package is compiled once, not by each process.
# The types of the tests themselves are checked with the exhaustive tests.
test: $(READY) ## lint, check the types of the package and the examples, run the tests
	@$(BIN)/python -m compileall -q -j 0 typedtensor
	@$(MAKE) --no-print-directory --jobs 3 lint types tests CHECKED="typedtensor examples"

tests: $(READY)
	@$(SHARED)

slow: types ## check all types, run the exhaustive tests (FUZZ=600: each fuzzer for ten minutes, not 20 seconds)
	@$(SHARED) --exitfirst -m slow $(if $(FUZZ),--fuzz-seconds=$(FUZZ))

bench: $(READY) ## measure, beside PyTorch, JAX and autograd (an hour; figures in build/)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@$(BIN)/python -m benchmarks

site: $(READY) ## build the site, with the documents and the API reference, in build/site (VERSIONS=1: and of each tag)
	@$(BIN)/python -m docs.site $(if $(VERSIONS),--versions)

site-serve: $(READY) ## build the site and show it on http://127.0.0.1:8000
	@$(BIN)/python -m docs.site --serve

extension: ## build the extension for VS Code, build/typedtensor.vsix (needs npm)
	@rm -rf build/extension build/typedtensor.vsix
	@mkdir -p build
	@cp -R typedtensor/lsp/extension build/extension
	@cp LICENSE build/extension/LICENSE.txt
	@cd build/extension && npm install --silent --no-audit --no-fund && npm run --silent bundle && \
		npx --no-install vsce package --no-dependencies --allow-missing-repository --out ../typedtensor.vsix

# Node builds it. NumPy for the page comes from Pyodide's release; NUMPY_WHEEL=FILE takes a wheel that is here.
playground: $(READY) ## build the playground, a page without a server, to build/playground (needs Node 20)
	@rm -rf build/wheels build/playground build/page
	@$(BIN)/python -m build --wheel --outdir build/wheels . >/dev/null
	@$(BIN)/python -m pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: \
		--platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --dest build/wheels \
		--requirement docs/playground/wheels.txt
	@cp -r docs/playground build/page
	@cd build/page && npm ci --silent --no-audit --no-fund
	@PYTHON=$(abspath $(BIN)/python) node build/page/build.mjs build/wheels build/playground
	@echo "Wrote build/playground; python -m http.server --directory build/playground shows it"

lint: $(READY) ## style and format
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .

types: $(READY) ## check types with the plugin
	@$(BIN)/mypy $(CHECKED)

# In an environment of its own, so that nothing of the checkout is used.
release: $(READY) ## build the source distribution and the wheel, check both, run the example from the wheel
	@rm -rf dist build/release
	@$(BIN)/python -m build --outdir dist .
	@$(BIN)/python -m twine check --strict dist/*
	@$(BIN)/python -m venv build/release
	@build/release/bin/python -m pip install --quiet --disable-pip-version-check "$$(ls dist/*.whl)[check,examples]"
	@cp examples/digits.py build/release
	@printf '[mypy]\nstrict = True\nplugins = typedtensor.mypy_plugin\n[mypy-sklearn.*,tqdm.*]\nignore_missing_imports = True\n' >build/release/mypy.ini
	@cd build/release && bin/mypy digits.py && bin/python digits.py
	@ls dist

clean: ## remove the virtual environment, caches and what was built
	rm -rf $(VENV) .venv-* .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist demo
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@if [ -z "$(PYTHON)" ] || ! "$(PYTHON)" -c '$(SUITABLE)'; then \
		echo "Python 3.11 or newer with venv is needed, and $(or $(PYTHON),none) was found." >&2; \
		echo "Install it (Debian, Ubuntu: apt install python3 python3-venv), or name one: make PYTHON=/path/to/python" >&2; \
		exit 1; fi
	@echo "Setting up $(VENV) with $$("$(PYTHON)" --version) (once; a minute or two)"
	@"$(PYTHON)" -m venv $(VENV)

$(DEMO): pyproject.toml | $(BIN)/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[check,examples]'
	@touch $@

$(READY): pyproject.toml | $(BIN)/python
	@echo "Installing what the tests need"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(DEMO)
