"""The expressions of a program: their spans and types."""

from __future__ import annotations

from tests.inspection.project import FIRST, PREAMBLE, SETTINGS, program, project, seen
from typedtensor.inspection import Sort, Span, View, look


def types_of(view: View, sort: Sort = Sort.VALUE) -> dict[str, str]:
    """The types of the expressions behind the preamble, by their text."""
    return {
        " ".join(view.source.cut(one.span).split()): one.shown
        for one in view.seen
        if one.span.line >= FIRST and one.sort is sort
    }


def test_every_step_of_a_line_is_seen() -> None:
    view, _ = seen("loss = cross_entropy(image >> Linear(Pixel, Digit), digit, Digit).mean(Batch)\n")
    assert types_of(view) == {
        "loss": "Expr[Tensor[()]]",
        "cross_entropy(image >> Linear(Pixel, Digit), digit, Digit).mean(Batch)": "Expr[Tensor[()]]",
        "cross_entropy(image >> Linear(Pixel, Digit), digit, Digit)": "Expr[Tensor[Batch]]",
        "image >> Linear(Pixel, Digit)": "Expr[Tensor[Batch, Digit]]",
        "image": "Input[Tensor[Batch, Pixel]]",
        "digit": "Input[IntTensor[Batch]]",
    }
    assert types_of(view, Sort.OPERATION) == {"cross_entropy": "CrossEntropy"}
    assert types_of(view, Sort.MODULE) == {"Linear(Pixel, Digit)": "Linear[Pixel, Digit]"}


def test_a_composition_is_shown_as_what_it_does() -> None:
    view, _ = seen("model = Linear(Pixel, Hidden) >> relu\n")
    assert types_of(view, Sort.MODULE)["model"] == "Tensor[*N, Pixel] -> Tensor[*N, Hidden]"


def test_expressions_over_several_lines() -> None:
    view, _ = seen("total = (\n    image\n    .sum(Pixel)\n    * 2.0\n)\n")
    assert types_of(view)["image .sum(Pixel)"] == "Expr[Tensor[Batch]]"
    [span] = [one.span for one in view.seen if view.source.cut(one.span).endswith(".sum(Pixel)")]
    assert span == Span(FIRST + 1, 4, FIRST + 2, 15)


def test_comprehensions_local_and_generic_functions() -> None:
    body = """\
def outer(rows: Iterable[Tensor[Batch, Hidden]], x: Expr[Tensor[Unpack[S], Hidden]]) -> Expr[Tensor[Unpack[S]]]:
    def inner(y: Expr[Tensor[Unpack[S], Hidden]]) -> Expr[Tensor[Unpack[S]]]:
        return y.sum(Hidden)
    sums = [row.sum(Batch) for row in rows]
    class Local(Axis): ...
    renamed = sums[0].rename(Hidden, Local)
    return inner(relu(x))
def along(x: Expr[Tensor[Unpack[S], U]], axis: type[U]) -> Expr[Tensor[Unpack[S]]]:
    return x.sum(axis)
"""
    types = types_of(seen(body)[0])
    assert types["y.sum(Hidden)"] == "Expr[Tensor[*S]]"
    assert types["row"] == "Tensor[Batch, Hidden]"
    assert types["row.sum(Batch)"] == "Tensor[Hidden]"
    assert types["renamed"] == "Tensor[Local]"
    assert types["relu(x)"] == "Expr[Tensor[*S, Hidden]]"
    assert types["x.sum(axis)"] == "Expr[Tensor[*S]]"


def test_columns_count_characters() -> None:
    view, found = seen('text = "é𝄞"; total = ("é𝄞", image.sum(Hidden))\n')
    assert "image.sum(Hidden)" in types_of(view)
    [report] = [report for report in found.reports if report.code == "axes"]
    assert view.source.cut(report.span(view.source)) == "image.sum(Hidden)"


def test_unions_and_what_is_none_of_ours() -> None:
    types = types_of(
        seen("def f(x: Tensor[Batch] | None, n: int, s: str) -> None:\n    print(x, n + 1, s.upper(), x)\n")[0]
    )
    assert types == {"x": "Tensor[Batch] | None"}


def test_any_counts_where_an_operation_takes_or_gives_it() -> None:
    types = types_of(seen("def f(a: Any, b: Any) -> None:\n    print(relu(a) + 1, b.x, b + 1)\n")[0])
    assert set(types) == {"relu(a)", "a"}


def test_applications() -> None:
    body = "a = image.sum(Pixel)\nb = -image\nc = softmax(image, Pixel)\nd = Sum(Batch)(image)\ne = abs(image) * 2\n"
    view, _ = seen(body)
    titles = {
        view.source.cut(one.span): found.title
        for one in view.seen
        if one.step and one.span.line >= FIRST and (found := view.application(one))
    }
    assert titles == {
        "image.sum(Pixel)": "Sum[Pixel]",
        "-image": "Neg",
        "softmax(image, Pixel)": "Softmax[Pixel]",
        "Sum(Batch)(image)": "Sum[Batch]",
        "Sum(Batch)": "Sum[Batch]",
        "abs(image)": "Abs",
        "abs(image) * 2": "Mul",
    }


def test_an_operation_of_the_user_is_described_without_being_imported() -> None:
    body = '''\
from typedtensor.ops import PolyOp1
class Flip(PolyOp1, rule="*A U V -> *A V U"):
    """The last two axes exchanged.

    More.
    """
flipped = Flip()(image)
raise SystemExit("not to be run")
'''
    view, _ = seen(body)
    [applied] = [view.application(one) for one in view.seen if view.source.cut(one.span) == "Flip()(image)"]
    assert applied is not None
    assert (applied.title, applied.rule, applied.doc) == ("Flip", "*A U V -> *A V U", "The last two axes exchanged.")


def test_the_users_cache_is_left_alone() -> None:
    program(SETTINGS.replace("plugins =", "#"), "other.ini")
    path = program(PREAMBLE)
    found = look([str(path)], "other.ini")
    assert found.plugin_added
    assert {entry.name for entry in (project() / ".mypy_cache").iterdir()} <= {
        "typedtensor",
        ".gitignore",
        "CACHEDIR.TAG",
    }
