"""ONNX files of others load_model, agree, and are trained; what does not map, and what is damaged, is said."""

from __future__ import annotations

import os
import pickle
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnx.reference
import pytest
from onnx import TensorProto, helper

from tests.onnx.mutations import mutated
from tests.onnx.node_tests import KNOWN, cases, outcome, tensors_of
from tests.onnx.running import computed
from tests.onnx.test_export import MODELS, STEPWISE, chosen, data, growing
from tests.onnx.test_export import Feature as Eight
from typedtensor import (
    Axis,
    AxisError,
    BoolTensor,
    Const,
    Expr,
    Input,
    IntTensor,
    OnnxError,
    Tensor,
    compiled,
    given,
    gradient,
)
from typedtensor.nn import Linear
from typedtensor.onnx import OnnxModel, export, load_model
from typedtensor.onnx.reading.model import parsed
from typedtensor.onnx.reading.nodes import OPERATORS
from typedtensor.onnx.reading.positional import Positional
from typedtensor.ops import tanh
from typedtensor.optim import SGD

EXPORTED = Path(__file__).parent / "exported"


class Batch(Axis): ...


class Channel(Axis): ...


class Row(Axis): ...


class Column(Axis): ...


class Time(Axis): ...


class Feature(Axis): ...


class Digit(Axis): ...


class Pixel(Axis, size=4): ...


class Hidden(Axis, size=3): ...


BY_PYTORCH: dict[str, Any] = {
    "cnn": Tensor[Batch, Channel, Row, Column],
    "rnn": IntTensor[Batch, Time],
    "transformer": Tensor[Batch, Time, Feature],
}
"""A convolutional network with batch norm, a bidirectional LSTM of embeddings, a layer of an encoder.

They were written by ``torch.onnx.export(model, x, file, opset_version=18, dynamo=False)`` of PyTorch 2.14, with an open
batch, beside an input ``x`` and the output ``y`` of PyTorch for it.
"""


@pytest.mark.parametrize("name", BY_PYTORCH)
def test_files_of_pytorch_agree(name: str) -> None:
    saved, kind = np.load(EXPORTED / f"{name}.npz"), BY_PYTORCH[name]
    model = load_model(EXPORTED / f"{name}.onnx")
    value = kind(saved["x"])
    found: Any = model(value, returns=Tensor[Batch, Digit])
    np.testing.assert_allclose(found.numpy(), saved["y"], rtol=1e-4, atol=1e-6)
    x: Any = Input(kind)
    expression = model(x, returns=Tensor[Batch, Digit], sizes={Batch: 3})
    with given(x.bind(value)):
        np.testing.assert_allclose(expression.value.numpy(), saved["y"], rtol=1e-4, atol=1e-6)


@pytest.mark.parametrize("name", ["recurrent", "convolutional", "attention"])
def test_our_own_files_agree(name: str, tmp_path: Path) -> None:
    function, types, [shapes, *_] = MODELS[name]
    export(tmp_path / "a.onnx", function, types)
    arrays = data(types, shapes)
    expected = computed(function, types, arrays)
    model = load_model(tmp_path / "a.onnx")
    [found] = model.outputs_of(Positional({}, {}), [types["x"](arrays["x"])])
    np.testing.assert_allclose(found.array, expected, rtol=1e-4, atol=1e-5)


def small(path: Path) -> Any:
    layers = Linear(Pixel, Hidden, seed=0) >> tanh
    export(path, layers, {"image": Tensor[Batch, Pixel]})
    return layers


