# Each command makes the environment it needs; a second run reuses it.
PYTHON ?= python3
export PYTHON

.PHONY: demo test bench
INPUTS := pyproject.toml constraints.txt scripts/environment

demo: .venv/installed-webgpu
	@scripts/vulkan-driver
	.venv/bin/kitsune demo

test: .venv/installed-dev
	@scripts/vulkan-driver
	PYTHON=.venv/bin/python scripts/check

# Its own environment, so that the tests see the same packages whether or not it was ever made.
bench: .venv-bench/installed-bench
	.venv-bench/bin/kitsune bench core
	.venv-bench/bin/kitsune bench patterns
	.venv-bench/bin/kitsune bench gate

.venv/installed-%: $(INPUTS)
	scripts/environment .venv $*
	@touch $@

# torch goes first, at the pinned version, before anything that could ask for another.
.venv-bench/installed-bench: $(INPUTS)
	scripts/environment .venv-bench bench torch
	@touch $@
