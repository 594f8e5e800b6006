import type { CalendarDate } from "@morsel/domain/calendar";
import type { Effect } from "effect";
import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { StepDayIsFull, StepImport, StepImportNotFound } from "../step-store.ts";
import type { SentCount, DatedCount } from "@morsel/domain/exercise";

/** Step counts of a member's devices and files. */
export interface StepsClient {
  readonly counts: (
    from: CalendarDate,
    to: CalendarDate,
  ) => Effect.Effect<readonly DatedCount[], FieldRefused | RetryableRefusal>;
  /** W343: answers how many counts are other than before. */
  readonly importFile: (
    id: string,
    counts: readonly SentCount[],
  ) => Effect.Effect<number, StepDayIsFull | FieldRefused | RetryableRefusal>;
  readonly imports: Effect.Effect<readonly StepImport[], RetryableRefusal>;
  readonly undo: (id: string) => Effect.Effect<readonly StepImport[], StepImportNotFound | RetryableRefusal>;
}

export const StepsClient = token<StepsClient>("StepsClient");
