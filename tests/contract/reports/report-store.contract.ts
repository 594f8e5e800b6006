import { ExerciseStore } from "@morsel/application/exercise/exercise-store";
import { ReportStore } from "@morsel/application/reports/report-store";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { totalsOf, type DiaryEntry } from "@morsel/domain/diary";
import { exerciseEntry, exerciseOf, type ExerciseEntry } from "@morsel/domain/exercise";
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { entries } from "../../arbitraries/diary.ts";
import { RUNNING } from "../../arbitraries/exercise.ts";
import {
  anEntry,
  aQuickAdd,
  expectClose,
  expectTotals,
  joined,
  MONDAY,
  run,
  someWater,
  TUESDAY,
  WEDNESDAY,
  type Fresh,
  type Stores,
} from "../stores.ts";

const aRun = (date: CalendarDate, minutes: number): ExerciseEntry => {
  const id = randomUUID() as ExerciseEntry["id"];
  const entry = exerciseEntry(RUNNING, { id, date, loggedAt: 1 as never, weightKg: 80 }, { minutes });
  if (!entry.ok) throw new Error(entry.error._tag);
  return entry.value;
};

/** Every promise a store of reports makes. */
export const reportStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps the ReportStore contract`, () => {
    let stores: Stores;
    let reports: ReportStore;
    beforeAll(async () => {
      stores = await fresh();
      reports = stores.get(ReportStore);
    });

    it("RP1 a nutrient of a day is what those entries hold that know it, and says how many do", async () => {
      const ada = await joined(stores);
      await run(stores.diary.add(ada, [anEntry(), aQuickAdd({ date: TUESDAY }), anEntry({ date: WEDNESDAY })]));
      const iron = anEntry({ date: WEDNESDAY, per100g: { energy: 10, iron: 0, caffeine: 1e-9 } });
      await run(stores.diary.add(ada, [iron]));
      expect(await run(reports.nutrientDays(ada, "iron", MONDAY, WEDNESDAY))).toEqual([
        { date: MONDAY, completeness: "partial", parts: 1, exercise: 0, steps: 0, known: 0 },
        { date: TUESDAY, completeness: "partial", parts: 1, exercise: 0, steps: 0, known: 0 },
        { date: WEDNESDAY, completeness: "partial", parts: 2, exercise: 0, steps: 0, known: 1, value: 0 },
      ]);
      const [protein] = await run(reports.nutrientDays(ada, "protein", MONDAY, MONDAY));
      expectClose(protein?.value, 1.09);
      const [caffeine] = await run(reports.nutrientDays(ada, "caffeine", WEDNESDAY, WEDNESDAY));
      expectClose(caffeine?.value, 1e-9);
    });

    it("D14 a mark counts only while what was logged allows it", async () => {
      const ada = await joined(stores);
      const mark = (date: CalendarDate, completeness: "fasted" | "complete") =>
        run(stores.diary.updateDay(ada, { date, note: "", completeness, version: 1 }));
      await mark(MONDAY, "fasted");
      await mark(TUESDAY, "fasted");
      await run(stores.diary.add(ada, [anEntry({ date: TUESDAY })]));
      const marks = (await run(reports.nutrientDays(ada, "energy", MONDAY, TUESDAY))).map((day) => day.completeness);
      expect(marks).toEqual(["fasted", "partial"]);
      expect((await run(reports.totals(ada, MONDAY, TUESDAY))).map((day) => day.completeness)).toEqual(marks);
    });

    it("W140 the first day is that of the first thing known, whatever it is", async () => {
      const ada = await joined(stores);
      expect(await run(reports.firstDay(ada))).toBeUndefined();
      await run(
        stores.diary.updateDay(ada, { date: addDays(MONDAY, -9), note: "hm", completeness: "untracked", version: 1 }),
      );
      expect(await run(reports.firstDay(ada))).toBeUndefined();
      expect(await run(reports.span(ada))).toEqual({ first: addDays(MONDAY, -9), last: addDays(MONDAY, -9) });
      await run(stores.diary.add(ada, [anEntry({ date: WEDNESDAY })]));
      expect(await run(reports.span(ada))).toEqual({ first: addDays(MONDAY, -9), last: WEDNESDAY });
      expect(await run(reports.firstDay(ada))).toBe(WEDNESDAY);
      await run(stores.water.logWater(ada, TUESDAY, someWater(200)));
      expect(await run(reports.firstDay(ada))).toBe(TUESDAY);
      await run(stores.get(ExerciseStore).add(ada, MONDAY, [aRun(MONDAY, 30)]));
      expect(await run(reports.firstDay(ada))).toBe(MONDAY);
    });

    it("exercise comes with its days, and of a range alone", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const done = [aRun(MONDAY, 30), aRun(TUESDAY, 20), aRun(TUESDAY, 10)];
      for (const entry of done) await run(stores.get(ExerciseStore).add(ada, entry.date, [entry]));
      const read = await run(reports.exercises(ada, TUESDAY, WEDNESDAY));
      expect(read.map((entry) => entry.kind === "cardio" && entry.minutes).toSorted()).toEqual([10, 20]);
      const [tuesday] = await run(reports.nutrientDays(ada, "energy", TUESDAY, TUESDAY));
      expectClose(tuesday?.exercise, exerciseOf(done.slice(1)).net);
      expect(await run(reports.exercises(bob, MONDAY, WEDNESDAY))).toEqual([]);
      expect(await run(reports.nutrientDays(bob, "energy", MONDAY, WEDNESDAY))).toEqual([]);
      expect(await run(reports.totals(bob, MONDAY, WEDNESDAY))).toEqual([]);
      expect(await run(reports.firstDay(bob))).toBeUndefined();
      expect(await run(reports.span(bob))).toBeUndefined();
    });

    it("RP1 is the same as summing the entries, one nutrient or all", () =>
      fc.assert(
        fc.asyncProperty(fc.array(entries, { maxLength: 6 }), fc.nat(2), async (logged, spread) => {
          const ada = await joined(stores);
          const days = [MONDAY, TUESDAY, WEDNESDAY].slice(0, spread + 1);
          const placed = logged.map((entry, n): DiaryEntry => ({
            ...entry,
            id: randomUUID() as DiaryEntry["id"],
            date: days[n % days.length] ?? MONDAY,
          }));
          await run(stores.diary.add(ada, placed));
          for (const day of await run(reports.totals(ada, MONDAY, WEDNESDAY))) {
            const summed = totalsOf(placed.filter(({ date }) => date === day.date));
            expectTotals(day.totals, summed);
            expect(day.parts).toBe(summed.parts);
          }
          for (const id of ["energy", "sodium", "iron"] as const)
            for (const day of await run(reports.nutrientDays(ada, id, MONDAY, WEDNESDAY))) {
              const summed = totalsOf(placed.filter(({ date }) => date === day.date));
              expectClose(day.value, summed.facts[id]);
              expect([day.known, day.parts]).toEqual([summed.known[id] ?? 0, summed.parts]);
            }
        }),
        { numRuns: 15 },
      ));
  });
