import type { CalendarDate } from "@morsel/domain/calendar";
import { totalsOf, usageWith, type DiaryEntry, type FoodUsage } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { entriesOn, lastEntryOf } from "./entry-rows.ts";
import { deleteUsage, upsertUsage } from "./usage-rows.ts";
import type { Sql } from "./sql.ts";

/** D1: the totals that are kept for a day are those of the entries that stand on it. */
const keepTotals = (sql: Sql, member: MemberId, date: CalendarDate) =>
  Effect.flatMap(
    entriesOn(sql, member, date),
    (entries) => sql`
      insert into diary_day (member_id, date, entries, totals, note, completeness, version)
      values (${member}, ${date}, ${entries.length}, ${JSON.stringify(totalsOf(entries))}, '', 'untracked', 0)
      on conflict (member_id, date) do update set entries = excluded.entries, totals = excluded.totals`,
  );

/** D3: the last entry says how a food was used last, and the number of them how often. */
const usageOf = (last: DiaryEntry, times: number): FoodUsage => ({ ...usageWith(undefined, last), times });

const keepUsage = (sql: Sql, member: MemberId, food: Pick<DiaryEntry, "foodId" | "meal">) =>
  Effect.flatMap(lastEntryOf(sql, member, food), (found) =>
    found === undefined ? deleteUsage(sql, member, food) : upsertUsage(sql, member, usageOf(found.last, found.times)),
  );

/** Brings totals and usage in step with the entries: for each day, and each food in a meal, that a write touched. */
export const keepSums = (sql: Sql, member: MemberId, touched: readonly DiaryEntry[]): Effect.Effect<void> =>
  Effect.gen(function* () {
    const days = new Set(touched.map(({ date }) => date));
    const foods = new Map(touched.map((entry) => [`${entry.meal} ${entry.foodId}`, entry]));
    for (const date of days) yield* keepTotals(sql, member, date);
    for (const food of foods.values()) yield* keepUsage(sql, member, food);
  });
