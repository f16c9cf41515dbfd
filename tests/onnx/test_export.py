"""Exported files give onnxruntime the same outputs, at any sizes that are open; what cannot be exported is named."""

from __future__ import annotations

import os
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx.reference import ReferenceEvaluator

from tests.onnx.running import computed, run_file, run_program, session
from tests.ops.cases import REPRESENTATIVES, Case
from tests.ops.test_empty_axes import resized
from tests.sampling import sample
from tests.specialization.test_primitives import CASES, elements, inputs
from tests.specialization.test_registry import cast, written
from typedtensor import (
    AnyTensor,
    Axis,
    Const,
    Forest,
    ForestInput,
    Input,
    IntTensor,
    Param,
    Tensor,
    call,
    checkpoint,
    cond,
    given,
    gradient,
    map_over,
    scan,
    tree_fold,
    while_loop,
)
from typedtensor.core.axes import declared_size
from typedtensor.errors import AxisError, MissingExtraError, OnnxError, SizeError
from typedtensor.ir import (
    Accumulate,
    AveragePool,
    Cast,
    Elementwise,
    ForeignCall,
    LinearAlgebra,
    Program,
    Value,
    interpret,
    make,
    new_input,
)
from typedtensor.nn import LSTM, Conv2D, LayerNorm, Linear, LSTMCell, ModuleStack, MultiHeadAttention, SelfAttention
from typedtensor.onnx import export
from typedtensor.onnx.writing.elementwise import COMPOSED, OF_INTEGERS, OPERATORS
from typedtensor.onnx.writing.rules import PrimitiveError
from typedtensor.ops import (
    adaptive_average_pool,
    adaptive_max_pool,
    arg_top_k,
    cholesky,
    embed,
    flip,
    interpolate,
    outer,
    relu,
    sin,
    sort,
    tanh,
    top_k,
    unfold,
)
from typedtensor.passes.pipeline import MADE
from typedtensor.random import Key, normal_like, uniform, uniform_like


class Batch(Axis): ...


class Time(Axis): ...


class Height(Axis): ...


class Span(Axis): ...


class Best(Axis): ...


class Token(Axis, size=11): ...


class Feature(Axis, size=8): ...


class Hidden(Axis, size=16): ...


class Digit(Axis, size=5): ...


class Head(Axis, size=2): ...


class Width(Axis, size=4): ...


class Channel(Axis, size=3): ...


class Map(Axis, size=4): ...


class Three(Axis, size=3): ...


class Two(Axis, size=2): ...


lstm = LSTM(LSTMCell(Feature, Hidden, seed=0), Time)
blocks = ModuleStack(lambda seed: Linear(Feature, Feature, seed=seed) >> relu, Digit, seed=0)
causal = SelfAttention(MultiHeadAttention(Feature, Head, Width, causal=True, seed=0), Time)
conv = Conv2D(Channel, Map, Three, Two, seed=0)
table = Const(Tensor[Token, Feature](np.arange(88.0, dtype="f4").reshape(11, 8)))

MODELS: dict[str, tuple[Callable[..., Any], dict[str, Any], list[dict[str, tuple[int, ...]]]]] = {
    "recurrent": (
        lambda x: lstm(x) @ Linear(Hidden, Digit, seed=1).weight,
        {"x": Tensor[Time, Batch, Feature]},
        [{"x": (5, 3, 8)}, {"x": (1, 1, 8)}],
    ),
    "stacked": (
        lambda x: blocks.map(lambda block: block(blocks.fold(x))).sum(Digit),
        {"x": Tensor[Batch, Feature]},
        [{"x": (5, 8)}, {"x": (1, 8)}],
    ),
    "convolutional": (
        lambda x: relu(conv(x)).mean(Map),
        {"x": Tensor[Batch, Channel, Height, Span]},
        [{"x": (2, 3, 5, 6)}, {"x": (1, 3, 3, 2)}],
    ),
    "attention": (
        lambda x: LayerNorm(Feature)(causal(x) + x),
        {"x": Tensor[Batch, Time, Feature]},
        [{"x": (2, 5, 8)}, {"x": (1, 1, 8)}],
    ),
    "gradient": (
        lambda x: gradient((lstm(x) ** 2.0).sum(), lstm.cell.recurrent),
        {"x": Tensor[Time, Batch, Feature]},
        [{"x": (4, 3, 8)}, {"x": (2, 2, 8)}],
    ),
    "embedding": (lambda x: embed(x, table).mean(Time), {"x": IntTensor[Batch, Time]}, [{"x": (3, 4)}, {"x": (1, 1)}]),
    "sorted": (lambda x: sort(x, Time), {"x": Tensor[Batch, Time]}, [{"x": (3, 4)}, {"x": (1, 1)}]),
}


