"""Opening of computations: their inputs, threads and engine; and a warning for one that a notebook cell leaves open."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Collection
from concurrent.futures import Executor
from typing import Any

from typedtensor.core.expr import Binding, Input
from typedtensor.core.scope import CURRENT
from typedtensor.errors import BindingError, OpenScopeWarning
from typedtensor.mesh import Mesh
from typedtensor.runtime.computation import Computation
from typedtensor.runtime.engines import EngineName, default_target, target_of
from typedtensor.targets.target import Precision


def given(
    *bindings: Binding[Any],
    threads: int | None = None,
    executor: Executor | None = None,
    eager: bool = False,
    check_finite: bool = False,
    plan: bool = True,
    without: Collection[str] = (),
    engine: EngineName | None = None,
    on: Mesh | None = None,
    compute: Precision | None = None,
) -> Computation:
    """A computation in which inputs have values, for a ``with`` statement.

    Args:
        bindings: ``input.bind(tensor)`` for each input that requested values depend on.
        threads: the number of threads that compute independent parts, forward and backward; BLAS is limited to one
            thread meanwhile. Results do not depend on the number. By default one thread computes, and BLAS uses its
            own threads.
        executor: the threads to use, instead of a pool shared by all computations.
        eager: whether each node is computed as soon as it is made, so that a failure is raised where it is made.
        check_finite: whether the first node whose value is NaN or infinite is an error, which names it.
        plan: whether repeated requests of values and gradients are computed by a plan, which is faster and returns the
            same numbers up to rounding. With several threads, eager or checked for NaN, expressions are interpreted.
        without: the names of rewrites to omit from planning, such as ``"split"``, to locate a fault.
        engine: the engine that runs plans: ``"numpy"``, or ``"xla"``, which compiles them by JAX and pays off for
            programs that run many times, and on an accelerator. By default the choice of :func:`use_engine`.
        on: the devices that XLA runs programs on together: a :class:`typedtensor.Mesh`.
        compute: the precision that XLA rounds float32 factors of products and convolutions to: ``"bfloat16"``;
            ``"tensorfloat32"``, where the device has units for it; or ``"float32"``, which leaves them. Parameters, the
            state of optimizers, values between products and results stay in float32; losses need no scale.

    Raises:
        BindingError: when an input is bound twice, an argument has another type than its name says, a named rewrite,
            engine or precision does not exist, an engine is named for a computation that NumPy interprets, or a mesh
            has more devices than there are.
        SizeError: on entering, when a label has two sizes.
        MissingExtraError: when the engine needs a package that is not installed; on entering, when ``threads`` does.

    >>> from typedtensor import Axis, Input, Tensor, given
    >>> class Row(Axis): ...
    >>> x = Input(Tensor[Row])
    >>> with given(x.bind(Tensor[Row]([1.0, 2.0]))):
    ...     print((x * x).sum(Row).value)
    Tensor[()](5.)
    """
    bound: dict[Input[Any], Binding[Any]] = {}
    for binding in bindings:
        if not isinstance(binding, Binding):
            hint = "; several are unpacked: given(*batch)" if isinstance(binding, (tuple, list)) else ""
            raise BindingError(f"given takes bindings, as in input.bind(tensor), not {type(binding).__name__}{hint}")
        if binding.input in bound:
            first = bound[binding.input]
            raise BindingError(
                f"{binding.input.describe()}, is bound twice: at {first.origin} and at {binding.origin}; bind it once"
            )
        bound[binding.input] = binding
    if plan and threads is None and executor is None and not (without or eager or check_finite):
        is_default = engine is None and on is None and compute is None
        return Computation(bound, default_target() if is_default else target_of(engine, on, compute), "")
    if threads is not None and (not isinstance(threads, int) or threads < 1):
        raise BindingError(f"given(threads=…) takes a whole number of at least 1, not {threads!r}")
    if executor is not None and not hasattr(executor, "submit"):
        raise BindingError(
            "given(executor=…) takes a pool with a method submit, such as ThreadPoolExecutor(2), not "
            f"{executor!r}; for a number of threads use threads=…"
        )
    if isinstance(executor, type):
        raise BindingError(f"given(executor=…) takes a pool, not a class: make one, as in {executor.__name__}(2)")
    target = target_of(engine, on, compute)
    if without and (unknown := set(without).difference(target.passes)):
        passes = ", ".join(target.passes) or f"and the engine {target.name!r} has none that can be left out"
        raise BindingError(f"given(without=…) takes names of rewrites, {passes}, not {unknown.pop()!r}")
    if (engine is not None or on is not None or compute is not None) and target.name != "numpy":
        said = f"engine={engine!r}" if engine is not None else "on=…" if on is not None else f"compute={compute!r}"
        options = {"threads": threads, "executor": executor, "eager": eager, "check_finite": check_finite}
        for name in [name for name, value in {**options, "plan": not plan}.items() if value]:
            raise BindingError(
                f"given({said}) runs whole programs, but given({name}=…) interprets nodes one by one on NumPy: "
                "leave out one of the two"
            )
    reasons = {
        "given(plan=False) leaves it to the interpreter": not plan,
        "independent parts run on threads": executor is not None or threads is not None,
        "eager computations compute each node when it is made": eager,
        "check_finite=True looks at each value": check_finite,
    }
    reason = next((reason for reason, holds in reasons.items() if holds), "")
    target = target.leaving_out(without)
    return Computation(bound, target, reason, threads, executor, eager=eager, check_finite=check_finite)


def watch_cells() -> None:
    """In IPython, check after each cell whether a computation is open."""
    shell = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    if shell is not None:
        shell.events.register("post_run_cell", _after_cell)


def _after_cell(result: object) -> None:
    """Warn of a computation that is still open after a cell."""
    scope = CURRENT.get()
    if isinstance(scope, Computation) and not scope._is_left:
        warnings.warn(
            f"the computation made at {scope._state.origin} is still open after this cell, so later cells run "
            "inside it: open it with `with given(...):`, which closes it; close this one with "
            "computation.__exit__(None, None, None)",
            OpenScopeWarning,
            stacklevel=2,
        )


watch_cells()
