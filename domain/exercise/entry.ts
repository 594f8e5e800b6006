import type { Brand } from "../brand/index.ts";
import type { CalendarDate, TimeOfDay, Instant } from "../calendar/index.ts";
import { isNote } from "../diary/index.ts";
import { isUuid } from "../identity/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import type { Exercise, ExerciseId } from "./catalogue.ts";
import { EXERCISE_RANGES, exerciseEnergy, type ExerciseEnergy, type ExerciseRefused } from "./energy.ts";
import { checkStrengthSets, type StrengthRefused, type StrengthSet } from "./strength.ts";

/** Made by the client that creates the entry, offline too: a UUID. */
export type ExerciseEntryId = string & Brand<"ExerciseEntryId">;
export const isExerciseEntryId = (id: unknown): id is ExerciseEntryId => isUuid(id);

type Placed = {
  readonly id: ExerciseEntryId;
  readonly date: CalendarDate;
  readonly exerciseId: ExerciseId;
  /** As it was called when it was logged. */
  readonly name: string;
  readonly note: string;
  readonly loggedAt: Instant;
  /** 1 when created, one more with each change. */
  readonly version: number;
};

/** E14: MET and body weight stay as they were when it was logged. */
export type CardioEntry = Placed & {
  readonly kind: "cardio";
  readonly met: number;
  readonly weightKg: number;
  readonly minutes: number;
  /** When it began; absent where only the day is known. */
  readonly startsAt?: TimeOfDay;
  /** kcal beyond rest, where the member said so. */
  readonly ownNet?: number;
};

export type StrengthEntry = Placed & { readonly kind: "strength"; readonly sets: readonly StrengthSet[] };

export type ExerciseEntry = CardioEntry | StrengthEntry;

/** The member's account of an exercise: minutes of cardio, sets of strength. */
export type ExerciseDone = {
  readonly minutes?: number;
  /** E15: kcal beyond rest by another source; null takes it back. */
  readonly ownNet?: number | null;
  /** W347: when it began; null takes that back. */
  readonly startsAt?: TimeOfDay | null;
  readonly sets?: readonly StrengthSet[];
  readonly note?: string;
};

export const EXERCISE_NOTE_MAX = 500;
export const OWN_ENERGY_MAX = 10_000;
/** E15: what takes no time is none. */
const MINUTES = { min: 0.1, max: EXERCISE_RANGES.minutes.max } as const;

export type ExerciseDoneRefused =
  | ExerciseRefused
  | StrengthRefused
  | { readonly _tag: "ExerciseNoteRefused"; readonly max: number }
  | { readonly _tag: "ExerciseOwnEnergyRefused"; readonly min: number; readonly max: number }
  /** E18: minutes and energy are of cardio, sets of strength. */
  | { readonly _tag: "ExerciseMisplaced"; readonly field: "minutes" | "ownNet" | "startsAt" | "sets" };

const misplacedIn = (kind: Exercise["kind"], done: ExerciseDone) => {
  if (kind === "cardio") return done.sets === undefined ? undefined : "sets";
  return (["minutes", "ownNet", "startsAt"] as const).find((field) => done[field] !== undefined);
};

const checkNote = (note: string): Result<string, ExerciseDoneRefused> =>
  note.length <= EXERCISE_NOTE_MAX && isNote(note)
    ? ok(note)
    : err({ _tag: "ExerciseNoteRefused", max: EXERCISE_NOTE_MAX });

const checkCardio = (entry: CardioEntry): Result<CardioEntry, ExerciseDoneRefused> => {
  const { met, weightKg, minutes, ownNet } = entry;
  if (!(minutes >= MINUTES.min)) return err({ _tag: "ExerciseRefused", field: "minutes", ...MINUTES });
  if (ownNet !== undefined && !(ownNet >= 0 && ownNet <= OWN_ENERGY_MAX))
    return err({ _tag: "ExerciseOwnEnergyRefused", min: 0, max: OWN_ENERGY_MAX });
  const energy = exerciseEnergy({ met, weightKg, minutes });
  return energy.ok ? ok(entry) : energy;
};