def data(types: dict[str, Any], shapes: dict[str, tuple[int, ...]]) -> dict[str, Any]:
    generator = np.random.default_rng(0)
    return {
        name: generator.integers(0, 11, shape)
        if types[name].kind == "int"
        else generator.normal(size=shape).astype("f4")
        for name, shape in shapes.items()
    }


@pytest.mark.parametrize("name", MODELS)
def test_a_file_gives_the_same_outputs_at_any_size(name: str, tmp_path: Path) -> None:
    function, types, sizes = MODELS[name]
    export(tmp_path / "model.onnx", function, types)
    for shapes in sizes:
        arrays = data(types, shapes)
        [found] = run_file(tmp_path / "model.onnx", arrays)
        expected = computed(function, types, arrays)
        assert found.shape == expected.shape
        np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-5)


def dims(value: Any) -> list[Any]:
    return [d.dim_param or d.dim_value for d in value.type.tensor_type.shape.dim]


def test_labels_name_dimensions_and_parameters_have_their_names(tmp_path: Path) -> None:
    classifier = Linear(Feature, Hidden, seed=0) >> relu >> Linear(Hidden, Digit, seed=0)
    export(tmp_path / "a.onnx", classifier, {"image": Tensor[Batch, Feature]}, opset=21)
    model = onnx.load(tmp_path / "a.onnx")
    graph = model.graph
    assert [x.name for x in graph.input] == ["image"]
    assert dims(graph.input[0]) == ["Batch", 8]
    assert [d.denotation for d in graph.input[0].type.tensor_type.shape.dim] == ["Batch", "Feature"]
    assert dims(graph.output[0]) == ["Batch", 5]
    names = {x.name: tuple(x.dims) for x in graph.initializer if ":" not in x.name}
    assert names == {"0.weight": (8, 16), "0.bias": (16,), "2.weight": (16, 5), "2.bias": (5,)}
    assert [x.version for x in model.opset_import] == [21]


def test_several_outputs_and_inputs_of_an_expression(tmp_path: Path) -> None:
    x, scale = Input(Tensor[Batch, Feature]), Input(Tensor[Feature])
    scaled = x * scale.expand_like(x)
    outputs = {"scaled": scaled, "total": scaled.sum()}
    export(tmp_path / "a.onnx", outputs, {"x": x, "scale": scale}, dtype=np.float64, sizes={Batch: 2})
    arrays = {"x": np.ones((2, 8)), "scale": np.arange(8.0)}
    found = run_file(tmp_path / "a.onnx", arrays)
    np.testing.assert_array_equal(found[0], arrays["x"] * arrays["scale"])
    assert found[1] == 56.0
    assert dims(onnx.load(tmp_path / "a.onnx").graph.input[0]) == [2, 8]


def line() -> int:
    return sys._getframe(1).f_lineno


def test_an_operation_that_does_not_map_is_named_with_its_line(tmp_path: Path) -> None:
    def step(state: Any, x: Any) -> Any:
        return cholesky(outer(state, x.rename(Feature, Span)), Feature, Span).sum(Span), x

    def inside(x: Any) -> Any:
        return (
            scan(step, Const(Tensor[Feature](np.zeros(8, "f4"))), x, Batch)[1] * 1.0
            + scan(step, Const(Tensor[Feature](np.zeros(8, "f4"))), x, Batch)[0].sum()
        )

    (tmp_path / "a.onnx").write_text("before")
    where = f"{__file__}:{step.__code__.co_firstlineno + 1}"
    with pytest.raises(OnnxError, match=r"Cholesky\(Feature, Span\), applied at .*, cannot be exported") as caught:
        export(tmp_path / "a.onnx", inside, {"x": Tensor[Batch, Feature]})
    assert where in str(caught.value)

    def curvature(x: Any) -> Any:
        return gradient((gradient(growing(x).sum(), x) * x).sum(), x)

    where = rf"{os.path.basename(__file__)}:[0-9]+, cannot be exported: in an ONNX file only the first gradient of a"
    with pytest.raises(OnnxError, match=where):
        export(tmp_path / "a.onnx", curvature, {"x": Tensor[Feature]})
    assert (tmp_path / "a.onnx").read_text() == "before"
    assert os.listdir(tmp_path) == ["a.onnx"]


