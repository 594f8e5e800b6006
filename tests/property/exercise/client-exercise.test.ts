import fc from "fast-check";
import { CLOSED_BOX, exerciseBoxStep } from "@morsel/application/exercise/client/exercise-box";
import { withExercise } from "@morsel/application/exercise/client/exercise-budget";
import {
  datesOfExercise,
  exerciseRequestOf,
  invertExercise,
  projectExercise,
  projectPendingExercise,
  type ExerciseCommand,
} from "@morsel/application/exercise/client/exercise-command";
import { changeEntry, copyExercises, logExercises } from "@morsel/application/exercise/client/make-exercise-command";
import type { DayView } from "@morsel/application/diary/diary-view";
import type { ExerciseDay } from "@morsel/application/exercise/exercise-day";
import type { CalendarDate, Instant } from "@morsel/domain/calendar";
import { byLoggedAt, emptyDay } from "@morsel/domain/diary";
import {
  countedEnergy,
  editOf,
  repeatExercise,
  exerciseOptions,
  exerciseOf,
  NO_STEPS,
  type ExerciseEntry,
} from "@morsel/domain/exercise";
import { DEFAULT_EXERCISE_SHARES } from "@morsel/domain/goals";
import { describe, expect, it } from "vitest";
import { exerciseDates, exerciseEntries, RUNNING, SQUAT } from "../../arbitraries/exercise.ts";

const MONDAY = "2026-03-02" as CalendarDate;
const dayOf = (entries: readonly ExerciseEntry[], more: Partial<ExerciseDay> = {}): ExerciseDay => ({
  date: MONDAY,
  entries: entries.filter(({ date }) => date === MONDAY).toSorted(byLoggedAt),
  steps: NO_STEPS,
  weightKg: 80,
  assignExerciseEnergy: "on",
  shares: DEFAULT_EXERCISE_SHARES,
  ...more,
});
const days = fc.uniqueArray(exerciseEntries, { maxLength: 6, selector: ({ id }) => id }).map((all) => dayOf(all));

let made = 0;
const device = {
  now: () => 1_800_000_000_000 as Instant,
  newId: () => `00000000-0000-7000-8000-${String((made += 1)).padStart(12, "0")}`,
};
const one = <A, E>(result: { ok: true; value: A } | { ok: false; error: E }): A => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** Commands that can follow on what a day shows. */
const commandOn = (day: ExerciseDay): fc.Arbitrary<ExerciseCommand> => {
  const fresh = exerciseEntries.map((entry): ExerciseCommand => copyExercises([entry], MONDAY, 80, device));
  const [first] = day.entries;
  if (first === undefined) return fresh;
  return fc.oneof(
    fresh,
    fc.constant<ExerciseCommand>({ kind: "deleteExercise", id: device.newId(), entry: first }),
    exerciseDates.map((date): ExerciseCommand => one(changeEntry(first, { note: "changed", date }, 70, device))),
  );
};
const dayAndCommand = days.chain((day) => commandOn(day).map((command) => ({ day, command })));

describe("what is shown before the answer", () => {
  it("W95 over a day that has it already a command changes nothing", () => {
    fc.assert(
      fc.property(dayAndCommand, ({ day, command }) => {
        const shown = projectExercise(day, command);
        expect(projectExercise(shown, command)).toEqual(shown);
        expect(projectPendingExercise(day, [command])).toEqual(shown);
        expect(datesOfExercise(command)).toContain(MONDAY);
      }),
    );
  });

  it("W95 entries stand in the order of logging, each once", () => {
    fc.assert(
      fc.property(dayAndCommand, ({ day, command }) => {
        const { entries } = projectExercise(day, command);
        expect(entries).toEqual(entries.toSorted(byLoggedAt));
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      }),
    );
  });

  it("W91 W95 undo after doing is nothing, but for the versions", () => {
    fc.assert(
      fc.property(dayAndCommand, ({ day, command }) => {
        const shown = projectExercise(day, command);
        const moved =
          command.kind === "changeExercise" && command.next.date !== MONDAY ? [command.next] : shown.entries;
        const back = invertExercise(command, moved, device.newId).reduce(projectExercise, shown);
        const plain = ({ entries }: ExerciseDay) => entries.map((entry) => ({ ...entry, version: 0 }));
        expect(plain(back)).toEqual(plain(day));
      }),
    );
  });

  it("W91 what is gone is not deleted once more, what was changed since is not changed back", () => {
    const log = one(logExercises(dayOf([]), [{ exercise: RUNNING, done: { minutes: 30 } }], device));
    expect(invertExercise(log, [], device.newId)).toEqual([]);
    const [entry] = log.kind === "logExercises" ? log.entries : [];
    if (entry === undefined) throw new Error("nothing was logged");
    const change = one(changeEntry(entry, { minutes: 60 }, undefined, device));
    expect(invertExercise(change, [{ ...entry, version: 3 }], device.newId)).toEqual([]);
  });
});