const checkEntry = (entry: ExerciseEntry): Result<ExerciseEntry, ExerciseDoneRefused> => {
  const note = checkNote(entry.note);
  if (!note.ok) return note;
  if (entry.kind === "cardio") return checkCardio(entry);
  const sets = checkStrengthSets(entry.sets);
  return sets.ok ? ok(entry) : sets;
};

/** Keeps the fields that are set, and drops those that are removed. */
const own = ({
  ownNet,
  startsAt,
}: {
  readonly ownNet?: number | null | undefined;
  readonly startsAt?: TimeOfDay | null | undefined;
}): Pick<CardioEntry, "ownNet" | "startsAt"> => ({
  ...(startsAt === undefined || startsAt === null ? {} : { startsAt }),
  ...(ownNet === undefined || ownNet === null ? {} : { ownNet }),
});

/** E14, E15, E18: what was done of an exercise, at the weight of its day. */
export const exerciseEntry = (
  exercise: Exercise,
  placed: Pick<Placed, "id" | "date" | "loggedAt"> & { readonly weightKg: number },
  done: ExerciseDone,
): Result<ExerciseEntry, ExerciseDoneRefused> => {
  const field = misplacedIn(exercise.kind, done);
  if (field !== undefined) return err({ _tag: "ExerciseMisplaced", field });
  const { weightKg, ...place } = placed;
  const base = { ...place, exerciseId: exercise.id, name: exercise.name, note: done.note ?? "", version: 1 };
  return checkEntry(
    exercise.kind === "cardio"
      ? { ...base, kind: "cardio", met: exercise.met, weightKg, minutes: done.minutes ?? 0, ...own(done) }
      : { ...base, kind: "strength", sets: done.sets ?? [] },
  );
};

/** E15, E18: whether that could be logged of an exercise, by anybody. */
export const checkDone = (exercise: Exercise, done: ExerciseDone): Result<unknown, ExerciseDoneRefused> =>
  exerciseEntry(
    exercise,
    { id: "" as ExerciseEntryId, date: "" as CalendarDate, loggedAt: 0 as Instant, weightKg: 70 },
    done,
  );

export type ExerciseEdit = ExerciseDone & { readonly date?: CalendarDate };

/** E14: the next version of an entry; what is left out stays. `weightKg` is of the day to which it moves. */
export const changeExercise = (
  entry: ExerciseEntry,
  { date = entry.date, note = entry.note, ...edit }: ExerciseEdit,
  weightKg?: number,
): Result<ExerciseEntry, ExerciseDoneRefused> => {
  const field = misplacedIn(entry.kind, edit);
  if (field !== undefined) return err({ _tag: "ExerciseMisplaced", field });
  const next = { date, note, version: entry.version + 1 };
  if (entry.kind === "strength") return checkEntry({ ...entry, ...next, sets: edit.sets ?? entry.sets });
  const { ownNet, startsAt, ...rest } = entry;
  return checkEntry({
    ...rest,
    ...next,
    minutes: edit.minutes ?? entry.minutes,
    ...(date === entry.date || weightKg === undefined ? {} : { weightKg }),
    ...own({
      ownNet: edit.ownNet === undefined ? ownNet : edit.ownNet,
      startsAt: edit.startsAt === undefined ? startsAt : edit.startsAt,
    }),
  });
};

/** E1, E2, E15: the energy of an entry; where it is the member's own, rest is what one kilogram uses in an hour, one kcal. */
export const entryEnergyUsed = (entry: ExerciseEntry): ExerciseEnergy => {
  if (entry.kind === "strength") return { gross: 0, net: 0 };
  const { ownNet, weightKg, minutes } = entry;
  if (ownNet !== undefined) return { gross: ownNet + (weightKg * minutes) / 60, net: ownNet };
  const energy = exerciseEnergy(entry);
  return energy.ok ? energy.value : { gross: 0, net: 0 };
};

/** E17: a day holds no more entries than this. */
export const EXERCISE_DAY_LIMIT = 50;
