"""XLA with products in lower precisions: what is rounded, and what stays in float32."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from typedtensor import (
    Axis,
    BindingError,
    Expr,
    Input,
    IntTensor,
    Mesh,
    MeshAxis,
    Module,
    Param,
    Tensor,
    fold,
    given,
    use_engine,
)
from typedtensor.ir import Conv, Elementwise, MatMul, Permute, Program, interpret, make, new_input, printed
from typedtensor.nn import Linear, LSTMCell, LSTMState, TransformerBlock
from typedtensor.ops import tanh, zeros_like
from typedtensor.optim import Adam

pytest.importorskip("jax")

from tests.sampling import sample
from typedtensor.targets.xla import XlaTarget
from typedtensor.targets.xla.lowering import function_of
from typedtensor.targets.xla.precision import in_precision, rounded


class Data(MeshAxis, size=1): ...


class Batch(Axis): ...


class Time(Axis): ...


class In(Axis, size=16): ...


class Hidden(Axis, size=24): ...


class Head(Axis, size=2): ...


class Width(Axis, size=8): ...


RANDOM = np.random.default_rng(3)
x, matrix = Input(Tensor[Batch, In]), Param(Tensor[In, Hidden](RANDOM.normal(size=(16, 24)).astype(np.float32)))
rows = RANDOM.normal(size=(5, 16)).astype(np.float32)
LOWER: Any = {"engine": "xla", "compute": "bfloat16"}


@pytest.fixture(autouse=True)
def numpy_afterwards() -> Iterator[None]:
    yield
    use_engine("numpy")


def second(expression: Expr[Any], array: Any, **way: Any) -> np.ndarray[Any, Any]:
    """The value that a program gives, which the first time is interpreted."""
    for _ in range(2):
        with given(x.bind(Tensor[Batch, In](array)), **way):
            found: np.ndarray[Any, Any] = expression.value.numpy()
    return found


def test_factors_are_rounded_and_sums_are_not() -> None:
    product = tanh((x @ matrix) * 0.1) * 2.0 + 0.5
    a, b = (rounded(array).astype(float) for array in (rows, matrix.value.numpy()))
    found = second(product, rows, **LOWER)
    assert found.dtype == np.float32
    between = np.arctanh((found - 0.5) / 2.0) / 0.1
    np.testing.assert_allclose(between, a @ b, rtol=2**-8, atol=1e-4)  # XLA may leave out that it is rounded
    whole = second(product, rows, engine="xla")
    assert 1e-4 < np.abs(found - whole).max() < 2e-2
    np.testing.assert_array_equal(whole, second(product, rows, engine="xla", compute="float32"))


def test_results_that_are_returned_are_not_rounded() -> None:
    a, b = new_input("a", (3, 4), np.dtype(np.float32)), new_input("b", (4, 5), np.dtype(np.float32))
    product = make(MatMul(), a, b)
    turned = make(Permute((1, 0)), product)
    arrays = [RANDOM.normal(size=v.shape).astype(np.float32) for v in (a, b)]
    exact = np.matmul(*[rounded(x).astype(float) for x in arrays])
    for output, expected, error in (
        (turned, exact.T, 2e-6),
        (make(Elementwise("tanh"), product), np.tanh(exact), 4e-3),
    ):
        program = in_precision(Program((a, b), (output,)), "bfloat16")
        for found in (*XlaTarget().compile(program).run(arrays), *interpret(program, *arrays)):
            np.testing.assert_allclose(found, expected, rtol=error, atol=error)
        [meant] = interpret(program, *arrays)
        assert bool(np.abs(meant - expected).max() > 1e-5) is (error > 1e-3)


def test_in_tensorfloat32_products_may_be_rounded() -> None:
    product = tanh((x @ matrix) * 0.1) * 2.0 + 0.5
    whole = second(product, rows, engine="xla")
    found = second(product, rows, engine="xla", compute="tensorfloat32")
    np.testing.assert_allclose(found, whole, rtol=2e-3, atol=2e-3)  # equal where there are no units for it
    with given(engine="xla", compute="tensorfloat32") as computation:
        assert computation.engine == "xla, products in tensorfloat32"
    image, kernel = (
        new_input("x", (2, 3, 6, 5), np.dtype(np.float32)),
        new_input("k", (4, 3, 3, 3), np.dtype(np.float32)),
    )
    plain = Program((image, kernel), (make(Conv((1, 1), (1, 1), (1, 1), (1, 1), 1), image, kernel),))
    arrays = [RANDOM.normal(size=v.shape).astype(np.float32) for v in plain.inputs]
    [made] = XlaTarget("tensorfloat32").compile(plain).run(arrays)
    np.testing.assert_allclose(made, interpret(in_precision(plain, "tensorfloat32"), *arrays)[0], rtol=2e-3, atol=2e-2)


@pytest.mark.parametrize("compute", ["float32", "tensorfloat32", "bfloat16"])
def test_what_the_device_is_told(compute: Any) -> None:
    import jax

    a, b = new_input("a", (3, 4), np.dtype(np.float32)), new_input("b", (4, 5), np.dtype(np.float32))
    program = XlaTarget(compute).precise(Program((a, b), (make(MatMul(), a, b),)))
    like = [jax.ShapeDtypeStruct(v.shape, v.dtype) for v in program.inputs]
    text = jax.jit(lambda *arrays: function_of(program)(*arrays)[0]).lower(*like).as_text()
    said = {"float32": "[HIGHEST, HIGHEST]", "tensorfloat32": "[HIGH, HIGH]", "bfloat16": "xbf16>"}[compute]
    assert said in text
    assert ("HIGHEST" in text) is (compute == "float32")


def test_numbers_are_rounded_to_the_nearest() -> None:
    import jax

    numbers = np.concatenate([RANDOM.normal(size=200) * 10.0 ** RANDOM.integers(-30, 30, 200), [0.0, -0.0, np.inf]])
    numbers = numbers.astype(np.float32)
    lower = jax.numpy.asarray(numbers).astype(jax.numpy.bfloat16).astype(np.float32)
    np.testing.assert_array_equal(rounded(numbers), np.asarray(lower))
    assert np.isnan(rounded(np.array([np.nan], np.float32))).all()


def test_other_precisions_stay() -> None:
    exact = Param(Tensor[In, Hidden](np.asarray(matrix.value.numpy(), float)))
    found = second(tanh(x @ exact) * 3.0 + 1.0, rows.astype(float), **LOWER)
    np.testing.assert_allclose(found, np.tanh(rows.astype(float) @ exact.value.numpy()) * 3.0 + 1.0, rtol=1e-12)
    index = Input(IntTensor[Batch, In])
    whole = index * index + index * 2 - index
    for _ in range(2):
        with given(index.bind(IntTensor[Batch, In](np.full((5, 16), 300))), **LOWER):
            assert whole.value.numpy()[0, 0] == 300 * 300 + 300


def test_convolutions_as_the_program_says() -> None:
    image, kernel = (
        new_input("x", (2, 3, 6, 5), np.dtype(np.float32)),
        new_input("k", (4, 3, 3, 3), np.dtype(np.float32)),
    )
    plain = Program((image, kernel), (make(Conv((1, 1), (1, 1), (1, 1), (1, 1), 1), image, kernel),))
    lower = in_precision(plain, "bfloat16")
    assert "in_precision" in printed(lower)
    arrays = [RANDOM.normal(size=v.shape).astype(np.float32) for v in plain.inputs]
    [found] = XlaTarget("bfloat16").compile(plain).run(arrays)
    [expected] = interpret(lower, *arrays)
    assert found.dtype == np.float32
    np.testing.assert_allclose(found, expected, rtol=2**-7, atol=1e-6)
    assert 1e-4 < np.abs(expected - interpret(plain, *arrays)[0]).max() < 0.1


class Network(Module):
    """Layers of two kinds and a cell."""

    def __init__(self) -> None:
        self.into, self.cell = Linear(In, Hidden, seed=0), LSTMCell(In, Hidden, seed=1)

    def __call__(self, xs: Expr[Tensor[Time, Batch, In]]) -> Expr[Tensor[()]]:
        start = zeros_like(self.into(xs.sum(Time)))
        last = fold(lambda s, each: self.cell(each, s), LSTMState(start, start), xs, Time).hidden
        d = self.into(xs.sum(Time)) * 0.2 - last - 0.3
        return (d * d).mean()


def losses(attends: bool, **way: Any) -> tuple[list[float], Any]:
    """Those of 20 steps, and the parameters afterwards."""
    xs = Input(Tensor[Time, Batch, In])
    model: Any = TransformerBlock(In, Head, Width, Hidden, over=Time, seed=0) if attends else Network()
    if attends:
        d = model(xs.transpose(Batch, Time, In), None) - 0.5
        loss = (d * d).mean()
    else:
        loss = model(xs)
    optimizer = Adam(model.parameters, learning_rate=0.01)
    bound = xs.bind(Tensor[Time, Batch, In](np.random.default_rng(0).normal(size=(6, 4, 16)).astype(np.float32)))
    found = []
    for _ in range(20):
        with given(bound, **way):
            optimizer.step(loss)
            found.append(loss.value.item())
    return found, model.parameters


@pytest.mark.parametrize("attends", sample([False, True], first=1))
def test_training_follows_float32(attends: bool) -> None:
    (whole, _), (lower, parameters) = losses(attends), losses(attends, **LOWER)
    assert whole[-1] < 0.9 * whole[0]
    np.testing.assert_allclose(lower, whole, rtol=0.03)
    assert lower[2:] != whole[2:]
    assert {p.value.dtype for p in parameters.values()} == {np.dtype(np.float32)}


def test_on_a_mesh() -> None:
    mesh = Mesh(Data, place={Batch: Data})
    (alone, _), (divided, _) = losses(False, **LOWER), losses(False, on=mesh, compute="bfloat16")
    np.testing.assert_allclose(divided, alone, rtol=2**-8)  # results between may be rounded to 8 bits
    with given(on=mesh, compute="bfloat16") as computation:
        assert "bfloat16" in computation.engine


def test_it_is_chosen_for_the_process_too() -> None:
    product = tanh((x @ matrix) * 0.1) * 2.0 + 0.5
    lower, whole = second(product, rows, **LOWER), second(product, rows, engine="xla")
    use_engine("xla", compute="bfloat16")
    np.testing.assert_array_equal(second(product, rows), lower)
    np.testing.assert_array_equal(second(product, rows, compute="float32"), whole)
    np.testing.assert_array_equal(second(product, rows, engine="xla"), whole)
    use_engine("xla")
    np.testing.assert_array_equal(second(product, rows, compute="bfloat16"), lower)
    with given(compute="bfloat16") as computation:
        assert computation.engine == "xla, products in bfloat16"


@pytest.mark.parametrize(
    ("way", "said"),
    [
        ({"compute": "bfloat16"}, "other engines cannot compute in bfloat16.*engine='xla'"),
        ({"engine": "numpy", "compute": "bfloat16"}, "because other engines cannot compute in bfloat16"),
        ({"engine": "xla", "compute": "float16"}, "'float32', 'tensorfloat32' or 'bfloat16', not 'float16'"),
        ({"compute": 16}, "'float32', 'tensorfloat32' or 'bfloat16', not 16"),
        ({**LOWER, "threads": 2}, "given\\(threads=…\\) interprets nodes one by one"),
    ],
)
def test_what_there_is_not(way: Any, said: str) -> None:
    with pytest.raises(BindingError, match=said):
        given(**way)
    with pytest.raises(BindingError, match="other engines cannot compute"):
        use_engine("numpy", compute="bfloat16")


def test_a_name_that_is_none_is_a_static_error_too() -> None:
    with pytest.raises(BindingError, match="not 'half'"):
        given(engine="xla", compute="half")  # type: ignore[arg-type]  # mypy says so
    with pytest.raises(BindingError, match="not 'half'"):
        use_engine("xla", compute="half")  # type: ignore[arg-type]  # mypy says so