def test_a_model_is_a_module_that_is_trained(tmp_path: Path) -> None:
    layers = small(tmp_path / "a.onnx")
    model = load_model(tmp_path / "a.onnx")
    assert repr(model) == "OnnxModel(image: [Batch, 4] -> output)"
    assert {name: x.value.shape for name, x in model.parameters.items()} == {"0.weight": (4, 3), "0.bias": (3,)}
    x = Input(Tensor[Batch, Pixel])
    losses = [(layers(x) ** 2.0).mean(), (model(x, returns=Tensor[Batch, Hidden]) ** 2.0).mean()]
    optimizers = [SGD(layers.parameters, learning_rate=0.5), SGD(model.parameters, learning_rate=0.5)]
    for number in range(3):
        values = Tensor[Batch, Pixel](np.random.default_rng(number).normal(size=(2 + number, 4)).astype("f4"))
        with given(x.bind(values)):
            for optimizer, loss in zip(optimizers, losses, strict=True):
                optimizer.step(loss)
    for name, parameter in layers.parameters.items():
        np.testing.assert_allclose(model.parameters[name].value.numpy(), parameter.value.numpy(), rtol=1e-5)
    value = Tensor[Batch, Pixel](np.ones((2, 4), "f4"))
    expected = model(value, returns=Tensor[Batch, Hidden])
    again: OnnxModel = pickle.loads(pickle.dumps(model))
    assert again(value, returns=Tensor[Batch, Hidden]).numpy().tolist() == expected.numpy().tolist()


def test_what_does_not_fit_is_said(tmp_path: Path) -> None:
    small(tmp_path / "a.onnx")
    model, x = load_model(tmp_path / "a.onnx"), Input(Tensor[Batch, Pixel])
    with pytest.raises(AxisError, match=r"output has the axis Batch of an input, but returns=Tensor\[Time, Hidden\]"):
        model(x, returns=Tensor[Time, Hidden])
    with pytest.raises(AxisError, match=r"the output output is Tensor\[.*\], but returns= says Tensor\[Batch\]"):
        model(x, returns=Tensor[Batch])
    with pytest.raises(AxisError, match="returns= must give the type of each of output"):
        model(x, returns=(Tensor[Batch, Hidden], Tensor[Batch]))
    with pytest.raises(OnnxError, match=r"the input image has 2 axes, \[Batch, 4\], not Tensor\[Batch\]"):
        model(Input(Tensor[Batch]), returns=Tensor[Batch, Hidden])
    with pytest.raises(OnnxError, match="Hidden has 3 elements, but the input image needs 4"):
        model(Input(Tensor[Batch, Hidden]), returns=Tensor[Batch, Hidden])
    with pytest.raises(OnnxError, match="has a label twice"):
        model(Input(Tensor[Pixel, Pixel]), returns=Tensor[Pixel, Hidden])
    with pytest.raises(OnnxError, match="takes image, but was given 2 operands"):
        model(x, x, returns=Tensor[Batch, Hidden])
    with pytest.raises(OnnxError, match=r"node .*Shape.* depends on the size of Batch: .* sizes=\{Batch: 8\}"):
        load_model(EXPORTED / "rnn.onnx")(Input(IntTensor[Batch, Time]), returns=Tensor[Batch, Digit])


def written(path: Path, *nodes: Any, initializers: Any = (), more: Any = ()) -> Path:
    value = helper.make_tensor_value_info
    graph = helper.make_graph(
        [*nodes],
        "g",
        [value("x", TensorProto.FLOAT, ["n", 4])],
        [value("y", TensorProto.FLOAT, ["n", 4])],
        [*initializers],
    )
    path.write_bytes(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)]).SerializeToString())
    return path


def test_operators_that_do_not_map_are_listed(tmp_path: Path) -> None:
    nodes = [
        helper.make_node("Multinomial", ["x"], ["a"], name="first"),
        helper.make_node("Multinomial", ["a"], ["b"]),
        helper.make_node("Magic", ["b"], ["y"], domain="com.example"),
    ]
    message = r"that are not supported: Multinomial \(2 times\), com.example.Magic; the first is the node first"
    with pytest.raises(OnnxError, match=message):
        load_model(written(tmp_path / "a.onnx", *nodes))
    random = load_model(written(tmp_path / "a.onnx", helper.make_node("Bernoulli", ["x"], ["y"], name="drawn")))
    with pytest.raises(
        OnnxError, match=r"the node drawn \(Bernoulli\) cannot .* that are not supported: RandomUniformLike"
    ):
        random(Input(Tensor[Batch, Pixel]), returns=Tensor[Batch, Pixel])
    unsorted = written(tmp_path / "a.onnx", helper.make_node("Relu", ["later"], ["y"], name="early"))
    with pytest.raises(OnnxError, match=r"the node early \(Relu\) reads 'later', which no node before it makes"):
        load_model(unsorted)(Input(Tensor[Batch, Pixel]), returns=Tensor[Batch, Pixel])


