"""Tensors: construction and its messages, interoperation, immutability, and their types in annotations."""

from __future__ import annotations

import copy
import pickle
import re
import typing
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple, Union

import numpy as np
import pytest

from typedtensor import (
    Axis,
    AxisError,
    BoolTensor,
    Buffer,
    Const,
    Expr,
    Flat,
    Input,
    IntTensor,
    Operand,
    Param,
    SizeError,
    Tensor,
    commit,
    fold,
    given,
)
from typedtensor.ad.graph import topological_order
from typedtensor.core.tensor import AnyTensor, tensor_type
from typedtensor.core.tensor_type import TensorType
from typedtensor.elsewhere import DECLARED
from typedtensor.ops import maximum, stop_gradient


class Batch(Axis): ...


class Pixel(Axis, size=4): ...


class Hidden(Axis): ...


class Height(Axis, size=2): ...


class Width(Axis, size=3): ...


S = TypeVarTuple("S")
U = TypeVar("U", bound=Axis)

Batched = Tensor[Batch, *S]
Matrix = Tensor[U, U]


def message(error: type[Exception], act: Callable[[], Any]) -> str:
    with pytest.raises(error) as caught:
        act()
    return str(caught.value)


class TestConstruction:
    def test_it_keeps_the_array(self) -> None:
        array = np.arange(8, dtype=np.float32).reshape(2, 4)
        tensor = Tensor[Batch, Pixel](array)
        assert np.shares_memory(tensor.array, array)
        assert tensor.axes == (Batch, Pixel)
        assert tensor.shape == (2, 4)
        assert tensor.sizes == {Batch: 2, Pixel: 4}
        assert tensor.dtype == np.float32
        assert tensor.tensor_type is Tensor[Batch, Pixel]

    @pytest.mark.parametrize(
        ("of", "data", "dtype"),
        [
            (Tensor[Batch], [1.5, 2], np.float32),
            (Tensor[Batch], [1, 2], np.float32),
            (Tensor[Batch], range(3), np.float32),
            (IntTensor[Batch], [1, 2], np.int64),
            (BoolTensor[Batch], [True, False], np.bool_),
            (Tensor[()], 3, np.float32),
            (Tensor[()], 2.5, np.float32),
            (IntTensor[()], 3, np.int64),
            (BoolTensor[()], True, np.bool_),
        ],
    )
    def test_python_numbers(self, of: Any, data: Any, dtype: Any) -> None:
        assert of(data).dtype == dtype
        assert np.array_equal(of(data).numpy(), np.asarray(data))

    @pytest.mark.parametrize(
        ("of", "dtype"),
        [(Tensor[Batch], np.float16), (Tensor[Batch], np.float64), (IntTensor[Batch], np.uint8)],
    )
    def test_the_precision_is_that_of_the_array(self, of: Any, dtype: Any) -> None:
        assert of(np.ones(2, dtype)).dtype == dtype

    def test_a_label_may_occur_twice(self) -> None:
        assert Tensor[Hidden, Hidden](np.eye(3)).axes == (Hidden, Hidden)

    def test_a_derived_label(self) -> None:
        assert Tensor[Flat[Height, Width]](np.ones(6)).sizes == {Flat[Height, Width]: 6}

    @pytest.mark.parametrize(
        ("of", "data", "error", "expected"),
        [
            (
                Tensor[Batch],
                np.zeros((2, 4)),
                AxisError,
                "Tensor[Batch] needs an array of 1 axis, but was given one of 2, of shape (2, 4): name every axis of "
                "the array, in order",
            ),
            (
                Tensor[()],
                np.zeros(3),
                AxisError,
                "Tensor[()] needs an array of 0 axes, but was given one of 1, of shape (3,): name every axis of the "
                "array, in order",
            ),
            (
                Tensor[Batch],
                np.arange(3),
                AxisError,
                "Tensor[Batch] needs real elements, but was given int64: convert it with .astype(np.float32), or use "
                "IntTensor or BoolTensor",
            ),
            (
                Tensor[Batch],
                [True],
                AxisError,
                "Tensor[Batch] needs real elements, but was given bool: convert it with .astype(np.float32), or use "
                "IntTensor or BoolTensor",
            ),
            (
                IntTensor[Batch],
                [2**63],
                AxisError,
                "IntTensor[Batch] stores Python integers as int64, which cannot hold 9223372036854775808: pass an "
                "array of the dtype that you want, as in np.array(numbers, np.uint64)",
            ),
            (
                IntTensor[Batch],
                [2**70],
                AxisError,
                "IntTensor[Batch] needs int elements, but was given object: whole numbers beyond 64 bits are given as "
                "floats, as in float(number)",
            ),
            (
                Tensor[Batch],
                [1.0, None],
                AxisError,
                "Tensor[Batch] needs real elements, but was given object: None is no number: what is missing is "
                "math.nan in a Tensor, or a value and a BoolTensor beside it",
            ),
            (
                IntTensor[Batch],
                [1.5],
                AxisError,
                "IntTensor[Batch] needs int elements, but was given float64: convert it with .astype(np.int64), or "
                "use Tensor",
            ),
            (
                BoolTensor[Batch],
                np.ones(2, np.float32),
                AxisError,
                "BoolTensor[Batch] needs bool elements, but was given float32: compare it, as in array == 1, or use "
                "another tensor class",
            ),
            (
                Tensor[Batch],
                np.ones(2, complex),
                AxisError,
                "Tensor[Batch] needs real elements, but was given complex128: take the parts .real and .imag",
            ),
            (
                Tensor[Batch],
                ["a"],
                AxisError,
                "Tensor[Batch] needs real elements, but was given <U1: convert words that are numbers with "
                ".astype(np.float32), and number others, as pandas.factorize(column)[0] does, for an IntTensor and an "
                "Embedding",
            ),
            (
                Tensor[Batch, Pixel],
                np.ones((2, 3)),
                SizeError,
                "Pixel is declared with size 4, "
                "but axis 1 of the array given to Tensor[Batch, Pixel], of shape (2, 3), "
                "has size 3: pass an array of that size, or another label",
            ),
            (
                Tensor[Flat[Height, Width]],
                np.ones(7),
                SizeError,
                "Flat[Height, Width] is declared with size 6, but axis 0 of the array given to "
                "Tensor[Flat[Height, Width]], of shape (7,), has size 7: pass an array of that size, or another label",
            ),
            (
                Tensor[Hidden, Hidden],
                np.ones((2, 3)),
                SizeError,
                "Hidden has the sizes 2 and 3 in the array given to Tensor[Hidden, Hidden], of shape (2, 3): one label "
                "has one size; give one of the axes another label",
            ),
            (
                Tensor[Hidden],
                Tensor[Batch]([1.0]),
                AxisError,
                "Tensor[Hidden] takes an array, but was given Tensor[Batch]: relabel it with "
                ".rename(old, new), or pass its .array",
            ),
        ],
    )
    def test_messages(self, of: Any, data: Any, error: type[Exception], expected: str) -> None:
        assert message(error, lambda: of(data)) == expected

    def test_the_axes_are_needed(self) -> None:
        assert message(AxisError, lambda: Tensor(np.ones(3))) == (  # type: ignore[axes]
            "Tensor needs its axes: write Tensor[Batch, Hidden](array), with a label for each axis"
        )


