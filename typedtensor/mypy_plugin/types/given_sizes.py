"""Sizes given with labels at a call: ``x.split(Embedding, Heads(8), Head(64))``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from mypy.maptype import map_instance_to_supertype
from mypy.nodes import CallExpr, Expression
from mypy.plugin import FunctionContext, MethodContext
from mypy.types import Instance, LiteralType, Type, get_proper_type

from typedtensor.mypy_plugin.base.lookups import declaring, is_a, notes
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import AXIS
from typedtensor.mypy_plugin.types.application import bind_labels
from typedtensor.mypy_plugin.types.labels import (
    GradualError,
    StaticReader,
    UnknownAxesError,
    show_label,
    to_atom,
    to_word,
)
from typedtensor.rules import Atom, NoElementsError, check_equations, misfit, parse_rule


def given_sizes(ctx: FunctionContext | MethodContext, site: Site) -> dict[Atom, int]:
    """Return the sizes of the labels that a call's arguments state as sized axes."""
    found: dict[Atom, int] = {}
    for place, nodes in enumerate(ctx.args):
        for node in nodes:
            if isinstance(node, CallExpr):
                found.update(_sized(ctx.arg_types[place], nodes, site))
                break
    return found


def _sized(types: Sequence[Type], nodes: Sequence[Expression], site: Site) -> Iterator[tuple[Atom, int]]:
    for of, node in zip(types, nodes, strict=True):
        if not isinstance(node, CallExpr) or len(node.args) != 1 or not is_a(of, AXIS):
            continue
        size = literal_size(site.api.get_expression_type(node.args[0]))
        try:
            if size is not None:
                yield to_atom(of), size
        except (GradualError, UnknownAxesError):
            continue


def literal_size(of: Type) -> int | None:
    """Return the value of a literal integer type; None for any other type."""
    proper = get_proper_type(of)
    literal = proper.last_known_value if isinstance(proper, Instance) else proper
    return literal.value if isinstance(literal, LiteralType) and isinstance(literal.value, int) else None


def check_given(made: Instance, sizes: Mapping[Atom, int], site: Site) -> bool:
    """Whether the sizes given to an operation agree with each other and with declared sizes; report a disagreement."""
    stating = declaring(made.type) if sizes else None
    if stating is None:
        return True
    labels = bind_labels(stating, map_instance_to_supertype(made, stating).args)
    try:
        arguments = {name: to_word(types) for name, types in labels.items()}
        rule = parse_rule(notes(stating)["rule"])
        refused = check_equations(rule, arguments, StaticReader(notes(stating)["labels"], site, sizes))
    except (GradualError, UnknownAxesError, NoElementsError):
        return True  # reported where the operation is applied
    if refused is None:
        return True
    title = ", ".join(show_label(label) for types in labels.values() for label in types)
    site.refuse(misfit(f"{made.type.name}[{title}]", rule, refused))
    return False
