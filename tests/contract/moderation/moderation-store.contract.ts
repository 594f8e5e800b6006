import { randomUUID } from "node:crypto";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { AdminStore } from "@morsel/application/admin/admin-store";
import { ForumStore } from "@morsel/application/forum/forum-store";
import { ModerationStore, type Decision } from "@morsel/application/moderation/moderation-store";
import type { AuditEntry } from "@morsel/domain/admin";
import type { QueuePlace } from "@morsel/domain/forum";
import type { Member, MemberId } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, refusal, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 2, 2, 12);

/** Every promise that the store of the moderators makes. */
export const moderationStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps what moderators decide`, () => {
    let stores: Stores;
    let store: ModerationStore;
    let forum: ForumStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(ModerationStore);
      forum = stores.get(ForumStore);
    });
    const someone = async (): Promise<Member> => {
      const member = aMember();
      await run(stores.members.create(member, "hash", someGoals()));
      return member;
    };
    const text = { source: "Buy", html: "<p>Buy</p>\n", renderer: 1, at: NOW };
    const reported = async (by: Member, reporters: readonly Member[]) => {
      const topic = { id: randomUUID(), category: "help", title: "Soup", post: { id: randomUUID(), ...text } };
      await run(forum.addTopic({ member: by.id, isModerator: false }, topic));
      for (const [nth, { id }] of reporters.entries())
        await run(
          forum.report(id, { id: randomUUID(), post: topic.post.id, reason: "spam", text: "Ads", at: NOW + nth }),
        );
      return topic;
    };
    const decide = (about: MemberId, thing: string, act: Decision["act"], by: MemberId): [Decision, AuditEntry] => {
      const decision = { id: randomUUID(), kind: "post" as const, thing, about, act, reason: "Advertising", at: NOW };
      return [
        decision,
        { id: decision.id, at: NOW, act: "reportDecided", actor: by, subject: about, reason: decision.reason },
      ];
    };
    const isShown = async (post: string) => (await run(forum.post({ isModerator: false }, post))) !== undefined;
    const openOf = async (thing: string) => (await run(store.openOf("post", thing))).map(({ byName }) => byName);

    it("W690 W691 a decision settles all reports of the thing, hides it and is in the log, once", async () => {
      const [eve, ada, bob, admin] = [await someone(), await someone(), await someone(), await someone()];
      const topic = await reported(eve, [ada, bob]);
      expect(await openOf(topic.post.id)).toEqual([ada.username, bob.username]);
      expect(await run(store.openOf("post", topic.post.id))).toMatchObject([
        { kind: "post", about: eve.id, aboutName: eve.username, reported: { topic: topic.id, source: "Buy" } },
        { by: bob.id, text: "Ads" },
      ]);
      const [decision, entry] = decide(eve.id, topic.post.id, "hide", admin.id);
      for (const _ of [1, 2]) await run(store.decide(decision, entry));
      expect([await openOf(topic.post.id), await isShown(topic.post.id)]).toEqual([[], false]);
      expect(await run(store.decision(decision.id))).toMatchObject({
        act: "hide",
        reason: "Advertising",
        about: eve.id,
      });
      const log = await run(stores.get(AdminStore).audit({ limit: 10, subject: eve.id }));
      expect(log.map(({ act, reason }) => [act, reason])).toEqual([["reportDecided", "Advertising"]]);
    });

    it("FO7 FO8 a member has one open report of a thing, and the queue is read page by page", async () => {
      const [eve, ada, bob, admin] = [await someone(), await someone(), await someone(), await someone()];
      const loud = await reported(eve, [ada, bob, ada, ada]);
      const quiet = [await reported(eve, [ada]), await reported(eve, [bob]), await reported(eve, [ada])];
      expect(await openOf(loud.post.id)).toEqual([ada.username, bob.username]);
      const paged: QueuePlace[] = [];
      for (;;) {
        const last = paged.at(-1);
        const found = await run(store.queue({ limit: 2, ...(last === undefined ? {} : { after: last }) }));
        paged.push(...found);
        if (found.length < 2) break;
      }
      const own = new Set<string>([loud, ...quiet].map(({ post }) => post.id));
      const seen = paged.filter(({ id }) => own.has(id));
      expect(seen[0]).toEqual({ kind: "post", id: loud.post.id, reports: 2, at: NOW });
      expect(seen.slice(1).map(({ id }) => id)).toEqual(quiet.map(({ post }) => post.id).toSorted());
      await run(store.decide(...decide(eve.id, loud.post.id, "dismiss", admin.id)));
      await run(
        forum.report(ada.id, { id: randomUUID(), post: loud.post.id, reason: "spam", text: "Again", at: NOW + 9 }),
      );
      expect(await openOf(loud.post.id)).toEqual([ada.username]);
    });

    it("FO7 FO30 a report of a food keeps the food as it was, once by each member", async () => {
      const [ada, admin] = [await someone(), await someone()];
      const food = SAMPLE_FOODS[0];
      if (food === undefined) throw new Error("There are no sample foods.");
      const thing = `food-${randomUUID()}`;
      const report = { thing, about: "" as MemberId, reason: "duplicate", text: "", reported: food, at: NOW } as const;
      for (const _ of [1, 2]) await run(store.reportFood(ada.id, { ...report, id: randomUUID() }));
      expect(await run(store.openOf("food", thing))).toMatchObject([
        { by: ada.id, about: "", reason: "duplicate", reported: { id: food.id, nutrients: food.nutrients } },
      ]);
      const [decision, { subject: _, ...entry }] = decide("" as MemberId, thing, "dismiss", admin.id);
      await run(store.decide({ ...decision, kind: "food" }, entry));
      expect(await run(store.openOf("food", thing))).toEqual([]);
    });

    it("FO14 an appeal against a ban that gives way leaves a later ban", async () => {
      const [eve, ada, admin] = [await someone(), await someone(), await someone()];
      const topic = await reported(eve, [ada]);
      const [ban, entry] = decide(eve.id, topic.post.id, "ban", admin.id);
      await run(store.decide(ban, entry));
      const later = { reason: "Threats", until: undefined };
      await run(forum.setBan({ member: admin.id, isModerator: true }, eve.id, later, NOW + 5));
      const answer = { id: randomUUID(), isUpheld: false, reason: "You are right", at: NOW + 6 };
      await run(store.answer(ban, answer, { ...entry, id: answer.id, act: "appealAnswered", reason: answer.reason }));
      const write = forum.addPost(
        { member: eve.id, isModerator: false },
        { id: randomUUID(), topic: topic.id, ...text },
      );
      expect(await refusal(write)).toMatchObject({ _tag: "Banned", reason: "Threats" });
    });

    it("FO14 W692 the member alone reads and appeals, once, and giving way shows the post and ends the ban", async () => {
      const [eve, ada, admin] = [await someone(), await someone(), await someone()];
      const topic = await reported(eve, [ada]);
      const [hide, hideEntry] = decide(eve.id, topic.post.id, "hide", admin.id);
      await run(store.decide(hide, hideEntry));
      const [made, banEntry] = decide(eve.id, topic.post.id, "ban", admin.id);
      const ban = { ...made, at: NOW + 1 };
      await run(store.decide(ban, banEntry));
      const write = () =>
        forum.addPost({ member: eve.id, isModerator: false }, { id: randomUUID(), topic: topic.id, ...text });
      expect(await refusal(write())).toMatchObject({ _tag: "Banned", reason: "Advertising" });
      expect((await run(store.about(eve.id, 10))).map(({ id }) => id)).toEqual([ban.id, hide.id]);
      expect(await run(store.about(ada.id, 10))).toEqual([]);
      await run(store.appeal(ada.id, hide.id, "Not mine", NOW + 2));
      await run(store.appeal(eve.id, hide.id, "It was a recipe", NOW + 3));
      await run(store.appeal(eve.id, hide.id, "Again", NOW + 4));
      await run(store.appeal(eve.id, ban.id, "Sorry", NOW + 5));
      const waiting = async () =>
        (await run(store.appeals(10_000))).filter(({ about }) => about === eve.id).map(({ appeal }) => appeal);
      expect(await waiting()).toEqual(["It was a recipe", "Sorry"]);
      for (const decision of [hide, ban]) {
        const answer = { id: randomUUID(), isUpheld: false, reason: "You are right", at: NOW + 6 };
        await run(
          store.answer(decision, answer, { ...hideEntry, id: answer.id, act: "appealAnswered", reason: answer.reason }),
        );
      }
      expect([await waiting(), await isShown(topic.post.id)]).toEqual([[], true]);
      await run(write());
      expect(await run(store.decision(hide.id))).toMatchObject({
        appeal: "It was a recipe",
        answer: { isUpheld: false, reason: "You are right" },
      });
    });
  });
