"""Faults of the plugin: each is one reported error, and the check continues."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

import pytest
from mypy.errors import CompileError

from tests.typing.checking import Report, check
from tests.typing.daemon_cases import Daemon, Step
from typedtensor.mypy_plugin import hooks
from typedtensor.mypy_plugin.base.faults import guarded
from typedtensor.mypy_plugin.features import passed

_PROGRAM = """\
import functools  # judge_truth
from dataclasses import dataclass
from collections.abc import Callable
from typing import Generic, ParamSpec, TypeVar, TypeVarTuple
import numpy as np
from typedtensor import (
    Axis, Expr, Flat, Forest, Input, Local, Module, Operand, Tensor, across, batched, call, close, cond, custom_vjp,
    dynamic, fold, jacobian, map_over, plain, tree_fold, vjp,
)
from typedtensor.ad import gradient, gradients
from typedtensor.control import Sequence
from typedtensor.jax import scan
from typedtensor.mesh import MeshAxis
from typedtensor.nn import Conv1DInto, Dropout, LayerNorm, LSTMState, Linear, ModuleStack, Pipeline
from typedtensor.ops import PolyOp1, Sum, relu, ruled, softmax, stack, unstack
from typedtensor.optim import Optimizer
from typedtensor.prob import Normal
from typedtensor.random import Key, normal
from typedtensor.runtime.reverse import Gradients
from typedtensor.training import Batches, fit
U = TypeVar("U", bound=Axis)
S = TypeVarTuple("S")
T = TypeVar("T", bound=Expr[Tensor[()]])  # analyze_tensor
class Batch(Axis): ...  # declare_axis
class Hidden(Axis, size=8): ...  # declare_axis
class Word(Axis): ...  # declare_axis
class Data(MeshAxis, size=2): ...  # declare_axis
def same(x: Expr[Tensor[*S]]) -> Expr[Tensor[*S]]: return x  # analyze_tensor
async def later(x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]: return x  # analyze_tensor
def along(x: Expr[Tensor[()]]) -> Expr[Tensor[()]]: return x  # analyze_tensor
def pair(x: Expr[Tensor[Hidden]], y: Expr[Tensor[Hidden]]) -> Expr[Tensor[Hidden]]: return x  # analyze_tensor
def two(x: Expr[Tensor[*S]], y: Expr[Tensor[*S]]) -> tuple[Expr[Tensor[*S]], ...]: return x, y  # analyze_tensor
def carry(s: Tensor[()], e: Tensor[()]) -> tuple[Tensor[()], Tensor[()]]: return s, e  # analyze_tensor
class Old(Module):  # declare_module explain_method
    def forward(self, x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]: return x  # analyze_tensor
Part = Expr[Tensor[Data, Local[Batch, Data]]]  # analyze_tensor
Words = Sequence[Word, Expr[Tensor[Hidden]]]  # analyze_tensor
class Total(PolyOp1, Generic[U], rule="*A U *B -> *A *B"):  # declare_operation
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:  # analyze_operand
        reveal_type(self.label("U"))  # call_label
        reveal_type(self.backward(dy, y, x))  # sign_gradient
        return x
class Model:
    @ruled("*A U *B -> *A *B")  # state_rule declare_function
    def summed(self, x: Operand, axis: type[U], /) -> Operand:  # analyze_operand
        return x.sum(axis)  # call_method look_up answer_no_labels
@dataclass
class Held(Generic[U]):
    held: Tensor[U]  # analyze_tensor
def derived(u: type[U]) -> None:  # as_function
    reveal_type(Flat[u, Hidden])  # analyze_variable
    reveal_type(Pipeline(Sum(u), relu))  # join_stages compose widen_stage check_stage make_operation explain_method
