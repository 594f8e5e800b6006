import { DiaryStore } from "@morsel/application/diary/diary-store";
import { ExerciseStore } from "@morsel/application/exercise/exercise-store";
import { StepStore } from "@morsel/application/exercise/step-store";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import type { TimeOfDay } from "@morsel/domain/calendar";
import {
  type DatedCount,
  dayActivity,
  exerciseEntry,
  STEP_COUNTS_A_DAY,
  stepEnergy,
  type ExerciseEntryId,
} from "@morsel/domain/exercise";
import type { MemberId } from "@morsel/domain/identity";
import type { MeasurementId } from "@morsel/domain/measurements";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { RUNNING } from "../../arbitraries/exercise.ts";
import { joined, MONDAY, refusal, run, TUESDAY, type Fresh, type Stores } from "../stores.ts";

const count = (steps: number, more: Partial<DatedCount> = {}): DatedCount => ({
  date: MONDAY,
  source: "csv",
  steps,
  ...more,
});
const at = (hour: number): TimeOfDay => `${String(hour).padStart(2, "0")}:00` as TimeOfDay;

export const stepStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps steps`, () => {
    let stores: Stores;
    let steps: StepStore;
    let exercise: ExerciseStore;
    let measurements: MeasurementStore;
    beforeAll(async () => {
      stores = await fresh();
      steps = stores.get(StepStore);
      exercise = stores.get(ExerciseStore);
      measurements = stores.get(MeasurementStore);
    });
    const kept = async (member: MemberId, date = MONDAY) =>
      (await run(stores.get(DiaryStore).day(member, date))).exercise ?? 0;
    const measured = (value: number, type: "Weight" | "Fitbit steps" = "Fitbit steps", date = MONDAY) => ({
      id: randomUUID() as MeasurementId,
      type,
      date,
      value,
      version: 1,
    });

    it("W343 the same count again changes nothing, a later one of its beginning replaces it, and nobody else sees it", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const hour = count(6_000, { source: "token a", from: at(10), to: at(11) });
      expect(await run(steps.put(ada, [count(8_000), hour]))).toBe(2);
      expect(await run(steps.put(ada, [count(8_000), hour]))).toBe(0);
      expect(await run(steps.put(ada, [count(9_000)]))).toBe(1);
      expect(await run(steps.counts(ada, MONDAY, TUESDAY))).toEqual([count(9_000), hour]);
      expect(await run(steps.counts(bob, MONDAY, TUESDAY))).toEqual([]);
      expect((await run(exercise.day(ada, MONDAY))).steps.counts).toHaveLength(2);
    });

    it("W346 W348 W349 what a day comes to is kept: counts, what was written, exercise, and each taken away again", async () => {
      const ada = await joined(stores);
      await run(measurements.log(ada, [measured(80, "Weight")]));
      const each = stepEnergy(80, 168.5);
      await run(steps.put(ada, [count(9_000)]));
      expect(await kept(ada)).toBeCloseTo(9_000 * each, 9);
      const own = measured(4_000);
      await run(measurements.log(ada, [own, measured(3_000)]));
      expect(await kept(ada)).toBeCloseTo(4_000 * each, 9);
      expect((await run(exercise.day(ada, MONDAY))).steps).toMatchObject({ own: 4_000, energyEach: each });
      const place = {
        id: randomUUID() as ExerciseEntryId,
        date: MONDAY,
        loggedAt: 1_700_000_000_000 as never,
        weightKg: 80,
      };
      const made = exerciseEntry(RUNNING, place, { minutes: 10 });
      if (!made.ok) throw new Error(made.error._tag);
      await run(exercise.add(ada, MONDAY, [made.value]));
      const day = await run(exercise.day(ada, MONDAY));
      expect(await kept(ada)).toBeCloseTo(dayActivity(day.entries, day.steps).net, 9);
      // A weighing of before changes nothing that was counted.
      await run(measurements.log(ada, [measured(120, "Weight")]));
      await run(exercise.remove(ada, MONDAY, made.value.id));
      expect(await kept(ada)).toBeCloseTo(4_000 * each, 9);
      await run(measurements.change(ada, { ...own, date: TUESDAY, version: 2 }));
      expect(await kept(ada)).toBeCloseTo(3_000 * each, 9);
      expect(await kept(ada, TUESDAY)).toBeGreaterThan(0);
      await run(measurements.remove(ada, [own.id]));
      expect(await kept(ada, TUESDAY)).toBe(0);
      await run(measurements.restore(ada, [own.id]));
      expect(await kept(ada, TUESDAY)).toBeGreaterThan(0);
    });

    it("W344 an import is taken back some at a time, but for what was changed since, and once only", async () => {
      const ada = await joined(stores);
      await run(steps.put(ada, [count(1)]));
      const by = { importId: randomUUID(), now: 1_700_000_000_000 };
      await run(steps.put(ada, [count(2), count(3, { date: TUESDAY })], by));
      await run(steps.put(ada, [count(4, { date: TUESDAY })]));
      expect(await run(steps.imports(ada, 5))).toEqual([
        { id: by.importId, createdAt: by.now, changed: 2, isUndone: false },
      ]);
      expect(await run(steps.undo(ada, by.importId, 1))).toBe(1);
      expect(await run(steps.undo(ada, by.importId, 1))).toBe(0);
      expect(await run(steps.undo(ada, by.importId, 1))).toBe(0);
      expect(await run(steps.counts(ada, MONDAY, TUESDAY))).toEqual([count(1), count(4, { date: TUESDAY })]);
      expect(await run(steps.imports(ada, 5))).toMatchObject([{ isUndone: true }]);
      const bob = await joined(stores);
      expect(await refusal(steps.undo(bob, by.importId, 1))).toEqual({ _tag: "StepImportNotFound", id: by.importId });
    });

    it("W345 a day holds 200 counts, and of one too many none is written", async () => {
      const ada = await joined(stores);
      const many = Array.from({ length: STEP_COUNTS_A_DAY + 1 }, (_, i) => count(1, { source: `token ${i}` }));
      expect(await refusal(steps.put(ada, many))).toMatchObject({ _tag: "StepDayIsFull", limit: STEP_COUNTS_A_DAY });
      expect(await run(steps.counts(ada, MONDAY, MONDAY))).toEqual([]);
      expect(await run(steps.put(ada, many.slice(1)))).toBe(STEP_COUNTS_A_DAY);
    });
  });
