"""Interpretation of calls."""

from __future__ import annotations

from typedtensor.backends import Array, Namespace
from typedtensor.control.interpretation.runner import body_scope, runner_of
from typedtensor.control.operations.calls import FunctionCall
from typedtensor.control.operations.customs import CustomDerivative
from typedtensor.control.operations.operation import INTERPRETERS
from typedtensor.control.operations.tasks import Task


def run_call(call: FunctionCall | CustomDerivative, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
    """Run a call."""
    run = runner_of(call.body)
    count = len(call.body.inputs)
    with body_scope() as scope:
        return tuple((yield run.task(arrays[:count], arrays[count:], scope)))


INTERPRETERS[FunctionCall] = run_call
