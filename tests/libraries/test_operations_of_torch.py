"""Values and derivatives of the first and second order, compared with PyTorch's on its own database of operations."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np
import pytest

from typedtensor import Axis, BoolTensor, Const, IntTensor, Param, Tensor, given, gradient, ops

pytestmark = pytest.mark.skipif(
    not (find_spec("torch") and find_spec("expecttest")),
    reason="PyTorch and expecttest, with which its database is made, are not installed",
)


class A(Axis): ...


class B(Axis): ...


class C(Axis): ...


class D(Axis): ...


class E(Axis): ...


class New(Axis): ...


class Window(Axis): ...


AXES: tuple[Any, ...] = (A, B, C, D, E)
SAMPLES = 6
"""So many samples of an operation are compared."""


class Unlike(Exception):
    """The sample asks for what the operation does not do."""


class Ours(NamedTuple):
    """What corresponds to an operation of PyTorch: it takes our operands and the other arguments of PyTorch's."""

    function: Callable[..., Any]
    axes: tuple[tuple[Any, ...], ...] = ()
    """The axes of each operand; by default the first ones of all labels."""
    broadcasts: bool = False


def require(condition: Any) -> None:
    if not condition:
        raise Unlike


def axes_of(x: Any) -> tuple[Any, ...]:
    axes: tuple[Any, ...] = x.tensor_type.axes
    return axes


def axis(x: Any, dim: int) -> Any:
    require(axes_of(x))
    return axes_of(x)[dim]


def elementwise(function: Callable[..., Any]) -> Ours:
    def ours(*x: Any, **options: Any) -> Any:
        require(not any(options.values()))
        return function(*x)

    return Ours(ours, broadcasts=True)


def along(function: Callable[..., Any]) -> Ours:
    return Ours(lambda x, dim, dtype=None: function(x, axis(x, dim)))


def reduced(name: str, x: Any, dim: Any = None, keepdim: bool = False, dtype: Any = None) -> Any:
    chosen = [dim] if isinstance(dim, int) else [*(dim or ())]
    return getattr(x, name)(*(axis(x, n) for n in chosen))


def spread(
    name: str, x: Any, dim: Any = None, correction: Any = 1, unbiased: bool = True, keepdim: bool = False
) -> Any:
    require(correction == 0 or not unbiased)  # ours divide by the number of elements
    return reduced(name, x, dim)


def norm(x: Any, ord: Any = 2, dim: Any = None, keepdim: bool = False, dtype: Any = None) -> Any:
    require(ord == 2 and dtype is None)
    return reduced("norm", x, dim)


def matrix(function: Callable[..., Any]) -> Ours:
    """A function of the matrices along the last two axes."""

    def ours(x: Any, *rest: Any, **options: Any) -> Any:
        require(len(axes_of(x)) > 1)
        return function(x, *axes_of(x)[-2:], *rest, **options)

    return Ours(ours)


def cut(function: Callable[..., Any]) -> Ours:
    return matrix(lambda x, u, v, diagonal=0: function(x, u, v, offset=diagonal))


def activation(made: Callable[..., Any], **defaults: float) -> Ours:
    """An operation made of numbers, with PyTorch's names and defaults of them."""

    def ours(x: Any, inplace: bool = False, **options: Any) -> Any:
        require({*options} <= {*defaults})
        return made(*{**defaults, **options}.values())(x)

    return Ours(ours)


def loss(function: Callable[..., Any], axes: tuple[tuple[Any, ...], ...] = ()) -> Ours:
    """A loss of elements, of which PyTorch takes the mean unless it is told."""

    def ours(x: Any, y: Any, reduction: str = "mean", **options: Any) -> Any:
        require(reduction != "batchmean")
        found = function(x, y, **options)
        return {"mean": found.mean, "sum": found.sum, "none": lambda: found}[reduction]()

    return Ours(ours, axes, broadcasts=not axes)


def gelu(x: Any, approximate: str = "none") -> Any:
    return (ops.gelu if approximate == "tanh" else ops.exact_gelu)(x)


def hardtanh(x: Any, min_val: float = -1.0, max_val: float = 1.0, inplace: bool = False) -> Any:
    require(min_val <= max_val)
    return ops.HardTanh(min_val, max_val)(x)


def flip(x: Any, dims: Sequence[int]) -> Any:
    for n in dims:
        x = ops.flip(x, axis(x, n))
    return x


def roll(x: Any, shifts: Any, dims: Any = None) -> Any:
    require(dims is not None)
    for n, shift in zip(np.atleast_1d(dims), np.atleast_1d(shifts), strict=True):
        x = ops.roll(x, axis(x, int(n)), shift=int(shift))
    return x


