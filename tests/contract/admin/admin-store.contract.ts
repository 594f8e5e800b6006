import { randomUUID } from "node:crypto";
import { AdminStore, type MemberQuery } from "@morsel/application/admin/admin-store";
import { AccountStore } from "@morsel/application/account/account-store";
import { JobStore } from "@morsel/application/jobs/job-store";
import { SecondStepStore } from "@morsel/application/sign-in-methods/second-step-store";
import type { AuditAct, AuditEntry } from "@morsel/domain/admin";
import { type Member, type MemberId, newSession, type SessionId } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 2, 2, 12);
const HASH = "hash";
let at = NOW;

/** Every promise that the store of admins makes. */
export const adminStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps what admins do`, () => {
    let stores: Stores;
    let store: AdminStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(AdminStore);
    });

    const someone = async (change: Partial<Member> = {}): Promise<Member> => {
      const member = aMember(change);
      await run(stores.members.create(member, HASH, someGoals()));
      return member;
    };
    const line = (subject: MemberId, act: AuditAct = "roleChanged", change: Partial<AuditEntry> = {}): AuditEntry => ({
      id: randomUUID(),
      at: (at += 1),
      act,
      subject,
      ...change,
    });
    const signIn = async (member: Member, when = NOW) => {
      const session = newSession(randomUUID() as SessionId, when, {});
      return (await run(stores.sessions.begin(member.id, HASH, session))) ? session.id : undefined;
    };
    const sessions = async ({ id }: Member) => (await run(stores.sessions.all(id))).length;
    const names = async (query: MemberQuery) => (await run(store.members(query))).map(({ username }) => username);

    it("W530 ID1 roles are kept in their order with the line of the log, and a repeat changes nothing", async () => {
      const [ada, boss] = [await someone(), await someone()];
      const given = line(ada.id, "roleChanged", {
        actor: boss.id,
        reason: "Helps",
        details: { role: "administrator" },
      });
      await run(store.setRoles(ada.id, ["administrator", "moderator"], given));
      await run(store.setRoles(ada.id, [], given));
      expect((await run(stores.members.byId(ada.id)))?.roles).toEqual(["administrator", "moderator"]);
      await run(store.setRoles(ada.id, [], line(ada.id)));
      expect((await run(stores.members.byId(ada.id)))?.roles ?? []).toEqual([]);
      expect((await run(store.audit({ subject: ada.id, limit: 9 })))[1]).toEqual({
        ...given,
        actorName: boss.username,
        subjectName: ada.username,
      });
    });

    it("W533 ID125 who is suspended has no session and gets none before the end", async () => {
      const ada = await someone();
      await signIn(ada);
      const suspension = { at: NOW, until: NOW + 1000, reason: "Spam" };
      await run(store.suspend(ada.id, suspension, line(ada.id, "memberSuspended")));
      expect(await run(stores.members.byId(ada.id))).toMatchObject({
        suspendedAt: NOW,
        suspendedUntil: NOW + 1000,
        suspensionReason: "Spam",
      });
      expect([await sessions(ada), await signIn(ada, NOW + 999)]).toEqual([0, undefined]);
      expect(await signIn(ada, NOW + 1000)).toBeDefined();
      expect((await run(stores.members.byId(ada.id)))?.suspendedAt).toBeUndefined();
      await run(store.suspend(ada.id, { at: NOW, reason: "Again" }, line(ada.id, "memberSuspended")));
      expect([await sessions(ada), await signIn(ada, NOW + 9e9)]).toEqual([0, undefined]);
      await run(store.endSuspension(ada.id, line(ada.id, "suspensionEnded")));
      const { lastLogin: _, ...freed } = (await run(stores.members.byId(ada.id))) ?? ada;
      expect(freed).toEqual(ada);
      expect(await signIn(ada)).toBeDefined();
    });

    it("W533 sessions end, and an erasure is kept with its job; of one member alone", async () => {
      const [ada, ben] = [await someone(), await someone()];
      for (const one of [ada, ben]) await signIn(one);
      await run(store.endSessions(ada.id, line(ada.id, "sessionsEnded")));
      expect([await sessions(ada), await sessions(ben)]).toEqual([0, 1]);
      await signIn(ada);
      expect(await run(store.factsOf(ada.id))).toEqual({ sessions: 1, hasSecondStep: false });
      const job = { id: randomUUID(), kind: "erase-account", payload: {}, dueAt: NOW, member: ada.id };
      await run(store.erase(ada.id, NOW, [job], line(ada.id, "memberErased")));
      expect([await sessions(ada), (await run(stores.members.byId(ada.id)))?.eraseAt]).toEqual([0, NOW]);
      expect(await run(stores.get(JobStore).waitingOf(ada.id))).toMatchObject([job]);
      expect((await run(stores.members.byId(ben.id)))?.eraseAt).toBeUndefined();
    });

    it("W532 an entry is of one session, and of a member who has a second step", async () => {
      const ada = await someone();
      const [one, other] = [await signIn(ada), await signIn(ada)];
      if (one === undefined || other === undefined) throw new Error("Nobody signed in");
      const entered = { ...line(ada.id, "adminEntered"), actor: ada.id };
      await run(store.enter(one, entered));
      expect(await run(store.enteredAt(ada.id, one))).toBeUndefined();
      const steps = stores.get(SecondStepStore);
      await run(steps.propose(ada.id, "sealed"));
      expect(await run(store.enteredAt(ada.id, one))).toBeUndefined();
      await run(steps.confirm(ada.id, "sealed", { at: NOW, step: 1, codes: [] }));
      expect(await run(store.enteredAt(ada.id, one))).toBe(entered.at);
      expect(await run(store.enteredAt(ada.id, other))).toBeUndefined();
      const again = { ...line(ada.id, "adminEntered"), actor: ada.id };
      await run(store.enter(one, again));
      expect(await run(store.enteredAt(ada.id, one))).toBe(again.at);
      expect(await run(store.factsOf(ada.id))).toEqual({ sessions: 2, hasSecondStep: true });
    });

    it("AD7 W535 members come page by page, the newest first or in the order of what is searched", async () => {
      const mark = `q${randomUUID().slice(0, 8)}`;
      const future = NOW * 3;
      const all: Member[] = [];
      for (const n of [0, 1, 2, 3])
        all.push(
          await someone({
            username: `${mark}-${n}`,
            email: `${mark}.${3 - n}@example.org`,
            createdAt: future + Math.floor(n / 2),
          }),
        );
      const newest = all
        .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
        .map(({ username }) => username);
      const query = { by: "newest", view: "all" } as const;
      const [first, second] = await run(store.members({ ...query, limit: 2 }));
      const after = { key: String(second?.createdAt), id: second?.id ?? "" };
      expect([first?.username, second?.username, ...(await names({ ...query, limit: 2, after }))]).toEqual(newest);
      const byName = { by: "username", begins: mark } as const;
      expect(await names({ ...byName, limit: 9 })).toEqual([0, 1, 2, 3].map((n) => `${mark}-${n}`));
      expect(await names({ ...byName, limit: 9, after: { key: `${mark}-1`, id: "" } })).toEqual([
        `${mark}-2`,
        `${mark}-3`,
      ]);
      expect(await names({ by: "username", begins: `${mark}-2`, limit: 9 })).toEqual([`${mark}-2`]);
      expect(await names({ by: "email", begins: `${mark}.`, limit: 2 })).toEqual([`${mark}-3`, `${mark}-2`]);
      for (const begins of ["%", "_", `${mark}%`])
        expect(await names({ by: "username", begins, limit: 9 })).toEqual([]);
      const [ada, ben, cleo] = all;
      if (ada === undefined || ben === undefined || cleo === undefined) throw new Error("Nobody joined");
      await run(store.suspend(ada.id, { at: NOW, reason: "Spam" }, line(ada.id)));
      await run(store.setRoles(ben.id, ["super_admin"], line(ben.id)));
      await run(store.setRoles(cleo.id, ["moderator", "administrator"], line(cleo.id)));
      expect(await names({ by: "newest", view: "suspended", limit: 1 })).toEqual([ada.username]);
      expect(await names({ by: "newest", view: "admins", limit: 1 })).toEqual([ben.username]);
      expect(await run(store.hasAdmin)).toBe(true);
    });

    it("W530 W535 the log comes page by page by what, on whom and by whom, and outlives accounts without their names", async () => {
      const [boss, ada, ben] = [await someone(), await someone(), await someone()];
      const acts = [
        line(ada.id, "sessionsEnded", { actor: boss.id, reason: "Lost phone" }),
        line(ben.id, "sessionsEnded", { actor: boss.id }),
        line(ada.id, "roleChanged", { actor: ben.id }),
      ];
      for (const entry of acts.slice(0, 2)) await run(store.endSessions(entry.subject ?? ada.id, entry));
      for (const entry of acts.slice(2)) await run(store.setRoles(ada.id, [], entry));
      const ids = async (query: Parameters<AdminStore["audit"]>[0]) =>
        (await run(store.audit(query))).map(({ id }) => id);
      const [one, two, three] = acts.map(({ id }) => id);
      expect(await ids({ limit: 3 })).toEqual([three, two, one]);
      const last = acts[2] ?? line(ada.id);
      expect(await ids({ limit: 1, after: last })).toEqual([two]);
      expect(await ids({ limit: 9, subject: ada.id })).toEqual([three, one]);
      expect(await ids({ limit: 9, actor: boss.id })).toEqual([two, one]);
      expect(await ids({ limit: 9, actor: boss.id, subject: ada.id })).toEqual([one]);
      expect(await ids({ limit: 9, subject: ada.id, act: "roleChanged" })).toEqual([three]);
      expect(await ids({ limit: 2, act: "sessionsEnded" })).toEqual([two, one]);
      await run(stores.get(AccountStore).erase(ada.id));
      const [, kept] = await run(store.audit({ subject: ada.id, limit: 9 }));
      expect([kept?.id, kept?.subjectName, kept?.actorName]).toEqual([one, undefined, boss.username]);
    });

    it("W536 a job that was given up is tried again from the beginning, or deleted; a waiting one is left alone", async () => {
      const ada = await someone();
      const jobs = stores.get(JobStore);
      const kind = `kind-${randomUUID()}`;
      const waiting = { id: randomUUID(), kind, payload: { a: 1 }, dueAt: NOW };
      await run(jobs.add([waiting, { ...waiting, id: randomUUID(), dueAt: NOW - 5 }]));
      const lease = new Map([[kind, 60]]);
      const taken = await run(jobs.take(lease, NOW - 5));
      if (taken === undefined) throw new Error("There is no job");
      const died = NOW * 4;
      await run(jobs.bury(taken, "ECONNREFUSED", died));
      const queue = async () => (await run(store.queue)).filter((row) => row.kind === kind);
      expect(await queue()).toEqual([{ kind, waiting: 1, nextAt: NOW }]);
      const [dead] = await run(store.deadJobs({ limit: 1 }));
      expect(dead).toEqual({ id: taken.id, kind, tries: 1, code: "ECONNREFUSED", diedAt: died });
      expect(await run(store.deadJobs({ limit: 1, after: { at: died, id: taken.id } }))).not.toContainEqual(dead);
      expect([await run(store.hasDeadJob(taken.id)), await run(store.hasDeadJob(waiting.id))]).toEqual([true, false]);
      await run(store.removeJob(waiting.id, line(ada.id, "jobRemoved")));
      const retried = line(ada.id, "jobRetried");
      await run(store.retryJob(taken.id, retried));
      expect(await queue()).toEqual([{ kind, waiting: 2, nextAt: Math.min(NOW, retried.at) }]);
      const again = await run(jobs.take(lease, retried.at));
      expect([again?.attempt, again?.payload]).toEqual([1, { a: 1 }]);
      const other = await run(jobs.take(lease, retried.at));
      for (const job of [again, other]) if (job !== undefined) await run(jobs.bury(job, "TimedOut", died));
      await run(store.removeJob(taken.id, line(ada.id, "jobRemoved")));
      expect([await run(store.hasDeadJob(taken.id)), await run(store.hasDeadJob(waiting.id))]).toEqual([false, true]);
    });

    it("W534 a link is good once, until its end, and void with the next one", async () => {
      const ada = await someone();
      const claim = (hash: string, now: number) =>
        run(store.useFirstLink(hash, now, ["super_admin"], { ...line(ada.id, "firstAdmin"), actor: ada.id }));
      await run(store.putFirstLink({ hash: "one", endsAt: NOW }));
      await run(store.putFirstLink({ hash: "two", endsAt: NOW }));
      expect([await claim("one", NOW - 1), await claim("two", NOW)]).toEqual([false, false]);
      expect((await run(stores.members.byId(ada.id)))?.roles).toBeUndefined();
      expect([await claim("two", NOW - 1), await claim("two", NOW - 1)]).toEqual([true, false]);
      expect((await run(stores.members.byId(ada.id)))?.roles).toEqual(["super_admin"]);
    });
  });
