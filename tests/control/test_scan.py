"""Scans, folds and maps: values and derivatives against loops written out and against JAX; failures."""

from __future__ import annotations

import gc
import weakref
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import pytest
from hypothesis import strategies as st

from tests.control.cases import (
    Batch,
    Hidden,
    In,
    Time,
    assert_close,
    expected_by_jax,
    numbers,
    values_and_derivatives,
)
from tests.drawn import cases
from typedtensor import (
    Axis,
    AxisError,
    Const,
    Expr,
    Input,
    IntTensor,
    Param,
    SizeError,
    Tensor,
    call,
    checkpoint,
    cond,
    dynamic,
    fold,
    given,
    map_over,
    plain,
    scan,
)
from typedtensor.ad import gradients
from typedtensor.ops import Embed, Select, sin, tanh
from typedtensor.profiling import Profile, explain

State = Expr[Tensor[Batch, Hidden]]
Element = Expr[Tensor[Batch, In]]


def parameters() -> tuple[
    Param[Tensor[In, Hidden]],
    Param[Tensor[Hidden, Hidden]],
    Param[Tensor[Batch, Hidden]],
    Param[Tensor[Time, Batch, In]],
]:
    return (
        Param(Tensor[In, Hidden](numbers(3, 4))),
        Param(Tensor[Hidden, Hidden](numbers(4, 4))),
        Param(Tensor[Batch, Hidden](numbers(2, 4))),
        Param(Tensor[Time, Batch, In](numbers(5, 2, 3))),
    )


@pytest.mark.slow  # JAX compiles the second derivatives
@pytest.mark.parametrize("reverse", [False, True])
def test_values_first_and_second_derivatives_are_those_of_jax(reverse: bool) -> None:
    import jax
    import jax.numpy as jnp

    w, r, h, xs = parameters()

    def step(state: State, x: Element) -> tuple[State, State]:
        state = tanh(x @ w + state @ r)
        return state, sin(state) * x.sum(In).expand_like(state)

    end, ys = scan(step, h, xs, Time, reverse=reverse)
    loss = (end * end).sum() + (ys * ys * ys).sum()

    def in_jax(w: Any, r: Any, h: Any, xs: Any) -> Any:
        def step(h: Any, x: Any) -> Any:
            h = jnp.tanh(x @ w + h @ r)
            return h, jnp.sin(h) * x.sum(-1, keepdims=True)

        end, ys = jax.lax.scan(step, h, xs, reverse=reverse)
        return (end * end).sum() + (ys**3).sum()

    of = w, r, h, xs
    assert_close(values_and_derivatives(loss, *of), expected_by_jax(in_jax, *of))


class Pair(NamedTuple):
    low: Expr[Tensor[Hidden]]
    rest: list[Expr[Tensor[()]]]


@dataclass(frozen=True)
class Memory:
    state: Expr[Tensor[Batch, Hidden]]
    pair: Pair


def remember(memory: Memory, x: Element, weight: Expr[Tensor[In, Hidden]]) -> Memory:
    state = tanh(memory.state + x @ weight) * memory.pair.rest[0].expand_like(memory.state)
    low = state.sum(Batch)
    return Memory(state, Pair(memory.pair.low * 0.5 + low, [memory.pair.rest[0] + low.mean(), memory.pair.rest[0]]))


def test_a_fold_over_a_structured_state_is_the_loop_written_out() -> None:
    w, _, h, xs = parameters()
    start = Memory(h, Pair(Const(Tensor[Hidden](numbers(4))), [Const(Tensor[()](np.array(0.3))), h.mean()]))
    end = fold(lambda memory, x: remember(memory, x, w), start, xs, Time)
    written = start
    for row in range(5):
        written = remember(written, Select(Time, row)(xs), w)
    assert isinstance(end, Memory)
    assert isinstance(end.pair, Pair)
    assert isinstance(end.pair.rest, list)

    def loss(memory: Memory) -> Expr[Tensor[()]]:
        return (memory.state * memory.state).sum() + memory.pair.low.sum() * memory.pair.rest[1] + memory.pair.rest[0]

    of = w, h, xs
    assert_close(values_and_derivatives(loss(end), *of), values_and_derivatives(loss(written), *of))


