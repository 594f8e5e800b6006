import { randomUUID } from "node:crypto";
import { AccountStore } from "@morsel/application/account/account-store";
import { BlockStore } from "@morsel/application/friends/block-store";
import { MessageStore, type NewMessage, type StoredDraft } from "@morsel/application/messages/message-store";
import { NotificationStore } from "@morsel/application/notifications/notification-store";
import type { Member, MemberId } from "@morsel/domain/identity";
import { DRAFTS_LIMIT } from "@morsel/domain/social";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, atOnce, refusal, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 2, 2, 12);
let sent = 0;

/** Every promise that the store of messages, drafts and reports makes. */
export const messageStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps messages, drafts and reports`, () => {
    let stores: Stores;
    let store: MessageStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(MessageStore);
    });

    const someone = async (): Promise<Member> => {
      const member = aMember();
      await run(stores.members.create(member, "hash", someGoals()));
      return member;
    };
    const message = (from: MemberId, to: MemberId, change: Partial<NewMessage> = {}): NewMessage => ({
      id: randomUUID(),
      from,
      to,
      subject: "Lunch",
      body: "Soup?",
      sentAt: NOW + (sent += 1),
      ...change,
    });
    const inbox = async (member: MemberId, key?: string) =>
      run(store.folder(member, { isSent: false, limit: 50, ...(key === undefined ? {} : { key }) }));
    const outbox = async (member: MemberId) => run(store.folder(member, { isSent: true, limit: 50 }));
    const unread = async (member: MemberId) =>
      (await run(stores.get(NotificationStore).of(member))).unread_message_count;

    it("W470 W471 each of the two has a copy, repeats are one message, and it counts once until it is read", async () => {
      const [ada, bob] = [await someone(), await someone()];
      const first = message(ada.id, bob.id);
      await atOnce([1, 2, 3].map(() => store.send(first)));
      const { from: _from, to: _to, ...said } = first;
      expect(await inbox(bob.id)).toEqual([
        { ...said, thread: first.id, other: ada.id, username: ada.username, isSent: false, isRead: false },
      ]);
      expect(await outbox(ada.id)).toMatchObject([{ id: first.id, other: bob.id, isSent: true, isRead: true }]);
      expect([await inbox(ada.id), await outbox(bob.id)]).toEqual([[], []]);
      const answer = message(bob.id, ada.id, { thread: first.id });
      await run(store.send(answer));
      for (const { id } of [ada, bob])
        expect((await run(store.thread(id, first.id, { limit: 9 }))).map((one) => one.id)).toEqual([
          answer.id,
          first.id,
        ]);
      expect([await unread(ada.id), await unread(bob.id)]).toEqual([1, 1]);
      for (const isRead of [true, true, false, false, true])
        await run(store.mark(bob.id, [first.id, answer.id], isRead));
      await run(store.mark(ada.id, [first.id], true));
      expect([await unread(ada.id), await unread(bob.id)]).toEqual([1, 0]);
      expect(await refusal(store.send(message(ada.id, ada.id)))).toEqual({ _tag: "WritesToOneself" });
    });

    it("W472 a deleted message is gone for one alone; unread it counts no more; nobody reaches another's", async () => {
      const [ada, bob, eve] = [await someone(), await someone(), await someone()];
      const one = message(ada.id, bob.id);
      await run(store.send(one));
      for (const action of [store.remove(eve.id, [one.id]), store.mark(eve.id, [one.id], true)]) await run(action);
      expect(await run(store.message(eve.id, one.id))).toBeUndefined();
      expect(await run(store.thread(eve.id, one.id, { limit: 9 }))).toEqual([]);
      expect(await unread(bob.id)).toBe(1);
      for (const _ of [1, 2]) await run(store.remove(bob.id, [one.id]));
      await run(store.remove(bob.id, []));
      expect([await inbox(bob.id), await unread(bob.id), (await outbox(ada.id)).length]).toEqual([[], 0, 1]);
      // An id that somebody has already is not written over.
      const other = message(eve.id, bob.id);
      await run(store.send(other));
      await run(store.send(message(ada.id, bob.id, { id: other.id, body: "Mine" })));
      expect(await inbox(bob.id)).toMatchObject([{ id: other.id, body: "Soup?", other: eve.id }]);
      expect(await unread(bob.id)).toBe(1);
    });

    it("SO25 pages meet without gap or repeat, and messages are found by a part of their words and names", async () => {
      const [ada, bob] = [await someone(), await someone()];
      const ids: string[] = [];
      for (let n = 0; n < 11; n += 1) {
        const one = message(bob.id, ada.id, {
          sentAt: NOW + Math.floor(n / 4),
          body: n === 5 ? "Grüße, ＡＢＣ 100%" : "hi",
        });
        ids.push(one.id);
        await run(store.send(one));
      }
      const seen: string[] = [];
      for (let after: Parameters<MessageStore["folder"]>[1]["after"]; ;) {
        const page = await run(
          store.folder(ada.id, { isSent: false, limit: 3, ...(after === undefined ? {} : { after }) }),
        );
        seen.push(...page.map(({ id }) => id));
        after = page.at(-1);
        if (page.length < 3) break;
      }
      expect([seen.length, seen.toSorted()]).toEqual([11, ids.toSorted()]);
      for (const key of ["grüße", "abc", "100%"])
        expect((await inbox(ada.id, key)).map(({ id }) => id)).toEqual([ids[5]]);
      expect(await inbox(ada.id, bob.username.slice(3))).toHaveLength(11);
      for (const key of ["nothing", "h_", "%%"]) expect(await inbox(ada.id, key)).toEqual([]);
    });

    it("SO8 SO23 W475 a block hides what was written from both, counts it as read, and lets nothing through", async () => {
      const [ada, bob] = [await someone(), await someone()];
      const one = message(ada.id, bob.id);
      await run(store.send(one));
      await run(store.send(message(bob.id, ada.id, { thread: one.id })));
      await run(stores.get(BlockStore).block(bob.id, ada.id, NOW));
      for (const { id } of [ada, bob]) {
        expect([await inbox(id), await outbox(id), await unread(id)]).toEqual([[], [], 0]);
        expect(await run(store.thread(id, one.id, { limit: 9 }))).toEqual([]);
        expect(await run(store.message(id, one.id))).toBeUndefined();
      }
      for (const [from, to] of [
        [ada, bob],
        [bob, ada],
      ] as const)
        expect(await refusal(store.send(message(from.id, to.id)))).toEqual({ _tag: "RecipientUnknown" });
      await run(stores.get(BlockStore).unblock(bob.id, [ada.username]));
      expect(await inbox(bob.id)).toMatchObject([{ id: one.id, isRead: true }]);
    });

    it("W473 drafts are kept with their version, the newest first, so many, and go when they are sent", async () => {
      const [ada, bob] = [await someone(), await someone()];
      const draft = (n: number, change: Partial<StoredDraft> = {}): StoredDraft => ({
        id: randomUUID(),
        recipient: bob.username,
        subject: "",
        body: `Draft ${n}`,
        version: 1,
        savedAt: NOW + n,
        ...change,
      });
      const first = draft(1, { replyTo: randomUUID() });
      for (const _ of [1, 2]) await run(store.saveDraft(ada.id, first));
      const second = { ...first, body: "Better", version: 2, savedAt: NOW + 2 };
      await run(store.saveDraft(ada.id, second));
      expect(await refusal(store.saveDraft(ada.id, { ...first, body: "Stale" }))).toEqual({
        _tag: "DraftVersionConflict",
      });
      expect([await run(store.drafts(ada.id)), await run(store.drafts(bob.id))]).toEqual([[second], []]);
      for (let n = 1; n < DRAFTS_LIMIT; n += 1) await run(store.saveDraft(ada.id, draft(n + 10)));
      expect(await refusal(store.saveDraft(ada.id, draft(99)))).toEqual({ _tag: "DraftsAreFull", limit: DRAFTS_LIMIT });
      await run(store.saveDraft(ada.id, { ...second, body: "Best", version: 3 }));
      await run(store.send(message(ada.id, bob.id, { draft: first.id })));
      const left = await run(store.drafts(ada.id));
      expect([left.length, left.some(({ id }) => id === first.id)]).toEqual([DRAFTS_LIMIT - 1, false]);
      for (const _ of [1, 2]) await run(store.removeDraft(ada.id, left[0]?.id ?? ""));
      expect(await run(store.drafts(ada.id))).toHaveLength(DRAFTS_LIMIT - 2);
    });

    it("W474 a report keeps what was written, once; one's own and another's are not reported", async () => {
      const [ada, bob, eve] = [await someone(), await someone(), await someone()];
      const one = message(ada.id, bob.id, { body: "Buy now" });
      await run(store.send(one));
      const report = { id: randomUUID(), message: one.id, reason: "spam", text: "Again", at: NOW } as const;
      for (const _ of [1, 2]) await run(store.report(bob.id, report));
      for (const { id } of [ada, eve])
        expect(await refusal(store.report(id, { ...report, id: randomUUID() }))).toEqual({ _tag: "MessageNotFound" });
      await run(store.remove(bob.id, [one.id]));
      expect((await run(store.reports(1000))).filter(({ thing }) => thing === one.id)).toEqual([
        {
          id: report.id,
          kind: "message",
          thing: one.id,
          by: bob.id,
          about: ada.id,
          reason: "spam",
          text: "Again",
          at: NOW,
          reported: { subject: "Lunch", body: "Buy now" },
        },
      ]);
    });

    it("W471 what an account that is gone has written stays, without its name", async () => {
      const [ada, bob] = [await someone(), await someone()];
      await run(store.send(message(ada.id, bob.id)));
      await run(stores.get(AccountStore).erase(ada.id));
      const [left] = await inbox(bob.id);
      expect([left?.body, left?.username]).toEqual(["Soup?", undefined]);
      expect(await outbox(ada.id)).toEqual([]);
    });
  });
