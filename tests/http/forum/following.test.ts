import { describe, expect, it } from "vitest";
import { forumWorld } from "./forum-world.ts";
import { id } from "../support/harness.ts";
import { refusal, run } from "../support/page.ts";

const PATH = "/api/services/forum";
const HOUR = 3_600_000;
let made = 691_000;
const newId = (): string => id((made += 1));

describe("what a member reads and follows, through the wire", () => {
  const world = forumWorld();
  const { joined } = world;
  type Joined = Awaited<ReturnType<typeof joined>>;
  const begin = async ({ forum }: Joined, title: string) => {
    const topic = { id: newId(), post: newId(), category: "recipes", title, text: "Soup" };
    await run(forum.addTopic(topic));
    return topic.id;
  };
  const answer = ({ forum }: Joined, topic: string) => run(forum.addPost({ id: newId(), topic, text: "Here" }));
  const shown = async ({ forum }: Joined, topic: string) =>
    (await run(forum.topics({ category: "recipes", locale: "en" }))).items.find((one) => one.id === topic);

  it("FO40 FO41 FO42 a topic is new, then read, then followed by who wrote in it, and counted when others write", async () => {
    const [ada, bob] = [await joined("ada-fw-a"), await joined("bob-fw-a")];
    expect(await run(bob.forum.visit)).toEqual({ unreadFollowed: 0, unreadMentions: 0, unreadReacted: 0 });
    world.server.advance(1000);
    const topic = await begin(ada, "Dal");
    expect(await shown(bob, topic)).toMatchObject({ seen: 0, isNew: true, isFollowed: false });
    await run(bob.forum.markRead(topic, 1));
    expect(await shown(bob, topic)).toMatchObject({ seen: 1, isNew: false, isFollowed: false });
    await answer(bob, topic);
    expect(await shown(bob, topic)).toMatchObject({ seen: 2, isFollowed: true });
    world.server.advance(HOUR);
    await answer(ada, topic);
    expect(await run(bob.forum.visit)).toEqual({ unreadFollowed: 1, unreadMentions: 0, unreadReacted: 0 });
    expect((await run(bob.forum.following())).items).toMatchObject([{ title: "Dal", seen: 2, posts: 3 }]);
    const wire = (await (await bob.browser.get(`${PATH}/following`)).json()) as { readonly items: readonly object[] };
    expect(wire.items[0]).toMatchObject({ unread: 1, seen: 2, is_followed: true });
    await run(bob.forum.follow(topic, false));
    expect([await run(bob.forum.visit), (await run(bob.forum.following())).items]).toEqual([
      { unreadFollowed: 0, unreadMentions: 0, unreadReacted: 0 },
      [],
    ]);
  });

  it("W620 W621 bad requests are refused, visitors have no marks, and a block ends what one followed", async () => {
    const [ada, eve] = [await joined("ada-fw-b"), await joined("eve-fw-b")];
    const topics = [await begin(ada, "One"), await begin(ada, "Two"), await begin(ada, "Three")];
    for (const topic of topics) {
      await run(eve.forum.markRead(topic, 1));
      await run(eve.forum.follow(topic, true));
    }
    const page = async (query: string) => {
      const response = await eve.browser.get(`${PATH}/following?${query}`);
      const body = (await response.json()) as { items: { title: string }[]; next: string };
      return { status: response.status, next: body.next, titles: body.items?.map(({ title }) => title) };
    };
    const first = await page("limit=2");
    expect([first.titles, (await page(`limit=2&cursor=${first.next}`)).titles]).toEqual([["Three", "Two"], ["One"]]);
    expect([(await page("cursor=x")).status, (await page("limit=0")).status]).toEqual([422, 400]);
    const [topic = ""] = topics;
    for (const [path, body, status] of [
      ["read", { id: topic, number: 0 }, 400],
      ["read", { id: topic, number: 1.5 }, 400],
      ["read", { id: topic, number: 2_000_000_000 }, 400],
      ["read", { id: "x", number: 1 }, 400],
      ["read", { id: newId(), number: 1 }, 404],
      ["follow", { id: topic, is_followed: "yes" }, 400],
      ["follow", { id: newId(), is_followed: true }, 404],
    ] as const)
      expect([path, body, (await eve.browser.send("POST", `${PATH}/topics/${path}`, body)).status]).toEqual([
        path,
        body,
        status,
      ]);
    const visitor = world.server.browser();
    expect((await visitor.get(`${PATH}/following`)).status).toBe(401);
    const seen = (await (await visitor.get(`${PATH}/topics?category=recipes`)).json()) as { items: object[] };
    expect(seen.items[0]).toMatchObject({ seen: 0, unread: 0, is_followed: false, is_new: false });
    await run(ada.friends.block(eve.name));
    expect((await run(eve.forum.following())).items).toEqual([]);
    expect(await refusal(eve.forum.markRead(topic, 1))).toMatchObject({ _tag: "TopicNotFound" });
  });

  it("FO10 FO43 FO44 W622 trusted members name others, newcomers and members behind a block nobody", async () => {
    const [ada, bob, eve] = [await joined("ada-fw-c"), await joined("bob-fw-c"), await joined("eve-fw-c")];
    const topic = await begin(ada, "Tea");
    const write = async (by: Joined, text: string) => {
      await run(by.forum.addPost({ id: newId(), topic, text }));
      return (await run(by.forum.topic(topic))).items.at(-1)?.html;
    };
    const named = async ({ forum }: Joined) => (await run(forum.mentions())).items.map(({ piece }) => piece);
    expect(await write(ada, "Hello @bob-fw-c")).toBe("<p>Hello @bob-fw-c</p>\n");
    for (const _ of [1, 2]) await write(ada, "Yes");
    world.server.advance(25 * HOUR);
    const link = '<a href="/profile/bob-fw-c">@bob-fw-c</a>';
    expect(await run(ada.forum.preview("Hello @BOB-fw-c"))).toBe(`<p>Hello ${link}</p>\n`);
    expect(await named(bob)).toEqual([]);
    expect(await write(ada, "Hello @BOB-fw-c and @ada-fw-c")).toBe(`<p>Hello ${link} and @ada-fw-c</p>\n`);
    expect([await named(bob), (await run(bob.forum.visit)).unreadMentions]).toEqual([
      ["Hello @BOB-fw-c and @ada-fw-c"],
      1,
    ]);
    await run(bob.forum.markRead(topic, 9));
    expect((await run(bob.forum.visit)).unreadMentions).toBe(0);
    await run(eve.friends.block(ada.name));
    expect(await write(ada, "Hello @eve-fw-c")).toBe("<p>Hello @eve-fw-c</p>\n");
    expect(await named(eve)).toEqual([]);
    await run(bob.friends.block(ada.name));
    expect(await named(bob)).toEqual([]);
    expect((await bob.browser.get(`${PATH}/mentions?cursor=x`)).status).toBe(422);
    expect((await world.server.browser().get(`${PATH}/mentions`)).status).toBe(401);
  });
});
