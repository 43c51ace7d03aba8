"""Small models and inputs as transformers' own tests make them.

`tests/models/X/test_modeling_X.py` of its repository has, for each architecture, an object that
makes a small configuration and inputs for it. They come first where that folder is present; what
they do not cover is left to tests/conformance/tiny_models.py.
"""

from __future__ import annotations

import copy
import importlib
import importlib.abc
import inspect
import random
import sys
import unittest
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import MagicMock

import torch
from transformers import PreTrainedConfig, PreTrainedModel
from transformers.models.auto.configuration_auto import CONFIG_MAPPING

from tests.conformance.suites import Suite, import_tests
from tests.conformance.tiny_models import NotBuiltError, is_decoder, randomise

SUITE = Suite(
    "transformers",
    "tests/test_modeling_common.py",
    "git clone --depth 1 https://github.com/huggingface/transformers {folder}",
)
PACKAGE = "transformers_tests"  # their package has the name of ours
COMMON = f"{PACKAGE}.test_modeling_common"
UNUSED = ("datasets", "httpx", "requests", "timeout_decorator", "parameterized")
PADDING = 3  # tokens at the left of a decoder's first prompt
# Of the classes that the tests cover, the first of these is used; else the first of all.
ENDINGS = ("ForCausalLM", "LMHeadModel", "ForConditionalGeneration", "ForMaskedLM", "Model")


def load_common(folder: Path) -> None:
    """Make the tests importable, under a name of their own."""
    package = ModuleType(PACKAGE)
    package.__path__ = [str(folder / "tests")]
    sys.modules[PACKAGE] = package
    sys.meta_path.append(Alias())
    for name in (f"{PACKAGE}.test_pipeline_mixin", *UNUSED):
        if name.startswith(PACKAGE) or find_spec(name) is None:
            sys.modules[name] = Unused(name)
    import_tests(COMMON)


class Unused(ModuleType):
    """Stands in for a module that the tests import, and their models do not need."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.__spec__ = ModuleSpec(name, None)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return MagicMock() if name.islower() else type(name, (), {})


class Alias(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds `tests.X` of transformers where we have no such module."""

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        is_theirs = fullname.startswith("tests.") and not fullname.startswith("tests.conformance")
        return ModuleSpec(fullname, self) if is_theirs else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return importlib.import_module(PACKAGE + spec.name.removeprefix("tests"))

    def exec_module(self, module: ModuleType) -> None:
        """Nothing: it is loaded already, under its own name."""


def has_tests() -> bool:
    return PACKAGE in sys.modules


@dataclass
class AuthorModel:
    """A small model, and the case of the tests that makes its inputs. A part of another model has
    those with which that `whole` one calls it."""

    model: PreTrainedModel
    case: Any
    whole: PreTrainedModel

    def inputs(self, more_rows: int = 0, more_tokens: int = 0) -> dict[str, Any]:
        """Inputs, for a larger batch and longer sequences where wanted."""
        given = author_inputs(self.whole, self.case, more_rows, more_tokens)
        if self.model is self.whole:
            return given
        calls: list[dict[str, Any]] = []
        signature = inspect.signature(self.model.forward)

        def record(_model: Any, args: Any, options: Any) -> None:
            calls.append(dict(signature.bind_partial(*args, **options).arguments))

        hook = self.model.register_forward_pre_hook(record, with_kwargs=True)
        with torch.no_grad():
            self.whole(**given)
        hook.remove()
        if not calls:
            raise NotBuiltError("the model that it is a part of does not call it")
        return {**calls[0], **calls[0].pop("kwargs", {})}


def author_model(model_type: str) -> AuthorModel:
    """A small model of transformers' tests, or a part of one."""
    wanted = CONFIG_MAPPING[model_type]
    for case in cases(wanted):
        config, _ = case.model_tester.prepare_config_and_inputs_for_common()
        for cls in sorted(case.all_model_classes, key=preference):
            if cls.config_class is not type(config):
                continue
            torch.manual_seed(0)
            whole = randomise(cls(copy.deepcopy(config)).eval())
            for part in whole.modules():
                if isinstance(part, PreTrainedModel) and type(part.config) is wanted:
                    return AuthorModel(part, case, whole)
    raise NotBuiltError("transformers' tests have no model of it")


def preference(cls: type[PreTrainedModel]) -> int:
    found = [n for n, ending in enumerate(ENDINGS) if cls.__name__.endswith(ending)]
    return found[0] if found else len(ENDINGS)


def cases(wanted: type[PreTrainedConfig]) -> Iterator[Any]:
    """The cases of the tests in an architecture's folder that have models."""
    folder = wanted.__module__.split(".")[2]
    root = Path(sys.modules[PACKAGE].__path__[0]) / "models" / folder
    for file in sorted(root.glob("test_modeling_*.py")):
        module = import_tests(f"{PACKAGE}.models.{folder}.{file.stem}")
        for cls in vars(module).values():
            is_case = inspect.isclass(cls) and issubclass(cls, unittest.TestCase)
            if not is_case or cls.__module__ != module.__name__:
                continue
            names = unittest.TestLoader().getTestCaseNames(cls)
            if not hasattr(cls, "all_model_classes") or not names:
                continue
            case = cls(names[0])
            case.setUp()
            if getattr(case, "model_tester", None) and case.all_model_classes:
                yield case


def author_inputs(
    model: PreTrainedModel, case: Any, more_rows: int = 0, more_tokens: int = 0
) -> dict[str, Any]:
    """Inputs of the tests for a model, for a larger batch and longer sequences where wanted."""
    sys.modules[COMMON].global_rng.seed(more_rows)  # which draws images and sound
    random.seed(more_rows)
    torch.manual_seed(more_rows)
    tester = case.model_tester
    changes = {"batch_size": more_rows, "seq_length": more_tokens}
    before = {name: getattr(tester, name) for name in changes if hasattr(tester, name)}
    for name, value in before.items():
        setattr(tester, name, value + changes[name])
    try:
        _, inputs = tester.prepare_config_and_inputs_for_common()
    finally:
        for name, value in before.items():
            setattr(tester, name, value)
    inputs = case._prepare_for_class(inputs, type(model))
    taken = inspect.signature(model.forward).parameters
    if "use_cache" in taken:
        inputs["use_cache"] = False
    mask = inputs.get("attention_mask")
    if isinstance(mask, torch.Tensor) and mask.ndim == 2 and is_decoder(model):
        inputs["attention_mask"] = pad_left(mask)
    return {name: value for name, value in inputs.items() if value is not None}


def pad_left(mask: torch.Tensor) -> torch.Tensor:
    """A bool mask of whole prompts, but for some tokens at the left of the first."""
    padded = torch.ones_like(mask, dtype=torch.bool)
    padded[0, : min(PADDING, mask.shape[1] - 1)] = False
    return padded
