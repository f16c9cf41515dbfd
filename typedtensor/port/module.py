"""A file of PyTorch as a typed file: statements, classes, declarations and imports."""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from typedtensor import nn, ops, random
from typedtensor.port.calls import Scope
from typedtensor.port.values import UndecidedError, Value, annotated, expression, label_of, present, tensor

_LOOP = "a loop or branch on tensors is scan, fold, cond or while_loop: docs/structured.md"
_PUBLIC = {"Axis", "BoolTensor", "Expr", "IntTensor", "Module", "Tensor"}
_KEEPING = ("Dropout", "BatchNorm", "InstanceNorm", "GroupNorm")
"""Layers that a person makes, but whose results have the axes of their operands."""

_DROPPED = ("torch", "jaxtyping", "shape_extensions", "einops", "__future__")


@dataclass(frozen=True)
class Ported:
    """A translated file.

    Attributes:
        text: the program.
        lines: how many lines of code were translated or are left to a person.
        marked: how many of them are left to a person, each with a mark that says why.
    """

    text: str
    lines: int
    marked: int


def port(source: str) -> Ported:
    """Translate a file of PyTorch into a typed program.

    Layers, elementwise functions, reductions, products, ``einsum`` and changes of shape get the labels of their axes in
    place of positions. The labels come from the annotations of parameters and from the names of sizes. What cannot be
    decided stays as it is, with a mark.

    Args:
        source: the text of the file.

    Raises:
        SyntaxError: it is no program.

    >>> print(port('''
    ... class Net(nn.Module):
    ...     def __init__(self, pixel: int, digit: int):
    ...         super().__init__()
    ...         self.out = nn.Linear(pixel, digit)
    ...     def forward(self, x: Float[Tensor, "batch pixel"]):
    ...         return self.out(x).softmax(-1)
    ... ''').text)
    from __future__ import annotations
    <BLANKLINE>
    from typedtensor import Axis, Expr, Module, Tensor
    from typedtensor.nn import Linear
    <BLANKLINE>
    class Batch(Axis, samples=True): ...
    class Digit(Axis): ...
    class Pixel(Axis): ...
    <BLANKLINE>
    <BLANKLINE>
    class Net(Module):
        def __init__(self, pixel: int, digit: int) -> None:
            self.out = Linear(Pixel(pixel), Digit(digit))
    <BLANKLINE>
        def __call__(self, x: Expr[Tensor[Batch, Pixel]]) -> Expr[Tensor[Batch, Digit]]:
            return self.out(x).softmax(Digit)
    <BLANKLINE>
    """
    return _File(ast.parse(source)).ported()


