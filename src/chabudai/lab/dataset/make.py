"""Make a data set, or go on with one: part after part, on all cores or a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from chabudai.lab.dataset.card import write_card
from chabudai.lab.dataset.folder import DatasetFolder
from chabudai.lab.dataset.manifest import Manifest
from chabudai.lab.dataset.plan import DatasetPlan
from chabudai.lab.dataset.played_game import PlayedGame
from chabudai.lab.dataset.shard import Shard, play_shard, write_shard
from chabudai.workers.pool import Pool

MakeShards = Callable[[list[int]], Iterator[Shard]]


def play_dataset(plan: DatasetPlan, folder: DatasetFolder, pool: Pool) -> Iterator[int]:
    """Let bots play the games that are missing; yield how many are there. Raises BadOptions."""
    plan.check()
    manifest = plan.describe()
    make_shards = partial(pool.each, partial(play_shard, plan, manifest))
    return fill_folder(folder, manifest, make_shards, [] if plan.deck is None else [plan.deck])


def keep_games(
    games: Sequence[PlayedGame], manifest: Manifest, folder: DatasetFolder, pool: Pool
) -> Iterator[int]:
    """Write games that were played elsewhere; yield how many are there. Raises BadOptions."""
    ranges = manifest.list_shards()

    def make_shards(missing: list[int]) -> Iterator[Shard]:
        tasks = [(number, [games[each] for each in ranges[number]]) for number in missing]
        return pool.each(partial(write_task, manifest), tasks)

    return fill_folder(folder, manifest, make_shards)


def write_task(manifest: Manifest, task: tuple[int, list[PlayedGame]]) -> Shard:
    number, games = task
    return write_shard(manifest, number, games)


def fill_folder(
    folder: DatasetFolder, manifest: Manifest, make_shards: MakeShards, decks: Iterable[str] = ()
) -> Iterator[int]:
    """Have the missing parts made and keep each as it comes, then finish."""
    folder.begin(manifest)
    folder.keep_decks(decks)
    sizes = [len(numbers) for numbers in manifest.list_shards()]
    missing = [number for number, size in enumerate(sizes) if not folder.is_whole(number, size)]
    done = sum(sizes) - sum(sizes[number] for number in missing)
    yield done
    for shard in make_shards(missing):
        folder.keep_shard(shard)
        done += sizes[shard.number]
        yield done
    folder.finish(write_card(manifest, folder.count_rows()))
