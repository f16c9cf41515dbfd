"""What NumPy's target takes to be cheap or dear: every tuned number of its passes, emission and plans.

Each says what it is a limit of and what was measured, on processors with AVX2 or AVX-512, a second-level cache of 1 MiB
or more for each core, and the OpenBLAS of NumPy's wheels. ``python benchmarks/costs.py`` measures again what stands
beside a name here, on the machine at hand. None of them changes results beyond rounding.
"""

from __future__ import annotations

import numpy as np

# Tiling: see ``tiling.py``.

TILE_BYTES = 512 * 1024
"""The bytes that a block touches at most, if it can be divided so far: half a second-level cache.

Three elementwise functions on 8 MiB take 3.7 ms so (3.3 with 128 KiB, 3.9 with 64 KiB), and 9.6 ms at once.
"""

TILE_LEAST_BYTES = 64 * 1024
"""The bytes of the largest array of a step in a block at least; below, a call costs more than memory does."""

TILED_AFTER = 8
"""The run of a plan from which on its steps are divided. That takes a fifth of the time in which it is made, and most
plans for data of many sizes run a few times."""

THREAD_BYTES = 1024 * 1024
"""How much each of several threads does at least, as bytes that it writes.

One wakes up in a hundredth of a millisecond (9 µs there and back), on virtual machines in up to a third; 1 MiB of sums
is written in 0.02 to 0.2 ms.
"""

MULTIPLICATION_BYTES = 0.2
"""The bytes that are written in the time of a multiplication in a product of matrices: 0.19 of 512 × 512, float32."""

# Products of matrices: see ``emission/products.py`` and ``passes/mkl.py``.

ROWS_BY_ROWS = 128
"""The sizes of matrices in a stack at most for which BLAS is that much slower with rows times rows that a copy pays."""

SLICED_ROWS = 64
"""Up to how many rows a product with many terms is computed in slices of this many terms at least."""

SLICED_TERMS = 8
"""How many times as many terms as rows a product has at least that is computed in slices."""

UNCOPIED_MULTIPLICATIONS = 800_000
"""Products with at most so many multiplications are small: OpenBLAS computes them from the operands as they lie, others
from copies of them, which for few rows takes as long as the product."""

MKL_MULTIPLICATIONS = 1_000_000
"""From how many multiplications on products are made by MKL: a call takes longer than NumPy's, which copies no operands
of smaller products. A training step of a transformer block (128 wide) takes a tenth less with it. Of stacks it is the
number for each product: those of a convolution with 16 to 64 channels, one for each line, take a fifth to a third less
on an Intel with AVX-512."""

MKL_MULTIPLICATIONS_SHARED = 250_000
"""The same if there are several threads: from here on, NumPy's BLAS has some of its own, which stay awake for more."""

MKL_SLOW = {np.dtype(np.float32): (range(16, 256), range(192)), np.dtype(np.float64): (range(64), range(512))}
"""Products of so many rows with so many rows, of more elements each, take longer with MKL than with OpenBLAS."""

MKL_COLUMNS = {False: 16, True: 33}
"""How many columns a product that MKL makes has at least, where the first factor lies row by row, and where it lies
column by column. On an AMD EPYC, with AVX2, in float32, products of 8 columns take 1.6 to 5 times as long with MKL as
with OpenBLAS, and 4 to 64 times with a first factor by columns; of 12 columns 0.5 to 2.6 times; of 16 to 32 columns 0.9
to 2.6 times with such a factor, and 0.8 to 1.5 without."""

VECTOR_LEAST = 4096
"""From how many elements on exponentials and their like are MKL's: of fewer, thousands of calls do not save the 20 ms
in which its functions are loaded."""

# Elementwise functions: see ``emission/elementwise.py``.

REPEATED_BYTES, REPEATED_LEAST_BYTES = 32 * 1024, 4 * 1024
"""The bytes that a number is repeated to before ``numpy.maximum`` compares with it, and those of what it is compared
with at least: of 1 MiB of float32 that takes 40 µs, with one number 96, and with as many 36."""

LAID_OUT_BYTES, LAID_OUT_LEAST_BYTES = 64 * 1024, 32 * 1024
"""The bytes up to which an operand that is the same along some axes is laid out in full before it is read, and those of
the result at least: numbers of 16 channels for 6 lines of 512 elements each take 11 µs so in place of 18, those of 64
for 8 lines of 256 17 and 31. NumPy 2.4 copies them to a buffer otherwise, once for each element."""

CHOSEN_LEAST = 1024
"""From how many elements on a choice is made by bits: of 1,000 at random places ``numpy.copyto`` takes 2.7 µs where
bits take 1.9, of 36,000 180 and 15, and 11 where the condition changes once."""

