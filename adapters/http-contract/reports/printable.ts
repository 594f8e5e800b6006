import type { PrintableDiary } from "@morsel/application/reports/read-printable";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Completeness as Mark } from "@morsel/domain/diary";
import * as Schema from "effect/Schema";
import { readEntry } from "../diary/decode.ts";
import { writeEntry } from "../diary/encode.ts";
import { Entry } from "../diary/schemas.ts";
import { readExerciseEntry, writeExerciseEntry } from "../exercise/codec.ts";
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

export const writePrintable = ({ username, isOwn, slots, days }: PrintableDiary): WirePrintable => ({
  username,
  own: isOwn,
  meals: slots,
  days: days.map(({ entries, exercise, weightKg, ...day }) => ({
    ...day,
    entries: entries.map(writeEntry),
    exercise: exercise.map(writeExerciseEntry),
    ...(weightKg === undefined ? {} : { weight_kg: weightKg }),
  })),
});

export const readPrintable = ({ username, own, meals, days }: WirePrintable): PrintableDiary => ({
  username,
  isOwn: own,
  slots: meals,
  days: days.map(({ date, completeness, entries, exercise, weight_kg: weightKg, ...day }) => ({
    ...day,
    date: date as CalendarDate,
    completeness: completeness as Mark,
    entries: entries.map(readEntry),
    exercise: exercise.map(readExerciseEntry),
    ...(weightKg === undefined ? {} : { weightKg }),
  })),
});
