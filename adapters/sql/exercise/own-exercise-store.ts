import * as Effect from "effect/Effect";
import {
  OWN_EXERCISE_REFUSALS,
  OWN_EXERCISE_ROOM,
  type OwnExercisesAreFull,
  byName,
  type OwnExercise,
} from "@morsel/domain/exercise";
import type { OwnExerciseStore } from "@morsel/application/exercise/own-exercise-store";
import { makeVersionedListStore } from "@morsel/application/versioned-records/versioned-list-store";
import { withinRoom } from "@morsel/application/versioned-records/versioned-store";
import type { Sql } from "../engine/sql.ts";
import {
  countedRows,
  makeSqlVersionedStore,
  readJson,
  storedRow,
  type JsonRow,
  type VersionedTable,
} from "../versioned-records/versioned-store.ts";

const table: VersionedTable<OwnExercise, OwnExercisesAreFull> = (sql, member) => ({
  stored: (id) =>
    storedRow(
      sql`select exercise as record, is_deleted as "isDeleted" from own_exercise where member_id = ${member} and id = ${id}`,
      readJson<OwnExercise>,
    ),
  put: ({ record, isDeleted }) => sql`
    insert into own_exercise (member_id, id, is_deleted, exercise)
    values (${member}, ${record.id}, ${isDeleted ? 1 : 0}, ${JSON.stringify(record)})
    on conflict (member_id, id) do update set is_deleted = excluded.is_deleted, exercise = excluded.exercise`,
  check: withinRoom(
    OWN_EXERCISE_ROOM,
    countedRows(sql`select count(*) as "count" from own_exercise where member_id = ${member} and is_deleted = 0`),
  ),
});

export const makeSqlOwnExerciseStore = (sql: Sql): OwnExerciseStore => ({
  ...makeVersionedListStore(makeSqlVersionedStore(sql, table, OWN_EXERCISE_REFUSALS), (member) =>
    Effect.map(
      sql<JsonRow>`select exercise as record from own_exercise where member_id = ${member} and is_deleted = 0`,
      (rows) => rows.map(readJson<OwnExercise>).toSorted(byName),
    ),
  ),
  byIds: (member, ids) =>
    Effect.map(
      sql<JsonRow>`select exercise as record from own_exercise where member_id = ${member} and id in ${ids}`,
      (rows) => rows.map(readJson<OwnExercise>),
    ),
});
