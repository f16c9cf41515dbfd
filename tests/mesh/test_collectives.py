"""Programs per shard: values and gradients on one device, and mistakes, which the run time finds, too."""

from __future__ import annotations

import importlib.util
import re
import typing
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from typedtensor import (
    Axis,
    AxisError,
    Expr,
    Input,
    Local,
    MeshAxis,
    Param,
    Partial,
    RuleError,
    SizeError,
    Tensor,
    given,
    gradient,
)
from typedtensor.core.axes import label_name
from typedtensor.ops import PolyOp, all_reduce, all_to_all, dot, reduce_scatter, relu, shard, square, unshard
from typedtensor.rules import LINEAR

ROOT = Path(__file__).parents[2]
PROGRAMS = ROOT / "tests/typing/cases/collectives.py"
DOCUMENT = ROOT / "docs/shards.md"


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("collectives", PROGRAMS)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MODULE = load()
MISTAKES = [name for name in vars(MODULE) if name.endswith("_wrong")]


def apply(name: str) -> tuple[Any, Any]:
    """What a program gives for inputs of the types that it declares, and the type that it declares of its result."""
    function = getattr(MODULE, name)
    hints = typing.get_type_hints(function)
    declared = typing.get_args(hints.pop("return"))[0]
    made: Any = Input
    return function(*(made(typing.get_args(of)[0]) for of in hints.values())), made(declared).tensor_type


def said(name: str) -> str:
    """The errors that the type checker finds in a program, as its case states them."""
    body = PROGRAMS.read_text().partition(f"def {name}(")[2].partition("\n\n\ndef ")[0]
    return " ".join(re.sub(r"\n\s*#\s*", " ", body.partition("# E: ")[2]).split())


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_refused_where_the_type_checker_refuses_it(name: str) -> None:
    right, declared = apply(name.removesuffix("_wrong"))
    assert right.tensor_type is declared
    assert not said(name.removesuffix("_wrong"))
    try:
        made, declared = apply(name)
    except AxisError as error:
        found = str(error)
    else:
        found = "" if made.tensor_type is declared else "a result of another type"
    assert bool(found) is bool(said(name))
    if "is a sum over" in found or "has other elements" in found:
        assert found in said(name)


def test_the_table_of_mistakes() -> None:
    rows = [(getattr(MODULE, name).__doc__.strip().rstrip("."), "yes" if said(name) else "no") for name in MISTAKES]
    assert len(rows) == 20
    assert sum(verdict == "yes" for _, verdict in rows) >= 18
    table = "\n".join(f"| {what} | {verdict} |" for what, verdict in rows)
    assert table in DOCUMENT.read_text()


class Data(MeshAxis, size=4): ...


class Many(MeshAxis): ...


class Batch(Axis): ...


class Feature(Axis, size=3): ...


class Hidden(Axis, size=4): ...


X, W, V = Input(Tensor[Batch, Feature]), Input(Tensor[Feature, Hidden]), Input(Tensor[Hidden])


def whole() -> Expr[Tensor[()]]:
    hidden = relu(X @ W)
    return square(dot(hidden, V, Hidden)).sum()


def divided() -> Expr[Tensor[()]]:
    hidden = relu(dot(shard(X, Batch, Data), shard(W, Hidden, Many(2)), Feature))
    scores = all_reduce(dot(hidden, shard(V, Hidden, Many(2)), Local[Hidden, Many]), Many)
    return all_reduce(square(scores).sum(Local[Batch, Data]), Data)


def values() -> list[Any]:
    generator = np.random.default_rng(0)
    return [x.bind(x.tensor_type.wrap(generator.normal(size=s))) for x, s in ((X, (8, 3)), (W, (3, 4)), (V, (4,)))]


@pytest.mark.parametrize("options", [{}, {"plan": False}, {"threads": 2}, {"eager": True}], ids=str)
def test_a_divided_program_is_the_whole_one(options: dict[str, Any]) -> None:
    losses = [whole(), divided()]
    with given(*values(), **options) as computation:
        found = [
            [loss.value.numpy(), *(computation.gradients(loss, x)[x].numpy() for x in (X, W, V))] for loss in losses
        ]
    for expected, got in zip(*found, strict=True):
        np.testing.assert_allclose(got, expected, rtol=1e-12)


def test_second_derivatives() -> None:
    with given(*values()):
        for x in (X, V):
            seconds = [gradient(square(gradient(loss, W)).sum(), x).value.numpy() for loss in (whole(), divided())]
            np.testing.assert_allclose(seconds[1], seconds[0], rtol=1e-10)


def test_weights_of_each_device_have_gradients_of_their_own() -> None:
    x, w = Param(Tensor[Data, Feature](np.ones((4, 3)))), Param(Tensor[Data, Feature](np.ones((4, 3))))
    parts = dot(shard(X, Batch, Data), w, Feature)
    with given(*values()) as computation:
        found = computation.gradients(all_reduce(square(parts).sum(Local[Batch, Data]), Data), w)
    assert found[w].tensor_type is x.tensor_type


def test_what_does_not_divide() -> None:
    x: Any = Tensor[Batch, Feature](np.zeros((10, 3)))
    message = r"Tensor\[Batch=10, Feature=3\]: Batch of size 10 cannot be divided over the 4 devices along Data"
    with pytest.raises(SizeError, match=message):
        shard(x, Batch, Data)
    with given(X.bind(x)), pytest.raises(SizeError, match=message):
        shard(X, Batch, Data).value  # noqa: B018  # asking for it raises
    with pytest.raises(AxisError, match=r"Shard\[Batch, Feature\] cannot be made: Feature is not a mesh axis"):
        shard(x, Batch, Feature)  # type: ignore[axes]  # the run time says it, too
    with pytest.raises(SizeError, match="the size of Many is not known here"):
        shard(x, Feature, Many)


@pytest.mark.parametrize("axis", [Batch, Feature, Local[Batch, Data]], ids=str)
def test_parts_along_what_is_no_mesh_axis(axis: Any) -> None:
    name = label_name(axis)
    with pytest.raises(AxisError, match=rf"^Local\[Batch, {re.escape(name)}\] cannot be made: .* is not a mesh axis; "):
        Local[Batch, axis]
    with pytest.raises(AxisError, match=rf"^Partial\[{re.escape(name)}\] cannot be made: .* is not a mesh axis; "):
        Partial[axis]


@pytest.mark.parametrize("axis", [Data, Many], ids=str)
def test_a_mesh_axis_is_not_divided(axis: Any) -> None:
    name, why = label_name(axis), "is a mesh axis, but only axes of tensors are divided"
    with pytest.raises(AxisError, match=rf"^Local\[{name}, Data\] cannot be made: {name} {why}"):
        Local[axis, Data]
    for function, labels in ((shard, (axis, Data)), (unshard, (axis, Data)), (reduce_scatter, (axis, Data))):
        with pytest.raises(AxisError, match=rf"\[{name}, Data\] cannot be made: {name} {why}"):
            function(Tensor[axis](np.ones(4)), *labels)
    with pytest.raises(AxisError, match=rf"^AllToAll\[Batch, {name}, Data\] cannot be made: {name} {why}"):
        all_to_all(Tensor[axis](np.ones(4)), Batch, axis, Data)


def test_linear_is_one_of_a_few_words() -> None:
    with pytest.raises(RuleError, match=f"must be {LINEAR[0]!r}, .* or None, not 'twice'"):
        type("Twice", (PolyOp,), {}, linear="twice")
