import { OWN_EXERCISE_REFUSALS, type OwnExerciseStore } from "@morsel/application/exercise/own-exercise-store";
import { byName, type OwnExercise } from "@morsel/domain/exercise";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { makeSqlKeptStore, type KeptTable } from "./kept-store.ts";

const TABLE: KeptTable = {
  standing: (sql, member) =>
    sql`select exercise as thing from own_exercise where member_id = ${member} and is_deleted = 0`,
  stored: (sql, member, id) => sql`
    select exercise as thing, is_deleted as "isDeleted" from own_exercise
    where member_id = ${member} and id = ${id}`,
  put: (sql, member, { id, isDeleted, thing }) => sql`
    insert into own_exercise (member_id, id, is_deleted, exercise)
    values (${member}, ${id}, ${isDeleted}, ${thing})
    on conflict (member_id, id) do update set is_deleted = excluded.is_deleted, exercise = excluded.exercise`,
};

export const makeSqlOwnExerciseStore = (sql: Sql): OwnExerciseStore => ({
  ...makeSqlKeptStore(sql, TABLE, OWN_EXERCISE_REFUSALS, byName),
  byIds: (member, ids) =>
    Effect.map(
      sql<{
        readonly exercise: string;
      }>`select exercise from own_exercise where member_id = ${member} and id in ${ids}`,
      (rows) => rows.map(({ exercise }): OwnExercise => JSON.parse(exercise)),
    ),
});
