"""PyTorch's namespace: its own functions where they do what the standard asks for on tensors of one precision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from typedtensor.backends.library import Library
from typedtensor.backends.namespace import Array, Namespace

if TYPE_CHECKING:
    from typedtensor.backends.windows import Geometry

Axes = int | tuple[int, ...] | None

_SKIPPED = -(2**63)
"""An index that nobody means: PyTorch gives it the loss 0. Any other that is out of range is an error."""

_RUNNING = {"add": "cumsum", "multiply": "cumprod"}
_SPECIAL = {"erf": "erf", "erfc": "erfc", "erf_inverse": "erfinv", "log_gamma": "lgamma"}
_RECORDS = {"maximum": "cummax", "minimum": "cummin"}


class TorchLibrary(Library, of="array_api_compat.torch"):
    """PyTorch. Operands that differ in precision are promoted as PyTorch promotes them."""

    def __init__(self, standard: Namespace) -> None:
        torch = self._torch = import_module("torch")  # not an import statement: type checkers would follow it
        self._functional = import_module("torch.nn.functional")
        super().__init__(standard)
        self._products: dict[str, int | tuple[tuple[int, bool], tuple[int, bool]] | None] = {}
        self.reshape, self.permute_dims, self.broadcast_to = torch.reshape, torch.permute, torch.broadcast_to

    def expit(self, x: Array) -> Array:
        return self._torch.sigmoid(x)

    def accumulate(self, function: str, x: Array, axis: int) -> Array:
        if function in _RUNNING:
            return getattr(self._torch, _RUNNING[function])(x, axis)
        return getattr(self._torch, _RECORDS[function])(x, axis).values

    def relu(self, x: Array) -> Array:
        return self._torch.relu(x)

    def gelu(self, x: Array) -> Array:
        return self._functional.gelu(x, approximate="tanh")

    def silu(self, x: Array) -> Array:
        return self._functional.silu(x)

    def softplus(self, x: Array) -> Array:
        return self._functional.softplus(x, threshold=50.0)  # beyond, double precision has no digit for the rest

    def elu(self, x: Array, alpha: float) -> Array:
        return self._functional.elu(x, alpha)

    def clip(self, x: Array, least: float | None, most: float | None) -> Array:
        return self._torch.clamp(x, least, most)

    def special(self, name: str) -> Callable[[Array], Array] | None:
        own = _SPECIAL.get(name)
        return None if own is None else getattr(self._torch, own)

    def normalize(self, x: Array, axis: int, epsilon: float) -> Array:
        if axis + 1 == x.ndim:
            return self._functional.layer_norm(x, x.shape[axis:], eps=epsilon)
        variance, mean = self._torch.var_mean(x, axis, correction=0, keepdim=True)
        return (x - mean) * self._torch.rsqrt(variance + epsilon)

    def rms_normalize(self, x: Array, axis: int, epsilon: float) -> Array:
        if axis + 1 == x.ndim:
            return self._functional.rms_norm(x, x.shape[axis:], eps=epsilon)
        return x * self._torch.rsqrt((x * x).mean(axis, True) + epsilon)

    def correlate(self, x: Array, k: Array, geometry: Geometry) -> Array:
        rank = len(geometry.stride)
        y = x.reshape(-1, *x.shape[-rank - 1 :])
        if geometry.before == geometry.after:
            around = geometry.before
        else:
            ends = zip(reversed(geometry.before), reversed(geometry.after), strict=True)
            around, y = (0,) * rank, self._functional.pad(y, [n for both in ends for n in both])
        function = getattr(self._functional, f"conv{rank}d")
        y = function(y, k, None, geometry.stride, around, geometry.dilation, geometry.groups)
        return y.reshape(*x.shape[: -rank - 1], *y.shape[1:])

    def softmax(self, x: Array, axis: int) -> Array:
        return self._torch.softmax(x, axis)

    def log_softmax(self, x: Array, axis: int) -> Array:
        return self._torch.log_softmax(x, axis)

    def log_sum_exp(self, x: Array, axis: int) -> Array:
        return self._torch.logsumexp(x, axis)

    def cross_entropy(self, x: Array, index: Array, axis: int) -> Array:
        if axis + 1 == x.ndim <= 2:  # PyTorch's own has the classes along the second axis, or the only one
            return self._functional.cross_entropy(x, index.long(), reduction="none", ignore_index=_SKIPPED)
        logs = self._torch.log_softmax(x, axis)
        return -logs.gather(axis, index.long().unsqueeze(axis)).squeeze(axis)

    def variance(self, x: Array, axes: tuple[int, ...], correction: float) -> Array:
        return self._torch.var(x, axes, correction=correction)

    def einsum(self, equation: str, *arrays: Array) -> Array:
        if equation not in self._products:
            self._products[equation] = _as_vecdot(equation) or _as_matmul(equation)
        known = self._products[equation]
        if isinstance(known, int):
            x1, x2 = arrays
            if x1.dtype == x2.dtype:
                return self._torch.linalg.vecdot(x1, x2, dim=known)
            known = None
        if known is None:
            return self._torch.einsum(equation, *arrays)
        x1, x2 = (arrays[at].mT if turned else arrays[at] for at, turned in known)
        return self._torch.matmul(x1, x2)

    def pad(self, x: Array, axis: int, before: int, after: int, value: float) -> Array:
        return self._functional.pad(x, (*(0, 0) * (x.ndim - 1 - axis), before, after), value=value)

    def rows(self, table: Array, index: Array) -> Array:
        return self._torch.embedding(table, index)

    def sum(self, x: Array, *, axis: Axes = None, keepdims: bool = False, dtype: Any = None) -> Array:
        """The sum along axes, none of which is the sum of nothing."""
        if (axis is None and not keepdims) or axis == ():
            return self._standard.sum(x, axis=axis, dtype=dtype)
        return self._torch.sum(x, axis, keepdims, dtype=dtype)

    def mean(self, x: Array, *, axis: Axes = None, keepdims: bool = False) -> Array:
        """The mean along axes, of truth values as of numbers."""
        x = x if x.is_floating_point() else x.to(self._torch.get_default_dtype())
        if axis is None and not keepdims:
            return self._torch.mean(x)
        return self._standard.mean(x, axis=axis, keepdims=keepdims) if axis == () else x.mean(axis, keepdims)

    def max(self, x: Array, *, axis: Axes = None, keepdims: bool = False) -> Array:
        """The largest elements along axes; equal ones share the gradient."""
        return x if axis == () else self._torch.amax(x, () if axis is None else axis, keepdims)

    def min(self, x: Array, *, axis: Axes = None, keepdims: bool = False) -> Array:
        """The smallest elements along axes."""
        return x if axis == () else self._torch.amin(x, () if axis is None else axis, keepdims)

    def where(self, condition: Any, x1: Any, x2: Any) -> Array:
        """A choice by truth values, which may be one of Python."""
        if not self._torch.is_tensor(condition):
            condition = self._torch.asarray(condition, device=getattr(x1, "device", None))
        return self._torch.where(condition, x1, x2)

    def expand_dims(self, x: Array, *, axis: int) -> Array:
        """A new axis of one element."""
        return self._torch.unsqueeze(x, axis)

    def squeeze(self, x: Array, *, axis: int) -> Array:
        """The array without an axis of one element."""
        return self._torch.squeeze(x, axis)

    def stack(self, arrays: Sequence[Array], *, axis: int = 0) -> Array:
        """The arrays along a new axis."""
        return self._torch.stack(tuple(arrays), axis)

    def concat(self, arrays: Sequence[Array], *, axis: int = 0) -> Array:
        """The arrays one after the other."""
        return self._torch.concat(tuple(arrays), axis)

    def take(self, x: Array, index: Array, *, axis: int = 0) -> Array:
        """The elements along an axis at indices, which are not negative."""
        return self._torch.index_select(x, axis, index)

    def take_along_axis(self, x: Array, index: Array, *, axis: int) -> Array:
        """The elements along an axis at indices that have the other axes, too."""
        return self._torch.take_along_dim(x, index.long(), axis)


def _as_vecdot(equation: str) -> int | None:
    """The axis that two arrays of the same axes are summed along; None of another product.

    >>> _as_vecdot("ab,ab->a"), _as_vecdot("bcd,bcd->bd"), _as_vecdot("ab,ba->a"), _as_vecdot("ab,ab->")
    (-1, -2, None, None)
    """
    factors, made = equation.split("->")
    first, second = factors.split(",")
    for place in range(-1, -len(first) - 1, -1):
        if first == second and made == first[:place] + first[len(first) + place + 1 :]:
            return place
    return None


def _as_matmul(equation: str) -> tuple[tuple[int, bool], tuple[int, bool]] | None:
    """The factors of a product of matrices, perhaps batches of them: the number of each, and whether it is transposed.

    PyTorch finds it by itself, and takes several times as long for that as for the product of small matrices.

    >>> _as_matmul("bqd,bkd->bqk"), _as_matmul("bqd,bkd->bkq"), _as_matmul("ab,ab->b")
    (((0, False), (1, True)), ((1, False), (0, True)), None)
    """
    factors, made = equation.split("->")
    first, second = factors.split(",")
    batch = "".join(a for a in first if a in second and a in made)
    for at, (left, right) in enumerate(((first, second), (second, first))):
        summed = "".join(a for a in left if a in right and a not in made)
        rows, columns = (x.translate(dict.fromkeys(map(ord, batch + summed))) for x in (left, right))
        single = len(rows) == 1 or (rows and not batch)
        if len(summed) == 1 == len(columns) and single and made == batch + rows + columns:
            ways = (batch + rows + summed, batch + summed + rows), (batch + summed + columns, batch + columns + summed)
            if left in ways[0] and right in ways[1] and (len(rows) == 1 or left == ways[0][0]):
                return (at, left != ways[0][0]), (1 - at, right != ways[1][0])
    return None
