"""A file of PyTorch as a typed file: statements, classes, declarations and imports."""

from __future__ import annotations

import ast
import copy
import re
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from typedtensor import nn, ops, random
from typedtensor.port.calls import Scope, Signature
from typedtensor.port.layers import layer
from typedtensor.port.values import UndecidedError, Value, annotated, expression, label_of, tensor

TODO = "  # TODO(port): "
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
    lines: int = 0
    marked: int = 0
    modules: dict[str, dict[str, Signature]] = field(default_factory=dict)

    def ported(self) -> Ported:
        first = [f"{_docstring(node)}\n" for node in self.tree.body[:1] if _is_text(node)]
        rest = self.tree.body[len(first) :]
        imports = [line for node in rest if isinstance(node, (ast.Import, ast.ImportFrom)) for line in self._top(node)]
        body = [line for node in rest if not isinstance(node, (ast.Import, ast.ImportFrom)) for line in self._top(node)]
        head = self._head("\n".join(body), "\n".join(imports))
        return Ported("\n".join([*first, *head, *body, ""]), self.lines, self.marked)

    def _head(self, body: str, imports: str) -> Iterator[str]:
        """Imports and declarations of what occurs in the program."""
        tree = ast.parse(body)
        words = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        defined = {node.name for node in tree.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
        yield "from __future__ import annotations\n"
        types = [
            name for name in ("Any", "TypeVarTuple") if name in words | ({"TypeVarTuple"} if "N" in words else set())
        ]
        imports += f"\nfrom typing import {', '.join(types)}" if types else ""
        yield from [f"{imports.strip()}\n"] if imports else []
        words |= {"Axis"} if self.labels else set()
        public = {"typedtensor": _PUBLIC} | {
            module.__name__: {*vars(module)["__all__"]} for module in (nn, ops, random)
        }
        for module, known in public.items():
            if names := (known & words) - {*self.labels} - defined:
                yield f"from {module} import {', '.join(sorted(names, key=str.lower))}"
            defined |= names
        yield '\nN = TypeVarTuple("N")\n' if "N" in words else ""
        used = [label for label in self.labels if label in words]
        samples = {"Batch": "(Axis, samples=True)"}
        yield from (f"class {label}{samples.get(label, '(Axis)')}: ..." for label in sorted(used))

    def _top(self, node: ast.stmt) -> Iterator[str]:
        match node:
            case ast.Import(names=names):
                kept = [name for name in names if name.name.partition(".")[0] not in _DROPPED]
                yield from [ast.unparse(ast.Import(kept))] if kept else []
            case ast.ImportFrom(module="typing", names=names):
                kept = [name for name in names if name.name != "Generic" or self._has_generic_data()]
                yield from [ast.unparse(ast.ImportFrom("typing", kept, 0))] if kept else []
            case ast.ImportFrom(module=str(module)) if module.partition(".")[0] in (*_DROPPED, "__future__"):
                return
            case ast.Assign(value=ast.Call(func=ast.Name(id=("IntVar" | "TypeVar")))):
                return
            case ast.ClassDef() if _is_module(node):
                yield "\n"
                yield from self._class(node)
            case ast.FunctionDef():
                yield "\n"
                yield from self._function(node, Scope(labels=self.labels, modules=self.modules), "")
            case _:
                yield ast.unparse(node)

    def _has_generic_data(self) -> bool:
        """Whether a class that is no module is generic, and stays so."""
        classes = [node for node in self.tree.body if isinstance(node, ast.ClassDef)]
        return any("Generic" in ast.unparse(base) for node in classes if not _is_module(node) for base in node.bases)

    def _class(self, node: ast.ClassDef) -> Iterator[str]:
        scope = Scope(labels=self.labels, modules=self.modules)
        scope.methods = self.modules[node.name] = {
            method.name: ([annotated(x.annotation) for x in method.args.args[1:]], annotated(method.returns))
            for method in node.body
            if isinstance(method, ast.FunctionDef) and not method.name.startswith("__")
        }
        yield f"class {node.name}(Module):"
        yield from [] if any(not isinstance(part, ast.Pass) for part in node.body) else ["    pass"]
        for statement in node.body:
            if isinstance(statement, ast.FunctionDef):
                yield from [""] if statement is not node.body[0] else []
                yield from self._function(statement, scope, "    ")
            elif not _is_text(statement):
                yield textwrap.indent(ast.unparse(statement), "    ")
            else:
                yield f"    {_docstring(statement)}"

    def _function(self, node: ast.FunctionDef, outer: Scope, indent: str) -> Iterator[str]:
        scope = replace(outer, names={})
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
        body = list(self._block(node.body, scope, f"{indent}    "))
        result = "None" if node.name == "__init__" else self._result(node, scope)
        made.name = "__call__" if node.name == "forward" else node.name
        made.returns = expression(result) if result else None
        why = f"name the axes of {', '.join(undecided)}" if undecided else ""
        yield self._line(_header(made), why or ("" if result else "name the axes of the result"), indent)
        yield from body

    def _result(self, node: ast.FunctionDef, scope: Scope) -> str | None:
        axes = annotated(node.returns)
        returned = [part for part in ast.walk(node) if isinstance(part, ast.Return) and part.value]
        if axes is None and returned and returned[-1] in self._returned:
            axes = self._returned[returned[-1]]
            taken = scope.methods.get(node.name, ((), None))[0]
            scope.methods[node.name] = (taken, axes)
        if axes is not None:
            scope.declare(*axes)
            return _type(axes, node.returns)
        if isinstance(node.returns, ast.Subscript) and isinstance(node.returns.slice, ast.Tuple):
            parts = [(annotated(part), ast.unparse(part)) for part in node.returns.slice.elts]
            types = [
                re.sub(r"\b(torch\.)?Tensor$|\b(torch\.)?Tensor\b(?!\[)", "Any", text)
                if axes is None
                else _type(axes, None)
                for axes, text in parts
            ]
            return f"{ast.unparse(node.returns.value)}[{', '.join(types)}]"
        written = ast.unparse(node.returns) if node.returns else None if returned else "None"
        return None if written and "Tensor" in written else written

    _returned: dict[ast.Return, tuple[str, ...]] = field(default_factory=dict)

    def _block(self, statements: Sequence[ast.stmt], scope: Scope, indent: str) -> Iterator[str]:
        written = [line for statement in statements for line in self._statement(statement, scope, indent)]
        yield from written or [f"{indent}pass"]

    def _statement(self, node: ast.stmt, scope: Scope, indent: str) -> Iterator[str]:
        match node:
            case ast.Expr() if _is_text(node):
                yield f"{indent}{_docstring(node)}"
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super"))))):
                return
            case ast.FunctionDef():
                yield from self._function(node, scope, indent)
            case ast.If() | ast.For() | ast.While() | ast.With():
                if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
                    is_count = ast.unparse(node.iter).startswith(("range(", "enumerate("))
                    scope.names[node.target.id] = Value(node.target, "number" if is_count else "layer")
                yield self._line(_header(node), _open(node), indent)
                yield from self._block(node.body, scope, f"{indent}    ")
                if rest := getattr(node, "orelse", []):
                    yield f"{indent}else:"
                    yield from self._block(rest, scope, f"{indent}    ")
            case _:
                try:
                    text = self._simple(node, scope)
                except (UndecidedError, SyntaxError) as undecided:
                    for name in (n for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)):
                        scope.names.pop(name.id, None)
                    yield self._line(ast.unparse(node), getattr(undecided, "msg", str(undecided)), indent)
                else:
                    self.lines += not text
                    yield from [self._line(text, "", indent)] if text else []

    def _simple(self, node: ast.stmt, scope: Scope) -> str:
        """A statement without a body; nothing if it only takes sizes, which labels say."""
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)) if len(targets) == len(
                values
            ):
                parts = [self._assigned(target, value, scope) for target, value in zip(targets, values, strict=True)]
                return " = ".join(filter(None, (", ".join(side) for side in zip(*filter(None, parts), strict=True))))
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Attribute(value=x, attr="shape")):
                for place, target in enumerate(targets):
                    axis = scope.value(x).axis(place)
                    scope.names[ast.unparse(target)] = Value(target, "size", (axis,), "tensor")
                return ""
            case ast.Assign(targets=[target], value=value):
                return " = ".join(self._assigned(target, value, scope) or ())
            case ast.AugAssign(target=ast.Name(id=name), op=op, value=value):
                made = scope.value(ast.BinOp(ast.Name(name, ast.Load()), op, value))
                scope.names[name] = made
                return f"{name} = {made.text}"
            case ast.Return(value=ast.expr() as value):
                made = scope.value(value)
                if made.kind == "tensor":
                    self._returned[node] = made.labels
                return f"return {made.text}"
            case ast.Expr(value=value):
                return scope.value(value).text
        return ast.unparse(node)

    def _assigned(self, target: ast.expr, value: ast.expr, scope: Scope) -> tuple[str, str] | None:
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
        return ast.unparse(target), made.text

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
            case ast.Call(func=ast.Attribute(value=ast.Name(id="nn"), attr=kind)):
                return layer(kind, node, scope.sized, name)
        return None

    def _line(self, text: str, why: str, indent: str) -> str:
        """A statement, or the first line of one, with a mark if a person has to decide something."""
        self.lines += 1
        self.marked += bool(why)
        mark = " ".join(f"{TODO}{why}".splitlines()) if why else ""
        first, *rest = textwrap.indent(text, indent).splitlines()
        return "\n".join(
            [*(f"{indent}{mark.strip()}" for _ in [0] if mark and rest), first + ("" if rest else mark), *rest]
        )


def _is_module(node: ast.ClassDef) -> bool:
    return any(ast.unparse(base).endswith("Module") for base in node.bases)


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _docstring(node: ast.stmt) -> str:
    """A docstring as it is written in a program."""
    function = ast.parse("def f(): pass")
    vars(function.body[0])["body"] = [node]
    return ast.unparse(function).partition("\n")[2].removeprefix("    ")


def _header(node: ast.stmt) -> str:
    """The first line of a statement with a body, and its decorators."""
    bare = copy.deepcopy(node)
    vars(bare).update(body=[ast.Pass()], **({"orelse": []} if hasattr(bare, "orelse") else {}))
    return ast.unparse(bare).removesuffix("\n    pass")


def _open(node: ast.stmt) -> str:
    if isinstance(node, ast.While) or re.search(r"\.(size|shape)\b", _header(node)):
        return "a loop or branch on tensors is scan, fold, cond or while_loop: docs/structured.md"
    return ""


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