@dataclass
class _File:
    tree: ast.Module
    labels: dict[str, str | None] = field(default_factory=dict)
    modules: dict[str, dict[str, Value]] = field(default_factory=dict)
    marks: dict[ast.stmt, str] = field(default_factory=dict)
    lines: int = 0

    def ported(self) -> Ported:
        made = self._block(self.tree.body, Scope(self.modules, self.labels))
        first = made[: ast.get_docstring(ast.Module(made, [])) is not None]
        imports = [x for x in made if isinstance(x, (ast.Import, ast.ImportFrom))]
        body = self._written([x for x in made[len(first) :] if x not in imports])
        parts = [*(f"{_text(first)}\n" for _ in first), *self._head(body, imports), "\n", body, ""]
        return Ported("\n".join(parts), self.lines, len(self.marks))

    def _written(self, statements: list[ast.stmt]) -> str:
        """The text of statements, with the marks."""
        lines = _text(statements).splitlines()
        for here, there in zip(_walked(statements), _walked(ast.parse("\n".join(lines)).body), strict=True):
            if here in self.marks:
                lines[there.lineno - 1] += " ".join(f"  # TODO(port): {self.marks[here]}".splitlines())
        text = re.sub(r"^\n(?=class |def |@)", "\n\n", "\n".join(lines), flags=re.MULTILINE)
        return re.sub(r"^(class .*:\n)\n", r"\1", text, flags=re.MULTILINE)

    def _head(self, body: str, imports: list[ast.Import | ast.ImportFrom]) -> Iterator[str]:
        """Imports and declarations of what occurs in the program."""
        tree = ast.parse(body)
        words = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        defined = {node.name for node in tree.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
        yield "from __future__ import annotations\n"
        types = [*["Any"] * ("Any" in words), *["TypeVarTuple"] * ("N" in words)]
        for node in imports:  # what is generic in the labels is no longer
            is_typing = isinstance(node, ast.ImportFrom) and node.module == "typing"
            node.names = [name for name in node.names if not is_typing or name.name in words]
        imports.append(ast.ImportFrom("typing", [ast.alias(name) for name in types], 0))
        if written := _text([node for node in imports if node.names]):
            yield f"{written}\n"
        words |= {"Axis"} if self.labels else set()
        for module, known in (("typedtensor", _PUBLIC), *((x.__name__, {*x.__all__}) for x in (nn, ops, random))):
            if names := (known & words) - {*self.labels} - defined:
                yield f"from {module} import {', '.join(sorted(names, key=str.lower))}"
            defined |= names
        yield '\nN = TypeVarTuple("N")\n' if "N" in words else ""
        for label in sorted(words & {*self.labels}):
            yield f"class {label}(Axis{', samples=True' if label == 'Batch' else ''}): ..."

    def _class(self, node: ast.ClassDef) -> ast.stmt:
        methods = {x.name: x for x in node.body if isinstance(x, ast.FunctionDef)}
        self.modules[node.name] = {
            name: Value(
                x,
                "method",
                parameters=tuple(annotated(given.annotation) for given in x.args.args[1:]),
                result=annotated(x.returns),
            )
            for name, x in methods.items()
            if not name.startswith("__")
        }
        scope = Scope(self.modules, self.labels, {"self": Value(node, "module", name=node.name)})
        made = copy.copy(node)
        made.bases, made.keywords = [expression("Module")], []
        made.body = [self._function(x, scope) if isinstance(x, ast.FunctionDef) else x for x in node.body]
        return made

    def _function(self, node: ast.FunctionDef, outer: Scope) -> ast.stmt:
        scope = replace(outer, names={name: x for name, x in outer.names.items() if name == "self"}, results=[])
        made, undecided = copy.deepcopy(node), []
        absent = _absent(node.args)
        for parameter in [*made.args.args, *made.args.kwonlyargs]:
            there = present(parameter.annotation)
            name, written = parameter.arg, ast.unparse(there) if there else ""
            if (taken := annotated(there)) is not None:
                scope.declare(*taken)
                scope.names[name] = tensor(name, taken)
                is_optional = there is not parameter.annotation or name in absent
                parameter.annotation = expression(
                    _type(taken, written, _role(node, name, scope)) + " | None" * is_optional
                )
            elif written.startswith(("int", "Int[")):
                label = label_of(written[4:-1] if written.startswith("Int[") else name)
                scope.names[name] = Value(expression(name), "size", (label,))
                parameter.annotation = expression("int")
            elif written in self.modules:
                scope.names[name] = Value(expression(name), "module", name=written)
            elif name != "self" and ("Tensor" in written or not written):
                undecided.append(name)
        made.body = self._block(node.body, scope)
        result = "None" if node.name == "__init__" else self._result(node, scope)
        made.name = "__call__" if node.name == "forward" else node.name
        made.returns = expression(result) if result else None
        why = f"name the axes of {', '.join(undecided)}" if undecided else ""
        return self._line(made, why or ("" if result else "name the axes of the result"))

    def _result(self, node: ast.FunctionDef, scope: Scope) -> str | None:
        written = ast.unparse(node.returns) if node.returns else ""
        axes = annotated(node.returns)
        if axes is None and scope.results and (axes := scope.results[-1]) is not None and "self" in scope.names:
            members = self.modules[scope.names["self"].name]
            members[node.name] = replace(members.get(node.name, Value(node, "method")), result=axes)
        if axes is not None:
            scope.declare(*axes)
            return _type(axes, written)
        if isinstance(node.returns, ast.Subscript) and isinstance(node.returns.slice, ast.Tuple):
            parts = [(annotated(part), ast.unparse(part)) for part in node.returns.slice.elts]
            types = [
                re.sub(r"\b(torch\.)?Tensor\b(?!\[)", "Any", text) if axes is None else _type(axes, text)
                for axes, text in parts
            ]
            return f"{ast.unparse(node.returns.value)}[{', '.join(types)}]"
        return None if "Tensor" in written or (scope.results and not written) else written or "None"

    def _block(self, statements: Sequence[ast.stmt], scope: Scope) -> list[ast.stmt]:
        made = [self._statement(statement, scope) for statement in statements]
        return [statement for statement in made if statement] or [ast.Pass()]

    def _statement(self, node: ast.stmt, scope: Scope) -> ast.stmt | None:
        match node:
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super"))))):
                return None
            case ast.ImportFrom(module=str(module)) if module.partition(".")[0] in _DROPPED:
                return None
            case ast.Import():
                node.names = [name for name in node.names if name.name.partition(".")[0] not in _DROPPED]
                return node if node.names else None
            case ast.Assign(value=ast.Call(func=ast.Name(id="IntVar" | "TypeVar"))):
                return None
            case ast.ClassDef() if any(ast.unparse(base).endswith("Module") for base in node.bases):
                return self._class(node)
            case ast.FunctionDef():
                return self._function(node, scope)
            case ast.ClassDef() | ast.Expr(value=ast.Constant(value=str())) | ast.ImportFrom():
                return node
            case ast.If() | ast.For() | ast.While() | ast.With():
                header = ast.unparse(node).partition("\n")[0]
                if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
                    is_count = ast.unparse(node.iter).startswith(("range(", "enumerate("))
                    scope.names[node.target.id] = Value(node.target, "number" if is_count else "layer")
                is_open = isinstance(node, ast.While) or re.search(r"\.(size|shape)\b", header)
                made = copy.copy(node)
                for name in ("body", "orelse"):
                    if block := getattr(node, name, None):
                        setattr(made, name, self._block(block, scope))
                return self._line(made, _LOOP if is_open else "")
        try:
            simple = self._simple(node, scope)
        except (UndecidedError, SyntaxError) as undecided:
            for target in (x for x in ast.walk(node) if isinstance(x, ast.Name) and isinstance(x.ctx, ast.Store)):
                scope.names.pop(target.id, None)
            scope.results += [None] * isinstance(node, ast.Return)
            match node:
                case ast.Assign([ast.Attribute(ast.Name("self"), name)], ast.Call(ast.Attribute(attr=layer)) as call):
                    if "self" in scope.names and layer.startswith(_KEEPING):
                        self.modules[scope.names["self"].name][name] = Value(call, "layer")
            return self._line(node, getattr(undecided, "msg", str(undecided)))
        self.lines += simple is None
        return simple and self._line(simple)

    def _simple(self, node: ast.stmt, scope: Scope) -> ast.stmt | None:
        """A statement without a body; None if it only takes sizes, which labels say."""
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                pairs = [self._assigned(*pair, scope) for pair in zip(targets, values, strict=True)]
                return _assignment([pair for pair in pairs if pair])
            case ast.Assign(
                targets=[ast.Tuple(elts=targets)],
                value=ast.Attribute(x, "shape") | ast.Call(func=ast.Attribute(x, "size"), args=[]),
            ):
                for place, target in enumerate(targets):
                    scope.names[ast.unparse(target)] = Value(target, "size", (scope.value(x).axis(place),), "tensor")
                return None
            case ast.Assign(targets=[target], value=value):
                pair = self._assigned(target, value, scope)
                return _assignment([pair] if pair else [])
            case ast.AugAssign(target=ast.Name(id=name), op=op, value=value):
                made = scope.names[name] = scope.value(ast.BinOp(ast.Name(name, ast.Load()), op, value))
                return _assignment([(node.target, made.code)])
            case ast.Return(value=ast.expr() as value):
                made = scope.value(value)
                scope.results.append(made.labels if made.kind == "tensor" else None)
                return ast.Return(made.code)
            case ast.Expr(value=value):
                return ast.Expr(scope.value(value).code)
        return node

    def _assigned(self, target: ast.expr, value: ast.expr, scope: Scope) -> tuple[ast.expr, ast.expr] | None:
        """Both sides of an assignment; None for a size of a tensor, which its label says."""
        name = ast.unparse(target)
        if re.search(r"\.size\(\d|\.shape\[-?\d+\]$", ast.unparse(value)) and (labels := scope.size(value)):
            scope.names[name] = Value(target, "size", labels, "tensor")
            return None
        scope.target = name.removeprefix("self.")
        made = scope.value(value)
        match target:
            case ast.Tuple():
                for part in target.elts:
                    scope.names.pop(ast.unparse(part), None)
            case ast.Attribute(value=ast.Name(id="self"), attr=attribute):
                self.modules[scope.names["self"].name][attribute] = made
            case _:
                scope.names[name] = made
        return target, made.code

    def _line(self, made: ast.stmt, why: str = "") -> ast.stmt:
        """A statement that is counted, with a mark if a person has to decide something."""
        self.lines += 1
        if why:
            self.marks[made] = why
        return made


def _assignment(pairs: Sequence[tuple[ast.expr, ast.expr]]) -> ast.stmt | None:
    targets, values = (", ".join(ast.unparse(pair[side]) for pair in pairs) for side in (0, 1))
    return ast.Assign([ast.Name(targets)], ast.Name(values), lineno=0) if pairs else None


def _text(statements: list[ast.stmt]) -> str:
    return ast.unparse(ast.Module(statements, []))


def _walked(statements: list[ast.stmt]) -> Iterator[ast.stmt]:
    return (node for node in ast.walk(ast.Module(statements, [])) if isinstance(node, ast.stmt))


def _absent(given: ast.arguments) -> set[str]:
    """The parameters that are None by default."""
    places = [*given.posonlyargs, *given.args]
    pairs = [*zip(reversed(places), reversed(given.defaults), strict=False)]
    pairs += [(name, default) for name, default in zip(given.kwonlyargs, given.kw_defaults, strict=True) if default]
    return {name.arg for name, default in pairs if isinstance(default, ast.Constant) and default.value is None}


def _role(node: ast.FunctionDef, name: str, scope: Scope) -> str:
    """The kind of a parameter, from its name and from what takes it."""
    for part in ast.walk(node):
        match part:
            case ast.Call(func=called, args=[ast.Name(id=given), *_]) if given == name:
                known = scope.known(called)
                is_table = known.kind == "layer" and known.name and not known.axes
                if is_table or ast.unparse(called).endswith("embedding"):
                    return "IntTensor"
                if ast.unparse(called) == "torch.where":
                    return "BoolTensor"
            case ast.Call(func=called, args=[_, ast.Name(id=given), *_]) if given == name:
                if ast.unparse(called).endswith("cross_entropy"):
                    return "IntTensor"
    return "BoolTensor" if re.match(r"(is|has)_|(.*_)?mask$", name) else "Tensor"


def _type(axes: tuple[str, ...], written: str, role: str = "Tensor") -> str:
    kind = {"Int": "IntTensor", "Bool": "BoolTensor"}.get(re.split(r"\d*\[", written)[0], role)
    return f"Expr[{kind}[{', '.join(axes) or '()'}]]"
