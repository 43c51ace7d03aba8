# Each command makes the environment it needs; a second run reuses it.
PYTHON ?= python3
export PYTHON

.PHONY: demo test conformance bench
INPUTS := pyproject.toml constraints.txt scripts/environment

demo: .venv/installed-webgpu
	@scripts/vulkan-driver
	.venv/bin/kitsune demo

test: .venv/installed-dev
	@scripts/vulkan-driver
	PYTHON=.venv/bin/python scripts/check

# Every operator case of the onnx package; the tests take a sample of them.
conformance: .venv/installed-dev
	.venv/bin/python -m tests.conformance.onnx_backend

# Its own environment, so that the tests see the same packages whether or not it was ever made.
# Every suite, a few minutes each; the tables of benchmarks/README.md become those of this machine.
SUITES ?= linear elementwise rows attention small models train compile patterns
bench: .venv-bench/installed-bench
	@scripts/peers-compilers
	@for suite in $(SUITES); do \
	    .venv-bench/bin/kitsune bench $$suite --update benchmarks/README.md || exit 1; \
	done

.venv/installed-%: $(INPUTS)
	scripts/environment .venv $*
	@touch $@

# torch goes first, at the pinned version, before anything that could ask for another.
.venv-bench/installed-bench: $(INPUTS)
	scripts/environment .venv-bench bench torch
	@touch $@
