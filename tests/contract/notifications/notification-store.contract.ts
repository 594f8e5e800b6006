import { randomUUID } from "node:crypto";
import { NotificationSignal } from "@morsel/application/notifications/notification-signal";
import { NotificationStore } from "@morsel/application/notifications/notification-store";
import { type PasswordHash, newSession, type MemberId, type SessionId } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, atOnce, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const HASH = "$argon2id$hash" as PasswordHash;
const START = Date.UTC(2026, 2, 5, 12);
const A_YEAR_MS = 31_536_000_000;

export const notificationStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps what waits for members`, () => {
    let stores: Stores;
    let store: NotificationStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(NotificationStore);
    });
    const signedIn = async (): Promise<{ readonly member: MemberId; readonly session: SessionId }> => {
      const member = aMember();
      await run(stores.members.create(member, HASH, someGoals()));
      const session = newSession(randomUUID() as SessionId, START, {});
      await run(stores.sessions.begin(member.id, HASH, session));
      return { member: member.id, session: session.id };
    };

    it("W231 each count changes by what is added, never falls below nought, and members stand apart", async () => {
      const [{ member: ada }, { member: bob }] = [await signedIn(), await signedIn()];
      expect(await run(store.of(ada))).toEqual({ unread_message_count: 0, new_invitation_count: 0 });
      await run(store.add(ada, { unread_message_count: 3 }));
      await run(store.add(ada, { unread_message_count: -1, new_invitation_count: 2 }));
      expect(await run(store.of(ada))).toEqual({ unread_message_count: 2, new_invitation_count: 2 });
      await run(store.add(ada, { unread_message_count: -7 }));
      expect(await run(store.of(ada))).toEqual({ unread_message_count: 0, new_invitation_count: 2 });
      await run(store.add(bob, { new_invitation_count: -1 }));
      expect(await run(store.of(bob))).toEqual({ unread_message_count: 0, new_invitation_count: 0 });
    });

    it("W231 of many changes at once each is counted", async () => {
      const { member } = await signedIn();
      const { won } = await atOnce(Array.from({ length: 12 }, () => store.add(member, { unread_message_count: 1 })));
      expect([won.length, await run(store.of(member))]).toEqual([
        12,
        { unread_message_count: 12, new_invitation_count: 0 },
      ]);
    });

    it("W659 whose counts changed is told as soon as it is kept, until one leaves", async () => {
      const [{ member: ada }, { member: bob }] = [await signedIn(), await signedIn()];
      const heard: (MemberId | undefined)[] = [];
      const leave = stores.get(NotificationSignal).listen((member) => heard.push(member));
      // A database of several processes says first that it hears from now on.
      if (name === "PostgreSQL") await expect.poll(() => heard).toEqual([undefined]);
      heard.length = 0;
      const began = performance.now();
      await run(store.add(ada, { unread_message_count: 1 }));
      await expect.poll(() => heard, { interval: 5 }).toEqual([ada]);
      expect(performance.now() - began).toBeLessThan(200);
      await run(store.add(bob, { new_invitation_count: 1 }));
      await expect.poll(() => heard, { interval: 5 }).toEqual([ada, bob]);
      leave();
      await run(store.add(bob, { new_invitation_count: 1 }));
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(heard).toEqual([ada, bob]);
    });

    it("W232, W233 of the sessions that are watched those that live are told, with another version after each change", async () => {
      const [ada, bob] = [await signedIn(), await signedIn()];
      const watch = (now = START) => run(store.watch([ada, bob, { ...ada, session: bob.session }], now));
      const before = await watch();
      expect([...before.keys()].toSorted()).toEqual([ada.session, bob.session].toSorted());
      await run(store.add(ada.member, { unread_message_count: 1 }));
      const after = await watch();
      expect(after.get(ada.session)?.counts.unread_message_count).toBe(1);
      expect(after.get(ada.session)?.version).not.toBe(before.get(ada.session)?.version);
      expect(after.get(bob.session)).toEqual(before.get(bob.session));
      await run(stores.sessions.end(ada.member, ada.session));
      expect([...(await watch()).keys()]).toEqual([bob.session]);
      expect((await watch(START + A_YEAR_MS)).size).toBe(0);
      expect((await run(store.watch([], START))).size).toBe(0);
    });
  });
