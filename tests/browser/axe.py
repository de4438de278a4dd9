"""What axe finds wrong with a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def complaints(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {node['html']} {node.get('failureSummary', '')}"
        for each in found
        for node in each["nodes"]
    ]
