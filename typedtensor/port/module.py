"""A file of PyTorch as a typed file: statements, classes, declarations and imports."""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from typedtensor import nn, ops, random
from typedtensor.port.calls import Scope, Signature
from typedtensor.port.layers import layer
from typedtensor.port.values import UndecidedError, Value, annotated, expression, label_of, tensor

_MARK = "__mark_"
_LOOP = "a loop or branch on tensors is scan, fold, cond or while_loop: docs/structured.md"
_PUBLIC = {"Axis", "BoolTensor", "Expr", "IntTensor", "Module", "Tensor"}
_DRAWS = {"randn": "random_normal(1.0)", "zeros": "constant(0.0)", "ones": "constant(1.0)"}
_DROPPED = ("torch", "jaxtyping", "shape_extensions", "einops")


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
    modules: dict[str, dict[str, Signature]] = field(default_factory=dict)
    marks: list[str] = field(default_factory=list)
    lines: int = 0

    def ported(self) -> Ported:
        first = self.tree.body[: bool(self.tree.body and _is_text(self.tree.body[0]))]
        made = [part for node in self.tree.body[len(first) :] for part in self._top(node)]
        imports = [part for part in made if isinstance(part, (ast.Import, ast.ImportFrom))]
        body = self._written([part for part in made if part not in imports])
        head = self._head(body, "\n".join(map(ast.unparse, imports)))
        return Ported(
            "\n".join([*(f"{self._written([x])}\n" for x in first), *head, "\n", body, ""]), self.lines, len(self.marks)
        )

    def _written(self, statements: list[ast.stmt]) -> str:
        """The text of statements; what stands for a mark goes behind the next line, or before a decorator."""
        text = ast.unparse(ast.Module(statements, []))
        text = re.sub(rf"^( *){_MARK}(\d+)\n+ *(.*)$", self._marked, text, flags=re.MULTILINE)
        text = re.sub(r"^\n(?=class |def |@)", "\n\n", text, flags=re.MULTILINE)
        return re.sub(r"^(class .*:\n)\n", r"\1", text, flags=re.MULTILINE)

    def _marked(self, match: re.Match[str]) -> str:
        indent, number, line = match.groups()
        mark = " ".join(f"  # TODO(port): {self.marks[int(number)]}".splitlines())
        if line.startswith("@"):
            return f"\n{indent}{mark.strip()}\n{indent}{line}"
        return f"{indent}{line}{mark}" if not line.startswith("def ") else f"\n{indent}{line}{mark}"

    def _head(self, body: str, imports: str) -> Iterator[str]:
        """Imports and declarations of what occurs in the program."""
        tree = ast.parse(body)
        words = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        defined = {node.name for node in tree.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
        yield "from __future__ import annotations\n"
        types = [*["Any"] * ("Any" in words), *["TypeVarTuple"] * ("N" in words)]
        imports += f"\nfrom typing import {', '.join(types)}" if types else ""
        yield from [f"{imports.strip()}\n"] if imports else []
        words |= {"Axis"} if self.labels else set()
        for module, known in (("typedtensor", _PUBLIC), *((x.__name__, {*x.__all__}) for x in (nn, ops, random))):
            if names := (known & words) - {*self.labels} - defined:
                yield f"from {module} import {', '.join(sorted(names, key=str.lower))}"
            defined |= names
        yield '\nN = TypeVarTuple("N")\n' if "N" in words else ""
        for label in sorted(words & {*self.labels}):
            yield f"class {label}(Axis{', samples=True' if label == 'Batch' else ''}): ..."

    def _top(self, node: ast.stmt) -> list[ast.stmt]:
        match node:
            case ast.Import(names=names):
                kept = [name for name in names if name.name.partition(".")[0] not in _DROPPED]
                return [ast.Import(kept)] if kept else []
            case ast.ImportFrom(module="typing", names=names):
                kept = [name for name in names if name.name != "Generic" or self._has_generic_data()]
                return [ast.ImportFrom("typing", kept, 0)] if kept else []
            case ast.ImportFrom(module=str(module)) if module.partition(".")[0] in (*_DROPPED, "__future__"):
                return []
            case ast.Assign(value=ast.Call(func=ast.Name(id=("IntVar" | "TypeVar")))):
                return []
            case ast.ClassDef() if _is_module(node):
                return [self._class(node)]
            case ast.FunctionDef():
                return self._function(node, Scope(labels=self.labels, modules=self.modules))
        return [node]

    def _has_generic_data(self) -> bool:
        """Whether a class that is no module is generic, and stays so."""
        classes = [node for node in self.tree.body if isinstance(node, ast.ClassDef)]
        return any("Generic" in ast.unparse(base) for node in classes if not _is_module(node) for base in node.bases)

    def _class(self, node: ast.ClassDef) -> ast.stmt:
        scope = Scope(labels=self.labels, modules=self.modules)
        methods = [x for x in node.body if isinstance(x, ast.FunctionDef)]
        scope.methods = self.modules[node.name] = {
            x.name: ([annotated(given.annotation) for given in x.args.args[1:]], annotated(x.returns))
            for x in methods
            if not x.name.startswith("__")
        }
        made = copy.copy(node)
        made.bases, made.keywords = [expression("Module")], []
        made.body = [part for x in node.body for part in (self._function(x, scope) if x in methods else [x])]
        return made

    def _function(self, node: ast.FunctionDef, outer: Scope) -> list[ast.stmt]:
        scope = replace(outer, names={}, results=[])
        undecided = []
        made = copy.deepcopy(node)
        for parameter in [*made.args.args, *made.args.kwonlyargs]:
            taken = annotated(parameter.annotation)
            if taken is None and node.name == "forward":
                taken = _first_use(node, parameter.arg, outer)
            written = ast.unparse(parameter.annotation) if parameter.annotation else ""
            if taken is not None:
                scope.declare(*taken)
                scope.names[parameter.arg] = tensor(parameter.arg, taken)
                type_ = _type(taken, parameter.annotation, _role(node, parameter.arg, outer))
                parameter.annotation = expression(type_)
            elif written.startswith(("int", "Int[")):
                label = label_of(written[4:-1] if written.startswith("Int[") else parameter.arg)
                scope.names[parameter.arg] = Value(expression(parameter.arg), "size", (label,))
                parameter.annotation = expression("int")
            elif parameter.arg != "self" and ("Tensor" in written or not written):
                undecided.append(parameter.arg)
        made.body = self._block(node.body, scope)
        result = "None" if node.name == "__init__" else self._result(node, scope)
        made.name = "__call__" if node.name == "forward" else node.name
        made.returns = expression(result) if result else None
        why = f"name the axes of {', '.join(undecided)}" if undecided else ""
        return self._line(made, why or ("" if result else "name the axes of the result"))

    def _result(self, node: ast.FunctionDef, scope: Scope) -> str | None:
        axes = annotated(node.returns)
        if axes is None and scope.results and (axes := scope.results[-1]) is not None:
            scope.methods[node.name] = (scope.methods.get(node.name, ((), None))[0], axes)
        if axes is not None:
            scope.declare(*axes)
            return _type(axes, node.returns)
        if isinstance(node.returns, ast.Subscript) and isinstance(node.returns.slice, ast.Tuple):
            parts = [(annotated(part), ast.unparse(part)) for part in node.returns.slice.elts]
            types = [
                re.sub(r"\b(torch\.)?Tensor\b(?!\[)", "Any", text) if axes is None else _type(axes, None)
                for axes, text in parts
            ]
            return f"{ast.unparse(node.returns.value)}[{', '.join(types)}]"
        written = ast.unparse(node.returns) if node.returns else None if scope.results else "None"
        return None if written and "Tensor" in written else written

    def _block(self, statements: Sequence[ast.stmt], scope: Scope) -> list[ast.stmt]:
        return [part for statement in statements for part in self._statement(statement, scope)] or [ast.Pass()]

    def _statement(self, node: ast.stmt, scope: Scope) -> list[ast.stmt]:
        match node:
            case ast.Expr() if _is_text(node):
                return [node]
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super"))))):
                return []
            case ast.FunctionDef():
                return self._function(node, scope)
            case ast.If() | ast.For() | ast.While() | ast.With():
                header = ast.unparse(node).partition("\n")[0]
                if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
                    is_count = ast.unparse(node.iter).startswith(("range(", "enumerate("))
                    scope.names[node.target.id] = Value(node.target, "number" if is_count else "layer")
                is_open = isinstance(node, ast.While) or re.search(r"\.(size|shape)\b", header)
                made = self._line(copy.copy(node), _LOOP if is_open else "")
                blocks = {name: block for name in ("body", "orelse") if (block := getattr(node, name, None))}
                vars(made[-1]).update({name: self._block(block, scope) for name, block in blocks.items()})
                return made
        try:
            simple = self._simple(node, scope)
        except (UndecidedError, SyntaxError) as undecided:
            for name in (n for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)):
                scope.names.pop(name.id, None)
            scope.results += [None] * isinstance(node, ast.Return)
            return self._line(node, getattr(undecided, "msg", str(undecided)))
        self.lines += simple is None
        return [] if simple is None else self._line(simple)

    def _simple(self, node: ast.stmt, scope: Scope) -> ast.stmt | None:
        """A statement without a body; None if it only takes sizes, which labels say."""
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)) if len(targets) == len(
                values
            ):
                pairs = [self._assigned(target, value, scope) for target, value in zip(targets, values, strict=True)]
                return _assignment([pair for pair in pairs if pair])
            case ast.Assign(
                targets=[ast.Tuple(elts=targets)],
                value=ast.Attribute(value=x, attr="shape")
                | ast.Call(func=ast.Attribute(value=x, attr="size"), args=[]),
            ):
                for place, target in enumerate(targets):
                    axis = scope.value(x).axis(place)
                    scope.names[ast.unparse(target)] = Value(target, "size", (axis,), "tensor")
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
        is_field = re.fullmatch(r"self\.\w+", ast.unparse(target)) is not None
        name = target.attr if isinstance(target, ast.Attribute) else ast.unparse(target)
        if re.search(r"\.size\(\d|\.shape\[-?\d+\]$", ast.unparse(value)) and (labels := scope.size(value)):
            scope.names[name] = Value(target, "size", labels, "tensor")
            return None
        made = self._layer(value, name, scope) or scope.value(value)
        if isinstance(target, ast.Tuple):
            for part in target.elts:
                scope.names.pop(ast.unparse(part), None)
        else:
            (scope.fields if is_field else scope.names)[name] = made
        return target, made.code

    def _layer(self, node: ast.expr, name: str, scope: Scope) -> Value | None:
        """The value of a layer or parameter; None for other expressions."""
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="nn"), attr="Parameter"), args=[ast.Call() as first]):
                draw = _DRAWS.get(ast.unparse(first.func).rpartition(".")[2])
                if draw is None:
                    raise UndecidedError("parameter(…, draw=…) draws the first value")
                labels = tuple(scope.sized(size, f"{name}_{place}") for place, size in enumerate(first.args))
                axes = ", ".join(
                    f"{label}({ast.unparse(size)})" for label, size in zip(labels, first.args, strict=True)
                )
                return tensor(f"parameter({axes}, draw={draw})", labels)
            case (
                ast.Call(
                    func=ast.Attribute(value=ast.Name(id="nn"), attr="ModuleList" as kind), args=[ast.List(elts=parts)]
                )
                | ast.Call(func=ast.Attribute(value=ast.Name(id="nn"), attr="Sequential" as kind), args=parts)
            ):
                layers = [
                    self._layer(part, f"{name}_{place}", scope) or scope.value(part) for place, part in enumerate(parts)
                ]
                if kind == "ModuleList":
                    return Value(expression(f"[{', '.join(part.text for part in layers)}]"))
                changing = [part for part in layers if part.result is not None]
                ends = (changing[0].axes, changing[-1].result) if changing else ((), None)
                return Value(expression(" >> ".join(part.text for part in layers)), "layer", *ends)
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id="nn"), attr="ModuleList"), args=[ast.ListComp(elt=part) as made]
            ):
                element = self._layer(part, name, scope) or scope.value(part)
                return Value(ast.ListComp(element.code, made.generators))
            case ast.Call(func=ast.Attribute(value=ast.Name(id="nn"), attr=kind)):
                return layer(kind, node, scope.sized, name)
        return None

    def _line(self, made: ast.stmt, why: str = "") -> list[ast.stmt]:
        """A statement that is counted, behind what stands for its mark if a person has to decide something."""
        self.lines += 1
        if not why:
            return [made]
        self.marks.append(why)
        return [ast.Expr(ast.Name(f"{_MARK}{len(self.marks) - 1}")), made]