class TestTensorType:
    def test_one_object_for_each_type(self) -> None:
        assert Tensor[Batch, Pixel] is Tensor[Batch, Pixel]
        assert Tensor[Batch] is tensor_type("real", (Batch,))
        assert len({Tensor[Batch], IntTensor[Batch], Tensor[Batch]}) == 2
        assert Tensor[Flat[Height, Width]] is Tensor[Flat[Height, Width]]

    def test_it_prints_as_it_is_written(self) -> None:
        assert repr(Tensor[Batch, Flat[Height, Width]]) == "Tensor[Batch, Flat[Height, Width]]"
        assert repr(IntTensor[()]) == "IntTensor[()]"

    @pytest.mark.parametrize(
        ("axis", "shown", "advice"),
        [(int, "<class 'int'>", ""), (3, "3", f": {DECLARED}"), (Axis, repr(Axis), ""), (Flat, repr(Flat), "")],
    )
    def test_what_is_no_axis(self, axis: Any, shown: str, advice: str) -> None:
        assert message(AxisError, lambda: Tensor[Batch, axis]).endswith(
            f"]: {shown} is not an axis label (a subclass of Axis){advice}"
        )

    def test_a_sized_axis_is_no_label(self) -> None:
        assert message(AxisError, lambda: Tensor[Batch(3)]) == (  # type: ignore[misc]
            "Tensor[Batch(3)]: Batch(3) is not an axis label (a subclass of Axis)"
        )

    def test_it_is_copied_and_pickled_as_itself(self) -> None:
        of: Any = Tensor[Batch, Flat[Height, Width]]
        assert copy.deepcopy(of) is of
        assert pickle.loads(pickle.dumps(of)) is of

    def test_it_is_a_base_class(self) -> None:
        class Image(Tensor[Height, Width]): ...

        assert issubclass(Image, Tensor)


