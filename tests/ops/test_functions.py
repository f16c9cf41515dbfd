"""Lower-case forms, methods and operators apply the operations they name."""

from __future__ import annotations

import inspect
import pydoc
from typing import Any

import numpy as np
import pytest

import typedtensor.ops as ops
from tests.ops.cases.case import Batch, Column, Long, Other, Row, Sized, integers, positive, real, truths
from typedtensor import AxisError, Const, Expr, Input, IntTensor, SizeError, Tensor, given
from typedtensor.methods import METHODS
from typedtensor.ops import Labelled, PolyOp, dot

X, TARGET = real(Batch, Row), integers(Batch, below=3)


def same(x: Any, y: Any) -> bool:
    return x.tensor_type is y.tensor_type and np.array_equal(x.numpy(), y.numpy())


def test_labels_come_last() -> None:
    assert same(ops.softmax(X, Row), ops.Softmax(Row)(X))
    assert same(ops.cross_entropy(X, TARGET, Row), ops.CrossEntropy(Row)(X, TARGET))
    assert same(ops.one_hot(TARGET, Sized), ops.OneHot(Sized)(TARGET))
    assert same(ops.one_hot(TARGET, Row(3)), ops.OneHot(Row(3))(TARGET))
    assert same(ops.concat(X, real(Batch, Column), Row, Column, Long), X.concat(real(Batch, Column), Row, Column, Long))
    assert same(ops.select(X, Row, 1), ops.Select(Row, 1)(X))


def test_labelled_functions_build_expressions() -> None:
    x = Input(Tensor[Batch, Row])
    y = ops.softmax(x, Row)
    assert isinstance(y, Expr)
    with given(x.bind(X)):
        assert same(y.value, ops.softmax(X, Row))


def test_labels_are_needed() -> None:
    unchecked: Any = ops.softmax
    for arguments in [(), (X,), (X, Row, Batch)]:
        wrong = rf"Softmax takes 1 operand, then its labels \(U\); it was given {len(arguments)} arguments?"
        with pytest.raises(AxisError, match=wrong):
            unchecked(*arguments)


def test_a_label_in_the_place_of_an_operand_is_named() -> None:
    unchecked: Any = ops
    for function in unchecked.exp, unchecked.maximum, unchecked.kl_div:
        with pytest.raises(AxisError, match=r"not to the label Row: \w+ takes no label there, so leave it out"):
            function(X, Row)


@pytest.mark.parametrize("plan", [False, True])
def test_bounds_beyond_the_type_of_integers_are_none(plan: bool) -> None:
    """``numpy.clip``."""
    numbers = np.array([0, 3, 200], np.uint8)
    x = Input(IntTensor[Row])
    for bounds in ((-1, 300), (-1e30, 50), (1.5, np.inf), (None, 255.0)):
        y = x.clip(*bounds)
        for _ in range(2):
            with given(x.bind(IntTensor[Row](numbers)), plan=plan):
                found = y.value.numpy()
        assert found.dtype == np.uint8
        np.testing.assert_array_equal(found, np.ceil(numbers.astype(float).clip(*bounds)))


@pytest.mark.parametrize("library", ["numpy", "torch", "jax.numpy"])
def test_bounds_that_no_integer_of_the_type_reaches_are_its_limits(library: str) -> None:
    x = IntTensor[Row](pytest.importorskip(library).asarray(np.array([-5, 3, 100], np.int8)))
    assert np.asarray(x.clip(-1, 300).array).tolist() == [-1, 3, 100]
    assert np.asarray(x.clip(200, 300).array).tolist() == [127] * 3
    assert np.asarray(x.clip(-300, -200).array).tolist() == [-128] * 3


def test_options_of_another_kind_are_named() -> None:
    unchecked: Any = ops.pad
    smoothed: Any = ops.smoothed_cross_entropy
    taken = r"SmoothedCrossEntropy takes the options .*, and cannot take"
    with pytest.raises(AxisError, match=rf"{taken} \(1, 0\): '<=' not supported"):
        smoothed(X, X, Row, (1, 0))
    with pytest.raises(AxisError, match=rf"{taken} smoothing='2': '<=' not supported"):
        smoothed(X, X, Row, smoothing="2")
    with pytest.raises(SizeError, match=r"elements that pad adds before must be a whole number, not \(1, 0\)"):
        unchecked(X, Row, Batch, (1, 0))
    with pytest.raises(AxisError, match=r"Pad takes 1 operand, then its labels \(U, V\); it was given 7 arguments"):
        unchecked(X, Row, Batch, 1, 1, 0, 0)


