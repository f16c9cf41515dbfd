"""PyTorch's namespace with its fused functions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from typedtensor.backends.derivatives import Derivatives
from typedtensor.backends.derivatives.in_torch import with_derivative
from typedtensor.backends.library import Library
from typedtensor.backends.namespace import Array, Namespace
from typedtensor.backends.torch_functions import TorchFunctions

if TYPE_CHECKING:
    from typedtensor.backends.windows import Geometry

_SKIPPED = -(2**63)
"""An unused index, for which PyTorch's loss is 0. Any other index out of range is an error."""

_RUNNING = {"add": "cumsum", "multiply": "cumprod"}
_SPECIAL = {"erf": "erf", "erfc": "erfc", "erf_inverse": "erfinv", "log_gamma": "lgamma"}
_RECORDS = {"maximum": "cummax", "minimum": "cummin"}

_WHOLE = np.dtype(np.int64), np.dtype(np.bool_)


def _is_shareable(x: Array) -> bool:
    """Whether a tensor lies in the processor's memory, and PyTorch records nothing of it."""
    return x.device.type == "cpu" and not (x.requires_grad or x.is_sparse or x.is_conj() or x.is_neg())


class TorchLibrary(TorchFunctions, Library, of="array_api_compat.torch"):
    """PyTorch. Operands of different dtypes are promoted as PyTorch promotes them."""

    def __init__(self, standard: Namespace) -> None:
        torch = self._torch = import_module("torch")  # no import statement: type checkers would follow it
        functional = self._functional = import_module("torch.nn.functional")
        super().__init__(standard)
        self._products: dict[str, int | tuple[tuple[int, bool], tuple[int, bool]] | None] = {}
        self.reshape, self.permute_dims, self.broadcast_to = torch.reshape, torch.permute, torch.broadcast_to
        self.maximum, self.minimum, self.stack, self.concat = torch.maximum, torch.minimum, torch.stack, torch.concat
        self.expand_dims, self.squeeze = torch.unsqueeze, torch.squeeze
        self.stop_gradient, self.relu, self.silu, self.elu = torch.detach, torch.relu, functional.silu, functional.elu
        self.gelu = partial(functional.gelu, approximate="tanh")
        self.softplus = partial(functional.softplus, threshold=50.0)  # beyond, float64 cannot represent the difference
        self.softmax, self.log_softmax, self.log_sum_exp = torch.softmax, torch.log_softmax, torch.logsumexp
        self.rows, self.expit, self.clip = torch.embedding, torch.sigmoid, torch.clamp
        self.leaky_relu, self.tril, self.triu = functional.leaky_relu, torch.tril, torch.triu
        self.special = {name: getattr(torch, own) for name, own in _SPECIAL.items()}

    def shared(self, arrays: Sequence[Array]) -> Sequence[np.ndarray[Any, Any]] | None:
        torch = self._torch
        if torch.compiler.is_compiling() or not all(type(x) is torch.Tensor and _is_shareable(x) for x in arrays):
            return None  # PyTorch records what is computed, or computes it elsewhere
        try:
            found = [x.numpy() for x in arrays]
        except (RuntimeError, TypeError):  # a placeholder in a transformation
            return None
        dtypes = {x.dtype for x in found}
        alike = dtypes <= {*_WHOLE, np.dtype(np.float32)} or dtypes <= {*_WHOLE, np.dtype(np.float64)}
        return found if alike else None  # other precisions meet in other ways than in NumPy

    def of_shared(self, array: np.ndarray[Any, Any]) -> Array:
        is_writable = type(array) is np.ndarray and array.flags.writeable
        return self._torch.from_numpy(array if is_writable else np.array(array))

    def beside(self, array: Array, like: Array) -> Array:
        return self._torch.tensor(array, device=like.device)

    def with_derivative(self, rules: Derivatives, arrays: Sequence[Array]) -> tuple[Array, ...]:
        return with_derivative(rules.key, *arrays)

    def accumulate(self, function: str, x: Array, axis: int) -> Array:
        if function in _RUNNING:
            return getattr(self._torch, _RUNNING[function])(x, axis)
        return getattr(self._torch, _RECORDS[function])(x, axis).values

    def normalize(self, x: Array, axis: int, epsilon: float) -> Array:
        if axis + 1 == x.ndim:
            return self._functional.layer_norm(x, x.shape[axis:], eps=epsilon)
        if x.dtype == self._torch.float16:  # in which squares overflow
            return self.normalize(x.float(), axis, epsilon).half()
        variance, mean = self._torch.var_mean(x, axis, correction=0, keepdim=True)
        return (x - mean) * self._torch.rsqrt(variance + epsilon)

    def rms_normalize(self, x: Array, axis: int, epsilon: float) -> Array:
        if axis + 1 == x.ndim:
            return self._functional.rms_norm(x, x.shape[axis:], eps=epsilon)
        if x.dtype == self._torch.float16:
            return self.rms_normalize(x.float(), axis, epsilon).half()
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

    def cross_entropy(self, x: Array, index: Array, axis: int) -> Array:
        if axis + 1 == x.ndim <= 2:  # PyTorch requires the classes along the second axis or the only one
            index = index if index.dtype == self._torch.int64 else index.long()
            return self._functional.cross_entropy(x, index, reduction="none", ignore_index=_SKIPPED)
        logs = self._torch.log_softmax(x, axis)
        return -logs.gather(axis, index.long().unsqueeze(axis)).squeeze(axis)

    def descending(self, x: Array, axis: int) -> tuple[Array, Array]:
        return tuple(self._torch.sort(x, dim=axis, descending=True, stable=True))

    def length(self, x: Array, axes: tuple[int, ...]) -> Array:
        norm, double = self._torch.linalg.vector_norm, self._torch.float64
        if x.dtype != double and x.device.type != "mps":  # MPS has no float64
            return norm(x, dim=axes, dtype=double).to(x.dtype)  # float64 holds the squares of all numbers of x
        if not x.numel():
            return norm(x, dim=axes)
        limits = self._torch.finfo(x.dtype)
        scale = norm(x.detach(), math.inf, axes, True).clamp(limits.tiny, limits.max)
        return (norm(x / scale, 2, axes, True) * scale).squeeze(axes)

    def unit(self, x: Array, axis: int, epsilon: float) -> Array:
        if x.dtype != self._torch.float32 or x.device.type == "mps":
            return x / self.length(x, (axis,)).unsqueeze(axis).clamp(epsilon)
        norm = self._torch.linalg.vector_norm(x, 2, axis, True, dtype=self._torch.float64)
        return x / norm.clamp(epsilon).to(x.dtype)

    def cosine_similarity(self, x1: Array, x2: Array, axis: int, epsilon: float) -> Array:
        if x1.dtype != self._torch.float32 or x1.dtype != x2.dtype or x1.device.type == "mps":
            return self.sum(self.unit(x1, axis, epsilon) * self.unit(x2, axis, epsilon), axis=axis)
        return self._functional.cosine_similarity(x1.double(), x2.double(), axis, epsilon).float()

    def add_along(self, size: int, index: Array, x: Array, axis: int) -> Array:
        return x.new_zeros((*x.shape[:axis], size, *x.shape[axis + 1 :])).index_add_(axis, index, x)

    def huber(self, x1: Array, x2: Array, delta: float) -> Array:
        if self._torch.is_tensor(x1) and self._torch.is_tensor(x2) and x1.dtype == x2.dtype and x1.shape == x2.shape:
            return self._functional.huber_loss(x1, x2, reduction="none", delta=delta)
        return super().huber(x1, x2, delta)

    def variance(self, x: Array, axes: tuple[int, ...], correction: float, root: bool) -> Array:
        return (self._torch.std if root else self._torch.var)(x, axes, correction=correction)

    def einsum(self, equation: str, *arrays: Array) -> Array:
        if equation not in self._products:
            self._products[equation] = _as_vecdot(equation) or _as_matmul(equation)
        known = self._products[equation]
        if type(known) is tuple:
            (first, turned1), (second, turned2) = known
            x1, x2 = arrays[first], arrays[second]
            return self._torch.matmul(x1.mT if turned1 else x1, x2.mT if turned2 else x2)
        if isinstance(known, int):
            x1, x2 = arrays
            if x1.dtype == x2.dtype:
                return self._torch.linalg.vecdot(x1, x2, dim=known)
        return self._torch.einsum(equation, *arrays)

    def pad(self, x: Array, axis: int, before: int, after: int, value: float) -> Array:
        return self._functional.pad(x, (*(0, 0) * (x.ndim - 1 - axis), before, after), value=value)


