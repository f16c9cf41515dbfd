"""Columns, frames, labelled arrays, sparse matrices and scalars of other libraries, both ways."""

from __future__ import annotations

import numpy as np
import pytest

from typedtensor import Axis, AxisError, BoolTensor, IntTensor, Param, Tensor, given
from typedtensor.interop import sparse_rows, to_pandas, to_xarray
from typedtensor.ops import embed

pandas = pytest.importorskip("pandas")
xarray = pytest.importorskip("xarray")
sparse = pytest.importorskip("scipy.sparse")


class Row(Axis): ...


class SeaLevel(Axis, size=2): ...


class Entry(Axis): ...


class Out(Axis, size=2): ...


FRAME = pandas.DataFrame({"a": [1.5, 2.5, 3.5], "b": [4, 5, 6]}, index=["x", "y", "z"])


def test_columns_and_frames() -> None:
    column = IntTensor[Row](FRAME["b"])
    assert to_pandas(column, like=FRAME, name="b").equals(FRAME["b"])
    both = Tensor[Row, SeaLevel](FRAME)
    assert to_pandas(both, like=FRAME).equals(FRAME.astype(float))
    plain = to_pandas(both)
    assert (plain.index.name, plain.columns.name) == ("Row", "SeaLevel")
    assert BoolTensor[Row](FRAME["a"] > 2.0).numpy().tolist() == [False, True, True]
    assert np.isnan(Tensor[Row](pandas.Series([1, None], dtype="Int64")).numpy()[1])
    plain.iloc[0, 0] = 9.0  # no other sees it
    assert both.numpy()[0, 0] == 1.5


def test_tables_that_do_not_fit() -> None:
    with pytest.raises(AxisError, match="a table has one or two axes, but Tensor.*has 0"):
        to_pandas(Tensor[()](1.0))
    with pytest.raises(AxisError, match="Row has 2 elements, but like= has 3 rows"):
        to_pandas(Tensor[Row]([1.0, 2.0]), like=FRAME)
    with pytest.raises(AxisError, match="needs real elements, but was given object"):
        Tensor[Row](pandas.Series(["text"]))


def test_dimensions_are_compared_with_labels() -> None:
    numbers = np.arange(6.0).reshape(3, 2)
    array = xarray.DataArray(numbers, dims=("row", "sea_level"), coords={"row": [7, 8, 9], "of": ("row", list("abc"))})
    tensor = Tensor[Row, SeaLevel](array)
    assert to_xarray(tensor * 2.0, like=array).identical(array * 2.0)
    assert to_xarray(tensor.sum(SeaLevel), like=array).identical(array.sum("sea_level"))
    assert to_xarray(tensor.sum(Row), like=array).dims == ("sea_level",)
    assert to_xarray(tensor, name="made").dims == ("Row", "SeaLevel")
    for other in (array.T[:2, :2], array.rename(row="time")):
        with pytest.raises(AxisError, match=r"with the dimensions Row, SeaLevel, but was given one with .*transpose"):
            Tensor[Row, SeaLevel](other)
    assert Tensor[Row, SeaLevel](xarray.DataArray(numbers)).shape == (3, 2)
    with pytest.raises(AxisError, match="row has 1 elements in .*3 in like="):
        to_xarray(Tensor[Row]([1.0]), like=array)
    with pytest.raises(AxisError, match="has an axis twice"):
        to_xarray(Tensor[Row, Row]([[1.0]]))


@pytest.mark.parametrize("form", ["csr_array", "coo_array", "csc_matrix"])
def test_rows_of_sparse_matrices(form: str) -> None:
    dense = np.random.default_rng(0).integers(0, 3, (4, 5)) * np.array([[1], [0], [1], [1]])
    matrix = getattr(sparse, form)(dense)
    columns, values = sparse_rows(matrix, Row, Entry)

    class Word(Axis, size=5): ...

    weight = Param(Tensor[Word, Out](np.random.default_rng(1).normal(size=(5, 2))))
    chosen = embed(columns, weight)
    product = (chosen * values.expand_like(chosen)).sum(Entry)
    with given():
        np.testing.assert_allclose(product.value.numpy(), dense @ weight.value.numpy(), rtol=1e-6)
    empty = sparse_rows(sparse.csr_array((3, 5)), Row, Entry)
    assert [x.shape for x in empty] == [(3, 0), (3, 0)]
    with pytest.raises(AxisError, match="a sparse one, .*toarray"):
        Tensor[Row, Word](matrix)
    with pytest.raises(AxisError, match="takes a SciPy sparse matrix with two axes, not ndarray"):
        sparse_rows(dense, Row, Entry)


def test_scalars_and_dlpack() -> None:
    for number in (np.float64(2.0), np.float32(2.0), np.float16(2.0)):
        assert Tensor[()](number).dtype == number.dtype
        assert (Tensor[Row](np.ones(2, np.float32)) * number).dtype == np.float32
    assert IntTensor[()](np.int8(3)).item() == 3
    assert BoolTensor[()](np.bool_(True)).item() is True
    shared = np.from_dlpack(Tensor[Row]([1.0, 2.0]))
    assert Tensor[Row](shared).numpy().tolist() == [1.0, 2.0]
