import { COPY_DAYS_LIMIT, DAY_LIMIT } from "@morsel/domain/diary";
import * as Schema from "effect/Schema";
import { Energy, NutritionalContents } from "./contents.ts";
import {
  Amount,
  CalendarDate,
  Completeness,
  EntryId,
  FoodId,
  InstantText,
  Meal,
  Note,
  Serving,
  ServingId,
  TimeOfDay,
  Uuid,
  Version,
} from "./words.ts";

/** An entry as its owner reads it; its contents are what was eaten, as they were known when it was logged. */
export const Entry = Schema.Struct({
  id: Schema.String,
  date: Schema.String,
  meal: Meal,
  food_id: Schema.String,
  description: Schema.String,
  brand: Schema.optionalKey(Schema.String),
  amount: Schema.Finite,
  serving: Serving,
  grams: Schema.Finite,
  time: Schema.optionalKey(Schema.String),
  logged_at: InstantText,
  version: Schema.Int,
  nutritional_contents: NutritionalContents,
}).annotate({ identifier: "DiaryEntry" });
export type WireEntry = typeof Entry.Encoded;

export const Entries = Schema.Struct({ entries: Schema.Array(Entry) });
export type WireEntries = typeof Entries.Encoded;

/** What a member says about a day. */
export const DayHead = Schema.Struct({
  date: Schema.String,
  note: Schema.String,
  completeness: Completeness,
  version: Schema.Int,
}).annotate({ identifier: "DiaryDayHead" });
export type WireDayHead = typeof DayHead.Encoded;

/** A day as a conflict shows it. */
export const BareDay = Schema.Struct({ ...DayHead.fields, entries: Schema.Array(Entry) });
export type WireBareDay = typeof BareDay.Encoded;

/** A day with what it is measured against: remaining = goal + exercise − totals. */
export const Day = Schema.Struct({
  ...DayHead.fields,
  entries: Schema.Array(Entry),
  totals: NutritionalContents,
  goal: NutritionalContents,
  exercise: NutritionalContents,
  remaining: NutritionalContents,
  weight_kg: Schema.optionalKey(Schema.Finite),
  /** What keeps that weight, exercise apart. */
  maintenance: Schema.optionalKey(Energy),
}).annotate({ identifier: "DiaryDay" });
export type WireDay = typeof Day.Encoded;

export const DaySummary = Schema.Struct({
  date: Schema.String,
  completeness: Completeness,
  entries: Schema.Int,
  totals: NutritionalContents,
}).annotate({ identifier: "DiaryDaySummary" });

export const Days = Schema.Struct({ days: Schema.Array(DaySummary) });
export type WireDays = typeof Days.Encoded;

export const DayChange = Schema.Struct({
  version: Version,
  note: Schema.optionalKey(Note),
  completeness: Schema.optionalKey(Completeness),
});

/** One food to log. The id makes repeats harmless. */
export const LogRequest = Schema.Struct({
  id: EntryId,
  meal: Meal,
  foodId: FoodId,
  amount: Amount,
  serving: ServingId,
  time: Schema.optionalKey(TimeOfDay),
}).pipe(Schema.encodeKeys({ foodId: "food_id", serving: "unit" }));

const Several = Schema.Struct({
  entries: Schema.Array(LogRequest).check(
    Schema.isMinLength(1, { expected: "1 to 100 entries" }),
    Schema.isMaxLength(100, { expected: "1 to 100 entries" }),
  ),
});

export const LogPayload = Schema.Union([LogRequest, Several]);

/** What changes about an entry; `time: null` takes the time away. */
export const EntryChange = Schema.Struct({
  version: Version,
  amount: Schema.optionalKey(Amount),
  serving: Schema.optionalKey(ServingId),
  meal: Schema.optionalKey(Meal),
  date: Schema.optionalKey(CalendarDate),
  time: Schema.optionalKey(Schema.NullOr(TimeOfDay)),
});

export const CopyPayload = Schema.Struct({
  id: Uuid,
  from: Schema.Struct({
    date: CalendarDate,
    meal: Schema.optionalKey(Meal),
    entries: Schema.optionalKey(Schema.Array(EntryId).check(Schema.isMaxLength(DAY_LIMIT))),
  }),
  to: Schema.Struct({
    dates: Schema.Array(CalendarDate).check(
      Schema.isMinLength(1, { expected: `1 to ${COPY_DAYS_LIMIT} days` }),
      Schema.isMaxLength(COPY_DAYS_LIMIT, { expected: `1 to ${COPY_DAYS_LIMIT} days` }),
    ),
    meal: Schema.optionalKey(Meal),
  }),
});
