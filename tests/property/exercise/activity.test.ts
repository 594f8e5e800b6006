import fc from "fast-check";
import type { CalendarDate, TimeOfDay, Instant } from "@morsel/domain/calendar";
import {
  checkStepCount,
  dayActivity,
  entryEnergyUsed,
  exerciseEntry,
  exerciseOf,
  NO_STEPS,
  stepEnergy,
  type DaySteps,
  type Exercise,
  type ExerciseEntry,
  type ExerciseEntryId,
  type ExerciseId,
  type StepCount,
} from "@morsel/domain/exercise";
import { describe, expect, it } from "vitest";
import { RUNNING } from "../../arbitraries/exercise.ts";

const WALKING: Exercise = { id: "c-17160" as ExerciseId, kind: "cardio", name: "Walking", met: 3.5 };
const CYCLING: Exercise = { id: "c-01015" as ExerciseId, kind: "cardio", name: "Cycling", met: 7.5 };

const timeAt = (minute: number): TimeOfDay =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}` as TimeOfDay;
let made = 0;
const entry = (exercise: Exercise, minutes: number, startsAt?: string): ExerciseEntry => {
  made += 1;
  const place = {
    id: `00000000-0000-7000-8000-${String(made).padStart(12, "0")}` as ExerciseEntryId,
    date: "2026-03-02" as CalendarDate,
    loggedAt: 1_700_000_000_000 as Instant,
    weightKg: 80,
  };
  const result = exerciseEntry(exercise, place, {
    minutes,
    ...(startsAt === undefined ? {} : { startsAt: startsAt as TimeOfDay }),
  });
  if (!result.ok) throw new Error(result.error._tag);
  return result.value;
};

const minutesOfDay = fc.integer({ min: 0, max: 1439 });
const entries = fc.array(
  fc
    .record({
      exercise: fc.constantFrom(RUNNING, WALKING, CYCLING),
      minutes: fc.integer({ min: 1, max: 600 }),
      start: fc.option(minutesOfDay, { nil: undefined }),
    })
    .map(({ exercise, minutes, start }) => entry(exercise, minutes, start === undefined ? undefined : timeAt(start))),
  { maxLength: 5 },
);
const counts: fc.Arbitrary<readonly StepCount[]> = fc.uniqueArray(
  fc
    .record({
      source: fc.constantFrom("csv", "token a", "token b"),
      stretch: fc.option(fc.tuple(minutesOfDay, minutesOfDay), { nil: undefined }),
      steps: fc.integer({ min: 0, max: 30_000 }),
    })
    .map(({ source, stretch, steps }): StepCount => {
      const [a, b] = stretch ?? [0, 0];
      return a === b ? { source, steps } : { source, steps, from: timeAt(Math.min(a, b)), to: timeAt(Math.max(a, b)) };
    }),
  { maxLength: 5, selector: ({ source, from }) => `${source} ${from}` },
);
const days: fc.Arbitrary<DaySteps> = fc.record(
  { counts, energyEach: fc.constant(0.03), own: fc.integer({ min: 0, max: 30_000 }) },
  { requiredKeys: ["counts", "energyEach"] },
);
const close = (a: number, b: number): void => expect(Math.abs(a - b)).toBeLessThan(1e-6 * Math.max(1, Math.abs(b)));

describe("a day's exercise and steps", () => {
  it("W348 come to the same in whichever order they are given", () => {
    fc.assert(
      fc.property(entries, days, fc.func(fc.integer()), (done, steps, order) => {
        const activity = dayActivity(done, steps);
        const by = <A>(all: readonly A[]): readonly A[] =>
          all
            .map((one, at) => ({ one, at: order(at) }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ one }) => one);
        const turned = dayActivity(by(done), { ...steps, counts: by(steps.counts) });
        close(turned.net, activity.net);
        close(turned.stepsNet, activity.stepsNet);
        expect(turned.steps).toBe(activity.steps);
      }),
    );
  });

  it("W348 are never more than each by itself together, and never less than the larger", () => {
    fc.assert(
      fc.property(entries, days, (done, steps) => {
        const { net, stepsNet } = dayActivity(done, steps);
        const alone = dayActivity(done, NO_STEPS).net;
        const walked = dayActivity([], steps).net;
        expect(net).toBeLessThanOrEqual(alone + walked + 1e-6);
        close(net - stepsNet, alone);
        expect(alone).toBeLessThanOrEqual(done.reduce((sum, one) => sum + entryEnergyUsed(one).net, 0) + 1e-6);
        expect(stepsNet).toBeGreaterThanOrEqual(-1e-9);
      }),
    );
  });

  it("W348 steps that were counted at the same time by two sources count once", () => {
    fc.assert(
      fc.property(counts, (all) => {
        const { steps } = dayActivity([], { counts: all, energyEach: 1 });
        const whole = Math.max(0, ...all.flatMap((one) => (one.from === undefined ? [one.steps] : [])));
        const timed = all.reduce((sum, one) => sum + (one.from === undefined ? 0 : one.steps), 0);
        expect(steps).toBeLessThanOrEqual(Math.max(whole, timed));
        expect(steps).toBeGreaterThanOrEqual(whole);
      }),
    );
  });

  it("W348 removing one gives the other back", () => {
    fc.assert(
      fc.property(entries, days, (done, steps) => {
        const without = dayActivity([], steps);
        expect(Math.abs(without.net - without.steps * steps.energyEach)).toBeLessThanOrEqual(0.5 * steps.energyEach);
        expect(without.overlaps).toEqual([]);
        close(dayActivity(done, { ...NO_STEPS, energyEach: steps.energyEach }).net, exerciseOf(done).net);
      }),
    );
  });

  it("W348 a walk takes the steps that were counted at its time, and is named", () => {
    const walk = entry(WALKING, 40, "10:00");
    const hour = { source: "token a", from: timeAt(600), to: timeAt(660), steps: 6_000 };
    const { steps, stepsNet, overlaps } = dayActivity([walk], { counts: [hour], energyEach: 0.03 });
    expect(steps).toBe(6_000);
    close(stepsNet, 2_000 * 0.03);
    expect(overlaps).toEqual([{ entry: walk, amount: 4_000 }]);
  });

  it("W348 a walk is the same cut in two or with a part of it written once more", () => {
    const counts: readonly StepCount[] = [
      { source: "phone", steps: 10_000 },
      { source: "watch", from: timeAt(420), to: timeAt(450), steps: 3000 },
    ];
    const steps: DaySteps = { counts, energyEach: stepEnergy(80, 175) };
    const whole = dayActivity([entry(WALKING, 60, "07:00")], steps).net;
    const cut = [entry(WALKING, 30, "07:00"), entry(WALKING, 30, "07:30")];
    const twice = [entry(WALKING, 30, "07:00"), entry(WALKING, 60, "07:00")];
    for (const entries of [cut, twice]) expect(dayActivity(entries, steps).net).toBeCloseTo(whole, 6);
  });

  it("W348 of a whole day's steps a walk takes a hundred a minute, a run 130, a ride none", () => {
    const whole = { counts: [{ source: "csv", steps: 9_000 }], energyEach: 0.03 };
    const taken = (exercise: Exercise, startsAt?: string) =>
      dayActivity([entry(exercise, 30, startsAt)], whole).overlaps[0]?.amount ?? 0;
    expect([taken(WALKING), taken(RUNNING), taken(CYCLING)]).toEqual([3_000, 3_900, 0]);
    expect([taken(WALKING, "10:00"), taken(CYCLING, "10:00")]).toEqual([3_000, 0]);
    const long = dayActivity([entry(WALKING, 600)], whole);
    close(long.stepsNet, 0);
  });

  it("W348 what the member wrote stands before what was counted", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 30_000 }), (steps, own) => {
        expect(dayActivity([], { ...steps, own }).steps).toBe(own);
      }),
    );
  });

  it("W347 of two at the same time the earlier takes what they share, and a ride over midnight stays on its day", () => {
    const [first, second] = [entry(CYCLING, 60, "10:00"), entry(RUNNING, 60, "10:30")];
    const { net, overlaps } = dayActivity([second, first], NO_STEPS);
    close(net, entryEnergyUsed(first).net + entryEnergyUsed(second).net / 2);
    expect(overlaps).toEqual([{ entry: first, other: second, amount: 30 }]);
    const late = entry(CYCLING, 120, "23:30");
    close(dayActivity([late], NO_STEPS).net, entryEnergyUsed(late).net);
  });

  it("W346 a step costs what its part of a kilometre costs", () => {
    // 80 kg, 180 cm: 0.745 m, 42.4 kcal a kilometre.
    close(stepEnergy(80, 180), 42.4 * 0.000_745_2);
    expect(stepEnergy(10, 180)).toBe(0);
  });

  it("W345 steps are whole ones, of a day or of a stretch that ends after it begins", () => {
    const check = (count: Partial<StepCount>) => checkStepCount({ source: "csv", steps: 100, ...count });
    const [ten, eleven] = [timeAt(600), timeAt(660)];
    for (const good of [
      {},
      { steps: 0 },
      { steps: 100_000 },
      { from: ten, to: eleven },
      { from: ten, to: "24:00" as TimeOfDay },
    ])
      expect(check(good).ok).toBe(true);
    for (const steps of [-1, 0.5, 100_001, Number.NaN])
      expect(check({ steps })).toMatchObject({ ok: false, error: { field: "steps" } });
    expect(check({ from: ten })).toMatchObject({ ok: false, error: { field: "to" } });
    expect(check({ to: ten })).toMatchObject({ ok: false, error: { field: "from" } });
    expect(check({ from: eleven, to: ten })).toMatchObject({ ok: false, error: { field: "to" } });
    expect(check({ from: "25:00" as TimeOfDay, to: ten })).toMatchObject({ ok: false, error: { field: "from" } });
  });
});
