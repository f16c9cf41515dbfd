"""Functions of the array API standard by PyTorch's own ones that have the standard's semantics for tensors of one
dtype."""

# mypy: no-warn-return-any

from __future__ import annotations

from typing import Any

from typedtensor.backends.namespace import Array, Namespace

Axes = int | tuple[int, ...] | None


class TorchFunctions:
    """Functions that are slower in ``array-api-compat`` or not differentiable there."""

    _torch: Any
    _standard: Namespace

    def sum(self, x: Array, *, axis: Axes = None, keepdims: bool = False, dtype: Any = None) -> Array:
        """The sum along axes; without axes the array itself."""
        if (axis is None and not keepdims) or axis == ():
            return self._standard.sum(x, axis=axis, dtype=dtype)
        return self._torch.sum(x, axis, keepdims, dtype=dtype)

    def mean(self, x: Array, *, axis: Axes = None, keepdims: bool = False) -> Array:
        """The mean along axes, also of truth values."""
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

    def any(self, x: Array, *, axis: Axes = None) -> Array:
        """Whether any element along axes is true."""
        return self._torch.any(x) if axis is None else self._torch.any(x, axis)

    def all(self, x: Array, *, axis: Axes = None) -> Array:
        """Whether all elements along axes are true."""
        return self._torch.all(x) if axis is None else self._torch.all(x, axis)

    def sort(self, x: Array, *, axis: int = -1) -> Array:
        """The elements in ascending order; equal ones, and their gradients, keep their order."""
        return self._torch.sort(x, dim=axis, stable=True).values

    def argsort(self, x: Array, *, axis: int = -1, stable: bool = True) -> Array:
        """The indices of the elements in ascending order."""
        return self._torch.argsort(x, dim=axis, stable=stable)

    def astype(self, x: Array, dtype: Any) -> Array:
        """The elements in another dtype; the array itself if it has the dtype."""
        return x.to(dtype)

    def roll(self, x: Array, shift: int, *, axis: int) -> Array:
        """The elements moved along an axis."""
        return self._torch.roll(x, shift, axis)

    def where(self, condition: Any, x1: Any, x2: Any) -> Array:
        """A choice by truth values; the condition may be a Python bool."""
        if not self._torch.is_tensor(condition):
            condition = self._torch.asarray(condition, device=getattr(x1, "device", None))
        return self._torch.where(condition, x1, x2)

    def take(self, x: Array, index: Array, *, axis: int = 0) -> Array:
        """The elements along an axis at nonnegative indices."""
        return self._torch.index_select(x, axis, index)

    def take_along_axis(self, x: Array, index: Array, *, axis: int) -> Array:
        """The elements along an axis at indices, which have the other axes, too."""
        return self._torch.take_along_dim(x, index.long(), axis)
