"""Records are dataclasses: the same methods, errors and introspection as the standard library's."""

from __future__ import annotations

import dataclasses
import inspect
import pickle
from collections.abc import Callable
from dataclasses import KW_ONLY, field
from typing import Any

import pytest

from kitsune.system import records

MAKERS: list[Callable[..., Any]] = [dataclasses.dataclass, records.dataclass]
# As the library names it in its own modules; to mypy both are one.
record: Any = records.dataclass


@record(frozen=True)
class Point:
    """A point."""

    x: int
    y: float = 2.0
    note: str = field(default="", compare=False, repr=False)


@record
class Bag:
    items: list[int] = field(default_factory=list)
    total: int = field(init=False)

    def __post_init__(self) -> None:
        self.total = sum(self.items)


@record(frozen=True)
class Place(Point):
    name: str = "here"


def make_options(make: Callable[..., Any]) -> type:
    class Options:
        first: int
        _: KW_ONLY
        second: int = 2
        seen: dict[str, int] = field(default_factory=dict, hash=False)

    Options.__annotations__["_"] = KW_ONLY
    return make(frozen=True)(Options)  # type: ignore[no-any-return]


def test_equal_fields_are_equal_objects_with_one_hash() -> None:
    assert Point(1) == Point(1, 2.0, "elsewhere")
    assert hash(Point(1)) == hash(Point(1, note="elsewhere")) == hash((1, 2.0))
    assert Point(1) != Point(2)
    assert Point(1) != Place(1)
    assert Point(1) != (1, 2.0, "")
    assert len({Point(1), Point(1), Place(1)}) == 2
    nan = float("nan")
    assert Point(1, nan) == Point(1, nan)  # as tuples of the same objects are


def test_an_object_that_can_change_has_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Bag())
    assert Bag([1]) == Bag([1])


def test_values_are_made_for_each_object() -> None:
    first, second = Bag(), Bag()
    first.items.append(1)
    assert second.items == []
    assert Bag([1, 2]).total == 3


def test_a_frozen_object_does_not_change() -> None:
    point, place = Point(1), Place(1)
    for name in ("x", "other"):
        with pytest.raises(
            dataclasses.FrozenInstanceError, match=f"cannot assign to field '{name}'"
        ):
            setattr(point, name, 3)
    with pytest.raises(dataclasses.FrozenInstanceError, match="cannot delete field 'x'"):
        del place.x
    assert dataclasses.replace(place, x=3) == Place(3)


def test_a_dataclass_of_the_standard_library_extends_a_record() -> None:
    class Named(Place):
        title: str = ""

    made = dataclasses.dataclass(frozen=True)(Named)(1, title="a")  # type: ignore[call-arg]
    assert (made.x, made.name, made.title) == (1, "here", "a")
    with pytest.raises(dataclasses.FrozenInstanceError):
        made.title = "b"
    with pytest.raises(TypeError, match="cannot inherit non-frozen"):
        dataclasses.dataclass(type("Loose", (Point,), {}))
    assert Point.__dataclass_params__.frozen
    assert not Bag.__dataclass_params__.frozen


def test_records_print_pickle_and_convert() -> None:
    place = Place(1, name="there")
    assert repr(place) == "Place(x=1, y=2.0, name='there')"
    assert pickle.loads(pickle.dumps(place)) == place
    assert dataclasses.asdict(place) == {"x": 1, "y": 2.0, "note": "", "name": "there"}
    assert dataclasses.is_dataclass(place)


@pytest.mark.parametrize("make", MAKERS)
def test_wrong_arguments_are_refused_as_ever(make: Callable[..., Any]) -> None:
    made = make_options(make)
    assert made(1, second=3).second == 3
    assert hash(made(1)) == hash((1, 2))
    with pytest.raises(TypeError, match="positional argument"):
        made(1, 2)
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'first'"):
        made()


def test_a_signature_is_known_before_the_first_object() -> None:
    plain, own = (make_options(make) for make in MAKERS)
    given, wanted = inspect.signature(own).parameters, inspect.signature(plain).parameters
    assert list(given) == list(wanted) == ["first", "second", "seen"]
    assert [p.kind for p in given.values()] == [p.kind for p in wanted.values()]
    assert given["second"].default == 2
    assert str(given["first"]) == "first: 'int'"


def test_methods_of_a_class_stay() -> None:
    @record(frozen=True)
    class Named:
        name: str

        def __init__(self, name: str) -> None:
            object.__setattr__(self, "name", name.upper())

        def __eq__(self, other: object) -> bool:
            return True

        def __hash__(self) -> int:
            return 7

        def __repr__(self) -> str:
            return self.name

    assert Named("a") == Named("b")
    assert hash(Named("a")) == 7
    assert repr(Named("a")) == "A"
    assert list(inspect.signature(Named).parameters) == ["name"]
