"""Dynamic parts: what is computed, how often, and what happens when something fails."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any, TypeVar, TypeVarTuple

import numpy as np
import pytest

from tests.sampling import sample
from typedtensor import (
    AnyTensor,
    Axis,
    AxisError,
    BindingError,
    Const,
    Expr,
    GradientError,
    Input,
    NonFiniteError,
    Operand,
    Param,
    ScopeError,
    Tensor,
    ad,
    both,
    dynamic,
    given,
)
from typedtensor.backends import Array, Namespace
from typedtensor.ops import PolyOp1
from typedtensor.ops.core.annotations import result_structure


class Batch(Axis): ...


class F(Axis): ...


U = TypeVar("U", bound=Axis)
N = TypeVarTuple("N")
X = TypeVar("X", bound=AnyTensor)


class Counted(PolyOp1, rule="*A -> *A"):
    """The identity, which counts how often it is computed and differentiated."""

    def __init__(self) -> None:
        super().__init__()
        self.forwards = self.backwards = 0

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        self.forwards += 1
        return x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        self.backwards += 1
        return dy


def scalar(number: float) -> Tensor[()]:
    return Tensor[()](np.array(number, float))


def vector(*numbers: float) -> Tensor[Batch]:
    return Tensor[Batch](np.array(numbers, float))


class Gate:
    """The gated network of the paper: two scores, of which the larger chooses and scales its part."""

    def __init__(self) -> None:
        self.w_left, self.w_right = Param(scalar(2.0)), Param(scalar(1.0))
        self.left_weight, self.right_weight = Param(scalar(3.0)), Param(scalar(5.0))
        self.gate, self.left, self.right = Counted(), Counted(), Counted()

    def scores(self, x: Expr[Tensor[Batch]]) -> tuple[Expr[Tensor[()]], Expr[Tensor[()]]]:
        features: Expr[Tensor[()]] = self.gate(x.sum())
        return features * self.w_left, features * self.w_right

    def left_part(self, x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]:
        y: Expr[Tensor[Batch]] = self.left(x * self.left_weight)
        return y

    def right_part(self, x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]:
        y: Expr[Tensor[Batch]] = self.right(x * self.right_weight)
        return y

    @property
    def parameters(self) -> list[Param[Tensor[()]]]:
        return [self.w_left, self.w_right, self.left_weight, self.right_weight]


def eager(gate: Gate, x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]:
    """The first form: values are asked for while the network is built."""
    left, right = gate.scores(x)
    if left.value.item() > right.value.item():
        return left * gate.left_part(x)
    return right * gate.right_part(x)


def chained(gate: Gate, x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]:
    """The second form: one value is awaited after the other."""
    scores = gate.scores(x)

    @dynamic(like=lambda: x)
    async def choose() -> Expr[Tensor[Batch]]:
        left = await scores[0]
        right = await scores[1]
        return scores[0] * gate.left_part(x) if left.item() > right.item() else scores[1] * gate.right_part(x)

    return choose()


def applicative(gate: Gate, x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]:
    """The third form: both values at once."""
    scores = gate.scores(x)

    @dynamic(like=lambda: x)
    async def choose() -> Expr[Tensor[Batch]]:
        left, right = await both(*scores)
        return scores[0] * gate.left_part(x) if left.item() > right.item() else scores[1] * gate.right_part(x)

    return choose()


@dynamic
async def direct(gate: Gate, x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]:
    """The fourth form: the whole part in direct style."""
    left, right = gate.scores(x)
    if (await left).item() > (await right).item():
        return left * gate.left_part(x)
    return right * gate.right_part(x)


@pytest.mark.parametrize("form", [eager, chained, applicative, direct])
@pytest.mark.parametrize("threads", [None, 2])
def test_the_gated_network_in_four_forms(form: object, threads: int | None) -> None:
    gate, x = Gate(), Param(vector(1.0, 2.0))
    with given(threads=threads) as computation:
        loss = form(gate, x).sum()  # type: ignore[operator]
        assert loss.value.item() == 3 * 2 * (1 + 2) * 3
        gradients = computation.gradients(loss)
        found = [gradients[p].item() for p in gate.parameters]
        assert found == [3 * 9, 0, 6 * 3, 0]
        assert gradients[x].numpy().tolist() == [2 * 9 + 18, 2 * 9 + 18]
        assert (gate.gate.forwards, gate.gate.backwards) == (1, 1)
        assert (gate.left.forwards, gate.left.backwards) == (1, 1)
        assert (gate.right.forwards, gate.right.backwards) == (0, 0)


def test_a_dynamic_diamond_of_four_squares() -> None:
    square = Counted()

    @dynamic
    async def squared(x: Expr[Tensor[*N]]) -> Expr[Tensor[*N]]:
        await x
        y: Expr[Tensor[*N]] = square(x * x)
        return y

    x = Param(scalar(2.0))
    y: Expr[Tensor[()]] = x
    for _ in range(4):
        y = squared(y)
    with given() as computation:
        assert y.value.item() == 2.0**16
        assert computation.gradients(y)[x].item() == 16 * 2.0**15
        assert (square.forwards, square.backwards) == (4, 4)


@pytest.mark.parametrize("threads", sample([None, 2], first=1))
def test_recursion_over_a_long_list_does_not_use_the_stack(threads: int | None) -> None:
    x = Param(scalar(1.0))

    @dynamic
    async def total(items: list[float], start: int, so_far: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
        if start == len(items):
            return so_far
        return total(items, start + 1, so_far + x * items[start])

    items = [float(n % 3) for n in range(5_000)]
    with given(threads=threads) as computation:
        loss = total(items, 0, Const(scalar(0.0)))
        assert loss.value.item() == sum(items)
        assert computation.gradients(loss)[x].item() == sum(items)


def test_a_loop_whose_length_depends_on_values() -> None:
    @dynamic
    async def until_large(x: Expr[Tensor[*N]]) -> Expr[Tensor[*N]]:
        while (await x.sum()).item() < 100:
            x = x * 2.0
        return x

    x = Param(vector(1.0, 2.0))
    with given() as computation:
        y = until_large(x)
        assert y.value.numpy().tolist() == [64, 128]
        assert computation.gradients(y.sum())[x].numpy().tolist() == [64, 64]


def test_the_axes_of_a_call_follow_from_its_arguments() -> None:
    @dynamic
    async def drop(x: Expr[Tensor[*N, U]], axis: type[U]) -> Expr[Tensor[*N]]:
        return x.sum(axis)

    x = Input(Tensor[Batch, F])
    assert drop(x, F).tensor_type is Tensor[Batch]
    match = (
        r'drop cannot be applied: its annotation "real \*N U -> real \*N" needs U \(Batch\) to be the last axis of the'
    )
    with pytest.raises(AxisError, match=match):
        drop(x, Batch)  # type: ignore[misc]  # mypy has no label for U


def test_the_axes_of_a_call_are_found_once_for_the_types_of_its_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[object] = []

    def counted(*arguments: Any) -> Any:
        found.append(arguments)
        return result_structure(*arguments)

    monkeypatch.setattr("typedtensor.ops.core.annotations.result_structure", counted)

    @dynamic
    async def less(x: Expr[Tensor[*N, U]], *, times: int = 1) -> Expr[Tensor[*N]]:
        return x.sum()  # type: ignore[return-value]  # *N is what is asked for

    def within_a_function() -> weakref.ref[Any]:
        class Local(Axis): ...

        x = Input(Tensor[Local, F])
        assert [less(x).tensor_type, less(x, times=2).tensor_type, less(x).tensor_type] == [Tensor[Local]] * 3
        return weakref.ref(Local)

    x = Input(Tensor[Batch, F])
    assert {less(x).tensor_type, less(x).tensor_type} == {Tensor[Batch]}
    assert len(found) == 1
    local = within_a_function()
    assert len(found) == 3
    found.clear()
    gc.collect()
    assert local() is None
    with pytest.raises(TypeError, match="time"):
        less(x, time=1)  # type: ignore[call-arg]  # misspelt


def test_axes_that_do_not_follow_are_asked_for() -> None:
    @dynamic
    async def make(size: int) -> Expr[Tensor[U]]:
        raise AssertionError(size)

    with pytest.raises(AxisError, match=r"nothing binds U; give them with like=, as in @dynamic\(like=lambda x: x\)"):
        make(3)


def test_a_body_that_returns_other_axes_than_declared() -> None:
    @dynamic
    async def wrong(x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]:
        return x.sum()  # type: ignore[return-value]  # *N is what is asked for

    with (
        given(),
        pytest.raises(
            AxisError, match=r"wrong is declared to return Expr\[Tensor\[Batch\]\], but returned Tensor\[\(\)\]"
        ),
    ):
        _ = wrong(Param(vector(1))).value


@pytest.mark.parametrize("threads", [None, 2])
def test_a_body_that_awaits_itself(threads: int | None) -> None:
    cycle: list[Expr[Tensor[()]]] = []

    @dynamic
    async def again() -> Expr[Tensor[()]]:
        await cycle[0]
        return cycle[0]

    cycle.append(again())
    with given(threads=threads), pytest.raises(ScopeError, match="awaits its own value, which can never be computed"):
        _ = cycle[0].value


@pytest.mark.parametrize("threads", [None, 2])
def test_a_failure_reaches_the_body_that_awaits_it(threads: int | None) -> None:
    @dynamic
    async def failing() -> Expr[Tensor[()]]:
        raise ValueError("no")

    @dynamic
    async def outer(x: Expr[Tensor[*N]]) -> Expr[Tensor[*N]]:
        try:
            await (failing() + 1.0)
        except ValueError:
            return x * 2.0
        raise AssertionError

    x = Param(vector(1.0))
    with given(threads=threads):
        assert outer(x).value.numpy().tolist() == [2.0]
        with pytest.raises(ValueError, match="no") as caught:
            _ = (failing() + 1.0).value
    assert "while computing" in caught.value.__notes__[0]
    assert "test_dynamic.py" in caught.value.__notes__[0]


@pytest.mark.parametrize("threads", [None, 2])
def test_bodies_are_ended_when_a_computation_fails(threads: int | None) -> None:
    ended: list[str] = []

    @dynamic
    async def failing() -> Expr[Tensor[()]]:
        raise ValueError("no")

    @dynamic
    async def waiting(x: Expr[X]) -> Expr[X]:
        try:
            await failing()
        finally:
            ended.append("waiting")
        return x

    with given(threads=threads), pytest.raises(ValueError, match="no"):
        _ = waiting(Param(vector(1.0))).value
    assert ended == ["waiting"]


def test_a_body_awaits_expressions_only() -> None:
    @dynamic
    async def sleepy(x: Expr[X]) -> Expr[X]:
        await asyncio.sleep(0)
        return x

    with given(), pytest.raises(AxisError, match="a @dynamic function may await only expressions and both"):
        _ = sleepy(Param(vector(1.0))).value


def test_inside_a_running_event_loop() -> None:
    gate, x = Gate(), Param(vector(1.0, 2.0))

    async def serve() -> float:
        await asyncio.sleep(0)
        with given():
            number: float = direct(gate, x).sum().value.item()
        await asyncio.sleep(0)
        return number

    assert asyncio.run(serve()) == 54.0


def test_a_dynamic_part_is_differentiated_as_what_it_turned_out_to_be() -> None:
    x = Param(vector(2.0, 3.0))
    with pytest.raises(GradientError, match=r"direct\(\).*has no gradient outside of one"):
        ad.gradient(direct(Gate(), x).sum(), x)
    with given() as computation:
        loss = (direct(Gate(), x) * x).sum()
        slope = ad.gradient(loss, x)
        assert np.array_equal(slope.value.numpy(), computation.gradients(loss)[x].numpy())
        curvature = ad.gradient((slope * slope).sum(), x)
        assert np.all(curvature.value.numpy() != 0.0)


def test_what_is_no_coroutine_function() -> None:
    def part(x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]:
        return x

    with pytest.raises(AxisError, match=r"@dynamic takes a coroutine function, as in `async def part.*, not <function"):
        dynamic(part)  # type: ignore[arg-type]  # a body without async


def test_a_body_without_a_return_is_told_of() -> None:
    @dynamic
    async def part(x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]:  # type: ignore[return]  # that is what is looked for
        _ = x * 2.0

    with given(), pytest.raises(AxisError, match=r"but returned NoneType: end it with a return"):
        _ = part(Const(Tensor[Batch]([1.0]))).value


def test_an_expression_that_an_event_loop_is_asked_for() -> None:
    x = Const(Tensor[Batch]([1.0]))

    async def application() -> None:
        with given():
            await (x * 2.0)

    with pytest.raises(ScopeError, match=r"Mul\(\): Tensor\[Batch\], made at .*, cannot be awaited in a coroutine"):
        asyncio.run(application())


@pytest.mark.parametrize("way", [{}, {"check_finite": True}, {"threads": 2}])
def test_inputs_that_a_body_awaits_are_read_as_all_values_are(way: dict[str, Any]) -> None:
    """Once, watched, checked and from the computation around, however the part is expanded."""
    given_x, given_y = Input(Tensor[F]), Input(Tensor[F])
    seen: list[object] = []

    class Watcher:
        def forward(self, node: object, value: object, start: float, end: float) -> None:
            seen.append(node)

        def backward(self, node: object, delta: object, start: float, end: float) -> None: ...

    @dynamic
    async def part(z: Expr[Tensor[F]]) -> Expr[Tensor[F]]:
        first, second = await both(z, given_y)
        return z if (await z) is first and second.numpy()[0] > 0.0 else given_y

    make: Any = part
    data = Tensor[F]([1.0, -2.0])
    with (
        given(given_y.bind(Tensor[F]([3.0, 4.0]))),
        given(given_x.bind(data), **way) as computation,
    ):
        whole = make(given_x)
        assert computation.expand(whole) is given_x
        assert computation.counts.evaluated == 2
        assert given_x.value is data
        another = make(given_x)
        computation.watch(Watcher())
        assert computation.expand(another) is given_x
        assert computation.counts.evaluated == 2
    with given(given_x.bind(data), given_y.bind(data), **way) as computation:
        computation.watch(Watcher())
        computation.expand(make(given_x))
        assert [x for x in seen if x is given_x or x is given_y] == [given_x, given_y]
    with given(given_x.bind(Tensor[F]([1.0, np.nan])), given_y.bind(data), **way) as computation:
        if "check_finite" in way:
            with pytest.raises(NonFiniteError, match=r"Input.* is given is NaN or infinite"):
                computation.expand(make(given_x))
        else:
            computation.expand(make(given_x))
    with given(given_x.bind(data), **way) as computation, pytest.raises(BindingError, match="has no value"):
        computation.expand(make(given_x))
