"""What axe finds wrong with a page."""

from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

Colours = Literal["light", "dark"]
COLOURS: tuple[Colours, Colours] = ("light", "dark")


def complaints(page: Page) -> list[str]:
    """What is wrong with a page, by day and by night."""
    return [each for colours in COLOURS for each in complaints_in(page, colours)]


def complaints_in(page: Page, colours: Colours) -> list[str]:
    show_in(page, colours)
    found = Axe().run(page).response["violations"]
    return [
        f"{colours}: {each['id']}: {node['html']} {node.get('failureSummary', '')}"
        for each in found
        for node in each["nodes"]
    ]


def show_in(page: Page, colours: Colours) -> None:
    """Change the colours, and wait until the page is painted in them."""
    page.emulate_media(color_scheme=colours)
    expect(page.locator("html")).to_have_attribute("data-theme", colours)
    page.evaluate("new Promise(painted => requestAnimationFrame(() => setTimeout(painted)))")