COMPOSED = {
    *("bincount", "cdist", "corrcoef", "cov", "histogram", "interp", "irfft", "kron", "quantile", "segment_min"),
    *("segment_prod", "segment_std", "segment_var", "spectral_norm", "weight_norm"),
}
FUNCTIONS = COMPOSED | {"arange", "chunks", "concatenate", "full", "operations", "ruled", "stack", "unstack"}


def test_instances_are_operations() -> None:
    for name in vars(ops)["__all__"]:
        value = getattr(ops, name)
        if name.islower() and name not in FUNCTIONS:
            assert isinstance(value, (PolyOp, Labelled)), name


@pytest.mark.parametrize("method", METHODS.values(), ids=METHODS)
def test_methods_name_operations(method: Any) -> None:
    for name in (method.operation, method.total):
        assert name is None or issubclass(getattr(ops, name), PolyOp)


def test_every_method() -> None:
    x, p = real(Row, Column), truths(Row)
    n = x.numpy()
    pairs: list[tuple[Any, Any]] = [
        (x + x, n + n),
        (1 + x, 1 + n),
        (x - 1, n - 1),
        (1 - x, 1 - n),
        (x * x, n * n),
        (2 * x, 2 * n),
        (x / x, n / n),
        (1 / x, 1 / n),
        (positive(Row) ** 2, positive(Row).numpy() ** 2),
        (2.0**x, 2.0**n),
        (x @ real(Column, Other), n @ real(Column, Other).numpy()),
        (-x, -n),
        (abs(x), abs(n)),
        (x < 0, n < 0),
        (x <= x, n <= n),
        (x > 0, n > 0),
        (x >= 0, n >= 0),
        (p & p, p.numpy()),
        (p | p, p.numpy()),
        (~p, ~p.numpy()),
        (x.eq(x), n == n),
        (x.ne(0.0), n != 0),
        (x.sum(), n.sum()),
        (x.sum(Row), n.sum(0)),
        (x.sum(Row, Column), n.sum()),
        (x.mean(), n.mean()),
        (x.mean(Column), n.mean(1)),
        (x.max(), n.max()),
        (x.max(Row), n.max(0)),
        (x.argmax(Row), n.argmax(0)),
        (x.min(), n.min()),
        (x.min(Row, Column), n.min()),
        (x.argmin(Row), n.argmin(0)),
        (x.prod(Row), n.prod(0)),
        (x.prod(), n.prod()),
        (x.median(), np.median(n)),
        (x.median(Row), np.median(n, 0)),
        (x.var(), n.var()),
        (x.var(Row), n.var(0)),
        (x.var(Column, Row), n.var()),
        (x.std(Row, Column), n.std()),
        (x.norm(Row, Column), np.linalg.norm(n)),
        (x.std(Column), n.std(1)),
        (x.norm(Row), np.linalg.norm(n, axis=0)),
        (x.norm(), np.linalg.norm(n)),
        ((x > 0).any(Row), (n > 0).any(0)),
        ((x > 0).all(), (n > 0).all()),
        (x.count_nonzero(Row), np.count_nonzero(n, 0)),
        (x.abs(), np.abs(n)),
        (x.exp().log(), n),
        (x.relu(), np.maximum(n, 0.0)),
        (x.sigmoid(), 1.0 / (1.0 + np.exp(-n))),
        (x.square().sqrt(), np.abs(n)),
        (x.tanh(), np.tanh(n)),
        (x.clip(-0.5, 0.5), n.clip(-0.5, 0.5)),
        (x.clip(most=0.5), n.clip(None, 0.5)),
        (x.select(Row, 1), n[1]),
        (x.pad(Row, Other, 1), np.pad(n, ((1, 0), (0, 0)))),
        (x.positions(Row), np.arange(3)),
        (x % 2, n % 2),
        (2 % x, 2 % n),
        (x // 0.5, n // 0.5),
        (1 // x, 1 // n),
        (p ^ p, p.numpy() ^ p.numpy()),
        (x.rename(Row, Other), n),
        (x.transpose(), n.T),
        (x.transpose(Column, Row), n.T),
        (x.expand(Batch(2)), np.stack([n, n])),
        (real(Column).expand_like(x), np.stack([real(Column).numpy()] * 3)),
        (x.merge(Row, Column, Long), n.ravel()),
        (real(Long).split(Long, Row, Column(4)), real(Long).numpy().reshape(3, 4)),
        (x.flatten(Row, Column), n.ravel()),
        (x.flatten(Row, Column).unflatten(Row(3), Column), n),
        (x.slice(Column, Other, 1, 3), n[:, 1:3]),
        (x.concat(real(Row, Other), Column, Other, Long), np.concatenate([n, real(Row, Other).numpy()], 1)),
        (x.contract(x), np.sum(n * n)),
        (integers(Row, below=3).one_hot(Sized), np.eye(3)[integers(Row, below=3).numpy()]),
        (x.mean(Row, where=p), n.mean(0, where=p.numpy()[:, None])),
        (x.sum(where=x > 0), n.sum(where=n > 0)),
        (x.max(Row, where=p), n.max(0, where=p.numpy()[:, None], initial=-np.inf)),
        (x.softmax(Row).sum(Row), np.ones(4)),
        (x.log_softmax(Row), np.log(x.softmax(Row).numpy())),
    ]
    for found, expected in pairs:
        np.testing.assert_allclose(found.numpy(), expected, rtol=1e-12)


def test_sizes_from_the_scope() -> None:
    x = Input(Tensor[Batch, Row])
    bias = Tensor[Row](np.ones(3))
    with given(x.bind(X)):
        assert (x + ops.Expand(Batch)(bias)).value.shape == (2, 3)
    with pytest.raises(SizeError, match="the size of Batch is not known here"):
        ops.Expand(Batch)(bias)


def test_a_size_may_differ_from_scope_to_scope() -> None:
    x = Input(Tensor[Batch])
    total = (ops.Expand(Batch)(Const(Tensor[()](1.0))) + x).sum()
    for size in (2, 5):
        with given(x.bind(Tensor[Batch](np.zeros(size)))):
            assert x.value.shape == (size,)
            assert total.value.item() == size


def test_wrong_sizes() -> None:
    with pytest.raises(SizeError, match=r"size 12, which is not 5 \(Row\) times 4 \(Column\)"):
        real(Long).split(Long, Row(5), Column(4))
    with pytest.raises(SizeError, match=r"size 12, which is not 2 \(Row\) times 5 \(Column\)"):
        real(Long).split(Long, Row, Column(5))
    with pytest.raises(SizeError, match="the size of Column is not known"):
        real(Long).split(Long, Row, Column)
    with pytest.raises(SizeError, match="the step of a slice must be at least 1, not -1"):
        X.slice(Row, Other, 0, None, -1)
    with pytest.raises(SizeError, match=r"Select\[Row\] selects the index 3 of an axis of size 3"):
        ops.select(X, Row, 3)
    with pytest.raises(SizeError, match=r"OneHot\[Sized\] was given the index 3 into an axis of size 3"):
        IntTensor[Batch]([3, 0]).one_hot(Sized)
    with pytest.raises(SizeError, match=r"PlaceAlong\[Long, Other\] places 2 elements at 3 positions"):
        ops.PlaceAlong(Long, Other, 0, 3)(real(Long), real(Other))


def test_help_shows_the_operation_and_its_rule() -> None:
    shown = pydoc.plain(pydoc.render_doc(dot))
    for part in ("Dot", "(x1, x2, U): The product, summed over U", "Rule: *A U *B, *C U *D -> *A | *B | *C | *D"):
        assert part in shown
    assert "A function that applies an operation" not in shown


def test_signatures_say_operands_labels_and_options() -> None:
    said = {name: str(inspect.signature(getattr(ops, name))) for name in ("softmax", "cross_entropy", "sort", "pad")}
    assert said["softmax"] == "(x, U, /, *, where=None)"
    assert said["cross_entropy"] == "(x1, x2, U, /)"
    assert said["sort"] == "(x, U, /, descending: 'bool' = False)"
    assert pydoc.render_doc(ops.pad).splitlines()[3].startswith("    (x, U, V, before=0, after=0, value=0): ``x`` with")
    assert str(inspect.signature(Labelled)).startswith("(operation:")
    assert str(Labelled.__doc__).startswith("A function that applies an operation with labels")


@pytest.mark.parametrize("name", [name for name, x in vars(ops).items() if isinstance(x, Labelled)])
def test_signatures_bind_what_functions_take(name: str) -> None:
    function = getattr(ops, name)
    operands, labels = function.operation.parsed_rule.operands, function.operation.parameters
    options = [p for p in inspect.signature(function.operation).parameters.values() if p.name in function._options]
    needed = {p.name: 1 for p in options if p.default is p.empty}
    inspect.signature(function).bind(*operands, *labels, **needed)
