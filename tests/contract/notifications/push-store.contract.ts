import { randomUUID } from "node:crypto";
import { JobStore } from "@morsel/application/jobs/job-store";
import { NotificationStore } from "@morsel/application/notifications/notification-store";
import { PushStore, type PushAddress } from "@morsel/application/notifications/push-store";
import type { NewJob } from "@morsel/application/platform/job";
import { newSession, type MemberId, type PasswordHash, type SessionId } from "@morsel/domain/identity";
import { NO_PUSH } from "@morsel/domain/social";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, atOnce, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const HASH = "$argon2id$hash" as PasswordHash;
const START = Date.UTC(2026, 2, 5, 12);
/** Before all other tests on the same storage look. */
const EARLY = Date.UTC(2001, 0, 1);
const A_YEAR_MS = 31_536_000_000;
const MOST = 10;

type Device = { readonly member: MemberId; readonly session: SessionId };

export const pushStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps the devices that are told`, () => {
    let stores: Stores;
    let store: PushStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(PushStore);
    });
    const begun = async (member: MemberId, now = START): Promise<Device> => {
      const session = newSession(randomUUID() as SessionId, now, {});
      await run(stores.sessions.begin(member, HASH, session));
      return { member, session: session.id };
    };
    const signedIn = async (): Promise<Device> => {
      const member = aMember();
      await run(stores.members.create(member, HASH, someGoals()));
      return begun(member.id);
    };
    const anAddress = (): PushAddress => ({
      endpoint: `https://push.example/${randomUUID()}`,
      p256dh: "p".repeat(87),
      auth: "a".repeat(22),
    });
    const save = async (device: Device, address = anAddress(), dueAt?: number, savedAt = START) => {
      const kept = { ...address, session: device.session, choices: NO_PUSH, savedAt };
      await run(store.save(device.member, kept, { plannedTo: savedAt, dueAt }, MOST));
      return address;
    };
    const sessionsOf = async ({ member }: Device, now = START) =>
      (await run(store.all(member, now))).map(({ session }) => session);
    const waiting = async ({ member }: Device) =>
      (await run(stores.get(JobStore).waitingOf(member))).filter(({ kind }) => kind.startsWith("push"));
    const aJob = ({ member, session }: Device, n = 1): NewJob => ({
      id: `push ${session} ${n}`,
      kind: "push",
      member,
      dueAt: START + A_YEAR_MS,
      payload: {},
    });

    it("W743 the keys that were kept first stay, whoever asks at once", async () => {
      let made = 0;
      const fresh = () => ({ publicKey: `public ${(made += 1)}`, privateKey: `private ${made}` });
      const asked = await Promise.all(Array.from({ length: 6 }, () => run(store.keys(fresh))));
      expect(new Set(asked.map(({ publicKey, privateKey }) => publicKey + privateKey)).size).toBe(1);
      expect(await run(store.keys(fresh))).toEqual(asked[0]);
    });

    it("W741 a device ends with its session, and stands apart from other members'", async () => {
      const [ada, bob] = [await signedIn(), await signedIn()];
      const address = await save(ada);
      await save(bob);
      expect(await run(store.all(ada.member, START))).toEqual([
        { ...address, session: ada.session, choices: NO_PUSH, savedAt: START, usedAt: START },
      ]);
      await run(store.remove(bob.member, ada.session));
      expect([await sessionsOf(ada), await sessionsOf(ada, START + A_YEAR_MS)]).toEqual([[ada.session], []]);
      await run(stores.sessions.end(ada.member, ada.session));
      expect([await sessionsOf(ada), await sessionsOf(bob)]).toEqual([[], [bob.session]]);
    });

    it("W741 one address is of one device, the one that was saved last", async () => {
      const [ada, bob] = [await signedIn(), await signedIn()];
      const address = await save(ada);
      await save(bob, address);
      expect([await sessionsOf(ada), await sessionsOf(bob)]).toEqual([[], [bob.session]]);
      await save(bob);
      expect(await sessionsOf(bob)).toEqual([bob.session]);
    });

    it("SO74 the last used of a member's devices stay", async () => {
      const first = await signedIn();
      const devices = [first];
      for (let n = 1; n <= MOST; n += 1) devices.push(await begun(first.member, START + n));
      const second = devices[1] ?? first;
      for (const device of [...devices.slice(2), first, second]) await save(device);
      const newestFirst = devices.map(({ session }) => session).toReversed();
      // The one that asks is never the one without room.
      expect(await sessionsOf(first)).toEqual(newestFirst.slice(0, MOST));
      await save(first);
      expect(await sessionsOf(first)).toEqual([...newestFirst.slice(0, MOST - 1), first.session]);
    });

    it("W745 another address takes the place of the old one; a device that is not there gets none", async () => {
      const [ada, bob] = [await signedIn(), await signedIn()];
      await save(ada);
      const next = anAddress();
      await run(store.move(bob.member, ada.session, anAddress()));
      await run(store.move(bob.member, bob.session, next));
      await run(store.move(ada.member, ada.session, next));
      expect(await run(store.all(ada.member, START))).toMatchObject([{ ...next, choices: NO_PUSH, savedAt: START }]);
      expect(await sessionsOf(bob)).toEqual([]);
    });

    it("W744 what is due is found, planned by one of many, and its jobs are kept with the plan", async () => {
      const ada = await signedIn();
      await save(ada, anAddress(), EARLY);
      const found = (await run(store.due(EARLY, 50))).filter(({ member }) => member === ada.member);
      const [device] = found;
      if (device === undefined) throw new Error("It is due.");
      expect(device).toEqual({
        ...ada,
        choices: NO_PUSH,
        savedAt: START,
        plannedTo: START,
        dueAt: EARLY,
        isAlive: true,
      });
      const next = { plannedTo: EARLY, dueAt: EARLY + 5 };
      const tries = await Promise.all([1, 2, 3].map((n) => run(store.plan(device, next, [aJob(ada, n)]))));
      expect([tries.filter(Boolean).length, (await waiting(ada)).length]).toEqual([1, 1]);
      const due = async (now: number) => (await run(store.due(now, 50))).filter(({ member }) => member === ada.member);
      expect([(await due(EARLY + 4)).length, await due(EARLY + 5)]).toMatchObject([0, [{ plannedTo: EARLY }]]);
      // Saved anew in between: what was planned before is void.
      const [before] = await due(EARLY + 5);
      await save(ada, anAddress(), EARLY + 5, START + 1);
      expect(await run(store.plan(before ?? device, next, [aJob(ada, 4)]))).toBe(false);
      expect((await due(EARLY + 5)).map(({ savedAt }) => savedAt)).toEqual([START + 1]);
      const [last] = await due(EARLY + 5);
      expect(await run(store.plan(last ?? device, { plannedTo: START, dueAt: undefined }, []))).toBe(true);
      expect(await due(START)).toEqual([]);
      await save(ada, anAddress(), EARLY);
      await run(stores.sessions.end(ada.member, ada.session));
      expect(await due(EARLY)).toMatchObject([{ isAlive: false }]);
      await run(store.remove(ada.member, ada.session));
    });

    it("W744 another time zone plans anew, another height does not", async () => {
      const [ada, bob] = [await signedIn(), await signedIn()];
      await save(ada, anAddress(), START + A_YEAR_MS);
      await save(bob);
      const due = async () =>
        (await run(store.due(EARLY, 50))).filter(({ member }) => [ada.member, bob.member].includes(member));
      await run(stores.members.changeProfile(ada.member, { where: { country: "AT" } }));
      expect(await due()).toEqual([]);
      for (const { member } of [ada, bob])
        await run(stores.members.changeProfile(member, { where: { timeZone: "America/New_York" } }));
      expect((await due()).map(({ member }) => member)).toEqual([ada.member]);
      await run(store.remove(ada.member, ada.session));
    });

    it("W742 each news leaves a job, where a device is there to be told", async () => {
      const [ada, bob] = [await signedIn(), await signedIn()];
      await save(ada);
      const counts = stores.get(NotificationStore);
      for (const { member } of [ada, bob]) await run(counts.add(member, { unread_message_count: 1 }));
      await run(counts.add(ada.member, { unread_message_count: -1 }));
      expect([(await waiting(ada)).length, (await waiting(bob)).length]).toEqual([1, 0]);
      await atOnce(Array.from({ length: 4 }, () => counts.add(ada.member, { new_invitation_count: 1 })));
      expect((await waiting(ada)).map(({ payload }) => payload["kind"]).toSorted()).toEqual([
        "invitations",
        "invitations",
        "invitations",
        "invitations",
        "messages",
      ]);
    });
  });
