import type { CalendarDate, TimeOfDay } from "../calendar/index.ts";
import type { StrengthSet } from "../exercise/index.ts";
import type { NutritionFacts } from "../nutrition/index.ts";
import type { PlacedRecord } from "./place-records.ts";

export const RECORD_KINDS = ["food", "water", "measurement", "exercise", "steps"] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

type Dated = { readonly date: CalendarDate; readonly time?: TimeOfDay };

/** kcal of an exercise, with rest or above it. */
export type BurnedEnergy = { readonly kcal: number; readonly of: "gross" | "net" };

/** The meaning of a row: values in the units that are kept. */
export type ImportedRecord =
  | (Dated & { readonly kind: "food"; readonly meal: string; readonly name: string; readonly facts: NutritionFacts })
  | (Dated & { readonly kind: "water"; readonly ml: number })
  | (Dated & { readonly kind: "measurement"; readonly type: ImportedMeasure; readonly value: number })
  | (Dated & {
      readonly kind: "exercise";
      readonly name: string;
      readonly minutes?: number;
      readonly energy?: BurnedEnergy;
      readonly sets?: readonly StrengthSet[];
      readonly note?: string;
    })
  | { readonly kind: "steps"; readonly date: CalendarDate; readonly steps: number }
  /** I14: a record of Morsel's own export, as it was. */
  | { readonly kind: "own"; readonly of: RecordKind; readonly date: CalendarDate; readonly placed: PlacedRecord };

export const IMPORTED_MEASURES = ["Weight", "Neck", "Waist", "Hips"] as const;
export type ImportedMeasure = (typeof IMPORTED_MEASURES)[number];

/** I6: the reasons for which a row is left out. */
export const LEFT_OUT_REASONS = [
  "notADate",
  "noCalories",
  "unreadable",
  "outOfRange",
  "deleted",
  "repeatsOther",
  "notKept",
  "notImported",
  "empty",
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

export type RowOutcome =
  | { readonly _tag: "Records"; readonly records: readonly ImportedRecord[] }
  | { readonly _tag: "LeftOut"; readonly reason: LeftOutReason };

export const leftOut = (reason: LeftOutReason): RowOutcome => ({ _tag: "LeftOut", reason });
