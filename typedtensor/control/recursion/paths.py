"""The paths of a recursive function: the code between one call and the next.

A path begins at the start of a function, or where a recursive call returns. It continues through the branches of
``cond``, and ends at the next call or at the function's return. Values that are computed before a call and read after
it are the frame of the call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias

from typedtensor.ad.graph import topological_order
from typedtensor.control.bodies.body import Body, Node
from typedtensor.control.bodies.tracing import noting
from typedtensor.control.operations.branches import Cond
from typedtensor.control.operations.calls import FunctionCall
from typedtensor.control.recursion.opened import Opened, RecursiveCall
from typedtensor.core.expr import Input, new_input
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.tuples import Projection, Structured
from typedtensor.errors import AxisError


class Values(dict[Node, Any]):
    """The values of a function's nodes on a path. Nodes outside the function are their own values.

    Args:
        frame: receives an input for each value of an earlier path that is read.
    """

    def __init__(self, known: Mapping[Node, Any], inside: frozenset[Node], frame: dict[Node, Input[Any]]) -> None:
        super().__init__(known)
        self.inside, self.frame = inside, frame

    def __missing__(self, node: Node) -> Any:
        if node not in self.inside:
            return node
        if node not in self.frame:
            self.frame[node] = new_input(node.tensor_type)
        return self.frame[node]

    def also(self, known: Mapping[Node, Any]) -> Values:
        """Return these values and others."""
        return Values({**self, **known}, self.inside, self.frame)


@dataclass(eq=False)
class Site:
    """A recursive call site.

    Attributes:
        node: the call.
        number: its number among the sites of all functions, from 1.
        function: the called function.
        rest: follows the path after it.
        inside: the nodes of the calling function.
        frame: the values computed before the call and read after it.
        is_last: whether no other call follows it.
        is_tail: whether the call's results are those of the calling function.
    """

    node: Structured
    number: int
    function: Opened
    rest: Rest
    inside: frozenset[Node]
    frame: list[Node] = field(default_factory=list)
    is_last: bool = True
    is_tail: bool = True

    @property
    def types(self) -> list[TensorType]:
        """The types of the frame."""
        return [x.tensor_type for x in self.frame]


class End(NamedTuple):
    """The end of a path: a call with its arguments and its frame, or the results of the function and no call."""

    site: Site | None
    passed: list[Any]
    frame: list[Any]


class Walk(NamedTuple):
    """A visitor of paths: what it makes of a choice between two, given the predicate and a continuation for each, and
    of an end."""

    choose: Callable[[Any, Callable[[], Any], Callable[[], Any]], Any]
    end: Callable[[End], Any]


Rest: TypeAlias = Callable[[Walk, Values], Any]
"""The continuation of a part of a path."""


class Paths:
    """The paths of mutually recursive functions.

    Args:
        root: the function that is called from outside.

    Attributes:
        functions: the numbers of the reached functions; the root first.
        sites: the call sites in them.
        captured: the expressions that they use besides their arguments.

    Raises:
        AxisError: a call is in a body other than those of ``cond`` and ``call``, or a function uses an expression of
            another one that is no argument.
    """

    def __init__(self, root: Opened) -> None:
        self.functions: dict[Opened, int] = {root: 0}
        self.sites: dict[Structured, Site] = {}
        self._inside: dict[Opened, frozenset[Node]] = {}
        with noting():
            for function in self._reached():
                self._inside[function] = frozenset(_nodes(_body(function)))
                self.begin(function, [new_input(of) for of in function.structure.types], _FOUND)
        self.captured = dict.fromkeys(x for function in self.functions for x in _body(function).captured)
        for function in self.functions:
            self._require_outside(function)

    def _require_outside(self, function: Opened) -> None:
        """Require that a function uses no expression that depends on the arguments of one of the functions."""
        arguments = {x for of in self.functions for x in _body(of).inputs}
        for node in _body(function).captured:
            if not arguments.isdisjoint(topological_order(node, attrgetter("operands"))):
                raise AxisError(
                    f"{function.name} uses {node.describe()}, which is computed in a function that both calls it "
                    "and is called by it: pass the value as an argument"
                )

    def _reached(self) -> Iterator[Opened]:
        done = 0
        while done < len(self.functions):
            yield list(self.functions)[done]
            done += 1

    def begin(self, function: Opened, arguments: Sequence[Any], walk: Walk) -> Any:
        """Follow the initial path of a function."""
        body = _body(function)
        values = Values(dict(zip(body.inputs, arguments, strict=True)), self._inside[function], {})
        return self._follow(walk, body, 0, values, lambda walk, values: _returned(walk, body, values))

    def resume(self, site: Site, results: Sequence[Any], frame: Sequence[Any], walk: Walk) -> Any:
        """Follow the path after a call."""
        known = dict(zip(site.frame, frame, strict=True))
        return site.rest(walk, Values({**known, **_parts(site.node, results, site.inside)}, site.inside, {}))

    def _follow(self, walk: Walk, body: Body, start: int, values: Values, rest: Rest) -> Any:
        for n, node in enumerate(body.order[start:], start):
            if isinstance(node, Projection):
                continue
            operands = [values[x] for x in node.operands]

            def then(walk: Walk, values: Values, n: int = n) -> Any:
                return self._follow(walk, body, n + 1, values, rest)

            if not isinstance(node, Structured):
                values[node] = node.op(*operands)
            elif isinstance(node.op, RecursiveCall):
                site = self.sites.get(node) or self._site(node, values.inside, then)
                return walk.end(End(site, operands, [values[x] for x in site.frame]))
            elif not _calls(node):
                values.update(_parts(node, node.op(*operands), values.inside))
            elif isinstance(node.op, Cond):
                paths = [self._branch(walk, node, x, operands[1:], values, then) for x in node.op.bodies]
                return walk.choose(operands[0], paths[0], paths[1])
            elif isinstance(node.op, FunctionCall):
                return self._branch(walk, node, node.op.body, operands, values, then)()
            else:
                raise AxisError(
                    f"a function calls itself in the body of {node.op.title}, but only the functions of cond may "
                    "contain recursive calls that depend on values: call it there, or use recursive or tree_fold "
                    "for trees"
                )
        return rest(walk, values)

    def _branch(
        self, walk: Walk, node: Structured, body: Body, operands: Sequence[Any], values: Values, then: Rest
    ) -> Callable[[], Any]:
        """Return a callable that follows a body of a node, and then the code after the node."""

        def after(walk: Walk, values: Values) -> Any:
            return then(walk, values.also(_parts(node, [values[x] for x in body.outputs], values.inside)))

        known = dict(zip((*body.inputs, *body.captured), operands, strict=True))
        return lambda: self._follow(walk, body, 0, values.also(known), after)

    def _site(self, node: Structured, inside: frozenset[Node], rest: Rest) -> Site:
        function = node.op.function
        site = self.sites[node] = Site(node, len(self.sites) + 1, function, rest, inside)
        self.functions.setdefault(function, len(self.functions))
        results: list[Any] = [new_input(of) for of in node.types]
        frame: dict[Node, Input[Any]] = {}

        def end(end: End) -> None:
            site.is_last &= end.site is None
            site.is_tail &= end.site is None and all(x is y for x, y in zip(end.passed, results, strict=True))

        values = Values(_parts(node, results, inside), inside, frame)
        rest(Walk(_both, end), values)
        site.frame = list(frame)
        return site


def _both(predicate: Any, one: Callable[[], Any], other: Callable[[], Any]) -> None:
    one()
    other()


_FOUND = Walk(_both, lambda end: None)
"""Follows paths to find the functions and sites that they reach."""


def _returned(walk: Walk, body: Body, values: Values) -> Any:
    return walk.end(End(None, [values[x] for x in body.outputs], []))


def _body(function: Opened) -> Body:
    assert function.body is not None, "it has been traced"
    return function.body


def _nodes(body: Body) -> Iterator[Node]:
    """The nodes of a function, with those of nested bodies that have recursive calls."""
    yield from (*body.inputs, *body.order)
    for node in body.order:
        if isinstance(node, Structured) and _calls(node):
            for inner in node.op.bodies:
                yield from _nodes(inner)


def _calls(node: Structured) -> bool:
    """Whether the bodies of a node have recursive calls."""
    return any(
        isinstance(x, Structured) and (isinstance(x.op, RecursiveCall) or _calls(x))
        for body in node.op.bodies
        for x in body.order
    )


def _parts(node: Structured, results: Sequence[Any], inside: frozenset[Node]) -> dict[Node, Any]:
    """The values of a node's projections."""
    return {x: results[x.index] for x in inside if isinstance(x, Projection) and x.node is node}
