from __future__ import annotations

from tests.ops.cases.case import SIZES, Batch, Case, Column, Long, Refusal, Row, real
from typedtensor import Local, MeshAxis, Partial
from typedtensor.ops import AllReduce, AllToAll, AsPartial, AsVarying, ReduceScatter, Shard, ShardLike, Unshard


class Data(MeshAxis, size=2): ...


class Model(MeshAxis): ...


SIZES |= {Data: 2, Model: 2, Local[Long, Data]: 6, Local[Column, Data]: 2, Partial[Data]: 2}

WHOLE, SHARDED, PARTS = real(Row, Long), real(Data, Row, Local[Long, Data]), real(Row, Partial[Data], Column)
TURNED = real(Local[Column, Data], Row, Data)

CASES = [
    Case(Shard(Long, Data), (WHOLE,), lambda x: x.reshape(3, 2, 6).transpose(1, 0, 2)),
    Case(Shard(Batch, Model(2)), (real(Batch),), lambda x: x.reshape(2, 1)),
    Case(Unshard(Long, Data), (SHARDED,), lambda x: x.transpose(1, 0, 2).reshape(3, 12)),
    Case(Unshard(Column, Data), (TURNED,), lambda x: x.transpose(2, 0, 1).reshape(4, 3)),
    Case(ShardLike(Long, Data), (SHARDED, WHOLE), lambda _, x: x.reshape(3, 2, 6).transpose(1, 0, 2)),
    Case(ShardLike(Column, Data), (TURNED, real(Column, Row)), lambda _, x: x.reshape(2, 2, 3).transpose(1, 2, 0)),
    Case(
        AllToAll(Long, Column, Data),
        (real(Data, Row, Local[Long, Data], Column),),
        lambda x: x.transpose(1, 0, 2, 3).reshape(3, 12, 2, 2).transpose(2, 0, 1, 3),
    ),
    Case(
        AllToAll(Long, Column, Data),
        (real(Data, Column, Row, Local[Long, Data]),),
        lambda x: x.reshape(2, 2, 2, 3, 6).transpose(1, 2, 3, 0, 4).reshape(2, 2, 3, 12),
    ),
    Case(AllReduce(Data), (PARTS,), lambda x: x.sum(1)),
    Case(AllReduce(Data), (real(Data, Column),), lambda x: x.sum(0)),
    Case(ReduceScatter(Column, Data), (PARTS,), lambda x: x.sum(1).reshape(3, 2, 2).transpose(1, 0, 2)),
    Case(ReduceScatter(Column, Data), (real(Column, Data),), lambda x: x.sum(1).reshape(2, 2)),
    Case(AsPartial(Data), (real(Row, Data),), lambda x: x),
    Case(AsVarying(Data), (PARTS,), lambda x: x),
]

REFUSALS = [
    Refusal(Shard(Row, Data), (real(Long),), "needs an axis U (Row) in the operand"),
    Refusal(Shard(Long, Data), (real(Data, Long),), "needs M (Data) not to be among *A U *B (Data, Long)"),
    Refusal(Unshard(Long, Data), (WHOLE,), "needs an axis M (Data) in the operand"),
    Refusal(Unshard(Row, Data), (SHARDED,), "needs"),
    Refusal(ShardLike(Long, Data), (SHARDED, real(Row)), "needs"),
    Refusal(AllToAll(Row, Column, Data), (SHARDED,), "needs"),
    Refusal(AllReduce(Data), (WHOLE,), "needs an axis"),
    Refusal(ReduceScatter(Row, Data), (WHOLE,), "needs"),
    Refusal(AsPartial(Data), (PARTS,), "needs an axis M (Data) in the operand"),
    Refusal(AsVarying(Data), (SHARDED,), "needs an axis Partial[M] (Partial[Data]) in the operand"),
]