class TestAnnotations:
    """Types are ordinary values, so that annotations with them can be evaluated."""

    def test_expressions_of_tensors(self) -> None:
        of: Any = Expr[Tensor[Batch, Pixel]]
        assert typing.get_args(of) == (Tensor[Batch, Pixel],)
        assert typing.get_origin(of) is Expr

    def test_variadic_functions(self) -> None:
        def apply(x: Expr[Tensor[*S, U]], y: Expr[Tensor[*S]] | None = None) -> Tensor[*S, U]:
            raise NotImplementedError

        hints = typing.get_type_hints(apply, localns={"S": S, "U": U, "Expr": Expr, "Tensor": Tensor})
        assert set(hints) == {"x", "y", "return"}
        assert isinstance(hints["return"], TensorType)
        assert [p.__name__ for p in hints["return"].__parameters__] == ["S", "U"]

    def test_unions(self) -> None:
        of: Any = Tensor[Batch]
        assert (of | None) == Union[of, None]  # noqa: UP007
        assert (None | of) == Union[None, of]  # noqa: UP007
        assert typing.get_args(of | IntTensor[Batch]) == (of, IntTensor[Batch])
        assert typing.get_args(Union[of, IntTensor[Batch]]) == (of, IntTensor[Batch])  # noqa: UP007

    def test_get_origin_and_args(self) -> None:
        assert typing.get_origin(Expr[Tensor[Batch]]) is Expr
        of: Any = Tensor[Batch, Pixel]
        assert (of.__origin__, of.__args__) == (Tensor, (Batch, Pixel))

    def test_aliases_are_substituted(self) -> None:
        assert Batched[Pixel, Hidden] is Tensor[Batch, Pixel, Hidden]
        assert Batched[()] is Tensor[Batch]
        assert Matrix[Hidden] is Tensor[Hidden, Hidden]

    def test_labels_derived_from_variables(self) -> None:
        def flat(x: Expr[Tensor[*S, Flat[Height, U]]]) -> Expr[Tensor[*S, Flat[Flat[U, Height], Width]]]:
            raise NotImplementedError

        assert set(typing.get_type_hints(flat, localns={"S": S, "U": U, "Expr": Expr})) == {"x", "return"}
        of: Any = Tensor[Batch, Flat[Height, U]]  # type: ignore[valid-type]
        assert (repr(of), of.__parameters__) == ("Tensor[Batch, Flat[Height, U]]", (U,))
        assert of[Width] is Tensor[Batch, Flat[Height, Width]]
        wrong: Any = Flat[Height, int]  # type: ignore[type-var]
        with pytest.raises(AxisError, match=r"Flat\[Height, int\].*is not an axis label"):
            Tensor[wrong]

    def test_aliases_within_other_types(self) -> None:
        batched: Any = Batched
        matrix: Any = Matrix
        assert Expr[batched][Pixel] == Expr[Tensor[Batch, Pixel]]
        assert list[matrix][Hidden] == list[Tensor[Hidden, Hidden]]
        assert batched[U][Hidden] is Tensor[Batch, Hidden]

    def test_names_that_are_not_defined_yet(self) -> None:
        assert repr(Tensor["Later", Batch]) == "Tensor[Later, Batch]"  # type: ignore[name-defined]


