import { ExerciseStore } from "@morsel/application/exercise/exercise-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import { EXERCISE_DAY_LIMIT, exerciseEntry, exerciseOf, NO_STEPS, type ExerciseEntry } from "@morsel/domain/exercise";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { RUNNING, SQUAT } from "../../arbitraries/exercise.ts";
import { anEntry, atOnce, joined, MONDAY, refusal, run, TUESDAY, type Fresh, type Stores } from "../stores.ts";

let logged = 0;

/** Half an hour of running on Monday at 80 kg, 280 kcal beyond rest, each a second after the one before. */
const aRun = (date: CalendarDate = MONDAY, minutes = 30): ExerciseEntry => {
  const place = {
    id: randomUUID() as ExerciseEntry["id"],
    date,
    loggedAt: (1_772_000_000_000 + 1000 * (logged += 1)) as ExerciseEntry["loggedAt"],
    weightKg: 80,
  };
  const entry = exerciseEntry(RUNNING, place, { minutes });
  if (!entry.ok) throw new Error(entry.error._tag);
  return entry.value;
};
const aSquat = (date: CalendarDate = MONDAY): ExerciseEntry => {
  const { id, loggedAt } = aRun(date);
  const entry = exerciseEntry(
    SQUAT,
    { id, date, loggedAt, weightKg: 80 },
    { sets: [{ reps: 5, weightKg: 62.5 }, { reps: 8 }] },
  );
  if (!entry.ok) throw new Error(entry.error._tag);
  return entry.value;
};

