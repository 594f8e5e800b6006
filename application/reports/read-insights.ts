import type { Member } from "@morsel/domain/identity";
import type { NutrientId } from "@morsel/domain/nutrition";
import {
  addSources,
  INSIGHT_DAYS_MAX,
  lastDays,
  NO_SOURCES,
  sourcesOf,
  type NutrientSources,
  type ReportDays,
  type WantedRange,
} from "@morsel/domain/reports";
import * as Effect from "effect/Effect";
import type { DiaryStore } from "../diary/diary-store.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { readInBatches } from "./days-at-once.ts";
import { readReportDays } from "./report-range.ts";
import type { SeriesPorts } from "./series-figures.ts";

export type Insights = ReportDays & NutrientSources & { readonly nutrient: NutrientId };

export type ReadInsights = (
  request: WantedRange & { readonly member: Member; readonly nutrient: NutrientId },
) => Effect.Effect<Insights, FieldRefused>;

/** Days read at once: with twenty entries a day these are read and summed in 3 ms. */
const DAYS_AT_ONCE = 7;

/** W147: from which foods, at which hours and in which meals a nutrient came. */
export const makeReadInsights =
  (ports: Pick<SeriesPorts, "reports" | "today"> & { readonly diary: DiaryStore }): ReadInsights =>
  ({ member, nutrient, ...range }) =>
    Effect.gen(function* () {
      const today = yield* ports.today(member);
      const wanted = yield* readReportDays(range, today, ports.reports.firstDay(member.id));
      const days = lastDays(wanted, INSIGHT_DAYS_MAX);
      let sums = NO_SOURCES;
      yield* readInBatches(
        days.from,
        days.to,
        (first, last) =>
          Effect.map(ports.diary.days(member.id, first, last), (read) => {
            sums = addSources(
              sums,
              read.flatMap(({ entries }) => entries),
              nutrient,
            );
            return [];
          }),
        DAYS_AT_ONCE,
      );
      return { ...days, nutrient, ...sourcesOf(sums) };
    });
