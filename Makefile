# Each command makes the environment it needs; a second run reuses it. System packages are installed
# with KITSUNE_APT=1, or after a question on a terminal; otherwise what needs them is skipped.
PYTHON ?= python3
export PYTHON

.PHONY: demo test docs conformance bench
INPUTS := pyproject.toml constraints.txt requirements-dev.txt scripts/environment

demo: .venv/installed-demo
	@.venv/bin/kitsune demo

test: .venv/installed-dev
	@scripts/vulkan-driver chromium firefox-esr
	PYTHON=.venv/bin/python scripts/check

# The pages as a site in site/; what scripts write of them is written anew.
docs: .venv/installed-dev
	for script in architecture commands pictures promises standing stubs; do .venv/bin/python scripts/$$script.py || exit 1; done
	NO_MKDOCS_2_WARNING=1 .venv/bin/python -m mkdocs build --quiet

# Every operator case of the onnx package and of torch, and every size on every level of CPU, of which
# the tests take a sample; trained models on WebGPU against the CPU; and the suites of other
# projects, those that are in KITSUNE_SUITES (docs/CONFORMANCE.md); damaged files of every kind that is
# read, and processes that are killed while they write.
conformance: .venv/installed-dev
	.venv/bin/python -m pytest -n 2 --every-level tests/backends tests/conformance
	.venv/bin/python -m tests.conformance.onnx_backend
	.venv/bin/python -m tests.conformance.torch_ops
	.venv/bin/python -m tests.conformance.webgpu_models
	.venv/bin/python -m tests.conformance.transformers_models
	.venv/bin/python -m tests.conformance.inductor_suite
	.venv/bin/python -m tests.conformance.nnsmith_models
	.venv/bin/python -m tests.conformance.tinygrad_ops
	.venv/bin/python -m tests.conformance.files --count 300 --kills 60

# Its own environment, so that the tests see the same packages whether or not it was ever made.
# Every suite, a few minutes each; the tables of benchmarks/README.md become those of this machine.
SUITES ?= linear elementwise rows attention small models train quant compile patterns onnx loops torch dynamic cost instructions
bench: .venv-bench/installed-bench
	@scripts/peers-compilers
	@for suite in $(SUITES); do \
	    .venv-bench/bin/python -m benchmarks --suite $$suite --update benchmarks/README.md || exit 1; \
	done

.venv/installed-demo: $(INPUTS)
	scripts/environment .venv onnx
	@touch $@

# torch goes first, at the pinned version, before anything that could ask for another.
.venv/installed-dev: $(INPUTS)
	scripts/environment .venv dev torch
	@touch $@

.venv-bench/installed-bench: $(INPUTS)
	scripts/environment .venv-bench bench torch
	.venv-bench/bin/python -m benchmarks.onnx_files | \
	    xargs .venv-bench/bin/python -m pip install --quiet --no-deps
	@touch $@
