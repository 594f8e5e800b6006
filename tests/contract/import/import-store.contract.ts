import { ImportStore, type ImportItem } from "@morsel/application/import/import-store";
import { JobStore } from "@morsel/application/jobs/job-store";
import type { CalendarDate, Instant } from "@morsel/domain/calendar";
import { IMPORT_LIMITS, type ImportBatch, type ImportId } from "@morsel/domain/import";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { joined, refusal, run, type Fresh, type Stores } from "../stores.ts";

const DAY_MS = 86_400_000;
const aBatch = (bytes = 6, createdAt = 1_700_000_000_000): ImportBatch => ({
  id: randomUUID() as ImportId,
  name: "export.csv",
  bytes,
  received: 0,
  state: "sending",
  createdAt: createdAt as Instant,
  choices: {},
  progress: 0,
});
const anItem = (key: string, date = "2025-01-06"): ImportItem => ({ key, kind: "food", date: date as CalendarDate });

export const importStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps imports`, () => {
    let stores: Stores;
    let imports: ImportStore;
    beforeAll(async () => {
      stores = await fresh();
      imports = stores.get(ImportStore);
    });

    it("I11 a file comes part by part, a part twice is one, one that is not the next is refused, and nobody else sees it", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const batch = aBatch();
      await run(imports.add(ada, batch));
      expect(await run(imports.add(ada, { ...batch, name: "again" }))).toEqual(batch);
      const [first, second] = [Uint8Array.of(1, 2, 3), Uint8Array.of(4, 5, 6)];
      expect(await refusal(imports.append(ada, batch.id, 3, second))).toEqual({
        _tag: "ImportPartMisplaced",
        received: 0,
      });
      for (let times = 0; times < 2; times += 1)
        expect((await run(imports.append(ada, batch.id, 0, first))).received).toBe(3);
      expect(await refusal(imports.append(ada, batch.id, 3, Uint8Array.of(4, 5, 6, 7)))).toMatchObject({ received: 3 });
      expect((await run(imports.append(ada, batch.id, 3, second))).received).toBe(6);
      expect(await refusal(imports.append(bob, batch.id, 6, second))).toEqual({ _tag: "ImportNotFound", id: batch.id });
      expect([...((await run(imports.part(ada, batch.id, 1))) ?? [])]).toEqual([4, 5, 6]);
      expect(await run(imports.part(ada, batch.id, 2))).toBeUndefined();
      expect(await run(imports.part(bob, batch.id, 0))).toBeUndefined();
      expect([await run(imports.byId(bob, batch.id)), await run(imports.all(bob))]).toEqual([undefined, []]);
      await run(imports.remove(bob, batch.id));
      expect(await run(imports.all(ada))).toEqual([{ ...batch, received: 6 }]);
      await run(imports.remove(ada, batch.id));
      expect([await run(imports.all(ada)), await run(imports.part(ada, batch.id, 0))]).toEqual([[], undefined]);
    });

    it("I11 it changes only from the states that are named, with its jobs or not at all", async () => {
      const ada = await joined(stores);
      const batch = aBatch();
      await run(imports.add(ada, batch));
      const job = { id: `read ${batch.id}`, kind: "read-import", payload: {}, dueAt: 1, member: ada };
      expect(await run(imports.change(ada, batch.id, ["ready"], { state: "importing" }, [job]))).toBeUndefined();
      expect(await run(stores.get(JobStore).waitingOf(ada))).toEqual([]);
      const change = { state: "reading", choices: { order: "dayFirst", meals: { Tea: "snacks" } } } as const;
      expect(await run(imports.change(ada, batch.id, ["sending"], change, [job]))).toEqual({ ...batch, ...change });
      expect(await run(imports.byId(ada, batch.id))).toEqual({ ...batch, ...change });
      expect(await run(stores.get(JobStore).waitingOf(ada))).toMatchObject([{ id: job.id }]);
    });

    it("I10 I13 an item is of one import; undone it is anybody's again, under its next number, and kept it is nobody's", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const [first, second] = [aBatch(), aBatch()];
      for (const batch of [first, second]) await run(imports.add(ada, batch));
      const [a, b, c] = [anItem("a"), anItem("b", "2025-01-07"), anItem("c")];
      expect(await run(imports.claim(ada, first.id, [a, b, c]))).toHaveLength(3);
      expect(await run(imports.claim(ada, first.id, [a, b]))).toHaveLength(2);
      expect(await run(imports.claim(ada, second.id, [a, b]))).toEqual([]);
      expect(await run(imports.claim(bob, second.id, [a]))).toEqual([{ ...a, times: 0 }]);
      expect(await run(imports.items(ada, first.id, 2))).toEqual([
        { ...b, times: 0 },
        { ...a, times: 0 },
      ]);
      await run(imports.release(ada, first.id, ["a"], false));
      await run(imports.release(ada, first.id, ["c"], true));
      await run(imports.release(ada, second.id, ["b"], false));
      expect(await run(imports.countItems(ada, first.id))).toBe(1);
      expect(await run(imports.claim(ada, second.id, [a, b, c]))).toEqual([{ ...a, times: 1 }]);
      expect(await run(imports.claim(ada, second.id, [a]))).toEqual([{ ...a, times: 1 }]);
    });

    it("W521 old files go with their bytes, and what an import came to stays", async () => {
      const ada = await joined(stores);
      const [waiting, done, young] = [aBatch(1, DAY_MS), aBatch(1, DAY_MS), aBatch(1, 3 * DAY_MS)];
      for (const batch of [waiting, done, young]) {
        await run(imports.add(ada, batch));
        await run(imports.append(ada, batch.id, 0, Uint8Array.of(7)));
      }
      await run(imports.change(ada, done.id, ["sending"], { state: "done" }));
      while ((await run(imports.forgetOldFiles(2 * DAY_MS, 1))) > 0);
      expect((await run(imports.all(ada))).map(({ id }) => id)).toEqual([young.id, done.id]);
      expect(await run(imports.part(ada, done.id, 0))).toBeUndefined();
      expect(await run(imports.part(ada, young.id, 0))).toBeDefined();
      await run(imports.forgetFile(ada, young.id));
      expect(await run(imports.part(ada, young.id, 0))).toBeUndefined();
    });

    it("I11 a member has so many waiting files and no more", async () => {
      const ada = await joined(stores);
      for (let file = 0; file < IMPORT_LIMITS.files; file += 1) {
        const batch = aBatch(1);
        await run(imports.add(ada, batch));
        await run(imports.append(ada, batch.id, 0, Uint8Array.of(1)));
      }
      expect(await refusal(imports.add(ada, aBatch()))).toEqual({ _tag: "ImportsAreFull", limit: IMPORT_LIMITS.files });
    });
  });
