"""Functions that a compiler of PyTorch takes as one operation, with a backward of their own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol
from uuid import uuid4

from typedtensor.backends.namespace import Array
from typedtensor.errors import StagingError


class Whole(Protocol):
    """A function on arrays, of whose operations a compiler sees nothing."""

    def run(self, arrays: Sequence[Array], /) -> Sequence[Array]:
        """The results."""

    def outline(self, arrays: Sequence[Array], /) -> Sequence[Array]:
        """Arrays without values, of the shapes and dtypes of the results."""

    def gradients(self, arrays: Sequence[Array], deltas: Sequence[Array], wanted: Sequence[int], /) -> Sequence[Array]:
        """The gradients for some arrays, by those for the results."""


_WHOLE: dict[str, Whole] = {}
"""The functions by the key that programs know them by. Programs may run for as long as the process does."""

_PROCESS = uuid4().hex
"""The beginning of all keys: PyTorch keeps compiled programs on disk, and other processes have other functions."""


def is_traced(x: Array) -> bool:
    """Whether a compiler of PyTorch traces an array, which has no values then.

    >>> import numpy as np
    >>> is_traced(np.ones(3))
    False
    """
    kind: Any = type(x)
    if (found := _TRACED.get(kind)) is None:
        found = _TRACED[kind] = any(of.__module__.startswith("torch._subclasses") for of in kind.__mro__)
    return found


_TRACED: dict[type, bool] = {}


def as_one(whole: Whole, arrays: Sequence[Array]) -> tuple[Array, ...]:
    """The results of a function on arrays of PyTorch, as one operation in the program of a compiler."""
    key = f"{_PROCESS} {len(_WHOLE)}"
    _WHOLE[key] = whole
    run: Any = _operations()
    return tuple(run(key, list(arrays)))


def _whole(key: str) -> Whole:
    if key not in _WHOLE:
        raise StagingError(
            "the program has a loop, a choice or a tree that is one operation, which only the process that traced it "
            "has: trace it here again, or write it with typedtensor.stage, which leaves nothing in Python"
        )
    return _WHOLE[key]


@cache
def _operations() -> Any:
    """PyTorch's operation that runs a function, after it and the one for its gradients are registered."""
    torch: Any = import_module("torch")

    def own(arrays: Sequence[Array]) -> list[Array]:
        """Arrays of their own: an operation may not return those that it was given."""
        return [x.detach().clone(memory_format=torch.contiguous_format) for x in arrays]

    def run(function: str, arrays: list[Array]) -> list[Array]:
        with torch.no_grad():
            return own(_whole(function).run(arrays))

    def run_back(function: str, arrays: list[Array], deltas: list[Array], wanted: list[int]) -> list[Array]:
        with torch.no_grad():
            return own(_whole(function).gradients(arrays, deltas, wanted))

    forward = torch.library.custom_op(
        "typedtensor::whole", run, mutates_args=(), schema="(str function, Tensor[] arrays) -> Tensor[]"
    )
    forward.register_fake(lambda function, arrays: _whole(function).outline(arrays))
    backward = torch.library.custom_op(
        "typedtensor::whole_backward",
        run_back,
        mutates_args=(),
        schema="(str function, Tensor[] arrays, Tensor[] deltas, int[] wanted) -> Tensor[]",
    )
    backward.register_fake(
        lambda function, arrays, deltas, wanted: [
            arrays[n].new_empty(arrays[n].shape)
            for n in wanted  # without the strides of the array
        ]
    )

    def setup(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.function = inputs[0]
        ctx.save_for_backward(*inputs[1])
        ctx.like = [(y.shape, y.dtype, y.device) for y in output]

    def pull(ctx: Any, deltas: Any) -> Any:
        arrays = ctx.saved_tensors
        given = [
            torch.zeros(shape, dtype=dtype, device=device) if dy is None else dy
            for dy, (shape, dtype, device) in zip(deltas, ctx.like, strict=True)
        ]
        wanted = [n for n, x in enumerate(arrays) if x.is_floating_point()]
        found = dict(zip(wanted, backward(ctx.function, list(arrays), given, wanted), strict=True))
        return None, [found.get(n) for n in range(len(arrays))]

    forward.register_autograd(pull, setup_context=setup)
    return forward
