"""The card of a data set: what is in it, how it was made, and where readers find its tables."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterable

import pyarrow as pa

from chabudai.engine.registry import load
from chabudai.lab.dataset.columns import GAMES, Column, choose_columns, make_field
from chabudai.lab.dataset.deck_files import name_deck_file
from chabudai.lab.dataset.manifest import SERVER, Manifest

CARD = """\
---
license: {license}
pretty_name: {quoted_title}
tags:
- games
- chabudai
configs:
- config_name: decisions
  data_files: decisions/*.parquet
  default: true
- config_name: games
  data_files: games/*.parquet
---

# {title}

{origin}

    {command}

- {games} games, {decisions} decisions; Chabudai {engine_version}.
- `games/` has a row for each game, `decisions/` one for each answer that a player gave; `game_id`
  joins them. Both are Parquet, in parts.
- Every row can be made again from its game's seed and actions: `chabudai dataset verify DIR` does
  so. Only whoever was there knows {not_replayed}.
- The same command makes the same files, byte for byte, with the same versions of Chabudai and
  pyarrow and bots that answer alike; only `ms`, where it was asked for, differs each time.
- `SHA256SUMS` has a sum for each file: `sha256sum -c SHA256SUMS`.

```python
from datasets import load_dataset
decisions = load_dataset("DIR", "decisions", split="train")
```

## games

{games_columns}

## decisions

{decisions_columns}
"""
FROM_BOTS = "Games that bots played against each other. Made by"
FROM_PEOPLE = (
    "Finished games of a server, only those at which every person had agreed that their games may\n"
    "be used for research without their names. People are only ever `person`; there are no names,\n"
    "no chat, no ids of people or tables, and no times. Made by"
)


def write_card(manifest: Manifest, rows: tuple[int, int]) -> str:
    """The card as Markdown, with the YAML head that `datasets` reads."""
    games, decisions = rows
    columns = choose_columns(manifest.parts)
    not_replayed = [f"`{each.name}`" for each in (*GAMES, *columns) if not each.replayed]
    return CARD.format(
        license=json.dumps(manifest.license),  # a JSON string is one of YAML too
        quoted_title=json.dumps(name_dataset(manifest), ensure_ascii=False),
        title=name_dataset(manifest),
        origin=FROM_PEOPLE if manifest.source == SERVER else FROM_BOTS,
        command=write_command(manifest),
        games=games,
        decisions=decisions,
        engine_version=manifest.engine_version,
        not_replayed=", ".join(not_replayed),
        games_columns=describe_columns(GAMES, manifest),
        decisions_columns=describe_columns(columns, manifest),
    )


def name_dataset(manifest: Manifest) -> str:
    if manifest.game is None:
        return "Games of a Chabudai server"
    title = load(manifest.game).title()["en"]
    return f"{title}, {manifest.seats} seats: {', '.join(manifest.bots)}"


def write_command(manifest: Manifest) -> str:
    """The command that makes this data set again."""
    parts = ["--with", ",".join(manifest.parts)] if manifest.parts else []
    if manifest.game is None:
        return shlex.join(["chabudai", "dataset", "from-server", *parts, "-o", "DIR"])
    figures = {"--seats": manifest.seats, "--games": manifest.games, "--seed": manifest.seed}
    numbers = [word for name, number in figures.items() for word in (name, str(number))]
    chosen = [f"--option={name}={value}" for name, value in manifest.options.items()]
    deck = [] if manifest.deck is None else ["--deck", name_deck_file(manifest.deck)]
    words = [manifest.game, *numbers, "--bots", ",".join(manifest.bots), *chosen, *deck, *parts]
    return shlex.join(["chabudai", "dataset", *words, "-o", "DIR"])


def describe_columns(columns: Iterable[Column], manifest: Manifest) -> str:
    """A table of columns, their types and what they hold."""
    rows = [describe_column(column, make_field(column, manifest.tensor_size)) for column in columns]
    return "\n".join(["| column | type | what it holds |", "|---|---|---|", *rows])


def describe_column(column: Column, field: pa.Field) -> str:
    return f"| `{field.name}` | {field.type} | {column.text} |"
