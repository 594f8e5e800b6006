import type {
  ExerciseDayIsFull,
  ExerciseEntryNotFound,
  ExerciseEntryVersionConflict,
  ExercisesOfDay,
  ExerciseStore,
} from "@morsel/application/exercise/exercise-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import { byLoggedAt } from "@morsel/domain/diary";
import { EXERCISE_DAY_LIMIT, type ExerciseEntry, type ExerciseEntryId } from "@morsel/domain/exercise";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { ownRows, type MemoryState } from "../platform/state.ts";
import { exerciseTable, storeMemoryActivity, memoryActivityOf, type StoredExercise } from "./activity.ts";

type Entries = Map<ExerciseEntryId, StoredExercise>;

const latestFirst = (a: ExerciseEntry, b: ExerciseEntry): number =>
  a.date === b.date ? byLoggedAt(b, a) : a.date < b.date ? 1 : -1;

const notFound = (id: ExerciseEntryId) =>
  Effect.fail<ExerciseEntryNotFound>({ _tag: "ExerciseEntryNotFound" as const, id });

/** Each method runs in one go, as a transaction would. */
export const makeMemoryExerciseStore = (state: MemoryState): ExerciseStore => {
  const entriesOf = (member: MemberId): Entries => ownRows(state.of(exerciseTable), member);
  const standing = (member: MemberId): readonly ExerciseEntry[] =>
    [...entriesOf(member).values()].flatMap(({ entry, isDeleted }) => (isDeleted ? [] : [entry]));
  const dayOf = (member: MemberId, date: CalendarDate): ExercisesOfDay => memoryActivityOf(state, member, date);
  const keepDay = (member: MemberId, date: CalendarDate): ExercisesOfDay => storeMemoryActivity(state, member, date);
  const makeRoom = (member: MemberId, date: CalendarDate, more: number): Effect.Effect<void, ExerciseDayIsFull> =>
    dayOf(member, date).entries.length + more > EXERCISE_DAY_LIMIT
      ? Effect.fail({ _tag: "ExerciseDayIsFull" as const, date, limit: EXERCISE_DAY_LIMIT })
      : Effect.void;
  const mark = <E>(
    member: MemberId,
    { date, id, isDeleted }: Pick<ExerciseEntry, "date" | "id"> & { readonly isDeleted: boolean },
    room: Effect.Effect<void, E>,
  ): Effect.Effect<readonly ExercisesOfDay[], ExerciseEntryNotFound | E> => {
    const known = entriesOf(member).get(id);
    if (known === undefined || known.entry.date !== date) return notFound(id);
    return Effect.map(known.isDeleted === isDeleted ? Effect.void : room, () => {
      entriesOf(member).set(id, { ...known, isDeleted });
      return [keepDay(member, date)];
    });
  };
  return {
    day: (member, date) => Effect.sync(() => dayOf(member, date)),

    entry: (member, id) =>
      Effect.sync(() => {
        const known = entriesOf(member).get(id);
        return known === undefined || known.isDeleted ? undefined : known.entry;
      }),

    add: (member, date, entries) =>
      Effect.suspend(() => {
        const known = entriesOf(member);
        const fresh = new Map(
          entries.toReversed().flatMap((entry) => (known.has(entry.id) ? [] : [[entry.id, entry]])),
        );
        return Effect.map(makeRoom(member, date, fresh.size), () => {
          for (const [id, entry] of fresh) known.set(id, { entry, isDeleted: false });
          return [keepDay(member, date)];
        });
      }),

    replace: (member, entry) =>
      Effect.suspend(
        (): Effect.Effect<
          readonly ExercisesOfDay[],
          ExerciseEntryNotFound | ExerciseEntryVersionConflict | ExerciseDayIsFull
        > => {
          const known = entriesOf(member).get(entry.id);
          if (known === undefined || known.isDeleted) return notFound(entry.id);
          const current = known.entry;
          if (current.version !== entry.version - 1)
            return Effect.fail({ _tag: "ExerciseEntryVersionConflict" as const, current });
          const room = current.date === entry.date ? Effect.void : makeRoom(member, entry.date, 1);
          return Effect.map(room, () => {
            entriesOf(member).set(entry.id, { entry, isDeleted: false });
            return [...new Set([current.date, entry.date])].map((date) => keepDay(member, date));
          });
        },
      ),

    remove: (member, date, id) => Effect.suspend(() => mark(member, { date, id, isDeleted: true }, Effect.void)),

    restore: (member, date, id) =>
      Effect.suspend(() => mark(member, { date, id, isDeleted: false }, makeRoom(member, date, 1))),

    lastOfEach: (member, since, limit) =>
      Effect.sync(() => {
        const last = new Map<string, ExerciseEntry>();
        for (const entry of standing(member).toSorted(latestFirst))
          if (entry.date >= since && !last.has(entry.exerciseId)) last.set(entry.exerciseId, entry);
        return [...last.values()].slice(0, limit);
      }),

    lastOf: (member, exercise) =>
      Effect.sync(
        () =>
          standing(member)
            .filter(({ exerciseId }) => exerciseId === exercise)
            .toSorted(latestFirst)[0],
      ),
  };
};