@pytest.mark.parametrize("location", ["../secret", "/etc/hostname", "inside/../../secret", "link", "missing", "short"])
def test_elements_are_read_from_the_folder_alone(location: str, tmp_path: Path) -> None:
    folder = tmp_path / "model"
    (folder / "inside").mkdir(parents=True)
    (tmp_path / "secret").write_bytes(bytes(16))
    (folder / "link").symlink_to(tmp_path / "secret")
    (folder / "short").write_bytes(bytes(15))
    (folder / "good").write_bytes(np.arange(4, dtype="f4").tobytes())

    def outside(where: str) -> Any:
        tensor = TensorProto(name="w", data_type=TensorProto.FLOAT, dims=[4], data_location=TensorProto.EXTERNAL)
        tensor.external_data.add(key="location", value=where)
        return tensor

    node = helper.make_node("Add", ["x", "w"], ["y"])
    model = load_model(written(folder / "a.onnx", node, initializers=[outside("good")]))
    zeros = Tensor[Batch, Pixel](np.zeros((1, 4), "f4"))
    assert model(zeros, returns=Tensor[Batch, Pixel]).numpy().tolist() == [[0.0, 1.0, 2.0, 3.0]]
    with pytest.raises(OnnxError, match="is not in its folder|there is no such file|is too short"):
        load_model(written(folder / "a.onnx", node, initializers=[outside(location)]))


def test_damaged_files_are_errors_and_nothing_else(tmp_path: Path) -> None:
    small(tmp_path / "a.onnx")
    whole, path = (tmp_path / "a.onnx").read_bytes(), tmp_path / "b.onnx"
    generator = random.Random(0)
    broken = [whole[:n] for n in range(0, len(whole) - 1, 41)] + [b"", b"PK\x03\x04" * 9, os.urandom(64)]
    for _ in range(24):
        flipped = bytearray(whole)
        flipped[generator.randrange(len(whole))] ^= 1 << generator.randrange(8)
        broken.append(bytes(flipped))
    x = Tensor[Batch, Pixel](np.ones((2, 4), "f4"))
    refused = 0
    for content in broken:
        path.write_bytes(content)
        try:
            load_model(path)(x, returns=Tensor[Batch, Hidden])
        except (OnnxError, AxisError):
            refused += 1
    assert refused > len(broken) // 2
    huge = TensorProto(name="w", data_type=TensorProto.FLOAT, dims=[2**62, 4], raw_data=bytes(16))
    with pytest.raises(OnnxError, match="is not a complete ONNX file"):
        load_model(written(path, helper.make_node("Add", ["x", "w"], ["y"]), initializers=[huge]))
    with pytest.raises(FileNotFoundError):
        load_model(tmp_path / "none.onnx")


def changed_files(count: int, tmp_path: Path) -> None:
    """Load and compute changed files of the node tests, of our own models and of PyTorch."""
    path = tmp_path / "a.onnx"
    files: list[tuple[bytes, list[Any]]] = [
        (case.model, [*tensors_of(case.inputs)])
        for case in cases(*MODULES).values()
        if all(isinstance(x, np.ndarray) and x.dtype.kind in "fiub" for x in case.inputs)
    ]
    for function, types, [shapes, *_] in MODELS.values():
        export(path, function, types)
        own = [types[name](x) for name, x in data(types, shapes).items()]
        files += [(path.read_bytes(), own)] * 6
    for name, kind in BY_PYTORCH.items():
        files += [((EXPORTED / f"{name}.onnx").read_bytes(), [kind(np.load(EXPORTED / f"{name}.npz")["x"])])] * 10
    draw, refused = random.Random(count), 0
    for _ in range(count):
        content, operands = draw.choice(files)
        content = mutated(content, draw)
        try:
            with np.errstate(all="ignore"):
                model = parsed(content, str(path))
                assert repr(model)
                model.outputs_of(Positional({}, {}), operands)
        except OnnxError:
            refused += 1
    assert count // 4 < refused < count


def test_changed_files_are_refused_or_computed(tmp_path: Path) -> None:
    changed_files(200, tmp_path)


@pytest.mark.slow
def test_many_changed_files_are_refused_or_computed(tmp_path: Path) -> None:
    changed_files(4000, tmp_path)


