import type { PrintableDiary } from "@morsel/application/reports/read-printable";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Completeness as Mark } from "@morsel/domain/diary";
import { readEntry } from "../diary/decode.ts";
import { writeEntry } from "../diary/encode.ts";
import { readExerciseEntry, writeExerciseEntry } from "../exercise/codec.ts";
import type { WirePrintable } from "./printable.ts";

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
