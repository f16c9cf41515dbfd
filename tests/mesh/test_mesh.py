"""Validation of meshes, and programs on a mesh of the one device of this process."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, AxisError, BindingError, Flat, Input, Mesh, MeshAxis, Param, SizeError, Tensor, given
from typedtensor.mesh.collectives import Collective, collectives_in
from typedtensor.ops import tanh
from typedtensor.optim import Adam
from typedtensor.profiling import explain
from typedtensor.runtime.engines import target_of


class Data(MeshAxis): ...


class Model(MeshAxis, size=1): ...


class Batch(Axis): ...


class Pixel(Axis, size=6): ...


class Hidden(Axis, size=4): ...


class Absent(Axis): ...


ONE = Data(1)
x = Input(Tensor[Batch, Pixel], name="x")


made: Any = Mesh  # which the type checker refuses as well


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: made(place={}), AxisError, "a mesh needs at least one axis"),
        (lambda: made(Batch(2), place={}), AxisError, "a mesh has mesh axes, .* but was given .*, an axis of tensors"),
        (lambda: made("data", place={}), AxisError, "but was given 'data'$"),
        (lambda: made(MeshAxis, place={}), AxisError, "but was given"),
        (lambda: made(Data, place={}), SizeError, "the size of Data is needed here"),
        (lambda: made(Data(0), place={}), SizeError, "Data.* needs at least one device"),
        (lambda: made(ONE, Data(2), place={}), AxisError, "Data comes twice in a mesh"),
        (lambda: made(ONE, place={Data: Data}), AxisError, r"place=\{Batch: Data\}, but has Data as a key"),
        (lambda: made(ONE, place={"Batch": Data}), AxisError, "but has 'Batch' as a key"),
        (lambda: made(ONE, place={Batch: Model}), AxisError, "Batch is placed on Model, .* its axes are Data$"),
        (
            lambda: made(ONE, place={Batch: Hidden}),
            AxisError,
            "Batch is placed on Hidden, which is not an axis of the mesh",
        ),
    ],
)
def test_what_is_no_mesh(make: Callable[[], Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        make()


def test_labels_are_placed_and_flat_ones_by_the_first() -> None:
    mesh = Mesh(ONE, Model, place={Batch: Data, Flat[Hidden, Batch]: Model})
    flat: Mapping[Any, Any] = {Flat[Batch, Pixel]: Data, Flat[Flat[Batch, Pixel], Hidden]: Data, Pixel: None}
    assert {label: mesh.placed(label) for label in flat} == flat
    assert mesh.placed(Flat[Hidden, Batch]) is Model
    assert repr(mesh) == "Mesh(Data(1), Model(1), place={Batch: Data, Flat[Hidden, Batch]: Model})"
    assert mesh.size == 1


def test_what_does_not_fit_is_said_by_label_and_tensor() -> None:
    mesh = Mesh(Data(4), place={Batch: Data, Hidden: Data})
    mesh.check((Batch, Pixel), (8, 6), "x")
    with pytest.raises(SizeError, match="Batch has size 6 in x, and is placed on Data, whose 4 devices do not divide"):
        mesh.check((Batch, Pixel), (6, 6), "x")
    with pytest.raises(AxisError, match="Batch and Hidden of x, are both placed on Data"):
        mesh.check((Batch, Hidden), (8, 8), "x")


def test_what_a_computation_refuses() -> None:
    pytest.importorskip("jax")
    mesh = Mesh(ONE, place={Batch: Data})
    wrong: Any = {"on": Data}
    for options, message in (
        ({"on": mesh, "engine": "numpy"}, "programs on a mesh run on the engine 'xla', not on 'numpy'"),
        (wrong, r"on= takes a mesh"),
        ({"on": mesh, "eager": True}, r"given\(on=…\) runs whole programs, but given\(eager=…\)"),
        ({"on": Mesh(Data(10_000), place={})}, "needs 10000 devices, but JAX found .*XLA_FLAGS"),
    ):
        with pytest.raises(BindingError, match=message):
            given(**options)


def test_steps_values_and_gradients_on_one_device() -> None:
    pytest.importorskip("jax")
    mesh = Mesh(ONE, place={Batch: Data})
    assert target_of(None, mesh) is target_of("xla", mesh)
    rows = np.random.default_rng(0).normal(size=(4, 6))
    found: list[list[Any]] = []
    for on in (None, mesh):
        weight = Param(Tensor[Pixel](np.linspace(-1, 1, 6)))
        loss = (tanh(x.contract(weight)) ** 2).mean()
        optimizer = Adam([weight], learning_rate=0.1)
        for _ in range(4):
            with given(x.bind(Tensor[Batch, Pixel](mesh.from_local(Tensor[Batch, Pixel](rows)).array)), on=on) as scope:
                optimizer.step(loss)
                gradient = scope.gradients(loss)[weight].numpy()
        found.append([weight.value.numpy(), gradient, scope.engine])
    np.testing.assert_allclose(found[1][0], found[0][0], rtol=1e-12)
    np.testing.assert_allclose(found[1][1], found[0][1], rtol=1e-12)
    assert found[1][2] == "xla on Mesh(Data(1), place={Batch: Data})"
    assert str(explain(scope)).endswith("planned, xla")
    absent = Mesh(ONE, place={Batch: Data, Absent: Data})
    with (
        given(x.bind(Tensor[Batch, Pixel](rows)), on=absent),
        pytest.raises(AxisError, match="has Absent, but no input"),
    ):
        optimizer.step(loss)


TEXT = """HloModule jit_run

%body (p: f32[4]) -> f32[4] {
  ROOT %all-gather.1 = f32[8,2]{1,0} all-gather(%p), dimensions={0}, metadata={op_name="jit(run)/while/body/dot"}
}

ENTRY %main (p: f32[4]) -> f32[4] {
  %all-reduce.3 = (f32[], /*index=1*/bf16[3,2]{1,0}) all-reduce(%a, %b), metadata={op_name="jit(run)/(sum:dot:sum)"}
  %ag = (f32[2]{0}, f32[8]{0}) all-gather-start(%a), metadata={op_name="jit(run)/add"}
  %done = f32[8]{0} all-gather-done(%ag)
  %p = pred[] collective-permute(%a)
}
"""


def test_collectives_are_read_from_a_program() -> None:
    assert list(collectives_in(TEXT)) == [
        Collective("all-gather", 64, True, ("dot",), (("", 64),)),
        Collective("all-reduce", 16, False, ("sum", "dot"), (("", 16),)),
        Collective("all-gather", 32, False, ("add",), (("", 32),)),
        Collective("collective-permute", 1, False, (), (("", 1),)),
    ]
