"""Much work, such as the games of a contest, shared by the processors of this computer or of a dask cluster."""

from __future__ import annotations

import contextlib
import functools
import itertools
import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from typing import Any, TypeVar

from ludoteca.core import LudotecaError, Reason
from ludoteca.study.arena import PAGE, Contest, Played, play_game, warm_up

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 2  # games given to each processor, so that none waits for the next one


class NoMachines(LudotecaError):
    """The computers that were asked for cannot be used."""


def _never() -> bool:
    return False


_is_stopped: Callable[[], bool] = _never  # in a process of its own: whether Ctrl-C was pressed


def play_all(contest: Contest, games: int, processes: int, address: str | None = None) -> Generator[Played, None, None]:
    """Every game as it ends, in no particular order; closing this stops the games in progress."""
    if address is None and processes > 1:
        warm_up(contest)
    yield from share(functools.partial(play_game, contest), range(games), processes, address)


def share(
    work: Callable[[T, Callable[[], bool]], R], tasks: Iterable[T], processes: int, address: str | None = None
) -> Generator[R, None, None]:
    """The result of each task as it is done, in no particular order; closing this stops those in progress.

    `work` is called with a task and with something that says whether it has to stop.
    """
    if address is None and processes == 1:
        yield from (work(task, _never) for task in tasks)
        return
    with _processes(processes) if address is None else _cluster(address) as (executor, size):
        yield from _spread(executor, size * AHEAD, work, iter(tasks))


def _spread(
    executor: Executor, at_once: int, work: Callable[[T, Callable[[], bool]], R], waiting: Iterator[T]
) -> Iterator[R]:
    running: set[Future[R]] = set()
    while True:
        running |= {executor.submit(_do, work, task) for task in itertools.islice(waiting, at_once - len(running))}
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def _do(work: Callable[[T, Callable[[], bool]], R], task: T) -> R:
    return work(task, lambda: _is_stopped())


@contextlib.contextmanager
def _processes(count: int) -> Iterator[tuple[Executor, int]]:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    executor = ProcessPoolExecutor(count, context, initializer=_begin, initargs=(stop,))
    try:
        yield executor, count
    finally:
        stop.set()
        executor.shutdown(cancel_futures=True)


def _begin(stop: Any) -> None:
    """In a process of its own. Ctrl-C is for the one that started it, which then sets `stop`."""
    global _is_stopped
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _is_stopped = stop.is_set


@contextlib.contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, int]]:
    try:
        from distributed import Client
    except ImportError:
        said = "--machines needs dask: pip install ludoteca[cluster]"
        raise NoMachines(said, PAGE, Reason("arena-dask", PAGE)) from None
    try:
        client = Client(address, timeout="10s", set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        said = f"no dask scheduler at {address!r}: {error}"
        raise NoMachines(said, PAGE, Reason("arena-machines", PAGE, {"address": address})) from None
    with client:
        size = sum(client.nthreads().values())
        if not size:
            said = f"the dask scheduler at {address!r} has no workers"
            raise NoMachines(said, PAGE, Reason("arena-workers", PAGE, {"address": address}))
        executor = client.get_executor(pure=False)
        try:
            yield executor, size
        finally:
            executor.shutdown(wait=False)
