"""Pickles and deep copies of everything that a program keeps: they compute what the originals compute."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import typedtensor.nn as nn
import typedtensor.optim as optim
from tests.ops.cases import CASES, Case, is_representative, squares
from tests.sampling import sample
from typedtensor import (
    AnyTensor,
    Axis,
    Const,
    Expr,
    Flat,
    Forest,
    ForestInput,
    Input,
    IntTensor,
    Module,
    Param,
    Tensor,
    batched,
    call,
    checkpoint,
    cond,
    dynamic,
    fold,
    given,
    map_over,
    scan,
    tree_fold,
    while_loop,
)
from typedtensor.ad import gradients
from typedtensor.base.lasting import Keeper
from typedtensor.core.node import _LISTED
from typedtensor.ops import PolyOp1, relu, ruled, softmax, tanh


class Batch(Axis): ...


class Time(Axis): ...


class Roots(Axis): ...


class In(Axis, size=3): ...


class Out(Axis, size=3): ...


class Heads(Axis, size=2): ...


class Height(Axis, size=5): ...


class Width(Axis, size=5): ...


class Small(Axis, size=2): ...


class Other(Axis, size=2): ...


class Buckets(Axis, size=4): ...


class Row(Axis): ...


DUPLICATE: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda x: pickle.loads(pickle.dumps(x)),
    "pickle in Python": lambda x: pickle._loads(pickle._dumps(x)),  # type: ignore[attr-defined]  # others subclass it
    "deep copy": copy.deepcopy,
}
ways = pytest.mark.parametrize("duplicate", DUPLICATE.values(), ids=DUPLICATE.keys())


def mostly_pickled(table: dict[str, Any]) -> list[Any]:
    """What is in a table, in each way; in others than a pickle it is tried by slow tests."""
    rows = [
        pytest.param(value, duplicate, id=f"{name}-{way}")
        for name, value in table.items()
        for way, duplicate in DUPLICATE.items()
    ]
    return sample(rows, where=lambda row: row.values[1] is DUPLICATE["pickle"])


@pytest.fixture(autouse=True)
def nothing_is_left_over() -> Any:
    yield
    assert not _LISTED.numbers


def numbers(*shape: int) -> Any:
    return np.random.default_rng(0).normal(size=shape)


def computed(nodes: list[Any], leaves: dict[Any, AnyTensor]) -> list[Any]:
    with given(*(x.bind(value) for x, value in leaves.items()), plan=False):  # to the last bit
        return [node.value.numpy() for node in nodes]


def assert_equal(found: list[Any], expected: list[Any]) -> None:
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("case", sample(CASES, where=is_representative, one_in=8, skip=5), ids=str)
def test_operations_and_their_gradients(case: Case) -> None:
    made: Any = Input
    operation: Any = case.operation
    operands = [made(x.tensor_type) if isinstance(x, AnyTensor) else x for x in case.operands]
    leaves: dict[Any, Any] = {x: v for x, v in zip(operands, case.operands, strict=True) if isinstance(x, Input)}
    nodes: list[Any] = [operation(*operands)] if leaves else []
    real = [(n, x) for n, x in enumerate(operands) if isinstance(x, Input) and x.tensor_type.kind == "real"]
    wanted = [x for n, x in real if operation.passes_gradient(n)]
    if nodes and nodes[0].tensor_type.kind == "real" and wanted:
        nodes += gradients(squares(nodes[0]), *wanted)
    again, keys, alone = DUPLICATE["pickle"]((nodes, list(leaves), operation))
    expected = computed(nodes, leaves)
    assert_equal(computed(again, dict(zip(keys, leaves.values(), strict=True))), expected)
    assert repr(alone) == repr(operation)
    np.testing.assert_array_equal(alone(*case.operands).numpy(), operation(*case.operands).numpy())


class Continued(Module):
    """Attention of some positions after three others."""

    def __init__(self) -> None:
        attention = nn.MultiHeadAttention(In, Heads, Small, causal=True, seed=0)
        self.attention = nn.ContinuedAttention(attention, Time, Roots)
        shape = (2, 3, *attention.sizes)
        self.past = nn.Remembered(*[Const(Tensor[Batch, Roots, Heads, Small](numbers(*shape))) for _ in range(2)])

    def __call__(self, x: Expr[Tensor[Batch, Time, In]]) -> Expr[Tensor[Batch, Time, In]]:
        now = Const(IntTensor[Batch, Time]([[3, 4, 5, 6], [2, 3, 4, 5]]))
        before = Const(IntTensor[Batch, Roots]([[0, 1, 2], [0, 1, -1]]))
        return self.attention(x, now, before, self.past)[0]


LAYERS: dict[str, Callable[[], tuple[Any, Any]]] = {
    "Linear": lambda: (nn.Linear(In, Out), Tensor[Batch, In](numbers(2, 3))),
    "Pipeline": lambda: (nn.Linear(In, Out) >> tanh >> nn.Linear(Out, In), Tensor[Batch, In](numbers(2, 3))),
    "Conv2D": lambda: (nn.Conv2D(In, Out, Small, Other), Tensor[Batch, In, Height, Width](numbers(2, 3, 5, 5))),
    "Conv2DSame": lambda: (nn.Conv2DSame(In, Out, Small, Other), Tensor[Batch, In, Height, Width](numbers(2, 3, 5, 5))),
    "Conv2DStrided": lambda: (
        nn.Conv2DStrided(In, Out, Small, Other, Small, Other),
        Tensor[Batch, In, Height, Width](numbers(2, 3, 5, 5)),
    ),
    "Conv1DInto": lambda: (
        nn.Conv1DInto(In, Out, Small, Time, stride=2),
        Tensor[Batch, In, Width](numbers(2, 3, 5)),
    ),
    "Conv2DInto": lambda: (
        nn.Conv2DInto(In, Out, Small, Other, Time, Roots, stride=2, padding=1),
        Tensor[Batch, In, Height, Width](numbers(2, 3, 5, 5)),
    ),
    "Conv3DInto": lambda: (
        nn.Conv3DInto(In, Out, Small, Small, Small, Time, Roots, Row, dilation=2),
        Tensor[In, Batch, Height, Width](numbers(3, 4, 5, 5)),
    ),
    "AveragePool1DInto": lambda: (
        nn.AveragePool1DInto(Time, over=Width, window=2, stride=1),
        Tensor[Batch, Width](numbers(2, 5)),
    ),
    "AveragePool2DInto": lambda: (
        nn.AveragePool2DInto(Time, Roots, over=(Height, Width), window=2, stride=1),
        Tensor[Batch, Height, Width](numbers(2, 5, 5)),
    ),
    "AveragePool3DInto": lambda: (
        nn.AveragePool3DInto(Time, Roots, Row, over=(Batch, Height, Width), window=2, stride=1),
        Tensor[Batch, Height, Width](numbers(4, 5, 5)),
    ),
    "MaxPool1DInto": lambda: (
        nn.MaxPool1DInto(Time, over=Width, window=2, stride=1),
        Tensor[Batch, Width](numbers(2, 5)),
    ),
    "MaxPool2DInto": lambda: (
        nn.MaxPool2DInto(Time, Roots, over=(Height, Width), window=2, stride=1),
        Tensor[Batch, Height, Width](numbers(2, 5, 5)),
    ),
    "MaxPool3DInto": lambda: (
        nn.MaxPool3DInto(Time, Roots, Row, over=(Batch, Height, Width), window=2, stride=1),
        Tensor[Batch, Height, Width](numbers(4, 5, 5)),
    ),
    "ConvTransposed1D": lambda: (
        nn.ConvTransposed1D(In, Out, Small, Time, stride=2),
        Tensor[Batch, In, Width](numbers(2, 3, 5)),
    ),
    "ConvTransposed2D": lambda: (
        nn.ConvTransposed2D(In, Out, Small, Other, Time, Roots, stride=2, extra=1),
        Tensor[Batch, In, Height, Width](numbers(2, 3, 5, 5)),
    ),
    "ConvTransposed3D": lambda: (
        nn.ConvTransposed3D(In, Out, Small, Small, Small, Time, Roots, Row, padding=1),
        Tensor[In, Batch, Height, Width](numbers(3, 2, 5, 5)),
    ),
    "Depthwise1D": lambda: (nn.Depthwise1D(In, Small, Time), Tensor[Batch, In, Width](numbers(2, 3, 5))),
    "Depthwise2D": lambda: (
        nn.Depthwise2D(In, Small, Other, Time, Roots),
        Tensor[Batch, In, Height, Width](numbers(2, 3, 5, 5)),
    ),
    "Depthwise3D": lambda: (
        nn.Depthwise3D(In, Small, Small, Small, Time, Roots, Row, dilation=2),
        Tensor[In, Batch, Height, Width](numbers(3, 4, 5, 5)),
    ),
    "GroupNorm": lambda: (nn.GroupNorm(In, 3), Tensor[Batch, In, Width](numbers(2, 3, 5))),
    "InstanceNorm": lambda: (
        nn.Depthwise1D(In, Small, Time) >> nn.InstanceNorm(In),
        Tensor[Batch, In, Width](numbers(2, 3, 5)),
    ),
    "Embedding": lambda: (nn.Embedding(In, Out), IntTensor[Batch]([0, 2])),
    "LayerNorm": lambda: (nn.LayerNorm(In), Tensor[Batch, In](numbers(2, 3))),
    "RMSNorm": lambda: (nn.RMSNorm(In), Tensor[Batch, In](numbers(2, 3))),
    "ElmanCell": lambda: (nn.Recurrent(nn.ElmanCell(In, Out), Time), Tensor[Time, Batch, In](numbers(4, 2, 3))),
    "GRUCell": lambda: (nn.Recurrent(nn.GRUCell(In, Out), Time), Tensor[Time, Batch, In](numbers(4, 2, 3))),
    "LSTM": lambda: (nn.LSTM(nn.LSTMCell(In, Out), Time), Tensor[Time, Batch, In](numbers(4, 2, 3))),
    "SelfAttention": lambda: (
        nn.SelfAttention(nn.MultiHeadAttention(In, Heads, Small, causal=True), Time),
        Tensor[Batch, Time, In](numbers(2, 4, 3)),
    ),
    "TransformerDecoderBlock": lambda: (
        nn.TransformerDecoderBlock(In, Out, Heads, Small, Other, over=Time).at(
            Const(Tensor[Batch, Roots, Out](numbers(2, 5, 3))), None
        ),
        Tensor[Batch, Time, In](numbers(2, 4, 3)),
    ),
    "GroupedQueryAttention": lambda: (
        nn.SelfAttention(nn.GroupedQueryAttention(In, Heads, Other, Small, causal=True, rotary=nn.Rotary(Small)), Time),
        Tensor[Batch, Time, In](numbers(2, 4, 3)),
    ),
    "ContinuedAttention": lambda: (Continued(), Tensor[Batch, Time, In](numbers(2, 4, 3))),
    "ALiBi": lambda: (nn.ALiBi(Heads), IntTensor[Batch]([-2, 0])),
    "RelativeBias": lambda: (nn.RelativeBias(Buckets, Heads), IntTensor[Batch]([-2, 0])),
    "Sinusoidal": lambda: (nn.Sinusoidal(Small), IntTensor[Batch]([0, 2])),
    "ModuleStack": lambda: (
        nn.ModuleStack(lambda seed: nn.Linear(In, In, seed=seed) >> tanh, Other).fold,
        Tensor[Batch, In](numbers(2, 3)),
    ),
    "MixtureOfExperts": lambda: (
        nn.MixtureOfExperts(
            nn.Router(In, Out, Height, Small),
            nn.EnsembleLinear(Out, In, Other) >> tanh >> nn.EnsembleLinear(Out, Other, In),
        ),
        Tensor[Batch, Time, In](numbers(2, 4, 3)),
    ),
    "BatchNorm": lambda: (
        nn.Linear(In, Out) >> nn.BatchNorm(Out).at(nn.Training(Const(IntTensor[()](1)))),
        Tensor[Batch, In](numbers(2, 3)),
    ),
    "Bidirectional": lambda: (
        nn.Bidirectional(nn.LSTM(nn.LSTMCell(In, Out), Time), nn.LSTM(nn.LSTMCell(In, Out), Time, reverse=True)),
        Tensor[Time, In](numbers(4, 3)),
    ),
    "Stacked": lambda: (
        nn.Stacked(nn.Recurrent(nn.GRUCell(In, Out), Time), nn.Recurrent(nn.GRUCell(Out, Out), Time)),
        Tensor[Time, In](numbers(4, 3)),
    ),
    "StackedLSTM": lambda: (
        nn.StackedLSTM(nn.LSTM(nn.LSTMCell(In, Out), Time), nn.LSTM(nn.LSTMCell(Out, Out), Time)),
        Tensor[Time, In](numbers(4, 3)),
    ),
    "Grouped1D": lambda: (nn.Grouped1D(Heads, In, Out, Small, Time), Tensor[Heads, In, Width](numbers(2, 3, 5))),
    "Residual": lambda: (nn.Linear(In, Out) >> nn.Residual(nn.Linear(Out, Out)), Tensor[Batch, In](numbers(2, 3))),
    "Dropout": lambda: (
        nn.Linear(In, Out) >> nn.Dropout(0.5, seed=1).at(Const(IntTensor[()](1))),
        Tensor[Batch, In](numbers(2, 3)),
    ),
    "batched": lambda: (batched(nn.Linear(In, Out), Batch), Tensor[Batch, In](numbers(2, 3))),
    "checkpoint": lambda: (checkpoint(nn.Linear(In, Out) >> tanh >> tanh), Tensor[Batch, In](numbers(2, 3))),
    "TreeLSTM": lambda: (
        nn.Pipeline(nn.TreeLSTM(nn.BinaryTreeLSTMCell(In, Out), Time, Roots), Forests()),
        Tensor[Time, In](numbers(3, 3)),
    ),
}


class Forests(Module):
    """Stands for the trees of a TreeLSTM, which takes them beside the elements."""

    def __call__(self, x: Any) -> Any:
        return x


def applied(layer: Any, x: Any) -> Any:
    if isinstance(layer, nn.Pipeline) and isinstance(layer.stages[0], nn.TreeLSTM):
        layer = layer.stages[0]
        return layer(x, Forest(((0, 1), 2)))
    return layer(x)


@pytest.mark.parametrize(("make", "duplicate"), mostly_pickled(LAYERS))
def test_layers(make: Callable[[], tuple[Any, Any]], duplicate: Callable[[Any], Any]) -> None:
    layer, data = make()
    made: Any = Input
    x = made(data.tensor_type)
    y = applied(layer, x)
    loss = (y * y).sum()
    parameters = list(layer.parameters.values()) if isinstance(layer, Module) else []
    again, x2, loss2, parameters2, gradients2 = duplicate(
        (layer, x, loss, parameters, gradients(loss, *parameters) if parameters else [])
    )
    with given(x.bind(data), plan=False) as computation:
        expected = [loss.value.numpy(), *(computation.gradients(loss, p)[p].numpy() for p in parameters)]
    with given(x2.bind(data), plan=False) as computation:
        found = [loss2.value.numpy(), *(computation.gradients(loss2, p)[p].numpy() for p in parameters2)]
        assert_equal(found, expected)
        for one, other in zip(gradients2, expected[1:], strict=True):
            np.testing.assert_allclose(one.value.numpy(), other, rtol=1e-4, atol=1e-5)
        assert_equal([(applied(again, x2) * applied(again, x2)).sum().value.numpy()], expected[:1])
    if isinstance(layer, Module):
        assert all(p is q for p, q in zip(again.parameters.values(), parameters2, strict=True))
        assert again.parameters.keys() == layer.parameters.keys()
        drawn, drawn2 = layer.initialize(3).parameters, again.initialize(3).parameters
        assert_equal([p.value.numpy() for p in drawn2.values()], [p.value.numpy() for p in drawn.values()])


def test_every_layer_is_tried() -> None:
    classes = {
        value.__name__
        for value in (getattr(nn, name) for name in nn.__all__)
        if isinstance(value, type) and issubclass(value, Module)
    }
    within = {"LSTMCell", "MultiHeadAttention", "BinaryTreeLSTMCell", "Module", "Recurrent"}
    within |= {"Grouped2D", "Grouped3D", "ChildSumTreeLSTMCell", "NaryTreeLSTMCell"}
    within |= {"CachedAttention", "CrossAttention", "TransformerBlock", "EnsembleLinear", "Rotary", "Router"}
    untried = sorted(classes - within - LAYERS.keys())
    assert not untried, f"a layer in LAYERS, with what it takes: {untried}"


def step(state: Any, x: Any) -> Any:
    return tanh(state * 0.5 + x), state


def halves(x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]:
    return x * 0.5


@call
def called(x: Expr[Tensor[Batch]], y: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]:
    return x * y + x


@dynamic
async def growing(x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]:
    return growing(x * 2.0) if (await x.sum()).item() < 100.0 else x


@ruled("*A -> *A")
def stated(x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]:
    return x * 3.0


STRUCTURED: dict[str, Callable[[Any, Any], Any]] = {
    "scan": lambda w, xs: scan(step, w, xs, Time)[1].sum(Time),
    "fold": lambda w, xs: fold(lambda state, x: tanh(state * w + x), w, xs, Time),
    "nested": lambda w, xs: fold(lambda s, x: fold(lambda t, y: tanh(t * x + y), s, xs, Time), w, xs, Time),
    "map_over": lambda w, xs: map_over(lambda x: x * w, xs, Time).sum(Time),
    "cond": lambda w, xs: cond(w.sum() > 0.0, lambda v: v * 2.0, lambda v: v * w, w),
    "while_loop": lambda w, xs: while_loop(lambda v: v.sum() < 50.0, lambda v: v * 1.5 + w, w * w),
    "call": lambda w, xs: called(w, w) + called(w, w * 2.0),
    "tree_fold": lambda w, xs: (
        tree_fold(lambda x: x * w, lambda a, b: tanh(a + b * w), xs, Forest(((0, 1), (2, 3))), Time, Roots)
        .stack()
        .sum(Roots)
    ),
    "dynamic": lambda w, xs: growing(growing(w * w)),
    "checkpoint": lambda w, xs: checkpoint(lambda v: tanh(tanh(v * w)))(w),
    "ruled": lambda w, xs: stated(w),
    "gradient": lambda w, xs: gradients((fold(lambda s, x: tanh(s * w + x), w, xs, Time) * w).sum(), w)[0],
}


@pytest.mark.parametrize(("make", "duplicate"), mostly_pickled(STRUCTURED))
def test_structured_nodes(make: Callable[[Any, Any], Any], duplicate: Callable[[Any], Any]) -> None:
    w, xs = Param(Tensor[Batch]([0.5, 1.5]), name="w"), Input(Tensor[Time, Batch], name="xs")
    data = Tensor[Time, Batch](numbers(4, 2).astype(np.float32))
    y = make(w, xs)
    w2, xs2, y2, y3 = duplicate((w, xs, y, y))
    assert y2 is y3
    for _ in range(3):
        loss, loss2 = (y * y).sum(), (y2 * y2).sum()
        with given(xs.bind(data)) as computation:
            expected = [loss.value.numpy(), computation.gradients(loss)[w].numpy()]
        with given(xs2.bind(data)) as computation:
            found = [loss2.value.numpy(), computation.gradients(loss2)[w2].numpy()]
        for one, other in zip(found, expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-5)


OPTIMIZERS: dict[str, Callable[[Any], Any]] = {
    "SGD": lambda p: optim.SGD(p, learning_rate=0.1, momentum=0.9, nesterov=True, penalty=0.01),
    "Adam": lambda p: optim.Adam(p, learning_rate=0.1),
    "AdamW": lambda p: optim.AdamW(p, learning_rate=0.1),
    "Adagrad": lambda p: optim.Adagrad(p, learning_rate=0.1),
    "RMSProp": lambda p: optim.RMSProp(p, learning_rate=0.1),
    "Adadelta": lambda p: optim.Adadelta(p, learning_rate=1.0),
    "Adafactor": lambda p: optim.Adafactor(p, learning_rate=0.01),
    "Groups": lambda p: optim.Groups(
        optim.Adam(p.matching("*.weight"), learning_rate=0.1),
        optim.SGD(p.without("*.weight"), learning_rate=0.1, momentum=0.9),
        limit=1.0,
    ),
    "LAMB": lambda p: optim.LAMB(p, learning_rate=0.01),
    "LBFGS": lambda p: optim.LBFGS(p, learning_rate=0.01),
    "Lion": lambda p: optim.Lion(p, learning_rate=0.01),
    "NAdam": lambda p: optim.NAdam(p, learning_rate=0.01),
    "Optimizer": lambda p: optim.Optimizer(
        p, optim.ClipByGlobalNorm(1.0), optim.ClipByValue(0.5), optim.LearningRate(0.1)
    ),
}


@pytest.mark.parametrize("plan", sample([True, False], one_in=2))
@pytest.mark.parametrize(("make", "duplicate"), mostly_pickled(OPTIMIZERS))
def test_training_goes_on(make: Callable[[Any], Any], plan: bool, duplicate: Callable[[Any], Any]) -> None:
    """An optimizer in the midst of training, with its model and the loss."""
    model, x = nn.Linear(In, Out, seed=0) >> tanh >> nn.Linear(Out, In, seed=1), Input(Tensor[Batch, In])
    loss = ((model(x) - x) * (model(x) - x)).sum()
    data = Tensor[Batch, In](numbers(4, 3).astype(np.float32))
    optimizer = make(model.parameters)

    def train(optimizer: Any, x: Any, loss: Any, steps: int) -> list[Any]:
        for _ in range(steps):
            with given(x.bind(data), plan=plan):
                optimizer.step(loss)
        return [p.value.numpy() for p in optimizer.parameters.values()]

    train(optimizer, x, loss, 3)
    optimizer2, x2, loss2, model2 = duplicate((optimizer, x, loss, model))
    assert optimizer2.steps == 3
    expected = train(optimizer, x, loss, 3)
    for one, other in zip(train(optimizer2, x2, loss2, 3), expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-6)
    assert all(optimizer2.parameters[name] is p for name, p in model2.parameters.items())


def test_every_optimizer_is_tried() -> None:
    classes = {
        name for name in optim.__all__ if isinstance(v := getattr(optim, name), type) and issubclass(v, optim.Optimizer)
    }
    assert classes == OPTIMIZERS.keys()


@pytest.mark.parametrize("duplicate", sample(DUPLICATE.values(), first=1), ids=DUPLICATE.keys())
def test_a_graph_may_be_deep_and_shares_what_it_shared(duplicate: Callable[[Any], Any]) -> None:
    p = Param(Tensor[()](1.0))
    x: Any = p
    middle: Any = None
    for n in range(2_000):
        x = x * 0.5 + p
        middle = x if n == 1_000 else middle
    x2, middle2, p2 = duplicate((x, middle, p))
    with given():
        assert x2.value.item() == x.value.item()
        assert middle2.value.item() == middle.value.item()
    node, seen = x2, 0
    while node is not middle2:
        node, seen = node.operands[0].operands[0], seen + 1
        assert node is not p2
    assert seen == 999
    assert node.operands[1] is p2
    p2.assign(Tensor[()](0.0))
    assert p.value.item() == 1.0


def test_a_deep_body() -> None:
    def deep(x: Any) -> Any:
        for _ in range(2_000):
            x = x * 0.5 + 1.0
        return x

    xs = Input(Tensor[Batch])
    y, xs2 = pickle.loads(pickle.dumps((map_over(deep, xs, Batch), xs)))
    with given(xs2.bind(Tensor[Batch]([1.0]))):
        assert y.value.numpy().tolist() == [2.0]


@ways
def test_small_objects(duplicate: Callable[[Any], Any]) -> None:
    x = Input(Tensor[Batch, Flat[Height, Width]], name="x")
    value = Tensor[Batch, Flat[Height, Width]](numbers(1, 25))
    made: list[Any] = [x, value, x.tensor_type, Const(value), x.bind(value), relu, softmax, Forest((0, 1)), Out(3)]
    made += [ForestInput(Time, Roots), called, growing, stated]
    for one in made:
        shown, again = getattr(one, "describe", one.__repr__)(), duplicate(one)
        assert getattr(again, "describe", again.__repr__)().partition(" at 0x")[0] == shown.partition(" at 0x")[0]
    assert duplicate(called) is called
    assert duplicate(x.tensor_type) is x.tensor_type
    assert duplicate(x).describe() == x.describe()


def test_a_pickle_is_read_by_another_process(tmp_path: Path) -> None:
    model = nn.Linear(In, Out, seed=0)
    (tmp_path / "model").write_bytes(pickle.dumps((model, model(Const(Tensor[In](np.ones(3, np.float32)))))))
    code = (
        "import pickle, sys; from typedtensor import given\n"
        "model, y = pickle.load(open(sys.argv[1], 'rb'))\n"
        "with given(): print(y.value.numpy().tolist())"
    )
    root = Path(__file__).parents[1]
    said = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "model")], cwd=root, capture_output=True, text=True, check=True
    )
    with given():
        assert said.stdout.strip() == str(model(Const(Tensor[In](np.ones(3, np.float32)))).value.numpy().tolist())


class Mine(PolyOp1, rule="*A -> *A"):
    """An operation that holds a function."""

    def __init__(self, function: Callable[[Any], Any]) -> None:
        super().__init__()
        self.function = function

    def forward(self, xp: Any, x: Any, /) -> Any:
        return self.function(x)


def test_what_has_no_name_is_refused_by_name() -> None:
    class Local(Axis): ...

    p = Param(Tensor[Batch]([1.0]))
    for held in (Input(Tensor[Local]), Mine(lambda x: x)(p), optim.SGD([p], learning_rate=lambda step: 0.1)):
        with pytest.raises((pickle.PicklingError, AttributeError), match="Local|lambda"):
            pickle.dumps(held)
    chain: Any = Mine(lambda x: x)(p)
    for _ in range(10):
        chain = chain * 2.0
    with pytest.raises((pickle.PicklingError, AttributeError), match="lambda"):
        pickle.dumps(chain)


def test_what_is_kept_with_a_label_is_found_again() -> None:
    """Labels of a script are pickled as they are defined, by joblib, with all that stands in the class."""
    keeper = Keeper()
    keeper.known["plan"] = lambda: None
    assert pickle.loads(pickle.dumps(keeper)).known == {}