def hidden(  # as_function look_up
    x: Expr[Tensor[Batch, Hidden]], m: Model, t: T, ws: Words, trees: Forest, g: Gradients,  # analyze_tensor
    p: Input[Tensor[()]], a: np.ndarray, v: Tensor[()], w: Tensor[Batch],  # analyze_tensor
    k: Key, q: Normal[Hidden], o: Module, a1: Optimizer, b: Batches, ls: ModuleStack[Word, LayerNorm[Hidden]],
) -> None:
    reveal_type(Hidden(8))  # check_sized_axis
    reveal_type(Tensor[Batch]([1.0]))  # check_leaf
    reveal_type(2.0 == Tensor[Batch]([1.0]))  # call_beside check_leaf look_up
    reveal_type(a + Tensor[Batch]([1.0]))  # call_beside call_method check_leaf look_up
    reveal_type(map_over(lambda a: a, x, Batch))  # check_stacked
    reveal_type(batched(same, Batch))  # check_batched
    reveal_type(across(Batch))  # same_label
    reveal_type(close(along, p))  # check_closure
    reveal_type(cond(x > 0.0, along, along, p))  # check_results call_method look_up
    reveal_type(jacobian(along, p))  # type_jacobian answer_state
    reveal_type(scan(carry, v, w, Batch))  # check_carried
    reveal_type(Old()(x.sum(Hidden)))  # answer_forward call_method look_up answer_no_labels
    reveal_type(vjp(along, p))  # check_point fix_start
    reveal_type(custom_vjp(along, lambda a, b, c: c))  # fix_own_derivative check_own_derivative
    reveal_type(plain(along))  # take_lambda type_on_values
    reveal_type(plain(along)(v))  # take_lambda type_on_values check_on_values
    reveal_type(plain(lambda a: a))  # take_lambda type_on_values
    reveal_type(dynamic(later))  # type_dynamic
    reveal_type(Sum(Hidden))  # make_operation
    reveal_type(Sum(Hidden)(x))  # make_operation call_operation widen as_function
    reveal_type(softmax(x, Hidden))  # call_labelled answer_labels
    reveal_type(m.summed(x, Hidden))  # bind_function call_ruled
    reveal_type(x + x)  # call_method look_up
    reveal_type(x * np.sqrt(8))  # call_method look_up type_number answer_universal
    reveal_type(bool(v))  # judge_truth
    reveal_type(x.sum(Hidden))  # call_method look_up answer_no_labels
    reveal_type(Tensor.sum)  # look_up_on_class
    reveal_type(t.sum())  # look_up sign_bound call_bound
    reveal_type(abs(x))  # call_function
    reveal_type(x >> relu)  # compose widen_stage look_up look_up_tuple
    reveal_type((relu >> Sum(Hidden))(x))  # make_operation compose widen_stage check_stage call_then explain_method look_up_tuple
    reveal_type(list(map(relu, [x])))
    reveal_type(functools.partial(softmax, x))  # check_passed
    reveal_type(call(lambda a: a)(x))  # check_passed call_called sign_module
    reveal_type(pair(x.sum(Batch), x.sum(Batch)))  # call_method look_up answer_no_labels
    reveal_type(Linear(Hidden, Hidden))  # check_needed_sizes answer_sizes look_again explain_constructor
    reveal_type(Linear(Hidden, Hidden).initialize(0))  # explain_method check_needed_sizes answer_sizes look_again explain_constructor
    reveal_type(LSTMState(x, x))  # sign_state type_state
    reveal_type(Held(w))  # explain_constructor look_again sign_state type_state
    reveal_type(tree_fold(lambda z: z, lambda a, b: a + b, ws, trees, Word, Batch))  # fix_state call_method look_up look_again explain_misfit
    reveal_type(p.bind(v))  # answer_bound
    reveal_type(gradient(x.sum(), [x]))  # answer_gradient type_gradient call_method look_up answer_no_labels
    reveal_type(gradients(x.sum(), x))  # type_gradients call_method look_up answer_no_labels
    reveal_type(fold(lambda s, e: s, [p], x, Batch))  # fix_start check_carried
    reveal_type(x.sum(Hidden).eq(1.0))  # call_method look_up answer_no_labels
    reveal_type(x.view)  # answer_attribute
    reveal_type(x.axes)  # type_axes
    reveal_type(Optimizer([p]))  # answer_optimizer
    reveal_type(same(x))  # check_function sign_function look_again
    reveal_type(two(x, x))  # explain_misfit look_again
    reveal_type(Conv1DInto(Hidden, Hidden, Hidden, Word))  # make_windows answer_sizes look_again explain_constructor
    reveal_type(LayerNorm(Hidden)(x))  # check_module check_needed_sizes answer_sizes sign_module look_again explain_constructor
    reveal_type(g[x, x])  # type_values
    reveal_type(x.transpose(0, 1))  # answer_no_labels call_method look_up
    reveal_type(len(x))  # answer_length
    reveal_type(Hidden().size ** 0.5)  # type_root check_sized_axis check_size
    reveal_type(Hidden.size)  # check_size
    reveal_type(float(x))  # answer_number
    reveal_type(stack([x, x], Batch))  # answer_ruled call_ruled
    reveal_type(unstack(x, Batch))  # answer_ruled call_ruled
    reveal_type(softmax(x, 1))  # answer_labels call_labelled
    reveal_type(Linear(64, 10))  # answer_sizes check_needed_sizes look_again explain_constructor
    reveal_type(Optimizer([p]).step())  # answer_step answer_optimizer
    reveal_type(Dropout(0.5, seed=0)(x, None))  # check_module sign_module look_again
    reveal_type(normal(k, Tensor[Hidden]))  # check_function sign_function look_again
    reveal_type(ls.fold)  # check_folded
    reveal_type(ls.map(lambda layer: x))  # check_mapped
    reveal_type((x, x) >> relu)  # apply_to_tuple look_up_tuple
    p.value = v  # advise_assignment