@pytest.mark.slow
def test_a_scan_in_a_scan_and_what_the_body_captures() -> None:
    import jax
    import jax.numpy as jnp

    w, r, h, xs = parameters()
    gate = tanh(h)  # made outside, and used in the inner step

    def inner(total: Expr[Tensor[Hidden]], row: Expr[Tensor[Hidden]]) -> Expr[Tensor[Hidden]]:
        return sin(total + row) * gate.mean(Batch)

    def step(state: State, x: Element) -> tuple[State, Expr[Tensor[Hidden]]]:
        folded = fold(inner, state.mean(Batch), x @ w, Batch)
        return tanh(state @ r) + folded.expand_like(state), folded

    end, ys = scan(step, h, xs, Time)
    loss = end.sum() + (ys * ys).sum()

    def in_jax(w: Any, r: Any, h: Any, xs: Any) -> Any:
        gate = jnp.tanh(h)

        def step(h: Any, x: Any) -> Any:
            folded, _ = jax.lax.scan(lambda t, row: (jnp.sin(t + row) * gate.mean(0), 0.0), h.mean(0), x @ w)
            return jnp.tanh(h @ r) + folded, folded

        end, ys = jax.lax.scan(step, h, xs)
        return end.sum() + (ys * ys).sum()

    of = w, r, h, xs
    assert_close(values_and_derivatives(loss, *of), expected_by_jax(in_jax, *of))


def test_what_the_body_captures_is_read_anew_from_an_array_that_was_filled_again() -> None:
    factor, array = Input(Tensor[Hidden]), np.zeros(4)
    state, rows = Const(Tensor[Hidden](np.ones(4))), Const(Tensor[Time, Hidden](np.ones((3, 4))))
    total = fold(lambda h, x: h + x * factor, state, rows, Time)
    for n in range(4):
        array[...] = n
        with given(factor.bind(Tensor[Hidden](array))):
            np.testing.assert_array_equal(total.value.numpy(), np.full(4, 1.0 + 3 * n))


def test_several_sequences_of_several_kinds() -> None:
    class Word(Axis, size=6): ...

    table = Param(Tensor[Word, In](numbers(6, 3)))
    weights = Param(Tensor[Time, Batch](numbers(4, 2)))
    words = Input(IntTensor[Time, Batch])

    def step(
        total: Element, word: Expr[IntTensor[Batch]], weight: Expr[Tensor[Batch]]
    ) -> tuple[Element, Expr[Tensor[Batch]]]:
        row = Embed()(word, table)
        total = total + row * weight.expand_like(row)
        return total, total.sum(In)

    zero = Const(Tensor[Batch, In](np.zeros((2, 3))))
    end, sums = scan(step, zero, (words, weights), Time)
    indices = np.array([[0, 1], [5, 5], [2, 0], [1, 5]])
    with given(words.bind(IntTensor[Time, Batch](indices))) as computation:
        expected = np.cumsum(table.value.numpy()[indices] * weights.value.numpy()[..., None], axis=0)
        np.testing.assert_allclose(end.value.numpy(), expected[-1])
        np.testing.assert_allclose(sums.value.numpy(), expected.sum(-1))
        found = computation.gradients(end.sum(), table, weights)
        rows = np.zeros((6, 3))
        np.add.at(rows, indices, weights.value.numpy()[..., None])
        np.testing.assert_allclose(found[table].numpy(), rows)
        np.testing.assert_allclose(found[weights].numpy(), table.value.numpy()[indices].sum(-1))


def test_a_map_gives_a_function_of_each_element() -> None:
    w, _, _, xs = parameters()
    mapped = map_over(lambda x: tanh(x @ w), xs, Time)
    assert_close(values_and_derivatives((mapped * mapped).sum(), w, xs), _direct(w, xs))
    with given():
        np.testing.assert_array_equal(
            map_over(lambda x: x.argmax(In), xs, Time).value.numpy(), xs.value.numpy().argmax(-1)
        )


def _direct(w: Param[Any], xs: Param[Any]) -> list[Any]:
    direct = tanh(xs @ w)
    return values_and_derivatives((direct * direct).sum(), w, xs)


def rows(total: State, x: Element, w: Any) -> tuple[State, Expr[Tensor[Batch]]]:
    total = tanh(total + x @ w)
    return total, total.sum(Hidden)


