"""The one reader of the data flow: it reads the functions of a file as values, and calls by summaries of functions."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, lru_cache
from itertools import islice
from typing import Any, NamedTuple

from mypy import nodes as syntax
from mypy.types import CallableType, Instance, LiteralType, Type, get_proper_type

from typedtensor.lint.syntax import EACH as EACH_PART
from typedtensor.lint.syntax import Applied, Line, Located, Straight, applied, inner_statements, type_of
from typedtensor.lint.values import (
    CALL,
    DEPTH,
    DEPTH_OF_USES,
    EACH,
    FUNCTION,
    NUMBER,
    PARAMETER,
    RECORD,
    SIZE,
    UNKNOWN,
    Facts,
    Summary,
    Value,
    applied_to,
    depends,
    mapping,
    plain,
    pruning,
    same,
)
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import Lookups, is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.labels import atom_of, label_among
from typedtensor.mypy_plugin.types.reading import key, nodes, tensor_word
from typedtensor.rules import Word

_LIBRARY = "typedtensor."

FACTS = "__typedtensor_facts__"
"""The symbol of a module that holds the summaries of its functions and classes, for the modules that import it."""

_OWN = " (:"
"""What separates the name of a variable from the function that it is of."""

_STEPS = 4000
"""The largest number of expressions to read for one function."""

_USES = 16
"""The largest number of uses that a summary keeps."""

Interest = Callable[[Value], bool]


class Called(NamedTuple):
    """A call of a function that has a summary.

    Attributes:
        name: the full name of the function.
        summary: its summary.
        given: the arguments by the names of the parameters.
    """

    name: str
    summary: Summary
    given: Mapping[str, Value]


class Outline:
    """The functions of a file, and the statements and expressions of each: what both readings of the file share.

    Args:
        file: the file.
    """

    def __init__(self, file: syntax.MypyFile) -> None:
        self.functions = list(_functions(file))
        self._bodies: dict[int, tuple[list[syntax.Statement], Straight, list[syntax.Expression]]] = {}
        self.body(file.defs)  # with the statements themselves, whose identity is no other's meanwhile

    def body(self, body: list[syntax.Statement]) -> tuple[Straight, list[syntax.Expression]]:
        """Return the statements and expressions of a function or a module.

        The expressions are in order, without those of functions and classes inside of it.
        """
        if id(body) not in self._bodies:
            found: list[syntax.Expression] = []
            for node in reversed(body):
                if not isinstance(node, syntax.FuncDef | syntax.Decorator | syntax.ClassDef):
                    found += [each for each in _within(node) if isinstance(each, syntax.Expression)]
            found.sort(key=lambda each: (each.line, each.column))
            self._bodies[id(body)] = body, Straight(body), found
        return self._bodies[id(body)][1:]


@lru_cache(maxsize=8)
def _outline(file: syntax.MypyFile, statements: int) -> Outline:
    """Return the outline of a file; a daemon gives the same file other statements, of another identity."""
    return Outline(file)


class Frame:
    """A function, or the statements of a module, as read.

    Args:
        body: the statements.
        outline: the outline of the file.
        function: the function; None for a module.
    """

    def __init__(self, body: list[syntax.Statement], outline: Outline, function: syntax.FuncDef | None = None) -> None:
        self.body, self.function = body, function
        self.lines, self.expressions = outline.body(body)
        self.known: dict[tuple[syntax.Expression, str], Value] = {}
        self.elements: dict[syntax.SymbolNode, Value] = {}
        self.reading: set[tuple[syntax.Expression, str]] = set()

    @cached_property
    def parameters(self) -> dict[syntax.SymbolNode, str]:
        """The parameters of the function, by their variables."""
        return {} if self.function is None else {each.variable: each.variable.name for each in self.function.arguments}


class Declared(Site):
    """A place in a file that is not checked yet: only declarations tell types."""

    __slots__ = ("modules",)

    def __init__(self, lookups: Lookups, modules: Mapping[str, syntax.MypyFile], file: syntax.MypyFile) -> None:
        anything: Any = self
        super().__init__(lookups, anything, file)
        self.modules = modules

    def lookup_type_or_none(self, node: syntax.Expression) -> None:
        """Return None, for every expression."""

    def depend_on(self, symbol: str) -> None:
        """Do nothing: what depends on the file does, too."""


def facts_of(file: syntax.MypyFile, site: Site, is_use: Interest, modules: dict[str, Facts] | None = None) -> Facts:
    """Return the facts of a module for those that import it: stored with it, or read from its functions and stored.

    A symbol of the module holds them, which mypy's cache keeps, and whose change tells mypy what to check again. They
    are the same in both cases, as declarations alone tell its types: mypy stores a module before it checks bodies.
    """
    symbol = file.names.get(FACTS)
    of = get_proper_type(symbol.node.type) if symbol is not None and isinstance(symbol.node, syntax.Var) else None
    if isinstance(of, LiteralType):
        return Facts(json.loads(str(of.value)))
    if file.is_stub or file.fullname.startswith(_LIBRARY) or not _uses_library(file):
        return Facts()
    found = Reader(file, Declared(site.lookups, site.checker.modules, file), is_use, modules).facts()
    string = site.lookups.find("builtins.str")
    if string is not None:
        text = json.dumps(found.told, separators=(",", ":"))
        variable = syntax.Var(FACTS, LiteralType(text, Instance(string, [])))
        variable._fullname = f"{file.fullname}.{FACTS}"
        file.names[FACTS] = syntax.SymbolTableNode(syntax.GDEF, variable, module_public=False, module_hidden=True)
    return found


def _uses_library(file: syntax.MypyFile) -> bool:
    found = [symbol.node for symbol in file.names.values()]
    return any(
        (isinstance(node, syntax.TypeInfo) and node.has_base(library.AXIS))
        or (node is not None and node.fullname.startswith(_LIBRARY))
        for node in found
    )


class Reader:
    """The functions and classes of a file, as values.

    Args:
        file: the file.
        site: a place in it, if it has been checked.
        is_use: whether a kind may look at a value in place of the function that computes it.
        modules: the facts of other modules, as far as they are known.
    """

    def __init__(
        self, file: syntax.MypyFile, site: Site, is_use: Interest, modules: dict[str, Facts] | None = None
    ) -> None:
        self.file, self.site, self._is_use = file, site, is_use
        self._frames: dict[syntax.Node, Frame] = {}
        self._applied: dict[syntax.Expression, Applied | None] = {}
        self._words: dict[Type | None, Word | None] = {}
        self._summaries: dict[str, Summary | None] = {}
        self._fields: dict[str, dict[str, Value]] = {}
        self._modules = {} if modules is None else modules
        self._left = _STEPS
        self._outline = _outline(file, id(file.defs))
        self.functions = self._outline.functions

    def function(self, fullname: str) -> syntax.FuncDef | None:
        """Return the function of the file that has a full name."""
        return self._by_name.get(fullname)

    def statements(self, frame: Frame) -> Iterator[syntax.Statement]:
        """Yield the statements of a function, or of the module, without those of functions inside of it."""
        return _statements(frame.body)

    # Frames and expressions

    def frames(self) -> Iterator[Frame]:
        """Yield the module and its functions, as read."""
        self._left = _STEPS
        yield self.frame(None)
        for function, _ in self.functions:
            self._left = _STEPS
            yield self.frame(function)

    def frame(self, function: syntax.FuncDef | None) -> Frame:
        """Return a function of the file, or the module, as read."""
        at: syntax.Node = self.file if function is None else function
        if at not in self._frames:
            body = self.file.defs if function is None else function.body.body
            self._frames[at] = Frame(body, self._outline, function)
        return self._frames[at]

    def value(self, node: syntax.Expression, frame: Frame) -> Value:
        """Return an expression of a function as a value."""
        line = frame.lines.at(node)
        return Value(axes=self.axes(node), line=node.line) if line is None else self._read(Located(node, line), frame)

    def applied(self, node: syntax.Expression) -> Applied | None:
        """Return the operation that an expression applies; None for any other expression."""
        if node not in self._applied:
            self._applied[node] = applied(node, self.site)
        return self._applied[node]

    def axes(self, node: syntax.Expression) -> Word | None:
        """Return the axes of an expression; a number has none."""
        of = get_proper_type(type_of(node, self.site))
        if of not in self._words:
            is_number = isinstance(of, Instance) and of.type.fullname in ("builtins.int", "builtins.float")
            self._words[of] = () if is_number else tensor_word(of)
        return self._words[of]

    def _read(self, at: Located, frame: Frame) -> Value:
        mark = at.node, at.part
        if mark in frame.known:
            return frame.known[mark]
        self._left -= 1
        if self._left < 0 or mark in frame.reading:
            return Value(axes=self.axes(at.node), line=at.node.line, name=key(at.node) or "")
        frame.reading.add(mark)
        try:
            value = self._expression(at.node, at.line, frame)
            if at.part:
                value = self._part(value, at.part)
        finally:
            frame.reading.discard(mark)
        frame.known[mark] = value
        return value

    def _part(self, value: Value, part: str) -> Value:
        if part == EACH_PART:
            if value.operation == RECORD and value.operands and all(same(value.operands[0], x) for x in value.operands):
                return value.operands[0]
            return value.operands[0] if value.operation == EACH else Value(line=value.line)
        return value.field(part) or Value(line=value.line)

    def _expression(self, node: syntax.Expression, line: Line, frame: Frame) -> Value:
        def read(each: syntax.Expression) -> Value:
            return self._read(Located(each, line), frame)

        match node:
            case syntax.NameExpr():
                return self._variable(node, line, frame)
            case syntax.MemberExpr():
                return self._member(node, line, frame)
            case syntax.IntExpr() | syntax.FloatExpr():
                return Value(NUMBER, line=node.line, name=repr(node.value))
            case syntax.UnaryExpr(op="-", expr=syntax.IntExpr(value=number) | syntax.FloatExpr(value=number)):
                return Value(NUMBER, line=node.line, name=repr(-number))
            case syntax.TupleExpr() | syntax.ListExpr():
                keys = tuple(map(str, range(len(node.items))))
                return Value(RECORD, tuple(map(read, node.items)), line=node.line, keys=keys)
            case syntax.DictExpr():
                if all(isinstance(name, syntax.StrExpr | syntax.RefExpr) for name, _ in node.items):
                    keys = tuple(_key(name) for name, _ in node.items if name is not None)
                    return Value(RECORD, tuple(read(each) for _, each in node.items), line=node.line, keys=keys)
            case syntax.IndexExpr():
                return self._item(node, read(node.base))
            case syntax.ListComprehension(generator=syntax.GeneratorExpr() as generator) | (
                syntax.GeneratorExpr() as generator
            ):
                return self._elements(generator, line, frame)
            case syntax.OpExpr(op=">>"):
                return self._piped(node, read)
        made = self.applied(node)
        if made is not None:
            return self._operation(made, node, read)
        if isinstance(node, syntax.CallExpr):
            return self._call(node, read, frame)
        return Value(axes=self.axes(node), line=node.line)

    def _operation(self, made: Any, node: syntax.Expression, read: Callable[[syntax.Expression], Value]) -> Value:
        operands = tuple(map(read, made.operands))
        is_root = made.operation == "Sqrt" or (made.operation == "Pow" and operands[1].number == 0.5)
        if is_root and operands[0].operation == SIZE:
            return operands[0]._replace(name="root")
        if made.operation == "AsRealLike":  # of the precision of the second
            return Value("AsReal", operands[:1], (), self.axes(node), node.line)
        return Value(made.operation, operands, tuple(map(plain, made.labels)), self.axes(node), node.line)

    def _variable(self, node: syntax.NameExpr, line: Line, frame: Frame) -> Value:
        if isinstance(node.node, syntax.FuncDef | syntax.Decorator):
            return Value(FUNCTION, line=node.line, name=node.fullname)
        if node.node in frame.elements:
            return frame.elements[node.node]
        made = frame.lines.made(node, line)
        if made is None and node.kind == syntax.GDEF and frame.function is not None and node.node in self._globals:
            return self._globals_value(node)
        if made is not None:
            value = self._read(made, frame)
            if (value.operation == UNKNOWN and not value.operands) or (value.operation == CALL and not value.name):
                return value._replace(name=node.name, axes=value.axes or self.axes(node))
            return value
        sort = PARAMETER if node.node in frame.parameters else UNKNOWN
        label = self._label(node)
        return Value(sort, (), () if label is None else (label,), self.axes(node), node.line, node.name)

    @cached_property
    def _globals(self) -> dict[syntax.SymbolNode | None, int]:
        """The variables of the module, each with the number of its assignments."""
        found: dict[syntax.SymbolNode | None, int] = {}
        for statement in self.file.defs:
            if isinstance(statement, syntax.AssignmentStmt):
                for target in statement.lvalues:
                    for each in nodes(target):
                        if isinstance(each, syntax.NameExpr):
                            found[each.node] = found.get(each.node, 0) + 1
        return found

    def _globals_value(self, node: syntax.NameExpr) -> Value:
        module = self.frame(None)
        last = module.lines.end()
        made = None if last is None or self._globals.get(node.node) != 1 else module.lines.made(node, last)
        if made is None:
            return Value(axes=self.axes(node), line=node.line, name=node.name)
        return self._read(made, module)

    def _label(self, node: syntax.Expression) -> Any:
        of = type_of(node, self.site)
        label = None if of is None or tensor_word(of) is not None else label_among(of)
        return None if label is None else plain(atom_of(label))

    def _member(self, node: syntax.MemberExpr, line: Line, frame: Frame) -> Value:
        name = key(node) or ""
        if node.name == "size" and (label := self._label(node.expr)) is not None:
            return Value(SIZE, (), (label,), (), node.line)
        base = self._read(Located(node.expr, line), frame)
        found = base.field(node.name) if base.operation == RECORD else None
        if found is not None:
            return found
        of = get_proper_type(type_of(node.expr, self.site))
        value = self.fields(of.type).get(node.name) if isinstance(of, Instance) else None
        if value is not None and (value.operation not in (UNKNOWN, CALL) or _OWN in value.name):
            return _of_object(value, key(node.expr) or "")
        axes = self.axes(node)
        sort = PARAMETER if base.operation == PARAMETER and base.name != "self" else UNKNOWN
        if sort == PARAMETER:
            return Value("field", (base,), (), axes, node.line, name, (node.name,))
        parameter = is_a(given, library.PARAM) if (given := type_of(node, self.site)) is not None else False
        return Value(UNKNOWN, (), (), axes, node.line, name, ("parameter",) if parameter else ())

    def _item(self, node: syntax.IndexExpr, base: Value) -> Value:
        found = base.field(_key(node.index))
        return found if found is not None else Value(axes=self.axes(node), line=node.line)

    def _elements(self, node: syntax.GeneratorExpr, line: Line, frame: Frame) -> Value:
        for index, sequence in zip(node.indices, node.sequences, strict=True):
            if isinstance(index, syntax.NameExpr) and index.node is not None:
                part = self._part(self._read(Located(sequence, line), frame), EACH_PART)
                if part.operation != UNKNOWN:
                    frame.elements[index.node] = part
        return Value(EACH, (self._read(Located(node.left_expr, line), frame),), line=node.line)

    # Calls

    def _piped(self, node: syntax.OpExpr, read: Callable[[syntax.Expression], Value]) -> Value:
        first, stage = read(node.left), read(node.right)
        of = get_proper_type(type_of(node.right, self.site))
        axes = self.axes(node)
        if isinstance(of, Instance) and of.type.has_base(library.POLY_OP):
            labels = tuple(plain(atom_of(each)) for each in of.args)
            name = of.type.name if of.type.fullname.startswith(f"{library.OPERATIONS}.") else of.type.fullname
            return Value(name, (first,), labels, axes, node.line)
        if stage.operation != UNKNOWN:
            return stage
        return Value(CALL, (stage, first), (), axes, node.line)

    def _call(self, node: syntax.CallExpr, read: Callable[[syntax.Expression], Value], frame: Frame) -> Value:
        called = self.called(node, frame)
        if called is not None:
            result = applied_to(called.summary, called.given, node.line)(called.summary.result)
            if result.operation != UNKNOWN:
                return result._replace(axes=self.axes(node) or result.axes)
        axes, callee = self.axes(node), node.callee
        if isinstance(callee, syntax.RefExpr) and callee.fullname.endswith(".arange") and node.args:
            label = self._label(node.args[0])
            return Value("Arange", (), () if label is None else (label,), axes, node.line)
        if (record := self._made(node, read)) is not None:
            return record
        if (root := self._root(node, read)) is not None:
            return root
        if isinstance(callee, syntax.NameExpr) and isinstance(callee.node, syntax.TypeInfo):
            label, name = self._label(node), f"{callee.name}@{node.line}.{node.column}"
            return Value(UNKNOWN, (), () if label is None else (label,), axes, node.line, name)
        function = read(callee)
        if function.operation not in (UNKNOWN, CALL, PARAMETER, FUNCTION, "field", RECORD, EACH, NUMBER):
            return function._replace(line=node.line if function.line == 0 else function.line, axes=axes)
        made = (function, *map(read, node.args))
        return Value(CALL, made, (), axes, node.line)

    def _root(self, node: syntax.CallExpr, read: Callable[[syntax.Expression], Value]) -> Value | None:
        """Return the square root of the size of a label, and a size of a sized axis."""
        match node:
            case syntax.CallExpr(callee=syntax.RefExpr(fullname=name), args=[of]) if name.rpartition(".")[2] == "sqrt":
                inner = read(of)
                return inner._replace(name="root") if inner.operation == SIZE else None
            case syntax.CallExpr(callee=syntax.NameExpr(name="float" | "int"), args=[of]):
                inner = read(of)
                return inner if inner.operation == SIZE else None
        return None

    def _made(self, node: syntax.CallExpr, read: Callable[[syntax.Expression], Value]) -> Value | None:
        """Return the record that a call constructs: a dataclass, a named tuple, or an object whose fields are known."""
        callee = node.callee
        info = callee.node if isinstance(callee, syntax.RefExpr) else None
        if (
            not isinstance(info, syntax.TypeInfo)
            or info.has_base(library.POLY_OP)
            or any(kind.is_star() for kind in node.arg_kinds)
        ):
            return None
        if "dataclass" in info.metadata or info.is_named_tuple:
            names = _record_fields(info)
            given = dict(_by_name(node, names))
            if given:
                return Value(RECORD, tuple(map(read, given.values())), line=node.line, keys=tuple(given))
        return None

    def called(self, node: syntax.CallExpr, frame: Frame) -> Called | None:
        """Return the call of a function that has a summary; None for any other call."""
        line = frame.lines.at(node)
        is_class = isinstance(node.callee, syntax.RefExpr) and isinstance(node.callee.node, syntax.TypeInfo)
        if line is None or is_class or self.applied(node) is not None:
            return None
        found = self.callee(node) or self._function_value(node.callee, frame, line)
        summary = None if found is None else self.summary(found)
        if found is None or summary is None or any(kind.is_star() or kind.value == 4 for kind in node.arg_kinds):
            return None
        names = [each.name for each in summary.parameters]
        given = {name: self._read(Located(each, line), frame) for name, each in _by_name(node, names)}
        return Called(found, summary, given)

    def callee(self, node: syntax.CallExpr) -> str | None:
        """Return the full name of the function or method that a call calls by its name or by its object's type."""
        callee = node.callee
        if isinstance(callee, syntax.RefExpr) and isinstance(callee.node, syntax.FuncDef | syntax.Decorator):
            return callee.fullname
        if isinstance(callee, syntax.MemberExpr):
            owner = get_proper_type(type_of(callee.expr, self.site))
            method = owner.type.get(callee.name) if isinstance(owner, Instance) else None
            if method is not None and isinstance(method.node, syntax.FuncDef | syntax.Decorator):
                return method.node.fullname
        of = get_proper_type(type_of(callee, self.site))
        if isinstance(of, Instance) and not of.type.has_base(library.POLY_OP):
            method = of.type.get("__call__")
            if method is not None and isinstance(method.node, syntax.FuncDef | syntax.Decorator):
                return method.node.fullname
        return None

    def _function_value(self, callee: syntax.Expression, frame: Frame, line: Line) -> str | None:
        """Return the full name of the function that a variable, a field or an item holds."""
        function = (
            self._read(Located(callee, line), frame) if isinstance(callee, syntax.RefExpr | syntax.IndexExpr) else None
        )
        return function.name if function is not None and function.operation == FUNCTION else None

    # Summaries

    def summary(self, fullname: str) -> Summary | None:
        """Return what a function does; None if it is unknown, as for functions of other libraries."""
        if fullname in self._summaries:
            return self._summaries[fullname]
        self._summaries[fullname] = None  # for functions that call themselves
        function = self._by_name.get(fullname)
        if function is not None:
            self._summaries[fullname] = self._summarized(function)
        else:
            self._summaries[fullname] = self._stored(fullname).summary(fullname)
        return self._summaries[fullname]

    @cached_property
    def _by_name(self) -> dict[str, syntax.FuncDef]:
        return {function.fullname: function for function, _ in self.functions}

    def _summarized(self, function: syntax.FuncDef) -> Summary:
        frame = self.frame(function)
        bound = 1 if function.info and not function.is_static else 0
        parameters = []
        for argument in function.arguments[bound:]:
            of = argument.variable.type
            label = None if of is None or tensor_word(of) is not None else label_among(of)
            atom = None if label is None else plain(atom_of(label))
            word = tensor_word(of)
            axes = None if word is None else tuple(each for each in map(plain, word) if each is not None)
            labels = () if atom is None else (atom,)
            parameters.append(Value(PARAMETER, (), labels, axes, 0, argument.variable.name))
        names = {each.name for each in parameters}
        returns = (each.expr for each in self.statements(frame) if isinstance(each, syntax.ReturnStmt))
        ends = [each for each in returns if each is not None]
        result = self.value(ends[0], frame) if len(ends) == 1 else Value()
        if result.axes is None and isinstance(function.type, CallableType):
            result = result._replace(axes=tensor_word(function.type.ret_type))
        prune, close = pruning(), _closing(names, function.name)
        near = (prune(use, DEPTH_OF_USES) for use in self.uses(frame))
        uses = map(close, islice((use for use in near if depends(use)), _USES))
        return Summary(tuple(parameters), close(prune(result, DEPTH)), tuple(uses))

    def uses(self, frame: Frame) -> Iterator[Value]:
        """Yield the values of a function that a kind may look at, with those of the functions that it calls."""
        for node in frame.expressions:
            if isinstance(node, syntax.CallExpr) and (called := self.called(node, frame)) is not None:
                instantiate = applied_to(called.summary, called.given, node.line)
                yield from filter(self._is_use, map(instantiate, called.summary.uses))
            if isinstance(node, syntax.CallExpr | syntax.OpExpr) and self.applied(node) is not None:
                value = self.value(node, frame)
                if self._is_use(value):
                    yield value

    def fields(self, info: syntax.TypeInfo) -> Mapping[str, Value]:
        """Return the attributes of the objects of a class that a single assignment determines."""
        if info.fullname in self._fields:
            return self._fields[info.fullname]
        found: dict[str, Value] = {}
        self._fields[info.fullname] = found
        if info.module_name != self.file.fullname:
            found.update(self._stored(info.fullname).fields(info.fullname))
            return found
        assigned: dict[str, list[tuple[syntax.FuncDef, syntax.Expression, str]]] = {}
        for function, owner in self.functions:
            if owner is info:
                for target, value, part in _attributes(function):
                    assigned.setdefault(target, []).append((function, value, part))
        for name, values in assigned.items():
            if len(values) == 1:
                function, given, part = values[0]
                whole = self.value(given, self.frame(function))
                held = self._part(whole, part) if part else whole
                found[name] = _closing(set(), f"{function.name} of {info.name}")(pruning()(held, DEPTH))
        return found

    def has_fields(self, node: syntax.Expression) -> bool:
        """Whether an expression is an object of a class of a program."""
        of = get_proper_type(type_of(node, self.site))
        return isinstance(of, Instance) and not of.type.fullname.startswith((_LIBRARY, "builtins."))

    def facts(self) -> Facts:
        """Return the summaries of the file's functions and classes, as far as other modules can use them."""
        found = Facts()
        for function, _ in self.functions:
            self._left = _STEPS
            summary = self.summary(function.fullname)
            if summary is not None and "@" not in function.fullname and (summary.uses or _tells(summary.result)):
                found.tell(function.fullname, summary)
        for info in {info.fullname: info for _, info in self.functions if info is not None}.values():
            fields = {name: value for name, value in self.fields(info).items() if _tells(value)}
            if fields:
                found.tell_fields(info.fullname, fields)
        return found

    def _stored(self, fullname: str) -> Facts:
        """Return the facts of the module that defines a function or a class."""
        modules, name = self.site.checker.modules, fullname
        while name and name not in modules:
            name = name.rpartition(".")[0]
        if name not in self._modules:
            self._modules[name] = Facts()  # for modules that import each other
            if name and name != self.file.fullname:
                self.site.depend_on(f"{name}.{FACTS}")
                self._modules[name] = facts_of(modules[name], self.site, self._is_use, self._modules)
        return self._modules[name]


