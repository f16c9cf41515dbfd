"""Functions as results of a choice: one pytree holds the code and the captured values of both."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from typedtensor.control.code import Choice, Code
from typedtensor.control.operations.branches import PREDICATE
from typedtensor.core.axes import Label, declared_size, label_name
from typedtensor.core.expr import Const
from typedtensor.core.operand import Operand
from typedtensor.core.pytree import PyTreeDef
from typedtensor.core.tensor import BoolTensor, tensor_type
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import AxisError
from typedtensor.ops import Fill


def joined(one: PyTreeDef, other: PyTreeDef, choose: Callable[..., Any]) -> PyTreeDef | None:
    """Join the structures of two alternatives; None if they differ in more than the code of functions.

    Args:
        choose: applies one of two functions.
    """
    if one == other:
        return one
    if isinstance(one.kind, Code) and isinstance(other.kind, Code):
        if (one.kind.argument, one.kind.result) != (other.kind.argument, other.kind.result):
            return None
        return PyTreeDef(
            Choice(one.kind, other.kind, choose),
            children=(PyTreeDef(None, type=PREDICATE), *one.children, *other.children),
        )
    if (one.kind, one.keys, len(one.children)) != (other.kind, other.keys, len(other.children)) or one.kind is None:
        return None
    children = [joined(a, b, choose) for a, b in zip(one.children, other.children, strict=True)]
    found = [child for child in children if child is not None]
    return PyTreeDef(one.kind, one.keys, tuple(found)) if len(found) == len(children) else None


def filled(leaves: Sequence[Any], shape: PyTreeDef, whole: PyTreeDef, first: bool) -> list[Any]:
    """Return the leaves of one alternative as leaves of the joint structure.

    Args:
        shape: the structure of the leaves.
        whole: the joint structure, from :func:`joined`.
        first: whether the leaves are those of the first alternative.
    """
    return list(_filled(iter(leaves), shape, whole, first))


def _filled(leaves: Iterator[Any], shape: PyTreeDef, whole: PyTreeDef, first: bool) -> Iterator[Any]:
    if shape == whole:
        for _ in shape.types:
            yield next(leaves)
    elif isinstance(whole.kind, Choice):
        own = [next(leaves) for _ in shape.types]
        yield Const(BoolTensor[()](first))
        yield from own if first else map(zeros, whole.kind.first.environment)
        yield from map(zeros, whole.kind.second.environment) if first else own
    else:
        for part, of in zip(shape.children, whole.children, strict=True):
            yield from _filled(leaves, part, of, first)


def zeros(of: TensorType, zero: Any = None) -> Any:
    """Zeros of a type, whose labels have their sizes in the computation.

    Args:
        zero: a real number that defines the dtype of real zeros; by default they have the default dtype.
    """
    result: Operand = Const(tensor_type(of.kind, ()).wrap({"real": 0.0, "int": 0, "bool": False}[of.kind]))
    if of.kind == "real" and zero is not None:
        result = zero
    return Fill(*of.axes)(result) if of.axes else result


def require_known_sizes(whole: PyTreeDef, known: Collection[Label]) -> None:
    """Require that the labels in the captured values of alternative functions have known sizes.

    Args:
        known: the labels of the operands and captured expressions of the branches.

    Raises:
        AxisError: when only one branch introduces a label.
    """
    if isinstance(whole.kind, Choice):
        for code in (whole.kind.first, whole.kind.second):
            for of in code.environment:
                for label in of.axes:
                    if label not in known and declared_size(label) is None:
                        raise AxisError(
                            f"{code.name}, a function that cond chooses between, captures {of}, whose axis "
                            f"{label_name(label)} exists only in that branch, so its size is unknown if cond "
                            "chooses the other function: declare its size, or compute the captured value before "
                            "cond"
                        )
    for child in whole.children:
        require_known_sizes(child, known)
