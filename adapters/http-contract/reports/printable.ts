import * as Schema from "effect/Schema";
import { Entry } from "../diary/schemas.ts";
import { ExerciseEntry } from "../exercise/schemas.ts";
import { CalendarDate as DateText, Completeness, Meal, textUpTo } from "../shared/primitives.ts";

/** The key opens a diary that is locked; it travels in the body, so that no log keeps it. */
export const PrintableRequest = Schema.Struct({ from: DateText, to: DateText, key: Schema.optionalKey(textUpTo(200)) });

const Day = Schema.Struct({
  date: Schema.String,
  completeness: Completeness,
  entries: Schema.Array(Entry),
  exercise: Schema.Array(ExerciseEntry),
  note: Schema.optionalKey(Schema.String),
  weight_kg: Schema.optionalKey(Schema.Finite),
});

/** Days of a diary as they are printed; notes and weights are the owner's alone. */
export const Printable = Schema.Struct({
  username: Schema.String,
  own: Schema.Boolean,
  meals: Schema.Array(Schema.Struct({ id: Meal, name: Schema.optionalKey(Schema.String) })),
  days: Schema.Array(Day),
}).annotate({ identifier: "PrintableDiary" });
export type WirePrintable = typeof Printable.Encoded;