def test_all_modes_give_the_same_numbers() -> None:
    w, _, h, xs = parameters()

    def model(h: State, xs: Expr[Tensor[Time, Batch, In]]) -> Expr[Tensor[Time, Batch]]:
        return scan(lambda total, x: rows(total, x, w), h, xs, Time)[1]

    lazy = model(h, xs)
    with given(plan=False):
        expected = lazy.value.numpy()
    with given(eager=True):
        np.testing.assert_array_equal(model(h, xs).value.numpy(), expected)
    with given(threads=2) as computation:
        np.testing.assert_array_equal(model(h, xs).value.numpy(), expected)
        found = computation.gradients(model(h, xs).sum())
    plainly = plain(model)(h.value, xs.value)
    assert plainly.tensor_type is lazy.tensor_type
    np.testing.assert_allclose(plainly.numpy(), expected, rtol=1e-13)
    of: Any = w, h, xs
    with given(plan=False) as computation:
        once = computation.gradients(model(h, xs).sum())
        again = computation.gradients(checkpoint(model)(h, xs).sum())
    for x in of:
        np.testing.assert_array_equal(found[x].numpy(), once[x].numpy())
        np.testing.assert_array_equal(again[x].numpy(), once[x].numpy())


def test_tensors_alone_are_computed_at_once() -> None:
    def add(total: Expr[Tensor[()]], x: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
        return total + x * 2.0

    found: Any = fold(add, Tensor[()](1.0), Tensor[Time]([1.0, 2.0]), Time)  # type: ignore[call-overload]
    assert isinstance(found, Tensor)
    assert found.item() == 7.0


def test_over_no_elements_a_fold_is_its_start_and_a_scan_says_what_it_lacks() -> None:
    w, _, h, _ = parameters()
    xs = Param(Tensor[Time, Batch, In](np.zeros((0, 2, 3))))
    end, ys = scan(lambda total, x: rows(total, x, w), h, xs, Time)
    with given() as computation:
        np.testing.assert_array_equal(end.value.numpy(), h.value.numpy())
        assert ys.value.shape == (0, 2)
        found = computation.gradients((end * end).sum(), w, h, xs)
        assert not found[w].numpy().any()
        np.testing.assert_array_equal(found[h].numpy(), 2 * h.value.numpy())
        assert found[xs].shape == (0, 2, 3)

    class Piece(Axis): ...

    open_size = map_over(lambda x: x.slice(In, Piece, 0, 2), xs, Time)
    with given(), pytest.raises(SizeError, match="has no elements, so its step") as error:
        _ = open_size.value
    assert "which it would return, are unknown" in str(error.value)


def test_a_failure_in_a_step_names_its_line_and_the_number_of_the_step() -> None:
    words = Const(IntTensor[Time]([0, 1, 9]))
    table = Const(Tensor[In, Hidden](numbers(3, 4)))

    def step(total: Expr[Tensor[Hidden]], word: Expr[IntTensor[()]]) -> Expr[Tensor[Hidden]]:
        return total + Embed()(word, table)

    total = fold(step, Const(Tensor[Hidden](np.zeros(4))), words, Time)
    with given(), pytest.raises(SizeError) as error:
        _ = total.value
    notes = error.value.__notes__
    line = step.__code__.co_firstlineno + 1
    assert notes[0].startswith("while computing Embed")
    assert notes[0].endswith(f"test_scan.py:{line}")
    assert notes[1] == "in step 2 of fold[Time]"
    assert notes[2].startswith("while computing fold[Time]")


def test_states_keep_their_structure_and_their_axes() -> None:
    w, _, h, xs = parameters()

    def turned(state: State, x: Element) -> Any:
        return x @ w, state.sum(Batch), state

    with pytest.raises(AxisError) as error:
        fold(turned, h, xs, Time)
    assert "the state that the step of fold, turned (test_scan.py:" in str(error.value)
    assert "returns is (Tensor[Batch, Hidden], Tensor[Hidden], Tensor[Batch, Hidden])" in str(error.value)
    assert "but the state it starts with is Tensor[Batch, Hidden]" in str(error.value)
    with pytest.raises(AxisError, match=r"must return a pair, \(state, output\), but returned Tensor\[Batch, Hidden\]"):
        scan(lambda state, x: state, h, xs, Time)  # type: ignore[axes]  # on purpose
    with pytest.raises(
        AxisError, match=r"the state that .* returns is Tensor\[Batch\], but .* is Tensor\[Batch, Hidden"
    ):
        fold(lambda state, x: x.sum(In), h, xs, Time)  # type: ignore[arg-type,return-value]
    with pytest.raises(AxisError, match=r"the start of fold must consist of tensors .* contains 0\.0: wrap numbers"):
        fold(lambda state, x: state, 0.0, xs, Time)


def test_sequences_have_the_axis_in_front() -> None:
    _, _, h, xs = parameters()
    with pytest.raises(AxisError, match=r"must be Batch, but the sequence is Tensor\[Time, .*\.transpose\(Batch"):
        fold(lambda state, x: state, h, xs, Batch)  # type: ignore[misc]
    with pytest.raises(AxisError, match=r"must be Hidden, .*: it has no axis Hidden"):
        fold(lambda state, x: state, h, xs, Hidden)  # type: ignore[misc]
    with pytest.raises(
        AxisError, match="the sequences of fold must consist of tensors and expressions, .* wrap numbers"
    ):
        fold(lambda state, x: state, h, np.zeros(3), Time)  # type: ignore[call-overload]
    with pytest.raises(AxisError, match=r"returns Tensor\[Batch, Time\] for each element along Time"):
        map_over(lambda x: xs.sum(In).transpose(Batch, Time), xs, Time)  # type: ignore[axes]


def products(x: Expr[Tensor[Time]], y: Expr[Tensor[Time]]) -> Expr[Tensor[()]]:
    return fold(lambda total, x, y: total + x * y, Const(Tensor[()](0.0)), (x, y), Time)


def test_two_sequences_have_one_length() -> None:
    first, second = Input(Tensor[Time]), Input(Tensor[Time])
    total = products(first, second)
    with (
        pytest.raises(SizeError, match=r"Time has size 3 .* but size 2"),
        given(first.bind(Tensor[Time]([1.0, 2.0])), second.bind(Tensor[Time]([1.0, 2.0, 3.0]))),
    ):
        _ = total.value
    with pytest.raises(SizeError, match=r"fold\[Time\] was given .*: Time has the sizes 2 and 3"):
        plain(products)(Tensor[Time]([1.0, 2.0]), Tensor[Time]([1.0, 2.0, 3.0]))


def test_a_label_that_a_step_introduces_has_one_size() -> None:
    class Piece(Axis): ...

    _, _, _, xs = parameters()
    pieces = map_over(lambda x: x.slice(In, Piece, 0, 2).mean(Piece), xs, Time)
    other = Input(Tensor[Piece])
    with given(other.bind(Tensor[Piece]([1.0]))):
        _ = other.value
        with pytest.raises(SizeError, match=r"Piece has size 2 in Slice.*, but size 1 elsewhere"):
            _ = pieces.value


def test_dynamic_parts_stand_outside_of_steps() -> None:
    @dynamic
    async def same(x: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
        return x

    xs = Const(Tensor[Time]([1.0, 2.0]))
    with pytest.raises(AxisError, match=r"uses same\(\): .* cannot contain a @dynamic part"):
        map_over(lambda x: same(x), xs, Time)  # type: ignore[axes]  # on purpose
    factor = same(Const(Tensor[()](3.0)))
    with given():
        np.testing.assert_array_equal(map_over(lambda x: x * factor, xs, Time).value.numpy(), [3.0, 6.0])


def test_a_step_is_traced_once_and_what_does_not_change_is_computed_once() -> None:
    w, _, h, xs = parameters()
    calls = []

    def step(state: State, x: Element) -> State:
        calls.append(x)
        return tanh(state + x @ tanh(w * 2.0))

    end = fold(step, h, xs, Time)
    counted = {row.node: row.count for row in explain(end).rows}
    assert counted["Tanh"] == 1
    assert counted["fold[Time]"] == 1
    with given() as computation:
        computation.gradients(end.sum(), w)
        assert len(calls) == 1


def test_integers_are_handed_on_and_have_no_gradient() -> None:
    xs = Param(Tensor[Time](numbers(4)))

    def step(state: tuple[Expr[Tensor[()]], Expr[IntTensor[()]]], x: Expr[Tensor[()]]) -> Any:
        total, count = state
        return total + x * x, count + 1

    start = Const(Tensor[()](np.array(0.0))), Const(IntTensor[()](0))
    total, count = fold(step, start, xs, Time)
    with given() as computation:
        assert count.value.item() == 4
        np.testing.assert_allclose(computation.gradients(total)[xs].numpy(), 2 * xs.value.numpy())


def test_gradients_are_asked_for_where_nothing_leads() -> None:
    _, _, h, xs = parameters()
    unused = Param(Tensor[Hidden](numbers(4)))
    end, ys = scan(lambda state, x: (state, (x * x).sum()), h + unused.expand_like(h), xs, Time)
    loss = ys.sum()
    with given() as computation:
        found = computation.gradients(loss, h, unused, xs)
        assert not found[h].numpy().any()
        assert not found[unused].numpy().any()
        np.testing.assert_allclose(found[xs].numpy(), 2 * xs.value.numpy())
        assert computation.counts.live == 0
    assert end.tensor_type is h.tensor_type


def test_an_expression_is_let_go_of_with_its_last_reference() -> None:
    w, _, h, xs = parameters()

    def loop(weight: Expr[Tensor[In, Hidden]]) -> Expr[Tensor[()]]:
        return fold(lambda total, x: tanh(total + x @ weight), h, xs, Time).sum()

    gc.disable()
    try:
        middle = w * 2.0
        watched = weakref.ref(middle)
        loss = loop(middle)
        with given() as computation:
            computation.gradients(gradients(loss, w)[0].sum())
        del middle, loss, computation
        assert watched() is None
    finally:
        gc.enable()


def test_a_profile_shows_the_loop_and_its_gradient() -> None:
    w, _, h, xs = parameters()
    profile = Profile()
    with given() as computation:
        computation.watch(profile)
        computation.gradients(fold(lambda total, x: tanh(total + x @ w), h, xs, Time).sum())
    assert profile.costs()["fold[Time]"].count == 1
    assert profile.costs()["fold[Time]"].backward > 0.0


@cases(4, 40, st.integers(1, 5), st.integers(1, 3), st.booleans(), st.integers(0, 2**16))
def test_any_scan_is_the_loop_written_out(length: int, batch: int, reverse: bool, seed: int) -> None:
    w = Param(Tensor[In, Hidden](numbers(3, 4, seed=seed)))
    h = Param(Tensor[Batch, Hidden](numbers(batch, 4, seed=seed)))
    xs = Param(Tensor[Time, Batch, In](numbers(length, batch, 3, seed=seed)))
    end, ys = scan(lambda total, x: rows(total, x, w), h, xs, Time, reverse=reverse)
    total: State = h
    written: Any = None
    for row in reversed(range(length)) if reverse else range(length):
        total, y = rows(total, Select(Time, row)(xs), w)
        part = (y * y).sum() * (row + 1.0)
        written = part if written is None else written + part
    weights = Const(Tensor[Time](np.arange(1.0, length + 1)))
    loss = ((ys * ys).sum(Batch) * weights).sum() + end.sum()
    assert_close(values_and_derivatives(loss, w, h, xs), values_and_derivatives(written + total.sum(), w, h, xs))


@pytest.mark.slow
def test_other_back_ends_compute_the_same() -> None:
    torch = pytest.importorskip("torch")
    w, _, h, xs = parameters()

    def model(w: Any, h: Any, xs: Any) -> Any:
        return scan(lambda total, x: rows(total, x, w), h, xs, Time)[1]

    of: Any = [Input[Any](x.tensor_type) for x in (w, h, xs)]  # type: ignore[arg-type]
    loss = model(*of).sum()
    given_values: list[Any] = [w.value, h.value, xs.value]
    with given(*(x.bind(p) for x, p in zip(of, given_values, strict=True))) as computation:
        expected = [computation.gradients(loss, *of)[x].numpy() for x in of]
    bound = [x.bind(p.tensor_type(torch.asarray(p.numpy().copy()))) for x, p in zip(of, given_values, strict=True)]
    with given(*bound) as computation:
        found = computation.gradients(loss, *of)
        for x, array in zip(of, expected, strict=True):
            assert isinstance(found[x].array, torch.Tensor)
            np.testing.assert_allclose(found[x].numpy(), array, rtol=1e-12)


@pytest.mark.parametrize("plan", [False, True])
def test_second_gradients_of_a_state_that_is_handed_on_as_it_is(plan: bool) -> None:
    xs, start = Param(Tensor[Time, Hidden](numbers(3, 4))), Param(Tensor[Hidden](numbers(4)))
    [first] = gradients(fold(lambda h, x: h, start, xs, Time).sum(), start)
    loss = (first * first).sum()
    for _ in range(2):
        with given(plan=plan) as computation:
            found = computation.gradients(loss, xs, start)
            assert loss.value.item() == 4.0
            assert not found[xs].numpy().any()
            assert not found[start].numpy().any()


def test_in_plain_a_body_gives_what_it_captures() -> None:
    xs, start = Tensor[Time, Hidden](numbers(3, 4)), Tensor[Hidden](numbers(4))
    untyped: Any = plain  # overloads are tried with each lambda
    results = {
        "fold": untyped(lambda xs, h: fold(lambda _, x: h, h, xs, Time))(xs, start),
        "map_over": untyped(lambda xs, h: map_over(lambda x: h, xs, Time))(xs, start).max(Time),
        "cond": untyped(lambda xs, h: cond(h.sum() > h.max(), lambda x: h, lambda x: h, xs))(xs, start),
        "call": untyped(lambda xs, h: call(lambda x: h)(xs))(xs, start),
    }
    for name, found in results.items():
        np.testing.assert_array_equal(found.numpy(), start.numpy(), name)
