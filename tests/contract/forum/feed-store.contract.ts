import { randomUUID } from "node:crypto";
import { ForumFeedStore } from "@morsel/application/forum/feed-store";
import { ForumStore, type ForumWriter } from "@morsel/application/forum/forum-store";
import type { Member } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 6, 2, 12);
const HOUR = 3_600_000;
let clock = NOW;
const text = (source: string) => ({ source, html: `<p>${source}</p>`, renderer: 1, at: (clock += 1000) });

/** Every promise that the store of the forum's feeds makes. */
export const feedStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} says the forum's feeds`, () => {
    let forum: ForumStore;
    let feeds: ForumFeedStore;
    let stores: Stores;
    let moderator: ForumWriter;
    beforeAll(async () => {
      stores = await fresh();
      [forum, feeds] = [stores.get(ForumStore), stores.get(ForumFeedStore)];
      moderator = { member: (await someone()).id, isModerator: true };
    });
    const someone = async (): Promise<Member> => {
      const member = aMember();
      await run(stores.members.create(member, "hash", someGoals()));
      return member;
    };
    const begin = async ({ id }: Member, category: string, title: string) => {
      const topic = { id: randomUUID(), category, title, post: { id: randomUUID(), ...text(title) } };
      await run(forum.addTopic({ member: id, isModerator: false }, topic));
      return topic;
    };
    const answer = async ({ id }: Member, topic: string, source: string) => {
      const post = { id: randomUUID(), topic, ...text(source) };
      await run(forum.addPost({ member: id, isModerator: false }, post));
      return post;
    };
    const titles = async (categories: readonly string[], limit = 9) =>
      (await run(feeds.topics({ categories, limit, at: clock }))).map(({ title }) => title);
    const numbers = async (topic: string, limit = 9, at = clock) =>
      (await run(feeds.posts(topic, { limit, at }))).map(({ number }) => number);

    it("FO60 topics come the latest written in first, pinned or not, of the categories asked for, no more than asked for", async () => {
      const ada = await someone();
      const pinned = await begin(ada, "recipes", "pinned");
      const old = await begin(ada, "recipes", "old");
      await begin(ada, "help", "help");
      await begin(ada, "recipes", "new");
      await run(forum.moderate(moderator, pinned.id, { _tag: "Pin" }, clock));
      expect(await titles(["recipes"])).toEqual(["new", "old", "pinned"]);
      await answer(ada, old.id, "again");
      expect(await titles(["recipes"])).toEqual(["old", "new", "pinned"]);
      expect(await titles(["recipes"], 2)).toEqual(["old", "new"]);
      expect(await titles(["recipes", "help"], 3)).toEqual(["old", "new", "help"]);
      const [first] = await run(feeds.topics({ categories: ["recipes"], limit: 1, at: clock }));
      expect(first).toMatchObject({ author: ada.username, html: "<p>old</p>", category: "recipes" });
      expect(await numbers(old.id)).toEqual([2, 1]);
      expect(await numbers(old.id, 1)).toEqual([2]);
    });

    it("FO60 what is hidden is said to nobody, not even as the text of its topic", async () => {
      const ada = await someone();
      const topic = await begin(ada, "off-topic", "one");
      const hidden = await begin(ada, "off-topic", "two");
      const post = await answer(ada, topic.id, "answer");
      await run(forum.moderate(moderator, hidden.id, { _tag: "Hide" }, clock));
      await run(forum.hidePost(moderator, topic.post.id, true, clock));
      expect(await titles(["off-topic"])).toEqual(["one"]);
      expect((await run(feeds.topics({ categories: ["off-topic"], limit: 1, at: clock })))[0]?.html).toBeUndefined();
      expect(await numbers(topic.id)).toEqual([2]);
      await run(forum.hidePost(moderator, post.id, true, clock));
      expect(await numbers(topic.id)).toEqual([]);
      expect(await run(feeds.topic(hidden.id, clock))).toBeUndefined();
      expect((await run(feeds.topic(topic.id, clock)))?.title).toBe("one");
    });

    it("FO60 what was written by who is banned is said again when the ban is over, a former member's always", async () => {
      const [ada, eve] = [await someone(), await someone()];
      const topic = await begin(ada, "help", "ours");
      const theirs = await begin(eve, "help", "theirs");
      await answer(eve, topic.id, "spam");
      const ban = { reason: "Spam", until: clock + HOUR };
      await run(forum.setBan(moderator, eve.id, ban, clock));
      for (const categories of [["help"], ["help", "introductions"]])
        expect(await titles(categories)).not.toContain("theirs");
      expect(await numbers(topic.id)).toEqual([1]);
      expect(await run(feeds.topic(theirs.id, clock))).toBeUndefined();
      expect(await numbers(topic.id, 9, ban.until)).toEqual([2, 1]);
      expect((await run(feeds.topic(theirs.id, ban.until)))?.title).toBe("theirs");
      await run(forum.setBan(moderator, eve.id, { reason: "Spam", until: undefined }, clock));
      expect(await numbers(topic.id, 9, ban.until)).toEqual([1]);
      await run(forum.forget(ada.id));
      const [post] = await run(feeds.posts(topic.id, { limit: 9, at: clock }));
      expect(post).toMatchObject({ number: 1, html: "<p>ours</p>" });
      expect(post?.author).toBeUndefined();
    });
  });
