"""The point at which a function is differentiated.

The function gets new nodes that stand for the point. So other reads of the same expressions are constant, and nested
derivatives do not confuse their variables (perturbation confusion).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from typedtensor.ad.forward import pushed
from typedtensor.ad.graph import Node, require_real, topological_order
from typedtensor.ad.symbolic import gradients, pulled
from typedtensor.core.expr import Const, Expr, Input
from typedtensor.core.pytree import PyTreeDef, flatten, flatten_like
from typedtensor.core.scope import LIVE, MODE, POINTS, Mode, Setting
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Variable
from typedtensor.errors import AxisError
from typedtensor.ops import AsReal
from typedtensor.runtime import given


class Point:
    """A point, and the result of a function there.

    Args:
        title: the derivative, for messages.
        function: the function.
        x: the point, a pytree of expressions or of tensors. If it has tensors, all results are tensors, unless they
            depend on the point of an enclosing derivative, which differentiates them, too.

    Attributes:
        inputs: the nodes that stand for the leaves of the point.
        outputs: the leaves of the result.
        result: the structure of the result.

    Raises:
        AxisError: a leaf is something else, or there are tensors as well as expressions.
        GradientError: a leaf is not real.
    """

    def __init__(self, title: str, function: Callable[[Any], Any], x: object) -> None:
        self.title = title
        leaves, self.structure = flatten(x, f"the point of {title}")
        plain = MODE.get() is Mode.PLAIN
        leaves = [leaf.value if plain and isinstance(leaf, (Variable, Const)) else leaf for leaf in leaves]
        self._of_tensors = bool(leaves) and all(isinstance(leaf, AnyTensor) for leaf in leaves)
        mixed = not self._of_tensors and any(isinstance(leaf, AnyTensor) for leaf in leaves)
        if mixed and not reads_point_around(leaves):
            raise AxisError(
                f"the point of {title} is {self.structure}, which mixes tensors and expressions: wrap the "
                "tensors, as in Const(tensor)"
            )
        with self.building():
            self.inputs: list[Expr[Any]] = [_own(leaf) for leaf in leaves]
            with Setting({POINTS: POINTS.get() | {*self.inputs}}, None):
                result = function(self.structure.rebuild(self.inputs))
            outputs, self.result = flatten(result, f"the result of the function that {title} differentiates")
        self.outputs = [_node(y) for y in outputs]
        if self._of_tensors and not plain:
            if reads_point_around(self.outputs):
                self._of_tensors = False
            else:
                self._require_closed()

    def _require_closed(self) -> None:
        """Require that a function of tensors reads no parameters or inputs: its result would be an expression."""
        for leaf in topological_order(self.outputs):
            if isinstance(leaf, (Variable, Input)):
                raise AxisError(
                    f"{self.title} was given tensors, but the function also reads {leaf.describe()}, so its "
                    "result is an expression: give expressions, as in Const(x), or put the whole call in plain(…)"
                )

    def building(self) -> Setting[None]:
        """Return a ``with`` statement in which operations make nodes, also where they would compute at once."""
        mode = MODE.get()
        at_once = mode is Mode.LIVE or (self._of_tensors and mode is not Mode.TRACED)
        return Setting({MODE: Mode.LAZY} if at_once else {}, None)

    @property
    def value(self) -> Any:
        """The result."""
        return self.like_result(self.outputs)

    def like_result(self, nodes: Sequence[Node]) -> Any:
        """A pytree like the result."""
        return self._finished(self.result, nodes)

    def like_leaf(self, node: Node) -> Any:
        """An expression or a tensor."""
        return self._finished(PyTreeDef(None, type=node.tensor_type), [node])

    def like_point(self, nodes: Sequence[Node]) -> Any:
        """A pytree like the point."""
        return self._finished(self.structure, nodes)

    def with_value(self, structure: PyTreeDef, nodes: Sequence[Node]) -> tuple[Any, Any]:
        """The result, and a pytree of another structure."""
        pair: tuple[Any, Any] = self._finished(PyTreeDef(tuple, (), (self.result, structure)), [*self.outputs, *nodes])
        return pair

    def pulled(self, deltas: Sequence[Any]) -> list[Any]:
        """The gradients for the leaves of the point, given the deltas of the outputs."""
        with self.building():
            real = [(y, _node(dy)) for y, dy in zip(self.outputs, deltas, strict=True) if y.tensor_type.kind == "real"]
            return list(pulled(real, self.inputs))

    def slope(self, loss: Node) -> list[Any]:
        """The gradients for the leaves of the point, of a scalar that depends on them."""
        with self.building():
            return list(gradients(loss, *self.inputs))

    def pushed(self, tangents: Sequence[Any]) -> list[Any]:
        """The tangents of the outputs, given those of the leaves of the point."""
        with self.building():
            given = dict(zip(self.inputs, map(_node, tangents), strict=True))
            return pushed(self.outputs, given)

    def tangents(self, dx: object) -> list[Any]:
        """The leaves of a tangent, which is a pytree like the point."""
        leaves = flatten_like(dx, self.structure, f"the tangent that {self.title} is given", "the point", "both")
        return self._alike(leaves, "the tangent", "the point")

    def deltas(self, dy: object) -> list[Any]:
        """The leaves of a delta, which is a pytree like the result."""
        leaves = flatten_like(dy, self.result, f"the delta that {self.title} is given", "the result", "both")
        return self._alike(leaves, "the delta", "the result")

    def _alike(self, leaves: list[Any], what: str, other: str) -> list[Any]:
        if self._of_tensors and any(isinstance(leaf, Expr) for leaf in leaves) and MODE.get() is not Mode.PLAIN:
            if not reads_point_around(leaves):
                raise AxisError(
                    f"{what} given to {self.title} consists of expressions, but {other} consists of tensors: use "
                    "the same for both"
                )
            self._of_tensors = False
        return leaves

    def _finished(self, structure: PyTreeDef, nodes: Sequence[Node]) -> Any:
        """A pytree of expressions; of their values, if the point has tensors."""
        if not self._of_tensors:
            return structure.rebuild(nodes)
        with given() as computation:
            return structure.rebuild(computation.values(tuple(nodes)))


def _own(leaf: Any) -> Expr[Any]:
    """A new node that stands for a leaf."""
    of = _node(leaf)
    require_real(of)
    own: Expr[Any] = AsReal()(of)
    return own


def _node(leaf: Any) -> Expr[Any]:
    return leaf if isinstance(leaf, Expr) else Const(leaf)


def reads_point_around(leaves: Iterable[Any]) -> bool:
    """Whether something depends on the point of a derivative whose function runs."""
    points, live = POINTS.get(), LIVE.get()
    if not points and live is None:
        return False
    nodes = topological_order(x for x in leaves if isinstance(x, Expr))
    return not points.isdisjoint(nodes) or (live is not None and any(map(live.is_live, nodes)))
