"""The mistakes in the models of ``examples/models``, and those of the unseen list, have their recorded verdicts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.mistakes.checking import ROOT, Reports
from benchmarks.mistakes.real import FIRST, Example, chosen, counted, examples, recorded, run_times
from benchmarks.mistakes.unseen import __main__ as unseen
from benchmarks.mistakes.verdicts import REJECTED, SILENT, VISIBLE, verdicts


def test_the_lists_fit_the_models_and_the_record() -> None:
    assert len(examples()) >= 10
    for model in examples():
        assert len(model.mistakes) >= 8, model.name
        for mistake in model.mistakes:
            assert model.with_mistake(mistake) != model.in_torch(mistake)
    record = recorded()
    assert [mistake.key for mistake in chosen()] == list(record)
    assert {str(entry[FIRST]) for entry in record.values()} == {REJECTED, VISIBLE, SILENT}
    assert counted(record) in (ROOT / "docs" / "models.md").read_text(encoding="utf-8")


def test_a_right_file_that_is_rejected_is_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    model = examples()[0]
    said = {model.name: Reports(["no"], []), **{mistake.key: Reports([], []) for mistake in model.mistakes}}
    monkeypatch.setattr("benchmarks.mistakes.verdicts.mypy_reports", lambda texts, folder, cache: said)
    with pytest.raises(RuntimeError, match=f"right files are rejected: {{'{model.name}': "):
        verdicts(dict.fromkeys(model.mistakes, model), tmp_path)
    wrong = replace(model)
    monkeypatch.setattr(Example, "text", "from typedtensor import AxisError\nraise AxisError('no')")
    with pytest.raises(RuntimeError, match=f"{model.name}, which is right, is rejected at run time: no"):
        run_times((mistake, wrong) for mistake in model.mistakes)


@pytest.mark.slow
def test_all_mistakes(mypy_cache: Path) -> None:
    record = recorded()
    found = {verdict.mistake.key: verdict.verdict for verdict in verdicts(chosen(), mypy_cache, run=False)}
    assert found == {key: entry["verdict"] for key, entry in record.items()}


@pytest.mark.slow
@pytest.mark.parametrize("model", examples(), ids=lambda model: model.name)
def test_what_the_run_time_rejects(model: Example) -> None:
    said = run_times((mistake, model) for mistake in model.mistakes)
    expected = {key: entry["rejected at run time"] for key, entry in recorded().items() if key in said}
    assert {key: error is not None for key, error in said.items()} == expected


def test_the_unseen_list_fits_its_record_and_the_document() -> None:
    record = unseen.recorded()
    mistakes = [mistake for model in unseen.unseen() for mistake in model.mistakes]
    assert [(mistake.key, mistake.name) for mistake in mistakes] == [(key, x["name"]) for key, x in record.items()]
    assert [mistake.category for mistake in mistakes].count("axes") == len(mistakes) / 2 == 50
    document = (ROOT / "docs" / "mistakes.md").read_text(encoding="utf-8")
    assert f"{unseen.START}\n{unseen.counted(record)}\n\n{unseen.END}" in document


@pytest.mark.slow
def test_the_verdicts_of_the_unseen_list(mypy_cache: Path) -> None:
    assert unseen.asked(unseen.unseen(), mypy_cache) == unseen.recorded()
