import { LOG_LIMIT } from "@morsel/domain/diary";
import * as Schema from "effect/Schema";
import { Entry } from "../diary/schemas.ts";
import { ExerciseEntry } from "../exercise/schemas.ts";
import { ExerciseShares } from "../goals/shares.ts";
import { NutritionalContents } from "../shared/contents.ts";
import { Amount, CalendarDate, Completeness, EntryId, Meal, textUpTo, Uuid } from "../shared/primitives.ts";

/** The key opens a diary that is locked; it travels in the body, so that no log keeps it. */
const Key = Schema.optionalKey(textUpTo(200));

export const SharedDayRequest = Schema.Struct({ date: CalendarDate, key: Key });

/** A day as others read it; `goal` is absent where the owner's profile does not show it. */
export const SharedDay = Schema.Struct({
  username: Schema.String,
  own: Schema.Boolean,
  date: Schema.String,
  meals: Schema.Array(Schema.Struct({ id: Meal, name: Schema.optionalKey(Schema.String) })),
  completeness: Completeness,
  entries: Schema.Array(Entry),
  exercise: Schema.Array(ExerciseEntry),
  totals: NutritionalContents,
  goal: Schema.optionalKey(NutritionalContents),
  exercise_energy: Schema.optionalKey(NutritionalContents),
  exercise_shares: Schema.optionalKey(ExerciseShares),
}).annotate({ identifier: "SharedDiaryDay" });
export type WireSharedDay = typeof SharedDay.Encoded;

/** The id makes repeats harmless; an item without an amount is copied as it is. */
export const CopySharedPayload = Schema.Struct({
  id: Uuid,
  username: textUpTo(60),
  key: Key,
  date: CalendarDate,
  items: Schema.Array(Schema.Struct({ entry: EntryId, amount: Schema.optionalKey(Amount) })).check(
    Schema.isMinLength(1, { expected: `1 to ${LOG_LIMIT} entries` }),
    Schema.isMaxLength(LOG_LIMIT, { expected: `1 to ${LOG_LIMIT} entries` }),
  ),
  to: Schema.Struct({ date: CalendarDate, meal: Schema.optionalKey(Meal) }),
});
