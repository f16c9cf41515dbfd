"""Reports of the plugin's own faults, at the expression concerned; mypy continues without the plugin there.

mypy discards the errors of an attempt, such as one of several overloads. A fault is reported past that, so that it
always shows.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from mypy.errors import CompileError
from mypy.nodes import CallExpr
from mypy.nodes import Context as Node
from mypy.plugin import ClassDefContext, FunctionContext, FunctionSigContext, MethodContext, MethodSigContext
from mypy.types import CallableType, FunctionLike, Type

from typedtensor.mypy_plugin.base.codes import AXES_FAULT
from typedtensor.mypy_plugin.base.lookups import Lookups
from typedtensor.mypy_plugin.base.messages import Said, Site, anything

Context = TypeVar("Context")
Result = TypeVar("Result")
CallContext = TypeVar("CallContext", FunctionContext, MethodContext)
CallHook: TypeAlias = Callable[[CallContext, Site], Type]


def guarded(
    find: Callable[[str], Callable[..., Result] | None],
    default: Callable[[Context], Result],
    lookups: Lookups | None = None,
    before: Callable[[Context, Site], None] | None = None,
) -> Callable[[str], Callable[[Context], Result] | None]:
    """Wrap a search for hooks: exceptions of the search and of the hooks become reports.

    Args:
        find: returns the hook for a full name.
        default: returns mypy's own type for a context.
        lookups: finds symbols; a hook takes the site as its second argument then.
        before: called before each hook.
    """

    def search(fullname: str) -> Callable[[Context], Result] | None:
        try:
            hook = find(fullname)
        except Exception as error:
            hook = _raising(error)
        return None if hook is None else _guarded(hook, default, lookups, before)

    return search


def after(check: Callable[[CallContext], None], hook: CallHook[CallContext] | None) -> CallHook[CallContext]:
    """Return a hook for a call that runs a check before another hook, or before mypy's own type.

    It is of this module, so that a report names the part that failed.
    """

    def call(ctx: CallContext, site: Site) -> Type:
        check(ctx)
        return ctx.default_return_type if hook is None else hook(ctx, site)

    return call


def then(hook: CallHook[CallContext] | None, change: Callable[[Type], Type]) -> CallHook[CallContext]:
    """Return a hook for a call whose result, or mypy's own, is changed."""

    def call(ctx: CallContext, site: Site) -> Type:
        return change(ctx.default_return_type if hook is None else hook(ctx, site))

    return call


def answering(say: Callable[..., Said | FunctionLike | None]) -> Callable[..., FunctionLike]:
    """Return a hook for the signature of a call: if something is said of the call, its arguments are not checked.

    What says it takes the context, the call, the site, and the options of the hook; it may return another signature.
    """

    @wraps(say)
    def sign(ctx: FunctionSigContext | MethodSigContext, site: Site, **options: object) -> FunctionLike:
        call, signature = ctx.context, ctx.default_signature
        if not isinstance(call, CallExpr) or not isinstance(signature, CallableType):
            return signature
        said = say(ctx, call, site, **options)
        if not isinstance(said, Said):
            return signature if said is None else said
        ctx.api.fail(said.text, said.at or call, code=said.code)
        return anything(signature, ctx)

    return sign


def _guarded(
    hook: Callable[..., Result],
    default: Callable[[Context], Result],
    lookups: Lookups | None,
    before: Callable[[Context, Site], None] | None,
) -> Callable[[Context], Result]:
    def call(ctx: Context) -> Result:
        try:
            if lookups is None:
                return hook(ctx)
            given: Any = ctx
            site = Site(lookups, given.api, given.context)
            if before is not None:
                before(ctx, site)
            return hook(ctx, site)
        except CompileError:
            raise  # mypy ends a run by this exception
        except Exception as error:
            _report(error, ctx)
            return default(ctx)

    return call


def _raising(error: Exception) -> Callable[..., Any]:
    def fail(*given: object) -> Any:
        raise error

    return fail


def _report(error: Exception, ctx: Any) -> None:
    # The innermost frame has raised; the first frame outside this module is the hook.
    frames, trace = [], error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        if code.co_filename != guarded.__code__.co_filename:
            frames.append((code.co_name, f"{Path(code.co_filename).name}:{trace.tb_lineno}"))
        trace = trace.tb_next
    hook, place = (frames[0][0], frames[-1][1]) if frames else ("the search for a hook", "?")
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    node: Node = ctx.cls if isinstance(ctx, ClassDefContext) else ctx.context
    if node.line < 0:  # a look-up without an expression: report it at the enclosing function
        node = ctx.api.scope.stack[-1]
    message = (
        f"typedtensor's plugin failed here, in {hook} ({place}): {what}; "
        "axes are not checked at this place; please report it with these lines"
    )
    errors = getattr(ctx.api, "errors", None)
    watchers = getattr(errors, "_watchers", None)
    if errors is None or not watchers:
        ctx.api.fail(message, node, code=AXES_FAULT)
        return
    errors._watchers = []
    try:
        ctx.api.fail(message, node, code=AXES_FAULT)
    finally:
        errors._watchers = watchers