describe("what is asked", () => {
  it("W90 says of an entry what was done, and nothing that the server knows", () => {
    const day = dayOf([]);
    const log = one(
      logExercises(
        day,
        [
          { exercise: RUNNING, done: { minutes: 30, ownNet: null, note: "" } },
          { exercise: SQUAT, done: { sets: [{ reps: 5, weightKg: 60 }], note: "deep" } },
        ],
        device,
      ),
    );
    if (log.kind !== "logExercises") throw new Error(log.kind);
    const [run, squat] = log.entries.map(exerciseRequestOf);
    expect(run).toEqual({ id: log.entries[0]?.id, exerciseId: RUNNING.id, minutes: 30 });
    expect(squat).toMatchObject({ exerciseId: SQUAT.id, sets: [{ reps: 5, weightKg: 60 }], note: "deep" });
    expect(logExercises(day, [{ exercise: RUNNING, done: { minutes: 0 } }], device).ok).toBe(false);
  });

  it("of what is said anew of an entry only what differs is sent", () => {
    fc.assert(
      fc.property(exerciseEntries, (entry) => {
        const { note, date } = entry;
        const same =
          entry.kind === "cardio" ? { minutes: entry.minutes, ownNet: entry.ownNet ?? null } : { sets: entry.sets };
        expect(editOf(entry, { ...same, note, date })).toEqual({});
        expect(editOf(entry, { ...same, note: `${note}!`, date })).toEqual({ note: `${note}!` });
      }),
    );
  });
});

describe("the box", () => {
  it("W96 offers what was done last, and of what is found what was done of it", () => {
    fc.assert(
      fc.property(exerciseEntries, (last) => {
        const [recent] = exerciseOptions(undefined, [last]);
        expect(recent?.exercise).toMatchObject({ id: last.exerciseId, name: last.name, kind: last.kind });
        const [found] = exerciseOptions([RUNNING], [last]);
        expect(found?.last).toEqual(last.exerciseId === RUNNING.id ? last : undefined);
        const again = repeatExercise(last);
        expect(again).toEqual(last.kind === "cardio" ? { minutes: last.minutes } : { sets: last.sets });
      }),
    );
  });

  it("arrows go round, typing begins at the first, Escape closes, logging empties", () => {
    const typed = exerciseBoxStep(CLOSED_BOX, { kind: "typed", text: "run" });
    expect(typed).toEqual({ isOpen: true, text: "run", active: 0, isWaiting: false });
    expect(exerciseBoxStep(typed, { kind: "moved", by: -1, count: 3 }).active).toBe(2);
    expect(exerciseBoxStep({ ...typed, active: 2 }, { kind: "moved", by: 1, count: 3 }).active).toBe(0);
    expect(exerciseBoxStep(typed, { kind: "moved", by: 1, count: 0 }).active).toBe(0);
    const editing = exerciseBoxStep(typed, { kind: "edited", option: { exercise: RUNNING } });
    expect(exerciseBoxStep(editing, { kind: "stepped back" })).toEqual(typed);
    expect(exerciseBoxStep(typed, { kind: "stepped back" }).isOpen).toBe(false);
    expect(exerciseBoxStep(editing, { kind: "closed" })).toEqual({ ...typed, isOpen: false });
    expect(exerciseBoxStep(editing, { kind: "logged" })).toEqual(CLOSED_BOX);
  });
});

describe("the day's budget", () => {
  const view: DayView = {
    day: emptyDay(MONDAY),
    goal: { energy: 2000 },
    exerciseEnergy: 55,
    exerciseShares: DEFAULT_EXERCISE_SHARES,
    water: { entries: [] },
  };

  it("W94 the diary's day has what exercise beyond rest adds, and nothing where the goals leave it out", () => {
    fc.assert(
      fc.property(days, (day) => {
        const { net } = exerciseOf(day.entries);
        expect(withExercise(view, day)).toEqual({
          ...view,
          exerciseEnergy: net,
          ...(net > 0 ? {} : { exerciseShares: undefined }),
        });
        expect(countedEnergy({ ...day, assignExerciseEnergy: "off" })).toBe(0);
        expect(withExercise(view, { ...day, assignExerciseEnergy: "off" })).not.toHaveProperty("exerciseShares");
        expect(withExercise(view, { ...day, date: "2026-03-03" as CalendarDate })).toBe(view);
      }),
    );
  });
});
