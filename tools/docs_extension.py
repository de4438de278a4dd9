"""What the site's pages need beyond plain Markdown: tables of tensors, and links that leave docs/.

GitHub shows the same pages. There, links to files of the repository work; the site has only pages,
so it links to the page that shows such a file, or names the file where no page does.
"""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path, PurePosixPath

from docutils import nodes
from docutils.parsers.rst import Directive
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from chabudai.engine import load
from chabudai.engine.view.tensor import Slice

ROOT = Path(__file__).resolve().parents[1]
MAX_LABELS = 6  # of a slice, shown before an ellipsis
HEADINGS = ["numbers", "slice", "size", "what each number is"]
# A link to something that is no address and no place on the same page.
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)#:\s]+)(#[^)]*)?\)")
# Files that a page of the site shows.
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    **{
        f"src/chabudai/games/{game}/RULES{lang}.md": f"rules/{game}{lang}.md"
        for game in ("kodachi", "kodama_duo", "samurai_sword")
        for lang in ("", ".fr")
    },
}


def setup(app: Sphinx) -> dict[str, bool]:
    """Join the build."""
    app.add_directive("tensor-layout", TensorLayout)
    app.connect("source-read", rewrite_source)
    app.connect("include-read", rewrite_include)
    app.connect("env-get-outdated", reread_indexes)
    return {"parallel_read_safe": True}


def rewrite_source(app: Sphinx, page: str, content: list[str]) -> None:
    content[0] = rewrite_links(content[0], f"docs/{page}.md", page)
    if page.endswith("index"):
        content[0] = list_other_pages(content[0], (ROOT / "docs" / page).parent)


def reread_indexes(
    app: Sphinx, env: BuildEnvironment, added: set[str], changed: set[str], removed: set[str]
) -> list[str]:
    """Read what lists other pages again when there are others."""
    return [page for page in env.found_docs if page.endswith("index") and (added or removed)]


def list_other_pages(index: str, folder: Path) -> str:
    """Let a `*` in an index stand for the pages beside it that it does not name."""
    named = re.findall(r"^[\w/-]+$", index, re.M)
    others = {path.name.removesuffix(".md") for path in folder.glob("*.md")} - {"index", *named}
    return index.replace("\n*\n", "\n".join(["", *sorted(others), ""]))


def rewrite_include(app: Sphinx, path: Path, page: str, content: list[str]) -> None:
    """Links in a file that a page includes count from where that file lies."""
    home = (ROOT / "docs" / path).resolve().relative_to(ROOT)
    content[0] = rewrite_links(content[0], home.as_posix(), page)


def rewrite_links(text: str, home: str, page: str) -> str:
    """Let links to files outside docs/ lead to pages of the site, or be just words."""

    def rewrite(found: re.Match[str]) -> str:
        words, target, place = found[1], found[2], found[3] or ""
        path = normalize(PurePosixPath(home).parent / target)
        if path.startswith("docs/"):
            inside = path.removeprefix("docs/")
        elif path in PAGES:
            inside = PAGES[path]
        else:
            return words if path in words else f"{words} (`{path}`)"
        return f"[{words}]({relative(inside, page)}{place})"

    return LINK.sub(rewrite, text)


def normalize(path: PurePosixPath) -> str:
    """A path from the root of the repository, without steps back."""
    parts: list[str] = []
    for part in path.parts:
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


def relative(inside: str, page: str) -> str:
    """A page or file of docs/ as seen from a page."""
    return "../" * page.count("/") + inside


class TensorLayout(Directive):  # type: ignore[misc]  # docutils brings no types
    """The slices of a game's tensor as a table, read from the game itself."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        slices = load(self.arguments[0]).layout()
        rows = [make_row(list(group)) for _, group in groupby(slices, key=strip_numbers)]
        note = f"{slices[-1].end} numbers in {len(slices)} slices."
        return [nodes.paragraph(text=note), make_table(HEADINGS, rows)]


def strip_numbers(one: Slice) -> tuple[str, tuple[str, ...]]:
    """What neighbours have in common that differ in their number alone."""
    return re.sub(r"\d+", "N", one.name), tuple(re.sub(r"\d+", "N", each) for each in one.labels)


def make_row(group: list[Slice]) -> list[str]:
    """One slice, or some of the same kind in a row."""
    first, last = group[0], group[-1]
    names = first.name if len(group) == 1 else f"{first.name} … {last.name}"
    size = str(first.size) if len(group) == 1 else f"{len(group)} × {first.size}"
    more = ["…"] if first.size > MAX_LABELS else []
    labels = ", ".join([*first.labels[:MAX_LABELS], *more])
    numbers = str(first.start) if last.end == first.start + 1 else f"{first.start}–{last.end - 1}"
    return [numbers, names, size, labels]


def make_table(headings: list[str], rows: list[list[str]]) -> nodes.table:
    """A table of plain words."""
    group = nodes.tgroup(cols=len(headings))
    group += [nodes.colspec(colwidth=1) for _ in headings]
    group += nodes.thead("", make_table_row(headings))
    group += nodes.tbody("", *[make_table_row(row) for row in rows])
    return nodes.table("", group)


def make_table_row(cells: list[str]) -> nodes.row:
    return nodes.row("", *[nodes.entry("", nodes.paragraph(text=cell)) for cell in cells])
