import { randomUUID } from "node:crypto";
import { AccountStore } from "@morsel/application/account/account-store";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { BlockStore } from "@morsel/application/friends/block-store";
import { FriendStore } from "@morsel/application/friends/friend-store";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { NewsStore, type NewsEntry, type NewsPlace } from "@morsel/application/news-feed/news-store";
import { Clock } from "@morsel/application/platform/clock";
import { localDate } from "@morsel/application/platform/local-date";
import { addDays } from "@morsel/domain/calendar";
import { changeAccountSettings, type NewsSetting } from "@morsel/domain/account";
import type { Member, MemberId } from "@morsel/domain/identity";
import type { MeasurementId } from "@morsel/domain/measurements";
import { NEWS_A_DAY } from "@morsel/domain/social";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, refusal, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 2, 2, 12);
const NOT_FOUND = { _tag: "NewsNotFound" };

/** Every promise that the store of the news feed makes. */
export const newsStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps the news feed`, () => {
    let stores: Stores;
    let store: NewsStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(NewsStore);
    });
    const someone = async (): Promise<Member> => {
      const member = aMember();
      await run(stores.members.create(member, "hash", someGoals()));
      return member;
    };
    const befriend = async (one: Member, other: Member) => {
      const invitation = randomUUID();
      await run(stores.get(FriendStore).invite({ id: invitation, from: one.id, to: other.id, createdAt: NOW }, []));
      await run(stores.get(FriendStore).answer(other.id, invitation, "accept", NOW));
    };
    const post = async ({ id: member }: Member, at: number, words = "Soup"): Promise<string> => {
      const id = randomUUID();
      await run(store.post(member, { id, words, at, since: at - 1 }));
      return id;
    };
    const feed = (reader: MemberId, limit = 100, after?: NewsPlace) =>
      run(store.feed(reader, { limit, ...(after === undefined ? {} : { after }) }));
    const ids = async (reader: MemberId) => (await feed(reader)).map(({ id }) => id);
    const choose = async ({ id }: Member, news: Partial<Record<NewsSetting, boolean>>) => {
      const accounts = stores.get(AccountStore);
      const current = await run(accounts.settings(id));
      await run(accounts.putSettings(id, changeAccountSettings(current, { news })));
    };
    const today = async () => localDate(await run(stores.get(Clock).now), "UTC");
    const complete = async ({ id }: Member, completeness: "complete" | "partial", version: number) =>
      run(stores.get(DiaryStore).updateDay(id, { date: await today(), note: "", completeness, version }));
    const weigh = async ({ id }: Member, value: number, daysAgo = 0) =>
      run(
        stores.get(MeasurementStore).log(id, [
          {
            id: randomUUID() as string as MeasurementId,
            type: "Weight",
            date: addDays(await today(), -daysAgo),
            value,
            version: 1,
          },
        ]),
      );

    it("W600 W604 every page of the feed is the next of all entries of the member and of friends who are not muted", async () => {
      const [ada, bob, cat, eve] = [await someone(), await someone(), await someone(), await someone()];
      for (const friend of [bob, cat]) await befriend(ada, friend);
      const all: { readonly id: string; readonly at: number; readonly by: Member }[] = [];
      for (let n = 0; n < 40; n += 1) {
        const by = [ada, bob, bob, cat, eve][n % 5] ?? ada;
        // Several at the same instant.
        const at = NOW + Math.floor(n / 4);
        all.push({ id: await post(by, at), at, by });
      }
      const expected = (people: readonly Member[]) =>
        all
          .filter(({ by }) => people.includes(by))
          .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
          .map(({ id }) => id);
      for (const limit of [1, 3, 7, 100]) {
        const seen: string[] = [];
        for (let after: NewsPlace | undefined, more = true; more;) {
          const page: readonly NewsEntry[] = await feed(ada.id, limit, after);
          seen.push(...page.map(({ id }) => id));
          after = page.at(-1);
          more = page.length === limit;
        }
        expect(seen).toEqual(expected([ada, bob, cat]));
      }
      await run(store.mute(ada.id, bob.id, true));
      expect(await run(store.muted(ada.id))).toEqual([bob.username]);
      expect(await ids(ada.id)).toEqual(expected([ada, cat]));
      await run(store.mute(ada.id, bob.id, false));
      await run(stores.get(BlockStore).block(cat.id, ada.id, NOW));
      expect(await ids(ada.id)).toEqual(expected([ada, bob]));
      expect(await ids(eve.id)).toEqual(expected([eve]));
    });

    it("SO34 W601 nothing is posted that was not chosen; what was chosen is posted once, and a day that is opened again is not", async () => {
      const [ada, bob] = [await someone(), await someone()];
      await befriend(ada, bob);
      await weigh(ada, 71, 1);
      await weigh(ada, 69);
      await complete(ada, "complete", 1);
      expect(await feed(bob.id)).toEqual([]);
      await choose(ada, { weight_lost: true, day_completed: true, joined: true });
      await choose(ada, { streak: true });
      for (const value of [69.5, 69.4, 67.9, 70]) await weigh(ada, value);
      await complete(ada, "partial", 2);
      await complete(ada, "complete", 3);
      const kinds = (await feed(bob.id)).map(({ kind, amount }) => [kind, amount] as const);
      expect(kinds.toSorted()).toEqual(
        [
          ["joined", ada.createdAt],
          ["weight_lost", 1.5],
          ["weight_lost", 3.1],
          ["day_completed", undefined],
        ].toSorted(),
      );
      await complete(ada, "partial", 4);
      expect((await feed(bob.id)).map(({ kind }) => kind)).not.toContain("day_completed");
      await choose(ada, { feed: false });
      await complete(ada, "complete", 5);
      expect(await feed(bob.id)).toEqual([]);
      expect(await feed(ada.id)).toHaveLength(3);
    });

    it("SO37 likes and comments are of those who see an entry, counted once, and deleted by their author or the entry's member", async () => {
      const [ada, bob, eve] = [await someone(), await someone(), await someone()];
      await befriend(ada, bob);
      const entry = await post(ada, NOW);
      const comment = { id: randomUUID(), words: "Nice", at: NOW };
      for (const act of [
        store.like(eve.id, entry, true),
        store.comment(eve.id, entry, comment),
        store.comments(eve.id, entry, { limit: 9 }),
        store.like(bob.id, randomUUID(), true),
      ])
        expect(await refusal(act)).toEqual(NOT_FOUND);
      for (const _ of [1, 2]) {
        await run(store.like(bob.id, entry, true));
        await run(store.comment(bob.id, entry, comment));
      }
      expect(await feed(ada.id)).toMatchObject([{ likes: 1, comments: 1, isLiked: false, isOwn: true }]);
      expect(await feed(bob.id)).toMatchObject([{ likes: 1, isLiked: true, isOwn: false, username: ada.username }]);
      expect(await run(store.comments(ada.id, entry, { limit: 9 }))).toEqual([
        { id: comment.id, username: bob.username, words: "Nice", postedAt: NOW, mayDelete: true },
      ]);
      await run(store.like(bob.id, entry, false));
      await run(store.remove(bob.id, entry));
      await run(store.removeComment(ada.id, entry, comment.id));
      expect(await feed(bob.id)).toMatchObject([{ likes: 0, comments: 0 }]);
      for (const _ of [1, 2]) await run(store.remove(ada.id, entry));
      expect(await feed(bob.id)).toEqual([]);
    });

    it("SO36 a member posts so many times a day; the same id again is the same post", async () => {
      const ada = await someone();
      const all = Array.from({ length: NEWS_A_DAY }, () => ({ id: randomUUID(), words: "Soup", at: NOW, since: 0 }));
      for (const entry of all) await run(store.post(ada.id, entry));
      const [first] = all;
      if (first !== undefined) await run(store.post(ada.id, first));
      expect(await refusal(store.post(ada.id, { id: randomUUID(), words: "x", at: NOW, since: 0 }))).toEqual({
        _tag: "NewsDayIsFull",
        limit: NEWS_A_DAY,
      });
      await run(store.post(ada.id, { id: randomUUID(), words: "x", at: NOW + 9, since: NOW }));
      expect(await feed(ada.id)).toHaveLength(NEWS_A_DAY + 1);
    });

    it("W602 W603 a report keeps what was said; with an account go its likes and comments", async () => {
      const [ada, bob] = [await someone(), await someone()];
      await befriend(ada, bob);
      const entry = await post(ada, NOW, "Buy now");
      const comment = { id: randomUUID(), words: "Cheap", at: NOW };
      await run(store.comment(bob.id, entry, comment));
      await run(store.like(bob.id, entry, true));
      const report = { id: randomUUID(), entry, reason: "spam", text: "", at: NOW } as const;
      for (const _ of [1, 2]) await run(store.report(bob.id, report));
      await run(store.report(ada.id, { ...report, id: randomUUID(), comment: comment.id }));
      expect(await refusal(store.report(ada.id, { ...report, id: randomUUID() }))).toEqual(NOT_FOUND);
      const kept = (await run(store.reports(10_000))).filter(({ by }) => by === ada.id || by === bob.id);
      expect(kept).toMatchObject([
        { kind: "news", thing: entry, about: ada.id, reported: { words: "Buy now" } },
        { kind: "news_comment", thing: comment.id, about: bob.id, reported: { words: "Cheap" } },
      ]);
      await run(store.leave(bob.id));
      expect(await feed(ada.id)).toMatchObject([{ likes: 0, comments: 0 }]);
    });
  });