export const exerciseStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps the ExerciseStore contract`, () => {
    let stores: Stores;
    let exercise: ExerciseStore;
    beforeAll(async () => {
      stores = await fresh();
      exercise = stores.get(ExerciseStore);
    });
    /** Reads the day's exercise from the diary. */
    const kept = async (member: Parameters<ExerciseStore["day"]>[0], date = MONDAY) =>
      (await run(stores.diary.day(member, date))).exercise;

    it("a day nobody wrote is empty, and another member's is not seen", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const entry = aRun();
      await run(exercise.add(ada, MONDAY, [entry]));
      expect(await run(exercise.day(bob, MONDAY))).toEqual({ date: MONDAY, entries: [], steps: NO_STEPS });
      expect(await run(exercise.entry(bob, entry.id))).toBeUndefined();
      expect(await refusal(exercise.remove(bob, MONDAY, entry.id))).toEqual({
        _tag: "ExerciseEntryNotFound",
        id: entry.id,
      });
      expect(await refusal(exercise.replace(bob, { ...entry, version: 2 }))).toMatchObject({
        _tag: "ExerciseEntryNotFound",
      });
      expect(await run(exercise.lastOf(bob, RUNNING.id))).toBeUndefined();
    });

    it("W90 the same entries again are there once, in the order of logging, and what stands stays", async () => {
      const ada = await joined(stores);
      const [first, second] = [aRun(), aSquat()];
      const days = [{ date: MONDAY, entries: [first, second], steps: NO_STEPS }];
      expect(await run(exercise.add(ada, MONDAY, [second, first, second]))).toEqual(days);
      expect(await run(exercise.add(ada, MONDAY, [{ ...first, note: "again" }]))).toEqual(days);
      expect(await run(exercise.day(ada, MONDAY))).toEqual(days[0]);
    });

    it("W94 E16 what exercise adds up to is kept with the day, beside what is eaten and noted, and follows each write", async () => {
      const ada = await joined(stores);
      await run(stores.diary.add(ada, [anEntry()]));
      await run(stores.diary.updateDay(ada, { date: MONDAY, note: "hello", completeness: "untracked", version: 1 }));
      expect(await kept(ada)).toBeUndefined();
      const [first, second] = [aRun(), aRun(MONDAY, 37)];
      await run(exercise.add(ada, MONDAY, [first, second, aSquat()]));
      expect(await kept(ada)).toBe(exerciseOf([first, second]).net);
      expect(await run(stores.diary.day(ada, MONDAY))).toMatchObject({ note: "hello", version: 1, entries: [{}] });
      const write = await run(stores.diary.add(ada, [anEntry()]));
      expect(write.days).toMatchObject([{ exercise: exerciseOf([first, second]).net }]);
      await run(exercise.replace(ada, { ...first, date: TUESDAY, version: 2 }));
      expect([await kept(ada), await kept(ada, TUESDAY)]).toEqual([exerciseOf([second]).net, 280]);
      await run(exercise.remove(ada, TUESDAY, first.id));
      expect(await kept(ada, TUESDAY)).toBeUndefined();
      await run(exercise.restore(ada, TUESDAY, first.id));
      expect(await kept(ada, TUESDAY)).toBe(280);
      const noted = await run(
        stores.diary.updateDay(ada, { date: TUESDAY, note: "sore", completeness: "untracked", version: 1 }),
      );
      expect(noted.days).toMatchObject([{ note: "sore", exercise: 280 }]);
      expect(await run(stores.diary.days(ada, MONDAY, TUESDAY))).toMatchObject([{ note: "hello" }, { exercise: 280 }]);
    });

    it("W91 deleting twice is harmless, restoring what stands too; an entry of another day is unknown", async () => {
      const ada = await joined(stores);
      const entry = aRun();
      await run(exercise.add(ada, MONDAY, [entry]));
      const gone = [{ date: MONDAY, entries: [], steps: NO_STEPS }];
      const back = [{ date: MONDAY, entries: [entry], steps: NO_STEPS }];
      expect(await refusal(exercise.remove(ada, TUESDAY, entry.id))).toMatchObject({ _tag: "ExerciseEntryNotFound" });
      expect(await run(exercise.remove(ada, MONDAY, entry.id))).toEqual(gone);
      expect(await run(exercise.remove(ada, MONDAY, entry.id))).toEqual(gone);
      expect(await run(exercise.add(ada, MONDAY, [entry]))).toEqual(gone);
      expect(await refusal(exercise.replace(ada, { ...entry, version: 2 }))).toMatchObject({
        _tag: "ExerciseEntryNotFound",
      });
      expect(await run(exercise.restore(ada, MONDAY, entry.id))).toEqual(back);
      expect(await run(exercise.restore(ada, MONDAY, entry.id))).toEqual(back);
    });

    it("W92 of two who change the same version one is told what stands", async () => {
      const ada = await joined(stores);
      const entry = aRun();
      await run(exercise.add(ada, MONDAY, [entry]));
      const changes = ["one", "two"].map((note) => exercise.replace(ada, { ...entry, note, version: 2 }));
      const { won, refusals } = await atOnce(changes);
      expect(won).toHaveLength(1);
      expect(refusals).toMatchObject([{ _tag: "ExerciseEntryVersionConflict", current: { version: 2 } }]);
    });

    it("E17 a day holds fifty: all of a request or none, and neither moved nor restored beyond", async () => {
      const ada = await joined(stores);
      const full = Array.from({ length: EXERCISE_DAY_LIMIT }, () => aRun());
      const [first] = full;
      const other = aRun(TUESDAY);
      await run(exercise.add(ada, TUESDAY, [other]));
      await run(exercise.add(ada, MONDAY, full.slice(0, -1)));
      const refused = { _tag: "ExerciseDayIsFull", date: MONDAY, limit: EXERCISE_DAY_LIMIT };
      expect(await refusal(exercise.add(ada, MONDAY, [aRun(), aRun()]))).toEqual(refused);
      expect((await run(exercise.day(ada, MONDAY))).entries).toHaveLength(EXERCISE_DAY_LIMIT - 1);
      await run(exercise.add(ada, MONDAY, full.slice(-1)));
      expect(await refusal(exercise.replace(ada, { ...other, date: MONDAY, version: 2 }))).toEqual(refused);
      if (first === undefined) throw new Error("no first");
      await run(exercise.remove(ada, MONDAY, first.id));
      await run(exercise.add(ada, MONDAY, [aRun()]));
      expect(await refusal(exercise.restore(ada, MONDAY, first.id))).toEqual(refused);
    });

    it("W96 the last of each exercise, the latest first, from a day on; the last of one however long ago", async () => {
      const ada = await joined(stores);
      const [old, squat, late, gone] = [aRun(MONDAY), aSquat(MONDAY), aRun(TUESDAY), aRun(TUESDAY)];
      await run(exercise.add(ada, TUESDAY, [late, gone]));
      await run(exercise.add(ada, MONDAY, [old, squat]));
      await run(exercise.remove(ada, TUESDAY, gone.id));
      expect(await run(exercise.lastOfEach(ada, MONDAY, 10))).toEqual([late, squat]);
      expect(await run(exercise.lastOfEach(ada, MONDAY, 1))).toEqual([late]);
      expect(await run(exercise.lastOfEach(ada, TUESDAY, 10))).toEqual([late]);
      expect(await run(exercise.lastOf(ada, RUNNING.id))).toEqual(late);
      expect(await run(exercise.lastOf(ada, SQUAT.id))).toEqual(squat);
    });
  });
