import { randomUUID } from "node:crypto";
import { JobStore } from "@morsel/application/jobs/job-store";
import type { NewJob } from "@morsel/application/platform/job";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { run, type Fresh } from "../stores.ts";

const NOW = Date.UTC(2026, 2, 5, 12);
const LEASE = 60;

/** Every test has a kind of its own, so that it finds its own jobs alone. */
const kindOf = () => {
  const kind = `kind-${randomUUID()}`;
  const job = (more: Partial<NewJob> = {}): NewJob => ({
    id: randomUUID(),
    kind,
    payload: { words: "Grüße", list: [1, 2.5, null, true], deep: { empty: "" } },
    dueAt: NOW,
    ...more,
  });
  return { kind, job, leases: new Map([[kind, LEASE]]) };
};

export const jobStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps the JobStore contract`, () => {
    let jobs: JobStore;
    beforeAll(async () => {
      jobs = (await fresh()).get(JobStore);
    });
    const deadOf = async (kind: string) => (await run(jobs.dead(1000))).filter((one) => one.kind === kind);

    it("W220 a job is taken as it was added, and the same id is kept once", async () => {
      const { job, leases } = kindOf();
      const member = randomUUID() as MemberId;
      const one = job({ member });
      await run(jobs.add([one]));
      await run(jobs.add([{ ...one, payload: { other: true }, dueAt: 0 }]));
      expect(await run(jobs.waitingOf(member))).toMatchObject([one]);
      expect(await run(jobs.take(leases, NOW))).toMatchObject({ ...one, attempt: 1 });
      expect(await run(jobs.take(leases, NOW))).toBeUndefined();
    });

    it("takes what waits longest first, nothing before its time, and only the kinds that are named", async () => {
      const { job, leases } = kindOf();
      const [late, early, future] = [job({ dueAt: NOW - 1 }), job({ dueAt: NOW - 2 }), job({ dueAt: NOW + 1 })];
      await run(jobs.add([late, early, future]));
      expect(await run(jobs.take(new Map([[randomUUID(), LEASE]]), NOW))).toBeUndefined();
      expect(await run(jobs.take(new Map(), NOW))).toBeUndefined();
      for (const next of [early, late]) expect((await run(jobs.take(leases, NOW)))?.id).toBe(next.id);
      expect(await run(jobs.take(leases, NOW))).toBeUndefined();
      expect((await run(jobs.take(leases, NOW + 1)))?.id).toBe(future.id);
    });

    it("W221 of many who look at once each job goes to one", async () => {
      const { job, leases } = kindOf();
      const all = Array.from({ length: 12 }, () => job());
      await run(jobs.add(all));
      const looks = Array.from({ length: 30 }, () => jobs.take(leases, NOW));
      const taken = (await run(Effect.all(looks, { concurrency: "unbounded" }))).flatMap((one) =>
        one === undefined ? [] : [one.id],
      );
      expect(new Set(taken).size).toBe(taken.length);
      const rest: string[] = [];
      for (let one = await run(jobs.take(leases, NOW)); one !== undefined; one = await run(jobs.take(leases, NOW)))
        rest.push(one.id);
      expect([...taken, ...rest].toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    });

    it("W221 whoever dies over a job leaves it to the next, and settles nothing any more", async () => {
      const { job, leases, kind } = kindOf();
      await run(jobs.add([job()]));
      const dead = (await run(jobs.take(leases, NOW))) ?? expect.fail("nothing to take");
      expect(await run(jobs.take(leases, NOW + LEASE * 1000 - 1))).toBeUndefined();
      const next = (await run(jobs.take(leases, NOW + LEASE * 1000))) ?? expect.fail("nothing to take");
      expect(next).toMatchObject({ id: dead.id, attempt: 2 });
      expect(await run(jobs.finish(dead))).toBe(false);
      expect(await run(jobs.postpone(dead, NOW, 0))).toBe(false);
      expect(await run(jobs.bury(dead, "Late", NOW))).toBe(false);
      expect(await run(jobs.finish(next))).toBe(true);
      expect(await run(jobs.finish(next))).toBe(false);
      expect(await run(jobs.take(leases, NOW * 2))).toBeUndefined();
      expect(await deadOf(kind)).toEqual([]);
    });

    it("W222 what is postponed is due then, with the tries that count", async () => {
      const { job, leases } = kindOf();
      await run(jobs.add([job()]));
      const first = (await run(jobs.take(leases, NOW))) ?? expect.fail("nothing to take");
      expect(await run(jobs.postpone(first, NOW + 15_000, 1))).toBe(true);
      expect(await run(jobs.take(leases, NOW + 14_999))).toBeUndefined();
      expect(await run(jobs.take(leases, NOW + 15_000))).toMatchObject({ id: first.id, attempt: 2 });
    });

    it("W222 what is buried is kept with its code, and never taken or added again", async () => {
      const { job, leases, kind } = kindOf();
      const member = randomUUID() as MemberId;
      const one = job({ member });
      await run(jobs.add([one]));
      const taken = (await run(jobs.take(leases, NOW))) ?? expect.fail("nothing to take");
      expect(await run(jobs.bury(taken, "EENVELOPE 550", NOW + 5))).toBe(true);
      await run(jobs.add([one]));
      expect(await run(jobs.take(leases, NOW * 2))).toBeUndefined();
      expect(await run(jobs.waitingOf(member))).toEqual([]);
      expect(await deadOf(kind)).toEqual([{ id: one.id, kind, tries: 1, code: "EENVELOPE 550", diedAt: NOW + 5 }]);
      await run(jobs.forgetDead(NOW + 5));
      expect(await deadOf(kind)).toHaveLength(1);
      expect(await run(jobs.forgetDead(NOW + 6))).toBeGreaterThanOrEqual(1);
      expect(await deadOf(kind)).toEqual([]);
    });

    it("counts jobs that wait, are due and are given up", async () => {
      const { kind, job, leases } = kindOf();
      const counted = () => run(jobs.count(NOW));
      const before = await counted();
      await run(jobs.add([job({ dueAt: NOW + 1 }), job({ dueAt: NOW }), job({ dueAt: NOW - 1 })]));
      const taken = await run(jobs.take(leases, NOW));
      expect(taken?.kind).toBe(kind);
      // A taken job is due again when its lease ends.
      expect(await counted()).toEqual({ ...before, waiting: before.waiting + 2, due: before.due + 1 });
      if (taken !== undefined) await run(jobs.bury(taken, "Lost", NOW));
      expect(await counted()).toEqual({ waiting: before.waiting + 1, due: before.due + 1, dead: before.dead + 1 });
    });
  });
