"""A module with ``forward`` alone, as in ``torch.nn.Module``: its calls are reported with the counterpart."""

from __future__ import annotations

from mypy.errorcodes import OPERATOR
from mypy.nodes import MDEF, FuncBase, SymbolTableNode, TypeInfo, Var
from mypy.plugin import AttributeContext
from mypy.types import AnyType, NoneType, Type, TypeOfAny

from typedtensor.elsewhere import FORWARD


def declare_forward(info: TypeInfo) -> None:
    """Declare ``__call__`` in a class with ``forward`` but no ``__call__``; :func:`answer_forward` reports its use."""
    if is_forward_alone(info):  # a base's declared one may hide a later base's own one
        own = next((base.names["__call__"] for base in info.mro if _is_written(base)), None)
        if own is not None:
            info.names["__call__"] = own.copy()
        return
    forward = info.names.get("forward")
    if forward is None or not isinstance(forward.node, FuncBase) or info.get("__call__") is not None:
        return
    called = Var("__call__", NoneType())  # with Any, the module would match all callable types
    called.info, called._fullname = info, f"{info.fullname}.__call__"
    info.names["__call__"] = SymbolTableNode(MDEF, called, plugin_generated=True)


def is_forward_alone(info: TypeInfo) -> bool:
    """Whether the ``__call__`` of a class is one that :func:`declare_forward` declared."""
    called = info.get("__call__")
    return called is not None and called.plugin_generated and isinstance(called.node, Var)


def _is_written(info: TypeInfo) -> bool:
    """Whether the body of a class defines ``__call__``."""
    called = info.names.get("__call__")
    return called is not None and not called.plugin_generated


def answer_forward(ctx: AttributeContext, name: str) -> Type:
    """Report a call of a module with ``forward`` alone."""
    ctx.api.fail(FORWARD.format(name), ctx.context, code=OPERATOR)
    return AnyType(TypeOfAny.from_error)
