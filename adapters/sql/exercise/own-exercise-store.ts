import type {
  OwnExerciseNotFound,
  OwnExercisesAreFull,
  OwnExerciseStore,
  OwnExerciseVersionConflict,
} from "@morsel/application/exercise/own-exercise-store";
import { byName, OWN_EXERCISES_LIMIT, type ExerciseId, type OwnExercise } from "@morsel/domain/exercise";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

type Row = { readonly exercise: string };
type StoredRow = Row & { readonly isDeleted: number };

const read = ({ exercise }: Row): OwnExercise => JSON.parse(exercise);
const notFound = (id: ExerciseId) => Effect.fail<OwnExerciseNotFound>({ _tag: "OwnExerciseNotFound", id });
const full = Effect.fail<OwnExercisesAreFull>({ _tag: "OwnExercisesAreFull", limit: OWN_EXERCISES_LIMIT });

const standing = (sql: Sql, member: MemberId): Effect.Effect<readonly OwnExercise[]> =>
  Effect.map(sql<Row>`select exercise from own_exercise where member_id = ${member} and is_deleted = 0`, (rows) =>
    rows.map(read).toSorted(byName),
  );

const stored = (sql: Sql, member: MemberId, id: ExerciseId): Effect.Effect<StoredRow | undefined> =>
  Effect.map(
    sql<StoredRow>`
      select exercise, is_deleted as "isDeleted" from own_exercise where member_id = ${member} and id = ${id}`,
    ([row]) => row,
  );

const makeRoom = (sql: Sql, member: MemberId): Effect.Effect<void, OwnExercisesAreFull> =>
  Effect.flatMap(standing(sql, member), ({ length }) => (length >= OWN_EXERCISES_LIMIT ? full : Effect.void));

const put = (sql: Sql, member: MemberId, own: OwnExercise, isDeleted: boolean) =>
  Effect.andThen(
    sql`
      insert into own_exercise (member_id, id, is_deleted, exercise)
      values (${member}, ${own.id}, ${isDeleted ? 1 : 0}, ${JSON.stringify(own)})
      on conflict (member_id, id) do update set is_deleted = excluded.is_deleted, exercise = excluded.exercise`,
    standing(sql, member),
  );

export const makeSqlOwnExerciseStore = (sql: Sql): OwnExerciseStore => ({
  all: (member) => standing(sql, member),

  byIds: (member, ids) =>
    Effect.map(sql<Row>`select exercise from own_exercise where member_id = ${member} and id in ${ids}`, (rows) =>
      rows.map(read),
    ),

  save: (member, own) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<
        readonly OwnExercise[],
        OwnExerciseNotFound | OwnExerciseVersionConflict | OwnExercisesAreFull
      > {
        const row = yield* stored(tx, member, own.id);
        if (row === undefined) {
          if (own.version !== 1) return yield* notFound(own.id);
          yield* makeRoom(tx, member);
          return yield* put(tx, member, own, false);
        }
        if (row.exercise === JSON.stringify(own)) return yield* standing(tx, member);
        if (row.isDeleted === 1) return yield* notFound(own.id);
        const current = read(row);
        if (current.version !== own.version - 1)
          return yield* Effect.fail({ _tag: "OwnExerciseVersionConflict" as const, current });
        return yield* put(tx, member, own, false);
      }),
    ),

  remove: (member, id) =>
    memberTransaction(sql, member, (tx) =>
      Effect.flatMap(stored(tx, member, id), (row) =>
        row === undefined ? notFound(id) : put(tx, member, read(row), true),
      ),
    ),

  restore: (member, id) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<readonly OwnExercise[], OwnExerciseNotFound | OwnExercisesAreFull> {
        const row = yield* stored(tx, member, id);
        if (row === undefined) return yield* notFound(id);
        if (row.isDeleted === 1) yield* makeRoom(tx, member);
        return yield* put(tx, member, read(row), false);
      }),
    ),
});
