import type { CalendarDate } from "@morsel/domain/calendar";
import type { DatedCount } from "@morsel/domain/exercise";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** A file that was taken in: how many counts it changed, and whether that was taken back. */
export type StepImport = {
  readonly id: string;
  readonly createdAt: number;
  readonly changed: number;
  readonly isUndone: boolean;
};

export type StepDayIsFull = { readonly _tag: "StepDayIsFull"; readonly date: CalendarDate; readonly limit: number };
export type StepImportNotFound = { readonly _tag: "StepImportNotFound"; readonly id: string };

/** Every answered write is durable, and what its days add up to is kept in the same transaction. Scoped by its member. */
export interface StepStore {
  readonly counts: (member: MemberId, from: CalendarDate, to: CalendarDate) => Effect.Effect<readonly DatedCount[]>;
  /**
   * W343: one count for each source, day and beginning; a later one replaces it. What an import changes is remembered under its id.
   * Answers how many changed.
   */
  readonly put: (
    member: MemberId,
    counts: readonly DatedCount[],
    by?: { readonly importId: string; readonly now: number },
  ) => Effect.Effect<number, StepDayIsFull>;
  readonly imports: (member: MemberId, limit: number) => Effect.Effect<readonly StepImport[]>;
  /** W344: takes back some of what an import changed and nobody has changed since; answers how many remain. */
  readonly undo: (member: MemberId, importId: string, atOnce: number) => Effect.Effect<number, StepImportNotFound>;
}

export const StepStore = token<StepStore>("StepStore");
