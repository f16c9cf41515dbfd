"""Functions with derivatives of their own, in PyTorch."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from typedtensor.backends.derivatives.rules import RULES
from typedtensor.backends.namespace import Array, array_like, namespace_of


def with_derivative(key: str, *arrays: Array) -> tuple[Array, ...]:
    """The results of a function, which PyTorch differentiates by the rules with a key.

    A compiler need not look inside: its arguments are arrays and constants.
    """
    torch, rules = import_module("torch"), RULES[key]
    if not any(_is_differentiated(torch, x) for x in arrays):
        return rules.function(arrays)
    like = next(x for x in arrays if torch.is_tensor(x))
    given = [x if torch.is_tensor(x) else array_like(namespace_of(like), x, like) for x in arrays]
    results: tuple[Array, ...] = _function(torch).apply(key, *given)
    return results


def _is_differentiated(torch: Any, x: Array) -> bool:
    """Whether PyTorch differentiates by an array or by one that it depends on."""
    if not torch.is_tensor(x):
        return False
    if getattr(torch._C, "_are_functorch_transforms_active", bool)():
        return True  # of wrapped arrays only the transformations themselves know
    if x.requires_grad and torch.is_grad_enabled():
        return True
    return torch.autograd.forward_ad.unpack_dual(x).tangent is not None


@cache
def _function(torch: Any) -> Any:
    """PyTorch's class of a function whose derivatives are those of a key, its first argument."""

    class WithDerivative(torch.autograd.Function):  # type: ignore[misc]  # PyTorch is not imported for type checkers
        generate_vmap_rule = True

        @staticmethod
        def forward(key: str, *arrays: Array) -> tuple[Array, ...]:
            results = RULES[key].function(arrays)
            return tuple([y.view_as(y) if any(y is x for x in arrays) else y for y in results])

        @staticmethod
        def setup_context(ctx: Any, inputs: tuple[Any, ...], output: tuple[Array, ...]) -> None:
            ctx.rules, ctx.count = RULES[inputs[0]], len(inputs) - 1
            ctx.set_materialize_grads(False)
            ctx.save_for_backward(*inputs[1:], *output)
            ctx.save_for_forward(*inputs[1:], *output)

        @staticmethod
        def backward(ctx: Any, *deltas: Array | None) -> tuple[Any, ...]:
            arrays, results = ctx.saved_tensors[: ctx.count], ctx.saved_tensors[ctx.count :]
            return None, *ctx.rules.gradients(arrays, results, deltas, ctx.needs_input_grad[1:])

        @staticmethod
        def jvp(ctx: Any, _: None, *tangents: Any) -> tuple[Any, ...]:
            arrays, results = ctx.saved_tensors[: ctx.count], ctx.saved_tensors[ctx.count :]
            return tuple(ctx.rules.tangents(arrays, results, tangents))

    return WithDerivative
