"""Conversion of arrays other than NumPy's to tensors: elements are kept, and results are plain arrays."""

from __future__ import annotations

import array
import math
import operator
import warnings
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import ml_dtypes
import numpy as np
import pytest

from typedtensor import AnyTensor, Axis, AxisError, BoolTensor, Expr, Input, IntTensor, SizeError, Tensor, given
from typedtensor.backends import Array, Namespace
from typedtensor.ops import PolyOp1, exp, softmax


class Row(Axis): ...


class Column(Axis): ...


NUMBERS = np.array([[1.0, 2.0], [3.0, 4.0]])


class Own(np.ndarray[Any, Any]):
    """A subclass that multiplies otherwise."""

    def __mul__(self, other: object) -> Any:
        return "something else"


class Lying:
    """An object that says something else of itself than what its elements are: a column of a table, a proxy."""

    dtype, shape, ndim = np.dtype(np.float64), (2, 2), 2

    def __init__(self, elements: Array = NUMBERS) -> None:
        self.elements = elements

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        return np.array(self.elements, dtype=dtype)

    def __mul__(self, other: object) -> Any:
        return "something else"


class Exported:
    """An object with nothing but DLPack."""

    def __dlpack__(self, **options: Any) -> Any:
        return np.array(NUMBERS).__dlpack__(**options)

    def __dlpack_device__(self) -> Any:
        return NUMBERS.__dlpack_device__()


class Failing:
    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        raise TypeError("it is on another machine")


def matrix(elements: Array = NUMBERS) -> Array:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return np.matrix(elements)


def misaligned() -> Array:
    return np.frombuffer(b"x" + NUMBERS.tobytes(), np.float64, offset=1).reshape(2, 2)


IMPOSTORS: dict[str, Callable[[], Any]] = {
    "matrix": matrix,
    "subclass": lambda: NUMBERS.view(Own),
    "masked, with nothing missing": lambda: np.ma.array(NUMBERS),
    "field of a record": lambda: np.rec.array([tuple(row) for row in NUMBERS], dtype=[("a", "f8"), ("b", "f8")]).view(
        ("f8", 2)
    ),
    "__array__": Lying,
    "DLPack": Exported,
    "buffer": lambda: memoryview(cast(Any, np.array(NUMBERS))),
    "other byte order": lambda: NUMBERS.astype(NUMBERS.dtype.newbyteorder()),
    "misaligned": misaligned,
    "read-only": lambda: np.broadcast_to(NUMBERS, (1, 2, 2))[0],
    "backwards": lambda: np.array(NUMBERS[::-1])[::-1],
    "rows that are subclasses": lambda: [NUMBERS[0].view(Own), np.ma.array(NUMBERS[1])],
}


@pytest.mark.parametrize("make", IMPOSTORS.values(), ids=IMPOSTORS.keys())
def test_the_elements_are_taken(make: Callable[[], Any]) -> None:
    """Constructed, computed with, and in a plan: all as for a plain array."""
    tensor = Tensor[Row, Column](make())
    assert type(tensor._array) is np.ndarray
    assert tensor._array.flags.aligned
    assert tensor._array.dtype.isnative
    assert (tensor * tensor).numpy().tolist() == (NUMBERS * NUMBERS).tolist()
    x = Input(Tensor[Row, Column])
    loss = (softmax(x, Column) * x).sum()
    for _ in range(3):
        with given(x.bind(tensor)) as computation:
            found = computation.gradients(loss, x)[x].numpy()
            again = loss.value.numpy()
    with given(x.bind(Tensor[Row, Column](tensor.dtype.type(1) * NUMBERS)), plan=False) as computation:
        np.testing.assert_allclose(found, computation.gradients(loss, x)[x].numpy(), rtol=1e-6)
        np.testing.assert_allclose(again, loss.value.numpy(), rtol=1e-6)


def test_a_file_in_memory(tmp_path: Path) -> None:
    kept = np.memmap(tmp_path / "numbers", np.float64, "w+", shape=(2, 2))
    kept[:] = NUMBERS
    tensor = Tensor[Row, Column](kept)
    assert type(tensor._array) is np.ndarray
    assert np.shares_memory(tensor._array, kept)


def test_sizes_are_those_of_the_elements() -> None:
    assert Tensor[Row](Lying(np.ones(7))).shape == (7,)
    with pytest.raises(AxisError, match="needs an array of 1 axis, but was given one of 2"):
        Tensor[Row](Lying())


