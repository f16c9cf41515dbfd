"""The execution modes of a program: on tensors, interpreted, threaded, planned, in PyTorch. All results are equal."""

from __future__ import annotations

import functools
import traceback
import warnings
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import numpy as np

from tests.fuzz.against_torch import by_torch
from tests.planning import poisoned
from typedtensor import AnyTensor, Const, Expr, Input, Param, given, plain
from typedtensor.ad import gradients
from typedtensor.ad.graph import topological_order
from typedtensor.errors import GradientError, NonFiniteError, PrecisionWarning, SizeError
from typedtensor.ops import as_real
from typedtensor.optim import SGD
from typedtensor.runtime import parallel, policy
from typedtensor.runtime.cache import PLANS

Array = np.ndarray[Any, np.dtype[Any]]
Leaves = Mapping[str, tuple[Any, AnyTensor]]
# Expected results for data that differ in their last digits, by the number of a draw.
Noise = Callable[[int], list[Array]]
"""The leaves of a program, by name: ``Param``, ``Input`` or ``Const``, and the value."""
Model = Callable[..., tuple[Any, ...]]
"""A program: a function from its leaves, tensors or expressions, to its results."""

TOLERANCE = {np.dtype(np.float64): 1e-10, np.dtype(np.float32): 2e-4, np.dtype(np.float16): 5e-2}
"""The accepted differences of results by dtype, relative to the largest element."""


class Different(AssertionError):
    """Two execution modes have different results."""


