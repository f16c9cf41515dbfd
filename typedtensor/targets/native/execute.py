"""The compiled loop that goes through tables: the codes of its statements, and what they do."""

from __future__ import annotations

(
    END,
    KERNEL,
    BEGIN,
    BACK,
    CHECK,
    CALL,
    PAUSE,
    JUMP,
    UNLESS,
    SET,
    FLIP,
    LEAST,
    COUNT,
    NUMBER,
    SHARES,
) = range(15)
"""The statements of a table, each with the words that follow it; a place is the number of its buffer, an offset, the
number of counters that move it, and for each of them its number and a stride.

- ``END``.
- ``KERNEL address, places, numbers, place ..., number ...``.
- ``SHARES count, surplus, otherwise, after``, and so many times ``rounds`` and a ``KERNEL``: kernels for several
  threads, those that have rounds; unless the surplus of work is negative.
- ``BEGIN counter, start, rounds, exit`` and ``BACK counter, step, stop, first, work``: a loop.
- ``PAUSE work``: after so much work.
- ``CHECK number, place``: leave with this number if a truth value holds. ``CALL number``: leave with it, to come back.
- ``JUMP to``; ``UNLESS truth, to, place``: jump if a truth value is another one.
- ``SET counter, number``; ``FLIP counter`` between 0 and 1; ``LEAST counter, other, most``: up to a limit.
- ``COUNT counter, place``: store a counter.
- ``NUMBER counter, list, length, place``: write a number ``n`` in memory into a counter, and ``start + step n`` into
  words of the table, by a list of words, starts and steps.
"""

SLICE = 10_000_000
"""The operations on elements after which a run looks whether it is interrupted: a few milliseconds."""

PAUSED = -1
"""What a run returns after a slice of work: it goes on where it was when it is called again."""