def sort(x: Any, dim: int = -1, descending: bool = False, stable: bool = False) -> Any:
    return ops.sort(x, axis(x, dim), descending=descending)


def top(x: Any, k: int, dim: int = -1, largest: bool = True) -> Any:
    require(largest)
    return ops.top_k(x, axis(x, dim), New(k))


def power(x: Any, exponent: Any) -> Any:
    return x**exponent


def total(x: Any, dim: Any, keepdim: bool = False) -> Any:
    require(np.size(dim) == 1)
    return ops.log_sum_exp(x, axis(x, int(np.ravel(dim)[0])))


def cholesky(x: Any, u: Any, v: Any, upper: bool = False) -> Any:
    require(not upper)
    return ops.cholesky(x, u, v)


def singular_values(x: Any, u: Any, v: Any) -> Any:
    return ops.singular_values(x, u, v, New)


def solve(a: Any, b: Any, left: bool = True) -> Any:
    require(left)
    return ops.solve(a, b, A, B)


def triangular(a: Any, b: Any, upper: bool, left: bool = True, unitriangular: bool = False) -> Any:
    require(left and not unitriangular)
    return ops.triangular_solve(a, b, A, B, upper=upper)


def similarity(x: Any, y: Any, dim: int = 1, eps: float = 1e-8) -> Any:
    return ops.cosine_similarity(x, y, axis(x, dim), epsilon=eps)


def normalize(x: Any, p: float = 2.0, dim: int = 1, eps: float = 1e-12) -> Any:
    require(p == 2.0)
    return ops.l2_normalize(x, axis(x, dim), epsilon=eps)


def layer_norm(x: Any, shape: Any, weight: Any = None, bias: Any = None, eps: float = 1e-5) -> Any:
    require(len(shape) == 1 and weight is None and bias is None)
    return ops.normalize(x, axis(x, -1), epsilon=eps)


def divergence(x: Any, y: Any, log_target: bool = False) -> Any:
    require(not log_target)
    return ops.kl_div(x, y)


def poisson(x: Any, y: Any, log_input: bool = True, full: bool = False, eps: float = 0.0) -> Any:
    require(log_input and not full)
    return ops.poisson_loss(x, y)


def smooth(x: Any, y: Any, beta: float = 1.0) -> Any:
    require(beta > 0.0)
    return ops.Huber(beta)(x, y) / beta


def cross_entropy(x: Any, y: Any, weight: Any = None, label_smoothing: float = 0.0) -> Any:
    require(weight is None and label_smoothing == 0.0 and len(axes_of(y)) == 1)
    return ops.cross_entropy(x, y, B)


def likelihood(x: Any, y: Any, weight: Any = None, ignore_index: int = -100) -> Any:
    require(weight is None and ignore_index == -100)
    return ops.negative_log_likelihood(x, y, B)


def diagonal(x: Any, offset: int = 0) -> Any:
    require(offset == 0)
    return square(ops.diagonal)(x)


