import type { CalendarDate } from "@morsel/domain/calendar";
import type { EntryId } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { GoalStore } from "../goals/goal-store.ts";
import { diaryChangeOf, type DiaryChange } from "./diary-change.ts";
import type { DiaryStore, EntryNotFound } from "./diary-store.ts";

export type RemoveEntry = (request: {
  readonly member: MemberId;
  readonly date: CalendarDate;
  readonly id: EntryId;
}) => Effect.Effect<DiaryChange, EntryNotFound>;

/** W14: an entry of another day is unknown. */
export const makeRemoveEntry = (ports: { readonly diary: DiaryStore; readonly goals: GoalStore }): RemoveEntry =>
  Effect.fn("RemoveEntry")(function* ({ member, date, id }) {
    return yield* diaryChangeOf(ports.goals, member, yield* ports.diary.remove(member, id, date));
  });