class TestNumbers:
    def test_scalars_are_numbers(self) -> None:
        scalar = Tensor[()](2.5)
        assert (float(scalar), scalar.item(), int(IntTensor[()](3)), bool(BoolTensor[()](True))) == (2.5, 2.5, 3, True)
        assert f"{scalar:.2f} {scalar}" == "2.50 Tensor[()](2.5)"

    def test_axes_must_be_reduced_first(self) -> None:
        tensor = Tensor[Batch]([1.0])
        conversions: list[Callable[[], object]] = [
            lambda: float(tensor),
            lambda: int(tensor),
            lambda: tensor.item(),
            lambda: f"{tensor:.2f}",
        ]
        for convert in conversions:
            assert message(AxisError, convert) == (
                "Tensor[Batch] has axes: reduce them first, with .sum() or .mean(), say"
            )

    def test_it_is_no_sequence(self) -> None:
        tensor: Any = Tensor[Batch]([1.0])
        for use in (lambda t: [*reversed(t)], lambda t: t[0], lambda t: t[:1]):
            with pytest.raises(TypeError):
                use(tensor)

    def test_it_is_hashed_by_identity(self) -> None:
        one, other = Tensor[Batch]([1.0]), Tensor[Batch]([1.0])
        assert hash(one) != hash(other)
        assert len({one, other}) == 2

    def test_equality_is_of_elements(self) -> None:
        one, other = IntTensor[Batch]([1, 2]), IntTensor[Batch]([1, 3])
        assert (one == other).numpy().tolist() == [True, False]
        assert (one != other).numpy().tolist() == [False, True]
        assert (one == 1).numpy().tolist() == [True, False]
        assert (1 == one).numpy().tolist() == [True, False]  # noqa: SIM300  # from the other side
        assert (np.int64(1) == one).numpy().tolist() == [True, False]
        with pytest.raises(SizeError):
            one == IntTensor[Batch]([1])  # noqa: B015  # the comparison raises
        for elements in (one.numpy(), [1, 2], (1, 2)):
            with pytest.raises(AxisError, match="wrap arrays with their axes"):
                one == elements  # noqa: B015

    def test_what_has_no_elements_is_another_object(self) -> None:
        one: Any = Tensor[Batch]([1.0])
        for other in (None, "text", object(), Batch, {}):
            assert (one == other) is False
            assert (other == one) is False
            assert (one != other) is True

    def test_axes_have_no_one_truth_value(self) -> None:
        one, other = Tensor[Batch]([1.0]), Tensor[Batch]([1.0])
        uses: list[Callable[[], object]] = [
            lambda: bool(one),  # type: ignore[axes-truth]  # on purpose
            lambda: one in (other, one),
            lambda: [other, one].index(one),
        ]
        for use in uses:
            assert message(AxisError, use).endswith(
                "to test whether two tensors are the same object, use `is`, not == or in"
            )


class TestPrinting:
    def test_labelled_sizes(self) -> None:
        assert repr(IntTensor[Batch, Height]([[1, 2], [3, 4], [5, 6]])).splitlines() == [
            "IntTensor[Batch=3, Height=2]([[1, 2],",
            "                              [3, 4],",
            "                              [5, 6]])",
        ]

    def test_a_scalar(self) -> None:
        assert repr(BoolTensor[()](True)) == "BoolTensor[()](True)"

    def test_many_elements_are_shortened(self) -> None:
        assert repr(Tensor[Batch](np.arange(100.0))) == "Tensor[Batch=100]([ 0.,  1.,  2., ..., 97., 98., 99.])"