def chosen(x: Any) -> Any:
    return cond(
        x.sum() > 1.0, lambda y: y * 2.0, lambda y: -y, while_loop(lambda y: y.sum() < 9.0, lambda y: y * 2.0, x)
    )


def test_choices_and_loops_that_end_by_values(tmp_path: Path) -> None:
    types = {"x": Tensor[Feature]}
    export(tmp_path / "a.onnx", chosen, types)
    for number in (0.01, 1.0, 5.0):
        arrays = {"x": np.full(8, number, np.float32)}
        [found] = run_file(tmp_path / "a.onnx", arrays)
        np.testing.assert_allclose(found, computed(chosen, types, arrays), rtol=1e-6)


@call
def power(x: Any, n: Any) -> Any:
    return cond(n > 0, lambda s: s[0] * power(s[0], s[1] - 1), lambda s: s[0] * 0.0 + 1.0, (x, n))


@call
def fibonacci(x: Any, n: Any) -> Any:
    further = lambda s: fibonacci(s[0], s[1] - 1) + sin(fibonacci(s[0] * 0.9, s[1] - 2))  # noqa: E731
    return cond(n > 1, further, lambda s: s[0] * 1.0, (x, n))


def growing(x: Any) -> Any:
    """More steps than a plan has room for at first."""
    return while_loop(lambda y: y.sum() < 90.0, lambda y: y * 1.01 + x * x * 0.01, x)


STEPWISE: dict[str, Callable[[Any], Any]] = {
    "while_loop": growing,
    "no step": lambda x: while_loop(lambda y: y.sum() < -9.0, lambda y: y * x, x),
    "recursion": lambda x: power(x, Const(IntTensor[()](4))),
    "no call": lambda x: power(x, Const(IntTensor[()](0))),
    "recursion with two calls": lambda x: fibonacci(x, Const(IntTensor[()](5))),
}


@pytest.mark.parametrize("name", STEPWISE)
def test_values_and_gradients_of_loops_and_recursions_by_values(tmp_path: Path, name: str) -> None:
    function = STEPWISE[name]
    types, arrays = {"x": Tensor[Feature]}, {"x": np.linspace(0.3, 1.2, 8).astype(np.float32)}
    for each in (function, lambda x: gradient(function(x).sum(), x)):
        export(tmp_path / "a.onnx", each, types)
        [found] = run_file(tmp_path / "a.onnx", arrays)
        np.testing.assert_allclose(found, computed(each, types, arrays), rtol=1e-5)


FORESTS = (
    Forest(((0, 1), 2), (3, (4, 5))),
    Forest((0, (1, (2, (3, (4, 5)))))),
    Forest((((0, 1), (2, 3)), ((4, 5), (6, 7))), 8, elements=10),
    Forest(1, 0),
)
"""Several roots of one height; a node on each height; an element that is no part; no inner nodes."""


def treelike(words: Any, trees: Any) -> dict[str, Any]:
    states = tree_fold(
        lambda x: (tanh(x * decay), x * 0.5),
        lambda a, b: (tanh(a[0] * 0.7 - b[0] * decay) + b[1], a[1] * b[1]),
        words,
        trees,
        Time,
        Batch,
    )
    found = states.stacked
    total = (found[0] * found[0]).sum() + found[1].sum()
    return {"a": found[0], "b": found[1], "slope": gradient(total, words), "decay": gradient(total, decay)}


decay = Param(Tensor[Feature](np.linspace(0.4, 1.0, 8).astype("f4")), name="decay.of.parts")