def _tells(value: Value) -> bool:
    """Whether a value says more than its axes."""
    return value.operation not in (UNKNOWN, PARAMETER, NUMBER, CALL)


def _closing(parameters: set[str], name: str) -> Callable[[Value], Value]:
    """Return the function that tells the variables of values that are no parameters apart from other functions'."""

    def change(each: Value) -> Value | None:
        if each.operands:
            return None
        if each.operation == PARAMETER and each.name in parameters:
            return each._replace(line=0, axes=_plain(each), labels=tuple(map(plain, each.labels)))
        if each.operation in (UNKNOWN, PARAMETER) and each.name and ":" not in each.name:
            labels = tuple(map(plain, each.labels))
            return each._replace(operation=UNKNOWN, name=f"{each.name}{_OWN}{name})", axes=_plain(each), labels=labels)
        return None

    return mapping(change, plain)


def _of_object(value: Value, name: str) -> Value:
    """Return a field of an object: its variables are those of this object, not of another one of the class."""

    def change(each: Value) -> Value | None:
        return each._replace(name=f"{each.name} of {name}") if not each.operands and _OWN in each.name else None

    return mapping(change, plain)(value)


def _plain(value: Value) -> Any:
    return None if value.axes is None else tuple(map(plain, value.axes))


def _functions(file: syntax.MypyFile) -> Iterator[tuple[syntax.FuncDef, syntax.TypeInfo | None]]:
    """Yield the functions of a file, also those inside of classes and functions, each with the class of a method."""

    def below(
        statements: list[Any], owner: syntax.TypeInfo | None
    ) -> Iterator[tuple[syntax.FuncDef, syntax.TypeInfo | None]]:
        for statement in statements:
            for each in statement.items if isinstance(statement, syntax.OverloadedFuncDef) else [statement]:
                function = each.func if isinstance(each, syntax.Decorator) else each
                if isinstance(function, syntax.FuncDef):
                    yield function, owner
                    yield from below(function.body.body, None)
                elif isinstance(function, syntax.ClassDef):
                    yield from below(function.defs.body, function.info)
                else:
                    yield from below(inner_statements(function), owner)

    yield from below(file.defs, None)


