import { JobStore } from "@morsel/application/jobs/job-store";
import type { NewJob } from "@morsel/application/platform/job";
import { DigestStore } from "@morsel/application/weekly-digest/digest-store";
import { addDays } from "@morsel/domain/calendar";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { atOnce, joined, MONDAY, run, type Fresh, type Stores } from "../stores.ts";

/** Every promise a store of digests makes. */
export const digestStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps the DigestStore contract`, () => {
    let stores: Stores;
    let digests: DigestStore;
    beforeAll(async () => {
      stores = await fresh();
      digests = stores.get(DigestStore);
    });
    const aMemberWithJobs = async () => {
      const member = await joined(stores);
      const job = (id: string): NewJob => ({ id: `${id} ${member}`, kind: "contract", payload: {}, dueAt: 5, member });
      const waiting = async () => (await run(stores.get(JobStore).waitingOf(member))).map(({ id }) => id);
      return { member, job, waiting };
    };

    it("W337 a week is sent once, with its mail and the next turn; the next turn is kept in any case", async () => {
      const { member, job, waiting } = await aMemberWithJobs();
      const [mail, next, later, last] = ["mail", "next", "later", "last"].map(job) as [NewJob, NewJob, NewJob, NewJob];
      expect(await run(digests.send(member, MONDAY, { mail: [mail], next }))).toBe(true);
      expect(await waiting()).toEqual([mail.id, next.id]);
      expect(await run(digests.send(member, MONDAY, { mail: [job(randomUUID())], next: later }))).toBe(false);
      expect(await waiting()).toEqual([later.id, mail.id, next.id].toSorted());
      const before = addDays(MONDAY, -7);
      expect(await run(digests.send(member, before, { mail: [job(randomUUID())], next: last }))).toBe(false);
      expect(await run(digests.send(member, addDays(MONDAY, 7), { mail: [], next }))).toBe(true);
      expect(await waiting()).toEqual([last.id, later.id, mail.id, next.id].toSorted());
    });

    it("W337 of several processes that send a week at once one does; members do not know each other's", async () => {
      const [ada, bob] = [await aMemberWithJobs(), await aMemberWithJobs()];
      const { won } = await atOnce(
        Array.from({ length: 4 }, (_, n) =>
          digests.send(ada.member, MONDAY, { mail: [ada.job(`mail-${n}`)], next: ada.job("next") }),
        ),
      );
      expect(won).toHaveLength(4);
      expect((await ada.waiting()).filter((id) => id.startsWith("mail"))).toHaveLength(1);
      expect(await run(digests.send(bob.member, MONDAY, { mail: [], next: bob.job("next") }))).toBe(true);
    });
  });
