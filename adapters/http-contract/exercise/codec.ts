import type { ExerciseDay } from "@morsel/application/exercise/exercise-day";
import type { CalendarDate, TimeOfDay, Instant } from "@morsel/domain/calendar";
import {
  dayActivity,
  type ExerciseDone,
  type ExerciseEntry,
  type ExerciseEntryId,
  type ExerciseId,
  type StepCount,
  type StrengthSet,
} from "@morsel/domain/exercise";
import type { WireExerciseDay, WireExerciseDays, WireExerciseEntry } from "./schemas.ts";
import { readShares, writeShares } from "../goals/shares-codec.ts";

type WireSet = { readonly reps: number; readonly weight_kg?: number };
export type WireDone = {
  readonly minutes?: number;
  readonly starts_at?: TimeOfDay | null;
  readonly energy?: number | null;
  readonly sets?: readonly WireSet[];
  readonly note?: string;
};

const writeSet = ({ reps, weightKg }: StrengthSet): WireSet => ({
  reps,
  ...(weightKg === undefined ? {} : { weight_kg: weightKg }),
});

const readSet = ({ reps, weight_kg: weightKg }: WireSet): StrengthSet => ({
  reps,
  ...(weightKg === undefined ? {} : { weightKg }),
});

/** Writes the details of an exercise as a request carries them. */
export const writeDone = ({ ownNet, sets, startsAt, ...done }: ExerciseDone): WireDone => ({
  ...done,
  ...(startsAt === undefined ? {} : { starts_at: startsAt }),
  ...(ownNet === undefined ? {} : { energy: ownNet }),
  ...(sets === undefined ? {} : { sets: sets.map(writeSet) }),
});

export const readDone = ({ minutes, energy, sets, note, starts_at: startsAt }: WireDone): ExerciseDone => ({
  ...(startsAt === undefined ? {} : { startsAt }),
  ...(minutes === undefined ? {} : { minutes }),
  ...(energy === undefined ? {} : { ownNet: energy }),
  ...(sets === undefined ? {} : { sets: sets.map(readSet) }),
  ...(note === undefined ? {} : { note }),
});

export const writeExerciseEntry = (entry: ExerciseEntry): WireExerciseEntry => {
  const { id, date, exerciseId, name, note, loggedAt, version } = entry;
  const placed = { id, date, exercise_id: exerciseId, name, note, version };
  const logged = { ...placed, logged_at: new Date(loggedAt).toISOString() };
  if (entry.kind === "strength") return { ...logged, kind: "strength", sets: entry.sets.map(writeSet) };
  const { met, weightKg, minutes, startsAt, ownNet } = entry;
  return {
    ...logged,
    kind: "cardio",
    met,
    weight_kg: weightKg,
    minutes,
    ...(startsAt === undefined ? {} : { starts_at: startsAt }),
    ...(ownNet === undefined ? {} : { energy: ownNet }),
  };
};

/** Our own server's answers are believed: the brands are put back on without a second check. */
export const readExerciseEntry = (wire: WireExerciseEntry): ExerciseEntry => {
  const placed = {
    id: wire.id as ExerciseEntryId,
    date: wire.date as CalendarDate,
    exerciseId: wire.exercise_id as ExerciseId,
    name: wire.name,
    note: wire.note,
    loggedAt: Date.parse(wire.logged_at) as Instant,
    version: wire.version,
  };
  const { kind, met = 0, weight_kg: weightKg = 0, minutes = 0, starts_at: startsAt, energy, sets = [] } = wire;
  if (kind === "strength") return { ...placed, kind, sets: sets.map(readSet) };
  return {
    ...placed,
    kind,
    met,
    weightKg,
    minutes,
    ...(startsAt === undefined ? {} : { startsAt: startsAt as TimeOfDay }),
    ...(energy === undefined ? {} : { ownNet: energy }),
  };
};

export const writeExerciseDay = (day: ExerciseDay): WireExerciseDay => {
  const { gross, net, steps } = dayActivity(day.entries, day.steps);
  const { own, counts, energyEach } = day.steps;
  return {
    date: day.date,
    entries: day.entries.map(writeExerciseEntry),
    steps: { ...(own === undefined ? {} : { own }), counts, energy_each: energyEach, total: steps },
    gross,
    net,
    weight_kg: day.weightKg,
    assign_exercise_energy: day.assignExerciseEnergy,
    exercise_shares: writeShares(day.shares),
  };
};

export const writeExerciseDays = (days: readonly ExerciseDay[]): WireExerciseDays => ({
  days: days.map(writeExerciseDay),
});

export const readExerciseDay = (wire: WireExerciseDay): ExerciseDay => ({
  date: wire.date as CalendarDate,
  entries: wire.entries.map(readExerciseEntry),
  steps: {
    ...(wire.steps.own === undefined ? {} : { own: wire.steps.own }),
    counts: wire.steps.counts as readonly StepCount[],
    energyEach: wire.steps.energy_each,
  },
  weightKg: wire.weight_kg,
  assignExerciseEnergy: wire.assign_exercise_energy,
  shares: readShares(wire.exercise_shares),
});
