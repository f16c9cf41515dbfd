"""``typedtensor rules``."""

from __future__ import annotations

import re
from importlib import import_module

import numpy as np
import pytest

from tests.inspection.project import program
from typedtensor.cli import main
from typedtensor.cli.other_names import answers, other_names
from typedtensor.cli.rules import PUBLIC, _like
from typedtensor.methods import METHODS
from typedtensor.ops import PolyOp, operations
from typedtensor.rule_docs import entry
from typedtensor.rules import Accepted, Refused

Captured = pytest.CaptureFixture[str]


def test_a_rule_with_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "SumAlong"]) == 0
    assert (
        capsys.readouterr().out
        == """\
SumAlong[U]    typedtensor.ops.library.sums
  The sum along U.

  rule      t *A U *B -> t *A *B where t not in bool
  written   SumAlong(U)(x), x.sum(U)

  accepted
    SumAlong(Row): Tensor[Batch, Row, Column] -> Tensor[Batch, Column]
    SumAlong(Row): IntTensor[Batch, Row, Column] -> IntTensor[Batch, Column]
    SumAlong(Batch): Tensor[Batch, Row] -> Tensor[Row]

  refused
    SumAlong(Row): Tensor[Batch, Column]
      its rule needs an axis U (Row) in the operand, which has only (Batch, Column)
    SumAlong(Row): BoolTensor[Batch, Row, Column]
      its rule needs an operand that is not bool
    SumAlong(Row): Tensor[Batch, Row, Column, Row]
      its rule needs U (Row) exactly once in the operand, which has it 2 times
"""
    )


def test_mesh_axes_in_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "Shard"]) == 0
    out = capsys.readouterr().out
    assert "Shard(Row, Data): Tensor[Batch, Row, Column] -> Tensor[Data, Batch, Local[Row, Data], Column]\n" in out
    assert {*re.findall(r"Shard\(\w+, (\w+)\)", out)} == {"M", "Data"}  # as it is written, and in examples


def test_all_operations_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert "typedtensor.ops.library.products" in lines
    assert "MatMul *N A, A B -> *N B" in lines
    assert len(lines) > len(operations())


@pytest.mark.parametrize("operation", operations(), ids=lambda operation: operation.__name__)
def test_every_operation_has_examples(operation: type[PolyOp]) -> None:
    one = entry(operation)
    assert one.accepted
    assert all(isinstance(example.verdict, Accepted) for example in one.accepted)
    assert all(isinstance(example.verdict, Refused) for example in one.refused)
    # Only what takes a tensor of any kind and any axes refuses none.
    takes_all = len(operation.parsed_rule.operands) == 1 and str(operation.parsed_rule).startswith("t *A -> ")
    assert one.refused or takes_all


def test_the_operations_of_a_user(capsys: pytest.CaptureFixture[str]) -> None:
    program(
        "from typedtensor.ops import PolyOp1\nclass Flip(PolyOp1, rule='*A U V -> *A V U'):\n    '''Exchanged.'''\n",
        "my_operations.py",
    )
    assert main(["rules", "my_operations.Flip"]) == 0
    out = capsys.readouterr().out
    assert "Flip    my_operations\n  Exchanged.\n" in out
    assert "Flip(): Tensor[Batch, Row, Column] -> Tensor[Batch, Column, Row]" in out
    assert main(["rules", "-m", "my_operations"]) == 0
    assert "\nmy_operations\n  Flip" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("SumAlon", "there is no operation SumAlon; did you mean SumAlong"),
        ("Qqq", "there is no operation Qqq; `typedtensor rules` lists them all"),
        ("nowhere.Flip", "nowhere cannot be imported: ModuleNotFoundError"),
    ],
)
def test_an_unknown_operation(name: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", name]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "operation"),
    [
        ("torch.gather", "Gather[U, V]"),
        ("np.cumsum", "CumSum[U]"),
        ("jnp.where", "Where"),
        ("torch.nn.functional.gelu", "ExactGELU"),
        ("torch.einsum", "Contract"),
        ("segment_sum", "SegmentSum[U, V]"),
        ("torch.mv", "MatMul"),
        ("torch.relu_", "ReLU"),
        ("np.arccos", "ArcCos"),
    ],
)
def test_operations_by_the_names_of_other_libraries(
    name: str, operation: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "--like", name]) == 0
    assert f"{operation}    typedtensor.ops.library" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("torch.nn.MultiheadAttention", "typedtensor.nn.MultiHeadAttention\n  "),
        ("torch.chunk", "typedtensor.ops.chunks\n  "),
        ("torch.split", "typedtensor.ops.chunks\n  "),  # not TakePart, which gradients have
        ("torch.narrow", "SliceAlong[U, V]    typedtensor.ops.library"),
        ("torch.squeeze", "torch.squeeze: an axis of size 1 is summed away, as in x.sum(Batch)"),
        ("torch.diag", "torch.diag: `diagonal` takes the diagonal; to place one, "),
        ("torch.Tensor.masked_fill_", "Where    typedtensor.ops."),
        ("torch.Tensor.tolist", "torch.Tensor.tolist: use .numpy().tolist() of a tensor"),
    ],
)
def test_names_that_no_operation_has(name: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--like", name]) == 0
    assert capsys.readouterr().out.startswith(said)


def test_every_function_of_numpy_is_found_or_answered() -> None:
    known = operations()
    functions = [name for name in np.__all__ if callable(getattr(np, name)) and not isinstance(getattr(np, name), type)]
    assert len(functions) > 300
    for name in [*functions, *(f"linalg.{name}" for name in np.linalg.__all__ if name != "LinAlgError")]:
        assert _like(f"numpy.{name}", known), name


def test_what_answers_name_is_there() -> None:
    modules = [import_module(f"typedtensor{part}") for part in PUBLIC]
    for answer in answers():
        for name in re.findall(r"`(\w+)`", answer):
            assert name in METHODS or any(hasattr(module, name) for module in modules), answer
    known = operations()
    for other in other_names():
        assert f"{other}: " not in str(_like(other, known)[0]), other


def test_a_name_that_nothing_is_like(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--like", "numpy.cumsun"]) == 2
    assert "no operation is said to be like numpy.cumsun; did you mean cumsum" in capsys.readouterr().err
