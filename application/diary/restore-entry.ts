import type { CalendarDate } from "@morsel/domain/calendar";
import type { EntryId } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { GoalStore } from "../goals/goal-store.ts";
import { diaryChangeOf, type DiaryChange } from "./diary-change.ts";
import type { DayIsFull, DiaryStore, EntryNotFound } from "./diary-store.ts";

export type RestoreEntry = (request: {
  readonly member: MemberId;
  readonly date: CalendarDate;
  readonly id: EntryId;
}) => Effect.Effect<DiaryChange, EntryNotFound | DayIsFull>;

/** W14: an entry of another day is unknown. */
export const makeRestoreEntry = (ports: { readonly diary: DiaryStore; readonly goals: GoalStore }): RestoreEntry =>
  Effect.fn("RestoreEntry")(function* ({ member, date, id }) {
    return yield* diaryChangeOf(ports.goals, member, yield* ports.diary.restore(member, id, date));
  });
