import type { CalendarDate } from "@morsel/domain/calendar";
import type { Effect } from "effect";
import type { DiaryChange } from "../../diary/diary-change.ts";
import type { DayIsFull, EntryNotFound } from "../../diary/diary-store.ts";
import type { FieldRefused, RetryableRefusal, TooManyTries, Unreachable } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { DiaryNotShared } from "../../social/diary-access.ts";
import type { CopySharedRequest } from "../copy-shared.ts";
import type { SharedDay } from "../shared-day.ts";

/** Other members' diaries, as far as they are shared. */
export interface DiarySharingClient {
  /** `key` opens a diary that is locked. */
  readonly day: (
    username: string,
    date: CalendarDate,
    key?: string,
  ) => Effect.Effect<SharedDay, DiaryNotShared | TooManyTries | Unreachable>;
  readonly copy: (
    request: CopySharedRequest,
  ) => Effect.Effect<
    DiaryChange,
    DiaryNotShared | EntryNotFound | DayIsFull | FieldRefused | TooManyTries | RetryableRefusal
  >;
}

export const DiarySharingClient = token<DiarySharingClient>("DiarySharingClient");