def test_an_object_has_a_precision_and_python_numbers_have_none() -> None:
    assert Tensor[Row](array.array("d", [1.0])).dtype == np.float64
    assert Tensor[Row](Lying(np.ones(2, np.float16))).dtype == np.float16
    assert Tensor[Row](deque([1, 2])).dtype == np.float32
    assert IntTensor[Row](range(3)).dtype == np.int64
    with pytest.raises(AxisError, match="needs real elements, but was given int64"):
        Tensor[Row](Lying(np.arange(2)))
    with pytest.raises(AxisError, match=r"was given float64: it has missing values, NaN: fill them, and convert it"):
        IntTensor[Row](np.array([1.0, math.nan]))
    with pytest.raises(AxisError, match=r"needs bool elements, but was given int64: compare it, as in array == 1"):
        BoolTensor[Row](np.array([0, 1]))


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (np.ma.array([1.0, 2.0], mask=[True, False]), r"cannot hold masked elements: .*\.filled\(0\.0\)"),
        ([np.ma.array([1.0], mask=[True])], "cannot hold masked elements"),
        (np.array([1.0, None], object), "was given object: None is no number: what is missing is math.nan"),
        ([[1.0], [1.0, 2.0]], "NumPy cannot convert list to one .*: pass an array, or rows of numbers of equal length"),
        ({1.0, 2.0}, "was given object"),
        (None, "was given object"),
        (np.ndarray, "was given the class ndarray"),
        (np.float32, "was given the class float32"),
        (["1.0"], r"was given <U3: convert words that are numbers with .astype\(np.float32\), and number others"),
        (np.array(["sea", None], object), r"was given object: convert words .* pandas.factorize\(column\)\[0\] does"),
        (b"12", r"was given \|S2"),
        (np.array(["2020-01-01"], "M8[D]"), r"was given datetime64\[D\]: take their numbers"),
        (np.array([(1.0, 2)], dtype=[("a", "f4"), ("b", "i4")]), r"take one field, as in array\['name'\]"),
        (np.ma.zeros(2, dtype=[("a", "f4"), ("b", "i4")]), r"take one field, as in array\['name'\]"),
        (np.array([1, 2], ml_dtypes.int4), r"was given int4: convert it with .astype\(np.int8\)"),
        (np.array([1, 2], ml_dtypes.uint2), r"was given uint2: convert it with .astype\(np.int8\)"),
        (Lying(np.array([1j])), "was given complex128: take the parts"),
        (Failing(), r"NumPy cannot convert Failing to one \(it is on another machine\)"),
    ],
)
@pytest.mark.parametrize("of", [Tensor[Row], IntTensor[Row], BoolTensor[Row]])
def test_what_is_no_array_of_numbers(of: Any, data: Any, said: str) -> None:
    with pytest.raises(AxisError, match=said):
        of(data)


class Mine(PolyOp1, rule="*A -> *A"):
    """What a function makes of its operand."""

    def __init__(self, function: Callable[[Array], Any]) -> None:
        super().__init__()
        self._function = function

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return self._function(x)


@pytest.mark.parametrize("plan", [False, True])
def test_operations_of_users_give_plain_arrays(plan: bool) -> None:
    x = Input(Tensor[Row, Column])
    makers: list[Callable[[Array], Any]] = [matrix, Lying, lambda a: a.astype(">f8"), np.ma.array]
    for make in makers:
        y = Mine(make)(x) * x
        for _ in range(3):
            with given(x.bind(Tensor[Row, Column](NUMBERS)), plan=plan):
                assert y.value.numpy().tolist() == (NUMBERS * NUMBERS).tolist()


def test_operations_of_users_are_held_to_their_rule_by_what_was_taken() -> None:
    x = Tensor[Row, Column](NUMBERS)
    with pytest.raises(AxisError, match="the result of Mine.forward cannot hold masked elements"):
        Mine(lambda a: np.ma.masked_greater(a, 2.0))(x)
    with pytest.raises(SizeError, match="returned size 3 for Column"):
        Mine(lambda a: Lying(np.ones((2, 3))))(x)


SCALARS = (np.float16(2), np.float32(2), np.float64(2), np.longdouble(2), np.uint8(2), np.int64(2))


@pytest.mark.parametrize("scalar", SCALARS, ids=lambda scalar: type(scalar).__name__)
def test_scalars_of_numpy_are_numbers(scalar: Any) -> None:
    """On both sides, for values and nodes, and without a precision of their own."""
    x: Any = Tensor[Row](np.array([4.0, 8.0], np.float32))
    i: Any = IntTensor[Row](np.array([4, 8], np.int32))
    node: Any = Input(Tensor[Row])
    functions: list[Callable[[Any, Any], Any]] = [operator.truediv, operator.sub, operator.lt]
    functions += [lambda a, n: n * a, lambda a, n: n**a]
    for function in functions:
        found, expected = function(x, scalar), function(x, 2)
        assert isinstance(found, AnyTensor)
        assert found.dtype == expected.dtype
        assert found.numpy().tolist() == expected.numpy().tolist()
        assert isinstance(y := function(node, scalar), Expr)
        with given(node.bind(x)):
            assert y.value.dtype == expected.dtype
            assert y.value.numpy().tolist() == expected.numpy().tolist()
    if isinstance(scalar, np.integer):
        assert (scalar * i).dtype == np.int32
    else:
        with pytest.raises(AxisError, match="one kind"):
            scalar * i
    assert exp(scalar).dtype == np.float32


def test_truth_values_of_numpy_and_what_is_no_number() -> None:
    mask: Any = BoolTensor[Row]([True, False])
    assert (mask & np.bool_(True)).numpy().tolist() == [True, False]
    x: Any = Tensor[Row]([1.0])
    for other in (np.array(2.0), np.ones(1), np.complex64(1), np.str_("a"), np.timedelta64(1, "s")):
        with pytest.raises(AxisError, match=r"applies to tensors, expressions and Python numbers, not to \w+: wrap"):
            x * other