class TestInteroperation:
    array = np.arange(6, dtype=np.float32).reshape(3, 2)

    @property
    def tensor(self) -> Tensor[Batch, Height]:
        return Tensor[Batch, Height](self.array)

    def test_numpy(self) -> None:
        assert np.array_equal(np.asarray(self.tensor), self.array)
        assert np.shares_memory(np.asarray(self.tensor), self.array)
        assert np.asarray(self.tensor, dtype=np.float64).dtype == np.float64

    def test_a_copy_is_the_callers(self) -> None:
        copied = np.array(self.tensor)
        copied[0] = 7
        assert np.array_equal(self.tensor.numpy(), self.array)

    def test_a_copy_can_be_excluded(self) -> None:
        assert np.shares_memory(np.array(self.tensor, copy=False), self.array)
        with pytest.raises(ValueError, match="copy"):
            np.array(self.tensor, dtype=np.float64, copy=False)

    def test_dlpack(self) -> None:
        assert np.shares_memory(np.from_dlpack(self.tensor), self.array)

    def test_dlpack_of_a_scalar(self) -> None:
        assert np.from_dlpack(Tensor[()](2.5)) == 2.5

    def test_dlpack_to_those_who_do_not_know_read_only_arrays(self) -> None:
        tensor = self.tensor

        class Older:
            def __dlpack__(self, **options: Any) -> Any:
                return tensor.__dlpack__()

            def __dlpack_device__(self) -> Any:
                return tensor.__dlpack_device__()

        received = np.from_dlpack(Older())
        assert np.array_equal(received, self.array)
        assert not np.shares_memory(received, self.array)
        with pytest.raises(BufferError, match="read-only"):
            tensor.__dlpack__(copy=False)

    def test_dlpack_to_those_who_may_write_into_read_only_memory(self) -> None:
        """As PyTorch does, which passes a version and no wish for a copy, or for none."""
        tensor, tried = self.tensor, []

        class Writing:
            def __dlpack__(self, **options: Any) -> Any:
                tried.append(options)
                return tensor.__dlpack__(max_version=(1, 0))

            def __dlpack_device__(self) -> Any:
                return tensor.__dlpack_device__()

        received = np.from_dlpack(Writing())
        assert tried
        assert np.array_equal(received, self.array)
        assert not np.shares_memory(received, self.array)

    @pytest.mark.parametrize(
        "take",
        [
            np.asarray,
            np.from_dlpack,
            np.ravel,
            lambda x: x.numpy(),
            lambda x: x.array,
            lambda x: np.array(x, copy=False),
            lambda x: np.asarray(memoryview(x.numpy())),
            lambda x: (x * 2.0).numpy(),
            lambda x: x.slice(Batch, Hidden, 0, 2).numpy(),
        ],
    )
    def test_no_view_can_be_written(self, take: Callable[[Any], Any]) -> None:
        with pytest.raises(ValueError, match="read-only"):
            take(self.tensor)[:] = 7.0

    def test_an_array_is_no_operand(self) -> None:
        """The type checker says so, too, although NumPy declares operators for whatever it can make an array of.

        An `ignore` that nothing needs is an error: these fail where it stops saying so.
        """
        x, a = self.tensor, np.ones(2)
        attempts: list[Callable[[], object]] = [
            lambda: x - a,  # type: ignore[axes]
            lambda: a * x,  # type: ignore[axes]
            lambda: x @ a,  # type: ignore[axes]
            lambda: a > x,  # type: ignore[axes]
            lambda: x <= a,  # type: ignore[axes]
        ]
        for attempt in attempts:
            with pytest.raises(AxisError, match="applies to tensors, expressions and Python numbers, not to ndarray"):
                attempt()

    def test_an_array_does_not_take_over_a_tensor(self) -> None:
        with pytest.raises(AxisError) as caught:
            np.ones(2) + self.tensor  # type: ignore[axes]
        assert str(caught.value) == (
            "Add applies to tensors, expressions and Python numbers, not to ndarray: wrap arrays with their axes, as "
            "in Tensor[Batch, Hidden](array)"
        )

    def test_what_may_be_none_is_to_be_tested(self) -> None:
        nothing: Any = None
        with pytest.raises(AxisError) as caught:
            self.tensor + nothing
        assert str(caught.value) == (
            "Add applies to tensors, expressions and Python numbers, not to None: test what may be None first, as in "
            "if x is not None"
        )

    def test_copies_are_tensors_of_the_type(self) -> None:
        for again in (copy.copy(self.tensor), copy.deepcopy(self.tensor), pickle.loads(pickle.dumps(self.tensor))):
            assert again.tensor_type is Tensor[Batch, Height]
            assert np.array_equal(again.numpy(), self.array)