# Reductions: see ``emission/reductions.py`` and ``passes/dots.py``.

SUM_LEAST, SUM_LEAST_AT_ONCE = 8, 32
"""From how many elements on, for each result and for the one row of a whole array, a product with ones is faster than
``numpy.add.reduce``: of 1,024 rows 15 times with 8 elements each, 6 times with 64, 1.7 times with 1,024. For the sum of
a whole array it always is, at least 3 times up to a thousand elements."""

SUM_MOST = 8192
"""How many elements are added one after the other at most, as BLAS does it: rounding grows with their number."""

# Stacks: see ``passes/stacking.py``.

STACKED_LEAST = 4
"""How many values at least are computed at once that are computed alike of several operands."""

STACKED_MULTIPLICATIONS, STACKED_BYTES = 150_000, 16 * 1024
"""The multiplications of a product, and the bytes of another value, up to which a call of NumPy costs about as much as
what it computes: 1 to 2 µs."""

# Windows: see ``passes/windows.py``.

SPREAD_ELEMENTS = 128
"""The elements that lie together, images of a batch, from which on what windows put down is added where it belongs, and
not apart: 25,000 sums take 19 µs in runs of 32 elements, and 7 in runs of 224."""

# Tables: see ``passes/looked_up.py``.

LOOKED_UP_TIMES = 2
"""How many times as many rows as a table has are looked up at least where the table is multiplied in their place. Of 32
steps with 32 rows of 24 elements each, of a table with 42, products with 24 × 256 and a bias take 290 µs, those of the
table 16, and to look the rows up, and to copy them to columns, 160."""

# Layouts: see ``passes/batch_minor.py``, ``passes/copy_insertion.py`` and ``emission/ordering.py``.

CONFLICTING_BYTES, CONFLICTING_ROWS = 2048, 16
"""How far apart rows lie, or a multiple of it, and how many of them at least there are, that are copied to other
distances before their columns are: a first-level cache has 8 or 12 places for what lies 4 KiB apart. Of 32 images of
3 × 32 × 32 elements that takes 0.75 ns an element in place of 3.2, of 64 of 3 × 64 × 64 0.55 and 3.4; of 8 as long."""

BATCH_MINOR_ROWS = 8
"""The rows of a batch at least whose loop goes over columns: for fewer, products in the other order are slow."""

BATCH_MINOR_PIECE = 128
"""The elements of a piece of a row at most: for longer ones, starting anew costs less than copying."""

BATCH_MINOR_TERMS = 64
"""How many numbers are added for an element of a product of all steps at most that is computed step by step: for more,
products of long matrices gain more than is saved by not copying the result."""

COMPACT_NODES = 128
"""From how many inner nodes on a transposed factor of a body over trees is worth a copy: small products take either
order alike."""

# The order of values: see ``scheduling.py`` and ``rematerialization.py``.

EARLY_BYTES = 128 * 1024
"""The bytes of a value that is computed early, or again, at least: smaller ones are cheap to keep."""

FAR_BYTES = 1024 * 1024
"""The bytes of the values in between from which on a reader is far away: what a second-level cache holds."""

EARLY_VALUES = 32
"""How many values are looked through at most for what one is computed from."""

ANALYSES = 64
"""Of how many programs it is kept what is known of those that follow from them: loops have bodies of their own."""

REMATERIALIZED_SLACK = 8
"""How many values after its last reader an operand is still kept for what is computed from it again."""

# Gradients in parts: see ``streaming.py`` and ``buckets.py``.

SINK_BYTES = 64 * 1024
"""The bytes of a gradient from which on it is computed in parts."""

READ_ROWS = 0.25
"""The part of the rows of a table up to which only those that were read are written: a row by itself takes three times
as long, and values and states are read first and then copied."""

SINK_TERMS = 128
"""How many products are added for an element of it at most: for more, the product takes longer than memory does."""

SINK_PART_BYTES = 128 * 1024
"""The bytes of a part, which stays in the cache with the parameters and the state that it meets."""

SUM_PART_BYTES = 256 * 1024
"""The same where BLAS adds it to a copy of the parameter. A gradient of 3072 × 64 for 16 rows takes 121 µs so with MKL
and 144 with OpenBLAS (184 and 156 with half of it), and 227 where it is computed first, and then added."""

UPDATE_BYTES = 128 * 1024
"""The bytes of each array in a block of an update: with two or three states, all are in a second-level cache."""

# Inputs: see ``parameter_binding.py``.

