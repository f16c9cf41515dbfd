"""Training of a network in double precision on XLA and by the interpreter: losses, gradients and parameters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
import pytest

from benchmarks.networks import training
from benchmarks.networks.training import Network
from benchmarks.peers import Arrays, Batch, Descent
from typedtensor import Binding, Computation, given, use_engine
from typedtensor.profiling import explain
from typedtensor.runtime import engines

STEPS = 20
TOLERANCE = 1e-10
Result = dict[str, np.ndarray[Any, Any]]


class Training(NamedTuple):
    """A network, its initial weights, the data of its steps, in cycles, and its optimizer."""

    make: Callable[[], Network]
    weights: Arrays
    batches: Sequence[Batch]
    descent: Descent


def assert_trained_alike(of: Training) -> None:
    """Compare 20 steps on XLA, and gradients before and after them, with the interpreter's."""
    expected = trained(of, {"plan": False})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engines, "_TARGET", None)
        use_engine("xla")
        found = trained(of, {})
    assert found.keys() == expected.keys()
    for name, array in expected.items():
        assert array.dtype == found[name].dtype == np.float64, name
        # AdamW divides gradients that are zero but for rounding, as for a bias of keys, by a small number.
        least = 0.1 if name in of.weights else 1e-3
        scale = TOLERANCE * np.abs(array).max(initial=least)
        np.testing.assert_allclose(found[name], array, rtol=TOLERANCE, atol=scale, err_msg=name)


def trained(of: Training, scope: dict[str, Any]) -> Result:
    """Return the losses of steps, the parameters after them, and the gradients before and after them."""
    network = of.make()
    for name, parameter in network.parameters.items():
        parameter._value = parameter.tensor_type(of.weights[name].astype(float))  # assignment keeps the precision
    network = replace(network, bind=in_double_precision(network.bind))
    entered: list[Computation] = []

    def begun(*bindings: Binding[Any], **options: Any) -> Computation:
        entered.append(given(*bindings, **options))
        return entered[-1]

    found = gradients(network, of.batches[0], scope, "before")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(training, "given", begun)
        step = network.step(of.batches, of.descent, scope)
        found["losses"] = np.array([step(number) for number in range(STEPS)])
    assert ("interpreted" if scope else "planned, xla") in str(explain(entered[-1]))
    found |= {name: parameter.value.numpy() for name, parameter in network.parameters.items()}
    found |= gradients(network, of.batches[(STEPS - 1) % len(of.batches)], scope, "after")
    assert len(set(found["losses"])) == STEPS
    assert all((found[name] != of.weights[name]).any() for name in network.parameters)
    return found


def gradients(network: Network, batch: Batch, scope: dict[str, Any], when: str) -> Result:
    """Return the gradients for all parameters, after the loss has been requested as often as a plan needs."""
    for _ in range(4):
        with given(*network.bind(batch), **scope) as computation:
            found = computation.gradients(network.loss)
            assert network.loss.value.array.dtype == np.float64
    report = str(explain(computation))
    # The gradient of a large table consists of the rows that a batch reads.
    assert ("plan=False" if scope else "planned, xla") in report or "rows of a large table" in report, report
    return {f"{name} {when}": found[x].numpy() for name, x in network.parameters.items() if x in found}


def in_double_precision(bind: Callable[[Batch], Sequence[Binding[Any]]]) -> Callable[[Batch], list[Binding[Any]]]:
    """Return the function with its float32 arrays converted."""

    def converted(binding: Binding[Any]) -> Binding[Any]:
        array = binding.value.numpy()
        single = array.dtype == np.float32
        return binding.input.bind(binding.value.tensor_type(array.astype(float))) if single else binding

    return lambda batch: [converted(binding) for binding in bind(batch)]