class Layer(Module):  # declare_module explain_method
    def __call__(
        self, x: Expr[Tensor[Hidden]], y: Expr[Tensor[Hidden]], /  # analyze_tensor
    ) -> Expr[Tensor[Hidden]]: return x  # analyze_tensor
"""  # noqa: E501
"""Where each hook is asked."""

_ASKED = {number: line.partition("  # ")[2].split() for number, line in enumerate(_PROGRAM.splitlines(), 1)}
HOOKS = sorted({name for names in _ASKED.values() for name in names})
_ALONE = ("analyze_", "declare_", "note_", "state_", "call_then")
"""What declares something, and what is asked of a pipeline whose stages another hook has read."""


def _shared_modules() -> list[list[str]]:
    """The hooks that fail in one module, as each takes a while: no two are asked in the same line, and some fail
    alone."""
    shared: list[tuple[list[str], set[int]]] = []
    for name in HOOKS:
        lines = {line for line, names in _ASKED.items() if name in names}
        fitting = () if name.startswith(_ALONE) else (each for each in shared if lines.isdisjoint(each[1]))
        names, taken = next(iter(fitting), ([], set()))
        if not names:
            shared.append((names, set(_ASKED) if name.startswith(_ALONE) else taken))
        names.append(name)
        taken |= lines
    return [names for names, _ in shared]


MODULES = {name: f"with_{names[0]}" for names in _shared_modules() for name in names}
"""The module in which a hook fails."""

FAULTS = [ValueError("text is missing"), RecursionError(), AssertionError()]


def _failing(name: str, fault: BaseException, module: str = "") -> Callable[..., Any]:
    """A hook that fails, in one module or in all."""
    real = getattr(_home(name), name)

    def fail(*args: object, **kwargs: object) -> Any:
        if not module or module in _modules(args):
            raise fault
        return real(*args, **kwargs)

    fail.__code__ = fail.__code__.replace(co_name=name)
    return fail


def _modules(contexts: Iterable[object]) -> Iterator[str]:
    """The modules that a hook is asked in, by what mypy gives it: what checks, or what analyzes names or types."""
    for context in contexts:
        api = getattr(context, "api", None)
        for part in (api, getattr(api, "api", None)):
            yield getattr(getattr(part, "tree", None), "fullname", "")
            yield getattr(part, "cur_mod_id", "")


_FEATURES = {name: module for name, module in vars(hooks).items() if isinstance(module, ModuleType)}
"""The modules that hooks come from."""


def _home(name: str) -> ModuleType:
    """The module of a hook."""
    found = (module for module in _FEATURES.values() if hasattr(module, name))
    return next(module for module in found if getattr(module, name).__module__ == module.__name__)


def _inject(name: str, failing: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    real = getattr(_home(name), name)
    monkeypatch.setattr(_home(name), name, failing)
    tables: list[dict[str, Any]] = [table for table in vars(hooks).values() if isinstance(table, dict)]
    for table in tables:
        tables += [inner for inner in table.values() if isinstance(inner, dict)]
        for key, hook in table.items():
            if hook is real:
                monkeypatch.setitem(table, key, failing)
            elif isinstance(hook, partial) and hook.func is real:
                monkeypatch.setitem(table, key, partial(failing, *hook.args, **hook.keywords))


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory, mypy_cache: Path) -> dict[str, list[Report]]:
    """What is said where nothing fails, and where hooks do, in one build."""
    folder = tmp_path_factory.mktemp("faults")
    modules = {name: folder / f"{name}.py" for name in ("sound", *MODULES.values())}
    for path in modules.values():
        path.write_text(_PROGRAM)
    with pytest.MonkeyPatch.context() as patch:
        for name in HOOKS:
            _inject(name, _failing(name, fault_of(name), MODULES[name]), patch)
        return check(modules, mypy_cache)


def fault_of(hook: str) -> BaseException:
    return FAULTS[HOOKS.index(hook) % len(FAULTS)]


def test_every_hook_is_asked() -> None:
    tree = ast.parse(Path(str(hooks.__file__)).read_text())
    named = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in _FEATURES
        if node.attr.islower()
    }
    assert set(HOOKS) == named - {
        "as_variable",
        "as_written",
        "declare_elsewhere",
        "has_labels",
        "is_forward_alone",
        "is_generic",
        "is_gradient",
        "judge_at_end",
        "leave_to_rules",
        "look_up_on_values",
        "sign_distribution",
        "sized_formals",
        "takes_functions",
        "without_never",
    }


@pytest.mark.parametrize("name", HOOKS)
def test_a_hook_that_fails(name: str, said: dict[str, list[Report]]) -> None:
    fault, found, sound = fault_of(name), said[MODULES[name]], said["sound"]
    faults = [report for report in found if "[axes-fault]" in report.text and f"in {name} (" in report.text]
    assert {report.line for report in faults} == {line for line, names in _ASKED.items() if name in names}
    assert len(faults) == len({report.line for report in faults})
    words = f"{type(fault).__name__}: {fault}" if str(fault) else type(fault).__name__
    assert all("(test_faults.py:" in r.text and f": {words};" in r.text for r in faults), faults
    # All that is revealed still is, and most of it is as it was.
    assert [r.line for r in found if r.sort == "R"] == [r.line for r in sound if r.sort == "R"]


def test_where_nothing_fails(said: dict[str, list[Report]]) -> None:
    assert not any("[axes-fault]" in report.text or "valid-type" in report.text for report in said["sound"])


@pytest.mark.slow  # it reads the whole library, as all tests of the daemon do
def test_the_daemon_goes_on(daemon: Daemon, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = _PROGRAM.splitlines()
    sound = daemon.run("faults", Step({"program.py": lines}))
    assert not any("[axes-fault]" in line or "[valid-type]" in line for line in sound), sound
    for name in ("call_method", "declare_operation", "call_ruled"):
        with monkeypatch.context() as patch:
            _inject(name, _failing(name, ValueError("text is missing")), patch)
            daemon.run("faults", Step({"program.py": [*lines, f"# {name}"]}))
            found = daemon.run("faults", Step({"program.py": ["# moved", *lines]}))
            assert any("[axes-fault]" in line for line in found), name
        assert daemon.run("faults", Step({"program.py": lines})) == sound


@pytest.mark.parametrize("control", [KeyboardInterrupt, SystemExit, CompileError([])])
def test_what_ends_a_run_passes(control: Any) -> None:
    def hook(ctx: object) -> object:
        raise control

    call = guarded(lambda fullname: hook, lambda ctx: None)("f")
    assert call is not None
    with pytest.raises(control if isinstance(control, type) else type(control)):
        call(object())


def test_a_search_that_fails(tmp_path: Path, mypy_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hook cannot even be looked for: it is said where it would be asked."""

    def fail(node: object) -> NoReturn:
        raise ValueError("no such name")

    monkeypatch.setattr(passed, "takes_functions", fail)
    path = tmp_path / "searched.py"
    path.write_text(_PROGRAM)
    found = check({"searched": path}, mypy_cache)["searched"]
    assert any("[axes-fault]" in report.text and "ValueError: no such name" in report.text for report in found)