class TestImmutability:
    tensor = Tensor[Batch](np.ones(3, np.float32))

    @pytest.mark.parametrize(
        "array",
        [lambda t: t.array, lambda t: t.numpy(), np.asarray, np.from_dlpack],
        ids=["array", "numpy", "asarray", "dlpack"],
    )
    def test_arrays_of_a_tensor_are_read_only(self, array: Callable[[Any], Any]) -> None:
        with pytest.raises(ValueError, match="read-only"):
            array(self.tensor)[0] = 7
        assert self.tensor.numpy().tolist() == [1, 1, 1]

    def test_the_array_given_stays_writeable(self) -> None:
        array = np.ones(3)
        Tensor[Batch](array).numpy()
        assert array.flags.writeable

    def test_there_are_no_further_attributes(self) -> None:
        tensor: Any = self.tensor
        with pytest.raises(AttributeError):
            tensor.name = "x"

    def test_items_cannot_be_assigned(self) -> None:
        tensor: Any = self.tensor
        with pytest.raises(TypeError):
            tensor[0] = 1.0


def test_kinds_of_values() -> None:
    tensor = Tensor[Batch]([1.0])
    assert isinstance(tensor, Tensor)
    assert isinstance(tensor, AnyTensor)
    assert isinstance(tensor, Operand)
    assert not isinstance(tensor, IntTensor)


def test_a_value_goes_through_functions_from_left_to_right() -> None:
    def double(x: Tensor[Batch]) -> float:
        return float(2 * x.numpy().sum())

    assert Tensor[Batch]([1.0, 2.0]) >> double == 6.0


def test_any_array_is_shown() -> None:
    jax = pytest.importorskip("jax")
    shown: list[str] = []

    def traced(x: Any) -> Any:
        shown.append(repr(Tensor[Batch](x)))
        return x

    jax.jit(traced)(np.ones(2, np.float32))
    assert re.fullmatch(r"Tensor\[Batch=2\]\(.*Tracer.*\)", shown[0])
    half = jax.numpy.asarray([1.5, -2.0], jax.numpy.bfloat16)
    assert repr(Tensor[Batch](half)) == "Tensor[Batch=2]([ 1.5, -2. ])"


def test_arrays_of_another_kind_are_refused_by_type_checkers_too() -> None:
    with pytest.raises(AxisError, match="needs int elements, but was given float64"):
        IntTensor[Batch](np.zeros(3))  # type: ignore[axes]
    with pytest.raises(AxisError, match="needs bool elements, but was given int64"):
        BoolTensor[Batch](np.zeros(3, np.int64))  # type: ignore[axes]
    with pytest.raises(AxisError, match="needs real elements, but was given complex128"):
        Tensor[Batch](np.zeros(3, np.complex128))  # type: ignore[axes]
    assert IntTensor[Batch](np.zeros(3, np.int32)).sizes == {Batch: 3}


def _reversed(array: Any) -> Any:
    return np.concatenate([array, array])[::-1][:3]


def _of_bytes(array: Any) -> Any:
    return np.frombuffer(bytearray(array.tobytes()), array.dtype).reshape(array.shape)


def _read_only_view(array: Any) -> Any:
    view = array[:]
    view.flags.writeable = False
    return view


WRITABLE: dict[str, Callable[[Any], Any]] = {
    "array": lambda array: array,
    "turned": lambda array: array.copy().T.copy().T,
    "strided": lambda array: np.repeat(array, 2, axis=0)[::2],
    "reversed": _reversed,
    "bytes": _of_bytes,
    "read-only view": _read_only_view,
    "broadcast": lambda array: np.broadcast_to(array[0].copy(), array.shape),
}
"""Arrays of shape (3, 2) whose elements can be written, through themselves or what they are a view of."""


