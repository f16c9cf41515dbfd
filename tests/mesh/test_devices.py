"""Meshes of simulated devices, each in a process of its own: the same as on one device, and what it takes."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.mesh.simulated import run
from typedtensor.io.files import read

pytest.importorskip("jax")
pytestmark = pytest.mark.slow


def kinds(found: Any) -> Counter[str]:
    return Counter(x["kind"] for x in found["collectives"])


def test_labels_alone_divide_batches_and_parameters(tmp_path: Path) -> None:
    found = run("small.py", 4, str(tmp_path))
    alone, tensors, parameters = (found[name] for name in ("alone", "tensors", "parameters"))
    for other, part in ((tensors, 1 / 2), (parameters, 1 / 4)):
        assert set(other["parts"]) == {part}  # of parameters and of states
        assert sum(x == "not finite" for x in other["found"]) == 1
        for one, here in zip(alone["found"], other["found"], strict=True):
            assert one == here if isinstance(one, str) else np.allclose(one, here, rtol=1e-10, atol=1e-12)
    assert not alone["collectives"]
    assert kinds(tensors) == {"all-reduce": 3}
    assert kinds(parameters) == {"all-gather": 3, "all-reduce": 1}
    assert "all-gather      1   96 B" in parameters["explained"]
    whole = read(tmp_path / "alone")
    for name in ("tensors", "parameters"):
        saved = read(tmp_path / name)
        assert saved.own == whole.own
        assert saved.arrays.keys() == whole.arrays.keys()
        for key, array in saved.arrays.items():
            np.testing.assert_allclose(array, whole.arrays[key], rtol=1e-10)


def test_a_mesh_for_all_computations() -> None:
    """Those of `fit` and `measure` as well, until another engine is chosen."""
    found = run("fitting.py", 4)
    assert set(found["divided"]["parts"]) == {1 / 2}  # of parameters and of states
    for way, tolerance in (("divided", 1e-5), ("after", 1e-12)):  # the interpreter, which comes first, adds otherwise
        for name in ("found", "parameters"):
            for one, other in zip(found["alone"][name], found[way][name], strict=True):
                np.testing.assert_allclose(other, one, rtol=tolerance, atol=tolerance / 10)
    assert found["divided"]["fetched"] == 0
    assert found["after"]["parts"] == []


def test_gradients_that_were_computed_before_are_applied_where_parameters_are() -> None:
    """No step has said how the parameters are divided: their labels do."""
    alone, divided = run("applying.py", 8)
    for one, other in zip(alone["parameters"], divided["parameters"], strict=True):
        np.testing.assert_allclose(other, one, rtol=1e-12, atol=1e-12)
    assert alone["parts"] == [1] * 12
    assert sorted(divided["parts"]) == [1 / 2] * 6 + [1] * 6  # the values and the two states of two of the four


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_a_transformer_on_eight_devices(dtype: str) -> None:
    found = run("workloads.py", 8, "transformer", dtype, "Batch=Data,Inner=Model")
    assert found["difference"] < {"float32": 1e-5, "float64": 1e-10}[dtype]
    assert kinds(found) == {"all-reduce": 3}
    assert found["here"] < 0.7 * found["whole"]  # the inner layer is two thirds, of which a device has half


@pytest.mark.parametrize("name", ["rnn", "cnn"])
def test_activations_are_not_gathered(name: str) -> None:
    found = run("workloads.py", 8, name, "float64", "Batch=Data")
    assert found["difference"] < 1e-10
    assert kinds(found) == {"all-reduce": 2}  # of the gradients, and of whether the labels are in their range
    assert min(x["bytes"] for x in found["collectives"]) == 1


AS_WRITTEN = {"train": 2, "share": 1, "all_reduce": 1, "sum": 1, "shard": 0}
"""The reductions that programs write, of which those of all gradients and the loss are one."""

REPLACED = {"mean", "reduce_scatter", "all_gather", "all_to_all"}
"""Programs in which XLA carries out what is written by one reduction, as their results are sums in the end."""


def test_programs_per_shard_on_eight_devices() -> None:
    found = run("shards.py", 8)
    assert found.keys() == AS_WRITTEN.keys() | REPLACED
    for name, (alone, divided) in found.items():
        for one, here in zip(alone["found"], divided["found"], strict=True):
            np.testing.assert_allclose(here, one, rtol=1e-10, atol=1e-10, err_msg=name)
        assert not any(alone["programs"])
        assert divided["programs"], name
        for collectives in divided["programs"]:
            assert collectives == ["all-reduce"] * AS_WRITTEN.get(name, 1), name


GATHERED = {"ConvolveGrouped", "Solve", "TriangularSolve"}
"""Operations that XLA does not divide."""


def test_operations_on_partial_sums_on_eight_devices() -> None:
    found = run("linear.py", 8)
    assert len(found) > 60
    for name, (difference, computed, collectives) in found.items():
        assert difference < 1e-10, name
        gradients = computed > 1
        assert bool(collectives) is gradients, name
        assert (set(collectives) <= {"all-reduce"}) is (name not in GATHERED), name
