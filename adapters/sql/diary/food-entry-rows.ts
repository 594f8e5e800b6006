import type { CalendarDate } from "@morsel/domain/calendar";
import { foodEntries, type FoodEntry } from "@morsel/domain/diary";
import type { FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { entryOf, type EntryRow } from "./entry-rows.ts";

/** Cursor of a walk through the entries of one food: by meal, or by day if it begins on one. */
export type FoodEntryPlace = { readonly key: string; readonly loggedAt: number; readonly id: string };

export type FoodEntryWalk = { readonly from?: CalendarDate; readonly after?: FoodEntryPlace };

const FIRST: FoodEntryPlace = { key: "", loggedAt: 0, id: "" };

export const placeOfEntry = (
  { meal, date, loggedAt, id }: FoodEntry,
  from: CalendarDate | undefined,
): FoodEntryPlace => ({ key: from === undefined ? meal : date, loggedAt, id });

/** The entries of a food that stand, in the order of an index: all by meal, or those from a day on by day. */
export const entriesOfFood = (
  sql: Sql,
  member: MemberId,
  food: FoodId,
  { from, after: { key, loggedAt, id } = FIRST }: FoodEntryWalk,
  limit: number,
): Effect.Effect<readonly FoodEntry[]> => {
  const rows =
    from === undefined
      ? sql<EntryRow>`
          select id, date, meal, food_id as "foodId", description, brand, amount, serving, grams, per_100g as "per100g", time,
            logged_at as "loggedAt", version, planned
          from diary_entry
          where member_id = ${member} and food_id = ${food} and deleted_at is null
            and (meal, logged_at, id) > (${key}, ${loggedAt}, ${id})
          order by meal, logged_at, id limit ${limit}`
      : sql<EntryRow>`
          select id, date, meal, food_id as "foodId", description, brand, amount, serving, grams, per_100g as "per100g", time,
            logged_at as "loggedAt", version, planned
          from diary_entry
          where member_id = ${member} and food_id = ${food} and deleted_at is null and date >= ${from}
            and (date, logged_at, id) > (${key}, ${loggedAt}, ${id})
          order by date, logged_at, id limit ${limit}`;
  return Effect.map(rows, (found) => foodEntries(found.map(entryOf)));
};

export const countEntriesOf = (
  sql: Sql,
  member: MemberId,
  food: FoodId,
  from: CalendarDate,
): Effect.Effect<{ readonly all: number; readonly fromDay: number }> =>
  Effect.zipWith(
    sql<{ readonly entries: number }>`
      select count(*) as "entries" from diary_entry
      where member_id = ${member} and food_id = ${food} and deleted_at is null`,
    sql<{ readonly entries: number }>`
      select count(*) as "entries" from diary_entry
      where member_id = ${member} and food_id = ${food} and deleted_at is null and date >= ${from}`,
    ([all], [fromDay]) => ({ all: all?.entries ?? 0, fromDay: fromDay?.entries ?? 0 }),
  );
