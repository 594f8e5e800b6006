import type { Member } from "@morsel/domain/identity";
import type { FoodId } from "@morsel/domain/foods";
import { SLOT_IDS, type Meal } from "@morsel/domain/meals";
import type { NutrientId } from "@morsel/domain/nutrition";
import { entryNutrient } from "@morsel/domain/reports";
import * as Effect from "effect/Effect";
import type { DiaryStore } from "../diary/diary-store.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { readInPieces } from "./days-at-once.ts";
import { lastDays } from "./read-overview.ts";
import { reportDays, type ReportDays, type WantedRange } from "./report-range.ts";
import type { SeriesPorts } from "./series-figures.ts";

/** What one food gave, over how many entries. */
export type FoodShare = {
  readonly foodId?: FoodId;
  readonly description: string;
  readonly brand?: string;
  readonly amount: number;
  readonly times: number;
};

export type Insights = ReportDays & {
  readonly nutrient: NutrientId;
  readonly total: number;
  /** Of how many entries, of how many, it is known. */
  readonly known: number;
  readonly parts: number;
  /** What gave most, the most first. */
  readonly foods: readonly FoodShare[];
  /** By the hour at which it was eaten, midnight first; entries without a time are apart. */
  readonly hours: readonly number[];
  readonly untimed: number;
  readonly meals: Readonly<Record<Meal, number>>;
};

export type ReadInsights = (
  request: WantedRange & { readonly member: Member; readonly nutrient: NutrientId },
) => Effect.Effect<Insights, FieldRefused>;

/** W147 */
export const INSIGHT_DAYS_MAX = 366;
export const INSIGHT_FOODS_MAX = 20;

/** Of somebody who logs twenty entries a day these are read and summed in 3 ms. */
const DAYS_AT_ONCE = 7;

/** W147: from which foods, at which hours and in which meals a nutrient came. */
export const makeReadInsights =
  (ports: Pick<SeriesPorts, "reports" | "today"> & { readonly diary: DiaryStore }): ReadInsights =>
  ({ member, nutrient, ...range }) =>
    Effect.gen(function* () {
      const today = yield* ports.today(member);
      const days = lastDays(yield* reportDays(range, today, ports.reports.firstDay(member.id)), INSIGHT_DAYS_MAX);
      const foods = new Map<string, FoodShare>();
      const hours = Array.from({ length: 24 }, () => 0);
      const meals = Object.fromEntries(SLOT_IDS.map((slot) => [slot, 0])) as Record<Meal, number>;
      const sums = { total: 0, known: 0, parts: 0, untimed: 0 };
      yield* readInPieces(
        days.from,
        days.to,
        (first, last) =>
          Effect.map(ports.diary.days(member.id, first, last), (read) => {
            for (const entry of read.flatMap(({ entries }) => entries)) {
              sums.parts += 1;
              const amount = entryNutrient(entry, nutrient);
              if (amount === undefined) continue;
              sums.known += 1;
              sums.total += amount;
              meals[entry.meal] += amount;
              const hour = entry.time === undefined ? undefined : Number(entry.time.slice(0, 2));
              if (hour === undefined) sums.untimed += amount;
              else hours[hour] = (hours[hour] ?? 0) + amount;
              const { foodId, description, brand } = entry;
              const key = foodId ?? `quick ${description}`;
              const before = foods.get(key);
              // Under the name that it had when it was logged last.
              foods.set(key, {
                ...(foodId === undefined ? {} : { foodId }),
                description,
                ...(brand === undefined ? {} : { brand }),
                amount: (before?.amount ?? 0) + amount,
                times: (before?.times ?? 0) + 1,
              });
            }
            return [];
          }),
        DAYS_AT_ONCE,
      );
      return {
        ...days,
        nutrient,
        ...sums,
        foods: [...foods.values()]
          .filter(({ amount }) => amount > 0)
          .toSorted((a, b) => b.amount - a.amount || (a.description < b.description ? -1 : 1))
          .slice(0, INSIGHT_FOODS_MAX),
        hours,
        meals,
      };
    });
