"""Labels on PyTorch programs: typed signatures, modules, compilation as a whole."""

from __future__ import annotations

import builtins
import copy
import io
import itertools
import pickle
import re
import subprocess
import sys
import types
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVarTuple

import numpy as np
import pytest

from typedtensor import (
    Axis,
    AxisError,
    BoolTensor,
    Const,
    Expr,
    Input,
    IntTensor,
    Module,
    SizeError,
    Tensor,
    given,
    plain,
)
from typedtensor.backends import namespace_of
from typedtensor.core.scope import REPLAYS
from typedtensor.nn import Bidirectional, GRUCell, LayerNorm, Linear, MultiHeadAttention, Recurrent, SelfAttention
from typedtensor.ops import cross_entropy, exp, relu, softmax, where
from typedtensor.optim import SGD
from typedtensor.profiling import ComputationExplanation, explain
from typedtensor.runtime import compiled as serving
from typedtensor.torch import compile, module, typed
from typedtensor.torch.dynamo import kept

HAS_PYTORCH = find_spec("torch") and find_spec("array_api_compat")
pytestmark = pytest.mark.skipif(not HAS_PYTORCH, reason="PyTorch is not installed")
torch: Any
IMAGES: Any
DIGITS: Any

N = TypeVarTuple("N")


class Batch(Axis): ...


class Other(Axis): ...


class Pixel(Axis, size=4): ...


class Hidden(Axis, size=8): ...


class Digit(Axis, size=3): ...


class Classifier(Module):
    def __init__(self) -> None:
        self.hidden, self.norm, self.output = Linear(Pixel, Hidden), LayerNorm(Hidden), Linear(Hidden, Digit)
        self.tied = [self.hidden]

    def __call__(self, x: Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]:
        return x >> self.hidden >> relu >> self.norm >> self.output


@pytest.fixture(autouse=True, scope="module")
def pytorch() -> None:
    """PyTorch, and tensors of it. To import it takes seconds, which no process does that only collects these tests."""
    global torch, IMAGES, DIGITS
    torch = import_module("torch")
    IMAGES = Tensor[Batch, Pixel](torch.randn(5, 4, generator=torch.Generator().manual_seed(0)))
    DIGITS = IntTensor[Batch](torch.tensor([0, 1, 2, 0, 1]))


def compiled(function: Any) -> Any:
    return compile(function, backend="eager")


@pytest.mark.parametrize("take", ["as_tensor", "asarray", "from_dlpack"])
def test_tensors_are_not_written_through_arrays_of_pytorch(take: str) -> None:
    tensor = Tensor[Batch](np.arange(3.0))
    getattr(torch, take)(tensor)[0] = 7.0
    assert tensor.numpy().tolist() == [0.0, 1.0, 2.0]


def test_a_module_is_trained_by_its_optimizers() -> None:
    model = Classifier().initialize(seed=0)
    network = module(model)
    assert list(network.state_dict()) == list(model.parameters)
    loss = cross_entropy(network(IMAGES), DIGITS, Digit).mean()
    loss.array.backward()
    images, digits = Tensor[Batch, Pixel](IMAGES.numpy()), IntTensor[Batch](DIGITS.numpy())
    with given() as computation:
        gradients = computation.gradients(cross_entropy(model(Const(images)), Const(digits), Digit).mean())
        for (name, parameter), found in zip(model.parameters.items(), network.parameters(), strict=True):
            np.testing.assert_allclose(found.grad, gradients[parameter], rtol=1e-4, atol=1e-6, err_msg=name)
    optimizer, before = torch.optim.Adam(network.parameters(), lr=0.05), loss.item()
    for _ in range(30):
        optimizer.zero_grad()
        loss = cross_entropy(network(IMAGES), DIGITS, Digit).mean()
        loss.array.backward()
        optimizer.step()
    assert loss.item() < 0.2 * before

    other = module(Classifier().initialize(seed=1))
    other.load_state_dict(network.state_dict())
    copied: Any = copy.deepcopy(network)
    expected = network(IMAGES).array
    for again in (other, copied):
        torch.testing.assert_close(again(IMAGES).array, expected)
    torch.nn.init.zeros_(next(copied.parameters()))
    torch.testing.assert_close(network(IMAGES).array, expected)


