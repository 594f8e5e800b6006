import type { CalendarDate } from "@morsel/domain/calendar";
import { completenessOf, markDay, type CompletenessRefused, type DiaryDay } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { diaryChangeOf, recordOf, type DiaryChange } from "./diary-change.ts";
import type { GoalStore } from "../goals/goal-store.ts";
import type { DayVersionConflict, DiaryStore, StoredDay } from "./diary-store.ts";
import type { DayChange } from "./diary-requests.ts";
import { fromResult } from "../platform/from-result.ts";

export type UpdateDay = (request: {
  readonly member: MemberId;
  readonly date: CalendarDate;
  readonly change: DayChange;
}) => Effect.Effect<DiaryChange, DayVersionConflict | CompletenessRefused>;

/** W13: a day as it counts now. */
export const withCurrentCompleteness = (day: DiaryDay): DiaryDay => ({ ...day, completeness: completenessOf(day) });

/** W6: the version after the one that was read, with all that was wished for: the answer to this very change got lost. */
const isDone = (day: DiaryDay, { version, note, completeness }: DayChange): boolean =>
  day.version === version + 1 &&
  (note === undefined || note === day.note) &&
  (completeness === undefined || completeness === day.completeness);

const moved = (day: DiaryDay) =>
  Effect.fail<DayVersionConflict>({ _tag: "DayVersionConflict", current: withCurrentCompleteness(day) });

/**
 * W13: what is left out stays as it is, and food decides what the day can be called. W5, W7: who saw an older version gets
 * the day that stands and decides; nothing is overwritten.
 */
export const makeUpdateDay = (ports: { readonly diary: DiaryStore; readonly goals: GoalStore }): UpdateDay =>
  Effect.fn("UpdateDay")(function* ({ member, date, change }) {
    const current = yield* ports.diary.day(member, date);
    if (isDone(current, change))
      return yield* diaryChangeOf(ports.goals, member, { entries: [], removed: [], days: [recordOf(current)] });
    if (current.version !== change.version) return yield* moved(current);
    const next: StoredDay = {
      ...current,
      note: change.note ?? current.note,
      completeness:
        change.completeness === undefined
          ? current.completeness
          : yield* fromResult(markDay(current, change.completeness)),
      version: current.version + 1,
    };
    const write = yield* Effect.catchTag(ports.diary.updateDay(member, next), "DayVersionConflict", (refused) =>
      moved(refused.current),
    );
    return yield* diaryChangeOf(ports.goals, member, write);
  });
