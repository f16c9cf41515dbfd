"""Names of other libraries, and misspelt ones, that are imported from packages of ours."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import typedtensor
import typedtensor.nn
import typedtensor.ops
import typedtensor.optim
from typedtensor.rule_docs import likeness

PACKAGES = (typedtensor, typedtensor.ops, typedtensor.nn, typedtensor.optim)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("from typedtensor.ops import norm", "typedtensor.ops has no norm: write x.norm() or x.norm(U)"),
        ("from typedtensor.ops import relu, mm", "typedtensor.ops has no mm: write x @ y or matmul(x, y)"),
        (
            "from typedtensor.ops import view",
            "typedtensor.ops has no view: use x.merge(U, V, W), x.flatten, x.split or",
        ),
        ("from typedtensor.ops import tanj", "typedtensor.ops has no tanj: did you mean tan or tanh?"),
        (
            "from typedtensor.nn import relu",
            "typedtensor.nn has no relu: write x.relu() or relu(x), of typedtensor.ops",
        ),
        (
            "from typedtensor.nn import TransformerDecoderLayer",
            "typedtensor.nn has no TransformerDecoderLayer: there is typedtensor.nn.TransformerDecoderBlock",
        ),
        ("from typedtensor import Linear", "typedtensor has no Linear: there is typedtensor.nn.Linear"),
        ("from typedtensor import relu", "typedtensor has no relu: write x.relu() or relu(x), of typedtensor.ops"),
        ("from typedtensor import explain", "typedtensor has no explain: there is typedtensor.profiling.explain"),
        ("from typedtensor import export", "typedtensor has no export: there is typedtensor.onnx.export"),
        ("from typedtensor import Tensr", "typedtensor has no Tensr: did you mean Tensor"),
        ("from typedtensor.optim import StepLR", "typedtensor.optim has no StepLR: there is typedtensor.training."),
    ],
)
def test_an_import_says_what_the_name_is_here(line: str, said: str) -> None:
    with pytest.raises(ImportError) as raised:
        exec(line, {})
    assert str(raised.value).startswith(said)
    assert raised.value.name == line.split()[1]


@pytest.mark.parametrize("package", PACKAGES)
def test_a_name_that_nothing_is_like_is_missing_as_ever(package: ModuleType) -> None:
    with pytest.raises(ImportError, match=f"cannot import name 'qqqq' from '{package.__name__}'"):
        exec(f"from {package.__name__} import qqqq", {})
    with pytest.raises(AttributeError, match=f"module '{package.__name__}' has no attribute 'qqqq'"):
        package.qqqq  # noqa: B018  # asked for


@pytest.mark.parametrize("package", PACKAGES)
def test_asking_for_an_attribute_is_an_attribute_error(package: ModuleType) -> None:
    assert not hasattr(package, "LSTMCel")
    assert getattr(package, "norm_", None) is None
    with pytest.raises(AttributeError, match="has no Parameter: `parameter` draws an initial value"):
        package.Parameter  # noqa: B018  # asked for


def test_what_is_said_is_found_when_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tool that asks for names which it does without, as pytest does, waits for none of it."""
    asked: list[str] = []
    package: ModuleType = typedtensor.ops
    monkeypatch.setattr(likeness, "missing", lambda package, name: asked.append(name))
    assert not hasattr(package, "norm_")
    with pytest.raises(AttributeError) as raised:
        package.norm_  # noqa: B018  # asked for
    assert not asked
    assert str(raised.value) == "module 'typedtensor.ops' has no attribute 'norm_'"
    assert asked == ["norm_"]


def test_other_names_are_loaded_by_the_first_that_is_asked_for_and_no_other_library() -> None:
    program = (
        "import sys, typedtensor.nn, typedtensor.ops, typedtensor.optim\n"
        "assert not hasattr(typedtensor.ops, '__wrapped__')\n"
        "from typedtensor.ops import library\n"
        "assert 'typedtensor.rule_docs' not in sys.modules\n"
        "try:\n    from typedtensor.ops import norm\nexcept ImportError as error:\n    print(error)\n"
        "assert 'typedtensor.rule_docs' in sys.modules and 'sklearn' not in sys.modules\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=Path(__file__).parents[1], check=True
    )
    assert ran.stdout.startswith("typedtensor.ops has no norm: write x.norm()")


def test_submodules_are_imported() -> None:
    assert import_module("typedtensor.nn.transformers").TransformerBlock is typedtensor.nn.TransformerBlock
