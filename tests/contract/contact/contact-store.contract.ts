import { randomUUID } from "node:crypto";
import type { ReceivedMessage } from "@morsel/domain/contact";
import { contactMailJob } from "@morsel/application/contact/contact-mail-job";
import { ContactStore } from "@morsel/application/contact/contact-store";
import { JobStore } from "@morsel/application/jobs/job-store";
import { beforeAll, describe, expect, it } from "vitest";
import { atOnce, joined, run, type Fresh, type Stores } from "../stores.ts";

const LATE = Date.UTC(2099, 0, 1);

const message = (change: Partial<ReceivedMessage> = {}): ReceivedMessage => ({
  id: randomUUID(),
  email: "ada@example.org",
  topic: "question",
  text: "Where is my plate? — ¿Dónde?\n🍽",
  locale: "en",
  receivedAt: LATE,
  member: undefined,
  ...change,
});

/** Every promise of what keeps messages to the operator. Others may have written before: those of here are the newest. */
export const contactStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps what people write to the operator`, () => {
    let stores: Stores;
    let store: ContactStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(ContactStore);
    });

    it("W202 newest first, page behind page, without a gap or a repeat", async () => {
      const member = await joined(stores);
      const all = Array.from({ length: 7 }, (_, n) =>
        message({ receivedAt: LATE + 1000 + Math.floor(n / 2), ...(n % 2 === 0 ? {} : { member, topic: "food" }) }),
      );
      for (const one of all) await run(store.keep(one));
      const expected = all.toSorted((a, b) => b.receivedAt - a.receivedAt || (a.id < b.id ? 1 : -1));
      const read: ReceivedMessage[] = [];
      while (read.length < all.length) {
        const last = read.at(-1);
        read.push(...(await run(store.newest({ limit: 2, ...(last === undefined ? {} : { after: last }) }))));
      }
      expect(read.slice(0, all.length)).toEqual(expected);
    });

    it("W155 of a member what that member wrote signed in, page behind page, and nothing of anybody else", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const all = Array.from({ length: 5 }, (_, n) => message({ receivedAt: LATE + Math.floor(n / 2), member: ada }));
      for (const one of [...all, message({ member: bob }), message()]) await run(store.keep(one));
      const newest = all.toSorted((a, b) => b.receivedAt - a.receivedAt || (a.id < b.id ? 1 : -1));
      const read: ReceivedMessage[] = [];
      for (let last = read.at(-1); read.length < all.length; last = read.at(-1)) {
        const page = await run(store.ofMember(ada, { limit: 2, ...(last === undefined ? {} : { after: last }) }));
        expect(page.length).toBeGreaterThan(0);
        read.push(...page);
      }
      expect(read).toEqual(newest);
      expect(await run(store.ofMember(ada, { limit: 100 }))).toEqual(newest);
      expect(await run(store.ofMember(await joined(stores), { limit: 100 }))).toEqual([]);
    });

    it("W201 the same message again, also at once, is one, and stays as it came first", async () => {
      const one = message({ receivedAt: LATE + 5000 });
      await atOnce([1, 2, 3, 4].map(() => store.keep(one)));
      await run(store.keep({ ...one, text: "something else entirely", receivedAt: LATE + 6000 }));
      const found = (await run(store.newest({ limit: 100 }))).filter(({ id }) => id === one.id);
      expect(found).toEqual([one]);
      expect(await run(store.byId(one.id))).toEqual(one);
      expect(await run(store.byId(randomUUID()))).toBeUndefined();
    });

    it("W230, W220 a message is kept with the job that tells of it, once: not again when that was done", async () => {
      const one = message({ receivedAt: LATE + 7000 });
      const jobs = stores.get(JobStore);
      // Before all others: what else waits here is due later.
      const job = { ...contactMailJob(one.id, 0), kind: `contact ${one.id}` };
      const take = () => run(jobs.take(new Map([[job.kind, 60]]), 1));
      await atOnce([1, 2, 3].map(() => store.keep(one, [job])));
      const taken = await take();
      expect(taken).toMatchObject({ id: job.id, payload: { message: one.id } });
      expect(await take()).toBeUndefined();
      if (taken !== undefined) expect(await run(jobs.finish(taken))).toBe(true);
      await run(store.keep(one, [job]));
      expect(await take()).toBeUndefined();
    });
  });
