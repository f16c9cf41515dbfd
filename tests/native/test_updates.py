"""Updates as machine code give the same bits as universal functions, for every optimizer and for random programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.native.calls import compiler, is_native
from tests.specialization.test_kernels import random_program
from typedtensor import Axis, Param, Tensor, given
from typedtensor.ir import Elementwise, Program, Value, Where, make, new_input
from typedtensor.optim import SGD, Adadelta, Adagrad, Adam, AdamW, Lion, NAdam, Optimizer, RMSProp
from typedtensor.targets.numpy import kernels
from typedtensor.targets.numpy.emission.steps import execute
from typedtensor.targets.numpy.kernels import Kernel
from typedtensor.targets.numpy.native.sequence import joined


class Feature(Axis, size=5): ...


OPTIMIZERS: dict[str, Callable[[Any], Optimizer]] = {
    "descent": lambda ps: SGD(ps, learning_rate=0.1),
    "momentum": lambda ps: SGD(ps, learning_rate=0.1, momentum=0.9, nesterov=True),
    "Adagrad": lambda ps: Adagrad(ps, learning_rate=0.1),
    "Adam": lambda ps: Adam(ps, learning_rate=0.1),
    "AMSGrad": lambda ps: Adam(ps, learning_rate=0.1, amsgrad=True),
    "AdamW": lambda ps: AdamW(ps, learning_rate=0.1),
    "RMSProp": lambda ps: RMSProp(ps, learning_rate=0.1),
    "Lion": lambda ps: Lion(ps, learning_rate=0.1),
    "NAdam": lambda ps: NAdam(ps, learning_rate=0.1),
    "Adadelta": lambda ps: Adadelta(ps),
}

SIZES = (0, 1, 15, 16, 17, 100)


def kernels_of(make_optimizer: Callable[[Any], Optimizer], monkeypatch: pytest.MonkeyPatch, dtype: str) -> list[Kernel]:
    """The kernels that an optimizer makes for parameters of a dtype."""
    found: list[Kernel] = []
    begin = Kernel.__init__

    def noted(self: Kernel, program: Program) -> None:
        begin(self, program)
        found.append(self)

    monkeypatch.setattr(kernels.Kernel, "__init__", noted)
    w = Param(Tensor[Feature](np.ones(5, dtype)))
    optimizer = make_optimizer([w])
    for _ in range(3):
        with given():
            optimizer.step((w * w).sum())
    return found


def compared(kernel: Kernel, arrays: list[Any], size: int) -> bool:
    """Compare the results of a kernel with those of machine code; return whether there is machine code."""
    outputs, others = ([np.full(size, 7, x.dtype) for x in kernel.program.outputs] for _ in range(2))
    registers = [np.empty(size, dtype) for dtype in kernel.registers]
    calls = joined([(kernel.run, (*arrays, *others, *registers))], 1)
    with np.errstate(all="ignore"):
        kernel.run(*arrays, *outputs, *registers)
        execute(calls)
    for one, other in zip(outputs, others, strict=True):
        np.testing.assert_array_equal(one, other)
        np.testing.assert_array_equal(np.signbit(one[one == 0]), np.signbit(other[one == 0]))
    return is_native(calls)


@pytest.mark.parametrize("dtype", ["f4", "f8"])
@pytest.mark.parametrize("name", OPTIMIZERS)
def test_updates_of_all_optimizers(name: str, dtype: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler()
    found = kernels_of(OPTIMIZERS[name], monkeypatch, dtype)
    assert found
    draw = np.random.default_rng(0)
    for kernel in found:
        for size in SIZES:
            arrays = [
                np.asarray(draw.normal(size=size if x.shape else ()) ** 2, x.dtype) for x in kernel.program.inputs
            ]
            if size > 16:
                arrays[0][:6] = np.nan, np.inf, -np.inf, 0, -0.0, 1e-30
            assert compared(kernel, arrays, size)


def test_random_programs() -> None:
    compiler()
    native = 0
    for seed in range(200):
        kernel = Kernel(random_program(seed, reductions=seed % 4 == 0))
        draw = np.random.default_rng(seed)
        for size in (7, 40) if kernel.elementwise else (7,):
            native += compared(kernel, [draw.normal(size=size), draw.normal(size=size), np.asarray(0.75)], size)
    assert native > 40  # those without ``tanh`` and reductions


def flat(dtype: str, size: int) -> tuple[Value, Value]:
    """Two inputs of a program."""
    x, y = (new_input(name, (size,), np.dtype(dtype)) for name in "xy")
    return x, y


def test_programs_of_other_functions_are_left_to_numpy() -> None:
    compiler()
    x, y = flat("f8", 4)
    for value in (make(Elementwise("exp"), x), make(Elementwise("floor_divide"), x, y)):
        assert not compared(Kernel(Program((x, y), (value,))), [np.arange(4.0), np.ones(4)], 4)


def test_arrays_that_are_not_flat_are_left_to_numpy() -> None:
    compiler()
    inputs = flat("f8", 4)
    run = Kernel(Program(inputs, (make(Elementwise("add"), *inputs),))).run
    wide, out, other = np.arange(8.0)[::2], np.zeros(4), np.ones(4)
    assert not is_native(joined([(run, (wide, other, out))], 1))
    assert not is_native(joined([(run, (out.astype(np.float32), other, out))], 1))
    assert not is_native(joined([(run, (np.zeros(3), other, out))], 1))
    assert is_native(joined([(run, (out, other, out))], 1))


@pytest.mark.parametrize("dtype", ["f4", "f8"])
def test_constants_keep_their_precision(dtype: str) -> None:
    compiler()
    x, z = flat(dtype, 20)
    y = z
    for number in (0.1, 1e-45, 3.3e38, -0.0, float("inf"), 1 / 3):
        y = make(Elementwise("add"), make(Elementwise("multiply"), y, number), x)
    assert compared(Kernel(Program((x, z), (y,))), [np.linspace(-1, 1, 20).astype(dtype), np.ones(20, dtype)], 20)


def test_programs_that_differ_in_constants_share_code() -> None:
    machine, x = compiler(), flat("f4", 20)
    kernels_of_rates = [
        Kernel(Program(x, (make(Elementwise("add"), make(Elementwise("multiply"), x[0], rate), x[1]),)))
        for rate in (0.1, 0.01, 0.3)
    ]
    arrays = [np.linspace(-1, 1, 20).astype("f4"), np.ones(20, "f4")]
    assert compared(kernels_of_rates[0], arrays, 20)
    known = len(vars(machine)["_known"])
    for kernel in kernels_of_rates:
        assert compared(kernel, arrays, 20)
    assert len(vars(machine)["_known"]) == known


def test_choices_between_other_values_are_left_to_numpy() -> None:
    compiler()
    x, y = flat("f8", 20)
    more, less = (make(Elementwise(name), x, y) for name in ("greater", "less"))
    chosen = make(Where(), make(Where(), more, less, more), x, y)
    assert not compared(Kernel(Program((x, y), (chosen,))), [np.linspace(-1, 1, 20), np.zeros(20)], 20)
