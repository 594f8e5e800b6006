import { randomUUID } from "node:crypto";
import { AccountStore } from "@morsel/application/account/account-store";
import type { SecurityEvent } from "@morsel/domain/account";
import { JobStore } from "@morsel/application/jobs/job-store";
import { newSession, type MemberId, type SessionId, type Username } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import {
  aMember,
  anEntry,
  atOnce,
  MONDAY,
  refusal,
  run,
  someGoals,
  someWater,
  type Fresh,
  type Stores,
} from "../stores.ts";

const HASH = "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA";
const NOW = Date.UTC(2026, 2, 5, 12);
const DAY = 86_400_000;

export const accountStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps the AccountStore contract`, () => {
    let stores: Stores;
    let accounts: AccountStore;
    beforeAll(async () => {
      stores = await fresh();
      accounts = stores.get(AccountStore);
    });

    const joined = async () => {
      const member = aMember();
      await run(stores.members.create(member, HASH, someGoals()));
      return member;
    };
    const anEvent = (at = NOW): SecurityEvent => ({
      id: randomUUID(),
      kind: "passwordReset",
      at,
      device: { browser: "Firefox" },
    });
    const aJob = (member: MemberId) => ({ id: randomUUID(), kind: "mail", payload: {}, dueAt: NOW, member });
    const aToken = (email: string, purpose: "resetPassword" | "changeEmail" = "resetPassword") => ({
      hash: randomUUID(),
      purpose,
      email,
      issuedAt: NOW,
    });
    const issued = async (member: { readonly id: MemberId; readonly email: string }, more = {}) => {
      const token = { ...aToken(member.email), ...more };
      await run(accounts.note(member.id, { tokens: [token] }));
      return { ...token, member: member.id, isUsed: false };
    };

    it("W220 tokens, events and jobs land with who joins, and with a changed password; or none of them", async () => {
      const ada = aMember();
      const token = aToken(ada.email);
      const after = { tokens: [token], jobs: [aJob(ada.id)], events: [anEvent()] };
      await run(stores.members.create(ada, HASH, someGoals(), undefined, after));
      expect(await run(accounts.token(token.hash))).toEqual({ ...token, member: ada.id, isUsed: false });
      expect(await run(stores.get(JobStore).waitingOf(ada.id))).toMatchObject(after.jobs);
      expect(await run(accounts.events(ada.id, 9, undefined))).toEqual(after.events);
      const twin = { ...aMember(), email: ada.email };
      const lost = { tokens: [aToken(ada.email)], jobs: [aJob(twin.id)], events: [anEvent()] };
      await refusal(stores.members.create(twin, HASH, someGoals(), undefined, lost));
      expect(await run(accounts.token(lost.tokens[0]?.hash ?? ""))).toBeUndefined();
      expect(await run(stores.get(JobStore).waitingOf(twin.id))).toEqual([]);
      const session = newSession(randomUUID() as SessionId, NOW, {});
      await run(stores.sessions.begin(ada.id, HASH, session));
      const change = { verified: "another", password: "next" };
      const wrong = { jobs: [aJob(ada.id)] };
      expect(
        await run(stores.members.changePassword(ada.id, change, { before: session.id, now: session }, wrong)),
      ).toBe(false);
      expect(await run(stores.get(JobStore).waitingOf(ada.id))).toHaveLength(1);
    });

    it("ID37 of many who come with one token at once one sets the password, and every session ends", async () => {
      const ada = await joined();
      await run(stores.sessions.begin(ada.id, HASH, newSession(randomUUID() as SessionId, NOW, {})));
      const token = await issued(ada);
      const tries = Array.from({ length: 6 }, (_, n) =>
        accounts.resetPassword(token, `hash ${n}`, NOW, { jobs: [aJob(ada.id)] }),
      );
      const done = await Promise.all(tries.map((one) => run(one)));
      expect(done.filter(Boolean)).toHaveLength(1);
      expect((await run(stores.members.byLogin(ada.email)))?.password).toBe(`hash ${done.indexOf(true)}`);
      expect(await run(stores.sessions.all(ada.id))).toEqual([]);
      expect(await run(stores.get(JobStore).waitingOf(ada.id))).toHaveLength(1);
      expect((await run(accounts.token(token.hash)))?.isUsed).toBe(true);
      expect(await run(accounts.tokensSince(ada.id, "resetPassword", NOW - 1))).toBe(1);
      expect(await run(accounts.tokensSince(ada.id, "resetPassword", NOW))).toBe(0);
    });

    it("J25 an address is the member's when it is confirmed, unless another has it", async () => {
      const [ada, ben] = [await joined(), await joined()];
      const email = `new-${randomUUID()}@example.org`;
      const token = await issued({ id: ada.id, email }, { purpose: "changeEmail" });
      const same = await issued({ id: ben.id, email }, { purpose: "changeEmail" });
      expect(await run(accounts.confirmEmail(token, NOW, {}))).toBe(true);
      expect(await run(accounts.confirmEmail(token, NOW, {}))).toBe(false);
      expect(await run(stores.members.byId(ada.id))).toEqual({ ...ada, email, emailVerifiedAt: NOW });
      expect(await refusal(accounts.confirmEmail(same, NOW, {}))).toEqual({ _tag: "EmailTaken" });
      expect((await run(accounts.token(same.hash)))?.isUsed).toBe(false);
    });

    it("J34 what sets a password or an address ends every link that would, of this member alone", async () => {
      const [ada, ben] = [await joined(), await joined()];
      const change = (member: { readonly id: MemberId }) =>
        issued({ ...member, email: `new-${randomUUID()}@example.org` }, { purpose: "changeEmail" });
      const isUsed = async (...all: readonly { readonly hash: string }[]) =>
        Promise.all(all.map(async ({ hash }) => (await run(accounts.token(hash)))?.isUsed));
      const [first, others] = [await change(ada), await change(ben)];
      const second = await change(ada);
      await run(accounts.note(ada.id, { tokens: [second] }));
      expect(await isUsed(first, second, others)).toEqual([true, false, false]);
      const [reset, verify] = [await issued(ada), await issued(ada, { purpose: "verifyEmail" })];
      expect(await run(accounts.confirmEmail(verify, NOW, {}))).toBe(true);
      expect(await isUsed(second, reset)).toEqual([false, false]);
      expect(await run(accounts.confirmEmail(second, NOW, {}))).toBe(true);
      expect(await isUsed(reset, others)).toEqual([true, false]);
      const [third, again] = [await change(ada), await issued(ada)];
      expect(await run(accounts.resetPassword(again, "another", NOW, {}))).toBe(true);
      const [fourth, left] = [await change(ada), await issued(ada)];
      expect(await isUsed(third, fourth, left)).toEqual([true, false, false]);
      const session = newSession(randomUUID() as SessionId, NOW, {});
      await run(stores.sessions.begin(ada.id, "another", session));
      const set = { verified: "another", password: "next" };
      expect(await run(stores.members.changePassword(ada.id, set, { before: session.id, now: session }))).toBe(true);
      expect(await isUsed(fourth, left, others)).toEqual([true, true, false]);
    });

    it("J26 of two who want one name at once one has it", async () => {
      const [ada, ben] = [await joined(), await joined()];
      const wish = `n-${randomUUID().slice(0, 20)}` as Username;
      const change = (id: MemberId, username = wish, now = NOW) =>
        accounts.changeUsername(id, username, now - 30 * DAY, now, { events: [anEvent()] });
      const { won, refusals } = await atOnce([change(ada.id), change(ben.id)]);
      expect([won.length, refusals]).toEqual([1, [{ _tag: "UsernameTaken" }]]);
      const winner = won[0] === 0 ? ada : ben;
      expect(await run(change(winner.id, `${wish}x` as Username, NOW + DAY))).toBe(NOW);
      expect(await run(change(winner.id, wish.toUpperCase() as Username, NOW + DAY))).toBeUndefined();
      expect(await run(change(winner.id, `${wish}x` as Username, NOW + 30 * DAY))).toBeUndefined();
      expect((await run(stores.members.byLogin(`${wish}X`)))?.member.id).toBe(winner.id);
    });

    it("J27 settings are kept by their version", async () => {
      const ada = await joined();
      const first = await run(accounts.settings(ada.id));
      const next = { ...first, sharing: { _tag: "Locked", keyHash: "äpfel" } as const, version: 1 };
      await run(accounts.putSettings(ada.id, next));
      expect(await run(accounts.settings(ada.id))).toEqual(next);
      expect(await refusal(accounts.putSettings(ada.id, next))).toEqual({
        _tag: "AccountSettingsConflict",
        current: next,
      });
      await run(stores.members.changeProfile(ada.id, { where: { timeZone: "Asia/Tokyo" } }));
      expect(await run(stores.members.byId(ada.id))).toEqual({
        ...ada,
        profile: { ...ada.profile, timeZone: "Asia/Tokyo", version: 1 },
      });
    });

    it("J29 everything of a member is erased, again and again, and nothing of another's", async () => {
      const [ada, ben] = [await joined(), await joined()];
      for (const { id, email } of [ada, ben]) {
        await run(stores.diary.add(id, [anEntry()]));
        await run(stores.water.logWater(id, MONDAY, someWater(250)));
        await run(stores.sessions.begin(id, HASH, newSession(randomUUID() as SessionId, NOW, {})));
        await run(accounts.setErasure(id, NOW, { events: [anEvent()], jobs: [aJob(id)], tokens: [aToken(email)] }));
      }
      expect((await run(stores.members.byId(ada.id)))?.eraseAt).toBe(NOW);
      for (let times = 0; times < 2; times += 1) await run(accounts.erase(ada.id));
      expect(await run(stores.members.byId(ada.id))).toBeUndefined();
      expect(await run(stores.members.isEmailTaken(ada.email))).toBe(false);
      expect((await run(stores.diary.day(ada.id, MONDAY))).entries).toEqual([]);
      expect(await run(accounts.events(ada.id, 9, undefined))).toEqual([]);
      expect(await run(stores.get(JobStore).waitingOf(ada.id))).toEqual([]);
      expect((await run(stores.diary.day(ben.id, MONDAY))).entries).toHaveLength(1);
      expect(await run(accounts.events(ben.id, 9, undefined))).toHaveLength(2);
      await run(accounts.setErasure(ben.id, undefined, {}));
      expect((await run(stores.members.byId(ben.id)))?.eraseAt).toBeUndefined();
    });

    it("J30 J32 events come newest first, by pages, and what is old is forgotten", async () => {
      const ada = await joined();
      const all = [NOW, NOW, NOW + 1, NOW - 400 * DAY].map((at) => anEvent(at));
      await run(accounts.note(ada.id, { events: all }));
      await run(accounts.note(ada.id, { events: all }));
      const [first, second] = await run(accounts.events(ada.id, 2, undefined));
      expect(first?.at).toBe(NOW + 1);
      const rest = await run(accounts.events(ada.id, 9, second));
      expect([first, second, ...rest].map((one) => one?.id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      const old = await issued(ada, { issuedAt: NOW - 400 * DAY });
      const before = NOW - 399 * DAY;
      expect(await run(accounts.forget({ tokens: before, events: before, sessions: before }))).toBeGreaterThanOrEqual(
        2,
      );
      expect(await run(accounts.events(ada.id, 9, undefined))).toHaveLength(3);
      expect(await run(accounts.token(old.hash))).toBeUndefined();
    });
  });
