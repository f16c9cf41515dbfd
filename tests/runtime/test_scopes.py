"""Computations: bindings, sizes, nesting, threads and coroutines, and what closing does."""

from __future__ import annotations

import asyncio
import copy
import gc
import pickle
import threading
import weakref
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from contextvars import copy_context
from typing import Any

import numpy as np
import pytest

from typedtensor import (
    Axis,
    BindingError,
    Const,
    Input,
    IntTensor,
    Param,
    ScopeError,
    SizeError,
    Tensor,
    given,
)
from typedtensor.core.scope import CURRENT, MODE, Mode
from typedtensor.runtime import Computation


class Batch(Axis): ...


class Hidden(Axis, size=3): ...


def batch(*numbers: float) -> Tensor[Batch]:
    return Tensor[Batch](np.array(numbers, float))


def test_value_is_computed_once_in_a_scope() -> None:
    x = Input(Tensor[Batch])
    y = x + x
    with given(x.bind(batch(1, 2))) as computation:
        first = y.value
        assert y.value is first
        assert (y * y).value.numpy().tolist() == [4, 16]
        assert computation.counts.evaluated == 3


def test_scopes_give_different_values() -> None:
    x = Input(Tensor[Batch])
    y = x * 2.0
    for number in (1.0, 5.0):
        with given(x.bind(batch(number))):
            assert y.value.numpy().tolist() == [2 * number]


def test_value_outside_a_scope_says_how_to_open_one() -> None:
    x = Input(Tensor[Batch], name="x")
    with pytest.raises(
        ScopeError, match=r"the value of Input\(x: Tensor\[Batch\]\) needs an open computation: .* `with given"
    ):
        _ = x.value


def test_constants_and_parameters_have_values_anywhere() -> None:
    assert Param(batch(1)).value.numpy().tolist() == [1]
    assert Const(batch(1)).value.numpy().tolist() == [1]


def test_unbound_input_names_the_input_and_the_scope() -> None:
    x = Input(Tensor[Batch], name="image")
    with (
        given(),
        pytest.raises(
            BindingError,
            match=r"image, made at .*test_scopes\.py:\d+, has no value in the computation made at "
            r".*test_scopes\.py:\d+: pass it one, as in given\(image\.bind\(Tensor\[Batch\]\(array\)\)\)",
        ),
    ):
        _ = (x + x).value


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda x: pickle.loads(pickle.dumps(x))], ids=["copy", "pickle"])
def test_a_copied_expression_has_inputs_of_its_own(copied: Any) -> None:
    x = Input(Tensor[Batch], name="image")
    y = x + x
    said = r"image, made at .*:\d+, has no value in .*:\d+, where another input .* copy\.deepcopy\(\(model, image\)\)"
    with given(x.bind(batch(1))), given(), pytest.raises(BindingError, match=said):
        _ = copied(y).value
    again, inputs = copied((y, x))
    with given(inputs.bind(batch(1))):
        assert again.value.numpy().tolist() == [2]


def test_input_bound_twice_names_both_places() -> None:
    x = Input(Tensor[Batch], name="image")
    with pytest.raises(BindingError, match=r"image, made at .*, is bound twice: at .*:\d+ and at .*:\d+; bind it once"):
        given(x.bind(batch(1)), x.bind(batch(2)))


def test_binding_of_another_type() -> None:
    x = Input(Tensor[Batch])
    with pytest.raises(BindingError, match=r"takes Tensor\[Batch\], but was given IntTensor\[Batch\]"):
        x.bind(IntTensor[Batch]([1]))  # type: ignore[arg-type]
    with pytest.raises(BindingError, match="wrap it, as in"):
        x.bind(np.ones(3))  # type: ignore[arg-type]


def test_given_takes_bindings_only() -> None:
    with pytest.raises(BindingError, match=r"given takes bindings, as in input\.bind\(tensor\), not Tensor"):
        given(batch(1))  # type: ignore[arg-type]


def test_one_label_has_one_size() -> None:
    x, y = Input(Tensor[Batch], name="x"), Input(Tensor[Batch, Hidden], name="y")
    with (
        pytest.raises(
            SizeError,
            match=r"Batch has size 4 in y, made at .*, bound at .*, "
            r"but size 2 in x, made at .*, bound at .*: one label",
        ),
        given(x.bind(batch(1, 2)), y.bind(Tensor[Batch, Hidden](np.ones((4, 3))))),
    ):
        pass


def test_a_parameter_of_another_size_is_found_when_it_is_read() -> None:
    x, p = Input(Tensor[Batch], name="x"), Param(batch(1, 2, 3), name="p")
    with (
        given(x.bind(batch(1, 2))),
        pytest.raises(SizeError, match=r"Batch has size 3 in p, made at .*, but size 2 in x"),
    ):
        _ = (x + p).value


def test_scopes_nest_and_inner_bindings_come_first() -> None:
    x, y = Input(Tensor[Batch]), Input(Tensor[Batch])
    with given(x.bind(batch(1)), y.bind(batch(10))):
        with given(x.bind(batch(2))):
            assert (x + y).value.numpy().tolist() == [12]
        assert (x + y).value.numpy().tolist() == [11]


def test_closing_releases_values_also_after_an_exception() -> None:
    x = Input(Tensor[Batch])
    y = x + x
    alive: list[weakref.ref[np.ndarray[tuple[int, ...], np.dtype[np.float64]]]] = []
    computation = given(x.bind(batch(1, 2)))
    with pytest.raises(RuntimeError, match="boom"), computation:
        alive.append(weakref.ref(y.value._array))
        raise RuntimeError("boom")
    gc.collect()
    assert alive[0]() is None
    with pytest.raises(ScopeError, match="is closed: request values and gradients inside its `with` block"):
        computation.evaluate(y)
    with pytest.raises(ScopeError, match="needs an open computation"):
        _ = y.value


