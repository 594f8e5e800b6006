import { describe, expect, it } from "vitest";
import { forumWorld } from "./forum-world.ts";
import { id } from "../support/harness.ts";
import { refusal, run } from "../support/page.ts";

const PATH = "/api/services/forum";
let made = 694_000;
const newId = (): string => id((made += 1));

describe("reactions through the wire", () => {
  const { joined } = forumWorld({ hasRateLimits: true });

  it("FO50 FO51 FO52 a reaction is counted, is the reader's, and its author is told once until they look", async () => {
    const [ada, bob] = [await joined("ada-fr-a"), await joined("bob-fr-a")];
    const topic = { id: newId(), post: newId(), category: "recipes", title: "Dal", text: "**Soup**" };
    await run(ada.forum.addTopic(topic));
    for (const _ of [1, 2]) await run(bob.forum.react(topic.post, "thanks", true));
    const seen = async ({ forum }: typeof ada) => (await run(forum.topic(topic.id))).items[0]?.reactions;
    expect([await seen(bob), await seen(ada)]).toEqual([
      [{ kind: "thanks", count: 1, isMine: true }],
      [{ kind: "thanks", count: 1, isMine: false }],
    ]);
    expect((await run(ada.forum.visit)).unreadReacted).toBe(1);
    expect((await run(ada.forum.reacted())).items).toMatchObject([
      { id: topic.post, title: "Dal", names: ["bob-fr-a"], people: 1, isUnread: true },
    ]);
    await run(ada.forum.lookAtReacted);
    expect((await run(ada.forum.visit)).unreadReacted).toBe(0);
    await run(bob.forum.react(topic.post, "thanks", false));
    expect([await seen(bob), (await run(ada.forum.reacted())).items]).toEqual([[], []]);
    expect(await refusal(ada.forum.react(topic.post, "agree", true))).toMatchObject({ _tag: "ReactsToOneself" });
  });

  it("FO51 W630 behind a block nobody reacts, and what was given before is neither counted nor told", async () => {
    const [ada, bob] = [await joined("ada-fr-c"), await joined("bob-fr-c")];
    const topic = { id: newId(), post: newId(), category: "recipes", title: "Rye", text: "Bread" };
    await run(ada.forum.addTopic(topic));
    await run(bob.forum.react(topic.post, "thanks", true));
    await run(ada.friends.block(bob.name));
    expect(await refusal(bob.forum.react(topic.post, "helpful", true))).toEqual({ _tag: "PostNotFound" });
    expect([
      (await run(ada.forum.topic(topic.id))).items[0]?.reactions,
      (await run(ada.forum.reacted())).items,
      (await run(ada.forum.visit)).unreadReacted,
    ]).toEqual([[], [], 0]);
  });

  it("FO50 FO51 other kinds, flags and posts are refused, and a storm of reactions ends", async () => {
    const [ada, bob] = [await joined("ada-fr-b"), await joined("bob-fr-b")];
    const post = newId();
    await run(ada.forum.addTopic({ id: newId(), post, category: "recipes", title: "Tea", text: "Tea" }));
    const send = async (body: object) => (await bob.browser.send("POST", `${PATH}/posts/react`, body)).status;
    const good = { post_id: post, kind: "thanks", is_on: true };
    expect([
      await send({ ...good, kind: "<b>" }),
      await send({ ...good, is_on: "yes" }),
      await send({ ...good, post_id: "x" }),
      await send({ ...good, post_id: newId() }),
      (await bob.browser.get(`${PATH}/reactions?cursor=x`)).status,
    ]).toEqual([400, 400, 400, 404, 422]);
    const statuses: number[] = [];
    for (let n = 0; n < 62; n += 1) statuses.push(await send(good));
    expect([statuses[0], statuses.includes(429)]).toEqual([200, true]);
  });
});