def test_folds_of_trees_whose_structure_is_an_input(tmp_path: Path) -> None:
    words, trees = Input(Tensor[Time, Feature], name="words"), ForestInput(Time, Batch)
    outputs = treelike(words, trees)
    inputs = {"words": words, **{f"trees{n}": x for n, x in enumerate(trees.indices)}}
    export(tmp_path / "a.onnx", outputs, inputs)
    export(tmp_path / "values.onnx", {name: outputs[name] for name in "ab"}, inputs)
    values = ReferenceEvaluator(str(tmp_path / "values.onnx"))
    for forest in FORESTS:
        x = np.random.default_rng(0).normal(size=(forest.elements, 8)).astype("f4")
        with given(words.bind(Tensor[Time, Feature](x)), *trees.bind(forest)):
            expected = [x.value.numpy() for x in outputs.values()]
        arrays = {"words": x, **{f"trees{n}": y for n, y in enumerate(forest.arrays())}}
        if len(forest.left):
            [*results] = run_file(tmp_path / "a.onnx", arrays)
        else:  # onnxruntime scans nothing of no elements, as the gradient of a map does
            [*results] = run_file(tmp_path / "values.onnx", arrays)
        results += values.run(None, arrays)
        for found, wanted in zip(results, [*expected[: len(results) - 2], *expected[:2]], strict=True):
            np.testing.assert_allclose(found, wanted, rtol=1e-4, atol=1e-5)


def test_folds_of_trees_that_are_constants(tmp_path: Path) -> None:
    types = {"words": Tensor[Time, Feature]}
    for forest in FORESTS[:3]:
        arrays = data(types, {"words": (forest.elements, 8)})
        for name in ("a", "slope"):
            function = lambda words, name=name, forest=forest: treelike(words, forest)[name]  # noqa: E731
            export(tmp_path / "a.onnx", function, types)
            [found] = run_file(tmp_path / "a.onnx", arrays)
            np.testing.assert_allclose(found, computed(function, types, arrays), rtol=1e-4, atol=1e-5)


def settled(x: Any, by: Any) -> Any:
    """A number of steps that is data."""
    return while_loop(lambda y: (y * y).sum() > 0.05, lambda y: y * 0.8 + sin(y) * 0.1 * by, x)


NESTED: dict[str, Callable[[Any, Any], Any]] = {
    "tree": lambda words, f: tree_fold(
        lambda x: x * decay, lambda a, b: tanh(f(a, b) * 0.7 - b * decay), words, FORESTS[0], Time, Batch
    ).stack(),
    "scan": lambda words, f: scan(lambda h, x: (tanh(f(x, h) + h), x), words.mean(Time), words, Time)[0],
    "branch": lambda words, f: cond(
        words.sum() > 0.0, lambda s: f(s, s * 0.1), lambda s: f(s * 0.5, s), words.mean(Time)
    ),
}


@pytest.mark.parametrize("name", sample(NESTED, first=1))
def test_gradients_of_loops_by_values_inside_others(tmp_path: Path, name: str) -> None:
    types, sizes = {"words": Tensor[Time, Feature]}, {Time: 6} if name == "scan" else {}
    arrays = data(types, {"words": (6, 8)})

    def slope(words: Any, f: Any) -> Any:
        return gradient((NESTED[name](words, f) ** 2.0).sum(), words)

    with pytest.raises(OnnxError, match=r"only the first gradient of a while_loop .* put .* in checkpoint\(function\)"):
        export(tmp_path / "a.onnx", lambda words: slope(words, settled), types, sizes=sizes)

    def again(words: Any) -> Any:
        return slope(words, checkpoint(settled))

    export(tmp_path / "a.onnx", again, types, sizes=sizes)
    [found] = run_file(tmp_path / "a.onnx", arrays)
    np.testing.assert_allclose(found, computed(again, types, arrays), rtol=1e-4, atol=1e-6)


