"""The one voice: everything once and in order, the same again when it is said again."""

from playwright.async_api import expect

STORM = """async () => {
  const { announce, repeat } = await import("/web/announcer.js");
  for (let i = 0; i < 500; i++) {
    announce([{ text: `event ${i}.`, lang: "en" }, { text: `event ${i}.`, lang: "en" }]);
    if (i % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 130));
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  repeat("nothing");
  repeat("nothing");
}"""


async def test_a_storm_of_events_is_told_whole_in_order_and_once(visit) -> None:
    async with visit() as alena:
        await alena.go("/me")
        await alena.page.evaluate(STORM)
        await expect(alena.page.locator("#voice")).to_contain_text("event 499.")
        heard = " ".join(await alena.heard()).split(". ")
        told = [int(text.split()[-1].rstrip(".")) for text in heard if text]
        assert told[:500] == list(range(500))
        await expect(alena.page.locator("#voice p").nth(-1)).to_contain_text("event 499. event 499.")


async def test_what_happens_twice_is_told_twice(visit) -> None:
    async with visit() as alena:
        await alena.go("/me")
        said = "['a', 3], ['b', 3], ['a', 4], ['a', 4], ['a']"
        await alena.page.evaluate(f"async () => (await import('/web/announcer.js')).announce([{said}].map(([text, n]) => ({{text, n, lang: ''}})))")
        await expect(alena.page.locator("#voice p")).to_have_text("a. b. a. ")


async def test_words_of_another_language_are_marked(visit) -> None:
    async with visit() as alena:
        await alena.go("/me")
        say = "async () => (await import('/web/announcer.js')).announce([{text: 'cesky', lang: 'cs'}, {text: 'english', lang: 'en'}])"
        await alena.page.evaluate(say)
        await expect(alena.page.locator("#voice span[lang=en]")).to_have_text("english. ")
        await expect(alena.page.locator("#voice span:not([lang])")).to_have_text("cesky. ")
