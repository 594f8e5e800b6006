import type { CalendarDate } from "@morsel/domain/calendar";
import { completenessOf } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { DaySummary, DiaryStore } from "./diary-store.ts";

export type SummariseDays = (request: {
  readonly member: MemberId;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}) => Effect.Effect<readonly DaySummary[]>;

/** W13: the days of a report, each with what it counts as now. */
export const makeSummariseDays = (ports: { readonly diary: DiaryStore }): SummariseDays =>
  Effect.fn("SummariseDays")(function* ({ member, from, to }) {
    const days = yield* ports.diary.summaries(member, from, to);
    return days.map((day) => ({
      ...day,
      completeness: completenessOf({ entries: { length: day.totals.parts }, completeness: day.completeness }),
    }));
  });
