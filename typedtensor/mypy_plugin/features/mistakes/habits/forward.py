"""A module with ``forward`` alone, as ``torch.nn.Module`` has it: what is called is answered by what to write."""

from __future__ import annotations

from mypy.errorcodes import OPERATOR
from mypy.nodes import MDEF, FuncBase, SymbolTableNode, TypeInfo, Var
from mypy.plugin import AttributeContext
from mypy.types import AnyType, NoneType, Type, TypeOfAny

from typedtensor.elsewhere import FORWARD


def declare_forward(info: TypeInfo) -> None:
    """Give a class with a method ``forward`` of its own and no ``__call__`` one that :func:`answer_forward` answers."""
    if is_forward_alone(info):  # of a base, before which a later base may come that has one
        own = next((base.names["__call__"] for base in info.mro if _is_written(base)), None)
        if own is not None:
            info.names["__call__"] = own.copy()
        return
    forward = info.names.get("forward")
    if forward is None or not isinstance(forward.node, FuncBase) or info.get("__call__") is not None:
        return
    called = Var("__call__", NoneType())  # of Any, the module would be a function wherever one is wanted
    called.info, called._fullname = info, f"{info.fullname}.__call__"
    info.names["__call__"] = SymbolTableNode(MDEF, called, plugin_generated=True)


def is_forward_alone(info: TypeInfo) -> bool:
    """Whether the ``__call__`` of a class is the one that was given to it."""
    called = info.get("__call__")
    return called is not None and called.plugin_generated and isinstance(called.node, Var)


def _is_written(info: TypeInfo) -> bool:
    """Whether a class itself has a ``__call__`` that was not given to it."""
    called = info.names.get("__call__")
    return called is not None and not called.plugin_generated


def answer_forward(ctx: AttributeContext, name: str) -> Type:
    """Report the call of such a module."""
    ctx.api.fail(FORWARD.format(name), ctx.context, code=OPERATOR)
    return AnyType(TypeOfAny.from_error)
