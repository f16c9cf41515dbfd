"""``recursive``: recursive functions over trees of users' dataclasses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import signature
from typing import Any, Generic, TypeVar

from typedtensor.control.function_names import name_of
from typedtensor.control.operations.rows import Rows
from typedtensor.control.steps import States
from typedtensor.control.tree_forms import Forms
from typedtensor.control.tree_nodes import is_node, read_trees
from typedtensor.control.tree_parts import STANDING, TreePart
from typedtensor.control.tree_programs import TreeProgram, indices
from typedtensor.core.axes import Axis, label_name, label_of
from typedtensor.core.pickling import by_name
from typedtensor.core.pytree import flatten
from typedtensor.errors import AxisError
from typedtensor.ops import Select

N = TypeVar("N")
S = TypeVar("S")
T = TypeVar("T", bound=Axis)


_rows: Any = Rows()


class One(Axis, size=1):
    """The axis of a single tree."""


class Recursive(Generic[N, S]):
    """A recursive function over trees; made by :func:`recursive`."""

    def __init__(self, function: Callable[[N], S]) -> None:
        if not _takes_one(function):
            raise AxisError(
                f"recursive takes a function of one node, and {name_of(function)} has more parameters: bind a "
                "method to its object first, as in self.value = recursive(self.value_of)"
            )
        self.function = function
        self._forms = Forms(self, function, name_of(function))

    def __reduce__(self) -> Any:
        return by_name(self, self.function) or (Recursive, (self.function,))

    def __call__(self, tree: N, /) -> S:
        """The state of a tree's root; inside the function, the state of a part of its node, or of None.

        Raises:
            AxisError: as :meth:`over`; inside the function, when the argument is no part of the node.
        """
        standing, name = STANDING.get(), self._forms.name
        inside = standing is not None and standing.owner is self
        if standing is not None and isinstance(tree, TreePart):
            if not inside or id(tree) not in standing.states:
                raise AxisError(
                    f"{name} is applied to a part of a node inside {standing.name}, where only the results of "
                    f"{standing.name} for parts are available: let one function return both results"
                )
            known: S = standing.states[id(tree)]
            return known
        if tree is None:
            if standing is not None and inside and standing.used < len(standing.empty):
                standing.used += 1
                known = standing.empty[standing.used - 1]
                return known
            known = self._forms.of_none()
            return known
        if inside:
            raise AxisError(
                f"{name} calls itself on {tree!r}, which is not a part of its node, so it would never end: call "
                "it on the fields of the node that hold its parts"
            )
        leaves, structure = flatten(self.over([tree], One).stacked, f"the result of {name}")
        first: Any = Select(One, 0)
        known = structure.rebuild([first(x) for x in leaves])
        return known

    def over(self, trees: Sequence[N], along: type[T], /, *, every: bool = False) -> States[T, S]:
        """Compute the states of the roots of trees, for all nodes of equal height at once.

        Args:
            trees: the trees, at least one; a node that is a part of several others is computed once.
            along: the axis of the trees in the result.
            every: whether to return the states of all nodes, along ``along``, in the order of :meth:`nodes`, instead of
                those of the roots.

        Raises:
            AxisError: there are no trees, a node is a part of itself, the states of two nodes differ in type, the
                function reads more of a part than its result, or a field has an array.
            SizeError: the data of two nodes differ in size.
        """
        roots, name = label_of(along), self._forms.name
        if is_node(trees):
            raise AxisError(f"{name} takes a list of trees in .over: pass [tree], or call the function with the tree")
        nodes = read_trees(trees, name)
        if not trees or (every and not nodes.all):
            raise AxisError(
                f"{name} was given no {'trees' if not trees else 'nodes'}, so the type of the states along "
                f"{label_name(roots)} is unknown: do not call it without any"
            )
        program = TreeProgram(self._forms, nodes, roots)
        structure, states = program.states()
        if any(roots in of.axes for of in structure.types):
            raise AxisError(
                f"{program.source} is {structure}, which already has the axis {label_name(roots)}: use another "
                "label for the axis of the trees"
            )
        places: Sequence[int | None] = range(len(nodes.all)) if every else nodes.roots
        tops = indices(roots, [program.numbers[place] for place in places], "the requested nodes")
        return States(structure.rebuild([_rows(tops, x) for x in states]), roots)

    def nodes(self, trees: Sequence[N], /) -> list[N]:
        """The nodes of trees without duplicates: a node before its parts, the parts in the order of its fields."""
        return [node.whole for node in read_trees(trees, self._forms.name).all]

    def __repr__(self) -> str:
        return f"recursive({self._forms.name})"


def recursive(function: Callable[[N], S], /) -> Recursive[N, S]:
    """Make a recursive function over the nodes of trees: ``.over(trees, T)`` returns the states of the roots.

    A node is an instance of a dataclass. Its fields have data (tensors and expressions, which differ from node to
    node), parts (nodes or None, also in tuples and lists), and other values, such as names of operations. The function
    is written for one node: it reads the data, calls itself on the parts, and branches on the parts' classes and number
    and on the other values. It is traced once for each form of a node, and computed for all nodes of equal height, of
    all trees, at once.

    The trees may differ from call to call. A node that is a part of several is computed once. If inner nodes have
    several forms, the function is computed for each form on all of them, and the results are selected: if one is
    infinite, a gradient may be NaN.

    Args:
        function: from a node, or None, to a state: an expression, or a tuple, list, dict, named tuple or dataclass of
            expressions, with the same structure, kinds and axes for every node.

    See also: :func:`~typedtensor.tree_fold` for trees over the elements of a sequence; Wang et al. (2018),
    *Backpropagation with continuation callbacks*, Figure 7.

    >>> from dataclasses import dataclass
    >>> from typedtensor import Axis, Expr, Tensor, given
    >>> class Sum(Axis): ...
    >>> @dataclass(frozen=True)
    ... class Number:
    ...     value: Tensor[()]
    >>> @dataclass(frozen=True)
    ... class Difference:
    ...     parts: "tuple[Number | Difference, ...]"
    >>> @recursive
    ... def value(node: Number | Difference) -> Expr[Tensor[()]]:
    ...     if isinstance(node, Number):
    ...         return node.value * 1.0
    ...     first, *rest = [value(part) for part in node.parts]
    ...     for part in rest:
    ...         first = first - part
    ...     return first
    >>> two, three = Number(Tensor[()](2.0)), Number(Tensor[()](3.0))
    >>> trees = [Difference((three, two)), Difference((two, two, Difference((two, three))))]
    >>> with given():
    ...     print(value.over(trees, Sum).stack().value, value(two).value)
    Tensor[Sum=2]([1., 1.]) Tensor[()](2.)
    """
    return Recursive(function)


def _takes_one(function: Callable[..., object]) -> bool:
    """Whether a function can be called with one argument, as far as is known."""
    try:
        signature(function).bind(None)
    except TypeError:
        return False
    except ValueError:  # a function without a signature
        return True
    return True
