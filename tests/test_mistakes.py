"""The models of the benchmark of mistakes are right, and each mistake has its recorded verdict."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from benchmarks.mistakes.annotated import annotate, rejected_when_annotated
from benchmarks.mistakes.checking import ROOT, Reports, mypy_reports
from benchmarks.mistakes.data import Mistake, Model, mistakes, models
from benchmarks.mistakes.document import END, START, measured, update
from benchmarks.mistakes.equivalents import Equivalent
from benchmarks.mistakes.following import REFUSED, RIGHT, WRONG, by_mistake, follow, same_values
from benchmarks.mistakes.hints import Hint, followed, hints
from benchmarks.mistakes.pyrefly import ask_pyrefly, misjudged
from benchmarks.mistakes.recorded import OTHERS, record, recorded, recorded_hints, recorded_others
from benchmarks.mistakes.running import loaded, run_time_error
from benchmarks.mistakes.tables import by_category, summary, summary_of_hints, summary_of_others, table
from benchmarks.mistakes.verdicts import REJECTED, SILENT, VISIBLE, WARNED, Verdict, names_a_wrong_label, verdicts

LOOPHOLES = ("Any", "cast(", "type: ignore", "# mypy:", "noqa")


def compare(chosen: Mapping[Mistake, Model], cache: Path) -> None:
    expected, found = recorded(), verdicts(chosen, cache)
    kept = ("name", "category", "verdict", "silent in PyTorch", "rejected at run time")
    for verdict in found:
        entry = expected[verdict.mistake.key]
        assert {key: entry[key] for key in kept} == verdict.as_json(), verdict


def test_there_is_enough() -> None:
    assert len(models()) >= 22
    for model in models():
        assert len(model.mistakes) >= 8, model.name
        assert not [word for word in LOOPHOLES if word in model.text], model.name
        for mistake in model.mistakes:
            assert model.with_mistake(mistake) != model.text
    assert [mistake.key for _, mistake in mistakes()] == list(recorded())


def test_the_right_files_have_no_error(tmp_path: Path, mypy_cache: Path) -> None:
    reports = mypy_reports({model.name: model.text for model in models()}, tmp_path, mypy_cache)
    assert reports == {model.name: Reports([], []) for model in models()}


def test_a_sample_of_mistakes(mypy_cache: Path) -> None:
    compare({model.mistakes[number % 8]: model for number, model in enumerate(models())}, mypy_cache)


@pytest.mark.slow
def test_an_annotation_rejects_what_nothing_uses(mypy_cache: Path) -> None:
    model = Model("attention")
    unused = {mistake: model for mistake in model.mistakes if mistake.new.startswith("received = ")}
    assert rejected_when_annotated(unused, mypy_cache) == list(unused)


def test_annotations_are_written_at_the_results() -> None:
    text = "from typedtensor import Axis\n\nx = f(y)\nz = f(x)\n"
    assert annotate(text, {"x": "Expr[IntTensor[Batch]]"}) == (
        "from typedtensor import Expr, IntTensor\nfrom typedtensor import Axis\n\n"
        "x: Expr[IntTensor[Batch]] = f(y)\nz = f(x)\n"
    )


@pytest.mark.slow
def test_all_mistakes(mypy_cache: Path) -> None:
    compare({mistake: model for model, mistake in mistakes()}, mypy_cache)


@pytest.mark.slow
def test_hints_that_are_followed(mypy_cache: Path) -> None:
    given = recorded_hints()
    chosen = {mistake: model for model, mistake in mistakes() if mistake.key in given}
    assert by_mistake(follow(chosen, mypy_cache)) == given


@pytest.mark.slow
@pytest.mark.parametrize("model", models(), ids=lambda model: model.name)
def test_it_runs(model: Model) -> None:
    with loaded(model.name, model.text) as module:
        assert module.run() == pytest.approx(module.run())


@pytest.mark.slow
def test_intermediates_have_known_axes() -> None:
    command = [sys.executable, "-m", "typedtensor", "coverage", "benchmarks/mistakes/models", "--fail-under", "98"]
    finished = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stdout + finished.stderr


def test_a_model_that_is_right_runs() -> None:
    assert run_time_error("mlp_again", Model("mlp").text) is None
    assert "mlp_again" not in sys.modules


def test_shares_of_the_recorded_verdicts() -> None:
    entries = list(recorded().values())
    rejected = [entry for entry in entries if entry["verdict"] == REJECTED]
    found = [entry for entry in entries if entry["verdict"] in (REJECTED, WARNED)]
    seen = [entry for entry in entries if entry["verdict"] != SILENT]
    in_silence = [entry for entry in entries if entry["silent in PyTorch"]]
    assert len(rejected) >= 0.6 * len(entries)
    assert len(found) >= 0.75 * len(entries)
    assert len(seen) >= 0.89 * len(entries)
    assert sum(bool(entry["silent in PyTorch"]) for entry in found) >= 0.68 * len(in_silence)


def test_recorded_hints_never_mislead() -> None:
    found = [outcome for outcomes in recorded_hints().values() for outcome in outcomes]
    assert found.count(WRONG) == 0
    assert found.count(RIGHT) >= 0.9 * len(found) >= 36


@pytest.mark.parametrize(
    ("code", "hint", "made"),
    [
        ("z = x - m", "second.expand_like(first)", "z = x - m.expand_like(x)"),
        ("z = x @ m", "the operands in the other order", "z = m @ x"),
        ("z = x.mean(A).mean(B)", "C in place of B", "z = x.mean(A).mean(C)"),
        ("z = ExpandAlong(A)(x, m)", "B in place of A", "z = ExpandAlong(B)(x, m)"),
        ("z = concat(x, m, A, B, C)", "B, A in place of A, B", "z = concat(x, m, B, A, C)"),
        ("z = x.flatten(A, B)", "operand.transpose(B, A)", "z = x.transpose(B, A).flatten(A, B)"),
        ("z = x @ m", "first.contract(second)", "z = x.contract(m)"),
        ("z = x >> m", "given.flatten(A, B)", "z = x.flatten(A, B) >> m"),
        ("z = x.mean(A)", "C in place of B", None),
    ],
)
def test_a_hint_that_is_followed(code: str, hint: str, made: str | None) -> None:
    span = (2, 5, 2, 4 + len(code) - 4)
    assert followed(f"import m\n{code}\n", Hint(span, hint)) == (None if made is None else f"import m\n{made}\n")


def test_hints_that_are_read() -> None:
    span, said = (2, 5, 2, 9), ("second.transpose(A, B)", "first.transpose()")
    output = f"a.py:2:5:2:9: error: x; try {', or '.join(said)}  [axes]\nb.py:1:1:1:2: error: y  [axes]"
    assert hints(output) == {"a": [tuple(Hint(span, text) for text in said)]}


def test_what_is_computed_is_compared() -> None:
    text = Model("mlp").text
    assert same_values(text, text)
    assert not same_values(text, text.replace("seed=0", "seed=5"))


@pytest.mark.parametrize("model", models(), ids=lambda model: model.name)
def test_equivalents_have_the_same_mistakes(model: Model) -> None:
    equivalent = Equivalent(model.name)
    assert list(equivalent.changes) == [mistake.name for mistake in model.mistakes]
    assert not [word for word in LOOPHOLES if word in equivalent.text]
    for mistake in model.mistakes:
        compile(equivalent.with_mistake(mistake), mistake.key, "exec")


def test_what_pyrefly_says(tmp_path: Path) -> None:
    python, model = tmp_path / "python", Model("mlp")
    first, second, third, *_ = model.mistakes
    answers = [
        'case "$1" in -c) exit 0;; -m) ;; *) echo \'{"mlp__02": "of 3 and of 4"}\'; exit 0;; esac',
        'echo "ERROR mlp.py:3:1-2: of the right file, too [bad]"',
        'echo "ERROR mlp__01.py:3:1-2: of the right file, too [bad]"',
        'echo "ERROR mlp__02.py:4:1-2: of the wrong file [bad]"',
        "exit 1",
    ]
    python.write_text("\n".join(["#!/bin/sh", *answers]), encoding="utf-8")
    python.chmod(0o755)
    said = ask_pyrefly(dict.fromkeys((first, second, third), model), str(python), tmp_path / "models")
    assert said.rejects == {"mlp__01": False, "mlp__02": True, "mlp__03": False}
    assert said.silent == {"mlp__01", "mlp__03"}
    assert said.alarms == ("mlp",)
    assert misjudged([first, second, third], said) == ["mlp__03"]


@pytest.mark.parametrize(
    ("answers", "message"),
    [
        ("exit 1", "lacks what Pyrefly needs.*pip install pyrefly"),
        ('case "$1" in -c) exit 0;; *) echo broken; exit 2;; esac', "Pyrefly failed:\nbroken"),
        ('case "$1" in -*) exit 0;; *) echo broken >&2; exit 1;; esac', "could not be run:\nbroken"),
        ('case "$1" in -*) exit 0;; esac; echo \'{"mlp": "broken"}\'', r"do not run in PyTorch: \['mlp: broken'\]"),
    ],
)
def test_pyrefly_that_cannot_be_asked(tmp_path: Path, answers: str, message: str) -> None:
    python, model = tmp_path / "python", Model("mlp")
    python.write_text(f"#!/bin/sh\n{answers}\n", encoding="utf-8")
    python.chmod(0o755)
    with pytest.raises(RuntimeError, match=message):
        ask_pyrefly({model.mistakes[0]: model}, str(python), tmp_path / "models")


def test_record(tmp_path: Path) -> None:
    file, found = tmp_path / "verdicts.json", [a_verdict(REJECTED, silent=True)]
    assert recorded_others(["mlp__01"], file) == {}
    record(found, {"Pyrefly": {"mlp__01": True}}, {"mlp__01": [RIGHT]}, file)
    assert recorded_hints(file) == {"mlp__01": [RIGHT]}
    assert recorded(file)["mlp__01"]["verdict"] == REJECTED
    assert recorded_others(["mlp__01"], file) == {"Pyrefly": {"mlp__01": True}}
    assert recorded_others(["mlp__01", "mlp__02"], file) == {}
    assert tuple(recorded_others(recorded())) == OTHERS


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("x.softmax(Key)", "x.softmax(Query)", True),
        ("x.merge(Query, Key, Value)", "x.merge(Key, Query, Value)", True),
        ("x.sum(Query).sum(Key)", "x.sum()", False),
        ("x.sum(Key)", "memory.sum(Key)", False),
    ],
)
def test_what_is_visible(old: str, new: str, wrong: bool) -> None:
    mistake = Mistake("attention", 1, "", "", "", True, old, new)
    assert names_a_wrong_label(Model("attention"), mistake) is wrong


def a_verdict(verdict: str, *, silent: bool) -> Verdict:
    return Verdict(Mistake("mlp", 1, "wrong", "broadcast", "", silent, "", ""), verdict, (), None)


def test_tables_and_document(tmp_path: Path) -> None:
    found = [a_verdict(REJECTED, silent=True), a_verdict(VISIBLE, silent=True), a_verdict(SILENT, silent=False)]
    others = {"Pyrefly": {"mlp__01": True}}
    assert "| broadcast | 3 | 1 | 0 | 1 | 1 | 0 |\n" in table(found, by_category, "kind", {})
    assert "| broadcast | 3 | 1 | 0 | 1 | 1 | 0 | 3 |\n" in table(found, by_category, "kind", others)
    assert summary_of_others(found[1:], {"Pyrefly": {"mlp__01": False}}) == (
        "Pyrefly rejects 0 % of all, and 0 % of those that PyTorch runs silently."
    )
    assert "33 % are rejected" in summary(found)
    outcomes = {"mlp__01": [RIGHT, WRONG], "mlp__02": [REFUSED]}
    assert "| broadcast | 3 | 1 | 0 | 1 | 1 | 0 | 3 / 0 / 3 |\n" in table(found, by_category, "kind", {}, outcomes)
    assert "33 % give what the right program computes; 1 give" in summary_of_hints(outcomes)
    document = tmp_path / "mistakes.md"
    document.write_text(f"before\n{START}old\n{END}after\n", encoding="utf-8")
    update(document, measured(found, [found[0].mistake], others, {}))
    text = document.read_text(encoding="utf-8")
    assert "old" not in text
    assert "With the type written at each result at the top of a file, 33 %" in text
    assert "Pyrefly rejects 100 % of all" in text
    assert "- mlp: wrong" in text
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    document.write_text("", encoding="utf-8")
    with pytest.raises(ValueError, match="no part between the marks"):
        update(document, measured(found, [found[0].mistake], {}, {}))
