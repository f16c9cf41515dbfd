"""Modules: where parameters are found, how they are named, and how modules compose."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, AxisError, Buffer, Expr, Input, Module, Param, Tensor, call, given, plain
from typedtensor.core.module import Parameters, Pipeline, find_parameters
from typedtensor.nn import ElmanCell, MultiHeadAttention, Recurrent, SelfAttention
from typedtensor.ops import Add, Neg, cross_entropy


class Batch(Axis): ...


class Time(Axis): ...


class Hidden(Axis, size=2): ...


class Head(Axis, size=2): ...


class Width(Axis, size=3): ...


def parameter(value: float = 0.0) -> Param[Tensor[Hidden]]:
    return Param(Tensor[Hidden]([value, value]), draw=lambda generator: Tensor[Hidden](generator.random(2)))


class Shift(Module):
    """Adds a parameter."""

    def __init__(self, value: float = 0.0) -> None:
        self.offset = parameter(value)

    def __call__(self, x: Expr[Tensor[Hidden]], /) -> Expr[Tensor[Hidden]]:
        shifted: Expr[Tensor[Hidden]] = x + self.offset
        return shifted

    def __repr__(self) -> str:
        return "Shift()"


def test_what_a_module_holds_in_vain_is_refused() -> None:
    """Parameters in a set have no name, and a tensor in the place of one is not trained."""
    shift: Any = Shift()
    with pytest.raises(AxisError, match=r"offset is a Param, .*: write offset.assign\(tensor\) to change its value"):
        shift.offset = Tensor[Hidden]([1.0, 2.0])
    shift.offset, shift.other = parameter(1.0), Tensor[Hidden]([1.0, 2.0])
    assert list(shift.parameters) == ["offset"]
    with pytest.raises(AxisError, match="several is a set, whose order is not fixed, .* a list or a dict"):
        shift.several = {Shift()}
    shift.several = {"names", "alone"}
    assert list(shift.parameters) == ["offset"]
    shift.several.add(parameter())
    with pytest.raises(AxisError, match="several is a set, whose order is not fixed"):
        list(shift.parameters)


def test_layers_at_class_level_are_refused() -> None:
    """The fields of instances are searched, not those of classes; what has no parameters may be at class level."""
    shared = Shift()
    held: list[Any] = [shared, parameter(), [shared], {"shift": (shared,)}, shared >> Neg(), Buffer(Tensor[()](0.0))]
    for layer in held:
        with pytest.raises(AxisError, match=r"Model.layer is at class level: .* self.layer = ..., or, in a dataclass"):
            type("Model", (Module,), {"layer": layer})
        with pytest.raises(AxisError, match=r"Model.layer is at class level"):
            type("Model", (type("Mixin", (), {"layer": layer}), Module), {})

    class Model(Module):
        activation = Neg() >> Neg()
        sizes = (1, 2)

        def __init__(self) -> None:
            self.shift = shared

    assert list(Model().parameters) == ["shift.offset"]


class Outer(Module):
    """Has another module in a field."""

    def __init__(self) -> None:
        self.shift = Shift()

    def __call__(self, x: Expr[Tensor[Hidden]], /) -> Expr[Tensor[Hidden]]:
        return self.shift(x)


class Doing(Module):
    """Does something when it is called."""

    def __init__(self, action: Callable[[], Any]) -> None:
        self.action = action

    def __call__(self, x: Expr[Tensor[Hidden]], /) -> Expr[Tensor[Hidden]]:
        applied: Expr[Tensor[Hidden]] = x >> self._layer()
        return applied

    def _layer(self) -> Any:
        return self.action()


def test_layers_that_a_call_makes_are_refused() -> None:
    """They are refused in methods, functions and further modules too, but not what wraps layers that exist."""
    x, shift = Input(Tensor[Hidden]), Shift()
    makes = r"Doing makes {} while it is called: .*; make them before: in __init__"
    for model in (
        Doing(Shift),
        Doing(lambda: Shift() >> Neg()),
        Doing(Outer),
        Doing(lambda: Neg() >> Shift()),
    ):
        for outer in (model, Pipeline(Neg(), model)):
            with pytest.raises(AxisError, match=makes.format("Shift|Outer")):
                x >> outer
    with pytest.raises(AxisError, match=makes.format("Param")):
        Doing(parameter)(x)
    attention, cell = MultiHeadAttention(Hidden, Head, Width), ElmanCell(Hidden, Width)
    rows = Input(Tensor[Time, Hidden])
    wrapped: list[tuple[Any, Callable[[], Any]]] = [
        (rows, lambda: SelfAttention(attention, Time)),
        (rows, lambda: Recurrent(cell, Time)),
        (x, lambda: Neg() >> shift),
        (x, lambda: copy.deepcopy(shift)),
    ]
    for operand, wraps in wrapped:
        operand >> Doing(wraps)


def test_a_name_that_no_parameter_has() -> None:
    named = Parameters({"hidden.weight": parameter(), "hidden.bias": parameter()})
    with pytest.raises(KeyError, match=r"no parameter is called 'hidden.wieght': perhaps 'hidden.weight' is meant"):
        named["hidden.wieght"]
    with pytest.raises(KeyError, match=r"no parameter is called 'x': the names are hidden.weight, hidden.bias"):
        named["x"]
    assert named.get("x") is None


def test_a_module_without_a_call() -> None:
    class Silent(Module): ...

    x, silent = Input(Tensor[Hidden]), Silent()
    with pytest.raises(AxisError, match="Silent defines no __call__"):
        x >> silent  # type: ignore[operator]  # that is the mistake


class Nested(Module):
    """Holds modules and parameters in every way that is looked into."""

    def __init__(self) -> None:
        self.first = Shift()
        self.many = [Shift(), Shift()]
        self.named = {"left": Shift(), "right": (parameter(), parameter())}
        self.name = "no parameter"
        self.array = np.ones(3)
        self.alone = parameter()


class TestParameters:
    def test_names_are_paths_in_the_order_of_the_fields(self) -> None:
        assert list(Nested().parameters) == [
            "first.offset",
            "many.0.offset",
            "many.1.offset",
            "named.left.offset",
            "named.right.0",
            "named.right.1",
            "alone",
        ]

    def test_a_mapping(self) -> None:
        module = Shift()
        assert module.parameters["offset"] is module.offset
        assert len(module.parameters) == 1
        assert dict(module.parameters) == {"offset": module.offset}
        with pytest.raises(KeyError):
            module.parameters["weight"]

    def test_a_shared_parameter_has_its_first_name(self) -> None:
        module = Nested()
        module.many[1].offset = module.first.offset
        assert "many.1.offset" not in module.parameters
        assert module.parameters["first.offset"] is module.first.offset

    def test_a_shared_module_is_listed_once(self) -> None:
        shift = Shift()
        assert list(find_parameters([shift, shift])) == ["0.offset"]

    def test_cycles_end(self) -> None:
        module: Any = Shift()
        module.itself = module
        module.list = [module]
        assert list(module.parameters) == ["offset"]

    def test_deep_nesting_needs_no_recursion(self) -> None:
        module: Any = Shift()
        for _ in range(5_000):
            outer: Any = Module()
            outer.x = module
            module = outer
        [name] = module.parameters
        assert name == "x." * 5_000 + "offset"

    def test_fields_in_slots_are_found(self) -> None:
        class Slotted(Module):
            __slots__ = ("empty", "offset")

            def __init__(self) -> None:
                self.offset = parameter()

        assert list(Slotted().parameters) == ["offset"]

    def test_two_parameters_of_one_name_are_refused(self) -> None:
        with pytest.raises(AxisError) as caught:
            find_parameters({"a.b": parameter(), "a": {"b": parameter()}})
        assert str(caught.value) == (
            "two parameters would have the name a.b: rename one of the dict keys in their paths"
        )

    def test_a_parameter_by_itself(self) -> None:
        alone = parameter()
        assert dict(find_parameters(alone)) == {"value": alone}

    def test_the_number_of_numbers(self) -> None:
        scalar = Param(Tensor[()](1.0))
        assert Parameters({"a": parameter(), "b": scalar}).count == 3
        assert Parameters({}).count == 0

    def test_some_are_chosen_by_name(self) -> None:
        model = Nested()
        names = [
            "first.offset",
            "many.0.offset",
            "many.1.offset",
            "named.left.offset",
            "named.right.0",
            "named.right.1",
        ]
        assert [*model.parameters] == [*names, "alone"]
        assert [*model.parameters.matching("many.*", "alone")] == ["many.0.offset", "many.1.offset", "alone"]
        assert [*model.parameters.without("*.offset", "named.right.[0-9]")] == ["alone"]
        assert model.parameters.matching("al*")["alone"] is model.alone
        with pytest.raises(
            AxisError, match=r"no parameter has a name like 'encoder.\*': the names are first.offset, .*…"
        ):
            model.parameters.without("encoder.*")

    def test_they_print_as_a_table(self) -> None:
        assert repr(Shift().parameters) == "Parameters(1, 2 numbers)\n  offset: Tensor[Hidden] (2,)"


class TestInitialize:
    def values(self, module: Module) -> dict[str, list[float]]:
        return {name: p.value.numpy().tolist() for name, p in module.parameters.items()}

    def test_one_seed_gives_the_same_values(self) -> None:
        assert self.values(Nested().initialize(1)) == self.values(Nested().initialize(1))
        assert self.values(Nested().initialize(1)) != self.values(Nested().initialize(2))

    def test_every_parameter_is_drawn_for_itself(self) -> None:
        values = self.values(Nested().initialize(1))
        assert len({tuple(v) for v in values.values()}) == len(values)

    def test_a_value_does_not_depend_on_the_other_parameters(self) -> None:
        module = Nested()
        del module.many
        assert self.values(module.initialize(1))["first.offset"] == self.values(Nested().initialize(1))["first.offset"]

    def test_parameters_made_from_a_value_keep_it(self) -> None:
        module: Any = Module()
        module.fixed = Param(Tensor[()](3.0))
        module.initialize(1)
        assert module.fixed.value.item() == 3.0


class TestComposition:
    x = Input(Tensor[Hidden], name="x")

    def test_modules_compose_into_a_module(self) -> None:
        first, second = Shift(), Shift()
        both = first >> second
        assert isinstance(both, Pipeline)
        assert list(both.parameters) == ["0.offset", "1.offset"]
        y: Any = both(self.x)
        assert y.x2 is second.offset
        assert y.x1.x2 is first.offset

    def test_it_is_the_same_as_one_after_the_other(self) -> None:
        first, second = Shift(1.0), Shift(2.0)
        applied: Any = self.x >> first >> second
        composed: Any = self.x >> (first >> second)
        assert (composed.x2, composed.x1.x2, composed.x1.x1) == (applied.x2, applied.x1.x2, applied.x1.x1)

    def test_stages_are_numbered_however_they_are_grouped(self) -> None:
        a, b, c = Shift(), Shift(), Shift()
        left, right = (a >> b) >> c, a >> (b >> c)
        for grouped in (left, right):
            assert list(grouped.parameters) == ["0.offset", "1.offset", "2.offset"]
            assert grouped.stages == (a, b, c)

    def test_operations_and_functions_are_stages(self) -> None:
        def twice(x: Expr[Tensor[Hidden]]) -> Expr[Tensor[Hidden]]:
            doubled: Expr[Tensor[Hidden]] = x + x
            return doubled

        pipeline = Shift() >> Neg() >> twice
        assert list(pipeline.parameters) == ["0.offset"]
        y: Any = pipeline(self.x)
        assert isinstance(y.op, Add)
        assert isinstance(y.x1.op, Neg)

    def test_an_operation_begins_a_pipeline(self) -> None:
        pipeline = Neg() >> Shift()
        assert isinstance(pipeline, Pipeline)
        assert list(pipeline.parameters) == ["1.offset"]

    def test_it_prints_as_it_is_written(self) -> None:
        def twice(x: Any) -> Any:
            return x + x

        assert repr(Shift() >> twice >> Neg()) == "Shift() >> twice >> Neg()"

    def test_what_cannot_be_called_is_no_stage(self) -> None:
        with pytest.raises(TypeError, match=">>"):
            Shift() >> 3  # type: ignore[operator]

    def test_it_computes_on_tensors_too(self) -> None:
        negate: Any = Neg() >> Neg()
        assert negate(Tensor[Hidden]([1.0, 2.0])).numpy().tolist() == [1.0, 2.0]

    def test_a_tuple_holds_the_operands(self) -> None:
        class Scaled(Module):
            def __call__(self, x: Expr[Tensor[Hidden]], by: Expr[Tensor[()]]) -> Expr[Tensor[Hidden]]:
                return x * by

        def scaled(x: Expr[Tensor[Hidden]], by: Expr[Tensor[()]]) -> Expr[Tensor[Hidden]]:
            return (x, by) >> Scaled()

        tensor, number = Tensor[Hidden]([1.0, 2.0]), Tensor[()](3.0)
        assert plain(scaled)(tensor, number).numpy().tolist() == [3.0, 6.0]
        assert ((tensor, 4.0) >> Add()).numpy().tolist() == [5.0, 6.0]
        pipeline: Any = Add() >> Neg()
        assert ((tensor, tensor) >> pipeline).numpy().tolist() == [-2.0, -4.0]
        y: Any = (self.x, tensor) >> call(lambda x, y: x * y)
        with given(self.x.bind(tensor)):
            assert y.value.numpy().tolist() == [1.0, 4.0]

    def test_a_tuple_that_does_not_fit_is_refused(self) -> None:
        wrong: Any = (self.x, self.x)
        with pytest.raises(AxisError, match="CrossEntropy takes 2 operands, then its labels"):
            wrong >> cross_entropy
        with pytest.raises(TypeError, match="Neg.* takes 1"):
            wrong >> Neg()
        with pytest.raises(AxisError, match=r"Shift\(\) takes tensors and expressions, not list: wrap it"):
            [self.x] >> Shift()  # type: ignore[operator]  # that is the mistake
