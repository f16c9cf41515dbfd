"""Columns, frames, labelled arrays, sparse matrices and scalars of other libraries, both ways."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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


@pytest.mark.parametrize(
    "tensor", [Tensor[Row]([0.5, 1.5, 2.5]), IntTensor[Row]([3, 1, 2]), BoolTensor[Row]([True, False, True])], ids=repr
)
def test_tensors_become_columns(tensor: Any) -> None:
    expected = tensor.numpy()
    frame = FRAME.assign(c=tensor)
    frame["d"], frame.loc[:, "e"] = tensor, tensor
    columns = [frame.c, frame.d, frame.e, pandas.Series(tensor, index=list("xyz")), pandas.DataFrame({"f": tensor}).f]
    for column in columns:
        assert column.dtype == expected.dtype
        np.testing.assert_array_equal(column.to_numpy(), expected)
    assert pandas.DataFrame(tensor.expand(SeaLevel)).shape == (2, 3)
    assert FRAME["b"].isin(IntTensor[Row]([4, 6, 6])).tolist() == [True, False, True]
    for other in (Tensor[()](1.0), tensor.expand(SeaLevel)):
        with pytest.raises(AxisError, match=r"has no len\(\), as it has [02] axes"):
            FRAME.assign(c=other)
    with pytest.raises(ValueError, match="does not match length of index"):
        FRAME.assign(c=Tensor[Row]([1.0]))


def test_nullable_columns() -> None:
    """Without missing values they are numbers; with them they are named."""
    frame = pandas.DataFrame({"a": [True, False], "b": [False, False]})
    nullable: list[tuple[str, Any, Any, type]] = [
        ("boolean", BoolTensor[Row, SeaLevel], BoolTensor[Row], bool),
        ("Int64", IntTensor[Row, SeaLevel], IntTensor[Row], int),
        ("Float64", Tensor[Row, SeaLevel], Tensor[Row], float),
    ]
    for dtype, both, one, plain in nullable:
        assert both(frame.astype(dtype)).numpy().tolist() == frame.astype(plain).to_numpy().tolist()
        assert one(frame["a"].astype(dtype)).numpy().tolist() == frame["a"].astype(plain).tolist()
    mixed = frame.astype({"a": "Int64", "b": "float64"})
    assert Tensor[Row, SeaLevel](mixed).numpy().tolist() == [[1.0, 0.0], [0.0, 0.0]]
    missing = pandas.DataFrame({"a": [True, None], "b": [False, True]}, dtype="boolean")
    for of, data in ((BoolTensor[Row], missing["a"]), (BoolTensor[Row, SeaLevel], missing)):
        with pytest.raises(AxisError, match="it has missing values, NA: fill them, as in column.fillna"):
            of(data)
    with pytest.raises(AxisError, match="was given object: pass an array of numbers"):
        Tensor[Row, SeaLevel](pandas.DataFrame({"a": [1.5], "b": [True]}, dtype=object))


FIGURES: dict[str, Callable[[Any, Any, Any], object]] = {
    "plot": lambda axes, x, _: axes.plot(x, x),
    "hist": lambda axes, x, _: axes.hist(x),
    "hist of edges": lambda axes, x, _: axes.hist(x, bins=x, weights=x),
    "hist of columns": lambda axes, _, m: axes.hist(m),
    "scatter": lambda axes, x, _: axes.scatter(x, x, c=x, s=x),
    "bar": lambda axes, x, _: axes.bar(x, x, yerr=x),
    "barh": lambda axes, x, _: axes.barh([0, 1, 2], x),
    "errorbar": lambda axes, x, _: axes.errorbar(x, x, yerr=x, xerr=x),
    "fill_between": lambda axes, x, _: axes.fill_between(x, x, x),
    "boxplot": lambda axes, x, m: (axes.boxplot(x), axes.boxplot(m)),
    "violinplot": lambda axes, x, _: axes.violinplot(x),
    "stem": lambda axes, x, _: axes.stem(x),
    "hist2d": lambda axes, x, _: axes.hist2d(x, x),
    "vlines": lambda axes, x, _: axes.vlines(x, 0, 1),
    "imshow": lambda axes, _, m: axes.imshow(m),
}


@pytest.mark.parametrize("draw", FIGURES.values(), ids=FIGURES)
def test_figures_of_tensors(draw: Callable[[Any, Any, Any], object]) -> None:
    """They are those of arrays."""
    figure, agg = (pytest.importorskip(f"matplotlib.{name}") for name in ("figure", "backends.backend_agg"))
    x = Tensor[Row]([1.0, 2.0, 4.0])
    matrix = x.expand(SeaLevel)

    def drawn(*data: Any) -> Any:
        made = figure.Figure()
        draw(made.subplots(), *data)
        canvas = agg.FigureCanvasAgg(made)
        canvas.draw()
        return np.asarray(canvas.buffer_rgba())

    np.testing.assert_array_equal(drawn(x, matrix), drawn(x.numpy(), matrix.numpy()))


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
