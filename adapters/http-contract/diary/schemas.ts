import { COPY_DAYS_LIMIT, DAY_LIMIT, LOG_LIMIT } from "@morsel/domain/diary";
import * as Schema from "effect/Schema";
import { ExerciseShares } from "../goals/shares.ts";
import { WATER_OF_DAY } from "../hydration/schemas.ts";
import { Limits, MealShares } from "../goals/limits.ts";
import { Energy, NutritionalContents } from "../shared/contents.ts";
import {
  Amount,
  CalendarDate,
  Completeness,
  EntryId,
  InstantText,
  Meal,
  Note,
  Serving,
  ServingId,
  TimeOfDay,
  Uuid,
  Version,
} from "../shared/primitives.ts";
import { itemFields, requireOneShape, QuickAddName } from "./log-fields.ts";

const ofFoods = { description: "Absent for a quick add, which is of no food." };

/** An entry as its owner reads it; its contents are what was eaten, as they were known when it was logged. */
export const Entry = Schema.Struct({
  id: Schema.String,
  date: Schema.String,
  meal: Meal,
  food_id: Schema.optionalKey(Schema.String.annotate(ofFoods)),
  description: Schema.String,
  brand: Schema.optionalKey(Schema.String),
  amount: Schema.optionalKey(Schema.Finite.annotate(ofFoods)),
  serving: Schema.optionalKey(Serving),
  grams: Schema.optionalKey(Schema.Finite.annotate(ofFoods)),
  time: Schema.optionalKey(Schema.String),
  logged_at: InstantText,
  version: Schema.Int,
  planned: Schema.optionalKey(
    Schema.Literal(true).annotate({ description: "Only planned: in no sum until it is ticked off." }),
  ),
  nutritional_contents: NutritionalContents,
  per_100g: Schema.optionalKey(NutritionalContents.annotate(ofFoods)),
}).annotate({ identifier: "DiaryEntry" });
export type WireEntry = typeof Entry.Encoded;

/** The member's own words about a day. */
const DayHead = Schema.Struct({
  date: Schema.String,
  note: Schema.String,
  completeness: Completeness,
  version: Schema.Int,
}).annotate({ identifier: "DiaryDayHead" });

const ENTRIES_OF_DAY = {
  entries: Schema.Array(Entry),
  planned: Schema.optionalKey(
    Schema.Array(Entry).annotate({ description: "What is only planned; absent where nothing is." }),
  ),
};

/** A day as a conflict shows it. */
export const BareDay = Schema.Struct({ ...DayHead.fields, ...ENTRIES_OF_DAY });
export type WireBareDay = typeof BareDay.Encoded;

/** A day with what it is measured against: remaining = goal + exercise − totals. */
export const Day = Schema.Struct({
  ...DayHead.fields,
  ...ENTRIES_OF_DAY,
  totals: NutritionalContents,
  goal: NutritionalContents,
  exercise: NutritionalContents,
  remaining: NutritionalContents,
  /** How exercise raises the goals of nutrients; absent where it adds nothing. */
  exercise_shares: Schema.optionalKey(ExerciseShares),
  limits: Schema.optionalKey(Limits),
  meal_shares: Schema.optionalKey(MealShares),
  weight_kg: Schema.optionalKey(Schema.Finite),
  /** Energy that maintains that weight, without exercise. */
  maintenance: Schema.optionalKey(Energy),
  ...WATER_OF_DAY,
  water_goal_ml: Schema.optionalKey(Schema.Finite),
}).annotate({ identifier: "DiaryDay" });
export type WireDay = typeof Day.Encoded;

/** Result of a write. Every touched day is given as a reading would give it, but without its entries. */
export const DiaryChange = Schema.Struct({
  entries: Schema.Array(Entry),
  removed: Schema.Array(Schema.String),
  days: Schema.Array(
    Schema.Struct({
      ...DayHead.fields,
      entries: Schema.Int,
      totals: NutritionalContents,
      remaining: NutritionalContents,
    }),
  ),
}).annotate({ identifier: "DiaryChange" });
export type WireDiaryChange = typeof DiaryChange.Encoded;

export const DaySummary = Schema.Struct({
  date: Schema.String,
  completeness: Completeness,
  entries: Schema.Int,
  totals: NutritionalContents,
  remaining: NutritionalContents,
}).annotate({ identifier: "DiaryDaySummary" });

export const Days = Schema.Struct({ days: Schema.Array(DaySummary), next: Schema.optionalKey(Schema.String) });
export type WireDays = typeof Days.Encoded;

export const DayChange = Schema.Struct({
  version: Version,
  note: Schema.optionalKey(Note),
  completeness: Schema.optionalKey(Completeness),
});

/** One food to log, or a quick add. The id makes repeats harmless. */
export const LogRequest = Schema.Struct({
  id: EntryId,
  meal: Meal,
  time: Schema.optionalKey(TimeOfDay),
  planned: Schema.optionalKey(
    Schema.Boolean.annotate({
      description: "true: planned, false: eaten. Left out, an entry for a day to come is planned, any other is eaten.",
    }),
  ),
  ...itemFields,
})
  .check(Schema.makeFilter(requireOneShape))
  .annotate({
    description:
      "Either food_id, amount and unit, or description and nutritional_contents (a quick add; energy at least).",
  })
  .pipe(Schema.encodeKeys({ foodId: "food_id", serving: "unit", facts: "nutritional_contents" }));

export const LogPayload = Schema.Struct({
  entries: Schema.Array(LogRequest).check(
    Schema.isMinLength(1, { expected: `1 to ${LOG_LIMIT} entries` }),
    Schema.isMaxLength(LOG_LIMIT, { expected: `1 to ${LOG_LIMIT} entries` }),
  ),
});

/** Changes to an entry; `time: null` removes the time, `planned: false` marks it as eaten. */
export const EntryChange = Schema.Struct({
  version: Version,
  amount: Schema.optionalKey(Amount),
  serving: Schema.optionalKey(ServingId),
  description: Schema.optionalKey(QuickAddName),
  facts: Schema.optionalKey(NutritionalContents),
  meal: Schema.optionalKey(Meal),
  date: Schema.optionalKey(CalendarDate),
  time: Schema.optionalKey(Schema.NullOr(TimeOfDay)),
  planned: Schema.optionalKey(Schema.Boolean),
}).pipe(Schema.encodeKeys({ facts: "nutritional_contents" }));

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
    planned: Schema.optionalKey(
      Schema.Boolean.annotate({
        description:
          "true: all is copied as planned, also what is planned; false: as eaten. Left out, copies on days to come are planned. What is planned stays planned.",
      }),
    ),
  }),
});