def test_a_computation_is_opened_once() -> None:
    computation = given()
    with computation, pytest.raises(ScopeError, match="is open: make another one"), computation:
        pass
    with pytest.raises(ScopeError, match="is closed: make another one"), computation:
        pass


def test_threads_have_scopes_of_their_own() -> None:
    x = Input(Tensor[Batch])
    y = x * 2.0
    results: dict[int, list[float]] = {}
    barrier = threading.Barrier(4)

    def work(number: int) -> None:
        with pytest.raises(ScopeError):
            _ = y.value
        with given(x.bind(batch(number))):
            barrier.wait(timeout=30)
            results[number] = y.value.numpy().tolist()

    with given(x.bind(batch(100))):
        threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert results == {n: [2.0 * n] for n in range(4)}


def test_coroutines_have_scopes_of_their_own() -> None:
    x = Input(Tensor[Batch])
    y = x * 2.0

    async def work(number: int) -> list[float]:
        with given(x.bind(batch(number))):
            await asyncio.sleep(0)
            numbers: list[float] = y.value.numpy().tolist()
            return numbers

    async def main() -> list[list[float]]:
        return list(await asyncio.gather(*map(work, range(5))))

    assert asyncio.run(main()) == [[2.0 * n] for n in range(5)]


def test_generators_leave_computations_in_any_order() -> None:
    x = Input(Tensor[Batch])
    y = x * 2.0

    def batches(first: int, eager: bool = False) -> Iterator[list[float]]:
        for number in range(first, first + 3):
            with given(x.bind(batch(number)), eager=eager):
                yield y.value.numpy().tolist()

    with given(x.bind(batch(7))):
        for a, b in zip(batches(10), batches(20, eager=True), strict=True):
            assert b[0] == a[0] + 20.0
            assert y.value.numpy().tolist() == b  # that of the computation that was opened last
        gc.collect()
        assert y.value.numpy().tolist() == [14.0]
        assert MODE.get() is Mode.LAZY
    assert CURRENT.get() is None


def test_a_generator_shares_the_computations_of_its_caller_unless_it_runs_in_a_context_of_its_own() -> None:
    x = Input(Tensor[Batch])
    y = x * 2.0

    def doubled() -> Generator[tuple[float, float]]:
        with given(x.bind(batch(1))) as own:
            while True:
                [value] = own.values((y,))
                yield y.value.numpy().tolist()[0], value.numpy().tolist()[0]

    shared, alone, context = doubled(), doubled(), copy_context()
    assert next(shared) == (2.0, 2.0)
    assert y.value.numpy().tolist() == [2.0]  # the computation of the suspended generator is open here, too
    with given(x.bind(batch(5))):
        assert next(shared) == (10.0, 2.0)  # .value is that of the computation that was opened last
        assert context.run(next, alone) == (2.0, 2.0)
        assert y.value.numpy().tolist() == [10.0]
    shared.close()
    context.run(alone.close)
    assert CURRENT.get() is None


def test_a_computation_that_outlives_the_one_around_it_ends_in_none() -> None:
    outer, inner = given(), given(eager=True)
    with ExitStack() as stack:
        with outer:
            stack.enter_context(inner)
        assert CURRENT.get() is inner
        assert (Const(batch(1)) * 2.0).value.numpy().tolist() == [2.0]
    assert CURRENT.get() is None
    assert MODE.get() is Mode.LAZY


def test_computations_one_after_the_other_do_not_keep_each_other() -> None:
    def opened() -> Generator[weakref.ref[Computation]]:
        while True:
            with given() as computation:
                yield weakref.ref(computation)

    first, second = opened(), opened()
    alive = [next(first if number % 2 else second) for number in range(20)]
    gc.collect()
    assert sum(one() is not None for one in alive) <= 5
    first.close()
    second.close()
    assert CURRENT.get() is None


def test_a_computation_is_left_in_another_task_than_it_was_entered_in() -> None:
    released: list[str] = []

    async def main() -> None:
        computation = given()

        async def enter() -> None:
            computation.__enter__()
            computation.on_close(lambda: released.append("closed"))

        async def leave() -> None:
            computation.__exit__(None, None, None)

        await asyncio.create_task(enter())
        assert CURRENT.get() is None
        await asyncio.create_task(leave())
        with pytest.raises(ScopeError, match="is closed"):
            computation.evaluate(Const(batch(1)))

    asyncio.run(main())
    assert released == ["closed"]


def test_the_size_of_an_expanded_axis_is_found_in_the_scope() -> None:
    x, b = Input(Tensor[Batch, Hidden]), Param(Tensor[Hidden]([1, 2, 3]))
    y = x + b.expand(Batch)
    with given(x.bind(Tensor[Batch, Hidden](np.zeros((2, 3), np.float32)))):
        assert y.value.numpy().tolist() == [[1, 2, 3], [1, 2, 3]]


def test_a_label_with_a_declared_size_is_checked_where_an_operation_introduces_it() -> None:
    x = Input(Tensor[Batch])
    y = x.rename(Batch, Hidden)
    with (
        given(x.bind(batch(1, 2))),
        pytest.raises(SizeError, match="Hidden is declared with size 3, but has size 2 in"),
    ):
        _ = y.value
