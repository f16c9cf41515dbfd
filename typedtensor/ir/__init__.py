"""Array programs: primitives as data, programs, their printed form, their verifier and a reference interpreter."""

from typedtensor.ir.branch import Branch
from typedtensor.ir.call import Call, ForeignCall
from typedtensor.ir.convolution import Conv, ConvInput, ConvWeight
from typedtensor.ir.elementwise import Cast, Elementwise, Sigmoid, Special, Where, resolved
from typedtensor.ir.gather import AddAlong, AddRows, CheckRange, MaxRows, Take, TakeAlong
from typedtensor.ir.linear_algebra import LinearAlgebra
from typedtensor.ir.loop import Loop, after, before, last, last_position, stacks
from typedtensor.ir.padding import Assemble, Concatenate, Full, Place
from typedtensor.ir.parser import TextError, parse
from typedtensor.ir.pooling import AveragePool, AveragePoolInput, MaxPool, MaxPoolInput, MaxPoolOutput
from typedtensor.ir.printer import count, fingerprint, printed
from typedtensor.ir.products import Contract, MatMul
from typedtensor.ir.program import (
    Argument,
    Array,
    Constant,
    DType,
    Input,
    Number,
    Primitive,
    Program,
    Shape,
    Value,
    constant,
    make,
    name_of,
    new_input,
    ordered,
    readers_of,
    reads_of,
    shape_of,
)
from typedtensor.ir.random import FoldIn, RandomUniform
from typedtensor.ir.reductions import Accumulate, Arg, Reduce, Sort
from typedtensor.ir.reference import compute, interpret, meaning
from typedtensor.ir.region import Region, TupleElement
from typedtensor.ir.repeat import Repeat, TooManySteps
from typedtensor.ir.sizes import Numbers, SymbolicFloat, SymbolicInt, evaluated, following, place_of, plain
from typedtensor.ir.tree import Tree, part_name
from typedtensor.ir.verifier import IllFormedError, verify
from typedtensor.ir.views import (
    ALL,
    Broadcast,
    Key,
    Permute,
    Reshape,
    Slice,
    are_disjoint,
    hashable,
    subscript,
)

__all__ = [
    "ALL",
    "Accumulate",
    "AddAlong",
    "AddRows",
    "Arg",
    "Argument",
    "Array",
    "Assemble",
    "AveragePool",
    "AveragePoolInput",
    "Branch",
    "Broadcast",
    "Call",
    "Cast",
    "CheckRange",
    "Concatenate",
    "Constant",
    "Contract",
    "Conv",
    "ConvInput",
    "ConvWeight",
    "DType",
    "Elementwise",
    "FoldIn",
    "ForeignCall",
    "Full",
    "IllFormedError",
    "Input",
    "Key",
    "LinearAlgebra",
    "Loop",
    "MatMul",
    "MaxPool",
    "MaxPoolInput",
    "MaxPoolOutput",
    "MaxRows",
    "Number",
    "Numbers",
    "Permute",
    "Place",
    "Primitive",
    "Program",
    "RandomUniform",
    "Reduce",
    "Region",
    "Repeat",
    "Reshape",
    "Shape",
    "Sigmoid",
    "Slice",
    "Sort",
    "Special",
    "SymbolicFloat",
    "SymbolicInt",
    "Take",
    "TakeAlong",
    "TextError",
    "TooManySteps",
    "Tree",
    "TupleElement",
    "Value",
    "Where",
    "after",
    "are_disjoint",
    "before",
    "compute",
    "constant",
    "count",
    "evaluated",
    "fingerprint",
    "following",
    "hashable",
    "interpret",
    "last",
    "last_position",
    "make",
    "meaning",
    "name_of",
    "new_input",
    "ordered",
    "parse",
    "part_name",
    "place_of",
    "plain",
    "printed",
    "readers_of",
    "reads_of",
    "resolved",
    "shape_of",
    "stacks",
    "subscript",
    "verify",
]
