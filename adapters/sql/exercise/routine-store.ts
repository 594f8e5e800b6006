import { ROUTINE_REFUSALS, type RoutineStore } from "@morsel/application/exercise/routine-store";
import { byName } from "@morsel/domain/exercise";
import type { Sql } from "../engine/sql.ts";
import { makeSqlKeptStore, type KeptTable } from "./kept-store.ts";

const TABLE: KeptTable = {
  standing: (sql, member) =>
    sql`select routine as thing from exercise_routine where member_id = ${member} and is_deleted = 0`,
  stored: (sql, member, id) => sql`
    select routine as thing, is_deleted as "isDeleted" from exercise_routine
    where member_id = ${member} and id = ${id}`,
  put: (sql, member, { id, isDeleted, thing }) => sql`
    insert into exercise_routine (member_id, id, is_deleted, routine)
    values (${member}, ${id}, ${isDeleted}, ${thing})
    on conflict (member_id, id) do update set is_deleted = excluded.is_deleted, routine = excluded.routine`,
};

export const makeSqlRoutineStore = (sql: Sql): RoutineStore => makeSqlKeptStore(sql, TABLE, ROUTINE_REFUSALS, byName);