def test_parameters_of_numpy_meet_arrays_of_pytorch_in_a_plain_model() -> None:
    model = Classifier().initialize(seed=0)
    expected = plain(model)(Tensor[Batch, Pixel](IMAGES.array.numpy())).numpy()
    images = IMAGES.array.clone().requires_grad_(True)
    scores = plain(model)(Tensor[Batch, Pixel](images)).array
    assert isinstance(scores, torch.Tensor)
    np.testing.assert_allclose(scores.detach(), expected, 1e-5, 1e-6)
    assert bool((torch.autograd.grad(scores.sum(), images)[0] != 0).any())


def test_parameters_may_be_replaced_in_a_call() -> None:
    network = module(Linear(Pixel, Digit, seed=0))
    zeros = {name: torch.zeros_like(x) for name, x in network.state_dict().items()}
    found = torch.func.functional_call(network, zeros, (IMAGES,))
    assert found.tensor_type is Tensor[Batch, Digit]
    assert not found.array.any()
    assert network(IMAGES).array.any()


@pytest.mark.slow
def test_compiled_as_a_whole() -> None:
    def attended(x: Any, weights: Any) -> Any:
        images = Tensor[Batch, Pixel](x)
        scores = softmax(images @ Tensor[Pixel, Digit](weights), Digit) * 2.0
        centred = images - images.mean(Pixel).expand_like(images)
        return scores.sum(Digit).array, centred.rename(Batch, Other).array

    x, weights = IMAGES.array, torch.ones(4, 3, requires_grad=True)
    function = compiled(attended)
    for _ in range(2):
        for found, expected in zip(function(x, weights), attended(x, weights), strict=True):
            torch.testing.assert_close(found, expected)
    function(x, weights)[0].sum().backward()
    assert weights.grad is not None


@pytest.mark.slow  # PyTorch compiles it
def test_a_function_is_compiled_while_a_dynamic_part_runs() -> None:
    """Or after one that was interrupted: context variables cannot be compiled."""

    @compiled
    def doubled(x: Tensor[Batch, Pixel]) -> Tensor[Batch, Pixel]:
        return x + x

    REPLAYS.append(None)
    try:
        for _ in range(2):
            torch.testing.assert_close(doubled(IMAGES).array, 2 * IMAGES.array)
    finally:
        REPLAYS.pop()


@pytest.mark.slow  # PyTorch compiles it
def test_operators_of_arguments_are_compiled() -> None:
    """Those that Dynamo knows of arrays alone, too."""

    @compiled
    def chosen(x: Tensor[Batch, Pixel], w: Tensor[Pixel, Digit]) -> Tensor[Batch, Digit]:
        y = x @ w
        return where(~(y > 0.0), 2.0 * y, -y)

    weights = Tensor[Pixel, Digit](torch.ones(4, 3))
    expected = chosen(IMAGES, weights)
    torch.testing.assert_close(chosen(IMAGES, weights).array, expected.array)
    assert chosen(w=weights, x=IMAGES).tensor_type is expected.tensor_type
    torch.testing.assert_close(chosen(IMAGES, w=weights).array, expected.array)


@pytest.mark.slow
def test_each_typed_function_is_a_program_of_its_own() -> None:
    """PyTorch gives up what is compiled again more often than a limit allows, and counts by code."""

    def scaled(factor: float) -> Any:
        @compiled
        def by(x: Tensor[Batch, Pixel]) -> Tensor[Batch, Pixel]:
            return x * factor

        return by

    with torch._dynamo.config.patch(recompile_limit=1):
        for factor in (2.0, 3.0, 4.0):
            function = scaled(factor)
            for _ in range(2):
                torch.testing.assert_close(function(IMAGES).array, IMAGES.array * factor)


