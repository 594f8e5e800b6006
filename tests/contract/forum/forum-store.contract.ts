import { randomUUID } from "node:crypto";
import { BlockStore } from "@morsel/application/friends/block-store";
import { ForumStore, type ForumWriter, type NewTopic } from "@morsel/application/forum/forum-store";
import type { Member } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, atOnce, refusal, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 2, 2, 12);
const VISITOR = { isModerator: false };
let clock = NOW;
const text = (source: string) => ({ source, html: `<p>${source}</p>\n`, renderer: 1, at: (clock += 1000) });

/** Every promise that the store of the forum makes. */
export const forumStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps the forum`, () => {
    let stores: Stores;
    let store: ForumStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(ForumStore);
    });
    const someone = async (): Promise<Member> => {
      const member = aMember();
      await run(stores.members.create(member, "hash", someGoals()));
      return member;
    };
    const writer = ({ id }: Member, isModerator = false): ForumWriter => ({ member: id, isModerator });
    const begin = async (by: Member, category: string, title = "Soup"): Promise<NewTopic> => {
      const topic = { id: randomUUID(), category, title, post: { id: randomUUID(), ...text(title) } };
      await run(store.addTopic(writer(by), topic));
      return topic;
    };
    const titles = async (category: string, limit = 50, reader: Parameters<ForumStore["topics"]>[0] = VISITOR) =>
      (await run(store.topics(reader, { categories: [category], hasPinned: true, at: NOW, limit }))).map(
        ({ title }) => title,
      );

    it("W610 repeats are one topic and one post, and posts are numbered in turn", async () => {
      const [ada, bob] = [await someone(), await someone()];
      const topic = await begin(ada, "recipes");
      await run(store.addTopic(writer(ada), topic));
      const post = { id: randomUUID(), topic: topic.id, ...text("Here") };
      await atOnce([1, 2, 3].map(() => store.addPost(writer(bob), post)));
      await atOnce(
        [1, 2, 3].map((n) =>
          store.addPost(writer(n === 1 ? ada : bob), { id: randomUUID(), topic: topic.id, ...text("x") }),
        ),
      );
      expect((await run(store.posts(VISITOR, topic.id, { after: 0, limit: 9 }))).map((one) => one.number)).toEqual([
        1, 2, 3, 4, 5,
      ]);
      expect(await run(store.topic(VISITOR, topic.id))).toMatchObject({
        posts: 5,
        author: ada.username,
        createdAt: topic.post.at,
      });
      expect((await run(store.posts(VISITOR, topic.id, { after: 1, limit: 1 })))[0]).toMatchObject({
        id: post.id,
        html: "<p>Here</p>\n",
      });
      expect(
        await refusal(store.addPost(writer(bob), { id: randomUUID(), topic: randomUUID(), ...text("x") })),
      ).toEqual({ _tag: "TopicNotFound" });
    });

    it("FO5 W613 pinned topics come first, by cursor, and hidden ones are the moderators' alone", async () => {
      const ada = await someone();
      const [one, two] = [await begin(ada, "apps-and-devices", "one"), await begin(ada, "apps-and-devices", "two")];
      await begin(ada, "apps-and-devices", "three");
      expect(await titles("apps-and-devices")).toEqual(["three", "two", "one"]);
      const moderator = writer(ada, true);
      await run(store.moderate(moderator, one.id, { _tag: "Pin" }, NOW));
      expect(await titles("apps-and-devices")).toEqual(["one", "three", "two"]);
      const [first] = await run(
        store.topics(VISITOR, { categories: ["apps-and-devices"], hasPinned: true, at: NOW, limit: 1 }),
      );
      const rest = await run(
        store.topics(VISITOR, {
          categories: ["apps-and-devices"],
          hasPinned: true,
          at: NOW,
          limit: 9,
          ...(first && { after: first }),
        }),
      );
      expect(rest.map(({ title }) => title)).toEqual(["three", "two"]);
      const latest = await run(
        store.topics(VISITOR, {
          categories: ["apps-and-devices", "motivation-and-support"],
          hasPinned: false,
          at: NOW,
          limit: 2,
        }),
      );
      expect(latest.map(({ title }) => title)).toEqual(["three", "two"]);
      await run(store.moderate(moderator, two.id, { _tag: "Hide" }, NOW));
      expect([await titles("apps-and-devices"), await titles("apps-and-devices", 50, moderator)]).toEqual([
        ["one", "three"],
        ["one", "three", "two"],
      ]);
      expect(await run(store.post(VISITOR, two.post.id))).toBeUndefined();
      expect(await refusal(store.moderate(writer(ada), one.id, { _tag: "Lock" }, NOW))).toEqual({
        _tag: "ModeratorNeeded",
      });
      await run(store.hidePost(moderator, one.post.id, true, NOW));
      expect(await run(store.posts(VISITOR, one.id, { after: 0, limit: 9 }))).toEqual([]);
    });

    it("FO3 FO6 a lock and a ban keep members from writing until they end", async () => {
      const [ada, eve] = [await someone(), await someone()];
      const topic = await begin(ada, "off-topic");
      const write = (by: ForumWriter) => store.addPost(by, { id: randomUUID(), topic: topic.id, ...text("x") });
      await run(store.setBan(writer(ada, true), eve.id, { reason: "Spam", until: clock + 1500 }, clock));
      expect(await refusal(write(writer(eve)))).toMatchObject({ _tag: "Banned", reason: "Spam" });
      await run(write(writer(eve)));
      await run(store.setBan(writer(ada, true), eve.id, { reason: "Spam", until: undefined }, clock));
      expect(await refusal(write(writer(eve)))).toMatchObject({ _tag: "Banned" });
      await run(store.setBan(writer(ada, true), eve.id, undefined, clock));
      await run(store.moderate(writer(ada, true), topic.id, { _tag: "Lock" }, clock));
      expect(await refusal(write(writer(eve)))).toEqual({ _tag: "TopicLocked" });
      await run(write(writer(ada, true)));
    });

    it("FO11 W611 a post is edited by its author, never over another change, and each wording is kept", async () => {
      const [ada, eve] = [await someone(), await someone()];
      const { post } = await begin(ada, "recipes");
      const edit = (by: Member, source: string, version: number) =>
        store.editPost(writer(by), { id: post.id, version, ...text(source) });
      expect(await refusal(edit(eve, "Mine", 1))).toEqual({ _tag: "PostNotFound" });
      await run(edit(ada, "Second", 1));
      await run(edit(ada, "Second", 1));
      expect(await refusal(edit(ada, "Other", 1))).toEqual({ _tag: "PostVersionConflict" });
      await run(edit(ada, "Third", 2));
      expect((await run(store.revisions(VISITOR, post.id))).map(({ source }) => source)).toEqual(["Second", "Soup"]);
      expect(await run(store.post({ member: ada.id, isModerator: false }, post.id))).toMatchObject({
        source: "Third",
        version: 3,
        isOwn: true,
      });
    });

    it("W617 FO16 posts are found by all their words, the newest first, and never those that are not shown", async () => {
      const [ada, bob] = [await someone(), await someone()];
      const find = async (words: readonly string[], reader: Parameters<ForumStore["search"]>[0] = VISITOR) =>
        (await run(store.search(reader, { words, before: Number.MAX_SAFE_INTEGER, limit: 9 }))).found.map(
          ({ id }) => id,
        );
      const [one, two] = [await begin(ada, "help", "Quinoa Brûlée"), await begin(bob, "help", "Quinoa")];
      const answer = { id: randomUUID(), topic: one.id, ...text("豆腐 it's QUINOA' & \"brulee\" | (x) 𞤀") };
      for (const _ of [1, 2]) await run(store.addPost(writer(bob), answer));
      expect(await find(["quinoa"])).toEqual([answer.id, two.post.id, one.post.id]);
      expect(await find(["brulee", "quinoa"])).toEqual([answer.id, one.post.id]);
      expect([await find(["腐"]), await find(["𞤢"]), await find(["uinoa"])]).toEqual([[answer.id], [answer.id], []]);
      expect([await find(["quino"]), await find(["qu"])]).toEqual([[answer.id, two.post.id, one.post.id], []]);
      const {
        found: [first],
      } = await run(store.search(VISITOR, { words: ["quinoa"], before: Number.MAX_SAFE_INTEGER, limit: 1 }));
      const rest = await run(store.search(VISITOR, { words: ["quinoa"], before: first?.place ?? 0, limit: 9 }));
      expect([first?.title, rest.found.map(({ id }) => id)]).toEqual(["Quinoa Brûlée", [two.post.id, one.post.id]]);

      await run(store.editPost(writer(ada), { id: one.post.id, version: 1, ...text("Millet") }));
      expect(await find(["millet", "brulee"])).toEqual([one.post.id]);
      await run(store.editPost(writer(bob), { id: answer.id, version: 1, ...text("Millet") }));
      expect([await find(["brulee"]), await find(["millet"])]).toEqual([[one.post.id], [answer.id, one.post.id]]);

      const moderator = writer(ada, true);
      await run(store.hidePost(moderator, answer.id, true, NOW));
      expect([await find(["millet"]), await find(["millet"], moderator)]).toEqual([[one.post.id], [one.post.id]]);
      await run(store.hidePost(moderator, answer.id, false, NOW));
      const eve = await someone();
      await run(stores.get(BlockStore).block(ada.id, eve.id, NOW));
      // Answers of others in a topic whose author blocks are not shown either.
      expect([await find(["millet"], writer(eve)), await find(["quinoa"], writer(eve))]).toEqual([[], [two.post.id]]);
      await run(stores.get(BlockStore).block(eve.id, bob.id, NOW));
      expect(await find(["quinoa"], writer(eve))).toEqual([]);
      await run(store.moderate(moderator, one.id, { _tag: "Hide" }, NOW));
      expect([await find(["millet"]), await find(["millet"], moderator)]).toEqual([[], []]);
    });

    it("W613 W614 FO7 a block hides, a report keeps, and what an erased member wrote is a former member's", async () => {
      const [ada, bob] = [await someone(), await someone()];
      const topic = await begin(ada, "goals-and-plans");
      const report = { id: randomUUID(), post: topic.post.id, reason: "spam" as const, text: "", at: NOW };
      for (const _ of [1, 2]) await run(store.report(bob.id, report));
      expect(await refusal(store.report(ada.id, { ...report, id: randomUUID() }))).toEqual({ _tag: "PostNotFound" });
      expect((await run(store.reports(100))).filter(({ thing }) => thing === topic.post.id)).toMatchObject([
        { by: bob.id, about: ada.id, reported: { topic: topic.id, number: 1, source: "Soup" } },
      ]);
      await run(stores.get(BlockStore).block(ada.id, bob.id, NOW));
      for (const member of [bob.id]) {
        expect(await run(store.topic({ member, isModerator: false }, topic.id))).toBeUndefined();
        expect(await titles("goals-and-plans", 9, { member, isModerator: false })).toEqual([]);
      }
      expect([
        await run(store.postsBy(ada.id, 3)),
        (await run(store.postsOf(ada.id, { after: "", limit: 9 }))).length,
      ]).toEqual([1, 1]);
      await run(store.forget(ada.id));
      const [post] = await run(store.posts(VISITOR, topic.id, { after: 0, limit: 9 }));
      expect([post?.source, post?.author, await run(store.postsBy(ada.id, 3))]).toEqual(["Soup", undefined, 0]);
    });
  });
