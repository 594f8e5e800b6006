import * as Effect from "effect/Effect";
import { ROUTINE_REFUSALS, ROUTINE_ROOM, type RoutinesAreFull, byName, type Routine } from "@morsel/domain/exercise";
import type { RoutineStore } from "@morsel/application/exercise/routine-store";
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

const table: VersionedTable<Routine, RoutinesAreFull> = (sql, member) => ({
  stored: (id) =>
    storedRow(
      sql`select routine as record, is_deleted as "isDeleted" from exercise_routine where member_id = ${member} and id = ${id}`,
      readJson<Routine>,
    ),
  put: ({ record, isDeleted }) => sql`
    insert into exercise_routine (member_id, id, is_deleted, routine)
    values (${member}, ${record.id}, ${isDeleted ? 1 : 0}, ${JSON.stringify(record)})
    on conflict (member_id, id) do update set is_deleted = excluded.is_deleted, routine = excluded.routine`,
  check: withinRoom(
    ROUTINE_ROOM,
    countedRows(sql`select count(*) as "count" from exercise_routine where member_id = ${member} and is_deleted = 0`),
  ),
});

export const makeSqlRoutineStore = (sql: Sql): RoutineStore =>
  makeVersionedListStore(makeSqlVersionedStore(sql, table, ROUTINE_REFUSALS), (member) =>
    Effect.map(
      sql<JsonRow>`select routine as record from exercise_routine where member_id = ${member} and is_deleted = 0`,
      (rows) => rows.map(readJson<Routine>).toSorted(byName),
    ),
  );
