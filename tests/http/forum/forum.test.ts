import { ForumStore } from "@morsel/application/forum/forum-store";
import { describe, expect, it } from "vitest";
import { forumWorld } from "./forum-world.ts";
import { becomeAdmin, memberIdOf } from "../support/enter-admin.ts";
import { id } from "../support/harness.ts";
import { refusal, run } from "../support/page.ts";

let made = 690_000;
const newId = (): string => id((made += 1));

describe("the forum through the wire", () => {
  const world = forumWorld();
  const { joined } = world;
  type Joined = Awaited<ReturnType<typeof joined>>;
  const begin = async ({ forum }: Joined, title: string, text = "**Soup**") => {
    const topic = { id: newId(), post: newId(), category: "recipes", title, text };
    await run(forum.addTopic(topic));
    return topic;
  };
  const titlesFor = async ({ forum }: Joined) =>
    (await run(forum.topics({ category: "recipes", locale: "en" }))).items.map(({ title }) => title);
  const postsFor = async ({ forum }: Joined, topic: string) => (await run(forum.topic(topic))).items;

  it("W610 W611 a topic sent twice is one, its text stays as typed with the HTML made of it, and each wording is kept", async () => {
    const [ada, bob] = [await joined("ada-fo-a"), await joined("bob-fo-a")];
    const topic = await begin(ada, "Lentils");
    await run(ada.forum.addTopic(topic));
    const answer = { id: newId(), topic: topic.id, text: "Here" };
    for (const _ of [1, 2]) await run(bob.forum.addPost(answer));
    expect((await titlesFor(bob)).filter((title) => title === "Lentils")).toHaveLength(1);
    expect(await postsFor(bob, topic.id)).toMatchObject([
      { number: 1, author: ada.name, html: "<p><strong>Soup</strong></p>\n" },
      { number: 2, author: bob.name, html: "<p>Here</p>\n" },
    ]);
    expect(await refusal(bob.forum.editPost({ id: topic.post, text: "Mine now", version: 1 }))).toMatchObject({
      _tag: "PostNotFound",
    });
    await run(ada.forum.editPost({ id: topic.post, text: "Second", version: 1 }));
    expect(await refusal(ada.forum.editPost({ id: topic.post, text: "Other", version: 1 }))).toMatchObject({
      _tag: "PostVersionConflict",
    });
    expect((await run(bob.forum.revisions(topic.post))).map(({ source }) => source)).toEqual(["**Soup**"]);
    expect(await run(ada.forum.preview("> a\n\n[x](javascript:alert(1))"))).not.toContain("href");
  });

  it("W613 W615 hidden topics are the moderators' alone, each of their acts is kept, and others may not act", async () => {
    const [ada, bob] = [await joined("ada-fo-b"), await joined("bob-fo-b")];
    const admin = await joined("admin-fo-b");
    const topic = await begin(ada, "Spam");
    const hide = { id: topic.id, act: "Hide" };
    expect((await bob.browser.send("POST", "/api/services/forum/topics/moderate", hide)).status).toBe(404);
    const moderator = await becomeAdmin(world.server, admin.browser);
    await run(admin.forum.moderate(topic.id, { _tag: "Hide" }));
    expect([(await titlesFor(bob)).includes("Spam"), (await titlesFor(admin)).includes("Spam")]).toEqual([false, true]);
    expect(await refusal(bob.forum.topic(topic.id))).toMatchObject({ _tag: "TopicNotFound" });
    await run(admin.forum.ban({ username: bob.name, reason: "Spam", days: 1 }));
    const again = { id: newId(), post: newId(), category: "recipes", title: "Again", text: "Soup" };
    expect(await refusal(bob.forum.addTopic(again))).toMatchObject({ _tag: "Banned" });
    const acts = await run(world.database.sql`select act, by_id from forum_act where about = ${topic.id}`);
    expect(acts).toEqual([{ act: "Hide", by_id: moderator }]);
  });

  it("W617 FO17 who is blocked finds nothing, bad questions are refused, and pages follow each other", async () => {
    const [ada, eve] = [await joined("ada-fo-d"), await joined("eve-fo-d")];
    for (const word of ["first", "second", "third"]) await begin(ada, `Teff ${word}`, `Injera, *${word}*`);
    const found = async ({ forum }: Joined, text: string) => (await run(forum.search(text))).items;
    expect((await found(eve, "INJERA second")).map(({ title, piece }) => [title, piece])).toEqual([
      ["Teff second", "Injera, *second*"],
    ]);
    const asked = async (query: string) => {
      const answer = await eve.browser.send("GET", `/api/services/forum/search?${query}`);
      return { status: answer.status, body: (await answer.json()) as { items: { title: string }[]; next: string } };
    };
    const page = await asked("q=teff&limit=2");
    const next = await asked(`q=teff&limit=2&cursor=${page.body.next}`);
    expect([...page.body.items, ...next.body.items].map(({ title }) => title)).toEqual([
      "Teff third",
      "Teff second",
      "Teff first",
    ]);
    expect(next.body.next).toBeNull();
    for (const query of ["q=", "q=!!", "q=a+b+c+d+e+f+g+h+i", "q=teff&cursor=x"])
      expect([query, (await asked(query)).status]).toEqual([query, 422]);
    for (const query of [`q=${"x".repeat(401)}`, "limit=3"]) expect((await asked(query)).status).toBe(400);
    await run(ada.friends.block(eve.name));
    expect([await found(eve, "injera"), (await found(ada, "injera")).length]).toEqual([[], 3]);
  });

  it("W613 W614 a block hides both from each other, and an erased member's posts stay as a former member's", async () => {
    const [ada, bob] = [await joined("ada-fo-c"), await joined("bob-fo-c")];
    const topic = await begin(ada, "Bread");
    await run(bob.forum.addPost({ id: newId(), topic: topic.id, text: "Rye" }));
    await run(world.server.get(ForumStore).forget(await memberIdOf(bob.browser)));
    expect(await postsFor(ada, topic.id)).toMatchObject([{ author: ada.name }, { html: "<p>Rye</p>\n" }]);
    expect((await postsFor(ada, topic.id))[1]).not.toHaveProperty("author");
    const eve = await joined("eve-fo-c");
    await run(ada.friends.block(eve.name));
    expect((await titlesFor(eve)).includes("Bread")).toBe(false);
  });
});
