"""The shell of the browser client: harbour, new tables, invitations, replays, rules, settings."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_the_harbour_opens(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tortuga")