@pytest.mark.slow  # PyTorch compiles it
def test_results_of_a_compiled_function_may_have_other_types_for_arguments_of_the_same_types() -> None:
    @compiled
    def scores(x: Tensor[Batch, Pixel], which: int) -> Any:
        match which:
            case 0:
                return x * 2.0
            case 1:
                return x.sum(Pixel)
            case 2:
                return x.array
            case _:
                return [x, {"sum": x.sum()}]

    IMAGES.sum(), IMAGES.sum(Pixel)  # whose rules PyTorch would not trace
    for _ in range(2):
        assert scores(IMAGES, 0).tensor_type is Tensor[Batch, Pixel]
        assert scores(IMAGES, 1).tensor_type is Tensor[Batch]
        torch.testing.assert_close(scores(IMAGES, 2), IMAGES.array)
        same, sums = scores(IMAGES, 3)
        torch.testing.assert_close(same.array, IMAGES.array)
        torch.testing.assert_close(sums["sum"].array, IMAGES.array.sum())


FACTOR = platform = 1.0  # the name of the second contains that of a variable of the wrapper


@pytest.mark.slow  # PyTorch compiles it
def test_programs_look_at_what_users_hold_and_at_nothing_of_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, bool]] = []
    of_classes: set[str] = set()

    def noted(guards: Any) -> list[bool]:
        found = kept(guards)
        seen.extend((guard.name, keep) for guard, keep in zip(guards, found, strict=True))
        of_classes.update(
            guard.guard_type
            for guard, keep in zip(guards, found, strict=True)
            if keep and isinstance(guard.value, type)
        )
        return found

    monkeypatch.setattr("typedtensor.torch.dynamo.kept", noted)
    layer = torch.nn.Linear(4, 3)

    @compiled
    def scores(parts: list[Any]) -> Any:
        [x] = parts
        return softmax(typed(layer, x.tensor_type, returns=Tensor[Batch, Digit])(x) * FACTOR * platform, Digit)

    first = scores([IMAGES])
    torch.testing.assert_close(scores([IMAGES]).array, first.array)
    assert sum(keep for _, keep in seen) < len(seen) / 2
    assert not [name for name, keep in seen if keep and "grounded" in name]
    roots = {re.split(r"[.\[)]", re.split(r"[(]", name)[-1])[0] for name, keep in seen if keep}
    assert roots <= {"", "G", "parts", "function"}, "the wrapper's own values"
    assert "DUPLICATE_INPUT" not in of_classes, "a guard in Python, of a table by the classes of arrays"
    monkeypatch.setitem(globals(), "FACTOR", 6.0)
    monkeypatch.setitem(globals(), "platform", 0.5)
    torch.testing.assert_close(scores([IMAGES]).array, torch.softmax(layer(IMAGES.array) * 3.0, 1))
    with torch.no_grad():
        layer.weight.zero_()
    torch.testing.assert_close(scores([IMAGES]).array, torch.softmax(layer(IMAGES.array) * 3.0, 1))


@pytest.mark.parametrize("shared", ["", "z"])
def test_products_are_those_of_einsum(shared: str) -> None:
    """Products of matrices among them, however their axes are ordered."""
    xp = namespace_of(torch.ones(1))
    sizes = {"z": 2, "a": 3, "b": 4, "k": 5}
    words = [["".join(word) for word in itertools.permutations(shared + pair)] for pair in ("ak", "bk", "ab")]
    for left, right, made in itertools.product(*words):
        first, second = (torch.rand([sizes[a] for a in word]) for word in (left, right))
        equation = f"{left},{right}->{made}"
        torch.testing.assert_close(xp.einsum(equation, first, second), torch.einsum(equation, first, second))


def test_the_mean_of_truth_values_is_their_share() -> None:
    right = BoolTensor[Batch, Pixel](torch.tensor([[True, False, True, True], [False, False, True, False]]))
    assert right.mean().numpy() == 0.5
    assert right.mean(Pixel).numpy().tolist() == [0.75, 0.25]
    assert BoolTensor[()](torch.tensor(True)).mean().numpy() == 1.0


