import {
  DATE_ORDERS,
  FILE_REFUSALS,
  IMPORT_LIMITS,
  IMPORT_SOURCES,
  IMPORT_STATES,
  isField,
  isImportId,
  LEFT_OUT_REASONS,
  DOUBT_REASONS,
} from "@morsel/domain/import";
import * as Schema from "effect/Schema";
import { Meal, textUpTo } from "../shared/primitives.ts";

export const ImportId = Schema.String.pipe(
  Schema.refine(isImportId, { expected: "a UUID in lower case", description: "Made by whoever sends the file." }),
);

const LONGEST_HEADING = 200;
const MOST_COLUMNS = 500;
const MOST_MEALS = 100;

const Column = Schema.String.pipe(
  Schema.refine((text): text is string => text === "" || isField(text), {
    expected: "a field of an import, or an empty text",
  }),
);

/** Answers to what a file leaves open. */
export const ImportChoices = Schema.Struct({
  order: Schema.optionalKey(Schema.Literals(DATE_ORDERS)),
  weight_unit: Schema.optionalKey(Schema.Literals(["kg", "lb"])),
  meals: Schema.optionalKey(
    Schema.Array(Schema.Struct({ name: textUpTo(LONGEST_HEADING), meal: Meal })).check(
      Schema.isMaxLength(MOST_MEALS, { expected: `at most ${MOST_MEALS} meals` }),
    ),
  ),
  columns: Schema.optionalKey(
    Schema.Array(Column).check(Schema.isMaxLength(MOST_COLUMNS, { expected: `at most ${MOST_COLUMNS} columns` })),
  ),
}).annotate({ identifier: "ImportChoices" });
export type WireChoices = typeof ImportChoices.Encoded;

const Counts = Schema.Struct({
  food: Schema.Int,
  water: Schema.Int,
  measurement: Schema.Int,
  exercise: Schema.Int,
  steps: Schema.Int,
});

const Places = Schema.Array(Schema.Struct({ file: Schema.String, line: Schema.Int }));

/** Contents of a file: counts of what would be added, rows that are left out and why, and what the member is asked. */
export const ImportSurvey = Schema.Struct({
  source: Schema.Literals(IMPORT_SOURCES),
  counts: Counts,
  from: Schema.optionalKey(Schema.String),
  to: Schema.optionalKey(Schema.String),
  left_out: Schema.Array(
    Schema.Struct({ reason: Schema.Literals(LEFT_OUT_REASONS), count: Schema.Int, places: Places }),
  ),
  doubts: Schema.Array(Schema.Struct({ reason: Schema.Literals(DOUBT_REASONS), count: Schema.Int, places: Places })),
  meals: Schema.Array(Schema.Struct({ name: Schema.String, count: Schema.Int, meal: Meal, is_sure: Schema.Boolean })),
  weights: Schema.optionalKey(
    Schema.Struct({ count: Schema.Int, min: Schema.Finite, median: Schema.Finite, max: Schema.Finite }),
  ),
  order: Schema.Struct({ order: Schema.Literals(DATE_ORDERS), is_asked: Schema.Boolean }),
  columns: Schema.optionalKey(
    Schema.Array(Schema.Struct({ heading: Schema.String, field: Schema.optionalKey(Schema.String) })),
  ),
}).annotate({ identifier: "ImportSurvey" });

/** A file that is sent, read, imported, and perhaps undone. `progress` is the share of the present step, 0 to 1. */
export const DataImport = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  bytes: Schema.Int,
  received: Schema.Int,
  state: Schema.Literals(IMPORT_STATES),
  created_at: Schema.Int,
  choices: ImportChoices,
  progress: Schema.Finite,
  survey: Schema.optionalKey(ImportSurvey),
  report: Schema.optionalKey(Schema.Struct({ added: Counts, known: Schema.Int, full: Schema.Int })),
  undo: Schema.optionalKey(Schema.Struct({ removed: Schema.Int, kept: Schema.Int })),
  refusal: Schema.optionalKey(Schema.Literals(FILE_REFUSALS)),
}).annotate({ identifier: "DataImport" });
export type WireImport = typeof DataImport.Encoded;

export const DataImports = Schema.Struct({ items: Schema.Array(DataImport) });
export type WireImports = typeof DataImports.Encoded;

export const FileBytes = Schema.Int.check(
  Schema.isBetween(
    { minimum: 1, maximum: IMPORT_LIMITS.fileBytes },
    { expected: `a number from 1 to ${IMPORT_LIMITS.fileBytes}` },
  ),
);
