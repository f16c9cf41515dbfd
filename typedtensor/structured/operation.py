"""Operations with bodies: several operands, several results, and the gradients of all operands at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from typedtensor.axes import Label, label_name
from typedtensor.backends import Array, Namespace, array_like, as_default, namespace_of
from typedtensor.bundles import BundleType, Structured
from typedtensor.errors import SizeError
from typedtensor.expr import Const, Expr
from typedtensor.operand import Operand
from typedtensor.ops import ExpandLike
from typedtensor.ops.application import plain_value
from typedtensor.origin import caller_line
from typedtensor.scope import MODE, PLANNED, Mode, note_node
from typedtensor.structured.tracing import Body, Node
from typedtensor.tensor import AnyTensor
from typedtensor.tensor_type import TensorType

Accelerator = Callable[[Any, Sequence[Any]], tuple[Any, ...] | None]
"""Computes the results of an operation on arrays, or gives None to leave it to the kernel."""

ACCELERATORS: list[Accelerator] = []
"""What may compute structured operations faster than their kernels do; the engine adds itself when it is imported."""


class StructuredOp:
    """The base of the operations with bodies.

    Attributes:
        title: the operation as messages name it.
        bodies: the functions that it applies.
        operand_types: the types of its operands, those that the bodies capture last.
        result_types: the types of its results.
        private: labels of results that no user sees, whose sizes are no labels' sizes.
    """

    builtin = True
    private: frozenset[Label] = frozenset()

    def __init__(
        self,
        title: str,
        bodies: tuple[Body, ...],
        operand_types: tuple[TensorType, ...],
        result_types: tuple[TensorType, ...],
    ) -> None:
        self.title, self.bodies = title, bodies
        self.operand_types, self.result_types = operand_types, result_types
        self.bundle_type = BundleType(result_types)

    @property
    def shared(self) -> tuple[Node, ...]:
        """What the bodies capture: the last operands, in order."""
        return self.bodies[-1].captured

    def kernel(self, xp: Namespace, /, *arrays: Array) -> tuple[Array, ...]:
        """The results on arrays."""
        raise TypeError(f"{type(self).__name__} defines no kernel")

    def compute(self, xp: Namespace, /, *arrays: Array) -> tuple[Array, ...]:
        """The results on arrays: the kernel's, or the same sooner."""
        if PLANNED.get():
            for accelerator in ACCELERATORS:
                made = accelerator(self, arrays)
                if made is not None:
                    return made
        return self.kernel(xp, *arrays)

    def passes_gradient(self, number: int) -> bool:
        """Whether a gradient flows to an operand."""
        return self.operand_types[number].kind == "real"

    def gradients(
        self, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any], wanted: tuple[int, ...]
    ) -> list[Any]:
        """The gradients of some operands.

        Args:
            deltas: for each result its delta, or None.
            results: the results.
            operands: the operands.
            wanted: which operands, counted from 0.
        """
        raise TypeError(f"{type(self).__name__} defines no gradients")

    def __call__(self, *operands: Any) -> tuple[Any, ...]:
        """The results: tensors of tensors, else expressions, whose tensors become constants."""
        if MODE.get() is Mode.PLAIN:
            operands = tuple(map(plain_value, operands))
        if all(isinstance(x, AnyTensor) for x in operands):
            require_one_size(self.title, operands, self.private)
            arrays = [x._array for x in operands]
            results = self.compute(namespace_of(*arrays), *arrays)
            return self.bundle_type.wrap(results).results
        origin = caller_line()
        nodes = tuple(x if isinstance(x, Expr) else Const(x, origin=origin) for x in operands)
        made = Structured(self, nodes, self.bundle_type, self.compute, origin)
        note_node(made, MODE.get())
        return made.results

    def __repr__(self) -> str:
        return self.title


def zeros_like(x: Any) -> Any:
    """Zeros of the type and the sizes of a tensor or an expression."""
    operand: Operand = x
    return ExpandLike()(0.0, operand)


def solid(xp: Namespace, array: Array, like: Array) -> Array:
    """An array, also of a Python number, which takes the precision of another array."""
    if not isinstance(array, (float, int, bool)):
        return array
    return array_like(xp, array, like) if hasattr(like, "dtype") else as_default(xp.asarray(array))


def require_one_size(title: str, operands: Sequence[Any], besides: frozenset[Label] = frozenset()) -> None:
    """Raise :class:`SizeError` when a label has two sizes in tensors."""
    seen: dict[Label, tuple[int, AnyTensor]] = {}
    for x in operands:
        for axis, size in zip(x.axes, x.shape, strict=True):
            if axis in besides:
                continue
            before, first = seen.setdefault(axis, (size, x))
            if before != size:
                raise SizeError(
                    f"{title} was given {first.tensor_type} of shape {first.shape} and {x.tensor_type} of shape "
                    f"{x.shape}: {label_name(axis)} has the sizes {before} and {size}; one label has one size"
                )
