"""Declarations of labels, ``class Hidden(Axis, size=128)``: sizes are noted, subclasses of labels are reported."""

from __future__ import annotations

from mypy.nodes import MDEF, Expression, IntExpr, RefExpr, StrExpr, SymbolTableNode, TypeInfo, UnaryExpr, Var
from mypy.plugin import ClassDefContext
from mypy.types import LiteralType

from typedtensor.mypy_plugin.base.codes import AXES, AXIS_RULE
from typedtensor.mypy_plugin.base.lookups import note
from typedtensor.mypy_plugin.base.names import AXIS, AXIS_KINDS, MESH_AXIS
from typedtensor.rules import RuleError, parse_size, size_names


def declare_axis(ctx: ClassDefContext) -> None:
    """Check the declaration of a label and note its size."""
    info = ctx.cls.info
    for base in info.bases:
        if base.type.fullname not in AXIS_KINDS and base.type.has_base(AXIS):
            ctx.api.fail(
                f"the axis label {info.name} may not be a subclass of the label {base.type.name}: "
                f"a {info.name} axis would pass for a {base.type.name} axis; derive both from Axis",
                ctx.cls,
                code=AXES,
            )
    _declare_samples(ctx)
    keyword = ctx.cls.keywords.get("size")
    size = None if keyword is None else _literal(keyword)
    if size is None:
        if keyword is not None:
            note(info, sized=True)
            add_literal(info, "__axis_size__", LiteralType("", ctx.api.named_type("builtins.str")))
        return
    if why := _ill_formed(size, info):
        ctx.api.fail(why, ctx.cls, code=AXIS_RULE)
        return
    note(info, size=size)
    builtin = "builtins.int" if isinstance(size, int) else "builtins.str"
    add_literal(info, "__axis_size__", LiteralType(size, ctx.api.named_type(builtin)))


def _declare_samples(ctx: ClassDefContext) -> None:
    """Note whether the elements along the axis are independent samples."""
    keyword = ctx.cls.keywords.get("samples")
    said = None if keyword is None else _literal(keyword)
    if keyword is not None and not isinstance(said, bool):
        ctx.api.fail(f"samples= of the label {ctx.cls.name} must be True or False", ctx.cls, code=AXIS_RULE)
    elif said:
        note(ctx.cls.info, samples=True)
        add_literal(ctx.cls.info, "__axis_samples__", LiteralType(True, ctx.api.named_type("builtins.bool")))


def _literal(size: Expression) -> int | str | None:
    """Return a value that is known statically: a literal, or a ``Final`` name of one; else None."""
    if isinstance(size, (IntExpr, StrExpr)):
        return size.value
    if isinstance(size, UnaryExpr) and size.op == "-" and isinstance(size.expr, IntExpr):
        return -size.expr.value
    if isinstance(size, RefExpr) and size.fullname in ("builtins.True", "builtins.False"):
        return size.fullname == "builtins.True"
    if isinstance(size, RefExpr) and isinstance(size.node, Var) and isinstance(size.node.final_value, (int, str)):
        return size.node.final_value
    return None


def _ill_formed(size: int | str, info: TypeInfo) -> str | None:
    if isinstance(size, str):
        problem = f'the size "{size}" of {info.name} is ill-formed:'
        try:
            unknown = [name for name in size_names(parse_size(size)) if name not in info.type_vars]
        except RuleError as error:
            return f"{problem} {error}"
        return f"{problem} {info.name} has no parameter {unknown[0]}" if unknown else None
    if isinstance(size, bool) or size < 0:
        return f"size= of the label {info.name} must be a whole number of at least 0, not {size!r}"
    if not size and info.has_base(MESH_AXIS):
        return f"size= of the mesh axis {info.name} must be a whole number of at least 1, not {size!r}"
    return None


def add_literal(info: TypeInfo, name: str, literal: LiteralType) -> None:
    """Store a fact in the symbol table, too, where the daemon's comparison of two versions detects its change."""
    variable = Var(name, literal)
    variable.info, variable._fullname, variable.is_classvar = info, f"{info.fullname}.{name}", True
    info.names[name] = SymbolTableNode(MDEF, variable, plugin_generated=True)
