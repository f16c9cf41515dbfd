"""Programs with random mistakes: whatever they say, the plugin itself does not fail."""

from __future__ import annotations

import ast
import os
import random
import warnings
from collections.abc import Callable
from pathlib import Path

import pytest
from mypy import build
from mypy.modulefinder import BuildSource

from tests.typing.checking import HERE, options

_SEED = int(os.environ.get("TYPEDTENSOR_MUTATIONS_SEED", "0"))
_PROGRAMS = int(os.environ.get("TYPEDTENSOR_MUTATIONS", "400"))
_AT_ONCE = 50

_POOLED = (ast.Call, ast.Name, ast.BinOp, ast.Lambda)
_ATTRIBUTES = ("sum", "mean", "value", "parameters", "axes", "softmax", "T", "merge", "split", "max")
_TREES = {path.stem: ast.parse(path.read_text()) for path in sorted((HERE / "cases").glob("*.py"))}


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, _PROGRAMS, _AT_ONCE))
def test_no_program_makes_the_plugin_fail(first: int, tmp_path: Path, mypy_cache: Path) -> None:
    files = {}
    for number in range(first, first + _AT_ONCE):
        chance = random.Random(f"{_SEED} {number}")
        name = f"mutated_{chance.choice([*_TREES])}_{number}"
        files[name] = tmp_path / f"{name}.py"
        files[name].write_text(mutated(name.removeprefix("mutated_").rpartition("_")[0], chance))
    sources = [BuildSource(str(path), name) for name, path in files.items()]
    try:
        errors = build.build(sources, options(mypy_cache)).errors
    except SystemExit:
        errors = [line for source in sources for line in _errors(source, mypy_cache)]
    assert [line for line in errors if "[axes-fault]" in line] == []


def _errors(source: BuildSource, mypy_cache: Path) -> list[str]:
    """The errors of one program; none if mypy gives up on it without the plugin, too."""
    try:
        return build.build([source], options(mypy_cache)).errors
    except SystemExit:
        alone = options(mypy_cache)
        alone.plugins = []
        with pytest.raises(SystemExit):
            build.build([source], alone)
        return []


def mutated(stem: str, chance: random.Random) -> str:
    """A case with about one mistake in ten expressions."""
    tree = ast.parse(ast.unparse(_TREES[stem]))
    names = [node.id for node in ast.walk(tree) if isinstance(node, ast.Name)]
    pool = [
        ast.unparse(node) for node in ast.walk(tree) if isinstance(node, (ast.Call, ast.Name, ast.BinOp, ast.Lambda))
    ]

    class Mutation(ast.NodeTransformer):
        def generic_visit(self, node: ast.AST) -> ast.AST:
            super().generic_visit(node)
            if isinstance(node, (ast.expr, ast.arguments)) and chance.random() < 0.1:
                return chance.choice(_MUTATIONS)(node, names, pool, chance)
            return node

    for statement in tree.body:
        if not isinstance(statement, (ast.Import, ast.ImportFrom)):
            Mutation().visit(statement)
    text = ast.unparse(ast.fix_missing_locations(tree))
    try:
        with warnings.catch_warnings(action="ignore"):
            compile(text, stem, "exec")
    except SyntaxError:
        return ast.unparse(_TREES[stem])
    return text


def _one_of(pool: list[str], chance: random.Random) -> ast.expr:
    return ast.parse(chance.choice(pool), mode="eval").body


def _other_name(node: ast.AST, names: list[str], pool: list[str], chance: random.Random) -> ast.AST:
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        node.id = chance.choice(names)
    elif isinstance(node, ast.Attribute):
        node.attr = chance.choice(_ATTRIBUTES)
    return node


def _other_expression(node: ast.AST, names: list[str], pool: list[str], chance: random.Random) -> ast.AST:
    if isinstance(node, ast.expr) and isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        constants = [ast.Constant(each) for each in (None, 1, 2.0, "x", True, ...)]
        return chance.choice(
            [*constants, ast.Tuple([node], ast.Load()), ast.Tuple([], ast.Load()), _one_of(pool, chance)]
        )
    return node


def _other_arguments(node: ast.AST, names: list[str], pool: list[str], chance: random.Random) -> ast.AST:
    if isinstance(node, ast.Call):
        change: Callable[[list[ast.expr]], object] = chance.choice(
            [
                lambda given: given.pop() if given else None,
                lambda given: given.insert(0, _one_of(pool, chance)),
                lambda given: given.append(given[-1]) if given else None,
                lambda given: given.reverse(),
                lambda given: given.append(ast.Starred(_one_of(pool, chance), ast.Load())),
                lambda given: node.keywords.append(ast.keyword(None, _one_of(pool, chance))),
                lambda given: node.keywords.append(ast.keyword("axis", _one_of(pool, chance))),
                lambda given: node.keywords.clear(),
            ]
        )
        change(node.args)
    elif isinstance(node, ast.arguments) and node.args:
        chance.choice(node.args).annotation = chance.choice([None, ast.Name(chance.choice(names), ast.Load())])
    return node


def _other_operator(node: ast.AST, names: list[str], pool: list[str], chance: random.Random) -> ast.AST:
    if isinstance(node, ast.BinOp):
        node.op = chance.choice([ast.Add(), ast.MatMult(), ast.Div(), ast.Pow(), ast.RShift(), ast.BitAnd(), ast.Mod()])
        if chance.random() < 0.5:
            node.left, node.right = node.right, node.left
    elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
        items = list(node.slice.elts) if isinstance(node.slice, ast.Tuple) else [node.slice]
        items = chance.choice(
            [items[:-1], items[::-1], [*items, *items[:1]], [ast.Name(chance.choice(names), ast.Load())]]
        )
        node.slice = ast.Tuple(items, ast.Load()) if len(items) != 1 else items[0]
    elif isinstance(node, ast.Compare):
        node.ops.append(ast.Lt())
        node.comparators.append(node.left)
    return node


_MUTATIONS = (_other_name, _other_expression, _other_arguments, _other_operator)
