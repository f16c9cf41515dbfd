"""Labels of the axes of a mesh."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from typedtensor import AxisError, MeshAxis, SizeError, Tensor
from typedtensor.core.axes import declared_size, is_label


class Data(MeshAxis, size=4): ...


class Model(MeshAxis): ...


def test_it_is_a_label_with_a_size() -> None:
    assert (Data().size, Model(2).size, declared_size(Data), declared_size(Model)) == (4, 2, 4, None)
    assert [is_label(x) for x in (Data, MeshAxis)] == [True, False]
    assert Tensor[Data](np.ones(4)).shape == (4,)


def test_the_base_is_no_label() -> None:
    with pytest.raises(AxisError, match=r"MeshAxis is not a label: derive one from it, as in class Batch\(MeshAxis\)"):
        MeshAxis(3)


def test_a_mesh_axis_is_no_base_of_another() -> None:
    with pytest.raises(AxisError, match="the axis label Row may not be a subclass of the label Data"):
        type("Row", (Data,), {})


@pytest.mark.parametrize("size", [0, -1, True, 1.5, "2"])
def test_what_is_no_number_of_devices(size: Any) -> None:
    with pytest.raises(SizeError, match="must be a whole number of at least"):
        type("Row", (MeshAxis,), {}, size=size)
