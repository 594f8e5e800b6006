import { randomUUID } from "node:crypto";
import { BlockStore } from "@morsel/application/friends/block-store";
import { ForumStore, type ForumWriter, type StoredTopic } from "@morsel/application/forum/forum-store";
import { MarkStore } from "@morsel/application/forum/mark-store";
import type { Member } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, atOnce, refusal, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 4, 2, 12);
const HOUR = 3_600_000;
let clock = NOW;
const text = (source: string) => ({ source, html: source, renderer: 1, at: (clock += 1000) });

/** Every promise that the store of what members read and follow makes. */
export const markStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps what members read and follow`, () => {
    let stores: Stores;
    let forum: ForumStore;
    let marks: MarkStore;
    beforeAll(async () => {
      stores = await fresh();
      [forum, marks] = [stores.get(ForumStore), stores.get(MarkStore)];
    });
    const someone = async (): Promise<Member> => {
      const member = aMember();
      await run(stores.members.create(member, "hash", someGoals()));
      return member;
    };
    const writer = ({ id }: Member, isModerator = false): ForumWriter => ({ member: id, isModerator });
    const begin = async (by: Member, title: string): Promise<string> => {
      const id = randomUUID();
      await run(
        forum.addTopic(writer(by), { id, category: "recipes", title, post: { id: randomUUID(), ...text(title) } }),
      );
      return id;
    };
    const answer = (by: Member, topic: string) =>
      run(forum.addPost(writer(by), { id: randomUUID(), topic, ...text("x") }));
    const shown = async (by: Member, id: string): Promise<Partial<StoredTopic> | undefined> =>
      run(forum.topic(writer(by), id));
    const following = async (by: Member, limit = 9): Promise<readonly string[]> =>
      (await run(marks.following(writer(by), { limit }))).map(({ title }) => title);

    it("FO40 W620 each member has a mark of their own, which goes forward alone", async () => {
      const [ada, bob] = [await someone(), await someone()];
      const topic = await begin(ada, "Soup");
      expect(await shown(bob, topic)).toMatchObject({ seen: 0, isFollowed: false });
      for (const _ of [1, 2, 3]) await answer(ada, topic);
      expect(await run(marks.read(writer(bob), topic, 2))).toBe(2);
      await atOnce([4, 3, 1, 2].map((number) => marks.read(writer(bob), topic, number)));
      expect(await run(marks.read(writer(bob), topic, 1))).toBe(4);
      expect(await run(marks.read(writer(bob), topic, 99))).toBe(4);
      expect([await shown(bob, topic), await shown(ada, topic)]).toMatchObject([
        { seen: 4, isFollowed: false },
        { seen: 4, isFollowed: true },
      ]);
      expect(await refusal(marks.read(writer(bob), randomUUID(), 1))).toEqual({ _tag: "TopicNotFound" });
      const page = await run(
        forum.topics(writer(bob), { categories: ["recipes"], hasPinned: true, at: NOW, limit: 50 }),
      );
      expect(page.find(({ id }) => id === topic)).toMatchObject({ seen: 4, isFollowed: false });
      expect(await run(forum.topic({ isModerator: false }, topic))).toMatchObject({ seen: 0, isNew: false });
    });

    it("FO41 W621 followed topics stand with unread first, by cursor, and those turned off are gone", async () => {
      const [ada, bob] = [await someone(), await someone()];
      const [one, two, three] = [await begin(ada, "one"), await begin(ada, "two"), await begin(ada, "three")];
      for (const topic of [one, two]) {
        await run(marks.read(writer(bob), topic, 1));
        await run(marks.follow(writer(bob), topic, true));
      }
      await answer(bob, three);
      expect(await following(bob)).toEqual(["three", "two", "one"]);
      expect(await run(marks.unreadFollowed(writer(bob)))).toBe(0);
      await answer(ada, one);
      expect([await following(bob), await run(marks.unreadFollowed(writer(bob)))]).toEqual([
        ["one", "three", "two"],
        1,
      ]);
      const [first] = await run(marks.following(writer(bob), { limit: 1 }));
      const after = { hasUnread: true, lastPostAt: first?.lastPostAt ?? 0, id: one };
      const rest = await run(marks.following(writer(bob), { limit: 9, after }));
      expect(rest.map(({ title }) => title)).toEqual(["three", "two"]);
      await run(marks.follow(writer(bob), three, false));
      await answer(bob, three);
      expect(await following(bob)).toEqual(["one", "two"]);
      expect(await shown(bob, three)).toMatchObject({ isFollowed: false, seen: 3 });
      const kept = await run(marks.marksOf(bob.id, { after: "", limit: 9 }));
      expect(kept.map(({ title, isFollowed }) => `${title} ${isFollowed}`).toSorted()).toEqual([
        "one true",
        "three false",
        "two true",
      ]);
      expect(await refusal(marks.follow(writer(bob), randomUUID(), true))).toEqual({ _tag: "TopicNotFound" });
    });

    it("FO41 nobody follows more topics than the bound", async () => {
      const [ada, bob] = [await someone(), await someone()];
      const topics: string[] = [];
      for (let n = 0; n < 501; n += 1) topics.push(await begin(ada, `many ${n}`));
      for (const topic of topics.slice(0, 500)) await run(marks.follow(writer(bob), topic, true));
      const [last = ""] = topics.slice(-1);
      expect(await refusal(marks.follow(writer(bob), last, true))).toEqual({ _tag: "TooManyFollowed", max: 500 });
      await answer(bob, last);
      expect(await shown(bob, last)).toMatchObject({ isFollowed: false });
    });

    it("W621 hidden topics and those of members behind a block are neither listed nor counted", async () => {
      const [ada, bob, eve] = [await someone(), await someone(), await someone()];
      const [one, two] = [await begin(ada, "one"), await begin(eve, "two")];
      for (const topic of [one, two]) {
        await run(marks.read(writer(bob), topic, 1));
        await run(marks.follow(writer(bob), topic, true));
        await answer(ada, topic);
      }
      expect([await following(bob), await run(marks.unreadFollowed(writer(bob)))]).toEqual([["two", "one"], 2]);
      await run(stores.get(BlockStore).block(eve.id, bob.id, NOW));
      expect([await following(bob), await run(marks.unreadFollowed(writer(bob)))]).toEqual([["one"], 1]);
      expect(await refusal(marks.read(writer(bob), two, 2))).toEqual({ _tag: "TopicNotFound" });
      expect(await refusal(marks.follow(writer(bob), two, false))).toEqual({ _tag: "TopicNotFound" });
      await run(forum.moderate(writer(ada, true), one, { _tag: "Hide" }, NOW));
      expect([await following(bob), await run(marks.unreadFollowed(writer(bob)))]).toEqual([[], 0]);
    });

    it("FO42 a topic is new if something was written in it since the visit before", async () => {
      const [ada, bob] = [await someone(), await someone()];
      const isNew = async (topic: string, at: number) => {
        const query = { categories: ["recipes"], hasPinned: false, at, limit: 99 };
        return (await run(forum.topics(writer(bob), query))).find(({ id }) => id === topic)?.isNew;
      };
      const old = await begin(ada, "old");
      expect(await isNew(old, clock)).toBe(false);
      const seenAt = clock + 500;
      expect(await run(marks.visit(bob.id, seenAt))).toEqual({ since: seenAt, seenAt });
      const fresh = await begin(ada, "fresh");
      expect([await isNew(old, clock), await isNew(fresh, clock)]).toEqual([false, true]);
      expect(await run(marks.visit(bob.id, seenAt + HOUR))).toEqual({ since: seenAt, seenAt: seenAt + HOUR });
      expect([await isNew(old, seenAt + HOUR), await isNew(fresh, seenAt + HOUR)]).toEqual([false, true]);
      await run(marks.read(writer(bob), fresh, 1));
      expect(await isNew(fresh, seenAt + HOUR)).toBe(false);
    });
  });
