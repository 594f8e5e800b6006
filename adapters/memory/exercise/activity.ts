import type { ExercisesOfDay } from "@morsel/application/exercise/exercise-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import { byLoggedAt } from "@morsel/domain/diary";
import {
  type DatedCount,
  dayActivity,
  stepEnergy,
  type ExerciseEntry,
  type ExerciseEntryId,
} from "@morsel/domain/exercise";
import type { MemberId } from "@morsel/domain/identity";
import { byNewest } from "@morsel/domain/measurements";
import { diaryOf } from "../diary/diary-table.ts";
import { membersTable } from "../identity/members-table.ts";
import { measurementTable } from "../measurements/measurement-table.ts";
import { addMemoryWebhookEvents } from "../webhooks/webhook-tables.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";
import { activeRecords } from "../versioned-records/versioned-store.ts";

export type StoredExercise = { readonly entry: ExerciseEntry; readonly isDeleted: boolean };

/** Exercise entries of each member by id, including deleted ones. */
export const exerciseTable = memoryTable(() => new Map<MemberId, Map<ExerciseEntryId, StoredExercise>>());
/** Step counts of each member by source, day and start. */
export const countTable = memoryTable(() => new Map<MemberId, Map<string, DatedCount>>());

const standing = <A>(rows: Iterable<{ readonly entry: A; readonly isDeleted: boolean }> | undefined): readonly A[] =>
  [...(rows ?? [])].flatMap(({ entry, isDeleted }) => (isDeleted ? [] : [entry]));

const measured = (state: MemoryState, member: MemberId, type: string) =>
  activeRecords(state, measurementTable, member).filter((entry) => entry.type === type);

export const memoryActivityOf = (state: MemoryState, member: MemberId, date: CalendarDate): ExercisesOfDay => {
  const own = measured(state, member, "Fitbit steps").flatMap((one) => (one.date === date ? [one.value] : []));
  const counts = [...(state.of(countTable).get(member)?.values() ?? [])]
    .filter((count) => count.date === date)
    .toSorted((a, b) => (`${a.source} ${a.from ?? ""}` < `${b.source} ${b.from ?? ""}` ? -1 : 1));
  return {
    date,
    entries: standing(state.of(exerciseTable).get(member)?.values())
      .filter((entry) => entry.date === date)
      .toSorted(byLoggedAt),
    steps: {
      ...(own.length === 0 ? {} : { own: Math.max(...own) }),
      counts: counts.map(({ source, from, to, steps }) => ({
        source,
        ...(from === undefined || to === undefined ? {} : { from, to }),
        steps,
      })),
      energyEach: diaryOf(state, member).steps.get(date)?.energyEach ?? 0,
    },
  };
};

/** W346: for the newest weighing on or before the day, else the profile's weight. */
const energyEachOn = (state: MemoryState, member: MemberId, date: CalendarDate): number => {
  const profile = state.of(membersTable).get(member)?.member.profile;
  if (profile === undefined) return 0;
  const [weighed] = measured(state, member, "Weight")
    .filter((one) => one.date <= date)
    .toSorted(byNewest);
  return stepEnergy(weighed?.value ?? profile.weightKg, profile.heightCm);
};

/** E16, W348: keeps what the day's exercise and steps add up to, and answers the day. */
export const storeMemoryActivity = (state: MemoryState, member: MemberId, date: CalendarDate): ExercisesOfDay => {
  const day = memoryActivityOf(state, member, date);
  const hasSteps = day.steps.own !== undefined || day.steps.counts.length > 0;
  const energyEach = hasSteps && day.steps.energyEach === 0 ? energyEachOn(state, member, date) : day.steps.energyEach;
  const steps = { ...day.steps, energyEach };
  const activity = dayActivity(day.entries, steps);
  const diary = diaryOf(state, member);
  diary.exercise.set(date, activity.net);
  diary.steps.set(date, { steps: activity.steps, energyEach });
  addMemoryWebhookEvents(state, member, "exercise_day.changed", [date]);
  return { ...day, steps };
};
