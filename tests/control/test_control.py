"""cond, while_loop and call: values and derivatives against JAX and against what they stand for; failures."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.control.cases import Hidden, Time, assert_close, expected_by_jax, numbers, values_and_derivatives
from typedtensor import (
    AxisError,
    BoolTensor,
    Const,
    Expr,
    Input,
    IntTensor,
    Param,
    Tensor,
    batched,
    call,
    cond,
    fold,
    given,
    plain,
    while_loop,
)
from typedtensor.nn import Linear
from typedtensor.ops import log, sin, tanh, where
from typedtensor.profiling import explain

Scalar = Expr[Tensor[()]]
Vector = Expr[Tensor[Hidden]]


def parameters() -> tuple[Param[Tensor[Hidden]], Param[Tensor[Hidden, Hidden]]]:
    return Param(Tensor[Hidden](numbers(4))), Param(Tensor[Hidden, Hidden](numbers(4, 4)))


def chosen(x: Vector, w: Expr[Tensor[Hidden, Hidden]], sign: float) -> Scalar:
    double = x * 2.0
    result = cond(
        x.sum() * sign > 0.0, lambda pair: tanh(pair[0] @ w) * pair[1], lambda pair: sin(pair[0]) * double, (x, x * x)
    )
    return (result * result).sum()


@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_cond_and_its_derivatives_are_those_of_jax(sign: float) -> None:
    import jax
    import jax.numpy as jnp

    x, w = parameters()

    def in_jax(x: Any, w: Any) -> Any:
        result = jax.lax.cond(x.sum() * sign > 0, lambda x: jnp.tanh(x @ w) * x * x, lambda x: jnp.sin(x) * x * 2, x)
        return (result * result).sum()

    assert_close(values_and_derivatives(chosen(x, w, sign), x, w), expected_by_jax(in_jax, x, w))


def logarithm_or_square(x: Scalar) -> Scalar:
    return cond(x > 0.0, lambda x: log(x), lambda x: x * x, x)


def test_only_the_branch_that_is_taken_is_computed() -> None:
    x = Param(Tensor[()](np.array(-2.0)))
    result = logarithm_or_square(x)
    with np.errstate(all="raise"), given() as computation:
        assert result.value.item() == 4.0
        assert computation.gradients(result)[x].item() == -4.0
    assert plain(logarithm_or_square)(x.value).item() == 4.0


@pytest.mark.slow  # JAX compiles it
def test_a_cond_in_a_fold_and_a_fold_in_a_cond() -> None:
    import jax
    import jax.numpy as jnp

    xs, w = Param(Tensor[Time](numbers(6))), Param(Tensor[()](np.array(0.7)))

    def step(total: Scalar, x: Scalar) -> Scalar:
        return cond(x > 0.0, lambda t: t + x * w, lambda t: tanh(t * x), total)

    end = fold(step, w * w, xs, Time)
    again = cond(end > -10.0, lambda e: fold(lambda t, x: sin(t * x + e), e, xs, Time), lambda e: e, end)

    def in_jax(xs: Any, w: Any) -> Any:
        def step(t: Any, x: Any) -> Any:
            return jax.lax.cond(x > 0, lambda t: t + x * w, lambda t: jnp.tanh(t * x), t), 0.0

        end, _ = jax.lax.scan(step, w * w, xs)
        again, _ = jax.lax.scan(lambda t, x: (jnp.sin(t * x + end), 0.0), end, xs)
        return again

    assert_close(values_and_derivatives(again, xs, w), expected_by_jax(in_jax, xs, w))


def test_while_loop_and_its_derivatives_are_those_of_the_steps_written_out() -> None:
    x, w = parameters()

    def body(state: tuple[Vector, Scalar]) -> tuple[Vector, Scalar]:
        h, total = state
        h = tanh(h @ w) * 1.5
        return h, total + (h * h).sum()

    zero: Scalar = Const(Tensor[()](np.array(0.0)))
    start: tuple[Vector, Scalar] = x, zero
    h, total = while_loop(lambda state: state[1] < 3.0, body, start)
    written, steps = start, 0
    with given():
        while written[1].value.item() < 3.0:
            written, steps = body(written), steps + 1
    assert steps > 1
    loss, expected = total * h.sum(), written[1] * written[0].sum()
    assert_close(values_and_derivatives(loss, x, w), values_and_derivatives(expected, x, w))

    def looped(x: Vector) -> Scalar:
        start: tuple[Vector, Scalar] = x, zero
        return while_loop(lambda state: state[1] < 3.0, body, start)[1]

    with given(eager=True):
        assert while_loop(lambda state: state[1] < 3.0, body, start)[1].value.item() == pytest.approx(
            plain(looped)(x.value).item()
        )


def test_a_while_loop_of_no_steps_is_its_start() -> None:
    x, w = parameters()
    end = while_loop(lambda h: h.sum() > 1e6, lambda h: tanh(h @ w), x * 1.0)
    assert_close(
        values_and_derivatives((end * end).sum(), x, w), values_and_derivatives((x * x + w.sum() * 0.0).sum(), x, w)
    )


def test_while_loops_of_different_lengths_in_a_fold() -> None:
    xs = Param(Tensor[Time](np.array([1.5, 30.0, 0.2])))

    def step(total: Scalar, x: Scalar) -> Scalar:
        return total + while_loop(lambda y: y < 20.0, lambda y: y * y * 0.9 + 1.0, x)

    zero: Scalar = Const(Tensor[()](np.array(0.0)))
    total = fold(step, zero, xs, Time)

    def written(x: float) -> float:
        while x < 20.0:
            x = x * x * 0.9 + 1.0
        return x

    found = values_and_derivatives(total, xs)
    assert found[0] == pytest.approx(sum(map(written, xs.value.numpy())))
    slopes = [(written(x + 1e-6) - written(x - 1e-6)) / 2e-6 for x in xs.value.numpy()]
    np.testing.assert_allclose(found[1], slopes, rtol=1e-6)
    np.testing.assert_allclose(found[2], found[1])


def test_calls_make_one_node_each_and_are_traced_once() -> None:
    x, w = parameters()
    traced = []

    def cell(h: Vector, scale: Scalar) -> tuple[Vector, Scalar]:
        traced.append(h)
        h = tanh(h @ w) * scale.expand_like(h)
        return h, (h * h).sum()

    node = call(cell)

    def network(cell: Any) -> Any:
        h, scale = x, x.mean()
        for _ in range(4):
            h, scale = cell(h, scale)
        return (h * scale.expand_like(h)).sum()

    loss = network(node)
    assert len(traced) == 1
    assert sum(row.count for row in explain(loss).rows if row.node.startswith("call of cell")) == 4
    assert_close(values_and_derivatives(loss, x, w), values_and_derivatives(network(cell), x, w))
    assert len(traced) == 5
    model = call(Linear(Hidden, Hidden, seed=0))
    assert list(model.parameters) == ["weight", "bias"]
    with given(threads=2) as computation:
        found = computation.gradients(loss)
    with given(plan=False) as computation:
        of: Any = x, w
        for parameter in of:
            np.testing.assert_array_equal(found[parameter].numpy(), computation.gradients(loss)[parameter].numpy())


def test_a_call_in_bodies_of_its_own_and_others() -> None:
    x, w = parameters()
    cell = call(lambda h: tanh(h @ (w * 2.0)))
    xs = Param(Tensor[Time](numbers(3)))

    def network(cell: Any) -> Any:
        end = fold(lambda h, s: cell(h) * s.expand_like(h), x, xs, Time)
        return cond(end.sum() > -100.0, lambda e: cell(cell(e)), lambda e: e, end).sum()

    direct = network(lambda h: tanh(h @ (w * 2.0)))
    assert_close(values_and_derivatives(network(cell), x, w, xs), values_and_derivatives(direct, x, w, xs))


def test_a_model_of_one_example_runs_over_a_batch() -> None:
    model = Linear(Hidden, Hidden, seed=0, dtype=np.float64)
    examples = Param(Tensor[Time, Hidden](numbers(3, 4)))
    many = batched(model, Time)
    assert many.parameters.keys() == model.parameters.keys()
    direct = model(examples)
    of: Any = examples, *model.parameters.values()
    assert_close(
        values_and_derivatives((many(examples) * direct).sum(), *of),
        values_and_derivatives((direct * direct).sum(), *of),
    )


def test_functions_of_several_tensors_of_any_kind_run_over_a_batch() -> None:
    def chosen(x: Expr[Tensor[Hidden]], y: Expr[Tensor[Hidden]], first: Expr[BoolTensor[()]]) -> Expr[IntTensor[()]]:
        return where(first, x.argmax(Hidden), y.argmax(Hidden))

    x, y = [Const(Tensor[Time, Hidden](numbers(3, 4, seed=n))) for n in range(2)]
    first = np.array([True, False, True])
    with given():
        found = batched(chosen, Time)(x, y, Const(BoolTensor[Time](first))).value
        expected = np.where(first, x.value.numpy().argmax(1), y.value.numpy().argmax(1))
        assert found.tensor_type is IntTensor[Time]
        assert found.numpy().tolist() == expected.tolist()


def test_predicates_and_results_are_checked() -> None:
    x, w = parameters()
    with pytest.raises(
        AxisError, match=r"the predicate of cond must be BoolTensor\[\(\)\].* but is BoolTensor\[Hidden\]"
    ):
        cond(x > 0.0, lambda x: x, lambda x: x, x)  # type: ignore[arg-type]
    with pytest.raises(
        AxisError, match=r"the result of .* in cond is Tensor\[\(\)\], but that of .* is Tensor\[Hidden\]"
    ):
        cond(x.sum() > 0.0, lambda x: x, lambda x: x.sum(), x)  # type: ignore[axes]
    with pytest.raises(AxisError, match=r"the condition of while_loop, .* must be .* is Tensor\[\(\)\]"):
        while_loop(lambda h: h.sum(), lambda h: h, x * 1.0)  # type: ignore[arg-type,return-value]
    with pytest.raises(AxisError, match=r"the body of while_loop, .* returns is Tensor\[\(\)\], but"):
        while_loop(lambda h: h.sum() > 0.0, lambda h: h.sum(), x * 1.0)  # type: ignore[arg-type,return-value]

    outer = Input(BoolTensor[()])
    assert cond(outer, lambda x: x @ w, lambda x: x, x).tensor_type is x.tensor_type
