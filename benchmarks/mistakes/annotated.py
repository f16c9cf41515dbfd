"""The models with a type annotation for every result at the top of the file, as a careful user writes them.

Many mistakes are in a result that no other code uses, such as a metric. Only an annotation can contradict them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.mistakes.checking import mypy_reports, run_mypy
from benchmarks.mistakes.data import Mistake, Model

RESULT = re.compile(r"^([a-z]\w*) = ", re.MULTILINE)

REVEALED = re.compile(r'^(\w+)\.py:\d+: note: Revealed type is "(.*)"$', re.MULTILINE)

EXPRESSION = re.compile(r"Expr\[")

Annotations = Mapping[str, str]


def result_types(models: tuple[Model, ...], cache: Path) -> dict[str, Annotations]:
    """Return the types of the results of each right model, by the names of the model and of the result."""
    names = {model.name: RESULT.findall(model.text) for model in models}
    texts = {
        model.name: model.text + "".join(f"reveal_type({name})\n" for name in names[model.name]) for model in models
    }
    with TemporaryDirectory() as folder:
        output = run_mypy(texts, Path(folder), cache)
    revealed: dict[str, list[str]] = {model.name: [] for model in models}
    for module, shown in REVEALED.findall(output):
        revealed[module].append(re.sub(r"(?:\w+\.)+(\w+)", r"\1", shown))
    return {
        name: {
            result: shown for result, shown in zip(names[name], revealed[name], strict=True) if EXPRESSION.match(shown)
        }
        for name in names
    }


def annotate(text: str, types: Annotations) -> str:
    """Return the text of a model with annotations for the types of its results."""
    needed = {
        "Expr",
        *(word for annotation in types.values() for word in re.findall(r"\w*Tensor|Flat|Valid", annotation)),
    }
    for name, annotation in types.items():
        text = re.sub(rf"^{name} = ", f"{name}: {annotation} = ", text, count=1, flags=re.MULTILINE)
    imports = "from typedtensor import "
    return text.replace(imports, f"{imports}{', '.join(sorted(needed))}\n{imports}", 1)


def rejected_when_annotated(chosen: Mapping[Mistake, Model], cache: Path) -> list[Mistake]:
    """Return the mistakes that mypy rejects if every result has a type annotation.

    Raises:
        ValueError: when mypy rejects a right model with annotations.
    """
    models = tuple(dict.fromkeys(chosen.values()))
    types = result_types(models, cache)
    texts = {model.name: annotate(model.text, types[model.name]) for model in models}
    for mistake, model in chosen.items():
        texts[mistake.key] = annotate(model.with_mistake(mistake), types[model.name])
    with TemporaryDirectory() as folder:
        errors = {name: found.errors for name, found in mypy_reports(texts, Path(folder), cache).items()}
    wrong = [f"{model.name}: {errors[model.name]}" for model in models if errors[model.name]]
    if wrong:
        raise ValueError(f"right models are rejected with their types written out: {wrong}")
    return [mistake for mistake in chosen if errors[mistake.key]]