def test_a_failure_that_does_not_come_again_is_no_failure_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as that of a time limit."""
    small(tmp_path / "a.onnx")
    model, gemm, calls = load_model(tmp_path / "a.onnx"), OPERATORS["MatMul"], []

    def once(*arguments: Any) -> Any:
        calls.append(arguments)
        if len(calls) == 1:
            raise TimeoutError("too slow")
        return gemm(*arguments)

    monkeypatch.setitem(OPERATORS, "MatMul", once)
    with pytest.raises(TimeoutError, match="too slow"):
        model(Tensor[Batch, Pixel](np.ones((2, 4), "f4")), returns=Tensor[Batch, Hidden])
    monkeypatch.setitem(OPERATORS, "MatMul", lambda *arguments: None)
    with pytest.raises(OnnxError, match=r"cannot be computed"):
        model(Tensor[Batch, Pixel](np.ones((2, 4), "f4")), returns=Tensor[Batch, Hidden])


def test_a_negative_dimension_is_open(tmp_path: Path) -> None:
    value = helper.make_tensor_value_info
    ends = [[value(name, TensorProto.FLOAT, [-1, 3])] for name in "xy"]
    model = helper.make_model(helper.make_graph([helper.make_node("Relu", ["x"], ["y"])], "g", *ends))
    (tmp_path / "a.onnx").write_bytes(model.SerializeToString())
    loaded = load_model(tmp_path / "a.onnx")
    assert repr(loaded) == "OnnxModel(x: [None, 3] -> y)"
    for rows in (1, 2):
        ones = np.ones((rows, 3), "f4")
        assert loaded(Tensor[Batch, Hidden](ones), returns=Tensor[Batch, Hidden]).numpy().tolist() == ones.tolist()


def test_operators_that_onnx_defines_by_others_are_computed_and_differentiated(tmp_path: Path) -> None:
    """What attention is depends on the types of its operands, and on which of them there are."""
    value, shape = helper.make_tensor_value_info, ["n", "t", 4]
    node = helper.make_node("Attention", ["q", "k", "v"], ["y"], q_num_heads=2, kv_num_heads=2, is_causal=1)
    inputs = [value(name, TensorProto.FLOAT, shape) for name in "qkv"]
    graph = helper.make_graph([node], "g", inputs, [value("y", TensorProto.FLOAT, shape)])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 23)])
    (tmp_path / "a.onnx").write_bytes(model.SerializeToString())
    loaded: OnnxModel = pickle.loads(pickle.dumps(load_model(tmp_path / "a.onnx")))
    arrays = np.random.default_rng(0).normal(size=(3, 2, 5, 4)).astype("f4")
    tensors = [Tensor[Batch, Time, Pixel](x) for x in arrays]
    [expected] = onnx.reference.ReferenceEvaluator(model).run(None, dict(zip("qkv", arrays, strict=True)))
    found = loaded(*tensors, returns=Tensor[Batch, Time, Pixel])
    np.testing.assert_allclose(found.numpy(), expected, rtol=1e-5, atol=1e-6)
    expressions = [Input(Tensor[Batch, Time, Pixel]) for _ in tensors]
    later = loaded(*expressions, returns=Tensor[Batch, Time, Pixel], sizes={Batch: 2, Time: 5})
    with given(*(x.bind(t) for x, t in zip(expressions, tensors, strict=True))):
        np.testing.assert_allclose(later.value.numpy(), expected, rtol=1e-5, atol=1e-6)
        slope = gradient((later * later).sum(), expressions[2]).value.numpy()
    weights = np.random.default_rng(1).normal(size=arrays[2].shape)
    moved = [
        loaded(*tensors[:2], Tensor[Batch, Time, Pixel](arrays[2] + h * weights), returns=Tensor[Batch, Time, Pixel])
        for h in (1e-3, -1e-3)
    ]
    sums = [(x.numpy().astype(float) ** 2).sum() for x in moved]
    assert abs((sums[0] - sums[1]) / 2e-3 - (slope * weights).sum()) < 1e-2


def test_a_tensor_beside_expressions_decides_between_branches(tmp_path: Path) -> None:
    value, node = helper.make_tensor_value_info, helper.make_node
    branches = [
        helper.make_graph([node(operator, ["x"], [name])], name, [], [value(name, TensorProto.FLOAT, ["n", 4])])
        for operator, name in (("Neg", "a"), ("Exp", "b"))
    ]
    choice = node("If", ["which"], ["y"], then_branch=branches[0], else_branch=branches[1])
    inputs = [value("x", TensorProto.FLOAT, ["n", 4]), value("which", TensorProto.BOOL, [])]
    graph = helper.make_graph([choice], "g", inputs, [value("y", TensorProto.FLOAT, ["n", 4])])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)])
    (tmp_path / "a.onnx").write_bytes(model.SerializeToString())
    loaded, x = load_model(tmp_path / "a.onnx"), Tensor[Batch, Pixel](np.array([[-8.0, -1.0, 0.0, 2.0]], "f4"))
    for which, expected in ((True, -x.numpy()), (False, np.exp(x.numpy()))):
        decided = BoolTensor[()](which)
        for given_one in (decided, Const(decided)):
            run = compiled(lambda x, which=given_one: loaded(x, which, returns=Tensor[Batch, Pixel]), x)
            np.testing.assert_allclose(run(x).numpy(), expected, rtol=1e-6)
    later, chosen_later = Input(Tensor[Batch, Pixel]), Input(BoolTensor[()])
    found = loaded(later, chosen_later, returns=Tensor[Batch, Pixel], sizes={Batch: 1})
    for decision, expected in ((True, -x.numpy()), (False, np.exp(x.numpy()))):
        with given(later.bind(x), chosen_later.bind(BoolTensor[()](decision))):
            np.testing.assert_allclose(found.value.numpy(), expected, rtol=1e-6)


@pytest.mark.parametrize("operator", ["LeakyRelu", "Celu"])  # ONNX defines the second by others
def test_functions_of_a_file_are_computed(operator: str, tmp_path: Path) -> None:
    """Their attributes are those of the node, or those that the function states."""
    name, imports = "com.example", [helper.make_opsetid("", 18), helper.make_opsetid("com.example", 1)]
    inner = helper.make_node(operator, ["a"], ["b"])
    inner.attribute.add(name="alpha", ref_attr_name="slope", type=onnx.AttributeProto.FLOAT)
    own = helper.make_function(
        name, "Bent", ["a"], ["b"], [inner], imports[:1], [], [helper.make_attribute("slope", 0.5)]
    )
    nodes = [
        helper.make_node("Bent", ["x"], ["h"], domain=name),
        helper.make_node("Bent", ["h"], ["y"], domain=name, slope=0.25),
    ]
    value = helper.make_tensor_value_info
    ends = [[value(each, TensorProto.FLOAT, ["n", 4])] for each in "xy"]
    model = helper.make_model(helper.make_graph(nodes, "g", *ends), opset_imports=imports, functions=[own])
    (tmp_path / "a.onnx").write_bytes(model.SerializeToString())
    x = np.array([[-8.0, -1.0, 0.0, 2.0]], np.float32)
    found = load_model(tmp_path / "a.onnx")(Tensor[Batch, Pixel](x), returns=Tensor[Batch, Pixel])
    expected = x.astype(float)
    for slope in (0.5, 0.25):
        below = slope * (expected if operator == "LeakyRelu" else np.expm1(np.minimum(expected, 0.0) / slope))
        expected = np.where(expected < 0.0, below, expected)
    np.testing.assert_allclose(found.numpy(), expected, rtol=1e-6)


def test_results_have_the_precision_that_onnx_says(tmp_path: Path) -> None:
    """Sums of short integers and products of short floats are in the precision of what is summed."""
    for dtype, kind in (("i4", TensorProto.INT32), ("f2", TensorProto.FLOAT16)):
        value = helper.make_tensor_value_info
        axis = helper.make_tensor("axis", TensorProto.INT64, [], [0])
        graph = helper.make_graph(
            [helper.make_node("CumSum", ["x", "axis"], ["y"])],
            "g",
            [value("x", kind, ["n"])],
            [value("y", kind, ["n"])],
            [axis],
        )
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)])
        (tmp_path / "a.onnx").write_bytes(model.SerializeToString())
        of: Any = IntTensor[Batch] if dtype == "i4" else Tensor[Batch]
        found = load_model(tmp_path / "a.onnx")(of(np.arange(4).astype(dtype)), returns=of)
        assert (found.numpy().dtype, found.numpy().tolist()) == (np.dtype(dtype), [0, 1, 3, 6])


def test_a_program_in_float16_is_computed_in_float32(tmp_path: Path) -> None:
    """Its results are those of the weights in float16, rounded once."""
    weight = (np.random.default_rng(0).normal(size=(4, 6)) * 100).astype(np.float16)
    graph = helper.make_graph(
        [helper.make_node("MatMul", ["x", "w"], ["z"]), helper.make_node("Mul", ["z", "z"], ["y"])],
        "g",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT16, ["n", 4])],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT16, ["n", 6])],
        [onnx.numpy_helper.from_array(weight, "w")],
    )
    path = tmp_path / "a.onnx"
    path.write_bytes(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)]).SerializeToString())
    model, x = load_model(path), np.linspace(-1, 1, 12).reshape(3, 4)
    expected = (x.astype(np.float16).astype(float) @ weight.astype(float)) ** 2

    def run(given: Expr[Tensor[Batch, Channel]]) -> Expr[Tensor[Batch, Row]]:
        return model(given, returns=Tensor[Batch, Row])

    half, single = (Tensor[Batch, Channel](x.astype(dtype)) for dtype in (np.float16, np.float32))
    for found in (compiled(run, half)(half), model(half, returns=Tensor[Batch, Row])):
        assert found.dtype == np.float16
        np.testing.assert_allclose(found.numpy(), expected, rtol=1e-3)
    assert compiled(run, single)(single).dtype == np.float32
    assert {parameter.value.dtype for parameter in model.parameters.values()} == {np.dtype(np.float32)}
    with pytest.raises(OnnxError, match="takes numbers of float16, but was given IntTensor.*: give real numbers"):
        model.outputs_of(Positional({}, {}), [IntTensor[Batch, Channel](np.ones((2, 4), np.int64))])


@pytest.mark.parametrize("largest", [3, 255])
def test_sums_of_products_of_integers_are_exact(largest: int, tmp_path: Path) -> None:
    """In float32 if the weights are small enough, and else in float64."""
    rng = np.random.default_rng(0)
    x, weight = rng.integers(0, 256, (2, 2000), np.uint8), rng.integers(0, largest + 1, (2000, 3), np.uint8)
    x[0], weight[:, 0] = 255, largest
    graph = helper.make_graph(
        [helper.make_node("MatMulInteger", ["x", "w"], ["y"])],
        "g",
        [helper.make_tensor_value_info("x", TensorProto.UINT8, [2, 2000])],
        [helper.make_tensor_value_info("y", TensorProto.INT32, [2, 3])],
        [onnx.numpy_helper.from_array(weight, "w")],
    )
    (tmp_path / "a.onnx").write_bytes(helper.make_model(graph).SerializeToString())
    model, given = load_model(tmp_path / "a.onnx"), IntTensor[Batch, Channel](x)
    found = compiled(lambda x: model(x, returns=IntTensor[Batch, Row]), given)(given)
    np.testing.assert_array_equal(found.numpy(), x.astype(int) @ weight.astype(int))


LOSSES = ("SoftmaxCrossEntropyLoss", "NegativeLogLikelihoodLoss")
NORMALIZATIONS = ("RMSNormalization", "LayerNormalization")


@pytest.mark.parametrize("operator", [*LOSSES, *NORMALIZATIONS, "Shrink", "Celu"])
def test_sizes_may_be_open(operator: str, tmp_path: Path) -> None:
    """What does not depend on how many examples there are need not know it."""
    value, reals = helper.make_tensor_value_info, TensorProto.FLOAT
    inputs = [value("x", reals, ["n", "m"])]
    given: list[Any] = [Input(Tensor[Batch, Channel])]
    constants: list[Any] = []
    returns: Any = Tensor[Batch, Channel]
    if operator in NORMALIZATIONS:
        constants = [onnx.numpy_helper.from_array(np.ones(8, np.float32), "s")]
    elif operator in LOSSES:
        inputs, given = [*inputs, value("t", TensorProto.INT64, ["n"])], [*given, Input(IntTensor[Batch])]
        returns = Tensor[()]
    node = helper.make_node(operator, [x.name for x in (*inputs, *constants)], ["y"])
    graph = helper.make_graph([node], "g", inputs, [value("y", reals, None)], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 23)])
    (tmp_path / "a.onnx").write_bytes(model.SerializeToString())
    assert load_model(tmp_path / "a.onnx")(*given, returns=returns).tensor_type is returns


MODULES = (
    "convinteger",
    "matmulinteger",
    "qlinearconv",
    "qlinearmatmul",
    "add",
    "attention",
    "compress",
    "conv",
    "convtranspose",
    "gather",
    "gathernd",
    "gru",
    "lstm",
    "matmul",
    "quantizelinear",
    "resize",
    "reversesequence",
    "scan",
    "scatterelements",
    "scatternd",
    "slice",
    "softmax",
    "softmax_cross_entropy_loss",
    "topk",
)

FAST = (
    "test_add_bcast",
    "test_basic_conv_with_padding",
    "test_convtranspose_pads",
    "test_gather_negative_indices",
    "test_gru_defaults",
    "test_lstm_batchwise",
    "test_matmul_bcast",
    "test_scan9_sum",
    "test_slice_neg_steps",
    "test_softmax_large_number",
    "test_sce_none",
    "test_top_k_smallest",
    "test_gru_seq_length",
    "test_slice_default_axes",
    "test_attention_4d_with_past_and_present_qk_matmul",
    "test_compress_negative_axis",
    "test_gathernd_example_int32_batch_dim1",
    "test_quantizelinear_axis",
    "test_quantizelinear_blocked_asymmetric",
    "test_resize_downsample_scales_cubic_antialias",
    "test_resize_tf_crop_and_resize",
    "test_resize_upsample_sizes_nearest_not_larger",
    "test_reversesequence_time",
    "test_scatter_elements_with_reduction_mul",
    "test_scatter_elements_with_negative_indices",
    "test_scatternd_add",
    "test_matmulinteger",
    "test_convinteger_with_padding",
    "test_qlinearmatmul_3D_int8_float32",
    "test_qlinearconv",
)


def test_some_node_tests_of_onnx() -> None:
    known = cases(*MODULES)
    found = {name: outcome(known[name]) for name in FAST}
    assert set(found.values()) == {"agrees"}, found


@pytest.mark.slow
def test_all_node_tests_of_onnx() -> None:
    """All agree that are not refused, but for those that are known, whose numbers are in the documents."""
    outcomes = {name: outcome(case) for name, case in cases().items()}
    differing = {name for name, found in outcomes.items() if found == "differs"}
    unknown = [name for name in differing if not any(re.fullmatch(pattern, name) for pattern in KNOWN)]
    assert not unknown
    counts = Counter({"agrees": "agree", "differs": "differ"}.get(found, "refused") for found in outcomes.values())
    text = (Path(__file__).parents[2] / "docs" / "onnx.md").read_text(encoding="utf-8")
    if f"onnx {onnx.__version__}" in text:
        for kind, number in counts.items():
            assert f"| {kind} | {number} |" in text, counts
    assert counts["agree"] > 1200


@pytest.mark.parametrize("function", [chosen, growing, STEPWISE["recursion with two calls"]])
def test_loops_and_choices_by_values_come_back(function: Any, tmp_path: Path) -> None:
    """As expressions, whose gradients are those of the functions."""
    export(tmp_path / "a.onnx", function, {"x": Tensor[Eight]})
    x = Input(Tensor[Eight])
    loaded = load_model(tmp_path / "a.onnx")(x, returns=Tensor[Eight])
    expected = function(x)
    for number in (0.1, 1.0):
        with given(x.bind(Tensor[Eight](np.linspace(0.1, number, 8, dtype=np.float32)))) as computation:
            np.testing.assert_allclose(loaded.value.numpy(), expected.value.numpy(), rtol=1e-5)
            one, other = (computation.gradients(y.sum(), x)[x].numpy() for y in (loaded, expected))
            np.testing.assert_allclose(one, other, rtol=1e-4)


@pytest.mark.parametrize(("trips", "stacks", "expected"), [(3, True, 8.0), (3, False, 8.0), (9, False, 32.0)])
def test_a_loop_of_some_steps(trips: int, stacks: bool, expected: float, tmp_path: Path) -> None:
    """It doubles; without results to stack, as long as the sum is small too."""
    value, real, truth = helper.make_tensor_value_info, TensorProto.FLOAT, TensorProto.BOOL
    nodes = [
        helper.make_node("Add", ["h", "h"], ["after"]),
        helper.make_node("Identity", ["holds"], ["always"]),
        helper.make_node("ReduceSum", ["after"], ["total"], keepdims=0),
        helper.make_node("Less", ["total", "limit"], ["again"]),
    ]
    ends = [value("always" if stacks else "again", truth, []), value("after", real, [4])]
    body = helper.make_graph(
        nodes,
        "body",
        [value("number", TensorProto.INT64, []), value("holds", truth, []), value("h", real, [4])],
        [*ends, *([value("total", real, [])] if stacks else [])],
    )
    outputs = [value("y", real, [4]), *([value("sums", real, [trips])] if stacks else [])]
    graph = helper.make_graph(
        [helper.make_node("Loop", ["trips", "first", "x"], [x.name for x in outputs], body=body)],
        "g",
        [value("x", real, [4])],
        outputs,
        [
            helper.make_tensor("trips", TensorProto.INT64, [], [trips]),
            helper.make_tensor("first", truth, [], [True]),
            helper.make_tensor("limit", real, [], [100.0]),
        ],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)])
    (tmp_path / "a.onnx").write_bytes(model.SerializeToString())
    x = np.ones(4, np.float32)
    found = load_model(tmp_path / "a.onnx").outputs_of(Positional({}, {}), [Tensor[Pixel](x)])
    for one, other in zip(found, onnx.reference.ReferenceEvaluator(model).run(None, {"x": x}), strict=True):
        np.testing.assert_array_equal(one.array, other.reshape(one.shape))
    assert found[0].array.tolist() == [expected] * 4


@pytest.mark.parametrize("per_column", [False, True])
def test_an_lstm_with_weights_of_8_bits(per_column: bool, tmp_path: Path) -> None:
    """onnxruntime's own operator, which rounds inputs and states to 8 bits, too: those of a batch by its threads.

    The weights have 7 bits: where the processor adds two products of 8 bits in 16, onnxruntime's sums saturate.
    """
    onnxruntime = pytest.importorskip("onnxruntime")
    rng, hidden, width = np.random.default_rng(0), 5, 3
    scales = rng.uniform(0.004, 0.008, (1, 4 * hidden) if per_column else 1).astype(np.float32)
    zeros = np.zeros(scales.shape, np.int8)
    constants = {
        "w": rng.integers(-63, 64, (1, width, 4 * hidden)).astype(np.int8),
        "r": rng.integers(-63, 64, (1, hidden, 4 * hidden)).astype(np.int8),
        "b": rng.normal(size=(1, 8 * hidden)).astype(np.float32),
        "s": scales,
        "z": zeros,
    }
    names = ["x", "w", "r", "b", "", "", "", "", "s", "z", "s", "z"]
    node = helper.make_node("DynamicQuantizeLSTM", names, ["y"], domain="com.microsoft", hidden_size=hidden)
    inputs = [helper.make_tensor_value_info("x", TensorProto.FLOAT, [4, 1, width])]
    outputs = [helper.make_tensor_value_info("y", TensorProto.FLOAT, [4, 1, 1, hidden])]
    initializers = [onnx.numpy_helper.from_array(x, name) for name, x in constants.items()]
    graph = helper.make_graph([node], "g", inputs, outputs, initializers)
    versions = [helper.make_opsetid("", 17), helper.make_opsetid("com.microsoft", 1)]
    path = tmp_path / "lstm.onnx"
    path.write_bytes(helper.make_model(graph, opset_imports=versions, ir_version=8).SerializeToString())
    x = rng.normal(size=(4, 1, width)).astype(np.float32)
    [expected] = onnxruntime.InferenceSession(str(path)).run(None, {"x": x})
    found = load_model(path)(Tensor[Time, Batch, Channel](x), returns=Tensor[Time, Feature, Batch, Row])
    np.testing.assert_allclose(found.numpy(), expected, rtol=1e-4, atol=1e-5)
