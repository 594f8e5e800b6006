import { randomUUID } from "node:crypto";
import { BlockStore } from "@morsel/application/friends/block-store";
import { ForumStore, type ForumWriter } from "@morsel/application/forum/forum-store";
import { MarkStore } from "@morsel/application/forum/mark-store";
import { MentionStore } from "@morsel/application/forum/mention-store";
import { type Member, usernameKey } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 5, 2, 12);
let clock = NOW;
const text = (source: string, mentioned: readonly Member[]) => ({
  source,
  html: source,
  renderer: 2,
  at: (clock += 1000),
  mentioned: mentioned.map(({ id }) => id),
});

/** Every promise that the store of mentions makes. */
export const mentionStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps mentions`, () => {
    let stores: Stores;
    let forum: ForumStore;
    let mentions: MentionStore;
    beforeAll(async () => {
      stores = await fresh();
      [forum, mentions] = [stores.get(ForumStore), stores.get(MentionStore)];
    });
    const someone = async (): Promise<Member> => {
      const member = aMember();
      await run(stores.members.create(member, "hash", someGoals()));
      return member;
    };
    const writer = ({ id }: Member, isModerator = false): ForumWriter => ({ member: id, isModerator });
    const begin = async (by: Member, title: string, named: readonly Member[]) => {
      const post = { id: randomUUID(), ...text(title, named) };
      const topic = { id: randomUUID(), category: "recipes", title, post };
      await run(forum.addTopic(writer(by), topic));
      return topic;
    };
    const titles = async ({ id }: Member, limit = 9) =>
      (await run(mentions.mentionsOf(id, { limit }))).map(({ title, number }) => `${title} ${number}`);

    it("FO43 W622 members are found by the keys of their names, neither oneself nor who stands behind a block", async () => {
      const [ada, bob, eve] = [await someone(), await someone(), await someone()];
      const keys = [ada, bob, eve].map(({ username }) => usernameKey(username));
      const found = async () =>
        (await run(mentions.mentionable(ada.id, [...keys, "nobody-at-all"]))).map(({ id }) => id).toSorted();
      expect(await found()).toEqual([bob.id, eve.id].toSorted());
      await run(stores.get(BlockStore).block(eve.id, ada.id, NOW));
      expect(await found()).toEqual([bob.id]);
      await run(stores.get(BlockStore).block(ada.id, bob.id, NOW));
      expect(await found()).toEqual([]);
    });

    it("FO44 W622 who is named is told once per post, the newest first, until the post is read", async () => {
      const [ada, bob] = [await someone(), await someone()];
      const one = await begin(ada, "one", [bob, bob]);
      const answer = { id: randomUUID(), topic: one.id, ...text("x", [bob]) };
      for (const _ of [1, 2]) await run(forum.addPost(writer(ada), answer));
      await begin(ada, "two", [bob]);
      expect(await titles(bob)).toEqual(["two 1", "one 2", "one 1"]);
      const [first] = await run(mentions.mentionsOf(bob.id, { limit: 1 }));
      expect(first).toMatchObject({ author: ada.username, source: "two", isUnread: true });
      const after = { at: first?.at ?? 0, post: first?.id ?? "" };
      const rest = await run(mentions.mentionsOf(bob.id, { limit: 9, after }));
      expect(rest.map(({ number }) => number)).toEqual([2, 1]);
      expect(await run(mentions.unreadMentions(bob.id, 100))).toBe(3);
      await run(stores.get(MarkStore).read(writer(bob), one.id, 1));
      expect(await run(mentions.unreadMentions(bob.id, 100))).toBe(2);
      await run(forum.editPost(writer(ada), { id: one.post.id, version: 1, ...text("again", [bob]) }));
      expect(await titles(bob)).toEqual(["two 1", "one 2", "one 1"]);
      expect([await titles(ada), await run(mentions.unreadMentions(bob.id, 1))]).toEqual([[], 1]);
    });

    it("FO44 of one post ten are told at the most, however often it is edited", async () => {
      const ada = await someone();
      const others: Member[] = [];
      for (let n = 0; n < 12; n += 1) others.push(await someone());
      const { post } = await begin(ada, "storm", others.slice(0, 8));
      await run(forum.editPost(writer(ada), { id: post.id, version: 1, ...text("more", others.slice(4)) }));
      const told = await Promise.all(others.map((one) => titles(one)));
      expect(told.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]);
    });

    it("W622 hidden posts and members behind a block are neither listed nor counted", async () => {
      const [ada, bob, eve] = [await someone(), await someone(), await someone()];
      const [one, two] = [await begin(ada, "one", [bob]), await begin(eve, "two", [])];
      await run(forum.addPost(writer(ada), { id: randomUUID(), topic: two.id, ...text("x", [bob]) }));
      const seen = async () => [await titles(bob), await run(mentions.unreadMentions(bob.id, 100))];
      expect(await seen()).toEqual([["two 2", "one 1"], 2]);
      await run(stores.get(BlockStore).block(eve.id, bob.id, NOW));
      expect(await seen()).toEqual([["one 1"], 1]);
      await run(forum.hidePost(writer(ada, true), one.post.id, true, NOW));
      expect(await seen()).toEqual([[], 0]);
    });
  });
