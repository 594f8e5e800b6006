import type { DayRecord } from "@morsel/application/diary/diary-store";
import {
  foodEntries,
  partitionPlanned,
  totalsOf,
  usageWith,
  type DiaryEntry,
  type FoodEntry,
  type FoodUsage,
} from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { upsertTotals } from "./day-rows.ts";
import { entriesBetween, lastEntryOf } from "./entry-rows.ts";
import { addWebhookEvents } from "../webhooks/event-rows.ts";
import type { Sql } from "../engine/sql.ts";
import { deleteUsage, upsertUsage } from "./usage-rows.ts";

/** D1, W280: the totals that are kept for a day are those of what was eaten on it. */
const keepTotals = (sql: Sql, member: MemberId, date: DiaryEntry["date"]): Effect.Effect<DayRecord> =>
  Effect.flatMap(entriesBetween(sql, member, date, date), (entries) =>
    upsertTotals(sql, member, date, totalsOf(partitionPlanned(entries).entries)),
  );

/** The last entry says how a food was used last, and the number of them how often. */
const usageOf = (last: FoodEntry, times: number): FoodUsage => ({ ...usageWith(undefined, last), times });

/** D20: the usage that is kept of a food in a meal is what the entries that stand say. */
export const recomputeUsage = (
  sql: Sql,
  member: MemberId,
  food: Pick<FoodEntry, "foodId" | "meal">,
): Effect.Effect<void> =>
  Effect.flatMap(lastEntryOf(sql, member, food), (found) =>
    found === undefined ? deleteUsage(sql, member, food) : upsertUsage(sql, member, usageOf(found.last, found.times)),
  );

/** Brings totals and usage in step with the entries: for each day, which it answers, and each food in a meal, that a write touched. */
export const recomputeTotals = (
  sql: Sql,
  member: MemberId,
  touched: readonly DiaryEntry[],
): Effect.Effect<readonly DayRecord[]> => {
  const days = new Set(touched.map(({ date }) => date));
  const foods = new Map(foodEntries(touched).map((entry) => [`${entry.meal} ${entry.foodId}`, entry]));
  const { atOnce: concurrency } = sql.dialect;
  const usages = Effect.forEach(foods.values(), (food) => recomputeUsage(sql, member, food), {
    concurrency,
    discard: true,
  });
  const records = Effect.forEach(days, (date) => keepTotals(sql, member, date), { concurrency });
  const told = addWebhookEvents(sql, member, "diary_day.changed", days);
  return Effect.map(Effect.all([records, usages, told], { concurrency }), ([kept]) => kept);
};