def _statements(body: list[syntax.Statement]) -> Iterator[syntax.Statement]:
    """Yield statements, and those of the blocks of each, without those of functions inside of them."""
    rest = list(body)
    while rest:
        statement = rest.pop(0)
        yield statement
        if not isinstance(statement, syntax.FuncDef | syntax.Decorator | syntax.ClassDef | syntax.OverloadedFuncDef):
            rest += inner_statements(statement)


def _within(start: syntax.Node) -> list[syntax.Node]:
    """Return the nodes of a statement, without those of functions and classes inside of it."""
    below = nodes(start)
    apart = {part for each in below if isinstance(each, syntax.FuncDef | syntax.ClassDef) for part in nodes(each)}
    return [each for each in below if each not in apart] if apart else below


def _attributes(function: syntax.FuncDef) -> Iterator[tuple[str, syntax.Expression, str]]:
    """Yield the attributes of ``self`` that a method assigns, with the values, and the parts of these that they are."""
    for statement in _statements(function.body.body):
        if isinstance(statement, syntax.AssignmentStmt):
            for target in statement.lvalues:
                yield from _attribute(target, statement.rvalue)


def _attribute(target: syntax.Expression, value: syntax.Expression) -> Iterator[tuple[str, syntax.Expression, str]]:
    match target, value:
        case syntax.MemberExpr(name=name, expr=syntax.NameExpr(name="self")), _:
            yield name, value, ""
        case syntax.TupleExpr(items=targets), syntax.TupleExpr(items=values) if len(targets) == len(values):
            for one, other in zip(targets, values, strict=True):
                yield from _attribute(one, other)
        case syntax.TupleExpr(items=targets), _:
            for number, one in enumerate(targets):
                yield from ((name, value, str(number)) for name, _, _ in _attribute(one, value))


def _record_fields(info: syntax.TypeInfo) -> list[str]:
    method = info.get_method("__init__") or info.get_method("__new__")
    of = get_proper_type(method.type) if method is not None else None
    if isinstance(of, CallableType):
        return [name or "" for name in of.arg_names[1:]]
    return [name for name, symbol in info.names.items() if isinstance(symbol.node, syntax.Var)]


def _by_name(node: syntax.CallExpr, names: list[str]) -> Iterator[tuple[str, syntax.Expression]]:
    """Yield the arguments of a call with the names of the parameters."""
    for place, (kind, name, argument) in enumerate(zip(node.arg_kinds, node.arg_names, node.args, strict=True)):
        if kind == syntax.ARG_POS and place < len(names):
            yield names[place], argument
        elif name is not None and name in names:
            yield name, argument


def _key(node: syntax.Expression) -> str:
    match node:
        case syntax.StrExpr(value=text):
            return text
        case syntax.IntExpr(value=number):
            return str(number)
        case syntax.UnaryExpr(op="-", expr=syntax.IntExpr(value=number)):
            return str(-number)
        case syntax.RefExpr():
            return node.fullname
    return "?"
