import type { Instant } from "../calendar/index.ts";
import { isUuid } from "../identity/index.ts";
import type { Brand } from "../brand/index.ts";
import type { ImportChoices } from "./file-reader.ts";
import type { RecordKind } from "./record.ts";
import type { ImportSurvey } from "./survey.ts";

/** Made by the client that sends the file: a UUID. */
export type ImportId = string & Brand<"ImportId">;
export const isImportId = (id: unknown): id is ImportId => isUuid(id);

/** I11: bytes of a file, of a part in which it is sent, and files that a member has at once. */
export const IMPORT_LIMITS = { fileBytes: 500_000_000, partBytes: 2_000_000, files: 20, rows: 5_000_000 } as const;

export const IMPORT_STATES = [
  "sending",
  "reading",
  "ready",
  "importing",
  "done",
  "undoing",
  "undone",
  "refused",
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Why a file cannot be read. */
export const FILE_REFUSALS = ["unknownFormat", "damaged", "bomb", "tooManyRows", "encrypted", "failed"] as const;
export type ImportFileRefusal = (typeof FILE_REFUSALS)[number];

/** I12: what an import came to. */
export type ImportReport = {
  readonly added: Readonly<Record<RecordKind, number>>;
  /** Rows that stood already, from an earlier import of theirs. */
  readonly known: number;
  /** Rows of days that are full. */
  readonly full: number;
};

/** I13: what the undo of an import came to. */
export type UndoReport = { readonly removed: number; readonly kept: number };

/** A file that is taken in: sent, read, shown, imported, and perhaps undone. */
export type ImportBatch = {
  readonly id: ImportId;
  readonly name: string;
  readonly bytes: number;
  readonly received: number;
  readonly state: ImportState;
  readonly createdAt: Instant;
  readonly choices: ImportChoices;
  /** Share of the present work that is done, 0 to 1. */
  readonly progress: number;
  readonly survey?: ImportSurvey;
  readonly report?: ImportReport;
  readonly undo?: UndoReport;
  readonly refusal?: ImportFileRefusal;
};

export const NOTHING_ADDED: ImportReport = {
  added: { food: 0, water: 0, measurement: 0, exercise: 0, steps: 0 },
  known: 0,
  full: 0,
};

export type ImportStep = "read" | "start" | "undo" | "discard";

/** States in which each step may follow. */
const NEXT: Readonly<Record<ImportStep, readonly ImportState[]>> = {
  read: ["sending", "ready", "reading", "refused"],
  start: ["ready"],
  undo: ["done"],
  discard: ["sending", "ready", "refused", "undone"],
};

/** I11: whether a step may follow: a file is imported once, after it was shown, and undone once. */
export const mayFollow = ({ state, received, bytes }: ImportBatch, step: ImportStep): boolean =>
  NEXT[step].includes(state) && (step !== "read" || received === bytes);

/** I7: at least a date and something dated is needed of a table of no known format. */
export const isImportable = ({ counts }: ImportSurvey): boolean => Object.values(counts).some((number) => number > 0);
