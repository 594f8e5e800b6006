import { randomUUID } from "node:crypto";
import { BlockStore } from "@morsel/application/friends/block-store";
import { ForumStore, type ForumWriter } from "@morsel/application/forum/forum-store";
import { ReactionStore } from "@morsel/application/forum/reaction-store";
import type { Reaction } from "@morsel/domain/forum";
import type { Member } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, atOnce, refusal, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 6, 2, 12);
let clock = NOW;

/** Every promise that the store of reactions makes. */
export const reactionStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps reactions`, () => {
    let stores: Stores;
    let forum: ForumStore;
    let store: ReactionStore;
    beforeAll(async () => {
      stores = await fresh();
      [forum, store] = [stores.get(ForumStore), stores.get(ReactionStore)];
    });
    const someone = async (): Promise<Member> => {
      const member = aMember();
      await run(stores.members.create(member, "hash", someGoals()));
      return member;
    };
    const writer = ({ id }: Member, isModerator = false): ForumWriter => ({ member: id, isModerator });
    const begin = async (by: Member, source = "Soup") => {
      const post = { id: randomUUID(), source, html: source, renderer: 2, at: (clock += 1000) };
      const topic = { id: randomUUID(), category: "success-stories", title: source, post };
      await run(forum.addTopic(writer(by), topic));
      return topic;
    };
    const react = (by: Member, post: string, kind: Reaction = "thanks", isOn = true) =>
      store.react(writer(by), { post, kind, isOn, at: (clock += 1000) });
    const shown = async (topic: string, reader?: Member) => {
      const by = { isModerator: false, ...(reader === undefined ? {} : { member: reader.id }) };
      const [first] = await run(forum.posts(by, topic, { after: 0, limit: 1 }));
      return first?.reactions.map(({ kind, count, isMine }) => `${kind} ${count}${isMine ? " mine" : ""}`);
    };
    const told = async (author: Member) =>
      (await run(store.reactedPosts(author.id, { limit: 9 }))).map(
        ({ title, people, names, isUnread }) => `${title}: ${names.join()} of ${people}${isUnread ? " new" : ""}`,
      );

    it("FO50 W630 each kind counts once per member, however often it is given or taken back", async () => {
      const [ada, bob, eve] = [await someone(), await someone(), await someone()];
      const { id, post } = await begin(ada);
      await atOnce([1, 2, 3].map(() => react(bob, post.id)));
      await run(react(bob, post.id, "helpful"));
      await run(react(eve, post.id));
      expect([await shown(id), await shown(id, bob), await shown(id, eve)]).toEqual([
        ["helpful 1", "thanks 2"],
        ["helpful 1 mine", "thanks 2 mine"],
        ["helpful 1", "thanks 2 mine"],
      ]);
      for (const _ of [1, 2]) await run(react(bob, post.id, "thanks", false));
      expect(await shown(id, bob)).toEqual(["helpful 1 mine", "thanks 1"]);
      const kept = await run(store.reactionsBy(bob.id, { after: "", limit: 9 }));
      expect(kept).toMatchObject([{ post: post.id, topic: id, number: 1, kind: "helpful" }]);
      expect(await run(store.reactionsBy(bob.id, { after: `${post.id} helpful`, limit: 9 }))).toEqual([]);
    });

    it("FO51 not to oneself, not into a locked topic, not by who is banned, and not to what one is not shown", async () => {
      const [ada, bob] = [await someone(), await someone()];
      const { id, post } = await begin(ada);
      expect(await refusal(react(ada, post.id))).toEqual({ _tag: "ReactsToOneself" });
      expect(await refusal(react(bob, randomUUID()))).toEqual({ _tag: "PostNotFound" });
      const moderator = writer(ada, true);
      await run(forum.moderate(moderator, id, { _tag: "Lock" }, NOW));
      expect(await refusal(react(bob, post.id))).toEqual({ _tag: "TopicLocked" });
      await run(forum.moderate(moderator, id, { _tag: "Unlock" }, NOW));
      await run(forum.setBan(moderator, bob.id, { reason: "Spam", until: undefined }, NOW));
      expect(await refusal(react(bob, post.id))).toMatchObject({ _tag: "Banned" });
      await run(forum.setBan(moderator, bob.id, undefined, NOW));
      await run(forum.hidePost(moderator, post.id, true, NOW));
      expect(await refusal(react(bob, post.id))).toEqual({ _tag: "PostNotFound" });
    });

    it("FO52 an author is told once per post, of the latest two, until they look", async () => {
      const [ada, bob, eve, dan] = [await someone(), await someone(), await someone(), await someone()];
      const [one, two] = [await begin(ada, "one"), await begin(ada, "two")];
      for (const by of [bob, eve, dan]) await run(react(by, one.post.id));
      await run(react(bob, two.post.id));
      await run(react(bob, two.post.id, "agree"));
      expect(await told(ada)).toEqual([
        `two: ${bob.username} of 1 new`,
        `one: ${dan.username},${eve.username} of 3 new`,
      ]);
      const [first] = await run(store.reactedPosts(ada.id, { limit: 1 }));
      const after = { at: first?.at ?? 0, post: first?.id ?? "" };
      expect((await run(store.reactedPosts(ada.id, { limit: 9, after }))).map(({ title }) => title)).toEqual(["one"]);
      expect([await run(store.unreadReacted(ada.id, 9)), await run(store.unreadReacted(ada.id, 1))]).toEqual([2, 1]);
      await run(store.lookAtReacted(ada.id));
      expect(await run(store.unreadReacted(ada.id, 9))).toBe(0);
      await run(react(eve, two.post.id));
      expect([await run(store.unreadReacted(ada.id, 9)), await told(bob)]).toEqual([1, []]);
      for (const kind of ["thanks", "agree"] as const) await run(react(bob, two.post.id, kind, false));
      await run(react(eve, two.post.id, "thanks", false));
      expect((await told(ada)).map((line) => line.slice(0, 3))).toEqual(["one"]);
    });

    it("FO51 W630 behind a block nobody reacts, and nothing of before is counted, named or told", async () => {
      const [ada, bob, eve] = [await someone(), await someone(), await someone()];
      const { id, post } = await begin(ada);
      await run(react(bob, post.id));
      await run(stores.get(BlockStore).block(ada.id, bob.id, NOW));
      expect(await refusal(react(bob, post.id, "helpful"))).toEqual({ _tag: "PostNotFound" });
      expect([await shown(id, ada), await told(ada), await run(store.unreadReacted(ada.id, 9))]).toEqual([[], [], 0]);
      await run(react(eve, post.id));
      expect([await shown(id, ada), await told(ada), await shown(id, eve)]).toEqual([
        ["thanks 1"],
        [`Soup: ${eve.username} of 1 new`],
        ["thanks 2 mine"],
      ]);
    });
  });