@pytest.mark.parametrize("layout", ["sparse_coo", "sparse_csr"])
@pytest.mark.filterwarnings("ignore:Sparse CSR tensor support is in beta")
def test_sparse_tensors_are_refused(layout: str) -> None:
    eye = torch.eye(3).to_sparse(layout=getattr(torch, layout))
    with pytest.raises(
        AxisError, match=rf"^Tensor\[Batch, Digit\] takes an array, but .* torch.{layout}, .*\.to_dense\(\)$"
    ):
        Tensor[Batch, Digit](eye)
    assert Tensor[Batch, Digit](eye.to_dense()).sum().item() == 3.0


def test_any_array_is_shown() -> None:
    tracked = torch.ones(1, requires_grad=True)
    assert repr(Tensor[Batch](tracked * 2.0)) == "Tensor[Batch=1]([2.])"
    assert Tensor[Batch](tracked).numpy().tolist() == [1.0]
    assert repr(Tensor[Batch](torch.ones(1, dtype=torch.bfloat16))) == "Tensor[Batch=1]([1.])"
    assert repr(Tensor[Batch](torch.ones(1, device="meta"))).startswith("Tensor[Batch=1](tensor(")
    shown = []

    def show(x: Any) -> Any:
        shown.append(repr(Tensor[Batch](x)))
        return x

    torch.vmap(show)(torch.ones(2, 1))
    assert shown[0].startswith("Tensor[Batch=1](BatchedTensor(")


def test_tensors_and_modules_pass_through_compilation() -> None:
    network = module(Classifier().initialize(seed=0))

    @compiled
    @typed
    def loss(images: Tensor[Batch, Pixel], digits: IntTensor[Batch]) -> Tensor[()]:
        return cross_entropy(network(images), digits, Digit).mean()

    values = [loss(IMAGES, DIGITS) for _ in range(2)]
    assert values[0].item() == pytest.approx(values[1].item(), rel=1e-5)
    values[1].array.backward()
    assert all(parameter.grad is not None for parameter in network.parameters())


@pytest.mark.slow
@pytest.mark.parametrize("function", ["typed", "module"])
def test_pytorch_compiles_what_we_made_alone(function: str) -> None:
    """In a process of its own, in which nothing has prepared PyTorch for our types."""
    program = f"""
import torch
from tests.libraries.test_torch import Batch, Digit, Hidden, Pixel
from typedtensor import Tensor
from typedtensor.nn import Linear
from typedtensor.ops import relu
from typedtensor.torch import module, typed

@typed
def doubled(x: Tensor[Batch, Pixel]) -> Tensor[Batch, Digit]:
    return x @ Tensor[Pixel, Digit](torch.ones(4, 3))

Images = Tensor[Batch, Pixel]
model = Linear(Pixel, Hidden, seed=0) >> relu >> Linear(Hidden, Digit, seed=1)
made = doubled if "{function}" == "typed" else module(model)
images = Images(torch.arange(8.0).reshape(2, 4))
expected = made(images)
found = torch.compile(made, fullgraph=True, backend="eager")(images)
assert found.tensor_type is expected.tensor_type
torch.testing.assert_close(found.array, expected.array)
"""
    subprocess.run([sys.executable, "-c", program], check=True, cwd=Path(__file__).parents[2], timeout=200)


class Time(Axis): ...


class Head(Axis, size=2): ...


class Width(Axis, size=3): ...


MODELS: dict[str, tuple[Any, Any, tuple[int, ...]]] = {
    "pipeline": (
        lambda: Linear(Pixel, Hidden, seed=0) >> relu >> LayerNorm(Hidden) >> Linear(Hidden, Digit, seed=1),
        Tensor[Batch, Pixel],
        (-1, 4),
    ),
    "attention": (
        lambda: SelfAttention(MultiHeadAttention(Pixel, Head, Width, seed=0), Time),
        Tensor[Batch, Time, Pixel],
        (2, -1, 4),
    ),
    "recurrent": (
        lambda: Bidirectional(
            Recurrent(GRUCell(Pixel, Hidden, seed=0), Time),
            Recurrent(GRUCell(Pixel, Hidden, seed=1), Time, reverse=True),
        ),
        Tensor[Time, Batch, Pixel],
        (3, -1, 4),
    ),
}


