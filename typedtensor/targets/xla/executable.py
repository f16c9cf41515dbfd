"""Programs compiled at their first run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.ir import Array, DType, Program
from typedtensor.targets.base import Executable
from typedtensor.targets.xla.layout import fetch, put
from typedtensor.targets.xla.lowering import Checks, checks_of, function_of, raise_failed
from typedtensor.targets.xla.processes import together
from typedtensor.targets.xla.residence import OVERWRITING, Resident, on_device


class Compiled(Executable):
    """A program that is compiled at its first run.

    Args:
        jax: the module.
        program: the program.
        inputs: the sharding of each input, on several devices.
        outputs: the sharding of each output; None where XLA chooses it.
        reports: whether the program is a step, for :meth:`step`. Its first outputs are a loss and whether each gradient
            is finite.
    """

    def __init__(
        self,
        jax: Any,
        program: Program,
        inputs: Sequence[Any] | None = None,
        outputs: Sequence[Any] = (),
        reports: bool = False,
    ) -> None:
        self._jax, self._checks = jax, checks_of(program)
        function = function_of(program)

        def run(*arrays: Any) -> Any:
            result, checks = function(*arrays)
            return result, checks, report(jax, result[0], result[1], checks) if reports else ()

        self._shardings, where = inputs, dict[str, Any]()
        if inputs is not None:
            where["in_shardings"] = tuple(inputs)
            where["out_shardings"] = [*outputs], None, None
        self._compiled = jax.jit(run, keep_unused=True, **where)
        self.program, self.instructions, self.bytes = program, 1, 0
        self._dtypes = [x.dtype for x in program.inputs]
        self._known: tuple[type, ...] = (np.ndarray,)  # and the outputs' type: these need no conversion

    def run(self, arrays: Sequence[Any]) -> Sequence[Array]:
        # JAX may return an input unchanged, which a step overwrites later.
        return [np.array(fetch(x)) for x in self.launch(arrays)]

    def divided(self) -> str:
        if self._shardings is None:
            return ""
        like = [self._jax.ShapeDtypeStruct(x.shape, x.dtype) for x in self.program.inputs]
        with self._jax.enable_x64(True):
            text: str = self._compiled.lower(*like).compile().as_text()
        return text

    def launch(self, arrays: Sequence[Any]) -> list[Any]:
        """Return the outputs as arrays of JAX, on the device.

        Args:
            arrays: the inputs: arrays of NumPy or JAX, device-resident values, or numbers.

        Raises:
            IndexError: when a checked index is out of range.
            TooManySteps: when a loop takes more steps than its buffers hold.
        """
        outputs, checks, _ = self._start(arrays)
        raise_any(self._checks, checks)
        return outputs

    def step(self, arrays: Sequence[Any]) -> tuple[Array, bool, list[Any]]:
        """Return the loss, whether all gradients are finite, and the outputs, for the arguments of :meth:`launch`.

        Unless a check fails, a step makes one transfer, of the loss and the outcome. A transfer from a distant device
        can take longer than a step.
        """
        outputs, checks, report = self._start(arrays)
        loss, is_well = np.asarray(report)  # on one device: unlike fetch, no query of the placement
        if not is_well:
            raise_any(self._checks, checks)
        return np.asarray(loss), bool(is_well), outputs

    def _start(self, arrays: Sequence[Any]) -> tuple[list[Any], Checks, Any]:
        # Programs state their dtypes, which JAX must not narrow.
        if self._shardings is None:
            try:
                result = self._run(arrays)
            except (RuntimeError, ValueError):  # JAX raises either for arrays that were donated
                if not any(isinstance(x, Resident) for x in arrays):
                    raise
                OVERWRITING.settle()  # another thread's step may have overwritten a parameter that was read here
                result = self._run(arrays)
        else:
            with self._jax.enable_x64(True), together():
                pairs = zip(map(on_device, arrays), self._dtypes, strict=True)
                given = [put(self._jax, x, d, s) for (x, d), s in zip(pairs, self._shardings, strict=True)]
                result = self._compiled(*given)
        if len(self._known) == 1 and result[0]:
            self._known = np.ndarray, type(result[0][0])
        outputs: list[Any]
        outputs, checks, report = result
        return outputs, checks, report

    def _run(self, arrays: Sequence[Any]) -> Any:
        """Run the program on one device."""
        known = self._known
        return self._compiled_on(
            [x if type(x) in known else given_array(x, t) for x, t in zip(arrays, self._dtypes, strict=True)]
        )

    def _compiled_on(self, given: Sequence[Any]) -> Any:
        with self._jax.enable_x64(True):
            return self._compiled(*given)


def given_array(array: Any, dtype: DType) -> Any:
    """Convert an input that is no array of a known type: a resident value or a number."""
    found = on_device(array)
    return found if hasattr(found, "dtype") else np.asarray(found, dtype)


def raise_any(known: Sequence[Any], checks: Checks) -> None:
    """Raise the error of the first check that failed in a run.

    Args:
        known: the checks of the program.
        checks: the numbers that the run returned for them.
    """
    for numbers in checks:
        raise_failed(known, fetch(numbers).tolist())


def report(jax: Any, loss: Any, finite: Any, checks: Checks) -> Any:
    """Return the loss of a step, and 1 if its truth values are true and all checks have passed, else 0."""
    numpy = jax.numpy
    is_well = numpy.all(finite)
    for numbers in checks:
        is_well &= ~numpy.any(numbers)
    return numpy.stack([loss, is_well.astype(loss.dtype)])