def _as_vecdot(equation: str) -> int | None:
    """The contracted axis of a product of arrays with equal axes; None for another product.

    >>> _as_vecdot("ab,ab->a"), _as_vecdot("bcd,bcd->bd"), _as_vecdot("ab,ba->a"), _as_vecdot("ab,ab->")
    (-1, -2, None, None)
    """
    factors, result = equation.split("->")
    first, second = factors.split(",")
    for place in range(-1, -len(first) - 1, -1):
        if first == second and result == first[:place] + first[len(first) + place + 1 :]:
            return place
    return None


def _as_matmul(equation: str) -> tuple[tuple[int, bool], tuple[int, bool]] | None:
    """The factors of a (batched) matrix product: the index of each, and whether it is transposed; None for another
    product.

    PyTorch takes several times longer to find them than to multiply small matrices.

    >>> _as_matmul("bqd,bkd->bqk"), _as_matmul("bqd,bkd->bkq"), _as_matmul("ab,ab->b")
    (((0, False), (1, True)), ((1, False), (0, True)), None)
    """
    factors, result = equation.split("->")
    first, second = factors.split(",")
    batch = "".join(a for a in first if a in second and a in result)
    for at, (left, right) in enumerate(((first, second), (second, first))):
        summed = "".join(a for a in left if a in right and a not in result)
        rows, columns = (x.translate(dict.fromkeys(map(ord, batch + summed))) for x in (left, right))
        single = len(rows) == 1 or (rows and not batch)
        if len(summed) == 1 == len(columns) and single and result == batch + rows + columns:
            ways = (batch + rows + summed, batch + summed + rows), (batch + summed + columns, batch + columns + summed)
            if left in ways[0] and right in ways[1] and (len(rows) == 1 or left == ways[0][0]):
                return (at, left != ways[0][0]), (1 - at, right != ways[1][0])
    return None
