import type { DayRecord } from "@morsel/application/diary/diary-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import {
  byLoggedAt,
  entryFacts,
  isQuickEntry,
  usageWith,
  type DiaryEntry,
  type FoodEntry,
  type FoodUsage,
} from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import { addToSum } from "@morsel/domain/nutrition";
import * as Effect from "effect/Effect";
import { recordsOn, upsertTotals } from "./day-rows.ts";
import { recomputeUsage } from "./recompute-sums.ts";
import type { Sql } from "../engine/sql.ts";
import { upsertUsage, usagesOfFoods } from "./usage-rows.ts";

type Sums = { readonly days: ReadonlyMap<CalendarDate, DayRecord>; readonly usages: ReadonlyMap<string, FoodUsage> };

const keyOf = ({ foodId, meal }: Pick<FoodUsage, "foodId" | "meal">): string => `${meal} ${foodId}`;

/** Reads the sums of the days and foods of entries that are about to be added. */
export const totalsBefore = (sql: Sql, member: MemberId, coming: readonly DiaryEntry[]): Effect.Effect<Sums> =>
  Effect.map(
    Effect.all(
      [
        recordsOn(sql, member, [...new Set(coming.map(({ date }) => date))]),
        usagesOfFoods(sql, member, [...new Set(coming.flatMap(({ foodId }) => foodId ?? []))]),
      ],
      { concurrency: sql.dialect.atOnce },
    ),
    ([days, usages]) => ({
      days,
      usages: new Map(usages.map((usage) => [keyOf(usage), usage])),
    }),
  );

/**
 * D1, D20: adding needs no other entries, the sums that are kept go on from where they are. Only of two entries of one
 * instant it is asked again which is the last.
 */
export const incrementTotals = (sql: Sql, member: MemberId, before: Sums, added: readonly DiaryEntry[]) => {
  const days = new Map<CalendarDate, DayRecord>();
  const usages = new Map<string, FoodUsage>();
  const unclear = new Map<string, FoodEntry>();
  for (const entry of added.toSorted(byLoggedAt)) {
    const day = days.get(entry.date) ?? before.days.get(entry.date);
    if (day !== undefined) days.set(entry.date, { ...day, totals: addToSum(day.totals, entryFacts(entry)) });
    if (isQuickEntry(entry)) continue;
    const key = keyOf(entry);
    const usage = usages.get(key) ?? before.usages.get(key);
    if (usage?.lastLoggedAt === entry.loggedAt) unclear.set(key, entry);
    usages.set(key, usageWith(usage, entry));
  }
  const writes: readonly Effect.Effect<unknown>[] = [
    ...[...days.values()].map(({ date, totals }) => upsertTotals(sql, member, date, totals)),
    ...[...usages].map(([key, usage]) => {
      const entry = unclear.get(key);
      return entry === undefined ? upsertUsage(sql, member, usage) : recomputeUsage(sql, member, entry);
    }),
  ];
  return { days, writes };
};