def draws(key: Any, x: Any) -> dict[str, Any]:
    """Draws from a key that is an input, from keys that follow from it, from a constant, and in a loop."""
    root = Key(key)
    first, second = root.split()
    each = map_over(lambda word: uniform(Key(word), Tensor[Digit]), root.along(Three), Three)
    _, chain = scan(lambda state, row: (state.fold_in(1), uniform_like(state, row)), first, x, Batch)
    return {
        "uniform": uniform_like(second.fold_in(3), x),
        "of a constant": uniform_like(Key(7), x),
        "of many keys": each,
        "in a loop": chain,
        "a word": second.word,
        "normal": normal_like(first, x),
    }


@pytest.mark.parametrize("dtype", ["f4", "f8"])
def test_draws_from_keys_are_the_same_numbers(tmp_path: Path, dtype: str) -> None:
    types = {"key": IntTensor[()], "x": Tensor[Batch, Digit]}
    export(tmp_path / "a.onnx", draws, types, dtype=np.dtype(dtype))
    model = ReferenceEvaluator(str(tmp_path / "a.onnx"))
    for size, key in ((1, 5), (3, -9), (7, 2**62 + 12345)):
        arrays = {"key": np.asarray(key), "x": np.ones((size, 5), dtype)}
        expected = {name: computed(lambda k, x, of=name: draws(k, x)[of], types, arrays) for name in draws(*leaves())}
        for found in (run_file(tmp_path / "a.onnx", arrays), model.run(None, arrays)):
            results = dict(zip(expected, found, strict=True))
            for name, array in results.items():
                assert array.dtype == expected[name].dtype
                if name != "normal":
                    np.testing.assert_array_equal(array, expected[name], err_msg=name)
            np.testing.assert_allclose(results["normal"], expected["normal"], rtol=1e-5)


def leaves() -> tuple[Input[Any], Input[Any]]:
    return Input(IntTensor[()]), Input(Tensor[Batch, Digit])


def test_a_size_that_decides_has_to_be_given(tmp_path: Path) -> None:
    function = lambda x: interpolate(x, Time, Three)  # noqa: E731
    with pytest.raises(OnnxError, match=r"depends on the sizes of Time, .* sizes=\{Time: 16\}"):
        export(tmp_path / "a.onnx", function, {"x": Tensor[Batch, Time]})
    export(tmp_path / "a.onnx", function, {"x": Tensor[Batch, Time]}, sizes={Time: 5})
    arrays = data({"x": Tensor[Batch, Time]}, {"x": (3, 5)})
    [found] = run_file(tmp_path / "a.onnx", arrays)
    np.testing.assert_allclose(found, computed(function, {"x": Tensor[Batch, Time]}, arrays), rtol=1e-5)


ALONG_OPEN: dict[str, Callable[[Any], Any]] = {
    "median": lambda x: x.median(Time),
    "median over all": lambda x: x.median(),
    "largest": lambda x: top_k(x, Time, Best(1)),
    "places of the largest": lambda x: arg_top_k(x, Time, Best(2)),
    "descending": lambda x: sort(x, Time, descending=True),
    "variance": lambda x: x.var(Time),
    "estimate": lambda x: x.var(Time, correction=1),
    "deviation": lambda x: x.std(Time),
    "deviation over all": lambda x: x.std(),
    "windows": lambda x: unfold(x, Time, Span, Three, stride=2),
    "mean": lambda x: adaptive_average_pool(x, Time, Best(1)),
    "means of parts": lambda x: adaptive_average_pool(x, Time, Three),
    "largest of parts": lambda x: adaptive_max_pool(x, Time, Two),
    "slope of windows": lambda x: gradient((unfold(x, Time, Span, Three, stride=2) ** 2.0).sum(), x),
    "slope of every third": lambda x: gradient((x.slice(Time, Span, 1, step=3) ** 2.0).sum(), x),
    "slope backwards": lambda x: gradient((flip(x, Time).slice(Time, Span, 0, -1) ** 2.0).sum(), x),
    "slope of the median": lambda x: gradient((x.median(Time) ** 2.0).sum(), x),
    "slope of the deviation": lambda x: gradient(x.std(Time).sum(), x),
}


