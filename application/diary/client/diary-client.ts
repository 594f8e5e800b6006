import type { CalendarDate, TimeOfDay } from "@morsel/domain/calendar";
import type { CompletenessRefused, EntryId, ServingUnknown, DayFigures } from "@morsel/domain/diary";
import type { Meal } from "@morsel/domain/meal-slots";
import type { Effect } from "effect";
import type { DiaryChange } from "../diary-change.ts";
import type { DayIsFull, DayVersionConflict, EntryVersionConflict, EntryNotFound } from "../diary-store.ts";
import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { FoodNotFound } from "../../foods/food-catalogue.ts";
import type { CopyRequest, DayChange, EntryChange, LogRequest } from "../diary-requests.ts";
import type { DayView, Suggestions } from "../diary-view.ts";

export type { ServingUnknown };

/** The diary as its owner sees it. W15: each write answers all that it changed. */
export interface DiaryClient {
  readonly day: (date: CalendarDate) => Effect.Effect<DayView, RetryableRefusal>;
  /** The days from one to another, a year at most, that hold anything. */
  readonly days: (
    from: CalendarDate,
    to: CalendarDate,
  ) => Effect.Effect<readonly DayFigures[], FieldRefused | RetryableRefusal>;
  readonly log: (
    date: CalendarDate,
    entries: readonly LogRequest[],
  ) => Effect.Effect<DiaryChange, FoodNotFound | ServingUnknown | DayIsFull | FieldRefused | RetryableRefusal>;
  /** `date` is the entry's day before the change, here and below; an entry of another day is unknown. */
  readonly change: (
    date: CalendarDate,
    change: EntryChange,
  ) => Effect.Effect<
    DiaryChange,
    EntryNotFound | EntryVersionConflict | ServingUnknown | DayIsFull | FieldRefused | RetryableRefusal
  >;
  readonly remove: (date: CalendarDate, id: EntryId) => Effect.Effect<DiaryChange, EntryNotFound | RetryableRefusal>;
  readonly restore: (
    date: CalendarDate,
    id: EntryId,
  ) => Effect.Effect<DiaryChange, EntryNotFound | DayIsFull | RetryableRefusal>;
  readonly copy: (request: CopyRequest) => Effect.Effect<DiaryChange, DayIsFull | FieldRefused | RetryableRefusal>;
  readonly updateDay: (
    date: CalendarDate,
    change: DayChange,
  ) => Effect.Effect<DiaryChange, DayVersionConflict | CompletenessRefused | FieldRefused | RetryableRefusal>;
  /** Foods that the member is likely to log in this meal at this hour: recent, frequent, by hour. */
  readonly suggestions: (meal: Meal, at: TimeOfDay) => Effect.Effect<Suggestions, RetryableRefusal>;
}

export const DiaryClient = token<DiaryClient>("DiaryClient");
