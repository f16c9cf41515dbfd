"""Control nodes as one operation of a library whose compiler cannot look into them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from typedtensor.backends import Array, namespace_of
from typedtensor.backends.whole_in_torch import as_one, is_traced
from typedtensor.control.bodies.runner import BodyScope
from typedtensor.core.scope import CURRENT, OPERANDS, Setting

if TYPE_CHECKING:
    from typedtensor.control.operations.operation import StructuredOp


class WholeNode:
    """A control node on those of its arrays that are PyTorch's; the other ones, and numbers, stay."""

    def __init__(self, node: StructuredOp, arrays: Sequence[Array]) -> None:
        self._node = node
        self._places = [n for n, x in enumerate(arrays) if hasattr(x, "is_floating_point")]
        self._others = {n: x for n, x in enumerate(arrays) if n not in set(self._places)}

    def given(self, arrays: Sequence[Array]) -> list[Array]:
        """Those of the node's arrays that the operation takes."""
        return [arrays[n] for n in self._places]

    def run(self, arrays: Sequence[Array], /) -> Sequence[Array]:
        whole = self._all(arrays)
        with self._sized(whole):
            return self._node.kernel(namespace_of(*arrays), *whole)[: self._node.shown]

    def outline(self, arrays: Sequence[Array], /) -> Sequence[Array]:
        whole = self._all(arrays)
        with self._sized(whole):
            return self._node.outline(namespace_of(*arrays), whole)

    def gradients(self, arrays: Sequence[Array], deltas: Sequence[Array], wanted: Sequence[int], /) -> Sequence[Array]:
        """The gradients, for which the node runs again."""
        node, whole = self._node, self._all(arrays)
        operands: Any = [of.wrap(x) for of, x in zip(node.operand_types, whole, strict=True)]
        passing = [n for n in wanted if node.passes_gradient(self._places[n])]
        with self._sized(whole):
            results = node.keeping.apply(*operands)
            shown = zip(node.result_types, deltas, strict=False)
            given = [of.wrap(dy) if of.kind == "real" else None for of, dy in shown]
            found = node.gradients(given, results, operands, tuple(self._places[n] for n in passing))
        known = {n: x.array for n, x in zip(passing, found, strict=True)}
        return [known[n] if n in known else arrays[n] * 0.0 for n in wanted]

    def _all(self, arrays: Sequence[Array]) -> list[Array]:
        known = {**dict(zip(self._places, arrays, strict=True)), **self._others}
        return [known[n] for n in range(len(known))]

    def _sized(self, arrays: Sequence[Array]) -> Setting[BodyScope]:
        """A scope with the sizes of the operands: the one around the node is over when a compiled program runs."""
        scope = BodyScope(None)
        for of, x in zip(self._node.operand_types, arrays, strict=True):
            for axis, size in zip(of.axes, getattr(x, "shape", ()), strict=False):
                scope._own.setdefault(axis, size)
        return Setting({CURRENT: scope, OPERANDS: ()}, scope)


def whole_node(node: StructuredOp, arrays: Sequence[Array]) -> tuple[Array, ...] | None:
    """The shown results of a node as one operation of the library, if its compiler traces the arrays; else None."""
    if not any(map(is_traced, arrays)) or not node.is_whole(arrays):
        return None
    whole = WholeNode(node, arrays)
    return as_one(whole, whole.given(arrays))