@pytest.mark.slow  # PyTorch compiles them
@pytest.mark.parametrize("name", MODELS)
def test_models_are_trained_and_compiled_as_a_whole(name: str) -> None:
    """With symbolic sizes from the second size of a label on: three programs, for five sizes of which one is 1."""
    make, of, shape = MODELS[name]
    model = make()
    network = module(model)
    assert list(network.state_dict()) == list(model.parameters)
    compiled = torch.compile(network, fullgraph=True, backend="aot_eager")
    made = torch._dynamo.utils.counters["stats"]["unique_graphs"]
    for size in (5, 7, 2, 6, 1):
        xs = torch.randn([size if n < 0 else n for n in shape], generator=torch.Generator().manual_seed(size))
        with given():
            expected = model(Const(of(xs.numpy()))).value
        for call in (compiled, network) if torch.__version__ >= (2, 13) else (network, compiled):
            found = call(of(xs))
            assert found.tensor_type is expected.tensor_type
            np.testing.assert_allclose(found.numpy(), expected.numpy(), rtol=1e-4, atol=1e-5)
            (found * found).sum().array.backward()
        first = [parameter.grad.clone() for parameter in network.parameters()]
        network.zero_grad()
        (network(of(xs)) ** 2).sum().array.backward()
        for twice, parameter in zip(first, network.parameters(), strict=True):
            torch.testing.assert_close(twice, 2 * parameter.grad, rtol=1e-4, atol=1e-5)
        network.zero_grad()
    assert torch._dynamo.utils.counters["stats"]["unique_graphs"] - made <= 3
    copied: Any = pickle.loads(pickle.dumps(copy.deepcopy(network)))
    torch.nn.init.zeros_(next(network.parameters()))
    expected = copied(of(xs))
    again = torch.compile(copied, fullgraph=True, backend="eager")(of(xs))
    torch.testing.assert_close(again.array, expected.array)


def test_each_module_is_a_program_of_its_own() -> None:
    with torch._dynamo.config.patch(recompile_limit=1):
        for seed in range(3):
            network = module(Linear(Pixel, Digit, seed=seed))
            for each in (network, copy.deepcopy(network)):
                expected = each(IMAGES)
                found = torch.compile(each, fullgraph=True, backend="eager")(IMAGES)
                torch.testing.assert_close(found.array, expected.array)


def test_models_are_compiled_before_they_are_called() -> None:
    if torch.__version__ < (2, 13):
        pytest.skip("Dynamo passes no types to functions that it does not trace")
    network = module(Linear(Pixel, Digit, seed=0) >> relu)
    compiled = torch.compile(network, fullgraph=True, backend="aot_eager")
    found = compiled(IMAGES)
    found.sum().array.backward()
    assert all(parameter.grad is not None for parameter in network.parameters())
    torch.testing.assert_close(found.array, network(IMAGES).array)
    with pytest.raises(Exception, match="Rename.* cannot be applied to"):  # of the rules, with the labels
        compiled(IMAGES.rename(Pixel, Hidden))


class Scaled(Module):
    """It takes a number beside a tensor, which its result may depend on."""

    def __init__(self) -> None:
        self.inner = Linear(Pixel, Digit, seed=0)

    def __call__(self, x: Expr[Tensor[*N, Pixel]], times: float) -> Expr[Tensor[*N, Digit]]:
        return self.inner(x) * times


def test_models_of_numbers_are_called_before_they_are_compiled() -> None:
    network: Any = module(Scaled())  # type: ignore[arg-type]  # a number is no expression
    compiled = torch.compile(network, fullgraph=True, backend="eager")
    with pytest.raises(Exception, match="Scaled is compiled for operands that it was not called with"):
        compiled(IMAGES, 2.0)
    expected = network(IMAGES, 2.0)
    torch.testing.assert_close(compiled(IMAGES, 2.0).array, expected.array)


