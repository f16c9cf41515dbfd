"""Engines are chosen by name, for a computation or for the process, and may be changed between steps."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from typedtensor import (
    Axis,
    BindingError,
    Expr,
    Input,
    Mesh,
    MeshAxis,
    Param,
    Tensor,
    dynamic,
    given,
    use_engine,
)
from typedtensor.errors import MissingExtraError, NonFiniteError
from typedtensor.ops import tanh
from typedtensor.optim import Adam
from typedtensor.profiling import explain
from typedtensor.runtime import engines

pytest.importorskip("jax")


class Data(MeshAxis, size=1): ...


class Batch(Axis): ...


class Feature(Axis, size=3): ...


class Hidden(Axis, size=4): ...


x = Input(Tensor[Batch, Feature])
ROWS = np.random.default_rng(0).normal(size=(5, 3))


def trained(names: Sequence[Any]) -> list[np.ndarray[Any, Any]]:
    """What steps have given, each on an engine of its own, and the parameters and states after them."""
    first = Param(Tensor[Feature, Hidden](np.linspace(-1, 1, 12).reshape(3, 4)))
    second = Param(Tensor[Hidden](np.ones(4)))
    hidden = tanh(x @ first)
    loss = (hidden.contract(second) ** 2).mean()
    optimizer = Adam([first, second], learning_rate=0.1)
    found: list[np.ndarray[Any, Any]] = []
    for number, name in enumerate(names):
        with given(x.bind(Tensor[Batch, Feature](ROWS + number)), engine=name) as computation:
            assert computation.engine == (name or engines.default_target().name)
            if number % 4 == 3:
                found += [computation.gradients(loss)[p].numpy() for p in (first, second)]
            [top] = optimizer.step(loss, also=(hidden.max(Hidden),))
            found += [loss.value.numpy(), top.numpy()]
    for states in optimizer.state.remembered.values():
        found += [np.asarray(states[key]) for key in sorted(states)]
    return [*found, first.value.numpy(), second.value.numpy()]


@pytest.mark.parametrize(
    "names",
    sample(
        [
            [None, "xla", "xla", "numpy", "xla", None],
            ["xla"] * 8,
            [None, "numpy", "xla", "xla", "numpy", "numpy", "xla", "xla", None],
        ],
        first=1,
    ),
)
def test_engines_give_the_same_and_take_turns(names: Sequence[Any]) -> None:
    import jax

    for one, other in zip(trained(names), trained([None] * len(names)), strict=True):
        assert one.dtype == other.dtype == np.float64
        np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-12)
    assert jax.numpy.ones(2).dtype == np.float32  # double precision was JAX's for our programs alone


def test_the_engine_of_the_process_is_chosen_and_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "_TARGET", None)
    weight = Param(Tensor[Feature](np.ones(3)))

    @dynamic
    async def scaled() -> Expr[Tensor[Batch]]:
        size = await (x.contract(weight)).sum()
        return x.contract(weight) * (2.0 if float(size.numpy()) > 0 else 3.0)

    loss = (scaled() ** 2).mean() + (weight * weight).sum()
    names: dict[Any, str] = {"native": "planned", "numpy": "planned, numpy", "xla": "planned, xla"}
    for name, said in names.items():
        use_engine(name)
        for _ in range(3):
            with given(x.bind(Tensor[Batch, Feature](ROWS))) as computation:
                gradient = computation.gradients(loss)[weight].numpy()
        assert str(explain(computation)).splitlines()[-1].rstrip().endswith(f" {said}")
        doubled = 9.0 if ROWS.sum() <= 0 else 4.0
        np.testing.assert_allclose(gradient, doubled * 2 * ROWS.sum(1) @ ROWS / 5 + 2, rtol=1e-12)


def test_what_is_not_finite_changes_nothing() -> None:
    weight = Param(Tensor[Feature](np.ones(3)))
    loss = ((x.contract(weight) ** 2).mean() * 3.0).sum()
    optimizer = Adam([weight], learning_rate=0.1)
    for number in range(6):
        rows = ROWS * (np.inf if number == 4 else 1.0)
        before = weight.value.numpy().copy()
        with given(x.bind(Tensor[Batch, Feature](rows)), engine="xla"):
            if number == 4:
                with pytest.raises(NonFiniteError):
                    optimizer.step(loss)
            else:
                optimizer.step(loss)
        assert (weight.value.numpy() == before).all() == (number == 4)
    assert optimizer.steps == 5


def test_engines_that_are_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BindingError, match="no engine 'cuda': choose 'native', 'numpy' or 'xla'"):
        given(engine="cuda")  # type: ignore[arg-type]
    with pytest.raises(BindingError, match="no engine"):
        use_engine(["xla"])  # type: ignore[arg-type]
    with pytest.raises(BindingError, match="run on the engine 'xla', not on 'numpy'"):
        use_engine("numpy", on=Mesh(Data))
    with pytest.raises(BindingError, match="on= takes a mesh"):
        use_engine("xla", on=4)  # type: ignore[arg-type]
    options: list[dict[str, Any]] = [{"eager": True}, {"threads": 2}, {"check_finite": True}, {"plan": False}]
    for option in options:
        with pytest.raises(
            BindingError, match=f"given\\({next(iter(option))}=…\\) interprets nodes one by one on NumPy"
        ):
            given(engine="xla", **option)
    with pytest.raises(BindingError, match="'xla' has none that can be left out, not 'split'"):
        given(engine="xla", without=["split"])
    monkeypatch.setattr(engines, "_made", engines._made.__wrapped__)
    monkeypatch.setitem(sys.modules, "jax", None)
    with pytest.raises(MissingExtraError, match=r"engine 'xla' need jax: pip install 'typedtensor-lang\[xla\]'"):
        given(engine="xla")
    with given(engine="numpy"):
        pass


BROKEN = """
import sys, warnings
import numpy as np

class Raising:
    def find_spec(self, name, path, target=None):
        if name == "llvmlite.binding":
            raise OSError("libLLVM.so: cannot open shared object file")

sys.meta_path.insert(0, Raising())
from typedtensor import Axis, Input, Param, Tensor, given
from typedtensor.optim import SGD
from typedtensor.testing import refused_plans

class Batch(Axis): ...

x, w = Input(Tensor[Batch]), Param(Tensor[()](2.0))
loss, optimizer = ((x * w + 1.0) * x).sum(), SGD([w], learning_rate=0.1)
with warnings.catch_warnings(record=True) as said, refused_plans() as refused:
    warnings.simplefilter("always")
    for size in (3, 3, 4, 5):
        with given(x.bind(Tensor[Batch](np.ones(size, np.float32)))) as computation:
            optimizer.step(loss)
assert [str(each.message)[:26] for each in said] == ["llvmlite is installed but "]
assert not refused
print(computation.counts.planned, w.value.numpy().round(6))
"""
"""Training where llvmlite cannot be loaded."""


def test_calls_of_numpy_run_where_llvm_cannot_be_loaded() -> None:
    """It is said once, and no program is left to the interpreter."""
    done = subprocess.run([sys.executable, "-c", BROKEN], check=True, capture_output=True, text=True)
    assert done.stdout == "1 0.5\n"
