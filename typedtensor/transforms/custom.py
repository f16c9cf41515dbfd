"""Functions with a custom derivative: custom_vjp, custom_jvp, and functions that change gradients only."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, TypeVar, overload

from typedtensor.backends import namespace_of
from typedtensor.backends.library import Library
from typedtensor.control.application import launch
from typedtensor.control.bodies.body import Body
from typedtensor.control.bodies.tracing import trace_tree
from typedtensor.control.function_names import name_of
from typedtensor.control.operations.customs import CustomDerivative, CustomRules, with_constants
from typedtensor.control.operations.operation import require_one_size
from typedtensor.core.expr import Expr
from typedtensor.core.pytree import PyTreeDef, flatten, require_same
from typedtensor.core.scope import POINTS
from typedtensor.core.substitution import is_constant
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import GradientError
from typedtensor.ops import StopGradient
from typedtensor.transforms.linearity import why_not_linear
from typedtensor.transforms.points import reads_point_around

X = TypeVar("X", bound=AnyTensor)
S = TypeVar("S")
R = TypeVar("R")


def custom_vjp(f: Callable[[S], R], backward: Callable[[S, R, R], S]) -> Callable[[S], R]:
    """``f`` with a custom gradient, if the derived one is unstable, slow or not the intended one.

    Forward mode is the transpose of ``backward``.

    Args:
        f: from a pytree to a pytree. Its argument includes everything that the gradient is for.
        backward: from the argument, the result and the delta of the result to the delta of the argument. It must be
            linear in the delta of the result, which is checked once. It is traced once for each combination of types.
            Deltas of tensors that are not real are zero as arguments, and ignored as results.

    Raises:
        AxisError: at a call, when the result of ``backward`` differs in structure from the argument.
        GradientError: at a call, when ``f`` reads a real expression besides its argument, which would get no gradient;
            when ``backward`` is evidently not linear in the delta: it multiplies parts of it with each other, applies a
            nonlinear function to it, branches on it, or adds a term that does not depend on it.

    See also: :func:`custom_jvp`, :func:`check_grads`; ``jax.custom_vjp``, ``torch.autograd.Function``.

    >>> from typedtensor import Expr, Tensor, value_and_grad
    >>> from typedtensor.ops import exp, log
    >>> Scalar = Expr[Tensor[()]]
    >>> def softplus(x: Scalar) -> Scalar:
    ...     return log(exp(x) + 1.0)
    >>> def backward(x: Scalar, y: Scalar, dy: Scalar) -> Scalar:
    ...     return dy * (1.0 - exp(-y))
    >>> value_and_grad(custom_vjp(softplus, backward), Tensor[()](0.0))
    (Tensor[()](0.6931), Tensor[()](0.5))
    """
    return _with_derivative(f, backward, forward=False)


def custom_jvp(f: Callable[[S], R], tangent: Callable[[S, R, S], R]) -> Callable[[S], R]:
    """``f`` with a custom tangent. Reverse mode is its transpose.

    Args:
        f: from a pytree to a pytree. Its argument includes everything that the tangent depends on.
        tangent: from the argument, the result and the tangent of the argument to the tangent of the result; linear in
            the tangent of the argument. Otherwise like ``backward`` of :func:`custom_vjp`.

    Raises:
        AxisError: at a call, when the result of ``tangent`` differs in structure from the result.
        GradientError: at a call, when ``f`` reads a real expression besides its argument; when ``tangent`` is evidently
            not linear in the tangent, as for :func:`custom_vjp`.

    See also: :func:`custom_vjp`; ``jax.custom_jvp``.

    >>> from typedtensor import Expr, Tensor, value_and_grad
    >>> from typedtensor.ops import exp
    >>> Scalar = Expr[Tensor[()]]
    >>> def tangent(x: Scalar, y: Scalar, dx: Scalar) -> Scalar:
    ...     return y * dx
    >>> value_and_grad(custom_jvp(exp, tangent), Tensor[()](0.0))
    (Tensor[()](1.), Tensor[()](1.))
    """
    return _with_derivative(f, tangent, forward=True)


@overload
def stop_gradients(state: Expr[X]) -> Expr[X]: ...


@overload
def stop_gradients(state: S) -> S: ...


def stop_gradients(state: Any) -> Any:
    """The pytree as a constant: no derivative passes through it, in either mode.

    Args:
        state: an expression or a tensor, or a tuple, list, dict, named tuple or dataclass of these.

    Raises:
        AxisError: a leaf is something else.

    See also: ``jax.lax.stop_gradient``, ``torch.Tensor.detach``; the operation :class:`typedtensor.ops.StopGradient`.

    >>> from typedtensor import Tensor, value_and_grad
    >>> value_and_grad(lambda x: x * stop_gradients(x), Tensor[()](3.0))
    (Tensor[()](9.), Tensor[()](3.))
    """
    leaves, structure = flatten(state, "the state of stop_gradients")
    return structure.rebuild([StopGradient()(leaf) for leaf in leaves])


@overload
def scale_gradient(state: Expr[X], factor: float) -> Expr[X]: ...


@overload
def scale_gradient(state: S, factor: float) -> S: ...


def scale_gradient(state: Any, factor: float) -> Any:
    """The pytree with its derivatives multiplied by a factor, in either mode.

    Args:
        state: as for :func:`stop_gradients`.
        factor: the factor; -1.0 reverses a gradient, as in domain adaptation.

    Raises:
        AxisError: as for :func:`stop_gradients`.

    See also: Ganin et al. (2016), whose gradient reversal layer it is for a negative factor.

    >>> from typedtensor import Tensor, value_and_grad
    >>> value_and_grad(lambda x: scale_gradient(x, 0.5) * 4.0, Tensor[()](3.0))
    (Tensor[()](12.), Tensor[()](2.))
    """
    leaves, structure = flatten(state, "the state of scale_gradient")

    scaling = _scaling(factor)
    return structure.rebuild([scaling(leaf) if leaf.tensor_type.kind == "real" else leaf for leaf in leaves])


@lru_cache(64)
def _scaling(factor: float) -> Callable[[Any], Any]:
    """The identity whose derivative is multiplied by a factor; it is traced once for each type."""
    return custom_vjp(lambda x: x, lambda x, y, dy: dy * factor)


def _with_derivative(f: Callable[[Any], Any], derivative: Callable[..., Any], *, forward: bool) -> Callable[[Any], Any]:
    known: dict[PyTreeDef, tuple[CustomDerivative, PyTreeDef, CustomRules | None]] = {}
    what = f"the argument of {name_of(f)}"

    @wraps(f)
    def apply(x: Any) -> Any:
        leaves, structure = flatten(x, what)
        if structure not in known:
            operation, result = _traced(f, derivative, structure, forward)
            known[structure] = operation, result, with_constants(operation)
        operation, result, rules = known[structure]
        if rules is not None and all(isinstance(leaf, AnyTensor) for leaf in leaves):
            arrays = [leaf._array for leaf in leaves]
            if isinstance(xp := namespace_of(*arrays), Library):  # without context variables, for PyTorch's compiler
                require_one_size(operation.title, leaves)
                made = zip(operation.result_types, xp.with_derivative(rules, arrays), strict=True)
                return result.rebuild([of.wrap(y) for of, y in made])
        return result.rebuild(launch(operation, leaves))

    return apply


def _traced(
    f: Callable[[Any], Any], derivative: Callable[..., Any], x: PyTreeDef, forward: bool
) -> tuple[CustomDerivative, PyTreeDef]:
    name, own = name_of(f), name_of(derivative)
    body, y = trace_tree(f, [x], name, f"the result of {name}")
    moved, result, made_of = (x, y, "result") if forward else (y, x, "argument")
    what = f"the result of {own}, the derivative of {name},"
    rule, found = trace_tree(derivative, [x, y, moved], own, what, like=result)
    require_same(found, result, what, f"the {made_of} of {name}", "both")
    what = "tangent" if forward else "delta"
    if (why := why_not_linear(rule, [False] * len(x.types + y.types) + [True] * len(moved.types))) is not None:
        raise GradientError(
            f"{own}, the derivative of {name}, must be linear in its {what}, but {why}: multiply the {what} by "
            "values that depend only on the argument and the result"
        )
    _require_no_other(body, name)
    return CustomDerivative(body, rule, forward, name), y


def _require_no_other(body: Body, name: str) -> None:
    for read in body.captured:
        if not isinstance(read, Expr) or read.tensor_type.kind != "real":
            continue
        if not is_constant([read]) or reads_point_around([read]):  # a point may be a constant
            around = read in POINTS.get()
            shown = f"the point of a derivative around it, {read.tensor_type}" if around else read.describe()
            raise GradientError(
                f"{name} has a custom derivative and reads {shown}, which is not part of its argument "
                "and would get no gradient: make it a part of the argument"
            )