def test_loops_take_parameters_of_numpy_beside_arrays_of_pytorch() -> None:
    model = Recurrent(GRUCell(Pixel, Hidden, seed=0), Time)
    xs = torch.randn(3, 2, 4, generator=torch.Generator().manual_seed(0))
    expected = plain(model)(Tensor[Time, Batch, Pixel](xs.numpy())).numpy()
    found = plain(model)(Tensor[Time, Batch, Pixel](xs)).array
    assert isinstance(found, torch.Tensor)
    np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-6)


class Named(Module):
    """Its fields have names of methods of ``torch.nn.Module``."""

    def __init__(self) -> None:
        self.type, self.half = Linear(Pixel, Digit, seed=0), Linear(Pixel, Digit, seed=1).weight

    def __call__(self, x: Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]:
        return self.type(x) + x @ self.half


def test_parameters_keep_their_names() -> None:
    network = module(Named())
    assert sorted(network.state_dict()) == ["half", "type.bias", "type.weight"]
    network(IMAGES).sum().array.backward()
    assert all(parameter.grad is not None for parameter in network.parameters())
    double = Tensor[Batch, Pixel](IMAGES.array.double())
    assert copy.deepcopy(network).double()(double).array.dtype == torch.float64


def test_a_module_of_pytorch_gets_a_signature() -> None:
    network = torch.nn.Linear(4, 3)
    classify = typed(network, Tensor[Batch, Pixel], returns=Tensor[Batch, Digit])
    torch.testing.assert_close(classify(IMAGES).array, network(IMAGES.array))
    mapped = typed(torch.vmap(network), Tensor[Batch, Pixel], returns=Tensor[Batch, Digit])
    torch.testing.assert_close(mapped(IMAGES).array, network(IMAGES.array))
    wrong: Any = classify
    with pytest.raises(
        AxisError, match=r"Linear takes Tensor\[Batch, Pixel\] for argument 1, but was given torch.Tensor: "
    ):
        wrong(IMAGES.array)
    with pytest.raises(SizeError, match="Digit is declared with size 3"):
        typed(torch.nn.Linear(4, 2), Tensor[Batch, Pixel], returns=Tensor[Batch, Digit])(IMAGES)