@pytest.mark.parametrize("name", ALONG_OPEN)
def test_sizes_of_either_parity_are_computed_from_the_shape(name: str, tmp_path: Path) -> None:
    types = {"x": Tensor[Batch, Time]}
    export(tmp_path / "a.onnx", ALONG_OPEN[name], types)
    for time in (3, 4, 5, 6, 7, 35, 36, 37):
        arrays = data(types, {"x": (2, time)})
        [found], expected = run_file(tmp_path / "a.onnx", arrays), computed(ALONG_OPEN[name], types, arrays)
        np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-5, err_msg=str(time))


@pytest.mark.parametrize("part", [(1, -1), (2, None), (-3, None), (1, -1, 2), (0, -2)], ids=str)
def test_slices_of_axes_that_may_be_shorter(part: Any, tmp_path: Path) -> None:
    """Bounds are limited to the axis, whose size the file does not fix; gradients are placed there."""
    types = {"x": Tensor[Batch, Time]}
    functions: list[Callable[[Any], Any]] = [
        lambda x: x.slice(Time, Span, *part),
        lambda x: x.slice(Time, Span, *part).sum(Span),
        lambda x: gradient((x.slice(Time, Span, *part) ** 2.0).sum(), x),
    ]
    for function in functions:
        export(tmp_path / "a.onnx", function, types)
        for time in (0, 1, 2, 3, 4, 5, 9):
            arrays = data(types, {"x": (2, time)})
            [found] = run_file(tmp_path / "a.onnx", arrays)
            np.testing.assert_allclose(found, computed(function, types, arrays), rtol=1e-5, err_msg=str(time))


@pytest.mark.parametrize("case", sample(REPRESENTATIVES, one_in=16, skip=9), ids=str)
def test_every_operation_at_open_sizes(case: Case, tmp_path: Path) -> None:
    """With its gradients, or else alone; for a size of one label at a time."""
    nodes, values = written(case, np.float32)
    inputs: dict[str, Any] = {f"x{n}": x for n, x in enumerate(values)}
    for outputs in (nodes, nodes[:1]):
        try:
            export(tmp_path / "a.onnx", {f"y{n}": x for n, x in enumerate(outputs)}, inputs)
            break
        except OnnxError:
            if outputs is not nodes:
                return
    model = session((tmp_path / "a.onnx").read_bytes())
    read = [x.name for x in model.get_inputs()]
    for label in dict.fromkeys(axis for x in values for axis in x.axes if declared_size(axis) is None):
        for size in (1, 2, 3, 4, 5, 8):
            tensors = [cast(resized(x, label, size), np.float32) for x in case.operands if isinstance(x, AnyTensor)]
            bindings: list[Any] = [x.bind(value) for x, value in zip(values, tensors, strict=True)]
            try:
                with np.errstate(all="ignore"), given(*bindings, plan=False):
                    expected = [x.value.numpy() for x in outputs]
            except (SizeError, ValueError, IndexError):
                continue  # a size that does not fit the others
            arrays = {name: x.numpy() for name, x in zip(inputs, tensors, strict=True) if name in read}
            for x, y in zip(model.run(None, arrays), expected, strict=True):
                scale = max(1.0, np.abs(y, where=np.isfinite(y), out=np.zeros(y.shape)).max(initial=0.0))
                assert x.shape == y.shape
                np.testing.assert_allclose(x, y, rtol=1e-3, atol=1e-4 * scale, err_msg=f"{label} of {size}")


def test_sizes_that_do_not_fit_are_refused_without_arrays_of_them(tmp_path: Path) -> None:
    [case] = [x for x in REPRESENTATIVES if type(x.operation).__name__ == "ConvolutionInput"][:1]
    [root, *_], values = written(case, np.float32)
    tracemalloc.start()
    try:
        with pytest.raises(OnnxError, match="ConvolutionInput was given operand 3 .* for each window"):
            export(tmp_path / "a.onnx", {"y": root}, {f"x{n}": x for n, x in enumerate(values)})
        assert tracemalloc.get_traced_memory()[1] < 100e6
    finally:
        tracemalloc.stop()


