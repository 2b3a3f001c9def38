"""Sounds and motion: made here, for roll, turn and end, and switched off for good by those who want quiet."""

from playwright.async_api import expect

COUNT = """
window.knocks = window.tones = 0;
window.OscillatorNode = class extends OscillatorNode { constructor(...given) { super(...given); window.tones += 1; } };
window.AudioBufferSourceNode = class extends AudioBufferSourceNode { constructor(...given) { super(...given); window.knocks += 1; } };
"""
TUMBLES = """
window.tumbled = 0;
new MutationObserver(() => { window.tumbled += document.querySelectorAll(".tumbles").length; })
  .observe(document, { subtree: true, attributes: true, attributeFilter: ["class"], childList: true });
"""


async def test_roll_turn_and_end_sound_and_can_be_silenced(visit) -> None:
    async with visit() as alena:
        fetched: list[str] = []
        alena.page.on("request", lambda request: fetched.append(request.resource_type))
        await alena.context.add_init_script(COUNT)
        await alena.go(await alena.open_table("me", options={"grid": 3}))
        await alena.page.get_by_role("button", name="Začít hru").click()
        await alena.page.wait_for_function("() => window.knocks === 5 && window.tones === 2")
        for left in range(9, 1, -1):
            await expect(alena.free).to_have_count(left)
            await alena.free.first.click()
        await expect(alena.free).to_have_count(1)
        before = await alena.page.evaluate("[window.knocks, window.tones]")
        assert before == [45, 18]
        await alena.free.first.click()
        await alena.page.wait_for_function("() => window.tones === 22")
        assert "media" not in fetched


async def test_who_wants_quiet_hears_nothing(visit) -> None:
    async with visit() as alena:
        await alena.context.add_init_script(COUNT + "localStorage.setItem('ustolu-settings', JSON.stringify({sounds: 'off'}));")
        await alena.go(await alena.open_table("me", options={"grid": 3}))
        await alena.page.get_by_role("button", name="Začít hru").click()
        await alena.free.first.click()
        await expect(alena.free).to_have_count(8)
        assert await alena.page.evaluate("window.knocks + window.tones") == 0


async def test_the_die_tumbles_unless_nothing_should_move(visit) -> None:
    async with visit(calm=False) as alena:
        await alena.context.add_init_script(TUMBLES)
        table = await alena.open_table("me", options={"grid": 3})
        await alena.go(table)
        await alena.page.get_by_role("button", name="Začít hru").click()
        await alena.page.wait_for_function("() => window.tumbled > 0")
        await alena.page.get_by_role("button", name="Nastavení").click()
        await alena.page.get_by_label("Žádný pohyb na stránce").check()
        await alena.press("Escape")
        await expect(alena.page.locator(".tumbles")).to_have_count(0)
        await alena.page.evaluate("window.tumbled = 0")
        await alena.free.first.click()
        await expect(alena.free).to_have_count(8)
        await expect(alena.page.locator("html")).to_have_attribute("data-motion", "off")
        assert await alena.page.evaluate("window.tumbled") == 0
