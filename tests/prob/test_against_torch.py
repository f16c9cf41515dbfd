"""Densities, moments, entropies and divergences of distributions, and their gradients, against PyTorch's."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, BoolTensor, Const, IntTensor, Param, Tensor, given, prob
from typedtensor.ad import gradients

RECORDED = json.loads(Path(__file__).with_name("references").joinpath("by_torch.json").read_text())


class Row(Axis): ...


class Class(Axis, size=3): ...


KINDS: dict[str, Any] = {"Bernoulli": (BoolTensor, bool), "Poisson": (IntTensor, int), "Categorical": (IntTensor, int)}
OVER: dict[str, tuple[type[Axis], ...]] = {"Categorical": (Class,), "Dirichlet": (Class,)}


def parameter(elements: Any) -> Param[Any]:
    form: Any = Tensor[Row, Class] if isinstance(elements[0], list) else Tensor[Row]
    return Param(form(np.array(elements)))


@pytest.mark.parametrize("name", RECORDED)
def test_values_and_gradients(name: str) -> None:
    recorded = RECORDED[name]
    parameters, others = ([parameter(p) for p in recorded[key]] for key in ("parameters", "others"))
    of = getattr(prob, name)
    ours, other = of(*parameters, *OVER.get(name, ())), of(*others, *OVER.get(name, ())) if others else None
    points = np.array(recorded["points"])
    kind, elements = KINDS.get(name, (None, None))
    x = parameter(recorded["points"]) if kind is None else Const(kind[Row](points.astype(elements)))
    asked = {"log_density": (x,), "kl_divergence": (other,)}
    for what in ("log_density", "mean", "variance", "entropy", "kl_divergence"):
        if what not in recorded:
            continue
        value = getattr(ours, what)(*asked.get(what, ()))
        among = [*parameters, *others] if what == "kl_divergence" else parameters
        with given():
            found = [value.value, *(slope.value for slope in gradients(value.sum(), *among))]
        for one, expected in zip(found, [recorded[what]["value"], *recorded[what]["gradients"]], strict=True):
            np.testing.assert_allclose(one.numpy(), expected, rtol=1e-7, atol=1e-9, err_msg=f"{what} of {name}")
