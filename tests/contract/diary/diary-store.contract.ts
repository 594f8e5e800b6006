import { DAY_LIMIT, emptyDay, totalsOf, type EntryId } from "@morsel/domain/diary";
import { beforeAll, describe, expect, it } from "vitest";
import {
  anEntry,
  expectTotals,
  joined,
  manyEntries,
  MONDAY,
  refusal,
  run,
  written,
  TUESDAY,
  WEDNESDAY,
  type Fresh,
  type Stores,
} from "../stores.ts";

/** Contract of every DiaryStore; concurrent writers and a naive model are compared beside it. */
export const diaryStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps the DiaryStore contract`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await fresh();
    });

    it("a day nobody wrote is an empty day", async () => {
      const ada = await joined(stores);
      expect(await run(stores.diary.day(ada, MONDAY))).toEqual(emptyDay(MONDAY));
      expect(await run(stores.diary.summaries(ada, MONDAY, WEDNESDAY))).toEqual([]);
    });

    it("keeps an entry as it was given, in the order of logging", async () => {
      const ada = await joined(stores);
      const first = anEntry({ brand: 'Chiquita\'s "best" 🍌', time: "07:30" as never, amount: 0.1 + 0.2 });
      const second = anEntry({ per100g: { energy: 0, iron: 1e-7 } });
      expect(await written(stores.diary.add(ada, [second, first]))).toEqual([second, first]);
      expect((await run(stores.diary.day(ada, MONDAY))).entries).toEqual([first, second]);
      expect(await run(stores.diary.entry(ada, first.id))).toEqual(first);
    });

    it("orders entries of one instant by their ids", async () => {
      const ada = await joined(stores);
      const { loggedAt } = anEntry();
      const together = manyEntries(4, { loggedAt });
      await run(stores.diary.add(ada, together));
      const ids = (await run(stores.diary.day(ada, MONDAY))).entries.map(({ id }) => id);
      expect(ids).toEqual(together.map(({ id }) => id).sort());
    });

    it("adding the same id again changes nothing and answers what stands", async () => {
      const ada = await joined(stores);
      const entry = anEntry();
      await run(stores.diary.add(ada, [entry]));
      expect(await written(stores.diary.add(ada, [{ ...entry, amount: 7, date: TUESDAY }]))).toEqual([entry]);
      expect((await run(stores.diary.day(ada, MONDAY))).entries).toEqual([entry]);
      expect((await run(stores.diary.day(ada, TUESDAY))).entries).toEqual([]);
    });

    it("an id twice in one request is one entry", async () => {
      const ada = await joined(stores);
      const entry = anEntry();
      await run(stores.diary.add(ada, [entry, { ...entry, amount: 5 }]));
      expect((await run(stores.diary.day(ada, MONDAY))).entries).toEqual([entry]);
    });

    it("the id of a deleted entry is never used again", async () => {
      const ada = await joined(stores);
      const entry = anEntry();
      const other = anEntry();
      await run(stores.diary.add(ada, [entry]));
      await run(stores.diary.remove(ada, entry.id));
      expect(await written(stores.diary.add(ada, [entry, other]))).toEqual([other]);
      expect((await run(stores.diary.day(ada, MONDAY))).entries).toEqual([other]);
      expect(await run(stores.diary.entry(ada, entry.id))).toBeUndefined();
    });

    it("W8 a copy adds once, whatever is asked under its id later and whatever became of its entries", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const copy = anEntry().id;
      const [first, second, third] = [anEntry(), anEntry({ date: TUESDAY }), anEntry()];
      const { addCopies, remove, day } = stores.diary;
      expect(await written(addCopies(ada, copy, []))).toEqual([]);
      expect(await written(addCopies(ada, copy, [first, second, third]))).toEqual([first, second, third]);
      expect(await written(addCopies(ada, copy, [third, anEntry()]))).toEqual([first, second, third]);
      await run(remove(ada, first.id));
      expect(await written(addCopies(ada, copy, []))).toEqual([second, third]);
      for (const { id } of [second, third]) await run(remove(ada, id));
      expect(await written(addCopies(ada, copy, [anEntry()]))).toEqual([]);
      expect((await run(day(ada, MONDAY))).entries).toEqual([]);
      expect(await written(addCopies(bob, copy, [first]))).toEqual([first]);
      const tooMany = manyEntries(DAY_LIMIT + 1);
      expect(await refusal(addCopies(bob, anEntry().id, tooMany))).toMatchObject({ _tag: "DayIsFull" });
      const another = anEntry().id;
      await refusal(addCopies(bob, another, tooMany));
      expect(await written(addCopies(bob, another, [third]))).toEqual([third]);
    });

    it("W14 with a day, an entry of another day is neither removed nor restored", async () => {
      const ada = await joined(stores);
      const entry = anEntry();
      const unknown = { _tag: "EntryNotFound", id: entry.id };
      await run(stores.diary.add(ada, [entry]));
      expect(await refusal(stores.diary.remove(ada, entry.id, TUESDAY))).toEqual(unknown);
      expect(await run(stores.diary.entry(ada, entry.id))).toEqual(entry);
      await run(stores.diary.remove(ada, entry.id, MONDAY));
      expect(await refusal(stores.diary.restore(ada, entry.id, TUESDAY))).toEqual(unknown);
      expect(await run(stores.diary.entry(ada, entry.id))).toBeUndefined();
      expect(await written(stores.diary.restore(ada, entry.id, MONDAY))).toEqual([entry]);
    });

    it("D6 a day holds DAY_LIMIT entries and not one more; all are added or none", async () => {
      const ada = await joined(stores);
      const [first, second] = [anEntry(), anEntry()];
      const all = [first, second, ...manyEntries(DAY_LIMIT - 2)];
      await run(stores.diary.add(ada, all.slice(1)));
      const refused = await refusal(stores.diary.add(ada, [anEntry({ date: TUESDAY }), anEntry(), anEntry()]));
      expect(refused).toEqual({ _tag: "DayIsFull", date: MONDAY, limit: DAY_LIMIT });
      expect((await run(stores.diary.day(ada, TUESDAY))).entries).toEqual([]);
      await run(stores.diary.add(ada, [first]));
      expect((await run(stores.diary.day(ada, MONDAY))).entries).toEqual(all);
      // Entries that are stored already need no room.
      expect(await written(stores.diary.add(ada, all))).toHaveLength(DAY_LIMIT);
      // A full day is changed, but neither moved to nor restored to.
      await run(stores.diary.replace(ada, { ...second, amount: 1, version: 2 }));
      const elsewhere = anEntry({ date: TUESDAY });
      await run(stores.diary.add(ada, [elsewhere]));
      const moved = await refusal(stores.diary.replace(ada, { ...elsewhere, date: MONDAY, version: 2 }));
      expect(moved).toEqual({ _tag: "DayIsFull", date: MONDAY, limit: DAY_LIMIT });
      await run(stores.diary.remove(ada, second.id));
      await run(stores.diary.add(ada, [anEntry()]));
      expect(await refusal(stores.diary.restore(ada, second.id))).toEqual(refused);
      expect(await run(stores.diary.entry(ada, elsewhere.id))).toEqual(elsewhere);
    });

    it("replaces the version before and shows the current entry to who is late", async () => {
      const ada = await joined(stores);
      const entry = anEntry({ time: "08:00" as never, brand: "A" });
      await run(stores.diary.add(ada, [entry]));
      const { time: _time, brand: _brand, ...bare } = entry;
      const changed = { ...bare, meal: "dinner" as const, amount: 50, grams: 50, version: 2 };
      await run(stores.diary.replace(ada, changed));
      expect(await run(stores.diary.entry(ada, entry.id))).toStrictEqual(changed);
      for (const version of [1, 2, 4]) {
        const late = await refusal(stores.diary.replace(ada, { ...entry, amount: 9, version }));
        expect(late).toEqual({ _tag: "EntryVersionConflict", current: changed });
      }
      expect(await run(stores.diary.entry(ada, entry.id))).toEqual(changed);
    });

    it("an entry that is not there or deleted cannot be replaced", async () => {
      const ada = await joined(stores);
      const entry = anEntry();
      const unknown = { _tag: "EntryNotFound", id: entry.id };
      expect(await refusal(stores.diary.replace(ada, { ...entry, version: 2 }))).toEqual(unknown);
      await run(stores.diary.add(ada, [entry]));
      await run(stores.diary.remove(ada, entry.id));
      expect(await refusal(stores.diary.replace(ada, { ...entry, version: 2 }))).toEqual(unknown);
    });

    it("moving an entry updates both days", async () => {
      const ada = await joined(stores);
      const [entry, stays] = [anEntry({ per100g: { energy: 89, iron: 1 } }), anEntry({ per100g: { energy: 10 } })];
      await run(stores.diary.add(ada, [entry, stays]));
      const moved = { ...entry, date: TUESDAY, version: 2 };
      await run(stores.diary.replace(ada, moved));
      const [monday, tuesday] = await run(stores.diary.summaries(ada, MONDAY, TUESDAY));
      expectTotals(monday?.totals, totalsOf([stays]));
      expectTotals(tuesday?.totals, totalsOf([moved]));
      expect((await run(stores.diary.day(ada, TUESDAY))).entries).toEqual([moved]);
    });

    it("deleting twice is harmless, and so is restoring what stands", async () => {
      const ada = await joined(stores);
      const entry = anEntry();
      await run(stores.diary.add(ada, [entry]));
      await run(stores.diary.remove(ada, entry.id));
      await run(stores.diary.remove(ada, entry.id));
      expect(await run(stores.diary.summaries(ada, MONDAY, MONDAY))).toEqual([]);
      expect(await written(stores.diary.restore(ada, entry.id))).toEqual([entry]);
      expect(await written(stores.diary.restore(ada, entry.id))).toEqual([entry]);
      expect((await run(stores.diary.day(ada, MONDAY))).entries).toEqual([entry]);
      const never = anEntry().id;
      expect(await refusal(stores.diary.remove(ada, never))).toEqual({ _tag: "EntryNotFound", id: never });
      expect(await refusal(stores.diary.restore(ada, never))).toEqual({ _tag: "EntryNotFound", id: never });
    });

    it("note and completeness have a version of their own and leave the entries alone", async () => {
      const ada = await joined(stores);
      const entry = anEntry();
      await run(stores.diary.add(ada, [entry]));
      const described = {
        date: MONDAY,
        note: "Grüße,\n'; drop table 🥗",
        completeness: "complete",
        version: 1,
      } as const;
      await run(stores.diary.updateDay(ada, described));
      const day = await run(stores.diary.day(ada, MONDAY));
      expect(day).toEqual({ ...described, entries: [entry] });
      for (const version of [0, 1, 3])
        expect(await refusal(stores.diary.updateDay(ada, { ...described, note: "late", version }))).toEqual({
          _tag: "DayVersionConflict",
          current: day,
        });
      await run(stores.diary.updateDay(ada, { ...described, note: "", version: 2 }));
      expect(await run(stores.diary.day(ada, MONDAY))).toMatchObject({
        note: "",
        version: 2,
        completeness: "complete",
      });
    });

    it("summaries hold days with an entry, a note or a mark, ends included, oldest first", async () => {
      const ada = await joined(stores);
      const entry = anEntry({ date: WEDNESDAY });
      await run(stores.diary.add(ada, [entry]));
      const mark = { date: MONDAY, note: "", completeness: "fasted", version: 1 } as const;
      await run(stores.diary.updateDay(ada, mark));
      await run(stores.diary.updateDay(ada, { date: TUESDAY, note: "", completeness: "untracked", version: 1 }));
      const [monday, wednesday, ...rest] = await run(stores.diary.summaries(ada, MONDAY, WEDNESDAY));
      expect(rest).toEqual([]);
      expect([monday?.date, monday?.completeness]).toEqual([MONDAY, "fasted"]);
      expectTotals(monday?.totals, totalsOf([]));
      expect([wednesday?.date, wednesday?.completeness]).toEqual([WEDNESDAY, "untracked"]);
      expectTotals(wednesday?.totals, totalsOf([entry]));
      expect(await run(stores.diary.summaries(ada, TUESDAY, TUESDAY))).toEqual([]);
      expect(await run(stores.diary.summaries(ada, WEDNESDAY, MONDAY))).toEqual([]);
    });

    it("another member's entries and days are unknown in every method", async () => {
      const [ada, eve] = [await joined(stores), await joined(stores)];
      const entry = anEntry();
      await run(stores.diary.add(ada, [entry]));
      await run(stores.diary.updateDay(ada, { date: MONDAY, note: "mine", completeness: "complete", version: 1 }));
      const unknown = { _tag: "EntryNotFound", id: entry.id };
      expect(await run(stores.diary.entry(eve, entry.id))).toBeUndefined();
      expect(await run(stores.diary.day(eve, MONDAY))).toEqual(emptyDay(MONDAY));
      expect(await run(stores.diary.summaries(eve, MONDAY, MONDAY))).toEqual([]);
      expect(await refusal(stores.diary.replace(eve, { ...entry, version: 2 }))).toEqual(unknown);
      expect(await refusal(stores.diary.remove(eve, entry.id))).toEqual(unknown);
      expect(await refusal(stores.diary.restore(eve, entry.id))).toEqual(unknown);
      // The same id is free for her, and hers alone.
      const hers = { ...entry, description: "hers" };
      expect(await written(stores.diary.add(eve, [hers]))).toEqual([hers]);
      await run(stores.diary.remove(eve, entry.id));
      expect(await run(stores.diary.entry(ada, entry.id))).toEqual(entry);
    });

    it("nothing asked is nothing done", async () => {
      const ada = await joined(stores);
      expect(await written(stores.diary.add(ada, []))).toEqual([]);
      expect(await run(stores.diary.entry(ada, "00000000-0000-7000-8000-000000000000" as EntryId))).toBeUndefined();
    });
  });