class Nodes:
    """A program as an expression, with its loss: a sum of all elements of all results, each with a weight.

    Args:
        program: the function of the program.
        leaves: the leaves.
        values: whether the program requests values while it builds the expression.

    Attributes:
        leaves: the leaf nodes, by name.
        results: the result nodes.
        loss: a scalar in which each element of each result counts.
        wanted: the real leaves, by which the loss is differentiated.
    """

    def __init__(self, program: Model, leaves: Leaves, *, values: bool = False) -> None:
        self.leaves: dict[str, Any] = {name: _leaf(sort, value) for name, (sort, value) in leaves.items()}
        with given(*self.bindings(leaves), plan=False) if values else nullcontext():
            self.results = program(**self.leaves)
        self.wanted = {n: x for n, x in self.leaves.items() if x.tensor_type.kind == "real"}
        dtypes = {value.dtype for _, value in leaves.values() if value.kind == "real"}
        self.dtype = np.float32 if dtypes == {np.dtype(np.float32)} else np.float64
        self.loss: Any = None

    def weigh(self, shapes: Sequence[tuple[int, ...]]) -> None:
        """Build the loss, after the sizes of the results are known."""
        for number, (result, shape) in enumerate(zip(self.results, shapes, strict=True)):
            if not isinstance(result, Expr):
                continue
            real: Any = result if result.tensor_type.kind == "real" else as_real(result)
            weights = np.asarray(np.random.default_rng(number).normal(size=shape) + 2.0, self.dtype)
            part = (real * Const(real.tensor_type(weights))).sum()
            self.loss = part if self.loss is None else self.loss + part

    def bindings(self, leaves: Leaves) -> list[Any]:
        return [x.bind(leaves[name][1]) for name, x in self.leaves.items() if isinstance(x, Input)]

    def assign(self, leaves: Leaves) -> None:
        """Assign other values to parameters."""
        for name, x in self.leaves.items():
            if isinstance(x, Param):
                x.assign(leaves[name][1])

    def run(self, leaves: Leaves, **way: Any) -> list[Array]:
        """Return the loss and its gradients in a computation."""
        with given(*self.bindings(leaves), **way) as computation:
            found = computation.gradients(self.loss, *self.wanted.values())
            return [array(self.loss.value), *(array(found[x]) for x in self.wanted.values())]

    def coarsest(self, leaves: Leaves) -> float:
        """The tolerance of the lowest precision in the program."""
        with given(*self.bindings(leaves), plan=False) as computation:
            computation.evaluate(self.loss)
            order = topological_order(self.loss, computation.operands_of)
            dtypes = {getattr(computation.evaluate(x), "dtype", None) for x in order}
        return max(TOLERANCE.get(dtype, 0.0) for dtype in dtypes)

    def values(self, leaves: Leaves, **way: Any) -> list[Array]:
        """Return the results in a computation."""
        with given(*self.bindings(leaves), **way):
            return [array(x.value if isinstance(x, Expr) else x) for x in self.results]

    def inner(self, leaves: Leaves, **way: Any) -> list[Array]:
        """Return the gradients of the loss by the results, which may depend on each other, and by the leaves."""
        wanted = [x for x in self.results if isinstance(x, Expr) and x.tensor_type.kind == "real"]
        wanted += [x for x in self.wanted.values() if not isinstance(x, Const)][:1]
        with given(*self.bindings(leaves), **way) as computation:
            found = computation.gradients(self.loss, *wanted)
            return [array(found[x]) for x in wanted]

    def step(self, leaves: Leaves, **way: Any) -> list[Array]:
        """Return the results of a step on every other parameter: values before it, and the restored parameters."""
        chosen = [x for x in self.wanted.values() if isinstance(x, Param)][::2]
        also = [x for x in self.results if isinstance(x, Expr)]
        if not chosen:
            return []
        try:
            with given(*self.bindings(leaves), **way):
                values = SGD(chosen, learning_rate=0.5).step(self.loss, also)
                return [array(x) for x in (*values, self.loss.value, *(p.value for p in chosen))]
        except (GradientError, NonFiniteError):
            return []
        finally:
            self.assign(leaves)

    def after(self, leaves: Leaves, **way: Any) -> list[Array]:
        """Return the results, requested after the gradients, each with its operands."""
        with given(*self.bindings(leaves), **way) as computation:
            computation.gradients(self.loss)
            before = [x for y in self.results if isinstance(y, Expr) for x in (*y.operands, y)]
            return [array(x.value) for x in before if x.tensor_type.kind != "tuple"]

    def seconds(self, leaves: Leaves, **way: Any) -> list[Array]:
        """Return the gradients of the sum of the squares of the gradients, which are expressions."""
        firsts: Any = gradients(self.loss, *self.wanted.values())
        total = sum(((x * x).sum() for x in firsts[1:]), (firsts[0] * firsts[0]).sum())
        with given(*self.bindings(leaves), **way) as computation:
            found = computation.gradients(total, *self.wanted.values())
            return [array(total.value), *(array(found[x]) for x in self.wanted.values())]


def _leaf(sort: Any, value: Any) -> Any:
    return sort(value.tensor_type if sort is Input else value)


def array(value: Any) -> Array:
    return np.array(value.numpy() if isinstance(value, AnyTensor) else value)


def fault(
    program: Model, leaves: Leaves, without: Collection[str] = (), *, second: bool = False, exact: bool = True
) -> str | None:
    """Return a difference between execution modes, or a failure in one; None if there is none.

    Args:
        program: the program.
        leaves: its leaves.
        without: the rewrites omitted from plans.
        second: whether second gradients are compared.
        exact: whether all modes without a plan give the same bits: nothing has a body, which may have a plan.
    """
    PLANS.clear()
    try:
        with everything_planned(), poisoned(), np.errstate(all="ignore"), warnings.catch_warnings():
            warnings.filterwarnings("ignore", category=RuntimeWarning)
            warnings.filterwarnings("ignore", category=PrecisionWarning)  # precisions are mixed on purpose
            warnings.filterwarnings("error", message=".*a bug in typedtensor.*")
            check(program, leaves, without, second=second, exact=exact)
    except Different as error:
        return f"different: {error}"
    except Exception as error:
        return described(error)
    return None


