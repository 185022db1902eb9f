"""Whole games on a GPU, by the same rules; needs the package numba-cuda (`ludoteka[cuda]`).

The only module that imports `numba.cuda`, and only when it is called. Each thread plays whole
games, each of its own seed, so the results are those of `core.batch`, byte for byte.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from . import play
from .batch import Results, Series
from .chance import Chance
from .compiled import Engine, choosing, engine, machine_table, widened
from .machine import bind
from .record import dtype

# Played at the same time. Twice as many large records do not fit into what an H200 keeps at hand,
# and are played in two and a half times as long.
THREADS = 1 << 16
BLOCK = 128  # threads that run in step, as far as their games do
MEMORY, CONSTANTS = 1, 4  # kinds of a GPU's memory, as LLVM numbers them


def available() -> bool:
    """Whether there is a GPU that can play."""
    try:
        from numba import cuda
    except ImportError:
        return False
    return bool(cuda.is_available())


def compiled(
    e: Engine, bots: tuple[int, ...], compile_kernel: Callable[[FunctionType], Any]
) -> Any:
    """The kernel with the rules of the game and of these of its bots as code for the GPU.

    What cannot be called is left out: a GPU waits for code that its small cache has lost.
    """
    from numba import cuda, from_dtype, int16, int64

    kernel = play.play_many_on_gpu
    kept = {
        "cuda": cuda,
        "state_kind": from_dtype(dtype(e.game.State)),
        "chance_kind": from_dtype(dtype(Chance)),
        "answer_kind": int16,
        "number_kind": int64,
        "most_answers": e.game.answers,
        "most_seats": 2 + e.game.seats[1],
    }

    def decorate(copy: FunctionType) -> Any:
        if copy.__code__ is kernel.__code__:
            return compile_kernel(copy)
        return fitted(widened(cuda.jit(copy, device=True)))

    choose = choosing([e.bots[k] for k in bots])
    return bind(kernel, e.slots | kept | {"choose": choose}, decorate, machine_table)


def fitted(rule: Any) -> Any:
    """A rule for the GPU, with what its compiler gets wrong for games put right in LLVM's code."""
    compile_device = rule.compile_device

    def compile_fitted(args: Any, return_type: Any = None) -> Any:
        is_new = args not in rule.overloads
        result = compile_device(args, return_type)
        if is_new:
            for module in result.library.modules:
                keep_loops(module)
                tables_in_memory(module)
                round_products(module)
        return result

    rule.compile_device = compile_fitted
    return rule


def keep_loops(module: Any) -> None:
    """Mark each jump back as that of a loop which is not to be unrolled.

    The compiler writes the body of a short loop out as often as it is run. The code of a game with
    many cards was three times as long for it (470 KB, 140 without), took three times as long to
    compile, and a GPU waited most of its time for instructions that its cache had lost.
    """
    from llvmlite import ir

    for function in module.functions:
        places = {block: i for i, block in enumerate(function.blocks)}
        for block, i in places.items():
            jump = block.terminator
            if any(places.get(to, i + 1) <= i for to in getattr(jump, "operands", ())):
                how = module.add_metadata(["llvm.loop.unroll.disable"])
                loop = ir.MDValue(module, [how], name=str(len(module.metadata)))
                loop.operands = (loop, how)  # each loop is told apart by a note that names itself
                jump.set_metadata("llvm.loop", loop)


def tables_in_memory(module: Any) -> None:
    """Move tables from the memory of constants, which a GPU reads for one thread after the other
    where each wants another row. Games that stand side by side nearly always do."""
    for table in module.global_values:
        if getattr(table, "addrspace", 0) == CONSTANTS:
            table.addrspace = MEMORY
            table.type = table.value_type.as_pointer(MEMORY)
            table.unnamed_addr = True  # the same table of two rules is kept once


def round_products(module: Any) -> None:
    """Round each product before it is added to anything, as a processor does. A GPU would do both
    and round once, and bots that weigh by fractions would not choose the same."""
    from llvmlite import ir

    double = ir.DoubleType()
    for block in [block for function in module.functions for block in function.blocks]:
        for product in [i for i in block.instructions if i.opname == "fmul" and i.type == double]:
            rounding = module.declare_intrinsic(
                "llvm.nvvm.mul.rn.d", fnty=ir.FunctionType(double, [double, double])
            )
            block.replace(product, ir.CallInstr(block, rounding, product.operands))


@cache
def kernel_of(e: Engine, bots: tuple[int, ...]) -> Any:
    from numba import cuda

    return compiled(e, bots, cuda.jit)


class Launch:
    """A series laid out in the GPU's memory, to be played by so many threads."""

    def __init__(self, series: Series, threads: int = THREADS) -> None:
        from numba import cuda

        e = engine(series.game, True, series.components)
        games, players = series.games, series.players
        bots, params = e.entrants(series.bots)
        self.series = series
        playing, seated = np.unique(bots, return_inverse=True)
        self.kernel = kernel_of(e, tuple(playing.tolist()))[-(-threads // BLOCK), BLOCK]
        self.given = (
            cuda.to_device(np.array(series.options or e.game.option_numbers(), np.int64)),
            cuda.to_device(seated),
            cuda.to_device(params),
            players,
            int(series.rotate),
            series.seed,
            series.first,
        )
        self.scores = cuda.device_array((games, players), np.int32)
        self.standings = cuda.device_array((games, players), np.int64)
        self.lengths = cuda.device_array(games, np.int32)
        self.tally = cuda.to_device(np.zeros((threads, 2), np.int64))

    def run(self) -> None:
        self.kernel(*self.given, self.scores, self.standings, self.lengths, self.tally)

    def results(self) -> Results:
        decisions, choices = self.tally.copy_to_host().sum(axis=0)
        return Results(
            self.series.first,
            self.scores.copy_to_host(),
            self.standings.copy_to_host(),
            self.lengths.copy_to_host(),
            int(decisions),
            int(choices),
        )


def play_series_cuda(series: Series, threads: int = THREADS) -> Results:
    """Play it here and now, on the GPU."""
    launch = Launch(series, min(threads, series.games))
    launch.run()
    return launch.results()
