"""Expressions: nodes, their types, bindings, parameters, and what they say when they are misused."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from typedtensor import (
    App1,
    App2,
    Axis,
    AxisError,
    BindingError,
    Const,
    Expr,
    Input,
    IntTensor,
    Param,
    Tensor,
    fold,
    given,
    scan,
)
from typedtensor.ops import Add, Neg, where


class Batch(Axis): ...


class Pixel(Axis): ...


def message(error: type[Exception], act: Callable[[], Any]) -> str:
    with pytest.raises(error) as caught:
        act()
    return str(caught.value)


def line() -> int:
    """The line of the caller."""
    import sys

    return sys._getframe(1).f_lineno


class TestInput:
    def test_it_has_the_type_of_its_value(self) -> None:
        image = Input(Tensor[Batch, Pixel], name="image")
        assert image.tensor_type is Tensor[Batch, Pixel]
        assert image.axes == (Batch, Pixel)
        assert image.operands == ()
        assert image.name == "image"

    def test_it_prints_with_its_name(self) -> None:
        assert repr(Input(Tensor[Batch])) == "Input(Tensor[Batch])"
        assert repr(Input(Tensor[Batch], name="image")) == "Input(image: Tensor[Batch])"

    @pytest.mark.parametrize("of", [Tensor, float, Tensor[()](1.0)])
    def test_the_type_of_a_tensor_is_needed(self, of: Any) -> None:
        assert message(AxisError, lambda: Input(of)) == (
            f"Input needs the type of a tensor, as in Input(Tensor[Batch, Pixel]), not {of!r}"
        )

    def test_a_binding_remembers_its_line(self) -> None:
        image = Input(Tensor[Batch])
        value = Tensor[Batch]([1.0])
        binding = image.bind(value)
        assert binding.input is image
        assert binding.value is value
        assert str(binding.origin) == f"{__file__}:{line() - 3}"

    def test_another_type_is_not_bound(self) -> None:
        image = Input(Tensor[Batch, Pixel], name="image")
        made = line() - 1
        wrong: Any = Tensor[Pixel, Batch](np.ones((2, 3)))
        assert message(BindingError, lambda: image.bind(wrong)) == (
            f"image, made at {__file__}:{made}, takes Tensor[Batch, Pixel], but was given Tensor[Pixel, Batch]"
        )

    def test_another_kind_is_not_bound(self) -> None:
        digit = Input(IntTensor[Batch])
        made = line() - 1
        wrong: Any = Tensor[Batch]([1.0])
        assert message(BindingError, lambda: digit.bind(wrong)) == (
            f"Input(IntTensor[Batch]), made at {__file__}:{made}, takes IntTensor[Batch], but was given Tensor[Batch]"
        )

    def test_an_array_is_not_bound(self) -> None:
        image = Input(Tensor[Batch])
        array: Any = np.ones(3)
        assert message(BindingError, lambda: image.bind(array)) == (
            "Input(Tensor[Batch]) takes a tensor, not a value of type ndarray: wrap it, as in Tensor[Batch](array)"
        )


class TestParam:
    def test_its_value_is_read_anywhere(self) -> None:
        value = Tensor[Batch]([1.0, 2.0])
        parameter = Param(value, name="weight")
        assert parameter.value is value
        assert repr(parameter) == "Param(weight: Tensor[Batch])"

    def test_it_is_assigned_another_value(self) -> None:
        parameter = Param(Tensor[Batch]([1.0, 2.0]))
        new = Tensor[Batch]([3.0, 4.0])
        parameter.assign(new)
        assert parameter.value is new

    @pytest.mark.parametrize(
        ("value", "shown"),
        [
            (Tensor[Pixel]([1.0, 2.0]), "Tensor[Pixel] of shape (2,)"),
            (Tensor[Batch]([1.0]), "Tensor[Batch] of shape (1,)"),
        ],
    )
    def test_a_value_of_another_type_or_size_is_refused(self, value: Any, shown: str) -> None:
        parameter = Param(Tensor[Batch]([1.0, 2.0]), name="weight")
        before = parameter.value
        assert message(AxisError, lambda: parameter.assign(value)) == (
            f"Param(weight: Tensor[Batch]) has the type Tensor[Batch] and the shape (2,), but was assigned {shown}"
        )
        assert parameter.value is before

    def test_its_precision_stays(self) -> None:
        parameter = Param(Tensor[Batch]([1.0, 2.0]), name="weight")
        parameter.assign(Tensor[Batch](np.array([0.1, np.inf])))
        assert parameter.value.dtype == np.float32
        assert parameter.value.numpy().tolist() == np.array([0.1, np.inf], np.float32).tolist()
        parameter.assign(parameter.value, dtype=np.float64)
        assert parameter.value.dtype == np.float64
        parameter.assign(Tensor[Batch]([3.0, 4.0]))
        assert parameter.value.dtype == np.float64

    def test_a_value_that_its_precision_does_not_hold_is_refused(self) -> None:
        parameter = Param(Tensor[Batch]([1.0, 2.0]), name="weight")
        before, large, whole = parameter.value, Tensor[Batch](np.array([1e40, 1.0])), np.dtype(np.int32)
        assert message(AxisError, lambda: parameter.assign(large)) == (
            "Param(weight: Tensor[Batch]) has elements of float32, in which some of the assigned elements of "
            "float64 overflow to infinity: scale them, or assign them with their own precision, assign(value, "
            "dtype=value.dtype)"
        )
        assert "has real elements, which int32 cannot hold" in message(
            AxisError, lambda: parameter.assign(before, dtype=whole)
        )
        assert parameter.value is before

    def test_it_is_real(self) -> None:
        counts: Any = IntTensor[Batch]([1])
        assert message(AxisError, lambda: Param(counts)) == (
            "a parameter must be a real tensor, not IntTensor[Batch], because only real tensors have gradients: "
            "use a Buffer for values that are not trained"
        )

    @pytest.mark.parametrize("make", [Param, Const])
    def test_a_tensor_is_needed(self, make: Any) -> None:
        assert message(AxisError, lambda: make(np.ones(3))) == (
            f"{make.__name__} takes a tensor, as in Tensor[Batch, Hidden](array), not ndarray"
        )


class TestConst:
    def test_its_value_is_read_anywhere(self) -> None:
        value = IntTensor[Batch]([1])
        assert Const(value).value is value
        assert repr(Const(value, name="one")) == "Const(one: IntTensor[Batch])"


class TestApplications:
    x = Input(Tensor[Batch], name="x")

    def test_an_operation_makes_a_node(self) -> None:
        y = -self.x
        assert isinstance(y, App1)
        assert isinstance(y.op, Neg)
        assert y.x is self.x
        assert y.operands == (self.x,)
        assert y.tensor_type is Tensor[Batch]
        assert repr(y) == "Neg(): Tensor[Batch]"

    def test_nodes_can_be_matched(self) -> None:
        match self.x + self.x:
            case App2(Add(), (first, second)):
                assert first is second is self.x
            case _:
                pytest.fail("an addition is an App2 of Add")

    def test_tensors_and_numbers_become_constants(self) -> None:
        tensor = Tensor[Batch]([1.0])
        sum_: Any = self.x + tensor
        assert isinstance(sum_.x2, Const)
        assert sum_.x2.value is tensor
        product: Any = 2 * self.x
        assert isinstance(product.x1, Const)
        assert product.x1.tensor_type is Tensor[()]

    def test_every_node_is_itself(self) -> None:
        assert (self.x + 1.0) is not (self.x + 1.0)
        assert len({self.x + 1.0, self.x + 1.0}) == 2

    def test_a_node_knows_the_line_that_made_it(self) -> None:
        y = -self.x
        assert y.describe() == f"Neg(): Tensor[Batch], made at {__file__}:{line() - 1}"

    def test_nodes_can_be_weakly_referenced(self) -> None:
        y = -self.x
        reference = weakref.ref(y)
        del y
        assert reference() is None

    def test_there_is_no_truth_value(self) -> None:
        assert message(AxisError, lambda: bool(self.x)) == (  # type: ignore[axes-truth]  # on purpose
            "Input(x: Tensor[Batch]) has no truth value until it is computed: ask `is not None` whether it is there at "
            "all, choose elements by where() and computations by cond(); or use its .value inside given(...), or await "
            "it in a @dynamic function; to test whether two nodes are the same object, use `is`, not == or in"
        )


class TestPipes:
    x = Input(Tensor[Batch], name="x")

    def test_a_function_is_applied(self) -> None:
        y: Any = self.x >> (lambda e: -e)
        assert isinstance(y, App1)

    def test_an_operation_is_applied(self) -> None:
        y: Any = self.x >> Neg()
        assert isinstance(y, App1)
        assert y.x is self.x

    def test_what_cannot_be_called_is_no_function(self) -> None:
        with pytest.raises(TypeError, match=">>"):
            self.x >> 3  # type: ignore[operator]


class Values:
    """The values of nodes, by recursion."""

    def leaf(self, node: Any, /) -> Any:
        return node.value

    def app1(self, node: Any, /) -> Any:
        return node.op(node.x.accept(self))

    def app2(self, node: Any, /) -> Any:
        return node.op(node.x1.accept(self), node.x2.accept(self))

    def app3(self, node: Any, /) -> Any:
        return node.op(node.x1.accept(self), node.x2.accept(self), node.x3.accept(self))

    def app(self, node: Any, /) -> Any:
        return node.op(*[x.accept(self) for x in node.operands])

    def part(self, node: Any, /) -> Any:
        return node.of(node.node.op(*[x.accept(self) for x in node.node.operands]))


def test_an_interpreter_meets_each_form_of_node() -> None:
    x, weight = Input(Tensor[Batch, Pixel]), Param(Tensor[Pixel]([1.0, 2.0]))
    scaled = where(x > 0.0, x, -x) * weight.expand_like(x)
    made: dict[str, Expr[Any]] = {
        "one operand": scaled.sum(Pixel),
        "a scan": fold(lambda a, b: a + b, weight, scaled, Batch),
        "both results": scan(lambda a, b: (a + b, a * b), weight, scaled, Batch)[1],
    }
    with given(x.bind(Tensor[Batch, Pixel]([[1.0, -2.0], [3.0, 4.0]]))):
        for what, node in made.items():
            found = node.accept(Values())
            assert found.tensor_type is node.tensor_type, what
            np.testing.assert_array_equal(found.numpy(), node.value.numpy(), what)
        with pytest.raises(AttributeError, match="app2"):
            scaled.accept(Leaves())  # type: ignore[call-overload]  # on purpose


class Leaves:
    """Only some forms."""

    leaf = Values.leaf