def described(error: BaseException) -> str:
    """Describe an exception with its place in the library and its notes."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "/typedtensor/" in frame.filename]
    place = f"{Path(frames[-1].filename).name}:{frames[-1].name}" if frames else "nowhere"
    return "\n".join([f"{type(error).__name__}({place}): {error}", *getattr(error, "__notes__", ())])


def check(program: Model, leaves: Leaves, without: Collection[str], *, second: bool, exact: bool) -> None:
    """Run a program in all execution modes.

    Raises:
        Different: when two results differ.
    """
    run: Any = plain(program)
    tensors = [array(x) for x in run(*(value for _, value in leaves.values()))]
    nodes = Nodes(program, leaves)
    interpreted = nodes.values(leaves, plan=False)
    nodes.weigh([x.shape for x in tensors])
    if nodes.loss is None or not nodes.wanted:
        same("interpreted, against tensors", interpreted, tensors)
        return
    close = functools.partial(_close, nodes.coarsest(leaves))
    expected = nodes.run(leaves, plan=False)
    for x, gradient in zip(nodes.wanted, expected[1:], strict=True):
        if gradient.shape != leaves[x][1].shape:
            raise Different(f"the gradient for {x} has the shape {gradient.shape}, not {leaves[x][1].shape}")

    def noise(number: int, of: Leaves = leaves) -> list[Array]:
        moved = shaken(of, number)
        return nodes_of(moved).run(moved, plan=False)

    def nodes_of(moved: Leaves) -> Nodes:
        made = Nodes(program, moved)
        made.weigh([x.shape for x in tensors])
        return made

    def beyond(way: Callable[..., list[Array]]) -> Noise:
        """Return the results of a mode for data that differ in their last digits."""

        def of_mode(number: int) -> list[Array]:
            moved = shaken(leaves, number)
            found: list[Array] = getattr(nodes_of(moved), way.__name__)(moved, plan=False)
            return found

        return of_mode

    def alike(what: str, found: list[Array], expected: list[Array], noise: Noise) -> None:
        if exact:
            same(what, found, expected)
        else:
            close(what, found, expected, noise)

    alike("interpreted, against tensors", interpreted, tensors, beyond(nodes.values))
    alike("eager, against interpreted", nodes.run(leaves, eager=True), expected, noise)
    with everything_on_threads():
        alike("on threads, against interpreted", nodes.run(leaves, threads=2), expected, noise)
    for time in (1, 2, 3):  # a plan may add in another order
        close(f"planned, time {time}, against interpreted", nodes.run(leaves, without=without), expected, noise)
    other = changed(leaves)
    nodes.assign(other)
    try:
        met = nodes.run(other, plan=False)
    except SizeError:
        pass  # an index that is computed from other data may be out of range
    else:
        found = nodes.run(other, without=without)
        close("planned with other data, against interpreted", found, met, functools.partial(noise, of=other))
    nodes.assign(leaves)
    close("planned again, against interpreted", nodes.run(leaves, without=without), expected, noise)
    for way in (nodes.values, nodes.inner, nodes.step, nodes.after):
        met = way(leaves, plan=False)
        for time in (1, 2, 3):
            found = way(leaves, without=without)
            if len(found) == len(met):  # near overflow, rounding decides
                close(f"{way.__name__}, planned, time {time}, against interpreted", found, met, beyond(way))
    torch = by_torch(nodes, leaves)
    if torch is not None:
        torch = [one.astype(other.dtype) for one, other in zip(torch, expected, strict=True)]
        close("interpreted, against PyTorch", expected, torch, noise)
    if second:
        twice, steep = nodes.seconds(leaves, plan=False), beyond(nodes.seconds)
        for time in (1, 2):
            close(f"second gradients, planned, time {time}", nodes.seconds(leaves, without=without), twice, steep)


def same_bits(one: Array, other: Array) -> bool:
    """Whether arrays have equal shapes, dtypes and elements."""
    return (
        one.shape == other.shape
        and one.dtype == other.dtype
        and np.array_equal(one, other, equal_nan=one.dtype.kind == "f")
    )


def same(what: str, found: Sequence[Array], expected: Sequence[Array]) -> None:
    """Raise when arrays are not bitwise equal."""
    for number, (one, other) in enumerate(zip(found, expected, strict=True)):
        if not same_bits(one, other):
            raise Different(f"{what}: array {number} is\n{one!r}\nnot\n{other!r}")


def _close(
    tolerance: float,
    what: str,
    found: Sequence[Array],
    expected: Sequence[Array],
    noise: Noise | None = None,
) -> None:
    """Raise when arrays differ beyond rounding.

    Accepted differences are a multiple of what noise does: where a function is steep, or terms cancel, rounding of
    intermediate values counts more. Where results are mostly exact, few draws show it.
    """
    shaken = functools.cache(noise) if noise is not None else None
    for number, (one, other) in enumerate(zip(found, expected, strict=True)):
        if one.shape != other.shape or one.dtype != other.dtype:
            raise Different(
                f"{what}: array {number} has the shape {one.shape} and is {one.dtype}, not {other.shape}, {other.dtype}"
            )
        spread: Any = 0.0
        draws = iter(range(32))
        while not _agree(one, other, tolerance, 100.0 * spread):
            draw = next(draws, None)
            if shaken is None or draw is None:
                raise Different(f"{what}: array {number} is\n{one!r}\nnot\n{other!r}")
            if one.dtype.kind == "f":
                spread = np.maximum(spread, np.nan_to_num(np.abs(shaken(draw)[number] - other), nan=np.inf))


def _agree(one: Array, other: Array, tolerance: float, spread: Any) -> bool:
    if one.dtype.kind != "f":
        return bool(np.array_equal(one, other))
    finite = np.abs(other[np.isfinite(other)])
    scale = max(1.0, float(finite.max())) if finite.size else 1.0
    with np.errstate(all="ignore"):
        near = np.abs(one - other) <= tolerance * scale + spread
    # With infinities, a plan may return infinity where the interpreter returns NaN, as it adds in another order.
    met = ~np.isfinite(one) & ~np.isfinite(other) & (np.isnan(one) | np.isnan(other))
    return bool(np.all(near | (one == other) | met | (np.asarray(spread) == np.inf)))


def shaken(leaves: Leaves, seed: int) -> Leaves:
    """Return the leaves with real data changed in their last digits."""
    random = np.random.default_rng(seed)

    def move(value: AnyTensor) -> AnyTensor:
        if value.kind != "real":
            return value
        data = value.numpy()
        noise = random.uniform(-4, 4, data.shape) * np.finfo(data.dtype).eps
        moved: AnyTensor = value.tensor_type(np.asarray(data + data * noise + noise * 1e-3, data.dtype))
        return moved

    return {name: (sort, move(value)) for name, (sort, value) in leaves.items()}


def changed(leaves: Leaves) -> Leaves:
    """Return other data of the same sizes for inputs and parameters."""

    def move(sort: Any, value: AnyTensor) -> AnyTensor:
        data = value.numpy()
        if sort is Const or value.kind != "real":
            return value
        other: AnyTensor = value.tensor_type(np.array(np.flip(data)))
        return other

    return {name: (sort, move(sort, value)) for name, (sort, value) in leaves.items()}


@contextmanager
def everything_planned() -> Iterator[None]:
    """Plan even the smallest value."""
    before, policy.SMALLEST = policy.SMALLEST, 1
    try:
        yield
    finally:
        policy.SMALLEST = before


@contextmanager
def everything_on_threads() -> Iterator[None]:
    """Hand even the smallest node to another thread."""
    before, parallel.WORTH_A_THREAD = parallel.WORTH_A_THREAD, 0
    try:
        yield
    finally:
        parallel.WORTH_A_THREAD = before


def close_enough(what: str, found: Sequence[Array], expected: Sequence[Array], tolerance: float = 1e-9) -> str | None:
    """Return the difference of arrays beyond rounding."""
    try:
        _close(tolerance, what, found, expected)
    except Different as error:
        return f"different: {error}"
    return None