def write(array: Any) -> None:
    """Write into the memory of an array."""
    while not array.flags.writeable:
        array = array.base
    array[...] = 7.0


HELD: dict[str, Callable[[Any], Any]] = {
    "Const": Const,
    "Param": Param,
    "Buffer": Buffer,
    "operand": lambda x: Input(Tensor[Batch, Height]) + x,
    "first operand": lambda x: x - Input(Tensor[Batch, Height]),
    "operand of a function": lambda x: maximum(Input(Tensor[Batch, Height]), x),
    "start of a fold": lambda x: fold(lambda c, e: c + e, x, Input(Tensor[Hidden, Batch, Height]), Hidden),
}


def assigned(x: Any) -> Any:
    """A parameter that a tensor was assigned to."""
    held = Param(Tensor[Batch, Height](np.zeros((3, 2))))
    held.assign(x)
    return held


class TestOwnership:
    @pytest.mark.parametrize("hold", [*HELD.values(), assigned], ids=[*HELD, "assigned"])
    @pytest.mark.parametrize("make", WRITABLE.values(), ids=WRITABLE)
    def test_what_an_expression_holds_is_not_written(
        self, make: Callable[[Any], Any], hold: Callable[[Any], Any]
    ) -> None:
        array = make(np.arange(6.0).reshape(3, 2))
        tensor = Tensor[Batch, Height](array)
        node, expected = hold(tensor), array.copy()
        write(array)
        leaves = [x for x in topological_order(node, lambda x: x.operands) if isinstance(x, (Const, Param, Buffer))]
        assert leaves
        for leaf in leaves:
            np.testing.assert_array_equal(leaf.value.numpy(), expected)

    def test_what_nobody_can_write_is_not_copied(self, tmp_path: Path) -> None:
        path, constant = tmp_path / "elements.npy", np.ones((3, 2))
        np.save(path, constant)
        constant.flags.writeable = False
        of_bytes = np.frombuffer(constant.tobytes()).reshape(3, 2)
        for array in (constant, constant[1:], of_bytes, np.asarray(np.load(path, mmap_mode="r"))):
            assert np.shares_memory(Const(Tensor[Batch, Height](array)).value.numpy(), array)

    def test_a_tensor_is_copied_once_and_stays_the_same_tensor(self) -> None:
        tensor = Tensor[Batch](np.arange(3.0))
        first, second = Const(tensor), Param(tensor)
        assert first.value is second.value is tensor
        assert np.shares_memory(first.value.numpy(), second.value.numpy())

    def test_broadcast_axes_have_one_element_in_memory(self) -> None:
        held = Const(Tensor[Batch, Pixel](np.broadcast_to(np.arange(4.0), (1000, 4)))).value.numpy()
        assert held.strides == (0, 8)

    @pytest.mark.parametrize(
        "of",
        [
            lambda x: x,
            stop_gradient,
            lambda x: x.rename(Batch, Hidden).rename(Hidden, Batch),
            lambda x: x.slice(Batch, Hidden, 0, 3).rename(Hidden, Batch),
        ],
    )
    def test_a_buffer_that_becomes_bound_data_owns_its_elements(self, of: Callable[[Any], Any]) -> None:
        x = Input(Tensor[Batch])
        node = of(x)
        held = Buffer(node.tensor_type(np.zeros(3)))
        for start in range(3):
            array = np.arange(3.0) + start
            with given(), given(x.bind(Tensor[Batch](array))):
                commit(held.becomes(node))
            array[:] = 7.0
            assert held.value.numpy().tolist() == [start, start + 1.0, start + 2.0]

    def test_data_that_are_bound_are_not_copied(self) -> None:
        array, x = np.arange(3.0), Input(Tensor[Batch])
        with given(x.bind(Tensor[Batch](array))):
            assert np.shares_memory(x.value.numpy(), array)