@pytest.mark.slow  # PyTorch compiles its functions
@pytest.mark.filterwarnings("ignore:`torch.jit:DeprecationWarning")  # of its own compiler
def test_the_page_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """What it shows of PyTorch, which the documents' own tests leave out, as it need not be there."""
    text = (Path(__file__).parents[2] / "docs" / "labels.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```py\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    others = [block for block in blocks if re.search(r"^(import|from) (jaxtyping|haliax)\b", block, re.MULTILINE)]
    assert len(others) == 2
    module = types.ModuleType("page")
    monkeypatch.setitem(sys.modules, "page", module)  # which PyTorch imports
    scope = vars(module)
    for block in [block for block in blocks if block not in others]:
        exec(builtins.compile(block, "labels.md", "exec"), scope)
    assert capsys.readouterr().out.splitlines()[0] == "['weight', 'bias']"


def test_what_is_refused() -> None:
    loosely: Any = module
    with pytest.raises(AxisError, match="module takes a Module, not function"):
        loosely(lambda x: x)


def test_arrays_of_numpy_beside_those_of_pytorch_are_refused() -> None:
    ours, theirs = Tensor[Batch, Pixel](np.ones((2, 4), np.float32)), Tensor[Batch, Pixel](torch.ones(2, 4))
    refused = "was given arrays of NumPy and of PyTorch: make all of one library"
    for first, second in ((ours, theirs), (theirs, ours)):
        with pytest.raises(AxisError, match=f"Mul {refused}"):
            first * second
    with pytest.raises(AxisError, match=f"Where {refused}"):
        where(ours > 0.0, theirs, 0.0)
    x = Input(Tensor[Batch, Pixel])
    with given(x.bind(theirs)), pytest.raises(AxisError, match=f"MatMul {refused}"):
        Linear(Pixel, Digit)(x).value  # noqa: B018
    assert plain(Linear(Pixel, Digit))(theirs).shape == (2, 3)


def test_modules_are_pickled_and_saved_as_a_whole() -> None:
    made: Any = module(Classifier())
    file = io.BytesIO()
    torch.save(made, file)
    file.seek(0)
    for again in (pickle.loads(pickle.dumps(made)), torch.load(file, weights_only=False)):
        assert torch.equal(again(IMAGES).array, made(IMAGES).array)
        again(IMAGES).sum().array.backward()
        assert all(p.grad is not None for p in again.parameters())
        assert all(p.grad is None for p in made.parameters())
        with torch.no_grad():
            again.output.bias.add_(1.0)
        assert torch.allclose(again(IMAGES).array, made(IMAGES).array + 1.0)


def trained(convert: Callable[[np.ndarray[Any, Any]], Any], steps: int) -> tuple[Any, Any, Any, ComputationExplanation]:
    """The value, a gradient and a parameter after steps with arrays of a library, and how the last ones were made."""
    model = Classifier().initialize(seed=0)
    for parameter in model.parameters.values():
        parameter.assign(parameter.tensor_type(convert(parameter.value.numpy())))
    images, digits = Input(Tensor[Batch, Pixel]), Input(IntTensor[Batch])
    loss = cross_entropy(model(images), digits, Digit).mean()
    optimizer, weight = SGD(model.parameters, learning_rate=0.1), next(iter(model.parameters.values()))
    data = (
        images.bind(Tensor[Batch, Pixel](convert(IMAGES.numpy()))),
        digits.bind(IntTensor[Batch](convert(DIGITS.numpy()))),
    )
    for _ in range(steps):
        with given(*data) as computation:
            value, gradient = loss.value, computation.gradients(loss)[weight]
        with given(*data) as stepping:
            optimizer.step(loss)
    explained = explain(computation).requests + explain(stepping).requests
    with given(*data):
        assert explain(loss, plan=True).refused is None
    return value, gradient, weight.value, ComputationExplanation(explained)


def test_tensors_in_a_computation_are_computed_by_programs_in_their_memory() -> None:
    *found, explained = trained(lambda x: torch.tensor(np.array(x)), 3)
    *expected, _ = trained(np.array, 3)
    assert [(x.kind, x.planned) for x in explained.requests] == [
        ("value", True),
        ("gradients", True),
        ("step", True),
    ]
    for one, other in zip(found, expected, strict=True):
        assert type(one.array) is torch.Tensor
        np.testing.assert_allclose(one.numpy(), other.numpy(), rtol=1e-5, atol=1e-6)


def test_tensors_that_record_and_those_of_other_precisions_are_interpreted() -> None:
    x, y = Input(Tensor[Batch]), Input(Tensor[Batch])
    total = (exp(x * y) * x + y).sum()
    recording, single = torch.ones(3, requires_grad=True), torch.ones(3)
    double = torch.ones(3, dtype=torch.float64)
    for first, second in ((recording, single), (single, double)):
        for _ in range(3):
            with given(x.bind(Tensor[Batch](first)), y.bind(Tensor[Batch](second))) as computation:
                value = total.value
        assert [request.planned for request in explain(computation).requests] == [False]
    with given(x.bind(Tensor[Batch](recording)), y.bind(Tensor[Batch](single))):
        total.value.array.backward()
    assert recording.grad is not None
    assert value.dtype == torch.float64


@pytest.mark.parametrize("own", [False, True])
def test_a_compiled_model_gives_tensors_of_pytorch_for_such(own: bool) -> None:
    model = Classifier().initialize(seed=0)
    expected = plain(model)(Tensor[Batch, Pixel](IMAGES.numpy()))
    if own:
        for parameter in model.parameters.values():
            parameter.assign(parameter.tensor_type(torch.tensor(parameter.value.numpy())))
    predict = serving(model, Tensor[Batch, Pixel])
    for _ in range(2):
        found = predict(IMAGES)
        assert type(found.array) is torch.Tensor
        np.testing.assert_allclose(found.numpy(), expected.numpy(), rtol=1e-5, atol=1e-6)
    both = serving(lambda x: (model(x), x), Tensor[Batch, Pixel])
    found, same = both(IMAGES)
    assert same is IMAGES
    np.testing.assert_allclose(found.numpy(), expected.numpy(), rtol=1e-5, atol=1e-6)