BOUND_BYTES = 64 * 1024
"""The bytes of an input from which on a copy of it takes longer than to find out where it is: 1.7 and 1.6 µs."""

BOUND_AFTER = 12
"""How often inputs are found in a place before a plan is made that reads them there: it takes as long as a hundred
copies."""

COPIED_BYTES = 64 * 1024 * 1024
"""The bytes that are copied before that plan is made at the latest, in 20 ms."""

BOUND_PLACES = 4
"""For how many places there are such plans; an optimizer writes parameters into two memories by turns."""

FEW_BYTES = 128 * 1024
"""The bytes of all parameters up to which they are copied, in 8 µs, to where one call of a step reads them: what leads
to the calls otherwise, and a plan for each of two places, takes longer."""

# Memory: see ``buffer_assignment.py``.

BLOCK_BYTES = 128 * 1024
"""The bytes from which on a buffer lies with others in one piece of memory."""

BUFFER_SLACK = 3
"""How many times as large as a value the free buffer is at most that it is kept in, before there is a new one.

Those of a small ResNet have 4.2 MiB in an evaluation, and 7.9 if they are as large as the values; in a step 16.0, 22.4,
and 25.7 if they are as large as may be.
"""

PIECE_BYTES, PAGE_BYTES = 8 << 20, 2 << 20
"""The bytes of such a piece, and of the large pages that the system gives it (NumPy asks for them from 4 MiB on).

With pages of 4 KiB, a program that goes through ten megabytes in a step waits for the addresses of pages as well.
"""

# Loops: see ``regions/loops.py``.

CARRIED_BYTES, CARRIED_LEAST_BYTES = 256 * 1024, 2 * 1024
"""From how many bytes of all steps on, and of one at least, a carried value of which the last alone is read is written
over the one before: memory that no step before has met costs more than a copy of it. A hundred sums of 10,000 elements
of float64 take 0.26 ms so, and 0.46 one behind the other where all lie in a third-level cache."""

# Loop fission: see ``pipeline.py``.

SUMMED_BYTES, SUMMED_LEAST_BYTES = 1024 * 1024, 4 * 1024
"""From how many bytes of all steps on, and of one at least, what is computed element by element and added up is so in
the steps of a loop: after it, it is read and written from memory. A product and its sum, a hundred times of 10,000
elements of float64, take 0.9 ms in steps and 4.5 after them, of 500 elements 0.10 and 0.11."""

# Trees: see ``regions/trees.py``.

TREE_EXACT = 64
"""Up to how many nodes of a level there is a plan for each number of them; more are taken by powers of two."""

TREE_FORESTS = 64
"""Of how many forests the levels are remembered: those of a step meet them twice, upwards and downwards."""

# Branches and repetitions: see ``regions/choices.py``.

COPIED_CONSTANT_BYTES = 64 * 1024
"""The bytes of a constant up to which the plan of a body has a place of its own for it, to which it is copied (5 µs).

A plan that reads it where it lies takes a millisecond to make, for each place where it lies in the steps of a loop."""


# Passes: see ``pipeline.py``.

ROUNDS = 4
"""How often the passes are gone through: what one leaves is what another begins with."""

# First calls: see ``specialization/first_sight.py``.

ELEMENTS_AT_ONCE = 40_000
"""The elements of an operation, on average, from which on a plan of an expression is made when it is first met.

To lower an operation, and to emit its steps, takes 60 µs, or 150 with its gradients; what the interpreter takes longer
than a plan for is 2.5 ns an element, as its results lie in new memory. A chain of 40 elementwise operations on 30,000
elements of float32 takes 3.5 ms interpreted and 2.0 with its plan, with gradients 4.8 and 6.6; on a million 98 and 16,
132 and 75.
"""

FEW_CALLS, FEW_ELEMENTS, FEW_SPARED = 16, 4096, 8
"""A value of fewer operations than that, with no more elements each on average, is interpreted so often first.

To make its plan takes 1 to 2 ms, and to interpret it 10 to 80 µs longer than the plan, so that the plan pays after
twenty times or more.
"""

ELEMENTS_HELD, ELEMENTS_AT_ONCE_HELD = 2 << 20, 10_000
"""The elements of all operations from which on it is enough that each has so many on average.

The interpreter keeps what all operations give, in memory that is new, and the plan that follows has a place of its own.
Training steps of ``examples/models`` at 32 examples grow by that much less when their plan is made first: those of
``nanogpt`` (3.8 million elements, 37,000 an operation) by 29 MiB in place of 35, of ``resnet`` (10.8 and 22,000) by 40
in place of 61, of ``unet`` (4.5 and 13,000) by 28 in place of 34.
"""
