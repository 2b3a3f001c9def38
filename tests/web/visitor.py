"""One person with one browser, for tests: what they do, and what they hear."""

import re
from typing import Any

from playwright.async_api import BrowserContext, Page, expect

EAR = """
window.heard = [];
document.addEventListener("DOMContentLoaded", () => {
  const voice = document.getElementById("voice");
  if (!voice) return;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) window.heard.push(node.textContent.trim());
  }).observe(voice, { childList: true });
});
"""
"""Notes each piece that the page's voice is given."""

SALT = """
const real = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (array) => (array.length === 32 ? array.fill(7) : real(array));
"""
"""The same salt each time; names of commands stay random."""

NAMED = """() => {
  const at = document.activeElement;
  return at && at !== document.body ? at.getAttribute("aria-label") || at.labels?.[0]?.textContent || at.textContent : "";
}"""


class Visitor:
    """A browser at our server. Errors in its console are collected in `troubles`."""

    def __init__(self, context: BrowserContext, page: Page, lang: str) -> None:
        self.context, self.page, self.lang = context, page, lang
        self.troubles: list[str] = []
        self.offline = False
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda message: self.note(message.type, message.text))

    def note(self, kind: str, text: str) -> None:
        """An error on the console is trouble, unless this test cut the line."""
        if kind in ("error", "warning") and not self.offline:
            self.troubles.append(text)

    @classmethod
    async def arrive(cls, context: BrowserContext, lang: str, name: str) -> "Visitor":
        """Somebody with a name; the first page is not opened yet."""
        await context.add_init_script(EAR + SALT)
        answer = await context.request.get("/api/me")
        assert answer.ok
        answer = await context.request.patch("/api/me", data={"name": name, "lang": lang})
        assert answer.ok, await answer.text()
        return cls(context, await context.new_page(), lang)

    async def go(self, path: str) -> None:
        """Opens a page and waits until it is drawn."""
        await self.page.goto(path)
        await expect(self.page.locator("footer")).to_be_visible()

    async def api(self, method: str, path: str, **data: Any) -> Any:
        """Asks the server without the page."""
        answer = await self.context.request.fetch(f"/api/{path}", method=method, data=data or None)
        assert answer.ok, await answer.text()
        return await answer.json() if await answer.body() else None

    async def open_table(self, *seats: str, **wish: Any) -> str:
        """A new table of Papírové ostrovy, opened without the page; returns its path."""
        made = await self.api("POST", "tables", game="paper_islands", seats=list(seats), **wish)
        return f"/t/{made['id']}"

    async def heard(self) -> list[str]:
        """What the page has said so far, piece by piece."""
        said: list[str] = await self.page.evaluate("window.heard")
        return said

    async def hears(self, text: str) -> None:
        """Waits until this is part of what was said."""
        await expect(self.page.locator("#voice")).to_contain_text(text)

    async def hears_after(self, before: int, text: str) -> None:
        """Waits until something said after the first `before` pieces contains this."""
        await self.page.wait_for_function("([before, text]) => window.heard.slice(before).some((said) => said.includes(text))", arg=[before, text])

    async def focused(self) -> str:
        """The name of what has the focus."""
        name: str = await self.page.evaluate(NAMED)
        return re.sub(r"\s+", " ", name).strip()

    async def tab_to(self, name: str, most: int = 60) -> None:
        """Presses Tab until something with this name has the focus."""
        passed = []
        for _ in range(most):
            await self.page.keyboard.press("Tab")
            passed.append(await self.focused())
            if name in passed[-1]:
                return
        raise AssertionError(f"no way by Tab to {name!r}; passed {passed}")

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.page.keyboard.press(key)

    @property
    def free(self) -> Any:
        """The cells that may be written now."""
        return self.page.locator('[data-turn="yes"] .can')

    @property
    def written(self) -> Any:
        """The numbers in the own grid."""
        return self.page.locator(".large .full")

    async def write(self, cell: str) -> None:
        """Clicks a cell of the own grid."""
        await self.page.locator(f'.large [data-cell="{cell_number(cell, await self.page.locator(".large .head").count())}"]').click()


def cell_number(cell: str, side: int) -> int:
    """The place of a cell like `b3`, row by row from 0."""
    return (int(cell[1]) - 1) * side + "abcd".index(cell[0])
