"""What binds names in a file, and the functions without annotations, by their places in the text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field

from typedtensor.inspection.spans import Source, Span


@dataclass(frozen=True, slots=True)
class Found:
    """The bindings of a file.

    Attributes:
        targets: the names that are bound without an expression of their own: in a loop, a ``with``, an unpacking.
        assigned: the names that are assigned without an annotation, with the values.
        unchecked: the functions without any annotation, and their names.
    """

    targets: set[Span] = field(default_factory=set)
    assigned: dict[Span, Span] = field(default_factory=dict)
    unchecked: list[tuple[Span, str]] = field(default_factory=list)


def walk(source: Source) -> Found:
    """Find the bindings of a file."""
    found = Found()
    for node in ast.walk(source.tree):
        match node:
            case ast.For(target=target) | ast.AsyncFor(target=target) | ast.comprehension(target=target):
                found.targets.update(map(source.span_in, _names(target)))
            case ast.withitem(optional_vars=ast.expr() as target):
                found.targets.update(map(source.span_in, _names(target)))
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    if isinstance(target, (ast.Name, ast.Attribute)):
                        found.assigned[source.span_in(target)] = source.span_in(value)
                    elif isinstance(target, (ast.Tuple, ast.List)):
                        found.targets.update(map(source.span_in, _names(target)))
            case ast.FunctionDef(args=args) | ast.AsyncFunctionDef(args=args):
                given = [*args.posonlyargs, *args.args, args.vararg, *args.kwonlyargs, args.kwarg]
                if not node.returns and not any(each is not None and each.annotation for each in given):
                    found.unchecked.append((source.span_in(node), node.name))
    return found


def _names(target: ast.expr) -> Iterator[ast.expr]:
    if isinstance(target, (ast.Tuple, ast.List)):
        for item in target.elts:
            yield from _names(item)
    else:
        yield target.value if isinstance(target, ast.Starred) else target