def square(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of one square matrix; PyTorch's takes others, too."""

    def ours(x: Any) -> Any:
        require(len({*x.value.shape}) == 1)
        return function(x, A, B)

    return ours


def gather(x: Any, dim: int, index: Any) -> Any:
    require(dim == 1)
    return ops.gather(x, index, B, C)


def index_select(x: Any, dim: int, index: Any) -> Any:
    return ops.take(x, index, axis(x, dim))


def unfold(x: Any, dim: int, size: int, step: int) -> Any:
    """PyTorch places the positions within windows last."""
    require(axes_of(x) and dim == len(axes_of(x)) - 1 and len(axes_of(x)) < len(AXES))
    return ops.unfold(x, axis(x, dim), New, Window(size), stride=step)


def glu(x: Any, dim: int = -1) -> Any:
    return ops.glu(x, axis(x, dim), New)


def prelu(x: Any, slope: Any) -> Any:
    return ops.prelu(x, slope)


def average(x: Any, size: Any, stride: Any = None, padding: Any = 0, **options: Any) -> Any:
    require(not options.get("ceil_mode") and options.get("count_include_pad", True) and len(axes_of(x)) > 2)
    [window], [pad] = np.atleast_1d(size), np.atleast_1d(padding)
    [step] = np.atleast_1d(window if stride is None else stride)
    require(pad == 0)
    return ops.average_pool_along(x, axis(x, -1), New, window=int(window), stride=int(step))


def largest(x: Any, **options: Any) -> Any:
    require(not options["ceil_mode"] and np.all(options["dilation"] == 1) and len(axes_of(x)) > 2)
    [window], [step], [pad] = (np.atleast_1d(options[n]) for n in ("kernel_size", "stride", "padding"))
    return ops.max_pool_along(x, axis(x, -1), New, window=int(window), stride=int(step), padding=int(pad))


ELEMENTWISE = """
acos acosh asin asinh atan atanh ceil cos cosh digamma erf erfc erfinv exp exp2 expm1 floor frac i0 lgamma log log10
log1p log2 reciprocal round rsqrt sigmoid sign sin sinc sinh sqrt square tan tanh trunc zeros_like
atan2 copysign hypot logaddexp maximum minimum lerp
"""

OURS: dict[str, Ours] = {
    **{name: elementwise(getattr(ops, name)) for name in ELEMENTWISE.split()},
    "abs": elementwise(lambda x: x.abs()),
    "neg": elementwise(lambda x: -x),
    "add": elementwise(lambda x, y: x + y),
    "sub": elementwise(lambda x, y: x - y),
    "mul": elementwise(lambda x, y: x * y),
    "div": elementwise(lambda x, y: x / y),
    "remainder": elementwise(lambda x, y: x % y),
    "pow": elementwise(power),
    "float_power": elementwise(power),
    "where": elementwise(lambda x, condition, y: ops.where(condition, x, y)),
    "polygamma": Ours(lambda x, n: ops.digamma(x) if n == 0 else ops.Polygamma(n)(x)),
    "special.i1": elementwise(ops.i1),
    "special.entr": elementwise(ops.entropy),
    "special.ndtri": elementwise(ops.probit),
    "nn.functional.celu": activation(ops.CELU, alpha=1.0),
    "nn.functional.elu": activation(ops.ELU, alpha=1.0),
    "nn.functional.gelu": Ours(gelu),
    "nn.functional.glu": Ours(glu),
    "nn.functional.hardswish": elementwise(ops.hardswish),
    "nn.functional.hardtanh": Ours(hardtanh),
    "nn.functional.leaky_relu": activation(ops.LeakyReLU, negative_slope=0.01),
    "nn.functional.logsigmoid": elementwise(ops.log_sigmoid),
    "nn.functional.mish": elementwise(ops.mish),
    "nn.functional.prelu": Ours(prelu, ((), ())),
    "nn.functional.relu": elementwise(ops.relu),
    "nn.functional.relu6": elementwise(ops.relu6),
    "nn.functional.selu": elementwise(ops.selu),
    "nn.functional.silu": elementwise(ops.silu),
    "nn.functional.softsign": elementwise(ops.softsign),
    "softmax": along(ops.softmax),
    "log_softmax": along(ops.log_softmax),
    "logsumexp": Ours(total),
    "cumsum": along(ops.cumsum),
    "cumprod": along(ops.cumprod),
    "cummax": along(ops.cummax),
    "cummin": along(ops.cummin),
    "sum": Ours(partial(reduced, "sum")),
    "mean": Ours(partial(reduced, "mean")),
    "prod": Ours(partial(reduced, "prod")),
    "amax": Ours(partial(reduced, "max")),
    "amin": Ours(partial(reduced, "min")),
    "std": Ours(partial(spread, "std")),
    "var": Ours(partial(spread, "var")),
    "linalg.vector_norm": Ours(norm),
    "sort": Ours(sort),
    "topk": Ours(top),
    "flip": Ours(flip),
    "roll": Ours(roll),
    "unfold": Ours(unfold),
    "gather": Ours(gather, ((A, B), (A, C))),
    "index_select": Ours(index_select, ((A, B), (C,))),
    "tril": cut(ops.tril),
    "triu": cut(ops.triu),
    "trace": Ours(square(ops.trace), ((A, B),)),
    "diagonal": Ours(diagonal, ((A, B),)),
    "linalg.det": matrix(ops.det),
    "linalg.inv": matrix(ops.inv),
    "logdet": matrix(ops.logdet),
    "linalg.cholesky": matrix(cholesky),
    "linalg.matrix_power": matrix(lambda x, u, v, n: ops.matrix_power(x, u, v, exponent=n)),
    "linalg.svdvals": matrix(singular_values),
    "pinverse": matrix(ops.pinv),
    "matrix_exp": matrix(ops.matrix_exp),
    "linalg.solve": Ours(solve, ((A, B), (A, C))),
    "linalg.solve_triangular": Ours(triangular, ((A, B), (A, C))),
    "mm": Ours(ops.matmul, ((A, B), (B, C))),
    "bmm": Ours(lambda x, y: ops.einsum(x, y, A, B, D), ((A, B, C), (A, C, D))),
    "mv": Ours(lambda x, y: ops.dot(x, y, B), ((A, B), (B,))),
    "dot": Ours(lambda x, y: ops.dot(x, y, A), ((A,), (A,))),
    "outer": Ours(ops.outer, ((A,), (B,))),
    "nn.functional.linear": Ours(lambda x, w: ops.einsum(x, w, A, C), ((A, B), (C, B))),
    "nn.functional.embedding": Ours(lambda w, index: ops.embed(index, w), ((A, B), (C,))),
    "nn.functional.avg_pool1d": Ours(average),
    "nn.functional.max_pool1d": Ours(largest),
    "nn.functional.cosine_similarity": Ours(similarity, broadcasts=True),
    "nn.functional.normalize": Ours(normalize),
    "nn.functional.layer_norm": Ours(layer_norm),
    "nn.functional.mse_loss": loss(ops.squared_error),
    "nn.functional.l1_loss": loss(ops.absolute_error),
    "nn.functional.huber_loss": loss(lambda x, y, delta=1.0: ops.Huber(delta)(x, y)),
    "nn.functional.smooth_l1_loss": loss(smooth),
    "nn.functional.binary_cross_entropy_with_logits": loss(ops.binary_cross_entropy),
    "nn.functional.poisson_nll_loss": loss(poisson),
    "nn.functional.kl_div": loss(divergence),
    "nn.functional.cross_entropy": loss(cross_entropy, ((A, B), (A,))),
    "nn.functional.nll_loss": loss(likelihood, ((A, B), (A,))),
}
"""What corresponds to PyTorch's operations, by their names in its database."""


@cache
def database() -> dict[str, Any]:
    opinfo = import_module("torch.testing._internal.common_methods_invocations")
    return {x.name: x for x in reversed(opinfo.op_db)}  # the first of a name is no variant


EDGES: dict[str, Callable[[Any], None]] = {
    "some zeros": lambda x: x[::2].fill(0.0),
    "zeros": lambda x: x.fill(0.0),
    "ones": lambda x: x.fill(1.0),
    "equal elements": lambda x: x.fill(x[0] if x.size else 0.0),
}


def changed(arrays: Sequence[Any]) -> Iterator[tuple[str, list[Any]]]:
    """The arrays as they are drawn, and with elements where derivatives are easily wrong."""
    yield "as drawn", [*arrays]
    every = [n for n, x in enumerate(arrays) if x.dtype.kind == "f"]
    for kind, change in EDGES.items():
        for which in [{*every}] + [{n} for n in every if len(every) > 1]:
            found = [np.array(x, order="C") for x in arrays]
            for n in which:
                change(found[n].reshape(-1))
            yield f"{kind} in {sorted(which)}", found
    if len({x.shape for x in arrays}) == 1 < len(every) == len(arrays):
        yield "equal operands", [arrays[0]] * len(arrays)


def directions(arrays: Sequence[Any]) -> list[Any]:
    return [np.random.default_rng(n).normal(size=x.shape) for n, x in enumerate(arrays)]


def by_torch(call: Callable[..., Any], arrays: Sequence[Any]) -> list[Any]:
    """Return the elements of the result, the gradients of a sum of them, and those of a sum of these."""
    torch: Any = import_module("torch")
    operands = [torch.tensor(x, requires_grad=x.dtype.kind == "f") for x in arrays]
    leaves = [x for x in operands if x.requires_grad]

    def gradients(of: Any, along: Sequence[Any], again: bool) -> list[Any]:
        total = sum((x.reshape(-1) * torch.tensor(v).reshape(-1)).sum() for x, v in zip(of, along, strict=True))
        if not torch.is_tensor(total) or not total.requires_grad:
            return [torch.zeros_like(x) for x in leaves]
        return [*torch.autograd.grad(total, leaves, create_graph=again, allow_unused=True, materialize_grads=True)]

    result = call(*operands)
    y = result if torch.is_tensor(result) else result[0]
    first = gradients([y], directions([y.detach().reshape(-1).numpy(force=True)]), True)
    second = gradients(first, directions([x for x in arrays if x.dtype.kind == "f"]), False)
    return [np.ravel(x.detach().numpy(force=True)) for x in (y, *first, *second)]


def leaf(axes: Sequence[Any], array: Any) -> Any:
    kinds: dict[str, Any] = {"f": Tensor, "i": IntTensor, "b": BoolTensor}
    tensor = kinds[array.dtype.kind][*axes](array)
    return Param(tensor) if array.dtype.kind == "f" else Const(tensor)


def by_ours(call: Callable[..., Any], leaves: Sequence[Any]) -> list[Any]:
    y = call(*leaves)
    real = [x for x in leaves if isinstance(x, Param)]
    with given():
        elements = y.value.numpy()
    [along] = directions([elements.reshape(-1)])
    weighed = (y * Const(y.tensor_type.wrap(along.reshape(elements.shape)))).sum()
    first = [gradient(weighed, x) for x in real]
    moved = directions([x.value.numpy() for x in real])
    parts = [(g * Const(g.tensor_type.wrap(v))).sum() for g, v in zip(first, moved, strict=True)]
    with given() as c:
        second = c.gradients(sum(parts[1:], parts[0]))
        return [np.ravel(x) for x in (elements, *(g.value.numpy() for g in first), *(second[x].numpy() for x in real))]


def compared(name: str) -> Iterator[tuple[str, str, list[Any], list[Any]]]:
    """Yield what is compared: in words, the kind of elements, and what PyTorch and we find."""
    torch: Any = import_module("torch")
    ours, operation = OURS[name], database()[name]
    number = 0
    for sample in operation.sample_inputs("cpu", torch.float64, requires_grad=True):
        arguments = [sample.input, *sample.args]
        places = [n for n, x in enumerate(arguments) if torch.is_tensor(x)]
        operands = [arguments[n].detach() for n in places]
        if ours.broadcasts:
            operands = torch.broadcast_tensors(*operands)
        arrays = [x.contiguous().numpy() for x in operands]
        axes = ours.axes or [AXES[: x.ndim] for x in arrays]
        if [len(x) for x in axes] != [x.ndim for x in arrays]:
            continue
        call = partial(applied, arguments, places, sample.kwargs)
        try:
            call(ours.function, *map(leaf, axes, arrays))
        except (Unlike, TypeError):
            continue
        options = [x for n, x in enumerate(arguments) if n not in places], sample.kwargs
        for kind, points in changed(arrays):
            title = f"{name} of {[x.shape for x in points]}, {options}, {kind}"
            try:
                expected = by_torch(partial(call, operation.op), points)
            except RuntimeError:  # it refuses the elements
                continue
            yield title, kind, expected, by_ours(partial(call, ours.function), [*map(leaf, axes, points)])
        number += 1
        if number == SAMPLES:
            return


def applied(
    arguments: Sequence[Any], places: Sequence[int], options: dict[str, Any], function: Callable[..., Any], *x: Any
) -> Any:
    """Apply a function to the arguments, with other operands at their places."""
    found = [*arguments]
    for n, one in zip(places, x, strict=True):
        found[n] = one
    return function(*found, **options)


CORNER = "the derivative has a corner there, of which either side is as good"
TIES = "which of equal elements comes first is a choice"
POLE = "it is not smooth where values repeat or are 0"
APART: dict[str, tuple[int, str]] = {
    "pow": (2, "PyTorch's mixed derivative is 0 where the exponent is 0"),
    "float_power": (2, "PyTorch's mixed derivative is 0 where the exponent is 0"),
    **dict.fromkeys(
        ("nn.functional.celu", "nn.functional.elu", "nn.functional.selu", "nn.functional.prelu"), (2, CORNER)
    ),
    **dict.fromkeys(("cummax", "cummin", "sort", "topk"), (1, TIES)),
    **dict.fromkeys(("std", "linalg.svdvals"), (1, POLE)),
    "linalg.det": (2, "second derivatives are found by a division by the determinant"),
    "linalg.solve_triangular": (0, "the matrix is singular"),
    "nn.functional.kl_div": (2, "derivatives for a target of 0 are taken as 0"),
}
"""From which order on derivatives differ from PyTorch's at edges, and why."""


@pytest.mark.parametrize("name", OURS)
@pytest.mark.filterwarnings("ignore")
def test_values_and_derivatives(name: str) -> None:
    tried = 0
    for title, kind, expected, found in compared(name):
        tried += 1
        for order, one, other in zip(orders(expected), expected, found, strict=True):
            if kind != "as drawn" and name in APART and order >= APART[name][0]:
                continue
            known = np.isfinite(one) if order else np.full(one.shape, True)  # PyTorch has NaN where limits exist
            scale = max(1.0, np.max(np.abs(one[known & np.isfinite(one)]), initial=0.0))
            np.testing.assert_allclose(
                other[known], one[known], rtol=1e-7, atol=1e-7 * scale, err_msg=f"{title}, order {order}"
            )
    assert tried


def orders(found: Sequence[Any]) -> list[int]:
    """The value has no order, and the derivatives for each operand are of the first and of the second one."""
    operands = len(found) // 2
    return [0] + [1] * operands + [2] * operands