def test_bad_arguments_are_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    x, other = Input(Tensor[Batch]), Input(Tensor[Batch], name="other")
    with pytest.raises(OnnxError, match="depends on other, made at .*, which has no name: add it to inputs="):
        export(tmp_path / "a.onnx", x + other, {"x": x})
    with pytest.raises(OnnxError, match="opset= must be from 18 to 24, not 17"):
        export(tmp_path / "a.onnx", x + x, {"x": x}, opset=17)
    with pytest.raises(OnnxError, match="an input and an output have the name x: give one of them another"):
        export(tmp_path / "a.onnx", {"x": x + x}, {"x": x})
    with pytest.raises(AxisError, match="the output output must be an expression, not int"):
        export(tmp_path / "a.onnx", lambda x: 3, {"x": Tensor[Batch]})
    wrong: Any = 3
    with pytest.raises(AxisError, match="the input x must be an Input"):
        export(tmp_path / "a.onnx", x + x, {"x": wrong})
    with pytest.raises(FileNotFoundError):
        export(tmp_path / "none" / "a.onnx", x + x, {"x": x})
    monkeypatch.setitem(sys.modules, "onnx_ir", None)
    with pytest.raises(MissingExtraError, match=r"pip install 'typedtensor-lang\[onnx\]'"):
        export(tmp_path / "a.onnx", x + x, {"x": x})
    assert not os.listdir(tmp_path)


UNMAPPED = (ForeignCall, LinearAlgebra)
"""Primitives that ONNX has no operators for; of those of matrices it has the determinant."""


@pytest.mark.parametrize("number", sample(range(len(CASES)), one_in=8))
def test_every_primitive(number: int) -> None:
    primitive, kinds = CASES[number][:2]
    if type(primitive) in MADE:
        pytest.skip("a primitive of NumPy's target")
    first: Any = kinds[0] if kinds else ()
    if isinstance(primitive, (Accumulate, AveragePool)) and (0 in first[1] or first[0].kind == "i"):
        pytest.skip("onnxruntime does not do what ONNX says")
    single = np.dtype("f4")  # onnxruntime has few functions in double precision
    if not isinstance(primitive, Cast):
        kinds = tuple((single, x[1]) if isinstance(x, tuple) and x[0].kind == "f" else x for x in kinds)
    operands = inputs(kinds)
    values = [x for x in operands if isinstance(x, Value)]
    program = Program(tuple(values), (make(primitive, *operands),))
    arrays = [elements(np.random.default_rng(0), kind) for kind in kinds if isinstance(kind, tuple)]
    try:
        [found] = run_program(program, arrays)
    except PrimitiveError:
        assert isinstance(primitive, UNMAPPED) or str(primitive) == "sort"
        return
    [expected] = interpret(program, *arrays)
    assert (found.shape, found.dtype) == (expected.shape, expected.dtype)
    np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-5)


def test_functions_of_elements_are_right_at_extremes() -> None:
    x = np.array(
        [0.0, -0.0, 1e-8, -1e-8, 1e-30, 0.3, -0.7, 1.0, -1.0, 2.5, -7.5, 80.0, -80.0, 3e38, np.inf, -np.inf], "f4"
    )
    y = x[::-1].copy()
    for name in [*OPERATORS, *COMPOSED]:
        ufunc: np.ufunc = getattr(np, name)
        if name.startswith(("bitwise", "logical", "invert")):
            continue
        values = [new_input(str(n), x.shape, x.dtype) for n in range(ufunc.nin)]
        program = Program(tuple(values), (make(Elementwise(name), *values),))
        arrays = [x, y][: ufunc.nin]
        [found], [expected] = run_program(program, arrays), interpret(program, *arrays)
        kept = np.isfinite(expected) if name in ("remainder", "floor_divide", "hypot") else np.full(x.shape, True)
        np.testing.assert_allclose(found[kept], expected[kept], rtol=2e-5, atol=1e-37, err_msg=name)
    n, m = np.array([7, -7, 7, -7, 0]), np.array([2, 2, -2, -2, 3])
    for name in [*OF_INTEGERS, "add", "maximum", "not_equal", "square", "floor"]:
        ufunc = getattr(np, name)
        values = [new_input(str(k), n.shape, n.dtype) for k in range(ufunc.nin)]
        program = Program(tuple(values), (make(Elementwise(name), *values),))
        arrays = [n, m][: ufunc.nin]
        np.testing.assert_array_equal(run_program(program, arrays)[0], interpret(program, *arrays)[0], err_msg=name)
