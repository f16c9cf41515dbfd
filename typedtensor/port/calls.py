"""Expressions of PyTorch, with the labels of their axes in place of positions."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile

from typedtensor.port.layers import elementwise
from typedtensor.port.values import ONE, UndecidedError, Value, distinct, expression, label_of, tensor
from typedtensor.rule_docs.other_names import instead, other_name

FUNCTIONAL = ("torch", "F", "functional", "nn.functional", "torch.nn.functional", "torch.special")
_ALONG = {
    **dict.fromkeys(("sum", "mean", "prod", "argmax", "argmin", "any", "all"), "({x}).{name}({labels})"),
    **dict.fromkeys(("softmax", "log_softmax"), "({x}).{name}({labels})"),
    **dict.fromkeys(("var", "std"), "({x}).{name}({labels}, correction=1)"),
    **dict.fromkeys(("logsumexp", "cumsum", "cumprod"), "{name}({x}, {labels})"),
    "amax": "({x}).max({labels})",
    "amin": "({x}).min({labels})",
}
"""What is written for a function of ``dim``, whose axes go but for those in :data:`_KEEPING`."""

_KEEPING = ("softmax", "log_softmax", "cumsum", "cumprod")
_COMPARED = (("gt", ">"), ("ge", ">="), ("lt", "<"), ("le", "<="), ("eq", "=="), ("ne", "!="))
_COUNTED = (("add", "+"), ("sub", "-"), ("mul", "*"), ("div", "/"))
_UNCHANGED = ("contiguous", "clone", "to", "cuda", "cpu", "type_as")
_SAID = {
    **dict.fromkeys(_UNCHANGED, "{0}"),
    **dict.fromkeys(("matmul", "bmm", "mm"), "({0}) @ ({1})"),
    **{name: f"({{0}}) {sign} ({{1}})" for name, sign in (*_COMPARED, *_COUNTED)},
    "t": "({0}).T",
    "masked_fill": "torch.where({1}, {2}, {0})",
}
"""Functions that another expression of PyTorch says, which is then translated."""

_SAME = {"detach": "stop_gradient({x})", "float": "as_real({x})", "long": "as_int({x})"}
Signature = tuple[Sequence[tuple[str, ...] | None], tuple[str, ...] | None]
"""The axes of parameters, and of a result."""


@dataclass
class Scope:
    """What is known where an expression stands.

    Attributes:
        names: the values of variables.
        fields: those of the fields of ``self``.
        methods: those of the methods of ``self``, as in ``modules``.
        labels: the labels that are used, in their order; to a second label for the same axis the first one.
        results: the axes of what was returned so far; None where they are not known.
        keys: the number of the last random key.
        numbers: the last label whose size is this number.
        modules: the axes of the parameters and of the result of each method of the classes of the file.
    """

    names: dict[str, Value] = field(default_factory=dict)
    fields: dict[str, Value] = field(default_factory=dict)
    methods: dict[str, Signature] = field(default_factory=dict)
    labels: dict[str, str | None] = field(default_factory=dict)
    modules: dict[str, dict[str, Signature]] = field(default_factory=dict)
    results: list[tuple[str, ...] | None] = field(default_factory=list)
    keys: int = -1
    numbers: dict[str, str] = field(default_factory=dict)

    def declare(self, *labels: str) -> None:
        """Add labels."""
        for label in labels:
            if label.isidentifier() and label not in self.labels:
                first = label.removeprefix("Other")
                self.labels[label] = first if first in self.labels else None

    def sized(self, size: ast.expr, name: str) -> str:
        """Declare and return the label of a size."""
        labels = self.size(size)
        label = "".join(labels) if labels else label_of(name)
        if not labels and name.endswith("_in"):  # what a layer takes is mostly what the layer before it gives
            label = self.numbers.get(ast.unparse(size), label)
        elif not labels:
            self.numbers[ast.unparse(size)] = label
        self.declare(label)
        return label

    def size(self, node: ast.expr) -> tuple[str, ...] | None:
        """The labels whose product a size is; None for numbers."""
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                known = self._known(node)
                return known.axes if known.kind == "size" else (label_of(name),)
            case ast.BinOp(left=left, op=ast.Mult(), right=right):
                one, other = self.size(left), self.size(right)
                return (*one, *other) if one and other else None
            case (
                ast.Call(func=ast.Attribute(value=x, attr="size"), args=[position])
                | ast.Subscript(value=ast.Attribute(value=x, attr="shape"), slice=position)
            ):
                return (self.value(x).axis(_number(position)),)
        return None

    def value(self, node: ast.expr) -> Value:
        """Translate an expression.

        Raises:
            UndecidedError: a person has to.
        """
        match node:
            case ast.Name() | ast.Attribute(value=ast.Name(id="self")):
                known = self._known(node)
                if known.kind == "size" and known.result == "tensor":
                    raise UndecidedError(f"{known.text} is the size of {known.axes[0]}: here the label itself says it")
                return replace(known, code=node)
            case ast.Attribute(value=x, attr="mT"):
                return self._swapped(self.value(x), -2, -1)
            case ast.Attribute(value=x, attr="T"):
                turned = self.value(x)
                return self._permuted(turned, *reversed(range(len(turned.axes))))
            case ast.Attribute(
                value=ast.Call(func=ast.Attribute(value=x, attr=("max" | "min") as name)) as call, attr="values"
            ):
                return self._along(f"a{name}", self.value(x), _options(call, ("dim", "keepdim")))
            case ast.Attribute(value=x, attr="shape"):
                raise UndecidedError(
                    f"the shape of {ast.unparse(x)}: its labels say it, and .sizes of a tensor has numbers"
                )
            case ast.Constant():
                return Value(node, "number")
            case ast.UnaryOp(op=op, operand=operand):
                negated = self.value(operand)
                return replace(negated, code=ast.UnaryOp(op, negated.code))
            case ast.BinOp(left=left, op=ast.MatMult(), right=right):
                return self._product(self.value(left), self.value(right))
            case ast.BinOp(left=left, op=op, right=right):
                (x, y), axes = self.aligned(self.value(left), self.value(right))
                return self._made(ast.BinOp(x, op, y), axes)
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                (x, y), axes = self.aligned(self.value(left), self.value(right))
                return self._made(ast.Compare(x, [op], [y]), axes)
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                return Value(type(node)([self.value(part).code for part in parts], ast.Load()))
            case ast.Dict(keys=keys, values=values):
                return Value(ast.Dict(keys, [self.value(part).code for part in values]))
            case ast.Subscript(value=x, slice=index):
                return self._indexed(self.value(x), index)
            case ast.Call():
                return self._call(node)
        if any(isinstance(part, ast.Name) and part.id in self.names for part in ast.walk(node)):
            raise UndecidedError("look through this expression")
        return Value(node)

    def aligned(self, *operands: Value) -> tuple[list[ast.expr], tuple[str, ...] | None]:
        """Operands of an elementwise operation, as PyTorch broadcasts them, and the axes of the result."""
        known = [x for x in operands if x.kind == "tensor"]
        codes = [x.code for x in operands]
        if not known or any(x.kind == "unknown" for x in operands):
            return codes, None
        axes = list(max(known, key=lambda x: len(x.axes)).axes)
        for x in known:
            for place, axis in enumerate(reversed(x.axes), 1):
                old = axes[-place]
                if ONE not in (old, axis) and old != axis:
                    raise UndecidedError(f"PyTorch aligns the axes {old} and {axis} here: is that meant?")
                axes[-place] = axis if old == ONE else old
        labels = tuple(axis for axis in axes if axis != ONE)
        whole = next((x for x in known if x.labels == labels), None)
        for number, x in enumerate(operands):
            if x.kind == "tensor" and x.labels and x.labels != labels:
                if whole is None:
                    raise UndecidedError(f"no operand has all of {', '.join(labels)}: expand one of them")
                codes[number] = expression(f"({x.text}).expand_like({whole.text})")
        return codes, tuple(axes)

    def _made(self, code: ast.expr, axes: tuple[str, ...] | None) -> Value:
        return Value(code) if axes is None else Value(code, "tensor", axes)

    def _product(self, x: Value, y: Value) -> Value:
        last, first = x.axis(-1), y.axis(-2 if len(y.axes) > 1 else -1)
        if last != first:
            if self._base(last) != self._base(first):
                raise UndecidedError(f"the product sums {last} of {x.text} with {first} of {y.text}: is that meant?")
            y = self._renamed(y, first, last)
        rest = y.axes[-1:] if len(y.axes) > 1 else ()
        if rest and rest[0] in x.labels:
            other = f"Other{rest[0]}"
            self.labels[other] = rest[0]
            y, rest = self._renamed(y, rest[0], other), (other,)
        if not set(y.labels) - {last, *rest} <= set(x.labels):
            raise UndecidedError(f"{y.text} has axes that {x.text} has not: say in which order the result has them")
        return tensor(f"dot({x.text}, {y.text}, {last})", (*x.axes[:-1], *rest))

    def _base(self, label: str) -> str:
        return self.labels.get(label) or label

    def _renamed(self, x: Value, old: str, new: str) -> Value:
        axes = tuple(new if axis == old else axis for axis in x.axes)
        return tensor(f"({x.text}).rename({old}, {new})", axes)

    def _permuted(self, x: Value, *order: int) -> Value:
        x.axis(0, is_one=True)
        axes = tuple(x.axis(place, is_one=True) for place in order)
        if sorted(axes) != sorted(x.axes):
            raise UndecidedError(f"another order of {', '.join(x.axes)} has all of them")
        return self._ordered(x, axes)

    def _swapped(self, x: Value, one: int, other: int) -> Value:
        pair = (x.axis(one, is_one=True), x.axis(other, is_one=True))
        axes = list(x.axes)
        axes[other], axes[one] = pair
        return self._ordered(x, tuple(axes))

    def _ordered(self, x: Value, axes: tuple[str, ...]) -> Value:
        return replace(x, axes=axes) if ONE in axes else tensor(f"({x.text}).transpose({', '.join(axes)})", axes)

    def _indexed(self, x: Value, index: ast.expr) -> Value:
        if x.kind != "tensor":
            return Value(ast.Subscript(x.code, index, ast.Load()))
        parts = index.elts if isinstance(index, ast.Tuple) else [index]
        used = sum(not _is_none(part) for part in parts) - any(map(_is_ellipsis, parts))
        axes: list[str] = []
        at, code = 0, x.text
        for part in parts:
            if _is_ellipsis(part):
                rest = len(x.axes) - used
                axes += x.axes[at : at + rest]
                at += rest
            elif _is_none(part):
                axes.append(ONE)
            elif isinstance(part, ast.Slice) and part.lower is part.upper is part.step is None:
                axes.append(x.axis(at, is_one=True))
                at += 1
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
        match node.func:
            case ast.Attribute(value=ast.Name(id="self"), attr=name) if name in self.methods:
                return self._method(node, node.func, self.methods[name])
            case ast.Attribute(value=ast.Name() | ast.Attribute() as x, attr=name) if self._known(x).kind == "module":
                return self._method(node, node.func, self.modules[str(self._known(x).result)].get(name, ((), None)))
            case ast.Name(id=name) if name in self.modules:
                arguments = [self.value(argument).code for argument in node.args]
                return Value(ast.Call(node.func, arguments, []), "module", (), name)
            case ast.Attribute(value=x, attr=name) if ast.unparse(x) in FUNCTIONAL:
                return self._function(name, node.args, node)
            case ast.Attribute(value=x, attr=name) if not _is_self(x) and ast.unparse(x) not in ("math", "np", "nn"):
                return self._function(name, [x, *node.args], node)
        if isinstance(node.func, ast.Name) and node.func.id == "self" and "forward" in self.methods:
            return self._method(node, node.func, self.methods["forward"])
        function = self.value(node.func)
        if function.kind == "module":
            return self._method(node, function.code, self.modules[str(function.result)].get("forward", ((), None)))
        if function.kind == "layer" and len(node.args) == 1:
            return self._applied(function, self.value(node.args[0]))
        keywords = [ast.keyword(keyword.arg, self.value(keyword.value).code) for keyword in node.keywords]
        made = ast.Call(function.code, [self.value(argument).code for argument in node.args], keywords)
        return Value(made, "number" if ast.unparse(node.func).startswith(("math.", "float", "int")) else "unknown")

    def _known(self, x: ast.expr) -> Value:
        match x:
            case ast.Name(id=name):
                return self.names.get(name, Value(x))
            case ast.Attribute(value=ast.Name(id="self"), attr=name):
                return self.fields.get(name, Value(x))
        return Value(x)

    def _method(self, node: ast.Call, function: ast.expr, signature: Signature) -> Value:
        """The call of a method whose annotations say the axes, under the labels of the arguments."""
        parameters, result = signature
        given = [self.value(argument) for argument in node.args]
        keywords = [ast.keyword(keyword.arg, self.value(keyword.value).code) for keyword in node.keywords]
        code = ast.Call(function, [x.code for x in given], keywords)
        names: dict[str, str] = {}
        for axes, x in zip(parameters, given, strict=False):
            if axes is not None and x.kind == "tensor" and "*N" not in (*axes, *x.axes) and len(axes) == len(x.axes):
                names |= zip(axes, x.axes, strict=True)
        if len(set(names.values())) < len(names):  # two of its axes are one here: the arguments get its labels
            for place, (axes, x) in enumerate(zip(parameters, given, strict=False)):
                for new, old in zip(axes or (), x.axes, strict=False):
                    if new != old and len(axes or ()) == len(x.axes):
                        self.labels[new] = self._base(old)
                        x = self._renamed(x, old, new)
                code.args[place] = x.code
            names = {}
        return self._made(code, None if result is None else tuple(names.get(axis, axis) for axis in result))

    def _applied(self, layer: Value, x: Value) -> Value:
        code = ast.Call(layer.code, [x.code], [])
        if layer.result is None:
            return replace(x, code=code)
        if x.kind != "tensor":
            return Value(code, "tensor", ("*N", layer.result))
        if layer.axes and x.axis(-1) != layer.axes[0]:
            raise UndecidedError(f"{layer.text} takes {layer.axes[0]}, and the last axis here is {x.axis(-1)}")
        return Value(code, "tensor", (*(x.axes[:-1] if layer.axes else x.axes), layer.result))

    def _function(self, name: str, given: Sequence[ast.expr], call: ast.Call) -> Value:
        """A function of PyTorch, or a method, whose first operand is its object."""
        try:
            return self._counterpart(name, given, call)
        except (LookupError, TypeError, ValueError):  # arguments are missing, or there are others than expected
            raise UndecidedError(f"{name}: its arguments are not the usual ones") from None

    def _counterpart(self, name: str, given: Sequence[ast.expr], call: ast.Call) -> Value:
        rest, number = ast.Call(call.func, [*given[1:]], call.keywords), len(given)
        if name in _ALONG:
            names = ("dim",) if name in _KEEPING else ("dim", "keepdim")
            return self._along(name, self.value(given[0]), _options(rest, names))
        if name in _SAID:
            if number != _SAID[name].count("{") and name not in _UNCHANGED:
                raise ValueError(number)
            return self.value(expression(_SAID[name].format(*map(ast.unparse, given))))
        if name in _SAME:
            x = self.value(given[0])
            return replace(x, code=expression(_SAME[name].format(x=x.text)))
        match name:
            case "transpose":
                return self._swapped(self.value(given[0]), *map(_number, given[1:]))
            case "permute":
                return self._permuted(self.value(given[0]), *map(_number, _list(given[1:])))
            case "unsqueeze":
                return _inserted(self.value(given[0]), *map(_number, given[1:]))
            case "squeeze":
                return _squeezed(self.value(given[0]), *map(_number, given[1:]))
            case "flatten":
                return self._flattened(self.value(given[0]), *map(_number, given[1:]))
            case "view" | "reshape":
                return self._reshaped(self.value(given[0]), _list(given[1:]))
            case "randn" | "rand" | "zeros" | "ones":
                return self._drawn(name, _list(given))
            case "randint":
                x = self._drawn("rand", _list(given[1:]))
                return replace(x, code=expression(f"to_int({x.text} * {self.value(given[0]).text})"))
            case "item":
                return Value(expression(f"({self.value(given[0]).text}).value.item()"), "number")
            case "backward":
                raise UndecidedError("optimizer.step(loss) differentiates, and so does computation.gradients(loss)")
            case "einsum" if isinstance(given[0], ast.Constant):
                return self._einsum(str(given[0].value), [self.value(x) for x in given[1:]])
            case "cross_entropy" if number == 2:
                return self._cross_entropy(
                    self.value(given[0]), self.value(given[1]), _options(ast.Call(call.func, [], call.keywords), ())
                )
            case "embedding" if number == 2 and not call.keywords:
                x, table = map(self.value, given)
                table.axis(-2)
                axes = (*x.axes, table.axis(-1)) if x.kind == "tensor" else None
                return self._made(expression(f"embed({x.text}, {table.text})"), axes)
            case "cat" | "concat" if isinstance(given[0], (ast.Tuple, ast.List)) and len(given[0].elts) == 2:
                x, y = map(self.value, given[0].elts)
                return self._joined(x, y, _number(_options(rest, ("dim",)).get("dim", ast.Constant(0))))
        known = {"where": "where", "mse_loss": "mean_squared_error"}.get(name) or elementwise(name, number)
        if known and not call.keywords:
            codes, axes = self.aligned(*map(self.value, given))
            made = expression(f"{known}({', '.join(map(ast.unparse, codes))})")
            return self._made(made, () if name == "mse_loss" else axes)
        answer = instead(f"torch.nn.functional.{name}") or instead(name) or other_name(name)
        raise UndecidedError(f"{name}: {answer or f'typedtensor rules --like torch.{name} finds what is like it'}")

    def _along(self, name: str, x: Value, options: Mapping[str, ast.expr]) -> Value:
        """A function along the axes ``dim``, or along all of them."""
        whole = name in _KEEPING or name == "logsumexp"
        places = _list([options["dim"]]) if "dim" in options or whole else []
        labels = [x.axis(_number(place)) for place in places]
        kept = "keepdim" in options and ast.unparse(options["keepdim"]) == "True"
        axes = tuple(ONE if axis in labels else axis for axis in x.axes if kept or axis not in labels)
        code = expression(_ALONG[name].format(name=name, x=x.text, labels=", ".join(labels)).replace("(, ", "("))
        return Value(code, "tensor", x.axes if name in _KEEPING else axes if labels else ())

    def _drawn(self, name: str, sizes: Sequence[ast.expr]) -> Value:
        """A tensor whose sizes are given."""
        labels = [self.size(size) for size in sizes]
        if not labels or any(label is None for label in labels):
            raise UndecidedError(
                f"{name}: name the axes, as in full(0.0, Batch(3)) or normal(Key(0), Tensor[Batch], Batch(3))"
            )
        axes = distinct(["".join(label) for label in labels if label])
        self.declare(*axes)
        sized = ", ".join(f"{axis}({ast.unparse(size)})" for axis, size in zip(axes, sizes, strict=True))
        if name in ("zeros", "ones"):
            return tensor(f"full({float(name == 'ones')}, {sized})", axes)
        self.keys += 1
        draw = "normal" if name == "randn" else "uniform"
        return tensor(f"{draw}(Key({self.keys}), Tensor[{', '.join(axes)}], {sized})", axes)

    def _flattened(self, x: Value, start: int = 0, end: int = -1) -> Value:
        last, first = x.axis(end), x.axis(start)
        pair = x.axes[start : len(x.axes) + end + 1 if end < 0 else end + 1]
        if len(pair) != 2:
            raise UndecidedError(f"merge the axes from {first} to {last}, two at a time")
        return tensor(
            f"({x.text}).flatten({', '.join(pair)})",
            (*x.axes[:start], f"Flat[{', '.join(pair)}]", *x.axes[start + 2 :]),
        )

    def _reshaped(self, x: Value, sizes: Sequence[ast.expr]) -> Value:
        x.axis(-1)
        wanted: list[tuple[str, ...] | None] = []
        for size in sizes:
            match size:
                case ast.Starred(
                    value=ast.Subscript(value=ast.Attribute(attr="shape"), slice=ast.Slice(upper=ast.expr() as upper))
                ):
                    wanted += [(axis,) for axis in x.axes[: _number(upper)]]
                case _:
                    wanted.append(None if ast.unparse(size) == "-1" else self.size(size))
                    if wanted[-1] is None and ast.unparse(size) != "-1":
                        raise UndecidedError(f"name the axis of size {ast.unparse(size)}: x.split(…) or x.merge(…)")
        start = _common(x.axes, wanted)
        end = _common(x.axes[start:][::-1], wanted[start:][::-1])
        before, old, after = x.axes[:start], x.axes[start : len(x.axes) - end], x.axes[len(x.axes) - end :]
        new = wanted[start : len(wanted) - end]
        if len(old) == len(new) and all(size is None for size in new):
            return x
        if len(old) == 1 and len(new) == 2:
            one, other = (None if size is None else "".join(size) for size in new)
            one = one or (old[0].removesuffix(other) if other and old[0].endswith(other) and old[0] != other else None)
            other = other or (old[0].removeprefix(one) if one and old[0].startswith(one) and old[0] != one else None)
            if one and other:
                self.declare(one, other)
                given = {"".join(self.size(size) or ()): ast.unparse(size) for size in sizes if not _is_taken(size)}
                parts = ", ".join(f"{label}({given[label]})" if label in given else label for label in (one, other))
                return tensor(f"({x.text}).split({old[0]}, {parts})", (*before, one, other, *after))
        if len(old) == 2 and len(new) == 1 and new[0] in (None, old, ("".join(old),)):
            whole = "".join(old)
            self.declare(whole)
            return tensor(f"({x.text}).merge({old[0]}, {old[1]}, {whole})", (*before, whole, *after))
        raise UndecidedError(f"name the axes that {', '.join(x.axes)} become: x.split(…), x.merge(…)")

    def _einsum(self, pattern: str, operands: Sequence[Value]) -> Value:
        inputs, _, result = pattern.replace(" ", "").partition("->")
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

    def _cross_entropy(self, x: Value, target: Value, options: Mapping[str, ast.expr]) -> Value:
        if set(options) - {"reduction"}:
            raise UndecidedError(f"cross_entropy with {', '.join(options)}: weight the losses before their mean")
        place = -1 if len(x.axes) <= 2 else 1
        label, rest = x.axis(place), tuple(axis for axis in x.axes if axis != x.axis(place))
        loss = f"cross_entropy({x.text}, {target.text}, {label})"
        reduction = ast.literal_eval(options["reduction"]) if "reduction" in options else "mean"
        return tensor(loss, rest) if reduction == "none" else tensor(f"{loss}.{reduction}()", ())

    def _joined(self, x: Value, y: Value, place: int) -> Value:
        one, other = x.axis(place), y.axis(place)
        whole = one + other
        self.declare(whole)
        axes = list(x.axes)
        axes[place] = whole
        return tensor(f"concat({x.text}, {y.text}, {one}, {other}, {whole})", tuple(axes))


def _inserted(x: Value, place: int) -> Value:
    x.axis(-1, is_one=True)
    at = place if place >= 0 else len(x.axes) + 1 + place
    return replace(x, axes=(*x.axes[:at], ONE, *x.axes[at:]))


def _squeezed(x: Value, place: int = -1) -> Value:
    if x.axis(place, is_one=True) != ONE:
        raise UndecidedError(f"squeeze drops {x.axis(place)}, if its size is 1: {x.text}.sum({x.axis(place)})")
    place %= len(x.axes)
    return replace(x, axes=x.axes[:place] + x.axes[place + 1 :])


def _common(axes: Sequence[str], sizes: Sequence[tuple[str, ...] | None]) -> int:
    """How many axes at the start have these sizes."""
    return sum(1 for _ in takewhile(lambda pair: (pair[0],) == pair[1], zip(axes, sizes, strict=False)))


def _options(call: ast.Call, names: Sequence[str]) -> dict[str, ast.expr]:
    """The arguments by name; further positional ones have no name that is known."""
    if len(call.args) > len(names):
        raise UndecidedError("look up its arguments")
    keywords = {str(keyword.arg).replace("axis", "dim"): keyword.value for keyword in call.keywords}
    return dict(zip(names, call.args, strict=False)) | keywords


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


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _is_ellipsis(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is ...


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in ("self", "super")