def _assignment(pairs: Sequence[tuple[ast.expr, ast.expr]]) -> ast.stmt | None:
    targets, values = (", ".join(ast.unparse(pair[side]) for pair in pairs) for side in (0, 1))
    return ast.Assign([ast.Name(targets)], ast.Name(values), lineno=0) if pairs else None


def _is_module(node: ast.ClassDef) -> bool:
    return any(ast.unparse(base).endswith("Module") for base in node.bases)


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _first_use(node: ast.FunctionDef, name: str, scope: Scope) -> tuple[str, ...] | None:
    """The last axis of a parameter, from the layer that takes it."""
    for part in ast.walk(node):
        match part:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="self"), attr=called), args=[ast.Name(id=given)]) if (
                given == name
            ):
                found = scope.fields.get(called)
                if found and found.axes and found.kind == "layer":
                    return ("*N", *found.axes)
    return None


def _role(node: ast.FunctionDef, name: str, scope: Scope) -> str:
    """The kind of a parameter, from its name and from what takes it."""
    for part in ast.walk(node):
        match part:
            case ast.Call(func=called, args=[ast.Name(id=given), *_]) if given == name:
                known = scope.fields.get(called.attr) if isinstance(called, ast.Attribute) else None
                if ast.unparse(called).endswith("embedding") or (known and known.text.startswith("Embedding(")):
                    return "IntTensor"
                if ast.unparse(called) == "torch.where":
                    return "BoolTensor"
            case ast.Call(func=called, args=[_, ast.Name(id=given), *_]) if given == name:
                if ast.unparse(called).endswith("cross_entropy"):
                    return "IntTensor"
    return "BoolTensor" if re.match(r"(is|has)_|(.*_)?mask$", name) else "Tensor"


def _type(axes: tuple[str, ...], annotation: ast.expr | None, role: str = "Tensor") -> str:
    written = ast.unparse(annotation) if annotation else ""
    kind = {"Int": "IntTensor", "Bool": "BoolTensor"}.get(re.split(r"\d*\[", written)[0], role)
    return f"Expr[{kind}[{', '.join(axes) or '()'}]]"
