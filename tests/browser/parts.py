"""Parts of a page that many tests speak of, each named once by how it is found."""

from __future__ import annotations

from typing import Protocol

from playwright.async_api import Locator, Page


class HasPage(Protocol):
    page: Page


class Part:
    """An attribute of whoever looks at a page: what a selector finds there."""

    def __init__(self, selector: str) -> None:
        self._selector = selector

    def __get__(self, looking: HasPage, kind: type | None = None) -> Locator:
        return looking.page.locator(self._selector)
