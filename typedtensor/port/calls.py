"""Expressions of PyTorch, with the labels of their axes in place of positions."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any

import typedtensor.ops
from typedtensor.errors import TypedTensorError
from typedtensor.ops import PolyOp, operations
from typedtensor.port.values import (
    ONE,
    UndecidedError,
    Value,
    distinct,
    expression,
    label_of,
    made,
    operands,
    rebuilt,
    tensor,
)
from typedtensor.rule_docs.likeness import QUICK, counterpart, like
from typedtensor.rule_docs.other_names import instead, other_name

_UNCHANGED = ("contiguous", "clone", "to", "cuda", "cpu", "type_as")
_FUNCTIONAL = ("torch", "F", "functional", "nn.functional", "torch.nn.functional", "torch.special")
_LIBRARIES = ("math", "np", "super()")
_SIGNS = {"add": "+", "sub": "-", "mul": "*", "div": "/", "gt": ">", "ge": ">=", "lt": "<", "le": "<=", "eq": "=="}
_SAID = {
    **{name: f"({{0}}) {sign} ({{1}})" for name, sign in {**_SIGNS, "ne": "!="}.items()},
    **dict.fromkeys(("matmul", "bmm", "mm"), "({0}) @ ({1})"),
    "masked_fill": "torch.where({1}, {2}, {0})",
}
"""Functions that another expression of PyTorch says, which is then translated."""
_NAMES = {"gelu": "exact_gelu", "neg": "negative", "detach": "stop_gradient", "float": "as_real", "long": "as_int"}
"""Elementwise operations whose docstrings do not name the function."""

_KEEPING = ("softmax", "log_softmax", "cumsum", "cumprod")
_ALONG = {
    **dict.fromkeys(("sum", "mean", "prod", "argmax", "argmin", "any", "all"), "({x}).{name}({labels})"),
    **dict.fromkeys(("softmax", "log_softmax"), "({x}).{name}({labels})"),
    **dict.fromkeys(("logsumexp", "cumsum", "cumprod"), "{name}({x}, {labels})"),
    **dict.fromkeys(("var", "std"), "({x}).{name}({labels}, correction=1)"),
    "amax": "({x}).max({labels})",
    "amin": "({x}).min({labels})",
}
"""What is written for a function of ``dim``, whose axes go but for those in :data:`_KEEPING`."""

_DRAWN = {
    "randn": "normal(Key({key}), Tensor[{labels}], {sizes})",
    "rand": "uniform(Key({key}), Tensor[{labels}], {sizes})",
    "zeros": "full(0.0, {sizes})",
    "ones": "full(1.0, {sizes})",
}
_FIRST_VALUES = {"randn": "random_normal(1.0)", "zeros": "constant(0.0)", "ones": "constant(1.0)"}
_ACTIVATIONS = {"GELU": "exact_gelu", "LeakyReLU": "leaky_relu"} | {
    name: name.lower() for name in ("ReLU", "SiLU", "Tanh", "Sigmoid", "Softplus", "ELU", "Mish", "ReLU6")
}
"""Layers without parameters, as functions; with other arguments than the default ones a person decides."""


@dataclass
class Scope:
    """What is known where an expression stands.

    Attributes:
        modules: the fields and methods of the classes of the file.
        labels: the labels that are used, in their order; to a second label for the same axis the first one.
        names: the values of variables, among them ``self``.
        results: the axes of what was returned so far; None where they are not known.
        target: what an expression is assigned to, by whose name axes are called whose sizes are numbers.
        keys: the number of the last random key.
        numbers: the last label whose size is this number.
    """

    modules: dict[str, dict[str, Value]]
    labels: dict[str, str | None]
    names: dict[str, Value] = field(default_factory=dict)
    results: list[tuple[str, ...] | None] = field(default_factory=list)
    target: str = ""
    keys: int = -1
    numbers: dict[str, str] = field(default_factory=dict)

    def declare(self, *labels: str) -> None:
        """Add labels."""
        for label in labels:
            if label.isidentifier() and label not in self.labels:
                first = label.removeprefix("Other")
                self.labels[label] = first if first in self.labels else None

    def known(self, node: ast.AST) -> Value:
        """What is known of a variable, or of a field or method of a module."""
        found = None
        match node:
            case ast.Name(id=name):
                found = self.names.get(name)
            case ast.Attribute(value=x, attr=name) if (owner := self.known(x)).kind == "module":
                found = self.modules[owner.name].get(name)
        return replace(found, code=node) if found else Value(node)

    def value(self, node: ast.AST) -> Value:
        """Translate an expression.

        Raises:
            UndecidedError: a person has to.
        """
        match node:
            case ast.Constant():
                return Value(node, "number")
            case ast.Attribute(value=x, attr="T" | "mT" as name):
                return self._function(name, [x], [])
            case ast.Attribute(ast.Call(ast.Attribute(x, "max" | "min" as name), given, named), "values"):
                return self._function(f"a{name}", [x, *given], named)
            case ast.Attribute(value=x, attr="shape"):
                raise UndecidedError(
                    f"the shape of {ast.unparse(x)}: its labels say it, and .sizes of a tensor has numbers"
                )
            case ast.Name() | ast.Attribute() if (known := self.known(node)).kind != "unknown":
                if known.kind == "size" and known.name == "tensor":
                    raise UndecidedError(f"{known.text} is the size of {known.axes[0]}: here the label itself says it")
                return known
            case ast.BinOp(left=left, op=ast.MatMult(), right=right):
                return self._product(self.value(left), self.value(right))
            case ast.BinOp() | ast.UnaryOp() | ast.Compare(ops=[_]):
                values = [self.value(x) for x in operands(node)]
                codes, axes = self.aligned(*values)
                is_number = all(x.kind == "number" for x in values)
                return Value(rebuilt(node, codes), "number") if is_number else made(rebuilt(node, codes), axes)
            case ast.Subscript(value=x, slice=index) if (indexed := self.value(x)).kind == "tensor":
                return self._indexed(indexed, index)
            case ast.Subscript(value=x, slice=index) if any(ast.unparse(part) == "None" for part in _list([index])):
                raise UndecidedError(
                    f"the axes of {ast.unparse(x)} are not known, so say how it expands: .expand_like(…)"
                )
            case ast.Call():
                return self._call(node)
            case ast.Attribute() | ast.Lambda() | ast.DictComp() | ast.SetComp() | ast.GeneratorExp():
                if any(self.known(part).kind == "tensor" for part in ast.walk(node)):
                    raise UndecidedError("look through this expression")
        return Value(rebuilt(node, [self.value(part).code for part in operands(node)]))

    def size(self, node: ast.AST) -> tuple[str, ...] | None:
        """The labels whose product a size is; None for numbers."""
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) if name != "shape":
                known = self.known(node)
                return known.axes if known.kind == "size" else (label_of(name),)
            case ast.BinOp(left=left, op=ast.Mult(), right=right):
                one, other = self.size(left), self.size(right)
                return (*one, *other) if one and other else None
            case (
                ast.Call(func=ast.Attribute(value=x, attr="size"), args=[place])
                | ast.Subscript(value=ast.Attribute(value=x, attr="shape"), slice=place)
            ):
                return (self.value(x).axis(_number(place)),)
        return None

    def sized(self, size: ast.expr, name: str) -> str:
        """Declare and return the label of a size, which has this name if the size is a number."""
        labels = self.size(size)
        label = "".join(labels) if labels else label_of(name)
        if not labels and name.endswith("_in"):  # what a layer takes is mostly what the layer before it gives
            label = self.numbers.get(ast.unparse(size), label)
        elif not labels:
            self.numbers[ast.unparse(size)] = label
        self.declare(label)
        return label

    def aligned(self, *given: Value) -> tuple[list[Any], tuple[str, ...] | None]:
        """Operands of an elementwise operation, as PyTorch broadcasts them, and the axes of the result."""
        shapes = [x.axes for x in given if x.kind == "tensor"]
        longest = max(shapes, key=lambda axes: (len(axes), -axes.count(ONE)), default=())
        given = tuple(self._as_in(longest, x) if x.kind == "tensor" else x for x in given)
        known = [x for x in given if x.kind == "tensor"]
        codes = [x.code for x in given]
        if unknown := [x.text for x in given if x.kind == "unknown"]:
            if moved := [x.text for x in known if ONE in x.axes]:
                raise UndecidedError(
                    f"the axes of {unknown[0]} are not known, so say how {moved[0]} expands: .expand_like(…)"
                )
            return codes, None
        if not known:
            return codes, None
        axes = list(longest)
        for x in known:
            for place, axis in enumerate(reversed(x.axes), 1):
                old = axes[-place]
                if ("*N" in axes) != ("*N" in x.axes) and "*N" in (old, axis):
                    break  # the others are any
                if ONE not in (old, axis) and old != axis:
                    raise UndecidedError(f"PyTorch aligns the axes {old} and {axis} here: is that meant?")
                axes[-place] = axis if old == ONE else old
        labels = tuple(axis for axis in axes if axis != ONE)
        whole = next((x for x in known if x.labels == labels), None)
        for number, x in enumerate(given):
            is_open = "*N" in x.labels and "*N" not in labels
            if x.kind == "tensor" and x.labels and x.labels != labels and not is_open:
                if whole is None:
                    raise UndecidedError(f"no operand has all of {', '.join(labels)}: expand one of them")
                codes[number] = expression(f"({x.text}).expand_like({whole.text})")
        return codes, tuple(axes)

    def _product(self, x: Value, y: Value) -> Value:
        last, first = x.axis(-1), y.axis(-2 if len(y.axes) > 1 else -1)
        if last != first:
            if self._base(last) != self._base(first):
                raise UndecidedError(f"the product sums {last} of {x.text} with {first} of {y.text}: is that meant?")
            y = _renamed(y, first, last)
        rest = y.axes[-1:] if len(y.axes) > 1 else ()
        if rest and rest[0] in x.labels:
            other = f"Other{rest[0]}"
            self.labels[other] = rest[0]
            y, rest = _renamed(y, rest[0], other), (other,)
        if not set(y.labels) - {last, *rest} <= set(x.labels):
            raise UndecidedError(f"{y.text} has axes that {x.text} has not: say in which order the result has them")
        return tensor(f"dot({x.text}, {y.text}, {last})", (*x.axes[:-1], *rest))

    def _as_in(self, axes: tuple[str, ...], x: Value) -> Value:
        """A value, such as a mask of the keys, under the other labels that its axes have where it is used."""
        for old, new in zip(x.axes[::-1], axes[::-1], strict=False):
            if old != new and ONE not in (old, new) and self._base(old) == self._base(new) and new not in x.axes:
                x = _renamed(x, old, new)
        return x

    def _base(self, label: str) -> str:
        return self.labels.get(label) or label

    def _indexed(self, x: Value, index: ast.expr) -> Value:
        parts = index.elts if isinstance(index, ast.Tuple) else [index]
        rest = len(x.axes) - sum(not isinstance(part, ast.Constant) or isinstance(part.value, int) for part in parts)
        axes: list[str] = []
        at, code = 0, x.text
        for part in parts:
            if isinstance(part, ast.Constant) and part.value is None:
                axes.append(ONE)
            elif ast.unparse(part) in (":", "..."):
                count = 1 if isinstance(part, ast.Slice) else rest
                axes += [x.axis(place, is_one=True) for place in range(at, at + count)]
                at += count
            elif isinstance(part, ast.Slice):
                raise UndecidedError(
                    f"a part of {x.axis(at)} is another axis: {x.text}.slice({x.axis(at)}, Part, …, …)"
                )
            elif (place := self.value(part)).kind == "tensor":
                raise UndecidedError(f"take({x.text}, {place.text}, {x.axis(at)}), if the indices are integers")
            else:
                code = f"({code}).select({x.axis(at)}, {place.text})"
                at += 1
        return tensor(code, (*axes, *x.axes[at:]))

    def _call(self, node: ast.Call) -> Value:
        owner = ast.unparse(node.func.value) if isinstance(node.func, ast.Attribute) else ""
        match node.func:
            case ast.Attribute(attr=name) if owner in _FUNCTIONAL:
                return self._function(name, node.args, node.keywords)
            case ast.Attribute(attr=name) if owner == "nn":
                return self._function(f"nn.{name}", node.args, node.keywords)
            case ast.Attribute(value=x, attr=name) if self.known(x).kind != "module" and owner not in _LIBRARIES:
                return self._function(name, [x, *node.args], node.keywords)
        function = self.value(node.func)
        given = [self.value(x) for x in node.args]
        if function.kind == "layer" and len(given) == 1:
            return _applied(function, *given)
        code = rebuilt(node, [function.code, *(x.code for x in given), *(self.value(x).code for x in node.keywords)])
        if function.text in self.modules:
            return Value(code, "module", name=function.text)
        method = self.modules[function.name].get("forward", function) if function.kind == "module" else function
        if method.kind == "method":
            return self._method(code, given, method)
        return Value(code, "number" if owner == "math" or function.text in ("float", "int") else "unknown")

    def _method(self, code: ast.Call, given: Sequence[Value], method: Value) -> Value:
        """The call of a method whose annotations say the axes, under the labels of the arguments."""
        pairs = [
            (place, axes, x)
            for place, (axes, x) in enumerate(zip(method.parameters, given, strict=False))
            if axes is not None and x.kind == "tensor" and "*N" not in (*axes, *x.axes) and len(axes) == len(x.axes)
        ]
        names = {new: old for _, axes, x in pairs for new, old in zip(axes, x.axes, strict=True)}
        if len(set(names.values())) < len(names):  # two of its axes are one here: the arguments get its labels
            for place, axes, x in pairs:
                for new, old in zip(axes, x.axes, strict=True):
                    if new != old:
                        self.labels[new] = self._base(old)
                        x = _renamed(x, old, new)
                code.args[place] = x.code
            names = {}
        return made(code, method.result and tuple(names.get(axis, axis) for axis in method.result))

    def _function(self, name: str, given: Sequence[ast.expr], named: Sequence[ast.keyword]) -> Value:
        """A function of PyTorch, or a method, whose first operand is its object."""
        try:
            if name in _UNCHANGED:
                return self.value(given[0])
            if name in _SAID:
                if named or len(given) != _SAID[name].count("{"):
                    raise ValueError(name)
                return self.value(expression(_SAID[name].format(*map(ast.unparse, given))))
            if name in _COUNTERPARTS:
                return self._translated(_COUNTERPARTS[name], given, named)
        except (LookupError, TypeError, ValueError):  # arguments are missing, or there are others than expected
            raise UndecidedError(f"{name}: its arguments are not the usual ones") from None
        last = name.removeprefix("nn.")
        if name != last and last in _ACTIVATIONS and not given and not named:
            return Value(expression(_ACTIVATIONS[last]), "layer")
        if (operation := _elementwise(name, len(given))) and not named:
            codes, axes = self.aligned(*map(self.value, given))
            return made(expression(f"{operation}({', '.join(map(ast.unparse, codes))})"), axes)
        raise UndecidedError(f"{name}: {_instead(name)}")

    def _translated(
        self, translate: Callable[..., Value], given: Sequence[ast.expr], named: Sequence[ast.keyword]
    ) -> Value:
        """Call a counterpart, with what the types of its parameters make of the arguments."""
        signature = inspect.signature(translate)
        bound = signature.bind(self, *given, **{str(x.arg).replace("axis", "dim"): x.value for x in named})
        read: dict[str, Callable[[Any], object]] = {"Value": self.value, "int": _number, "Any": ast.literal_eval}
        for name, argument in [*bound.arguments.items()][1:]:
            kind = signature.parameters[name].annotation
            if isinstance(argument, tuple):
                bound.arguments[name] = [read[kind](x) if kind in read else x for x in _list(argument)]
            elif kind in read:
                bound.arguments[name] = read[kind](argument)
        return translate(*bound.args, **bound.kwargs)


# What translates a function of PyTorch: the parameters after the scope are those of PyTorch, and their types say what
# becomes of an argument.


def _along(name: str) -> Callable[..., Value]:
    """A function along the axes ``dim``, or along all of them."""

    def translate(scope: Scope, x: Value, dim: ast.expr | None = None, keepdim: Any = False) -> Value:
        if dim is None and name in (*_KEEPING, "logsumexp"):
            raise ValueError(name)
        labels = [x.axis(_number(place)) for place in _list([dim] if dim else [])]
        code = _ALONG[name].format(name=name, x=x.text, labels=", ".join(labels))
        if name in _KEEPING:
            return tensor(code, x.axes)
        axes = tuple(ONE if axis in labels else axis for axis in x.axes if keepdim or axis not in labels)
        return tensor(code, axes if labels else ())

    return translate


def _drawn(name: str) -> Callable[..., Value]:
    """A tensor whose sizes are given."""

    def translate(scope: Scope, *size: ast.expr) -> Value:
        labels = ["".join(scope.size(each) or ()) for each in size]
        if not labels or not all(labels):
            raise UndecidedError(
                f"{name}: name the axes, as in full(0.0, Batch(3)) or normal(Key(0), Tensor[Batch], Batch(3))"
            )
        axes = distinct(labels)
        scope.declare(*axes)
        scope.keys += "{key}" in _DRAWN[name]
        sizes = ", ".join(f"{axis}({ast.unparse(each)})" for axis, each in zip(axes, size, strict=True))
        return tensor(_DRAWN[name].format(key=scope.keys, labels=", ".join(axes), sizes=sizes), axes)

    return translate


def _integers(scope: Scope, high: Value, size: ast.expr) -> Value:
    x = _drawn("rand")(scope, *_list([size]))
    return tensor(f"to_int({x.text} * {high.text})", x.axes)


def _permuted(scope: Scope, x: Value, *dims: int) -> Value:
    axes = tuple(x.axis(place, is_one=True) for place in dims)
    if sorted(axes) != sorted(x.axes):
        raise UndecidedError(f"another order of {', '.join(x.axes)} has all of them")
    return replace(x, axes=axes) if ONE in axes else tensor(f"({x.text}).transpose({', '.join(axes)})", axes)


def _transposed(scope: Scope, x: Value, dim0: int = -2, dim1: int = -1) -> Value:
    x.axis(dim0, is_one=True), x.axis(dim1, is_one=True)
    order = list(range(len(x.axes)))
    order[dim0], order[dim1] = order[dim1], order[dim0]
    return _permuted(scope, x, *order)


def _reversed(scope: Scope, x: Value) -> Value:
    return _permuted(scope, x, *range(-1, -len(x.axes) - 1, -1))


def _inserted(scope: Scope, x: Value, dim: int) -> Value:
    x.axis(-1, is_one=True)
    at = dim if dim >= 0 else len(x.axes) + 1 + dim
    return replace(x, axes=(*x.axes[:at], ONE, *x.axes[at:]))


def _squeezed(scope: Scope, x: Value, dim: int) -> Value:
    if x.axis(dim, is_one=True) != ONE:
        raise UndecidedError(f"squeeze drops {x.axis(dim)}, if its size is 1: {x.text}.sum({x.axis(dim)})")
    at = dim % len(x.axes)
    return replace(x, axes=x.axes[:at] + x.axes[at + 1 :])


def _flattened(scope: Scope, x: Value, start_dim: int = 0, end_dim: int = -1) -> Value:
    last, first = x.axis(end_dim), x.axis(start_dim)
    start, end = start_dim % len(x.axes), end_dim % len(x.axes) + 1
    if end - start != 2:
        raise UndecidedError(f"merge the axes from {first} to {last}, two at a time")
    axes = (*x.axes[:start], f"Flat[{first}, {last}]", *x.axes[end:])
    return tensor(f"({x.text}).flatten({first}, {last})", axes)


def _reshaped(scope: Scope, x: Value, *shape: ast.expr) -> Value:
    x.axis(-1)
    wanted: list[tuple[str, ...] | None] = []
    for size in shape:
        match size:
            case ast.Starred(ast.Subscript(ast.Attribute(attr="shape"), ast.Slice(upper=ast.expr() as upper))):
                wanted += [(axis,) for axis in x.axes[: _number(upper)]]
            case _ if ast.unparse(size) == "-1":
                wanted.append(None)
            case _ if labels := scope.size(size):
                wanted.append(labels)
            case _:
                raise UndecidedError(f"name the axis of size {ast.unparse(size)}: x.split(…) or x.merge(…)")
    start = _common(x.axes, wanted)
    end = _common(x.axes[start:][::-1], wanted[start:][::-1])
    old, new = x.axes[start : len(x.axes) - end], wanted[start : len(wanted) - end]
    match old, new:
        case _ if len(old) == len(new) and not any(new):
            return x
        case [whole], [one, other]:
            first = "".join(one or ()) or whole.removesuffix("".join(other or ()))
            parts: tuple[str, ...] = (first, "".join(other or ()) or whole.removeprefix(first))
            given = {"".join(scope.size(size) or ()): ast.unparse(size) for size in shape if not _is_taken(size)}
            changed = f"split({whole}, {', '.join(f'{x}({given[x]})' if x in given else x for x in parts)})"
            is_known = all(parts) and whole not in parts
        case [one, other], [whole]:
            parts = (one + other,)
            changed, is_known = f"merge({one}, {other}, {one}{other})", whole in (None, old, parts)
        case _:
            is_known = False
    if not is_known:
        raise UndecidedError(f"name the axes that {', '.join(x.axes)} become: x.split(…), x.merge(…)")
    scope.declare(*parts)
    return tensor(f"({x.text}).{changed}", (*x.axes[:start], *parts, *x.axes[len(x.axes) - end :]))


def _common(axes: Sequence[str], sizes: Sequence[tuple[str, ...] | None]) -> int:
    """How many axes at the start have these sizes."""
    return sum(1 for _ in takewhile(bool, ((axis,) == size for axis, size in zip(axes, sizes, strict=False))))


def _einsum(scope: Scope, equation: Any, *operands: Value) -> Value:
    inputs, _, result = equation.replace(" ", "").partition("->")
    letters: dict[str, str] = {}
    for word, x in zip(inputs.split(","), operands, strict=True):
        for place, letter in enumerate(word):
            if letters.setdefault(letter, x.axis(place)) != x.axis(place):
                raise UndecidedError(f"{letter} stands for {letters[letter]} and for {x.axis(place)}: rename one")
    labels = tuple(letters[letter] for letter in result)
    if len(operands) not in (2, 3) or len(set(letters.values())) != len(letters):
        raise UndecidedError("einsum of these operands: rename axes that are not the same, or multiply in steps")
    name = "einsum" if len(operands) == 2 else "einsum3"
    return tensor(f"{name}({', '.join([*(x.text for x in operands), *labels])})", labels)


def _cross_entropy(scope: Scope, x: Value, target: Value, reduction: Any = "mean") -> Value:
    label = x.axis(-1 if len(x.axes) <= 2 else 1)
    loss = f"cross_entropy({x.text}, {target.text}, {label})"
    if reduction == "none":
        return tensor(loss, tuple(axis for axis in x.axes if axis != label))
    return tensor(f"{loss}.{reduction}()", ())


def _squared_error(scope: Scope, x: Value, target: Value) -> Value:
    (x1, x2), axes = scope.aligned(x, target)
    return made(expression(f"mean_squared_error({ast.unparse(x1)}, {ast.unparse(x2)})"), axes and ())


def _embedded(scope: Scope, x: Value, weight: Value) -> Value:
    weight.axis(-2)
    code = expression(f"embed({x.text}, {weight.text})")
    return made(code, (*x.axes, weight.axis(-1)) if x.kind == "tensor" else None)


def _positions(scope: Scope, *ends: ast.expr, dtype: ast.expr | None = None, device: ast.expr | None = None) -> Value:
    if len(ends) != 1 or not (labels := scope.size(ends[-1])) or len(labels) != 1:
        raise UndecidedError("arange: arange(Time) counts along the label Time, whatever its size")
    [label] = labels
    known = scope.known(ends[0])
    is_taken = _is_taken(ends[0]) or (known.kind == "size" and known.name == "tensor")
    scope.declare(label)
    code = f"arange({label})" if is_taken else f"arange({label}({ast.unparse(ends[0])}))"
    return tensor(f"as_real({code})" if dtype and "float" in ast.unparse(dtype) else code, (label,))


def _joined(scope: Scope, tensors: ast.expr, dim: int = 0) -> Value:
    x, y = map(scope.value, _list([tensors]))
    one, other = x.axis(dim), y.axis(dim)
    axes = list(x.axes)
    axes[dim] = whole = one + other
    scope.declare(whole)
    return tensor(f"concat({x.text}, {y.text}, {one}, {other}, {whole})", tuple(axes))


def _number_in(scope: Scope, x: Value) -> Value:
    return Value(expression(f"({x.text}).value.item()"), "number")


def _layer(name: str, *fields: str) -> Callable[..., Value]:
    """A layer of the same name, and how its axes are called if their sizes are numbers."""

    def translate(scope: Scope, *size: ast.expr, bias: Any = True) -> Value:
        if not bias and name != "Linear":
            raise ValueError(name)
        labels = [scope.sized(each, called.format(scope.target)) for each, called in zip(size, fields, strict=True)]
        sized = [f"{label}({ast.unparse(each)})" for label, each in zip(labels, size, strict=True)]
        made = expression(f"{name}({', '.join([*sized, *['bias=False'] * (not bias)])})")
        return Value(made, "layer", () if name == "Embedding" else (labels[0],), labels[-1])

    return translate


def _chain(scope: Scope, *layers: ast.expr) -> Value:
    each = _parts(scope, layers)
    changing = [x for x in each if x.name]
    axes, name = (changing[0].axes, changing[-1].name) if changing else ((), "")
    return Value(expression(" >> ".join(x.text for x in each)), "layer", axes, name)


def _modules(scope: Scope, modules: ast.expr) -> Value:
    if isinstance(modules, ast.List):
        return Value(expression(f"[{', '.join(x.text for x in _parts(scope, modules.elts))}]"))
    return scope.value(modules)


def _parts(scope: Scope, layers: Sequence[ast.expr]) -> list[Value]:
    name, values = scope.target, []
    for place, part in enumerate(layers):
        scope.target = f"{name}_{place}"
        values.append(scope.value(part))
    return values


def _parameter(scope: Scope, data: ast.expr) -> Value:
    match data:
        case ast.Call(func=ast.Attribute(attr=("randn" | "zeros" | "ones") as name), args=sizes):
            labels = tuple(scope.sized(size, f"{scope.target}_{place}") for place, size in enumerate(sizes))
            axes = [f"{label}({ast.unparse(size)})" for label, size in zip(labels, sizes, strict=True)]
            return tensor(f"parameter({', '.join([*axes, f'draw={_FIRST_VALUES[name]}'])})", labels)
    raise UndecidedError("parameter(…, draw=…) draws the first value")


_COUNTERPARTS: dict[str, Callable[..., Value]] = {
    **{name: _along(name) for name in _ALONG},
    **{name: _drawn(name) for name in _DRAWN},
    "arange": _positions,
    "cat": _joined,
    "concat": _joined,
    "cross_entropy": _cross_entropy,
    "einsum": _einsum,
    "embedding": _embedded,
    "flatten": _flattened,
    "item": _number_in,
    "mse_loss": _squared_error,
    "permute": _permuted,
    "randint": _integers,
    "reshape": _reshaped,
    "squeeze": _squeezed,
    "t": _reversed,
    "transpose": _transposed,
    "unsqueeze": _inserted,
    "T": _reversed,
    "mT": _transposed,
    "view": _reshaped,
    "nn.Embedding": _layer("Embedding", "{}_index", "{}"),
    "nn.LayerNorm": _layer("LayerNorm", "{}"),
    "nn.Linear": _layer("Linear", "{}_in", "{}"),
    "nn.ModuleList": _modules,
    "nn.Parameter": _parameter,
    "nn.RMSNorm": _layer("RMSNorm", "{}"),
    "nn.Sequential": _chain,
}


def _elementwise(name: str, count: int) -> str | None:
    """The operation of a function of PyTorch that acts on each element, by the rule of ours with its name."""
    other = other_name(f"torch.{name}") or other_name(name) or name
    known = _NAMES.get(other, other)
    if known == "abs":  # Python's own
        return known
    function = getattr(typedtensor.ops, known, None)
    if not isinstance(function, PolyOp):
        return None
    rule = type(function).parsed_rule
    words = {tuple(map(str, term.items)) for term in (*rule.operands, rule.result)}
    same = {tuple(item.rstrip("?") for item in word) for word in words} == {("*A",)}
    return known if same and len(rule.operands) == count else None


def _instead(name: str) -> str:
    """What to write for a function that is not translated."""
    whole = f"torch.{name}"
    answers = map(instead, (whole, f"torch.nn.functional.{name}", name.removeprefix("nn.")))
    try:
        return next(filter(None, answers), None) or counterpart(whole, like(whole, operations(), QUICK))
    except TypedTensorError as error:
        return str(error)


def _applied(layer: Value, x: Value) -> Value:
    code = rebuilt(ast.Call(layer.code, [x.code], []), [layer.code, x.code])
    if not layer.name:
        return replace(x, code=code)
    if x.kind != "tensor":
        return made(code, ("*N", layer.name))
    if layer.axes and x.axis(-1) != layer.axes[0]:
        raise UndecidedError(f"{layer.text} takes {layer.axes[0]}, and the last axis here is {x.axis(-1)}")
    return made(code, (*(x.axes[:-1] if layer.axes else x.axes), layer.name))


def _renamed(x: Value, old: str, new: str) -> Value:
    return tensor(f"({x.text}).rename({old}, {new})", tuple(new if axis == old else axis for axis in x.axes))


def _number(node: ast.expr) -> int:
    try:
        return int(ast.literal_eval(node))
    except (ValueError, TypeError):
        raise UndecidedError(f"{ast.unparse(node)} is no number, so name the axis") from None


def _list(nodes: Sequence[ast.expr]) -> Sequence[ast.expr]:
    return nodes[0].elts if len(nodes) == 1 and isinstance(nodes[0], (ast.Tuple, ast.List)) else nodes


def _is_taken(size: ast.expr) -> bool:
    """Whether a size is that of a tensor, or follows from the others."""
    return isinstance(size, (ast.Call, ast.Subscript, ast.Starred)) or ast.unparse(size) == "-1"
