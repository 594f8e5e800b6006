import { memoryStorage } from "../support/harness.ts";
import { emptyMemory } from "@morsel/adapters/memory/platform/state";
import { adminClient } from "@morsel/adapters/http-contract/admin/admin-client";
import { forumCategoriesClient } from "@morsel/adapters/http-contract/forum-categories/forum-categories-client";
import { forumClient } from "@morsel/adapters/http-contract/forum/forum-client";
import type { CategoryWish } from "@morsel/domain/forum";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { becomeAdmin } from "../support/enter-admin.ts";
import { type Browser, type Harness, id, ORIGIN, startServer } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

let made = 801_000;
const act = (reason = "For the spring") => ({ id: id((made += 1)), reason });
const BREAD: CategoryWish = {
  slug: "bread",
  locale: undefined,
  names: { en: "Bread", de: "Brot" },
  descriptions: { en: "From flour </script>" },
  state: "open",
};
const SHIPPED: CategoryWish = { slug: "help", locale: undefined, names: {}, descriptions: {}, state: "open" };

describe("the forum's categories, as admins keep them", () => {
  let server: Harness;
  let second: Harness;
  let browser: Browser;
  let categories: ReturnType<typeof forumCategoriesClient>;
  let admin: ReturnType<typeof adminClient>;
  let boss: ReturnType<typeof forumClient>;
  let forum: ReturnType<typeof forumClient>;
  beforeAll(async () => {
    const memory = emptyMemory();
    server = await startServer({ modules: memoryStorage(memory) });
    second = await startServer({ modules: memoryStorage(memory) });
    browser = (await member(server, "boss-c")).browser;
    await becomeAdmin(server, browser);
    const api = apiOver(ORIGIN, browser.fetch);
    [categories, admin, boss] = [forumCategoriesClient(api), adminClient(api), forumClient(api)];
    forum = forumClient(apiOver(ORIGIN, (await member(server, "writer-c")).browser.fetch));
  });
  const later = () => {
    for (const one of [server, second]) one.advance(11_000);
  };
  const save = async (category: CategoryWish) => {
    await run(categories.save({ ...act(), category }));
    later();
  };
  const listed = async (locale: string) => (await run(forum.categories(locale))).items;
  const named = async (slug: string, locale = "en") => (await listed(locale)).find((one) => one.slug === slug);
  const page = async (path: string, from = server) => {
    const answer = await from.browser().get(path);
    return { status: answer.status, text: await answer.text() };
  };
  const topic = (category: string, n: number) => ({
    id: id(n),
    post: id(n + 1),
    category,
    title: "About flour",
    text: "Which one?",
  });

  it("FO1 FO19 W800 a new category is there within ten seconds in every process: on its page, in the list and in its language", async () => {
    expect((await page("/community/categories/bread")).status).toBe(404);
    await save({ ...BREAD, behind: "announcements" });
    for (const from of [server, second]) {
      const found = await page("/community/categories/bread", from);
      expect([found.status, found.text.includes("Bread")]).toEqual([200, true]);
      expect(found.text).not.toContain("flour </script>");
    }
    expect((await page("/de/community/categories/bread")).text).toContain("<title>Brot");
    expect((await listed("en")).slice(0, 2).map(({ slug }) => slug)).toEqual(["announcements", "bread"]);
    expect(await named("bread", "de")).toMatchObject({
      name: "Brot",
      description: "From flour </script>",
      message: null,
    });
    expect(await named("help")).toMatchObject({ name: null, message: "forum.help", listed: true });
    await run(forum.addTopic(topic("bread", 802_000)));
    expect((await run(forum.topics({ category: "bread", locale: "en" }))).items).toHaveLength(1);
  });

  it("W801 each act is in the log with what stood before", async () => {
    await save({ ...BREAD, names: { en: "Baking" } });
    const [last] = (await run(admin.audit({ act: "categorySaved" }))).items;
    expect(last).toMatchObject({ actorName: "boss-c", reason: "For the spring", details: { name: "bread" } });
    expect(last?.details?.["before"]).toContain('"Bread"');
    expect(last?.details?.["after"]).toContain('"Baking"');
  });

  it("FO19 a closed category takes topics of moderators alone, an archived one none, and its topics stay", async () => {
    await save({ ...BREAD, state: "closed" });
    const closed = { _tag: "CategoryClosed" };
    expect(await refusal(forum.addTopic(topic("bread", 802_010)))).toEqual(closed);
    await run(boss.addTopic(topic("bread", 802_020)));
    await save({ ...BREAD, state: "archived" });
    expect(await refusal(boss.addTopic(topic("bread", 802_030)))).toEqual(closed);
    await run(forum.addTopic(topic("help", 802_040)));
    expect(await refusal(boss.moderate(id(802_040), { _tag: "Move", category: "bread" }))).toEqual(closed);
    expect(await refusal(boss.moderate(id(802_040), { _tag: "Move", category: "nowhere" }))).toMatchObject({
      _tag: "FieldRefused",
      field: "category",
    });
    expect(await named("bread")).toMatchObject({ state: "archived", listed: false });
    expect((await page("/community/categories/bread")).status).toBe(200);
    expect((await run(forum.topics({ category: "bread", locale: "en" }))).items).toHaveLength(2);
    const latest = (await run(forum.topics({ locale: "en" }))).items;
    expect(latest.map(({ category }) => category)).not.toContain("bread");
    await run(forum.addPost({ id: id(802_050), topic: id(802_000), text: "Rye." }));
  });

  it("FO19 FO20 what the rules take no more is refused by its field, and nothing changes", async () => {
    const before = await run(categories.list);
    for (const [change, field] of [
      [{ slug: "No Such" }, "slug"],
      [{ slug: "new", names: {} }, "names"],
      [{ names: { en: "x".repeat(61) } }, "names"],
      [{ descriptions: { xx: "x" } }, "descriptions"],
      [{ locale: "xx" }, "locale"],
      [{ behind: "nowhere" }, "behind"],
      [{ ...SHIPPED, locale: "de" }, "locale"],
    ] as const)
      expect(await refusal(categories.save({ ...act(), category: { ...BREAD, ...change } }))).toMatchObject({
        _tag: "FieldRefused",
        field,
      });
    expect(await refusal(categories.save({ ...act("x"), category: BREAD }))).toMatchObject({ field: "reason" });
    expect(await run(categories.list)).toEqual(before);
    const texts = Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`l${n}`, "x"]));
    for (const wrong of [{ names: texts }, { state: "gone" }, { names: { en: "x".repeat(1001) } }, { slug: 1 }])
      expect(
        (
          await browser.send("POST", "/api/services/admin/forum-categories", {
            ...act(),
            ...BREAD,
            locale: null,
            ...wrong,
          })
        ).status,
      ).toBe(400);
    for (let n = before.length; n < 60; n += 1)
      await run(categories.save({ ...act(), category: { ...BREAD, slug: `filled-${n}` } }));
    expect(await refusal(categories.save({ ...act(), category: { ...BREAD, slug: "too-many" } }))).toEqual({
      _tag: "TooManyCategories",
      max: 60,
    });
  });

  it("NA7 below the forum's address, what is no page of it is missing", async () => {
    for (const path of ["nowhere", "categories", "topics", "categories/help/more", "new/more", "topics/no-id"])
      expect([path, (await page(`/community/${path}`)).status]).toEqual([path, 404]);
    for (const path of ["", "/search", "/categories/help", "/new"])
      expect([path, (await page(`/community${path}`)).status]).toEqual([path, 200]);
  });

  it("W531 who is no admin finds none of it", async () => {
    const other = (await member(server, "other-c")).browser;
    for (const one of [other, server.browser()])
      expect((await one.get("/api/services/admin/forum-categories")).status).toBe(404);
  });
});
