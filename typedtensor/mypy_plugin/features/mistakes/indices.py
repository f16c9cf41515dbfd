"""``embed(user, items)``: indices named after another axis than they index, and diagonal reads of a table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from mypy.nodes import Expression, MypyFile, NameExpr, TypeInfo, Var
from mypy.types import Type

from typedtensor.mypy_plugin.base.codes import AXES_INDEX
from typedtensor.mypy_plugin.base.lookups import instance_of
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import AXIS, EXPR, INDEXED, TENSORS
from typedtensor.mypy_plugin.features.mistakes.totals import key
from typedtensor.mypy_plugin.types.applied import Applied, applied
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.mypy_plugin.types.making import tensor_word
from typedtensor.mypy_plugin.types.straight import Located
from typedtensor.mypy_plugin.types.trail import Trail
from typedtensor.rules import Atom, Label, Word


def check_index(context: Expression, site: Site, called: Type | None = None) -> None:
    """Report indices named after another axis, and a table that the same indices read along two axes."""
    result = applied(context, site, called)
    if result is None or result.operation not in INDEXED:
        return
    axis, positions = _axis(result, site), result.operands[INDEXED[result.operation]]
    if not isinstance(axis, Label):
        return
    if result.operation == "TakeAlong":
        _check_diagonal(context, result, axis, site)
    if isinstance(positions, NameExpr) and not site.reported:
        check_named(positions, str(axis.key), f"it is used as positions along {show((axis,))}", site)


def check_named(positions: NameExpr, of: str, said: str, site: Site) -> None:
    """Report indices that are named after one label and used along another.

    Only if indices of the same type exist that are named after the other label.

    Args:
        positions: the variable that holds the indices.
        of: the full name of the label that they are used along.
        said: the clause of the message about the use.
        site: the place in the program.
    """
    name, labels = positions.name, _labels(site)
    found = labels.get(_singular(name))
    word = tensor_word(site.checker.lookup_type_or_none(positions))
    if found is None or found == of or word is None or any(isinstance(a, Label) and a.key == found for a in word):
        return
    other = next((each for each in _positions(word, site) if labels.get(_singular(each)) == of), None)
    if other is not None:
        after, wanted = (each.rpartition(".")[2] for each in (found, of))
        site.report(
            f"{name} is named after {after}, but {said}: use {other}, or rename {name} if it holds positions along "
            f"{wanted}",
            AXES_INDEX,
        )


def label_after(name: str, site: Site) -> str | None:
    """Return the full name of the label that a variable of indices is named after."""
    return _labels(site).get(_singular(name))


def _singular(name: str) -> str:
    return name.lower().lstrip("_").removesuffix("s")


def _labels(site: Site) -> Mapping[str, str]:
    """Return the full names of the labels in a file's namespace, by the variable names derived from them."""
    tree = site.checker.tree
    found: Mapping[str, str] = site.lookups.cache.once("labels", tree, lambda: _read(tree))
    return found


def _read(tree: MypyFile) -> dict[str, str]:
    classes = [symbol.node for symbol in tree.names.values() if isinstance(symbol.node, TypeInfo)]
    return {_variable(info.name): info.fullname for info in classes if info.has_base(AXIS)}


def _variable(label: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", label).lower().removesuffix("s")


def _positions(word: Word, site: Site) -> Iterator[str]:
    """Yield the integer variables of the file, and parameters of the function, that have the given axes."""
    function = site.checker.scope.current_function()
    known = [symbol.node for symbol in site.checker.tree.names.values()]
    known += [argument.variable for argument in (function.arguments if function is not None else ())]
    for each in known:
        if isinstance(each, Var) and each.type is not None and _is_whole(each.type) and tensor_word(each.type) == word:
            yield each.name


def _is_whole(of: Type) -> bool:
    """Whether a type is an integer tensor, or an expression of one."""
    expression = instance_of(of, EXPR)
    return instance_of(of if expression is None else expression.args[0], TENSORS["int"]) is not None


def _axis(made: Applied, site: Site) -> Atom | None:
    """Return the axis that the indices of an operation index."""
    if made.operation != "Embed":
        return made.labels[0] if made.labels else None
    word = tensor_word(site.checker.lookup_type_or_none(made.operands[1]))
    return word[0] if word else None


def _check_diagonal(context: Expression, made: Applied, axis: Label, site: Site) -> None:
    trail = Trail(site)
    line = trail.line(context)
    if line is None:
        return
    rows, value = trail.source(Located(made.operands[0], line))
    if rows is None or rows.operation != "Embed":
        return
    if trail.same(Located(made.operands[1], line), value._replace(node=rows.operands[0])):
        before, table = show(_axis_of(rows, site)), key(rows.operands[1]) or "the table"
        site.report(
            f"the positions along {show((axis,))} are the same as those along {before} on line {value.node.line}, so "
            f"this reads only the diagonal of {table}: one of the two should differ",
            AXES_INDEX,
        )


def _axis_of(rows: Applied, site: Site) -> tuple[Atom, ...]:
    axis = _axis(rows, site)
    return () if axis is None else (axis,)