EXECUTE = f"""
define internal ptr @place(ptr %code, ptr %pc, ptr %bases, ptr %counters) alwaysinline {{
start:
  %at = load i64, ptr %pc
  %word = getelementptr i64, ptr %code, i64 %at
  %base.n = load i64, ptr %word
  %offset.at = getelementptr i64, ptr %word, i64 1
  %offset = load i64, ptr %offset.at
  %terms.at = getelementptr i64, ptr %word, i64 2
  %terms = load i64, ptr %terms.at
  %base.at = getelementptr ptr, ptr %bases, i64 %base.n
  %base = load ptr, ptr %base.at
  %first = getelementptr i64, ptr %word, i64 3
  %double = shl i64 %terms, 1
  %words = add i64 %double, 3
  %after = add i64 %at, %words
  store i64 %after, ptr %pc
  %none = icmp eq i64 %terms, 0
  br i1 %none, label %done, label %term
term:
  %n = phi i64 [0, %start], [%n.next, %term]
  %sum = phi i64 [%offset, %start], [%sum.next, %term]
  %pair = getelementptr [2 x i64], ptr %first, i64 %n
  %loop = load i64, ptr %pair
  %stride.at = getelementptr i64, ptr %pair, i64 1
  %stride = load i64, ptr %stride.at
  %counter.at = getelementptr i64, ptr %counters, i64 %loop
  %counter = load i64, ptr %counter.at
  %moved = mul i64 %counter, %stride
  %sum.next = add i64 %sum, %moved
  %n.next = add i64 %n, 1
  %more = icmp ult i64 %n.next, %terms
  br i1 %more, label %term, label %done
done:
  %total = phi i64 [%offset, %start], [%sum.next, %term]
  %found = getelementptr i8, ptr %base, i64 %total
  ret ptr %found
}}

define i64 @execute(ptr %state) #0 {{
start:
  %left = alloca i64
  store i64 {SLICE}, ptr %left
  %pc = alloca i64
  %from = load i64, ptr %state
  store i64 %from, ptr %pc
  %code.at = getelementptr i64, ptr %state, i64 1
  %code = load ptr, ptr %code.at
  %bases.at = getelementptr i64, ptr %state, i64 2
  %bases = load ptr, ptr %bases.at
  %counters.at = getelementptr i64, ptr %state, i64 3
  %counters = load ptr, ptr %counters.at
  %pointers.at = getelementptr i64, ptr %state, i64 4
  %pointers = load ptr, ptr %pointers.at
  %jobs.at = getelementptr i64, ptr %state, i64 5
  %jobs = load ptr, ptr %jobs.at
  %share.at = getelementptr i64, ptr %state, i64 6
  %share = load ptr, ptr %share.at
  %pool.at = getelementptr i64, ptr %state, i64 7
  %pool = load ptr, ptr %pool.at
  br label %next
next:
  %at = load i64, ptr %pc
  %word = getelementptr i64, ptr %code, i64 %at
  %op = load i64, ptr %word
  %w1.at = getelementptr i64, ptr %word, i64 1
  %w1 = load i64, ptr %w1.at
  %w2.at = getelementptr i64, ptr %word, i64 2
  %w3.at = getelementptr i64, ptr %word, i64 3
  %w4.at = getelementptr i64, ptr %word, i64 4
  %w5.at = getelementptr i64, ptr %word, i64 5
  switch i64 %op, label %end [ i64 {KERNEL}, label %kernel  i64 {BEGIN}, label %begin
    i64 {BACK}, label %back  i64 {CHECK}, label %check  i64 {CALL}, label %called  i64 {PAUSE}, label %pause
    i64 {JUMP}, label %jump  i64 {UNLESS}, label %unless  i64 {SET}, label %set  i64 {FLIP}, label %flip
    i64 {LEAST}, label %least  i64 {COUNT}, label %count  i64 {NUMBER}, label %number
    i64 {SHARES}, label %shares ]
end:
  store i64 0, ptr %state
  ret i64 0

kernel:
  %k.address = inttoptr i64 %w1 to ptr
  %k.pointers = load i64, ptr %w2.at
  %k.numbers = load i64, ptr %w3.at
  %k.first = add i64 %at, 4
  store i64 %k.first, ptr %pc
  br label %k.pointer
k.pointer:
  %k.n = phi i64 [0, %kernel], [%k.n.next, %k.pointer]
  %k.p = call ptr @place(ptr %code, ptr %pc, ptr %bases, ptr %counters)
  %k.slot = getelementptr ptr, ptr %pointers, i64 %k.n
  store ptr %k.p, ptr %k.slot
  %k.n.next = add i64 %k.n, 1
  %k.more = icmp ult i64 %k.n.next, %k.pointers
  br i1 %k.more, label %k.pointer, label %k.run
k.run:
  %k.at = load i64, ptr %pc
  %k.given = getelementptr i64, ptr %code, i64 %k.at
  call void %k.address(ptr %pointers, ptr %k.given)
  %k.after = add i64 %k.at, %k.numbers
  store i64 %k.after, ptr %pc
  br label %next

shares:
  %h.surplus = load i64, ptr %w2.at
  %h.pays = icmp sge i64 %h.surplus, 0
  %h.otherwise = load i64, ptr %w3.at
  %h.first = add i64 %at, 5
  %h.to = select i1 %h.pays, i64 %h.first, i64 %h.otherwise
  store i64 %h.to, ptr %pc
  br i1 %h.pays, label %h.share, label %next
h.share:
  %h.n = phi i64 [0, %shares], [%h.n.next, %h.ready]
  %h.count = phi i64 [0, %shares], [%h.count.next, %h.ready]
  %h.base = phi ptr [%pointers, %shares], [%h.base.next, %h.ready]
  %h.at = load i64, ptr %pc
  %h.rounds.at = getelementptr i64, ptr %code, i64 %h.at
  %h.rounds = load i64, ptr %h.rounds.at
  %h.word = getelementptr i64, ptr %h.rounds.at, i64 1
  %h.address.at = getelementptr i64, ptr %h.word, i64 1
  %h.address = load i64, ptr %h.address.at
  %h.places.at = getelementptr i64, ptr %h.word, i64 2
  %h.places = load i64, ptr %h.places.at
  %h.numbers.at = getelementptr i64, ptr %h.word, i64 3
  %h.numbers = load i64, ptr %h.numbers.at
  %h.from = add i64 %h.at, 5
  store i64 %h.from, ptr %pc
  br label %h.pointer
h.pointer:
  %h.m = phi i64 [0, %h.share], [%h.m.next, %h.pointer]
  %h.p = call ptr @place(ptr %code, ptr %pc, ptr %bases, ptr %counters)
  %h.slot = getelementptr ptr, ptr %h.base, i64 %h.m
  store ptr %h.p, ptr %h.slot
  %h.m.next = add i64 %h.m, 1
  %h.m.more = icmp ult i64 %h.m.next, %h.places
  br i1 %h.m.more, label %h.pointer, label %h.ready
h.ready:
  %h.given.at = load i64, ptr %pc
  %h.given = getelementptr i64, ptr %code, i64 %h.given.at
  %h.job = getelementptr [3 x i64], ptr %jobs, i64 %h.count
  store i64 %h.address, ptr %h.job
  %h.job.pointers = getelementptr i64, ptr %h.job, i64 1
  store ptr %h.base, ptr %h.job.pointers
  %h.job.numbers = getelementptr i64, ptr %h.job, i64 2
  store ptr %h.given, ptr %h.job.numbers
  %h.after = add i64 %h.given.at, %h.numbers
  store i64 %h.after, ptr %pc
  %h.base.next = getelementptr ptr, ptr %h.base, i64 %h.places
  %h.some = icmp sgt i64 %h.rounds, 0
  %h.one = zext i1 %h.some to i64
  %h.count.next = add i64 %h.count, %h.one
  %h.n.next = add i64 %h.n, 1
  %h.n.more = icmp ult i64 %h.n.next, %w1
  br i1 %h.n.more, label %h.share, label %h.run
h.run:
  %h.end = load i64, ptr %w4.at
  store i64 %h.end, ptr %pc
  call void %share(ptr %pool, ptr %jobs, i64 %h.count.next)
  br label %next

begin:
  %b.start = load i64, ptr %w2.at
  %b.rounds = load i64, ptr %w3.at
  %b.exit = load i64, ptr %w4.at
  %b.counter = getelementptr i64, ptr %counters, i64 %w1
  store i64 %b.start, ptr %b.counter
  %b.first = add i64 %at, 5
  %b.some = icmp sgt i64 %b.rounds, 0
  %b.to = select i1 %b.some, i64 %b.first, i64 %b.exit
  store i64 %b.to, ptr %pc
  br label %next

back:
  %l.step = load i64, ptr %w2.at
  %l.stop = load i64, ptr %w3.at
  %l.first = load i64, ptr %w4.at
  %l.work = load i64, ptr %w5.at
  %l.counter = getelementptr i64, ptr %counters, i64 %w1
  %l.now = load i64, ptr %l.counter
  %l.then = add i64 %l.now, %l.step
  store i64 %l.then, ptr %l.counter
  %l.done = icmp eq i64 %l.then, %l.stop
  %l.after = add i64 %at, 6
  %l.to = select i1 %l.done, i64 %l.after, i64 %l.first
  store i64 %l.to, ptr %pc
  br label %worked

pause:
  %s.after = add i64 %at, 2
  store i64 %s.after, ptr %pc
  br label %worked

worked:
  %work = phi i64 [%l.work, %back], [%w1, %pause]
  %left.now = load i64, ptr %left
  %left.then = sub i64 %left.now, %work
  store i64 %left.then, ptr %left
  %left.some = icmp sgt i64 %left.then, 0
  br i1 %left.some, label %next, label %leave

check:
  %c.first = add i64 %at, 2
  store i64 %c.first, ptr %pc
  %c.p = call ptr @place(ptr %code, ptr %pc, ptr %bases, ptr %counters)
  %c.found = load i8, ptr %c.p
  %c.bad = icmp ne i8 %c.found, 0
  br i1 %c.bad, label %leave, label %next

called:
  %f.after = add i64 %at, 2
  store i64 %f.after, ptr %pc
  br label %leave

leave:
  %status = phi i64 [{PAUSED}, %worked], [%w1, %check], [%w1, %called]
  %resume = load i64, ptr %pc
  store i64 %resume, ptr %state
  ret i64 %status

jump:
  store i64 %w1, ptr %pc
  br label %next

unless:
  %u.to = load i64, ptr %w2.at
  %u.first = add i64 %at, 3
  store i64 %u.first, ptr %pc
  %u.p = call ptr @place(ptr %code, ptr %pc, ptr %bases, ptr %counters)
  %u.found = load i8, ptr %u.p
  %u.truth = zext i8 %u.found to i64
  %u.holds = icmp eq i64 %u.truth, %w1
  br i1 %u.holds, label %next, label %u.jump
u.jump:
  store i64 %u.to, ptr %pc
  br label %next

set:
  %e.value = load i64, ptr %w2.at
  %e.counter = getelementptr i64, ptr %counters, i64 %w1
  store i64 %e.value, ptr %e.counter
  %e.after = add i64 %at, 3
  store i64 %e.after, ptr %pc
  br label %next

flip:
  %x.counter = getelementptr i64, ptr %counters, i64 %w1
  %x.now = load i64, ptr %x.counter
  %x.then = xor i64 %x.now, 1
  store i64 %x.then, ptr %x.counter
  %x.after = add i64 %at, 2
  store i64 %x.after, ptr %pc
  br label %next

least:
  %m.of = load i64, ptr %w2.at
  %m.most = load i64, ptr %w3.at
  %m.of.counter = getelementptr i64, ptr %counters, i64 %m.of
  %m.now = load i64, ptr %m.of.counter
  %m.less = icmp slt i64 %m.now, %m.most
  %m.found = select i1 %m.less, i64 %m.now, i64 %m.most
  %m.counter = getelementptr i64, ptr %counters, i64 %w1
  store i64 %m.found, ptr %m.counter
  %m.after = add i64 %at, 4
  store i64 %m.after, ptr %pc
  br label %next

count:
  %n.first = add i64 %at, 2
  store i64 %n.first, ptr %pc
  %n.p = call ptr @place(ptr %code, ptr %pc, ptr %bases, ptr %counters)
  %n.counter = getelementptr i64, ptr %counters, i64 %w1
  %n.now = load i64, ptr %n.counter
  store i64 %n.now, ptr %n.p
  br label %next

number:
  %y.list = load i64, ptr %w2.at
  %y.count = load i64, ptr %w3.at
  %y.first = add i64 %at, 4
  store i64 %y.first, ptr %pc
  %y.p = call ptr @place(ptr %code, ptr %pc, ptr %bases, ptr %counters)
  %y.number = load i64, ptr %y.p
  %y.counter = getelementptr i64, ptr %counters, i64 %w1
  store i64 %y.number, ptr %y.counter
  %y.none = icmp eq i64 %y.count, 0
  br i1 %y.none, label %next, label %y.word
y.word:
  %y.n = phi i64 [0, %number], [%y.next, %y.word]
  %y.triple = mul i64 %y.n, 3
  %y.from = add i64 %y.triple, %y.list
  %y.entry = getelementptr i64, ptr %code, i64 %y.from
  %y.at = load i64, ptr %y.entry
  %y.start.at = getelementptr i64, ptr %y.entry, i64 1
  %y.start = load i64, ptr %y.start.at
  %y.step.at = getelementptr i64, ptr %y.entry, i64 2
  %y.step = load i64, ptr %y.step.at
  %y.scaled = mul i64 %y.step, %y.number
  %y.sum = add i64 %y.start, %y.scaled
  %y.word.at = getelementptr i64, ptr %code, i64 %y.at
  store i64 %y.sum, ptr %y.word.at
  %y.next = add i64 %y.n, 1
  %y.more = icmp ult i64 %y.next, %y.count
  br i1 %y.more, label %y.word, label %next
}}
"""
